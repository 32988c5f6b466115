// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=96, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d96_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
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
  %c12 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 512 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c32 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c37 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 12 : index
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
    %31 = arith.divui %30, %c15 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c15 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c15 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c8, %c15 : index
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
    %49 = arith.divui %48, %c15 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c15 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c15 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c8, %c15 : index
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
    %67 = arith.divui %66, %c15 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c15 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c15 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c8, %c15 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c16 : index
    %77 = arith.addi %18, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c14 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c8, %c14 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c7 : index
    %84 = arith.remui %c8, %c14 : index
    %85 = arith.divui %84, %c15 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c15 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c15 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c8, %c15 : index
    %93 = arith.addi %91, %92 : index
    %94 = arith.divui %inputFeatures, %c14 : index
    %95 = arith.muli %4, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c20 : index
    %102 = arith.muli %101, %c20 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %115:8 = scf.for %106 = %96 to %105 step %c20 iter_args(%107 = %c17, %108 = %c17, %109 = %c17, %110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %106, %c8 : index
      %118 = arith.addi %11, %c5 : index
      %119 = arith.muli %117, %c21 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %116, %c14 : index
      %122 = arith.muli %121, %c14 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c22 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %106, %c9 : index
      %131 = arith.addi %11, %c5 : index
      %132 = arith.muli %130, %c21 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %116, %c14 : index
      %135 = arith.muli %134, %c14 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c22 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %106, %c7 : index
      %144 = arith.addi %11, %c5 : index
      %145 = arith.muli %143, %c21 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %116, %c14 : index
      %148 = arith.muli %147, %c14 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c22 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.addi %106, %c2 : index
      %157 = arith.addi %11, %c5 : index
      %158 = arith.muli %156, %c21 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.remui %116, %c14 : index
      %161 = arith.muli %160, %c14 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = arith.addi %162, %c22 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.addi %106, %c8 : index
      %170 = arith.addi %13, %c5 : index
      %171 = arith.muli %169, %c21 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.remui %116, %c14 : index
      %174 = arith.muli %173, %c14 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<8xf16>
      %178 = arith.addi %175, %c22 : index
      %179 = vector.load %w[%178] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = arith.addi %106, %c9 : index
      %183 = arith.addi %13, %c5 : index
      %184 = arith.muli %182, %c21 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.remui %116, %c14 : index
      %187 = arith.muli %186, %c14 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<8xf16>
      %191 = arith.addi %188, %c22 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = arith.addi %106, %c7 : index
      %196 = arith.addi %13, %c5 : index
      %197 = arith.muli %195, %c21 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.remui %116, %c14 : index
      %200 = arith.muli %199, %c14 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %w[%201] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %203 = vector.bitcast %202 : vector<16xi8> to vector<8xf16>
      %204 = arith.addi %201, %c22 : index
      %205 = vector.load %w[%204] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %206 = vector.bitcast %205 : vector<16xi8> to vector<8xf16>
      %207 = vector.shuffle %203, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = arith.addi %106, %c2 : index
      %209 = arith.addi %13, %c5 : index
      %210 = arith.muli %208, %c21 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.remui %116, %c14 : index
      %213 = arith.muli %212, %c14 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = arith.addi %214, %c22 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.muli %106, %c9 : index
      %222 = arith.addi %221, %c8 : index
      %223 = arith.muli %tileRows, %c14 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.addi %39, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c15 : index
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
      %239 = arith.muli %tileRows, %c15 : index
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
      %251 = arith.muli %tileRows, %c15 : index
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
      %263 = arith.muli %tileRows, %c15 : index
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
      %275 = arith.muli %tileRows, %c15 : index
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
      %287 = arith.muli %tileRows, %c15 : index
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
      %299 = arith.muli %tileRows, %c15 : index
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
      %311 = arith.muli %tileRows, %c15 : index
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
      %323 = arith.muli %tileRows, %c15 : index
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
      %335 = arith.muli %tileRows, %c15 : index
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
      %347 = arith.muli %tileRows, %c15 : index
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
      %359 = arith.muli %tileRows, %c15 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %155, %315 : vector<16xf16>, vector<8xf32>
      %364 = wave.mma %362, %207, %316 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %106, %c9 : index
      %366 = arith.addi %365, %c2 : index
      %367 = arith.muli %tileRows, %c14 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %39, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c15 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %168, %327 : vector<16xf16>, vector<8xf32>
      %376 = wave.mma %374, %220, %328 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %106, %c9 : index
      %378 = arith.addi %377, %c2 : index
      %379 = arith.muli %tileRows, %c14 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %57, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c15 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %168, %339 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %220, %340 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %106, %c9 : index
      %390 = arith.addi %389, %c2 : index
      %391 = arith.muli %tileRows, %c14 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %75, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c15 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %168, %351 : vector<16xf16>, vector<8xf32>
      %400 = wave.mma %398, %220, %352 : vector<16xf16>, vector<8xf32>
      %401 = arith.muli %106, %c9 : index
      %402 = arith.addi %401, %c2 : index
      %403 = arith.muli %tileRows, %c14 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %93, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c15 : index
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
      %427 = arith.muli %425, %c21 : index
      %428 = arith.addi %426, %427 : index
      %429 = arith.remui %424, %c14 : index
      %430 = arith.muli %429, %c14 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %w[%431] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %433 = vector.bitcast %432 : vector<16xi8> to vector<8xf16>
      %434 = arith.addi %431, %c22 : index
      %435 = vector.load %w[%434] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %436 = vector.bitcast %435 : vector<16xi8> to vector<8xf16>
      %437 = vector.shuffle %433, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = arith.addi %414, %c8 : index
      %439 = arith.addi %13, %c5 : index
      %440 = arith.muli %438, %c21 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.remui %424, %c14 : index
      %443 = arith.muli %442, %c14 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %w[%444] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %446 = vector.bitcast %445 : vector<16xi8> to vector<8xf16>
      %447 = arith.addi %444, %c22 : index
      %448 = vector.load %w[%447] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %449 = vector.bitcast %448 : vector<16xi8> to vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = arith.muli %414, %c9 : index
      %452 = arith.addi %451, %c8 : index
      %453 = arith.muli %tileRows, %c14 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %39, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c15 : index
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
      %469 = arith.muli %tileRows, %c15 : index
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
      %481 = arith.muli %tileRows, %c15 : index
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
      %493 = arith.muli %tileRows, %c15 : index
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
    %502 = arith.muli %501, %c22 : index
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
    %522 = arith.addi %521, %c23 : index
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
    %532 = arith.addi %531, %c24 : index
    %533 = vector.extract %423#0[5] : f32 from vector<8xf32>
    memref.store %533, %14[%532] : memref<?xf32>
    %534 = arith.muli %4, %c11 : index
    %535 = arith.addi %534, %503 : index
    %536 = arith.addi %535, %c8 : index
    %537 = arith.addi %536, %c25 : index
    %538 = vector.extract %423#0[6] : f32 from vector<8xf32>
    memref.store %538, %14[%537] : memref<?xf32>
    %539 = arith.muli %4, %c11 : index
    %540 = arith.addi %539, %503 : index
    %541 = arith.addi %540, %c8 : index
    %542 = arith.addi %541, %c26 : index
    %543 = vector.extract %423#0[7] : f32 from vector<8xf32>
    memref.store %543, %14[%542] : memref<?xf32>
    %544 = arith.muli %4, %c11 : index
    %545 = arith.addi %544, %503 : index
    %546 = arith.addi %545, %c22 : index
    %547 = arith.addi %546, %c8 : index
    %548 = vector.extract %423#1[0] : f32 from vector<8xf32>
    memref.store %548, %14[%547] : memref<?xf32>
    %549 = arith.muli %4, %c11 : index
    %550 = arith.addi %549, %503 : index
    %551 = arith.addi %550, %c22 : index
    %552 = arith.addi %551, %c4 : index
    %553 = vector.extract %423#1[1] : f32 from vector<8xf32>
    memref.store %553, %14[%552] : memref<?xf32>
    %554 = arith.muli %4, %c11 : index
    %555 = arith.addi %554, %503 : index
    %556 = arith.addi %555, %c22 : index
    %557 = arith.addi %556, %c12 : index
    %558 = vector.extract %423#1[2] : f32 from vector<8xf32>
    memref.store %558, %14[%557] : memref<?xf32>
    %559 = arith.muli %4, %c11 : index
    %560 = arith.addi %559, %503 : index
    %561 = arith.addi %560, %c22 : index
    %562 = arith.addi %561, %c23 : index
    %563 = vector.extract %423#1[3] : f32 from vector<8xf32>
    memref.store %563, %14[%562] : memref<?xf32>
    %564 = arith.muli %4, %c11 : index
    %565 = arith.addi %564, %503 : index
    %566 = arith.addi %565, %c22 : index
    %567 = arith.addi %566, %c5 : index
    %568 = vector.extract %423#1[4] : f32 from vector<8xf32>
    memref.store %568, %14[%567] : memref<?xf32>
    %569 = arith.muli %4, %c11 : index
    %570 = arith.addi %569, %503 : index
    %571 = arith.addi %570, %c22 : index
    %572 = arith.addi %571, %c24 : index
    %573 = vector.extract %423#1[5] : f32 from vector<8xf32>
    memref.store %573, %14[%572] : memref<?xf32>
    %574 = arith.muli %4, %c11 : index
    %575 = arith.addi %574, %503 : index
    %576 = arith.addi %575, %c22 : index
    %577 = arith.addi %576, %c25 : index
    %578 = vector.extract %423#1[6] : f32 from vector<8xf32>
    memref.store %578, %14[%577] : memref<?xf32>
    %579 = arith.muli %4, %c11 : index
    %580 = arith.addi %579, %503 : index
    %581 = arith.addi %580, %c22 : index
    %582 = arith.addi %581, %c26 : index
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
      %603 = arith.addi %598, %c29 : index
      %604 = memref.load %14[%603] : memref<?xf32>
      %605 = arith.addf %602, %604 : f32
      %606 = arith.addi %598, %c30 : index
      %607 = memref.load %14[%606] : memref<?xf32>
      %608 = arith.addf %605, %607 : f32
      %609 = arith.remui %500, %c14 : index
      %610 = arith.muli %609, %c20 : index
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
      %622 = arith.muli %588, %c23 : index
      %623 = arith.addi %622, %621 : index
      memref.store %616, %15[%623] : memref<?xf32>
      %624 = arith.addi %503, %c22 : index
      %625 = arith.muli %585, %c4 : index
      %626 = arith.addi %624, %625 : index
      %627 = memref.load %14[%626] : memref<?xf32>
      %628 = arith.addi %626, %c11 : index
      %629 = memref.load %14[%628] : memref<?xf32>
      %630 = arith.addf %627, %629 : f32
      %631 = arith.addi %626, %c29 : index
      %632 = memref.load %14[%631] : memref<?xf32>
      %633 = arith.addf %630, %632 : f32
      %634 = arith.addi %626, %c30 : index
      %635 = memref.load %14[%634] : memref<?xf32>
      %636 = arith.addf %633, %635 : f32
      %637 = arith.remui %500, %c14 : index
      %638 = arith.muli %637, %c20 : index
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
      %650 = arith.muli %588, %c23 : index
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
      %671 = arith.addi %666, %c29 : index
      %672 = memref.load %14[%671] : memref<?xf32>
      %673 = arith.addf %670, %672 : f32
      %674 = arith.addi %666, %c30 : index
      %675 = memref.load %14[%674] : memref<?xf32>
      %676 = arith.addf %673, %675 : f32
      %677 = arith.remui %500, %c14 : index
      %678 = arith.muli %677, %c20 : index
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
      %690 = arith.muli %656, %c23 : index
      %691 = arith.addi %690, %689 : index
      memref.store %684, %15[%691] : memref<?xf32>
      %692 = arith.addi %503, %c22 : index
      %693 = arith.muli %653, %c4 : index
      %694 = arith.addi %692, %693 : index
      %695 = memref.load %14[%694] : memref<?xf32>
      %696 = arith.addi %694, %c11 : index
      %697 = memref.load %14[%696] : memref<?xf32>
      %698 = arith.addf %695, %697 : f32
      %699 = arith.addi %694, %c29 : index
      %700 = memref.load %14[%699] : memref<?xf32>
      %701 = arith.addf %698, %700 : f32
      %702 = arith.addi %694, %c30 : index
      %703 = memref.load %14[%702] : memref<?xf32>
      %704 = arith.addf %701, %703 : f32
      %705 = arith.remui %500, %c14 : index
      %706 = arith.muli %705, %c20 : index
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
      %718 = arith.muli %656, %c23 : index
      %719 = arith.addi %718, %717 : index
      memref.store %712, %15[%719] : memref<?xf32>
    }
    wave.barrier
    %720 = arith.addi %18, %c8 : index
    %721 = wave.wave
    %722 = arith.addi %721, %c8 : index
    %723 = arith.addi %720, %722 : index
    %724 = arith.cmpi slt, %723, %17 : index
    %725 = arith.cmpi slt, %722, %c14 : index
    %726 = arith.andi %724, %725 : i1
    scf.if %726 {
      %727 = arith.addi %720, %722 : index
      %728 = arith.muli %722, %c23 : index
      %729 = wave.lane
      %730 = arith.addi %729, %c8 : index
      %731 = arith.cmpi eq, %hasBias, %c9 : index
      %732 = arith.addi %728, %730 : index
      %733 = memref.load %15[%732] : memref<?xf32>
      %734 = arith.muli %0, %c23 : index
      %735 = arith.addi %734, %730 : index
      %736 = memref.load %bias[%735] : memref<?xf32>
      %737 = arith.addf %733, %736 : f32
      %738 = arith.select %731, %737, %733 : f32
      %739 = arith.addi %730, %c16 : index
      %740 = arith.cmpi eq, %hasBias, %c9 : index
      %741 = arith.addi %728, %739 : index
      %742 = memref.load %15[%741] : memref<?xf32>
      %743 = arith.muli %0, %c23 : index
      %744 = arith.addi %743, %739 : index
      %745 = memref.load %bias[%744] : memref<?xf32>
      %746 = arith.addf %742, %745 : f32
      %747 = arith.select %740, %746, %742 : f32
      %748 = arith.addi %729, %c4 : index
      %749 = arith.cmpi slt, %748, %c16 : index
      %750 = arith.minsi %748, %c32 : index
      %751 = arith.cmpi eq, %hasBias, %c9 : index
      %752 = arith.addi %728, %750 : index
      %753 = memref.load %15[%752] : memref<?xf32>
      %754 = arith.muli %0, %c23 : index
      %755 = arith.addi %754, %750 : index
      %756 = memref.load %bias[%755] : memref<?xf32>
      %757 = arith.addf %753, %756 : f32
      %758 = arith.select %751, %757, %753 : f32
      %759 = arith.addi %750, %c16 : index
      %760 = arith.cmpi eq, %hasBias, %c9 : index
      %761 = arith.addi %728, %759 : index
      %762 = memref.load %15[%761] : memref<?xf32>
      %763 = arith.muli %0, %c23 : index
      %764 = arith.addi %763, %759 : index
      %765 = memref.load %bias[%764] : memref<?xf32>
      %766 = arith.addf %762, %765 : f32
      %767 = arith.select %760, %766, %762 : f32
      %768 = arith.addi %heads, %kvHeads : index
      %769 = arith.cmpi slt, %0, %768 : index
      scf.if %769 {
        %770 = arith.addi %positionsAt, %727 : index
        %771 = memref.load %step[%770] : memref<?xi32>
        %772 = arith.index_cast %771 : i32 to index
        %773 = arith.cmpi eq, %hasNorm, %c9 : index
        %774 = math.fma %738, %738, %c35 : f32
        %775 = math.fma %747, %747, %774 : f32
        %776 = math.fma %758, %758, %775 : f32
        %777 = arith.select %749, %776, %775 : f32
        %778 = math.fma %767, %767, %777 : f32
        %779 = arith.select %749, %778, %777 : f32
        %780 = vector.broadcast %779 : f32 to vector<1xf32>
        %781 = wave.reduce "add" %780 : vector<1xf32>
        %782 = arith.mulf %781, %inverseHeadDim : f32
        %783 = arith.addf %782, %epsilon : f32
        %784 = math.sqrt %783 : f32
        %785 = arith.divf %c37, %784 : f32
        %786 = arith.cmpi slt, %0, %heads : index
        %787 = arith.addi %730, %c16 : index
        %788 = memref.load %query_norm[%730] : memref<?xf32>
        %789 = memref.load %key_norm[%730] : memref<?xf32>
        %790 = arith.select %786, %788, %789 : f32
        %791 = arith.mulf %738, %785 : f32
        %792 = arith.mulf %791, %790 : f32
        %793 = arith.select %773, %792, %738 : f32
        %794 = memref.load %query_norm[%787] : memref<?xf32>
        %795 = memref.load %key_norm[%787] : memref<?xf32>
        %796 = arith.select %786, %794, %795 : f32
        %797 = arith.mulf %747, %785 : f32
        %798 = arith.mulf %797, %796 : f32
        %799 = arith.select %773, %798, %747 : f32
        %800 = arith.addi %750, %c16 : index
        %801 = memref.load %query_norm[%750] : memref<?xf32>
        %802 = memref.load %key_norm[%750] : memref<?xf32>
        %803 = arith.select %786, %801, %802 : f32
        %804 = arith.mulf %758, %785 : f32
        %805 = arith.mulf %804, %803 : f32
        %806 = arith.select %773, %805, %758 : f32
        %807 = memref.load %query_norm[%800] : memref<?xf32>
        %808 = memref.load %key_norm[%800] : memref<?xf32>
        %809 = arith.select %786, %807, %808 : f32
        %810 = arith.mulf %767, %785 : f32
        %811 = arith.mulf %810, %809 : f32
        %812 = arith.select %773, %811, %767 : f32
        %813 = arith.remui %772, %c22 : index
        %814 = arith.muli %813, %c23 : index
        %815 = arith.addi %814, %730 : index
        %816 = arith.divui %772, %c22 : index
        %817 = arith.addi %816, %c22 : index
        %818 = arith.muli %817, %c23 : index
        %819 = arith.addi %818, %730 : index
        %820 = memref.load %rope[%815] : memref<?xf32>
        %821 = arith.addi %815, %c16 : index
        %822 = memref.load %rope[%821] : memref<?xf32>
        %823 = memref.load %rope[%819] : memref<?xf32>
        %824 = arith.addi %819, %c16 : index
        %825 = memref.load %rope[%824] : memref<?xf32>
        %826 = arith.mulf %823, %820 : f32
        %827 = arith.mulf %825, %822 : f32
        %828 = arith.subf %826, %827 : f32
        %829 = arith.mulf %825, %820 : f32
        %830 = arith.mulf %823, %822 : f32
        %831 = arith.addf %829, %830 : f32
        %832 = arith.mulf %793, %828 : f32
        %833 = arith.mulf %799, %831 : f32
        %834 = arith.subf %832, %833 : f32
        %835 = arith.mulf %799, %828 : f32
        %836 = arith.mulf %793, %831 : f32
        %837 = arith.addf %835, %836 : f32
        %838 = arith.cmpi slt, %0, %heads : index
        scf.if %838 {
          %839 = arith.muli %727, %heads : index
          %840 = arith.addi %839, %0 : index
          %841 = arith.muli %840, %c23 : index
          %842 = arith.addi %841, %730 : index
          memref.store %834, %q[%842] : memref<?xf32>
          %843 = arith.addi %842, %c16 : index
          memref.store %837, %q[%843] : memref<?xf32>
        } else {
          %844 = arith.addi %728, %730 : index
          memref.store %834, %15[%844] : memref<?xf32>
          %845 = arith.addi %728, %730 : index
          %846 = arith.addi %845, %c16 : index
          memref.store %837, %15[%846] : memref<?xf32>
        }
        %847 = arith.remui %772, %c22 : index
        %848 = arith.muli %847, %c23 : index
        %849 = arith.addi %848, %750 : index
        %850 = arith.divui %772, %c22 : index
        %851 = arith.addi %850, %c22 : index
        %852 = arith.muli %851, %c23 : index
        %853 = arith.addi %852, %750 : index
        %854 = memref.load %rope[%849] : memref<?xf32>
        %855 = arith.addi %849, %c16 : index
        %856 = memref.load %rope[%855] : memref<?xf32>
        %857 = memref.load %rope[%853] : memref<?xf32>
        %858 = arith.addi %853, %c16 : index
        %859 = memref.load %rope[%858] : memref<?xf32>
        %860 = arith.mulf %857, %854 : f32
        %861 = arith.mulf %859, %856 : f32
        %862 = arith.subf %860, %861 : f32
        %863 = arith.mulf %859, %854 : f32
        %864 = arith.mulf %857, %856 : f32
        %865 = arith.addf %863, %864 : f32
        %866 = arith.mulf %806, %862 : f32
        %867 = arith.mulf %812, %865 : f32
        %868 = arith.subf %866, %867 : f32
        %869 = arith.mulf %812, %862 : f32
        %870 = arith.mulf %806, %865 : f32
        %871 = arith.addf %869, %870 : f32
        scf.if %749 {
          %872 = arith.cmpi slt, %0, %heads : index
          scf.if %872 {
            %873 = arith.muli %727, %heads : index
            %874 = arith.addi %873, %0 : index
            %875 = arith.muli %874, %c23 : index
            %876 = arith.addi %875, %750 : index
            memref.store %868, %q[%876] : memref<?xf32>
            %877 = arith.addi %876, %c16 : index
            memref.store %871, %q[%877] : memref<?xf32>
          } else {
            %878 = arith.addi %728, %750 : index
            memref.store %868, %15[%878] : memref<?xf32>
            %879 = arith.addi %728, %750 : index
            %880 = arith.addi %879, %c16 : index
            memref.store %871, %15[%880] : memref<?xf32>
          }
        }
      } else {
        %881 = arith.cmpi slt, %0, %heads : index
        scf.if %881 {
          %882 = arith.muli %727, %heads : index
          %883 = arith.addi %882, %0 : index
          %884 = arith.muli %883, %c23 : index
          %885 = arith.addi %884, %730 : index
          memref.store %738, %q[%885] : memref<?xf32>
          %886 = arith.addi %885, %c16 : index
          memref.store %747, %q[%886] : memref<?xf32>
        } else {
          %887 = arith.addi %728, %730 : index
          memref.store %738, %15[%887] : memref<?xf32>
          %888 = arith.addi %728, %730 : index
          %889 = arith.addi %888, %c16 : index
          memref.store %747, %15[%889] : memref<?xf32>
        }
        scf.if %749 {
          %890 = arith.cmpi slt, %0, %heads : index
          scf.if %890 {
            %891 = arith.muli %727, %heads : index
            %892 = arith.addi %891, %0 : index
            %893 = arith.muli %892, %c23 : index
            %894 = arith.addi %893, %750 : index
            memref.store %758, %q[%894] : memref<?xf32>
            %895 = arith.addi %894, %c16 : index
            memref.store %767, %q[%895] : memref<?xf32>
          } else {
            %896 = arith.addi %728, %750 : index
            memref.store %758, %15[%896] : memref<?xf32>
            %897 = arith.addi %728, %750 : index
            %898 = arith.addi %897, %c16 : index
            memref.store %767, %15[%898] : memref<?xf32>
          }
        }
      }
    }
    %899 = arith.addi %721, %c39 : index
    %900 = arith.addi %720, %899 : index
    %901 = arith.cmpi slt, %900, %17 : index
    %902 = arith.cmpi slt, %899, %c14 : index
    %903 = arith.andi %901, %902 : i1
    scf.if %903 {
      %904 = arith.addi %720, %899 : index
      %905 = arith.muli %899, %c23 : index
      %906 = wave.lane
      %907 = arith.addi %906, %c8 : index
      %908 = arith.cmpi eq, %hasBias, %c9 : index
      %909 = arith.addi %905, %907 : index
      %910 = memref.load %15[%909] : memref<?xf32>
      %911 = arith.muli %0, %c23 : index
      %912 = arith.addi %911, %907 : index
      %913 = memref.load %bias[%912] : memref<?xf32>
      %914 = arith.addf %910, %913 : f32
      %915 = arith.select %908, %914, %910 : f32
      %916 = arith.addi %907, %c16 : index
      %917 = arith.cmpi eq, %hasBias, %c9 : index
      %918 = arith.addi %905, %916 : index
      %919 = memref.load %15[%918] : memref<?xf32>
      %920 = arith.muli %0, %c23 : index
      %921 = arith.addi %920, %916 : index
      %922 = memref.load %bias[%921] : memref<?xf32>
      %923 = arith.addf %919, %922 : f32
      %924 = arith.select %917, %923, %919 : f32
      %925 = arith.addi %906, %c4 : index
      %926 = arith.cmpi slt, %925, %c16 : index
      %927 = arith.minsi %925, %c32 : index
      %928 = arith.cmpi eq, %hasBias, %c9 : index
      %929 = arith.addi %905, %927 : index
      %930 = memref.load %15[%929] : memref<?xf32>
      %931 = arith.muli %0, %c23 : index
      %932 = arith.addi %931, %927 : index
      %933 = memref.load %bias[%932] : memref<?xf32>
      %934 = arith.addf %930, %933 : f32
      %935 = arith.select %928, %934, %930 : f32
      %936 = arith.addi %927, %c16 : index
      %937 = arith.cmpi eq, %hasBias, %c9 : index
      %938 = arith.addi %905, %936 : index
      %939 = memref.load %15[%938] : memref<?xf32>
      %940 = arith.muli %0, %c23 : index
      %941 = arith.addi %940, %936 : index
      %942 = memref.load %bias[%941] : memref<?xf32>
      %943 = arith.addf %939, %942 : f32
      %944 = arith.select %937, %943, %939 : f32
      %945 = arith.addi %heads, %kvHeads : index
      %946 = arith.cmpi slt, %0, %945 : index
      scf.if %946 {
        %947 = arith.addi %positionsAt, %904 : index
        %948 = memref.load %step[%947] : memref<?xi32>
        %949 = arith.index_cast %948 : i32 to index
        %950 = arith.cmpi eq, %hasNorm, %c9 : index
        %951 = math.fma %915, %915, %c35 : f32
        %952 = math.fma %924, %924, %951 : f32
        %953 = math.fma %935, %935, %952 : f32
        %954 = arith.select %926, %953, %952 : f32
        %955 = math.fma %944, %944, %954 : f32
        %956 = arith.select %926, %955, %954 : f32
        %957 = vector.broadcast %956 : f32 to vector<1xf32>
        %958 = wave.reduce "add" %957 : vector<1xf32>
        %959 = arith.mulf %958, %inverseHeadDim : f32
        %960 = arith.addf %959, %epsilon : f32
        %961 = math.sqrt %960 : f32
        %962 = arith.divf %c37, %961 : f32
        %963 = arith.cmpi slt, %0, %heads : index
        %964 = arith.addi %907, %c16 : index
        %965 = memref.load %query_norm[%907] : memref<?xf32>
        %966 = memref.load %key_norm[%907] : memref<?xf32>
        %967 = arith.select %963, %965, %966 : f32
        %968 = arith.mulf %915, %962 : f32
        %969 = arith.mulf %968, %967 : f32
        %970 = arith.select %950, %969, %915 : f32
        %971 = memref.load %query_norm[%964] : memref<?xf32>
        %972 = memref.load %key_norm[%964] : memref<?xf32>
        %973 = arith.select %963, %971, %972 : f32
        %974 = arith.mulf %924, %962 : f32
        %975 = arith.mulf %974, %973 : f32
        %976 = arith.select %950, %975, %924 : f32
        %977 = arith.addi %927, %c16 : index
        %978 = memref.load %query_norm[%927] : memref<?xf32>
        %979 = memref.load %key_norm[%927] : memref<?xf32>
        %980 = arith.select %963, %978, %979 : f32
        %981 = arith.mulf %935, %962 : f32
        %982 = arith.mulf %981, %980 : f32
        %983 = arith.select %950, %982, %935 : f32
        %984 = memref.load %query_norm[%977] : memref<?xf32>
        %985 = memref.load %key_norm[%977] : memref<?xf32>
        %986 = arith.select %963, %984, %985 : f32
        %987 = arith.mulf %944, %962 : f32
        %988 = arith.mulf %987, %986 : f32
        %989 = arith.select %950, %988, %944 : f32
        %990 = arith.remui %949, %c22 : index
        %991 = arith.muli %990, %c23 : index
        %992 = arith.addi %991, %907 : index
        %993 = arith.divui %949, %c22 : index
        %994 = arith.addi %993, %c22 : index
        %995 = arith.muli %994, %c23 : index
        %996 = arith.addi %995, %907 : index
        %997 = memref.load %rope[%992] : memref<?xf32>
        %998 = arith.addi %992, %c16 : index
        %999 = memref.load %rope[%998] : memref<?xf32>
        %1000 = memref.load %rope[%996] : memref<?xf32>
        %1001 = arith.addi %996, %c16 : index
        %1002 = memref.load %rope[%1001] : memref<?xf32>
        %1003 = arith.mulf %1000, %997 : f32
        %1004 = arith.mulf %1002, %999 : f32
        %1005 = arith.subf %1003, %1004 : f32
        %1006 = arith.mulf %1002, %997 : f32
        %1007 = arith.mulf %1000, %999 : f32
        %1008 = arith.addf %1006, %1007 : f32
        %1009 = arith.mulf %970, %1005 : f32
        %1010 = arith.mulf %976, %1008 : f32
        %1011 = arith.subf %1009, %1010 : f32
        %1012 = arith.mulf %976, %1005 : f32
        %1013 = arith.mulf %970, %1008 : f32
        %1014 = arith.addf %1012, %1013 : f32
        %1015 = arith.cmpi slt, %0, %heads : index
        scf.if %1015 {
          %1016 = arith.muli %904, %heads : index
          %1017 = arith.addi %1016, %0 : index
          %1018 = arith.muli %1017, %c23 : index
          %1019 = arith.addi %1018, %907 : index
          memref.store %1011, %q[%1019] : memref<?xf32>
          %1020 = arith.addi %1019, %c16 : index
          memref.store %1014, %q[%1020] : memref<?xf32>
        } else {
          %1021 = arith.addi %905, %907 : index
          memref.store %1011, %15[%1021] : memref<?xf32>
          %1022 = arith.addi %905, %907 : index
          %1023 = arith.addi %1022, %c16 : index
          memref.store %1014, %15[%1023] : memref<?xf32>
        }
        %1024 = arith.remui %949, %c22 : index
        %1025 = arith.muli %1024, %c23 : index
        %1026 = arith.addi %1025, %927 : index
        %1027 = arith.divui %949, %c22 : index
        %1028 = arith.addi %1027, %c22 : index
        %1029 = arith.muli %1028, %c23 : index
        %1030 = arith.addi %1029, %927 : index
        %1031 = memref.load %rope[%1026] : memref<?xf32>
        %1032 = arith.addi %1026, %c16 : index
        %1033 = memref.load %rope[%1032] : memref<?xf32>
        %1034 = memref.load %rope[%1030] : memref<?xf32>
        %1035 = arith.addi %1030, %c16 : index
        %1036 = memref.load %rope[%1035] : memref<?xf32>
        %1037 = arith.mulf %1034, %1031 : f32
        %1038 = arith.mulf %1036, %1033 : f32
        %1039 = arith.subf %1037, %1038 : f32
        %1040 = arith.mulf %1036, %1031 : f32
        %1041 = arith.mulf %1034, %1033 : f32
        %1042 = arith.addf %1040, %1041 : f32
        %1043 = arith.mulf %983, %1039 : f32
        %1044 = arith.mulf %989, %1042 : f32
        %1045 = arith.subf %1043, %1044 : f32
        %1046 = arith.mulf %989, %1039 : f32
        %1047 = arith.mulf %983, %1042 : f32
        %1048 = arith.addf %1046, %1047 : f32
        scf.if %926 {
          %1049 = arith.cmpi slt, %0, %heads : index
          scf.if %1049 {
            %1050 = arith.muli %904, %heads : index
            %1051 = arith.addi %1050, %0 : index
            %1052 = arith.muli %1051, %c23 : index
            %1053 = arith.addi %1052, %927 : index
            memref.store %1045, %q[%1053] : memref<?xf32>
            %1054 = arith.addi %1053, %c16 : index
            memref.store %1048, %q[%1054] : memref<?xf32>
          } else {
            %1055 = arith.addi %905, %927 : index
            memref.store %1045, %15[%1055] : memref<?xf32>
            %1056 = arith.addi %905, %927 : index
            %1057 = arith.addi %1056, %c16 : index
            memref.store %1048, %15[%1057] : memref<?xf32>
          }
        }
      } else {
        %1058 = arith.cmpi slt, %0, %heads : index
        scf.if %1058 {
          %1059 = arith.muli %904, %heads : index
          %1060 = arith.addi %1059, %0 : index
          %1061 = arith.muli %1060, %c23 : index
          %1062 = arith.addi %1061, %907 : index
          memref.store %915, %q[%1062] : memref<?xf32>
          %1063 = arith.addi %1062, %c16 : index
          memref.store %924, %q[%1063] : memref<?xf32>
        } else {
          %1064 = arith.addi %905, %907 : index
          memref.store %915, %15[%1064] : memref<?xf32>
          %1065 = arith.addi %905, %907 : index
          %1066 = arith.addi %1065, %c16 : index
          memref.store %924, %15[%1066] : memref<?xf32>
        }
        scf.if %926 {
          %1067 = arith.cmpi slt, %0, %heads : index
          scf.if %1067 {
            %1068 = arith.muli %904, %heads : index
            %1069 = arith.addi %1068, %0 : index
            %1070 = arith.muli %1069, %c23 : index
            %1071 = arith.addi %1070, %927 : index
            memref.store %935, %q[%1071] : memref<?xf32>
            %1072 = arith.addi %1071, %c16 : index
            memref.store %944, %q[%1072] : memref<?xf32>
          } else {
            %1073 = arith.addi %905, %927 : index
            memref.store %935, %15[%1073] : memref<?xf32>
            %1074 = arith.addi %905, %927 : index
            %1075 = arith.addi %1074, %c16 : index
            memref.store %944, %15[%1075] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1076 = arith.cmpi sge, %0, %heads : index
    scf.if %1076 {
      %1077 = arith.addi %721, %c8 : index
      %1078 = arith.addi %720, %1077 : index
      %1079 = arith.cmpi slt, %1078, %17 : index
      %1080 = arith.cmpi slt, %1077, %c14 : index
      %1081 = arith.andi %1079, %1080 : i1
      scf.if %1081 {
        %1082 = arith.addi %720, %1077 : index
        %1083 = arith.addi %slotsAt, %1082 : index
        %1084 = memref.load %step[%1083] : memref<?xi32>
        %1085 = arith.index_cast %1084 : i32 to index
        %1086 = arith.cmpi sge, %1085, %c8 : index
        scf.if %1086 {
          %1087 = arith.muli %1077, %c23 : index
          %1088 = arith.subi %0, %heads : index
          %1089 = memref.load %scales[%1088] : memref<?xf32>
          %1090 = vector.broadcast %1089 : f32 to vector<4xf32>
          %1091 = arith.divui %1085, %c14 : index
          %1092 = arith.remui %1085, %c14 : index
          %1093 = arith.muli %1091, %pageBytes : index
          %1094 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1094 {
            %1095 = wave.lane
            %1096 = arith.muli %1095, %c20 : index
            scf.for %1097 = %1096 to %c23 step %c5 {
              %1098 = arith.addi %1087, %1097 : index
              %1099 = vector.load %15[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1100 = arith.mulf %1099, %1090 : vector<4xf32>
              %1101 = arith.minimumf %1100, %c43 : vector<4xf32>
              %1102 = arith.maximumf %1101, %c44 : vector<4xf32>
              %1103 = arith.truncf %1102 : vector<4xf32> to vector<4xf16>
              %1104 = vector.bitcast %1103 : vector<4xf16> to vector<8xi8>
              %1105 = arith.cmpi slt, %1088, %kvHeads : index
              scf.if %1105 {
                %1106 = arith.muli %1088, %c10 : index
                %1107 = arith.addi %1093, %1106 : index
                %1108 = arith.divui %1097, %c14 : index
                %1109 = arith.muli %1108, %c21 : index
                %1110 = arith.remui %1097, %c14 : index
                %1111 = arith.divui %1110, %c15 : index
                %1112 = arith.muli %1111, %c22 : index
                %1113 = arith.muli %1092, %c14 : index
                %1114 = arith.addi %1112, %1113 : index
                %1115 = arith.remui %1110, %c15 : index
                %1116 = arith.muli %1115, %c7 : index
                %1117 = arith.addi %1114, %1116 : index
                %1118 = arith.addi %1109, %1117 : index
                %1119 = arith.addi %1107, %1118 : index
                vector.store %1104, %kv[%1119] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1120 = arith.subi %1088, %kvHeads : index
                %1121 = arith.muli %1120, %c10 : index
                %1122 = arith.addi %1093, %1121 : index
                %1123 = arith.addi %1097, %c8 : index
                %1124 = arith.divui %1123, %c14 : index
                %1125 = arith.muli %1124, %c21 : index
                %1126 = arith.addi %1125, %c29 : index
                %1127 = arith.remui %1123, %c14 : index
                %1128 = arith.divui %1092, %c7 : index
                %1129 = arith.remui %1092, %c7 : index
                %1130 = arith.muli %1129, %c15 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.divui %1131, %c15 : index
                %1133 = arith.muli %1132, %c22 : index
                %1134 = arith.muli %1127, %c14 : index
                %1135 = arith.addi %1133, %1134 : index
                %1136 = arith.remui %1131, %c15 : index
                %1137 = arith.muli %1136, %c7 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.addi %1126, %1138 : index
                %1140 = arith.addi %1122, %1139 : index
                %1141 = vector.shuffle %1104, %1104 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1141, %kv[%1140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1142 = arith.addi %1097, %c9 : index
                %1143 = arith.divui %1142, %c14 : index
                %1144 = arith.muli %1143, %c21 : index
                %1145 = arith.addi %1144, %c29 : index
                %1146 = arith.remui %1142, %c14 : index
                %1147 = arith.divui %1092, %c7 : index
                %1148 = arith.remui %1092, %c7 : index
                %1149 = arith.muli %1148, %c15 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.divui %1150, %c15 : index
                %1152 = arith.muli %1151, %c22 : index
                %1153 = arith.muli %1146, %c14 : index
                %1154 = arith.addi %1152, %1153 : index
                %1155 = arith.remui %1150, %c15 : index
                %1156 = arith.muli %1155, %c7 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.addi %1145, %1157 : index
                %1159 = arith.addi %1122, %1158 : index
                %1160 = vector.shuffle %1104, %1104 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1160, %kv[%1159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1161 = arith.addi %1097, %c7 : index
                %1162 = arith.divui %1161, %c14 : index
                %1163 = arith.muli %1162, %c21 : index
                %1164 = arith.addi %1163, %c29 : index
                %1165 = arith.remui %1161, %c14 : index
                %1166 = arith.divui %1092, %c7 : index
                %1167 = arith.remui %1092, %c7 : index
                %1168 = arith.muli %1167, %c15 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.divui %1169, %c15 : index
                %1171 = arith.muli %1170, %c22 : index
                %1172 = arith.muli %1165, %c14 : index
                %1173 = arith.addi %1171, %1172 : index
                %1174 = arith.remui %1169, %c15 : index
                %1175 = arith.muli %1174, %c7 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.addi %1164, %1176 : index
                %1178 = arith.addi %1122, %1177 : index
                %1179 = vector.shuffle %1104, %1104 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1179, %kv[%1178] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1180 = arith.addi %1097, %c2 : index
                %1181 = arith.divui %1180, %c14 : index
                %1182 = arith.muli %1181, %c21 : index
                %1183 = arith.addi %1182, %c29 : index
                %1184 = arith.remui %1180, %c14 : index
                %1185 = arith.divui %1092, %c7 : index
                %1186 = arith.remui %1092, %c7 : index
                %1187 = arith.muli %1186, %c15 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.divui %1188, %c15 : index
                %1190 = arith.muli %1189, %c22 : index
                %1191 = arith.muli %1184, %c14 : index
                %1192 = arith.addi %1190, %1191 : index
                %1193 = arith.remui %1188, %c15 : index
                %1194 = arith.muli %1193, %c7 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.addi %1183, %1195 : index
                %1197 = arith.addi %1122, %1196 : index
                %1198 = vector.shuffle %1104, %1104 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1198, %kv[%1197] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1199 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1199 {
            %1200 = wave.lane
            %1201 = arith.muli %1200, %c20 : index
            scf.for %1202 = %1201 to %c23 step %c5 {
              %1203 = arith.addi %1087, %1202 : index
              %1204 = vector.load %15[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = arith.mulf %1204, %1090 : vector<4xf32>
              %1206 = wave.fp8_encode "e4m3" %1205 : vector<4xf32> -> vector<4xi8>
              %1207 = arith.cmpi slt, %1088, %kvHeads : index
              scf.if %1207 {
                %1208 = arith.muli %1088, %c29 : index
                %1209 = arith.addi %1093, %1208 : index
                %1210 = vector.shuffle %1206, %1206 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1211 = arith.divui %1202, %c14 : index
                %1212 = arith.muli %1211, %c22 : index
                %1213 = arith.remui %1202, %c14 : index
                %1214 = arith.muli %1092, %c14 : index
                %1215 = arith.divui %1213, %c20 : index
                %1216 = arith.muli %1215, %c20 : index
                %1217 = arith.remui %1213, %c7 : index
                %1218 = arith.muli %1217, %c7 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.divui %1213, %c7 : index
                %1221 = arith.remui %1220, %c7 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.addi %1214, %1222 : index
                %1224 = arith.addi %1212, %1223 : index
                %1225 = arith.addi %1209, %1224 : index
                vector.store %1210, %kv[%1225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1226 = arith.subi %1088, %kvHeads : index
                %1227 = arith.muli %1226, %c29 : index
                %1228 = arith.addi %1093, %1227 : index
                %1229 = arith.addi %1202, %c8 : index
                %1230 = arith.divui %1229, %c14 : index
                %1231 = arith.muli %1230, %c22 : index
                %1232 = arith.addi %1231, %c11 : index
                %1233 = arith.remui %1229, %c14 : index
                %1234 = arith.divui %1092, %c7 : index
                %1235 = arith.remui %1092, %c7 : index
                %1236 = arith.muli %1235, %c15 : index
                %1237 = arith.addi %1234, %1236 : index
                %1238 = arith.muli %1233, %c14 : index
                %1239 = arith.divui %1237, %c20 : index
                %1240 = arith.muli %1239, %c20 : index
                %1241 = arith.remui %1237, %c7 : index
                %1242 = arith.muli %1241, %c7 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.divui %1237, %c7 : index
                %1245 = arith.remui %1244, %c7 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.addi %1238, %1246 : index
                %1248 = arith.addi %1232, %1247 : index
                %1249 = arith.addi %1228, %1248 : index
                %1250 = vector.shuffle %1206, %1206 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1250, %kv[%1249] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1251 = arith.addi %1202, %c9 : index
                %1252 = arith.divui %1251, %c14 : index
                %1253 = arith.muli %1252, %c22 : index
                %1254 = arith.addi %1253, %c11 : index
                %1255 = arith.remui %1251, %c14 : index
                %1256 = arith.divui %1092, %c7 : index
                %1257 = arith.remui %1092, %c7 : index
                %1258 = arith.muli %1257, %c15 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.muli %1255, %c14 : index
                %1261 = arith.divui %1259, %c20 : index
                %1262 = arith.muli %1261, %c20 : index
                %1263 = arith.remui %1259, %c7 : index
                %1264 = arith.muli %1263, %c7 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.divui %1259, %c7 : index
                %1267 = arith.remui %1266, %c7 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.addi %1260, %1268 : index
                %1270 = arith.addi %1254, %1269 : index
                %1271 = arith.addi %1228, %1270 : index
                %1272 = vector.shuffle %1206, %1206 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1272, %kv[%1271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1273 = arith.addi %1202, %c7 : index
                %1274 = arith.divui %1273, %c14 : index
                %1275 = arith.muli %1274, %c22 : index
                %1276 = arith.addi %1275, %c11 : index
                %1277 = arith.remui %1273, %c14 : index
                %1278 = arith.divui %1092, %c7 : index
                %1279 = arith.remui %1092, %c7 : index
                %1280 = arith.muli %1279, %c15 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.muli %1277, %c14 : index
                %1283 = arith.divui %1281, %c20 : index
                %1284 = arith.muli %1283, %c20 : index
                %1285 = arith.remui %1281, %c7 : index
                %1286 = arith.muli %1285, %c7 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.divui %1281, %c7 : index
                %1289 = arith.remui %1288, %c7 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.addi %1282, %1290 : index
                %1292 = arith.addi %1276, %1291 : index
                %1293 = arith.addi %1228, %1292 : index
                %1294 = vector.shuffle %1206, %1206 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1294, %kv[%1293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1295 = arith.addi %1202, %c2 : index
                %1296 = arith.divui %1295, %c14 : index
                %1297 = arith.muli %1296, %c22 : index
                %1298 = arith.addi %1297, %c11 : index
                %1299 = arith.remui %1295, %c14 : index
                %1300 = arith.divui %1092, %c7 : index
                %1301 = arith.remui %1092, %c7 : index
                %1302 = arith.muli %1301, %c15 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.muli %1299, %c14 : index
                %1305 = arith.divui %1303, %c20 : index
                %1306 = arith.muli %1305, %c20 : index
                %1307 = arith.remui %1303, %c7 : index
                %1308 = arith.muli %1307, %c7 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.divui %1303, %c7 : index
                %1311 = arith.remui %1310, %c7 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.addi %1304, %1312 : index
                %1314 = arith.addi %1298, %1313 : index
                %1315 = arith.addi %1228, %1314 : index
                %1316 = vector.shuffle %1206, %1206 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1316, %kv[%1315] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1317 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1317 {
            %1318 = wave.lane
            %1319 = arith.muli %1318, %c20 : index
            scf.for %1320 = %1319 to %c23 step %c5 {
              %1321 = arith.addi %1087, %1320 : index
              %1322 = vector.load %15[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = arith.mulf %1322, %1090 : vector<4xf32>
              %1324 = wave.fp8_encode "e5m2" %1323 : vector<4xf32> -> vector<4xi8>
              %1325 = arith.cmpi slt, %1088, %kvHeads : index
              scf.if %1325 {
                %1326 = arith.muli %1088, %c29 : index
                %1327 = arith.addi %1093, %1326 : index
                %1328 = vector.shuffle %1324, %1324 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1329 = arith.divui %1320, %c14 : index
                %1330 = arith.muli %1329, %c22 : index
                %1331 = arith.remui %1320, %c14 : index
                %1332 = arith.muli %1092, %c14 : index
                %1333 = arith.divui %1331, %c20 : index
                %1334 = arith.muli %1333, %c20 : index
                %1335 = arith.remui %1331, %c7 : index
                %1336 = arith.muli %1335, %c7 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.divui %1331, %c7 : index
                %1339 = arith.remui %1338, %c7 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.addi %1332, %1340 : index
                %1342 = arith.addi %1330, %1341 : index
                %1343 = arith.addi %1327, %1342 : index
                vector.store %1328, %kv[%1343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1344 = arith.subi %1088, %kvHeads : index
                %1345 = arith.muli %1344, %c29 : index
                %1346 = arith.addi %1093, %1345 : index
                %1347 = arith.addi %1320, %c8 : index
                %1348 = arith.divui %1347, %c14 : index
                %1349 = arith.muli %1348, %c22 : index
                %1350 = arith.addi %1349, %c11 : index
                %1351 = arith.remui %1347, %c14 : index
                %1352 = arith.divui %1092, %c7 : index
                %1353 = arith.remui %1092, %c7 : index
                %1354 = arith.muli %1353, %c15 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.muli %1351, %c14 : index
                %1357 = arith.divui %1355, %c20 : index
                %1358 = arith.muli %1357, %c20 : index
                %1359 = arith.remui %1355, %c7 : index
                %1360 = arith.muli %1359, %c7 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.divui %1355, %c7 : index
                %1363 = arith.remui %1362, %c7 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.addi %1356, %1364 : index
                %1366 = arith.addi %1350, %1365 : index
                %1367 = arith.addi %1346, %1366 : index
                %1368 = vector.shuffle %1324, %1324 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1368, %kv[%1367] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1369 = arith.addi %1320, %c9 : index
                %1370 = arith.divui %1369, %c14 : index
                %1371 = arith.muli %1370, %c22 : index
                %1372 = arith.addi %1371, %c11 : index
                %1373 = arith.remui %1369, %c14 : index
                %1374 = arith.divui %1092, %c7 : index
                %1375 = arith.remui %1092, %c7 : index
                %1376 = arith.muli %1375, %c15 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.muli %1373, %c14 : index
                %1379 = arith.divui %1377, %c20 : index
                %1380 = arith.muli %1379, %c20 : index
                %1381 = arith.remui %1377, %c7 : index
                %1382 = arith.muli %1381, %c7 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.divui %1377, %c7 : index
                %1385 = arith.remui %1384, %c7 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.addi %1378, %1386 : index
                %1388 = arith.addi %1372, %1387 : index
                %1389 = arith.addi %1346, %1388 : index
                %1390 = vector.shuffle %1324, %1324 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1390, %kv[%1389] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1391 = arith.addi %1320, %c7 : index
                %1392 = arith.divui %1391, %c14 : index
                %1393 = arith.muli %1392, %c22 : index
                %1394 = arith.addi %1393, %c11 : index
                %1395 = arith.remui %1391, %c14 : index
                %1396 = arith.divui %1092, %c7 : index
                %1397 = arith.remui %1092, %c7 : index
                %1398 = arith.muli %1397, %c15 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.muli %1395, %c14 : index
                %1401 = arith.divui %1399, %c20 : index
                %1402 = arith.muli %1401, %c20 : index
                %1403 = arith.remui %1399, %c7 : index
                %1404 = arith.muli %1403, %c7 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.divui %1399, %c7 : index
                %1407 = arith.remui %1406, %c7 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.addi %1400, %1408 : index
                %1410 = arith.addi %1394, %1409 : index
                %1411 = arith.addi %1346, %1410 : index
                %1412 = vector.shuffle %1324, %1324 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1412, %kv[%1411] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1413 = arith.addi %1320, %c2 : index
                %1414 = arith.divui %1413, %c14 : index
                %1415 = arith.muli %1414, %c22 : index
                %1416 = arith.addi %1415, %c11 : index
                %1417 = arith.remui %1413, %c14 : index
                %1418 = arith.divui %1092, %c7 : index
                %1419 = arith.remui %1092, %c7 : index
                %1420 = arith.muli %1419, %c15 : index
                %1421 = arith.addi %1418, %1420 : index
                %1422 = arith.muli %1417, %c14 : index
                %1423 = arith.divui %1421, %c20 : index
                %1424 = arith.muli %1423, %c20 : index
                %1425 = arith.remui %1421, %c7 : index
                %1426 = arith.muli %1425, %c7 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.divui %1421, %c7 : index
                %1429 = arith.remui %1428, %c7 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.addi %1422, %1430 : index
                %1432 = arith.addi %1416, %1431 : index
                %1433 = arith.addi %1346, %1432 : index
                %1434 = vector.shuffle %1324, %1324 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1434, %kv[%1433] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1435 = arith.addi %721, %c39 : index
      %1436 = arith.addi %720, %1435 : index
      %1437 = arith.cmpi slt, %1436, %17 : index
      %1438 = arith.cmpi slt, %1435, %c14 : index
      %1439 = arith.andi %1437, %1438 : i1
      scf.if %1439 {
        %1440 = arith.addi %720, %1435 : index
        %1441 = arith.addi %slotsAt, %1440 : index
        %1442 = memref.load %step[%1441] : memref<?xi32>
        %1443 = arith.index_cast %1442 : i32 to index
        %1444 = arith.cmpi sge, %1443, %c8 : index
        scf.if %1444 {
          %1445 = arith.muli %1435, %c23 : index
          %1446 = arith.subi %0, %heads : index
          %1447 = memref.load %scales[%1446] : memref<?xf32>
          %1448 = vector.broadcast %1447 : f32 to vector<4xf32>
          %1449 = arith.divui %1443, %c14 : index
          %1450 = arith.remui %1443, %c14 : index
          %1451 = arith.muli %1449, %pageBytes : index
          %1452 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1452 {
            %1453 = wave.lane
            %1454 = arith.muli %1453, %c20 : index
            scf.for %1455 = %1454 to %c23 step %c5 {
              %1456 = arith.addi %1445, %1455 : index
              %1457 = vector.load %15[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1458 = arith.mulf %1457, %1448 : vector<4xf32>
              %1459 = arith.minimumf %1458, %c43 : vector<4xf32>
              %1460 = arith.maximumf %1459, %c44 : vector<4xf32>
              %1461 = arith.truncf %1460 : vector<4xf32> to vector<4xf16>
              %1462 = vector.bitcast %1461 : vector<4xf16> to vector<8xi8>
              %1463 = arith.cmpi slt, %1446, %kvHeads : index
              scf.if %1463 {
                %1464 = arith.muli %1446, %c10 : index
                %1465 = arith.addi %1451, %1464 : index
                %1466 = arith.divui %1455, %c14 : index
                %1467 = arith.muli %1466, %c21 : index
                %1468 = arith.remui %1455, %c14 : index
                %1469 = arith.divui %1468, %c15 : index
                %1470 = arith.muli %1469, %c22 : index
                %1471 = arith.muli %1450, %c14 : index
                %1472 = arith.addi %1470, %1471 : index
                %1473 = arith.remui %1468, %c15 : index
                %1474 = arith.muli %1473, %c7 : index
                %1475 = arith.addi %1472, %1474 : index
                %1476 = arith.addi %1467, %1475 : index
                %1477 = arith.addi %1465, %1476 : index
                vector.store %1462, %kv[%1477] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1478 = arith.subi %1446, %kvHeads : index
                %1479 = arith.muli %1478, %c10 : index
                %1480 = arith.addi %1451, %1479 : index
                %1481 = arith.addi %1455, %c8 : index
                %1482 = arith.divui %1481, %c14 : index
                %1483 = arith.muli %1482, %c21 : index
                %1484 = arith.addi %1483, %c29 : index
                %1485 = arith.remui %1481, %c14 : index
                %1486 = arith.divui %1450, %c7 : index
                %1487 = arith.remui %1450, %c7 : index
                %1488 = arith.muli %1487, %c15 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.divui %1489, %c15 : index
                %1491 = arith.muli %1490, %c22 : index
                %1492 = arith.muli %1485, %c14 : index
                %1493 = arith.addi %1491, %1492 : index
                %1494 = arith.remui %1489, %c15 : index
                %1495 = arith.muli %1494, %c7 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.addi %1484, %1496 : index
                %1498 = arith.addi %1480, %1497 : index
                %1499 = vector.shuffle %1462, %1462 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1499, %kv[%1498] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1500 = arith.addi %1455, %c9 : index
                %1501 = arith.divui %1500, %c14 : index
                %1502 = arith.muli %1501, %c21 : index
                %1503 = arith.addi %1502, %c29 : index
                %1504 = arith.remui %1500, %c14 : index
                %1505 = arith.divui %1450, %c7 : index
                %1506 = arith.remui %1450, %c7 : index
                %1507 = arith.muli %1506, %c15 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.divui %1508, %c15 : index
                %1510 = arith.muli %1509, %c22 : index
                %1511 = arith.muli %1504, %c14 : index
                %1512 = arith.addi %1510, %1511 : index
                %1513 = arith.remui %1508, %c15 : index
                %1514 = arith.muli %1513, %c7 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.addi %1503, %1515 : index
                %1517 = arith.addi %1480, %1516 : index
                %1518 = vector.shuffle %1462, %1462 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1518, %kv[%1517] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1519 = arith.addi %1455, %c7 : index
                %1520 = arith.divui %1519, %c14 : index
                %1521 = arith.muli %1520, %c21 : index
                %1522 = arith.addi %1521, %c29 : index
                %1523 = arith.remui %1519, %c14 : index
                %1524 = arith.divui %1450, %c7 : index
                %1525 = arith.remui %1450, %c7 : index
                %1526 = arith.muli %1525, %c15 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.divui %1527, %c15 : index
                %1529 = arith.muli %1528, %c22 : index
                %1530 = arith.muli %1523, %c14 : index
                %1531 = arith.addi %1529, %1530 : index
                %1532 = arith.remui %1527, %c15 : index
                %1533 = arith.muli %1532, %c7 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1522, %1534 : index
                %1536 = arith.addi %1480, %1535 : index
                %1537 = vector.shuffle %1462, %1462 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1537, %kv[%1536] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1538 = arith.addi %1455, %c2 : index
                %1539 = arith.divui %1538, %c14 : index
                %1540 = arith.muli %1539, %c21 : index
                %1541 = arith.addi %1540, %c29 : index
                %1542 = arith.remui %1538, %c14 : index
                %1543 = arith.divui %1450, %c7 : index
                %1544 = arith.remui %1450, %c7 : index
                %1545 = arith.muli %1544, %c15 : index
                %1546 = arith.addi %1543, %1545 : index
                %1547 = arith.divui %1546, %c15 : index
                %1548 = arith.muli %1547, %c22 : index
                %1549 = arith.muli %1542, %c14 : index
                %1550 = arith.addi %1548, %1549 : index
                %1551 = arith.remui %1546, %c15 : index
                %1552 = arith.muli %1551, %c7 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.addi %1541, %1553 : index
                %1555 = arith.addi %1480, %1554 : index
                %1556 = vector.shuffle %1462, %1462 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1556, %kv[%1555] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1557 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1557 {
            %1558 = wave.lane
            %1559 = arith.muli %1558, %c20 : index
            scf.for %1560 = %1559 to %c23 step %c5 {
              %1561 = arith.addi %1445, %1560 : index
              %1562 = vector.load %15[%1561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1563 = arith.mulf %1562, %1448 : vector<4xf32>
              %1564 = wave.fp8_encode "e4m3" %1563 : vector<4xf32> -> vector<4xi8>
              %1565 = arith.cmpi slt, %1446, %kvHeads : index
              scf.if %1565 {
                %1566 = arith.muli %1446, %c29 : index
                %1567 = arith.addi %1451, %1566 : index
                %1568 = vector.shuffle %1564, %1564 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1569 = arith.divui %1560, %c14 : index
                %1570 = arith.muli %1569, %c22 : index
                %1571 = arith.remui %1560, %c14 : index
                %1572 = arith.muli %1450, %c14 : index
                %1573 = arith.divui %1571, %c20 : index
                %1574 = arith.muli %1573, %c20 : index
                %1575 = arith.remui %1571, %c7 : index
                %1576 = arith.muli %1575, %c7 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.divui %1571, %c7 : index
                %1579 = arith.remui %1578, %c7 : index
                %1580 = arith.addi %1577, %1579 : index
                %1581 = arith.addi %1572, %1580 : index
                %1582 = arith.addi %1570, %1581 : index
                %1583 = arith.addi %1567, %1582 : index
                vector.store %1568, %kv[%1583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1584 = arith.subi %1446, %kvHeads : index
                %1585 = arith.muli %1584, %c29 : index
                %1586 = arith.addi %1451, %1585 : index
                %1587 = arith.addi %1560, %c8 : index
                %1588 = arith.divui %1587, %c14 : index
                %1589 = arith.muli %1588, %c22 : index
                %1590 = arith.addi %1589, %c11 : index
                %1591 = arith.remui %1587, %c14 : index
                %1592 = arith.divui %1450, %c7 : index
                %1593 = arith.remui %1450, %c7 : index
                %1594 = arith.muli %1593, %c15 : index
                %1595 = arith.addi %1592, %1594 : index
                %1596 = arith.muli %1591, %c14 : index
                %1597 = arith.divui %1595, %c20 : index
                %1598 = arith.muli %1597, %c20 : index
                %1599 = arith.remui %1595, %c7 : index
                %1600 = arith.muli %1599, %c7 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.divui %1595, %c7 : index
                %1603 = arith.remui %1602, %c7 : index
                %1604 = arith.addi %1601, %1603 : index
                %1605 = arith.addi %1596, %1604 : index
                %1606 = arith.addi %1590, %1605 : index
                %1607 = arith.addi %1586, %1606 : index
                %1608 = vector.shuffle %1564, %1564 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1608, %kv[%1607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1609 = arith.addi %1560, %c9 : index
                %1610 = arith.divui %1609, %c14 : index
                %1611 = arith.muli %1610, %c22 : index
                %1612 = arith.addi %1611, %c11 : index
                %1613 = arith.remui %1609, %c14 : index
                %1614 = arith.divui %1450, %c7 : index
                %1615 = arith.remui %1450, %c7 : index
                %1616 = arith.muli %1615, %c15 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.muli %1613, %c14 : index
                %1619 = arith.divui %1617, %c20 : index
                %1620 = arith.muli %1619, %c20 : index
                %1621 = arith.remui %1617, %c7 : index
                %1622 = arith.muli %1621, %c7 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.divui %1617, %c7 : index
                %1625 = arith.remui %1624, %c7 : index
                %1626 = arith.addi %1623, %1625 : index
                %1627 = arith.addi %1618, %1626 : index
                %1628 = arith.addi %1612, %1627 : index
                %1629 = arith.addi %1586, %1628 : index
                %1630 = vector.shuffle %1564, %1564 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1630, %kv[%1629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1631 = arith.addi %1560, %c7 : index
                %1632 = arith.divui %1631, %c14 : index
                %1633 = arith.muli %1632, %c22 : index
                %1634 = arith.addi %1633, %c11 : index
                %1635 = arith.remui %1631, %c14 : index
                %1636 = arith.divui %1450, %c7 : index
                %1637 = arith.remui %1450, %c7 : index
                %1638 = arith.muli %1637, %c15 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.muli %1635, %c14 : index
                %1641 = arith.divui %1639, %c20 : index
                %1642 = arith.muli %1641, %c20 : index
                %1643 = arith.remui %1639, %c7 : index
                %1644 = arith.muli %1643, %c7 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.divui %1639, %c7 : index
                %1647 = arith.remui %1646, %c7 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.addi %1640, %1648 : index
                %1650 = arith.addi %1634, %1649 : index
                %1651 = arith.addi %1586, %1650 : index
                %1652 = vector.shuffle %1564, %1564 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1652, %kv[%1651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1653 = arith.addi %1560, %c2 : index
                %1654 = arith.divui %1653, %c14 : index
                %1655 = arith.muli %1654, %c22 : index
                %1656 = arith.addi %1655, %c11 : index
                %1657 = arith.remui %1653, %c14 : index
                %1658 = arith.divui %1450, %c7 : index
                %1659 = arith.remui %1450, %c7 : index
                %1660 = arith.muli %1659, %c15 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.muli %1657, %c14 : index
                %1663 = arith.divui %1661, %c20 : index
                %1664 = arith.muli %1663, %c20 : index
                %1665 = arith.remui %1661, %c7 : index
                %1666 = arith.muli %1665, %c7 : index
                %1667 = arith.addi %1664, %1666 : index
                %1668 = arith.divui %1661, %c7 : index
                %1669 = arith.remui %1668, %c7 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.addi %1662, %1670 : index
                %1672 = arith.addi %1656, %1671 : index
                %1673 = arith.addi %1586, %1672 : index
                %1674 = vector.shuffle %1564, %1564 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1674, %kv[%1673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1675 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1675 {
            %1676 = wave.lane
            %1677 = arith.muli %1676, %c20 : index
            scf.for %1678 = %1677 to %c23 step %c5 {
              %1679 = arith.addi %1445, %1678 : index
              %1680 = vector.load %15[%1679] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1681 = arith.mulf %1680, %1448 : vector<4xf32>
              %1682 = wave.fp8_encode "e5m2" %1681 : vector<4xf32> -> vector<4xi8>
              %1683 = arith.cmpi slt, %1446, %kvHeads : index
              scf.if %1683 {
                %1684 = arith.muli %1446, %c29 : index
                %1685 = arith.addi %1451, %1684 : index
                %1686 = vector.shuffle %1682, %1682 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1687 = arith.divui %1678, %c14 : index
                %1688 = arith.muli %1687, %c22 : index
                %1689 = arith.remui %1678, %c14 : index
                %1690 = arith.muli %1450, %c14 : index
                %1691 = arith.divui %1689, %c20 : index
                %1692 = arith.muli %1691, %c20 : index
                %1693 = arith.remui %1689, %c7 : index
                %1694 = arith.muli %1693, %c7 : index
                %1695 = arith.addi %1692, %1694 : index
                %1696 = arith.divui %1689, %c7 : index
                %1697 = arith.remui %1696, %c7 : index
                %1698 = arith.addi %1695, %1697 : index
                %1699 = arith.addi %1690, %1698 : index
                %1700 = arith.addi %1688, %1699 : index
                %1701 = arith.addi %1685, %1700 : index
                vector.store %1686, %kv[%1701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1702 = arith.subi %1446, %kvHeads : index
                %1703 = arith.muli %1702, %c29 : index
                %1704 = arith.addi %1451, %1703 : index
                %1705 = arith.addi %1678, %c8 : index
                %1706 = arith.divui %1705, %c14 : index
                %1707 = arith.muli %1706, %c22 : index
                %1708 = arith.addi %1707, %c11 : index
                %1709 = arith.remui %1705, %c14 : index
                %1710 = arith.divui %1450, %c7 : index
                %1711 = arith.remui %1450, %c7 : index
                %1712 = arith.muli %1711, %c15 : index
                %1713 = arith.addi %1710, %1712 : index
                %1714 = arith.muli %1709, %c14 : index
                %1715 = arith.divui %1713, %c20 : index
                %1716 = arith.muli %1715, %c20 : index
                %1717 = arith.remui %1713, %c7 : index
                %1718 = arith.muli %1717, %c7 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.divui %1713, %c7 : index
                %1721 = arith.remui %1720, %c7 : index
                %1722 = arith.addi %1719, %1721 : index
                %1723 = arith.addi %1714, %1722 : index
                %1724 = arith.addi %1708, %1723 : index
                %1725 = arith.addi %1704, %1724 : index
                %1726 = vector.shuffle %1682, %1682 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1726, %kv[%1725] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1727 = arith.addi %1678, %c9 : index
                %1728 = arith.divui %1727, %c14 : index
                %1729 = arith.muli %1728, %c22 : index
                %1730 = arith.addi %1729, %c11 : index
                %1731 = arith.remui %1727, %c14 : index
                %1732 = arith.divui %1450, %c7 : index
                %1733 = arith.remui %1450, %c7 : index
                %1734 = arith.muli %1733, %c15 : index
                %1735 = arith.addi %1732, %1734 : index
                %1736 = arith.muli %1731, %c14 : index
                %1737 = arith.divui %1735, %c20 : index
                %1738 = arith.muli %1737, %c20 : index
                %1739 = arith.remui %1735, %c7 : index
                %1740 = arith.muli %1739, %c7 : index
                %1741 = arith.addi %1738, %1740 : index
                %1742 = arith.divui %1735, %c7 : index
                %1743 = arith.remui %1742, %c7 : index
                %1744 = arith.addi %1741, %1743 : index
                %1745 = arith.addi %1736, %1744 : index
                %1746 = arith.addi %1730, %1745 : index
                %1747 = arith.addi %1704, %1746 : index
                %1748 = vector.shuffle %1682, %1682 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1748, %kv[%1747] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1749 = arith.addi %1678, %c7 : index
                %1750 = arith.divui %1749, %c14 : index
                %1751 = arith.muli %1750, %c22 : index
                %1752 = arith.addi %1751, %c11 : index
                %1753 = arith.remui %1749, %c14 : index
                %1754 = arith.divui %1450, %c7 : index
                %1755 = arith.remui %1450, %c7 : index
                %1756 = arith.muli %1755, %c15 : index
                %1757 = arith.addi %1754, %1756 : index
                %1758 = arith.muli %1753, %c14 : index
                %1759 = arith.divui %1757, %c20 : index
                %1760 = arith.muli %1759, %c20 : index
                %1761 = arith.remui %1757, %c7 : index
                %1762 = arith.muli %1761, %c7 : index
                %1763 = arith.addi %1760, %1762 : index
                %1764 = arith.divui %1757, %c7 : index
                %1765 = arith.remui %1764, %c7 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.addi %1758, %1766 : index
                %1768 = arith.addi %1752, %1767 : index
                %1769 = arith.addi %1704, %1768 : index
                %1770 = vector.shuffle %1682, %1682 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1770, %kv[%1769] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1771 = arith.addi %1678, %c2 : index
                %1772 = arith.divui %1771, %c14 : index
                %1773 = arith.muli %1772, %c22 : index
                %1774 = arith.addi %1773, %c11 : index
                %1775 = arith.remui %1771, %c14 : index
                %1776 = arith.divui %1450, %c7 : index
                %1777 = arith.remui %1450, %c7 : index
                %1778 = arith.muli %1777, %c15 : index
                %1779 = arith.addi %1776, %1778 : index
                %1780 = arith.muli %1775, %c14 : index
                %1781 = arith.divui %1779, %c20 : index
                %1782 = arith.muli %1781, %c20 : index
                %1783 = arith.remui %1779, %c7 : index
                %1784 = arith.muli %1783, %c7 : index
                %1785 = arith.addi %1782, %1784 : index
                %1786 = arith.divui %1779, %c7 : index
                %1787 = arith.remui %1786, %c7 : index
                %1788 = arith.addi %1785, %1787 : index
                %1789 = arith.addi %1780, %1788 : index
                %1790 = arith.addi %1774, %1789 : index
                %1791 = arith.addi %1704, %1790 : index
                %1792 = vector.shuffle %1682, %1682 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1792, %kv[%1791] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1793 = arith.addi %18, %c14 : index
    %1794 = wave.lane
    %1795 = arith.muli %3, %c7 : index
    %1796 = arith.muli %1795, %c22 : index
    %1797 = arith.addi %1796, %1794 : index
    %1798 = arith.muli %4, %c11 : index
    %1799 = arith.addi %1798, %1797 : index
    %1800 = arith.addi %1799, %c8 : index
    %1801 = arith.addi %1800, %c8 : index
    %1802 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1802, %14[%1801] : memref<?xf32>
    %1803 = arith.muli %4, %c11 : index
    %1804 = arith.addi %1803, %1797 : index
    %1805 = arith.addi %1804, %c8 : index
    %1806 = arith.addi %1805, %c4 : index
    %1807 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1807, %14[%1806] : memref<?xf32>
    %1808 = arith.muli %4, %c11 : index
    %1809 = arith.addi %1808, %1797 : index
    %1810 = arith.addi %1809, %c8 : index
    %1811 = arith.addi %1810, %c12 : index
    %1812 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1812, %14[%1811] : memref<?xf32>
    %1813 = arith.muli %4, %c11 : index
    %1814 = arith.addi %1813, %1797 : index
    %1815 = arith.addi %1814, %c8 : index
    %1816 = arith.addi %1815, %c23 : index
    %1817 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1817, %14[%1816] : memref<?xf32>
    %1818 = arith.muli %4, %c11 : index
    %1819 = arith.addi %1818, %1797 : index
    %1820 = arith.addi %1819, %c8 : index
    %1821 = arith.addi %1820, %c5 : index
    %1822 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1822, %14[%1821] : memref<?xf32>
    %1823 = arith.muli %4, %c11 : index
    %1824 = arith.addi %1823, %1797 : index
    %1825 = arith.addi %1824, %c8 : index
    %1826 = arith.addi %1825, %c24 : index
    %1827 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1827, %14[%1826] : memref<?xf32>
    %1828 = arith.muli %4, %c11 : index
    %1829 = arith.addi %1828, %1797 : index
    %1830 = arith.addi %1829, %c8 : index
    %1831 = arith.addi %1830, %c25 : index
    %1832 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1832, %14[%1831] : memref<?xf32>
    %1833 = arith.muli %4, %c11 : index
    %1834 = arith.addi %1833, %1797 : index
    %1835 = arith.addi %1834, %c8 : index
    %1836 = arith.addi %1835, %c26 : index
    %1837 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1837, %14[%1836] : memref<?xf32>
    %1838 = arith.muli %4, %c11 : index
    %1839 = arith.addi %1838, %1797 : index
    %1840 = arith.addi %1839, %c22 : index
    %1841 = arith.addi %1840, %c8 : index
    %1842 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1842, %14[%1841] : memref<?xf32>
    %1843 = arith.muli %4, %c11 : index
    %1844 = arith.addi %1843, %1797 : index
    %1845 = arith.addi %1844, %c22 : index
    %1846 = arith.addi %1845, %c4 : index
    %1847 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1847, %14[%1846] : memref<?xf32>
    %1848 = arith.muli %4, %c11 : index
    %1849 = arith.addi %1848, %1797 : index
    %1850 = arith.addi %1849, %c22 : index
    %1851 = arith.addi %1850, %c12 : index
    %1852 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1852, %14[%1851] : memref<?xf32>
    %1853 = arith.muli %4, %c11 : index
    %1854 = arith.addi %1853, %1797 : index
    %1855 = arith.addi %1854, %c22 : index
    %1856 = arith.addi %1855, %c23 : index
    %1857 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1857, %14[%1856] : memref<?xf32>
    %1858 = arith.muli %4, %c11 : index
    %1859 = arith.addi %1858, %1797 : index
    %1860 = arith.addi %1859, %c22 : index
    %1861 = arith.addi %1860, %c5 : index
    %1862 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1862, %14[%1861] : memref<?xf32>
    %1863 = arith.muli %4, %c11 : index
    %1864 = arith.addi %1863, %1797 : index
    %1865 = arith.addi %1864, %c22 : index
    %1866 = arith.addi %1865, %c24 : index
    %1867 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1867, %14[%1866] : memref<?xf32>
    %1868 = arith.muli %4, %c11 : index
    %1869 = arith.addi %1868, %1797 : index
    %1870 = arith.addi %1869, %c22 : index
    %1871 = arith.addi %1870, %c25 : index
    %1872 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1872, %14[%1871] : memref<?xf32>
    %1873 = arith.muli %4, %c11 : index
    %1874 = arith.addi %1873, %1797 : index
    %1875 = arith.addi %1874, %c22 : index
    %1876 = arith.addi %1875, %c26 : index
    %1877 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1877, %14[%1876] : memref<?xf32>
    wave.barrier
    %1878 = arith.muli %4, %c7 : index
    %1879 = arith.addi %1878, %c8 : index
    %1880 = arith.muli %1879, %c7 : index
    %1881 = arith.divui %1794, %c14 : index
    %1882 = arith.addi %1880, %1881 : index
    %1883 = arith.addi %1793, %1882 : index
    %1884 = arith.cmpi slt, %1883, %17 : index
    scf.if %1884 {
      %1885 = arith.cmpi eq, %hasFactors, %c9 : index
      %1886 = arith.muli %1883, %c7 : index
      %1887 = memref.load %factors[%1886] : memref<?xf32>
      %1888 = arith.mulf %1887, %operandScale : f32
      %1889 = arith.select %1885, %1888, %operandScale : f32
      %1890 = arith.addi %1797, %c8 : index
      %1891 = arith.muli %1879, %c4 : index
      %1892 = arith.addi %1890, %1891 : index
      %1893 = memref.load %14[%1892] : memref<?xf32>
      %1894 = arith.addi %1892, %c11 : index
      %1895 = memref.load %14[%1894] : memref<?xf32>
      %1896 = arith.addf %1893, %1895 : f32
      %1897 = arith.addi %1892, %c29 : index
      %1898 = memref.load %14[%1897] : memref<?xf32>
      %1899 = arith.addf %1896, %1898 : f32
      %1900 = arith.addi %1892, %c30 : index
      %1901 = memref.load %14[%1900] : memref<?xf32>
      %1902 = arith.addf %1899, %1901 : f32
      %1903 = arith.remui %1794, %c14 : index
      %1904 = arith.muli %1903, %c20 : index
      %1905 = arith.addi %11, %1904 : index
      %1906 = vector.load %w[%1905] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1907 = vector.bitcast %1906 : vector<4xi8> to vector<1xf32>
      %1908 = vector.extract %1907[0] : f32 from vector<1xf32>
      %1909 = arith.mulf %1908, %1889 : f32
      %1910 = arith.mulf %1902, %1909 : f32
      %1911 = arith.muli %3, %c7 : index
      %1912 = arith.addi %1911, %c8 : index
      %1913 = arith.muli %1912, %c14 : index
      %1914 = arith.remui %1794, %c14 : index
      %1915 = arith.addi %1913, %1914 : index
      %1916 = arith.muli %1882, %c23 : index
      %1917 = arith.addi %1916, %1915 : index
      memref.store %1910, %15[%1917] : memref<?xf32>
      %1918 = arith.addi %1797, %c22 : index
      %1919 = arith.muli %1879, %c4 : index
      %1920 = arith.addi %1918, %1919 : index
      %1921 = memref.load %14[%1920] : memref<?xf32>
      %1922 = arith.addi %1920, %c11 : index
      %1923 = memref.load %14[%1922] : memref<?xf32>
      %1924 = arith.addf %1921, %1923 : f32
      %1925 = arith.addi %1920, %c29 : index
      %1926 = memref.load %14[%1925] : memref<?xf32>
      %1927 = arith.addf %1924, %1926 : f32
      %1928 = arith.addi %1920, %c30 : index
      %1929 = memref.load %14[%1928] : memref<?xf32>
      %1930 = arith.addf %1927, %1929 : f32
      %1931 = arith.remui %1794, %c14 : index
      %1932 = arith.muli %1931, %c20 : index
      %1933 = arith.addi %13, %1932 : index
      %1934 = vector.load %w[%1933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1935 = vector.bitcast %1934 : vector<4xi8> to vector<1xf32>
      %1936 = vector.extract %1935[0] : f32 from vector<1xf32>
      %1937 = arith.mulf %1936, %1889 : f32
      %1938 = arith.mulf %1930, %1937 : f32
      %1939 = arith.muli %3, %c7 : index
      %1940 = arith.addi %1939, %c9 : index
      %1941 = arith.muli %1940, %c14 : index
      %1942 = arith.remui %1794, %c14 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = arith.muli %1882, %c23 : index
      %1945 = arith.addi %1944, %1943 : index
      memref.store %1938, %15[%1945] : memref<?xf32>
    }
    %1946 = arith.muli %4, %c7 : index
    %1947 = arith.addi %1946, %c9 : index
    %1948 = arith.muli %1947, %c7 : index
    %1949 = arith.divui %1794, %c14 : index
    %1950 = arith.addi %1948, %1949 : index
    %1951 = arith.addi %1793, %1950 : index
    %1952 = arith.cmpi slt, %1951, %17 : index
    scf.if %1952 {
      %1953 = arith.cmpi eq, %hasFactors, %c9 : index
      %1954 = arith.muli %1951, %c7 : index
      %1955 = memref.load %factors[%1954] : memref<?xf32>
      %1956 = arith.mulf %1955, %operandScale : f32
      %1957 = arith.select %1953, %1956, %operandScale : f32
      %1958 = arith.addi %1797, %c8 : index
      %1959 = arith.muli %1947, %c4 : index
      %1960 = arith.addi %1958, %1959 : index
      %1961 = memref.load %14[%1960] : memref<?xf32>
      %1962 = arith.addi %1960, %c11 : index
      %1963 = memref.load %14[%1962] : memref<?xf32>
      %1964 = arith.addf %1961, %1963 : f32
      %1965 = arith.addi %1960, %c29 : index
      %1966 = memref.load %14[%1965] : memref<?xf32>
      %1967 = arith.addf %1964, %1966 : f32
      %1968 = arith.addi %1960, %c30 : index
      %1969 = memref.load %14[%1968] : memref<?xf32>
      %1970 = arith.addf %1967, %1969 : f32
      %1971 = arith.remui %1794, %c14 : index
      %1972 = arith.muli %1971, %c20 : index
      %1973 = arith.addi %11, %1972 : index
      %1974 = vector.load %w[%1973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1975 = vector.bitcast %1974 : vector<4xi8> to vector<1xf32>
      %1976 = vector.extract %1975[0] : f32 from vector<1xf32>
      %1977 = arith.mulf %1976, %1957 : f32
      %1978 = arith.mulf %1970, %1977 : f32
      %1979 = arith.muli %3, %c7 : index
      %1980 = arith.addi %1979, %c8 : index
      %1981 = arith.muli %1980, %c14 : index
      %1982 = arith.remui %1794, %c14 : index
      %1983 = arith.addi %1981, %1982 : index
      %1984 = arith.muli %1950, %c23 : index
      %1985 = arith.addi %1984, %1983 : index
      memref.store %1978, %15[%1985] : memref<?xf32>
      %1986 = arith.addi %1797, %c22 : index
      %1987 = arith.muli %1947, %c4 : index
      %1988 = arith.addi %1986, %1987 : index
      %1989 = memref.load %14[%1988] : memref<?xf32>
      %1990 = arith.addi %1988, %c11 : index
      %1991 = memref.load %14[%1990] : memref<?xf32>
      %1992 = arith.addf %1989, %1991 : f32
      %1993 = arith.addi %1988, %c29 : index
      %1994 = memref.load %14[%1993] : memref<?xf32>
      %1995 = arith.addf %1992, %1994 : f32
      %1996 = arith.addi %1988, %c30 : index
      %1997 = memref.load %14[%1996] : memref<?xf32>
      %1998 = arith.addf %1995, %1997 : f32
      %1999 = arith.remui %1794, %c14 : index
      %2000 = arith.muli %1999, %c20 : index
      %2001 = arith.addi %13, %2000 : index
      %2002 = vector.load %w[%2001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2003 = vector.bitcast %2002 : vector<4xi8> to vector<1xf32>
      %2004 = vector.extract %2003[0] : f32 from vector<1xf32>
      %2005 = arith.mulf %2004, %1957 : f32
      %2006 = arith.mulf %1998, %2005 : f32
      %2007 = arith.muli %3, %c7 : index
      %2008 = arith.addi %2007, %c9 : index
      %2009 = arith.muli %2008, %c14 : index
      %2010 = arith.remui %1794, %c14 : index
      %2011 = arith.addi %2009, %2010 : index
      %2012 = arith.muli %1950, %c23 : index
      %2013 = arith.addi %2012, %2011 : index
      memref.store %2006, %15[%2013] : memref<?xf32>
    }
    wave.barrier
    %2014 = arith.addi %18, %c14 : index
    %2015 = wave.wave
    %2016 = arith.addi %2015, %c8 : index
    %2017 = arith.addi %2014, %2016 : index
    %2018 = arith.cmpi slt, %2017, %17 : index
    %2019 = arith.cmpi slt, %2016, %c14 : index
    %2020 = arith.andi %2018, %2019 : i1
    scf.if %2020 {
      %2021 = arith.addi %2014, %2016 : index
      %2022 = arith.muli %2016, %c23 : index
      %2023 = wave.lane
      %2024 = arith.addi %2023, %c8 : index
      %2025 = arith.cmpi eq, %hasBias, %c9 : index
      %2026 = arith.addi %2022, %2024 : index
      %2027 = memref.load %15[%2026] : memref<?xf32>
      %2028 = arith.muli %0, %c23 : index
      %2029 = arith.addi %2028, %2024 : index
      %2030 = memref.load %bias[%2029] : memref<?xf32>
      %2031 = arith.addf %2027, %2030 : f32
      %2032 = arith.select %2025, %2031, %2027 : f32
      %2033 = arith.addi %2024, %c16 : index
      %2034 = arith.cmpi eq, %hasBias, %c9 : index
      %2035 = arith.addi %2022, %2033 : index
      %2036 = memref.load %15[%2035] : memref<?xf32>
      %2037 = arith.muli %0, %c23 : index
      %2038 = arith.addi %2037, %2033 : index
      %2039 = memref.load %bias[%2038] : memref<?xf32>
      %2040 = arith.addf %2036, %2039 : f32
      %2041 = arith.select %2034, %2040, %2036 : f32
      %2042 = arith.addi %2023, %c4 : index
      %2043 = arith.cmpi slt, %2042, %c16 : index
      %2044 = arith.minsi %2042, %c32 : index
      %2045 = arith.cmpi eq, %hasBias, %c9 : index
      %2046 = arith.addi %2022, %2044 : index
      %2047 = memref.load %15[%2046] : memref<?xf32>
      %2048 = arith.muli %0, %c23 : index
      %2049 = arith.addi %2048, %2044 : index
      %2050 = memref.load %bias[%2049] : memref<?xf32>
      %2051 = arith.addf %2047, %2050 : f32
      %2052 = arith.select %2045, %2051, %2047 : f32
      %2053 = arith.addi %2044, %c16 : index
      %2054 = arith.cmpi eq, %hasBias, %c9 : index
      %2055 = arith.addi %2022, %2053 : index
      %2056 = memref.load %15[%2055] : memref<?xf32>
      %2057 = arith.muli %0, %c23 : index
      %2058 = arith.addi %2057, %2053 : index
      %2059 = memref.load %bias[%2058] : memref<?xf32>
      %2060 = arith.addf %2056, %2059 : f32
      %2061 = arith.select %2054, %2060, %2056 : f32
      %2062 = arith.addi %heads, %kvHeads : index
      %2063 = arith.cmpi slt, %0, %2062 : index
      scf.if %2063 {
        %2064 = arith.addi %positionsAt, %2021 : index
        %2065 = memref.load %step[%2064] : memref<?xi32>
        %2066 = arith.index_cast %2065 : i32 to index
        %2067 = arith.cmpi eq, %hasNorm, %c9 : index
        %2068 = math.fma %2032, %2032, %c35 : f32
        %2069 = math.fma %2041, %2041, %2068 : f32
        %2070 = math.fma %2052, %2052, %2069 : f32
        %2071 = arith.select %2043, %2070, %2069 : f32
        %2072 = math.fma %2061, %2061, %2071 : f32
        %2073 = arith.select %2043, %2072, %2071 : f32
        %2074 = vector.broadcast %2073 : f32 to vector<1xf32>
        %2075 = wave.reduce "add" %2074 : vector<1xf32>
        %2076 = arith.mulf %2075, %inverseHeadDim : f32
        %2077 = arith.addf %2076, %epsilon : f32
        %2078 = math.sqrt %2077 : f32
        %2079 = arith.divf %c37, %2078 : f32
        %2080 = arith.cmpi slt, %0, %heads : index
        %2081 = arith.addi %2024, %c16 : index
        %2082 = memref.load %query_norm[%2024] : memref<?xf32>
        %2083 = memref.load %key_norm[%2024] : memref<?xf32>
        %2084 = arith.select %2080, %2082, %2083 : f32
        %2085 = arith.mulf %2032, %2079 : f32
        %2086 = arith.mulf %2085, %2084 : f32
        %2087 = arith.select %2067, %2086, %2032 : f32
        %2088 = memref.load %query_norm[%2081] : memref<?xf32>
        %2089 = memref.load %key_norm[%2081] : memref<?xf32>
        %2090 = arith.select %2080, %2088, %2089 : f32
        %2091 = arith.mulf %2041, %2079 : f32
        %2092 = arith.mulf %2091, %2090 : f32
        %2093 = arith.select %2067, %2092, %2041 : f32
        %2094 = arith.addi %2044, %c16 : index
        %2095 = memref.load %query_norm[%2044] : memref<?xf32>
        %2096 = memref.load %key_norm[%2044] : memref<?xf32>
        %2097 = arith.select %2080, %2095, %2096 : f32
        %2098 = arith.mulf %2052, %2079 : f32
        %2099 = arith.mulf %2098, %2097 : f32
        %2100 = arith.select %2067, %2099, %2052 : f32
        %2101 = memref.load %query_norm[%2094] : memref<?xf32>
        %2102 = memref.load %key_norm[%2094] : memref<?xf32>
        %2103 = arith.select %2080, %2101, %2102 : f32
        %2104 = arith.mulf %2061, %2079 : f32
        %2105 = arith.mulf %2104, %2103 : f32
        %2106 = arith.select %2067, %2105, %2061 : f32
        %2107 = arith.remui %2066, %c22 : index
        %2108 = arith.muli %2107, %c23 : index
        %2109 = arith.addi %2108, %2024 : index
        %2110 = arith.divui %2066, %c22 : index
        %2111 = arith.addi %2110, %c22 : index
        %2112 = arith.muli %2111, %c23 : index
        %2113 = arith.addi %2112, %2024 : index
        %2114 = memref.load %rope[%2109] : memref<?xf32>
        %2115 = arith.addi %2109, %c16 : index
        %2116 = memref.load %rope[%2115] : memref<?xf32>
        %2117 = memref.load %rope[%2113] : memref<?xf32>
        %2118 = arith.addi %2113, %c16 : index
        %2119 = memref.load %rope[%2118] : memref<?xf32>
        %2120 = arith.mulf %2117, %2114 : f32
        %2121 = arith.mulf %2119, %2116 : f32
        %2122 = arith.subf %2120, %2121 : f32
        %2123 = arith.mulf %2119, %2114 : f32
        %2124 = arith.mulf %2117, %2116 : f32
        %2125 = arith.addf %2123, %2124 : f32
        %2126 = arith.mulf %2087, %2122 : f32
        %2127 = arith.mulf %2093, %2125 : f32
        %2128 = arith.subf %2126, %2127 : f32
        %2129 = arith.mulf %2093, %2122 : f32
        %2130 = arith.mulf %2087, %2125 : f32
        %2131 = arith.addf %2129, %2130 : f32
        %2132 = arith.cmpi slt, %0, %heads : index
        scf.if %2132 {
          %2133 = arith.muli %2021, %heads : index
          %2134 = arith.addi %2133, %0 : index
          %2135 = arith.muli %2134, %c23 : index
          %2136 = arith.addi %2135, %2024 : index
          memref.store %2128, %q[%2136] : memref<?xf32>
          %2137 = arith.addi %2136, %c16 : index
          memref.store %2131, %q[%2137] : memref<?xf32>
        } else {
          %2138 = arith.addi %2022, %2024 : index
          memref.store %2128, %15[%2138] : memref<?xf32>
          %2139 = arith.addi %2022, %2024 : index
          %2140 = arith.addi %2139, %c16 : index
          memref.store %2131, %15[%2140] : memref<?xf32>
        }
        %2141 = arith.remui %2066, %c22 : index
        %2142 = arith.muli %2141, %c23 : index
        %2143 = arith.addi %2142, %2044 : index
        %2144 = arith.divui %2066, %c22 : index
        %2145 = arith.addi %2144, %c22 : index
        %2146 = arith.muli %2145, %c23 : index
        %2147 = arith.addi %2146, %2044 : index
        %2148 = memref.load %rope[%2143] : memref<?xf32>
        %2149 = arith.addi %2143, %c16 : index
        %2150 = memref.load %rope[%2149] : memref<?xf32>
        %2151 = memref.load %rope[%2147] : memref<?xf32>
        %2152 = arith.addi %2147, %c16 : index
        %2153 = memref.load %rope[%2152] : memref<?xf32>
        %2154 = arith.mulf %2151, %2148 : f32
        %2155 = arith.mulf %2153, %2150 : f32
        %2156 = arith.subf %2154, %2155 : f32
        %2157 = arith.mulf %2153, %2148 : f32
        %2158 = arith.mulf %2151, %2150 : f32
        %2159 = arith.addf %2157, %2158 : f32
        %2160 = arith.mulf %2100, %2156 : f32
        %2161 = arith.mulf %2106, %2159 : f32
        %2162 = arith.subf %2160, %2161 : f32
        %2163 = arith.mulf %2106, %2156 : f32
        %2164 = arith.mulf %2100, %2159 : f32
        %2165 = arith.addf %2163, %2164 : f32
        scf.if %2043 {
          %2166 = arith.cmpi slt, %0, %heads : index
          scf.if %2166 {
            %2167 = arith.muli %2021, %heads : index
            %2168 = arith.addi %2167, %0 : index
            %2169 = arith.muli %2168, %c23 : index
            %2170 = arith.addi %2169, %2044 : index
            memref.store %2162, %q[%2170] : memref<?xf32>
            %2171 = arith.addi %2170, %c16 : index
            memref.store %2165, %q[%2171] : memref<?xf32>
          } else {
            %2172 = arith.addi %2022, %2044 : index
            memref.store %2162, %15[%2172] : memref<?xf32>
            %2173 = arith.addi %2022, %2044 : index
            %2174 = arith.addi %2173, %c16 : index
            memref.store %2165, %15[%2174] : memref<?xf32>
          }
        }
      } else {
        %2175 = arith.cmpi slt, %0, %heads : index
        scf.if %2175 {
          %2176 = arith.muli %2021, %heads : index
          %2177 = arith.addi %2176, %0 : index
          %2178 = arith.muli %2177, %c23 : index
          %2179 = arith.addi %2178, %2024 : index
          memref.store %2032, %q[%2179] : memref<?xf32>
          %2180 = arith.addi %2179, %c16 : index
          memref.store %2041, %q[%2180] : memref<?xf32>
        } else {
          %2181 = arith.addi %2022, %2024 : index
          memref.store %2032, %15[%2181] : memref<?xf32>
          %2182 = arith.addi %2022, %2024 : index
          %2183 = arith.addi %2182, %c16 : index
          memref.store %2041, %15[%2183] : memref<?xf32>
        }
        scf.if %2043 {
          %2184 = arith.cmpi slt, %0, %heads : index
          scf.if %2184 {
            %2185 = arith.muli %2021, %heads : index
            %2186 = arith.addi %2185, %0 : index
            %2187 = arith.muli %2186, %c23 : index
            %2188 = arith.addi %2187, %2044 : index
            memref.store %2052, %q[%2188] : memref<?xf32>
            %2189 = arith.addi %2188, %c16 : index
            memref.store %2061, %q[%2189] : memref<?xf32>
          } else {
            %2190 = arith.addi %2022, %2044 : index
            memref.store %2052, %15[%2190] : memref<?xf32>
            %2191 = arith.addi %2022, %2044 : index
            %2192 = arith.addi %2191, %c16 : index
            memref.store %2061, %15[%2192] : memref<?xf32>
          }
        }
      }
    }
    %2193 = arith.addi %2015, %c39 : index
    %2194 = arith.addi %2014, %2193 : index
    %2195 = arith.cmpi slt, %2194, %17 : index
    %2196 = arith.cmpi slt, %2193, %c14 : index
    %2197 = arith.andi %2195, %2196 : i1
    scf.if %2197 {
      %2198 = arith.addi %2014, %2193 : index
      %2199 = arith.muli %2193, %c23 : index
      %2200 = wave.lane
      %2201 = arith.addi %2200, %c8 : index
      %2202 = arith.cmpi eq, %hasBias, %c9 : index
      %2203 = arith.addi %2199, %2201 : index
      %2204 = memref.load %15[%2203] : memref<?xf32>
      %2205 = arith.muli %0, %c23 : index
      %2206 = arith.addi %2205, %2201 : index
      %2207 = memref.load %bias[%2206] : memref<?xf32>
      %2208 = arith.addf %2204, %2207 : f32
      %2209 = arith.select %2202, %2208, %2204 : f32
      %2210 = arith.addi %2201, %c16 : index
      %2211 = arith.cmpi eq, %hasBias, %c9 : index
      %2212 = arith.addi %2199, %2210 : index
      %2213 = memref.load %15[%2212] : memref<?xf32>
      %2214 = arith.muli %0, %c23 : index
      %2215 = arith.addi %2214, %2210 : index
      %2216 = memref.load %bias[%2215] : memref<?xf32>
      %2217 = arith.addf %2213, %2216 : f32
      %2218 = arith.select %2211, %2217, %2213 : f32
      %2219 = arith.addi %2200, %c4 : index
      %2220 = arith.cmpi slt, %2219, %c16 : index
      %2221 = arith.minsi %2219, %c32 : index
      %2222 = arith.cmpi eq, %hasBias, %c9 : index
      %2223 = arith.addi %2199, %2221 : index
      %2224 = memref.load %15[%2223] : memref<?xf32>
      %2225 = arith.muli %0, %c23 : index
      %2226 = arith.addi %2225, %2221 : index
      %2227 = memref.load %bias[%2226] : memref<?xf32>
      %2228 = arith.addf %2224, %2227 : f32
      %2229 = arith.select %2222, %2228, %2224 : f32
      %2230 = arith.addi %2221, %c16 : index
      %2231 = arith.cmpi eq, %hasBias, %c9 : index
      %2232 = arith.addi %2199, %2230 : index
      %2233 = memref.load %15[%2232] : memref<?xf32>
      %2234 = arith.muli %0, %c23 : index
      %2235 = arith.addi %2234, %2230 : index
      %2236 = memref.load %bias[%2235] : memref<?xf32>
      %2237 = arith.addf %2233, %2236 : f32
      %2238 = arith.select %2231, %2237, %2233 : f32
      %2239 = arith.addi %heads, %kvHeads : index
      %2240 = arith.cmpi slt, %0, %2239 : index
      scf.if %2240 {
        %2241 = arith.addi %positionsAt, %2198 : index
        %2242 = memref.load %step[%2241] : memref<?xi32>
        %2243 = arith.index_cast %2242 : i32 to index
        %2244 = arith.cmpi eq, %hasNorm, %c9 : index
        %2245 = math.fma %2209, %2209, %c35 : f32
        %2246 = math.fma %2218, %2218, %2245 : f32
        %2247 = math.fma %2229, %2229, %2246 : f32
        %2248 = arith.select %2220, %2247, %2246 : f32
        %2249 = math.fma %2238, %2238, %2248 : f32
        %2250 = arith.select %2220, %2249, %2248 : f32
        %2251 = vector.broadcast %2250 : f32 to vector<1xf32>
        %2252 = wave.reduce "add" %2251 : vector<1xf32>
        %2253 = arith.mulf %2252, %inverseHeadDim : f32
        %2254 = arith.addf %2253, %epsilon : f32
        %2255 = math.sqrt %2254 : f32
        %2256 = arith.divf %c37, %2255 : f32
        %2257 = arith.cmpi slt, %0, %heads : index
        %2258 = arith.addi %2201, %c16 : index
        %2259 = memref.load %query_norm[%2201] : memref<?xf32>
        %2260 = memref.load %key_norm[%2201] : memref<?xf32>
        %2261 = arith.select %2257, %2259, %2260 : f32
        %2262 = arith.mulf %2209, %2256 : f32
        %2263 = arith.mulf %2262, %2261 : f32
        %2264 = arith.select %2244, %2263, %2209 : f32
        %2265 = memref.load %query_norm[%2258] : memref<?xf32>
        %2266 = memref.load %key_norm[%2258] : memref<?xf32>
        %2267 = arith.select %2257, %2265, %2266 : f32
        %2268 = arith.mulf %2218, %2256 : f32
        %2269 = arith.mulf %2268, %2267 : f32
        %2270 = arith.select %2244, %2269, %2218 : f32
        %2271 = arith.addi %2221, %c16 : index
        %2272 = memref.load %query_norm[%2221] : memref<?xf32>
        %2273 = memref.load %key_norm[%2221] : memref<?xf32>
        %2274 = arith.select %2257, %2272, %2273 : f32
        %2275 = arith.mulf %2229, %2256 : f32
        %2276 = arith.mulf %2275, %2274 : f32
        %2277 = arith.select %2244, %2276, %2229 : f32
        %2278 = memref.load %query_norm[%2271] : memref<?xf32>
        %2279 = memref.load %key_norm[%2271] : memref<?xf32>
        %2280 = arith.select %2257, %2278, %2279 : f32
        %2281 = arith.mulf %2238, %2256 : f32
        %2282 = arith.mulf %2281, %2280 : f32
        %2283 = arith.select %2244, %2282, %2238 : f32
        %2284 = arith.remui %2243, %c22 : index
        %2285 = arith.muli %2284, %c23 : index
        %2286 = arith.addi %2285, %2201 : index
        %2287 = arith.divui %2243, %c22 : index
        %2288 = arith.addi %2287, %c22 : index
        %2289 = arith.muli %2288, %c23 : index
        %2290 = arith.addi %2289, %2201 : index
        %2291 = memref.load %rope[%2286] : memref<?xf32>
        %2292 = arith.addi %2286, %c16 : index
        %2293 = memref.load %rope[%2292] : memref<?xf32>
        %2294 = memref.load %rope[%2290] : memref<?xf32>
        %2295 = arith.addi %2290, %c16 : index
        %2296 = memref.load %rope[%2295] : memref<?xf32>
        %2297 = arith.mulf %2294, %2291 : f32
        %2298 = arith.mulf %2296, %2293 : f32
        %2299 = arith.subf %2297, %2298 : f32
        %2300 = arith.mulf %2296, %2291 : f32
        %2301 = arith.mulf %2294, %2293 : f32
        %2302 = arith.addf %2300, %2301 : f32
        %2303 = arith.mulf %2264, %2299 : f32
        %2304 = arith.mulf %2270, %2302 : f32
        %2305 = arith.subf %2303, %2304 : f32
        %2306 = arith.mulf %2270, %2299 : f32
        %2307 = arith.mulf %2264, %2302 : f32
        %2308 = arith.addf %2306, %2307 : f32
        %2309 = arith.cmpi slt, %0, %heads : index
        scf.if %2309 {
          %2310 = arith.muli %2198, %heads : index
          %2311 = arith.addi %2310, %0 : index
          %2312 = arith.muli %2311, %c23 : index
          %2313 = arith.addi %2312, %2201 : index
          memref.store %2305, %q[%2313] : memref<?xf32>
          %2314 = arith.addi %2313, %c16 : index
          memref.store %2308, %q[%2314] : memref<?xf32>
        } else {
          %2315 = arith.addi %2199, %2201 : index
          memref.store %2305, %15[%2315] : memref<?xf32>
          %2316 = arith.addi %2199, %2201 : index
          %2317 = arith.addi %2316, %c16 : index
          memref.store %2308, %15[%2317] : memref<?xf32>
        }
        %2318 = arith.remui %2243, %c22 : index
        %2319 = arith.muli %2318, %c23 : index
        %2320 = arith.addi %2319, %2221 : index
        %2321 = arith.divui %2243, %c22 : index
        %2322 = arith.addi %2321, %c22 : index
        %2323 = arith.muli %2322, %c23 : index
        %2324 = arith.addi %2323, %2221 : index
        %2325 = memref.load %rope[%2320] : memref<?xf32>
        %2326 = arith.addi %2320, %c16 : index
        %2327 = memref.load %rope[%2326] : memref<?xf32>
        %2328 = memref.load %rope[%2324] : memref<?xf32>
        %2329 = arith.addi %2324, %c16 : index
        %2330 = memref.load %rope[%2329] : memref<?xf32>
        %2331 = arith.mulf %2328, %2325 : f32
        %2332 = arith.mulf %2330, %2327 : f32
        %2333 = arith.subf %2331, %2332 : f32
        %2334 = arith.mulf %2330, %2325 : f32
        %2335 = arith.mulf %2328, %2327 : f32
        %2336 = arith.addf %2334, %2335 : f32
        %2337 = arith.mulf %2277, %2333 : f32
        %2338 = arith.mulf %2283, %2336 : f32
        %2339 = arith.subf %2337, %2338 : f32
        %2340 = arith.mulf %2283, %2333 : f32
        %2341 = arith.mulf %2277, %2336 : f32
        %2342 = arith.addf %2340, %2341 : f32
        scf.if %2220 {
          %2343 = arith.cmpi slt, %0, %heads : index
          scf.if %2343 {
            %2344 = arith.muli %2198, %heads : index
            %2345 = arith.addi %2344, %0 : index
            %2346 = arith.muli %2345, %c23 : index
            %2347 = arith.addi %2346, %2221 : index
            memref.store %2339, %q[%2347] : memref<?xf32>
            %2348 = arith.addi %2347, %c16 : index
            memref.store %2342, %q[%2348] : memref<?xf32>
          } else {
            %2349 = arith.addi %2199, %2221 : index
            memref.store %2339, %15[%2349] : memref<?xf32>
            %2350 = arith.addi %2199, %2221 : index
            %2351 = arith.addi %2350, %c16 : index
            memref.store %2342, %15[%2351] : memref<?xf32>
          }
        }
      } else {
        %2352 = arith.cmpi slt, %0, %heads : index
        scf.if %2352 {
          %2353 = arith.muli %2198, %heads : index
          %2354 = arith.addi %2353, %0 : index
          %2355 = arith.muli %2354, %c23 : index
          %2356 = arith.addi %2355, %2201 : index
          memref.store %2209, %q[%2356] : memref<?xf32>
          %2357 = arith.addi %2356, %c16 : index
          memref.store %2218, %q[%2357] : memref<?xf32>
        } else {
          %2358 = arith.addi %2199, %2201 : index
          memref.store %2209, %15[%2358] : memref<?xf32>
          %2359 = arith.addi %2199, %2201 : index
          %2360 = arith.addi %2359, %c16 : index
          memref.store %2218, %15[%2360] : memref<?xf32>
        }
        scf.if %2220 {
          %2361 = arith.cmpi slt, %0, %heads : index
          scf.if %2361 {
            %2362 = arith.muli %2198, %heads : index
            %2363 = arith.addi %2362, %0 : index
            %2364 = arith.muli %2363, %c23 : index
            %2365 = arith.addi %2364, %2221 : index
            memref.store %2229, %q[%2365] : memref<?xf32>
            %2366 = arith.addi %2365, %c16 : index
            memref.store %2238, %q[%2366] : memref<?xf32>
          } else {
            %2367 = arith.addi %2199, %2221 : index
            memref.store %2229, %15[%2367] : memref<?xf32>
            %2368 = arith.addi %2199, %2221 : index
            %2369 = arith.addi %2368, %c16 : index
            memref.store %2238, %15[%2369] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2370 = arith.cmpi sge, %0, %heads : index
    scf.if %2370 {
      %2371 = arith.addi %2015, %c8 : index
      %2372 = arith.addi %2014, %2371 : index
      %2373 = arith.cmpi slt, %2372, %17 : index
      %2374 = arith.cmpi slt, %2371, %c14 : index
      %2375 = arith.andi %2373, %2374 : i1
      scf.if %2375 {
        %2376 = arith.addi %2014, %2371 : index
        %2377 = arith.addi %slotsAt, %2376 : index
        %2378 = memref.load %step[%2377] : memref<?xi32>
        %2379 = arith.index_cast %2378 : i32 to index
        %2380 = arith.cmpi sge, %2379, %c8 : index
        scf.if %2380 {
          %2381 = arith.muli %2371, %c23 : index
          %2382 = arith.subi %0, %heads : index
          %2383 = memref.load %scales[%2382] : memref<?xf32>
          %2384 = vector.broadcast %2383 : f32 to vector<4xf32>
          %2385 = arith.divui %2379, %c14 : index
          %2386 = arith.remui %2379, %c14 : index
          %2387 = arith.muli %2385, %pageBytes : index
          %2388 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2388 {
            %2389 = wave.lane
            %2390 = arith.muli %2389, %c20 : index
            scf.for %2391 = %2390 to %c23 step %c5 {
              %2392 = arith.addi %2381, %2391 : index
              %2393 = vector.load %15[%2392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2394 = arith.mulf %2393, %2384 : vector<4xf32>
              %2395 = arith.minimumf %2394, %c43 : vector<4xf32>
              %2396 = arith.maximumf %2395, %c44 : vector<4xf32>
              %2397 = arith.truncf %2396 : vector<4xf32> to vector<4xf16>
              %2398 = vector.bitcast %2397 : vector<4xf16> to vector<8xi8>
              %2399 = arith.cmpi slt, %2382, %kvHeads : index
              scf.if %2399 {
                %2400 = arith.muli %2382, %c10 : index
                %2401 = arith.addi %2387, %2400 : index
                %2402 = arith.divui %2391, %c14 : index
                %2403 = arith.muli %2402, %c21 : index
                %2404 = arith.remui %2391, %c14 : index
                %2405 = arith.divui %2404, %c15 : index
                %2406 = arith.muli %2405, %c22 : index
                %2407 = arith.muli %2386, %c14 : index
                %2408 = arith.addi %2406, %2407 : index
                %2409 = arith.remui %2404, %c15 : index
                %2410 = arith.muli %2409, %c7 : index
                %2411 = arith.addi %2408, %2410 : index
                %2412 = arith.addi %2403, %2411 : index
                %2413 = arith.addi %2401, %2412 : index
                vector.store %2398, %kv[%2413] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2414 = arith.subi %2382, %kvHeads : index
                %2415 = arith.muli %2414, %c10 : index
                %2416 = arith.addi %2387, %2415 : index
                %2417 = arith.addi %2391, %c8 : index
                %2418 = arith.divui %2417, %c14 : index
                %2419 = arith.muli %2418, %c21 : index
                %2420 = arith.addi %2419, %c29 : index
                %2421 = arith.remui %2417, %c14 : index
                %2422 = arith.divui %2386, %c7 : index
                %2423 = arith.remui %2386, %c7 : index
                %2424 = arith.muli %2423, %c15 : index
                %2425 = arith.addi %2422, %2424 : index
                %2426 = arith.divui %2425, %c15 : index
                %2427 = arith.muli %2426, %c22 : index
                %2428 = arith.muli %2421, %c14 : index
                %2429 = arith.addi %2427, %2428 : index
                %2430 = arith.remui %2425, %c15 : index
                %2431 = arith.muli %2430, %c7 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.addi %2420, %2432 : index
                %2434 = arith.addi %2416, %2433 : index
                %2435 = vector.shuffle %2398, %2398 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2435, %kv[%2434] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2436 = arith.addi %2391, %c9 : index
                %2437 = arith.divui %2436, %c14 : index
                %2438 = arith.muli %2437, %c21 : index
                %2439 = arith.addi %2438, %c29 : index
                %2440 = arith.remui %2436, %c14 : index
                %2441 = arith.divui %2386, %c7 : index
                %2442 = arith.remui %2386, %c7 : index
                %2443 = arith.muli %2442, %c15 : index
                %2444 = arith.addi %2441, %2443 : index
                %2445 = arith.divui %2444, %c15 : index
                %2446 = arith.muli %2445, %c22 : index
                %2447 = arith.muli %2440, %c14 : index
                %2448 = arith.addi %2446, %2447 : index
                %2449 = arith.remui %2444, %c15 : index
                %2450 = arith.muli %2449, %c7 : index
                %2451 = arith.addi %2448, %2450 : index
                %2452 = arith.addi %2439, %2451 : index
                %2453 = arith.addi %2416, %2452 : index
                %2454 = vector.shuffle %2398, %2398 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2454, %kv[%2453] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2455 = arith.addi %2391, %c7 : index
                %2456 = arith.divui %2455, %c14 : index
                %2457 = arith.muli %2456, %c21 : index
                %2458 = arith.addi %2457, %c29 : index
                %2459 = arith.remui %2455, %c14 : index
                %2460 = arith.divui %2386, %c7 : index
                %2461 = arith.remui %2386, %c7 : index
                %2462 = arith.muli %2461, %c15 : index
                %2463 = arith.addi %2460, %2462 : index
                %2464 = arith.divui %2463, %c15 : index
                %2465 = arith.muli %2464, %c22 : index
                %2466 = arith.muli %2459, %c14 : index
                %2467 = arith.addi %2465, %2466 : index
                %2468 = arith.remui %2463, %c15 : index
                %2469 = arith.muli %2468, %c7 : index
                %2470 = arith.addi %2467, %2469 : index
                %2471 = arith.addi %2458, %2470 : index
                %2472 = arith.addi %2416, %2471 : index
                %2473 = vector.shuffle %2398, %2398 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2473, %kv[%2472] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2474 = arith.addi %2391, %c2 : index
                %2475 = arith.divui %2474, %c14 : index
                %2476 = arith.muli %2475, %c21 : index
                %2477 = arith.addi %2476, %c29 : index
                %2478 = arith.remui %2474, %c14 : index
                %2479 = arith.divui %2386, %c7 : index
                %2480 = arith.remui %2386, %c7 : index
                %2481 = arith.muli %2480, %c15 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.divui %2482, %c15 : index
                %2484 = arith.muli %2483, %c22 : index
                %2485 = arith.muli %2478, %c14 : index
                %2486 = arith.addi %2484, %2485 : index
                %2487 = arith.remui %2482, %c15 : index
                %2488 = arith.muli %2487, %c7 : index
                %2489 = arith.addi %2486, %2488 : index
                %2490 = arith.addi %2477, %2489 : index
                %2491 = arith.addi %2416, %2490 : index
                %2492 = vector.shuffle %2398, %2398 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2492, %kv[%2491] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2493 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2493 {
            %2494 = wave.lane
            %2495 = arith.muli %2494, %c20 : index
            scf.for %2496 = %2495 to %c23 step %c5 {
              %2497 = arith.addi %2381, %2496 : index
              %2498 = vector.load %15[%2497] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2499 = arith.mulf %2498, %2384 : vector<4xf32>
              %2500 = wave.fp8_encode "e4m3" %2499 : vector<4xf32> -> vector<4xi8>
              %2501 = arith.cmpi slt, %2382, %kvHeads : index
              scf.if %2501 {
                %2502 = arith.muli %2382, %c29 : index
                %2503 = arith.addi %2387, %2502 : index
                %2504 = vector.shuffle %2500, %2500 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2505 = arith.divui %2496, %c14 : index
                %2506 = arith.muli %2505, %c22 : index
                %2507 = arith.remui %2496, %c14 : index
                %2508 = arith.muli %2386, %c14 : index
                %2509 = arith.divui %2507, %c20 : index
                %2510 = arith.muli %2509, %c20 : index
                %2511 = arith.remui %2507, %c7 : index
                %2512 = arith.muli %2511, %c7 : index
                %2513 = arith.addi %2510, %2512 : index
                %2514 = arith.divui %2507, %c7 : index
                %2515 = arith.remui %2514, %c7 : index
                %2516 = arith.addi %2513, %2515 : index
                %2517 = arith.addi %2508, %2516 : index
                %2518 = arith.addi %2506, %2517 : index
                %2519 = arith.addi %2503, %2518 : index
                vector.store %2504, %kv[%2519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2520 = arith.subi %2382, %kvHeads : index
                %2521 = arith.muli %2520, %c29 : index
                %2522 = arith.addi %2387, %2521 : index
                %2523 = arith.addi %2496, %c8 : index
                %2524 = arith.divui %2523, %c14 : index
                %2525 = arith.muli %2524, %c22 : index
                %2526 = arith.addi %2525, %c11 : index
                %2527 = arith.remui %2523, %c14 : index
                %2528 = arith.divui %2386, %c7 : index
                %2529 = arith.remui %2386, %c7 : index
                %2530 = arith.muli %2529, %c15 : index
                %2531 = arith.addi %2528, %2530 : index
                %2532 = arith.muli %2527, %c14 : index
                %2533 = arith.divui %2531, %c20 : index
                %2534 = arith.muli %2533, %c20 : index
                %2535 = arith.remui %2531, %c7 : index
                %2536 = arith.muli %2535, %c7 : index
                %2537 = arith.addi %2534, %2536 : index
                %2538 = arith.divui %2531, %c7 : index
                %2539 = arith.remui %2538, %c7 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.addi %2532, %2540 : index
                %2542 = arith.addi %2526, %2541 : index
                %2543 = arith.addi %2522, %2542 : index
                %2544 = vector.shuffle %2500, %2500 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2544, %kv[%2543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2545 = arith.addi %2496, %c9 : index
                %2546 = arith.divui %2545, %c14 : index
                %2547 = arith.muli %2546, %c22 : index
                %2548 = arith.addi %2547, %c11 : index
                %2549 = arith.remui %2545, %c14 : index
                %2550 = arith.divui %2386, %c7 : index
                %2551 = arith.remui %2386, %c7 : index
                %2552 = arith.muli %2551, %c15 : index
                %2553 = arith.addi %2550, %2552 : index
                %2554 = arith.muli %2549, %c14 : index
                %2555 = arith.divui %2553, %c20 : index
                %2556 = arith.muli %2555, %c20 : index
                %2557 = arith.remui %2553, %c7 : index
                %2558 = arith.muli %2557, %c7 : index
                %2559 = arith.addi %2556, %2558 : index
                %2560 = arith.divui %2553, %c7 : index
                %2561 = arith.remui %2560, %c7 : index
                %2562 = arith.addi %2559, %2561 : index
                %2563 = arith.addi %2554, %2562 : index
                %2564 = arith.addi %2548, %2563 : index
                %2565 = arith.addi %2522, %2564 : index
                %2566 = vector.shuffle %2500, %2500 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2566, %kv[%2565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2567 = arith.addi %2496, %c7 : index
                %2568 = arith.divui %2567, %c14 : index
                %2569 = arith.muli %2568, %c22 : index
                %2570 = arith.addi %2569, %c11 : index
                %2571 = arith.remui %2567, %c14 : index
                %2572 = arith.divui %2386, %c7 : index
                %2573 = arith.remui %2386, %c7 : index
                %2574 = arith.muli %2573, %c15 : index
                %2575 = arith.addi %2572, %2574 : index
                %2576 = arith.muli %2571, %c14 : index
                %2577 = arith.divui %2575, %c20 : index
                %2578 = arith.muli %2577, %c20 : index
                %2579 = arith.remui %2575, %c7 : index
                %2580 = arith.muli %2579, %c7 : index
                %2581 = arith.addi %2578, %2580 : index
                %2582 = arith.divui %2575, %c7 : index
                %2583 = arith.remui %2582, %c7 : index
                %2584 = arith.addi %2581, %2583 : index
                %2585 = arith.addi %2576, %2584 : index
                %2586 = arith.addi %2570, %2585 : index
                %2587 = arith.addi %2522, %2586 : index
                %2588 = vector.shuffle %2500, %2500 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2588, %kv[%2587] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2589 = arith.addi %2496, %c2 : index
                %2590 = arith.divui %2589, %c14 : index
                %2591 = arith.muli %2590, %c22 : index
                %2592 = arith.addi %2591, %c11 : index
                %2593 = arith.remui %2589, %c14 : index
                %2594 = arith.divui %2386, %c7 : index
                %2595 = arith.remui %2386, %c7 : index
                %2596 = arith.muli %2595, %c15 : index
                %2597 = arith.addi %2594, %2596 : index
                %2598 = arith.muli %2593, %c14 : index
                %2599 = arith.divui %2597, %c20 : index
                %2600 = arith.muli %2599, %c20 : index
                %2601 = arith.remui %2597, %c7 : index
                %2602 = arith.muli %2601, %c7 : index
                %2603 = arith.addi %2600, %2602 : index
                %2604 = arith.divui %2597, %c7 : index
                %2605 = arith.remui %2604, %c7 : index
                %2606 = arith.addi %2603, %2605 : index
                %2607 = arith.addi %2598, %2606 : index
                %2608 = arith.addi %2592, %2607 : index
                %2609 = arith.addi %2522, %2608 : index
                %2610 = vector.shuffle %2500, %2500 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2610, %kv[%2609] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2611 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2611 {
            %2612 = wave.lane
            %2613 = arith.muli %2612, %c20 : index
            scf.for %2614 = %2613 to %c23 step %c5 {
              %2615 = arith.addi %2381, %2614 : index
              %2616 = vector.load %15[%2615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2617 = arith.mulf %2616, %2384 : vector<4xf32>
              %2618 = wave.fp8_encode "e5m2" %2617 : vector<4xf32> -> vector<4xi8>
              %2619 = arith.cmpi slt, %2382, %kvHeads : index
              scf.if %2619 {
                %2620 = arith.muli %2382, %c29 : index
                %2621 = arith.addi %2387, %2620 : index
                %2622 = vector.shuffle %2618, %2618 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2623 = arith.divui %2614, %c14 : index
                %2624 = arith.muli %2623, %c22 : index
                %2625 = arith.remui %2614, %c14 : index
                %2626 = arith.muli %2386, %c14 : index
                %2627 = arith.divui %2625, %c20 : index
                %2628 = arith.muli %2627, %c20 : index
                %2629 = arith.remui %2625, %c7 : index
                %2630 = arith.muli %2629, %c7 : index
                %2631 = arith.addi %2628, %2630 : index
                %2632 = arith.divui %2625, %c7 : index
                %2633 = arith.remui %2632, %c7 : index
                %2634 = arith.addi %2631, %2633 : index
                %2635 = arith.addi %2626, %2634 : index
                %2636 = arith.addi %2624, %2635 : index
                %2637 = arith.addi %2621, %2636 : index
                vector.store %2622, %kv[%2637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2638 = arith.subi %2382, %kvHeads : index
                %2639 = arith.muli %2638, %c29 : index
                %2640 = arith.addi %2387, %2639 : index
                %2641 = arith.addi %2614, %c8 : index
                %2642 = arith.divui %2641, %c14 : index
                %2643 = arith.muli %2642, %c22 : index
                %2644 = arith.addi %2643, %c11 : index
                %2645 = arith.remui %2641, %c14 : index
                %2646 = arith.divui %2386, %c7 : index
                %2647 = arith.remui %2386, %c7 : index
                %2648 = arith.muli %2647, %c15 : index
                %2649 = arith.addi %2646, %2648 : index
                %2650 = arith.muli %2645, %c14 : index
                %2651 = arith.divui %2649, %c20 : index
                %2652 = arith.muli %2651, %c20 : index
                %2653 = arith.remui %2649, %c7 : index
                %2654 = arith.muli %2653, %c7 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.divui %2649, %c7 : index
                %2657 = arith.remui %2656, %c7 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.addi %2650, %2658 : index
                %2660 = arith.addi %2644, %2659 : index
                %2661 = arith.addi %2640, %2660 : index
                %2662 = vector.shuffle %2618, %2618 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2662, %kv[%2661] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2663 = arith.addi %2614, %c9 : index
                %2664 = arith.divui %2663, %c14 : index
                %2665 = arith.muli %2664, %c22 : index
                %2666 = arith.addi %2665, %c11 : index
                %2667 = arith.remui %2663, %c14 : index
                %2668 = arith.divui %2386, %c7 : index
                %2669 = arith.remui %2386, %c7 : index
                %2670 = arith.muli %2669, %c15 : index
                %2671 = arith.addi %2668, %2670 : index
                %2672 = arith.muli %2667, %c14 : index
                %2673 = arith.divui %2671, %c20 : index
                %2674 = arith.muli %2673, %c20 : index
                %2675 = arith.remui %2671, %c7 : index
                %2676 = arith.muli %2675, %c7 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.divui %2671, %c7 : index
                %2679 = arith.remui %2678, %c7 : index
                %2680 = arith.addi %2677, %2679 : index
                %2681 = arith.addi %2672, %2680 : index
                %2682 = arith.addi %2666, %2681 : index
                %2683 = arith.addi %2640, %2682 : index
                %2684 = vector.shuffle %2618, %2618 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2684, %kv[%2683] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2685 = arith.addi %2614, %c7 : index
                %2686 = arith.divui %2685, %c14 : index
                %2687 = arith.muli %2686, %c22 : index
                %2688 = arith.addi %2687, %c11 : index
                %2689 = arith.remui %2685, %c14 : index
                %2690 = arith.divui %2386, %c7 : index
                %2691 = arith.remui %2386, %c7 : index
                %2692 = arith.muli %2691, %c15 : index
                %2693 = arith.addi %2690, %2692 : index
                %2694 = arith.muli %2689, %c14 : index
                %2695 = arith.divui %2693, %c20 : index
                %2696 = arith.muli %2695, %c20 : index
                %2697 = arith.remui %2693, %c7 : index
                %2698 = arith.muli %2697, %c7 : index
                %2699 = arith.addi %2696, %2698 : index
                %2700 = arith.divui %2693, %c7 : index
                %2701 = arith.remui %2700, %c7 : index
                %2702 = arith.addi %2699, %2701 : index
                %2703 = arith.addi %2694, %2702 : index
                %2704 = arith.addi %2688, %2703 : index
                %2705 = arith.addi %2640, %2704 : index
                %2706 = vector.shuffle %2618, %2618 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2706, %kv[%2705] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2707 = arith.addi %2614, %c2 : index
                %2708 = arith.divui %2707, %c14 : index
                %2709 = arith.muli %2708, %c22 : index
                %2710 = arith.addi %2709, %c11 : index
                %2711 = arith.remui %2707, %c14 : index
                %2712 = arith.divui %2386, %c7 : index
                %2713 = arith.remui %2386, %c7 : index
                %2714 = arith.muli %2713, %c15 : index
                %2715 = arith.addi %2712, %2714 : index
                %2716 = arith.muli %2711, %c14 : index
                %2717 = arith.divui %2715, %c20 : index
                %2718 = arith.muli %2717, %c20 : index
                %2719 = arith.remui %2715, %c7 : index
                %2720 = arith.muli %2719, %c7 : index
                %2721 = arith.addi %2718, %2720 : index
                %2722 = arith.divui %2715, %c7 : index
                %2723 = arith.remui %2722, %c7 : index
                %2724 = arith.addi %2721, %2723 : index
                %2725 = arith.addi %2716, %2724 : index
                %2726 = arith.addi %2710, %2725 : index
                %2727 = arith.addi %2640, %2726 : index
                %2728 = vector.shuffle %2618, %2618 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2728, %kv[%2727] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2729 = arith.addi %2015, %c39 : index
      %2730 = arith.addi %2014, %2729 : index
      %2731 = arith.cmpi slt, %2730, %17 : index
      %2732 = arith.cmpi slt, %2729, %c14 : index
      %2733 = arith.andi %2731, %2732 : i1
      scf.if %2733 {
        %2734 = arith.addi %2014, %2729 : index
        %2735 = arith.addi %slotsAt, %2734 : index
        %2736 = memref.load %step[%2735] : memref<?xi32>
        %2737 = arith.index_cast %2736 : i32 to index
        %2738 = arith.cmpi sge, %2737, %c8 : index
        scf.if %2738 {
          %2739 = arith.muli %2729, %c23 : index
          %2740 = arith.subi %0, %heads : index
          %2741 = memref.load %scales[%2740] : memref<?xf32>
          %2742 = vector.broadcast %2741 : f32 to vector<4xf32>
          %2743 = arith.divui %2737, %c14 : index
          %2744 = arith.remui %2737, %c14 : index
          %2745 = arith.muli %2743, %pageBytes : index
          %2746 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2746 {
            %2747 = wave.lane
            %2748 = arith.muli %2747, %c20 : index
            scf.for %2749 = %2748 to %c23 step %c5 {
              %2750 = arith.addi %2739, %2749 : index
              %2751 = vector.load %15[%2750] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2752 = arith.mulf %2751, %2742 : vector<4xf32>
              %2753 = arith.minimumf %2752, %c43 : vector<4xf32>
              %2754 = arith.maximumf %2753, %c44 : vector<4xf32>
              %2755 = arith.truncf %2754 : vector<4xf32> to vector<4xf16>
              %2756 = vector.bitcast %2755 : vector<4xf16> to vector<8xi8>
              %2757 = arith.cmpi slt, %2740, %kvHeads : index
              scf.if %2757 {
                %2758 = arith.muli %2740, %c10 : index
                %2759 = arith.addi %2745, %2758 : index
                %2760 = arith.divui %2749, %c14 : index
                %2761 = arith.muli %2760, %c21 : index
                %2762 = arith.remui %2749, %c14 : index
                %2763 = arith.divui %2762, %c15 : index
                %2764 = arith.muli %2763, %c22 : index
                %2765 = arith.muli %2744, %c14 : index
                %2766 = arith.addi %2764, %2765 : index
                %2767 = arith.remui %2762, %c15 : index
                %2768 = arith.muli %2767, %c7 : index
                %2769 = arith.addi %2766, %2768 : index
                %2770 = arith.addi %2761, %2769 : index
                %2771 = arith.addi %2759, %2770 : index
                vector.store %2756, %kv[%2771] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2772 = arith.subi %2740, %kvHeads : index
                %2773 = arith.muli %2772, %c10 : index
                %2774 = arith.addi %2745, %2773 : index
                %2775 = arith.addi %2749, %c8 : index
                %2776 = arith.divui %2775, %c14 : index
                %2777 = arith.muli %2776, %c21 : index
                %2778 = arith.addi %2777, %c29 : index
                %2779 = arith.remui %2775, %c14 : index
                %2780 = arith.divui %2744, %c7 : index
                %2781 = arith.remui %2744, %c7 : index
                %2782 = arith.muli %2781, %c15 : index
                %2783 = arith.addi %2780, %2782 : index
                %2784 = arith.divui %2783, %c15 : index
                %2785 = arith.muli %2784, %c22 : index
                %2786 = arith.muli %2779, %c14 : index
                %2787 = arith.addi %2785, %2786 : index
                %2788 = arith.remui %2783, %c15 : index
                %2789 = arith.muli %2788, %c7 : index
                %2790 = arith.addi %2787, %2789 : index
                %2791 = arith.addi %2778, %2790 : index
                %2792 = arith.addi %2774, %2791 : index
                %2793 = vector.shuffle %2756, %2756 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2793, %kv[%2792] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2794 = arith.addi %2749, %c9 : index
                %2795 = arith.divui %2794, %c14 : index
                %2796 = arith.muli %2795, %c21 : index
                %2797 = arith.addi %2796, %c29 : index
                %2798 = arith.remui %2794, %c14 : index
                %2799 = arith.divui %2744, %c7 : index
                %2800 = arith.remui %2744, %c7 : index
                %2801 = arith.muli %2800, %c15 : index
                %2802 = arith.addi %2799, %2801 : index
                %2803 = arith.divui %2802, %c15 : index
                %2804 = arith.muli %2803, %c22 : index
                %2805 = arith.muli %2798, %c14 : index
                %2806 = arith.addi %2804, %2805 : index
                %2807 = arith.remui %2802, %c15 : index
                %2808 = arith.muli %2807, %c7 : index
                %2809 = arith.addi %2806, %2808 : index
                %2810 = arith.addi %2797, %2809 : index
                %2811 = arith.addi %2774, %2810 : index
                %2812 = vector.shuffle %2756, %2756 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2812, %kv[%2811] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2813 = arith.addi %2749, %c7 : index
                %2814 = arith.divui %2813, %c14 : index
                %2815 = arith.muli %2814, %c21 : index
                %2816 = arith.addi %2815, %c29 : index
                %2817 = arith.remui %2813, %c14 : index
                %2818 = arith.divui %2744, %c7 : index
                %2819 = arith.remui %2744, %c7 : index
                %2820 = arith.muli %2819, %c15 : index
                %2821 = arith.addi %2818, %2820 : index
                %2822 = arith.divui %2821, %c15 : index
                %2823 = arith.muli %2822, %c22 : index
                %2824 = arith.muli %2817, %c14 : index
                %2825 = arith.addi %2823, %2824 : index
                %2826 = arith.remui %2821, %c15 : index
                %2827 = arith.muli %2826, %c7 : index
                %2828 = arith.addi %2825, %2827 : index
                %2829 = arith.addi %2816, %2828 : index
                %2830 = arith.addi %2774, %2829 : index
                %2831 = vector.shuffle %2756, %2756 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2831, %kv[%2830] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2832 = arith.addi %2749, %c2 : index
                %2833 = arith.divui %2832, %c14 : index
                %2834 = arith.muli %2833, %c21 : index
                %2835 = arith.addi %2834, %c29 : index
                %2836 = arith.remui %2832, %c14 : index
                %2837 = arith.divui %2744, %c7 : index
                %2838 = arith.remui %2744, %c7 : index
                %2839 = arith.muli %2838, %c15 : index
                %2840 = arith.addi %2837, %2839 : index
                %2841 = arith.divui %2840, %c15 : index
                %2842 = arith.muli %2841, %c22 : index
                %2843 = arith.muli %2836, %c14 : index
                %2844 = arith.addi %2842, %2843 : index
                %2845 = arith.remui %2840, %c15 : index
                %2846 = arith.muli %2845, %c7 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.addi %2835, %2847 : index
                %2849 = arith.addi %2774, %2848 : index
                %2850 = vector.shuffle %2756, %2756 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2850, %kv[%2849] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2851 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2851 {
            %2852 = wave.lane
            %2853 = arith.muli %2852, %c20 : index
            scf.for %2854 = %2853 to %c23 step %c5 {
              %2855 = arith.addi %2739, %2854 : index
              %2856 = vector.load %15[%2855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2857 = arith.mulf %2856, %2742 : vector<4xf32>
              %2858 = wave.fp8_encode "e4m3" %2857 : vector<4xf32> -> vector<4xi8>
              %2859 = arith.cmpi slt, %2740, %kvHeads : index
              scf.if %2859 {
                %2860 = arith.muli %2740, %c29 : index
                %2861 = arith.addi %2745, %2860 : index
                %2862 = vector.shuffle %2858, %2858 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2863 = arith.divui %2854, %c14 : index
                %2864 = arith.muli %2863, %c22 : index
                %2865 = arith.remui %2854, %c14 : index
                %2866 = arith.muli %2744, %c14 : index
                %2867 = arith.divui %2865, %c20 : index
                %2868 = arith.muli %2867, %c20 : index
                %2869 = arith.remui %2865, %c7 : index
                %2870 = arith.muli %2869, %c7 : index
                %2871 = arith.addi %2868, %2870 : index
                %2872 = arith.divui %2865, %c7 : index
                %2873 = arith.remui %2872, %c7 : index
                %2874 = arith.addi %2871, %2873 : index
                %2875 = arith.addi %2866, %2874 : index
                %2876 = arith.addi %2864, %2875 : index
                %2877 = arith.addi %2861, %2876 : index
                vector.store %2862, %kv[%2877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2878 = arith.subi %2740, %kvHeads : index
                %2879 = arith.muli %2878, %c29 : index
                %2880 = arith.addi %2745, %2879 : index
                %2881 = arith.addi %2854, %c8 : index
                %2882 = arith.divui %2881, %c14 : index
                %2883 = arith.muli %2882, %c22 : index
                %2884 = arith.addi %2883, %c11 : index
                %2885 = arith.remui %2881, %c14 : index
                %2886 = arith.divui %2744, %c7 : index
                %2887 = arith.remui %2744, %c7 : index
                %2888 = arith.muli %2887, %c15 : index
                %2889 = arith.addi %2886, %2888 : index
                %2890 = arith.muli %2885, %c14 : index
                %2891 = arith.divui %2889, %c20 : index
                %2892 = arith.muli %2891, %c20 : index
                %2893 = arith.remui %2889, %c7 : index
                %2894 = arith.muli %2893, %c7 : index
                %2895 = arith.addi %2892, %2894 : index
                %2896 = arith.divui %2889, %c7 : index
                %2897 = arith.remui %2896, %c7 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.addi %2890, %2898 : index
                %2900 = arith.addi %2884, %2899 : index
                %2901 = arith.addi %2880, %2900 : index
                %2902 = vector.shuffle %2858, %2858 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2902, %kv[%2901] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2903 = arith.addi %2854, %c9 : index
                %2904 = arith.divui %2903, %c14 : index
                %2905 = arith.muli %2904, %c22 : index
                %2906 = arith.addi %2905, %c11 : index
                %2907 = arith.remui %2903, %c14 : index
                %2908 = arith.divui %2744, %c7 : index
                %2909 = arith.remui %2744, %c7 : index
                %2910 = arith.muli %2909, %c15 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.muli %2907, %c14 : index
                %2913 = arith.divui %2911, %c20 : index
                %2914 = arith.muli %2913, %c20 : index
                %2915 = arith.remui %2911, %c7 : index
                %2916 = arith.muli %2915, %c7 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.divui %2911, %c7 : index
                %2919 = arith.remui %2918, %c7 : index
                %2920 = arith.addi %2917, %2919 : index
                %2921 = arith.addi %2912, %2920 : index
                %2922 = arith.addi %2906, %2921 : index
                %2923 = arith.addi %2880, %2922 : index
                %2924 = vector.shuffle %2858, %2858 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2924, %kv[%2923] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2925 = arith.addi %2854, %c7 : index
                %2926 = arith.divui %2925, %c14 : index
                %2927 = arith.muli %2926, %c22 : index
                %2928 = arith.addi %2927, %c11 : index
                %2929 = arith.remui %2925, %c14 : index
                %2930 = arith.divui %2744, %c7 : index
                %2931 = arith.remui %2744, %c7 : index
                %2932 = arith.muli %2931, %c15 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.muli %2929, %c14 : index
                %2935 = arith.divui %2933, %c20 : index
                %2936 = arith.muli %2935, %c20 : index
                %2937 = arith.remui %2933, %c7 : index
                %2938 = arith.muli %2937, %c7 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.divui %2933, %c7 : index
                %2941 = arith.remui %2940, %c7 : index
                %2942 = arith.addi %2939, %2941 : index
                %2943 = arith.addi %2934, %2942 : index
                %2944 = arith.addi %2928, %2943 : index
                %2945 = arith.addi %2880, %2944 : index
                %2946 = vector.shuffle %2858, %2858 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2946, %kv[%2945] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2947 = arith.addi %2854, %c2 : index
                %2948 = arith.divui %2947, %c14 : index
                %2949 = arith.muli %2948, %c22 : index
                %2950 = arith.addi %2949, %c11 : index
                %2951 = arith.remui %2947, %c14 : index
                %2952 = arith.divui %2744, %c7 : index
                %2953 = arith.remui %2744, %c7 : index
                %2954 = arith.muli %2953, %c15 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.muli %2951, %c14 : index
                %2957 = arith.divui %2955, %c20 : index
                %2958 = arith.muli %2957, %c20 : index
                %2959 = arith.remui %2955, %c7 : index
                %2960 = arith.muli %2959, %c7 : index
                %2961 = arith.addi %2958, %2960 : index
                %2962 = arith.divui %2955, %c7 : index
                %2963 = arith.remui %2962, %c7 : index
                %2964 = arith.addi %2961, %2963 : index
                %2965 = arith.addi %2956, %2964 : index
                %2966 = arith.addi %2950, %2965 : index
                %2967 = arith.addi %2880, %2966 : index
                %2968 = vector.shuffle %2858, %2858 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2968, %kv[%2967] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2969 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2969 {
            %2970 = wave.lane
            %2971 = arith.muli %2970, %c20 : index
            scf.for %2972 = %2971 to %c23 step %c5 {
              %2973 = arith.addi %2739, %2972 : index
              %2974 = vector.load %15[%2973] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2975 = arith.mulf %2974, %2742 : vector<4xf32>
              %2976 = wave.fp8_encode "e5m2" %2975 : vector<4xf32> -> vector<4xi8>
              %2977 = arith.cmpi slt, %2740, %kvHeads : index
              scf.if %2977 {
                %2978 = arith.muli %2740, %c29 : index
                %2979 = arith.addi %2745, %2978 : index
                %2980 = vector.shuffle %2976, %2976 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2981 = arith.divui %2972, %c14 : index
                %2982 = arith.muli %2981, %c22 : index
                %2983 = arith.remui %2972, %c14 : index
                %2984 = arith.muli %2744, %c14 : index
                %2985 = arith.divui %2983, %c20 : index
                %2986 = arith.muli %2985, %c20 : index
                %2987 = arith.remui %2983, %c7 : index
                %2988 = arith.muli %2987, %c7 : index
                %2989 = arith.addi %2986, %2988 : index
                %2990 = arith.divui %2983, %c7 : index
                %2991 = arith.remui %2990, %c7 : index
                %2992 = arith.addi %2989, %2991 : index
                %2993 = arith.addi %2984, %2992 : index
                %2994 = arith.addi %2982, %2993 : index
                %2995 = arith.addi %2979, %2994 : index
                vector.store %2980, %kv[%2995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2996 = arith.subi %2740, %kvHeads : index
                %2997 = arith.muli %2996, %c29 : index
                %2998 = arith.addi %2745, %2997 : index
                %2999 = arith.addi %2972, %c8 : index
                %3000 = arith.divui %2999, %c14 : index
                %3001 = arith.muli %3000, %c22 : index
                %3002 = arith.addi %3001, %c11 : index
                %3003 = arith.remui %2999, %c14 : index
                %3004 = arith.divui %2744, %c7 : index
                %3005 = arith.remui %2744, %c7 : index
                %3006 = arith.muli %3005, %c15 : index
                %3007 = arith.addi %3004, %3006 : index
                %3008 = arith.muli %3003, %c14 : index
                %3009 = arith.divui %3007, %c20 : index
                %3010 = arith.muli %3009, %c20 : index
                %3011 = arith.remui %3007, %c7 : index
                %3012 = arith.muli %3011, %c7 : index
                %3013 = arith.addi %3010, %3012 : index
                %3014 = arith.divui %3007, %c7 : index
                %3015 = arith.remui %3014, %c7 : index
                %3016 = arith.addi %3013, %3015 : index
                %3017 = arith.addi %3008, %3016 : index
                %3018 = arith.addi %3002, %3017 : index
                %3019 = arith.addi %2998, %3018 : index
                %3020 = vector.shuffle %2976, %2976 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3020, %kv[%3019] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3021 = arith.addi %2972, %c9 : index
                %3022 = arith.divui %3021, %c14 : index
                %3023 = arith.muli %3022, %c22 : index
                %3024 = arith.addi %3023, %c11 : index
                %3025 = arith.remui %3021, %c14 : index
                %3026 = arith.divui %2744, %c7 : index
                %3027 = arith.remui %2744, %c7 : index
                %3028 = arith.muli %3027, %c15 : index
                %3029 = arith.addi %3026, %3028 : index
                %3030 = arith.muli %3025, %c14 : index
                %3031 = arith.divui %3029, %c20 : index
                %3032 = arith.muli %3031, %c20 : index
                %3033 = arith.remui %3029, %c7 : index
                %3034 = arith.muli %3033, %c7 : index
                %3035 = arith.addi %3032, %3034 : index
                %3036 = arith.divui %3029, %c7 : index
                %3037 = arith.remui %3036, %c7 : index
                %3038 = arith.addi %3035, %3037 : index
                %3039 = arith.addi %3030, %3038 : index
                %3040 = arith.addi %3024, %3039 : index
                %3041 = arith.addi %2998, %3040 : index
                %3042 = vector.shuffle %2976, %2976 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3042, %kv[%3041] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3043 = arith.addi %2972, %c7 : index
                %3044 = arith.divui %3043, %c14 : index
                %3045 = arith.muli %3044, %c22 : index
                %3046 = arith.addi %3045, %c11 : index
                %3047 = arith.remui %3043, %c14 : index
                %3048 = arith.divui %2744, %c7 : index
                %3049 = arith.remui %2744, %c7 : index
                %3050 = arith.muli %3049, %c15 : index
                %3051 = arith.addi %3048, %3050 : index
                %3052 = arith.muli %3047, %c14 : index
                %3053 = arith.divui %3051, %c20 : index
                %3054 = arith.muli %3053, %c20 : index
                %3055 = arith.remui %3051, %c7 : index
                %3056 = arith.muli %3055, %c7 : index
                %3057 = arith.addi %3054, %3056 : index
                %3058 = arith.divui %3051, %c7 : index
                %3059 = arith.remui %3058, %c7 : index
                %3060 = arith.addi %3057, %3059 : index
                %3061 = arith.addi %3052, %3060 : index
                %3062 = arith.addi %3046, %3061 : index
                %3063 = arith.addi %2998, %3062 : index
                %3064 = vector.shuffle %2976, %2976 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3064, %kv[%3063] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3065 = arith.addi %2972, %c2 : index
                %3066 = arith.divui %3065, %c14 : index
                %3067 = arith.muli %3066, %c22 : index
                %3068 = arith.addi %3067, %c11 : index
                %3069 = arith.remui %3065, %c14 : index
                %3070 = arith.divui %2744, %c7 : index
                %3071 = arith.remui %2744, %c7 : index
                %3072 = arith.muli %3071, %c15 : index
                %3073 = arith.addi %3070, %3072 : index
                %3074 = arith.muli %3069, %c14 : index
                %3075 = arith.divui %3073, %c20 : index
                %3076 = arith.muli %3075, %c20 : index
                %3077 = arith.remui %3073, %c7 : index
                %3078 = arith.muli %3077, %c7 : index
                %3079 = arith.addi %3076, %3078 : index
                %3080 = arith.divui %3073, %c7 : index
                %3081 = arith.remui %3080, %c7 : index
                %3082 = arith.addi %3079, %3081 : index
                %3083 = arith.addi %3074, %3082 : index
                %3084 = arith.addi %3068, %3083 : index
                %3085 = arith.addi %2998, %3084 : index
                %3086 = vector.shuffle %2976, %2976 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3086, %kv[%3085] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3087 = arith.addi %18, %c4 : index
    %3088 = wave.lane
    %3089 = arith.muli %3, %c7 : index
    %3090 = arith.muli %3089, %c22 : index
    %3091 = arith.addi %3090, %3088 : index
    %3092 = arith.muli %4, %c11 : index
    %3093 = arith.addi %3092, %3091 : index
    %3094 = arith.addi %3093, %c8 : index
    %3095 = arith.addi %3094, %c8 : index
    %3096 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %3096, %14[%3095] : memref<?xf32>
    %3097 = arith.muli %4, %c11 : index
    %3098 = arith.addi %3097, %3091 : index
    %3099 = arith.addi %3098, %c8 : index
    %3100 = arith.addi %3099, %c4 : index
    %3101 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %3101, %14[%3100] : memref<?xf32>
    %3102 = arith.muli %4, %c11 : index
    %3103 = arith.addi %3102, %3091 : index
    %3104 = arith.addi %3103, %c8 : index
    %3105 = arith.addi %3104, %c12 : index
    %3106 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %3106, %14[%3105] : memref<?xf32>
    %3107 = arith.muli %4, %c11 : index
    %3108 = arith.addi %3107, %3091 : index
    %3109 = arith.addi %3108, %c8 : index
    %3110 = arith.addi %3109, %c23 : index
    %3111 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %3111, %14[%3110] : memref<?xf32>
    %3112 = arith.muli %4, %c11 : index
    %3113 = arith.addi %3112, %3091 : index
    %3114 = arith.addi %3113, %c8 : index
    %3115 = arith.addi %3114, %c5 : index
    %3116 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %3116, %14[%3115] : memref<?xf32>
    %3117 = arith.muli %4, %c11 : index
    %3118 = arith.addi %3117, %3091 : index
    %3119 = arith.addi %3118, %c8 : index
    %3120 = arith.addi %3119, %c24 : index
    %3121 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %3121, %14[%3120] : memref<?xf32>
    %3122 = arith.muli %4, %c11 : index
    %3123 = arith.addi %3122, %3091 : index
    %3124 = arith.addi %3123, %c8 : index
    %3125 = arith.addi %3124, %c25 : index
    %3126 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %3126, %14[%3125] : memref<?xf32>
    %3127 = arith.muli %4, %c11 : index
    %3128 = arith.addi %3127, %3091 : index
    %3129 = arith.addi %3128, %c8 : index
    %3130 = arith.addi %3129, %c26 : index
    %3131 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %3131, %14[%3130] : memref<?xf32>
    %3132 = arith.muli %4, %c11 : index
    %3133 = arith.addi %3132, %3091 : index
    %3134 = arith.addi %3133, %c22 : index
    %3135 = arith.addi %3134, %c8 : index
    %3136 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %3136, %14[%3135] : memref<?xf32>
    %3137 = arith.muli %4, %c11 : index
    %3138 = arith.addi %3137, %3091 : index
    %3139 = arith.addi %3138, %c22 : index
    %3140 = arith.addi %3139, %c4 : index
    %3141 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %3141, %14[%3140] : memref<?xf32>
    %3142 = arith.muli %4, %c11 : index
    %3143 = arith.addi %3142, %3091 : index
    %3144 = arith.addi %3143, %c22 : index
    %3145 = arith.addi %3144, %c12 : index
    %3146 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %3146, %14[%3145] : memref<?xf32>
    %3147 = arith.muli %4, %c11 : index
    %3148 = arith.addi %3147, %3091 : index
    %3149 = arith.addi %3148, %c22 : index
    %3150 = arith.addi %3149, %c23 : index
    %3151 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %3151, %14[%3150] : memref<?xf32>
    %3152 = arith.muli %4, %c11 : index
    %3153 = arith.addi %3152, %3091 : index
    %3154 = arith.addi %3153, %c22 : index
    %3155 = arith.addi %3154, %c5 : index
    %3156 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %3156, %14[%3155] : memref<?xf32>
    %3157 = arith.muli %4, %c11 : index
    %3158 = arith.addi %3157, %3091 : index
    %3159 = arith.addi %3158, %c22 : index
    %3160 = arith.addi %3159, %c24 : index
    %3161 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %3161, %14[%3160] : memref<?xf32>
    %3162 = arith.muli %4, %c11 : index
    %3163 = arith.addi %3162, %3091 : index
    %3164 = arith.addi %3163, %c22 : index
    %3165 = arith.addi %3164, %c25 : index
    %3166 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %3166, %14[%3165] : memref<?xf32>
    %3167 = arith.muli %4, %c11 : index
    %3168 = arith.addi %3167, %3091 : index
    %3169 = arith.addi %3168, %c22 : index
    %3170 = arith.addi %3169, %c26 : index
    %3171 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %3171, %14[%3170] : memref<?xf32>
    wave.barrier
    %3172 = arith.muli %4, %c7 : index
    %3173 = arith.addi %3172, %c8 : index
    %3174 = arith.muli %3173, %c7 : index
    %3175 = arith.divui %3088, %c14 : index
    %3176 = arith.addi %3174, %3175 : index
    %3177 = arith.addi %3087, %3176 : index
    %3178 = arith.cmpi slt, %3177, %17 : index
    scf.if %3178 {
      %3179 = arith.cmpi eq, %hasFactors, %c9 : index
      %3180 = arith.muli %3177, %c7 : index
      %3181 = memref.load %factors[%3180] : memref<?xf32>
      %3182 = arith.mulf %3181, %operandScale : f32
      %3183 = arith.select %3179, %3182, %operandScale : f32
      %3184 = arith.addi %3091, %c8 : index
      %3185 = arith.muli %3173, %c4 : index
      %3186 = arith.addi %3184, %3185 : index
      %3187 = memref.load %14[%3186] : memref<?xf32>
      %3188 = arith.addi %3186, %c11 : index
      %3189 = memref.load %14[%3188] : memref<?xf32>
      %3190 = arith.addf %3187, %3189 : f32
      %3191 = arith.addi %3186, %c29 : index
      %3192 = memref.load %14[%3191] : memref<?xf32>
      %3193 = arith.addf %3190, %3192 : f32
      %3194 = arith.addi %3186, %c30 : index
      %3195 = memref.load %14[%3194] : memref<?xf32>
      %3196 = arith.addf %3193, %3195 : f32
      %3197 = arith.remui %3088, %c14 : index
      %3198 = arith.muli %3197, %c20 : index
      %3199 = arith.addi %11, %3198 : index
      %3200 = vector.load %w[%3199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3201 = vector.bitcast %3200 : vector<4xi8> to vector<1xf32>
      %3202 = vector.extract %3201[0] : f32 from vector<1xf32>
      %3203 = arith.mulf %3202, %3183 : f32
      %3204 = arith.mulf %3196, %3203 : f32
      %3205 = arith.muli %3, %c7 : index
      %3206 = arith.addi %3205, %c8 : index
      %3207 = arith.muli %3206, %c14 : index
      %3208 = arith.remui %3088, %c14 : index
      %3209 = arith.addi %3207, %3208 : index
      %3210 = arith.muli %3176, %c23 : index
      %3211 = arith.addi %3210, %3209 : index
      memref.store %3204, %15[%3211] : memref<?xf32>
      %3212 = arith.addi %3091, %c22 : index
      %3213 = arith.muli %3173, %c4 : index
      %3214 = arith.addi %3212, %3213 : index
      %3215 = memref.load %14[%3214] : memref<?xf32>
      %3216 = arith.addi %3214, %c11 : index
      %3217 = memref.load %14[%3216] : memref<?xf32>
      %3218 = arith.addf %3215, %3217 : f32
      %3219 = arith.addi %3214, %c29 : index
      %3220 = memref.load %14[%3219] : memref<?xf32>
      %3221 = arith.addf %3218, %3220 : f32
      %3222 = arith.addi %3214, %c30 : index
      %3223 = memref.load %14[%3222] : memref<?xf32>
      %3224 = arith.addf %3221, %3223 : f32
      %3225 = arith.remui %3088, %c14 : index
      %3226 = arith.muli %3225, %c20 : index
      %3227 = arith.addi %13, %3226 : index
      %3228 = vector.load %w[%3227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3229 = vector.bitcast %3228 : vector<4xi8> to vector<1xf32>
      %3230 = vector.extract %3229[0] : f32 from vector<1xf32>
      %3231 = arith.mulf %3230, %3183 : f32
      %3232 = arith.mulf %3224, %3231 : f32
      %3233 = arith.muli %3, %c7 : index
      %3234 = arith.addi %3233, %c9 : index
      %3235 = arith.muli %3234, %c14 : index
      %3236 = arith.remui %3088, %c14 : index
      %3237 = arith.addi %3235, %3236 : index
      %3238 = arith.muli %3176, %c23 : index
      %3239 = arith.addi %3238, %3237 : index
      memref.store %3232, %15[%3239] : memref<?xf32>
    }
    %3240 = arith.muli %4, %c7 : index
    %3241 = arith.addi %3240, %c9 : index
    %3242 = arith.muli %3241, %c7 : index
    %3243 = arith.divui %3088, %c14 : index
    %3244 = arith.addi %3242, %3243 : index
    %3245 = arith.addi %3087, %3244 : index
    %3246 = arith.cmpi slt, %3245, %17 : index
    scf.if %3246 {
      %3247 = arith.cmpi eq, %hasFactors, %c9 : index
      %3248 = arith.muli %3245, %c7 : index
      %3249 = memref.load %factors[%3248] : memref<?xf32>
      %3250 = arith.mulf %3249, %operandScale : f32
      %3251 = arith.select %3247, %3250, %operandScale : f32
      %3252 = arith.addi %3091, %c8 : index
      %3253 = arith.muli %3241, %c4 : index
      %3254 = arith.addi %3252, %3253 : index
      %3255 = memref.load %14[%3254] : memref<?xf32>
      %3256 = arith.addi %3254, %c11 : index
      %3257 = memref.load %14[%3256] : memref<?xf32>
      %3258 = arith.addf %3255, %3257 : f32
      %3259 = arith.addi %3254, %c29 : index
      %3260 = memref.load %14[%3259] : memref<?xf32>
      %3261 = arith.addf %3258, %3260 : f32
      %3262 = arith.addi %3254, %c30 : index
      %3263 = memref.load %14[%3262] : memref<?xf32>
      %3264 = arith.addf %3261, %3263 : f32
      %3265 = arith.remui %3088, %c14 : index
      %3266 = arith.muli %3265, %c20 : index
      %3267 = arith.addi %11, %3266 : index
      %3268 = vector.load %w[%3267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3269 = vector.bitcast %3268 : vector<4xi8> to vector<1xf32>
      %3270 = vector.extract %3269[0] : f32 from vector<1xf32>
      %3271 = arith.mulf %3270, %3251 : f32
      %3272 = arith.mulf %3264, %3271 : f32
      %3273 = arith.muli %3, %c7 : index
      %3274 = arith.addi %3273, %c8 : index
      %3275 = arith.muli %3274, %c14 : index
      %3276 = arith.remui %3088, %c14 : index
      %3277 = arith.addi %3275, %3276 : index
      %3278 = arith.muli %3244, %c23 : index
      %3279 = arith.addi %3278, %3277 : index
      memref.store %3272, %15[%3279] : memref<?xf32>
      %3280 = arith.addi %3091, %c22 : index
      %3281 = arith.muli %3241, %c4 : index
      %3282 = arith.addi %3280, %3281 : index
      %3283 = memref.load %14[%3282] : memref<?xf32>
      %3284 = arith.addi %3282, %c11 : index
      %3285 = memref.load %14[%3284] : memref<?xf32>
      %3286 = arith.addf %3283, %3285 : f32
      %3287 = arith.addi %3282, %c29 : index
      %3288 = memref.load %14[%3287] : memref<?xf32>
      %3289 = arith.addf %3286, %3288 : f32
      %3290 = arith.addi %3282, %c30 : index
      %3291 = memref.load %14[%3290] : memref<?xf32>
      %3292 = arith.addf %3289, %3291 : f32
      %3293 = arith.remui %3088, %c14 : index
      %3294 = arith.muli %3293, %c20 : index
      %3295 = arith.addi %13, %3294 : index
      %3296 = vector.load %w[%3295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3297 = vector.bitcast %3296 : vector<4xi8> to vector<1xf32>
      %3298 = vector.extract %3297[0] : f32 from vector<1xf32>
      %3299 = arith.mulf %3298, %3251 : f32
      %3300 = arith.mulf %3292, %3299 : f32
      %3301 = arith.muli %3, %c7 : index
      %3302 = arith.addi %3301, %c9 : index
      %3303 = arith.muli %3302, %c14 : index
      %3304 = arith.remui %3088, %c14 : index
      %3305 = arith.addi %3303, %3304 : index
      %3306 = arith.muli %3244, %c23 : index
      %3307 = arith.addi %3306, %3305 : index
      memref.store %3300, %15[%3307] : memref<?xf32>
    }
    wave.barrier
    %3308 = arith.addi %18, %c4 : index
    %3309 = wave.wave
    %3310 = arith.addi %3309, %c8 : index
    %3311 = arith.addi %3308, %3310 : index
    %3312 = arith.cmpi slt, %3311, %17 : index
    %3313 = arith.cmpi slt, %3310, %c14 : index
    %3314 = arith.andi %3312, %3313 : i1
    scf.if %3314 {
      %3315 = arith.addi %3308, %3310 : index
      %3316 = arith.muli %3310, %c23 : index
      %3317 = wave.lane
      %3318 = arith.addi %3317, %c8 : index
      %3319 = arith.cmpi eq, %hasBias, %c9 : index
      %3320 = arith.addi %3316, %3318 : index
      %3321 = memref.load %15[%3320] : memref<?xf32>
      %3322 = arith.muli %0, %c23 : index
      %3323 = arith.addi %3322, %3318 : index
      %3324 = memref.load %bias[%3323] : memref<?xf32>
      %3325 = arith.addf %3321, %3324 : f32
      %3326 = arith.select %3319, %3325, %3321 : f32
      %3327 = arith.addi %3318, %c16 : index
      %3328 = arith.cmpi eq, %hasBias, %c9 : index
      %3329 = arith.addi %3316, %3327 : index
      %3330 = memref.load %15[%3329] : memref<?xf32>
      %3331 = arith.muli %0, %c23 : index
      %3332 = arith.addi %3331, %3327 : index
      %3333 = memref.load %bias[%3332] : memref<?xf32>
      %3334 = arith.addf %3330, %3333 : f32
      %3335 = arith.select %3328, %3334, %3330 : f32
      %3336 = arith.addi %3317, %c4 : index
      %3337 = arith.cmpi slt, %3336, %c16 : index
      %3338 = arith.minsi %3336, %c32 : index
      %3339 = arith.cmpi eq, %hasBias, %c9 : index
      %3340 = arith.addi %3316, %3338 : index
      %3341 = memref.load %15[%3340] : memref<?xf32>
      %3342 = arith.muli %0, %c23 : index
      %3343 = arith.addi %3342, %3338 : index
      %3344 = memref.load %bias[%3343] : memref<?xf32>
      %3345 = arith.addf %3341, %3344 : f32
      %3346 = arith.select %3339, %3345, %3341 : f32
      %3347 = arith.addi %3338, %c16 : index
      %3348 = arith.cmpi eq, %hasBias, %c9 : index
      %3349 = arith.addi %3316, %3347 : index
      %3350 = memref.load %15[%3349] : memref<?xf32>
      %3351 = arith.muli %0, %c23 : index
      %3352 = arith.addi %3351, %3347 : index
      %3353 = memref.load %bias[%3352] : memref<?xf32>
      %3354 = arith.addf %3350, %3353 : f32
      %3355 = arith.select %3348, %3354, %3350 : f32
      %3356 = arith.addi %heads, %kvHeads : index
      %3357 = arith.cmpi slt, %0, %3356 : index
      scf.if %3357 {
        %3358 = arith.addi %positionsAt, %3315 : index
        %3359 = memref.load %step[%3358] : memref<?xi32>
        %3360 = arith.index_cast %3359 : i32 to index
        %3361 = arith.cmpi eq, %hasNorm, %c9 : index
        %3362 = math.fma %3326, %3326, %c35 : f32
        %3363 = math.fma %3335, %3335, %3362 : f32
        %3364 = math.fma %3346, %3346, %3363 : f32
        %3365 = arith.select %3337, %3364, %3363 : f32
        %3366 = math.fma %3355, %3355, %3365 : f32
        %3367 = arith.select %3337, %3366, %3365 : f32
        %3368 = vector.broadcast %3367 : f32 to vector<1xf32>
        %3369 = wave.reduce "add" %3368 : vector<1xf32>
        %3370 = arith.mulf %3369, %inverseHeadDim : f32
        %3371 = arith.addf %3370, %epsilon : f32
        %3372 = math.sqrt %3371 : f32
        %3373 = arith.divf %c37, %3372 : f32
        %3374 = arith.cmpi slt, %0, %heads : index
        %3375 = arith.addi %3318, %c16 : index
        %3376 = memref.load %query_norm[%3318] : memref<?xf32>
        %3377 = memref.load %key_norm[%3318] : memref<?xf32>
        %3378 = arith.select %3374, %3376, %3377 : f32
        %3379 = arith.mulf %3326, %3373 : f32
        %3380 = arith.mulf %3379, %3378 : f32
        %3381 = arith.select %3361, %3380, %3326 : f32
        %3382 = memref.load %query_norm[%3375] : memref<?xf32>
        %3383 = memref.load %key_norm[%3375] : memref<?xf32>
        %3384 = arith.select %3374, %3382, %3383 : f32
        %3385 = arith.mulf %3335, %3373 : f32
        %3386 = arith.mulf %3385, %3384 : f32
        %3387 = arith.select %3361, %3386, %3335 : f32
        %3388 = arith.addi %3338, %c16 : index
        %3389 = memref.load %query_norm[%3338] : memref<?xf32>
        %3390 = memref.load %key_norm[%3338] : memref<?xf32>
        %3391 = arith.select %3374, %3389, %3390 : f32
        %3392 = arith.mulf %3346, %3373 : f32
        %3393 = arith.mulf %3392, %3391 : f32
        %3394 = arith.select %3361, %3393, %3346 : f32
        %3395 = memref.load %query_norm[%3388] : memref<?xf32>
        %3396 = memref.load %key_norm[%3388] : memref<?xf32>
        %3397 = arith.select %3374, %3395, %3396 : f32
        %3398 = arith.mulf %3355, %3373 : f32
        %3399 = arith.mulf %3398, %3397 : f32
        %3400 = arith.select %3361, %3399, %3355 : f32
        %3401 = arith.remui %3360, %c22 : index
        %3402 = arith.muli %3401, %c23 : index
        %3403 = arith.addi %3402, %3318 : index
        %3404 = arith.divui %3360, %c22 : index
        %3405 = arith.addi %3404, %c22 : index
        %3406 = arith.muli %3405, %c23 : index
        %3407 = arith.addi %3406, %3318 : index
        %3408 = memref.load %rope[%3403] : memref<?xf32>
        %3409 = arith.addi %3403, %c16 : index
        %3410 = memref.load %rope[%3409] : memref<?xf32>
        %3411 = memref.load %rope[%3407] : memref<?xf32>
        %3412 = arith.addi %3407, %c16 : index
        %3413 = memref.load %rope[%3412] : memref<?xf32>
        %3414 = arith.mulf %3411, %3408 : f32
        %3415 = arith.mulf %3413, %3410 : f32
        %3416 = arith.subf %3414, %3415 : f32
        %3417 = arith.mulf %3413, %3408 : f32
        %3418 = arith.mulf %3411, %3410 : f32
        %3419 = arith.addf %3417, %3418 : f32
        %3420 = arith.mulf %3381, %3416 : f32
        %3421 = arith.mulf %3387, %3419 : f32
        %3422 = arith.subf %3420, %3421 : f32
        %3423 = arith.mulf %3387, %3416 : f32
        %3424 = arith.mulf %3381, %3419 : f32
        %3425 = arith.addf %3423, %3424 : f32
        %3426 = arith.cmpi slt, %0, %heads : index
        scf.if %3426 {
          %3427 = arith.muli %3315, %heads : index
          %3428 = arith.addi %3427, %0 : index
          %3429 = arith.muli %3428, %c23 : index
          %3430 = arith.addi %3429, %3318 : index
          memref.store %3422, %q[%3430] : memref<?xf32>
          %3431 = arith.addi %3430, %c16 : index
          memref.store %3425, %q[%3431] : memref<?xf32>
        } else {
          %3432 = arith.addi %3316, %3318 : index
          memref.store %3422, %15[%3432] : memref<?xf32>
          %3433 = arith.addi %3316, %3318 : index
          %3434 = arith.addi %3433, %c16 : index
          memref.store %3425, %15[%3434] : memref<?xf32>
        }
        %3435 = arith.remui %3360, %c22 : index
        %3436 = arith.muli %3435, %c23 : index
        %3437 = arith.addi %3436, %3338 : index
        %3438 = arith.divui %3360, %c22 : index
        %3439 = arith.addi %3438, %c22 : index
        %3440 = arith.muli %3439, %c23 : index
        %3441 = arith.addi %3440, %3338 : index
        %3442 = memref.load %rope[%3437] : memref<?xf32>
        %3443 = arith.addi %3437, %c16 : index
        %3444 = memref.load %rope[%3443] : memref<?xf32>
        %3445 = memref.load %rope[%3441] : memref<?xf32>
        %3446 = arith.addi %3441, %c16 : index
        %3447 = memref.load %rope[%3446] : memref<?xf32>
        %3448 = arith.mulf %3445, %3442 : f32
        %3449 = arith.mulf %3447, %3444 : f32
        %3450 = arith.subf %3448, %3449 : f32
        %3451 = arith.mulf %3447, %3442 : f32
        %3452 = arith.mulf %3445, %3444 : f32
        %3453 = arith.addf %3451, %3452 : f32
        %3454 = arith.mulf %3394, %3450 : f32
        %3455 = arith.mulf %3400, %3453 : f32
        %3456 = arith.subf %3454, %3455 : f32
        %3457 = arith.mulf %3400, %3450 : f32
        %3458 = arith.mulf %3394, %3453 : f32
        %3459 = arith.addf %3457, %3458 : f32
        scf.if %3337 {
          %3460 = arith.cmpi slt, %0, %heads : index
          scf.if %3460 {
            %3461 = arith.muli %3315, %heads : index
            %3462 = arith.addi %3461, %0 : index
            %3463 = arith.muli %3462, %c23 : index
            %3464 = arith.addi %3463, %3338 : index
            memref.store %3456, %q[%3464] : memref<?xf32>
            %3465 = arith.addi %3464, %c16 : index
            memref.store %3459, %q[%3465] : memref<?xf32>
          } else {
            %3466 = arith.addi %3316, %3338 : index
            memref.store %3456, %15[%3466] : memref<?xf32>
            %3467 = arith.addi %3316, %3338 : index
            %3468 = arith.addi %3467, %c16 : index
            memref.store %3459, %15[%3468] : memref<?xf32>
          }
        }
      } else {
        %3469 = arith.cmpi slt, %0, %heads : index
        scf.if %3469 {
          %3470 = arith.muli %3315, %heads : index
          %3471 = arith.addi %3470, %0 : index
          %3472 = arith.muli %3471, %c23 : index
          %3473 = arith.addi %3472, %3318 : index
          memref.store %3326, %q[%3473] : memref<?xf32>
          %3474 = arith.addi %3473, %c16 : index
          memref.store %3335, %q[%3474] : memref<?xf32>
        } else {
          %3475 = arith.addi %3316, %3318 : index
          memref.store %3326, %15[%3475] : memref<?xf32>
          %3476 = arith.addi %3316, %3318 : index
          %3477 = arith.addi %3476, %c16 : index
          memref.store %3335, %15[%3477] : memref<?xf32>
        }
        scf.if %3337 {
          %3478 = arith.cmpi slt, %0, %heads : index
          scf.if %3478 {
            %3479 = arith.muli %3315, %heads : index
            %3480 = arith.addi %3479, %0 : index
            %3481 = arith.muli %3480, %c23 : index
            %3482 = arith.addi %3481, %3338 : index
            memref.store %3346, %q[%3482] : memref<?xf32>
            %3483 = arith.addi %3482, %c16 : index
            memref.store %3355, %q[%3483] : memref<?xf32>
          } else {
            %3484 = arith.addi %3316, %3338 : index
            memref.store %3346, %15[%3484] : memref<?xf32>
            %3485 = arith.addi %3316, %3338 : index
            %3486 = arith.addi %3485, %c16 : index
            memref.store %3355, %15[%3486] : memref<?xf32>
          }
        }
      }
    }
    %3487 = arith.addi %3309, %c39 : index
    %3488 = arith.addi %3308, %3487 : index
    %3489 = arith.cmpi slt, %3488, %17 : index
    %3490 = arith.cmpi slt, %3487, %c14 : index
    %3491 = arith.andi %3489, %3490 : i1
    scf.if %3491 {
      %3492 = arith.addi %3308, %3487 : index
      %3493 = arith.muli %3487, %c23 : index
      %3494 = wave.lane
      %3495 = arith.addi %3494, %c8 : index
      %3496 = arith.cmpi eq, %hasBias, %c9 : index
      %3497 = arith.addi %3493, %3495 : index
      %3498 = memref.load %15[%3497] : memref<?xf32>
      %3499 = arith.muli %0, %c23 : index
      %3500 = arith.addi %3499, %3495 : index
      %3501 = memref.load %bias[%3500] : memref<?xf32>
      %3502 = arith.addf %3498, %3501 : f32
      %3503 = arith.select %3496, %3502, %3498 : f32
      %3504 = arith.addi %3495, %c16 : index
      %3505 = arith.cmpi eq, %hasBias, %c9 : index
      %3506 = arith.addi %3493, %3504 : index
      %3507 = memref.load %15[%3506] : memref<?xf32>
      %3508 = arith.muli %0, %c23 : index
      %3509 = arith.addi %3508, %3504 : index
      %3510 = memref.load %bias[%3509] : memref<?xf32>
      %3511 = arith.addf %3507, %3510 : f32
      %3512 = arith.select %3505, %3511, %3507 : f32
      %3513 = arith.addi %3494, %c4 : index
      %3514 = arith.cmpi slt, %3513, %c16 : index
      %3515 = arith.minsi %3513, %c32 : index
      %3516 = arith.cmpi eq, %hasBias, %c9 : index
      %3517 = arith.addi %3493, %3515 : index
      %3518 = memref.load %15[%3517] : memref<?xf32>
      %3519 = arith.muli %0, %c23 : index
      %3520 = arith.addi %3519, %3515 : index
      %3521 = memref.load %bias[%3520] : memref<?xf32>
      %3522 = arith.addf %3518, %3521 : f32
      %3523 = arith.select %3516, %3522, %3518 : f32
      %3524 = arith.addi %3515, %c16 : index
      %3525 = arith.cmpi eq, %hasBias, %c9 : index
      %3526 = arith.addi %3493, %3524 : index
      %3527 = memref.load %15[%3526] : memref<?xf32>
      %3528 = arith.muli %0, %c23 : index
      %3529 = arith.addi %3528, %3524 : index
      %3530 = memref.load %bias[%3529] : memref<?xf32>
      %3531 = arith.addf %3527, %3530 : f32
      %3532 = arith.select %3525, %3531, %3527 : f32
      %3533 = arith.addi %heads, %kvHeads : index
      %3534 = arith.cmpi slt, %0, %3533 : index
      scf.if %3534 {
        %3535 = arith.addi %positionsAt, %3492 : index
        %3536 = memref.load %step[%3535] : memref<?xi32>
        %3537 = arith.index_cast %3536 : i32 to index
        %3538 = arith.cmpi eq, %hasNorm, %c9 : index
        %3539 = math.fma %3503, %3503, %c35 : f32
        %3540 = math.fma %3512, %3512, %3539 : f32
        %3541 = math.fma %3523, %3523, %3540 : f32
        %3542 = arith.select %3514, %3541, %3540 : f32
        %3543 = math.fma %3532, %3532, %3542 : f32
        %3544 = arith.select %3514, %3543, %3542 : f32
        %3545 = vector.broadcast %3544 : f32 to vector<1xf32>
        %3546 = wave.reduce "add" %3545 : vector<1xf32>
        %3547 = arith.mulf %3546, %inverseHeadDim : f32
        %3548 = arith.addf %3547, %epsilon : f32
        %3549 = math.sqrt %3548 : f32
        %3550 = arith.divf %c37, %3549 : f32
        %3551 = arith.cmpi slt, %0, %heads : index
        %3552 = arith.addi %3495, %c16 : index
        %3553 = memref.load %query_norm[%3495] : memref<?xf32>
        %3554 = memref.load %key_norm[%3495] : memref<?xf32>
        %3555 = arith.select %3551, %3553, %3554 : f32
        %3556 = arith.mulf %3503, %3550 : f32
        %3557 = arith.mulf %3556, %3555 : f32
        %3558 = arith.select %3538, %3557, %3503 : f32
        %3559 = memref.load %query_norm[%3552] : memref<?xf32>
        %3560 = memref.load %key_norm[%3552] : memref<?xf32>
        %3561 = arith.select %3551, %3559, %3560 : f32
        %3562 = arith.mulf %3512, %3550 : f32
        %3563 = arith.mulf %3562, %3561 : f32
        %3564 = arith.select %3538, %3563, %3512 : f32
        %3565 = arith.addi %3515, %c16 : index
        %3566 = memref.load %query_norm[%3515] : memref<?xf32>
        %3567 = memref.load %key_norm[%3515] : memref<?xf32>
        %3568 = arith.select %3551, %3566, %3567 : f32
        %3569 = arith.mulf %3523, %3550 : f32
        %3570 = arith.mulf %3569, %3568 : f32
        %3571 = arith.select %3538, %3570, %3523 : f32
        %3572 = memref.load %query_norm[%3565] : memref<?xf32>
        %3573 = memref.load %key_norm[%3565] : memref<?xf32>
        %3574 = arith.select %3551, %3572, %3573 : f32
        %3575 = arith.mulf %3532, %3550 : f32
        %3576 = arith.mulf %3575, %3574 : f32
        %3577 = arith.select %3538, %3576, %3532 : f32
        %3578 = arith.remui %3537, %c22 : index
        %3579 = arith.muli %3578, %c23 : index
        %3580 = arith.addi %3579, %3495 : index
        %3581 = arith.divui %3537, %c22 : index
        %3582 = arith.addi %3581, %c22 : index
        %3583 = arith.muli %3582, %c23 : index
        %3584 = arith.addi %3583, %3495 : index
        %3585 = memref.load %rope[%3580] : memref<?xf32>
        %3586 = arith.addi %3580, %c16 : index
        %3587 = memref.load %rope[%3586] : memref<?xf32>
        %3588 = memref.load %rope[%3584] : memref<?xf32>
        %3589 = arith.addi %3584, %c16 : index
        %3590 = memref.load %rope[%3589] : memref<?xf32>
        %3591 = arith.mulf %3588, %3585 : f32
        %3592 = arith.mulf %3590, %3587 : f32
        %3593 = arith.subf %3591, %3592 : f32
        %3594 = arith.mulf %3590, %3585 : f32
        %3595 = arith.mulf %3588, %3587 : f32
        %3596 = arith.addf %3594, %3595 : f32
        %3597 = arith.mulf %3558, %3593 : f32
        %3598 = arith.mulf %3564, %3596 : f32
        %3599 = arith.subf %3597, %3598 : f32
        %3600 = arith.mulf %3564, %3593 : f32
        %3601 = arith.mulf %3558, %3596 : f32
        %3602 = arith.addf %3600, %3601 : f32
        %3603 = arith.cmpi slt, %0, %heads : index
        scf.if %3603 {
          %3604 = arith.muli %3492, %heads : index
          %3605 = arith.addi %3604, %0 : index
          %3606 = arith.muli %3605, %c23 : index
          %3607 = arith.addi %3606, %3495 : index
          memref.store %3599, %q[%3607] : memref<?xf32>
          %3608 = arith.addi %3607, %c16 : index
          memref.store %3602, %q[%3608] : memref<?xf32>
        } else {
          %3609 = arith.addi %3493, %3495 : index
          memref.store %3599, %15[%3609] : memref<?xf32>
          %3610 = arith.addi %3493, %3495 : index
          %3611 = arith.addi %3610, %c16 : index
          memref.store %3602, %15[%3611] : memref<?xf32>
        }
        %3612 = arith.remui %3537, %c22 : index
        %3613 = arith.muli %3612, %c23 : index
        %3614 = arith.addi %3613, %3515 : index
        %3615 = arith.divui %3537, %c22 : index
        %3616 = arith.addi %3615, %c22 : index
        %3617 = arith.muli %3616, %c23 : index
        %3618 = arith.addi %3617, %3515 : index
        %3619 = memref.load %rope[%3614] : memref<?xf32>
        %3620 = arith.addi %3614, %c16 : index
        %3621 = memref.load %rope[%3620] : memref<?xf32>
        %3622 = memref.load %rope[%3618] : memref<?xf32>
        %3623 = arith.addi %3618, %c16 : index
        %3624 = memref.load %rope[%3623] : memref<?xf32>
        %3625 = arith.mulf %3622, %3619 : f32
        %3626 = arith.mulf %3624, %3621 : f32
        %3627 = arith.subf %3625, %3626 : f32
        %3628 = arith.mulf %3624, %3619 : f32
        %3629 = arith.mulf %3622, %3621 : f32
        %3630 = arith.addf %3628, %3629 : f32
        %3631 = arith.mulf %3571, %3627 : f32
        %3632 = arith.mulf %3577, %3630 : f32
        %3633 = arith.subf %3631, %3632 : f32
        %3634 = arith.mulf %3577, %3627 : f32
        %3635 = arith.mulf %3571, %3630 : f32
        %3636 = arith.addf %3634, %3635 : f32
        scf.if %3514 {
          %3637 = arith.cmpi slt, %0, %heads : index
          scf.if %3637 {
            %3638 = arith.muli %3492, %heads : index
            %3639 = arith.addi %3638, %0 : index
            %3640 = arith.muli %3639, %c23 : index
            %3641 = arith.addi %3640, %3515 : index
            memref.store %3633, %q[%3641] : memref<?xf32>
            %3642 = arith.addi %3641, %c16 : index
            memref.store %3636, %q[%3642] : memref<?xf32>
          } else {
            %3643 = arith.addi %3493, %3515 : index
            memref.store %3633, %15[%3643] : memref<?xf32>
            %3644 = arith.addi %3493, %3515 : index
            %3645 = arith.addi %3644, %c16 : index
            memref.store %3636, %15[%3645] : memref<?xf32>
          }
        }
      } else {
        %3646 = arith.cmpi slt, %0, %heads : index
        scf.if %3646 {
          %3647 = arith.muli %3492, %heads : index
          %3648 = arith.addi %3647, %0 : index
          %3649 = arith.muli %3648, %c23 : index
          %3650 = arith.addi %3649, %3495 : index
          memref.store %3503, %q[%3650] : memref<?xf32>
          %3651 = arith.addi %3650, %c16 : index
          memref.store %3512, %q[%3651] : memref<?xf32>
        } else {
          %3652 = arith.addi %3493, %3495 : index
          memref.store %3503, %15[%3652] : memref<?xf32>
          %3653 = arith.addi %3493, %3495 : index
          %3654 = arith.addi %3653, %c16 : index
          memref.store %3512, %15[%3654] : memref<?xf32>
        }
        scf.if %3514 {
          %3655 = arith.cmpi slt, %0, %heads : index
          scf.if %3655 {
            %3656 = arith.muli %3492, %heads : index
            %3657 = arith.addi %3656, %0 : index
            %3658 = arith.muli %3657, %c23 : index
            %3659 = arith.addi %3658, %3515 : index
            memref.store %3523, %q[%3659] : memref<?xf32>
            %3660 = arith.addi %3659, %c16 : index
            memref.store %3532, %q[%3660] : memref<?xf32>
          } else {
            %3661 = arith.addi %3493, %3515 : index
            memref.store %3523, %15[%3661] : memref<?xf32>
            %3662 = arith.addi %3493, %3515 : index
            %3663 = arith.addi %3662, %c16 : index
            memref.store %3532, %15[%3663] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3664 = arith.cmpi sge, %0, %heads : index
    scf.if %3664 {
      %3665 = arith.addi %3309, %c8 : index
      %3666 = arith.addi %3308, %3665 : index
      %3667 = arith.cmpi slt, %3666, %17 : index
      %3668 = arith.cmpi slt, %3665, %c14 : index
      %3669 = arith.andi %3667, %3668 : i1
      scf.if %3669 {
        %3670 = arith.addi %3308, %3665 : index
        %3671 = arith.addi %slotsAt, %3670 : index
        %3672 = memref.load %step[%3671] : memref<?xi32>
        %3673 = arith.index_cast %3672 : i32 to index
        %3674 = arith.cmpi sge, %3673, %c8 : index
        scf.if %3674 {
          %3675 = arith.muli %3665, %c23 : index
          %3676 = arith.subi %0, %heads : index
          %3677 = memref.load %scales[%3676] : memref<?xf32>
          %3678 = vector.broadcast %3677 : f32 to vector<4xf32>
          %3679 = arith.divui %3673, %c14 : index
          %3680 = arith.remui %3673, %c14 : index
          %3681 = arith.muli %3679, %pageBytes : index
          %3682 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3682 {
            %3683 = wave.lane
            %3684 = arith.muli %3683, %c20 : index
            scf.for %3685 = %3684 to %c23 step %c5 {
              %3686 = arith.addi %3675, %3685 : index
              %3687 = vector.load %15[%3686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3688 = arith.mulf %3687, %3678 : vector<4xf32>
              %3689 = arith.minimumf %3688, %c43 : vector<4xf32>
              %3690 = arith.maximumf %3689, %c44 : vector<4xf32>
              %3691 = arith.truncf %3690 : vector<4xf32> to vector<4xf16>
              %3692 = vector.bitcast %3691 : vector<4xf16> to vector<8xi8>
              %3693 = arith.cmpi slt, %3676, %kvHeads : index
              scf.if %3693 {
                %3694 = arith.muli %3676, %c10 : index
                %3695 = arith.addi %3681, %3694 : index
                %3696 = arith.divui %3685, %c14 : index
                %3697 = arith.muli %3696, %c21 : index
                %3698 = arith.remui %3685, %c14 : index
                %3699 = arith.divui %3698, %c15 : index
                %3700 = arith.muli %3699, %c22 : index
                %3701 = arith.muli %3680, %c14 : index
                %3702 = arith.addi %3700, %3701 : index
                %3703 = arith.remui %3698, %c15 : index
                %3704 = arith.muli %3703, %c7 : index
                %3705 = arith.addi %3702, %3704 : index
                %3706 = arith.addi %3697, %3705 : index
                %3707 = arith.addi %3695, %3706 : index
                vector.store %3692, %kv[%3707] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3708 = arith.subi %3676, %kvHeads : index
                %3709 = arith.muli %3708, %c10 : index
                %3710 = arith.addi %3681, %3709 : index
                %3711 = arith.addi %3685, %c8 : index
                %3712 = arith.divui %3711, %c14 : index
                %3713 = arith.muli %3712, %c21 : index
                %3714 = arith.addi %3713, %c29 : index
                %3715 = arith.remui %3711, %c14 : index
                %3716 = arith.divui %3680, %c7 : index
                %3717 = arith.remui %3680, %c7 : index
                %3718 = arith.muli %3717, %c15 : index
                %3719 = arith.addi %3716, %3718 : index
                %3720 = arith.divui %3719, %c15 : index
                %3721 = arith.muli %3720, %c22 : index
                %3722 = arith.muli %3715, %c14 : index
                %3723 = arith.addi %3721, %3722 : index
                %3724 = arith.remui %3719, %c15 : index
                %3725 = arith.muli %3724, %c7 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.addi %3714, %3726 : index
                %3728 = arith.addi %3710, %3727 : index
                %3729 = vector.shuffle %3692, %3692 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3729, %kv[%3728] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3730 = arith.addi %3685, %c9 : index
                %3731 = arith.divui %3730, %c14 : index
                %3732 = arith.muli %3731, %c21 : index
                %3733 = arith.addi %3732, %c29 : index
                %3734 = arith.remui %3730, %c14 : index
                %3735 = arith.divui %3680, %c7 : index
                %3736 = arith.remui %3680, %c7 : index
                %3737 = arith.muli %3736, %c15 : index
                %3738 = arith.addi %3735, %3737 : index
                %3739 = arith.divui %3738, %c15 : index
                %3740 = arith.muli %3739, %c22 : index
                %3741 = arith.muli %3734, %c14 : index
                %3742 = arith.addi %3740, %3741 : index
                %3743 = arith.remui %3738, %c15 : index
                %3744 = arith.muli %3743, %c7 : index
                %3745 = arith.addi %3742, %3744 : index
                %3746 = arith.addi %3733, %3745 : index
                %3747 = arith.addi %3710, %3746 : index
                %3748 = vector.shuffle %3692, %3692 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3748, %kv[%3747] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3749 = arith.addi %3685, %c7 : index
                %3750 = arith.divui %3749, %c14 : index
                %3751 = arith.muli %3750, %c21 : index
                %3752 = arith.addi %3751, %c29 : index
                %3753 = arith.remui %3749, %c14 : index
                %3754 = arith.divui %3680, %c7 : index
                %3755 = arith.remui %3680, %c7 : index
                %3756 = arith.muli %3755, %c15 : index
                %3757 = arith.addi %3754, %3756 : index
                %3758 = arith.divui %3757, %c15 : index
                %3759 = arith.muli %3758, %c22 : index
                %3760 = arith.muli %3753, %c14 : index
                %3761 = arith.addi %3759, %3760 : index
                %3762 = arith.remui %3757, %c15 : index
                %3763 = arith.muli %3762, %c7 : index
                %3764 = arith.addi %3761, %3763 : index
                %3765 = arith.addi %3752, %3764 : index
                %3766 = arith.addi %3710, %3765 : index
                %3767 = vector.shuffle %3692, %3692 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3767, %kv[%3766] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3768 = arith.addi %3685, %c2 : index
                %3769 = arith.divui %3768, %c14 : index
                %3770 = arith.muli %3769, %c21 : index
                %3771 = arith.addi %3770, %c29 : index
                %3772 = arith.remui %3768, %c14 : index
                %3773 = arith.divui %3680, %c7 : index
                %3774 = arith.remui %3680, %c7 : index
                %3775 = arith.muli %3774, %c15 : index
                %3776 = arith.addi %3773, %3775 : index
                %3777 = arith.divui %3776, %c15 : index
                %3778 = arith.muli %3777, %c22 : index
                %3779 = arith.muli %3772, %c14 : index
                %3780 = arith.addi %3778, %3779 : index
                %3781 = arith.remui %3776, %c15 : index
                %3782 = arith.muli %3781, %c7 : index
                %3783 = arith.addi %3780, %3782 : index
                %3784 = arith.addi %3771, %3783 : index
                %3785 = arith.addi %3710, %3784 : index
                %3786 = vector.shuffle %3692, %3692 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3786, %kv[%3785] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3787 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3787 {
            %3788 = wave.lane
            %3789 = arith.muli %3788, %c20 : index
            scf.for %3790 = %3789 to %c23 step %c5 {
              %3791 = arith.addi %3675, %3790 : index
              %3792 = vector.load %15[%3791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3793 = arith.mulf %3792, %3678 : vector<4xf32>
              %3794 = wave.fp8_encode "e4m3" %3793 : vector<4xf32> -> vector<4xi8>
              %3795 = arith.cmpi slt, %3676, %kvHeads : index
              scf.if %3795 {
                %3796 = arith.muli %3676, %c29 : index
                %3797 = arith.addi %3681, %3796 : index
                %3798 = vector.shuffle %3794, %3794 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3799 = arith.divui %3790, %c14 : index
                %3800 = arith.muli %3799, %c22 : index
                %3801 = arith.remui %3790, %c14 : index
                %3802 = arith.muli %3680, %c14 : index
                %3803 = arith.divui %3801, %c20 : index
                %3804 = arith.muli %3803, %c20 : index
                %3805 = arith.remui %3801, %c7 : index
                %3806 = arith.muli %3805, %c7 : index
                %3807 = arith.addi %3804, %3806 : index
                %3808 = arith.divui %3801, %c7 : index
                %3809 = arith.remui %3808, %c7 : index
                %3810 = arith.addi %3807, %3809 : index
                %3811 = arith.addi %3802, %3810 : index
                %3812 = arith.addi %3800, %3811 : index
                %3813 = arith.addi %3797, %3812 : index
                vector.store %3798, %kv[%3813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3814 = arith.subi %3676, %kvHeads : index
                %3815 = arith.muli %3814, %c29 : index
                %3816 = arith.addi %3681, %3815 : index
                %3817 = arith.addi %3790, %c8 : index
                %3818 = arith.divui %3817, %c14 : index
                %3819 = arith.muli %3818, %c22 : index
                %3820 = arith.addi %3819, %c11 : index
                %3821 = arith.remui %3817, %c14 : index
                %3822 = arith.divui %3680, %c7 : index
                %3823 = arith.remui %3680, %c7 : index
                %3824 = arith.muli %3823, %c15 : index
                %3825 = arith.addi %3822, %3824 : index
                %3826 = arith.muli %3821, %c14 : index
                %3827 = arith.divui %3825, %c20 : index
                %3828 = arith.muli %3827, %c20 : index
                %3829 = arith.remui %3825, %c7 : index
                %3830 = arith.muli %3829, %c7 : index
                %3831 = arith.addi %3828, %3830 : index
                %3832 = arith.divui %3825, %c7 : index
                %3833 = arith.remui %3832, %c7 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.addi %3826, %3834 : index
                %3836 = arith.addi %3820, %3835 : index
                %3837 = arith.addi %3816, %3836 : index
                %3838 = vector.shuffle %3794, %3794 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3838, %kv[%3837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3839 = arith.addi %3790, %c9 : index
                %3840 = arith.divui %3839, %c14 : index
                %3841 = arith.muli %3840, %c22 : index
                %3842 = arith.addi %3841, %c11 : index
                %3843 = arith.remui %3839, %c14 : index
                %3844 = arith.divui %3680, %c7 : index
                %3845 = arith.remui %3680, %c7 : index
                %3846 = arith.muli %3845, %c15 : index
                %3847 = arith.addi %3844, %3846 : index
                %3848 = arith.muli %3843, %c14 : index
                %3849 = arith.divui %3847, %c20 : index
                %3850 = arith.muli %3849, %c20 : index
                %3851 = arith.remui %3847, %c7 : index
                %3852 = arith.muli %3851, %c7 : index
                %3853 = arith.addi %3850, %3852 : index
                %3854 = arith.divui %3847, %c7 : index
                %3855 = arith.remui %3854, %c7 : index
                %3856 = arith.addi %3853, %3855 : index
                %3857 = arith.addi %3848, %3856 : index
                %3858 = arith.addi %3842, %3857 : index
                %3859 = arith.addi %3816, %3858 : index
                %3860 = vector.shuffle %3794, %3794 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3860, %kv[%3859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3861 = arith.addi %3790, %c7 : index
                %3862 = arith.divui %3861, %c14 : index
                %3863 = arith.muli %3862, %c22 : index
                %3864 = arith.addi %3863, %c11 : index
                %3865 = arith.remui %3861, %c14 : index
                %3866 = arith.divui %3680, %c7 : index
                %3867 = arith.remui %3680, %c7 : index
                %3868 = arith.muli %3867, %c15 : index
                %3869 = arith.addi %3866, %3868 : index
                %3870 = arith.muli %3865, %c14 : index
                %3871 = arith.divui %3869, %c20 : index
                %3872 = arith.muli %3871, %c20 : index
                %3873 = arith.remui %3869, %c7 : index
                %3874 = arith.muli %3873, %c7 : index
                %3875 = arith.addi %3872, %3874 : index
                %3876 = arith.divui %3869, %c7 : index
                %3877 = arith.remui %3876, %c7 : index
                %3878 = arith.addi %3875, %3877 : index
                %3879 = arith.addi %3870, %3878 : index
                %3880 = arith.addi %3864, %3879 : index
                %3881 = arith.addi %3816, %3880 : index
                %3882 = vector.shuffle %3794, %3794 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3882, %kv[%3881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3883 = arith.addi %3790, %c2 : index
                %3884 = arith.divui %3883, %c14 : index
                %3885 = arith.muli %3884, %c22 : index
                %3886 = arith.addi %3885, %c11 : index
                %3887 = arith.remui %3883, %c14 : index
                %3888 = arith.divui %3680, %c7 : index
                %3889 = arith.remui %3680, %c7 : index
                %3890 = arith.muli %3889, %c15 : index
                %3891 = arith.addi %3888, %3890 : index
                %3892 = arith.muli %3887, %c14 : index
                %3893 = arith.divui %3891, %c20 : index
                %3894 = arith.muli %3893, %c20 : index
                %3895 = arith.remui %3891, %c7 : index
                %3896 = arith.muli %3895, %c7 : index
                %3897 = arith.addi %3894, %3896 : index
                %3898 = arith.divui %3891, %c7 : index
                %3899 = arith.remui %3898, %c7 : index
                %3900 = arith.addi %3897, %3899 : index
                %3901 = arith.addi %3892, %3900 : index
                %3902 = arith.addi %3886, %3901 : index
                %3903 = arith.addi %3816, %3902 : index
                %3904 = vector.shuffle %3794, %3794 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3904, %kv[%3903] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3905 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3905 {
            %3906 = wave.lane
            %3907 = arith.muli %3906, %c20 : index
            scf.for %3908 = %3907 to %c23 step %c5 {
              %3909 = arith.addi %3675, %3908 : index
              %3910 = vector.load %15[%3909] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3911 = arith.mulf %3910, %3678 : vector<4xf32>
              %3912 = wave.fp8_encode "e5m2" %3911 : vector<4xf32> -> vector<4xi8>
              %3913 = arith.cmpi slt, %3676, %kvHeads : index
              scf.if %3913 {
                %3914 = arith.muli %3676, %c29 : index
                %3915 = arith.addi %3681, %3914 : index
                %3916 = vector.shuffle %3912, %3912 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3917 = arith.divui %3908, %c14 : index
                %3918 = arith.muli %3917, %c22 : index
                %3919 = arith.remui %3908, %c14 : index
                %3920 = arith.muli %3680, %c14 : index
                %3921 = arith.divui %3919, %c20 : index
                %3922 = arith.muli %3921, %c20 : index
                %3923 = arith.remui %3919, %c7 : index
                %3924 = arith.muli %3923, %c7 : index
                %3925 = arith.addi %3922, %3924 : index
                %3926 = arith.divui %3919, %c7 : index
                %3927 = arith.remui %3926, %c7 : index
                %3928 = arith.addi %3925, %3927 : index
                %3929 = arith.addi %3920, %3928 : index
                %3930 = arith.addi %3918, %3929 : index
                %3931 = arith.addi %3915, %3930 : index
                vector.store %3916, %kv[%3931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3932 = arith.subi %3676, %kvHeads : index
                %3933 = arith.muli %3932, %c29 : index
                %3934 = arith.addi %3681, %3933 : index
                %3935 = arith.addi %3908, %c8 : index
                %3936 = arith.divui %3935, %c14 : index
                %3937 = arith.muli %3936, %c22 : index
                %3938 = arith.addi %3937, %c11 : index
                %3939 = arith.remui %3935, %c14 : index
                %3940 = arith.divui %3680, %c7 : index
                %3941 = arith.remui %3680, %c7 : index
                %3942 = arith.muli %3941, %c15 : index
                %3943 = arith.addi %3940, %3942 : index
                %3944 = arith.muli %3939, %c14 : index
                %3945 = arith.divui %3943, %c20 : index
                %3946 = arith.muli %3945, %c20 : index
                %3947 = arith.remui %3943, %c7 : index
                %3948 = arith.muli %3947, %c7 : index
                %3949 = arith.addi %3946, %3948 : index
                %3950 = arith.divui %3943, %c7 : index
                %3951 = arith.remui %3950, %c7 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.addi %3944, %3952 : index
                %3954 = arith.addi %3938, %3953 : index
                %3955 = arith.addi %3934, %3954 : index
                %3956 = vector.shuffle %3912, %3912 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3956, %kv[%3955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3957 = arith.addi %3908, %c9 : index
                %3958 = arith.divui %3957, %c14 : index
                %3959 = arith.muli %3958, %c22 : index
                %3960 = arith.addi %3959, %c11 : index
                %3961 = arith.remui %3957, %c14 : index
                %3962 = arith.divui %3680, %c7 : index
                %3963 = arith.remui %3680, %c7 : index
                %3964 = arith.muli %3963, %c15 : index
                %3965 = arith.addi %3962, %3964 : index
                %3966 = arith.muli %3961, %c14 : index
                %3967 = arith.divui %3965, %c20 : index
                %3968 = arith.muli %3967, %c20 : index
                %3969 = arith.remui %3965, %c7 : index
                %3970 = arith.muli %3969, %c7 : index
                %3971 = arith.addi %3968, %3970 : index
                %3972 = arith.divui %3965, %c7 : index
                %3973 = arith.remui %3972, %c7 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.addi %3966, %3974 : index
                %3976 = arith.addi %3960, %3975 : index
                %3977 = arith.addi %3934, %3976 : index
                %3978 = vector.shuffle %3912, %3912 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3978, %kv[%3977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3979 = arith.addi %3908, %c7 : index
                %3980 = arith.divui %3979, %c14 : index
                %3981 = arith.muli %3980, %c22 : index
                %3982 = arith.addi %3981, %c11 : index
                %3983 = arith.remui %3979, %c14 : index
                %3984 = arith.divui %3680, %c7 : index
                %3985 = arith.remui %3680, %c7 : index
                %3986 = arith.muli %3985, %c15 : index
                %3987 = arith.addi %3984, %3986 : index
                %3988 = arith.muli %3983, %c14 : index
                %3989 = arith.divui %3987, %c20 : index
                %3990 = arith.muli %3989, %c20 : index
                %3991 = arith.remui %3987, %c7 : index
                %3992 = arith.muli %3991, %c7 : index
                %3993 = arith.addi %3990, %3992 : index
                %3994 = arith.divui %3987, %c7 : index
                %3995 = arith.remui %3994, %c7 : index
                %3996 = arith.addi %3993, %3995 : index
                %3997 = arith.addi %3988, %3996 : index
                %3998 = arith.addi %3982, %3997 : index
                %3999 = arith.addi %3934, %3998 : index
                %4000 = vector.shuffle %3912, %3912 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4000, %kv[%3999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4001 = arith.addi %3908, %c2 : index
                %4002 = arith.divui %4001, %c14 : index
                %4003 = arith.muli %4002, %c22 : index
                %4004 = arith.addi %4003, %c11 : index
                %4005 = arith.remui %4001, %c14 : index
                %4006 = arith.divui %3680, %c7 : index
                %4007 = arith.remui %3680, %c7 : index
                %4008 = arith.muli %4007, %c15 : index
                %4009 = arith.addi %4006, %4008 : index
                %4010 = arith.muli %4005, %c14 : index
                %4011 = arith.divui %4009, %c20 : index
                %4012 = arith.muli %4011, %c20 : index
                %4013 = arith.remui %4009, %c7 : index
                %4014 = arith.muli %4013, %c7 : index
                %4015 = arith.addi %4012, %4014 : index
                %4016 = arith.divui %4009, %c7 : index
                %4017 = arith.remui %4016, %c7 : index
                %4018 = arith.addi %4015, %4017 : index
                %4019 = arith.addi %4010, %4018 : index
                %4020 = arith.addi %4004, %4019 : index
                %4021 = arith.addi %3934, %4020 : index
                %4022 = vector.shuffle %3912, %3912 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4022, %kv[%4021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4023 = arith.addi %3309, %c39 : index
      %4024 = arith.addi %3308, %4023 : index
      %4025 = arith.cmpi slt, %4024, %17 : index
      %4026 = arith.cmpi slt, %4023, %c14 : index
      %4027 = arith.andi %4025, %4026 : i1
      scf.if %4027 {
        %4028 = arith.addi %3308, %4023 : index
        %4029 = arith.addi %slotsAt, %4028 : index
        %4030 = memref.load %step[%4029] : memref<?xi32>
        %4031 = arith.index_cast %4030 : i32 to index
        %4032 = arith.cmpi sge, %4031, %c8 : index
        scf.if %4032 {
          %4033 = arith.muli %4023, %c23 : index
          %4034 = arith.subi %0, %heads : index
          %4035 = memref.load %scales[%4034] : memref<?xf32>
          %4036 = vector.broadcast %4035 : f32 to vector<4xf32>
          %4037 = arith.divui %4031, %c14 : index
          %4038 = arith.remui %4031, %c14 : index
          %4039 = arith.muli %4037, %pageBytes : index
          %4040 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4040 {
            %4041 = wave.lane
            %4042 = arith.muli %4041, %c20 : index
            scf.for %4043 = %4042 to %c23 step %c5 {
              %4044 = arith.addi %4033, %4043 : index
              %4045 = vector.load %15[%4044] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4046 = arith.mulf %4045, %4036 : vector<4xf32>
              %4047 = arith.minimumf %4046, %c43 : vector<4xf32>
              %4048 = arith.maximumf %4047, %c44 : vector<4xf32>
              %4049 = arith.truncf %4048 : vector<4xf32> to vector<4xf16>
              %4050 = vector.bitcast %4049 : vector<4xf16> to vector<8xi8>
              %4051 = arith.cmpi slt, %4034, %kvHeads : index
              scf.if %4051 {
                %4052 = arith.muli %4034, %c10 : index
                %4053 = arith.addi %4039, %4052 : index
                %4054 = arith.divui %4043, %c14 : index
                %4055 = arith.muli %4054, %c21 : index
                %4056 = arith.remui %4043, %c14 : index
                %4057 = arith.divui %4056, %c15 : index
                %4058 = arith.muli %4057, %c22 : index
                %4059 = arith.muli %4038, %c14 : index
                %4060 = arith.addi %4058, %4059 : index
                %4061 = arith.remui %4056, %c15 : index
                %4062 = arith.muli %4061, %c7 : index
                %4063 = arith.addi %4060, %4062 : index
                %4064 = arith.addi %4055, %4063 : index
                %4065 = arith.addi %4053, %4064 : index
                vector.store %4050, %kv[%4065] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4066 = arith.subi %4034, %kvHeads : index
                %4067 = arith.muli %4066, %c10 : index
                %4068 = arith.addi %4039, %4067 : index
                %4069 = arith.addi %4043, %c8 : index
                %4070 = arith.divui %4069, %c14 : index
                %4071 = arith.muli %4070, %c21 : index
                %4072 = arith.addi %4071, %c29 : index
                %4073 = arith.remui %4069, %c14 : index
                %4074 = arith.divui %4038, %c7 : index
                %4075 = arith.remui %4038, %c7 : index
                %4076 = arith.muli %4075, %c15 : index
                %4077 = arith.addi %4074, %4076 : index
                %4078 = arith.divui %4077, %c15 : index
                %4079 = arith.muli %4078, %c22 : index
                %4080 = arith.muli %4073, %c14 : index
                %4081 = arith.addi %4079, %4080 : index
                %4082 = arith.remui %4077, %c15 : index
                %4083 = arith.muli %4082, %c7 : index
                %4084 = arith.addi %4081, %4083 : index
                %4085 = arith.addi %4072, %4084 : index
                %4086 = arith.addi %4068, %4085 : index
                %4087 = vector.shuffle %4050, %4050 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4087, %kv[%4086] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4088 = arith.addi %4043, %c9 : index
                %4089 = arith.divui %4088, %c14 : index
                %4090 = arith.muli %4089, %c21 : index
                %4091 = arith.addi %4090, %c29 : index
                %4092 = arith.remui %4088, %c14 : index
                %4093 = arith.divui %4038, %c7 : index
                %4094 = arith.remui %4038, %c7 : index
                %4095 = arith.muli %4094, %c15 : index
                %4096 = arith.addi %4093, %4095 : index
                %4097 = arith.divui %4096, %c15 : index
                %4098 = arith.muli %4097, %c22 : index
                %4099 = arith.muli %4092, %c14 : index
                %4100 = arith.addi %4098, %4099 : index
                %4101 = arith.remui %4096, %c15 : index
                %4102 = arith.muli %4101, %c7 : index
                %4103 = arith.addi %4100, %4102 : index
                %4104 = arith.addi %4091, %4103 : index
                %4105 = arith.addi %4068, %4104 : index
                %4106 = vector.shuffle %4050, %4050 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4106, %kv[%4105] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4107 = arith.addi %4043, %c7 : index
                %4108 = arith.divui %4107, %c14 : index
                %4109 = arith.muli %4108, %c21 : index
                %4110 = arith.addi %4109, %c29 : index
                %4111 = arith.remui %4107, %c14 : index
                %4112 = arith.divui %4038, %c7 : index
                %4113 = arith.remui %4038, %c7 : index
                %4114 = arith.muli %4113, %c15 : index
                %4115 = arith.addi %4112, %4114 : index
                %4116 = arith.divui %4115, %c15 : index
                %4117 = arith.muli %4116, %c22 : index
                %4118 = arith.muli %4111, %c14 : index
                %4119 = arith.addi %4117, %4118 : index
                %4120 = arith.remui %4115, %c15 : index
                %4121 = arith.muli %4120, %c7 : index
                %4122 = arith.addi %4119, %4121 : index
                %4123 = arith.addi %4110, %4122 : index
                %4124 = arith.addi %4068, %4123 : index
                %4125 = vector.shuffle %4050, %4050 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4125, %kv[%4124] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4126 = arith.addi %4043, %c2 : index
                %4127 = arith.divui %4126, %c14 : index
                %4128 = arith.muli %4127, %c21 : index
                %4129 = arith.addi %4128, %c29 : index
                %4130 = arith.remui %4126, %c14 : index
                %4131 = arith.divui %4038, %c7 : index
                %4132 = arith.remui %4038, %c7 : index
                %4133 = arith.muli %4132, %c15 : index
                %4134 = arith.addi %4131, %4133 : index
                %4135 = arith.divui %4134, %c15 : index
                %4136 = arith.muli %4135, %c22 : index
                %4137 = arith.muli %4130, %c14 : index
                %4138 = arith.addi %4136, %4137 : index
                %4139 = arith.remui %4134, %c15 : index
                %4140 = arith.muli %4139, %c7 : index
                %4141 = arith.addi %4138, %4140 : index
                %4142 = arith.addi %4129, %4141 : index
                %4143 = arith.addi %4068, %4142 : index
                %4144 = vector.shuffle %4050, %4050 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4144, %kv[%4143] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4145 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4145 {
            %4146 = wave.lane
            %4147 = arith.muli %4146, %c20 : index
            scf.for %4148 = %4147 to %c23 step %c5 {
              %4149 = arith.addi %4033, %4148 : index
              %4150 = vector.load %15[%4149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4151 = arith.mulf %4150, %4036 : vector<4xf32>
              %4152 = wave.fp8_encode "e4m3" %4151 : vector<4xf32> -> vector<4xi8>
              %4153 = arith.cmpi slt, %4034, %kvHeads : index
              scf.if %4153 {
                %4154 = arith.muli %4034, %c29 : index
                %4155 = arith.addi %4039, %4154 : index
                %4156 = vector.shuffle %4152, %4152 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4157 = arith.divui %4148, %c14 : index
                %4158 = arith.muli %4157, %c22 : index
                %4159 = arith.remui %4148, %c14 : index
                %4160 = arith.muli %4038, %c14 : index
                %4161 = arith.divui %4159, %c20 : index
                %4162 = arith.muli %4161, %c20 : index
                %4163 = arith.remui %4159, %c7 : index
                %4164 = arith.muli %4163, %c7 : index
                %4165 = arith.addi %4162, %4164 : index
                %4166 = arith.divui %4159, %c7 : index
                %4167 = arith.remui %4166, %c7 : index
                %4168 = arith.addi %4165, %4167 : index
                %4169 = arith.addi %4160, %4168 : index
                %4170 = arith.addi %4158, %4169 : index
                %4171 = arith.addi %4155, %4170 : index
                vector.store %4156, %kv[%4171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4172 = arith.subi %4034, %kvHeads : index
                %4173 = arith.muli %4172, %c29 : index
                %4174 = arith.addi %4039, %4173 : index
                %4175 = arith.addi %4148, %c8 : index
                %4176 = arith.divui %4175, %c14 : index
                %4177 = arith.muli %4176, %c22 : index
                %4178 = arith.addi %4177, %c11 : index
                %4179 = arith.remui %4175, %c14 : index
                %4180 = arith.divui %4038, %c7 : index
                %4181 = arith.remui %4038, %c7 : index
                %4182 = arith.muli %4181, %c15 : index
                %4183 = arith.addi %4180, %4182 : index
                %4184 = arith.muli %4179, %c14 : index
                %4185 = arith.divui %4183, %c20 : index
                %4186 = arith.muli %4185, %c20 : index
                %4187 = arith.remui %4183, %c7 : index
                %4188 = arith.muli %4187, %c7 : index
                %4189 = arith.addi %4186, %4188 : index
                %4190 = arith.divui %4183, %c7 : index
                %4191 = arith.remui %4190, %c7 : index
                %4192 = arith.addi %4189, %4191 : index
                %4193 = arith.addi %4184, %4192 : index
                %4194 = arith.addi %4178, %4193 : index
                %4195 = arith.addi %4174, %4194 : index
                %4196 = vector.shuffle %4152, %4152 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4196, %kv[%4195] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4197 = arith.addi %4148, %c9 : index
                %4198 = arith.divui %4197, %c14 : index
                %4199 = arith.muli %4198, %c22 : index
                %4200 = arith.addi %4199, %c11 : index
                %4201 = arith.remui %4197, %c14 : index
                %4202 = arith.divui %4038, %c7 : index
                %4203 = arith.remui %4038, %c7 : index
                %4204 = arith.muli %4203, %c15 : index
                %4205 = arith.addi %4202, %4204 : index
                %4206 = arith.muli %4201, %c14 : index
                %4207 = arith.divui %4205, %c20 : index
                %4208 = arith.muli %4207, %c20 : index
                %4209 = arith.remui %4205, %c7 : index
                %4210 = arith.muli %4209, %c7 : index
                %4211 = arith.addi %4208, %4210 : index
                %4212 = arith.divui %4205, %c7 : index
                %4213 = arith.remui %4212, %c7 : index
                %4214 = arith.addi %4211, %4213 : index
                %4215 = arith.addi %4206, %4214 : index
                %4216 = arith.addi %4200, %4215 : index
                %4217 = arith.addi %4174, %4216 : index
                %4218 = vector.shuffle %4152, %4152 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4218, %kv[%4217] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4219 = arith.addi %4148, %c7 : index
                %4220 = arith.divui %4219, %c14 : index
                %4221 = arith.muli %4220, %c22 : index
                %4222 = arith.addi %4221, %c11 : index
                %4223 = arith.remui %4219, %c14 : index
                %4224 = arith.divui %4038, %c7 : index
                %4225 = arith.remui %4038, %c7 : index
                %4226 = arith.muli %4225, %c15 : index
                %4227 = arith.addi %4224, %4226 : index
                %4228 = arith.muli %4223, %c14 : index
                %4229 = arith.divui %4227, %c20 : index
                %4230 = arith.muli %4229, %c20 : index
                %4231 = arith.remui %4227, %c7 : index
                %4232 = arith.muli %4231, %c7 : index
                %4233 = arith.addi %4230, %4232 : index
                %4234 = arith.divui %4227, %c7 : index
                %4235 = arith.remui %4234, %c7 : index
                %4236 = arith.addi %4233, %4235 : index
                %4237 = arith.addi %4228, %4236 : index
                %4238 = arith.addi %4222, %4237 : index
                %4239 = arith.addi %4174, %4238 : index
                %4240 = vector.shuffle %4152, %4152 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4240, %kv[%4239] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4241 = arith.addi %4148, %c2 : index
                %4242 = arith.divui %4241, %c14 : index
                %4243 = arith.muli %4242, %c22 : index
                %4244 = arith.addi %4243, %c11 : index
                %4245 = arith.remui %4241, %c14 : index
                %4246 = arith.divui %4038, %c7 : index
                %4247 = arith.remui %4038, %c7 : index
                %4248 = arith.muli %4247, %c15 : index
                %4249 = arith.addi %4246, %4248 : index
                %4250 = arith.muli %4245, %c14 : index
                %4251 = arith.divui %4249, %c20 : index
                %4252 = arith.muli %4251, %c20 : index
                %4253 = arith.remui %4249, %c7 : index
                %4254 = arith.muli %4253, %c7 : index
                %4255 = arith.addi %4252, %4254 : index
                %4256 = arith.divui %4249, %c7 : index
                %4257 = arith.remui %4256, %c7 : index
                %4258 = arith.addi %4255, %4257 : index
                %4259 = arith.addi %4250, %4258 : index
                %4260 = arith.addi %4244, %4259 : index
                %4261 = arith.addi %4174, %4260 : index
                %4262 = vector.shuffle %4152, %4152 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4262, %kv[%4261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4263 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4263 {
            %4264 = wave.lane
            %4265 = arith.muli %4264, %c20 : index
            scf.for %4266 = %4265 to %c23 step %c5 {
              %4267 = arith.addi %4033, %4266 : index
              %4268 = vector.load %15[%4267] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4269 = arith.mulf %4268, %4036 : vector<4xf32>
              %4270 = wave.fp8_encode "e5m2" %4269 : vector<4xf32> -> vector<4xi8>
              %4271 = arith.cmpi slt, %4034, %kvHeads : index
              scf.if %4271 {
                %4272 = arith.muli %4034, %c29 : index
                %4273 = arith.addi %4039, %4272 : index
                %4274 = vector.shuffle %4270, %4270 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4275 = arith.divui %4266, %c14 : index
                %4276 = arith.muli %4275, %c22 : index
                %4277 = arith.remui %4266, %c14 : index
                %4278 = arith.muli %4038, %c14 : index
                %4279 = arith.divui %4277, %c20 : index
                %4280 = arith.muli %4279, %c20 : index
                %4281 = arith.remui %4277, %c7 : index
                %4282 = arith.muli %4281, %c7 : index
                %4283 = arith.addi %4280, %4282 : index
                %4284 = arith.divui %4277, %c7 : index
                %4285 = arith.remui %4284, %c7 : index
                %4286 = arith.addi %4283, %4285 : index
                %4287 = arith.addi %4278, %4286 : index
                %4288 = arith.addi %4276, %4287 : index
                %4289 = arith.addi %4273, %4288 : index
                vector.store %4274, %kv[%4289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4290 = arith.subi %4034, %kvHeads : index
                %4291 = arith.muli %4290, %c29 : index
                %4292 = arith.addi %4039, %4291 : index
                %4293 = arith.addi %4266, %c8 : index
                %4294 = arith.divui %4293, %c14 : index
                %4295 = arith.muli %4294, %c22 : index
                %4296 = arith.addi %4295, %c11 : index
                %4297 = arith.remui %4293, %c14 : index
                %4298 = arith.divui %4038, %c7 : index
                %4299 = arith.remui %4038, %c7 : index
                %4300 = arith.muli %4299, %c15 : index
                %4301 = arith.addi %4298, %4300 : index
                %4302 = arith.muli %4297, %c14 : index
                %4303 = arith.divui %4301, %c20 : index
                %4304 = arith.muli %4303, %c20 : index
                %4305 = arith.remui %4301, %c7 : index
                %4306 = arith.muli %4305, %c7 : index
                %4307 = arith.addi %4304, %4306 : index
                %4308 = arith.divui %4301, %c7 : index
                %4309 = arith.remui %4308, %c7 : index
                %4310 = arith.addi %4307, %4309 : index
                %4311 = arith.addi %4302, %4310 : index
                %4312 = arith.addi %4296, %4311 : index
                %4313 = arith.addi %4292, %4312 : index
                %4314 = vector.shuffle %4270, %4270 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4314, %kv[%4313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4315 = arith.addi %4266, %c9 : index
                %4316 = arith.divui %4315, %c14 : index
                %4317 = arith.muli %4316, %c22 : index
                %4318 = arith.addi %4317, %c11 : index
                %4319 = arith.remui %4315, %c14 : index
                %4320 = arith.divui %4038, %c7 : index
                %4321 = arith.remui %4038, %c7 : index
                %4322 = arith.muli %4321, %c15 : index
                %4323 = arith.addi %4320, %4322 : index
                %4324 = arith.muli %4319, %c14 : index
                %4325 = arith.divui %4323, %c20 : index
                %4326 = arith.muli %4325, %c20 : index
                %4327 = arith.remui %4323, %c7 : index
                %4328 = arith.muli %4327, %c7 : index
                %4329 = arith.addi %4326, %4328 : index
                %4330 = arith.divui %4323, %c7 : index
                %4331 = arith.remui %4330, %c7 : index
                %4332 = arith.addi %4329, %4331 : index
                %4333 = arith.addi %4324, %4332 : index
                %4334 = arith.addi %4318, %4333 : index
                %4335 = arith.addi %4292, %4334 : index
                %4336 = vector.shuffle %4270, %4270 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4336, %kv[%4335] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4337 = arith.addi %4266, %c7 : index
                %4338 = arith.divui %4337, %c14 : index
                %4339 = arith.muli %4338, %c22 : index
                %4340 = arith.addi %4339, %c11 : index
                %4341 = arith.remui %4337, %c14 : index
                %4342 = arith.divui %4038, %c7 : index
                %4343 = arith.remui %4038, %c7 : index
                %4344 = arith.muli %4343, %c15 : index
                %4345 = arith.addi %4342, %4344 : index
                %4346 = arith.muli %4341, %c14 : index
                %4347 = arith.divui %4345, %c20 : index
                %4348 = arith.muli %4347, %c20 : index
                %4349 = arith.remui %4345, %c7 : index
                %4350 = arith.muli %4349, %c7 : index
                %4351 = arith.addi %4348, %4350 : index
                %4352 = arith.divui %4345, %c7 : index
                %4353 = arith.remui %4352, %c7 : index
                %4354 = arith.addi %4351, %4353 : index
                %4355 = arith.addi %4346, %4354 : index
                %4356 = arith.addi %4340, %4355 : index
                %4357 = arith.addi %4292, %4356 : index
                %4358 = vector.shuffle %4270, %4270 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4358, %kv[%4357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4359 = arith.addi %4266, %c2 : index
                %4360 = arith.divui %4359, %c14 : index
                %4361 = arith.muli %4360, %c22 : index
                %4362 = arith.addi %4361, %c11 : index
                %4363 = arith.remui %4359, %c14 : index
                %4364 = arith.divui %4038, %c7 : index
                %4365 = arith.remui %4038, %c7 : index
                %4366 = arith.muli %4365, %c15 : index
                %4367 = arith.addi %4364, %4366 : index
                %4368 = arith.muli %4363, %c14 : index
                %4369 = arith.divui %4367, %c20 : index
                %4370 = arith.muli %4369, %c20 : index
                %4371 = arith.remui %4367, %c7 : index
                %4372 = arith.muli %4371, %c7 : index
                %4373 = arith.addi %4370, %4372 : index
                %4374 = arith.divui %4367, %c7 : index
                %4375 = arith.remui %4374, %c7 : index
                %4376 = arith.addi %4373, %4375 : index
                %4377 = arith.addi %4368, %4376 : index
                %4378 = arith.addi %4362, %4377 : index
                %4379 = arith.addi %4292, %4378 : index
                %4380 = vector.shuffle %4270, %4270 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4380, %kv[%4379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4381 = arith.addi %18, %c16 : index
    %4382 = wave.lane
    %4383 = arith.muli %3, %c7 : index
    %4384 = arith.muli %4383, %c22 : index
    %4385 = arith.addi %4384, %4382 : index
    %4386 = arith.muli %4, %c11 : index
    %4387 = arith.addi %4386, %4385 : index
    %4388 = arith.addi %4387, %c8 : index
    %4389 = arith.addi %4388, %c8 : index
    %4390 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %4390, %14[%4389] : memref<?xf32>
    %4391 = arith.muli %4, %c11 : index
    %4392 = arith.addi %4391, %4385 : index
    %4393 = arith.addi %4392, %c8 : index
    %4394 = arith.addi %4393, %c4 : index
    %4395 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %4395, %14[%4394] : memref<?xf32>
    %4396 = arith.muli %4, %c11 : index
    %4397 = arith.addi %4396, %4385 : index
    %4398 = arith.addi %4397, %c8 : index
    %4399 = arith.addi %4398, %c12 : index
    %4400 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %4400, %14[%4399] : memref<?xf32>
    %4401 = arith.muli %4, %c11 : index
    %4402 = arith.addi %4401, %4385 : index
    %4403 = arith.addi %4402, %c8 : index
    %4404 = arith.addi %4403, %c23 : index
    %4405 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %4405, %14[%4404] : memref<?xf32>
    %4406 = arith.muli %4, %c11 : index
    %4407 = arith.addi %4406, %4385 : index
    %4408 = arith.addi %4407, %c8 : index
    %4409 = arith.addi %4408, %c5 : index
    %4410 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %4410, %14[%4409] : memref<?xf32>
    %4411 = arith.muli %4, %c11 : index
    %4412 = arith.addi %4411, %4385 : index
    %4413 = arith.addi %4412, %c8 : index
    %4414 = arith.addi %4413, %c24 : index
    %4415 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %4415, %14[%4414] : memref<?xf32>
    %4416 = arith.muli %4, %c11 : index
    %4417 = arith.addi %4416, %4385 : index
    %4418 = arith.addi %4417, %c8 : index
    %4419 = arith.addi %4418, %c25 : index
    %4420 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %4420, %14[%4419] : memref<?xf32>
    %4421 = arith.muli %4, %c11 : index
    %4422 = arith.addi %4421, %4385 : index
    %4423 = arith.addi %4422, %c8 : index
    %4424 = arith.addi %4423, %c26 : index
    %4425 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %4425, %14[%4424] : memref<?xf32>
    %4426 = arith.muli %4, %c11 : index
    %4427 = arith.addi %4426, %4385 : index
    %4428 = arith.addi %4427, %c22 : index
    %4429 = arith.addi %4428, %c8 : index
    %4430 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %4430, %14[%4429] : memref<?xf32>
    %4431 = arith.muli %4, %c11 : index
    %4432 = arith.addi %4431, %4385 : index
    %4433 = arith.addi %4432, %c22 : index
    %4434 = arith.addi %4433, %c4 : index
    %4435 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %4435, %14[%4434] : memref<?xf32>
    %4436 = arith.muli %4, %c11 : index
    %4437 = arith.addi %4436, %4385 : index
    %4438 = arith.addi %4437, %c22 : index
    %4439 = arith.addi %4438, %c12 : index
    %4440 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %4440, %14[%4439] : memref<?xf32>
    %4441 = arith.muli %4, %c11 : index
    %4442 = arith.addi %4441, %4385 : index
    %4443 = arith.addi %4442, %c22 : index
    %4444 = arith.addi %4443, %c23 : index
    %4445 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %4445, %14[%4444] : memref<?xf32>
    %4446 = arith.muli %4, %c11 : index
    %4447 = arith.addi %4446, %4385 : index
    %4448 = arith.addi %4447, %c22 : index
    %4449 = arith.addi %4448, %c5 : index
    %4450 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %4450, %14[%4449] : memref<?xf32>
    %4451 = arith.muli %4, %c11 : index
    %4452 = arith.addi %4451, %4385 : index
    %4453 = arith.addi %4452, %c22 : index
    %4454 = arith.addi %4453, %c24 : index
    %4455 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %4455, %14[%4454] : memref<?xf32>
    %4456 = arith.muli %4, %c11 : index
    %4457 = arith.addi %4456, %4385 : index
    %4458 = arith.addi %4457, %c22 : index
    %4459 = arith.addi %4458, %c25 : index
    %4460 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %4460, %14[%4459] : memref<?xf32>
    %4461 = arith.muli %4, %c11 : index
    %4462 = arith.addi %4461, %4385 : index
    %4463 = arith.addi %4462, %c22 : index
    %4464 = arith.addi %4463, %c26 : index
    %4465 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %4465, %14[%4464] : memref<?xf32>
    wave.barrier
    %4466 = arith.muli %4, %c7 : index
    %4467 = arith.addi %4466, %c8 : index
    %4468 = arith.muli %4467, %c7 : index
    %4469 = arith.divui %4382, %c14 : index
    %4470 = arith.addi %4468, %4469 : index
    %4471 = arith.addi %4381, %4470 : index
    %4472 = arith.cmpi slt, %4471, %17 : index
    scf.if %4472 {
      %4473 = arith.cmpi eq, %hasFactors, %c9 : index
      %4474 = arith.muli %4471, %c7 : index
      %4475 = memref.load %factors[%4474] : memref<?xf32>
      %4476 = arith.mulf %4475, %operandScale : f32
      %4477 = arith.select %4473, %4476, %operandScale : f32
      %4478 = arith.addi %4385, %c8 : index
      %4479 = arith.muli %4467, %c4 : index
      %4480 = arith.addi %4478, %4479 : index
      %4481 = memref.load %14[%4480] : memref<?xf32>
      %4482 = arith.addi %4480, %c11 : index
      %4483 = memref.load %14[%4482] : memref<?xf32>
      %4484 = arith.addf %4481, %4483 : f32
      %4485 = arith.addi %4480, %c29 : index
      %4486 = memref.load %14[%4485] : memref<?xf32>
      %4487 = arith.addf %4484, %4486 : f32
      %4488 = arith.addi %4480, %c30 : index
      %4489 = memref.load %14[%4488] : memref<?xf32>
      %4490 = arith.addf %4487, %4489 : f32
      %4491 = arith.remui %4382, %c14 : index
      %4492 = arith.muli %4491, %c20 : index
      %4493 = arith.addi %11, %4492 : index
      %4494 = vector.load %w[%4493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4495 = vector.bitcast %4494 : vector<4xi8> to vector<1xf32>
      %4496 = vector.extract %4495[0] : f32 from vector<1xf32>
      %4497 = arith.mulf %4496, %4477 : f32
      %4498 = arith.mulf %4490, %4497 : f32
      %4499 = arith.muli %3, %c7 : index
      %4500 = arith.addi %4499, %c8 : index
      %4501 = arith.muli %4500, %c14 : index
      %4502 = arith.remui %4382, %c14 : index
      %4503 = arith.addi %4501, %4502 : index
      %4504 = arith.muli %4470, %c23 : index
      %4505 = arith.addi %4504, %4503 : index
      memref.store %4498, %15[%4505] : memref<?xf32>
      %4506 = arith.addi %4385, %c22 : index
      %4507 = arith.muli %4467, %c4 : index
      %4508 = arith.addi %4506, %4507 : index
      %4509 = memref.load %14[%4508] : memref<?xf32>
      %4510 = arith.addi %4508, %c11 : index
      %4511 = memref.load %14[%4510] : memref<?xf32>
      %4512 = arith.addf %4509, %4511 : f32
      %4513 = arith.addi %4508, %c29 : index
      %4514 = memref.load %14[%4513] : memref<?xf32>
      %4515 = arith.addf %4512, %4514 : f32
      %4516 = arith.addi %4508, %c30 : index
      %4517 = memref.load %14[%4516] : memref<?xf32>
      %4518 = arith.addf %4515, %4517 : f32
      %4519 = arith.remui %4382, %c14 : index
      %4520 = arith.muli %4519, %c20 : index
      %4521 = arith.addi %13, %4520 : index
      %4522 = vector.load %w[%4521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4523 = vector.bitcast %4522 : vector<4xi8> to vector<1xf32>
      %4524 = vector.extract %4523[0] : f32 from vector<1xf32>
      %4525 = arith.mulf %4524, %4477 : f32
      %4526 = arith.mulf %4518, %4525 : f32
      %4527 = arith.muli %3, %c7 : index
      %4528 = arith.addi %4527, %c9 : index
      %4529 = arith.muli %4528, %c14 : index
      %4530 = arith.remui %4382, %c14 : index
      %4531 = arith.addi %4529, %4530 : index
      %4532 = arith.muli %4470, %c23 : index
      %4533 = arith.addi %4532, %4531 : index
      memref.store %4526, %15[%4533] : memref<?xf32>
    }
    %4534 = arith.muli %4, %c7 : index
    %4535 = arith.addi %4534, %c9 : index
    %4536 = arith.muli %4535, %c7 : index
    %4537 = arith.divui %4382, %c14 : index
    %4538 = arith.addi %4536, %4537 : index
    %4539 = arith.addi %4381, %4538 : index
    %4540 = arith.cmpi slt, %4539, %17 : index
    scf.if %4540 {
      %4541 = arith.cmpi eq, %hasFactors, %c9 : index
      %4542 = arith.muli %4539, %c7 : index
      %4543 = memref.load %factors[%4542] : memref<?xf32>
      %4544 = arith.mulf %4543, %operandScale : f32
      %4545 = arith.select %4541, %4544, %operandScale : f32
      %4546 = arith.addi %4385, %c8 : index
      %4547 = arith.muli %4535, %c4 : index
      %4548 = arith.addi %4546, %4547 : index
      %4549 = memref.load %14[%4548] : memref<?xf32>
      %4550 = arith.addi %4548, %c11 : index
      %4551 = memref.load %14[%4550] : memref<?xf32>
      %4552 = arith.addf %4549, %4551 : f32
      %4553 = arith.addi %4548, %c29 : index
      %4554 = memref.load %14[%4553] : memref<?xf32>
      %4555 = arith.addf %4552, %4554 : f32
      %4556 = arith.addi %4548, %c30 : index
      %4557 = memref.load %14[%4556] : memref<?xf32>
      %4558 = arith.addf %4555, %4557 : f32
      %4559 = arith.remui %4382, %c14 : index
      %4560 = arith.muli %4559, %c20 : index
      %4561 = arith.addi %11, %4560 : index
      %4562 = vector.load %w[%4561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4563 = vector.bitcast %4562 : vector<4xi8> to vector<1xf32>
      %4564 = vector.extract %4563[0] : f32 from vector<1xf32>
      %4565 = arith.mulf %4564, %4545 : f32
      %4566 = arith.mulf %4558, %4565 : f32
      %4567 = arith.muli %3, %c7 : index
      %4568 = arith.addi %4567, %c8 : index
      %4569 = arith.muli %4568, %c14 : index
      %4570 = arith.remui %4382, %c14 : index
      %4571 = arith.addi %4569, %4570 : index
      %4572 = arith.muli %4538, %c23 : index
      %4573 = arith.addi %4572, %4571 : index
      memref.store %4566, %15[%4573] : memref<?xf32>
      %4574 = arith.addi %4385, %c22 : index
      %4575 = arith.muli %4535, %c4 : index
      %4576 = arith.addi %4574, %4575 : index
      %4577 = memref.load %14[%4576] : memref<?xf32>
      %4578 = arith.addi %4576, %c11 : index
      %4579 = memref.load %14[%4578] : memref<?xf32>
      %4580 = arith.addf %4577, %4579 : f32
      %4581 = arith.addi %4576, %c29 : index
      %4582 = memref.load %14[%4581] : memref<?xf32>
      %4583 = arith.addf %4580, %4582 : f32
      %4584 = arith.addi %4576, %c30 : index
      %4585 = memref.load %14[%4584] : memref<?xf32>
      %4586 = arith.addf %4583, %4585 : f32
      %4587 = arith.remui %4382, %c14 : index
      %4588 = arith.muli %4587, %c20 : index
      %4589 = arith.addi %13, %4588 : index
      %4590 = vector.load %w[%4589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4591 = vector.bitcast %4590 : vector<4xi8> to vector<1xf32>
      %4592 = vector.extract %4591[0] : f32 from vector<1xf32>
      %4593 = arith.mulf %4592, %4545 : f32
      %4594 = arith.mulf %4586, %4593 : f32
      %4595 = arith.muli %3, %c7 : index
      %4596 = arith.addi %4595, %c9 : index
      %4597 = arith.muli %4596, %c14 : index
      %4598 = arith.remui %4382, %c14 : index
      %4599 = arith.addi %4597, %4598 : index
      %4600 = arith.muli %4538, %c23 : index
      %4601 = arith.addi %4600, %4599 : index
      memref.store %4594, %15[%4601] : memref<?xf32>
    }
    wave.barrier
    %4602 = arith.addi %18, %c16 : index
    %4603 = wave.wave
    %4604 = arith.addi %4603, %c8 : index
    %4605 = arith.addi %4602, %4604 : index
    %4606 = arith.cmpi slt, %4605, %17 : index
    %4607 = arith.cmpi slt, %4604, %c14 : index
    %4608 = arith.andi %4606, %4607 : i1
    scf.if %4608 {
      %4609 = arith.addi %4602, %4604 : index
      %4610 = arith.muli %4604, %c23 : index
      %4611 = wave.lane
      %4612 = arith.addi %4611, %c8 : index
      %4613 = arith.cmpi eq, %hasBias, %c9 : index
      %4614 = arith.addi %4610, %4612 : index
      %4615 = memref.load %15[%4614] : memref<?xf32>
      %4616 = arith.muli %0, %c23 : index
      %4617 = arith.addi %4616, %4612 : index
      %4618 = memref.load %bias[%4617] : memref<?xf32>
      %4619 = arith.addf %4615, %4618 : f32
      %4620 = arith.select %4613, %4619, %4615 : f32
      %4621 = arith.addi %4612, %c16 : index
      %4622 = arith.cmpi eq, %hasBias, %c9 : index
      %4623 = arith.addi %4610, %4621 : index
      %4624 = memref.load %15[%4623] : memref<?xf32>
      %4625 = arith.muli %0, %c23 : index
      %4626 = arith.addi %4625, %4621 : index
      %4627 = memref.load %bias[%4626] : memref<?xf32>
      %4628 = arith.addf %4624, %4627 : f32
      %4629 = arith.select %4622, %4628, %4624 : f32
      %4630 = arith.addi %4611, %c4 : index
      %4631 = arith.cmpi slt, %4630, %c16 : index
      %4632 = arith.minsi %4630, %c32 : index
      %4633 = arith.cmpi eq, %hasBias, %c9 : index
      %4634 = arith.addi %4610, %4632 : index
      %4635 = memref.load %15[%4634] : memref<?xf32>
      %4636 = arith.muli %0, %c23 : index
      %4637 = arith.addi %4636, %4632 : index
      %4638 = memref.load %bias[%4637] : memref<?xf32>
      %4639 = arith.addf %4635, %4638 : f32
      %4640 = arith.select %4633, %4639, %4635 : f32
      %4641 = arith.addi %4632, %c16 : index
      %4642 = arith.cmpi eq, %hasBias, %c9 : index
      %4643 = arith.addi %4610, %4641 : index
      %4644 = memref.load %15[%4643] : memref<?xf32>
      %4645 = arith.muli %0, %c23 : index
      %4646 = arith.addi %4645, %4641 : index
      %4647 = memref.load %bias[%4646] : memref<?xf32>
      %4648 = arith.addf %4644, %4647 : f32
      %4649 = arith.select %4642, %4648, %4644 : f32
      %4650 = arith.addi %heads, %kvHeads : index
      %4651 = arith.cmpi slt, %0, %4650 : index
      scf.if %4651 {
        %4652 = arith.addi %positionsAt, %4609 : index
        %4653 = memref.load %step[%4652] : memref<?xi32>
        %4654 = arith.index_cast %4653 : i32 to index
        %4655 = arith.cmpi eq, %hasNorm, %c9 : index
        %4656 = math.fma %4620, %4620, %c35 : f32
        %4657 = math.fma %4629, %4629, %4656 : f32
        %4658 = math.fma %4640, %4640, %4657 : f32
        %4659 = arith.select %4631, %4658, %4657 : f32
        %4660 = math.fma %4649, %4649, %4659 : f32
        %4661 = arith.select %4631, %4660, %4659 : f32
        %4662 = vector.broadcast %4661 : f32 to vector<1xf32>
        %4663 = wave.reduce "add" %4662 : vector<1xf32>
        %4664 = arith.mulf %4663, %inverseHeadDim : f32
        %4665 = arith.addf %4664, %epsilon : f32
        %4666 = math.sqrt %4665 : f32
        %4667 = arith.divf %c37, %4666 : f32
        %4668 = arith.cmpi slt, %0, %heads : index
        %4669 = arith.addi %4612, %c16 : index
        %4670 = memref.load %query_norm[%4612] : memref<?xf32>
        %4671 = memref.load %key_norm[%4612] : memref<?xf32>
        %4672 = arith.select %4668, %4670, %4671 : f32
        %4673 = arith.mulf %4620, %4667 : f32
        %4674 = arith.mulf %4673, %4672 : f32
        %4675 = arith.select %4655, %4674, %4620 : f32
        %4676 = memref.load %query_norm[%4669] : memref<?xf32>
        %4677 = memref.load %key_norm[%4669] : memref<?xf32>
        %4678 = arith.select %4668, %4676, %4677 : f32
        %4679 = arith.mulf %4629, %4667 : f32
        %4680 = arith.mulf %4679, %4678 : f32
        %4681 = arith.select %4655, %4680, %4629 : f32
        %4682 = arith.addi %4632, %c16 : index
        %4683 = memref.load %query_norm[%4632] : memref<?xf32>
        %4684 = memref.load %key_norm[%4632] : memref<?xf32>
        %4685 = arith.select %4668, %4683, %4684 : f32
        %4686 = arith.mulf %4640, %4667 : f32
        %4687 = arith.mulf %4686, %4685 : f32
        %4688 = arith.select %4655, %4687, %4640 : f32
        %4689 = memref.load %query_norm[%4682] : memref<?xf32>
        %4690 = memref.load %key_norm[%4682] : memref<?xf32>
        %4691 = arith.select %4668, %4689, %4690 : f32
        %4692 = arith.mulf %4649, %4667 : f32
        %4693 = arith.mulf %4692, %4691 : f32
        %4694 = arith.select %4655, %4693, %4649 : f32
        %4695 = arith.remui %4654, %c22 : index
        %4696 = arith.muli %4695, %c23 : index
        %4697 = arith.addi %4696, %4612 : index
        %4698 = arith.divui %4654, %c22 : index
        %4699 = arith.addi %4698, %c22 : index
        %4700 = arith.muli %4699, %c23 : index
        %4701 = arith.addi %4700, %4612 : index
        %4702 = memref.load %rope[%4697] : memref<?xf32>
        %4703 = arith.addi %4697, %c16 : index
        %4704 = memref.load %rope[%4703] : memref<?xf32>
        %4705 = memref.load %rope[%4701] : memref<?xf32>
        %4706 = arith.addi %4701, %c16 : index
        %4707 = memref.load %rope[%4706] : memref<?xf32>
        %4708 = arith.mulf %4705, %4702 : f32
        %4709 = arith.mulf %4707, %4704 : f32
        %4710 = arith.subf %4708, %4709 : f32
        %4711 = arith.mulf %4707, %4702 : f32
        %4712 = arith.mulf %4705, %4704 : f32
        %4713 = arith.addf %4711, %4712 : f32
        %4714 = arith.mulf %4675, %4710 : f32
        %4715 = arith.mulf %4681, %4713 : f32
        %4716 = arith.subf %4714, %4715 : f32
        %4717 = arith.mulf %4681, %4710 : f32
        %4718 = arith.mulf %4675, %4713 : f32
        %4719 = arith.addf %4717, %4718 : f32
        %4720 = arith.cmpi slt, %0, %heads : index
        scf.if %4720 {
          %4721 = arith.muli %4609, %heads : index
          %4722 = arith.addi %4721, %0 : index
          %4723 = arith.muli %4722, %c23 : index
          %4724 = arith.addi %4723, %4612 : index
          memref.store %4716, %q[%4724] : memref<?xf32>
          %4725 = arith.addi %4724, %c16 : index
          memref.store %4719, %q[%4725] : memref<?xf32>
        } else {
          %4726 = arith.addi %4610, %4612 : index
          memref.store %4716, %15[%4726] : memref<?xf32>
          %4727 = arith.addi %4610, %4612 : index
          %4728 = arith.addi %4727, %c16 : index
          memref.store %4719, %15[%4728] : memref<?xf32>
        }
        %4729 = arith.remui %4654, %c22 : index
        %4730 = arith.muli %4729, %c23 : index
        %4731 = arith.addi %4730, %4632 : index
        %4732 = arith.divui %4654, %c22 : index
        %4733 = arith.addi %4732, %c22 : index
        %4734 = arith.muli %4733, %c23 : index
        %4735 = arith.addi %4734, %4632 : index
        %4736 = memref.load %rope[%4731] : memref<?xf32>
        %4737 = arith.addi %4731, %c16 : index
        %4738 = memref.load %rope[%4737] : memref<?xf32>
        %4739 = memref.load %rope[%4735] : memref<?xf32>
        %4740 = arith.addi %4735, %c16 : index
        %4741 = memref.load %rope[%4740] : memref<?xf32>
        %4742 = arith.mulf %4739, %4736 : f32
        %4743 = arith.mulf %4741, %4738 : f32
        %4744 = arith.subf %4742, %4743 : f32
        %4745 = arith.mulf %4741, %4736 : f32
        %4746 = arith.mulf %4739, %4738 : f32
        %4747 = arith.addf %4745, %4746 : f32
        %4748 = arith.mulf %4688, %4744 : f32
        %4749 = arith.mulf %4694, %4747 : f32
        %4750 = arith.subf %4748, %4749 : f32
        %4751 = arith.mulf %4694, %4744 : f32
        %4752 = arith.mulf %4688, %4747 : f32
        %4753 = arith.addf %4751, %4752 : f32
        scf.if %4631 {
          %4754 = arith.cmpi slt, %0, %heads : index
          scf.if %4754 {
            %4755 = arith.muli %4609, %heads : index
            %4756 = arith.addi %4755, %0 : index
            %4757 = arith.muli %4756, %c23 : index
            %4758 = arith.addi %4757, %4632 : index
            memref.store %4750, %q[%4758] : memref<?xf32>
            %4759 = arith.addi %4758, %c16 : index
            memref.store %4753, %q[%4759] : memref<?xf32>
          } else {
            %4760 = arith.addi %4610, %4632 : index
            memref.store %4750, %15[%4760] : memref<?xf32>
            %4761 = arith.addi %4610, %4632 : index
            %4762 = arith.addi %4761, %c16 : index
            memref.store %4753, %15[%4762] : memref<?xf32>
          }
        }
      } else {
        %4763 = arith.cmpi slt, %0, %heads : index
        scf.if %4763 {
          %4764 = arith.muli %4609, %heads : index
          %4765 = arith.addi %4764, %0 : index
          %4766 = arith.muli %4765, %c23 : index
          %4767 = arith.addi %4766, %4612 : index
          memref.store %4620, %q[%4767] : memref<?xf32>
          %4768 = arith.addi %4767, %c16 : index
          memref.store %4629, %q[%4768] : memref<?xf32>
        } else {
          %4769 = arith.addi %4610, %4612 : index
          memref.store %4620, %15[%4769] : memref<?xf32>
          %4770 = arith.addi %4610, %4612 : index
          %4771 = arith.addi %4770, %c16 : index
          memref.store %4629, %15[%4771] : memref<?xf32>
        }
        scf.if %4631 {
          %4772 = arith.cmpi slt, %0, %heads : index
          scf.if %4772 {
            %4773 = arith.muli %4609, %heads : index
            %4774 = arith.addi %4773, %0 : index
            %4775 = arith.muli %4774, %c23 : index
            %4776 = arith.addi %4775, %4632 : index
            memref.store %4640, %q[%4776] : memref<?xf32>
            %4777 = arith.addi %4776, %c16 : index
            memref.store %4649, %q[%4777] : memref<?xf32>
          } else {
            %4778 = arith.addi %4610, %4632 : index
            memref.store %4640, %15[%4778] : memref<?xf32>
            %4779 = arith.addi %4610, %4632 : index
            %4780 = arith.addi %4779, %c16 : index
            memref.store %4649, %15[%4780] : memref<?xf32>
          }
        }
      }
    }
    %4781 = arith.addi %4603, %c39 : index
    %4782 = arith.addi %4602, %4781 : index
    %4783 = arith.cmpi slt, %4782, %17 : index
    %4784 = arith.cmpi slt, %4781, %c14 : index
    %4785 = arith.andi %4783, %4784 : i1
    scf.if %4785 {
      %4786 = arith.addi %4602, %4781 : index
      %4787 = arith.muli %4781, %c23 : index
      %4788 = wave.lane
      %4789 = arith.addi %4788, %c8 : index
      %4790 = arith.cmpi eq, %hasBias, %c9 : index
      %4791 = arith.addi %4787, %4789 : index
      %4792 = memref.load %15[%4791] : memref<?xf32>
      %4793 = arith.muli %0, %c23 : index
      %4794 = arith.addi %4793, %4789 : index
      %4795 = memref.load %bias[%4794] : memref<?xf32>
      %4796 = arith.addf %4792, %4795 : f32
      %4797 = arith.select %4790, %4796, %4792 : f32
      %4798 = arith.addi %4789, %c16 : index
      %4799 = arith.cmpi eq, %hasBias, %c9 : index
      %4800 = arith.addi %4787, %4798 : index
      %4801 = memref.load %15[%4800] : memref<?xf32>
      %4802 = arith.muli %0, %c23 : index
      %4803 = arith.addi %4802, %4798 : index
      %4804 = memref.load %bias[%4803] : memref<?xf32>
      %4805 = arith.addf %4801, %4804 : f32
      %4806 = arith.select %4799, %4805, %4801 : f32
      %4807 = arith.addi %4788, %c4 : index
      %4808 = arith.cmpi slt, %4807, %c16 : index
      %4809 = arith.minsi %4807, %c32 : index
      %4810 = arith.cmpi eq, %hasBias, %c9 : index
      %4811 = arith.addi %4787, %4809 : index
      %4812 = memref.load %15[%4811] : memref<?xf32>
      %4813 = arith.muli %0, %c23 : index
      %4814 = arith.addi %4813, %4809 : index
      %4815 = memref.load %bias[%4814] : memref<?xf32>
      %4816 = arith.addf %4812, %4815 : f32
      %4817 = arith.select %4810, %4816, %4812 : f32
      %4818 = arith.addi %4809, %c16 : index
      %4819 = arith.cmpi eq, %hasBias, %c9 : index
      %4820 = arith.addi %4787, %4818 : index
      %4821 = memref.load %15[%4820] : memref<?xf32>
      %4822 = arith.muli %0, %c23 : index
      %4823 = arith.addi %4822, %4818 : index
      %4824 = memref.load %bias[%4823] : memref<?xf32>
      %4825 = arith.addf %4821, %4824 : f32
      %4826 = arith.select %4819, %4825, %4821 : f32
      %4827 = arith.addi %heads, %kvHeads : index
      %4828 = arith.cmpi slt, %0, %4827 : index
      scf.if %4828 {
        %4829 = arith.addi %positionsAt, %4786 : index
        %4830 = memref.load %step[%4829] : memref<?xi32>
        %4831 = arith.index_cast %4830 : i32 to index
        %4832 = arith.cmpi eq, %hasNorm, %c9 : index
        %4833 = math.fma %4797, %4797, %c35 : f32
        %4834 = math.fma %4806, %4806, %4833 : f32
        %4835 = math.fma %4817, %4817, %4834 : f32
        %4836 = arith.select %4808, %4835, %4834 : f32
        %4837 = math.fma %4826, %4826, %4836 : f32
        %4838 = arith.select %4808, %4837, %4836 : f32
        %4839 = vector.broadcast %4838 : f32 to vector<1xf32>
        %4840 = wave.reduce "add" %4839 : vector<1xf32>
        %4841 = arith.mulf %4840, %inverseHeadDim : f32
        %4842 = arith.addf %4841, %epsilon : f32
        %4843 = math.sqrt %4842 : f32
        %4844 = arith.divf %c37, %4843 : f32
        %4845 = arith.cmpi slt, %0, %heads : index
        %4846 = arith.addi %4789, %c16 : index
        %4847 = memref.load %query_norm[%4789] : memref<?xf32>
        %4848 = memref.load %key_norm[%4789] : memref<?xf32>
        %4849 = arith.select %4845, %4847, %4848 : f32
        %4850 = arith.mulf %4797, %4844 : f32
        %4851 = arith.mulf %4850, %4849 : f32
        %4852 = arith.select %4832, %4851, %4797 : f32
        %4853 = memref.load %query_norm[%4846] : memref<?xf32>
        %4854 = memref.load %key_norm[%4846] : memref<?xf32>
        %4855 = arith.select %4845, %4853, %4854 : f32
        %4856 = arith.mulf %4806, %4844 : f32
        %4857 = arith.mulf %4856, %4855 : f32
        %4858 = arith.select %4832, %4857, %4806 : f32
        %4859 = arith.addi %4809, %c16 : index
        %4860 = memref.load %query_norm[%4809] : memref<?xf32>
        %4861 = memref.load %key_norm[%4809] : memref<?xf32>
        %4862 = arith.select %4845, %4860, %4861 : f32
        %4863 = arith.mulf %4817, %4844 : f32
        %4864 = arith.mulf %4863, %4862 : f32
        %4865 = arith.select %4832, %4864, %4817 : f32
        %4866 = memref.load %query_norm[%4859] : memref<?xf32>
        %4867 = memref.load %key_norm[%4859] : memref<?xf32>
        %4868 = arith.select %4845, %4866, %4867 : f32
        %4869 = arith.mulf %4826, %4844 : f32
        %4870 = arith.mulf %4869, %4868 : f32
        %4871 = arith.select %4832, %4870, %4826 : f32
        %4872 = arith.remui %4831, %c22 : index
        %4873 = arith.muli %4872, %c23 : index
        %4874 = arith.addi %4873, %4789 : index
        %4875 = arith.divui %4831, %c22 : index
        %4876 = arith.addi %4875, %c22 : index
        %4877 = arith.muli %4876, %c23 : index
        %4878 = arith.addi %4877, %4789 : index
        %4879 = memref.load %rope[%4874] : memref<?xf32>
        %4880 = arith.addi %4874, %c16 : index
        %4881 = memref.load %rope[%4880] : memref<?xf32>
        %4882 = memref.load %rope[%4878] : memref<?xf32>
        %4883 = arith.addi %4878, %c16 : index
        %4884 = memref.load %rope[%4883] : memref<?xf32>
        %4885 = arith.mulf %4882, %4879 : f32
        %4886 = arith.mulf %4884, %4881 : f32
        %4887 = arith.subf %4885, %4886 : f32
        %4888 = arith.mulf %4884, %4879 : f32
        %4889 = arith.mulf %4882, %4881 : f32
        %4890 = arith.addf %4888, %4889 : f32
        %4891 = arith.mulf %4852, %4887 : f32
        %4892 = arith.mulf %4858, %4890 : f32
        %4893 = arith.subf %4891, %4892 : f32
        %4894 = arith.mulf %4858, %4887 : f32
        %4895 = arith.mulf %4852, %4890 : f32
        %4896 = arith.addf %4894, %4895 : f32
        %4897 = arith.cmpi slt, %0, %heads : index
        scf.if %4897 {
          %4898 = arith.muli %4786, %heads : index
          %4899 = arith.addi %4898, %0 : index
          %4900 = arith.muli %4899, %c23 : index
          %4901 = arith.addi %4900, %4789 : index
          memref.store %4893, %q[%4901] : memref<?xf32>
          %4902 = arith.addi %4901, %c16 : index
          memref.store %4896, %q[%4902] : memref<?xf32>
        } else {
          %4903 = arith.addi %4787, %4789 : index
          memref.store %4893, %15[%4903] : memref<?xf32>
          %4904 = arith.addi %4787, %4789 : index
          %4905 = arith.addi %4904, %c16 : index
          memref.store %4896, %15[%4905] : memref<?xf32>
        }
        %4906 = arith.remui %4831, %c22 : index
        %4907 = arith.muli %4906, %c23 : index
        %4908 = arith.addi %4907, %4809 : index
        %4909 = arith.divui %4831, %c22 : index
        %4910 = arith.addi %4909, %c22 : index
        %4911 = arith.muli %4910, %c23 : index
        %4912 = arith.addi %4911, %4809 : index
        %4913 = memref.load %rope[%4908] : memref<?xf32>
        %4914 = arith.addi %4908, %c16 : index
        %4915 = memref.load %rope[%4914] : memref<?xf32>
        %4916 = memref.load %rope[%4912] : memref<?xf32>
        %4917 = arith.addi %4912, %c16 : index
        %4918 = memref.load %rope[%4917] : memref<?xf32>
        %4919 = arith.mulf %4916, %4913 : f32
        %4920 = arith.mulf %4918, %4915 : f32
        %4921 = arith.subf %4919, %4920 : f32
        %4922 = arith.mulf %4918, %4913 : f32
        %4923 = arith.mulf %4916, %4915 : f32
        %4924 = arith.addf %4922, %4923 : f32
        %4925 = arith.mulf %4865, %4921 : f32
        %4926 = arith.mulf %4871, %4924 : f32
        %4927 = arith.subf %4925, %4926 : f32
        %4928 = arith.mulf %4871, %4921 : f32
        %4929 = arith.mulf %4865, %4924 : f32
        %4930 = arith.addf %4928, %4929 : f32
        scf.if %4808 {
          %4931 = arith.cmpi slt, %0, %heads : index
          scf.if %4931 {
            %4932 = arith.muli %4786, %heads : index
            %4933 = arith.addi %4932, %0 : index
            %4934 = arith.muli %4933, %c23 : index
            %4935 = arith.addi %4934, %4809 : index
            memref.store %4927, %q[%4935] : memref<?xf32>
            %4936 = arith.addi %4935, %c16 : index
            memref.store %4930, %q[%4936] : memref<?xf32>
          } else {
            %4937 = arith.addi %4787, %4809 : index
            memref.store %4927, %15[%4937] : memref<?xf32>
            %4938 = arith.addi %4787, %4809 : index
            %4939 = arith.addi %4938, %c16 : index
            memref.store %4930, %15[%4939] : memref<?xf32>
          }
        }
      } else {
        %4940 = arith.cmpi slt, %0, %heads : index
        scf.if %4940 {
          %4941 = arith.muli %4786, %heads : index
          %4942 = arith.addi %4941, %0 : index
          %4943 = arith.muli %4942, %c23 : index
          %4944 = arith.addi %4943, %4789 : index
          memref.store %4797, %q[%4944] : memref<?xf32>
          %4945 = arith.addi %4944, %c16 : index
          memref.store %4806, %q[%4945] : memref<?xf32>
        } else {
          %4946 = arith.addi %4787, %4789 : index
          memref.store %4797, %15[%4946] : memref<?xf32>
          %4947 = arith.addi %4787, %4789 : index
          %4948 = arith.addi %4947, %c16 : index
          memref.store %4806, %15[%4948] : memref<?xf32>
        }
        scf.if %4808 {
          %4949 = arith.cmpi slt, %0, %heads : index
          scf.if %4949 {
            %4950 = arith.muli %4786, %heads : index
            %4951 = arith.addi %4950, %0 : index
            %4952 = arith.muli %4951, %c23 : index
            %4953 = arith.addi %4952, %4809 : index
            memref.store %4817, %q[%4953] : memref<?xf32>
            %4954 = arith.addi %4953, %c16 : index
            memref.store %4826, %q[%4954] : memref<?xf32>
          } else {
            %4955 = arith.addi %4787, %4809 : index
            memref.store %4817, %15[%4955] : memref<?xf32>
            %4956 = arith.addi %4787, %4809 : index
            %4957 = arith.addi %4956, %c16 : index
            memref.store %4826, %15[%4957] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4958 = arith.cmpi sge, %0, %heads : index
    scf.if %4958 {
      %4959 = arith.addi %4603, %c8 : index
      %4960 = arith.addi %4602, %4959 : index
      %4961 = arith.cmpi slt, %4960, %17 : index
      %4962 = arith.cmpi slt, %4959, %c14 : index
      %4963 = arith.andi %4961, %4962 : i1
      scf.if %4963 {
        %4964 = arith.addi %4602, %4959 : index
        %4965 = arith.addi %slotsAt, %4964 : index
        %4966 = memref.load %step[%4965] : memref<?xi32>
        %4967 = arith.index_cast %4966 : i32 to index
        %4968 = arith.cmpi sge, %4967, %c8 : index
        scf.if %4968 {
          %4969 = arith.muli %4959, %c23 : index
          %4970 = arith.subi %0, %heads : index
          %4971 = memref.load %scales[%4970] : memref<?xf32>
          %4972 = vector.broadcast %4971 : f32 to vector<4xf32>
          %4973 = arith.divui %4967, %c14 : index
          %4974 = arith.remui %4967, %c14 : index
          %4975 = arith.muli %4973, %pageBytes : index
          %4976 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4976 {
            %4977 = wave.lane
            %4978 = arith.muli %4977, %c20 : index
            scf.for %4979 = %4978 to %c23 step %c5 {
              %4980 = arith.addi %4969, %4979 : index
              %4981 = vector.load %15[%4980] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4982 = arith.mulf %4981, %4972 : vector<4xf32>
              %4983 = arith.minimumf %4982, %c43 : vector<4xf32>
              %4984 = arith.maximumf %4983, %c44 : vector<4xf32>
              %4985 = arith.truncf %4984 : vector<4xf32> to vector<4xf16>
              %4986 = vector.bitcast %4985 : vector<4xf16> to vector<8xi8>
              %4987 = arith.cmpi slt, %4970, %kvHeads : index
              scf.if %4987 {
                %4988 = arith.muli %4970, %c10 : index
                %4989 = arith.addi %4975, %4988 : index
                %4990 = arith.divui %4979, %c14 : index
                %4991 = arith.muli %4990, %c21 : index
                %4992 = arith.remui %4979, %c14 : index
                %4993 = arith.divui %4992, %c15 : index
                %4994 = arith.muli %4993, %c22 : index
                %4995 = arith.muli %4974, %c14 : index
                %4996 = arith.addi %4994, %4995 : index
                %4997 = arith.remui %4992, %c15 : index
                %4998 = arith.muli %4997, %c7 : index
                %4999 = arith.addi %4996, %4998 : index
                %5000 = arith.addi %4991, %4999 : index
                %5001 = arith.addi %4989, %5000 : index
                vector.store %4986, %kv[%5001] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5002 = arith.subi %4970, %kvHeads : index
                %5003 = arith.muli %5002, %c10 : index
                %5004 = arith.addi %4975, %5003 : index
                %5005 = arith.addi %4979, %c8 : index
                %5006 = arith.divui %5005, %c14 : index
                %5007 = arith.muli %5006, %c21 : index
                %5008 = arith.addi %5007, %c29 : index
                %5009 = arith.remui %5005, %c14 : index
                %5010 = arith.divui %4974, %c7 : index
                %5011 = arith.remui %4974, %c7 : index
                %5012 = arith.muli %5011, %c15 : index
                %5013 = arith.addi %5010, %5012 : index
                %5014 = arith.divui %5013, %c15 : index
                %5015 = arith.muli %5014, %c22 : index
                %5016 = arith.muli %5009, %c14 : index
                %5017 = arith.addi %5015, %5016 : index
                %5018 = arith.remui %5013, %c15 : index
                %5019 = arith.muli %5018, %c7 : index
                %5020 = arith.addi %5017, %5019 : index
                %5021 = arith.addi %5008, %5020 : index
                %5022 = arith.addi %5004, %5021 : index
                %5023 = vector.shuffle %4986, %4986 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5023, %kv[%5022] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5024 = arith.addi %4979, %c9 : index
                %5025 = arith.divui %5024, %c14 : index
                %5026 = arith.muli %5025, %c21 : index
                %5027 = arith.addi %5026, %c29 : index
                %5028 = arith.remui %5024, %c14 : index
                %5029 = arith.divui %4974, %c7 : index
                %5030 = arith.remui %4974, %c7 : index
                %5031 = arith.muli %5030, %c15 : index
                %5032 = arith.addi %5029, %5031 : index
                %5033 = arith.divui %5032, %c15 : index
                %5034 = arith.muli %5033, %c22 : index
                %5035 = arith.muli %5028, %c14 : index
                %5036 = arith.addi %5034, %5035 : index
                %5037 = arith.remui %5032, %c15 : index
                %5038 = arith.muli %5037, %c7 : index
                %5039 = arith.addi %5036, %5038 : index
                %5040 = arith.addi %5027, %5039 : index
                %5041 = arith.addi %5004, %5040 : index
                %5042 = vector.shuffle %4986, %4986 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5042, %kv[%5041] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5043 = arith.addi %4979, %c7 : index
                %5044 = arith.divui %5043, %c14 : index
                %5045 = arith.muli %5044, %c21 : index
                %5046 = arith.addi %5045, %c29 : index
                %5047 = arith.remui %5043, %c14 : index
                %5048 = arith.divui %4974, %c7 : index
                %5049 = arith.remui %4974, %c7 : index
                %5050 = arith.muli %5049, %c15 : index
                %5051 = arith.addi %5048, %5050 : index
                %5052 = arith.divui %5051, %c15 : index
                %5053 = arith.muli %5052, %c22 : index
                %5054 = arith.muli %5047, %c14 : index
                %5055 = arith.addi %5053, %5054 : index
                %5056 = arith.remui %5051, %c15 : index
                %5057 = arith.muli %5056, %c7 : index
                %5058 = arith.addi %5055, %5057 : index
                %5059 = arith.addi %5046, %5058 : index
                %5060 = arith.addi %5004, %5059 : index
                %5061 = vector.shuffle %4986, %4986 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5061, %kv[%5060] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5062 = arith.addi %4979, %c2 : index
                %5063 = arith.divui %5062, %c14 : index
                %5064 = arith.muli %5063, %c21 : index
                %5065 = arith.addi %5064, %c29 : index
                %5066 = arith.remui %5062, %c14 : index
                %5067 = arith.divui %4974, %c7 : index
                %5068 = arith.remui %4974, %c7 : index
                %5069 = arith.muli %5068, %c15 : index
                %5070 = arith.addi %5067, %5069 : index
                %5071 = arith.divui %5070, %c15 : index
                %5072 = arith.muli %5071, %c22 : index
                %5073 = arith.muli %5066, %c14 : index
                %5074 = arith.addi %5072, %5073 : index
                %5075 = arith.remui %5070, %c15 : index
                %5076 = arith.muli %5075, %c7 : index
                %5077 = arith.addi %5074, %5076 : index
                %5078 = arith.addi %5065, %5077 : index
                %5079 = arith.addi %5004, %5078 : index
                %5080 = vector.shuffle %4986, %4986 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5080, %kv[%5079] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5081 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5081 {
            %5082 = wave.lane
            %5083 = arith.muli %5082, %c20 : index
            scf.for %5084 = %5083 to %c23 step %c5 {
              %5085 = arith.addi %4969, %5084 : index
              %5086 = vector.load %15[%5085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5087 = arith.mulf %5086, %4972 : vector<4xf32>
              %5088 = wave.fp8_encode "e4m3" %5087 : vector<4xf32> -> vector<4xi8>
              %5089 = arith.cmpi slt, %4970, %kvHeads : index
              scf.if %5089 {
                %5090 = arith.muli %4970, %c29 : index
                %5091 = arith.addi %4975, %5090 : index
                %5092 = vector.shuffle %5088, %5088 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5093 = arith.divui %5084, %c14 : index
                %5094 = arith.muli %5093, %c22 : index
                %5095 = arith.remui %5084, %c14 : index
                %5096 = arith.muli %4974, %c14 : index
                %5097 = arith.divui %5095, %c20 : index
                %5098 = arith.muli %5097, %c20 : index
                %5099 = arith.remui %5095, %c7 : index
                %5100 = arith.muli %5099, %c7 : index
                %5101 = arith.addi %5098, %5100 : index
                %5102 = arith.divui %5095, %c7 : index
                %5103 = arith.remui %5102, %c7 : index
                %5104 = arith.addi %5101, %5103 : index
                %5105 = arith.addi %5096, %5104 : index
                %5106 = arith.addi %5094, %5105 : index
                %5107 = arith.addi %5091, %5106 : index
                vector.store %5092, %kv[%5107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5108 = arith.subi %4970, %kvHeads : index
                %5109 = arith.muli %5108, %c29 : index
                %5110 = arith.addi %4975, %5109 : index
                %5111 = arith.addi %5084, %c8 : index
                %5112 = arith.divui %5111, %c14 : index
                %5113 = arith.muli %5112, %c22 : index
                %5114 = arith.addi %5113, %c11 : index
                %5115 = arith.remui %5111, %c14 : index
                %5116 = arith.divui %4974, %c7 : index
                %5117 = arith.remui %4974, %c7 : index
                %5118 = arith.muli %5117, %c15 : index
                %5119 = arith.addi %5116, %5118 : index
                %5120 = arith.muli %5115, %c14 : index
                %5121 = arith.divui %5119, %c20 : index
                %5122 = arith.muli %5121, %c20 : index
                %5123 = arith.remui %5119, %c7 : index
                %5124 = arith.muli %5123, %c7 : index
                %5125 = arith.addi %5122, %5124 : index
                %5126 = arith.divui %5119, %c7 : index
                %5127 = arith.remui %5126, %c7 : index
                %5128 = arith.addi %5125, %5127 : index
                %5129 = arith.addi %5120, %5128 : index
                %5130 = arith.addi %5114, %5129 : index
                %5131 = arith.addi %5110, %5130 : index
                %5132 = vector.shuffle %5088, %5088 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5132, %kv[%5131] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5133 = arith.addi %5084, %c9 : index
                %5134 = arith.divui %5133, %c14 : index
                %5135 = arith.muli %5134, %c22 : index
                %5136 = arith.addi %5135, %c11 : index
                %5137 = arith.remui %5133, %c14 : index
                %5138 = arith.divui %4974, %c7 : index
                %5139 = arith.remui %4974, %c7 : index
                %5140 = arith.muli %5139, %c15 : index
                %5141 = arith.addi %5138, %5140 : index
                %5142 = arith.muli %5137, %c14 : index
                %5143 = arith.divui %5141, %c20 : index
                %5144 = arith.muli %5143, %c20 : index
                %5145 = arith.remui %5141, %c7 : index
                %5146 = arith.muli %5145, %c7 : index
                %5147 = arith.addi %5144, %5146 : index
                %5148 = arith.divui %5141, %c7 : index
                %5149 = arith.remui %5148, %c7 : index
                %5150 = arith.addi %5147, %5149 : index
                %5151 = arith.addi %5142, %5150 : index
                %5152 = arith.addi %5136, %5151 : index
                %5153 = arith.addi %5110, %5152 : index
                %5154 = vector.shuffle %5088, %5088 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5154, %kv[%5153] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5155 = arith.addi %5084, %c7 : index
                %5156 = arith.divui %5155, %c14 : index
                %5157 = arith.muli %5156, %c22 : index
                %5158 = arith.addi %5157, %c11 : index
                %5159 = arith.remui %5155, %c14 : index
                %5160 = arith.divui %4974, %c7 : index
                %5161 = arith.remui %4974, %c7 : index
                %5162 = arith.muli %5161, %c15 : index
                %5163 = arith.addi %5160, %5162 : index
                %5164 = arith.muli %5159, %c14 : index
                %5165 = arith.divui %5163, %c20 : index
                %5166 = arith.muli %5165, %c20 : index
                %5167 = arith.remui %5163, %c7 : index
                %5168 = arith.muli %5167, %c7 : index
                %5169 = arith.addi %5166, %5168 : index
                %5170 = arith.divui %5163, %c7 : index
                %5171 = arith.remui %5170, %c7 : index
                %5172 = arith.addi %5169, %5171 : index
                %5173 = arith.addi %5164, %5172 : index
                %5174 = arith.addi %5158, %5173 : index
                %5175 = arith.addi %5110, %5174 : index
                %5176 = vector.shuffle %5088, %5088 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5176, %kv[%5175] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5177 = arith.addi %5084, %c2 : index
                %5178 = arith.divui %5177, %c14 : index
                %5179 = arith.muli %5178, %c22 : index
                %5180 = arith.addi %5179, %c11 : index
                %5181 = arith.remui %5177, %c14 : index
                %5182 = arith.divui %4974, %c7 : index
                %5183 = arith.remui %4974, %c7 : index
                %5184 = arith.muli %5183, %c15 : index
                %5185 = arith.addi %5182, %5184 : index
                %5186 = arith.muli %5181, %c14 : index
                %5187 = arith.divui %5185, %c20 : index
                %5188 = arith.muli %5187, %c20 : index
                %5189 = arith.remui %5185, %c7 : index
                %5190 = arith.muli %5189, %c7 : index
                %5191 = arith.addi %5188, %5190 : index
                %5192 = arith.divui %5185, %c7 : index
                %5193 = arith.remui %5192, %c7 : index
                %5194 = arith.addi %5191, %5193 : index
                %5195 = arith.addi %5186, %5194 : index
                %5196 = arith.addi %5180, %5195 : index
                %5197 = arith.addi %5110, %5196 : index
                %5198 = vector.shuffle %5088, %5088 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5198, %kv[%5197] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5199 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5199 {
            %5200 = wave.lane
            %5201 = arith.muli %5200, %c20 : index
            scf.for %5202 = %5201 to %c23 step %c5 {
              %5203 = arith.addi %4969, %5202 : index
              %5204 = vector.load %15[%5203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5205 = arith.mulf %5204, %4972 : vector<4xf32>
              %5206 = wave.fp8_encode "e5m2" %5205 : vector<4xf32> -> vector<4xi8>
              %5207 = arith.cmpi slt, %4970, %kvHeads : index
              scf.if %5207 {
                %5208 = arith.muli %4970, %c29 : index
                %5209 = arith.addi %4975, %5208 : index
                %5210 = vector.shuffle %5206, %5206 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5211 = arith.divui %5202, %c14 : index
                %5212 = arith.muli %5211, %c22 : index
                %5213 = arith.remui %5202, %c14 : index
                %5214 = arith.muli %4974, %c14 : index
                %5215 = arith.divui %5213, %c20 : index
                %5216 = arith.muli %5215, %c20 : index
                %5217 = arith.remui %5213, %c7 : index
                %5218 = arith.muli %5217, %c7 : index
                %5219 = arith.addi %5216, %5218 : index
                %5220 = arith.divui %5213, %c7 : index
                %5221 = arith.remui %5220, %c7 : index
                %5222 = arith.addi %5219, %5221 : index
                %5223 = arith.addi %5214, %5222 : index
                %5224 = arith.addi %5212, %5223 : index
                %5225 = arith.addi %5209, %5224 : index
                vector.store %5210, %kv[%5225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5226 = arith.subi %4970, %kvHeads : index
                %5227 = arith.muli %5226, %c29 : index
                %5228 = arith.addi %4975, %5227 : index
                %5229 = arith.addi %5202, %c8 : index
                %5230 = arith.divui %5229, %c14 : index
                %5231 = arith.muli %5230, %c22 : index
                %5232 = arith.addi %5231, %c11 : index
                %5233 = arith.remui %5229, %c14 : index
                %5234 = arith.divui %4974, %c7 : index
                %5235 = arith.remui %4974, %c7 : index
                %5236 = arith.muli %5235, %c15 : index
                %5237 = arith.addi %5234, %5236 : index
                %5238 = arith.muli %5233, %c14 : index
                %5239 = arith.divui %5237, %c20 : index
                %5240 = arith.muli %5239, %c20 : index
                %5241 = arith.remui %5237, %c7 : index
                %5242 = arith.muli %5241, %c7 : index
                %5243 = arith.addi %5240, %5242 : index
                %5244 = arith.divui %5237, %c7 : index
                %5245 = arith.remui %5244, %c7 : index
                %5246 = arith.addi %5243, %5245 : index
                %5247 = arith.addi %5238, %5246 : index
                %5248 = arith.addi %5232, %5247 : index
                %5249 = arith.addi %5228, %5248 : index
                %5250 = vector.shuffle %5206, %5206 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5250, %kv[%5249] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5251 = arith.addi %5202, %c9 : index
                %5252 = arith.divui %5251, %c14 : index
                %5253 = arith.muli %5252, %c22 : index
                %5254 = arith.addi %5253, %c11 : index
                %5255 = arith.remui %5251, %c14 : index
                %5256 = arith.divui %4974, %c7 : index
                %5257 = arith.remui %4974, %c7 : index
                %5258 = arith.muli %5257, %c15 : index
                %5259 = arith.addi %5256, %5258 : index
                %5260 = arith.muli %5255, %c14 : index
                %5261 = arith.divui %5259, %c20 : index
                %5262 = arith.muli %5261, %c20 : index
                %5263 = arith.remui %5259, %c7 : index
                %5264 = arith.muli %5263, %c7 : index
                %5265 = arith.addi %5262, %5264 : index
                %5266 = arith.divui %5259, %c7 : index
                %5267 = arith.remui %5266, %c7 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.addi %5260, %5268 : index
                %5270 = arith.addi %5254, %5269 : index
                %5271 = arith.addi %5228, %5270 : index
                %5272 = vector.shuffle %5206, %5206 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5272, %kv[%5271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5273 = arith.addi %5202, %c7 : index
                %5274 = arith.divui %5273, %c14 : index
                %5275 = arith.muli %5274, %c22 : index
                %5276 = arith.addi %5275, %c11 : index
                %5277 = arith.remui %5273, %c14 : index
                %5278 = arith.divui %4974, %c7 : index
                %5279 = arith.remui %4974, %c7 : index
                %5280 = arith.muli %5279, %c15 : index
                %5281 = arith.addi %5278, %5280 : index
                %5282 = arith.muli %5277, %c14 : index
                %5283 = arith.divui %5281, %c20 : index
                %5284 = arith.muli %5283, %c20 : index
                %5285 = arith.remui %5281, %c7 : index
                %5286 = arith.muli %5285, %c7 : index
                %5287 = arith.addi %5284, %5286 : index
                %5288 = arith.divui %5281, %c7 : index
                %5289 = arith.remui %5288, %c7 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.addi %5282, %5290 : index
                %5292 = arith.addi %5276, %5291 : index
                %5293 = arith.addi %5228, %5292 : index
                %5294 = vector.shuffle %5206, %5206 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5294, %kv[%5293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5295 = arith.addi %5202, %c2 : index
                %5296 = arith.divui %5295, %c14 : index
                %5297 = arith.muli %5296, %c22 : index
                %5298 = arith.addi %5297, %c11 : index
                %5299 = arith.remui %5295, %c14 : index
                %5300 = arith.divui %4974, %c7 : index
                %5301 = arith.remui %4974, %c7 : index
                %5302 = arith.muli %5301, %c15 : index
                %5303 = arith.addi %5300, %5302 : index
                %5304 = arith.muli %5299, %c14 : index
                %5305 = arith.divui %5303, %c20 : index
                %5306 = arith.muli %5305, %c20 : index
                %5307 = arith.remui %5303, %c7 : index
                %5308 = arith.muli %5307, %c7 : index
                %5309 = arith.addi %5306, %5308 : index
                %5310 = arith.divui %5303, %c7 : index
                %5311 = arith.remui %5310, %c7 : index
                %5312 = arith.addi %5309, %5311 : index
                %5313 = arith.addi %5304, %5312 : index
                %5314 = arith.addi %5298, %5313 : index
                %5315 = arith.addi %5228, %5314 : index
                %5316 = vector.shuffle %5206, %5206 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5316, %kv[%5315] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5317 = arith.addi %4603, %c39 : index
      %5318 = arith.addi %4602, %5317 : index
      %5319 = arith.cmpi slt, %5318, %17 : index
      %5320 = arith.cmpi slt, %5317, %c14 : index
      %5321 = arith.andi %5319, %5320 : i1
      scf.if %5321 {
        %5322 = arith.addi %4602, %5317 : index
        %5323 = arith.addi %slotsAt, %5322 : index
        %5324 = memref.load %step[%5323] : memref<?xi32>
        %5325 = arith.index_cast %5324 : i32 to index
        %5326 = arith.cmpi sge, %5325, %c8 : index
        scf.if %5326 {
          %5327 = arith.muli %5317, %c23 : index
          %5328 = arith.subi %0, %heads : index
          %5329 = memref.load %scales[%5328] : memref<?xf32>
          %5330 = vector.broadcast %5329 : f32 to vector<4xf32>
          %5331 = arith.divui %5325, %c14 : index
          %5332 = arith.remui %5325, %c14 : index
          %5333 = arith.muli %5331, %pageBytes : index
          %5334 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5334 {
            %5335 = wave.lane
            %5336 = arith.muli %5335, %c20 : index
            scf.for %5337 = %5336 to %c23 step %c5 {
              %5338 = arith.addi %5327, %5337 : index
              %5339 = vector.load %15[%5338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5340 = arith.mulf %5339, %5330 : vector<4xf32>
              %5341 = arith.minimumf %5340, %c43 : vector<4xf32>
              %5342 = arith.maximumf %5341, %c44 : vector<4xf32>
              %5343 = arith.truncf %5342 : vector<4xf32> to vector<4xf16>
              %5344 = vector.bitcast %5343 : vector<4xf16> to vector<8xi8>
              %5345 = arith.cmpi slt, %5328, %kvHeads : index
              scf.if %5345 {
                %5346 = arith.muli %5328, %c10 : index
                %5347 = arith.addi %5333, %5346 : index
                %5348 = arith.divui %5337, %c14 : index
                %5349 = arith.muli %5348, %c21 : index
                %5350 = arith.remui %5337, %c14 : index
                %5351 = arith.divui %5350, %c15 : index
                %5352 = arith.muli %5351, %c22 : index
                %5353 = arith.muli %5332, %c14 : index
                %5354 = arith.addi %5352, %5353 : index
                %5355 = arith.remui %5350, %c15 : index
                %5356 = arith.muli %5355, %c7 : index
                %5357 = arith.addi %5354, %5356 : index
                %5358 = arith.addi %5349, %5357 : index
                %5359 = arith.addi %5347, %5358 : index
                vector.store %5344, %kv[%5359] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5360 = arith.subi %5328, %kvHeads : index
                %5361 = arith.muli %5360, %c10 : index
                %5362 = arith.addi %5333, %5361 : index
                %5363 = arith.addi %5337, %c8 : index
                %5364 = arith.divui %5363, %c14 : index
                %5365 = arith.muli %5364, %c21 : index
                %5366 = arith.addi %5365, %c29 : index
                %5367 = arith.remui %5363, %c14 : index
                %5368 = arith.divui %5332, %c7 : index
                %5369 = arith.remui %5332, %c7 : index
                %5370 = arith.muli %5369, %c15 : index
                %5371 = arith.addi %5368, %5370 : index
                %5372 = arith.divui %5371, %c15 : index
                %5373 = arith.muli %5372, %c22 : index
                %5374 = arith.muli %5367, %c14 : index
                %5375 = arith.addi %5373, %5374 : index
                %5376 = arith.remui %5371, %c15 : index
                %5377 = arith.muli %5376, %c7 : index
                %5378 = arith.addi %5375, %5377 : index
                %5379 = arith.addi %5366, %5378 : index
                %5380 = arith.addi %5362, %5379 : index
                %5381 = vector.shuffle %5344, %5344 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5381, %kv[%5380] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5382 = arith.addi %5337, %c9 : index
                %5383 = arith.divui %5382, %c14 : index
                %5384 = arith.muli %5383, %c21 : index
                %5385 = arith.addi %5384, %c29 : index
                %5386 = arith.remui %5382, %c14 : index
                %5387 = arith.divui %5332, %c7 : index
                %5388 = arith.remui %5332, %c7 : index
                %5389 = arith.muli %5388, %c15 : index
                %5390 = arith.addi %5387, %5389 : index
                %5391 = arith.divui %5390, %c15 : index
                %5392 = arith.muli %5391, %c22 : index
                %5393 = arith.muli %5386, %c14 : index
                %5394 = arith.addi %5392, %5393 : index
                %5395 = arith.remui %5390, %c15 : index
                %5396 = arith.muli %5395, %c7 : index
                %5397 = arith.addi %5394, %5396 : index
                %5398 = arith.addi %5385, %5397 : index
                %5399 = arith.addi %5362, %5398 : index
                %5400 = vector.shuffle %5344, %5344 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5400, %kv[%5399] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5401 = arith.addi %5337, %c7 : index
                %5402 = arith.divui %5401, %c14 : index
                %5403 = arith.muli %5402, %c21 : index
                %5404 = arith.addi %5403, %c29 : index
                %5405 = arith.remui %5401, %c14 : index
                %5406 = arith.divui %5332, %c7 : index
                %5407 = arith.remui %5332, %c7 : index
                %5408 = arith.muli %5407, %c15 : index
                %5409 = arith.addi %5406, %5408 : index
                %5410 = arith.divui %5409, %c15 : index
                %5411 = arith.muli %5410, %c22 : index
                %5412 = arith.muli %5405, %c14 : index
                %5413 = arith.addi %5411, %5412 : index
                %5414 = arith.remui %5409, %c15 : index
                %5415 = arith.muli %5414, %c7 : index
                %5416 = arith.addi %5413, %5415 : index
                %5417 = arith.addi %5404, %5416 : index
                %5418 = arith.addi %5362, %5417 : index
                %5419 = vector.shuffle %5344, %5344 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5419, %kv[%5418] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5420 = arith.addi %5337, %c2 : index
                %5421 = arith.divui %5420, %c14 : index
                %5422 = arith.muli %5421, %c21 : index
                %5423 = arith.addi %5422, %c29 : index
                %5424 = arith.remui %5420, %c14 : index
                %5425 = arith.divui %5332, %c7 : index
                %5426 = arith.remui %5332, %c7 : index
                %5427 = arith.muli %5426, %c15 : index
                %5428 = arith.addi %5425, %5427 : index
                %5429 = arith.divui %5428, %c15 : index
                %5430 = arith.muli %5429, %c22 : index
                %5431 = arith.muli %5424, %c14 : index
                %5432 = arith.addi %5430, %5431 : index
                %5433 = arith.remui %5428, %c15 : index
                %5434 = arith.muli %5433, %c7 : index
                %5435 = arith.addi %5432, %5434 : index
                %5436 = arith.addi %5423, %5435 : index
                %5437 = arith.addi %5362, %5436 : index
                %5438 = vector.shuffle %5344, %5344 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5438, %kv[%5437] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5439 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5439 {
            %5440 = wave.lane
            %5441 = arith.muli %5440, %c20 : index
            scf.for %5442 = %5441 to %c23 step %c5 {
              %5443 = arith.addi %5327, %5442 : index
              %5444 = vector.load %15[%5443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5445 = arith.mulf %5444, %5330 : vector<4xf32>
              %5446 = wave.fp8_encode "e4m3" %5445 : vector<4xf32> -> vector<4xi8>
              %5447 = arith.cmpi slt, %5328, %kvHeads : index
              scf.if %5447 {
                %5448 = arith.muli %5328, %c29 : index
                %5449 = arith.addi %5333, %5448 : index
                %5450 = vector.shuffle %5446, %5446 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5451 = arith.divui %5442, %c14 : index
                %5452 = arith.muli %5451, %c22 : index
                %5453 = arith.remui %5442, %c14 : index
                %5454 = arith.muli %5332, %c14 : index
                %5455 = arith.divui %5453, %c20 : index
                %5456 = arith.muli %5455, %c20 : index
                %5457 = arith.remui %5453, %c7 : index
                %5458 = arith.muli %5457, %c7 : index
                %5459 = arith.addi %5456, %5458 : index
                %5460 = arith.divui %5453, %c7 : index
                %5461 = arith.remui %5460, %c7 : index
                %5462 = arith.addi %5459, %5461 : index
                %5463 = arith.addi %5454, %5462 : index
                %5464 = arith.addi %5452, %5463 : index
                %5465 = arith.addi %5449, %5464 : index
                vector.store %5450, %kv[%5465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5466 = arith.subi %5328, %kvHeads : index
                %5467 = arith.muli %5466, %c29 : index
                %5468 = arith.addi %5333, %5467 : index
                %5469 = arith.addi %5442, %c8 : index
                %5470 = arith.divui %5469, %c14 : index
                %5471 = arith.muli %5470, %c22 : index
                %5472 = arith.addi %5471, %c11 : index
                %5473 = arith.remui %5469, %c14 : index
                %5474 = arith.divui %5332, %c7 : index
                %5475 = arith.remui %5332, %c7 : index
                %5476 = arith.muli %5475, %c15 : index
                %5477 = arith.addi %5474, %5476 : index
                %5478 = arith.muli %5473, %c14 : index
                %5479 = arith.divui %5477, %c20 : index
                %5480 = arith.muli %5479, %c20 : index
                %5481 = arith.remui %5477, %c7 : index
                %5482 = arith.muli %5481, %c7 : index
                %5483 = arith.addi %5480, %5482 : index
                %5484 = arith.divui %5477, %c7 : index
                %5485 = arith.remui %5484, %c7 : index
                %5486 = arith.addi %5483, %5485 : index
                %5487 = arith.addi %5478, %5486 : index
                %5488 = arith.addi %5472, %5487 : index
                %5489 = arith.addi %5468, %5488 : index
                %5490 = vector.shuffle %5446, %5446 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5490, %kv[%5489] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5491 = arith.addi %5442, %c9 : index
                %5492 = arith.divui %5491, %c14 : index
                %5493 = arith.muli %5492, %c22 : index
                %5494 = arith.addi %5493, %c11 : index
                %5495 = arith.remui %5491, %c14 : index
                %5496 = arith.divui %5332, %c7 : index
                %5497 = arith.remui %5332, %c7 : index
                %5498 = arith.muli %5497, %c15 : index
                %5499 = arith.addi %5496, %5498 : index
                %5500 = arith.muli %5495, %c14 : index
                %5501 = arith.divui %5499, %c20 : index
                %5502 = arith.muli %5501, %c20 : index
                %5503 = arith.remui %5499, %c7 : index
                %5504 = arith.muli %5503, %c7 : index
                %5505 = arith.addi %5502, %5504 : index
                %5506 = arith.divui %5499, %c7 : index
                %5507 = arith.remui %5506, %c7 : index
                %5508 = arith.addi %5505, %5507 : index
                %5509 = arith.addi %5500, %5508 : index
                %5510 = arith.addi %5494, %5509 : index
                %5511 = arith.addi %5468, %5510 : index
                %5512 = vector.shuffle %5446, %5446 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5512, %kv[%5511] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5513 = arith.addi %5442, %c7 : index
                %5514 = arith.divui %5513, %c14 : index
                %5515 = arith.muli %5514, %c22 : index
                %5516 = arith.addi %5515, %c11 : index
                %5517 = arith.remui %5513, %c14 : index
                %5518 = arith.divui %5332, %c7 : index
                %5519 = arith.remui %5332, %c7 : index
                %5520 = arith.muli %5519, %c15 : index
                %5521 = arith.addi %5518, %5520 : index
                %5522 = arith.muli %5517, %c14 : index
                %5523 = arith.divui %5521, %c20 : index
                %5524 = arith.muli %5523, %c20 : index
                %5525 = arith.remui %5521, %c7 : index
                %5526 = arith.muli %5525, %c7 : index
                %5527 = arith.addi %5524, %5526 : index
                %5528 = arith.divui %5521, %c7 : index
                %5529 = arith.remui %5528, %c7 : index
                %5530 = arith.addi %5527, %5529 : index
                %5531 = arith.addi %5522, %5530 : index
                %5532 = arith.addi %5516, %5531 : index
                %5533 = arith.addi %5468, %5532 : index
                %5534 = vector.shuffle %5446, %5446 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5534, %kv[%5533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5535 = arith.addi %5442, %c2 : index
                %5536 = arith.divui %5535, %c14 : index
                %5537 = arith.muli %5536, %c22 : index
                %5538 = arith.addi %5537, %c11 : index
                %5539 = arith.remui %5535, %c14 : index
                %5540 = arith.divui %5332, %c7 : index
                %5541 = arith.remui %5332, %c7 : index
                %5542 = arith.muli %5541, %c15 : index
                %5543 = arith.addi %5540, %5542 : index
                %5544 = arith.muli %5539, %c14 : index
                %5545 = arith.divui %5543, %c20 : index
                %5546 = arith.muli %5545, %c20 : index
                %5547 = arith.remui %5543, %c7 : index
                %5548 = arith.muli %5547, %c7 : index
                %5549 = arith.addi %5546, %5548 : index
                %5550 = arith.divui %5543, %c7 : index
                %5551 = arith.remui %5550, %c7 : index
                %5552 = arith.addi %5549, %5551 : index
                %5553 = arith.addi %5544, %5552 : index
                %5554 = arith.addi %5538, %5553 : index
                %5555 = arith.addi %5468, %5554 : index
                %5556 = vector.shuffle %5446, %5446 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5556, %kv[%5555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5557 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5557 {
            %5558 = wave.lane
            %5559 = arith.muli %5558, %c20 : index
            scf.for %5560 = %5559 to %c23 step %c5 {
              %5561 = arith.addi %5327, %5560 : index
              %5562 = vector.load %15[%5561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5563 = arith.mulf %5562, %5330 : vector<4xf32>
              %5564 = wave.fp8_encode "e5m2" %5563 : vector<4xf32> -> vector<4xi8>
              %5565 = arith.cmpi slt, %5328, %kvHeads : index
              scf.if %5565 {
                %5566 = arith.muli %5328, %c29 : index
                %5567 = arith.addi %5333, %5566 : index
                %5568 = vector.shuffle %5564, %5564 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5569 = arith.divui %5560, %c14 : index
                %5570 = arith.muli %5569, %c22 : index
                %5571 = arith.remui %5560, %c14 : index
                %5572 = arith.muli %5332, %c14 : index
                %5573 = arith.divui %5571, %c20 : index
                %5574 = arith.muli %5573, %c20 : index
                %5575 = arith.remui %5571, %c7 : index
                %5576 = arith.muli %5575, %c7 : index
                %5577 = arith.addi %5574, %5576 : index
                %5578 = arith.divui %5571, %c7 : index
                %5579 = arith.remui %5578, %c7 : index
                %5580 = arith.addi %5577, %5579 : index
                %5581 = arith.addi %5572, %5580 : index
                %5582 = arith.addi %5570, %5581 : index
                %5583 = arith.addi %5567, %5582 : index
                vector.store %5568, %kv[%5583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5584 = arith.subi %5328, %kvHeads : index
                %5585 = arith.muli %5584, %c29 : index
                %5586 = arith.addi %5333, %5585 : index
                %5587 = arith.addi %5560, %c8 : index
                %5588 = arith.divui %5587, %c14 : index
                %5589 = arith.muli %5588, %c22 : index
                %5590 = arith.addi %5589, %c11 : index
                %5591 = arith.remui %5587, %c14 : index
                %5592 = arith.divui %5332, %c7 : index
                %5593 = arith.remui %5332, %c7 : index
                %5594 = arith.muli %5593, %c15 : index
                %5595 = arith.addi %5592, %5594 : index
                %5596 = arith.muli %5591, %c14 : index
                %5597 = arith.divui %5595, %c20 : index
                %5598 = arith.muli %5597, %c20 : index
                %5599 = arith.remui %5595, %c7 : index
                %5600 = arith.muli %5599, %c7 : index
                %5601 = arith.addi %5598, %5600 : index
                %5602 = arith.divui %5595, %c7 : index
                %5603 = arith.remui %5602, %c7 : index
                %5604 = arith.addi %5601, %5603 : index
                %5605 = arith.addi %5596, %5604 : index
                %5606 = arith.addi %5590, %5605 : index
                %5607 = arith.addi %5586, %5606 : index
                %5608 = vector.shuffle %5564, %5564 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5608, %kv[%5607] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5609 = arith.addi %5560, %c9 : index
                %5610 = arith.divui %5609, %c14 : index
                %5611 = arith.muli %5610, %c22 : index
                %5612 = arith.addi %5611, %c11 : index
                %5613 = arith.remui %5609, %c14 : index
                %5614 = arith.divui %5332, %c7 : index
                %5615 = arith.remui %5332, %c7 : index
                %5616 = arith.muli %5615, %c15 : index
                %5617 = arith.addi %5614, %5616 : index
                %5618 = arith.muli %5613, %c14 : index
                %5619 = arith.divui %5617, %c20 : index
                %5620 = arith.muli %5619, %c20 : index
                %5621 = arith.remui %5617, %c7 : index
                %5622 = arith.muli %5621, %c7 : index
                %5623 = arith.addi %5620, %5622 : index
                %5624 = arith.divui %5617, %c7 : index
                %5625 = arith.remui %5624, %c7 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.addi %5618, %5626 : index
                %5628 = arith.addi %5612, %5627 : index
                %5629 = arith.addi %5586, %5628 : index
                %5630 = vector.shuffle %5564, %5564 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5630, %kv[%5629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5631 = arith.addi %5560, %c7 : index
                %5632 = arith.divui %5631, %c14 : index
                %5633 = arith.muli %5632, %c22 : index
                %5634 = arith.addi %5633, %c11 : index
                %5635 = arith.remui %5631, %c14 : index
                %5636 = arith.divui %5332, %c7 : index
                %5637 = arith.remui %5332, %c7 : index
                %5638 = arith.muli %5637, %c15 : index
                %5639 = arith.addi %5636, %5638 : index
                %5640 = arith.muli %5635, %c14 : index
                %5641 = arith.divui %5639, %c20 : index
                %5642 = arith.muli %5641, %c20 : index
                %5643 = arith.remui %5639, %c7 : index
                %5644 = arith.muli %5643, %c7 : index
                %5645 = arith.addi %5642, %5644 : index
                %5646 = arith.divui %5639, %c7 : index
                %5647 = arith.remui %5646, %c7 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.addi %5640, %5648 : index
                %5650 = arith.addi %5634, %5649 : index
                %5651 = arith.addi %5586, %5650 : index
                %5652 = vector.shuffle %5564, %5564 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5652, %kv[%5651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5653 = arith.addi %5560, %c2 : index
                %5654 = arith.divui %5653, %c14 : index
                %5655 = arith.muli %5654, %c22 : index
                %5656 = arith.addi %5655, %c11 : index
                %5657 = arith.remui %5653, %c14 : index
                %5658 = arith.divui %5332, %c7 : index
                %5659 = arith.remui %5332, %c7 : index
                %5660 = arith.muli %5659, %c15 : index
                %5661 = arith.addi %5658, %5660 : index
                %5662 = arith.muli %5657, %c14 : index
                %5663 = arith.divui %5661, %c20 : index
                %5664 = arith.muli %5663, %c20 : index
                %5665 = arith.remui %5661, %c7 : index
                %5666 = arith.muli %5665, %c7 : index
                %5667 = arith.addi %5664, %5666 : index
                %5668 = arith.divui %5661, %c7 : index
                %5669 = arith.remui %5668, %c7 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.addi %5662, %5670 : index
                %5672 = arith.addi %5656, %5671 : index
                %5673 = arith.addi %5586, %5672 : index
                %5674 = vector.shuffle %5564, %5564 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5674, %kv[%5673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
