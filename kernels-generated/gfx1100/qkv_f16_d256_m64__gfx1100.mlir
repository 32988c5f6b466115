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
  %c27 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c31 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c37 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c38 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c39 = arith.constant 16384 : index
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
      %592 = memref.load %factors[%589] : memref<?xf32>
      %593 = arith.select %591, %592, %c27 : f32
      %594 = arith.addi %503, %c8 : index
      %595 = arith.muli %585, %c4 : index
      %596 = arith.addi %594, %595 : index
      %597 = memref.load %14[%596] : memref<?xf32>
      %598 = arith.addi %596, %c11 : index
      %599 = memref.load %14[%598] : memref<?xf32>
      %600 = arith.addf %597, %599 : f32
      %601 = arith.remui %500, %c6 : index
      %602 = arith.muli %601, %c18 : index
      %603 = arith.addi %11, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %593 : f32
      %608 = arith.mulf %600, %607 : f32
      %609 = arith.muli %3, %c7 : index
      %610 = arith.addi %609, %c8 : index
      %611 = arith.muli %610, %c6 : index
      %612 = arith.remui %500, %c6 : index
      %613 = arith.addi %611, %612 : index
      %614 = arith.muli %588, %c20 : index
      %615 = arith.addi %614, %613 : index
      memref.store %608, %15[%615] : memref<?xf32>
      %616 = arith.addi %503, %c20 : index
      %617 = arith.muli %585, %c4 : index
      %618 = arith.addi %616, %617 : index
      %619 = memref.load %14[%618] : memref<?xf32>
      %620 = arith.addi %618, %c11 : index
      %621 = memref.load %14[%620] : memref<?xf32>
      %622 = arith.addf %619, %621 : f32
      %623 = arith.remui %500, %c6 : index
      %624 = arith.muli %623, %c18 : index
      %625 = arith.addi %13, %624 : index
      %626 = vector.load %w[%625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %627 = vector.bitcast %626 : vector<4xi8> to vector<1xf32>
      %628 = vector.extract %627[0] : f32 from vector<1xf32>
      %629 = arith.mulf %628, %593 : f32
      %630 = arith.mulf %622, %629 : f32
      %631 = arith.muli %3, %c7 : index
      %632 = arith.addi %631, %c9 : index
      %633 = arith.muli %632, %c6 : index
      %634 = arith.remui %500, %c6 : index
      %635 = arith.addi %633, %634 : index
      %636 = arith.muli %588, %c20 : index
      %637 = arith.addi %636, %635 : index
      memref.store %630, %15[%637] : memref<?xf32>
    }
    %638 = arith.muli %4, %c18 : index
    %639 = arith.addi %638, %c9 : index
    %640 = arith.muli %639, %c7 : index
    %641 = arith.divui %500, %c6 : index
    %642 = arith.addi %640, %641 : index
    %643 = arith.addi %499, %642 : index
    %644 = arith.cmpi slt, %643, %17 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c9 : index
      %646 = memref.load %factors[%643] : memref<?xf32>
      %647 = arith.select %645, %646, %c27 : f32
      %648 = arith.addi %503, %c8 : index
      %649 = arith.muli %639, %c4 : index
      %650 = arith.addi %648, %649 : index
      %651 = memref.load %14[%650] : memref<?xf32>
      %652 = arith.addi %650, %c11 : index
      %653 = memref.load %14[%652] : memref<?xf32>
      %654 = arith.addf %651, %653 : f32
      %655 = arith.remui %500, %c6 : index
      %656 = arith.muli %655, %c18 : index
      %657 = arith.addi %11, %656 : index
      %658 = vector.load %w[%657] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %659 = vector.bitcast %658 : vector<4xi8> to vector<1xf32>
      %660 = vector.extract %659[0] : f32 from vector<1xf32>
      %661 = arith.mulf %660, %647 : f32
      %662 = arith.mulf %654, %661 : f32
      %663 = arith.muli %3, %c7 : index
      %664 = arith.addi %663, %c8 : index
      %665 = arith.muli %664, %c6 : index
      %666 = arith.remui %500, %c6 : index
      %667 = arith.addi %665, %666 : index
      %668 = arith.muli %642, %c20 : index
      %669 = arith.addi %668, %667 : index
      memref.store %662, %15[%669] : memref<?xf32>
      %670 = arith.addi %503, %c20 : index
      %671 = arith.muli %639, %c4 : index
      %672 = arith.addi %670, %671 : index
      %673 = memref.load %14[%672] : memref<?xf32>
      %674 = arith.addi %672, %c11 : index
      %675 = memref.load %14[%674] : memref<?xf32>
      %676 = arith.addf %673, %675 : f32
      %677 = arith.remui %500, %c6 : index
      %678 = arith.muli %677, %c18 : index
      %679 = arith.addi %13, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xf32>
      %682 = vector.extract %681[0] : f32 from vector<1xf32>
      %683 = arith.mulf %682, %647 : f32
      %684 = arith.mulf %676, %683 : f32
      %685 = arith.muli %3, %c7 : index
      %686 = arith.addi %685, %c9 : index
      %687 = arith.muli %686, %c6 : index
      %688 = arith.remui %500, %c6 : index
      %689 = arith.addi %687, %688 : index
      %690 = arith.muli %642, %c20 : index
      %691 = arith.addi %690, %689 : index
      memref.store %684, %15[%691] : memref<?xf32>
    }
    %692 = arith.muli %4, %c18 : index
    %693 = arith.addi %692, %c7 : index
    %694 = arith.muli %693, %c7 : index
    %695 = arith.divui %500, %c6 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.addi %499, %696 : index
    %698 = arith.cmpi slt, %697, %17 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c9 : index
      %700 = memref.load %factors[%697] : memref<?xf32>
      %701 = arith.select %699, %700, %c27 : f32
      %702 = arith.addi %503, %c8 : index
      %703 = arith.muli %693, %c4 : index
      %704 = arith.addi %702, %703 : index
      %705 = memref.load %14[%704] : memref<?xf32>
      %706 = arith.addi %704, %c11 : index
      %707 = memref.load %14[%706] : memref<?xf32>
      %708 = arith.addf %705, %707 : f32
      %709 = arith.remui %500, %c6 : index
      %710 = arith.muli %709, %c18 : index
      %711 = arith.addi %11, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %701 : f32
      %716 = arith.mulf %708, %715 : f32
      %717 = arith.muli %3, %c7 : index
      %718 = arith.addi %717, %c8 : index
      %719 = arith.muli %718, %c6 : index
      %720 = arith.remui %500, %c6 : index
      %721 = arith.addi %719, %720 : index
      %722 = arith.muli %696, %c20 : index
      %723 = arith.addi %722, %721 : index
      memref.store %716, %15[%723] : memref<?xf32>
      %724 = arith.addi %503, %c20 : index
      %725 = arith.muli %693, %c4 : index
      %726 = arith.addi %724, %725 : index
      %727 = memref.load %14[%726] : memref<?xf32>
      %728 = arith.addi %726, %c11 : index
      %729 = memref.load %14[%728] : memref<?xf32>
      %730 = arith.addf %727, %729 : f32
      %731 = arith.remui %500, %c6 : index
      %732 = arith.muli %731, %c18 : index
      %733 = arith.addi %13, %732 : index
      %734 = vector.load %w[%733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %735 = vector.bitcast %734 : vector<4xi8> to vector<1xf32>
      %736 = vector.extract %735[0] : f32 from vector<1xf32>
      %737 = arith.mulf %736, %701 : f32
      %738 = arith.mulf %730, %737 : f32
      %739 = arith.muli %3, %c7 : index
      %740 = arith.addi %739, %c9 : index
      %741 = arith.muli %740, %c6 : index
      %742 = arith.remui %500, %c6 : index
      %743 = arith.addi %741, %742 : index
      %744 = arith.muli %696, %c20 : index
      %745 = arith.addi %744, %743 : index
      memref.store %738, %15[%745] : memref<?xf32>
    }
    %746 = arith.muli %4, %c18 : index
    %747 = arith.addi %746, %c21 : index
    %748 = arith.muli %747, %c7 : index
    %749 = arith.divui %500, %c6 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.addi %499, %750 : index
    %752 = arith.cmpi slt, %751, %17 : index
    scf.if %752 {
      %753 = arith.cmpi eq, %hasFactors, %c9 : index
      %754 = memref.load %factors[%751] : memref<?xf32>
      %755 = arith.select %753, %754, %c27 : f32
      %756 = arith.addi %503, %c8 : index
      %757 = arith.muli %747, %c4 : index
      %758 = arith.addi %756, %757 : index
      %759 = memref.load %14[%758] : memref<?xf32>
      %760 = arith.addi %758, %c11 : index
      %761 = memref.load %14[%760] : memref<?xf32>
      %762 = arith.addf %759, %761 : f32
      %763 = arith.remui %500, %c6 : index
      %764 = arith.muli %763, %c18 : index
      %765 = arith.addi %11, %764 : index
      %766 = vector.load %w[%765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %767 = vector.bitcast %766 : vector<4xi8> to vector<1xf32>
      %768 = vector.extract %767[0] : f32 from vector<1xf32>
      %769 = arith.mulf %768, %755 : f32
      %770 = arith.mulf %762, %769 : f32
      %771 = arith.muli %3, %c7 : index
      %772 = arith.addi %771, %c8 : index
      %773 = arith.muli %772, %c6 : index
      %774 = arith.remui %500, %c6 : index
      %775 = arith.addi %773, %774 : index
      %776 = arith.muli %750, %c20 : index
      %777 = arith.addi %776, %775 : index
      memref.store %770, %15[%777] : memref<?xf32>
      %778 = arith.addi %503, %c20 : index
      %779 = arith.muli %747, %c4 : index
      %780 = arith.addi %778, %779 : index
      %781 = memref.load %14[%780] : memref<?xf32>
      %782 = arith.addi %780, %c11 : index
      %783 = memref.load %14[%782] : memref<?xf32>
      %784 = arith.addf %781, %783 : f32
      %785 = arith.remui %500, %c6 : index
      %786 = arith.muli %785, %c18 : index
      %787 = arith.addi %13, %786 : index
      %788 = vector.load %w[%787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %789 = vector.bitcast %788 : vector<4xi8> to vector<1xf32>
      %790 = vector.extract %789[0] : f32 from vector<1xf32>
      %791 = arith.mulf %790, %755 : f32
      %792 = arith.mulf %784, %791 : f32
      %793 = arith.muli %3, %c7 : index
      %794 = arith.addi %793, %c9 : index
      %795 = arith.muli %794, %c6 : index
      %796 = arith.remui %500, %c6 : index
      %797 = arith.addi %795, %796 : index
      %798 = arith.muli %750, %c20 : index
      %799 = arith.addi %798, %797 : index
      memref.store %792, %15[%799] : memref<?xf32>
    }
    wave.barrier
    %800 = arith.addi %18, %c8 : index
    %801 = wave.wave
    %802 = arith.addi %801, %c8 : index
    %803 = arith.addi %800, %802 : index
    %804 = arith.cmpi slt, %803, %17 : index
    scf.if %804 {
      %805 = arith.addi %800, %802 : index
      %806 = arith.muli %802, %c20 : index
      %807 = wave.lane
      %808 = arith.addi %807, %c8 : index
      %809 = arith.cmpi eq, %hasBias, %c9 : index
      %810 = arith.addi %806, %808 : index
      %811 = memref.load %15[%810] : memref<?xf32>
      %812 = arith.muli %0, %c20 : index
      %813 = arith.addi %812, %808 : index
      %814 = memref.load %bias[%813] : memref<?xf32>
      %815 = arith.addf %811, %814 : f32
      %816 = arith.select %809, %815, %811 : f32
      %817 = arith.addi %808, %c5 : index
      %818 = arith.cmpi eq, %hasBias, %c9 : index
      %819 = arith.addi %806, %817 : index
      %820 = memref.load %15[%819] : memref<?xf32>
      %821 = arith.muli %0, %c20 : index
      %822 = arith.addi %821, %817 : index
      %823 = memref.load %bias[%822] : memref<?xf32>
      %824 = arith.addf %820, %823 : f32
      %825 = arith.select %818, %824, %820 : f32
      %826 = arith.addi %807, %c4 : index
      %827 = arith.cmpi eq, %hasBias, %c9 : index
      %828 = arith.addi %806, %826 : index
      %829 = memref.load %15[%828] : memref<?xf32>
      %830 = arith.muli %0, %c20 : index
      %831 = arith.addi %830, %826 : index
      %832 = memref.load %bias[%831] : memref<?xf32>
      %833 = arith.addf %829, %832 : f32
      %834 = arith.select %827, %833, %829 : f32
      %835 = arith.addi %826, %c5 : index
      %836 = arith.cmpi eq, %hasBias, %c9 : index
      %837 = arith.addi %806, %835 : index
      %838 = memref.load %15[%837] : memref<?xf32>
      %839 = arith.muli %0, %c20 : index
      %840 = arith.addi %839, %835 : index
      %841 = memref.load %bias[%840] : memref<?xf32>
      %842 = arith.addf %838, %841 : f32
      %843 = arith.select %836, %842, %838 : f32
      %844 = arith.addi %807, %c12 : index
      %845 = arith.cmpi eq, %hasBias, %c9 : index
      %846 = arith.addi %806, %844 : index
      %847 = memref.load %15[%846] : memref<?xf32>
      %848 = arith.muli %0, %c20 : index
      %849 = arith.addi %848, %844 : index
      %850 = memref.load %bias[%849] : memref<?xf32>
      %851 = arith.addf %847, %850 : f32
      %852 = arith.select %845, %851, %847 : f32
      %853 = arith.addi %844, %c5 : index
      %854 = arith.cmpi eq, %hasBias, %c9 : index
      %855 = arith.addi %806, %853 : index
      %856 = memref.load %15[%855] : memref<?xf32>
      %857 = arith.muli %0, %c20 : index
      %858 = arith.addi %857, %853 : index
      %859 = memref.load %bias[%858] : memref<?xf32>
      %860 = arith.addf %856, %859 : f32
      %861 = arith.select %854, %860, %856 : f32
      %862 = arith.addi %807, %c22 : index
      %863 = arith.cmpi eq, %hasBias, %c9 : index
      %864 = arith.addi %806, %862 : index
      %865 = memref.load %15[%864] : memref<?xf32>
      %866 = arith.muli %0, %c20 : index
      %867 = arith.addi %866, %862 : index
      %868 = memref.load %bias[%867] : memref<?xf32>
      %869 = arith.addf %865, %868 : f32
      %870 = arith.select %863, %869, %865 : f32
      %871 = arith.addi %862, %c5 : index
      %872 = arith.cmpi eq, %hasBias, %c9 : index
      %873 = arith.addi %806, %871 : index
      %874 = memref.load %15[%873] : memref<?xf32>
      %875 = arith.muli %0, %c20 : index
      %876 = arith.addi %875, %871 : index
      %877 = memref.load %bias[%876] : memref<?xf32>
      %878 = arith.addf %874, %877 : f32
      %879 = arith.select %872, %878, %874 : f32
      %880 = arith.addi %heads, %kvHeads : index
      %881 = arith.cmpi slt, %0, %880 : index
      scf.if %881 {
        %882 = arith.addi %positionsAt, %805 : index
        %883 = memref.load %step[%882] : memref<?xi32>
        %884 = arith.index_cast %883 : i32 to index
        %885 = arith.cmpi eq, %hasNorm, %c9 : index
        %886 = math.fma %816, %816, %c31 : f32
        %887 = math.fma %825, %825, %886 : f32
        %888 = math.fma %834, %834, %887 : f32
        %889 = math.fma %843, %843, %888 : f32
        %890 = math.fma %852, %852, %889 : f32
        %891 = math.fma %861, %861, %890 : f32
        %892 = math.fma %870, %870, %891 : f32
        %893 = math.fma %879, %879, %892 : f32
        %894 = vector.broadcast %893 : f32 to vector<1xf32>
        %895 = wave.reduce "add" %894 : vector<1xf32>
        %896 = arith.mulf %895, %inverseHeadDim : f32
        %897 = arith.addf %896, %epsilon : f32
        %898 = math.sqrt %897 : f32
        %899 = arith.divf %c27, %898 : f32
        %900 = arith.cmpi slt, %0, %heads : index
        %901 = arith.addi %808, %c5 : index
        %902 = memref.load %query_norm[%808] : memref<?xf32>
        %903 = memref.load %key_norm[%808] : memref<?xf32>
        %904 = arith.select %900, %902, %903 : f32
        %905 = arith.mulf %816, %899 : f32
        %906 = arith.mulf %905, %904 : f32
        %907 = arith.select %885, %906, %816 : f32
        %908 = memref.load %query_norm[%901] : memref<?xf32>
        %909 = memref.load %key_norm[%901] : memref<?xf32>
        %910 = arith.select %900, %908, %909 : f32
        %911 = arith.mulf %825, %899 : f32
        %912 = arith.mulf %911, %910 : f32
        %913 = arith.select %885, %912, %825 : f32
        %914 = arith.addi %826, %c5 : index
        %915 = memref.load %query_norm[%826] : memref<?xf32>
        %916 = memref.load %key_norm[%826] : memref<?xf32>
        %917 = arith.select %900, %915, %916 : f32
        %918 = arith.mulf %834, %899 : f32
        %919 = arith.mulf %918, %917 : f32
        %920 = arith.select %885, %919, %834 : f32
        %921 = memref.load %query_norm[%914] : memref<?xf32>
        %922 = memref.load %key_norm[%914] : memref<?xf32>
        %923 = arith.select %900, %921, %922 : f32
        %924 = arith.mulf %843, %899 : f32
        %925 = arith.mulf %924, %923 : f32
        %926 = arith.select %885, %925, %843 : f32
        %927 = arith.addi %844, %c5 : index
        %928 = memref.load %query_norm[%844] : memref<?xf32>
        %929 = memref.load %key_norm[%844] : memref<?xf32>
        %930 = arith.select %900, %928, %929 : f32
        %931 = arith.mulf %852, %899 : f32
        %932 = arith.mulf %931, %930 : f32
        %933 = arith.select %885, %932, %852 : f32
        %934 = memref.load %query_norm[%927] : memref<?xf32>
        %935 = memref.load %key_norm[%927] : memref<?xf32>
        %936 = arith.select %900, %934, %935 : f32
        %937 = arith.mulf %861, %899 : f32
        %938 = arith.mulf %937, %936 : f32
        %939 = arith.select %885, %938, %861 : f32
        %940 = arith.addi %862, %c5 : index
        %941 = memref.load %query_norm[%862] : memref<?xf32>
        %942 = memref.load %key_norm[%862] : memref<?xf32>
        %943 = arith.select %900, %941, %942 : f32
        %944 = arith.mulf %870, %899 : f32
        %945 = arith.mulf %944, %943 : f32
        %946 = arith.select %885, %945, %870 : f32
        %947 = memref.load %query_norm[%940] : memref<?xf32>
        %948 = memref.load %key_norm[%940] : memref<?xf32>
        %949 = arith.select %900, %947, %948 : f32
        %950 = arith.mulf %879, %899 : f32
        %951 = arith.mulf %950, %949 : f32
        %952 = arith.select %885, %951, %879 : f32
        %953 = arith.remui %884, %c20 : index
        %954 = arith.muli %953, %c20 : index
        %955 = arith.addi %954, %808 : index
        %956 = arith.divui %884, %c20 : index
        %957 = arith.addi %956, %c20 : index
        %958 = arith.muli %957, %c20 : index
        %959 = arith.addi %958, %808 : index
        %960 = memref.load %rope[%955] : memref<?xf32>
        %961 = arith.addi %955, %c5 : index
        %962 = memref.load %rope[%961] : memref<?xf32>
        %963 = memref.load %rope[%959] : memref<?xf32>
        %964 = arith.addi %959, %c5 : index
        %965 = memref.load %rope[%964] : memref<?xf32>
        %966 = arith.mulf %963, %960 : f32
        %967 = arith.mulf %965, %962 : f32
        %968 = arith.subf %966, %967 : f32
        %969 = arith.mulf %965, %960 : f32
        %970 = arith.mulf %963, %962 : f32
        %971 = arith.addf %969, %970 : f32
        %972 = arith.mulf %907, %968 : f32
        %973 = arith.mulf %913, %971 : f32
        %974 = arith.subf %972, %973 : f32
        %975 = arith.mulf %913, %968 : f32
        %976 = arith.mulf %907, %971 : f32
        %977 = arith.addf %975, %976 : f32
        %978 = arith.cmpi slt, %0, %heads : index
        scf.if %978 {
          %979 = arith.muli %805, %heads : index
          %980 = arith.addi %979, %0 : index
          %981 = arith.muli %980, %c20 : index
          %982 = arith.addi %981, %808 : index
          memref.store %974, %q[%982] : memref<?xf32>
          %983 = arith.addi %982, %c5 : index
          memref.store %977, %q[%983] : memref<?xf32>
        } else {
          %984 = arith.addi %806, %808 : index
          memref.store %974, %15[%984] : memref<?xf32>
          %985 = arith.addi %806, %808 : index
          %986 = arith.addi %985, %c5 : index
          memref.store %977, %15[%986] : memref<?xf32>
        }
        %987 = arith.remui %884, %c20 : index
        %988 = arith.muli %987, %c20 : index
        %989 = arith.addi %988, %826 : index
        %990 = arith.divui %884, %c20 : index
        %991 = arith.addi %990, %c20 : index
        %992 = arith.muli %991, %c20 : index
        %993 = arith.addi %992, %826 : index
        %994 = memref.load %rope[%989] : memref<?xf32>
        %995 = arith.addi %989, %c5 : index
        %996 = memref.load %rope[%995] : memref<?xf32>
        %997 = memref.load %rope[%993] : memref<?xf32>
        %998 = arith.addi %993, %c5 : index
        %999 = memref.load %rope[%998] : memref<?xf32>
        %1000 = arith.mulf %997, %994 : f32
        %1001 = arith.mulf %999, %996 : f32
        %1002 = arith.subf %1000, %1001 : f32
        %1003 = arith.mulf %999, %994 : f32
        %1004 = arith.mulf %997, %996 : f32
        %1005 = arith.addf %1003, %1004 : f32
        %1006 = arith.mulf %920, %1002 : f32
        %1007 = arith.mulf %926, %1005 : f32
        %1008 = arith.subf %1006, %1007 : f32
        %1009 = arith.mulf %926, %1002 : f32
        %1010 = arith.mulf %920, %1005 : f32
        %1011 = arith.addf %1009, %1010 : f32
        %1012 = arith.cmpi slt, %0, %heads : index
        scf.if %1012 {
          %1013 = arith.muli %805, %heads : index
          %1014 = arith.addi %1013, %0 : index
          %1015 = arith.muli %1014, %c20 : index
          %1016 = arith.addi %1015, %826 : index
          memref.store %1008, %q[%1016] : memref<?xf32>
          %1017 = arith.addi %1016, %c5 : index
          memref.store %1011, %q[%1017] : memref<?xf32>
        } else {
          %1018 = arith.addi %806, %826 : index
          memref.store %1008, %15[%1018] : memref<?xf32>
          %1019 = arith.addi %806, %826 : index
          %1020 = arith.addi %1019, %c5 : index
          memref.store %1011, %15[%1020] : memref<?xf32>
        }
        %1021 = arith.remui %884, %c20 : index
        %1022 = arith.muli %1021, %c20 : index
        %1023 = arith.addi %1022, %844 : index
        %1024 = arith.divui %884, %c20 : index
        %1025 = arith.addi %1024, %c20 : index
        %1026 = arith.muli %1025, %c20 : index
        %1027 = arith.addi %1026, %844 : index
        %1028 = memref.load %rope[%1023] : memref<?xf32>
        %1029 = arith.addi %1023, %c5 : index
        %1030 = memref.load %rope[%1029] : memref<?xf32>
        %1031 = memref.load %rope[%1027] : memref<?xf32>
        %1032 = arith.addi %1027, %c5 : index
        %1033 = memref.load %rope[%1032] : memref<?xf32>
        %1034 = arith.mulf %1031, %1028 : f32
        %1035 = arith.mulf %1033, %1030 : f32
        %1036 = arith.subf %1034, %1035 : f32
        %1037 = arith.mulf %1033, %1028 : f32
        %1038 = arith.mulf %1031, %1030 : f32
        %1039 = arith.addf %1037, %1038 : f32
        %1040 = arith.mulf %933, %1036 : f32
        %1041 = arith.mulf %939, %1039 : f32
        %1042 = arith.subf %1040, %1041 : f32
        %1043 = arith.mulf %939, %1036 : f32
        %1044 = arith.mulf %933, %1039 : f32
        %1045 = arith.addf %1043, %1044 : f32
        %1046 = arith.cmpi slt, %0, %heads : index
        scf.if %1046 {
          %1047 = arith.muli %805, %heads : index
          %1048 = arith.addi %1047, %0 : index
          %1049 = arith.muli %1048, %c20 : index
          %1050 = arith.addi %1049, %844 : index
          memref.store %1042, %q[%1050] : memref<?xf32>
          %1051 = arith.addi %1050, %c5 : index
          memref.store %1045, %q[%1051] : memref<?xf32>
        } else {
          %1052 = arith.addi %806, %844 : index
          memref.store %1042, %15[%1052] : memref<?xf32>
          %1053 = arith.addi %806, %844 : index
          %1054 = arith.addi %1053, %c5 : index
          memref.store %1045, %15[%1054] : memref<?xf32>
        }
        %1055 = arith.remui %884, %c20 : index
        %1056 = arith.muli %1055, %c20 : index
        %1057 = arith.addi %1056, %862 : index
        %1058 = arith.divui %884, %c20 : index
        %1059 = arith.addi %1058, %c20 : index
        %1060 = arith.muli %1059, %c20 : index
        %1061 = arith.addi %1060, %862 : index
        %1062 = memref.load %rope[%1057] : memref<?xf32>
        %1063 = arith.addi %1057, %c5 : index
        %1064 = memref.load %rope[%1063] : memref<?xf32>
        %1065 = memref.load %rope[%1061] : memref<?xf32>
        %1066 = arith.addi %1061, %c5 : index
        %1067 = memref.load %rope[%1066] : memref<?xf32>
        %1068 = arith.mulf %1065, %1062 : f32
        %1069 = arith.mulf %1067, %1064 : f32
        %1070 = arith.subf %1068, %1069 : f32
        %1071 = arith.mulf %1067, %1062 : f32
        %1072 = arith.mulf %1065, %1064 : f32
        %1073 = arith.addf %1071, %1072 : f32
        %1074 = arith.mulf %946, %1070 : f32
        %1075 = arith.mulf %952, %1073 : f32
        %1076 = arith.subf %1074, %1075 : f32
        %1077 = arith.mulf %952, %1070 : f32
        %1078 = arith.mulf %946, %1073 : f32
        %1079 = arith.addf %1077, %1078 : f32
        %1080 = arith.cmpi slt, %0, %heads : index
        scf.if %1080 {
          %1081 = arith.muli %805, %heads : index
          %1082 = arith.addi %1081, %0 : index
          %1083 = arith.muli %1082, %c20 : index
          %1084 = arith.addi %1083, %862 : index
          memref.store %1076, %q[%1084] : memref<?xf32>
          %1085 = arith.addi %1084, %c5 : index
          memref.store %1079, %q[%1085] : memref<?xf32>
        } else {
          %1086 = arith.addi %806, %862 : index
          memref.store %1076, %15[%1086] : memref<?xf32>
          %1087 = arith.addi %806, %862 : index
          %1088 = arith.addi %1087, %c5 : index
          memref.store %1079, %15[%1088] : memref<?xf32>
        }
      } else {
        %1089 = arith.cmpi slt, %0, %heads : index
        scf.if %1089 {
          %1090 = arith.muli %805, %heads : index
          %1091 = arith.addi %1090, %0 : index
          %1092 = arith.muli %1091, %c20 : index
          %1093 = arith.addi %1092, %808 : index
          memref.store %816, %q[%1093] : memref<?xf32>
          %1094 = arith.addi %1093, %c5 : index
          memref.store %825, %q[%1094] : memref<?xf32>
        } else {
          %1095 = arith.addi %806, %808 : index
          memref.store %816, %15[%1095] : memref<?xf32>
          %1096 = arith.addi %806, %808 : index
          %1097 = arith.addi %1096, %c5 : index
          memref.store %825, %15[%1097] : memref<?xf32>
        }
        %1098 = arith.cmpi slt, %0, %heads : index
        scf.if %1098 {
          %1099 = arith.muli %805, %heads : index
          %1100 = arith.addi %1099, %0 : index
          %1101 = arith.muli %1100, %c20 : index
          %1102 = arith.addi %1101, %826 : index
          memref.store %834, %q[%1102] : memref<?xf32>
          %1103 = arith.addi %1102, %c5 : index
          memref.store %843, %q[%1103] : memref<?xf32>
        } else {
          %1104 = arith.addi %806, %826 : index
          memref.store %834, %15[%1104] : memref<?xf32>
          %1105 = arith.addi %806, %826 : index
          %1106 = arith.addi %1105, %c5 : index
          memref.store %843, %15[%1106] : memref<?xf32>
        }
        %1107 = arith.cmpi slt, %0, %heads : index
        scf.if %1107 {
          %1108 = arith.muli %805, %heads : index
          %1109 = arith.addi %1108, %0 : index
          %1110 = arith.muli %1109, %c20 : index
          %1111 = arith.addi %1110, %844 : index
          memref.store %852, %q[%1111] : memref<?xf32>
          %1112 = arith.addi %1111, %c5 : index
          memref.store %861, %q[%1112] : memref<?xf32>
        } else {
          %1113 = arith.addi %806, %844 : index
          memref.store %852, %15[%1113] : memref<?xf32>
          %1114 = arith.addi %806, %844 : index
          %1115 = arith.addi %1114, %c5 : index
          memref.store %861, %15[%1115] : memref<?xf32>
        }
        %1116 = arith.cmpi slt, %0, %heads : index
        scf.if %1116 {
          %1117 = arith.muli %805, %heads : index
          %1118 = arith.addi %1117, %0 : index
          %1119 = arith.muli %1118, %c20 : index
          %1120 = arith.addi %1119, %862 : index
          memref.store %870, %q[%1120] : memref<?xf32>
          %1121 = arith.addi %1120, %c5 : index
          memref.store %879, %q[%1121] : memref<?xf32>
        } else {
          %1122 = arith.addi %806, %862 : index
          memref.store %870, %15[%1122] : memref<?xf32>
          %1123 = arith.addi %806, %862 : index
          %1124 = arith.addi %1123, %c5 : index
          memref.store %879, %15[%1124] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1125 = arith.cmpi sge, %0, %heads : index
    scf.if %1125 {
      %1126 = arith.addi %801, %c8 : index
      %1127 = arith.addi %800, %1126 : index
      %1128 = arith.cmpi slt, %1127, %17 : index
      scf.if %1128 {
        %1129 = arith.addi %800, %1126 : index
        %1130 = arith.addi %slotsAt, %1129 : index
        %1131 = memref.load %step[%1130] : memref<?xi32>
        %1132 = arith.index_cast %1131 : i32 to index
        %1133 = arith.cmpi sge, %1132, %c8 : index
        scf.if %1133 {
          %1134 = arith.muli %1126, %c20 : index
          %1135 = arith.subi %0, %heads : index
          %1136 = memref.load %scales[%1135] : memref<?xf32>
          %1137 = vector.broadcast %1136 : f32 to vector<4xf32>
          %1138 = arith.divui %1132, %c6 : index
          %1139 = arith.remui %1132, %c6 : index
          %1140 = arith.muli %1138, %pageBytes : index
          %1141 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1141 {
            %1142 = wave.lane
            %1143 = arith.muli %1142, %c18 : index
            scf.for %1144 = %1143 to %c20 step %c5 {
              %1145 = arith.addi %1134, %1144 : index
              %1146 = vector.load %15[%1145] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1147 = arith.mulf %1146, %1137 : vector<4xf32>
              %1148 = arith.minimumf %1147, %c37 : vector<4xf32>
              %1149 = arith.maximumf %1148, %c38 : vector<4xf32>
              %1150 = arith.truncf %1149 : vector<4xf32> to vector<4xf16>
              %1151 = vector.bitcast %1150 : vector<4xf16> to vector<8xi8>
              %1152 = arith.cmpi slt, %1135, %kvHeads : index
              scf.if %1152 {
                %1153 = arith.muli %1135, %c39 : index
                %1154 = arith.addi %1140, %1153 : index
                %1155 = arith.divui %1144, %c6 : index
                %1156 = arith.muli %1155, %c19 : index
                %1157 = arith.remui %1144, %c6 : index
                %1158 = arith.divui %1157, %c2 : index
                %1159 = arith.muli %1158, %c20 : index
                %1160 = arith.muli %1139, %c6 : index
                %1161 = arith.addi %1159, %1160 : index
                %1162 = arith.remui %1157, %c2 : index
                %1163 = arith.muli %1162, %c7 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.addi %1156, %1164 : index
                %1166 = arith.addi %1154, %1165 : index
                vector.store %1151, %kv[%1166] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1167 = arith.subi %1135, %kvHeads : index
                %1168 = arith.muli %1167, %c39 : index
                %1169 = arith.addi %1140, %1168 : index
                %1170 = arith.addi %1144, %c8 : index
                %1171 = arith.divui %1170, %c6 : index
                %1172 = arith.muli %1171, %c19 : index
                %1173 = arith.addi %1172, %c10 : index
                %1174 = arith.remui %1170, %c6 : index
                %1175 = arith.divui %1139, %c7 : index
                %1176 = arith.remui %1139, %c7 : index
                %1177 = arith.muli %1176, %c2 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c2 : index
                %1180 = arith.muli %1179, %c20 : index
                %1181 = arith.muli %1174, %c6 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c2 : index
                %1184 = arith.muli %1183, %c7 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1173, %1185 : index
                %1187 = arith.addi %1169, %1186 : index
                %1188 = vector.shuffle %1151, %1151 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1188, %kv[%1187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1189 = arith.addi %1144, %c9 : index
                %1190 = arith.divui %1189, %c6 : index
                %1191 = arith.muli %1190, %c19 : index
                %1192 = arith.addi %1191, %c10 : index
                %1193 = arith.remui %1189, %c6 : index
                %1194 = arith.divui %1139, %c7 : index
                %1195 = arith.remui %1139, %c7 : index
                %1196 = arith.muli %1195, %c2 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.divui %1197, %c2 : index
                %1199 = arith.muli %1198, %c20 : index
                %1200 = arith.muli %1193, %c6 : index
                %1201 = arith.addi %1199, %1200 : index
                %1202 = arith.remui %1197, %c2 : index
                %1203 = arith.muli %1202, %c7 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.addi %1192, %1204 : index
                %1206 = arith.addi %1169, %1205 : index
                %1207 = vector.shuffle %1151, %1151 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1207, %kv[%1206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1208 = arith.addi %1144, %c7 : index
                %1209 = arith.divui %1208, %c6 : index
                %1210 = arith.muli %1209, %c19 : index
                %1211 = arith.addi %1210, %c10 : index
                %1212 = arith.remui %1208, %c6 : index
                %1213 = arith.divui %1139, %c7 : index
                %1214 = arith.remui %1139, %c7 : index
                %1215 = arith.muli %1214, %c2 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1216, %c2 : index
                %1218 = arith.muli %1217, %c20 : index
                %1219 = arith.muli %1212, %c6 : index
                %1220 = arith.addi %1218, %1219 : index
                %1221 = arith.remui %1216, %c2 : index
                %1222 = arith.muli %1221, %c7 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1211, %1223 : index
                %1225 = arith.addi %1169, %1224 : index
                %1226 = vector.shuffle %1151, %1151 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1226, %kv[%1225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1227 = arith.addi %1144, %c21 : index
                %1228 = arith.divui %1227, %c6 : index
                %1229 = arith.muli %1228, %c19 : index
                %1230 = arith.addi %1229, %c10 : index
                %1231 = arith.remui %1227, %c6 : index
                %1232 = arith.divui %1139, %c7 : index
                %1233 = arith.remui %1139, %c7 : index
                %1234 = arith.muli %1233, %c2 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.divui %1235, %c2 : index
                %1237 = arith.muli %1236, %c20 : index
                %1238 = arith.muli %1231, %c6 : index
                %1239 = arith.addi %1237, %1238 : index
                %1240 = arith.remui %1235, %c2 : index
                %1241 = arith.muli %1240, %c7 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1230, %1242 : index
                %1244 = arith.addi %1169, %1243 : index
                %1245 = vector.shuffle %1151, %1151 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1245, %kv[%1244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1246 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1246 {
            %1247 = wave.lane
            %1248 = arith.muli %1247, %c18 : index
            scf.for %1249 = %1248 to %c20 step %c5 {
              %1250 = arith.addi %1134, %1249 : index
              %1251 = vector.load %15[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1252 = arith.mulf %1251, %1137 : vector<4xf32>
              %1253 = wave.fp8_encode "e4m3" %1252 : vector<4xf32> -> vector<4xi8>
              %1254 = arith.cmpi slt, %1135, %kvHeads : index
              scf.if %1254 {
                %1255 = arith.muli %1135, %c10 : index
                %1256 = arith.addi %1140, %1255 : index
                %1257 = vector.shuffle %1253, %1253 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1258 = arith.divui %1249, %c6 : index
                %1259 = arith.muli %1258, %c20 : index
                %1260 = arith.remui %1249, %c6 : index
                %1261 = arith.muli %1139, %c6 : index
                %1262 = arith.divui %1260, %c18 : index
                %1263 = arith.muli %1262, %c18 : index
                %1264 = arith.remui %1260, %c7 : index
                %1265 = arith.muli %1264, %c7 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.divui %1260, %c7 : index
                %1268 = arith.remui %1267, %c7 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.addi %1261, %1269 : index
                %1271 = arith.addi %1259, %1270 : index
                %1272 = arith.addi %1256, %1271 : index
                vector.store %1257, %kv[%1272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1273 = arith.subi %1135, %kvHeads : index
                %1274 = arith.muli %1273, %c10 : index
                %1275 = arith.addi %1140, %1274 : index
                %1276 = arith.addi %1249, %c8 : index
                %1277 = arith.divui %1276, %c6 : index
                %1278 = arith.muli %1277, %c20 : index
                %1279 = arith.addi %1278, %c11 : index
                %1280 = arith.remui %1276, %c6 : index
                %1281 = arith.divui %1139, %c7 : index
                %1282 = arith.remui %1139, %c7 : index
                %1283 = arith.muli %1282, %c2 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.muli %1280, %c6 : index
                %1286 = arith.divui %1284, %c18 : index
                %1287 = arith.muli %1286, %c18 : index
                %1288 = arith.remui %1284, %c7 : index
                %1289 = arith.muli %1288, %c7 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.divui %1284, %c7 : index
                %1292 = arith.remui %1291, %c7 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.addi %1285, %1293 : index
                %1295 = arith.addi %1279, %1294 : index
                %1296 = arith.addi %1275, %1295 : index
                %1297 = vector.shuffle %1253, %1253 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1297, %kv[%1296] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1298 = arith.addi %1249, %c9 : index
                %1299 = arith.divui %1298, %c6 : index
                %1300 = arith.muli %1299, %c20 : index
                %1301 = arith.addi %1300, %c11 : index
                %1302 = arith.remui %1298, %c6 : index
                %1303 = arith.divui %1139, %c7 : index
                %1304 = arith.remui %1139, %c7 : index
                %1305 = arith.muli %1304, %c2 : index
                %1306 = arith.addi %1303, %1305 : index
                %1307 = arith.muli %1302, %c6 : index
                %1308 = arith.divui %1306, %c18 : index
                %1309 = arith.muli %1308, %c18 : index
                %1310 = arith.remui %1306, %c7 : index
                %1311 = arith.muli %1310, %c7 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.divui %1306, %c7 : index
                %1314 = arith.remui %1313, %c7 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.addi %1307, %1315 : index
                %1317 = arith.addi %1301, %1316 : index
                %1318 = arith.addi %1275, %1317 : index
                %1319 = vector.shuffle %1253, %1253 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1319, %kv[%1318] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1320 = arith.addi %1249, %c7 : index
                %1321 = arith.divui %1320, %c6 : index
                %1322 = arith.muli %1321, %c20 : index
                %1323 = arith.addi %1322, %c11 : index
                %1324 = arith.remui %1320, %c6 : index
                %1325 = arith.divui %1139, %c7 : index
                %1326 = arith.remui %1139, %c7 : index
                %1327 = arith.muli %1326, %c2 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.muli %1324, %c6 : index
                %1330 = arith.divui %1328, %c18 : index
                %1331 = arith.muli %1330, %c18 : index
                %1332 = arith.remui %1328, %c7 : index
                %1333 = arith.muli %1332, %c7 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.divui %1328, %c7 : index
                %1336 = arith.remui %1335, %c7 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1329, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                %1340 = arith.addi %1275, %1339 : index
                %1341 = vector.shuffle %1253, %1253 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1341, %kv[%1340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1342 = arith.addi %1249, %c21 : index
                %1343 = arith.divui %1342, %c6 : index
                %1344 = arith.muli %1343, %c20 : index
                %1345 = arith.addi %1344, %c11 : index
                %1346 = arith.remui %1342, %c6 : index
                %1347 = arith.divui %1139, %c7 : index
                %1348 = arith.remui %1139, %c7 : index
                %1349 = arith.muli %1348, %c2 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.muli %1346, %c6 : index
                %1352 = arith.divui %1350, %c18 : index
                %1353 = arith.muli %1352, %c18 : index
                %1354 = arith.remui %1350, %c7 : index
                %1355 = arith.muli %1354, %c7 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.divui %1350, %c7 : index
                %1358 = arith.remui %1357, %c7 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.addi %1351, %1359 : index
                %1361 = arith.addi %1345, %1360 : index
                %1362 = arith.addi %1275, %1361 : index
                %1363 = vector.shuffle %1253, %1253 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1363, %kv[%1362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1364 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1364 {
            %1365 = wave.lane
            %1366 = arith.muli %1365, %c18 : index
            scf.for %1367 = %1366 to %c20 step %c5 {
              %1368 = arith.addi %1134, %1367 : index
              %1369 = vector.load %15[%1368] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1370 = arith.mulf %1369, %1137 : vector<4xf32>
              %1371 = wave.fp8_encode "e5m2" %1370 : vector<4xf32> -> vector<4xi8>
              %1372 = arith.cmpi slt, %1135, %kvHeads : index
              scf.if %1372 {
                %1373 = arith.muli %1135, %c10 : index
                %1374 = arith.addi %1140, %1373 : index
                %1375 = vector.shuffle %1371, %1371 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1376 = arith.divui %1367, %c6 : index
                %1377 = arith.muli %1376, %c20 : index
                %1378 = arith.remui %1367, %c6 : index
                %1379 = arith.muli %1139, %c6 : index
                %1380 = arith.divui %1378, %c18 : index
                %1381 = arith.muli %1380, %c18 : index
                %1382 = arith.remui %1378, %c7 : index
                %1383 = arith.muli %1382, %c7 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.divui %1378, %c7 : index
                %1386 = arith.remui %1385, %c7 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.addi %1379, %1387 : index
                %1389 = arith.addi %1377, %1388 : index
                %1390 = arith.addi %1374, %1389 : index
                vector.store %1375, %kv[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1391 = arith.subi %1135, %kvHeads : index
                %1392 = arith.muli %1391, %c10 : index
                %1393 = arith.addi %1140, %1392 : index
                %1394 = arith.addi %1367, %c8 : index
                %1395 = arith.divui %1394, %c6 : index
                %1396 = arith.muli %1395, %c20 : index
                %1397 = arith.addi %1396, %c11 : index
                %1398 = arith.remui %1394, %c6 : index
                %1399 = arith.divui %1139, %c7 : index
                %1400 = arith.remui %1139, %c7 : index
                %1401 = arith.muli %1400, %c2 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.muli %1398, %c6 : index
                %1404 = arith.divui %1402, %c18 : index
                %1405 = arith.muli %1404, %c18 : index
                %1406 = arith.remui %1402, %c7 : index
                %1407 = arith.muli %1406, %c7 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.divui %1402, %c7 : index
                %1410 = arith.remui %1409, %c7 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.addi %1403, %1411 : index
                %1413 = arith.addi %1397, %1412 : index
                %1414 = arith.addi %1393, %1413 : index
                %1415 = vector.shuffle %1371, %1371 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1415, %kv[%1414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1416 = arith.addi %1367, %c9 : index
                %1417 = arith.divui %1416, %c6 : index
                %1418 = arith.muli %1417, %c20 : index
                %1419 = arith.addi %1418, %c11 : index
                %1420 = arith.remui %1416, %c6 : index
                %1421 = arith.divui %1139, %c7 : index
                %1422 = arith.remui %1139, %c7 : index
                %1423 = arith.muli %1422, %c2 : index
                %1424 = arith.addi %1421, %1423 : index
                %1425 = arith.muli %1420, %c6 : index
                %1426 = arith.divui %1424, %c18 : index
                %1427 = arith.muli %1426, %c18 : index
                %1428 = arith.remui %1424, %c7 : index
                %1429 = arith.muli %1428, %c7 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.divui %1424, %c7 : index
                %1432 = arith.remui %1431, %c7 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.addi %1425, %1433 : index
                %1435 = arith.addi %1419, %1434 : index
                %1436 = arith.addi %1393, %1435 : index
                %1437 = vector.shuffle %1371, %1371 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1437, %kv[%1436] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1438 = arith.addi %1367, %c7 : index
                %1439 = arith.divui %1438, %c6 : index
                %1440 = arith.muli %1439, %c20 : index
                %1441 = arith.addi %1440, %c11 : index
                %1442 = arith.remui %1438, %c6 : index
                %1443 = arith.divui %1139, %c7 : index
                %1444 = arith.remui %1139, %c7 : index
                %1445 = arith.muli %1444, %c2 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.muli %1442, %c6 : index
                %1448 = arith.divui %1446, %c18 : index
                %1449 = arith.muli %1448, %c18 : index
                %1450 = arith.remui %1446, %c7 : index
                %1451 = arith.muli %1450, %c7 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.divui %1446, %c7 : index
                %1454 = arith.remui %1453, %c7 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.addi %1447, %1455 : index
                %1457 = arith.addi %1441, %1456 : index
                %1458 = arith.addi %1393, %1457 : index
                %1459 = vector.shuffle %1371, %1371 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1459, %kv[%1458] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1460 = arith.addi %1367, %c21 : index
                %1461 = arith.divui %1460, %c6 : index
                %1462 = arith.muli %1461, %c20 : index
                %1463 = arith.addi %1462, %c11 : index
                %1464 = arith.remui %1460, %c6 : index
                %1465 = arith.divui %1139, %c7 : index
                %1466 = arith.remui %1139, %c7 : index
                %1467 = arith.muli %1466, %c2 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.muli %1464, %c6 : index
                %1470 = arith.divui %1468, %c18 : index
                %1471 = arith.muli %1470, %c18 : index
                %1472 = arith.remui %1468, %c7 : index
                %1473 = arith.muli %1472, %c7 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.divui %1468, %c7 : index
                %1476 = arith.remui %1475, %c7 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.addi %1469, %1477 : index
                %1479 = arith.addi %1463, %1478 : index
                %1480 = arith.addi %1393, %1479 : index
                %1481 = vector.shuffle %1371, %1371 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1481, %kv[%1480] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1482 = arith.addi %18, %c6 : index
    %1483 = wave.lane
    %1484 = arith.muli %3, %c7 : index
    %1485 = arith.muli %1484, %c20 : index
    %1486 = arith.addi %1485, %1483 : index
    %1487 = arith.muli %4, %c11 : index
    %1488 = arith.addi %1487, %1486 : index
    %1489 = arith.addi %1488, %c8 : index
    %1490 = arith.addi %1489, %c8 : index
    %1491 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1491, %14[%1490] : memref<?xf32>
    %1492 = arith.muli %4, %c11 : index
    %1493 = arith.addi %1492, %1486 : index
    %1494 = arith.addi %1493, %c8 : index
    %1495 = arith.addi %1494, %c4 : index
    %1496 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1496, %14[%1495] : memref<?xf32>
    %1497 = arith.muli %4, %c11 : index
    %1498 = arith.addi %1497, %1486 : index
    %1499 = arith.addi %1498, %c8 : index
    %1500 = arith.addi %1499, %c12 : index
    %1501 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1501, %14[%1500] : memref<?xf32>
    %1502 = arith.muli %4, %c11 : index
    %1503 = arith.addi %1502, %1486 : index
    %1504 = arith.addi %1503, %c8 : index
    %1505 = arith.addi %1504, %c22 : index
    %1506 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1506, %14[%1505] : memref<?xf32>
    %1507 = arith.muli %4, %c11 : index
    %1508 = arith.addi %1507, %1486 : index
    %1509 = arith.addi %1508, %c8 : index
    %1510 = arith.addi %1509, %c5 : index
    %1511 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1511, %14[%1510] : memref<?xf32>
    %1512 = arith.muli %4, %c11 : index
    %1513 = arith.addi %1512, %1486 : index
    %1514 = arith.addi %1513, %c8 : index
    %1515 = arith.addi %1514, %c23 : index
    %1516 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1516, %14[%1515] : memref<?xf32>
    %1517 = arith.muli %4, %c11 : index
    %1518 = arith.addi %1517, %1486 : index
    %1519 = arith.addi %1518, %c8 : index
    %1520 = arith.addi %1519, %c24 : index
    %1521 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1521, %14[%1520] : memref<?xf32>
    %1522 = arith.muli %4, %c11 : index
    %1523 = arith.addi %1522, %1486 : index
    %1524 = arith.addi %1523, %c8 : index
    %1525 = arith.addi %1524, %c25 : index
    %1526 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1526, %14[%1525] : memref<?xf32>
    %1527 = arith.muli %4, %c11 : index
    %1528 = arith.addi %1527, %1486 : index
    %1529 = arith.addi %1528, %c20 : index
    %1530 = arith.addi %1529, %c8 : index
    %1531 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1531, %14[%1530] : memref<?xf32>
    %1532 = arith.muli %4, %c11 : index
    %1533 = arith.addi %1532, %1486 : index
    %1534 = arith.addi %1533, %c20 : index
    %1535 = arith.addi %1534, %c4 : index
    %1536 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1536, %14[%1535] : memref<?xf32>
    %1537 = arith.muli %4, %c11 : index
    %1538 = arith.addi %1537, %1486 : index
    %1539 = arith.addi %1538, %c20 : index
    %1540 = arith.addi %1539, %c12 : index
    %1541 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1541, %14[%1540] : memref<?xf32>
    %1542 = arith.muli %4, %c11 : index
    %1543 = arith.addi %1542, %1486 : index
    %1544 = arith.addi %1543, %c20 : index
    %1545 = arith.addi %1544, %c22 : index
    %1546 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1546, %14[%1545] : memref<?xf32>
    %1547 = arith.muli %4, %c11 : index
    %1548 = arith.addi %1547, %1486 : index
    %1549 = arith.addi %1548, %c20 : index
    %1550 = arith.addi %1549, %c5 : index
    %1551 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1551, %14[%1550] : memref<?xf32>
    %1552 = arith.muli %4, %c11 : index
    %1553 = arith.addi %1552, %1486 : index
    %1554 = arith.addi %1553, %c20 : index
    %1555 = arith.addi %1554, %c23 : index
    %1556 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1556, %14[%1555] : memref<?xf32>
    %1557 = arith.muli %4, %c11 : index
    %1558 = arith.addi %1557, %1486 : index
    %1559 = arith.addi %1558, %c20 : index
    %1560 = arith.addi %1559, %c24 : index
    %1561 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1561, %14[%1560] : memref<?xf32>
    %1562 = arith.muli %4, %c11 : index
    %1563 = arith.addi %1562, %1486 : index
    %1564 = arith.addi %1563, %c20 : index
    %1565 = arith.addi %1564, %c25 : index
    %1566 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1566, %14[%1565] : memref<?xf32>
    wave.barrier
    %1567 = arith.muli %4, %c18 : index
    %1568 = arith.addi %1567, %c8 : index
    %1569 = arith.muli %1568, %c7 : index
    %1570 = arith.divui %1483, %c6 : index
    %1571 = arith.addi %1569, %1570 : index
    %1572 = arith.addi %1482, %1571 : index
    %1573 = arith.cmpi slt, %1572, %17 : index
    scf.if %1573 {
      %1574 = arith.cmpi eq, %hasFactors, %c9 : index
      %1575 = memref.load %factors[%1572] : memref<?xf32>
      %1576 = arith.select %1574, %1575, %c27 : f32
      %1577 = arith.addi %1486, %c8 : index
      %1578 = arith.muli %1568, %c4 : index
      %1579 = arith.addi %1577, %1578 : index
      %1580 = memref.load %14[%1579] : memref<?xf32>
      %1581 = arith.addi %1579, %c11 : index
      %1582 = memref.load %14[%1581] : memref<?xf32>
      %1583 = arith.addf %1580, %1582 : f32
      %1584 = arith.remui %1483, %c6 : index
      %1585 = arith.muli %1584, %c18 : index
      %1586 = arith.addi %11, %1585 : index
      %1587 = vector.load %w[%1586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1588 = vector.bitcast %1587 : vector<4xi8> to vector<1xf32>
      %1589 = vector.extract %1588[0] : f32 from vector<1xf32>
      %1590 = arith.mulf %1589, %1576 : f32
      %1591 = arith.mulf %1583, %1590 : f32
      %1592 = arith.muli %3, %c7 : index
      %1593 = arith.addi %1592, %c8 : index
      %1594 = arith.muli %1593, %c6 : index
      %1595 = arith.remui %1483, %c6 : index
      %1596 = arith.addi %1594, %1595 : index
      %1597 = arith.muli %1571, %c20 : index
      %1598 = arith.addi %1597, %1596 : index
      memref.store %1591, %15[%1598] : memref<?xf32>
      %1599 = arith.addi %1486, %c20 : index
      %1600 = arith.muli %1568, %c4 : index
      %1601 = arith.addi %1599, %1600 : index
      %1602 = memref.load %14[%1601] : memref<?xf32>
      %1603 = arith.addi %1601, %c11 : index
      %1604 = memref.load %14[%1603] : memref<?xf32>
      %1605 = arith.addf %1602, %1604 : f32
      %1606 = arith.remui %1483, %c6 : index
      %1607 = arith.muli %1606, %c18 : index
      %1608 = arith.addi %13, %1607 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.mulf %1611, %1576 : f32
      %1613 = arith.mulf %1605, %1612 : f32
      %1614 = arith.muli %3, %c7 : index
      %1615 = arith.addi %1614, %c9 : index
      %1616 = arith.muli %1615, %c6 : index
      %1617 = arith.remui %1483, %c6 : index
      %1618 = arith.addi %1616, %1617 : index
      %1619 = arith.muli %1571, %c20 : index
      %1620 = arith.addi %1619, %1618 : index
      memref.store %1613, %15[%1620] : memref<?xf32>
    }
    %1621 = arith.muli %4, %c18 : index
    %1622 = arith.addi %1621, %c9 : index
    %1623 = arith.muli %1622, %c7 : index
    %1624 = arith.divui %1483, %c6 : index
    %1625 = arith.addi %1623, %1624 : index
    %1626 = arith.addi %1482, %1625 : index
    %1627 = arith.cmpi slt, %1626, %17 : index
    scf.if %1627 {
      %1628 = arith.cmpi eq, %hasFactors, %c9 : index
      %1629 = memref.load %factors[%1626] : memref<?xf32>
      %1630 = arith.select %1628, %1629, %c27 : f32
      %1631 = arith.addi %1486, %c8 : index
      %1632 = arith.muli %1622, %c4 : index
      %1633 = arith.addi %1631, %1632 : index
      %1634 = memref.load %14[%1633] : memref<?xf32>
      %1635 = arith.addi %1633, %c11 : index
      %1636 = memref.load %14[%1635] : memref<?xf32>
      %1637 = arith.addf %1634, %1636 : f32
      %1638 = arith.remui %1483, %c6 : index
      %1639 = arith.muli %1638, %c18 : index
      %1640 = arith.addi %11, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1630 : f32
      %1645 = arith.mulf %1637, %1644 : f32
      %1646 = arith.muli %3, %c7 : index
      %1647 = arith.addi %1646, %c8 : index
      %1648 = arith.muli %1647, %c6 : index
      %1649 = arith.remui %1483, %c6 : index
      %1650 = arith.addi %1648, %1649 : index
      %1651 = arith.muli %1625, %c20 : index
      %1652 = arith.addi %1651, %1650 : index
      memref.store %1645, %15[%1652] : memref<?xf32>
      %1653 = arith.addi %1486, %c20 : index
      %1654 = arith.muli %1622, %c4 : index
      %1655 = arith.addi %1653, %1654 : index
      %1656 = memref.load %14[%1655] : memref<?xf32>
      %1657 = arith.addi %1655, %c11 : index
      %1658 = memref.load %14[%1657] : memref<?xf32>
      %1659 = arith.addf %1656, %1658 : f32
      %1660 = arith.remui %1483, %c6 : index
      %1661 = arith.muli %1660, %c18 : index
      %1662 = arith.addi %13, %1661 : index
      %1663 = vector.load %w[%1662] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1664 = vector.bitcast %1663 : vector<4xi8> to vector<1xf32>
      %1665 = vector.extract %1664[0] : f32 from vector<1xf32>
      %1666 = arith.mulf %1665, %1630 : f32
      %1667 = arith.mulf %1659, %1666 : f32
      %1668 = arith.muli %3, %c7 : index
      %1669 = arith.addi %1668, %c9 : index
      %1670 = arith.muli %1669, %c6 : index
      %1671 = arith.remui %1483, %c6 : index
      %1672 = arith.addi %1670, %1671 : index
      %1673 = arith.muli %1625, %c20 : index
      %1674 = arith.addi %1673, %1672 : index
      memref.store %1667, %15[%1674] : memref<?xf32>
    }
    %1675 = arith.muli %4, %c18 : index
    %1676 = arith.addi %1675, %c7 : index
    %1677 = arith.muli %1676, %c7 : index
    %1678 = arith.divui %1483, %c6 : index
    %1679 = arith.addi %1677, %1678 : index
    %1680 = arith.addi %1482, %1679 : index
    %1681 = arith.cmpi slt, %1680, %17 : index
    scf.if %1681 {
      %1682 = arith.cmpi eq, %hasFactors, %c9 : index
      %1683 = memref.load %factors[%1680] : memref<?xf32>
      %1684 = arith.select %1682, %1683, %c27 : f32
      %1685 = arith.addi %1486, %c8 : index
      %1686 = arith.muli %1676, %c4 : index
      %1687 = arith.addi %1685, %1686 : index
      %1688 = memref.load %14[%1687] : memref<?xf32>
      %1689 = arith.addi %1687, %c11 : index
      %1690 = memref.load %14[%1689] : memref<?xf32>
      %1691 = arith.addf %1688, %1690 : f32
      %1692 = arith.remui %1483, %c6 : index
      %1693 = arith.muli %1692, %c18 : index
      %1694 = arith.addi %11, %1693 : index
      %1695 = vector.load %w[%1694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1696 = vector.bitcast %1695 : vector<4xi8> to vector<1xf32>
      %1697 = vector.extract %1696[0] : f32 from vector<1xf32>
      %1698 = arith.mulf %1697, %1684 : f32
      %1699 = arith.mulf %1691, %1698 : f32
      %1700 = arith.muli %3, %c7 : index
      %1701 = arith.addi %1700, %c8 : index
      %1702 = arith.muli %1701, %c6 : index
      %1703 = arith.remui %1483, %c6 : index
      %1704 = arith.addi %1702, %1703 : index
      %1705 = arith.muli %1679, %c20 : index
      %1706 = arith.addi %1705, %1704 : index
      memref.store %1699, %15[%1706] : memref<?xf32>
      %1707 = arith.addi %1486, %c20 : index
      %1708 = arith.muli %1676, %c4 : index
      %1709 = arith.addi %1707, %1708 : index
      %1710 = memref.load %14[%1709] : memref<?xf32>
      %1711 = arith.addi %1709, %c11 : index
      %1712 = memref.load %14[%1711] : memref<?xf32>
      %1713 = arith.addf %1710, %1712 : f32
      %1714 = arith.remui %1483, %c6 : index
      %1715 = arith.muli %1714, %c18 : index
      %1716 = arith.addi %13, %1715 : index
      %1717 = vector.load %w[%1716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1718 = vector.bitcast %1717 : vector<4xi8> to vector<1xf32>
      %1719 = vector.extract %1718[0] : f32 from vector<1xf32>
      %1720 = arith.mulf %1719, %1684 : f32
      %1721 = arith.mulf %1713, %1720 : f32
      %1722 = arith.muli %3, %c7 : index
      %1723 = arith.addi %1722, %c9 : index
      %1724 = arith.muli %1723, %c6 : index
      %1725 = arith.remui %1483, %c6 : index
      %1726 = arith.addi %1724, %1725 : index
      %1727 = arith.muli %1679, %c20 : index
      %1728 = arith.addi %1727, %1726 : index
      memref.store %1721, %15[%1728] : memref<?xf32>
    }
    %1729 = arith.muli %4, %c18 : index
    %1730 = arith.addi %1729, %c21 : index
    %1731 = arith.muli %1730, %c7 : index
    %1732 = arith.divui %1483, %c6 : index
    %1733 = arith.addi %1731, %1732 : index
    %1734 = arith.addi %1482, %1733 : index
    %1735 = arith.cmpi slt, %1734, %17 : index
    scf.if %1735 {
      %1736 = arith.cmpi eq, %hasFactors, %c9 : index
      %1737 = memref.load %factors[%1734] : memref<?xf32>
      %1738 = arith.select %1736, %1737, %c27 : f32
      %1739 = arith.addi %1486, %c8 : index
      %1740 = arith.muli %1730, %c4 : index
      %1741 = arith.addi %1739, %1740 : index
      %1742 = memref.load %14[%1741] : memref<?xf32>
      %1743 = arith.addi %1741, %c11 : index
      %1744 = memref.load %14[%1743] : memref<?xf32>
      %1745 = arith.addf %1742, %1744 : f32
      %1746 = arith.remui %1483, %c6 : index
      %1747 = arith.muli %1746, %c18 : index
      %1748 = arith.addi %11, %1747 : index
      %1749 = vector.load %w[%1748] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1750 = vector.bitcast %1749 : vector<4xi8> to vector<1xf32>
      %1751 = vector.extract %1750[0] : f32 from vector<1xf32>
      %1752 = arith.mulf %1751, %1738 : f32
      %1753 = arith.mulf %1745, %1752 : f32
      %1754 = arith.muli %3, %c7 : index
      %1755 = arith.addi %1754, %c8 : index
      %1756 = arith.muli %1755, %c6 : index
      %1757 = arith.remui %1483, %c6 : index
      %1758 = arith.addi %1756, %1757 : index
      %1759 = arith.muli %1733, %c20 : index
      %1760 = arith.addi %1759, %1758 : index
      memref.store %1753, %15[%1760] : memref<?xf32>
      %1761 = arith.addi %1486, %c20 : index
      %1762 = arith.muli %1730, %c4 : index
      %1763 = arith.addi %1761, %1762 : index
      %1764 = memref.load %14[%1763] : memref<?xf32>
      %1765 = arith.addi %1763, %c11 : index
      %1766 = memref.load %14[%1765] : memref<?xf32>
      %1767 = arith.addf %1764, %1766 : f32
      %1768 = arith.remui %1483, %c6 : index
      %1769 = arith.muli %1768, %c18 : index
      %1770 = arith.addi %13, %1769 : index
      %1771 = vector.load %w[%1770] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1772 = vector.bitcast %1771 : vector<4xi8> to vector<1xf32>
      %1773 = vector.extract %1772[0] : f32 from vector<1xf32>
      %1774 = arith.mulf %1773, %1738 : f32
      %1775 = arith.mulf %1767, %1774 : f32
      %1776 = arith.muli %3, %c7 : index
      %1777 = arith.addi %1776, %c9 : index
      %1778 = arith.muli %1777, %c6 : index
      %1779 = arith.remui %1483, %c6 : index
      %1780 = arith.addi %1778, %1779 : index
      %1781 = arith.muli %1733, %c20 : index
      %1782 = arith.addi %1781, %1780 : index
      memref.store %1775, %15[%1782] : memref<?xf32>
    }
    wave.barrier
    %1783 = arith.addi %18, %c6 : index
    %1784 = wave.wave
    %1785 = arith.addi %1784, %c8 : index
    %1786 = arith.addi %1783, %1785 : index
    %1787 = arith.cmpi slt, %1786, %17 : index
    scf.if %1787 {
      %1788 = arith.addi %1783, %1785 : index
      %1789 = arith.muli %1785, %c20 : index
      %1790 = wave.lane
      %1791 = arith.addi %1790, %c8 : index
      %1792 = arith.cmpi eq, %hasBias, %c9 : index
      %1793 = arith.addi %1789, %1791 : index
      %1794 = memref.load %15[%1793] : memref<?xf32>
      %1795 = arith.muli %0, %c20 : index
      %1796 = arith.addi %1795, %1791 : index
      %1797 = memref.load %bias[%1796] : memref<?xf32>
      %1798 = arith.addf %1794, %1797 : f32
      %1799 = arith.select %1792, %1798, %1794 : f32
      %1800 = arith.addi %1791, %c5 : index
      %1801 = arith.cmpi eq, %hasBias, %c9 : index
      %1802 = arith.addi %1789, %1800 : index
      %1803 = memref.load %15[%1802] : memref<?xf32>
      %1804 = arith.muli %0, %c20 : index
      %1805 = arith.addi %1804, %1800 : index
      %1806 = memref.load %bias[%1805] : memref<?xf32>
      %1807 = arith.addf %1803, %1806 : f32
      %1808 = arith.select %1801, %1807, %1803 : f32
      %1809 = arith.addi %1790, %c4 : index
      %1810 = arith.cmpi eq, %hasBias, %c9 : index
      %1811 = arith.addi %1789, %1809 : index
      %1812 = memref.load %15[%1811] : memref<?xf32>
      %1813 = arith.muli %0, %c20 : index
      %1814 = arith.addi %1813, %1809 : index
      %1815 = memref.load %bias[%1814] : memref<?xf32>
      %1816 = arith.addf %1812, %1815 : f32
      %1817 = arith.select %1810, %1816, %1812 : f32
      %1818 = arith.addi %1809, %c5 : index
      %1819 = arith.cmpi eq, %hasBias, %c9 : index
      %1820 = arith.addi %1789, %1818 : index
      %1821 = memref.load %15[%1820] : memref<?xf32>
      %1822 = arith.muli %0, %c20 : index
      %1823 = arith.addi %1822, %1818 : index
      %1824 = memref.load %bias[%1823] : memref<?xf32>
      %1825 = arith.addf %1821, %1824 : f32
      %1826 = arith.select %1819, %1825, %1821 : f32
      %1827 = arith.addi %1790, %c12 : index
      %1828 = arith.cmpi eq, %hasBias, %c9 : index
      %1829 = arith.addi %1789, %1827 : index
      %1830 = memref.load %15[%1829] : memref<?xf32>
      %1831 = arith.muli %0, %c20 : index
      %1832 = arith.addi %1831, %1827 : index
      %1833 = memref.load %bias[%1832] : memref<?xf32>
      %1834 = arith.addf %1830, %1833 : f32
      %1835 = arith.select %1828, %1834, %1830 : f32
      %1836 = arith.addi %1827, %c5 : index
      %1837 = arith.cmpi eq, %hasBias, %c9 : index
      %1838 = arith.addi %1789, %1836 : index
      %1839 = memref.load %15[%1838] : memref<?xf32>
      %1840 = arith.muli %0, %c20 : index
      %1841 = arith.addi %1840, %1836 : index
      %1842 = memref.load %bias[%1841] : memref<?xf32>
      %1843 = arith.addf %1839, %1842 : f32
      %1844 = arith.select %1837, %1843, %1839 : f32
      %1845 = arith.addi %1790, %c22 : index
      %1846 = arith.cmpi eq, %hasBias, %c9 : index
      %1847 = arith.addi %1789, %1845 : index
      %1848 = memref.load %15[%1847] : memref<?xf32>
      %1849 = arith.muli %0, %c20 : index
      %1850 = arith.addi %1849, %1845 : index
      %1851 = memref.load %bias[%1850] : memref<?xf32>
      %1852 = arith.addf %1848, %1851 : f32
      %1853 = arith.select %1846, %1852, %1848 : f32
      %1854 = arith.addi %1845, %c5 : index
      %1855 = arith.cmpi eq, %hasBias, %c9 : index
      %1856 = arith.addi %1789, %1854 : index
      %1857 = memref.load %15[%1856] : memref<?xf32>
      %1858 = arith.muli %0, %c20 : index
      %1859 = arith.addi %1858, %1854 : index
      %1860 = memref.load %bias[%1859] : memref<?xf32>
      %1861 = arith.addf %1857, %1860 : f32
      %1862 = arith.select %1855, %1861, %1857 : f32
      %1863 = arith.addi %heads, %kvHeads : index
      %1864 = arith.cmpi slt, %0, %1863 : index
      scf.if %1864 {
        %1865 = arith.addi %positionsAt, %1788 : index
        %1866 = memref.load %step[%1865] : memref<?xi32>
        %1867 = arith.index_cast %1866 : i32 to index
        %1868 = arith.cmpi eq, %hasNorm, %c9 : index
        %1869 = math.fma %1799, %1799, %c31 : f32
        %1870 = math.fma %1808, %1808, %1869 : f32
        %1871 = math.fma %1817, %1817, %1870 : f32
        %1872 = math.fma %1826, %1826, %1871 : f32
        %1873 = math.fma %1835, %1835, %1872 : f32
        %1874 = math.fma %1844, %1844, %1873 : f32
        %1875 = math.fma %1853, %1853, %1874 : f32
        %1876 = math.fma %1862, %1862, %1875 : f32
        %1877 = vector.broadcast %1876 : f32 to vector<1xf32>
        %1878 = wave.reduce "add" %1877 : vector<1xf32>
        %1879 = arith.mulf %1878, %inverseHeadDim : f32
        %1880 = arith.addf %1879, %epsilon : f32
        %1881 = math.sqrt %1880 : f32
        %1882 = arith.divf %c27, %1881 : f32
        %1883 = arith.cmpi slt, %0, %heads : index
        %1884 = arith.addi %1791, %c5 : index
        %1885 = memref.load %query_norm[%1791] : memref<?xf32>
        %1886 = memref.load %key_norm[%1791] : memref<?xf32>
        %1887 = arith.select %1883, %1885, %1886 : f32
        %1888 = arith.mulf %1799, %1882 : f32
        %1889 = arith.mulf %1888, %1887 : f32
        %1890 = arith.select %1868, %1889, %1799 : f32
        %1891 = memref.load %query_norm[%1884] : memref<?xf32>
        %1892 = memref.load %key_norm[%1884] : memref<?xf32>
        %1893 = arith.select %1883, %1891, %1892 : f32
        %1894 = arith.mulf %1808, %1882 : f32
        %1895 = arith.mulf %1894, %1893 : f32
        %1896 = arith.select %1868, %1895, %1808 : f32
        %1897 = arith.addi %1809, %c5 : index
        %1898 = memref.load %query_norm[%1809] : memref<?xf32>
        %1899 = memref.load %key_norm[%1809] : memref<?xf32>
        %1900 = arith.select %1883, %1898, %1899 : f32
        %1901 = arith.mulf %1817, %1882 : f32
        %1902 = arith.mulf %1901, %1900 : f32
        %1903 = arith.select %1868, %1902, %1817 : f32
        %1904 = memref.load %query_norm[%1897] : memref<?xf32>
        %1905 = memref.load %key_norm[%1897] : memref<?xf32>
        %1906 = arith.select %1883, %1904, %1905 : f32
        %1907 = arith.mulf %1826, %1882 : f32
        %1908 = arith.mulf %1907, %1906 : f32
        %1909 = arith.select %1868, %1908, %1826 : f32
        %1910 = arith.addi %1827, %c5 : index
        %1911 = memref.load %query_norm[%1827] : memref<?xf32>
        %1912 = memref.load %key_norm[%1827] : memref<?xf32>
        %1913 = arith.select %1883, %1911, %1912 : f32
        %1914 = arith.mulf %1835, %1882 : f32
        %1915 = arith.mulf %1914, %1913 : f32
        %1916 = arith.select %1868, %1915, %1835 : f32
        %1917 = memref.load %query_norm[%1910] : memref<?xf32>
        %1918 = memref.load %key_norm[%1910] : memref<?xf32>
        %1919 = arith.select %1883, %1917, %1918 : f32
        %1920 = arith.mulf %1844, %1882 : f32
        %1921 = arith.mulf %1920, %1919 : f32
        %1922 = arith.select %1868, %1921, %1844 : f32
        %1923 = arith.addi %1845, %c5 : index
        %1924 = memref.load %query_norm[%1845] : memref<?xf32>
        %1925 = memref.load %key_norm[%1845] : memref<?xf32>
        %1926 = arith.select %1883, %1924, %1925 : f32
        %1927 = arith.mulf %1853, %1882 : f32
        %1928 = arith.mulf %1927, %1926 : f32
        %1929 = arith.select %1868, %1928, %1853 : f32
        %1930 = memref.load %query_norm[%1923] : memref<?xf32>
        %1931 = memref.load %key_norm[%1923] : memref<?xf32>
        %1932 = arith.select %1883, %1930, %1931 : f32
        %1933 = arith.mulf %1862, %1882 : f32
        %1934 = arith.mulf %1933, %1932 : f32
        %1935 = arith.select %1868, %1934, %1862 : f32
        %1936 = arith.remui %1867, %c20 : index
        %1937 = arith.muli %1936, %c20 : index
        %1938 = arith.addi %1937, %1791 : index
        %1939 = arith.divui %1867, %c20 : index
        %1940 = arith.addi %1939, %c20 : index
        %1941 = arith.muli %1940, %c20 : index
        %1942 = arith.addi %1941, %1791 : index
        %1943 = memref.load %rope[%1938] : memref<?xf32>
        %1944 = arith.addi %1938, %c5 : index
        %1945 = memref.load %rope[%1944] : memref<?xf32>
        %1946 = memref.load %rope[%1942] : memref<?xf32>
        %1947 = arith.addi %1942, %c5 : index
        %1948 = memref.load %rope[%1947] : memref<?xf32>
        %1949 = arith.mulf %1946, %1943 : f32
        %1950 = arith.mulf %1948, %1945 : f32
        %1951 = arith.subf %1949, %1950 : f32
        %1952 = arith.mulf %1948, %1943 : f32
        %1953 = arith.mulf %1946, %1945 : f32
        %1954 = arith.addf %1952, %1953 : f32
        %1955 = arith.mulf %1890, %1951 : f32
        %1956 = arith.mulf %1896, %1954 : f32
        %1957 = arith.subf %1955, %1956 : f32
        %1958 = arith.mulf %1896, %1951 : f32
        %1959 = arith.mulf %1890, %1954 : f32
        %1960 = arith.addf %1958, %1959 : f32
        %1961 = arith.cmpi slt, %0, %heads : index
        scf.if %1961 {
          %1962 = arith.muli %1788, %heads : index
          %1963 = arith.addi %1962, %0 : index
          %1964 = arith.muli %1963, %c20 : index
          %1965 = arith.addi %1964, %1791 : index
          memref.store %1957, %q[%1965] : memref<?xf32>
          %1966 = arith.addi %1965, %c5 : index
          memref.store %1960, %q[%1966] : memref<?xf32>
        } else {
          %1967 = arith.addi %1789, %1791 : index
          memref.store %1957, %15[%1967] : memref<?xf32>
          %1968 = arith.addi %1789, %1791 : index
          %1969 = arith.addi %1968, %c5 : index
          memref.store %1960, %15[%1969] : memref<?xf32>
        }
        %1970 = arith.remui %1867, %c20 : index
        %1971 = arith.muli %1970, %c20 : index
        %1972 = arith.addi %1971, %1809 : index
        %1973 = arith.divui %1867, %c20 : index
        %1974 = arith.addi %1973, %c20 : index
        %1975 = arith.muli %1974, %c20 : index
        %1976 = arith.addi %1975, %1809 : index
        %1977 = memref.load %rope[%1972] : memref<?xf32>
        %1978 = arith.addi %1972, %c5 : index
        %1979 = memref.load %rope[%1978] : memref<?xf32>
        %1980 = memref.load %rope[%1976] : memref<?xf32>
        %1981 = arith.addi %1976, %c5 : index
        %1982 = memref.load %rope[%1981] : memref<?xf32>
        %1983 = arith.mulf %1980, %1977 : f32
        %1984 = arith.mulf %1982, %1979 : f32
        %1985 = arith.subf %1983, %1984 : f32
        %1986 = arith.mulf %1982, %1977 : f32
        %1987 = arith.mulf %1980, %1979 : f32
        %1988 = arith.addf %1986, %1987 : f32
        %1989 = arith.mulf %1903, %1985 : f32
        %1990 = arith.mulf %1909, %1988 : f32
        %1991 = arith.subf %1989, %1990 : f32
        %1992 = arith.mulf %1909, %1985 : f32
        %1993 = arith.mulf %1903, %1988 : f32
        %1994 = arith.addf %1992, %1993 : f32
        %1995 = arith.cmpi slt, %0, %heads : index
        scf.if %1995 {
          %1996 = arith.muli %1788, %heads : index
          %1997 = arith.addi %1996, %0 : index
          %1998 = arith.muli %1997, %c20 : index
          %1999 = arith.addi %1998, %1809 : index
          memref.store %1991, %q[%1999] : memref<?xf32>
          %2000 = arith.addi %1999, %c5 : index
          memref.store %1994, %q[%2000] : memref<?xf32>
        } else {
          %2001 = arith.addi %1789, %1809 : index
          memref.store %1991, %15[%2001] : memref<?xf32>
          %2002 = arith.addi %1789, %1809 : index
          %2003 = arith.addi %2002, %c5 : index
          memref.store %1994, %15[%2003] : memref<?xf32>
        }
        %2004 = arith.remui %1867, %c20 : index
        %2005 = arith.muli %2004, %c20 : index
        %2006 = arith.addi %2005, %1827 : index
        %2007 = arith.divui %1867, %c20 : index
        %2008 = arith.addi %2007, %c20 : index
        %2009 = arith.muli %2008, %c20 : index
        %2010 = arith.addi %2009, %1827 : index
        %2011 = memref.load %rope[%2006] : memref<?xf32>
        %2012 = arith.addi %2006, %c5 : index
        %2013 = memref.load %rope[%2012] : memref<?xf32>
        %2014 = memref.load %rope[%2010] : memref<?xf32>
        %2015 = arith.addi %2010, %c5 : index
        %2016 = memref.load %rope[%2015] : memref<?xf32>
        %2017 = arith.mulf %2014, %2011 : f32
        %2018 = arith.mulf %2016, %2013 : f32
        %2019 = arith.subf %2017, %2018 : f32
        %2020 = arith.mulf %2016, %2011 : f32
        %2021 = arith.mulf %2014, %2013 : f32
        %2022 = arith.addf %2020, %2021 : f32
        %2023 = arith.mulf %1916, %2019 : f32
        %2024 = arith.mulf %1922, %2022 : f32
        %2025 = arith.subf %2023, %2024 : f32
        %2026 = arith.mulf %1922, %2019 : f32
        %2027 = arith.mulf %1916, %2022 : f32
        %2028 = arith.addf %2026, %2027 : f32
        %2029 = arith.cmpi slt, %0, %heads : index
        scf.if %2029 {
          %2030 = arith.muli %1788, %heads : index
          %2031 = arith.addi %2030, %0 : index
          %2032 = arith.muli %2031, %c20 : index
          %2033 = arith.addi %2032, %1827 : index
          memref.store %2025, %q[%2033] : memref<?xf32>
          %2034 = arith.addi %2033, %c5 : index
          memref.store %2028, %q[%2034] : memref<?xf32>
        } else {
          %2035 = arith.addi %1789, %1827 : index
          memref.store %2025, %15[%2035] : memref<?xf32>
          %2036 = arith.addi %1789, %1827 : index
          %2037 = arith.addi %2036, %c5 : index
          memref.store %2028, %15[%2037] : memref<?xf32>
        }
        %2038 = arith.remui %1867, %c20 : index
        %2039 = arith.muli %2038, %c20 : index
        %2040 = arith.addi %2039, %1845 : index
        %2041 = arith.divui %1867, %c20 : index
        %2042 = arith.addi %2041, %c20 : index
        %2043 = arith.muli %2042, %c20 : index
        %2044 = arith.addi %2043, %1845 : index
        %2045 = memref.load %rope[%2040] : memref<?xf32>
        %2046 = arith.addi %2040, %c5 : index
        %2047 = memref.load %rope[%2046] : memref<?xf32>
        %2048 = memref.load %rope[%2044] : memref<?xf32>
        %2049 = arith.addi %2044, %c5 : index
        %2050 = memref.load %rope[%2049] : memref<?xf32>
        %2051 = arith.mulf %2048, %2045 : f32
        %2052 = arith.mulf %2050, %2047 : f32
        %2053 = arith.subf %2051, %2052 : f32
        %2054 = arith.mulf %2050, %2045 : f32
        %2055 = arith.mulf %2048, %2047 : f32
        %2056 = arith.addf %2054, %2055 : f32
        %2057 = arith.mulf %1929, %2053 : f32
        %2058 = arith.mulf %1935, %2056 : f32
        %2059 = arith.subf %2057, %2058 : f32
        %2060 = arith.mulf %1935, %2053 : f32
        %2061 = arith.mulf %1929, %2056 : f32
        %2062 = arith.addf %2060, %2061 : f32
        %2063 = arith.cmpi slt, %0, %heads : index
        scf.if %2063 {
          %2064 = arith.muli %1788, %heads : index
          %2065 = arith.addi %2064, %0 : index
          %2066 = arith.muli %2065, %c20 : index
          %2067 = arith.addi %2066, %1845 : index
          memref.store %2059, %q[%2067] : memref<?xf32>
          %2068 = arith.addi %2067, %c5 : index
          memref.store %2062, %q[%2068] : memref<?xf32>
        } else {
          %2069 = arith.addi %1789, %1845 : index
          memref.store %2059, %15[%2069] : memref<?xf32>
          %2070 = arith.addi %1789, %1845 : index
          %2071 = arith.addi %2070, %c5 : index
          memref.store %2062, %15[%2071] : memref<?xf32>
        }
      } else {
        %2072 = arith.cmpi slt, %0, %heads : index
        scf.if %2072 {
          %2073 = arith.muli %1788, %heads : index
          %2074 = arith.addi %2073, %0 : index
          %2075 = arith.muli %2074, %c20 : index
          %2076 = arith.addi %2075, %1791 : index
          memref.store %1799, %q[%2076] : memref<?xf32>
          %2077 = arith.addi %2076, %c5 : index
          memref.store %1808, %q[%2077] : memref<?xf32>
        } else {
          %2078 = arith.addi %1789, %1791 : index
          memref.store %1799, %15[%2078] : memref<?xf32>
          %2079 = arith.addi %1789, %1791 : index
          %2080 = arith.addi %2079, %c5 : index
          memref.store %1808, %15[%2080] : memref<?xf32>
        }
        %2081 = arith.cmpi slt, %0, %heads : index
        scf.if %2081 {
          %2082 = arith.muli %1788, %heads : index
          %2083 = arith.addi %2082, %0 : index
          %2084 = arith.muli %2083, %c20 : index
          %2085 = arith.addi %2084, %1809 : index
          memref.store %1817, %q[%2085] : memref<?xf32>
          %2086 = arith.addi %2085, %c5 : index
          memref.store %1826, %q[%2086] : memref<?xf32>
        } else {
          %2087 = arith.addi %1789, %1809 : index
          memref.store %1817, %15[%2087] : memref<?xf32>
          %2088 = arith.addi %1789, %1809 : index
          %2089 = arith.addi %2088, %c5 : index
          memref.store %1826, %15[%2089] : memref<?xf32>
        }
        %2090 = arith.cmpi slt, %0, %heads : index
        scf.if %2090 {
          %2091 = arith.muli %1788, %heads : index
          %2092 = arith.addi %2091, %0 : index
          %2093 = arith.muli %2092, %c20 : index
          %2094 = arith.addi %2093, %1827 : index
          memref.store %1835, %q[%2094] : memref<?xf32>
          %2095 = arith.addi %2094, %c5 : index
          memref.store %1844, %q[%2095] : memref<?xf32>
        } else {
          %2096 = arith.addi %1789, %1827 : index
          memref.store %1835, %15[%2096] : memref<?xf32>
          %2097 = arith.addi %1789, %1827 : index
          %2098 = arith.addi %2097, %c5 : index
          memref.store %1844, %15[%2098] : memref<?xf32>
        }
        %2099 = arith.cmpi slt, %0, %heads : index
        scf.if %2099 {
          %2100 = arith.muli %1788, %heads : index
          %2101 = arith.addi %2100, %0 : index
          %2102 = arith.muli %2101, %c20 : index
          %2103 = arith.addi %2102, %1845 : index
          memref.store %1853, %q[%2103] : memref<?xf32>
          %2104 = arith.addi %2103, %c5 : index
          memref.store %1862, %q[%2104] : memref<?xf32>
        } else {
          %2105 = arith.addi %1789, %1845 : index
          memref.store %1853, %15[%2105] : memref<?xf32>
          %2106 = arith.addi %1789, %1845 : index
          %2107 = arith.addi %2106, %c5 : index
          memref.store %1862, %15[%2107] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2108 = arith.cmpi sge, %0, %heads : index
    scf.if %2108 {
      %2109 = arith.addi %1784, %c8 : index
      %2110 = arith.addi %1783, %2109 : index
      %2111 = arith.cmpi slt, %2110, %17 : index
      scf.if %2111 {
        %2112 = arith.addi %1783, %2109 : index
        %2113 = arith.addi %slotsAt, %2112 : index
        %2114 = memref.load %step[%2113] : memref<?xi32>
        %2115 = arith.index_cast %2114 : i32 to index
        %2116 = arith.cmpi sge, %2115, %c8 : index
        scf.if %2116 {
          %2117 = arith.muli %2109, %c20 : index
          %2118 = arith.subi %0, %heads : index
          %2119 = memref.load %scales[%2118] : memref<?xf32>
          %2120 = vector.broadcast %2119 : f32 to vector<4xf32>
          %2121 = arith.divui %2115, %c6 : index
          %2122 = arith.remui %2115, %c6 : index
          %2123 = arith.muli %2121, %pageBytes : index
          %2124 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2124 {
            %2125 = wave.lane
            %2126 = arith.muli %2125, %c18 : index
            scf.for %2127 = %2126 to %c20 step %c5 {
              %2128 = arith.addi %2117, %2127 : index
              %2129 = vector.load %15[%2128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2130 = arith.mulf %2129, %2120 : vector<4xf32>
              %2131 = arith.minimumf %2130, %c37 : vector<4xf32>
              %2132 = arith.maximumf %2131, %c38 : vector<4xf32>
              %2133 = arith.truncf %2132 : vector<4xf32> to vector<4xf16>
              %2134 = vector.bitcast %2133 : vector<4xf16> to vector<8xi8>
              %2135 = arith.cmpi slt, %2118, %kvHeads : index
              scf.if %2135 {
                %2136 = arith.muli %2118, %c39 : index
                %2137 = arith.addi %2123, %2136 : index
                %2138 = arith.divui %2127, %c6 : index
                %2139 = arith.muli %2138, %c19 : index
                %2140 = arith.remui %2127, %c6 : index
                %2141 = arith.divui %2140, %c2 : index
                %2142 = arith.muli %2141, %c20 : index
                %2143 = arith.muli %2122, %c6 : index
                %2144 = arith.addi %2142, %2143 : index
                %2145 = arith.remui %2140, %c2 : index
                %2146 = arith.muli %2145, %c7 : index
                %2147 = arith.addi %2144, %2146 : index
                %2148 = arith.addi %2139, %2147 : index
                %2149 = arith.addi %2137, %2148 : index
                vector.store %2134, %kv[%2149] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2150 = arith.subi %2118, %kvHeads : index
                %2151 = arith.muli %2150, %c39 : index
                %2152 = arith.addi %2123, %2151 : index
                %2153 = arith.addi %2127, %c8 : index
                %2154 = arith.divui %2153, %c6 : index
                %2155 = arith.muli %2154, %c19 : index
                %2156 = arith.addi %2155, %c10 : index
                %2157 = arith.remui %2153, %c6 : index
                %2158 = arith.divui %2122, %c7 : index
                %2159 = arith.remui %2122, %c7 : index
                %2160 = arith.muli %2159, %c2 : index
                %2161 = arith.addi %2158, %2160 : index
                %2162 = arith.divui %2161, %c2 : index
                %2163 = arith.muli %2162, %c20 : index
                %2164 = arith.muli %2157, %c6 : index
                %2165 = arith.addi %2163, %2164 : index
                %2166 = arith.remui %2161, %c2 : index
                %2167 = arith.muli %2166, %c7 : index
                %2168 = arith.addi %2165, %2167 : index
                %2169 = arith.addi %2156, %2168 : index
                %2170 = arith.addi %2152, %2169 : index
                %2171 = vector.shuffle %2134, %2134 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2171, %kv[%2170] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2172 = arith.addi %2127, %c9 : index
                %2173 = arith.divui %2172, %c6 : index
                %2174 = arith.muli %2173, %c19 : index
                %2175 = arith.addi %2174, %c10 : index
                %2176 = arith.remui %2172, %c6 : index
                %2177 = arith.divui %2122, %c7 : index
                %2178 = arith.remui %2122, %c7 : index
                %2179 = arith.muli %2178, %c2 : index
                %2180 = arith.addi %2177, %2179 : index
                %2181 = arith.divui %2180, %c2 : index
                %2182 = arith.muli %2181, %c20 : index
                %2183 = arith.muli %2176, %c6 : index
                %2184 = arith.addi %2182, %2183 : index
                %2185 = arith.remui %2180, %c2 : index
                %2186 = arith.muli %2185, %c7 : index
                %2187 = arith.addi %2184, %2186 : index
                %2188 = arith.addi %2175, %2187 : index
                %2189 = arith.addi %2152, %2188 : index
                %2190 = vector.shuffle %2134, %2134 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2190, %kv[%2189] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2191 = arith.addi %2127, %c7 : index
                %2192 = arith.divui %2191, %c6 : index
                %2193 = arith.muli %2192, %c19 : index
                %2194 = arith.addi %2193, %c10 : index
                %2195 = arith.remui %2191, %c6 : index
                %2196 = arith.divui %2122, %c7 : index
                %2197 = arith.remui %2122, %c7 : index
                %2198 = arith.muli %2197, %c2 : index
                %2199 = arith.addi %2196, %2198 : index
                %2200 = arith.divui %2199, %c2 : index
                %2201 = arith.muli %2200, %c20 : index
                %2202 = arith.muli %2195, %c6 : index
                %2203 = arith.addi %2201, %2202 : index
                %2204 = arith.remui %2199, %c2 : index
                %2205 = arith.muli %2204, %c7 : index
                %2206 = arith.addi %2203, %2205 : index
                %2207 = arith.addi %2194, %2206 : index
                %2208 = arith.addi %2152, %2207 : index
                %2209 = vector.shuffle %2134, %2134 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2209, %kv[%2208] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2210 = arith.addi %2127, %c21 : index
                %2211 = arith.divui %2210, %c6 : index
                %2212 = arith.muli %2211, %c19 : index
                %2213 = arith.addi %2212, %c10 : index
                %2214 = arith.remui %2210, %c6 : index
                %2215 = arith.divui %2122, %c7 : index
                %2216 = arith.remui %2122, %c7 : index
                %2217 = arith.muli %2216, %c2 : index
                %2218 = arith.addi %2215, %2217 : index
                %2219 = arith.divui %2218, %c2 : index
                %2220 = arith.muli %2219, %c20 : index
                %2221 = arith.muli %2214, %c6 : index
                %2222 = arith.addi %2220, %2221 : index
                %2223 = arith.remui %2218, %c2 : index
                %2224 = arith.muli %2223, %c7 : index
                %2225 = arith.addi %2222, %2224 : index
                %2226 = arith.addi %2213, %2225 : index
                %2227 = arith.addi %2152, %2226 : index
                %2228 = vector.shuffle %2134, %2134 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2228, %kv[%2227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2229 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2229 {
            %2230 = wave.lane
            %2231 = arith.muli %2230, %c18 : index
            scf.for %2232 = %2231 to %c20 step %c5 {
              %2233 = arith.addi %2117, %2232 : index
              %2234 = vector.load %15[%2233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2235 = arith.mulf %2234, %2120 : vector<4xf32>
              %2236 = wave.fp8_encode "e4m3" %2235 : vector<4xf32> -> vector<4xi8>
              %2237 = arith.cmpi slt, %2118, %kvHeads : index
              scf.if %2237 {
                %2238 = arith.muli %2118, %c10 : index
                %2239 = arith.addi %2123, %2238 : index
                %2240 = vector.shuffle %2236, %2236 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2241 = arith.divui %2232, %c6 : index
                %2242 = arith.muli %2241, %c20 : index
                %2243 = arith.remui %2232, %c6 : index
                %2244 = arith.muli %2122, %c6 : index
                %2245 = arith.divui %2243, %c18 : index
                %2246 = arith.muli %2245, %c18 : index
                %2247 = arith.remui %2243, %c7 : index
                %2248 = arith.muli %2247, %c7 : index
                %2249 = arith.addi %2246, %2248 : index
                %2250 = arith.divui %2243, %c7 : index
                %2251 = arith.remui %2250, %c7 : index
                %2252 = arith.addi %2249, %2251 : index
                %2253 = arith.addi %2244, %2252 : index
                %2254 = arith.addi %2242, %2253 : index
                %2255 = arith.addi %2239, %2254 : index
                vector.store %2240, %kv[%2255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2256 = arith.subi %2118, %kvHeads : index
                %2257 = arith.muli %2256, %c10 : index
                %2258 = arith.addi %2123, %2257 : index
                %2259 = arith.addi %2232, %c8 : index
                %2260 = arith.divui %2259, %c6 : index
                %2261 = arith.muli %2260, %c20 : index
                %2262 = arith.addi %2261, %c11 : index
                %2263 = arith.remui %2259, %c6 : index
                %2264 = arith.divui %2122, %c7 : index
                %2265 = arith.remui %2122, %c7 : index
                %2266 = arith.muli %2265, %c2 : index
                %2267 = arith.addi %2264, %2266 : index
                %2268 = arith.muli %2263, %c6 : index
                %2269 = arith.divui %2267, %c18 : index
                %2270 = arith.muli %2269, %c18 : index
                %2271 = arith.remui %2267, %c7 : index
                %2272 = arith.muli %2271, %c7 : index
                %2273 = arith.addi %2270, %2272 : index
                %2274 = arith.divui %2267, %c7 : index
                %2275 = arith.remui %2274, %c7 : index
                %2276 = arith.addi %2273, %2275 : index
                %2277 = arith.addi %2268, %2276 : index
                %2278 = arith.addi %2262, %2277 : index
                %2279 = arith.addi %2258, %2278 : index
                %2280 = vector.shuffle %2236, %2236 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2280, %kv[%2279] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2281 = arith.addi %2232, %c9 : index
                %2282 = arith.divui %2281, %c6 : index
                %2283 = arith.muli %2282, %c20 : index
                %2284 = arith.addi %2283, %c11 : index
                %2285 = arith.remui %2281, %c6 : index
                %2286 = arith.divui %2122, %c7 : index
                %2287 = arith.remui %2122, %c7 : index
                %2288 = arith.muli %2287, %c2 : index
                %2289 = arith.addi %2286, %2288 : index
                %2290 = arith.muli %2285, %c6 : index
                %2291 = arith.divui %2289, %c18 : index
                %2292 = arith.muli %2291, %c18 : index
                %2293 = arith.remui %2289, %c7 : index
                %2294 = arith.muli %2293, %c7 : index
                %2295 = arith.addi %2292, %2294 : index
                %2296 = arith.divui %2289, %c7 : index
                %2297 = arith.remui %2296, %c7 : index
                %2298 = arith.addi %2295, %2297 : index
                %2299 = arith.addi %2290, %2298 : index
                %2300 = arith.addi %2284, %2299 : index
                %2301 = arith.addi %2258, %2300 : index
                %2302 = vector.shuffle %2236, %2236 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2302, %kv[%2301] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2303 = arith.addi %2232, %c7 : index
                %2304 = arith.divui %2303, %c6 : index
                %2305 = arith.muli %2304, %c20 : index
                %2306 = arith.addi %2305, %c11 : index
                %2307 = arith.remui %2303, %c6 : index
                %2308 = arith.divui %2122, %c7 : index
                %2309 = arith.remui %2122, %c7 : index
                %2310 = arith.muli %2309, %c2 : index
                %2311 = arith.addi %2308, %2310 : index
                %2312 = arith.muli %2307, %c6 : index
                %2313 = arith.divui %2311, %c18 : index
                %2314 = arith.muli %2313, %c18 : index
                %2315 = arith.remui %2311, %c7 : index
                %2316 = arith.muli %2315, %c7 : index
                %2317 = arith.addi %2314, %2316 : index
                %2318 = arith.divui %2311, %c7 : index
                %2319 = arith.remui %2318, %c7 : index
                %2320 = arith.addi %2317, %2319 : index
                %2321 = arith.addi %2312, %2320 : index
                %2322 = arith.addi %2306, %2321 : index
                %2323 = arith.addi %2258, %2322 : index
                %2324 = vector.shuffle %2236, %2236 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2324, %kv[%2323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2325 = arith.addi %2232, %c21 : index
                %2326 = arith.divui %2325, %c6 : index
                %2327 = arith.muli %2326, %c20 : index
                %2328 = arith.addi %2327, %c11 : index
                %2329 = arith.remui %2325, %c6 : index
                %2330 = arith.divui %2122, %c7 : index
                %2331 = arith.remui %2122, %c7 : index
                %2332 = arith.muli %2331, %c2 : index
                %2333 = arith.addi %2330, %2332 : index
                %2334 = arith.muli %2329, %c6 : index
                %2335 = arith.divui %2333, %c18 : index
                %2336 = arith.muli %2335, %c18 : index
                %2337 = arith.remui %2333, %c7 : index
                %2338 = arith.muli %2337, %c7 : index
                %2339 = arith.addi %2336, %2338 : index
                %2340 = arith.divui %2333, %c7 : index
                %2341 = arith.remui %2340, %c7 : index
                %2342 = arith.addi %2339, %2341 : index
                %2343 = arith.addi %2334, %2342 : index
                %2344 = arith.addi %2328, %2343 : index
                %2345 = arith.addi %2258, %2344 : index
                %2346 = vector.shuffle %2236, %2236 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2346, %kv[%2345] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2347 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2347 {
            %2348 = wave.lane
            %2349 = arith.muli %2348, %c18 : index
            scf.for %2350 = %2349 to %c20 step %c5 {
              %2351 = arith.addi %2117, %2350 : index
              %2352 = vector.load %15[%2351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2353 = arith.mulf %2352, %2120 : vector<4xf32>
              %2354 = wave.fp8_encode "e5m2" %2353 : vector<4xf32> -> vector<4xi8>
              %2355 = arith.cmpi slt, %2118, %kvHeads : index
              scf.if %2355 {
                %2356 = arith.muli %2118, %c10 : index
                %2357 = arith.addi %2123, %2356 : index
                %2358 = vector.shuffle %2354, %2354 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2359 = arith.divui %2350, %c6 : index
                %2360 = arith.muli %2359, %c20 : index
                %2361 = arith.remui %2350, %c6 : index
                %2362 = arith.muli %2122, %c6 : index
                %2363 = arith.divui %2361, %c18 : index
                %2364 = arith.muli %2363, %c18 : index
                %2365 = arith.remui %2361, %c7 : index
                %2366 = arith.muli %2365, %c7 : index
                %2367 = arith.addi %2364, %2366 : index
                %2368 = arith.divui %2361, %c7 : index
                %2369 = arith.remui %2368, %c7 : index
                %2370 = arith.addi %2367, %2369 : index
                %2371 = arith.addi %2362, %2370 : index
                %2372 = arith.addi %2360, %2371 : index
                %2373 = arith.addi %2357, %2372 : index
                vector.store %2358, %kv[%2373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2374 = arith.subi %2118, %kvHeads : index
                %2375 = arith.muli %2374, %c10 : index
                %2376 = arith.addi %2123, %2375 : index
                %2377 = arith.addi %2350, %c8 : index
                %2378 = arith.divui %2377, %c6 : index
                %2379 = arith.muli %2378, %c20 : index
                %2380 = arith.addi %2379, %c11 : index
                %2381 = arith.remui %2377, %c6 : index
                %2382 = arith.divui %2122, %c7 : index
                %2383 = arith.remui %2122, %c7 : index
                %2384 = arith.muli %2383, %c2 : index
                %2385 = arith.addi %2382, %2384 : index
                %2386 = arith.muli %2381, %c6 : index
                %2387 = arith.divui %2385, %c18 : index
                %2388 = arith.muli %2387, %c18 : index
                %2389 = arith.remui %2385, %c7 : index
                %2390 = arith.muli %2389, %c7 : index
                %2391 = arith.addi %2388, %2390 : index
                %2392 = arith.divui %2385, %c7 : index
                %2393 = arith.remui %2392, %c7 : index
                %2394 = arith.addi %2391, %2393 : index
                %2395 = arith.addi %2386, %2394 : index
                %2396 = arith.addi %2380, %2395 : index
                %2397 = arith.addi %2376, %2396 : index
                %2398 = vector.shuffle %2354, %2354 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2398, %kv[%2397] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2399 = arith.addi %2350, %c9 : index
                %2400 = arith.divui %2399, %c6 : index
                %2401 = arith.muli %2400, %c20 : index
                %2402 = arith.addi %2401, %c11 : index
                %2403 = arith.remui %2399, %c6 : index
                %2404 = arith.divui %2122, %c7 : index
                %2405 = arith.remui %2122, %c7 : index
                %2406 = arith.muli %2405, %c2 : index
                %2407 = arith.addi %2404, %2406 : index
                %2408 = arith.muli %2403, %c6 : index
                %2409 = arith.divui %2407, %c18 : index
                %2410 = arith.muli %2409, %c18 : index
                %2411 = arith.remui %2407, %c7 : index
                %2412 = arith.muli %2411, %c7 : index
                %2413 = arith.addi %2410, %2412 : index
                %2414 = arith.divui %2407, %c7 : index
                %2415 = arith.remui %2414, %c7 : index
                %2416 = arith.addi %2413, %2415 : index
                %2417 = arith.addi %2408, %2416 : index
                %2418 = arith.addi %2402, %2417 : index
                %2419 = arith.addi %2376, %2418 : index
                %2420 = vector.shuffle %2354, %2354 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2420, %kv[%2419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2421 = arith.addi %2350, %c7 : index
                %2422 = arith.divui %2421, %c6 : index
                %2423 = arith.muli %2422, %c20 : index
                %2424 = arith.addi %2423, %c11 : index
                %2425 = arith.remui %2421, %c6 : index
                %2426 = arith.divui %2122, %c7 : index
                %2427 = arith.remui %2122, %c7 : index
                %2428 = arith.muli %2427, %c2 : index
                %2429 = arith.addi %2426, %2428 : index
                %2430 = arith.muli %2425, %c6 : index
                %2431 = arith.divui %2429, %c18 : index
                %2432 = arith.muli %2431, %c18 : index
                %2433 = arith.remui %2429, %c7 : index
                %2434 = arith.muli %2433, %c7 : index
                %2435 = arith.addi %2432, %2434 : index
                %2436 = arith.divui %2429, %c7 : index
                %2437 = arith.remui %2436, %c7 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.addi %2430, %2438 : index
                %2440 = arith.addi %2424, %2439 : index
                %2441 = arith.addi %2376, %2440 : index
                %2442 = vector.shuffle %2354, %2354 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2442, %kv[%2441] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2443 = arith.addi %2350, %c21 : index
                %2444 = arith.divui %2443, %c6 : index
                %2445 = arith.muli %2444, %c20 : index
                %2446 = arith.addi %2445, %c11 : index
                %2447 = arith.remui %2443, %c6 : index
                %2448 = arith.divui %2122, %c7 : index
                %2449 = arith.remui %2122, %c7 : index
                %2450 = arith.muli %2449, %c2 : index
                %2451 = arith.addi %2448, %2450 : index
                %2452 = arith.muli %2447, %c6 : index
                %2453 = arith.divui %2451, %c18 : index
                %2454 = arith.muli %2453, %c18 : index
                %2455 = arith.remui %2451, %c7 : index
                %2456 = arith.muli %2455, %c7 : index
                %2457 = arith.addi %2454, %2456 : index
                %2458 = arith.divui %2451, %c7 : index
                %2459 = arith.remui %2458, %c7 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.addi %2452, %2460 : index
                %2462 = arith.addi %2446, %2461 : index
                %2463 = arith.addi %2376, %2462 : index
                %2464 = vector.shuffle %2354, %2354 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2464, %kv[%2463] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2465 = arith.addi %18, %c4 : index
    %2466 = wave.lane
    %2467 = arith.muli %3, %c7 : index
    %2468 = arith.muli %2467, %c20 : index
    %2469 = arith.addi %2468, %2466 : index
    %2470 = arith.muli %4, %c11 : index
    %2471 = arith.addi %2470, %2469 : index
    %2472 = arith.addi %2471, %c8 : index
    %2473 = arith.addi %2472, %c8 : index
    %2474 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %2474, %14[%2473] : memref<?xf32>
    %2475 = arith.muli %4, %c11 : index
    %2476 = arith.addi %2475, %2469 : index
    %2477 = arith.addi %2476, %c8 : index
    %2478 = arith.addi %2477, %c4 : index
    %2479 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %2479, %14[%2478] : memref<?xf32>
    %2480 = arith.muli %4, %c11 : index
    %2481 = arith.addi %2480, %2469 : index
    %2482 = arith.addi %2481, %c8 : index
    %2483 = arith.addi %2482, %c12 : index
    %2484 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %2484, %14[%2483] : memref<?xf32>
    %2485 = arith.muli %4, %c11 : index
    %2486 = arith.addi %2485, %2469 : index
    %2487 = arith.addi %2486, %c8 : index
    %2488 = arith.addi %2487, %c22 : index
    %2489 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %2489, %14[%2488] : memref<?xf32>
    %2490 = arith.muli %4, %c11 : index
    %2491 = arith.addi %2490, %2469 : index
    %2492 = arith.addi %2491, %c8 : index
    %2493 = arith.addi %2492, %c5 : index
    %2494 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %2494, %14[%2493] : memref<?xf32>
    %2495 = arith.muli %4, %c11 : index
    %2496 = arith.addi %2495, %2469 : index
    %2497 = arith.addi %2496, %c8 : index
    %2498 = arith.addi %2497, %c23 : index
    %2499 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %2499, %14[%2498] : memref<?xf32>
    %2500 = arith.muli %4, %c11 : index
    %2501 = arith.addi %2500, %2469 : index
    %2502 = arith.addi %2501, %c8 : index
    %2503 = arith.addi %2502, %c24 : index
    %2504 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %2504, %14[%2503] : memref<?xf32>
    %2505 = arith.muli %4, %c11 : index
    %2506 = arith.addi %2505, %2469 : index
    %2507 = arith.addi %2506, %c8 : index
    %2508 = arith.addi %2507, %c25 : index
    %2509 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %2509, %14[%2508] : memref<?xf32>
    %2510 = arith.muli %4, %c11 : index
    %2511 = arith.addi %2510, %2469 : index
    %2512 = arith.addi %2511, %c20 : index
    %2513 = arith.addi %2512, %c8 : index
    %2514 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %2514, %14[%2513] : memref<?xf32>
    %2515 = arith.muli %4, %c11 : index
    %2516 = arith.addi %2515, %2469 : index
    %2517 = arith.addi %2516, %c20 : index
    %2518 = arith.addi %2517, %c4 : index
    %2519 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %2519, %14[%2518] : memref<?xf32>
    %2520 = arith.muli %4, %c11 : index
    %2521 = arith.addi %2520, %2469 : index
    %2522 = arith.addi %2521, %c20 : index
    %2523 = arith.addi %2522, %c12 : index
    %2524 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %2524, %14[%2523] : memref<?xf32>
    %2525 = arith.muli %4, %c11 : index
    %2526 = arith.addi %2525, %2469 : index
    %2527 = arith.addi %2526, %c20 : index
    %2528 = arith.addi %2527, %c22 : index
    %2529 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %2529, %14[%2528] : memref<?xf32>
    %2530 = arith.muli %4, %c11 : index
    %2531 = arith.addi %2530, %2469 : index
    %2532 = arith.addi %2531, %c20 : index
    %2533 = arith.addi %2532, %c5 : index
    %2534 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %2534, %14[%2533] : memref<?xf32>
    %2535 = arith.muli %4, %c11 : index
    %2536 = arith.addi %2535, %2469 : index
    %2537 = arith.addi %2536, %c20 : index
    %2538 = arith.addi %2537, %c23 : index
    %2539 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %2539, %14[%2538] : memref<?xf32>
    %2540 = arith.muli %4, %c11 : index
    %2541 = arith.addi %2540, %2469 : index
    %2542 = arith.addi %2541, %c20 : index
    %2543 = arith.addi %2542, %c24 : index
    %2544 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %2544, %14[%2543] : memref<?xf32>
    %2545 = arith.muli %4, %c11 : index
    %2546 = arith.addi %2545, %2469 : index
    %2547 = arith.addi %2546, %c20 : index
    %2548 = arith.addi %2547, %c25 : index
    %2549 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %2549, %14[%2548] : memref<?xf32>
    wave.barrier
    %2550 = arith.muli %4, %c18 : index
    %2551 = arith.addi %2550, %c8 : index
    %2552 = arith.muli %2551, %c7 : index
    %2553 = arith.divui %2466, %c6 : index
    %2554 = arith.addi %2552, %2553 : index
    %2555 = arith.addi %2465, %2554 : index
    %2556 = arith.cmpi slt, %2555, %17 : index
    scf.if %2556 {
      %2557 = arith.cmpi eq, %hasFactors, %c9 : index
      %2558 = memref.load %factors[%2555] : memref<?xf32>
      %2559 = arith.select %2557, %2558, %c27 : f32
      %2560 = arith.addi %2469, %c8 : index
      %2561 = arith.muli %2551, %c4 : index
      %2562 = arith.addi %2560, %2561 : index
      %2563 = memref.load %14[%2562] : memref<?xf32>
      %2564 = arith.addi %2562, %c11 : index
      %2565 = memref.load %14[%2564] : memref<?xf32>
      %2566 = arith.addf %2563, %2565 : f32
      %2567 = arith.remui %2466, %c6 : index
      %2568 = arith.muli %2567, %c18 : index
      %2569 = arith.addi %11, %2568 : index
      %2570 = vector.load %w[%2569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2571 = vector.bitcast %2570 : vector<4xi8> to vector<1xf32>
      %2572 = vector.extract %2571[0] : f32 from vector<1xf32>
      %2573 = arith.mulf %2572, %2559 : f32
      %2574 = arith.mulf %2566, %2573 : f32
      %2575 = arith.muli %3, %c7 : index
      %2576 = arith.addi %2575, %c8 : index
      %2577 = arith.muli %2576, %c6 : index
      %2578 = arith.remui %2466, %c6 : index
      %2579 = arith.addi %2577, %2578 : index
      %2580 = arith.muli %2554, %c20 : index
      %2581 = arith.addi %2580, %2579 : index
      memref.store %2574, %15[%2581] : memref<?xf32>
      %2582 = arith.addi %2469, %c20 : index
      %2583 = arith.muli %2551, %c4 : index
      %2584 = arith.addi %2582, %2583 : index
      %2585 = memref.load %14[%2584] : memref<?xf32>
      %2586 = arith.addi %2584, %c11 : index
      %2587 = memref.load %14[%2586] : memref<?xf32>
      %2588 = arith.addf %2585, %2587 : f32
      %2589 = arith.remui %2466, %c6 : index
      %2590 = arith.muli %2589, %c18 : index
      %2591 = arith.addi %13, %2590 : index
      %2592 = vector.load %w[%2591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2593 = vector.bitcast %2592 : vector<4xi8> to vector<1xf32>
      %2594 = vector.extract %2593[0] : f32 from vector<1xf32>
      %2595 = arith.mulf %2594, %2559 : f32
      %2596 = arith.mulf %2588, %2595 : f32
      %2597 = arith.muli %3, %c7 : index
      %2598 = arith.addi %2597, %c9 : index
      %2599 = arith.muli %2598, %c6 : index
      %2600 = arith.remui %2466, %c6 : index
      %2601 = arith.addi %2599, %2600 : index
      %2602 = arith.muli %2554, %c20 : index
      %2603 = arith.addi %2602, %2601 : index
      memref.store %2596, %15[%2603] : memref<?xf32>
    }
    %2604 = arith.muli %4, %c18 : index
    %2605 = arith.addi %2604, %c9 : index
    %2606 = arith.muli %2605, %c7 : index
    %2607 = arith.divui %2466, %c6 : index
    %2608 = arith.addi %2606, %2607 : index
    %2609 = arith.addi %2465, %2608 : index
    %2610 = arith.cmpi slt, %2609, %17 : index
    scf.if %2610 {
      %2611 = arith.cmpi eq, %hasFactors, %c9 : index
      %2612 = memref.load %factors[%2609] : memref<?xf32>
      %2613 = arith.select %2611, %2612, %c27 : f32
      %2614 = arith.addi %2469, %c8 : index
      %2615 = arith.muli %2605, %c4 : index
      %2616 = arith.addi %2614, %2615 : index
      %2617 = memref.load %14[%2616] : memref<?xf32>
      %2618 = arith.addi %2616, %c11 : index
      %2619 = memref.load %14[%2618] : memref<?xf32>
      %2620 = arith.addf %2617, %2619 : f32
      %2621 = arith.remui %2466, %c6 : index
      %2622 = arith.muli %2621, %c18 : index
      %2623 = arith.addi %11, %2622 : index
      %2624 = vector.load %w[%2623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2625 = vector.bitcast %2624 : vector<4xi8> to vector<1xf32>
      %2626 = vector.extract %2625[0] : f32 from vector<1xf32>
      %2627 = arith.mulf %2626, %2613 : f32
      %2628 = arith.mulf %2620, %2627 : f32
      %2629 = arith.muli %3, %c7 : index
      %2630 = arith.addi %2629, %c8 : index
      %2631 = arith.muli %2630, %c6 : index
      %2632 = arith.remui %2466, %c6 : index
      %2633 = arith.addi %2631, %2632 : index
      %2634 = arith.muli %2608, %c20 : index
      %2635 = arith.addi %2634, %2633 : index
      memref.store %2628, %15[%2635] : memref<?xf32>
      %2636 = arith.addi %2469, %c20 : index
      %2637 = arith.muli %2605, %c4 : index
      %2638 = arith.addi %2636, %2637 : index
      %2639 = memref.load %14[%2638] : memref<?xf32>
      %2640 = arith.addi %2638, %c11 : index
      %2641 = memref.load %14[%2640] : memref<?xf32>
      %2642 = arith.addf %2639, %2641 : f32
      %2643 = arith.remui %2466, %c6 : index
      %2644 = arith.muli %2643, %c18 : index
      %2645 = arith.addi %13, %2644 : index
      %2646 = vector.load %w[%2645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2647 = vector.bitcast %2646 : vector<4xi8> to vector<1xf32>
      %2648 = vector.extract %2647[0] : f32 from vector<1xf32>
      %2649 = arith.mulf %2648, %2613 : f32
      %2650 = arith.mulf %2642, %2649 : f32
      %2651 = arith.muli %3, %c7 : index
      %2652 = arith.addi %2651, %c9 : index
      %2653 = arith.muli %2652, %c6 : index
      %2654 = arith.remui %2466, %c6 : index
      %2655 = arith.addi %2653, %2654 : index
      %2656 = arith.muli %2608, %c20 : index
      %2657 = arith.addi %2656, %2655 : index
      memref.store %2650, %15[%2657] : memref<?xf32>
    }
    %2658 = arith.muli %4, %c18 : index
    %2659 = arith.addi %2658, %c7 : index
    %2660 = arith.muli %2659, %c7 : index
    %2661 = arith.divui %2466, %c6 : index
    %2662 = arith.addi %2660, %2661 : index
    %2663 = arith.addi %2465, %2662 : index
    %2664 = arith.cmpi slt, %2663, %17 : index
    scf.if %2664 {
      %2665 = arith.cmpi eq, %hasFactors, %c9 : index
      %2666 = memref.load %factors[%2663] : memref<?xf32>
      %2667 = arith.select %2665, %2666, %c27 : f32
      %2668 = arith.addi %2469, %c8 : index
      %2669 = arith.muli %2659, %c4 : index
      %2670 = arith.addi %2668, %2669 : index
      %2671 = memref.load %14[%2670] : memref<?xf32>
      %2672 = arith.addi %2670, %c11 : index
      %2673 = memref.load %14[%2672] : memref<?xf32>
      %2674 = arith.addf %2671, %2673 : f32
      %2675 = arith.remui %2466, %c6 : index
      %2676 = arith.muli %2675, %c18 : index
      %2677 = arith.addi %11, %2676 : index
      %2678 = vector.load %w[%2677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2679 = vector.bitcast %2678 : vector<4xi8> to vector<1xf32>
      %2680 = vector.extract %2679[0] : f32 from vector<1xf32>
      %2681 = arith.mulf %2680, %2667 : f32
      %2682 = arith.mulf %2674, %2681 : f32
      %2683 = arith.muli %3, %c7 : index
      %2684 = arith.addi %2683, %c8 : index
      %2685 = arith.muli %2684, %c6 : index
      %2686 = arith.remui %2466, %c6 : index
      %2687 = arith.addi %2685, %2686 : index
      %2688 = arith.muli %2662, %c20 : index
      %2689 = arith.addi %2688, %2687 : index
      memref.store %2682, %15[%2689] : memref<?xf32>
      %2690 = arith.addi %2469, %c20 : index
      %2691 = arith.muli %2659, %c4 : index
      %2692 = arith.addi %2690, %2691 : index
      %2693 = memref.load %14[%2692] : memref<?xf32>
      %2694 = arith.addi %2692, %c11 : index
      %2695 = memref.load %14[%2694] : memref<?xf32>
      %2696 = arith.addf %2693, %2695 : f32
      %2697 = arith.remui %2466, %c6 : index
      %2698 = arith.muli %2697, %c18 : index
      %2699 = arith.addi %13, %2698 : index
      %2700 = vector.load %w[%2699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2701 = vector.bitcast %2700 : vector<4xi8> to vector<1xf32>
      %2702 = vector.extract %2701[0] : f32 from vector<1xf32>
      %2703 = arith.mulf %2702, %2667 : f32
      %2704 = arith.mulf %2696, %2703 : f32
      %2705 = arith.muli %3, %c7 : index
      %2706 = arith.addi %2705, %c9 : index
      %2707 = arith.muli %2706, %c6 : index
      %2708 = arith.remui %2466, %c6 : index
      %2709 = arith.addi %2707, %2708 : index
      %2710 = arith.muli %2662, %c20 : index
      %2711 = arith.addi %2710, %2709 : index
      memref.store %2704, %15[%2711] : memref<?xf32>
    }
    %2712 = arith.muli %4, %c18 : index
    %2713 = arith.addi %2712, %c21 : index
    %2714 = arith.muli %2713, %c7 : index
    %2715 = arith.divui %2466, %c6 : index
    %2716 = arith.addi %2714, %2715 : index
    %2717 = arith.addi %2465, %2716 : index
    %2718 = arith.cmpi slt, %2717, %17 : index
    scf.if %2718 {
      %2719 = arith.cmpi eq, %hasFactors, %c9 : index
      %2720 = memref.load %factors[%2717] : memref<?xf32>
      %2721 = arith.select %2719, %2720, %c27 : f32
      %2722 = arith.addi %2469, %c8 : index
      %2723 = arith.muli %2713, %c4 : index
      %2724 = arith.addi %2722, %2723 : index
      %2725 = memref.load %14[%2724] : memref<?xf32>
      %2726 = arith.addi %2724, %c11 : index
      %2727 = memref.load %14[%2726] : memref<?xf32>
      %2728 = arith.addf %2725, %2727 : f32
      %2729 = arith.remui %2466, %c6 : index
      %2730 = arith.muli %2729, %c18 : index
      %2731 = arith.addi %11, %2730 : index
      %2732 = vector.load %w[%2731] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2733 = vector.bitcast %2732 : vector<4xi8> to vector<1xf32>
      %2734 = vector.extract %2733[0] : f32 from vector<1xf32>
      %2735 = arith.mulf %2734, %2721 : f32
      %2736 = arith.mulf %2728, %2735 : f32
      %2737 = arith.muli %3, %c7 : index
      %2738 = arith.addi %2737, %c8 : index
      %2739 = arith.muli %2738, %c6 : index
      %2740 = arith.remui %2466, %c6 : index
      %2741 = arith.addi %2739, %2740 : index
      %2742 = arith.muli %2716, %c20 : index
      %2743 = arith.addi %2742, %2741 : index
      memref.store %2736, %15[%2743] : memref<?xf32>
      %2744 = arith.addi %2469, %c20 : index
      %2745 = arith.muli %2713, %c4 : index
      %2746 = arith.addi %2744, %2745 : index
      %2747 = memref.load %14[%2746] : memref<?xf32>
      %2748 = arith.addi %2746, %c11 : index
      %2749 = memref.load %14[%2748] : memref<?xf32>
      %2750 = arith.addf %2747, %2749 : f32
      %2751 = arith.remui %2466, %c6 : index
      %2752 = arith.muli %2751, %c18 : index
      %2753 = arith.addi %13, %2752 : index
      %2754 = vector.load %w[%2753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2755 = vector.bitcast %2754 : vector<4xi8> to vector<1xf32>
      %2756 = vector.extract %2755[0] : f32 from vector<1xf32>
      %2757 = arith.mulf %2756, %2721 : f32
      %2758 = arith.mulf %2750, %2757 : f32
      %2759 = arith.muli %3, %c7 : index
      %2760 = arith.addi %2759, %c9 : index
      %2761 = arith.muli %2760, %c6 : index
      %2762 = arith.remui %2466, %c6 : index
      %2763 = arith.addi %2761, %2762 : index
      %2764 = arith.muli %2716, %c20 : index
      %2765 = arith.addi %2764, %2763 : index
      memref.store %2758, %15[%2765] : memref<?xf32>
    }
    wave.barrier
    %2766 = arith.addi %18, %c4 : index
    %2767 = wave.wave
    %2768 = arith.addi %2767, %c8 : index
    %2769 = arith.addi %2766, %2768 : index
    %2770 = arith.cmpi slt, %2769, %17 : index
    scf.if %2770 {
      %2771 = arith.addi %2766, %2768 : index
      %2772 = arith.muli %2768, %c20 : index
      %2773 = wave.lane
      %2774 = arith.addi %2773, %c8 : index
      %2775 = arith.cmpi eq, %hasBias, %c9 : index
      %2776 = arith.addi %2772, %2774 : index
      %2777 = memref.load %15[%2776] : memref<?xf32>
      %2778 = arith.muli %0, %c20 : index
      %2779 = arith.addi %2778, %2774 : index
      %2780 = memref.load %bias[%2779] : memref<?xf32>
      %2781 = arith.addf %2777, %2780 : f32
      %2782 = arith.select %2775, %2781, %2777 : f32
      %2783 = arith.addi %2774, %c5 : index
      %2784 = arith.cmpi eq, %hasBias, %c9 : index
      %2785 = arith.addi %2772, %2783 : index
      %2786 = memref.load %15[%2785] : memref<?xf32>
      %2787 = arith.muli %0, %c20 : index
      %2788 = arith.addi %2787, %2783 : index
      %2789 = memref.load %bias[%2788] : memref<?xf32>
      %2790 = arith.addf %2786, %2789 : f32
      %2791 = arith.select %2784, %2790, %2786 : f32
      %2792 = arith.addi %2773, %c4 : index
      %2793 = arith.cmpi eq, %hasBias, %c9 : index
      %2794 = arith.addi %2772, %2792 : index
      %2795 = memref.load %15[%2794] : memref<?xf32>
      %2796 = arith.muli %0, %c20 : index
      %2797 = arith.addi %2796, %2792 : index
      %2798 = memref.load %bias[%2797] : memref<?xf32>
      %2799 = arith.addf %2795, %2798 : f32
      %2800 = arith.select %2793, %2799, %2795 : f32
      %2801 = arith.addi %2792, %c5 : index
      %2802 = arith.cmpi eq, %hasBias, %c9 : index
      %2803 = arith.addi %2772, %2801 : index
      %2804 = memref.load %15[%2803] : memref<?xf32>
      %2805 = arith.muli %0, %c20 : index
      %2806 = arith.addi %2805, %2801 : index
      %2807 = memref.load %bias[%2806] : memref<?xf32>
      %2808 = arith.addf %2804, %2807 : f32
      %2809 = arith.select %2802, %2808, %2804 : f32
      %2810 = arith.addi %2773, %c12 : index
      %2811 = arith.cmpi eq, %hasBias, %c9 : index
      %2812 = arith.addi %2772, %2810 : index
      %2813 = memref.load %15[%2812] : memref<?xf32>
      %2814 = arith.muli %0, %c20 : index
      %2815 = arith.addi %2814, %2810 : index
      %2816 = memref.load %bias[%2815] : memref<?xf32>
      %2817 = arith.addf %2813, %2816 : f32
      %2818 = arith.select %2811, %2817, %2813 : f32
      %2819 = arith.addi %2810, %c5 : index
      %2820 = arith.cmpi eq, %hasBias, %c9 : index
      %2821 = arith.addi %2772, %2819 : index
      %2822 = memref.load %15[%2821] : memref<?xf32>
      %2823 = arith.muli %0, %c20 : index
      %2824 = arith.addi %2823, %2819 : index
      %2825 = memref.load %bias[%2824] : memref<?xf32>
      %2826 = arith.addf %2822, %2825 : f32
      %2827 = arith.select %2820, %2826, %2822 : f32
      %2828 = arith.addi %2773, %c22 : index
      %2829 = arith.cmpi eq, %hasBias, %c9 : index
      %2830 = arith.addi %2772, %2828 : index
      %2831 = memref.load %15[%2830] : memref<?xf32>
      %2832 = arith.muli %0, %c20 : index
      %2833 = arith.addi %2832, %2828 : index
      %2834 = memref.load %bias[%2833] : memref<?xf32>
      %2835 = arith.addf %2831, %2834 : f32
      %2836 = arith.select %2829, %2835, %2831 : f32
      %2837 = arith.addi %2828, %c5 : index
      %2838 = arith.cmpi eq, %hasBias, %c9 : index
      %2839 = arith.addi %2772, %2837 : index
      %2840 = memref.load %15[%2839] : memref<?xf32>
      %2841 = arith.muli %0, %c20 : index
      %2842 = arith.addi %2841, %2837 : index
      %2843 = memref.load %bias[%2842] : memref<?xf32>
      %2844 = arith.addf %2840, %2843 : f32
      %2845 = arith.select %2838, %2844, %2840 : f32
      %2846 = arith.addi %heads, %kvHeads : index
      %2847 = arith.cmpi slt, %0, %2846 : index
      scf.if %2847 {
        %2848 = arith.addi %positionsAt, %2771 : index
        %2849 = memref.load %step[%2848] : memref<?xi32>
        %2850 = arith.index_cast %2849 : i32 to index
        %2851 = arith.cmpi eq, %hasNorm, %c9 : index
        %2852 = math.fma %2782, %2782, %c31 : f32
        %2853 = math.fma %2791, %2791, %2852 : f32
        %2854 = math.fma %2800, %2800, %2853 : f32
        %2855 = math.fma %2809, %2809, %2854 : f32
        %2856 = math.fma %2818, %2818, %2855 : f32
        %2857 = math.fma %2827, %2827, %2856 : f32
        %2858 = math.fma %2836, %2836, %2857 : f32
        %2859 = math.fma %2845, %2845, %2858 : f32
        %2860 = vector.broadcast %2859 : f32 to vector<1xf32>
        %2861 = wave.reduce "add" %2860 : vector<1xf32>
        %2862 = arith.mulf %2861, %inverseHeadDim : f32
        %2863 = arith.addf %2862, %epsilon : f32
        %2864 = math.sqrt %2863 : f32
        %2865 = arith.divf %c27, %2864 : f32
        %2866 = arith.cmpi slt, %0, %heads : index
        %2867 = arith.addi %2774, %c5 : index
        %2868 = memref.load %query_norm[%2774] : memref<?xf32>
        %2869 = memref.load %key_norm[%2774] : memref<?xf32>
        %2870 = arith.select %2866, %2868, %2869 : f32
        %2871 = arith.mulf %2782, %2865 : f32
        %2872 = arith.mulf %2871, %2870 : f32
        %2873 = arith.select %2851, %2872, %2782 : f32
        %2874 = memref.load %query_norm[%2867] : memref<?xf32>
        %2875 = memref.load %key_norm[%2867] : memref<?xf32>
        %2876 = arith.select %2866, %2874, %2875 : f32
        %2877 = arith.mulf %2791, %2865 : f32
        %2878 = arith.mulf %2877, %2876 : f32
        %2879 = arith.select %2851, %2878, %2791 : f32
        %2880 = arith.addi %2792, %c5 : index
        %2881 = memref.load %query_norm[%2792] : memref<?xf32>
        %2882 = memref.load %key_norm[%2792] : memref<?xf32>
        %2883 = arith.select %2866, %2881, %2882 : f32
        %2884 = arith.mulf %2800, %2865 : f32
        %2885 = arith.mulf %2884, %2883 : f32
        %2886 = arith.select %2851, %2885, %2800 : f32
        %2887 = memref.load %query_norm[%2880] : memref<?xf32>
        %2888 = memref.load %key_norm[%2880] : memref<?xf32>
        %2889 = arith.select %2866, %2887, %2888 : f32
        %2890 = arith.mulf %2809, %2865 : f32
        %2891 = arith.mulf %2890, %2889 : f32
        %2892 = arith.select %2851, %2891, %2809 : f32
        %2893 = arith.addi %2810, %c5 : index
        %2894 = memref.load %query_norm[%2810] : memref<?xf32>
        %2895 = memref.load %key_norm[%2810] : memref<?xf32>
        %2896 = arith.select %2866, %2894, %2895 : f32
        %2897 = arith.mulf %2818, %2865 : f32
        %2898 = arith.mulf %2897, %2896 : f32
        %2899 = arith.select %2851, %2898, %2818 : f32
        %2900 = memref.load %query_norm[%2893] : memref<?xf32>
        %2901 = memref.load %key_norm[%2893] : memref<?xf32>
        %2902 = arith.select %2866, %2900, %2901 : f32
        %2903 = arith.mulf %2827, %2865 : f32
        %2904 = arith.mulf %2903, %2902 : f32
        %2905 = arith.select %2851, %2904, %2827 : f32
        %2906 = arith.addi %2828, %c5 : index
        %2907 = memref.load %query_norm[%2828] : memref<?xf32>
        %2908 = memref.load %key_norm[%2828] : memref<?xf32>
        %2909 = arith.select %2866, %2907, %2908 : f32
        %2910 = arith.mulf %2836, %2865 : f32
        %2911 = arith.mulf %2910, %2909 : f32
        %2912 = arith.select %2851, %2911, %2836 : f32
        %2913 = memref.load %query_norm[%2906] : memref<?xf32>
        %2914 = memref.load %key_norm[%2906] : memref<?xf32>
        %2915 = arith.select %2866, %2913, %2914 : f32
        %2916 = arith.mulf %2845, %2865 : f32
        %2917 = arith.mulf %2916, %2915 : f32
        %2918 = arith.select %2851, %2917, %2845 : f32
        %2919 = arith.remui %2850, %c20 : index
        %2920 = arith.muli %2919, %c20 : index
        %2921 = arith.addi %2920, %2774 : index
        %2922 = arith.divui %2850, %c20 : index
        %2923 = arith.addi %2922, %c20 : index
        %2924 = arith.muli %2923, %c20 : index
        %2925 = arith.addi %2924, %2774 : index
        %2926 = memref.load %rope[%2921] : memref<?xf32>
        %2927 = arith.addi %2921, %c5 : index
        %2928 = memref.load %rope[%2927] : memref<?xf32>
        %2929 = memref.load %rope[%2925] : memref<?xf32>
        %2930 = arith.addi %2925, %c5 : index
        %2931 = memref.load %rope[%2930] : memref<?xf32>
        %2932 = arith.mulf %2929, %2926 : f32
        %2933 = arith.mulf %2931, %2928 : f32
        %2934 = arith.subf %2932, %2933 : f32
        %2935 = arith.mulf %2931, %2926 : f32
        %2936 = arith.mulf %2929, %2928 : f32
        %2937 = arith.addf %2935, %2936 : f32
        %2938 = arith.mulf %2873, %2934 : f32
        %2939 = arith.mulf %2879, %2937 : f32
        %2940 = arith.subf %2938, %2939 : f32
        %2941 = arith.mulf %2879, %2934 : f32
        %2942 = arith.mulf %2873, %2937 : f32
        %2943 = arith.addf %2941, %2942 : f32
        %2944 = arith.cmpi slt, %0, %heads : index
        scf.if %2944 {
          %2945 = arith.muli %2771, %heads : index
          %2946 = arith.addi %2945, %0 : index
          %2947 = arith.muli %2946, %c20 : index
          %2948 = arith.addi %2947, %2774 : index
          memref.store %2940, %q[%2948] : memref<?xf32>
          %2949 = arith.addi %2948, %c5 : index
          memref.store %2943, %q[%2949] : memref<?xf32>
        } else {
          %2950 = arith.addi %2772, %2774 : index
          memref.store %2940, %15[%2950] : memref<?xf32>
          %2951 = arith.addi %2772, %2774 : index
          %2952 = arith.addi %2951, %c5 : index
          memref.store %2943, %15[%2952] : memref<?xf32>
        }
        %2953 = arith.remui %2850, %c20 : index
        %2954 = arith.muli %2953, %c20 : index
        %2955 = arith.addi %2954, %2792 : index
        %2956 = arith.divui %2850, %c20 : index
        %2957 = arith.addi %2956, %c20 : index
        %2958 = arith.muli %2957, %c20 : index
        %2959 = arith.addi %2958, %2792 : index
        %2960 = memref.load %rope[%2955] : memref<?xf32>
        %2961 = arith.addi %2955, %c5 : index
        %2962 = memref.load %rope[%2961] : memref<?xf32>
        %2963 = memref.load %rope[%2959] : memref<?xf32>
        %2964 = arith.addi %2959, %c5 : index
        %2965 = memref.load %rope[%2964] : memref<?xf32>
        %2966 = arith.mulf %2963, %2960 : f32
        %2967 = arith.mulf %2965, %2962 : f32
        %2968 = arith.subf %2966, %2967 : f32
        %2969 = arith.mulf %2965, %2960 : f32
        %2970 = arith.mulf %2963, %2962 : f32
        %2971 = arith.addf %2969, %2970 : f32
        %2972 = arith.mulf %2886, %2968 : f32
        %2973 = arith.mulf %2892, %2971 : f32
        %2974 = arith.subf %2972, %2973 : f32
        %2975 = arith.mulf %2892, %2968 : f32
        %2976 = arith.mulf %2886, %2971 : f32
        %2977 = arith.addf %2975, %2976 : f32
        %2978 = arith.cmpi slt, %0, %heads : index
        scf.if %2978 {
          %2979 = arith.muli %2771, %heads : index
          %2980 = arith.addi %2979, %0 : index
          %2981 = arith.muli %2980, %c20 : index
          %2982 = arith.addi %2981, %2792 : index
          memref.store %2974, %q[%2982] : memref<?xf32>
          %2983 = arith.addi %2982, %c5 : index
          memref.store %2977, %q[%2983] : memref<?xf32>
        } else {
          %2984 = arith.addi %2772, %2792 : index
          memref.store %2974, %15[%2984] : memref<?xf32>
          %2985 = arith.addi %2772, %2792 : index
          %2986 = arith.addi %2985, %c5 : index
          memref.store %2977, %15[%2986] : memref<?xf32>
        }
        %2987 = arith.remui %2850, %c20 : index
        %2988 = arith.muli %2987, %c20 : index
        %2989 = arith.addi %2988, %2810 : index
        %2990 = arith.divui %2850, %c20 : index
        %2991 = arith.addi %2990, %c20 : index
        %2992 = arith.muli %2991, %c20 : index
        %2993 = arith.addi %2992, %2810 : index
        %2994 = memref.load %rope[%2989] : memref<?xf32>
        %2995 = arith.addi %2989, %c5 : index
        %2996 = memref.load %rope[%2995] : memref<?xf32>
        %2997 = memref.load %rope[%2993] : memref<?xf32>
        %2998 = arith.addi %2993, %c5 : index
        %2999 = memref.load %rope[%2998] : memref<?xf32>
        %3000 = arith.mulf %2997, %2994 : f32
        %3001 = arith.mulf %2999, %2996 : f32
        %3002 = arith.subf %3000, %3001 : f32
        %3003 = arith.mulf %2999, %2994 : f32
        %3004 = arith.mulf %2997, %2996 : f32
        %3005 = arith.addf %3003, %3004 : f32
        %3006 = arith.mulf %2899, %3002 : f32
        %3007 = arith.mulf %2905, %3005 : f32
        %3008 = arith.subf %3006, %3007 : f32
        %3009 = arith.mulf %2905, %3002 : f32
        %3010 = arith.mulf %2899, %3005 : f32
        %3011 = arith.addf %3009, %3010 : f32
        %3012 = arith.cmpi slt, %0, %heads : index
        scf.if %3012 {
          %3013 = arith.muli %2771, %heads : index
          %3014 = arith.addi %3013, %0 : index
          %3015 = arith.muli %3014, %c20 : index
          %3016 = arith.addi %3015, %2810 : index
          memref.store %3008, %q[%3016] : memref<?xf32>
          %3017 = arith.addi %3016, %c5 : index
          memref.store %3011, %q[%3017] : memref<?xf32>
        } else {
          %3018 = arith.addi %2772, %2810 : index
          memref.store %3008, %15[%3018] : memref<?xf32>
          %3019 = arith.addi %2772, %2810 : index
          %3020 = arith.addi %3019, %c5 : index
          memref.store %3011, %15[%3020] : memref<?xf32>
        }
        %3021 = arith.remui %2850, %c20 : index
        %3022 = arith.muli %3021, %c20 : index
        %3023 = arith.addi %3022, %2828 : index
        %3024 = arith.divui %2850, %c20 : index
        %3025 = arith.addi %3024, %c20 : index
        %3026 = arith.muli %3025, %c20 : index
        %3027 = arith.addi %3026, %2828 : index
        %3028 = memref.load %rope[%3023] : memref<?xf32>
        %3029 = arith.addi %3023, %c5 : index
        %3030 = memref.load %rope[%3029] : memref<?xf32>
        %3031 = memref.load %rope[%3027] : memref<?xf32>
        %3032 = arith.addi %3027, %c5 : index
        %3033 = memref.load %rope[%3032] : memref<?xf32>
        %3034 = arith.mulf %3031, %3028 : f32
        %3035 = arith.mulf %3033, %3030 : f32
        %3036 = arith.subf %3034, %3035 : f32
        %3037 = arith.mulf %3033, %3028 : f32
        %3038 = arith.mulf %3031, %3030 : f32
        %3039 = arith.addf %3037, %3038 : f32
        %3040 = arith.mulf %2912, %3036 : f32
        %3041 = arith.mulf %2918, %3039 : f32
        %3042 = arith.subf %3040, %3041 : f32
        %3043 = arith.mulf %2918, %3036 : f32
        %3044 = arith.mulf %2912, %3039 : f32
        %3045 = arith.addf %3043, %3044 : f32
        %3046 = arith.cmpi slt, %0, %heads : index
        scf.if %3046 {
          %3047 = arith.muli %2771, %heads : index
          %3048 = arith.addi %3047, %0 : index
          %3049 = arith.muli %3048, %c20 : index
          %3050 = arith.addi %3049, %2828 : index
          memref.store %3042, %q[%3050] : memref<?xf32>
          %3051 = arith.addi %3050, %c5 : index
          memref.store %3045, %q[%3051] : memref<?xf32>
        } else {
          %3052 = arith.addi %2772, %2828 : index
          memref.store %3042, %15[%3052] : memref<?xf32>
          %3053 = arith.addi %2772, %2828 : index
          %3054 = arith.addi %3053, %c5 : index
          memref.store %3045, %15[%3054] : memref<?xf32>
        }
      } else {
        %3055 = arith.cmpi slt, %0, %heads : index
        scf.if %3055 {
          %3056 = arith.muli %2771, %heads : index
          %3057 = arith.addi %3056, %0 : index
          %3058 = arith.muli %3057, %c20 : index
          %3059 = arith.addi %3058, %2774 : index
          memref.store %2782, %q[%3059] : memref<?xf32>
          %3060 = arith.addi %3059, %c5 : index
          memref.store %2791, %q[%3060] : memref<?xf32>
        } else {
          %3061 = arith.addi %2772, %2774 : index
          memref.store %2782, %15[%3061] : memref<?xf32>
          %3062 = arith.addi %2772, %2774 : index
          %3063 = arith.addi %3062, %c5 : index
          memref.store %2791, %15[%3063] : memref<?xf32>
        }
        %3064 = arith.cmpi slt, %0, %heads : index
        scf.if %3064 {
          %3065 = arith.muli %2771, %heads : index
          %3066 = arith.addi %3065, %0 : index
          %3067 = arith.muli %3066, %c20 : index
          %3068 = arith.addi %3067, %2792 : index
          memref.store %2800, %q[%3068] : memref<?xf32>
          %3069 = arith.addi %3068, %c5 : index
          memref.store %2809, %q[%3069] : memref<?xf32>
        } else {
          %3070 = arith.addi %2772, %2792 : index
          memref.store %2800, %15[%3070] : memref<?xf32>
          %3071 = arith.addi %2772, %2792 : index
          %3072 = arith.addi %3071, %c5 : index
          memref.store %2809, %15[%3072] : memref<?xf32>
        }
        %3073 = arith.cmpi slt, %0, %heads : index
        scf.if %3073 {
          %3074 = arith.muli %2771, %heads : index
          %3075 = arith.addi %3074, %0 : index
          %3076 = arith.muli %3075, %c20 : index
          %3077 = arith.addi %3076, %2810 : index
          memref.store %2818, %q[%3077] : memref<?xf32>
          %3078 = arith.addi %3077, %c5 : index
          memref.store %2827, %q[%3078] : memref<?xf32>
        } else {
          %3079 = arith.addi %2772, %2810 : index
          memref.store %2818, %15[%3079] : memref<?xf32>
          %3080 = arith.addi %2772, %2810 : index
          %3081 = arith.addi %3080, %c5 : index
          memref.store %2827, %15[%3081] : memref<?xf32>
        }
        %3082 = arith.cmpi slt, %0, %heads : index
        scf.if %3082 {
          %3083 = arith.muli %2771, %heads : index
          %3084 = arith.addi %3083, %0 : index
          %3085 = arith.muli %3084, %c20 : index
          %3086 = arith.addi %3085, %2828 : index
          memref.store %2836, %q[%3086] : memref<?xf32>
          %3087 = arith.addi %3086, %c5 : index
          memref.store %2845, %q[%3087] : memref<?xf32>
        } else {
          %3088 = arith.addi %2772, %2828 : index
          memref.store %2836, %15[%3088] : memref<?xf32>
          %3089 = arith.addi %2772, %2828 : index
          %3090 = arith.addi %3089, %c5 : index
          memref.store %2845, %15[%3090] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3091 = arith.cmpi sge, %0, %heads : index
    scf.if %3091 {
      %3092 = arith.addi %2767, %c8 : index
      %3093 = arith.addi %2766, %3092 : index
      %3094 = arith.cmpi slt, %3093, %17 : index
      scf.if %3094 {
        %3095 = arith.addi %2766, %3092 : index
        %3096 = arith.addi %slotsAt, %3095 : index
        %3097 = memref.load %step[%3096] : memref<?xi32>
        %3098 = arith.index_cast %3097 : i32 to index
        %3099 = arith.cmpi sge, %3098, %c8 : index
        scf.if %3099 {
          %3100 = arith.muli %3092, %c20 : index
          %3101 = arith.subi %0, %heads : index
          %3102 = memref.load %scales[%3101] : memref<?xf32>
          %3103 = vector.broadcast %3102 : f32 to vector<4xf32>
          %3104 = arith.divui %3098, %c6 : index
          %3105 = arith.remui %3098, %c6 : index
          %3106 = arith.muli %3104, %pageBytes : index
          %3107 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3107 {
            %3108 = wave.lane
            %3109 = arith.muli %3108, %c18 : index
            scf.for %3110 = %3109 to %c20 step %c5 {
              %3111 = arith.addi %3100, %3110 : index
              %3112 = vector.load %15[%3111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3113 = arith.mulf %3112, %3103 : vector<4xf32>
              %3114 = arith.minimumf %3113, %c37 : vector<4xf32>
              %3115 = arith.maximumf %3114, %c38 : vector<4xf32>
              %3116 = arith.truncf %3115 : vector<4xf32> to vector<4xf16>
              %3117 = vector.bitcast %3116 : vector<4xf16> to vector<8xi8>
              %3118 = arith.cmpi slt, %3101, %kvHeads : index
              scf.if %3118 {
                %3119 = arith.muli %3101, %c39 : index
                %3120 = arith.addi %3106, %3119 : index
                %3121 = arith.divui %3110, %c6 : index
                %3122 = arith.muli %3121, %c19 : index
                %3123 = arith.remui %3110, %c6 : index
                %3124 = arith.divui %3123, %c2 : index
                %3125 = arith.muli %3124, %c20 : index
                %3126 = arith.muli %3105, %c6 : index
                %3127 = arith.addi %3125, %3126 : index
                %3128 = arith.remui %3123, %c2 : index
                %3129 = arith.muli %3128, %c7 : index
                %3130 = arith.addi %3127, %3129 : index
                %3131 = arith.addi %3122, %3130 : index
                %3132 = arith.addi %3120, %3131 : index
                vector.store %3117, %kv[%3132] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3133 = arith.subi %3101, %kvHeads : index
                %3134 = arith.muli %3133, %c39 : index
                %3135 = arith.addi %3106, %3134 : index
                %3136 = arith.addi %3110, %c8 : index
                %3137 = arith.divui %3136, %c6 : index
                %3138 = arith.muli %3137, %c19 : index
                %3139 = arith.addi %3138, %c10 : index
                %3140 = arith.remui %3136, %c6 : index
                %3141 = arith.divui %3105, %c7 : index
                %3142 = arith.remui %3105, %c7 : index
                %3143 = arith.muli %3142, %c2 : index
                %3144 = arith.addi %3141, %3143 : index
                %3145 = arith.divui %3144, %c2 : index
                %3146 = arith.muli %3145, %c20 : index
                %3147 = arith.muli %3140, %c6 : index
                %3148 = arith.addi %3146, %3147 : index
                %3149 = arith.remui %3144, %c2 : index
                %3150 = arith.muli %3149, %c7 : index
                %3151 = arith.addi %3148, %3150 : index
                %3152 = arith.addi %3139, %3151 : index
                %3153 = arith.addi %3135, %3152 : index
                %3154 = vector.shuffle %3117, %3117 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3154, %kv[%3153] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3155 = arith.addi %3110, %c9 : index
                %3156 = arith.divui %3155, %c6 : index
                %3157 = arith.muli %3156, %c19 : index
                %3158 = arith.addi %3157, %c10 : index
                %3159 = arith.remui %3155, %c6 : index
                %3160 = arith.divui %3105, %c7 : index
                %3161 = arith.remui %3105, %c7 : index
                %3162 = arith.muli %3161, %c2 : index
                %3163 = arith.addi %3160, %3162 : index
                %3164 = arith.divui %3163, %c2 : index
                %3165 = arith.muli %3164, %c20 : index
                %3166 = arith.muli %3159, %c6 : index
                %3167 = arith.addi %3165, %3166 : index
                %3168 = arith.remui %3163, %c2 : index
                %3169 = arith.muli %3168, %c7 : index
                %3170 = arith.addi %3167, %3169 : index
                %3171 = arith.addi %3158, %3170 : index
                %3172 = arith.addi %3135, %3171 : index
                %3173 = vector.shuffle %3117, %3117 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3173, %kv[%3172] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3174 = arith.addi %3110, %c7 : index
                %3175 = arith.divui %3174, %c6 : index
                %3176 = arith.muli %3175, %c19 : index
                %3177 = arith.addi %3176, %c10 : index
                %3178 = arith.remui %3174, %c6 : index
                %3179 = arith.divui %3105, %c7 : index
                %3180 = arith.remui %3105, %c7 : index
                %3181 = arith.muli %3180, %c2 : index
                %3182 = arith.addi %3179, %3181 : index
                %3183 = arith.divui %3182, %c2 : index
                %3184 = arith.muli %3183, %c20 : index
                %3185 = arith.muli %3178, %c6 : index
                %3186 = arith.addi %3184, %3185 : index
                %3187 = arith.remui %3182, %c2 : index
                %3188 = arith.muli %3187, %c7 : index
                %3189 = arith.addi %3186, %3188 : index
                %3190 = arith.addi %3177, %3189 : index
                %3191 = arith.addi %3135, %3190 : index
                %3192 = vector.shuffle %3117, %3117 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3192, %kv[%3191] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3193 = arith.addi %3110, %c21 : index
                %3194 = arith.divui %3193, %c6 : index
                %3195 = arith.muli %3194, %c19 : index
                %3196 = arith.addi %3195, %c10 : index
                %3197 = arith.remui %3193, %c6 : index
                %3198 = arith.divui %3105, %c7 : index
                %3199 = arith.remui %3105, %c7 : index
                %3200 = arith.muli %3199, %c2 : index
                %3201 = arith.addi %3198, %3200 : index
                %3202 = arith.divui %3201, %c2 : index
                %3203 = arith.muli %3202, %c20 : index
                %3204 = arith.muli %3197, %c6 : index
                %3205 = arith.addi %3203, %3204 : index
                %3206 = arith.remui %3201, %c2 : index
                %3207 = arith.muli %3206, %c7 : index
                %3208 = arith.addi %3205, %3207 : index
                %3209 = arith.addi %3196, %3208 : index
                %3210 = arith.addi %3135, %3209 : index
                %3211 = vector.shuffle %3117, %3117 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3211, %kv[%3210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3212 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3212 {
            %3213 = wave.lane
            %3214 = arith.muli %3213, %c18 : index
            scf.for %3215 = %3214 to %c20 step %c5 {
              %3216 = arith.addi %3100, %3215 : index
              %3217 = vector.load %15[%3216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3218 = arith.mulf %3217, %3103 : vector<4xf32>
              %3219 = wave.fp8_encode "e4m3" %3218 : vector<4xf32> -> vector<4xi8>
              %3220 = arith.cmpi slt, %3101, %kvHeads : index
              scf.if %3220 {
                %3221 = arith.muli %3101, %c10 : index
                %3222 = arith.addi %3106, %3221 : index
                %3223 = vector.shuffle %3219, %3219 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3224 = arith.divui %3215, %c6 : index
                %3225 = arith.muli %3224, %c20 : index
                %3226 = arith.remui %3215, %c6 : index
                %3227 = arith.muli %3105, %c6 : index
                %3228 = arith.divui %3226, %c18 : index
                %3229 = arith.muli %3228, %c18 : index
                %3230 = arith.remui %3226, %c7 : index
                %3231 = arith.muli %3230, %c7 : index
                %3232 = arith.addi %3229, %3231 : index
                %3233 = arith.divui %3226, %c7 : index
                %3234 = arith.remui %3233, %c7 : index
                %3235 = arith.addi %3232, %3234 : index
                %3236 = arith.addi %3227, %3235 : index
                %3237 = arith.addi %3225, %3236 : index
                %3238 = arith.addi %3222, %3237 : index
                vector.store %3223, %kv[%3238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3239 = arith.subi %3101, %kvHeads : index
                %3240 = arith.muli %3239, %c10 : index
                %3241 = arith.addi %3106, %3240 : index
                %3242 = arith.addi %3215, %c8 : index
                %3243 = arith.divui %3242, %c6 : index
                %3244 = arith.muli %3243, %c20 : index
                %3245 = arith.addi %3244, %c11 : index
                %3246 = arith.remui %3242, %c6 : index
                %3247 = arith.divui %3105, %c7 : index
                %3248 = arith.remui %3105, %c7 : index
                %3249 = arith.muli %3248, %c2 : index
                %3250 = arith.addi %3247, %3249 : index
                %3251 = arith.muli %3246, %c6 : index
                %3252 = arith.divui %3250, %c18 : index
                %3253 = arith.muli %3252, %c18 : index
                %3254 = arith.remui %3250, %c7 : index
                %3255 = arith.muli %3254, %c7 : index
                %3256 = arith.addi %3253, %3255 : index
                %3257 = arith.divui %3250, %c7 : index
                %3258 = arith.remui %3257, %c7 : index
                %3259 = arith.addi %3256, %3258 : index
                %3260 = arith.addi %3251, %3259 : index
                %3261 = arith.addi %3245, %3260 : index
                %3262 = arith.addi %3241, %3261 : index
                %3263 = vector.shuffle %3219, %3219 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3263, %kv[%3262] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3264 = arith.addi %3215, %c9 : index
                %3265 = arith.divui %3264, %c6 : index
                %3266 = arith.muli %3265, %c20 : index
                %3267 = arith.addi %3266, %c11 : index
                %3268 = arith.remui %3264, %c6 : index
                %3269 = arith.divui %3105, %c7 : index
                %3270 = arith.remui %3105, %c7 : index
                %3271 = arith.muli %3270, %c2 : index
                %3272 = arith.addi %3269, %3271 : index
                %3273 = arith.muli %3268, %c6 : index
                %3274 = arith.divui %3272, %c18 : index
                %3275 = arith.muli %3274, %c18 : index
                %3276 = arith.remui %3272, %c7 : index
                %3277 = arith.muli %3276, %c7 : index
                %3278 = arith.addi %3275, %3277 : index
                %3279 = arith.divui %3272, %c7 : index
                %3280 = arith.remui %3279, %c7 : index
                %3281 = arith.addi %3278, %3280 : index
                %3282 = arith.addi %3273, %3281 : index
                %3283 = arith.addi %3267, %3282 : index
                %3284 = arith.addi %3241, %3283 : index
                %3285 = vector.shuffle %3219, %3219 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3285, %kv[%3284] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3286 = arith.addi %3215, %c7 : index
                %3287 = arith.divui %3286, %c6 : index
                %3288 = arith.muli %3287, %c20 : index
                %3289 = arith.addi %3288, %c11 : index
                %3290 = arith.remui %3286, %c6 : index
                %3291 = arith.divui %3105, %c7 : index
                %3292 = arith.remui %3105, %c7 : index
                %3293 = arith.muli %3292, %c2 : index
                %3294 = arith.addi %3291, %3293 : index
                %3295 = arith.muli %3290, %c6 : index
                %3296 = arith.divui %3294, %c18 : index
                %3297 = arith.muli %3296, %c18 : index
                %3298 = arith.remui %3294, %c7 : index
                %3299 = arith.muli %3298, %c7 : index
                %3300 = arith.addi %3297, %3299 : index
                %3301 = arith.divui %3294, %c7 : index
                %3302 = arith.remui %3301, %c7 : index
                %3303 = arith.addi %3300, %3302 : index
                %3304 = arith.addi %3295, %3303 : index
                %3305 = arith.addi %3289, %3304 : index
                %3306 = arith.addi %3241, %3305 : index
                %3307 = vector.shuffle %3219, %3219 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3307, %kv[%3306] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3308 = arith.addi %3215, %c21 : index
                %3309 = arith.divui %3308, %c6 : index
                %3310 = arith.muli %3309, %c20 : index
                %3311 = arith.addi %3310, %c11 : index
                %3312 = arith.remui %3308, %c6 : index
                %3313 = arith.divui %3105, %c7 : index
                %3314 = arith.remui %3105, %c7 : index
                %3315 = arith.muli %3314, %c2 : index
                %3316 = arith.addi %3313, %3315 : index
                %3317 = arith.muli %3312, %c6 : index
                %3318 = arith.divui %3316, %c18 : index
                %3319 = arith.muli %3318, %c18 : index
                %3320 = arith.remui %3316, %c7 : index
                %3321 = arith.muli %3320, %c7 : index
                %3322 = arith.addi %3319, %3321 : index
                %3323 = arith.divui %3316, %c7 : index
                %3324 = arith.remui %3323, %c7 : index
                %3325 = arith.addi %3322, %3324 : index
                %3326 = arith.addi %3317, %3325 : index
                %3327 = arith.addi %3311, %3326 : index
                %3328 = arith.addi %3241, %3327 : index
                %3329 = vector.shuffle %3219, %3219 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3329, %kv[%3328] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3330 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3330 {
            %3331 = wave.lane
            %3332 = arith.muli %3331, %c18 : index
            scf.for %3333 = %3332 to %c20 step %c5 {
              %3334 = arith.addi %3100, %3333 : index
              %3335 = vector.load %15[%3334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3336 = arith.mulf %3335, %3103 : vector<4xf32>
              %3337 = wave.fp8_encode "e5m2" %3336 : vector<4xf32> -> vector<4xi8>
              %3338 = arith.cmpi slt, %3101, %kvHeads : index
              scf.if %3338 {
                %3339 = arith.muli %3101, %c10 : index
                %3340 = arith.addi %3106, %3339 : index
                %3341 = vector.shuffle %3337, %3337 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3342 = arith.divui %3333, %c6 : index
                %3343 = arith.muli %3342, %c20 : index
                %3344 = arith.remui %3333, %c6 : index
                %3345 = arith.muli %3105, %c6 : index
                %3346 = arith.divui %3344, %c18 : index
                %3347 = arith.muli %3346, %c18 : index
                %3348 = arith.remui %3344, %c7 : index
                %3349 = arith.muli %3348, %c7 : index
                %3350 = arith.addi %3347, %3349 : index
                %3351 = arith.divui %3344, %c7 : index
                %3352 = arith.remui %3351, %c7 : index
                %3353 = arith.addi %3350, %3352 : index
                %3354 = arith.addi %3345, %3353 : index
                %3355 = arith.addi %3343, %3354 : index
                %3356 = arith.addi %3340, %3355 : index
                vector.store %3341, %kv[%3356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3357 = arith.subi %3101, %kvHeads : index
                %3358 = arith.muli %3357, %c10 : index
                %3359 = arith.addi %3106, %3358 : index
                %3360 = arith.addi %3333, %c8 : index
                %3361 = arith.divui %3360, %c6 : index
                %3362 = arith.muli %3361, %c20 : index
                %3363 = arith.addi %3362, %c11 : index
                %3364 = arith.remui %3360, %c6 : index
                %3365 = arith.divui %3105, %c7 : index
                %3366 = arith.remui %3105, %c7 : index
                %3367 = arith.muli %3366, %c2 : index
                %3368 = arith.addi %3365, %3367 : index
                %3369 = arith.muli %3364, %c6 : index
                %3370 = arith.divui %3368, %c18 : index
                %3371 = arith.muli %3370, %c18 : index
                %3372 = arith.remui %3368, %c7 : index
                %3373 = arith.muli %3372, %c7 : index
                %3374 = arith.addi %3371, %3373 : index
                %3375 = arith.divui %3368, %c7 : index
                %3376 = arith.remui %3375, %c7 : index
                %3377 = arith.addi %3374, %3376 : index
                %3378 = arith.addi %3369, %3377 : index
                %3379 = arith.addi %3363, %3378 : index
                %3380 = arith.addi %3359, %3379 : index
                %3381 = vector.shuffle %3337, %3337 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3381, %kv[%3380] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3382 = arith.addi %3333, %c9 : index
                %3383 = arith.divui %3382, %c6 : index
                %3384 = arith.muli %3383, %c20 : index
                %3385 = arith.addi %3384, %c11 : index
                %3386 = arith.remui %3382, %c6 : index
                %3387 = arith.divui %3105, %c7 : index
                %3388 = arith.remui %3105, %c7 : index
                %3389 = arith.muli %3388, %c2 : index
                %3390 = arith.addi %3387, %3389 : index
                %3391 = arith.muli %3386, %c6 : index
                %3392 = arith.divui %3390, %c18 : index
                %3393 = arith.muli %3392, %c18 : index
                %3394 = arith.remui %3390, %c7 : index
                %3395 = arith.muli %3394, %c7 : index
                %3396 = arith.addi %3393, %3395 : index
                %3397 = arith.divui %3390, %c7 : index
                %3398 = arith.remui %3397, %c7 : index
                %3399 = arith.addi %3396, %3398 : index
                %3400 = arith.addi %3391, %3399 : index
                %3401 = arith.addi %3385, %3400 : index
                %3402 = arith.addi %3359, %3401 : index
                %3403 = vector.shuffle %3337, %3337 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3403, %kv[%3402] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3404 = arith.addi %3333, %c7 : index
                %3405 = arith.divui %3404, %c6 : index
                %3406 = arith.muli %3405, %c20 : index
                %3407 = arith.addi %3406, %c11 : index
                %3408 = arith.remui %3404, %c6 : index
                %3409 = arith.divui %3105, %c7 : index
                %3410 = arith.remui %3105, %c7 : index
                %3411 = arith.muli %3410, %c2 : index
                %3412 = arith.addi %3409, %3411 : index
                %3413 = arith.muli %3408, %c6 : index
                %3414 = arith.divui %3412, %c18 : index
                %3415 = arith.muli %3414, %c18 : index
                %3416 = arith.remui %3412, %c7 : index
                %3417 = arith.muli %3416, %c7 : index
                %3418 = arith.addi %3415, %3417 : index
                %3419 = arith.divui %3412, %c7 : index
                %3420 = arith.remui %3419, %c7 : index
                %3421 = arith.addi %3418, %3420 : index
                %3422 = arith.addi %3413, %3421 : index
                %3423 = arith.addi %3407, %3422 : index
                %3424 = arith.addi %3359, %3423 : index
                %3425 = vector.shuffle %3337, %3337 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3425, %kv[%3424] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3426 = arith.addi %3333, %c21 : index
                %3427 = arith.divui %3426, %c6 : index
                %3428 = arith.muli %3427, %c20 : index
                %3429 = arith.addi %3428, %c11 : index
                %3430 = arith.remui %3426, %c6 : index
                %3431 = arith.divui %3105, %c7 : index
                %3432 = arith.remui %3105, %c7 : index
                %3433 = arith.muli %3432, %c2 : index
                %3434 = arith.addi %3431, %3433 : index
                %3435 = arith.muli %3430, %c6 : index
                %3436 = arith.divui %3434, %c18 : index
                %3437 = arith.muli %3436, %c18 : index
                %3438 = arith.remui %3434, %c7 : index
                %3439 = arith.muli %3438, %c7 : index
                %3440 = arith.addi %3437, %3439 : index
                %3441 = arith.divui %3434, %c7 : index
                %3442 = arith.remui %3441, %c7 : index
                %3443 = arith.addi %3440, %3442 : index
                %3444 = arith.addi %3435, %3443 : index
                %3445 = arith.addi %3429, %3444 : index
                %3446 = arith.addi %3359, %3445 : index
                %3447 = vector.shuffle %3337, %3337 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3447, %kv[%3446] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3448 = arith.addi %18, %c14 : index
    %3449 = wave.lane
    %3450 = arith.muli %3, %c7 : index
    %3451 = arith.muli %3450, %c20 : index
    %3452 = arith.addi %3451, %3449 : index
    %3453 = arith.muli %4, %c11 : index
    %3454 = arith.addi %3453, %3452 : index
    %3455 = arith.addi %3454, %c8 : index
    %3456 = arith.addi %3455, %c8 : index
    %3457 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %3457, %14[%3456] : memref<?xf32>
    %3458 = arith.muli %4, %c11 : index
    %3459 = arith.addi %3458, %3452 : index
    %3460 = arith.addi %3459, %c8 : index
    %3461 = arith.addi %3460, %c4 : index
    %3462 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %3462, %14[%3461] : memref<?xf32>
    %3463 = arith.muli %4, %c11 : index
    %3464 = arith.addi %3463, %3452 : index
    %3465 = arith.addi %3464, %c8 : index
    %3466 = arith.addi %3465, %c12 : index
    %3467 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %3467, %14[%3466] : memref<?xf32>
    %3468 = arith.muli %4, %c11 : index
    %3469 = arith.addi %3468, %3452 : index
    %3470 = arith.addi %3469, %c8 : index
    %3471 = arith.addi %3470, %c22 : index
    %3472 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %3472, %14[%3471] : memref<?xf32>
    %3473 = arith.muli %4, %c11 : index
    %3474 = arith.addi %3473, %3452 : index
    %3475 = arith.addi %3474, %c8 : index
    %3476 = arith.addi %3475, %c5 : index
    %3477 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %3477, %14[%3476] : memref<?xf32>
    %3478 = arith.muli %4, %c11 : index
    %3479 = arith.addi %3478, %3452 : index
    %3480 = arith.addi %3479, %c8 : index
    %3481 = arith.addi %3480, %c23 : index
    %3482 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %3482, %14[%3481] : memref<?xf32>
    %3483 = arith.muli %4, %c11 : index
    %3484 = arith.addi %3483, %3452 : index
    %3485 = arith.addi %3484, %c8 : index
    %3486 = arith.addi %3485, %c24 : index
    %3487 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %3487, %14[%3486] : memref<?xf32>
    %3488 = arith.muli %4, %c11 : index
    %3489 = arith.addi %3488, %3452 : index
    %3490 = arith.addi %3489, %c8 : index
    %3491 = arith.addi %3490, %c25 : index
    %3492 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %3492, %14[%3491] : memref<?xf32>
    %3493 = arith.muli %4, %c11 : index
    %3494 = arith.addi %3493, %3452 : index
    %3495 = arith.addi %3494, %c20 : index
    %3496 = arith.addi %3495, %c8 : index
    %3497 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %3497, %14[%3496] : memref<?xf32>
    %3498 = arith.muli %4, %c11 : index
    %3499 = arith.addi %3498, %3452 : index
    %3500 = arith.addi %3499, %c20 : index
    %3501 = arith.addi %3500, %c4 : index
    %3502 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %3502, %14[%3501] : memref<?xf32>
    %3503 = arith.muli %4, %c11 : index
    %3504 = arith.addi %3503, %3452 : index
    %3505 = arith.addi %3504, %c20 : index
    %3506 = arith.addi %3505, %c12 : index
    %3507 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %3507, %14[%3506] : memref<?xf32>
    %3508 = arith.muli %4, %c11 : index
    %3509 = arith.addi %3508, %3452 : index
    %3510 = arith.addi %3509, %c20 : index
    %3511 = arith.addi %3510, %c22 : index
    %3512 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %3512, %14[%3511] : memref<?xf32>
    %3513 = arith.muli %4, %c11 : index
    %3514 = arith.addi %3513, %3452 : index
    %3515 = arith.addi %3514, %c20 : index
    %3516 = arith.addi %3515, %c5 : index
    %3517 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %3517, %14[%3516] : memref<?xf32>
    %3518 = arith.muli %4, %c11 : index
    %3519 = arith.addi %3518, %3452 : index
    %3520 = arith.addi %3519, %c20 : index
    %3521 = arith.addi %3520, %c23 : index
    %3522 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %3522, %14[%3521] : memref<?xf32>
    %3523 = arith.muli %4, %c11 : index
    %3524 = arith.addi %3523, %3452 : index
    %3525 = arith.addi %3524, %c20 : index
    %3526 = arith.addi %3525, %c24 : index
    %3527 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %3527, %14[%3526] : memref<?xf32>
    %3528 = arith.muli %4, %c11 : index
    %3529 = arith.addi %3528, %3452 : index
    %3530 = arith.addi %3529, %c20 : index
    %3531 = arith.addi %3530, %c25 : index
    %3532 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %3532, %14[%3531] : memref<?xf32>
    wave.barrier
    %3533 = arith.muli %4, %c18 : index
    %3534 = arith.addi %3533, %c8 : index
    %3535 = arith.muli %3534, %c7 : index
    %3536 = arith.divui %3449, %c6 : index
    %3537 = arith.addi %3535, %3536 : index
    %3538 = arith.addi %3448, %3537 : index
    %3539 = arith.cmpi slt, %3538, %17 : index
    scf.if %3539 {
      %3540 = arith.cmpi eq, %hasFactors, %c9 : index
      %3541 = memref.load %factors[%3538] : memref<?xf32>
      %3542 = arith.select %3540, %3541, %c27 : f32
      %3543 = arith.addi %3452, %c8 : index
      %3544 = arith.muli %3534, %c4 : index
      %3545 = arith.addi %3543, %3544 : index
      %3546 = memref.load %14[%3545] : memref<?xf32>
      %3547 = arith.addi %3545, %c11 : index
      %3548 = memref.load %14[%3547] : memref<?xf32>
      %3549 = arith.addf %3546, %3548 : f32
      %3550 = arith.remui %3449, %c6 : index
      %3551 = arith.muli %3550, %c18 : index
      %3552 = arith.addi %11, %3551 : index
      %3553 = vector.load %w[%3552] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3554 = vector.bitcast %3553 : vector<4xi8> to vector<1xf32>
      %3555 = vector.extract %3554[0] : f32 from vector<1xf32>
      %3556 = arith.mulf %3555, %3542 : f32
      %3557 = arith.mulf %3549, %3556 : f32
      %3558 = arith.muli %3, %c7 : index
      %3559 = arith.addi %3558, %c8 : index
      %3560 = arith.muli %3559, %c6 : index
      %3561 = arith.remui %3449, %c6 : index
      %3562 = arith.addi %3560, %3561 : index
      %3563 = arith.muli %3537, %c20 : index
      %3564 = arith.addi %3563, %3562 : index
      memref.store %3557, %15[%3564] : memref<?xf32>
      %3565 = arith.addi %3452, %c20 : index
      %3566 = arith.muli %3534, %c4 : index
      %3567 = arith.addi %3565, %3566 : index
      %3568 = memref.load %14[%3567] : memref<?xf32>
      %3569 = arith.addi %3567, %c11 : index
      %3570 = memref.load %14[%3569] : memref<?xf32>
      %3571 = arith.addf %3568, %3570 : f32
      %3572 = arith.remui %3449, %c6 : index
      %3573 = arith.muli %3572, %c18 : index
      %3574 = arith.addi %13, %3573 : index
      %3575 = vector.load %w[%3574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3576 = vector.bitcast %3575 : vector<4xi8> to vector<1xf32>
      %3577 = vector.extract %3576[0] : f32 from vector<1xf32>
      %3578 = arith.mulf %3577, %3542 : f32
      %3579 = arith.mulf %3571, %3578 : f32
      %3580 = arith.muli %3, %c7 : index
      %3581 = arith.addi %3580, %c9 : index
      %3582 = arith.muli %3581, %c6 : index
      %3583 = arith.remui %3449, %c6 : index
      %3584 = arith.addi %3582, %3583 : index
      %3585 = arith.muli %3537, %c20 : index
      %3586 = arith.addi %3585, %3584 : index
      memref.store %3579, %15[%3586] : memref<?xf32>
    }
    %3587 = arith.muli %4, %c18 : index
    %3588 = arith.addi %3587, %c9 : index
    %3589 = arith.muli %3588, %c7 : index
    %3590 = arith.divui %3449, %c6 : index
    %3591 = arith.addi %3589, %3590 : index
    %3592 = arith.addi %3448, %3591 : index
    %3593 = arith.cmpi slt, %3592, %17 : index
    scf.if %3593 {
      %3594 = arith.cmpi eq, %hasFactors, %c9 : index
      %3595 = memref.load %factors[%3592] : memref<?xf32>
      %3596 = arith.select %3594, %3595, %c27 : f32
      %3597 = arith.addi %3452, %c8 : index
      %3598 = arith.muli %3588, %c4 : index
      %3599 = arith.addi %3597, %3598 : index
      %3600 = memref.load %14[%3599] : memref<?xf32>
      %3601 = arith.addi %3599, %c11 : index
      %3602 = memref.load %14[%3601] : memref<?xf32>
      %3603 = arith.addf %3600, %3602 : f32
      %3604 = arith.remui %3449, %c6 : index
      %3605 = arith.muli %3604, %c18 : index
      %3606 = arith.addi %11, %3605 : index
      %3607 = vector.load %w[%3606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3608 = vector.bitcast %3607 : vector<4xi8> to vector<1xf32>
      %3609 = vector.extract %3608[0] : f32 from vector<1xf32>
      %3610 = arith.mulf %3609, %3596 : f32
      %3611 = arith.mulf %3603, %3610 : f32
      %3612 = arith.muli %3, %c7 : index
      %3613 = arith.addi %3612, %c8 : index
      %3614 = arith.muli %3613, %c6 : index
      %3615 = arith.remui %3449, %c6 : index
      %3616 = arith.addi %3614, %3615 : index
      %3617 = arith.muli %3591, %c20 : index
      %3618 = arith.addi %3617, %3616 : index
      memref.store %3611, %15[%3618] : memref<?xf32>
      %3619 = arith.addi %3452, %c20 : index
      %3620 = arith.muli %3588, %c4 : index
      %3621 = arith.addi %3619, %3620 : index
      %3622 = memref.load %14[%3621] : memref<?xf32>
      %3623 = arith.addi %3621, %c11 : index
      %3624 = memref.load %14[%3623] : memref<?xf32>
      %3625 = arith.addf %3622, %3624 : f32
      %3626 = arith.remui %3449, %c6 : index
      %3627 = arith.muli %3626, %c18 : index
      %3628 = arith.addi %13, %3627 : index
      %3629 = vector.load %w[%3628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3630 = vector.bitcast %3629 : vector<4xi8> to vector<1xf32>
      %3631 = vector.extract %3630[0] : f32 from vector<1xf32>
      %3632 = arith.mulf %3631, %3596 : f32
      %3633 = arith.mulf %3625, %3632 : f32
      %3634 = arith.muli %3, %c7 : index
      %3635 = arith.addi %3634, %c9 : index
      %3636 = arith.muli %3635, %c6 : index
      %3637 = arith.remui %3449, %c6 : index
      %3638 = arith.addi %3636, %3637 : index
      %3639 = arith.muli %3591, %c20 : index
      %3640 = arith.addi %3639, %3638 : index
      memref.store %3633, %15[%3640] : memref<?xf32>
    }
    %3641 = arith.muli %4, %c18 : index
    %3642 = arith.addi %3641, %c7 : index
    %3643 = arith.muli %3642, %c7 : index
    %3644 = arith.divui %3449, %c6 : index
    %3645 = arith.addi %3643, %3644 : index
    %3646 = arith.addi %3448, %3645 : index
    %3647 = arith.cmpi slt, %3646, %17 : index
    scf.if %3647 {
      %3648 = arith.cmpi eq, %hasFactors, %c9 : index
      %3649 = memref.load %factors[%3646] : memref<?xf32>
      %3650 = arith.select %3648, %3649, %c27 : f32
      %3651 = arith.addi %3452, %c8 : index
      %3652 = arith.muli %3642, %c4 : index
      %3653 = arith.addi %3651, %3652 : index
      %3654 = memref.load %14[%3653] : memref<?xf32>
      %3655 = arith.addi %3653, %c11 : index
      %3656 = memref.load %14[%3655] : memref<?xf32>
      %3657 = arith.addf %3654, %3656 : f32
      %3658 = arith.remui %3449, %c6 : index
      %3659 = arith.muli %3658, %c18 : index
      %3660 = arith.addi %11, %3659 : index
      %3661 = vector.load %w[%3660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3662 = vector.bitcast %3661 : vector<4xi8> to vector<1xf32>
      %3663 = vector.extract %3662[0] : f32 from vector<1xf32>
      %3664 = arith.mulf %3663, %3650 : f32
      %3665 = arith.mulf %3657, %3664 : f32
      %3666 = arith.muli %3, %c7 : index
      %3667 = arith.addi %3666, %c8 : index
      %3668 = arith.muli %3667, %c6 : index
      %3669 = arith.remui %3449, %c6 : index
      %3670 = arith.addi %3668, %3669 : index
      %3671 = arith.muli %3645, %c20 : index
      %3672 = arith.addi %3671, %3670 : index
      memref.store %3665, %15[%3672] : memref<?xf32>
      %3673 = arith.addi %3452, %c20 : index
      %3674 = arith.muli %3642, %c4 : index
      %3675 = arith.addi %3673, %3674 : index
      %3676 = memref.load %14[%3675] : memref<?xf32>
      %3677 = arith.addi %3675, %c11 : index
      %3678 = memref.load %14[%3677] : memref<?xf32>
      %3679 = arith.addf %3676, %3678 : f32
      %3680 = arith.remui %3449, %c6 : index
      %3681 = arith.muli %3680, %c18 : index
      %3682 = arith.addi %13, %3681 : index
      %3683 = vector.load %w[%3682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3684 = vector.bitcast %3683 : vector<4xi8> to vector<1xf32>
      %3685 = vector.extract %3684[0] : f32 from vector<1xf32>
      %3686 = arith.mulf %3685, %3650 : f32
      %3687 = arith.mulf %3679, %3686 : f32
      %3688 = arith.muli %3, %c7 : index
      %3689 = arith.addi %3688, %c9 : index
      %3690 = arith.muli %3689, %c6 : index
      %3691 = arith.remui %3449, %c6 : index
      %3692 = arith.addi %3690, %3691 : index
      %3693 = arith.muli %3645, %c20 : index
      %3694 = arith.addi %3693, %3692 : index
      memref.store %3687, %15[%3694] : memref<?xf32>
    }
    %3695 = arith.muli %4, %c18 : index
    %3696 = arith.addi %3695, %c21 : index
    %3697 = arith.muli %3696, %c7 : index
    %3698 = arith.divui %3449, %c6 : index
    %3699 = arith.addi %3697, %3698 : index
    %3700 = arith.addi %3448, %3699 : index
    %3701 = arith.cmpi slt, %3700, %17 : index
    scf.if %3701 {
      %3702 = arith.cmpi eq, %hasFactors, %c9 : index
      %3703 = memref.load %factors[%3700] : memref<?xf32>
      %3704 = arith.select %3702, %3703, %c27 : f32
      %3705 = arith.addi %3452, %c8 : index
      %3706 = arith.muli %3696, %c4 : index
      %3707 = arith.addi %3705, %3706 : index
      %3708 = memref.load %14[%3707] : memref<?xf32>
      %3709 = arith.addi %3707, %c11 : index
      %3710 = memref.load %14[%3709] : memref<?xf32>
      %3711 = arith.addf %3708, %3710 : f32
      %3712 = arith.remui %3449, %c6 : index
      %3713 = arith.muli %3712, %c18 : index
      %3714 = arith.addi %11, %3713 : index
      %3715 = vector.load %w[%3714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3716 = vector.bitcast %3715 : vector<4xi8> to vector<1xf32>
      %3717 = vector.extract %3716[0] : f32 from vector<1xf32>
      %3718 = arith.mulf %3717, %3704 : f32
      %3719 = arith.mulf %3711, %3718 : f32
      %3720 = arith.muli %3, %c7 : index
      %3721 = arith.addi %3720, %c8 : index
      %3722 = arith.muli %3721, %c6 : index
      %3723 = arith.remui %3449, %c6 : index
      %3724 = arith.addi %3722, %3723 : index
      %3725 = arith.muli %3699, %c20 : index
      %3726 = arith.addi %3725, %3724 : index
      memref.store %3719, %15[%3726] : memref<?xf32>
      %3727 = arith.addi %3452, %c20 : index
      %3728 = arith.muli %3696, %c4 : index
      %3729 = arith.addi %3727, %3728 : index
      %3730 = memref.load %14[%3729] : memref<?xf32>
      %3731 = arith.addi %3729, %c11 : index
      %3732 = memref.load %14[%3731] : memref<?xf32>
      %3733 = arith.addf %3730, %3732 : f32
      %3734 = arith.remui %3449, %c6 : index
      %3735 = arith.muli %3734, %c18 : index
      %3736 = arith.addi %13, %3735 : index
      %3737 = vector.load %w[%3736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3738 = vector.bitcast %3737 : vector<4xi8> to vector<1xf32>
      %3739 = vector.extract %3738[0] : f32 from vector<1xf32>
      %3740 = arith.mulf %3739, %3704 : f32
      %3741 = arith.mulf %3733, %3740 : f32
      %3742 = arith.muli %3, %c7 : index
      %3743 = arith.addi %3742, %c9 : index
      %3744 = arith.muli %3743, %c6 : index
      %3745 = arith.remui %3449, %c6 : index
      %3746 = arith.addi %3744, %3745 : index
      %3747 = arith.muli %3699, %c20 : index
      %3748 = arith.addi %3747, %3746 : index
      memref.store %3741, %15[%3748] : memref<?xf32>
    }
    wave.barrier
    %3749 = arith.addi %18, %c14 : index
    %3750 = wave.wave
    %3751 = arith.addi %3750, %c8 : index
    %3752 = arith.addi %3749, %3751 : index
    %3753 = arith.cmpi slt, %3752, %17 : index
    scf.if %3753 {
      %3754 = arith.addi %3749, %3751 : index
      %3755 = arith.muli %3751, %c20 : index
      %3756 = wave.lane
      %3757 = arith.addi %3756, %c8 : index
      %3758 = arith.cmpi eq, %hasBias, %c9 : index
      %3759 = arith.addi %3755, %3757 : index
      %3760 = memref.load %15[%3759] : memref<?xf32>
      %3761 = arith.muli %0, %c20 : index
      %3762 = arith.addi %3761, %3757 : index
      %3763 = memref.load %bias[%3762] : memref<?xf32>
      %3764 = arith.addf %3760, %3763 : f32
      %3765 = arith.select %3758, %3764, %3760 : f32
      %3766 = arith.addi %3757, %c5 : index
      %3767 = arith.cmpi eq, %hasBias, %c9 : index
      %3768 = arith.addi %3755, %3766 : index
      %3769 = memref.load %15[%3768] : memref<?xf32>
      %3770 = arith.muli %0, %c20 : index
      %3771 = arith.addi %3770, %3766 : index
      %3772 = memref.load %bias[%3771] : memref<?xf32>
      %3773 = arith.addf %3769, %3772 : f32
      %3774 = arith.select %3767, %3773, %3769 : f32
      %3775 = arith.addi %3756, %c4 : index
      %3776 = arith.cmpi eq, %hasBias, %c9 : index
      %3777 = arith.addi %3755, %3775 : index
      %3778 = memref.load %15[%3777] : memref<?xf32>
      %3779 = arith.muli %0, %c20 : index
      %3780 = arith.addi %3779, %3775 : index
      %3781 = memref.load %bias[%3780] : memref<?xf32>
      %3782 = arith.addf %3778, %3781 : f32
      %3783 = arith.select %3776, %3782, %3778 : f32
      %3784 = arith.addi %3775, %c5 : index
      %3785 = arith.cmpi eq, %hasBias, %c9 : index
      %3786 = arith.addi %3755, %3784 : index
      %3787 = memref.load %15[%3786] : memref<?xf32>
      %3788 = arith.muli %0, %c20 : index
      %3789 = arith.addi %3788, %3784 : index
      %3790 = memref.load %bias[%3789] : memref<?xf32>
      %3791 = arith.addf %3787, %3790 : f32
      %3792 = arith.select %3785, %3791, %3787 : f32
      %3793 = arith.addi %3756, %c12 : index
      %3794 = arith.cmpi eq, %hasBias, %c9 : index
      %3795 = arith.addi %3755, %3793 : index
      %3796 = memref.load %15[%3795] : memref<?xf32>
      %3797 = arith.muli %0, %c20 : index
      %3798 = arith.addi %3797, %3793 : index
      %3799 = memref.load %bias[%3798] : memref<?xf32>
      %3800 = arith.addf %3796, %3799 : f32
      %3801 = arith.select %3794, %3800, %3796 : f32
      %3802 = arith.addi %3793, %c5 : index
      %3803 = arith.cmpi eq, %hasBias, %c9 : index
      %3804 = arith.addi %3755, %3802 : index
      %3805 = memref.load %15[%3804] : memref<?xf32>
      %3806 = arith.muli %0, %c20 : index
      %3807 = arith.addi %3806, %3802 : index
      %3808 = memref.load %bias[%3807] : memref<?xf32>
      %3809 = arith.addf %3805, %3808 : f32
      %3810 = arith.select %3803, %3809, %3805 : f32
      %3811 = arith.addi %3756, %c22 : index
      %3812 = arith.cmpi eq, %hasBias, %c9 : index
      %3813 = arith.addi %3755, %3811 : index
      %3814 = memref.load %15[%3813] : memref<?xf32>
      %3815 = arith.muli %0, %c20 : index
      %3816 = arith.addi %3815, %3811 : index
      %3817 = memref.load %bias[%3816] : memref<?xf32>
      %3818 = arith.addf %3814, %3817 : f32
      %3819 = arith.select %3812, %3818, %3814 : f32
      %3820 = arith.addi %3811, %c5 : index
      %3821 = arith.cmpi eq, %hasBias, %c9 : index
      %3822 = arith.addi %3755, %3820 : index
      %3823 = memref.load %15[%3822] : memref<?xf32>
      %3824 = arith.muli %0, %c20 : index
      %3825 = arith.addi %3824, %3820 : index
      %3826 = memref.load %bias[%3825] : memref<?xf32>
      %3827 = arith.addf %3823, %3826 : f32
      %3828 = arith.select %3821, %3827, %3823 : f32
      %3829 = arith.addi %heads, %kvHeads : index
      %3830 = arith.cmpi slt, %0, %3829 : index
      scf.if %3830 {
        %3831 = arith.addi %positionsAt, %3754 : index
        %3832 = memref.load %step[%3831] : memref<?xi32>
        %3833 = arith.index_cast %3832 : i32 to index
        %3834 = arith.cmpi eq, %hasNorm, %c9 : index
        %3835 = math.fma %3765, %3765, %c31 : f32
        %3836 = math.fma %3774, %3774, %3835 : f32
        %3837 = math.fma %3783, %3783, %3836 : f32
        %3838 = math.fma %3792, %3792, %3837 : f32
        %3839 = math.fma %3801, %3801, %3838 : f32
        %3840 = math.fma %3810, %3810, %3839 : f32
        %3841 = math.fma %3819, %3819, %3840 : f32
        %3842 = math.fma %3828, %3828, %3841 : f32
        %3843 = vector.broadcast %3842 : f32 to vector<1xf32>
        %3844 = wave.reduce "add" %3843 : vector<1xf32>
        %3845 = arith.mulf %3844, %inverseHeadDim : f32
        %3846 = arith.addf %3845, %epsilon : f32
        %3847 = math.sqrt %3846 : f32
        %3848 = arith.divf %c27, %3847 : f32
        %3849 = arith.cmpi slt, %0, %heads : index
        %3850 = arith.addi %3757, %c5 : index
        %3851 = memref.load %query_norm[%3757] : memref<?xf32>
        %3852 = memref.load %key_norm[%3757] : memref<?xf32>
        %3853 = arith.select %3849, %3851, %3852 : f32
        %3854 = arith.mulf %3765, %3848 : f32
        %3855 = arith.mulf %3854, %3853 : f32
        %3856 = arith.select %3834, %3855, %3765 : f32
        %3857 = memref.load %query_norm[%3850] : memref<?xf32>
        %3858 = memref.load %key_norm[%3850] : memref<?xf32>
        %3859 = arith.select %3849, %3857, %3858 : f32
        %3860 = arith.mulf %3774, %3848 : f32
        %3861 = arith.mulf %3860, %3859 : f32
        %3862 = arith.select %3834, %3861, %3774 : f32
        %3863 = arith.addi %3775, %c5 : index
        %3864 = memref.load %query_norm[%3775] : memref<?xf32>
        %3865 = memref.load %key_norm[%3775] : memref<?xf32>
        %3866 = arith.select %3849, %3864, %3865 : f32
        %3867 = arith.mulf %3783, %3848 : f32
        %3868 = arith.mulf %3867, %3866 : f32
        %3869 = arith.select %3834, %3868, %3783 : f32
        %3870 = memref.load %query_norm[%3863] : memref<?xf32>
        %3871 = memref.load %key_norm[%3863] : memref<?xf32>
        %3872 = arith.select %3849, %3870, %3871 : f32
        %3873 = arith.mulf %3792, %3848 : f32
        %3874 = arith.mulf %3873, %3872 : f32
        %3875 = arith.select %3834, %3874, %3792 : f32
        %3876 = arith.addi %3793, %c5 : index
        %3877 = memref.load %query_norm[%3793] : memref<?xf32>
        %3878 = memref.load %key_norm[%3793] : memref<?xf32>
        %3879 = arith.select %3849, %3877, %3878 : f32
        %3880 = arith.mulf %3801, %3848 : f32
        %3881 = arith.mulf %3880, %3879 : f32
        %3882 = arith.select %3834, %3881, %3801 : f32
        %3883 = memref.load %query_norm[%3876] : memref<?xf32>
        %3884 = memref.load %key_norm[%3876] : memref<?xf32>
        %3885 = arith.select %3849, %3883, %3884 : f32
        %3886 = arith.mulf %3810, %3848 : f32
        %3887 = arith.mulf %3886, %3885 : f32
        %3888 = arith.select %3834, %3887, %3810 : f32
        %3889 = arith.addi %3811, %c5 : index
        %3890 = memref.load %query_norm[%3811] : memref<?xf32>
        %3891 = memref.load %key_norm[%3811] : memref<?xf32>
        %3892 = arith.select %3849, %3890, %3891 : f32
        %3893 = arith.mulf %3819, %3848 : f32
        %3894 = arith.mulf %3893, %3892 : f32
        %3895 = arith.select %3834, %3894, %3819 : f32
        %3896 = memref.load %query_norm[%3889] : memref<?xf32>
        %3897 = memref.load %key_norm[%3889] : memref<?xf32>
        %3898 = arith.select %3849, %3896, %3897 : f32
        %3899 = arith.mulf %3828, %3848 : f32
        %3900 = arith.mulf %3899, %3898 : f32
        %3901 = arith.select %3834, %3900, %3828 : f32
        %3902 = arith.remui %3833, %c20 : index
        %3903 = arith.muli %3902, %c20 : index
        %3904 = arith.addi %3903, %3757 : index
        %3905 = arith.divui %3833, %c20 : index
        %3906 = arith.addi %3905, %c20 : index
        %3907 = arith.muli %3906, %c20 : index
        %3908 = arith.addi %3907, %3757 : index
        %3909 = memref.load %rope[%3904] : memref<?xf32>
        %3910 = arith.addi %3904, %c5 : index
        %3911 = memref.load %rope[%3910] : memref<?xf32>
        %3912 = memref.load %rope[%3908] : memref<?xf32>
        %3913 = arith.addi %3908, %c5 : index
        %3914 = memref.load %rope[%3913] : memref<?xf32>
        %3915 = arith.mulf %3912, %3909 : f32
        %3916 = arith.mulf %3914, %3911 : f32
        %3917 = arith.subf %3915, %3916 : f32
        %3918 = arith.mulf %3914, %3909 : f32
        %3919 = arith.mulf %3912, %3911 : f32
        %3920 = arith.addf %3918, %3919 : f32
        %3921 = arith.mulf %3856, %3917 : f32
        %3922 = arith.mulf %3862, %3920 : f32
        %3923 = arith.subf %3921, %3922 : f32
        %3924 = arith.mulf %3862, %3917 : f32
        %3925 = arith.mulf %3856, %3920 : f32
        %3926 = arith.addf %3924, %3925 : f32
        %3927 = arith.cmpi slt, %0, %heads : index
        scf.if %3927 {
          %3928 = arith.muli %3754, %heads : index
          %3929 = arith.addi %3928, %0 : index
          %3930 = arith.muli %3929, %c20 : index
          %3931 = arith.addi %3930, %3757 : index
          memref.store %3923, %q[%3931] : memref<?xf32>
          %3932 = arith.addi %3931, %c5 : index
          memref.store %3926, %q[%3932] : memref<?xf32>
        } else {
          %3933 = arith.addi %3755, %3757 : index
          memref.store %3923, %15[%3933] : memref<?xf32>
          %3934 = arith.addi %3755, %3757 : index
          %3935 = arith.addi %3934, %c5 : index
          memref.store %3926, %15[%3935] : memref<?xf32>
        }
        %3936 = arith.remui %3833, %c20 : index
        %3937 = arith.muli %3936, %c20 : index
        %3938 = arith.addi %3937, %3775 : index
        %3939 = arith.divui %3833, %c20 : index
        %3940 = arith.addi %3939, %c20 : index
        %3941 = arith.muli %3940, %c20 : index
        %3942 = arith.addi %3941, %3775 : index
        %3943 = memref.load %rope[%3938] : memref<?xf32>
        %3944 = arith.addi %3938, %c5 : index
        %3945 = memref.load %rope[%3944] : memref<?xf32>
        %3946 = memref.load %rope[%3942] : memref<?xf32>
        %3947 = arith.addi %3942, %c5 : index
        %3948 = memref.load %rope[%3947] : memref<?xf32>
        %3949 = arith.mulf %3946, %3943 : f32
        %3950 = arith.mulf %3948, %3945 : f32
        %3951 = arith.subf %3949, %3950 : f32
        %3952 = arith.mulf %3948, %3943 : f32
        %3953 = arith.mulf %3946, %3945 : f32
        %3954 = arith.addf %3952, %3953 : f32
        %3955 = arith.mulf %3869, %3951 : f32
        %3956 = arith.mulf %3875, %3954 : f32
        %3957 = arith.subf %3955, %3956 : f32
        %3958 = arith.mulf %3875, %3951 : f32
        %3959 = arith.mulf %3869, %3954 : f32
        %3960 = arith.addf %3958, %3959 : f32
        %3961 = arith.cmpi slt, %0, %heads : index
        scf.if %3961 {
          %3962 = arith.muli %3754, %heads : index
          %3963 = arith.addi %3962, %0 : index
          %3964 = arith.muli %3963, %c20 : index
          %3965 = arith.addi %3964, %3775 : index
          memref.store %3957, %q[%3965] : memref<?xf32>
          %3966 = arith.addi %3965, %c5 : index
          memref.store %3960, %q[%3966] : memref<?xf32>
        } else {
          %3967 = arith.addi %3755, %3775 : index
          memref.store %3957, %15[%3967] : memref<?xf32>
          %3968 = arith.addi %3755, %3775 : index
          %3969 = arith.addi %3968, %c5 : index
          memref.store %3960, %15[%3969] : memref<?xf32>
        }
        %3970 = arith.remui %3833, %c20 : index
        %3971 = arith.muli %3970, %c20 : index
        %3972 = arith.addi %3971, %3793 : index
        %3973 = arith.divui %3833, %c20 : index
        %3974 = arith.addi %3973, %c20 : index
        %3975 = arith.muli %3974, %c20 : index
        %3976 = arith.addi %3975, %3793 : index
        %3977 = memref.load %rope[%3972] : memref<?xf32>
        %3978 = arith.addi %3972, %c5 : index
        %3979 = memref.load %rope[%3978] : memref<?xf32>
        %3980 = memref.load %rope[%3976] : memref<?xf32>
        %3981 = arith.addi %3976, %c5 : index
        %3982 = memref.load %rope[%3981] : memref<?xf32>
        %3983 = arith.mulf %3980, %3977 : f32
        %3984 = arith.mulf %3982, %3979 : f32
        %3985 = arith.subf %3983, %3984 : f32
        %3986 = arith.mulf %3982, %3977 : f32
        %3987 = arith.mulf %3980, %3979 : f32
        %3988 = arith.addf %3986, %3987 : f32
        %3989 = arith.mulf %3882, %3985 : f32
        %3990 = arith.mulf %3888, %3988 : f32
        %3991 = arith.subf %3989, %3990 : f32
        %3992 = arith.mulf %3888, %3985 : f32
        %3993 = arith.mulf %3882, %3988 : f32
        %3994 = arith.addf %3992, %3993 : f32
        %3995 = arith.cmpi slt, %0, %heads : index
        scf.if %3995 {
          %3996 = arith.muli %3754, %heads : index
          %3997 = arith.addi %3996, %0 : index
          %3998 = arith.muli %3997, %c20 : index
          %3999 = arith.addi %3998, %3793 : index
          memref.store %3991, %q[%3999] : memref<?xf32>
          %4000 = arith.addi %3999, %c5 : index
          memref.store %3994, %q[%4000] : memref<?xf32>
        } else {
          %4001 = arith.addi %3755, %3793 : index
          memref.store %3991, %15[%4001] : memref<?xf32>
          %4002 = arith.addi %3755, %3793 : index
          %4003 = arith.addi %4002, %c5 : index
          memref.store %3994, %15[%4003] : memref<?xf32>
        }
        %4004 = arith.remui %3833, %c20 : index
        %4005 = arith.muli %4004, %c20 : index
        %4006 = arith.addi %4005, %3811 : index
        %4007 = arith.divui %3833, %c20 : index
        %4008 = arith.addi %4007, %c20 : index
        %4009 = arith.muli %4008, %c20 : index
        %4010 = arith.addi %4009, %3811 : index
        %4011 = memref.load %rope[%4006] : memref<?xf32>
        %4012 = arith.addi %4006, %c5 : index
        %4013 = memref.load %rope[%4012] : memref<?xf32>
        %4014 = memref.load %rope[%4010] : memref<?xf32>
        %4015 = arith.addi %4010, %c5 : index
        %4016 = memref.load %rope[%4015] : memref<?xf32>
        %4017 = arith.mulf %4014, %4011 : f32
        %4018 = arith.mulf %4016, %4013 : f32
        %4019 = arith.subf %4017, %4018 : f32
        %4020 = arith.mulf %4016, %4011 : f32
        %4021 = arith.mulf %4014, %4013 : f32
        %4022 = arith.addf %4020, %4021 : f32
        %4023 = arith.mulf %3895, %4019 : f32
        %4024 = arith.mulf %3901, %4022 : f32
        %4025 = arith.subf %4023, %4024 : f32
        %4026 = arith.mulf %3901, %4019 : f32
        %4027 = arith.mulf %3895, %4022 : f32
        %4028 = arith.addf %4026, %4027 : f32
        %4029 = arith.cmpi slt, %0, %heads : index
        scf.if %4029 {
          %4030 = arith.muli %3754, %heads : index
          %4031 = arith.addi %4030, %0 : index
          %4032 = arith.muli %4031, %c20 : index
          %4033 = arith.addi %4032, %3811 : index
          memref.store %4025, %q[%4033] : memref<?xf32>
          %4034 = arith.addi %4033, %c5 : index
          memref.store %4028, %q[%4034] : memref<?xf32>
        } else {
          %4035 = arith.addi %3755, %3811 : index
          memref.store %4025, %15[%4035] : memref<?xf32>
          %4036 = arith.addi %3755, %3811 : index
          %4037 = arith.addi %4036, %c5 : index
          memref.store %4028, %15[%4037] : memref<?xf32>
        }
      } else {
        %4038 = arith.cmpi slt, %0, %heads : index
        scf.if %4038 {
          %4039 = arith.muli %3754, %heads : index
          %4040 = arith.addi %4039, %0 : index
          %4041 = arith.muli %4040, %c20 : index
          %4042 = arith.addi %4041, %3757 : index
          memref.store %3765, %q[%4042] : memref<?xf32>
          %4043 = arith.addi %4042, %c5 : index
          memref.store %3774, %q[%4043] : memref<?xf32>
        } else {
          %4044 = arith.addi %3755, %3757 : index
          memref.store %3765, %15[%4044] : memref<?xf32>
          %4045 = arith.addi %3755, %3757 : index
          %4046 = arith.addi %4045, %c5 : index
          memref.store %3774, %15[%4046] : memref<?xf32>
        }
        %4047 = arith.cmpi slt, %0, %heads : index
        scf.if %4047 {
          %4048 = arith.muli %3754, %heads : index
          %4049 = arith.addi %4048, %0 : index
          %4050 = arith.muli %4049, %c20 : index
          %4051 = arith.addi %4050, %3775 : index
          memref.store %3783, %q[%4051] : memref<?xf32>
          %4052 = arith.addi %4051, %c5 : index
          memref.store %3792, %q[%4052] : memref<?xf32>
        } else {
          %4053 = arith.addi %3755, %3775 : index
          memref.store %3783, %15[%4053] : memref<?xf32>
          %4054 = arith.addi %3755, %3775 : index
          %4055 = arith.addi %4054, %c5 : index
          memref.store %3792, %15[%4055] : memref<?xf32>
        }
        %4056 = arith.cmpi slt, %0, %heads : index
        scf.if %4056 {
          %4057 = arith.muli %3754, %heads : index
          %4058 = arith.addi %4057, %0 : index
          %4059 = arith.muli %4058, %c20 : index
          %4060 = arith.addi %4059, %3793 : index
          memref.store %3801, %q[%4060] : memref<?xf32>
          %4061 = arith.addi %4060, %c5 : index
          memref.store %3810, %q[%4061] : memref<?xf32>
        } else {
          %4062 = arith.addi %3755, %3793 : index
          memref.store %3801, %15[%4062] : memref<?xf32>
          %4063 = arith.addi %3755, %3793 : index
          %4064 = arith.addi %4063, %c5 : index
          memref.store %3810, %15[%4064] : memref<?xf32>
        }
        %4065 = arith.cmpi slt, %0, %heads : index
        scf.if %4065 {
          %4066 = arith.muli %3754, %heads : index
          %4067 = arith.addi %4066, %0 : index
          %4068 = arith.muli %4067, %c20 : index
          %4069 = arith.addi %4068, %3811 : index
          memref.store %3819, %q[%4069] : memref<?xf32>
          %4070 = arith.addi %4069, %c5 : index
          memref.store %3828, %q[%4070] : memref<?xf32>
        } else {
          %4071 = arith.addi %3755, %3811 : index
          memref.store %3819, %15[%4071] : memref<?xf32>
          %4072 = arith.addi %3755, %3811 : index
          %4073 = arith.addi %4072, %c5 : index
          memref.store %3828, %15[%4073] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4074 = arith.cmpi sge, %0, %heads : index
    scf.if %4074 {
      %4075 = arith.addi %3750, %c8 : index
      %4076 = arith.addi %3749, %4075 : index
      %4077 = arith.cmpi slt, %4076, %17 : index
      scf.if %4077 {
        %4078 = arith.addi %3749, %4075 : index
        %4079 = arith.addi %slotsAt, %4078 : index
        %4080 = memref.load %step[%4079] : memref<?xi32>
        %4081 = arith.index_cast %4080 : i32 to index
        %4082 = arith.cmpi sge, %4081, %c8 : index
        scf.if %4082 {
          %4083 = arith.muli %4075, %c20 : index
          %4084 = arith.subi %0, %heads : index
          %4085 = memref.load %scales[%4084] : memref<?xf32>
          %4086 = vector.broadcast %4085 : f32 to vector<4xf32>
          %4087 = arith.divui %4081, %c6 : index
          %4088 = arith.remui %4081, %c6 : index
          %4089 = arith.muli %4087, %pageBytes : index
          %4090 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4090 {
            %4091 = wave.lane
            %4092 = arith.muli %4091, %c18 : index
            scf.for %4093 = %4092 to %c20 step %c5 {
              %4094 = arith.addi %4083, %4093 : index
              %4095 = vector.load %15[%4094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4096 = arith.mulf %4095, %4086 : vector<4xf32>
              %4097 = arith.minimumf %4096, %c37 : vector<4xf32>
              %4098 = arith.maximumf %4097, %c38 : vector<4xf32>
              %4099 = arith.truncf %4098 : vector<4xf32> to vector<4xf16>
              %4100 = vector.bitcast %4099 : vector<4xf16> to vector<8xi8>
              %4101 = arith.cmpi slt, %4084, %kvHeads : index
              scf.if %4101 {
                %4102 = arith.muli %4084, %c39 : index
                %4103 = arith.addi %4089, %4102 : index
                %4104 = arith.divui %4093, %c6 : index
                %4105 = arith.muli %4104, %c19 : index
                %4106 = arith.remui %4093, %c6 : index
                %4107 = arith.divui %4106, %c2 : index
                %4108 = arith.muli %4107, %c20 : index
                %4109 = arith.muli %4088, %c6 : index
                %4110 = arith.addi %4108, %4109 : index
                %4111 = arith.remui %4106, %c2 : index
                %4112 = arith.muli %4111, %c7 : index
                %4113 = arith.addi %4110, %4112 : index
                %4114 = arith.addi %4105, %4113 : index
                %4115 = arith.addi %4103, %4114 : index
                vector.store %4100, %kv[%4115] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4116 = arith.subi %4084, %kvHeads : index
                %4117 = arith.muli %4116, %c39 : index
                %4118 = arith.addi %4089, %4117 : index
                %4119 = arith.addi %4093, %c8 : index
                %4120 = arith.divui %4119, %c6 : index
                %4121 = arith.muli %4120, %c19 : index
                %4122 = arith.addi %4121, %c10 : index
                %4123 = arith.remui %4119, %c6 : index
                %4124 = arith.divui %4088, %c7 : index
                %4125 = arith.remui %4088, %c7 : index
                %4126 = arith.muli %4125, %c2 : index
                %4127 = arith.addi %4124, %4126 : index
                %4128 = arith.divui %4127, %c2 : index
                %4129 = arith.muli %4128, %c20 : index
                %4130 = arith.muli %4123, %c6 : index
                %4131 = arith.addi %4129, %4130 : index
                %4132 = arith.remui %4127, %c2 : index
                %4133 = arith.muli %4132, %c7 : index
                %4134 = arith.addi %4131, %4133 : index
                %4135 = arith.addi %4122, %4134 : index
                %4136 = arith.addi %4118, %4135 : index
                %4137 = vector.shuffle %4100, %4100 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4137, %kv[%4136] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4138 = arith.addi %4093, %c9 : index
                %4139 = arith.divui %4138, %c6 : index
                %4140 = arith.muli %4139, %c19 : index
                %4141 = arith.addi %4140, %c10 : index
                %4142 = arith.remui %4138, %c6 : index
                %4143 = arith.divui %4088, %c7 : index
                %4144 = arith.remui %4088, %c7 : index
                %4145 = arith.muli %4144, %c2 : index
                %4146 = arith.addi %4143, %4145 : index
                %4147 = arith.divui %4146, %c2 : index
                %4148 = arith.muli %4147, %c20 : index
                %4149 = arith.muli %4142, %c6 : index
                %4150 = arith.addi %4148, %4149 : index
                %4151 = arith.remui %4146, %c2 : index
                %4152 = arith.muli %4151, %c7 : index
                %4153 = arith.addi %4150, %4152 : index
                %4154 = arith.addi %4141, %4153 : index
                %4155 = arith.addi %4118, %4154 : index
                %4156 = vector.shuffle %4100, %4100 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4156, %kv[%4155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4157 = arith.addi %4093, %c7 : index
                %4158 = arith.divui %4157, %c6 : index
                %4159 = arith.muli %4158, %c19 : index
                %4160 = arith.addi %4159, %c10 : index
                %4161 = arith.remui %4157, %c6 : index
                %4162 = arith.divui %4088, %c7 : index
                %4163 = arith.remui %4088, %c7 : index
                %4164 = arith.muli %4163, %c2 : index
                %4165 = arith.addi %4162, %4164 : index
                %4166 = arith.divui %4165, %c2 : index
                %4167 = arith.muli %4166, %c20 : index
                %4168 = arith.muli %4161, %c6 : index
                %4169 = arith.addi %4167, %4168 : index
                %4170 = arith.remui %4165, %c2 : index
                %4171 = arith.muli %4170, %c7 : index
                %4172 = arith.addi %4169, %4171 : index
                %4173 = arith.addi %4160, %4172 : index
                %4174 = arith.addi %4118, %4173 : index
                %4175 = vector.shuffle %4100, %4100 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4175, %kv[%4174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4176 = arith.addi %4093, %c21 : index
                %4177 = arith.divui %4176, %c6 : index
                %4178 = arith.muli %4177, %c19 : index
                %4179 = arith.addi %4178, %c10 : index
                %4180 = arith.remui %4176, %c6 : index
                %4181 = arith.divui %4088, %c7 : index
                %4182 = arith.remui %4088, %c7 : index
                %4183 = arith.muli %4182, %c2 : index
                %4184 = arith.addi %4181, %4183 : index
                %4185 = arith.divui %4184, %c2 : index
                %4186 = arith.muli %4185, %c20 : index
                %4187 = arith.muli %4180, %c6 : index
                %4188 = arith.addi %4186, %4187 : index
                %4189 = arith.remui %4184, %c2 : index
                %4190 = arith.muli %4189, %c7 : index
                %4191 = arith.addi %4188, %4190 : index
                %4192 = arith.addi %4179, %4191 : index
                %4193 = arith.addi %4118, %4192 : index
                %4194 = vector.shuffle %4100, %4100 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4194, %kv[%4193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4195 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4195 {
            %4196 = wave.lane
            %4197 = arith.muli %4196, %c18 : index
            scf.for %4198 = %4197 to %c20 step %c5 {
              %4199 = arith.addi %4083, %4198 : index
              %4200 = vector.load %15[%4199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4201 = arith.mulf %4200, %4086 : vector<4xf32>
              %4202 = wave.fp8_encode "e4m3" %4201 : vector<4xf32> -> vector<4xi8>
              %4203 = arith.cmpi slt, %4084, %kvHeads : index
              scf.if %4203 {
                %4204 = arith.muli %4084, %c10 : index
                %4205 = arith.addi %4089, %4204 : index
                %4206 = vector.shuffle %4202, %4202 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4207 = arith.divui %4198, %c6 : index
                %4208 = arith.muli %4207, %c20 : index
                %4209 = arith.remui %4198, %c6 : index
                %4210 = arith.muli %4088, %c6 : index
                %4211 = arith.divui %4209, %c18 : index
                %4212 = arith.muli %4211, %c18 : index
                %4213 = arith.remui %4209, %c7 : index
                %4214 = arith.muli %4213, %c7 : index
                %4215 = arith.addi %4212, %4214 : index
                %4216 = arith.divui %4209, %c7 : index
                %4217 = arith.remui %4216, %c7 : index
                %4218 = arith.addi %4215, %4217 : index
                %4219 = arith.addi %4210, %4218 : index
                %4220 = arith.addi %4208, %4219 : index
                %4221 = arith.addi %4205, %4220 : index
                vector.store %4206, %kv[%4221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4222 = arith.subi %4084, %kvHeads : index
                %4223 = arith.muli %4222, %c10 : index
                %4224 = arith.addi %4089, %4223 : index
                %4225 = arith.addi %4198, %c8 : index
                %4226 = arith.divui %4225, %c6 : index
                %4227 = arith.muli %4226, %c20 : index
                %4228 = arith.addi %4227, %c11 : index
                %4229 = arith.remui %4225, %c6 : index
                %4230 = arith.divui %4088, %c7 : index
                %4231 = arith.remui %4088, %c7 : index
                %4232 = arith.muli %4231, %c2 : index
                %4233 = arith.addi %4230, %4232 : index
                %4234 = arith.muli %4229, %c6 : index
                %4235 = arith.divui %4233, %c18 : index
                %4236 = arith.muli %4235, %c18 : index
                %4237 = arith.remui %4233, %c7 : index
                %4238 = arith.muli %4237, %c7 : index
                %4239 = arith.addi %4236, %4238 : index
                %4240 = arith.divui %4233, %c7 : index
                %4241 = arith.remui %4240, %c7 : index
                %4242 = arith.addi %4239, %4241 : index
                %4243 = arith.addi %4234, %4242 : index
                %4244 = arith.addi %4228, %4243 : index
                %4245 = arith.addi %4224, %4244 : index
                %4246 = vector.shuffle %4202, %4202 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4246, %kv[%4245] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4247 = arith.addi %4198, %c9 : index
                %4248 = arith.divui %4247, %c6 : index
                %4249 = arith.muli %4248, %c20 : index
                %4250 = arith.addi %4249, %c11 : index
                %4251 = arith.remui %4247, %c6 : index
                %4252 = arith.divui %4088, %c7 : index
                %4253 = arith.remui %4088, %c7 : index
                %4254 = arith.muli %4253, %c2 : index
                %4255 = arith.addi %4252, %4254 : index
                %4256 = arith.muli %4251, %c6 : index
                %4257 = arith.divui %4255, %c18 : index
                %4258 = arith.muli %4257, %c18 : index
                %4259 = arith.remui %4255, %c7 : index
                %4260 = arith.muli %4259, %c7 : index
                %4261 = arith.addi %4258, %4260 : index
                %4262 = arith.divui %4255, %c7 : index
                %4263 = arith.remui %4262, %c7 : index
                %4264 = arith.addi %4261, %4263 : index
                %4265 = arith.addi %4256, %4264 : index
                %4266 = arith.addi %4250, %4265 : index
                %4267 = arith.addi %4224, %4266 : index
                %4268 = vector.shuffle %4202, %4202 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4268, %kv[%4267] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4269 = arith.addi %4198, %c7 : index
                %4270 = arith.divui %4269, %c6 : index
                %4271 = arith.muli %4270, %c20 : index
                %4272 = arith.addi %4271, %c11 : index
                %4273 = arith.remui %4269, %c6 : index
                %4274 = arith.divui %4088, %c7 : index
                %4275 = arith.remui %4088, %c7 : index
                %4276 = arith.muli %4275, %c2 : index
                %4277 = arith.addi %4274, %4276 : index
                %4278 = arith.muli %4273, %c6 : index
                %4279 = arith.divui %4277, %c18 : index
                %4280 = arith.muli %4279, %c18 : index
                %4281 = arith.remui %4277, %c7 : index
                %4282 = arith.muli %4281, %c7 : index
                %4283 = arith.addi %4280, %4282 : index
                %4284 = arith.divui %4277, %c7 : index
                %4285 = arith.remui %4284, %c7 : index
                %4286 = arith.addi %4283, %4285 : index
                %4287 = arith.addi %4278, %4286 : index
                %4288 = arith.addi %4272, %4287 : index
                %4289 = arith.addi %4224, %4288 : index
                %4290 = vector.shuffle %4202, %4202 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4290, %kv[%4289] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4291 = arith.addi %4198, %c21 : index
                %4292 = arith.divui %4291, %c6 : index
                %4293 = arith.muli %4292, %c20 : index
                %4294 = arith.addi %4293, %c11 : index
                %4295 = arith.remui %4291, %c6 : index
                %4296 = arith.divui %4088, %c7 : index
                %4297 = arith.remui %4088, %c7 : index
                %4298 = arith.muli %4297, %c2 : index
                %4299 = arith.addi %4296, %4298 : index
                %4300 = arith.muli %4295, %c6 : index
                %4301 = arith.divui %4299, %c18 : index
                %4302 = arith.muli %4301, %c18 : index
                %4303 = arith.remui %4299, %c7 : index
                %4304 = arith.muli %4303, %c7 : index
                %4305 = arith.addi %4302, %4304 : index
                %4306 = arith.divui %4299, %c7 : index
                %4307 = arith.remui %4306, %c7 : index
                %4308 = arith.addi %4305, %4307 : index
                %4309 = arith.addi %4300, %4308 : index
                %4310 = arith.addi %4294, %4309 : index
                %4311 = arith.addi %4224, %4310 : index
                %4312 = vector.shuffle %4202, %4202 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4312, %kv[%4311] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4313 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4313 {
            %4314 = wave.lane
            %4315 = arith.muli %4314, %c18 : index
            scf.for %4316 = %4315 to %c20 step %c5 {
              %4317 = arith.addi %4083, %4316 : index
              %4318 = vector.load %15[%4317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4319 = arith.mulf %4318, %4086 : vector<4xf32>
              %4320 = wave.fp8_encode "e5m2" %4319 : vector<4xf32> -> vector<4xi8>
              %4321 = arith.cmpi slt, %4084, %kvHeads : index
              scf.if %4321 {
                %4322 = arith.muli %4084, %c10 : index
                %4323 = arith.addi %4089, %4322 : index
                %4324 = vector.shuffle %4320, %4320 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4325 = arith.divui %4316, %c6 : index
                %4326 = arith.muli %4325, %c20 : index
                %4327 = arith.remui %4316, %c6 : index
                %4328 = arith.muli %4088, %c6 : index
                %4329 = arith.divui %4327, %c18 : index
                %4330 = arith.muli %4329, %c18 : index
                %4331 = arith.remui %4327, %c7 : index
                %4332 = arith.muli %4331, %c7 : index
                %4333 = arith.addi %4330, %4332 : index
                %4334 = arith.divui %4327, %c7 : index
                %4335 = arith.remui %4334, %c7 : index
                %4336 = arith.addi %4333, %4335 : index
                %4337 = arith.addi %4328, %4336 : index
                %4338 = arith.addi %4326, %4337 : index
                %4339 = arith.addi %4323, %4338 : index
                vector.store %4324, %kv[%4339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4340 = arith.subi %4084, %kvHeads : index
                %4341 = arith.muli %4340, %c10 : index
                %4342 = arith.addi %4089, %4341 : index
                %4343 = arith.addi %4316, %c8 : index
                %4344 = arith.divui %4343, %c6 : index
                %4345 = arith.muli %4344, %c20 : index
                %4346 = arith.addi %4345, %c11 : index
                %4347 = arith.remui %4343, %c6 : index
                %4348 = arith.divui %4088, %c7 : index
                %4349 = arith.remui %4088, %c7 : index
                %4350 = arith.muli %4349, %c2 : index
                %4351 = arith.addi %4348, %4350 : index
                %4352 = arith.muli %4347, %c6 : index
                %4353 = arith.divui %4351, %c18 : index
                %4354 = arith.muli %4353, %c18 : index
                %4355 = arith.remui %4351, %c7 : index
                %4356 = arith.muli %4355, %c7 : index
                %4357 = arith.addi %4354, %4356 : index
                %4358 = arith.divui %4351, %c7 : index
                %4359 = arith.remui %4358, %c7 : index
                %4360 = arith.addi %4357, %4359 : index
                %4361 = arith.addi %4352, %4360 : index
                %4362 = arith.addi %4346, %4361 : index
                %4363 = arith.addi %4342, %4362 : index
                %4364 = vector.shuffle %4320, %4320 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4364, %kv[%4363] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4365 = arith.addi %4316, %c9 : index
                %4366 = arith.divui %4365, %c6 : index
                %4367 = arith.muli %4366, %c20 : index
                %4368 = arith.addi %4367, %c11 : index
                %4369 = arith.remui %4365, %c6 : index
                %4370 = arith.divui %4088, %c7 : index
                %4371 = arith.remui %4088, %c7 : index
                %4372 = arith.muli %4371, %c2 : index
                %4373 = arith.addi %4370, %4372 : index
                %4374 = arith.muli %4369, %c6 : index
                %4375 = arith.divui %4373, %c18 : index
                %4376 = arith.muli %4375, %c18 : index
                %4377 = arith.remui %4373, %c7 : index
                %4378 = arith.muli %4377, %c7 : index
                %4379 = arith.addi %4376, %4378 : index
                %4380 = arith.divui %4373, %c7 : index
                %4381 = arith.remui %4380, %c7 : index
                %4382 = arith.addi %4379, %4381 : index
                %4383 = arith.addi %4374, %4382 : index
                %4384 = arith.addi %4368, %4383 : index
                %4385 = arith.addi %4342, %4384 : index
                %4386 = vector.shuffle %4320, %4320 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4386, %kv[%4385] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4387 = arith.addi %4316, %c7 : index
                %4388 = arith.divui %4387, %c6 : index
                %4389 = arith.muli %4388, %c20 : index
                %4390 = arith.addi %4389, %c11 : index
                %4391 = arith.remui %4387, %c6 : index
                %4392 = arith.divui %4088, %c7 : index
                %4393 = arith.remui %4088, %c7 : index
                %4394 = arith.muli %4393, %c2 : index
                %4395 = arith.addi %4392, %4394 : index
                %4396 = arith.muli %4391, %c6 : index
                %4397 = arith.divui %4395, %c18 : index
                %4398 = arith.muli %4397, %c18 : index
                %4399 = arith.remui %4395, %c7 : index
                %4400 = arith.muli %4399, %c7 : index
                %4401 = arith.addi %4398, %4400 : index
                %4402 = arith.divui %4395, %c7 : index
                %4403 = arith.remui %4402, %c7 : index
                %4404 = arith.addi %4401, %4403 : index
                %4405 = arith.addi %4396, %4404 : index
                %4406 = arith.addi %4390, %4405 : index
                %4407 = arith.addi %4342, %4406 : index
                %4408 = vector.shuffle %4320, %4320 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4408, %kv[%4407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4409 = arith.addi %4316, %c21 : index
                %4410 = arith.divui %4409, %c6 : index
                %4411 = arith.muli %4410, %c20 : index
                %4412 = arith.addi %4411, %c11 : index
                %4413 = arith.remui %4409, %c6 : index
                %4414 = arith.divui %4088, %c7 : index
                %4415 = arith.remui %4088, %c7 : index
                %4416 = arith.muli %4415, %c2 : index
                %4417 = arith.addi %4414, %4416 : index
                %4418 = arith.muli %4413, %c6 : index
                %4419 = arith.divui %4417, %c18 : index
                %4420 = arith.muli %4419, %c18 : index
                %4421 = arith.remui %4417, %c7 : index
                %4422 = arith.muli %4421, %c7 : index
                %4423 = arith.addi %4420, %4422 : index
                %4424 = arith.divui %4417, %c7 : index
                %4425 = arith.remui %4424, %c7 : index
                %4426 = arith.addi %4423, %4425 : index
                %4427 = arith.addi %4418, %4426 : index
                %4428 = arith.addi %4412, %4427 : index
                %4429 = arith.addi %4342, %4428 : index
                %4430 = vector.shuffle %4320, %4320 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4430, %kv[%4429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
