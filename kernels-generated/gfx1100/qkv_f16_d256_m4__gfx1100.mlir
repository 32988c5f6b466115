// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=256, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d256_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 512 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c31 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c37 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c38 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c39 = arith.constant 16384 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.muli %0, %c6 : index
  %8 = arith.muli %3, %c7 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c8 : index
  %11 = arith.muli %10, %6 : index
  %12 = arith.addi %9, %c9 : index
  %13 = arith.muli %12, %6 : index
  %14 = wave.scratch %c10 : memref<?xf32>
  %15 = wave.scratch %c11 : memref<?xf32>
  %16 = memref.load %step[%c8] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c6 : index
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c6 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c2 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c4 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c14 {
      %29 = arith.muli %28, %c2 : index
      %30 = arith.addi %c8, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c2 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c2 : index
    %35 = arith.divui %inputFeatures, %c6 : index
    %36 = arith.muli %4, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c18 : index
    %43 = arith.muli %42, %c18 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %50:2 = scf.for %47 = %37 to %46 step %c18 iter_args(%48 = %c15, %49 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %47, %c8 : index
      %53 = arith.addi %11, %c5 : index
      %54 = arith.muli %52, %c14 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c6 : index
      %57 = arith.muli %56, %c6 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c19 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %47, %c9 : index
      %66 = arith.addi %11, %c5 : index
      %67 = arith.muli %65, %c14 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c6 : index
      %70 = arith.muli %69, %c6 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c19 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %47, %c7 : index
      %79 = arith.addi %11, %c5 : index
      %80 = arith.muli %78, %c14 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c6 : index
      %83 = arith.muli %82, %c6 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c19 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %47, %c20 : index
      %92 = arith.addi %11, %c5 : index
      %93 = arith.muli %91, %c14 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %51, %c6 : index
      %96 = arith.muli %95, %c6 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c19 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %47, %c8 : index
      %105 = arith.addi %13, %c5 : index
      %106 = arith.muli %104, %c14 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %51, %c6 : index
      %109 = arith.muli %108, %c6 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c19 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %47, %c9 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.muli %117, %c14 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %51, %c6 : index
      %122 = arith.muli %121, %c6 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c19 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %47, %c7 : index
      %131 = arith.addi %13, %c5 : index
      %132 = arith.muli %130, %c14 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %51, %c6 : index
      %135 = arith.muli %134, %c6 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c19 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %47, %c20 : index
      %144 = arith.addi %13, %c5 : index
      %145 = arith.muli %143, %c14 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %51, %c6 : index
      %148 = arith.muli %147, %c6 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c19 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.muli %47, %c9 : index
      %157 = arith.addi %156, %c8 : index
      %158 = arith.muli %tileRows, %c6 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.addi %34, %159 : index
      %161 = vector.load %22[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c2 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %22[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %64, %48 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %116, %49 : vector<16xf16>, vector<8xf32>
      %168 = arith.muli %47, %c9 : index
      %169 = arith.addi %168, %c9 : index
      %170 = arith.muli %tileRows, %c6 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.addi %34, %171 : index
      %173 = vector.load %22[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c2 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %22[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %77, %166 : vector<16xf16>, vector<8xf32>
      %179 = wave.mma %177, %129, %167 : vector<16xf16>, vector<8xf32>
      %180 = arith.muli %47, %c9 : index
      %181 = arith.addi %180, %c7 : index
      %182 = arith.muli %tileRows, %c6 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.addi %34, %183 : index
      %185 = vector.load %22[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c2 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %22[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %90, %178 : vector<16xf16>, vector<8xf32>
      %191 = wave.mma %189, %142, %179 : vector<16xf16>, vector<8xf32>
      %192 = arith.muli %47, %c9 : index
      %193 = arith.addi %192, %c20 : index
      %194 = arith.muli %tileRows, %c6 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.addi %34, %195 : index
      %197 = vector.load %22[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c2 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %22[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %103, %190 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %155, %191 : vector<16xf16>, vector<8xf32>
      scf.yield %202, %203 : vector<8xf32>, vector<8xf32>
    }
    %204 = arith.select %40, %46, %39 : index
    %208:2 = scf.for %205 = %46 to %204 step %c9 iter_args(%206 = %50#0, %207 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
      %209 = wave.lane
      %210 = arith.addi %205, %c8 : index
      %211 = arith.addi %11, %c5 : index
      %212 = arith.muli %210, %c14 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.remui %209, %c6 : index
      %215 = arith.muli %214, %c6 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = arith.addi %216, %c19 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.addi %205, %c8 : index
      %224 = arith.addi %13, %c5 : index
      %225 = arith.muli %223, %c14 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %209, %c6 : index
      %228 = arith.muli %227, %c6 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c19 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.muli %205, %c9 : index
      %237 = arith.addi %236, %c8 : index
      %238 = arith.muli %tileRows, %c6 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %34, %239 : index
      %241 = vector.load %22[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c2 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %22[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %222, %206 : vector<16xf16>, vector<8xf32>
      %247 = wave.mma %245, %235, %207 : vector<16xf16>, vector<8xf32>
      scf.yield %246, %247 : vector<8xf32>, vector<8xf32>
    }
    %248 = arith.addi %18, %c8 : index
    %249 = wave.lane
    %250 = arith.muli %3, %c7 : index
    %251 = arith.muli %250, %c19 : index
    %252 = arith.addi %251, %249 : index
    %253 = arith.muli %4, %c11 : index
    %254 = arith.addi %253, %252 : index
    %255 = arith.addi %254, %c8 : index
    %256 = arith.addi %255, %c8 : index
    %257 = vector.extract %208#0[0] : f32 from vector<8xf32>
    memref.store %257, %14[%256] : memref<?xf32>
    %258 = arith.muli %4, %c11 : index
    %259 = arith.addi %258, %252 : index
    %260 = arith.addi %259, %c8 : index
    %261 = arith.addi %260, %c4 : index
    %262 = vector.extract %208#0[1] : f32 from vector<8xf32>
    memref.store %262, %14[%261] : memref<?xf32>
    %263 = arith.muli %4, %c11 : index
    %264 = arith.addi %263, %252 : index
    %265 = arith.addi %264, %c8 : index
    %266 = arith.addi %265, %c21 : index
    %267 = vector.extract %208#0[2] : f32 from vector<8xf32>
    memref.store %267, %14[%266] : memref<?xf32>
    %268 = arith.muli %4, %c11 : index
    %269 = arith.addi %268, %252 : index
    %270 = arith.addi %269, %c8 : index
    %271 = arith.addi %270, %c22 : index
    %272 = vector.extract %208#0[3] : f32 from vector<8xf32>
    memref.store %272, %14[%271] : memref<?xf32>
    %273 = arith.muli %4, %c11 : index
    %274 = arith.addi %273, %252 : index
    %275 = arith.addi %274, %c8 : index
    %276 = arith.addi %275, %c5 : index
    %277 = vector.extract %208#0[4] : f32 from vector<8xf32>
    memref.store %277, %14[%276] : memref<?xf32>
    %278 = arith.muli %4, %c11 : index
    %279 = arith.addi %278, %252 : index
    %280 = arith.addi %279, %c8 : index
    %281 = arith.addi %280, %c23 : index
    %282 = vector.extract %208#0[5] : f32 from vector<8xf32>
    memref.store %282, %14[%281] : memref<?xf32>
    %283 = arith.muli %4, %c11 : index
    %284 = arith.addi %283, %252 : index
    %285 = arith.addi %284, %c8 : index
    %286 = arith.addi %285, %c24 : index
    %287 = vector.extract %208#0[6] : f32 from vector<8xf32>
    memref.store %287, %14[%286] : memref<?xf32>
    %288 = arith.muli %4, %c11 : index
    %289 = arith.addi %288, %252 : index
    %290 = arith.addi %289, %c8 : index
    %291 = arith.addi %290, %c25 : index
    %292 = vector.extract %208#0[7] : f32 from vector<8xf32>
    memref.store %292, %14[%291] : memref<?xf32>
    %293 = arith.muli %4, %c11 : index
    %294 = arith.addi %293, %252 : index
    %295 = arith.addi %294, %c19 : index
    %296 = arith.addi %295, %c8 : index
    %297 = vector.extract %208#1[0] : f32 from vector<8xf32>
    memref.store %297, %14[%296] : memref<?xf32>
    %298 = arith.muli %4, %c11 : index
    %299 = arith.addi %298, %252 : index
    %300 = arith.addi %299, %c19 : index
    %301 = arith.addi %300, %c4 : index
    %302 = vector.extract %208#1[1] : f32 from vector<8xf32>
    memref.store %302, %14[%301] : memref<?xf32>
    %303 = arith.muli %4, %c11 : index
    %304 = arith.addi %303, %252 : index
    %305 = arith.addi %304, %c19 : index
    %306 = arith.addi %305, %c21 : index
    %307 = vector.extract %208#1[2] : f32 from vector<8xf32>
    memref.store %307, %14[%306] : memref<?xf32>
    %308 = arith.muli %4, %c11 : index
    %309 = arith.addi %308, %252 : index
    %310 = arith.addi %309, %c19 : index
    %311 = arith.addi %310, %c22 : index
    %312 = vector.extract %208#1[3] : f32 from vector<8xf32>
    memref.store %312, %14[%311] : memref<?xf32>
    %313 = arith.muli %4, %c11 : index
    %314 = arith.addi %313, %252 : index
    %315 = arith.addi %314, %c19 : index
    %316 = arith.addi %315, %c5 : index
    %317 = vector.extract %208#1[4] : f32 from vector<8xf32>
    memref.store %317, %14[%316] : memref<?xf32>
    %318 = arith.muli %4, %c11 : index
    %319 = arith.addi %318, %252 : index
    %320 = arith.addi %319, %c19 : index
    %321 = arith.addi %320, %c23 : index
    %322 = vector.extract %208#1[5] : f32 from vector<8xf32>
    memref.store %322, %14[%321] : memref<?xf32>
    %323 = arith.muli %4, %c11 : index
    %324 = arith.addi %323, %252 : index
    %325 = arith.addi %324, %c19 : index
    %326 = arith.addi %325, %c24 : index
    %327 = vector.extract %208#1[6] : f32 from vector<8xf32>
    memref.store %327, %14[%326] : memref<?xf32>
    %328 = arith.muli %4, %c11 : index
    %329 = arith.addi %328, %252 : index
    %330 = arith.addi %329, %c19 : index
    %331 = arith.addi %330, %c25 : index
    %332 = vector.extract %208#1[7] : f32 from vector<8xf32>
    memref.store %332, %14[%331] : memref<?xf32>
    wave.barrier
    %333 = arith.muli %4, %c18 : index
    %334 = arith.addi %333, %c8 : index
    %335 = arith.muli %334, %c7 : index
    %336 = arith.divui %249, %c6 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.addi %248, %337 : index
    %339 = arith.cmpi slt, %338, %17 : index
    scf.if %339 {
      %340 = arith.cmpi eq, %hasFactors, %c9 : index
      %341 = memref.load %factors[%338] : memref<?xf32>
      %342 = arith.select %340, %341, %c27 : f32
      %343 = arith.addi %252, %c8 : index
      %344 = arith.muli %334, %c4 : index
      %345 = arith.addi %343, %344 : index
      %346 = memref.load %14[%345] : memref<?xf32>
      %347 = arith.addi %345, %c11 : index
      %348 = memref.load %14[%347] : memref<?xf32>
      %349 = arith.addf %346, %348 : f32
      %350 = arith.remui %249, %c6 : index
      %351 = arith.muli %350, %c18 : index
      %352 = arith.addi %11, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %342 : f32
      %357 = arith.mulf %349, %356 : f32
      %358 = arith.muli %3, %c7 : index
      %359 = arith.addi %358, %c8 : index
      %360 = arith.muli %359, %c6 : index
      %361 = arith.remui %249, %c6 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %337, %c19 : index
      %364 = arith.addi %363, %362 : index
      memref.store %357, %15[%364] : memref<?xf32>
      %365 = arith.addi %252, %c19 : index
      %366 = arith.muli %334, %c4 : index
      %367 = arith.addi %365, %366 : index
      %368 = memref.load %14[%367] : memref<?xf32>
      %369 = arith.addi %367, %c11 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.remui %249, %c6 : index
      %373 = arith.muli %372, %c18 : index
      %374 = arith.addi %13, %373 : index
      %375 = vector.load %w[%374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %376 = vector.bitcast %375 : vector<4xi8> to vector<1xf32>
      %377 = vector.extract %376[0] : f32 from vector<1xf32>
      %378 = arith.mulf %377, %342 : f32
      %379 = arith.mulf %371, %378 : f32
      %380 = arith.muli %3, %c7 : index
      %381 = arith.addi %380, %c9 : index
      %382 = arith.muli %381, %c6 : index
      %383 = arith.remui %249, %c6 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %337, %c19 : index
      %386 = arith.addi %385, %384 : index
      memref.store %379, %15[%386] : memref<?xf32>
    }
    %387 = arith.muli %4, %c18 : index
    %388 = arith.addi %387, %c9 : index
    %389 = arith.muli %388, %c7 : index
    %390 = arith.divui %249, %c6 : index
    %391 = arith.addi %389, %390 : index
    %392 = arith.addi %248, %391 : index
    %393 = arith.cmpi slt, %392, %17 : index
    scf.if %393 {
      %394 = arith.cmpi eq, %hasFactors, %c9 : index
      %395 = memref.load %factors[%392] : memref<?xf32>
      %396 = arith.select %394, %395, %c27 : f32
      %397 = arith.addi %252, %c8 : index
      %398 = arith.muli %388, %c4 : index
      %399 = arith.addi %397, %398 : index
      %400 = memref.load %14[%399] : memref<?xf32>
      %401 = arith.addi %399, %c11 : index
      %402 = memref.load %14[%401] : memref<?xf32>
      %403 = arith.addf %400, %402 : f32
      %404 = arith.remui %249, %c6 : index
      %405 = arith.muli %404, %c18 : index
      %406 = arith.addi %11, %405 : index
      %407 = vector.load %w[%406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %408 = vector.bitcast %407 : vector<4xi8> to vector<1xf32>
      %409 = vector.extract %408[0] : f32 from vector<1xf32>
      %410 = arith.mulf %409, %396 : f32
      %411 = arith.mulf %403, %410 : f32
      %412 = arith.muli %3, %c7 : index
      %413 = arith.addi %412, %c8 : index
      %414 = arith.muli %413, %c6 : index
      %415 = arith.remui %249, %c6 : index
      %416 = arith.addi %414, %415 : index
      %417 = arith.muli %391, %c19 : index
      %418 = arith.addi %417, %416 : index
      memref.store %411, %15[%418] : memref<?xf32>
      %419 = arith.addi %252, %c19 : index
      %420 = arith.muli %388, %c4 : index
      %421 = arith.addi %419, %420 : index
      %422 = memref.load %14[%421] : memref<?xf32>
      %423 = arith.addi %421, %c11 : index
      %424 = memref.load %14[%423] : memref<?xf32>
      %425 = arith.addf %422, %424 : f32
      %426 = arith.remui %249, %c6 : index
      %427 = arith.muli %426, %c18 : index
      %428 = arith.addi %13, %427 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<1xf32>
      %431 = vector.extract %430[0] : f32 from vector<1xf32>
      %432 = arith.mulf %431, %396 : f32
      %433 = arith.mulf %425, %432 : f32
      %434 = arith.muli %3, %c7 : index
      %435 = arith.addi %434, %c9 : index
      %436 = arith.muli %435, %c6 : index
      %437 = arith.remui %249, %c6 : index
      %438 = arith.addi %436, %437 : index
      %439 = arith.muli %391, %c19 : index
      %440 = arith.addi %439, %438 : index
      memref.store %433, %15[%440] : memref<?xf32>
    }
    %441 = arith.muli %4, %c18 : index
    %442 = arith.addi %441, %c7 : index
    %443 = arith.muli %442, %c7 : index
    %444 = arith.divui %249, %c6 : index
    %445 = arith.addi %443, %444 : index
    %446 = arith.addi %248, %445 : index
    %447 = arith.cmpi slt, %446, %17 : index
    scf.if %447 {
      %448 = arith.cmpi eq, %hasFactors, %c9 : index
      %449 = memref.load %factors[%446] : memref<?xf32>
      %450 = arith.select %448, %449, %c27 : f32
      %451 = arith.addi %252, %c8 : index
      %452 = arith.muli %442, %c4 : index
      %453 = arith.addi %451, %452 : index
      %454 = memref.load %14[%453] : memref<?xf32>
      %455 = arith.addi %453, %c11 : index
      %456 = memref.load %14[%455] : memref<?xf32>
      %457 = arith.addf %454, %456 : f32
      %458 = arith.remui %249, %c6 : index
      %459 = arith.muli %458, %c18 : index
      %460 = arith.addi %11, %459 : index
      %461 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %462 = vector.bitcast %461 : vector<4xi8> to vector<1xf32>
      %463 = vector.extract %462[0] : f32 from vector<1xf32>
      %464 = arith.mulf %463, %450 : f32
      %465 = arith.mulf %457, %464 : f32
      %466 = arith.muli %3, %c7 : index
      %467 = arith.addi %466, %c8 : index
      %468 = arith.muli %467, %c6 : index
      %469 = arith.remui %249, %c6 : index
      %470 = arith.addi %468, %469 : index
      %471 = arith.muli %445, %c19 : index
      %472 = arith.addi %471, %470 : index
      memref.store %465, %15[%472] : memref<?xf32>
      %473 = arith.addi %252, %c19 : index
      %474 = arith.muli %442, %c4 : index
      %475 = arith.addi %473, %474 : index
      %476 = memref.load %14[%475] : memref<?xf32>
      %477 = arith.addi %475, %c11 : index
      %478 = memref.load %14[%477] : memref<?xf32>
      %479 = arith.addf %476, %478 : f32
      %480 = arith.remui %249, %c6 : index
      %481 = arith.muli %480, %c18 : index
      %482 = arith.addi %13, %481 : index
      %483 = vector.load %w[%482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %484 = vector.bitcast %483 : vector<4xi8> to vector<1xf32>
      %485 = vector.extract %484[0] : f32 from vector<1xf32>
      %486 = arith.mulf %485, %450 : f32
      %487 = arith.mulf %479, %486 : f32
      %488 = arith.muli %3, %c7 : index
      %489 = arith.addi %488, %c9 : index
      %490 = arith.muli %489, %c6 : index
      %491 = arith.remui %249, %c6 : index
      %492 = arith.addi %490, %491 : index
      %493 = arith.muli %445, %c19 : index
      %494 = arith.addi %493, %492 : index
      memref.store %487, %15[%494] : memref<?xf32>
    }
    %495 = arith.muli %4, %c18 : index
    %496 = arith.addi %495, %c20 : index
    %497 = arith.muli %496, %c7 : index
    %498 = arith.divui %249, %c6 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.addi %248, %499 : index
    %501 = arith.cmpi slt, %500, %17 : index
    scf.if %501 {
      %502 = arith.cmpi eq, %hasFactors, %c9 : index
      %503 = memref.load %factors[%500] : memref<?xf32>
      %504 = arith.select %502, %503, %c27 : f32
      %505 = arith.addi %252, %c8 : index
      %506 = arith.muli %496, %c4 : index
      %507 = arith.addi %505, %506 : index
      %508 = memref.load %14[%507] : memref<?xf32>
      %509 = arith.addi %507, %c11 : index
      %510 = memref.load %14[%509] : memref<?xf32>
      %511 = arith.addf %508, %510 : f32
      %512 = arith.remui %249, %c6 : index
      %513 = arith.muli %512, %c18 : index
      %514 = arith.addi %11, %513 : index
      %515 = vector.load %w[%514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %516 = vector.bitcast %515 : vector<4xi8> to vector<1xf32>
      %517 = vector.extract %516[0] : f32 from vector<1xf32>
      %518 = arith.mulf %517, %504 : f32
      %519 = arith.mulf %511, %518 : f32
      %520 = arith.muli %3, %c7 : index
      %521 = arith.addi %520, %c8 : index
      %522 = arith.muli %521, %c6 : index
      %523 = arith.remui %249, %c6 : index
      %524 = arith.addi %522, %523 : index
      %525 = arith.muli %499, %c19 : index
      %526 = arith.addi %525, %524 : index
      memref.store %519, %15[%526] : memref<?xf32>
      %527 = arith.addi %252, %c19 : index
      %528 = arith.muli %496, %c4 : index
      %529 = arith.addi %527, %528 : index
      %530 = memref.load %14[%529] : memref<?xf32>
      %531 = arith.addi %529, %c11 : index
      %532 = memref.load %14[%531] : memref<?xf32>
      %533 = arith.addf %530, %532 : f32
      %534 = arith.remui %249, %c6 : index
      %535 = arith.muli %534, %c18 : index
      %536 = arith.addi %13, %535 : index
      %537 = vector.load %w[%536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %538 = vector.bitcast %537 : vector<4xi8> to vector<1xf32>
      %539 = vector.extract %538[0] : f32 from vector<1xf32>
      %540 = arith.mulf %539, %504 : f32
      %541 = arith.mulf %533, %540 : f32
      %542 = arith.muli %3, %c7 : index
      %543 = arith.addi %542, %c9 : index
      %544 = arith.muli %543, %c6 : index
      %545 = arith.remui %249, %c6 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.muli %499, %c19 : index
      %548 = arith.addi %547, %546 : index
      memref.store %541, %15[%548] : memref<?xf32>
    }
    wave.barrier
    %549 = arith.addi %18, %c8 : index
    %550 = wave.wave
    %551 = arith.addi %550, %c8 : index
    %552 = arith.addi %549, %551 : index
    %553 = arith.cmpi slt, %552, %17 : index
    scf.if %553 {
      %554 = arith.addi %549, %551 : index
      %555 = arith.muli %551, %c19 : index
      %556 = wave.lane
      %557 = arith.addi %556, %c8 : index
      %558 = arith.cmpi eq, %hasBias, %c9 : index
      %559 = arith.addi %555, %557 : index
      %560 = memref.load %15[%559] : memref<?xf32>
      %561 = arith.muli %0, %c19 : index
      %562 = arith.addi %561, %557 : index
      %563 = memref.load %bias[%562] : memref<?xf32>
      %564 = arith.addf %560, %563 : f32
      %565 = arith.select %558, %564, %560 : f32
      %566 = arith.addi %557, %c5 : index
      %567 = arith.cmpi eq, %hasBias, %c9 : index
      %568 = arith.addi %555, %566 : index
      %569 = memref.load %15[%568] : memref<?xf32>
      %570 = arith.muli %0, %c19 : index
      %571 = arith.addi %570, %566 : index
      %572 = memref.load %bias[%571] : memref<?xf32>
      %573 = arith.addf %569, %572 : f32
      %574 = arith.select %567, %573, %569 : f32
      %575 = arith.addi %556, %c4 : index
      %576 = arith.cmpi eq, %hasBias, %c9 : index
      %577 = arith.addi %555, %575 : index
      %578 = memref.load %15[%577] : memref<?xf32>
      %579 = arith.muli %0, %c19 : index
      %580 = arith.addi %579, %575 : index
      %581 = memref.load %bias[%580] : memref<?xf32>
      %582 = arith.addf %578, %581 : f32
      %583 = arith.select %576, %582, %578 : f32
      %584 = arith.addi %575, %c5 : index
      %585 = arith.cmpi eq, %hasBias, %c9 : index
      %586 = arith.addi %555, %584 : index
      %587 = memref.load %15[%586] : memref<?xf32>
      %588 = arith.muli %0, %c19 : index
      %589 = arith.addi %588, %584 : index
      %590 = memref.load %bias[%589] : memref<?xf32>
      %591 = arith.addf %587, %590 : f32
      %592 = arith.select %585, %591, %587 : f32
      %593 = arith.addi %556, %c21 : index
      %594 = arith.cmpi eq, %hasBias, %c9 : index
      %595 = arith.addi %555, %593 : index
      %596 = memref.load %15[%595] : memref<?xf32>
      %597 = arith.muli %0, %c19 : index
      %598 = arith.addi %597, %593 : index
      %599 = memref.load %bias[%598] : memref<?xf32>
      %600 = arith.addf %596, %599 : f32
      %601 = arith.select %594, %600, %596 : f32
      %602 = arith.addi %593, %c5 : index
      %603 = arith.cmpi eq, %hasBias, %c9 : index
      %604 = arith.addi %555, %602 : index
      %605 = memref.load %15[%604] : memref<?xf32>
      %606 = arith.muli %0, %c19 : index
      %607 = arith.addi %606, %602 : index
      %608 = memref.load %bias[%607] : memref<?xf32>
      %609 = arith.addf %605, %608 : f32
      %610 = arith.select %603, %609, %605 : f32
      %611 = arith.addi %556, %c22 : index
      %612 = arith.cmpi eq, %hasBias, %c9 : index
      %613 = arith.addi %555, %611 : index
      %614 = memref.load %15[%613] : memref<?xf32>
      %615 = arith.muli %0, %c19 : index
      %616 = arith.addi %615, %611 : index
      %617 = memref.load %bias[%616] : memref<?xf32>
      %618 = arith.addf %614, %617 : f32
      %619 = arith.select %612, %618, %614 : f32
      %620 = arith.addi %611, %c5 : index
      %621 = arith.cmpi eq, %hasBias, %c9 : index
      %622 = arith.addi %555, %620 : index
      %623 = memref.load %15[%622] : memref<?xf32>
      %624 = arith.muli %0, %c19 : index
      %625 = arith.addi %624, %620 : index
      %626 = memref.load %bias[%625] : memref<?xf32>
      %627 = arith.addf %623, %626 : f32
      %628 = arith.select %621, %627, %623 : f32
      %629 = arith.addi %heads, %kvHeads : index
      %630 = arith.cmpi slt, %0, %629 : index
      scf.if %630 {
        %631 = arith.addi %positionsAt, %554 : index
        %632 = memref.load %step[%631] : memref<?xi32>
        %633 = arith.index_cast %632 : i32 to index
        %634 = arith.cmpi eq, %hasNorm, %c9 : index
        %635 = math.fma %565, %565, %c31 : f32
        %636 = math.fma %574, %574, %635 : f32
        %637 = math.fma %583, %583, %636 : f32
        %638 = math.fma %592, %592, %637 : f32
        %639 = math.fma %601, %601, %638 : f32
        %640 = math.fma %610, %610, %639 : f32
        %641 = math.fma %619, %619, %640 : f32
        %642 = math.fma %628, %628, %641 : f32
        %643 = vector.broadcast %642 : f32 to vector<1xf32>
        %644 = wave.reduce "add" %643 : vector<1xf32>
        %645 = arith.mulf %644, %inverseHeadDim : f32
        %646 = arith.addf %645, %epsilon : f32
        %647 = math.sqrt %646 : f32
        %648 = arith.divf %c27, %647 : f32
        %649 = arith.cmpi slt, %0, %heads : index
        %650 = arith.addi %557, %c5 : index
        %651 = memref.load %query_norm[%557] : memref<?xf32>
        %652 = memref.load %key_norm[%557] : memref<?xf32>
        %653 = arith.select %649, %651, %652 : f32
        %654 = arith.mulf %565, %648 : f32
        %655 = arith.mulf %654, %653 : f32
        %656 = arith.select %634, %655, %565 : f32
        %657 = memref.load %query_norm[%650] : memref<?xf32>
        %658 = memref.load %key_norm[%650] : memref<?xf32>
        %659 = arith.select %649, %657, %658 : f32
        %660 = arith.mulf %574, %648 : f32
        %661 = arith.mulf %660, %659 : f32
        %662 = arith.select %634, %661, %574 : f32
        %663 = arith.addi %575, %c5 : index
        %664 = memref.load %query_norm[%575] : memref<?xf32>
        %665 = memref.load %key_norm[%575] : memref<?xf32>
        %666 = arith.select %649, %664, %665 : f32
        %667 = arith.mulf %583, %648 : f32
        %668 = arith.mulf %667, %666 : f32
        %669 = arith.select %634, %668, %583 : f32
        %670 = memref.load %query_norm[%663] : memref<?xf32>
        %671 = memref.load %key_norm[%663] : memref<?xf32>
        %672 = arith.select %649, %670, %671 : f32
        %673 = arith.mulf %592, %648 : f32
        %674 = arith.mulf %673, %672 : f32
        %675 = arith.select %634, %674, %592 : f32
        %676 = arith.addi %593, %c5 : index
        %677 = memref.load %query_norm[%593] : memref<?xf32>
        %678 = memref.load %key_norm[%593] : memref<?xf32>
        %679 = arith.select %649, %677, %678 : f32
        %680 = arith.mulf %601, %648 : f32
        %681 = arith.mulf %680, %679 : f32
        %682 = arith.select %634, %681, %601 : f32
        %683 = memref.load %query_norm[%676] : memref<?xf32>
        %684 = memref.load %key_norm[%676] : memref<?xf32>
        %685 = arith.select %649, %683, %684 : f32
        %686 = arith.mulf %610, %648 : f32
        %687 = arith.mulf %686, %685 : f32
        %688 = arith.select %634, %687, %610 : f32
        %689 = arith.addi %611, %c5 : index
        %690 = memref.load %query_norm[%611] : memref<?xf32>
        %691 = memref.load %key_norm[%611] : memref<?xf32>
        %692 = arith.select %649, %690, %691 : f32
        %693 = arith.mulf %619, %648 : f32
        %694 = arith.mulf %693, %692 : f32
        %695 = arith.select %634, %694, %619 : f32
        %696 = memref.load %query_norm[%689] : memref<?xf32>
        %697 = memref.load %key_norm[%689] : memref<?xf32>
        %698 = arith.select %649, %696, %697 : f32
        %699 = arith.mulf %628, %648 : f32
        %700 = arith.mulf %699, %698 : f32
        %701 = arith.select %634, %700, %628 : f32
        %702 = arith.remui %633, %c19 : index
        %703 = arith.muli %702, %c19 : index
        %704 = arith.addi %703, %557 : index
        %705 = arith.divui %633, %c19 : index
        %706 = arith.addi %705, %c19 : index
        %707 = arith.muli %706, %c19 : index
        %708 = arith.addi %707, %557 : index
        %709 = memref.load %rope[%704] : memref<?xf32>
        %710 = arith.addi %704, %c5 : index
        %711 = memref.load %rope[%710] : memref<?xf32>
        %712 = memref.load %rope[%708] : memref<?xf32>
        %713 = arith.addi %708, %c5 : index
        %714 = memref.load %rope[%713] : memref<?xf32>
        %715 = arith.mulf %712, %709 : f32
        %716 = arith.mulf %714, %711 : f32
        %717 = arith.subf %715, %716 : f32
        %718 = arith.mulf %714, %709 : f32
        %719 = arith.mulf %712, %711 : f32
        %720 = arith.addf %718, %719 : f32
        %721 = arith.mulf %656, %717 : f32
        %722 = arith.mulf %662, %720 : f32
        %723 = arith.subf %721, %722 : f32
        %724 = arith.mulf %662, %717 : f32
        %725 = arith.mulf %656, %720 : f32
        %726 = arith.addf %724, %725 : f32
        %727 = arith.cmpi slt, %0, %heads : index
        scf.if %727 {
          %728 = arith.muli %554, %heads : index
          %729 = arith.addi %728, %0 : index
          %730 = arith.muli %729, %c19 : index
          %731 = arith.addi %730, %557 : index
          memref.store %723, %q[%731] : memref<?xf32>
          %732 = arith.addi %731, %c5 : index
          memref.store %726, %q[%732] : memref<?xf32>
        } else {
          %733 = arith.addi %555, %557 : index
          memref.store %723, %15[%733] : memref<?xf32>
          %734 = arith.addi %555, %557 : index
          %735 = arith.addi %734, %c5 : index
          memref.store %726, %15[%735] : memref<?xf32>
        }
        %736 = arith.remui %633, %c19 : index
        %737 = arith.muli %736, %c19 : index
        %738 = arith.addi %737, %575 : index
        %739 = arith.divui %633, %c19 : index
        %740 = arith.addi %739, %c19 : index
        %741 = arith.muli %740, %c19 : index
        %742 = arith.addi %741, %575 : index
        %743 = memref.load %rope[%738] : memref<?xf32>
        %744 = arith.addi %738, %c5 : index
        %745 = memref.load %rope[%744] : memref<?xf32>
        %746 = memref.load %rope[%742] : memref<?xf32>
        %747 = arith.addi %742, %c5 : index
        %748 = memref.load %rope[%747] : memref<?xf32>
        %749 = arith.mulf %746, %743 : f32
        %750 = arith.mulf %748, %745 : f32
        %751 = arith.subf %749, %750 : f32
        %752 = arith.mulf %748, %743 : f32
        %753 = arith.mulf %746, %745 : f32
        %754 = arith.addf %752, %753 : f32
        %755 = arith.mulf %669, %751 : f32
        %756 = arith.mulf %675, %754 : f32
        %757 = arith.subf %755, %756 : f32
        %758 = arith.mulf %675, %751 : f32
        %759 = arith.mulf %669, %754 : f32
        %760 = arith.addf %758, %759 : f32
        %761 = arith.cmpi slt, %0, %heads : index
        scf.if %761 {
          %762 = arith.muli %554, %heads : index
          %763 = arith.addi %762, %0 : index
          %764 = arith.muli %763, %c19 : index
          %765 = arith.addi %764, %575 : index
          memref.store %757, %q[%765] : memref<?xf32>
          %766 = arith.addi %765, %c5 : index
          memref.store %760, %q[%766] : memref<?xf32>
        } else {
          %767 = arith.addi %555, %575 : index
          memref.store %757, %15[%767] : memref<?xf32>
          %768 = arith.addi %555, %575 : index
          %769 = arith.addi %768, %c5 : index
          memref.store %760, %15[%769] : memref<?xf32>
        }
        %770 = arith.remui %633, %c19 : index
        %771 = arith.muli %770, %c19 : index
        %772 = arith.addi %771, %593 : index
        %773 = arith.divui %633, %c19 : index
        %774 = arith.addi %773, %c19 : index
        %775 = arith.muli %774, %c19 : index
        %776 = arith.addi %775, %593 : index
        %777 = memref.load %rope[%772] : memref<?xf32>
        %778 = arith.addi %772, %c5 : index
        %779 = memref.load %rope[%778] : memref<?xf32>
        %780 = memref.load %rope[%776] : memref<?xf32>
        %781 = arith.addi %776, %c5 : index
        %782 = memref.load %rope[%781] : memref<?xf32>
        %783 = arith.mulf %780, %777 : f32
        %784 = arith.mulf %782, %779 : f32
        %785 = arith.subf %783, %784 : f32
        %786 = arith.mulf %782, %777 : f32
        %787 = arith.mulf %780, %779 : f32
        %788 = arith.addf %786, %787 : f32
        %789 = arith.mulf %682, %785 : f32
        %790 = arith.mulf %688, %788 : f32
        %791 = arith.subf %789, %790 : f32
        %792 = arith.mulf %688, %785 : f32
        %793 = arith.mulf %682, %788 : f32
        %794 = arith.addf %792, %793 : f32
        %795 = arith.cmpi slt, %0, %heads : index
        scf.if %795 {
          %796 = arith.muli %554, %heads : index
          %797 = arith.addi %796, %0 : index
          %798 = arith.muli %797, %c19 : index
          %799 = arith.addi %798, %593 : index
          memref.store %791, %q[%799] : memref<?xf32>
          %800 = arith.addi %799, %c5 : index
          memref.store %794, %q[%800] : memref<?xf32>
        } else {
          %801 = arith.addi %555, %593 : index
          memref.store %791, %15[%801] : memref<?xf32>
          %802 = arith.addi %555, %593 : index
          %803 = arith.addi %802, %c5 : index
          memref.store %794, %15[%803] : memref<?xf32>
        }
        %804 = arith.remui %633, %c19 : index
        %805 = arith.muli %804, %c19 : index
        %806 = arith.addi %805, %611 : index
        %807 = arith.divui %633, %c19 : index
        %808 = arith.addi %807, %c19 : index
        %809 = arith.muli %808, %c19 : index
        %810 = arith.addi %809, %611 : index
        %811 = memref.load %rope[%806] : memref<?xf32>
        %812 = arith.addi %806, %c5 : index
        %813 = memref.load %rope[%812] : memref<?xf32>
        %814 = memref.load %rope[%810] : memref<?xf32>
        %815 = arith.addi %810, %c5 : index
        %816 = memref.load %rope[%815] : memref<?xf32>
        %817 = arith.mulf %814, %811 : f32
        %818 = arith.mulf %816, %813 : f32
        %819 = arith.subf %817, %818 : f32
        %820 = arith.mulf %816, %811 : f32
        %821 = arith.mulf %814, %813 : f32
        %822 = arith.addf %820, %821 : f32
        %823 = arith.mulf %695, %819 : f32
        %824 = arith.mulf %701, %822 : f32
        %825 = arith.subf %823, %824 : f32
        %826 = arith.mulf %701, %819 : f32
        %827 = arith.mulf %695, %822 : f32
        %828 = arith.addf %826, %827 : f32
        %829 = arith.cmpi slt, %0, %heads : index
        scf.if %829 {
          %830 = arith.muli %554, %heads : index
          %831 = arith.addi %830, %0 : index
          %832 = arith.muli %831, %c19 : index
          %833 = arith.addi %832, %611 : index
          memref.store %825, %q[%833] : memref<?xf32>
          %834 = arith.addi %833, %c5 : index
          memref.store %828, %q[%834] : memref<?xf32>
        } else {
          %835 = arith.addi %555, %611 : index
          memref.store %825, %15[%835] : memref<?xf32>
          %836 = arith.addi %555, %611 : index
          %837 = arith.addi %836, %c5 : index
          memref.store %828, %15[%837] : memref<?xf32>
        }
      } else {
        %838 = arith.cmpi slt, %0, %heads : index
        scf.if %838 {
          %839 = arith.muli %554, %heads : index
          %840 = arith.addi %839, %0 : index
          %841 = arith.muli %840, %c19 : index
          %842 = arith.addi %841, %557 : index
          memref.store %565, %q[%842] : memref<?xf32>
          %843 = arith.addi %842, %c5 : index
          memref.store %574, %q[%843] : memref<?xf32>
        } else {
          %844 = arith.addi %555, %557 : index
          memref.store %565, %15[%844] : memref<?xf32>
          %845 = arith.addi %555, %557 : index
          %846 = arith.addi %845, %c5 : index
          memref.store %574, %15[%846] : memref<?xf32>
        }
        %847 = arith.cmpi slt, %0, %heads : index
        scf.if %847 {
          %848 = arith.muli %554, %heads : index
          %849 = arith.addi %848, %0 : index
          %850 = arith.muli %849, %c19 : index
          %851 = arith.addi %850, %575 : index
          memref.store %583, %q[%851] : memref<?xf32>
          %852 = arith.addi %851, %c5 : index
          memref.store %592, %q[%852] : memref<?xf32>
        } else {
          %853 = arith.addi %555, %575 : index
          memref.store %583, %15[%853] : memref<?xf32>
          %854 = arith.addi %555, %575 : index
          %855 = arith.addi %854, %c5 : index
          memref.store %592, %15[%855] : memref<?xf32>
        }
        %856 = arith.cmpi slt, %0, %heads : index
        scf.if %856 {
          %857 = arith.muli %554, %heads : index
          %858 = arith.addi %857, %0 : index
          %859 = arith.muli %858, %c19 : index
          %860 = arith.addi %859, %593 : index
          memref.store %601, %q[%860] : memref<?xf32>
          %861 = arith.addi %860, %c5 : index
          memref.store %610, %q[%861] : memref<?xf32>
        } else {
          %862 = arith.addi %555, %593 : index
          memref.store %601, %15[%862] : memref<?xf32>
          %863 = arith.addi %555, %593 : index
          %864 = arith.addi %863, %c5 : index
          memref.store %610, %15[%864] : memref<?xf32>
        }
        %865 = arith.cmpi slt, %0, %heads : index
        scf.if %865 {
          %866 = arith.muli %554, %heads : index
          %867 = arith.addi %866, %0 : index
          %868 = arith.muli %867, %c19 : index
          %869 = arith.addi %868, %611 : index
          memref.store %619, %q[%869] : memref<?xf32>
          %870 = arith.addi %869, %c5 : index
          memref.store %628, %q[%870] : memref<?xf32>
        } else {
          %871 = arith.addi %555, %611 : index
          memref.store %619, %15[%871] : memref<?xf32>
          %872 = arith.addi %555, %611 : index
          %873 = arith.addi %872, %c5 : index
          memref.store %628, %15[%873] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %874 = arith.cmpi sge, %0, %heads : index
    scf.if %874 {
      %875 = arith.addi %550, %c8 : index
      %876 = arith.addi %549, %875 : index
      %877 = arith.cmpi slt, %876, %17 : index
      scf.if %877 {
        %878 = arith.addi %549, %875 : index
        %879 = arith.addi %slotsAt, %878 : index
        %880 = memref.load %step[%879] : memref<?xi32>
        %881 = arith.index_cast %880 : i32 to index
        %882 = arith.cmpi sge, %881, %c8 : index
        scf.if %882 {
          %883 = arith.muli %875, %c19 : index
          %884 = arith.subi %0, %heads : index
          %885 = memref.load %scales[%884] : memref<?xf32>
          %886 = vector.broadcast %885 : f32 to vector<4xf32>
          %887 = arith.divui %881, %c6 : index
          %888 = arith.remui %881, %c6 : index
          %889 = arith.muli %887, %pageBytes : index
          %890 = arith.cmpi eq, %codec, %c8 : index
          scf.if %890 {
            %891 = wave.lane
            %892 = arith.muli %891, %c18 : index
            scf.for %893 = %892 to %c19 step %c5 {
              %894 = arith.addi %883, %893 : index
              %895 = vector.load %15[%894] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %896 = arith.mulf %895, %886 : vector<4xf32>
              %897 = arith.minimumf %896, %c37 : vector<4xf32>
              %898 = arith.maximumf %897, %c38 : vector<4xf32>
              %899 = arith.truncf %898 : vector<4xf32> to vector<4xf16>
              %900 = vector.bitcast %899 : vector<4xf16> to vector<8xi8>
              %901 = arith.cmpi slt, %884, %kvHeads : index
              scf.if %901 {
                %902 = arith.muli %884, %c39 : index
                %903 = arith.addi %889, %902 : index
                %904 = arith.divui %893, %c6 : index
                %905 = arith.muli %904, %c14 : index
                %906 = arith.remui %893, %c6 : index
                %907 = arith.divui %906, %c2 : index
                %908 = arith.muli %907, %c19 : index
                %909 = arith.muli %888, %c6 : index
                %910 = arith.addi %908, %909 : index
                %911 = arith.remui %906, %c2 : index
                %912 = arith.muli %911, %c7 : index
                %913 = arith.addi %910, %912 : index
                %914 = arith.addi %905, %913 : index
                %915 = arith.addi %903, %914 : index
                vector.store %900, %kv[%915] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %916 = arith.subi %884, %kvHeads : index
                %917 = arith.muli %916, %c39 : index
                %918 = arith.addi %889, %917 : index
                %919 = arith.addi %893, %c8 : index
                %920 = arith.divui %919, %c6 : index
                %921 = arith.muli %920, %c14 : index
                %922 = arith.addi %921, %c10 : index
                %923 = arith.remui %919, %c6 : index
                %924 = arith.divui %888, %c7 : index
                %925 = arith.remui %888, %c7 : index
                %926 = arith.muli %925, %c2 : index
                %927 = arith.addi %924, %926 : index
                %928 = arith.divui %927, %c2 : index
                %929 = arith.muli %928, %c19 : index
                %930 = arith.muli %923, %c6 : index
                %931 = arith.addi %929, %930 : index
                %932 = arith.remui %927, %c2 : index
                %933 = arith.muli %932, %c7 : index
                %934 = arith.addi %931, %933 : index
                %935 = arith.addi %922, %934 : index
                %936 = arith.addi %918, %935 : index
                %937 = vector.shuffle %900, %900 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %937, %kv[%936] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %938 = arith.addi %893, %c9 : index
                %939 = arith.divui %938, %c6 : index
                %940 = arith.muli %939, %c14 : index
                %941 = arith.addi %940, %c10 : index
                %942 = arith.remui %938, %c6 : index
                %943 = arith.divui %888, %c7 : index
                %944 = arith.remui %888, %c7 : index
                %945 = arith.muli %944, %c2 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.divui %946, %c2 : index
                %948 = arith.muli %947, %c19 : index
                %949 = arith.muli %942, %c6 : index
                %950 = arith.addi %948, %949 : index
                %951 = arith.remui %946, %c2 : index
                %952 = arith.muli %951, %c7 : index
                %953 = arith.addi %950, %952 : index
                %954 = arith.addi %941, %953 : index
                %955 = arith.addi %918, %954 : index
                %956 = vector.shuffle %900, %900 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %956, %kv[%955] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %957 = arith.addi %893, %c7 : index
                %958 = arith.divui %957, %c6 : index
                %959 = arith.muli %958, %c14 : index
                %960 = arith.addi %959, %c10 : index
                %961 = arith.remui %957, %c6 : index
                %962 = arith.divui %888, %c7 : index
                %963 = arith.remui %888, %c7 : index
                %964 = arith.muli %963, %c2 : index
                %965 = arith.addi %962, %964 : index
                %966 = arith.divui %965, %c2 : index
                %967 = arith.muli %966, %c19 : index
                %968 = arith.muli %961, %c6 : index
                %969 = arith.addi %967, %968 : index
                %970 = arith.remui %965, %c2 : index
                %971 = arith.muli %970, %c7 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.addi %960, %972 : index
                %974 = arith.addi %918, %973 : index
                %975 = vector.shuffle %900, %900 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %975, %kv[%974] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %976 = arith.addi %893, %c20 : index
                %977 = arith.divui %976, %c6 : index
                %978 = arith.muli %977, %c14 : index
                %979 = arith.addi %978, %c10 : index
                %980 = arith.remui %976, %c6 : index
                %981 = arith.divui %888, %c7 : index
                %982 = arith.remui %888, %c7 : index
                %983 = arith.muli %982, %c2 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.divui %984, %c2 : index
                %986 = arith.muli %985, %c19 : index
                %987 = arith.muli %980, %c6 : index
                %988 = arith.addi %986, %987 : index
                %989 = arith.remui %984, %c2 : index
                %990 = arith.muli %989, %c7 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.addi %979, %991 : index
                %993 = arith.addi %918, %992 : index
                %994 = vector.shuffle %900, %900 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %994, %kv[%993] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %995 = arith.cmpi eq, %codec, %c9 : index
          scf.if %995 {
            %996 = wave.lane
            %997 = arith.muli %996, %c18 : index
            scf.for %998 = %997 to %c19 step %c5 {
              %999 = arith.addi %883, %998 : index
              %1000 = vector.load %15[%999] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1001 = arith.mulf %1000, %886 : vector<4xf32>
              %1002 = wave.fp8_encode "e4m3" %1001 : vector<4xf32> -> vector<4xi8>
              %1003 = arith.cmpi slt, %884, %kvHeads : index
              scf.if %1003 {
                %1004 = arith.muli %884, %c10 : index
                %1005 = arith.addi %889, %1004 : index
                %1006 = vector.shuffle %1002, %1002 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1007 = arith.divui %998, %c6 : index
                %1008 = arith.muli %1007, %c19 : index
                %1009 = arith.remui %998, %c6 : index
                %1010 = arith.muli %888, %c6 : index
                %1011 = arith.divui %1009, %c18 : index
                %1012 = arith.muli %1011, %c18 : index
                %1013 = arith.remui %1009, %c7 : index
                %1014 = arith.muli %1013, %c7 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1009, %c7 : index
                %1017 = arith.remui %1016, %c7 : index
                %1018 = arith.addi %1015, %1017 : index
                %1019 = arith.addi %1010, %1018 : index
                %1020 = arith.addi %1008, %1019 : index
                %1021 = arith.addi %1005, %1020 : index
                vector.store %1006, %kv[%1021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1022 = arith.subi %884, %kvHeads : index
                %1023 = arith.muli %1022, %c10 : index
                %1024 = arith.addi %889, %1023 : index
                %1025 = arith.addi %998, %c8 : index
                %1026 = arith.divui %1025, %c6 : index
                %1027 = arith.muli %1026, %c19 : index
                %1028 = arith.addi %1027, %c11 : index
                %1029 = arith.remui %1025, %c6 : index
                %1030 = arith.divui %888, %c7 : index
                %1031 = arith.remui %888, %c7 : index
                %1032 = arith.muli %1031, %c2 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.muli %1029, %c6 : index
                %1035 = arith.divui %1033, %c18 : index
                %1036 = arith.muli %1035, %c18 : index
                %1037 = arith.remui %1033, %c7 : index
                %1038 = arith.muli %1037, %c7 : index
                %1039 = arith.addi %1036, %1038 : index
                %1040 = arith.divui %1033, %c7 : index
                %1041 = arith.remui %1040, %c7 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.addi %1034, %1042 : index
                %1044 = arith.addi %1028, %1043 : index
                %1045 = arith.addi %1024, %1044 : index
                %1046 = vector.shuffle %1002, %1002 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1046, %kv[%1045] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1047 = arith.addi %998, %c9 : index
                %1048 = arith.divui %1047, %c6 : index
                %1049 = arith.muli %1048, %c19 : index
                %1050 = arith.addi %1049, %c11 : index
                %1051 = arith.remui %1047, %c6 : index
                %1052 = arith.divui %888, %c7 : index
                %1053 = arith.remui %888, %c7 : index
                %1054 = arith.muli %1053, %c2 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.muli %1051, %c6 : index
                %1057 = arith.divui %1055, %c18 : index
                %1058 = arith.muli %1057, %c18 : index
                %1059 = arith.remui %1055, %c7 : index
                %1060 = arith.muli %1059, %c7 : index
                %1061 = arith.addi %1058, %1060 : index
                %1062 = arith.divui %1055, %c7 : index
                %1063 = arith.remui %1062, %c7 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.addi %1056, %1064 : index
                %1066 = arith.addi %1050, %1065 : index
                %1067 = arith.addi %1024, %1066 : index
                %1068 = vector.shuffle %1002, %1002 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1068, %kv[%1067] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1069 = arith.addi %998, %c7 : index
                %1070 = arith.divui %1069, %c6 : index
                %1071 = arith.muli %1070, %c19 : index
                %1072 = arith.addi %1071, %c11 : index
                %1073 = arith.remui %1069, %c6 : index
                %1074 = arith.divui %888, %c7 : index
                %1075 = arith.remui %888, %c7 : index
                %1076 = arith.muli %1075, %c2 : index
                %1077 = arith.addi %1074, %1076 : index
                %1078 = arith.muli %1073, %c6 : index
                %1079 = arith.divui %1077, %c18 : index
                %1080 = arith.muli %1079, %c18 : index
                %1081 = arith.remui %1077, %c7 : index
                %1082 = arith.muli %1081, %c7 : index
                %1083 = arith.addi %1080, %1082 : index
                %1084 = arith.divui %1077, %c7 : index
                %1085 = arith.remui %1084, %c7 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.addi %1078, %1086 : index
                %1088 = arith.addi %1072, %1087 : index
                %1089 = arith.addi %1024, %1088 : index
                %1090 = vector.shuffle %1002, %1002 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1090, %kv[%1089] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1091 = arith.addi %998, %c20 : index
                %1092 = arith.divui %1091, %c6 : index
                %1093 = arith.muli %1092, %c19 : index
                %1094 = arith.addi %1093, %c11 : index
                %1095 = arith.remui %1091, %c6 : index
                %1096 = arith.divui %888, %c7 : index
                %1097 = arith.remui %888, %c7 : index
                %1098 = arith.muli %1097, %c2 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.muli %1095, %c6 : index
                %1101 = arith.divui %1099, %c18 : index
                %1102 = arith.muli %1101, %c18 : index
                %1103 = arith.remui %1099, %c7 : index
                %1104 = arith.muli %1103, %c7 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.divui %1099, %c7 : index
                %1107 = arith.remui %1106, %c7 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.addi %1100, %1108 : index
                %1110 = arith.addi %1094, %1109 : index
                %1111 = arith.addi %1024, %1110 : index
                %1112 = vector.shuffle %1002, %1002 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1112, %kv[%1111] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1113 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1113 {
            %1114 = wave.lane
            %1115 = arith.muli %1114, %c18 : index
            scf.for %1116 = %1115 to %c19 step %c5 {
              %1117 = arith.addi %883, %1116 : index
              %1118 = vector.load %15[%1117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1119 = arith.mulf %1118, %886 : vector<4xf32>
              %1120 = wave.fp8_encode "e5m2" %1119 : vector<4xf32> -> vector<4xi8>
              %1121 = arith.cmpi slt, %884, %kvHeads : index
              scf.if %1121 {
                %1122 = arith.muli %884, %c10 : index
                %1123 = arith.addi %889, %1122 : index
                %1124 = vector.shuffle %1120, %1120 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1125 = arith.divui %1116, %c6 : index
                %1126 = arith.muli %1125, %c19 : index
                %1127 = arith.remui %1116, %c6 : index
                %1128 = arith.muli %888, %c6 : index
                %1129 = arith.divui %1127, %c18 : index
                %1130 = arith.muli %1129, %c18 : index
                %1131 = arith.remui %1127, %c7 : index
                %1132 = arith.muli %1131, %c7 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.divui %1127, %c7 : index
                %1135 = arith.remui %1134, %c7 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.addi %1128, %1136 : index
                %1138 = arith.addi %1126, %1137 : index
                %1139 = arith.addi %1123, %1138 : index
                vector.store %1124, %kv[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1140 = arith.subi %884, %kvHeads : index
                %1141 = arith.muli %1140, %c10 : index
                %1142 = arith.addi %889, %1141 : index
                %1143 = arith.addi %1116, %c8 : index
                %1144 = arith.divui %1143, %c6 : index
                %1145 = arith.muli %1144, %c19 : index
                %1146 = arith.addi %1145, %c11 : index
                %1147 = arith.remui %1143, %c6 : index
                %1148 = arith.divui %888, %c7 : index
                %1149 = arith.remui %888, %c7 : index
                %1150 = arith.muli %1149, %c2 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.muli %1147, %c6 : index
                %1153 = arith.divui %1151, %c18 : index
                %1154 = arith.muli %1153, %c18 : index
                %1155 = arith.remui %1151, %c7 : index
                %1156 = arith.muli %1155, %c7 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.divui %1151, %c7 : index
                %1159 = arith.remui %1158, %c7 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.addi %1152, %1160 : index
                %1162 = arith.addi %1146, %1161 : index
                %1163 = arith.addi %1142, %1162 : index
                %1164 = vector.shuffle %1120, %1120 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1164, %kv[%1163] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1165 = arith.addi %1116, %c9 : index
                %1166 = arith.divui %1165, %c6 : index
                %1167 = arith.muli %1166, %c19 : index
                %1168 = arith.addi %1167, %c11 : index
                %1169 = arith.remui %1165, %c6 : index
                %1170 = arith.divui %888, %c7 : index
                %1171 = arith.remui %888, %c7 : index
                %1172 = arith.muli %1171, %c2 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.muli %1169, %c6 : index
                %1175 = arith.divui %1173, %c18 : index
                %1176 = arith.muli %1175, %c18 : index
                %1177 = arith.remui %1173, %c7 : index
                %1178 = arith.muli %1177, %c7 : index
                %1179 = arith.addi %1176, %1178 : index
                %1180 = arith.divui %1173, %c7 : index
                %1181 = arith.remui %1180, %c7 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.addi %1174, %1182 : index
                %1184 = arith.addi %1168, %1183 : index
                %1185 = arith.addi %1142, %1184 : index
                %1186 = vector.shuffle %1120, %1120 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1186, %kv[%1185] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1187 = arith.addi %1116, %c7 : index
                %1188 = arith.divui %1187, %c6 : index
                %1189 = arith.muli %1188, %c19 : index
                %1190 = arith.addi %1189, %c11 : index
                %1191 = arith.remui %1187, %c6 : index
                %1192 = arith.divui %888, %c7 : index
                %1193 = arith.remui %888, %c7 : index
                %1194 = arith.muli %1193, %c2 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.muli %1191, %c6 : index
                %1197 = arith.divui %1195, %c18 : index
                %1198 = arith.muli %1197, %c18 : index
                %1199 = arith.remui %1195, %c7 : index
                %1200 = arith.muli %1199, %c7 : index
                %1201 = arith.addi %1198, %1200 : index
                %1202 = arith.divui %1195, %c7 : index
                %1203 = arith.remui %1202, %c7 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.addi %1196, %1204 : index
                %1206 = arith.addi %1190, %1205 : index
                %1207 = arith.addi %1142, %1206 : index
                %1208 = vector.shuffle %1120, %1120 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1208, %kv[%1207] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1209 = arith.addi %1116, %c20 : index
                %1210 = arith.divui %1209, %c6 : index
                %1211 = arith.muli %1210, %c19 : index
                %1212 = arith.addi %1211, %c11 : index
                %1213 = arith.remui %1209, %c6 : index
                %1214 = arith.divui %888, %c7 : index
                %1215 = arith.remui %888, %c7 : index
                %1216 = arith.muli %1215, %c2 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.muli %1213, %c6 : index
                %1219 = arith.divui %1217, %c18 : index
                %1220 = arith.muli %1219, %c18 : index
                %1221 = arith.remui %1217, %c7 : index
                %1222 = arith.muli %1221, %c7 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.divui %1217, %c7 : index
                %1225 = arith.remui %1224, %c7 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.addi %1218, %1226 : index
                %1228 = arith.addi %1212, %1227 : index
                %1229 = arith.addi %1142, %1228 : index
                %1230 = vector.shuffle %1120, %1120 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1230, %kv[%1229] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
