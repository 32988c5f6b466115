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
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c33 = arith.constant 48 : index
  %c34 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c41 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %352 = arith.addi %347, %c30 : index
      %353 = memref.load %14[%352] : memref<?xf32>
      %354 = arith.addf %351, %353 : f32
      %355 = arith.addi %347, %c31 : index
      %356 = memref.load %14[%355] : memref<?xf32>
      %357 = arith.addf %354, %356 : f32
      %358 = arith.remui %249, %c12 : index
      %359 = arith.muli %358, %c20 : index
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
      %371 = arith.muli %337, %c24 : index
      %372 = arith.addi %371, %370 : index
      memref.store %365, %15[%372] : memref<?xf32>
      %373 = arith.addi %252, %c22 : index
      %374 = arith.muli %334, %c4 : index
      %375 = arith.addi %373, %374 : index
      %376 = memref.load %14[%375] : memref<?xf32>
      %377 = arith.addi %375, %c11 : index
      %378 = memref.load %14[%377] : memref<?xf32>
      %379 = arith.addf %376, %378 : f32
      %380 = arith.addi %375, %c30 : index
      %381 = memref.load %14[%380] : memref<?xf32>
      %382 = arith.addf %379, %381 : f32
      %383 = arith.addi %375, %c31 : index
      %384 = memref.load %14[%383] : memref<?xf32>
      %385 = arith.addf %382, %384 : f32
      %386 = arith.remui %249, %c12 : index
      %387 = arith.muli %386, %c20 : index
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
      %399 = arith.muli %337, %c24 : index
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
      %420 = arith.addi %415, %c30 : index
      %421 = memref.load %14[%420] : memref<?xf32>
      %422 = arith.addf %419, %421 : f32
      %423 = arith.addi %415, %c31 : index
      %424 = memref.load %14[%423] : memref<?xf32>
      %425 = arith.addf %422, %424 : f32
      %426 = arith.remui %249, %c12 : index
      %427 = arith.muli %426, %c20 : index
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
      %439 = arith.muli %405, %c24 : index
      %440 = arith.addi %439, %438 : index
      memref.store %433, %15[%440] : memref<?xf32>
      %441 = arith.addi %252, %c22 : index
      %442 = arith.muli %402, %c4 : index
      %443 = arith.addi %441, %442 : index
      %444 = memref.load %14[%443] : memref<?xf32>
      %445 = arith.addi %443, %c11 : index
      %446 = memref.load %14[%445] : memref<?xf32>
      %447 = arith.addf %444, %446 : f32
      %448 = arith.addi %443, %c30 : index
      %449 = memref.load %14[%448] : memref<?xf32>
      %450 = arith.addf %447, %449 : f32
      %451 = arith.addi %443, %c31 : index
      %452 = memref.load %14[%451] : memref<?xf32>
      %453 = arith.addf %450, %452 : f32
      %454 = arith.remui %249, %c12 : index
      %455 = arith.muli %454, %c20 : index
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
      %467 = arith.muli %405, %c24 : index
      %468 = arith.addi %467, %466 : index
      memref.store %461, %15[%468] : memref<?xf32>
    }
    wave.barrier
    %469 = arith.addi %18, %c8 : index
    %470 = wave.wave
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %469, %471 : index
    %473 = arith.cmpi slt, %472, %17 : index
    %474 = arith.cmpi slt, %471, %c12 : index
    %475 = arith.andi %473, %474 : i1
    scf.if %475 {
      %476 = arith.addi %469, %471 : index
      %477 = arith.muli %471, %c24 : index
      %478 = wave.lane
      %479 = arith.addi %478, %c8 : index
      %480 = arith.cmpi eq, %hasBias, %c9 : index
      %481 = arith.addi %477, %479 : index
      %482 = memref.load %15[%481] : memref<?xf32>
      %483 = arith.muli %0, %c24 : index
      %484 = arith.addi %483, %479 : index
      %485 = memref.load %bias[%484] : memref<?xf32>
      %486 = arith.addf %482, %485 : f32
      %487 = arith.select %480, %486, %482 : f32
      %488 = arith.addi %479, %c33 : index
      %489 = arith.cmpi eq, %hasBias, %c9 : index
      %490 = arith.addi %477, %488 : index
      %491 = memref.load %15[%490] : memref<?xf32>
      %492 = arith.muli %0, %c24 : index
      %493 = arith.addi %492, %488 : index
      %494 = memref.load %bias[%493] : memref<?xf32>
      %495 = arith.addf %491, %494 : f32
      %496 = arith.select %489, %495, %491 : f32
      %497 = arith.addi %478, %c4 : index
      %498 = arith.cmpi slt, %497, %c33 : index
      %499 = arith.minsi %497, %c34 : index
      %500 = arith.cmpi eq, %hasBias, %c9 : index
      %501 = arith.addi %477, %499 : index
      %502 = memref.load %15[%501] : memref<?xf32>
      %503 = arith.muli %0, %c24 : index
      %504 = arith.addi %503, %499 : index
      %505 = memref.load %bias[%504] : memref<?xf32>
      %506 = arith.addf %502, %505 : f32
      %507 = arith.select %500, %506, %502 : f32
      %508 = arith.addi %499, %c33 : index
      %509 = arith.cmpi eq, %hasBias, %c9 : index
      %510 = arith.addi %477, %508 : index
      %511 = memref.load %15[%510] : memref<?xf32>
      %512 = arith.muli %0, %c24 : index
      %513 = arith.addi %512, %508 : index
      %514 = memref.load %bias[%513] : memref<?xf32>
      %515 = arith.addf %511, %514 : f32
      %516 = arith.select %509, %515, %511 : f32
      %517 = arith.addi %heads, %kvHeads : index
      %518 = arith.cmpi slt, %0, %517 : index
      scf.if %518 {
        %519 = arith.addi %positionsAt, %476 : index
        %520 = memref.load %step[%519] : memref<?xi32>
        %521 = arith.index_cast %520 : i32 to index
        %522 = arith.cmpi eq, %hasNorm, %c9 : index
        %523 = math.fma %487, %487, %c37 : f32
        %524 = math.fma %496, %496, %523 : f32
        %525 = math.fma %507, %507, %524 : f32
        %526 = arith.select %498, %525, %524 : f32
        %527 = math.fma %516, %516, %526 : f32
        %528 = arith.select %498, %527, %526 : f32
        %529 = vector.broadcast %528 : f32 to vector<1xf32>
        %530 = wave.reduce "add" %529 : vector<1xf32>
        %531 = arith.mulf %530, %inverseHeadDim : f32
        %532 = arith.addf %531, %epsilon : f32
        %533 = math.sqrt %532 : f32
        %534 = arith.divf %c39, %533 : f32
        %535 = arith.cmpi slt, %0, %heads : index
        %536 = arith.addi %479, %c33 : index
        %537 = memref.load %query_norm[%479] : memref<?xf32>
        %538 = memref.load %key_norm[%479] : memref<?xf32>
        %539 = arith.select %535, %537, %538 : f32
        %540 = arith.mulf %487, %534 : f32
        %541 = arith.mulf %540, %539 : f32
        %542 = arith.select %522, %541, %487 : f32
        %543 = memref.load %query_norm[%536] : memref<?xf32>
        %544 = memref.load %key_norm[%536] : memref<?xf32>
        %545 = arith.select %535, %543, %544 : f32
        %546 = arith.mulf %496, %534 : f32
        %547 = arith.mulf %546, %545 : f32
        %548 = arith.select %522, %547, %496 : f32
        %549 = arith.addi %499, %c33 : index
        %550 = memref.load %query_norm[%499] : memref<?xf32>
        %551 = memref.load %key_norm[%499] : memref<?xf32>
        %552 = arith.select %535, %550, %551 : f32
        %553 = arith.mulf %507, %534 : f32
        %554 = arith.mulf %553, %552 : f32
        %555 = arith.select %522, %554, %507 : f32
        %556 = memref.load %query_norm[%549] : memref<?xf32>
        %557 = memref.load %key_norm[%549] : memref<?xf32>
        %558 = arith.select %535, %556, %557 : f32
        %559 = arith.mulf %516, %534 : f32
        %560 = arith.mulf %559, %558 : f32
        %561 = arith.select %522, %560, %516 : f32
        %562 = arith.remui %521, %c22 : index
        %563 = arith.muli %562, %c24 : index
        %564 = arith.addi %563, %479 : index
        %565 = arith.divui %521, %c22 : index
        %566 = arith.addi %565, %c22 : index
        %567 = arith.muli %566, %c24 : index
        %568 = arith.addi %567, %479 : index
        %569 = memref.load %rope[%564] : memref<?xf32>
        %570 = arith.addi %564, %c33 : index
        %571 = memref.load %rope[%570] : memref<?xf32>
        %572 = memref.load %rope[%568] : memref<?xf32>
        %573 = arith.addi %568, %c33 : index
        %574 = memref.load %rope[%573] : memref<?xf32>
        %575 = arith.mulf %572, %569 : f32
        %576 = arith.mulf %574, %571 : f32
        %577 = arith.subf %575, %576 : f32
        %578 = arith.mulf %574, %569 : f32
        %579 = arith.mulf %572, %571 : f32
        %580 = arith.addf %578, %579 : f32
        %581 = arith.mulf %542, %577 : f32
        %582 = arith.mulf %548, %580 : f32
        %583 = arith.subf %581, %582 : f32
        %584 = arith.mulf %548, %577 : f32
        %585 = arith.mulf %542, %580 : f32
        %586 = arith.addf %584, %585 : f32
        %587 = arith.cmpi slt, %0, %heads : index
        scf.if %587 {
          %588 = arith.muli %476, %heads : index
          %589 = arith.addi %588, %0 : index
          %590 = arith.muli %589, %c24 : index
          %591 = arith.addi %590, %479 : index
          memref.store %583, %q[%591] : memref<?xf32>
          %592 = arith.addi %591, %c33 : index
          memref.store %586, %q[%592] : memref<?xf32>
        } else {
          %593 = arith.addi %477, %479 : index
          memref.store %583, %15[%593] : memref<?xf32>
          %594 = arith.addi %477, %479 : index
          %595 = arith.addi %594, %c33 : index
          memref.store %586, %15[%595] : memref<?xf32>
        }
        %596 = arith.remui %521, %c22 : index
        %597 = arith.muli %596, %c24 : index
        %598 = arith.addi %597, %499 : index
        %599 = arith.divui %521, %c22 : index
        %600 = arith.addi %599, %c22 : index
        %601 = arith.muli %600, %c24 : index
        %602 = arith.addi %601, %499 : index
        %603 = memref.load %rope[%598] : memref<?xf32>
        %604 = arith.addi %598, %c33 : index
        %605 = memref.load %rope[%604] : memref<?xf32>
        %606 = memref.load %rope[%602] : memref<?xf32>
        %607 = arith.addi %602, %c33 : index
        %608 = memref.load %rope[%607] : memref<?xf32>
        %609 = arith.mulf %606, %603 : f32
        %610 = arith.mulf %608, %605 : f32
        %611 = arith.subf %609, %610 : f32
        %612 = arith.mulf %608, %603 : f32
        %613 = arith.mulf %606, %605 : f32
        %614 = arith.addf %612, %613 : f32
        %615 = arith.mulf %555, %611 : f32
        %616 = arith.mulf %561, %614 : f32
        %617 = arith.subf %615, %616 : f32
        %618 = arith.mulf %561, %611 : f32
        %619 = arith.mulf %555, %614 : f32
        %620 = arith.addf %618, %619 : f32
        scf.if %498 {
          %621 = arith.cmpi slt, %0, %heads : index
          scf.if %621 {
            %622 = arith.muli %476, %heads : index
            %623 = arith.addi %622, %0 : index
            %624 = arith.muli %623, %c24 : index
            %625 = arith.addi %624, %499 : index
            memref.store %617, %q[%625] : memref<?xf32>
            %626 = arith.addi %625, %c33 : index
            memref.store %620, %q[%626] : memref<?xf32>
          } else {
            %627 = arith.addi %477, %499 : index
            memref.store %617, %15[%627] : memref<?xf32>
            %628 = arith.addi %477, %499 : index
            %629 = arith.addi %628, %c33 : index
            memref.store %620, %15[%629] : memref<?xf32>
          }
        }
      } else {
        %630 = arith.cmpi slt, %0, %heads : index
        scf.if %630 {
          %631 = arith.muli %476, %heads : index
          %632 = arith.addi %631, %0 : index
          %633 = arith.muli %632, %c24 : index
          %634 = arith.addi %633, %479 : index
          memref.store %487, %q[%634] : memref<?xf32>
          %635 = arith.addi %634, %c33 : index
          memref.store %496, %q[%635] : memref<?xf32>
        } else {
          %636 = arith.addi %477, %479 : index
          memref.store %487, %15[%636] : memref<?xf32>
          %637 = arith.addi %477, %479 : index
          %638 = arith.addi %637, %c33 : index
          memref.store %496, %15[%638] : memref<?xf32>
        }
        scf.if %498 {
          %639 = arith.cmpi slt, %0, %heads : index
          scf.if %639 {
            %640 = arith.muli %476, %heads : index
            %641 = arith.addi %640, %0 : index
            %642 = arith.muli %641, %c24 : index
            %643 = arith.addi %642, %499 : index
            memref.store %507, %q[%643] : memref<?xf32>
            %644 = arith.addi %643, %c33 : index
            memref.store %516, %q[%644] : memref<?xf32>
          } else {
            %645 = arith.addi %477, %499 : index
            memref.store %507, %15[%645] : memref<?xf32>
            %646 = arith.addi %477, %499 : index
            %647 = arith.addi %646, %c33 : index
            memref.store %516, %15[%647] : memref<?xf32>
          }
        }
      }
    }
    %648 = arith.addi %470, %c41 : index
    %649 = arith.addi %469, %648 : index
    %650 = arith.cmpi slt, %649, %17 : index
    %651 = arith.cmpi slt, %648, %c12 : index
    %652 = arith.andi %650, %651 : i1
    scf.if %652 {
      %653 = arith.addi %469, %648 : index
      %654 = arith.muli %648, %c24 : index
      %655 = wave.lane
      %656 = arith.addi %655, %c8 : index
      %657 = arith.cmpi eq, %hasBias, %c9 : index
      %658 = arith.addi %654, %656 : index
      %659 = memref.load %15[%658] : memref<?xf32>
      %660 = arith.muli %0, %c24 : index
      %661 = arith.addi %660, %656 : index
      %662 = memref.load %bias[%661] : memref<?xf32>
      %663 = arith.addf %659, %662 : f32
      %664 = arith.select %657, %663, %659 : f32
      %665 = arith.addi %656, %c33 : index
      %666 = arith.cmpi eq, %hasBias, %c9 : index
      %667 = arith.addi %654, %665 : index
      %668 = memref.load %15[%667] : memref<?xf32>
      %669 = arith.muli %0, %c24 : index
      %670 = arith.addi %669, %665 : index
      %671 = memref.load %bias[%670] : memref<?xf32>
      %672 = arith.addf %668, %671 : f32
      %673 = arith.select %666, %672, %668 : f32
      %674 = arith.addi %655, %c4 : index
      %675 = arith.cmpi slt, %674, %c33 : index
      %676 = arith.minsi %674, %c34 : index
      %677 = arith.cmpi eq, %hasBias, %c9 : index
      %678 = arith.addi %654, %676 : index
      %679 = memref.load %15[%678] : memref<?xf32>
      %680 = arith.muli %0, %c24 : index
      %681 = arith.addi %680, %676 : index
      %682 = memref.load %bias[%681] : memref<?xf32>
      %683 = arith.addf %679, %682 : f32
      %684 = arith.select %677, %683, %679 : f32
      %685 = arith.addi %676, %c33 : index
      %686 = arith.cmpi eq, %hasBias, %c9 : index
      %687 = arith.addi %654, %685 : index
      %688 = memref.load %15[%687] : memref<?xf32>
      %689 = arith.muli %0, %c24 : index
      %690 = arith.addi %689, %685 : index
      %691 = memref.load %bias[%690] : memref<?xf32>
      %692 = arith.addf %688, %691 : f32
      %693 = arith.select %686, %692, %688 : f32
      %694 = arith.addi %heads, %kvHeads : index
      %695 = arith.cmpi slt, %0, %694 : index
      scf.if %695 {
        %696 = arith.addi %positionsAt, %653 : index
        %697 = memref.load %step[%696] : memref<?xi32>
        %698 = arith.index_cast %697 : i32 to index
        %699 = arith.cmpi eq, %hasNorm, %c9 : index
        %700 = math.fma %664, %664, %c37 : f32
        %701 = math.fma %673, %673, %700 : f32
        %702 = math.fma %684, %684, %701 : f32
        %703 = arith.select %675, %702, %701 : f32
        %704 = math.fma %693, %693, %703 : f32
        %705 = arith.select %675, %704, %703 : f32
        %706 = vector.broadcast %705 : f32 to vector<1xf32>
        %707 = wave.reduce "add" %706 : vector<1xf32>
        %708 = arith.mulf %707, %inverseHeadDim : f32
        %709 = arith.addf %708, %epsilon : f32
        %710 = math.sqrt %709 : f32
        %711 = arith.divf %c39, %710 : f32
        %712 = arith.cmpi slt, %0, %heads : index
        %713 = arith.addi %656, %c33 : index
        %714 = memref.load %query_norm[%656] : memref<?xf32>
        %715 = memref.load %key_norm[%656] : memref<?xf32>
        %716 = arith.select %712, %714, %715 : f32
        %717 = arith.mulf %664, %711 : f32
        %718 = arith.mulf %717, %716 : f32
        %719 = arith.select %699, %718, %664 : f32
        %720 = memref.load %query_norm[%713] : memref<?xf32>
        %721 = memref.load %key_norm[%713] : memref<?xf32>
        %722 = arith.select %712, %720, %721 : f32
        %723 = arith.mulf %673, %711 : f32
        %724 = arith.mulf %723, %722 : f32
        %725 = arith.select %699, %724, %673 : f32
        %726 = arith.addi %676, %c33 : index
        %727 = memref.load %query_norm[%676] : memref<?xf32>
        %728 = memref.load %key_norm[%676] : memref<?xf32>
        %729 = arith.select %712, %727, %728 : f32
        %730 = arith.mulf %684, %711 : f32
        %731 = arith.mulf %730, %729 : f32
        %732 = arith.select %699, %731, %684 : f32
        %733 = memref.load %query_norm[%726] : memref<?xf32>
        %734 = memref.load %key_norm[%726] : memref<?xf32>
        %735 = arith.select %712, %733, %734 : f32
        %736 = arith.mulf %693, %711 : f32
        %737 = arith.mulf %736, %735 : f32
        %738 = arith.select %699, %737, %693 : f32
        %739 = arith.remui %698, %c22 : index
        %740 = arith.muli %739, %c24 : index
        %741 = arith.addi %740, %656 : index
        %742 = arith.divui %698, %c22 : index
        %743 = arith.addi %742, %c22 : index
        %744 = arith.muli %743, %c24 : index
        %745 = arith.addi %744, %656 : index
        %746 = memref.load %rope[%741] : memref<?xf32>
        %747 = arith.addi %741, %c33 : index
        %748 = memref.load %rope[%747] : memref<?xf32>
        %749 = memref.load %rope[%745] : memref<?xf32>
        %750 = arith.addi %745, %c33 : index
        %751 = memref.load %rope[%750] : memref<?xf32>
        %752 = arith.mulf %749, %746 : f32
        %753 = arith.mulf %751, %748 : f32
        %754 = arith.subf %752, %753 : f32
        %755 = arith.mulf %751, %746 : f32
        %756 = arith.mulf %749, %748 : f32
        %757 = arith.addf %755, %756 : f32
        %758 = arith.mulf %719, %754 : f32
        %759 = arith.mulf %725, %757 : f32
        %760 = arith.subf %758, %759 : f32
        %761 = arith.mulf %725, %754 : f32
        %762 = arith.mulf %719, %757 : f32
        %763 = arith.addf %761, %762 : f32
        %764 = arith.cmpi slt, %0, %heads : index
        scf.if %764 {
          %765 = arith.muli %653, %heads : index
          %766 = arith.addi %765, %0 : index
          %767 = arith.muli %766, %c24 : index
          %768 = arith.addi %767, %656 : index
          memref.store %760, %q[%768] : memref<?xf32>
          %769 = arith.addi %768, %c33 : index
          memref.store %763, %q[%769] : memref<?xf32>
        } else {
          %770 = arith.addi %654, %656 : index
          memref.store %760, %15[%770] : memref<?xf32>
          %771 = arith.addi %654, %656 : index
          %772 = arith.addi %771, %c33 : index
          memref.store %763, %15[%772] : memref<?xf32>
        }
        %773 = arith.remui %698, %c22 : index
        %774 = arith.muli %773, %c24 : index
        %775 = arith.addi %774, %676 : index
        %776 = arith.divui %698, %c22 : index
        %777 = arith.addi %776, %c22 : index
        %778 = arith.muli %777, %c24 : index
        %779 = arith.addi %778, %676 : index
        %780 = memref.load %rope[%775] : memref<?xf32>
        %781 = arith.addi %775, %c33 : index
        %782 = memref.load %rope[%781] : memref<?xf32>
        %783 = memref.load %rope[%779] : memref<?xf32>
        %784 = arith.addi %779, %c33 : index
        %785 = memref.load %rope[%784] : memref<?xf32>
        %786 = arith.mulf %783, %780 : f32
        %787 = arith.mulf %785, %782 : f32
        %788 = arith.subf %786, %787 : f32
        %789 = arith.mulf %785, %780 : f32
        %790 = arith.mulf %783, %782 : f32
        %791 = arith.addf %789, %790 : f32
        %792 = arith.mulf %732, %788 : f32
        %793 = arith.mulf %738, %791 : f32
        %794 = arith.subf %792, %793 : f32
        %795 = arith.mulf %738, %788 : f32
        %796 = arith.mulf %732, %791 : f32
        %797 = arith.addf %795, %796 : f32
        scf.if %675 {
          %798 = arith.cmpi slt, %0, %heads : index
          scf.if %798 {
            %799 = arith.muli %653, %heads : index
            %800 = arith.addi %799, %0 : index
            %801 = arith.muli %800, %c24 : index
            %802 = arith.addi %801, %676 : index
            memref.store %794, %q[%802] : memref<?xf32>
            %803 = arith.addi %802, %c33 : index
            memref.store %797, %q[%803] : memref<?xf32>
          } else {
            %804 = arith.addi %654, %676 : index
            memref.store %794, %15[%804] : memref<?xf32>
            %805 = arith.addi %654, %676 : index
            %806 = arith.addi %805, %c33 : index
            memref.store %797, %15[%806] : memref<?xf32>
          }
        }
      } else {
        %807 = arith.cmpi slt, %0, %heads : index
        scf.if %807 {
          %808 = arith.muli %653, %heads : index
          %809 = arith.addi %808, %0 : index
          %810 = arith.muli %809, %c24 : index
          %811 = arith.addi %810, %656 : index
          memref.store %664, %q[%811] : memref<?xf32>
          %812 = arith.addi %811, %c33 : index
          memref.store %673, %q[%812] : memref<?xf32>
        } else {
          %813 = arith.addi %654, %656 : index
          memref.store %664, %15[%813] : memref<?xf32>
          %814 = arith.addi %654, %656 : index
          %815 = arith.addi %814, %c33 : index
          memref.store %673, %15[%815] : memref<?xf32>
        }
        scf.if %675 {
          %816 = arith.cmpi slt, %0, %heads : index
          scf.if %816 {
            %817 = arith.muli %653, %heads : index
            %818 = arith.addi %817, %0 : index
            %819 = arith.muli %818, %c24 : index
            %820 = arith.addi %819, %676 : index
            memref.store %684, %q[%820] : memref<?xf32>
            %821 = arith.addi %820, %c33 : index
            memref.store %693, %q[%821] : memref<?xf32>
          } else {
            %822 = arith.addi %654, %676 : index
            memref.store %684, %15[%822] : memref<?xf32>
            %823 = arith.addi %654, %676 : index
            %824 = arith.addi %823, %c33 : index
            memref.store %693, %15[%824] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %825 = arith.cmpi sge, %0, %heads : index
    scf.if %825 {
      %826 = arith.addi %470, %c8 : index
      %827 = arith.addi %469, %826 : index
      %828 = arith.cmpi slt, %827, %17 : index
      %829 = arith.cmpi slt, %826, %c12 : index
      %830 = arith.andi %828, %829 : i1
      scf.if %830 {
        %831 = arith.addi %469, %826 : index
        %832 = arith.addi %slotsAt, %831 : index
        %833 = memref.load %step[%832] : memref<?xi32>
        %834 = arith.index_cast %833 : i32 to index
        %835 = arith.cmpi sge, %834, %c8 : index
        scf.if %835 {
          %836 = arith.muli %826, %c24 : index
          %837 = arith.subi %0, %heads : index
          %838 = memref.load %scales[%837] : memref<?xf32>
          %839 = vector.broadcast %838 : f32 to vector<4xf32>
          %840 = arith.divui %834, %c12 : index
          %841 = arith.remui %834, %c12 : index
          %842 = arith.muli %840, %pageBytes : index
          %843 = arith.cmpi eq, %codec, %c8 : index
          scf.if %843 {
            %844 = wave.lane
            %845 = arith.muli %844, %c20 : index
            scf.for %846 = %845 to %c24 step %c5 {
              %847 = arith.addi %836, %846 : index
              %848 = vector.load %15[%847] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %849 = arith.mulf %848, %839 : vector<4xf32>
              %850 = arith.minimumf %849, %c45 : vector<4xf32>
              %851 = arith.maximumf %850, %c46 : vector<4xf32>
              %852 = arith.truncf %851 : vector<4xf32> to vector<4xf16>
              %853 = vector.bitcast %852 : vector<4xf16> to vector<8xi8>
              %854 = arith.cmpi slt, %837, %kvHeads : index
              scf.if %854 {
                %855 = arith.muli %837, %c10 : index
                %856 = arith.addi %842, %855 : index
                %857 = arith.divui %846, %c12 : index
                %858 = arith.muli %857, %c21 : index
                %859 = arith.remui %846, %c12 : index
                %860 = arith.divui %859, %c15 : index
                %861 = arith.muli %860, %c22 : index
                %862 = arith.muli %841, %c12 : index
                %863 = arith.addi %861, %862 : index
                %864 = arith.remui %859, %c15 : index
                %865 = arith.muli %864, %c7 : index
                %866 = arith.addi %863, %865 : index
                %867 = arith.addi %858, %866 : index
                %868 = arith.addi %856, %867 : index
                vector.store %853, %kv[%868] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %869 = arith.subi %837, %kvHeads : index
                %870 = arith.muli %869, %c10 : index
                %871 = arith.addi %842, %870 : index
                %872 = arith.addi %846, %c8 : index
                %873 = arith.divui %872, %c12 : index
                %874 = arith.muli %873, %c21 : index
                %875 = arith.addi %874, %c30 : index
                %876 = arith.remui %872, %c12 : index
                %877 = arith.divui %841, %c7 : index
                %878 = arith.remui %841, %c7 : index
                %879 = arith.muli %878, %c15 : index
                %880 = arith.addi %877, %879 : index
                %881 = arith.divui %880, %c15 : index
                %882 = arith.muli %881, %c22 : index
                %883 = arith.muli %876, %c12 : index
                %884 = arith.addi %882, %883 : index
                %885 = arith.remui %880, %c15 : index
                %886 = arith.muli %885, %c7 : index
                %887 = arith.addi %884, %886 : index
                %888 = arith.addi %875, %887 : index
                %889 = arith.addi %871, %888 : index
                %890 = vector.shuffle %853, %853 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %890, %kv[%889] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %891 = arith.addi %846, %c9 : index
                %892 = arith.divui %891, %c12 : index
                %893 = arith.muli %892, %c21 : index
                %894 = arith.addi %893, %c30 : index
                %895 = arith.remui %891, %c12 : index
                %896 = arith.divui %841, %c7 : index
                %897 = arith.remui %841, %c7 : index
                %898 = arith.muli %897, %c15 : index
                %899 = arith.addi %896, %898 : index
                %900 = arith.divui %899, %c15 : index
                %901 = arith.muli %900, %c22 : index
                %902 = arith.muli %895, %c12 : index
                %903 = arith.addi %901, %902 : index
                %904 = arith.remui %899, %c15 : index
                %905 = arith.muli %904, %c7 : index
                %906 = arith.addi %903, %905 : index
                %907 = arith.addi %894, %906 : index
                %908 = arith.addi %871, %907 : index
                %909 = vector.shuffle %853, %853 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %909, %kv[%908] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %910 = arith.addi %846, %c7 : index
                %911 = arith.divui %910, %c12 : index
                %912 = arith.muli %911, %c21 : index
                %913 = arith.addi %912, %c30 : index
                %914 = arith.remui %910, %c12 : index
                %915 = arith.divui %841, %c7 : index
                %916 = arith.remui %841, %c7 : index
                %917 = arith.muli %916, %c15 : index
                %918 = arith.addi %915, %917 : index
                %919 = arith.divui %918, %c15 : index
                %920 = arith.muli %919, %c22 : index
                %921 = arith.muli %914, %c12 : index
                %922 = arith.addi %920, %921 : index
                %923 = arith.remui %918, %c15 : index
                %924 = arith.muli %923, %c7 : index
                %925 = arith.addi %922, %924 : index
                %926 = arith.addi %913, %925 : index
                %927 = arith.addi %871, %926 : index
                %928 = vector.shuffle %853, %853 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %928, %kv[%927] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %929 = arith.addi %846, %c2 : index
                %930 = arith.divui %929, %c12 : index
                %931 = arith.muli %930, %c21 : index
                %932 = arith.addi %931, %c30 : index
                %933 = arith.remui %929, %c12 : index
                %934 = arith.divui %841, %c7 : index
                %935 = arith.remui %841, %c7 : index
                %936 = arith.muli %935, %c15 : index
                %937 = arith.addi %934, %936 : index
                %938 = arith.divui %937, %c15 : index
                %939 = arith.muli %938, %c22 : index
                %940 = arith.muli %933, %c12 : index
                %941 = arith.addi %939, %940 : index
                %942 = arith.remui %937, %c15 : index
                %943 = arith.muli %942, %c7 : index
                %944 = arith.addi %941, %943 : index
                %945 = arith.addi %932, %944 : index
                %946 = arith.addi %871, %945 : index
                %947 = vector.shuffle %853, %853 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %947, %kv[%946] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %948 = arith.cmpi eq, %codec, %c9 : index
          scf.if %948 {
            %949 = wave.lane
            %950 = arith.muli %949, %c20 : index
            scf.for %951 = %950 to %c24 step %c5 {
              %952 = arith.addi %836, %951 : index
              %953 = vector.load %15[%952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %954 = arith.mulf %953, %839 : vector<4xf32>
              %955 = wave.fp8_encode "e4m3" %954 : vector<4xf32> -> vector<4xi8>
              %956 = arith.cmpi slt, %837, %kvHeads : index
              scf.if %956 {
                %957 = arith.muli %837, %c30 : index
                %958 = arith.addi %842, %957 : index
                %959 = vector.shuffle %955, %955 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %960 = arith.divui %951, %c12 : index
                %961 = arith.muli %960, %c22 : index
                %962 = arith.remui %951, %c12 : index
                %963 = arith.muli %841, %c12 : index
                %964 = arith.divui %962, %c20 : index
                %965 = arith.muli %964, %c20 : index
                %966 = arith.remui %962, %c7 : index
                %967 = arith.muli %966, %c7 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.divui %962, %c7 : index
                %970 = arith.remui %969, %c7 : index
                %971 = arith.addi %968, %970 : index
                %972 = arith.addi %963, %971 : index
                %973 = arith.addi %961, %972 : index
                %974 = arith.addi %958, %973 : index
                vector.store %959, %kv[%974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %975 = arith.subi %837, %kvHeads : index
                %976 = arith.muli %975, %c30 : index
                %977 = arith.addi %842, %976 : index
                %978 = arith.addi %951, %c8 : index
                %979 = arith.divui %978, %c12 : index
                %980 = arith.muli %979, %c22 : index
                %981 = arith.addi %980, %c11 : index
                %982 = arith.remui %978, %c12 : index
                %983 = arith.divui %841, %c7 : index
                %984 = arith.remui %841, %c7 : index
                %985 = arith.muli %984, %c15 : index
                %986 = arith.addi %983, %985 : index
                %987 = arith.muli %982, %c12 : index
                %988 = arith.divui %986, %c20 : index
                %989 = arith.muli %988, %c20 : index
                %990 = arith.remui %986, %c7 : index
                %991 = arith.muli %990, %c7 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.divui %986, %c7 : index
                %994 = arith.remui %993, %c7 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.addi %987, %995 : index
                %997 = arith.addi %981, %996 : index
                %998 = arith.addi %977, %997 : index
                %999 = vector.shuffle %955, %955 [0] : vector<4xi8>, vector<4xi8>
                vector.store %999, %kv[%998] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1000 = arith.addi %951, %c9 : index
                %1001 = arith.divui %1000, %c12 : index
                %1002 = arith.muli %1001, %c22 : index
                %1003 = arith.addi %1002, %c11 : index
                %1004 = arith.remui %1000, %c12 : index
                %1005 = arith.divui %841, %c7 : index
                %1006 = arith.remui %841, %c7 : index
                %1007 = arith.muli %1006, %c15 : index
                %1008 = arith.addi %1005, %1007 : index
                %1009 = arith.muli %1004, %c12 : index
                %1010 = arith.divui %1008, %c20 : index
                %1011 = arith.muli %1010, %c20 : index
                %1012 = arith.remui %1008, %c7 : index
                %1013 = arith.muli %1012, %c7 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.divui %1008, %c7 : index
                %1016 = arith.remui %1015, %c7 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.addi %1009, %1017 : index
                %1019 = arith.addi %1003, %1018 : index
                %1020 = arith.addi %977, %1019 : index
                %1021 = vector.shuffle %955, %955 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1021, %kv[%1020] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1022 = arith.addi %951, %c7 : index
                %1023 = arith.divui %1022, %c12 : index
                %1024 = arith.muli %1023, %c22 : index
                %1025 = arith.addi %1024, %c11 : index
                %1026 = arith.remui %1022, %c12 : index
                %1027 = arith.divui %841, %c7 : index
                %1028 = arith.remui %841, %c7 : index
                %1029 = arith.muli %1028, %c15 : index
                %1030 = arith.addi %1027, %1029 : index
                %1031 = arith.muli %1026, %c12 : index
                %1032 = arith.divui %1030, %c20 : index
                %1033 = arith.muli %1032, %c20 : index
                %1034 = arith.remui %1030, %c7 : index
                %1035 = arith.muli %1034, %c7 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.divui %1030, %c7 : index
                %1038 = arith.remui %1037, %c7 : index
                %1039 = arith.addi %1036, %1038 : index
                %1040 = arith.addi %1031, %1039 : index
                %1041 = arith.addi %1025, %1040 : index
                %1042 = arith.addi %977, %1041 : index
                %1043 = vector.shuffle %955, %955 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1043, %kv[%1042] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1044 = arith.addi %951, %c2 : index
                %1045 = arith.divui %1044, %c12 : index
                %1046 = arith.muli %1045, %c22 : index
                %1047 = arith.addi %1046, %c11 : index
                %1048 = arith.remui %1044, %c12 : index
                %1049 = arith.divui %841, %c7 : index
                %1050 = arith.remui %841, %c7 : index
                %1051 = arith.muli %1050, %c15 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.muli %1048, %c12 : index
                %1054 = arith.divui %1052, %c20 : index
                %1055 = arith.muli %1054, %c20 : index
                %1056 = arith.remui %1052, %c7 : index
                %1057 = arith.muli %1056, %c7 : index
                %1058 = arith.addi %1055, %1057 : index
                %1059 = arith.divui %1052, %c7 : index
                %1060 = arith.remui %1059, %c7 : index
                %1061 = arith.addi %1058, %1060 : index
                %1062 = arith.addi %1053, %1061 : index
                %1063 = arith.addi %1047, %1062 : index
                %1064 = arith.addi %977, %1063 : index
                %1065 = vector.shuffle %955, %955 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1065, %kv[%1064] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1066 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1066 {
            %1067 = wave.lane
            %1068 = arith.muli %1067, %c20 : index
            scf.for %1069 = %1068 to %c24 step %c5 {
              %1070 = arith.addi %836, %1069 : index
              %1071 = vector.load %15[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1072 = arith.mulf %1071, %839 : vector<4xf32>
              %1073 = wave.fp8_encode "e5m2" %1072 : vector<4xf32> -> vector<4xi8>
              %1074 = arith.cmpi slt, %837, %kvHeads : index
              scf.if %1074 {
                %1075 = arith.muli %837, %c30 : index
                %1076 = arith.addi %842, %1075 : index
                %1077 = vector.shuffle %1073, %1073 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1078 = arith.divui %1069, %c12 : index
                %1079 = arith.muli %1078, %c22 : index
                %1080 = arith.remui %1069, %c12 : index
                %1081 = arith.muli %841, %c12 : index
                %1082 = arith.divui %1080, %c20 : index
                %1083 = arith.muli %1082, %c20 : index
                %1084 = arith.remui %1080, %c7 : index
                %1085 = arith.muli %1084, %c7 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.divui %1080, %c7 : index
                %1088 = arith.remui %1087, %c7 : index
                %1089 = arith.addi %1086, %1088 : index
                %1090 = arith.addi %1081, %1089 : index
                %1091 = arith.addi %1079, %1090 : index
                %1092 = arith.addi %1076, %1091 : index
                vector.store %1077, %kv[%1092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1093 = arith.subi %837, %kvHeads : index
                %1094 = arith.muli %1093, %c30 : index
                %1095 = arith.addi %842, %1094 : index
                %1096 = arith.addi %1069, %c8 : index
                %1097 = arith.divui %1096, %c12 : index
                %1098 = arith.muli %1097, %c22 : index
                %1099 = arith.addi %1098, %c11 : index
                %1100 = arith.remui %1096, %c12 : index
                %1101 = arith.divui %841, %c7 : index
                %1102 = arith.remui %841, %c7 : index
                %1103 = arith.muli %1102, %c15 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.muli %1100, %c12 : index
                %1106 = arith.divui %1104, %c20 : index
                %1107 = arith.muli %1106, %c20 : index
                %1108 = arith.remui %1104, %c7 : index
                %1109 = arith.muli %1108, %c7 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.divui %1104, %c7 : index
                %1112 = arith.remui %1111, %c7 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.addi %1105, %1113 : index
                %1115 = arith.addi %1099, %1114 : index
                %1116 = arith.addi %1095, %1115 : index
                %1117 = vector.shuffle %1073, %1073 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1117, %kv[%1116] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1118 = arith.addi %1069, %c9 : index
                %1119 = arith.divui %1118, %c12 : index
                %1120 = arith.muli %1119, %c22 : index
                %1121 = arith.addi %1120, %c11 : index
                %1122 = arith.remui %1118, %c12 : index
                %1123 = arith.divui %841, %c7 : index
                %1124 = arith.remui %841, %c7 : index
                %1125 = arith.muli %1124, %c15 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.muli %1122, %c12 : index
                %1128 = arith.divui %1126, %c20 : index
                %1129 = arith.muli %1128, %c20 : index
                %1130 = arith.remui %1126, %c7 : index
                %1131 = arith.muli %1130, %c7 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.divui %1126, %c7 : index
                %1134 = arith.remui %1133, %c7 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.addi %1127, %1135 : index
                %1137 = arith.addi %1121, %1136 : index
                %1138 = arith.addi %1095, %1137 : index
                %1139 = vector.shuffle %1073, %1073 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1139, %kv[%1138] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1140 = arith.addi %1069, %c7 : index
                %1141 = arith.divui %1140, %c12 : index
                %1142 = arith.muli %1141, %c22 : index
                %1143 = arith.addi %1142, %c11 : index
                %1144 = arith.remui %1140, %c12 : index
                %1145 = arith.divui %841, %c7 : index
                %1146 = arith.remui %841, %c7 : index
                %1147 = arith.muli %1146, %c15 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.muli %1144, %c12 : index
                %1150 = arith.divui %1148, %c20 : index
                %1151 = arith.muli %1150, %c20 : index
                %1152 = arith.remui %1148, %c7 : index
                %1153 = arith.muli %1152, %c7 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1148, %c7 : index
                %1156 = arith.remui %1155, %c7 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.addi %1149, %1157 : index
                %1159 = arith.addi %1143, %1158 : index
                %1160 = arith.addi %1095, %1159 : index
                %1161 = vector.shuffle %1073, %1073 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1161, %kv[%1160] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1162 = arith.addi %1069, %c2 : index
                %1163 = arith.divui %1162, %c12 : index
                %1164 = arith.muli %1163, %c22 : index
                %1165 = arith.addi %1164, %c11 : index
                %1166 = arith.remui %1162, %c12 : index
                %1167 = arith.divui %841, %c7 : index
                %1168 = arith.remui %841, %c7 : index
                %1169 = arith.muli %1168, %c15 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.muli %1166, %c12 : index
                %1172 = arith.divui %1170, %c20 : index
                %1173 = arith.muli %1172, %c20 : index
                %1174 = arith.remui %1170, %c7 : index
                %1175 = arith.muli %1174, %c7 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.divui %1170, %c7 : index
                %1178 = arith.remui %1177, %c7 : index
                %1179 = arith.addi %1176, %1178 : index
                %1180 = arith.addi %1171, %1179 : index
                %1181 = arith.addi %1165, %1180 : index
                %1182 = arith.addi %1095, %1181 : index
                %1183 = vector.shuffle %1073, %1073 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1183, %kv[%1182] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1184 = arith.addi %470, %c41 : index
      %1185 = arith.addi %469, %1184 : index
      %1186 = arith.cmpi slt, %1185, %17 : index
      %1187 = arith.cmpi slt, %1184, %c12 : index
      %1188 = arith.andi %1186, %1187 : i1
      scf.if %1188 {
        %1189 = arith.addi %469, %1184 : index
        %1190 = arith.addi %slotsAt, %1189 : index
        %1191 = memref.load %step[%1190] : memref<?xi32>
        %1192 = arith.index_cast %1191 : i32 to index
        %1193 = arith.cmpi sge, %1192, %c8 : index
        scf.if %1193 {
          %1194 = arith.muli %1184, %c24 : index
          %1195 = arith.subi %0, %heads : index
          %1196 = memref.load %scales[%1195] : memref<?xf32>
          %1197 = vector.broadcast %1196 : f32 to vector<4xf32>
          %1198 = arith.divui %1192, %c12 : index
          %1199 = arith.remui %1192, %c12 : index
          %1200 = arith.muli %1198, %pageBytes : index
          %1201 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1201 {
            %1202 = wave.lane
            %1203 = arith.muli %1202, %c20 : index
            scf.for %1204 = %1203 to %c24 step %c5 {
              %1205 = arith.addi %1194, %1204 : index
              %1206 = vector.load %15[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = arith.mulf %1206, %1197 : vector<4xf32>
              %1208 = arith.minimumf %1207, %c45 : vector<4xf32>
              %1209 = arith.maximumf %1208, %c46 : vector<4xf32>
              %1210 = arith.truncf %1209 : vector<4xf32> to vector<4xf16>
              %1211 = vector.bitcast %1210 : vector<4xf16> to vector<8xi8>
              %1212 = arith.cmpi slt, %1195, %kvHeads : index
              scf.if %1212 {
                %1213 = arith.muli %1195, %c10 : index
                %1214 = arith.addi %1200, %1213 : index
                %1215 = arith.divui %1204, %c12 : index
                %1216 = arith.muli %1215, %c21 : index
                %1217 = arith.remui %1204, %c12 : index
                %1218 = arith.divui %1217, %c15 : index
                %1219 = arith.muli %1218, %c22 : index
                %1220 = arith.muli %1199, %c12 : index
                %1221 = arith.addi %1219, %1220 : index
                %1222 = arith.remui %1217, %c15 : index
                %1223 = arith.muli %1222, %c7 : index
                %1224 = arith.addi %1221, %1223 : index
                %1225 = arith.addi %1216, %1224 : index
                %1226 = arith.addi %1214, %1225 : index
                vector.store %1211, %kv[%1226] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1227 = arith.subi %1195, %kvHeads : index
                %1228 = arith.muli %1227, %c10 : index
                %1229 = arith.addi %1200, %1228 : index
                %1230 = arith.addi %1204, %c8 : index
                %1231 = arith.divui %1230, %c12 : index
                %1232 = arith.muli %1231, %c21 : index
                %1233 = arith.addi %1232, %c30 : index
                %1234 = arith.remui %1230, %c12 : index
                %1235 = arith.divui %1199, %c7 : index
                %1236 = arith.remui %1199, %c7 : index
                %1237 = arith.muli %1236, %c15 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.divui %1238, %c15 : index
                %1240 = arith.muli %1239, %c22 : index
                %1241 = arith.muli %1234, %c12 : index
                %1242 = arith.addi %1240, %1241 : index
                %1243 = arith.remui %1238, %c15 : index
                %1244 = arith.muli %1243, %c7 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.addi %1233, %1245 : index
                %1247 = arith.addi %1229, %1246 : index
                %1248 = vector.shuffle %1211, %1211 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1248, %kv[%1247] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1249 = arith.addi %1204, %c9 : index
                %1250 = arith.divui %1249, %c12 : index
                %1251 = arith.muli %1250, %c21 : index
                %1252 = arith.addi %1251, %c30 : index
                %1253 = arith.remui %1249, %c12 : index
                %1254 = arith.divui %1199, %c7 : index
                %1255 = arith.remui %1199, %c7 : index
                %1256 = arith.muli %1255, %c15 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.divui %1257, %c15 : index
                %1259 = arith.muli %1258, %c22 : index
                %1260 = arith.muli %1253, %c12 : index
                %1261 = arith.addi %1259, %1260 : index
                %1262 = arith.remui %1257, %c15 : index
                %1263 = arith.muli %1262, %c7 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.addi %1252, %1264 : index
                %1266 = arith.addi %1229, %1265 : index
                %1267 = vector.shuffle %1211, %1211 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1267, %kv[%1266] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1268 = arith.addi %1204, %c7 : index
                %1269 = arith.divui %1268, %c12 : index
                %1270 = arith.muli %1269, %c21 : index
                %1271 = arith.addi %1270, %c30 : index
                %1272 = arith.remui %1268, %c12 : index
                %1273 = arith.divui %1199, %c7 : index
                %1274 = arith.remui %1199, %c7 : index
                %1275 = arith.muli %1274, %c15 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.divui %1276, %c15 : index
                %1278 = arith.muli %1277, %c22 : index
                %1279 = arith.muli %1272, %c12 : index
                %1280 = arith.addi %1278, %1279 : index
                %1281 = arith.remui %1276, %c15 : index
                %1282 = arith.muli %1281, %c7 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.addi %1271, %1283 : index
                %1285 = arith.addi %1229, %1284 : index
                %1286 = vector.shuffle %1211, %1211 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1286, %kv[%1285] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1287 = arith.addi %1204, %c2 : index
                %1288 = arith.divui %1287, %c12 : index
                %1289 = arith.muli %1288, %c21 : index
                %1290 = arith.addi %1289, %c30 : index
                %1291 = arith.remui %1287, %c12 : index
                %1292 = arith.divui %1199, %c7 : index
                %1293 = arith.remui %1199, %c7 : index
                %1294 = arith.muli %1293, %c15 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.divui %1295, %c15 : index
                %1297 = arith.muli %1296, %c22 : index
                %1298 = arith.muli %1291, %c12 : index
                %1299 = arith.addi %1297, %1298 : index
                %1300 = arith.remui %1295, %c15 : index
                %1301 = arith.muli %1300, %c7 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1290, %1302 : index
                %1304 = arith.addi %1229, %1303 : index
                %1305 = vector.shuffle %1211, %1211 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1305, %kv[%1304] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1306 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1306 {
            %1307 = wave.lane
            %1308 = arith.muli %1307, %c20 : index
            scf.for %1309 = %1308 to %c24 step %c5 {
              %1310 = arith.addi %1194, %1309 : index
              %1311 = vector.load %15[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = arith.mulf %1311, %1197 : vector<4xf32>
              %1313 = wave.fp8_encode "e4m3" %1312 : vector<4xf32> -> vector<4xi8>
              %1314 = arith.cmpi slt, %1195, %kvHeads : index
              scf.if %1314 {
                %1315 = arith.muli %1195, %c30 : index
                %1316 = arith.addi %1200, %1315 : index
                %1317 = vector.shuffle %1313, %1313 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1318 = arith.divui %1309, %c12 : index
                %1319 = arith.muli %1318, %c22 : index
                %1320 = arith.remui %1309, %c12 : index
                %1321 = arith.muli %1199, %c12 : index
                %1322 = arith.divui %1320, %c20 : index
                %1323 = arith.muli %1322, %c20 : index
                %1324 = arith.remui %1320, %c7 : index
                %1325 = arith.muli %1324, %c7 : index
                %1326 = arith.addi %1323, %1325 : index
                %1327 = arith.divui %1320, %c7 : index
                %1328 = arith.remui %1327, %c7 : index
                %1329 = arith.addi %1326, %1328 : index
                %1330 = arith.addi %1321, %1329 : index
                %1331 = arith.addi %1319, %1330 : index
                %1332 = arith.addi %1316, %1331 : index
                vector.store %1317, %kv[%1332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1333 = arith.subi %1195, %kvHeads : index
                %1334 = arith.muli %1333, %c30 : index
                %1335 = arith.addi %1200, %1334 : index
                %1336 = arith.addi %1309, %c8 : index
                %1337 = arith.divui %1336, %c12 : index
                %1338 = arith.muli %1337, %c22 : index
                %1339 = arith.addi %1338, %c11 : index
                %1340 = arith.remui %1336, %c12 : index
                %1341 = arith.divui %1199, %c7 : index
                %1342 = arith.remui %1199, %c7 : index
                %1343 = arith.muli %1342, %c15 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.muli %1340, %c12 : index
                %1346 = arith.divui %1344, %c20 : index
                %1347 = arith.muli %1346, %c20 : index
                %1348 = arith.remui %1344, %c7 : index
                %1349 = arith.muli %1348, %c7 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.divui %1344, %c7 : index
                %1352 = arith.remui %1351, %c7 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.addi %1345, %1353 : index
                %1355 = arith.addi %1339, %1354 : index
                %1356 = arith.addi %1335, %1355 : index
                %1357 = vector.shuffle %1313, %1313 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1357, %kv[%1356] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1358 = arith.addi %1309, %c9 : index
                %1359 = arith.divui %1358, %c12 : index
                %1360 = arith.muli %1359, %c22 : index
                %1361 = arith.addi %1360, %c11 : index
                %1362 = arith.remui %1358, %c12 : index
                %1363 = arith.divui %1199, %c7 : index
                %1364 = arith.remui %1199, %c7 : index
                %1365 = arith.muli %1364, %c15 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.muli %1362, %c12 : index
                %1368 = arith.divui %1366, %c20 : index
                %1369 = arith.muli %1368, %c20 : index
                %1370 = arith.remui %1366, %c7 : index
                %1371 = arith.muli %1370, %c7 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.divui %1366, %c7 : index
                %1374 = arith.remui %1373, %c7 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.addi %1367, %1375 : index
                %1377 = arith.addi %1361, %1376 : index
                %1378 = arith.addi %1335, %1377 : index
                %1379 = vector.shuffle %1313, %1313 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1379, %kv[%1378] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1380 = arith.addi %1309, %c7 : index
                %1381 = arith.divui %1380, %c12 : index
                %1382 = arith.muli %1381, %c22 : index
                %1383 = arith.addi %1382, %c11 : index
                %1384 = arith.remui %1380, %c12 : index
                %1385 = arith.divui %1199, %c7 : index
                %1386 = arith.remui %1199, %c7 : index
                %1387 = arith.muli %1386, %c15 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.muli %1384, %c12 : index
                %1390 = arith.divui %1388, %c20 : index
                %1391 = arith.muli %1390, %c20 : index
                %1392 = arith.remui %1388, %c7 : index
                %1393 = arith.muli %1392, %c7 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.divui %1388, %c7 : index
                %1396 = arith.remui %1395, %c7 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.addi %1389, %1397 : index
                %1399 = arith.addi %1383, %1398 : index
                %1400 = arith.addi %1335, %1399 : index
                %1401 = vector.shuffle %1313, %1313 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1401, %kv[%1400] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1402 = arith.addi %1309, %c2 : index
                %1403 = arith.divui %1402, %c12 : index
                %1404 = arith.muli %1403, %c22 : index
                %1405 = arith.addi %1404, %c11 : index
                %1406 = arith.remui %1402, %c12 : index
                %1407 = arith.divui %1199, %c7 : index
                %1408 = arith.remui %1199, %c7 : index
                %1409 = arith.muli %1408, %c15 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.muli %1406, %c12 : index
                %1412 = arith.divui %1410, %c20 : index
                %1413 = arith.muli %1412, %c20 : index
                %1414 = arith.remui %1410, %c7 : index
                %1415 = arith.muli %1414, %c7 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.divui %1410, %c7 : index
                %1418 = arith.remui %1417, %c7 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.addi %1411, %1419 : index
                %1421 = arith.addi %1405, %1420 : index
                %1422 = arith.addi %1335, %1421 : index
                %1423 = vector.shuffle %1313, %1313 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1423, %kv[%1422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1424 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1424 {
            %1425 = wave.lane
            %1426 = arith.muli %1425, %c20 : index
            scf.for %1427 = %1426 to %c24 step %c5 {
              %1428 = arith.addi %1194, %1427 : index
              %1429 = vector.load %15[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1430 = arith.mulf %1429, %1197 : vector<4xf32>
              %1431 = wave.fp8_encode "e5m2" %1430 : vector<4xf32> -> vector<4xi8>
              %1432 = arith.cmpi slt, %1195, %kvHeads : index
              scf.if %1432 {
                %1433 = arith.muli %1195, %c30 : index
                %1434 = arith.addi %1200, %1433 : index
                %1435 = vector.shuffle %1431, %1431 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1436 = arith.divui %1427, %c12 : index
                %1437 = arith.muli %1436, %c22 : index
                %1438 = arith.remui %1427, %c12 : index
                %1439 = arith.muli %1199, %c12 : index
                %1440 = arith.divui %1438, %c20 : index
                %1441 = arith.muli %1440, %c20 : index
                %1442 = arith.remui %1438, %c7 : index
                %1443 = arith.muli %1442, %c7 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.divui %1438, %c7 : index
                %1446 = arith.remui %1445, %c7 : index
                %1447 = arith.addi %1444, %1446 : index
                %1448 = arith.addi %1439, %1447 : index
                %1449 = arith.addi %1437, %1448 : index
                %1450 = arith.addi %1434, %1449 : index
                vector.store %1435, %kv[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1451 = arith.subi %1195, %kvHeads : index
                %1452 = arith.muli %1451, %c30 : index
                %1453 = arith.addi %1200, %1452 : index
                %1454 = arith.addi %1427, %c8 : index
                %1455 = arith.divui %1454, %c12 : index
                %1456 = arith.muli %1455, %c22 : index
                %1457 = arith.addi %1456, %c11 : index
                %1458 = arith.remui %1454, %c12 : index
                %1459 = arith.divui %1199, %c7 : index
                %1460 = arith.remui %1199, %c7 : index
                %1461 = arith.muli %1460, %c15 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.muli %1458, %c12 : index
                %1464 = arith.divui %1462, %c20 : index
                %1465 = arith.muli %1464, %c20 : index
                %1466 = arith.remui %1462, %c7 : index
                %1467 = arith.muli %1466, %c7 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.divui %1462, %c7 : index
                %1470 = arith.remui %1469, %c7 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.addi %1463, %1471 : index
                %1473 = arith.addi %1457, %1472 : index
                %1474 = arith.addi %1453, %1473 : index
                %1475 = vector.shuffle %1431, %1431 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1475, %kv[%1474] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1476 = arith.addi %1427, %c9 : index
                %1477 = arith.divui %1476, %c12 : index
                %1478 = arith.muli %1477, %c22 : index
                %1479 = arith.addi %1478, %c11 : index
                %1480 = arith.remui %1476, %c12 : index
                %1481 = arith.divui %1199, %c7 : index
                %1482 = arith.remui %1199, %c7 : index
                %1483 = arith.muli %1482, %c15 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.muli %1480, %c12 : index
                %1486 = arith.divui %1484, %c20 : index
                %1487 = arith.muli %1486, %c20 : index
                %1488 = arith.remui %1484, %c7 : index
                %1489 = arith.muli %1488, %c7 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.divui %1484, %c7 : index
                %1492 = arith.remui %1491, %c7 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.addi %1485, %1493 : index
                %1495 = arith.addi %1479, %1494 : index
                %1496 = arith.addi %1453, %1495 : index
                %1497 = vector.shuffle %1431, %1431 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1497, %kv[%1496] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1498 = arith.addi %1427, %c7 : index
                %1499 = arith.divui %1498, %c12 : index
                %1500 = arith.muli %1499, %c22 : index
                %1501 = arith.addi %1500, %c11 : index
                %1502 = arith.remui %1498, %c12 : index
                %1503 = arith.divui %1199, %c7 : index
                %1504 = arith.remui %1199, %c7 : index
                %1505 = arith.muli %1504, %c15 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.muli %1502, %c12 : index
                %1508 = arith.divui %1506, %c20 : index
                %1509 = arith.muli %1508, %c20 : index
                %1510 = arith.remui %1506, %c7 : index
                %1511 = arith.muli %1510, %c7 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.divui %1506, %c7 : index
                %1514 = arith.remui %1513, %c7 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.addi %1507, %1515 : index
                %1517 = arith.addi %1501, %1516 : index
                %1518 = arith.addi %1453, %1517 : index
                %1519 = vector.shuffle %1431, %1431 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1519, %kv[%1518] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1520 = arith.addi %1427, %c2 : index
                %1521 = arith.divui %1520, %c12 : index
                %1522 = arith.muli %1521, %c22 : index
                %1523 = arith.addi %1522, %c11 : index
                %1524 = arith.remui %1520, %c12 : index
                %1525 = arith.divui %1199, %c7 : index
                %1526 = arith.remui %1199, %c7 : index
                %1527 = arith.muli %1526, %c15 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.muli %1524, %c12 : index
                %1530 = arith.divui %1528, %c20 : index
                %1531 = arith.muli %1530, %c20 : index
                %1532 = arith.remui %1528, %c7 : index
                %1533 = arith.muli %1532, %c7 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.divui %1528, %c7 : index
                %1536 = arith.remui %1535, %c7 : index
                %1537 = arith.addi %1534, %1536 : index
                %1538 = arith.addi %1529, %1537 : index
                %1539 = arith.addi %1523, %1538 : index
                %1540 = arith.addi %1453, %1539 : index
                %1541 = vector.shuffle %1431, %1431 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1541, %kv[%1540] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
