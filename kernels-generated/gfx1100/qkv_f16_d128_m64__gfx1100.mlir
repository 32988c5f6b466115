// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=128, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d128_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
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
    %21 = arith.remui %20, %c14 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c14 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c8, %c14 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c7 : index
    %30 = arith.remui %c8, %c14 : index
    %31 = arith.divui %30, %c6 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c6 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c6 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c8, %c6 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.addi %21, %c14 : index
    %41 = arith.addi %18, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c14 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c8, %c14 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c7 : index
    %48 = arith.remui %c8, %c14 : index
    %49 = arith.divui %48, %c6 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c6 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c6 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c8, %c6 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c4 : index
    %59 = arith.addi %18, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c14 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c8, %c14 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c7 : index
    %66 = arith.remui %c8, %c14 : index
    %67 = arith.divui %66, %c6 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c6 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c6 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c8, %c6 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c15 : index
    %77 = arith.addi %18, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c14 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c8, %c14 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c7 : index
    %84 = arith.remui %c8, %c14 : index
    %85 = arith.divui %84, %c6 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c6 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c6 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c8, %c6 : index
    %93 = arith.addi %91, %92 : index
    %94 = arith.divui %inputFeatures, %c14 : index
    %95 = arith.muli %4, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c2 : index
    %102 = arith.muli %101, %c2 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %115:8 = scf.for %106 = %96 to %105 step %c2 iter_args(%107 = %c16, %108 = %c16, %109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %106, %c8 : index
      %118 = arith.addi %11, %c5 : index
      %119 = arith.muli %117, %c19 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %116, %c14 : index
      %122 = arith.muli %121, %c14 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c20 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %106, %c9 : index
      %131 = arith.addi %11, %c5 : index
      %132 = arith.muli %130, %c19 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %116, %c14 : index
      %135 = arith.muli %134, %c14 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c20 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %106, %c7 : index
      %144 = arith.addi %11, %c5 : index
      %145 = arith.muli %143, %c19 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %116, %c14 : index
      %148 = arith.muli %147, %c14 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c20 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.addi %106, %c21 : index
      %157 = arith.addi %11, %c5 : index
      %158 = arith.muli %156, %c19 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.remui %116, %c14 : index
      %161 = arith.muli %160, %c14 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = arith.addi %162, %c20 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.addi %106, %c8 : index
      %170 = arith.addi %13, %c5 : index
      %171 = arith.muli %169, %c19 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.remui %116, %c14 : index
      %174 = arith.muli %173, %c14 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<8xf16>
      %178 = arith.addi %175, %c20 : index
      %179 = vector.load %w[%178] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = arith.addi %106, %c9 : index
      %183 = arith.addi %13, %c5 : index
      %184 = arith.muli %182, %c19 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.remui %116, %c14 : index
      %187 = arith.muli %186, %c14 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<8xf16>
      %191 = arith.addi %188, %c20 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = arith.addi %106, %c7 : index
      %196 = arith.addi %13, %c5 : index
      %197 = arith.muli %195, %c19 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.remui %116, %c14 : index
      %200 = arith.muli %199, %c14 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %w[%201] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %203 = vector.bitcast %202 : vector<16xi8> to vector<8xf16>
      %204 = arith.addi %201, %c20 : index
      %205 = vector.load %w[%204] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %206 = vector.bitcast %205 : vector<16xi8> to vector<8xf16>
      %207 = vector.shuffle %203, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = arith.addi %106, %c21 : index
      %209 = arith.addi %13, %c5 : index
      %210 = arith.muli %208, %c19 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.remui %116, %c14 : index
      %213 = arith.muli %212, %c14 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = arith.addi %214, %c20 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.muli %106, %c9 : index
      %222 = arith.addi %221, %c8 : index
      %223 = arith.muli %tileRows, %c14 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.addi %39, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c6 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %129, %107 : vector<16xf16>, vector<8xf32>
      %232 = wave.mma %230, %181, %108 : vector<16xf16>, vector<8xf32>
      %233 = arith.muli %106, %c9 : index
      %234 = arith.addi %233, %c8 : index
      %235 = arith.muli %tileRows, %c14 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.addi %57, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c6 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %129, %109 : vector<16xf16>, vector<8xf32>
      %244 = wave.mma %242, %181, %110 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %106, %c9 : index
      %246 = arith.addi %245, %c8 : index
      %247 = arith.muli %tileRows, %c14 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %75, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c6 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %129, %111 : vector<16xf16>, vector<8xf32>
      %256 = wave.mma %254, %181, %112 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %106, %c9 : index
      %258 = arith.addi %257, %c8 : index
      %259 = arith.muli %tileRows, %c14 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %93, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c6 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %129, %113 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %181, %114 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %106, %c9 : index
      %270 = arith.addi %269, %c9 : index
      %271 = arith.muli %tileRows, %c14 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %39, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c6 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %142, %231 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %194, %232 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %106, %c9 : index
      %282 = arith.addi %281, %c9 : index
      %283 = arith.muli %tileRows, %c14 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %57, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c6 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %142, %243 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %194, %244 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %106, %c9 : index
      %294 = arith.addi %293, %c9 : index
      %295 = arith.muli %tileRows, %c14 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %75, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c6 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %142, %255 : vector<16xf16>, vector<8xf32>
      %304 = wave.mma %302, %194, %256 : vector<16xf16>, vector<8xf32>
      %305 = arith.muli %106, %c9 : index
      %306 = arith.addi %305, %c9 : index
      %307 = arith.muli %tileRows, %c14 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.addi %93, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c6 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %142, %267 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %194, %268 : vector<16xf16>, vector<8xf32>
      %317 = arith.muli %106, %c9 : index
      %318 = arith.addi %317, %c7 : index
      %319 = arith.muli %tileRows, %c14 : index
      %320 = arith.muli %318, %319 : index
      %321 = arith.addi %39, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c6 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %155, %279 : vector<16xf16>, vector<8xf32>
      %328 = wave.mma %326, %207, %280 : vector<16xf16>, vector<8xf32>
      %329 = arith.muli %106, %c9 : index
      %330 = arith.addi %329, %c7 : index
      %331 = arith.muli %tileRows, %c14 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.addi %57, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = arith.muli %tileRows, %c6 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = vector.shuffle %334, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = wave.mma %338, %155, %291 : vector<16xf16>, vector<8xf32>
      %340 = wave.mma %338, %207, %292 : vector<16xf16>, vector<8xf32>
      %341 = arith.muli %106, %c9 : index
      %342 = arith.addi %341, %c7 : index
      %343 = arith.muli %tileRows, %c14 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %75, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c6 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %155, %303 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %350, %207, %304 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %106, %c9 : index
      %354 = arith.addi %353, %c7 : index
      %355 = arith.muli %tileRows, %c14 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %93, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c6 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %155, %315 : vector<16xf16>, vector<8xf32>
      %364 = wave.mma %362, %207, %316 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %106, %c9 : index
      %366 = arith.addi %365, %c21 : index
      %367 = arith.muli %tileRows, %c14 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %39, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c6 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %168, %327 : vector<16xf16>, vector<8xf32>
      %376 = wave.mma %374, %220, %328 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %106, %c9 : index
      %378 = arith.addi %377, %c21 : index
      %379 = arith.muli %tileRows, %c14 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %57, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c6 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %168, %339 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %220, %340 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %106, %c9 : index
      %390 = arith.addi %389, %c21 : index
      %391 = arith.muli %tileRows, %c14 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %75, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c6 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %168, %351 : vector<16xf16>, vector<8xf32>
      %400 = wave.mma %398, %220, %352 : vector<16xf16>, vector<8xf32>
      %401 = arith.muli %106, %c9 : index
      %402 = arith.addi %401, %c21 : index
      %403 = arith.muli %tileRows, %c14 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %93, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c6 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %168, %363 : vector<16xf16>, vector<8xf32>
      %412 = wave.mma %410, %220, %364 : vector<16xf16>, vector<8xf32>
      scf.yield %375, %376, %387, %388, %399, %400, %411, %412 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %413 = arith.select %99, %105, %98 : index
    %423:8 = scf.for %414 = %105 to %413 step %c9 iter_args(%415 = %115#0, %416 = %115#1, %417 = %115#2, %418 = %115#3, %419 = %115#4, %420 = %115#5, %421 = %115#6, %422 = %115#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %424 = wave.lane
      %425 = arith.addi %414, %c8 : index
      %426 = arith.addi %11, %c5 : index
      %427 = arith.muli %425, %c19 : index
      %428 = arith.addi %426, %427 : index
      %429 = arith.remui %424, %c14 : index
      %430 = arith.muli %429, %c14 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %w[%431] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %433 = vector.bitcast %432 : vector<16xi8> to vector<8xf16>
      %434 = arith.addi %431, %c20 : index
      %435 = vector.load %w[%434] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %436 = vector.bitcast %435 : vector<16xi8> to vector<8xf16>
      %437 = vector.shuffle %433, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = arith.addi %414, %c8 : index
      %439 = arith.addi %13, %c5 : index
      %440 = arith.muli %438, %c19 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.remui %424, %c14 : index
      %443 = arith.muli %442, %c14 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %w[%444] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %446 = vector.bitcast %445 : vector<16xi8> to vector<8xf16>
      %447 = arith.addi %444, %c20 : index
      %448 = vector.load %w[%447] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %449 = vector.bitcast %448 : vector<16xi8> to vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = arith.muli %414, %c9 : index
      %452 = arith.addi %451, %c8 : index
      %453 = arith.muli %tileRows, %c14 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %39, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c6 : index
      %458 = arith.addi %455, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = wave.mma %460, %437, %415 : vector<16xf16>, vector<8xf32>
      %462 = wave.mma %460, %450, %416 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %414, %c9 : index
      %464 = arith.addi %463, %c8 : index
      %465 = arith.muli %tileRows, %c14 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %57, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c6 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %437, %417 : vector<16xf16>, vector<8xf32>
      %474 = wave.mma %472, %450, %418 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %414, %c9 : index
      %476 = arith.addi %475, %c8 : index
      %477 = arith.muli %tileRows, %c14 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %75, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c6 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %437, %419 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %450, %420 : vector<16xf16>, vector<8xf32>
      %487 = arith.muli %414, %c9 : index
      %488 = arith.addi %487, %c8 : index
      %489 = arith.muli %tileRows, %c14 : index
      %490 = arith.muli %488, %489 : index
      %491 = arith.addi %93, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.muli %tileRows, %c6 : index
      %494 = arith.addi %491, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = vector.shuffle %492, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %497 = wave.mma %496, %437, %421 : vector<16xf16>, vector<8xf32>
      %498 = wave.mma %496, %450, %422 : vector<16xf16>, vector<8xf32>
      scf.yield %461, %462, %473, %474, %485, %486, %497, %498 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %499 = arith.addi %18, %c8 : index
    %500 = wave.lane
    %501 = arith.muli %3, %c7 : index
    %502 = arith.muli %501, %c20 : index
    %503 = arith.addi %502, %500 : index
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %503 : index
    %506 = arith.addi %505, %c8 : index
    %507 = arith.addi %506, %c8 : index
    %508 = vector.extract %423#0[0] : f32 from vector<8xf32>
    memref.store %508, %14[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %503 : index
    %511 = arith.addi %510, %c8 : index
    %512 = arith.addi %511, %c4 : index
    %513 = vector.extract %423#0[1] : f32 from vector<8xf32>
    memref.store %513, %14[%512] : memref<?xf32>
    %514 = arith.muli %4, %c11 : index
    %515 = arith.addi %514, %503 : index
    %516 = arith.addi %515, %c8 : index
    %517 = arith.addi %516, %c12 : index
    %518 = vector.extract %423#0[2] : f32 from vector<8xf32>
    memref.store %518, %14[%517] : memref<?xf32>
    %519 = arith.muli %4, %c11 : index
    %520 = arith.addi %519, %503 : index
    %521 = arith.addi %520, %c8 : index
    %522 = arith.addi %521, %c22 : index
    %523 = vector.extract %423#0[3] : f32 from vector<8xf32>
    memref.store %523, %14[%522] : memref<?xf32>
    %524 = arith.muli %4, %c11 : index
    %525 = arith.addi %524, %503 : index
    %526 = arith.addi %525, %c8 : index
    %527 = arith.addi %526, %c5 : index
    %528 = vector.extract %423#0[4] : f32 from vector<8xf32>
    memref.store %528, %14[%527] : memref<?xf32>
    %529 = arith.muli %4, %c11 : index
    %530 = arith.addi %529, %503 : index
    %531 = arith.addi %530, %c8 : index
    %532 = arith.addi %531, %c23 : index
    %533 = vector.extract %423#0[5] : f32 from vector<8xf32>
    memref.store %533, %14[%532] : memref<?xf32>
    %534 = arith.muli %4, %c11 : index
    %535 = arith.addi %534, %503 : index
    %536 = arith.addi %535, %c8 : index
    %537 = arith.addi %536, %c24 : index
    %538 = vector.extract %423#0[6] : f32 from vector<8xf32>
    memref.store %538, %14[%537] : memref<?xf32>
    %539 = arith.muli %4, %c11 : index
    %540 = arith.addi %539, %503 : index
    %541 = arith.addi %540, %c8 : index
    %542 = arith.addi %541, %c25 : index
    %543 = vector.extract %423#0[7] : f32 from vector<8xf32>
    memref.store %543, %14[%542] : memref<?xf32>
    %544 = arith.muli %4, %c11 : index
    %545 = arith.addi %544, %503 : index
    %546 = arith.addi %545, %c20 : index
    %547 = arith.addi %546, %c8 : index
    %548 = vector.extract %423#1[0] : f32 from vector<8xf32>
    memref.store %548, %14[%547] : memref<?xf32>
    %549 = arith.muli %4, %c11 : index
    %550 = arith.addi %549, %503 : index
    %551 = arith.addi %550, %c20 : index
    %552 = arith.addi %551, %c4 : index
    %553 = vector.extract %423#1[1] : f32 from vector<8xf32>
    memref.store %553, %14[%552] : memref<?xf32>
    %554 = arith.muli %4, %c11 : index
    %555 = arith.addi %554, %503 : index
    %556 = arith.addi %555, %c20 : index
    %557 = arith.addi %556, %c12 : index
    %558 = vector.extract %423#1[2] : f32 from vector<8xf32>
    memref.store %558, %14[%557] : memref<?xf32>
    %559 = arith.muli %4, %c11 : index
    %560 = arith.addi %559, %503 : index
    %561 = arith.addi %560, %c20 : index
    %562 = arith.addi %561, %c22 : index
    %563 = vector.extract %423#1[3] : f32 from vector<8xf32>
    memref.store %563, %14[%562] : memref<?xf32>
    %564 = arith.muli %4, %c11 : index
    %565 = arith.addi %564, %503 : index
    %566 = arith.addi %565, %c20 : index
    %567 = arith.addi %566, %c5 : index
    %568 = vector.extract %423#1[4] : f32 from vector<8xf32>
    memref.store %568, %14[%567] : memref<?xf32>
    %569 = arith.muli %4, %c11 : index
    %570 = arith.addi %569, %503 : index
    %571 = arith.addi %570, %c20 : index
    %572 = arith.addi %571, %c23 : index
    %573 = vector.extract %423#1[5] : f32 from vector<8xf32>
    memref.store %573, %14[%572] : memref<?xf32>
    %574 = arith.muli %4, %c11 : index
    %575 = arith.addi %574, %503 : index
    %576 = arith.addi %575, %c20 : index
    %577 = arith.addi %576, %c24 : index
    %578 = vector.extract %423#1[6] : f32 from vector<8xf32>
    memref.store %578, %14[%577] : memref<?xf32>
    %579 = arith.muli %4, %c11 : index
    %580 = arith.addi %579, %503 : index
    %581 = arith.addi %580, %c20 : index
    %582 = arith.addi %581, %c25 : index
    %583 = vector.extract %423#1[7] : f32 from vector<8xf32>
    memref.store %583, %14[%582] : memref<?xf32>
    wave.barrier
    %584 = arith.muli %4, %c7 : index
    %585 = arith.addi %584, %c8 : index
    %586 = arith.muli %585, %c7 : index
    %587 = arith.divui %500, %c14 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.addi %499, %588 : index
    %590 = arith.cmpi slt, %589, %17 : index
    scf.if %590 {
      %591 = arith.cmpi eq, %hasFactors, %c9 : index
      %592 = arith.muli %589, %c7 : index
      %593 = memref.load %factors[%592] : memref<?xf32>
      %594 = arith.mulf %593, %operandScale : f32
      %595 = arith.select %591, %594, %operandScale : f32
      %596 = arith.addi %503, %c8 : index
      %597 = arith.muli %585, %c4 : index
      %598 = arith.addi %596, %597 : index
      %599 = memref.load %14[%598] : memref<?xf32>
      %600 = arith.addi %598, %c11 : index
      %601 = memref.load %14[%600] : memref<?xf32>
      %602 = arith.addf %599, %601 : f32
      %603 = arith.addi %598, %c28 : index
      %604 = memref.load %14[%603] : memref<?xf32>
      %605 = arith.addf %602, %604 : f32
      %606 = arith.addi %598, %c29 : index
      %607 = memref.load %14[%606] : memref<?xf32>
      %608 = arith.addf %605, %607 : f32
      %609 = arith.remui %500, %c14 : index
      %610 = arith.muli %609, %c2 : index
      %611 = arith.addi %11, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %595 : f32
      %616 = arith.mulf %608, %615 : f32
      %617 = arith.muli %3, %c7 : index
      %618 = arith.addi %617, %c8 : index
      %619 = arith.muli %618, %c14 : index
      %620 = arith.remui %500, %c14 : index
      %621 = arith.addi %619, %620 : index
      %622 = arith.muli %588, %c5 : index
      %623 = arith.addi %622, %621 : index
      memref.store %616, %15[%623] : memref<?xf32>
      %624 = arith.addi %503, %c20 : index
      %625 = arith.muli %585, %c4 : index
      %626 = arith.addi %624, %625 : index
      %627 = memref.load %14[%626] : memref<?xf32>
      %628 = arith.addi %626, %c11 : index
      %629 = memref.load %14[%628] : memref<?xf32>
      %630 = arith.addf %627, %629 : f32
      %631 = arith.addi %626, %c28 : index
      %632 = memref.load %14[%631] : memref<?xf32>
      %633 = arith.addf %630, %632 : f32
      %634 = arith.addi %626, %c29 : index
      %635 = memref.load %14[%634] : memref<?xf32>
      %636 = arith.addf %633, %635 : f32
      %637 = arith.remui %500, %c14 : index
      %638 = arith.muli %637, %c2 : index
      %639 = arith.addi %13, %638 : index
      %640 = vector.load %w[%639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %641 = vector.bitcast %640 : vector<4xi8> to vector<1xf32>
      %642 = vector.extract %641[0] : f32 from vector<1xf32>
      %643 = arith.mulf %642, %595 : f32
      %644 = arith.mulf %636, %643 : f32
      %645 = arith.muli %3, %c7 : index
      %646 = arith.addi %645, %c9 : index
      %647 = arith.muli %646, %c14 : index
      %648 = arith.remui %500, %c14 : index
      %649 = arith.addi %647, %648 : index
      %650 = arith.muli %588, %c5 : index
      %651 = arith.addi %650, %649 : index
      memref.store %644, %15[%651] : memref<?xf32>
    }
    %652 = arith.muli %4, %c7 : index
    %653 = arith.addi %652, %c9 : index
    %654 = arith.muli %653, %c7 : index
    %655 = arith.divui %500, %c14 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.addi %499, %656 : index
    %658 = arith.cmpi slt, %657, %17 : index
    scf.if %658 {
      %659 = arith.cmpi eq, %hasFactors, %c9 : index
      %660 = arith.muli %657, %c7 : index
      %661 = memref.load %factors[%660] : memref<?xf32>
      %662 = arith.mulf %661, %operandScale : f32
      %663 = arith.select %659, %662, %operandScale : f32
      %664 = arith.addi %503, %c8 : index
      %665 = arith.muli %653, %c4 : index
      %666 = arith.addi %664, %665 : index
      %667 = memref.load %14[%666] : memref<?xf32>
      %668 = arith.addi %666, %c11 : index
      %669 = memref.load %14[%668] : memref<?xf32>
      %670 = arith.addf %667, %669 : f32
      %671 = arith.addi %666, %c28 : index
      %672 = memref.load %14[%671] : memref<?xf32>
      %673 = arith.addf %670, %672 : f32
      %674 = arith.addi %666, %c29 : index
      %675 = memref.load %14[%674] : memref<?xf32>
      %676 = arith.addf %673, %675 : f32
      %677 = arith.remui %500, %c14 : index
      %678 = arith.muli %677, %c2 : index
      %679 = arith.addi %11, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xf32>
      %682 = vector.extract %681[0] : f32 from vector<1xf32>
      %683 = arith.mulf %682, %663 : f32
      %684 = arith.mulf %676, %683 : f32
      %685 = arith.muli %3, %c7 : index
      %686 = arith.addi %685, %c8 : index
      %687 = arith.muli %686, %c14 : index
      %688 = arith.remui %500, %c14 : index
      %689 = arith.addi %687, %688 : index
      %690 = arith.muli %656, %c5 : index
      %691 = arith.addi %690, %689 : index
      memref.store %684, %15[%691] : memref<?xf32>
      %692 = arith.addi %503, %c20 : index
      %693 = arith.muli %653, %c4 : index
      %694 = arith.addi %692, %693 : index
      %695 = memref.load %14[%694] : memref<?xf32>
      %696 = arith.addi %694, %c11 : index
      %697 = memref.load %14[%696] : memref<?xf32>
      %698 = arith.addf %695, %697 : f32
      %699 = arith.addi %694, %c28 : index
      %700 = memref.load %14[%699] : memref<?xf32>
      %701 = arith.addf %698, %700 : f32
      %702 = arith.addi %694, %c29 : index
      %703 = memref.load %14[%702] : memref<?xf32>
      %704 = arith.addf %701, %703 : f32
      %705 = arith.remui %500, %c14 : index
      %706 = arith.muli %705, %c2 : index
      %707 = arith.addi %13, %706 : index
      %708 = vector.load %w[%707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %709 = vector.bitcast %708 : vector<4xi8> to vector<1xf32>
      %710 = vector.extract %709[0] : f32 from vector<1xf32>
      %711 = arith.mulf %710, %663 : f32
      %712 = arith.mulf %704, %711 : f32
      %713 = arith.muli %3, %c7 : index
      %714 = arith.addi %713, %c9 : index
      %715 = arith.muli %714, %c14 : index
      %716 = arith.remui %500, %c14 : index
      %717 = arith.addi %715, %716 : index
      %718 = arith.muli %656, %c5 : index
      %719 = arith.addi %718, %717 : index
      memref.store %712, %15[%719] : memref<?xf32>
    }
    wave.barrier
    %720 = arith.addi %18, %c8 : index
    %721 = wave.wave
    %722 = arith.addi %721, %c8 : index
    %723 = arith.addi %720, %722 : index
    %724 = arith.cmpi slt, %723, %17 : index
    scf.if %724 {
      %725 = arith.addi %720, %722 : index
      %726 = arith.muli %722, %c5 : index
      %727 = wave.lane
      %728 = arith.addi %727, %c8 : index
      %729 = arith.cmpi eq, %hasBias, %c9 : index
      %730 = arith.addi %726, %728 : index
      %731 = memref.load %15[%730] : memref<?xf32>
      %732 = arith.muli %0, %c5 : index
      %733 = arith.addi %732, %728 : index
      %734 = memref.load %bias[%733] : memref<?xf32>
      %735 = arith.addf %731, %734 : f32
      %736 = arith.select %729, %735, %731 : f32
      %737 = arith.addi %728, %c12 : index
      %738 = arith.cmpi eq, %hasBias, %c9 : index
      %739 = arith.addi %726, %737 : index
      %740 = memref.load %15[%739] : memref<?xf32>
      %741 = arith.muli %0, %c5 : index
      %742 = arith.addi %741, %737 : index
      %743 = memref.load %bias[%742] : memref<?xf32>
      %744 = arith.addf %740, %743 : f32
      %745 = arith.select %738, %744, %740 : f32
      %746 = arith.addi %727, %c4 : index
      %747 = arith.cmpi eq, %hasBias, %c9 : index
      %748 = arith.addi %726, %746 : index
      %749 = memref.load %15[%748] : memref<?xf32>
      %750 = arith.muli %0, %c5 : index
      %751 = arith.addi %750, %746 : index
      %752 = memref.load %bias[%751] : memref<?xf32>
      %753 = arith.addf %749, %752 : f32
      %754 = arith.select %747, %753, %749 : f32
      %755 = arith.addi %746, %c12 : index
      %756 = arith.cmpi eq, %hasBias, %c9 : index
      %757 = arith.addi %726, %755 : index
      %758 = memref.load %15[%757] : memref<?xf32>
      %759 = arith.muli %0, %c5 : index
      %760 = arith.addi %759, %755 : index
      %761 = memref.load %bias[%760] : memref<?xf32>
      %762 = arith.addf %758, %761 : f32
      %763 = arith.select %756, %762, %758 : f32
      %764 = arith.addi %heads, %kvHeads : index
      %765 = arith.cmpi slt, %0, %764 : index
      scf.if %765 {
        %766 = arith.addi %positionsAt, %725 : index
        %767 = memref.load %step[%766] : memref<?xi32>
        %768 = arith.index_cast %767 : i32 to index
        %769 = arith.cmpi eq, %hasNorm, %c9 : index
        %770 = math.fma %736, %736, %c33 : f32
        %771 = math.fma %745, %745, %770 : f32
        %772 = math.fma %754, %754, %771 : f32
        %773 = math.fma %763, %763, %772 : f32
        %774 = vector.broadcast %773 : f32 to vector<1xf32>
        %775 = wave.reduce "add" %774 : vector<1xf32>
        %776 = arith.mulf %775, %inverseHeadDim : f32
        %777 = arith.addf %776, %epsilon : f32
        %778 = math.sqrt %777 : f32
        %779 = arith.divf %c35, %778 : f32
        %780 = arith.cmpi slt, %0, %heads : index
        %781 = arith.addi %728, %c12 : index
        %782 = memref.load %query_norm[%728] : memref<?xf32>
        %783 = memref.load %key_norm[%728] : memref<?xf32>
        %784 = arith.select %780, %782, %783 : f32
        %785 = arith.mulf %736, %779 : f32
        %786 = arith.mulf %785, %784 : f32
        %787 = arith.select %769, %786, %736 : f32
        %788 = memref.load %query_norm[%781] : memref<?xf32>
        %789 = memref.load %key_norm[%781] : memref<?xf32>
        %790 = arith.select %780, %788, %789 : f32
        %791 = arith.mulf %745, %779 : f32
        %792 = arith.mulf %791, %790 : f32
        %793 = arith.select %769, %792, %745 : f32
        %794 = arith.addi %746, %c12 : index
        %795 = memref.load %query_norm[%746] : memref<?xf32>
        %796 = memref.load %key_norm[%746] : memref<?xf32>
        %797 = arith.select %780, %795, %796 : f32
        %798 = arith.mulf %754, %779 : f32
        %799 = arith.mulf %798, %797 : f32
        %800 = arith.select %769, %799, %754 : f32
        %801 = memref.load %query_norm[%794] : memref<?xf32>
        %802 = memref.load %key_norm[%794] : memref<?xf32>
        %803 = arith.select %780, %801, %802 : f32
        %804 = arith.mulf %763, %779 : f32
        %805 = arith.mulf %804, %803 : f32
        %806 = arith.select %769, %805, %763 : f32
        %807 = arith.remui %768, %c20 : index
        %808 = arith.muli %807, %c5 : index
        %809 = arith.addi %808, %728 : index
        %810 = arith.divui %768, %c20 : index
        %811 = arith.addi %810, %c20 : index
        %812 = arith.muli %811, %c5 : index
        %813 = arith.addi %812, %728 : index
        %814 = memref.load %rope[%809] : memref<?xf32>
        %815 = arith.addi %809, %c12 : index
        %816 = memref.load %rope[%815] : memref<?xf32>
        %817 = memref.load %rope[%813] : memref<?xf32>
        %818 = arith.addi %813, %c12 : index
        %819 = memref.load %rope[%818] : memref<?xf32>
        %820 = arith.mulf %817, %814 : f32
        %821 = arith.mulf %819, %816 : f32
        %822 = arith.subf %820, %821 : f32
        %823 = arith.mulf %819, %814 : f32
        %824 = arith.mulf %817, %816 : f32
        %825 = arith.addf %823, %824 : f32
        %826 = arith.mulf %787, %822 : f32
        %827 = arith.mulf %793, %825 : f32
        %828 = arith.subf %826, %827 : f32
        %829 = arith.mulf %793, %822 : f32
        %830 = arith.mulf %787, %825 : f32
        %831 = arith.addf %829, %830 : f32
        %832 = arith.cmpi slt, %0, %heads : index
        scf.if %832 {
          %833 = arith.muli %725, %heads : index
          %834 = arith.addi %833, %0 : index
          %835 = arith.muli %834, %c5 : index
          %836 = arith.addi %835, %728 : index
          memref.store %828, %q[%836] : memref<?xf32>
          %837 = arith.addi %836, %c12 : index
          memref.store %831, %q[%837] : memref<?xf32>
        } else {
          %838 = arith.addi %726, %728 : index
          memref.store %828, %15[%838] : memref<?xf32>
          %839 = arith.addi %726, %728 : index
          %840 = arith.addi %839, %c12 : index
          memref.store %831, %15[%840] : memref<?xf32>
        }
        %841 = arith.remui %768, %c20 : index
        %842 = arith.muli %841, %c5 : index
        %843 = arith.addi %842, %746 : index
        %844 = arith.divui %768, %c20 : index
        %845 = arith.addi %844, %c20 : index
        %846 = arith.muli %845, %c5 : index
        %847 = arith.addi %846, %746 : index
        %848 = memref.load %rope[%843] : memref<?xf32>
        %849 = arith.addi %843, %c12 : index
        %850 = memref.load %rope[%849] : memref<?xf32>
        %851 = memref.load %rope[%847] : memref<?xf32>
        %852 = arith.addi %847, %c12 : index
        %853 = memref.load %rope[%852] : memref<?xf32>
        %854 = arith.mulf %851, %848 : f32
        %855 = arith.mulf %853, %850 : f32
        %856 = arith.subf %854, %855 : f32
        %857 = arith.mulf %853, %848 : f32
        %858 = arith.mulf %851, %850 : f32
        %859 = arith.addf %857, %858 : f32
        %860 = arith.mulf %800, %856 : f32
        %861 = arith.mulf %806, %859 : f32
        %862 = arith.subf %860, %861 : f32
        %863 = arith.mulf %806, %856 : f32
        %864 = arith.mulf %800, %859 : f32
        %865 = arith.addf %863, %864 : f32
        %866 = arith.cmpi slt, %0, %heads : index
        scf.if %866 {
          %867 = arith.muli %725, %heads : index
          %868 = arith.addi %867, %0 : index
          %869 = arith.muli %868, %c5 : index
          %870 = arith.addi %869, %746 : index
          memref.store %862, %q[%870] : memref<?xf32>
          %871 = arith.addi %870, %c12 : index
          memref.store %865, %q[%871] : memref<?xf32>
        } else {
          %872 = arith.addi %726, %746 : index
          memref.store %862, %15[%872] : memref<?xf32>
          %873 = arith.addi %726, %746 : index
          %874 = arith.addi %873, %c12 : index
          memref.store %865, %15[%874] : memref<?xf32>
        }
      } else {
        %875 = arith.cmpi slt, %0, %heads : index
        scf.if %875 {
          %876 = arith.muli %725, %heads : index
          %877 = arith.addi %876, %0 : index
          %878 = arith.muli %877, %c5 : index
          %879 = arith.addi %878, %728 : index
          memref.store %736, %q[%879] : memref<?xf32>
          %880 = arith.addi %879, %c12 : index
          memref.store %745, %q[%880] : memref<?xf32>
        } else {
          %881 = arith.addi %726, %728 : index
          memref.store %736, %15[%881] : memref<?xf32>
          %882 = arith.addi %726, %728 : index
          %883 = arith.addi %882, %c12 : index
          memref.store %745, %15[%883] : memref<?xf32>
        }
        %884 = arith.cmpi slt, %0, %heads : index
        scf.if %884 {
          %885 = arith.muli %725, %heads : index
          %886 = arith.addi %885, %0 : index
          %887 = arith.muli %886, %c5 : index
          %888 = arith.addi %887, %746 : index
          memref.store %754, %q[%888] : memref<?xf32>
          %889 = arith.addi %888, %c12 : index
          memref.store %763, %q[%889] : memref<?xf32>
        } else {
          %890 = arith.addi %726, %746 : index
          memref.store %754, %15[%890] : memref<?xf32>
          %891 = arith.addi %726, %746 : index
          %892 = arith.addi %891, %c12 : index
          memref.store %763, %15[%892] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %893 = arith.cmpi sge, %0, %heads : index
    scf.if %893 {
      %894 = arith.addi %721, %c8 : index
      %895 = arith.addi %720, %894 : index
      %896 = arith.cmpi slt, %895, %17 : index
      scf.if %896 {
        %897 = arith.addi %720, %894 : index
        %898 = arith.addi %slotsAt, %897 : index
        %899 = memref.load %step[%898] : memref<?xi32>
        %900 = arith.index_cast %899 : i32 to index
        %901 = arith.cmpi sge, %900, %c8 : index
        scf.if %901 {
          %902 = arith.muli %894, %c5 : index
          %903 = arith.subi %0, %heads : index
          %904 = memref.load %scales[%903] : memref<?xf32>
          %905 = vector.broadcast %904 : f32 to vector<4xf32>
          %906 = arith.divui %900, %c14 : index
          %907 = arith.remui %900, %c14 : index
          %908 = arith.muli %906, %pageBytes : index
          %909 = arith.cmpi eq, %codec, %c8 : index
          scf.if %909 {
            %910 = wave.lane
            %911 = arith.muli %910, %c2 : index
            scf.for %912 = %911 to %c5 step %c5 {
              %913 = arith.addi %902, %912 : index
              %914 = vector.load %15[%913] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %915 = arith.mulf %914, %905 : vector<4xf32>
              %916 = arith.minimumf %915, %c40 : vector<4xf32>
              %917 = arith.maximumf %916, %c41 : vector<4xf32>
              %918 = arith.truncf %917 : vector<4xf32> to vector<4xf16>
              %919 = vector.bitcast %918 : vector<4xf16> to vector<8xi8>
              %920 = arith.cmpi slt, %903, %kvHeads : index
              scf.if %920 {
                %921 = arith.muli %903, %c10 : index
                %922 = arith.addi %908, %921 : index
                %923 = arith.divui %912, %c14 : index
                %924 = arith.muli %923, %c19 : index
                %925 = arith.remui %912, %c14 : index
                %926 = arith.divui %925, %c6 : index
                %927 = arith.muli %926, %c20 : index
                %928 = arith.muli %907, %c14 : index
                %929 = arith.addi %927, %928 : index
                %930 = arith.remui %925, %c6 : index
                %931 = arith.muli %930, %c7 : index
                %932 = arith.addi %929, %931 : index
                %933 = arith.addi %924, %932 : index
                %934 = arith.addi %922, %933 : index
                vector.store %919, %kv[%934] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %935 = arith.subi %903, %kvHeads : index
                %936 = arith.muli %935, %c10 : index
                %937 = arith.addi %908, %936 : index
                %938 = arith.addi %912, %c8 : index
                %939 = arith.divui %938, %c14 : index
                %940 = arith.muli %939, %c19 : index
                %941 = arith.addi %940, %c28 : index
                %942 = arith.remui %938, %c14 : index
                %943 = arith.divui %907, %c7 : index
                %944 = arith.remui %907, %c7 : index
                %945 = arith.muli %944, %c6 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.divui %946, %c6 : index
                %948 = arith.muli %947, %c20 : index
                %949 = arith.muli %942, %c14 : index
                %950 = arith.addi %948, %949 : index
                %951 = arith.remui %946, %c6 : index
                %952 = arith.muli %951, %c7 : index
                %953 = arith.addi %950, %952 : index
                %954 = arith.addi %941, %953 : index
                %955 = arith.addi %937, %954 : index
                %956 = vector.shuffle %919, %919 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %956, %kv[%955] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %957 = arith.addi %912, %c9 : index
                %958 = arith.divui %957, %c14 : index
                %959 = arith.muli %958, %c19 : index
                %960 = arith.addi %959, %c28 : index
                %961 = arith.remui %957, %c14 : index
                %962 = arith.divui %907, %c7 : index
                %963 = arith.remui %907, %c7 : index
                %964 = arith.muli %963, %c6 : index
                %965 = arith.addi %962, %964 : index
                %966 = arith.divui %965, %c6 : index
                %967 = arith.muli %966, %c20 : index
                %968 = arith.muli %961, %c14 : index
                %969 = arith.addi %967, %968 : index
                %970 = arith.remui %965, %c6 : index
                %971 = arith.muli %970, %c7 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.addi %960, %972 : index
                %974 = arith.addi %937, %973 : index
                %975 = vector.shuffle %919, %919 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %975, %kv[%974] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %976 = arith.addi %912, %c7 : index
                %977 = arith.divui %976, %c14 : index
                %978 = arith.muli %977, %c19 : index
                %979 = arith.addi %978, %c28 : index
                %980 = arith.remui %976, %c14 : index
                %981 = arith.divui %907, %c7 : index
                %982 = arith.remui %907, %c7 : index
                %983 = arith.muli %982, %c6 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.divui %984, %c6 : index
                %986 = arith.muli %985, %c20 : index
                %987 = arith.muli %980, %c14 : index
                %988 = arith.addi %986, %987 : index
                %989 = arith.remui %984, %c6 : index
                %990 = arith.muli %989, %c7 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.addi %979, %991 : index
                %993 = arith.addi %937, %992 : index
                %994 = vector.shuffle %919, %919 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %994, %kv[%993] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %995 = arith.addi %912, %c21 : index
                %996 = arith.divui %995, %c14 : index
                %997 = arith.muli %996, %c19 : index
                %998 = arith.addi %997, %c28 : index
                %999 = arith.remui %995, %c14 : index
                %1000 = arith.divui %907, %c7 : index
                %1001 = arith.remui %907, %c7 : index
                %1002 = arith.muli %1001, %c6 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.divui %1003, %c6 : index
                %1005 = arith.muli %1004, %c20 : index
                %1006 = arith.muli %999, %c14 : index
                %1007 = arith.addi %1005, %1006 : index
                %1008 = arith.remui %1003, %c6 : index
                %1009 = arith.muli %1008, %c7 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.addi %998, %1010 : index
                %1012 = arith.addi %937, %1011 : index
                %1013 = vector.shuffle %919, %919 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1013, %kv[%1012] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1014 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1014 {
            %1015 = wave.lane
            %1016 = arith.muli %1015, %c2 : index
            scf.for %1017 = %1016 to %c5 step %c5 {
              %1018 = arith.addi %902, %1017 : index
              %1019 = vector.load %15[%1018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1020 = arith.mulf %1019, %905 : vector<4xf32>
              %1021 = wave.fp8_encode "e4m3" %1020 : vector<4xf32> -> vector<4xi8>
              %1022 = arith.cmpi slt, %903, %kvHeads : index
              scf.if %1022 {
                %1023 = arith.muli %903, %c28 : index
                %1024 = arith.addi %908, %1023 : index
                %1025 = vector.shuffle %1021, %1021 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1026 = arith.divui %1017, %c14 : index
                %1027 = arith.muli %1026, %c20 : index
                %1028 = arith.remui %1017, %c14 : index
                %1029 = arith.muli %907, %c14 : index
                %1030 = arith.divui %1028, %c2 : index
                %1031 = arith.muli %1030, %c2 : index
                %1032 = arith.remui %1028, %c7 : index
                %1033 = arith.muli %1032, %c7 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1028, %c7 : index
                %1036 = arith.remui %1035, %c7 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.addi %1029, %1037 : index
                %1039 = arith.addi %1027, %1038 : index
                %1040 = arith.addi %1024, %1039 : index
                vector.store %1025, %kv[%1040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1041 = arith.subi %903, %kvHeads : index
                %1042 = arith.muli %1041, %c28 : index
                %1043 = arith.addi %908, %1042 : index
                %1044 = arith.addi %1017, %c8 : index
                %1045 = arith.divui %1044, %c14 : index
                %1046 = arith.muli %1045, %c20 : index
                %1047 = arith.addi %1046, %c11 : index
                %1048 = arith.remui %1044, %c14 : index
                %1049 = arith.divui %907, %c7 : index
                %1050 = arith.remui %907, %c7 : index
                %1051 = arith.muli %1050, %c6 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.muli %1048, %c14 : index
                %1054 = arith.divui %1052, %c2 : index
                %1055 = arith.muli %1054, %c2 : index
                %1056 = arith.remui %1052, %c7 : index
                %1057 = arith.muli %1056, %c7 : index
                %1058 = arith.addi %1055, %1057 : index
                %1059 = arith.divui %1052, %c7 : index
                %1060 = arith.remui %1059, %c7 : index
                %1061 = arith.addi %1058, %1060 : index
                %1062 = arith.addi %1053, %1061 : index
                %1063 = arith.addi %1047, %1062 : index
                %1064 = arith.addi %1043, %1063 : index
                %1065 = vector.shuffle %1021, %1021 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1065, %kv[%1064] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1066 = arith.addi %1017, %c9 : index
                %1067 = arith.divui %1066, %c14 : index
                %1068 = arith.muli %1067, %c20 : index
                %1069 = arith.addi %1068, %c11 : index
                %1070 = arith.remui %1066, %c14 : index
                %1071 = arith.divui %907, %c7 : index
                %1072 = arith.remui %907, %c7 : index
                %1073 = arith.muli %1072, %c6 : index
                %1074 = arith.addi %1071, %1073 : index
                %1075 = arith.muli %1070, %c14 : index
                %1076 = arith.divui %1074, %c2 : index
                %1077 = arith.muli %1076, %c2 : index
                %1078 = arith.remui %1074, %c7 : index
                %1079 = arith.muli %1078, %c7 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.divui %1074, %c7 : index
                %1082 = arith.remui %1081, %c7 : index
                %1083 = arith.addi %1080, %1082 : index
                %1084 = arith.addi %1075, %1083 : index
                %1085 = arith.addi %1069, %1084 : index
                %1086 = arith.addi %1043, %1085 : index
                %1087 = vector.shuffle %1021, %1021 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1087, %kv[%1086] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1088 = arith.addi %1017, %c7 : index
                %1089 = arith.divui %1088, %c14 : index
                %1090 = arith.muli %1089, %c20 : index
                %1091 = arith.addi %1090, %c11 : index
                %1092 = arith.remui %1088, %c14 : index
                %1093 = arith.divui %907, %c7 : index
                %1094 = arith.remui %907, %c7 : index
                %1095 = arith.muli %1094, %c6 : index
                %1096 = arith.addi %1093, %1095 : index
                %1097 = arith.muli %1092, %c14 : index
                %1098 = arith.divui %1096, %c2 : index
                %1099 = arith.muli %1098, %c2 : index
                %1100 = arith.remui %1096, %c7 : index
                %1101 = arith.muli %1100, %c7 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.divui %1096, %c7 : index
                %1104 = arith.remui %1103, %c7 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.addi %1097, %1105 : index
                %1107 = arith.addi %1091, %1106 : index
                %1108 = arith.addi %1043, %1107 : index
                %1109 = vector.shuffle %1021, %1021 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1109, %kv[%1108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1110 = arith.addi %1017, %c21 : index
                %1111 = arith.divui %1110, %c14 : index
                %1112 = arith.muli %1111, %c20 : index
                %1113 = arith.addi %1112, %c11 : index
                %1114 = arith.remui %1110, %c14 : index
                %1115 = arith.divui %907, %c7 : index
                %1116 = arith.remui %907, %c7 : index
                %1117 = arith.muli %1116, %c6 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.muli %1114, %c14 : index
                %1120 = arith.divui %1118, %c2 : index
                %1121 = arith.muli %1120, %c2 : index
                %1122 = arith.remui %1118, %c7 : index
                %1123 = arith.muli %1122, %c7 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.divui %1118, %c7 : index
                %1126 = arith.remui %1125, %c7 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.addi %1119, %1127 : index
                %1129 = arith.addi %1113, %1128 : index
                %1130 = arith.addi %1043, %1129 : index
                %1131 = vector.shuffle %1021, %1021 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1131, %kv[%1130] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1132 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1132 {
            %1133 = wave.lane
            %1134 = arith.muli %1133, %c2 : index
            scf.for %1135 = %1134 to %c5 step %c5 {
              %1136 = arith.addi %902, %1135 : index
              %1137 = vector.load %15[%1136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1138 = arith.mulf %1137, %905 : vector<4xf32>
              %1139 = wave.fp8_encode "e5m2" %1138 : vector<4xf32> -> vector<4xi8>
              %1140 = arith.cmpi slt, %903, %kvHeads : index
              scf.if %1140 {
                %1141 = arith.muli %903, %c28 : index
                %1142 = arith.addi %908, %1141 : index
                %1143 = vector.shuffle %1139, %1139 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1144 = arith.divui %1135, %c14 : index
                %1145 = arith.muli %1144, %c20 : index
                %1146 = arith.remui %1135, %c14 : index
                %1147 = arith.muli %907, %c14 : index
                %1148 = arith.divui %1146, %c2 : index
                %1149 = arith.muli %1148, %c2 : index
                %1150 = arith.remui %1146, %c7 : index
                %1151 = arith.muli %1150, %c7 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.divui %1146, %c7 : index
                %1154 = arith.remui %1153, %c7 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1147, %1155 : index
                %1157 = arith.addi %1145, %1156 : index
                %1158 = arith.addi %1142, %1157 : index
                vector.store %1143, %kv[%1158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1159 = arith.subi %903, %kvHeads : index
                %1160 = arith.muli %1159, %c28 : index
                %1161 = arith.addi %908, %1160 : index
                %1162 = arith.addi %1135, %c8 : index
                %1163 = arith.divui %1162, %c14 : index
                %1164 = arith.muli %1163, %c20 : index
                %1165 = arith.addi %1164, %c11 : index
                %1166 = arith.remui %1162, %c14 : index
                %1167 = arith.divui %907, %c7 : index
                %1168 = arith.remui %907, %c7 : index
                %1169 = arith.muli %1168, %c6 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.muli %1166, %c14 : index
                %1172 = arith.divui %1170, %c2 : index
                %1173 = arith.muli %1172, %c2 : index
                %1174 = arith.remui %1170, %c7 : index
                %1175 = arith.muli %1174, %c7 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.divui %1170, %c7 : index
                %1178 = arith.remui %1177, %c7 : index
                %1179 = arith.addi %1176, %1178 : index
                %1180 = arith.addi %1171, %1179 : index
                %1181 = arith.addi %1165, %1180 : index
                %1182 = arith.addi %1161, %1181 : index
                %1183 = vector.shuffle %1139, %1139 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1183, %kv[%1182] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1184 = arith.addi %1135, %c9 : index
                %1185 = arith.divui %1184, %c14 : index
                %1186 = arith.muli %1185, %c20 : index
                %1187 = arith.addi %1186, %c11 : index
                %1188 = arith.remui %1184, %c14 : index
                %1189 = arith.divui %907, %c7 : index
                %1190 = arith.remui %907, %c7 : index
                %1191 = arith.muli %1190, %c6 : index
                %1192 = arith.addi %1189, %1191 : index
                %1193 = arith.muli %1188, %c14 : index
                %1194 = arith.divui %1192, %c2 : index
                %1195 = arith.muli %1194, %c2 : index
                %1196 = arith.remui %1192, %c7 : index
                %1197 = arith.muli %1196, %c7 : index
                %1198 = arith.addi %1195, %1197 : index
                %1199 = arith.divui %1192, %c7 : index
                %1200 = arith.remui %1199, %c7 : index
                %1201 = arith.addi %1198, %1200 : index
                %1202 = arith.addi %1193, %1201 : index
                %1203 = arith.addi %1187, %1202 : index
                %1204 = arith.addi %1161, %1203 : index
                %1205 = vector.shuffle %1139, %1139 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1205, %kv[%1204] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1206 = arith.addi %1135, %c7 : index
                %1207 = arith.divui %1206, %c14 : index
                %1208 = arith.muli %1207, %c20 : index
                %1209 = arith.addi %1208, %c11 : index
                %1210 = arith.remui %1206, %c14 : index
                %1211 = arith.divui %907, %c7 : index
                %1212 = arith.remui %907, %c7 : index
                %1213 = arith.muli %1212, %c6 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.muli %1210, %c14 : index
                %1216 = arith.divui %1214, %c2 : index
                %1217 = arith.muli %1216, %c2 : index
                %1218 = arith.remui %1214, %c7 : index
                %1219 = arith.muli %1218, %c7 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.divui %1214, %c7 : index
                %1222 = arith.remui %1221, %c7 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1215, %1223 : index
                %1225 = arith.addi %1209, %1224 : index
                %1226 = arith.addi %1161, %1225 : index
                %1227 = vector.shuffle %1139, %1139 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1227, %kv[%1226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1228 = arith.addi %1135, %c21 : index
                %1229 = arith.divui %1228, %c14 : index
                %1230 = arith.muli %1229, %c20 : index
                %1231 = arith.addi %1230, %c11 : index
                %1232 = arith.remui %1228, %c14 : index
                %1233 = arith.divui %907, %c7 : index
                %1234 = arith.remui %907, %c7 : index
                %1235 = arith.muli %1234, %c6 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.muli %1232, %c14 : index
                %1238 = arith.divui %1236, %c2 : index
                %1239 = arith.muli %1238, %c2 : index
                %1240 = arith.remui %1236, %c7 : index
                %1241 = arith.muli %1240, %c7 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.divui %1236, %c7 : index
                %1244 = arith.remui %1243, %c7 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.addi %1237, %1245 : index
                %1247 = arith.addi %1231, %1246 : index
                %1248 = arith.addi %1161, %1247 : index
                %1249 = vector.shuffle %1139, %1139 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1249, %kv[%1248] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1250 = arith.addi %18, %c14 : index
    %1251 = wave.lane
    %1252 = arith.muli %3, %c7 : index
    %1253 = arith.muli %1252, %c20 : index
    %1254 = arith.addi %1253, %1251 : index
    %1255 = arith.muli %4, %c11 : index
    %1256 = arith.addi %1255, %1254 : index
    %1257 = arith.addi %1256, %c8 : index
    %1258 = arith.addi %1257, %c8 : index
    %1259 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1259, %14[%1258] : memref<?xf32>
    %1260 = arith.muli %4, %c11 : index
    %1261 = arith.addi %1260, %1254 : index
    %1262 = arith.addi %1261, %c8 : index
    %1263 = arith.addi %1262, %c4 : index
    %1264 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1264, %14[%1263] : memref<?xf32>
    %1265 = arith.muli %4, %c11 : index
    %1266 = arith.addi %1265, %1254 : index
    %1267 = arith.addi %1266, %c8 : index
    %1268 = arith.addi %1267, %c12 : index
    %1269 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1269, %14[%1268] : memref<?xf32>
    %1270 = arith.muli %4, %c11 : index
    %1271 = arith.addi %1270, %1254 : index
    %1272 = arith.addi %1271, %c8 : index
    %1273 = arith.addi %1272, %c22 : index
    %1274 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1274, %14[%1273] : memref<?xf32>
    %1275 = arith.muli %4, %c11 : index
    %1276 = arith.addi %1275, %1254 : index
    %1277 = arith.addi %1276, %c8 : index
    %1278 = arith.addi %1277, %c5 : index
    %1279 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1279, %14[%1278] : memref<?xf32>
    %1280 = arith.muli %4, %c11 : index
    %1281 = arith.addi %1280, %1254 : index
    %1282 = arith.addi %1281, %c8 : index
    %1283 = arith.addi %1282, %c23 : index
    %1284 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1284, %14[%1283] : memref<?xf32>
    %1285 = arith.muli %4, %c11 : index
    %1286 = arith.addi %1285, %1254 : index
    %1287 = arith.addi %1286, %c8 : index
    %1288 = arith.addi %1287, %c24 : index
    %1289 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1289, %14[%1288] : memref<?xf32>
    %1290 = arith.muli %4, %c11 : index
    %1291 = arith.addi %1290, %1254 : index
    %1292 = arith.addi %1291, %c8 : index
    %1293 = arith.addi %1292, %c25 : index
    %1294 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1294, %14[%1293] : memref<?xf32>
    %1295 = arith.muli %4, %c11 : index
    %1296 = arith.addi %1295, %1254 : index
    %1297 = arith.addi %1296, %c20 : index
    %1298 = arith.addi %1297, %c8 : index
    %1299 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1299, %14[%1298] : memref<?xf32>
    %1300 = arith.muli %4, %c11 : index
    %1301 = arith.addi %1300, %1254 : index
    %1302 = arith.addi %1301, %c20 : index
    %1303 = arith.addi %1302, %c4 : index
    %1304 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1304, %14[%1303] : memref<?xf32>
    %1305 = arith.muli %4, %c11 : index
    %1306 = arith.addi %1305, %1254 : index
    %1307 = arith.addi %1306, %c20 : index
    %1308 = arith.addi %1307, %c12 : index
    %1309 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1309, %14[%1308] : memref<?xf32>
    %1310 = arith.muli %4, %c11 : index
    %1311 = arith.addi %1310, %1254 : index
    %1312 = arith.addi %1311, %c20 : index
    %1313 = arith.addi %1312, %c22 : index
    %1314 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1314, %14[%1313] : memref<?xf32>
    %1315 = arith.muli %4, %c11 : index
    %1316 = arith.addi %1315, %1254 : index
    %1317 = arith.addi %1316, %c20 : index
    %1318 = arith.addi %1317, %c5 : index
    %1319 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1319, %14[%1318] : memref<?xf32>
    %1320 = arith.muli %4, %c11 : index
    %1321 = arith.addi %1320, %1254 : index
    %1322 = arith.addi %1321, %c20 : index
    %1323 = arith.addi %1322, %c23 : index
    %1324 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1324, %14[%1323] : memref<?xf32>
    %1325 = arith.muli %4, %c11 : index
    %1326 = arith.addi %1325, %1254 : index
    %1327 = arith.addi %1326, %c20 : index
    %1328 = arith.addi %1327, %c24 : index
    %1329 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1329, %14[%1328] : memref<?xf32>
    %1330 = arith.muli %4, %c11 : index
    %1331 = arith.addi %1330, %1254 : index
    %1332 = arith.addi %1331, %c20 : index
    %1333 = arith.addi %1332, %c25 : index
    %1334 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1334, %14[%1333] : memref<?xf32>
    wave.barrier
    %1335 = arith.muli %4, %c7 : index
    %1336 = arith.addi %1335, %c8 : index
    %1337 = arith.muli %1336, %c7 : index
    %1338 = arith.divui %1251, %c14 : index
    %1339 = arith.addi %1337, %1338 : index
    %1340 = arith.addi %1250, %1339 : index
    %1341 = arith.cmpi slt, %1340, %17 : index
    scf.if %1341 {
      %1342 = arith.cmpi eq, %hasFactors, %c9 : index
      %1343 = arith.muli %1340, %c7 : index
      %1344 = memref.load %factors[%1343] : memref<?xf32>
      %1345 = arith.mulf %1344, %operandScale : f32
      %1346 = arith.select %1342, %1345, %operandScale : f32
      %1347 = arith.addi %1254, %c8 : index
      %1348 = arith.muli %1336, %c4 : index
      %1349 = arith.addi %1347, %1348 : index
      %1350 = memref.load %14[%1349] : memref<?xf32>
      %1351 = arith.addi %1349, %c11 : index
      %1352 = memref.load %14[%1351] : memref<?xf32>
      %1353 = arith.addf %1350, %1352 : f32
      %1354 = arith.addi %1349, %c28 : index
      %1355 = memref.load %14[%1354] : memref<?xf32>
      %1356 = arith.addf %1353, %1355 : f32
      %1357 = arith.addi %1349, %c29 : index
      %1358 = memref.load %14[%1357] : memref<?xf32>
      %1359 = arith.addf %1356, %1358 : f32
      %1360 = arith.remui %1251, %c14 : index
      %1361 = arith.muli %1360, %c2 : index
      %1362 = arith.addi %11, %1361 : index
      %1363 = vector.load %w[%1362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1364 = vector.bitcast %1363 : vector<4xi8> to vector<1xf32>
      %1365 = vector.extract %1364[0] : f32 from vector<1xf32>
      %1366 = arith.mulf %1365, %1346 : f32
      %1367 = arith.mulf %1359, %1366 : f32
      %1368 = arith.muli %3, %c7 : index
      %1369 = arith.addi %1368, %c8 : index
      %1370 = arith.muli %1369, %c14 : index
      %1371 = arith.remui %1251, %c14 : index
      %1372 = arith.addi %1370, %1371 : index
      %1373 = arith.muli %1339, %c5 : index
      %1374 = arith.addi %1373, %1372 : index
      memref.store %1367, %15[%1374] : memref<?xf32>
      %1375 = arith.addi %1254, %c20 : index
      %1376 = arith.muli %1336, %c4 : index
      %1377 = arith.addi %1375, %1376 : index
      %1378 = memref.load %14[%1377] : memref<?xf32>
      %1379 = arith.addi %1377, %c11 : index
      %1380 = memref.load %14[%1379] : memref<?xf32>
      %1381 = arith.addf %1378, %1380 : f32
      %1382 = arith.addi %1377, %c28 : index
      %1383 = memref.load %14[%1382] : memref<?xf32>
      %1384 = arith.addf %1381, %1383 : f32
      %1385 = arith.addi %1377, %c29 : index
      %1386 = memref.load %14[%1385] : memref<?xf32>
      %1387 = arith.addf %1384, %1386 : f32
      %1388 = arith.remui %1251, %c14 : index
      %1389 = arith.muli %1388, %c2 : index
      %1390 = arith.addi %13, %1389 : index
      %1391 = vector.load %w[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1392 = vector.bitcast %1391 : vector<4xi8> to vector<1xf32>
      %1393 = vector.extract %1392[0] : f32 from vector<1xf32>
      %1394 = arith.mulf %1393, %1346 : f32
      %1395 = arith.mulf %1387, %1394 : f32
      %1396 = arith.muli %3, %c7 : index
      %1397 = arith.addi %1396, %c9 : index
      %1398 = arith.muli %1397, %c14 : index
      %1399 = arith.remui %1251, %c14 : index
      %1400 = arith.addi %1398, %1399 : index
      %1401 = arith.muli %1339, %c5 : index
      %1402 = arith.addi %1401, %1400 : index
      memref.store %1395, %15[%1402] : memref<?xf32>
    }
    %1403 = arith.muli %4, %c7 : index
    %1404 = arith.addi %1403, %c9 : index
    %1405 = arith.muli %1404, %c7 : index
    %1406 = arith.divui %1251, %c14 : index
    %1407 = arith.addi %1405, %1406 : index
    %1408 = arith.addi %1250, %1407 : index
    %1409 = arith.cmpi slt, %1408, %17 : index
    scf.if %1409 {
      %1410 = arith.cmpi eq, %hasFactors, %c9 : index
      %1411 = arith.muli %1408, %c7 : index
      %1412 = memref.load %factors[%1411] : memref<?xf32>
      %1413 = arith.mulf %1412, %operandScale : f32
      %1414 = arith.select %1410, %1413, %operandScale : f32
      %1415 = arith.addi %1254, %c8 : index
      %1416 = arith.muli %1404, %c4 : index
      %1417 = arith.addi %1415, %1416 : index
      %1418 = memref.load %14[%1417] : memref<?xf32>
      %1419 = arith.addi %1417, %c11 : index
      %1420 = memref.load %14[%1419] : memref<?xf32>
      %1421 = arith.addf %1418, %1420 : f32
      %1422 = arith.addi %1417, %c28 : index
      %1423 = memref.load %14[%1422] : memref<?xf32>
      %1424 = arith.addf %1421, %1423 : f32
      %1425 = arith.addi %1417, %c29 : index
      %1426 = memref.load %14[%1425] : memref<?xf32>
      %1427 = arith.addf %1424, %1426 : f32
      %1428 = arith.remui %1251, %c14 : index
      %1429 = arith.muli %1428, %c2 : index
      %1430 = arith.addi %11, %1429 : index
      %1431 = vector.load %w[%1430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1432 = vector.bitcast %1431 : vector<4xi8> to vector<1xf32>
      %1433 = vector.extract %1432[0] : f32 from vector<1xf32>
      %1434 = arith.mulf %1433, %1414 : f32
      %1435 = arith.mulf %1427, %1434 : f32
      %1436 = arith.muli %3, %c7 : index
      %1437 = arith.addi %1436, %c8 : index
      %1438 = arith.muli %1437, %c14 : index
      %1439 = arith.remui %1251, %c14 : index
      %1440 = arith.addi %1438, %1439 : index
      %1441 = arith.muli %1407, %c5 : index
      %1442 = arith.addi %1441, %1440 : index
      memref.store %1435, %15[%1442] : memref<?xf32>
      %1443 = arith.addi %1254, %c20 : index
      %1444 = arith.muli %1404, %c4 : index
      %1445 = arith.addi %1443, %1444 : index
      %1446 = memref.load %14[%1445] : memref<?xf32>
      %1447 = arith.addi %1445, %c11 : index
      %1448 = memref.load %14[%1447] : memref<?xf32>
      %1449 = arith.addf %1446, %1448 : f32
      %1450 = arith.addi %1445, %c28 : index
      %1451 = memref.load %14[%1450] : memref<?xf32>
      %1452 = arith.addf %1449, %1451 : f32
      %1453 = arith.addi %1445, %c29 : index
      %1454 = memref.load %14[%1453] : memref<?xf32>
      %1455 = arith.addf %1452, %1454 : f32
      %1456 = arith.remui %1251, %c14 : index
      %1457 = arith.muli %1456, %c2 : index
      %1458 = arith.addi %13, %1457 : index
      %1459 = vector.load %w[%1458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1460 = vector.bitcast %1459 : vector<4xi8> to vector<1xf32>
      %1461 = vector.extract %1460[0] : f32 from vector<1xf32>
      %1462 = arith.mulf %1461, %1414 : f32
      %1463 = arith.mulf %1455, %1462 : f32
      %1464 = arith.muli %3, %c7 : index
      %1465 = arith.addi %1464, %c9 : index
      %1466 = arith.muli %1465, %c14 : index
      %1467 = arith.remui %1251, %c14 : index
      %1468 = arith.addi %1466, %1467 : index
      %1469 = arith.muli %1407, %c5 : index
      %1470 = arith.addi %1469, %1468 : index
      memref.store %1463, %15[%1470] : memref<?xf32>
    }
    wave.barrier
    %1471 = arith.addi %18, %c14 : index
    %1472 = wave.wave
    %1473 = arith.addi %1472, %c8 : index
    %1474 = arith.addi %1471, %1473 : index
    %1475 = arith.cmpi slt, %1474, %17 : index
    scf.if %1475 {
      %1476 = arith.addi %1471, %1473 : index
      %1477 = arith.muli %1473, %c5 : index
      %1478 = wave.lane
      %1479 = arith.addi %1478, %c8 : index
      %1480 = arith.cmpi eq, %hasBias, %c9 : index
      %1481 = arith.addi %1477, %1479 : index
      %1482 = memref.load %15[%1481] : memref<?xf32>
      %1483 = arith.muli %0, %c5 : index
      %1484 = arith.addi %1483, %1479 : index
      %1485 = memref.load %bias[%1484] : memref<?xf32>
      %1486 = arith.addf %1482, %1485 : f32
      %1487 = arith.select %1480, %1486, %1482 : f32
      %1488 = arith.addi %1479, %c12 : index
      %1489 = arith.cmpi eq, %hasBias, %c9 : index
      %1490 = arith.addi %1477, %1488 : index
      %1491 = memref.load %15[%1490] : memref<?xf32>
      %1492 = arith.muli %0, %c5 : index
      %1493 = arith.addi %1492, %1488 : index
      %1494 = memref.load %bias[%1493] : memref<?xf32>
      %1495 = arith.addf %1491, %1494 : f32
      %1496 = arith.select %1489, %1495, %1491 : f32
      %1497 = arith.addi %1478, %c4 : index
      %1498 = arith.cmpi eq, %hasBias, %c9 : index
      %1499 = arith.addi %1477, %1497 : index
      %1500 = memref.load %15[%1499] : memref<?xf32>
      %1501 = arith.muli %0, %c5 : index
      %1502 = arith.addi %1501, %1497 : index
      %1503 = memref.load %bias[%1502] : memref<?xf32>
      %1504 = arith.addf %1500, %1503 : f32
      %1505 = arith.select %1498, %1504, %1500 : f32
      %1506 = arith.addi %1497, %c12 : index
      %1507 = arith.cmpi eq, %hasBias, %c9 : index
      %1508 = arith.addi %1477, %1506 : index
      %1509 = memref.load %15[%1508] : memref<?xf32>
      %1510 = arith.muli %0, %c5 : index
      %1511 = arith.addi %1510, %1506 : index
      %1512 = memref.load %bias[%1511] : memref<?xf32>
      %1513 = arith.addf %1509, %1512 : f32
      %1514 = arith.select %1507, %1513, %1509 : f32
      %1515 = arith.addi %heads, %kvHeads : index
      %1516 = arith.cmpi slt, %0, %1515 : index
      scf.if %1516 {
        %1517 = arith.addi %positionsAt, %1476 : index
        %1518 = memref.load %step[%1517] : memref<?xi32>
        %1519 = arith.index_cast %1518 : i32 to index
        %1520 = arith.cmpi eq, %hasNorm, %c9 : index
        %1521 = math.fma %1487, %1487, %c33 : f32
        %1522 = math.fma %1496, %1496, %1521 : f32
        %1523 = math.fma %1505, %1505, %1522 : f32
        %1524 = math.fma %1514, %1514, %1523 : f32
        %1525 = vector.broadcast %1524 : f32 to vector<1xf32>
        %1526 = wave.reduce "add" %1525 : vector<1xf32>
        %1527 = arith.mulf %1526, %inverseHeadDim : f32
        %1528 = arith.addf %1527, %epsilon : f32
        %1529 = math.sqrt %1528 : f32
        %1530 = arith.divf %c35, %1529 : f32
        %1531 = arith.cmpi slt, %0, %heads : index
        %1532 = arith.addi %1479, %c12 : index
        %1533 = memref.load %query_norm[%1479] : memref<?xf32>
        %1534 = memref.load %key_norm[%1479] : memref<?xf32>
        %1535 = arith.select %1531, %1533, %1534 : f32
        %1536 = arith.mulf %1487, %1530 : f32
        %1537 = arith.mulf %1536, %1535 : f32
        %1538 = arith.select %1520, %1537, %1487 : f32
        %1539 = memref.load %query_norm[%1532] : memref<?xf32>
        %1540 = memref.load %key_norm[%1532] : memref<?xf32>
        %1541 = arith.select %1531, %1539, %1540 : f32
        %1542 = arith.mulf %1496, %1530 : f32
        %1543 = arith.mulf %1542, %1541 : f32
        %1544 = arith.select %1520, %1543, %1496 : f32
        %1545 = arith.addi %1497, %c12 : index
        %1546 = memref.load %query_norm[%1497] : memref<?xf32>
        %1547 = memref.load %key_norm[%1497] : memref<?xf32>
        %1548 = arith.select %1531, %1546, %1547 : f32
        %1549 = arith.mulf %1505, %1530 : f32
        %1550 = arith.mulf %1549, %1548 : f32
        %1551 = arith.select %1520, %1550, %1505 : f32
        %1552 = memref.load %query_norm[%1545] : memref<?xf32>
        %1553 = memref.load %key_norm[%1545] : memref<?xf32>
        %1554 = arith.select %1531, %1552, %1553 : f32
        %1555 = arith.mulf %1514, %1530 : f32
        %1556 = arith.mulf %1555, %1554 : f32
        %1557 = arith.select %1520, %1556, %1514 : f32
        %1558 = arith.remui %1519, %c20 : index
        %1559 = arith.muli %1558, %c5 : index
        %1560 = arith.addi %1559, %1479 : index
        %1561 = arith.divui %1519, %c20 : index
        %1562 = arith.addi %1561, %c20 : index
        %1563 = arith.muli %1562, %c5 : index
        %1564 = arith.addi %1563, %1479 : index
        %1565 = memref.load %rope[%1560] : memref<?xf32>
        %1566 = arith.addi %1560, %c12 : index
        %1567 = memref.load %rope[%1566] : memref<?xf32>
        %1568 = memref.load %rope[%1564] : memref<?xf32>
        %1569 = arith.addi %1564, %c12 : index
        %1570 = memref.load %rope[%1569] : memref<?xf32>
        %1571 = arith.mulf %1568, %1565 : f32
        %1572 = arith.mulf %1570, %1567 : f32
        %1573 = arith.subf %1571, %1572 : f32
        %1574 = arith.mulf %1570, %1565 : f32
        %1575 = arith.mulf %1568, %1567 : f32
        %1576 = arith.addf %1574, %1575 : f32
        %1577 = arith.mulf %1538, %1573 : f32
        %1578 = arith.mulf %1544, %1576 : f32
        %1579 = arith.subf %1577, %1578 : f32
        %1580 = arith.mulf %1544, %1573 : f32
        %1581 = arith.mulf %1538, %1576 : f32
        %1582 = arith.addf %1580, %1581 : f32
        %1583 = arith.cmpi slt, %0, %heads : index
        scf.if %1583 {
          %1584 = arith.muli %1476, %heads : index
          %1585 = arith.addi %1584, %0 : index
          %1586 = arith.muli %1585, %c5 : index
          %1587 = arith.addi %1586, %1479 : index
          memref.store %1579, %q[%1587] : memref<?xf32>
          %1588 = arith.addi %1587, %c12 : index
          memref.store %1582, %q[%1588] : memref<?xf32>
        } else {
          %1589 = arith.addi %1477, %1479 : index
          memref.store %1579, %15[%1589] : memref<?xf32>
          %1590 = arith.addi %1477, %1479 : index
          %1591 = arith.addi %1590, %c12 : index
          memref.store %1582, %15[%1591] : memref<?xf32>
        }
        %1592 = arith.remui %1519, %c20 : index
        %1593 = arith.muli %1592, %c5 : index
        %1594 = arith.addi %1593, %1497 : index
        %1595 = arith.divui %1519, %c20 : index
        %1596 = arith.addi %1595, %c20 : index
        %1597 = arith.muli %1596, %c5 : index
        %1598 = arith.addi %1597, %1497 : index
        %1599 = memref.load %rope[%1594] : memref<?xf32>
        %1600 = arith.addi %1594, %c12 : index
        %1601 = memref.load %rope[%1600] : memref<?xf32>
        %1602 = memref.load %rope[%1598] : memref<?xf32>
        %1603 = arith.addi %1598, %c12 : index
        %1604 = memref.load %rope[%1603] : memref<?xf32>
        %1605 = arith.mulf %1602, %1599 : f32
        %1606 = arith.mulf %1604, %1601 : f32
        %1607 = arith.subf %1605, %1606 : f32
        %1608 = arith.mulf %1604, %1599 : f32
        %1609 = arith.mulf %1602, %1601 : f32
        %1610 = arith.addf %1608, %1609 : f32
        %1611 = arith.mulf %1551, %1607 : f32
        %1612 = arith.mulf %1557, %1610 : f32
        %1613 = arith.subf %1611, %1612 : f32
        %1614 = arith.mulf %1557, %1607 : f32
        %1615 = arith.mulf %1551, %1610 : f32
        %1616 = arith.addf %1614, %1615 : f32
        %1617 = arith.cmpi slt, %0, %heads : index
        scf.if %1617 {
          %1618 = arith.muli %1476, %heads : index
          %1619 = arith.addi %1618, %0 : index
          %1620 = arith.muli %1619, %c5 : index
          %1621 = arith.addi %1620, %1497 : index
          memref.store %1613, %q[%1621] : memref<?xf32>
          %1622 = arith.addi %1621, %c12 : index
          memref.store %1616, %q[%1622] : memref<?xf32>
        } else {
          %1623 = arith.addi %1477, %1497 : index
          memref.store %1613, %15[%1623] : memref<?xf32>
          %1624 = arith.addi %1477, %1497 : index
          %1625 = arith.addi %1624, %c12 : index
          memref.store %1616, %15[%1625] : memref<?xf32>
        }
      } else {
        %1626 = arith.cmpi slt, %0, %heads : index
        scf.if %1626 {
          %1627 = arith.muli %1476, %heads : index
          %1628 = arith.addi %1627, %0 : index
          %1629 = arith.muli %1628, %c5 : index
          %1630 = arith.addi %1629, %1479 : index
          memref.store %1487, %q[%1630] : memref<?xf32>
          %1631 = arith.addi %1630, %c12 : index
          memref.store %1496, %q[%1631] : memref<?xf32>
        } else {
          %1632 = arith.addi %1477, %1479 : index
          memref.store %1487, %15[%1632] : memref<?xf32>
          %1633 = arith.addi %1477, %1479 : index
          %1634 = arith.addi %1633, %c12 : index
          memref.store %1496, %15[%1634] : memref<?xf32>
        }
        %1635 = arith.cmpi slt, %0, %heads : index
        scf.if %1635 {
          %1636 = arith.muli %1476, %heads : index
          %1637 = arith.addi %1636, %0 : index
          %1638 = arith.muli %1637, %c5 : index
          %1639 = arith.addi %1638, %1497 : index
          memref.store %1505, %q[%1639] : memref<?xf32>
          %1640 = arith.addi %1639, %c12 : index
          memref.store %1514, %q[%1640] : memref<?xf32>
        } else {
          %1641 = arith.addi %1477, %1497 : index
          memref.store %1505, %15[%1641] : memref<?xf32>
          %1642 = arith.addi %1477, %1497 : index
          %1643 = arith.addi %1642, %c12 : index
          memref.store %1514, %15[%1643] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1644 = arith.cmpi sge, %0, %heads : index
    scf.if %1644 {
      %1645 = arith.addi %1472, %c8 : index
      %1646 = arith.addi %1471, %1645 : index
      %1647 = arith.cmpi slt, %1646, %17 : index
      scf.if %1647 {
        %1648 = arith.addi %1471, %1645 : index
        %1649 = arith.addi %slotsAt, %1648 : index
        %1650 = memref.load %step[%1649] : memref<?xi32>
        %1651 = arith.index_cast %1650 : i32 to index
        %1652 = arith.cmpi sge, %1651, %c8 : index
        scf.if %1652 {
          %1653 = arith.muli %1645, %c5 : index
          %1654 = arith.subi %0, %heads : index
          %1655 = memref.load %scales[%1654] : memref<?xf32>
          %1656 = vector.broadcast %1655 : f32 to vector<4xf32>
          %1657 = arith.divui %1651, %c14 : index
          %1658 = arith.remui %1651, %c14 : index
          %1659 = arith.muli %1657, %pageBytes : index
          %1660 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1660 {
            %1661 = wave.lane
            %1662 = arith.muli %1661, %c2 : index
            scf.for %1663 = %1662 to %c5 step %c5 {
              %1664 = arith.addi %1653, %1663 : index
              %1665 = vector.load %15[%1664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1666 = arith.mulf %1665, %1656 : vector<4xf32>
              %1667 = arith.minimumf %1666, %c40 : vector<4xf32>
              %1668 = arith.maximumf %1667, %c41 : vector<4xf32>
              %1669 = arith.truncf %1668 : vector<4xf32> to vector<4xf16>
              %1670 = vector.bitcast %1669 : vector<4xf16> to vector<8xi8>
              %1671 = arith.cmpi slt, %1654, %kvHeads : index
              scf.if %1671 {
                %1672 = arith.muli %1654, %c10 : index
                %1673 = arith.addi %1659, %1672 : index
                %1674 = arith.divui %1663, %c14 : index
                %1675 = arith.muli %1674, %c19 : index
                %1676 = arith.remui %1663, %c14 : index
                %1677 = arith.divui %1676, %c6 : index
                %1678 = arith.muli %1677, %c20 : index
                %1679 = arith.muli %1658, %c14 : index
                %1680 = arith.addi %1678, %1679 : index
                %1681 = arith.remui %1676, %c6 : index
                %1682 = arith.muli %1681, %c7 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.addi %1675, %1683 : index
                %1685 = arith.addi %1673, %1684 : index
                vector.store %1670, %kv[%1685] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1686 = arith.subi %1654, %kvHeads : index
                %1687 = arith.muli %1686, %c10 : index
                %1688 = arith.addi %1659, %1687 : index
                %1689 = arith.addi %1663, %c8 : index
                %1690 = arith.divui %1689, %c14 : index
                %1691 = arith.muli %1690, %c19 : index
                %1692 = arith.addi %1691, %c28 : index
                %1693 = arith.remui %1689, %c14 : index
                %1694 = arith.divui %1658, %c7 : index
                %1695 = arith.remui %1658, %c7 : index
                %1696 = arith.muli %1695, %c6 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.divui %1697, %c6 : index
                %1699 = arith.muli %1698, %c20 : index
                %1700 = arith.muli %1693, %c14 : index
                %1701 = arith.addi %1699, %1700 : index
                %1702 = arith.remui %1697, %c6 : index
                %1703 = arith.muli %1702, %c7 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.addi %1692, %1704 : index
                %1706 = arith.addi %1688, %1705 : index
                %1707 = vector.shuffle %1670, %1670 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1707, %kv[%1706] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1708 = arith.addi %1663, %c9 : index
                %1709 = arith.divui %1708, %c14 : index
                %1710 = arith.muli %1709, %c19 : index
                %1711 = arith.addi %1710, %c28 : index
                %1712 = arith.remui %1708, %c14 : index
                %1713 = arith.divui %1658, %c7 : index
                %1714 = arith.remui %1658, %c7 : index
                %1715 = arith.muli %1714, %c6 : index
                %1716 = arith.addi %1713, %1715 : index
                %1717 = arith.divui %1716, %c6 : index
                %1718 = arith.muli %1717, %c20 : index
                %1719 = arith.muli %1712, %c14 : index
                %1720 = arith.addi %1718, %1719 : index
                %1721 = arith.remui %1716, %c6 : index
                %1722 = arith.muli %1721, %c7 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.addi %1711, %1723 : index
                %1725 = arith.addi %1688, %1724 : index
                %1726 = vector.shuffle %1670, %1670 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1726, %kv[%1725] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1727 = arith.addi %1663, %c7 : index
                %1728 = arith.divui %1727, %c14 : index
                %1729 = arith.muli %1728, %c19 : index
                %1730 = arith.addi %1729, %c28 : index
                %1731 = arith.remui %1727, %c14 : index
                %1732 = arith.divui %1658, %c7 : index
                %1733 = arith.remui %1658, %c7 : index
                %1734 = arith.muli %1733, %c6 : index
                %1735 = arith.addi %1732, %1734 : index
                %1736 = arith.divui %1735, %c6 : index
                %1737 = arith.muli %1736, %c20 : index
                %1738 = arith.muli %1731, %c14 : index
                %1739 = arith.addi %1737, %1738 : index
                %1740 = arith.remui %1735, %c6 : index
                %1741 = arith.muli %1740, %c7 : index
                %1742 = arith.addi %1739, %1741 : index
                %1743 = arith.addi %1730, %1742 : index
                %1744 = arith.addi %1688, %1743 : index
                %1745 = vector.shuffle %1670, %1670 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1745, %kv[%1744] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1746 = arith.addi %1663, %c21 : index
                %1747 = arith.divui %1746, %c14 : index
                %1748 = arith.muli %1747, %c19 : index
                %1749 = arith.addi %1748, %c28 : index
                %1750 = arith.remui %1746, %c14 : index
                %1751 = arith.divui %1658, %c7 : index
                %1752 = arith.remui %1658, %c7 : index
                %1753 = arith.muli %1752, %c6 : index
                %1754 = arith.addi %1751, %1753 : index
                %1755 = arith.divui %1754, %c6 : index
                %1756 = arith.muli %1755, %c20 : index
                %1757 = arith.muli %1750, %c14 : index
                %1758 = arith.addi %1756, %1757 : index
                %1759 = arith.remui %1754, %c6 : index
                %1760 = arith.muli %1759, %c7 : index
                %1761 = arith.addi %1758, %1760 : index
                %1762 = arith.addi %1749, %1761 : index
                %1763 = arith.addi %1688, %1762 : index
                %1764 = vector.shuffle %1670, %1670 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1764, %kv[%1763] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1765 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1765 {
            %1766 = wave.lane
            %1767 = arith.muli %1766, %c2 : index
            scf.for %1768 = %1767 to %c5 step %c5 {
              %1769 = arith.addi %1653, %1768 : index
              %1770 = vector.load %15[%1769] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1771 = arith.mulf %1770, %1656 : vector<4xf32>
              %1772 = wave.fp8_encode "e4m3" %1771 : vector<4xf32> -> vector<4xi8>
              %1773 = arith.cmpi slt, %1654, %kvHeads : index
              scf.if %1773 {
                %1774 = arith.muli %1654, %c28 : index
                %1775 = arith.addi %1659, %1774 : index
                %1776 = vector.shuffle %1772, %1772 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1777 = arith.divui %1768, %c14 : index
                %1778 = arith.muli %1777, %c20 : index
                %1779 = arith.remui %1768, %c14 : index
                %1780 = arith.muli %1658, %c14 : index
                %1781 = arith.divui %1779, %c2 : index
                %1782 = arith.muli %1781, %c2 : index
                %1783 = arith.remui %1779, %c7 : index
                %1784 = arith.muli %1783, %c7 : index
                %1785 = arith.addi %1782, %1784 : index
                %1786 = arith.divui %1779, %c7 : index
                %1787 = arith.remui %1786, %c7 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.addi %1780, %1788 : index
                %1790 = arith.addi %1778, %1789 : index
                %1791 = arith.addi %1775, %1790 : index
                vector.store %1776, %kv[%1791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1792 = arith.subi %1654, %kvHeads : index
                %1793 = arith.muli %1792, %c28 : index
                %1794 = arith.addi %1659, %1793 : index
                %1795 = arith.addi %1768, %c8 : index
                %1796 = arith.divui %1795, %c14 : index
                %1797 = arith.muli %1796, %c20 : index
                %1798 = arith.addi %1797, %c11 : index
                %1799 = arith.remui %1795, %c14 : index
                %1800 = arith.divui %1658, %c7 : index
                %1801 = arith.remui %1658, %c7 : index
                %1802 = arith.muli %1801, %c6 : index
                %1803 = arith.addi %1800, %1802 : index
                %1804 = arith.muli %1799, %c14 : index
                %1805 = arith.divui %1803, %c2 : index
                %1806 = arith.muli %1805, %c2 : index
                %1807 = arith.remui %1803, %c7 : index
                %1808 = arith.muli %1807, %c7 : index
                %1809 = arith.addi %1806, %1808 : index
                %1810 = arith.divui %1803, %c7 : index
                %1811 = arith.remui %1810, %c7 : index
                %1812 = arith.addi %1809, %1811 : index
                %1813 = arith.addi %1804, %1812 : index
                %1814 = arith.addi %1798, %1813 : index
                %1815 = arith.addi %1794, %1814 : index
                %1816 = vector.shuffle %1772, %1772 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1816, %kv[%1815] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1817 = arith.addi %1768, %c9 : index
                %1818 = arith.divui %1817, %c14 : index
                %1819 = arith.muli %1818, %c20 : index
                %1820 = arith.addi %1819, %c11 : index
                %1821 = arith.remui %1817, %c14 : index
                %1822 = arith.divui %1658, %c7 : index
                %1823 = arith.remui %1658, %c7 : index
                %1824 = arith.muli %1823, %c6 : index
                %1825 = arith.addi %1822, %1824 : index
                %1826 = arith.muli %1821, %c14 : index
                %1827 = arith.divui %1825, %c2 : index
                %1828 = arith.muli %1827, %c2 : index
                %1829 = arith.remui %1825, %c7 : index
                %1830 = arith.muli %1829, %c7 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.divui %1825, %c7 : index
                %1833 = arith.remui %1832, %c7 : index
                %1834 = arith.addi %1831, %1833 : index
                %1835 = arith.addi %1826, %1834 : index
                %1836 = arith.addi %1820, %1835 : index
                %1837 = arith.addi %1794, %1836 : index
                %1838 = vector.shuffle %1772, %1772 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1838, %kv[%1837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1839 = arith.addi %1768, %c7 : index
                %1840 = arith.divui %1839, %c14 : index
                %1841 = arith.muli %1840, %c20 : index
                %1842 = arith.addi %1841, %c11 : index
                %1843 = arith.remui %1839, %c14 : index
                %1844 = arith.divui %1658, %c7 : index
                %1845 = arith.remui %1658, %c7 : index
                %1846 = arith.muli %1845, %c6 : index
                %1847 = arith.addi %1844, %1846 : index
                %1848 = arith.muli %1843, %c14 : index
                %1849 = arith.divui %1847, %c2 : index
                %1850 = arith.muli %1849, %c2 : index
                %1851 = arith.remui %1847, %c7 : index
                %1852 = arith.muli %1851, %c7 : index
                %1853 = arith.addi %1850, %1852 : index
                %1854 = arith.divui %1847, %c7 : index
                %1855 = arith.remui %1854, %c7 : index
                %1856 = arith.addi %1853, %1855 : index
                %1857 = arith.addi %1848, %1856 : index
                %1858 = arith.addi %1842, %1857 : index
                %1859 = arith.addi %1794, %1858 : index
                %1860 = vector.shuffle %1772, %1772 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1860, %kv[%1859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1861 = arith.addi %1768, %c21 : index
                %1862 = arith.divui %1861, %c14 : index
                %1863 = arith.muli %1862, %c20 : index
                %1864 = arith.addi %1863, %c11 : index
                %1865 = arith.remui %1861, %c14 : index
                %1866 = arith.divui %1658, %c7 : index
                %1867 = arith.remui %1658, %c7 : index
                %1868 = arith.muli %1867, %c6 : index
                %1869 = arith.addi %1866, %1868 : index
                %1870 = arith.muli %1865, %c14 : index
                %1871 = arith.divui %1869, %c2 : index
                %1872 = arith.muli %1871, %c2 : index
                %1873 = arith.remui %1869, %c7 : index
                %1874 = arith.muli %1873, %c7 : index
                %1875 = arith.addi %1872, %1874 : index
                %1876 = arith.divui %1869, %c7 : index
                %1877 = arith.remui %1876, %c7 : index
                %1878 = arith.addi %1875, %1877 : index
                %1879 = arith.addi %1870, %1878 : index
                %1880 = arith.addi %1864, %1879 : index
                %1881 = arith.addi %1794, %1880 : index
                %1882 = vector.shuffle %1772, %1772 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1882, %kv[%1881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1883 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1883 {
            %1884 = wave.lane
            %1885 = arith.muli %1884, %c2 : index
            scf.for %1886 = %1885 to %c5 step %c5 {
              %1887 = arith.addi %1653, %1886 : index
              %1888 = vector.load %15[%1887] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1889 = arith.mulf %1888, %1656 : vector<4xf32>
              %1890 = wave.fp8_encode "e5m2" %1889 : vector<4xf32> -> vector<4xi8>
              %1891 = arith.cmpi slt, %1654, %kvHeads : index
              scf.if %1891 {
                %1892 = arith.muli %1654, %c28 : index
                %1893 = arith.addi %1659, %1892 : index
                %1894 = vector.shuffle %1890, %1890 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1895 = arith.divui %1886, %c14 : index
                %1896 = arith.muli %1895, %c20 : index
                %1897 = arith.remui %1886, %c14 : index
                %1898 = arith.muli %1658, %c14 : index
                %1899 = arith.divui %1897, %c2 : index
                %1900 = arith.muli %1899, %c2 : index
                %1901 = arith.remui %1897, %c7 : index
                %1902 = arith.muli %1901, %c7 : index
                %1903 = arith.addi %1900, %1902 : index
                %1904 = arith.divui %1897, %c7 : index
                %1905 = arith.remui %1904, %c7 : index
                %1906 = arith.addi %1903, %1905 : index
                %1907 = arith.addi %1898, %1906 : index
                %1908 = arith.addi %1896, %1907 : index
                %1909 = arith.addi %1893, %1908 : index
                vector.store %1894, %kv[%1909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1910 = arith.subi %1654, %kvHeads : index
                %1911 = arith.muli %1910, %c28 : index
                %1912 = arith.addi %1659, %1911 : index
                %1913 = arith.addi %1886, %c8 : index
                %1914 = arith.divui %1913, %c14 : index
                %1915 = arith.muli %1914, %c20 : index
                %1916 = arith.addi %1915, %c11 : index
                %1917 = arith.remui %1913, %c14 : index
                %1918 = arith.divui %1658, %c7 : index
                %1919 = arith.remui %1658, %c7 : index
                %1920 = arith.muli %1919, %c6 : index
                %1921 = arith.addi %1918, %1920 : index
                %1922 = arith.muli %1917, %c14 : index
                %1923 = arith.divui %1921, %c2 : index
                %1924 = arith.muli %1923, %c2 : index
                %1925 = arith.remui %1921, %c7 : index
                %1926 = arith.muli %1925, %c7 : index
                %1927 = arith.addi %1924, %1926 : index
                %1928 = arith.divui %1921, %c7 : index
                %1929 = arith.remui %1928, %c7 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.addi %1922, %1930 : index
                %1932 = arith.addi %1916, %1931 : index
                %1933 = arith.addi %1912, %1932 : index
                %1934 = vector.shuffle %1890, %1890 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1934, %kv[%1933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1935 = arith.addi %1886, %c9 : index
                %1936 = arith.divui %1935, %c14 : index
                %1937 = arith.muli %1936, %c20 : index
                %1938 = arith.addi %1937, %c11 : index
                %1939 = arith.remui %1935, %c14 : index
                %1940 = arith.divui %1658, %c7 : index
                %1941 = arith.remui %1658, %c7 : index
                %1942 = arith.muli %1941, %c6 : index
                %1943 = arith.addi %1940, %1942 : index
                %1944 = arith.muli %1939, %c14 : index
                %1945 = arith.divui %1943, %c2 : index
                %1946 = arith.muli %1945, %c2 : index
                %1947 = arith.remui %1943, %c7 : index
                %1948 = arith.muli %1947, %c7 : index
                %1949 = arith.addi %1946, %1948 : index
                %1950 = arith.divui %1943, %c7 : index
                %1951 = arith.remui %1950, %c7 : index
                %1952 = arith.addi %1949, %1951 : index
                %1953 = arith.addi %1944, %1952 : index
                %1954 = arith.addi %1938, %1953 : index
                %1955 = arith.addi %1912, %1954 : index
                %1956 = vector.shuffle %1890, %1890 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1956, %kv[%1955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1957 = arith.addi %1886, %c7 : index
                %1958 = arith.divui %1957, %c14 : index
                %1959 = arith.muli %1958, %c20 : index
                %1960 = arith.addi %1959, %c11 : index
                %1961 = arith.remui %1957, %c14 : index
                %1962 = arith.divui %1658, %c7 : index
                %1963 = arith.remui %1658, %c7 : index
                %1964 = arith.muli %1963, %c6 : index
                %1965 = arith.addi %1962, %1964 : index
                %1966 = arith.muli %1961, %c14 : index
                %1967 = arith.divui %1965, %c2 : index
                %1968 = arith.muli %1967, %c2 : index
                %1969 = arith.remui %1965, %c7 : index
                %1970 = arith.muli %1969, %c7 : index
                %1971 = arith.addi %1968, %1970 : index
                %1972 = arith.divui %1965, %c7 : index
                %1973 = arith.remui %1972, %c7 : index
                %1974 = arith.addi %1971, %1973 : index
                %1975 = arith.addi %1966, %1974 : index
                %1976 = arith.addi %1960, %1975 : index
                %1977 = arith.addi %1912, %1976 : index
                %1978 = vector.shuffle %1890, %1890 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1978, %kv[%1977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1979 = arith.addi %1886, %c21 : index
                %1980 = arith.divui %1979, %c14 : index
                %1981 = arith.muli %1980, %c20 : index
                %1982 = arith.addi %1981, %c11 : index
                %1983 = arith.remui %1979, %c14 : index
                %1984 = arith.divui %1658, %c7 : index
                %1985 = arith.remui %1658, %c7 : index
                %1986 = arith.muli %1985, %c6 : index
                %1987 = arith.addi %1984, %1986 : index
                %1988 = arith.muli %1983, %c14 : index
                %1989 = arith.divui %1987, %c2 : index
                %1990 = arith.muli %1989, %c2 : index
                %1991 = arith.remui %1987, %c7 : index
                %1992 = arith.muli %1991, %c7 : index
                %1993 = arith.addi %1990, %1992 : index
                %1994 = arith.divui %1987, %c7 : index
                %1995 = arith.remui %1994, %c7 : index
                %1996 = arith.addi %1993, %1995 : index
                %1997 = arith.addi %1988, %1996 : index
                %1998 = arith.addi %1982, %1997 : index
                %1999 = arith.addi %1912, %1998 : index
                %2000 = vector.shuffle %1890, %1890 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2000, %kv[%1999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2001 = arith.addi %18, %c4 : index
    %2002 = wave.lane
    %2003 = arith.muli %3, %c7 : index
    %2004 = arith.muli %2003, %c20 : index
    %2005 = arith.addi %2004, %2002 : index
    %2006 = arith.muli %4, %c11 : index
    %2007 = arith.addi %2006, %2005 : index
    %2008 = arith.addi %2007, %c8 : index
    %2009 = arith.addi %2008, %c8 : index
    %2010 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %2010, %14[%2009] : memref<?xf32>
    %2011 = arith.muli %4, %c11 : index
    %2012 = arith.addi %2011, %2005 : index
    %2013 = arith.addi %2012, %c8 : index
    %2014 = arith.addi %2013, %c4 : index
    %2015 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %2015, %14[%2014] : memref<?xf32>
    %2016 = arith.muli %4, %c11 : index
    %2017 = arith.addi %2016, %2005 : index
    %2018 = arith.addi %2017, %c8 : index
    %2019 = arith.addi %2018, %c12 : index
    %2020 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %2020, %14[%2019] : memref<?xf32>
    %2021 = arith.muli %4, %c11 : index
    %2022 = arith.addi %2021, %2005 : index
    %2023 = arith.addi %2022, %c8 : index
    %2024 = arith.addi %2023, %c22 : index
    %2025 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %2025, %14[%2024] : memref<?xf32>
    %2026 = arith.muli %4, %c11 : index
    %2027 = arith.addi %2026, %2005 : index
    %2028 = arith.addi %2027, %c8 : index
    %2029 = arith.addi %2028, %c5 : index
    %2030 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %2030, %14[%2029] : memref<?xf32>
    %2031 = arith.muli %4, %c11 : index
    %2032 = arith.addi %2031, %2005 : index
    %2033 = arith.addi %2032, %c8 : index
    %2034 = arith.addi %2033, %c23 : index
    %2035 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %2035, %14[%2034] : memref<?xf32>
    %2036 = arith.muli %4, %c11 : index
    %2037 = arith.addi %2036, %2005 : index
    %2038 = arith.addi %2037, %c8 : index
    %2039 = arith.addi %2038, %c24 : index
    %2040 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %2040, %14[%2039] : memref<?xf32>
    %2041 = arith.muli %4, %c11 : index
    %2042 = arith.addi %2041, %2005 : index
    %2043 = arith.addi %2042, %c8 : index
    %2044 = arith.addi %2043, %c25 : index
    %2045 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %2045, %14[%2044] : memref<?xf32>
    %2046 = arith.muli %4, %c11 : index
    %2047 = arith.addi %2046, %2005 : index
    %2048 = arith.addi %2047, %c20 : index
    %2049 = arith.addi %2048, %c8 : index
    %2050 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %2050, %14[%2049] : memref<?xf32>
    %2051 = arith.muli %4, %c11 : index
    %2052 = arith.addi %2051, %2005 : index
    %2053 = arith.addi %2052, %c20 : index
    %2054 = arith.addi %2053, %c4 : index
    %2055 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %2055, %14[%2054] : memref<?xf32>
    %2056 = arith.muli %4, %c11 : index
    %2057 = arith.addi %2056, %2005 : index
    %2058 = arith.addi %2057, %c20 : index
    %2059 = arith.addi %2058, %c12 : index
    %2060 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %2060, %14[%2059] : memref<?xf32>
    %2061 = arith.muli %4, %c11 : index
    %2062 = arith.addi %2061, %2005 : index
    %2063 = arith.addi %2062, %c20 : index
    %2064 = arith.addi %2063, %c22 : index
    %2065 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %2065, %14[%2064] : memref<?xf32>
    %2066 = arith.muli %4, %c11 : index
    %2067 = arith.addi %2066, %2005 : index
    %2068 = arith.addi %2067, %c20 : index
    %2069 = arith.addi %2068, %c5 : index
    %2070 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %2070, %14[%2069] : memref<?xf32>
    %2071 = arith.muli %4, %c11 : index
    %2072 = arith.addi %2071, %2005 : index
    %2073 = arith.addi %2072, %c20 : index
    %2074 = arith.addi %2073, %c23 : index
    %2075 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %2075, %14[%2074] : memref<?xf32>
    %2076 = arith.muli %4, %c11 : index
    %2077 = arith.addi %2076, %2005 : index
    %2078 = arith.addi %2077, %c20 : index
    %2079 = arith.addi %2078, %c24 : index
    %2080 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %2080, %14[%2079] : memref<?xf32>
    %2081 = arith.muli %4, %c11 : index
    %2082 = arith.addi %2081, %2005 : index
    %2083 = arith.addi %2082, %c20 : index
    %2084 = arith.addi %2083, %c25 : index
    %2085 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %2085, %14[%2084] : memref<?xf32>
    wave.barrier
    %2086 = arith.muli %4, %c7 : index
    %2087 = arith.addi %2086, %c8 : index
    %2088 = arith.muli %2087, %c7 : index
    %2089 = arith.divui %2002, %c14 : index
    %2090 = arith.addi %2088, %2089 : index
    %2091 = arith.addi %2001, %2090 : index
    %2092 = arith.cmpi slt, %2091, %17 : index
    scf.if %2092 {
      %2093 = arith.cmpi eq, %hasFactors, %c9 : index
      %2094 = arith.muli %2091, %c7 : index
      %2095 = memref.load %factors[%2094] : memref<?xf32>
      %2096 = arith.mulf %2095, %operandScale : f32
      %2097 = arith.select %2093, %2096, %operandScale : f32
      %2098 = arith.addi %2005, %c8 : index
      %2099 = arith.muli %2087, %c4 : index
      %2100 = arith.addi %2098, %2099 : index
      %2101 = memref.load %14[%2100] : memref<?xf32>
      %2102 = arith.addi %2100, %c11 : index
      %2103 = memref.load %14[%2102] : memref<?xf32>
      %2104 = arith.addf %2101, %2103 : f32
      %2105 = arith.addi %2100, %c28 : index
      %2106 = memref.load %14[%2105] : memref<?xf32>
      %2107 = arith.addf %2104, %2106 : f32
      %2108 = arith.addi %2100, %c29 : index
      %2109 = memref.load %14[%2108] : memref<?xf32>
      %2110 = arith.addf %2107, %2109 : f32
      %2111 = arith.remui %2002, %c14 : index
      %2112 = arith.muli %2111, %c2 : index
      %2113 = arith.addi %11, %2112 : index
      %2114 = vector.load %w[%2113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2115 = vector.bitcast %2114 : vector<4xi8> to vector<1xf32>
      %2116 = vector.extract %2115[0] : f32 from vector<1xf32>
      %2117 = arith.mulf %2116, %2097 : f32
      %2118 = arith.mulf %2110, %2117 : f32
      %2119 = arith.muli %3, %c7 : index
      %2120 = arith.addi %2119, %c8 : index
      %2121 = arith.muli %2120, %c14 : index
      %2122 = arith.remui %2002, %c14 : index
      %2123 = arith.addi %2121, %2122 : index
      %2124 = arith.muli %2090, %c5 : index
      %2125 = arith.addi %2124, %2123 : index
      memref.store %2118, %15[%2125] : memref<?xf32>
      %2126 = arith.addi %2005, %c20 : index
      %2127 = arith.muli %2087, %c4 : index
      %2128 = arith.addi %2126, %2127 : index
      %2129 = memref.load %14[%2128] : memref<?xf32>
      %2130 = arith.addi %2128, %c11 : index
      %2131 = memref.load %14[%2130] : memref<?xf32>
      %2132 = arith.addf %2129, %2131 : f32
      %2133 = arith.addi %2128, %c28 : index
      %2134 = memref.load %14[%2133] : memref<?xf32>
      %2135 = arith.addf %2132, %2134 : f32
      %2136 = arith.addi %2128, %c29 : index
      %2137 = memref.load %14[%2136] : memref<?xf32>
      %2138 = arith.addf %2135, %2137 : f32
      %2139 = arith.remui %2002, %c14 : index
      %2140 = arith.muli %2139, %c2 : index
      %2141 = arith.addi %13, %2140 : index
      %2142 = vector.load %w[%2141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2143 = vector.bitcast %2142 : vector<4xi8> to vector<1xf32>
      %2144 = vector.extract %2143[0] : f32 from vector<1xf32>
      %2145 = arith.mulf %2144, %2097 : f32
      %2146 = arith.mulf %2138, %2145 : f32
      %2147 = arith.muli %3, %c7 : index
      %2148 = arith.addi %2147, %c9 : index
      %2149 = arith.muli %2148, %c14 : index
      %2150 = arith.remui %2002, %c14 : index
      %2151 = arith.addi %2149, %2150 : index
      %2152 = arith.muli %2090, %c5 : index
      %2153 = arith.addi %2152, %2151 : index
      memref.store %2146, %15[%2153] : memref<?xf32>
    }
    %2154 = arith.muli %4, %c7 : index
    %2155 = arith.addi %2154, %c9 : index
    %2156 = arith.muli %2155, %c7 : index
    %2157 = arith.divui %2002, %c14 : index
    %2158 = arith.addi %2156, %2157 : index
    %2159 = arith.addi %2001, %2158 : index
    %2160 = arith.cmpi slt, %2159, %17 : index
    scf.if %2160 {
      %2161 = arith.cmpi eq, %hasFactors, %c9 : index
      %2162 = arith.muli %2159, %c7 : index
      %2163 = memref.load %factors[%2162] : memref<?xf32>
      %2164 = arith.mulf %2163, %operandScale : f32
      %2165 = arith.select %2161, %2164, %operandScale : f32
      %2166 = arith.addi %2005, %c8 : index
      %2167 = arith.muli %2155, %c4 : index
      %2168 = arith.addi %2166, %2167 : index
      %2169 = memref.load %14[%2168] : memref<?xf32>
      %2170 = arith.addi %2168, %c11 : index
      %2171 = memref.load %14[%2170] : memref<?xf32>
      %2172 = arith.addf %2169, %2171 : f32
      %2173 = arith.addi %2168, %c28 : index
      %2174 = memref.load %14[%2173] : memref<?xf32>
      %2175 = arith.addf %2172, %2174 : f32
      %2176 = arith.addi %2168, %c29 : index
      %2177 = memref.load %14[%2176] : memref<?xf32>
      %2178 = arith.addf %2175, %2177 : f32
      %2179 = arith.remui %2002, %c14 : index
      %2180 = arith.muli %2179, %c2 : index
      %2181 = arith.addi %11, %2180 : index
      %2182 = vector.load %w[%2181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2183 = vector.bitcast %2182 : vector<4xi8> to vector<1xf32>
      %2184 = vector.extract %2183[0] : f32 from vector<1xf32>
      %2185 = arith.mulf %2184, %2165 : f32
      %2186 = arith.mulf %2178, %2185 : f32
      %2187 = arith.muli %3, %c7 : index
      %2188 = arith.addi %2187, %c8 : index
      %2189 = arith.muli %2188, %c14 : index
      %2190 = arith.remui %2002, %c14 : index
      %2191 = arith.addi %2189, %2190 : index
      %2192 = arith.muli %2158, %c5 : index
      %2193 = arith.addi %2192, %2191 : index
      memref.store %2186, %15[%2193] : memref<?xf32>
      %2194 = arith.addi %2005, %c20 : index
      %2195 = arith.muli %2155, %c4 : index
      %2196 = arith.addi %2194, %2195 : index
      %2197 = memref.load %14[%2196] : memref<?xf32>
      %2198 = arith.addi %2196, %c11 : index
      %2199 = memref.load %14[%2198] : memref<?xf32>
      %2200 = arith.addf %2197, %2199 : f32
      %2201 = arith.addi %2196, %c28 : index
      %2202 = memref.load %14[%2201] : memref<?xf32>
      %2203 = arith.addf %2200, %2202 : f32
      %2204 = arith.addi %2196, %c29 : index
      %2205 = memref.load %14[%2204] : memref<?xf32>
      %2206 = arith.addf %2203, %2205 : f32
      %2207 = arith.remui %2002, %c14 : index
      %2208 = arith.muli %2207, %c2 : index
      %2209 = arith.addi %13, %2208 : index
      %2210 = vector.load %w[%2209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2211 = vector.bitcast %2210 : vector<4xi8> to vector<1xf32>
      %2212 = vector.extract %2211[0] : f32 from vector<1xf32>
      %2213 = arith.mulf %2212, %2165 : f32
      %2214 = arith.mulf %2206, %2213 : f32
      %2215 = arith.muli %3, %c7 : index
      %2216 = arith.addi %2215, %c9 : index
      %2217 = arith.muli %2216, %c14 : index
      %2218 = arith.remui %2002, %c14 : index
      %2219 = arith.addi %2217, %2218 : index
      %2220 = arith.muli %2158, %c5 : index
      %2221 = arith.addi %2220, %2219 : index
      memref.store %2214, %15[%2221] : memref<?xf32>
    }
    wave.barrier
    %2222 = arith.addi %18, %c4 : index
    %2223 = wave.wave
    %2224 = arith.addi %2223, %c8 : index
    %2225 = arith.addi %2222, %2224 : index
    %2226 = arith.cmpi slt, %2225, %17 : index
    scf.if %2226 {
      %2227 = arith.addi %2222, %2224 : index
      %2228 = arith.muli %2224, %c5 : index
      %2229 = wave.lane
      %2230 = arith.addi %2229, %c8 : index
      %2231 = arith.cmpi eq, %hasBias, %c9 : index
      %2232 = arith.addi %2228, %2230 : index
      %2233 = memref.load %15[%2232] : memref<?xf32>
      %2234 = arith.muli %0, %c5 : index
      %2235 = arith.addi %2234, %2230 : index
      %2236 = memref.load %bias[%2235] : memref<?xf32>
      %2237 = arith.addf %2233, %2236 : f32
      %2238 = arith.select %2231, %2237, %2233 : f32
      %2239 = arith.addi %2230, %c12 : index
      %2240 = arith.cmpi eq, %hasBias, %c9 : index
      %2241 = arith.addi %2228, %2239 : index
      %2242 = memref.load %15[%2241] : memref<?xf32>
      %2243 = arith.muli %0, %c5 : index
      %2244 = arith.addi %2243, %2239 : index
      %2245 = memref.load %bias[%2244] : memref<?xf32>
      %2246 = arith.addf %2242, %2245 : f32
      %2247 = arith.select %2240, %2246, %2242 : f32
      %2248 = arith.addi %2229, %c4 : index
      %2249 = arith.cmpi eq, %hasBias, %c9 : index
      %2250 = arith.addi %2228, %2248 : index
      %2251 = memref.load %15[%2250] : memref<?xf32>
      %2252 = arith.muli %0, %c5 : index
      %2253 = arith.addi %2252, %2248 : index
      %2254 = memref.load %bias[%2253] : memref<?xf32>
      %2255 = arith.addf %2251, %2254 : f32
      %2256 = arith.select %2249, %2255, %2251 : f32
      %2257 = arith.addi %2248, %c12 : index
      %2258 = arith.cmpi eq, %hasBias, %c9 : index
      %2259 = arith.addi %2228, %2257 : index
      %2260 = memref.load %15[%2259] : memref<?xf32>
      %2261 = arith.muli %0, %c5 : index
      %2262 = arith.addi %2261, %2257 : index
      %2263 = memref.load %bias[%2262] : memref<?xf32>
      %2264 = arith.addf %2260, %2263 : f32
      %2265 = arith.select %2258, %2264, %2260 : f32
      %2266 = arith.addi %heads, %kvHeads : index
      %2267 = arith.cmpi slt, %0, %2266 : index
      scf.if %2267 {
        %2268 = arith.addi %positionsAt, %2227 : index
        %2269 = memref.load %step[%2268] : memref<?xi32>
        %2270 = arith.index_cast %2269 : i32 to index
        %2271 = arith.cmpi eq, %hasNorm, %c9 : index
        %2272 = math.fma %2238, %2238, %c33 : f32
        %2273 = math.fma %2247, %2247, %2272 : f32
        %2274 = math.fma %2256, %2256, %2273 : f32
        %2275 = math.fma %2265, %2265, %2274 : f32
        %2276 = vector.broadcast %2275 : f32 to vector<1xf32>
        %2277 = wave.reduce "add" %2276 : vector<1xf32>
        %2278 = arith.mulf %2277, %inverseHeadDim : f32
        %2279 = arith.addf %2278, %epsilon : f32
        %2280 = math.sqrt %2279 : f32
        %2281 = arith.divf %c35, %2280 : f32
        %2282 = arith.cmpi slt, %0, %heads : index
        %2283 = arith.addi %2230, %c12 : index
        %2284 = memref.load %query_norm[%2230] : memref<?xf32>
        %2285 = memref.load %key_norm[%2230] : memref<?xf32>
        %2286 = arith.select %2282, %2284, %2285 : f32
        %2287 = arith.mulf %2238, %2281 : f32
        %2288 = arith.mulf %2287, %2286 : f32
        %2289 = arith.select %2271, %2288, %2238 : f32
        %2290 = memref.load %query_norm[%2283] : memref<?xf32>
        %2291 = memref.load %key_norm[%2283] : memref<?xf32>
        %2292 = arith.select %2282, %2290, %2291 : f32
        %2293 = arith.mulf %2247, %2281 : f32
        %2294 = arith.mulf %2293, %2292 : f32
        %2295 = arith.select %2271, %2294, %2247 : f32
        %2296 = arith.addi %2248, %c12 : index
        %2297 = memref.load %query_norm[%2248] : memref<?xf32>
        %2298 = memref.load %key_norm[%2248] : memref<?xf32>
        %2299 = arith.select %2282, %2297, %2298 : f32
        %2300 = arith.mulf %2256, %2281 : f32
        %2301 = arith.mulf %2300, %2299 : f32
        %2302 = arith.select %2271, %2301, %2256 : f32
        %2303 = memref.load %query_norm[%2296] : memref<?xf32>
        %2304 = memref.load %key_norm[%2296] : memref<?xf32>
        %2305 = arith.select %2282, %2303, %2304 : f32
        %2306 = arith.mulf %2265, %2281 : f32
        %2307 = arith.mulf %2306, %2305 : f32
        %2308 = arith.select %2271, %2307, %2265 : f32
        %2309 = arith.remui %2270, %c20 : index
        %2310 = arith.muli %2309, %c5 : index
        %2311 = arith.addi %2310, %2230 : index
        %2312 = arith.divui %2270, %c20 : index
        %2313 = arith.addi %2312, %c20 : index
        %2314 = arith.muli %2313, %c5 : index
        %2315 = arith.addi %2314, %2230 : index
        %2316 = memref.load %rope[%2311] : memref<?xf32>
        %2317 = arith.addi %2311, %c12 : index
        %2318 = memref.load %rope[%2317] : memref<?xf32>
        %2319 = memref.load %rope[%2315] : memref<?xf32>
        %2320 = arith.addi %2315, %c12 : index
        %2321 = memref.load %rope[%2320] : memref<?xf32>
        %2322 = arith.mulf %2319, %2316 : f32
        %2323 = arith.mulf %2321, %2318 : f32
        %2324 = arith.subf %2322, %2323 : f32
        %2325 = arith.mulf %2321, %2316 : f32
        %2326 = arith.mulf %2319, %2318 : f32
        %2327 = arith.addf %2325, %2326 : f32
        %2328 = arith.mulf %2289, %2324 : f32
        %2329 = arith.mulf %2295, %2327 : f32
        %2330 = arith.subf %2328, %2329 : f32
        %2331 = arith.mulf %2295, %2324 : f32
        %2332 = arith.mulf %2289, %2327 : f32
        %2333 = arith.addf %2331, %2332 : f32
        %2334 = arith.cmpi slt, %0, %heads : index
        scf.if %2334 {
          %2335 = arith.muli %2227, %heads : index
          %2336 = arith.addi %2335, %0 : index
          %2337 = arith.muli %2336, %c5 : index
          %2338 = arith.addi %2337, %2230 : index
          memref.store %2330, %q[%2338] : memref<?xf32>
          %2339 = arith.addi %2338, %c12 : index
          memref.store %2333, %q[%2339] : memref<?xf32>
        } else {
          %2340 = arith.addi %2228, %2230 : index
          memref.store %2330, %15[%2340] : memref<?xf32>
          %2341 = arith.addi %2228, %2230 : index
          %2342 = arith.addi %2341, %c12 : index
          memref.store %2333, %15[%2342] : memref<?xf32>
        }
        %2343 = arith.remui %2270, %c20 : index
        %2344 = arith.muli %2343, %c5 : index
        %2345 = arith.addi %2344, %2248 : index
        %2346 = arith.divui %2270, %c20 : index
        %2347 = arith.addi %2346, %c20 : index
        %2348 = arith.muli %2347, %c5 : index
        %2349 = arith.addi %2348, %2248 : index
        %2350 = memref.load %rope[%2345] : memref<?xf32>
        %2351 = arith.addi %2345, %c12 : index
        %2352 = memref.load %rope[%2351] : memref<?xf32>
        %2353 = memref.load %rope[%2349] : memref<?xf32>
        %2354 = arith.addi %2349, %c12 : index
        %2355 = memref.load %rope[%2354] : memref<?xf32>
        %2356 = arith.mulf %2353, %2350 : f32
        %2357 = arith.mulf %2355, %2352 : f32
        %2358 = arith.subf %2356, %2357 : f32
        %2359 = arith.mulf %2355, %2350 : f32
        %2360 = arith.mulf %2353, %2352 : f32
        %2361 = arith.addf %2359, %2360 : f32
        %2362 = arith.mulf %2302, %2358 : f32
        %2363 = arith.mulf %2308, %2361 : f32
        %2364 = arith.subf %2362, %2363 : f32
        %2365 = arith.mulf %2308, %2358 : f32
        %2366 = arith.mulf %2302, %2361 : f32
        %2367 = arith.addf %2365, %2366 : f32
        %2368 = arith.cmpi slt, %0, %heads : index
        scf.if %2368 {
          %2369 = arith.muli %2227, %heads : index
          %2370 = arith.addi %2369, %0 : index
          %2371 = arith.muli %2370, %c5 : index
          %2372 = arith.addi %2371, %2248 : index
          memref.store %2364, %q[%2372] : memref<?xf32>
          %2373 = arith.addi %2372, %c12 : index
          memref.store %2367, %q[%2373] : memref<?xf32>
        } else {
          %2374 = arith.addi %2228, %2248 : index
          memref.store %2364, %15[%2374] : memref<?xf32>
          %2375 = arith.addi %2228, %2248 : index
          %2376 = arith.addi %2375, %c12 : index
          memref.store %2367, %15[%2376] : memref<?xf32>
        }
      } else {
        %2377 = arith.cmpi slt, %0, %heads : index
        scf.if %2377 {
          %2378 = arith.muli %2227, %heads : index
          %2379 = arith.addi %2378, %0 : index
          %2380 = arith.muli %2379, %c5 : index
          %2381 = arith.addi %2380, %2230 : index
          memref.store %2238, %q[%2381] : memref<?xf32>
          %2382 = arith.addi %2381, %c12 : index
          memref.store %2247, %q[%2382] : memref<?xf32>
        } else {
          %2383 = arith.addi %2228, %2230 : index
          memref.store %2238, %15[%2383] : memref<?xf32>
          %2384 = arith.addi %2228, %2230 : index
          %2385 = arith.addi %2384, %c12 : index
          memref.store %2247, %15[%2385] : memref<?xf32>
        }
        %2386 = arith.cmpi slt, %0, %heads : index
        scf.if %2386 {
          %2387 = arith.muli %2227, %heads : index
          %2388 = arith.addi %2387, %0 : index
          %2389 = arith.muli %2388, %c5 : index
          %2390 = arith.addi %2389, %2248 : index
          memref.store %2256, %q[%2390] : memref<?xf32>
          %2391 = arith.addi %2390, %c12 : index
          memref.store %2265, %q[%2391] : memref<?xf32>
        } else {
          %2392 = arith.addi %2228, %2248 : index
          memref.store %2256, %15[%2392] : memref<?xf32>
          %2393 = arith.addi %2228, %2248 : index
          %2394 = arith.addi %2393, %c12 : index
          memref.store %2265, %15[%2394] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2395 = arith.cmpi sge, %0, %heads : index
    scf.if %2395 {
      %2396 = arith.addi %2223, %c8 : index
      %2397 = arith.addi %2222, %2396 : index
      %2398 = arith.cmpi slt, %2397, %17 : index
      scf.if %2398 {
        %2399 = arith.addi %2222, %2396 : index
        %2400 = arith.addi %slotsAt, %2399 : index
        %2401 = memref.load %step[%2400] : memref<?xi32>
        %2402 = arith.index_cast %2401 : i32 to index
        %2403 = arith.cmpi sge, %2402, %c8 : index
        scf.if %2403 {
          %2404 = arith.muli %2396, %c5 : index
          %2405 = arith.subi %0, %heads : index
          %2406 = memref.load %scales[%2405] : memref<?xf32>
          %2407 = vector.broadcast %2406 : f32 to vector<4xf32>
          %2408 = arith.divui %2402, %c14 : index
          %2409 = arith.remui %2402, %c14 : index
          %2410 = arith.muli %2408, %pageBytes : index
          %2411 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2411 {
            %2412 = wave.lane
            %2413 = arith.muli %2412, %c2 : index
            scf.for %2414 = %2413 to %c5 step %c5 {
              %2415 = arith.addi %2404, %2414 : index
              %2416 = vector.load %15[%2415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2417 = arith.mulf %2416, %2407 : vector<4xf32>
              %2418 = arith.minimumf %2417, %c40 : vector<4xf32>
              %2419 = arith.maximumf %2418, %c41 : vector<4xf32>
              %2420 = arith.truncf %2419 : vector<4xf32> to vector<4xf16>
              %2421 = vector.bitcast %2420 : vector<4xf16> to vector<8xi8>
              %2422 = arith.cmpi slt, %2405, %kvHeads : index
              scf.if %2422 {
                %2423 = arith.muli %2405, %c10 : index
                %2424 = arith.addi %2410, %2423 : index
                %2425 = arith.divui %2414, %c14 : index
                %2426 = arith.muli %2425, %c19 : index
                %2427 = arith.remui %2414, %c14 : index
                %2428 = arith.divui %2427, %c6 : index
                %2429 = arith.muli %2428, %c20 : index
                %2430 = arith.muli %2409, %c14 : index
                %2431 = arith.addi %2429, %2430 : index
                %2432 = arith.remui %2427, %c6 : index
                %2433 = arith.muli %2432, %c7 : index
                %2434 = arith.addi %2431, %2433 : index
                %2435 = arith.addi %2426, %2434 : index
                %2436 = arith.addi %2424, %2435 : index
                vector.store %2421, %kv[%2436] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2437 = arith.subi %2405, %kvHeads : index
                %2438 = arith.muli %2437, %c10 : index
                %2439 = arith.addi %2410, %2438 : index
                %2440 = arith.addi %2414, %c8 : index
                %2441 = arith.divui %2440, %c14 : index
                %2442 = arith.muli %2441, %c19 : index
                %2443 = arith.addi %2442, %c28 : index
                %2444 = arith.remui %2440, %c14 : index
                %2445 = arith.divui %2409, %c7 : index
                %2446 = arith.remui %2409, %c7 : index
                %2447 = arith.muli %2446, %c6 : index
                %2448 = arith.addi %2445, %2447 : index
                %2449 = arith.divui %2448, %c6 : index
                %2450 = arith.muli %2449, %c20 : index
                %2451 = arith.muli %2444, %c14 : index
                %2452 = arith.addi %2450, %2451 : index
                %2453 = arith.remui %2448, %c6 : index
                %2454 = arith.muli %2453, %c7 : index
                %2455 = arith.addi %2452, %2454 : index
                %2456 = arith.addi %2443, %2455 : index
                %2457 = arith.addi %2439, %2456 : index
                %2458 = vector.shuffle %2421, %2421 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2458, %kv[%2457] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2459 = arith.addi %2414, %c9 : index
                %2460 = arith.divui %2459, %c14 : index
                %2461 = arith.muli %2460, %c19 : index
                %2462 = arith.addi %2461, %c28 : index
                %2463 = arith.remui %2459, %c14 : index
                %2464 = arith.divui %2409, %c7 : index
                %2465 = arith.remui %2409, %c7 : index
                %2466 = arith.muli %2465, %c6 : index
                %2467 = arith.addi %2464, %2466 : index
                %2468 = arith.divui %2467, %c6 : index
                %2469 = arith.muli %2468, %c20 : index
                %2470 = arith.muli %2463, %c14 : index
                %2471 = arith.addi %2469, %2470 : index
                %2472 = arith.remui %2467, %c6 : index
                %2473 = arith.muli %2472, %c7 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.addi %2462, %2474 : index
                %2476 = arith.addi %2439, %2475 : index
                %2477 = vector.shuffle %2421, %2421 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2477, %kv[%2476] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2478 = arith.addi %2414, %c7 : index
                %2479 = arith.divui %2478, %c14 : index
                %2480 = arith.muli %2479, %c19 : index
                %2481 = arith.addi %2480, %c28 : index
                %2482 = arith.remui %2478, %c14 : index
                %2483 = arith.divui %2409, %c7 : index
                %2484 = arith.remui %2409, %c7 : index
                %2485 = arith.muli %2484, %c6 : index
                %2486 = arith.addi %2483, %2485 : index
                %2487 = arith.divui %2486, %c6 : index
                %2488 = arith.muli %2487, %c20 : index
                %2489 = arith.muli %2482, %c14 : index
                %2490 = arith.addi %2488, %2489 : index
                %2491 = arith.remui %2486, %c6 : index
                %2492 = arith.muli %2491, %c7 : index
                %2493 = arith.addi %2490, %2492 : index
                %2494 = arith.addi %2481, %2493 : index
                %2495 = arith.addi %2439, %2494 : index
                %2496 = vector.shuffle %2421, %2421 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2496, %kv[%2495] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2497 = arith.addi %2414, %c21 : index
                %2498 = arith.divui %2497, %c14 : index
                %2499 = arith.muli %2498, %c19 : index
                %2500 = arith.addi %2499, %c28 : index
                %2501 = arith.remui %2497, %c14 : index
                %2502 = arith.divui %2409, %c7 : index
                %2503 = arith.remui %2409, %c7 : index
                %2504 = arith.muli %2503, %c6 : index
                %2505 = arith.addi %2502, %2504 : index
                %2506 = arith.divui %2505, %c6 : index
                %2507 = arith.muli %2506, %c20 : index
                %2508 = arith.muli %2501, %c14 : index
                %2509 = arith.addi %2507, %2508 : index
                %2510 = arith.remui %2505, %c6 : index
                %2511 = arith.muli %2510, %c7 : index
                %2512 = arith.addi %2509, %2511 : index
                %2513 = arith.addi %2500, %2512 : index
                %2514 = arith.addi %2439, %2513 : index
                %2515 = vector.shuffle %2421, %2421 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2515, %kv[%2514] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2516 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2516 {
            %2517 = wave.lane
            %2518 = arith.muli %2517, %c2 : index
            scf.for %2519 = %2518 to %c5 step %c5 {
              %2520 = arith.addi %2404, %2519 : index
              %2521 = vector.load %15[%2520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2522 = arith.mulf %2521, %2407 : vector<4xf32>
              %2523 = wave.fp8_encode "e4m3" %2522 : vector<4xf32> -> vector<4xi8>
              %2524 = arith.cmpi slt, %2405, %kvHeads : index
              scf.if %2524 {
                %2525 = arith.muli %2405, %c28 : index
                %2526 = arith.addi %2410, %2525 : index
                %2527 = vector.shuffle %2523, %2523 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2528 = arith.divui %2519, %c14 : index
                %2529 = arith.muli %2528, %c20 : index
                %2530 = arith.remui %2519, %c14 : index
                %2531 = arith.muli %2409, %c14 : index
                %2532 = arith.divui %2530, %c2 : index
                %2533 = arith.muli %2532, %c2 : index
                %2534 = arith.remui %2530, %c7 : index
                %2535 = arith.muli %2534, %c7 : index
                %2536 = arith.addi %2533, %2535 : index
                %2537 = arith.divui %2530, %c7 : index
                %2538 = arith.remui %2537, %c7 : index
                %2539 = arith.addi %2536, %2538 : index
                %2540 = arith.addi %2531, %2539 : index
                %2541 = arith.addi %2529, %2540 : index
                %2542 = arith.addi %2526, %2541 : index
                vector.store %2527, %kv[%2542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2543 = arith.subi %2405, %kvHeads : index
                %2544 = arith.muli %2543, %c28 : index
                %2545 = arith.addi %2410, %2544 : index
                %2546 = arith.addi %2519, %c8 : index
                %2547 = arith.divui %2546, %c14 : index
                %2548 = arith.muli %2547, %c20 : index
                %2549 = arith.addi %2548, %c11 : index
                %2550 = arith.remui %2546, %c14 : index
                %2551 = arith.divui %2409, %c7 : index
                %2552 = arith.remui %2409, %c7 : index
                %2553 = arith.muli %2552, %c6 : index
                %2554 = arith.addi %2551, %2553 : index
                %2555 = arith.muli %2550, %c14 : index
                %2556 = arith.divui %2554, %c2 : index
                %2557 = arith.muli %2556, %c2 : index
                %2558 = arith.remui %2554, %c7 : index
                %2559 = arith.muli %2558, %c7 : index
                %2560 = arith.addi %2557, %2559 : index
                %2561 = arith.divui %2554, %c7 : index
                %2562 = arith.remui %2561, %c7 : index
                %2563 = arith.addi %2560, %2562 : index
                %2564 = arith.addi %2555, %2563 : index
                %2565 = arith.addi %2549, %2564 : index
                %2566 = arith.addi %2545, %2565 : index
                %2567 = vector.shuffle %2523, %2523 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2567, %kv[%2566] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2568 = arith.addi %2519, %c9 : index
                %2569 = arith.divui %2568, %c14 : index
                %2570 = arith.muli %2569, %c20 : index
                %2571 = arith.addi %2570, %c11 : index
                %2572 = arith.remui %2568, %c14 : index
                %2573 = arith.divui %2409, %c7 : index
                %2574 = arith.remui %2409, %c7 : index
                %2575 = arith.muli %2574, %c6 : index
                %2576 = arith.addi %2573, %2575 : index
                %2577 = arith.muli %2572, %c14 : index
                %2578 = arith.divui %2576, %c2 : index
                %2579 = arith.muli %2578, %c2 : index
                %2580 = arith.remui %2576, %c7 : index
                %2581 = arith.muli %2580, %c7 : index
                %2582 = arith.addi %2579, %2581 : index
                %2583 = arith.divui %2576, %c7 : index
                %2584 = arith.remui %2583, %c7 : index
                %2585 = arith.addi %2582, %2584 : index
                %2586 = arith.addi %2577, %2585 : index
                %2587 = arith.addi %2571, %2586 : index
                %2588 = arith.addi %2545, %2587 : index
                %2589 = vector.shuffle %2523, %2523 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2589, %kv[%2588] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2590 = arith.addi %2519, %c7 : index
                %2591 = arith.divui %2590, %c14 : index
                %2592 = arith.muli %2591, %c20 : index
                %2593 = arith.addi %2592, %c11 : index
                %2594 = arith.remui %2590, %c14 : index
                %2595 = arith.divui %2409, %c7 : index
                %2596 = arith.remui %2409, %c7 : index
                %2597 = arith.muli %2596, %c6 : index
                %2598 = arith.addi %2595, %2597 : index
                %2599 = arith.muli %2594, %c14 : index
                %2600 = arith.divui %2598, %c2 : index
                %2601 = arith.muli %2600, %c2 : index
                %2602 = arith.remui %2598, %c7 : index
                %2603 = arith.muli %2602, %c7 : index
                %2604 = arith.addi %2601, %2603 : index
                %2605 = arith.divui %2598, %c7 : index
                %2606 = arith.remui %2605, %c7 : index
                %2607 = arith.addi %2604, %2606 : index
                %2608 = arith.addi %2599, %2607 : index
                %2609 = arith.addi %2593, %2608 : index
                %2610 = arith.addi %2545, %2609 : index
                %2611 = vector.shuffle %2523, %2523 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2611, %kv[%2610] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2612 = arith.addi %2519, %c21 : index
                %2613 = arith.divui %2612, %c14 : index
                %2614 = arith.muli %2613, %c20 : index
                %2615 = arith.addi %2614, %c11 : index
                %2616 = arith.remui %2612, %c14 : index
                %2617 = arith.divui %2409, %c7 : index
                %2618 = arith.remui %2409, %c7 : index
                %2619 = arith.muli %2618, %c6 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.muli %2616, %c14 : index
                %2622 = arith.divui %2620, %c2 : index
                %2623 = arith.muli %2622, %c2 : index
                %2624 = arith.remui %2620, %c7 : index
                %2625 = arith.muli %2624, %c7 : index
                %2626 = arith.addi %2623, %2625 : index
                %2627 = arith.divui %2620, %c7 : index
                %2628 = arith.remui %2627, %c7 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.addi %2621, %2629 : index
                %2631 = arith.addi %2615, %2630 : index
                %2632 = arith.addi %2545, %2631 : index
                %2633 = vector.shuffle %2523, %2523 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2633, %kv[%2632] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2634 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2634 {
            %2635 = wave.lane
            %2636 = arith.muli %2635, %c2 : index
            scf.for %2637 = %2636 to %c5 step %c5 {
              %2638 = arith.addi %2404, %2637 : index
              %2639 = vector.load %15[%2638] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2640 = arith.mulf %2639, %2407 : vector<4xf32>
              %2641 = wave.fp8_encode "e5m2" %2640 : vector<4xf32> -> vector<4xi8>
              %2642 = arith.cmpi slt, %2405, %kvHeads : index
              scf.if %2642 {
                %2643 = arith.muli %2405, %c28 : index
                %2644 = arith.addi %2410, %2643 : index
                %2645 = vector.shuffle %2641, %2641 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2646 = arith.divui %2637, %c14 : index
                %2647 = arith.muli %2646, %c20 : index
                %2648 = arith.remui %2637, %c14 : index
                %2649 = arith.muli %2409, %c14 : index
                %2650 = arith.divui %2648, %c2 : index
                %2651 = arith.muli %2650, %c2 : index
                %2652 = arith.remui %2648, %c7 : index
                %2653 = arith.muli %2652, %c7 : index
                %2654 = arith.addi %2651, %2653 : index
                %2655 = arith.divui %2648, %c7 : index
                %2656 = arith.remui %2655, %c7 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.addi %2649, %2657 : index
                %2659 = arith.addi %2647, %2658 : index
                %2660 = arith.addi %2644, %2659 : index
                vector.store %2645, %kv[%2660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2661 = arith.subi %2405, %kvHeads : index
                %2662 = arith.muli %2661, %c28 : index
                %2663 = arith.addi %2410, %2662 : index
                %2664 = arith.addi %2637, %c8 : index
                %2665 = arith.divui %2664, %c14 : index
                %2666 = arith.muli %2665, %c20 : index
                %2667 = arith.addi %2666, %c11 : index
                %2668 = arith.remui %2664, %c14 : index
                %2669 = arith.divui %2409, %c7 : index
                %2670 = arith.remui %2409, %c7 : index
                %2671 = arith.muli %2670, %c6 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.muli %2668, %c14 : index
                %2674 = arith.divui %2672, %c2 : index
                %2675 = arith.muli %2674, %c2 : index
                %2676 = arith.remui %2672, %c7 : index
                %2677 = arith.muli %2676, %c7 : index
                %2678 = arith.addi %2675, %2677 : index
                %2679 = arith.divui %2672, %c7 : index
                %2680 = arith.remui %2679, %c7 : index
                %2681 = arith.addi %2678, %2680 : index
                %2682 = arith.addi %2673, %2681 : index
                %2683 = arith.addi %2667, %2682 : index
                %2684 = arith.addi %2663, %2683 : index
                %2685 = vector.shuffle %2641, %2641 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2685, %kv[%2684] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2686 = arith.addi %2637, %c9 : index
                %2687 = arith.divui %2686, %c14 : index
                %2688 = arith.muli %2687, %c20 : index
                %2689 = arith.addi %2688, %c11 : index
                %2690 = arith.remui %2686, %c14 : index
                %2691 = arith.divui %2409, %c7 : index
                %2692 = arith.remui %2409, %c7 : index
                %2693 = arith.muli %2692, %c6 : index
                %2694 = arith.addi %2691, %2693 : index
                %2695 = arith.muli %2690, %c14 : index
                %2696 = arith.divui %2694, %c2 : index
                %2697 = arith.muli %2696, %c2 : index
                %2698 = arith.remui %2694, %c7 : index
                %2699 = arith.muli %2698, %c7 : index
                %2700 = arith.addi %2697, %2699 : index
                %2701 = arith.divui %2694, %c7 : index
                %2702 = arith.remui %2701, %c7 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.addi %2695, %2703 : index
                %2705 = arith.addi %2689, %2704 : index
                %2706 = arith.addi %2663, %2705 : index
                %2707 = vector.shuffle %2641, %2641 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2707, %kv[%2706] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2708 = arith.addi %2637, %c7 : index
                %2709 = arith.divui %2708, %c14 : index
                %2710 = arith.muli %2709, %c20 : index
                %2711 = arith.addi %2710, %c11 : index
                %2712 = arith.remui %2708, %c14 : index
                %2713 = arith.divui %2409, %c7 : index
                %2714 = arith.remui %2409, %c7 : index
                %2715 = arith.muli %2714, %c6 : index
                %2716 = arith.addi %2713, %2715 : index
                %2717 = arith.muli %2712, %c14 : index
                %2718 = arith.divui %2716, %c2 : index
                %2719 = arith.muli %2718, %c2 : index
                %2720 = arith.remui %2716, %c7 : index
                %2721 = arith.muli %2720, %c7 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.divui %2716, %c7 : index
                %2724 = arith.remui %2723, %c7 : index
                %2725 = arith.addi %2722, %2724 : index
                %2726 = arith.addi %2717, %2725 : index
                %2727 = arith.addi %2711, %2726 : index
                %2728 = arith.addi %2663, %2727 : index
                %2729 = vector.shuffle %2641, %2641 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2729, %kv[%2728] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2730 = arith.addi %2637, %c21 : index
                %2731 = arith.divui %2730, %c14 : index
                %2732 = arith.muli %2731, %c20 : index
                %2733 = arith.addi %2732, %c11 : index
                %2734 = arith.remui %2730, %c14 : index
                %2735 = arith.divui %2409, %c7 : index
                %2736 = arith.remui %2409, %c7 : index
                %2737 = arith.muli %2736, %c6 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.muli %2734, %c14 : index
                %2740 = arith.divui %2738, %c2 : index
                %2741 = arith.muli %2740, %c2 : index
                %2742 = arith.remui %2738, %c7 : index
                %2743 = arith.muli %2742, %c7 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.divui %2738, %c7 : index
                %2746 = arith.remui %2745, %c7 : index
                %2747 = arith.addi %2744, %2746 : index
                %2748 = arith.addi %2739, %2747 : index
                %2749 = arith.addi %2733, %2748 : index
                %2750 = arith.addi %2663, %2749 : index
                %2751 = vector.shuffle %2641, %2641 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2751, %kv[%2750] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2752 = arith.addi %18, %c15 : index
    %2753 = wave.lane
    %2754 = arith.muli %3, %c7 : index
    %2755 = arith.muli %2754, %c20 : index
    %2756 = arith.addi %2755, %2753 : index
    %2757 = arith.muli %4, %c11 : index
    %2758 = arith.addi %2757, %2756 : index
    %2759 = arith.addi %2758, %c8 : index
    %2760 = arith.addi %2759, %c8 : index
    %2761 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %2761, %14[%2760] : memref<?xf32>
    %2762 = arith.muli %4, %c11 : index
    %2763 = arith.addi %2762, %2756 : index
    %2764 = arith.addi %2763, %c8 : index
    %2765 = arith.addi %2764, %c4 : index
    %2766 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %2766, %14[%2765] : memref<?xf32>
    %2767 = arith.muli %4, %c11 : index
    %2768 = arith.addi %2767, %2756 : index
    %2769 = arith.addi %2768, %c8 : index
    %2770 = arith.addi %2769, %c12 : index
    %2771 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %2771, %14[%2770] : memref<?xf32>
    %2772 = arith.muli %4, %c11 : index
    %2773 = arith.addi %2772, %2756 : index
    %2774 = arith.addi %2773, %c8 : index
    %2775 = arith.addi %2774, %c22 : index
    %2776 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %2776, %14[%2775] : memref<?xf32>
    %2777 = arith.muli %4, %c11 : index
    %2778 = arith.addi %2777, %2756 : index
    %2779 = arith.addi %2778, %c8 : index
    %2780 = arith.addi %2779, %c5 : index
    %2781 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %2781, %14[%2780] : memref<?xf32>
    %2782 = arith.muli %4, %c11 : index
    %2783 = arith.addi %2782, %2756 : index
    %2784 = arith.addi %2783, %c8 : index
    %2785 = arith.addi %2784, %c23 : index
    %2786 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %2786, %14[%2785] : memref<?xf32>
    %2787 = arith.muli %4, %c11 : index
    %2788 = arith.addi %2787, %2756 : index
    %2789 = arith.addi %2788, %c8 : index
    %2790 = arith.addi %2789, %c24 : index
    %2791 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %2791, %14[%2790] : memref<?xf32>
    %2792 = arith.muli %4, %c11 : index
    %2793 = arith.addi %2792, %2756 : index
    %2794 = arith.addi %2793, %c8 : index
    %2795 = arith.addi %2794, %c25 : index
    %2796 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %2796, %14[%2795] : memref<?xf32>
    %2797 = arith.muli %4, %c11 : index
    %2798 = arith.addi %2797, %2756 : index
    %2799 = arith.addi %2798, %c20 : index
    %2800 = arith.addi %2799, %c8 : index
    %2801 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %2801, %14[%2800] : memref<?xf32>
    %2802 = arith.muli %4, %c11 : index
    %2803 = arith.addi %2802, %2756 : index
    %2804 = arith.addi %2803, %c20 : index
    %2805 = arith.addi %2804, %c4 : index
    %2806 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %2806, %14[%2805] : memref<?xf32>
    %2807 = arith.muli %4, %c11 : index
    %2808 = arith.addi %2807, %2756 : index
    %2809 = arith.addi %2808, %c20 : index
    %2810 = arith.addi %2809, %c12 : index
    %2811 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %2811, %14[%2810] : memref<?xf32>
    %2812 = arith.muli %4, %c11 : index
    %2813 = arith.addi %2812, %2756 : index
    %2814 = arith.addi %2813, %c20 : index
    %2815 = arith.addi %2814, %c22 : index
    %2816 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %2816, %14[%2815] : memref<?xf32>
    %2817 = arith.muli %4, %c11 : index
    %2818 = arith.addi %2817, %2756 : index
    %2819 = arith.addi %2818, %c20 : index
    %2820 = arith.addi %2819, %c5 : index
    %2821 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %2821, %14[%2820] : memref<?xf32>
    %2822 = arith.muli %4, %c11 : index
    %2823 = arith.addi %2822, %2756 : index
    %2824 = arith.addi %2823, %c20 : index
    %2825 = arith.addi %2824, %c23 : index
    %2826 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %2826, %14[%2825] : memref<?xf32>
    %2827 = arith.muli %4, %c11 : index
    %2828 = arith.addi %2827, %2756 : index
    %2829 = arith.addi %2828, %c20 : index
    %2830 = arith.addi %2829, %c24 : index
    %2831 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %2831, %14[%2830] : memref<?xf32>
    %2832 = arith.muli %4, %c11 : index
    %2833 = arith.addi %2832, %2756 : index
    %2834 = arith.addi %2833, %c20 : index
    %2835 = arith.addi %2834, %c25 : index
    %2836 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %2836, %14[%2835] : memref<?xf32>
    wave.barrier
    %2837 = arith.muli %4, %c7 : index
    %2838 = arith.addi %2837, %c8 : index
    %2839 = arith.muli %2838, %c7 : index
    %2840 = arith.divui %2753, %c14 : index
    %2841 = arith.addi %2839, %2840 : index
    %2842 = arith.addi %2752, %2841 : index
    %2843 = arith.cmpi slt, %2842, %17 : index
    scf.if %2843 {
      %2844 = arith.cmpi eq, %hasFactors, %c9 : index
      %2845 = arith.muli %2842, %c7 : index
      %2846 = memref.load %factors[%2845] : memref<?xf32>
      %2847 = arith.mulf %2846, %operandScale : f32
      %2848 = arith.select %2844, %2847, %operandScale : f32
      %2849 = arith.addi %2756, %c8 : index
      %2850 = arith.muli %2838, %c4 : index
      %2851 = arith.addi %2849, %2850 : index
      %2852 = memref.load %14[%2851] : memref<?xf32>
      %2853 = arith.addi %2851, %c11 : index
      %2854 = memref.load %14[%2853] : memref<?xf32>
      %2855 = arith.addf %2852, %2854 : f32
      %2856 = arith.addi %2851, %c28 : index
      %2857 = memref.load %14[%2856] : memref<?xf32>
      %2858 = arith.addf %2855, %2857 : f32
      %2859 = arith.addi %2851, %c29 : index
      %2860 = memref.load %14[%2859] : memref<?xf32>
      %2861 = arith.addf %2858, %2860 : f32
      %2862 = arith.remui %2753, %c14 : index
      %2863 = arith.muli %2862, %c2 : index
      %2864 = arith.addi %11, %2863 : index
      %2865 = vector.load %w[%2864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2866 = vector.bitcast %2865 : vector<4xi8> to vector<1xf32>
      %2867 = vector.extract %2866[0] : f32 from vector<1xf32>
      %2868 = arith.mulf %2867, %2848 : f32
      %2869 = arith.mulf %2861, %2868 : f32
      %2870 = arith.muli %3, %c7 : index
      %2871 = arith.addi %2870, %c8 : index
      %2872 = arith.muli %2871, %c14 : index
      %2873 = arith.remui %2753, %c14 : index
      %2874 = arith.addi %2872, %2873 : index
      %2875 = arith.muli %2841, %c5 : index
      %2876 = arith.addi %2875, %2874 : index
      memref.store %2869, %15[%2876] : memref<?xf32>
      %2877 = arith.addi %2756, %c20 : index
      %2878 = arith.muli %2838, %c4 : index
      %2879 = arith.addi %2877, %2878 : index
      %2880 = memref.load %14[%2879] : memref<?xf32>
      %2881 = arith.addi %2879, %c11 : index
      %2882 = memref.load %14[%2881] : memref<?xf32>
      %2883 = arith.addf %2880, %2882 : f32
      %2884 = arith.addi %2879, %c28 : index
      %2885 = memref.load %14[%2884] : memref<?xf32>
      %2886 = arith.addf %2883, %2885 : f32
      %2887 = arith.addi %2879, %c29 : index
      %2888 = memref.load %14[%2887] : memref<?xf32>
      %2889 = arith.addf %2886, %2888 : f32
      %2890 = arith.remui %2753, %c14 : index
      %2891 = arith.muli %2890, %c2 : index
      %2892 = arith.addi %13, %2891 : index
      %2893 = vector.load %w[%2892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2894 = vector.bitcast %2893 : vector<4xi8> to vector<1xf32>
      %2895 = vector.extract %2894[0] : f32 from vector<1xf32>
      %2896 = arith.mulf %2895, %2848 : f32
      %2897 = arith.mulf %2889, %2896 : f32
      %2898 = arith.muli %3, %c7 : index
      %2899 = arith.addi %2898, %c9 : index
      %2900 = arith.muli %2899, %c14 : index
      %2901 = arith.remui %2753, %c14 : index
      %2902 = arith.addi %2900, %2901 : index
      %2903 = arith.muli %2841, %c5 : index
      %2904 = arith.addi %2903, %2902 : index
      memref.store %2897, %15[%2904] : memref<?xf32>
    }
    %2905 = arith.muli %4, %c7 : index
    %2906 = arith.addi %2905, %c9 : index
    %2907 = arith.muli %2906, %c7 : index
    %2908 = arith.divui %2753, %c14 : index
    %2909 = arith.addi %2907, %2908 : index
    %2910 = arith.addi %2752, %2909 : index
    %2911 = arith.cmpi slt, %2910, %17 : index
    scf.if %2911 {
      %2912 = arith.cmpi eq, %hasFactors, %c9 : index
      %2913 = arith.muli %2910, %c7 : index
      %2914 = memref.load %factors[%2913] : memref<?xf32>
      %2915 = arith.mulf %2914, %operandScale : f32
      %2916 = arith.select %2912, %2915, %operandScale : f32
      %2917 = arith.addi %2756, %c8 : index
      %2918 = arith.muli %2906, %c4 : index
      %2919 = arith.addi %2917, %2918 : index
      %2920 = memref.load %14[%2919] : memref<?xf32>
      %2921 = arith.addi %2919, %c11 : index
      %2922 = memref.load %14[%2921] : memref<?xf32>
      %2923 = arith.addf %2920, %2922 : f32
      %2924 = arith.addi %2919, %c28 : index
      %2925 = memref.load %14[%2924] : memref<?xf32>
      %2926 = arith.addf %2923, %2925 : f32
      %2927 = arith.addi %2919, %c29 : index
      %2928 = memref.load %14[%2927] : memref<?xf32>
      %2929 = arith.addf %2926, %2928 : f32
      %2930 = arith.remui %2753, %c14 : index
      %2931 = arith.muli %2930, %c2 : index
      %2932 = arith.addi %11, %2931 : index
      %2933 = vector.load %w[%2932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2934 = vector.bitcast %2933 : vector<4xi8> to vector<1xf32>
      %2935 = vector.extract %2934[0] : f32 from vector<1xf32>
      %2936 = arith.mulf %2935, %2916 : f32
      %2937 = arith.mulf %2929, %2936 : f32
      %2938 = arith.muli %3, %c7 : index
      %2939 = arith.addi %2938, %c8 : index
      %2940 = arith.muli %2939, %c14 : index
      %2941 = arith.remui %2753, %c14 : index
      %2942 = arith.addi %2940, %2941 : index
      %2943 = arith.muli %2909, %c5 : index
      %2944 = arith.addi %2943, %2942 : index
      memref.store %2937, %15[%2944] : memref<?xf32>
      %2945 = arith.addi %2756, %c20 : index
      %2946 = arith.muli %2906, %c4 : index
      %2947 = arith.addi %2945, %2946 : index
      %2948 = memref.load %14[%2947] : memref<?xf32>
      %2949 = arith.addi %2947, %c11 : index
      %2950 = memref.load %14[%2949] : memref<?xf32>
      %2951 = arith.addf %2948, %2950 : f32
      %2952 = arith.addi %2947, %c28 : index
      %2953 = memref.load %14[%2952] : memref<?xf32>
      %2954 = arith.addf %2951, %2953 : f32
      %2955 = arith.addi %2947, %c29 : index
      %2956 = memref.load %14[%2955] : memref<?xf32>
      %2957 = arith.addf %2954, %2956 : f32
      %2958 = arith.remui %2753, %c14 : index
      %2959 = arith.muli %2958, %c2 : index
      %2960 = arith.addi %13, %2959 : index
      %2961 = vector.load %w[%2960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2962 = vector.bitcast %2961 : vector<4xi8> to vector<1xf32>
      %2963 = vector.extract %2962[0] : f32 from vector<1xf32>
      %2964 = arith.mulf %2963, %2916 : f32
      %2965 = arith.mulf %2957, %2964 : f32
      %2966 = arith.muli %3, %c7 : index
      %2967 = arith.addi %2966, %c9 : index
      %2968 = arith.muli %2967, %c14 : index
      %2969 = arith.remui %2753, %c14 : index
      %2970 = arith.addi %2968, %2969 : index
      %2971 = arith.muli %2909, %c5 : index
      %2972 = arith.addi %2971, %2970 : index
      memref.store %2965, %15[%2972] : memref<?xf32>
    }
    wave.barrier
    %2973 = arith.addi %18, %c15 : index
    %2974 = wave.wave
    %2975 = arith.addi %2974, %c8 : index
    %2976 = arith.addi %2973, %2975 : index
    %2977 = arith.cmpi slt, %2976, %17 : index
    scf.if %2977 {
      %2978 = arith.addi %2973, %2975 : index
      %2979 = arith.muli %2975, %c5 : index
      %2980 = wave.lane
      %2981 = arith.addi %2980, %c8 : index
      %2982 = arith.cmpi eq, %hasBias, %c9 : index
      %2983 = arith.addi %2979, %2981 : index
      %2984 = memref.load %15[%2983] : memref<?xf32>
      %2985 = arith.muli %0, %c5 : index
      %2986 = arith.addi %2985, %2981 : index
      %2987 = memref.load %bias[%2986] : memref<?xf32>
      %2988 = arith.addf %2984, %2987 : f32
      %2989 = arith.select %2982, %2988, %2984 : f32
      %2990 = arith.addi %2981, %c12 : index
      %2991 = arith.cmpi eq, %hasBias, %c9 : index
      %2992 = arith.addi %2979, %2990 : index
      %2993 = memref.load %15[%2992] : memref<?xf32>
      %2994 = arith.muli %0, %c5 : index
      %2995 = arith.addi %2994, %2990 : index
      %2996 = memref.load %bias[%2995] : memref<?xf32>
      %2997 = arith.addf %2993, %2996 : f32
      %2998 = arith.select %2991, %2997, %2993 : f32
      %2999 = arith.addi %2980, %c4 : index
      %3000 = arith.cmpi eq, %hasBias, %c9 : index
      %3001 = arith.addi %2979, %2999 : index
      %3002 = memref.load %15[%3001] : memref<?xf32>
      %3003 = arith.muli %0, %c5 : index
      %3004 = arith.addi %3003, %2999 : index
      %3005 = memref.load %bias[%3004] : memref<?xf32>
      %3006 = arith.addf %3002, %3005 : f32
      %3007 = arith.select %3000, %3006, %3002 : f32
      %3008 = arith.addi %2999, %c12 : index
      %3009 = arith.cmpi eq, %hasBias, %c9 : index
      %3010 = arith.addi %2979, %3008 : index
      %3011 = memref.load %15[%3010] : memref<?xf32>
      %3012 = arith.muli %0, %c5 : index
      %3013 = arith.addi %3012, %3008 : index
      %3014 = memref.load %bias[%3013] : memref<?xf32>
      %3015 = arith.addf %3011, %3014 : f32
      %3016 = arith.select %3009, %3015, %3011 : f32
      %3017 = arith.addi %heads, %kvHeads : index
      %3018 = arith.cmpi slt, %0, %3017 : index
      scf.if %3018 {
        %3019 = arith.addi %positionsAt, %2978 : index
        %3020 = memref.load %step[%3019] : memref<?xi32>
        %3021 = arith.index_cast %3020 : i32 to index
        %3022 = arith.cmpi eq, %hasNorm, %c9 : index
        %3023 = math.fma %2989, %2989, %c33 : f32
        %3024 = math.fma %2998, %2998, %3023 : f32
        %3025 = math.fma %3007, %3007, %3024 : f32
        %3026 = math.fma %3016, %3016, %3025 : f32
        %3027 = vector.broadcast %3026 : f32 to vector<1xf32>
        %3028 = wave.reduce "add" %3027 : vector<1xf32>
        %3029 = arith.mulf %3028, %inverseHeadDim : f32
        %3030 = arith.addf %3029, %epsilon : f32
        %3031 = math.sqrt %3030 : f32
        %3032 = arith.divf %c35, %3031 : f32
        %3033 = arith.cmpi slt, %0, %heads : index
        %3034 = arith.addi %2981, %c12 : index
        %3035 = memref.load %query_norm[%2981] : memref<?xf32>
        %3036 = memref.load %key_norm[%2981] : memref<?xf32>
        %3037 = arith.select %3033, %3035, %3036 : f32
        %3038 = arith.mulf %2989, %3032 : f32
        %3039 = arith.mulf %3038, %3037 : f32
        %3040 = arith.select %3022, %3039, %2989 : f32
        %3041 = memref.load %query_norm[%3034] : memref<?xf32>
        %3042 = memref.load %key_norm[%3034] : memref<?xf32>
        %3043 = arith.select %3033, %3041, %3042 : f32
        %3044 = arith.mulf %2998, %3032 : f32
        %3045 = arith.mulf %3044, %3043 : f32
        %3046 = arith.select %3022, %3045, %2998 : f32
        %3047 = arith.addi %2999, %c12 : index
        %3048 = memref.load %query_norm[%2999] : memref<?xf32>
        %3049 = memref.load %key_norm[%2999] : memref<?xf32>
        %3050 = arith.select %3033, %3048, %3049 : f32
        %3051 = arith.mulf %3007, %3032 : f32
        %3052 = arith.mulf %3051, %3050 : f32
        %3053 = arith.select %3022, %3052, %3007 : f32
        %3054 = memref.load %query_norm[%3047] : memref<?xf32>
        %3055 = memref.load %key_norm[%3047] : memref<?xf32>
        %3056 = arith.select %3033, %3054, %3055 : f32
        %3057 = arith.mulf %3016, %3032 : f32
        %3058 = arith.mulf %3057, %3056 : f32
        %3059 = arith.select %3022, %3058, %3016 : f32
        %3060 = arith.remui %3021, %c20 : index
        %3061 = arith.muli %3060, %c5 : index
        %3062 = arith.addi %3061, %2981 : index
        %3063 = arith.divui %3021, %c20 : index
        %3064 = arith.addi %3063, %c20 : index
        %3065 = arith.muli %3064, %c5 : index
        %3066 = arith.addi %3065, %2981 : index
        %3067 = memref.load %rope[%3062] : memref<?xf32>
        %3068 = arith.addi %3062, %c12 : index
        %3069 = memref.load %rope[%3068] : memref<?xf32>
        %3070 = memref.load %rope[%3066] : memref<?xf32>
        %3071 = arith.addi %3066, %c12 : index
        %3072 = memref.load %rope[%3071] : memref<?xf32>
        %3073 = arith.mulf %3070, %3067 : f32
        %3074 = arith.mulf %3072, %3069 : f32
        %3075 = arith.subf %3073, %3074 : f32
        %3076 = arith.mulf %3072, %3067 : f32
        %3077 = arith.mulf %3070, %3069 : f32
        %3078 = arith.addf %3076, %3077 : f32
        %3079 = arith.mulf %3040, %3075 : f32
        %3080 = arith.mulf %3046, %3078 : f32
        %3081 = arith.subf %3079, %3080 : f32
        %3082 = arith.mulf %3046, %3075 : f32
        %3083 = arith.mulf %3040, %3078 : f32
        %3084 = arith.addf %3082, %3083 : f32
        %3085 = arith.cmpi slt, %0, %heads : index
        scf.if %3085 {
          %3086 = arith.muli %2978, %heads : index
          %3087 = arith.addi %3086, %0 : index
          %3088 = arith.muli %3087, %c5 : index
          %3089 = arith.addi %3088, %2981 : index
          memref.store %3081, %q[%3089] : memref<?xf32>
          %3090 = arith.addi %3089, %c12 : index
          memref.store %3084, %q[%3090] : memref<?xf32>
        } else {
          %3091 = arith.addi %2979, %2981 : index
          memref.store %3081, %15[%3091] : memref<?xf32>
          %3092 = arith.addi %2979, %2981 : index
          %3093 = arith.addi %3092, %c12 : index
          memref.store %3084, %15[%3093] : memref<?xf32>
        }
        %3094 = arith.remui %3021, %c20 : index
        %3095 = arith.muli %3094, %c5 : index
        %3096 = arith.addi %3095, %2999 : index
        %3097 = arith.divui %3021, %c20 : index
        %3098 = arith.addi %3097, %c20 : index
        %3099 = arith.muli %3098, %c5 : index
        %3100 = arith.addi %3099, %2999 : index
        %3101 = memref.load %rope[%3096] : memref<?xf32>
        %3102 = arith.addi %3096, %c12 : index
        %3103 = memref.load %rope[%3102] : memref<?xf32>
        %3104 = memref.load %rope[%3100] : memref<?xf32>
        %3105 = arith.addi %3100, %c12 : index
        %3106 = memref.load %rope[%3105] : memref<?xf32>
        %3107 = arith.mulf %3104, %3101 : f32
        %3108 = arith.mulf %3106, %3103 : f32
        %3109 = arith.subf %3107, %3108 : f32
        %3110 = arith.mulf %3106, %3101 : f32
        %3111 = arith.mulf %3104, %3103 : f32
        %3112 = arith.addf %3110, %3111 : f32
        %3113 = arith.mulf %3053, %3109 : f32
        %3114 = arith.mulf %3059, %3112 : f32
        %3115 = arith.subf %3113, %3114 : f32
        %3116 = arith.mulf %3059, %3109 : f32
        %3117 = arith.mulf %3053, %3112 : f32
        %3118 = arith.addf %3116, %3117 : f32
        %3119 = arith.cmpi slt, %0, %heads : index
        scf.if %3119 {
          %3120 = arith.muli %2978, %heads : index
          %3121 = arith.addi %3120, %0 : index
          %3122 = arith.muli %3121, %c5 : index
          %3123 = arith.addi %3122, %2999 : index
          memref.store %3115, %q[%3123] : memref<?xf32>
          %3124 = arith.addi %3123, %c12 : index
          memref.store %3118, %q[%3124] : memref<?xf32>
        } else {
          %3125 = arith.addi %2979, %2999 : index
          memref.store %3115, %15[%3125] : memref<?xf32>
          %3126 = arith.addi %2979, %2999 : index
          %3127 = arith.addi %3126, %c12 : index
          memref.store %3118, %15[%3127] : memref<?xf32>
        }
      } else {
        %3128 = arith.cmpi slt, %0, %heads : index
        scf.if %3128 {
          %3129 = arith.muli %2978, %heads : index
          %3130 = arith.addi %3129, %0 : index
          %3131 = arith.muli %3130, %c5 : index
          %3132 = arith.addi %3131, %2981 : index
          memref.store %2989, %q[%3132] : memref<?xf32>
          %3133 = arith.addi %3132, %c12 : index
          memref.store %2998, %q[%3133] : memref<?xf32>
        } else {
          %3134 = arith.addi %2979, %2981 : index
          memref.store %2989, %15[%3134] : memref<?xf32>
          %3135 = arith.addi %2979, %2981 : index
          %3136 = arith.addi %3135, %c12 : index
          memref.store %2998, %15[%3136] : memref<?xf32>
        }
        %3137 = arith.cmpi slt, %0, %heads : index
        scf.if %3137 {
          %3138 = arith.muli %2978, %heads : index
          %3139 = arith.addi %3138, %0 : index
          %3140 = arith.muli %3139, %c5 : index
          %3141 = arith.addi %3140, %2999 : index
          memref.store %3007, %q[%3141] : memref<?xf32>
          %3142 = arith.addi %3141, %c12 : index
          memref.store %3016, %q[%3142] : memref<?xf32>
        } else {
          %3143 = arith.addi %2979, %2999 : index
          memref.store %3007, %15[%3143] : memref<?xf32>
          %3144 = arith.addi %2979, %2999 : index
          %3145 = arith.addi %3144, %c12 : index
          memref.store %3016, %15[%3145] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3146 = arith.cmpi sge, %0, %heads : index
    scf.if %3146 {
      %3147 = arith.addi %2974, %c8 : index
      %3148 = arith.addi %2973, %3147 : index
      %3149 = arith.cmpi slt, %3148, %17 : index
      scf.if %3149 {
        %3150 = arith.addi %2973, %3147 : index
        %3151 = arith.addi %slotsAt, %3150 : index
        %3152 = memref.load %step[%3151] : memref<?xi32>
        %3153 = arith.index_cast %3152 : i32 to index
        %3154 = arith.cmpi sge, %3153, %c8 : index
        scf.if %3154 {
          %3155 = arith.muli %3147, %c5 : index
          %3156 = arith.subi %0, %heads : index
          %3157 = memref.load %scales[%3156] : memref<?xf32>
          %3158 = vector.broadcast %3157 : f32 to vector<4xf32>
          %3159 = arith.divui %3153, %c14 : index
          %3160 = arith.remui %3153, %c14 : index
          %3161 = arith.muli %3159, %pageBytes : index
          %3162 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3162 {
            %3163 = wave.lane
            %3164 = arith.muli %3163, %c2 : index
            scf.for %3165 = %3164 to %c5 step %c5 {
              %3166 = arith.addi %3155, %3165 : index
              %3167 = vector.load %15[%3166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3168 = arith.mulf %3167, %3158 : vector<4xf32>
              %3169 = arith.minimumf %3168, %c40 : vector<4xf32>
              %3170 = arith.maximumf %3169, %c41 : vector<4xf32>
              %3171 = arith.truncf %3170 : vector<4xf32> to vector<4xf16>
              %3172 = vector.bitcast %3171 : vector<4xf16> to vector<8xi8>
              %3173 = arith.cmpi slt, %3156, %kvHeads : index
              scf.if %3173 {
                %3174 = arith.muli %3156, %c10 : index
                %3175 = arith.addi %3161, %3174 : index
                %3176 = arith.divui %3165, %c14 : index
                %3177 = arith.muli %3176, %c19 : index
                %3178 = arith.remui %3165, %c14 : index
                %3179 = arith.divui %3178, %c6 : index
                %3180 = arith.muli %3179, %c20 : index
                %3181 = arith.muli %3160, %c14 : index
                %3182 = arith.addi %3180, %3181 : index
                %3183 = arith.remui %3178, %c6 : index
                %3184 = arith.muli %3183, %c7 : index
                %3185 = arith.addi %3182, %3184 : index
                %3186 = arith.addi %3177, %3185 : index
                %3187 = arith.addi %3175, %3186 : index
                vector.store %3172, %kv[%3187] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3188 = arith.subi %3156, %kvHeads : index
                %3189 = arith.muli %3188, %c10 : index
                %3190 = arith.addi %3161, %3189 : index
                %3191 = arith.addi %3165, %c8 : index
                %3192 = arith.divui %3191, %c14 : index
                %3193 = arith.muli %3192, %c19 : index
                %3194 = arith.addi %3193, %c28 : index
                %3195 = arith.remui %3191, %c14 : index
                %3196 = arith.divui %3160, %c7 : index
                %3197 = arith.remui %3160, %c7 : index
                %3198 = arith.muli %3197, %c6 : index
                %3199 = arith.addi %3196, %3198 : index
                %3200 = arith.divui %3199, %c6 : index
                %3201 = arith.muli %3200, %c20 : index
                %3202 = arith.muli %3195, %c14 : index
                %3203 = arith.addi %3201, %3202 : index
                %3204 = arith.remui %3199, %c6 : index
                %3205 = arith.muli %3204, %c7 : index
                %3206 = arith.addi %3203, %3205 : index
                %3207 = arith.addi %3194, %3206 : index
                %3208 = arith.addi %3190, %3207 : index
                %3209 = vector.shuffle %3172, %3172 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3209, %kv[%3208] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3210 = arith.addi %3165, %c9 : index
                %3211 = arith.divui %3210, %c14 : index
                %3212 = arith.muli %3211, %c19 : index
                %3213 = arith.addi %3212, %c28 : index
                %3214 = arith.remui %3210, %c14 : index
                %3215 = arith.divui %3160, %c7 : index
                %3216 = arith.remui %3160, %c7 : index
                %3217 = arith.muli %3216, %c6 : index
                %3218 = arith.addi %3215, %3217 : index
                %3219 = arith.divui %3218, %c6 : index
                %3220 = arith.muli %3219, %c20 : index
                %3221 = arith.muli %3214, %c14 : index
                %3222 = arith.addi %3220, %3221 : index
                %3223 = arith.remui %3218, %c6 : index
                %3224 = arith.muli %3223, %c7 : index
                %3225 = arith.addi %3222, %3224 : index
                %3226 = arith.addi %3213, %3225 : index
                %3227 = arith.addi %3190, %3226 : index
                %3228 = vector.shuffle %3172, %3172 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3228, %kv[%3227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3229 = arith.addi %3165, %c7 : index
                %3230 = arith.divui %3229, %c14 : index
                %3231 = arith.muli %3230, %c19 : index
                %3232 = arith.addi %3231, %c28 : index
                %3233 = arith.remui %3229, %c14 : index
                %3234 = arith.divui %3160, %c7 : index
                %3235 = arith.remui %3160, %c7 : index
                %3236 = arith.muli %3235, %c6 : index
                %3237 = arith.addi %3234, %3236 : index
                %3238 = arith.divui %3237, %c6 : index
                %3239 = arith.muli %3238, %c20 : index
                %3240 = arith.muli %3233, %c14 : index
                %3241 = arith.addi %3239, %3240 : index
                %3242 = arith.remui %3237, %c6 : index
                %3243 = arith.muli %3242, %c7 : index
                %3244 = arith.addi %3241, %3243 : index
                %3245 = arith.addi %3232, %3244 : index
                %3246 = arith.addi %3190, %3245 : index
                %3247 = vector.shuffle %3172, %3172 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3247, %kv[%3246] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3248 = arith.addi %3165, %c21 : index
                %3249 = arith.divui %3248, %c14 : index
                %3250 = arith.muli %3249, %c19 : index
                %3251 = arith.addi %3250, %c28 : index
                %3252 = arith.remui %3248, %c14 : index
                %3253 = arith.divui %3160, %c7 : index
                %3254 = arith.remui %3160, %c7 : index
                %3255 = arith.muli %3254, %c6 : index
                %3256 = arith.addi %3253, %3255 : index
                %3257 = arith.divui %3256, %c6 : index
                %3258 = arith.muli %3257, %c20 : index
                %3259 = arith.muli %3252, %c14 : index
                %3260 = arith.addi %3258, %3259 : index
                %3261 = arith.remui %3256, %c6 : index
                %3262 = arith.muli %3261, %c7 : index
                %3263 = arith.addi %3260, %3262 : index
                %3264 = arith.addi %3251, %3263 : index
                %3265 = arith.addi %3190, %3264 : index
                %3266 = vector.shuffle %3172, %3172 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3266, %kv[%3265] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3267 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3267 {
            %3268 = wave.lane
            %3269 = arith.muli %3268, %c2 : index
            scf.for %3270 = %3269 to %c5 step %c5 {
              %3271 = arith.addi %3155, %3270 : index
              %3272 = vector.load %15[%3271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3273 = arith.mulf %3272, %3158 : vector<4xf32>
              %3274 = wave.fp8_encode "e4m3" %3273 : vector<4xf32> -> vector<4xi8>
              %3275 = arith.cmpi slt, %3156, %kvHeads : index
              scf.if %3275 {
                %3276 = arith.muli %3156, %c28 : index
                %3277 = arith.addi %3161, %3276 : index
                %3278 = vector.shuffle %3274, %3274 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3279 = arith.divui %3270, %c14 : index
                %3280 = arith.muli %3279, %c20 : index
                %3281 = arith.remui %3270, %c14 : index
                %3282 = arith.muli %3160, %c14 : index
                %3283 = arith.divui %3281, %c2 : index
                %3284 = arith.muli %3283, %c2 : index
                %3285 = arith.remui %3281, %c7 : index
                %3286 = arith.muli %3285, %c7 : index
                %3287 = arith.addi %3284, %3286 : index
                %3288 = arith.divui %3281, %c7 : index
                %3289 = arith.remui %3288, %c7 : index
                %3290 = arith.addi %3287, %3289 : index
                %3291 = arith.addi %3282, %3290 : index
                %3292 = arith.addi %3280, %3291 : index
                %3293 = arith.addi %3277, %3292 : index
                vector.store %3278, %kv[%3293] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3294 = arith.subi %3156, %kvHeads : index
                %3295 = arith.muli %3294, %c28 : index
                %3296 = arith.addi %3161, %3295 : index
                %3297 = arith.addi %3270, %c8 : index
                %3298 = arith.divui %3297, %c14 : index
                %3299 = arith.muli %3298, %c20 : index
                %3300 = arith.addi %3299, %c11 : index
                %3301 = arith.remui %3297, %c14 : index
                %3302 = arith.divui %3160, %c7 : index
                %3303 = arith.remui %3160, %c7 : index
                %3304 = arith.muli %3303, %c6 : index
                %3305 = arith.addi %3302, %3304 : index
                %3306 = arith.muli %3301, %c14 : index
                %3307 = arith.divui %3305, %c2 : index
                %3308 = arith.muli %3307, %c2 : index
                %3309 = arith.remui %3305, %c7 : index
                %3310 = arith.muli %3309, %c7 : index
                %3311 = arith.addi %3308, %3310 : index
                %3312 = arith.divui %3305, %c7 : index
                %3313 = arith.remui %3312, %c7 : index
                %3314 = arith.addi %3311, %3313 : index
                %3315 = arith.addi %3306, %3314 : index
                %3316 = arith.addi %3300, %3315 : index
                %3317 = arith.addi %3296, %3316 : index
                %3318 = vector.shuffle %3274, %3274 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3318, %kv[%3317] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3319 = arith.addi %3270, %c9 : index
                %3320 = arith.divui %3319, %c14 : index
                %3321 = arith.muli %3320, %c20 : index
                %3322 = arith.addi %3321, %c11 : index
                %3323 = arith.remui %3319, %c14 : index
                %3324 = arith.divui %3160, %c7 : index
                %3325 = arith.remui %3160, %c7 : index
                %3326 = arith.muli %3325, %c6 : index
                %3327 = arith.addi %3324, %3326 : index
                %3328 = arith.muli %3323, %c14 : index
                %3329 = arith.divui %3327, %c2 : index
                %3330 = arith.muli %3329, %c2 : index
                %3331 = arith.remui %3327, %c7 : index
                %3332 = arith.muli %3331, %c7 : index
                %3333 = arith.addi %3330, %3332 : index
                %3334 = arith.divui %3327, %c7 : index
                %3335 = arith.remui %3334, %c7 : index
                %3336 = arith.addi %3333, %3335 : index
                %3337 = arith.addi %3328, %3336 : index
                %3338 = arith.addi %3322, %3337 : index
                %3339 = arith.addi %3296, %3338 : index
                %3340 = vector.shuffle %3274, %3274 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3340, %kv[%3339] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3341 = arith.addi %3270, %c7 : index
                %3342 = arith.divui %3341, %c14 : index
                %3343 = arith.muli %3342, %c20 : index
                %3344 = arith.addi %3343, %c11 : index
                %3345 = arith.remui %3341, %c14 : index
                %3346 = arith.divui %3160, %c7 : index
                %3347 = arith.remui %3160, %c7 : index
                %3348 = arith.muli %3347, %c6 : index
                %3349 = arith.addi %3346, %3348 : index
                %3350 = arith.muli %3345, %c14 : index
                %3351 = arith.divui %3349, %c2 : index
                %3352 = arith.muli %3351, %c2 : index
                %3353 = arith.remui %3349, %c7 : index
                %3354 = arith.muli %3353, %c7 : index
                %3355 = arith.addi %3352, %3354 : index
                %3356 = arith.divui %3349, %c7 : index
                %3357 = arith.remui %3356, %c7 : index
                %3358 = arith.addi %3355, %3357 : index
                %3359 = arith.addi %3350, %3358 : index
                %3360 = arith.addi %3344, %3359 : index
                %3361 = arith.addi %3296, %3360 : index
                %3362 = vector.shuffle %3274, %3274 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3362, %kv[%3361] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3363 = arith.addi %3270, %c21 : index
                %3364 = arith.divui %3363, %c14 : index
                %3365 = arith.muli %3364, %c20 : index
                %3366 = arith.addi %3365, %c11 : index
                %3367 = arith.remui %3363, %c14 : index
                %3368 = arith.divui %3160, %c7 : index
                %3369 = arith.remui %3160, %c7 : index
                %3370 = arith.muli %3369, %c6 : index
                %3371 = arith.addi %3368, %3370 : index
                %3372 = arith.muli %3367, %c14 : index
                %3373 = arith.divui %3371, %c2 : index
                %3374 = arith.muli %3373, %c2 : index
                %3375 = arith.remui %3371, %c7 : index
                %3376 = arith.muli %3375, %c7 : index
                %3377 = arith.addi %3374, %3376 : index
                %3378 = arith.divui %3371, %c7 : index
                %3379 = arith.remui %3378, %c7 : index
                %3380 = arith.addi %3377, %3379 : index
                %3381 = arith.addi %3372, %3380 : index
                %3382 = arith.addi %3366, %3381 : index
                %3383 = arith.addi %3296, %3382 : index
                %3384 = vector.shuffle %3274, %3274 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3384, %kv[%3383] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3385 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3385 {
            %3386 = wave.lane
            %3387 = arith.muli %3386, %c2 : index
            scf.for %3388 = %3387 to %c5 step %c5 {
              %3389 = arith.addi %3155, %3388 : index
              %3390 = vector.load %15[%3389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3391 = arith.mulf %3390, %3158 : vector<4xf32>
              %3392 = wave.fp8_encode "e5m2" %3391 : vector<4xf32> -> vector<4xi8>
              %3393 = arith.cmpi slt, %3156, %kvHeads : index
              scf.if %3393 {
                %3394 = arith.muli %3156, %c28 : index
                %3395 = arith.addi %3161, %3394 : index
                %3396 = vector.shuffle %3392, %3392 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3397 = arith.divui %3388, %c14 : index
                %3398 = arith.muli %3397, %c20 : index
                %3399 = arith.remui %3388, %c14 : index
                %3400 = arith.muli %3160, %c14 : index
                %3401 = arith.divui %3399, %c2 : index
                %3402 = arith.muli %3401, %c2 : index
                %3403 = arith.remui %3399, %c7 : index
                %3404 = arith.muli %3403, %c7 : index
                %3405 = arith.addi %3402, %3404 : index
                %3406 = arith.divui %3399, %c7 : index
                %3407 = arith.remui %3406, %c7 : index
                %3408 = arith.addi %3405, %3407 : index
                %3409 = arith.addi %3400, %3408 : index
                %3410 = arith.addi %3398, %3409 : index
                %3411 = arith.addi %3395, %3410 : index
                vector.store %3396, %kv[%3411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3412 = arith.subi %3156, %kvHeads : index
                %3413 = arith.muli %3412, %c28 : index
                %3414 = arith.addi %3161, %3413 : index
                %3415 = arith.addi %3388, %c8 : index
                %3416 = arith.divui %3415, %c14 : index
                %3417 = arith.muli %3416, %c20 : index
                %3418 = arith.addi %3417, %c11 : index
                %3419 = arith.remui %3415, %c14 : index
                %3420 = arith.divui %3160, %c7 : index
                %3421 = arith.remui %3160, %c7 : index
                %3422 = arith.muli %3421, %c6 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.muli %3419, %c14 : index
                %3425 = arith.divui %3423, %c2 : index
                %3426 = arith.muli %3425, %c2 : index
                %3427 = arith.remui %3423, %c7 : index
                %3428 = arith.muli %3427, %c7 : index
                %3429 = arith.addi %3426, %3428 : index
                %3430 = arith.divui %3423, %c7 : index
                %3431 = arith.remui %3430, %c7 : index
                %3432 = arith.addi %3429, %3431 : index
                %3433 = arith.addi %3424, %3432 : index
                %3434 = arith.addi %3418, %3433 : index
                %3435 = arith.addi %3414, %3434 : index
                %3436 = vector.shuffle %3392, %3392 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3436, %kv[%3435] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3437 = arith.addi %3388, %c9 : index
                %3438 = arith.divui %3437, %c14 : index
                %3439 = arith.muli %3438, %c20 : index
                %3440 = arith.addi %3439, %c11 : index
                %3441 = arith.remui %3437, %c14 : index
                %3442 = arith.divui %3160, %c7 : index
                %3443 = arith.remui %3160, %c7 : index
                %3444 = arith.muli %3443, %c6 : index
                %3445 = arith.addi %3442, %3444 : index
                %3446 = arith.muli %3441, %c14 : index
                %3447 = arith.divui %3445, %c2 : index
                %3448 = arith.muli %3447, %c2 : index
                %3449 = arith.remui %3445, %c7 : index
                %3450 = arith.muli %3449, %c7 : index
                %3451 = arith.addi %3448, %3450 : index
                %3452 = arith.divui %3445, %c7 : index
                %3453 = arith.remui %3452, %c7 : index
                %3454 = arith.addi %3451, %3453 : index
                %3455 = arith.addi %3446, %3454 : index
                %3456 = arith.addi %3440, %3455 : index
                %3457 = arith.addi %3414, %3456 : index
                %3458 = vector.shuffle %3392, %3392 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3458, %kv[%3457] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3459 = arith.addi %3388, %c7 : index
                %3460 = arith.divui %3459, %c14 : index
                %3461 = arith.muli %3460, %c20 : index
                %3462 = arith.addi %3461, %c11 : index
                %3463 = arith.remui %3459, %c14 : index
                %3464 = arith.divui %3160, %c7 : index
                %3465 = arith.remui %3160, %c7 : index
                %3466 = arith.muli %3465, %c6 : index
                %3467 = arith.addi %3464, %3466 : index
                %3468 = arith.muli %3463, %c14 : index
                %3469 = arith.divui %3467, %c2 : index
                %3470 = arith.muli %3469, %c2 : index
                %3471 = arith.remui %3467, %c7 : index
                %3472 = arith.muli %3471, %c7 : index
                %3473 = arith.addi %3470, %3472 : index
                %3474 = arith.divui %3467, %c7 : index
                %3475 = arith.remui %3474, %c7 : index
                %3476 = arith.addi %3473, %3475 : index
                %3477 = arith.addi %3468, %3476 : index
                %3478 = arith.addi %3462, %3477 : index
                %3479 = arith.addi %3414, %3478 : index
                %3480 = vector.shuffle %3392, %3392 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3480, %kv[%3479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3481 = arith.addi %3388, %c21 : index
                %3482 = arith.divui %3481, %c14 : index
                %3483 = arith.muli %3482, %c20 : index
                %3484 = arith.addi %3483, %c11 : index
                %3485 = arith.remui %3481, %c14 : index
                %3486 = arith.divui %3160, %c7 : index
                %3487 = arith.remui %3160, %c7 : index
                %3488 = arith.muli %3487, %c6 : index
                %3489 = arith.addi %3486, %3488 : index
                %3490 = arith.muli %3485, %c14 : index
                %3491 = arith.divui %3489, %c2 : index
                %3492 = arith.muli %3491, %c2 : index
                %3493 = arith.remui %3489, %c7 : index
                %3494 = arith.muli %3493, %c7 : index
                %3495 = arith.addi %3492, %3494 : index
                %3496 = arith.divui %3489, %c7 : index
                %3497 = arith.remui %3496, %c7 : index
                %3498 = arith.addi %3495, %3497 : index
                %3499 = arith.addi %3490, %3498 : index
                %3500 = arith.addi %3484, %3499 : index
                %3501 = arith.addi %3414, %3500 : index
                %3502 = vector.shuffle %3392, %3392 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3502, %kv[%3501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
