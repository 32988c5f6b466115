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
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 4096 : index
  %c29 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c33 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c39 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c40 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %341 = memref.load %factors[%338] : memref<?xf32>
      %342 = arith.select %340, %341, %c27 : f32
      %343 = arith.addi %252, %c8 : index
      %344 = arith.muli %334, %c4 : index
      %345 = arith.addi %343, %344 : index
      %346 = memref.load %14[%345] : memref<?xf32>
      %347 = arith.addi %345, %c11 : index
      %348 = memref.load %14[%347] : memref<?xf32>
      %349 = arith.addf %346, %348 : f32
      %350 = arith.addi %345, %c28 : index
      %351 = memref.load %14[%350] : memref<?xf32>
      %352 = arith.addf %349, %351 : f32
      %353 = arith.addi %345, %c29 : index
      %354 = memref.load %14[%353] : memref<?xf32>
      %355 = arith.addf %352, %354 : f32
      %356 = arith.remui %249, %c12 : index
      %357 = arith.muli %356, %c2 : index
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
      %369 = arith.muli %337, %c5 : index
      %370 = arith.addi %369, %368 : index
      memref.store %363, %15[%370] : memref<?xf32>
      %371 = arith.addi %252, %c19 : index
      %372 = arith.muli %334, %c4 : index
      %373 = arith.addi %371, %372 : index
      %374 = memref.load %14[%373] : memref<?xf32>
      %375 = arith.addi %373, %c11 : index
      %376 = memref.load %14[%375] : memref<?xf32>
      %377 = arith.addf %374, %376 : f32
      %378 = arith.addi %373, %c28 : index
      %379 = memref.load %14[%378] : memref<?xf32>
      %380 = arith.addf %377, %379 : f32
      %381 = arith.addi %373, %c29 : index
      %382 = memref.load %14[%381] : memref<?xf32>
      %383 = arith.addf %380, %382 : f32
      %384 = arith.remui %249, %c12 : index
      %385 = arith.muli %384, %c2 : index
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
      %397 = arith.muli %337, %c5 : index
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
      %408 = arith.select %406, %407, %c27 : f32
      %409 = arith.addi %252, %c8 : index
      %410 = arith.muli %400, %c4 : index
      %411 = arith.addi %409, %410 : index
      %412 = memref.load %14[%411] : memref<?xf32>
      %413 = arith.addi %411, %c11 : index
      %414 = memref.load %14[%413] : memref<?xf32>
      %415 = arith.addf %412, %414 : f32
      %416 = arith.addi %411, %c28 : index
      %417 = memref.load %14[%416] : memref<?xf32>
      %418 = arith.addf %415, %417 : f32
      %419 = arith.addi %411, %c29 : index
      %420 = memref.load %14[%419] : memref<?xf32>
      %421 = arith.addf %418, %420 : f32
      %422 = arith.remui %249, %c12 : index
      %423 = arith.muli %422, %c2 : index
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
      %435 = arith.muli %403, %c5 : index
      %436 = arith.addi %435, %434 : index
      memref.store %429, %15[%436] : memref<?xf32>
      %437 = arith.addi %252, %c19 : index
      %438 = arith.muli %400, %c4 : index
      %439 = arith.addi %437, %438 : index
      %440 = memref.load %14[%439] : memref<?xf32>
      %441 = arith.addi %439, %c11 : index
      %442 = memref.load %14[%441] : memref<?xf32>
      %443 = arith.addf %440, %442 : f32
      %444 = arith.addi %439, %c28 : index
      %445 = memref.load %14[%444] : memref<?xf32>
      %446 = arith.addf %443, %445 : f32
      %447 = arith.addi %439, %c29 : index
      %448 = memref.load %14[%447] : memref<?xf32>
      %449 = arith.addf %446, %448 : f32
      %450 = arith.remui %249, %c12 : index
      %451 = arith.muli %450, %c2 : index
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
      %463 = arith.muli %403, %c5 : index
      %464 = arith.addi %463, %462 : index
      memref.store %457, %15[%464] : memref<?xf32>
    }
    wave.barrier
    %465 = arith.addi %18, %c8 : index
    %466 = wave.wave
    %467 = arith.addi %466, %c8 : index
    %468 = arith.addi %465, %467 : index
    %469 = arith.cmpi slt, %468, %17 : index
    scf.if %469 {
      %470 = arith.addi %465, %467 : index
      %471 = arith.muli %467, %c5 : index
      %472 = wave.lane
      %473 = arith.addi %472, %c8 : index
      %474 = arith.cmpi eq, %hasBias, %c9 : index
      %475 = arith.addi %471, %473 : index
      %476 = memref.load %15[%475] : memref<?xf32>
      %477 = arith.muli %0, %c5 : index
      %478 = arith.addi %477, %473 : index
      %479 = memref.load %bias[%478] : memref<?xf32>
      %480 = arith.addf %476, %479 : f32
      %481 = arith.select %474, %480, %476 : f32
      %482 = arith.addi %473, %c21 : index
      %483 = arith.cmpi eq, %hasBias, %c9 : index
      %484 = arith.addi %471, %482 : index
      %485 = memref.load %15[%484] : memref<?xf32>
      %486 = arith.muli %0, %c5 : index
      %487 = arith.addi %486, %482 : index
      %488 = memref.load %bias[%487] : memref<?xf32>
      %489 = arith.addf %485, %488 : f32
      %490 = arith.select %483, %489, %485 : f32
      %491 = arith.addi %472, %c4 : index
      %492 = arith.cmpi eq, %hasBias, %c9 : index
      %493 = arith.addi %471, %491 : index
      %494 = memref.load %15[%493] : memref<?xf32>
      %495 = arith.muli %0, %c5 : index
      %496 = arith.addi %495, %491 : index
      %497 = memref.load %bias[%496] : memref<?xf32>
      %498 = arith.addf %494, %497 : f32
      %499 = arith.select %492, %498, %494 : f32
      %500 = arith.addi %491, %c21 : index
      %501 = arith.cmpi eq, %hasBias, %c9 : index
      %502 = arith.addi %471, %500 : index
      %503 = memref.load %15[%502] : memref<?xf32>
      %504 = arith.muli %0, %c5 : index
      %505 = arith.addi %504, %500 : index
      %506 = memref.load %bias[%505] : memref<?xf32>
      %507 = arith.addf %503, %506 : f32
      %508 = arith.select %501, %507, %503 : f32
      %509 = arith.addi %heads, %kvHeads : index
      %510 = arith.cmpi slt, %0, %509 : index
      scf.if %510 {
        %511 = arith.addi %positionsAt, %470 : index
        %512 = memref.load %step[%511] : memref<?xi32>
        %513 = arith.index_cast %512 : i32 to index
        %514 = arith.cmpi eq, %hasNorm, %c9 : index
        %515 = math.fma %481, %481, %c33 : f32
        %516 = math.fma %490, %490, %515 : f32
        %517 = math.fma %499, %499, %516 : f32
        %518 = math.fma %508, %508, %517 : f32
        %519 = vector.broadcast %518 : f32 to vector<1xf32>
        %520 = wave.reduce "add" %519 : vector<1xf32>
        %521 = arith.mulf %520, %inverseHeadDim : f32
        %522 = arith.addf %521, %epsilon : f32
        %523 = math.sqrt %522 : f32
        %524 = arith.divf %c27, %523 : f32
        %525 = arith.cmpi slt, %0, %heads : index
        %526 = arith.addi %473, %c21 : index
        %527 = memref.load %query_norm[%473] : memref<?xf32>
        %528 = memref.load %key_norm[%473] : memref<?xf32>
        %529 = arith.select %525, %527, %528 : f32
        %530 = arith.mulf %481, %524 : f32
        %531 = arith.mulf %530, %529 : f32
        %532 = arith.select %514, %531, %481 : f32
        %533 = memref.load %query_norm[%526] : memref<?xf32>
        %534 = memref.load %key_norm[%526] : memref<?xf32>
        %535 = arith.select %525, %533, %534 : f32
        %536 = arith.mulf %490, %524 : f32
        %537 = arith.mulf %536, %535 : f32
        %538 = arith.select %514, %537, %490 : f32
        %539 = arith.addi %491, %c21 : index
        %540 = memref.load %query_norm[%491] : memref<?xf32>
        %541 = memref.load %key_norm[%491] : memref<?xf32>
        %542 = arith.select %525, %540, %541 : f32
        %543 = arith.mulf %499, %524 : f32
        %544 = arith.mulf %543, %542 : f32
        %545 = arith.select %514, %544, %499 : f32
        %546 = memref.load %query_norm[%539] : memref<?xf32>
        %547 = memref.load %key_norm[%539] : memref<?xf32>
        %548 = arith.select %525, %546, %547 : f32
        %549 = arith.mulf %508, %524 : f32
        %550 = arith.mulf %549, %548 : f32
        %551 = arith.select %514, %550, %508 : f32
        %552 = arith.remui %513, %c19 : index
        %553 = arith.muli %552, %c5 : index
        %554 = arith.addi %553, %473 : index
        %555 = arith.divui %513, %c19 : index
        %556 = arith.addi %555, %c19 : index
        %557 = arith.muli %556, %c5 : index
        %558 = arith.addi %557, %473 : index
        %559 = memref.load %rope[%554] : memref<?xf32>
        %560 = arith.addi %554, %c21 : index
        %561 = memref.load %rope[%560] : memref<?xf32>
        %562 = memref.load %rope[%558] : memref<?xf32>
        %563 = arith.addi %558, %c21 : index
        %564 = memref.load %rope[%563] : memref<?xf32>
        %565 = arith.mulf %562, %559 : f32
        %566 = arith.mulf %564, %561 : f32
        %567 = arith.subf %565, %566 : f32
        %568 = arith.mulf %564, %559 : f32
        %569 = arith.mulf %562, %561 : f32
        %570 = arith.addf %568, %569 : f32
        %571 = arith.mulf %532, %567 : f32
        %572 = arith.mulf %538, %570 : f32
        %573 = arith.subf %571, %572 : f32
        %574 = arith.mulf %538, %567 : f32
        %575 = arith.mulf %532, %570 : f32
        %576 = arith.addf %574, %575 : f32
        %577 = arith.cmpi slt, %0, %heads : index
        scf.if %577 {
          %578 = arith.muli %470, %heads : index
          %579 = arith.addi %578, %0 : index
          %580 = arith.muli %579, %c5 : index
          %581 = arith.addi %580, %473 : index
          memref.store %573, %q[%581] : memref<?xf32>
          %582 = arith.addi %581, %c21 : index
          memref.store %576, %q[%582] : memref<?xf32>
        } else {
          %583 = arith.addi %471, %473 : index
          memref.store %573, %15[%583] : memref<?xf32>
          %584 = arith.addi %471, %473 : index
          %585 = arith.addi %584, %c21 : index
          memref.store %576, %15[%585] : memref<?xf32>
        }
        %586 = arith.remui %513, %c19 : index
        %587 = arith.muli %586, %c5 : index
        %588 = arith.addi %587, %491 : index
        %589 = arith.divui %513, %c19 : index
        %590 = arith.addi %589, %c19 : index
        %591 = arith.muli %590, %c5 : index
        %592 = arith.addi %591, %491 : index
        %593 = memref.load %rope[%588] : memref<?xf32>
        %594 = arith.addi %588, %c21 : index
        %595 = memref.load %rope[%594] : memref<?xf32>
        %596 = memref.load %rope[%592] : memref<?xf32>
        %597 = arith.addi %592, %c21 : index
        %598 = memref.load %rope[%597] : memref<?xf32>
        %599 = arith.mulf %596, %593 : f32
        %600 = arith.mulf %598, %595 : f32
        %601 = arith.subf %599, %600 : f32
        %602 = arith.mulf %598, %593 : f32
        %603 = arith.mulf %596, %595 : f32
        %604 = arith.addf %602, %603 : f32
        %605 = arith.mulf %545, %601 : f32
        %606 = arith.mulf %551, %604 : f32
        %607 = arith.subf %605, %606 : f32
        %608 = arith.mulf %551, %601 : f32
        %609 = arith.mulf %545, %604 : f32
        %610 = arith.addf %608, %609 : f32
        %611 = arith.cmpi slt, %0, %heads : index
        scf.if %611 {
          %612 = arith.muli %470, %heads : index
          %613 = arith.addi %612, %0 : index
          %614 = arith.muli %613, %c5 : index
          %615 = arith.addi %614, %491 : index
          memref.store %607, %q[%615] : memref<?xf32>
          %616 = arith.addi %615, %c21 : index
          memref.store %610, %q[%616] : memref<?xf32>
        } else {
          %617 = arith.addi %471, %491 : index
          memref.store %607, %15[%617] : memref<?xf32>
          %618 = arith.addi %471, %491 : index
          %619 = arith.addi %618, %c21 : index
          memref.store %610, %15[%619] : memref<?xf32>
        }
      } else {
        %620 = arith.cmpi slt, %0, %heads : index
        scf.if %620 {
          %621 = arith.muli %470, %heads : index
          %622 = arith.addi %621, %0 : index
          %623 = arith.muli %622, %c5 : index
          %624 = arith.addi %623, %473 : index
          memref.store %481, %q[%624] : memref<?xf32>
          %625 = arith.addi %624, %c21 : index
          memref.store %490, %q[%625] : memref<?xf32>
        } else {
          %626 = arith.addi %471, %473 : index
          memref.store %481, %15[%626] : memref<?xf32>
          %627 = arith.addi %471, %473 : index
          %628 = arith.addi %627, %c21 : index
          memref.store %490, %15[%628] : memref<?xf32>
        }
        %629 = arith.cmpi slt, %0, %heads : index
        scf.if %629 {
          %630 = arith.muli %470, %heads : index
          %631 = arith.addi %630, %0 : index
          %632 = arith.muli %631, %c5 : index
          %633 = arith.addi %632, %491 : index
          memref.store %499, %q[%633] : memref<?xf32>
          %634 = arith.addi %633, %c21 : index
          memref.store %508, %q[%634] : memref<?xf32>
        } else {
          %635 = arith.addi %471, %491 : index
          memref.store %499, %15[%635] : memref<?xf32>
          %636 = arith.addi %471, %491 : index
          %637 = arith.addi %636, %c21 : index
          memref.store %508, %15[%637] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %638 = arith.cmpi sge, %0, %heads : index
    scf.if %638 {
      %639 = arith.addi %466, %c8 : index
      %640 = arith.addi %465, %639 : index
      %641 = arith.cmpi slt, %640, %17 : index
      scf.if %641 {
        %642 = arith.addi %465, %639 : index
        %643 = arith.addi %slotsAt, %642 : index
        %644 = memref.load %step[%643] : memref<?xi32>
        %645 = arith.index_cast %644 : i32 to index
        %646 = arith.cmpi sge, %645, %c8 : index
        scf.if %646 {
          %647 = arith.muli %639, %c5 : index
          %648 = arith.subi %0, %heads : index
          %649 = memref.load %scales[%648] : memref<?xf32>
          %650 = vector.broadcast %649 : f32 to vector<4xf32>
          %651 = arith.divui %645, %c12 : index
          %652 = arith.remui %645, %c12 : index
          %653 = arith.muli %651, %pageBytes : index
          %654 = arith.cmpi eq, %codec, %c8 : index
          scf.if %654 {
            %655 = wave.lane
            %656 = arith.muli %655, %c2 : index
            scf.for %657 = %656 to %c5 step %c5 {
              %658 = arith.addi %647, %657 : index
              %659 = vector.load %15[%658] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %660 = arith.mulf %659, %650 : vector<4xf32>
              %661 = arith.minimumf %660, %c39 : vector<4xf32>
              %662 = arith.maximumf %661, %c40 : vector<4xf32>
              %663 = arith.truncf %662 : vector<4xf32> to vector<4xf16>
              %664 = vector.bitcast %663 : vector<4xf16> to vector<8xi8>
              %665 = arith.cmpi slt, %648, %kvHeads : index
              scf.if %665 {
                %666 = arith.muli %648, %c10 : index
                %667 = arith.addi %653, %666 : index
                %668 = arith.divui %657, %c12 : index
                %669 = arith.muli %668, %c15 : index
                %670 = arith.remui %657, %c12 : index
                %671 = arith.divui %670, %c6 : index
                %672 = arith.muli %671, %c19 : index
                %673 = arith.muli %652, %c12 : index
                %674 = arith.addi %672, %673 : index
                %675 = arith.remui %670, %c6 : index
                %676 = arith.muli %675, %c7 : index
                %677 = arith.addi %674, %676 : index
                %678 = arith.addi %669, %677 : index
                %679 = arith.addi %667, %678 : index
                vector.store %664, %kv[%679] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %680 = arith.subi %648, %kvHeads : index
                %681 = arith.muli %680, %c10 : index
                %682 = arith.addi %653, %681 : index
                %683 = arith.addi %657, %c8 : index
                %684 = arith.divui %683, %c12 : index
                %685 = arith.muli %684, %c15 : index
                %686 = arith.addi %685, %c28 : index
                %687 = arith.remui %683, %c12 : index
                %688 = arith.divui %652, %c7 : index
                %689 = arith.remui %652, %c7 : index
                %690 = arith.muli %689, %c6 : index
                %691 = arith.addi %688, %690 : index
                %692 = arith.divui %691, %c6 : index
                %693 = arith.muli %692, %c19 : index
                %694 = arith.muli %687, %c12 : index
                %695 = arith.addi %693, %694 : index
                %696 = arith.remui %691, %c6 : index
                %697 = arith.muli %696, %c7 : index
                %698 = arith.addi %695, %697 : index
                %699 = arith.addi %686, %698 : index
                %700 = arith.addi %682, %699 : index
                %701 = vector.shuffle %664, %664 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %701, %kv[%700] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %702 = arith.addi %657, %c9 : index
                %703 = arith.divui %702, %c12 : index
                %704 = arith.muli %703, %c15 : index
                %705 = arith.addi %704, %c28 : index
                %706 = arith.remui %702, %c12 : index
                %707 = arith.divui %652, %c7 : index
                %708 = arith.remui %652, %c7 : index
                %709 = arith.muli %708, %c6 : index
                %710 = arith.addi %707, %709 : index
                %711 = arith.divui %710, %c6 : index
                %712 = arith.muli %711, %c19 : index
                %713 = arith.muli %706, %c12 : index
                %714 = arith.addi %712, %713 : index
                %715 = arith.remui %710, %c6 : index
                %716 = arith.muli %715, %c7 : index
                %717 = arith.addi %714, %716 : index
                %718 = arith.addi %705, %717 : index
                %719 = arith.addi %682, %718 : index
                %720 = vector.shuffle %664, %664 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %720, %kv[%719] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %721 = arith.addi %657, %c7 : index
                %722 = arith.divui %721, %c12 : index
                %723 = arith.muli %722, %c15 : index
                %724 = arith.addi %723, %c28 : index
                %725 = arith.remui %721, %c12 : index
                %726 = arith.divui %652, %c7 : index
                %727 = arith.remui %652, %c7 : index
                %728 = arith.muli %727, %c6 : index
                %729 = arith.addi %726, %728 : index
                %730 = arith.divui %729, %c6 : index
                %731 = arith.muli %730, %c19 : index
                %732 = arith.muli %725, %c12 : index
                %733 = arith.addi %731, %732 : index
                %734 = arith.remui %729, %c6 : index
                %735 = arith.muli %734, %c7 : index
                %736 = arith.addi %733, %735 : index
                %737 = arith.addi %724, %736 : index
                %738 = arith.addi %682, %737 : index
                %739 = vector.shuffle %664, %664 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %739, %kv[%738] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %740 = arith.addi %657, %c20 : index
                %741 = arith.divui %740, %c12 : index
                %742 = arith.muli %741, %c15 : index
                %743 = arith.addi %742, %c28 : index
                %744 = arith.remui %740, %c12 : index
                %745 = arith.divui %652, %c7 : index
                %746 = arith.remui %652, %c7 : index
                %747 = arith.muli %746, %c6 : index
                %748 = arith.addi %745, %747 : index
                %749 = arith.divui %748, %c6 : index
                %750 = arith.muli %749, %c19 : index
                %751 = arith.muli %744, %c12 : index
                %752 = arith.addi %750, %751 : index
                %753 = arith.remui %748, %c6 : index
                %754 = arith.muli %753, %c7 : index
                %755 = arith.addi %752, %754 : index
                %756 = arith.addi %743, %755 : index
                %757 = arith.addi %682, %756 : index
                %758 = vector.shuffle %664, %664 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %758, %kv[%757] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %759 = arith.cmpi eq, %codec, %c9 : index
          scf.if %759 {
            %760 = wave.lane
            %761 = arith.muli %760, %c2 : index
            scf.for %762 = %761 to %c5 step %c5 {
              %763 = arith.addi %647, %762 : index
              %764 = vector.load %15[%763] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %765 = arith.mulf %764, %650 : vector<4xf32>
              %766 = wave.fp8_encode "e4m3" %765 : vector<4xf32> -> vector<4xi8>
              %767 = arith.cmpi slt, %648, %kvHeads : index
              scf.if %767 {
                %768 = arith.muli %648, %c28 : index
                %769 = arith.addi %653, %768 : index
                %770 = vector.shuffle %766, %766 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %771 = arith.divui %762, %c12 : index
                %772 = arith.muli %771, %c19 : index
                %773 = arith.remui %762, %c12 : index
                %774 = arith.muli %652, %c12 : index
                %775 = arith.divui %773, %c2 : index
                %776 = arith.muli %775, %c2 : index
                %777 = arith.remui %773, %c7 : index
                %778 = arith.muli %777, %c7 : index
                %779 = arith.addi %776, %778 : index
                %780 = arith.divui %773, %c7 : index
                %781 = arith.remui %780, %c7 : index
                %782 = arith.addi %779, %781 : index
                %783 = arith.addi %774, %782 : index
                %784 = arith.addi %772, %783 : index
                %785 = arith.addi %769, %784 : index
                vector.store %770, %kv[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %786 = arith.subi %648, %kvHeads : index
                %787 = arith.muli %786, %c28 : index
                %788 = arith.addi %653, %787 : index
                %789 = arith.addi %762, %c8 : index
                %790 = arith.divui %789, %c12 : index
                %791 = arith.muli %790, %c19 : index
                %792 = arith.addi %791, %c11 : index
                %793 = arith.remui %789, %c12 : index
                %794 = arith.divui %652, %c7 : index
                %795 = arith.remui %652, %c7 : index
                %796 = arith.muli %795, %c6 : index
                %797 = arith.addi %794, %796 : index
                %798 = arith.muli %793, %c12 : index
                %799 = arith.divui %797, %c2 : index
                %800 = arith.muli %799, %c2 : index
                %801 = arith.remui %797, %c7 : index
                %802 = arith.muli %801, %c7 : index
                %803 = arith.addi %800, %802 : index
                %804 = arith.divui %797, %c7 : index
                %805 = arith.remui %804, %c7 : index
                %806 = arith.addi %803, %805 : index
                %807 = arith.addi %798, %806 : index
                %808 = arith.addi %792, %807 : index
                %809 = arith.addi %788, %808 : index
                %810 = vector.shuffle %766, %766 [0] : vector<4xi8>, vector<4xi8>
                vector.store %810, %kv[%809] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %811 = arith.addi %762, %c9 : index
                %812 = arith.divui %811, %c12 : index
                %813 = arith.muli %812, %c19 : index
                %814 = arith.addi %813, %c11 : index
                %815 = arith.remui %811, %c12 : index
                %816 = arith.divui %652, %c7 : index
                %817 = arith.remui %652, %c7 : index
                %818 = arith.muli %817, %c6 : index
                %819 = arith.addi %816, %818 : index
                %820 = arith.muli %815, %c12 : index
                %821 = arith.divui %819, %c2 : index
                %822 = arith.muli %821, %c2 : index
                %823 = arith.remui %819, %c7 : index
                %824 = arith.muli %823, %c7 : index
                %825 = arith.addi %822, %824 : index
                %826 = arith.divui %819, %c7 : index
                %827 = arith.remui %826, %c7 : index
                %828 = arith.addi %825, %827 : index
                %829 = arith.addi %820, %828 : index
                %830 = arith.addi %814, %829 : index
                %831 = arith.addi %788, %830 : index
                %832 = vector.shuffle %766, %766 [1] : vector<4xi8>, vector<4xi8>
                vector.store %832, %kv[%831] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %833 = arith.addi %762, %c7 : index
                %834 = arith.divui %833, %c12 : index
                %835 = arith.muli %834, %c19 : index
                %836 = arith.addi %835, %c11 : index
                %837 = arith.remui %833, %c12 : index
                %838 = arith.divui %652, %c7 : index
                %839 = arith.remui %652, %c7 : index
                %840 = arith.muli %839, %c6 : index
                %841 = arith.addi %838, %840 : index
                %842 = arith.muli %837, %c12 : index
                %843 = arith.divui %841, %c2 : index
                %844 = arith.muli %843, %c2 : index
                %845 = arith.remui %841, %c7 : index
                %846 = arith.muli %845, %c7 : index
                %847 = arith.addi %844, %846 : index
                %848 = arith.divui %841, %c7 : index
                %849 = arith.remui %848, %c7 : index
                %850 = arith.addi %847, %849 : index
                %851 = arith.addi %842, %850 : index
                %852 = arith.addi %836, %851 : index
                %853 = arith.addi %788, %852 : index
                %854 = vector.shuffle %766, %766 [2] : vector<4xi8>, vector<4xi8>
                vector.store %854, %kv[%853] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %855 = arith.addi %762, %c20 : index
                %856 = arith.divui %855, %c12 : index
                %857 = arith.muli %856, %c19 : index
                %858 = arith.addi %857, %c11 : index
                %859 = arith.remui %855, %c12 : index
                %860 = arith.divui %652, %c7 : index
                %861 = arith.remui %652, %c7 : index
                %862 = arith.muli %861, %c6 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.muli %859, %c12 : index
                %865 = arith.divui %863, %c2 : index
                %866 = arith.muli %865, %c2 : index
                %867 = arith.remui %863, %c7 : index
                %868 = arith.muli %867, %c7 : index
                %869 = arith.addi %866, %868 : index
                %870 = arith.divui %863, %c7 : index
                %871 = arith.remui %870, %c7 : index
                %872 = arith.addi %869, %871 : index
                %873 = arith.addi %864, %872 : index
                %874 = arith.addi %858, %873 : index
                %875 = arith.addi %788, %874 : index
                %876 = vector.shuffle %766, %766 [3] : vector<4xi8>, vector<4xi8>
                vector.store %876, %kv[%875] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %877 = arith.cmpi eq, %codec, %c7 : index
          scf.if %877 {
            %878 = wave.lane
            %879 = arith.muli %878, %c2 : index
            scf.for %880 = %879 to %c5 step %c5 {
              %881 = arith.addi %647, %880 : index
              %882 = vector.load %15[%881] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %883 = arith.mulf %882, %650 : vector<4xf32>
              %884 = wave.fp8_encode "e5m2" %883 : vector<4xf32> -> vector<4xi8>
              %885 = arith.cmpi slt, %648, %kvHeads : index
              scf.if %885 {
                %886 = arith.muli %648, %c28 : index
                %887 = arith.addi %653, %886 : index
                %888 = vector.shuffle %884, %884 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %889 = arith.divui %880, %c12 : index
                %890 = arith.muli %889, %c19 : index
                %891 = arith.remui %880, %c12 : index
                %892 = arith.muli %652, %c12 : index
                %893 = arith.divui %891, %c2 : index
                %894 = arith.muli %893, %c2 : index
                %895 = arith.remui %891, %c7 : index
                %896 = arith.muli %895, %c7 : index
                %897 = arith.addi %894, %896 : index
                %898 = arith.divui %891, %c7 : index
                %899 = arith.remui %898, %c7 : index
                %900 = arith.addi %897, %899 : index
                %901 = arith.addi %892, %900 : index
                %902 = arith.addi %890, %901 : index
                %903 = arith.addi %887, %902 : index
                vector.store %888, %kv[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %904 = arith.subi %648, %kvHeads : index
                %905 = arith.muli %904, %c28 : index
                %906 = arith.addi %653, %905 : index
                %907 = arith.addi %880, %c8 : index
                %908 = arith.divui %907, %c12 : index
                %909 = arith.muli %908, %c19 : index
                %910 = arith.addi %909, %c11 : index
                %911 = arith.remui %907, %c12 : index
                %912 = arith.divui %652, %c7 : index
                %913 = arith.remui %652, %c7 : index
                %914 = arith.muli %913, %c6 : index
                %915 = arith.addi %912, %914 : index
                %916 = arith.muli %911, %c12 : index
                %917 = arith.divui %915, %c2 : index
                %918 = arith.muli %917, %c2 : index
                %919 = arith.remui %915, %c7 : index
                %920 = arith.muli %919, %c7 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.divui %915, %c7 : index
                %923 = arith.remui %922, %c7 : index
                %924 = arith.addi %921, %923 : index
                %925 = arith.addi %916, %924 : index
                %926 = arith.addi %910, %925 : index
                %927 = arith.addi %906, %926 : index
                %928 = vector.shuffle %884, %884 [0] : vector<4xi8>, vector<4xi8>
                vector.store %928, %kv[%927] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %929 = arith.addi %880, %c9 : index
                %930 = arith.divui %929, %c12 : index
                %931 = arith.muli %930, %c19 : index
                %932 = arith.addi %931, %c11 : index
                %933 = arith.remui %929, %c12 : index
                %934 = arith.divui %652, %c7 : index
                %935 = arith.remui %652, %c7 : index
                %936 = arith.muli %935, %c6 : index
                %937 = arith.addi %934, %936 : index
                %938 = arith.muli %933, %c12 : index
                %939 = arith.divui %937, %c2 : index
                %940 = arith.muli %939, %c2 : index
                %941 = arith.remui %937, %c7 : index
                %942 = arith.muli %941, %c7 : index
                %943 = arith.addi %940, %942 : index
                %944 = arith.divui %937, %c7 : index
                %945 = arith.remui %944, %c7 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.addi %938, %946 : index
                %948 = arith.addi %932, %947 : index
                %949 = arith.addi %906, %948 : index
                %950 = vector.shuffle %884, %884 [1] : vector<4xi8>, vector<4xi8>
                vector.store %950, %kv[%949] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %951 = arith.addi %880, %c7 : index
                %952 = arith.divui %951, %c12 : index
                %953 = arith.muli %952, %c19 : index
                %954 = arith.addi %953, %c11 : index
                %955 = arith.remui %951, %c12 : index
                %956 = arith.divui %652, %c7 : index
                %957 = arith.remui %652, %c7 : index
                %958 = arith.muli %957, %c6 : index
                %959 = arith.addi %956, %958 : index
                %960 = arith.muli %955, %c12 : index
                %961 = arith.divui %959, %c2 : index
                %962 = arith.muli %961, %c2 : index
                %963 = arith.remui %959, %c7 : index
                %964 = arith.muli %963, %c7 : index
                %965 = arith.addi %962, %964 : index
                %966 = arith.divui %959, %c7 : index
                %967 = arith.remui %966, %c7 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.addi %960, %968 : index
                %970 = arith.addi %954, %969 : index
                %971 = arith.addi %906, %970 : index
                %972 = vector.shuffle %884, %884 [2] : vector<4xi8>, vector<4xi8>
                vector.store %972, %kv[%971] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %973 = arith.addi %880, %c20 : index
                %974 = arith.divui %973, %c12 : index
                %975 = arith.muli %974, %c19 : index
                %976 = arith.addi %975, %c11 : index
                %977 = arith.remui %973, %c12 : index
                %978 = arith.divui %652, %c7 : index
                %979 = arith.remui %652, %c7 : index
                %980 = arith.muli %979, %c6 : index
                %981 = arith.addi %978, %980 : index
                %982 = arith.muli %977, %c12 : index
                %983 = arith.divui %981, %c2 : index
                %984 = arith.muli %983, %c2 : index
                %985 = arith.remui %981, %c7 : index
                %986 = arith.muli %985, %c7 : index
                %987 = arith.addi %984, %986 : index
                %988 = arith.divui %981, %c7 : index
                %989 = arith.remui %988, %c7 : index
                %990 = arith.addi %987, %989 : index
                %991 = arith.addi %982, %990 : index
                %992 = arith.addi %976, %991 : index
                %993 = arith.addi %906, %992 : index
                %994 = vector.shuffle %884, %884 [3] : vector<4xi8>, vector<4xi8>
                vector.store %994, %kv[%993] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
