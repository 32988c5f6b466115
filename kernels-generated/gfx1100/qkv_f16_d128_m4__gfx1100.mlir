// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=128, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d128_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 8 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 2048 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 4096 : index
  %c29 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c33 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c35 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c40 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c41 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
  %18 = arith.muli %1, %c12 : index
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c12 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c6 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c4 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c15 {
      %29 = arith.muli %28, %c6 : index
      %30 = arith.addi %c8, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c6 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c6 : index
    %35 = arith.divui %inputFeatures, %c12 : index
    %36 = arith.muli %4, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c2 : index
    %43 = arith.muli %42, %c2 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %50:2 = scf.for %47 = %37 to %46 step %c2 iter_args(%48 = %c16, %49 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %47, %c8 : index
      %53 = arith.addi %11, %c5 : index
      %54 = arith.muli %52, %c15 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c12 : index
      %57 = arith.muli %56, %c12 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c19 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %47, %c9 : index
      %66 = arith.addi %11, %c5 : index
      %67 = arith.muli %65, %c15 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c12 : index
      %70 = arith.muli %69, %c12 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c19 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %47, %c7 : index
      %79 = arith.addi %11, %c5 : index
      %80 = arith.muli %78, %c15 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c12 : index
      %83 = arith.muli %82, %c12 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c19 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %47, %c20 : index
      %92 = arith.addi %11, %c5 : index
      %93 = arith.muli %91, %c15 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %51, %c12 : index
      %96 = arith.muli %95, %c12 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c19 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %47, %c8 : index
      %105 = arith.addi %13, %c5 : index
      %106 = arith.muli %104, %c15 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %51, %c12 : index
      %109 = arith.muli %108, %c12 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c19 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %47, %c9 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.muli %117, %c15 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %51, %c12 : index
      %122 = arith.muli %121, %c12 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c19 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %47, %c7 : index
      %131 = arith.addi %13, %c5 : index
      %132 = arith.muli %130, %c15 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %51, %c12 : index
      %135 = arith.muli %134, %c12 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c19 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %47, %c20 : index
      %144 = arith.addi %13, %c5 : index
      %145 = arith.muli %143, %c15 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %51, %c12 : index
      %148 = arith.muli %147, %c12 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c19 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.muli %47, %c9 : index
      %157 = arith.addi %156, %c8 : index
      %158 = arith.muli %tileRows, %c12 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.addi %34, %159 : index
      %161 = vector.load %22[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c6 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %22[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %64, %48 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %116, %49 : vector<16xf16>, vector<8xf32>
      %168 = arith.muli %47, %c9 : index
      %169 = arith.addi %168, %c9 : index
      %170 = arith.muli %tileRows, %c12 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.addi %34, %171 : index
      %173 = vector.load %22[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c6 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %22[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %77, %166 : vector<16xf16>, vector<8xf32>
      %179 = wave.mma %177, %129, %167 : vector<16xf16>, vector<8xf32>
      %180 = arith.muli %47, %c9 : index
      %181 = arith.addi %180, %c7 : index
      %182 = arith.muli %tileRows, %c12 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.addi %34, %183 : index
      %185 = vector.load %22[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c6 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %22[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %90, %178 : vector<16xf16>, vector<8xf32>
      %191 = wave.mma %189, %142, %179 : vector<16xf16>, vector<8xf32>
      %192 = arith.muli %47, %c9 : index
      %193 = arith.addi %192, %c20 : index
      %194 = arith.muli %tileRows, %c12 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.addi %34, %195 : index
      %197 = vector.load %22[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c6 : index
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
      %212 = arith.muli %210, %c15 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.remui %209, %c12 : index
      %215 = arith.muli %214, %c12 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = arith.addi %216, %c19 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.addi %205, %c8 : index
      %224 = arith.addi %13, %c5 : index
      %225 = arith.muli %223, %c15 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %209, %c12 : index
      %228 = arith.muli %227, %c12 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c19 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.muli %205, %c9 : index
      %237 = arith.addi %236, %c8 : index
      %238 = arith.muli %tileRows, %c12 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %34, %239 : index
      %241 = vector.load %22[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c6 : index
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
    %333 = arith.muli %4, %c7 : index
    %334 = arith.addi %333, %c8 : index
    %335 = arith.muli %334, %c7 : index
    %336 = arith.divui %249, %c12 : index
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
      %352 = arith.addi %347, %c28 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addf %351, %353 : f32
      %355 = arith.addi %347, %c29 : index
      %356 = memref.load %14[%355] : memref<?xf32>
      %357 = arith.addf %354, %356 : f32
      %358 = arith.remui %249, %c12 : index
      %359 = arith.muli %358, %c2 : index
      %360 = arith.addi %11, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<1xf32>
      %363 = vector.extract %362[0] : f32 from vector<1xf32>
      %364 = arith.mulf %363, %344 : f32
      %365 = arith.mulf %357, %364 : f32
      %366 = arith.muli %3, %c7 : index
      %367 = arith.addi %366, %c8 : index
      %368 = arith.muli %367, %c12 : index
      %369 = arith.remui %249, %c12 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.muli %337, %c5 : index
      %372 = arith.addi %371, %370 : index
      memref.store %365, %15[%372] : memref<?xf32>
      %373 = arith.addi %252, %c19 : index
      %374 = arith.muli %334, %c4 : index
      %375 = arith.addi %373, %374 : index
      %376 = memref.load %14[%375] : memref<?xf32>
      %377 = arith.addi %375, %c11 : index
      %378 = memref.load %14[%377] : memref<?xf32>
      %379 = arith.addf %376, %378 : f32
      %380 = arith.addi %375, %c28 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addf %379, %381 : f32
      %383 = arith.addi %375, %c29 : index
      %384 = memref.load %14[%383] : memref<?xf32>
      %385 = arith.addf %382, %384 : f32
      %386 = arith.remui %249, %c12 : index
      %387 = arith.muli %386, %c2 : index
      %388 = arith.addi %13, %387 : index
      %389 = vector.load %w[%388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %390 = vector.bitcast %389 : vector<4xi8> to vector<1xf32>
      %391 = vector.extract %390[0] : f32 from vector<1xf32>
      %392 = arith.mulf %391, %344 : f32
      %393 = arith.mulf %385, %392 : f32
      %394 = arith.muli %3, %c7 : index
      %395 = arith.addi %394, %c9 : index
      %396 = arith.muli %395, %c12 : index
      %397 = arith.remui %249, %c12 : index
      %398 = arith.addi %396, %397 : index
      %399 = arith.muli %337, %c5 : index
      %400 = arith.addi %399, %398 : index
      memref.store %393, %15[%400] : memref<?xf32>
    }
    %401 = arith.muli %4, %c7 : index
    %402 = arith.addi %401, %c9 : index
    %403 = arith.muli %402, %c7 : index
    %404 = arith.divui %249, %c12 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.addi %248, %405 : index
    %407 = arith.cmpi slt, %406, %17 : index
    scf.if %407 {
      %408 = arith.cmpi eq, %hasFactors, %c9 : index
      %409 = arith.muli %406, %c7 : index
      %410 = memref.load %factors[%409] : memref<?xf32>
      %411 = arith.mulf %410, %operandScale : f32
      %412 = arith.select %408, %411, %operandScale : f32
      %413 = arith.addi %252, %c8 : index
      %414 = arith.muli %402, %c4 : index
      %415 = arith.addi %413, %414 : index
      %416 = memref.load %14[%415] : memref<?xf32>
      %417 = arith.addi %415, %c11 : index
      %418 = memref.load %14[%417] : memref<?xf32>
      %419 = arith.addf %416, %418 : f32
      %420 = arith.addi %415, %c28 : index
      %421 = memref.load %14[%420] : memref<?xf32>
      %422 = arith.addf %419, %421 : f32
      %423 = arith.addi %415, %c29 : index
      %424 = memref.load %14[%423] : memref<?xf32>
      %425 = arith.addf %422, %424 : f32
      %426 = arith.remui %249, %c12 : index
      %427 = arith.muli %426, %c2 : index
      %428 = arith.addi %11, %427 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<1xf32>
      %431 = vector.extract %430[0] : f32 from vector<1xf32>
      %432 = arith.mulf %431, %412 : f32
      %433 = arith.mulf %425, %432 : f32
      %434 = arith.muli %3, %c7 : index
      %435 = arith.addi %434, %c8 : index
      %436 = arith.muli %435, %c12 : index
      %437 = arith.remui %249, %c12 : index
      %438 = arith.addi %436, %437 : index
      %439 = arith.muli %405, %c5 : index
      %440 = arith.addi %439, %438 : index
      memref.store %433, %15[%440] : memref<?xf32>
      %441 = arith.addi %252, %c19 : index
      %442 = arith.muli %402, %c4 : index
      %443 = arith.addi %441, %442 : index
      %444 = memref.load %14[%443] : memref<?xf32>
      %445 = arith.addi %443, %c11 : index
      %446 = memref.load %14[%445] : memref<?xf32>
      %447 = arith.addf %444, %446 : f32
      %448 = arith.addi %443, %c28 : index
      %449 = memref.load %14[%448] : memref<?xf32>
      %450 = arith.addf %447, %449 : f32
      %451 = arith.addi %443, %c29 : index
      %452 = memref.load %14[%451] : memref<?xf32>
      %453 = arith.addf %450, %452 : f32
      %454 = arith.remui %249, %c12 : index
      %455 = arith.muli %454, %c2 : index
      %456 = arith.addi %13, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %412 : f32
      %461 = arith.mulf %453, %460 : f32
      %462 = arith.muli %3, %c7 : index
      %463 = arith.addi %462, %c9 : index
      %464 = arith.muli %463, %c12 : index
      %465 = arith.remui %249, %c12 : index
      %466 = arith.addi %464, %465 : index
      %467 = arith.muli %405, %c5 : index
      %468 = arith.addi %467, %466 : index
      memref.store %461, %15[%468] : memref<?xf32>
    }
    wave.barrier
    %469 = arith.addi %18, %c8 : index
    %470 = wave.wave
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %469, %471 : index
    %473 = arith.cmpi slt, %472, %17 : index
    scf.if %473 {
      %474 = arith.addi %469, %471 : index
      %475 = arith.muli %471, %c5 : index
      %476 = wave.lane
      %477 = arith.addi %476, %c8 : index
      %478 = arith.cmpi eq, %hasBias, %c9 : index
      %479 = arith.addi %475, %477 : index
      %480 = memref.load %15[%479] : memref<?xf32>
      %481 = arith.muli %0, %c5 : index
      %482 = arith.addi %481, %477 : index
      %483 = memref.load %bias[%482] : memref<?xf32>
      %484 = arith.addf %480, %483 : f32
      %485 = arith.select %478, %484, %480 : f32
      %486 = arith.addi %477, %c21 : index
      %487 = arith.cmpi eq, %hasBias, %c9 : index
      %488 = arith.addi %475, %486 : index
      %489 = memref.load %15[%488] : memref<?xf32>
      %490 = arith.muli %0, %c5 : index
      %491 = arith.addi %490, %486 : index
      %492 = memref.load %bias[%491] : memref<?xf32>
      %493 = arith.addf %489, %492 : f32
      %494 = arith.select %487, %493, %489 : f32
      %495 = arith.addi %476, %c4 : index
      %496 = arith.cmpi eq, %hasBias, %c9 : index
      %497 = arith.addi %475, %495 : index
      %498 = memref.load %15[%497] : memref<?xf32>
      %499 = arith.muli %0, %c5 : index
      %500 = arith.addi %499, %495 : index
      %501 = memref.load %bias[%500] : memref<?xf32>
      %502 = arith.addf %498, %501 : f32
      %503 = arith.select %496, %502, %498 : f32
      %504 = arith.addi %495, %c21 : index
      %505 = arith.cmpi eq, %hasBias, %c9 : index
      %506 = arith.addi %475, %504 : index
      %507 = memref.load %15[%506] : memref<?xf32>
      %508 = arith.muli %0, %c5 : index
      %509 = arith.addi %508, %504 : index
      %510 = memref.load %bias[%509] : memref<?xf32>
      %511 = arith.addf %507, %510 : f32
      %512 = arith.select %505, %511, %507 : f32
      %513 = arith.addi %heads, %kvHeads : index
      %514 = arith.cmpi slt, %0, %513 : index
      scf.if %514 {
        %515 = arith.addi %positionsAt, %474 : index
        %516 = memref.load %step[%515] : memref<?xi32>
        %517 = arith.index_cast %516 : i32 to index
        %518 = arith.cmpi eq, %hasNorm, %c9 : index
        %519 = math.fma %485, %485, %c33 : f32
        %520 = math.fma %494, %494, %519 : f32
        %521 = math.fma %503, %503, %520 : f32
        %522 = math.fma %512, %512, %521 : f32
        %523 = vector.broadcast %522 : f32 to vector<1xf32>
        %524 = wave.reduce "add" %523 : vector<1xf32>
        %525 = arith.mulf %524, %inverseHeadDim : f32
        %526 = arith.addf %525, %epsilon : f32
        %527 = math.sqrt %526 : f32
        %528 = arith.divf %c35, %527 : f32
        %529 = arith.cmpi slt, %0, %heads : index
        %530 = arith.addi %477, %c21 : index
        %531 = memref.load %query_norm[%477] : memref<?xf32>
        %532 = memref.load %key_norm[%477] : memref<?xf32>
        %533 = arith.select %529, %531, %532 : f32
        %534 = arith.mulf %485, %528 : f32
        %535 = arith.mulf %534, %533 : f32
        %536 = arith.select %518, %535, %485 : f32
        %537 = memref.load %query_norm[%530] : memref<?xf32>
        %538 = memref.load %key_norm[%530] : memref<?xf32>
        %539 = arith.select %529, %537, %538 : f32
        %540 = arith.mulf %494, %528 : f32
        %541 = arith.mulf %540, %539 : f32
        %542 = arith.select %518, %541, %494 : f32
        %543 = arith.addi %495, %c21 : index
        %544 = memref.load %query_norm[%495] : memref<?xf32>
        %545 = memref.load %key_norm[%495] : memref<?xf32>
        %546 = arith.select %529, %544, %545 : f32
        %547 = arith.mulf %503, %528 : f32
        %548 = arith.mulf %547, %546 : f32
        %549 = arith.select %518, %548, %503 : f32
        %550 = memref.load %query_norm[%543] : memref<?xf32>
        %551 = memref.load %key_norm[%543] : memref<?xf32>
        %552 = arith.select %529, %550, %551 : f32
        %553 = arith.mulf %512, %528 : f32
        %554 = arith.mulf %553, %552 : f32
        %555 = arith.select %518, %554, %512 : f32
        %556 = arith.remui %517, %c19 : index
        %557 = arith.muli %556, %c5 : index
        %558 = arith.addi %557, %477 : index
        %559 = arith.divui %517, %c19 : index
        %560 = arith.addi %559, %c19 : index
        %561 = arith.muli %560, %c5 : index
        %562 = arith.addi %561, %477 : index
        %563 = memref.load %rope[%558] : memref<?xf32>
        %564 = arith.addi %558, %c21 : index
        %565 = memref.load %rope[%564] : memref<?xf32>
        %566 = memref.load %rope[%562] : memref<?xf32>
        %567 = arith.addi %562, %c21 : index
        %568 = memref.load %rope[%567] : memref<?xf32>
        %569 = arith.mulf %566, %563 : f32
        %570 = arith.mulf %568, %565 : f32
        %571 = arith.subf %569, %570 : f32
        %572 = arith.mulf %568, %563 : f32
        %573 = arith.mulf %566, %565 : f32
        %574 = arith.addf %572, %573 : f32
        %575 = arith.mulf %536, %571 : f32
        %576 = arith.mulf %542, %574 : f32
        %577 = arith.subf %575, %576 : f32
        %578 = arith.mulf %542, %571 : f32
        %579 = arith.mulf %536, %574 : f32
        %580 = arith.addf %578, %579 : f32
        %581 = arith.cmpi slt, %0, %heads : index
        scf.if %581 {
          %582 = arith.muli %474, %heads : index
          %583 = arith.addi %582, %0 : index
          %584 = arith.muli %583, %c5 : index
          %585 = arith.addi %584, %477 : index
          memref.store %577, %q[%585] : memref<?xf32>
          %586 = arith.addi %585, %c21 : index
          memref.store %580, %q[%586] : memref<?xf32>
        } else {
          %587 = arith.addi %475, %477 : index
          memref.store %577, %15[%587] : memref<?xf32>
          %588 = arith.addi %475, %477 : index
          %589 = arith.addi %588, %c21 : index
          memref.store %580, %15[%589] : memref<?xf32>
        }
        %590 = arith.remui %517, %c19 : index
        %591 = arith.muli %590, %c5 : index
        %592 = arith.addi %591, %495 : index
        %593 = arith.divui %517, %c19 : index
        %594 = arith.addi %593, %c19 : index
        %595 = arith.muli %594, %c5 : index
        %596 = arith.addi %595, %495 : index
        %597 = memref.load %rope[%592] : memref<?xf32>
        %598 = arith.addi %592, %c21 : index
        %599 = memref.load %rope[%598] : memref<?xf32>
        %600 = memref.load %rope[%596] : memref<?xf32>
        %601 = arith.addi %596, %c21 : index
        %602 = memref.load %rope[%601] : memref<?xf32>
        %603 = arith.mulf %600, %597 : f32
        %604 = arith.mulf %602, %599 : f32
        %605 = arith.subf %603, %604 : f32
        %606 = arith.mulf %602, %597 : f32
        %607 = arith.mulf %600, %599 : f32
        %608 = arith.addf %606, %607 : f32
        %609 = arith.mulf %549, %605 : f32
        %610 = arith.mulf %555, %608 : f32
        %611 = arith.subf %609, %610 : f32
        %612 = arith.mulf %555, %605 : f32
        %613 = arith.mulf %549, %608 : f32
        %614 = arith.addf %612, %613 : f32
        %615 = arith.cmpi slt, %0, %heads : index
        scf.if %615 {
          %616 = arith.muli %474, %heads : index
          %617 = arith.addi %616, %0 : index
          %618 = arith.muli %617, %c5 : index
          %619 = arith.addi %618, %495 : index
          memref.store %611, %q[%619] : memref<?xf32>
          %620 = arith.addi %619, %c21 : index
          memref.store %614, %q[%620] : memref<?xf32>
        } else {
          %621 = arith.addi %475, %495 : index
          memref.store %611, %15[%621] : memref<?xf32>
          %622 = arith.addi %475, %495 : index
          %623 = arith.addi %622, %c21 : index
          memref.store %614, %15[%623] : memref<?xf32>
        }
      } else {
        %624 = arith.cmpi slt, %0, %heads : index
        scf.if %624 {
          %625 = arith.muli %474, %heads : index
          %626 = arith.addi %625, %0 : index
          %627 = arith.muli %626, %c5 : index
          %628 = arith.addi %627, %477 : index
          memref.store %485, %q[%628] : memref<?xf32>
          %629 = arith.addi %628, %c21 : index
          memref.store %494, %q[%629] : memref<?xf32>
        } else {
          %630 = arith.addi %475, %477 : index
          memref.store %485, %15[%630] : memref<?xf32>
          %631 = arith.addi %475, %477 : index
          %632 = arith.addi %631, %c21 : index
          memref.store %494, %15[%632] : memref<?xf32>
        }
        %633 = arith.cmpi slt, %0, %heads : index
        scf.if %633 {
          %634 = arith.muli %474, %heads : index
          %635 = arith.addi %634, %0 : index
          %636 = arith.muli %635, %c5 : index
          %637 = arith.addi %636, %495 : index
          memref.store %503, %q[%637] : memref<?xf32>
          %638 = arith.addi %637, %c21 : index
          memref.store %512, %q[%638] : memref<?xf32>
        } else {
          %639 = arith.addi %475, %495 : index
          memref.store %503, %15[%639] : memref<?xf32>
          %640 = arith.addi %475, %495 : index
          %641 = arith.addi %640, %c21 : index
          memref.store %512, %15[%641] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %642 = arith.cmpi sge, %0, %heads : index
    scf.if %642 {
      %643 = arith.addi %470, %c8 : index
      %644 = arith.addi %469, %643 : index
      %645 = arith.cmpi slt, %644, %17 : index
      scf.if %645 {
        %646 = arith.addi %469, %643 : index
        %647 = arith.addi %slotsAt, %646 : index
        %648 = memref.load %step[%647] : memref<?xi32>
        %649 = arith.index_cast %648 : i32 to index
        %650 = arith.cmpi sge, %649, %c8 : index
        scf.if %650 {
          %651 = arith.muli %643, %c5 : index
          %652 = arith.subi %0, %heads : index
          %653 = memref.load %scales[%652] : memref<?xf32>
          %654 = vector.broadcast %653 : f32 to vector<4xf32>
          %655 = arith.divui %649, %c12 : index
          %656 = arith.remui %649, %c12 : index
          %657 = arith.muli %655, %pageBytes : index
          %658 = arith.cmpi eq, %codec, %c8 : index
          scf.if %658 {
            %659 = wave.lane
            %660 = arith.muli %659, %c2 : index
            scf.for %661 = %660 to %c5 step %c5 {
              %662 = arith.addi %651, %661 : index
              %663 = vector.load %15[%662] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %664 = arith.mulf %663, %654 : vector<4xf32>
              %665 = arith.minimumf %664, %c40 : vector<4xf32>
              %666 = arith.maximumf %665, %c41 : vector<4xf32>
              %667 = arith.truncf %666 : vector<4xf32> to vector<4xf16>
              %668 = vector.bitcast %667 : vector<4xf16> to vector<8xi8>
              %669 = arith.cmpi slt, %652, %kvHeads : index
              scf.if %669 {
                %670 = arith.muli %652, %c10 : index
                %671 = arith.addi %657, %670 : index
                %672 = arith.divui %661, %c12 : index
                %673 = arith.muli %672, %c15 : index
                %674 = arith.remui %661, %c12 : index
                %675 = arith.divui %674, %c6 : index
                %676 = arith.muli %675, %c19 : index
                %677 = arith.muli %656, %c12 : index
                %678 = arith.addi %676, %677 : index
                %679 = arith.remui %674, %c6 : index
                %680 = arith.muli %679, %c7 : index
                %681 = arith.addi %678, %680 : index
                %682 = arith.addi %673, %681 : index
                %683 = arith.addi %671, %682 : index
                vector.store %668, %kv[%683] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %684 = arith.subi %652, %kvHeads : index
                %685 = arith.muli %684, %c10 : index
                %686 = arith.addi %657, %685 : index
                %687 = arith.addi %661, %c8 : index
                %688 = arith.divui %687, %c12 : index
                %689 = arith.muli %688, %c15 : index
                %690 = arith.addi %689, %c28 : index
                %691 = arith.remui %687, %c12 : index
                %692 = arith.divui %656, %c7 : index
                %693 = arith.remui %656, %c7 : index
                %694 = arith.muli %693, %c6 : index
                %695 = arith.addi %692, %694 : index
                %696 = arith.divui %695, %c6 : index
                %697 = arith.muli %696, %c19 : index
                %698 = arith.muli %691, %c12 : index
                %699 = arith.addi %697, %698 : index
                %700 = arith.remui %695, %c6 : index
                %701 = arith.muli %700, %c7 : index
                %702 = arith.addi %699, %701 : index
                %703 = arith.addi %690, %702 : index
                %704 = arith.addi %686, %703 : index
                %705 = vector.shuffle %668, %668 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %705, %kv[%704] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %706 = arith.addi %661, %c9 : index
                %707 = arith.divui %706, %c12 : index
                %708 = arith.muli %707, %c15 : index
                %709 = arith.addi %708, %c28 : index
                %710 = arith.remui %706, %c12 : index
                %711 = arith.divui %656, %c7 : index
                %712 = arith.remui %656, %c7 : index
                %713 = arith.muli %712, %c6 : index
                %714 = arith.addi %711, %713 : index
                %715 = arith.divui %714, %c6 : index
                %716 = arith.muli %715, %c19 : index
                %717 = arith.muli %710, %c12 : index
                %718 = arith.addi %716, %717 : index
                %719 = arith.remui %714, %c6 : index
                %720 = arith.muli %719, %c7 : index
                %721 = arith.addi %718, %720 : index
                %722 = arith.addi %709, %721 : index
                %723 = arith.addi %686, %722 : index
                %724 = vector.shuffle %668, %668 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %724, %kv[%723] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %725 = arith.addi %661, %c7 : index
                %726 = arith.divui %725, %c12 : index
                %727 = arith.muli %726, %c15 : index
                %728 = arith.addi %727, %c28 : index
                %729 = arith.remui %725, %c12 : index
                %730 = arith.divui %656, %c7 : index
                %731 = arith.remui %656, %c7 : index
                %732 = arith.muli %731, %c6 : index
                %733 = arith.addi %730, %732 : index
                %734 = arith.divui %733, %c6 : index
                %735 = arith.muli %734, %c19 : index
                %736 = arith.muli %729, %c12 : index
                %737 = arith.addi %735, %736 : index
                %738 = arith.remui %733, %c6 : index
                %739 = arith.muli %738, %c7 : index
                %740 = arith.addi %737, %739 : index
                %741 = arith.addi %728, %740 : index
                %742 = arith.addi %686, %741 : index
                %743 = vector.shuffle %668, %668 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %743, %kv[%742] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %744 = arith.addi %661, %c20 : index
                %745 = arith.divui %744, %c12 : index
                %746 = arith.muli %745, %c15 : index
                %747 = arith.addi %746, %c28 : index
                %748 = arith.remui %744, %c12 : index
                %749 = arith.divui %656, %c7 : index
                %750 = arith.remui %656, %c7 : index
                %751 = arith.muli %750, %c6 : index
                %752 = arith.addi %749, %751 : index
                %753 = arith.divui %752, %c6 : index
                %754 = arith.muli %753, %c19 : index
                %755 = arith.muli %748, %c12 : index
                %756 = arith.addi %754, %755 : index
                %757 = arith.remui %752, %c6 : index
                %758 = arith.muli %757, %c7 : index
                %759 = arith.addi %756, %758 : index
                %760 = arith.addi %747, %759 : index
                %761 = arith.addi %686, %760 : index
                %762 = vector.shuffle %668, %668 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %762, %kv[%761] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %763 = arith.cmpi eq, %codec, %c9 : index
          scf.if %763 {
            %764 = wave.lane
            %765 = arith.muli %764, %c2 : index
            scf.for %766 = %765 to %c5 step %c5 {
              %767 = arith.addi %651, %766 : index
              %768 = vector.load %15[%767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %769 = arith.mulf %768, %654 : vector<4xf32>
              %770 = wave.fp8_encode "e4m3" %769 : vector<4xf32> -> vector<4xi8>
              %771 = arith.cmpi slt, %652, %kvHeads : index
              scf.if %771 {
                %772 = arith.muli %652, %c28 : index
                %773 = arith.addi %657, %772 : index
                %774 = vector.shuffle %770, %770 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %775 = arith.divui %766, %c12 : index
                %776 = arith.muli %775, %c19 : index
                %777 = arith.remui %766, %c12 : index
                %778 = arith.muli %656, %c12 : index
                %779 = arith.divui %777, %c2 : index
                %780 = arith.muli %779, %c2 : index
                %781 = arith.remui %777, %c7 : index
                %782 = arith.muli %781, %c7 : index
                %783 = arith.addi %780, %782 : index
                %784 = arith.divui %777, %c7 : index
                %785 = arith.remui %784, %c7 : index
                %786 = arith.addi %783, %785 : index
                %787 = arith.addi %778, %786 : index
                %788 = arith.addi %776, %787 : index
                %789 = arith.addi %773, %788 : index
                vector.store %774, %kv[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %790 = arith.subi %652, %kvHeads : index
                %791 = arith.muli %790, %c28 : index
                %792 = arith.addi %657, %791 : index
                %793 = arith.addi %766, %c8 : index
                %794 = arith.divui %793, %c12 : index
                %795 = arith.muli %794, %c19 : index
                %796 = arith.addi %795, %c11 : index
                %797 = arith.remui %793, %c12 : index
                %798 = arith.divui %656, %c7 : index
                %799 = arith.remui %656, %c7 : index
                %800 = arith.muli %799, %c6 : index
                %801 = arith.addi %798, %800 : index
                %802 = arith.muli %797, %c12 : index
                %803 = arith.divui %801, %c2 : index
                %804 = arith.muli %803, %c2 : index
                %805 = arith.remui %801, %c7 : index
                %806 = arith.muli %805, %c7 : index
                %807 = arith.addi %804, %806 : index
                %808 = arith.divui %801, %c7 : index
                %809 = arith.remui %808, %c7 : index
                %810 = arith.addi %807, %809 : index
                %811 = arith.addi %802, %810 : index
                %812 = arith.addi %796, %811 : index
                %813 = arith.addi %792, %812 : index
                %814 = vector.shuffle %770, %770 [0] : vector<4xi8>, vector<4xi8>
                vector.store %814, %kv[%813] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %815 = arith.addi %766, %c9 : index
                %816 = arith.divui %815, %c12 : index
                %817 = arith.muli %816, %c19 : index
                %818 = arith.addi %817, %c11 : index
                %819 = arith.remui %815, %c12 : index
                %820 = arith.divui %656, %c7 : index
                %821 = arith.remui %656, %c7 : index
                %822 = arith.muli %821, %c6 : index
                %823 = arith.addi %820, %822 : index
                %824 = arith.muli %819, %c12 : index
                %825 = arith.divui %823, %c2 : index
                %826 = arith.muli %825, %c2 : index
                %827 = arith.remui %823, %c7 : index
                %828 = arith.muli %827, %c7 : index
                %829 = arith.addi %826, %828 : index
                %830 = arith.divui %823, %c7 : index
                %831 = arith.remui %830, %c7 : index
                %832 = arith.addi %829, %831 : index
                %833 = arith.addi %824, %832 : index
                %834 = arith.addi %818, %833 : index
                %835 = arith.addi %792, %834 : index
                %836 = vector.shuffle %770, %770 [1] : vector<4xi8>, vector<4xi8>
                vector.store %836, %kv[%835] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %837 = arith.addi %766, %c7 : index
                %838 = arith.divui %837, %c12 : index
                %839 = arith.muli %838, %c19 : index
                %840 = arith.addi %839, %c11 : index
                %841 = arith.remui %837, %c12 : index
                %842 = arith.divui %656, %c7 : index
                %843 = arith.remui %656, %c7 : index
                %844 = arith.muli %843, %c6 : index
                %845 = arith.addi %842, %844 : index
                %846 = arith.muli %841, %c12 : index
                %847 = arith.divui %845, %c2 : index
                %848 = arith.muli %847, %c2 : index
                %849 = arith.remui %845, %c7 : index
                %850 = arith.muli %849, %c7 : index
                %851 = arith.addi %848, %850 : index
                %852 = arith.divui %845, %c7 : index
                %853 = arith.remui %852, %c7 : index
                %854 = arith.addi %851, %853 : index
                %855 = arith.addi %846, %854 : index
                %856 = arith.addi %840, %855 : index
                %857 = arith.addi %792, %856 : index
                %858 = vector.shuffle %770, %770 [2] : vector<4xi8>, vector<4xi8>
                vector.store %858, %kv[%857] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %859 = arith.addi %766, %c20 : index
                %860 = arith.divui %859, %c12 : index
                %861 = arith.muli %860, %c19 : index
                %862 = arith.addi %861, %c11 : index
                %863 = arith.remui %859, %c12 : index
                %864 = arith.divui %656, %c7 : index
                %865 = arith.remui %656, %c7 : index
                %866 = arith.muli %865, %c6 : index
                %867 = arith.addi %864, %866 : index
                %868 = arith.muli %863, %c12 : index
                %869 = arith.divui %867, %c2 : index
                %870 = arith.muli %869, %c2 : index
                %871 = arith.remui %867, %c7 : index
                %872 = arith.muli %871, %c7 : index
                %873 = arith.addi %870, %872 : index
                %874 = arith.divui %867, %c7 : index
                %875 = arith.remui %874, %c7 : index
                %876 = arith.addi %873, %875 : index
                %877 = arith.addi %868, %876 : index
                %878 = arith.addi %862, %877 : index
                %879 = arith.addi %792, %878 : index
                %880 = vector.shuffle %770, %770 [3] : vector<4xi8>, vector<4xi8>
                vector.store %880, %kv[%879] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %881 = arith.cmpi eq, %codec, %c7 : index
          scf.if %881 {
            %882 = wave.lane
            %883 = arith.muli %882, %c2 : index
            scf.for %884 = %883 to %c5 step %c5 {
              %885 = arith.addi %651, %884 : index
              %886 = vector.load %15[%885] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %887 = arith.mulf %886, %654 : vector<4xf32>
              %888 = wave.fp8_encode "e5m2" %887 : vector<4xf32> -> vector<4xi8>
              %889 = arith.cmpi slt, %652, %kvHeads : index
              scf.if %889 {
                %890 = arith.muli %652, %c28 : index
                %891 = arith.addi %657, %890 : index
                %892 = vector.shuffle %888, %888 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %893 = arith.divui %884, %c12 : index
                %894 = arith.muli %893, %c19 : index
                %895 = arith.remui %884, %c12 : index
                %896 = arith.muli %656, %c12 : index
                %897 = arith.divui %895, %c2 : index
                %898 = arith.muli %897, %c2 : index
                %899 = arith.remui %895, %c7 : index
                %900 = arith.muli %899, %c7 : index
                %901 = arith.addi %898, %900 : index
                %902 = arith.divui %895, %c7 : index
                %903 = arith.remui %902, %c7 : index
                %904 = arith.addi %901, %903 : index
                %905 = arith.addi %896, %904 : index
                %906 = arith.addi %894, %905 : index
                %907 = arith.addi %891, %906 : index
                vector.store %892, %kv[%907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %908 = arith.subi %652, %kvHeads : index
                %909 = arith.muli %908, %c28 : index
                %910 = arith.addi %657, %909 : index
                %911 = arith.addi %884, %c8 : index
                %912 = arith.divui %911, %c12 : index
                %913 = arith.muli %912, %c19 : index
                %914 = arith.addi %913, %c11 : index
                %915 = arith.remui %911, %c12 : index
                %916 = arith.divui %656, %c7 : index
                %917 = arith.remui %656, %c7 : index
                %918 = arith.muli %917, %c6 : index
                %919 = arith.addi %916, %918 : index
                %920 = arith.muli %915, %c12 : index
                %921 = arith.divui %919, %c2 : index
                %922 = arith.muli %921, %c2 : index
                %923 = arith.remui %919, %c7 : index
                %924 = arith.muli %923, %c7 : index
                %925 = arith.addi %922, %924 : index
                %926 = arith.divui %919, %c7 : index
                %927 = arith.remui %926, %c7 : index
                %928 = arith.addi %925, %927 : index
                %929 = arith.addi %920, %928 : index
                %930 = arith.addi %914, %929 : index
                %931 = arith.addi %910, %930 : index
                %932 = vector.shuffle %888, %888 [0] : vector<4xi8>, vector<4xi8>
                vector.store %932, %kv[%931] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %933 = arith.addi %884, %c9 : index
                %934 = arith.divui %933, %c12 : index
                %935 = arith.muli %934, %c19 : index
                %936 = arith.addi %935, %c11 : index
                %937 = arith.remui %933, %c12 : index
                %938 = arith.divui %656, %c7 : index
                %939 = arith.remui %656, %c7 : index
                %940 = arith.muli %939, %c6 : index
                %941 = arith.addi %938, %940 : index
                %942 = arith.muli %937, %c12 : index
                %943 = arith.divui %941, %c2 : index
                %944 = arith.muli %943, %c2 : index
                %945 = arith.remui %941, %c7 : index
                %946 = arith.muli %945, %c7 : index
                %947 = arith.addi %944, %946 : index
                %948 = arith.divui %941, %c7 : index
                %949 = arith.remui %948, %c7 : index
                %950 = arith.addi %947, %949 : index
                %951 = arith.addi %942, %950 : index
                %952 = arith.addi %936, %951 : index
                %953 = arith.addi %910, %952 : index
                %954 = vector.shuffle %888, %888 [1] : vector<4xi8>, vector<4xi8>
                vector.store %954, %kv[%953] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %955 = arith.addi %884, %c7 : index
                %956 = arith.divui %955, %c12 : index
                %957 = arith.muli %956, %c19 : index
                %958 = arith.addi %957, %c11 : index
                %959 = arith.remui %955, %c12 : index
                %960 = arith.divui %656, %c7 : index
                %961 = arith.remui %656, %c7 : index
                %962 = arith.muli %961, %c6 : index
                %963 = arith.addi %960, %962 : index
                %964 = arith.muli %959, %c12 : index
                %965 = arith.divui %963, %c2 : index
                %966 = arith.muli %965, %c2 : index
                %967 = arith.remui %963, %c7 : index
                %968 = arith.muli %967, %c7 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.divui %963, %c7 : index
                %971 = arith.remui %970, %c7 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.addi %964, %972 : index
                %974 = arith.addi %958, %973 : index
                %975 = arith.addi %910, %974 : index
                %976 = vector.shuffle %888, %888 [2] : vector<4xi8>, vector<4xi8>
                vector.store %976, %kv[%975] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %977 = arith.addi %884, %c20 : index
                %978 = arith.divui %977, %c12 : index
                %979 = arith.muli %978, %c19 : index
                %980 = arith.addi %979, %c11 : index
                %981 = arith.remui %977, %c12 : index
                %982 = arith.divui %656, %c7 : index
                %983 = arith.remui %656, %c7 : index
                %984 = arith.muli %983, %c6 : index
                %985 = arith.addi %982, %984 : index
                %986 = arith.muli %981, %c12 : index
                %987 = arith.divui %985, %c2 : index
                %988 = arith.muli %987, %c2 : index
                %989 = arith.remui %985, %c7 : index
                %990 = arith.muli %989, %c7 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.divui %985, %c7 : index
                %993 = arith.remui %992, %c7 : index
                %994 = arith.addi %991, %993 : index
                %995 = arith.addi %986, %994 : index
                %996 = arith.addi %980, %995 : index
                %997 = arith.addi %910, %996 : index
                %998 = vector.shuffle %888, %888 [3] : vector<4xi8>, vector<4xi8>
                vector.store %998, %kv[%997] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
