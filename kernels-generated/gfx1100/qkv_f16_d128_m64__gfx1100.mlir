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
      %592 = memref.load %factors[%589] : memref<?xf32>
      %593 = arith.select %591, %592, %c27 : f32
      %594 = arith.addi %503, %c8 : index
      %595 = arith.muli %585, %c4 : index
      %596 = arith.addi %594, %595 : index
      %597 = memref.load %14[%596] : memref<?xf32>
      %598 = arith.addi %596, %c11 : index
      %599 = memref.load %14[%598] : memref<?xf32>
      %600 = arith.addf %597, %599 : f32
      %601 = arith.addi %596, %c28 : index
      %602 = memref.load %14[%601] : memref<?xf32>
      %603 = arith.addf %600, %602 : f32
      %604 = arith.addi %596, %c29 : index
      %605 = memref.load %14[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.remui %500, %c14 : index
      %608 = arith.muli %607, %c2 : index
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
      %620 = arith.muli %588, %c5 : index
      %621 = arith.addi %620, %619 : index
      memref.store %614, %15[%621] : memref<?xf32>
      %622 = arith.addi %503, %c20 : index
      %623 = arith.muli %585, %c4 : index
      %624 = arith.addi %622, %623 : index
      %625 = memref.load %14[%624] : memref<?xf32>
      %626 = arith.addi %624, %c11 : index
      %627 = memref.load %14[%626] : memref<?xf32>
      %628 = arith.addf %625, %627 : f32
      %629 = arith.addi %624, %c28 : index
      %630 = memref.load %14[%629] : memref<?xf32>
      %631 = arith.addf %628, %630 : f32
      %632 = arith.addi %624, %c29 : index
      %633 = memref.load %14[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.remui %500, %c14 : index
      %636 = arith.muli %635, %c2 : index
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
      %648 = arith.muli %588, %c5 : index
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
      %659 = arith.select %657, %658, %c27 : f32
      %660 = arith.addi %503, %c8 : index
      %661 = arith.muli %651, %c4 : index
      %662 = arith.addi %660, %661 : index
      %663 = memref.load %14[%662] : memref<?xf32>
      %664 = arith.addi %662, %c11 : index
      %665 = memref.load %14[%664] : memref<?xf32>
      %666 = arith.addf %663, %665 : f32
      %667 = arith.addi %662, %c28 : index
      %668 = memref.load %14[%667] : memref<?xf32>
      %669 = arith.addf %666, %668 : f32
      %670 = arith.addi %662, %c29 : index
      %671 = memref.load %14[%670] : memref<?xf32>
      %672 = arith.addf %669, %671 : f32
      %673 = arith.remui %500, %c14 : index
      %674 = arith.muli %673, %c2 : index
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
      %686 = arith.muli %654, %c5 : index
      %687 = arith.addi %686, %685 : index
      memref.store %680, %15[%687] : memref<?xf32>
      %688 = arith.addi %503, %c20 : index
      %689 = arith.muli %651, %c4 : index
      %690 = arith.addi %688, %689 : index
      %691 = memref.load %14[%690] : memref<?xf32>
      %692 = arith.addi %690, %c11 : index
      %693 = memref.load %14[%692] : memref<?xf32>
      %694 = arith.addf %691, %693 : f32
      %695 = arith.addi %690, %c28 : index
      %696 = memref.load %14[%695] : memref<?xf32>
      %697 = arith.addf %694, %696 : f32
      %698 = arith.addi %690, %c29 : index
      %699 = memref.load %14[%698] : memref<?xf32>
      %700 = arith.addf %697, %699 : f32
      %701 = arith.remui %500, %c14 : index
      %702 = arith.muli %701, %c2 : index
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
      %714 = arith.muli %654, %c5 : index
      %715 = arith.addi %714, %713 : index
      memref.store %708, %15[%715] : memref<?xf32>
    }
    wave.barrier
    %716 = arith.addi %18, %c8 : index
    %717 = wave.wave
    %718 = arith.addi %717, %c8 : index
    %719 = arith.addi %716, %718 : index
    %720 = arith.cmpi slt, %719, %17 : index
    scf.if %720 {
      %721 = arith.addi %716, %718 : index
      %722 = arith.muli %718, %c5 : index
      %723 = wave.lane
      %724 = arith.addi %723, %c8 : index
      %725 = arith.cmpi eq, %hasBias, %c9 : index
      %726 = arith.addi %722, %724 : index
      %727 = memref.load %15[%726] : memref<?xf32>
      %728 = arith.muli %0, %c5 : index
      %729 = arith.addi %728, %724 : index
      %730 = memref.load %bias[%729] : memref<?xf32>
      %731 = arith.addf %727, %730 : f32
      %732 = arith.select %725, %731, %727 : f32
      %733 = arith.addi %724, %c12 : index
      %734 = arith.cmpi eq, %hasBias, %c9 : index
      %735 = arith.addi %722, %733 : index
      %736 = memref.load %15[%735] : memref<?xf32>
      %737 = arith.muli %0, %c5 : index
      %738 = arith.addi %737, %733 : index
      %739 = memref.load %bias[%738] : memref<?xf32>
      %740 = arith.addf %736, %739 : f32
      %741 = arith.select %734, %740, %736 : f32
      %742 = arith.addi %723, %c4 : index
      %743 = arith.cmpi eq, %hasBias, %c9 : index
      %744 = arith.addi %722, %742 : index
      %745 = memref.load %15[%744] : memref<?xf32>
      %746 = arith.muli %0, %c5 : index
      %747 = arith.addi %746, %742 : index
      %748 = memref.load %bias[%747] : memref<?xf32>
      %749 = arith.addf %745, %748 : f32
      %750 = arith.select %743, %749, %745 : f32
      %751 = arith.addi %742, %c12 : index
      %752 = arith.cmpi eq, %hasBias, %c9 : index
      %753 = arith.addi %722, %751 : index
      %754 = memref.load %15[%753] : memref<?xf32>
      %755 = arith.muli %0, %c5 : index
      %756 = arith.addi %755, %751 : index
      %757 = memref.load %bias[%756] : memref<?xf32>
      %758 = arith.addf %754, %757 : f32
      %759 = arith.select %752, %758, %754 : f32
      %760 = arith.addi %heads, %kvHeads : index
      %761 = arith.cmpi slt, %0, %760 : index
      scf.if %761 {
        %762 = arith.addi %positionsAt, %721 : index
        %763 = memref.load %step[%762] : memref<?xi32>
        %764 = arith.index_cast %763 : i32 to index
        %765 = arith.cmpi eq, %hasNorm, %c9 : index
        %766 = math.fma %732, %732, %c33 : f32
        %767 = math.fma %741, %741, %766 : f32
        %768 = math.fma %750, %750, %767 : f32
        %769 = math.fma %759, %759, %768 : f32
        %770 = vector.broadcast %769 : f32 to vector<1xf32>
        %771 = wave.reduce "add" %770 : vector<1xf32>
        %772 = arith.mulf %771, %inverseHeadDim : f32
        %773 = arith.addf %772, %epsilon : f32
        %774 = math.sqrt %773 : f32
        %775 = arith.divf %c27, %774 : f32
        %776 = arith.cmpi slt, %0, %heads : index
        %777 = arith.addi %724, %c12 : index
        %778 = memref.load %query_norm[%724] : memref<?xf32>
        %779 = memref.load %key_norm[%724] : memref<?xf32>
        %780 = arith.select %776, %778, %779 : f32
        %781 = arith.mulf %732, %775 : f32
        %782 = arith.mulf %781, %780 : f32
        %783 = arith.select %765, %782, %732 : f32
        %784 = memref.load %query_norm[%777] : memref<?xf32>
        %785 = memref.load %key_norm[%777] : memref<?xf32>
        %786 = arith.select %776, %784, %785 : f32
        %787 = arith.mulf %741, %775 : f32
        %788 = arith.mulf %787, %786 : f32
        %789 = arith.select %765, %788, %741 : f32
        %790 = arith.addi %742, %c12 : index
        %791 = memref.load %query_norm[%742] : memref<?xf32>
        %792 = memref.load %key_norm[%742] : memref<?xf32>
        %793 = arith.select %776, %791, %792 : f32
        %794 = arith.mulf %750, %775 : f32
        %795 = arith.mulf %794, %793 : f32
        %796 = arith.select %765, %795, %750 : f32
        %797 = memref.load %query_norm[%790] : memref<?xf32>
        %798 = memref.load %key_norm[%790] : memref<?xf32>
        %799 = arith.select %776, %797, %798 : f32
        %800 = arith.mulf %759, %775 : f32
        %801 = arith.mulf %800, %799 : f32
        %802 = arith.select %765, %801, %759 : f32
        %803 = arith.remui %764, %c20 : index
        %804 = arith.muli %803, %c5 : index
        %805 = arith.addi %804, %724 : index
        %806 = arith.divui %764, %c20 : index
        %807 = arith.addi %806, %c20 : index
        %808 = arith.muli %807, %c5 : index
        %809 = arith.addi %808, %724 : index
        %810 = memref.load %rope[%805] : memref<?xf32>
        %811 = arith.addi %805, %c12 : index
        %812 = memref.load %rope[%811] : memref<?xf32>
        %813 = memref.load %rope[%809] : memref<?xf32>
        %814 = arith.addi %809, %c12 : index
        %815 = memref.load %rope[%814] : memref<?xf32>
        %816 = arith.mulf %813, %810 : f32
        %817 = arith.mulf %815, %812 : f32
        %818 = arith.subf %816, %817 : f32
        %819 = arith.mulf %815, %810 : f32
        %820 = arith.mulf %813, %812 : f32
        %821 = arith.addf %819, %820 : f32
        %822 = arith.mulf %783, %818 : f32
        %823 = arith.mulf %789, %821 : f32
        %824 = arith.subf %822, %823 : f32
        %825 = arith.mulf %789, %818 : f32
        %826 = arith.mulf %783, %821 : f32
        %827 = arith.addf %825, %826 : f32
        %828 = arith.cmpi slt, %0, %heads : index
        scf.if %828 {
          %829 = arith.muli %721, %heads : index
          %830 = arith.addi %829, %0 : index
          %831 = arith.muli %830, %c5 : index
          %832 = arith.addi %831, %724 : index
          memref.store %824, %q[%832] : memref<?xf32>
          %833 = arith.addi %832, %c12 : index
          memref.store %827, %q[%833] : memref<?xf32>
        } else {
          %834 = arith.addi %722, %724 : index
          memref.store %824, %15[%834] : memref<?xf32>
          %835 = arith.addi %722, %724 : index
          %836 = arith.addi %835, %c12 : index
          memref.store %827, %15[%836] : memref<?xf32>
        }
        %837 = arith.remui %764, %c20 : index
        %838 = arith.muli %837, %c5 : index
        %839 = arith.addi %838, %742 : index
        %840 = arith.divui %764, %c20 : index
        %841 = arith.addi %840, %c20 : index
        %842 = arith.muli %841, %c5 : index
        %843 = arith.addi %842, %742 : index
        %844 = memref.load %rope[%839] : memref<?xf32>
        %845 = arith.addi %839, %c12 : index
        %846 = memref.load %rope[%845] : memref<?xf32>
        %847 = memref.load %rope[%843] : memref<?xf32>
        %848 = arith.addi %843, %c12 : index
        %849 = memref.load %rope[%848] : memref<?xf32>
        %850 = arith.mulf %847, %844 : f32
        %851 = arith.mulf %849, %846 : f32
        %852 = arith.subf %850, %851 : f32
        %853 = arith.mulf %849, %844 : f32
        %854 = arith.mulf %847, %846 : f32
        %855 = arith.addf %853, %854 : f32
        %856 = arith.mulf %796, %852 : f32
        %857 = arith.mulf %802, %855 : f32
        %858 = arith.subf %856, %857 : f32
        %859 = arith.mulf %802, %852 : f32
        %860 = arith.mulf %796, %855 : f32
        %861 = arith.addf %859, %860 : f32
        %862 = arith.cmpi slt, %0, %heads : index
        scf.if %862 {
          %863 = arith.muli %721, %heads : index
          %864 = arith.addi %863, %0 : index
          %865 = arith.muli %864, %c5 : index
          %866 = arith.addi %865, %742 : index
          memref.store %858, %q[%866] : memref<?xf32>
          %867 = arith.addi %866, %c12 : index
          memref.store %861, %q[%867] : memref<?xf32>
        } else {
          %868 = arith.addi %722, %742 : index
          memref.store %858, %15[%868] : memref<?xf32>
          %869 = arith.addi %722, %742 : index
          %870 = arith.addi %869, %c12 : index
          memref.store %861, %15[%870] : memref<?xf32>
        }
      } else {
        %871 = arith.cmpi slt, %0, %heads : index
        scf.if %871 {
          %872 = arith.muli %721, %heads : index
          %873 = arith.addi %872, %0 : index
          %874 = arith.muli %873, %c5 : index
          %875 = arith.addi %874, %724 : index
          memref.store %732, %q[%875] : memref<?xf32>
          %876 = arith.addi %875, %c12 : index
          memref.store %741, %q[%876] : memref<?xf32>
        } else {
          %877 = arith.addi %722, %724 : index
          memref.store %732, %15[%877] : memref<?xf32>
          %878 = arith.addi %722, %724 : index
          %879 = arith.addi %878, %c12 : index
          memref.store %741, %15[%879] : memref<?xf32>
        }
        %880 = arith.cmpi slt, %0, %heads : index
        scf.if %880 {
          %881 = arith.muli %721, %heads : index
          %882 = arith.addi %881, %0 : index
          %883 = arith.muli %882, %c5 : index
          %884 = arith.addi %883, %742 : index
          memref.store %750, %q[%884] : memref<?xf32>
          %885 = arith.addi %884, %c12 : index
          memref.store %759, %q[%885] : memref<?xf32>
        } else {
          %886 = arith.addi %722, %742 : index
          memref.store %750, %15[%886] : memref<?xf32>
          %887 = arith.addi %722, %742 : index
          %888 = arith.addi %887, %c12 : index
          memref.store %759, %15[%888] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %889 = arith.cmpi sge, %0, %heads : index
    scf.if %889 {
      %890 = arith.addi %717, %c8 : index
      %891 = arith.addi %716, %890 : index
      %892 = arith.cmpi slt, %891, %17 : index
      scf.if %892 {
        %893 = arith.addi %716, %890 : index
        %894 = arith.addi %slotsAt, %893 : index
        %895 = memref.load %step[%894] : memref<?xi32>
        %896 = arith.index_cast %895 : i32 to index
        %897 = arith.cmpi sge, %896, %c8 : index
        scf.if %897 {
          %898 = arith.muli %890, %c5 : index
          %899 = arith.subi %0, %heads : index
          %900 = memref.load %scales[%899] : memref<?xf32>
          %901 = vector.broadcast %900 : f32 to vector<4xf32>
          %902 = arith.divui %896, %c14 : index
          %903 = arith.remui %896, %c14 : index
          %904 = arith.muli %902, %pageBytes : index
          %905 = arith.cmpi eq, %codec, %c8 : index
          scf.if %905 {
            %906 = wave.lane
            %907 = arith.muli %906, %c2 : index
            scf.for %908 = %907 to %c5 step %c5 {
              %909 = arith.addi %898, %908 : index
              %910 = vector.load %15[%909] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %911 = arith.mulf %910, %901 : vector<4xf32>
              %912 = arith.minimumf %911, %c39 : vector<4xf32>
              %913 = arith.maximumf %912, %c40 : vector<4xf32>
              %914 = arith.truncf %913 : vector<4xf32> to vector<4xf16>
              %915 = vector.bitcast %914 : vector<4xf16> to vector<8xi8>
              %916 = arith.cmpi slt, %899, %kvHeads : index
              scf.if %916 {
                %917 = arith.muli %899, %c10 : index
                %918 = arith.addi %904, %917 : index
                %919 = arith.divui %908, %c14 : index
                %920 = arith.muli %919, %c19 : index
                %921 = arith.remui %908, %c14 : index
                %922 = arith.divui %921, %c6 : index
                %923 = arith.muli %922, %c20 : index
                %924 = arith.muli %903, %c14 : index
                %925 = arith.addi %923, %924 : index
                %926 = arith.remui %921, %c6 : index
                %927 = arith.muli %926, %c7 : index
                %928 = arith.addi %925, %927 : index
                %929 = arith.addi %920, %928 : index
                %930 = arith.addi %918, %929 : index
                vector.store %915, %kv[%930] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %931 = arith.subi %899, %kvHeads : index
                %932 = arith.muli %931, %c10 : index
                %933 = arith.addi %904, %932 : index
                %934 = arith.addi %908, %c8 : index
                %935 = arith.divui %934, %c14 : index
                %936 = arith.muli %935, %c19 : index
                %937 = arith.addi %936, %c28 : index
                %938 = arith.remui %934, %c14 : index
                %939 = arith.divui %903, %c7 : index
                %940 = arith.remui %903, %c7 : index
                %941 = arith.muli %940, %c6 : index
                %942 = arith.addi %939, %941 : index
                %943 = arith.divui %942, %c6 : index
                %944 = arith.muli %943, %c20 : index
                %945 = arith.muli %938, %c14 : index
                %946 = arith.addi %944, %945 : index
                %947 = arith.remui %942, %c6 : index
                %948 = arith.muli %947, %c7 : index
                %949 = arith.addi %946, %948 : index
                %950 = arith.addi %937, %949 : index
                %951 = arith.addi %933, %950 : index
                %952 = vector.shuffle %915, %915 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %952, %kv[%951] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %953 = arith.addi %908, %c9 : index
                %954 = arith.divui %953, %c14 : index
                %955 = arith.muli %954, %c19 : index
                %956 = arith.addi %955, %c28 : index
                %957 = arith.remui %953, %c14 : index
                %958 = arith.divui %903, %c7 : index
                %959 = arith.remui %903, %c7 : index
                %960 = arith.muli %959, %c6 : index
                %961 = arith.addi %958, %960 : index
                %962 = arith.divui %961, %c6 : index
                %963 = arith.muli %962, %c20 : index
                %964 = arith.muli %957, %c14 : index
                %965 = arith.addi %963, %964 : index
                %966 = arith.remui %961, %c6 : index
                %967 = arith.muli %966, %c7 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.addi %956, %968 : index
                %970 = arith.addi %933, %969 : index
                %971 = vector.shuffle %915, %915 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %971, %kv[%970] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %972 = arith.addi %908, %c7 : index
                %973 = arith.divui %972, %c14 : index
                %974 = arith.muli %973, %c19 : index
                %975 = arith.addi %974, %c28 : index
                %976 = arith.remui %972, %c14 : index
                %977 = arith.divui %903, %c7 : index
                %978 = arith.remui %903, %c7 : index
                %979 = arith.muli %978, %c6 : index
                %980 = arith.addi %977, %979 : index
                %981 = arith.divui %980, %c6 : index
                %982 = arith.muli %981, %c20 : index
                %983 = arith.muli %976, %c14 : index
                %984 = arith.addi %982, %983 : index
                %985 = arith.remui %980, %c6 : index
                %986 = arith.muli %985, %c7 : index
                %987 = arith.addi %984, %986 : index
                %988 = arith.addi %975, %987 : index
                %989 = arith.addi %933, %988 : index
                %990 = vector.shuffle %915, %915 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %990, %kv[%989] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %991 = arith.addi %908, %c21 : index
                %992 = arith.divui %991, %c14 : index
                %993 = arith.muli %992, %c19 : index
                %994 = arith.addi %993, %c28 : index
                %995 = arith.remui %991, %c14 : index
                %996 = arith.divui %903, %c7 : index
                %997 = arith.remui %903, %c7 : index
                %998 = arith.muli %997, %c6 : index
                %999 = arith.addi %996, %998 : index
                %1000 = arith.divui %999, %c6 : index
                %1001 = arith.muli %1000, %c20 : index
                %1002 = arith.muli %995, %c14 : index
                %1003 = arith.addi %1001, %1002 : index
                %1004 = arith.remui %999, %c6 : index
                %1005 = arith.muli %1004, %c7 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.addi %994, %1006 : index
                %1008 = arith.addi %933, %1007 : index
                %1009 = vector.shuffle %915, %915 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1009, %kv[%1008] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1010 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1010 {
            %1011 = wave.lane
            %1012 = arith.muli %1011, %c2 : index
            scf.for %1013 = %1012 to %c5 step %c5 {
              %1014 = arith.addi %898, %1013 : index
              %1015 = vector.load %15[%1014] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.mulf %1015, %901 : vector<4xf32>
              %1017 = wave.fp8_encode "e4m3" %1016 : vector<4xf32> -> vector<4xi8>
              %1018 = arith.cmpi slt, %899, %kvHeads : index
              scf.if %1018 {
                %1019 = arith.muli %899, %c28 : index
                %1020 = arith.addi %904, %1019 : index
                %1021 = vector.shuffle %1017, %1017 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1022 = arith.divui %1013, %c14 : index
                %1023 = arith.muli %1022, %c20 : index
                %1024 = arith.remui %1013, %c14 : index
                %1025 = arith.muli %903, %c14 : index
                %1026 = arith.divui %1024, %c2 : index
                %1027 = arith.muli %1026, %c2 : index
                %1028 = arith.remui %1024, %c7 : index
                %1029 = arith.muli %1028, %c7 : index
                %1030 = arith.addi %1027, %1029 : index
                %1031 = arith.divui %1024, %c7 : index
                %1032 = arith.remui %1031, %c7 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.addi %1025, %1033 : index
                %1035 = arith.addi %1023, %1034 : index
                %1036 = arith.addi %1020, %1035 : index
                vector.store %1021, %kv[%1036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1037 = arith.subi %899, %kvHeads : index
                %1038 = arith.muli %1037, %c28 : index
                %1039 = arith.addi %904, %1038 : index
                %1040 = arith.addi %1013, %c8 : index
                %1041 = arith.divui %1040, %c14 : index
                %1042 = arith.muli %1041, %c20 : index
                %1043 = arith.addi %1042, %c11 : index
                %1044 = arith.remui %1040, %c14 : index
                %1045 = arith.divui %903, %c7 : index
                %1046 = arith.remui %903, %c7 : index
                %1047 = arith.muli %1046, %c6 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.muli %1044, %c14 : index
                %1050 = arith.divui %1048, %c2 : index
                %1051 = arith.muli %1050, %c2 : index
                %1052 = arith.remui %1048, %c7 : index
                %1053 = arith.muli %1052, %c7 : index
                %1054 = arith.addi %1051, %1053 : index
                %1055 = arith.divui %1048, %c7 : index
                %1056 = arith.remui %1055, %c7 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.addi %1049, %1057 : index
                %1059 = arith.addi %1043, %1058 : index
                %1060 = arith.addi %1039, %1059 : index
                %1061 = vector.shuffle %1017, %1017 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1061, %kv[%1060] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1062 = arith.addi %1013, %c9 : index
                %1063 = arith.divui %1062, %c14 : index
                %1064 = arith.muli %1063, %c20 : index
                %1065 = arith.addi %1064, %c11 : index
                %1066 = arith.remui %1062, %c14 : index
                %1067 = arith.divui %903, %c7 : index
                %1068 = arith.remui %903, %c7 : index
                %1069 = arith.muli %1068, %c6 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.muli %1066, %c14 : index
                %1072 = arith.divui %1070, %c2 : index
                %1073 = arith.muli %1072, %c2 : index
                %1074 = arith.remui %1070, %c7 : index
                %1075 = arith.muli %1074, %c7 : index
                %1076 = arith.addi %1073, %1075 : index
                %1077 = arith.divui %1070, %c7 : index
                %1078 = arith.remui %1077, %c7 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.addi %1071, %1079 : index
                %1081 = arith.addi %1065, %1080 : index
                %1082 = arith.addi %1039, %1081 : index
                %1083 = vector.shuffle %1017, %1017 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1083, %kv[%1082] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1084 = arith.addi %1013, %c7 : index
                %1085 = arith.divui %1084, %c14 : index
                %1086 = arith.muli %1085, %c20 : index
                %1087 = arith.addi %1086, %c11 : index
                %1088 = arith.remui %1084, %c14 : index
                %1089 = arith.divui %903, %c7 : index
                %1090 = arith.remui %903, %c7 : index
                %1091 = arith.muli %1090, %c6 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.muli %1088, %c14 : index
                %1094 = arith.divui %1092, %c2 : index
                %1095 = arith.muli %1094, %c2 : index
                %1096 = arith.remui %1092, %c7 : index
                %1097 = arith.muli %1096, %c7 : index
                %1098 = arith.addi %1095, %1097 : index
                %1099 = arith.divui %1092, %c7 : index
                %1100 = arith.remui %1099, %c7 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.addi %1093, %1101 : index
                %1103 = arith.addi %1087, %1102 : index
                %1104 = arith.addi %1039, %1103 : index
                %1105 = vector.shuffle %1017, %1017 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1105, %kv[%1104] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1106 = arith.addi %1013, %c21 : index
                %1107 = arith.divui %1106, %c14 : index
                %1108 = arith.muli %1107, %c20 : index
                %1109 = arith.addi %1108, %c11 : index
                %1110 = arith.remui %1106, %c14 : index
                %1111 = arith.divui %903, %c7 : index
                %1112 = arith.remui %903, %c7 : index
                %1113 = arith.muli %1112, %c6 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.muli %1110, %c14 : index
                %1116 = arith.divui %1114, %c2 : index
                %1117 = arith.muli %1116, %c2 : index
                %1118 = arith.remui %1114, %c7 : index
                %1119 = arith.muli %1118, %c7 : index
                %1120 = arith.addi %1117, %1119 : index
                %1121 = arith.divui %1114, %c7 : index
                %1122 = arith.remui %1121, %c7 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.addi %1115, %1123 : index
                %1125 = arith.addi %1109, %1124 : index
                %1126 = arith.addi %1039, %1125 : index
                %1127 = vector.shuffle %1017, %1017 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1127, %kv[%1126] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1128 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1128 {
            %1129 = wave.lane
            %1130 = arith.muli %1129, %c2 : index
            scf.for %1131 = %1130 to %c5 step %c5 {
              %1132 = arith.addi %898, %1131 : index
              %1133 = vector.load %15[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = arith.mulf %1133, %901 : vector<4xf32>
              %1135 = wave.fp8_encode "e5m2" %1134 : vector<4xf32> -> vector<4xi8>
              %1136 = arith.cmpi slt, %899, %kvHeads : index
              scf.if %1136 {
                %1137 = arith.muli %899, %c28 : index
                %1138 = arith.addi %904, %1137 : index
                %1139 = vector.shuffle %1135, %1135 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1140 = arith.divui %1131, %c14 : index
                %1141 = arith.muli %1140, %c20 : index
                %1142 = arith.remui %1131, %c14 : index
                %1143 = arith.muli %903, %c14 : index
                %1144 = arith.divui %1142, %c2 : index
                %1145 = arith.muli %1144, %c2 : index
                %1146 = arith.remui %1142, %c7 : index
                %1147 = arith.muli %1146, %c7 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.divui %1142, %c7 : index
                %1150 = arith.remui %1149, %c7 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.addi %1143, %1151 : index
                %1153 = arith.addi %1141, %1152 : index
                %1154 = arith.addi %1138, %1153 : index
                vector.store %1139, %kv[%1154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1155 = arith.subi %899, %kvHeads : index
                %1156 = arith.muli %1155, %c28 : index
                %1157 = arith.addi %904, %1156 : index
                %1158 = arith.addi %1131, %c8 : index
                %1159 = arith.divui %1158, %c14 : index
                %1160 = arith.muli %1159, %c20 : index
                %1161 = arith.addi %1160, %c11 : index
                %1162 = arith.remui %1158, %c14 : index
                %1163 = arith.divui %903, %c7 : index
                %1164 = arith.remui %903, %c7 : index
                %1165 = arith.muli %1164, %c6 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.muli %1162, %c14 : index
                %1168 = arith.divui %1166, %c2 : index
                %1169 = arith.muli %1168, %c2 : index
                %1170 = arith.remui %1166, %c7 : index
                %1171 = arith.muli %1170, %c7 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.divui %1166, %c7 : index
                %1174 = arith.remui %1173, %c7 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.addi %1167, %1175 : index
                %1177 = arith.addi %1161, %1176 : index
                %1178 = arith.addi %1157, %1177 : index
                %1179 = vector.shuffle %1135, %1135 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1179, %kv[%1178] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1180 = arith.addi %1131, %c9 : index
                %1181 = arith.divui %1180, %c14 : index
                %1182 = arith.muli %1181, %c20 : index
                %1183 = arith.addi %1182, %c11 : index
                %1184 = arith.remui %1180, %c14 : index
                %1185 = arith.divui %903, %c7 : index
                %1186 = arith.remui %903, %c7 : index
                %1187 = arith.muli %1186, %c6 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.muli %1184, %c14 : index
                %1190 = arith.divui %1188, %c2 : index
                %1191 = arith.muli %1190, %c2 : index
                %1192 = arith.remui %1188, %c7 : index
                %1193 = arith.muli %1192, %c7 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.divui %1188, %c7 : index
                %1196 = arith.remui %1195, %c7 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.addi %1189, %1197 : index
                %1199 = arith.addi %1183, %1198 : index
                %1200 = arith.addi %1157, %1199 : index
                %1201 = vector.shuffle %1135, %1135 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1201, %kv[%1200] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1202 = arith.addi %1131, %c7 : index
                %1203 = arith.divui %1202, %c14 : index
                %1204 = arith.muli %1203, %c20 : index
                %1205 = arith.addi %1204, %c11 : index
                %1206 = arith.remui %1202, %c14 : index
                %1207 = arith.divui %903, %c7 : index
                %1208 = arith.remui %903, %c7 : index
                %1209 = arith.muli %1208, %c6 : index
                %1210 = arith.addi %1207, %1209 : index
                %1211 = arith.muli %1206, %c14 : index
                %1212 = arith.divui %1210, %c2 : index
                %1213 = arith.muli %1212, %c2 : index
                %1214 = arith.remui %1210, %c7 : index
                %1215 = arith.muli %1214, %c7 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.divui %1210, %c7 : index
                %1218 = arith.remui %1217, %c7 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.addi %1211, %1219 : index
                %1221 = arith.addi %1205, %1220 : index
                %1222 = arith.addi %1157, %1221 : index
                %1223 = vector.shuffle %1135, %1135 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1223, %kv[%1222] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1224 = arith.addi %1131, %c21 : index
                %1225 = arith.divui %1224, %c14 : index
                %1226 = arith.muli %1225, %c20 : index
                %1227 = arith.addi %1226, %c11 : index
                %1228 = arith.remui %1224, %c14 : index
                %1229 = arith.divui %903, %c7 : index
                %1230 = arith.remui %903, %c7 : index
                %1231 = arith.muli %1230, %c6 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.muli %1228, %c14 : index
                %1234 = arith.divui %1232, %c2 : index
                %1235 = arith.muli %1234, %c2 : index
                %1236 = arith.remui %1232, %c7 : index
                %1237 = arith.muli %1236, %c7 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.divui %1232, %c7 : index
                %1240 = arith.remui %1239, %c7 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.addi %1233, %1241 : index
                %1243 = arith.addi %1227, %1242 : index
                %1244 = arith.addi %1157, %1243 : index
                %1245 = vector.shuffle %1135, %1135 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1245, %kv[%1244] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1246 = arith.addi %18, %c14 : index
    %1247 = wave.lane
    %1248 = arith.muli %3, %c7 : index
    %1249 = arith.muli %1248, %c20 : index
    %1250 = arith.addi %1249, %1247 : index
    %1251 = arith.muli %4, %c11 : index
    %1252 = arith.addi %1251, %1250 : index
    %1253 = arith.addi %1252, %c8 : index
    %1254 = arith.addi %1253, %c8 : index
    %1255 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1255, %14[%1254] : memref<?xf32>
    %1256 = arith.muli %4, %c11 : index
    %1257 = arith.addi %1256, %1250 : index
    %1258 = arith.addi %1257, %c8 : index
    %1259 = arith.addi %1258, %c4 : index
    %1260 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1260, %14[%1259] : memref<?xf32>
    %1261 = arith.muli %4, %c11 : index
    %1262 = arith.addi %1261, %1250 : index
    %1263 = arith.addi %1262, %c8 : index
    %1264 = arith.addi %1263, %c12 : index
    %1265 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1265, %14[%1264] : memref<?xf32>
    %1266 = arith.muli %4, %c11 : index
    %1267 = arith.addi %1266, %1250 : index
    %1268 = arith.addi %1267, %c8 : index
    %1269 = arith.addi %1268, %c22 : index
    %1270 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1270, %14[%1269] : memref<?xf32>
    %1271 = arith.muli %4, %c11 : index
    %1272 = arith.addi %1271, %1250 : index
    %1273 = arith.addi %1272, %c8 : index
    %1274 = arith.addi %1273, %c5 : index
    %1275 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1275, %14[%1274] : memref<?xf32>
    %1276 = arith.muli %4, %c11 : index
    %1277 = arith.addi %1276, %1250 : index
    %1278 = arith.addi %1277, %c8 : index
    %1279 = arith.addi %1278, %c23 : index
    %1280 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1280, %14[%1279] : memref<?xf32>
    %1281 = arith.muli %4, %c11 : index
    %1282 = arith.addi %1281, %1250 : index
    %1283 = arith.addi %1282, %c8 : index
    %1284 = arith.addi %1283, %c24 : index
    %1285 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1285, %14[%1284] : memref<?xf32>
    %1286 = arith.muli %4, %c11 : index
    %1287 = arith.addi %1286, %1250 : index
    %1288 = arith.addi %1287, %c8 : index
    %1289 = arith.addi %1288, %c25 : index
    %1290 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1290, %14[%1289] : memref<?xf32>
    %1291 = arith.muli %4, %c11 : index
    %1292 = arith.addi %1291, %1250 : index
    %1293 = arith.addi %1292, %c20 : index
    %1294 = arith.addi %1293, %c8 : index
    %1295 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1295, %14[%1294] : memref<?xf32>
    %1296 = arith.muli %4, %c11 : index
    %1297 = arith.addi %1296, %1250 : index
    %1298 = arith.addi %1297, %c20 : index
    %1299 = arith.addi %1298, %c4 : index
    %1300 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1300, %14[%1299] : memref<?xf32>
    %1301 = arith.muli %4, %c11 : index
    %1302 = arith.addi %1301, %1250 : index
    %1303 = arith.addi %1302, %c20 : index
    %1304 = arith.addi %1303, %c12 : index
    %1305 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1305, %14[%1304] : memref<?xf32>
    %1306 = arith.muli %4, %c11 : index
    %1307 = arith.addi %1306, %1250 : index
    %1308 = arith.addi %1307, %c20 : index
    %1309 = arith.addi %1308, %c22 : index
    %1310 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1310, %14[%1309] : memref<?xf32>
    %1311 = arith.muli %4, %c11 : index
    %1312 = arith.addi %1311, %1250 : index
    %1313 = arith.addi %1312, %c20 : index
    %1314 = arith.addi %1313, %c5 : index
    %1315 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1315, %14[%1314] : memref<?xf32>
    %1316 = arith.muli %4, %c11 : index
    %1317 = arith.addi %1316, %1250 : index
    %1318 = arith.addi %1317, %c20 : index
    %1319 = arith.addi %1318, %c23 : index
    %1320 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1320, %14[%1319] : memref<?xf32>
    %1321 = arith.muli %4, %c11 : index
    %1322 = arith.addi %1321, %1250 : index
    %1323 = arith.addi %1322, %c20 : index
    %1324 = arith.addi %1323, %c24 : index
    %1325 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1325, %14[%1324] : memref<?xf32>
    %1326 = arith.muli %4, %c11 : index
    %1327 = arith.addi %1326, %1250 : index
    %1328 = arith.addi %1327, %c20 : index
    %1329 = arith.addi %1328, %c25 : index
    %1330 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1330, %14[%1329] : memref<?xf32>
    wave.barrier
    %1331 = arith.muli %4, %c7 : index
    %1332 = arith.addi %1331, %c8 : index
    %1333 = arith.muli %1332, %c7 : index
    %1334 = arith.divui %1247, %c14 : index
    %1335 = arith.addi %1333, %1334 : index
    %1336 = arith.addi %1246, %1335 : index
    %1337 = arith.cmpi slt, %1336, %17 : index
    scf.if %1337 {
      %1338 = arith.cmpi eq, %hasFactors, %c9 : index
      %1339 = memref.load %factors[%1336] : memref<?xf32>
      %1340 = arith.select %1338, %1339, %c27 : f32
      %1341 = arith.addi %1250, %c8 : index
      %1342 = arith.muli %1332, %c4 : index
      %1343 = arith.addi %1341, %1342 : index
      %1344 = memref.load %14[%1343] : memref<?xf32>
      %1345 = arith.addi %1343, %c11 : index
      %1346 = memref.load %14[%1345] : memref<?xf32>
      %1347 = arith.addf %1344, %1346 : f32
      %1348 = arith.addi %1343, %c28 : index
      %1349 = memref.load %14[%1348] : memref<?xf32>
      %1350 = arith.addf %1347, %1349 : f32
      %1351 = arith.addi %1343, %c29 : index
      %1352 = memref.load %14[%1351] : memref<?xf32>
      %1353 = arith.addf %1350, %1352 : f32
      %1354 = arith.remui %1247, %c14 : index
      %1355 = arith.muli %1354, %c2 : index
      %1356 = arith.addi %11, %1355 : index
      %1357 = vector.load %w[%1356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1358 = vector.bitcast %1357 : vector<4xi8> to vector<1xf32>
      %1359 = vector.extract %1358[0] : f32 from vector<1xf32>
      %1360 = arith.mulf %1359, %1340 : f32
      %1361 = arith.mulf %1353, %1360 : f32
      %1362 = arith.muli %3, %c7 : index
      %1363 = arith.addi %1362, %c8 : index
      %1364 = arith.muli %1363, %c14 : index
      %1365 = arith.remui %1247, %c14 : index
      %1366 = arith.addi %1364, %1365 : index
      %1367 = arith.muli %1335, %c5 : index
      %1368 = arith.addi %1367, %1366 : index
      memref.store %1361, %15[%1368] : memref<?xf32>
      %1369 = arith.addi %1250, %c20 : index
      %1370 = arith.muli %1332, %c4 : index
      %1371 = arith.addi %1369, %1370 : index
      %1372 = memref.load %14[%1371] : memref<?xf32>
      %1373 = arith.addi %1371, %c11 : index
      %1374 = memref.load %14[%1373] : memref<?xf32>
      %1375 = arith.addf %1372, %1374 : f32
      %1376 = arith.addi %1371, %c28 : index
      %1377 = memref.load %14[%1376] : memref<?xf32>
      %1378 = arith.addf %1375, %1377 : f32
      %1379 = arith.addi %1371, %c29 : index
      %1380 = memref.load %14[%1379] : memref<?xf32>
      %1381 = arith.addf %1378, %1380 : f32
      %1382 = arith.remui %1247, %c14 : index
      %1383 = arith.muli %1382, %c2 : index
      %1384 = arith.addi %13, %1383 : index
      %1385 = vector.load %w[%1384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1386 = vector.bitcast %1385 : vector<4xi8> to vector<1xf32>
      %1387 = vector.extract %1386[0] : f32 from vector<1xf32>
      %1388 = arith.mulf %1387, %1340 : f32
      %1389 = arith.mulf %1381, %1388 : f32
      %1390 = arith.muli %3, %c7 : index
      %1391 = arith.addi %1390, %c9 : index
      %1392 = arith.muli %1391, %c14 : index
      %1393 = arith.remui %1247, %c14 : index
      %1394 = arith.addi %1392, %1393 : index
      %1395 = arith.muli %1335, %c5 : index
      %1396 = arith.addi %1395, %1394 : index
      memref.store %1389, %15[%1396] : memref<?xf32>
    }
    %1397 = arith.muli %4, %c7 : index
    %1398 = arith.addi %1397, %c9 : index
    %1399 = arith.muli %1398, %c7 : index
    %1400 = arith.divui %1247, %c14 : index
    %1401 = arith.addi %1399, %1400 : index
    %1402 = arith.addi %1246, %1401 : index
    %1403 = arith.cmpi slt, %1402, %17 : index
    scf.if %1403 {
      %1404 = arith.cmpi eq, %hasFactors, %c9 : index
      %1405 = memref.load %factors[%1402] : memref<?xf32>
      %1406 = arith.select %1404, %1405, %c27 : f32
      %1407 = arith.addi %1250, %c8 : index
      %1408 = arith.muli %1398, %c4 : index
      %1409 = arith.addi %1407, %1408 : index
      %1410 = memref.load %14[%1409] : memref<?xf32>
      %1411 = arith.addi %1409, %c11 : index
      %1412 = memref.load %14[%1411] : memref<?xf32>
      %1413 = arith.addf %1410, %1412 : f32
      %1414 = arith.addi %1409, %c28 : index
      %1415 = memref.load %14[%1414] : memref<?xf32>
      %1416 = arith.addf %1413, %1415 : f32
      %1417 = arith.addi %1409, %c29 : index
      %1418 = memref.load %14[%1417] : memref<?xf32>
      %1419 = arith.addf %1416, %1418 : f32
      %1420 = arith.remui %1247, %c14 : index
      %1421 = arith.muli %1420, %c2 : index
      %1422 = arith.addi %11, %1421 : index
      %1423 = vector.load %w[%1422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1424 = vector.bitcast %1423 : vector<4xi8> to vector<1xf32>
      %1425 = vector.extract %1424[0] : f32 from vector<1xf32>
      %1426 = arith.mulf %1425, %1406 : f32
      %1427 = arith.mulf %1419, %1426 : f32
      %1428 = arith.muli %3, %c7 : index
      %1429 = arith.addi %1428, %c8 : index
      %1430 = arith.muli %1429, %c14 : index
      %1431 = arith.remui %1247, %c14 : index
      %1432 = arith.addi %1430, %1431 : index
      %1433 = arith.muli %1401, %c5 : index
      %1434 = arith.addi %1433, %1432 : index
      memref.store %1427, %15[%1434] : memref<?xf32>
      %1435 = arith.addi %1250, %c20 : index
      %1436 = arith.muli %1398, %c4 : index
      %1437 = arith.addi %1435, %1436 : index
      %1438 = memref.load %14[%1437] : memref<?xf32>
      %1439 = arith.addi %1437, %c11 : index
      %1440 = memref.load %14[%1439] : memref<?xf32>
      %1441 = arith.addf %1438, %1440 : f32
      %1442 = arith.addi %1437, %c28 : index
      %1443 = memref.load %14[%1442] : memref<?xf32>
      %1444 = arith.addf %1441, %1443 : f32
      %1445 = arith.addi %1437, %c29 : index
      %1446 = memref.load %14[%1445] : memref<?xf32>
      %1447 = arith.addf %1444, %1446 : f32
      %1448 = arith.remui %1247, %c14 : index
      %1449 = arith.muli %1448, %c2 : index
      %1450 = arith.addi %13, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1406 : f32
      %1455 = arith.mulf %1447, %1454 : f32
      %1456 = arith.muli %3, %c7 : index
      %1457 = arith.addi %1456, %c9 : index
      %1458 = arith.muli %1457, %c14 : index
      %1459 = arith.remui %1247, %c14 : index
      %1460 = arith.addi %1458, %1459 : index
      %1461 = arith.muli %1401, %c5 : index
      %1462 = arith.addi %1461, %1460 : index
      memref.store %1455, %15[%1462] : memref<?xf32>
    }
    wave.barrier
    %1463 = arith.addi %18, %c14 : index
    %1464 = wave.wave
    %1465 = arith.addi %1464, %c8 : index
    %1466 = arith.addi %1463, %1465 : index
    %1467 = arith.cmpi slt, %1466, %17 : index
    scf.if %1467 {
      %1468 = arith.addi %1463, %1465 : index
      %1469 = arith.muli %1465, %c5 : index
      %1470 = wave.lane
      %1471 = arith.addi %1470, %c8 : index
      %1472 = arith.cmpi eq, %hasBias, %c9 : index
      %1473 = arith.addi %1469, %1471 : index
      %1474 = memref.load %15[%1473] : memref<?xf32>
      %1475 = arith.muli %0, %c5 : index
      %1476 = arith.addi %1475, %1471 : index
      %1477 = memref.load %bias[%1476] : memref<?xf32>
      %1478 = arith.addf %1474, %1477 : f32
      %1479 = arith.select %1472, %1478, %1474 : f32
      %1480 = arith.addi %1471, %c12 : index
      %1481 = arith.cmpi eq, %hasBias, %c9 : index
      %1482 = arith.addi %1469, %1480 : index
      %1483 = memref.load %15[%1482] : memref<?xf32>
      %1484 = arith.muli %0, %c5 : index
      %1485 = arith.addi %1484, %1480 : index
      %1486 = memref.load %bias[%1485] : memref<?xf32>
      %1487 = arith.addf %1483, %1486 : f32
      %1488 = arith.select %1481, %1487, %1483 : f32
      %1489 = arith.addi %1470, %c4 : index
      %1490 = arith.cmpi eq, %hasBias, %c9 : index
      %1491 = arith.addi %1469, %1489 : index
      %1492 = memref.load %15[%1491] : memref<?xf32>
      %1493 = arith.muli %0, %c5 : index
      %1494 = arith.addi %1493, %1489 : index
      %1495 = memref.load %bias[%1494] : memref<?xf32>
      %1496 = arith.addf %1492, %1495 : f32
      %1497 = arith.select %1490, %1496, %1492 : f32
      %1498 = arith.addi %1489, %c12 : index
      %1499 = arith.cmpi eq, %hasBias, %c9 : index
      %1500 = arith.addi %1469, %1498 : index
      %1501 = memref.load %15[%1500] : memref<?xf32>
      %1502 = arith.muli %0, %c5 : index
      %1503 = arith.addi %1502, %1498 : index
      %1504 = memref.load %bias[%1503] : memref<?xf32>
      %1505 = arith.addf %1501, %1504 : f32
      %1506 = arith.select %1499, %1505, %1501 : f32
      %1507 = arith.addi %heads, %kvHeads : index
      %1508 = arith.cmpi slt, %0, %1507 : index
      scf.if %1508 {
        %1509 = arith.addi %positionsAt, %1468 : index
        %1510 = memref.load %step[%1509] : memref<?xi32>
        %1511 = arith.index_cast %1510 : i32 to index
        %1512 = arith.cmpi eq, %hasNorm, %c9 : index
        %1513 = math.fma %1479, %1479, %c33 : f32
        %1514 = math.fma %1488, %1488, %1513 : f32
        %1515 = math.fma %1497, %1497, %1514 : f32
        %1516 = math.fma %1506, %1506, %1515 : f32
        %1517 = vector.broadcast %1516 : f32 to vector<1xf32>
        %1518 = wave.reduce "add" %1517 : vector<1xf32>
        %1519 = arith.mulf %1518, %inverseHeadDim : f32
        %1520 = arith.addf %1519, %epsilon : f32
        %1521 = math.sqrt %1520 : f32
        %1522 = arith.divf %c27, %1521 : f32
        %1523 = arith.cmpi slt, %0, %heads : index
        %1524 = arith.addi %1471, %c12 : index
        %1525 = memref.load %query_norm[%1471] : memref<?xf32>
        %1526 = memref.load %key_norm[%1471] : memref<?xf32>
        %1527 = arith.select %1523, %1525, %1526 : f32
        %1528 = arith.mulf %1479, %1522 : f32
        %1529 = arith.mulf %1528, %1527 : f32
        %1530 = arith.select %1512, %1529, %1479 : f32
        %1531 = memref.load %query_norm[%1524] : memref<?xf32>
        %1532 = memref.load %key_norm[%1524] : memref<?xf32>
        %1533 = arith.select %1523, %1531, %1532 : f32
        %1534 = arith.mulf %1488, %1522 : f32
        %1535 = arith.mulf %1534, %1533 : f32
        %1536 = arith.select %1512, %1535, %1488 : f32
        %1537 = arith.addi %1489, %c12 : index
        %1538 = memref.load %query_norm[%1489] : memref<?xf32>
        %1539 = memref.load %key_norm[%1489] : memref<?xf32>
        %1540 = arith.select %1523, %1538, %1539 : f32
        %1541 = arith.mulf %1497, %1522 : f32
        %1542 = arith.mulf %1541, %1540 : f32
        %1543 = arith.select %1512, %1542, %1497 : f32
        %1544 = memref.load %query_norm[%1537] : memref<?xf32>
        %1545 = memref.load %key_norm[%1537] : memref<?xf32>
        %1546 = arith.select %1523, %1544, %1545 : f32
        %1547 = arith.mulf %1506, %1522 : f32
        %1548 = arith.mulf %1547, %1546 : f32
        %1549 = arith.select %1512, %1548, %1506 : f32
        %1550 = arith.remui %1511, %c20 : index
        %1551 = arith.muli %1550, %c5 : index
        %1552 = arith.addi %1551, %1471 : index
        %1553 = arith.divui %1511, %c20 : index
        %1554 = arith.addi %1553, %c20 : index
        %1555 = arith.muli %1554, %c5 : index
        %1556 = arith.addi %1555, %1471 : index
        %1557 = memref.load %rope[%1552] : memref<?xf32>
        %1558 = arith.addi %1552, %c12 : index
        %1559 = memref.load %rope[%1558] : memref<?xf32>
        %1560 = memref.load %rope[%1556] : memref<?xf32>
        %1561 = arith.addi %1556, %c12 : index
        %1562 = memref.load %rope[%1561] : memref<?xf32>
        %1563 = arith.mulf %1560, %1557 : f32
        %1564 = arith.mulf %1562, %1559 : f32
        %1565 = arith.subf %1563, %1564 : f32
        %1566 = arith.mulf %1562, %1557 : f32
        %1567 = arith.mulf %1560, %1559 : f32
        %1568 = arith.addf %1566, %1567 : f32
        %1569 = arith.mulf %1530, %1565 : f32
        %1570 = arith.mulf %1536, %1568 : f32
        %1571 = arith.subf %1569, %1570 : f32
        %1572 = arith.mulf %1536, %1565 : f32
        %1573 = arith.mulf %1530, %1568 : f32
        %1574 = arith.addf %1572, %1573 : f32
        %1575 = arith.cmpi slt, %0, %heads : index
        scf.if %1575 {
          %1576 = arith.muli %1468, %heads : index
          %1577 = arith.addi %1576, %0 : index
          %1578 = arith.muli %1577, %c5 : index
          %1579 = arith.addi %1578, %1471 : index
          memref.store %1571, %q[%1579] : memref<?xf32>
          %1580 = arith.addi %1579, %c12 : index
          memref.store %1574, %q[%1580] : memref<?xf32>
        } else {
          %1581 = arith.addi %1469, %1471 : index
          memref.store %1571, %15[%1581] : memref<?xf32>
          %1582 = arith.addi %1469, %1471 : index
          %1583 = arith.addi %1582, %c12 : index
          memref.store %1574, %15[%1583] : memref<?xf32>
        }
        %1584 = arith.remui %1511, %c20 : index
        %1585 = arith.muli %1584, %c5 : index
        %1586 = arith.addi %1585, %1489 : index
        %1587 = arith.divui %1511, %c20 : index
        %1588 = arith.addi %1587, %c20 : index
        %1589 = arith.muli %1588, %c5 : index
        %1590 = arith.addi %1589, %1489 : index
        %1591 = memref.load %rope[%1586] : memref<?xf32>
        %1592 = arith.addi %1586, %c12 : index
        %1593 = memref.load %rope[%1592] : memref<?xf32>
        %1594 = memref.load %rope[%1590] : memref<?xf32>
        %1595 = arith.addi %1590, %c12 : index
        %1596 = memref.load %rope[%1595] : memref<?xf32>
        %1597 = arith.mulf %1594, %1591 : f32
        %1598 = arith.mulf %1596, %1593 : f32
        %1599 = arith.subf %1597, %1598 : f32
        %1600 = arith.mulf %1596, %1591 : f32
        %1601 = arith.mulf %1594, %1593 : f32
        %1602 = arith.addf %1600, %1601 : f32
        %1603 = arith.mulf %1543, %1599 : f32
        %1604 = arith.mulf %1549, %1602 : f32
        %1605 = arith.subf %1603, %1604 : f32
        %1606 = arith.mulf %1549, %1599 : f32
        %1607 = arith.mulf %1543, %1602 : f32
        %1608 = arith.addf %1606, %1607 : f32
        %1609 = arith.cmpi slt, %0, %heads : index
        scf.if %1609 {
          %1610 = arith.muli %1468, %heads : index
          %1611 = arith.addi %1610, %0 : index
          %1612 = arith.muli %1611, %c5 : index
          %1613 = arith.addi %1612, %1489 : index
          memref.store %1605, %q[%1613] : memref<?xf32>
          %1614 = arith.addi %1613, %c12 : index
          memref.store %1608, %q[%1614] : memref<?xf32>
        } else {
          %1615 = arith.addi %1469, %1489 : index
          memref.store %1605, %15[%1615] : memref<?xf32>
          %1616 = arith.addi %1469, %1489 : index
          %1617 = arith.addi %1616, %c12 : index
          memref.store %1608, %15[%1617] : memref<?xf32>
        }
      } else {
        %1618 = arith.cmpi slt, %0, %heads : index
        scf.if %1618 {
          %1619 = arith.muli %1468, %heads : index
          %1620 = arith.addi %1619, %0 : index
          %1621 = arith.muli %1620, %c5 : index
          %1622 = arith.addi %1621, %1471 : index
          memref.store %1479, %q[%1622] : memref<?xf32>
          %1623 = arith.addi %1622, %c12 : index
          memref.store %1488, %q[%1623] : memref<?xf32>
        } else {
          %1624 = arith.addi %1469, %1471 : index
          memref.store %1479, %15[%1624] : memref<?xf32>
          %1625 = arith.addi %1469, %1471 : index
          %1626 = arith.addi %1625, %c12 : index
          memref.store %1488, %15[%1626] : memref<?xf32>
        }
        %1627 = arith.cmpi slt, %0, %heads : index
        scf.if %1627 {
          %1628 = arith.muli %1468, %heads : index
          %1629 = arith.addi %1628, %0 : index
          %1630 = arith.muli %1629, %c5 : index
          %1631 = arith.addi %1630, %1489 : index
          memref.store %1497, %q[%1631] : memref<?xf32>
          %1632 = arith.addi %1631, %c12 : index
          memref.store %1506, %q[%1632] : memref<?xf32>
        } else {
          %1633 = arith.addi %1469, %1489 : index
          memref.store %1497, %15[%1633] : memref<?xf32>
          %1634 = arith.addi %1469, %1489 : index
          %1635 = arith.addi %1634, %c12 : index
          memref.store %1506, %15[%1635] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1636 = arith.cmpi sge, %0, %heads : index
    scf.if %1636 {
      %1637 = arith.addi %1464, %c8 : index
      %1638 = arith.addi %1463, %1637 : index
      %1639 = arith.cmpi slt, %1638, %17 : index
      scf.if %1639 {
        %1640 = arith.addi %1463, %1637 : index
        %1641 = arith.addi %slotsAt, %1640 : index
        %1642 = memref.load %step[%1641] : memref<?xi32>
        %1643 = arith.index_cast %1642 : i32 to index
        %1644 = arith.cmpi sge, %1643, %c8 : index
        scf.if %1644 {
          %1645 = arith.muli %1637, %c5 : index
          %1646 = arith.subi %0, %heads : index
          %1647 = memref.load %scales[%1646] : memref<?xf32>
          %1648 = vector.broadcast %1647 : f32 to vector<4xf32>
          %1649 = arith.divui %1643, %c14 : index
          %1650 = arith.remui %1643, %c14 : index
          %1651 = arith.muli %1649, %pageBytes : index
          %1652 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1652 {
            %1653 = wave.lane
            %1654 = arith.muli %1653, %c2 : index
            scf.for %1655 = %1654 to %c5 step %c5 {
              %1656 = arith.addi %1645, %1655 : index
              %1657 = vector.load %15[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1658 = arith.mulf %1657, %1648 : vector<4xf32>
              %1659 = arith.minimumf %1658, %c39 : vector<4xf32>
              %1660 = arith.maximumf %1659, %c40 : vector<4xf32>
              %1661 = arith.truncf %1660 : vector<4xf32> to vector<4xf16>
              %1662 = vector.bitcast %1661 : vector<4xf16> to vector<8xi8>
              %1663 = arith.cmpi slt, %1646, %kvHeads : index
              scf.if %1663 {
                %1664 = arith.muli %1646, %c10 : index
                %1665 = arith.addi %1651, %1664 : index
                %1666 = arith.divui %1655, %c14 : index
                %1667 = arith.muli %1666, %c19 : index
                %1668 = arith.remui %1655, %c14 : index
                %1669 = arith.divui %1668, %c6 : index
                %1670 = arith.muli %1669, %c20 : index
                %1671 = arith.muli %1650, %c14 : index
                %1672 = arith.addi %1670, %1671 : index
                %1673 = arith.remui %1668, %c6 : index
                %1674 = arith.muli %1673, %c7 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.addi %1667, %1675 : index
                %1677 = arith.addi %1665, %1676 : index
                vector.store %1662, %kv[%1677] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1678 = arith.subi %1646, %kvHeads : index
                %1679 = arith.muli %1678, %c10 : index
                %1680 = arith.addi %1651, %1679 : index
                %1681 = arith.addi %1655, %c8 : index
                %1682 = arith.divui %1681, %c14 : index
                %1683 = arith.muli %1682, %c19 : index
                %1684 = arith.addi %1683, %c28 : index
                %1685 = arith.remui %1681, %c14 : index
                %1686 = arith.divui %1650, %c7 : index
                %1687 = arith.remui %1650, %c7 : index
                %1688 = arith.muli %1687, %c6 : index
                %1689 = arith.addi %1686, %1688 : index
                %1690 = arith.divui %1689, %c6 : index
                %1691 = arith.muli %1690, %c20 : index
                %1692 = arith.muli %1685, %c14 : index
                %1693 = arith.addi %1691, %1692 : index
                %1694 = arith.remui %1689, %c6 : index
                %1695 = arith.muli %1694, %c7 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.addi %1684, %1696 : index
                %1698 = arith.addi %1680, %1697 : index
                %1699 = vector.shuffle %1662, %1662 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1699, %kv[%1698] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1700 = arith.addi %1655, %c9 : index
                %1701 = arith.divui %1700, %c14 : index
                %1702 = arith.muli %1701, %c19 : index
                %1703 = arith.addi %1702, %c28 : index
                %1704 = arith.remui %1700, %c14 : index
                %1705 = arith.divui %1650, %c7 : index
                %1706 = arith.remui %1650, %c7 : index
                %1707 = arith.muli %1706, %c6 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.divui %1708, %c6 : index
                %1710 = arith.muli %1709, %c20 : index
                %1711 = arith.muli %1704, %c14 : index
                %1712 = arith.addi %1710, %1711 : index
                %1713 = arith.remui %1708, %c6 : index
                %1714 = arith.muli %1713, %c7 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.addi %1703, %1715 : index
                %1717 = arith.addi %1680, %1716 : index
                %1718 = vector.shuffle %1662, %1662 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1718, %kv[%1717] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1719 = arith.addi %1655, %c7 : index
                %1720 = arith.divui %1719, %c14 : index
                %1721 = arith.muli %1720, %c19 : index
                %1722 = arith.addi %1721, %c28 : index
                %1723 = arith.remui %1719, %c14 : index
                %1724 = arith.divui %1650, %c7 : index
                %1725 = arith.remui %1650, %c7 : index
                %1726 = arith.muli %1725, %c6 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.divui %1727, %c6 : index
                %1729 = arith.muli %1728, %c20 : index
                %1730 = arith.muli %1723, %c14 : index
                %1731 = arith.addi %1729, %1730 : index
                %1732 = arith.remui %1727, %c6 : index
                %1733 = arith.muli %1732, %c7 : index
                %1734 = arith.addi %1731, %1733 : index
                %1735 = arith.addi %1722, %1734 : index
                %1736 = arith.addi %1680, %1735 : index
                %1737 = vector.shuffle %1662, %1662 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1737, %kv[%1736] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1738 = arith.addi %1655, %c21 : index
                %1739 = arith.divui %1738, %c14 : index
                %1740 = arith.muli %1739, %c19 : index
                %1741 = arith.addi %1740, %c28 : index
                %1742 = arith.remui %1738, %c14 : index
                %1743 = arith.divui %1650, %c7 : index
                %1744 = arith.remui %1650, %c7 : index
                %1745 = arith.muli %1744, %c6 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.divui %1746, %c6 : index
                %1748 = arith.muli %1747, %c20 : index
                %1749 = arith.muli %1742, %c14 : index
                %1750 = arith.addi %1748, %1749 : index
                %1751 = arith.remui %1746, %c6 : index
                %1752 = arith.muli %1751, %c7 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.addi %1741, %1753 : index
                %1755 = arith.addi %1680, %1754 : index
                %1756 = vector.shuffle %1662, %1662 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1756, %kv[%1755] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1757 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1757 {
            %1758 = wave.lane
            %1759 = arith.muli %1758, %c2 : index
            scf.for %1760 = %1759 to %c5 step %c5 {
              %1761 = arith.addi %1645, %1760 : index
              %1762 = vector.load %15[%1761] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1763 = arith.mulf %1762, %1648 : vector<4xf32>
              %1764 = wave.fp8_encode "e4m3" %1763 : vector<4xf32> -> vector<4xi8>
              %1765 = arith.cmpi slt, %1646, %kvHeads : index
              scf.if %1765 {
                %1766 = arith.muli %1646, %c28 : index
                %1767 = arith.addi %1651, %1766 : index
                %1768 = vector.shuffle %1764, %1764 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1769 = arith.divui %1760, %c14 : index
                %1770 = arith.muli %1769, %c20 : index
                %1771 = arith.remui %1760, %c14 : index
                %1772 = arith.muli %1650, %c14 : index
                %1773 = arith.divui %1771, %c2 : index
                %1774 = arith.muli %1773, %c2 : index
                %1775 = arith.remui %1771, %c7 : index
                %1776 = arith.muli %1775, %c7 : index
                %1777 = arith.addi %1774, %1776 : index
                %1778 = arith.divui %1771, %c7 : index
                %1779 = arith.remui %1778, %c7 : index
                %1780 = arith.addi %1777, %1779 : index
                %1781 = arith.addi %1772, %1780 : index
                %1782 = arith.addi %1770, %1781 : index
                %1783 = arith.addi %1767, %1782 : index
                vector.store %1768, %kv[%1783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1784 = arith.subi %1646, %kvHeads : index
                %1785 = arith.muli %1784, %c28 : index
                %1786 = arith.addi %1651, %1785 : index
                %1787 = arith.addi %1760, %c8 : index
                %1788 = arith.divui %1787, %c14 : index
                %1789 = arith.muli %1788, %c20 : index
                %1790 = arith.addi %1789, %c11 : index
                %1791 = arith.remui %1787, %c14 : index
                %1792 = arith.divui %1650, %c7 : index
                %1793 = arith.remui %1650, %c7 : index
                %1794 = arith.muli %1793, %c6 : index
                %1795 = arith.addi %1792, %1794 : index
                %1796 = arith.muli %1791, %c14 : index
                %1797 = arith.divui %1795, %c2 : index
                %1798 = arith.muli %1797, %c2 : index
                %1799 = arith.remui %1795, %c7 : index
                %1800 = arith.muli %1799, %c7 : index
                %1801 = arith.addi %1798, %1800 : index
                %1802 = arith.divui %1795, %c7 : index
                %1803 = arith.remui %1802, %c7 : index
                %1804 = arith.addi %1801, %1803 : index
                %1805 = arith.addi %1796, %1804 : index
                %1806 = arith.addi %1790, %1805 : index
                %1807 = arith.addi %1786, %1806 : index
                %1808 = vector.shuffle %1764, %1764 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1808, %kv[%1807] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1809 = arith.addi %1760, %c9 : index
                %1810 = arith.divui %1809, %c14 : index
                %1811 = arith.muli %1810, %c20 : index
                %1812 = arith.addi %1811, %c11 : index
                %1813 = arith.remui %1809, %c14 : index
                %1814 = arith.divui %1650, %c7 : index
                %1815 = arith.remui %1650, %c7 : index
                %1816 = arith.muli %1815, %c6 : index
                %1817 = arith.addi %1814, %1816 : index
                %1818 = arith.muli %1813, %c14 : index
                %1819 = arith.divui %1817, %c2 : index
                %1820 = arith.muli %1819, %c2 : index
                %1821 = arith.remui %1817, %c7 : index
                %1822 = arith.muli %1821, %c7 : index
                %1823 = arith.addi %1820, %1822 : index
                %1824 = arith.divui %1817, %c7 : index
                %1825 = arith.remui %1824, %c7 : index
                %1826 = arith.addi %1823, %1825 : index
                %1827 = arith.addi %1818, %1826 : index
                %1828 = arith.addi %1812, %1827 : index
                %1829 = arith.addi %1786, %1828 : index
                %1830 = vector.shuffle %1764, %1764 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1830, %kv[%1829] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1831 = arith.addi %1760, %c7 : index
                %1832 = arith.divui %1831, %c14 : index
                %1833 = arith.muli %1832, %c20 : index
                %1834 = arith.addi %1833, %c11 : index
                %1835 = arith.remui %1831, %c14 : index
                %1836 = arith.divui %1650, %c7 : index
                %1837 = arith.remui %1650, %c7 : index
                %1838 = arith.muli %1837, %c6 : index
                %1839 = arith.addi %1836, %1838 : index
                %1840 = arith.muli %1835, %c14 : index
                %1841 = arith.divui %1839, %c2 : index
                %1842 = arith.muli %1841, %c2 : index
                %1843 = arith.remui %1839, %c7 : index
                %1844 = arith.muli %1843, %c7 : index
                %1845 = arith.addi %1842, %1844 : index
                %1846 = arith.divui %1839, %c7 : index
                %1847 = arith.remui %1846, %c7 : index
                %1848 = arith.addi %1845, %1847 : index
                %1849 = arith.addi %1840, %1848 : index
                %1850 = arith.addi %1834, %1849 : index
                %1851 = arith.addi %1786, %1850 : index
                %1852 = vector.shuffle %1764, %1764 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1852, %kv[%1851] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1853 = arith.addi %1760, %c21 : index
                %1854 = arith.divui %1853, %c14 : index
                %1855 = arith.muli %1854, %c20 : index
                %1856 = arith.addi %1855, %c11 : index
                %1857 = arith.remui %1853, %c14 : index
                %1858 = arith.divui %1650, %c7 : index
                %1859 = arith.remui %1650, %c7 : index
                %1860 = arith.muli %1859, %c6 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.muli %1857, %c14 : index
                %1863 = arith.divui %1861, %c2 : index
                %1864 = arith.muli %1863, %c2 : index
                %1865 = arith.remui %1861, %c7 : index
                %1866 = arith.muli %1865, %c7 : index
                %1867 = arith.addi %1864, %1866 : index
                %1868 = arith.divui %1861, %c7 : index
                %1869 = arith.remui %1868, %c7 : index
                %1870 = arith.addi %1867, %1869 : index
                %1871 = arith.addi %1862, %1870 : index
                %1872 = arith.addi %1856, %1871 : index
                %1873 = arith.addi %1786, %1872 : index
                %1874 = vector.shuffle %1764, %1764 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1874, %kv[%1873] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1875 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1875 {
            %1876 = wave.lane
            %1877 = arith.muli %1876, %c2 : index
            scf.for %1878 = %1877 to %c5 step %c5 {
              %1879 = arith.addi %1645, %1878 : index
              %1880 = vector.load %15[%1879] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1881 = arith.mulf %1880, %1648 : vector<4xf32>
              %1882 = wave.fp8_encode "e5m2" %1881 : vector<4xf32> -> vector<4xi8>
              %1883 = arith.cmpi slt, %1646, %kvHeads : index
              scf.if %1883 {
                %1884 = arith.muli %1646, %c28 : index
                %1885 = arith.addi %1651, %1884 : index
                %1886 = vector.shuffle %1882, %1882 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1887 = arith.divui %1878, %c14 : index
                %1888 = arith.muli %1887, %c20 : index
                %1889 = arith.remui %1878, %c14 : index
                %1890 = arith.muli %1650, %c14 : index
                %1891 = arith.divui %1889, %c2 : index
                %1892 = arith.muli %1891, %c2 : index
                %1893 = arith.remui %1889, %c7 : index
                %1894 = arith.muli %1893, %c7 : index
                %1895 = arith.addi %1892, %1894 : index
                %1896 = arith.divui %1889, %c7 : index
                %1897 = arith.remui %1896, %c7 : index
                %1898 = arith.addi %1895, %1897 : index
                %1899 = arith.addi %1890, %1898 : index
                %1900 = arith.addi %1888, %1899 : index
                %1901 = arith.addi %1885, %1900 : index
                vector.store %1886, %kv[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1902 = arith.subi %1646, %kvHeads : index
                %1903 = arith.muli %1902, %c28 : index
                %1904 = arith.addi %1651, %1903 : index
                %1905 = arith.addi %1878, %c8 : index
                %1906 = arith.divui %1905, %c14 : index
                %1907 = arith.muli %1906, %c20 : index
                %1908 = arith.addi %1907, %c11 : index
                %1909 = arith.remui %1905, %c14 : index
                %1910 = arith.divui %1650, %c7 : index
                %1911 = arith.remui %1650, %c7 : index
                %1912 = arith.muli %1911, %c6 : index
                %1913 = arith.addi %1910, %1912 : index
                %1914 = arith.muli %1909, %c14 : index
                %1915 = arith.divui %1913, %c2 : index
                %1916 = arith.muli %1915, %c2 : index
                %1917 = arith.remui %1913, %c7 : index
                %1918 = arith.muli %1917, %c7 : index
                %1919 = arith.addi %1916, %1918 : index
                %1920 = arith.divui %1913, %c7 : index
                %1921 = arith.remui %1920, %c7 : index
                %1922 = arith.addi %1919, %1921 : index
                %1923 = arith.addi %1914, %1922 : index
                %1924 = arith.addi %1908, %1923 : index
                %1925 = arith.addi %1904, %1924 : index
                %1926 = vector.shuffle %1882, %1882 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1926, %kv[%1925] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1927 = arith.addi %1878, %c9 : index
                %1928 = arith.divui %1927, %c14 : index
                %1929 = arith.muli %1928, %c20 : index
                %1930 = arith.addi %1929, %c11 : index
                %1931 = arith.remui %1927, %c14 : index
                %1932 = arith.divui %1650, %c7 : index
                %1933 = arith.remui %1650, %c7 : index
                %1934 = arith.muli %1933, %c6 : index
                %1935 = arith.addi %1932, %1934 : index
                %1936 = arith.muli %1931, %c14 : index
                %1937 = arith.divui %1935, %c2 : index
                %1938 = arith.muli %1937, %c2 : index
                %1939 = arith.remui %1935, %c7 : index
                %1940 = arith.muli %1939, %c7 : index
                %1941 = arith.addi %1938, %1940 : index
                %1942 = arith.divui %1935, %c7 : index
                %1943 = arith.remui %1942, %c7 : index
                %1944 = arith.addi %1941, %1943 : index
                %1945 = arith.addi %1936, %1944 : index
                %1946 = arith.addi %1930, %1945 : index
                %1947 = arith.addi %1904, %1946 : index
                %1948 = vector.shuffle %1882, %1882 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1948, %kv[%1947] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1949 = arith.addi %1878, %c7 : index
                %1950 = arith.divui %1949, %c14 : index
                %1951 = arith.muli %1950, %c20 : index
                %1952 = arith.addi %1951, %c11 : index
                %1953 = arith.remui %1949, %c14 : index
                %1954 = arith.divui %1650, %c7 : index
                %1955 = arith.remui %1650, %c7 : index
                %1956 = arith.muli %1955, %c6 : index
                %1957 = arith.addi %1954, %1956 : index
                %1958 = arith.muli %1953, %c14 : index
                %1959 = arith.divui %1957, %c2 : index
                %1960 = arith.muli %1959, %c2 : index
                %1961 = arith.remui %1957, %c7 : index
                %1962 = arith.muli %1961, %c7 : index
                %1963 = arith.addi %1960, %1962 : index
                %1964 = arith.divui %1957, %c7 : index
                %1965 = arith.remui %1964, %c7 : index
                %1966 = arith.addi %1963, %1965 : index
                %1967 = arith.addi %1958, %1966 : index
                %1968 = arith.addi %1952, %1967 : index
                %1969 = arith.addi %1904, %1968 : index
                %1970 = vector.shuffle %1882, %1882 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1970, %kv[%1969] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1971 = arith.addi %1878, %c21 : index
                %1972 = arith.divui %1971, %c14 : index
                %1973 = arith.muli %1972, %c20 : index
                %1974 = arith.addi %1973, %c11 : index
                %1975 = arith.remui %1971, %c14 : index
                %1976 = arith.divui %1650, %c7 : index
                %1977 = arith.remui %1650, %c7 : index
                %1978 = arith.muli %1977, %c6 : index
                %1979 = arith.addi %1976, %1978 : index
                %1980 = arith.muli %1975, %c14 : index
                %1981 = arith.divui %1979, %c2 : index
                %1982 = arith.muli %1981, %c2 : index
                %1983 = arith.remui %1979, %c7 : index
                %1984 = arith.muli %1983, %c7 : index
                %1985 = arith.addi %1982, %1984 : index
                %1986 = arith.divui %1979, %c7 : index
                %1987 = arith.remui %1986, %c7 : index
                %1988 = arith.addi %1985, %1987 : index
                %1989 = arith.addi %1980, %1988 : index
                %1990 = arith.addi %1974, %1989 : index
                %1991 = arith.addi %1904, %1990 : index
                %1992 = vector.shuffle %1882, %1882 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1992, %kv[%1991] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1993 = arith.addi %18, %c4 : index
    %1994 = wave.lane
    %1995 = arith.muli %3, %c7 : index
    %1996 = arith.muli %1995, %c20 : index
    %1997 = arith.addi %1996, %1994 : index
    %1998 = arith.muli %4, %c11 : index
    %1999 = arith.addi %1998, %1997 : index
    %2000 = arith.addi %1999, %c8 : index
    %2001 = arith.addi %2000, %c8 : index
    %2002 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %2002, %14[%2001] : memref<?xf32>
    %2003 = arith.muli %4, %c11 : index
    %2004 = arith.addi %2003, %1997 : index
    %2005 = arith.addi %2004, %c8 : index
    %2006 = arith.addi %2005, %c4 : index
    %2007 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %2007, %14[%2006] : memref<?xf32>
    %2008 = arith.muli %4, %c11 : index
    %2009 = arith.addi %2008, %1997 : index
    %2010 = arith.addi %2009, %c8 : index
    %2011 = arith.addi %2010, %c12 : index
    %2012 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %2012, %14[%2011] : memref<?xf32>
    %2013 = arith.muli %4, %c11 : index
    %2014 = arith.addi %2013, %1997 : index
    %2015 = arith.addi %2014, %c8 : index
    %2016 = arith.addi %2015, %c22 : index
    %2017 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %2017, %14[%2016] : memref<?xf32>
    %2018 = arith.muli %4, %c11 : index
    %2019 = arith.addi %2018, %1997 : index
    %2020 = arith.addi %2019, %c8 : index
    %2021 = arith.addi %2020, %c5 : index
    %2022 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %2022, %14[%2021] : memref<?xf32>
    %2023 = arith.muli %4, %c11 : index
    %2024 = arith.addi %2023, %1997 : index
    %2025 = arith.addi %2024, %c8 : index
    %2026 = arith.addi %2025, %c23 : index
    %2027 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %2027, %14[%2026] : memref<?xf32>
    %2028 = arith.muli %4, %c11 : index
    %2029 = arith.addi %2028, %1997 : index
    %2030 = arith.addi %2029, %c8 : index
    %2031 = arith.addi %2030, %c24 : index
    %2032 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %2032, %14[%2031] : memref<?xf32>
    %2033 = arith.muli %4, %c11 : index
    %2034 = arith.addi %2033, %1997 : index
    %2035 = arith.addi %2034, %c8 : index
    %2036 = arith.addi %2035, %c25 : index
    %2037 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %2037, %14[%2036] : memref<?xf32>
    %2038 = arith.muli %4, %c11 : index
    %2039 = arith.addi %2038, %1997 : index
    %2040 = arith.addi %2039, %c20 : index
    %2041 = arith.addi %2040, %c8 : index
    %2042 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %2042, %14[%2041] : memref<?xf32>
    %2043 = arith.muli %4, %c11 : index
    %2044 = arith.addi %2043, %1997 : index
    %2045 = arith.addi %2044, %c20 : index
    %2046 = arith.addi %2045, %c4 : index
    %2047 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %2047, %14[%2046] : memref<?xf32>
    %2048 = arith.muli %4, %c11 : index
    %2049 = arith.addi %2048, %1997 : index
    %2050 = arith.addi %2049, %c20 : index
    %2051 = arith.addi %2050, %c12 : index
    %2052 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %2052, %14[%2051] : memref<?xf32>
    %2053 = arith.muli %4, %c11 : index
    %2054 = arith.addi %2053, %1997 : index
    %2055 = arith.addi %2054, %c20 : index
    %2056 = arith.addi %2055, %c22 : index
    %2057 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %2057, %14[%2056] : memref<?xf32>
    %2058 = arith.muli %4, %c11 : index
    %2059 = arith.addi %2058, %1997 : index
    %2060 = arith.addi %2059, %c20 : index
    %2061 = arith.addi %2060, %c5 : index
    %2062 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %2062, %14[%2061] : memref<?xf32>
    %2063 = arith.muli %4, %c11 : index
    %2064 = arith.addi %2063, %1997 : index
    %2065 = arith.addi %2064, %c20 : index
    %2066 = arith.addi %2065, %c23 : index
    %2067 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %2067, %14[%2066] : memref<?xf32>
    %2068 = arith.muli %4, %c11 : index
    %2069 = arith.addi %2068, %1997 : index
    %2070 = arith.addi %2069, %c20 : index
    %2071 = arith.addi %2070, %c24 : index
    %2072 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %2072, %14[%2071] : memref<?xf32>
    %2073 = arith.muli %4, %c11 : index
    %2074 = arith.addi %2073, %1997 : index
    %2075 = arith.addi %2074, %c20 : index
    %2076 = arith.addi %2075, %c25 : index
    %2077 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %2077, %14[%2076] : memref<?xf32>
    wave.barrier
    %2078 = arith.muli %4, %c7 : index
    %2079 = arith.addi %2078, %c8 : index
    %2080 = arith.muli %2079, %c7 : index
    %2081 = arith.divui %1994, %c14 : index
    %2082 = arith.addi %2080, %2081 : index
    %2083 = arith.addi %1993, %2082 : index
    %2084 = arith.cmpi slt, %2083, %17 : index
    scf.if %2084 {
      %2085 = arith.cmpi eq, %hasFactors, %c9 : index
      %2086 = memref.load %factors[%2083] : memref<?xf32>
      %2087 = arith.select %2085, %2086, %c27 : f32
      %2088 = arith.addi %1997, %c8 : index
      %2089 = arith.muli %2079, %c4 : index
      %2090 = arith.addi %2088, %2089 : index
      %2091 = memref.load %14[%2090] : memref<?xf32>
      %2092 = arith.addi %2090, %c11 : index
      %2093 = memref.load %14[%2092] : memref<?xf32>
      %2094 = arith.addf %2091, %2093 : f32
      %2095 = arith.addi %2090, %c28 : index
      %2096 = memref.load %14[%2095] : memref<?xf32>
      %2097 = arith.addf %2094, %2096 : f32
      %2098 = arith.addi %2090, %c29 : index
      %2099 = memref.load %14[%2098] : memref<?xf32>
      %2100 = arith.addf %2097, %2099 : f32
      %2101 = arith.remui %1994, %c14 : index
      %2102 = arith.muli %2101, %c2 : index
      %2103 = arith.addi %11, %2102 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.mulf %2106, %2087 : f32
      %2108 = arith.mulf %2100, %2107 : f32
      %2109 = arith.muli %3, %c7 : index
      %2110 = arith.addi %2109, %c8 : index
      %2111 = arith.muli %2110, %c14 : index
      %2112 = arith.remui %1994, %c14 : index
      %2113 = arith.addi %2111, %2112 : index
      %2114 = arith.muli %2082, %c5 : index
      %2115 = arith.addi %2114, %2113 : index
      memref.store %2108, %15[%2115] : memref<?xf32>
      %2116 = arith.addi %1997, %c20 : index
      %2117 = arith.muli %2079, %c4 : index
      %2118 = arith.addi %2116, %2117 : index
      %2119 = memref.load %14[%2118] : memref<?xf32>
      %2120 = arith.addi %2118, %c11 : index
      %2121 = memref.load %14[%2120] : memref<?xf32>
      %2122 = arith.addf %2119, %2121 : f32
      %2123 = arith.addi %2118, %c28 : index
      %2124 = memref.load %14[%2123] : memref<?xf32>
      %2125 = arith.addf %2122, %2124 : f32
      %2126 = arith.addi %2118, %c29 : index
      %2127 = memref.load %14[%2126] : memref<?xf32>
      %2128 = arith.addf %2125, %2127 : f32
      %2129 = arith.remui %1994, %c14 : index
      %2130 = arith.muli %2129, %c2 : index
      %2131 = arith.addi %13, %2130 : index
      %2132 = vector.load %w[%2131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2133 = vector.bitcast %2132 : vector<4xi8> to vector<1xf32>
      %2134 = vector.extract %2133[0] : f32 from vector<1xf32>
      %2135 = arith.mulf %2134, %2087 : f32
      %2136 = arith.mulf %2128, %2135 : f32
      %2137 = arith.muli %3, %c7 : index
      %2138 = arith.addi %2137, %c9 : index
      %2139 = arith.muli %2138, %c14 : index
      %2140 = arith.remui %1994, %c14 : index
      %2141 = arith.addi %2139, %2140 : index
      %2142 = arith.muli %2082, %c5 : index
      %2143 = arith.addi %2142, %2141 : index
      memref.store %2136, %15[%2143] : memref<?xf32>
    }
    %2144 = arith.muli %4, %c7 : index
    %2145 = arith.addi %2144, %c9 : index
    %2146 = arith.muli %2145, %c7 : index
    %2147 = arith.divui %1994, %c14 : index
    %2148 = arith.addi %2146, %2147 : index
    %2149 = arith.addi %1993, %2148 : index
    %2150 = arith.cmpi slt, %2149, %17 : index
    scf.if %2150 {
      %2151 = arith.cmpi eq, %hasFactors, %c9 : index
      %2152 = memref.load %factors[%2149] : memref<?xf32>
      %2153 = arith.select %2151, %2152, %c27 : f32
      %2154 = arith.addi %1997, %c8 : index
      %2155 = arith.muli %2145, %c4 : index
      %2156 = arith.addi %2154, %2155 : index
      %2157 = memref.load %14[%2156] : memref<?xf32>
      %2158 = arith.addi %2156, %c11 : index
      %2159 = memref.load %14[%2158] : memref<?xf32>
      %2160 = arith.addf %2157, %2159 : f32
      %2161 = arith.addi %2156, %c28 : index
      %2162 = memref.load %14[%2161] : memref<?xf32>
      %2163 = arith.addf %2160, %2162 : f32
      %2164 = arith.addi %2156, %c29 : index
      %2165 = memref.load %14[%2164] : memref<?xf32>
      %2166 = arith.addf %2163, %2165 : f32
      %2167 = arith.remui %1994, %c14 : index
      %2168 = arith.muli %2167, %c2 : index
      %2169 = arith.addi %11, %2168 : index
      %2170 = vector.load %w[%2169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2171 = vector.bitcast %2170 : vector<4xi8> to vector<1xf32>
      %2172 = vector.extract %2171[0] : f32 from vector<1xf32>
      %2173 = arith.mulf %2172, %2153 : f32
      %2174 = arith.mulf %2166, %2173 : f32
      %2175 = arith.muli %3, %c7 : index
      %2176 = arith.addi %2175, %c8 : index
      %2177 = arith.muli %2176, %c14 : index
      %2178 = arith.remui %1994, %c14 : index
      %2179 = arith.addi %2177, %2178 : index
      %2180 = arith.muli %2148, %c5 : index
      %2181 = arith.addi %2180, %2179 : index
      memref.store %2174, %15[%2181] : memref<?xf32>
      %2182 = arith.addi %1997, %c20 : index
      %2183 = arith.muli %2145, %c4 : index
      %2184 = arith.addi %2182, %2183 : index
      %2185 = memref.load %14[%2184] : memref<?xf32>
      %2186 = arith.addi %2184, %c11 : index
      %2187 = memref.load %14[%2186] : memref<?xf32>
      %2188 = arith.addf %2185, %2187 : f32
      %2189 = arith.addi %2184, %c28 : index
      %2190 = memref.load %14[%2189] : memref<?xf32>
      %2191 = arith.addf %2188, %2190 : f32
      %2192 = arith.addi %2184, %c29 : index
      %2193 = memref.load %14[%2192] : memref<?xf32>
      %2194 = arith.addf %2191, %2193 : f32
      %2195 = arith.remui %1994, %c14 : index
      %2196 = arith.muli %2195, %c2 : index
      %2197 = arith.addi %13, %2196 : index
      %2198 = vector.load %w[%2197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2199 = vector.bitcast %2198 : vector<4xi8> to vector<1xf32>
      %2200 = vector.extract %2199[0] : f32 from vector<1xf32>
      %2201 = arith.mulf %2200, %2153 : f32
      %2202 = arith.mulf %2194, %2201 : f32
      %2203 = arith.muli %3, %c7 : index
      %2204 = arith.addi %2203, %c9 : index
      %2205 = arith.muli %2204, %c14 : index
      %2206 = arith.remui %1994, %c14 : index
      %2207 = arith.addi %2205, %2206 : index
      %2208 = arith.muli %2148, %c5 : index
      %2209 = arith.addi %2208, %2207 : index
      memref.store %2202, %15[%2209] : memref<?xf32>
    }
    wave.barrier
    %2210 = arith.addi %18, %c4 : index
    %2211 = wave.wave
    %2212 = arith.addi %2211, %c8 : index
    %2213 = arith.addi %2210, %2212 : index
    %2214 = arith.cmpi slt, %2213, %17 : index
    scf.if %2214 {
      %2215 = arith.addi %2210, %2212 : index
      %2216 = arith.muli %2212, %c5 : index
      %2217 = wave.lane
      %2218 = arith.addi %2217, %c8 : index
      %2219 = arith.cmpi eq, %hasBias, %c9 : index
      %2220 = arith.addi %2216, %2218 : index
      %2221 = memref.load %15[%2220] : memref<?xf32>
      %2222 = arith.muli %0, %c5 : index
      %2223 = arith.addi %2222, %2218 : index
      %2224 = memref.load %bias[%2223] : memref<?xf32>
      %2225 = arith.addf %2221, %2224 : f32
      %2226 = arith.select %2219, %2225, %2221 : f32
      %2227 = arith.addi %2218, %c12 : index
      %2228 = arith.cmpi eq, %hasBias, %c9 : index
      %2229 = arith.addi %2216, %2227 : index
      %2230 = memref.load %15[%2229] : memref<?xf32>
      %2231 = arith.muli %0, %c5 : index
      %2232 = arith.addi %2231, %2227 : index
      %2233 = memref.load %bias[%2232] : memref<?xf32>
      %2234 = arith.addf %2230, %2233 : f32
      %2235 = arith.select %2228, %2234, %2230 : f32
      %2236 = arith.addi %2217, %c4 : index
      %2237 = arith.cmpi eq, %hasBias, %c9 : index
      %2238 = arith.addi %2216, %2236 : index
      %2239 = memref.load %15[%2238] : memref<?xf32>
      %2240 = arith.muli %0, %c5 : index
      %2241 = arith.addi %2240, %2236 : index
      %2242 = memref.load %bias[%2241] : memref<?xf32>
      %2243 = arith.addf %2239, %2242 : f32
      %2244 = arith.select %2237, %2243, %2239 : f32
      %2245 = arith.addi %2236, %c12 : index
      %2246 = arith.cmpi eq, %hasBias, %c9 : index
      %2247 = arith.addi %2216, %2245 : index
      %2248 = memref.load %15[%2247] : memref<?xf32>
      %2249 = arith.muli %0, %c5 : index
      %2250 = arith.addi %2249, %2245 : index
      %2251 = memref.load %bias[%2250] : memref<?xf32>
      %2252 = arith.addf %2248, %2251 : f32
      %2253 = arith.select %2246, %2252, %2248 : f32
      %2254 = arith.addi %heads, %kvHeads : index
      %2255 = arith.cmpi slt, %0, %2254 : index
      scf.if %2255 {
        %2256 = arith.addi %positionsAt, %2215 : index
        %2257 = memref.load %step[%2256] : memref<?xi32>
        %2258 = arith.index_cast %2257 : i32 to index
        %2259 = arith.cmpi eq, %hasNorm, %c9 : index
        %2260 = math.fma %2226, %2226, %c33 : f32
        %2261 = math.fma %2235, %2235, %2260 : f32
        %2262 = math.fma %2244, %2244, %2261 : f32
        %2263 = math.fma %2253, %2253, %2262 : f32
        %2264 = vector.broadcast %2263 : f32 to vector<1xf32>
        %2265 = wave.reduce "add" %2264 : vector<1xf32>
        %2266 = arith.mulf %2265, %inverseHeadDim : f32
        %2267 = arith.addf %2266, %epsilon : f32
        %2268 = math.sqrt %2267 : f32
        %2269 = arith.divf %c27, %2268 : f32
        %2270 = arith.cmpi slt, %0, %heads : index
        %2271 = arith.addi %2218, %c12 : index
        %2272 = memref.load %query_norm[%2218] : memref<?xf32>
        %2273 = memref.load %key_norm[%2218] : memref<?xf32>
        %2274 = arith.select %2270, %2272, %2273 : f32
        %2275 = arith.mulf %2226, %2269 : f32
        %2276 = arith.mulf %2275, %2274 : f32
        %2277 = arith.select %2259, %2276, %2226 : f32
        %2278 = memref.load %query_norm[%2271] : memref<?xf32>
        %2279 = memref.load %key_norm[%2271] : memref<?xf32>
        %2280 = arith.select %2270, %2278, %2279 : f32
        %2281 = arith.mulf %2235, %2269 : f32
        %2282 = arith.mulf %2281, %2280 : f32
        %2283 = arith.select %2259, %2282, %2235 : f32
        %2284 = arith.addi %2236, %c12 : index
        %2285 = memref.load %query_norm[%2236] : memref<?xf32>
        %2286 = memref.load %key_norm[%2236] : memref<?xf32>
        %2287 = arith.select %2270, %2285, %2286 : f32
        %2288 = arith.mulf %2244, %2269 : f32
        %2289 = arith.mulf %2288, %2287 : f32
        %2290 = arith.select %2259, %2289, %2244 : f32
        %2291 = memref.load %query_norm[%2284] : memref<?xf32>
        %2292 = memref.load %key_norm[%2284] : memref<?xf32>
        %2293 = arith.select %2270, %2291, %2292 : f32
        %2294 = arith.mulf %2253, %2269 : f32
        %2295 = arith.mulf %2294, %2293 : f32
        %2296 = arith.select %2259, %2295, %2253 : f32
        %2297 = arith.remui %2258, %c20 : index
        %2298 = arith.muli %2297, %c5 : index
        %2299 = arith.addi %2298, %2218 : index
        %2300 = arith.divui %2258, %c20 : index
        %2301 = arith.addi %2300, %c20 : index
        %2302 = arith.muli %2301, %c5 : index
        %2303 = arith.addi %2302, %2218 : index
        %2304 = memref.load %rope[%2299] : memref<?xf32>
        %2305 = arith.addi %2299, %c12 : index
        %2306 = memref.load %rope[%2305] : memref<?xf32>
        %2307 = memref.load %rope[%2303] : memref<?xf32>
        %2308 = arith.addi %2303, %c12 : index
        %2309 = memref.load %rope[%2308] : memref<?xf32>
        %2310 = arith.mulf %2307, %2304 : f32
        %2311 = arith.mulf %2309, %2306 : f32
        %2312 = arith.subf %2310, %2311 : f32
        %2313 = arith.mulf %2309, %2304 : f32
        %2314 = arith.mulf %2307, %2306 : f32
        %2315 = arith.addf %2313, %2314 : f32
        %2316 = arith.mulf %2277, %2312 : f32
        %2317 = arith.mulf %2283, %2315 : f32
        %2318 = arith.subf %2316, %2317 : f32
        %2319 = arith.mulf %2283, %2312 : f32
        %2320 = arith.mulf %2277, %2315 : f32
        %2321 = arith.addf %2319, %2320 : f32
        %2322 = arith.cmpi slt, %0, %heads : index
        scf.if %2322 {
          %2323 = arith.muli %2215, %heads : index
          %2324 = arith.addi %2323, %0 : index
          %2325 = arith.muli %2324, %c5 : index
          %2326 = arith.addi %2325, %2218 : index
          memref.store %2318, %q[%2326] : memref<?xf32>
          %2327 = arith.addi %2326, %c12 : index
          memref.store %2321, %q[%2327] : memref<?xf32>
        } else {
          %2328 = arith.addi %2216, %2218 : index
          memref.store %2318, %15[%2328] : memref<?xf32>
          %2329 = arith.addi %2216, %2218 : index
          %2330 = arith.addi %2329, %c12 : index
          memref.store %2321, %15[%2330] : memref<?xf32>
        }
        %2331 = arith.remui %2258, %c20 : index
        %2332 = arith.muli %2331, %c5 : index
        %2333 = arith.addi %2332, %2236 : index
        %2334 = arith.divui %2258, %c20 : index
        %2335 = arith.addi %2334, %c20 : index
        %2336 = arith.muli %2335, %c5 : index
        %2337 = arith.addi %2336, %2236 : index
        %2338 = memref.load %rope[%2333] : memref<?xf32>
        %2339 = arith.addi %2333, %c12 : index
        %2340 = memref.load %rope[%2339] : memref<?xf32>
        %2341 = memref.load %rope[%2337] : memref<?xf32>
        %2342 = arith.addi %2337, %c12 : index
        %2343 = memref.load %rope[%2342] : memref<?xf32>
        %2344 = arith.mulf %2341, %2338 : f32
        %2345 = arith.mulf %2343, %2340 : f32
        %2346 = arith.subf %2344, %2345 : f32
        %2347 = arith.mulf %2343, %2338 : f32
        %2348 = arith.mulf %2341, %2340 : f32
        %2349 = arith.addf %2347, %2348 : f32
        %2350 = arith.mulf %2290, %2346 : f32
        %2351 = arith.mulf %2296, %2349 : f32
        %2352 = arith.subf %2350, %2351 : f32
        %2353 = arith.mulf %2296, %2346 : f32
        %2354 = arith.mulf %2290, %2349 : f32
        %2355 = arith.addf %2353, %2354 : f32
        %2356 = arith.cmpi slt, %0, %heads : index
        scf.if %2356 {
          %2357 = arith.muli %2215, %heads : index
          %2358 = arith.addi %2357, %0 : index
          %2359 = arith.muli %2358, %c5 : index
          %2360 = arith.addi %2359, %2236 : index
          memref.store %2352, %q[%2360] : memref<?xf32>
          %2361 = arith.addi %2360, %c12 : index
          memref.store %2355, %q[%2361] : memref<?xf32>
        } else {
          %2362 = arith.addi %2216, %2236 : index
          memref.store %2352, %15[%2362] : memref<?xf32>
          %2363 = arith.addi %2216, %2236 : index
          %2364 = arith.addi %2363, %c12 : index
          memref.store %2355, %15[%2364] : memref<?xf32>
        }
      } else {
        %2365 = arith.cmpi slt, %0, %heads : index
        scf.if %2365 {
          %2366 = arith.muli %2215, %heads : index
          %2367 = arith.addi %2366, %0 : index
          %2368 = arith.muli %2367, %c5 : index
          %2369 = arith.addi %2368, %2218 : index
          memref.store %2226, %q[%2369] : memref<?xf32>
          %2370 = arith.addi %2369, %c12 : index
          memref.store %2235, %q[%2370] : memref<?xf32>
        } else {
          %2371 = arith.addi %2216, %2218 : index
          memref.store %2226, %15[%2371] : memref<?xf32>
          %2372 = arith.addi %2216, %2218 : index
          %2373 = arith.addi %2372, %c12 : index
          memref.store %2235, %15[%2373] : memref<?xf32>
        }
        %2374 = arith.cmpi slt, %0, %heads : index
        scf.if %2374 {
          %2375 = arith.muli %2215, %heads : index
          %2376 = arith.addi %2375, %0 : index
          %2377 = arith.muli %2376, %c5 : index
          %2378 = arith.addi %2377, %2236 : index
          memref.store %2244, %q[%2378] : memref<?xf32>
          %2379 = arith.addi %2378, %c12 : index
          memref.store %2253, %q[%2379] : memref<?xf32>
        } else {
          %2380 = arith.addi %2216, %2236 : index
          memref.store %2244, %15[%2380] : memref<?xf32>
          %2381 = arith.addi %2216, %2236 : index
          %2382 = arith.addi %2381, %c12 : index
          memref.store %2253, %15[%2382] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2383 = arith.cmpi sge, %0, %heads : index
    scf.if %2383 {
      %2384 = arith.addi %2211, %c8 : index
      %2385 = arith.addi %2210, %2384 : index
      %2386 = arith.cmpi slt, %2385, %17 : index
      scf.if %2386 {
        %2387 = arith.addi %2210, %2384 : index
        %2388 = arith.addi %slotsAt, %2387 : index
        %2389 = memref.load %step[%2388] : memref<?xi32>
        %2390 = arith.index_cast %2389 : i32 to index
        %2391 = arith.cmpi sge, %2390, %c8 : index
        scf.if %2391 {
          %2392 = arith.muli %2384, %c5 : index
          %2393 = arith.subi %0, %heads : index
          %2394 = memref.load %scales[%2393] : memref<?xf32>
          %2395 = vector.broadcast %2394 : f32 to vector<4xf32>
          %2396 = arith.divui %2390, %c14 : index
          %2397 = arith.remui %2390, %c14 : index
          %2398 = arith.muli %2396, %pageBytes : index
          %2399 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2399 {
            %2400 = wave.lane
            %2401 = arith.muli %2400, %c2 : index
            scf.for %2402 = %2401 to %c5 step %c5 {
              %2403 = arith.addi %2392, %2402 : index
              %2404 = vector.load %15[%2403] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2405 = arith.mulf %2404, %2395 : vector<4xf32>
              %2406 = arith.minimumf %2405, %c39 : vector<4xf32>
              %2407 = arith.maximumf %2406, %c40 : vector<4xf32>
              %2408 = arith.truncf %2407 : vector<4xf32> to vector<4xf16>
              %2409 = vector.bitcast %2408 : vector<4xf16> to vector<8xi8>
              %2410 = arith.cmpi slt, %2393, %kvHeads : index
              scf.if %2410 {
                %2411 = arith.muli %2393, %c10 : index
                %2412 = arith.addi %2398, %2411 : index
                %2413 = arith.divui %2402, %c14 : index
                %2414 = arith.muli %2413, %c19 : index
                %2415 = arith.remui %2402, %c14 : index
                %2416 = arith.divui %2415, %c6 : index
                %2417 = arith.muli %2416, %c20 : index
                %2418 = arith.muli %2397, %c14 : index
                %2419 = arith.addi %2417, %2418 : index
                %2420 = arith.remui %2415, %c6 : index
                %2421 = arith.muli %2420, %c7 : index
                %2422 = arith.addi %2419, %2421 : index
                %2423 = arith.addi %2414, %2422 : index
                %2424 = arith.addi %2412, %2423 : index
                vector.store %2409, %kv[%2424] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2425 = arith.subi %2393, %kvHeads : index
                %2426 = arith.muli %2425, %c10 : index
                %2427 = arith.addi %2398, %2426 : index
                %2428 = arith.addi %2402, %c8 : index
                %2429 = arith.divui %2428, %c14 : index
                %2430 = arith.muli %2429, %c19 : index
                %2431 = arith.addi %2430, %c28 : index
                %2432 = arith.remui %2428, %c14 : index
                %2433 = arith.divui %2397, %c7 : index
                %2434 = arith.remui %2397, %c7 : index
                %2435 = arith.muli %2434, %c6 : index
                %2436 = arith.addi %2433, %2435 : index
                %2437 = arith.divui %2436, %c6 : index
                %2438 = arith.muli %2437, %c20 : index
                %2439 = arith.muli %2432, %c14 : index
                %2440 = arith.addi %2438, %2439 : index
                %2441 = arith.remui %2436, %c6 : index
                %2442 = arith.muli %2441, %c7 : index
                %2443 = arith.addi %2440, %2442 : index
                %2444 = arith.addi %2431, %2443 : index
                %2445 = arith.addi %2427, %2444 : index
                %2446 = vector.shuffle %2409, %2409 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2446, %kv[%2445] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2447 = arith.addi %2402, %c9 : index
                %2448 = arith.divui %2447, %c14 : index
                %2449 = arith.muli %2448, %c19 : index
                %2450 = arith.addi %2449, %c28 : index
                %2451 = arith.remui %2447, %c14 : index
                %2452 = arith.divui %2397, %c7 : index
                %2453 = arith.remui %2397, %c7 : index
                %2454 = arith.muli %2453, %c6 : index
                %2455 = arith.addi %2452, %2454 : index
                %2456 = arith.divui %2455, %c6 : index
                %2457 = arith.muli %2456, %c20 : index
                %2458 = arith.muli %2451, %c14 : index
                %2459 = arith.addi %2457, %2458 : index
                %2460 = arith.remui %2455, %c6 : index
                %2461 = arith.muli %2460, %c7 : index
                %2462 = arith.addi %2459, %2461 : index
                %2463 = arith.addi %2450, %2462 : index
                %2464 = arith.addi %2427, %2463 : index
                %2465 = vector.shuffle %2409, %2409 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2465, %kv[%2464] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2466 = arith.addi %2402, %c7 : index
                %2467 = arith.divui %2466, %c14 : index
                %2468 = arith.muli %2467, %c19 : index
                %2469 = arith.addi %2468, %c28 : index
                %2470 = arith.remui %2466, %c14 : index
                %2471 = arith.divui %2397, %c7 : index
                %2472 = arith.remui %2397, %c7 : index
                %2473 = arith.muli %2472, %c6 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.divui %2474, %c6 : index
                %2476 = arith.muli %2475, %c20 : index
                %2477 = arith.muli %2470, %c14 : index
                %2478 = arith.addi %2476, %2477 : index
                %2479 = arith.remui %2474, %c6 : index
                %2480 = arith.muli %2479, %c7 : index
                %2481 = arith.addi %2478, %2480 : index
                %2482 = arith.addi %2469, %2481 : index
                %2483 = arith.addi %2427, %2482 : index
                %2484 = vector.shuffle %2409, %2409 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2484, %kv[%2483] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2485 = arith.addi %2402, %c21 : index
                %2486 = arith.divui %2485, %c14 : index
                %2487 = arith.muli %2486, %c19 : index
                %2488 = arith.addi %2487, %c28 : index
                %2489 = arith.remui %2485, %c14 : index
                %2490 = arith.divui %2397, %c7 : index
                %2491 = arith.remui %2397, %c7 : index
                %2492 = arith.muli %2491, %c6 : index
                %2493 = arith.addi %2490, %2492 : index
                %2494 = arith.divui %2493, %c6 : index
                %2495 = arith.muli %2494, %c20 : index
                %2496 = arith.muli %2489, %c14 : index
                %2497 = arith.addi %2495, %2496 : index
                %2498 = arith.remui %2493, %c6 : index
                %2499 = arith.muli %2498, %c7 : index
                %2500 = arith.addi %2497, %2499 : index
                %2501 = arith.addi %2488, %2500 : index
                %2502 = arith.addi %2427, %2501 : index
                %2503 = vector.shuffle %2409, %2409 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2503, %kv[%2502] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2504 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2504 {
            %2505 = wave.lane
            %2506 = arith.muli %2505, %c2 : index
            scf.for %2507 = %2506 to %c5 step %c5 {
              %2508 = arith.addi %2392, %2507 : index
              %2509 = vector.load %15[%2508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2510 = arith.mulf %2509, %2395 : vector<4xf32>
              %2511 = wave.fp8_encode "e4m3" %2510 : vector<4xf32> -> vector<4xi8>
              %2512 = arith.cmpi slt, %2393, %kvHeads : index
              scf.if %2512 {
                %2513 = arith.muli %2393, %c28 : index
                %2514 = arith.addi %2398, %2513 : index
                %2515 = vector.shuffle %2511, %2511 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2516 = arith.divui %2507, %c14 : index
                %2517 = arith.muli %2516, %c20 : index
                %2518 = arith.remui %2507, %c14 : index
                %2519 = arith.muli %2397, %c14 : index
                %2520 = arith.divui %2518, %c2 : index
                %2521 = arith.muli %2520, %c2 : index
                %2522 = arith.remui %2518, %c7 : index
                %2523 = arith.muli %2522, %c7 : index
                %2524 = arith.addi %2521, %2523 : index
                %2525 = arith.divui %2518, %c7 : index
                %2526 = arith.remui %2525, %c7 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.addi %2519, %2527 : index
                %2529 = arith.addi %2517, %2528 : index
                %2530 = arith.addi %2514, %2529 : index
                vector.store %2515, %kv[%2530] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2531 = arith.subi %2393, %kvHeads : index
                %2532 = arith.muli %2531, %c28 : index
                %2533 = arith.addi %2398, %2532 : index
                %2534 = arith.addi %2507, %c8 : index
                %2535 = arith.divui %2534, %c14 : index
                %2536 = arith.muli %2535, %c20 : index
                %2537 = arith.addi %2536, %c11 : index
                %2538 = arith.remui %2534, %c14 : index
                %2539 = arith.divui %2397, %c7 : index
                %2540 = arith.remui %2397, %c7 : index
                %2541 = arith.muli %2540, %c6 : index
                %2542 = arith.addi %2539, %2541 : index
                %2543 = arith.muli %2538, %c14 : index
                %2544 = arith.divui %2542, %c2 : index
                %2545 = arith.muli %2544, %c2 : index
                %2546 = arith.remui %2542, %c7 : index
                %2547 = arith.muli %2546, %c7 : index
                %2548 = arith.addi %2545, %2547 : index
                %2549 = arith.divui %2542, %c7 : index
                %2550 = arith.remui %2549, %c7 : index
                %2551 = arith.addi %2548, %2550 : index
                %2552 = arith.addi %2543, %2551 : index
                %2553 = arith.addi %2537, %2552 : index
                %2554 = arith.addi %2533, %2553 : index
                %2555 = vector.shuffle %2511, %2511 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2555, %kv[%2554] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2556 = arith.addi %2507, %c9 : index
                %2557 = arith.divui %2556, %c14 : index
                %2558 = arith.muli %2557, %c20 : index
                %2559 = arith.addi %2558, %c11 : index
                %2560 = arith.remui %2556, %c14 : index
                %2561 = arith.divui %2397, %c7 : index
                %2562 = arith.remui %2397, %c7 : index
                %2563 = arith.muli %2562, %c6 : index
                %2564 = arith.addi %2561, %2563 : index
                %2565 = arith.muli %2560, %c14 : index
                %2566 = arith.divui %2564, %c2 : index
                %2567 = arith.muli %2566, %c2 : index
                %2568 = arith.remui %2564, %c7 : index
                %2569 = arith.muli %2568, %c7 : index
                %2570 = arith.addi %2567, %2569 : index
                %2571 = arith.divui %2564, %c7 : index
                %2572 = arith.remui %2571, %c7 : index
                %2573 = arith.addi %2570, %2572 : index
                %2574 = arith.addi %2565, %2573 : index
                %2575 = arith.addi %2559, %2574 : index
                %2576 = arith.addi %2533, %2575 : index
                %2577 = vector.shuffle %2511, %2511 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2577, %kv[%2576] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2578 = arith.addi %2507, %c7 : index
                %2579 = arith.divui %2578, %c14 : index
                %2580 = arith.muli %2579, %c20 : index
                %2581 = arith.addi %2580, %c11 : index
                %2582 = arith.remui %2578, %c14 : index
                %2583 = arith.divui %2397, %c7 : index
                %2584 = arith.remui %2397, %c7 : index
                %2585 = arith.muli %2584, %c6 : index
                %2586 = arith.addi %2583, %2585 : index
                %2587 = arith.muli %2582, %c14 : index
                %2588 = arith.divui %2586, %c2 : index
                %2589 = arith.muli %2588, %c2 : index
                %2590 = arith.remui %2586, %c7 : index
                %2591 = arith.muli %2590, %c7 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = arith.divui %2586, %c7 : index
                %2594 = arith.remui %2593, %c7 : index
                %2595 = arith.addi %2592, %2594 : index
                %2596 = arith.addi %2587, %2595 : index
                %2597 = arith.addi %2581, %2596 : index
                %2598 = arith.addi %2533, %2597 : index
                %2599 = vector.shuffle %2511, %2511 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2599, %kv[%2598] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2600 = arith.addi %2507, %c21 : index
                %2601 = arith.divui %2600, %c14 : index
                %2602 = arith.muli %2601, %c20 : index
                %2603 = arith.addi %2602, %c11 : index
                %2604 = arith.remui %2600, %c14 : index
                %2605 = arith.divui %2397, %c7 : index
                %2606 = arith.remui %2397, %c7 : index
                %2607 = arith.muli %2606, %c6 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.muli %2604, %c14 : index
                %2610 = arith.divui %2608, %c2 : index
                %2611 = arith.muli %2610, %c2 : index
                %2612 = arith.remui %2608, %c7 : index
                %2613 = arith.muli %2612, %c7 : index
                %2614 = arith.addi %2611, %2613 : index
                %2615 = arith.divui %2608, %c7 : index
                %2616 = arith.remui %2615, %c7 : index
                %2617 = arith.addi %2614, %2616 : index
                %2618 = arith.addi %2609, %2617 : index
                %2619 = arith.addi %2603, %2618 : index
                %2620 = arith.addi %2533, %2619 : index
                %2621 = vector.shuffle %2511, %2511 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2621, %kv[%2620] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2622 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2622 {
            %2623 = wave.lane
            %2624 = arith.muli %2623, %c2 : index
            scf.for %2625 = %2624 to %c5 step %c5 {
              %2626 = arith.addi %2392, %2625 : index
              %2627 = vector.load %15[%2626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2628 = arith.mulf %2627, %2395 : vector<4xf32>
              %2629 = wave.fp8_encode "e5m2" %2628 : vector<4xf32> -> vector<4xi8>
              %2630 = arith.cmpi slt, %2393, %kvHeads : index
              scf.if %2630 {
                %2631 = arith.muli %2393, %c28 : index
                %2632 = arith.addi %2398, %2631 : index
                %2633 = vector.shuffle %2629, %2629 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2634 = arith.divui %2625, %c14 : index
                %2635 = arith.muli %2634, %c20 : index
                %2636 = arith.remui %2625, %c14 : index
                %2637 = arith.muli %2397, %c14 : index
                %2638 = arith.divui %2636, %c2 : index
                %2639 = arith.muli %2638, %c2 : index
                %2640 = arith.remui %2636, %c7 : index
                %2641 = arith.muli %2640, %c7 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.divui %2636, %c7 : index
                %2644 = arith.remui %2643, %c7 : index
                %2645 = arith.addi %2642, %2644 : index
                %2646 = arith.addi %2637, %2645 : index
                %2647 = arith.addi %2635, %2646 : index
                %2648 = arith.addi %2632, %2647 : index
                vector.store %2633, %kv[%2648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2649 = arith.subi %2393, %kvHeads : index
                %2650 = arith.muli %2649, %c28 : index
                %2651 = arith.addi %2398, %2650 : index
                %2652 = arith.addi %2625, %c8 : index
                %2653 = arith.divui %2652, %c14 : index
                %2654 = arith.muli %2653, %c20 : index
                %2655 = arith.addi %2654, %c11 : index
                %2656 = arith.remui %2652, %c14 : index
                %2657 = arith.divui %2397, %c7 : index
                %2658 = arith.remui %2397, %c7 : index
                %2659 = arith.muli %2658, %c6 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.muli %2656, %c14 : index
                %2662 = arith.divui %2660, %c2 : index
                %2663 = arith.muli %2662, %c2 : index
                %2664 = arith.remui %2660, %c7 : index
                %2665 = arith.muli %2664, %c7 : index
                %2666 = arith.addi %2663, %2665 : index
                %2667 = arith.divui %2660, %c7 : index
                %2668 = arith.remui %2667, %c7 : index
                %2669 = arith.addi %2666, %2668 : index
                %2670 = arith.addi %2661, %2669 : index
                %2671 = arith.addi %2655, %2670 : index
                %2672 = arith.addi %2651, %2671 : index
                %2673 = vector.shuffle %2629, %2629 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2673, %kv[%2672] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2674 = arith.addi %2625, %c9 : index
                %2675 = arith.divui %2674, %c14 : index
                %2676 = arith.muli %2675, %c20 : index
                %2677 = arith.addi %2676, %c11 : index
                %2678 = arith.remui %2674, %c14 : index
                %2679 = arith.divui %2397, %c7 : index
                %2680 = arith.remui %2397, %c7 : index
                %2681 = arith.muli %2680, %c6 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.muli %2678, %c14 : index
                %2684 = arith.divui %2682, %c2 : index
                %2685 = arith.muli %2684, %c2 : index
                %2686 = arith.remui %2682, %c7 : index
                %2687 = arith.muli %2686, %c7 : index
                %2688 = arith.addi %2685, %2687 : index
                %2689 = arith.divui %2682, %c7 : index
                %2690 = arith.remui %2689, %c7 : index
                %2691 = arith.addi %2688, %2690 : index
                %2692 = arith.addi %2683, %2691 : index
                %2693 = arith.addi %2677, %2692 : index
                %2694 = arith.addi %2651, %2693 : index
                %2695 = vector.shuffle %2629, %2629 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2695, %kv[%2694] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2696 = arith.addi %2625, %c7 : index
                %2697 = arith.divui %2696, %c14 : index
                %2698 = arith.muli %2697, %c20 : index
                %2699 = arith.addi %2698, %c11 : index
                %2700 = arith.remui %2696, %c14 : index
                %2701 = arith.divui %2397, %c7 : index
                %2702 = arith.remui %2397, %c7 : index
                %2703 = arith.muli %2702, %c6 : index
                %2704 = arith.addi %2701, %2703 : index
                %2705 = arith.muli %2700, %c14 : index
                %2706 = arith.divui %2704, %c2 : index
                %2707 = arith.muli %2706, %c2 : index
                %2708 = arith.remui %2704, %c7 : index
                %2709 = arith.muli %2708, %c7 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.divui %2704, %c7 : index
                %2712 = arith.remui %2711, %c7 : index
                %2713 = arith.addi %2710, %2712 : index
                %2714 = arith.addi %2705, %2713 : index
                %2715 = arith.addi %2699, %2714 : index
                %2716 = arith.addi %2651, %2715 : index
                %2717 = vector.shuffle %2629, %2629 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2717, %kv[%2716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2718 = arith.addi %2625, %c21 : index
                %2719 = arith.divui %2718, %c14 : index
                %2720 = arith.muli %2719, %c20 : index
                %2721 = arith.addi %2720, %c11 : index
                %2722 = arith.remui %2718, %c14 : index
                %2723 = arith.divui %2397, %c7 : index
                %2724 = arith.remui %2397, %c7 : index
                %2725 = arith.muli %2724, %c6 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.muli %2722, %c14 : index
                %2728 = arith.divui %2726, %c2 : index
                %2729 = arith.muli %2728, %c2 : index
                %2730 = arith.remui %2726, %c7 : index
                %2731 = arith.muli %2730, %c7 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.divui %2726, %c7 : index
                %2734 = arith.remui %2733, %c7 : index
                %2735 = arith.addi %2732, %2734 : index
                %2736 = arith.addi %2727, %2735 : index
                %2737 = arith.addi %2721, %2736 : index
                %2738 = arith.addi %2651, %2737 : index
                %2739 = vector.shuffle %2629, %2629 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2739, %kv[%2738] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2740 = arith.addi %18, %c15 : index
    %2741 = wave.lane
    %2742 = arith.muli %3, %c7 : index
    %2743 = arith.muli %2742, %c20 : index
    %2744 = arith.addi %2743, %2741 : index
    %2745 = arith.muli %4, %c11 : index
    %2746 = arith.addi %2745, %2744 : index
    %2747 = arith.addi %2746, %c8 : index
    %2748 = arith.addi %2747, %c8 : index
    %2749 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %2749, %14[%2748] : memref<?xf32>
    %2750 = arith.muli %4, %c11 : index
    %2751 = arith.addi %2750, %2744 : index
    %2752 = arith.addi %2751, %c8 : index
    %2753 = arith.addi %2752, %c4 : index
    %2754 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %2754, %14[%2753] : memref<?xf32>
    %2755 = arith.muli %4, %c11 : index
    %2756 = arith.addi %2755, %2744 : index
    %2757 = arith.addi %2756, %c8 : index
    %2758 = arith.addi %2757, %c12 : index
    %2759 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %2759, %14[%2758] : memref<?xf32>
    %2760 = arith.muli %4, %c11 : index
    %2761 = arith.addi %2760, %2744 : index
    %2762 = arith.addi %2761, %c8 : index
    %2763 = arith.addi %2762, %c22 : index
    %2764 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %2764, %14[%2763] : memref<?xf32>
    %2765 = arith.muli %4, %c11 : index
    %2766 = arith.addi %2765, %2744 : index
    %2767 = arith.addi %2766, %c8 : index
    %2768 = arith.addi %2767, %c5 : index
    %2769 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %2769, %14[%2768] : memref<?xf32>
    %2770 = arith.muli %4, %c11 : index
    %2771 = arith.addi %2770, %2744 : index
    %2772 = arith.addi %2771, %c8 : index
    %2773 = arith.addi %2772, %c23 : index
    %2774 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %2774, %14[%2773] : memref<?xf32>
    %2775 = arith.muli %4, %c11 : index
    %2776 = arith.addi %2775, %2744 : index
    %2777 = arith.addi %2776, %c8 : index
    %2778 = arith.addi %2777, %c24 : index
    %2779 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %2779, %14[%2778] : memref<?xf32>
    %2780 = arith.muli %4, %c11 : index
    %2781 = arith.addi %2780, %2744 : index
    %2782 = arith.addi %2781, %c8 : index
    %2783 = arith.addi %2782, %c25 : index
    %2784 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %2784, %14[%2783] : memref<?xf32>
    %2785 = arith.muli %4, %c11 : index
    %2786 = arith.addi %2785, %2744 : index
    %2787 = arith.addi %2786, %c20 : index
    %2788 = arith.addi %2787, %c8 : index
    %2789 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %2789, %14[%2788] : memref<?xf32>
    %2790 = arith.muli %4, %c11 : index
    %2791 = arith.addi %2790, %2744 : index
    %2792 = arith.addi %2791, %c20 : index
    %2793 = arith.addi %2792, %c4 : index
    %2794 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %2794, %14[%2793] : memref<?xf32>
    %2795 = arith.muli %4, %c11 : index
    %2796 = arith.addi %2795, %2744 : index
    %2797 = arith.addi %2796, %c20 : index
    %2798 = arith.addi %2797, %c12 : index
    %2799 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %2799, %14[%2798] : memref<?xf32>
    %2800 = arith.muli %4, %c11 : index
    %2801 = arith.addi %2800, %2744 : index
    %2802 = arith.addi %2801, %c20 : index
    %2803 = arith.addi %2802, %c22 : index
    %2804 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %2804, %14[%2803] : memref<?xf32>
    %2805 = arith.muli %4, %c11 : index
    %2806 = arith.addi %2805, %2744 : index
    %2807 = arith.addi %2806, %c20 : index
    %2808 = arith.addi %2807, %c5 : index
    %2809 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %2809, %14[%2808] : memref<?xf32>
    %2810 = arith.muli %4, %c11 : index
    %2811 = arith.addi %2810, %2744 : index
    %2812 = arith.addi %2811, %c20 : index
    %2813 = arith.addi %2812, %c23 : index
    %2814 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %2814, %14[%2813] : memref<?xf32>
    %2815 = arith.muli %4, %c11 : index
    %2816 = arith.addi %2815, %2744 : index
    %2817 = arith.addi %2816, %c20 : index
    %2818 = arith.addi %2817, %c24 : index
    %2819 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %2819, %14[%2818] : memref<?xf32>
    %2820 = arith.muli %4, %c11 : index
    %2821 = arith.addi %2820, %2744 : index
    %2822 = arith.addi %2821, %c20 : index
    %2823 = arith.addi %2822, %c25 : index
    %2824 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %2824, %14[%2823] : memref<?xf32>
    wave.barrier
    %2825 = arith.muli %4, %c7 : index
    %2826 = arith.addi %2825, %c8 : index
    %2827 = arith.muli %2826, %c7 : index
    %2828 = arith.divui %2741, %c14 : index
    %2829 = arith.addi %2827, %2828 : index
    %2830 = arith.addi %2740, %2829 : index
    %2831 = arith.cmpi slt, %2830, %17 : index
    scf.if %2831 {
      %2832 = arith.cmpi eq, %hasFactors, %c9 : index
      %2833 = memref.load %factors[%2830] : memref<?xf32>
      %2834 = arith.select %2832, %2833, %c27 : f32
      %2835 = arith.addi %2744, %c8 : index
      %2836 = arith.muli %2826, %c4 : index
      %2837 = arith.addi %2835, %2836 : index
      %2838 = memref.load %14[%2837] : memref<?xf32>
      %2839 = arith.addi %2837, %c11 : index
      %2840 = memref.load %14[%2839] : memref<?xf32>
      %2841 = arith.addf %2838, %2840 : f32
      %2842 = arith.addi %2837, %c28 : index
      %2843 = memref.load %14[%2842] : memref<?xf32>
      %2844 = arith.addf %2841, %2843 : f32
      %2845 = arith.addi %2837, %c29 : index
      %2846 = memref.load %14[%2845] : memref<?xf32>
      %2847 = arith.addf %2844, %2846 : f32
      %2848 = arith.remui %2741, %c14 : index
      %2849 = arith.muli %2848, %c2 : index
      %2850 = arith.addi %11, %2849 : index
      %2851 = vector.load %w[%2850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2852 = vector.bitcast %2851 : vector<4xi8> to vector<1xf32>
      %2853 = vector.extract %2852[0] : f32 from vector<1xf32>
      %2854 = arith.mulf %2853, %2834 : f32
      %2855 = arith.mulf %2847, %2854 : f32
      %2856 = arith.muli %3, %c7 : index
      %2857 = arith.addi %2856, %c8 : index
      %2858 = arith.muli %2857, %c14 : index
      %2859 = arith.remui %2741, %c14 : index
      %2860 = arith.addi %2858, %2859 : index
      %2861 = arith.muli %2829, %c5 : index
      %2862 = arith.addi %2861, %2860 : index
      memref.store %2855, %15[%2862] : memref<?xf32>
      %2863 = arith.addi %2744, %c20 : index
      %2864 = arith.muli %2826, %c4 : index
      %2865 = arith.addi %2863, %2864 : index
      %2866 = memref.load %14[%2865] : memref<?xf32>
      %2867 = arith.addi %2865, %c11 : index
      %2868 = memref.load %14[%2867] : memref<?xf32>
      %2869 = arith.addf %2866, %2868 : f32
      %2870 = arith.addi %2865, %c28 : index
      %2871 = memref.load %14[%2870] : memref<?xf32>
      %2872 = arith.addf %2869, %2871 : f32
      %2873 = arith.addi %2865, %c29 : index
      %2874 = memref.load %14[%2873] : memref<?xf32>
      %2875 = arith.addf %2872, %2874 : f32
      %2876 = arith.remui %2741, %c14 : index
      %2877 = arith.muli %2876, %c2 : index
      %2878 = arith.addi %13, %2877 : index
      %2879 = vector.load %w[%2878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2880 = vector.bitcast %2879 : vector<4xi8> to vector<1xf32>
      %2881 = vector.extract %2880[0] : f32 from vector<1xf32>
      %2882 = arith.mulf %2881, %2834 : f32
      %2883 = arith.mulf %2875, %2882 : f32
      %2884 = arith.muli %3, %c7 : index
      %2885 = arith.addi %2884, %c9 : index
      %2886 = arith.muli %2885, %c14 : index
      %2887 = arith.remui %2741, %c14 : index
      %2888 = arith.addi %2886, %2887 : index
      %2889 = arith.muli %2829, %c5 : index
      %2890 = arith.addi %2889, %2888 : index
      memref.store %2883, %15[%2890] : memref<?xf32>
    }
    %2891 = arith.muli %4, %c7 : index
    %2892 = arith.addi %2891, %c9 : index
    %2893 = arith.muli %2892, %c7 : index
    %2894 = arith.divui %2741, %c14 : index
    %2895 = arith.addi %2893, %2894 : index
    %2896 = arith.addi %2740, %2895 : index
    %2897 = arith.cmpi slt, %2896, %17 : index
    scf.if %2897 {
      %2898 = arith.cmpi eq, %hasFactors, %c9 : index
      %2899 = memref.load %factors[%2896] : memref<?xf32>
      %2900 = arith.select %2898, %2899, %c27 : f32
      %2901 = arith.addi %2744, %c8 : index
      %2902 = arith.muli %2892, %c4 : index
      %2903 = arith.addi %2901, %2902 : index
      %2904 = memref.load %14[%2903] : memref<?xf32>
      %2905 = arith.addi %2903, %c11 : index
      %2906 = memref.load %14[%2905] : memref<?xf32>
      %2907 = arith.addf %2904, %2906 : f32
      %2908 = arith.addi %2903, %c28 : index
      %2909 = memref.load %14[%2908] : memref<?xf32>
      %2910 = arith.addf %2907, %2909 : f32
      %2911 = arith.addi %2903, %c29 : index
      %2912 = memref.load %14[%2911] : memref<?xf32>
      %2913 = arith.addf %2910, %2912 : f32
      %2914 = arith.remui %2741, %c14 : index
      %2915 = arith.muli %2914, %c2 : index
      %2916 = arith.addi %11, %2915 : index
      %2917 = vector.load %w[%2916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2918 = vector.bitcast %2917 : vector<4xi8> to vector<1xf32>
      %2919 = vector.extract %2918[0] : f32 from vector<1xf32>
      %2920 = arith.mulf %2919, %2900 : f32
      %2921 = arith.mulf %2913, %2920 : f32
      %2922 = arith.muli %3, %c7 : index
      %2923 = arith.addi %2922, %c8 : index
      %2924 = arith.muli %2923, %c14 : index
      %2925 = arith.remui %2741, %c14 : index
      %2926 = arith.addi %2924, %2925 : index
      %2927 = arith.muli %2895, %c5 : index
      %2928 = arith.addi %2927, %2926 : index
      memref.store %2921, %15[%2928] : memref<?xf32>
      %2929 = arith.addi %2744, %c20 : index
      %2930 = arith.muli %2892, %c4 : index
      %2931 = arith.addi %2929, %2930 : index
      %2932 = memref.load %14[%2931] : memref<?xf32>
      %2933 = arith.addi %2931, %c11 : index
      %2934 = memref.load %14[%2933] : memref<?xf32>
      %2935 = arith.addf %2932, %2934 : f32
      %2936 = arith.addi %2931, %c28 : index
      %2937 = memref.load %14[%2936] : memref<?xf32>
      %2938 = arith.addf %2935, %2937 : f32
      %2939 = arith.addi %2931, %c29 : index
      %2940 = memref.load %14[%2939] : memref<?xf32>
      %2941 = arith.addf %2938, %2940 : f32
      %2942 = arith.remui %2741, %c14 : index
      %2943 = arith.muli %2942, %c2 : index
      %2944 = arith.addi %13, %2943 : index
      %2945 = vector.load %w[%2944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2946 = vector.bitcast %2945 : vector<4xi8> to vector<1xf32>
      %2947 = vector.extract %2946[0] : f32 from vector<1xf32>
      %2948 = arith.mulf %2947, %2900 : f32
      %2949 = arith.mulf %2941, %2948 : f32
      %2950 = arith.muli %3, %c7 : index
      %2951 = arith.addi %2950, %c9 : index
      %2952 = arith.muli %2951, %c14 : index
      %2953 = arith.remui %2741, %c14 : index
      %2954 = arith.addi %2952, %2953 : index
      %2955 = arith.muli %2895, %c5 : index
      %2956 = arith.addi %2955, %2954 : index
      memref.store %2949, %15[%2956] : memref<?xf32>
    }
    wave.barrier
    %2957 = arith.addi %18, %c15 : index
    %2958 = wave.wave
    %2959 = arith.addi %2958, %c8 : index
    %2960 = arith.addi %2957, %2959 : index
    %2961 = arith.cmpi slt, %2960, %17 : index
    scf.if %2961 {
      %2962 = arith.addi %2957, %2959 : index
      %2963 = arith.muli %2959, %c5 : index
      %2964 = wave.lane
      %2965 = arith.addi %2964, %c8 : index
      %2966 = arith.cmpi eq, %hasBias, %c9 : index
      %2967 = arith.addi %2963, %2965 : index
      %2968 = memref.load %15[%2967] : memref<?xf32>
      %2969 = arith.muli %0, %c5 : index
      %2970 = arith.addi %2969, %2965 : index
      %2971 = memref.load %bias[%2970] : memref<?xf32>
      %2972 = arith.addf %2968, %2971 : f32
      %2973 = arith.select %2966, %2972, %2968 : f32
      %2974 = arith.addi %2965, %c12 : index
      %2975 = arith.cmpi eq, %hasBias, %c9 : index
      %2976 = arith.addi %2963, %2974 : index
      %2977 = memref.load %15[%2976] : memref<?xf32>
      %2978 = arith.muli %0, %c5 : index
      %2979 = arith.addi %2978, %2974 : index
      %2980 = memref.load %bias[%2979] : memref<?xf32>
      %2981 = arith.addf %2977, %2980 : f32
      %2982 = arith.select %2975, %2981, %2977 : f32
      %2983 = arith.addi %2964, %c4 : index
      %2984 = arith.cmpi eq, %hasBias, %c9 : index
      %2985 = arith.addi %2963, %2983 : index
      %2986 = memref.load %15[%2985] : memref<?xf32>
      %2987 = arith.muli %0, %c5 : index
      %2988 = arith.addi %2987, %2983 : index
      %2989 = memref.load %bias[%2988] : memref<?xf32>
      %2990 = arith.addf %2986, %2989 : f32
      %2991 = arith.select %2984, %2990, %2986 : f32
      %2992 = arith.addi %2983, %c12 : index
      %2993 = arith.cmpi eq, %hasBias, %c9 : index
      %2994 = arith.addi %2963, %2992 : index
      %2995 = memref.load %15[%2994] : memref<?xf32>
      %2996 = arith.muli %0, %c5 : index
      %2997 = arith.addi %2996, %2992 : index
      %2998 = memref.load %bias[%2997] : memref<?xf32>
      %2999 = arith.addf %2995, %2998 : f32
      %3000 = arith.select %2993, %2999, %2995 : f32
      %3001 = arith.addi %heads, %kvHeads : index
      %3002 = arith.cmpi slt, %0, %3001 : index
      scf.if %3002 {
        %3003 = arith.addi %positionsAt, %2962 : index
        %3004 = memref.load %step[%3003] : memref<?xi32>
        %3005 = arith.index_cast %3004 : i32 to index
        %3006 = arith.cmpi eq, %hasNorm, %c9 : index
        %3007 = math.fma %2973, %2973, %c33 : f32
        %3008 = math.fma %2982, %2982, %3007 : f32
        %3009 = math.fma %2991, %2991, %3008 : f32
        %3010 = math.fma %3000, %3000, %3009 : f32
        %3011 = vector.broadcast %3010 : f32 to vector<1xf32>
        %3012 = wave.reduce "add" %3011 : vector<1xf32>
        %3013 = arith.mulf %3012, %inverseHeadDim : f32
        %3014 = arith.addf %3013, %epsilon : f32
        %3015 = math.sqrt %3014 : f32
        %3016 = arith.divf %c27, %3015 : f32
        %3017 = arith.cmpi slt, %0, %heads : index
        %3018 = arith.addi %2965, %c12 : index
        %3019 = memref.load %query_norm[%2965] : memref<?xf32>
        %3020 = memref.load %key_norm[%2965] : memref<?xf32>
        %3021 = arith.select %3017, %3019, %3020 : f32
        %3022 = arith.mulf %2973, %3016 : f32
        %3023 = arith.mulf %3022, %3021 : f32
        %3024 = arith.select %3006, %3023, %2973 : f32
        %3025 = memref.load %query_norm[%3018] : memref<?xf32>
        %3026 = memref.load %key_norm[%3018] : memref<?xf32>
        %3027 = arith.select %3017, %3025, %3026 : f32
        %3028 = arith.mulf %2982, %3016 : f32
        %3029 = arith.mulf %3028, %3027 : f32
        %3030 = arith.select %3006, %3029, %2982 : f32
        %3031 = arith.addi %2983, %c12 : index
        %3032 = memref.load %query_norm[%2983] : memref<?xf32>
        %3033 = memref.load %key_norm[%2983] : memref<?xf32>
        %3034 = arith.select %3017, %3032, %3033 : f32
        %3035 = arith.mulf %2991, %3016 : f32
        %3036 = arith.mulf %3035, %3034 : f32
        %3037 = arith.select %3006, %3036, %2991 : f32
        %3038 = memref.load %query_norm[%3031] : memref<?xf32>
        %3039 = memref.load %key_norm[%3031] : memref<?xf32>
        %3040 = arith.select %3017, %3038, %3039 : f32
        %3041 = arith.mulf %3000, %3016 : f32
        %3042 = arith.mulf %3041, %3040 : f32
        %3043 = arith.select %3006, %3042, %3000 : f32
        %3044 = arith.remui %3005, %c20 : index
        %3045 = arith.muli %3044, %c5 : index
        %3046 = arith.addi %3045, %2965 : index
        %3047 = arith.divui %3005, %c20 : index
        %3048 = arith.addi %3047, %c20 : index
        %3049 = arith.muli %3048, %c5 : index
        %3050 = arith.addi %3049, %2965 : index
        %3051 = memref.load %rope[%3046] : memref<?xf32>
        %3052 = arith.addi %3046, %c12 : index
        %3053 = memref.load %rope[%3052] : memref<?xf32>
        %3054 = memref.load %rope[%3050] : memref<?xf32>
        %3055 = arith.addi %3050, %c12 : index
        %3056 = memref.load %rope[%3055] : memref<?xf32>
        %3057 = arith.mulf %3054, %3051 : f32
        %3058 = arith.mulf %3056, %3053 : f32
        %3059 = arith.subf %3057, %3058 : f32
        %3060 = arith.mulf %3056, %3051 : f32
        %3061 = arith.mulf %3054, %3053 : f32
        %3062 = arith.addf %3060, %3061 : f32
        %3063 = arith.mulf %3024, %3059 : f32
        %3064 = arith.mulf %3030, %3062 : f32
        %3065 = arith.subf %3063, %3064 : f32
        %3066 = arith.mulf %3030, %3059 : f32
        %3067 = arith.mulf %3024, %3062 : f32
        %3068 = arith.addf %3066, %3067 : f32
        %3069 = arith.cmpi slt, %0, %heads : index
        scf.if %3069 {
          %3070 = arith.muli %2962, %heads : index
          %3071 = arith.addi %3070, %0 : index
          %3072 = arith.muli %3071, %c5 : index
          %3073 = arith.addi %3072, %2965 : index
          memref.store %3065, %q[%3073] : memref<?xf32>
          %3074 = arith.addi %3073, %c12 : index
          memref.store %3068, %q[%3074] : memref<?xf32>
        } else {
          %3075 = arith.addi %2963, %2965 : index
          memref.store %3065, %15[%3075] : memref<?xf32>
          %3076 = arith.addi %2963, %2965 : index
          %3077 = arith.addi %3076, %c12 : index
          memref.store %3068, %15[%3077] : memref<?xf32>
        }
        %3078 = arith.remui %3005, %c20 : index
        %3079 = arith.muli %3078, %c5 : index
        %3080 = arith.addi %3079, %2983 : index
        %3081 = arith.divui %3005, %c20 : index
        %3082 = arith.addi %3081, %c20 : index
        %3083 = arith.muli %3082, %c5 : index
        %3084 = arith.addi %3083, %2983 : index
        %3085 = memref.load %rope[%3080] : memref<?xf32>
        %3086 = arith.addi %3080, %c12 : index
        %3087 = memref.load %rope[%3086] : memref<?xf32>
        %3088 = memref.load %rope[%3084] : memref<?xf32>
        %3089 = arith.addi %3084, %c12 : index
        %3090 = memref.load %rope[%3089] : memref<?xf32>
        %3091 = arith.mulf %3088, %3085 : f32
        %3092 = arith.mulf %3090, %3087 : f32
        %3093 = arith.subf %3091, %3092 : f32
        %3094 = arith.mulf %3090, %3085 : f32
        %3095 = arith.mulf %3088, %3087 : f32
        %3096 = arith.addf %3094, %3095 : f32
        %3097 = arith.mulf %3037, %3093 : f32
        %3098 = arith.mulf %3043, %3096 : f32
        %3099 = arith.subf %3097, %3098 : f32
        %3100 = arith.mulf %3043, %3093 : f32
        %3101 = arith.mulf %3037, %3096 : f32
        %3102 = arith.addf %3100, %3101 : f32
        %3103 = arith.cmpi slt, %0, %heads : index
        scf.if %3103 {
          %3104 = arith.muli %2962, %heads : index
          %3105 = arith.addi %3104, %0 : index
          %3106 = arith.muli %3105, %c5 : index
          %3107 = arith.addi %3106, %2983 : index
          memref.store %3099, %q[%3107] : memref<?xf32>
          %3108 = arith.addi %3107, %c12 : index
          memref.store %3102, %q[%3108] : memref<?xf32>
        } else {
          %3109 = arith.addi %2963, %2983 : index
          memref.store %3099, %15[%3109] : memref<?xf32>
          %3110 = arith.addi %2963, %2983 : index
          %3111 = arith.addi %3110, %c12 : index
          memref.store %3102, %15[%3111] : memref<?xf32>
        }
      } else {
        %3112 = arith.cmpi slt, %0, %heads : index
        scf.if %3112 {
          %3113 = arith.muli %2962, %heads : index
          %3114 = arith.addi %3113, %0 : index
          %3115 = arith.muli %3114, %c5 : index
          %3116 = arith.addi %3115, %2965 : index
          memref.store %2973, %q[%3116] : memref<?xf32>
          %3117 = arith.addi %3116, %c12 : index
          memref.store %2982, %q[%3117] : memref<?xf32>
        } else {
          %3118 = arith.addi %2963, %2965 : index
          memref.store %2973, %15[%3118] : memref<?xf32>
          %3119 = arith.addi %2963, %2965 : index
          %3120 = arith.addi %3119, %c12 : index
          memref.store %2982, %15[%3120] : memref<?xf32>
        }
        %3121 = arith.cmpi slt, %0, %heads : index
        scf.if %3121 {
          %3122 = arith.muli %2962, %heads : index
          %3123 = arith.addi %3122, %0 : index
          %3124 = arith.muli %3123, %c5 : index
          %3125 = arith.addi %3124, %2983 : index
          memref.store %2991, %q[%3125] : memref<?xf32>
          %3126 = arith.addi %3125, %c12 : index
          memref.store %3000, %q[%3126] : memref<?xf32>
        } else {
          %3127 = arith.addi %2963, %2983 : index
          memref.store %2991, %15[%3127] : memref<?xf32>
          %3128 = arith.addi %2963, %2983 : index
          %3129 = arith.addi %3128, %c12 : index
          memref.store %3000, %15[%3129] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3130 = arith.cmpi sge, %0, %heads : index
    scf.if %3130 {
      %3131 = arith.addi %2958, %c8 : index
      %3132 = arith.addi %2957, %3131 : index
      %3133 = arith.cmpi slt, %3132, %17 : index
      scf.if %3133 {
        %3134 = arith.addi %2957, %3131 : index
        %3135 = arith.addi %slotsAt, %3134 : index
        %3136 = memref.load %step[%3135] : memref<?xi32>
        %3137 = arith.index_cast %3136 : i32 to index
        %3138 = arith.cmpi sge, %3137, %c8 : index
        scf.if %3138 {
          %3139 = arith.muli %3131, %c5 : index
          %3140 = arith.subi %0, %heads : index
          %3141 = memref.load %scales[%3140] : memref<?xf32>
          %3142 = vector.broadcast %3141 : f32 to vector<4xf32>
          %3143 = arith.divui %3137, %c14 : index
          %3144 = arith.remui %3137, %c14 : index
          %3145 = arith.muli %3143, %pageBytes : index
          %3146 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3146 {
            %3147 = wave.lane
            %3148 = arith.muli %3147, %c2 : index
            scf.for %3149 = %3148 to %c5 step %c5 {
              %3150 = arith.addi %3139, %3149 : index
              %3151 = vector.load %15[%3150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3152 = arith.mulf %3151, %3142 : vector<4xf32>
              %3153 = arith.minimumf %3152, %c39 : vector<4xf32>
              %3154 = arith.maximumf %3153, %c40 : vector<4xf32>
              %3155 = arith.truncf %3154 : vector<4xf32> to vector<4xf16>
              %3156 = vector.bitcast %3155 : vector<4xf16> to vector<8xi8>
              %3157 = arith.cmpi slt, %3140, %kvHeads : index
              scf.if %3157 {
                %3158 = arith.muli %3140, %c10 : index
                %3159 = arith.addi %3145, %3158 : index
                %3160 = arith.divui %3149, %c14 : index
                %3161 = arith.muli %3160, %c19 : index
                %3162 = arith.remui %3149, %c14 : index
                %3163 = arith.divui %3162, %c6 : index
                %3164 = arith.muli %3163, %c20 : index
                %3165 = arith.muli %3144, %c14 : index
                %3166 = arith.addi %3164, %3165 : index
                %3167 = arith.remui %3162, %c6 : index
                %3168 = arith.muli %3167, %c7 : index
                %3169 = arith.addi %3166, %3168 : index
                %3170 = arith.addi %3161, %3169 : index
                %3171 = arith.addi %3159, %3170 : index
                vector.store %3156, %kv[%3171] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3172 = arith.subi %3140, %kvHeads : index
                %3173 = arith.muli %3172, %c10 : index
                %3174 = arith.addi %3145, %3173 : index
                %3175 = arith.addi %3149, %c8 : index
                %3176 = arith.divui %3175, %c14 : index
                %3177 = arith.muli %3176, %c19 : index
                %3178 = arith.addi %3177, %c28 : index
                %3179 = arith.remui %3175, %c14 : index
                %3180 = arith.divui %3144, %c7 : index
                %3181 = arith.remui %3144, %c7 : index
                %3182 = arith.muli %3181, %c6 : index
                %3183 = arith.addi %3180, %3182 : index
                %3184 = arith.divui %3183, %c6 : index
                %3185 = arith.muli %3184, %c20 : index
                %3186 = arith.muli %3179, %c14 : index
                %3187 = arith.addi %3185, %3186 : index
                %3188 = arith.remui %3183, %c6 : index
                %3189 = arith.muli %3188, %c7 : index
                %3190 = arith.addi %3187, %3189 : index
                %3191 = arith.addi %3178, %3190 : index
                %3192 = arith.addi %3174, %3191 : index
                %3193 = vector.shuffle %3156, %3156 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3193, %kv[%3192] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3194 = arith.addi %3149, %c9 : index
                %3195 = arith.divui %3194, %c14 : index
                %3196 = arith.muli %3195, %c19 : index
                %3197 = arith.addi %3196, %c28 : index
                %3198 = arith.remui %3194, %c14 : index
                %3199 = arith.divui %3144, %c7 : index
                %3200 = arith.remui %3144, %c7 : index
                %3201 = arith.muli %3200, %c6 : index
                %3202 = arith.addi %3199, %3201 : index
                %3203 = arith.divui %3202, %c6 : index
                %3204 = arith.muli %3203, %c20 : index
                %3205 = arith.muli %3198, %c14 : index
                %3206 = arith.addi %3204, %3205 : index
                %3207 = arith.remui %3202, %c6 : index
                %3208 = arith.muli %3207, %c7 : index
                %3209 = arith.addi %3206, %3208 : index
                %3210 = arith.addi %3197, %3209 : index
                %3211 = arith.addi %3174, %3210 : index
                %3212 = vector.shuffle %3156, %3156 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3212, %kv[%3211] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3213 = arith.addi %3149, %c7 : index
                %3214 = arith.divui %3213, %c14 : index
                %3215 = arith.muli %3214, %c19 : index
                %3216 = arith.addi %3215, %c28 : index
                %3217 = arith.remui %3213, %c14 : index
                %3218 = arith.divui %3144, %c7 : index
                %3219 = arith.remui %3144, %c7 : index
                %3220 = arith.muli %3219, %c6 : index
                %3221 = arith.addi %3218, %3220 : index
                %3222 = arith.divui %3221, %c6 : index
                %3223 = arith.muli %3222, %c20 : index
                %3224 = arith.muli %3217, %c14 : index
                %3225 = arith.addi %3223, %3224 : index
                %3226 = arith.remui %3221, %c6 : index
                %3227 = arith.muli %3226, %c7 : index
                %3228 = arith.addi %3225, %3227 : index
                %3229 = arith.addi %3216, %3228 : index
                %3230 = arith.addi %3174, %3229 : index
                %3231 = vector.shuffle %3156, %3156 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3231, %kv[%3230] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3232 = arith.addi %3149, %c21 : index
                %3233 = arith.divui %3232, %c14 : index
                %3234 = arith.muli %3233, %c19 : index
                %3235 = arith.addi %3234, %c28 : index
                %3236 = arith.remui %3232, %c14 : index
                %3237 = arith.divui %3144, %c7 : index
                %3238 = arith.remui %3144, %c7 : index
                %3239 = arith.muli %3238, %c6 : index
                %3240 = arith.addi %3237, %3239 : index
                %3241 = arith.divui %3240, %c6 : index
                %3242 = arith.muli %3241, %c20 : index
                %3243 = arith.muli %3236, %c14 : index
                %3244 = arith.addi %3242, %3243 : index
                %3245 = arith.remui %3240, %c6 : index
                %3246 = arith.muli %3245, %c7 : index
                %3247 = arith.addi %3244, %3246 : index
                %3248 = arith.addi %3235, %3247 : index
                %3249 = arith.addi %3174, %3248 : index
                %3250 = vector.shuffle %3156, %3156 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3250, %kv[%3249] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3251 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3251 {
            %3252 = wave.lane
            %3253 = arith.muli %3252, %c2 : index
            scf.for %3254 = %3253 to %c5 step %c5 {
              %3255 = arith.addi %3139, %3254 : index
              %3256 = vector.load %15[%3255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3257 = arith.mulf %3256, %3142 : vector<4xf32>
              %3258 = wave.fp8_encode "e4m3" %3257 : vector<4xf32> -> vector<4xi8>
              %3259 = arith.cmpi slt, %3140, %kvHeads : index
              scf.if %3259 {
                %3260 = arith.muli %3140, %c28 : index
                %3261 = arith.addi %3145, %3260 : index
                %3262 = vector.shuffle %3258, %3258 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3263 = arith.divui %3254, %c14 : index
                %3264 = arith.muli %3263, %c20 : index
                %3265 = arith.remui %3254, %c14 : index
                %3266 = arith.muli %3144, %c14 : index
                %3267 = arith.divui %3265, %c2 : index
                %3268 = arith.muli %3267, %c2 : index
                %3269 = arith.remui %3265, %c7 : index
                %3270 = arith.muli %3269, %c7 : index
                %3271 = arith.addi %3268, %3270 : index
                %3272 = arith.divui %3265, %c7 : index
                %3273 = arith.remui %3272, %c7 : index
                %3274 = arith.addi %3271, %3273 : index
                %3275 = arith.addi %3266, %3274 : index
                %3276 = arith.addi %3264, %3275 : index
                %3277 = arith.addi %3261, %3276 : index
                vector.store %3262, %kv[%3277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3278 = arith.subi %3140, %kvHeads : index
                %3279 = arith.muli %3278, %c28 : index
                %3280 = arith.addi %3145, %3279 : index
                %3281 = arith.addi %3254, %c8 : index
                %3282 = arith.divui %3281, %c14 : index
                %3283 = arith.muli %3282, %c20 : index
                %3284 = arith.addi %3283, %c11 : index
                %3285 = arith.remui %3281, %c14 : index
                %3286 = arith.divui %3144, %c7 : index
                %3287 = arith.remui %3144, %c7 : index
                %3288 = arith.muli %3287, %c6 : index
                %3289 = arith.addi %3286, %3288 : index
                %3290 = arith.muli %3285, %c14 : index
                %3291 = arith.divui %3289, %c2 : index
                %3292 = arith.muli %3291, %c2 : index
                %3293 = arith.remui %3289, %c7 : index
                %3294 = arith.muli %3293, %c7 : index
                %3295 = arith.addi %3292, %3294 : index
                %3296 = arith.divui %3289, %c7 : index
                %3297 = arith.remui %3296, %c7 : index
                %3298 = arith.addi %3295, %3297 : index
                %3299 = arith.addi %3290, %3298 : index
                %3300 = arith.addi %3284, %3299 : index
                %3301 = arith.addi %3280, %3300 : index
                %3302 = vector.shuffle %3258, %3258 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3302, %kv[%3301] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3303 = arith.addi %3254, %c9 : index
                %3304 = arith.divui %3303, %c14 : index
                %3305 = arith.muli %3304, %c20 : index
                %3306 = arith.addi %3305, %c11 : index
                %3307 = arith.remui %3303, %c14 : index
                %3308 = arith.divui %3144, %c7 : index
                %3309 = arith.remui %3144, %c7 : index
                %3310 = arith.muli %3309, %c6 : index
                %3311 = arith.addi %3308, %3310 : index
                %3312 = arith.muli %3307, %c14 : index
                %3313 = arith.divui %3311, %c2 : index
                %3314 = arith.muli %3313, %c2 : index
                %3315 = arith.remui %3311, %c7 : index
                %3316 = arith.muli %3315, %c7 : index
                %3317 = arith.addi %3314, %3316 : index
                %3318 = arith.divui %3311, %c7 : index
                %3319 = arith.remui %3318, %c7 : index
                %3320 = arith.addi %3317, %3319 : index
                %3321 = arith.addi %3312, %3320 : index
                %3322 = arith.addi %3306, %3321 : index
                %3323 = arith.addi %3280, %3322 : index
                %3324 = vector.shuffle %3258, %3258 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3324, %kv[%3323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3325 = arith.addi %3254, %c7 : index
                %3326 = arith.divui %3325, %c14 : index
                %3327 = arith.muli %3326, %c20 : index
                %3328 = arith.addi %3327, %c11 : index
                %3329 = arith.remui %3325, %c14 : index
                %3330 = arith.divui %3144, %c7 : index
                %3331 = arith.remui %3144, %c7 : index
                %3332 = arith.muli %3331, %c6 : index
                %3333 = arith.addi %3330, %3332 : index
                %3334 = arith.muli %3329, %c14 : index
                %3335 = arith.divui %3333, %c2 : index
                %3336 = arith.muli %3335, %c2 : index
                %3337 = arith.remui %3333, %c7 : index
                %3338 = arith.muli %3337, %c7 : index
                %3339 = arith.addi %3336, %3338 : index
                %3340 = arith.divui %3333, %c7 : index
                %3341 = arith.remui %3340, %c7 : index
                %3342 = arith.addi %3339, %3341 : index
                %3343 = arith.addi %3334, %3342 : index
                %3344 = arith.addi %3328, %3343 : index
                %3345 = arith.addi %3280, %3344 : index
                %3346 = vector.shuffle %3258, %3258 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3346, %kv[%3345] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3347 = arith.addi %3254, %c21 : index
                %3348 = arith.divui %3347, %c14 : index
                %3349 = arith.muli %3348, %c20 : index
                %3350 = arith.addi %3349, %c11 : index
                %3351 = arith.remui %3347, %c14 : index
                %3352 = arith.divui %3144, %c7 : index
                %3353 = arith.remui %3144, %c7 : index
                %3354 = arith.muli %3353, %c6 : index
                %3355 = arith.addi %3352, %3354 : index
                %3356 = arith.muli %3351, %c14 : index
                %3357 = arith.divui %3355, %c2 : index
                %3358 = arith.muli %3357, %c2 : index
                %3359 = arith.remui %3355, %c7 : index
                %3360 = arith.muli %3359, %c7 : index
                %3361 = arith.addi %3358, %3360 : index
                %3362 = arith.divui %3355, %c7 : index
                %3363 = arith.remui %3362, %c7 : index
                %3364 = arith.addi %3361, %3363 : index
                %3365 = arith.addi %3356, %3364 : index
                %3366 = arith.addi %3350, %3365 : index
                %3367 = arith.addi %3280, %3366 : index
                %3368 = vector.shuffle %3258, %3258 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3368, %kv[%3367] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3369 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3369 {
            %3370 = wave.lane
            %3371 = arith.muli %3370, %c2 : index
            scf.for %3372 = %3371 to %c5 step %c5 {
              %3373 = arith.addi %3139, %3372 : index
              %3374 = vector.load %15[%3373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3375 = arith.mulf %3374, %3142 : vector<4xf32>
              %3376 = wave.fp8_encode "e5m2" %3375 : vector<4xf32> -> vector<4xi8>
              %3377 = arith.cmpi slt, %3140, %kvHeads : index
              scf.if %3377 {
                %3378 = arith.muli %3140, %c28 : index
                %3379 = arith.addi %3145, %3378 : index
                %3380 = vector.shuffle %3376, %3376 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3381 = arith.divui %3372, %c14 : index
                %3382 = arith.muli %3381, %c20 : index
                %3383 = arith.remui %3372, %c14 : index
                %3384 = arith.muli %3144, %c14 : index
                %3385 = arith.divui %3383, %c2 : index
                %3386 = arith.muli %3385, %c2 : index
                %3387 = arith.remui %3383, %c7 : index
                %3388 = arith.muli %3387, %c7 : index
                %3389 = arith.addi %3386, %3388 : index
                %3390 = arith.divui %3383, %c7 : index
                %3391 = arith.remui %3390, %c7 : index
                %3392 = arith.addi %3389, %3391 : index
                %3393 = arith.addi %3384, %3392 : index
                %3394 = arith.addi %3382, %3393 : index
                %3395 = arith.addi %3379, %3394 : index
                vector.store %3380, %kv[%3395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3396 = arith.subi %3140, %kvHeads : index
                %3397 = arith.muli %3396, %c28 : index
                %3398 = arith.addi %3145, %3397 : index
                %3399 = arith.addi %3372, %c8 : index
                %3400 = arith.divui %3399, %c14 : index
                %3401 = arith.muli %3400, %c20 : index
                %3402 = arith.addi %3401, %c11 : index
                %3403 = arith.remui %3399, %c14 : index
                %3404 = arith.divui %3144, %c7 : index
                %3405 = arith.remui %3144, %c7 : index
                %3406 = arith.muli %3405, %c6 : index
                %3407 = arith.addi %3404, %3406 : index
                %3408 = arith.muli %3403, %c14 : index
                %3409 = arith.divui %3407, %c2 : index
                %3410 = arith.muli %3409, %c2 : index
                %3411 = arith.remui %3407, %c7 : index
                %3412 = arith.muli %3411, %c7 : index
                %3413 = arith.addi %3410, %3412 : index
                %3414 = arith.divui %3407, %c7 : index
                %3415 = arith.remui %3414, %c7 : index
                %3416 = arith.addi %3413, %3415 : index
                %3417 = arith.addi %3408, %3416 : index
                %3418 = arith.addi %3402, %3417 : index
                %3419 = arith.addi %3398, %3418 : index
                %3420 = vector.shuffle %3376, %3376 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3420, %kv[%3419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3421 = arith.addi %3372, %c9 : index
                %3422 = arith.divui %3421, %c14 : index
                %3423 = arith.muli %3422, %c20 : index
                %3424 = arith.addi %3423, %c11 : index
                %3425 = arith.remui %3421, %c14 : index
                %3426 = arith.divui %3144, %c7 : index
                %3427 = arith.remui %3144, %c7 : index
                %3428 = arith.muli %3427, %c6 : index
                %3429 = arith.addi %3426, %3428 : index
                %3430 = arith.muli %3425, %c14 : index
                %3431 = arith.divui %3429, %c2 : index
                %3432 = arith.muli %3431, %c2 : index
                %3433 = arith.remui %3429, %c7 : index
                %3434 = arith.muli %3433, %c7 : index
                %3435 = arith.addi %3432, %3434 : index
                %3436 = arith.divui %3429, %c7 : index
                %3437 = arith.remui %3436, %c7 : index
                %3438 = arith.addi %3435, %3437 : index
                %3439 = arith.addi %3430, %3438 : index
                %3440 = arith.addi %3424, %3439 : index
                %3441 = arith.addi %3398, %3440 : index
                %3442 = vector.shuffle %3376, %3376 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3442, %kv[%3441] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3443 = arith.addi %3372, %c7 : index
                %3444 = arith.divui %3443, %c14 : index
                %3445 = arith.muli %3444, %c20 : index
                %3446 = arith.addi %3445, %c11 : index
                %3447 = arith.remui %3443, %c14 : index
                %3448 = arith.divui %3144, %c7 : index
                %3449 = arith.remui %3144, %c7 : index
                %3450 = arith.muli %3449, %c6 : index
                %3451 = arith.addi %3448, %3450 : index
                %3452 = arith.muli %3447, %c14 : index
                %3453 = arith.divui %3451, %c2 : index
                %3454 = arith.muli %3453, %c2 : index
                %3455 = arith.remui %3451, %c7 : index
                %3456 = arith.muli %3455, %c7 : index
                %3457 = arith.addi %3454, %3456 : index
                %3458 = arith.divui %3451, %c7 : index
                %3459 = arith.remui %3458, %c7 : index
                %3460 = arith.addi %3457, %3459 : index
                %3461 = arith.addi %3452, %3460 : index
                %3462 = arith.addi %3446, %3461 : index
                %3463 = arith.addi %3398, %3462 : index
                %3464 = vector.shuffle %3376, %3376 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3464, %kv[%3463] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3465 = arith.addi %3372, %c21 : index
                %3466 = arith.divui %3465, %c14 : index
                %3467 = arith.muli %3466, %c20 : index
                %3468 = arith.addi %3467, %c11 : index
                %3469 = arith.remui %3465, %c14 : index
                %3470 = arith.divui %3144, %c7 : index
                %3471 = arith.remui %3144, %c7 : index
                %3472 = arith.muli %3471, %c6 : index
                %3473 = arith.addi %3470, %3472 : index
                %3474 = arith.muli %3469, %c14 : index
                %3475 = arith.divui %3473, %c2 : index
                %3476 = arith.muli %3475, %c2 : index
                %3477 = arith.remui %3473, %c7 : index
                %3478 = arith.muli %3477, %c7 : index
                %3479 = arith.addi %3476, %3478 : index
                %3480 = arith.divui %3473, %c7 : index
                %3481 = arith.remui %3480, %c7 : index
                %3482 = arith.addi %3479, %3481 : index
                %3483 = arith.addi %3474, %3482 : index
                %3484 = arith.addi %3468, %3483 : index
                %3485 = arith.addi %3398, %3484 : index
                %3486 = vector.shuffle %3376, %3376 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3486, %kv[%3485] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
