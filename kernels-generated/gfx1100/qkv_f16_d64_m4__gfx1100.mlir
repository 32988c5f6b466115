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
  %c27 = arith.constant 0x3F800000 : f32
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
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %341 = memref.load %factors[%338] : memref<?xf32>
      %342 = arith.select %340, %341, %c27 : f32
      %343 = arith.addi %252, %c7 : index
      %344 = arith.muli %334, %c4 : index
      %345 = arith.addi %343, %344 : index
      %346 = memref.load %14[%345] : memref<?xf32>
      %347 = arith.addi %345, %c10 : index
      %348 = memref.load %14[%347] : memref<?xf32>
      %349 = arith.addf %346, %348 : f32
      %350 = arith.addi %345, %c28 : index
      %351 = memref.load %14[%350] : memref<?xf32>
      %352 = arith.addf %349, %351 : f32
      %353 = arith.addi %345, %c29 : index
      %354 = memref.load %14[%353] : memref<?xf32>
      %355 = arith.addf %352, %354 : f32
      %356 = arith.addi %345, %c30 : index
      %357 = memref.load %14[%356] : memref<?xf32>
      %358 = arith.addf %355, %357 : f32
      %359 = arith.addi %345, %c31 : index
      %360 = memref.load %14[%359] : memref<?xf32>
      %361 = arith.addf %358, %360 : f32
      %362 = arith.addi %345, %c32 : index
      %363 = memref.load %14[%362] : memref<?xf32>
      %364 = arith.addf %361, %363 : f32
      %365 = arith.addi %345, %c33 : index
      %366 = memref.load %14[%365] : memref<?xf32>
      %367 = arith.addf %364, %366 : f32
      %368 = arith.remui %249, %c11 : index
      %369 = arith.muli %368, %c6 : index
      %370 = arith.addi %11, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.mulf %373, %342 : f32
      %375 = arith.mulf %367, %374 : f32
      %376 = arith.muli %3, %c2 : index
      %377 = arith.addi %376, %c7 : index
      %378 = arith.muli %377, %c11 : index
      %379 = arith.remui %249, %c11 : index
      %380 = arith.addi %378, %379 : index
      %381 = arith.muli %337, %c21 : index
      %382 = arith.addi %381, %380 : index
      memref.store %375, %15[%382] : memref<?xf32>
      %383 = arith.addi %252, %c19 : index
      %384 = arith.muli %334, %c4 : index
      %385 = arith.addi %383, %384 : index
      %386 = memref.load %14[%385] : memref<?xf32>
      %387 = arith.addi %385, %c10 : index
      %388 = memref.load %14[%387] : memref<?xf32>
      %389 = arith.addf %386, %388 : f32
      %390 = arith.addi %385, %c28 : index
      %391 = memref.load %14[%390] : memref<?xf32>
      %392 = arith.addf %389, %391 : f32
      %393 = arith.addi %385, %c29 : index
      %394 = memref.load %14[%393] : memref<?xf32>
      %395 = arith.addf %392, %394 : f32
      %396 = arith.addi %385, %c30 : index
      %397 = memref.load %14[%396] : memref<?xf32>
      %398 = arith.addf %395, %397 : f32
      %399 = arith.addi %385, %c31 : index
      %400 = memref.load %14[%399] : memref<?xf32>
      %401 = arith.addf %398, %400 : f32
      %402 = arith.addi %385, %c32 : index
      %403 = memref.load %14[%402] : memref<?xf32>
      %404 = arith.addf %401, %403 : f32
      %405 = arith.addi %385, %c33 : index
      %406 = memref.load %14[%405] : memref<?xf32>
      %407 = arith.addf %404, %406 : f32
      %408 = arith.remui %249, %c11 : index
      %409 = arith.muli %408, %c6 : index
      %410 = arith.addi %13, %409 : index
      %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %412 = vector.bitcast %411 : vector<4xi8> to vector<1xf32>
      %413 = vector.extract %412[0] : f32 from vector<1xf32>
      %414 = arith.mulf %413, %342 : f32
      %415 = arith.mulf %407, %414 : f32
      %416 = arith.muli %3, %c2 : index
      %417 = arith.addi %416, %c8 : index
      %418 = arith.muli %417, %c11 : index
      %419 = arith.remui %249, %c11 : index
      %420 = arith.addi %418, %419 : index
      %421 = arith.muli %337, %c21 : index
      %422 = arith.addi %421, %420 : index
      memref.store %415, %15[%422] : memref<?xf32>
    }
    wave.barrier
    %423 = arith.addi %18, %c7 : index
    %424 = wave.wave
    %425 = arith.addi %424, %c7 : index
    %426 = arith.addi %423, %425 : index
    %427 = arith.cmpi slt, %426, %17 : index
    scf.if %427 {
      %428 = arith.addi %423, %425 : index
      %429 = arith.muli %425, %c21 : index
      %430 = wave.lane
      %431 = arith.addi %430, %c7 : index
      %432 = arith.cmpi eq, %hasBias, %c8 : index
      %433 = arith.addi %429, %431 : index
      %434 = memref.load %15[%433] : memref<?xf32>
      %435 = arith.muli %0, %c21 : index
      %436 = arith.addi %435, %431 : index
      %437 = memref.load %bias[%436] : memref<?xf32>
      %438 = arith.addf %434, %437 : f32
      %439 = arith.select %432, %438, %434 : f32
      %440 = arith.addi %431, %c4 : index
      %441 = arith.cmpi eq, %hasBias, %c8 : index
      %442 = arith.addi %429, %440 : index
      %443 = memref.load %15[%442] : memref<?xf32>
      %444 = arith.muli %0, %c21 : index
      %445 = arith.addi %444, %440 : index
      %446 = memref.load %bias[%445] : memref<?xf32>
      %447 = arith.addf %443, %446 : f32
      %448 = arith.select %441, %447, %443 : f32
      %449 = arith.addi %heads, %kvHeads : index
      %450 = arith.cmpi slt, %0, %449 : index
      scf.if %450 {
        %451 = arith.addi %positionsAt, %428 : index
        %452 = memref.load %step[%451] : memref<?xi32>
        %453 = arith.index_cast %452 : i32 to index
        %454 = arith.cmpi eq, %hasNorm, %c8 : index
        %455 = math.fma %439, %439, %c37 : f32
        %456 = math.fma %448, %448, %455 : f32
        %457 = vector.broadcast %456 : f32 to vector<1xf32>
        %458 = wave.reduce "add" %457 : vector<1xf32>
        %459 = arith.mulf %458, %inverseHeadDim : f32
        %460 = arith.addf %459, %epsilon : f32
        %461 = math.sqrt %460 : f32
        %462 = arith.divf %c27, %461 : f32
        %463 = arith.cmpi slt, %0, %heads : index
        %464 = arith.addi %431, %c4 : index
        %465 = memref.load %query_norm[%431] : memref<?xf32>
        %466 = memref.load %key_norm[%431] : memref<?xf32>
        %467 = arith.select %463, %465, %466 : f32
        %468 = arith.mulf %439, %462 : f32
        %469 = arith.mulf %468, %467 : f32
        %470 = arith.select %454, %469, %439 : f32
        %471 = memref.load %query_norm[%464] : memref<?xf32>
        %472 = memref.load %key_norm[%464] : memref<?xf32>
        %473 = arith.select %463, %471, %472 : f32
        %474 = arith.mulf %448, %462 : f32
        %475 = arith.mulf %474, %473 : f32
        %476 = arith.select %454, %475, %448 : f32
        %477 = arith.remui %453, %c19 : index
        %478 = arith.muli %477, %c21 : index
        %479 = arith.addi %478, %431 : index
        %480 = arith.divui %453, %c19 : index
        %481 = arith.addi %480, %c19 : index
        %482 = arith.muli %481, %c21 : index
        %483 = arith.addi %482, %431 : index
        %484 = memref.load %rope[%479] : memref<?xf32>
        %485 = arith.addi %479, %c4 : index
        %486 = memref.load %rope[%485] : memref<?xf32>
        %487 = memref.load %rope[%483] : memref<?xf32>
        %488 = arith.addi %483, %c4 : index
        %489 = memref.load %rope[%488] : memref<?xf32>
        %490 = arith.mulf %487, %484 : f32
        %491 = arith.mulf %489, %486 : f32
        %492 = arith.subf %490, %491 : f32
        %493 = arith.mulf %489, %484 : f32
        %494 = arith.mulf %487, %486 : f32
        %495 = arith.addf %493, %494 : f32
        %496 = arith.mulf %470, %492 : f32
        %497 = arith.mulf %476, %495 : f32
        %498 = arith.subf %496, %497 : f32
        %499 = arith.mulf %476, %492 : f32
        %500 = arith.mulf %470, %495 : f32
        %501 = arith.addf %499, %500 : f32
        %502 = arith.cmpi slt, %0, %heads : index
        scf.if %502 {
          %503 = arith.muli %428, %heads : index
          %504 = arith.addi %503, %0 : index
          %505 = arith.muli %504, %c21 : index
          %506 = arith.addi %505, %431 : index
          memref.store %498, %q[%506] : memref<?xf32>
          %507 = arith.addi %506, %c4 : index
          memref.store %501, %q[%507] : memref<?xf32>
        } else {
          %508 = arith.addi %429, %431 : index
          memref.store %498, %15[%508] : memref<?xf32>
          %509 = arith.addi %429, %431 : index
          %510 = arith.addi %509, %c4 : index
          memref.store %501, %15[%510] : memref<?xf32>
        }
      } else {
        %511 = arith.cmpi slt, %0, %heads : index
        scf.if %511 {
          %512 = arith.muli %428, %heads : index
          %513 = arith.addi %512, %0 : index
          %514 = arith.muli %513, %c21 : index
          %515 = arith.addi %514, %431 : index
          memref.store %439, %q[%515] : memref<?xf32>
          %516 = arith.addi %515, %c4 : index
          memref.store %448, %q[%516] : memref<?xf32>
        } else {
          %517 = arith.addi %429, %431 : index
          memref.store %439, %15[%517] : memref<?xf32>
          %518 = arith.addi %429, %431 : index
          %519 = arith.addi %518, %c4 : index
          memref.store %448, %15[%519] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %520 = arith.cmpi sge, %0, %heads : index
    scf.if %520 {
      %521 = arith.addi %424, %c7 : index
      %522 = arith.addi %423, %521 : index
      %523 = arith.cmpi slt, %522, %17 : index
      scf.if %523 {
        %524 = arith.addi %423, %521 : index
        %525 = arith.addi %slotsAt, %524 : index
        %526 = memref.load %step[%525] : memref<?xi32>
        %527 = arith.index_cast %526 : i32 to index
        %528 = arith.cmpi sge, %527, %c7 : index
        scf.if %528 {
          %529 = arith.muli %521, %c21 : index
          %530 = arith.subi %0, %heads : index
          %531 = memref.load %scales[%530] : memref<?xf32>
          %532 = vector.broadcast %531 : f32 to vector<4xf32>
          %533 = arith.divui %527, %c11 : index
          %534 = arith.remui %527, %c11 : index
          %535 = arith.muli %533, %pageBytes : index
          %536 = arith.cmpi eq, %codec, %c7 : index
          scf.if %536 {
            %537 = wave.lane
            %538 = arith.muli %537, %c6 : index
            scf.for %539 = %538 to %c21 step %c5 {
              %540 = arith.addi %529, %539 : index
              %541 = vector.load %15[%540] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %542 = arith.mulf %541, %532 : vector<4xf32>
              %543 = arith.minimumf %542, %c43 : vector<4xf32>
              %544 = arith.maximumf %543, %c44 : vector<4xf32>
              %545 = arith.truncf %544 : vector<4xf32> to vector<4xf16>
              %546 = vector.bitcast %545 : vector<4xf16> to vector<8xi8>
              %547 = arith.cmpi slt, %530, %kvHeads : index
              scf.if %547 {
                %548 = arith.muli %530, %c30 : index
                %549 = arith.addi %535, %548 : index
                %550 = arith.divui %539, %c11 : index
                %551 = arith.muli %550, %c15 : index
                %552 = arith.remui %539, %c11 : index
                %553 = arith.divui %552, %c14 : index
                %554 = arith.muli %553, %c19 : index
                %555 = arith.muli %534, %c11 : index
                %556 = arith.addi %554, %555 : index
                %557 = arith.remui %552, %c14 : index
                %558 = arith.muli %557, %c2 : index
                %559 = arith.addi %556, %558 : index
                %560 = arith.addi %551, %559 : index
                %561 = arith.addi %549, %560 : index
                vector.store %546, %kv[%561] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %562 = arith.subi %530, %kvHeads : index
                %563 = arith.muli %562, %c30 : index
                %564 = arith.addi %535, %563 : index
                %565 = arith.addi %539, %c7 : index
                %566 = arith.divui %565, %c11 : index
                %567 = arith.muli %566, %c15 : index
                %568 = arith.addi %567, %c28 : index
                %569 = arith.remui %565, %c11 : index
                %570 = arith.divui %534, %c2 : index
                %571 = arith.remui %534, %c2 : index
                %572 = arith.muli %571, %c14 : index
                %573 = arith.addi %570, %572 : index
                %574 = arith.divui %573, %c14 : index
                %575 = arith.muli %574, %c19 : index
                %576 = arith.muli %569, %c11 : index
                %577 = arith.addi %575, %576 : index
                %578 = arith.remui %573, %c14 : index
                %579 = arith.muli %578, %c2 : index
                %580 = arith.addi %577, %579 : index
                %581 = arith.addi %568, %580 : index
                %582 = arith.addi %564, %581 : index
                %583 = vector.shuffle %546, %546 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %583, %kv[%582] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %584 = arith.addi %539, %c8 : index
                %585 = arith.divui %584, %c11 : index
                %586 = arith.muli %585, %c15 : index
                %587 = arith.addi %586, %c28 : index
                %588 = arith.remui %584, %c11 : index
                %589 = arith.divui %534, %c2 : index
                %590 = arith.remui %534, %c2 : index
                %591 = arith.muli %590, %c14 : index
                %592 = arith.addi %589, %591 : index
                %593 = arith.divui %592, %c14 : index
                %594 = arith.muli %593, %c19 : index
                %595 = arith.muli %588, %c11 : index
                %596 = arith.addi %594, %595 : index
                %597 = arith.remui %592, %c14 : index
                %598 = arith.muli %597, %c2 : index
                %599 = arith.addi %596, %598 : index
                %600 = arith.addi %587, %599 : index
                %601 = arith.addi %564, %600 : index
                %602 = vector.shuffle %546, %546 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %602, %kv[%601] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %603 = arith.addi %539, %c2 : index
                %604 = arith.divui %603, %c11 : index
                %605 = arith.muli %604, %c15 : index
                %606 = arith.addi %605, %c28 : index
                %607 = arith.remui %603, %c11 : index
                %608 = arith.divui %534, %c2 : index
                %609 = arith.remui %534, %c2 : index
                %610 = arith.muli %609, %c14 : index
                %611 = arith.addi %608, %610 : index
                %612 = arith.divui %611, %c14 : index
                %613 = arith.muli %612, %c19 : index
                %614 = arith.muli %607, %c11 : index
                %615 = arith.addi %613, %614 : index
                %616 = arith.remui %611, %c14 : index
                %617 = arith.muli %616, %c2 : index
                %618 = arith.addi %615, %617 : index
                %619 = arith.addi %606, %618 : index
                %620 = arith.addi %564, %619 : index
                %621 = vector.shuffle %546, %546 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %621, %kv[%620] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %622 = arith.addi %539, %c20 : index
                %623 = arith.divui %622, %c11 : index
                %624 = arith.muli %623, %c15 : index
                %625 = arith.addi %624, %c28 : index
                %626 = arith.remui %622, %c11 : index
                %627 = arith.divui %534, %c2 : index
                %628 = arith.remui %534, %c2 : index
                %629 = arith.muli %628, %c14 : index
                %630 = arith.addi %627, %629 : index
                %631 = arith.divui %630, %c14 : index
                %632 = arith.muli %631, %c19 : index
                %633 = arith.muli %626, %c11 : index
                %634 = arith.addi %632, %633 : index
                %635 = arith.remui %630, %c14 : index
                %636 = arith.muli %635, %c2 : index
                %637 = arith.addi %634, %636 : index
                %638 = arith.addi %625, %637 : index
                %639 = arith.addi %564, %638 : index
                %640 = vector.shuffle %546, %546 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %640, %kv[%639] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %641 = arith.cmpi eq, %codec, %c8 : index
          scf.if %641 {
            %642 = wave.lane
            %643 = arith.muli %642, %c6 : index
            scf.for %644 = %643 to %c21 step %c5 {
              %645 = arith.addi %529, %644 : index
              %646 = vector.load %15[%645] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %647 = arith.mulf %646, %532 : vector<4xf32>
              %648 = wave.fp8_encode "e4m3" %647 : vector<4xf32> -> vector<4xi8>
              %649 = arith.cmpi slt, %530, %kvHeads : index
              scf.if %649 {
                %650 = arith.muli %530, %c28 : index
                %651 = arith.addi %535, %650 : index
                %652 = vector.shuffle %648, %648 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %653 = arith.divui %644, %c11 : index
                %654 = arith.muli %653, %c19 : index
                %655 = arith.remui %644, %c11 : index
                %656 = arith.muli %534, %c11 : index
                %657 = arith.divui %655, %c6 : index
                %658 = arith.muli %657, %c6 : index
                %659 = arith.remui %655, %c2 : index
                %660 = arith.muli %659, %c2 : index
                %661 = arith.addi %658, %660 : index
                %662 = arith.divui %655, %c2 : index
                %663 = arith.remui %662, %c2 : index
                %664 = arith.addi %661, %663 : index
                %665 = arith.addi %656, %664 : index
                %666 = arith.addi %654, %665 : index
                %667 = arith.addi %651, %666 : index
                vector.store %652, %kv[%667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %668 = arith.subi %530, %kvHeads : index
                %669 = arith.muli %668, %c28 : index
                %670 = arith.addi %535, %669 : index
                %671 = arith.addi %644, %c7 : index
                %672 = arith.divui %671, %c11 : index
                %673 = arith.muli %672, %c19 : index
                %674 = arith.addi %673, %c10 : index
                %675 = arith.remui %671, %c11 : index
                %676 = arith.divui %534, %c2 : index
                %677 = arith.remui %534, %c2 : index
                %678 = arith.muli %677, %c14 : index
                %679 = arith.addi %676, %678 : index
                %680 = arith.muli %675, %c11 : index
                %681 = arith.divui %679, %c6 : index
                %682 = arith.muli %681, %c6 : index
                %683 = arith.remui %679, %c2 : index
                %684 = arith.muli %683, %c2 : index
                %685 = arith.addi %682, %684 : index
                %686 = arith.divui %679, %c2 : index
                %687 = arith.remui %686, %c2 : index
                %688 = arith.addi %685, %687 : index
                %689 = arith.addi %680, %688 : index
                %690 = arith.addi %674, %689 : index
                %691 = arith.addi %670, %690 : index
                %692 = vector.shuffle %648, %648 [0] : vector<4xi8>, vector<4xi8>
                vector.store %692, %kv[%691] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %693 = arith.addi %644, %c8 : index
                %694 = arith.divui %693, %c11 : index
                %695 = arith.muli %694, %c19 : index
                %696 = arith.addi %695, %c10 : index
                %697 = arith.remui %693, %c11 : index
                %698 = arith.divui %534, %c2 : index
                %699 = arith.remui %534, %c2 : index
                %700 = arith.muli %699, %c14 : index
                %701 = arith.addi %698, %700 : index
                %702 = arith.muli %697, %c11 : index
                %703 = arith.divui %701, %c6 : index
                %704 = arith.muli %703, %c6 : index
                %705 = arith.remui %701, %c2 : index
                %706 = arith.muli %705, %c2 : index
                %707 = arith.addi %704, %706 : index
                %708 = arith.divui %701, %c2 : index
                %709 = arith.remui %708, %c2 : index
                %710 = arith.addi %707, %709 : index
                %711 = arith.addi %702, %710 : index
                %712 = arith.addi %696, %711 : index
                %713 = arith.addi %670, %712 : index
                %714 = vector.shuffle %648, %648 [1] : vector<4xi8>, vector<4xi8>
                vector.store %714, %kv[%713] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %715 = arith.addi %644, %c2 : index
                %716 = arith.divui %715, %c11 : index
                %717 = arith.muli %716, %c19 : index
                %718 = arith.addi %717, %c10 : index
                %719 = arith.remui %715, %c11 : index
                %720 = arith.divui %534, %c2 : index
                %721 = arith.remui %534, %c2 : index
                %722 = arith.muli %721, %c14 : index
                %723 = arith.addi %720, %722 : index
                %724 = arith.muli %719, %c11 : index
                %725 = arith.divui %723, %c6 : index
                %726 = arith.muli %725, %c6 : index
                %727 = arith.remui %723, %c2 : index
                %728 = arith.muli %727, %c2 : index
                %729 = arith.addi %726, %728 : index
                %730 = arith.divui %723, %c2 : index
                %731 = arith.remui %730, %c2 : index
                %732 = arith.addi %729, %731 : index
                %733 = arith.addi %724, %732 : index
                %734 = arith.addi %718, %733 : index
                %735 = arith.addi %670, %734 : index
                %736 = vector.shuffle %648, %648 [2] : vector<4xi8>, vector<4xi8>
                vector.store %736, %kv[%735] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %737 = arith.addi %644, %c20 : index
                %738 = arith.divui %737, %c11 : index
                %739 = arith.muli %738, %c19 : index
                %740 = arith.addi %739, %c10 : index
                %741 = arith.remui %737, %c11 : index
                %742 = arith.divui %534, %c2 : index
                %743 = arith.remui %534, %c2 : index
                %744 = arith.muli %743, %c14 : index
                %745 = arith.addi %742, %744 : index
                %746 = arith.muli %741, %c11 : index
                %747 = arith.divui %745, %c6 : index
                %748 = arith.muli %747, %c6 : index
                %749 = arith.remui %745, %c2 : index
                %750 = arith.muli %749, %c2 : index
                %751 = arith.addi %748, %750 : index
                %752 = arith.divui %745, %c2 : index
                %753 = arith.remui %752, %c2 : index
                %754 = arith.addi %751, %753 : index
                %755 = arith.addi %746, %754 : index
                %756 = arith.addi %740, %755 : index
                %757 = arith.addi %670, %756 : index
                %758 = vector.shuffle %648, %648 [3] : vector<4xi8>, vector<4xi8>
                vector.store %758, %kv[%757] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %759 = arith.cmpi eq, %codec, %c2 : index
          scf.if %759 {
            %760 = wave.lane
            %761 = arith.muli %760, %c6 : index
            scf.for %762 = %761 to %c21 step %c5 {
              %763 = arith.addi %529, %762 : index
              %764 = vector.load %15[%763] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %765 = arith.mulf %764, %532 : vector<4xf32>
              %766 = wave.fp8_encode "e5m2" %765 : vector<4xf32> -> vector<4xi8>
              %767 = arith.cmpi slt, %530, %kvHeads : index
              scf.if %767 {
                %768 = arith.muli %530, %c28 : index
                %769 = arith.addi %535, %768 : index
                %770 = vector.shuffle %766, %766 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %771 = arith.divui %762, %c11 : index
                %772 = arith.muli %771, %c19 : index
                %773 = arith.remui %762, %c11 : index
                %774 = arith.muli %534, %c11 : index
                %775 = arith.divui %773, %c6 : index
                %776 = arith.muli %775, %c6 : index
                %777 = arith.remui %773, %c2 : index
                %778 = arith.muli %777, %c2 : index
                %779 = arith.addi %776, %778 : index
                %780 = arith.divui %773, %c2 : index
                %781 = arith.remui %780, %c2 : index
                %782 = arith.addi %779, %781 : index
                %783 = arith.addi %774, %782 : index
                %784 = arith.addi %772, %783 : index
                %785 = arith.addi %769, %784 : index
                vector.store %770, %kv[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %786 = arith.subi %530, %kvHeads : index
                %787 = arith.muli %786, %c28 : index
                %788 = arith.addi %535, %787 : index
                %789 = arith.addi %762, %c7 : index
                %790 = arith.divui %789, %c11 : index
                %791 = arith.muli %790, %c19 : index
                %792 = arith.addi %791, %c10 : index
                %793 = arith.remui %789, %c11 : index
                %794 = arith.divui %534, %c2 : index
                %795 = arith.remui %534, %c2 : index
                %796 = arith.muli %795, %c14 : index
                %797 = arith.addi %794, %796 : index
                %798 = arith.muli %793, %c11 : index
                %799 = arith.divui %797, %c6 : index
                %800 = arith.muli %799, %c6 : index
                %801 = arith.remui %797, %c2 : index
                %802 = arith.muli %801, %c2 : index
                %803 = arith.addi %800, %802 : index
                %804 = arith.divui %797, %c2 : index
                %805 = arith.remui %804, %c2 : index
                %806 = arith.addi %803, %805 : index
                %807 = arith.addi %798, %806 : index
                %808 = arith.addi %792, %807 : index
                %809 = arith.addi %788, %808 : index
                %810 = vector.shuffle %766, %766 [0] : vector<4xi8>, vector<4xi8>
                vector.store %810, %kv[%809] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %811 = arith.addi %762, %c8 : index
                %812 = arith.divui %811, %c11 : index
                %813 = arith.muli %812, %c19 : index
                %814 = arith.addi %813, %c10 : index
                %815 = arith.remui %811, %c11 : index
                %816 = arith.divui %534, %c2 : index
                %817 = arith.remui %534, %c2 : index
                %818 = arith.muli %817, %c14 : index
                %819 = arith.addi %816, %818 : index
                %820 = arith.muli %815, %c11 : index
                %821 = arith.divui %819, %c6 : index
                %822 = arith.muli %821, %c6 : index
                %823 = arith.remui %819, %c2 : index
                %824 = arith.muli %823, %c2 : index
                %825 = arith.addi %822, %824 : index
                %826 = arith.divui %819, %c2 : index
                %827 = arith.remui %826, %c2 : index
                %828 = arith.addi %825, %827 : index
                %829 = arith.addi %820, %828 : index
                %830 = arith.addi %814, %829 : index
                %831 = arith.addi %788, %830 : index
                %832 = vector.shuffle %766, %766 [1] : vector<4xi8>, vector<4xi8>
                vector.store %832, %kv[%831] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %833 = arith.addi %762, %c2 : index
                %834 = arith.divui %833, %c11 : index
                %835 = arith.muli %834, %c19 : index
                %836 = arith.addi %835, %c10 : index
                %837 = arith.remui %833, %c11 : index
                %838 = arith.divui %534, %c2 : index
                %839 = arith.remui %534, %c2 : index
                %840 = arith.muli %839, %c14 : index
                %841 = arith.addi %838, %840 : index
                %842 = arith.muli %837, %c11 : index
                %843 = arith.divui %841, %c6 : index
                %844 = arith.muli %843, %c6 : index
                %845 = arith.remui %841, %c2 : index
                %846 = arith.muli %845, %c2 : index
                %847 = arith.addi %844, %846 : index
                %848 = arith.divui %841, %c2 : index
                %849 = arith.remui %848, %c2 : index
                %850 = arith.addi %847, %849 : index
                %851 = arith.addi %842, %850 : index
                %852 = arith.addi %836, %851 : index
                %853 = arith.addi %788, %852 : index
                %854 = vector.shuffle %766, %766 [2] : vector<4xi8>, vector<4xi8>
                vector.store %854, %kv[%853] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %855 = arith.addi %762, %c20 : index
                %856 = arith.divui %855, %c11 : index
                %857 = arith.muli %856, %c19 : index
                %858 = arith.addi %857, %c10 : index
                %859 = arith.remui %855, %c11 : index
                %860 = arith.divui %534, %c2 : index
                %861 = arith.remui %534, %c2 : index
                %862 = arith.muli %861, %c14 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.muli %859, %c11 : index
                %865 = arith.divui %863, %c6 : index
                %866 = arith.muli %865, %c6 : index
                %867 = arith.remui %863, %c2 : index
                %868 = arith.muli %867, %c2 : index
                %869 = arith.addi %866, %868 : index
                %870 = arith.divui %863, %c2 : index
                %871 = arith.remui %870, %c2 : index
                %872 = arith.addi %869, %871 : index
                %873 = arith.addi %864, %872 : index
                %874 = arith.addi %858, %873 : index
                %875 = arith.addi %788, %874 : index
                %876 = vector.shuffle %766, %766 [3] : vector<4xi8>, vector<4xi8>
                vector.store %876, %kv[%875] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
