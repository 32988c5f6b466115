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
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c32 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %592 = memref.load %factors[%589] : memref<?xf32>
      %593 = arith.select %591, %592, %c28 : f32
      %594 = arith.addi %503, %c8 : index
      %595 = arith.muli %585, %c4 : index
      %596 = arith.addi %594, %595 : index
      %597 = memref.load %14[%596] : memref<?xf32>
      %598 = arith.addi %596, %c11 : index
      %599 = memref.load %14[%598] : memref<?xf32>
      %600 = arith.addf %597, %599 : f32
      %601 = arith.addi %596, %c29 : index
      %602 = memref.load %14[%601] : memref<?xf32>
      %603 = arith.addf %600, %602 : f32
      %604 = arith.addi %596, %c30 : index
      %605 = memref.load %14[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.remui %500, %c14 : index
      %608 = arith.muli %607, %c20 : index
      %609 = arith.addi %11, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %593 : f32
      %614 = arith.mulf %606, %613 : f32
      %615 = arith.muli %3, %c7 : index
      %616 = arith.addi %615, %c8 : index
      %617 = arith.muli %616, %c14 : index
      %618 = arith.remui %500, %c14 : index
      %619 = arith.addi %617, %618 : index
      %620 = arith.muli %588, %c23 : index
      %621 = arith.addi %620, %619 : index
      memref.store %614, %15[%621] : memref<?xf32>
      %622 = arith.addi %503, %c22 : index
      %623 = arith.muli %585, %c4 : index
      %624 = arith.addi %622, %623 : index
      %625 = memref.load %14[%624] : memref<?xf32>
      %626 = arith.addi %624, %c11 : index
      %627 = memref.load %14[%626] : memref<?xf32>
      %628 = arith.addf %625, %627 : f32
      %629 = arith.addi %624, %c29 : index
      %630 = memref.load %14[%629] : memref<?xf32>
      %631 = arith.addf %628, %630 : f32
      %632 = arith.addi %624, %c30 : index
      %633 = memref.load %14[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.remui %500, %c14 : index
      %636 = arith.muli %635, %c20 : index
      %637 = arith.addi %13, %636 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %640, %593 : f32
      %642 = arith.mulf %634, %641 : f32
      %643 = arith.muli %3, %c7 : index
      %644 = arith.addi %643, %c9 : index
      %645 = arith.muli %644, %c14 : index
      %646 = arith.remui %500, %c14 : index
      %647 = arith.addi %645, %646 : index
      %648 = arith.muli %588, %c23 : index
      %649 = arith.addi %648, %647 : index
      memref.store %642, %15[%649] : memref<?xf32>
    }
    %650 = arith.muli %4, %c7 : index
    %651 = arith.addi %650, %c9 : index
    %652 = arith.muli %651, %c7 : index
    %653 = arith.divui %500, %c14 : index
    %654 = arith.addi %652, %653 : index
    %655 = arith.addi %499, %654 : index
    %656 = arith.cmpi slt, %655, %17 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c9 : index
      %658 = memref.load %factors[%655] : memref<?xf32>
      %659 = arith.select %657, %658, %c28 : f32
      %660 = arith.addi %503, %c8 : index
      %661 = arith.muli %651, %c4 : index
      %662 = arith.addi %660, %661 : index
      %663 = memref.load %14[%662] : memref<?xf32>
      %664 = arith.addi %662, %c11 : index
      %665 = memref.load %14[%664] : memref<?xf32>
      %666 = arith.addf %663, %665 : f32
      %667 = arith.addi %662, %c29 : index
      %668 = memref.load %14[%667] : memref<?xf32>
      %669 = arith.addf %666, %668 : f32
      %670 = arith.addi %662, %c30 : index
      %671 = memref.load %14[%670] : memref<?xf32>
      %672 = arith.addf %669, %671 : f32
      %673 = arith.remui %500, %c14 : index
      %674 = arith.muli %673, %c20 : index
      %675 = arith.addi %11, %674 : index
      %676 = vector.load %w[%675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %677 = vector.bitcast %676 : vector<4xi8> to vector<1xf32>
      %678 = vector.extract %677[0] : f32 from vector<1xf32>
      %679 = arith.mulf %678, %659 : f32
      %680 = arith.mulf %672, %679 : f32
      %681 = arith.muli %3, %c7 : index
      %682 = arith.addi %681, %c8 : index
      %683 = arith.muli %682, %c14 : index
      %684 = arith.remui %500, %c14 : index
      %685 = arith.addi %683, %684 : index
      %686 = arith.muli %654, %c23 : index
      %687 = arith.addi %686, %685 : index
      memref.store %680, %15[%687] : memref<?xf32>
      %688 = arith.addi %503, %c22 : index
      %689 = arith.muli %651, %c4 : index
      %690 = arith.addi %688, %689 : index
      %691 = memref.load %14[%690] : memref<?xf32>
      %692 = arith.addi %690, %c11 : index
      %693 = memref.load %14[%692] : memref<?xf32>
      %694 = arith.addf %691, %693 : f32
      %695 = arith.addi %690, %c29 : index
      %696 = memref.load %14[%695] : memref<?xf32>
      %697 = arith.addf %694, %696 : f32
      %698 = arith.addi %690, %c30 : index
      %699 = memref.load %14[%698] : memref<?xf32>
      %700 = arith.addf %697, %699 : f32
      %701 = arith.remui %500, %c14 : index
      %702 = arith.muli %701, %c20 : index
      %703 = arith.addi %13, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %659 : f32
      %708 = arith.mulf %700, %707 : f32
      %709 = arith.muli %3, %c7 : index
      %710 = arith.addi %709, %c9 : index
      %711 = arith.muli %710, %c14 : index
      %712 = arith.remui %500, %c14 : index
      %713 = arith.addi %711, %712 : index
      %714 = arith.muli %654, %c23 : index
      %715 = arith.addi %714, %713 : index
      memref.store %708, %15[%715] : memref<?xf32>
    }
    wave.barrier
    %716 = arith.addi %18, %c8 : index
    %717 = wave.wave
    %718 = arith.addi %717, %c8 : index
    %719 = arith.addi %716, %718 : index
    %720 = arith.cmpi slt, %719, %17 : index
    %721 = arith.cmpi slt, %718, %c14 : index
    %722 = arith.andi %720, %721 : i1
    scf.if %722 {
      %723 = arith.addi %716, %718 : index
      %724 = arith.muli %718, %c23 : index
      %725 = wave.lane
      %726 = arith.addi %725, %c8 : index
      %727 = arith.cmpi eq, %hasBias, %c9 : index
      %728 = arith.addi %724, %726 : index
      %729 = memref.load %15[%728] : memref<?xf32>
      %730 = arith.muli %0, %c23 : index
      %731 = arith.addi %730, %726 : index
      %732 = memref.load %bias[%731] : memref<?xf32>
      %733 = arith.addf %729, %732 : f32
      %734 = arith.select %727, %733, %729 : f32
      %735 = arith.addi %726, %c16 : index
      %736 = arith.cmpi eq, %hasBias, %c9 : index
      %737 = arith.addi %724, %735 : index
      %738 = memref.load %15[%737] : memref<?xf32>
      %739 = arith.muli %0, %c23 : index
      %740 = arith.addi %739, %735 : index
      %741 = memref.load %bias[%740] : memref<?xf32>
      %742 = arith.addf %738, %741 : f32
      %743 = arith.select %736, %742, %738 : f32
      %744 = arith.addi %725, %c4 : index
      %745 = arith.cmpi slt, %744, %c16 : index
      %746 = arith.minsi %744, %c32 : index
      %747 = arith.cmpi eq, %hasBias, %c9 : index
      %748 = arith.addi %724, %746 : index
      %749 = memref.load %15[%748] : memref<?xf32>
      %750 = arith.muli %0, %c23 : index
      %751 = arith.addi %750, %746 : index
      %752 = memref.load %bias[%751] : memref<?xf32>
      %753 = arith.addf %749, %752 : f32
      %754 = arith.select %747, %753, %749 : f32
      %755 = arith.addi %746, %c16 : index
      %756 = arith.cmpi eq, %hasBias, %c9 : index
      %757 = arith.addi %724, %755 : index
      %758 = memref.load %15[%757] : memref<?xf32>
      %759 = arith.muli %0, %c23 : index
      %760 = arith.addi %759, %755 : index
      %761 = memref.load %bias[%760] : memref<?xf32>
      %762 = arith.addf %758, %761 : f32
      %763 = arith.select %756, %762, %758 : f32
      %764 = arith.addi %heads, %kvHeads : index
      %765 = arith.cmpi slt, %0, %764 : index
      scf.if %765 {
        %766 = arith.addi %positionsAt, %723 : index
        %767 = memref.load %step[%766] : memref<?xi32>
        %768 = arith.index_cast %767 : i32 to index
        %769 = arith.cmpi eq, %hasNorm, %c9 : index
        %770 = math.fma %734, %734, %c35 : f32
        %771 = math.fma %743, %743, %770 : f32
        %772 = math.fma %754, %754, %771 : f32
        %773 = arith.select %745, %772, %771 : f32
        %774 = math.fma %763, %763, %773 : f32
        %775 = arith.select %745, %774, %773 : f32
        %776 = vector.broadcast %775 : f32 to vector<1xf32>
        %777 = wave.reduce "add" %776 : vector<1xf32>
        %778 = arith.mulf %777, %inverseHeadDim : f32
        %779 = arith.addf %778, %epsilon : f32
        %780 = math.sqrt %779 : f32
        %781 = arith.divf %c28, %780 : f32
        %782 = arith.cmpi slt, %0, %heads : index
        %783 = arith.addi %726, %c16 : index
        %784 = memref.load %query_norm[%726] : memref<?xf32>
        %785 = memref.load %key_norm[%726] : memref<?xf32>
        %786 = arith.select %782, %784, %785 : f32
        %787 = arith.mulf %734, %781 : f32
        %788 = arith.mulf %787, %786 : f32
        %789 = arith.select %769, %788, %734 : f32
        %790 = memref.load %query_norm[%783] : memref<?xf32>
        %791 = memref.load %key_norm[%783] : memref<?xf32>
        %792 = arith.select %782, %790, %791 : f32
        %793 = arith.mulf %743, %781 : f32
        %794 = arith.mulf %793, %792 : f32
        %795 = arith.select %769, %794, %743 : f32
        %796 = arith.addi %746, %c16 : index
        %797 = memref.load %query_norm[%746] : memref<?xf32>
        %798 = memref.load %key_norm[%746] : memref<?xf32>
        %799 = arith.select %782, %797, %798 : f32
        %800 = arith.mulf %754, %781 : f32
        %801 = arith.mulf %800, %799 : f32
        %802 = arith.select %769, %801, %754 : f32
        %803 = memref.load %query_norm[%796] : memref<?xf32>
        %804 = memref.load %key_norm[%796] : memref<?xf32>
        %805 = arith.select %782, %803, %804 : f32
        %806 = arith.mulf %763, %781 : f32
        %807 = arith.mulf %806, %805 : f32
        %808 = arith.select %769, %807, %763 : f32
        %809 = arith.remui %768, %c22 : index
        %810 = arith.muli %809, %c23 : index
        %811 = arith.addi %810, %726 : index
        %812 = arith.divui %768, %c22 : index
        %813 = arith.addi %812, %c22 : index
        %814 = arith.muli %813, %c23 : index
        %815 = arith.addi %814, %726 : index
        %816 = memref.load %rope[%811] : memref<?xf32>
        %817 = arith.addi %811, %c16 : index
        %818 = memref.load %rope[%817] : memref<?xf32>
        %819 = memref.load %rope[%815] : memref<?xf32>
        %820 = arith.addi %815, %c16 : index
        %821 = memref.load %rope[%820] : memref<?xf32>
        %822 = arith.mulf %819, %816 : f32
        %823 = arith.mulf %821, %818 : f32
        %824 = arith.subf %822, %823 : f32
        %825 = arith.mulf %821, %816 : f32
        %826 = arith.mulf %819, %818 : f32
        %827 = arith.addf %825, %826 : f32
        %828 = arith.mulf %789, %824 : f32
        %829 = arith.mulf %795, %827 : f32
        %830 = arith.subf %828, %829 : f32
        %831 = arith.mulf %795, %824 : f32
        %832 = arith.mulf %789, %827 : f32
        %833 = arith.addf %831, %832 : f32
        %834 = arith.cmpi slt, %0, %heads : index
        scf.if %834 {
          %835 = arith.muli %723, %heads : index
          %836 = arith.addi %835, %0 : index
          %837 = arith.muli %836, %c23 : index
          %838 = arith.addi %837, %726 : index
          memref.store %830, %q[%838] : memref<?xf32>
          %839 = arith.addi %838, %c16 : index
          memref.store %833, %q[%839] : memref<?xf32>
        } else {
          %840 = arith.addi %724, %726 : index
          memref.store %830, %15[%840] : memref<?xf32>
          %841 = arith.addi %724, %726 : index
          %842 = arith.addi %841, %c16 : index
          memref.store %833, %15[%842] : memref<?xf32>
        }
        %843 = arith.remui %768, %c22 : index
        %844 = arith.muli %843, %c23 : index
        %845 = arith.addi %844, %746 : index
        %846 = arith.divui %768, %c22 : index
        %847 = arith.addi %846, %c22 : index
        %848 = arith.muli %847, %c23 : index
        %849 = arith.addi %848, %746 : index
        %850 = memref.load %rope[%845] : memref<?xf32>
        %851 = arith.addi %845, %c16 : index
        %852 = memref.load %rope[%851] : memref<?xf32>
        %853 = memref.load %rope[%849] : memref<?xf32>
        %854 = arith.addi %849, %c16 : index
        %855 = memref.load %rope[%854] : memref<?xf32>
        %856 = arith.mulf %853, %850 : f32
        %857 = arith.mulf %855, %852 : f32
        %858 = arith.subf %856, %857 : f32
        %859 = arith.mulf %855, %850 : f32
        %860 = arith.mulf %853, %852 : f32
        %861 = arith.addf %859, %860 : f32
        %862 = arith.mulf %802, %858 : f32
        %863 = arith.mulf %808, %861 : f32
        %864 = arith.subf %862, %863 : f32
        %865 = arith.mulf %808, %858 : f32
        %866 = arith.mulf %802, %861 : f32
        %867 = arith.addf %865, %866 : f32
        scf.if %745 {
          %868 = arith.cmpi slt, %0, %heads : index
          scf.if %868 {
            %869 = arith.muli %723, %heads : index
            %870 = arith.addi %869, %0 : index
            %871 = arith.muli %870, %c23 : index
            %872 = arith.addi %871, %746 : index
            memref.store %864, %q[%872] : memref<?xf32>
            %873 = arith.addi %872, %c16 : index
            memref.store %867, %q[%873] : memref<?xf32>
          } else {
            %874 = arith.addi %724, %746 : index
            memref.store %864, %15[%874] : memref<?xf32>
            %875 = arith.addi %724, %746 : index
            %876 = arith.addi %875, %c16 : index
            memref.store %867, %15[%876] : memref<?xf32>
          }
        }
      } else {
        %877 = arith.cmpi slt, %0, %heads : index
        scf.if %877 {
          %878 = arith.muli %723, %heads : index
          %879 = arith.addi %878, %0 : index
          %880 = arith.muli %879, %c23 : index
          %881 = arith.addi %880, %726 : index
          memref.store %734, %q[%881] : memref<?xf32>
          %882 = arith.addi %881, %c16 : index
          memref.store %743, %q[%882] : memref<?xf32>
        } else {
          %883 = arith.addi %724, %726 : index
          memref.store %734, %15[%883] : memref<?xf32>
          %884 = arith.addi %724, %726 : index
          %885 = arith.addi %884, %c16 : index
          memref.store %743, %15[%885] : memref<?xf32>
        }
        scf.if %745 {
          %886 = arith.cmpi slt, %0, %heads : index
          scf.if %886 {
            %887 = arith.muli %723, %heads : index
            %888 = arith.addi %887, %0 : index
            %889 = arith.muli %888, %c23 : index
            %890 = arith.addi %889, %746 : index
            memref.store %754, %q[%890] : memref<?xf32>
            %891 = arith.addi %890, %c16 : index
            memref.store %763, %q[%891] : memref<?xf32>
          } else {
            %892 = arith.addi %724, %746 : index
            memref.store %754, %15[%892] : memref<?xf32>
            %893 = arith.addi %724, %746 : index
            %894 = arith.addi %893, %c16 : index
            memref.store %763, %15[%894] : memref<?xf32>
          }
        }
      }
    }
    %895 = arith.addi %717, %c38 : index
    %896 = arith.addi %716, %895 : index
    %897 = arith.cmpi slt, %896, %17 : index
    %898 = arith.cmpi slt, %895, %c14 : index
    %899 = arith.andi %897, %898 : i1
    scf.if %899 {
      %900 = arith.addi %716, %895 : index
      %901 = arith.muli %895, %c23 : index
      %902 = wave.lane
      %903 = arith.addi %902, %c8 : index
      %904 = arith.cmpi eq, %hasBias, %c9 : index
      %905 = arith.addi %901, %903 : index
      %906 = memref.load %15[%905] : memref<?xf32>
      %907 = arith.muli %0, %c23 : index
      %908 = arith.addi %907, %903 : index
      %909 = memref.load %bias[%908] : memref<?xf32>
      %910 = arith.addf %906, %909 : f32
      %911 = arith.select %904, %910, %906 : f32
      %912 = arith.addi %903, %c16 : index
      %913 = arith.cmpi eq, %hasBias, %c9 : index
      %914 = arith.addi %901, %912 : index
      %915 = memref.load %15[%914] : memref<?xf32>
      %916 = arith.muli %0, %c23 : index
      %917 = arith.addi %916, %912 : index
      %918 = memref.load %bias[%917] : memref<?xf32>
      %919 = arith.addf %915, %918 : f32
      %920 = arith.select %913, %919, %915 : f32
      %921 = arith.addi %902, %c4 : index
      %922 = arith.cmpi slt, %921, %c16 : index
      %923 = arith.minsi %921, %c32 : index
      %924 = arith.cmpi eq, %hasBias, %c9 : index
      %925 = arith.addi %901, %923 : index
      %926 = memref.load %15[%925] : memref<?xf32>
      %927 = arith.muli %0, %c23 : index
      %928 = arith.addi %927, %923 : index
      %929 = memref.load %bias[%928] : memref<?xf32>
      %930 = arith.addf %926, %929 : f32
      %931 = arith.select %924, %930, %926 : f32
      %932 = arith.addi %923, %c16 : index
      %933 = arith.cmpi eq, %hasBias, %c9 : index
      %934 = arith.addi %901, %932 : index
      %935 = memref.load %15[%934] : memref<?xf32>
      %936 = arith.muli %0, %c23 : index
      %937 = arith.addi %936, %932 : index
      %938 = memref.load %bias[%937] : memref<?xf32>
      %939 = arith.addf %935, %938 : f32
      %940 = arith.select %933, %939, %935 : f32
      %941 = arith.addi %heads, %kvHeads : index
      %942 = arith.cmpi slt, %0, %941 : index
      scf.if %942 {
        %943 = arith.addi %positionsAt, %900 : index
        %944 = memref.load %step[%943] : memref<?xi32>
        %945 = arith.index_cast %944 : i32 to index
        %946 = arith.cmpi eq, %hasNorm, %c9 : index
        %947 = math.fma %911, %911, %c35 : f32
        %948 = math.fma %920, %920, %947 : f32
        %949 = math.fma %931, %931, %948 : f32
        %950 = arith.select %922, %949, %948 : f32
        %951 = math.fma %940, %940, %950 : f32
        %952 = arith.select %922, %951, %950 : f32
        %953 = vector.broadcast %952 : f32 to vector<1xf32>
        %954 = wave.reduce "add" %953 : vector<1xf32>
        %955 = arith.mulf %954, %inverseHeadDim : f32
        %956 = arith.addf %955, %epsilon : f32
        %957 = math.sqrt %956 : f32
        %958 = arith.divf %c28, %957 : f32
        %959 = arith.cmpi slt, %0, %heads : index
        %960 = arith.addi %903, %c16 : index
        %961 = memref.load %query_norm[%903] : memref<?xf32>
        %962 = memref.load %key_norm[%903] : memref<?xf32>
        %963 = arith.select %959, %961, %962 : f32
        %964 = arith.mulf %911, %958 : f32
        %965 = arith.mulf %964, %963 : f32
        %966 = arith.select %946, %965, %911 : f32
        %967 = memref.load %query_norm[%960] : memref<?xf32>
        %968 = memref.load %key_norm[%960] : memref<?xf32>
        %969 = arith.select %959, %967, %968 : f32
        %970 = arith.mulf %920, %958 : f32
        %971 = arith.mulf %970, %969 : f32
        %972 = arith.select %946, %971, %920 : f32
        %973 = arith.addi %923, %c16 : index
        %974 = memref.load %query_norm[%923] : memref<?xf32>
        %975 = memref.load %key_norm[%923] : memref<?xf32>
        %976 = arith.select %959, %974, %975 : f32
        %977 = arith.mulf %931, %958 : f32
        %978 = arith.mulf %977, %976 : f32
        %979 = arith.select %946, %978, %931 : f32
        %980 = memref.load %query_norm[%973] : memref<?xf32>
        %981 = memref.load %key_norm[%973] : memref<?xf32>
        %982 = arith.select %959, %980, %981 : f32
        %983 = arith.mulf %940, %958 : f32
        %984 = arith.mulf %983, %982 : f32
        %985 = arith.select %946, %984, %940 : f32
        %986 = arith.remui %945, %c22 : index
        %987 = arith.muli %986, %c23 : index
        %988 = arith.addi %987, %903 : index
        %989 = arith.divui %945, %c22 : index
        %990 = arith.addi %989, %c22 : index
        %991 = arith.muli %990, %c23 : index
        %992 = arith.addi %991, %903 : index
        %993 = memref.load %rope[%988] : memref<?xf32>
        %994 = arith.addi %988, %c16 : index
        %995 = memref.load %rope[%994] : memref<?xf32>
        %996 = memref.load %rope[%992] : memref<?xf32>
        %997 = arith.addi %992, %c16 : index
        %998 = memref.load %rope[%997] : memref<?xf32>
        %999 = arith.mulf %996, %993 : f32
        %1000 = arith.mulf %998, %995 : f32
        %1001 = arith.subf %999, %1000 : f32
        %1002 = arith.mulf %998, %993 : f32
        %1003 = arith.mulf %996, %995 : f32
        %1004 = arith.addf %1002, %1003 : f32
        %1005 = arith.mulf %966, %1001 : f32
        %1006 = arith.mulf %972, %1004 : f32
        %1007 = arith.subf %1005, %1006 : f32
        %1008 = arith.mulf %972, %1001 : f32
        %1009 = arith.mulf %966, %1004 : f32
        %1010 = arith.addf %1008, %1009 : f32
        %1011 = arith.cmpi slt, %0, %heads : index
        scf.if %1011 {
          %1012 = arith.muli %900, %heads : index
          %1013 = arith.addi %1012, %0 : index
          %1014 = arith.muli %1013, %c23 : index
          %1015 = arith.addi %1014, %903 : index
          memref.store %1007, %q[%1015] : memref<?xf32>
          %1016 = arith.addi %1015, %c16 : index
          memref.store %1010, %q[%1016] : memref<?xf32>
        } else {
          %1017 = arith.addi %901, %903 : index
          memref.store %1007, %15[%1017] : memref<?xf32>
          %1018 = arith.addi %901, %903 : index
          %1019 = arith.addi %1018, %c16 : index
          memref.store %1010, %15[%1019] : memref<?xf32>
        }
        %1020 = arith.remui %945, %c22 : index
        %1021 = arith.muli %1020, %c23 : index
        %1022 = arith.addi %1021, %923 : index
        %1023 = arith.divui %945, %c22 : index
        %1024 = arith.addi %1023, %c22 : index
        %1025 = arith.muli %1024, %c23 : index
        %1026 = arith.addi %1025, %923 : index
        %1027 = memref.load %rope[%1022] : memref<?xf32>
        %1028 = arith.addi %1022, %c16 : index
        %1029 = memref.load %rope[%1028] : memref<?xf32>
        %1030 = memref.load %rope[%1026] : memref<?xf32>
        %1031 = arith.addi %1026, %c16 : index
        %1032 = memref.load %rope[%1031] : memref<?xf32>
        %1033 = arith.mulf %1030, %1027 : f32
        %1034 = arith.mulf %1032, %1029 : f32
        %1035 = arith.subf %1033, %1034 : f32
        %1036 = arith.mulf %1032, %1027 : f32
        %1037 = arith.mulf %1030, %1029 : f32
        %1038 = arith.addf %1036, %1037 : f32
        %1039 = arith.mulf %979, %1035 : f32
        %1040 = arith.mulf %985, %1038 : f32
        %1041 = arith.subf %1039, %1040 : f32
        %1042 = arith.mulf %985, %1035 : f32
        %1043 = arith.mulf %979, %1038 : f32
        %1044 = arith.addf %1042, %1043 : f32
        scf.if %922 {
          %1045 = arith.cmpi slt, %0, %heads : index
          scf.if %1045 {
            %1046 = arith.muli %900, %heads : index
            %1047 = arith.addi %1046, %0 : index
            %1048 = arith.muli %1047, %c23 : index
            %1049 = arith.addi %1048, %923 : index
            memref.store %1041, %q[%1049] : memref<?xf32>
            %1050 = arith.addi %1049, %c16 : index
            memref.store %1044, %q[%1050] : memref<?xf32>
          } else {
            %1051 = arith.addi %901, %923 : index
            memref.store %1041, %15[%1051] : memref<?xf32>
            %1052 = arith.addi %901, %923 : index
            %1053 = arith.addi %1052, %c16 : index
            memref.store %1044, %15[%1053] : memref<?xf32>
          }
        }
      } else {
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %900, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c23 : index
          %1058 = arith.addi %1057, %903 : index
          memref.store %911, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c16 : index
          memref.store %920, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %901, %903 : index
          memref.store %911, %15[%1060] : memref<?xf32>
          %1061 = arith.addi %901, %903 : index
          %1062 = arith.addi %1061, %c16 : index
          memref.store %920, %15[%1062] : memref<?xf32>
        }
        scf.if %922 {
          %1063 = arith.cmpi slt, %0, %heads : index
          scf.if %1063 {
            %1064 = arith.muli %900, %heads : index
            %1065 = arith.addi %1064, %0 : index
            %1066 = arith.muli %1065, %c23 : index
            %1067 = arith.addi %1066, %923 : index
            memref.store %931, %q[%1067] : memref<?xf32>
            %1068 = arith.addi %1067, %c16 : index
            memref.store %940, %q[%1068] : memref<?xf32>
          } else {
            %1069 = arith.addi %901, %923 : index
            memref.store %931, %15[%1069] : memref<?xf32>
            %1070 = arith.addi %901, %923 : index
            %1071 = arith.addi %1070, %c16 : index
            memref.store %940, %15[%1071] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1072 = arith.cmpi sge, %0, %heads : index
    scf.if %1072 {
      %1073 = arith.addi %717, %c8 : index
      %1074 = arith.addi %716, %1073 : index
      %1075 = arith.cmpi slt, %1074, %17 : index
      %1076 = arith.cmpi slt, %1073, %c14 : index
      %1077 = arith.andi %1075, %1076 : i1
      scf.if %1077 {
        %1078 = arith.addi %716, %1073 : index
        %1079 = arith.addi %slotsAt, %1078 : index
        %1080 = memref.load %step[%1079] : memref<?xi32>
        %1081 = arith.index_cast %1080 : i32 to index
        %1082 = arith.cmpi sge, %1081, %c8 : index
        scf.if %1082 {
          %1083 = arith.muli %1073, %c23 : index
          %1084 = arith.subi %0, %heads : index
          %1085 = memref.load %scales[%1084] : memref<?xf32>
          %1086 = vector.broadcast %1085 : f32 to vector<4xf32>
          %1087 = arith.divui %1081, %c14 : index
          %1088 = arith.remui %1081, %c14 : index
          %1089 = arith.muli %1087, %pageBytes : index
          %1090 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1090 {
            %1091 = wave.lane
            %1092 = arith.muli %1091, %c20 : index
            scf.for %1093 = %1092 to %c23 step %c5 {
              %1094 = arith.addi %1083, %1093 : index
              %1095 = vector.load %15[%1094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1096 = arith.mulf %1095, %1086 : vector<4xf32>
              %1097 = arith.minimumf %1096, %c42 : vector<4xf32>
              %1098 = arith.maximumf %1097, %c43 : vector<4xf32>
              %1099 = arith.truncf %1098 : vector<4xf32> to vector<4xf16>
              %1100 = vector.bitcast %1099 : vector<4xf16> to vector<8xi8>
              %1101 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1101 {
                %1102 = arith.muli %1084, %c10 : index
                %1103 = arith.addi %1089, %1102 : index
                %1104 = arith.divui %1093, %c14 : index
                %1105 = arith.muli %1104, %c21 : index
                %1106 = arith.remui %1093, %c14 : index
                %1107 = arith.divui %1106, %c15 : index
                %1108 = arith.muli %1107, %c22 : index
                %1109 = arith.muli %1088, %c14 : index
                %1110 = arith.addi %1108, %1109 : index
                %1111 = arith.remui %1106, %c15 : index
                %1112 = arith.muli %1111, %c7 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.addi %1105, %1113 : index
                %1115 = arith.addi %1103, %1114 : index
                vector.store %1100, %kv[%1115] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1116 = arith.subi %1084, %kvHeads : index
                %1117 = arith.muli %1116, %c10 : index
                %1118 = arith.addi %1089, %1117 : index
                %1119 = arith.addi %1093, %c8 : index
                %1120 = arith.divui %1119, %c14 : index
                %1121 = arith.muli %1120, %c21 : index
                %1122 = arith.addi %1121, %c29 : index
                %1123 = arith.remui %1119, %c14 : index
                %1124 = arith.divui %1088, %c7 : index
                %1125 = arith.remui %1088, %c7 : index
                %1126 = arith.muli %1125, %c15 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.divui %1127, %c15 : index
                %1129 = arith.muli %1128, %c22 : index
                %1130 = arith.muli %1123, %c14 : index
                %1131 = arith.addi %1129, %1130 : index
                %1132 = arith.remui %1127, %c15 : index
                %1133 = arith.muli %1132, %c7 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.addi %1122, %1134 : index
                %1136 = arith.addi %1118, %1135 : index
                %1137 = vector.shuffle %1100, %1100 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1137, %kv[%1136] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1138 = arith.addi %1093, %c9 : index
                %1139 = arith.divui %1138, %c14 : index
                %1140 = arith.muli %1139, %c21 : index
                %1141 = arith.addi %1140, %c29 : index
                %1142 = arith.remui %1138, %c14 : index
                %1143 = arith.divui %1088, %c7 : index
                %1144 = arith.remui %1088, %c7 : index
                %1145 = arith.muli %1144, %c15 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.divui %1146, %c15 : index
                %1148 = arith.muli %1147, %c22 : index
                %1149 = arith.muli %1142, %c14 : index
                %1150 = arith.addi %1148, %1149 : index
                %1151 = arith.remui %1146, %c15 : index
                %1152 = arith.muli %1151, %c7 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.addi %1141, %1153 : index
                %1155 = arith.addi %1118, %1154 : index
                %1156 = vector.shuffle %1100, %1100 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1156, %kv[%1155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1157 = arith.addi %1093, %c7 : index
                %1158 = arith.divui %1157, %c14 : index
                %1159 = arith.muli %1158, %c21 : index
                %1160 = arith.addi %1159, %c29 : index
                %1161 = arith.remui %1157, %c14 : index
                %1162 = arith.divui %1088, %c7 : index
                %1163 = arith.remui %1088, %c7 : index
                %1164 = arith.muli %1163, %c15 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1165, %c15 : index
                %1167 = arith.muli %1166, %c22 : index
                %1168 = arith.muli %1161, %c14 : index
                %1169 = arith.addi %1167, %1168 : index
                %1170 = arith.remui %1165, %c15 : index
                %1171 = arith.muli %1170, %c7 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1160, %1172 : index
                %1174 = arith.addi %1118, %1173 : index
                %1175 = vector.shuffle %1100, %1100 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1175, %kv[%1174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1176 = arith.addi %1093, %c2 : index
                %1177 = arith.divui %1176, %c14 : index
                %1178 = arith.muli %1177, %c21 : index
                %1179 = arith.addi %1178, %c29 : index
                %1180 = arith.remui %1176, %c14 : index
                %1181 = arith.divui %1088, %c7 : index
                %1182 = arith.remui %1088, %c7 : index
                %1183 = arith.muli %1182, %c15 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.divui %1184, %c15 : index
                %1186 = arith.muli %1185, %c22 : index
                %1187 = arith.muli %1180, %c14 : index
                %1188 = arith.addi %1186, %1187 : index
                %1189 = arith.remui %1184, %c15 : index
                %1190 = arith.muli %1189, %c7 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.addi %1179, %1191 : index
                %1193 = arith.addi %1118, %1192 : index
                %1194 = vector.shuffle %1100, %1100 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1194, %kv[%1193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1195 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1195 {
            %1196 = wave.lane
            %1197 = arith.muli %1196, %c20 : index
            scf.for %1198 = %1197 to %c23 step %c5 {
              %1199 = arith.addi %1083, %1198 : index
              %1200 = vector.load %15[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1201 = arith.mulf %1200, %1086 : vector<4xf32>
              %1202 = wave.fp8_encode "e4m3" %1201 : vector<4xf32> -> vector<4xi8>
              %1203 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1203 {
                %1204 = arith.muli %1084, %c29 : index
                %1205 = arith.addi %1089, %1204 : index
                %1206 = vector.shuffle %1202, %1202 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1207 = arith.divui %1198, %c14 : index
                %1208 = arith.muli %1207, %c22 : index
                %1209 = arith.remui %1198, %c14 : index
                %1210 = arith.muli %1088, %c14 : index
                %1211 = arith.divui %1209, %c20 : index
                %1212 = arith.muli %1211, %c20 : index
                %1213 = arith.remui %1209, %c7 : index
                %1214 = arith.muli %1213, %c7 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.divui %1209, %c7 : index
                %1217 = arith.remui %1216, %c7 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.addi %1210, %1218 : index
                %1220 = arith.addi %1208, %1219 : index
                %1221 = arith.addi %1205, %1220 : index
                vector.store %1206, %kv[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1222 = arith.subi %1084, %kvHeads : index
                %1223 = arith.muli %1222, %c29 : index
                %1224 = arith.addi %1089, %1223 : index
                %1225 = arith.addi %1198, %c8 : index
                %1226 = arith.divui %1225, %c14 : index
                %1227 = arith.muli %1226, %c22 : index
                %1228 = arith.addi %1227, %c11 : index
                %1229 = arith.remui %1225, %c14 : index
                %1230 = arith.divui %1088, %c7 : index
                %1231 = arith.remui %1088, %c7 : index
                %1232 = arith.muli %1231, %c15 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.muli %1229, %c14 : index
                %1235 = arith.divui %1233, %c20 : index
                %1236 = arith.muli %1235, %c20 : index
                %1237 = arith.remui %1233, %c7 : index
                %1238 = arith.muli %1237, %c7 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.divui %1233, %c7 : index
                %1241 = arith.remui %1240, %c7 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1234, %1242 : index
                %1244 = arith.addi %1228, %1243 : index
                %1245 = arith.addi %1224, %1244 : index
                %1246 = vector.shuffle %1202, %1202 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1246, %kv[%1245] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1247 = arith.addi %1198, %c9 : index
                %1248 = arith.divui %1247, %c14 : index
                %1249 = arith.muli %1248, %c22 : index
                %1250 = arith.addi %1249, %c11 : index
                %1251 = arith.remui %1247, %c14 : index
                %1252 = arith.divui %1088, %c7 : index
                %1253 = arith.remui %1088, %c7 : index
                %1254 = arith.muli %1253, %c15 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.muli %1251, %c14 : index
                %1257 = arith.divui %1255, %c20 : index
                %1258 = arith.muli %1257, %c20 : index
                %1259 = arith.remui %1255, %c7 : index
                %1260 = arith.muli %1259, %c7 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.divui %1255, %c7 : index
                %1263 = arith.remui %1262, %c7 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.addi %1256, %1264 : index
                %1266 = arith.addi %1250, %1265 : index
                %1267 = arith.addi %1224, %1266 : index
                %1268 = vector.shuffle %1202, %1202 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1268, %kv[%1267] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1269 = arith.addi %1198, %c7 : index
                %1270 = arith.divui %1269, %c14 : index
                %1271 = arith.muli %1270, %c22 : index
                %1272 = arith.addi %1271, %c11 : index
                %1273 = arith.remui %1269, %c14 : index
                %1274 = arith.divui %1088, %c7 : index
                %1275 = arith.remui %1088, %c7 : index
                %1276 = arith.muli %1275, %c15 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.muli %1273, %c14 : index
                %1279 = arith.divui %1277, %c20 : index
                %1280 = arith.muli %1279, %c20 : index
                %1281 = arith.remui %1277, %c7 : index
                %1282 = arith.muli %1281, %c7 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.divui %1277, %c7 : index
                %1285 = arith.remui %1284, %c7 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.addi %1278, %1286 : index
                %1288 = arith.addi %1272, %1287 : index
                %1289 = arith.addi %1224, %1288 : index
                %1290 = vector.shuffle %1202, %1202 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1290, %kv[%1289] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1291 = arith.addi %1198, %c2 : index
                %1292 = arith.divui %1291, %c14 : index
                %1293 = arith.muli %1292, %c22 : index
                %1294 = arith.addi %1293, %c11 : index
                %1295 = arith.remui %1291, %c14 : index
                %1296 = arith.divui %1088, %c7 : index
                %1297 = arith.remui %1088, %c7 : index
                %1298 = arith.muli %1297, %c15 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.muli %1295, %c14 : index
                %1301 = arith.divui %1299, %c20 : index
                %1302 = arith.muli %1301, %c20 : index
                %1303 = arith.remui %1299, %c7 : index
                %1304 = arith.muli %1303, %c7 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.divui %1299, %c7 : index
                %1307 = arith.remui %1306, %c7 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.addi %1300, %1308 : index
                %1310 = arith.addi %1294, %1309 : index
                %1311 = arith.addi %1224, %1310 : index
                %1312 = vector.shuffle %1202, %1202 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1312, %kv[%1311] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1313 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1313 {
            %1314 = wave.lane
            %1315 = arith.muli %1314, %c20 : index
            scf.for %1316 = %1315 to %c23 step %c5 {
              %1317 = arith.addi %1083, %1316 : index
              %1318 = vector.load %15[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1319 = arith.mulf %1318, %1086 : vector<4xf32>
              %1320 = wave.fp8_encode "e5m2" %1319 : vector<4xf32> -> vector<4xi8>
              %1321 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1321 {
                %1322 = arith.muli %1084, %c29 : index
                %1323 = arith.addi %1089, %1322 : index
                %1324 = vector.shuffle %1320, %1320 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1325 = arith.divui %1316, %c14 : index
                %1326 = arith.muli %1325, %c22 : index
                %1327 = arith.remui %1316, %c14 : index
                %1328 = arith.muli %1088, %c14 : index
                %1329 = arith.divui %1327, %c20 : index
                %1330 = arith.muli %1329, %c20 : index
                %1331 = arith.remui %1327, %c7 : index
                %1332 = arith.muli %1331, %c7 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.divui %1327, %c7 : index
                %1335 = arith.remui %1334, %c7 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.addi %1328, %1336 : index
                %1338 = arith.addi %1326, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                vector.store %1324, %kv[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1340 = arith.subi %1084, %kvHeads : index
                %1341 = arith.muli %1340, %c29 : index
                %1342 = arith.addi %1089, %1341 : index
                %1343 = arith.addi %1316, %c8 : index
                %1344 = arith.divui %1343, %c14 : index
                %1345 = arith.muli %1344, %c22 : index
                %1346 = arith.addi %1345, %c11 : index
                %1347 = arith.remui %1343, %c14 : index
                %1348 = arith.divui %1088, %c7 : index
                %1349 = arith.remui %1088, %c7 : index
                %1350 = arith.muli %1349, %c15 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.muli %1347, %c14 : index
                %1353 = arith.divui %1351, %c20 : index
                %1354 = arith.muli %1353, %c20 : index
                %1355 = arith.remui %1351, %c7 : index
                %1356 = arith.muli %1355, %c7 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.divui %1351, %c7 : index
                %1359 = arith.remui %1358, %c7 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.addi %1352, %1360 : index
                %1362 = arith.addi %1346, %1361 : index
                %1363 = arith.addi %1342, %1362 : index
                %1364 = vector.shuffle %1320, %1320 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1364, %kv[%1363] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1365 = arith.addi %1316, %c9 : index
                %1366 = arith.divui %1365, %c14 : index
                %1367 = arith.muli %1366, %c22 : index
                %1368 = arith.addi %1367, %c11 : index
                %1369 = arith.remui %1365, %c14 : index
                %1370 = arith.divui %1088, %c7 : index
                %1371 = arith.remui %1088, %c7 : index
                %1372 = arith.muli %1371, %c15 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.muli %1369, %c14 : index
                %1375 = arith.divui %1373, %c20 : index
                %1376 = arith.muli %1375, %c20 : index
                %1377 = arith.remui %1373, %c7 : index
                %1378 = arith.muli %1377, %c7 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.divui %1373, %c7 : index
                %1381 = arith.remui %1380, %c7 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.addi %1374, %1382 : index
                %1384 = arith.addi %1368, %1383 : index
                %1385 = arith.addi %1342, %1384 : index
                %1386 = vector.shuffle %1320, %1320 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1386, %kv[%1385] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1387 = arith.addi %1316, %c7 : index
                %1388 = arith.divui %1387, %c14 : index
                %1389 = arith.muli %1388, %c22 : index
                %1390 = arith.addi %1389, %c11 : index
                %1391 = arith.remui %1387, %c14 : index
                %1392 = arith.divui %1088, %c7 : index
                %1393 = arith.remui %1088, %c7 : index
                %1394 = arith.muli %1393, %c15 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.muli %1391, %c14 : index
                %1397 = arith.divui %1395, %c20 : index
                %1398 = arith.muli %1397, %c20 : index
                %1399 = arith.remui %1395, %c7 : index
                %1400 = arith.muli %1399, %c7 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.divui %1395, %c7 : index
                %1403 = arith.remui %1402, %c7 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.addi %1396, %1404 : index
                %1406 = arith.addi %1390, %1405 : index
                %1407 = arith.addi %1342, %1406 : index
                %1408 = vector.shuffle %1320, %1320 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1408, %kv[%1407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1409 = arith.addi %1316, %c2 : index
                %1410 = arith.divui %1409, %c14 : index
                %1411 = arith.muli %1410, %c22 : index
                %1412 = arith.addi %1411, %c11 : index
                %1413 = arith.remui %1409, %c14 : index
                %1414 = arith.divui %1088, %c7 : index
                %1415 = arith.remui %1088, %c7 : index
                %1416 = arith.muli %1415, %c15 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.muli %1413, %c14 : index
                %1419 = arith.divui %1417, %c20 : index
                %1420 = arith.muli %1419, %c20 : index
                %1421 = arith.remui %1417, %c7 : index
                %1422 = arith.muli %1421, %c7 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.divui %1417, %c7 : index
                %1425 = arith.remui %1424, %c7 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1418, %1426 : index
                %1428 = arith.addi %1412, %1427 : index
                %1429 = arith.addi %1342, %1428 : index
                %1430 = vector.shuffle %1320, %1320 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1430, %kv[%1429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1431 = arith.addi %717, %c38 : index
      %1432 = arith.addi %716, %1431 : index
      %1433 = arith.cmpi slt, %1432, %17 : index
      %1434 = arith.cmpi slt, %1431, %c14 : index
      %1435 = arith.andi %1433, %1434 : i1
      scf.if %1435 {
        %1436 = arith.addi %716, %1431 : index
        %1437 = arith.addi %slotsAt, %1436 : index
        %1438 = memref.load %step[%1437] : memref<?xi32>
        %1439 = arith.index_cast %1438 : i32 to index
        %1440 = arith.cmpi sge, %1439, %c8 : index
        scf.if %1440 {
          %1441 = arith.muli %1431, %c23 : index
          %1442 = arith.subi %0, %heads : index
          %1443 = memref.load %scales[%1442] : memref<?xf32>
          %1444 = vector.broadcast %1443 : f32 to vector<4xf32>
          %1445 = arith.divui %1439, %c14 : index
          %1446 = arith.remui %1439, %c14 : index
          %1447 = arith.muli %1445, %pageBytes : index
          %1448 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1448 {
            %1449 = wave.lane
            %1450 = arith.muli %1449, %c20 : index
            scf.for %1451 = %1450 to %c23 step %c5 {
              %1452 = arith.addi %1441, %1451 : index
              %1453 = vector.load %15[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = arith.mulf %1453, %1444 : vector<4xf32>
              %1455 = arith.minimumf %1454, %c42 : vector<4xf32>
              %1456 = arith.maximumf %1455, %c43 : vector<4xf32>
              %1457 = arith.truncf %1456 : vector<4xf32> to vector<4xf16>
              %1458 = vector.bitcast %1457 : vector<4xf16> to vector<8xi8>
              %1459 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1459 {
                %1460 = arith.muli %1442, %c10 : index
                %1461 = arith.addi %1447, %1460 : index
                %1462 = arith.divui %1451, %c14 : index
                %1463 = arith.muli %1462, %c21 : index
                %1464 = arith.remui %1451, %c14 : index
                %1465 = arith.divui %1464, %c15 : index
                %1466 = arith.muli %1465, %c22 : index
                %1467 = arith.muli %1446, %c14 : index
                %1468 = arith.addi %1466, %1467 : index
                %1469 = arith.remui %1464, %c15 : index
                %1470 = arith.muli %1469, %c7 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.addi %1463, %1471 : index
                %1473 = arith.addi %1461, %1472 : index
                vector.store %1458, %kv[%1473] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1474 = arith.subi %1442, %kvHeads : index
                %1475 = arith.muli %1474, %c10 : index
                %1476 = arith.addi %1447, %1475 : index
                %1477 = arith.addi %1451, %c8 : index
                %1478 = arith.divui %1477, %c14 : index
                %1479 = arith.muli %1478, %c21 : index
                %1480 = arith.addi %1479, %c29 : index
                %1481 = arith.remui %1477, %c14 : index
                %1482 = arith.divui %1446, %c7 : index
                %1483 = arith.remui %1446, %c7 : index
                %1484 = arith.muli %1483, %c15 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.divui %1485, %c15 : index
                %1487 = arith.muli %1486, %c22 : index
                %1488 = arith.muli %1481, %c14 : index
                %1489 = arith.addi %1487, %1488 : index
                %1490 = arith.remui %1485, %c15 : index
                %1491 = arith.muli %1490, %c7 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.addi %1480, %1492 : index
                %1494 = arith.addi %1476, %1493 : index
                %1495 = vector.shuffle %1458, %1458 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1495, %kv[%1494] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1496 = arith.addi %1451, %c9 : index
                %1497 = arith.divui %1496, %c14 : index
                %1498 = arith.muli %1497, %c21 : index
                %1499 = arith.addi %1498, %c29 : index
                %1500 = arith.remui %1496, %c14 : index
                %1501 = arith.divui %1446, %c7 : index
                %1502 = arith.remui %1446, %c7 : index
                %1503 = arith.muli %1502, %c15 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1504, %c15 : index
                %1506 = arith.muli %1505, %c22 : index
                %1507 = arith.muli %1500, %c14 : index
                %1508 = arith.addi %1506, %1507 : index
                %1509 = arith.remui %1504, %c15 : index
                %1510 = arith.muli %1509, %c7 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1499, %1511 : index
                %1513 = arith.addi %1476, %1512 : index
                %1514 = vector.shuffle %1458, %1458 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1514, %kv[%1513] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1515 = arith.addi %1451, %c7 : index
                %1516 = arith.divui %1515, %c14 : index
                %1517 = arith.muli %1516, %c21 : index
                %1518 = arith.addi %1517, %c29 : index
                %1519 = arith.remui %1515, %c14 : index
                %1520 = arith.divui %1446, %c7 : index
                %1521 = arith.remui %1446, %c7 : index
                %1522 = arith.muli %1521, %c15 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1523, %c15 : index
                %1525 = arith.muli %1524, %c22 : index
                %1526 = arith.muli %1519, %c14 : index
                %1527 = arith.addi %1525, %1526 : index
                %1528 = arith.remui %1523, %c15 : index
                %1529 = arith.muli %1528, %c7 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1518, %1530 : index
                %1532 = arith.addi %1476, %1531 : index
                %1533 = vector.shuffle %1458, %1458 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1533, %kv[%1532] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1534 = arith.addi %1451, %c2 : index
                %1535 = arith.divui %1534, %c14 : index
                %1536 = arith.muli %1535, %c21 : index
                %1537 = arith.addi %1536, %c29 : index
                %1538 = arith.remui %1534, %c14 : index
                %1539 = arith.divui %1446, %c7 : index
                %1540 = arith.remui %1446, %c7 : index
                %1541 = arith.muli %1540, %c15 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.divui %1542, %c15 : index
                %1544 = arith.muli %1543, %c22 : index
                %1545 = arith.muli %1538, %c14 : index
                %1546 = arith.addi %1544, %1545 : index
                %1547 = arith.remui %1542, %c15 : index
                %1548 = arith.muli %1547, %c7 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.addi %1537, %1549 : index
                %1551 = arith.addi %1476, %1550 : index
                %1552 = vector.shuffle %1458, %1458 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1552, %kv[%1551] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1553 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1553 {
            %1554 = wave.lane
            %1555 = arith.muli %1554, %c20 : index
            scf.for %1556 = %1555 to %c23 step %c5 {
              %1557 = arith.addi %1441, %1556 : index
              %1558 = vector.load %15[%1557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = arith.mulf %1558, %1444 : vector<4xf32>
              %1560 = wave.fp8_encode "e4m3" %1559 : vector<4xf32> -> vector<4xi8>
              %1561 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1561 {
                %1562 = arith.muli %1442, %c29 : index
                %1563 = arith.addi %1447, %1562 : index
                %1564 = vector.shuffle %1560, %1560 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1565 = arith.divui %1556, %c14 : index
                %1566 = arith.muli %1565, %c22 : index
                %1567 = arith.remui %1556, %c14 : index
                %1568 = arith.muli %1446, %c14 : index
                %1569 = arith.divui %1567, %c20 : index
                %1570 = arith.muli %1569, %c20 : index
                %1571 = arith.remui %1567, %c7 : index
                %1572 = arith.muli %1571, %c7 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.divui %1567, %c7 : index
                %1575 = arith.remui %1574, %c7 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.addi %1568, %1576 : index
                %1578 = arith.addi %1566, %1577 : index
                %1579 = arith.addi %1563, %1578 : index
                vector.store %1564, %kv[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1580 = arith.subi %1442, %kvHeads : index
                %1581 = arith.muli %1580, %c29 : index
                %1582 = arith.addi %1447, %1581 : index
                %1583 = arith.addi %1556, %c8 : index
                %1584 = arith.divui %1583, %c14 : index
                %1585 = arith.muli %1584, %c22 : index
                %1586 = arith.addi %1585, %c11 : index
                %1587 = arith.remui %1583, %c14 : index
                %1588 = arith.divui %1446, %c7 : index
                %1589 = arith.remui %1446, %c7 : index
                %1590 = arith.muli %1589, %c15 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.muli %1587, %c14 : index
                %1593 = arith.divui %1591, %c20 : index
                %1594 = arith.muli %1593, %c20 : index
                %1595 = arith.remui %1591, %c7 : index
                %1596 = arith.muli %1595, %c7 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.divui %1591, %c7 : index
                %1599 = arith.remui %1598, %c7 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1592, %1600 : index
                %1602 = arith.addi %1586, %1601 : index
                %1603 = arith.addi %1582, %1602 : index
                %1604 = vector.shuffle %1560, %1560 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1604, %kv[%1603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1605 = arith.addi %1556, %c9 : index
                %1606 = arith.divui %1605, %c14 : index
                %1607 = arith.muli %1606, %c22 : index
                %1608 = arith.addi %1607, %c11 : index
                %1609 = arith.remui %1605, %c14 : index
                %1610 = arith.divui %1446, %c7 : index
                %1611 = arith.remui %1446, %c7 : index
                %1612 = arith.muli %1611, %c15 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.muli %1609, %c14 : index
                %1615 = arith.divui %1613, %c20 : index
                %1616 = arith.muli %1615, %c20 : index
                %1617 = arith.remui %1613, %c7 : index
                %1618 = arith.muli %1617, %c7 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.divui %1613, %c7 : index
                %1621 = arith.remui %1620, %c7 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.addi %1614, %1622 : index
                %1624 = arith.addi %1608, %1623 : index
                %1625 = arith.addi %1582, %1624 : index
                %1626 = vector.shuffle %1560, %1560 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1626, %kv[%1625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1627 = arith.addi %1556, %c7 : index
                %1628 = arith.divui %1627, %c14 : index
                %1629 = arith.muli %1628, %c22 : index
                %1630 = arith.addi %1629, %c11 : index
                %1631 = arith.remui %1627, %c14 : index
                %1632 = arith.divui %1446, %c7 : index
                %1633 = arith.remui %1446, %c7 : index
                %1634 = arith.muli %1633, %c15 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.muli %1631, %c14 : index
                %1637 = arith.divui %1635, %c20 : index
                %1638 = arith.muli %1637, %c20 : index
                %1639 = arith.remui %1635, %c7 : index
                %1640 = arith.muli %1639, %c7 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.divui %1635, %c7 : index
                %1643 = arith.remui %1642, %c7 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.addi %1636, %1644 : index
                %1646 = arith.addi %1630, %1645 : index
                %1647 = arith.addi %1582, %1646 : index
                %1648 = vector.shuffle %1560, %1560 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1648, %kv[%1647] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1649 = arith.addi %1556, %c2 : index
                %1650 = arith.divui %1649, %c14 : index
                %1651 = arith.muli %1650, %c22 : index
                %1652 = arith.addi %1651, %c11 : index
                %1653 = arith.remui %1649, %c14 : index
                %1654 = arith.divui %1446, %c7 : index
                %1655 = arith.remui %1446, %c7 : index
                %1656 = arith.muli %1655, %c15 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.muli %1653, %c14 : index
                %1659 = arith.divui %1657, %c20 : index
                %1660 = arith.muli %1659, %c20 : index
                %1661 = arith.remui %1657, %c7 : index
                %1662 = arith.muli %1661, %c7 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.divui %1657, %c7 : index
                %1665 = arith.remui %1664, %c7 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.addi %1658, %1666 : index
                %1668 = arith.addi %1652, %1667 : index
                %1669 = arith.addi %1582, %1668 : index
                %1670 = vector.shuffle %1560, %1560 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1670, %kv[%1669] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1671 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1671 {
            %1672 = wave.lane
            %1673 = arith.muli %1672, %c20 : index
            scf.for %1674 = %1673 to %c23 step %c5 {
              %1675 = arith.addi %1441, %1674 : index
              %1676 = vector.load %15[%1675] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1677 = arith.mulf %1676, %1444 : vector<4xf32>
              %1678 = wave.fp8_encode "e5m2" %1677 : vector<4xf32> -> vector<4xi8>
              %1679 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1679 {
                %1680 = arith.muli %1442, %c29 : index
                %1681 = arith.addi %1447, %1680 : index
                %1682 = vector.shuffle %1678, %1678 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1683 = arith.divui %1674, %c14 : index
                %1684 = arith.muli %1683, %c22 : index
                %1685 = arith.remui %1674, %c14 : index
                %1686 = arith.muli %1446, %c14 : index
                %1687 = arith.divui %1685, %c20 : index
                %1688 = arith.muli %1687, %c20 : index
                %1689 = arith.remui %1685, %c7 : index
                %1690 = arith.muli %1689, %c7 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.divui %1685, %c7 : index
                %1693 = arith.remui %1692, %c7 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.addi %1686, %1694 : index
                %1696 = arith.addi %1684, %1695 : index
                %1697 = arith.addi %1681, %1696 : index
                vector.store %1682, %kv[%1697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1698 = arith.subi %1442, %kvHeads : index
                %1699 = arith.muli %1698, %c29 : index
                %1700 = arith.addi %1447, %1699 : index
                %1701 = arith.addi %1674, %c8 : index
                %1702 = arith.divui %1701, %c14 : index
                %1703 = arith.muli %1702, %c22 : index
                %1704 = arith.addi %1703, %c11 : index
                %1705 = arith.remui %1701, %c14 : index
                %1706 = arith.divui %1446, %c7 : index
                %1707 = arith.remui %1446, %c7 : index
                %1708 = arith.muli %1707, %c15 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.muli %1705, %c14 : index
                %1711 = arith.divui %1709, %c20 : index
                %1712 = arith.muli %1711, %c20 : index
                %1713 = arith.remui %1709, %c7 : index
                %1714 = arith.muli %1713, %c7 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.divui %1709, %c7 : index
                %1717 = arith.remui %1716, %c7 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.addi %1710, %1718 : index
                %1720 = arith.addi %1704, %1719 : index
                %1721 = arith.addi %1700, %1720 : index
                %1722 = vector.shuffle %1678, %1678 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1722, %kv[%1721] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1723 = arith.addi %1674, %c9 : index
                %1724 = arith.divui %1723, %c14 : index
                %1725 = arith.muli %1724, %c22 : index
                %1726 = arith.addi %1725, %c11 : index
                %1727 = arith.remui %1723, %c14 : index
                %1728 = arith.divui %1446, %c7 : index
                %1729 = arith.remui %1446, %c7 : index
                %1730 = arith.muli %1729, %c15 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.muli %1727, %c14 : index
                %1733 = arith.divui %1731, %c20 : index
                %1734 = arith.muli %1733, %c20 : index
                %1735 = arith.remui %1731, %c7 : index
                %1736 = arith.muli %1735, %c7 : index
                %1737 = arith.addi %1734, %1736 : index
                %1738 = arith.divui %1731, %c7 : index
                %1739 = arith.remui %1738, %c7 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.addi %1732, %1740 : index
                %1742 = arith.addi %1726, %1741 : index
                %1743 = arith.addi %1700, %1742 : index
                %1744 = vector.shuffle %1678, %1678 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1744, %kv[%1743] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1745 = arith.addi %1674, %c7 : index
                %1746 = arith.divui %1745, %c14 : index
                %1747 = arith.muli %1746, %c22 : index
                %1748 = arith.addi %1747, %c11 : index
                %1749 = arith.remui %1745, %c14 : index
                %1750 = arith.divui %1446, %c7 : index
                %1751 = arith.remui %1446, %c7 : index
                %1752 = arith.muli %1751, %c15 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.muli %1749, %c14 : index
                %1755 = arith.divui %1753, %c20 : index
                %1756 = arith.muli %1755, %c20 : index
                %1757 = arith.remui %1753, %c7 : index
                %1758 = arith.muli %1757, %c7 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.divui %1753, %c7 : index
                %1761 = arith.remui %1760, %c7 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.addi %1754, %1762 : index
                %1764 = arith.addi %1748, %1763 : index
                %1765 = arith.addi %1700, %1764 : index
                %1766 = vector.shuffle %1678, %1678 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1766, %kv[%1765] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1767 = arith.addi %1674, %c2 : index
                %1768 = arith.divui %1767, %c14 : index
                %1769 = arith.muli %1768, %c22 : index
                %1770 = arith.addi %1769, %c11 : index
                %1771 = arith.remui %1767, %c14 : index
                %1772 = arith.divui %1446, %c7 : index
                %1773 = arith.remui %1446, %c7 : index
                %1774 = arith.muli %1773, %c15 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.muli %1771, %c14 : index
                %1777 = arith.divui %1775, %c20 : index
                %1778 = arith.muli %1777, %c20 : index
                %1779 = arith.remui %1775, %c7 : index
                %1780 = arith.muli %1779, %c7 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.divui %1775, %c7 : index
                %1783 = arith.remui %1782, %c7 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.addi %1776, %1784 : index
                %1786 = arith.addi %1770, %1785 : index
                %1787 = arith.addi %1700, %1786 : index
                %1788 = vector.shuffle %1678, %1678 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1788, %kv[%1787] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1789 = arith.addi %18, %c14 : index
    %1790 = wave.lane
    %1791 = arith.muli %3, %c7 : index
    %1792 = arith.muli %1791, %c22 : index
    %1793 = arith.addi %1792, %1790 : index
    %1794 = arith.muli %4, %c11 : index
    %1795 = arith.addi %1794, %1793 : index
    %1796 = arith.addi %1795, %c8 : index
    %1797 = arith.addi %1796, %c8 : index
    %1798 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1798, %14[%1797] : memref<?xf32>
    %1799 = arith.muli %4, %c11 : index
    %1800 = arith.addi %1799, %1793 : index
    %1801 = arith.addi %1800, %c8 : index
    %1802 = arith.addi %1801, %c4 : index
    %1803 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1803, %14[%1802] : memref<?xf32>
    %1804 = arith.muli %4, %c11 : index
    %1805 = arith.addi %1804, %1793 : index
    %1806 = arith.addi %1805, %c8 : index
    %1807 = arith.addi %1806, %c12 : index
    %1808 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1808, %14[%1807] : memref<?xf32>
    %1809 = arith.muli %4, %c11 : index
    %1810 = arith.addi %1809, %1793 : index
    %1811 = arith.addi %1810, %c8 : index
    %1812 = arith.addi %1811, %c23 : index
    %1813 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1813, %14[%1812] : memref<?xf32>
    %1814 = arith.muli %4, %c11 : index
    %1815 = arith.addi %1814, %1793 : index
    %1816 = arith.addi %1815, %c8 : index
    %1817 = arith.addi %1816, %c5 : index
    %1818 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1818, %14[%1817] : memref<?xf32>
    %1819 = arith.muli %4, %c11 : index
    %1820 = arith.addi %1819, %1793 : index
    %1821 = arith.addi %1820, %c8 : index
    %1822 = arith.addi %1821, %c24 : index
    %1823 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1823, %14[%1822] : memref<?xf32>
    %1824 = arith.muli %4, %c11 : index
    %1825 = arith.addi %1824, %1793 : index
    %1826 = arith.addi %1825, %c8 : index
    %1827 = arith.addi %1826, %c25 : index
    %1828 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1828, %14[%1827] : memref<?xf32>
    %1829 = arith.muli %4, %c11 : index
    %1830 = arith.addi %1829, %1793 : index
    %1831 = arith.addi %1830, %c8 : index
    %1832 = arith.addi %1831, %c26 : index
    %1833 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1833, %14[%1832] : memref<?xf32>
    %1834 = arith.muli %4, %c11 : index
    %1835 = arith.addi %1834, %1793 : index
    %1836 = arith.addi %1835, %c22 : index
    %1837 = arith.addi %1836, %c8 : index
    %1838 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1838, %14[%1837] : memref<?xf32>
    %1839 = arith.muli %4, %c11 : index
    %1840 = arith.addi %1839, %1793 : index
    %1841 = arith.addi %1840, %c22 : index
    %1842 = arith.addi %1841, %c4 : index
    %1843 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1843, %14[%1842] : memref<?xf32>
    %1844 = arith.muli %4, %c11 : index
    %1845 = arith.addi %1844, %1793 : index
    %1846 = arith.addi %1845, %c22 : index
    %1847 = arith.addi %1846, %c12 : index
    %1848 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1848, %14[%1847] : memref<?xf32>
    %1849 = arith.muli %4, %c11 : index
    %1850 = arith.addi %1849, %1793 : index
    %1851 = arith.addi %1850, %c22 : index
    %1852 = arith.addi %1851, %c23 : index
    %1853 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1853, %14[%1852] : memref<?xf32>
    %1854 = arith.muli %4, %c11 : index
    %1855 = arith.addi %1854, %1793 : index
    %1856 = arith.addi %1855, %c22 : index
    %1857 = arith.addi %1856, %c5 : index
    %1858 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1858, %14[%1857] : memref<?xf32>
    %1859 = arith.muli %4, %c11 : index
    %1860 = arith.addi %1859, %1793 : index
    %1861 = arith.addi %1860, %c22 : index
    %1862 = arith.addi %1861, %c24 : index
    %1863 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1863, %14[%1862] : memref<?xf32>
    %1864 = arith.muli %4, %c11 : index
    %1865 = arith.addi %1864, %1793 : index
    %1866 = arith.addi %1865, %c22 : index
    %1867 = arith.addi %1866, %c25 : index
    %1868 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1868, %14[%1867] : memref<?xf32>
    %1869 = arith.muli %4, %c11 : index
    %1870 = arith.addi %1869, %1793 : index
    %1871 = arith.addi %1870, %c22 : index
    %1872 = arith.addi %1871, %c26 : index
    %1873 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1873, %14[%1872] : memref<?xf32>
    wave.barrier
    %1874 = arith.muli %4, %c7 : index
    %1875 = arith.addi %1874, %c8 : index
    %1876 = arith.muli %1875, %c7 : index
    %1877 = arith.divui %1790, %c14 : index
    %1878 = arith.addi %1876, %1877 : index
    %1879 = arith.addi %1789, %1878 : index
    %1880 = arith.cmpi slt, %1879, %17 : index
    scf.if %1880 {
      %1881 = arith.cmpi eq, %hasFactors, %c9 : index
      %1882 = memref.load %factors[%1879] : memref<?xf32>
      %1883 = arith.select %1881, %1882, %c28 : f32
      %1884 = arith.addi %1793, %c8 : index
      %1885 = arith.muli %1875, %c4 : index
      %1886 = arith.addi %1884, %1885 : index
      %1887 = memref.load %14[%1886] : memref<?xf32>
      %1888 = arith.addi %1886, %c11 : index
      %1889 = memref.load %14[%1888] : memref<?xf32>
      %1890 = arith.addf %1887, %1889 : f32
      %1891 = arith.addi %1886, %c29 : index
      %1892 = memref.load %14[%1891] : memref<?xf32>
      %1893 = arith.addf %1890, %1892 : f32
      %1894 = arith.addi %1886, %c30 : index
      %1895 = memref.load %14[%1894] : memref<?xf32>
      %1896 = arith.addf %1893, %1895 : f32
      %1897 = arith.remui %1790, %c14 : index
      %1898 = arith.muli %1897, %c20 : index
      %1899 = arith.addi %11, %1898 : index
      %1900 = vector.load %w[%1899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1901 = vector.bitcast %1900 : vector<4xi8> to vector<1xf32>
      %1902 = vector.extract %1901[0] : f32 from vector<1xf32>
      %1903 = arith.mulf %1902, %1883 : f32
      %1904 = arith.mulf %1896, %1903 : f32
      %1905 = arith.muli %3, %c7 : index
      %1906 = arith.addi %1905, %c8 : index
      %1907 = arith.muli %1906, %c14 : index
      %1908 = arith.remui %1790, %c14 : index
      %1909 = arith.addi %1907, %1908 : index
      %1910 = arith.muli %1878, %c23 : index
      %1911 = arith.addi %1910, %1909 : index
      memref.store %1904, %15[%1911] : memref<?xf32>
      %1912 = arith.addi %1793, %c22 : index
      %1913 = arith.muli %1875, %c4 : index
      %1914 = arith.addi %1912, %1913 : index
      %1915 = memref.load %14[%1914] : memref<?xf32>
      %1916 = arith.addi %1914, %c11 : index
      %1917 = memref.load %14[%1916] : memref<?xf32>
      %1918 = arith.addf %1915, %1917 : f32
      %1919 = arith.addi %1914, %c29 : index
      %1920 = memref.load %14[%1919] : memref<?xf32>
      %1921 = arith.addf %1918, %1920 : f32
      %1922 = arith.addi %1914, %c30 : index
      %1923 = memref.load %14[%1922] : memref<?xf32>
      %1924 = arith.addf %1921, %1923 : f32
      %1925 = arith.remui %1790, %c14 : index
      %1926 = arith.muli %1925, %c20 : index
      %1927 = arith.addi %13, %1926 : index
      %1928 = vector.load %w[%1927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1929 = vector.bitcast %1928 : vector<4xi8> to vector<1xf32>
      %1930 = vector.extract %1929[0] : f32 from vector<1xf32>
      %1931 = arith.mulf %1930, %1883 : f32
      %1932 = arith.mulf %1924, %1931 : f32
      %1933 = arith.muli %3, %c7 : index
      %1934 = arith.addi %1933, %c9 : index
      %1935 = arith.muli %1934, %c14 : index
      %1936 = arith.remui %1790, %c14 : index
      %1937 = arith.addi %1935, %1936 : index
      %1938 = arith.muli %1878, %c23 : index
      %1939 = arith.addi %1938, %1937 : index
      memref.store %1932, %15[%1939] : memref<?xf32>
    }
    %1940 = arith.muli %4, %c7 : index
    %1941 = arith.addi %1940, %c9 : index
    %1942 = arith.muli %1941, %c7 : index
    %1943 = arith.divui %1790, %c14 : index
    %1944 = arith.addi %1942, %1943 : index
    %1945 = arith.addi %1789, %1944 : index
    %1946 = arith.cmpi slt, %1945, %17 : index
    scf.if %1946 {
      %1947 = arith.cmpi eq, %hasFactors, %c9 : index
      %1948 = memref.load %factors[%1945] : memref<?xf32>
      %1949 = arith.select %1947, %1948, %c28 : f32
      %1950 = arith.addi %1793, %c8 : index
      %1951 = arith.muli %1941, %c4 : index
      %1952 = arith.addi %1950, %1951 : index
      %1953 = memref.load %14[%1952] : memref<?xf32>
      %1954 = arith.addi %1952, %c11 : index
      %1955 = memref.load %14[%1954] : memref<?xf32>
      %1956 = arith.addf %1953, %1955 : f32
      %1957 = arith.addi %1952, %c29 : index
      %1958 = memref.load %14[%1957] : memref<?xf32>
      %1959 = arith.addf %1956, %1958 : f32
      %1960 = arith.addi %1952, %c30 : index
      %1961 = memref.load %14[%1960] : memref<?xf32>
      %1962 = arith.addf %1959, %1961 : f32
      %1963 = arith.remui %1790, %c14 : index
      %1964 = arith.muli %1963, %c20 : index
      %1965 = arith.addi %11, %1964 : index
      %1966 = vector.load %w[%1965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1967 = vector.bitcast %1966 : vector<4xi8> to vector<1xf32>
      %1968 = vector.extract %1967[0] : f32 from vector<1xf32>
      %1969 = arith.mulf %1968, %1949 : f32
      %1970 = arith.mulf %1962, %1969 : f32
      %1971 = arith.muli %3, %c7 : index
      %1972 = arith.addi %1971, %c8 : index
      %1973 = arith.muli %1972, %c14 : index
      %1974 = arith.remui %1790, %c14 : index
      %1975 = arith.addi %1973, %1974 : index
      %1976 = arith.muli %1944, %c23 : index
      %1977 = arith.addi %1976, %1975 : index
      memref.store %1970, %15[%1977] : memref<?xf32>
      %1978 = arith.addi %1793, %c22 : index
      %1979 = arith.muli %1941, %c4 : index
      %1980 = arith.addi %1978, %1979 : index
      %1981 = memref.load %14[%1980] : memref<?xf32>
      %1982 = arith.addi %1980, %c11 : index
      %1983 = memref.load %14[%1982] : memref<?xf32>
      %1984 = arith.addf %1981, %1983 : f32
      %1985 = arith.addi %1980, %c29 : index
      %1986 = memref.load %14[%1985] : memref<?xf32>
      %1987 = arith.addf %1984, %1986 : f32
      %1988 = arith.addi %1980, %c30 : index
      %1989 = memref.load %14[%1988] : memref<?xf32>
      %1990 = arith.addf %1987, %1989 : f32
      %1991 = arith.remui %1790, %c14 : index
      %1992 = arith.muli %1991, %c20 : index
      %1993 = arith.addi %13, %1992 : index
      %1994 = vector.load %w[%1993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1995 = vector.bitcast %1994 : vector<4xi8> to vector<1xf32>
      %1996 = vector.extract %1995[0] : f32 from vector<1xf32>
      %1997 = arith.mulf %1996, %1949 : f32
      %1998 = arith.mulf %1990, %1997 : f32
      %1999 = arith.muli %3, %c7 : index
      %2000 = arith.addi %1999, %c9 : index
      %2001 = arith.muli %2000, %c14 : index
      %2002 = arith.remui %1790, %c14 : index
      %2003 = arith.addi %2001, %2002 : index
      %2004 = arith.muli %1944, %c23 : index
      %2005 = arith.addi %2004, %2003 : index
      memref.store %1998, %15[%2005] : memref<?xf32>
    }
    wave.barrier
    %2006 = arith.addi %18, %c14 : index
    %2007 = wave.wave
    %2008 = arith.addi %2007, %c8 : index
    %2009 = arith.addi %2006, %2008 : index
    %2010 = arith.cmpi slt, %2009, %17 : index
    %2011 = arith.cmpi slt, %2008, %c14 : index
    %2012 = arith.andi %2010, %2011 : i1
    scf.if %2012 {
      %2013 = arith.addi %2006, %2008 : index
      %2014 = arith.muli %2008, %c23 : index
      %2015 = wave.lane
      %2016 = arith.addi %2015, %c8 : index
      %2017 = arith.cmpi eq, %hasBias, %c9 : index
      %2018 = arith.addi %2014, %2016 : index
      %2019 = memref.load %15[%2018] : memref<?xf32>
      %2020 = arith.muli %0, %c23 : index
      %2021 = arith.addi %2020, %2016 : index
      %2022 = memref.load %bias[%2021] : memref<?xf32>
      %2023 = arith.addf %2019, %2022 : f32
      %2024 = arith.select %2017, %2023, %2019 : f32
      %2025 = arith.addi %2016, %c16 : index
      %2026 = arith.cmpi eq, %hasBias, %c9 : index
      %2027 = arith.addi %2014, %2025 : index
      %2028 = memref.load %15[%2027] : memref<?xf32>
      %2029 = arith.muli %0, %c23 : index
      %2030 = arith.addi %2029, %2025 : index
      %2031 = memref.load %bias[%2030] : memref<?xf32>
      %2032 = arith.addf %2028, %2031 : f32
      %2033 = arith.select %2026, %2032, %2028 : f32
      %2034 = arith.addi %2015, %c4 : index
      %2035 = arith.cmpi slt, %2034, %c16 : index
      %2036 = arith.minsi %2034, %c32 : index
      %2037 = arith.cmpi eq, %hasBias, %c9 : index
      %2038 = arith.addi %2014, %2036 : index
      %2039 = memref.load %15[%2038] : memref<?xf32>
      %2040 = arith.muli %0, %c23 : index
      %2041 = arith.addi %2040, %2036 : index
      %2042 = memref.load %bias[%2041] : memref<?xf32>
      %2043 = arith.addf %2039, %2042 : f32
      %2044 = arith.select %2037, %2043, %2039 : f32
      %2045 = arith.addi %2036, %c16 : index
      %2046 = arith.cmpi eq, %hasBias, %c9 : index
      %2047 = arith.addi %2014, %2045 : index
      %2048 = memref.load %15[%2047] : memref<?xf32>
      %2049 = arith.muli %0, %c23 : index
      %2050 = arith.addi %2049, %2045 : index
      %2051 = memref.load %bias[%2050] : memref<?xf32>
      %2052 = arith.addf %2048, %2051 : f32
      %2053 = arith.select %2046, %2052, %2048 : f32
      %2054 = arith.addi %heads, %kvHeads : index
      %2055 = arith.cmpi slt, %0, %2054 : index
      scf.if %2055 {
        %2056 = arith.addi %positionsAt, %2013 : index
        %2057 = memref.load %step[%2056] : memref<?xi32>
        %2058 = arith.index_cast %2057 : i32 to index
        %2059 = arith.cmpi eq, %hasNorm, %c9 : index
        %2060 = math.fma %2024, %2024, %c35 : f32
        %2061 = math.fma %2033, %2033, %2060 : f32
        %2062 = math.fma %2044, %2044, %2061 : f32
        %2063 = arith.select %2035, %2062, %2061 : f32
        %2064 = math.fma %2053, %2053, %2063 : f32
        %2065 = arith.select %2035, %2064, %2063 : f32
        %2066 = vector.broadcast %2065 : f32 to vector<1xf32>
        %2067 = wave.reduce "add" %2066 : vector<1xf32>
        %2068 = arith.mulf %2067, %inverseHeadDim : f32
        %2069 = arith.addf %2068, %epsilon : f32
        %2070 = math.sqrt %2069 : f32
        %2071 = arith.divf %c28, %2070 : f32
        %2072 = arith.cmpi slt, %0, %heads : index
        %2073 = arith.addi %2016, %c16 : index
        %2074 = memref.load %query_norm[%2016] : memref<?xf32>
        %2075 = memref.load %key_norm[%2016] : memref<?xf32>
        %2076 = arith.select %2072, %2074, %2075 : f32
        %2077 = arith.mulf %2024, %2071 : f32
        %2078 = arith.mulf %2077, %2076 : f32
        %2079 = arith.select %2059, %2078, %2024 : f32
        %2080 = memref.load %query_norm[%2073] : memref<?xf32>
        %2081 = memref.load %key_norm[%2073] : memref<?xf32>
        %2082 = arith.select %2072, %2080, %2081 : f32
        %2083 = arith.mulf %2033, %2071 : f32
        %2084 = arith.mulf %2083, %2082 : f32
        %2085 = arith.select %2059, %2084, %2033 : f32
        %2086 = arith.addi %2036, %c16 : index
        %2087 = memref.load %query_norm[%2036] : memref<?xf32>
        %2088 = memref.load %key_norm[%2036] : memref<?xf32>
        %2089 = arith.select %2072, %2087, %2088 : f32
        %2090 = arith.mulf %2044, %2071 : f32
        %2091 = arith.mulf %2090, %2089 : f32
        %2092 = arith.select %2059, %2091, %2044 : f32
        %2093 = memref.load %query_norm[%2086] : memref<?xf32>
        %2094 = memref.load %key_norm[%2086] : memref<?xf32>
        %2095 = arith.select %2072, %2093, %2094 : f32
        %2096 = arith.mulf %2053, %2071 : f32
        %2097 = arith.mulf %2096, %2095 : f32
        %2098 = arith.select %2059, %2097, %2053 : f32
        %2099 = arith.remui %2058, %c22 : index
        %2100 = arith.muli %2099, %c23 : index
        %2101 = arith.addi %2100, %2016 : index
        %2102 = arith.divui %2058, %c22 : index
        %2103 = arith.addi %2102, %c22 : index
        %2104 = arith.muli %2103, %c23 : index
        %2105 = arith.addi %2104, %2016 : index
        %2106 = memref.load %rope[%2101] : memref<?xf32>
        %2107 = arith.addi %2101, %c16 : index
        %2108 = memref.load %rope[%2107] : memref<?xf32>
        %2109 = memref.load %rope[%2105] : memref<?xf32>
        %2110 = arith.addi %2105, %c16 : index
        %2111 = memref.load %rope[%2110] : memref<?xf32>
        %2112 = arith.mulf %2109, %2106 : f32
        %2113 = arith.mulf %2111, %2108 : f32
        %2114 = arith.subf %2112, %2113 : f32
        %2115 = arith.mulf %2111, %2106 : f32
        %2116 = arith.mulf %2109, %2108 : f32
        %2117 = arith.addf %2115, %2116 : f32
        %2118 = arith.mulf %2079, %2114 : f32
        %2119 = arith.mulf %2085, %2117 : f32
        %2120 = arith.subf %2118, %2119 : f32
        %2121 = arith.mulf %2085, %2114 : f32
        %2122 = arith.mulf %2079, %2117 : f32
        %2123 = arith.addf %2121, %2122 : f32
        %2124 = arith.cmpi slt, %0, %heads : index
        scf.if %2124 {
          %2125 = arith.muli %2013, %heads : index
          %2126 = arith.addi %2125, %0 : index
          %2127 = arith.muli %2126, %c23 : index
          %2128 = arith.addi %2127, %2016 : index
          memref.store %2120, %q[%2128] : memref<?xf32>
          %2129 = arith.addi %2128, %c16 : index
          memref.store %2123, %q[%2129] : memref<?xf32>
        } else {
          %2130 = arith.addi %2014, %2016 : index
          memref.store %2120, %15[%2130] : memref<?xf32>
          %2131 = arith.addi %2014, %2016 : index
          %2132 = arith.addi %2131, %c16 : index
          memref.store %2123, %15[%2132] : memref<?xf32>
        }
        %2133 = arith.remui %2058, %c22 : index
        %2134 = arith.muli %2133, %c23 : index
        %2135 = arith.addi %2134, %2036 : index
        %2136 = arith.divui %2058, %c22 : index
        %2137 = arith.addi %2136, %c22 : index
        %2138 = arith.muli %2137, %c23 : index
        %2139 = arith.addi %2138, %2036 : index
        %2140 = memref.load %rope[%2135] : memref<?xf32>
        %2141 = arith.addi %2135, %c16 : index
        %2142 = memref.load %rope[%2141] : memref<?xf32>
        %2143 = memref.load %rope[%2139] : memref<?xf32>
        %2144 = arith.addi %2139, %c16 : index
        %2145 = memref.load %rope[%2144] : memref<?xf32>
        %2146 = arith.mulf %2143, %2140 : f32
        %2147 = arith.mulf %2145, %2142 : f32
        %2148 = arith.subf %2146, %2147 : f32
        %2149 = arith.mulf %2145, %2140 : f32
        %2150 = arith.mulf %2143, %2142 : f32
        %2151 = arith.addf %2149, %2150 : f32
        %2152 = arith.mulf %2092, %2148 : f32
        %2153 = arith.mulf %2098, %2151 : f32
        %2154 = arith.subf %2152, %2153 : f32
        %2155 = arith.mulf %2098, %2148 : f32
        %2156 = arith.mulf %2092, %2151 : f32
        %2157 = arith.addf %2155, %2156 : f32
        scf.if %2035 {
          %2158 = arith.cmpi slt, %0, %heads : index
          scf.if %2158 {
            %2159 = arith.muli %2013, %heads : index
            %2160 = arith.addi %2159, %0 : index
            %2161 = arith.muli %2160, %c23 : index
            %2162 = arith.addi %2161, %2036 : index
            memref.store %2154, %q[%2162] : memref<?xf32>
            %2163 = arith.addi %2162, %c16 : index
            memref.store %2157, %q[%2163] : memref<?xf32>
          } else {
            %2164 = arith.addi %2014, %2036 : index
            memref.store %2154, %15[%2164] : memref<?xf32>
            %2165 = arith.addi %2014, %2036 : index
            %2166 = arith.addi %2165, %c16 : index
            memref.store %2157, %15[%2166] : memref<?xf32>
          }
        }
      } else {
        %2167 = arith.cmpi slt, %0, %heads : index
        scf.if %2167 {
          %2168 = arith.muli %2013, %heads : index
          %2169 = arith.addi %2168, %0 : index
          %2170 = arith.muli %2169, %c23 : index
          %2171 = arith.addi %2170, %2016 : index
          memref.store %2024, %q[%2171] : memref<?xf32>
          %2172 = arith.addi %2171, %c16 : index
          memref.store %2033, %q[%2172] : memref<?xf32>
        } else {
          %2173 = arith.addi %2014, %2016 : index
          memref.store %2024, %15[%2173] : memref<?xf32>
          %2174 = arith.addi %2014, %2016 : index
          %2175 = arith.addi %2174, %c16 : index
          memref.store %2033, %15[%2175] : memref<?xf32>
        }
        scf.if %2035 {
          %2176 = arith.cmpi slt, %0, %heads : index
          scf.if %2176 {
            %2177 = arith.muli %2013, %heads : index
            %2178 = arith.addi %2177, %0 : index
            %2179 = arith.muli %2178, %c23 : index
            %2180 = arith.addi %2179, %2036 : index
            memref.store %2044, %q[%2180] : memref<?xf32>
            %2181 = arith.addi %2180, %c16 : index
            memref.store %2053, %q[%2181] : memref<?xf32>
          } else {
            %2182 = arith.addi %2014, %2036 : index
            memref.store %2044, %15[%2182] : memref<?xf32>
            %2183 = arith.addi %2014, %2036 : index
            %2184 = arith.addi %2183, %c16 : index
            memref.store %2053, %15[%2184] : memref<?xf32>
          }
        }
      }
    }
    %2185 = arith.addi %2007, %c38 : index
    %2186 = arith.addi %2006, %2185 : index
    %2187 = arith.cmpi slt, %2186, %17 : index
    %2188 = arith.cmpi slt, %2185, %c14 : index
    %2189 = arith.andi %2187, %2188 : i1
    scf.if %2189 {
      %2190 = arith.addi %2006, %2185 : index
      %2191 = arith.muli %2185, %c23 : index
      %2192 = wave.lane
      %2193 = arith.addi %2192, %c8 : index
      %2194 = arith.cmpi eq, %hasBias, %c9 : index
      %2195 = arith.addi %2191, %2193 : index
      %2196 = memref.load %15[%2195] : memref<?xf32>
      %2197 = arith.muli %0, %c23 : index
      %2198 = arith.addi %2197, %2193 : index
      %2199 = memref.load %bias[%2198] : memref<?xf32>
      %2200 = arith.addf %2196, %2199 : f32
      %2201 = arith.select %2194, %2200, %2196 : f32
      %2202 = arith.addi %2193, %c16 : index
      %2203 = arith.cmpi eq, %hasBias, %c9 : index
      %2204 = arith.addi %2191, %2202 : index
      %2205 = memref.load %15[%2204] : memref<?xf32>
      %2206 = arith.muli %0, %c23 : index
      %2207 = arith.addi %2206, %2202 : index
      %2208 = memref.load %bias[%2207] : memref<?xf32>
      %2209 = arith.addf %2205, %2208 : f32
      %2210 = arith.select %2203, %2209, %2205 : f32
      %2211 = arith.addi %2192, %c4 : index
      %2212 = arith.cmpi slt, %2211, %c16 : index
      %2213 = arith.minsi %2211, %c32 : index
      %2214 = arith.cmpi eq, %hasBias, %c9 : index
      %2215 = arith.addi %2191, %2213 : index
      %2216 = memref.load %15[%2215] : memref<?xf32>
      %2217 = arith.muli %0, %c23 : index
      %2218 = arith.addi %2217, %2213 : index
      %2219 = memref.load %bias[%2218] : memref<?xf32>
      %2220 = arith.addf %2216, %2219 : f32
      %2221 = arith.select %2214, %2220, %2216 : f32
      %2222 = arith.addi %2213, %c16 : index
      %2223 = arith.cmpi eq, %hasBias, %c9 : index
      %2224 = arith.addi %2191, %2222 : index
      %2225 = memref.load %15[%2224] : memref<?xf32>
      %2226 = arith.muli %0, %c23 : index
      %2227 = arith.addi %2226, %2222 : index
      %2228 = memref.load %bias[%2227] : memref<?xf32>
      %2229 = arith.addf %2225, %2228 : f32
      %2230 = arith.select %2223, %2229, %2225 : f32
      %2231 = arith.addi %heads, %kvHeads : index
      %2232 = arith.cmpi slt, %0, %2231 : index
      scf.if %2232 {
        %2233 = arith.addi %positionsAt, %2190 : index
        %2234 = memref.load %step[%2233] : memref<?xi32>
        %2235 = arith.index_cast %2234 : i32 to index
        %2236 = arith.cmpi eq, %hasNorm, %c9 : index
        %2237 = math.fma %2201, %2201, %c35 : f32
        %2238 = math.fma %2210, %2210, %2237 : f32
        %2239 = math.fma %2221, %2221, %2238 : f32
        %2240 = arith.select %2212, %2239, %2238 : f32
        %2241 = math.fma %2230, %2230, %2240 : f32
        %2242 = arith.select %2212, %2241, %2240 : f32
        %2243 = vector.broadcast %2242 : f32 to vector<1xf32>
        %2244 = wave.reduce "add" %2243 : vector<1xf32>
        %2245 = arith.mulf %2244, %inverseHeadDim : f32
        %2246 = arith.addf %2245, %epsilon : f32
        %2247 = math.sqrt %2246 : f32
        %2248 = arith.divf %c28, %2247 : f32
        %2249 = arith.cmpi slt, %0, %heads : index
        %2250 = arith.addi %2193, %c16 : index
        %2251 = memref.load %query_norm[%2193] : memref<?xf32>
        %2252 = memref.load %key_norm[%2193] : memref<?xf32>
        %2253 = arith.select %2249, %2251, %2252 : f32
        %2254 = arith.mulf %2201, %2248 : f32
        %2255 = arith.mulf %2254, %2253 : f32
        %2256 = arith.select %2236, %2255, %2201 : f32
        %2257 = memref.load %query_norm[%2250] : memref<?xf32>
        %2258 = memref.load %key_norm[%2250] : memref<?xf32>
        %2259 = arith.select %2249, %2257, %2258 : f32
        %2260 = arith.mulf %2210, %2248 : f32
        %2261 = arith.mulf %2260, %2259 : f32
        %2262 = arith.select %2236, %2261, %2210 : f32
        %2263 = arith.addi %2213, %c16 : index
        %2264 = memref.load %query_norm[%2213] : memref<?xf32>
        %2265 = memref.load %key_norm[%2213] : memref<?xf32>
        %2266 = arith.select %2249, %2264, %2265 : f32
        %2267 = arith.mulf %2221, %2248 : f32
        %2268 = arith.mulf %2267, %2266 : f32
        %2269 = arith.select %2236, %2268, %2221 : f32
        %2270 = memref.load %query_norm[%2263] : memref<?xf32>
        %2271 = memref.load %key_norm[%2263] : memref<?xf32>
        %2272 = arith.select %2249, %2270, %2271 : f32
        %2273 = arith.mulf %2230, %2248 : f32
        %2274 = arith.mulf %2273, %2272 : f32
        %2275 = arith.select %2236, %2274, %2230 : f32
        %2276 = arith.remui %2235, %c22 : index
        %2277 = arith.muli %2276, %c23 : index
        %2278 = arith.addi %2277, %2193 : index
        %2279 = arith.divui %2235, %c22 : index
        %2280 = arith.addi %2279, %c22 : index
        %2281 = arith.muli %2280, %c23 : index
        %2282 = arith.addi %2281, %2193 : index
        %2283 = memref.load %rope[%2278] : memref<?xf32>
        %2284 = arith.addi %2278, %c16 : index
        %2285 = memref.load %rope[%2284] : memref<?xf32>
        %2286 = memref.load %rope[%2282] : memref<?xf32>
        %2287 = arith.addi %2282, %c16 : index
        %2288 = memref.load %rope[%2287] : memref<?xf32>
        %2289 = arith.mulf %2286, %2283 : f32
        %2290 = arith.mulf %2288, %2285 : f32
        %2291 = arith.subf %2289, %2290 : f32
        %2292 = arith.mulf %2288, %2283 : f32
        %2293 = arith.mulf %2286, %2285 : f32
        %2294 = arith.addf %2292, %2293 : f32
        %2295 = arith.mulf %2256, %2291 : f32
        %2296 = arith.mulf %2262, %2294 : f32
        %2297 = arith.subf %2295, %2296 : f32
        %2298 = arith.mulf %2262, %2291 : f32
        %2299 = arith.mulf %2256, %2294 : f32
        %2300 = arith.addf %2298, %2299 : f32
        %2301 = arith.cmpi slt, %0, %heads : index
        scf.if %2301 {
          %2302 = arith.muli %2190, %heads : index
          %2303 = arith.addi %2302, %0 : index
          %2304 = arith.muli %2303, %c23 : index
          %2305 = arith.addi %2304, %2193 : index
          memref.store %2297, %q[%2305] : memref<?xf32>
          %2306 = arith.addi %2305, %c16 : index
          memref.store %2300, %q[%2306] : memref<?xf32>
        } else {
          %2307 = arith.addi %2191, %2193 : index
          memref.store %2297, %15[%2307] : memref<?xf32>
          %2308 = arith.addi %2191, %2193 : index
          %2309 = arith.addi %2308, %c16 : index
          memref.store %2300, %15[%2309] : memref<?xf32>
        }
        %2310 = arith.remui %2235, %c22 : index
        %2311 = arith.muli %2310, %c23 : index
        %2312 = arith.addi %2311, %2213 : index
        %2313 = arith.divui %2235, %c22 : index
        %2314 = arith.addi %2313, %c22 : index
        %2315 = arith.muli %2314, %c23 : index
        %2316 = arith.addi %2315, %2213 : index
        %2317 = memref.load %rope[%2312] : memref<?xf32>
        %2318 = arith.addi %2312, %c16 : index
        %2319 = memref.load %rope[%2318] : memref<?xf32>
        %2320 = memref.load %rope[%2316] : memref<?xf32>
        %2321 = arith.addi %2316, %c16 : index
        %2322 = memref.load %rope[%2321] : memref<?xf32>
        %2323 = arith.mulf %2320, %2317 : f32
        %2324 = arith.mulf %2322, %2319 : f32
        %2325 = arith.subf %2323, %2324 : f32
        %2326 = arith.mulf %2322, %2317 : f32
        %2327 = arith.mulf %2320, %2319 : f32
        %2328 = arith.addf %2326, %2327 : f32
        %2329 = arith.mulf %2269, %2325 : f32
        %2330 = arith.mulf %2275, %2328 : f32
        %2331 = arith.subf %2329, %2330 : f32
        %2332 = arith.mulf %2275, %2325 : f32
        %2333 = arith.mulf %2269, %2328 : f32
        %2334 = arith.addf %2332, %2333 : f32
        scf.if %2212 {
          %2335 = arith.cmpi slt, %0, %heads : index
          scf.if %2335 {
            %2336 = arith.muli %2190, %heads : index
            %2337 = arith.addi %2336, %0 : index
            %2338 = arith.muli %2337, %c23 : index
            %2339 = arith.addi %2338, %2213 : index
            memref.store %2331, %q[%2339] : memref<?xf32>
            %2340 = arith.addi %2339, %c16 : index
            memref.store %2334, %q[%2340] : memref<?xf32>
          } else {
            %2341 = arith.addi %2191, %2213 : index
            memref.store %2331, %15[%2341] : memref<?xf32>
            %2342 = arith.addi %2191, %2213 : index
            %2343 = arith.addi %2342, %c16 : index
            memref.store %2334, %15[%2343] : memref<?xf32>
          }
        }
      } else {
        %2344 = arith.cmpi slt, %0, %heads : index
        scf.if %2344 {
          %2345 = arith.muli %2190, %heads : index
          %2346 = arith.addi %2345, %0 : index
          %2347 = arith.muli %2346, %c23 : index
          %2348 = arith.addi %2347, %2193 : index
          memref.store %2201, %q[%2348] : memref<?xf32>
          %2349 = arith.addi %2348, %c16 : index
          memref.store %2210, %q[%2349] : memref<?xf32>
        } else {
          %2350 = arith.addi %2191, %2193 : index
          memref.store %2201, %15[%2350] : memref<?xf32>
          %2351 = arith.addi %2191, %2193 : index
          %2352 = arith.addi %2351, %c16 : index
          memref.store %2210, %15[%2352] : memref<?xf32>
        }
        scf.if %2212 {
          %2353 = arith.cmpi slt, %0, %heads : index
          scf.if %2353 {
            %2354 = arith.muli %2190, %heads : index
            %2355 = arith.addi %2354, %0 : index
            %2356 = arith.muli %2355, %c23 : index
            %2357 = arith.addi %2356, %2213 : index
            memref.store %2221, %q[%2357] : memref<?xf32>
            %2358 = arith.addi %2357, %c16 : index
            memref.store %2230, %q[%2358] : memref<?xf32>
          } else {
            %2359 = arith.addi %2191, %2213 : index
            memref.store %2221, %15[%2359] : memref<?xf32>
            %2360 = arith.addi %2191, %2213 : index
            %2361 = arith.addi %2360, %c16 : index
            memref.store %2230, %15[%2361] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2362 = arith.cmpi sge, %0, %heads : index
    scf.if %2362 {
      %2363 = arith.addi %2007, %c8 : index
      %2364 = arith.addi %2006, %2363 : index
      %2365 = arith.cmpi slt, %2364, %17 : index
      %2366 = arith.cmpi slt, %2363, %c14 : index
      %2367 = arith.andi %2365, %2366 : i1
      scf.if %2367 {
        %2368 = arith.addi %2006, %2363 : index
        %2369 = arith.addi %slotsAt, %2368 : index
        %2370 = memref.load %step[%2369] : memref<?xi32>
        %2371 = arith.index_cast %2370 : i32 to index
        %2372 = arith.cmpi sge, %2371, %c8 : index
        scf.if %2372 {
          %2373 = arith.muli %2363, %c23 : index
          %2374 = arith.subi %0, %heads : index
          %2375 = memref.load %scales[%2374] : memref<?xf32>
          %2376 = vector.broadcast %2375 : f32 to vector<4xf32>
          %2377 = arith.divui %2371, %c14 : index
          %2378 = arith.remui %2371, %c14 : index
          %2379 = arith.muli %2377, %pageBytes : index
          %2380 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2380 {
            %2381 = wave.lane
            %2382 = arith.muli %2381, %c20 : index
            scf.for %2383 = %2382 to %c23 step %c5 {
              %2384 = arith.addi %2373, %2383 : index
              %2385 = vector.load %15[%2384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2386 = arith.mulf %2385, %2376 : vector<4xf32>
              %2387 = arith.minimumf %2386, %c42 : vector<4xf32>
              %2388 = arith.maximumf %2387, %c43 : vector<4xf32>
              %2389 = arith.truncf %2388 : vector<4xf32> to vector<4xf16>
              %2390 = vector.bitcast %2389 : vector<4xf16> to vector<8xi8>
              %2391 = arith.cmpi slt, %2374, %kvHeads : index
              scf.if %2391 {
                %2392 = arith.muli %2374, %c10 : index
                %2393 = arith.addi %2379, %2392 : index
                %2394 = arith.divui %2383, %c14 : index
                %2395 = arith.muli %2394, %c21 : index
                %2396 = arith.remui %2383, %c14 : index
                %2397 = arith.divui %2396, %c15 : index
                %2398 = arith.muli %2397, %c22 : index
                %2399 = arith.muli %2378, %c14 : index
                %2400 = arith.addi %2398, %2399 : index
                %2401 = arith.remui %2396, %c15 : index
                %2402 = arith.muli %2401, %c7 : index
                %2403 = arith.addi %2400, %2402 : index
                %2404 = arith.addi %2395, %2403 : index
                %2405 = arith.addi %2393, %2404 : index
                vector.store %2390, %kv[%2405] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2406 = arith.subi %2374, %kvHeads : index
                %2407 = arith.muli %2406, %c10 : index
                %2408 = arith.addi %2379, %2407 : index
                %2409 = arith.addi %2383, %c8 : index
                %2410 = arith.divui %2409, %c14 : index
                %2411 = arith.muli %2410, %c21 : index
                %2412 = arith.addi %2411, %c29 : index
                %2413 = arith.remui %2409, %c14 : index
                %2414 = arith.divui %2378, %c7 : index
                %2415 = arith.remui %2378, %c7 : index
                %2416 = arith.muli %2415, %c15 : index
                %2417 = arith.addi %2414, %2416 : index
                %2418 = arith.divui %2417, %c15 : index
                %2419 = arith.muli %2418, %c22 : index
                %2420 = arith.muli %2413, %c14 : index
                %2421 = arith.addi %2419, %2420 : index
                %2422 = arith.remui %2417, %c15 : index
                %2423 = arith.muli %2422, %c7 : index
                %2424 = arith.addi %2421, %2423 : index
                %2425 = arith.addi %2412, %2424 : index
                %2426 = arith.addi %2408, %2425 : index
                %2427 = vector.shuffle %2390, %2390 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2427, %kv[%2426] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2428 = arith.addi %2383, %c9 : index
                %2429 = arith.divui %2428, %c14 : index
                %2430 = arith.muli %2429, %c21 : index
                %2431 = arith.addi %2430, %c29 : index
                %2432 = arith.remui %2428, %c14 : index
                %2433 = arith.divui %2378, %c7 : index
                %2434 = arith.remui %2378, %c7 : index
                %2435 = arith.muli %2434, %c15 : index
                %2436 = arith.addi %2433, %2435 : index
                %2437 = arith.divui %2436, %c15 : index
                %2438 = arith.muli %2437, %c22 : index
                %2439 = arith.muli %2432, %c14 : index
                %2440 = arith.addi %2438, %2439 : index
                %2441 = arith.remui %2436, %c15 : index
                %2442 = arith.muli %2441, %c7 : index
                %2443 = arith.addi %2440, %2442 : index
                %2444 = arith.addi %2431, %2443 : index
                %2445 = arith.addi %2408, %2444 : index
                %2446 = vector.shuffle %2390, %2390 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2446, %kv[%2445] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2447 = arith.addi %2383, %c7 : index
                %2448 = arith.divui %2447, %c14 : index
                %2449 = arith.muli %2448, %c21 : index
                %2450 = arith.addi %2449, %c29 : index
                %2451 = arith.remui %2447, %c14 : index
                %2452 = arith.divui %2378, %c7 : index
                %2453 = arith.remui %2378, %c7 : index
                %2454 = arith.muli %2453, %c15 : index
                %2455 = arith.addi %2452, %2454 : index
                %2456 = arith.divui %2455, %c15 : index
                %2457 = arith.muli %2456, %c22 : index
                %2458 = arith.muli %2451, %c14 : index
                %2459 = arith.addi %2457, %2458 : index
                %2460 = arith.remui %2455, %c15 : index
                %2461 = arith.muli %2460, %c7 : index
                %2462 = arith.addi %2459, %2461 : index
                %2463 = arith.addi %2450, %2462 : index
                %2464 = arith.addi %2408, %2463 : index
                %2465 = vector.shuffle %2390, %2390 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2465, %kv[%2464] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2466 = arith.addi %2383, %c2 : index
                %2467 = arith.divui %2466, %c14 : index
                %2468 = arith.muli %2467, %c21 : index
                %2469 = arith.addi %2468, %c29 : index
                %2470 = arith.remui %2466, %c14 : index
                %2471 = arith.divui %2378, %c7 : index
                %2472 = arith.remui %2378, %c7 : index
                %2473 = arith.muli %2472, %c15 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.divui %2474, %c15 : index
                %2476 = arith.muli %2475, %c22 : index
                %2477 = arith.muli %2470, %c14 : index
                %2478 = arith.addi %2476, %2477 : index
                %2479 = arith.remui %2474, %c15 : index
                %2480 = arith.muli %2479, %c7 : index
                %2481 = arith.addi %2478, %2480 : index
                %2482 = arith.addi %2469, %2481 : index
                %2483 = arith.addi %2408, %2482 : index
                %2484 = vector.shuffle %2390, %2390 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2484, %kv[%2483] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2485 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2485 {
            %2486 = wave.lane
            %2487 = arith.muli %2486, %c20 : index
            scf.for %2488 = %2487 to %c23 step %c5 {
              %2489 = arith.addi %2373, %2488 : index
              %2490 = vector.load %15[%2489] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2491 = arith.mulf %2490, %2376 : vector<4xf32>
              %2492 = wave.fp8_encode "e4m3" %2491 : vector<4xf32> -> vector<4xi8>
              %2493 = arith.cmpi slt, %2374, %kvHeads : index
              scf.if %2493 {
                %2494 = arith.muli %2374, %c29 : index
                %2495 = arith.addi %2379, %2494 : index
                %2496 = vector.shuffle %2492, %2492 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2497 = arith.divui %2488, %c14 : index
                %2498 = arith.muli %2497, %c22 : index
                %2499 = arith.remui %2488, %c14 : index
                %2500 = arith.muli %2378, %c14 : index
                %2501 = arith.divui %2499, %c20 : index
                %2502 = arith.muli %2501, %c20 : index
                %2503 = arith.remui %2499, %c7 : index
                %2504 = arith.muli %2503, %c7 : index
                %2505 = arith.addi %2502, %2504 : index
                %2506 = arith.divui %2499, %c7 : index
                %2507 = arith.remui %2506, %c7 : index
                %2508 = arith.addi %2505, %2507 : index
                %2509 = arith.addi %2500, %2508 : index
                %2510 = arith.addi %2498, %2509 : index
                %2511 = arith.addi %2495, %2510 : index
                vector.store %2496, %kv[%2511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2512 = arith.subi %2374, %kvHeads : index
                %2513 = arith.muli %2512, %c29 : index
                %2514 = arith.addi %2379, %2513 : index
                %2515 = arith.addi %2488, %c8 : index
                %2516 = arith.divui %2515, %c14 : index
                %2517 = arith.muli %2516, %c22 : index
                %2518 = arith.addi %2517, %c11 : index
                %2519 = arith.remui %2515, %c14 : index
                %2520 = arith.divui %2378, %c7 : index
                %2521 = arith.remui %2378, %c7 : index
                %2522 = arith.muli %2521, %c15 : index
                %2523 = arith.addi %2520, %2522 : index
                %2524 = arith.muli %2519, %c14 : index
                %2525 = arith.divui %2523, %c20 : index
                %2526 = arith.muli %2525, %c20 : index
                %2527 = arith.remui %2523, %c7 : index
                %2528 = arith.muli %2527, %c7 : index
                %2529 = arith.addi %2526, %2528 : index
                %2530 = arith.divui %2523, %c7 : index
                %2531 = arith.remui %2530, %c7 : index
                %2532 = arith.addi %2529, %2531 : index
                %2533 = arith.addi %2524, %2532 : index
                %2534 = arith.addi %2518, %2533 : index
                %2535 = arith.addi %2514, %2534 : index
                %2536 = vector.shuffle %2492, %2492 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2536, %kv[%2535] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2537 = arith.addi %2488, %c9 : index
                %2538 = arith.divui %2537, %c14 : index
                %2539 = arith.muli %2538, %c22 : index
                %2540 = arith.addi %2539, %c11 : index
                %2541 = arith.remui %2537, %c14 : index
                %2542 = arith.divui %2378, %c7 : index
                %2543 = arith.remui %2378, %c7 : index
                %2544 = arith.muli %2543, %c15 : index
                %2545 = arith.addi %2542, %2544 : index
                %2546 = arith.muli %2541, %c14 : index
                %2547 = arith.divui %2545, %c20 : index
                %2548 = arith.muli %2547, %c20 : index
                %2549 = arith.remui %2545, %c7 : index
                %2550 = arith.muli %2549, %c7 : index
                %2551 = arith.addi %2548, %2550 : index
                %2552 = arith.divui %2545, %c7 : index
                %2553 = arith.remui %2552, %c7 : index
                %2554 = arith.addi %2551, %2553 : index
                %2555 = arith.addi %2546, %2554 : index
                %2556 = arith.addi %2540, %2555 : index
                %2557 = arith.addi %2514, %2556 : index
                %2558 = vector.shuffle %2492, %2492 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2558, %kv[%2557] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2559 = arith.addi %2488, %c7 : index
                %2560 = arith.divui %2559, %c14 : index
                %2561 = arith.muli %2560, %c22 : index
                %2562 = arith.addi %2561, %c11 : index
                %2563 = arith.remui %2559, %c14 : index
                %2564 = arith.divui %2378, %c7 : index
                %2565 = arith.remui %2378, %c7 : index
                %2566 = arith.muli %2565, %c15 : index
                %2567 = arith.addi %2564, %2566 : index
                %2568 = arith.muli %2563, %c14 : index
                %2569 = arith.divui %2567, %c20 : index
                %2570 = arith.muli %2569, %c20 : index
                %2571 = arith.remui %2567, %c7 : index
                %2572 = arith.muli %2571, %c7 : index
                %2573 = arith.addi %2570, %2572 : index
                %2574 = arith.divui %2567, %c7 : index
                %2575 = arith.remui %2574, %c7 : index
                %2576 = arith.addi %2573, %2575 : index
                %2577 = arith.addi %2568, %2576 : index
                %2578 = arith.addi %2562, %2577 : index
                %2579 = arith.addi %2514, %2578 : index
                %2580 = vector.shuffle %2492, %2492 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2580, %kv[%2579] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2581 = arith.addi %2488, %c2 : index
                %2582 = arith.divui %2581, %c14 : index
                %2583 = arith.muli %2582, %c22 : index
                %2584 = arith.addi %2583, %c11 : index
                %2585 = arith.remui %2581, %c14 : index
                %2586 = arith.divui %2378, %c7 : index
                %2587 = arith.remui %2378, %c7 : index
                %2588 = arith.muli %2587, %c15 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.muli %2585, %c14 : index
                %2591 = arith.divui %2589, %c20 : index
                %2592 = arith.muli %2591, %c20 : index
                %2593 = arith.remui %2589, %c7 : index
                %2594 = arith.muli %2593, %c7 : index
                %2595 = arith.addi %2592, %2594 : index
                %2596 = arith.divui %2589, %c7 : index
                %2597 = arith.remui %2596, %c7 : index
                %2598 = arith.addi %2595, %2597 : index
                %2599 = arith.addi %2590, %2598 : index
                %2600 = arith.addi %2584, %2599 : index
                %2601 = arith.addi %2514, %2600 : index
                %2602 = vector.shuffle %2492, %2492 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2602, %kv[%2601] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2603 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2603 {
            %2604 = wave.lane
            %2605 = arith.muli %2604, %c20 : index
            scf.for %2606 = %2605 to %c23 step %c5 {
              %2607 = arith.addi %2373, %2606 : index
              %2608 = vector.load %15[%2607] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2609 = arith.mulf %2608, %2376 : vector<4xf32>
              %2610 = wave.fp8_encode "e5m2" %2609 : vector<4xf32> -> vector<4xi8>
              %2611 = arith.cmpi slt, %2374, %kvHeads : index
              scf.if %2611 {
                %2612 = arith.muli %2374, %c29 : index
                %2613 = arith.addi %2379, %2612 : index
                %2614 = vector.shuffle %2610, %2610 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2615 = arith.divui %2606, %c14 : index
                %2616 = arith.muli %2615, %c22 : index
                %2617 = arith.remui %2606, %c14 : index
                %2618 = arith.muli %2378, %c14 : index
                %2619 = arith.divui %2617, %c20 : index
                %2620 = arith.muli %2619, %c20 : index
                %2621 = arith.remui %2617, %c7 : index
                %2622 = arith.muli %2621, %c7 : index
                %2623 = arith.addi %2620, %2622 : index
                %2624 = arith.divui %2617, %c7 : index
                %2625 = arith.remui %2624, %c7 : index
                %2626 = arith.addi %2623, %2625 : index
                %2627 = arith.addi %2618, %2626 : index
                %2628 = arith.addi %2616, %2627 : index
                %2629 = arith.addi %2613, %2628 : index
                vector.store %2614, %kv[%2629] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2630 = arith.subi %2374, %kvHeads : index
                %2631 = arith.muli %2630, %c29 : index
                %2632 = arith.addi %2379, %2631 : index
                %2633 = arith.addi %2606, %c8 : index
                %2634 = arith.divui %2633, %c14 : index
                %2635 = arith.muli %2634, %c22 : index
                %2636 = arith.addi %2635, %c11 : index
                %2637 = arith.remui %2633, %c14 : index
                %2638 = arith.divui %2378, %c7 : index
                %2639 = arith.remui %2378, %c7 : index
                %2640 = arith.muli %2639, %c15 : index
                %2641 = arith.addi %2638, %2640 : index
                %2642 = arith.muli %2637, %c14 : index
                %2643 = arith.divui %2641, %c20 : index
                %2644 = arith.muli %2643, %c20 : index
                %2645 = arith.remui %2641, %c7 : index
                %2646 = arith.muli %2645, %c7 : index
                %2647 = arith.addi %2644, %2646 : index
                %2648 = arith.divui %2641, %c7 : index
                %2649 = arith.remui %2648, %c7 : index
                %2650 = arith.addi %2647, %2649 : index
                %2651 = arith.addi %2642, %2650 : index
                %2652 = arith.addi %2636, %2651 : index
                %2653 = arith.addi %2632, %2652 : index
                %2654 = vector.shuffle %2610, %2610 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2654, %kv[%2653] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2655 = arith.addi %2606, %c9 : index
                %2656 = arith.divui %2655, %c14 : index
                %2657 = arith.muli %2656, %c22 : index
                %2658 = arith.addi %2657, %c11 : index
                %2659 = arith.remui %2655, %c14 : index
                %2660 = arith.divui %2378, %c7 : index
                %2661 = arith.remui %2378, %c7 : index
                %2662 = arith.muli %2661, %c15 : index
                %2663 = arith.addi %2660, %2662 : index
                %2664 = arith.muli %2659, %c14 : index
                %2665 = arith.divui %2663, %c20 : index
                %2666 = arith.muli %2665, %c20 : index
                %2667 = arith.remui %2663, %c7 : index
                %2668 = arith.muli %2667, %c7 : index
                %2669 = arith.addi %2666, %2668 : index
                %2670 = arith.divui %2663, %c7 : index
                %2671 = arith.remui %2670, %c7 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.addi %2664, %2672 : index
                %2674 = arith.addi %2658, %2673 : index
                %2675 = arith.addi %2632, %2674 : index
                %2676 = vector.shuffle %2610, %2610 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2676, %kv[%2675] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2677 = arith.addi %2606, %c7 : index
                %2678 = arith.divui %2677, %c14 : index
                %2679 = arith.muli %2678, %c22 : index
                %2680 = arith.addi %2679, %c11 : index
                %2681 = arith.remui %2677, %c14 : index
                %2682 = arith.divui %2378, %c7 : index
                %2683 = arith.remui %2378, %c7 : index
                %2684 = arith.muli %2683, %c15 : index
                %2685 = arith.addi %2682, %2684 : index
                %2686 = arith.muli %2681, %c14 : index
                %2687 = arith.divui %2685, %c20 : index
                %2688 = arith.muli %2687, %c20 : index
                %2689 = arith.remui %2685, %c7 : index
                %2690 = arith.muli %2689, %c7 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.divui %2685, %c7 : index
                %2693 = arith.remui %2692, %c7 : index
                %2694 = arith.addi %2691, %2693 : index
                %2695 = arith.addi %2686, %2694 : index
                %2696 = arith.addi %2680, %2695 : index
                %2697 = arith.addi %2632, %2696 : index
                %2698 = vector.shuffle %2610, %2610 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2698, %kv[%2697] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2699 = arith.addi %2606, %c2 : index
                %2700 = arith.divui %2699, %c14 : index
                %2701 = arith.muli %2700, %c22 : index
                %2702 = arith.addi %2701, %c11 : index
                %2703 = arith.remui %2699, %c14 : index
                %2704 = arith.divui %2378, %c7 : index
                %2705 = arith.remui %2378, %c7 : index
                %2706 = arith.muli %2705, %c15 : index
                %2707 = arith.addi %2704, %2706 : index
                %2708 = arith.muli %2703, %c14 : index
                %2709 = arith.divui %2707, %c20 : index
                %2710 = arith.muli %2709, %c20 : index
                %2711 = arith.remui %2707, %c7 : index
                %2712 = arith.muli %2711, %c7 : index
                %2713 = arith.addi %2710, %2712 : index
                %2714 = arith.divui %2707, %c7 : index
                %2715 = arith.remui %2714, %c7 : index
                %2716 = arith.addi %2713, %2715 : index
                %2717 = arith.addi %2708, %2716 : index
                %2718 = arith.addi %2702, %2717 : index
                %2719 = arith.addi %2632, %2718 : index
                %2720 = vector.shuffle %2610, %2610 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2720, %kv[%2719] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2721 = arith.addi %2007, %c38 : index
      %2722 = arith.addi %2006, %2721 : index
      %2723 = arith.cmpi slt, %2722, %17 : index
      %2724 = arith.cmpi slt, %2721, %c14 : index
      %2725 = arith.andi %2723, %2724 : i1
      scf.if %2725 {
        %2726 = arith.addi %2006, %2721 : index
        %2727 = arith.addi %slotsAt, %2726 : index
        %2728 = memref.load %step[%2727] : memref<?xi32>
        %2729 = arith.index_cast %2728 : i32 to index
        %2730 = arith.cmpi sge, %2729, %c8 : index
        scf.if %2730 {
          %2731 = arith.muli %2721, %c23 : index
          %2732 = arith.subi %0, %heads : index
          %2733 = memref.load %scales[%2732] : memref<?xf32>
          %2734 = vector.broadcast %2733 : f32 to vector<4xf32>
          %2735 = arith.divui %2729, %c14 : index
          %2736 = arith.remui %2729, %c14 : index
          %2737 = arith.muli %2735, %pageBytes : index
          %2738 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2738 {
            %2739 = wave.lane
            %2740 = arith.muli %2739, %c20 : index
            scf.for %2741 = %2740 to %c23 step %c5 {
              %2742 = arith.addi %2731, %2741 : index
              %2743 = vector.load %15[%2742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2744 = arith.mulf %2743, %2734 : vector<4xf32>
              %2745 = arith.minimumf %2744, %c42 : vector<4xf32>
              %2746 = arith.maximumf %2745, %c43 : vector<4xf32>
              %2747 = arith.truncf %2746 : vector<4xf32> to vector<4xf16>
              %2748 = vector.bitcast %2747 : vector<4xf16> to vector<8xi8>
              %2749 = arith.cmpi slt, %2732, %kvHeads : index
              scf.if %2749 {
                %2750 = arith.muli %2732, %c10 : index
                %2751 = arith.addi %2737, %2750 : index
                %2752 = arith.divui %2741, %c14 : index
                %2753 = arith.muli %2752, %c21 : index
                %2754 = arith.remui %2741, %c14 : index
                %2755 = arith.divui %2754, %c15 : index
                %2756 = arith.muli %2755, %c22 : index
                %2757 = arith.muli %2736, %c14 : index
                %2758 = arith.addi %2756, %2757 : index
                %2759 = arith.remui %2754, %c15 : index
                %2760 = arith.muli %2759, %c7 : index
                %2761 = arith.addi %2758, %2760 : index
                %2762 = arith.addi %2753, %2761 : index
                %2763 = arith.addi %2751, %2762 : index
                vector.store %2748, %kv[%2763] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2764 = arith.subi %2732, %kvHeads : index
                %2765 = arith.muli %2764, %c10 : index
                %2766 = arith.addi %2737, %2765 : index
                %2767 = arith.addi %2741, %c8 : index
                %2768 = arith.divui %2767, %c14 : index
                %2769 = arith.muli %2768, %c21 : index
                %2770 = arith.addi %2769, %c29 : index
                %2771 = arith.remui %2767, %c14 : index
                %2772 = arith.divui %2736, %c7 : index
                %2773 = arith.remui %2736, %c7 : index
                %2774 = arith.muli %2773, %c15 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.divui %2775, %c15 : index
                %2777 = arith.muli %2776, %c22 : index
                %2778 = arith.muli %2771, %c14 : index
                %2779 = arith.addi %2777, %2778 : index
                %2780 = arith.remui %2775, %c15 : index
                %2781 = arith.muli %2780, %c7 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.addi %2770, %2782 : index
                %2784 = arith.addi %2766, %2783 : index
                %2785 = vector.shuffle %2748, %2748 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2785, %kv[%2784] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2786 = arith.addi %2741, %c9 : index
                %2787 = arith.divui %2786, %c14 : index
                %2788 = arith.muli %2787, %c21 : index
                %2789 = arith.addi %2788, %c29 : index
                %2790 = arith.remui %2786, %c14 : index
                %2791 = arith.divui %2736, %c7 : index
                %2792 = arith.remui %2736, %c7 : index
                %2793 = arith.muli %2792, %c15 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.divui %2794, %c15 : index
                %2796 = arith.muli %2795, %c22 : index
                %2797 = arith.muli %2790, %c14 : index
                %2798 = arith.addi %2796, %2797 : index
                %2799 = arith.remui %2794, %c15 : index
                %2800 = arith.muli %2799, %c7 : index
                %2801 = arith.addi %2798, %2800 : index
                %2802 = arith.addi %2789, %2801 : index
                %2803 = arith.addi %2766, %2802 : index
                %2804 = vector.shuffle %2748, %2748 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2804, %kv[%2803] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2805 = arith.addi %2741, %c7 : index
                %2806 = arith.divui %2805, %c14 : index
                %2807 = arith.muli %2806, %c21 : index
                %2808 = arith.addi %2807, %c29 : index
                %2809 = arith.remui %2805, %c14 : index
                %2810 = arith.divui %2736, %c7 : index
                %2811 = arith.remui %2736, %c7 : index
                %2812 = arith.muli %2811, %c15 : index
                %2813 = arith.addi %2810, %2812 : index
                %2814 = arith.divui %2813, %c15 : index
                %2815 = arith.muli %2814, %c22 : index
                %2816 = arith.muli %2809, %c14 : index
                %2817 = arith.addi %2815, %2816 : index
                %2818 = arith.remui %2813, %c15 : index
                %2819 = arith.muli %2818, %c7 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2808, %2820 : index
                %2822 = arith.addi %2766, %2821 : index
                %2823 = vector.shuffle %2748, %2748 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2823, %kv[%2822] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2824 = arith.addi %2741, %c2 : index
                %2825 = arith.divui %2824, %c14 : index
                %2826 = arith.muli %2825, %c21 : index
                %2827 = arith.addi %2826, %c29 : index
                %2828 = arith.remui %2824, %c14 : index
                %2829 = arith.divui %2736, %c7 : index
                %2830 = arith.remui %2736, %c7 : index
                %2831 = arith.muli %2830, %c15 : index
                %2832 = arith.addi %2829, %2831 : index
                %2833 = arith.divui %2832, %c15 : index
                %2834 = arith.muli %2833, %c22 : index
                %2835 = arith.muli %2828, %c14 : index
                %2836 = arith.addi %2834, %2835 : index
                %2837 = arith.remui %2832, %c15 : index
                %2838 = arith.muli %2837, %c7 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.addi %2827, %2839 : index
                %2841 = arith.addi %2766, %2840 : index
                %2842 = vector.shuffle %2748, %2748 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2842, %kv[%2841] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2843 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2843 {
            %2844 = wave.lane
            %2845 = arith.muli %2844, %c20 : index
            scf.for %2846 = %2845 to %c23 step %c5 {
              %2847 = arith.addi %2731, %2846 : index
              %2848 = vector.load %15[%2847] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2849 = arith.mulf %2848, %2734 : vector<4xf32>
              %2850 = wave.fp8_encode "e4m3" %2849 : vector<4xf32> -> vector<4xi8>
              %2851 = arith.cmpi slt, %2732, %kvHeads : index
              scf.if %2851 {
                %2852 = arith.muli %2732, %c29 : index
                %2853 = arith.addi %2737, %2852 : index
                %2854 = vector.shuffle %2850, %2850 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2855 = arith.divui %2846, %c14 : index
                %2856 = arith.muli %2855, %c22 : index
                %2857 = arith.remui %2846, %c14 : index
                %2858 = arith.muli %2736, %c14 : index
                %2859 = arith.divui %2857, %c20 : index
                %2860 = arith.muli %2859, %c20 : index
                %2861 = arith.remui %2857, %c7 : index
                %2862 = arith.muli %2861, %c7 : index
                %2863 = arith.addi %2860, %2862 : index
                %2864 = arith.divui %2857, %c7 : index
                %2865 = arith.remui %2864, %c7 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.addi %2858, %2866 : index
                %2868 = arith.addi %2856, %2867 : index
                %2869 = arith.addi %2853, %2868 : index
                vector.store %2854, %kv[%2869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2870 = arith.subi %2732, %kvHeads : index
                %2871 = arith.muli %2870, %c29 : index
                %2872 = arith.addi %2737, %2871 : index
                %2873 = arith.addi %2846, %c8 : index
                %2874 = arith.divui %2873, %c14 : index
                %2875 = arith.muli %2874, %c22 : index
                %2876 = arith.addi %2875, %c11 : index
                %2877 = arith.remui %2873, %c14 : index
                %2878 = arith.divui %2736, %c7 : index
                %2879 = arith.remui %2736, %c7 : index
                %2880 = arith.muli %2879, %c15 : index
                %2881 = arith.addi %2878, %2880 : index
                %2882 = arith.muli %2877, %c14 : index
                %2883 = arith.divui %2881, %c20 : index
                %2884 = arith.muli %2883, %c20 : index
                %2885 = arith.remui %2881, %c7 : index
                %2886 = arith.muli %2885, %c7 : index
                %2887 = arith.addi %2884, %2886 : index
                %2888 = arith.divui %2881, %c7 : index
                %2889 = arith.remui %2888, %c7 : index
                %2890 = arith.addi %2887, %2889 : index
                %2891 = arith.addi %2882, %2890 : index
                %2892 = arith.addi %2876, %2891 : index
                %2893 = arith.addi %2872, %2892 : index
                %2894 = vector.shuffle %2850, %2850 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2894, %kv[%2893] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2895 = arith.addi %2846, %c9 : index
                %2896 = arith.divui %2895, %c14 : index
                %2897 = arith.muli %2896, %c22 : index
                %2898 = arith.addi %2897, %c11 : index
                %2899 = arith.remui %2895, %c14 : index
                %2900 = arith.divui %2736, %c7 : index
                %2901 = arith.remui %2736, %c7 : index
                %2902 = arith.muli %2901, %c15 : index
                %2903 = arith.addi %2900, %2902 : index
                %2904 = arith.muli %2899, %c14 : index
                %2905 = arith.divui %2903, %c20 : index
                %2906 = arith.muli %2905, %c20 : index
                %2907 = arith.remui %2903, %c7 : index
                %2908 = arith.muli %2907, %c7 : index
                %2909 = arith.addi %2906, %2908 : index
                %2910 = arith.divui %2903, %c7 : index
                %2911 = arith.remui %2910, %c7 : index
                %2912 = arith.addi %2909, %2911 : index
                %2913 = arith.addi %2904, %2912 : index
                %2914 = arith.addi %2898, %2913 : index
                %2915 = arith.addi %2872, %2914 : index
                %2916 = vector.shuffle %2850, %2850 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2916, %kv[%2915] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2917 = arith.addi %2846, %c7 : index
                %2918 = arith.divui %2917, %c14 : index
                %2919 = arith.muli %2918, %c22 : index
                %2920 = arith.addi %2919, %c11 : index
                %2921 = arith.remui %2917, %c14 : index
                %2922 = arith.divui %2736, %c7 : index
                %2923 = arith.remui %2736, %c7 : index
                %2924 = arith.muli %2923, %c15 : index
                %2925 = arith.addi %2922, %2924 : index
                %2926 = arith.muli %2921, %c14 : index
                %2927 = arith.divui %2925, %c20 : index
                %2928 = arith.muli %2927, %c20 : index
                %2929 = arith.remui %2925, %c7 : index
                %2930 = arith.muli %2929, %c7 : index
                %2931 = arith.addi %2928, %2930 : index
                %2932 = arith.divui %2925, %c7 : index
                %2933 = arith.remui %2932, %c7 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.addi %2926, %2934 : index
                %2936 = arith.addi %2920, %2935 : index
                %2937 = arith.addi %2872, %2936 : index
                %2938 = vector.shuffle %2850, %2850 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2938, %kv[%2937] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2939 = arith.addi %2846, %c2 : index
                %2940 = arith.divui %2939, %c14 : index
                %2941 = arith.muli %2940, %c22 : index
                %2942 = arith.addi %2941, %c11 : index
                %2943 = arith.remui %2939, %c14 : index
                %2944 = arith.divui %2736, %c7 : index
                %2945 = arith.remui %2736, %c7 : index
                %2946 = arith.muli %2945, %c15 : index
                %2947 = arith.addi %2944, %2946 : index
                %2948 = arith.muli %2943, %c14 : index
                %2949 = arith.divui %2947, %c20 : index
                %2950 = arith.muli %2949, %c20 : index
                %2951 = arith.remui %2947, %c7 : index
                %2952 = arith.muli %2951, %c7 : index
                %2953 = arith.addi %2950, %2952 : index
                %2954 = arith.divui %2947, %c7 : index
                %2955 = arith.remui %2954, %c7 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.addi %2948, %2956 : index
                %2958 = arith.addi %2942, %2957 : index
                %2959 = arith.addi %2872, %2958 : index
                %2960 = vector.shuffle %2850, %2850 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2960, %kv[%2959] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2961 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2961 {
            %2962 = wave.lane
            %2963 = arith.muli %2962, %c20 : index
            scf.for %2964 = %2963 to %c23 step %c5 {
              %2965 = arith.addi %2731, %2964 : index
              %2966 = vector.load %15[%2965] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2967 = arith.mulf %2966, %2734 : vector<4xf32>
              %2968 = wave.fp8_encode "e5m2" %2967 : vector<4xf32> -> vector<4xi8>
              %2969 = arith.cmpi slt, %2732, %kvHeads : index
              scf.if %2969 {
                %2970 = arith.muli %2732, %c29 : index
                %2971 = arith.addi %2737, %2970 : index
                %2972 = vector.shuffle %2968, %2968 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2973 = arith.divui %2964, %c14 : index
                %2974 = arith.muli %2973, %c22 : index
                %2975 = arith.remui %2964, %c14 : index
                %2976 = arith.muli %2736, %c14 : index
                %2977 = arith.divui %2975, %c20 : index
                %2978 = arith.muli %2977, %c20 : index
                %2979 = arith.remui %2975, %c7 : index
                %2980 = arith.muli %2979, %c7 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.divui %2975, %c7 : index
                %2983 = arith.remui %2982, %c7 : index
                %2984 = arith.addi %2981, %2983 : index
                %2985 = arith.addi %2976, %2984 : index
                %2986 = arith.addi %2974, %2985 : index
                %2987 = arith.addi %2971, %2986 : index
                vector.store %2972, %kv[%2987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2988 = arith.subi %2732, %kvHeads : index
                %2989 = arith.muli %2988, %c29 : index
                %2990 = arith.addi %2737, %2989 : index
                %2991 = arith.addi %2964, %c8 : index
                %2992 = arith.divui %2991, %c14 : index
                %2993 = arith.muli %2992, %c22 : index
                %2994 = arith.addi %2993, %c11 : index
                %2995 = arith.remui %2991, %c14 : index
                %2996 = arith.divui %2736, %c7 : index
                %2997 = arith.remui %2736, %c7 : index
                %2998 = arith.muli %2997, %c15 : index
                %2999 = arith.addi %2996, %2998 : index
                %3000 = arith.muli %2995, %c14 : index
                %3001 = arith.divui %2999, %c20 : index
                %3002 = arith.muli %3001, %c20 : index
                %3003 = arith.remui %2999, %c7 : index
                %3004 = arith.muli %3003, %c7 : index
                %3005 = arith.addi %3002, %3004 : index
                %3006 = arith.divui %2999, %c7 : index
                %3007 = arith.remui %3006, %c7 : index
                %3008 = arith.addi %3005, %3007 : index
                %3009 = arith.addi %3000, %3008 : index
                %3010 = arith.addi %2994, %3009 : index
                %3011 = arith.addi %2990, %3010 : index
                %3012 = vector.shuffle %2968, %2968 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3012, %kv[%3011] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3013 = arith.addi %2964, %c9 : index
                %3014 = arith.divui %3013, %c14 : index
                %3015 = arith.muli %3014, %c22 : index
                %3016 = arith.addi %3015, %c11 : index
                %3017 = arith.remui %3013, %c14 : index
                %3018 = arith.divui %2736, %c7 : index
                %3019 = arith.remui %2736, %c7 : index
                %3020 = arith.muli %3019, %c15 : index
                %3021 = arith.addi %3018, %3020 : index
                %3022 = arith.muli %3017, %c14 : index
                %3023 = arith.divui %3021, %c20 : index
                %3024 = arith.muli %3023, %c20 : index
                %3025 = arith.remui %3021, %c7 : index
                %3026 = arith.muli %3025, %c7 : index
                %3027 = arith.addi %3024, %3026 : index
                %3028 = arith.divui %3021, %c7 : index
                %3029 = arith.remui %3028, %c7 : index
                %3030 = arith.addi %3027, %3029 : index
                %3031 = arith.addi %3022, %3030 : index
                %3032 = arith.addi %3016, %3031 : index
                %3033 = arith.addi %2990, %3032 : index
                %3034 = vector.shuffle %2968, %2968 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3034, %kv[%3033] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3035 = arith.addi %2964, %c7 : index
                %3036 = arith.divui %3035, %c14 : index
                %3037 = arith.muli %3036, %c22 : index
                %3038 = arith.addi %3037, %c11 : index
                %3039 = arith.remui %3035, %c14 : index
                %3040 = arith.divui %2736, %c7 : index
                %3041 = arith.remui %2736, %c7 : index
                %3042 = arith.muli %3041, %c15 : index
                %3043 = arith.addi %3040, %3042 : index
                %3044 = arith.muli %3039, %c14 : index
                %3045 = arith.divui %3043, %c20 : index
                %3046 = arith.muli %3045, %c20 : index
                %3047 = arith.remui %3043, %c7 : index
                %3048 = arith.muli %3047, %c7 : index
                %3049 = arith.addi %3046, %3048 : index
                %3050 = arith.divui %3043, %c7 : index
                %3051 = arith.remui %3050, %c7 : index
                %3052 = arith.addi %3049, %3051 : index
                %3053 = arith.addi %3044, %3052 : index
                %3054 = arith.addi %3038, %3053 : index
                %3055 = arith.addi %2990, %3054 : index
                %3056 = vector.shuffle %2968, %2968 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3056, %kv[%3055] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3057 = arith.addi %2964, %c2 : index
                %3058 = arith.divui %3057, %c14 : index
                %3059 = arith.muli %3058, %c22 : index
                %3060 = arith.addi %3059, %c11 : index
                %3061 = arith.remui %3057, %c14 : index
                %3062 = arith.divui %2736, %c7 : index
                %3063 = arith.remui %2736, %c7 : index
                %3064 = arith.muli %3063, %c15 : index
                %3065 = arith.addi %3062, %3064 : index
                %3066 = arith.muli %3061, %c14 : index
                %3067 = arith.divui %3065, %c20 : index
                %3068 = arith.muli %3067, %c20 : index
                %3069 = arith.remui %3065, %c7 : index
                %3070 = arith.muli %3069, %c7 : index
                %3071 = arith.addi %3068, %3070 : index
                %3072 = arith.divui %3065, %c7 : index
                %3073 = arith.remui %3072, %c7 : index
                %3074 = arith.addi %3071, %3073 : index
                %3075 = arith.addi %3066, %3074 : index
                %3076 = arith.addi %3060, %3075 : index
                %3077 = arith.addi %2990, %3076 : index
                %3078 = vector.shuffle %2968, %2968 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3078, %kv[%3077] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3079 = arith.addi %18, %c4 : index
    %3080 = wave.lane
    %3081 = arith.muli %3, %c7 : index
    %3082 = arith.muli %3081, %c22 : index
    %3083 = arith.addi %3082, %3080 : index
    %3084 = arith.muli %4, %c11 : index
    %3085 = arith.addi %3084, %3083 : index
    %3086 = arith.addi %3085, %c8 : index
    %3087 = arith.addi %3086, %c8 : index
    %3088 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %3088, %14[%3087] : memref<?xf32>
    %3089 = arith.muli %4, %c11 : index
    %3090 = arith.addi %3089, %3083 : index
    %3091 = arith.addi %3090, %c8 : index
    %3092 = arith.addi %3091, %c4 : index
    %3093 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %3093, %14[%3092] : memref<?xf32>
    %3094 = arith.muli %4, %c11 : index
    %3095 = arith.addi %3094, %3083 : index
    %3096 = arith.addi %3095, %c8 : index
    %3097 = arith.addi %3096, %c12 : index
    %3098 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %3098, %14[%3097] : memref<?xf32>
    %3099 = arith.muli %4, %c11 : index
    %3100 = arith.addi %3099, %3083 : index
    %3101 = arith.addi %3100, %c8 : index
    %3102 = arith.addi %3101, %c23 : index
    %3103 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %3103, %14[%3102] : memref<?xf32>
    %3104 = arith.muli %4, %c11 : index
    %3105 = arith.addi %3104, %3083 : index
    %3106 = arith.addi %3105, %c8 : index
    %3107 = arith.addi %3106, %c5 : index
    %3108 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %3108, %14[%3107] : memref<?xf32>
    %3109 = arith.muli %4, %c11 : index
    %3110 = arith.addi %3109, %3083 : index
    %3111 = arith.addi %3110, %c8 : index
    %3112 = arith.addi %3111, %c24 : index
    %3113 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %3113, %14[%3112] : memref<?xf32>
    %3114 = arith.muli %4, %c11 : index
    %3115 = arith.addi %3114, %3083 : index
    %3116 = arith.addi %3115, %c8 : index
    %3117 = arith.addi %3116, %c25 : index
    %3118 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %3118, %14[%3117] : memref<?xf32>
    %3119 = arith.muli %4, %c11 : index
    %3120 = arith.addi %3119, %3083 : index
    %3121 = arith.addi %3120, %c8 : index
    %3122 = arith.addi %3121, %c26 : index
    %3123 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %3123, %14[%3122] : memref<?xf32>
    %3124 = arith.muli %4, %c11 : index
    %3125 = arith.addi %3124, %3083 : index
    %3126 = arith.addi %3125, %c22 : index
    %3127 = arith.addi %3126, %c8 : index
    %3128 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %3128, %14[%3127] : memref<?xf32>
    %3129 = arith.muli %4, %c11 : index
    %3130 = arith.addi %3129, %3083 : index
    %3131 = arith.addi %3130, %c22 : index
    %3132 = arith.addi %3131, %c4 : index
    %3133 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %3133, %14[%3132] : memref<?xf32>
    %3134 = arith.muli %4, %c11 : index
    %3135 = arith.addi %3134, %3083 : index
    %3136 = arith.addi %3135, %c22 : index
    %3137 = arith.addi %3136, %c12 : index
    %3138 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %3138, %14[%3137] : memref<?xf32>
    %3139 = arith.muli %4, %c11 : index
    %3140 = arith.addi %3139, %3083 : index
    %3141 = arith.addi %3140, %c22 : index
    %3142 = arith.addi %3141, %c23 : index
    %3143 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %3143, %14[%3142] : memref<?xf32>
    %3144 = arith.muli %4, %c11 : index
    %3145 = arith.addi %3144, %3083 : index
    %3146 = arith.addi %3145, %c22 : index
    %3147 = arith.addi %3146, %c5 : index
    %3148 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %3148, %14[%3147] : memref<?xf32>
    %3149 = arith.muli %4, %c11 : index
    %3150 = arith.addi %3149, %3083 : index
    %3151 = arith.addi %3150, %c22 : index
    %3152 = arith.addi %3151, %c24 : index
    %3153 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %3153, %14[%3152] : memref<?xf32>
    %3154 = arith.muli %4, %c11 : index
    %3155 = arith.addi %3154, %3083 : index
    %3156 = arith.addi %3155, %c22 : index
    %3157 = arith.addi %3156, %c25 : index
    %3158 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %3158, %14[%3157] : memref<?xf32>
    %3159 = arith.muli %4, %c11 : index
    %3160 = arith.addi %3159, %3083 : index
    %3161 = arith.addi %3160, %c22 : index
    %3162 = arith.addi %3161, %c26 : index
    %3163 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %3163, %14[%3162] : memref<?xf32>
    wave.barrier
    %3164 = arith.muli %4, %c7 : index
    %3165 = arith.addi %3164, %c8 : index
    %3166 = arith.muli %3165, %c7 : index
    %3167 = arith.divui %3080, %c14 : index
    %3168 = arith.addi %3166, %3167 : index
    %3169 = arith.addi %3079, %3168 : index
    %3170 = arith.cmpi slt, %3169, %17 : index
    scf.if %3170 {
      %3171 = arith.cmpi eq, %hasFactors, %c9 : index
      %3172 = memref.load %factors[%3169] : memref<?xf32>
      %3173 = arith.select %3171, %3172, %c28 : f32
      %3174 = arith.addi %3083, %c8 : index
      %3175 = arith.muli %3165, %c4 : index
      %3176 = arith.addi %3174, %3175 : index
      %3177 = memref.load %14[%3176] : memref<?xf32>
      %3178 = arith.addi %3176, %c11 : index
      %3179 = memref.load %14[%3178] : memref<?xf32>
      %3180 = arith.addf %3177, %3179 : f32
      %3181 = arith.addi %3176, %c29 : index
      %3182 = memref.load %14[%3181] : memref<?xf32>
      %3183 = arith.addf %3180, %3182 : f32
      %3184 = arith.addi %3176, %c30 : index
      %3185 = memref.load %14[%3184] : memref<?xf32>
      %3186 = arith.addf %3183, %3185 : f32
      %3187 = arith.remui %3080, %c14 : index
      %3188 = arith.muli %3187, %c20 : index
      %3189 = arith.addi %11, %3188 : index
      %3190 = vector.load %w[%3189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3191 = vector.bitcast %3190 : vector<4xi8> to vector<1xf32>
      %3192 = vector.extract %3191[0] : f32 from vector<1xf32>
      %3193 = arith.mulf %3192, %3173 : f32
      %3194 = arith.mulf %3186, %3193 : f32
      %3195 = arith.muli %3, %c7 : index
      %3196 = arith.addi %3195, %c8 : index
      %3197 = arith.muli %3196, %c14 : index
      %3198 = arith.remui %3080, %c14 : index
      %3199 = arith.addi %3197, %3198 : index
      %3200 = arith.muli %3168, %c23 : index
      %3201 = arith.addi %3200, %3199 : index
      memref.store %3194, %15[%3201] : memref<?xf32>
      %3202 = arith.addi %3083, %c22 : index
      %3203 = arith.muli %3165, %c4 : index
      %3204 = arith.addi %3202, %3203 : index
      %3205 = memref.load %14[%3204] : memref<?xf32>
      %3206 = arith.addi %3204, %c11 : index
      %3207 = memref.load %14[%3206] : memref<?xf32>
      %3208 = arith.addf %3205, %3207 : f32
      %3209 = arith.addi %3204, %c29 : index
      %3210 = memref.load %14[%3209] : memref<?xf32>
      %3211 = arith.addf %3208, %3210 : f32
      %3212 = arith.addi %3204, %c30 : index
      %3213 = memref.load %14[%3212] : memref<?xf32>
      %3214 = arith.addf %3211, %3213 : f32
      %3215 = arith.remui %3080, %c14 : index
      %3216 = arith.muli %3215, %c20 : index
      %3217 = arith.addi %13, %3216 : index
      %3218 = vector.load %w[%3217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3219 = vector.bitcast %3218 : vector<4xi8> to vector<1xf32>
      %3220 = vector.extract %3219[0] : f32 from vector<1xf32>
      %3221 = arith.mulf %3220, %3173 : f32
      %3222 = arith.mulf %3214, %3221 : f32
      %3223 = arith.muli %3, %c7 : index
      %3224 = arith.addi %3223, %c9 : index
      %3225 = arith.muli %3224, %c14 : index
      %3226 = arith.remui %3080, %c14 : index
      %3227 = arith.addi %3225, %3226 : index
      %3228 = arith.muli %3168, %c23 : index
      %3229 = arith.addi %3228, %3227 : index
      memref.store %3222, %15[%3229] : memref<?xf32>
    }
    %3230 = arith.muli %4, %c7 : index
    %3231 = arith.addi %3230, %c9 : index
    %3232 = arith.muli %3231, %c7 : index
    %3233 = arith.divui %3080, %c14 : index
    %3234 = arith.addi %3232, %3233 : index
    %3235 = arith.addi %3079, %3234 : index
    %3236 = arith.cmpi slt, %3235, %17 : index
    scf.if %3236 {
      %3237 = arith.cmpi eq, %hasFactors, %c9 : index
      %3238 = memref.load %factors[%3235] : memref<?xf32>
      %3239 = arith.select %3237, %3238, %c28 : f32
      %3240 = arith.addi %3083, %c8 : index
      %3241 = arith.muli %3231, %c4 : index
      %3242 = arith.addi %3240, %3241 : index
      %3243 = memref.load %14[%3242] : memref<?xf32>
      %3244 = arith.addi %3242, %c11 : index
      %3245 = memref.load %14[%3244] : memref<?xf32>
      %3246 = arith.addf %3243, %3245 : f32
      %3247 = arith.addi %3242, %c29 : index
      %3248 = memref.load %14[%3247] : memref<?xf32>
      %3249 = arith.addf %3246, %3248 : f32
      %3250 = arith.addi %3242, %c30 : index
      %3251 = memref.load %14[%3250] : memref<?xf32>
      %3252 = arith.addf %3249, %3251 : f32
      %3253 = arith.remui %3080, %c14 : index
      %3254 = arith.muli %3253, %c20 : index
      %3255 = arith.addi %11, %3254 : index
      %3256 = vector.load %w[%3255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3257 = vector.bitcast %3256 : vector<4xi8> to vector<1xf32>
      %3258 = vector.extract %3257[0] : f32 from vector<1xf32>
      %3259 = arith.mulf %3258, %3239 : f32
      %3260 = arith.mulf %3252, %3259 : f32
      %3261 = arith.muli %3, %c7 : index
      %3262 = arith.addi %3261, %c8 : index
      %3263 = arith.muli %3262, %c14 : index
      %3264 = arith.remui %3080, %c14 : index
      %3265 = arith.addi %3263, %3264 : index
      %3266 = arith.muli %3234, %c23 : index
      %3267 = arith.addi %3266, %3265 : index
      memref.store %3260, %15[%3267] : memref<?xf32>
      %3268 = arith.addi %3083, %c22 : index
      %3269 = arith.muli %3231, %c4 : index
      %3270 = arith.addi %3268, %3269 : index
      %3271 = memref.load %14[%3270] : memref<?xf32>
      %3272 = arith.addi %3270, %c11 : index
      %3273 = memref.load %14[%3272] : memref<?xf32>
      %3274 = arith.addf %3271, %3273 : f32
      %3275 = arith.addi %3270, %c29 : index
      %3276 = memref.load %14[%3275] : memref<?xf32>
      %3277 = arith.addf %3274, %3276 : f32
      %3278 = arith.addi %3270, %c30 : index
      %3279 = memref.load %14[%3278] : memref<?xf32>
      %3280 = arith.addf %3277, %3279 : f32
      %3281 = arith.remui %3080, %c14 : index
      %3282 = arith.muli %3281, %c20 : index
      %3283 = arith.addi %13, %3282 : index
      %3284 = vector.load %w[%3283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3285 = vector.bitcast %3284 : vector<4xi8> to vector<1xf32>
      %3286 = vector.extract %3285[0] : f32 from vector<1xf32>
      %3287 = arith.mulf %3286, %3239 : f32
      %3288 = arith.mulf %3280, %3287 : f32
      %3289 = arith.muli %3, %c7 : index
      %3290 = arith.addi %3289, %c9 : index
      %3291 = arith.muli %3290, %c14 : index
      %3292 = arith.remui %3080, %c14 : index
      %3293 = arith.addi %3291, %3292 : index
      %3294 = arith.muli %3234, %c23 : index
      %3295 = arith.addi %3294, %3293 : index
      memref.store %3288, %15[%3295] : memref<?xf32>
    }
    wave.barrier
    %3296 = arith.addi %18, %c4 : index
    %3297 = wave.wave
    %3298 = arith.addi %3297, %c8 : index
    %3299 = arith.addi %3296, %3298 : index
    %3300 = arith.cmpi slt, %3299, %17 : index
    %3301 = arith.cmpi slt, %3298, %c14 : index
    %3302 = arith.andi %3300, %3301 : i1
    scf.if %3302 {
      %3303 = arith.addi %3296, %3298 : index
      %3304 = arith.muli %3298, %c23 : index
      %3305 = wave.lane
      %3306 = arith.addi %3305, %c8 : index
      %3307 = arith.cmpi eq, %hasBias, %c9 : index
      %3308 = arith.addi %3304, %3306 : index
      %3309 = memref.load %15[%3308] : memref<?xf32>
      %3310 = arith.muli %0, %c23 : index
      %3311 = arith.addi %3310, %3306 : index
      %3312 = memref.load %bias[%3311] : memref<?xf32>
      %3313 = arith.addf %3309, %3312 : f32
      %3314 = arith.select %3307, %3313, %3309 : f32
      %3315 = arith.addi %3306, %c16 : index
      %3316 = arith.cmpi eq, %hasBias, %c9 : index
      %3317 = arith.addi %3304, %3315 : index
      %3318 = memref.load %15[%3317] : memref<?xf32>
      %3319 = arith.muli %0, %c23 : index
      %3320 = arith.addi %3319, %3315 : index
      %3321 = memref.load %bias[%3320] : memref<?xf32>
      %3322 = arith.addf %3318, %3321 : f32
      %3323 = arith.select %3316, %3322, %3318 : f32
      %3324 = arith.addi %3305, %c4 : index
      %3325 = arith.cmpi slt, %3324, %c16 : index
      %3326 = arith.minsi %3324, %c32 : index
      %3327 = arith.cmpi eq, %hasBias, %c9 : index
      %3328 = arith.addi %3304, %3326 : index
      %3329 = memref.load %15[%3328] : memref<?xf32>
      %3330 = arith.muli %0, %c23 : index
      %3331 = arith.addi %3330, %3326 : index
      %3332 = memref.load %bias[%3331] : memref<?xf32>
      %3333 = arith.addf %3329, %3332 : f32
      %3334 = arith.select %3327, %3333, %3329 : f32
      %3335 = arith.addi %3326, %c16 : index
      %3336 = arith.cmpi eq, %hasBias, %c9 : index
      %3337 = arith.addi %3304, %3335 : index
      %3338 = memref.load %15[%3337] : memref<?xf32>
      %3339 = arith.muli %0, %c23 : index
      %3340 = arith.addi %3339, %3335 : index
      %3341 = memref.load %bias[%3340] : memref<?xf32>
      %3342 = arith.addf %3338, %3341 : f32
      %3343 = arith.select %3336, %3342, %3338 : f32
      %3344 = arith.addi %heads, %kvHeads : index
      %3345 = arith.cmpi slt, %0, %3344 : index
      scf.if %3345 {
        %3346 = arith.addi %positionsAt, %3303 : index
        %3347 = memref.load %step[%3346] : memref<?xi32>
        %3348 = arith.index_cast %3347 : i32 to index
        %3349 = arith.cmpi eq, %hasNorm, %c9 : index
        %3350 = math.fma %3314, %3314, %c35 : f32
        %3351 = math.fma %3323, %3323, %3350 : f32
        %3352 = math.fma %3334, %3334, %3351 : f32
        %3353 = arith.select %3325, %3352, %3351 : f32
        %3354 = math.fma %3343, %3343, %3353 : f32
        %3355 = arith.select %3325, %3354, %3353 : f32
        %3356 = vector.broadcast %3355 : f32 to vector<1xf32>
        %3357 = wave.reduce "add" %3356 : vector<1xf32>
        %3358 = arith.mulf %3357, %inverseHeadDim : f32
        %3359 = arith.addf %3358, %epsilon : f32
        %3360 = math.sqrt %3359 : f32
        %3361 = arith.divf %c28, %3360 : f32
        %3362 = arith.cmpi slt, %0, %heads : index
        %3363 = arith.addi %3306, %c16 : index
        %3364 = memref.load %query_norm[%3306] : memref<?xf32>
        %3365 = memref.load %key_norm[%3306] : memref<?xf32>
        %3366 = arith.select %3362, %3364, %3365 : f32
        %3367 = arith.mulf %3314, %3361 : f32
        %3368 = arith.mulf %3367, %3366 : f32
        %3369 = arith.select %3349, %3368, %3314 : f32
        %3370 = memref.load %query_norm[%3363] : memref<?xf32>
        %3371 = memref.load %key_norm[%3363] : memref<?xf32>
        %3372 = arith.select %3362, %3370, %3371 : f32
        %3373 = arith.mulf %3323, %3361 : f32
        %3374 = arith.mulf %3373, %3372 : f32
        %3375 = arith.select %3349, %3374, %3323 : f32
        %3376 = arith.addi %3326, %c16 : index
        %3377 = memref.load %query_norm[%3326] : memref<?xf32>
        %3378 = memref.load %key_norm[%3326] : memref<?xf32>
        %3379 = arith.select %3362, %3377, %3378 : f32
        %3380 = arith.mulf %3334, %3361 : f32
        %3381 = arith.mulf %3380, %3379 : f32
        %3382 = arith.select %3349, %3381, %3334 : f32
        %3383 = memref.load %query_norm[%3376] : memref<?xf32>
        %3384 = memref.load %key_norm[%3376] : memref<?xf32>
        %3385 = arith.select %3362, %3383, %3384 : f32
        %3386 = arith.mulf %3343, %3361 : f32
        %3387 = arith.mulf %3386, %3385 : f32
        %3388 = arith.select %3349, %3387, %3343 : f32
        %3389 = arith.remui %3348, %c22 : index
        %3390 = arith.muli %3389, %c23 : index
        %3391 = arith.addi %3390, %3306 : index
        %3392 = arith.divui %3348, %c22 : index
        %3393 = arith.addi %3392, %c22 : index
        %3394 = arith.muli %3393, %c23 : index
        %3395 = arith.addi %3394, %3306 : index
        %3396 = memref.load %rope[%3391] : memref<?xf32>
        %3397 = arith.addi %3391, %c16 : index
        %3398 = memref.load %rope[%3397] : memref<?xf32>
        %3399 = memref.load %rope[%3395] : memref<?xf32>
        %3400 = arith.addi %3395, %c16 : index
        %3401 = memref.load %rope[%3400] : memref<?xf32>
        %3402 = arith.mulf %3399, %3396 : f32
        %3403 = arith.mulf %3401, %3398 : f32
        %3404 = arith.subf %3402, %3403 : f32
        %3405 = arith.mulf %3401, %3396 : f32
        %3406 = arith.mulf %3399, %3398 : f32
        %3407 = arith.addf %3405, %3406 : f32
        %3408 = arith.mulf %3369, %3404 : f32
        %3409 = arith.mulf %3375, %3407 : f32
        %3410 = arith.subf %3408, %3409 : f32
        %3411 = arith.mulf %3375, %3404 : f32
        %3412 = arith.mulf %3369, %3407 : f32
        %3413 = arith.addf %3411, %3412 : f32
        %3414 = arith.cmpi slt, %0, %heads : index
        scf.if %3414 {
          %3415 = arith.muli %3303, %heads : index
          %3416 = arith.addi %3415, %0 : index
          %3417 = arith.muli %3416, %c23 : index
          %3418 = arith.addi %3417, %3306 : index
          memref.store %3410, %q[%3418] : memref<?xf32>
          %3419 = arith.addi %3418, %c16 : index
          memref.store %3413, %q[%3419] : memref<?xf32>
        } else {
          %3420 = arith.addi %3304, %3306 : index
          memref.store %3410, %15[%3420] : memref<?xf32>
          %3421 = arith.addi %3304, %3306 : index
          %3422 = arith.addi %3421, %c16 : index
          memref.store %3413, %15[%3422] : memref<?xf32>
        }
        %3423 = arith.remui %3348, %c22 : index
        %3424 = arith.muli %3423, %c23 : index
        %3425 = arith.addi %3424, %3326 : index
        %3426 = arith.divui %3348, %c22 : index
        %3427 = arith.addi %3426, %c22 : index
        %3428 = arith.muli %3427, %c23 : index
        %3429 = arith.addi %3428, %3326 : index
        %3430 = memref.load %rope[%3425] : memref<?xf32>
        %3431 = arith.addi %3425, %c16 : index
        %3432 = memref.load %rope[%3431] : memref<?xf32>
        %3433 = memref.load %rope[%3429] : memref<?xf32>
        %3434 = arith.addi %3429, %c16 : index
        %3435 = memref.load %rope[%3434] : memref<?xf32>
        %3436 = arith.mulf %3433, %3430 : f32
        %3437 = arith.mulf %3435, %3432 : f32
        %3438 = arith.subf %3436, %3437 : f32
        %3439 = arith.mulf %3435, %3430 : f32
        %3440 = arith.mulf %3433, %3432 : f32
        %3441 = arith.addf %3439, %3440 : f32
        %3442 = arith.mulf %3382, %3438 : f32
        %3443 = arith.mulf %3388, %3441 : f32
        %3444 = arith.subf %3442, %3443 : f32
        %3445 = arith.mulf %3388, %3438 : f32
        %3446 = arith.mulf %3382, %3441 : f32
        %3447 = arith.addf %3445, %3446 : f32
        scf.if %3325 {
          %3448 = arith.cmpi slt, %0, %heads : index
          scf.if %3448 {
            %3449 = arith.muli %3303, %heads : index
            %3450 = arith.addi %3449, %0 : index
            %3451 = arith.muli %3450, %c23 : index
            %3452 = arith.addi %3451, %3326 : index
            memref.store %3444, %q[%3452] : memref<?xf32>
            %3453 = arith.addi %3452, %c16 : index
            memref.store %3447, %q[%3453] : memref<?xf32>
          } else {
            %3454 = arith.addi %3304, %3326 : index
            memref.store %3444, %15[%3454] : memref<?xf32>
            %3455 = arith.addi %3304, %3326 : index
            %3456 = arith.addi %3455, %c16 : index
            memref.store %3447, %15[%3456] : memref<?xf32>
          }
        }
      } else {
        %3457 = arith.cmpi slt, %0, %heads : index
        scf.if %3457 {
          %3458 = arith.muli %3303, %heads : index
          %3459 = arith.addi %3458, %0 : index
          %3460 = arith.muli %3459, %c23 : index
          %3461 = arith.addi %3460, %3306 : index
          memref.store %3314, %q[%3461] : memref<?xf32>
          %3462 = arith.addi %3461, %c16 : index
          memref.store %3323, %q[%3462] : memref<?xf32>
        } else {
          %3463 = arith.addi %3304, %3306 : index
          memref.store %3314, %15[%3463] : memref<?xf32>
          %3464 = arith.addi %3304, %3306 : index
          %3465 = arith.addi %3464, %c16 : index
          memref.store %3323, %15[%3465] : memref<?xf32>
        }
        scf.if %3325 {
          %3466 = arith.cmpi slt, %0, %heads : index
          scf.if %3466 {
            %3467 = arith.muli %3303, %heads : index
            %3468 = arith.addi %3467, %0 : index
            %3469 = arith.muli %3468, %c23 : index
            %3470 = arith.addi %3469, %3326 : index
            memref.store %3334, %q[%3470] : memref<?xf32>
            %3471 = arith.addi %3470, %c16 : index
            memref.store %3343, %q[%3471] : memref<?xf32>
          } else {
            %3472 = arith.addi %3304, %3326 : index
            memref.store %3334, %15[%3472] : memref<?xf32>
            %3473 = arith.addi %3304, %3326 : index
            %3474 = arith.addi %3473, %c16 : index
            memref.store %3343, %15[%3474] : memref<?xf32>
          }
        }
      }
    }
    %3475 = arith.addi %3297, %c38 : index
    %3476 = arith.addi %3296, %3475 : index
    %3477 = arith.cmpi slt, %3476, %17 : index
    %3478 = arith.cmpi slt, %3475, %c14 : index
    %3479 = arith.andi %3477, %3478 : i1
    scf.if %3479 {
      %3480 = arith.addi %3296, %3475 : index
      %3481 = arith.muli %3475, %c23 : index
      %3482 = wave.lane
      %3483 = arith.addi %3482, %c8 : index
      %3484 = arith.cmpi eq, %hasBias, %c9 : index
      %3485 = arith.addi %3481, %3483 : index
      %3486 = memref.load %15[%3485] : memref<?xf32>
      %3487 = arith.muli %0, %c23 : index
      %3488 = arith.addi %3487, %3483 : index
      %3489 = memref.load %bias[%3488] : memref<?xf32>
      %3490 = arith.addf %3486, %3489 : f32
      %3491 = arith.select %3484, %3490, %3486 : f32
      %3492 = arith.addi %3483, %c16 : index
      %3493 = arith.cmpi eq, %hasBias, %c9 : index
      %3494 = arith.addi %3481, %3492 : index
      %3495 = memref.load %15[%3494] : memref<?xf32>
      %3496 = arith.muli %0, %c23 : index
      %3497 = arith.addi %3496, %3492 : index
      %3498 = memref.load %bias[%3497] : memref<?xf32>
      %3499 = arith.addf %3495, %3498 : f32
      %3500 = arith.select %3493, %3499, %3495 : f32
      %3501 = arith.addi %3482, %c4 : index
      %3502 = arith.cmpi slt, %3501, %c16 : index
      %3503 = arith.minsi %3501, %c32 : index
      %3504 = arith.cmpi eq, %hasBias, %c9 : index
      %3505 = arith.addi %3481, %3503 : index
      %3506 = memref.load %15[%3505] : memref<?xf32>
      %3507 = arith.muli %0, %c23 : index
      %3508 = arith.addi %3507, %3503 : index
      %3509 = memref.load %bias[%3508] : memref<?xf32>
      %3510 = arith.addf %3506, %3509 : f32
      %3511 = arith.select %3504, %3510, %3506 : f32
      %3512 = arith.addi %3503, %c16 : index
      %3513 = arith.cmpi eq, %hasBias, %c9 : index
      %3514 = arith.addi %3481, %3512 : index
      %3515 = memref.load %15[%3514] : memref<?xf32>
      %3516 = arith.muli %0, %c23 : index
      %3517 = arith.addi %3516, %3512 : index
      %3518 = memref.load %bias[%3517] : memref<?xf32>
      %3519 = arith.addf %3515, %3518 : f32
      %3520 = arith.select %3513, %3519, %3515 : f32
      %3521 = arith.addi %heads, %kvHeads : index
      %3522 = arith.cmpi slt, %0, %3521 : index
      scf.if %3522 {
        %3523 = arith.addi %positionsAt, %3480 : index
        %3524 = memref.load %step[%3523] : memref<?xi32>
        %3525 = arith.index_cast %3524 : i32 to index
        %3526 = arith.cmpi eq, %hasNorm, %c9 : index
        %3527 = math.fma %3491, %3491, %c35 : f32
        %3528 = math.fma %3500, %3500, %3527 : f32
        %3529 = math.fma %3511, %3511, %3528 : f32
        %3530 = arith.select %3502, %3529, %3528 : f32
        %3531 = math.fma %3520, %3520, %3530 : f32
        %3532 = arith.select %3502, %3531, %3530 : f32
        %3533 = vector.broadcast %3532 : f32 to vector<1xf32>
        %3534 = wave.reduce "add" %3533 : vector<1xf32>
        %3535 = arith.mulf %3534, %inverseHeadDim : f32
        %3536 = arith.addf %3535, %epsilon : f32
        %3537 = math.sqrt %3536 : f32
        %3538 = arith.divf %c28, %3537 : f32
        %3539 = arith.cmpi slt, %0, %heads : index
        %3540 = arith.addi %3483, %c16 : index
        %3541 = memref.load %query_norm[%3483] : memref<?xf32>
        %3542 = memref.load %key_norm[%3483] : memref<?xf32>
        %3543 = arith.select %3539, %3541, %3542 : f32
        %3544 = arith.mulf %3491, %3538 : f32
        %3545 = arith.mulf %3544, %3543 : f32
        %3546 = arith.select %3526, %3545, %3491 : f32
        %3547 = memref.load %query_norm[%3540] : memref<?xf32>
        %3548 = memref.load %key_norm[%3540] : memref<?xf32>
        %3549 = arith.select %3539, %3547, %3548 : f32
        %3550 = arith.mulf %3500, %3538 : f32
        %3551 = arith.mulf %3550, %3549 : f32
        %3552 = arith.select %3526, %3551, %3500 : f32
        %3553 = arith.addi %3503, %c16 : index
        %3554 = memref.load %query_norm[%3503] : memref<?xf32>
        %3555 = memref.load %key_norm[%3503] : memref<?xf32>
        %3556 = arith.select %3539, %3554, %3555 : f32
        %3557 = arith.mulf %3511, %3538 : f32
        %3558 = arith.mulf %3557, %3556 : f32
        %3559 = arith.select %3526, %3558, %3511 : f32
        %3560 = memref.load %query_norm[%3553] : memref<?xf32>
        %3561 = memref.load %key_norm[%3553] : memref<?xf32>
        %3562 = arith.select %3539, %3560, %3561 : f32
        %3563 = arith.mulf %3520, %3538 : f32
        %3564 = arith.mulf %3563, %3562 : f32
        %3565 = arith.select %3526, %3564, %3520 : f32
        %3566 = arith.remui %3525, %c22 : index
        %3567 = arith.muli %3566, %c23 : index
        %3568 = arith.addi %3567, %3483 : index
        %3569 = arith.divui %3525, %c22 : index
        %3570 = arith.addi %3569, %c22 : index
        %3571 = arith.muli %3570, %c23 : index
        %3572 = arith.addi %3571, %3483 : index
        %3573 = memref.load %rope[%3568] : memref<?xf32>
        %3574 = arith.addi %3568, %c16 : index
        %3575 = memref.load %rope[%3574] : memref<?xf32>
        %3576 = memref.load %rope[%3572] : memref<?xf32>
        %3577 = arith.addi %3572, %c16 : index
        %3578 = memref.load %rope[%3577] : memref<?xf32>
        %3579 = arith.mulf %3576, %3573 : f32
        %3580 = arith.mulf %3578, %3575 : f32
        %3581 = arith.subf %3579, %3580 : f32
        %3582 = arith.mulf %3578, %3573 : f32
        %3583 = arith.mulf %3576, %3575 : f32
        %3584 = arith.addf %3582, %3583 : f32
        %3585 = arith.mulf %3546, %3581 : f32
        %3586 = arith.mulf %3552, %3584 : f32
        %3587 = arith.subf %3585, %3586 : f32
        %3588 = arith.mulf %3552, %3581 : f32
        %3589 = arith.mulf %3546, %3584 : f32
        %3590 = arith.addf %3588, %3589 : f32
        %3591 = arith.cmpi slt, %0, %heads : index
        scf.if %3591 {
          %3592 = arith.muli %3480, %heads : index
          %3593 = arith.addi %3592, %0 : index
          %3594 = arith.muli %3593, %c23 : index
          %3595 = arith.addi %3594, %3483 : index
          memref.store %3587, %q[%3595] : memref<?xf32>
          %3596 = arith.addi %3595, %c16 : index
          memref.store %3590, %q[%3596] : memref<?xf32>
        } else {
          %3597 = arith.addi %3481, %3483 : index
          memref.store %3587, %15[%3597] : memref<?xf32>
          %3598 = arith.addi %3481, %3483 : index
          %3599 = arith.addi %3598, %c16 : index
          memref.store %3590, %15[%3599] : memref<?xf32>
        }
        %3600 = arith.remui %3525, %c22 : index
        %3601 = arith.muli %3600, %c23 : index
        %3602 = arith.addi %3601, %3503 : index
        %3603 = arith.divui %3525, %c22 : index
        %3604 = arith.addi %3603, %c22 : index
        %3605 = arith.muli %3604, %c23 : index
        %3606 = arith.addi %3605, %3503 : index
        %3607 = memref.load %rope[%3602] : memref<?xf32>
        %3608 = arith.addi %3602, %c16 : index
        %3609 = memref.load %rope[%3608] : memref<?xf32>
        %3610 = memref.load %rope[%3606] : memref<?xf32>
        %3611 = arith.addi %3606, %c16 : index
        %3612 = memref.load %rope[%3611] : memref<?xf32>
        %3613 = arith.mulf %3610, %3607 : f32
        %3614 = arith.mulf %3612, %3609 : f32
        %3615 = arith.subf %3613, %3614 : f32
        %3616 = arith.mulf %3612, %3607 : f32
        %3617 = arith.mulf %3610, %3609 : f32
        %3618 = arith.addf %3616, %3617 : f32
        %3619 = arith.mulf %3559, %3615 : f32
        %3620 = arith.mulf %3565, %3618 : f32
        %3621 = arith.subf %3619, %3620 : f32
        %3622 = arith.mulf %3565, %3615 : f32
        %3623 = arith.mulf %3559, %3618 : f32
        %3624 = arith.addf %3622, %3623 : f32
        scf.if %3502 {
          %3625 = arith.cmpi slt, %0, %heads : index
          scf.if %3625 {
            %3626 = arith.muli %3480, %heads : index
            %3627 = arith.addi %3626, %0 : index
            %3628 = arith.muli %3627, %c23 : index
            %3629 = arith.addi %3628, %3503 : index
            memref.store %3621, %q[%3629] : memref<?xf32>
            %3630 = arith.addi %3629, %c16 : index
            memref.store %3624, %q[%3630] : memref<?xf32>
          } else {
            %3631 = arith.addi %3481, %3503 : index
            memref.store %3621, %15[%3631] : memref<?xf32>
            %3632 = arith.addi %3481, %3503 : index
            %3633 = arith.addi %3632, %c16 : index
            memref.store %3624, %15[%3633] : memref<?xf32>
          }
        }
      } else {
        %3634 = arith.cmpi slt, %0, %heads : index
        scf.if %3634 {
          %3635 = arith.muli %3480, %heads : index
          %3636 = arith.addi %3635, %0 : index
          %3637 = arith.muli %3636, %c23 : index
          %3638 = arith.addi %3637, %3483 : index
          memref.store %3491, %q[%3638] : memref<?xf32>
          %3639 = arith.addi %3638, %c16 : index
          memref.store %3500, %q[%3639] : memref<?xf32>
        } else {
          %3640 = arith.addi %3481, %3483 : index
          memref.store %3491, %15[%3640] : memref<?xf32>
          %3641 = arith.addi %3481, %3483 : index
          %3642 = arith.addi %3641, %c16 : index
          memref.store %3500, %15[%3642] : memref<?xf32>
        }
        scf.if %3502 {
          %3643 = arith.cmpi slt, %0, %heads : index
          scf.if %3643 {
            %3644 = arith.muli %3480, %heads : index
            %3645 = arith.addi %3644, %0 : index
            %3646 = arith.muli %3645, %c23 : index
            %3647 = arith.addi %3646, %3503 : index
            memref.store %3511, %q[%3647] : memref<?xf32>
            %3648 = arith.addi %3647, %c16 : index
            memref.store %3520, %q[%3648] : memref<?xf32>
          } else {
            %3649 = arith.addi %3481, %3503 : index
            memref.store %3511, %15[%3649] : memref<?xf32>
            %3650 = arith.addi %3481, %3503 : index
            %3651 = arith.addi %3650, %c16 : index
            memref.store %3520, %15[%3651] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3652 = arith.cmpi sge, %0, %heads : index
    scf.if %3652 {
      %3653 = arith.addi %3297, %c8 : index
      %3654 = arith.addi %3296, %3653 : index
      %3655 = arith.cmpi slt, %3654, %17 : index
      %3656 = arith.cmpi slt, %3653, %c14 : index
      %3657 = arith.andi %3655, %3656 : i1
      scf.if %3657 {
        %3658 = arith.addi %3296, %3653 : index
        %3659 = arith.addi %slotsAt, %3658 : index
        %3660 = memref.load %step[%3659] : memref<?xi32>
        %3661 = arith.index_cast %3660 : i32 to index
        %3662 = arith.cmpi sge, %3661, %c8 : index
        scf.if %3662 {
          %3663 = arith.muli %3653, %c23 : index
          %3664 = arith.subi %0, %heads : index
          %3665 = memref.load %scales[%3664] : memref<?xf32>
          %3666 = vector.broadcast %3665 : f32 to vector<4xf32>
          %3667 = arith.divui %3661, %c14 : index
          %3668 = arith.remui %3661, %c14 : index
          %3669 = arith.muli %3667, %pageBytes : index
          %3670 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3670 {
            %3671 = wave.lane
            %3672 = arith.muli %3671, %c20 : index
            scf.for %3673 = %3672 to %c23 step %c5 {
              %3674 = arith.addi %3663, %3673 : index
              %3675 = vector.load %15[%3674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3676 = arith.mulf %3675, %3666 : vector<4xf32>
              %3677 = arith.minimumf %3676, %c42 : vector<4xf32>
              %3678 = arith.maximumf %3677, %c43 : vector<4xf32>
              %3679 = arith.truncf %3678 : vector<4xf32> to vector<4xf16>
              %3680 = vector.bitcast %3679 : vector<4xf16> to vector<8xi8>
              %3681 = arith.cmpi slt, %3664, %kvHeads : index
              scf.if %3681 {
                %3682 = arith.muli %3664, %c10 : index
                %3683 = arith.addi %3669, %3682 : index
                %3684 = arith.divui %3673, %c14 : index
                %3685 = arith.muli %3684, %c21 : index
                %3686 = arith.remui %3673, %c14 : index
                %3687 = arith.divui %3686, %c15 : index
                %3688 = arith.muli %3687, %c22 : index
                %3689 = arith.muli %3668, %c14 : index
                %3690 = arith.addi %3688, %3689 : index
                %3691 = arith.remui %3686, %c15 : index
                %3692 = arith.muli %3691, %c7 : index
                %3693 = arith.addi %3690, %3692 : index
                %3694 = arith.addi %3685, %3693 : index
                %3695 = arith.addi %3683, %3694 : index
                vector.store %3680, %kv[%3695] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3696 = arith.subi %3664, %kvHeads : index
                %3697 = arith.muli %3696, %c10 : index
                %3698 = arith.addi %3669, %3697 : index
                %3699 = arith.addi %3673, %c8 : index
                %3700 = arith.divui %3699, %c14 : index
                %3701 = arith.muli %3700, %c21 : index
                %3702 = arith.addi %3701, %c29 : index
                %3703 = arith.remui %3699, %c14 : index
                %3704 = arith.divui %3668, %c7 : index
                %3705 = arith.remui %3668, %c7 : index
                %3706 = arith.muli %3705, %c15 : index
                %3707 = arith.addi %3704, %3706 : index
                %3708 = arith.divui %3707, %c15 : index
                %3709 = arith.muli %3708, %c22 : index
                %3710 = arith.muli %3703, %c14 : index
                %3711 = arith.addi %3709, %3710 : index
                %3712 = arith.remui %3707, %c15 : index
                %3713 = arith.muli %3712, %c7 : index
                %3714 = arith.addi %3711, %3713 : index
                %3715 = arith.addi %3702, %3714 : index
                %3716 = arith.addi %3698, %3715 : index
                %3717 = vector.shuffle %3680, %3680 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3717, %kv[%3716] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3718 = arith.addi %3673, %c9 : index
                %3719 = arith.divui %3718, %c14 : index
                %3720 = arith.muli %3719, %c21 : index
                %3721 = arith.addi %3720, %c29 : index
                %3722 = arith.remui %3718, %c14 : index
                %3723 = arith.divui %3668, %c7 : index
                %3724 = arith.remui %3668, %c7 : index
                %3725 = arith.muli %3724, %c15 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.divui %3726, %c15 : index
                %3728 = arith.muli %3727, %c22 : index
                %3729 = arith.muli %3722, %c14 : index
                %3730 = arith.addi %3728, %3729 : index
                %3731 = arith.remui %3726, %c15 : index
                %3732 = arith.muli %3731, %c7 : index
                %3733 = arith.addi %3730, %3732 : index
                %3734 = arith.addi %3721, %3733 : index
                %3735 = arith.addi %3698, %3734 : index
                %3736 = vector.shuffle %3680, %3680 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3736, %kv[%3735] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3737 = arith.addi %3673, %c7 : index
                %3738 = arith.divui %3737, %c14 : index
                %3739 = arith.muli %3738, %c21 : index
                %3740 = arith.addi %3739, %c29 : index
                %3741 = arith.remui %3737, %c14 : index
                %3742 = arith.divui %3668, %c7 : index
                %3743 = arith.remui %3668, %c7 : index
                %3744 = arith.muli %3743, %c15 : index
                %3745 = arith.addi %3742, %3744 : index
                %3746 = arith.divui %3745, %c15 : index
                %3747 = arith.muli %3746, %c22 : index
                %3748 = arith.muli %3741, %c14 : index
                %3749 = arith.addi %3747, %3748 : index
                %3750 = arith.remui %3745, %c15 : index
                %3751 = arith.muli %3750, %c7 : index
                %3752 = arith.addi %3749, %3751 : index
                %3753 = arith.addi %3740, %3752 : index
                %3754 = arith.addi %3698, %3753 : index
                %3755 = vector.shuffle %3680, %3680 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3755, %kv[%3754] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3756 = arith.addi %3673, %c2 : index
                %3757 = arith.divui %3756, %c14 : index
                %3758 = arith.muli %3757, %c21 : index
                %3759 = arith.addi %3758, %c29 : index
                %3760 = arith.remui %3756, %c14 : index
                %3761 = arith.divui %3668, %c7 : index
                %3762 = arith.remui %3668, %c7 : index
                %3763 = arith.muli %3762, %c15 : index
                %3764 = arith.addi %3761, %3763 : index
                %3765 = arith.divui %3764, %c15 : index
                %3766 = arith.muli %3765, %c22 : index
                %3767 = arith.muli %3760, %c14 : index
                %3768 = arith.addi %3766, %3767 : index
                %3769 = arith.remui %3764, %c15 : index
                %3770 = arith.muli %3769, %c7 : index
                %3771 = arith.addi %3768, %3770 : index
                %3772 = arith.addi %3759, %3771 : index
                %3773 = arith.addi %3698, %3772 : index
                %3774 = vector.shuffle %3680, %3680 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3774, %kv[%3773] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3775 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3775 {
            %3776 = wave.lane
            %3777 = arith.muli %3776, %c20 : index
            scf.for %3778 = %3777 to %c23 step %c5 {
              %3779 = arith.addi %3663, %3778 : index
              %3780 = vector.load %15[%3779] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3781 = arith.mulf %3780, %3666 : vector<4xf32>
              %3782 = wave.fp8_encode "e4m3" %3781 : vector<4xf32> -> vector<4xi8>
              %3783 = arith.cmpi slt, %3664, %kvHeads : index
              scf.if %3783 {
                %3784 = arith.muli %3664, %c29 : index
                %3785 = arith.addi %3669, %3784 : index
                %3786 = vector.shuffle %3782, %3782 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3787 = arith.divui %3778, %c14 : index
                %3788 = arith.muli %3787, %c22 : index
                %3789 = arith.remui %3778, %c14 : index
                %3790 = arith.muli %3668, %c14 : index
                %3791 = arith.divui %3789, %c20 : index
                %3792 = arith.muli %3791, %c20 : index
                %3793 = arith.remui %3789, %c7 : index
                %3794 = arith.muli %3793, %c7 : index
                %3795 = arith.addi %3792, %3794 : index
                %3796 = arith.divui %3789, %c7 : index
                %3797 = arith.remui %3796, %c7 : index
                %3798 = arith.addi %3795, %3797 : index
                %3799 = arith.addi %3790, %3798 : index
                %3800 = arith.addi %3788, %3799 : index
                %3801 = arith.addi %3785, %3800 : index
                vector.store %3786, %kv[%3801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3802 = arith.subi %3664, %kvHeads : index
                %3803 = arith.muli %3802, %c29 : index
                %3804 = arith.addi %3669, %3803 : index
                %3805 = arith.addi %3778, %c8 : index
                %3806 = arith.divui %3805, %c14 : index
                %3807 = arith.muli %3806, %c22 : index
                %3808 = arith.addi %3807, %c11 : index
                %3809 = arith.remui %3805, %c14 : index
                %3810 = arith.divui %3668, %c7 : index
                %3811 = arith.remui %3668, %c7 : index
                %3812 = arith.muli %3811, %c15 : index
                %3813 = arith.addi %3810, %3812 : index
                %3814 = arith.muli %3809, %c14 : index
                %3815 = arith.divui %3813, %c20 : index
                %3816 = arith.muli %3815, %c20 : index
                %3817 = arith.remui %3813, %c7 : index
                %3818 = arith.muli %3817, %c7 : index
                %3819 = arith.addi %3816, %3818 : index
                %3820 = arith.divui %3813, %c7 : index
                %3821 = arith.remui %3820, %c7 : index
                %3822 = arith.addi %3819, %3821 : index
                %3823 = arith.addi %3814, %3822 : index
                %3824 = arith.addi %3808, %3823 : index
                %3825 = arith.addi %3804, %3824 : index
                %3826 = vector.shuffle %3782, %3782 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3826, %kv[%3825] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3827 = arith.addi %3778, %c9 : index
                %3828 = arith.divui %3827, %c14 : index
                %3829 = arith.muli %3828, %c22 : index
                %3830 = arith.addi %3829, %c11 : index
                %3831 = arith.remui %3827, %c14 : index
                %3832 = arith.divui %3668, %c7 : index
                %3833 = arith.remui %3668, %c7 : index
                %3834 = arith.muli %3833, %c15 : index
                %3835 = arith.addi %3832, %3834 : index
                %3836 = arith.muli %3831, %c14 : index
                %3837 = arith.divui %3835, %c20 : index
                %3838 = arith.muli %3837, %c20 : index
                %3839 = arith.remui %3835, %c7 : index
                %3840 = arith.muli %3839, %c7 : index
                %3841 = arith.addi %3838, %3840 : index
                %3842 = arith.divui %3835, %c7 : index
                %3843 = arith.remui %3842, %c7 : index
                %3844 = arith.addi %3841, %3843 : index
                %3845 = arith.addi %3836, %3844 : index
                %3846 = arith.addi %3830, %3845 : index
                %3847 = arith.addi %3804, %3846 : index
                %3848 = vector.shuffle %3782, %3782 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3848, %kv[%3847] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3849 = arith.addi %3778, %c7 : index
                %3850 = arith.divui %3849, %c14 : index
                %3851 = arith.muli %3850, %c22 : index
                %3852 = arith.addi %3851, %c11 : index
                %3853 = arith.remui %3849, %c14 : index
                %3854 = arith.divui %3668, %c7 : index
                %3855 = arith.remui %3668, %c7 : index
                %3856 = arith.muli %3855, %c15 : index
                %3857 = arith.addi %3854, %3856 : index
                %3858 = arith.muli %3853, %c14 : index
                %3859 = arith.divui %3857, %c20 : index
                %3860 = arith.muli %3859, %c20 : index
                %3861 = arith.remui %3857, %c7 : index
                %3862 = arith.muli %3861, %c7 : index
                %3863 = arith.addi %3860, %3862 : index
                %3864 = arith.divui %3857, %c7 : index
                %3865 = arith.remui %3864, %c7 : index
                %3866 = arith.addi %3863, %3865 : index
                %3867 = arith.addi %3858, %3866 : index
                %3868 = arith.addi %3852, %3867 : index
                %3869 = arith.addi %3804, %3868 : index
                %3870 = vector.shuffle %3782, %3782 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3870, %kv[%3869] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3871 = arith.addi %3778, %c2 : index
                %3872 = arith.divui %3871, %c14 : index
                %3873 = arith.muli %3872, %c22 : index
                %3874 = arith.addi %3873, %c11 : index
                %3875 = arith.remui %3871, %c14 : index
                %3876 = arith.divui %3668, %c7 : index
                %3877 = arith.remui %3668, %c7 : index
                %3878 = arith.muli %3877, %c15 : index
                %3879 = arith.addi %3876, %3878 : index
                %3880 = arith.muli %3875, %c14 : index
                %3881 = arith.divui %3879, %c20 : index
                %3882 = arith.muli %3881, %c20 : index
                %3883 = arith.remui %3879, %c7 : index
                %3884 = arith.muli %3883, %c7 : index
                %3885 = arith.addi %3882, %3884 : index
                %3886 = arith.divui %3879, %c7 : index
                %3887 = arith.remui %3886, %c7 : index
                %3888 = arith.addi %3885, %3887 : index
                %3889 = arith.addi %3880, %3888 : index
                %3890 = arith.addi %3874, %3889 : index
                %3891 = arith.addi %3804, %3890 : index
                %3892 = vector.shuffle %3782, %3782 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3892, %kv[%3891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3893 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3893 {
            %3894 = wave.lane
            %3895 = arith.muli %3894, %c20 : index
            scf.for %3896 = %3895 to %c23 step %c5 {
              %3897 = arith.addi %3663, %3896 : index
              %3898 = vector.load %15[%3897] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3899 = arith.mulf %3898, %3666 : vector<4xf32>
              %3900 = wave.fp8_encode "e5m2" %3899 : vector<4xf32> -> vector<4xi8>
              %3901 = arith.cmpi slt, %3664, %kvHeads : index
              scf.if %3901 {
                %3902 = arith.muli %3664, %c29 : index
                %3903 = arith.addi %3669, %3902 : index
                %3904 = vector.shuffle %3900, %3900 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3905 = arith.divui %3896, %c14 : index
                %3906 = arith.muli %3905, %c22 : index
                %3907 = arith.remui %3896, %c14 : index
                %3908 = arith.muli %3668, %c14 : index
                %3909 = arith.divui %3907, %c20 : index
                %3910 = arith.muli %3909, %c20 : index
                %3911 = arith.remui %3907, %c7 : index
                %3912 = arith.muli %3911, %c7 : index
                %3913 = arith.addi %3910, %3912 : index
                %3914 = arith.divui %3907, %c7 : index
                %3915 = arith.remui %3914, %c7 : index
                %3916 = arith.addi %3913, %3915 : index
                %3917 = arith.addi %3908, %3916 : index
                %3918 = arith.addi %3906, %3917 : index
                %3919 = arith.addi %3903, %3918 : index
                vector.store %3904, %kv[%3919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3920 = arith.subi %3664, %kvHeads : index
                %3921 = arith.muli %3920, %c29 : index
                %3922 = arith.addi %3669, %3921 : index
                %3923 = arith.addi %3896, %c8 : index
                %3924 = arith.divui %3923, %c14 : index
                %3925 = arith.muli %3924, %c22 : index
                %3926 = arith.addi %3925, %c11 : index
                %3927 = arith.remui %3923, %c14 : index
                %3928 = arith.divui %3668, %c7 : index
                %3929 = arith.remui %3668, %c7 : index
                %3930 = arith.muli %3929, %c15 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.muli %3927, %c14 : index
                %3933 = arith.divui %3931, %c20 : index
                %3934 = arith.muli %3933, %c20 : index
                %3935 = arith.remui %3931, %c7 : index
                %3936 = arith.muli %3935, %c7 : index
                %3937 = arith.addi %3934, %3936 : index
                %3938 = arith.divui %3931, %c7 : index
                %3939 = arith.remui %3938, %c7 : index
                %3940 = arith.addi %3937, %3939 : index
                %3941 = arith.addi %3932, %3940 : index
                %3942 = arith.addi %3926, %3941 : index
                %3943 = arith.addi %3922, %3942 : index
                %3944 = vector.shuffle %3900, %3900 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3944, %kv[%3943] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3945 = arith.addi %3896, %c9 : index
                %3946 = arith.divui %3945, %c14 : index
                %3947 = arith.muli %3946, %c22 : index
                %3948 = arith.addi %3947, %c11 : index
                %3949 = arith.remui %3945, %c14 : index
                %3950 = arith.divui %3668, %c7 : index
                %3951 = arith.remui %3668, %c7 : index
                %3952 = arith.muli %3951, %c15 : index
                %3953 = arith.addi %3950, %3952 : index
                %3954 = arith.muli %3949, %c14 : index
                %3955 = arith.divui %3953, %c20 : index
                %3956 = arith.muli %3955, %c20 : index
                %3957 = arith.remui %3953, %c7 : index
                %3958 = arith.muli %3957, %c7 : index
                %3959 = arith.addi %3956, %3958 : index
                %3960 = arith.divui %3953, %c7 : index
                %3961 = arith.remui %3960, %c7 : index
                %3962 = arith.addi %3959, %3961 : index
                %3963 = arith.addi %3954, %3962 : index
                %3964 = arith.addi %3948, %3963 : index
                %3965 = arith.addi %3922, %3964 : index
                %3966 = vector.shuffle %3900, %3900 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3966, %kv[%3965] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3967 = arith.addi %3896, %c7 : index
                %3968 = arith.divui %3967, %c14 : index
                %3969 = arith.muli %3968, %c22 : index
                %3970 = arith.addi %3969, %c11 : index
                %3971 = arith.remui %3967, %c14 : index
                %3972 = arith.divui %3668, %c7 : index
                %3973 = arith.remui %3668, %c7 : index
                %3974 = arith.muli %3973, %c15 : index
                %3975 = arith.addi %3972, %3974 : index
                %3976 = arith.muli %3971, %c14 : index
                %3977 = arith.divui %3975, %c20 : index
                %3978 = arith.muli %3977, %c20 : index
                %3979 = arith.remui %3975, %c7 : index
                %3980 = arith.muli %3979, %c7 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.divui %3975, %c7 : index
                %3983 = arith.remui %3982, %c7 : index
                %3984 = arith.addi %3981, %3983 : index
                %3985 = arith.addi %3976, %3984 : index
                %3986 = arith.addi %3970, %3985 : index
                %3987 = arith.addi %3922, %3986 : index
                %3988 = vector.shuffle %3900, %3900 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3988, %kv[%3987] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3989 = arith.addi %3896, %c2 : index
                %3990 = arith.divui %3989, %c14 : index
                %3991 = arith.muli %3990, %c22 : index
                %3992 = arith.addi %3991, %c11 : index
                %3993 = arith.remui %3989, %c14 : index
                %3994 = arith.divui %3668, %c7 : index
                %3995 = arith.remui %3668, %c7 : index
                %3996 = arith.muli %3995, %c15 : index
                %3997 = arith.addi %3994, %3996 : index
                %3998 = arith.muli %3993, %c14 : index
                %3999 = arith.divui %3997, %c20 : index
                %4000 = arith.muli %3999, %c20 : index
                %4001 = arith.remui %3997, %c7 : index
                %4002 = arith.muli %4001, %c7 : index
                %4003 = arith.addi %4000, %4002 : index
                %4004 = arith.divui %3997, %c7 : index
                %4005 = arith.remui %4004, %c7 : index
                %4006 = arith.addi %4003, %4005 : index
                %4007 = arith.addi %3998, %4006 : index
                %4008 = arith.addi %3992, %4007 : index
                %4009 = arith.addi %3922, %4008 : index
                %4010 = vector.shuffle %3900, %3900 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4010, %kv[%4009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4011 = arith.addi %3297, %c38 : index
      %4012 = arith.addi %3296, %4011 : index
      %4013 = arith.cmpi slt, %4012, %17 : index
      %4014 = arith.cmpi slt, %4011, %c14 : index
      %4015 = arith.andi %4013, %4014 : i1
      scf.if %4015 {
        %4016 = arith.addi %3296, %4011 : index
        %4017 = arith.addi %slotsAt, %4016 : index
        %4018 = memref.load %step[%4017] : memref<?xi32>
        %4019 = arith.index_cast %4018 : i32 to index
        %4020 = arith.cmpi sge, %4019, %c8 : index
        scf.if %4020 {
          %4021 = arith.muli %4011, %c23 : index
          %4022 = arith.subi %0, %heads : index
          %4023 = memref.load %scales[%4022] : memref<?xf32>
          %4024 = vector.broadcast %4023 : f32 to vector<4xf32>
          %4025 = arith.divui %4019, %c14 : index
          %4026 = arith.remui %4019, %c14 : index
          %4027 = arith.muli %4025, %pageBytes : index
          %4028 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4028 {
            %4029 = wave.lane
            %4030 = arith.muli %4029, %c20 : index
            scf.for %4031 = %4030 to %c23 step %c5 {
              %4032 = arith.addi %4021, %4031 : index
              %4033 = vector.load %15[%4032] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4034 = arith.mulf %4033, %4024 : vector<4xf32>
              %4035 = arith.minimumf %4034, %c42 : vector<4xf32>
              %4036 = arith.maximumf %4035, %c43 : vector<4xf32>
              %4037 = arith.truncf %4036 : vector<4xf32> to vector<4xf16>
              %4038 = vector.bitcast %4037 : vector<4xf16> to vector<8xi8>
              %4039 = arith.cmpi slt, %4022, %kvHeads : index
              scf.if %4039 {
                %4040 = arith.muli %4022, %c10 : index
                %4041 = arith.addi %4027, %4040 : index
                %4042 = arith.divui %4031, %c14 : index
                %4043 = arith.muli %4042, %c21 : index
                %4044 = arith.remui %4031, %c14 : index
                %4045 = arith.divui %4044, %c15 : index
                %4046 = arith.muli %4045, %c22 : index
                %4047 = arith.muli %4026, %c14 : index
                %4048 = arith.addi %4046, %4047 : index
                %4049 = arith.remui %4044, %c15 : index
                %4050 = arith.muli %4049, %c7 : index
                %4051 = arith.addi %4048, %4050 : index
                %4052 = arith.addi %4043, %4051 : index
                %4053 = arith.addi %4041, %4052 : index
                vector.store %4038, %kv[%4053] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4054 = arith.subi %4022, %kvHeads : index
                %4055 = arith.muli %4054, %c10 : index
                %4056 = arith.addi %4027, %4055 : index
                %4057 = arith.addi %4031, %c8 : index
                %4058 = arith.divui %4057, %c14 : index
                %4059 = arith.muli %4058, %c21 : index
                %4060 = arith.addi %4059, %c29 : index
                %4061 = arith.remui %4057, %c14 : index
                %4062 = arith.divui %4026, %c7 : index
                %4063 = arith.remui %4026, %c7 : index
                %4064 = arith.muli %4063, %c15 : index
                %4065 = arith.addi %4062, %4064 : index
                %4066 = arith.divui %4065, %c15 : index
                %4067 = arith.muli %4066, %c22 : index
                %4068 = arith.muli %4061, %c14 : index
                %4069 = arith.addi %4067, %4068 : index
                %4070 = arith.remui %4065, %c15 : index
                %4071 = arith.muli %4070, %c7 : index
                %4072 = arith.addi %4069, %4071 : index
                %4073 = arith.addi %4060, %4072 : index
                %4074 = arith.addi %4056, %4073 : index
                %4075 = vector.shuffle %4038, %4038 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4075, %kv[%4074] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4076 = arith.addi %4031, %c9 : index
                %4077 = arith.divui %4076, %c14 : index
                %4078 = arith.muli %4077, %c21 : index
                %4079 = arith.addi %4078, %c29 : index
                %4080 = arith.remui %4076, %c14 : index
                %4081 = arith.divui %4026, %c7 : index
                %4082 = arith.remui %4026, %c7 : index
                %4083 = arith.muli %4082, %c15 : index
                %4084 = arith.addi %4081, %4083 : index
                %4085 = arith.divui %4084, %c15 : index
                %4086 = arith.muli %4085, %c22 : index
                %4087 = arith.muli %4080, %c14 : index
                %4088 = arith.addi %4086, %4087 : index
                %4089 = arith.remui %4084, %c15 : index
                %4090 = arith.muli %4089, %c7 : index
                %4091 = arith.addi %4088, %4090 : index
                %4092 = arith.addi %4079, %4091 : index
                %4093 = arith.addi %4056, %4092 : index
                %4094 = vector.shuffle %4038, %4038 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4094, %kv[%4093] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4095 = arith.addi %4031, %c7 : index
                %4096 = arith.divui %4095, %c14 : index
                %4097 = arith.muli %4096, %c21 : index
                %4098 = arith.addi %4097, %c29 : index
                %4099 = arith.remui %4095, %c14 : index
                %4100 = arith.divui %4026, %c7 : index
                %4101 = arith.remui %4026, %c7 : index
                %4102 = arith.muli %4101, %c15 : index
                %4103 = arith.addi %4100, %4102 : index
                %4104 = arith.divui %4103, %c15 : index
                %4105 = arith.muli %4104, %c22 : index
                %4106 = arith.muli %4099, %c14 : index
                %4107 = arith.addi %4105, %4106 : index
                %4108 = arith.remui %4103, %c15 : index
                %4109 = arith.muli %4108, %c7 : index
                %4110 = arith.addi %4107, %4109 : index
                %4111 = arith.addi %4098, %4110 : index
                %4112 = arith.addi %4056, %4111 : index
                %4113 = vector.shuffle %4038, %4038 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4113, %kv[%4112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4114 = arith.addi %4031, %c2 : index
                %4115 = arith.divui %4114, %c14 : index
                %4116 = arith.muli %4115, %c21 : index
                %4117 = arith.addi %4116, %c29 : index
                %4118 = arith.remui %4114, %c14 : index
                %4119 = arith.divui %4026, %c7 : index
                %4120 = arith.remui %4026, %c7 : index
                %4121 = arith.muli %4120, %c15 : index
                %4122 = arith.addi %4119, %4121 : index
                %4123 = arith.divui %4122, %c15 : index
                %4124 = arith.muli %4123, %c22 : index
                %4125 = arith.muli %4118, %c14 : index
                %4126 = arith.addi %4124, %4125 : index
                %4127 = arith.remui %4122, %c15 : index
                %4128 = arith.muli %4127, %c7 : index
                %4129 = arith.addi %4126, %4128 : index
                %4130 = arith.addi %4117, %4129 : index
                %4131 = arith.addi %4056, %4130 : index
                %4132 = vector.shuffle %4038, %4038 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4132, %kv[%4131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4133 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4133 {
            %4134 = wave.lane
            %4135 = arith.muli %4134, %c20 : index
            scf.for %4136 = %4135 to %c23 step %c5 {
              %4137 = arith.addi %4021, %4136 : index
              %4138 = vector.load %15[%4137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4139 = arith.mulf %4138, %4024 : vector<4xf32>
              %4140 = wave.fp8_encode "e4m3" %4139 : vector<4xf32> -> vector<4xi8>
              %4141 = arith.cmpi slt, %4022, %kvHeads : index
              scf.if %4141 {
                %4142 = arith.muli %4022, %c29 : index
                %4143 = arith.addi %4027, %4142 : index
                %4144 = vector.shuffle %4140, %4140 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4145 = arith.divui %4136, %c14 : index
                %4146 = arith.muli %4145, %c22 : index
                %4147 = arith.remui %4136, %c14 : index
                %4148 = arith.muli %4026, %c14 : index
                %4149 = arith.divui %4147, %c20 : index
                %4150 = arith.muli %4149, %c20 : index
                %4151 = arith.remui %4147, %c7 : index
                %4152 = arith.muli %4151, %c7 : index
                %4153 = arith.addi %4150, %4152 : index
                %4154 = arith.divui %4147, %c7 : index
                %4155 = arith.remui %4154, %c7 : index
                %4156 = arith.addi %4153, %4155 : index
                %4157 = arith.addi %4148, %4156 : index
                %4158 = arith.addi %4146, %4157 : index
                %4159 = arith.addi %4143, %4158 : index
                vector.store %4144, %kv[%4159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4160 = arith.subi %4022, %kvHeads : index
                %4161 = arith.muli %4160, %c29 : index
                %4162 = arith.addi %4027, %4161 : index
                %4163 = arith.addi %4136, %c8 : index
                %4164 = arith.divui %4163, %c14 : index
                %4165 = arith.muli %4164, %c22 : index
                %4166 = arith.addi %4165, %c11 : index
                %4167 = arith.remui %4163, %c14 : index
                %4168 = arith.divui %4026, %c7 : index
                %4169 = arith.remui %4026, %c7 : index
                %4170 = arith.muli %4169, %c15 : index
                %4171 = arith.addi %4168, %4170 : index
                %4172 = arith.muli %4167, %c14 : index
                %4173 = arith.divui %4171, %c20 : index
                %4174 = arith.muli %4173, %c20 : index
                %4175 = arith.remui %4171, %c7 : index
                %4176 = arith.muli %4175, %c7 : index
                %4177 = arith.addi %4174, %4176 : index
                %4178 = arith.divui %4171, %c7 : index
                %4179 = arith.remui %4178, %c7 : index
                %4180 = arith.addi %4177, %4179 : index
                %4181 = arith.addi %4172, %4180 : index
                %4182 = arith.addi %4166, %4181 : index
                %4183 = arith.addi %4162, %4182 : index
                %4184 = vector.shuffle %4140, %4140 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4184, %kv[%4183] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4185 = arith.addi %4136, %c9 : index
                %4186 = arith.divui %4185, %c14 : index
                %4187 = arith.muli %4186, %c22 : index
                %4188 = arith.addi %4187, %c11 : index
                %4189 = arith.remui %4185, %c14 : index
                %4190 = arith.divui %4026, %c7 : index
                %4191 = arith.remui %4026, %c7 : index
                %4192 = arith.muli %4191, %c15 : index
                %4193 = arith.addi %4190, %4192 : index
                %4194 = arith.muli %4189, %c14 : index
                %4195 = arith.divui %4193, %c20 : index
                %4196 = arith.muli %4195, %c20 : index
                %4197 = arith.remui %4193, %c7 : index
                %4198 = arith.muli %4197, %c7 : index
                %4199 = arith.addi %4196, %4198 : index
                %4200 = arith.divui %4193, %c7 : index
                %4201 = arith.remui %4200, %c7 : index
                %4202 = arith.addi %4199, %4201 : index
                %4203 = arith.addi %4194, %4202 : index
                %4204 = arith.addi %4188, %4203 : index
                %4205 = arith.addi %4162, %4204 : index
                %4206 = vector.shuffle %4140, %4140 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4206, %kv[%4205] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4207 = arith.addi %4136, %c7 : index
                %4208 = arith.divui %4207, %c14 : index
                %4209 = arith.muli %4208, %c22 : index
                %4210 = arith.addi %4209, %c11 : index
                %4211 = arith.remui %4207, %c14 : index
                %4212 = arith.divui %4026, %c7 : index
                %4213 = arith.remui %4026, %c7 : index
                %4214 = arith.muli %4213, %c15 : index
                %4215 = arith.addi %4212, %4214 : index
                %4216 = arith.muli %4211, %c14 : index
                %4217 = arith.divui %4215, %c20 : index
                %4218 = arith.muli %4217, %c20 : index
                %4219 = arith.remui %4215, %c7 : index
                %4220 = arith.muli %4219, %c7 : index
                %4221 = arith.addi %4218, %4220 : index
                %4222 = arith.divui %4215, %c7 : index
                %4223 = arith.remui %4222, %c7 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.addi %4216, %4224 : index
                %4226 = arith.addi %4210, %4225 : index
                %4227 = arith.addi %4162, %4226 : index
                %4228 = vector.shuffle %4140, %4140 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4228, %kv[%4227] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4229 = arith.addi %4136, %c2 : index
                %4230 = arith.divui %4229, %c14 : index
                %4231 = arith.muli %4230, %c22 : index
                %4232 = arith.addi %4231, %c11 : index
                %4233 = arith.remui %4229, %c14 : index
                %4234 = arith.divui %4026, %c7 : index
                %4235 = arith.remui %4026, %c7 : index
                %4236 = arith.muli %4235, %c15 : index
                %4237 = arith.addi %4234, %4236 : index
                %4238 = arith.muli %4233, %c14 : index
                %4239 = arith.divui %4237, %c20 : index
                %4240 = arith.muli %4239, %c20 : index
                %4241 = arith.remui %4237, %c7 : index
                %4242 = arith.muli %4241, %c7 : index
                %4243 = arith.addi %4240, %4242 : index
                %4244 = arith.divui %4237, %c7 : index
                %4245 = arith.remui %4244, %c7 : index
                %4246 = arith.addi %4243, %4245 : index
                %4247 = arith.addi %4238, %4246 : index
                %4248 = arith.addi %4232, %4247 : index
                %4249 = arith.addi %4162, %4248 : index
                %4250 = vector.shuffle %4140, %4140 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4250, %kv[%4249] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4251 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4251 {
            %4252 = wave.lane
            %4253 = arith.muli %4252, %c20 : index
            scf.for %4254 = %4253 to %c23 step %c5 {
              %4255 = arith.addi %4021, %4254 : index
              %4256 = vector.load %15[%4255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4257 = arith.mulf %4256, %4024 : vector<4xf32>
              %4258 = wave.fp8_encode "e5m2" %4257 : vector<4xf32> -> vector<4xi8>
              %4259 = arith.cmpi slt, %4022, %kvHeads : index
              scf.if %4259 {
                %4260 = arith.muli %4022, %c29 : index
                %4261 = arith.addi %4027, %4260 : index
                %4262 = vector.shuffle %4258, %4258 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4263 = arith.divui %4254, %c14 : index
                %4264 = arith.muli %4263, %c22 : index
                %4265 = arith.remui %4254, %c14 : index
                %4266 = arith.muli %4026, %c14 : index
                %4267 = arith.divui %4265, %c20 : index
                %4268 = arith.muli %4267, %c20 : index
                %4269 = arith.remui %4265, %c7 : index
                %4270 = arith.muli %4269, %c7 : index
                %4271 = arith.addi %4268, %4270 : index
                %4272 = arith.divui %4265, %c7 : index
                %4273 = arith.remui %4272, %c7 : index
                %4274 = arith.addi %4271, %4273 : index
                %4275 = arith.addi %4266, %4274 : index
                %4276 = arith.addi %4264, %4275 : index
                %4277 = arith.addi %4261, %4276 : index
                vector.store %4262, %kv[%4277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4278 = arith.subi %4022, %kvHeads : index
                %4279 = arith.muli %4278, %c29 : index
                %4280 = arith.addi %4027, %4279 : index
                %4281 = arith.addi %4254, %c8 : index
                %4282 = arith.divui %4281, %c14 : index
                %4283 = arith.muli %4282, %c22 : index
                %4284 = arith.addi %4283, %c11 : index
                %4285 = arith.remui %4281, %c14 : index
                %4286 = arith.divui %4026, %c7 : index
                %4287 = arith.remui %4026, %c7 : index
                %4288 = arith.muli %4287, %c15 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.muli %4285, %c14 : index
                %4291 = arith.divui %4289, %c20 : index
                %4292 = arith.muli %4291, %c20 : index
                %4293 = arith.remui %4289, %c7 : index
                %4294 = arith.muli %4293, %c7 : index
                %4295 = arith.addi %4292, %4294 : index
                %4296 = arith.divui %4289, %c7 : index
                %4297 = arith.remui %4296, %c7 : index
                %4298 = arith.addi %4295, %4297 : index
                %4299 = arith.addi %4290, %4298 : index
                %4300 = arith.addi %4284, %4299 : index
                %4301 = arith.addi %4280, %4300 : index
                %4302 = vector.shuffle %4258, %4258 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4302, %kv[%4301] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4303 = arith.addi %4254, %c9 : index
                %4304 = arith.divui %4303, %c14 : index
                %4305 = arith.muli %4304, %c22 : index
                %4306 = arith.addi %4305, %c11 : index
                %4307 = arith.remui %4303, %c14 : index
                %4308 = arith.divui %4026, %c7 : index
                %4309 = arith.remui %4026, %c7 : index
                %4310 = arith.muli %4309, %c15 : index
                %4311 = arith.addi %4308, %4310 : index
                %4312 = arith.muli %4307, %c14 : index
                %4313 = arith.divui %4311, %c20 : index
                %4314 = arith.muli %4313, %c20 : index
                %4315 = arith.remui %4311, %c7 : index
                %4316 = arith.muli %4315, %c7 : index
                %4317 = arith.addi %4314, %4316 : index
                %4318 = arith.divui %4311, %c7 : index
                %4319 = arith.remui %4318, %c7 : index
                %4320 = arith.addi %4317, %4319 : index
                %4321 = arith.addi %4312, %4320 : index
                %4322 = arith.addi %4306, %4321 : index
                %4323 = arith.addi %4280, %4322 : index
                %4324 = vector.shuffle %4258, %4258 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4324, %kv[%4323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4325 = arith.addi %4254, %c7 : index
                %4326 = arith.divui %4325, %c14 : index
                %4327 = arith.muli %4326, %c22 : index
                %4328 = arith.addi %4327, %c11 : index
                %4329 = arith.remui %4325, %c14 : index
                %4330 = arith.divui %4026, %c7 : index
                %4331 = arith.remui %4026, %c7 : index
                %4332 = arith.muli %4331, %c15 : index
                %4333 = arith.addi %4330, %4332 : index
                %4334 = arith.muli %4329, %c14 : index
                %4335 = arith.divui %4333, %c20 : index
                %4336 = arith.muli %4335, %c20 : index
                %4337 = arith.remui %4333, %c7 : index
                %4338 = arith.muli %4337, %c7 : index
                %4339 = arith.addi %4336, %4338 : index
                %4340 = arith.divui %4333, %c7 : index
                %4341 = arith.remui %4340, %c7 : index
                %4342 = arith.addi %4339, %4341 : index
                %4343 = arith.addi %4334, %4342 : index
                %4344 = arith.addi %4328, %4343 : index
                %4345 = arith.addi %4280, %4344 : index
                %4346 = vector.shuffle %4258, %4258 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4346, %kv[%4345] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4347 = arith.addi %4254, %c2 : index
                %4348 = arith.divui %4347, %c14 : index
                %4349 = arith.muli %4348, %c22 : index
                %4350 = arith.addi %4349, %c11 : index
                %4351 = arith.remui %4347, %c14 : index
                %4352 = arith.divui %4026, %c7 : index
                %4353 = arith.remui %4026, %c7 : index
                %4354 = arith.muli %4353, %c15 : index
                %4355 = arith.addi %4352, %4354 : index
                %4356 = arith.muli %4351, %c14 : index
                %4357 = arith.divui %4355, %c20 : index
                %4358 = arith.muli %4357, %c20 : index
                %4359 = arith.remui %4355, %c7 : index
                %4360 = arith.muli %4359, %c7 : index
                %4361 = arith.addi %4358, %4360 : index
                %4362 = arith.divui %4355, %c7 : index
                %4363 = arith.remui %4362, %c7 : index
                %4364 = arith.addi %4361, %4363 : index
                %4365 = arith.addi %4356, %4364 : index
                %4366 = arith.addi %4350, %4365 : index
                %4367 = arith.addi %4280, %4366 : index
                %4368 = vector.shuffle %4258, %4258 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4368, %kv[%4367] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4369 = arith.addi %18, %c16 : index
    %4370 = wave.lane
    %4371 = arith.muli %3, %c7 : index
    %4372 = arith.muli %4371, %c22 : index
    %4373 = arith.addi %4372, %4370 : index
    %4374 = arith.muli %4, %c11 : index
    %4375 = arith.addi %4374, %4373 : index
    %4376 = arith.addi %4375, %c8 : index
    %4377 = arith.addi %4376, %c8 : index
    %4378 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %4378, %14[%4377] : memref<?xf32>
    %4379 = arith.muli %4, %c11 : index
    %4380 = arith.addi %4379, %4373 : index
    %4381 = arith.addi %4380, %c8 : index
    %4382 = arith.addi %4381, %c4 : index
    %4383 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %4383, %14[%4382] : memref<?xf32>
    %4384 = arith.muli %4, %c11 : index
    %4385 = arith.addi %4384, %4373 : index
    %4386 = arith.addi %4385, %c8 : index
    %4387 = arith.addi %4386, %c12 : index
    %4388 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %4388, %14[%4387] : memref<?xf32>
    %4389 = arith.muli %4, %c11 : index
    %4390 = arith.addi %4389, %4373 : index
    %4391 = arith.addi %4390, %c8 : index
    %4392 = arith.addi %4391, %c23 : index
    %4393 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %4393, %14[%4392] : memref<?xf32>
    %4394 = arith.muli %4, %c11 : index
    %4395 = arith.addi %4394, %4373 : index
    %4396 = arith.addi %4395, %c8 : index
    %4397 = arith.addi %4396, %c5 : index
    %4398 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %4398, %14[%4397] : memref<?xf32>
    %4399 = arith.muli %4, %c11 : index
    %4400 = arith.addi %4399, %4373 : index
    %4401 = arith.addi %4400, %c8 : index
    %4402 = arith.addi %4401, %c24 : index
    %4403 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %4403, %14[%4402] : memref<?xf32>
    %4404 = arith.muli %4, %c11 : index
    %4405 = arith.addi %4404, %4373 : index
    %4406 = arith.addi %4405, %c8 : index
    %4407 = arith.addi %4406, %c25 : index
    %4408 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %4408, %14[%4407] : memref<?xf32>
    %4409 = arith.muli %4, %c11 : index
    %4410 = arith.addi %4409, %4373 : index
    %4411 = arith.addi %4410, %c8 : index
    %4412 = arith.addi %4411, %c26 : index
    %4413 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %4413, %14[%4412] : memref<?xf32>
    %4414 = arith.muli %4, %c11 : index
    %4415 = arith.addi %4414, %4373 : index
    %4416 = arith.addi %4415, %c22 : index
    %4417 = arith.addi %4416, %c8 : index
    %4418 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %4418, %14[%4417] : memref<?xf32>
    %4419 = arith.muli %4, %c11 : index
    %4420 = arith.addi %4419, %4373 : index
    %4421 = arith.addi %4420, %c22 : index
    %4422 = arith.addi %4421, %c4 : index
    %4423 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %4423, %14[%4422] : memref<?xf32>
    %4424 = arith.muli %4, %c11 : index
    %4425 = arith.addi %4424, %4373 : index
    %4426 = arith.addi %4425, %c22 : index
    %4427 = arith.addi %4426, %c12 : index
    %4428 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %4428, %14[%4427] : memref<?xf32>
    %4429 = arith.muli %4, %c11 : index
    %4430 = arith.addi %4429, %4373 : index
    %4431 = arith.addi %4430, %c22 : index
    %4432 = arith.addi %4431, %c23 : index
    %4433 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %4433, %14[%4432] : memref<?xf32>
    %4434 = arith.muli %4, %c11 : index
    %4435 = arith.addi %4434, %4373 : index
    %4436 = arith.addi %4435, %c22 : index
    %4437 = arith.addi %4436, %c5 : index
    %4438 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %4438, %14[%4437] : memref<?xf32>
    %4439 = arith.muli %4, %c11 : index
    %4440 = arith.addi %4439, %4373 : index
    %4441 = arith.addi %4440, %c22 : index
    %4442 = arith.addi %4441, %c24 : index
    %4443 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %4443, %14[%4442] : memref<?xf32>
    %4444 = arith.muli %4, %c11 : index
    %4445 = arith.addi %4444, %4373 : index
    %4446 = arith.addi %4445, %c22 : index
    %4447 = arith.addi %4446, %c25 : index
    %4448 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %4448, %14[%4447] : memref<?xf32>
    %4449 = arith.muli %4, %c11 : index
    %4450 = arith.addi %4449, %4373 : index
    %4451 = arith.addi %4450, %c22 : index
    %4452 = arith.addi %4451, %c26 : index
    %4453 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %4453, %14[%4452] : memref<?xf32>
    wave.barrier
    %4454 = arith.muli %4, %c7 : index
    %4455 = arith.addi %4454, %c8 : index
    %4456 = arith.muli %4455, %c7 : index
    %4457 = arith.divui %4370, %c14 : index
    %4458 = arith.addi %4456, %4457 : index
    %4459 = arith.addi %4369, %4458 : index
    %4460 = arith.cmpi slt, %4459, %17 : index
    scf.if %4460 {
      %4461 = arith.cmpi eq, %hasFactors, %c9 : index
      %4462 = memref.load %factors[%4459] : memref<?xf32>
      %4463 = arith.select %4461, %4462, %c28 : f32
      %4464 = arith.addi %4373, %c8 : index
      %4465 = arith.muli %4455, %c4 : index
      %4466 = arith.addi %4464, %4465 : index
      %4467 = memref.load %14[%4466] : memref<?xf32>
      %4468 = arith.addi %4466, %c11 : index
      %4469 = memref.load %14[%4468] : memref<?xf32>
      %4470 = arith.addf %4467, %4469 : f32
      %4471 = arith.addi %4466, %c29 : index
      %4472 = memref.load %14[%4471] : memref<?xf32>
      %4473 = arith.addf %4470, %4472 : f32
      %4474 = arith.addi %4466, %c30 : index
      %4475 = memref.load %14[%4474] : memref<?xf32>
      %4476 = arith.addf %4473, %4475 : f32
      %4477 = arith.remui %4370, %c14 : index
      %4478 = arith.muli %4477, %c20 : index
      %4479 = arith.addi %11, %4478 : index
      %4480 = vector.load %w[%4479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4481 = vector.bitcast %4480 : vector<4xi8> to vector<1xf32>
      %4482 = vector.extract %4481[0] : f32 from vector<1xf32>
      %4483 = arith.mulf %4482, %4463 : f32
      %4484 = arith.mulf %4476, %4483 : f32
      %4485 = arith.muli %3, %c7 : index
      %4486 = arith.addi %4485, %c8 : index
      %4487 = arith.muli %4486, %c14 : index
      %4488 = arith.remui %4370, %c14 : index
      %4489 = arith.addi %4487, %4488 : index
      %4490 = arith.muli %4458, %c23 : index
      %4491 = arith.addi %4490, %4489 : index
      memref.store %4484, %15[%4491] : memref<?xf32>
      %4492 = arith.addi %4373, %c22 : index
      %4493 = arith.muli %4455, %c4 : index
      %4494 = arith.addi %4492, %4493 : index
      %4495 = memref.load %14[%4494] : memref<?xf32>
      %4496 = arith.addi %4494, %c11 : index
      %4497 = memref.load %14[%4496] : memref<?xf32>
      %4498 = arith.addf %4495, %4497 : f32
      %4499 = arith.addi %4494, %c29 : index
      %4500 = memref.load %14[%4499] : memref<?xf32>
      %4501 = arith.addf %4498, %4500 : f32
      %4502 = arith.addi %4494, %c30 : index
      %4503 = memref.load %14[%4502] : memref<?xf32>
      %4504 = arith.addf %4501, %4503 : f32
      %4505 = arith.remui %4370, %c14 : index
      %4506 = arith.muli %4505, %c20 : index
      %4507 = arith.addi %13, %4506 : index
      %4508 = vector.load %w[%4507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4509 = vector.bitcast %4508 : vector<4xi8> to vector<1xf32>
      %4510 = vector.extract %4509[0] : f32 from vector<1xf32>
      %4511 = arith.mulf %4510, %4463 : f32
      %4512 = arith.mulf %4504, %4511 : f32
      %4513 = arith.muli %3, %c7 : index
      %4514 = arith.addi %4513, %c9 : index
      %4515 = arith.muli %4514, %c14 : index
      %4516 = arith.remui %4370, %c14 : index
      %4517 = arith.addi %4515, %4516 : index
      %4518 = arith.muli %4458, %c23 : index
      %4519 = arith.addi %4518, %4517 : index
      memref.store %4512, %15[%4519] : memref<?xf32>
    }
    %4520 = arith.muli %4, %c7 : index
    %4521 = arith.addi %4520, %c9 : index
    %4522 = arith.muli %4521, %c7 : index
    %4523 = arith.divui %4370, %c14 : index
    %4524 = arith.addi %4522, %4523 : index
    %4525 = arith.addi %4369, %4524 : index
    %4526 = arith.cmpi slt, %4525, %17 : index
    scf.if %4526 {
      %4527 = arith.cmpi eq, %hasFactors, %c9 : index
      %4528 = memref.load %factors[%4525] : memref<?xf32>
      %4529 = arith.select %4527, %4528, %c28 : f32
      %4530 = arith.addi %4373, %c8 : index
      %4531 = arith.muli %4521, %c4 : index
      %4532 = arith.addi %4530, %4531 : index
      %4533 = memref.load %14[%4532] : memref<?xf32>
      %4534 = arith.addi %4532, %c11 : index
      %4535 = memref.load %14[%4534] : memref<?xf32>
      %4536 = arith.addf %4533, %4535 : f32
      %4537 = arith.addi %4532, %c29 : index
      %4538 = memref.load %14[%4537] : memref<?xf32>
      %4539 = arith.addf %4536, %4538 : f32
      %4540 = arith.addi %4532, %c30 : index
      %4541 = memref.load %14[%4540] : memref<?xf32>
      %4542 = arith.addf %4539, %4541 : f32
      %4543 = arith.remui %4370, %c14 : index
      %4544 = arith.muli %4543, %c20 : index
      %4545 = arith.addi %11, %4544 : index
      %4546 = vector.load %w[%4545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4547 = vector.bitcast %4546 : vector<4xi8> to vector<1xf32>
      %4548 = vector.extract %4547[0] : f32 from vector<1xf32>
      %4549 = arith.mulf %4548, %4529 : f32
      %4550 = arith.mulf %4542, %4549 : f32
      %4551 = arith.muli %3, %c7 : index
      %4552 = arith.addi %4551, %c8 : index
      %4553 = arith.muli %4552, %c14 : index
      %4554 = arith.remui %4370, %c14 : index
      %4555 = arith.addi %4553, %4554 : index
      %4556 = arith.muli %4524, %c23 : index
      %4557 = arith.addi %4556, %4555 : index
      memref.store %4550, %15[%4557] : memref<?xf32>
      %4558 = arith.addi %4373, %c22 : index
      %4559 = arith.muli %4521, %c4 : index
      %4560 = arith.addi %4558, %4559 : index
      %4561 = memref.load %14[%4560] : memref<?xf32>
      %4562 = arith.addi %4560, %c11 : index
      %4563 = memref.load %14[%4562] : memref<?xf32>
      %4564 = arith.addf %4561, %4563 : f32
      %4565 = arith.addi %4560, %c29 : index
      %4566 = memref.load %14[%4565] : memref<?xf32>
      %4567 = arith.addf %4564, %4566 : f32
      %4568 = arith.addi %4560, %c30 : index
      %4569 = memref.load %14[%4568] : memref<?xf32>
      %4570 = arith.addf %4567, %4569 : f32
      %4571 = arith.remui %4370, %c14 : index
      %4572 = arith.muli %4571, %c20 : index
      %4573 = arith.addi %13, %4572 : index
      %4574 = vector.load %w[%4573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4575 = vector.bitcast %4574 : vector<4xi8> to vector<1xf32>
      %4576 = vector.extract %4575[0] : f32 from vector<1xf32>
      %4577 = arith.mulf %4576, %4529 : f32
      %4578 = arith.mulf %4570, %4577 : f32
      %4579 = arith.muli %3, %c7 : index
      %4580 = arith.addi %4579, %c9 : index
      %4581 = arith.muli %4580, %c14 : index
      %4582 = arith.remui %4370, %c14 : index
      %4583 = arith.addi %4581, %4582 : index
      %4584 = arith.muli %4524, %c23 : index
      %4585 = arith.addi %4584, %4583 : index
      memref.store %4578, %15[%4585] : memref<?xf32>
    }
    wave.barrier
    %4586 = arith.addi %18, %c16 : index
    %4587 = wave.wave
    %4588 = arith.addi %4587, %c8 : index
    %4589 = arith.addi %4586, %4588 : index
    %4590 = arith.cmpi slt, %4589, %17 : index
    %4591 = arith.cmpi slt, %4588, %c14 : index
    %4592 = arith.andi %4590, %4591 : i1
    scf.if %4592 {
      %4593 = arith.addi %4586, %4588 : index
      %4594 = arith.muli %4588, %c23 : index
      %4595 = wave.lane
      %4596 = arith.addi %4595, %c8 : index
      %4597 = arith.cmpi eq, %hasBias, %c9 : index
      %4598 = arith.addi %4594, %4596 : index
      %4599 = memref.load %15[%4598] : memref<?xf32>
      %4600 = arith.muli %0, %c23 : index
      %4601 = arith.addi %4600, %4596 : index
      %4602 = memref.load %bias[%4601] : memref<?xf32>
      %4603 = arith.addf %4599, %4602 : f32
      %4604 = arith.select %4597, %4603, %4599 : f32
      %4605 = arith.addi %4596, %c16 : index
      %4606 = arith.cmpi eq, %hasBias, %c9 : index
      %4607 = arith.addi %4594, %4605 : index
      %4608 = memref.load %15[%4607] : memref<?xf32>
      %4609 = arith.muli %0, %c23 : index
      %4610 = arith.addi %4609, %4605 : index
      %4611 = memref.load %bias[%4610] : memref<?xf32>
      %4612 = arith.addf %4608, %4611 : f32
      %4613 = arith.select %4606, %4612, %4608 : f32
      %4614 = arith.addi %4595, %c4 : index
      %4615 = arith.cmpi slt, %4614, %c16 : index
      %4616 = arith.minsi %4614, %c32 : index
      %4617 = arith.cmpi eq, %hasBias, %c9 : index
      %4618 = arith.addi %4594, %4616 : index
      %4619 = memref.load %15[%4618] : memref<?xf32>
      %4620 = arith.muli %0, %c23 : index
      %4621 = arith.addi %4620, %4616 : index
      %4622 = memref.load %bias[%4621] : memref<?xf32>
      %4623 = arith.addf %4619, %4622 : f32
      %4624 = arith.select %4617, %4623, %4619 : f32
      %4625 = arith.addi %4616, %c16 : index
      %4626 = arith.cmpi eq, %hasBias, %c9 : index
      %4627 = arith.addi %4594, %4625 : index
      %4628 = memref.load %15[%4627] : memref<?xf32>
      %4629 = arith.muli %0, %c23 : index
      %4630 = arith.addi %4629, %4625 : index
      %4631 = memref.load %bias[%4630] : memref<?xf32>
      %4632 = arith.addf %4628, %4631 : f32
      %4633 = arith.select %4626, %4632, %4628 : f32
      %4634 = arith.addi %heads, %kvHeads : index
      %4635 = arith.cmpi slt, %0, %4634 : index
      scf.if %4635 {
        %4636 = arith.addi %positionsAt, %4593 : index
        %4637 = memref.load %step[%4636] : memref<?xi32>
        %4638 = arith.index_cast %4637 : i32 to index
        %4639 = arith.cmpi eq, %hasNorm, %c9 : index
        %4640 = math.fma %4604, %4604, %c35 : f32
        %4641 = math.fma %4613, %4613, %4640 : f32
        %4642 = math.fma %4624, %4624, %4641 : f32
        %4643 = arith.select %4615, %4642, %4641 : f32
        %4644 = math.fma %4633, %4633, %4643 : f32
        %4645 = arith.select %4615, %4644, %4643 : f32
        %4646 = vector.broadcast %4645 : f32 to vector<1xf32>
        %4647 = wave.reduce "add" %4646 : vector<1xf32>
        %4648 = arith.mulf %4647, %inverseHeadDim : f32
        %4649 = arith.addf %4648, %epsilon : f32
        %4650 = math.sqrt %4649 : f32
        %4651 = arith.divf %c28, %4650 : f32
        %4652 = arith.cmpi slt, %0, %heads : index
        %4653 = arith.addi %4596, %c16 : index
        %4654 = memref.load %query_norm[%4596] : memref<?xf32>
        %4655 = memref.load %key_norm[%4596] : memref<?xf32>
        %4656 = arith.select %4652, %4654, %4655 : f32
        %4657 = arith.mulf %4604, %4651 : f32
        %4658 = arith.mulf %4657, %4656 : f32
        %4659 = arith.select %4639, %4658, %4604 : f32
        %4660 = memref.load %query_norm[%4653] : memref<?xf32>
        %4661 = memref.load %key_norm[%4653] : memref<?xf32>
        %4662 = arith.select %4652, %4660, %4661 : f32
        %4663 = arith.mulf %4613, %4651 : f32
        %4664 = arith.mulf %4663, %4662 : f32
        %4665 = arith.select %4639, %4664, %4613 : f32
        %4666 = arith.addi %4616, %c16 : index
        %4667 = memref.load %query_norm[%4616] : memref<?xf32>
        %4668 = memref.load %key_norm[%4616] : memref<?xf32>
        %4669 = arith.select %4652, %4667, %4668 : f32
        %4670 = arith.mulf %4624, %4651 : f32
        %4671 = arith.mulf %4670, %4669 : f32
        %4672 = arith.select %4639, %4671, %4624 : f32
        %4673 = memref.load %query_norm[%4666] : memref<?xf32>
        %4674 = memref.load %key_norm[%4666] : memref<?xf32>
        %4675 = arith.select %4652, %4673, %4674 : f32
        %4676 = arith.mulf %4633, %4651 : f32
        %4677 = arith.mulf %4676, %4675 : f32
        %4678 = arith.select %4639, %4677, %4633 : f32
        %4679 = arith.remui %4638, %c22 : index
        %4680 = arith.muli %4679, %c23 : index
        %4681 = arith.addi %4680, %4596 : index
        %4682 = arith.divui %4638, %c22 : index
        %4683 = arith.addi %4682, %c22 : index
        %4684 = arith.muli %4683, %c23 : index
        %4685 = arith.addi %4684, %4596 : index
        %4686 = memref.load %rope[%4681] : memref<?xf32>
        %4687 = arith.addi %4681, %c16 : index
        %4688 = memref.load %rope[%4687] : memref<?xf32>
        %4689 = memref.load %rope[%4685] : memref<?xf32>
        %4690 = arith.addi %4685, %c16 : index
        %4691 = memref.load %rope[%4690] : memref<?xf32>
        %4692 = arith.mulf %4689, %4686 : f32
        %4693 = arith.mulf %4691, %4688 : f32
        %4694 = arith.subf %4692, %4693 : f32
        %4695 = arith.mulf %4691, %4686 : f32
        %4696 = arith.mulf %4689, %4688 : f32
        %4697 = arith.addf %4695, %4696 : f32
        %4698 = arith.mulf %4659, %4694 : f32
        %4699 = arith.mulf %4665, %4697 : f32
        %4700 = arith.subf %4698, %4699 : f32
        %4701 = arith.mulf %4665, %4694 : f32
        %4702 = arith.mulf %4659, %4697 : f32
        %4703 = arith.addf %4701, %4702 : f32
        %4704 = arith.cmpi slt, %0, %heads : index
        scf.if %4704 {
          %4705 = arith.muli %4593, %heads : index
          %4706 = arith.addi %4705, %0 : index
          %4707 = arith.muli %4706, %c23 : index
          %4708 = arith.addi %4707, %4596 : index
          memref.store %4700, %q[%4708] : memref<?xf32>
          %4709 = arith.addi %4708, %c16 : index
          memref.store %4703, %q[%4709] : memref<?xf32>
        } else {
          %4710 = arith.addi %4594, %4596 : index
          memref.store %4700, %15[%4710] : memref<?xf32>
          %4711 = arith.addi %4594, %4596 : index
          %4712 = arith.addi %4711, %c16 : index
          memref.store %4703, %15[%4712] : memref<?xf32>
        }
        %4713 = arith.remui %4638, %c22 : index
        %4714 = arith.muli %4713, %c23 : index
        %4715 = arith.addi %4714, %4616 : index
        %4716 = arith.divui %4638, %c22 : index
        %4717 = arith.addi %4716, %c22 : index
        %4718 = arith.muli %4717, %c23 : index
        %4719 = arith.addi %4718, %4616 : index
        %4720 = memref.load %rope[%4715] : memref<?xf32>
        %4721 = arith.addi %4715, %c16 : index
        %4722 = memref.load %rope[%4721] : memref<?xf32>
        %4723 = memref.load %rope[%4719] : memref<?xf32>
        %4724 = arith.addi %4719, %c16 : index
        %4725 = memref.load %rope[%4724] : memref<?xf32>
        %4726 = arith.mulf %4723, %4720 : f32
        %4727 = arith.mulf %4725, %4722 : f32
        %4728 = arith.subf %4726, %4727 : f32
        %4729 = arith.mulf %4725, %4720 : f32
        %4730 = arith.mulf %4723, %4722 : f32
        %4731 = arith.addf %4729, %4730 : f32
        %4732 = arith.mulf %4672, %4728 : f32
        %4733 = arith.mulf %4678, %4731 : f32
        %4734 = arith.subf %4732, %4733 : f32
        %4735 = arith.mulf %4678, %4728 : f32
        %4736 = arith.mulf %4672, %4731 : f32
        %4737 = arith.addf %4735, %4736 : f32
        scf.if %4615 {
          %4738 = arith.cmpi slt, %0, %heads : index
          scf.if %4738 {
            %4739 = arith.muli %4593, %heads : index
            %4740 = arith.addi %4739, %0 : index
            %4741 = arith.muli %4740, %c23 : index
            %4742 = arith.addi %4741, %4616 : index
            memref.store %4734, %q[%4742] : memref<?xf32>
            %4743 = arith.addi %4742, %c16 : index
            memref.store %4737, %q[%4743] : memref<?xf32>
          } else {
            %4744 = arith.addi %4594, %4616 : index
            memref.store %4734, %15[%4744] : memref<?xf32>
            %4745 = arith.addi %4594, %4616 : index
            %4746 = arith.addi %4745, %c16 : index
            memref.store %4737, %15[%4746] : memref<?xf32>
          }
        }
      } else {
        %4747 = arith.cmpi slt, %0, %heads : index
        scf.if %4747 {
          %4748 = arith.muli %4593, %heads : index
          %4749 = arith.addi %4748, %0 : index
          %4750 = arith.muli %4749, %c23 : index
          %4751 = arith.addi %4750, %4596 : index
          memref.store %4604, %q[%4751] : memref<?xf32>
          %4752 = arith.addi %4751, %c16 : index
          memref.store %4613, %q[%4752] : memref<?xf32>
        } else {
          %4753 = arith.addi %4594, %4596 : index
          memref.store %4604, %15[%4753] : memref<?xf32>
          %4754 = arith.addi %4594, %4596 : index
          %4755 = arith.addi %4754, %c16 : index
          memref.store %4613, %15[%4755] : memref<?xf32>
        }
        scf.if %4615 {
          %4756 = arith.cmpi slt, %0, %heads : index
          scf.if %4756 {
            %4757 = arith.muli %4593, %heads : index
            %4758 = arith.addi %4757, %0 : index
            %4759 = arith.muli %4758, %c23 : index
            %4760 = arith.addi %4759, %4616 : index
            memref.store %4624, %q[%4760] : memref<?xf32>
            %4761 = arith.addi %4760, %c16 : index
            memref.store %4633, %q[%4761] : memref<?xf32>
          } else {
            %4762 = arith.addi %4594, %4616 : index
            memref.store %4624, %15[%4762] : memref<?xf32>
            %4763 = arith.addi %4594, %4616 : index
            %4764 = arith.addi %4763, %c16 : index
            memref.store %4633, %15[%4764] : memref<?xf32>
          }
        }
      }
    }
    %4765 = arith.addi %4587, %c38 : index
    %4766 = arith.addi %4586, %4765 : index
    %4767 = arith.cmpi slt, %4766, %17 : index
    %4768 = arith.cmpi slt, %4765, %c14 : index
    %4769 = arith.andi %4767, %4768 : i1
    scf.if %4769 {
      %4770 = arith.addi %4586, %4765 : index
      %4771 = arith.muli %4765, %c23 : index
      %4772 = wave.lane
      %4773 = arith.addi %4772, %c8 : index
      %4774 = arith.cmpi eq, %hasBias, %c9 : index
      %4775 = arith.addi %4771, %4773 : index
      %4776 = memref.load %15[%4775] : memref<?xf32>
      %4777 = arith.muli %0, %c23 : index
      %4778 = arith.addi %4777, %4773 : index
      %4779 = memref.load %bias[%4778] : memref<?xf32>
      %4780 = arith.addf %4776, %4779 : f32
      %4781 = arith.select %4774, %4780, %4776 : f32
      %4782 = arith.addi %4773, %c16 : index
      %4783 = arith.cmpi eq, %hasBias, %c9 : index
      %4784 = arith.addi %4771, %4782 : index
      %4785 = memref.load %15[%4784] : memref<?xf32>
      %4786 = arith.muli %0, %c23 : index
      %4787 = arith.addi %4786, %4782 : index
      %4788 = memref.load %bias[%4787] : memref<?xf32>
      %4789 = arith.addf %4785, %4788 : f32
      %4790 = arith.select %4783, %4789, %4785 : f32
      %4791 = arith.addi %4772, %c4 : index
      %4792 = arith.cmpi slt, %4791, %c16 : index
      %4793 = arith.minsi %4791, %c32 : index
      %4794 = arith.cmpi eq, %hasBias, %c9 : index
      %4795 = arith.addi %4771, %4793 : index
      %4796 = memref.load %15[%4795] : memref<?xf32>
      %4797 = arith.muli %0, %c23 : index
      %4798 = arith.addi %4797, %4793 : index
      %4799 = memref.load %bias[%4798] : memref<?xf32>
      %4800 = arith.addf %4796, %4799 : f32
      %4801 = arith.select %4794, %4800, %4796 : f32
      %4802 = arith.addi %4793, %c16 : index
      %4803 = arith.cmpi eq, %hasBias, %c9 : index
      %4804 = arith.addi %4771, %4802 : index
      %4805 = memref.load %15[%4804] : memref<?xf32>
      %4806 = arith.muli %0, %c23 : index
      %4807 = arith.addi %4806, %4802 : index
      %4808 = memref.load %bias[%4807] : memref<?xf32>
      %4809 = arith.addf %4805, %4808 : f32
      %4810 = arith.select %4803, %4809, %4805 : f32
      %4811 = arith.addi %heads, %kvHeads : index
      %4812 = arith.cmpi slt, %0, %4811 : index
      scf.if %4812 {
        %4813 = arith.addi %positionsAt, %4770 : index
        %4814 = memref.load %step[%4813] : memref<?xi32>
        %4815 = arith.index_cast %4814 : i32 to index
        %4816 = arith.cmpi eq, %hasNorm, %c9 : index
        %4817 = math.fma %4781, %4781, %c35 : f32
        %4818 = math.fma %4790, %4790, %4817 : f32
        %4819 = math.fma %4801, %4801, %4818 : f32
        %4820 = arith.select %4792, %4819, %4818 : f32
        %4821 = math.fma %4810, %4810, %4820 : f32
        %4822 = arith.select %4792, %4821, %4820 : f32
        %4823 = vector.broadcast %4822 : f32 to vector<1xf32>
        %4824 = wave.reduce "add" %4823 : vector<1xf32>
        %4825 = arith.mulf %4824, %inverseHeadDim : f32
        %4826 = arith.addf %4825, %epsilon : f32
        %4827 = math.sqrt %4826 : f32
        %4828 = arith.divf %c28, %4827 : f32
        %4829 = arith.cmpi slt, %0, %heads : index
        %4830 = arith.addi %4773, %c16 : index
        %4831 = memref.load %query_norm[%4773] : memref<?xf32>
        %4832 = memref.load %key_norm[%4773] : memref<?xf32>
        %4833 = arith.select %4829, %4831, %4832 : f32
        %4834 = arith.mulf %4781, %4828 : f32
        %4835 = arith.mulf %4834, %4833 : f32
        %4836 = arith.select %4816, %4835, %4781 : f32
        %4837 = memref.load %query_norm[%4830] : memref<?xf32>
        %4838 = memref.load %key_norm[%4830] : memref<?xf32>
        %4839 = arith.select %4829, %4837, %4838 : f32
        %4840 = arith.mulf %4790, %4828 : f32
        %4841 = arith.mulf %4840, %4839 : f32
        %4842 = arith.select %4816, %4841, %4790 : f32
        %4843 = arith.addi %4793, %c16 : index
        %4844 = memref.load %query_norm[%4793] : memref<?xf32>
        %4845 = memref.load %key_norm[%4793] : memref<?xf32>
        %4846 = arith.select %4829, %4844, %4845 : f32
        %4847 = arith.mulf %4801, %4828 : f32
        %4848 = arith.mulf %4847, %4846 : f32
        %4849 = arith.select %4816, %4848, %4801 : f32
        %4850 = memref.load %query_norm[%4843] : memref<?xf32>
        %4851 = memref.load %key_norm[%4843] : memref<?xf32>
        %4852 = arith.select %4829, %4850, %4851 : f32
        %4853 = arith.mulf %4810, %4828 : f32
        %4854 = arith.mulf %4853, %4852 : f32
        %4855 = arith.select %4816, %4854, %4810 : f32
        %4856 = arith.remui %4815, %c22 : index
        %4857 = arith.muli %4856, %c23 : index
        %4858 = arith.addi %4857, %4773 : index
        %4859 = arith.divui %4815, %c22 : index
        %4860 = arith.addi %4859, %c22 : index
        %4861 = arith.muli %4860, %c23 : index
        %4862 = arith.addi %4861, %4773 : index
        %4863 = memref.load %rope[%4858] : memref<?xf32>
        %4864 = arith.addi %4858, %c16 : index
        %4865 = memref.load %rope[%4864] : memref<?xf32>
        %4866 = memref.load %rope[%4862] : memref<?xf32>
        %4867 = arith.addi %4862, %c16 : index
        %4868 = memref.load %rope[%4867] : memref<?xf32>
        %4869 = arith.mulf %4866, %4863 : f32
        %4870 = arith.mulf %4868, %4865 : f32
        %4871 = arith.subf %4869, %4870 : f32
        %4872 = arith.mulf %4868, %4863 : f32
        %4873 = arith.mulf %4866, %4865 : f32
        %4874 = arith.addf %4872, %4873 : f32
        %4875 = arith.mulf %4836, %4871 : f32
        %4876 = arith.mulf %4842, %4874 : f32
        %4877 = arith.subf %4875, %4876 : f32
        %4878 = arith.mulf %4842, %4871 : f32
        %4879 = arith.mulf %4836, %4874 : f32
        %4880 = arith.addf %4878, %4879 : f32
        %4881 = arith.cmpi slt, %0, %heads : index
        scf.if %4881 {
          %4882 = arith.muli %4770, %heads : index
          %4883 = arith.addi %4882, %0 : index
          %4884 = arith.muli %4883, %c23 : index
          %4885 = arith.addi %4884, %4773 : index
          memref.store %4877, %q[%4885] : memref<?xf32>
          %4886 = arith.addi %4885, %c16 : index
          memref.store %4880, %q[%4886] : memref<?xf32>
        } else {
          %4887 = arith.addi %4771, %4773 : index
          memref.store %4877, %15[%4887] : memref<?xf32>
          %4888 = arith.addi %4771, %4773 : index
          %4889 = arith.addi %4888, %c16 : index
          memref.store %4880, %15[%4889] : memref<?xf32>
        }
        %4890 = arith.remui %4815, %c22 : index
        %4891 = arith.muli %4890, %c23 : index
        %4892 = arith.addi %4891, %4793 : index
        %4893 = arith.divui %4815, %c22 : index
        %4894 = arith.addi %4893, %c22 : index
        %4895 = arith.muli %4894, %c23 : index
        %4896 = arith.addi %4895, %4793 : index
        %4897 = memref.load %rope[%4892] : memref<?xf32>
        %4898 = arith.addi %4892, %c16 : index
        %4899 = memref.load %rope[%4898] : memref<?xf32>
        %4900 = memref.load %rope[%4896] : memref<?xf32>
        %4901 = arith.addi %4896, %c16 : index
        %4902 = memref.load %rope[%4901] : memref<?xf32>
        %4903 = arith.mulf %4900, %4897 : f32
        %4904 = arith.mulf %4902, %4899 : f32
        %4905 = arith.subf %4903, %4904 : f32
        %4906 = arith.mulf %4902, %4897 : f32
        %4907 = arith.mulf %4900, %4899 : f32
        %4908 = arith.addf %4906, %4907 : f32
        %4909 = arith.mulf %4849, %4905 : f32
        %4910 = arith.mulf %4855, %4908 : f32
        %4911 = arith.subf %4909, %4910 : f32
        %4912 = arith.mulf %4855, %4905 : f32
        %4913 = arith.mulf %4849, %4908 : f32
        %4914 = arith.addf %4912, %4913 : f32
        scf.if %4792 {
          %4915 = arith.cmpi slt, %0, %heads : index
          scf.if %4915 {
            %4916 = arith.muli %4770, %heads : index
            %4917 = arith.addi %4916, %0 : index
            %4918 = arith.muli %4917, %c23 : index
            %4919 = arith.addi %4918, %4793 : index
            memref.store %4911, %q[%4919] : memref<?xf32>
            %4920 = arith.addi %4919, %c16 : index
            memref.store %4914, %q[%4920] : memref<?xf32>
          } else {
            %4921 = arith.addi %4771, %4793 : index
            memref.store %4911, %15[%4921] : memref<?xf32>
            %4922 = arith.addi %4771, %4793 : index
            %4923 = arith.addi %4922, %c16 : index
            memref.store %4914, %15[%4923] : memref<?xf32>
          }
        }
      } else {
        %4924 = arith.cmpi slt, %0, %heads : index
        scf.if %4924 {
          %4925 = arith.muli %4770, %heads : index
          %4926 = arith.addi %4925, %0 : index
          %4927 = arith.muli %4926, %c23 : index
          %4928 = arith.addi %4927, %4773 : index
          memref.store %4781, %q[%4928] : memref<?xf32>
          %4929 = arith.addi %4928, %c16 : index
          memref.store %4790, %q[%4929] : memref<?xf32>
        } else {
          %4930 = arith.addi %4771, %4773 : index
          memref.store %4781, %15[%4930] : memref<?xf32>
          %4931 = arith.addi %4771, %4773 : index
          %4932 = arith.addi %4931, %c16 : index
          memref.store %4790, %15[%4932] : memref<?xf32>
        }
        scf.if %4792 {
          %4933 = arith.cmpi slt, %0, %heads : index
          scf.if %4933 {
            %4934 = arith.muli %4770, %heads : index
            %4935 = arith.addi %4934, %0 : index
            %4936 = arith.muli %4935, %c23 : index
            %4937 = arith.addi %4936, %4793 : index
            memref.store %4801, %q[%4937] : memref<?xf32>
            %4938 = arith.addi %4937, %c16 : index
            memref.store %4810, %q[%4938] : memref<?xf32>
          } else {
            %4939 = arith.addi %4771, %4793 : index
            memref.store %4801, %15[%4939] : memref<?xf32>
            %4940 = arith.addi %4771, %4793 : index
            %4941 = arith.addi %4940, %c16 : index
            memref.store %4810, %15[%4941] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4942 = arith.cmpi sge, %0, %heads : index
    scf.if %4942 {
      %4943 = arith.addi %4587, %c8 : index
      %4944 = arith.addi %4586, %4943 : index
      %4945 = arith.cmpi slt, %4944, %17 : index
      %4946 = arith.cmpi slt, %4943, %c14 : index
      %4947 = arith.andi %4945, %4946 : i1
      scf.if %4947 {
        %4948 = arith.addi %4586, %4943 : index
        %4949 = arith.addi %slotsAt, %4948 : index
        %4950 = memref.load %step[%4949] : memref<?xi32>
        %4951 = arith.index_cast %4950 : i32 to index
        %4952 = arith.cmpi sge, %4951, %c8 : index
        scf.if %4952 {
          %4953 = arith.muli %4943, %c23 : index
          %4954 = arith.subi %0, %heads : index
          %4955 = memref.load %scales[%4954] : memref<?xf32>
          %4956 = vector.broadcast %4955 : f32 to vector<4xf32>
          %4957 = arith.divui %4951, %c14 : index
          %4958 = arith.remui %4951, %c14 : index
          %4959 = arith.muli %4957, %pageBytes : index
          %4960 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4960 {
            %4961 = wave.lane
            %4962 = arith.muli %4961, %c20 : index
            scf.for %4963 = %4962 to %c23 step %c5 {
              %4964 = arith.addi %4953, %4963 : index
              %4965 = vector.load %15[%4964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4966 = arith.mulf %4965, %4956 : vector<4xf32>
              %4967 = arith.minimumf %4966, %c42 : vector<4xf32>
              %4968 = arith.maximumf %4967, %c43 : vector<4xf32>
              %4969 = arith.truncf %4968 : vector<4xf32> to vector<4xf16>
              %4970 = vector.bitcast %4969 : vector<4xf16> to vector<8xi8>
              %4971 = arith.cmpi slt, %4954, %kvHeads : index
              scf.if %4971 {
                %4972 = arith.muli %4954, %c10 : index
                %4973 = arith.addi %4959, %4972 : index
                %4974 = arith.divui %4963, %c14 : index
                %4975 = arith.muli %4974, %c21 : index
                %4976 = arith.remui %4963, %c14 : index
                %4977 = arith.divui %4976, %c15 : index
                %4978 = arith.muli %4977, %c22 : index
                %4979 = arith.muli %4958, %c14 : index
                %4980 = arith.addi %4978, %4979 : index
                %4981 = arith.remui %4976, %c15 : index
                %4982 = arith.muli %4981, %c7 : index
                %4983 = arith.addi %4980, %4982 : index
                %4984 = arith.addi %4975, %4983 : index
                %4985 = arith.addi %4973, %4984 : index
                vector.store %4970, %kv[%4985] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4986 = arith.subi %4954, %kvHeads : index
                %4987 = arith.muli %4986, %c10 : index
                %4988 = arith.addi %4959, %4987 : index
                %4989 = arith.addi %4963, %c8 : index
                %4990 = arith.divui %4989, %c14 : index
                %4991 = arith.muli %4990, %c21 : index
                %4992 = arith.addi %4991, %c29 : index
                %4993 = arith.remui %4989, %c14 : index
                %4994 = arith.divui %4958, %c7 : index
                %4995 = arith.remui %4958, %c7 : index
                %4996 = arith.muli %4995, %c15 : index
                %4997 = arith.addi %4994, %4996 : index
                %4998 = arith.divui %4997, %c15 : index
                %4999 = arith.muli %4998, %c22 : index
                %5000 = arith.muli %4993, %c14 : index
                %5001 = arith.addi %4999, %5000 : index
                %5002 = arith.remui %4997, %c15 : index
                %5003 = arith.muli %5002, %c7 : index
                %5004 = arith.addi %5001, %5003 : index
                %5005 = arith.addi %4992, %5004 : index
                %5006 = arith.addi %4988, %5005 : index
                %5007 = vector.shuffle %4970, %4970 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5007, %kv[%5006] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5008 = arith.addi %4963, %c9 : index
                %5009 = arith.divui %5008, %c14 : index
                %5010 = arith.muli %5009, %c21 : index
                %5011 = arith.addi %5010, %c29 : index
                %5012 = arith.remui %5008, %c14 : index
                %5013 = arith.divui %4958, %c7 : index
                %5014 = arith.remui %4958, %c7 : index
                %5015 = arith.muli %5014, %c15 : index
                %5016 = arith.addi %5013, %5015 : index
                %5017 = arith.divui %5016, %c15 : index
                %5018 = arith.muli %5017, %c22 : index
                %5019 = arith.muli %5012, %c14 : index
                %5020 = arith.addi %5018, %5019 : index
                %5021 = arith.remui %5016, %c15 : index
                %5022 = arith.muli %5021, %c7 : index
                %5023 = arith.addi %5020, %5022 : index
                %5024 = arith.addi %5011, %5023 : index
                %5025 = arith.addi %4988, %5024 : index
                %5026 = vector.shuffle %4970, %4970 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5026, %kv[%5025] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5027 = arith.addi %4963, %c7 : index
                %5028 = arith.divui %5027, %c14 : index
                %5029 = arith.muli %5028, %c21 : index
                %5030 = arith.addi %5029, %c29 : index
                %5031 = arith.remui %5027, %c14 : index
                %5032 = arith.divui %4958, %c7 : index
                %5033 = arith.remui %4958, %c7 : index
                %5034 = arith.muli %5033, %c15 : index
                %5035 = arith.addi %5032, %5034 : index
                %5036 = arith.divui %5035, %c15 : index
                %5037 = arith.muli %5036, %c22 : index
                %5038 = arith.muli %5031, %c14 : index
                %5039 = arith.addi %5037, %5038 : index
                %5040 = arith.remui %5035, %c15 : index
                %5041 = arith.muli %5040, %c7 : index
                %5042 = arith.addi %5039, %5041 : index
                %5043 = arith.addi %5030, %5042 : index
                %5044 = arith.addi %4988, %5043 : index
                %5045 = vector.shuffle %4970, %4970 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5045, %kv[%5044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5046 = arith.addi %4963, %c2 : index
                %5047 = arith.divui %5046, %c14 : index
                %5048 = arith.muli %5047, %c21 : index
                %5049 = arith.addi %5048, %c29 : index
                %5050 = arith.remui %5046, %c14 : index
                %5051 = arith.divui %4958, %c7 : index
                %5052 = arith.remui %4958, %c7 : index
                %5053 = arith.muli %5052, %c15 : index
                %5054 = arith.addi %5051, %5053 : index
                %5055 = arith.divui %5054, %c15 : index
                %5056 = arith.muli %5055, %c22 : index
                %5057 = arith.muli %5050, %c14 : index
                %5058 = arith.addi %5056, %5057 : index
                %5059 = arith.remui %5054, %c15 : index
                %5060 = arith.muli %5059, %c7 : index
                %5061 = arith.addi %5058, %5060 : index
                %5062 = arith.addi %5049, %5061 : index
                %5063 = arith.addi %4988, %5062 : index
                %5064 = vector.shuffle %4970, %4970 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5064, %kv[%5063] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5065 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5065 {
            %5066 = wave.lane
            %5067 = arith.muli %5066, %c20 : index
            scf.for %5068 = %5067 to %c23 step %c5 {
              %5069 = arith.addi %4953, %5068 : index
              %5070 = vector.load %15[%5069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5071 = arith.mulf %5070, %4956 : vector<4xf32>
              %5072 = wave.fp8_encode "e4m3" %5071 : vector<4xf32> -> vector<4xi8>
              %5073 = arith.cmpi slt, %4954, %kvHeads : index
              scf.if %5073 {
                %5074 = arith.muli %4954, %c29 : index
                %5075 = arith.addi %4959, %5074 : index
                %5076 = vector.shuffle %5072, %5072 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5077 = arith.divui %5068, %c14 : index
                %5078 = arith.muli %5077, %c22 : index
                %5079 = arith.remui %5068, %c14 : index
                %5080 = arith.muli %4958, %c14 : index
                %5081 = arith.divui %5079, %c20 : index
                %5082 = arith.muli %5081, %c20 : index
                %5083 = arith.remui %5079, %c7 : index
                %5084 = arith.muli %5083, %c7 : index
                %5085 = arith.addi %5082, %5084 : index
                %5086 = arith.divui %5079, %c7 : index
                %5087 = arith.remui %5086, %c7 : index
                %5088 = arith.addi %5085, %5087 : index
                %5089 = arith.addi %5080, %5088 : index
                %5090 = arith.addi %5078, %5089 : index
                %5091 = arith.addi %5075, %5090 : index
                vector.store %5076, %kv[%5091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5092 = arith.subi %4954, %kvHeads : index
                %5093 = arith.muli %5092, %c29 : index
                %5094 = arith.addi %4959, %5093 : index
                %5095 = arith.addi %5068, %c8 : index
                %5096 = arith.divui %5095, %c14 : index
                %5097 = arith.muli %5096, %c22 : index
                %5098 = arith.addi %5097, %c11 : index
                %5099 = arith.remui %5095, %c14 : index
                %5100 = arith.divui %4958, %c7 : index
                %5101 = arith.remui %4958, %c7 : index
                %5102 = arith.muli %5101, %c15 : index
                %5103 = arith.addi %5100, %5102 : index
                %5104 = arith.muli %5099, %c14 : index
                %5105 = arith.divui %5103, %c20 : index
                %5106 = arith.muli %5105, %c20 : index
                %5107 = arith.remui %5103, %c7 : index
                %5108 = arith.muli %5107, %c7 : index
                %5109 = arith.addi %5106, %5108 : index
                %5110 = arith.divui %5103, %c7 : index
                %5111 = arith.remui %5110, %c7 : index
                %5112 = arith.addi %5109, %5111 : index
                %5113 = arith.addi %5104, %5112 : index
                %5114 = arith.addi %5098, %5113 : index
                %5115 = arith.addi %5094, %5114 : index
                %5116 = vector.shuffle %5072, %5072 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5116, %kv[%5115] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5117 = arith.addi %5068, %c9 : index
                %5118 = arith.divui %5117, %c14 : index
                %5119 = arith.muli %5118, %c22 : index
                %5120 = arith.addi %5119, %c11 : index
                %5121 = arith.remui %5117, %c14 : index
                %5122 = arith.divui %4958, %c7 : index
                %5123 = arith.remui %4958, %c7 : index
                %5124 = arith.muli %5123, %c15 : index
                %5125 = arith.addi %5122, %5124 : index
                %5126 = arith.muli %5121, %c14 : index
                %5127 = arith.divui %5125, %c20 : index
                %5128 = arith.muli %5127, %c20 : index
                %5129 = arith.remui %5125, %c7 : index
                %5130 = arith.muli %5129, %c7 : index
                %5131 = arith.addi %5128, %5130 : index
                %5132 = arith.divui %5125, %c7 : index
                %5133 = arith.remui %5132, %c7 : index
                %5134 = arith.addi %5131, %5133 : index
                %5135 = arith.addi %5126, %5134 : index
                %5136 = arith.addi %5120, %5135 : index
                %5137 = arith.addi %5094, %5136 : index
                %5138 = vector.shuffle %5072, %5072 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5138, %kv[%5137] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5139 = arith.addi %5068, %c7 : index
                %5140 = arith.divui %5139, %c14 : index
                %5141 = arith.muli %5140, %c22 : index
                %5142 = arith.addi %5141, %c11 : index
                %5143 = arith.remui %5139, %c14 : index
                %5144 = arith.divui %4958, %c7 : index
                %5145 = arith.remui %4958, %c7 : index
                %5146 = arith.muli %5145, %c15 : index
                %5147 = arith.addi %5144, %5146 : index
                %5148 = arith.muli %5143, %c14 : index
                %5149 = arith.divui %5147, %c20 : index
                %5150 = arith.muli %5149, %c20 : index
                %5151 = arith.remui %5147, %c7 : index
                %5152 = arith.muli %5151, %c7 : index
                %5153 = arith.addi %5150, %5152 : index
                %5154 = arith.divui %5147, %c7 : index
                %5155 = arith.remui %5154, %c7 : index
                %5156 = arith.addi %5153, %5155 : index
                %5157 = arith.addi %5148, %5156 : index
                %5158 = arith.addi %5142, %5157 : index
                %5159 = arith.addi %5094, %5158 : index
                %5160 = vector.shuffle %5072, %5072 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5160, %kv[%5159] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5161 = arith.addi %5068, %c2 : index
                %5162 = arith.divui %5161, %c14 : index
                %5163 = arith.muli %5162, %c22 : index
                %5164 = arith.addi %5163, %c11 : index
                %5165 = arith.remui %5161, %c14 : index
                %5166 = arith.divui %4958, %c7 : index
                %5167 = arith.remui %4958, %c7 : index
                %5168 = arith.muli %5167, %c15 : index
                %5169 = arith.addi %5166, %5168 : index
                %5170 = arith.muli %5165, %c14 : index
                %5171 = arith.divui %5169, %c20 : index
                %5172 = arith.muli %5171, %c20 : index
                %5173 = arith.remui %5169, %c7 : index
                %5174 = arith.muli %5173, %c7 : index
                %5175 = arith.addi %5172, %5174 : index
                %5176 = arith.divui %5169, %c7 : index
                %5177 = arith.remui %5176, %c7 : index
                %5178 = arith.addi %5175, %5177 : index
                %5179 = arith.addi %5170, %5178 : index
                %5180 = arith.addi %5164, %5179 : index
                %5181 = arith.addi %5094, %5180 : index
                %5182 = vector.shuffle %5072, %5072 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5182, %kv[%5181] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5183 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5183 {
            %5184 = wave.lane
            %5185 = arith.muli %5184, %c20 : index
            scf.for %5186 = %5185 to %c23 step %c5 {
              %5187 = arith.addi %4953, %5186 : index
              %5188 = vector.load %15[%5187] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5189 = arith.mulf %5188, %4956 : vector<4xf32>
              %5190 = wave.fp8_encode "e5m2" %5189 : vector<4xf32> -> vector<4xi8>
              %5191 = arith.cmpi slt, %4954, %kvHeads : index
              scf.if %5191 {
                %5192 = arith.muli %4954, %c29 : index
                %5193 = arith.addi %4959, %5192 : index
                %5194 = vector.shuffle %5190, %5190 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5195 = arith.divui %5186, %c14 : index
                %5196 = arith.muli %5195, %c22 : index
                %5197 = arith.remui %5186, %c14 : index
                %5198 = arith.muli %4958, %c14 : index
                %5199 = arith.divui %5197, %c20 : index
                %5200 = arith.muli %5199, %c20 : index
                %5201 = arith.remui %5197, %c7 : index
                %5202 = arith.muli %5201, %c7 : index
                %5203 = arith.addi %5200, %5202 : index
                %5204 = arith.divui %5197, %c7 : index
                %5205 = arith.remui %5204, %c7 : index
                %5206 = arith.addi %5203, %5205 : index
                %5207 = arith.addi %5198, %5206 : index
                %5208 = arith.addi %5196, %5207 : index
                %5209 = arith.addi %5193, %5208 : index
                vector.store %5194, %kv[%5209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5210 = arith.subi %4954, %kvHeads : index
                %5211 = arith.muli %5210, %c29 : index
                %5212 = arith.addi %4959, %5211 : index
                %5213 = arith.addi %5186, %c8 : index
                %5214 = arith.divui %5213, %c14 : index
                %5215 = arith.muli %5214, %c22 : index
                %5216 = arith.addi %5215, %c11 : index
                %5217 = arith.remui %5213, %c14 : index
                %5218 = arith.divui %4958, %c7 : index
                %5219 = arith.remui %4958, %c7 : index
                %5220 = arith.muli %5219, %c15 : index
                %5221 = arith.addi %5218, %5220 : index
                %5222 = arith.muli %5217, %c14 : index
                %5223 = arith.divui %5221, %c20 : index
                %5224 = arith.muli %5223, %c20 : index
                %5225 = arith.remui %5221, %c7 : index
                %5226 = arith.muli %5225, %c7 : index
                %5227 = arith.addi %5224, %5226 : index
                %5228 = arith.divui %5221, %c7 : index
                %5229 = arith.remui %5228, %c7 : index
                %5230 = arith.addi %5227, %5229 : index
                %5231 = arith.addi %5222, %5230 : index
                %5232 = arith.addi %5216, %5231 : index
                %5233 = arith.addi %5212, %5232 : index
                %5234 = vector.shuffle %5190, %5190 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5234, %kv[%5233] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5235 = arith.addi %5186, %c9 : index
                %5236 = arith.divui %5235, %c14 : index
                %5237 = arith.muli %5236, %c22 : index
                %5238 = arith.addi %5237, %c11 : index
                %5239 = arith.remui %5235, %c14 : index
                %5240 = arith.divui %4958, %c7 : index
                %5241 = arith.remui %4958, %c7 : index
                %5242 = arith.muli %5241, %c15 : index
                %5243 = arith.addi %5240, %5242 : index
                %5244 = arith.muli %5239, %c14 : index
                %5245 = arith.divui %5243, %c20 : index
                %5246 = arith.muli %5245, %c20 : index
                %5247 = arith.remui %5243, %c7 : index
                %5248 = arith.muli %5247, %c7 : index
                %5249 = arith.addi %5246, %5248 : index
                %5250 = arith.divui %5243, %c7 : index
                %5251 = arith.remui %5250, %c7 : index
                %5252 = arith.addi %5249, %5251 : index
                %5253 = arith.addi %5244, %5252 : index
                %5254 = arith.addi %5238, %5253 : index
                %5255 = arith.addi %5212, %5254 : index
                %5256 = vector.shuffle %5190, %5190 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5256, %kv[%5255] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5257 = arith.addi %5186, %c7 : index
                %5258 = arith.divui %5257, %c14 : index
                %5259 = arith.muli %5258, %c22 : index
                %5260 = arith.addi %5259, %c11 : index
                %5261 = arith.remui %5257, %c14 : index
                %5262 = arith.divui %4958, %c7 : index
                %5263 = arith.remui %4958, %c7 : index
                %5264 = arith.muli %5263, %c15 : index
                %5265 = arith.addi %5262, %5264 : index
                %5266 = arith.muli %5261, %c14 : index
                %5267 = arith.divui %5265, %c20 : index
                %5268 = arith.muli %5267, %c20 : index
                %5269 = arith.remui %5265, %c7 : index
                %5270 = arith.muli %5269, %c7 : index
                %5271 = arith.addi %5268, %5270 : index
                %5272 = arith.divui %5265, %c7 : index
                %5273 = arith.remui %5272, %c7 : index
                %5274 = arith.addi %5271, %5273 : index
                %5275 = arith.addi %5266, %5274 : index
                %5276 = arith.addi %5260, %5275 : index
                %5277 = arith.addi %5212, %5276 : index
                %5278 = vector.shuffle %5190, %5190 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5278, %kv[%5277] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5279 = arith.addi %5186, %c2 : index
                %5280 = arith.divui %5279, %c14 : index
                %5281 = arith.muli %5280, %c22 : index
                %5282 = arith.addi %5281, %c11 : index
                %5283 = arith.remui %5279, %c14 : index
                %5284 = arith.divui %4958, %c7 : index
                %5285 = arith.remui %4958, %c7 : index
                %5286 = arith.muli %5285, %c15 : index
                %5287 = arith.addi %5284, %5286 : index
                %5288 = arith.muli %5283, %c14 : index
                %5289 = arith.divui %5287, %c20 : index
                %5290 = arith.muli %5289, %c20 : index
                %5291 = arith.remui %5287, %c7 : index
                %5292 = arith.muli %5291, %c7 : index
                %5293 = arith.addi %5290, %5292 : index
                %5294 = arith.divui %5287, %c7 : index
                %5295 = arith.remui %5294, %c7 : index
                %5296 = arith.addi %5293, %5295 : index
                %5297 = arith.addi %5288, %5296 : index
                %5298 = arith.addi %5282, %5297 : index
                %5299 = arith.addi %5212, %5298 : index
                %5300 = vector.shuffle %5190, %5190 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5300, %kv[%5299] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5301 = arith.addi %4587, %c38 : index
      %5302 = arith.addi %4586, %5301 : index
      %5303 = arith.cmpi slt, %5302, %17 : index
      %5304 = arith.cmpi slt, %5301, %c14 : index
      %5305 = arith.andi %5303, %5304 : i1
      scf.if %5305 {
        %5306 = arith.addi %4586, %5301 : index
        %5307 = arith.addi %slotsAt, %5306 : index
        %5308 = memref.load %step[%5307] : memref<?xi32>
        %5309 = arith.index_cast %5308 : i32 to index
        %5310 = arith.cmpi sge, %5309, %c8 : index
        scf.if %5310 {
          %5311 = arith.muli %5301, %c23 : index
          %5312 = arith.subi %0, %heads : index
          %5313 = memref.load %scales[%5312] : memref<?xf32>
          %5314 = vector.broadcast %5313 : f32 to vector<4xf32>
          %5315 = arith.divui %5309, %c14 : index
          %5316 = arith.remui %5309, %c14 : index
          %5317 = arith.muli %5315, %pageBytes : index
          %5318 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5318 {
            %5319 = wave.lane
            %5320 = arith.muli %5319, %c20 : index
            scf.for %5321 = %5320 to %c23 step %c5 {
              %5322 = arith.addi %5311, %5321 : index
              %5323 = vector.load %15[%5322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5324 = arith.mulf %5323, %5314 : vector<4xf32>
              %5325 = arith.minimumf %5324, %c42 : vector<4xf32>
              %5326 = arith.maximumf %5325, %c43 : vector<4xf32>
              %5327 = arith.truncf %5326 : vector<4xf32> to vector<4xf16>
              %5328 = vector.bitcast %5327 : vector<4xf16> to vector<8xi8>
              %5329 = arith.cmpi slt, %5312, %kvHeads : index
              scf.if %5329 {
                %5330 = arith.muli %5312, %c10 : index
                %5331 = arith.addi %5317, %5330 : index
                %5332 = arith.divui %5321, %c14 : index
                %5333 = arith.muli %5332, %c21 : index
                %5334 = arith.remui %5321, %c14 : index
                %5335 = arith.divui %5334, %c15 : index
                %5336 = arith.muli %5335, %c22 : index
                %5337 = arith.muli %5316, %c14 : index
                %5338 = arith.addi %5336, %5337 : index
                %5339 = arith.remui %5334, %c15 : index
                %5340 = arith.muli %5339, %c7 : index
                %5341 = arith.addi %5338, %5340 : index
                %5342 = arith.addi %5333, %5341 : index
                %5343 = arith.addi %5331, %5342 : index
                vector.store %5328, %kv[%5343] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5344 = arith.subi %5312, %kvHeads : index
                %5345 = arith.muli %5344, %c10 : index
                %5346 = arith.addi %5317, %5345 : index
                %5347 = arith.addi %5321, %c8 : index
                %5348 = arith.divui %5347, %c14 : index
                %5349 = arith.muli %5348, %c21 : index
                %5350 = arith.addi %5349, %c29 : index
                %5351 = arith.remui %5347, %c14 : index
                %5352 = arith.divui %5316, %c7 : index
                %5353 = arith.remui %5316, %c7 : index
                %5354 = arith.muli %5353, %c15 : index
                %5355 = arith.addi %5352, %5354 : index
                %5356 = arith.divui %5355, %c15 : index
                %5357 = arith.muli %5356, %c22 : index
                %5358 = arith.muli %5351, %c14 : index
                %5359 = arith.addi %5357, %5358 : index
                %5360 = arith.remui %5355, %c15 : index
                %5361 = arith.muli %5360, %c7 : index
                %5362 = arith.addi %5359, %5361 : index
                %5363 = arith.addi %5350, %5362 : index
                %5364 = arith.addi %5346, %5363 : index
                %5365 = vector.shuffle %5328, %5328 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5365, %kv[%5364] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5366 = arith.addi %5321, %c9 : index
                %5367 = arith.divui %5366, %c14 : index
                %5368 = arith.muli %5367, %c21 : index
                %5369 = arith.addi %5368, %c29 : index
                %5370 = arith.remui %5366, %c14 : index
                %5371 = arith.divui %5316, %c7 : index
                %5372 = arith.remui %5316, %c7 : index
                %5373 = arith.muli %5372, %c15 : index
                %5374 = arith.addi %5371, %5373 : index
                %5375 = arith.divui %5374, %c15 : index
                %5376 = arith.muli %5375, %c22 : index
                %5377 = arith.muli %5370, %c14 : index
                %5378 = arith.addi %5376, %5377 : index
                %5379 = arith.remui %5374, %c15 : index
                %5380 = arith.muli %5379, %c7 : index
                %5381 = arith.addi %5378, %5380 : index
                %5382 = arith.addi %5369, %5381 : index
                %5383 = arith.addi %5346, %5382 : index
                %5384 = vector.shuffle %5328, %5328 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5384, %kv[%5383] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5385 = arith.addi %5321, %c7 : index
                %5386 = arith.divui %5385, %c14 : index
                %5387 = arith.muli %5386, %c21 : index
                %5388 = arith.addi %5387, %c29 : index
                %5389 = arith.remui %5385, %c14 : index
                %5390 = arith.divui %5316, %c7 : index
                %5391 = arith.remui %5316, %c7 : index
                %5392 = arith.muli %5391, %c15 : index
                %5393 = arith.addi %5390, %5392 : index
                %5394 = arith.divui %5393, %c15 : index
                %5395 = arith.muli %5394, %c22 : index
                %5396 = arith.muli %5389, %c14 : index
                %5397 = arith.addi %5395, %5396 : index
                %5398 = arith.remui %5393, %c15 : index
                %5399 = arith.muli %5398, %c7 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.addi %5388, %5400 : index
                %5402 = arith.addi %5346, %5401 : index
                %5403 = vector.shuffle %5328, %5328 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5403, %kv[%5402] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5404 = arith.addi %5321, %c2 : index
                %5405 = arith.divui %5404, %c14 : index
                %5406 = arith.muli %5405, %c21 : index
                %5407 = arith.addi %5406, %c29 : index
                %5408 = arith.remui %5404, %c14 : index
                %5409 = arith.divui %5316, %c7 : index
                %5410 = arith.remui %5316, %c7 : index
                %5411 = arith.muli %5410, %c15 : index
                %5412 = arith.addi %5409, %5411 : index
                %5413 = arith.divui %5412, %c15 : index
                %5414 = arith.muli %5413, %c22 : index
                %5415 = arith.muli %5408, %c14 : index
                %5416 = arith.addi %5414, %5415 : index
                %5417 = arith.remui %5412, %c15 : index
                %5418 = arith.muli %5417, %c7 : index
                %5419 = arith.addi %5416, %5418 : index
                %5420 = arith.addi %5407, %5419 : index
                %5421 = arith.addi %5346, %5420 : index
                %5422 = vector.shuffle %5328, %5328 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5422, %kv[%5421] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5423 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5423 {
            %5424 = wave.lane
            %5425 = arith.muli %5424, %c20 : index
            scf.for %5426 = %5425 to %c23 step %c5 {
              %5427 = arith.addi %5311, %5426 : index
              %5428 = vector.load %15[%5427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5429 = arith.mulf %5428, %5314 : vector<4xf32>
              %5430 = wave.fp8_encode "e4m3" %5429 : vector<4xf32> -> vector<4xi8>
              %5431 = arith.cmpi slt, %5312, %kvHeads : index
              scf.if %5431 {
                %5432 = arith.muli %5312, %c29 : index
                %5433 = arith.addi %5317, %5432 : index
                %5434 = vector.shuffle %5430, %5430 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5435 = arith.divui %5426, %c14 : index
                %5436 = arith.muli %5435, %c22 : index
                %5437 = arith.remui %5426, %c14 : index
                %5438 = arith.muli %5316, %c14 : index
                %5439 = arith.divui %5437, %c20 : index
                %5440 = arith.muli %5439, %c20 : index
                %5441 = arith.remui %5437, %c7 : index
                %5442 = arith.muli %5441, %c7 : index
                %5443 = arith.addi %5440, %5442 : index
                %5444 = arith.divui %5437, %c7 : index
                %5445 = arith.remui %5444, %c7 : index
                %5446 = arith.addi %5443, %5445 : index
                %5447 = arith.addi %5438, %5446 : index
                %5448 = arith.addi %5436, %5447 : index
                %5449 = arith.addi %5433, %5448 : index
                vector.store %5434, %kv[%5449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5450 = arith.subi %5312, %kvHeads : index
                %5451 = arith.muli %5450, %c29 : index
                %5452 = arith.addi %5317, %5451 : index
                %5453 = arith.addi %5426, %c8 : index
                %5454 = arith.divui %5453, %c14 : index
                %5455 = arith.muli %5454, %c22 : index
                %5456 = arith.addi %5455, %c11 : index
                %5457 = arith.remui %5453, %c14 : index
                %5458 = arith.divui %5316, %c7 : index
                %5459 = arith.remui %5316, %c7 : index
                %5460 = arith.muli %5459, %c15 : index
                %5461 = arith.addi %5458, %5460 : index
                %5462 = arith.muli %5457, %c14 : index
                %5463 = arith.divui %5461, %c20 : index
                %5464 = arith.muli %5463, %c20 : index
                %5465 = arith.remui %5461, %c7 : index
                %5466 = arith.muli %5465, %c7 : index
                %5467 = arith.addi %5464, %5466 : index
                %5468 = arith.divui %5461, %c7 : index
                %5469 = arith.remui %5468, %c7 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.addi %5462, %5470 : index
                %5472 = arith.addi %5456, %5471 : index
                %5473 = arith.addi %5452, %5472 : index
                %5474 = vector.shuffle %5430, %5430 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5474, %kv[%5473] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5475 = arith.addi %5426, %c9 : index
                %5476 = arith.divui %5475, %c14 : index
                %5477 = arith.muli %5476, %c22 : index
                %5478 = arith.addi %5477, %c11 : index
                %5479 = arith.remui %5475, %c14 : index
                %5480 = arith.divui %5316, %c7 : index
                %5481 = arith.remui %5316, %c7 : index
                %5482 = arith.muli %5481, %c15 : index
                %5483 = arith.addi %5480, %5482 : index
                %5484 = arith.muli %5479, %c14 : index
                %5485 = arith.divui %5483, %c20 : index
                %5486 = arith.muli %5485, %c20 : index
                %5487 = arith.remui %5483, %c7 : index
                %5488 = arith.muli %5487, %c7 : index
                %5489 = arith.addi %5486, %5488 : index
                %5490 = arith.divui %5483, %c7 : index
                %5491 = arith.remui %5490, %c7 : index
                %5492 = arith.addi %5489, %5491 : index
                %5493 = arith.addi %5484, %5492 : index
                %5494 = arith.addi %5478, %5493 : index
                %5495 = arith.addi %5452, %5494 : index
                %5496 = vector.shuffle %5430, %5430 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5496, %kv[%5495] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5497 = arith.addi %5426, %c7 : index
                %5498 = arith.divui %5497, %c14 : index
                %5499 = arith.muli %5498, %c22 : index
                %5500 = arith.addi %5499, %c11 : index
                %5501 = arith.remui %5497, %c14 : index
                %5502 = arith.divui %5316, %c7 : index
                %5503 = arith.remui %5316, %c7 : index
                %5504 = arith.muli %5503, %c15 : index
                %5505 = arith.addi %5502, %5504 : index
                %5506 = arith.muli %5501, %c14 : index
                %5507 = arith.divui %5505, %c20 : index
                %5508 = arith.muli %5507, %c20 : index
                %5509 = arith.remui %5505, %c7 : index
                %5510 = arith.muli %5509, %c7 : index
                %5511 = arith.addi %5508, %5510 : index
                %5512 = arith.divui %5505, %c7 : index
                %5513 = arith.remui %5512, %c7 : index
                %5514 = arith.addi %5511, %5513 : index
                %5515 = arith.addi %5506, %5514 : index
                %5516 = arith.addi %5500, %5515 : index
                %5517 = arith.addi %5452, %5516 : index
                %5518 = vector.shuffle %5430, %5430 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5518, %kv[%5517] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5519 = arith.addi %5426, %c2 : index
                %5520 = arith.divui %5519, %c14 : index
                %5521 = arith.muli %5520, %c22 : index
                %5522 = arith.addi %5521, %c11 : index
                %5523 = arith.remui %5519, %c14 : index
                %5524 = arith.divui %5316, %c7 : index
                %5525 = arith.remui %5316, %c7 : index
                %5526 = arith.muli %5525, %c15 : index
                %5527 = arith.addi %5524, %5526 : index
                %5528 = arith.muli %5523, %c14 : index
                %5529 = arith.divui %5527, %c20 : index
                %5530 = arith.muli %5529, %c20 : index
                %5531 = arith.remui %5527, %c7 : index
                %5532 = arith.muli %5531, %c7 : index
                %5533 = arith.addi %5530, %5532 : index
                %5534 = arith.divui %5527, %c7 : index
                %5535 = arith.remui %5534, %c7 : index
                %5536 = arith.addi %5533, %5535 : index
                %5537 = arith.addi %5528, %5536 : index
                %5538 = arith.addi %5522, %5537 : index
                %5539 = arith.addi %5452, %5538 : index
                %5540 = vector.shuffle %5430, %5430 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5540, %kv[%5539] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5541 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5541 {
            %5542 = wave.lane
            %5543 = arith.muli %5542, %c20 : index
            scf.for %5544 = %5543 to %c23 step %c5 {
              %5545 = arith.addi %5311, %5544 : index
              %5546 = vector.load %15[%5545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5547 = arith.mulf %5546, %5314 : vector<4xf32>
              %5548 = wave.fp8_encode "e5m2" %5547 : vector<4xf32> -> vector<4xi8>
              %5549 = arith.cmpi slt, %5312, %kvHeads : index
              scf.if %5549 {
                %5550 = arith.muli %5312, %c29 : index
                %5551 = arith.addi %5317, %5550 : index
                %5552 = vector.shuffle %5548, %5548 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5553 = arith.divui %5544, %c14 : index
                %5554 = arith.muli %5553, %c22 : index
                %5555 = arith.remui %5544, %c14 : index
                %5556 = arith.muli %5316, %c14 : index
                %5557 = arith.divui %5555, %c20 : index
                %5558 = arith.muli %5557, %c20 : index
                %5559 = arith.remui %5555, %c7 : index
                %5560 = arith.muli %5559, %c7 : index
                %5561 = arith.addi %5558, %5560 : index
                %5562 = arith.divui %5555, %c7 : index
                %5563 = arith.remui %5562, %c7 : index
                %5564 = arith.addi %5561, %5563 : index
                %5565 = arith.addi %5556, %5564 : index
                %5566 = arith.addi %5554, %5565 : index
                %5567 = arith.addi %5551, %5566 : index
                vector.store %5552, %kv[%5567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5568 = arith.subi %5312, %kvHeads : index
                %5569 = arith.muli %5568, %c29 : index
                %5570 = arith.addi %5317, %5569 : index
                %5571 = arith.addi %5544, %c8 : index
                %5572 = arith.divui %5571, %c14 : index
                %5573 = arith.muli %5572, %c22 : index
                %5574 = arith.addi %5573, %c11 : index
                %5575 = arith.remui %5571, %c14 : index
                %5576 = arith.divui %5316, %c7 : index
                %5577 = arith.remui %5316, %c7 : index
                %5578 = arith.muli %5577, %c15 : index
                %5579 = arith.addi %5576, %5578 : index
                %5580 = arith.muli %5575, %c14 : index
                %5581 = arith.divui %5579, %c20 : index
                %5582 = arith.muli %5581, %c20 : index
                %5583 = arith.remui %5579, %c7 : index
                %5584 = arith.muli %5583, %c7 : index
                %5585 = arith.addi %5582, %5584 : index
                %5586 = arith.divui %5579, %c7 : index
                %5587 = arith.remui %5586, %c7 : index
                %5588 = arith.addi %5585, %5587 : index
                %5589 = arith.addi %5580, %5588 : index
                %5590 = arith.addi %5574, %5589 : index
                %5591 = arith.addi %5570, %5590 : index
                %5592 = vector.shuffle %5548, %5548 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5592, %kv[%5591] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5593 = arith.addi %5544, %c9 : index
                %5594 = arith.divui %5593, %c14 : index
                %5595 = arith.muli %5594, %c22 : index
                %5596 = arith.addi %5595, %c11 : index
                %5597 = arith.remui %5593, %c14 : index
                %5598 = arith.divui %5316, %c7 : index
                %5599 = arith.remui %5316, %c7 : index
                %5600 = arith.muli %5599, %c15 : index
                %5601 = arith.addi %5598, %5600 : index
                %5602 = arith.muli %5597, %c14 : index
                %5603 = arith.divui %5601, %c20 : index
                %5604 = arith.muli %5603, %c20 : index
                %5605 = arith.remui %5601, %c7 : index
                %5606 = arith.muli %5605, %c7 : index
                %5607 = arith.addi %5604, %5606 : index
                %5608 = arith.divui %5601, %c7 : index
                %5609 = arith.remui %5608, %c7 : index
                %5610 = arith.addi %5607, %5609 : index
                %5611 = arith.addi %5602, %5610 : index
                %5612 = arith.addi %5596, %5611 : index
                %5613 = arith.addi %5570, %5612 : index
                %5614 = vector.shuffle %5548, %5548 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5614, %kv[%5613] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5615 = arith.addi %5544, %c7 : index
                %5616 = arith.divui %5615, %c14 : index
                %5617 = arith.muli %5616, %c22 : index
                %5618 = arith.addi %5617, %c11 : index
                %5619 = arith.remui %5615, %c14 : index
                %5620 = arith.divui %5316, %c7 : index
                %5621 = arith.remui %5316, %c7 : index
                %5622 = arith.muli %5621, %c15 : index
                %5623 = arith.addi %5620, %5622 : index
                %5624 = arith.muli %5619, %c14 : index
                %5625 = arith.divui %5623, %c20 : index
                %5626 = arith.muli %5625, %c20 : index
                %5627 = arith.remui %5623, %c7 : index
                %5628 = arith.muli %5627, %c7 : index
                %5629 = arith.addi %5626, %5628 : index
                %5630 = arith.divui %5623, %c7 : index
                %5631 = arith.remui %5630, %c7 : index
                %5632 = arith.addi %5629, %5631 : index
                %5633 = arith.addi %5624, %5632 : index
                %5634 = arith.addi %5618, %5633 : index
                %5635 = arith.addi %5570, %5634 : index
                %5636 = vector.shuffle %5548, %5548 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5636, %kv[%5635] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5637 = arith.addi %5544, %c2 : index
                %5638 = arith.divui %5637, %c14 : index
                %5639 = arith.muli %5638, %c22 : index
                %5640 = arith.addi %5639, %c11 : index
                %5641 = arith.remui %5637, %c14 : index
                %5642 = arith.divui %5316, %c7 : index
                %5643 = arith.remui %5316, %c7 : index
                %5644 = arith.muli %5643, %c15 : index
                %5645 = arith.addi %5642, %5644 : index
                %5646 = arith.muli %5641, %c14 : index
                %5647 = arith.divui %5645, %c20 : index
                %5648 = arith.muli %5647, %c20 : index
                %5649 = arith.remui %5645, %c7 : index
                %5650 = arith.muli %5649, %c7 : index
                %5651 = arith.addi %5648, %5650 : index
                %5652 = arith.divui %5645, %c7 : index
                %5653 = arith.remui %5652, %c7 : index
                %5654 = arith.addi %5651, %5653 : index
                %5655 = arith.addi %5646, %5654 : index
                %5656 = arith.addi %5640, %5655 : index
                %5657 = arith.addi %5570, %5656 : index
                %5658 = vector.shuffle %5548, %5548 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5658, %kv[%5657] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
