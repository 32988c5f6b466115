// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=64, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d64_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 2 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 8192 : index
  %c10 = arith.constant 1024 : index
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
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
  %c28 = arith.constant 2048 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 4096 : index
  %c31 = arith.constant 5120 : index
  %c32 = arith.constant 6144 : index
  %c33 = arith.constant 7168 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.muli %0, %c6 : index
  %8 = arith.muli %3, %c2 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %6 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %6 : index
  %14 = wave.scratch %c9 : memref<?xf32>
  %15 = wave.scratch %c10 : memref<?xf32>
  %16 = memref.load %step[%c7] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c11 : index
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c11 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c14 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c4 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c15 {
      %29 = arith.muli %28, %c14 : index
      %30 = arith.addi %c7, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c14 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c14 : index
    %35 = arith.divui %inputFeatures, %c11 : index
    %36 = arith.muli %4, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c6 : index
    %43 = arith.muli %42, %c6 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %50:2 = scf.for %47 = %37 to %46 step %c6 iter_args(%48 = %c16, %49 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %47, %c7 : index
      %53 = arith.addi %11, %c5 : index
      %54 = arith.muli %52, %c15 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c11 : index
      %57 = arith.muli %56, %c11 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c19 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %47, %c8 : index
      %66 = arith.addi %11, %c5 : index
      %67 = arith.muli %65, %c15 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c11 : index
      %70 = arith.muli %69, %c11 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c19 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %47, %c2 : index
      %79 = arith.addi %11, %c5 : index
      %80 = arith.muli %78, %c15 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c11 : index
      %83 = arith.muli %82, %c11 : index
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
      %95 = arith.remui %51, %c11 : index
      %96 = arith.muli %95, %c11 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c19 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %47, %c7 : index
      %105 = arith.addi %13, %c5 : index
      %106 = arith.muli %104, %c15 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %51, %c11 : index
      %109 = arith.muli %108, %c11 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c19 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %47, %c8 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.muli %117, %c15 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %51, %c11 : index
      %122 = arith.muli %121, %c11 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c19 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %47, %c2 : index
      %131 = arith.addi %13, %c5 : index
      %132 = arith.muli %130, %c15 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %51, %c11 : index
      %135 = arith.muli %134, %c11 : index
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
      %147 = arith.remui %51, %c11 : index
      %148 = arith.muli %147, %c11 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c19 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.muli %47, %c8 : index
      %157 = arith.addi %156, %c7 : index
      %158 = arith.muli %tileRows, %c11 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.addi %34, %159 : index
      %161 = vector.load %22[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c14 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %22[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %64, %48 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %116, %49 : vector<16xf16>, vector<8xf32>
      %168 = arith.muli %47, %c8 : index
      %169 = arith.addi %168, %c8 : index
      %170 = arith.muli %tileRows, %c11 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.addi %34, %171 : index
      %173 = vector.load %22[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c14 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %22[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %77, %166 : vector<16xf16>, vector<8xf32>
      %179 = wave.mma %177, %129, %167 : vector<16xf16>, vector<8xf32>
      %180 = arith.muli %47, %c8 : index
      %181 = arith.addi %180, %c2 : index
      %182 = arith.muli %tileRows, %c11 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.addi %34, %183 : index
      %185 = vector.load %22[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c14 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %22[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %90, %178 : vector<16xf16>, vector<8xf32>
      %191 = wave.mma %189, %142, %179 : vector<16xf16>, vector<8xf32>
      %192 = arith.muli %47, %c8 : index
      %193 = arith.addi %192, %c20 : index
      %194 = arith.muli %tileRows, %c11 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.addi %34, %195 : index
      %197 = vector.load %22[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c14 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %22[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %103, %190 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %155, %191 : vector<16xf16>, vector<8xf32>
      scf.yield %202, %203 : vector<8xf32>, vector<8xf32>
    }
    %204 = arith.select %40, %46, %39 : index
    %208:2 = scf.for %205 = %46 to %204 step %c8 iter_args(%206 = %50#0, %207 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
      %209 = wave.lane
      %210 = arith.addi %205, %c7 : index
      %211 = arith.addi %11, %c5 : index
      %212 = arith.muli %210, %c15 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.remui %209, %c11 : index
      %215 = arith.muli %214, %c11 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = arith.addi %216, %c19 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.addi %205, %c7 : index
      %224 = arith.addi %13, %c5 : index
      %225 = arith.muli %223, %c15 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %209, %c11 : index
      %228 = arith.muli %227, %c11 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c19 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.muli %205, %c8 : index
      %237 = arith.addi %236, %c7 : index
      %238 = arith.muli %tileRows, %c11 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %34, %239 : index
      %241 = vector.load %22[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c14 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %22[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %222, %206 : vector<16xf16>, vector<8xf32>
      %247 = wave.mma %245, %235, %207 : vector<16xf16>, vector<8xf32>
      scf.yield %246, %247 : vector<8xf32>, vector<8xf32>
    }
    %248 = arith.addi %18, %c7 : index
    %249 = wave.lane
    %250 = arith.muli %3, %c2 : index
    %251 = arith.muli %250, %c19 : index
    %252 = arith.addi %251, %249 : index
    %253 = arith.muli %4, %c10 : index
    %254 = arith.addi %253, %252 : index
    %255 = arith.addi %254, %c7 : index
    %256 = arith.addi %255, %c7 : index
    %257 = vector.extract %208#0[0] : f32 from vector<8xf32>
    memref.store %257, %14[%256] : memref<?xf32>
    %258 = arith.muli %4, %c10 : index
    %259 = arith.addi %258, %252 : index
    %260 = arith.addi %259, %c7 : index
    %261 = arith.addi %260, %c4 : index
    %262 = vector.extract %208#0[1] : f32 from vector<8xf32>
    memref.store %262, %14[%261] : memref<?xf32>
    %263 = arith.muli %4, %c10 : index
    %264 = arith.addi %263, %252 : index
    %265 = arith.addi %264, %c7 : index
    %266 = arith.addi %265, %c21 : index
    %267 = vector.extract %208#0[2] : f32 from vector<8xf32>
    memref.store %267, %14[%266] : memref<?xf32>
    %268 = arith.muli %4, %c10 : index
    %269 = arith.addi %268, %252 : index
    %270 = arith.addi %269, %c7 : index
    %271 = arith.addi %270, %c22 : index
    %272 = vector.extract %208#0[3] : f32 from vector<8xf32>
    memref.store %272, %14[%271] : memref<?xf32>
    %273 = arith.muli %4, %c10 : index
    %274 = arith.addi %273, %252 : index
    %275 = arith.addi %274, %c7 : index
    %276 = arith.addi %275, %c5 : index
    %277 = vector.extract %208#0[4] : f32 from vector<8xf32>
    memref.store %277, %14[%276] : memref<?xf32>
    %278 = arith.muli %4, %c10 : index
    %279 = arith.addi %278, %252 : index
    %280 = arith.addi %279, %c7 : index
    %281 = arith.addi %280, %c23 : index
    %282 = vector.extract %208#0[5] : f32 from vector<8xf32>
    memref.store %282, %14[%281] : memref<?xf32>
    %283 = arith.muli %4, %c10 : index
    %284 = arith.addi %283, %252 : index
    %285 = arith.addi %284, %c7 : index
    %286 = arith.addi %285, %c24 : index
    %287 = vector.extract %208#0[6] : f32 from vector<8xf32>
    memref.store %287, %14[%286] : memref<?xf32>
    %288 = arith.muli %4, %c10 : index
    %289 = arith.addi %288, %252 : index
    %290 = arith.addi %289, %c7 : index
    %291 = arith.addi %290, %c25 : index
    %292 = vector.extract %208#0[7] : f32 from vector<8xf32>
    memref.store %292, %14[%291] : memref<?xf32>
    %293 = arith.muli %4, %c10 : index
    %294 = arith.addi %293, %252 : index
    %295 = arith.addi %294, %c19 : index
    %296 = arith.addi %295, %c7 : index
    %297 = vector.extract %208#1[0] : f32 from vector<8xf32>
    memref.store %297, %14[%296] : memref<?xf32>
    %298 = arith.muli %4, %c10 : index
    %299 = arith.addi %298, %252 : index
    %300 = arith.addi %299, %c19 : index
    %301 = arith.addi %300, %c4 : index
    %302 = vector.extract %208#1[1] : f32 from vector<8xf32>
    memref.store %302, %14[%301] : memref<?xf32>
    %303 = arith.muli %4, %c10 : index
    %304 = arith.addi %303, %252 : index
    %305 = arith.addi %304, %c19 : index
    %306 = arith.addi %305, %c21 : index
    %307 = vector.extract %208#1[2] : f32 from vector<8xf32>
    memref.store %307, %14[%306] : memref<?xf32>
    %308 = arith.muli %4, %c10 : index
    %309 = arith.addi %308, %252 : index
    %310 = arith.addi %309, %c19 : index
    %311 = arith.addi %310, %c22 : index
    %312 = vector.extract %208#1[3] : f32 from vector<8xf32>
    memref.store %312, %14[%311] : memref<?xf32>
    %313 = arith.muli %4, %c10 : index
    %314 = arith.addi %313, %252 : index
    %315 = arith.addi %314, %c19 : index
    %316 = arith.addi %315, %c5 : index
    %317 = vector.extract %208#1[4] : f32 from vector<8xf32>
    memref.store %317, %14[%316] : memref<?xf32>
    %318 = arith.muli %4, %c10 : index
    %319 = arith.addi %318, %252 : index
    %320 = arith.addi %319, %c19 : index
    %321 = arith.addi %320, %c23 : index
    %322 = vector.extract %208#1[5] : f32 from vector<8xf32>
    memref.store %322, %14[%321] : memref<?xf32>
    %323 = arith.muli %4, %c10 : index
    %324 = arith.addi %323, %252 : index
    %325 = arith.addi %324, %c19 : index
    %326 = arith.addi %325, %c24 : index
    %327 = vector.extract %208#1[6] : f32 from vector<8xf32>
    memref.store %327, %14[%326] : memref<?xf32>
    %328 = arith.muli %4, %c10 : index
    %329 = arith.addi %328, %252 : index
    %330 = arith.addi %329, %c19 : index
    %331 = arith.addi %330, %c25 : index
    %332 = vector.extract %208#1[7] : f32 from vector<8xf32>
    memref.store %332, %14[%331] : memref<?xf32>
    wave.barrier
    %333 = arith.muli %4, %c8 : index
    %334 = arith.addi %333, %c7 : index
    %335 = arith.muli %334, %c2 : index
    %336 = arith.divui %249, %c11 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.addi %248, %337 : index
    %339 = arith.cmpi slt, %338, %17 : index
    scf.if %339 {
      %340 = arith.cmpi eq, %hasFactors, %c8 : index
      %341 = arith.muli %338, %c2 : index
      %342 = memref.load %factors[%341] : memref<?xf32>
      %343 = arith.mulf %342, %operandScale : f32
      %344 = arith.select %340, %343, %operandScale : f32
      %345 = arith.addi %252, %c7 : index
      %346 = arith.muli %334, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = memref.load %14[%347] : memref<?xf32>
      %349 = arith.addi %347, %c10 : index
      %350 = memref.load %14[%349] : memref<?xf32>
      %351 = arith.addf %348, %350 : f32
      %352 = arith.addi %347, %c28 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addf %351, %353 : f32
      %355 = arith.addi %347, %c29 : index
      %356 = memref.load %14[%355] : memref<?xf32>
      %357 = arith.addf %354, %356 : f32
      %358 = arith.addi %347, %c30 : index
      %359 = memref.load %14[%358] : memref<?xf32>
      %360 = arith.addf %357, %359 : f32
      %361 = arith.addi %347, %c31 : index
      %362 = memref.load %14[%361] : memref<?xf32>
      %363 = arith.addf %360, %362 : f32
      %364 = arith.addi %347, %c32 : index
      %365 = memref.load %14[%364] : memref<?xf32>
      %366 = arith.addf %363, %365 : f32
      %367 = arith.addi %347, %c33 : index
      %368 = memref.load %14[%367] : memref<?xf32>
      %369 = arith.addf %366, %368 : f32
      %370 = arith.remui %249, %c11 : index
      %371 = arith.muli %370, %c6 : index
      %372 = arith.addi %11, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %344 : f32
      %377 = arith.mulf %369, %376 : f32
      %378 = arith.muli %3, %c2 : index
      %379 = arith.addi %378, %c7 : index
      %380 = arith.muli %379, %c11 : index
      %381 = arith.remui %249, %c11 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.muli %337, %c21 : index
      %384 = arith.addi %383, %382 : index
      memref.store %377, %15[%384] : memref<?xf32>
      %385 = arith.addi %252, %c19 : index
      %386 = arith.muli %334, %c4 : index
      %387 = arith.addi %385, %386 : index
      %388 = memref.load %14[%387] : memref<?xf32>
      %389 = arith.addi %387, %c10 : index
      %390 = memref.load %14[%389] : memref<?xf32>
      %391 = arith.addf %388, %390 : f32
      %392 = arith.addi %387, %c28 : index
      %393 = memref.load %14[%392] : memref<?xf32>
      %394 = arith.addf %391, %393 : f32
      %395 = arith.addi %387, %c29 : index
      %396 = memref.load %14[%395] : memref<?xf32>
      %397 = arith.addf %394, %396 : f32
      %398 = arith.addi %387, %c30 : index
      %399 = memref.load %14[%398] : memref<?xf32>
      %400 = arith.addf %397, %399 : f32
      %401 = arith.addi %387, %c31 : index
      %402 = memref.load %14[%401] : memref<?xf32>
      %403 = arith.addf %400, %402 : f32
      %404 = arith.addi %387, %c32 : index
      %405 = memref.load %14[%404] : memref<?xf32>
      %406 = arith.addf %403, %405 : f32
      %407 = arith.addi %387, %c33 : index
      %408 = memref.load %14[%407] : memref<?xf32>
      %409 = arith.addf %406, %408 : f32
      %410 = arith.remui %249, %c11 : index
      %411 = arith.muli %410, %c6 : index
      %412 = arith.addi %13, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<1xf32>
      %415 = vector.extract %414[0] : f32 from vector<1xf32>
      %416 = arith.mulf %415, %344 : f32
      %417 = arith.mulf %409, %416 : f32
      %418 = arith.muli %3, %c2 : index
      %419 = arith.addi %418, %c8 : index
      %420 = arith.muli %419, %c11 : index
      %421 = arith.remui %249, %c11 : index
      %422 = arith.addi %420, %421 : index
      %423 = arith.muli %337, %c21 : index
      %424 = arith.addi %423, %422 : index
      memref.store %417, %15[%424] : memref<?xf32>
    }
    wave.barrier
    %425 = arith.addi %18, %c7 : index
    %426 = wave.wave
    %427 = arith.addi %426, %c7 : index
    %428 = arith.addi %425, %427 : index
    %429 = arith.cmpi slt, %428, %17 : index
    scf.if %429 {
      %430 = arith.addi %425, %427 : index
      %431 = arith.muli %427, %c21 : index
      %432 = wave.lane
      %433 = arith.addi %432, %c7 : index
      %434 = arith.cmpi eq, %hasBias, %c8 : index
      %435 = arith.addi %431, %433 : index
      %436 = memref.load %15[%435] : memref<?xf32>
      %437 = arith.muli %0, %c21 : index
      %438 = arith.addi %437, %433 : index
      %439 = memref.load %bias[%438] : memref<?xf32>
      %440 = arith.addf %436, %439 : f32
      %441 = arith.select %434, %440, %436 : f32
      %442 = arith.addi %433, %c4 : index
      %443 = arith.cmpi eq, %hasBias, %c8 : index
      %444 = arith.addi %431, %442 : index
      %445 = memref.load %15[%444] : memref<?xf32>
      %446 = arith.muli %0, %c21 : index
      %447 = arith.addi %446, %442 : index
      %448 = memref.load %bias[%447] : memref<?xf32>
      %449 = arith.addf %445, %448 : f32
      %450 = arith.select %443, %449, %445 : f32
      %451 = arith.addi %heads, %kvHeads : index
      %452 = arith.cmpi slt, %0, %451 : index
      scf.if %452 {
        %453 = arith.addi %positionsAt, %430 : index
        %454 = memref.load %step[%453] : memref<?xi32>
        %455 = arith.index_cast %454 : i32 to index
        %456 = arith.cmpi eq, %hasNorm, %c8 : index
        %457 = math.fma %441, %441, %c37 : f32
        %458 = math.fma %450, %450, %457 : f32
        %459 = vector.broadcast %458 : f32 to vector<1xf32>
        %460 = wave.reduce "add" %459 : vector<1xf32>
        %461 = arith.mulf %460, %inverseHeadDim : f32
        %462 = arith.addf %461, %epsilon : f32
        %463 = math.sqrt %462 : f32
        %464 = arith.divf %c39, %463 : f32
        %465 = arith.cmpi slt, %0, %heads : index
        %466 = arith.addi %433, %c4 : index
        %467 = memref.load %query_norm[%433] : memref<?xf32>
        %468 = memref.load %key_norm[%433] : memref<?xf32>
        %469 = arith.select %465, %467, %468 : f32
        %470 = arith.mulf %441, %464 : f32
        %471 = arith.mulf %470, %469 : f32
        %472 = arith.select %456, %471, %441 : f32
        %473 = memref.load %query_norm[%466] : memref<?xf32>
        %474 = memref.load %key_norm[%466] : memref<?xf32>
        %475 = arith.select %465, %473, %474 : f32
        %476 = arith.mulf %450, %464 : f32
        %477 = arith.mulf %476, %475 : f32
        %478 = arith.select %456, %477, %450 : f32
        %479 = arith.remui %455, %c19 : index
        %480 = arith.muli %479, %c21 : index
        %481 = arith.addi %480, %433 : index
        %482 = arith.divui %455, %c19 : index
        %483 = arith.addi %482, %c19 : index
        %484 = arith.muli %483, %c21 : index
        %485 = arith.addi %484, %433 : index
        %486 = memref.load %rope[%481] : memref<?xf32>
        %487 = arith.addi %481, %c4 : index
        %488 = memref.load %rope[%487] : memref<?xf32>
        %489 = memref.load %rope[%485] : memref<?xf32>
        %490 = arith.addi %485, %c4 : index
        %491 = memref.load %rope[%490] : memref<?xf32>
        %492 = arith.mulf %489, %486 : f32
        %493 = arith.mulf %491, %488 : f32
        %494 = arith.subf %492, %493 : f32
        %495 = arith.mulf %491, %486 : f32
        %496 = arith.mulf %489, %488 : f32
        %497 = arith.addf %495, %496 : f32
        %498 = arith.mulf %472, %494 : f32
        %499 = arith.mulf %478, %497 : f32
        %500 = arith.subf %498, %499 : f32
        %501 = arith.mulf %478, %494 : f32
        %502 = arith.mulf %472, %497 : f32
        %503 = arith.addf %501, %502 : f32
        %504 = arith.cmpi slt, %0, %heads : index
        scf.if %504 {
          %505 = arith.muli %430, %heads : index
          %506 = arith.addi %505, %0 : index
          %507 = arith.muli %506, %c21 : index
          %508 = arith.addi %507, %433 : index
          memref.store %500, %q[%508] : memref<?xf32>
          %509 = arith.addi %508, %c4 : index
          memref.store %503, %q[%509] : memref<?xf32>
        } else {
          %510 = arith.addi %431, %433 : index
          memref.store %500, %15[%510] : memref<?xf32>
          %511 = arith.addi %431, %433 : index
          %512 = arith.addi %511, %c4 : index
          memref.store %503, %15[%512] : memref<?xf32>
        }
      } else {
        %513 = arith.cmpi slt, %0, %heads : index
        scf.if %513 {
          %514 = arith.muli %430, %heads : index
          %515 = arith.addi %514, %0 : index
          %516 = arith.muli %515, %c21 : index
          %517 = arith.addi %516, %433 : index
          memref.store %441, %q[%517] : memref<?xf32>
          %518 = arith.addi %517, %c4 : index
          memref.store %450, %q[%518] : memref<?xf32>
        } else {
          %519 = arith.addi %431, %433 : index
          memref.store %441, %15[%519] : memref<?xf32>
          %520 = arith.addi %431, %433 : index
          %521 = arith.addi %520, %c4 : index
          memref.store %450, %15[%521] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %522 = arith.cmpi sge, %0, %heads : index
    scf.if %522 {
      %523 = arith.addi %426, %c7 : index
      %524 = arith.addi %425, %523 : index
      %525 = arith.cmpi slt, %524, %17 : index
      scf.if %525 {
        %526 = arith.addi %425, %523 : index
        %527 = arith.addi %slotsAt, %526 : index
        %528 = memref.load %step[%527] : memref<?xi32>
        %529 = arith.index_cast %528 : i32 to index
        %530 = arith.cmpi sge, %529, %c7 : index
        scf.if %530 {
          %531 = arith.muli %523, %c21 : index
          %532 = arith.subi %0, %heads : index
          %533 = memref.load %scales[%532] : memref<?xf32>
          %534 = vector.broadcast %533 : f32 to vector<4xf32>
          %535 = arith.divui %529, %c11 : index
          %536 = arith.remui %529, %c11 : index
          %537 = arith.muli %535, %pageBytes : index
          %538 = arith.cmpi eq, %codec, %c7 : index
          scf.if %538 {
            %539 = wave.lane
            %540 = arith.muli %539, %c6 : index
            scf.for %541 = %540 to %c21 step %c5 {
              %542 = arith.addi %531, %541 : index
              %543 = vector.load %15[%542] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %544 = arith.mulf %543, %534 : vector<4xf32>
              %545 = arith.minimumf %544, %c44 : vector<4xf32>
              %546 = arith.maximumf %545, %c45 : vector<4xf32>
              %547 = arith.truncf %546 : vector<4xf32> to vector<4xf16>
              %548 = vector.bitcast %547 : vector<4xf16> to vector<8xi8>
              %549 = arith.cmpi slt, %532, %kvHeads : index
              scf.if %549 {
                %550 = arith.muli %532, %c30 : index
                %551 = arith.addi %537, %550 : index
                %552 = arith.divui %541, %c11 : index
                %553 = arith.muli %552, %c15 : index
                %554 = arith.remui %541, %c11 : index
                %555 = arith.divui %554, %c14 : index
                %556 = arith.muli %555, %c19 : index
                %557 = arith.muli %536, %c11 : index
                %558 = arith.addi %556, %557 : index
                %559 = arith.remui %554, %c14 : index
                %560 = arith.muli %559, %c2 : index
                %561 = arith.addi %558, %560 : index
                %562 = arith.addi %553, %561 : index
                %563 = arith.addi %551, %562 : index
                vector.store %548, %kv[%563] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %564 = arith.subi %532, %kvHeads : index
                %565 = arith.muli %564, %c30 : index
                %566 = arith.addi %537, %565 : index
                %567 = arith.addi %541, %c7 : index
                %568 = arith.divui %567, %c11 : index
                %569 = arith.muli %568, %c15 : index
                %570 = arith.addi %569, %c28 : index
                %571 = arith.remui %567, %c11 : index
                %572 = arith.divui %536, %c2 : index
                %573 = arith.remui %536, %c2 : index
                %574 = arith.muli %573, %c14 : index
                %575 = arith.addi %572, %574 : index
                %576 = arith.divui %575, %c14 : index
                %577 = arith.muli %576, %c19 : index
                %578 = arith.muli %571, %c11 : index
                %579 = arith.addi %577, %578 : index
                %580 = arith.remui %575, %c14 : index
                %581 = arith.muli %580, %c2 : index
                %582 = arith.addi %579, %581 : index
                %583 = arith.addi %570, %582 : index
                %584 = arith.addi %566, %583 : index
                %585 = vector.shuffle %548, %548 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %585, %kv[%584] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %586 = arith.addi %541, %c8 : index
                %587 = arith.divui %586, %c11 : index
                %588 = arith.muli %587, %c15 : index
                %589 = arith.addi %588, %c28 : index
                %590 = arith.remui %586, %c11 : index
                %591 = arith.divui %536, %c2 : index
                %592 = arith.remui %536, %c2 : index
                %593 = arith.muli %592, %c14 : index
                %594 = arith.addi %591, %593 : index
                %595 = arith.divui %594, %c14 : index
                %596 = arith.muli %595, %c19 : index
                %597 = arith.muli %590, %c11 : index
                %598 = arith.addi %596, %597 : index
                %599 = arith.remui %594, %c14 : index
                %600 = arith.muli %599, %c2 : index
                %601 = arith.addi %598, %600 : index
                %602 = arith.addi %589, %601 : index
                %603 = arith.addi %566, %602 : index
                %604 = vector.shuffle %548, %548 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %604, %kv[%603] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %605 = arith.addi %541, %c2 : index
                %606 = arith.divui %605, %c11 : index
                %607 = arith.muli %606, %c15 : index
                %608 = arith.addi %607, %c28 : index
                %609 = arith.remui %605, %c11 : index
                %610 = arith.divui %536, %c2 : index
                %611 = arith.remui %536, %c2 : index
                %612 = arith.muli %611, %c14 : index
                %613 = arith.addi %610, %612 : index
                %614 = arith.divui %613, %c14 : index
                %615 = arith.muli %614, %c19 : index
                %616 = arith.muli %609, %c11 : index
                %617 = arith.addi %615, %616 : index
                %618 = arith.remui %613, %c14 : index
                %619 = arith.muli %618, %c2 : index
                %620 = arith.addi %617, %619 : index
                %621 = arith.addi %608, %620 : index
                %622 = arith.addi %566, %621 : index
                %623 = vector.shuffle %548, %548 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %623, %kv[%622] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %624 = arith.addi %541, %c20 : index
                %625 = arith.divui %624, %c11 : index
                %626 = arith.muli %625, %c15 : index
                %627 = arith.addi %626, %c28 : index
                %628 = arith.remui %624, %c11 : index
                %629 = arith.divui %536, %c2 : index
                %630 = arith.remui %536, %c2 : index
                %631 = arith.muli %630, %c14 : index
                %632 = arith.addi %629, %631 : index
                %633 = arith.divui %632, %c14 : index
                %634 = arith.muli %633, %c19 : index
                %635 = arith.muli %628, %c11 : index
                %636 = arith.addi %634, %635 : index
                %637 = arith.remui %632, %c14 : index
                %638 = arith.muli %637, %c2 : index
                %639 = arith.addi %636, %638 : index
                %640 = arith.addi %627, %639 : index
                %641 = arith.addi %566, %640 : index
                %642 = vector.shuffle %548, %548 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %642, %kv[%641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %643 = arith.cmpi eq, %codec, %c8 : index
          scf.if %643 {
            %644 = wave.lane
            %645 = arith.muli %644, %c6 : index
            scf.for %646 = %645 to %c21 step %c5 {
              %647 = arith.addi %531, %646 : index
              %648 = vector.load %15[%647] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %649 = arith.mulf %648, %534 : vector<4xf32>
              %650 = wave.fp8_encode "e4m3" %649 : vector<4xf32> -> vector<4xi8>
              %651 = arith.cmpi slt, %532, %kvHeads : index
              scf.if %651 {
                %652 = arith.muli %532, %c28 : index
                %653 = arith.addi %537, %652 : index
                %654 = vector.shuffle %650, %650 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %655 = arith.divui %646, %c11 : index
                %656 = arith.muli %655, %c19 : index
                %657 = arith.remui %646, %c11 : index
                %658 = arith.muli %536, %c11 : index
                %659 = arith.divui %657, %c6 : index
                %660 = arith.muli %659, %c6 : index
                %661 = arith.remui %657, %c2 : index
                %662 = arith.muli %661, %c2 : index
                %663 = arith.addi %660, %662 : index
                %664 = arith.divui %657, %c2 : index
                %665 = arith.remui %664, %c2 : index
                %666 = arith.addi %663, %665 : index
                %667 = arith.addi %658, %666 : index
                %668 = arith.addi %656, %667 : index
                %669 = arith.addi %653, %668 : index
                vector.store %654, %kv[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %670 = arith.subi %532, %kvHeads : index
                %671 = arith.muli %670, %c28 : index
                %672 = arith.addi %537, %671 : index
                %673 = arith.addi %646, %c7 : index
                %674 = arith.divui %673, %c11 : index
                %675 = arith.muli %674, %c19 : index
                %676 = arith.addi %675, %c10 : index
                %677 = arith.remui %673, %c11 : index
                %678 = arith.divui %536, %c2 : index
                %679 = arith.remui %536, %c2 : index
                %680 = arith.muli %679, %c14 : index
                %681 = arith.addi %678, %680 : index
                %682 = arith.muli %677, %c11 : index
                %683 = arith.divui %681, %c6 : index
                %684 = arith.muli %683, %c6 : index
                %685 = arith.remui %681, %c2 : index
                %686 = arith.muli %685, %c2 : index
                %687 = arith.addi %684, %686 : index
                %688 = arith.divui %681, %c2 : index
                %689 = arith.remui %688, %c2 : index
                %690 = arith.addi %687, %689 : index
                %691 = arith.addi %682, %690 : index
                %692 = arith.addi %676, %691 : index
                %693 = arith.addi %672, %692 : index
                %694 = vector.shuffle %650, %650 [0] : vector<4xi8>, vector<4xi8>
                vector.store %694, %kv[%693] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %695 = arith.addi %646, %c8 : index
                %696 = arith.divui %695, %c11 : index
                %697 = arith.muli %696, %c19 : index
                %698 = arith.addi %697, %c10 : index
                %699 = arith.remui %695, %c11 : index
                %700 = arith.divui %536, %c2 : index
                %701 = arith.remui %536, %c2 : index
                %702 = arith.muli %701, %c14 : index
                %703 = arith.addi %700, %702 : index
                %704 = arith.muli %699, %c11 : index
                %705 = arith.divui %703, %c6 : index
                %706 = arith.muli %705, %c6 : index
                %707 = arith.remui %703, %c2 : index
                %708 = arith.muli %707, %c2 : index
                %709 = arith.addi %706, %708 : index
                %710 = arith.divui %703, %c2 : index
                %711 = arith.remui %710, %c2 : index
                %712 = arith.addi %709, %711 : index
                %713 = arith.addi %704, %712 : index
                %714 = arith.addi %698, %713 : index
                %715 = arith.addi %672, %714 : index
                %716 = vector.shuffle %650, %650 [1] : vector<4xi8>, vector<4xi8>
                vector.store %716, %kv[%715] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %717 = arith.addi %646, %c2 : index
                %718 = arith.divui %717, %c11 : index
                %719 = arith.muli %718, %c19 : index
                %720 = arith.addi %719, %c10 : index
                %721 = arith.remui %717, %c11 : index
                %722 = arith.divui %536, %c2 : index
                %723 = arith.remui %536, %c2 : index
                %724 = arith.muli %723, %c14 : index
                %725 = arith.addi %722, %724 : index
                %726 = arith.muli %721, %c11 : index
                %727 = arith.divui %725, %c6 : index
                %728 = arith.muli %727, %c6 : index
                %729 = arith.remui %725, %c2 : index
                %730 = arith.muli %729, %c2 : index
                %731 = arith.addi %728, %730 : index
                %732 = arith.divui %725, %c2 : index
                %733 = arith.remui %732, %c2 : index
                %734 = arith.addi %731, %733 : index
                %735 = arith.addi %726, %734 : index
                %736 = arith.addi %720, %735 : index
                %737 = arith.addi %672, %736 : index
                %738 = vector.shuffle %650, %650 [2] : vector<4xi8>, vector<4xi8>
                vector.store %738, %kv[%737] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %739 = arith.addi %646, %c20 : index
                %740 = arith.divui %739, %c11 : index
                %741 = arith.muli %740, %c19 : index
                %742 = arith.addi %741, %c10 : index
                %743 = arith.remui %739, %c11 : index
                %744 = arith.divui %536, %c2 : index
                %745 = arith.remui %536, %c2 : index
                %746 = arith.muli %745, %c14 : index
                %747 = arith.addi %744, %746 : index
                %748 = arith.muli %743, %c11 : index
                %749 = arith.divui %747, %c6 : index
                %750 = arith.muli %749, %c6 : index
                %751 = arith.remui %747, %c2 : index
                %752 = arith.muli %751, %c2 : index
                %753 = arith.addi %750, %752 : index
                %754 = arith.divui %747, %c2 : index
                %755 = arith.remui %754, %c2 : index
                %756 = arith.addi %753, %755 : index
                %757 = arith.addi %748, %756 : index
                %758 = arith.addi %742, %757 : index
                %759 = arith.addi %672, %758 : index
                %760 = vector.shuffle %650, %650 [3] : vector<4xi8>, vector<4xi8>
                vector.store %760, %kv[%759] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %761 = arith.cmpi eq, %codec, %c2 : index
          scf.if %761 {
            %762 = wave.lane
            %763 = arith.muli %762, %c6 : index
            scf.for %764 = %763 to %c21 step %c5 {
              %765 = arith.addi %531, %764 : index
              %766 = vector.load %15[%765] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %767 = arith.mulf %766, %534 : vector<4xf32>
              %768 = wave.fp8_encode "e5m2" %767 : vector<4xf32> -> vector<4xi8>
              %769 = arith.cmpi slt, %532, %kvHeads : index
              scf.if %769 {
                %770 = arith.muli %532, %c28 : index
                %771 = arith.addi %537, %770 : index
                %772 = vector.shuffle %768, %768 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %773 = arith.divui %764, %c11 : index
                %774 = arith.muli %773, %c19 : index
                %775 = arith.remui %764, %c11 : index
                %776 = arith.muli %536, %c11 : index
                %777 = arith.divui %775, %c6 : index
                %778 = arith.muli %777, %c6 : index
                %779 = arith.remui %775, %c2 : index
                %780 = arith.muli %779, %c2 : index
                %781 = arith.addi %778, %780 : index
                %782 = arith.divui %775, %c2 : index
                %783 = arith.remui %782, %c2 : index
                %784 = arith.addi %781, %783 : index
                %785 = arith.addi %776, %784 : index
                %786 = arith.addi %774, %785 : index
                %787 = arith.addi %771, %786 : index
                vector.store %772, %kv[%787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %788 = arith.subi %532, %kvHeads : index
                %789 = arith.muli %788, %c28 : index
                %790 = arith.addi %537, %789 : index
                %791 = arith.addi %764, %c7 : index
                %792 = arith.divui %791, %c11 : index
                %793 = arith.muli %792, %c19 : index
                %794 = arith.addi %793, %c10 : index
                %795 = arith.remui %791, %c11 : index
                %796 = arith.divui %536, %c2 : index
                %797 = arith.remui %536, %c2 : index
                %798 = arith.muli %797, %c14 : index
                %799 = arith.addi %796, %798 : index
                %800 = arith.muli %795, %c11 : index
                %801 = arith.divui %799, %c6 : index
                %802 = arith.muli %801, %c6 : index
                %803 = arith.remui %799, %c2 : index
                %804 = arith.muli %803, %c2 : index
                %805 = arith.addi %802, %804 : index
                %806 = arith.divui %799, %c2 : index
                %807 = arith.remui %806, %c2 : index
                %808 = arith.addi %805, %807 : index
                %809 = arith.addi %800, %808 : index
                %810 = arith.addi %794, %809 : index
                %811 = arith.addi %790, %810 : index
                %812 = vector.shuffle %768, %768 [0] : vector<4xi8>, vector<4xi8>
                vector.store %812, %kv[%811] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %813 = arith.addi %764, %c8 : index
                %814 = arith.divui %813, %c11 : index
                %815 = arith.muli %814, %c19 : index
                %816 = arith.addi %815, %c10 : index
                %817 = arith.remui %813, %c11 : index
                %818 = arith.divui %536, %c2 : index
                %819 = arith.remui %536, %c2 : index
                %820 = arith.muli %819, %c14 : index
                %821 = arith.addi %818, %820 : index
                %822 = arith.muli %817, %c11 : index
                %823 = arith.divui %821, %c6 : index
                %824 = arith.muli %823, %c6 : index
                %825 = arith.remui %821, %c2 : index
                %826 = arith.muli %825, %c2 : index
                %827 = arith.addi %824, %826 : index
                %828 = arith.divui %821, %c2 : index
                %829 = arith.remui %828, %c2 : index
                %830 = arith.addi %827, %829 : index
                %831 = arith.addi %822, %830 : index
                %832 = arith.addi %816, %831 : index
                %833 = arith.addi %790, %832 : index
                %834 = vector.shuffle %768, %768 [1] : vector<4xi8>, vector<4xi8>
                vector.store %834, %kv[%833] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %835 = arith.addi %764, %c2 : index
                %836 = arith.divui %835, %c11 : index
                %837 = arith.muli %836, %c19 : index
                %838 = arith.addi %837, %c10 : index
                %839 = arith.remui %835, %c11 : index
                %840 = arith.divui %536, %c2 : index
                %841 = arith.remui %536, %c2 : index
                %842 = arith.muli %841, %c14 : index
                %843 = arith.addi %840, %842 : index
                %844 = arith.muli %839, %c11 : index
                %845 = arith.divui %843, %c6 : index
                %846 = arith.muli %845, %c6 : index
                %847 = arith.remui %843, %c2 : index
                %848 = arith.muli %847, %c2 : index
                %849 = arith.addi %846, %848 : index
                %850 = arith.divui %843, %c2 : index
                %851 = arith.remui %850, %c2 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.addi %844, %852 : index
                %854 = arith.addi %838, %853 : index
                %855 = arith.addi %790, %854 : index
                %856 = vector.shuffle %768, %768 [2] : vector<4xi8>, vector<4xi8>
                vector.store %856, %kv[%855] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %857 = arith.addi %764, %c20 : index
                %858 = arith.divui %857, %c11 : index
                %859 = arith.muli %858, %c19 : index
                %860 = arith.addi %859, %c10 : index
                %861 = arith.remui %857, %c11 : index
                %862 = arith.divui %536, %c2 : index
                %863 = arith.remui %536, %c2 : index
                %864 = arith.muli %863, %c14 : index
                %865 = arith.addi %862, %864 : index
                %866 = arith.muli %861, %c11 : index
                %867 = arith.divui %865, %c6 : index
                %868 = arith.muli %867, %c6 : index
                %869 = arith.remui %865, %c2 : index
                %870 = arith.muli %869, %c2 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.divui %865, %c2 : index
                %873 = arith.remui %872, %c2 : index
                %874 = arith.addi %871, %873 : index
                %875 = arith.addi %866, %874 : index
                %876 = arith.addi %860, %875 : index
                %877 = arith.addi %790, %876 : index
                %878 = vector.shuffle %768, %768 [3] : vector<4xi8>, vector<4xi8>
                vector.store %878, %kv[%877] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
