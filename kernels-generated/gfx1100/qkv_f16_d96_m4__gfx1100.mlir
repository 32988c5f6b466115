// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=96, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d96_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 6144 : index
  %c11 = arith.constant 1536 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 384 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 512 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c33 = arith.constant 48 : index
  %c34 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 12 : index
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
    %23 = arith.divui %operandHalves, %c15 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c4 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c16 {
      %29 = arith.muli %28, %c15 : index
      %30 = arith.addi %c8, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c15 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c15 : index
    %35 = arith.divui %inputFeatures, %c12 : index
    %36 = arith.muli %4, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c20 : index
    %43 = arith.muli %42, %c20 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %50:2 = scf.for %47 = %37 to %46 step %c20 iter_args(%48 = %c17, %49 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %47, %c8 : index
      %53 = arith.addi %11, %c5 : index
      %54 = arith.muli %52, %c21 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c12 : index
      %57 = arith.muli %56, %c12 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c22 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %47, %c9 : index
      %66 = arith.addi %11, %c5 : index
      %67 = arith.muli %65, %c21 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c12 : index
      %70 = arith.muli %69, %c12 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c22 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %47, %c7 : index
      %79 = arith.addi %11, %c5 : index
      %80 = arith.muli %78, %c21 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c12 : index
      %83 = arith.muli %82, %c12 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c22 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %47, %c2 : index
      %92 = arith.addi %11, %c5 : index
      %93 = arith.muli %91, %c21 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %51, %c12 : index
      %96 = arith.muli %95, %c12 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c22 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %47, %c8 : index
      %105 = arith.addi %13, %c5 : index
      %106 = arith.muli %104, %c21 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %51, %c12 : index
      %109 = arith.muli %108, %c12 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c22 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %47, %c9 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.muli %117, %c21 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %51, %c12 : index
      %122 = arith.muli %121, %c12 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c22 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %47, %c7 : index
      %131 = arith.addi %13, %c5 : index
      %132 = arith.muli %130, %c21 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %51, %c12 : index
      %135 = arith.muli %134, %c12 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c22 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %47, %c2 : index
      %144 = arith.addi %13, %c5 : index
      %145 = arith.muli %143, %c21 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %51, %c12 : index
      %148 = arith.muli %147, %c12 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c22 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.muli %47, %c9 : index
      %157 = arith.addi %156, %c8 : index
      %158 = arith.muli %tileRows, %c12 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.addi %34, %159 : index
      %161 = vector.load %22[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c15 : index
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
      %174 = arith.muli %tileRows, %c15 : index
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
      %186 = arith.muli %tileRows, %c15 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %22[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %90, %178 : vector<16xf16>, vector<8xf32>
      %191 = wave.mma %189, %142, %179 : vector<16xf16>, vector<8xf32>
      %192 = arith.muli %47, %c9 : index
      %193 = arith.addi %192, %c2 : index
      %194 = arith.muli %tileRows, %c12 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.addi %34, %195 : index
      %197 = vector.load %22[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c15 : index
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
      %212 = arith.muli %210, %c21 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.remui %209, %c12 : index
      %215 = arith.muli %214, %c12 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = arith.addi %216, %c22 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.addi %205, %c8 : index
      %224 = arith.addi %13, %c5 : index
      %225 = arith.muli %223, %c21 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %209, %c12 : index
      %228 = arith.muli %227, %c12 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c22 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.muli %205, %c9 : index
      %237 = arith.addi %236, %c8 : index
      %238 = arith.muli %tileRows, %c12 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %34, %239 : index
      %241 = vector.load %22[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c15 : index
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
    %251 = arith.muli %250, %c22 : index
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
    %266 = arith.addi %265, %c23 : index
    %267 = vector.extract %208#0[2] : f32 from vector<8xf32>
    memref.store %267, %14[%266] : memref<?xf32>
    %268 = arith.muli %4, %c11 : index
    %269 = arith.addi %268, %252 : index
    %270 = arith.addi %269, %c8 : index
    %271 = arith.addi %270, %c24 : index
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
    %281 = arith.addi %280, %c25 : index
    %282 = vector.extract %208#0[5] : f32 from vector<8xf32>
    memref.store %282, %14[%281] : memref<?xf32>
    %283 = arith.muli %4, %c11 : index
    %284 = arith.addi %283, %252 : index
    %285 = arith.addi %284, %c8 : index
    %286 = arith.addi %285, %c26 : index
    %287 = vector.extract %208#0[6] : f32 from vector<8xf32>
    memref.store %287, %14[%286] : memref<?xf32>
    %288 = arith.muli %4, %c11 : index
    %289 = arith.addi %288, %252 : index
    %290 = arith.addi %289, %c8 : index
    %291 = arith.addi %290, %c27 : index
    %292 = vector.extract %208#0[7] : f32 from vector<8xf32>
    memref.store %292, %14[%291] : memref<?xf32>
    %293 = arith.muli %4, %c11 : index
    %294 = arith.addi %293, %252 : index
    %295 = arith.addi %294, %c22 : index
    %296 = arith.addi %295, %c8 : index
    %297 = vector.extract %208#1[0] : f32 from vector<8xf32>
    memref.store %297, %14[%296] : memref<?xf32>
    %298 = arith.muli %4, %c11 : index
    %299 = arith.addi %298, %252 : index
    %300 = arith.addi %299, %c22 : index
    %301 = arith.addi %300, %c4 : index
    %302 = vector.extract %208#1[1] : f32 from vector<8xf32>
    memref.store %302, %14[%301] : memref<?xf32>
    %303 = arith.muli %4, %c11 : index
    %304 = arith.addi %303, %252 : index
    %305 = arith.addi %304, %c22 : index
    %306 = arith.addi %305, %c23 : index
    %307 = vector.extract %208#1[2] : f32 from vector<8xf32>
    memref.store %307, %14[%306] : memref<?xf32>
    %308 = arith.muli %4, %c11 : index
    %309 = arith.addi %308, %252 : index
    %310 = arith.addi %309, %c22 : index
    %311 = arith.addi %310, %c24 : index
    %312 = vector.extract %208#1[3] : f32 from vector<8xf32>
    memref.store %312, %14[%311] : memref<?xf32>
    %313 = arith.muli %4, %c11 : index
    %314 = arith.addi %313, %252 : index
    %315 = arith.addi %314, %c22 : index
    %316 = arith.addi %315, %c5 : index
    %317 = vector.extract %208#1[4] : f32 from vector<8xf32>
    memref.store %317, %14[%316] : memref<?xf32>
    %318 = arith.muli %4, %c11 : index
    %319 = arith.addi %318, %252 : index
    %320 = arith.addi %319, %c22 : index
    %321 = arith.addi %320, %c25 : index
    %322 = vector.extract %208#1[5] : f32 from vector<8xf32>
    memref.store %322, %14[%321] : memref<?xf32>
    %323 = arith.muli %4, %c11 : index
    %324 = arith.addi %323, %252 : index
    %325 = arith.addi %324, %c22 : index
    %326 = arith.addi %325, %c26 : index
    %327 = vector.extract %208#1[6] : f32 from vector<8xf32>
    memref.store %327, %14[%326] : memref<?xf32>
    %328 = arith.muli %4, %c11 : index
    %329 = arith.addi %328, %252 : index
    %330 = arith.addi %329, %c22 : index
    %331 = arith.addi %330, %c27 : index
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
      %341 = memref.load %factors[%338] : memref<?xf32>
      %342 = arith.select %340, %341, %c29 : f32
      %343 = arith.addi %252, %c8 : index
      %344 = arith.muli %334, %c4 : index
      %345 = arith.addi %343, %344 : index
      %346 = memref.load %14[%345] : memref<?xf32>
      %347 = arith.addi %345, %c11 : index
      %348 = memref.load %14[%347] : memref<?xf32>
      %349 = arith.addf %346, %348 : f32
      %350 = arith.addi %345, %c30 : index
      %351 = memref.load %14[%350] : memref<?xf32>
      %352 = arith.addf %349, %351 : f32
      %353 = arith.addi %345, %c31 : index
      %354 = memref.load %14[%353] : memref<?xf32>
      %355 = arith.addf %352, %354 : f32
      %356 = arith.remui %249, %c12 : index
      %357 = arith.muli %356, %c20 : index
      %358 = arith.addi %11, %357 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.bitcast %359 : vector<4xi8> to vector<1xf32>
      %361 = vector.extract %360[0] : f32 from vector<1xf32>
      %362 = arith.mulf %361, %342 : f32
      %363 = arith.mulf %355, %362 : f32
      %364 = arith.muli %3, %c7 : index
      %365 = arith.addi %364, %c8 : index
      %366 = arith.muli %365, %c12 : index
      %367 = arith.remui %249, %c12 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %337, %c24 : index
      %370 = arith.addi %369, %368 : index
      memref.store %363, %15[%370] : memref<?xf32>
      %371 = arith.addi %252, %c22 : index
      %372 = arith.muli %334, %c4 : index
      %373 = arith.addi %371, %372 : index
      %374 = memref.load %14[%373] : memref<?xf32>
      %375 = arith.addi %373, %c11 : index
      %376 = memref.load %14[%375] : memref<?xf32>
      %377 = arith.addf %374, %376 : f32
      %378 = arith.addi %373, %c30 : index
      %379 = memref.load %14[%378] : memref<?xf32>
      %380 = arith.addf %377, %379 : f32
      %381 = arith.addi %373, %c31 : index
      %382 = memref.load %14[%381] : memref<?xf32>
      %383 = arith.addf %380, %382 : f32
      %384 = arith.remui %249, %c12 : index
      %385 = arith.muli %384, %c20 : index
      %386 = arith.addi %13, %385 : index
      %387 = vector.load %w[%386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %388 = vector.bitcast %387 : vector<4xi8> to vector<1xf32>
      %389 = vector.extract %388[0] : f32 from vector<1xf32>
      %390 = arith.mulf %389, %342 : f32
      %391 = arith.mulf %383, %390 : f32
      %392 = arith.muli %3, %c7 : index
      %393 = arith.addi %392, %c9 : index
      %394 = arith.muli %393, %c12 : index
      %395 = arith.remui %249, %c12 : index
      %396 = arith.addi %394, %395 : index
      %397 = arith.muli %337, %c24 : index
      %398 = arith.addi %397, %396 : index
      memref.store %391, %15[%398] : memref<?xf32>
    }
    %399 = arith.muli %4, %c7 : index
    %400 = arith.addi %399, %c9 : index
    %401 = arith.muli %400, %c7 : index
    %402 = arith.divui %249, %c12 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.addi %248, %403 : index
    %405 = arith.cmpi slt, %404, %17 : index
    scf.if %405 {
      %406 = arith.cmpi eq, %hasFactors, %c9 : index
      %407 = memref.load %factors[%404] : memref<?xf32>
      %408 = arith.select %406, %407, %c29 : f32
      %409 = arith.addi %252, %c8 : index
      %410 = arith.muli %400, %c4 : index
      %411 = arith.addi %409, %410 : index
      %412 = memref.load %14[%411] : memref<?xf32>
      %413 = arith.addi %411, %c11 : index
      %414 = memref.load %14[%413] : memref<?xf32>
      %415 = arith.addf %412, %414 : f32
      %416 = arith.addi %411, %c30 : index
      %417 = memref.load %14[%416] : memref<?xf32>
      %418 = arith.addf %415, %417 : f32
      %419 = arith.addi %411, %c31 : index
      %420 = memref.load %14[%419] : memref<?xf32>
      %421 = arith.addf %418, %420 : f32
      %422 = arith.remui %249, %c12 : index
      %423 = arith.muli %422, %c20 : index
      %424 = arith.addi %11, %423 : index
      %425 = vector.load %w[%424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %426 = vector.bitcast %425 : vector<4xi8> to vector<1xf32>
      %427 = vector.extract %426[0] : f32 from vector<1xf32>
      %428 = arith.mulf %427, %408 : f32
      %429 = arith.mulf %421, %428 : f32
      %430 = arith.muli %3, %c7 : index
      %431 = arith.addi %430, %c8 : index
      %432 = arith.muli %431, %c12 : index
      %433 = arith.remui %249, %c12 : index
      %434 = arith.addi %432, %433 : index
      %435 = arith.muli %403, %c24 : index
      %436 = arith.addi %435, %434 : index
      memref.store %429, %15[%436] : memref<?xf32>
      %437 = arith.addi %252, %c22 : index
      %438 = arith.muli %400, %c4 : index
      %439 = arith.addi %437, %438 : index
      %440 = memref.load %14[%439] : memref<?xf32>
      %441 = arith.addi %439, %c11 : index
      %442 = memref.load %14[%441] : memref<?xf32>
      %443 = arith.addf %440, %442 : f32
      %444 = arith.addi %439, %c30 : index
      %445 = memref.load %14[%444] : memref<?xf32>
      %446 = arith.addf %443, %445 : f32
      %447 = arith.addi %439, %c31 : index
      %448 = memref.load %14[%447] : memref<?xf32>
      %449 = arith.addf %446, %448 : f32
      %450 = arith.remui %249, %c12 : index
      %451 = arith.muli %450, %c20 : index
      %452 = arith.addi %13, %451 : index
      %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
      %455 = vector.extract %454[0] : f32 from vector<1xf32>
      %456 = arith.mulf %455, %408 : f32
      %457 = arith.mulf %449, %456 : f32
      %458 = arith.muli %3, %c7 : index
      %459 = arith.addi %458, %c9 : index
      %460 = arith.muli %459, %c12 : index
      %461 = arith.remui %249, %c12 : index
      %462 = arith.addi %460, %461 : index
      %463 = arith.muli %403, %c24 : index
      %464 = arith.addi %463, %462 : index
      memref.store %457, %15[%464] : memref<?xf32>
    }
    wave.barrier
    %465 = arith.addi %18, %c8 : index
    %466 = wave.wave
    %467 = arith.addi %466, %c8 : index
    %468 = arith.addi %465, %467 : index
    %469 = arith.cmpi slt, %468, %17 : index
    %470 = arith.cmpi slt, %467, %c12 : index
    %471 = arith.andi %469, %470 : i1
    scf.if %471 {
      %472 = arith.addi %465, %467 : index
      %473 = arith.muli %467, %c24 : index
      %474 = wave.lane
      %475 = arith.addi %474, %c8 : index
      %476 = arith.cmpi eq, %hasBias, %c9 : index
      %477 = arith.addi %473, %475 : index
      %478 = memref.load %15[%477] : memref<?xf32>
      %479 = arith.muli %0, %c24 : index
      %480 = arith.addi %479, %475 : index
      %481 = memref.load %bias[%480] : memref<?xf32>
      %482 = arith.addf %478, %481 : f32
      %483 = arith.select %476, %482, %478 : f32
      %484 = arith.addi %475, %c33 : index
      %485 = arith.cmpi eq, %hasBias, %c9 : index
      %486 = arith.addi %473, %484 : index
      %487 = memref.load %15[%486] : memref<?xf32>
      %488 = arith.muli %0, %c24 : index
      %489 = arith.addi %488, %484 : index
      %490 = memref.load %bias[%489] : memref<?xf32>
      %491 = arith.addf %487, %490 : f32
      %492 = arith.select %485, %491, %487 : f32
      %493 = arith.addi %474, %c4 : index
      %494 = arith.cmpi slt, %493, %c33 : index
      %495 = arith.minsi %493, %c34 : index
      %496 = arith.cmpi eq, %hasBias, %c9 : index
      %497 = arith.addi %473, %495 : index
      %498 = memref.load %15[%497] : memref<?xf32>
      %499 = arith.muli %0, %c24 : index
      %500 = arith.addi %499, %495 : index
      %501 = memref.load %bias[%500] : memref<?xf32>
      %502 = arith.addf %498, %501 : f32
      %503 = arith.select %496, %502, %498 : f32
      %504 = arith.addi %495, %c33 : index
      %505 = arith.cmpi eq, %hasBias, %c9 : index
      %506 = arith.addi %473, %504 : index
      %507 = memref.load %15[%506] : memref<?xf32>
      %508 = arith.muli %0, %c24 : index
      %509 = arith.addi %508, %504 : index
      %510 = memref.load %bias[%509] : memref<?xf32>
      %511 = arith.addf %507, %510 : f32
      %512 = arith.select %505, %511, %507 : f32
      %513 = arith.addi %heads, %kvHeads : index
      %514 = arith.cmpi slt, %0, %513 : index
      scf.if %514 {
        %515 = arith.addi %positionsAt, %472 : index
        %516 = memref.load %step[%515] : memref<?xi32>
        %517 = arith.index_cast %516 : i32 to index
        %518 = arith.cmpi eq, %hasNorm, %c9 : index
        %519 = math.fma %483, %483, %c37 : f32
        %520 = math.fma %492, %492, %519 : f32
        %521 = math.fma %503, %503, %520 : f32
        %522 = arith.select %494, %521, %520 : f32
        %523 = math.fma %512, %512, %522 : f32
        %524 = arith.select %494, %523, %522 : f32
        %525 = vector.broadcast %524 : f32 to vector<1xf32>
        %526 = wave.reduce "add" %525 : vector<1xf32>
        %527 = arith.mulf %526, %inverseHeadDim : f32
        %528 = arith.addf %527, %epsilon : f32
        %529 = math.sqrt %528 : f32
        %530 = arith.divf %c29, %529 : f32
        %531 = arith.cmpi slt, %0, %heads : index
        %532 = arith.addi %475, %c33 : index
        %533 = memref.load %query_norm[%475] : memref<?xf32>
        %534 = memref.load %key_norm[%475] : memref<?xf32>
        %535 = arith.select %531, %533, %534 : f32
        %536 = arith.mulf %483, %530 : f32
        %537 = arith.mulf %536, %535 : f32
        %538 = arith.select %518, %537, %483 : f32
        %539 = memref.load %query_norm[%532] : memref<?xf32>
        %540 = memref.load %key_norm[%532] : memref<?xf32>
        %541 = arith.select %531, %539, %540 : f32
        %542 = arith.mulf %492, %530 : f32
        %543 = arith.mulf %542, %541 : f32
        %544 = arith.select %518, %543, %492 : f32
        %545 = arith.addi %495, %c33 : index
        %546 = memref.load %query_norm[%495] : memref<?xf32>
        %547 = memref.load %key_norm[%495] : memref<?xf32>
        %548 = arith.select %531, %546, %547 : f32
        %549 = arith.mulf %503, %530 : f32
        %550 = arith.mulf %549, %548 : f32
        %551 = arith.select %518, %550, %503 : f32
        %552 = memref.load %query_norm[%545] : memref<?xf32>
        %553 = memref.load %key_norm[%545] : memref<?xf32>
        %554 = arith.select %531, %552, %553 : f32
        %555 = arith.mulf %512, %530 : f32
        %556 = arith.mulf %555, %554 : f32
        %557 = arith.select %518, %556, %512 : f32
        %558 = arith.remui %517, %c22 : index
        %559 = arith.muli %558, %c24 : index
        %560 = arith.addi %559, %475 : index
        %561 = arith.divui %517, %c22 : index
        %562 = arith.addi %561, %c22 : index
        %563 = arith.muli %562, %c24 : index
        %564 = arith.addi %563, %475 : index
        %565 = memref.load %rope[%560] : memref<?xf32>
        %566 = arith.addi %560, %c33 : index
        %567 = memref.load %rope[%566] : memref<?xf32>
        %568 = memref.load %rope[%564] : memref<?xf32>
        %569 = arith.addi %564, %c33 : index
        %570 = memref.load %rope[%569] : memref<?xf32>
        %571 = arith.mulf %568, %565 : f32
        %572 = arith.mulf %570, %567 : f32
        %573 = arith.subf %571, %572 : f32
        %574 = arith.mulf %570, %565 : f32
        %575 = arith.mulf %568, %567 : f32
        %576 = arith.addf %574, %575 : f32
        %577 = arith.mulf %538, %573 : f32
        %578 = arith.mulf %544, %576 : f32
        %579 = arith.subf %577, %578 : f32
        %580 = arith.mulf %544, %573 : f32
        %581 = arith.mulf %538, %576 : f32
        %582 = arith.addf %580, %581 : f32
        %583 = arith.cmpi slt, %0, %heads : index
        scf.if %583 {
          %584 = arith.muli %472, %heads : index
          %585 = arith.addi %584, %0 : index
          %586 = arith.muli %585, %c24 : index
          %587 = arith.addi %586, %475 : index
          memref.store %579, %q[%587] : memref<?xf32>
          %588 = arith.addi %587, %c33 : index
          memref.store %582, %q[%588] : memref<?xf32>
        } else {
          %589 = arith.addi %473, %475 : index
          memref.store %579, %15[%589] : memref<?xf32>
          %590 = arith.addi %473, %475 : index
          %591 = arith.addi %590, %c33 : index
          memref.store %582, %15[%591] : memref<?xf32>
        }
        %592 = arith.remui %517, %c22 : index
        %593 = arith.muli %592, %c24 : index
        %594 = arith.addi %593, %495 : index
        %595 = arith.divui %517, %c22 : index
        %596 = arith.addi %595, %c22 : index
        %597 = arith.muli %596, %c24 : index
        %598 = arith.addi %597, %495 : index
        %599 = memref.load %rope[%594] : memref<?xf32>
        %600 = arith.addi %594, %c33 : index
        %601 = memref.load %rope[%600] : memref<?xf32>
        %602 = memref.load %rope[%598] : memref<?xf32>
        %603 = arith.addi %598, %c33 : index
        %604 = memref.load %rope[%603] : memref<?xf32>
        %605 = arith.mulf %602, %599 : f32
        %606 = arith.mulf %604, %601 : f32
        %607 = arith.subf %605, %606 : f32
        %608 = arith.mulf %604, %599 : f32
        %609 = arith.mulf %602, %601 : f32
        %610 = arith.addf %608, %609 : f32
        %611 = arith.mulf %551, %607 : f32
        %612 = arith.mulf %557, %610 : f32
        %613 = arith.subf %611, %612 : f32
        %614 = arith.mulf %557, %607 : f32
        %615 = arith.mulf %551, %610 : f32
        %616 = arith.addf %614, %615 : f32
        scf.if %494 {
          %617 = arith.cmpi slt, %0, %heads : index
          scf.if %617 {
            %618 = arith.muli %472, %heads : index
            %619 = arith.addi %618, %0 : index
            %620 = arith.muli %619, %c24 : index
            %621 = arith.addi %620, %495 : index
            memref.store %613, %q[%621] : memref<?xf32>
            %622 = arith.addi %621, %c33 : index
            memref.store %616, %q[%622] : memref<?xf32>
          } else {
            %623 = arith.addi %473, %495 : index
            memref.store %613, %15[%623] : memref<?xf32>
            %624 = arith.addi %473, %495 : index
            %625 = arith.addi %624, %c33 : index
            memref.store %616, %15[%625] : memref<?xf32>
          }
        }
      } else {
        %626 = arith.cmpi slt, %0, %heads : index
        scf.if %626 {
          %627 = arith.muli %472, %heads : index
          %628 = arith.addi %627, %0 : index
          %629 = arith.muli %628, %c24 : index
          %630 = arith.addi %629, %475 : index
          memref.store %483, %q[%630] : memref<?xf32>
          %631 = arith.addi %630, %c33 : index
          memref.store %492, %q[%631] : memref<?xf32>
        } else {
          %632 = arith.addi %473, %475 : index
          memref.store %483, %15[%632] : memref<?xf32>
          %633 = arith.addi %473, %475 : index
          %634 = arith.addi %633, %c33 : index
          memref.store %492, %15[%634] : memref<?xf32>
        }
        scf.if %494 {
          %635 = arith.cmpi slt, %0, %heads : index
          scf.if %635 {
            %636 = arith.muli %472, %heads : index
            %637 = arith.addi %636, %0 : index
            %638 = arith.muli %637, %c24 : index
            %639 = arith.addi %638, %495 : index
            memref.store %503, %q[%639] : memref<?xf32>
            %640 = arith.addi %639, %c33 : index
            memref.store %512, %q[%640] : memref<?xf32>
          } else {
            %641 = arith.addi %473, %495 : index
            memref.store %503, %15[%641] : memref<?xf32>
            %642 = arith.addi %473, %495 : index
            %643 = arith.addi %642, %c33 : index
            memref.store %512, %15[%643] : memref<?xf32>
          }
        }
      }
    }
    %644 = arith.addi %466, %c40 : index
    %645 = arith.addi %465, %644 : index
    %646 = arith.cmpi slt, %645, %17 : index
    %647 = arith.cmpi slt, %644, %c12 : index
    %648 = arith.andi %646, %647 : i1
    scf.if %648 {
      %649 = arith.addi %465, %644 : index
      %650 = arith.muli %644, %c24 : index
      %651 = wave.lane
      %652 = arith.addi %651, %c8 : index
      %653 = arith.cmpi eq, %hasBias, %c9 : index
      %654 = arith.addi %650, %652 : index
      %655 = memref.load %15[%654] : memref<?xf32>
      %656 = arith.muli %0, %c24 : index
      %657 = arith.addi %656, %652 : index
      %658 = memref.load %bias[%657] : memref<?xf32>
      %659 = arith.addf %655, %658 : f32
      %660 = arith.select %653, %659, %655 : f32
      %661 = arith.addi %652, %c33 : index
      %662 = arith.cmpi eq, %hasBias, %c9 : index
      %663 = arith.addi %650, %661 : index
      %664 = memref.load %15[%663] : memref<?xf32>
      %665 = arith.muli %0, %c24 : index
      %666 = arith.addi %665, %661 : index
      %667 = memref.load %bias[%666] : memref<?xf32>
      %668 = arith.addf %664, %667 : f32
      %669 = arith.select %662, %668, %664 : f32
      %670 = arith.addi %651, %c4 : index
      %671 = arith.cmpi slt, %670, %c33 : index
      %672 = arith.minsi %670, %c34 : index
      %673 = arith.cmpi eq, %hasBias, %c9 : index
      %674 = arith.addi %650, %672 : index
      %675 = memref.load %15[%674] : memref<?xf32>
      %676 = arith.muli %0, %c24 : index
      %677 = arith.addi %676, %672 : index
      %678 = memref.load %bias[%677] : memref<?xf32>
      %679 = arith.addf %675, %678 : f32
      %680 = arith.select %673, %679, %675 : f32
      %681 = arith.addi %672, %c33 : index
      %682 = arith.cmpi eq, %hasBias, %c9 : index
      %683 = arith.addi %650, %681 : index
      %684 = memref.load %15[%683] : memref<?xf32>
      %685 = arith.muli %0, %c24 : index
      %686 = arith.addi %685, %681 : index
      %687 = memref.load %bias[%686] : memref<?xf32>
      %688 = arith.addf %684, %687 : f32
      %689 = arith.select %682, %688, %684 : f32
      %690 = arith.addi %heads, %kvHeads : index
      %691 = arith.cmpi slt, %0, %690 : index
      scf.if %691 {
        %692 = arith.addi %positionsAt, %649 : index
        %693 = memref.load %step[%692] : memref<?xi32>
        %694 = arith.index_cast %693 : i32 to index
        %695 = arith.cmpi eq, %hasNorm, %c9 : index
        %696 = math.fma %660, %660, %c37 : f32
        %697 = math.fma %669, %669, %696 : f32
        %698 = math.fma %680, %680, %697 : f32
        %699 = arith.select %671, %698, %697 : f32
        %700 = math.fma %689, %689, %699 : f32
        %701 = arith.select %671, %700, %699 : f32
        %702 = vector.broadcast %701 : f32 to vector<1xf32>
        %703 = wave.reduce "add" %702 : vector<1xf32>
        %704 = arith.mulf %703, %inverseHeadDim : f32
        %705 = arith.addf %704, %epsilon : f32
        %706 = math.sqrt %705 : f32
        %707 = arith.divf %c29, %706 : f32
        %708 = arith.cmpi slt, %0, %heads : index
        %709 = arith.addi %652, %c33 : index
        %710 = memref.load %query_norm[%652] : memref<?xf32>
        %711 = memref.load %key_norm[%652] : memref<?xf32>
        %712 = arith.select %708, %710, %711 : f32
        %713 = arith.mulf %660, %707 : f32
        %714 = arith.mulf %713, %712 : f32
        %715 = arith.select %695, %714, %660 : f32
        %716 = memref.load %query_norm[%709] : memref<?xf32>
        %717 = memref.load %key_norm[%709] : memref<?xf32>
        %718 = arith.select %708, %716, %717 : f32
        %719 = arith.mulf %669, %707 : f32
        %720 = arith.mulf %719, %718 : f32
        %721 = arith.select %695, %720, %669 : f32
        %722 = arith.addi %672, %c33 : index
        %723 = memref.load %query_norm[%672] : memref<?xf32>
        %724 = memref.load %key_norm[%672] : memref<?xf32>
        %725 = arith.select %708, %723, %724 : f32
        %726 = arith.mulf %680, %707 : f32
        %727 = arith.mulf %726, %725 : f32
        %728 = arith.select %695, %727, %680 : f32
        %729 = memref.load %query_norm[%722] : memref<?xf32>
        %730 = memref.load %key_norm[%722] : memref<?xf32>
        %731 = arith.select %708, %729, %730 : f32
        %732 = arith.mulf %689, %707 : f32
        %733 = arith.mulf %732, %731 : f32
        %734 = arith.select %695, %733, %689 : f32
        %735 = arith.remui %694, %c22 : index
        %736 = arith.muli %735, %c24 : index
        %737 = arith.addi %736, %652 : index
        %738 = arith.divui %694, %c22 : index
        %739 = arith.addi %738, %c22 : index
        %740 = arith.muli %739, %c24 : index
        %741 = arith.addi %740, %652 : index
        %742 = memref.load %rope[%737] : memref<?xf32>
        %743 = arith.addi %737, %c33 : index
        %744 = memref.load %rope[%743] : memref<?xf32>
        %745 = memref.load %rope[%741] : memref<?xf32>
        %746 = arith.addi %741, %c33 : index
        %747 = memref.load %rope[%746] : memref<?xf32>
        %748 = arith.mulf %745, %742 : f32
        %749 = arith.mulf %747, %744 : f32
        %750 = arith.subf %748, %749 : f32
        %751 = arith.mulf %747, %742 : f32
        %752 = arith.mulf %745, %744 : f32
        %753 = arith.addf %751, %752 : f32
        %754 = arith.mulf %715, %750 : f32
        %755 = arith.mulf %721, %753 : f32
        %756 = arith.subf %754, %755 : f32
        %757 = arith.mulf %721, %750 : f32
        %758 = arith.mulf %715, %753 : f32
        %759 = arith.addf %757, %758 : f32
        %760 = arith.cmpi slt, %0, %heads : index
        scf.if %760 {
          %761 = arith.muli %649, %heads : index
          %762 = arith.addi %761, %0 : index
          %763 = arith.muli %762, %c24 : index
          %764 = arith.addi %763, %652 : index
          memref.store %756, %q[%764] : memref<?xf32>
          %765 = arith.addi %764, %c33 : index
          memref.store %759, %q[%765] : memref<?xf32>
        } else {
          %766 = arith.addi %650, %652 : index
          memref.store %756, %15[%766] : memref<?xf32>
          %767 = arith.addi %650, %652 : index
          %768 = arith.addi %767, %c33 : index
          memref.store %759, %15[%768] : memref<?xf32>
        }
        %769 = arith.remui %694, %c22 : index
        %770 = arith.muli %769, %c24 : index
        %771 = arith.addi %770, %672 : index
        %772 = arith.divui %694, %c22 : index
        %773 = arith.addi %772, %c22 : index
        %774 = arith.muli %773, %c24 : index
        %775 = arith.addi %774, %672 : index
        %776 = memref.load %rope[%771] : memref<?xf32>
        %777 = arith.addi %771, %c33 : index
        %778 = memref.load %rope[%777] : memref<?xf32>
        %779 = memref.load %rope[%775] : memref<?xf32>
        %780 = arith.addi %775, %c33 : index
        %781 = memref.load %rope[%780] : memref<?xf32>
        %782 = arith.mulf %779, %776 : f32
        %783 = arith.mulf %781, %778 : f32
        %784 = arith.subf %782, %783 : f32
        %785 = arith.mulf %781, %776 : f32
        %786 = arith.mulf %779, %778 : f32
        %787 = arith.addf %785, %786 : f32
        %788 = arith.mulf %728, %784 : f32
        %789 = arith.mulf %734, %787 : f32
        %790 = arith.subf %788, %789 : f32
        %791 = arith.mulf %734, %784 : f32
        %792 = arith.mulf %728, %787 : f32
        %793 = arith.addf %791, %792 : f32
        scf.if %671 {
          %794 = arith.cmpi slt, %0, %heads : index
          scf.if %794 {
            %795 = arith.muli %649, %heads : index
            %796 = arith.addi %795, %0 : index
            %797 = arith.muli %796, %c24 : index
            %798 = arith.addi %797, %672 : index
            memref.store %790, %q[%798] : memref<?xf32>
            %799 = arith.addi %798, %c33 : index
            memref.store %793, %q[%799] : memref<?xf32>
          } else {
            %800 = arith.addi %650, %672 : index
            memref.store %790, %15[%800] : memref<?xf32>
            %801 = arith.addi %650, %672 : index
            %802 = arith.addi %801, %c33 : index
            memref.store %793, %15[%802] : memref<?xf32>
          }
        }
      } else {
        %803 = arith.cmpi slt, %0, %heads : index
        scf.if %803 {
          %804 = arith.muli %649, %heads : index
          %805 = arith.addi %804, %0 : index
          %806 = arith.muli %805, %c24 : index
          %807 = arith.addi %806, %652 : index
          memref.store %660, %q[%807] : memref<?xf32>
          %808 = arith.addi %807, %c33 : index
          memref.store %669, %q[%808] : memref<?xf32>
        } else {
          %809 = arith.addi %650, %652 : index
          memref.store %660, %15[%809] : memref<?xf32>
          %810 = arith.addi %650, %652 : index
          %811 = arith.addi %810, %c33 : index
          memref.store %669, %15[%811] : memref<?xf32>
        }
        scf.if %671 {
          %812 = arith.cmpi slt, %0, %heads : index
          scf.if %812 {
            %813 = arith.muli %649, %heads : index
            %814 = arith.addi %813, %0 : index
            %815 = arith.muli %814, %c24 : index
            %816 = arith.addi %815, %672 : index
            memref.store %680, %q[%816] : memref<?xf32>
            %817 = arith.addi %816, %c33 : index
            memref.store %689, %q[%817] : memref<?xf32>
          } else {
            %818 = arith.addi %650, %672 : index
            memref.store %680, %15[%818] : memref<?xf32>
            %819 = arith.addi %650, %672 : index
            %820 = arith.addi %819, %c33 : index
            memref.store %689, %15[%820] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %821 = arith.cmpi sge, %0, %heads : index
    scf.if %821 {
      %822 = arith.addi %466, %c8 : index
      %823 = arith.addi %465, %822 : index
      %824 = arith.cmpi slt, %823, %17 : index
      %825 = arith.cmpi slt, %822, %c12 : index
      %826 = arith.andi %824, %825 : i1
      scf.if %826 {
        %827 = arith.addi %465, %822 : index
        %828 = arith.addi %slotsAt, %827 : index
        %829 = memref.load %step[%828] : memref<?xi32>
        %830 = arith.index_cast %829 : i32 to index
        %831 = arith.cmpi sge, %830, %c8 : index
        scf.if %831 {
          %832 = arith.muli %822, %c24 : index
          %833 = arith.subi %0, %heads : index
          %834 = memref.load %scales[%833] : memref<?xf32>
          %835 = vector.broadcast %834 : f32 to vector<4xf32>
          %836 = arith.divui %830, %c12 : index
          %837 = arith.remui %830, %c12 : index
          %838 = arith.muli %836, %pageBytes : index
          %839 = arith.cmpi eq, %codec, %c8 : index
          scf.if %839 {
            %840 = wave.lane
            %841 = arith.muli %840, %c20 : index
            scf.for %842 = %841 to %c24 step %c5 {
              %843 = arith.addi %832, %842 : index
              %844 = vector.load %15[%843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %845 = arith.mulf %844, %835 : vector<4xf32>
              %846 = arith.minimumf %845, %c44 : vector<4xf32>
              %847 = arith.maximumf %846, %c45 : vector<4xf32>
              %848 = arith.truncf %847 : vector<4xf32> to vector<4xf16>
              %849 = vector.bitcast %848 : vector<4xf16> to vector<8xi8>
              %850 = arith.cmpi slt, %833, %kvHeads : index
              scf.if %850 {
                %851 = arith.muli %833, %c10 : index
                %852 = arith.addi %838, %851 : index
                %853 = arith.divui %842, %c12 : index
                %854 = arith.muli %853, %c21 : index
                %855 = arith.remui %842, %c12 : index
                %856 = arith.divui %855, %c15 : index
                %857 = arith.muli %856, %c22 : index
                %858 = arith.muli %837, %c12 : index
                %859 = arith.addi %857, %858 : index
                %860 = arith.remui %855, %c15 : index
                %861 = arith.muli %860, %c7 : index
                %862 = arith.addi %859, %861 : index
                %863 = arith.addi %854, %862 : index
                %864 = arith.addi %852, %863 : index
                vector.store %849, %kv[%864] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %865 = arith.subi %833, %kvHeads : index
                %866 = arith.muli %865, %c10 : index
                %867 = arith.addi %838, %866 : index
                %868 = arith.addi %842, %c8 : index
                %869 = arith.divui %868, %c12 : index
                %870 = arith.muli %869, %c21 : index
                %871 = arith.addi %870, %c30 : index
                %872 = arith.remui %868, %c12 : index
                %873 = arith.divui %837, %c7 : index
                %874 = arith.remui %837, %c7 : index
                %875 = arith.muli %874, %c15 : index
                %876 = arith.addi %873, %875 : index
                %877 = arith.divui %876, %c15 : index
                %878 = arith.muli %877, %c22 : index
                %879 = arith.muli %872, %c12 : index
                %880 = arith.addi %878, %879 : index
                %881 = arith.remui %876, %c15 : index
                %882 = arith.muli %881, %c7 : index
                %883 = arith.addi %880, %882 : index
                %884 = arith.addi %871, %883 : index
                %885 = arith.addi %867, %884 : index
                %886 = vector.shuffle %849, %849 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %886, %kv[%885] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %887 = arith.addi %842, %c9 : index
                %888 = arith.divui %887, %c12 : index
                %889 = arith.muli %888, %c21 : index
                %890 = arith.addi %889, %c30 : index
                %891 = arith.remui %887, %c12 : index
                %892 = arith.divui %837, %c7 : index
                %893 = arith.remui %837, %c7 : index
                %894 = arith.muli %893, %c15 : index
                %895 = arith.addi %892, %894 : index
                %896 = arith.divui %895, %c15 : index
                %897 = arith.muli %896, %c22 : index
                %898 = arith.muli %891, %c12 : index
                %899 = arith.addi %897, %898 : index
                %900 = arith.remui %895, %c15 : index
                %901 = arith.muli %900, %c7 : index
                %902 = arith.addi %899, %901 : index
                %903 = arith.addi %890, %902 : index
                %904 = arith.addi %867, %903 : index
                %905 = vector.shuffle %849, %849 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %905, %kv[%904] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %906 = arith.addi %842, %c7 : index
                %907 = arith.divui %906, %c12 : index
                %908 = arith.muli %907, %c21 : index
                %909 = arith.addi %908, %c30 : index
                %910 = arith.remui %906, %c12 : index
                %911 = arith.divui %837, %c7 : index
                %912 = arith.remui %837, %c7 : index
                %913 = arith.muli %912, %c15 : index
                %914 = arith.addi %911, %913 : index
                %915 = arith.divui %914, %c15 : index
                %916 = arith.muli %915, %c22 : index
                %917 = arith.muli %910, %c12 : index
                %918 = arith.addi %916, %917 : index
                %919 = arith.remui %914, %c15 : index
                %920 = arith.muli %919, %c7 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.addi %909, %921 : index
                %923 = arith.addi %867, %922 : index
                %924 = vector.shuffle %849, %849 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %924, %kv[%923] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %925 = arith.addi %842, %c2 : index
                %926 = arith.divui %925, %c12 : index
                %927 = arith.muli %926, %c21 : index
                %928 = arith.addi %927, %c30 : index
                %929 = arith.remui %925, %c12 : index
                %930 = arith.divui %837, %c7 : index
                %931 = arith.remui %837, %c7 : index
                %932 = arith.muli %931, %c15 : index
                %933 = arith.addi %930, %932 : index
                %934 = arith.divui %933, %c15 : index
                %935 = arith.muli %934, %c22 : index
                %936 = arith.muli %929, %c12 : index
                %937 = arith.addi %935, %936 : index
                %938 = arith.remui %933, %c15 : index
                %939 = arith.muli %938, %c7 : index
                %940 = arith.addi %937, %939 : index
                %941 = arith.addi %928, %940 : index
                %942 = arith.addi %867, %941 : index
                %943 = vector.shuffle %849, %849 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %943, %kv[%942] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %944 = arith.cmpi eq, %codec, %c9 : index
          scf.if %944 {
            %945 = wave.lane
            %946 = arith.muli %945, %c20 : index
            scf.for %947 = %946 to %c24 step %c5 {
              %948 = arith.addi %832, %947 : index
              %949 = vector.load %15[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %950 = arith.mulf %949, %835 : vector<4xf32>
              %951 = wave.fp8_encode "e4m3" %950 : vector<4xf32> -> vector<4xi8>
              %952 = arith.cmpi slt, %833, %kvHeads : index
              scf.if %952 {
                %953 = arith.muli %833, %c30 : index
                %954 = arith.addi %838, %953 : index
                %955 = vector.shuffle %951, %951 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %956 = arith.divui %947, %c12 : index
                %957 = arith.muli %956, %c22 : index
                %958 = arith.remui %947, %c12 : index
                %959 = arith.muli %837, %c12 : index
                %960 = arith.divui %958, %c20 : index
                %961 = arith.muli %960, %c20 : index
                %962 = arith.remui %958, %c7 : index
                %963 = arith.muli %962, %c7 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.divui %958, %c7 : index
                %966 = arith.remui %965, %c7 : index
                %967 = arith.addi %964, %966 : index
                %968 = arith.addi %959, %967 : index
                %969 = arith.addi %957, %968 : index
                %970 = arith.addi %954, %969 : index
                vector.store %955, %kv[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %971 = arith.subi %833, %kvHeads : index
                %972 = arith.muli %971, %c30 : index
                %973 = arith.addi %838, %972 : index
                %974 = arith.addi %947, %c8 : index
                %975 = arith.divui %974, %c12 : index
                %976 = arith.muli %975, %c22 : index
                %977 = arith.addi %976, %c11 : index
                %978 = arith.remui %974, %c12 : index
                %979 = arith.divui %837, %c7 : index
                %980 = arith.remui %837, %c7 : index
                %981 = arith.muli %980, %c15 : index
                %982 = arith.addi %979, %981 : index
                %983 = arith.muli %978, %c12 : index
                %984 = arith.divui %982, %c20 : index
                %985 = arith.muli %984, %c20 : index
                %986 = arith.remui %982, %c7 : index
                %987 = arith.muli %986, %c7 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.divui %982, %c7 : index
                %990 = arith.remui %989, %c7 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.addi %983, %991 : index
                %993 = arith.addi %977, %992 : index
                %994 = arith.addi %973, %993 : index
                %995 = vector.shuffle %951, %951 [0] : vector<4xi8>, vector<4xi8>
                vector.store %995, %kv[%994] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %996 = arith.addi %947, %c9 : index
                %997 = arith.divui %996, %c12 : index
                %998 = arith.muli %997, %c22 : index
                %999 = arith.addi %998, %c11 : index
                %1000 = arith.remui %996, %c12 : index
                %1001 = arith.divui %837, %c7 : index
                %1002 = arith.remui %837, %c7 : index
                %1003 = arith.muli %1002, %c15 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.muli %1000, %c12 : index
                %1006 = arith.divui %1004, %c20 : index
                %1007 = arith.muli %1006, %c20 : index
                %1008 = arith.remui %1004, %c7 : index
                %1009 = arith.muli %1008, %c7 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.divui %1004, %c7 : index
                %1012 = arith.remui %1011, %c7 : index
                %1013 = arith.addi %1010, %1012 : index
                %1014 = arith.addi %1005, %1013 : index
                %1015 = arith.addi %999, %1014 : index
                %1016 = arith.addi %973, %1015 : index
                %1017 = vector.shuffle %951, %951 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1017, %kv[%1016] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1018 = arith.addi %947, %c7 : index
                %1019 = arith.divui %1018, %c12 : index
                %1020 = arith.muli %1019, %c22 : index
                %1021 = arith.addi %1020, %c11 : index
                %1022 = arith.remui %1018, %c12 : index
                %1023 = arith.divui %837, %c7 : index
                %1024 = arith.remui %837, %c7 : index
                %1025 = arith.muli %1024, %c15 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.muli %1022, %c12 : index
                %1028 = arith.divui %1026, %c20 : index
                %1029 = arith.muli %1028, %c20 : index
                %1030 = arith.remui %1026, %c7 : index
                %1031 = arith.muli %1030, %c7 : index
                %1032 = arith.addi %1029, %1031 : index
                %1033 = arith.divui %1026, %c7 : index
                %1034 = arith.remui %1033, %c7 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.addi %1027, %1035 : index
                %1037 = arith.addi %1021, %1036 : index
                %1038 = arith.addi %973, %1037 : index
                %1039 = vector.shuffle %951, %951 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1039, %kv[%1038] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1040 = arith.addi %947, %c2 : index
                %1041 = arith.divui %1040, %c12 : index
                %1042 = arith.muli %1041, %c22 : index
                %1043 = arith.addi %1042, %c11 : index
                %1044 = arith.remui %1040, %c12 : index
                %1045 = arith.divui %837, %c7 : index
                %1046 = arith.remui %837, %c7 : index
                %1047 = arith.muli %1046, %c15 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.muli %1044, %c12 : index
                %1050 = arith.divui %1048, %c20 : index
                %1051 = arith.muli %1050, %c20 : index
                %1052 = arith.remui %1048, %c7 : index
                %1053 = arith.muli %1052, %c7 : index
                %1054 = arith.addi %1051, %1053 : index
                %1055 = arith.divui %1048, %c7 : index
                %1056 = arith.remui %1055, %c7 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.addi %1049, %1057 : index
                %1059 = arith.addi %1043, %1058 : index
                %1060 = arith.addi %973, %1059 : index
                %1061 = vector.shuffle %951, %951 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1061, %kv[%1060] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1062 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1062 {
            %1063 = wave.lane
            %1064 = arith.muli %1063, %c20 : index
            scf.for %1065 = %1064 to %c24 step %c5 {
              %1066 = arith.addi %832, %1065 : index
              %1067 = vector.load %15[%1066] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1068 = arith.mulf %1067, %835 : vector<4xf32>
              %1069 = wave.fp8_encode "e5m2" %1068 : vector<4xf32> -> vector<4xi8>
              %1070 = arith.cmpi slt, %833, %kvHeads : index
              scf.if %1070 {
                %1071 = arith.muli %833, %c30 : index
                %1072 = arith.addi %838, %1071 : index
                %1073 = vector.shuffle %1069, %1069 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1074 = arith.divui %1065, %c12 : index
                %1075 = arith.muli %1074, %c22 : index
                %1076 = arith.remui %1065, %c12 : index
                %1077 = arith.muli %837, %c12 : index
                %1078 = arith.divui %1076, %c20 : index
                %1079 = arith.muli %1078, %c20 : index
                %1080 = arith.remui %1076, %c7 : index
                %1081 = arith.muli %1080, %c7 : index
                %1082 = arith.addi %1079, %1081 : index
                %1083 = arith.divui %1076, %c7 : index
                %1084 = arith.remui %1083, %c7 : index
                %1085 = arith.addi %1082, %1084 : index
                %1086 = arith.addi %1077, %1085 : index
                %1087 = arith.addi %1075, %1086 : index
                %1088 = arith.addi %1072, %1087 : index
                vector.store %1073, %kv[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1089 = arith.subi %833, %kvHeads : index
                %1090 = arith.muli %1089, %c30 : index
                %1091 = arith.addi %838, %1090 : index
                %1092 = arith.addi %1065, %c8 : index
                %1093 = arith.divui %1092, %c12 : index
                %1094 = arith.muli %1093, %c22 : index
                %1095 = arith.addi %1094, %c11 : index
                %1096 = arith.remui %1092, %c12 : index
                %1097 = arith.divui %837, %c7 : index
                %1098 = arith.remui %837, %c7 : index
                %1099 = arith.muli %1098, %c15 : index
                %1100 = arith.addi %1097, %1099 : index
                %1101 = arith.muli %1096, %c12 : index
                %1102 = arith.divui %1100, %c20 : index
                %1103 = arith.muli %1102, %c20 : index
                %1104 = arith.remui %1100, %c7 : index
                %1105 = arith.muli %1104, %c7 : index
                %1106 = arith.addi %1103, %1105 : index
                %1107 = arith.divui %1100, %c7 : index
                %1108 = arith.remui %1107, %c7 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.addi %1101, %1109 : index
                %1111 = arith.addi %1095, %1110 : index
                %1112 = arith.addi %1091, %1111 : index
                %1113 = vector.shuffle %1069, %1069 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1113, %kv[%1112] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1114 = arith.addi %1065, %c9 : index
                %1115 = arith.divui %1114, %c12 : index
                %1116 = arith.muli %1115, %c22 : index
                %1117 = arith.addi %1116, %c11 : index
                %1118 = arith.remui %1114, %c12 : index
                %1119 = arith.divui %837, %c7 : index
                %1120 = arith.remui %837, %c7 : index
                %1121 = arith.muli %1120, %c15 : index
                %1122 = arith.addi %1119, %1121 : index
                %1123 = arith.muli %1118, %c12 : index
                %1124 = arith.divui %1122, %c20 : index
                %1125 = arith.muli %1124, %c20 : index
                %1126 = arith.remui %1122, %c7 : index
                %1127 = arith.muli %1126, %c7 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.divui %1122, %c7 : index
                %1130 = arith.remui %1129, %c7 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.addi %1123, %1131 : index
                %1133 = arith.addi %1117, %1132 : index
                %1134 = arith.addi %1091, %1133 : index
                %1135 = vector.shuffle %1069, %1069 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1135, %kv[%1134] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1136 = arith.addi %1065, %c7 : index
                %1137 = arith.divui %1136, %c12 : index
                %1138 = arith.muli %1137, %c22 : index
                %1139 = arith.addi %1138, %c11 : index
                %1140 = arith.remui %1136, %c12 : index
                %1141 = arith.divui %837, %c7 : index
                %1142 = arith.remui %837, %c7 : index
                %1143 = arith.muli %1142, %c15 : index
                %1144 = arith.addi %1141, %1143 : index
                %1145 = arith.muli %1140, %c12 : index
                %1146 = arith.divui %1144, %c20 : index
                %1147 = arith.muli %1146, %c20 : index
                %1148 = arith.remui %1144, %c7 : index
                %1149 = arith.muli %1148, %c7 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.divui %1144, %c7 : index
                %1152 = arith.remui %1151, %c7 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.addi %1145, %1153 : index
                %1155 = arith.addi %1139, %1154 : index
                %1156 = arith.addi %1091, %1155 : index
                %1157 = vector.shuffle %1069, %1069 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1157, %kv[%1156] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1158 = arith.addi %1065, %c2 : index
                %1159 = arith.divui %1158, %c12 : index
                %1160 = arith.muli %1159, %c22 : index
                %1161 = arith.addi %1160, %c11 : index
                %1162 = arith.remui %1158, %c12 : index
                %1163 = arith.divui %837, %c7 : index
                %1164 = arith.remui %837, %c7 : index
                %1165 = arith.muli %1164, %c15 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.muli %1162, %c12 : index
                %1168 = arith.divui %1166, %c20 : index
                %1169 = arith.muli %1168, %c20 : index
                %1170 = arith.remui %1166, %c7 : index
                %1171 = arith.muli %1170, %c7 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.divui %1166, %c7 : index
                %1174 = arith.remui %1173, %c7 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.addi %1167, %1175 : index
                %1177 = arith.addi %1161, %1176 : index
                %1178 = arith.addi %1091, %1177 : index
                %1179 = vector.shuffle %1069, %1069 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1179, %kv[%1178] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1180 = arith.addi %466, %c40 : index
      %1181 = arith.addi %465, %1180 : index
      %1182 = arith.cmpi slt, %1181, %17 : index
      %1183 = arith.cmpi slt, %1180, %c12 : index
      %1184 = arith.andi %1182, %1183 : i1
      scf.if %1184 {
        %1185 = arith.addi %465, %1180 : index
        %1186 = arith.addi %slotsAt, %1185 : index
        %1187 = memref.load %step[%1186] : memref<?xi32>
        %1188 = arith.index_cast %1187 : i32 to index
        %1189 = arith.cmpi sge, %1188, %c8 : index
        scf.if %1189 {
          %1190 = arith.muli %1180, %c24 : index
          %1191 = arith.subi %0, %heads : index
          %1192 = memref.load %scales[%1191] : memref<?xf32>
          %1193 = vector.broadcast %1192 : f32 to vector<4xf32>
          %1194 = arith.divui %1188, %c12 : index
          %1195 = arith.remui %1188, %c12 : index
          %1196 = arith.muli %1194, %pageBytes : index
          %1197 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1197 {
            %1198 = wave.lane
            %1199 = arith.muli %1198, %c20 : index
            scf.for %1200 = %1199 to %c24 step %c5 {
              %1201 = arith.addi %1190, %1200 : index
              %1202 = vector.load %15[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1203 = arith.mulf %1202, %1193 : vector<4xf32>
              %1204 = arith.minimumf %1203, %c44 : vector<4xf32>
              %1205 = arith.maximumf %1204, %c45 : vector<4xf32>
              %1206 = arith.truncf %1205 : vector<4xf32> to vector<4xf16>
              %1207 = vector.bitcast %1206 : vector<4xf16> to vector<8xi8>
              %1208 = arith.cmpi slt, %1191, %kvHeads : index
              scf.if %1208 {
                %1209 = arith.muli %1191, %c10 : index
                %1210 = arith.addi %1196, %1209 : index
                %1211 = arith.divui %1200, %c12 : index
                %1212 = arith.muli %1211, %c21 : index
                %1213 = arith.remui %1200, %c12 : index
                %1214 = arith.divui %1213, %c15 : index
                %1215 = arith.muli %1214, %c22 : index
                %1216 = arith.muli %1195, %c12 : index
                %1217 = arith.addi %1215, %1216 : index
                %1218 = arith.remui %1213, %c15 : index
                %1219 = arith.muli %1218, %c7 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.addi %1212, %1220 : index
                %1222 = arith.addi %1210, %1221 : index
                vector.store %1207, %kv[%1222] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1223 = arith.subi %1191, %kvHeads : index
                %1224 = arith.muli %1223, %c10 : index
                %1225 = arith.addi %1196, %1224 : index
                %1226 = arith.addi %1200, %c8 : index
                %1227 = arith.divui %1226, %c12 : index
                %1228 = arith.muli %1227, %c21 : index
                %1229 = arith.addi %1228, %c30 : index
                %1230 = arith.remui %1226, %c12 : index
                %1231 = arith.divui %1195, %c7 : index
                %1232 = arith.remui %1195, %c7 : index
                %1233 = arith.muli %1232, %c15 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.divui %1234, %c15 : index
                %1236 = arith.muli %1235, %c22 : index
                %1237 = arith.muli %1230, %c12 : index
                %1238 = arith.addi %1236, %1237 : index
                %1239 = arith.remui %1234, %c15 : index
                %1240 = arith.muli %1239, %c7 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.addi %1229, %1241 : index
                %1243 = arith.addi %1225, %1242 : index
                %1244 = vector.shuffle %1207, %1207 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1244, %kv[%1243] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1245 = arith.addi %1200, %c9 : index
                %1246 = arith.divui %1245, %c12 : index
                %1247 = arith.muli %1246, %c21 : index
                %1248 = arith.addi %1247, %c30 : index
                %1249 = arith.remui %1245, %c12 : index
                %1250 = arith.divui %1195, %c7 : index
                %1251 = arith.remui %1195, %c7 : index
                %1252 = arith.muli %1251, %c15 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.divui %1253, %c15 : index
                %1255 = arith.muli %1254, %c22 : index
                %1256 = arith.muli %1249, %c12 : index
                %1257 = arith.addi %1255, %1256 : index
                %1258 = arith.remui %1253, %c15 : index
                %1259 = arith.muli %1258, %c7 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.addi %1248, %1260 : index
                %1262 = arith.addi %1225, %1261 : index
                %1263 = vector.shuffle %1207, %1207 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1263, %kv[%1262] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1264 = arith.addi %1200, %c7 : index
                %1265 = arith.divui %1264, %c12 : index
                %1266 = arith.muli %1265, %c21 : index
                %1267 = arith.addi %1266, %c30 : index
                %1268 = arith.remui %1264, %c12 : index
                %1269 = arith.divui %1195, %c7 : index
                %1270 = arith.remui %1195, %c7 : index
                %1271 = arith.muli %1270, %c15 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.divui %1272, %c15 : index
                %1274 = arith.muli %1273, %c22 : index
                %1275 = arith.muli %1268, %c12 : index
                %1276 = arith.addi %1274, %1275 : index
                %1277 = arith.remui %1272, %c15 : index
                %1278 = arith.muli %1277, %c7 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.addi %1267, %1279 : index
                %1281 = arith.addi %1225, %1280 : index
                %1282 = vector.shuffle %1207, %1207 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1282, %kv[%1281] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1283 = arith.addi %1200, %c2 : index
                %1284 = arith.divui %1283, %c12 : index
                %1285 = arith.muli %1284, %c21 : index
                %1286 = arith.addi %1285, %c30 : index
                %1287 = arith.remui %1283, %c12 : index
                %1288 = arith.divui %1195, %c7 : index
                %1289 = arith.remui %1195, %c7 : index
                %1290 = arith.muli %1289, %c15 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.divui %1291, %c15 : index
                %1293 = arith.muli %1292, %c22 : index
                %1294 = arith.muli %1287, %c12 : index
                %1295 = arith.addi %1293, %1294 : index
                %1296 = arith.remui %1291, %c15 : index
                %1297 = arith.muli %1296, %c7 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.addi %1286, %1298 : index
                %1300 = arith.addi %1225, %1299 : index
                %1301 = vector.shuffle %1207, %1207 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1301, %kv[%1300] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1302 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1302 {
            %1303 = wave.lane
            %1304 = arith.muli %1303, %c20 : index
            scf.for %1305 = %1304 to %c24 step %c5 {
              %1306 = arith.addi %1190, %1305 : index
              %1307 = vector.load %15[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.mulf %1307, %1193 : vector<4xf32>
              %1309 = wave.fp8_encode "e4m3" %1308 : vector<4xf32> -> vector<4xi8>
              %1310 = arith.cmpi slt, %1191, %kvHeads : index
              scf.if %1310 {
                %1311 = arith.muli %1191, %c30 : index
                %1312 = arith.addi %1196, %1311 : index
                %1313 = vector.shuffle %1309, %1309 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1314 = arith.divui %1305, %c12 : index
                %1315 = arith.muli %1314, %c22 : index
                %1316 = arith.remui %1305, %c12 : index
                %1317 = arith.muli %1195, %c12 : index
                %1318 = arith.divui %1316, %c20 : index
                %1319 = arith.muli %1318, %c20 : index
                %1320 = arith.remui %1316, %c7 : index
                %1321 = arith.muli %1320, %c7 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.divui %1316, %c7 : index
                %1324 = arith.remui %1323, %c7 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.addi %1317, %1325 : index
                %1327 = arith.addi %1315, %1326 : index
                %1328 = arith.addi %1312, %1327 : index
                vector.store %1313, %kv[%1328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1329 = arith.subi %1191, %kvHeads : index
                %1330 = arith.muli %1329, %c30 : index
                %1331 = arith.addi %1196, %1330 : index
                %1332 = arith.addi %1305, %c8 : index
                %1333 = arith.divui %1332, %c12 : index
                %1334 = arith.muli %1333, %c22 : index
                %1335 = arith.addi %1334, %c11 : index
                %1336 = arith.remui %1332, %c12 : index
                %1337 = arith.divui %1195, %c7 : index
                %1338 = arith.remui %1195, %c7 : index
                %1339 = arith.muli %1338, %c15 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.muli %1336, %c12 : index
                %1342 = arith.divui %1340, %c20 : index
                %1343 = arith.muli %1342, %c20 : index
                %1344 = arith.remui %1340, %c7 : index
                %1345 = arith.muli %1344, %c7 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c7 : index
                %1348 = arith.remui %1347, %c7 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1335, %1350 : index
                %1352 = arith.addi %1331, %1351 : index
                %1353 = vector.shuffle %1309, %1309 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1353, %kv[%1352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1354 = arith.addi %1305, %c9 : index
                %1355 = arith.divui %1354, %c12 : index
                %1356 = arith.muli %1355, %c22 : index
                %1357 = arith.addi %1356, %c11 : index
                %1358 = arith.remui %1354, %c12 : index
                %1359 = arith.divui %1195, %c7 : index
                %1360 = arith.remui %1195, %c7 : index
                %1361 = arith.muli %1360, %c15 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.muli %1358, %c12 : index
                %1364 = arith.divui %1362, %c20 : index
                %1365 = arith.muli %1364, %c20 : index
                %1366 = arith.remui %1362, %c7 : index
                %1367 = arith.muli %1366, %c7 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1362, %c7 : index
                %1370 = arith.remui %1369, %c7 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.addi %1363, %1371 : index
                %1373 = arith.addi %1357, %1372 : index
                %1374 = arith.addi %1331, %1373 : index
                %1375 = vector.shuffle %1309, %1309 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1375, %kv[%1374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1376 = arith.addi %1305, %c7 : index
                %1377 = arith.divui %1376, %c12 : index
                %1378 = arith.muli %1377, %c22 : index
                %1379 = arith.addi %1378, %c11 : index
                %1380 = arith.remui %1376, %c12 : index
                %1381 = arith.divui %1195, %c7 : index
                %1382 = arith.remui %1195, %c7 : index
                %1383 = arith.muli %1382, %c15 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.muli %1380, %c12 : index
                %1386 = arith.divui %1384, %c20 : index
                %1387 = arith.muli %1386, %c20 : index
                %1388 = arith.remui %1384, %c7 : index
                %1389 = arith.muli %1388, %c7 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.divui %1384, %c7 : index
                %1392 = arith.remui %1391, %c7 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.addi %1385, %1393 : index
                %1395 = arith.addi %1379, %1394 : index
                %1396 = arith.addi %1331, %1395 : index
                %1397 = vector.shuffle %1309, %1309 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1397, %kv[%1396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1398 = arith.addi %1305, %c2 : index
                %1399 = arith.divui %1398, %c12 : index
                %1400 = arith.muli %1399, %c22 : index
                %1401 = arith.addi %1400, %c11 : index
                %1402 = arith.remui %1398, %c12 : index
                %1403 = arith.divui %1195, %c7 : index
                %1404 = arith.remui %1195, %c7 : index
                %1405 = arith.muli %1404, %c15 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.muli %1402, %c12 : index
                %1408 = arith.divui %1406, %c20 : index
                %1409 = arith.muli %1408, %c20 : index
                %1410 = arith.remui %1406, %c7 : index
                %1411 = arith.muli %1410, %c7 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.divui %1406, %c7 : index
                %1414 = arith.remui %1413, %c7 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1407, %1415 : index
                %1417 = arith.addi %1401, %1416 : index
                %1418 = arith.addi %1331, %1417 : index
                %1419 = vector.shuffle %1309, %1309 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1419, %kv[%1418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1420 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1420 {
            %1421 = wave.lane
            %1422 = arith.muli %1421, %c20 : index
            scf.for %1423 = %1422 to %c24 step %c5 {
              %1424 = arith.addi %1190, %1423 : index
              %1425 = vector.load %15[%1424] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1426 = arith.mulf %1425, %1193 : vector<4xf32>
              %1427 = wave.fp8_encode "e5m2" %1426 : vector<4xf32> -> vector<4xi8>
              %1428 = arith.cmpi slt, %1191, %kvHeads : index
              scf.if %1428 {
                %1429 = arith.muli %1191, %c30 : index
                %1430 = arith.addi %1196, %1429 : index
                %1431 = vector.shuffle %1427, %1427 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1432 = arith.divui %1423, %c12 : index
                %1433 = arith.muli %1432, %c22 : index
                %1434 = arith.remui %1423, %c12 : index
                %1435 = arith.muli %1195, %c12 : index
                %1436 = arith.divui %1434, %c20 : index
                %1437 = arith.muli %1436, %c20 : index
                %1438 = arith.remui %1434, %c7 : index
                %1439 = arith.muli %1438, %c7 : index
                %1440 = arith.addi %1437, %1439 : index
                %1441 = arith.divui %1434, %c7 : index
                %1442 = arith.remui %1441, %c7 : index
                %1443 = arith.addi %1440, %1442 : index
                %1444 = arith.addi %1435, %1443 : index
                %1445 = arith.addi %1433, %1444 : index
                %1446 = arith.addi %1430, %1445 : index
                vector.store %1431, %kv[%1446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1447 = arith.subi %1191, %kvHeads : index
                %1448 = arith.muli %1447, %c30 : index
                %1449 = arith.addi %1196, %1448 : index
                %1450 = arith.addi %1423, %c8 : index
                %1451 = arith.divui %1450, %c12 : index
                %1452 = arith.muli %1451, %c22 : index
                %1453 = arith.addi %1452, %c11 : index
                %1454 = arith.remui %1450, %c12 : index
                %1455 = arith.divui %1195, %c7 : index
                %1456 = arith.remui %1195, %c7 : index
                %1457 = arith.muli %1456, %c15 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.muli %1454, %c12 : index
                %1460 = arith.divui %1458, %c20 : index
                %1461 = arith.muli %1460, %c20 : index
                %1462 = arith.remui %1458, %c7 : index
                %1463 = arith.muli %1462, %c7 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.divui %1458, %c7 : index
                %1466 = arith.remui %1465, %c7 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.addi %1459, %1467 : index
                %1469 = arith.addi %1453, %1468 : index
                %1470 = arith.addi %1449, %1469 : index
                %1471 = vector.shuffle %1427, %1427 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1471, %kv[%1470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1472 = arith.addi %1423, %c9 : index
                %1473 = arith.divui %1472, %c12 : index
                %1474 = arith.muli %1473, %c22 : index
                %1475 = arith.addi %1474, %c11 : index
                %1476 = arith.remui %1472, %c12 : index
                %1477 = arith.divui %1195, %c7 : index
                %1478 = arith.remui %1195, %c7 : index
                %1479 = arith.muli %1478, %c15 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.muli %1476, %c12 : index
                %1482 = arith.divui %1480, %c20 : index
                %1483 = arith.muli %1482, %c20 : index
                %1484 = arith.remui %1480, %c7 : index
                %1485 = arith.muli %1484, %c7 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.divui %1480, %c7 : index
                %1488 = arith.remui %1487, %c7 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.addi %1481, %1489 : index
                %1491 = arith.addi %1475, %1490 : index
                %1492 = arith.addi %1449, %1491 : index
                %1493 = vector.shuffle %1427, %1427 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1493, %kv[%1492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1494 = arith.addi %1423, %c7 : index
                %1495 = arith.divui %1494, %c12 : index
                %1496 = arith.muli %1495, %c22 : index
                %1497 = arith.addi %1496, %c11 : index
                %1498 = arith.remui %1494, %c12 : index
                %1499 = arith.divui %1195, %c7 : index
                %1500 = arith.remui %1195, %c7 : index
                %1501 = arith.muli %1500, %c15 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.muli %1498, %c12 : index
                %1504 = arith.divui %1502, %c20 : index
                %1505 = arith.muli %1504, %c20 : index
                %1506 = arith.remui %1502, %c7 : index
                %1507 = arith.muli %1506, %c7 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.divui %1502, %c7 : index
                %1510 = arith.remui %1509, %c7 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1503, %1511 : index
                %1513 = arith.addi %1497, %1512 : index
                %1514 = arith.addi %1449, %1513 : index
                %1515 = vector.shuffle %1427, %1427 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1515, %kv[%1514] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1516 = arith.addi %1423, %c2 : index
                %1517 = arith.divui %1516, %c12 : index
                %1518 = arith.muli %1517, %c22 : index
                %1519 = arith.addi %1518, %c11 : index
                %1520 = arith.remui %1516, %c12 : index
                %1521 = arith.divui %1195, %c7 : index
                %1522 = arith.remui %1195, %c7 : index
                %1523 = arith.muli %1522, %c15 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.muli %1520, %c12 : index
                %1526 = arith.divui %1524, %c20 : index
                %1527 = arith.muli %1526, %c20 : index
                %1528 = arith.remui %1524, %c7 : index
                %1529 = arith.muli %1528, %c7 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.divui %1524, %c7 : index
                %1532 = arith.remui %1531, %c7 : index
                %1533 = arith.addi %1530, %1532 : index
                %1534 = arith.addi %1525, %1533 : index
                %1535 = arith.addi %1519, %1534 : index
                %1536 = arith.addi %1449, %1535 : index
                %1537 = vector.shuffle %1427, %1427 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1537, %kv[%1536] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
