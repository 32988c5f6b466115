// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=256, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d256_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
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
  %18 = arith.muli %1, %c12 : index
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c6 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c6 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c8, %c6 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c7 : index
    %30 = arith.remui %c8, %c6 : index
    %31 = arith.divui %30, %c2 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c2 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c8, %c2 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.addi %21, %c6 : index
    %41 = arith.addi %18, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c6 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c8, %c6 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c7 : index
    %48 = arith.remui %c8, %c6 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c2 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c2 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c8, %c2 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c4 : index
    %59 = arith.addi %18, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c6 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c8, %c6 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c7 : index
    %66 = arith.remui %c8, %c6 : index
    %67 = arith.divui %66, %c2 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c2 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c2 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c8, %c2 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c14 : index
    %77 = arith.addi %18, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c6 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c8, %c6 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c7 : index
    %84 = arith.remui %c8, %c6 : index
    %85 = arith.divui %84, %c2 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c2 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c2 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c8, %c2 : index
    %93 = arith.addi %91, %92 : index
    %94 = arith.divui %inputFeatures, %c6 : index
    %95 = arith.muli %4, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c18 : index
    %102 = arith.muli %101, %c18 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %115:8 = scf.for %106 = %96 to %105 step %c18 iter_args(%107 = %c15, %108 = %c15, %109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15, %113 = %c15, %114 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %106, %c8 : index
      %118 = arith.addi %11, %c5 : index
      %119 = arith.muli %117, %c19 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %116, %c6 : index
      %122 = arith.muli %121, %c6 : index
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
      %134 = arith.remui %116, %c6 : index
      %135 = arith.muli %134, %c6 : index
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
      %147 = arith.remui %116, %c6 : index
      %148 = arith.muli %147, %c6 : index
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
      %160 = arith.remui %116, %c6 : index
      %161 = arith.muli %160, %c6 : index
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
      %173 = arith.remui %116, %c6 : index
      %174 = arith.muli %173, %c6 : index
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
      %186 = arith.remui %116, %c6 : index
      %187 = arith.muli %186, %c6 : index
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
      %199 = arith.remui %116, %c6 : index
      %200 = arith.muli %199, %c6 : index
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
      %212 = arith.remui %116, %c6 : index
      %213 = arith.muli %212, %c6 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = arith.addi %214, %c20 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.muli %106, %c9 : index
      %222 = arith.addi %221, %c8 : index
      %223 = arith.muli %tileRows, %c6 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.addi %39, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c2 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %129, %107 : vector<16xf16>, vector<8xf32>
      %232 = wave.mma %230, %181, %108 : vector<16xf16>, vector<8xf32>
      %233 = arith.muli %106, %c9 : index
      %234 = arith.addi %233, %c8 : index
      %235 = arith.muli %tileRows, %c6 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.addi %57, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c2 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %129, %109 : vector<16xf16>, vector<8xf32>
      %244 = wave.mma %242, %181, %110 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %106, %c9 : index
      %246 = arith.addi %245, %c8 : index
      %247 = arith.muli %tileRows, %c6 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %75, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c2 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %129, %111 : vector<16xf16>, vector<8xf32>
      %256 = wave.mma %254, %181, %112 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %106, %c9 : index
      %258 = arith.addi %257, %c8 : index
      %259 = arith.muli %tileRows, %c6 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %93, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c2 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %129, %113 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %181, %114 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %106, %c9 : index
      %270 = arith.addi %269, %c9 : index
      %271 = arith.muli %tileRows, %c6 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %39, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c2 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %142, %231 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %194, %232 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %106, %c9 : index
      %282 = arith.addi %281, %c9 : index
      %283 = arith.muli %tileRows, %c6 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %57, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c2 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %142, %243 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %194, %244 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %106, %c9 : index
      %294 = arith.addi %293, %c9 : index
      %295 = arith.muli %tileRows, %c6 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %75, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c2 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %142, %255 : vector<16xf16>, vector<8xf32>
      %304 = wave.mma %302, %194, %256 : vector<16xf16>, vector<8xf32>
      %305 = arith.muli %106, %c9 : index
      %306 = arith.addi %305, %c9 : index
      %307 = arith.muli %tileRows, %c6 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.addi %93, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c2 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %142, %267 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %194, %268 : vector<16xf16>, vector<8xf32>
      %317 = arith.muli %106, %c9 : index
      %318 = arith.addi %317, %c7 : index
      %319 = arith.muli %tileRows, %c6 : index
      %320 = arith.muli %318, %319 : index
      %321 = arith.addi %39, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c2 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %155, %279 : vector<16xf16>, vector<8xf32>
      %328 = wave.mma %326, %207, %280 : vector<16xf16>, vector<8xf32>
      %329 = arith.muli %106, %c9 : index
      %330 = arith.addi %329, %c7 : index
      %331 = arith.muli %tileRows, %c6 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.addi %57, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = arith.muli %tileRows, %c2 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = vector.shuffle %334, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = wave.mma %338, %155, %291 : vector<16xf16>, vector<8xf32>
      %340 = wave.mma %338, %207, %292 : vector<16xf16>, vector<8xf32>
      %341 = arith.muli %106, %c9 : index
      %342 = arith.addi %341, %c7 : index
      %343 = arith.muli %tileRows, %c6 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %75, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c2 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %155, %303 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %350, %207, %304 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %106, %c9 : index
      %354 = arith.addi %353, %c7 : index
      %355 = arith.muli %tileRows, %c6 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %93, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c2 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %155, %315 : vector<16xf16>, vector<8xf32>
      %364 = wave.mma %362, %207, %316 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %106, %c9 : index
      %366 = arith.addi %365, %c21 : index
      %367 = arith.muli %tileRows, %c6 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %39, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c2 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %168, %327 : vector<16xf16>, vector<8xf32>
      %376 = wave.mma %374, %220, %328 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %106, %c9 : index
      %378 = arith.addi %377, %c21 : index
      %379 = arith.muli %tileRows, %c6 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %57, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c2 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %168, %339 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %220, %340 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %106, %c9 : index
      %390 = arith.addi %389, %c21 : index
      %391 = arith.muli %tileRows, %c6 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %75, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c2 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %168, %351 : vector<16xf16>, vector<8xf32>
      %400 = wave.mma %398, %220, %352 : vector<16xf16>, vector<8xf32>
      %401 = arith.muli %106, %c9 : index
      %402 = arith.addi %401, %c21 : index
      %403 = arith.muli %tileRows, %c6 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %93, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c2 : index
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
      %429 = arith.remui %424, %c6 : index
      %430 = arith.muli %429, %c6 : index
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
      %442 = arith.remui %424, %c6 : index
      %443 = arith.muli %442, %c6 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %w[%444] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %446 = vector.bitcast %445 : vector<16xi8> to vector<8xf16>
      %447 = arith.addi %444, %c20 : index
      %448 = vector.load %w[%447] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %449 = vector.bitcast %448 : vector<16xi8> to vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = arith.muli %414, %c9 : index
      %452 = arith.addi %451, %c8 : index
      %453 = arith.muli %tileRows, %c6 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %39, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c2 : index
      %458 = arith.addi %455, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = wave.mma %460, %437, %415 : vector<16xf16>, vector<8xf32>
      %462 = wave.mma %460, %450, %416 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %414, %c9 : index
      %464 = arith.addi %463, %c8 : index
      %465 = arith.muli %tileRows, %c6 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %57, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c2 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %437, %417 : vector<16xf16>, vector<8xf32>
      %474 = wave.mma %472, %450, %418 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %414, %c9 : index
      %476 = arith.addi %475, %c8 : index
      %477 = arith.muli %tileRows, %c6 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %75, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c2 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %437, %419 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %450, %420 : vector<16xf16>, vector<8xf32>
      %487 = arith.muli %414, %c9 : index
      %488 = arith.addi %487, %c8 : index
      %489 = arith.muli %tileRows, %c6 : index
      %490 = arith.muli %488, %489 : index
      %491 = arith.addi %93, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.muli %tileRows, %c2 : index
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
    %584 = arith.muli %4, %c18 : index
    %585 = arith.addi %584, %c8 : index
    %586 = arith.muli %585, %c7 : index
    %587 = arith.divui %500, %c6 : index
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
      %603 = arith.remui %500, %c6 : index
      %604 = arith.muli %603, %c18 : index
      %605 = arith.addi %11, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %595 : f32
      %610 = arith.mulf %602, %609 : f32
      %611 = arith.muli %3, %c7 : index
      %612 = arith.addi %611, %c8 : index
      %613 = arith.muli %612, %c6 : index
      %614 = arith.remui %500, %c6 : index
      %615 = arith.addi %613, %614 : index
      %616 = arith.muli %588, %c20 : index
      %617 = arith.addi %616, %615 : index
      memref.store %610, %15[%617] : memref<?xf32>
      %618 = arith.addi %503, %c20 : index
      %619 = arith.muli %585, %c4 : index
      %620 = arith.addi %618, %619 : index
      %621 = memref.load %14[%620] : memref<?xf32>
      %622 = arith.addi %620, %c11 : index
      %623 = memref.load %14[%622] : memref<?xf32>
      %624 = arith.addf %621, %623 : f32
      %625 = arith.remui %500, %c6 : index
      %626 = arith.muli %625, %c18 : index
      %627 = arith.addi %13, %626 : index
      %628 = vector.load %w[%627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %629 = vector.bitcast %628 : vector<4xi8> to vector<1xf32>
      %630 = vector.extract %629[0] : f32 from vector<1xf32>
      %631 = arith.mulf %630, %595 : f32
      %632 = arith.mulf %624, %631 : f32
      %633 = arith.muli %3, %c7 : index
      %634 = arith.addi %633, %c9 : index
      %635 = arith.muli %634, %c6 : index
      %636 = arith.remui %500, %c6 : index
      %637 = arith.addi %635, %636 : index
      %638 = arith.muli %588, %c20 : index
      %639 = arith.addi %638, %637 : index
      memref.store %632, %15[%639] : memref<?xf32>
    }
    %640 = arith.muli %4, %c18 : index
    %641 = arith.addi %640, %c9 : index
    %642 = arith.muli %641, %c7 : index
    %643 = arith.divui %500, %c6 : index
    %644 = arith.addi %642, %643 : index
    %645 = arith.addi %499, %644 : index
    %646 = arith.cmpi slt, %645, %17 : index
    scf.if %646 {
      %647 = arith.cmpi eq, %hasFactors, %c9 : index
      %648 = arith.muli %645, %c7 : index
      %649 = memref.load %factors[%648] : memref<?xf32>
      %650 = arith.mulf %649, %operandScale : f32
      %651 = arith.select %647, %650, %operandScale : f32
      %652 = arith.addi %503, %c8 : index
      %653 = arith.muli %641, %c4 : index
      %654 = arith.addi %652, %653 : index
      %655 = memref.load %14[%654] : memref<?xf32>
      %656 = arith.addi %654, %c11 : index
      %657 = memref.load %14[%656] : memref<?xf32>
      %658 = arith.addf %655, %657 : f32
      %659 = arith.remui %500, %c6 : index
      %660 = arith.muli %659, %c18 : index
      %661 = arith.addi %11, %660 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %664, %651 : f32
      %666 = arith.mulf %658, %665 : f32
      %667 = arith.muli %3, %c7 : index
      %668 = arith.addi %667, %c8 : index
      %669 = arith.muli %668, %c6 : index
      %670 = arith.remui %500, %c6 : index
      %671 = arith.addi %669, %670 : index
      %672 = arith.muli %644, %c20 : index
      %673 = arith.addi %672, %671 : index
      memref.store %666, %15[%673] : memref<?xf32>
      %674 = arith.addi %503, %c20 : index
      %675 = arith.muli %641, %c4 : index
      %676 = arith.addi %674, %675 : index
      %677 = memref.load %14[%676] : memref<?xf32>
      %678 = arith.addi %676, %c11 : index
      %679 = memref.load %14[%678] : memref<?xf32>
      %680 = arith.addf %677, %679 : f32
      %681 = arith.remui %500, %c6 : index
      %682 = arith.muli %681, %c18 : index
      %683 = arith.addi %13, %682 : index
      %684 = vector.load %w[%683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %685 = vector.bitcast %684 : vector<4xi8> to vector<1xf32>
      %686 = vector.extract %685[0] : f32 from vector<1xf32>
      %687 = arith.mulf %686, %651 : f32
      %688 = arith.mulf %680, %687 : f32
      %689 = arith.muli %3, %c7 : index
      %690 = arith.addi %689, %c9 : index
      %691 = arith.muli %690, %c6 : index
      %692 = arith.remui %500, %c6 : index
      %693 = arith.addi %691, %692 : index
      %694 = arith.muli %644, %c20 : index
      %695 = arith.addi %694, %693 : index
      memref.store %688, %15[%695] : memref<?xf32>
    }
    %696 = arith.muli %4, %c18 : index
    %697 = arith.addi %696, %c7 : index
    %698 = arith.muli %697, %c7 : index
    %699 = arith.divui %500, %c6 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.addi %499, %700 : index
    %702 = arith.cmpi slt, %701, %17 : index
    scf.if %702 {
      %703 = arith.cmpi eq, %hasFactors, %c9 : index
      %704 = arith.muli %701, %c7 : index
      %705 = memref.load %factors[%704] : memref<?xf32>
      %706 = arith.mulf %705, %operandScale : f32
      %707 = arith.select %703, %706, %operandScale : f32
      %708 = arith.addi %503, %c8 : index
      %709 = arith.muli %697, %c4 : index
      %710 = arith.addi %708, %709 : index
      %711 = memref.load %14[%710] : memref<?xf32>
      %712 = arith.addi %710, %c11 : index
      %713 = memref.load %14[%712] : memref<?xf32>
      %714 = arith.addf %711, %713 : f32
      %715 = arith.remui %500, %c6 : index
      %716 = arith.muli %715, %c18 : index
      %717 = arith.addi %11, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %707 : f32
      %722 = arith.mulf %714, %721 : f32
      %723 = arith.muli %3, %c7 : index
      %724 = arith.addi %723, %c8 : index
      %725 = arith.muli %724, %c6 : index
      %726 = arith.remui %500, %c6 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %700, %c20 : index
      %729 = arith.addi %728, %727 : index
      memref.store %722, %15[%729] : memref<?xf32>
      %730 = arith.addi %503, %c20 : index
      %731 = arith.muli %697, %c4 : index
      %732 = arith.addi %730, %731 : index
      %733 = memref.load %14[%732] : memref<?xf32>
      %734 = arith.addi %732, %c11 : index
      %735 = memref.load %14[%734] : memref<?xf32>
      %736 = arith.addf %733, %735 : f32
      %737 = arith.remui %500, %c6 : index
      %738 = arith.muli %737, %c18 : index
      %739 = arith.addi %13, %738 : index
      %740 = vector.load %w[%739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %741 = vector.bitcast %740 : vector<4xi8> to vector<1xf32>
      %742 = vector.extract %741[0] : f32 from vector<1xf32>
      %743 = arith.mulf %742, %707 : f32
      %744 = arith.mulf %736, %743 : f32
      %745 = arith.muli %3, %c7 : index
      %746 = arith.addi %745, %c9 : index
      %747 = arith.muli %746, %c6 : index
      %748 = arith.remui %500, %c6 : index
      %749 = arith.addi %747, %748 : index
      %750 = arith.muli %700, %c20 : index
      %751 = arith.addi %750, %749 : index
      memref.store %744, %15[%751] : memref<?xf32>
    }
    %752 = arith.muli %4, %c18 : index
    %753 = arith.addi %752, %c21 : index
    %754 = arith.muli %753, %c7 : index
    %755 = arith.divui %500, %c6 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.addi %499, %756 : index
    %758 = arith.cmpi slt, %757, %17 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c9 : index
      %760 = arith.muli %757, %c7 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.addi %503, %c8 : index
      %765 = arith.muli %753, %c4 : index
      %766 = arith.addi %764, %765 : index
      %767 = memref.load %14[%766] : memref<?xf32>
      %768 = arith.addi %766, %c11 : index
      %769 = memref.load %14[%768] : memref<?xf32>
      %770 = arith.addf %767, %769 : f32
      %771 = arith.remui %500, %c6 : index
      %772 = arith.muli %771, %c18 : index
      %773 = arith.addi %11, %772 : index
      %774 = vector.load %w[%773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %775 = vector.bitcast %774 : vector<4xi8> to vector<1xf32>
      %776 = vector.extract %775[0] : f32 from vector<1xf32>
      %777 = arith.mulf %776, %763 : f32
      %778 = arith.mulf %770, %777 : f32
      %779 = arith.muli %3, %c7 : index
      %780 = arith.addi %779, %c8 : index
      %781 = arith.muli %780, %c6 : index
      %782 = arith.remui %500, %c6 : index
      %783 = arith.addi %781, %782 : index
      %784 = arith.muli %756, %c20 : index
      %785 = arith.addi %784, %783 : index
      memref.store %778, %15[%785] : memref<?xf32>
      %786 = arith.addi %503, %c20 : index
      %787 = arith.muli %753, %c4 : index
      %788 = arith.addi %786, %787 : index
      %789 = memref.load %14[%788] : memref<?xf32>
      %790 = arith.addi %788, %c11 : index
      %791 = memref.load %14[%790] : memref<?xf32>
      %792 = arith.addf %789, %791 : f32
      %793 = arith.remui %500, %c6 : index
      %794 = arith.muli %793, %c18 : index
      %795 = arith.addi %13, %794 : index
      %796 = vector.load %w[%795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %797 = vector.bitcast %796 : vector<4xi8> to vector<1xf32>
      %798 = vector.extract %797[0] : f32 from vector<1xf32>
      %799 = arith.mulf %798, %763 : f32
      %800 = arith.mulf %792, %799 : f32
      %801 = arith.muli %3, %c7 : index
      %802 = arith.addi %801, %c9 : index
      %803 = arith.muli %802, %c6 : index
      %804 = arith.remui %500, %c6 : index
      %805 = arith.addi %803, %804 : index
      %806 = arith.muli %756, %c20 : index
      %807 = arith.addi %806, %805 : index
      memref.store %800, %15[%807] : memref<?xf32>
    }
    wave.barrier
    %808 = arith.addi %18, %c8 : index
    %809 = wave.wave
    %810 = arith.addi %809, %c8 : index
    %811 = arith.addi %808, %810 : index
    %812 = arith.cmpi slt, %811, %17 : index
    scf.if %812 {
      %813 = arith.addi %808, %810 : index
      %814 = arith.muli %810, %c20 : index
      %815 = wave.lane
      %816 = arith.addi %815, %c8 : index
      %817 = arith.cmpi eq, %hasBias, %c9 : index
      %818 = arith.addi %814, %816 : index
      %819 = memref.load %15[%818] : memref<?xf32>
      %820 = arith.muli %0, %c20 : index
      %821 = arith.addi %820, %816 : index
      %822 = memref.load %bias[%821] : memref<?xf32>
      %823 = arith.addf %819, %822 : f32
      %824 = arith.select %817, %823, %819 : f32
      %825 = arith.addi %816, %c5 : index
      %826 = arith.cmpi eq, %hasBias, %c9 : index
      %827 = arith.addi %814, %825 : index
      %828 = memref.load %15[%827] : memref<?xf32>
      %829 = arith.muli %0, %c20 : index
      %830 = arith.addi %829, %825 : index
      %831 = memref.load %bias[%830] : memref<?xf32>
      %832 = arith.addf %828, %831 : f32
      %833 = arith.select %826, %832, %828 : f32
      %834 = arith.addi %815, %c4 : index
      %835 = arith.cmpi eq, %hasBias, %c9 : index
      %836 = arith.addi %814, %834 : index
      %837 = memref.load %15[%836] : memref<?xf32>
      %838 = arith.muli %0, %c20 : index
      %839 = arith.addi %838, %834 : index
      %840 = memref.load %bias[%839] : memref<?xf32>
      %841 = arith.addf %837, %840 : f32
      %842 = arith.select %835, %841, %837 : f32
      %843 = arith.addi %834, %c5 : index
      %844 = arith.cmpi eq, %hasBias, %c9 : index
      %845 = arith.addi %814, %843 : index
      %846 = memref.load %15[%845] : memref<?xf32>
      %847 = arith.muli %0, %c20 : index
      %848 = arith.addi %847, %843 : index
      %849 = memref.load %bias[%848] : memref<?xf32>
      %850 = arith.addf %846, %849 : f32
      %851 = arith.select %844, %850, %846 : f32
      %852 = arith.addi %815, %c12 : index
      %853 = arith.cmpi eq, %hasBias, %c9 : index
      %854 = arith.addi %814, %852 : index
      %855 = memref.load %15[%854] : memref<?xf32>
      %856 = arith.muli %0, %c20 : index
      %857 = arith.addi %856, %852 : index
      %858 = memref.load %bias[%857] : memref<?xf32>
      %859 = arith.addf %855, %858 : f32
      %860 = arith.select %853, %859, %855 : f32
      %861 = arith.addi %852, %c5 : index
      %862 = arith.cmpi eq, %hasBias, %c9 : index
      %863 = arith.addi %814, %861 : index
      %864 = memref.load %15[%863] : memref<?xf32>
      %865 = arith.muli %0, %c20 : index
      %866 = arith.addi %865, %861 : index
      %867 = memref.load %bias[%866] : memref<?xf32>
      %868 = arith.addf %864, %867 : f32
      %869 = arith.select %862, %868, %864 : f32
      %870 = arith.addi %815, %c22 : index
      %871 = arith.cmpi eq, %hasBias, %c9 : index
      %872 = arith.addi %814, %870 : index
      %873 = memref.load %15[%872] : memref<?xf32>
      %874 = arith.muli %0, %c20 : index
      %875 = arith.addi %874, %870 : index
      %876 = memref.load %bias[%875] : memref<?xf32>
      %877 = arith.addf %873, %876 : f32
      %878 = arith.select %871, %877, %873 : f32
      %879 = arith.addi %870, %c5 : index
      %880 = arith.cmpi eq, %hasBias, %c9 : index
      %881 = arith.addi %814, %879 : index
      %882 = memref.load %15[%881] : memref<?xf32>
      %883 = arith.muli %0, %c20 : index
      %884 = arith.addi %883, %879 : index
      %885 = memref.load %bias[%884] : memref<?xf32>
      %886 = arith.addf %882, %885 : f32
      %887 = arith.select %880, %886, %882 : f32
      %888 = arith.addi %heads, %kvHeads : index
      %889 = arith.cmpi slt, %0, %888 : index
      scf.if %889 {
        %890 = arith.addi %positionsAt, %813 : index
        %891 = memref.load %step[%890] : memref<?xi32>
        %892 = arith.index_cast %891 : i32 to index
        %893 = arith.cmpi eq, %hasNorm, %c9 : index
        %894 = math.fma %824, %824, %c31 : f32
        %895 = math.fma %833, %833, %894 : f32
        %896 = math.fma %842, %842, %895 : f32
        %897 = math.fma %851, %851, %896 : f32
        %898 = math.fma %860, %860, %897 : f32
        %899 = math.fma %869, %869, %898 : f32
        %900 = math.fma %878, %878, %899 : f32
        %901 = math.fma %887, %887, %900 : f32
        %902 = vector.broadcast %901 : f32 to vector<1xf32>
        %903 = wave.reduce "add" %902 : vector<1xf32>
        %904 = arith.mulf %903, %inverseHeadDim : f32
        %905 = arith.addf %904, %epsilon : f32
        %906 = math.sqrt %905 : f32
        %907 = arith.divf %c33, %906 : f32
        %908 = arith.cmpi slt, %0, %heads : index
        %909 = arith.addi %816, %c5 : index
        %910 = memref.load %query_norm[%816] : memref<?xf32>
        %911 = memref.load %key_norm[%816] : memref<?xf32>
        %912 = arith.select %908, %910, %911 : f32
        %913 = arith.mulf %824, %907 : f32
        %914 = arith.mulf %913, %912 : f32
        %915 = arith.select %893, %914, %824 : f32
        %916 = memref.load %query_norm[%909] : memref<?xf32>
        %917 = memref.load %key_norm[%909] : memref<?xf32>
        %918 = arith.select %908, %916, %917 : f32
        %919 = arith.mulf %833, %907 : f32
        %920 = arith.mulf %919, %918 : f32
        %921 = arith.select %893, %920, %833 : f32
        %922 = arith.addi %834, %c5 : index
        %923 = memref.load %query_norm[%834] : memref<?xf32>
        %924 = memref.load %key_norm[%834] : memref<?xf32>
        %925 = arith.select %908, %923, %924 : f32
        %926 = arith.mulf %842, %907 : f32
        %927 = arith.mulf %926, %925 : f32
        %928 = arith.select %893, %927, %842 : f32
        %929 = memref.load %query_norm[%922] : memref<?xf32>
        %930 = memref.load %key_norm[%922] : memref<?xf32>
        %931 = arith.select %908, %929, %930 : f32
        %932 = arith.mulf %851, %907 : f32
        %933 = arith.mulf %932, %931 : f32
        %934 = arith.select %893, %933, %851 : f32
        %935 = arith.addi %852, %c5 : index
        %936 = memref.load %query_norm[%852] : memref<?xf32>
        %937 = memref.load %key_norm[%852] : memref<?xf32>
        %938 = arith.select %908, %936, %937 : f32
        %939 = arith.mulf %860, %907 : f32
        %940 = arith.mulf %939, %938 : f32
        %941 = arith.select %893, %940, %860 : f32
        %942 = memref.load %query_norm[%935] : memref<?xf32>
        %943 = memref.load %key_norm[%935] : memref<?xf32>
        %944 = arith.select %908, %942, %943 : f32
        %945 = arith.mulf %869, %907 : f32
        %946 = arith.mulf %945, %944 : f32
        %947 = arith.select %893, %946, %869 : f32
        %948 = arith.addi %870, %c5 : index
        %949 = memref.load %query_norm[%870] : memref<?xf32>
        %950 = memref.load %key_norm[%870] : memref<?xf32>
        %951 = arith.select %908, %949, %950 : f32
        %952 = arith.mulf %878, %907 : f32
        %953 = arith.mulf %952, %951 : f32
        %954 = arith.select %893, %953, %878 : f32
        %955 = memref.load %query_norm[%948] : memref<?xf32>
        %956 = memref.load %key_norm[%948] : memref<?xf32>
        %957 = arith.select %908, %955, %956 : f32
        %958 = arith.mulf %887, %907 : f32
        %959 = arith.mulf %958, %957 : f32
        %960 = arith.select %893, %959, %887 : f32
        %961 = arith.remui %892, %c20 : index
        %962 = arith.muli %961, %c20 : index
        %963 = arith.addi %962, %816 : index
        %964 = arith.divui %892, %c20 : index
        %965 = arith.addi %964, %c20 : index
        %966 = arith.muli %965, %c20 : index
        %967 = arith.addi %966, %816 : index
        %968 = memref.load %rope[%963] : memref<?xf32>
        %969 = arith.addi %963, %c5 : index
        %970 = memref.load %rope[%969] : memref<?xf32>
        %971 = memref.load %rope[%967] : memref<?xf32>
        %972 = arith.addi %967, %c5 : index
        %973 = memref.load %rope[%972] : memref<?xf32>
        %974 = arith.mulf %971, %968 : f32
        %975 = arith.mulf %973, %970 : f32
        %976 = arith.subf %974, %975 : f32
        %977 = arith.mulf %973, %968 : f32
        %978 = arith.mulf %971, %970 : f32
        %979 = arith.addf %977, %978 : f32
        %980 = arith.mulf %915, %976 : f32
        %981 = arith.mulf %921, %979 : f32
        %982 = arith.subf %980, %981 : f32
        %983 = arith.mulf %921, %976 : f32
        %984 = arith.mulf %915, %979 : f32
        %985 = arith.addf %983, %984 : f32
        %986 = arith.cmpi slt, %0, %heads : index
        scf.if %986 {
          %987 = arith.muli %813, %heads : index
          %988 = arith.addi %987, %0 : index
          %989 = arith.muli %988, %c20 : index
          %990 = arith.addi %989, %816 : index
          memref.store %982, %q[%990] : memref<?xf32>
          %991 = arith.addi %990, %c5 : index
          memref.store %985, %q[%991] : memref<?xf32>
        } else {
          %992 = arith.addi %814, %816 : index
          memref.store %982, %15[%992] : memref<?xf32>
          %993 = arith.addi %814, %816 : index
          %994 = arith.addi %993, %c5 : index
          memref.store %985, %15[%994] : memref<?xf32>
        }
        %995 = arith.remui %892, %c20 : index
        %996 = arith.muli %995, %c20 : index
        %997 = arith.addi %996, %834 : index
        %998 = arith.divui %892, %c20 : index
        %999 = arith.addi %998, %c20 : index
        %1000 = arith.muli %999, %c20 : index
        %1001 = arith.addi %1000, %834 : index
        %1002 = memref.load %rope[%997] : memref<?xf32>
        %1003 = arith.addi %997, %c5 : index
        %1004 = memref.load %rope[%1003] : memref<?xf32>
        %1005 = memref.load %rope[%1001] : memref<?xf32>
        %1006 = arith.addi %1001, %c5 : index
        %1007 = memref.load %rope[%1006] : memref<?xf32>
        %1008 = arith.mulf %1005, %1002 : f32
        %1009 = arith.mulf %1007, %1004 : f32
        %1010 = arith.subf %1008, %1009 : f32
        %1011 = arith.mulf %1007, %1002 : f32
        %1012 = arith.mulf %1005, %1004 : f32
        %1013 = arith.addf %1011, %1012 : f32
        %1014 = arith.mulf %928, %1010 : f32
        %1015 = arith.mulf %934, %1013 : f32
        %1016 = arith.subf %1014, %1015 : f32
        %1017 = arith.mulf %934, %1010 : f32
        %1018 = arith.mulf %928, %1013 : f32
        %1019 = arith.addf %1017, %1018 : f32
        %1020 = arith.cmpi slt, %0, %heads : index
        scf.if %1020 {
          %1021 = arith.muli %813, %heads : index
          %1022 = arith.addi %1021, %0 : index
          %1023 = arith.muli %1022, %c20 : index
          %1024 = arith.addi %1023, %834 : index
          memref.store %1016, %q[%1024] : memref<?xf32>
          %1025 = arith.addi %1024, %c5 : index
          memref.store %1019, %q[%1025] : memref<?xf32>
        } else {
          %1026 = arith.addi %814, %834 : index
          memref.store %1016, %15[%1026] : memref<?xf32>
          %1027 = arith.addi %814, %834 : index
          %1028 = arith.addi %1027, %c5 : index
          memref.store %1019, %15[%1028] : memref<?xf32>
        }
        %1029 = arith.remui %892, %c20 : index
        %1030 = arith.muli %1029, %c20 : index
        %1031 = arith.addi %1030, %852 : index
        %1032 = arith.divui %892, %c20 : index
        %1033 = arith.addi %1032, %c20 : index
        %1034 = arith.muli %1033, %c20 : index
        %1035 = arith.addi %1034, %852 : index
        %1036 = memref.load %rope[%1031] : memref<?xf32>
        %1037 = arith.addi %1031, %c5 : index
        %1038 = memref.load %rope[%1037] : memref<?xf32>
        %1039 = memref.load %rope[%1035] : memref<?xf32>
        %1040 = arith.addi %1035, %c5 : index
        %1041 = memref.load %rope[%1040] : memref<?xf32>
        %1042 = arith.mulf %1039, %1036 : f32
        %1043 = arith.mulf %1041, %1038 : f32
        %1044 = arith.subf %1042, %1043 : f32
        %1045 = arith.mulf %1041, %1036 : f32
        %1046 = arith.mulf %1039, %1038 : f32
        %1047 = arith.addf %1045, %1046 : f32
        %1048 = arith.mulf %941, %1044 : f32
        %1049 = arith.mulf %947, %1047 : f32
        %1050 = arith.subf %1048, %1049 : f32
        %1051 = arith.mulf %947, %1044 : f32
        %1052 = arith.mulf %941, %1047 : f32
        %1053 = arith.addf %1051, %1052 : f32
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %813, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c20 : index
          %1058 = arith.addi %1057, %852 : index
          memref.store %1050, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c5 : index
          memref.store %1053, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %814, %852 : index
          memref.store %1050, %15[%1060] : memref<?xf32>
          %1061 = arith.addi %814, %852 : index
          %1062 = arith.addi %1061, %c5 : index
          memref.store %1053, %15[%1062] : memref<?xf32>
        }
        %1063 = arith.remui %892, %c20 : index
        %1064 = arith.muli %1063, %c20 : index
        %1065 = arith.addi %1064, %870 : index
        %1066 = arith.divui %892, %c20 : index
        %1067 = arith.addi %1066, %c20 : index
        %1068 = arith.muli %1067, %c20 : index
        %1069 = arith.addi %1068, %870 : index
        %1070 = memref.load %rope[%1065] : memref<?xf32>
        %1071 = arith.addi %1065, %c5 : index
        %1072 = memref.load %rope[%1071] : memref<?xf32>
        %1073 = memref.load %rope[%1069] : memref<?xf32>
        %1074 = arith.addi %1069, %c5 : index
        %1075 = memref.load %rope[%1074] : memref<?xf32>
        %1076 = arith.mulf %1073, %1070 : f32
        %1077 = arith.mulf %1075, %1072 : f32
        %1078 = arith.subf %1076, %1077 : f32
        %1079 = arith.mulf %1075, %1070 : f32
        %1080 = arith.mulf %1073, %1072 : f32
        %1081 = arith.addf %1079, %1080 : f32
        %1082 = arith.mulf %954, %1078 : f32
        %1083 = arith.mulf %960, %1081 : f32
        %1084 = arith.subf %1082, %1083 : f32
        %1085 = arith.mulf %960, %1078 : f32
        %1086 = arith.mulf %954, %1081 : f32
        %1087 = arith.addf %1085, %1086 : f32
        %1088 = arith.cmpi slt, %0, %heads : index
        scf.if %1088 {
          %1089 = arith.muli %813, %heads : index
          %1090 = arith.addi %1089, %0 : index
          %1091 = arith.muli %1090, %c20 : index
          %1092 = arith.addi %1091, %870 : index
          memref.store %1084, %q[%1092] : memref<?xf32>
          %1093 = arith.addi %1092, %c5 : index
          memref.store %1087, %q[%1093] : memref<?xf32>
        } else {
          %1094 = arith.addi %814, %870 : index
          memref.store %1084, %15[%1094] : memref<?xf32>
          %1095 = arith.addi %814, %870 : index
          %1096 = arith.addi %1095, %c5 : index
          memref.store %1087, %15[%1096] : memref<?xf32>
        }
      } else {
        %1097 = arith.cmpi slt, %0, %heads : index
        scf.if %1097 {
          %1098 = arith.muli %813, %heads : index
          %1099 = arith.addi %1098, %0 : index
          %1100 = arith.muli %1099, %c20 : index
          %1101 = arith.addi %1100, %816 : index
          memref.store %824, %q[%1101] : memref<?xf32>
          %1102 = arith.addi %1101, %c5 : index
          memref.store %833, %q[%1102] : memref<?xf32>
        } else {
          %1103 = arith.addi %814, %816 : index
          memref.store %824, %15[%1103] : memref<?xf32>
          %1104 = arith.addi %814, %816 : index
          %1105 = arith.addi %1104, %c5 : index
          memref.store %833, %15[%1105] : memref<?xf32>
        }
        %1106 = arith.cmpi slt, %0, %heads : index
        scf.if %1106 {
          %1107 = arith.muli %813, %heads : index
          %1108 = arith.addi %1107, %0 : index
          %1109 = arith.muli %1108, %c20 : index
          %1110 = arith.addi %1109, %834 : index
          memref.store %842, %q[%1110] : memref<?xf32>
          %1111 = arith.addi %1110, %c5 : index
          memref.store %851, %q[%1111] : memref<?xf32>
        } else {
          %1112 = arith.addi %814, %834 : index
          memref.store %842, %15[%1112] : memref<?xf32>
          %1113 = arith.addi %814, %834 : index
          %1114 = arith.addi %1113, %c5 : index
          memref.store %851, %15[%1114] : memref<?xf32>
        }
        %1115 = arith.cmpi slt, %0, %heads : index
        scf.if %1115 {
          %1116 = arith.muli %813, %heads : index
          %1117 = arith.addi %1116, %0 : index
          %1118 = arith.muli %1117, %c20 : index
          %1119 = arith.addi %1118, %852 : index
          memref.store %860, %q[%1119] : memref<?xf32>
          %1120 = arith.addi %1119, %c5 : index
          memref.store %869, %q[%1120] : memref<?xf32>
        } else {
          %1121 = arith.addi %814, %852 : index
          memref.store %860, %15[%1121] : memref<?xf32>
          %1122 = arith.addi %814, %852 : index
          %1123 = arith.addi %1122, %c5 : index
          memref.store %869, %15[%1123] : memref<?xf32>
        }
        %1124 = arith.cmpi slt, %0, %heads : index
        scf.if %1124 {
          %1125 = arith.muli %813, %heads : index
          %1126 = arith.addi %1125, %0 : index
          %1127 = arith.muli %1126, %c20 : index
          %1128 = arith.addi %1127, %870 : index
          memref.store %878, %q[%1128] : memref<?xf32>
          %1129 = arith.addi %1128, %c5 : index
          memref.store %887, %q[%1129] : memref<?xf32>
        } else {
          %1130 = arith.addi %814, %870 : index
          memref.store %878, %15[%1130] : memref<?xf32>
          %1131 = arith.addi %814, %870 : index
          %1132 = arith.addi %1131, %c5 : index
          memref.store %887, %15[%1132] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1133 = arith.cmpi sge, %0, %heads : index
    scf.if %1133 {
      %1134 = arith.addi %809, %c8 : index
      %1135 = arith.addi %808, %1134 : index
      %1136 = arith.cmpi slt, %1135, %17 : index
      scf.if %1136 {
        %1137 = arith.addi %808, %1134 : index
        %1138 = arith.addi %slotsAt, %1137 : index
        %1139 = memref.load %step[%1138] : memref<?xi32>
        %1140 = arith.index_cast %1139 : i32 to index
        %1141 = arith.cmpi sge, %1140, %c8 : index
        scf.if %1141 {
          %1142 = arith.muli %1134, %c20 : index
          %1143 = arith.subi %0, %heads : index
          %1144 = memref.load %scales[%1143] : memref<?xf32>
          %1145 = vector.broadcast %1144 : f32 to vector<4xf32>
          %1146 = arith.divui %1140, %c6 : index
          %1147 = arith.remui %1140, %c6 : index
          %1148 = arith.muli %1146, %pageBytes : index
          %1149 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1149 {
            %1150 = wave.lane
            %1151 = arith.muli %1150, %c18 : index
            scf.for %1152 = %1151 to %c20 step %c5 {
              %1153 = arith.addi %1142, %1152 : index
              %1154 = vector.load %15[%1153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1155 = arith.mulf %1154, %1145 : vector<4xf32>
              %1156 = arith.minimumf %1155, %c38 : vector<4xf32>
              %1157 = arith.maximumf %1156, %c39 : vector<4xf32>
              %1158 = arith.truncf %1157 : vector<4xf32> to vector<4xf16>
              %1159 = vector.bitcast %1158 : vector<4xf16> to vector<8xi8>
              %1160 = arith.cmpi slt, %1143, %kvHeads : index
              scf.if %1160 {
                %1161 = arith.muli %1143, %c40 : index
                %1162 = arith.addi %1148, %1161 : index
                %1163 = arith.divui %1152, %c6 : index
                %1164 = arith.muli %1163, %c19 : index
                %1165 = arith.remui %1152, %c6 : index
                %1166 = arith.divui %1165, %c2 : index
                %1167 = arith.muli %1166, %c20 : index
                %1168 = arith.muli %1147, %c6 : index
                %1169 = arith.addi %1167, %1168 : index
                %1170 = arith.remui %1165, %c2 : index
                %1171 = arith.muli %1170, %c7 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1164, %1172 : index
                %1174 = arith.addi %1162, %1173 : index
                vector.store %1159, %kv[%1174] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1175 = arith.subi %1143, %kvHeads : index
                %1176 = arith.muli %1175, %c40 : index
                %1177 = arith.addi %1148, %1176 : index
                %1178 = arith.addi %1152, %c8 : index
                %1179 = arith.divui %1178, %c6 : index
                %1180 = arith.muli %1179, %c19 : index
                %1181 = arith.addi %1180, %c10 : index
                %1182 = arith.remui %1178, %c6 : index
                %1183 = arith.divui %1147, %c7 : index
                %1184 = arith.remui %1147, %c7 : index
                %1185 = arith.muli %1184, %c2 : index
                %1186 = arith.addi %1183, %1185 : index
                %1187 = arith.divui %1186, %c2 : index
                %1188 = arith.muli %1187, %c20 : index
                %1189 = arith.muli %1182, %c6 : index
                %1190 = arith.addi %1188, %1189 : index
                %1191 = arith.remui %1186, %c2 : index
                %1192 = arith.muli %1191, %c7 : index
                %1193 = arith.addi %1190, %1192 : index
                %1194 = arith.addi %1181, %1193 : index
                %1195 = arith.addi %1177, %1194 : index
                %1196 = vector.shuffle %1159, %1159 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1196, %kv[%1195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1197 = arith.addi %1152, %c9 : index
                %1198 = arith.divui %1197, %c6 : index
                %1199 = arith.muli %1198, %c19 : index
                %1200 = arith.addi %1199, %c10 : index
                %1201 = arith.remui %1197, %c6 : index
                %1202 = arith.divui %1147, %c7 : index
                %1203 = arith.remui %1147, %c7 : index
                %1204 = arith.muli %1203, %c2 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.divui %1205, %c2 : index
                %1207 = arith.muli %1206, %c20 : index
                %1208 = arith.muli %1201, %c6 : index
                %1209 = arith.addi %1207, %1208 : index
                %1210 = arith.remui %1205, %c2 : index
                %1211 = arith.muli %1210, %c7 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.addi %1200, %1212 : index
                %1214 = arith.addi %1177, %1213 : index
                %1215 = vector.shuffle %1159, %1159 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1215, %kv[%1214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1216 = arith.addi %1152, %c7 : index
                %1217 = arith.divui %1216, %c6 : index
                %1218 = arith.muli %1217, %c19 : index
                %1219 = arith.addi %1218, %c10 : index
                %1220 = arith.remui %1216, %c6 : index
                %1221 = arith.divui %1147, %c7 : index
                %1222 = arith.remui %1147, %c7 : index
                %1223 = arith.muli %1222, %c2 : index
                %1224 = arith.addi %1221, %1223 : index
                %1225 = arith.divui %1224, %c2 : index
                %1226 = arith.muli %1225, %c20 : index
                %1227 = arith.muli %1220, %c6 : index
                %1228 = arith.addi %1226, %1227 : index
                %1229 = arith.remui %1224, %c2 : index
                %1230 = arith.muli %1229, %c7 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.addi %1219, %1231 : index
                %1233 = arith.addi %1177, %1232 : index
                %1234 = vector.shuffle %1159, %1159 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1234, %kv[%1233] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1235 = arith.addi %1152, %c21 : index
                %1236 = arith.divui %1235, %c6 : index
                %1237 = arith.muli %1236, %c19 : index
                %1238 = arith.addi %1237, %c10 : index
                %1239 = arith.remui %1235, %c6 : index
                %1240 = arith.divui %1147, %c7 : index
                %1241 = arith.remui %1147, %c7 : index
                %1242 = arith.muli %1241, %c2 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.divui %1243, %c2 : index
                %1245 = arith.muli %1244, %c20 : index
                %1246 = arith.muli %1239, %c6 : index
                %1247 = arith.addi %1245, %1246 : index
                %1248 = arith.remui %1243, %c2 : index
                %1249 = arith.muli %1248, %c7 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1238, %1250 : index
                %1252 = arith.addi %1177, %1251 : index
                %1253 = vector.shuffle %1159, %1159 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1253, %kv[%1252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1254 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1254 {
            %1255 = wave.lane
            %1256 = arith.muli %1255, %c18 : index
            scf.for %1257 = %1256 to %c20 step %c5 {
              %1258 = arith.addi %1142, %1257 : index
              %1259 = vector.load %15[%1258] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1260 = arith.mulf %1259, %1145 : vector<4xf32>
              %1261 = wave.fp8_encode "e4m3" %1260 : vector<4xf32> -> vector<4xi8>
              %1262 = arith.cmpi slt, %1143, %kvHeads : index
              scf.if %1262 {
                %1263 = arith.muli %1143, %c10 : index
                %1264 = arith.addi %1148, %1263 : index
                %1265 = vector.shuffle %1261, %1261 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1266 = arith.divui %1257, %c6 : index
                %1267 = arith.muli %1266, %c20 : index
                %1268 = arith.remui %1257, %c6 : index
                %1269 = arith.muli %1147, %c6 : index
                %1270 = arith.divui %1268, %c18 : index
                %1271 = arith.muli %1270, %c18 : index
                %1272 = arith.remui %1268, %c7 : index
                %1273 = arith.muli %1272, %c7 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.divui %1268, %c7 : index
                %1276 = arith.remui %1275, %c7 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.addi %1269, %1277 : index
                %1279 = arith.addi %1267, %1278 : index
                %1280 = arith.addi %1264, %1279 : index
                vector.store %1265, %kv[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1281 = arith.subi %1143, %kvHeads : index
                %1282 = arith.muli %1281, %c10 : index
                %1283 = arith.addi %1148, %1282 : index
                %1284 = arith.addi %1257, %c8 : index
                %1285 = arith.divui %1284, %c6 : index
                %1286 = arith.muli %1285, %c20 : index
                %1287 = arith.addi %1286, %c11 : index
                %1288 = arith.remui %1284, %c6 : index
                %1289 = arith.divui %1147, %c7 : index
                %1290 = arith.remui %1147, %c7 : index
                %1291 = arith.muli %1290, %c2 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.muli %1288, %c6 : index
                %1294 = arith.divui %1292, %c18 : index
                %1295 = arith.muli %1294, %c18 : index
                %1296 = arith.remui %1292, %c7 : index
                %1297 = arith.muli %1296, %c7 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.divui %1292, %c7 : index
                %1300 = arith.remui %1299, %c7 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.addi %1293, %1301 : index
                %1303 = arith.addi %1287, %1302 : index
                %1304 = arith.addi %1283, %1303 : index
                %1305 = vector.shuffle %1261, %1261 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1305, %kv[%1304] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1306 = arith.addi %1257, %c9 : index
                %1307 = arith.divui %1306, %c6 : index
                %1308 = arith.muli %1307, %c20 : index
                %1309 = arith.addi %1308, %c11 : index
                %1310 = arith.remui %1306, %c6 : index
                %1311 = arith.divui %1147, %c7 : index
                %1312 = arith.remui %1147, %c7 : index
                %1313 = arith.muli %1312, %c2 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.muli %1310, %c6 : index
                %1316 = arith.divui %1314, %c18 : index
                %1317 = arith.muli %1316, %c18 : index
                %1318 = arith.remui %1314, %c7 : index
                %1319 = arith.muli %1318, %c7 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.divui %1314, %c7 : index
                %1322 = arith.remui %1321, %c7 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.addi %1315, %1323 : index
                %1325 = arith.addi %1309, %1324 : index
                %1326 = arith.addi %1283, %1325 : index
                %1327 = vector.shuffle %1261, %1261 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1327, %kv[%1326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1328 = arith.addi %1257, %c7 : index
                %1329 = arith.divui %1328, %c6 : index
                %1330 = arith.muli %1329, %c20 : index
                %1331 = arith.addi %1330, %c11 : index
                %1332 = arith.remui %1328, %c6 : index
                %1333 = arith.divui %1147, %c7 : index
                %1334 = arith.remui %1147, %c7 : index
                %1335 = arith.muli %1334, %c2 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.muli %1332, %c6 : index
                %1338 = arith.divui %1336, %c18 : index
                %1339 = arith.muli %1338, %c18 : index
                %1340 = arith.remui %1336, %c7 : index
                %1341 = arith.muli %1340, %c7 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.divui %1336, %c7 : index
                %1344 = arith.remui %1343, %c7 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.addi %1337, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                %1348 = arith.addi %1283, %1347 : index
                %1349 = vector.shuffle %1261, %1261 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1349, %kv[%1348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1350 = arith.addi %1257, %c21 : index
                %1351 = arith.divui %1350, %c6 : index
                %1352 = arith.muli %1351, %c20 : index
                %1353 = arith.addi %1352, %c11 : index
                %1354 = arith.remui %1350, %c6 : index
                %1355 = arith.divui %1147, %c7 : index
                %1356 = arith.remui %1147, %c7 : index
                %1357 = arith.muli %1356, %c2 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.muli %1354, %c6 : index
                %1360 = arith.divui %1358, %c18 : index
                %1361 = arith.muli %1360, %c18 : index
                %1362 = arith.remui %1358, %c7 : index
                %1363 = arith.muli %1362, %c7 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.divui %1358, %c7 : index
                %1366 = arith.remui %1365, %c7 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.addi %1359, %1367 : index
                %1369 = arith.addi %1353, %1368 : index
                %1370 = arith.addi %1283, %1369 : index
                %1371 = vector.shuffle %1261, %1261 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1371, %kv[%1370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1372 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1372 {
            %1373 = wave.lane
            %1374 = arith.muli %1373, %c18 : index
            scf.for %1375 = %1374 to %c20 step %c5 {
              %1376 = arith.addi %1142, %1375 : index
              %1377 = vector.load %15[%1376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1378 = arith.mulf %1377, %1145 : vector<4xf32>
              %1379 = wave.fp8_encode "e5m2" %1378 : vector<4xf32> -> vector<4xi8>
              %1380 = arith.cmpi slt, %1143, %kvHeads : index
              scf.if %1380 {
                %1381 = arith.muli %1143, %c10 : index
                %1382 = arith.addi %1148, %1381 : index
                %1383 = vector.shuffle %1379, %1379 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1384 = arith.divui %1375, %c6 : index
                %1385 = arith.muli %1384, %c20 : index
                %1386 = arith.remui %1375, %c6 : index
                %1387 = arith.muli %1147, %c6 : index
                %1388 = arith.divui %1386, %c18 : index
                %1389 = arith.muli %1388, %c18 : index
                %1390 = arith.remui %1386, %c7 : index
                %1391 = arith.muli %1390, %c7 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1386, %c7 : index
                %1394 = arith.remui %1393, %c7 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.addi %1385, %1396 : index
                %1398 = arith.addi %1382, %1397 : index
                vector.store %1383, %kv[%1398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1399 = arith.subi %1143, %kvHeads : index
                %1400 = arith.muli %1399, %c10 : index
                %1401 = arith.addi %1148, %1400 : index
                %1402 = arith.addi %1375, %c8 : index
                %1403 = arith.divui %1402, %c6 : index
                %1404 = arith.muli %1403, %c20 : index
                %1405 = arith.addi %1404, %c11 : index
                %1406 = arith.remui %1402, %c6 : index
                %1407 = arith.divui %1147, %c7 : index
                %1408 = arith.remui %1147, %c7 : index
                %1409 = arith.muli %1408, %c2 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.muli %1406, %c6 : index
                %1412 = arith.divui %1410, %c18 : index
                %1413 = arith.muli %1412, %c18 : index
                %1414 = arith.remui %1410, %c7 : index
                %1415 = arith.muli %1414, %c7 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.divui %1410, %c7 : index
                %1418 = arith.remui %1417, %c7 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.addi %1411, %1419 : index
                %1421 = arith.addi %1405, %1420 : index
                %1422 = arith.addi %1401, %1421 : index
                %1423 = vector.shuffle %1379, %1379 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1423, %kv[%1422] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1424 = arith.addi %1375, %c9 : index
                %1425 = arith.divui %1424, %c6 : index
                %1426 = arith.muli %1425, %c20 : index
                %1427 = arith.addi %1426, %c11 : index
                %1428 = arith.remui %1424, %c6 : index
                %1429 = arith.divui %1147, %c7 : index
                %1430 = arith.remui %1147, %c7 : index
                %1431 = arith.muli %1430, %c2 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.muli %1428, %c6 : index
                %1434 = arith.divui %1432, %c18 : index
                %1435 = arith.muli %1434, %c18 : index
                %1436 = arith.remui %1432, %c7 : index
                %1437 = arith.muli %1436, %c7 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.divui %1432, %c7 : index
                %1440 = arith.remui %1439, %c7 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.addi %1433, %1441 : index
                %1443 = arith.addi %1427, %1442 : index
                %1444 = arith.addi %1401, %1443 : index
                %1445 = vector.shuffle %1379, %1379 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1445, %kv[%1444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1446 = arith.addi %1375, %c7 : index
                %1447 = arith.divui %1446, %c6 : index
                %1448 = arith.muli %1447, %c20 : index
                %1449 = arith.addi %1448, %c11 : index
                %1450 = arith.remui %1446, %c6 : index
                %1451 = arith.divui %1147, %c7 : index
                %1452 = arith.remui %1147, %c7 : index
                %1453 = arith.muli %1452, %c2 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.muli %1450, %c6 : index
                %1456 = arith.divui %1454, %c18 : index
                %1457 = arith.muli %1456, %c18 : index
                %1458 = arith.remui %1454, %c7 : index
                %1459 = arith.muli %1458, %c7 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.divui %1454, %c7 : index
                %1462 = arith.remui %1461, %c7 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.addi %1455, %1463 : index
                %1465 = arith.addi %1449, %1464 : index
                %1466 = arith.addi %1401, %1465 : index
                %1467 = vector.shuffle %1379, %1379 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1467, %kv[%1466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1468 = arith.addi %1375, %c21 : index
                %1469 = arith.divui %1468, %c6 : index
                %1470 = arith.muli %1469, %c20 : index
                %1471 = arith.addi %1470, %c11 : index
                %1472 = arith.remui %1468, %c6 : index
                %1473 = arith.divui %1147, %c7 : index
                %1474 = arith.remui %1147, %c7 : index
                %1475 = arith.muli %1474, %c2 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.muli %1472, %c6 : index
                %1478 = arith.divui %1476, %c18 : index
                %1479 = arith.muli %1478, %c18 : index
                %1480 = arith.remui %1476, %c7 : index
                %1481 = arith.muli %1480, %c7 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.divui %1476, %c7 : index
                %1484 = arith.remui %1483, %c7 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.addi %1477, %1485 : index
                %1487 = arith.addi %1471, %1486 : index
                %1488 = arith.addi %1401, %1487 : index
                %1489 = vector.shuffle %1379, %1379 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1489, %kv[%1488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1490 = arith.addi %18, %c6 : index
    %1491 = wave.lane
    %1492 = arith.muli %3, %c7 : index
    %1493 = arith.muli %1492, %c20 : index
    %1494 = arith.addi %1493, %1491 : index
    %1495 = arith.muli %4, %c11 : index
    %1496 = arith.addi %1495, %1494 : index
    %1497 = arith.addi %1496, %c8 : index
    %1498 = arith.addi %1497, %c8 : index
    %1499 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1499, %14[%1498] : memref<?xf32>
    %1500 = arith.muli %4, %c11 : index
    %1501 = arith.addi %1500, %1494 : index
    %1502 = arith.addi %1501, %c8 : index
    %1503 = arith.addi %1502, %c4 : index
    %1504 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1504, %14[%1503] : memref<?xf32>
    %1505 = arith.muli %4, %c11 : index
    %1506 = arith.addi %1505, %1494 : index
    %1507 = arith.addi %1506, %c8 : index
    %1508 = arith.addi %1507, %c12 : index
    %1509 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1509, %14[%1508] : memref<?xf32>
    %1510 = arith.muli %4, %c11 : index
    %1511 = arith.addi %1510, %1494 : index
    %1512 = arith.addi %1511, %c8 : index
    %1513 = arith.addi %1512, %c22 : index
    %1514 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1514, %14[%1513] : memref<?xf32>
    %1515 = arith.muli %4, %c11 : index
    %1516 = arith.addi %1515, %1494 : index
    %1517 = arith.addi %1516, %c8 : index
    %1518 = arith.addi %1517, %c5 : index
    %1519 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1519, %14[%1518] : memref<?xf32>
    %1520 = arith.muli %4, %c11 : index
    %1521 = arith.addi %1520, %1494 : index
    %1522 = arith.addi %1521, %c8 : index
    %1523 = arith.addi %1522, %c23 : index
    %1524 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1524, %14[%1523] : memref<?xf32>
    %1525 = arith.muli %4, %c11 : index
    %1526 = arith.addi %1525, %1494 : index
    %1527 = arith.addi %1526, %c8 : index
    %1528 = arith.addi %1527, %c24 : index
    %1529 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1529, %14[%1528] : memref<?xf32>
    %1530 = arith.muli %4, %c11 : index
    %1531 = arith.addi %1530, %1494 : index
    %1532 = arith.addi %1531, %c8 : index
    %1533 = arith.addi %1532, %c25 : index
    %1534 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1534, %14[%1533] : memref<?xf32>
    %1535 = arith.muli %4, %c11 : index
    %1536 = arith.addi %1535, %1494 : index
    %1537 = arith.addi %1536, %c20 : index
    %1538 = arith.addi %1537, %c8 : index
    %1539 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1539, %14[%1538] : memref<?xf32>
    %1540 = arith.muli %4, %c11 : index
    %1541 = arith.addi %1540, %1494 : index
    %1542 = arith.addi %1541, %c20 : index
    %1543 = arith.addi %1542, %c4 : index
    %1544 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1544, %14[%1543] : memref<?xf32>
    %1545 = arith.muli %4, %c11 : index
    %1546 = arith.addi %1545, %1494 : index
    %1547 = arith.addi %1546, %c20 : index
    %1548 = arith.addi %1547, %c12 : index
    %1549 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1549, %14[%1548] : memref<?xf32>
    %1550 = arith.muli %4, %c11 : index
    %1551 = arith.addi %1550, %1494 : index
    %1552 = arith.addi %1551, %c20 : index
    %1553 = arith.addi %1552, %c22 : index
    %1554 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1554, %14[%1553] : memref<?xf32>
    %1555 = arith.muli %4, %c11 : index
    %1556 = arith.addi %1555, %1494 : index
    %1557 = arith.addi %1556, %c20 : index
    %1558 = arith.addi %1557, %c5 : index
    %1559 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1559, %14[%1558] : memref<?xf32>
    %1560 = arith.muli %4, %c11 : index
    %1561 = arith.addi %1560, %1494 : index
    %1562 = arith.addi %1561, %c20 : index
    %1563 = arith.addi %1562, %c23 : index
    %1564 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1564, %14[%1563] : memref<?xf32>
    %1565 = arith.muli %4, %c11 : index
    %1566 = arith.addi %1565, %1494 : index
    %1567 = arith.addi %1566, %c20 : index
    %1568 = arith.addi %1567, %c24 : index
    %1569 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1569, %14[%1568] : memref<?xf32>
    %1570 = arith.muli %4, %c11 : index
    %1571 = arith.addi %1570, %1494 : index
    %1572 = arith.addi %1571, %c20 : index
    %1573 = arith.addi %1572, %c25 : index
    %1574 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1574, %14[%1573] : memref<?xf32>
    wave.barrier
    %1575 = arith.muli %4, %c18 : index
    %1576 = arith.addi %1575, %c8 : index
    %1577 = arith.muli %1576, %c7 : index
    %1578 = arith.divui %1491, %c6 : index
    %1579 = arith.addi %1577, %1578 : index
    %1580 = arith.addi %1490, %1579 : index
    %1581 = arith.cmpi slt, %1580, %17 : index
    scf.if %1581 {
      %1582 = arith.cmpi eq, %hasFactors, %c9 : index
      %1583 = arith.muli %1580, %c7 : index
      %1584 = memref.load %factors[%1583] : memref<?xf32>
      %1585 = arith.mulf %1584, %operandScale : f32
      %1586 = arith.select %1582, %1585, %operandScale : f32
      %1587 = arith.addi %1494, %c8 : index
      %1588 = arith.muli %1576, %c4 : index
      %1589 = arith.addi %1587, %1588 : index
      %1590 = memref.load %14[%1589] : memref<?xf32>
      %1591 = arith.addi %1589, %c11 : index
      %1592 = memref.load %14[%1591] : memref<?xf32>
      %1593 = arith.addf %1590, %1592 : f32
      %1594 = arith.remui %1491, %c6 : index
      %1595 = arith.muli %1594, %c18 : index
      %1596 = arith.addi %11, %1595 : index
      %1597 = vector.load %w[%1596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1598 = vector.bitcast %1597 : vector<4xi8> to vector<1xf32>
      %1599 = vector.extract %1598[0] : f32 from vector<1xf32>
      %1600 = arith.mulf %1599, %1586 : f32
      %1601 = arith.mulf %1593, %1600 : f32
      %1602 = arith.muli %3, %c7 : index
      %1603 = arith.addi %1602, %c8 : index
      %1604 = arith.muli %1603, %c6 : index
      %1605 = arith.remui %1491, %c6 : index
      %1606 = arith.addi %1604, %1605 : index
      %1607 = arith.muli %1579, %c20 : index
      %1608 = arith.addi %1607, %1606 : index
      memref.store %1601, %15[%1608] : memref<?xf32>
      %1609 = arith.addi %1494, %c20 : index
      %1610 = arith.muli %1576, %c4 : index
      %1611 = arith.addi %1609, %1610 : index
      %1612 = memref.load %14[%1611] : memref<?xf32>
      %1613 = arith.addi %1611, %c11 : index
      %1614 = memref.load %14[%1613] : memref<?xf32>
      %1615 = arith.addf %1612, %1614 : f32
      %1616 = arith.remui %1491, %c6 : index
      %1617 = arith.muli %1616, %c18 : index
      %1618 = arith.addi %13, %1617 : index
      %1619 = vector.load %w[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1620 = vector.bitcast %1619 : vector<4xi8> to vector<1xf32>
      %1621 = vector.extract %1620[0] : f32 from vector<1xf32>
      %1622 = arith.mulf %1621, %1586 : f32
      %1623 = arith.mulf %1615, %1622 : f32
      %1624 = arith.muli %3, %c7 : index
      %1625 = arith.addi %1624, %c9 : index
      %1626 = arith.muli %1625, %c6 : index
      %1627 = arith.remui %1491, %c6 : index
      %1628 = arith.addi %1626, %1627 : index
      %1629 = arith.muli %1579, %c20 : index
      %1630 = arith.addi %1629, %1628 : index
      memref.store %1623, %15[%1630] : memref<?xf32>
    }
    %1631 = arith.muli %4, %c18 : index
    %1632 = arith.addi %1631, %c9 : index
    %1633 = arith.muli %1632, %c7 : index
    %1634 = arith.divui %1491, %c6 : index
    %1635 = arith.addi %1633, %1634 : index
    %1636 = arith.addi %1490, %1635 : index
    %1637 = arith.cmpi slt, %1636, %17 : index
    scf.if %1637 {
      %1638 = arith.cmpi eq, %hasFactors, %c9 : index
      %1639 = arith.muli %1636, %c7 : index
      %1640 = memref.load %factors[%1639] : memref<?xf32>
      %1641 = arith.mulf %1640, %operandScale : f32
      %1642 = arith.select %1638, %1641, %operandScale : f32
      %1643 = arith.addi %1494, %c8 : index
      %1644 = arith.muli %1632, %c4 : index
      %1645 = arith.addi %1643, %1644 : index
      %1646 = memref.load %14[%1645] : memref<?xf32>
      %1647 = arith.addi %1645, %c11 : index
      %1648 = memref.load %14[%1647] : memref<?xf32>
      %1649 = arith.addf %1646, %1648 : f32
      %1650 = arith.remui %1491, %c6 : index
      %1651 = arith.muli %1650, %c18 : index
      %1652 = arith.addi %11, %1651 : index
      %1653 = vector.load %w[%1652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1654 = vector.bitcast %1653 : vector<4xi8> to vector<1xf32>
      %1655 = vector.extract %1654[0] : f32 from vector<1xf32>
      %1656 = arith.mulf %1655, %1642 : f32
      %1657 = arith.mulf %1649, %1656 : f32
      %1658 = arith.muli %3, %c7 : index
      %1659 = arith.addi %1658, %c8 : index
      %1660 = arith.muli %1659, %c6 : index
      %1661 = arith.remui %1491, %c6 : index
      %1662 = arith.addi %1660, %1661 : index
      %1663 = arith.muli %1635, %c20 : index
      %1664 = arith.addi %1663, %1662 : index
      memref.store %1657, %15[%1664] : memref<?xf32>
      %1665 = arith.addi %1494, %c20 : index
      %1666 = arith.muli %1632, %c4 : index
      %1667 = arith.addi %1665, %1666 : index
      %1668 = memref.load %14[%1667] : memref<?xf32>
      %1669 = arith.addi %1667, %c11 : index
      %1670 = memref.load %14[%1669] : memref<?xf32>
      %1671 = arith.addf %1668, %1670 : f32
      %1672 = arith.remui %1491, %c6 : index
      %1673 = arith.muli %1672, %c18 : index
      %1674 = arith.addi %13, %1673 : index
      %1675 = vector.load %w[%1674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1676 = vector.bitcast %1675 : vector<4xi8> to vector<1xf32>
      %1677 = vector.extract %1676[0] : f32 from vector<1xf32>
      %1678 = arith.mulf %1677, %1642 : f32
      %1679 = arith.mulf %1671, %1678 : f32
      %1680 = arith.muli %3, %c7 : index
      %1681 = arith.addi %1680, %c9 : index
      %1682 = arith.muli %1681, %c6 : index
      %1683 = arith.remui %1491, %c6 : index
      %1684 = arith.addi %1682, %1683 : index
      %1685 = arith.muli %1635, %c20 : index
      %1686 = arith.addi %1685, %1684 : index
      memref.store %1679, %15[%1686] : memref<?xf32>
    }
    %1687 = arith.muli %4, %c18 : index
    %1688 = arith.addi %1687, %c7 : index
    %1689 = arith.muli %1688, %c7 : index
    %1690 = arith.divui %1491, %c6 : index
    %1691 = arith.addi %1689, %1690 : index
    %1692 = arith.addi %1490, %1691 : index
    %1693 = arith.cmpi slt, %1692, %17 : index
    scf.if %1693 {
      %1694 = arith.cmpi eq, %hasFactors, %c9 : index
      %1695 = arith.muli %1692, %c7 : index
      %1696 = memref.load %factors[%1695] : memref<?xf32>
      %1697 = arith.mulf %1696, %operandScale : f32
      %1698 = arith.select %1694, %1697, %operandScale : f32
      %1699 = arith.addi %1494, %c8 : index
      %1700 = arith.muli %1688, %c4 : index
      %1701 = arith.addi %1699, %1700 : index
      %1702 = memref.load %14[%1701] : memref<?xf32>
      %1703 = arith.addi %1701, %c11 : index
      %1704 = memref.load %14[%1703] : memref<?xf32>
      %1705 = arith.addf %1702, %1704 : f32
      %1706 = arith.remui %1491, %c6 : index
      %1707 = arith.muli %1706, %c18 : index
      %1708 = arith.addi %11, %1707 : index
      %1709 = vector.load %w[%1708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1710 = vector.bitcast %1709 : vector<4xi8> to vector<1xf32>
      %1711 = vector.extract %1710[0] : f32 from vector<1xf32>
      %1712 = arith.mulf %1711, %1698 : f32
      %1713 = arith.mulf %1705, %1712 : f32
      %1714 = arith.muli %3, %c7 : index
      %1715 = arith.addi %1714, %c8 : index
      %1716 = arith.muli %1715, %c6 : index
      %1717 = arith.remui %1491, %c6 : index
      %1718 = arith.addi %1716, %1717 : index
      %1719 = arith.muli %1691, %c20 : index
      %1720 = arith.addi %1719, %1718 : index
      memref.store %1713, %15[%1720] : memref<?xf32>
      %1721 = arith.addi %1494, %c20 : index
      %1722 = arith.muli %1688, %c4 : index
      %1723 = arith.addi %1721, %1722 : index
      %1724 = memref.load %14[%1723] : memref<?xf32>
      %1725 = arith.addi %1723, %c11 : index
      %1726 = memref.load %14[%1725] : memref<?xf32>
      %1727 = arith.addf %1724, %1726 : f32
      %1728 = arith.remui %1491, %c6 : index
      %1729 = arith.muli %1728, %c18 : index
      %1730 = arith.addi %13, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1698 : f32
      %1735 = arith.mulf %1727, %1734 : f32
      %1736 = arith.muli %3, %c7 : index
      %1737 = arith.addi %1736, %c9 : index
      %1738 = arith.muli %1737, %c6 : index
      %1739 = arith.remui %1491, %c6 : index
      %1740 = arith.addi %1738, %1739 : index
      %1741 = arith.muli %1691, %c20 : index
      %1742 = arith.addi %1741, %1740 : index
      memref.store %1735, %15[%1742] : memref<?xf32>
    }
    %1743 = arith.muli %4, %c18 : index
    %1744 = arith.addi %1743, %c21 : index
    %1745 = arith.muli %1744, %c7 : index
    %1746 = arith.divui %1491, %c6 : index
    %1747 = arith.addi %1745, %1746 : index
    %1748 = arith.addi %1490, %1747 : index
    %1749 = arith.cmpi slt, %1748, %17 : index
    scf.if %1749 {
      %1750 = arith.cmpi eq, %hasFactors, %c9 : index
      %1751 = arith.muli %1748, %c7 : index
      %1752 = memref.load %factors[%1751] : memref<?xf32>
      %1753 = arith.mulf %1752, %operandScale : f32
      %1754 = arith.select %1750, %1753, %operandScale : f32
      %1755 = arith.addi %1494, %c8 : index
      %1756 = arith.muli %1744, %c4 : index
      %1757 = arith.addi %1755, %1756 : index
      %1758 = memref.load %14[%1757] : memref<?xf32>
      %1759 = arith.addi %1757, %c11 : index
      %1760 = memref.load %14[%1759] : memref<?xf32>
      %1761 = arith.addf %1758, %1760 : f32
      %1762 = arith.remui %1491, %c6 : index
      %1763 = arith.muli %1762, %c18 : index
      %1764 = arith.addi %11, %1763 : index
      %1765 = vector.load %w[%1764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1766 = vector.bitcast %1765 : vector<4xi8> to vector<1xf32>
      %1767 = vector.extract %1766[0] : f32 from vector<1xf32>
      %1768 = arith.mulf %1767, %1754 : f32
      %1769 = arith.mulf %1761, %1768 : f32
      %1770 = arith.muli %3, %c7 : index
      %1771 = arith.addi %1770, %c8 : index
      %1772 = arith.muli %1771, %c6 : index
      %1773 = arith.remui %1491, %c6 : index
      %1774 = arith.addi %1772, %1773 : index
      %1775 = arith.muli %1747, %c20 : index
      %1776 = arith.addi %1775, %1774 : index
      memref.store %1769, %15[%1776] : memref<?xf32>
      %1777 = arith.addi %1494, %c20 : index
      %1778 = arith.muli %1744, %c4 : index
      %1779 = arith.addi %1777, %1778 : index
      %1780 = memref.load %14[%1779] : memref<?xf32>
      %1781 = arith.addi %1779, %c11 : index
      %1782 = memref.load %14[%1781] : memref<?xf32>
      %1783 = arith.addf %1780, %1782 : f32
      %1784 = arith.remui %1491, %c6 : index
      %1785 = arith.muli %1784, %c18 : index
      %1786 = arith.addi %13, %1785 : index
      %1787 = vector.load %w[%1786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1788 = vector.bitcast %1787 : vector<4xi8> to vector<1xf32>
      %1789 = vector.extract %1788[0] : f32 from vector<1xf32>
      %1790 = arith.mulf %1789, %1754 : f32
      %1791 = arith.mulf %1783, %1790 : f32
      %1792 = arith.muli %3, %c7 : index
      %1793 = arith.addi %1792, %c9 : index
      %1794 = arith.muli %1793, %c6 : index
      %1795 = arith.remui %1491, %c6 : index
      %1796 = arith.addi %1794, %1795 : index
      %1797 = arith.muli %1747, %c20 : index
      %1798 = arith.addi %1797, %1796 : index
      memref.store %1791, %15[%1798] : memref<?xf32>
    }
    wave.barrier
    %1799 = arith.addi %18, %c6 : index
    %1800 = wave.wave
    %1801 = arith.addi %1800, %c8 : index
    %1802 = arith.addi %1799, %1801 : index
    %1803 = arith.cmpi slt, %1802, %17 : index
    scf.if %1803 {
      %1804 = arith.addi %1799, %1801 : index
      %1805 = arith.muli %1801, %c20 : index
      %1806 = wave.lane
      %1807 = arith.addi %1806, %c8 : index
      %1808 = arith.cmpi eq, %hasBias, %c9 : index
      %1809 = arith.addi %1805, %1807 : index
      %1810 = memref.load %15[%1809] : memref<?xf32>
      %1811 = arith.muli %0, %c20 : index
      %1812 = arith.addi %1811, %1807 : index
      %1813 = memref.load %bias[%1812] : memref<?xf32>
      %1814 = arith.addf %1810, %1813 : f32
      %1815 = arith.select %1808, %1814, %1810 : f32
      %1816 = arith.addi %1807, %c5 : index
      %1817 = arith.cmpi eq, %hasBias, %c9 : index
      %1818 = arith.addi %1805, %1816 : index
      %1819 = memref.load %15[%1818] : memref<?xf32>
      %1820 = arith.muli %0, %c20 : index
      %1821 = arith.addi %1820, %1816 : index
      %1822 = memref.load %bias[%1821] : memref<?xf32>
      %1823 = arith.addf %1819, %1822 : f32
      %1824 = arith.select %1817, %1823, %1819 : f32
      %1825 = arith.addi %1806, %c4 : index
      %1826 = arith.cmpi eq, %hasBias, %c9 : index
      %1827 = arith.addi %1805, %1825 : index
      %1828 = memref.load %15[%1827] : memref<?xf32>
      %1829 = arith.muli %0, %c20 : index
      %1830 = arith.addi %1829, %1825 : index
      %1831 = memref.load %bias[%1830] : memref<?xf32>
      %1832 = arith.addf %1828, %1831 : f32
      %1833 = arith.select %1826, %1832, %1828 : f32
      %1834 = arith.addi %1825, %c5 : index
      %1835 = arith.cmpi eq, %hasBias, %c9 : index
      %1836 = arith.addi %1805, %1834 : index
      %1837 = memref.load %15[%1836] : memref<?xf32>
      %1838 = arith.muli %0, %c20 : index
      %1839 = arith.addi %1838, %1834 : index
      %1840 = memref.load %bias[%1839] : memref<?xf32>
      %1841 = arith.addf %1837, %1840 : f32
      %1842 = arith.select %1835, %1841, %1837 : f32
      %1843 = arith.addi %1806, %c12 : index
      %1844 = arith.cmpi eq, %hasBias, %c9 : index
      %1845 = arith.addi %1805, %1843 : index
      %1846 = memref.load %15[%1845] : memref<?xf32>
      %1847 = arith.muli %0, %c20 : index
      %1848 = arith.addi %1847, %1843 : index
      %1849 = memref.load %bias[%1848] : memref<?xf32>
      %1850 = arith.addf %1846, %1849 : f32
      %1851 = arith.select %1844, %1850, %1846 : f32
      %1852 = arith.addi %1843, %c5 : index
      %1853 = arith.cmpi eq, %hasBias, %c9 : index
      %1854 = arith.addi %1805, %1852 : index
      %1855 = memref.load %15[%1854] : memref<?xf32>
      %1856 = arith.muli %0, %c20 : index
      %1857 = arith.addi %1856, %1852 : index
      %1858 = memref.load %bias[%1857] : memref<?xf32>
      %1859 = arith.addf %1855, %1858 : f32
      %1860 = arith.select %1853, %1859, %1855 : f32
      %1861 = arith.addi %1806, %c22 : index
      %1862 = arith.cmpi eq, %hasBias, %c9 : index
      %1863 = arith.addi %1805, %1861 : index
      %1864 = memref.load %15[%1863] : memref<?xf32>
      %1865 = arith.muli %0, %c20 : index
      %1866 = arith.addi %1865, %1861 : index
      %1867 = memref.load %bias[%1866] : memref<?xf32>
      %1868 = arith.addf %1864, %1867 : f32
      %1869 = arith.select %1862, %1868, %1864 : f32
      %1870 = arith.addi %1861, %c5 : index
      %1871 = arith.cmpi eq, %hasBias, %c9 : index
      %1872 = arith.addi %1805, %1870 : index
      %1873 = memref.load %15[%1872] : memref<?xf32>
      %1874 = arith.muli %0, %c20 : index
      %1875 = arith.addi %1874, %1870 : index
      %1876 = memref.load %bias[%1875] : memref<?xf32>
      %1877 = arith.addf %1873, %1876 : f32
      %1878 = arith.select %1871, %1877, %1873 : f32
      %1879 = arith.addi %heads, %kvHeads : index
      %1880 = arith.cmpi slt, %0, %1879 : index
      scf.if %1880 {
        %1881 = arith.addi %positionsAt, %1804 : index
        %1882 = memref.load %step[%1881] : memref<?xi32>
        %1883 = arith.index_cast %1882 : i32 to index
        %1884 = arith.cmpi eq, %hasNorm, %c9 : index
        %1885 = math.fma %1815, %1815, %c31 : f32
        %1886 = math.fma %1824, %1824, %1885 : f32
        %1887 = math.fma %1833, %1833, %1886 : f32
        %1888 = math.fma %1842, %1842, %1887 : f32
        %1889 = math.fma %1851, %1851, %1888 : f32
        %1890 = math.fma %1860, %1860, %1889 : f32
        %1891 = math.fma %1869, %1869, %1890 : f32
        %1892 = math.fma %1878, %1878, %1891 : f32
        %1893 = vector.broadcast %1892 : f32 to vector<1xf32>
        %1894 = wave.reduce "add" %1893 : vector<1xf32>
        %1895 = arith.mulf %1894, %inverseHeadDim : f32
        %1896 = arith.addf %1895, %epsilon : f32
        %1897 = math.sqrt %1896 : f32
        %1898 = arith.divf %c33, %1897 : f32
        %1899 = arith.cmpi slt, %0, %heads : index
        %1900 = arith.addi %1807, %c5 : index
        %1901 = memref.load %query_norm[%1807] : memref<?xf32>
        %1902 = memref.load %key_norm[%1807] : memref<?xf32>
        %1903 = arith.select %1899, %1901, %1902 : f32
        %1904 = arith.mulf %1815, %1898 : f32
        %1905 = arith.mulf %1904, %1903 : f32
        %1906 = arith.select %1884, %1905, %1815 : f32
        %1907 = memref.load %query_norm[%1900] : memref<?xf32>
        %1908 = memref.load %key_norm[%1900] : memref<?xf32>
        %1909 = arith.select %1899, %1907, %1908 : f32
        %1910 = arith.mulf %1824, %1898 : f32
        %1911 = arith.mulf %1910, %1909 : f32
        %1912 = arith.select %1884, %1911, %1824 : f32
        %1913 = arith.addi %1825, %c5 : index
        %1914 = memref.load %query_norm[%1825] : memref<?xf32>
        %1915 = memref.load %key_norm[%1825] : memref<?xf32>
        %1916 = arith.select %1899, %1914, %1915 : f32
        %1917 = arith.mulf %1833, %1898 : f32
        %1918 = arith.mulf %1917, %1916 : f32
        %1919 = arith.select %1884, %1918, %1833 : f32
        %1920 = memref.load %query_norm[%1913] : memref<?xf32>
        %1921 = memref.load %key_norm[%1913] : memref<?xf32>
        %1922 = arith.select %1899, %1920, %1921 : f32
        %1923 = arith.mulf %1842, %1898 : f32
        %1924 = arith.mulf %1923, %1922 : f32
        %1925 = arith.select %1884, %1924, %1842 : f32
        %1926 = arith.addi %1843, %c5 : index
        %1927 = memref.load %query_norm[%1843] : memref<?xf32>
        %1928 = memref.load %key_norm[%1843] : memref<?xf32>
        %1929 = arith.select %1899, %1927, %1928 : f32
        %1930 = arith.mulf %1851, %1898 : f32
        %1931 = arith.mulf %1930, %1929 : f32
        %1932 = arith.select %1884, %1931, %1851 : f32
        %1933 = memref.load %query_norm[%1926] : memref<?xf32>
        %1934 = memref.load %key_norm[%1926] : memref<?xf32>
        %1935 = arith.select %1899, %1933, %1934 : f32
        %1936 = arith.mulf %1860, %1898 : f32
        %1937 = arith.mulf %1936, %1935 : f32
        %1938 = arith.select %1884, %1937, %1860 : f32
        %1939 = arith.addi %1861, %c5 : index
        %1940 = memref.load %query_norm[%1861] : memref<?xf32>
        %1941 = memref.load %key_norm[%1861] : memref<?xf32>
        %1942 = arith.select %1899, %1940, %1941 : f32
        %1943 = arith.mulf %1869, %1898 : f32
        %1944 = arith.mulf %1943, %1942 : f32
        %1945 = arith.select %1884, %1944, %1869 : f32
        %1946 = memref.load %query_norm[%1939] : memref<?xf32>
        %1947 = memref.load %key_norm[%1939] : memref<?xf32>
        %1948 = arith.select %1899, %1946, %1947 : f32
        %1949 = arith.mulf %1878, %1898 : f32
        %1950 = arith.mulf %1949, %1948 : f32
        %1951 = arith.select %1884, %1950, %1878 : f32
        %1952 = arith.remui %1883, %c20 : index
        %1953 = arith.muli %1952, %c20 : index
        %1954 = arith.addi %1953, %1807 : index
        %1955 = arith.divui %1883, %c20 : index
        %1956 = arith.addi %1955, %c20 : index
        %1957 = arith.muli %1956, %c20 : index
        %1958 = arith.addi %1957, %1807 : index
        %1959 = memref.load %rope[%1954] : memref<?xf32>
        %1960 = arith.addi %1954, %c5 : index
        %1961 = memref.load %rope[%1960] : memref<?xf32>
        %1962 = memref.load %rope[%1958] : memref<?xf32>
        %1963 = arith.addi %1958, %c5 : index
        %1964 = memref.load %rope[%1963] : memref<?xf32>
        %1965 = arith.mulf %1962, %1959 : f32
        %1966 = arith.mulf %1964, %1961 : f32
        %1967 = arith.subf %1965, %1966 : f32
        %1968 = arith.mulf %1964, %1959 : f32
        %1969 = arith.mulf %1962, %1961 : f32
        %1970 = arith.addf %1968, %1969 : f32
        %1971 = arith.mulf %1906, %1967 : f32
        %1972 = arith.mulf %1912, %1970 : f32
        %1973 = arith.subf %1971, %1972 : f32
        %1974 = arith.mulf %1912, %1967 : f32
        %1975 = arith.mulf %1906, %1970 : f32
        %1976 = arith.addf %1974, %1975 : f32
        %1977 = arith.cmpi slt, %0, %heads : index
        scf.if %1977 {
          %1978 = arith.muli %1804, %heads : index
          %1979 = arith.addi %1978, %0 : index
          %1980 = arith.muli %1979, %c20 : index
          %1981 = arith.addi %1980, %1807 : index
          memref.store %1973, %q[%1981] : memref<?xf32>
          %1982 = arith.addi %1981, %c5 : index
          memref.store %1976, %q[%1982] : memref<?xf32>
        } else {
          %1983 = arith.addi %1805, %1807 : index
          memref.store %1973, %15[%1983] : memref<?xf32>
          %1984 = arith.addi %1805, %1807 : index
          %1985 = arith.addi %1984, %c5 : index
          memref.store %1976, %15[%1985] : memref<?xf32>
        }
        %1986 = arith.remui %1883, %c20 : index
        %1987 = arith.muli %1986, %c20 : index
        %1988 = arith.addi %1987, %1825 : index
        %1989 = arith.divui %1883, %c20 : index
        %1990 = arith.addi %1989, %c20 : index
        %1991 = arith.muli %1990, %c20 : index
        %1992 = arith.addi %1991, %1825 : index
        %1993 = memref.load %rope[%1988] : memref<?xf32>
        %1994 = arith.addi %1988, %c5 : index
        %1995 = memref.load %rope[%1994] : memref<?xf32>
        %1996 = memref.load %rope[%1992] : memref<?xf32>
        %1997 = arith.addi %1992, %c5 : index
        %1998 = memref.load %rope[%1997] : memref<?xf32>
        %1999 = arith.mulf %1996, %1993 : f32
        %2000 = arith.mulf %1998, %1995 : f32
        %2001 = arith.subf %1999, %2000 : f32
        %2002 = arith.mulf %1998, %1993 : f32
        %2003 = arith.mulf %1996, %1995 : f32
        %2004 = arith.addf %2002, %2003 : f32
        %2005 = arith.mulf %1919, %2001 : f32
        %2006 = arith.mulf %1925, %2004 : f32
        %2007 = arith.subf %2005, %2006 : f32
        %2008 = arith.mulf %1925, %2001 : f32
        %2009 = arith.mulf %1919, %2004 : f32
        %2010 = arith.addf %2008, %2009 : f32
        %2011 = arith.cmpi slt, %0, %heads : index
        scf.if %2011 {
          %2012 = arith.muli %1804, %heads : index
          %2013 = arith.addi %2012, %0 : index
          %2014 = arith.muli %2013, %c20 : index
          %2015 = arith.addi %2014, %1825 : index
          memref.store %2007, %q[%2015] : memref<?xf32>
          %2016 = arith.addi %2015, %c5 : index
          memref.store %2010, %q[%2016] : memref<?xf32>
        } else {
          %2017 = arith.addi %1805, %1825 : index
          memref.store %2007, %15[%2017] : memref<?xf32>
          %2018 = arith.addi %1805, %1825 : index
          %2019 = arith.addi %2018, %c5 : index
          memref.store %2010, %15[%2019] : memref<?xf32>
        }
        %2020 = arith.remui %1883, %c20 : index
        %2021 = arith.muli %2020, %c20 : index
        %2022 = arith.addi %2021, %1843 : index
        %2023 = arith.divui %1883, %c20 : index
        %2024 = arith.addi %2023, %c20 : index
        %2025 = arith.muli %2024, %c20 : index
        %2026 = arith.addi %2025, %1843 : index
        %2027 = memref.load %rope[%2022] : memref<?xf32>
        %2028 = arith.addi %2022, %c5 : index
        %2029 = memref.load %rope[%2028] : memref<?xf32>
        %2030 = memref.load %rope[%2026] : memref<?xf32>
        %2031 = arith.addi %2026, %c5 : index
        %2032 = memref.load %rope[%2031] : memref<?xf32>
        %2033 = arith.mulf %2030, %2027 : f32
        %2034 = arith.mulf %2032, %2029 : f32
        %2035 = arith.subf %2033, %2034 : f32
        %2036 = arith.mulf %2032, %2027 : f32
        %2037 = arith.mulf %2030, %2029 : f32
        %2038 = arith.addf %2036, %2037 : f32
        %2039 = arith.mulf %1932, %2035 : f32
        %2040 = arith.mulf %1938, %2038 : f32
        %2041 = arith.subf %2039, %2040 : f32
        %2042 = arith.mulf %1938, %2035 : f32
        %2043 = arith.mulf %1932, %2038 : f32
        %2044 = arith.addf %2042, %2043 : f32
        %2045 = arith.cmpi slt, %0, %heads : index
        scf.if %2045 {
          %2046 = arith.muli %1804, %heads : index
          %2047 = arith.addi %2046, %0 : index
          %2048 = arith.muli %2047, %c20 : index
          %2049 = arith.addi %2048, %1843 : index
          memref.store %2041, %q[%2049] : memref<?xf32>
          %2050 = arith.addi %2049, %c5 : index
          memref.store %2044, %q[%2050] : memref<?xf32>
        } else {
          %2051 = arith.addi %1805, %1843 : index
          memref.store %2041, %15[%2051] : memref<?xf32>
          %2052 = arith.addi %1805, %1843 : index
          %2053 = arith.addi %2052, %c5 : index
          memref.store %2044, %15[%2053] : memref<?xf32>
        }
        %2054 = arith.remui %1883, %c20 : index
        %2055 = arith.muli %2054, %c20 : index
        %2056 = arith.addi %2055, %1861 : index
        %2057 = arith.divui %1883, %c20 : index
        %2058 = arith.addi %2057, %c20 : index
        %2059 = arith.muli %2058, %c20 : index
        %2060 = arith.addi %2059, %1861 : index
        %2061 = memref.load %rope[%2056] : memref<?xf32>
        %2062 = arith.addi %2056, %c5 : index
        %2063 = memref.load %rope[%2062] : memref<?xf32>
        %2064 = memref.load %rope[%2060] : memref<?xf32>
        %2065 = arith.addi %2060, %c5 : index
        %2066 = memref.load %rope[%2065] : memref<?xf32>
        %2067 = arith.mulf %2064, %2061 : f32
        %2068 = arith.mulf %2066, %2063 : f32
        %2069 = arith.subf %2067, %2068 : f32
        %2070 = arith.mulf %2066, %2061 : f32
        %2071 = arith.mulf %2064, %2063 : f32
        %2072 = arith.addf %2070, %2071 : f32
        %2073 = arith.mulf %1945, %2069 : f32
        %2074 = arith.mulf %1951, %2072 : f32
        %2075 = arith.subf %2073, %2074 : f32
        %2076 = arith.mulf %1951, %2069 : f32
        %2077 = arith.mulf %1945, %2072 : f32
        %2078 = arith.addf %2076, %2077 : f32
        %2079 = arith.cmpi slt, %0, %heads : index
        scf.if %2079 {
          %2080 = arith.muli %1804, %heads : index
          %2081 = arith.addi %2080, %0 : index
          %2082 = arith.muli %2081, %c20 : index
          %2083 = arith.addi %2082, %1861 : index
          memref.store %2075, %q[%2083] : memref<?xf32>
          %2084 = arith.addi %2083, %c5 : index
          memref.store %2078, %q[%2084] : memref<?xf32>
        } else {
          %2085 = arith.addi %1805, %1861 : index
          memref.store %2075, %15[%2085] : memref<?xf32>
          %2086 = arith.addi %1805, %1861 : index
          %2087 = arith.addi %2086, %c5 : index
          memref.store %2078, %15[%2087] : memref<?xf32>
        }
      } else {
        %2088 = arith.cmpi slt, %0, %heads : index
        scf.if %2088 {
          %2089 = arith.muli %1804, %heads : index
          %2090 = arith.addi %2089, %0 : index
          %2091 = arith.muli %2090, %c20 : index
          %2092 = arith.addi %2091, %1807 : index
          memref.store %1815, %q[%2092] : memref<?xf32>
          %2093 = arith.addi %2092, %c5 : index
          memref.store %1824, %q[%2093] : memref<?xf32>
        } else {
          %2094 = arith.addi %1805, %1807 : index
          memref.store %1815, %15[%2094] : memref<?xf32>
          %2095 = arith.addi %1805, %1807 : index
          %2096 = arith.addi %2095, %c5 : index
          memref.store %1824, %15[%2096] : memref<?xf32>
        }
        %2097 = arith.cmpi slt, %0, %heads : index
        scf.if %2097 {
          %2098 = arith.muli %1804, %heads : index
          %2099 = arith.addi %2098, %0 : index
          %2100 = arith.muli %2099, %c20 : index
          %2101 = arith.addi %2100, %1825 : index
          memref.store %1833, %q[%2101] : memref<?xf32>
          %2102 = arith.addi %2101, %c5 : index
          memref.store %1842, %q[%2102] : memref<?xf32>
        } else {
          %2103 = arith.addi %1805, %1825 : index
          memref.store %1833, %15[%2103] : memref<?xf32>
          %2104 = arith.addi %1805, %1825 : index
          %2105 = arith.addi %2104, %c5 : index
          memref.store %1842, %15[%2105] : memref<?xf32>
        }
        %2106 = arith.cmpi slt, %0, %heads : index
        scf.if %2106 {
          %2107 = arith.muli %1804, %heads : index
          %2108 = arith.addi %2107, %0 : index
          %2109 = arith.muli %2108, %c20 : index
          %2110 = arith.addi %2109, %1843 : index
          memref.store %1851, %q[%2110] : memref<?xf32>
          %2111 = arith.addi %2110, %c5 : index
          memref.store %1860, %q[%2111] : memref<?xf32>
        } else {
          %2112 = arith.addi %1805, %1843 : index
          memref.store %1851, %15[%2112] : memref<?xf32>
          %2113 = arith.addi %1805, %1843 : index
          %2114 = arith.addi %2113, %c5 : index
          memref.store %1860, %15[%2114] : memref<?xf32>
        }
        %2115 = arith.cmpi slt, %0, %heads : index
        scf.if %2115 {
          %2116 = arith.muli %1804, %heads : index
          %2117 = arith.addi %2116, %0 : index
          %2118 = arith.muli %2117, %c20 : index
          %2119 = arith.addi %2118, %1861 : index
          memref.store %1869, %q[%2119] : memref<?xf32>
          %2120 = arith.addi %2119, %c5 : index
          memref.store %1878, %q[%2120] : memref<?xf32>
        } else {
          %2121 = arith.addi %1805, %1861 : index
          memref.store %1869, %15[%2121] : memref<?xf32>
          %2122 = arith.addi %1805, %1861 : index
          %2123 = arith.addi %2122, %c5 : index
          memref.store %1878, %15[%2123] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2124 = arith.cmpi sge, %0, %heads : index
    scf.if %2124 {
      %2125 = arith.addi %1800, %c8 : index
      %2126 = arith.addi %1799, %2125 : index
      %2127 = arith.cmpi slt, %2126, %17 : index
      scf.if %2127 {
        %2128 = arith.addi %1799, %2125 : index
        %2129 = arith.addi %slotsAt, %2128 : index
        %2130 = memref.load %step[%2129] : memref<?xi32>
        %2131 = arith.index_cast %2130 : i32 to index
        %2132 = arith.cmpi sge, %2131, %c8 : index
        scf.if %2132 {
          %2133 = arith.muli %2125, %c20 : index
          %2134 = arith.subi %0, %heads : index
          %2135 = memref.load %scales[%2134] : memref<?xf32>
          %2136 = vector.broadcast %2135 : f32 to vector<4xf32>
          %2137 = arith.divui %2131, %c6 : index
          %2138 = arith.remui %2131, %c6 : index
          %2139 = arith.muli %2137, %pageBytes : index
          %2140 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2140 {
            %2141 = wave.lane
            %2142 = arith.muli %2141, %c18 : index
            scf.for %2143 = %2142 to %c20 step %c5 {
              %2144 = arith.addi %2133, %2143 : index
              %2145 = vector.load %15[%2144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2146 = arith.mulf %2145, %2136 : vector<4xf32>
              %2147 = arith.minimumf %2146, %c38 : vector<4xf32>
              %2148 = arith.maximumf %2147, %c39 : vector<4xf32>
              %2149 = arith.truncf %2148 : vector<4xf32> to vector<4xf16>
              %2150 = vector.bitcast %2149 : vector<4xf16> to vector<8xi8>
              %2151 = arith.cmpi slt, %2134, %kvHeads : index
              scf.if %2151 {
                %2152 = arith.muli %2134, %c40 : index
                %2153 = arith.addi %2139, %2152 : index
                %2154 = arith.divui %2143, %c6 : index
                %2155 = arith.muli %2154, %c19 : index
                %2156 = arith.remui %2143, %c6 : index
                %2157 = arith.divui %2156, %c2 : index
                %2158 = arith.muli %2157, %c20 : index
                %2159 = arith.muli %2138, %c6 : index
                %2160 = arith.addi %2158, %2159 : index
                %2161 = arith.remui %2156, %c2 : index
                %2162 = arith.muli %2161, %c7 : index
                %2163 = arith.addi %2160, %2162 : index
                %2164 = arith.addi %2155, %2163 : index
                %2165 = arith.addi %2153, %2164 : index
                vector.store %2150, %kv[%2165] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2166 = arith.subi %2134, %kvHeads : index
                %2167 = arith.muli %2166, %c40 : index
                %2168 = arith.addi %2139, %2167 : index
                %2169 = arith.addi %2143, %c8 : index
                %2170 = arith.divui %2169, %c6 : index
                %2171 = arith.muli %2170, %c19 : index
                %2172 = arith.addi %2171, %c10 : index
                %2173 = arith.remui %2169, %c6 : index
                %2174 = arith.divui %2138, %c7 : index
                %2175 = arith.remui %2138, %c7 : index
                %2176 = arith.muli %2175, %c2 : index
                %2177 = arith.addi %2174, %2176 : index
                %2178 = arith.divui %2177, %c2 : index
                %2179 = arith.muli %2178, %c20 : index
                %2180 = arith.muli %2173, %c6 : index
                %2181 = arith.addi %2179, %2180 : index
                %2182 = arith.remui %2177, %c2 : index
                %2183 = arith.muli %2182, %c7 : index
                %2184 = arith.addi %2181, %2183 : index
                %2185 = arith.addi %2172, %2184 : index
                %2186 = arith.addi %2168, %2185 : index
                %2187 = vector.shuffle %2150, %2150 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2187, %kv[%2186] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2188 = arith.addi %2143, %c9 : index
                %2189 = arith.divui %2188, %c6 : index
                %2190 = arith.muli %2189, %c19 : index
                %2191 = arith.addi %2190, %c10 : index
                %2192 = arith.remui %2188, %c6 : index
                %2193 = arith.divui %2138, %c7 : index
                %2194 = arith.remui %2138, %c7 : index
                %2195 = arith.muli %2194, %c2 : index
                %2196 = arith.addi %2193, %2195 : index
                %2197 = arith.divui %2196, %c2 : index
                %2198 = arith.muli %2197, %c20 : index
                %2199 = arith.muli %2192, %c6 : index
                %2200 = arith.addi %2198, %2199 : index
                %2201 = arith.remui %2196, %c2 : index
                %2202 = arith.muli %2201, %c7 : index
                %2203 = arith.addi %2200, %2202 : index
                %2204 = arith.addi %2191, %2203 : index
                %2205 = arith.addi %2168, %2204 : index
                %2206 = vector.shuffle %2150, %2150 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2206, %kv[%2205] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2207 = arith.addi %2143, %c7 : index
                %2208 = arith.divui %2207, %c6 : index
                %2209 = arith.muli %2208, %c19 : index
                %2210 = arith.addi %2209, %c10 : index
                %2211 = arith.remui %2207, %c6 : index
                %2212 = arith.divui %2138, %c7 : index
                %2213 = arith.remui %2138, %c7 : index
                %2214 = arith.muli %2213, %c2 : index
                %2215 = arith.addi %2212, %2214 : index
                %2216 = arith.divui %2215, %c2 : index
                %2217 = arith.muli %2216, %c20 : index
                %2218 = arith.muli %2211, %c6 : index
                %2219 = arith.addi %2217, %2218 : index
                %2220 = arith.remui %2215, %c2 : index
                %2221 = arith.muli %2220, %c7 : index
                %2222 = arith.addi %2219, %2221 : index
                %2223 = arith.addi %2210, %2222 : index
                %2224 = arith.addi %2168, %2223 : index
                %2225 = vector.shuffle %2150, %2150 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2225, %kv[%2224] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2226 = arith.addi %2143, %c21 : index
                %2227 = arith.divui %2226, %c6 : index
                %2228 = arith.muli %2227, %c19 : index
                %2229 = arith.addi %2228, %c10 : index
                %2230 = arith.remui %2226, %c6 : index
                %2231 = arith.divui %2138, %c7 : index
                %2232 = arith.remui %2138, %c7 : index
                %2233 = arith.muli %2232, %c2 : index
                %2234 = arith.addi %2231, %2233 : index
                %2235 = arith.divui %2234, %c2 : index
                %2236 = arith.muli %2235, %c20 : index
                %2237 = arith.muli %2230, %c6 : index
                %2238 = arith.addi %2236, %2237 : index
                %2239 = arith.remui %2234, %c2 : index
                %2240 = arith.muli %2239, %c7 : index
                %2241 = arith.addi %2238, %2240 : index
                %2242 = arith.addi %2229, %2241 : index
                %2243 = arith.addi %2168, %2242 : index
                %2244 = vector.shuffle %2150, %2150 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2244, %kv[%2243] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2245 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2245 {
            %2246 = wave.lane
            %2247 = arith.muli %2246, %c18 : index
            scf.for %2248 = %2247 to %c20 step %c5 {
              %2249 = arith.addi %2133, %2248 : index
              %2250 = vector.load %15[%2249] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2251 = arith.mulf %2250, %2136 : vector<4xf32>
              %2252 = wave.fp8_encode "e4m3" %2251 : vector<4xf32> -> vector<4xi8>
              %2253 = arith.cmpi slt, %2134, %kvHeads : index
              scf.if %2253 {
                %2254 = arith.muli %2134, %c10 : index
                %2255 = arith.addi %2139, %2254 : index
                %2256 = vector.shuffle %2252, %2252 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2257 = arith.divui %2248, %c6 : index
                %2258 = arith.muli %2257, %c20 : index
                %2259 = arith.remui %2248, %c6 : index
                %2260 = arith.muli %2138, %c6 : index
                %2261 = arith.divui %2259, %c18 : index
                %2262 = arith.muli %2261, %c18 : index
                %2263 = arith.remui %2259, %c7 : index
                %2264 = arith.muli %2263, %c7 : index
                %2265 = arith.addi %2262, %2264 : index
                %2266 = arith.divui %2259, %c7 : index
                %2267 = arith.remui %2266, %c7 : index
                %2268 = arith.addi %2265, %2267 : index
                %2269 = arith.addi %2260, %2268 : index
                %2270 = arith.addi %2258, %2269 : index
                %2271 = arith.addi %2255, %2270 : index
                vector.store %2256, %kv[%2271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2272 = arith.subi %2134, %kvHeads : index
                %2273 = arith.muli %2272, %c10 : index
                %2274 = arith.addi %2139, %2273 : index
                %2275 = arith.addi %2248, %c8 : index
                %2276 = arith.divui %2275, %c6 : index
                %2277 = arith.muli %2276, %c20 : index
                %2278 = arith.addi %2277, %c11 : index
                %2279 = arith.remui %2275, %c6 : index
                %2280 = arith.divui %2138, %c7 : index
                %2281 = arith.remui %2138, %c7 : index
                %2282 = arith.muli %2281, %c2 : index
                %2283 = arith.addi %2280, %2282 : index
                %2284 = arith.muli %2279, %c6 : index
                %2285 = arith.divui %2283, %c18 : index
                %2286 = arith.muli %2285, %c18 : index
                %2287 = arith.remui %2283, %c7 : index
                %2288 = arith.muli %2287, %c7 : index
                %2289 = arith.addi %2286, %2288 : index
                %2290 = arith.divui %2283, %c7 : index
                %2291 = arith.remui %2290, %c7 : index
                %2292 = arith.addi %2289, %2291 : index
                %2293 = arith.addi %2284, %2292 : index
                %2294 = arith.addi %2278, %2293 : index
                %2295 = arith.addi %2274, %2294 : index
                %2296 = vector.shuffle %2252, %2252 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2296, %kv[%2295] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2297 = arith.addi %2248, %c9 : index
                %2298 = arith.divui %2297, %c6 : index
                %2299 = arith.muli %2298, %c20 : index
                %2300 = arith.addi %2299, %c11 : index
                %2301 = arith.remui %2297, %c6 : index
                %2302 = arith.divui %2138, %c7 : index
                %2303 = arith.remui %2138, %c7 : index
                %2304 = arith.muli %2303, %c2 : index
                %2305 = arith.addi %2302, %2304 : index
                %2306 = arith.muli %2301, %c6 : index
                %2307 = arith.divui %2305, %c18 : index
                %2308 = arith.muli %2307, %c18 : index
                %2309 = arith.remui %2305, %c7 : index
                %2310 = arith.muli %2309, %c7 : index
                %2311 = arith.addi %2308, %2310 : index
                %2312 = arith.divui %2305, %c7 : index
                %2313 = arith.remui %2312, %c7 : index
                %2314 = arith.addi %2311, %2313 : index
                %2315 = arith.addi %2306, %2314 : index
                %2316 = arith.addi %2300, %2315 : index
                %2317 = arith.addi %2274, %2316 : index
                %2318 = vector.shuffle %2252, %2252 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2318, %kv[%2317] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2319 = arith.addi %2248, %c7 : index
                %2320 = arith.divui %2319, %c6 : index
                %2321 = arith.muli %2320, %c20 : index
                %2322 = arith.addi %2321, %c11 : index
                %2323 = arith.remui %2319, %c6 : index
                %2324 = arith.divui %2138, %c7 : index
                %2325 = arith.remui %2138, %c7 : index
                %2326 = arith.muli %2325, %c2 : index
                %2327 = arith.addi %2324, %2326 : index
                %2328 = arith.muli %2323, %c6 : index
                %2329 = arith.divui %2327, %c18 : index
                %2330 = arith.muli %2329, %c18 : index
                %2331 = arith.remui %2327, %c7 : index
                %2332 = arith.muli %2331, %c7 : index
                %2333 = arith.addi %2330, %2332 : index
                %2334 = arith.divui %2327, %c7 : index
                %2335 = arith.remui %2334, %c7 : index
                %2336 = arith.addi %2333, %2335 : index
                %2337 = arith.addi %2328, %2336 : index
                %2338 = arith.addi %2322, %2337 : index
                %2339 = arith.addi %2274, %2338 : index
                %2340 = vector.shuffle %2252, %2252 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2340, %kv[%2339] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2341 = arith.addi %2248, %c21 : index
                %2342 = arith.divui %2341, %c6 : index
                %2343 = arith.muli %2342, %c20 : index
                %2344 = arith.addi %2343, %c11 : index
                %2345 = arith.remui %2341, %c6 : index
                %2346 = arith.divui %2138, %c7 : index
                %2347 = arith.remui %2138, %c7 : index
                %2348 = arith.muli %2347, %c2 : index
                %2349 = arith.addi %2346, %2348 : index
                %2350 = arith.muli %2345, %c6 : index
                %2351 = arith.divui %2349, %c18 : index
                %2352 = arith.muli %2351, %c18 : index
                %2353 = arith.remui %2349, %c7 : index
                %2354 = arith.muli %2353, %c7 : index
                %2355 = arith.addi %2352, %2354 : index
                %2356 = arith.divui %2349, %c7 : index
                %2357 = arith.remui %2356, %c7 : index
                %2358 = arith.addi %2355, %2357 : index
                %2359 = arith.addi %2350, %2358 : index
                %2360 = arith.addi %2344, %2359 : index
                %2361 = arith.addi %2274, %2360 : index
                %2362 = vector.shuffle %2252, %2252 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2362, %kv[%2361] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2363 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2363 {
            %2364 = wave.lane
            %2365 = arith.muli %2364, %c18 : index
            scf.for %2366 = %2365 to %c20 step %c5 {
              %2367 = arith.addi %2133, %2366 : index
              %2368 = vector.load %15[%2367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2369 = arith.mulf %2368, %2136 : vector<4xf32>
              %2370 = wave.fp8_encode "e5m2" %2369 : vector<4xf32> -> vector<4xi8>
              %2371 = arith.cmpi slt, %2134, %kvHeads : index
              scf.if %2371 {
                %2372 = arith.muli %2134, %c10 : index
                %2373 = arith.addi %2139, %2372 : index
                %2374 = vector.shuffle %2370, %2370 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2375 = arith.divui %2366, %c6 : index
                %2376 = arith.muli %2375, %c20 : index
                %2377 = arith.remui %2366, %c6 : index
                %2378 = arith.muli %2138, %c6 : index
                %2379 = arith.divui %2377, %c18 : index
                %2380 = arith.muli %2379, %c18 : index
                %2381 = arith.remui %2377, %c7 : index
                %2382 = arith.muli %2381, %c7 : index
                %2383 = arith.addi %2380, %2382 : index
                %2384 = arith.divui %2377, %c7 : index
                %2385 = arith.remui %2384, %c7 : index
                %2386 = arith.addi %2383, %2385 : index
                %2387 = arith.addi %2378, %2386 : index
                %2388 = arith.addi %2376, %2387 : index
                %2389 = arith.addi %2373, %2388 : index
                vector.store %2374, %kv[%2389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2390 = arith.subi %2134, %kvHeads : index
                %2391 = arith.muli %2390, %c10 : index
                %2392 = arith.addi %2139, %2391 : index
                %2393 = arith.addi %2366, %c8 : index
                %2394 = arith.divui %2393, %c6 : index
                %2395 = arith.muli %2394, %c20 : index
                %2396 = arith.addi %2395, %c11 : index
                %2397 = arith.remui %2393, %c6 : index
                %2398 = arith.divui %2138, %c7 : index
                %2399 = arith.remui %2138, %c7 : index
                %2400 = arith.muli %2399, %c2 : index
                %2401 = arith.addi %2398, %2400 : index
                %2402 = arith.muli %2397, %c6 : index
                %2403 = arith.divui %2401, %c18 : index
                %2404 = arith.muli %2403, %c18 : index
                %2405 = arith.remui %2401, %c7 : index
                %2406 = arith.muli %2405, %c7 : index
                %2407 = arith.addi %2404, %2406 : index
                %2408 = arith.divui %2401, %c7 : index
                %2409 = arith.remui %2408, %c7 : index
                %2410 = arith.addi %2407, %2409 : index
                %2411 = arith.addi %2402, %2410 : index
                %2412 = arith.addi %2396, %2411 : index
                %2413 = arith.addi %2392, %2412 : index
                %2414 = vector.shuffle %2370, %2370 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2414, %kv[%2413] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2415 = arith.addi %2366, %c9 : index
                %2416 = arith.divui %2415, %c6 : index
                %2417 = arith.muli %2416, %c20 : index
                %2418 = arith.addi %2417, %c11 : index
                %2419 = arith.remui %2415, %c6 : index
                %2420 = arith.divui %2138, %c7 : index
                %2421 = arith.remui %2138, %c7 : index
                %2422 = arith.muli %2421, %c2 : index
                %2423 = arith.addi %2420, %2422 : index
                %2424 = arith.muli %2419, %c6 : index
                %2425 = arith.divui %2423, %c18 : index
                %2426 = arith.muli %2425, %c18 : index
                %2427 = arith.remui %2423, %c7 : index
                %2428 = arith.muli %2427, %c7 : index
                %2429 = arith.addi %2426, %2428 : index
                %2430 = arith.divui %2423, %c7 : index
                %2431 = arith.remui %2430, %c7 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.addi %2424, %2432 : index
                %2434 = arith.addi %2418, %2433 : index
                %2435 = arith.addi %2392, %2434 : index
                %2436 = vector.shuffle %2370, %2370 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2436, %kv[%2435] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2437 = arith.addi %2366, %c7 : index
                %2438 = arith.divui %2437, %c6 : index
                %2439 = arith.muli %2438, %c20 : index
                %2440 = arith.addi %2439, %c11 : index
                %2441 = arith.remui %2437, %c6 : index
                %2442 = arith.divui %2138, %c7 : index
                %2443 = arith.remui %2138, %c7 : index
                %2444 = arith.muli %2443, %c2 : index
                %2445 = arith.addi %2442, %2444 : index
                %2446 = arith.muli %2441, %c6 : index
                %2447 = arith.divui %2445, %c18 : index
                %2448 = arith.muli %2447, %c18 : index
                %2449 = arith.remui %2445, %c7 : index
                %2450 = arith.muli %2449, %c7 : index
                %2451 = arith.addi %2448, %2450 : index
                %2452 = arith.divui %2445, %c7 : index
                %2453 = arith.remui %2452, %c7 : index
                %2454 = arith.addi %2451, %2453 : index
                %2455 = arith.addi %2446, %2454 : index
                %2456 = arith.addi %2440, %2455 : index
                %2457 = arith.addi %2392, %2456 : index
                %2458 = vector.shuffle %2370, %2370 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2458, %kv[%2457] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2459 = arith.addi %2366, %c21 : index
                %2460 = arith.divui %2459, %c6 : index
                %2461 = arith.muli %2460, %c20 : index
                %2462 = arith.addi %2461, %c11 : index
                %2463 = arith.remui %2459, %c6 : index
                %2464 = arith.divui %2138, %c7 : index
                %2465 = arith.remui %2138, %c7 : index
                %2466 = arith.muli %2465, %c2 : index
                %2467 = arith.addi %2464, %2466 : index
                %2468 = arith.muli %2463, %c6 : index
                %2469 = arith.divui %2467, %c18 : index
                %2470 = arith.muli %2469, %c18 : index
                %2471 = arith.remui %2467, %c7 : index
                %2472 = arith.muli %2471, %c7 : index
                %2473 = arith.addi %2470, %2472 : index
                %2474 = arith.divui %2467, %c7 : index
                %2475 = arith.remui %2474, %c7 : index
                %2476 = arith.addi %2473, %2475 : index
                %2477 = arith.addi %2468, %2476 : index
                %2478 = arith.addi %2462, %2477 : index
                %2479 = arith.addi %2392, %2478 : index
                %2480 = vector.shuffle %2370, %2370 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2480, %kv[%2479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2481 = arith.addi %18, %c4 : index
    %2482 = wave.lane
    %2483 = arith.muli %3, %c7 : index
    %2484 = arith.muli %2483, %c20 : index
    %2485 = arith.addi %2484, %2482 : index
    %2486 = arith.muli %4, %c11 : index
    %2487 = arith.addi %2486, %2485 : index
    %2488 = arith.addi %2487, %c8 : index
    %2489 = arith.addi %2488, %c8 : index
    %2490 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %2490, %14[%2489] : memref<?xf32>
    %2491 = arith.muli %4, %c11 : index
    %2492 = arith.addi %2491, %2485 : index
    %2493 = arith.addi %2492, %c8 : index
    %2494 = arith.addi %2493, %c4 : index
    %2495 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %2495, %14[%2494] : memref<?xf32>
    %2496 = arith.muli %4, %c11 : index
    %2497 = arith.addi %2496, %2485 : index
    %2498 = arith.addi %2497, %c8 : index
    %2499 = arith.addi %2498, %c12 : index
    %2500 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %2500, %14[%2499] : memref<?xf32>
    %2501 = arith.muli %4, %c11 : index
    %2502 = arith.addi %2501, %2485 : index
    %2503 = arith.addi %2502, %c8 : index
    %2504 = arith.addi %2503, %c22 : index
    %2505 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %2505, %14[%2504] : memref<?xf32>
    %2506 = arith.muli %4, %c11 : index
    %2507 = arith.addi %2506, %2485 : index
    %2508 = arith.addi %2507, %c8 : index
    %2509 = arith.addi %2508, %c5 : index
    %2510 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %2510, %14[%2509] : memref<?xf32>
    %2511 = arith.muli %4, %c11 : index
    %2512 = arith.addi %2511, %2485 : index
    %2513 = arith.addi %2512, %c8 : index
    %2514 = arith.addi %2513, %c23 : index
    %2515 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %2515, %14[%2514] : memref<?xf32>
    %2516 = arith.muli %4, %c11 : index
    %2517 = arith.addi %2516, %2485 : index
    %2518 = arith.addi %2517, %c8 : index
    %2519 = arith.addi %2518, %c24 : index
    %2520 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %2520, %14[%2519] : memref<?xf32>
    %2521 = arith.muli %4, %c11 : index
    %2522 = arith.addi %2521, %2485 : index
    %2523 = arith.addi %2522, %c8 : index
    %2524 = arith.addi %2523, %c25 : index
    %2525 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %2525, %14[%2524] : memref<?xf32>
    %2526 = arith.muli %4, %c11 : index
    %2527 = arith.addi %2526, %2485 : index
    %2528 = arith.addi %2527, %c20 : index
    %2529 = arith.addi %2528, %c8 : index
    %2530 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %2530, %14[%2529] : memref<?xf32>
    %2531 = arith.muli %4, %c11 : index
    %2532 = arith.addi %2531, %2485 : index
    %2533 = arith.addi %2532, %c20 : index
    %2534 = arith.addi %2533, %c4 : index
    %2535 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %2535, %14[%2534] : memref<?xf32>
    %2536 = arith.muli %4, %c11 : index
    %2537 = arith.addi %2536, %2485 : index
    %2538 = arith.addi %2537, %c20 : index
    %2539 = arith.addi %2538, %c12 : index
    %2540 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %2540, %14[%2539] : memref<?xf32>
    %2541 = arith.muli %4, %c11 : index
    %2542 = arith.addi %2541, %2485 : index
    %2543 = arith.addi %2542, %c20 : index
    %2544 = arith.addi %2543, %c22 : index
    %2545 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %2545, %14[%2544] : memref<?xf32>
    %2546 = arith.muli %4, %c11 : index
    %2547 = arith.addi %2546, %2485 : index
    %2548 = arith.addi %2547, %c20 : index
    %2549 = arith.addi %2548, %c5 : index
    %2550 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %2550, %14[%2549] : memref<?xf32>
    %2551 = arith.muli %4, %c11 : index
    %2552 = arith.addi %2551, %2485 : index
    %2553 = arith.addi %2552, %c20 : index
    %2554 = arith.addi %2553, %c23 : index
    %2555 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %2555, %14[%2554] : memref<?xf32>
    %2556 = arith.muli %4, %c11 : index
    %2557 = arith.addi %2556, %2485 : index
    %2558 = arith.addi %2557, %c20 : index
    %2559 = arith.addi %2558, %c24 : index
    %2560 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %2560, %14[%2559] : memref<?xf32>
    %2561 = arith.muli %4, %c11 : index
    %2562 = arith.addi %2561, %2485 : index
    %2563 = arith.addi %2562, %c20 : index
    %2564 = arith.addi %2563, %c25 : index
    %2565 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %2565, %14[%2564] : memref<?xf32>
    wave.barrier
    %2566 = arith.muli %4, %c18 : index
    %2567 = arith.addi %2566, %c8 : index
    %2568 = arith.muli %2567, %c7 : index
    %2569 = arith.divui %2482, %c6 : index
    %2570 = arith.addi %2568, %2569 : index
    %2571 = arith.addi %2481, %2570 : index
    %2572 = arith.cmpi slt, %2571, %17 : index
    scf.if %2572 {
      %2573 = arith.cmpi eq, %hasFactors, %c9 : index
      %2574 = arith.muli %2571, %c7 : index
      %2575 = memref.load %factors[%2574] : memref<?xf32>
      %2576 = arith.mulf %2575, %operandScale : f32
      %2577 = arith.select %2573, %2576, %operandScale : f32
      %2578 = arith.addi %2485, %c8 : index
      %2579 = arith.muli %2567, %c4 : index
      %2580 = arith.addi %2578, %2579 : index
      %2581 = memref.load %14[%2580] : memref<?xf32>
      %2582 = arith.addi %2580, %c11 : index
      %2583 = memref.load %14[%2582] : memref<?xf32>
      %2584 = arith.addf %2581, %2583 : f32
      %2585 = arith.remui %2482, %c6 : index
      %2586 = arith.muli %2585, %c18 : index
      %2587 = arith.addi %11, %2586 : index
      %2588 = vector.load %w[%2587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2589 = vector.bitcast %2588 : vector<4xi8> to vector<1xf32>
      %2590 = vector.extract %2589[0] : f32 from vector<1xf32>
      %2591 = arith.mulf %2590, %2577 : f32
      %2592 = arith.mulf %2584, %2591 : f32
      %2593 = arith.muli %3, %c7 : index
      %2594 = arith.addi %2593, %c8 : index
      %2595 = arith.muli %2594, %c6 : index
      %2596 = arith.remui %2482, %c6 : index
      %2597 = arith.addi %2595, %2596 : index
      %2598 = arith.muli %2570, %c20 : index
      %2599 = arith.addi %2598, %2597 : index
      memref.store %2592, %15[%2599] : memref<?xf32>
      %2600 = arith.addi %2485, %c20 : index
      %2601 = arith.muli %2567, %c4 : index
      %2602 = arith.addi %2600, %2601 : index
      %2603 = memref.load %14[%2602] : memref<?xf32>
      %2604 = arith.addi %2602, %c11 : index
      %2605 = memref.load %14[%2604] : memref<?xf32>
      %2606 = arith.addf %2603, %2605 : f32
      %2607 = arith.remui %2482, %c6 : index
      %2608 = arith.muli %2607, %c18 : index
      %2609 = arith.addi %13, %2608 : index
      %2610 = vector.load %w[%2609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2611 = vector.bitcast %2610 : vector<4xi8> to vector<1xf32>
      %2612 = vector.extract %2611[0] : f32 from vector<1xf32>
      %2613 = arith.mulf %2612, %2577 : f32
      %2614 = arith.mulf %2606, %2613 : f32
      %2615 = arith.muli %3, %c7 : index
      %2616 = arith.addi %2615, %c9 : index
      %2617 = arith.muli %2616, %c6 : index
      %2618 = arith.remui %2482, %c6 : index
      %2619 = arith.addi %2617, %2618 : index
      %2620 = arith.muli %2570, %c20 : index
      %2621 = arith.addi %2620, %2619 : index
      memref.store %2614, %15[%2621] : memref<?xf32>
    }
    %2622 = arith.muli %4, %c18 : index
    %2623 = arith.addi %2622, %c9 : index
    %2624 = arith.muli %2623, %c7 : index
    %2625 = arith.divui %2482, %c6 : index
    %2626 = arith.addi %2624, %2625 : index
    %2627 = arith.addi %2481, %2626 : index
    %2628 = arith.cmpi slt, %2627, %17 : index
    scf.if %2628 {
      %2629 = arith.cmpi eq, %hasFactors, %c9 : index
      %2630 = arith.muli %2627, %c7 : index
      %2631 = memref.load %factors[%2630] : memref<?xf32>
      %2632 = arith.mulf %2631, %operandScale : f32
      %2633 = arith.select %2629, %2632, %operandScale : f32
      %2634 = arith.addi %2485, %c8 : index
      %2635 = arith.muli %2623, %c4 : index
      %2636 = arith.addi %2634, %2635 : index
      %2637 = memref.load %14[%2636] : memref<?xf32>
      %2638 = arith.addi %2636, %c11 : index
      %2639 = memref.load %14[%2638] : memref<?xf32>
      %2640 = arith.addf %2637, %2639 : f32
      %2641 = arith.remui %2482, %c6 : index
      %2642 = arith.muli %2641, %c18 : index
      %2643 = arith.addi %11, %2642 : index
      %2644 = vector.load %w[%2643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2645 = vector.bitcast %2644 : vector<4xi8> to vector<1xf32>
      %2646 = vector.extract %2645[0] : f32 from vector<1xf32>
      %2647 = arith.mulf %2646, %2633 : f32
      %2648 = arith.mulf %2640, %2647 : f32
      %2649 = arith.muli %3, %c7 : index
      %2650 = arith.addi %2649, %c8 : index
      %2651 = arith.muli %2650, %c6 : index
      %2652 = arith.remui %2482, %c6 : index
      %2653 = arith.addi %2651, %2652 : index
      %2654 = arith.muli %2626, %c20 : index
      %2655 = arith.addi %2654, %2653 : index
      memref.store %2648, %15[%2655] : memref<?xf32>
      %2656 = arith.addi %2485, %c20 : index
      %2657 = arith.muli %2623, %c4 : index
      %2658 = arith.addi %2656, %2657 : index
      %2659 = memref.load %14[%2658] : memref<?xf32>
      %2660 = arith.addi %2658, %c11 : index
      %2661 = memref.load %14[%2660] : memref<?xf32>
      %2662 = arith.addf %2659, %2661 : f32
      %2663 = arith.remui %2482, %c6 : index
      %2664 = arith.muli %2663, %c18 : index
      %2665 = arith.addi %13, %2664 : index
      %2666 = vector.load %w[%2665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2667 = vector.bitcast %2666 : vector<4xi8> to vector<1xf32>
      %2668 = vector.extract %2667[0] : f32 from vector<1xf32>
      %2669 = arith.mulf %2668, %2633 : f32
      %2670 = arith.mulf %2662, %2669 : f32
      %2671 = arith.muli %3, %c7 : index
      %2672 = arith.addi %2671, %c9 : index
      %2673 = arith.muli %2672, %c6 : index
      %2674 = arith.remui %2482, %c6 : index
      %2675 = arith.addi %2673, %2674 : index
      %2676 = arith.muli %2626, %c20 : index
      %2677 = arith.addi %2676, %2675 : index
      memref.store %2670, %15[%2677] : memref<?xf32>
    }
    %2678 = arith.muli %4, %c18 : index
    %2679 = arith.addi %2678, %c7 : index
    %2680 = arith.muli %2679, %c7 : index
    %2681 = arith.divui %2482, %c6 : index
    %2682 = arith.addi %2680, %2681 : index
    %2683 = arith.addi %2481, %2682 : index
    %2684 = arith.cmpi slt, %2683, %17 : index
    scf.if %2684 {
      %2685 = arith.cmpi eq, %hasFactors, %c9 : index
      %2686 = arith.muli %2683, %c7 : index
      %2687 = memref.load %factors[%2686] : memref<?xf32>
      %2688 = arith.mulf %2687, %operandScale : f32
      %2689 = arith.select %2685, %2688, %operandScale : f32
      %2690 = arith.addi %2485, %c8 : index
      %2691 = arith.muli %2679, %c4 : index
      %2692 = arith.addi %2690, %2691 : index
      %2693 = memref.load %14[%2692] : memref<?xf32>
      %2694 = arith.addi %2692, %c11 : index
      %2695 = memref.load %14[%2694] : memref<?xf32>
      %2696 = arith.addf %2693, %2695 : f32
      %2697 = arith.remui %2482, %c6 : index
      %2698 = arith.muli %2697, %c18 : index
      %2699 = arith.addi %11, %2698 : index
      %2700 = vector.load %w[%2699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2701 = vector.bitcast %2700 : vector<4xi8> to vector<1xf32>
      %2702 = vector.extract %2701[0] : f32 from vector<1xf32>
      %2703 = arith.mulf %2702, %2689 : f32
      %2704 = arith.mulf %2696, %2703 : f32
      %2705 = arith.muli %3, %c7 : index
      %2706 = arith.addi %2705, %c8 : index
      %2707 = arith.muli %2706, %c6 : index
      %2708 = arith.remui %2482, %c6 : index
      %2709 = arith.addi %2707, %2708 : index
      %2710 = arith.muli %2682, %c20 : index
      %2711 = arith.addi %2710, %2709 : index
      memref.store %2704, %15[%2711] : memref<?xf32>
      %2712 = arith.addi %2485, %c20 : index
      %2713 = arith.muli %2679, %c4 : index
      %2714 = arith.addi %2712, %2713 : index
      %2715 = memref.load %14[%2714] : memref<?xf32>
      %2716 = arith.addi %2714, %c11 : index
      %2717 = memref.load %14[%2716] : memref<?xf32>
      %2718 = arith.addf %2715, %2717 : f32
      %2719 = arith.remui %2482, %c6 : index
      %2720 = arith.muli %2719, %c18 : index
      %2721 = arith.addi %13, %2720 : index
      %2722 = vector.load %w[%2721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2723 = vector.bitcast %2722 : vector<4xi8> to vector<1xf32>
      %2724 = vector.extract %2723[0] : f32 from vector<1xf32>
      %2725 = arith.mulf %2724, %2689 : f32
      %2726 = arith.mulf %2718, %2725 : f32
      %2727 = arith.muli %3, %c7 : index
      %2728 = arith.addi %2727, %c9 : index
      %2729 = arith.muli %2728, %c6 : index
      %2730 = arith.remui %2482, %c6 : index
      %2731 = arith.addi %2729, %2730 : index
      %2732 = arith.muli %2682, %c20 : index
      %2733 = arith.addi %2732, %2731 : index
      memref.store %2726, %15[%2733] : memref<?xf32>
    }
    %2734 = arith.muli %4, %c18 : index
    %2735 = arith.addi %2734, %c21 : index
    %2736 = arith.muli %2735, %c7 : index
    %2737 = arith.divui %2482, %c6 : index
    %2738 = arith.addi %2736, %2737 : index
    %2739 = arith.addi %2481, %2738 : index
    %2740 = arith.cmpi slt, %2739, %17 : index
    scf.if %2740 {
      %2741 = arith.cmpi eq, %hasFactors, %c9 : index
      %2742 = arith.muli %2739, %c7 : index
      %2743 = memref.load %factors[%2742] : memref<?xf32>
      %2744 = arith.mulf %2743, %operandScale : f32
      %2745 = arith.select %2741, %2744, %operandScale : f32
      %2746 = arith.addi %2485, %c8 : index
      %2747 = arith.muli %2735, %c4 : index
      %2748 = arith.addi %2746, %2747 : index
      %2749 = memref.load %14[%2748] : memref<?xf32>
      %2750 = arith.addi %2748, %c11 : index
      %2751 = memref.load %14[%2750] : memref<?xf32>
      %2752 = arith.addf %2749, %2751 : f32
      %2753 = arith.remui %2482, %c6 : index
      %2754 = arith.muli %2753, %c18 : index
      %2755 = arith.addi %11, %2754 : index
      %2756 = vector.load %w[%2755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2757 = vector.bitcast %2756 : vector<4xi8> to vector<1xf32>
      %2758 = vector.extract %2757[0] : f32 from vector<1xf32>
      %2759 = arith.mulf %2758, %2745 : f32
      %2760 = arith.mulf %2752, %2759 : f32
      %2761 = arith.muli %3, %c7 : index
      %2762 = arith.addi %2761, %c8 : index
      %2763 = arith.muli %2762, %c6 : index
      %2764 = arith.remui %2482, %c6 : index
      %2765 = arith.addi %2763, %2764 : index
      %2766 = arith.muli %2738, %c20 : index
      %2767 = arith.addi %2766, %2765 : index
      memref.store %2760, %15[%2767] : memref<?xf32>
      %2768 = arith.addi %2485, %c20 : index
      %2769 = arith.muli %2735, %c4 : index
      %2770 = arith.addi %2768, %2769 : index
      %2771 = memref.load %14[%2770] : memref<?xf32>
      %2772 = arith.addi %2770, %c11 : index
      %2773 = memref.load %14[%2772] : memref<?xf32>
      %2774 = arith.addf %2771, %2773 : f32
      %2775 = arith.remui %2482, %c6 : index
      %2776 = arith.muli %2775, %c18 : index
      %2777 = arith.addi %13, %2776 : index
      %2778 = vector.load %w[%2777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2779 = vector.bitcast %2778 : vector<4xi8> to vector<1xf32>
      %2780 = vector.extract %2779[0] : f32 from vector<1xf32>
      %2781 = arith.mulf %2780, %2745 : f32
      %2782 = arith.mulf %2774, %2781 : f32
      %2783 = arith.muli %3, %c7 : index
      %2784 = arith.addi %2783, %c9 : index
      %2785 = arith.muli %2784, %c6 : index
      %2786 = arith.remui %2482, %c6 : index
      %2787 = arith.addi %2785, %2786 : index
      %2788 = arith.muli %2738, %c20 : index
      %2789 = arith.addi %2788, %2787 : index
      memref.store %2782, %15[%2789] : memref<?xf32>
    }
    wave.barrier
    %2790 = arith.addi %18, %c4 : index
    %2791 = wave.wave
    %2792 = arith.addi %2791, %c8 : index
    %2793 = arith.addi %2790, %2792 : index
    %2794 = arith.cmpi slt, %2793, %17 : index
    scf.if %2794 {
      %2795 = arith.addi %2790, %2792 : index
      %2796 = arith.muli %2792, %c20 : index
      %2797 = wave.lane
      %2798 = arith.addi %2797, %c8 : index
      %2799 = arith.cmpi eq, %hasBias, %c9 : index
      %2800 = arith.addi %2796, %2798 : index
      %2801 = memref.load %15[%2800] : memref<?xf32>
      %2802 = arith.muli %0, %c20 : index
      %2803 = arith.addi %2802, %2798 : index
      %2804 = memref.load %bias[%2803] : memref<?xf32>
      %2805 = arith.addf %2801, %2804 : f32
      %2806 = arith.select %2799, %2805, %2801 : f32
      %2807 = arith.addi %2798, %c5 : index
      %2808 = arith.cmpi eq, %hasBias, %c9 : index
      %2809 = arith.addi %2796, %2807 : index
      %2810 = memref.load %15[%2809] : memref<?xf32>
      %2811 = arith.muli %0, %c20 : index
      %2812 = arith.addi %2811, %2807 : index
      %2813 = memref.load %bias[%2812] : memref<?xf32>
      %2814 = arith.addf %2810, %2813 : f32
      %2815 = arith.select %2808, %2814, %2810 : f32
      %2816 = arith.addi %2797, %c4 : index
      %2817 = arith.cmpi eq, %hasBias, %c9 : index
      %2818 = arith.addi %2796, %2816 : index
      %2819 = memref.load %15[%2818] : memref<?xf32>
      %2820 = arith.muli %0, %c20 : index
      %2821 = arith.addi %2820, %2816 : index
      %2822 = memref.load %bias[%2821] : memref<?xf32>
      %2823 = arith.addf %2819, %2822 : f32
      %2824 = arith.select %2817, %2823, %2819 : f32
      %2825 = arith.addi %2816, %c5 : index
      %2826 = arith.cmpi eq, %hasBias, %c9 : index
      %2827 = arith.addi %2796, %2825 : index
      %2828 = memref.load %15[%2827] : memref<?xf32>
      %2829 = arith.muli %0, %c20 : index
      %2830 = arith.addi %2829, %2825 : index
      %2831 = memref.load %bias[%2830] : memref<?xf32>
      %2832 = arith.addf %2828, %2831 : f32
      %2833 = arith.select %2826, %2832, %2828 : f32
      %2834 = arith.addi %2797, %c12 : index
      %2835 = arith.cmpi eq, %hasBias, %c9 : index
      %2836 = arith.addi %2796, %2834 : index
      %2837 = memref.load %15[%2836] : memref<?xf32>
      %2838 = arith.muli %0, %c20 : index
      %2839 = arith.addi %2838, %2834 : index
      %2840 = memref.load %bias[%2839] : memref<?xf32>
      %2841 = arith.addf %2837, %2840 : f32
      %2842 = arith.select %2835, %2841, %2837 : f32
      %2843 = arith.addi %2834, %c5 : index
      %2844 = arith.cmpi eq, %hasBias, %c9 : index
      %2845 = arith.addi %2796, %2843 : index
      %2846 = memref.load %15[%2845] : memref<?xf32>
      %2847 = arith.muli %0, %c20 : index
      %2848 = arith.addi %2847, %2843 : index
      %2849 = memref.load %bias[%2848] : memref<?xf32>
      %2850 = arith.addf %2846, %2849 : f32
      %2851 = arith.select %2844, %2850, %2846 : f32
      %2852 = arith.addi %2797, %c22 : index
      %2853 = arith.cmpi eq, %hasBias, %c9 : index
      %2854 = arith.addi %2796, %2852 : index
      %2855 = memref.load %15[%2854] : memref<?xf32>
      %2856 = arith.muli %0, %c20 : index
      %2857 = arith.addi %2856, %2852 : index
      %2858 = memref.load %bias[%2857] : memref<?xf32>
      %2859 = arith.addf %2855, %2858 : f32
      %2860 = arith.select %2853, %2859, %2855 : f32
      %2861 = arith.addi %2852, %c5 : index
      %2862 = arith.cmpi eq, %hasBias, %c9 : index
      %2863 = arith.addi %2796, %2861 : index
      %2864 = memref.load %15[%2863] : memref<?xf32>
      %2865 = arith.muli %0, %c20 : index
      %2866 = arith.addi %2865, %2861 : index
      %2867 = memref.load %bias[%2866] : memref<?xf32>
      %2868 = arith.addf %2864, %2867 : f32
      %2869 = arith.select %2862, %2868, %2864 : f32
      %2870 = arith.addi %heads, %kvHeads : index
      %2871 = arith.cmpi slt, %0, %2870 : index
      scf.if %2871 {
        %2872 = arith.addi %positionsAt, %2795 : index
        %2873 = memref.load %step[%2872] : memref<?xi32>
        %2874 = arith.index_cast %2873 : i32 to index
        %2875 = arith.cmpi eq, %hasNorm, %c9 : index
        %2876 = math.fma %2806, %2806, %c31 : f32
        %2877 = math.fma %2815, %2815, %2876 : f32
        %2878 = math.fma %2824, %2824, %2877 : f32
        %2879 = math.fma %2833, %2833, %2878 : f32
        %2880 = math.fma %2842, %2842, %2879 : f32
        %2881 = math.fma %2851, %2851, %2880 : f32
        %2882 = math.fma %2860, %2860, %2881 : f32
        %2883 = math.fma %2869, %2869, %2882 : f32
        %2884 = vector.broadcast %2883 : f32 to vector<1xf32>
        %2885 = wave.reduce "add" %2884 : vector<1xf32>
        %2886 = arith.mulf %2885, %inverseHeadDim : f32
        %2887 = arith.addf %2886, %epsilon : f32
        %2888 = math.sqrt %2887 : f32
        %2889 = arith.divf %c33, %2888 : f32
        %2890 = arith.cmpi slt, %0, %heads : index
        %2891 = arith.addi %2798, %c5 : index
        %2892 = memref.load %query_norm[%2798] : memref<?xf32>
        %2893 = memref.load %key_norm[%2798] : memref<?xf32>
        %2894 = arith.select %2890, %2892, %2893 : f32
        %2895 = arith.mulf %2806, %2889 : f32
        %2896 = arith.mulf %2895, %2894 : f32
        %2897 = arith.select %2875, %2896, %2806 : f32
        %2898 = memref.load %query_norm[%2891] : memref<?xf32>
        %2899 = memref.load %key_norm[%2891] : memref<?xf32>
        %2900 = arith.select %2890, %2898, %2899 : f32
        %2901 = arith.mulf %2815, %2889 : f32
        %2902 = arith.mulf %2901, %2900 : f32
        %2903 = arith.select %2875, %2902, %2815 : f32
        %2904 = arith.addi %2816, %c5 : index
        %2905 = memref.load %query_norm[%2816] : memref<?xf32>
        %2906 = memref.load %key_norm[%2816] : memref<?xf32>
        %2907 = arith.select %2890, %2905, %2906 : f32
        %2908 = arith.mulf %2824, %2889 : f32
        %2909 = arith.mulf %2908, %2907 : f32
        %2910 = arith.select %2875, %2909, %2824 : f32
        %2911 = memref.load %query_norm[%2904] : memref<?xf32>
        %2912 = memref.load %key_norm[%2904] : memref<?xf32>
        %2913 = arith.select %2890, %2911, %2912 : f32
        %2914 = arith.mulf %2833, %2889 : f32
        %2915 = arith.mulf %2914, %2913 : f32
        %2916 = arith.select %2875, %2915, %2833 : f32
        %2917 = arith.addi %2834, %c5 : index
        %2918 = memref.load %query_norm[%2834] : memref<?xf32>
        %2919 = memref.load %key_norm[%2834] : memref<?xf32>
        %2920 = arith.select %2890, %2918, %2919 : f32
        %2921 = arith.mulf %2842, %2889 : f32
        %2922 = arith.mulf %2921, %2920 : f32
        %2923 = arith.select %2875, %2922, %2842 : f32
        %2924 = memref.load %query_norm[%2917] : memref<?xf32>
        %2925 = memref.load %key_norm[%2917] : memref<?xf32>
        %2926 = arith.select %2890, %2924, %2925 : f32
        %2927 = arith.mulf %2851, %2889 : f32
        %2928 = arith.mulf %2927, %2926 : f32
        %2929 = arith.select %2875, %2928, %2851 : f32
        %2930 = arith.addi %2852, %c5 : index
        %2931 = memref.load %query_norm[%2852] : memref<?xf32>
        %2932 = memref.load %key_norm[%2852] : memref<?xf32>
        %2933 = arith.select %2890, %2931, %2932 : f32
        %2934 = arith.mulf %2860, %2889 : f32
        %2935 = arith.mulf %2934, %2933 : f32
        %2936 = arith.select %2875, %2935, %2860 : f32
        %2937 = memref.load %query_norm[%2930] : memref<?xf32>
        %2938 = memref.load %key_norm[%2930] : memref<?xf32>
        %2939 = arith.select %2890, %2937, %2938 : f32
        %2940 = arith.mulf %2869, %2889 : f32
        %2941 = arith.mulf %2940, %2939 : f32
        %2942 = arith.select %2875, %2941, %2869 : f32
        %2943 = arith.remui %2874, %c20 : index
        %2944 = arith.muli %2943, %c20 : index
        %2945 = arith.addi %2944, %2798 : index
        %2946 = arith.divui %2874, %c20 : index
        %2947 = arith.addi %2946, %c20 : index
        %2948 = arith.muli %2947, %c20 : index
        %2949 = arith.addi %2948, %2798 : index
        %2950 = memref.load %rope[%2945] : memref<?xf32>
        %2951 = arith.addi %2945, %c5 : index
        %2952 = memref.load %rope[%2951] : memref<?xf32>
        %2953 = memref.load %rope[%2949] : memref<?xf32>
        %2954 = arith.addi %2949, %c5 : index
        %2955 = memref.load %rope[%2954] : memref<?xf32>
        %2956 = arith.mulf %2953, %2950 : f32
        %2957 = arith.mulf %2955, %2952 : f32
        %2958 = arith.subf %2956, %2957 : f32
        %2959 = arith.mulf %2955, %2950 : f32
        %2960 = arith.mulf %2953, %2952 : f32
        %2961 = arith.addf %2959, %2960 : f32
        %2962 = arith.mulf %2897, %2958 : f32
        %2963 = arith.mulf %2903, %2961 : f32
        %2964 = arith.subf %2962, %2963 : f32
        %2965 = arith.mulf %2903, %2958 : f32
        %2966 = arith.mulf %2897, %2961 : f32
        %2967 = arith.addf %2965, %2966 : f32
        %2968 = arith.cmpi slt, %0, %heads : index
        scf.if %2968 {
          %2969 = arith.muli %2795, %heads : index
          %2970 = arith.addi %2969, %0 : index
          %2971 = arith.muli %2970, %c20 : index
          %2972 = arith.addi %2971, %2798 : index
          memref.store %2964, %q[%2972] : memref<?xf32>
          %2973 = arith.addi %2972, %c5 : index
          memref.store %2967, %q[%2973] : memref<?xf32>
        } else {
          %2974 = arith.addi %2796, %2798 : index
          memref.store %2964, %15[%2974] : memref<?xf32>
          %2975 = arith.addi %2796, %2798 : index
          %2976 = arith.addi %2975, %c5 : index
          memref.store %2967, %15[%2976] : memref<?xf32>
        }
        %2977 = arith.remui %2874, %c20 : index
        %2978 = arith.muli %2977, %c20 : index
        %2979 = arith.addi %2978, %2816 : index
        %2980 = arith.divui %2874, %c20 : index
        %2981 = arith.addi %2980, %c20 : index
        %2982 = arith.muli %2981, %c20 : index
        %2983 = arith.addi %2982, %2816 : index
        %2984 = memref.load %rope[%2979] : memref<?xf32>
        %2985 = arith.addi %2979, %c5 : index
        %2986 = memref.load %rope[%2985] : memref<?xf32>
        %2987 = memref.load %rope[%2983] : memref<?xf32>
        %2988 = arith.addi %2983, %c5 : index
        %2989 = memref.load %rope[%2988] : memref<?xf32>
        %2990 = arith.mulf %2987, %2984 : f32
        %2991 = arith.mulf %2989, %2986 : f32
        %2992 = arith.subf %2990, %2991 : f32
        %2993 = arith.mulf %2989, %2984 : f32
        %2994 = arith.mulf %2987, %2986 : f32
        %2995 = arith.addf %2993, %2994 : f32
        %2996 = arith.mulf %2910, %2992 : f32
        %2997 = arith.mulf %2916, %2995 : f32
        %2998 = arith.subf %2996, %2997 : f32
        %2999 = arith.mulf %2916, %2992 : f32
        %3000 = arith.mulf %2910, %2995 : f32
        %3001 = arith.addf %2999, %3000 : f32
        %3002 = arith.cmpi slt, %0, %heads : index
        scf.if %3002 {
          %3003 = arith.muli %2795, %heads : index
          %3004 = arith.addi %3003, %0 : index
          %3005 = arith.muli %3004, %c20 : index
          %3006 = arith.addi %3005, %2816 : index
          memref.store %2998, %q[%3006] : memref<?xf32>
          %3007 = arith.addi %3006, %c5 : index
          memref.store %3001, %q[%3007] : memref<?xf32>
        } else {
          %3008 = arith.addi %2796, %2816 : index
          memref.store %2998, %15[%3008] : memref<?xf32>
          %3009 = arith.addi %2796, %2816 : index
          %3010 = arith.addi %3009, %c5 : index
          memref.store %3001, %15[%3010] : memref<?xf32>
        }
        %3011 = arith.remui %2874, %c20 : index
        %3012 = arith.muli %3011, %c20 : index
        %3013 = arith.addi %3012, %2834 : index
        %3014 = arith.divui %2874, %c20 : index
        %3015 = arith.addi %3014, %c20 : index
        %3016 = arith.muli %3015, %c20 : index
        %3017 = arith.addi %3016, %2834 : index
        %3018 = memref.load %rope[%3013] : memref<?xf32>
        %3019 = arith.addi %3013, %c5 : index
        %3020 = memref.load %rope[%3019] : memref<?xf32>
        %3021 = memref.load %rope[%3017] : memref<?xf32>
        %3022 = arith.addi %3017, %c5 : index
        %3023 = memref.load %rope[%3022] : memref<?xf32>
        %3024 = arith.mulf %3021, %3018 : f32
        %3025 = arith.mulf %3023, %3020 : f32
        %3026 = arith.subf %3024, %3025 : f32
        %3027 = arith.mulf %3023, %3018 : f32
        %3028 = arith.mulf %3021, %3020 : f32
        %3029 = arith.addf %3027, %3028 : f32
        %3030 = arith.mulf %2923, %3026 : f32
        %3031 = arith.mulf %2929, %3029 : f32
        %3032 = arith.subf %3030, %3031 : f32
        %3033 = arith.mulf %2929, %3026 : f32
        %3034 = arith.mulf %2923, %3029 : f32
        %3035 = arith.addf %3033, %3034 : f32
        %3036 = arith.cmpi slt, %0, %heads : index
        scf.if %3036 {
          %3037 = arith.muli %2795, %heads : index
          %3038 = arith.addi %3037, %0 : index
          %3039 = arith.muli %3038, %c20 : index
          %3040 = arith.addi %3039, %2834 : index
          memref.store %3032, %q[%3040] : memref<?xf32>
          %3041 = arith.addi %3040, %c5 : index
          memref.store %3035, %q[%3041] : memref<?xf32>
        } else {
          %3042 = arith.addi %2796, %2834 : index
          memref.store %3032, %15[%3042] : memref<?xf32>
          %3043 = arith.addi %2796, %2834 : index
          %3044 = arith.addi %3043, %c5 : index
          memref.store %3035, %15[%3044] : memref<?xf32>
        }
        %3045 = arith.remui %2874, %c20 : index
        %3046 = arith.muli %3045, %c20 : index
        %3047 = arith.addi %3046, %2852 : index
        %3048 = arith.divui %2874, %c20 : index
        %3049 = arith.addi %3048, %c20 : index
        %3050 = arith.muli %3049, %c20 : index
        %3051 = arith.addi %3050, %2852 : index
        %3052 = memref.load %rope[%3047] : memref<?xf32>
        %3053 = arith.addi %3047, %c5 : index
        %3054 = memref.load %rope[%3053] : memref<?xf32>
        %3055 = memref.load %rope[%3051] : memref<?xf32>
        %3056 = arith.addi %3051, %c5 : index
        %3057 = memref.load %rope[%3056] : memref<?xf32>
        %3058 = arith.mulf %3055, %3052 : f32
        %3059 = arith.mulf %3057, %3054 : f32
        %3060 = arith.subf %3058, %3059 : f32
        %3061 = arith.mulf %3057, %3052 : f32
        %3062 = arith.mulf %3055, %3054 : f32
        %3063 = arith.addf %3061, %3062 : f32
        %3064 = arith.mulf %2936, %3060 : f32
        %3065 = arith.mulf %2942, %3063 : f32
        %3066 = arith.subf %3064, %3065 : f32
        %3067 = arith.mulf %2942, %3060 : f32
        %3068 = arith.mulf %2936, %3063 : f32
        %3069 = arith.addf %3067, %3068 : f32
        %3070 = arith.cmpi slt, %0, %heads : index
        scf.if %3070 {
          %3071 = arith.muli %2795, %heads : index
          %3072 = arith.addi %3071, %0 : index
          %3073 = arith.muli %3072, %c20 : index
          %3074 = arith.addi %3073, %2852 : index
          memref.store %3066, %q[%3074] : memref<?xf32>
          %3075 = arith.addi %3074, %c5 : index
          memref.store %3069, %q[%3075] : memref<?xf32>
        } else {
          %3076 = arith.addi %2796, %2852 : index
          memref.store %3066, %15[%3076] : memref<?xf32>
          %3077 = arith.addi %2796, %2852 : index
          %3078 = arith.addi %3077, %c5 : index
          memref.store %3069, %15[%3078] : memref<?xf32>
        }
      } else {
        %3079 = arith.cmpi slt, %0, %heads : index
        scf.if %3079 {
          %3080 = arith.muli %2795, %heads : index
          %3081 = arith.addi %3080, %0 : index
          %3082 = arith.muli %3081, %c20 : index
          %3083 = arith.addi %3082, %2798 : index
          memref.store %2806, %q[%3083] : memref<?xf32>
          %3084 = arith.addi %3083, %c5 : index
          memref.store %2815, %q[%3084] : memref<?xf32>
        } else {
          %3085 = arith.addi %2796, %2798 : index
          memref.store %2806, %15[%3085] : memref<?xf32>
          %3086 = arith.addi %2796, %2798 : index
          %3087 = arith.addi %3086, %c5 : index
          memref.store %2815, %15[%3087] : memref<?xf32>
        }
        %3088 = arith.cmpi slt, %0, %heads : index
        scf.if %3088 {
          %3089 = arith.muli %2795, %heads : index
          %3090 = arith.addi %3089, %0 : index
          %3091 = arith.muli %3090, %c20 : index
          %3092 = arith.addi %3091, %2816 : index
          memref.store %2824, %q[%3092] : memref<?xf32>
          %3093 = arith.addi %3092, %c5 : index
          memref.store %2833, %q[%3093] : memref<?xf32>
        } else {
          %3094 = arith.addi %2796, %2816 : index
          memref.store %2824, %15[%3094] : memref<?xf32>
          %3095 = arith.addi %2796, %2816 : index
          %3096 = arith.addi %3095, %c5 : index
          memref.store %2833, %15[%3096] : memref<?xf32>
        }
        %3097 = arith.cmpi slt, %0, %heads : index
        scf.if %3097 {
          %3098 = arith.muli %2795, %heads : index
          %3099 = arith.addi %3098, %0 : index
          %3100 = arith.muli %3099, %c20 : index
          %3101 = arith.addi %3100, %2834 : index
          memref.store %2842, %q[%3101] : memref<?xf32>
          %3102 = arith.addi %3101, %c5 : index
          memref.store %2851, %q[%3102] : memref<?xf32>
        } else {
          %3103 = arith.addi %2796, %2834 : index
          memref.store %2842, %15[%3103] : memref<?xf32>
          %3104 = arith.addi %2796, %2834 : index
          %3105 = arith.addi %3104, %c5 : index
          memref.store %2851, %15[%3105] : memref<?xf32>
        }
        %3106 = arith.cmpi slt, %0, %heads : index
        scf.if %3106 {
          %3107 = arith.muli %2795, %heads : index
          %3108 = arith.addi %3107, %0 : index
          %3109 = arith.muli %3108, %c20 : index
          %3110 = arith.addi %3109, %2852 : index
          memref.store %2860, %q[%3110] : memref<?xf32>
          %3111 = arith.addi %3110, %c5 : index
          memref.store %2869, %q[%3111] : memref<?xf32>
        } else {
          %3112 = arith.addi %2796, %2852 : index
          memref.store %2860, %15[%3112] : memref<?xf32>
          %3113 = arith.addi %2796, %2852 : index
          %3114 = arith.addi %3113, %c5 : index
          memref.store %2869, %15[%3114] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3115 = arith.cmpi sge, %0, %heads : index
    scf.if %3115 {
      %3116 = arith.addi %2791, %c8 : index
      %3117 = arith.addi %2790, %3116 : index
      %3118 = arith.cmpi slt, %3117, %17 : index
      scf.if %3118 {
        %3119 = arith.addi %2790, %3116 : index
        %3120 = arith.addi %slotsAt, %3119 : index
        %3121 = memref.load %step[%3120] : memref<?xi32>
        %3122 = arith.index_cast %3121 : i32 to index
        %3123 = arith.cmpi sge, %3122, %c8 : index
        scf.if %3123 {
          %3124 = arith.muli %3116, %c20 : index
          %3125 = arith.subi %0, %heads : index
          %3126 = memref.load %scales[%3125] : memref<?xf32>
          %3127 = vector.broadcast %3126 : f32 to vector<4xf32>
          %3128 = arith.divui %3122, %c6 : index
          %3129 = arith.remui %3122, %c6 : index
          %3130 = arith.muli %3128, %pageBytes : index
          %3131 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3131 {
            %3132 = wave.lane
            %3133 = arith.muli %3132, %c18 : index
            scf.for %3134 = %3133 to %c20 step %c5 {
              %3135 = arith.addi %3124, %3134 : index
              %3136 = vector.load %15[%3135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3137 = arith.mulf %3136, %3127 : vector<4xf32>
              %3138 = arith.minimumf %3137, %c38 : vector<4xf32>
              %3139 = arith.maximumf %3138, %c39 : vector<4xf32>
              %3140 = arith.truncf %3139 : vector<4xf32> to vector<4xf16>
              %3141 = vector.bitcast %3140 : vector<4xf16> to vector<8xi8>
              %3142 = arith.cmpi slt, %3125, %kvHeads : index
              scf.if %3142 {
                %3143 = arith.muli %3125, %c40 : index
                %3144 = arith.addi %3130, %3143 : index
                %3145 = arith.divui %3134, %c6 : index
                %3146 = arith.muli %3145, %c19 : index
                %3147 = arith.remui %3134, %c6 : index
                %3148 = arith.divui %3147, %c2 : index
                %3149 = arith.muli %3148, %c20 : index
                %3150 = arith.muli %3129, %c6 : index
                %3151 = arith.addi %3149, %3150 : index
                %3152 = arith.remui %3147, %c2 : index
                %3153 = arith.muli %3152, %c7 : index
                %3154 = arith.addi %3151, %3153 : index
                %3155 = arith.addi %3146, %3154 : index
                %3156 = arith.addi %3144, %3155 : index
                vector.store %3141, %kv[%3156] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3157 = arith.subi %3125, %kvHeads : index
                %3158 = arith.muli %3157, %c40 : index
                %3159 = arith.addi %3130, %3158 : index
                %3160 = arith.addi %3134, %c8 : index
                %3161 = arith.divui %3160, %c6 : index
                %3162 = arith.muli %3161, %c19 : index
                %3163 = arith.addi %3162, %c10 : index
                %3164 = arith.remui %3160, %c6 : index
                %3165 = arith.divui %3129, %c7 : index
                %3166 = arith.remui %3129, %c7 : index
                %3167 = arith.muli %3166, %c2 : index
                %3168 = arith.addi %3165, %3167 : index
                %3169 = arith.divui %3168, %c2 : index
                %3170 = arith.muli %3169, %c20 : index
                %3171 = arith.muli %3164, %c6 : index
                %3172 = arith.addi %3170, %3171 : index
                %3173 = arith.remui %3168, %c2 : index
                %3174 = arith.muli %3173, %c7 : index
                %3175 = arith.addi %3172, %3174 : index
                %3176 = arith.addi %3163, %3175 : index
                %3177 = arith.addi %3159, %3176 : index
                %3178 = vector.shuffle %3141, %3141 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3178, %kv[%3177] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3179 = arith.addi %3134, %c9 : index
                %3180 = arith.divui %3179, %c6 : index
                %3181 = arith.muli %3180, %c19 : index
                %3182 = arith.addi %3181, %c10 : index
                %3183 = arith.remui %3179, %c6 : index
                %3184 = arith.divui %3129, %c7 : index
                %3185 = arith.remui %3129, %c7 : index
                %3186 = arith.muli %3185, %c2 : index
                %3187 = arith.addi %3184, %3186 : index
                %3188 = arith.divui %3187, %c2 : index
                %3189 = arith.muli %3188, %c20 : index
                %3190 = arith.muli %3183, %c6 : index
                %3191 = arith.addi %3189, %3190 : index
                %3192 = arith.remui %3187, %c2 : index
                %3193 = arith.muli %3192, %c7 : index
                %3194 = arith.addi %3191, %3193 : index
                %3195 = arith.addi %3182, %3194 : index
                %3196 = arith.addi %3159, %3195 : index
                %3197 = vector.shuffle %3141, %3141 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3197, %kv[%3196] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3198 = arith.addi %3134, %c7 : index
                %3199 = arith.divui %3198, %c6 : index
                %3200 = arith.muli %3199, %c19 : index
                %3201 = arith.addi %3200, %c10 : index
                %3202 = arith.remui %3198, %c6 : index
                %3203 = arith.divui %3129, %c7 : index
                %3204 = arith.remui %3129, %c7 : index
                %3205 = arith.muli %3204, %c2 : index
                %3206 = arith.addi %3203, %3205 : index
                %3207 = arith.divui %3206, %c2 : index
                %3208 = arith.muli %3207, %c20 : index
                %3209 = arith.muli %3202, %c6 : index
                %3210 = arith.addi %3208, %3209 : index
                %3211 = arith.remui %3206, %c2 : index
                %3212 = arith.muli %3211, %c7 : index
                %3213 = arith.addi %3210, %3212 : index
                %3214 = arith.addi %3201, %3213 : index
                %3215 = arith.addi %3159, %3214 : index
                %3216 = vector.shuffle %3141, %3141 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3216, %kv[%3215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3217 = arith.addi %3134, %c21 : index
                %3218 = arith.divui %3217, %c6 : index
                %3219 = arith.muli %3218, %c19 : index
                %3220 = arith.addi %3219, %c10 : index
                %3221 = arith.remui %3217, %c6 : index
                %3222 = arith.divui %3129, %c7 : index
                %3223 = arith.remui %3129, %c7 : index
                %3224 = arith.muli %3223, %c2 : index
                %3225 = arith.addi %3222, %3224 : index
                %3226 = arith.divui %3225, %c2 : index
                %3227 = arith.muli %3226, %c20 : index
                %3228 = arith.muli %3221, %c6 : index
                %3229 = arith.addi %3227, %3228 : index
                %3230 = arith.remui %3225, %c2 : index
                %3231 = arith.muli %3230, %c7 : index
                %3232 = arith.addi %3229, %3231 : index
                %3233 = arith.addi %3220, %3232 : index
                %3234 = arith.addi %3159, %3233 : index
                %3235 = vector.shuffle %3141, %3141 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3235, %kv[%3234] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3236 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3236 {
            %3237 = wave.lane
            %3238 = arith.muli %3237, %c18 : index
            scf.for %3239 = %3238 to %c20 step %c5 {
              %3240 = arith.addi %3124, %3239 : index
              %3241 = vector.load %15[%3240] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3242 = arith.mulf %3241, %3127 : vector<4xf32>
              %3243 = wave.fp8_encode "e4m3" %3242 : vector<4xf32> -> vector<4xi8>
              %3244 = arith.cmpi slt, %3125, %kvHeads : index
              scf.if %3244 {
                %3245 = arith.muli %3125, %c10 : index
                %3246 = arith.addi %3130, %3245 : index
                %3247 = vector.shuffle %3243, %3243 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3248 = arith.divui %3239, %c6 : index
                %3249 = arith.muli %3248, %c20 : index
                %3250 = arith.remui %3239, %c6 : index
                %3251 = arith.muli %3129, %c6 : index
                %3252 = arith.divui %3250, %c18 : index
                %3253 = arith.muli %3252, %c18 : index
                %3254 = arith.remui %3250, %c7 : index
                %3255 = arith.muli %3254, %c7 : index
                %3256 = arith.addi %3253, %3255 : index
                %3257 = arith.divui %3250, %c7 : index
                %3258 = arith.remui %3257, %c7 : index
                %3259 = arith.addi %3256, %3258 : index
                %3260 = arith.addi %3251, %3259 : index
                %3261 = arith.addi %3249, %3260 : index
                %3262 = arith.addi %3246, %3261 : index
                vector.store %3247, %kv[%3262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3263 = arith.subi %3125, %kvHeads : index
                %3264 = arith.muli %3263, %c10 : index
                %3265 = arith.addi %3130, %3264 : index
                %3266 = arith.addi %3239, %c8 : index
                %3267 = arith.divui %3266, %c6 : index
                %3268 = arith.muli %3267, %c20 : index
                %3269 = arith.addi %3268, %c11 : index
                %3270 = arith.remui %3266, %c6 : index
                %3271 = arith.divui %3129, %c7 : index
                %3272 = arith.remui %3129, %c7 : index
                %3273 = arith.muli %3272, %c2 : index
                %3274 = arith.addi %3271, %3273 : index
                %3275 = arith.muli %3270, %c6 : index
                %3276 = arith.divui %3274, %c18 : index
                %3277 = arith.muli %3276, %c18 : index
                %3278 = arith.remui %3274, %c7 : index
                %3279 = arith.muli %3278, %c7 : index
                %3280 = arith.addi %3277, %3279 : index
                %3281 = arith.divui %3274, %c7 : index
                %3282 = arith.remui %3281, %c7 : index
                %3283 = arith.addi %3280, %3282 : index
                %3284 = arith.addi %3275, %3283 : index
                %3285 = arith.addi %3269, %3284 : index
                %3286 = arith.addi %3265, %3285 : index
                %3287 = vector.shuffle %3243, %3243 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3287, %kv[%3286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3288 = arith.addi %3239, %c9 : index
                %3289 = arith.divui %3288, %c6 : index
                %3290 = arith.muli %3289, %c20 : index
                %3291 = arith.addi %3290, %c11 : index
                %3292 = arith.remui %3288, %c6 : index
                %3293 = arith.divui %3129, %c7 : index
                %3294 = arith.remui %3129, %c7 : index
                %3295 = arith.muli %3294, %c2 : index
                %3296 = arith.addi %3293, %3295 : index
                %3297 = arith.muli %3292, %c6 : index
                %3298 = arith.divui %3296, %c18 : index
                %3299 = arith.muli %3298, %c18 : index
                %3300 = arith.remui %3296, %c7 : index
                %3301 = arith.muli %3300, %c7 : index
                %3302 = arith.addi %3299, %3301 : index
                %3303 = arith.divui %3296, %c7 : index
                %3304 = arith.remui %3303, %c7 : index
                %3305 = arith.addi %3302, %3304 : index
                %3306 = arith.addi %3297, %3305 : index
                %3307 = arith.addi %3291, %3306 : index
                %3308 = arith.addi %3265, %3307 : index
                %3309 = vector.shuffle %3243, %3243 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3309, %kv[%3308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3310 = arith.addi %3239, %c7 : index
                %3311 = arith.divui %3310, %c6 : index
                %3312 = arith.muli %3311, %c20 : index
                %3313 = arith.addi %3312, %c11 : index
                %3314 = arith.remui %3310, %c6 : index
                %3315 = arith.divui %3129, %c7 : index
                %3316 = arith.remui %3129, %c7 : index
                %3317 = arith.muli %3316, %c2 : index
                %3318 = arith.addi %3315, %3317 : index
                %3319 = arith.muli %3314, %c6 : index
                %3320 = arith.divui %3318, %c18 : index
                %3321 = arith.muli %3320, %c18 : index
                %3322 = arith.remui %3318, %c7 : index
                %3323 = arith.muli %3322, %c7 : index
                %3324 = arith.addi %3321, %3323 : index
                %3325 = arith.divui %3318, %c7 : index
                %3326 = arith.remui %3325, %c7 : index
                %3327 = arith.addi %3324, %3326 : index
                %3328 = arith.addi %3319, %3327 : index
                %3329 = arith.addi %3313, %3328 : index
                %3330 = arith.addi %3265, %3329 : index
                %3331 = vector.shuffle %3243, %3243 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3331, %kv[%3330] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3332 = arith.addi %3239, %c21 : index
                %3333 = arith.divui %3332, %c6 : index
                %3334 = arith.muli %3333, %c20 : index
                %3335 = arith.addi %3334, %c11 : index
                %3336 = arith.remui %3332, %c6 : index
                %3337 = arith.divui %3129, %c7 : index
                %3338 = arith.remui %3129, %c7 : index
                %3339 = arith.muli %3338, %c2 : index
                %3340 = arith.addi %3337, %3339 : index
                %3341 = arith.muli %3336, %c6 : index
                %3342 = arith.divui %3340, %c18 : index
                %3343 = arith.muli %3342, %c18 : index
                %3344 = arith.remui %3340, %c7 : index
                %3345 = arith.muli %3344, %c7 : index
                %3346 = arith.addi %3343, %3345 : index
                %3347 = arith.divui %3340, %c7 : index
                %3348 = arith.remui %3347, %c7 : index
                %3349 = arith.addi %3346, %3348 : index
                %3350 = arith.addi %3341, %3349 : index
                %3351 = arith.addi %3335, %3350 : index
                %3352 = arith.addi %3265, %3351 : index
                %3353 = vector.shuffle %3243, %3243 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3353, %kv[%3352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3354 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3354 {
            %3355 = wave.lane
            %3356 = arith.muli %3355, %c18 : index
            scf.for %3357 = %3356 to %c20 step %c5 {
              %3358 = arith.addi %3124, %3357 : index
              %3359 = vector.load %15[%3358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3360 = arith.mulf %3359, %3127 : vector<4xf32>
              %3361 = wave.fp8_encode "e5m2" %3360 : vector<4xf32> -> vector<4xi8>
              %3362 = arith.cmpi slt, %3125, %kvHeads : index
              scf.if %3362 {
                %3363 = arith.muli %3125, %c10 : index
                %3364 = arith.addi %3130, %3363 : index
                %3365 = vector.shuffle %3361, %3361 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3366 = arith.divui %3357, %c6 : index
                %3367 = arith.muli %3366, %c20 : index
                %3368 = arith.remui %3357, %c6 : index
                %3369 = arith.muli %3129, %c6 : index
                %3370 = arith.divui %3368, %c18 : index
                %3371 = arith.muli %3370, %c18 : index
                %3372 = arith.remui %3368, %c7 : index
                %3373 = arith.muli %3372, %c7 : index
                %3374 = arith.addi %3371, %3373 : index
                %3375 = arith.divui %3368, %c7 : index
                %3376 = arith.remui %3375, %c7 : index
                %3377 = arith.addi %3374, %3376 : index
                %3378 = arith.addi %3369, %3377 : index
                %3379 = arith.addi %3367, %3378 : index
                %3380 = arith.addi %3364, %3379 : index
                vector.store %3365, %kv[%3380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3381 = arith.subi %3125, %kvHeads : index
                %3382 = arith.muli %3381, %c10 : index
                %3383 = arith.addi %3130, %3382 : index
                %3384 = arith.addi %3357, %c8 : index
                %3385 = arith.divui %3384, %c6 : index
                %3386 = arith.muli %3385, %c20 : index
                %3387 = arith.addi %3386, %c11 : index
                %3388 = arith.remui %3384, %c6 : index
                %3389 = arith.divui %3129, %c7 : index
                %3390 = arith.remui %3129, %c7 : index
                %3391 = arith.muli %3390, %c2 : index
                %3392 = arith.addi %3389, %3391 : index
                %3393 = arith.muli %3388, %c6 : index
                %3394 = arith.divui %3392, %c18 : index
                %3395 = arith.muli %3394, %c18 : index
                %3396 = arith.remui %3392, %c7 : index
                %3397 = arith.muli %3396, %c7 : index
                %3398 = arith.addi %3395, %3397 : index
                %3399 = arith.divui %3392, %c7 : index
                %3400 = arith.remui %3399, %c7 : index
                %3401 = arith.addi %3398, %3400 : index
                %3402 = arith.addi %3393, %3401 : index
                %3403 = arith.addi %3387, %3402 : index
                %3404 = arith.addi %3383, %3403 : index
                %3405 = vector.shuffle %3361, %3361 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3405, %kv[%3404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3406 = arith.addi %3357, %c9 : index
                %3407 = arith.divui %3406, %c6 : index
                %3408 = arith.muli %3407, %c20 : index
                %3409 = arith.addi %3408, %c11 : index
                %3410 = arith.remui %3406, %c6 : index
                %3411 = arith.divui %3129, %c7 : index
                %3412 = arith.remui %3129, %c7 : index
                %3413 = arith.muli %3412, %c2 : index
                %3414 = arith.addi %3411, %3413 : index
                %3415 = arith.muli %3410, %c6 : index
                %3416 = arith.divui %3414, %c18 : index
                %3417 = arith.muli %3416, %c18 : index
                %3418 = arith.remui %3414, %c7 : index
                %3419 = arith.muli %3418, %c7 : index
                %3420 = arith.addi %3417, %3419 : index
                %3421 = arith.divui %3414, %c7 : index
                %3422 = arith.remui %3421, %c7 : index
                %3423 = arith.addi %3420, %3422 : index
                %3424 = arith.addi %3415, %3423 : index
                %3425 = arith.addi %3409, %3424 : index
                %3426 = arith.addi %3383, %3425 : index
                %3427 = vector.shuffle %3361, %3361 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3427, %kv[%3426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3428 = arith.addi %3357, %c7 : index
                %3429 = arith.divui %3428, %c6 : index
                %3430 = arith.muli %3429, %c20 : index
                %3431 = arith.addi %3430, %c11 : index
                %3432 = arith.remui %3428, %c6 : index
                %3433 = arith.divui %3129, %c7 : index
                %3434 = arith.remui %3129, %c7 : index
                %3435 = arith.muli %3434, %c2 : index
                %3436 = arith.addi %3433, %3435 : index
                %3437 = arith.muli %3432, %c6 : index
                %3438 = arith.divui %3436, %c18 : index
                %3439 = arith.muli %3438, %c18 : index
                %3440 = arith.remui %3436, %c7 : index
                %3441 = arith.muli %3440, %c7 : index
                %3442 = arith.addi %3439, %3441 : index
                %3443 = arith.divui %3436, %c7 : index
                %3444 = arith.remui %3443, %c7 : index
                %3445 = arith.addi %3442, %3444 : index
                %3446 = arith.addi %3437, %3445 : index
                %3447 = arith.addi %3431, %3446 : index
                %3448 = arith.addi %3383, %3447 : index
                %3449 = vector.shuffle %3361, %3361 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3449, %kv[%3448] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3450 = arith.addi %3357, %c21 : index
                %3451 = arith.divui %3450, %c6 : index
                %3452 = arith.muli %3451, %c20 : index
                %3453 = arith.addi %3452, %c11 : index
                %3454 = arith.remui %3450, %c6 : index
                %3455 = arith.divui %3129, %c7 : index
                %3456 = arith.remui %3129, %c7 : index
                %3457 = arith.muli %3456, %c2 : index
                %3458 = arith.addi %3455, %3457 : index
                %3459 = arith.muli %3454, %c6 : index
                %3460 = arith.divui %3458, %c18 : index
                %3461 = arith.muli %3460, %c18 : index
                %3462 = arith.remui %3458, %c7 : index
                %3463 = arith.muli %3462, %c7 : index
                %3464 = arith.addi %3461, %3463 : index
                %3465 = arith.divui %3458, %c7 : index
                %3466 = arith.remui %3465, %c7 : index
                %3467 = arith.addi %3464, %3466 : index
                %3468 = arith.addi %3459, %3467 : index
                %3469 = arith.addi %3453, %3468 : index
                %3470 = arith.addi %3383, %3469 : index
                %3471 = vector.shuffle %3361, %3361 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3471, %kv[%3470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3472 = arith.addi %18, %c14 : index
    %3473 = wave.lane
    %3474 = arith.muli %3, %c7 : index
    %3475 = arith.muli %3474, %c20 : index
    %3476 = arith.addi %3475, %3473 : index
    %3477 = arith.muli %4, %c11 : index
    %3478 = arith.addi %3477, %3476 : index
    %3479 = arith.addi %3478, %c8 : index
    %3480 = arith.addi %3479, %c8 : index
    %3481 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %3481, %14[%3480] : memref<?xf32>
    %3482 = arith.muli %4, %c11 : index
    %3483 = arith.addi %3482, %3476 : index
    %3484 = arith.addi %3483, %c8 : index
    %3485 = arith.addi %3484, %c4 : index
    %3486 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %3486, %14[%3485] : memref<?xf32>
    %3487 = arith.muli %4, %c11 : index
    %3488 = arith.addi %3487, %3476 : index
    %3489 = arith.addi %3488, %c8 : index
    %3490 = arith.addi %3489, %c12 : index
    %3491 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %3491, %14[%3490] : memref<?xf32>
    %3492 = arith.muli %4, %c11 : index
    %3493 = arith.addi %3492, %3476 : index
    %3494 = arith.addi %3493, %c8 : index
    %3495 = arith.addi %3494, %c22 : index
    %3496 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %3496, %14[%3495] : memref<?xf32>
    %3497 = arith.muli %4, %c11 : index
    %3498 = arith.addi %3497, %3476 : index
    %3499 = arith.addi %3498, %c8 : index
    %3500 = arith.addi %3499, %c5 : index
    %3501 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %3501, %14[%3500] : memref<?xf32>
    %3502 = arith.muli %4, %c11 : index
    %3503 = arith.addi %3502, %3476 : index
    %3504 = arith.addi %3503, %c8 : index
    %3505 = arith.addi %3504, %c23 : index
    %3506 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %3506, %14[%3505] : memref<?xf32>
    %3507 = arith.muli %4, %c11 : index
    %3508 = arith.addi %3507, %3476 : index
    %3509 = arith.addi %3508, %c8 : index
    %3510 = arith.addi %3509, %c24 : index
    %3511 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %3511, %14[%3510] : memref<?xf32>
    %3512 = arith.muli %4, %c11 : index
    %3513 = arith.addi %3512, %3476 : index
    %3514 = arith.addi %3513, %c8 : index
    %3515 = arith.addi %3514, %c25 : index
    %3516 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %3516, %14[%3515] : memref<?xf32>
    %3517 = arith.muli %4, %c11 : index
    %3518 = arith.addi %3517, %3476 : index
    %3519 = arith.addi %3518, %c20 : index
    %3520 = arith.addi %3519, %c8 : index
    %3521 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %3521, %14[%3520] : memref<?xf32>
    %3522 = arith.muli %4, %c11 : index
    %3523 = arith.addi %3522, %3476 : index
    %3524 = arith.addi %3523, %c20 : index
    %3525 = arith.addi %3524, %c4 : index
    %3526 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %3526, %14[%3525] : memref<?xf32>
    %3527 = arith.muli %4, %c11 : index
    %3528 = arith.addi %3527, %3476 : index
    %3529 = arith.addi %3528, %c20 : index
    %3530 = arith.addi %3529, %c12 : index
    %3531 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %3531, %14[%3530] : memref<?xf32>
    %3532 = arith.muli %4, %c11 : index
    %3533 = arith.addi %3532, %3476 : index
    %3534 = arith.addi %3533, %c20 : index
    %3535 = arith.addi %3534, %c22 : index
    %3536 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %3536, %14[%3535] : memref<?xf32>
    %3537 = arith.muli %4, %c11 : index
    %3538 = arith.addi %3537, %3476 : index
    %3539 = arith.addi %3538, %c20 : index
    %3540 = arith.addi %3539, %c5 : index
    %3541 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %3541, %14[%3540] : memref<?xf32>
    %3542 = arith.muli %4, %c11 : index
    %3543 = arith.addi %3542, %3476 : index
    %3544 = arith.addi %3543, %c20 : index
    %3545 = arith.addi %3544, %c23 : index
    %3546 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %3546, %14[%3545] : memref<?xf32>
    %3547 = arith.muli %4, %c11 : index
    %3548 = arith.addi %3547, %3476 : index
    %3549 = arith.addi %3548, %c20 : index
    %3550 = arith.addi %3549, %c24 : index
    %3551 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %3551, %14[%3550] : memref<?xf32>
    %3552 = arith.muli %4, %c11 : index
    %3553 = arith.addi %3552, %3476 : index
    %3554 = arith.addi %3553, %c20 : index
    %3555 = arith.addi %3554, %c25 : index
    %3556 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %3556, %14[%3555] : memref<?xf32>
    wave.barrier
    %3557 = arith.muli %4, %c18 : index
    %3558 = arith.addi %3557, %c8 : index
    %3559 = arith.muli %3558, %c7 : index
    %3560 = arith.divui %3473, %c6 : index
    %3561 = arith.addi %3559, %3560 : index
    %3562 = arith.addi %3472, %3561 : index
    %3563 = arith.cmpi slt, %3562, %17 : index
    scf.if %3563 {
      %3564 = arith.cmpi eq, %hasFactors, %c9 : index
      %3565 = arith.muli %3562, %c7 : index
      %3566 = memref.load %factors[%3565] : memref<?xf32>
      %3567 = arith.mulf %3566, %operandScale : f32
      %3568 = arith.select %3564, %3567, %operandScale : f32
      %3569 = arith.addi %3476, %c8 : index
      %3570 = arith.muli %3558, %c4 : index
      %3571 = arith.addi %3569, %3570 : index
      %3572 = memref.load %14[%3571] : memref<?xf32>
      %3573 = arith.addi %3571, %c11 : index
      %3574 = memref.load %14[%3573] : memref<?xf32>
      %3575 = arith.addf %3572, %3574 : f32
      %3576 = arith.remui %3473, %c6 : index
      %3577 = arith.muli %3576, %c18 : index
      %3578 = arith.addi %11, %3577 : index
      %3579 = vector.load %w[%3578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3580 = vector.bitcast %3579 : vector<4xi8> to vector<1xf32>
      %3581 = vector.extract %3580[0] : f32 from vector<1xf32>
      %3582 = arith.mulf %3581, %3568 : f32
      %3583 = arith.mulf %3575, %3582 : f32
      %3584 = arith.muli %3, %c7 : index
      %3585 = arith.addi %3584, %c8 : index
      %3586 = arith.muli %3585, %c6 : index
      %3587 = arith.remui %3473, %c6 : index
      %3588 = arith.addi %3586, %3587 : index
      %3589 = arith.muli %3561, %c20 : index
      %3590 = arith.addi %3589, %3588 : index
      memref.store %3583, %15[%3590] : memref<?xf32>
      %3591 = arith.addi %3476, %c20 : index
      %3592 = arith.muli %3558, %c4 : index
      %3593 = arith.addi %3591, %3592 : index
      %3594 = memref.load %14[%3593] : memref<?xf32>
      %3595 = arith.addi %3593, %c11 : index
      %3596 = memref.load %14[%3595] : memref<?xf32>
      %3597 = arith.addf %3594, %3596 : f32
      %3598 = arith.remui %3473, %c6 : index
      %3599 = arith.muli %3598, %c18 : index
      %3600 = arith.addi %13, %3599 : index
      %3601 = vector.load %w[%3600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3602 = vector.bitcast %3601 : vector<4xi8> to vector<1xf32>
      %3603 = vector.extract %3602[0] : f32 from vector<1xf32>
      %3604 = arith.mulf %3603, %3568 : f32
      %3605 = arith.mulf %3597, %3604 : f32
      %3606 = arith.muli %3, %c7 : index
      %3607 = arith.addi %3606, %c9 : index
      %3608 = arith.muli %3607, %c6 : index
      %3609 = arith.remui %3473, %c6 : index
      %3610 = arith.addi %3608, %3609 : index
      %3611 = arith.muli %3561, %c20 : index
      %3612 = arith.addi %3611, %3610 : index
      memref.store %3605, %15[%3612] : memref<?xf32>
    }
    %3613 = arith.muli %4, %c18 : index
    %3614 = arith.addi %3613, %c9 : index
    %3615 = arith.muli %3614, %c7 : index
    %3616 = arith.divui %3473, %c6 : index
    %3617 = arith.addi %3615, %3616 : index
    %3618 = arith.addi %3472, %3617 : index
    %3619 = arith.cmpi slt, %3618, %17 : index
    scf.if %3619 {
      %3620 = arith.cmpi eq, %hasFactors, %c9 : index
      %3621 = arith.muli %3618, %c7 : index
      %3622 = memref.load %factors[%3621] : memref<?xf32>
      %3623 = arith.mulf %3622, %operandScale : f32
      %3624 = arith.select %3620, %3623, %operandScale : f32
      %3625 = arith.addi %3476, %c8 : index
      %3626 = arith.muli %3614, %c4 : index
      %3627 = arith.addi %3625, %3626 : index
      %3628 = memref.load %14[%3627] : memref<?xf32>
      %3629 = arith.addi %3627, %c11 : index
      %3630 = memref.load %14[%3629] : memref<?xf32>
      %3631 = arith.addf %3628, %3630 : f32
      %3632 = arith.remui %3473, %c6 : index
      %3633 = arith.muli %3632, %c18 : index
      %3634 = arith.addi %11, %3633 : index
      %3635 = vector.load %w[%3634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3636 = vector.bitcast %3635 : vector<4xi8> to vector<1xf32>
      %3637 = vector.extract %3636[0] : f32 from vector<1xf32>
      %3638 = arith.mulf %3637, %3624 : f32
      %3639 = arith.mulf %3631, %3638 : f32
      %3640 = arith.muli %3, %c7 : index
      %3641 = arith.addi %3640, %c8 : index
      %3642 = arith.muli %3641, %c6 : index
      %3643 = arith.remui %3473, %c6 : index
      %3644 = arith.addi %3642, %3643 : index
      %3645 = arith.muli %3617, %c20 : index
      %3646 = arith.addi %3645, %3644 : index
      memref.store %3639, %15[%3646] : memref<?xf32>
      %3647 = arith.addi %3476, %c20 : index
      %3648 = arith.muli %3614, %c4 : index
      %3649 = arith.addi %3647, %3648 : index
      %3650 = memref.load %14[%3649] : memref<?xf32>
      %3651 = arith.addi %3649, %c11 : index
      %3652 = memref.load %14[%3651] : memref<?xf32>
      %3653 = arith.addf %3650, %3652 : f32
      %3654 = arith.remui %3473, %c6 : index
      %3655 = arith.muli %3654, %c18 : index
      %3656 = arith.addi %13, %3655 : index
      %3657 = vector.load %w[%3656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3658 = vector.bitcast %3657 : vector<4xi8> to vector<1xf32>
      %3659 = vector.extract %3658[0] : f32 from vector<1xf32>
      %3660 = arith.mulf %3659, %3624 : f32
      %3661 = arith.mulf %3653, %3660 : f32
      %3662 = arith.muli %3, %c7 : index
      %3663 = arith.addi %3662, %c9 : index
      %3664 = arith.muli %3663, %c6 : index
      %3665 = arith.remui %3473, %c6 : index
      %3666 = arith.addi %3664, %3665 : index
      %3667 = arith.muli %3617, %c20 : index
      %3668 = arith.addi %3667, %3666 : index
      memref.store %3661, %15[%3668] : memref<?xf32>
    }
    %3669 = arith.muli %4, %c18 : index
    %3670 = arith.addi %3669, %c7 : index
    %3671 = arith.muli %3670, %c7 : index
    %3672 = arith.divui %3473, %c6 : index
    %3673 = arith.addi %3671, %3672 : index
    %3674 = arith.addi %3472, %3673 : index
    %3675 = arith.cmpi slt, %3674, %17 : index
    scf.if %3675 {
      %3676 = arith.cmpi eq, %hasFactors, %c9 : index
      %3677 = arith.muli %3674, %c7 : index
      %3678 = memref.load %factors[%3677] : memref<?xf32>
      %3679 = arith.mulf %3678, %operandScale : f32
      %3680 = arith.select %3676, %3679, %operandScale : f32
      %3681 = arith.addi %3476, %c8 : index
      %3682 = arith.muli %3670, %c4 : index
      %3683 = arith.addi %3681, %3682 : index
      %3684 = memref.load %14[%3683] : memref<?xf32>
      %3685 = arith.addi %3683, %c11 : index
      %3686 = memref.load %14[%3685] : memref<?xf32>
      %3687 = arith.addf %3684, %3686 : f32
      %3688 = arith.remui %3473, %c6 : index
      %3689 = arith.muli %3688, %c18 : index
      %3690 = arith.addi %11, %3689 : index
      %3691 = vector.load %w[%3690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3692 = vector.bitcast %3691 : vector<4xi8> to vector<1xf32>
      %3693 = vector.extract %3692[0] : f32 from vector<1xf32>
      %3694 = arith.mulf %3693, %3680 : f32
      %3695 = arith.mulf %3687, %3694 : f32
      %3696 = arith.muli %3, %c7 : index
      %3697 = arith.addi %3696, %c8 : index
      %3698 = arith.muli %3697, %c6 : index
      %3699 = arith.remui %3473, %c6 : index
      %3700 = arith.addi %3698, %3699 : index
      %3701 = arith.muli %3673, %c20 : index
      %3702 = arith.addi %3701, %3700 : index
      memref.store %3695, %15[%3702] : memref<?xf32>
      %3703 = arith.addi %3476, %c20 : index
      %3704 = arith.muli %3670, %c4 : index
      %3705 = arith.addi %3703, %3704 : index
      %3706 = memref.load %14[%3705] : memref<?xf32>
      %3707 = arith.addi %3705, %c11 : index
      %3708 = memref.load %14[%3707] : memref<?xf32>
      %3709 = arith.addf %3706, %3708 : f32
      %3710 = arith.remui %3473, %c6 : index
      %3711 = arith.muli %3710, %c18 : index
      %3712 = arith.addi %13, %3711 : index
      %3713 = vector.load %w[%3712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3714 = vector.bitcast %3713 : vector<4xi8> to vector<1xf32>
      %3715 = vector.extract %3714[0] : f32 from vector<1xf32>
      %3716 = arith.mulf %3715, %3680 : f32
      %3717 = arith.mulf %3709, %3716 : f32
      %3718 = arith.muli %3, %c7 : index
      %3719 = arith.addi %3718, %c9 : index
      %3720 = arith.muli %3719, %c6 : index
      %3721 = arith.remui %3473, %c6 : index
      %3722 = arith.addi %3720, %3721 : index
      %3723 = arith.muli %3673, %c20 : index
      %3724 = arith.addi %3723, %3722 : index
      memref.store %3717, %15[%3724] : memref<?xf32>
    }
    %3725 = arith.muli %4, %c18 : index
    %3726 = arith.addi %3725, %c21 : index
    %3727 = arith.muli %3726, %c7 : index
    %3728 = arith.divui %3473, %c6 : index
    %3729 = arith.addi %3727, %3728 : index
    %3730 = arith.addi %3472, %3729 : index
    %3731 = arith.cmpi slt, %3730, %17 : index
    scf.if %3731 {
      %3732 = arith.cmpi eq, %hasFactors, %c9 : index
      %3733 = arith.muli %3730, %c7 : index
      %3734 = memref.load %factors[%3733] : memref<?xf32>
      %3735 = arith.mulf %3734, %operandScale : f32
      %3736 = arith.select %3732, %3735, %operandScale : f32
      %3737 = arith.addi %3476, %c8 : index
      %3738 = arith.muli %3726, %c4 : index
      %3739 = arith.addi %3737, %3738 : index
      %3740 = memref.load %14[%3739] : memref<?xf32>
      %3741 = arith.addi %3739, %c11 : index
      %3742 = memref.load %14[%3741] : memref<?xf32>
      %3743 = arith.addf %3740, %3742 : f32
      %3744 = arith.remui %3473, %c6 : index
      %3745 = arith.muli %3744, %c18 : index
      %3746 = arith.addi %11, %3745 : index
      %3747 = vector.load %w[%3746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3748 = vector.bitcast %3747 : vector<4xi8> to vector<1xf32>
      %3749 = vector.extract %3748[0] : f32 from vector<1xf32>
      %3750 = arith.mulf %3749, %3736 : f32
      %3751 = arith.mulf %3743, %3750 : f32
      %3752 = arith.muli %3, %c7 : index
      %3753 = arith.addi %3752, %c8 : index
      %3754 = arith.muli %3753, %c6 : index
      %3755 = arith.remui %3473, %c6 : index
      %3756 = arith.addi %3754, %3755 : index
      %3757 = arith.muli %3729, %c20 : index
      %3758 = arith.addi %3757, %3756 : index
      memref.store %3751, %15[%3758] : memref<?xf32>
      %3759 = arith.addi %3476, %c20 : index
      %3760 = arith.muli %3726, %c4 : index
      %3761 = arith.addi %3759, %3760 : index
      %3762 = memref.load %14[%3761] : memref<?xf32>
      %3763 = arith.addi %3761, %c11 : index
      %3764 = memref.load %14[%3763] : memref<?xf32>
      %3765 = arith.addf %3762, %3764 : f32
      %3766 = arith.remui %3473, %c6 : index
      %3767 = arith.muli %3766, %c18 : index
      %3768 = arith.addi %13, %3767 : index
      %3769 = vector.load %w[%3768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3770 = vector.bitcast %3769 : vector<4xi8> to vector<1xf32>
      %3771 = vector.extract %3770[0] : f32 from vector<1xf32>
      %3772 = arith.mulf %3771, %3736 : f32
      %3773 = arith.mulf %3765, %3772 : f32
      %3774 = arith.muli %3, %c7 : index
      %3775 = arith.addi %3774, %c9 : index
      %3776 = arith.muli %3775, %c6 : index
      %3777 = arith.remui %3473, %c6 : index
      %3778 = arith.addi %3776, %3777 : index
      %3779 = arith.muli %3729, %c20 : index
      %3780 = arith.addi %3779, %3778 : index
      memref.store %3773, %15[%3780] : memref<?xf32>
    }
    wave.barrier
    %3781 = arith.addi %18, %c14 : index
    %3782 = wave.wave
    %3783 = arith.addi %3782, %c8 : index
    %3784 = arith.addi %3781, %3783 : index
    %3785 = arith.cmpi slt, %3784, %17 : index
    scf.if %3785 {
      %3786 = arith.addi %3781, %3783 : index
      %3787 = arith.muli %3783, %c20 : index
      %3788 = wave.lane
      %3789 = arith.addi %3788, %c8 : index
      %3790 = arith.cmpi eq, %hasBias, %c9 : index
      %3791 = arith.addi %3787, %3789 : index
      %3792 = memref.load %15[%3791] : memref<?xf32>
      %3793 = arith.muli %0, %c20 : index
      %3794 = arith.addi %3793, %3789 : index
      %3795 = memref.load %bias[%3794] : memref<?xf32>
      %3796 = arith.addf %3792, %3795 : f32
      %3797 = arith.select %3790, %3796, %3792 : f32
      %3798 = arith.addi %3789, %c5 : index
      %3799 = arith.cmpi eq, %hasBias, %c9 : index
      %3800 = arith.addi %3787, %3798 : index
      %3801 = memref.load %15[%3800] : memref<?xf32>
      %3802 = arith.muli %0, %c20 : index
      %3803 = arith.addi %3802, %3798 : index
      %3804 = memref.load %bias[%3803] : memref<?xf32>
      %3805 = arith.addf %3801, %3804 : f32
      %3806 = arith.select %3799, %3805, %3801 : f32
      %3807 = arith.addi %3788, %c4 : index
      %3808 = arith.cmpi eq, %hasBias, %c9 : index
      %3809 = arith.addi %3787, %3807 : index
      %3810 = memref.load %15[%3809] : memref<?xf32>
      %3811 = arith.muli %0, %c20 : index
      %3812 = arith.addi %3811, %3807 : index
      %3813 = memref.load %bias[%3812] : memref<?xf32>
      %3814 = arith.addf %3810, %3813 : f32
      %3815 = arith.select %3808, %3814, %3810 : f32
      %3816 = arith.addi %3807, %c5 : index
      %3817 = arith.cmpi eq, %hasBias, %c9 : index
      %3818 = arith.addi %3787, %3816 : index
      %3819 = memref.load %15[%3818] : memref<?xf32>
      %3820 = arith.muli %0, %c20 : index
      %3821 = arith.addi %3820, %3816 : index
      %3822 = memref.load %bias[%3821] : memref<?xf32>
      %3823 = arith.addf %3819, %3822 : f32
      %3824 = arith.select %3817, %3823, %3819 : f32
      %3825 = arith.addi %3788, %c12 : index
      %3826 = arith.cmpi eq, %hasBias, %c9 : index
      %3827 = arith.addi %3787, %3825 : index
      %3828 = memref.load %15[%3827] : memref<?xf32>
      %3829 = arith.muli %0, %c20 : index
      %3830 = arith.addi %3829, %3825 : index
      %3831 = memref.load %bias[%3830] : memref<?xf32>
      %3832 = arith.addf %3828, %3831 : f32
      %3833 = arith.select %3826, %3832, %3828 : f32
      %3834 = arith.addi %3825, %c5 : index
      %3835 = arith.cmpi eq, %hasBias, %c9 : index
      %3836 = arith.addi %3787, %3834 : index
      %3837 = memref.load %15[%3836] : memref<?xf32>
      %3838 = arith.muli %0, %c20 : index
      %3839 = arith.addi %3838, %3834 : index
      %3840 = memref.load %bias[%3839] : memref<?xf32>
      %3841 = arith.addf %3837, %3840 : f32
      %3842 = arith.select %3835, %3841, %3837 : f32
      %3843 = arith.addi %3788, %c22 : index
      %3844 = arith.cmpi eq, %hasBias, %c9 : index
      %3845 = arith.addi %3787, %3843 : index
      %3846 = memref.load %15[%3845] : memref<?xf32>
      %3847 = arith.muli %0, %c20 : index
      %3848 = arith.addi %3847, %3843 : index
      %3849 = memref.load %bias[%3848] : memref<?xf32>
      %3850 = arith.addf %3846, %3849 : f32
      %3851 = arith.select %3844, %3850, %3846 : f32
      %3852 = arith.addi %3843, %c5 : index
      %3853 = arith.cmpi eq, %hasBias, %c9 : index
      %3854 = arith.addi %3787, %3852 : index
      %3855 = memref.load %15[%3854] : memref<?xf32>
      %3856 = arith.muli %0, %c20 : index
      %3857 = arith.addi %3856, %3852 : index
      %3858 = memref.load %bias[%3857] : memref<?xf32>
      %3859 = arith.addf %3855, %3858 : f32
      %3860 = arith.select %3853, %3859, %3855 : f32
      %3861 = arith.addi %heads, %kvHeads : index
      %3862 = arith.cmpi slt, %0, %3861 : index
      scf.if %3862 {
        %3863 = arith.addi %positionsAt, %3786 : index
        %3864 = memref.load %step[%3863] : memref<?xi32>
        %3865 = arith.index_cast %3864 : i32 to index
        %3866 = arith.cmpi eq, %hasNorm, %c9 : index
        %3867 = math.fma %3797, %3797, %c31 : f32
        %3868 = math.fma %3806, %3806, %3867 : f32
        %3869 = math.fma %3815, %3815, %3868 : f32
        %3870 = math.fma %3824, %3824, %3869 : f32
        %3871 = math.fma %3833, %3833, %3870 : f32
        %3872 = math.fma %3842, %3842, %3871 : f32
        %3873 = math.fma %3851, %3851, %3872 : f32
        %3874 = math.fma %3860, %3860, %3873 : f32
        %3875 = vector.broadcast %3874 : f32 to vector<1xf32>
        %3876 = wave.reduce "add" %3875 : vector<1xf32>
        %3877 = arith.mulf %3876, %inverseHeadDim : f32
        %3878 = arith.addf %3877, %epsilon : f32
        %3879 = math.sqrt %3878 : f32
        %3880 = arith.divf %c33, %3879 : f32
        %3881 = arith.cmpi slt, %0, %heads : index
        %3882 = arith.addi %3789, %c5 : index
        %3883 = memref.load %query_norm[%3789] : memref<?xf32>
        %3884 = memref.load %key_norm[%3789] : memref<?xf32>
        %3885 = arith.select %3881, %3883, %3884 : f32
        %3886 = arith.mulf %3797, %3880 : f32
        %3887 = arith.mulf %3886, %3885 : f32
        %3888 = arith.select %3866, %3887, %3797 : f32
        %3889 = memref.load %query_norm[%3882] : memref<?xf32>
        %3890 = memref.load %key_norm[%3882] : memref<?xf32>
        %3891 = arith.select %3881, %3889, %3890 : f32
        %3892 = arith.mulf %3806, %3880 : f32
        %3893 = arith.mulf %3892, %3891 : f32
        %3894 = arith.select %3866, %3893, %3806 : f32
        %3895 = arith.addi %3807, %c5 : index
        %3896 = memref.load %query_norm[%3807] : memref<?xf32>
        %3897 = memref.load %key_norm[%3807] : memref<?xf32>
        %3898 = arith.select %3881, %3896, %3897 : f32
        %3899 = arith.mulf %3815, %3880 : f32
        %3900 = arith.mulf %3899, %3898 : f32
        %3901 = arith.select %3866, %3900, %3815 : f32
        %3902 = memref.load %query_norm[%3895] : memref<?xf32>
        %3903 = memref.load %key_norm[%3895] : memref<?xf32>
        %3904 = arith.select %3881, %3902, %3903 : f32
        %3905 = arith.mulf %3824, %3880 : f32
        %3906 = arith.mulf %3905, %3904 : f32
        %3907 = arith.select %3866, %3906, %3824 : f32
        %3908 = arith.addi %3825, %c5 : index
        %3909 = memref.load %query_norm[%3825] : memref<?xf32>
        %3910 = memref.load %key_norm[%3825] : memref<?xf32>
        %3911 = arith.select %3881, %3909, %3910 : f32
        %3912 = arith.mulf %3833, %3880 : f32
        %3913 = arith.mulf %3912, %3911 : f32
        %3914 = arith.select %3866, %3913, %3833 : f32
        %3915 = memref.load %query_norm[%3908] : memref<?xf32>
        %3916 = memref.load %key_norm[%3908] : memref<?xf32>
        %3917 = arith.select %3881, %3915, %3916 : f32
        %3918 = arith.mulf %3842, %3880 : f32
        %3919 = arith.mulf %3918, %3917 : f32
        %3920 = arith.select %3866, %3919, %3842 : f32
        %3921 = arith.addi %3843, %c5 : index
        %3922 = memref.load %query_norm[%3843] : memref<?xf32>
        %3923 = memref.load %key_norm[%3843] : memref<?xf32>
        %3924 = arith.select %3881, %3922, %3923 : f32
        %3925 = arith.mulf %3851, %3880 : f32
        %3926 = arith.mulf %3925, %3924 : f32
        %3927 = arith.select %3866, %3926, %3851 : f32
        %3928 = memref.load %query_norm[%3921] : memref<?xf32>
        %3929 = memref.load %key_norm[%3921] : memref<?xf32>
        %3930 = arith.select %3881, %3928, %3929 : f32
        %3931 = arith.mulf %3860, %3880 : f32
        %3932 = arith.mulf %3931, %3930 : f32
        %3933 = arith.select %3866, %3932, %3860 : f32
        %3934 = arith.remui %3865, %c20 : index
        %3935 = arith.muli %3934, %c20 : index
        %3936 = arith.addi %3935, %3789 : index
        %3937 = arith.divui %3865, %c20 : index
        %3938 = arith.addi %3937, %c20 : index
        %3939 = arith.muli %3938, %c20 : index
        %3940 = arith.addi %3939, %3789 : index
        %3941 = memref.load %rope[%3936] : memref<?xf32>
        %3942 = arith.addi %3936, %c5 : index
        %3943 = memref.load %rope[%3942] : memref<?xf32>
        %3944 = memref.load %rope[%3940] : memref<?xf32>
        %3945 = arith.addi %3940, %c5 : index
        %3946 = memref.load %rope[%3945] : memref<?xf32>
        %3947 = arith.mulf %3944, %3941 : f32
        %3948 = arith.mulf %3946, %3943 : f32
        %3949 = arith.subf %3947, %3948 : f32
        %3950 = arith.mulf %3946, %3941 : f32
        %3951 = arith.mulf %3944, %3943 : f32
        %3952 = arith.addf %3950, %3951 : f32
        %3953 = arith.mulf %3888, %3949 : f32
        %3954 = arith.mulf %3894, %3952 : f32
        %3955 = arith.subf %3953, %3954 : f32
        %3956 = arith.mulf %3894, %3949 : f32
        %3957 = arith.mulf %3888, %3952 : f32
        %3958 = arith.addf %3956, %3957 : f32
        %3959 = arith.cmpi slt, %0, %heads : index
        scf.if %3959 {
          %3960 = arith.muli %3786, %heads : index
          %3961 = arith.addi %3960, %0 : index
          %3962 = arith.muli %3961, %c20 : index
          %3963 = arith.addi %3962, %3789 : index
          memref.store %3955, %q[%3963] : memref<?xf32>
          %3964 = arith.addi %3963, %c5 : index
          memref.store %3958, %q[%3964] : memref<?xf32>
        } else {
          %3965 = arith.addi %3787, %3789 : index
          memref.store %3955, %15[%3965] : memref<?xf32>
          %3966 = arith.addi %3787, %3789 : index
          %3967 = arith.addi %3966, %c5 : index
          memref.store %3958, %15[%3967] : memref<?xf32>
        }
        %3968 = arith.remui %3865, %c20 : index
        %3969 = arith.muli %3968, %c20 : index
        %3970 = arith.addi %3969, %3807 : index
        %3971 = arith.divui %3865, %c20 : index
        %3972 = arith.addi %3971, %c20 : index
        %3973 = arith.muli %3972, %c20 : index
        %3974 = arith.addi %3973, %3807 : index
        %3975 = memref.load %rope[%3970] : memref<?xf32>
        %3976 = arith.addi %3970, %c5 : index
        %3977 = memref.load %rope[%3976] : memref<?xf32>
        %3978 = memref.load %rope[%3974] : memref<?xf32>
        %3979 = arith.addi %3974, %c5 : index
        %3980 = memref.load %rope[%3979] : memref<?xf32>
        %3981 = arith.mulf %3978, %3975 : f32
        %3982 = arith.mulf %3980, %3977 : f32
        %3983 = arith.subf %3981, %3982 : f32
        %3984 = arith.mulf %3980, %3975 : f32
        %3985 = arith.mulf %3978, %3977 : f32
        %3986 = arith.addf %3984, %3985 : f32
        %3987 = arith.mulf %3901, %3983 : f32
        %3988 = arith.mulf %3907, %3986 : f32
        %3989 = arith.subf %3987, %3988 : f32
        %3990 = arith.mulf %3907, %3983 : f32
        %3991 = arith.mulf %3901, %3986 : f32
        %3992 = arith.addf %3990, %3991 : f32
        %3993 = arith.cmpi slt, %0, %heads : index
        scf.if %3993 {
          %3994 = arith.muli %3786, %heads : index
          %3995 = arith.addi %3994, %0 : index
          %3996 = arith.muli %3995, %c20 : index
          %3997 = arith.addi %3996, %3807 : index
          memref.store %3989, %q[%3997] : memref<?xf32>
          %3998 = arith.addi %3997, %c5 : index
          memref.store %3992, %q[%3998] : memref<?xf32>
        } else {
          %3999 = arith.addi %3787, %3807 : index
          memref.store %3989, %15[%3999] : memref<?xf32>
          %4000 = arith.addi %3787, %3807 : index
          %4001 = arith.addi %4000, %c5 : index
          memref.store %3992, %15[%4001] : memref<?xf32>
        }
        %4002 = arith.remui %3865, %c20 : index
        %4003 = arith.muli %4002, %c20 : index
        %4004 = arith.addi %4003, %3825 : index
        %4005 = arith.divui %3865, %c20 : index
        %4006 = arith.addi %4005, %c20 : index
        %4007 = arith.muli %4006, %c20 : index
        %4008 = arith.addi %4007, %3825 : index
        %4009 = memref.load %rope[%4004] : memref<?xf32>
        %4010 = arith.addi %4004, %c5 : index
        %4011 = memref.load %rope[%4010] : memref<?xf32>
        %4012 = memref.load %rope[%4008] : memref<?xf32>
        %4013 = arith.addi %4008, %c5 : index
        %4014 = memref.load %rope[%4013] : memref<?xf32>
        %4015 = arith.mulf %4012, %4009 : f32
        %4016 = arith.mulf %4014, %4011 : f32
        %4017 = arith.subf %4015, %4016 : f32
        %4018 = arith.mulf %4014, %4009 : f32
        %4019 = arith.mulf %4012, %4011 : f32
        %4020 = arith.addf %4018, %4019 : f32
        %4021 = arith.mulf %3914, %4017 : f32
        %4022 = arith.mulf %3920, %4020 : f32
        %4023 = arith.subf %4021, %4022 : f32
        %4024 = arith.mulf %3920, %4017 : f32
        %4025 = arith.mulf %3914, %4020 : f32
        %4026 = arith.addf %4024, %4025 : f32
        %4027 = arith.cmpi slt, %0, %heads : index
        scf.if %4027 {
          %4028 = arith.muli %3786, %heads : index
          %4029 = arith.addi %4028, %0 : index
          %4030 = arith.muli %4029, %c20 : index
          %4031 = arith.addi %4030, %3825 : index
          memref.store %4023, %q[%4031] : memref<?xf32>
          %4032 = arith.addi %4031, %c5 : index
          memref.store %4026, %q[%4032] : memref<?xf32>
        } else {
          %4033 = arith.addi %3787, %3825 : index
          memref.store %4023, %15[%4033] : memref<?xf32>
          %4034 = arith.addi %3787, %3825 : index
          %4035 = arith.addi %4034, %c5 : index
          memref.store %4026, %15[%4035] : memref<?xf32>
        }
        %4036 = arith.remui %3865, %c20 : index
        %4037 = arith.muli %4036, %c20 : index
        %4038 = arith.addi %4037, %3843 : index
        %4039 = arith.divui %3865, %c20 : index
        %4040 = arith.addi %4039, %c20 : index
        %4041 = arith.muli %4040, %c20 : index
        %4042 = arith.addi %4041, %3843 : index
        %4043 = memref.load %rope[%4038] : memref<?xf32>
        %4044 = arith.addi %4038, %c5 : index
        %4045 = memref.load %rope[%4044] : memref<?xf32>
        %4046 = memref.load %rope[%4042] : memref<?xf32>
        %4047 = arith.addi %4042, %c5 : index
        %4048 = memref.load %rope[%4047] : memref<?xf32>
        %4049 = arith.mulf %4046, %4043 : f32
        %4050 = arith.mulf %4048, %4045 : f32
        %4051 = arith.subf %4049, %4050 : f32
        %4052 = arith.mulf %4048, %4043 : f32
        %4053 = arith.mulf %4046, %4045 : f32
        %4054 = arith.addf %4052, %4053 : f32
        %4055 = arith.mulf %3927, %4051 : f32
        %4056 = arith.mulf %3933, %4054 : f32
        %4057 = arith.subf %4055, %4056 : f32
        %4058 = arith.mulf %3933, %4051 : f32
        %4059 = arith.mulf %3927, %4054 : f32
        %4060 = arith.addf %4058, %4059 : f32
        %4061 = arith.cmpi slt, %0, %heads : index
        scf.if %4061 {
          %4062 = arith.muli %3786, %heads : index
          %4063 = arith.addi %4062, %0 : index
          %4064 = arith.muli %4063, %c20 : index
          %4065 = arith.addi %4064, %3843 : index
          memref.store %4057, %q[%4065] : memref<?xf32>
          %4066 = arith.addi %4065, %c5 : index
          memref.store %4060, %q[%4066] : memref<?xf32>
        } else {
          %4067 = arith.addi %3787, %3843 : index
          memref.store %4057, %15[%4067] : memref<?xf32>
          %4068 = arith.addi %3787, %3843 : index
          %4069 = arith.addi %4068, %c5 : index
          memref.store %4060, %15[%4069] : memref<?xf32>
        }
      } else {
        %4070 = arith.cmpi slt, %0, %heads : index
        scf.if %4070 {
          %4071 = arith.muli %3786, %heads : index
          %4072 = arith.addi %4071, %0 : index
          %4073 = arith.muli %4072, %c20 : index
          %4074 = arith.addi %4073, %3789 : index
          memref.store %3797, %q[%4074] : memref<?xf32>
          %4075 = arith.addi %4074, %c5 : index
          memref.store %3806, %q[%4075] : memref<?xf32>
        } else {
          %4076 = arith.addi %3787, %3789 : index
          memref.store %3797, %15[%4076] : memref<?xf32>
          %4077 = arith.addi %3787, %3789 : index
          %4078 = arith.addi %4077, %c5 : index
          memref.store %3806, %15[%4078] : memref<?xf32>
        }
        %4079 = arith.cmpi slt, %0, %heads : index
        scf.if %4079 {
          %4080 = arith.muli %3786, %heads : index
          %4081 = arith.addi %4080, %0 : index
          %4082 = arith.muli %4081, %c20 : index
          %4083 = arith.addi %4082, %3807 : index
          memref.store %3815, %q[%4083] : memref<?xf32>
          %4084 = arith.addi %4083, %c5 : index
          memref.store %3824, %q[%4084] : memref<?xf32>
        } else {
          %4085 = arith.addi %3787, %3807 : index
          memref.store %3815, %15[%4085] : memref<?xf32>
          %4086 = arith.addi %3787, %3807 : index
          %4087 = arith.addi %4086, %c5 : index
          memref.store %3824, %15[%4087] : memref<?xf32>
        }
        %4088 = arith.cmpi slt, %0, %heads : index
        scf.if %4088 {
          %4089 = arith.muli %3786, %heads : index
          %4090 = arith.addi %4089, %0 : index
          %4091 = arith.muli %4090, %c20 : index
          %4092 = arith.addi %4091, %3825 : index
          memref.store %3833, %q[%4092] : memref<?xf32>
          %4093 = arith.addi %4092, %c5 : index
          memref.store %3842, %q[%4093] : memref<?xf32>
        } else {
          %4094 = arith.addi %3787, %3825 : index
          memref.store %3833, %15[%4094] : memref<?xf32>
          %4095 = arith.addi %3787, %3825 : index
          %4096 = arith.addi %4095, %c5 : index
          memref.store %3842, %15[%4096] : memref<?xf32>
        }
        %4097 = arith.cmpi slt, %0, %heads : index
        scf.if %4097 {
          %4098 = arith.muli %3786, %heads : index
          %4099 = arith.addi %4098, %0 : index
          %4100 = arith.muli %4099, %c20 : index
          %4101 = arith.addi %4100, %3843 : index
          memref.store %3851, %q[%4101] : memref<?xf32>
          %4102 = arith.addi %4101, %c5 : index
          memref.store %3860, %q[%4102] : memref<?xf32>
        } else {
          %4103 = arith.addi %3787, %3843 : index
          memref.store %3851, %15[%4103] : memref<?xf32>
          %4104 = arith.addi %3787, %3843 : index
          %4105 = arith.addi %4104, %c5 : index
          memref.store %3860, %15[%4105] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4106 = arith.cmpi sge, %0, %heads : index
    scf.if %4106 {
      %4107 = arith.addi %3782, %c8 : index
      %4108 = arith.addi %3781, %4107 : index
      %4109 = arith.cmpi slt, %4108, %17 : index
      scf.if %4109 {
        %4110 = arith.addi %3781, %4107 : index
        %4111 = arith.addi %slotsAt, %4110 : index
        %4112 = memref.load %step[%4111] : memref<?xi32>
        %4113 = arith.index_cast %4112 : i32 to index
        %4114 = arith.cmpi sge, %4113, %c8 : index
        scf.if %4114 {
          %4115 = arith.muli %4107, %c20 : index
          %4116 = arith.subi %0, %heads : index
          %4117 = memref.load %scales[%4116] : memref<?xf32>
          %4118 = vector.broadcast %4117 : f32 to vector<4xf32>
          %4119 = arith.divui %4113, %c6 : index
          %4120 = arith.remui %4113, %c6 : index
          %4121 = arith.muli %4119, %pageBytes : index
          %4122 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4122 {
            %4123 = wave.lane
            %4124 = arith.muli %4123, %c18 : index
            scf.for %4125 = %4124 to %c20 step %c5 {
              %4126 = arith.addi %4115, %4125 : index
              %4127 = vector.load %15[%4126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4128 = arith.mulf %4127, %4118 : vector<4xf32>
              %4129 = arith.minimumf %4128, %c38 : vector<4xf32>
              %4130 = arith.maximumf %4129, %c39 : vector<4xf32>
              %4131 = arith.truncf %4130 : vector<4xf32> to vector<4xf16>
              %4132 = vector.bitcast %4131 : vector<4xf16> to vector<8xi8>
              %4133 = arith.cmpi slt, %4116, %kvHeads : index
              scf.if %4133 {
                %4134 = arith.muli %4116, %c40 : index
                %4135 = arith.addi %4121, %4134 : index
                %4136 = arith.divui %4125, %c6 : index
                %4137 = arith.muli %4136, %c19 : index
                %4138 = arith.remui %4125, %c6 : index
                %4139 = arith.divui %4138, %c2 : index
                %4140 = arith.muli %4139, %c20 : index
                %4141 = arith.muli %4120, %c6 : index
                %4142 = arith.addi %4140, %4141 : index
                %4143 = arith.remui %4138, %c2 : index
                %4144 = arith.muli %4143, %c7 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.addi %4137, %4145 : index
                %4147 = arith.addi %4135, %4146 : index
                vector.store %4132, %kv[%4147] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4148 = arith.subi %4116, %kvHeads : index
                %4149 = arith.muli %4148, %c40 : index
                %4150 = arith.addi %4121, %4149 : index
                %4151 = arith.addi %4125, %c8 : index
                %4152 = arith.divui %4151, %c6 : index
                %4153 = arith.muli %4152, %c19 : index
                %4154 = arith.addi %4153, %c10 : index
                %4155 = arith.remui %4151, %c6 : index
                %4156 = arith.divui %4120, %c7 : index
                %4157 = arith.remui %4120, %c7 : index
                %4158 = arith.muli %4157, %c2 : index
                %4159 = arith.addi %4156, %4158 : index
                %4160 = arith.divui %4159, %c2 : index
                %4161 = arith.muli %4160, %c20 : index
                %4162 = arith.muli %4155, %c6 : index
                %4163 = arith.addi %4161, %4162 : index
                %4164 = arith.remui %4159, %c2 : index
                %4165 = arith.muli %4164, %c7 : index
                %4166 = arith.addi %4163, %4165 : index
                %4167 = arith.addi %4154, %4166 : index
                %4168 = arith.addi %4150, %4167 : index
                %4169 = vector.shuffle %4132, %4132 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4169, %kv[%4168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4170 = arith.addi %4125, %c9 : index
                %4171 = arith.divui %4170, %c6 : index
                %4172 = arith.muli %4171, %c19 : index
                %4173 = arith.addi %4172, %c10 : index
                %4174 = arith.remui %4170, %c6 : index
                %4175 = arith.divui %4120, %c7 : index
                %4176 = arith.remui %4120, %c7 : index
                %4177 = arith.muli %4176, %c2 : index
                %4178 = arith.addi %4175, %4177 : index
                %4179 = arith.divui %4178, %c2 : index
                %4180 = arith.muli %4179, %c20 : index
                %4181 = arith.muli %4174, %c6 : index
                %4182 = arith.addi %4180, %4181 : index
                %4183 = arith.remui %4178, %c2 : index
                %4184 = arith.muli %4183, %c7 : index
                %4185 = arith.addi %4182, %4184 : index
                %4186 = arith.addi %4173, %4185 : index
                %4187 = arith.addi %4150, %4186 : index
                %4188 = vector.shuffle %4132, %4132 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4188, %kv[%4187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4189 = arith.addi %4125, %c7 : index
                %4190 = arith.divui %4189, %c6 : index
                %4191 = arith.muli %4190, %c19 : index
                %4192 = arith.addi %4191, %c10 : index
                %4193 = arith.remui %4189, %c6 : index
                %4194 = arith.divui %4120, %c7 : index
                %4195 = arith.remui %4120, %c7 : index
                %4196 = arith.muli %4195, %c2 : index
                %4197 = arith.addi %4194, %4196 : index
                %4198 = arith.divui %4197, %c2 : index
                %4199 = arith.muli %4198, %c20 : index
                %4200 = arith.muli %4193, %c6 : index
                %4201 = arith.addi %4199, %4200 : index
                %4202 = arith.remui %4197, %c2 : index
                %4203 = arith.muli %4202, %c7 : index
                %4204 = arith.addi %4201, %4203 : index
                %4205 = arith.addi %4192, %4204 : index
                %4206 = arith.addi %4150, %4205 : index
                %4207 = vector.shuffle %4132, %4132 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4207, %kv[%4206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4208 = arith.addi %4125, %c21 : index
                %4209 = arith.divui %4208, %c6 : index
                %4210 = arith.muli %4209, %c19 : index
                %4211 = arith.addi %4210, %c10 : index
                %4212 = arith.remui %4208, %c6 : index
                %4213 = arith.divui %4120, %c7 : index
                %4214 = arith.remui %4120, %c7 : index
                %4215 = arith.muli %4214, %c2 : index
                %4216 = arith.addi %4213, %4215 : index
                %4217 = arith.divui %4216, %c2 : index
                %4218 = arith.muli %4217, %c20 : index
                %4219 = arith.muli %4212, %c6 : index
                %4220 = arith.addi %4218, %4219 : index
                %4221 = arith.remui %4216, %c2 : index
                %4222 = arith.muli %4221, %c7 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.addi %4211, %4223 : index
                %4225 = arith.addi %4150, %4224 : index
                %4226 = vector.shuffle %4132, %4132 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4226, %kv[%4225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4227 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4227 {
            %4228 = wave.lane
            %4229 = arith.muli %4228, %c18 : index
            scf.for %4230 = %4229 to %c20 step %c5 {
              %4231 = arith.addi %4115, %4230 : index
              %4232 = vector.load %15[%4231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4233 = arith.mulf %4232, %4118 : vector<4xf32>
              %4234 = wave.fp8_encode "e4m3" %4233 : vector<4xf32> -> vector<4xi8>
              %4235 = arith.cmpi slt, %4116, %kvHeads : index
              scf.if %4235 {
                %4236 = arith.muli %4116, %c10 : index
                %4237 = arith.addi %4121, %4236 : index
                %4238 = vector.shuffle %4234, %4234 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4239 = arith.divui %4230, %c6 : index
                %4240 = arith.muli %4239, %c20 : index
                %4241 = arith.remui %4230, %c6 : index
                %4242 = arith.muli %4120, %c6 : index
                %4243 = arith.divui %4241, %c18 : index
                %4244 = arith.muli %4243, %c18 : index
                %4245 = arith.remui %4241, %c7 : index
                %4246 = arith.muli %4245, %c7 : index
                %4247 = arith.addi %4244, %4246 : index
                %4248 = arith.divui %4241, %c7 : index
                %4249 = arith.remui %4248, %c7 : index
                %4250 = arith.addi %4247, %4249 : index
                %4251 = arith.addi %4242, %4250 : index
                %4252 = arith.addi %4240, %4251 : index
                %4253 = arith.addi %4237, %4252 : index
                vector.store %4238, %kv[%4253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4254 = arith.subi %4116, %kvHeads : index
                %4255 = arith.muli %4254, %c10 : index
                %4256 = arith.addi %4121, %4255 : index
                %4257 = arith.addi %4230, %c8 : index
                %4258 = arith.divui %4257, %c6 : index
                %4259 = arith.muli %4258, %c20 : index
                %4260 = arith.addi %4259, %c11 : index
                %4261 = arith.remui %4257, %c6 : index
                %4262 = arith.divui %4120, %c7 : index
                %4263 = arith.remui %4120, %c7 : index
                %4264 = arith.muli %4263, %c2 : index
                %4265 = arith.addi %4262, %4264 : index
                %4266 = arith.muli %4261, %c6 : index
                %4267 = arith.divui %4265, %c18 : index
                %4268 = arith.muli %4267, %c18 : index
                %4269 = arith.remui %4265, %c7 : index
                %4270 = arith.muli %4269, %c7 : index
                %4271 = arith.addi %4268, %4270 : index
                %4272 = arith.divui %4265, %c7 : index
                %4273 = arith.remui %4272, %c7 : index
                %4274 = arith.addi %4271, %4273 : index
                %4275 = arith.addi %4266, %4274 : index
                %4276 = arith.addi %4260, %4275 : index
                %4277 = arith.addi %4256, %4276 : index
                %4278 = vector.shuffle %4234, %4234 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4278, %kv[%4277] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4279 = arith.addi %4230, %c9 : index
                %4280 = arith.divui %4279, %c6 : index
                %4281 = arith.muli %4280, %c20 : index
                %4282 = arith.addi %4281, %c11 : index
                %4283 = arith.remui %4279, %c6 : index
                %4284 = arith.divui %4120, %c7 : index
                %4285 = arith.remui %4120, %c7 : index
                %4286 = arith.muli %4285, %c2 : index
                %4287 = arith.addi %4284, %4286 : index
                %4288 = arith.muli %4283, %c6 : index
                %4289 = arith.divui %4287, %c18 : index
                %4290 = arith.muli %4289, %c18 : index
                %4291 = arith.remui %4287, %c7 : index
                %4292 = arith.muli %4291, %c7 : index
                %4293 = arith.addi %4290, %4292 : index
                %4294 = arith.divui %4287, %c7 : index
                %4295 = arith.remui %4294, %c7 : index
                %4296 = arith.addi %4293, %4295 : index
                %4297 = arith.addi %4288, %4296 : index
                %4298 = arith.addi %4282, %4297 : index
                %4299 = arith.addi %4256, %4298 : index
                %4300 = vector.shuffle %4234, %4234 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4300, %kv[%4299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4301 = arith.addi %4230, %c7 : index
                %4302 = arith.divui %4301, %c6 : index
                %4303 = arith.muli %4302, %c20 : index
                %4304 = arith.addi %4303, %c11 : index
                %4305 = arith.remui %4301, %c6 : index
                %4306 = arith.divui %4120, %c7 : index
                %4307 = arith.remui %4120, %c7 : index
                %4308 = arith.muli %4307, %c2 : index
                %4309 = arith.addi %4306, %4308 : index
                %4310 = arith.muli %4305, %c6 : index
                %4311 = arith.divui %4309, %c18 : index
                %4312 = arith.muli %4311, %c18 : index
                %4313 = arith.remui %4309, %c7 : index
                %4314 = arith.muli %4313, %c7 : index
                %4315 = arith.addi %4312, %4314 : index
                %4316 = arith.divui %4309, %c7 : index
                %4317 = arith.remui %4316, %c7 : index
                %4318 = arith.addi %4315, %4317 : index
                %4319 = arith.addi %4310, %4318 : index
                %4320 = arith.addi %4304, %4319 : index
                %4321 = arith.addi %4256, %4320 : index
                %4322 = vector.shuffle %4234, %4234 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4322, %kv[%4321] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4323 = arith.addi %4230, %c21 : index
                %4324 = arith.divui %4323, %c6 : index
                %4325 = arith.muli %4324, %c20 : index
                %4326 = arith.addi %4325, %c11 : index
                %4327 = arith.remui %4323, %c6 : index
                %4328 = arith.divui %4120, %c7 : index
                %4329 = arith.remui %4120, %c7 : index
                %4330 = arith.muli %4329, %c2 : index
                %4331 = arith.addi %4328, %4330 : index
                %4332 = arith.muli %4327, %c6 : index
                %4333 = arith.divui %4331, %c18 : index
                %4334 = arith.muli %4333, %c18 : index
                %4335 = arith.remui %4331, %c7 : index
                %4336 = arith.muli %4335, %c7 : index
                %4337 = arith.addi %4334, %4336 : index
                %4338 = arith.divui %4331, %c7 : index
                %4339 = arith.remui %4338, %c7 : index
                %4340 = arith.addi %4337, %4339 : index
                %4341 = arith.addi %4332, %4340 : index
                %4342 = arith.addi %4326, %4341 : index
                %4343 = arith.addi %4256, %4342 : index
                %4344 = vector.shuffle %4234, %4234 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4344, %kv[%4343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4345 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4345 {
            %4346 = wave.lane
            %4347 = arith.muli %4346, %c18 : index
            scf.for %4348 = %4347 to %c20 step %c5 {
              %4349 = arith.addi %4115, %4348 : index
              %4350 = vector.load %15[%4349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4351 = arith.mulf %4350, %4118 : vector<4xf32>
              %4352 = wave.fp8_encode "e5m2" %4351 : vector<4xf32> -> vector<4xi8>
              %4353 = arith.cmpi slt, %4116, %kvHeads : index
              scf.if %4353 {
                %4354 = arith.muli %4116, %c10 : index
                %4355 = arith.addi %4121, %4354 : index
                %4356 = vector.shuffle %4352, %4352 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4357 = arith.divui %4348, %c6 : index
                %4358 = arith.muli %4357, %c20 : index
                %4359 = arith.remui %4348, %c6 : index
                %4360 = arith.muli %4120, %c6 : index
                %4361 = arith.divui %4359, %c18 : index
                %4362 = arith.muli %4361, %c18 : index
                %4363 = arith.remui %4359, %c7 : index
                %4364 = arith.muli %4363, %c7 : index
                %4365 = arith.addi %4362, %4364 : index
                %4366 = arith.divui %4359, %c7 : index
                %4367 = arith.remui %4366, %c7 : index
                %4368 = arith.addi %4365, %4367 : index
                %4369 = arith.addi %4360, %4368 : index
                %4370 = arith.addi %4358, %4369 : index
                %4371 = arith.addi %4355, %4370 : index
                vector.store %4356, %kv[%4371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4372 = arith.subi %4116, %kvHeads : index
                %4373 = arith.muli %4372, %c10 : index
                %4374 = arith.addi %4121, %4373 : index
                %4375 = arith.addi %4348, %c8 : index
                %4376 = arith.divui %4375, %c6 : index
                %4377 = arith.muli %4376, %c20 : index
                %4378 = arith.addi %4377, %c11 : index
                %4379 = arith.remui %4375, %c6 : index
                %4380 = arith.divui %4120, %c7 : index
                %4381 = arith.remui %4120, %c7 : index
                %4382 = arith.muli %4381, %c2 : index
                %4383 = arith.addi %4380, %4382 : index
                %4384 = arith.muli %4379, %c6 : index
                %4385 = arith.divui %4383, %c18 : index
                %4386 = arith.muli %4385, %c18 : index
                %4387 = arith.remui %4383, %c7 : index
                %4388 = arith.muli %4387, %c7 : index
                %4389 = arith.addi %4386, %4388 : index
                %4390 = arith.divui %4383, %c7 : index
                %4391 = arith.remui %4390, %c7 : index
                %4392 = arith.addi %4389, %4391 : index
                %4393 = arith.addi %4384, %4392 : index
                %4394 = arith.addi %4378, %4393 : index
                %4395 = arith.addi %4374, %4394 : index
                %4396 = vector.shuffle %4352, %4352 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4396, %kv[%4395] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4397 = arith.addi %4348, %c9 : index
                %4398 = arith.divui %4397, %c6 : index
                %4399 = arith.muli %4398, %c20 : index
                %4400 = arith.addi %4399, %c11 : index
                %4401 = arith.remui %4397, %c6 : index
                %4402 = arith.divui %4120, %c7 : index
                %4403 = arith.remui %4120, %c7 : index
                %4404 = arith.muli %4403, %c2 : index
                %4405 = arith.addi %4402, %4404 : index
                %4406 = arith.muli %4401, %c6 : index
                %4407 = arith.divui %4405, %c18 : index
                %4408 = arith.muli %4407, %c18 : index
                %4409 = arith.remui %4405, %c7 : index
                %4410 = arith.muli %4409, %c7 : index
                %4411 = arith.addi %4408, %4410 : index
                %4412 = arith.divui %4405, %c7 : index
                %4413 = arith.remui %4412, %c7 : index
                %4414 = arith.addi %4411, %4413 : index
                %4415 = arith.addi %4406, %4414 : index
                %4416 = arith.addi %4400, %4415 : index
                %4417 = arith.addi %4374, %4416 : index
                %4418 = vector.shuffle %4352, %4352 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4418, %kv[%4417] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4419 = arith.addi %4348, %c7 : index
                %4420 = arith.divui %4419, %c6 : index
                %4421 = arith.muli %4420, %c20 : index
                %4422 = arith.addi %4421, %c11 : index
                %4423 = arith.remui %4419, %c6 : index
                %4424 = arith.divui %4120, %c7 : index
                %4425 = arith.remui %4120, %c7 : index
                %4426 = arith.muli %4425, %c2 : index
                %4427 = arith.addi %4424, %4426 : index
                %4428 = arith.muli %4423, %c6 : index
                %4429 = arith.divui %4427, %c18 : index
                %4430 = arith.muli %4429, %c18 : index
                %4431 = arith.remui %4427, %c7 : index
                %4432 = arith.muli %4431, %c7 : index
                %4433 = arith.addi %4430, %4432 : index
                %4434 = arith.divui %4427, %c7 : index
                %4435 = arith.remui %4434, %c7 : index
                %4436 = arith.addi %4433, %4435 : index
                %4437 = arith.addi %4428, %4436 : index
                %4438 = arith.addi %4422, %4437 : index
                %4439 = arith.addi %4374, %4438 : index
                %4440 = vector.shuffle %4352, %4352 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4440, %kv[%4439] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4441 = arith.addi %4348, %c21 : index
                %4442 = arith.divui %4441, %c6 : index
                %4443 = arith.muli %4442, %c20 : index
                %4444 = arith.addi %4443, %c11 : index
                %4445 = arith.remui %4441, %c6 : index
                %4446 = arith.divui %4120, %c7 : index
                %4447 = arith.remui %4120, %c7 : index
                %4448 = arith.muli %4447, %c2 : index
                %4449 = arith.addi %4446, %4448 : index
                %4450 = arith.muli %4445, %c6 : index
                %4451 = arith.divui %4449, %c18 : index
                %4452 = arith.muli %4451, %c18 : index
                %4453 = arith.remui %4449, %c7 : index
                %4454 = arith.muli %4453, %c7 : index
                %4455 = arith.addi %4452, %4454 : index
                %4456 = arith.divui %4449, %c7 : index
                %4457 = arith.remui %4456, %c7 : index
                %4458 = arith.addi %4455, %4457 : index
                %4459 = arith.addi %4450, %4458 : index
                %4460 = arith.addi %4444, %4459 : index
                %4461 = arith.addi %4374, %4460 : index
                %4462 = vector.shuffle %4352, %4352 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4462, %kv[%4461] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
