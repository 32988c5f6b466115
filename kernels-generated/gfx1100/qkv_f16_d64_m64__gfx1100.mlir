// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=64, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d64_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c11 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 8 : index
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
    %21 = arith.remui %20, %c13 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %18, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c13 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c13 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.remui %c7, %c13 : index
    %31 = arith.divui %30, %c14 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c14 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c14 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c14 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.addi %21, %c13 : index
    %41 = arith.addi %18, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c13 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c7, %c13 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c2 : index
    %48 = arith.remui %c7, %c13 : index
    %49 = arith.divui %48, %c14 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c14 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c14 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c7, %c14 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c4 : index
    %59 = arith.addi %18, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c13 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c7, %c13 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c2 : index
    %66 = arith.remui %c7, %c13 : index
    %67 = arith.divui %66, %c14 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c14 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c14 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c7, %c14 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c15 : index
    %77 = arith.addi %18, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c13 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c7, %c13 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c2 : index
    %84 = arith.remui %c7, %c13 : index
    %85 = arith.divui %84, %c14 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c14 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c14 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c7, %c14 : index
    %93 = arith.addi %91, %92 : index
    %94 = arith.divui %inputFeatures, %c13 : index
    %95 = arith.muli %4, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c6 : index
    %102 = arith.muli %101, %c6 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %115:8 = scf.for %106 = %96 to %105 step %c6 iter_args(%107 = %c16, %108 = %c16, %109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %106, %c7 : index
      %118 = arith.addi %11, %c5 : index
      %119 = arith.muli %117, %c19 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %116, %c13 : index
      %122 = arith.muli %121, %c13 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c20 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %106, %c8 : index
      %131 = arith.addi %11, %c5 : index
      %132 = arith.muli %130, %c19 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %116, %c13 : index
      %135 = arith.muli %134, %c13 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c20 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %106, %c2 : index
      %144 = arith.addi %11, %c5 : index
      %145 = arith.muli %143, %c19 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %116, %c13 : index
      %148 = arith.muli %147, %c13 : index
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
      %160 = arith.remui %116, %c13 : index
      %161 = arith.muli %160, %c13 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = arith.addi %162, %c20 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.addi %106, %c7 : index
      %170 = arith.addi %13, %c5 : index
      %171 = arith.muli %169, %c19 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.remui %116, %c13 : index
      %174 = arith.muli %173, %c13 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<8xf16>
      %178 = arith.addi %175, %c20 : index
      %179 = vector.load %w[%178] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %180 = vector.bitcast %179 : vector<16xi8> to vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = arith.addi %106, %c8 : index
      %183 = arith.addi %13, %c5 : index
      %184 = arith.muli %182, %c19 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.remui %116, %c13 : index
      %187 = arith.muli %186, %c13 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<8xf16>
      %191 = arith.addi %188, %c20 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = arith.addi %106, %c2 : index
      %196 = arith.addi %13, %c5 : index
      %197 = arith.muli %195, %c19 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.remui %116, %c13 : index
      %200 = arith.muli %199, %c13 : index
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
      %212 = arith.remui %116, %c13 : index
      %213 = arith.muli %212, %c13 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = arith.addi %214, %c20 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.muli %106, %c8 : index
      %222 = arith.addi %221, %c7 : index
      %223 = arith.muli %tileRows, %c13 : index
      %224 = arith.muli %222, %223 : index
      %225 = arith.addi %39, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.muli %tileRows, %c14 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %x[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = wave.mma %230, %129, %107 : vector<16xf16>, vector<8xf32>
      %232 = wave.mma %230, %181, %108 : vector<16xf16>, vector<8xf32>
      %233 = arith.muli %106, %c8 : index
      %234 = arith.addi %233, %c7 : index
      %235 = arith.muli %tileRows, %c13 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.addi %57, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c14 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %129, %109 : vector<16xf16>, vector<8xf32>
      %244 = wave.mma %242, %181, %110 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %106, %c8 : index
      %246 = arith.addi %245, %c7 : index
      %247 = arith.muli %tileRows, %c13 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %75, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c14 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %129, %111 : vector<16xf16>, vector<8xf32>
      %256 = wave.mma %254, %181, %112 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %106, %c8 : index
      %258 = arith.addi %257, %c7 : index
      %259 = arith.muli %tileRows, %c13 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %93, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c14 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %129, %113 : vector<16xf16>, vector<8xf32>
      %268 = wave.mma %266, %181, %114 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %106, %c8 : index
      %270 = arith.addi %269, %c8 : index
      %271 = arith.muli %tileRows, %c13 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %39, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c14 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %142, %231 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %194, %232 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %106, %c8 : index
      %282 = arith.addi %281, %c8 : index
      %283 = arith.muli %tileRows, %c13 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %57, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c14 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %142, %243 : vector<16xf16>, vector<8xf32>
      %292 = wave.mma %290, %194, %244 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %106, %c8 : index
      %294 = arith.addi %293, %c8 : index
      %295 = arith.muli %tileRows, %c13 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %75, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c14 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %142, %255 : vector<16xf16>, vector<8xf32>
      %304 = wave.mma %302, %194, %256 : vector<16xf16>, vector<8xf32>
      %305 = arith.muli %106, %c8 : index
      %306 = arith.addi %305, %c8 : index
      %307 = arith.muli %tileRows, %c13 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.addi %93, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c14 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %142, %267 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %194, %268 : vector<16xf16>, vector<8xf32>
      %317 = arith.muli %106, %c8 : index
      %318 = arith.addi %317, %c2 : index
      %319 = arith.muli %tileRows, %c13 : index
      %320 = arith.muli %318, %319 : index
      %321 = arith.addi %39, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c14 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %155, %279 : vector<16xf16>, vector<8xf32>
      %328 = wave.mma %326, %207, %280 : vector<16xf16>, vector<8xf32>
      %329 = arith.muli %106, %c8 : index
      %330 = arith.addi %329, %c2 : index
      %331 = arith.muli %tileRows, %c13 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.addi %57, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = arith.muli %tileRows, %c14 : index
      %336 = arith.addi %333, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = vector.shuffle %334, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = wave.mma %338, %155, %291 : vector<16xf16>, vector<8xf32>
      %340 = wave.mma %338, %207, %292 : vector<16xf16>, vector<8xf32>
      %341 = arith.muli %106, %c8 : index
      %342 = arith.addi %341, %c2 : index
      %343 = arith.muli %tileRows, %c13 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %75, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c14 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %155, %303 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %350, %207, %304 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %106, %c8 : index
      %354 = arith.addi %353, %c2 : index
      %355 = arith.muli %tileRows, %c13 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %93, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c14 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %155, %315 : vector<16xf16>, vector<8xf32>
      %364 = wave.mma %362, %207, %316 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %106, %c8 : index
      %366 = arith.addi %365, %c21 : index
      %367 = arith.muli %tileRows, %c13 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %39, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c14 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %168, %327 : vector<16xf16>, vector<8xf32>
      %376 = wave.mma %374, %220, %328 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %106, %c8 : index
      %378 = arith.addi %377, %c21 : index
      %379 = arith.muli %tileRows, %c13 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %57, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c14 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %168, %339 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %220, %340 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %106, %c8 : index
      %390 = arith.addi %389, %c21 : index
      %391 = arith.muli %tileRows, %c13 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %75, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c14 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %168, %351 : vector<16xf16>, vector<8xf32>
      %400 = wave.mma %398, %220, %352 : vector<16xf16>, vector<8xf32>
      %401 = arith.muli %106, %c8 : index
      %402 = arith.addi %401, %c21 : index
      %403 = arith.muli %tileRows, %c13 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %93, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c14 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %168, %363 : vector<16xf16>, vector<8xf32>
      %412 = wave.mma %410, %220, %364 : vector<16xf16>, vector<8xf32>
      scf.yield %375, %376, %387, %388, %399, %400, %411, %412 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %413 = arith.select %99, %105, %98 : index
    %423:8 = scf.for %414 = %105 to %413 step %c8 iter_args(%415 = %115#0, %416 = %115#1, %417 = %115#2, %418 = %115#3, %419 = %115#4, %420 = %115#5, %421 = %115#6, %422 = %115#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %424 = wave.lane
      %425 = arith.addi %414, %c7 : index
      %426 = arith.addi %11, %c5 : index
      %427 = arith.muli %425, %c19 : index
      %428 = arith.addi %426, %427 : index
      %429 = arith.remui %424, %c13 : index
      %430 = arith.muli %429, %c13 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %w[%431] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %433 = vector.bitcast %432 : vector<16xi8> to vector<8xf16>
      %434 = arith.addi %431, %c20 : index
      %435 = vector.load %w[%434] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %436 = vector.bitcast %435 : vector<16xi8> to vector<8xf16>
      %437 = vector.shuffle %433, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = arith.addi %414, %c7 : index
      %439 = arith.addi %13, %c5 : index
      %440 = arith.muli %438, %c19 : index
      %441 = arith.addi %439, %440 : index
      %442 = arith.remui %424, %c13 : index
      %443 = arith.muli %442, %c13 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %w[%444] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %446 = vector.bitcast %445 : vector<16xi8> to vector<8xf16>
      %447 = arith.addi %444, %c20 : index
      %448 = vector.load %w[%447] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %449 = vector.bitcast %448 : vector<16xi8> to vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = arith.muli %414, %c8 : index
      %452 = arith.addi %451, %c7 : index
      %453 = arith.muli %tileRows, %c13 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %39, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c14 : index
      %458 = arith.addi %455, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = wave.mma %460, %437, %415 : vector<16xf16>, vector<8xf32>
      %462 = wave.mma %460, %450, %416 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %414, %c8 : index
      %464 = arith.addi %463, %c7 : index
      %465 = arith.muli %tileRows, %c13 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %57, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c14 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %437, %417 : vector<16xf16>, vector<8xf32>
      %474 = wave.mma %472, %450, %418 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %414, %c8 : index
      %476 = arith.addi %475, %c7 : index
      %477 = arith.muli %tileRows, %c13 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %75, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c14 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %437, %419 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %450, %420 : vector<16xf16>, vector<8xf32>
      %487 = arith.muli %414, %c8 : index
      %488 = arith.addi %487, %c7 : index
      %489 = arith.muli %tileRows, %c13 : index
      %490 = arith.muli %488, %489 : index
      %491 = arith.addi %93, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.muli %tileRows, %c14 : index
      %494 = arith.addi %491, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = vector.shuffle %492, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %497 = wave.mma %496, %437, %421 : vector<16xf16>, vector<8xf32>
      %498 = wave.mma %496, %450, %422 : vector<16xf16>, vector<8xf32>
      scf.yield %461, %462, %473, %474, %485, %486, %497, %498 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %499 = arith.addi %18, %c7 : index
    %500 = wave.lane
    %501 = arith.muli %3, %c2 : index
    %502 = arith.muli %501, %c20 : index
    %503 = arith.addi %502, %500 : index
    %504 = arith.muli %4, %c10 : index
    %505 = arith.addi %504, %503 : index
    %506 = arith.addi %505, %c7 : index
    %507 = arith.addi %506, %c7 : index
    %508 = vector.extract %423#0[0] : f32 from vector<8xf32>
    memref.store %508, %14[%507] : memref<?xf32>
    %509 = arith.muli %4, %c10 : index
    %510 = arith.addi %509, %503 : index
    %511 = arith.addi %510, %c7 : index
    %512 = arith.addi %511, %c4 : index
    %513 = vector.extract %423#0[1] : f32 from vector<8xf32>
    memref.store %513, %14[%512] : memref<?xf32>
    %514 = arith.muli %4, %c10 : index
    %515 = arith.addi %514, %503 : index
    %516 = arith.addi %515, %c7 : index
    %517 = arith.addi %516, %c11 : index
    %518 = vector.extract %423#0[2] : f32 from vector<8xf32>
    memref.store %518, %14[%517] : memref<?xf32>
    %519 = arith.muli %4, %c10 : index
    %520 = arith.addi %519, %503 : index
    %521 = arith.addi %520, %c7 : index
    %522 = arith.addi %521, %c22 : index
    %523 = vector.extract %423#0[3] : f32 from vector<8xf32>
    memref.store %523, %14[%522] : memref<?xf32>
    %524 = arith.muli %4, %c10 : index
    %525 = arith.addi %524, %503 : index
    %526 = arith.addi %525, %c7 : index
    %527 = arith.addi %526, %c5 : index
    %528 = vector.extract %423#0[4] : f32 from vector<8xf32>
    memref.store %528, %14[%527] : memref<?xf32>
    %529 = arith.muli %4, %c10 : index
    %530 = arith.addi %529, %503 : index
    %531 = arith.addi %530, %c7 : index
    %532 = arith.addi %531, %c23 : index
    %533 = vector.extract %423#0[5] : f32 from vector<8xf32>
    memref.store %533, %14[%532] : memref<?xf32>
    %534 = arith.muli %4, %c10 : index
    %535 = arith.addi %534, %503 : index
    %536 = arith.addi %535, %c7 : index
    %537 = arith.addi %536, %c24 : index
    %538 = vector.extract %423#0[6] : f32 from vector<8xf32>
    memref.store %538, %14[%537] : memref<?xf32>
    %539 = arith.muli %4, %c10 : index
    %540 = arith.addi %539, %503 : index
    %541 = arith.addi %540, %c7 : index
    %542 = arith.addi %541, %c25 : index
    %543 = vector.extract %423#0[7] : f32 from vector<8xf32>
    memref.store %543, %14[%542] : memref<?xf32>
    %544 = arith.muli %4, %c10 : index
    %545 = arith.addi %544, %503 : index
    %546 = arith.addi %545, %c20 : index
    %547 = arith.addi %546, %c7 : index
    %548 = vector.extract %423#1[0] : f32 from vector<8xf32>
    memref.store %548, %14[%547] : memref<?xf32>
    %549 = arith.muli %4, %c10 : index
    %550 = arith.addi %549, %503 : index
    %551 = arith.addi %550, %c20 : index
    %552 = arith.addi %551, %c4 : index
    %553 = vector.extract %423#1[1] : f32 from vector<8xf32>
    memref.store %553, %14[%552] : memref<?xf32>
    %554 = arith.muli %4, %c10 : index
    %555 = arith.addi %554, %503 : index
    %556 = arith.addi %555, %c20 : index
    %557 = arith.addi %556, %c11 : index
    %558 = vector.extract %423#1[2] : f32 from vector<8xf32>
    memref.store %558, %14[%557] : memref<?xf32>
    %559 = arith.muli %4, %c10 : index
    %560 = arith.addi %559, %503 : index
    %561 = arith.addi %560, %c20 : index
    %562 = arith.addi %561, %c22 : index
    %563 = vector.extract %423#1[3] : f32 from vector<8xf32>
    memref.store %563, %14[%562] : memref<?xf32>
    %564 = arith.muli %4, %c10 : index
    %565 = arith.addi %564, %503 : index
    %566 = arith.addi %565, %c20 : index
    %567 = arith.addi %566, %c5 : index
    %568 = vector.extract %423#1[4] : f32 from vector<8xf32>
    memref.store %568, %14[%567] : memref<?xf32>
    %569 = arith.muli %4, %c10 : index
    %570 = arith.addi %569, %503 : index
    %571 = arith.addi %570, %c20 : index
    %572 = arith.addi %571, %c23 : index
    %573 = vector.extract %423#1[5] : f32 from vector<8xf32>
    memref.store %573, %14[%572] : memref<?xf32>
    %574 = arith.muli %4, %c10 : index
    %575 = arith.addi %574, %503 : index
    %576 = arith.addi %575, %c20 : index
    %577 = arith.addi %576, %c24 : index
    %578 = vector.extract %423#1[6] : f32 from vector<8xf32>
    memref.store %578, %14[%577] : memref<?xf32>
    %579 = arith.muli %4, %c10 : index
    %580 = arith.addi %579, %503 : index
    %581 = arith.addi %580, %c20 : index
    %582 = arith.addi %581, %c25 : index
    %583 = vector.extract %423#1[7] : f32 from vector<8xf32>
    memref.store %583, %14[%582] : memref<?xf32>
    wave.barrier
    %584 = arith.muli %4, %c8 : index
    %585 = arith.addi %584, %c7 : index
    %586 = arith.muli %585, %c2 : index
    %587 = arith.divui %500, %c13 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.addi %499, %588 : index
    %590 = arith.cmpi slt, %589, %17 : index
    scf.if %590 {
      %591 = arith.cmpi eq, %hasFactors, %c8 : index
      %592 = memref.load %factors[%589] : memref<?xf32>
      %593 = arith.select %591, %592, %c27 : f32
      %594 = arith.addi %503, %c7 : index
      %595 = arith.muli %585, %c4 : index
      %596 = arith.addi %594, %595 : index
      %597 = memref.load %14[%596] : memref<?xf32>
      %598 = arith.addi %596, %c10 : index
      %599 = memref.load %14[%598] : memref<?xf32>
      %600 = arith.addf %597, %599 : f32
      %601 = arith.addi %596, %c28 : index
      %602 = memref.load %14[%601] : memref<?xf32>
      %603 = arith.addf %600, %602 : f32
      %604 = arith.addi %596, %c29 : index
      %605 = memref.load %14[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.addi %596, %c30 : index
      %608 = memref.load %14[%607] : memref<?xf32>
      %609 = arith.addf %606, %608 : f32
      %610 = arith.addi %596, %c31 : index
      %611 = memref.load %14[%610] : memref<?xf32>
      %612 = arith.addf %609, %611 : f32
      %613 = arith.addi %596, %c32 : index
      %614 = memref.load %14[%613] : memref<?xf32>
      %615 = arith.addf %612, %614 : f32
      %616 = arith.addi %596, %c33 : index
      %617 = memref.load %14[%616] : memref<?xf32>
      %618 = arith.addf %615, %617 : f32
      %619 = arith.remui %500, %c13 : index
      %620 = arith.muli %619, %c6 : index
      %621 = arith.addi %11, %620 : index
      %622 = vector.load %w[%621] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %623 = vector.bitcast %622 : vector<4xi8> to vector<1xf32>
      %624 = vector.extract %623[0] : f32 from vector<1xf32>
      %625 = arith.mulf %624, %593 : f32
      %626 = arith.mulf %618, %625 : f32
      %627 = arith.muli %3, %c2 : index
      %628 = arith.addi %627, %c7 : index
      %629 = arith.muli %628, %c13 : index
      %630 = arith.remui %500, %c13 : index
      %631 = arith.addi %629, %630 : index
      %632 = arith.muli %588, %c11 : index
      %633 = arith.addi %632, %631 : index
      memref.store %626, %15[%633] : memref<?xf32>
      %634 = arith.addi %503, %c20 : index
      %635 = arith.muli %585, %c4 : index
      %636 = arith.addi %634, %635 : index
      %637 = memref.load %14[%636] : memref<?xf32>
      %638 = arith.addi %636, %c10 : index
      %639 = memref.load %14[%638] : memref<?xf32>
      %640 = arith.addf %637, %639 : f32
      %641 = arith.addi %636, %c28 : index
      %642 = memref.load %14[%641] : memref<?xf32>
      %643 = arith.addf %640, %642 : f32
      %644 = arith.addi %636, %c29 : index
      %645 = memref.load %14[%644] : memref<?xf32>
      %646 = arith.addf %643, %645 : f32
      %647 = arith.addi %636, %c30 : index
      %648 = memref.load %14[%647] : memref<?xf32>
      %649 = arith.addf %646, %648 : f32
      %650 = arith.addi %636, %c31 : index
      %651 = memref.load %14[%650] : memref<?xf32>
      %652 = arith.addf %649, %651 : f32
      %653 = arith.addi %636, %c32 : index
      %654 = memref.load %14[%653] : memref<?xf32>
      %655 = arith.addf %652, %654 : f32
      %656 = arith.addi %636, %c33 : index
      %657 = memref.load %14[%656] : memref<?xf32>
      %658 = arith.addf %655, %657 : f32
      %659 = arith.remui %500, %c13 : index
      %660 = arith.muli %659, %c6 : index
      %661 = arith.addi %13, %660 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %664, %593 : f32
      %666 = arith.mulf %658, %665 : f32
      %667 = arith.muli %3, %c2 : index
      %668 = arith.addi %667, %c8 : index
      %669 = arith.muli %668, %c13 : index
      %670 = arith.remui %500, %c13 : index
      %671 = arith.addi %669, %670 : index
      %672 = arith.muli %588, %c11 : index
      %673 = arith.addi %672, %671 : index
      memref.store %666, %15[%673] : memref<?xf32>
    }
    wave.barrier
    %674 = arith.addi %18, %c7 : index
    %675 = wave.wave
    %676 = arith.addi %675, %c7 : index
    %677 = arith.addi %674, %676 : index
    %678 = arith.cmpi slt, %677, %17 : index
    scf.if %678 {
      %679 = arith.addi %674, %676 : index
      %680 = arith.muli %676, %c11 : index
      %681 = wave.lane
      %682 = arith.addi %681, %c7 : index
      %683 = arith.cmpi eq, %hasBias, %c8 : index
      %684 = arith.addi %680, %682 : index
      %685 = memref.load %15[%684] : memref<?xf32>
      %686 = arith.muli %0, %c11 : index
      %687 = arith.addi %686, %682 : index
      %688 = memref.load %bias[%687] : memref<?xf32>
      %689 = arith.addf %685, %688 : f32
      %690 = arith.select %683, %689, %685 : f32
      %691 = arith.addi %682, %c4 : index
      %692 = arith.cmpi eq, %hasBias, %c8 : index
      %693 = arith.addi %680, %691 : index
      %694 = memref.load %15[%693] : memref<?xf32>
      %695 = arith.muli %0, %c11 : index
      %696 = arith.addi %695, %691 : index
      %697 = memref.load %bias[%696] : memref<?xf32>
      %698 = arith.addf %694, %697 : f32
      %699 = arith.select %692, %698, %694 : f32
      %700 = arith.addi %heads, %kvHeads : index
      %701 = arith.cmpi slt, %0, %700 : index
      scf.if %701 {
        %702 = arith.addi %positionsAt, %679 : index
        %703 = memref.load %step[%702] : memref<?xi32>
        %704 = arith.index_cast %703 : i32 to index
        %705 = arith.cmpi eq, %hasNorm, %c8 : index
        %706 = math.fma %690, %690, %c37 : f32
        %707 = math.fma %699, %699, %706 : f32
        %708 = vector.broadcast %707 : f32 to vector<1xf32>
        %709 = wave.reduce "add" %708 : vector<1xf32>
        %710 = arith.mulf %709, %inverseHeadDim : f32
        %711 = arith.addf %710, %epsilon : f32
        %712 = math.sqrt %711 : f32
        %713 = arith.divf %c27, %712 : f32
        %714 = arith.cmpi slt, %0, %heads : index
        %715 = arith.addi %682, %c4 : index
        %716 = memref.load %query_norm[%682] : memref<?xf32>
        %717 = memref.load %key_norm[%682] : memref<?xf32>
        %718 = arith.select %714, %716, %717 : f32
        %719 = arith.mulf %690, %713 : f32
        %720 = arith.mulf %719, %718 : f32
        %721 = arith.select %705, %720, %690 : f32
        %722 = memref.load %query_norm[%715] : memref<?xf32>
        %723 = memref.load %key_norm[%715] : memref<?xf32>
        %724 = arith.select %714, %722, %723 : f32
        %725 = arith.mulf %699, %713 : f32
        %726 = arith.mulf %725, %724 : f32
        %727 = arith.select %705, %726, %699 : f32
        %728 = arith.remui %704, %c20 : index
        %729 = arith.muli %728, %c11 : index
        %730 = arith.addi %729, %682 : index
        %731 = arith.divui %704, %c20 : index
        %732 = arith.addi %731, %c20 : index
        %733 = arith.muli %732, %c11 : index
        %734 = arith.addi %733, %682 : index
        %735 = memref.load %rope[%730] : memref<?xf32>
        %736 = arith.addi %730, %c4 : index
        %737 = memref.load %rope[%736] : memref<?xf32>
        %738 = memref.load %rope[%734] : memref<?xf32>
        %739 = arith.addi %734, %c4 : index
        %740 = memref.load %rope[%739] : memref<?xf32>
        %741 = arith.mulf %738, %735 : f32
        %742 = arith.mulf %740, %737 : f32
        %743 = arith.subf %741, %742 : f32
        %744 = arith.mulf %740, %735 : f32
        %745 = arith.mulf %738, %737 : f32
        %746 = arith.addf %744, %745 : f32
        %747 = arith.mulf %721, %743 : f32
        %748 = arith.mulf %727, %746 : f32
        %749 = arith.subf %747, %748 : f32
        %750 = arith.mulf %727, %743 : f32
        %751 = arith.mulf %721, %746 : f32
        %752 = arith.addf %750, %751 : f32
        %753 = arith.cmpi slt, %0, %heads : index
        scf.if %753 {
          %754 = arith.muli %679, %heads : index
          %755 = arith.addi %754, %0 : index
          %756 = arith.muli %755, %c11 : index
          %757 = arith.addi %756, %682 : index
          memref.store %749, %q[%757] : memref<?xf32>
          %758 = arith.addi %757, %c4 : index
          memref.store %752, %q[%758] : memref<?xf32>
        } else {
          %759 = arith.addi %680, %682 : index
          memref.store %749, %15[%759] : memref<?xf32>
          %760 = arith.addi %680, %682 : index
          %761 = arith.addi %760, %c4 : index
          memref.store %752, %15[%761] : memref<?xf32>
        }
      } else {
        %762 = arith.cmpi slt, %0, %heads : index
        scf.if %762 {
          %763 = arith.muli %679, %heads : index
          %764 = arith.addi %763, %0 : index
          %765 = arith.muli %764, %c11 : index
          %766 = arith.addi %765, %682 : index
          memref.store %690, %q[%766] : memref<?xf32>
          %767 = arith.addi %766, %c4 : index
          memref.store %699, %q[%767] : memref<?xf32>
        } else {
          %768 = arith.addi %680, %682 : index
          memref.store %690, %15[%768] : memref<?xf32>
          %769 = arith.addi %680, %682 : index
          %770 = arith.addi %769, %c4 : index
          memref.store %699, %15[%770] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %771 = arith.cmpi sge, %0, %heads : index
    scf.if %771 {
      %772 = arith.addi %675, %c7 : index
      %773 = arith.addi %674, %772 : index
      %774 = arith.cmpi slt, %773, %17 : index
      scf.if %774 {
        %775 = arith.addi %674, %772 : index
        %776 = arith.addi %slotsAt, %775 : index
        %777 = memref.load %step[%776] : memref<?xi32>
        %778 = arith.index_cast %777 : i32 to index
        %779 = arith.cmpi sge, %778, %c7 : index
        scf.if %779 {
          %780 = arith.muli %772, %c11 : index
          %781 = arith.subi %0, %heads : index
          %782 = memref.load %scales[%781] : memref<?xf32>
          %783 = vector.broadcast %782 : f32 to vector<4xf32>
          %784 = arith.divui %778, %c13 : index
          %785 = arith.remui %778, %c13 : index
          %786 = arith.muli %784, %pageBytes : index
          %787 = arith.cmpi eq, %codec, %c7 : index
          scf.if %787 {
            %788 = wave.lane
            %789 = arith.muli %788, %c6 : index
            scf.for %790 = %789 to %c11 step %c5 {
              %791 = arith.addi %780, %790 : index
              %792 = vector.load %15[%791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %793 = arith.mulf %792, %783 : vector<4xf32>
              %794 = arith.minimumf %793, %c43 : vector<4xf32>
              %795 = arith.maximumf %794, %c44 : vector<4xf32>
              %796 = arith.truncf %795 : vector<4xf32> to vector<4xf16>
              %797 = vector.bitcast %796 : vector<4xf16> to vector<8xi8>
              %798 = arith.cmpi slt, %781, %kvHeads : index
              scf.if %798 {
                %799 = arith.muli %781, %c30 : index
                %800 = arith.addi %786, %799 : index
                %801 = arith.divui %790, %c13 : index
                %802 = arith.muli %801, %c19 : index
                %803 = arith.remui %790, %c13 : index
                %804 = arith.divui %803, %c14 : index
                %805 = arith.muli %804, %c20 : index
                %806 = arith.muli %785, %c13 : index
                %807 = arith.addi %805, %806 : index
                %808 = arith.remui %803, %c14 : index
                %809 = arith.muli %808, %c2 : index
                %810 = arith.addi %807, %809 : index
                %811 = arith.addi %802, %810 : index
                %812 = arith.addi %800, %811 : index
                vector.store %797, %kv[%812] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %813 = arith.subi %781, %kvHeads : index
                %814 = arith.muli %813, %c30 : index
                %815 = arith.addi %786, %814 : index
                %816 = arith.addi %790, %c7 : index
                %817 = arith.divui %816, %c13 : index
                %818 = arith.muli %817, %c19 : index
                %819 = arith.addi %818, %c28 : index
                %820 = arith.remui %816, %c13 : index
                %821 = arith.divui %785, %c2 : index
                %822 = arith.remui %785, %c2 : index
                %823 = arith.muli %822, %c14 : index
                %824 = arith.addi %821, %823 : index
                %825 = arith.divui %824, %c14 : index
                %826 = arith.muli %825, %c20 : index
                %827 = arith.muli %820, %c13 : index
                %828 = arith.addi %826, %827 : index
                %829 = arith.remui %824, %c14 : index
                %830 = arith.muli %829, %c2 : index
                %831 = arith.addi %828, %830 : index
                %832 = arith.addi %819, %831 : index
                %833 = arith.addi %815, %832 : index
                %834 = vector.shuffle %797, %797 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %834, %kv[%833] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %835 = arith.addi %790, %c8 : index
                %836 = arith.divui %835, %c13 : index
                %837 = arith.muli %836, %c19 : index
                %838 = arith.addi %837, %c28 : index
                %839 = arith.remui %835, %c13 : index
                %840 = arith.divui %785, %c2 : index
                %841 = arith.remui %785, %c2 : index
                %842 = arith.muli %841, %c14 : index
                %843 = arith.addi %840, %842 : index
                %844 = arith.divui %843, %c14 : index
                %845 = arith.muli %844, %c20 : index
                %846 = arith.muli %839, %c13 : index
                %847 = arith.addi %845, %846 : index
                %848 = arith.remui %843, %c14 : index
                %849 = arith.muli %848, %c2 : index
                %850 = arith.addi %847, %849 : index
                %851 = arith.addi %838, %850 : index
                %852 = arith.addi %815, %851 : index
                %853 = vector.shuffle %797, %797 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %853, %kv[%852] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %854 = arith.addi %790, %c2 : index
                %855 = arith.divui %854, %c13 : index
                %856 = arith.muli %855, %c19 : index
                %857 = arith.addi %856, %c28 : index
                %858 = arith.remui %854, %c13 : index
                %859 = arith.divui %785, %c2 : index
                %860 = arith.remui %785, %c2 : index
                %861 = arith.muli %860, %c14 : index
                %862 = arith.addi %859, %861 : index
                %863 = arith.divui %862, %c14 : index
                %864 = arith.muli %863, %c20 : index
                %865 = arith.muli %858, %c13 : index
                %866 = arith.addi %864, %865 : index
                %867 = arith.remui %862, %c14 : index
                %868 = arith.muli %867, %c2 : index
                %869 = arith.addi %866, %868 : index
                %870 = arith.addi %857, %869 : index
                %871 = arith.addi %815, %870 : index
                %872 = vector.shuffle %797, %797 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %872, %kv[%871] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %873 = arith.addi %790, %c21 : index
                %874 = arith.divui %873, %c13 : index
                %875 = arith.muli %874, %c19 : index
                %876 = arith.addi %875, %c28 : index
                %877 = arith.remui %873, %c13 : index
                %878 = arith.divui %785, %c2 : index
                %879 = arith.remui %785, %c2 : index
                %880 = arith.muli %879, %c14 : index
                %881 = arith.addi %878, %880 : index
                %882 = arith.divui %881, %c14 : index
                %883 = arith.muli %882, %c20 : index
                %884 = arith.muli %877, %c13 : index
                %885 = arith.addi %883, %884 : index
                %886 = arith.remui %881, %c14 : index
                %887 = arith.muli %886, %c2 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.addi %876, %888 : index
                %890 = arith.addi %815, %889 : index
                %891 = vector.shuffle %797, %797 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %891, %kv[%890] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %892 = arith.cmpi eq, %codec, %c8 : index
          scf.if %892 {
            %893 = wave.lane
            %894 = arith.muli %893, %c6 : index
            scf.for %895 = %894 to %c11 step %c5 {
              %896 = arith.addi %780, %895 : index
              %897 = vector.load %15[%896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %898 = arith.mulf %897, %783 : vector<4xf32>
              %899 = wave.fp8_encode "e4m3" %898 : vector<4xf32> -> vector<4xi8>
              %900 = arith.cmpi slt, %781, %kvHeads : index
              scf.if %900 {
                %901 = arith.muli %781, %c28 : index
                %902 = arith.addi %786, %901 : index
                %903 = vector.shuffle %899, %899 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %904 = arith.divui %895, %c13 : index
                %905 = arith.muli %904, %c20 : index
                %906 = arith.remui %895, %c13 : index
                %907 = arith.muli %785, %c13 : index
                %908 = arith.divui %906, %c6 : index
                %909 = arith.muli %908, %c6 : index
                %910 = arith.remui %906, %c2 : index
                %911 = arith.muli %910, %c2 : index
                %912 = arith.addi %909, %911 : index
                %913 = arith.divui %906, %c2 : index
                %914 = arith.remui %913, %c2 : index
                %915 = arith.addi %912, %914 : index
                %916 = arith.addi %907, %915 : index
                %917 = arith.addi %905, %916 : index
                %918 = arith.addi %902, %917 : index
                vector.store %903, %kv[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %919 = arith.subi %781, %kvHeads : index
                %920 = arith.muli %919, %c28 : index
                %921 = arith.addi %786, %920 : index
                %922 = arith.addi %895, %c7 : index
                %923 = arith.divui %922, %c13 : index
                %924 = arith.muli %923, %c20 : index
                %925 = arith.addi %924, %c10 : index
                %926 = arith.remui %922, %c13 : index
                %927 = arith.divui %785, %c2 : index
                %928 = arith.remui %785, %c2 : index
                %929 = arith.muli %928, %c14 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.muli %926, %c13 : index
                %932 = arith.divui %930, %c6 : index
                %933 = arith.muli %932, %c6 : index
                %934 = arith.remui %930, %c2 : index
                %935 = arith.muli %934, %c2 : index
                %936 = arith.addi %933, %935 : index
                %937 = arith.divui %930, %c2 : index
                %938 = arith.remui %937, %c2 : index
                %939 = arith.addi %936, %938 : index
                %940 = arith.addi %931, %939 : index
                %941 = arith.addi %925, %940 : index
                %942 = arith.addi %921, %941 : index
                %943 = vector.shuffle %899, %899 [0] : vector<4xi8>, vector<4xi8>
                vector.store %943, %kv[%942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %944 = arith.addi %895, %c8 : index
                %945 = arith.divui %944, %c13 : index
                %946 = arith.muli %945, %c20 : index
                %947 = arith.addi %946, %c10 : index
                %948 = arith.remui %944, %c13 : index
                %949 = arith.divui %785, %c2 : index
                %950 = arith.remui %785, %c2 : index
                %951 = arith.muli %950, %c14 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.muli %948, %c13 : index
                %954 = arith.divui %952, %c6 : index
                %955 = arith.muli %954, %c6 : index
                %956 = arith.remui %952, %c2 : index
                %957 = arith.muli %956, %c2 : index
                %958 = arith.addi %955, %957 : index
                %959 = arith.divui %952, %c2 : index
                %960 = arith.remui %959, %c2 : index
                %961 = arith.addi %958, %960 : index
                %962 = arith.addi %953, %961 : index
                %963 = arith.addi %947, %962 : index
                %964 = arith.addi %921, %963 : index
                %965 = vector.shuffle %899, %899 [1] : vector<4xi8>, vector<4xi8>
                vector.store %965, %kv[%964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %966 = arith.addi %895, %c2 : index
                %967 = arith.divui %966, %c13 : index
                %968 = arith.muli %967, %c20 : index
                %969 = arith.addi %968, %c10 : index
                %970 = arith.remui %966, %c13 : index
                %971 = arith.divui %785, %c2 : index
                %972 = arith.remui %785, %c2 : index
                %973 = arith.muli %972, %c14 : index
                %974 = arith.addi %971, %973 : index
                %975 = arith.muli %970, %c13 : index
                %976 = arith.divui %974, %c6 : index
                %977 = arith.muli %976, %c6 : index
                %978 = arith.remui %974, %c2 : index
                %979 = arith.muli %978, %c2 : index
                %980 = arith.addi %977, %979 : index
                %981 = arith.divui %974, %c2 : index
                %982 = arith.remui %981, %c2 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.addi %975, %983 : index
                %985 = arith.addi %969, %984 : index
                %986 = arith.addi %921, %985 : index
                %987 = vector.shuffle %899, %899 [2] : vector<4xi8>, vector<4xi8>
                vector.store %987, %kv[%986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %988 = arith.addi %895, %c21 : index
                %989 = arith.divui %988, %c13 : index
                %990 = arith.muli %989, %c20 : index
                %991 = arith.addi %990, %c10 : index
                %992 = arith.remui %988, %c13 : index
                %993 = arith.divui %785, %c2 : index
                %994 = arith.remui %785, %c2 : index
                %995 = arith.muli %994, %c14 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.muli %992, %c13 : index
                %998 = arith.divui %996, %c6 : index
                %999 = arith.muli %998, %c6 : index
                %1000 = arith.remui %996, %c2 : index
                %1001 = arith.muli %1000, %c2 : index
                %1002 = arith.addi %999, %1001 : index
                %1003 = arith.divui %996, %c2 : index
                %1004 = arith.remui %1003, %c2 : index
                %1005 = arith.addi %1002, %1004 : index
                %1006 = arith.addi %997, %1005 : index
                %1007 = arith.addi %991, %1006 : index
                %1008 = arith.addi %921, %1007 : index
                %1009 = vector.shuffle %899, %899 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1009, %kv[%1008] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1010 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1010 {
            %1011 = wave.lane
            %1012 = arith.muli %1011, %c6 : index
            scf.for %1013 = %1012 to %c11 step %c5 {
              %1014 = arith.addi %780, %1013 : index
              %1015 = vector.load %15[%1014] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.mulf %1015, %783 : vector<4xf32>
              %1017 = wave.fp8_encode "e5m2" %1016 : vector<4xf32> -> vector<4xi8>
              %1018 = arith.cmpi slt, %781, %kvHeads : index
              scf.if %1018 {
                %1019 = arith.muli %781, %c28 : index
                %1020 = arith.addi %786, %1019 : index
                %1021 = vector.shuffle %1017, %1017 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1022 = arith.divui %1013, %c13 : index
                %1023 = arith.muli %1022, %c20 : index
                %1024 = arith.remui %1013, %c13 : index
                %1025 = arith.muli %785, %c13 : index
                %1026 = arith.divui %1024, %c6 : index
                %1027 = arith.muli %1026, %c6 : index
                %1028 = arith.remui %1024, %c2 : index
                %1029 = arith.muli %1028, %c2 : index
                %1030 = arith.addi %1027, %1029 : index
                %1031 = arith.divui %1024, %c2 : index
                %1032 = arith.remui %1031, %c2 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.addi %1025, %1033 : index
                %1035 = arith.addi %1023, %1034 : index
                %1036 = arith.addi %1020, %1035 : index
                vector.store %1021, %kv[%1036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1037 = arith.subi %781, %kvHeads : index
                %1038 = arith.muli %1037, %c28 : index
                %1039 = arith.addi %786, %1038 : index
                %1040 = arith.addi %1013, %c7 : index
                %1041 = arith.divui %1040, %c13 : index
                %1042 = arith.muli %1041, %c20 : index
                %1043 = arith.addi %1042, %c10 : index
                %1044 = arith.remui %1040, %c13 : index
                %1045 = arith.divui %785, %c2 : index
                %1046 = arith.remui %785, %c2 : index
                %1047 = arith.muli %1046, %c14 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.muli %1044, %c13 : index
                %1050 = arith.divui %1048, %c6 : index
                %1051 = arith.muli %1050, %c6 : index
                %1052 = arith.remui %1048, %c2 : index
                %1053 = arith.muli %1052, %c2 : index
                %1054 = arith.addi %1051, %1053 : index
                %1055 = arith.divui %1048, %c2 : index
                %1056 = arith.remui %1055, %c2 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.addi %1049, %1057 : index
                %1059 = arith.addi %1043, %1058 : index
                %1060 = arith.addi %1039, %1059 : index
                %1061 = vector.shuffle %1017, %1017 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1061, %kv[%1060] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1062 = arith.addi %1013, %c8 : index
                %1063 = arith.divui %1062, %c13 : index
                %1064 = arith.muli %1063, %c20 : index
                %1065 = arith.addi %1064, %c10 : index
                %1066 = arith.remui %1062, %c13 : index
                %1067 = arith.divui %785, %c2 : index
                %1068 = arith.remui %785, %c2 : index
                %1069 = arith.muli %1068, %c14 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.muli %1066, %c13 : index
                %1072 = arith.divui %1070, %c6 : index
                %1073 = arith.muli %1072, %c6 : index
                %1074 = arith.remui %1070, %c2 : index
                %1075 = arith.muli %1074, %c2 : index
                %1076 = arith.addi %1073, %1075 : index
                %1077 = arith.divui %1070, %c2 : index
                %1078 = arith.remui %1077, %c2 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.addi %1071, %1079 : index
                %1081 = arith.addi %1065, %1080 : index
                %1082 = arith.addi %1039, %1081 : index
                %1083 = vector.shuffle %1017, %1017 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1083, %kv[%1082] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1084 = arith.addi %1013, %c2 : index
                %1085 = arith.divui %1084, %c13 : index
                %1086 = arith.muli %1085, %c20 : index
                %1087 = arith.addi %1086, %c10 : index
                %1088 = arith.remui %1084, %c13 : index
                %1089 = arith.divui %785, %c2 : index
                %1090 = arith.remui %785, %c2 : index
                %1091 = arith.muli %1090, %c14 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.muli %1088, %c13 : index
                %1094 = arith.divui %1092, %c6 : index
                %1095 = arith.muli %1094, %c6 : index
                %1096 = arith.remui %1092, %c2 : index
                %1097 = arith.muli %1096, %c2 : index
                %1098 = arith.addi %1095, %1097 : index
                %1099 = arith.divui %1092, %c2 : index
                %1100 = arith.remui %1099, %c2 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.addi %1093, %1101 : index
                %1103 = arith.addi %1087, %1102 : index
                %1104 = arith.addi %1039, %1103 : index
                %1105 = vector.shuffle %1017, %1017 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1105, %kv[%1104] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1106 = arith.addi %1013, %c21 : index
                %1107 = arith.divui %1106, %c13 : index
                %1108 = arith.muli %1107, %c20 : index
                %1109 = arith.addi %1108, %c10 : index
                %1110 = arith.remui %1106, %c13 : index
                %1111 = arith.divui %785, %c2 : index
                %1112 = arith.remui %785, %c2 : index
                %1113 = arith.muli %1112, %c14 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.muli %1110, %c13 : index
                %1116 = arith.divui %1114, %c6 : index
                %1117 = arith.muli %1116, %c6 : index
                %1118 = arith.remui %1114, %c2 : index
                %1119 = arith.muli %1118, %c2 : index
                %1120 = arith.addi %1117, %1119 : index
                %1121 = arith.divui %1114, %c2 : index
                %1122 = arith.remui %1121, %c2 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.addi %1115, %1123 : index
                %1125 = arith.addi %1109, %1124 : index
                %1126 = arith.addi %1039, %1125 : index
                %1127 = vector.shuffle %1017, %1017 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1127, %kv[%1126] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1128 = arith.addi %18, %c13 : index
    %1129 = wave.lane
    %1130 = arith.muli %3, %c2 : index
    %1131 = arith.muli %1130, %c20 : index
    %1132 = arith.addi %1131, %1129 : index
    %1133 = arith.muli %4, %c10 : index
    %1134 = arith.addi %1133, %1132 : index
    %1135 = arith.addi %1134, %c7 : index
    %1136 = arith.addi %1135, %c7 : index
    %1137 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1137, %14[%1136] : memref<?xf32>
    %1138 = arith.muli %4, %c10 : index
    %1139 = arith.addi %1138, %1132 : index
    %1140 = arith.addi %1139, %c7 : index
    %1141 = arith.addi %1140, %c4 : index
    %1142 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1142, %14[%1141] : memref<?xf32>
    %1143 = arith.muli %4, %c10 : index
    %1144 = arith.addi %1143, %1132 : index
    %1145 = arith.addi %1144, %c7 : index
    %1146 = arith.addi %1145, %c11 : index
    %1147 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1147, %14[%1146] : memref<?xf32>
    %1148 = arith.muli %4, %c10 : index
    %1149 = arith.addi %1148, %1132 : index
    %1150 = arith.addi %1149, %c7 : index
    %1151 = arith.addi %1150, %c22 : index
    %1152 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1152, %14[%1151] : memref<?xf32>
    %1153 = arith.muli %4, %c10 : index
    %1154 = arith.addi %1153, %1132 : index
    %1155 = arith.addi %1154, %c7 : index
    %1156 = arith.addi %1155, %c5 : index
    %1157 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1157, %14[%1156] : memref<?xf32>
    %1158 = arith.muli %4, %c10 : index
    %1159 = arith.addi %1158, %1132 : index
    %1160 = arith.addi %1159, %c7 : index
    %1161 = arith.addi %1160, %c23 : index
    %1162 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1162, %14[%1161] : memref<?xf32>
    %1163 = arith.muli %4, %c10 : index
    %1164 = arith.addi %1163, %1132 : index
    %1165 = arith.addi %1164, %c7 : index
    %1166 = arith.addi %1165, %c24 : index
    %1167 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1167, %14[%1166] : memref<?xf32>
    %1168 = arith.muli %4, %c10 : index
    %1169 = arith.addi %1168, %1132 : index
    %1170 = arith.addi %1169, %c7 : index
    %1171 = arith.addi %1170, %c25 : index
    %1172 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1172, %14[%1171] : memref<?xf32>
    %1173 = arith.muli %4, %c10 : index
    %1174 = arith.addi %1173, %1132 : index
    %1175 = arith.addi %1174, %c20 : index
    %1176 = arith.addi %1175, %c7 : index
    %1177 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1177, %14[%1176] : memref<?xf32>
    %1178 = arith.muli %4, %c10 : index
    %1179 = arith.addi %1178, %1132 : index
    %1180 = arith.addi %1179, %c20 : index
    %1181 = arith.addi %1180, %c4 : index
    %1182 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1182, %14[%1181] : memref<?xf32>
    %1183 = arith.muli %4, %c10 : index
    %1184 = arith.addi %1183, %1132 : index
    %1185 = arith.addi %1184, %c20 : index
    %1186 = arith.addi %1185, %c11 : index
    %1187 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1187, %14[%1186] : memref<?xf32>
    %1188 = arith.muli %4, %c10 : index
    %1189 = arith.addi %1188, %1132 : index
    %1190 = arith.addi %1189, %c20 : index
    %1191 = arith.addi %1190, %c22 : index
    %1192 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1192, %14[%1191] : memref<?xf32>
    %1193 = arith.muli %4, %c10 : index
    %1194 = arith.addi %1193, %1132 : index
    %1195 = arith.addi %1194, %c20 : index
    %1196 = arith.addi %1195, %c5 : index
    %1197 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1197, %14[%1196] : memref<?xf32>
    %1198 = arith.muli %4, %c10 : index
    %1199 = arith.addi %1198, %1132 : index
    %1200 = arith.addi %1199, %c20 : index
    %1201 = arith.addi %1200, %c23 : index
    %1202 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1202, %14[%1201] : memref<?xf32>
    %1203 = arith.muli %4, %c10 : index
    %1204 = arith.addi %1203, %1132 : index
    %1205 = arith.addi %1204, %c20 : index
    %1206 = arith.addi %1205, %c24 : index
    %1207 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1207, %14[%1206] : memref<?xf32>
    %1208 = arith.muli %4, %c10 : index
    %1209 = arith.addi %1208, %1132 : index
    %1210 = arith.addi %1209, %c20 : index
    %1211 = arith.addi %1210, %c25 : index
    %1212 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1212, %14[%1211] : memref<?xf32>
    wave.barrier
    %1213 = arith.muli %4, %c8 : index
    %1214 = arith.addi %1213, %c7 : index
    %1215 = arith.muli %1214, %c2 : index
    %1216 = arith.divui %1129, %c13 : index
    %1217 = arith.addi %1215, %1216 : index
    %1218 = arith.addi %1128, %1217 : index
    %1219 = arith.cmpi slt, %1218, %17 : index
    scf.if %1219 {
      %1220 = arith.cmpi eq, %hasFactors, %c8 : index
      %1221 = memref.load %factors[%1218] : memref<?xf32>
      %1222 = arith.select %1220, %1221, %c27 : f32
      %1223 = arith.addi %1132, %c7 : index
      %1224 = arith.muli %1214, %c4 : index
      %1225 = arith.addi %1223, %1224 : index
      %1226 = memref.load %14[%1225] : memref<?xf32>
      %1227 = arith.addi %1225, %c10 : index
      %1228 = memref.load %14[%1227] : memref<?xf32>
      %1229 = arith.addf %1226, %1228 : f32
      %1230 = arith.addi %1225, %c28 : index
      %1231 = memref.load %14[%1230] : memref<?xf32>
      %1232 = arith.addf %1229, %1231 : f32
      %1233 = arith.addi %1225, %c29 : index
      %1234 = memref.load %14[%1233] : memref<?xf32>
      %1235 = arith.addf %1232, %1234 : f32
      %1236 = arith.addi %1225, %c30 : index
      %1237 = memref.load %14[%1236] : memref<?xf32>
      %1238 = arith.addf %1235, %1237 : f32
      %1239 = arith.addi %1225, %c31 : index
      %1240 = memref.load %14[%1239] : memref<?xf32>
      %1241 = arith.addf %1238, %1240 : f32
      %1242 = arith.addi %1225, %c32 : index
      %1243 = memref.load %14[%1242] : memref<?xf32>
      %1244 = arith.addf %1241, %1243 : f32
      %1245 = arith.addi %1225, %c33 : index
      %1246 = memref.load %14[%1245] : memref<?xf32>
      %1247 = arith.addf %1244, %1246 : f32
      %1248 = arith.remui %1129, %c13 : index
      %1249 = arith.muli %1248, %c6 : index
      %1250 = arith.addi %11, %1249 : index
      %1251 = vector.load %w[%1250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1252 = vector.bitcast %1251 : vector<4xi8> to vector<1xf32>
      %1253 = vector.extract %1252[0] : f32 from vector<1xf32>
      %1254 = arith.mulf %1253, %1222 : f32
      %1255 = arith.mulf %1247, %1254 : f32
      %1256 = arith.muli %3, %c2 : index
      %1257 = arith.addi %1256, %c7 : index
      %1258 = arith.muli %1257, %c13 : index
      %1259 = arith.remui %1129, %c13 : index
      %1260 = arith.addi %1258, %1259 : index
      %1261 = arith.muli %1217, %c11 : index
      %1262 = arith.addi %1261, %1260 : index
      memref.store %1255, %15[%1262] : memref<?xf32>
      %1263 = arith.addi %1132, %c20 : index
      %1264 = arith.muli %1214, %c4 : index
      %1265 = arith.addi %1263, %1264 : index
      %1266 = memref.load %14[%1265] : memref<?xf32>
      %1267 = arith.addi %1265, %c10 : index
      %1268 = memref.load %14[%1267] : memref<?xf32>
      %1269 = arith.addf %1266, %1268 : f32
      %1270 = arith.addi %1265, %c28 : index
      %1271 = memref.load %14[%1270] : memref<?xf32>
      %1272 = arith.addf %1269, %1271 : f32
      %1273 = arith.addi %1265, %c29 : index
      %1274 = memref.load %14[%1273] : memref<?xf32>
      %1275 = arith.addf %1272, %1274 : f32
      %1276 = arith.addi %1265, %c30 : index
      %1277 = memref.load %14[%1276] : memref<?xf32>
      %1278 = arith.addf %1275, %1277 : f32
      %1279 = arith.addi %1265, %c31 : index
      %1280 = memref.load %14[%1279] : memref<?xf32>
      %1281 = arith.addf %1278, %1280 : f32
      %1282 = arith.addi %1265, %c32 : index
      %1283 = memref.load %14[%1282] : memref<?xf32>
      %1284 = arith.addf %1281, %1283 : f32
      %1285 = arith.addi %1265, %c33 : index
      %1286 = memref.load %14[%1285] : memref<?xf32>
      %1287 = arith.addf %1284, %1286 : f32
      %1288 = arith.remui %1129, %c13 : index
      %1289 = arith.muli %1288, %c6 : index
      %1290 = arith.addi %13, %1289 : index
      %1291 = vector.load %w[%1290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1292 = vector.bitcast %1291 : vector<4xi8> to vector<1xf32>
      %1293 = vector.extract %1292[0] : f32 from vector<1xf32>
      %1294 = arith.mulf %1293, %1222 : f32
      %1295 = arith.mulf %1287, %1294 : f32
      %1296 = arith.muli %3, %c2 : index
      %1297 = arith.addi %1296, %c8 : index
      %1298 = arith.muli %1297, %c13 : index
      %1299 = arith.remui %1129, %c13 : index
      %1300 = arith.addi %1298, %1299 : index
      %1301 = arith.muli %1217, %c11 : index
      %1302 = arith.addi %1301, %1300 : index
      memref.store %1295, %15[%1302] : memref<?xf32>
    }
    wave.barrier
    %1303 = arith.addi %18, %c13 : index
    %1304 = wave.wave
    %1305 = arith.addi %1304, %c7 : index
    %1306 = arith.addi %1303, %1305 : index
    %1307 = arith.cmpi slt, %1306, %17 : index
    scf.if %1307 {
      %1308 = arith.addi %1303, %1305 : index
      %1309 = arith.muli %1305, %c11 : index
      %1310 = wave.lane
      %1311 = arith.addi %1310, %c7 : index
      %1312 = arith.cmpi eq, %hasBias, %c8 : index
      %1313 = arith.addi %1309, %1311 : index
      %1314 = memref.load %15[%1313] : memref<?xf32>
      %1315 = arith.muli %0, %c11 : index
      %1316 = arith.addi %1315, %1311 : index
      %1317 = memref.load %bias[%1316] : memref<?xf32>
      %1318 = arith.addf %1314, %1317 : f32
      %1319 = arith.select %1312, %1318, %1314 : f32
      %1320 = arith.addi %1311, %c4 : index
      %1321 = arith.cmpi eq, %hasBias, %c8 : index
      %1322 = arith.addi %1309, %1320 : index
      %1323 = memref.load %15[%1322] : memref<?xf32>
      %1324 = arith.muli %0, %c11 : index
      %1325 = arith.addi %1324, %1320 : index
      %1326 = memref.load %bias[%1325] : memref<?xf32>
      %1327 = arith.addf %1323, %1326 : f32
      %1328 = arith.select %1321, %1327, %1323 : f32
      %1329 = arith.addi %heads, %kvHeads : index
      %1330 = arith.cmpi slt, %0, %1329 : index
      scf.if %1330 {
        %1331 = arith.addi %positionsAt, %1308 : index
        %1332 = memref.load %step[%1331] : memref<?xi32>
        %1333 = arith.index_cast %1332 : i32 to index
        %1334 = arith.cmpi eq, %hasNorm, %c8 : index
        %1335 = math.fma %1319, %1319, %c37 : f32
        %1336 = math.fma %1328, %1328, %1335 : f32
        %1337 = vector.broadcast %1336 : f32 to vector<1xf32>
        %1338 = wave.reduce "add" %1337 : vector<1xf32>
        %1339 = arith.mulf %1338, %inverseHeadDim : f32
        %1340 = arith.addf %1339, %epsilon : f32
        %1341 = math.sqrt %1340 : f32
        %1342 = arith.divf %c27, %1341 : f32
        %1343 = arith.cmpi slt, %0, %heads : index
        %1344 = arith.addi %1311, %c4 : index
        %1345 = memref.load %query_norm[%1311] : memref<?xf32>
        %1346 = memref.load %key_norm[%1311] : memref<?xf32>
        %1347 = arith.select %1343, %1345, %1346 : f32
        %1348 = arith.mulf %1319, %1342 : f32
        %1349 = arith.mulf %1348, %1347 : f32
        %1350 = arith.select %1334, %1349, %1319 : f32
        %1351 = memref.load %query_norm[%1344] : memref<?xf32>
        %1352 = memref.load %key_norm[%1344] : memref<?xf32>
        %1353 = arith.select %1343, %1351, %1352 : f32
        %1354 = arith.mulf %1328, %1342 : f32
        %1355 = arith.mulf %1354, %1353 : f32
        %1356 = arith.select %1334, %1355, %1328 : f32
        %1357 = arith.remui %1333, %c20 : index
        %1358 = arith.muli %1357, %c11 : index
        %1359 = arith.addi %1358, %1311 : index
        %1360 = arith.divui %1333, %c20 : index
        %1361 = arith.addi %1360, %c20 : index
        %1362 = arith.muli %1361, %c11 : index
        %1363 = arith.addi %1362, %1311 : index
        %1364 = memref.load %rope[%1359] : memref<?xf32>
        %1365 = arith.addi %1359, %c4 : index
        %1366 = memref.load %rope[%1365] : memref<?xf32>
        %1367 = memref.load %rope[%1363] : memref<?xf32>
        %1368 = arith.addi %1363, %c4 : index
        %1369 = memref.load %rope[%1368] : memref<?xf32>
        %1370 = arith.mulf %1367, %1364 : f32
        %1371 = arith.mulf %1369, %1366 : f32
        %1372 = arith.subf %1370, %1371 : f32
        %1373 = arith.mulf %1369, %1364 : f32
        %1374 = arith.mulf %1367, %1366 : f32
        %1375 = arith.addf %1373, %1374 : f32
        %1376 = arith.mulf %1350, %1372 : f32
        %1377 = arith.mulf %1356, %1375 : f32
        %1378 = arith.subf %1376, %1377 : f32
        %1379 = arith.mulf %1356, %1372 : f32
        %1380 = arith.mulf %1350, %1375 : f32
        %1381 = arith.addf %1379, %1380 : f32
        %1382 = arith.cmpi slt, %0, %heads : index
        scf.if %1382 {
          %1383 = arith.muli %1308, %heads : index
          %1384 = arith.addi %1383, %0 : index
          %1385 = arith.muli %1384, %c11 : index
          %1386 = arith.addi %1385, %1311 : index
          memref.store %1378, %q[%1386] : memref<?xf32>
          %1387 = arith.addi %1386, %c4 : index
          memref.store %1381, %q[%1387] : memref<?xf32>
        } else {
          %1388 = arith.addi %1309, %1311 : index
          memref.store %1378, %15[%1388] : memref<?xf32>
          %1389 = arith.addi %1309, %1311 : index
          %1390 = arith.addi %1389, %c4 : index
          memref.store %1381, %15[%1390] : memref<?xf32>
        }
      } else {
        %1391 = arith.cmpi slt, %0, %heads : index
        scf.if %1391 {
          %1392 = arith.muli %1308, %heads : index
          %1393 = arith.addi %1392, %0 : index
          %1394 = arith.muli %1393, %c11 : index
          %1395 = arith.addi %1394, %1311 : index
          memref.store %1319, %q[%1395] : memref<?xf32>
          %1396 = arith.addi %1395, %c4 : index
          memref.store %1328, %q[%1396] : memref<?xf32>
        } else {
          %1397 = arith.addi %1309, %1311 : index
          memref.store %1319, %15[%1397] : memref<?xf32>
          %1398 = arith.addi %1309, %1311 : index
          %1399 = arith.addi %1398, %c4 : index
          memref.store %1328, %15[%1399] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1400 = arith.cmpi sge, %0, %heads : index
    scf.if %1400 {
      %1401 = arith.addi %1304, %c7 : index
      %1402 = arith.addi %1303, %1401 : index
      %1403 = arith.cmpi slt, %1402, %17 : index
      scf.if %1403 {
        %1404 = arith.addi %1303, %1401 : index
        %1405 = arith.addi %slotsAt, %1404 : index
        %1406 = memref.load %step[%1405] : memref<?xi32>
        %1407 = arith.index_cast %1406 : i32 to index
        %1408 = arith.cmpi sge, %1407, %c7 : index
        scf.if %1408 {
          %1409 = arith.muli %1401, %c11 : index
          %1410 = arith.subi %0, %heads : index
          %1411 = memref.load %scales[%1410] : memref<?xf32>
          %1412 = vector.broadcast %1411 : f32 to vector<4xf32>
          %1413 = arith.divui %1407, %c13 : index
          %1414 = arith.remui %1407, %c13 : index
          %1415 = arith.muli %1413, %pageBytes : index
          %1416 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1416 {
            %1417 = wave.lane
            %1418 = arith.muli %1417, %c6 : index
            scf.for %1419 = %1418 to %c11 step %c5 {
              %1420 = arith.addi %1409, %1419 : index
              %1421 = vector.load %15[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = arith.mulf %1421, %1412 : vector<4xf32>
              %1423 = arith.minimumf %1422, %c43 : vector<4xf32>
              %1424 = arith.maximumf %1423, %c44 : vector<4xf32>
              %1425 = arith.truncf %1424 : vector<4xf32> to vector<4xf16>
              %1426 = vector.bitcast %1425 : vector<4xf16> to vector<8xi8>
              %1427 = arith.cmpi slt, %1410, %kvHeads : index
              scf.if %1427 {
                %1428 = arith.muli %1410, %c30 : index
                %1429 = arith.addi %1415, %1428 : index
                %1430 = arith.divui %1419, %c13 : index
                %1431 = arith.muli %1430, %c19 : index
                %1432 = arith.remui %1419, %c13 : index
                %1433 = arith.divui %1432, %c14 : index
                %1434 = arith.muli %1433, %c20 : index
                %1435 = arith.muli %1414, %c13 : index
                %1436 = arith.addi %1434, %1435 : index
                %1437 = arith.remui %1432, %c14 : index
                %1438 = arith.muli %1437, %c2 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1431, %1439 : index
                %1441 = arith.addi %1429, %1440 : index
                vector.store %1426, %kv[%1441] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1442 = arith.subi %1410, %kvHeads : index
                %1443 = arith.muli %1442, %c30 : index
                %1444 = arith.addi %1415, %1443 : index
                %1445 = arith.addi %1419, %c7 : index
                %1446 = arith.divui %1445, %c13 : index
                %1447 = arith.muli %1446, %c19 : index
                %1448 = arith.addi %1447, %c28 : index
                %1449 = arith.remui %1445, %c13 : index
                %1450 = arith.divui %1414, %c2 : index
                %1451 = arith.remui %1414, %c2 : index
                %1452 = arith.muli %1451, %c14 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.divui %1453, %c14 : index
                %1455 = arith.muli %1454, %c20 : index
                %1456 = arith.muli %1449, %c13 : index
                %1457 = arith.addi %1455, %1456 : index
                %1458 = arith.remui %1453, %c14 : index
                %1459 = arith.muli %1458, %c2 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.addi %1448, %1460 : index
                %1462 = arith.addi %1444, %1461 : index
                %1463 = vector.shuffle %1426, %1426 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1463, %kv[%1462] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1464 = arith.addi %1419, %c8 : index
                %1465 = arith.divui %1464, %c13 : index
                %1466 = arith.muli %1465, %c19 : index
                %1467 = arith.addi %1466, %c28 : index
                %1468 = arith.remui %1464, %c13 : index
                %1469 = arith.divui %1414, %c2 : index
                %1470 = arith.remui %1414, %c2 : index
                %1471 = arith.muli %1470, %c14 : index
                %1472 = arith.addi %1469, %1471 : index
                %1473 = arith.divui %1472, %c14 : index
                %1474 = arith.muli %1473, %c20 : index
                %1475 = arith.muli %1468, %c13 : index
                %1476 = arith.addi %1474, %1475 : index
                %1477 = arith.remui %1472, %c14 : index
                %1478 = arith.muli %1477, %c2 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1467, %1479 : index
                %1481 = arith.addi %1444, %1480 : index
                %1482 = vector.shuffle %1426, %1426 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1482, %kv[%1481] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1483 = arith.addi %1419, %c2 : index
                %1484 = arith.divui %1483, %c13 : index
                %1485 = arith.muli %1484, %c19 : index
                %1486 = arith.addi %1485, %c28 : index
                %1487 = arith.remui %1483, %c13 : index
                %1488 = arith.divui %1414, %c2 : index
                %1489 = arith.remui %1414, %c2 : index
                %1490 = arith.muli %1489, %c14 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.divui %1491, %c14 : index
                %1493 = arith.muli %1492, %c20 : index
                %1494 = arith.muli %1487, %c13 : index
                %1495 = arith.addi %1493, %1494 : index
                %1496 = arith.remui %1491, %c14 : index
                %1497 = arith.muli %1496, %c2 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.addi %1486, %1498 : index
                %1500 = arith.addi %1444, %1499 : index
                %1501 = vector.shuffle %1426, %1426 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1501, %kv[%1500] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1502 = arith.addi %1419, %c21 : index
                %1503 = arith.divui %1502, %c13 : index
                %1504 = arith.muli %1503, %c19 : index
                %1505 = arith.addi %1504, %c28 : index
                %1506 = arith.remui %1502, %c13 : index
                %1507 = arith.divui %1414, %c2 : index
                %1508 = arith.remui %1414, %c2 : index
                %1509 = arith.muli %1508, %c14 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1510, %c14 : index
                %1512 = arith.muli %1511, %c20 : index
                %1513 = arith.muli %1506, %c13 : index
                %1514 = arith.addi %1512, %1513 : index
                %1515 = arith.remui %1510, %c14 : index
                %1516 = arith.muli %1515, %c2 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.addi %1505, %1517 : index
                %1519 = arith.addi %1444, %1518 : index
                %1520 = vector.shuffle %1426, %1426 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1520, %kv[%1519] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1521 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1521 {
            %1522 = wave.lane
            %1523 = arith.muli %1522, %c6 : index
            scf.for %1524 = %1523 to %c11 step %c5 {
              %1525 = arith.addi %1409, %1524 : index
              %1526 = vector.load %15[%1525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1527 = arith.mulf %1526, %1412 : vector<4xf32>
              %1528 = wave.fp8_encode "e4m3" %1527 : vector<4xf32> -> vector<4xi8>
              %1529 = arith.cmpi slt, %1410, %kvHeads : index
              scf.if %1529 {
                %1530 = arith.muli %1410, %c28 : index
                %1531 = arith.addi %1415, %1530 : index
                %1532 = vector.shuffle %1528, %1528 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1533 = arith.divui %1524, %c13 : index
                %1534 = arith.muli %1533, %c20 : index
                %1535 = arith.remui %1524, %c13 : index
                %1536 = arith.muli %1414, %c13 : index
                %1537 = arith.divui %1535, %c6 : index
                %1538 = arith.muli %1537, %c6 : index
                %1539 = arith.remui %1535, %c2 : index
                %1540 = arith.muli %1539, %c2 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.divui %1535, %c2 : index
                %1543 = arith.remui %1542, %c2 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.addi %1536, %1544 : index
                %1546 = arith.addi %1534, %1545 : index
                %1547 = arith.addi %1531, %1546 : index
                vector.store %1532, %kv[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1548 = arith.subi %1410, %kvHeads : index
                %1549 = arith.muli %1548, %c28 : index
                %1550 = arith.addi %1415, %1549 : index
                %1551 = arith.addi %1524, %c7 : index
                %1552 = arith.divui %1551, %c13 : index
                %1553 = arith.muli %1552, %c20 : index
                %1554 = arith.addi %1553, %c10 : index
                %1555 = arith.remui %1551, %c13 : index
                %1556 = arith.divui %1414, %c2 : index
                %1557 = arith.remui %1414, %c2 : index
                %1558 = arith.muli %1557, %c14 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.muli %1555, %c13 : index
                %1561 = arith.divui %1559, %c6 : index
                %1562 = arith.muli %1561, %c6 : index
                %1563 = arith.remui %1559, %c2 : index
                %1564 = arith.muli %1563, %c2 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.divui %1559, %c2 : index
                %1567 = arith.remui %1566, %c2 : index
                %1568 = arith.addi %1565, %1567 : index
                %1569 = arith.addi %1560, %1568 : index
                %1570 = arith.addi %1554, %1569 : index
                %1571 = arith.addi %1550, %1570 : index
                %1572 = vector.shuffle %1528, %1528 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1572, %kv[%1571] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1573 = arith.addi %1524, %c8 : index
                %1574 = arith.divui %1573, %c13 : index
                %1575 = arith.muli %1574, %c20 : index
                %1576 = arith.addi %1575, %c10 : index
                %1577 = arith.remui %1573, %c13 : index
                %1578 = arith.divui %1414, %c2 : index
                %1579 = arith.remui %1414, %c2 : index
                %1580 = arith.muli %1579, %c14 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.muli %1577, %c13 : index
                %1583 = arith.divui %1581, %c6 : index
                %1584 = arith.muli %1583, %c6 : index
                %1585 = arith.remui %1581, %c2 : index
                %1586 = arith.muli %1585, %c2 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.divui %1581, %c2 : index
                %1589 = arith.remui %1588, %c2 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.addi %1582, %1590 : index
                %1592 = arith.addi %1576, %1591 : index
                %1593 = arith.addi %1550, %1592 : index
                %1594 = vector.shuffle %1528, %1528 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1594, %kv[%1593] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1595 = arith.addi %1524, %c2 : index
                %1596 = arith.divui %1595, %c13 : index
                %1597 = arith.muli %1596, %c20 : index
                %1598 = arith.addi %1597, %c10 : index
                %1599 = arith.remui %1595, %c13 : index
                %1600 = arith.divui %1414, %c2 : index
                %1601 = arith.remui %1414, %c2 : index
                %1602 = arith.muli %1601, %c14 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.muli %1599, %c13 : index
                %1605 = arith.divui %1603, %c6 : index
                %1606 = arith.muli %1605, %c6 : index
                %1607 = arith.remui %1603, %c2 : index
                %1608 = arith.muli %1607, %c2 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.divui %1603, %c2 : index
                %1611 = arith.remui %1610, %c2 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.addi %1604, %1612 : index
                %1614 = arith.addi %1598, %1613 : index
                %1615 = arith.addi %1550, %1614 : index
                %1616 = vector.shuffle %1528, %1528 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1616, %kv[%1615] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1617 = arith.addi %1524, %c21 : index
                %1618 = arith.divui %1617, %c13 : index
                %1619 = arith.muli %1618, %c20 : index
                %1620 = arith.addi %1619, %c10 : index
                %1621 = arith.remui %1617, %c13 : index
                %1622 = arith.divui %1414, %c2 : index
                %1623 = arith.remui %1414, %c2 : index
                %1624 = arith.muli %1623, %c14 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.muli %1621, %c13 : index
                %1627 = arith.divui %1625, %c6 : index
                %1628 = arith.muli %1627, %c6 : index
                %1629 = arith.remui %1625, %c2 : index
                %1630 = arith.muli %1629, %c2 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.divui %1625, %c2 : index
                %1633 = arith.remui %1632, %c2 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.addi %1626, %1634 : index
                %1636 = arith.addi %1620, %1635 : index
                %1637 = arith.addi %1550, %1636 : index
                %1638 = vector.shuffle %1528, %1528 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1638, %kv[%1637] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1639 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1639 {
            %1640 = wave.lane
            %1641 = arith.muli %1640, %c6 : index
            scf.for %1642 = %1641 to %c11 step %c5 {
              %1643 = arith.addi %1409, %1642 : index
              %1644 = vector.load %15[%1643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1645 = arith.mulf %1644, %1412 : vector<4xf32>
              %1646 = wave.fp8_encode "e5m2" %1645 : vector<4xf32> -> vector<4xi8>
              %1647 = arith.cmpi slt, %1410, %kvHeads : index
              scf.if %1647 {
                %1648 = arith.muli %1410, %c28 : index
                %1649 = arith.addi %1415, %1648 : index
                %1650 = vector.shuffle %1646, %1646 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1651 = arith.divui %1642, %c13 : index
                %1652 = arith.muli %1651, %c20 : index
                %1653 = arith.remui %1642, %c13 : index
                %1654 = arith.muli %1414, %c13 : index
                %1655 = arith.divui %1653, %c6 : index
                %1656 = arith.muli %1655, %c6 : index
                %1657 = arith.remui %1653, %c2 : index
                %1658 = arith.muli %1657, %c2 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.divui %1653, %c2 : index
                %1661 = arith.remui %1660, %c2 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.addi %1654, %1662 : index
                %1664 = arith.addi %1652, %1663 : index
                %1665 = arith.addi %1649, %1664 : index
                vector.store %1650, %kv[%1665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1666 = arith.subi %1410, %kvHeads : index
                %1667 = arith.muli %1666, %c28 : index
                %1668 = arith.addi %1415, %1667 : index
                %1669 = arith.addi %1642, %c7 : index
                %1670 = arith.divui %1669, %c13 : index
                %1671 = arith.muli %1670, %c20 : index
                %1672 = arith.addi %1671, %c10 : index
                %1673 = arith.remui %1669, %c13 : index
                %1674 = arith.divui %1414, %c2 : index
                %1675 = arith.remui %1414, %c2 : index
                %1676 = arith.muli %1675, %c14 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.muli %1673, %c13 : index
                %1679 = arith.divui %1677, %c6 : index
                %1680 = arith.muli %1679, %c6 : index
                %1681 = arith.remui %1677, %c2 : index
                %1682 = arith.muli %1681, %c2 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.divui %1677, %c2 : index
                %1685 = arith.remui %1684, %c2 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.addi %1678, %1686 : index
                %1688 = arith.addi %1672, %1687 : index
                %1689 = arith.addi %1668, %1688 : index
                %1690 = vector.shuffle %1646, %1646 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1690, %kv[%1689] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1691 = arith.addi %1642, %c8 : index
                %1692 = arith.divui %1691, %c13 : index
                %1693 = arith.muli %1692, %c20 : index
                %1694 = arith.addi %1693, %c10 : index
                %1695 = arith.remui %1691, %c13 : index
                %1696 = arith.divui %1414, %c2 : index
                %1697 = arith.remui %1414, %c2 : index
                %1698 = arith.muli %1697, %c14 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.muli %1695, %c13 : index
                %1701 = arith.divui %1699, %c6 : index
                %1702 = arith.muli %1701, %c6 : index
                %1703 = arith.remui %1699, %c2 : index
                %1704 = arith.muli %1703, %c2 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.divui %1699, %c2 : index
                %1707 = arith.remui %1706, %c2 : index
                %1708 = arith.addi %1705, %1707 : index
                %1709 = arith.addi %1700, %1708 : index
                %1710 = arith.addi %1694, %1709 : index
                %1711 = arith.addi %1668, %1710 : index
                %1712 = vector.shuffle %1646, %1646 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1712, %kv[%1711] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1713 = arith.addi %1642, %c2 : index
                %1714 = arith.divui %1713, %c13 : index
                %1715 = arith.muli %1714, %c20 : index
                %1716 = arith.addi %1715, %c10 : index
                %1717 = arith.remui %1713, %c13 : index
                %1718 = arith.divui %1414, %c2 : index
                %1719 = arith.remui %1414, %c2 : index
                %1720 = arith.muli %1719, %c14 : index
                %1721 = arith.addi %1718, %1720 : index
                %1722 = arith.muli %1717, %c13 : index
                %1723 = arith.divui %1721, %c6 : index
                %1724 = arith.muli %1723, %c6 : index
                %1725 = arith.remui %1721, %c2 : index
                %1726 = arith.muli %1725, %c2 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.divui %1721, %c2 : index
                %1729 = arith.remui %1728, %c2 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.addi %1722, %1730 : index
                %1732 = arith.addi %1716, %1731 : index
                %1733 = arith.addi %1668, %1732 : index
                %1734 = vector.shuffle %1646, %1646 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1734, %kv[%1733] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1735 = arith.addi %1642, %c21 : index
                %1736 = arith.divui %1735, %c13 : index
                %1737 = arith.muli %1736, %c20 : index
                %1738 = arith.addi %1737, %c10 : index
                %1739 = arith.remui %1735, %c13 : index
                %1740 = arith.divui %1414, %c2 : index
                %1741 = arith.remui %1414, %c2 : index
                %1742 = arith.muli %1741, %c14 : index
                %1743 = arith.addi %1740, %1742 : index
                %1744 = arith.muli %1739, %c13 : index
                %1745 = arith.divui %1743, %c6 : index
                %1746 = arith.muli %1745, %c6 : index
                %1747 = arith.remui %1743, %c2 : index
                %1748 = arith.muli %1747, %c2 : index
                %1749 = arith.addi %1746, %1748 : index
                %1750 = arith.divui %1743, %c2 : index
                %1751 = arith.remui %1750, %c2 : index
                %1752 = arith.addi %1749, %1751 : index
                %1753 = arith.addi %1744, %1752 : index
                %1754 = arith.addi %1738, %1753 : index
                %1755 = arith.addi %1668, %1754 : index
                %1756 = vector.shuffle %1646, %1646 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1756, %kv[%1755] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1757 = arith.addi %18, %c4 : index
    %1758 = wave.lane
    %1759 = arith.muli %3, %c2 : index
    %1760 = arith.muli %1759, %c20 : index
    %1761 = arith.addi %1760, %1758 : index
    %1762 = arith.muli %4, %c10 : index
    %1763 = arith.addi %1762, %1761 : index
    %1764 = arith.addi %1763, %c7 : index
    %1765 = arith.addi %1764, %c7 : index
    %1766 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %1766, %14[%1765] : memref<?xf32>
    %1767 = arith.muli %4, %c10 : index
    %1768 = arith.addi %1767, %1761 : index
    %1769 = arith.addi %1768, %c7 : index
    %1770 = arith.addi %1769, %c4 : index
    %1771 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %1771, %14[%1770] : memref<?xf32>
    %1772 = arith.muli %4, %c10 : index
    %1773 = arith.addi %1772, %1761 : index
    %1774 = arith.addi %1773, %c7 : index
    %1775 = arith.addi %1774, %c11 : index
    %1776 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %1776, %14[%1775] : memref<?xf32>
    %1777 = arith.muli %4, %c10 : index
    %1778 = arith.addi %1777, %1761 : index
    %1779 = arith.addi %1778, %c7 : index
    %1780 = arith.addi %1779, %c22 : index
    %1781 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %1781, %14[%1780] : memref<?xf32>
    %1782 = arith.muli %4, %c10 : index
    %1783 = arith.addi %1782, %1761 : index
    %1784 = arith.addi %1783, %c7 : index
    %1785 = arith.addi %1784, %c5 : index
    %1786 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %1786, %14[%1785] : memref<?xf32>
    %1787 = arith.muli %4, %c10 : index
    %1788 = arith.addi %1787, %1761 : index
    %1789 = arith.addi %1788, %c7 : index
    %1790 = arith.addi %1789, %c23 : index
    %1791 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %1791, %14[%1790] : memref<?xf32>
    %1792 = arith.muli %4, %c10 : index
    %1793 = arith.addi %1792, %1761 : index
    %1794 = arith.addi %1793, %c7 : index
    %1795 = arith.addi %1794, %c24 : index
    %1796 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %1796, %14[%1795] : memref<?xf32>
    %1797 = arith.muli %4, %c10 : index
    %1798 = arith.addi %1797, %1761 : index
    %1799 = arith.addi %1798, %c7 : index
    %1800 = arith.addi %1799, %c25 : index
    %1801 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %1801, %14[%1800] : memref<?xf32>
    %1802 = arith.muli %4, %c10 : index
    %1803 = arith.addi %1802, %1761 : index
    %1804 = arith.addi %1803, %c20 : index
    %1805 = arith.addi %1804, %c7 : index
    %1806 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %1806, %14[%1805] : memref<?xf32>
    %1807 = arith.muli %4, %c10 : index
    %1808 = arith.addi %1807, %1761 : index
    %1809 = arith.addi %1808, %c20 : index
    %1810 = arith.addi %1809, %c4 : index
    %1811 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %1811, %14[%1810] : memref<?xf32>
    %1812 = arith.muli %4, %c10 : index
    %1813 = arith.addi %1812, %1761 : index
    %1814 = arith.addi %1813, %c20 : index
    %1815 = arith.addi %1814, %c11 : index
    %1816 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %1816, %14[%1815] : memref<?xf32>
    %1817 = arith.muli %4, %c10 : index
    %1818 = arith.addi %1817, %1761 : index
    %1819 = arith.addi %1818, %c20 : index
    %1820 = arith.addi %1819, %c22 : index
    %1821 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %1821, %14[%1820] : memref<?xf32>
    %1822 = arith.muli %4, %c10 : index
    %1823 = arith.addi %1822, %1761 : index
    %1824 = arith.addi %1823, %c20 : index
    %1825 = arith.addi %1824, %c5 : index
    %1826 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %1826, %14[%1825] : memref<?xf32>
    %1827 = arith.muli %4, %c10 : index
    %1828 = arith.addi %1827, %1761 : index
    %1829 = arith.addi %1828, %c20 : index
    %1830 = arith.addi %1829, %c23 : index
    %1831 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %1831, %14[%1830] : memref<?xf32>
    %1832 = arith.muli %4, %c10 : index
    %1833 = arith.addi %1832, %1761 : index
    %1834 = arith.addi %1833, %c20 : index
    %1835 = arith.addi %1834, %c24 : index
    %1836 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %1836, %14[%1835] : memref<?xf32>
    %1837 = arith.muli %4, %c10 : index
    %1838 = arith.addi %1837, %1761 : index
    %1839 = arith.addi %1838, %c20 : index
    %1840 = arith.addi %1839, %c25 : index
    %1841 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %1841, %14[%1840] : memref<?xf32>
    wave.barrier
    %1842 = arith.muli %4, %c8 : index
    %1843 = arith.addi %1842, %c7 : index
    %1844 = arith.muli %1843, %c2 : index
    %1845 = arith.divui %1758, %c13 : index
    %1846 = arith.addi %1844, %1845 : index
    %1847 = arith.addi %1757, %1846 : index
    %1848 = arith.cmpi slt, %1847, %17 : index
    scf.if %1848 {
      %1849 = arith.cmpi eq, %hasFactors, %c8 : index
      %1850 = memref.load %factors[%1847] : memref<?xf32>
      %1851 = arith.select %1849, %1850, %c27 : f32
      %1852 = arith.addi %1761, %c7 : index
      %1853 = arith.muli %1843, %c4 : index
      %1854 = arith.addi %1852, %1853 : index
      %1855 = memref.load %14[%1854] : memref<?xf32>
      %1856 = arith.addi %1854, %c10 : index
      %1857 = memref.load %14[%1856] : memref<?xf32>
      %1858 = arith.addf %1855, %1857 : f32
      %1859 = arith.addi %1854, %c28 : index
      %1860 = memref.load %14[%1859] : memref<?xf32>
      %1861 = arith.addf %1858, %1860 : f32
      %1862 = arith.addi %1854, %c29 : index
      %1863 = memref.load %14[%1862] : memref<?xf32>
      %1864 = arith.addf %1861, %1863 : f32
      %1865 = arith.addi %1854, %c30 : index
      %1866 = memref.load %14[%1865] : memref<?xf32>
      %1867 = arith.addf %1864, %1866 : f32
      %1868 = arith.addi %1854, %c31 : index
      %1869 = memref.load %14[%1868] : memref<?xf32>
      %1870 = arith.addf %1867, %1869 : f32
      %1871 = arith.addi %1854, %c32 : index
      %1872 = memref.load %14[%1871] : memref<?xf32>
      %1873 = arith.addf %1870, %1872 : f32
      %1874 = arith.addi %1854, %c33 : index
      %1875 = memref.load %14[%1874] : memref<?xf32>
      %1876 = arith.addf %1873, %1875 : f32
      %1877 = arith.remui %1758, %c13 : index
      %1878 = arith.muli %1877, %c6 : index
      %1879 = arith.addi %11, %1878 : index
      %1880 = vector.load %w[%1879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1881 = vector.bitcast %1880 : vector<4xi8> to vector<1xf32>
      %1882 = vector.extract %1881[0] : f32 from vector<1xf32>
      %1883 = arith.mulf %1882, %1851 : f32
      %1884 = arith.mulf %1876, %1883 : f32
      %1885 = arith.muli %3, %c2 : index
      %1886 = arith.addi %1885, %c7 : index
      %1887 = arith.muli %1886, %c13 : index
      %1888 = arith.remui %1758, %c13 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = arith.muli %1846, %c11 : index
      %1891 = arith.addi %1890, %1889 : index
      memref.store %1884, %15[%1891] : memref<?xf32>
      %1892 = arith.addi %1761, %c20 : index
      %1893 = arith.muli %1843, %c4 : index
      %1894 = arith.addi %1892, %1893 : index
      %1895 = memref.load %14[%1894] : memref<?xf32>
      %1896 = arith.addi %1894, %c10 : index
      %1897 = memref.load %14[%1896] : memref<?xf32>
      %1898 = arith.addf %1895, %1897 : f32
      %1899 = arith.addi %1894, %c28 : index
      %1900 = memref.load %14[%1899] : memref<?xf32>
      %1901 = arith.addf %1898, %1900 : f32
      %1902 = arith.addi %1894, %c29 : index
      %1903 = memref.load %14[%1902] : memref<?xf32>
      %1904 = arith.addf %1901, %1903 : f32
      %1905 = arith.addi %1894, %c30 : index
      %1906 = memref.load %14[%1905] : memref<?xf32>
      %1907 = arith.addf %1904, %1906 : f32
      %1908 = arith.addi %1894, %c31 : index
      %1909 = memref.load %14[%1908] : memref<?xf32>
      %1910 = arith.addf %1907, %1909 : f32
      %1911 = arith.addi %1894, %c32 : index
      %1912 = memref.load %14[%1911] : memref<?xf32>
      %1913 = arith.addf %1910, %1912 : f32
      %1914 = arith.addi %1894, %c33 : index
      %1915 = memref.load %14[%1914] : memref<?xf32>
      %1916 = arith.addf %1913, %1915 : f32
      %1917 = arith.remui %1758, %c13 : index
      %1918 = arith.muli %1917, %c6 : index
      %1919 = arith.addi %13, %1918 : index
      %1920 = vector.load %w[%1919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1921 = vector.bitcast %1920 : vector<4xi8> to vector<1xf32>
      %1922 = vector.extract %1921[0] : f32 from vector<1xf32>
      %1923 = arith.mulf %1922, %1851 : f32
      %1924 = arith.mulf %1916, %1923 : f32
      %1925 = arith.muli %3, %c2 : index
      %1926 = arith.addi %1925, %c8 : index
      %1927 = arith.muli %1926, %c13 : index
      %1928 = arith.remui %1758, %c13 : index
      %1929 = arith.addi %1927, %1928 : index
      %1930 = arith.muli %1846, %c11 : index
      %1931 = arith.addi %1930, %1929 : index
      memref.store %1924, %15[%1931] : memref<?xf32>
    }
    wave.barrier
    %1932 = arith.addi %18, %c4 : index
    %1933 = wave.wave
    %1934 = arith.addi %1933, %c7 : index
    %1935 = arith.addi %1932, %1934 : index
    %1936 = arith.cmpi slt, %1935, %17 : index
    scf.if %1936 {
      %1937 = arith.addi %1932, %1934 : index
      %1938 = arith.muli %1934, %c11 : index
      %1939 = wave.lane
      %1940 = arith.addi %1939, %c7 : index
      %1941 = arith.cmpi eq, %hasBias, %c8 : index
      %1942 = arith.addi %1938, %1940 : index
      %1943 = memref.load %15[%1942] : memref<?xf32>
      %1944 = arith.muli %0, %c11 : index
      %1945 = arith.addi %1944, %1940 : index
      %1946 = memref.load %bias[%1945] : memref<?xf32>
      %1947 = arith.addf %1943, %1946 : f32
      %1948 = arith.select %1941, %1947, %1943 : f32
      %1949 = arith.addi %1940, %c4 : index
      %1950 = arith.cmpi eq, %hasBias, %c8 : index
      %1951 = arith.addi %1938, %1949 : index
      %1952 = memref.load %15[%1951] : memref<?xf32>
      %1953 = arith.muli %0, %c11 : index
      %1954 = arith.addi %1953, %1949 : index
      %1955 = memref.load %bias[%1954] : memref<?xf32>
      %1956 = arith.addf %1952, %1955 : f32
      %1957 = arith.select %1950, %1956, %1952 : f32
      %1958 = arith.addi %heads, %kvHeads : index
      %1959 = arith.cmpi slt, %0, %1958 : index
      scf.if %1959 {
        %1960 = arith.addi %positionsAt, %1937 : index
        %1961 = memref.load %step[%1960] : memref<?xi32>
        %1962 = arith.index_cast %1961 : i32 to index
        %1963 = arith.cmpi eq, %hasNorm, %c8 : index
        %1964 = math.fma %1948, %1948, %c37 : f32
        %1965 = math.fma %1957, %1957, %1964 : f32
        %1966 = vector.broadcast %1965 : f32 to vector<1xf32>
        %1967 = wave.reduce "add" %1966 : vector<1xf32>
        %1968 = arith.mulf %1967, %inverseHeadDim : f32
        %1969 = arith.addf %1968, %epsilon : f32
        %1970 = math.sqrt %1969 : f32
        %1971 = arith.divf %c27, %1970 : f32
        %1972 = arith.cmpi slt, %0, %heads : index
        %1973 = arith.addi %1940, %c4 : index
        %1974 = memref.load %query_norm[%1940] : memref<?xf32>
        %1975 = memref.load %key_norm[%1940] : memref<?xf32>
        %1976 = arith.select %1972, %1974, %1975 : f32
        %1977 = arith.mulf %1948, %1971 : f32
        %1978 = arith.mulf %1977, %1976 : f32
        %1979 = arith.select %1963, %1978, %1948 : f32
        %1980 = memref.load %query_norm[%1973] : memref<?xf32>
        %1981 = memref.load %key_norm[%1973] : memref<?xf32>
        %1982 = arith.select %1972, %1980, %1981 : f32
        %1983 = arith.mulf %1957, %1971 : f32
        %1984 = arith.mulf %1983, %1982 : f32
        %1985 = arith.select %1963, %1984, %1957 : f32
        %1986 = arith.remui %1962, %c20 : index
        %1987 = arith.muli %1986, %c11 : index
        %1988 = arith.addi %1987, %1940 : index
        %1989 = arith.divui %1962, %c20 : index
        %1990 = arith.addi %1989, %c20 : index
        %1991 = arith.muli %1990, %c11 : index
        %1992 = arith.addi %1991, %1940 : index
        %1993 = memref.load %rope[%1988] : memref<?xf32>
        %1994 = arith.addi %1988, %c4 : index
        %1995 = memref.load %rope[%1994] : memref<?xf32>
        %1996 = memref.load %rope[%1992] : memref<?xf32>
        %1997 = arith.addi %1992, %c4 : index
        %1998 = memref.load %rope[%1997] : memref<?xf32>
        %1999 = arith.mulf %1996, %1993 : f32
        %2000 = arith.mulf %1998, %1995 : f32
        %2001 = arith.subf %1999, %2000 : f32
        %2002 = arith.mulf %1998, %1993 : f32
        %2003 = arith.mulf %1996, %1995 : f32
        %2004 = arith.addf %2002, %2003 : f32
        %2005 = arith.mulf %1979, %2001 : f32
        %2006 = arith.mulf %1985, %2004 : f32
        %2007 = arith.subf %2005, %2006 : f32
        %2008 = arith.mulf %1985, %2001 : f32
        %2009 = arith.mulf %1979, %2004 : f32
        %2010 = arith.addf %2008, %2009 : f32
        %2011 = arith.cmpi slt, %0, %heads : index
        scf.if %2011 {
          %2012 = arith.muli %1937, %heads : index
          %2013 = arith.addi %2012, %0 : index
          %2014 = arith.muli %2013, %c11 : index
          %2015 = arith.addi %2014, %1940 : index
          memref.store %2007, %q[%2015] : memref<?xf32>
          %2016 = arith.addi %2015, %c4 : index
          memref.store %2010, %q[%2016] : memref<?xf32>
        } else {
          %2017 = arith.addi %1938, %1940 : index
          memref.store %2007, %15[%2017] : memref<?xf32>
          %2018 = arith.addi %1938, %1940 : index
          %2019 = arith.addi %2018, %c4 : index
          memref.store %2010, %15[%2019] : memref<?xf32>
        }
      } else {
        %2020 = arith.cmpi slt, %0, %heads : index
        scf.if %2020 {
          %2021 = arith.muli %1937, %heads : index
          %2022 = arith.addi %2021, %0 : index
          %2023 = arith.muli %2022, %c11 : index
          %2024 = arith.addi %2023, %1940 : index
          memref.store %1948, %q[%2024] : memref<?xf32>
          %2025 = arith.addi %2024, %c4 : index
          memref.store %1957, %q[%2025] : memref<?xf32>
        } else {
          %2026 = arith.addi %1938, %1940 : index
          memref.store %1948, %15[%2026] : memref<?xf32>
          %2027 = arith.addi %1938, %1940 : index
          %2028 = arith.addi %2027, %c4 : index
          memref.store %1957, %15[%2028] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2029 = arith.cmpi sge, %0, %heads : index
    scf.if %2029 {
      %2030 = arith.addi %1933, %c7 : index
      %2031 = arith.addi %1932, %2030 : index
      %2032 = arith.cmpi slt, %2031, %17 : index
      scf.if %2032 {
        %2033 = arith.addi %1932, %2030 : index
        %2034 = arith.addi %slotsAt, %2033 : index
        %2035 = memref.load %step[%2034] : memref<?xi32>
        %2036 = arith.index_cast %2035 : i32 to index
        %2037 = arith.cmpi sge, %2036, %c7 : index
        scf.if %2037 {
          %2038 = arith.muli %2030, %c11 : index
          %2039 = arith.subi %0, %heads : index
          %2040 = memref.load %scales[%2039] : memref<?xf32>
          %2041 = vector.broadcast %2040 : f32 to vector<4xf32>
          %2042 = arith.divui %2036, %c13 : index
          %2043 = arith.remui %2036, %c13 : index
          %2044 = arith.muli %2042, %pageBytes : index
          %2045 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2045 {
            %2046 = wave.lane
            %2047 = arith.muli %2046, %c6 : index
            scf.for %2048 = %2047 to %c11 step %c5 {
              %2049 = arith.addi %2038, %2048 : index
              %2050 = vector.load %15[%2049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2051 = arith.mulf %2050, %2041 : vector<4xf32>
              %2052 = arith.minimumf %2051, %c43 : vector<4xf32>
              %2053 = arith.maximumf %2052, %c44 : vector<4xf32>
              %2054 = arith.truncf %2053 : vector<4xf32> to vector<4xf16>
              %2055 = vector.bitcast %2054 : vector<4xf16> to vector<8xi8>
              %2056 = arith.cmpi slt, %2039, %kvHeads : index
              scf.if %2056 {
                %2057 = arith.muli %2039, %c30 : index
                %2058 = arith.addi %2044, %2057 : index
                %2059 = arith.divui %2048, %c13 : index
                %2060 = arith.muli %2059, %c19 : index
                %2061 = arith.remui %2048, %c13 : index
                %2062 = arith.divui %2061, %c14 : index
                %2063 = arith.muli %2062, %c20 : index
                %2064 = arith.muli %2043, %c13 : index
                %2065 = arith.addi %2063, %2064 : index
                %2066 = arith.remui %2061, %c14 : index
                %2067 = arith.muli %2066, %c2 : index
                %2068 = arith.addi %2065, %2067 : index
                %2069 = arith.addi %2060, %2068 : index
                %2070 = arith.addi %2058, %2069 : index
                vector.store %2055, %kv[%2070] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2071 = arith.subi %2039, %kvHeads : index
                %2072 = arith.muli %2071, %c30 : index
                %2073 = arith.addi %2044, %2072 : index
                %2074 = arith.addi %2048, %c7 : index
                %2075 = arith.divui %2074, %c13 : index
                %2076 = arith.muli %2075, %c19 : index
                %2077 = arith.addi %2076, %c28 : index
                %2078 = arith.remui %2074, %c13 : index
                %2079 = arith.divui %2043, %c2 : index
                %2080 = arith.remui %2043, %c2 : index
                %2081 = arith.muli %2080, %c14 : index
                %2082 = arith.addi %2079, %2081 : index
                %2083 = arith.divui %2082, %c14 : index
                %2084 = arith.muli %2083, %c20 : index
                %2085 = arith.muli %2078, %c13 : index
                %2086 = arith.addi %2084, %2085 : index
                %2087 = arith.remui %2082, %c14 : index
                %2088 = arith.muli %2087, %c2 : index
                %2089 = arith.addi %2086, %2088 : index
                %2090 = arith.addi %2077, %2089 : index
                %2091 = arith.addi %2073, %2090 : index
                %2092 = vector.shuffle %2055, %2055 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2092, %kv[%2091] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2093 = arith.addi %2048, %c8 : index
                %2094 = arith.divui %2093, %c13 : index
                %2095 = arith.muli %2094, %c19 : index
                %2096 = arith.addi %2095, %c28 : index
                %2097 = arith.remui %2093, %c13 : index
                %2098 = arith.divui %2043, %c2 : index
                %2099 = arith.remui %2043, %c2 : index
                %2100 = arith.muli %2099, %c14 : index
                %2101 = arith.addi %2098, %2100 : index
                %2102 = arith.divui %2101, %c14 : index
                %2103 = arith.muli %2102, %c20 : index
                %2104 = arith.muli %2097, %c13 : index
                %2105 = arith.addi %2103, %2104 : index
                %2106 = arith.remui %2101, %c14 : index
                %2107 = arith.muli %2106, %c2 : index
                %2108 = arith.addi %2105, %2107 : index
                %2109 = arith.addi %2096, %2108 : index
                %2110 = arith.addi %2073, %2109 : index
                %2111 = vector.shuffle %2055, %2055 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2111, %kv[%2110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2112 = arith.addi %2048, %c2 : index
                %2113 = arith.divui %2112, %c13 : index
                %2114 = arith.muli %2113, %c19 : index
                %2115 = arith.addi %2114, %c28 : index
                %2116 = arith.remui %2112, %c13 : index
                %2117 = arith.divui %2043, %c2 : index
                %2118 = arith.remui %2043, %c2 : index
                %2119 = arith.muli %2118, %c14 : index
                %2120 = arith.addi %2117, %2119 : index
                %2121 = arith.divui %2120, %c14 : index
                %2122 = arith.muli %2121, %c20 : index
                %2123 = arith.muli %2116, %c13 : index
                %2124 = arith.addi %2122, %2123 : index
                %2125 = arith.remui %2120, %c14 : index
                %2126 = arith.muli %2125, %c2 : index
                %2127 = arith.addi %2124, %2126 : index
                %2128 = arith.addi %2115, %2127 : index
                %2129 = arith.addi %2073, %2128 : index
                %2130 = vector.shuffle %2055, %2055 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2130, %kv[%2129] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2131 = arith.addi %2048, %c21 : index
                %2132 = arith.divui %2131, %c13 : index
                %2133 = arith.muli %2132, %c19 : index
                %2134 = arith.addi %2133, %c28 : index
                %2135 = arith.remui %2131, %c13 : index
                %2136 = arith.divui %2043, %c2 : index
                %2137 = arith.remui %2043, %c2 : index
                %2138 = arith.muli %2137, %c14 : index
                %2139 = arith.addi %2136, %2138 : index
                %2140 = arith.divui %2139, %c14 : index
                %2141 = arith.muli %2140, %c20 : index
                %2142 = arith.muli %2135, %c13 : index
                %2143 = arith.addi %2141, %2142 : index
                %2144 = arith.remui %2139, %c14 : index
                %2145 = arith.muli %2144, %c2 : index
                %2146 = arith.addi %2143, %2145 : index
                %2147 = arith.addi %2134, %2146 : index
                %2148 = arith.addi %2073, %2147 : index
                %2149 = vector.shuffle %2055, %2055 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2149, %kv[%2148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2150 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2150 {
            %2151 = wave.lane
            %2152 = arith.muli %2151, %c6 : index
            scf.for %2153 = %2152 to %c11 step %c5 {
              %2154 = arith.addi %2038, %2153 : index
              %2155 = vector.load %15[%2154] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2156 = arith.mulf %2155, %2041 : vector<4xf32>
              %2157 = wave.fp8_encode "e4m3" %2156 : vector<4xf32> -> vector<4xi8>
              %2158 = arith.cmpi slt, %2039, %kvHeads : index
              scf.if %2158 {
                %2159 = arith.muli %2039, %c28 : index
                %2160 = arith.addi %2044, %2159 : index
                %2161 = vector.shuffle %2157, %2157 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2162 = arith.divui %2153, %c13 : index
                %2163 = arith.muli %2162, %c20 : index
                %2164 = arith.remui %2153, %c13 : index
                %2165 = arith.muli %2043, %c13 : index
                %2166 = arith.divui %2164, %c6 : index
                %2167 = arith.muli %2166, %c6 : index
                %2168 = arith.remui %2164, %c2 : index
                %2169 = arith.muli %2168, %c2 : index
                %2170 = arith.addi %2167, %2169 : index
                %2171 = arith.divui %2164, %c2 : index
                %2172 = arith.remui %2171, %c2 : index
                %2173 = arith.addi %2170, %2172 : index
                %2174 = arith.addi %2165, %2173 : index
                %2175 = arith.addi %2163, %2174 : index
                %2176 = arith.addi %2160, %2175 : index
                vector.store %2161, %kv[%2176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2177 = arith.subi %2039, %kvHeads : index
                %2178 = arith.muli %2177, %c28 : index
                %2179 = arith.addi %2044, %2178 : index
                %2180 = arith.addi %2153, %c7 : index
                %2181 = arith.divui %2180, %c13 : index
                %2182 = arith.muli %2181, %c20 : index
                %2183 = arith.addi %2182, %c10 : index
                %2184 = arith.remui %2180, %c13 : index
                %2185 = arith.divui %2043, %c2 : index
                %2186 = arith.remui %2043, %c2 : index
                %2187 = arith.muli %2186, %c14 : index
                %2188 = arith.addi %2185, %2187 : index
                %2189 = arith.muli %2184, %c13 : index
                %2190 = arith.divui %2188, %c6 : index
                %2191 = arith.muli %2190, %c6 : index
                %2192 = arith.remui %2188, %c2 : index
                %2193 = arith.muli %2192, %c2 : index
                %2194 = arith.addi %2191, %2193 : index
                %2195 = arith.divui %2188, %c2 : index
                %2196 = arith.remui %2195, %c2 : index
                %2197 = arith.addi %2194, %2196 : index
                %2198 = arith.addi %2189, %2197 : index
                %2199 = arith.addi %2183, %2198 : index
                %2200 = arith.addi %2179, %2199 : index
                %2201 = vector.shuffle %2157, %2157 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2201, %kv[%2200] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2202 = arith.addi %2153, %c8 : index
                %2203 = arith.divui %2202, %c13 : index
                %2204 = arith.muli %2203, %c20 : index
                %2205 = arith.addi %2204, %c10 : index
                %2206 = arith.remui %2202, %c13 : index
                %2207 = arith.divui %2043, %c2 : index
                %2208 = arith.remui %2043, %c2 : index
                %2209 = arith.muli %2208, %c14 : index
                %2210 = arith.addi %2207, %2209 : index
                %2211 = arith.muli %2206, %c13 : index
                %2212 = arith.divui %2210, %c6 : index
                %2213 = arith.muli %2212, %c6 : index
                %2214 = arith.remui %2210, %c2 : index
                %2215 = arith.muli %2214, %c2 : index
                %2216 = arith.addi %2213, %2215 : index
                %2217 = arith.divui %2210, %c2 : index
                %2218 = arith.remui %2217, %c2 : index
                %2219 = arith.addi %2216, %2218 : index
                %2220 = arith.addi %2211, %2219 : index
                %2221 = arith.addi %2205, %2220 : index
                %2222 = arith.addi %2179, %2221 : index
                %2223 = vector.shuffle %2157, %2157 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2223, %kv[%2222] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2224 = arith.addi %2153, %c2 : index
                %2225 = arith.divui %2224, %c13 : index
                %2226 = arith.muli %2225, %c20 : index
                %2227 = arith.addi %2226, %c10 : index
                %2228 = arith.remui %2224, %c13 : index
                %2229 = arith.divui %2043, %c2 : index
                %2230 = arith.remui %2043, %c2 : index
                %2231 = arith.muli %2230, %c14 : index
                %2232 = arith.addi %2229, %2231 : index
                %2233 = arith.muli %2228, %c13 : index
                %2234 = arith.divui %2232, %c6 : index
                %2235 = arith.muli %2234, %c6 : index
                %2236 = arith.remui %2232, %c2 : index
                %2237 = arith.muli %2236, %c2 : index
                %2238 = arith.addi %2235, %2237 : index
                %2239 = arith.divui %2232, %c2 : index
                %2240 = arith.remui %2239, %c2 : index
                %2241 = arith.addi %2238, %2240 : index
                %2242 = arith.addi %2233, %2241 : index
                %2243 = arith.addi %2227, %2242 : index
                %2244 = arith.addi %2179, %2243 : index
                %2245 = vector.shuffle %2157, %2157 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2245, %kv[%2244] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2246 = arith.addi %2153, %c21 : index
                %2247 = arith.divui %2246, %c13 : index
                %2248 = arith.muli %2247, %c20 : index
                %2249 = arith.addi %2248, %c10 : index
                %2250 = arith.remui %2246, %c13 : index
                %2251 = arith.divui %2043, %c2 : index
                %2252 = arith.remui %2043, %c2 : index
                %2253 = arith.muli %2252, %c14 : index
                %2254 = arith.addi %2251, %2253 : index
                %2255 = arith.muli %2250, %c13 : index
                %2256 = arith.divui %2254, %c6 : index
                %2257 = arith.muli %2256, %c6 : index
                %2258 = arith.remui %2254, %c2 : index
                %2259 = arith.muli %2258, %c2 : index
                %2260 = arith.addi %2257, %2259 : index
                %2261 = arith.divui %2254, %c2 : index
                %2262 = arith.remui %2261, %c2 : index
                %2263 = arith.addi %2260, %2262 : index
                %2264 = arith.addi %2255, %2263 : index
                %2265 = arith.addi %2249, %2264 : index
                %2266 = arith.addi %2179, %2265 : index
                %2267 = vector.shuffle %2157, %2157 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2267, %kv[%2266] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2268 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2268 {
            %2269 = wave.lane
            %2270 = arith.muli %2269, %c6 : index
            scf.for %2271 = %2270 to %c11 step %c5 {
              %2272 = arith.addi %2038, %2271 : index
              %2273 = vector.load %15[%2272] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2274 = arith.mulf %2273, %2041 : vector<4xf32>
              %2275 = wave.fp8_encode "e5m2" %2274 : vector<4xf32> -> vector<4xi8>
              %2276 = arith.cmpi slt, %2039, %kvHeads : index
              scf.if %2276 {
                %2277 = arith.muli %2039, %c28 : index
                %2278 = arith.addi %2044, %2277 : index
                %2279 = vector.shuffle %2275, %2275 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2280 = arith.divui %2271, %c13 : index
                %2281 = arith.muli %2280, %c20 : index
                %2282 = arith.remui %2271, %c13 : index
                %2283 = arith.muli %2043, %c13 : index
                %2284 = arith.divui %2282, %c6 : index
                %2285 = arith.muli %2284, %c6 : index
                %2286 = arith.remui %2282, %c2 : index
                %2287 = arith.muli %2286, %c2 : index
                %2288 = arith.addi %2285, %2287 : index
                %2289 = arith.divui %2282, %c2 : index
                %2290 = arith.remui %2289, %c2 : index
                %2291 = arith.addi %2288, %2290 : index
                %2292 = arith.addi %2283, %2291 : index
                %2293 = arith.addi %2281, %2292 : index
                %2294 = arith.addi %2278, %2293 : index
                vector.store %2279, %kv[%2294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2295 = arith.subi %2039, %kvHeads : index
                %2296 = arith.muli %2295, %c28 : index
                %2297 = arith.addi %2044, %2296 : index
                %2298 = arith.addi %2271, %c7 : index
                %2299 = arith.divui %2298, %c13 : index
                %2300 = arith.muli %2299, %c20 : index
                %2301 = arith.addi %2300, %c10 : index
                %2302 = arith.remui %2298, %c13 : index
                %2303 = arith.divui %2043, %c2 : index
                %2304 = arith.remui %2043, %c2 : index
                %2305 = arith.muli %2304, %c14 : index
                %2306 = arith.addi %2303, %2305 : index
                %2307 = arith.muli %2302, %c13 : index
                %2308 = arith.divui %2306, %c6 : index
                %2309 = arith.muli %2308, %c6 : index
                %2310 = arith.remui %2306, %c2 : index
                %2311 = arith.muli %2310, %c2 : index
                %2312 = arith.addi %2309, %2311 : index
                %2313 = arith.divui %2306, %c2 : index
                %2314 = arith.remui %2313, %c2 : index
                %2315 = arith.addi %2312, %2314 : index
                %2316 = arith.addi %2307, %2315 : index
                %2317 = arith.addi %2301, %2316 : index
                %2318 = arith.addi %2297, %2317 : index
                %2319 = vector.shuffle %2275, %2275 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2319, %kv[%2318] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2320 = arith.addi %2271, %c8 : index
                %2321 = arith.divui %2320, %c13 : index
                %2322 = arith.muli %2321, %c20 : index
                %2323 = arith.addi %2322, %c10 : index
                %2324 = arith.remui %2320, %c13 : index
                %2325 = arith.divui %2043, %c2 : index
                %2326 = arith.remui %2043, %c2 : index
                %2327 = arith.muli %2326, %c14 : index
                %2328 = arith.addi %2325, %2327 : index
                %2329 = arith.muli %2324, %c13 : index
                %2330 = arith.divui %2328, %c6 : index
                %2331 = arith.muli %2330, %c6 : index
                %2332 = arith.remui %2328, %c2 : index
                %2333 = arith.muli %2332, %c2 : index
                %2334 = arith.addi %2331, %2333 : index
                %2335 = arith.divui %2328, %c2 : index
                %2336 = arith.remui %2335, %c2 : index
                %2337 = arith.addi %2334, %2336 : index
                %2338 = arith.addi %2329, %2337 : index
                %2339 = arith.addi %2323, %2338 : index
                %2340 = arith.addi %2297, %2339 : index
                %2341 = vector.shuffle %2275, %2275 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2341, %kv[%2340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2342 = arith.addi %2271, %c2 : index
                %2343 = arith.divui %2342, %c13 : index
                %2344 = arith.muli %2343, %c20 : index
                %2345 = arith.addi %2344, %c10 : index
                %2346 = arith.remui %2342, %c13 : index
                %2347 = arith.divui %2043, %c2 : index
                %2348 = arith.remui %2043, %c2 : index
                %2349 = arith.muli %2348, %c14 : index
                %2350 = arith.addi %2347, %2349 : index
                %2351 = arith.muli %2346, %c13 : index
                %2352 = arith.divui %2350, %c6 : index
                %2353 = arith.muli %2352, %c6 : index
                %2354 = arith.remui %2350, %c2 : index
                %2355 = arith.muli %2354, %c2 : index
                %2356 = arith.addi %2353, %2355 : index
                %2357 = arith.divui %2350, %c2 : index
                %2358 = arith.remui %2357, %c2 : index
                %2359 = arith.addi %2356, %2358 : index
                %2360 = arith.addi %2351, %2359 : index
                %2361 = arith.addi %2345, %2360 : index
                %2362 = arith.addi %2297, %2361 : index
                %2363 = vector.shuffle %2275, %2275 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2363, %kv[%2362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2364 = arith.addi %2271, %c21 : index
                %2365 = arith.divui %2364, %c13 : index
                %2366 = arith.muli %2365, %c20 : index
                %2367 = arith.addi %2366, %c10 : index
                %2368 = arith.remui %2364, %c13 : index
                %2369 = arith.divui %2043, %c2 : index
                %2370 = arith.remui %2043, %c2 : index
                %2371 = arith.muli %2370, %c14 : index
                %2372 = arith.addi %2369, %2371 : index
                %2373 = arith.muli %2368, %c13 : index
                %2374 = arith.divui %2372, %c6 : index
                %2375 = arith.muli %2374, %c6 : index
                %2376 = arith.remui %2372, %c2 : index
                %2377 = arith.muli %2376, %c2 : index
                %2378 = arith.addi %2375, %2377 : index
                %2379 = arith.divui %2372, %c2 : index
                %2380 = arith.remui %2379, %c2 : index
                %2381 = arith.addi %2378, %2380 : index
                %2382 = arith.addi %2373, %2381 : index
                %2383 = arith.addi %2367, %2382 : index
                %2384 = arith.addi %2297, %2383 : index
                %2385 = vector.shuffle %2275, %2275 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2385, %kv[%2384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2386 = arith.addi %18, %c15 : index
    %2387 = wave.lane
    %2388 = arith.muli %3, %c2 : index
    %2389 = arith.muli %2388, %c20 : index
    %2390 = arith.addi %2389, %2387 : index
    %2391 = arith.muli %4, %c10 : index
    %2392 = arith.addi %2391, %2390 : index
    %2393 = arith.addi %2392, %c7 : index
    %2394 = arith.addi %2393, %c7 : index
    %2395 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %2395, %14[%2394] : memref<?xf32>
    %2396 = arith.muli %4, %c10 : index
    %2397 = arith.addi %2396, %2390 : index
    %2398 = arith.addi %2397, %c7 : index
    %2399 = arith.addi %2398, %c4 : index
    %2400 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %2400, %14[%2399] : memref<?xf32>
    %2401 = arith.muli %4, %c10 : index
    %2402 = arith.addi %2401, %2390 : index
    %2403 = arith.addi %2402, %c7 : index
    %2404 = arith.addi %2403, %c11 : index
    %2405 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %2405, %14[%2404] : memref<?xf32>
    %2406 = arith.muli %4, %c10 : index
    %2407 = arith.addi %2406, %2390 : index
    %2408 = arith.addi %2407, %c7 : index
    %2409 = arith.addi %2408, %c22 : index
    %2410 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %2410, %14[%2409] : memref<?xf32>
    %2411 = arith.muli %4, %c10 : index
    %2412 = arith.addi %2411, %2390 : index
    %2413 = arith.addi %2412, %c7 : index
    %2414 = arith.addi %2413, %c5 : index
    %2415 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %2415, %14[%2414] : memref<?xf32>
    %2416 = arith.muli %4, %c10 : index
    %2417 = arith.addi %2416, %2390 : index
    %2418 = arith.addi %2417, %c7 : index
    %2419 = arith.addi %2418, %c23 : index
    %2420 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %2420, %14[%2419] : memref<?xf32>
    %2421 = arith.muli %4, %c10 : index
    %2422 = arith.addi %2421, %2390 : index
    %2423 = arith.addi %2422, %c7 : index
    %2424 = arith.addi %2423, %c24 : index
    %2425 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %2425, %14[%2424] : memref<?xf32>
    %2426 = arith.muli %4, %c10 : index
    %2427 = arith.addi %2426, %2390 : index
    %2428 = arith.addi %2427, %c7 : index
    %2429 = arith.addi %2428, %c25 : index
    %2430 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %2430, %14[%2429] : memref<?xf32>
    %2431 = arith.muli %4, %c10 : index
    %2432 = arith.addi %2431, %2390 : index
    %2433 = arith.addi %2432, %c20 : index
    %2434 = arith.addi %2433, %c7 : index
    %2435 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %2435, %14[%2434] : memref<?xf32>
    %2436 = arith.muli %4, %c10 : index
    %2437 = arith.addi %2436, %2390 : index
    %2438 = arith.addi %2437, %c20 : index
    %2439 = arith.addi %2438, %c4 : index
    %2440 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %2440, %14[%2439] : memref<?xf32>
    %2441 = arith.muli %4, %c10 : index
    %2442 = arith.addi %2441, %2390 : index
    %2443 = arith.addi %2442, %c20 : index
    %2444 = arith.addi %2443, %c11 : index
    %2445 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %2445, %14[%2444] : memref<?xf32>
    %2446 = arith.muli %4, %c10 : index
    %2447 = arith.addi %2446, %2390 : index
    %2448 = arith.addi %2447, %c20 : index
    %2449 = arith.addi %2448, %c22 : index
    %2450 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %2450, %14[%2449] : memref<?xf32>
    %2451 = arith.muli %4, %c10 : index
    %2452 = arith.addi %2451, %2390 : index
    %2453 = arith.addi %2452, %c20 : index
    %2454 = arith.addi %2453, %c5 : index
    %2455 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %2455, %14[%2454] : memref<?xf32>
    %2456 = arith.muli %4, %c10 : index
    %2457 = arith.addi %2456, %2390 : index
    %2458 = arith.addi %2457, %c20 : index
    %2459 = arith.addi %2458, %c23 : index
    %2460 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %2460, %14[%2459] : memref<?xf32>
    %2461 = arith.muli %4, %c10 : index
    %2462 = arith.addi %2461, %2390 : index
    %2463 = arith.addi %2462, %c20 : index
    %2464 = arith.addi %2463, %c24 : index
    %2465 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %2465, %14[%2464] : memref<?xf32>
    %2466 = arith.muli %4, %c10 : index
    %2467 = arith.addi %2466, %2390 : index
    %2468 = arith.addi %2467, %c20 : index
    %2469 = arith.addi %2468, %c25 : index
    %2470 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %2470, %14[%2469] : memref<?xf32>
    wave.barrier
    %2471 = arith.muli %4, %c8 : index
    %2472 = arith.addi %2471, %c7 : index
    %2473 = arith.muli %2472, %c2 : index
    %2474 = arith.divui %2387, %c13 : index
    %2475 = arith.addi %2473, %2474 : index
    %2476 = arith.addi %2386, %2475 : index
    %2477 = arith.cmpi slt, %2476, %17 : index
    scf.if %2477 {
      %2478 = arith.cmpi eq, %hasFactors, %c8 : index
      %2479 = memref.load %factors[%2476] : memref<?xf32>
      %2480 = arith.select %2478, %2479, %c27 : f32
      %2481 = arith.addi %2390, %c7 : index
      %2482 = arith.muli %2472, %c4 : index
      %2483 = arith.addi %2481, %2482 : index
      %2484 = memref.load %14[%2483] : memref<?xf32>
      %2485 = arith.addi %2483, %c10 : index
      %2486 = memref.load %14[%2485] : memref<?xf32>
      %2487 = arith.addf %2484, %2486 : f32
      %2488 = arith.addi %2483, %c28 : index
      %2489 = memref.load %14[%2488] : memref<?xf32>
      %2490 = arith.addf %2487, %2489 : f32
      %2491 = arith.addi %2483, %c29 : index
      %2492 = memref.load %14[%2491] : memref<?xf32>
      %2493 = arith.addf %2490, %2492 : f32
      %2494 = arith.addi %2483, %c30 : index
      %2495 = memref.load %14[%2494] : memref<?xf32>
      %2496 = arith.addf %2493, %2495 : f32
      %2497 = arith.addi %2483, %c31 : index
      %2498 = memref.load %14[%2497] : memref<?xf32>
      %2499 = arith.addf %2496, %2498 : f32
      %2500 = arith.addi %2483, %c32 : index
      %2501 = memref.load %14[%2500] : memref<?xf32>
      %2502 = arith.addf %2499, %2501 : f32
      %2503 = arith.addi %2483, %c33 : index
      %2504 = memref.load %14[%2503] : memref<?xf32>
      %2505 = arith.addf %2502, %2504 : f32
      %2506 = arith.remui %2387, %c13 : index
      %2507 = arith.muli %2506, %c6 : index
      %2508 = arith.addi %11, %2507 : index
      %2509 = vector.load %w[%2508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2510 = vector.bitcast %2509 : vector<4xi8> to vector<1xf32>
      %2511 = vector.extract %2510[0] : f32 from vector<1xf32>
      %2512 = arith.mulf %2511, %2480 : f32
      %2513 = arith.mulf %2505, %2512 : f32
      %2514 = arith.muli %3, %c2 : index
      %2515 = arith.addi %2514, %c7 : index
      %2516 = arith.muli %2515, %c13 : index
      %2517 = arith.remui %2387, %c13 : index
      %2518 = arith.addi %2516, %2517 : index
      %2519 = arith.muli %2475, %c11 : index
      %2520 = arith.addi %2519, %2518 : index
      memref.store %2513, %15[%2520] : memref<?xf32>
      %2521 = arith.addi %2390, %c20 : index
      %2522 = arith.muli %2472, %c4 : index
      %2523 = arith.addi %2521, %2522 : index
      %2524 = memref.load %14[%2523] : memref<?xf32>
      %2525 = arith.addi %2523, %c10 : index
      %2526 = memref.load %14[%2525] : memref<?xf32>
      %2527 = arith.addf %2524, %2526 : f32
      %2528 = arith.addi %2523, %c28 : index
      %2529 = memref.load %14[%2528] : memref<?xf32>
      %2530 = arith.addf %2527, %2529 : f32
      %2531 = arith.addi %2523, %c29 : index
      %2532 = memref.load %14[%2531] : memref<?xf32>
      %2533 = arith.addf %2530, %2532 : f32
      %2534 = arith.addi %2523, %c30 : index
      %2535 = memref.load %14[%2534] : memref<?xf32>
      %2536 = arith.addf %2533, %2535 : f32
      %2537 = arith.addi %2523, %c31 : index
      %2538 = memref.load %14[%2537] : memref<?xf32>
      %2539 = arith.addf %2536, %2538 : f32
      %2540 = arith.addi %2523, %c32 : index
      %2541 = memref.load %14[%2540] : memref<?xf32>
      %2542 = arith.addf %2539, %2541 : f32
      %2543 = arith.addi %2523, %c33 : index
      %2544 = memref.load %14[%2543] : memref<?xf32>
      %2545 = arith.addf %2542, %2544 : f32
      %2546 = arith.remui %2387, %c13 : index
      %2547 = arith.muli %2546, %c6 : index
      %2548 = arith.addi %13, %2547 : index
      %2549 = vector.load %w[%2548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2550 = vector.bitcast %2549 : vector<4xi8> to vector<1xf32>
      %2551 = vector.extract %2550[0] : f32 from vector<1xf32>
      %2552 = arith.mulf %2551, %2480 : f32
      %2553 = arith.mulf %2545, %2552 : f32
      %2554 = arith.muli %3, %c2 : index
      %2555 = arith.addi %2554, %c8 : index
      %2556 = arith.muli %2555, %c13 : index
      %2557 = arith.remui %2387, %c13 : index
      %2558 = arith.addi %2556, %2557 : index
      %2559 = arith.muli %2475, %c11 : index
      %2560 = arith.addi %2559, %2558 : index
      memref.store %2553, %15[%2560] : memref<?xf32>
    }
    wave.barrier
    %2561 = arith.addi %18, %c15 : index
    %2562 = wave.wave
    %2563 = arith.addi %2562, %c7 : index
    %2564 = arith.addi %2561, %2563 : index
    %2565 = arith.cmpi slt, %2564, %17 : index
    scf.if %2565 {
      %2566 = arith.addi %2561, %2563 : index
      %2567 = arith.muli %2563, %c11 : index
      %2568 = wave.lane
      %2569 = arith.addi %2568, %c7 : index
      %2570 = arith.cmpi eq, %hasBias, %c8 : index
      %2571 = arith.addi %2567, %2569 : index
      %2572 = memref.load %15[%2571] : memref<?xf32>
      %2573 = arith.muli %0, %c11 : index
      %2574 = arith.addi %2573, %2569 : index
      %2575 = memref.load %bias[%2574] : memref<?xf32>
      %2576 = arith.addf %2572, %2575 : f32
      %2577 = arith.select %2570, %2576, %2572 : f32
      %2578 = arith.addi %2569, %c4 : index
      %2579 = arith.cmpi eq, %hasBias, %c8 : index
      %2580 = arith.addi %2567, %2578 : index
      %2581 = memref.load %15[%2580] : memref<?xf32>
      %2582 = arith.muli %0, %c11 : index
      %2583 = arith.addi %2582, %2578 : index
      %2584 = memref.load %bias[%2583] : memref<?xf32>
      %2585 = arith.addf %2581, %2584 : f32
      %2586 = arith.select %2579, %2585, %2581 : f32
      %2587 = arith.addi %heads, %kvHeads : index
      %2588 = arith.cmpi slt, %0, %2587 : index
      scf.if %2588 {
        %2589 = arith.addi %positionsAt, %2566 : index
        %2590 = memref.load %step[%2589] : memref<?xi32>
        %2591 = arith.index_cast %2590 : i32 to index
        %2592 = arith.cmpi eq, %hasNorm, %c8 : index
        %2593 = math.fma %2577, %2577, %c37 : f32
        %2594 = math.fma %2586, %2586, %2593 : f32
        %2595 = vector.broadcast %2594 : f32 to vector<1xf32>
        %2596 = wave.reduce "add" %2595 : vector<1xf32>
        %2597 = arith.mulf %2596, %inverseHeadDim : f32
        %2598 = arith.addf %2597, %epsilon : f32
        %2599 = math.sqrt %2598 : f32
        %2600 = arith.divf %c27, %2599 : f32
        %2601 = arith.cmpi slt, %0, %heads : index
        %2602 = arith.addi %2569, %c4 : index
        %2603 = memref.load %query_norm[%2569] : memref<?xf32>
        %2604 = memref.load %key_norm[%2569] : memref<?xf32>
        %2605 = arith.select %2601, %2603, %2604 : f32
        %2606 = arith.mulf %2577, %2600 : f32
        %2607 = arith.mulf %2606, %2605 : f32
        %2608 = arith.select %2592, %2607, %2577 : f32
        %2609 = memref.load %query_norm[%2602] : memref<?xf32>
        %2610 = memref.load %key_norm[%2602] : memref<?xf32>
        %2611 = arith.select %2601, %2609, %2610 : f32
        %2612 = arith.mulf %2586, %2600 : f32
        %2613 = arith.mulf %2612, %2611 : f32
        %2614 = arith.select %2592, %2613, %2586 : f32
        %2615 = arith.remui %2591, %c20 : index
        %2616 = arith.muli %2615, %c11 : index
        %2617 = arith.addi %2616, %2569 : index
        %2618 = arith.divui %2591, %c20 : index
        %2619 = arith.addi %2618, %c20 : index
        %2620 = arith.muli %2619, %c11 : index
        %2621 = arith.addi %2620, %2569 : index
        %2622 = memref.load %rope[%2617] : memref<?xf32>
        %2623 = arith.addi %2617, %c4 : index
        %2624 = memref.load %rope[%2623] : memref<?xf32>
        %2625 = memref.load %rope[%2621] : memref<?xf32>
        %2626 = arith.addi %2621, %c4 : index
        %2627 = memref.load %rope[%2626] : memref<?xf32>
        %2628 = arith.mulf %2625, %2622 : f32
        %2629 = arith.mulf %2627, %2624 : f32
        %2630 = arith.subf %2628, %2629 : f32
        %2631 = arith.mulf %2627, %2622 : f32
        %2632 = arith.mulf %2625, %2624 : f32
        %2633 = arith.addf %2631, %2632 : f32
        %2634 = arith.mulf %2608, %2630 : f32
        %2635 = arith.mulf %2614, %2633 : f32
        %2636 = arith.subf %2634, %2635 : f32
        %2637 = arith.mulf %2614, %2630 : f32
        %2638 = arith.mulf %2608, %2633 : f32
        %2639 = arith.addf %2637, %2638 : f32
        %2640 = arith.cmpi slt, %0, %heads : index
        scf.if %2640 {
          %2641 = arith.muli %2566, %heads : index
          %2642 = arith.addi %2641, %0 : index
          %2643 = arith.muli %2642, %c11 : index
          %2644 = arith.addi %2643, %2569 : index
          memref.store %2636, %q[%2644] : memref<?xf32>
          %2645 = arith.addi %2644, %c4 : index
          memref.store %2639, %q[%2645] : memref<?xf32>
        } else {
          %2646 = arith.addi %2567, %2569 : index
          memref.store %2636, %15[%2646] : memref<?xf32>
          %2647 = arith.addi %2567, %2569 : index
          %2648 = arith.addi %2647, %c4 : index
          memref.store %2639, %15[%2648] : memref<?xf32>
        }
      } else {
        %2649 = arith.cmpi slt, %0, %heads : index
        scf.if %2649 {
          %2650 = arith.muli %2566, %heads : index
          %2651 = arith.addi %2650, %0 : index
          %2652 = arith.muli %2651, %c11 : index
          %2653 = arith.addi %2652, %2569 : index
          memref.store %2577, %q[%2653] : memref<?xf32>
          %2654 = arith.addi %2653, %c4 : index
          memref.store %2586, %q[%2654] : memref<?xf32>
        } else {
          %2655 = arith.addi %2567, %2569 : index
          memref.store %2577, %15[%2655] : memref<?xf32>
          %2656 = arith.addi %2567, %2569 : index
          %2657 = arith.addi %2656, %c4 : index
          memref.store %2586, %15[%2657] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2658 = arith.cmpi sge, %0, %heads : index
    scf.if %2658 {
      %2659 = arith.addi %2562, %c7 : index
      %2660 = arith.addi %2561, %2659 : index
      %2661 = arith.cmpi slt, %2660, %17 : index
      scf.if %2661 {
        %2662 = arith.addi %2561, %2659 : index
        %2663 = arith.addi %slotsAt, %2662 : index
        %2664 = memref.load %step[%2663] : memref<?xi32>
        %2665 = arith.index_cast %2664 : i32 to index
        %2666 = arith.cmpi sge, %2665, %c7 : index
        scf.if %2666 {
          %2667 = arith.muli %2659, %c11 : index
          %2668 = arith.subi %0, %heads : index
          %2669 = memref.load %scales[%2668] : memref<?xf32>
          %2670 = vector.broadcast %2669 : f32 to vector<4xf32>
          %2671 = arith.divui %2665, %c13 : index
          %2672 = arith.remui %2665, %c13 : index
          %2673 = arith.muli %2671, %pageBytes : index
          %2674 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2674 {
            %2675 = wave.lane
            %2676 = arith.muli %2675, %c6 : index
            scf.for %2677 = %2676 to %c11 step %c5 {
              %2678 = arith.addi %2667, %2677 : index
              %2679 = vector.load %15[%2678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2680 = arith.mulf %2679, %2670 : vector<4xf32>
              %2681 = arith.minimumf %2680, %c43 : vector<4xf32>
              %2682 = arith.maximumf %2681, %c44 : vector<4xf32>
              %2683 = arith.truncf %2682 : vector<4xf32> to vector<4xf16>
              %2684 = vector.bitcast %2683 : vector<4xf16> to vector<8xi8>
              %2685 = arith.cmpi slt, %2668, %kvHeads : index
              scf.if %2685 {
                %2686 = arith.muli %2668, %c30 : index
                %2687 = arith.addi %2673, %2686 : index
                %2688 = arith.divui %2677, %c13 : index
                %2689 = arith.muli %2688, %c19 : index
                %2690 = arith.remui %2677, %c13 : index
                %2691 = arith.divui %2690, %c14 : index
                %2692 = arith.muli %2691, %c20 : index
                %2693 = arith.muli %2672, %c13 : index
                %2694 = arith.addi %2692, %2693 : index
                %2695 = arith.remui %2690, %c14 : index
                %2696 = arith.muli %2695, %c2 : index
                %2697 = arith.addi %2694, %2696 : index
                %2698 = arith.addi %2689, %2697 : index
                %2699 = arith.addi %2687, %2698 : index
                vector.store %2684, %kv[%2699] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2700 = arith.subi %2668, %kvHeads : index
                %2701 = arith.muli %2700, %c30 : index
                %2702 = arith.addi %2673, %2701 : index
                %2703 = arith.addi %2677, %c7 : index
                %2704 = arith.divui %2703, %c13 : index
                %2705 = arith.muli %2704, %c19 : index
                %2706 = arith.addi %2705, %c28 : index
                %2707 = arith.remui %2703, %c13 : index
                %2708 = arith.divui %2672, %c2 : index
                %2709 = arith.remui %2672, %c2 : index
                %2710 = arith.muli %2709, %c14 : index
                %2711 = arith.addi %2708, %2710 : index
                %2712 = arith.divui %2711, %c14 : index
                %2713 = arith.muli %2712, %c20 : index
                %2714 = arith.muli %2707, %c13 : index
                %2715 = arith.addi %2713, %2714 : index
                %2716 = arith.remui %2711, %c14 : index
                %2717 = arith.muli %2716, %c2 : index
                %2718 = arith.addi %2715, %2717 : index
                %2719 = arith.addi %2706, %2718 : index
                %2720 = arith.addi %2702, %2719 : index
                %2721 = vector.shuffle %2684, %2684 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2721, %kv[%2720] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2722 = arith.addi %2677, %c8 : index
                %2723 = arith.divui %2722, %c13 : index
                %2724 = arith.muli %2723, %c19 : index
                %2725 = arith.addi %2724, %c28 : index
                %2726 = arith.remui %2722, %c13 : index
                %2727 = arith.divui %2672, %c2 : index
                %2728 = arith.remui %2672, %c2 : index
                %2729 = arith.muli %2728, %c14 : index
                %2730 = arith.addi %2727, %2729 : index
                %2731 = arith.divui %2730, %c14 : index
                %2732 = arith.muli %2731, %c20 : index
                %2733 = arith.muli %2726, %c13 : index
                %2734 = arith.addi %2732, %2733 : index
                %2735 = arith.remui %2730, %c14 : index
                %2736 = arith.muli %2735, %c2 : index
                %2737 = arith.addi %2734, %2736 : index
                %2738 = arith.addi %2725, %2737 : index
                %2739 = arith.addi %2702, %2738 : index
                %2740 = vector.shuffle %2684, %2684 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2740, %kv[%2739] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2741 = arith.addi %2677, %c2 : index
                %2742 = arith.divui %2741, %c13 : index
                %2743 = arith.muli %2742, %c19 : index
                %2744 = arith.addi %2743, %c28 : index
                %2745 = arith.remui %2741, %c13 : index
                %2746 = arith.divui %2672, %c2 : index
                %2747 = arith.remui %2672, %c2 : index
                %2748 = arith.muli %2747, %c14 : index
                %2749 = arith.addi %2746, %2748 : index
                %2750 = arith.divui %2749, %c14 : index
                %2751 = arith.muli %2750, %c20 : index
                %2752 = arith.muli %2745, %c13 : index
                %2753 = arith.addi %2751, %2752 : index
                %2754 = arith.remui %2749, %c14 : index
                %2755 = arith.muli %2754, %c2 : index
                %2756 = arith.addi %2753, %2755 : index
                %2757 = arith.addi %2744, %2756 : index
                %2758 = arith.addi %2702, %2757 : index
                %2759 = vector.shuffle %2684, %2684 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2759, %kv[%2758] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2760 = arith.addi %2677, %c21 : index
                %2761 = arith.divui %2760, %c13 : index
                %2762 = arith.muli %2761, %c19 : index
                %2763 = arith.addi %2762, %c28 : index
                %2764 = arith.remui %2760, %c13 : index
                %2765 = arith.divui %2672, %c2 : index
                %2766 = arith.remui %2672, %c2 : index
                %2767 = arith.muli %2766, %c14 : index
                %2768 = arith.addi %2765, %2767 : index
                %2769 = arith.divui %2768, %c14 : index
                %2770 = arith.muli %2769, %c20 : index
                %2771 = arith.muli %2764, %c13 : index
                %2772 = arith.addi %2770, %2771 : index
                %2773 = arith.remui %2768, %c14 : index
                %2774 = arith.muli %2773, %c2 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.addi %2763, %2775 : index
                %2777 = arith.addi %2702, %2776 : index
                %2778 = vector.shuffle %2684, %2684 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2778, %kv[%2777] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2779 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2779 {
            %2780 = wave.lane
            %2781 = arith.muli %2780, %c6 : index
            scf.for %2782 = %2781 to %c11 step %c5 {
              %2783 = arith.addi %2667, %2782 : index
              %2784 = vector.load %15[%2783] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2785 = arith.mulf %2784, %2670 : vector<4xf32>
              %2786 = wave.fp8_encode "e4m3" %2785 : vector<4xf32> -> vector<4xi8>
              %2787 = arith.cmpi slt, %2668, %kvHeads : index
              scf.if %2787 {
                %2788 = arith.muli %2668, %c28 : index
                %2789 = arith.addi %2673, %2788 : index
                %2790 = vector.shuffle %2786, %2786 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2791 = arith.divui %2782, %c13 : index
                %2792 = arith.muli %2791, %c20 : index
                %2793 = arith.remui %2782, %c13 : index
                %2794 = arith.muli %2672, %c13 : index
                %2795 = arith.divui %2793, %c6 : index
                %2796 = arith.muli %2795, %c6 : index
                %2797 = arith.remui %2793, %c2 : index
                %2798 = arith.muli %2797, %c2 : index
                %2799 = arith.addi %2796, %2798 : index
                %2800 = arith.divui %2793, %c2 : index
                %2801 = arith.remui %2800, %c2 : index
                %2802 = arith.addi %2799, %2801 : index
                %2803 = arith.addi %2794, %2802 : index
                %2804 = arith.addi %2792, %2803 : index
                %2805 = arith.addi %2789, %2804 : index
                vector.store %2790, %kv[%2805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2806 = arith.subi %2668, %kvHeads : index
                %2807 = arith.muli %2806, %c28 : index
                %2808 = arith.addi %2673, %2807 : index
                %2809 = arith.addi %2782, %c7 : index
                %2810 = arith.divui %2809, %c13 : index
                %2811 = arith.muli %2810, %c20 : index
                %2812 = arith.addi %2811, %c10 : index
                %2813 = arith.remui %2809, %c13 : index
                %2814 = arith.divui %2672, %c2 : index
                %2815 = arith.remui %2672, %c2 : index
                %2816 = arith.muli %2815, %c14 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.muli %2813, %c13 : index
                %2819 = arith.divui %2817, %c6 : index
                %2820 = arith.muli %2819, %c6 : index
                %2821 = arith.remui %2817, %c2 : index
                %2822 = arith.muli %2821, %c2 : index
                %2823 = arith.addi %2820, %2822 : index
                %2824 = arith.divui %2817, %c2 : index
                %2825 = arith.remui %2824, %c2 : index
                %2826 = arith.addi %2823, %2825 : index
                %2827 = arith.addi %2818, %2826 : index
                %2828 = arith.addi %2812, %2827 : index
                %2829 = arith.addi %2808, %2828 : index
                %2830 = vector.shuffle %2786, %2786 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2830, %kv[%2829] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2831 = arith.addi %2782, %c8 : index
                %2832 = arith.divui %2831, %c13 : index
                %2833 = arith.muli %2832, %c20 : index
                %2834 = arith.addi %2833, %c10 : index
                %2835 = arith.remui %2831, %c13 : index
                %2836 = arith.divui %2672, %c2 : index
                %2837 = arith.remui %2672, %c2 : index
                %2838 = arith.muli %2837, %c14 : index
                %2839 = arith.addi %2836, %2838 : index
                %2840 = arith.muli %2835, %c13 : index
                %2841 = arith.divui %2839, %c6 : index
                %2842 = arith.muli %2841, %c6 : index
                %2843 = arith.remui %2839, %c2 : index
                %2844 = arith.muli %2843, %c2 : index
                %2845 = arith.addi %2842, %2844 : index
                %2846 = arith.divui %2839, %c2 : index
                %2847 = arith.remui %2846, %c2 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.addi %2840, %2848 : index
                %2850 = arith.addi %2834, %2849 : index
                %2851 = arith.addi %2808, %2850 : index
                %2852 = vector.shuffle %2786, %2786 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2852, %kv[%2851] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2853 = arith.addi %2782, %c2 : index
                %2854 = arith.divui %2853, %c13 : index
                %2855 = arith.muli %2854, %c20 : index
                %2856 = arith.addi %2855, %c10 : index
                %2857 = arith.remui %2853, %c13 : index
                %2858 = arith.divui %2672, %c2 : index
                %2859 = arith.remui %2672, %c2 : index
                %2860 = arith.muli %2859, %c14 : index
                %2861 = arith.addi %2858, %2860 : index
                %2862 = arith.muli %2857, %c13 : index
                %2863 = arith.divui %2861, %c6 : index
                %2864 = arith.muli %2863, %c6 : index
                %2865 = arith.remui %2861, %c2 : index
                %2866 = arith.muli %2865, %c2 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.divui %2861, %c2 : index
                %2869 = arith.remui %2868, %c2 : index
                %2870 = arith.addi %2867, %2869 : index
                %2871 = arith.addi %2862, %2870 : index
                %2872 = arith.addi %2856, %2871 : index
                %2873 = arith.addi %2808, %2872 : index
                %2874 = vector.shuffle %2786, %2786 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2874, %kv[%2873] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2875 = arith.addi %2782, %c21 : index
                %2876 = arith.divui %2875, %c13 : index
                %2877 = arith.muli %2876, %c20 : index
                %2878 = arith.addi %2877, %c10 : index
                %2879 = arith.remui %2875, %c13 : index
                %2880 = arith.divui %2672, %c2 : index
                %2881 = arith.remui %2672, %c2 : index
                %2882 = arith.muli %2881, %c14 : index
                %2883 = arith.addi %2880, %2882 : index
                %2884 = arith.muli %2879, %c13 : index
                %2885 = arith.divui %2883, %c6 : index
                %2886 = arith.muli %2885, %c6 : index
                %2887 = arith.remui %2883, %c2 : index
                %2888 = arith.muli %2887, %c2 : index
                %2889 = arith.addi %2886, %2888 : index
                %2890 = arith.divui %2883, %c2 : index
                %2891 = arith.remui %2890, %c2 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.addi %2884, %2892 : index
                %2894 = arith.addi %2878, %2893 : index
                %2895 = arith.addi %2808, %2894 : index
                %2896 = vector.shuffle %2786, %2786 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2896, %kv[%2895] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2897 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2897 {
            %2898 = wave.lane
            %2899 = arith.muli %2898, %c6 : index
            scf.for %2900 = %2899 to %c11 step %c5 {
              %2901 = arith.addi %2667, %2900 : index
              %2902 = vector.load %15[%2901] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2903 = arith.mulf %2902, %2670 : vector<4xf32>
              %2904 = wave.fp8_encode "e5m2" %2903 : vector<4xf32> -> vector<4xi8>
              %2905 = arith.cmpi slt, %2668, %kvHeads : index
              scf.if %2905 {
                %2906 = arith.muli %2668, %c28 : index
                %2907 = arith.addi %2673, %2906 : index
                %2908 = vector.shuffle %2904, %2904 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2909 = arith.divui %2900, %c13 : index
                %2910 = arith.muli %2909, %c20 : index
                %2911 = arith.remui %2900, %c13 : index
                %2912 = arith.muli %2672, %c13 : index
                %2913 = arith.divui %2911, %c6 : index
                %2914 = arith.muli %2913, %c6 : index
                %2915 = arith.remui %2911, %c2 : index
                %2916 = arith.muli %2915, %c2 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.divui %2911, %c2 : index
                %2919 = arith.remui %2918, %c2 : index
                %2920 = arith.addi %2917, %2919 : index
                %2921 = arith.addi %2912, %2920 : index
                %2922 = arith.addi %2910, %2921 : index
                %2923 = arith.addi %2907, %2922 : index
                vector.store %2908, %kv[%2923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2924 = arith.subi %2668, %kvHeads : index
                %2925 = arith.muli %2924, %c28 : index
                %2926 = arith.addi %2673, %2925 : index
                %2927 = arith.addi %2900, %c7 : index
                %2928 = arith.divui %2927, %c13 : index
                %2929 = arith.muli %2928, %c20 : index
                %2930 = arith.addi %2929, %c10 : index
                %2931 = arith.remui %2927, %c13 : index
                %2932 = arith.divui %2672, %c2 : index
                %2933 = arith.remui %2672, %c2 : index
                %2934 = arith.muli %2933, %c14 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.muli %2931, %c13 : index
                %2937 = arith.divui %2935, %c6 : index
                %2938 = arith.muli %2937, %c6 : index
                %2939 = arith.remui %2935, %c2 : index
                %2940 = arith.muli %2939, %c2 : index
                %2941 = arith.addi %2938, %2940 : index
                %2942 = arith.divui %2935, %c2 : index
                %2943 = arith.remui %2942, %c2 : index
                %2944 = arith.addi %2941, %2943 : index
                %2945 = arith.addi %2936, %2944 : index
                %2946 = arith.addi %2930, %2945 : index
                %2947 = arith.addi %2926, %2946 : index
                %2948 = vector.shuffle %2904, %2904 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2948, %kv[%2947] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2949 = arith.addi %2900, %c8 : index
                %2950 = arith.divui %2949, %c13 : index
                %2951 = arith.muli %2950, %c20 : index
                %2952 = arith.addi %2951, %c10 : index
                %2953 = arith.remui %2949, %c13 : index
                %2954 = arith.divui %2672, %c2 : index
                %2955 = arith.remui %2672, %c2 : index
                %2956 = arith.muli %2955, %c14 : index
                %2957 = arith.addi %2954, %2956 : index
                %2958 = arith.muli %2953, %c13 : index
                %2959 = arith.divui %2957, %c6 : index
                %2960 = arith.muli %2959, %c6 : index
                %2961 = arith.remui %2957, %c2 : index
                %2962 = arith.muli %2961, %c2 : index
                %2963 = arith.addi %2960, %2962 : index
                %2964 = arith.divui %2957, %c2 : index
                %2965 = arith.remui %2964, %c2 : index
                %2966 = arith.addi %2963, %2965 : index
                %2967 = arith.addi %2958, %2966 : index
                %2968 = arith.addi %2952, %2967 : index
                %2969 = arith.addi %2926, %2968 : index
                %2970 = vector.shuffle %2904, %2904 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2970, %kv[%2969] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2971 = arith.addi %2900, %c2 : index
                %2972 = arith.divui %2971, %c13 : index
                %2973 = arith.muli %2972, %c20 : index
                %2974 = arith.addi %2973, %c10 : index
                %2975 = arith.remui %2971, %c13 : index
                %2976 = arith.divui %2672, %c2 : index
                %2977 = arith.remui %2672, %c2 : index
                %2978 = arith.muli %2977, %c14 : index
                %2979 = arith.addi %2976, %2978 : index
                %2980 = arith.muli %2975, %c13 : index
                %2981 = arith.divui %2979, %c6 : index
                %2982 = arith.muli %2981, %c6 : index
                %2983 = arith.remui %2979, %c2 : index
                %2984 = arith.muli %2983, %c2 : index
                %2985 = arith.addi %2982, %2984 : index
                %2986 = arith.divui %2979, %c2 : index
                %2987 = arith.remui %2986, %c2 : index
                %2988 = arith.addi %2985, %2987 : index
                %2989 = arith.addi %2980, %2988 : index
                %2990 = arith.addi %2974, %2989 : index
                %2991 = arith.addi %2926, %2990 : index
                %2992 = vector.shuffle %2904, %2904 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2992, %kv[%2991] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2993 = arith.addi %2900, %c21 : index
                %2994 = arith.divui %2993, %c13 : index
                %2995 = arith.muli %2994, %c20 : index
                %2996 = arith.addi %2995, %c10 : index
                %2997 = arith.remui %2993, %c13 : index
                %2998 = arith.divui %2672, %c2 : index
                %2999 = arith.remui %2672, %c2 : index
                %3000 = arith.muli %2999, %c14 : index
                %3001 = arith.addi %2998, %3000 : index
                %3002 = arith.muli %2997, %c13 : index
                %3003 = arith.divui %3001, %c6 : index
                %3004 = arith.muli %3003, %c6 : index
                %3005 = arith.remui %3001, %c2 : index
                %3006 = arith.muli %3005, %c2 : index
                %3007 = arith.addi %3004, %3006 : index
                %3008 = arith.divui %3001, %c2 : index
                %3009 = arith.remui %3008, %c2 : index
                %3010 = arith.addi %3007, %3009 : index
                %3011 = arith.addi %3002, %3010 : index
                %3012 = arith.addi %2996, %3011 : index
                %3013 = arith.addi %2926, %3012 : index
                %3014 = vector.shuffle %2904, %2904 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3014, %kv[%3013] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
