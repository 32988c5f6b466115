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
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c31 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c33 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c38 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c40 = arith.constant 16384 : index
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
      %341 = arith.muli %338, %c7 : index
      %342 = memref.load %factors[%341] : memref<?xf32>
      %343 = arith.mulf %342, %operandScale : f32
      %344 = arith.select %340, %343, %operandScale : f32
      %345 = arith.addi %252, %c8 : index
      %346 = arith.muli %334, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = memref.load %14[%347] : memref<?xf32>
      %349 = arith.addi %347, %c11 : index
      %350 = memref.load %14[%349] : memref<?xf32>
      %351 = arith.addf %348, %350 : f32
      %352 = arith.remui %249, %c6 : index
      %353 = arith.muli %352, %c18 : index
      %354 = arith.addi %11, %353 : index
      %355 = vector.load %w[%354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %356 = vector.bitcast %355 : vector<4xi8> to vector<1xf32>
      %357 = vector.extract %356[0] : f32 from vector<1xf32>
      %358 = arith.mulf %357, %344 : f32
      %359 = arith.mulf %351, %358 : f32
      %360 = arith.muli %3, %c7 : index
      %361 = arith.addi %360, %c8 : index
      %362 = arith.muli %361, %c6 : index
      %363 = arith.remui %249, %c6 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %337, %c19 : index
      %366 = arith.addi %365, %364 : index
      memref.store %359, %15[%366] : memref<?xf32>
      %367 = arith.addi %252, %c19 : index
      %368 = arith.muli %334, %c4 : index
      %369 = arith.addi %367, %368 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addi %369, %c11 : index
      %372 = memref.load %14[%371] : memref<?xf32>
      %373 = arith.addf %370, %372 : f32
      %374 = arith.remui %249, %c6 : index
      %375 = arith.muli %374, %c18 : index
      %376 = arith.addi %13, %375 : index
      %377 = vector.load %w[%376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %378 = vector.bitcast %377 : vector<4xi8> to vector<1xf32>
      %379 = vector.extract %378[0] : f32 from vector<1xf32>
      %380 = arith.mulf %379, %344 : f32
      %381 = arith.mulf %373, %380 : f32
      %382 = arith.muli %3, %c7 : index
      %383 = arith.addi %382, %c9 : index
      %384 = arith.muli %383, %c6 : index
      %385 = arith.remui %249, %c6 : index
      %386 = arith.addi %384, %385 : index
      %387 = arith.muli %337, %c19 : index
      %388 = arith.addi %387, %386 : index
      memref.store %381, %15[%388] : memref<?xf32>
    }
    %389 = arith.muli %4, %c18 : index
    %390 = arith.addi %389, %c9 : index
    %391 = arith.muli %390, %c7 : index
    %392 = arith.divui %249, %c6 : index
    %393 = arith.addi %391, %392 : index
    %394 = arith.addi %248, %393 : index
    %395 = arith.cmpi slt, %394, %17 : index
    scf.if %395 {
      %396 = arith.cmpi eq, %hasFactors, %c9 : index
      %397 = arith.muli %394, %c7 : index
      %398 = memref.load %factors[%397] : memref<?xf32>
      %399 = arith.mulf %398, %operandScale : f32
      %400 = arith.select %396, %399, %operandScale : f32
      %401 = arith.addi %252, %c8 : index
      %402 = arith.muli %390, %c4 : index
      %403 = arith.addi %401, %402 : index
      %404 = memref.load %14[%403] : memref<?xf32>
      %405 = arith.addi %403, %c11 : index
      %406 = memref.load %14[%405] : memref<?xf32>
      %407 = arith.addf %404, %406 : f32
      %408 = arith.remui %249, %c6 : index
      %409 = arith.muli %408, %c18 : index
      %410 = arith.addi %11, %409 : index
      %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %412 = vector.bitcast %411 : vector<4xi8> to vector<1xf32>
      %413 = vector.extract %412[0] : f32 from vector<1xf32>
      %414 = arith.mulf %413, %400 : f32
      %415 = arith.mulf %407, %414 : f32
      %416 = arith.muli %3, %c7 : index
      %417 = arith.addi %416, %c8 : index
      %418 = arith.muli %417, %c6 : index
      %419 = arith.remui %249, %c6 : index
      %420 = arith.addi %418, %419 : index
      %421 = arith.muli %393, %c19 : index
      %422 = arith.addi %421, %420 : index
      memref.store %415, %15[%422] : memref<?xf32>
      %423 = arith.addi %252, %c19 : index
      %424 = arith.muli %390, %c4 : index
      %425 = arith.addi %423, %424 : index
      %426 = memref.load %14[%425] : memref<?xf32>
      %427 = arith.addi %425, %c11 : index
      %428 = memref.load %14[%427] : memref<?xf32>
      %429 = arith.addf %426, %428 : f32
      %430 = arith.remui %249, %c6 : index
      %431 = arith.muli %430, %c18 : index
      %432 = arith.addi %13, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %400 : f32
      %437 = arith.mulf %429, %436 : f32
      %438 = arith.muli %3, %c7 : index
      %439 = arith.addi %438, %c9 : index
      %440 = arith.muli %439, %c6 : index
      %441 = arith.remui %249, %c6 : index
      %442 = arith.addi %440, %441 : index
      %443 = arith.muli %393, %c19 : index
      %444 = arith.addi %443, %442 : index
      memref.store %437, %15[%444] : memref<?xf32>
    }
    %445 = arith.muli %4, %c18 : index
    %446 = arith.addi %445, %c7 : index
    %447 = arith.muli %446, %c7 : index
    %448 = arith.divui %249, %c6 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.addi %248, %449 : index
    %451 = arith.cmpi slt, %450, %17 : index
    scf.if %451 {
      %452 = arith.cmpi eq, %hasFactors, %c9 : index
      %453 = arith.muli %450, %c7 : index
      %454 = memref.load %factors[%453] : memref<?xf32>
      %455 = arith.mulf %454, %operandScale : f32
      %456 = arith.select %452, %455, %operandScale : f32
      %457 = arith.addi %252, %c8 : index
      %458 = arith.muli %446, %c4 : index
      %459 = arith.addi %457, %458 : index
      %460 = memref.load %14[%459] : memref<?xf32>
      %461 = arith.addi %459, %c11 : index
      %462 = memref.load %14[%461] : memref<?xf32>
      %463 = arith.addf %460, %462 : f32
      %464 = arith.remui %249, %c6 : index
      %465 = arith.muli %464, %c18 : index
      %466 = arith.addi %11, %465 : index
      %467 = vector.load %w[%466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<1xf32>
      %469 = vector.extract %468[0] : f32 from vector<1xf32>
      %470 = arith.mulf %469, %456 : f32
      %471 = arith.mulf %463, %470 : f32
      %472 = arith.muli %3, %c7 : index
      %473 = arith.addi %472, %c8 : index
      %474 = arith.muli %473, %c6 : index
      %475 = arith.remui %249, %c6 : index
      %476 = arith.addi %474, %475 : index
      %477 = arith.muli %449, %c19 : index
      %478 = arith.addi %477, %476 : index
      memref.store %471, %15[%478] : memref<?xf32>
      %479 = arith.addi %252, %c19 : index
      %480 = arith.muli %446, %c4 : index
      %481 = arith.addi %479, %480 : index
      %482 = memref.load %14[%481] : memref<?xf32>
      %483 = arith.addi %481, %c11 : index
      %484 = memref.load %14[%483] : memref<?xf32>
      %485 = arith.addf %482, %484 : f32
      %486 = arith.remui %249, %c6 : index
      %487 = arith.muli %486, %c18 : index
      %488 = arith.addi %13, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %456 : f32
      %493 = arith.mulf %485, %492 : f32
      %494 = arith.muli %3, %c7 : index
      %495 = arith.addi %494, %c9 : index
      %496 = arith.muli %495, %c6 : index
      %497 = arith.remui %249, %c6 : index
      %498 = arith.addi %496, %497 : index
      %499 = arith.muli %449, %c19 : index
      %500 = arith.addi %499, %498 : index
      memref.store %493, %15[%500] : memref<?xf32>
    }
    %501 = arith.muli %4, %c18 : index
    %502 = arith.addi %501, %c20 : index
    %503 = arith.muli %502, %c7 : index
    %504 = arith.divui %249, %c6 : index
    %505 = arith.addi %503, %504 : index
    %506 = arith.addi %248, %505 : index
    %507 = arith.cmpi slt, %506, %17 : index
    scf.if %507 {
      %508 = arith.cmpi eq, %hasFactors, %c9 : index
      %509 = arith.muli %506, %c7 : index
      %510 = memref.load %factors[%509] : memref<?xf32>
      %511 = arith.mulf %510, %operandScale : f32
      %512 = arith.select %508, %511, %operandScale : f32
      %513 = arith.addi %252, %c8 : index
      %514 = arith.muli %502, %c4 : index
      %515 = arith.addi %513, %514 : index
      %516 = memref.load %14[%515] : memref<?xf32>
      %517 = arith.addi %515, %c11 : index
      %518 = memref.load %14[%517] : memref<?xf32>
      %519 = arith.addf %516, %518 : f32
      %520 = arith.remui %249, %c6 : index
      %521 = arith.muli %520, %c18 : index
      %522 = arith.addi %11, %521 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<1xf32>
      %525 = vector.extract %524[0] : f32 from vector<1xf32>
      %526 = arith.mulf %525, %512 : f32
      %527 = arith.mulf %519, %526 : f32
      %528 = arith.muli %3, %c7 : index
      %529 = arith.addi %528, %c8 : index
      %530 = arith.muli %529, %c6 : index
      %531 = arith.remui %249, %c6 : index
      %532 = arith.addi %530, %531 : index
      %533 = arith.muli %505, %c19 : index
      %534 = arith.addi %533, %532 : index
      memref.store %527, %15[%534] : memref<?xf32>
      %535 = arith.addi %252, %c19 : index
      %536 = arith.muli %502, %c4 : index
      %537 = arith.addi %535, %536 : index
      %538 = memref.load %14[%537] : memref<?xf32>
      %539 = arith.addi %537, %c11 : index
      %540 = memref.load %14[%539] : memref<?xf32>
      %541 = arith.addf %538, %540 : f32
      %542 = arith.remui %249, %c6 : index
      %543 = arith.muli %542, %c18 : index
      %544 = arith.addi %13, %543 : index
      %545 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xf32>
      %547 = vector.extract %546[0] : f32 from vector<1xf32>
      %548 = arith.mulf %547, %512 : f32
      %549 = arith.mulf %541, %548 : f32
      %550 = arith.muli %3, %c7 : index
      %551 = arith.addi %550, %c9 : index
      %552 = arith.muli %551, %c6 : index
      %553 = arith.remui %249, %c6 : index
      %554 = arith.addi %552, %553 : index
      %555 = arith.muli %505, %c19 : index
      %556 = arith.addi %555, %554 : index
      memref.store %549, %15[%556] : memref<?xf32>
    }
    wave.barrier
    %557 = arith.addi %18, %c8 : index
    %558 = wave.wave
    %559 = arith.addi %558, %c8 : index
    %560 = arith.addi %557, %559 : index
    %561 = arith.cmpi slt, %560, %17 : index
    scf.if %561 {
      %562 = arith.addi %557, %559 : index
      %563 = arith.muli %559, %c19 : index
      %564 = wave.lane
      %565 = arith.addi %564, %c8 : index
      %566 = arith.cmpi eq, %hasBias, %c9 : index
      %567 = arith.addi %563, %565 : index
      %568 = memref.load %15[%567] : memref<?xf32>
      %569 = arith.muli %0, %c19 : index
      %570 = arith.addi %569, %565 : index
      %571 = memref.load %bias[%570] : memref<?xf32>
      %572 = arith.addf %568, %571 : f32
      %573 = arith.select %566, %572, %568 : f32
      %574 = arith.addi %565, %c5 : index
      %575 = arith.cmpi eq, %hasBias, %c9 : index
      %576 = arith.addi %563, %574 : index
      %577 = memref.load %15[%576] : memref<?xf32>
      %578 = arith.muli %0, %c19 : index
      %579 = arith.addi %578, %574 : index
      %580 = memref.load %bias[%579] : memref<?xf32>
      %581 = arith.addf %577, %580 : f32
      %582 = arith.select %575, %581, %577 : f32
      %583 = arith.addi %564, %c4 : index
      %584 = arith.cmpi eq, %hasBias, %c9 : index
      %585 = arith.addi %563, %583 : index
      %586 = memref.load %15[%585] : memref<?xf32>
      %587 = arith.muli %0, %c19 : index
      %588 = arith.addi %587, %583 : index
      %589 = memref.load %bias[%588] : memref<?xf32>
      %590 = arith.addf %586, %589 : f32
      %591 = arith.select %584, %590, %586 : f32
      %592 = arith.addi %583, %c5 : index
      %593 = arith.cmpi eq, %hasBias, %c9 : index
      %594 = arith.addi %563, %592 : index
      %595 = memref.load %15[%594] : memref<?xf32>
      %596 = arith.muli %0, %c19 : index
      %597 = arith.addi %596, %592 : index
      %598 = memref.load %bias[%597] : memref<?xf32>
      %599 = arith.addf %595, %598 : f32
      %600 = arith.select %593, %599, %595 : f32
      %601 = arith.addi %564, %c21 : index
      %602 = arith.cmpi eq, %hasBias, %c9 : index
      %603 = arith.addi %563, %601 : index
      %604 = memref.load %15[%603] : memref<?xf32>
      %605 = arith.muli %0, %c19 : index
      %606 = arith.addi %605, %601 : index
      %607 = memref.load %bias[%606] : memref<?xf32>
      %608 = arith.addf %604, %607 : f32
      %609 = arith.select %602, %608, %604 : f32
      %610 = arith.addi %601, %c5 : index
      %611 = arith.cmpi eq, %hasBias, %c9 : index
      %612 = arith.addi %563, %610 : index
      %613 = memref.load %15[%612] : memref<?xf32>
      %614 = arith.muli %0, %c19 : index
      %615 = arith.addi %614, %610 : index
      %616 = memref.load %bias[%615] : memref<?xf32>
      %617 = arith.addf %613, %616 : f32
      %618 = arith.select %611, %617, %613 : f32
      %619 = arith.addi %564, %c22 : index
      %620 = arith.cmpi eq, %hasBias, %c9 : index
      %621 = arith.addi %563, %619 : index
      %622 = memref.load %15[%621] : memref<?xf32>
      %623 = arith.muli %0, %c19 : index
      %624 = arith.addi %623, %619 : index
      %625 = memref.load %bias[%624] : memref<?xf32>
      %626 = arith.addf %622, %625 : f32
      %627 = arith.select %620, %626, %622 : f32
      %628 = arith.addi %619, %c5 : index
      %629 = arith.cmpi eq, %hasBias, %c9 : index
      %630 = arith.addi %563, %628 : index
      %631 = memref.load %15[%630] : memref<?xf32>
      %632 = arith.muli %0, %c19 : index
      %633 = arith.addi %632, %628 : index
      %634 = memref.load %bias[%633] : memref<?xf32>
      %635 = arith.addf %631, %634 : f32
      %636 = arith.select %629, %635, %631 : f32
      %637 = arith.addi %heads, %kvHeads : index
      %638 = arith.cmpi slt, %0, %637 : index
      scf.if %638 {
        %639 = arith.addi %positionsAt, %562 : index
        %640 = memref.load %step[%639] : memref<?xi32>
        %641 = arith.index_cast %640 : i32 to index
        %642 = arith.cmpi eq, %hasNorm, %c9 : index
        %643 = math.fma %573, %573, %c31 : f32
        %644 = math.fma %582, %582, %643 : f32
        %645 = math.fma %591, %591, %644 : f32
        %646 = math.fma %600, %600, %645 : f32
        %647 = math.fma %609, %609, %646 : f32
        %648 = math.fma %618, %618, %647 : f32
        %649 = math.fma %627, %627, %648 : f32
        %650 = math.fma %636, %636, %649 : f32
        %651 = vector.broadcast %650 : f32 to vector<1xf32>
        %652 = wave.reduce "add" %651 : vector<1xf32>
        %653 = arith.mulf %652, %inverseHeadDim : f32
        %654 = arith.addf %653, %epsilon : f32
        %655 = math.sqrt %654 : f32
        %656 = arith.divf %c33, %655 : f32
        %657 = arith.cmpi slt, %0, %heads : index
        %658 = arith.addi %565, %c5 : index
        %659 = memref.load %query_norm[%565] : memref<?xf32>
        %660 = memref.load %key_norm[%565] : memref<?xf32>
        %661 = arith.select %657, %659, %660 : f32
        %662 = arith.mulf %573, %656 : f32
        %663 = arith.mulf %662, %661 : f32
        %664 = arith.select %642, %663, %573 : f32
        %665 = memref.load %query_norm[%658] : memref<?xf32>
        %666 = memref.load %key_norm[%658] : memref<?xf32>
        %667 = arith.select %657, %665, %666 : f32
        %668 = arith.mulf %582, %656 : f32
        %669 = arith.mulf %668, %667 : f32
        %670 = arith.select %642, %669, %582 : f32
        %671 = arith.addi %583, %c5 : index
        %672 = memref.load %query_norm[%583] : memref<?xf32>
        %673 = memref.load %key_norm[%583] : memref<?xf32>
        %674 = arith.select %657, %672, %673 : f32
        %675 = arith.mulf %591, %656 : f32
        %676 = arith.mulf %675, %674 : f32
        %677 = arith.select %642, %676, %591 : f32
        %678 = memref.load %query_norm[%671] : memref<?xf32>
        %679 = memref.load %key_norm[%671] : memref<?xf32>
        %680 = arith.select %657, %678, %679 : f32
        %681 = arith.mulf %600, %656 : f32
        %682 = arith.mulf %681, %680 : f32
        %683 = arith.select %642, %682, %600 : f32
        %684 = arith.addi %601, %c5 : index
        %685 = memref.load %query_norm[%601] : memref<?xf32>
        %686 = memref.load %key_norm[%601] : memref<?xf32>
        %687 = arith.select %657, %685, %686 : f32
        %688 = arith.mulf %609, %656 : f32
        %689 = arith.mulf %688, %687 : f32
        %690 = arith.select %642, %689, %609 : f32
        %691 = memref.load %query_norm[%684] : memref<?xf32>
        %692 = memref.load %key_norm[%684] : memref<?xf32>
        %693 = arith.select %657, %691, %692 : f32
        %694 = arith.mulf %618, %656 : f32
        %695 = arith.mulf %694, %693 : f32
        %696 = arith.select %642, %695, %618 : f32
        %697 = arith.addi %619, %c5 : index
        %698 = memref.load %query_norm[%619] : memref<?xf32>
        %699 = memref.load %key_norm[%619] : memref<?xf32>
        %700 = arith.select %657, %698, %699 : f32
        %701 = arith.mulf %627, %656 : f32
        %702 = arith.mulf %701, %700 : f32
        %703 = arith.select %642, %702, %627 : f32
        %704 = memref.load %query_norm[%697] : memref<?xf32>
        %705 = memref.load %key_norm[%697] : memref<?xf32>
        %706 = arith.select %657, %704, %705 : f32
        %707 = arith.mulf %636, %656 : f32
        %708 = arith.mulf %707, %706 : f32
        %709 = arith.select %642, %708, %636 : f32
        %710 = arith.remui %641, %c19 : index
        %711 = arith.muli %710, %c19 : index
        %712 = arith.addi %711, %565 : index
        %713 = arith.divui %641, %c19 : index
        %714 = arith.addi %713, %c19 : index
        %715 = arith.muli %714, %c19 : index
        %716 = arith.addi %715, %565 : index
        %717 = memref.load %rope[%712] : memref<?xf32>
        %718 = arith.addi %712, %c5 : index
        %719 = memref.load %rope[%718] : memref<?xf32>
        %720 = memref.load %rope[%716] : memref<?xf32>
        %721 = arith.addi %716, %c5 : index
        %722 = memref.load %rope[%721] : memref<?xf32>
        %723 = arith.mulf %720, %717 : f32
        %724 = arith.mulf %722, %719 : f32
        %725 = arith.subf %723, %724 : f32
        %726 = arith.mulf %722, %717 : f32
        %727 = arith.mulf %720, %719 : f32
        %728 = arith.addf %726, %727 : f32
        %729 = arith.mulf %664, %725 : f32
        %730 = arith.mulf %670, %728 : f32
        %731 = arith.subf %729, %730 : f32
        %732 = arith.mulf %670, %725 : f32
        %733 = arith.mulf %664, %728 : f32
        %734 = arith.addf %732, %733 : f32
        %735 = arith.cmpi slt, %0, %heads : index
        scf.if %735 {
          %736 = arith.muli %562, %heads : index
          %737 = arith.addi %736, %0 : index
          %738 = arith.muli %737, %c19 : index
          %739 = arith.addi %738, %565 : index
          memref.store %731, %q[%739] : memref<?xf32>
          %740 = arith.addi %739, %c5 : index
          memref.store %734, %q[%740] : memref<?xf32>
        } else {
          %741 = arith.addi %563, %565 : index
          memref.store %731, %15[%741] : memref<?xf32>
          %742 = arith.addi %563, %565 : index
          %743 = arith.addi %742, %c5 : index
          memref.store %734, %15[%743] : memref<?xf32>
        }
        %744 = arith.remui %641, %c19 : index
        %745 = arith.muli %744, %c19 : index
        %746 = arith.addi %745, %583 : index
        %747 = arith.divui %641, %c19 : index
        %748 = arith.addi %747, %c19 : index
        %749 = arith.muli %748, %c19 : index
        %750 = arith.addi %749, %583 : index
        %751 = memref.load %rope[%746] : memref<?xf32>
        %752 = arith.addi %746, %c5 : index
        %753 = memref.load %rope[%752] : memref<?xf32>
        %754 = memref.load %rope[%750] : memref<?xf32>
        %755 = arith.addi %750, %c5 : index
        %756 = memref.load %rope[%755] : memref<?xf32>
        %757 = arith.mulf %754, %751 : f32
        %758 = arith.mulf %756, %753 : f32
        %759 = arith.subf %757, %758 : f32
        %760 = arith.mulf %756, %751 : f32
        %761 = arith.mulf %754, %753 : f32
        %762 = arith.addf %760, %761 : f32
        %763 = arith.mulf %677, %759 : f32
        %764 = arith.mulf %683, %762 : f32
        %765 = arith.subf %763, %764 : f32
        %766 = arith.mulf %683, %759 : f32
        %767 = arith.mulf %677, %762 : f32
        %768 = arith.addf %766, %767 : f32
        %769 = arith.cmpi slt, %0, %heads : index
        scf.if %769 {
          %770 = arith.muli %562, %heads : index
          %771 = arith.addi %770, %0 : index
          %772 = arith.muli %771, %c19 : index
          %773 = arith.addi %772, %583 : index
          memref.store %765, %q[%773] : memref<?xf32>
          %774 = arith.addi %773, %c5 : index
          memref.store %768, %q[%774] : memref<?xf32>
        } else {
          %775 = arith.addi %563, %583 : index
          memref.store %765, %15[%775] : memref<?xf32>
          %776 = arith.addi %563, %583 : index
          %777 = arith.addi %776, %c5 : index
          memref.store %768, %15[%777] : memref<?xf32>
        }
        %778 = arith.remui %641, %c19 : index
        %779 = arith.muli %778, %c19 : index
        %780 = arith.addi %779, %601 : index
        %781 = arith.divui %641, %c19 : index
        %782 = arith.addi %781, %c19 : index
        %783 = arith.muli %782, %c19 : index
        %784 = arith.addi %783, %601 : index
        %785 = memref.load %rope[%780] : memref<?xf32>
        %786 = arith.addi %780, %c5 : index
        %787 = memref.load %rope[%786] : memref<?xf32>
        %788 = memref.load %rope[%784] : memref<?xf32>
        %789 = arith.addi %784, %c5 : index
        %790 = memref.load %rope[%789] : memref<?xf32>
        %791 = arith.mulf %788, %785 : f32
        %792 = arith.mulf %790, %787 : f32
        %793 = arith.subf %791, %792 : f32
        %794 = arith.mulf %790, %785 : f32
        %795 = arith.mulf %788, %787 : f32
        %796 = arith.addf %794, %795 : f32
        %797 = arith.mulf %690, %793 : f32
        %798 = arith.mulf %696, %796 : f32
        %799 = arith.subf %797, %798 : f32
        %800 = arith.mulf %696, %793 : f32
        %801 = arith.mulf %690, %796 : f32
        %802 = arith.addf %800, %801 : f32
        %803 = arith.cmpi slt, %0, %heads : index
        scf.if %803 {
          %804 = arith.muli %562, %heads : index
          %805 = arith.addi %804, %0 : index
          %806 = arith.muli %805, %c19 : index
          %807 = arith.addi %806, %601 : index
          memref.store %799, %q[%807] : memref<?xf32>
          %808 = arith.addi %807, %c5 : index
          memref.store %802, %q[%808] : memref<?xf32>
        } else {
          %809 = arith.addi %563, %601 : index
          memref.store %799, %15[%809] : memref<?xf32>
          %810 = arith.addi %563, %601 : index
          %811 = arith.addi %810, %c5 : index
          memref.store %802, %15[%811] : memref<?xf32>
        }
        %812 = arith.remui %641, %c19 : index
        %813 = arith.muli %812, %c19 : index
        %814 = arith.addi %813, %619 : index
        %815 = arith.divui %641, %c19 : index
        %816 = arith.addi %815, %c19 : index
        %817 = arith.muli %816, %c19 : index
        %818 = arith.addi %817, %619 : index
        %819 = memref.load %rope[%814] : memref<?xf32>
        %820 = arith.addi %814, %c5 : index
        %821 = memref.load %rope[%820] : memref<?xf32>
        %822 = memref.load %rope[%818] : memref<?xf32>
        %823 = arith.addi %818, %c5 : index
        %824 = memref.load %rope[%823] : memref<?xf32>
        %825 = arith.mulf %822, %819 : f32
        %826 = arith.mulf %824, %821 : f32
        %827 = arith.subf %825, %826 : f32
        %828 = arith.mulf %824, %819 : f32
        %829 = arith.mulf %822, %821 : f32
        %830 = arith.addf %828, %829 : f32
        %831 = arith.mulf %703, %827 : f32
        %832 = arith.mulf %709, %830 : f32
        %833 = arith.subf %831, %832 : f32
        %834 = arith.mulf %709, %827 : f32
        %835 = arith.mulf %703, %830 : f32
        %836 = arith.addf %834, %835 : f32
        %837 = arith.cmpi slt, %0, %heads : index
        scf.if %837 {
          %838 = arith.muli %562, %heads : index
          %839 = arith.addi %838, %0 : index
          %840 = arith.muli %839, %c19 : index
          %841 = arith.addi %840, %619 : index
          memref.store %833, %q[%841] : memref<?xf32>
          %842 = arith.addi %841, %c5 : index
          memref.store %836, %q[%842] : memref<?xf32>
        } else {
          %843 = arith.addi %563, %619 : index
          memref.store %833, %15[%843] : memref<?xf32>
          %844 = arith.addi %563, %619 : index
          %845 = arith.addi %844, %c5 : index
          memref.store %836, %15[%845] : memref<?xf32>
        }
      } else {
        %846 = arith.cmpi slt, %0, %heads : index
        scf.if %846 {
          %847 = arith.muli %562, %heads : index
          %848 = arith.addi %847, %0 : index
          %849 = arith.muli %848, %c19 : index
          %850 = arith.addi %849, %565 : index
          memref.store %573, %q[%850] : memref<?xf32>
          %851 = arith.addi %850, %c5 : index
          memref.store %582, %q[%851] : memref<?xf32>
        } else {
          %852 = arith.addi %563, %565 : index
          memref.store %573, %15[%852] : memref<?xf32>
          %853 = arith.addi %563, %565 : index
          %854 = arith.addi %853, %c5 : index
          memref.store %582, %15[%854] : memref<?xf32>
        }
        %855 = arith.cmpi slt, %0, %heads : index
        scf.if %855 {
          %856 = arith.muli %562, %heads : index
          %857 = arith.addi %856, %0 : index
          %858 = arith.muli %857, %c19 : index
          %859 = arith.addi %858, %583 : index
          memref.store %591, %q[%859] : memref<?xf32>
          %860 = arith.addi %859, %c5 : index
          memref.store %600, %q[%860] : memref<?xf32>
        } else {
          %861 = arith.addi %563, %583 : index
          memref.store %591, %15[%861] : memref<?xf32>
          %862 = arith.addi %563, %583 : index
          %863 = arith.addi %862, %c5 : index
          memref.store %600, %15[%863] : memref<?xf32>
        }
        %864 = arith.cmpi slt, %0, %heads : index
        scf.if %864 {
          %865 = arith.muli %562, %heads : index
          %866 = arith.addi %865, %0 : index
          %867 = arith.muli %866, %c19 : index
          %868 = arith.addi %867, %601 : index
          memref.store %609, %q[%868] : memref<?xf32>
          %869 = arith.addi %868, %c5 : index
          memref.store %618, %q[%869] : memref<?xf32>
        } else {
          %870 = arith.addi %563, %601 : index
          memref.store %609, %15[%870] : memref<?xf32>
          %871 = arith.addi %563, %601 : index
          %872 = arith.addi %871, %c5 : index
          memref.store %618, %15[%872] : memref<?xf32>
        }
        %873 = arith.cmpi slt, %0, %heads : index
        scf.if %873 {
          %874 = arith.muli %562, %heads : index
          %875 = arith.addi %874, %0 : index
          %876 = arith.muli %875, %c19 : index
          %877 = arith.addi %876, %619 : index
          memref.store %627, %q[%877] : memref<?xf32>
          %878 = arith.addi %877, %c5 : index
          memref.store %636, %q[%878] : memref<?xf32>
        } else {
          %879 = arith.addi %563, %619 : index
          memref.store %627, %15[%879] : memref<?xf32>
          %880 = arith.addi %563, %619 : index
          %881 = arith.addi %880, %c5 : index
          memref.store %636, %15[%881] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %882 = arith.cmpi sge, %0, %heads : index
    scf.if %882 {
      %883 = arith.addi %558, %c8 : index
      %884 = arith.addi %557, %883 : index
      %885 = arith.cmpi slt, %884, %17 : index
      scf.if %885 {
        %886 = arith.addi %557, %883 : index
        %887 = arith.addi %slotsAt, %886 : index
        %888 = memref.load %step[%887] : memref<?xi32>
        %889 = arith.index_cast %888 : i32 to index
        %890 = arith.cmpi sge, %889, %c8 : index
        scf.if %890 {
          %891 = arith.muli %883, %c19 : index
          %892 = arith.subi %0, %heads : index
          %893 = memref.load %scales[%892] : memref<?xf32>
          %894 = vector.broadcast %893 : f32 to vector<4xf32>
          %895 = arith.divui %889, %c6 : index
          %896 = arith.remui %889, %c6 : index
          %897 = arith.muli %895, %pageBytes : index
          %898 = arith.cmpi eq, %codec, %c8 : index
          scf.if %898 {
            %899 = wave.lane
            %900 = arith.muli %899, %c18 : index
            scf.for %901 = %900 to %c19 step %c5 {
              %902 = arith.addi %891, %901 : index
              %903 = vector.load %15[%902] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %904 = arith.mulf %903, %894 : vector<4xf32>
              %905 = arith.minimumf %904, %c38 : vector<4xf32>
              %906 = arith.maximumf %905, %c39 : vector<4xf32>
              %907 = arith.truncf %906 : vector<4xf32> to vector<4xf16>
              %908 = vector.bitcast %907 : vector<4xf16> to vector<8xi8>
              %909 = arith.cmpi slt, %892, %kvHeads : index
              scf.if %909 {
                %910 = arith.muli %892, %c40 : index
                %911 = arith.addi %897, %910 : index
                %912 = arith.divui %901, %c6 : index
                %913 = arith.muli %912, %c14 : index
                %914 = arith.remui %901, %c6 : index
                %915 = arith.divui %914, %c2 : index
                %916 = arith.muli %915, %c19 : index
                %917 = arith.muli %896, %c6 : index
                %918 = arith.addi %916, %917 : index
                %919 = arith.remui %914, %c2 : index
                %920 = arith.muli %919, %c7 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.addi %913, %921 : index
                %923 = arith.addi %911, %922 : index
                vector.store %908, %kv[%923] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %924 = arith.subi %892, %kvHeads : index
                %925 = arith.muli %924, %c40 : index
                %926 = arith.addi %897, %925 : index
                %927 = arith.addi %901, %c8 : index
                %928 = arith.divui %927, %c6 : index
                %929 = arith.muli %928, %c14 : index
                %930 = arith.addi %929, %c10 : index
                %931 = arith.remui %927, %c6 : index
                %932 = arith.divui %896, %c7 : index
                %933 = arith.remui %896, %c7 : index
                %934 = arith.muli %933, %c2 : index
                %935 = arith.addi %932, %934 : index
                %936 = arith.divui %935, %c2 : index
                %937 = arith.muli %936, %c19 : index
                %938 = arith.muli %931, %c6 : index
                %939 = arith.addi %937, %938 : index
                %940 = arith.remui %935, %c2 : index
                %941 = arith.muli %940, %c7 : index
                %942 = arith.addi %939, %941 : index
                %943 = arith.addi %930, %942 : index
                %944 = arith.addi %926, %943 : index
                %945 = vector.shuffle %908, %908 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %945, %kv[%944] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %946 = arith.addi %901, %c9 : index
                %947 = arith.divui %946, %c6 : index
                %948 = arith.muli %947, %c14 : index
                %949 = arith.addi %948, %c10 : index
                %950 = arith.remui %946, %c6 : index
                %951 = arith.divui %896, %c7 : index
                %952 = arith.remui %896, %c7 : index
                %953 = arith.muli %952, %c2 : index
                %954 = arith.addi %951, %953 : index
                %955 = arith.divui %954, %c2 : index
                %956 = arith.muli %955, %c19 : index
                %957 = arith.muli %950, %c6 : index
                %958 = arith.addi %956, %957 : index
                %959 = arith.remui %954, %c2 : index
                %960 = arith.muli %959, %c7 : index
                %961 = arith.addi %958, %960 : index
                %962 = arith.addi %949, %961 : index
                %963 = arith.addi %926, %962 : index
                %964 = vector.shuffle %908, %908 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %964, %kv[%963] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %965 = arith.addi %901, %c7 : index
                %966 = arith.divui %965, %c6 : index
                %967 = arith.muli %966, %c14 : index
                %968 = arith.addi %967, %c10 : index
                %969 = arith.remui %965, %c6 : index
                %970 = arith.divui %896, %c7 : index
                %971 = arith.remui %896, %c7 : index
                %972 = arith.muli %971, %c2 : index
                %973 = arith.addi %970, %972 : index
                %974 = arith.divui %973, %c2 : index
                %975 = arith.muli %974, %c19 : index
                %976 = arith.muli %969, %c6 : index
                %977 = arith.addi %975, %976 : index
                %978 = arith.remui %973, %c2 : index
                %979 = arith.muli %978, %c7 : index
                %980 = arith.addi %977, %979 : index
                %981 = arith.addi %968, %980 : index
                %982 = arith.addi %926, %981 : index
                %983 = vector.shuffle %908, %908 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %983, %kv[%982] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %984 = arith.addi %901, %c20 : index
                %985 = arith.divui %984, %c6 : index
                %986 = arith.muli %985, %c14 : index
                %987 = arith.addi %986, %c10 : index
                %988 = arith.remui %984, %c6 : index
                %989 = arith.divui %896, %c7 : index
                %990 = arith.remui %896, %c7 : index
                %991 = arith.muli %990, %c2 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.divui %992, %c2 : index
                %994 = arith.muli %993, %c19 : index
                %995 = arith.muli %988, %c6 : index
                %996 = arith.addi %994, %995 : index
                %997 = arith.remui %992, %c2 : index
                %998 = arith.muli %997, %c7 : index
                %999 = arith.addi %996, %998 : index
                %1000 = arith.addi %987, %999 : index
                %1001 = arith.addi %926, %1000 : index
                %1002 = vector.shuffle %908, %908 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1002, %kv[%1001] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1003 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1003 {
            %1004 = wave.lane
            %1005 = arith.muli %1004, %c18 : index
            scf.for %1006 = %1005 to %c19 step %c5 {
              %1007 = arith.addi %891, %1006 : index
              %1008 = vector.load %15[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1009 = arith.mulf %1008, %894 : vector<4xf32>
              %1010 = wave.fp8_encode "e4m3" %1009 : vector<4xf32> -> vector<4xi8>
              %1011 = arith.cmpi slt, %892, %kvHeads : index
              scf.if %1011 {
                %1012 = arith.muli %892, %c10 : index
                %1013 = arith.addi %897, %1012 : index
                %1014 = vector.shuffle %1010, %1010 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1015 = arith.divui %1006, %c6 : index
                %1016 = arith.muli %1015, %c19 : index
                %1017 = arith.remui %1006, %c6 : index
                %1018 = arith.muli %896, %c6 : index
                %1019 = arith.divui %1017, %c18 : index
                %1020 = arith.muli %1019, %c18 : index
                %1021 = arith.remui %1017, %c7 : index
                %1022 = arith.muli %1021, %c7 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.divui %1017, %c7 : index
                %1025 = arith.remui %1024, %c7 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.addi %1018, %1026 : index
                %1028 = arith.addi %1016, %1027 : index
                %1029 = arith.addi %1013, %1028 : index
                vector.store %1014, %kv[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1030 = arith.subi %892, %kvHeads : index
                %1031 = arith.muli %1030, %c10 : index
                %1032 = arith.addi %897, %1031 : index
                %1033 = arith.addi %1006, %c8 : index
                %1034 = arith.divui %1033, %c6 : index
                %1035 = arith.muli %1034, %c19 : index
                %1036 = arith.addi %1035, %c11 : index
                %1037 = arith.remui %1033, %c6 : index
                %1038 = arith.divui %896, %c7 : index
                %1039 = arith.remui %896, %c7 : index
                %1040 = arith.muli %1039, %c2 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.muli %1037, %c6 : index
                %1043 = arith.divui %1041, %c18 : index
                %1044 = arith.muli %1043, %c18 : index
                %1045 = arith.remui %1041, %c7 : index
                %1046 = arith.muli %1045, %c7 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.divui %1041, %c7 : index
                %1049 = arith.remui %1048, %c7 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.addi %1042, %1050 : index
                %1052 = arith.addi %1036, %1051 : index
                %1053 = arith.addi %1032, %1052 : index
                %1054 = vector.shuffle %1010, %1010 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1054, %kv[%1053] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1055 = arith.addi %1006, %c9 : index
                %1056 = arith.divui %1055, %c6 : index
                %1057 = arith.muli %1056, %c19 : index
                %1058 = arith.addi %1057, %c11 : index
                %1059 = arith.remui %1055, %c6 : index
                %1060 = arith.divui %896, %c7 : index
                %1061 = arith.remui %896, %c7 : index
                %1062 = arith.muli %1061, %c2 : index
                %1063 = arith.addi %1060, %1062 : index
                %1064 = arith.muli %1059, %c6 : index
                %1065 = arith.divui %1063, %c18 : index
                %1066 = arith.muli %1065, %c18 : index
                %1067 = arith.remui %1063, %c7 : index
                %1068 = arith.muli %1067, %c7 : index
                %1069 = arith.addi %1066, %1068 : index
                %1070 = arith.divui %1063, %c7 : index
                %1071 = arith.remui %1070, %c7 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.addi %1064, %1072 : index
                %1074 = arith.addi %1058, %1073 : index
                %1075 = arith.addi %1032, %1074 : index
                %1076 = vector.shuffle %1010, %1010 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1076, %kv[%1075] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1077 = arith.addi %1006, %c7 : index
                %1078 = arith.divui %1077, %c6 : index
                %1079 = arith.muli %1078, %c19 : index
                %1080 = arith.addi %1079, %c11 : index
                %1081 = arith.remui %1077, %c6 : index
                %1082 = arith.divui %896, %c7 : index
                %1083 = arith.remui %896, %c7 : index
                %1084 = arith.muli %1083, %c2 : index
                %1085 = arith.addi %1082, %1084 : index
                %1086 = arith.muli %1081, %c6 : index
                %1087 = arith.divui %1085, %c18 : index
                %1088 = arith.muli %1087, %c18 : index
                %1089 = arith.remui %1085, %c7 : index
                %1090 = arith.muli %1089, %c7 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.divui %1085, %c7 : index
                %1093 = arith.remui %1092, %c7 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.addi %1086, %1094 : index
                %1096 = arith.addi %1080, %1095 : index
                %1097 = arith.addi %1032, %1096 : index
                %1098 = vector.shuffle %1010, %1010 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1098, %kv[%1097] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1099 = arith.addi %1006, %c20 : index
                %1100 = arith.divui %1099, %c6 : index
                %1101 = arith.muli %1100, %c19 : index
                %1102 = arith.addi %1101, %c11 : index
                %1103 = arith.remui %1099, %c6 : index
                %1104 = arith.divui %896, %c7 : index
                %1105 = arith.remui %896, %c7 : index
                %1106 = arith.muli %1105, %c2 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.muli %1103, %c6 : index
                %1109 = arith.divui %1107, %c18 : index
                %1110 = arith.muli %1109, %c18 : index
                %1111 = arith.remui %1107, %c7 : index
                %1112 = arith.muli %1111, %c7 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.divui %1107, %c7 : index
                %1115 = arith.remui %1114, %c7 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.addi %1108, %1116 : index
                %1118 = arith.addi %1102, %1117 : index
                %1119 = arith.addi %1032, %1118 : index
                %1120 = vector.shuffle %1010, %1010 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1120, %kv[%1119] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1121 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1121 {
            %1122 = wave.lane
            %1123 = arith.muli %1122, %c18 : index
            scf.for %1124 = %1123 to %c19 step %c5 {
              %1125 = arith.addi %891, %1124 : index
              %1126 = vector.load %15[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1127 = arith.mulf %1126, %894 : vector<4xf32>
              %1128 = wave.fp8_encode "e5m2" %1127 : vector<4xf32> -> vector<4xi8>
              %1129 = arith.cmpi slt, %892, %kvHeads : index
              scf.if %1129 {
                %1130 = arith.muli %892, %c10 : index
                %1131 = arith.addi %897, %1130 : index
                %1132 = vector.shuffle %1128, %1128 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1133 = arith.divui %1124, %c6 : index
                %1134 = arith.muli %1133, %c19 : index
                %1135 = arith.remui %1124, %c6 : index
                %1136 = arith.muli %896, %c6 : index
                %1137 = arith.divui %1135, %c18 : index
                %1138 = arith.muli %1137, %c18 : index
                %1139 = arith.remui %1135, %c7 : index
                %1140 = arith.muli %1139, %c7 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.divui %1135, %c7 : index
                %1143 = arith.remui %1142, %c7 : index
                %1144 = arith.addi %1141, %1143 : index
                %1145 = arith.addi %1136, %1144 : index
                %1146 = arith.addi %1134, %1145 : index
                %1147 = arith.addi %1131, %1146 : index
                vector.store %1132, %kv[%1147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1148 = arith.subi %892, %kvHeads : index
                %1149 = arith.muli %1148, %c10 : index
                %1150 = arith.addi %897, %1149 : index
                %1151 = arith.addi %1124, %c8 : index
                %1152 = arith.divui %1151, %c6 : index
                %1153 = arith.muli %1152, %c19 : index
                %1154 = arith.addi %1153, %c11 : index
                %1155 = arith.remui %1151, %c6 : index
                %1156 = arith.divui %896, %c7 : index
                %1157 = arith.remui %896, %c7 : index
                %1158 = arith.muli %1157, %c2 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.muli %1155, %c6 : index
                %1161 = arith.divui %1159, %c18 : index
                %1162 = arith.muli %1161, %c18 : index
                %1163 = arith.remui %1159, %c7 : index
                %1164 = arith.muli %1163, %c7 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1159, %c7 : index
                %1167 = arith.remui %1166, %c7 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.addi %1160, %1168 : index
                %1170 = arith.addi %1154, %1169 : index
                %1171 = arith.addi %1150, %1170 : index
                %1172 = vector.shuffle %1128, %1128 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1172, %kv[%1171] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1173 = arith.addi %1124, %c9 : index
                %1174 = arith.divui %1173, %c6 : index
                %1175 = arith.muli %1174, %c19 : index
                %1176 = arith.addi %1175, %c11 : index
                %1177 = arith.remui %1173, %c6 : index
                %1178 = arith.divui %896, %c7 : index
                %1179 = arith.remui %896, %c7 : index
                %1180 = arith.muli %1179, %c2 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.muli %1177, %c6 : index
                %1183 = arith.divui %1181, %c18 : index
                %1184 = arith.muli %1183, %c18 : index
                %1185 = arith.remui %1181, %c7 : index
                %1186 = arith.muli %1185, %c7 : index
                %1187 = arith.addi %1184, %1186 : index
                %1188 = arith.divui %1181, %c7 : index
                %1189 = arith.remui %1188, %c7 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.addi %1182, %1190 : index
                %1192 = arith.addi %1176, %1191 : index
                %1193 = arith.addi %1150, %1192 : index
                %1194 = vector.shuffle %1128, %1128 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1194, %kv[%1193] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1195 = arith.addi %1124, %c7 : index
                %1196 = arith.divui %1195, %c6 : index
                %1197 = arith.muli %1196, %c19 : index
                %1198 = arith.addi %1197, %c11 : index
                %1199 = arith.remui %1195, %c6 : index
                %1200 = arith.divui %896, %c7 : index
                %1201 = arith.remui %896, %c7 : index
                %1202 = arith.muli %1201, %c2 : index
                %1203 = arith.addi %1200, %1202 : index
                %1204 = arith.muli %1199, %c6 : index
                %1205 = arith.divui %1203, %c18 : index
                %1206 = arith.muli %1205, %c18 : index
                %1207 = arith.remui %1203, %c7 : index
                %1208 = arith.muli %1207, %c7 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.divui %1203, %c7 : index
                %1211 = arith.remui %1210, %c7 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.addi %1204, %1212 : index
                %1214 = arith.addi %1198, %1213 : index
                %1215 = arith.addi %1150, %1214 : index
                %1216 = vector.shuffle %1128, %1128 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1216, %kv[%1215] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1217 = arith.addi %1124, %c20 : index
                %1218 = arith.divui %1217, %c6 : index
                %1219 = arith.muli %1218, %c19 : index
                %1220 = arith.addi %1219, %c11 : index
                %1221 = arith.remui %1217, %c6 : index
                %1222 = arith.divui %896, %c7 : index
                %1223 = arith.remui %896, %c7 : index
                %1224 = arith.muli %1223, %c2 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.muli %1221, %c6 : index
                %1227 = arith.divui %1225, %c18 : index
                %1228 = arith.muli %1227, %c18 : index
                %1229 = arith.remui %1225, %c7 : index
                %1230 = arith.muli %1229, %c7 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.divui %1225, %c7 : index
                %1233 = arith.remui %1232, %c7 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.addi %1226, %1234 : index
                %1236 = arith.addi %1220, %1235 : index
                %1237 = arith.addi %1150, %1236 : index
                %1238 = vector.shuffle %1128, %1128 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1238, %kv[%1237] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
