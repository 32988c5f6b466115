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
  %operandScale = wave.param "operandScale" : f32
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
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %592 = arith.muli %589, %c2 : index
      %593 = memref.load %factors[%592] : memref<?xf32>
      %594 = arith.mulf %593, %operandScale : f32
      %595 = arith.select %591, %594, %operandScale : f32
      %596 = arith.addi %503, %c7 : index
      %597 = arith.muli %585, %c4 : index
      %598 = arith.addi %596, %597 : index
      %599 = memref.load %14[%598] : memref<?xf32>
      %600 = arith.addi %598, %c10 : index
      %601 = memref.load %14[%600] : memref<?xf32>
      %602 = arith.addf %599, %601 : f32
      %603 = arith.addi %598, %c28 : index
      %604 = memref.load %14[%603] : memref<?xf32>
      %605 = arith.addf %602, %604 : f32
      %606 = arith.addi %598, %c29 : index
      %607 = memref.load %14[%606] : memref<?xf32>
      %608 = arith.addf %605, %607 : f32
      %609 = arith.addi %598, %c30 : index
      %610 = memref.load %14[%609] : memref<?xf32>
      %611 = arith.addf %608, %610 : f32
      %612 = arith.addi %598, %c31 : index
      %613 = memref.load %14[%612] : memref<?xf32>
      %614 = arith.addf %611, %613 : f32
      %615 = arith.addi %598, %c32 : index
      %616 = memref.load %14[%615] : memref<?xf32>
      %617 = arith.addf %614, %616 : f32
      %618 = arith.addi %598, %c33 : index
      %619 = memref.load %14[%618] : memref<?xf32>
      %620 = arith.addf %617, %619 : f32
      %621 = arith.remui %500, %c13 : index
      %622 = arith.muli %621, %c6 : index
      %623 = arith.addi %11, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %595 : f32
      %628 = arith.mulf %620, %627 : f32
      %629 = arith.muli %3, %c2 : index
      %630 = arith.addi %629, %c7 : index
      %631 = arith.muli %630, %c13 : index
      %632 = arith.remui %500, %c13 : index
      %633 = arith.addi %631, %632 : index
      %634 = arith.muli %588, %c11 : index
      %635 = arith.addi %634, %633 : index
      memref.store %628, %15[%635] : memref<?xf32>
      %636 = arith.addi %503, %c20 : index
      %637 = arith.muli %585, %c4 : index
      %638 = arith.addi %636, %637 : index
      %639 = memref.load %14[%638] : memref<?xf32>
      %640 = arith.addi %638, %c10 : index
      %641 = memref.load %14[%640] : memref<?xf32>
      %642 = arith.addf %639, %641 : f32
      %643 = arith.addi %638, %c28 : index
      %644 = memref.load %14[%643] : memref<?xf32>
      %645 = arith.addf %642, %644 : f32
      %646 = arith.addi %638, %c29 : index
      %647 = memref.load %14[%646] : memref<?xf32>
      %648 = arith.addf %645, %647 : f32
      %649 = arith.addi %638, %c30 : index
      %650 = memref.load %14[%649] : memref<?xf32>
      %651 = arith.addf %648, %650 : f32
      %652 = arith.addi %638, %c31 : index
      %653 = memref.load %14[%652] : memref<?xf32>
      %654 = arith.addf %651, %653 : f32
      %655 = arith.addi %638, %c32 : index
      %656 = memref.load %14[%655] : memref<?xf32>
      %657 = arith.addf %654, %656 : f32
      %658 = arith.addi %638, %c33 : index
      %659 = memref.load %14[%658] : memref<?xf32>
      %660 = arith.addf %657, %659 : f32
      %661 = arith.remui %500, %c13 : index
      %662 = arith.muli %661, %c6 : index
      %663 = arith.addi %13, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %595 : f32
      %668 = arith.mulf %660, %667 : f32
      %669 = arith.muli %3, %c2 : index
      %670 = arith.addi %669, %c8 : index
      %671 = arith.muli %670, %c13 : index
      %672 = arith.remui %500, %c13 : index
      %673 = arith.addi %671, %672 : index
      %674 = arith.muli %588, %c11 : index
      %675 = arith.addi %674, %673 : index
      memref.store %668, %15[%675] : memref<?xf32>
    }
    wave.barrier
    %676 = arith.addi %18, %c7 : index
    %677 = wave.wave
    %678 = arith.addi %677, %c7 : index
    %679 = arith.addi %676, %678 : index
    %680 = arith.cmpi slt, %679, %17 : index
    scf.if %680 {
      %681 = arith.addi %676, %678 : index
      %682 = arith.muli %678, %c11 : index
      %683 = wave.lane
      %684 = arith.addi %683, %c7 : index
      %685 = arith.cmpi eq, %hasBias, %c8 : index
      %686 = arith.addi %682, %684 : index
      %687 = memref.load %15[%686] : memref<?xf32>
      %688 = arith.muli %0, %c11 : index
      %689 = arith.addi %688, %684 : index
      %690 = memref.load %bias[%689] : memref<?xf32>
      %691 = arith.addf %687, %690 : f32
      %692 = arith.select %685, %691, %687 : f32
      %693 = arith.addi %684, %c4 : index
      %694 = arith.cmpi eq, %hasBias, %c8 : index
      %695 = arith.addi %682, %693 : index
      %696 = memref.load %15[%695] : memref<?xf32>
      %697 = arith.muli %0, %c11 : index
      %698 = arith.addi %697, %693 : index
      %699 = memref.load %bias[%698] : memref<?xf32>
      %700 = arith.addf %696, %699 : f32
      %701 = arith.select %694, %700, %696 : f32
      %702 = arith.addi %heads, %kvHeads : index
      %703 = arith.cmpi slt, %0, %702 : index
      scf.if %703 {
        %704 = arith.addi %positionsAt, %681 : index
        %705 = memref.load %step[%704] : memref<?xi32>
        %706 = arith.index_cast %705 : i32 to index
        %707 = arith.cmpi eq, %hasNorm, %c8 : index
        %708 = math.fma %692, %692, %c37 : f32
        %709 = math.fma %701, %701, %708 : f32
        %710 = vector.broadcast %709 : f32 to vector<1xf32>
        %711 = wave.reduce "add" %710 : vector<1xf32>
        %712 = arith.mulf %711, %inverseHeadDim : f32
        %713 = arith.addf %712, %epsilon : f32
        %714 = math.sqrt %713 : f32
        %715 = arith.divf %c39, %714 : f32
        %716 = arith.cmpi slt, %0, %heads : index
        %717 = arith.addi %684, %c4 : index
        %718 = memref.load %query_norm[%684] : memref<?xf32>
        %719 = memref.load %key_norm[%684] : memref<?xf32>
        %720 = arith.select %716, %718, %719 : f32
        %721 = arith.mulf %692, %715 : f32
        %722 = arith.mulf %721, %720 : f32
        %723 = arith.select %707, %722, %692 : f32
        %724 = memref.load %query_norm[%717] : memref<?xf32>
        %725 = memref.load %key_norm[%717] : memref<?xf32>
        %726 = arith.select %716, %724, %725 : f32
        %727 = arith.mulf %701, %715 : f32
        %728 = arith.mulf %727, %726 : f32
        %729 = arith.select %707, %728, %701 : f32
        %730 = arith.remui %706, %c20 : index
        %731 = arith.muli %730, %c11 : index
        %732 = arith.addi %731, %684 : index
        %733 = arith.divui %706, %c20 : index
        %734 = arith.addi %733, %c20 : index
        %735 = arith.muli %734, %c11 : index
        %736 = arith.addi %735, %684 : index
        %737 = memref.load %rope[%732] : memref<?xf32>
        %738 = arith.addi %732, %c4 : index
        %739 = memref.load %rope[%738] : memref<?xf32>
        %740 = memref.load %rope[%736] : memref<?xf32>
        %741 = arith.addi %736, %c4 : index
        %742 = memref.load %rope[%741] : memref<?xf32>
        %743 = arith.mulf %740, %737 : f32
        %744 = arith.mulf %742, %739 : f32
        %745 = arith.subf %743, %744 : f32
        %746 = arith.mulf %742, %737 : f32
        %747 = arith.mulf %740, %739 : f32
        %748 = arith.addf %746, %747 : f32
        %749 = arith.mulf %723, %745 : f32
        %750 = arith.mulf %729, %748 : f32
        %751 = arith.subf %749, %750 : f32
        %752 = arith.mulf %729, %745 : f32
        %753 = arith.mulf %723, %748 : f32
        %754 = arith.addf %752, %753 : f32
        %755 = arith.cmpi slt, %0, %heads : index
        scf.if %755 {
          %756 = arith.muli %681, %heads : index
          %757 = arith.addi %756, %0 : index
          %758 = arith.muli %757, %c11 : index
          %759 = arith.addi %758, %684 : index
          memref.store %751, %q[%759] : memref<?xf32>
          %760 = arith.addi %759, %c4 : index
          memref.store %754, %q[%760] : memref<?xf32>
        } else {
          %761 = arith.addi %682, %684 : index
          memref.store %751, %15[%761] : memref<?xf32>
          %762 = arith.addi %682, %684 : index
          %763 = arith.addi %762, %c4 : index
          memref.store %754, %15[%763] : memref<?xf32>
        }
      } else {
        %764 = arith.cmpi slt, %0, %heads : index
        scf.if %764 {
          %765 = arith.muli %681, %heads : index
          %766 = arith.addi %765, %0 : index
          %767 = arith.muli %766, %c11 : index
          %768 = arith.addi %767, %684 : index
          memref.store %692, %q[%768] : memref<?xf32>
          %769 = arith.addi %768, %c4 : index
          memref.store %701, %q[%769] : memref<?xf32>
        } else {
          %770 = arith.addi %682, %684 : index
          memref.store %692, %15[%770] : memref<?xf32>
          %771 = arith.addi %682, %684 : index
          %772 = arith.addi %771, %c4 : index
          memref.store %701, %15[%772] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %773 = arith.cmpi sge, %0, %heads : index
    scf.if %773 {
      %774 = arith.addi %677, %c7 : index
      %775 = arith.addi %676, %774 : index
      %776 = arith.cmpi slt, %775, %17 : index
      scf.if %776 {
        %777 = arith.addi %676, %774 : index
        %778 = arith.addi %slotsAt, %777 : index
        %779 = memref.load %step[%778] : memref<?xi32>
        %780 = arith.index_cast %779 : i32 to index
        %781 = arith.cmpi sge, %780, %c7 : index
        scf.if %781 {
          %782 = arith.muli %774, %c11 : index
          %783 = arith.subi %0, %heads : index
          %784 = memref.load %scales[%783] : memref<?xf32>
          %785 = vector.broadcast %784 : f32 to vector<4xf32>
          %786 = arith.divui %780, %c13 : index
          %787 = arith.remui %780, %c13 : index
          %788 = arith.muli %786, %pageBytes : index
          %789 = arith.cmpi eq, %codec, %c7 : index
          scf.if %789 {
            %790 = wave.lane
            %791 = arith.muli %790, %c6 : index
            scf.for %792 = %791 to %c11 step %c5 {
              %793 = arith.addi %782, %792 : index
              %794 = vector.load %15[%793] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %795 = arith.mulf %794, %785 : vector<4xf32>
              %796 = arith.minimumf %795, %c44 : vector<4xf32>
              %797 = arith.maximumf %796, %c45 : vector<4xf32>
              %798 = arith.truncf %797 : vector<4xf32> to vector<4xf16>
              %799 = vector.bitcast %798 : vector<4xf16> to vector<8xi8>
              %800 = arith.cmpi slt, %783, %kvHeads : index
              scf.if %800 {
                %801 = arith.muli %783, %c30 : index
                %802 = arith.addi %788, %801 : index
                %803 = arith.divui %792, %c13 : index
                %804 = arith.muli %803, %c19 : index
                %805 = arith.remui %792, %c13 : index
                %806 = arith.divui %805, %c14 : index
                %807 = arith.muli %806, %c20 : index
                %808 = arith.muli %787, %c13 : index
                %809 = arith.addi %807, %808 : index
                %810 = arith.remui %805, %c14 : index
                %811 = arith.muli %810, %c2 : index
                %812 = arith.addi %809, %811 : index
                %813 = arith.addi %804, %812 : index
                %814 = arith.addi %802, %813 : index
                vector.store %799, %kv[%814] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %815 = arith.subi %783, %kvHeads : index
                %816 = arith.muli %815, %c30 : index
                %817 = arith.addi %788, %816 : index
                %818 = arith.addi %792, %c7 : index
                %819 = arith.divui %818, %c13 : index
                %820 = arith.muli %819, %c19 : index
                %821 = arith.addi %820, %c28 : index
                %822 = arith.remui %818, %c13 : index
                %823 = arith.divui %787, %c2 : index
                %824 = arith.remui %787, %c2 : index
                %825 = arith.muli %824, %c14 : index
                %826 = arith.addi %823, %825 : index
                %827 = arith.divui %826, %c14 : index
                %828 = arith.muli %827, %c20 : index
                %829 = arith.muli %822, %c13 : index
                %830 = arith.addi %828, %829 : index
                %831 = arith.remui %826, %c14 : index
                %832 = arith.muli %831, %c2 : index
                %833 = arith.addi %830, %832 : index
                %834 = arith.addi %821, %833 : index
                %835 = arith.addi %817, %834 : index
                %836 = vector.shuffle %799, %799 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %836, %kv[%835] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %837 = arith.addi %792, %c8 : index
                %838 = arith.divui %837, %c13 : index
                %839 = arith.muli %838, %c19 : index
                %840 = arith.addi %839, %c28 : index
                %841 = arith.remui %837, %c13 : index
                %842 = arith.divui %787, %c2 : index
                %843 = arith.remui %787, %c2 : index
                %844 = arith.muli %843, %c14 : index
                %845 = arith.addi %842, %844 : index
                %846 = arith.divui %845, %c14 : index
                %847 = arith.muli %846, %c20 : index
                %848 = arith.muli %841, %c13 : index
                %849 = arith.addi %847, %848 : index
                %850 = arith.remui %845, %c14 : index
                %851 = arith.muli %850, %c2 : index
                %852 = arith.addi %849, %851 : index
                %853 = arith.addi %840, %852 : index
                %854 = arith.addi %817, %853 : index
                %855 = vector.shuffle %799, %799 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %855, %kv[%854] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %856 = arith.addi %792, %c2 : index
                %857 = arith.divui %856, %c13 : index
                %858 = arith.muli %857, %c19 : index
                %859 = arith.addi %858, %c28 : index
                %860 = arith.remui %856, %c13 : index
                %861 = arith.divui %787, %c2 : index
                %862 = arith.remui %787, %c2 : index
                %863 = arith.muli %862, %c14 : index
                %864 = arith.addi %861, %863 : index
                %865 = arith.divui %864, %c14 : index
                %866 = arith.muli %865, %c20 : index
                %867 = arith.muli %860, %c13 : index
                %868 = arith.addi %866, %867 : index
                %869 = arith.remui %864, %c14 : index
                %870 = arith.muli %869, %c2 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.addi %859, %871 : index
                %873 = arith.addi %817, %872 : index
                %874 = vector.shuffle %799, %799 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %874, %kv[%873] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %875 = arith.addi %792, %c21 : index
                %876 = arith.divui %875, %c13 : index
                %877 = arith.muli %876, %c19 : index
                %878 = arith.addi %877, %c28 : index
                %879 = arith.remui %875, %c13 : index
                %880 = arith.divui %787, %c2 : index
                %881 = arith.remui %787, %c2 : index
                %882 = arith.muli %881, %c14 : index
                %883 = arith.addi %880, %882 : index
                %884 = arith.divui %883, %c14 : index
                %885 = arith.muli %884, %c20 : index
                %886 = arith.muli %879, %c13 : index
                %887 = arith.addi %885, %886 : index
                %888 = arith.remui %883, %c14 : index
                %889 = arith.muli %888, %c2 : index
                %890 = arith.addi %887, %889 : index
                %891 = arith.addi %878, %890 : index
                %892 = arith.addi %817, %891 : index
                %893 = vector.shuffle %799, %799 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %893, %kv[%892] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %894 = arith.cmpi eq, %codec, %c8 : index
          scf.if %894 {
            %895 = wave.lane
            %896 = arith.muli %895, %c6 : index
            scf.for %897 = %896 to %c11 step %c5 {
              %898 = arith.addi %782, %897 : index
              %899 = vector.load %15[%898] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %900 = arith.mulf %899, %785 : vector<4xf32>
              %901 = wave.fp8_encode "e4m3" %900 : vector<4xf32> -> vector<4xi8>
              %902 = arith.cmpi slt, %783, %kvHeads : index
              scf.if %902 {
                %903 = arith.muli %783, %c28 : index
                %904 = arith.addi %788, %903 : index
                %905 = vector.shuffle %901, %901 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %906 = arith.divui %897, %c13 : index
                %907 = arith.muli %906, %c20 : index
                %908 = arith.remui %897, %c13 : index
                %909 = arith.muli %787, %c13 : index
                %910 = arith.divui %908, %c6 : index
                %911 = arith.muli %910, %c6 : index
                %912 = arith.remui %908, %c2 : index
                %913 = arith.muli %912, %c2 : index
                %914 = arith.addi %911, %913 : index
                %915 = arith.divui %908, %c2 : index
                %916 = arith.remui %915, %c2 : index
                %917 = arith.addi %914, %916 : index
                %918 = arith.addi %909, %917 : index
                %919 = arith.addi %907, %918 : index
                %920 = arith.addi %904, %919 : index
                vector.store %905, %kv[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %921 = arith.subi %783, %kvHeads : index
                %922 = arith.muli %921, %c28 : index
                %923 = arith.addi %788, %922 : index
                %924 = arith.addi %897, %c7 : index
                %925 = arith.divui %924, %c13 : index
                %926 = arith.muli %925, %c20 : index
                %927 = arith.addi %926, %c10 : index
                %928 = arith.remui %924, %c13 : index
                %929 = arith.divui %787, %c2 : index
                %930 = arith.remui %787, %c2 : index
                %931 = arith.muli %930, %c14 : index
                %932 = arith.addi %929, %931 : index
                %933 = arith.muli %928, %c13 : index
                %934 = arith.divui %932, %c6 : index
                %935 = arith.muli %934, %c6 : index
                %936 = arith.remui %932, %c2 : index
                %937 = arith.muli %936, %c2 : index
                %938 = arith.addi %935, %937 : index
                %939 = arith.divui %932, %c2 : index
                %940 = arith.remui %939, %c2 : index
                %941 = arith.addi %938, %940 : index
                %942 = arith.addi %933, %941 : index
                %943 = arith.addi %927, %942 : index
                %944 = arith.addi %923, %943 : index
                %945 = vector.shuffle %901, %901 [0] : vector<4xi8>, vector<4xi8>
                vector.store %945, %kv[%944] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %946 = arith.addi %897, %c8 : index
                %947 = arith.divui %946, %c13 : index
                %948 = arith.muli %947, %c20 : index
                %949 = arith.addi %948, %c10 : index
                %950 = arith.remui %946, %c13 : index
                %951 = arith.divui %787, %c2 : index
                %952 = arith.remui %787, %c2 : index
                %953 = arith.muli %952, %c14 : index
                %954 = arith.addi %951, %953 : index
                %955 = arith.muli %950, %c13 : index
                %956 = arith.divui %954, %c6 : index
                %957 = arith.muli %956, %c6 : index
                %958 = arith.remui %954, %c2 : index
                %959 = arith.muli %958, %c2 : index
                %960 = arith.addi %957, %959 : index
                %961 = arith.divui %954, %c2 : index
                %962 = arith.remui %961, %c2 : index
                %963 = arith.addi %960, %962 : index
                %964 = arith.addi %955, %963 : index
                %965 = arith.addi %949, %964 : index
                %966 = arith.addi %923, %965 : index
                %967 = vector.shuffle %901, %901 [1] : vector<4xi8>, vector<4xi8>
                vector.store %967, %kv[%966] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %968 = arith.addi %897, %c2 : index
                %969 = arith.divui %968, %c13 : index
                %970 = arith.muli %969, %c20 : index
                %971 = arith.addi %970, %c10 : index
                %972 = arith.remui %968, %c13 : index
                %973 = arith.divui %787, %c2 : index
                %974 = arith.remui %787, %c2 : index
                %975 = arith.muli %974, %c14 : index
                %976 = arith.addi %973, %975 : index
                %977 = arith.muli %972, %c13 : index
                %978 = arith.divui %976, %c6 : index
                %979 = arith.muli %978, %c6 : index
                %980 = arith.remui %976, %c2 : index
                %981 = arith.muli %980, %c2 : index
                %982 = arith.addi %979, %981 : index
                %983 = arith.divui %976, %c2 : index
                %984 = arith.remui %983, %c2 : index
                %985 = arith.addi %982, %984 : index
                %986 = arith.addi %977, %985 : index
                %987 = arith.addi %971, %986 : index
                %988 = arith.addi %923, %987 : index
                %989 = vector.shuffle %901, %901 [2] : vector<4xi8>, vector<4xi8>
                vector.store %989, %kv[%988] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %990 = arith.addi %897, %c21 : index
                %991 = arith.divui %990, %c13 : index
                %992 = arith.muli %991, %c20 : index
                %993 = arith.addi %992, %c10 : index
                %994 = arith.remui %990, %c13 : index
                %995 = arith.divui %787, %c2 : index
                %996 = arith.remui %787, %c2 : index
                %997 = arith.muli %996, %c14 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.muli %994, %c13 : index
                %1000 = arith.divui %998, %c6 : index
                %1001 = arith.muli %1000, %c6 : index
                %1002 = arith.remui %998, %c2 : index
                %1003 = arith.muli %1002, %c2 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.divui %998, %c2 : index
                %1006 = arith.remui %1005, %c2 : index
                %1007 = arith.addi %1004, %1006 : index
                %1008 = arith.addi %999, %1007 : index
                %1009 = arith.addi %993, %1008 : index
                %1010 = arith.addi %923, %1009 : index
                %1011 = vector.shuffle %901, %901 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1011, %kv[%1010] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1012 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1012 {
            %1013 = wave.lane
            %1014 = arith.muli %1013, %c6 : index
            scf.for %1015 = %1014 to %c11 step %c5 {
              %1016 = arith.addi %782, %1015 : index
              %1017 = vector.load %15[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1018 = arith.mulf %1017, %785 : vector<4xf32>
              %1019 = wave.fp8_encode "e5m2" %1018 : vector<4xf32> -> vector<4xi8>
              %1020 = arith.cmpi slt, %783, %kvHeads : index
              scf.if %1020 {
                %1021 = arith.muli %783, %c28 : index
                %1022 = arith.addi %788, %1021 : index
                %1023 = vector.shuffle %1019, %1019 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1024 = arith.divui %1015, %c13 : index
                %1025 = arith.muli %1024, %c20 : index
                %1026 = arith.remui %1015, %c13 : index
                %1027 = arith.muli %787, %c13 : index
                %1028 = arith.divui %1026, %c6 : index
                %1029 = arith.muli %1028, %c6 : index
                %1030 = arith.remui %1026, %c2 : index
                %1031 = arith.muli %1030, %c2 : index
                %1032 = arith.addi %1029, %1031 : index
                %1033 = arith.divui %1026, %c2 : index
                %1034 = arith.remui %1033, %c2 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.addi %1027, %1035 : index
                %1037 = arith.addi %1025, %1036 : index
                %1038 = arith.addi %1022, %1037 : index
                vector.store %1023, %kv[%1038] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1039 = arith.subi %783, %kvHeads : index
                %1040 = arith.muli %1039, %c28 : index
                %1041 = arith.addi %788, %1040 : index
                %1042 = arith.addi %1015, %c7 : index
                %1043 = arith.divui %1042, %c13 : index
                %1044 = arith.muli %1043, %c20 : index
                %1045 = arith.addi %1044, %c10 : index
                %1046 = arith.remui %1042, %c13 : index
                %1047 = arith.divui %787, %c2 : index
                %1048 = arith.remui %787, %c2 : index
                %1049 = arith.muli %1048, %c14 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.muli %1046, %c13 : index
                %1052 = arith.divui %1050, %c6 : index
                %1053 = arith.muli %1052, %c6 : index
                %1054 = arith.remui %1050, %c2 : index
                %1055 = arith.muli %1054, %c2 : index
                %1056 = arith.addi %1053, %1055 : index
                %1057 = arith.divui %1050, %c2 : index
                %1058 = arith.remui %1057, %c2 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.addi %1051, %1059 : index
                %1061 = arith.addi %1045, %1060 : index
                %1062 = arith.addi %1041, %1061 : index
                %1063 = vector.shuffle %1019, %1019 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1063, %kv[%1062] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1064 = arith.addi %1015, %c8 : index
                %1065 = arith.divui %1064, %c13 : index
                %1066 = arith.muli %1065, %c20 : index
                %1067 = arith.addi %1066, %c10 : index
                %1068 = arith.remui %1064, %c13 : index
                %1069 = arith.divui %787, %c2 : index
                %1070 = arith.remui %787, %c2 : index
                %1071 = arith.muli %1070, %c14 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.muli %1068, %c13 : index
                %1074 = arith.divui %1072, %c6 : index
                %1075 = arith.muli %1074, %c6 : index
                %1076 = arith.remui %1072, %c2 : index
                %1077 = arith.muli %1076, %c2 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.divui %1072, %c2 : index
                %1080 = arith.remui %1079, %c2 : index
                %1081 = arith.addi %1078, %1080 : index
                %1082 = arith.addi %1073, %1081 : index
                %1083 = arith.addi %1067, %1082 : index
                %1084 = arith.addi %1041, %1083 : index
                %1085 = vector.shuffle %1019, %1019 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1085, %kv[%1084] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1086 = arith.addi %1015, %c2 : index
                %1087 = arith.divui %1086, %c13 : index
                %1088 = arith.muli %1087, %c20 : index
                %1089 = arith.addi %1088, %c10 : index
                %1090 = arith.remui %1086, %c13 : index
                %1091 = arith.divui %787, %c2 : index
                %1092 = arith.remui %787, %c2 : index
                %1093 = arith.muli %1092, %c14 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.muli %1090, %c13 : index
                %1096 = arith.divui %1094, %c6 : index
                %1097 = arith.muli %1096, %c6 : index
                %1098 = arith.remui %1094, %c2 : index
                %1099 = arith.muli %1098, %c2 : index
                %1100 = arith.addi %1097, %1099 : index
                %1101 = arith.divui %1094, %c2 : index
                %1102 = arith.remui %1101, %c2 : index
                %1103 = arith.addi %1100, %1102 : index
                %1104 = arith.addi %1095, %1103 : index
                %1105 = arith.addi %1089, %1104 : index
                %1106 = arith.addi %1041, %1105 : index
                %1107 = vector.shuffle %1019, %1019 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1107, %kv[%1106] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1108 = arith.addi %1015, %c21 : index
                %1109 = arith.divui %1108, %c13 : index
                %1110 = arith.muli %1109, %c20 : index
                %1111 = arith.addi %1110, %c10 : index
                %1112 = arith.remui %1108, %c13 : index
                %1113 = arith.divui %787, %c2 : index
                %1114 = arith.remui %787, %c2 : index
                %1115 = arith.muli %1114, %c14 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.muli %1112, %c13 : index
                %1118 = arith.divui %1116, %c6 : index
                %1119 = arith.muli %1118, %c6 : index
                %1120 = arith.remui %1116, %c2 : index
                %1121 = arith.muli %1120, %c2 : index
                %1122 = arith.addi %1119, %1121 : index
                %1123 = arith.divui %1116, %c2 : index
                %1124 = arith.remui %1123, %c2 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.addi %1117, %1125 : index
                %1127 = arith.addi %1111, %1126 : index
                %1128 = arith.addi %1041, %1127 : index
                %1129 = vector.shuffle %1019, %1019 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1129, %kv[%1128] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1130 = arith.addi %18, %c13 : index
    %1131 = wave.lane
    %1132 = arith.muli %3, %c2 : index
    %1133 = arith.muli %1132, %c20 : index
    %1134 = arith.addi %1133, %1131 : index
    %1135 = arith.muli %4, %c10 : index
    %1136 = arith.addi %1135, %1134 : index
    %1137 = arith.addi %1136, %c7 : index
    %1138 = arith.addi %1137, %c7 : index
    %1139 = vector.extract %423#2[0] : f32 from vector<8xf32>
    memref.store %1139, %14[%1138] : memref<?xf32>
    %1140 = arith.muli %4, %c10 : index
    %1141 = arith.addi %1140, %1134 : index
    %1142 = arith.addi %1141, %c7 : index
    %1143 = arith.addi %1142, %c4 : index
    %1144 = vector.extract %423#2[1] : f32 from vector<8xf32>
    memref.store %1144, %14[%1143] : memref<?xf32>
    %1145 = arith.muli %4, %c10 : index
    %1146 = arith.addi %1145, %1134 : index
    %1147 = arith.addi %1146, %c7 : index
    %1148 = arith.addi %1147, %c11 : index
    %1149 = vector.extract %423#2[2] : f32 from vector<8xf32>
    memref.store %1149, %14[%1148] : memref<?xf32>
    %1150 = arith.muli %4, %c10 : index
    %1151 = arith.addi %1150, %1134 : index
    %1152 = arith.addi %1151, %c7 : index
    %1153 = arith.addi %1152, %c22 : index
    %1154 = vector.extract %423#2[3] : f32 from vector<8xf32>
    memref.store %1154, %14[%1153] : memref<?xf32>
    %1155 = arith.muli %4, %c10 : index
    %1156 = arith.addi %1155, %1134 : index
    %1157 = arith.addi %1156, %c7 : index
    %1158 = arith.addi %1157, %c5 : index
    %1159 = vector.extract %423#2[4] : f32 from vector<8xf32>
    memref.store %1159, %14[%1158] : memref<?xf32>
    %1160 = arith.muli %4, %c10 : index
    %1161 = arith.addi %1160, %1134 : index
    %1162 = arith.addi %1161, %c7 : index
    %1163 = arith.addi %1162, %c23 : index
    %1164 = vector.extract %423#2[5] : f32 from vector<8xf32>
    memref.store %1164, %14[%1163] : memref<?xf32>
    %1165 = arith.muli %4, %c10 : index
    %1166 = arith.addi %1165, %1134 : index
    %1167 = arith.addi %1166, %c7 : index
    %1168 = arith.addi %1167, %c24 : index
    %1169 = vector.extract %423#2[6] : f32 from vector<8xf32>
    memref.store %1169, %14[%1168] : memref<?xf32>
    %1170 = arith.muli %4, %c10 : index
    %1171 = arith.addi %1170, %1134 : index
    %1172 = arith.addi %1171, %c7 : index
    %1173 = arith.addi %1172, %c25 : index
    %1174 = vector.extract %423#2[7] : f32 from vector<8xf32>
    memref.store %1174, %14[%1173] : memref<?xf32>
    %1175 = arith.muli %4, %c10 : index
    %1176 = arith.addi %1175, %1134 : index
    %1177 = arith.addi %1176, %c20 : index
    %1178 = arith.addi %1177, %c7 : index
    %1179 = vector.extract %423#3[0] : f32 from vector<8xf32>
    memref.store %1179, %14[%1178] : memref<?xf32>
    %1180 = arith.muli %4, %c10 : index
    %1181 = arith.addi %1180, %1134 : index
    %1182 = arith.addi %1181, %c20 : index
    %1183 = arith.addi %1182, %c4 : index
    %1184 = vector.extract %423#3[1] : f32 from vector<8xf32>
    memref.store %1184, %14[%1183] : memref<?xf32>
    %1185 = arith.muli %4, %c10 : index
    %1186 = arith.addi %1185, %1134 : index
    %1187 = arith.addi %1186, %c20 : index
    %1188 = arith.addi %1187, %c11 : index
    %1189 = vector.extract %423#3[2] : f32 from vector<8xf32>
    memref.store %1189, %14[%1188] : memref<?xf32>
    %1190 = arith.muli %4, %c10 : index
    %1191 = arith.addi %1190, %1134 : index
    %1192 = arith.addi %1191, %c20 : index
    %1193 = arith.addi %1192, %c22 : index
    %1194 = vector.extract %423#3[3] : f32 from vector<8xf32>
    memref.store %1194, %14[%1193] : memref<?xf32>
    %1195 = arith.muli %4, %c10 : index
    %1196 = arith.addi %1195, %1134 : index
    %1197 = arith.addi %1196, %c20 : index
    %1198 = arith.addi %1197, %c5 : index
    %1199 = vector.extract %423#3[4] : f32 from vector<8xf32>
    memref.store %1199, %14[%1198] : memref<?xf32>
    %1200 = arith.muli %4, %c10 : index
    %1201 = arith.addi %1200, %1134 : index
    %1202 = arith.addi %1201, %c20 : index
    %1203 = arith.addi %1202, %c23 : index
    %1204 = vector.extract %423#3[5] : f32 from vector<8xf32>
    memref.store %1204, %14[%1203] : memref<?xf32>
    %1205 = arith.muli %4, %c10 : index
    %1206 = arith.addi %1205, %1134 : index
    %1207 = arith.addi %1206, %c20 : index
    %1208 = arith.addi %1207, %c24 : index
    %1209 = vector.extract %423#3[6] : f32 from vector<8xf32>
    memref.store %1209, %14[%1208] : memref<?xf32>
    %1210 = arith.muli %4, %c10 : index
    %1211 = arith.addi %1210, %1134 : index
    %1212 = arith.addi %1211, %c20 : index
    %1213 = arith.addi %1212, %c25 : index
    %1214 = vector.extract %423#3[7] : f32 from vector<8xf32>
    memref.store %1214, %14[%1213] : memref<?xf32>
    wave.barrier
    %1215 = arith.muli %4, %c8 : index
    %1216 = arith.addi %1215, %c7 : index
    %1217 = arith.muli %1216, %c2 : index
    %1218 = arith.divui %1131, %c13 : index
    %1219 = arith.addi %1217, %1218 : index
    %1220 = arith.addi %1130, %1219 : index
    %1221 = arith.cmpi slt, %1220, %17 : index
    scf.if %1221 {
      %1222 = arith.cmpi eq, %hasFactors, %c8 : index
      %1223 = arith.muli %1220, %c2 : index
      %1224 = memref.load %factors[%1223] : memref<?xf32>
      %1225 = arith.mulf %1224, %operandScale : f32
      %1226 = arith.select %1222, %1225, %operandScale : f32
      %1227 = arith.addi %1134, %c7 : index
      %1228 = arith.muli %1216, %c4 : index
      %1229 = arith.addi %1227, %1228 : index
      %1230 = memref.load %14[%1229] : memref<?xf32>
      %1231 = arith.addi %1229, %c10 : index
      %1232 = memref.load %14[%1231] : memref<?xf32>
      %1233 = arith.addf %1230, %1232 : f32
      %1234 = arith.addi %1229, %c28 : index
      %1235 = memref.load %14[%1234] : memref<?xf32>
      %1236 = arith.addf %1233, %1235 : f32
      %1237 = arith.addi %1229, %c29 : index
      %1238 = memref.load %14[%1237] : memref<?xf32>
      %1239 = arith.addf %1236, %1238 : f32
      %1240 = arith.addi %1229, %c30 : index
      %1241 = memref.load %14[%1240] : memref<?xf32>
      %1242 = arith.addf %1239, %1241 : f32
      %1243 = arith.addi %1229, %c31 : index
      %1244 = memref.load %14[%1243] : memref<?xf32>
      %1245 = arith.addf %1242, %1244 : f32
      %1246 = arith.addi %1229, %c32 : index
      %1247 = memref.load %14[%1246] : memref<?xf32>
      %1248 = arith.addf %1245, %1247 : f32
      %1249 = arith.addi %1229, %c33 : index
      %1250 = memref.load %14[%1249] : memref<?xf32>
      %1251 = arith.addf %1248, %1250 : f32
      %1252 = arith.remui %1131, %c13 : index
      %1253 = arith.muli %1252, %c6 : index
      %1254 = arith.addi %11, %1253 : index
      %1255 = vector.load %w[%1254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1256 = vector.bitcast %1255 : vector<4xi8> to vector<1xf32>
      %1257 = vector.extract %1256[0] : f32 from vector<1xf32>
      %1258 = arith.mulf %1257, %1226 : f32
      %1259 = arith.mulf %1251, %1258 : f32
      %1260 = arith.muli %3, %c2 : index
      %1261 = arith.addi %1260, %c7 : index
      %1262 = arith.muli %1261, %c13 : index
      %1263 = arith.remui %1131, %c13 : index
      %1264 = arith.addi %1262, %1263 : index
      %1265 = arith.muli %1219, %c11 : index
      %1266 = arith.addi %1265, %1264 : index
      memref.store %1259, %15[%1266] : memref<?xf32>
      %1267 = arith.addi %1134, %c20 : index
      %1268 = arith.muli %1216, %c4 : index
      %1269 = arith.addi %1267, %1268 : index
      %1270 = memref.load %14[%1269] : memref<?xf32>
      %1271 = arith.addi %1269, %c10 : index
      %1272 = memref.load %14[%1271] : memref<?xf32>
      %1273 = arith.addf %1270, %1272 : f32
      %1274 = arith.addi %1269, %c28 : index
      %1275 = memref.load %14[%1274] : memref<?xf32>
      %1276 = arith.addf %1273, %1275 : f32
      %1277 = arith.addi %1269, %c29 : index
      %1278 = memref.load %14[%1277] : memref<?xf32>
      %1279 = arith.addf %1276, %1278 : f32
      %1280 = arith.addi %1269, %c30 : index
      %1281 = memref.load %14[%1280] : memref<?xf32>
      %1282 = arith.addf %1279, %1281 : f32
      %1283 = arith.addi %1269, %c31 : index
      %1284 = memref.load %14[%1283] : memref<?xf32>
      %1285 = arith.addf %1282, %1284 : f32
      %1286 = arith.addi %1269, %c32 : index
      %1287 = memref.load %14[%1286] : memref<?xf32>
      %1288 = arith.addf %1285, %1287 : f32
      %1289 = arith.addi %1269, %c33 : index
      %1290 = memref.load %14[%1289] : memref<?xf32>
      %1291 = arith.addf %1288, %1290 : f32
      %1292 = arith.remui %1131, %c13 : index
      %1293 = arith.muli %1292, %c6 : index
      %1294 = arith.addi %13, %1293 : index
      %1295 = vector.load %w[%1294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1296 = vector.bitcast %1295 : vector<4xi8> to vector<1xf32>
      %1297 = vector.extract %1296[0] : f32 from vector<1xf32>
      %1298 = arith.mulf %1297, %1226 : f32
      %1299 = arith.mulf %1291, %1298 : f32
      %1300 = arith.muli %3, %c2 : index
      %1301 = arith.addi %1300, %c8 : index
      %1302 = arith.muli %1301, %c13 : index
      %1303 = arith.remui %1131, %c13 : index
      %1304 = arith.addi %1302, %1303 : index
      %1305 = arith.muli %1219, %c11 : index
      %1306 = arith.addi %1305, %1304 : index
      memref.store %1299, %15[%1306] : memref<?xf32>
    }
    wave.barrier
    %1307 = arith.addi %18, %c13 : index
    %1308 = wave.wave
    %1309 = arith.addi %1308, %c7 : index
    %1310 = arith.addi %1307, %1309 : index
    %1311 = arith.cmpi slt, %1310, %17 : index
    scf.if %1311 {
      %1312 = arith.addi %1307, %1309 : index
      %1313 = arith.muli %1309, %c11 : index
      %1314 = wave.lane
      %1315 = arith.addi %1314, %c7 : index
      %1316 = arith.cmpi eq, %hasBias, %c8 : index
      %1317 = arith.addi %1313, %1315 : index
      %1318 = memref.load %15[%1317] : memref<?xf32>
      %1319 = arith.muli %0, %c11 : index
      %1320 = arith.addi %1319, %1315 : index
      %1321 = memref.load %bias[%1320] : memref<?xf32>
      %1322 = arith.addf %1318, %1321 : f32
      %1323 = arith.select %1316, %1322, %1318 : f32
      %1324 = arith.addi %1315, %c4 : index
      %1325 = arith.cmpi eq, %hasBias, %c8 : index
      %1326 = arith.addi %1313, %1324 : index
      %1327 = memref.load %15[%1326] : memref<?xf32>
      %1328 = arith.muli %0, %c11 : index
      %1329 = arith.addi %1328, %1324 : index
      %1330 = memref.load %bias[%1329] : memref<?xf32>
      %1331 = arith.addf %1327, %1330 : f32
      %1332 = arith.select %1325, %1331, %1327 : f32
      %1333 = arith.addi %heads, %kvHeads : index
      %1334 = arith.cmpi slt, %0, %1333 : index
      scf.if %1334 {
        %1335 = arith.addi %positionsAt, %1312 : index
        %1336 = memref.load %step[%1335] : memref<?xi32>
        %1337 = arith.index_cast %1336 : i32 to index
        %1338 = arith.cmpi eq, %hasNorm, %c8 : index
        %1339 = math.fma %1323, %1323, %c37 : f32
        %1340 = math.fma %1332, %1332, %1339 : f32
        %1341 = vector.broadcast %1340 : f32 to vector<1xf32>
        %1342 = wave.reduce "add" %1341 : vector<1xf32>
        %1343 = arith.mulf %1342, %inverseHeadDim : f32
        %1344 = arith.addf %1343, %epsilon : f32
        %1345 = math.sqrt %1344 : f32
        %1346 = arith.divf %c39, %1345 : f32
        %1347 = arith.cmpi slt, %0, %heads : index
        %1348 = arith.addi %1315, %c4 : index
        %1349 = memref.load %query_norm[%1315] : memref<?xf32>
        %1350 = memref.load %key_norm[%1315] : memref<?xf32>
        %1351 = arith.select %1347, %1349, %1350 : f32
        %1352 = arith.mulf %1323, %1346 : f32
        %1353 = arith.mulf %1352, %1351 : f32
        %1354 = arith.select %1338, %1353, %1323 : f32
        %1355 = memref.load %query_norm[%1348] : memref<?xf32>
        %1356 = memref.load %key_norm[%1348] : memref<?xf32>
        %1357 = arith.select %1347, %1355, %1356 : f32
        %1358 = arith.mulf %1332, %1346 : f32
        %1359 = arith.mulf %1358, %1357 : f32
        %1360 = arith.select %1338, %1359, %1332 : f32
        %1361 = arith.remui %1337, %c20 : index
        %1362 = arith.muli %1361, %c11 : index
        %1363 = arith.addi %1362, %1315 : index
        %1364 = arith.divui %1337, %c20 : index
        %1365 = arith.addi %1364, %c20 : index
        %1366 = arith.muli %1365, %c11 : index
        %1367 = arith.addi %1366, %1315 : index
        %1368 = memref.load %rope[%1363] : memref<?xf32>
        %1369 = arith.addi %1363, %c4 : index
        %1370 = memref.load %rope[%1369] : memref<?xf32>
        %1371 = memref.load %rope[%1367] : memref<?xf32>
        %1372 = arith.addi %1367, %c4 : index
        %1373 = memref.load %rope[%1372] : memref<?xf32>
        %1374 = arith.mulf %1371, %1368 : f32
        %1375 = arith.mulf %1373, %1370 : f32
        %1376 = arith.subf %1374, %1375 : f32
        %1377 = arith.mulf %1373, %1368 : f32
        %1378 = arith.mulf %1371, %1370 : f32
        %1379 = arith.addf %1377, %1378 : f32
        %1380 = arith.mulf %1354, %1376 : f32
        %1381 = arith.mulf %1360, %1379 : f32
        %1382 = arith.subf %1380, %1381 : f32
        %1383 = arith.mulf %1360, %1376 : f32
        %1384 = arith.mulf %1354, %1379 : f32
        %1385 = arith.addf %1383, %1384 : f32
        %1386 = arith.cmpi slt, %0, %heads : index
        scf.if %1386 {
          %1387 = arith.muli %1312, %heads : index
          %1388 = arith.addi %1387, %0 : index
          %1389 = arith.muli %1388, %c11 : index
          %1390 = arith.addi %1389, %1315 : index
          memref.store %1382, %q[%1390] : memref<?xf32>
          %1391 = arith.addi %1390, %c4 : index
          memref.store %1385, %q[%1391] : memref<?xf32>
        } else {
          %1392 = arith.addi %1313, %1315 : index
          memref.store %1382, %15[%1392] : memref<?xf32>
          %1393 = arith.addi %1313, %1315 : index
          %1394 = arith.addi %1393, %c4 : index
          memref.store %1385, %15[%1394] : memref<?xf32>
        }
      } else {
        %1395 = arith.cmpi slt, %0, %heads : index
        scf.if %1395 {
          %1396 = arith.muli %1312, %heads : index
          %1397 = arith.addi %1396, %0 : index
          %1398 = arith.muli %1397, %c11 : index
          %1399 = arith.addi %1398, %1315 : index
          memref.store %1323, %q[%1399] : memref<?xf32>
          %1400 = arith.addi %1399, %c4 : index
          memref.store %1332, %q[%1400] : memref<?xf32>
        } else {
          %1401 = arith.addi %1313, %1315 : index
          memref.store %1323, %15[%1401] : memref<?xf32>
          %1402 = arith.addi %1313, %1315 : index
          %1403 = arith.addi %1402, %c4 : index
          memref.store %1332, %15[%1403] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1404 = arith.cmpi sge, %0, %heads : index
    scf.if %1404 {
      %1405 = arith.addi %1308, %c7 : index
      %1406 = arith.addi %1307, %1405 : index
      %1407 = arith.cmpi slt, %1406, %17 : index
      scf.if %1407 {
        %1408 = arith.addi %1307, %1405 : index
        %1409 = arith.addi %slotsAt, %1408 : index
        %1410 = memref.load %step[%1409] : memref<?xi32>
        %1411 = arith.index_cast %1410 : i32 to index
        %1412 = arith.cmpi sge, %1411, %c7 : index
        scf.if %1412 {
          %1413 = arith.muli %1405, %c11 : index
          %1414 = arith.subi %0, %heads : index
          %1415 = memref.load %scales[%1414] : memref<?xf32>
          %1416 = vector.broadcast %1415 : f32 to vector<4xf32>
          %1417 = arith.divui %1411, %c13 : index
          %1418 = arith.remui %1411, %c13 : index
          %1419 = arith.muli %1417, %pageBytes : index
          %1420 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1420 {
            %1421 = wave.lane
            %1422 = arith.muli %1421, %c6 : index
            scf.for %1423 = %1422 to %c11 step %c5 {
              %1424 = arith.addi %1413, %1423 : index
              %1425 = vector.load %15[%1424] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1426 = arith.mulf %1425, %1416 : vector<4xf32>
              %1427 = arith.minimumf %1426, %c44 : vector<4xf32>
              %1428 = arith.maximumf %1427, %c45 : vector<4xf32>
              %1429 = arith.truncf %1428 : vector<4xf32> to vector<4xf16>
              %1430 = vector.bitcast %1429 : vector<4xf16> to vector<8xi8>
              %1431 = arith.cmpi slt, %1414, %kvHeads : index
              scf.if %1431 {
                %1432 = arith.muli %1414, %c30 : index
                %1433 = arith.addi %1419, %1432 : index
                %1434 = arith.divui %1423, %c13 : index
                %1435 = arith.muli %1434, %c19 : index
                %1436 = arith.remui %1423, %c13 : index
                %1437 = arith.divui %1436, %c14 : index
                %1438 = arith.muli %1437, %c20 : index
                %1439 = arith.muli %1418, %c13 : index
                %1440 = arith.addi %1438, %1439 : index
                %1441 = arith.remui %1436, %c14 : index
                %1442 = arith.muli %1441, %c2 : index
                %1443 = arith.addi %1440, %1442 : index
                %1444 = arith.addi %1435, %1443 : index
                %1445 = arith.addi %1433, %1444 : index
                vector.store %1430, %kv[%1445] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1446 = arith.subi %1414, %kvHeads : index
                %1447 = arith.muli %1446, %c30 : index
                %1448 = arith.addi %1419, %1447 : index
                %1449 = arith.addi %1423, %c7 : index
                %1450 = arith.divui %1449, %c13 : index
                %1451 = arith.muli %1450, %c19 : index
                %1452 = arith.addi %1451, %c28 : index
                %1453 = arith.remui %1449, %c13 : index
                %1454 = arith.divui %1418, %c2 : index
                %1455 = arith.remui %1418, %c2 : index
                %1456 = arith.muli %1455, %c14 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.divui %1457, %c14 : index
                %1459 = arith.muli %1458, %c20 : index
                %1460 = arith.muli %1453, %c13 : index
                %1461 = arith.addi %1459, %1460 : index
                %1462 = arith.remui %1457, %c14 : index
                %1463 = arith.muli %1462, %c2 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.addi %1452, %1464 : index
                %1466 = arith.addi %1448, %1465 : index
                %1467 = vector.shuffle %1430, %1430 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1467, %kv[%1466] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1468 = arith.addi %1423, %c8 : index
                %1469 = arith.divui %1468, %c13 : index
                %1470 = arith.muli %1469, %c19 : index
                %1471 = arith.addi %1470, %c28 : index
                %1472 = arith.remui %1468, %c13 : index
                %1473 = arith.divui %1418, %c2 : index
                %1474 = arith.remui %1418, %c2 : index
                %1475 = arith.muli %1474, %c14 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.divui %1476, %c14 : index
                %1478 = arith.muli %1477, %c20 : index
                %1479 = arith.muli %1472, %c13 : index
                %1480 = arith.addi %1478, %1479 : index
                %1481 = arith.remui %1476, %c14 : index
                %1482 = arith.muli %1481, %c2 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1471, %1483 : index
                %1485 = arith.addi %1448, %1484 : index
                %1486 = vector.shuffle %1430, %1430 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1486, %kv[%1485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1487 = arith.addi %1423, %c2 : index
                %1488 = arith.divui %1487, %c13 : index
                %1489 = arith.muli %1488, %c19 : index
                %1490 = arith.addi %1489, %c28 : index
                %1491 = arith.remui %1487, %c13 : index
                %1492 = arith.divui %1418, %c2 : index
                %1493 = arith.remui %1418, %c2 : index
                %1494 = arith.muli %1493, %c14 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.divui %1495, %c14 : index
                %1497 = arith.muli %1496, %c20 : index
                %1498 = arith.muli %1491, %c13 : index
                %1499 = arith.addi %1497, %1498 : index
                %1500 = arith.remui %1495, %c14 : index
                %1501 = arith.muli %1500, %c2 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.addi %1490, %1502 : index
                %1504 = arith.addi %1448, %1503 : index
                %1505 = vector.shuffle %1430, %1430 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1505, %kv[%1504] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1506 = arith.addi %1423, %c21 : index
                %1507 = arith.divui %1506, %c13 : index
                %1508 = arith.muli %1507, %c19 : index
                %1509 = arith.addi %1508, %c28 : index
                %1510 = arith.remui %1506, %c13 : index
                %1511 = arith.divui %1418, %c2 : index
                %1512 = arith.remui %1418, %c2 : index
                %1513 = arith.muli %1512, %c14 : index
                %1514 = arith.addi %1511, %1513 : index
                %1515 = arith.divui %1514, %c14 : index
                %1516 = arith.muli %1515, %c20 : index
                %1517 = arith.muli %1510, %c13 : index
                %1518 = arith.addi %1516, %1517 : index
                %1519 = arith.remui %1514, %c14 : index
                %1520 = arith.muli %1519, %c2 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.addi %1509, %1521 : index
                %1523 = arith.addi %1448, %1522 : index
                %1524 = vector.shuffle %1430, %1430 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1524, %kv[%1523] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1525 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1525 {
            %1526 = wave.lane
            %1527 = arith.muli %1526, %c6 : index
            scf.for %1528 = %1527 to %c11 step %c5 {
              %1529 = arith.addi %1413, %1528 : index
              %1530 = vector.load %15[%1529] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1531 = arith.mulf %1530, %1416 : vector<4xf32>
              %1532 = wave.fp8_encode "e4m3" %1531 : vector<4xf32> -> vector<4xi8>
              %1533 = arith.cmpi slt, %1414, %kvHeads : index
              scf.if %1533 {
                %1534 = arith.muli %1414, %c28 : index
                %1535 = arith.addi %1419, %1534 : index
                %1536 = vector.shuffle %1532, %1532 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1537 = arith.divui %1528, %c13 : index
                %1538 = arith.muli %1537, %c20 : index
                %1539 = arith.remui %1528, %c13 : index
                %1540 = arith.muli %1418, %c13 : index
                %1541 = arith.divui %1539, %c6 : index
                %1542 = arith.muli %1541, %c6 : index
                %1543 = arith.remui %1539, %c2 : index
                %1544 = arith.muli %1543, %c2 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.divui %1539, %c2 : index
                %1547 = arith.remui %1546, %c2 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.addi %1540, %1548 : index
                %1550 = arith.addi %1538, %1549 : index
                %1551 = arith.addi %1535, %1550 : index
                vector.store %1536, %kv[%1551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1552 = arith.subi %1414, %kvHeads : index
                %1553 = arith.muli %1552, %c28 : index
                %1554 = arith.addi %1419, %1553 : index
                %1555 = arith.addi %1528, %c7 : index
                %1556 = arith.divui %1555, %c13 : index
                %1557 = arith.muli %1556, %c20 : index
                %1558 = arith.addi %1557, %c10 : index
                %1559 = arith.remui %1555, %c13 : index
                %1560 = arith.divui %1418, %c2 : index
                %1561 = arith.remui %1418, %c2 : index
                %1562 = arith.muli %1561, %c14 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.muli %1559, %c13 : index
                %1565 = arith.divui %1563, %c6 : index
                %1566 = arith.muli %1565, %c6 : index
                %1567 = arith.remui %1563, %c2 : index
                %1568 = arith.muli %1567, %c2 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.divui %1563, %c2 : index
                %1571 = arith.remui %1570, %c2 : index
                %1572 = arith.addi %1569, %1571 : index
                %1573 = arith.addi %1564, %1572 : index
                %1574 = arith.addi %1558, %1573 : index
                %1575 = arith.addi %1554, %1574 : index
                %1576 = vector.shuffle %1532, %1532 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1576, %kv[%1575] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1577 = arith.addi %1528, %c8 : index
                %1578 = arith.divui %1577, %c13 : index
                %1579 = arith.muli %1578, %c20 : index
                %1580 = arith.addi %1579, %c10 : index
                %1581 = arith.remui %1577, %c13 : index
                %1582 = arith.divui %1418, %c2 : index
                %1583 = arith.remui %1418, %c2 : index
                %1584 = arith.muli %1583, %c14 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.muli %1581, %c13 : index
                %1587 = arith.divui %1585, %c6 : index
                %1588 = arith.muli %1587, %c6 : index
                %1589 = arith.remui %1585, %c2 : index
                %1590 = arith.muli %1589, %c2 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.divui %1585, %c2 : index
                %1593 = arith.remui %1592, %c2 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.addi %1586, %1594 : index
                %1596 = arith.addi %1580, %1595 : index
                %1597 = arith.addi %1554, %1596 : index
                %1598 = vector.shuffle %1532, %1532 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1598, %kv[%1597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1599 = arith.addi %1528, %c2 : index
                %1600 = arith.divui %1599, %c13 : index
                %1601 = arith.muli %1600, %c20 : index
                %1602 = arith.addi %1601, %c10 : index
                %1603 = arith.remui %1599, %c13 : index
                %1604 = arith.divui %1418, %c2 : index
                %1605 = arith.remui %1418, %c2 : index
                %1606 = arith.muli %1605, %c14 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.muli %1603, %c13 : index
                %1609 = arith.divui %1607, %c6 : index
                %1610 = arith.muli %1609, %c6 : index
                %1611 = arith.remui %1607, %c2 : index
                %1612 = arith.muli %1611, %c2 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.divui %1607, %c2 : index
                %1615 = arith.remui %1614, %c2 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.addi %1608, %1616 : index
                %1618 = arith.addi %1602, %1617 : index
                %1619 = arith.addi %1554, %1618 : index
                %1620 = vector.shuffle %1532, %1532 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1620, %kv[%1619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1621 = arith.addi %1528, %c21 : index
                %1622 = arith.divui %1621, %c13 : index
                %1623 = arith.muli %1622, %c20 : index
                %1624 = arith.addi %1623, %c10 : index
                %1625 = arith.remui %1621, %c13 : index
                %1626 = arith.divui %1418, %c2 : index
                %1627 = arith.remui %1418, %c2 : index
                %1628 = arith.muli %1627, %c14 : index
                %1629 = arith.addi %1626, %1628 : index
                %1630 = arith.muli %1625, %c13 : index
                %1631 = arith.divui %1629, %c6 : index
                %1632 = arith.muli %1631, %c6 : index
                %1633 = arith.remui %1629, %c2 : index
                %1634 = arith.muli %1633, %c2 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.divui %1629, %c2 : index
                %1637 = arith.remui %1636, %c2 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1630, %1638 : index
                %1640 = arith.addi %1624, %1639 : index
                %1641 = arith.addi %1554, %1640 : index
                %1642 = vector.shuffle %1532, %1532 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1642, %kv[%1641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1643 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1643 {
            %1644 = wave.lane
            %1645 = arith.muli %1644, %c6 : index
            scf.for %1646 = %1645 to %c11 step %c5 {
              %1647 = arith.addi %1413, %1646 : index
              %1648 = vector.load %15[%1647] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1649 = arith.mulf %1648, %1416 : vector<4xf32>
              %1650 = wave.fp8_encode "e5m2" %1649 : vector<4xf32> -> vector<4xi8>
              %1651 = arith.cmpi slt, %1414, %kvHeads : index
              scf.if %1651 {
                %1652 = arith.muli %1414, %c28 : index
                %1653 = arith.addi %1419, %1652 : index
                %1654 = vector.shuffle %1650, %1650 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1655 = arith.divui %1646, %c13 : index
                %1656 = arith.muli %1655, %c20 : index
                %1657 = arith.remui %1646, %c13 : index
                %1658 = arith.muli %1418, %c13 : index
                %1659 = arith.divui %1657, %c6 : index
                %1660 = arith.muli %1659, %c6 : index
                %1661 = arith.remui %1657, %c2 : index
                %1662 = arith.muli %1661, %c2 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.divui %1657, %c2 : index
                %1665 = arith.remui %1664, %c2 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.addi %1658, %1666 : index
                %1668 = arith.addi %1656, %1667 : index
                %1669 = arith.addi %1653, %1668 : index
                vector.store %1654, %kv[%1669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1670 = arith.subi %1414, %kvHeads : index
                %1671 = arith.muli %1670, %c28 : index
                %1672 = arith.addi %1419, %1671 : index
                %1673 = arith.addi %1646, %c7 : index
                %1674 = arith.divui %1673, %c13 : index
                %1675 = arith.muli %1674, %c20 : index
                %1676 = arith.addi %1675, %c10 : index
                %1677 = arith.remui %1673, %c13 : index
                %1678 = arith.divui %1418, %c2 : index
                %1679 = arith.remui %1418, %c2 : index
                %1680 = arith.muli %1679, %c14 : index
                %1681 = arith.addi %1678, %1680 : index
                %1682 = arith.muli %1677, %c13 : index
                %1683 = arith.divui %1681, %c6 : index
                %1684 = arith.muli %1683, %c6 : index
                %1685 = arith.remui %1681, %c2 : index
                %1686 = arith.muli %1685, %c2 : index
                %1687 = arith.addi %1684, %1686 : index
                %1688 = arith.divui %1681, %c2 : index
                %1689 = arith.remui %1688, %c2 : index
                %1690 = arith.addi %1687, %1689 : index
                %1691 = arith.addi %1682, %1690 : index
                %1692 = arith.addi %1676, %1691 : index
                %1693 = arith.addi %1672, %1692 : index
                %1694 = vector.shuffle %1650, %1650 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1694, %kv[%1693] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1695 = arith.addi %1646, %c8 : index
                %1696 = arith.divui %1695, %c13 : index
                %1697 = arith.muli %1696, %c20 : index
                %1698 = arith.addi %1697, %c10 : index
                %1699 = arith.remui %1695, %c13 : index
                %1700 = arith.divui %1418, %c2 : index
                %1701 = arith.remui %1418, %c2 : index
                %1702 = arith.muli %1701, %c14 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.muli %1699, %c13 : index
                %1705 = arith.divui %1703, %c6 : index
                %1706 = arith.muli %1705, %c6 : index
                %1707 = arith.remui %1703, %c2 : index
                %1708 = arith.muli %1707, %c2 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.divui %1703, %c2 : index
                %1711 = arith.remui %1710, %c2 : index
                %1712 = arith.addi %1709, %1711 : index
                %1713 = arith.addi %1704, %1712 : index
                %1714 = arith.addi %1698, %1713 : index
                %1715 = arith.addi %1672, %1714 : index
                %1716 = vector.shuffle %1650, %1650 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1716, %kv[%1715] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1717 = arith.addi %1646, %c2 : index
                %1718 = arith.divui %1717, %c13 : index
                %1719 = arith.muli %1718, %c20 : index
                %1720 = arith.addi %1719, %c10 : index
                %1721 = arith.remui %1717, %c13 : index
                %1722 = arith.divui %1418, %c2 : index
                %1723 = arith.remui %1418, %c2 : index
                %1724 = arith.muli %1723, %c14 : index
                %1725 = arith.addi %1722, %1724 : index
                %1726 = arith.muli %1721, %c13 : index
                %1727 = arith.divui %1725, %c6 : index
                %1728 = arith.muli %1727, %c6 : index
                %1729 = arith.remui %1725, %c2 : index
                %1730 = arith.muli %1729, %c2 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.divui %1725, %c2 : index
                %1733 = arith.remui %1732, %c2 : index
                %1734 = arith.addi %1731, %1733 : index
                %1735 = arith.addi %1726, %1734 : index
                %1736 = arith.addi %1720, %1735 : index
                %1737 = arith.addi %1672, %1736 : index
                %1738 = vector.shuffle %1650, %1650 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1738, %kv[%1737] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1739 = arith.addi %1646, %c21 : index
                %1740 = arith.divui %1739, %c13 : index
                %1741 = arith.muli %1740, %c20 : index
                %1742 = arith.addi %1741, %c10 : index
                %1743 = arith.remui %1739, %c13 : index
                %1744 = arith.divui %1418, %c2 : index
                %1745 = arith.remui %1418, %c2 : index
                %1746 = arith.muli %1745, %c14 : index
                %1747 = arith.addi %1744, %1746 : index
                %1748 = arith.muli %1743, %c13 : index
                %1749 = arith.divui %1747, %c6 : index
                %1750 = arith.muli %1749, %c6 : index
                %1751 = arith.remui %1747, %c2 : index
                %1752 = arith.muli %1751, %c2 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.divui %1747, %c2 : index
                %1755 = arith.remui %1754, %c2 : index
                %1756 = arith.addi %1753, %1755 : index
                %1757 = arith.addi %1748, %1756 : index
                %1758 = arith.addi %1742, %1757 : index
                %1759 = arith.addi %1672, %1758 : index
                %1760 = vector.shuffle %1650, %1650 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1760, %kv[%1759] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1761 = arith.addi %18, %c4 : index
    %1762 = wave.lane
    %1763 = arith.muli %3, %c2 : index
    %1764 = arith.muli %1763, %c20 : index
    %1765 = arith.addi %1764, %1762 : index
    %1766 = arith.muli %4, %c10 : index
    %1767 = arith.addi %1766, %1765 : index
    %1768 = arith.addi %1767, %c7 : index
    %1769 = arith.addi %1768, %c7 : index
    %1770 = vector.extract %423#4[0] : f32 from vector<8xf32>
    memref.store %1770, %14[%1769] : memref<?xf32>
    %1771 = arith.muli %4, %c10 : index
    %1772 = arith.addi %1771, %1765 : index
    %1773 = arith.addi %1772, %c7 : index
    %1774 = arith.addi %1773, %c4 : index
    %1775 = vector.extract %423#4[1] : f32 from vector<8xf32>
    memref.store %1775, %14[%1774] : memref<?xf32>
    %1776 = arith.muli %4, %c10 : index
    %1777 = arith.addi %1776, %1765 : index
    %1778 = arith.addi %1777, %c7 : index
    %1779 = arith.addi %1778, %c11 : index
    %1780 = vector.extract %423#4[2] : f32 from vector<8xf32>
    memref.store %1780, %14[%1779] : memref<?xf32>
    %1781 = arith.muli %4, %c10 : index
    %1782 = arith.addi %1781, %1765 : index
    %1783 = arith.addi %1782, %c7 : index
    %1784 = arith.addi %1783, %c22 : index
    %1785 = vector.extract %423#4[3] : f32 from vector<8xf32>
    memref.store %1785, %14[%1784] : memref<?xf32>
    %1786 = arith.muli %4, %c10 : index
    %1787 = arith.addi %1786, %1765 : index
    %1788 = arith.addi %1787, %c7 : index
    %1789 = arith.addi %1788, %c5 : index
    %1790 = vector.extract %423#4[4] : f32 from vector<8xf32>
    memref.store %1790, %14[%1789] : memref<?xf32>
    %1791 = arith.muli %4, %c10 : index
    %1792 = arith.addi %1791, %1765 : index
    %1793 = arith.addi %1792, %c7 : index
    %1794 = arith.addi %1793, %c23 : index
    %1795 = vector.extract %423#4[5] : f32 from vector<8xf32>
    memref.store %1795, %14[%1794] : memref<?xf32>
    %1796 = arith.muli %4, %c10 : index
    %1797 = arith.addi %1796, %1765 : index
    %1798 = arith.addi %1797, %c7 : index
    %1799 = arith.addi %1798, %c24 : index
    %1800 = vector.extract %423#4[6] : f32 from vector<8xf32>
    memref.store %1800, %14[%1799] : memref<?xf32>
    %1801 = arith.muli %4, %c10 : index
    %1802 = arith.addi %1801, %1765 : index
    %1803 = arith.addi %1802, %c7 : index
    %1804 = arith.addi %1803, %c25 : index
    %1805 = vector.extract %423#4[7] : f32 from vector<8xf32>
    memref.store %1805, %14[%1804] : memref<?xf32>
    %1806 = arith.muli %4, %c10 : index
    %1807 = arith.addi %1806, %1765 : index
    %1808 = arith.addi %1807, %c20 : index
    %1809 = arith.addi %1808, %c7 : index
    %1810 = vector.extract %423#5[0] : f32 from vector<8xf32>
    memref.store %1810, %14[%1809] : memref<?xf32>
    %1811 = arith.muli %4, %c10 : index
    %1812 = arith.addi %1811, %1765 : index
    %1813 = arith.addi %1812, %c20 : index
    %1814 = arith.addi %1813, %c4 : index
    %1815 = vector.extract %423#5[1] : f32 from vector<8xf32>
    memref.store %1815, %14[%1814] : memref<?xf32>
    %1816 = arith.muli %4, %c10 : index
    %1817 = arith.addi %1816, %1765 : index
    %1818 = arith.addi %1817, %c20 : index
    %1819 = arith.addi %1818, %c11 : index
    %1820 = vector.extract %423#5[2] : f32 from vector<8xf32>
    memref.store %1820, %14[%1819] : memref<?xf32>
    %1821 = arith.muli %4, %c10 : index
    %1822 = arith.addi %1821, %1765 : index
    %1823 = arith.addi %1822, %c20 : index
    %1824 = arith.addi %1823, %c22 : index
    %1825 = vector.extract %423#5[3] : f32 from vector<8xf32>
    memref.store %1825, %14[%1824] : memref<?xf32>
    %1826 = arith.muli %4, %c10 : index
    %1827 = arith.addi %1826, %1765 : index
    %1828 = arith.addi %1827, %c20 : index
    %1829 = arith.addi %1828, %c5 : index
    %1830 = vector.extract %423#5[4] : f32 from vector<8xf32>
    memref.store %1830, %14[%1829] : memref<?xf32>
    %1831 = arith.muli %4, %c10 : index
    %1832 = arith.addi %1831, %1765 : index
    %1833 = arith.addi %1832, %c20 : index
    %1834 = arith.addi %1833, %c23 : index
    %1835 = vector.extract %423#5[5] : f32 from vector<8xf32>
    memref.store %1835, %14[%1834] : memref<?xf32>
    %1836 = arith.muli %4, %c10 : index
    %1837 = arith.addi %1836, %1765 : index
    %1838 = arith.addi %1837, %c20 : index
    %1839 = arith.addi %1838, %c24 : index
    %1840 = vector.extract %423#5[6] : f32 from vector<8xf32>
    memref.store %1840, %14[%1839] : memref<?xf32>
    %1841 = arith.muli %4, %c10 : index
    %1842 = arith.addi %1841, %1765 : index
    %1843 = arith.addi %1842, %c20 : index
    %1844 = arith.addi %1843, %c25 : index
    %1845 = vector.extract %423#5[7] : f32 from vector<8xf32>
    memref.store %1845, %14[%1844] : memref<?xf32>
    wave.barrier
    %1846 = arith.muli %4, %c8 : index
    %1847 = arith.addi %1846, %c7 : index
    %1848 = arith.muli %1847, %c2 : index
    %1849 = arith.divui %1762, %c13 : index
    %1850 = arith.addi %1848, %1849 : index
    %1851 = arith.addi %1761, %1850 : index
    %1852 = arith.cmpi slt, %1851, %17 : index
    scf.if %1852 {
      %1853 = arith.cmpi eq, %hasFactors, %c8 : index
      %1854 = arith.muli %1851, %c2 : index
      %1855 = memref.load %factors[%1854] : memref<?xf32>
      %1856 = arith.mulf %1855, %operandScale : f32
      %1857 = arith.select %1853, %1856, %operandScale : f32
      %1858 = arith.addi %1765, %c7 : index
      %1859 = arith.muli %1847, %c4 : index
      %1860 = arith.addi %1858, %1859 : index
      %1861 = memref.load %14[%1860] : memref<?xf32>
      %1862 = arith.addi %1860, %c10 : index
      %1863 = memref.load %14[%1862] : memref<?xf32>
      %1864 = arith.addf %1861, %1863 : f32
      %1865 = arith.addi %1860, %c28 : index
      %1866 = memref.load %14[%1865] : memref<?xf32>
      %1867 = arith.addf %1864, %1866 : f32
      %1868 = arith.addi %1860, %c29 : index
      %1869 = memref.load %14[%1868] : memref<?xf32>
      %1870 = arith.addf %1867, %1869 : f32
      %1871 = arith.addi %1860, %c30 : index
      %1872 = memref.load %14[%1871] : memref<?xf32>
      %1873 = arith.addf %1870, %1872 : f32
      %1874 = arith.addi %1860, %c31 : index
      %1875 = memref.load %14[%1874] : memref<?xf32>
      %1876 = arith.addf %1873, %1875 : f32
      %1877 = arith.addi %1860, %c32 : index
      %1878 = memref.load %14[%1877] : memref<?xf32>
      %1879 = arith.addf %1876, %1878 : f32
      %1880 = arith.addi %1860, %c33 : index
      %1881 = memref.load %14[%1880] : memref<?xf32>
      %1882 = arith.addf %1879, %1881 : f32
      %1883 = arith.remui %1762, %c13 : index
      %1884 = arith.muli %1883, %c6 : index
      %1885 = arith.addi %11, %1884 : index
      %1886 = vector.load %w[%1885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1887 = vector.bitcast %1886 : vector<4xi8> to vector<1xf32>
      %1888 = vector.extract %1887[0] : f32 from vector<1xf32>
      %1889 = arith.mulf %1888, %1857 : f32
      %1890 = arith.mulf %1882, %1889 : f32
      %1891 = arith.muli %3, %c2 : index
      %1892 = arith.addi %1891, %c7 : index
      %1893 = arith.muli %1892, %c13 : index
      %1894 = arith.remui %1762, %c13 : index
      %1895 = arith.addi %1893, %1894 : index
      %1896 = arith.muli %1850, %c11 : index
      %1897 = arith.addi %1896, %1895 : index
      memref.store %1890, %15[%1897] : memref<?xf32>
      %1898 = arith.addi %1765, %c20 : index
      %1899 = arith.muli %1847, %c4 : index
      %1900 = arith.addi %1898, %1899 : index
      %1901 = memref.load %14[%1900] : memref<?xf32>
      %1902 = arith.addi %1900, %c10 : index
      %1903 = memref.load %14[%1902] : memref<?xf32>
      %1904 = arith.addf %1901, %1903 : f32
      %1905 = arith.addi %1900, %c28 : index
      %1906 = memref.load %14[%1905] : memref<?xf32>
      %1907 = arith.addf %1904, %1906 : f32
      %1908 = arith.addi %1900, %c29 : index
      %1909 = memref.load %14[%1908] : memref<?xf32>
      %1910 = arith.addf %1907, %1909 : f32
      %1911 = arith.addi %1900, %c30 : index
      %1912 = memref.load %14[%1911] : memref<?xf32>
      %1913 = arith.addf %1910, %1912 : f32
      %1914 = arith.addi %1900, %c31 : index
      %1915 = memref.load %14[%1914] : memref<?xf32>
      %1916 = arith.addf %1913, %1915 : f32
      %1917 = arith.addi %1900, %c32 : index
      %1918 = memref.load %14[%1917] : memref<?xf32>
      %1919 = arith.addf %1916, %1918 : f32
      %1920 = arith.addi %1900, %c33 : index
      %1921 = memref.load %14[%1920] : memref<?xf32>
      %1922 = arith.addf %1919, %1921 : f32
      %1923 = arith.remui %1762, %c13 : index
      %1924 = arith.muli %1923, %c6 : index
      %1925 = arith.addi %13, %1924 : index
      %1926 = vector.load %w[%1925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1927 = vector.bitcast %1926 : vector<4xi8> to vector<1xf32>
      %1928 = vector.extract %1927[0] : f32 from vector<1xf32>
      %1929 = arith.mulf %1928, %1857 : f32
      %1930 = arith.mulf %1922, %1929 : f32
      %1931 = arith.muli %3, %c2 : index
      %1932 = arith.addi %1931, %c8 : index
      %1933 = arith.muli %1932, %c13 : index
      %1934 = arith.remui %1762, %c13 : index
      %1935 = arith.addi %1933, %1934 : index
      %1936 = arith.muli %1850, %c11 : index
      %1937 = arith.addi %1936, %1935 : index
      memref.store %1930, %15[%1937] : memref<?xf32>
    }
    wave.barrier
    %1938 = arith.addi %18, %c4 : index
    %1939 = wave.wave
    %1940 = arith.addi %1939, %c7 : index
    %1941 = arith.addi %1938, %1940 : index
    %1942 = arith.cmpi slt, %1941, %17 : index
    scf.if %1942 {
      %1943 = arith.addi %1938, %1940 : index
      %1944 = arith.muli %1940, %c11 : index
      %1945 = wave.lane
      %1946 = arith.addi %1945, %c7 : index
      %1947 = arith.cmpi eq, %hasBias, %c8 : index
      %1948 = arith.addi %1944, %1946 : index
      %1949 = memref.load %15[%1948] : memref<?xf32>
      %1950 = arith.muli %0, %c11 : index
      %1951 = arith.addi %1950, %1946 : index
      %1952 = memref.load %bias[%1951] : memref<?xf32>
      %1953 = arith.addf %1949, %1952 : f32
      %1954 = arith.select %1947, %1953, %1949 : f32
      %1955 = arith.addi %1946, %c4 : index
      %1956 = arith.cmpi eq, %hasBias, %c8 : index
      %1957 = arith.addi %1944, %1955 : index
      %1958 = memref.load %15[%1957] : memref<?xf32>
      %1959 = arith.muli %0, %c11 : index
      %1960 = arith.addi %1959, %1955 : index
      %1961 = memref.load %bias[%1960] : memref<?xf32>
      %1962 = arith.addf %1958, %1961 : f32
      %1963 = arith.select %1956, %1962, %1958 : f32
      %1964 = arith.addi %heads, %kvHeads : index
      %1965 = arith.cmpi slt, %0, %1964 : index
      scf.if %1965 {
        %1966 = arith.addi %positionsAt, %1943 : index
        %1967 = memref.load %step[%1966] : memref<?xi32>
        %1968 = arith.index_cast %1967 : i32 to index
        %1969 = arith.cmpi eq, %hasNorm, %c8 : index
        %1970 = math.fma %1954, %1954, %c37 : f32
        %1971 = math.fma %1963, %1963, %1970 : f32
        %1972 = vector.broadcast %1971 : f32 to vector<1xf32>
        %1973 = wave.reduce "add" %1972 : vector<1xf32>
        %1974 = arith.mulf %1973, %inverseHeadDim : f32
        %1975 = arith.addf %1974, %epsilon : f32
        %1976 = math.sqrt %1975 : f32
        %1977 = arith.divf %c39, %1976 : f32
        %1978 = arith.cmpi slt, %0, %heads : index
        %1979 = arith.addi %1946, %c4 : index
        %1980 = memref.load %query_norm[%1946] : memref<?xf32>
        %1981 = memref.load %key_norm[%1946] : memref<?xf32>
        %1982 = arith.select %1978, %1980, %1981 : f32
        %1983 = arith.mulf %1954, %1977 : f32
        %1984 = arith.mulf %1983, %1982 : f32
        %1985 = arith.select %1969, %1984, %1954 : f32
        %1986 = memref.load %query_norm[%1979] : memref<?xf32>
        %1987 = memref.load %key_norm[%1979] : memref<?xf32>
        %1988 = arith.select %1978, %1986, %1987 : f32
        %1989 = arith.mulf %1963, %1977 : f32
        %1990 = arith.mulf %1989, %1988 : f32
        %1991 = arith.select %1969, %1990, %1963 : f32
        %1992 = arith.remui %1968, %c20 : index
        %1993 = arith.muli %1992, %c11 : index
        %1994 = arith.addi %1993, %1946 : index
        %1995 = arith.divui %1968, %c20 : index
        %1996 = arith.addi %1995, %c20 : index
        %1997 = arith.muli %1996, %c11 : index
        %1998 = arith.addi %1997, %1946 : index
        %1999 = memref.load %rope[%1994] : memref<?xf32>
        %2000 = arith.addi %1994, %c4 : index
        %2001 = memref.load %rope[%2000] : memref<?xf32>
        %2002 = memref.load %rope[%1998] : memref<?xf32>
        %2003 = arith.addi %1998, %c4 : index
        %2004 = memref.load %rope[%2003] : memref<?xf32>
        %2005 = arith.mulf %2002, %1999 : f32
        %2006 = arith.mulf %2004, %2001 : f32
        %2007 = arith.subf %2005, %2006 : f32
        %2008 = arith.mulf %2004, %1999 : f32
        %2009 = arith.mulf %2002, %2001 : f32
        %2010 = arith.addf %2008, %2009 : f32
        %2011 = arith.mulf %1985, %2007 : f32
        %2012 = arith.mulf %1991, %2010 : f32
        %2013 = arith.subf %2011, %2012 : f32
        %2014 = arith.mulf %1991, %2007 : f32
        %2015 = arith.mulf %1985, %2010 : f32
        %2016 = arith.addf %2014, %2015 : f32
        %2017 = arith.cmpi slt, %0, %heads : index
        scf.if %2017 {
          %2018 = arith.muli %1943, %heads : index
          %2019 = arith.addi %2018, %0 : index
          %2020 = arith.muli %2019, %c11 : index
          %2021 = arith.addi %2020, %1946 : index
          memref.store %2013, %q[%2021] : memref<?xf32>
          %2022 = arith.addi %2021, %c4 : index
          memref.store %2016, %q[%2022] : memref<?xf32>
        } else {
          %2023 = arith.addi %1944, %1946 : index
          memref.store %2013, %15[%2023] : memref<?xf32>
          %2024 = arith.addi %1944, %1946 : index
          %2025 = arith.addi %2024, %c4 : index
          memref.store %2016, %15[%2025] : memref<?xf32>
        }
      } else {
        %2026 = arith.cmpi slt, %0, %heads : index
        scf.if %2026 {
          %2027 = arith.muli %1943, %heads : index
          %2028 = arith.addi %2027, %0 : index
          %2029 = arith.muli %2028, %c11 : index
          %2030 = arith.addi %2029, %1946 : index
          memref.store %1954, %q[%2030] : memref<?xf32>
          %2031 = arith.addi %2030, %c4 : index
          memref.store %1963, %q[%2031] : memref<?xf32>
        } else {
          %2032 = arith.addi %1944, %1946 : index
          memref.store %1954, %15[%2032] : memref<?xf32>
          %2033 = arith.addi %1944, %1946 : index
          %2034 = arith.addi %2033, %c4 : index
          memref.store %1963, %15[%2034] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2035 = arith.cmpi sge, %0, %heads : index
    scf.if %2035 {
      %2036 = arith.addi %1939, %c7 : index
      %2037 = arith.addi %1938, %2036 : index
      %2038 = arith.cmpi slt, %2037, %17 : index
      scf.if %2038 {
        %2039 = arith.addi %1938, %2036 : index
        %2040 = arith.addi %slotsAt, %2039 : index
        %2041 = memref.load %step[%2040] : memref<?xi32>
        %2042 = arith.index_cast %2041 : i32 to index
        %2043 = arith.cmpi sge, %2042, %c7 : index
        scf.if %2043 {
          %2044 = arith.muli %2036, %c11 : index
          %2045 = arith.subi %0, %heads : index
          %2046 = memref.load %scales[%2045] : memref<?xf32>
          %2047 = vector.broadcast %2046 : f32 to vector<4xf32>
          %2048 = arith.divui %2042, %c13 : index
          %2049 = arith.remui %2042, %c13 : index
          %2050 = arith.muli %2048, %pageBytes : index
          %2051 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2051 {
            %2052 = wave.lane
            %2053 = arith.muli %2052, %c6 : index
            scf.for %2054 = %2053 to %c11 step %c5 {
              %2055 = arith.addi %2044, %2054 : index
              %2056 = vector.load %15[%2055] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2057 = arith.mulf %2056, %2047 : vector<4xf32>
              %2058 = arith.minimumf %2057, %c44 : vector<4xf32>
              %2059 = arith.maximumf %2058, %c45 : vector<4xf32>
              %2060 = arith.truncf %2059 : vector<4xf32> to vector<4xf16>
              %2061 = vector.bitcast %2060 : vector<4xf16> to vector<8xi8>
              %2062 = arith.cmpi slt, %2045, %kvHeads : index
              scf.if %2062 {
                %2063 = arith.muli %2045, %c30 : index
                %2064 = arith.addi %2050, %2063 : index
                %2065 = arith.divui %2054, %c13 : index
                %2066 = arith.muli %2065, %c19 : index
                %2067 = arith.remui %2054, %c13 : index
                %2068 = arith.divui %2067, %c14 : index
                %2069 = arith.muli %2068, %c20 : index
                %2070 = arith.muli %2049, %c13 : index
                %2071 = arith.addi %2069, %2070 : index
                %2072 = arith.remui %2067, %c14 : index
                %2073 = arith.muli %2072, %c2 : index
                %2074 = arith.addi %2071, %2073 : index
                %2075 = arith.addi %2066, %2074 : index
                %2076 = arith.addi %2064, %2075 : index
                vector.store %2061, %kv[%2076] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2077 = arith.subi %2045, %kvHeads : index
                %2078 = arith.muli %2077, %c30 : index
                %2079 = arith.addi %2050, %2078 : index
                %2080 = arith.addi %2054, %c7 : index
                %2081 = arith.divui %2080, %c13 : index
                %2082 = arith.muli %2081, %c19 : index
                %2083 = arith.addi %2082, %c28 : index
                %2084 = arith.remui %2080, %c13 : index
                %2085 = arith.divui %2049, %c2 : index
                %2086 = arith.remui %2049, %c2 : index
                %2087 = arith.muli %2086, %c14 : index
                %2088 = arith.addi %2085, %2087 : index
                %2089 = arith.divui %2088, %c14 : index
                %2090 = arith.muli %2089, %c20 : index
                %2091 = arith.muli %2084, %c13 : index
                %2092 = arith.addi %2090, %2091 : index
                %2093 = arith.remui %2088, %c14 : index
                %2094 = arith.muli %2093, %c2 : index
                %2095 = arith.addi %2092, %2094 : index
                %2096 = arith.addi %2083, %2095 : index
                %2097 = arith.addi %2079, %2096 : index
                %2098 = vector.shuffle %2061, %2061 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2098, %kv[%2097] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2099 = arith.addi %2054, %c8 : index
                %2100 = arith.divui %2099, %c13 : index
                %2101 = arith.muli %2100, %c19 : index
                %2102 = arith.addi %2101, %c28 : index
                %2103 = arith.remui %2099, %c13 : index
                %2104 = arith.divui %2049, %c2 : index
                %2105 = arith.remui %2049, %c2 : index
                %2106 = arith.muli %2105, %c14 : index
                %2107 = arith.addi %2104, %2106 : index
                %2108 = arith.divui %2107, %c14 : index
                %2109 = arith.muli %2108, %c20 : index
                %2110 = arith.muli %2103, %c13 : index
                %2111 = arith.addi %2109, %2110 : index
                %2112 = arith.remui %2107, %c14 : index
                %2113 = arith.muli %2112, %c2 : index
                %2114 = arith.addi %2111, %2113 : index
                %2115 = arith.addi %2102, %2114 : index
                %2116 = arith.addi %2079, %2115 : index
                %2117 = vector.shuffle %2061, %2061 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2117, %kv[%2116] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2118 = arith.addi %2054, %c2 : index
                %2119 = arith.divui %2118, %c13 : index
                %2120 = arith.muli %2119, %c19 : index
                %2121 = arith.addi %2120, %c28 : index
                %2122 = arith.remui %2118, %c13 : index
                %2123 = arith.divui %2049, %c2 : index
                %2124 = arith.remui %2049, %c2 : index
                %2125 = arith.muli %2124, %c14 : index
                %2126 = arith.addi %2123, %2125 : index
                %2127 = arith.divui %2126, %c14 : index
                %2128 = arith.muli %2127, %c20 : index
                %2129 = arith.muli %2122, %c13 : index
                %2130 = arith.addi %2128, %2129 : index
                %2131 = arith.remui %2126, %c14 : index
                %2132 = arith.muli %2131, %c2 : index
                %2133 = arith.addi %2130, %2132 : index
                %2134 = arith.addi %2121, %2133 : index
                %2135 = arith.addi %2079, %2134 : index
                %2136 = vector.shuffle %2061, %2061 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2136, %kv[%2135] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2137 = arith.addi %2054, %c21 : index
                %2138 = arith.divui %2137, %c13 : index
                %2139 = arith.muli %2138, %c19 : index
                %2140 = arith.addi %2139, %c28 : index
                %2141 = arith.remui %2137, %c13 : index
                %2142 = arith.divui %2049, %c2 : index
                %2143 = arith.remui %2049, %c2 : index
                %2144 = arith.muli %2143, %c14 : index
                %2145 = arith.addi %2142, %2144 : index
                %2146 = arith.divui %2145, %c14 : index
                %2147 = arith.muli %2146, %c20 : index
                %2148 = arith.muli %2141, %c13 : index
                %2149 = arith.addi %2147, %2148 : index
                %2150 = arith.remui %2145, %c14 : index
                %2151 = arith.muli %2150, %c2 : index
                %2152 = arith.addi %2149, %2151 : index
                %2153 = arith.addi %2140, %2152 : index
                %2154 = arith.addi %2079, %2153 : index
                %2155 = vector.shuffle %2061, %2061 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2155, %kv[%2154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2156 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2156 {
            %2157 = wave.lane
            %2158 = arith.muli %2157, %c6 : index
            scf.for %2159 = %2158 to %c11 step %c5 {
              %2160 = arith.addi %2044, %2159 : index
              %2161 = vector.load %15[%2160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2162 = arith.mulf %2161, %2047 : vector<4xf32>
              %2163 = wave.fp8_encode "e4m3" %2162 : vector<4xf32> -> vector<4xi8>
              %2164 = arith.cmpi slt, %2045, %kvHeads : index
              scf.if %2164 {
                %2165 = arith.muli %2045, %c28 : index
                %2166 = arith.addi %2050, %2165 : index
                %2167 = vector.shuffle %2163, %2163 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2168 = arith.divui %2159, %c13 : index
                %2169 = arith.muli %2168, %c20 : index
                %2170 = arith.remui %2159, %c13 : index
                %2171 = arith.muli %2049, %c13 : index
                %2172 = arith.divui %2170, %c6 : index
                %2173 = arith.muli %2172, %c6 : index
                %2174 = arith.remui %2170, %c2 : index
                %2175 = arith.muli %2174, %c2 : index
                %2176 = arith.addi %2173, %2175 : index
                %2177 = arith.divui %2170, %c2 : index
                %2178 = arith.remui %2177, %c2 : index
                %2179 = arith.addi %2176, %2178 : index
                %2180 = arith.addi %2171, %2179 : index
                %2181 = arith.addi %2169, %2180 : index
                %2182 = arith.addi %2166, %2181 : index
                vector.store %2167, %kv[%2182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2183 = arith.subi %2045, %kvHeads : index
                %2184 = arith.muli %2183, %c28 : index
                %2185 = arith.addi %2050, %2184 : index
                %2186 = arith.addi %2159, %c7 : index
                %2187 = arith.divui %2186, %c13 : index
                %2188 = arith.muli %2187, %c20 : index
                %2189 = arith.addi %2188, %c10 : index
                %2190 = arith.remui %2186, %c13 : index
                %2191 = arith.divui %2049, %c2 : index
                %2192 = arith.remui %2049, %c2 : index
                %2193 = arith.muli %2192, %c14 : index
                %2194 = arith.addi %2191, %2193 : index
                %2195 = arith.muli %2190, %c13 : index
                %2196 = arith.divui %2194, %c6 : index
                %2197 = arith.muli %2196, %c6 : index
                %2198 = arith.remui %2194, %c2 : index
                %2199 = arith.muli %2198, %c2 : index
                %2200 = arith.addi %2197, %2199 : index
                %2201 = arith.divui %2194, %c2 : index
                %2202 = arith.remui %2201, %c2 : index
                %2203 = arith.addi %2200, %2202 : index
                %2204 = arith.addi %2195, %2203 : index
                %2205 = arith.addi %2189, %2204 : index
                %2206 = arith.addi %2185, %2205 : index
                %2207 = vector.shuffle %2163, %2163 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2207, %kv[%2206] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2208 = arith.addi %2159, %c8 : index
                %2209 = arith.divui %2208, %c13 : index
                %2210 = arith.muli %2209, %c20 : index
                %2211 = arith.addi %2210, %c10 : index
                %2212 = arith.remui %2208, %c13 : index
                %2213 = arith.divui %2049, %c2 : index
                %2214 = arith.remui %2049, %c2 : index
                %2215 = arith.muli %2214, %c14 : index
                %2216 = arith.addi %2213, %2215 : index
                %2217 = arith.muli %2212, %c13 : index
                %2218 = arith.divui %2216, %c6 : index
                %2219 = arith.muli %2218, %c6 : index
                %2220 = arith.remui %2216, %c2 : index
                %2221 = arith.muli %2220, %c2 : index
                %2222 = arith.addi %2219, %2221 : index
                %2223 = arith.divui %2216, %c2 : index
                %2224 = arith.remui %2223, %c2 : index
                %2225 = arith.addi %2222, %2224 : index
                %2226 = arith.addi %2217, %2225 : index
                %2227 = arith.addi %2211, %2226 : index
                %2228 = arith.addi %2185, %2227 : index
                %2229 = vector.shuffle %2163, %2163 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2229, %kv[%2228] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2230 = arith.addi %2159, %c2 : index
                %2231 = arith.divui %2230, %c13 : index
                %2232 = arith.muli %2231, %c20 : index
                %2233 = arith.addi %2232, %c10 : index
                %2234 = arith.remui %2230, %c13 : index
                %2235 = arith.divui %2049, %c2 : index
                %2236 = arith.remui %2049, %c2 : index
                %2237 = arith.muli %2236, %c14 : index
                %2238 = arith.addi %2235, %2237 : index
                %2239 = arith.muli %2234, %c13 : index
                %2240 = arith.divui %2238, %c6 : index
                %2241 = arith.muli %2240, %c6 : index
                %2242 = arith.remui %2238, %c2 : index
                %2243 = arith.muli %2242, %c2 : index
                %2244 = arith.addi %2241, %2243 : index
                %2245 = arith.divui %2238, %c2 : index
                %2246 = arith.remui %2245, %c2 : index
                %2247 = arith.addi %2244, %2246 : index
                %2248 = arith.addi %2239, %2247 : index
                %2249 = arith.addi %2233, %2248 : index
                %2250 = arith.addi %2185, %2249 : index
                %2251 = vector.shuffle %2163, %2163 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2251, %kv[%2250] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2252 = arith.addi %2159, %c21 : index
                %2253 = arith.divui %2252, %c13 : index
                %2254 = arith.muli %2253, %c20 : index
                %2255 = arith.addi %2254, %c10 : index
                %2256 = arith.remui %2252, %c13 : index
                %2257 = arith.divui %2049, %c2 : index
                %2258 = arith.remui %2049, %c2 : index
                %2259 = arith.muli %2258, %c14 : index
                %2260 = arith.addi %2257, %2259 : index
                %2261 = arith.muli %2256, %c13 : index
                %2262 = arith.divui %2260, %c6 : index
                %2263 = arith.muli %2262, %c6 : index
                %2264 = arith.remui %2260, %c2 : index
                %2265 = arith.muli %2264, %c2 : index
                %2266 = arith.addi %2263, %2265 : index
                %2267 = arith.divui %2260, %c2 : index
                %2268 = arith.remui %2267, %c2 : index
                %2269 = arith.addi %2266, %2268 : index
                %2270 = arith.addi %2261, %2269 : index
                %2271 = arith.addi %2255, %2270 : index
                %2272 = arith.addi %2185, %2271 : index
                %2273 = vector.shuffle %2163, %2163 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2273, %kv[%2272] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2274 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2274 {
            %2275 = wave.lane
            %2276 = arith.muli %2275, %c6 : index
            scf.for %2277 = %2276 to %c11 step %c5 {
              %2278 = arith.addi %2044, %2277 : index
              %2279 = vector.load %15[%2278] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2280 = arith.mulf %2279, %2047 : vector<4xf32>
              %2281 = wave.fp8_encode "e5m2" %2280 : vector<4xf32> -> vector<4xi8>
              %2282 = arith.cmpi slt, %2045, %kvHeads : index
              scf.if %2282 {
                %2283 = arith.muli %2045, %c28 : index
                %2284 = arith.addi %2050, %2283 : index
                %2285 = vector.shuffle %2281, %2281 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2286 = arith.divui %2277, %c13 : index
                %2287 = arith.muli %2286, %c20 : index
                %2288 = arith.remui %2277, %c13 : index
                %2289 = arith.muli %2049, %c13 : index
                %2290 = arith.divui %2288, %c6 : index
                %2291 = arith.muli %2290, %c6 : index
                %2292 = arith.remui %2288, %c2 : index
                %2293 = arith.muli %2292, %c2 : index
                %2294 = arith.addi %2291, %2293 : index
                %2295 = arith.divui %2288, %c2 : index
                %2296 = arith.remui %2295, %c2 : index
                %2297 = arith.addi %2294, %2296 : index
                %2298 = arith.addi %2289, %2297 : index
                %2299 = arith.addi %2287, %2298 : index
                %2300 = arith.addi %2284, %2299 : index
                vector.store %2285, %kv[%2300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2301 = arith.subi %2045, %kvHeads : index
                %2302 = arith.muli %2301, %c28 : index
                %2303 = arith.addi %2050, %2302 : index
                %2304 = arith.addi %2277, %c7 : index
                %2305 = arith.divui %2304, %c13 : index
                %2306 = arith.muli %2305, %c20 : index
                %2307 = arith.addi %2306, %c10 : index
                %2308 = arith.remui %2304, %c13 : index
                %2309 = arith.divui %2049, %c2 : index
                %2310 = arith.remui %2049, %c2 : index
                %2311 = arith.muli %2310, %c14 : index
                %2312 = arith.addi %2309, %2311 : index
                %2313 = arith.muli %2308, %c13 : index
                %2314 = arith.divui %2312, %c6 : index
                %2315 = arith.muli %2314, %c6 : index
                %2316 = arith.remui %2312, %c2 : index
                %2317 = arith.muli %2316, %c2 : index
                %2318 = arith.addi %2315, %2317 : index
                %2319 = arith.divui %2312, %c2 : index
                %2320 = arith.remui %2319, %c2 : index
                %2321 = arith.addi %2318, %2320 : index
                %2322 = arith.addi %2313, %2321 : index
                %2323 = arith.addi %2307, %2322 : index
                %2324 = arith.addi %2303, %2323 : index
                %2325 = vector.shuffle %2281, %2281 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2325, %kv[%2324] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2326 = arith.addi %2277, %c8 : index
                %2327 = arith.divui %2326, %c13 : index
                %2328 = arith.muli %2327, %c20 : index
                %2329 = arith.addi %2328, %c10 : index
                %2330 = arith.remui %2326, %c13 : index
                %2331 = arith.divui %2049, %c2 : index
                %2332 = arith.remui %2049, %c2 : index
                %2333 = arith.muli %2332, %c14 : index
                %2334 = arith.addi %2331, %2333 : index
                %2335 = arith.muli %2330, %c13 : index
                %2336 = arith.divui %2334, %c6 : index
                %2337 = arith.muli %2336, %c6 : index
                %2338 = arith.remui %2334, %c2 : index
                %2339 = arith.muli %2338, %c2 : index
                %2340 = arith.addi %2337, %2339 : index
                %2341 = arith.divui %2334, %c2 : index
                %2342 = arith.remui %2341, %c2 : index
                %2343 = arith.addi %2340, %2342 : index
                %2344 = arith.addi %2335, %2343 : index
                %2345 = arith.addi %2329, %2344 : index
                %2346 = arith.addi %2303, %2345 : index
                %2347 = vector.shuffle %2281, %2281 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2347, %kv[%2346] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2348 = arith.addi %2277, %c2 : index
                %2349 = arith.divui %2348, %c13 : index
                %2350 = arith.muli %2349, %c20 : index
                %2351 = arith.addi %2350, %c10 : index
                %2352 = arith.remui %2348, %c13 : index
                %2353 = arith.divui %2049, %c2 : index
                %2354 = arith.remui %2049, %c2 : index
                %2355 = arith.muli %2354, %c14 : index
                %2356 = arith.addi %2353, %2355 : index
                %2357 = arith.muli %2352, %c13 : index
                %2358 = arith.divui %2356, %c6 : index
                %2359 = arith.muli %2358, %c6 : index
                %2360 = arith.remui %2356, %c2 : index
                %2361 = arith.muli %2360, %c2 : index
                %2362 = arith.addi %2359, %2361 : index
                %2363 = arith.divui %2356, %c2 : index
                %2364 = arith.remui %2363, %c2 : index
                %2365 = arith.addi %2362, %2364 : index
                %2366 = arith.addi %2357, %2365 : index
                %2367 = arith.addi %2351, %2366 : index
                %2368 = arith.addi %2303, %2367 : index
                %2369 = vector.shuffle %2281, %2281 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2369, %kv[%2368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2370 = arith.addi %2277, %c21 : index
                %2371 = arith.divui %2370, %c13 : index
                %2372 = arith.muli %2371, %c20 : index
                %2373 = arith.addi %2372, %c10 : index
                %2374 = arith.remui %2370, %c13 : index
                %2375 = arith.divui %2049, %c2 : index
                %2376 = arith.remui %2049, %c2 : index
                %2377 = arith.muli %2376, %c14 : index
                %2378 = arith.addi %2375, %2377 : index
                %2379 = arith.muli %2374, %c13 : index
                %2380 = arith.divui %2378, %c6 : index
                %2381 = arith.muli %2380, %c6 : index
                %2382 = arith.remui %2378, %c2 : index
                %2383 = arith.muli %2382, %c2 : index
                %2384 = arith.addi %2381, %2383 : index
                %2385 = arith.divui %2378, %c2 : index
                %2386 = arith.remui %2385, %c2 : index
                %2387 = arith.addi %2384, %2386 : index
                %2388 = arith.addi %2379, %2387 : index
                %2389 = arith.addi %2373, %2388 : index
                %2390 = arith.addi %2303, %2389 : index
                %2391 = vector.shuffle %2281, %2281 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2391, %kv[%2390] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2392 = arith.addi %18, %c15 : index
    %2393 = wave.lane
    %2394 = arith.muli %3, %c2 : index
    %2395 = arith.muli %2394, %c20 : index
    %2396 = arith.addi %2395, %2393 : index
    %2397 = arith.muli %4, %c10 : index
    %2398 = arith.addi %2397, %2396 : index
    %2399 = arith.addi %2398, %c7 : index
    %2400 = arith.addi %2399, %c7 : index
    %2401 = vector.extract %423#6[0] : f32 from vector<8xf32>
    memref.store %2401, %14[%2400] : memref<?xf32>
    %2402 = arith.muli %4, %c10 : index
    %2403 = arith.addi %2402, %2396 : index
    %2404 = arith.addi %2403, %c7 : index
    %2405 = arith.addi %2404, %c4 : index
    %2406 = vector.extract %423#6[1] : f32 from vector<8xf32>
    memref.store %2406, %14[%2405] : memref<?xf32>
    %2407 = arith.muli %4, %c10 : index
    %2408 = arith.addi %2407, %2396 : index
    %2409 = arith.addi %2408, %c7 : index
    %2410 = arith.addi %2409, %c11 : index
    %2411 = vector.extract %423#6[2] : f32 from vector<8xf32>
    memref.store %2411, %14[%2410] : memref<?xf32>
    %2412 = arith.muli %4, %c10 : index
    %2413 = arith.addi %2412, %2396 : index
    %2414 = arith.addi %2413, %c7 : index
    %2415 = arith.addi %2414, %c22 : index
    %2416 = vector.extract %423#6[3] : f32 from vector<8xf32>
    memref.store %2416, %14[%2415] : memref<?xf32>
    %2417 = arith.muli %4, %c10 : index
    %2418 = arith.addi %2417, %2396 : index
    %2419 = arith.addi %2418, %c7 : index
    %2420 = arith.addi %2419, %c5 : index
    %2421 = vector.extract %423#6[4] : f32 from vector<8xf32>
    memref.store %2421, %14[%2420] : memref<?xf32>
    %2422 = arith.muli %4, %c10 : index
    %2423 = arith.addi %2422, %2396 : index
    %2424 = arith.addi %2423, %c7 : index
    %2425 = arith.addi %2424, %c23 : index
    %2426 = vector.extract %423#6[5] : f32 from vector<8xf32>
    memref.store %2426, %14[%2425] : memref<?xf32>
    %2427 = arith.muli %4, %c10 : index
    %2428 = arith.addi %2427, %2396 : index
    %2429 = arith.addi %2428, %c7 : index
    %2430 = arith.addi %2429, %c24 : index
    %2431 = vector.extract %423#6[6] : f32 from vector<8xf32>
    memref.store %2431, %14[%2430] : memref<?xf32>
    %2432 = arith.muli %4, %c10 : index
    %2433 = arith.addi %2432, %2396 : index
    %2434 = arith.addi %2433, %c7 : index
    %2435 = arith.addi %2434, %c25 : index
    %2436 = vector.extract %423#6[7] : f32 from vector<8xf32>
    memref.store %2436, %14[%2435] : memref<?xf32>
    %2437 = arith.muli %4, %c10 : index
    %2438 = arith.addi %2437, %2396 : index
    %2439 = arith.addi %2438, %c20 : index
    %2440 = arith.addi %2439, %c7 : index
    %2441 = vector.extract %423#7[0] : f32 from vector<8xf32>
    memref.store %2441, %14[%2440] : memref<?xf32>
    %2442 = arith.muli %4, %c10 : index
    %2443 = arith.addi %2442, %2396 : index
    %2444 = arith.addi %2443, %c20 : index
    %2445 = arith.addi %2444, %c4 : index
    %2446 = vector.extract %423#7[1] : f32 from vector<8xf32>
    memref.store %2446, %14[%2445] : memref<?xf32>
    %2447 = arith.muli %4, %c10 : index
    %2448 = arith.addi %2447, %2396 : index
    %2449 = arith.addi %2448, %c20 : index
    %2450 = arith.addi %2449, %c11 : index
    %2451 = vector.extract %423#7[2] : f32 from vector<8xf32>
    memref.store %2451, %14[%2450] : memref<?xf32>
    %2452 = arith.muli %4, %c10 : index
    %2453 = arith.addi %2452, %2396 : index
    %2454 = arith.addi %2453, %c20 : index
    %2455 = arith.addi %2454, %c22 : index
    %2456 = vector.extract %423#7[3] : f32 from vector<8xf32>
    memref.store %2456, %14[%2455] : memref<?xf32>
    %2457 = arith.muli %4, %c10 : index
    %2458 = arith.addi %2457, %2396 : index
    %2459 = arith.addi %2458, %c20 : index
    %2460 = arith.addi %2459, %c5 : index
    %2461 = vector.extract %423#7[4] : f32 from vector<8xf32>
    memref.store %2461, %14[%2460] : memref<?xf32>
    %2462 = arith.muli %4, %c10 : index
    %2463 = arith.addi %2462, %2396 : index
    %2464 = arith.addi %2463, %c20 : index
    %2465 = arith.addi %2464, %c23 : index
    %2466 = vector.extract %423#7[5] : f32 from vector<8xf32>
    memref.store %2466, %14[%2465] : memref<?xf32>
    %2467 = arith.muli %4, %c10 : index
    %2468 = arith.addi %2467, %2396 : index
    %2469 = arith.addi %2468, %c20 : index
    %2470 = arith.addi %2469, %c24 : index
    %2471 = vector.extract %423#7[6] : f32 from vector<8xf32>
    memref.store %2471, %14[%2470] : memref<?xf32>
    %2472 = arith.muli %4, %c10 : index
    %2473 = arith.addi %2472, %2396 : index
    %2474 = arith.addi %2473, %c20 : index
    %2475 = arith.addi %2474, %c25 : index
    %2476 = vector.extract %423#7[7] : f32 from vector<8xf32>
    memref.store %2476, %14[%2475] : memref<?xf32>
    wave.barrier
    %2477 = arith.muli %4, %c8 : index
    %2478 = arith.addi %2477, %c7 : index
    %2479 = arith.muli %2478, %c2 : index
    %2480 = arith.divui %2393, %c13 : index
    %2481 = arith.addi %2479, %2480 : index
    %2482 = arith.addi %2392, %2481 : index
    %2483 = arith.cmpi slt, %2482, %17 : index
    scf.if %2483 {
      %2484 = arith.cmpi eq, %hasFactors, %c8 : index
      %2485 = arith.muli %2482, %c2 : index
      %2486 = memref.load %factors[%2485] : memref<?xf32>
      %2487 = arith.mulf %2486, %operandScale : f32
      %2488 = arith.select %2484, %2487, %operandScale : f32
      %2489 = arith.addi %2396, %c7 : index
      %2490 = arith.muli %2478, %c4 : index
      %2491 = arith.addi %2489, %2490 : index
      %2492 = memref.load %14[%2491] : memref<?xf32>
      %2493 = arith.addi %2491, %c10 : index
      %2494 = memref.load %14[%2493] : memref<?xf32>
      %2495 = arith.addf %2492, %2494 : f32
      %2496 = arith.addi %2491, %c28 : index
      %2497 = memref.load %14[%2496] : memref<?xf32>
      %2498 = arith.addf %2495, %2497 : f32
      %2499 = arith.addi %2491, %c29 : index
      %2500 = memref.load %14[%2499] : memref<?xf32>
      %2501 = arith.addf %2498, %2500 : f32
      %2502 = arith.addi %2491, %c30 : index
      %2503 = memref.load %14[%2502] : memref<?xf32>
      %2504 = arith.addf %2501, %2503 : f32
      %2505 = arith.addi %2491, %c31 : index
      %2506 = memref.load %14[%2505] : memref<?xf32>
      %2507 = arith.addf %2504, %2506 : f32
      %2508 = arith.addi %2491, %c32 : index
      %2509 = memref.load %14[%2508] : memref<?xf32>
      %2510 = arith.addf %2507, %2509 : f32
      %2511 = arith.addi %2491, %c33 : index
      %2512 = memref.load %14[%2511] : memref<?xf32>
      %2513 = arith.addf %2510, %2512 : f32
      %2514 = arith.remui %2393, %c13 : index
      %2515 = arith.muli %2514, %c6 : index
      %2516 = arith.addi %11, %2515 : index
      %2517 = vector.load %w[%2516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2518 = vector.bitcast %2517 : vector<4xi8> to vector<1xf32>
      %2519 = vector.extract %2518[0] : f32 from vector<1xf32>
      %2520 = arith.mulf %2519, %2488 : f32
      %2521 = arith.mulf %2513, %2520 : f32
      %2522 = arith.muli %3, %c2 : index
      %2523 = arith.addi %2522, %c7 : index
      %2524 = arith.muli %2523, %c13 : index
      %2525 = arith.remui %2393, %c13 : index
      %2526 = arith.addi %2524, %2525 : index
      %2527 = arith.muli %2481, %c11 : index
      %2528 = arith.addi %2527, %2526 : index
      memref.store %2521, %15[%2528] : memref<?xf32>
      %2529 = arith.addi %2396, %c20 : index
      %2530 = arith.muli %2478, %c4 : index
      %2531 = arith.addi %2529, %2530 : index
      %2532 = memref.load %14[%2531] : memref<?xf32>
      %2533 = arith.addi %2531, %c10 : index
      %2534 = memref.load %14[%2533] : memref<?xf32>
      %2535 = arith.addf %2532, %2534 : f32
      %2536 = arith.addi %2531, %c28 : index
      %2537 = memref.load %14[%2536] : memref<?xf32>
      %2538 = arith.addf %2535, %2537 : f32
      %2539 = arith.addi %2531, %c29 : index
      %2540 = memref.load %14[%2539] : memref<?xf32>
      %2541 = arith.addf %2538, %2540 : f32
      %2542 = arith.addi %2531, %c30 : index
      %2543 = memref.load %14[%2542] : memref<?xf32>
      %2544 = arith.addf %2541, %2543 : f32
      %2545 = arith.addi %2531, %c31 : index
      %2546 = memref.load %14[%2545] : memref<?xf32>
      %2547 = arith.addf %2544, %2546 : f32
      %2548 = arith.addi %2531, %c32 : index
      %2549 = memref.load %14[%2548] : memref<?xf32>
      %2550 = arith.addf %2547, %2549 : f32
      %2551 = arith.addi %2531, %c33 : index
      %2552 = memref.load %14[%2551] : memref<?xf32>
      %2553 = arith.addf %2550, %2552 : f32
      %2554 = arith.remui %2393, %c13 : index
      %2555 = arith.muli %2554, %c6 : index
      %2556 = arith.addi %13, %2555 : index
      %2557 = vector.load %w[%2556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2558 = vector.bitcast %2557 : vector<4xi8> to vector<1xf32>
      %2559 = vector.extract %2558[0] : f32 from vector<1xf32>
      %2560 = arith.mulf %2559, %2488 : f32
      %2561 = arith.mulf %2553, %2560 : f32
      %2562 = arith.muli %3, %c2 : index
      %2563 = arith.addi %2562, %c8 : index
      %2564 = arith.muli %2563, %c13 : index
      %2565 = arith.remui %2393, %c13 : index
      %2566 = arith.addi %2564, %2565 : index
      %2567 = arith.muli %2481, %c11 : index
      %2568 = arith.addi %2567, %2566 : index
      memref.store %2561, %15[%2568] : memref<?xf32>
    }
    wave.barrier
    %2569 = arith.addi %18, %c15 : index
    %2570 = wave.wave
    %2571 = arith.addi %2570, %c7 : index
    %2572 = arith.addi %2569, %2571 : index
    %2573 = arith.cmpi slt, %2572, %17 : index
    scf.if %2573 {
      %2574 = arith.addi %2569, %2571 : index
      %2575 = arith.muli %2571, %c11 : index
      %2576 = wave.lane
      %2577 = arith.addi %2576, %c7 : index
      %2578 = arith.cmpi eq, %hasBias, %c8 : index
      %2579 = arith.addi %2575, %2577 : index
      %2580 = memref.load %15[%2579] : memref<?xf32>
      %2581 = arith.muli %0, %c11 : index
      %2582 = arith.addi %2581, %2577 : index
      %2583 = memref.load %bias[%2582] : memref<?xf32>
      %2584 = arith.addf %2580, %2583 : f32
      %2585 = arith.select %2578, %2584, %2580 : f32
      %2586 = arith.addi %2577, %c4 : index
      %2587 = arith.cmpi eq, %hasBias, %c8 : index
      %2588 = arith.addi %2575, %2586 : index
      %2589 = memref.load %15[%2588] : memref<?xf32>
      %2590 = arith.muli %0, %c11 : index
      %2591 = arith.addi %2590, %2586 : index
      %2592 = memref.load %bias[%2591] : memref<?xf32>
      %2593 = arith.addf %2589, %2592 : f32
      %2594 = arith.select %2587, %2593, %2589 : f32
      %2595 = arith.addi %heads, %kvHeads : index
      %2596 = arith.cmpi slt, %0, %2595 : index
      scf.if %2596 {
        %2597 = arith.addi %positionsAt, %2574 : index
        %2598 = memref.load %step[%2597] : memref<?xi32>
        %2599 = arith.index_cast %2598 : i32 to index
        %2600 = arith.cmpi eq, %hasNorm, %c8 : index
        %2601 = math.fma %2585, %2585, %c37 : f32
        %2602 = math.fma %2594, %2594, %2601 : f32
        %2603 = vector.broadcast %2602 : f32 to vector<1xf32>
        %2604 = wave.reduce "add" %2603 : vector<1xf32>
        %2605 = arith.mulf %2604, %inverseHeadDim : f32
        %2606 = arith.addf %2605, %epsilon : f32
        %2607 = math.sqrt %2606 : f32
        %2608 = arith.divf %c39, %2607 : f32
        %2609 = arith.cmpi slt, %0, %heads : index
        %2610 = arith.addi %2577, %c4 : index
        %2611 = memref.load %query_norm[%2577] : memref<?xf32>
        %2612 = memref.load %key_norm[%2577] : memref<?xf32>
        %2613 = arith.select %2609, %2611, %2612 : f32
        %2614 = arith.mulf %2585, %2608 : f32
        %2615 = arith.mulf %2614, %2613 : f32
        %2616 = arith.select %2600, %2615, %2585 : f32
        %2617 = memref.load %query_norm[%2610] : memref<?xf32>
        %2618 = memref.load %key_norm[%2610] : memref<?xf32>
        %2619 = arith.select %2609, %2617, %2618 : f32
        %2620 = arith.mulf %2594, %2608 : f32
        %2621 = arith.mulf %2620, %2619 : f32
        %2622 = arith.select %2600, %2621, %2594 : f32
        %2623 = arith.remui %2599, %c20 : index
        %2624 = arith.muli %2623, %c11 : index
        %2625 = arith.addi %2624, %2577 : index
        %2626 = arith.divui %2599, %c20 : index
        %2627 = arith.addi %2626, %c20 : index
        %2628 = arith.muli %2627, %c11 : index
        %2629 = arith.addi %2628, %2577 : index
        %2630 = memref.load %rope[%2625] : memref<?xf32>
        %2631 = arith.addi %2625, %c4 : index
        %2632 = memref.load %rope[%2631] : memref<?xf32>
        %2633 = memref.load %rope[%2629] : memref<?xf32>
        %2634 = arith.addi %2629, %c4 : index
        %2635 = memref.load %rope[%2634] : memref<?xf32>
        %2636 = arith.mulf %2633, %2630 : f32
        %2637 = arith.mulf %2635, %2632 : f32
        %2638 = arith.subf %2636, %2637 : f32
        %2639 = arith.mulf %2635, %2630 : f32
        %2640 = arith.mulf %2633, %2632 : f32
        %2641 = arith.addf %2639, %2640 : f32
        %2642 = arith.mulf %2616, %2638 : f32
        %2643 = arith.mulf %2622, %2641 : f32
        %2644 = arith.subf %2642, %2643 : f32
        %2645 = arith.mulf %2622, %2638 : f32
        %2646 = arith.mulf %2616, %2641 : f32
        %2647 = arith.addf %2645, %2646 : f32
        %2648 = arith.cmpi slt, %0, %heads : index
        scf.if %2648 {
          %2649 = arith.muli %2574, %heads : index
          %2650 = arith.addi %2649, %0 : index
          %2651 = arith.muli %2650, %c11 : index
          %2652 = arith.addi %2651, %2577 : index
          memref.store %2644, %q[%2652] : memref<?xf32>
          %2653 = arith.addi %2652, %c4 : index
          memref.store %2647, %q[%2653] : memref<?xf32>
        } else {
          %2654 = arith.addi %2575, %2577 : index
          memref.store %2644, %15[%2654] : memref<?xf32>
          %2655 = arith.addi %2575, %2577 : index
          %2656 = arith.addi %2655, %c4 : index
          memref.store %2647, %15[%2656] : memref<?xf32>
        }
      } else {
        %2657 = arith.cmpi slt, %0, %heads : index
        scf.if %2657 {
          %2658 = arith.muli %2574, %heads : index
          %2659 = arith.addi %2658, %0 : index
          %2660 = arith.muli %2659, %c11 : index
          %2661 = arith.addi %2660, %2577 : index
          memref.store %2585, %q[%2661] : memref<?xf32>
          %2662 = arith.addi %2661, %c4 : index
          memref.store %2594, %q[%2662] : memref<?xf32>
        } else {
          %2663 = arith.addi %2575, %2577 : index
          memref.store %2585, %15[%2663] : memref<?xf32>
          %2664 = arith.addi %2575, %2577 : index
          %2665 = arith.addi %2664, %c4 : index
          memref.store %2594, %15[%2665] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2666 = arith.cmpi sge, %0, %heads : index
    scf.if %2666 {
      %2667 = arith.addi %2570, %c7 : index
      %2668 = arith.addi %2569, %2667 : index
      %2669 = arith.cmpi slt, %2668, %17 : index
      scf.if %2669 {
        %2670 = arith.addi %2569, %2667 : index
        %2671 = arith.addi %slotsAt, %2670 : index
        %2672 = memref.load %step[%2671] : memref<?xi32>
        %2673 = arith.index_cast %2672 : i32 to index
        %2674 = arith.cmpi sge, %2673, %c7 : index
        scf.if %2674 {
          %2675 = arith.muli %2667, %c11 : index
          %2676 = arith.subi %0, %heads : index
          %2677 = memref.load %scales[%2676] : memref<?xf32>
          %2678 = vector.broadcast %2677 : f32 to vector<4xf32>
          %2679 = arith.divui %2673, %c13 : index
          %2680 = arith.remui %2673, %c13 : index
          %2681 = arith.muli %2679, %pageBytes : index
          %2682 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2682 {
            %2683 = wave.lane
            %2684 = arith.muli %2683, %c6 : index
            scf.for %2685 = %2684 to %c11 step %c5 {
              %2686 = arith.addi %2675, %2685 : index
              %2687 = vector.load %15[%2686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2688 = arith.mulf %2687, %2678 : vector<4xf32>
              %2689 = arith.minimumf %2688, %c44 : vector<4xf32>
              %2690 = arith.maximumf %2689, %c45 : vector<4xf32>
              %2691 = arith.truncf %2690 : vector<4xf32> to vector<4xf16>
              %2692 = vector.bitcast %2691 : vector<4xf16> to vector<8xi8>
              %2693 = arith.cmpi slt, %2676, %kvHeads : index
              scf.if %2693 {
                %2694 = arith.muli %2676, %c30 : index
                %2695 = arith.addi %2681, %2694 : index
                %2696 = arith.divui %2685, %c13 : index
                %2697 = arith.muli %2696, %c19 : index
                %2698 = arith.remui %2685, %c13 : index
                %2699 = arith.divui %2698, %c14 : index
                %2700 = arith.muli %2699, %c20 : index
                %2701 = arith.muli %2680, %c13 : index
                %2702 = arith.addi %2700, %2701 : index
                %2703 = arith.remui %2698, %c14 : index
                %2704 = arith.muli %2703, %c2 : index
                %2705 = arith.addi %2702, %2704 : index
                %2706 = arith.addi %2697, %2705 : index
                %2707 = arith.addi %2695, %2706 : index
                vector.store %2692, %kv[%2707] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2708 = arith.subi %2676, %kvHeads : index
                %2709 = arith.muli %2708, %c30 : index
                %2710 = arith.addi %2681, %2709 : index
                %2711 = arith.addi %2685, %c7 : index
                %2712 = arith.divui %2711, %c13 : index
                %2713 = arith.muli %2712, %c19 : index
                %2714 = arith.addi %2713, %c28 : index
                %2715 = arith.remui %2711, %c13 : index
                %2716 = arith.divui %2680, %c2 : index
                %2717 = arith.remui %2680, %c2 : index
                %2718 = arith.muli %2717, %c14 : index
                %2719 = arith.addi %2716, %2718 : index
                %2720 = arith.divui %2719, %c14 : index
                %2721 = arith.muli %2720, %c20 : index
                %2722 = arith.muli %2715, %c13 : index
                %2723 = arith.addi %2721, %2722 : index
                %2724 = arith.remui %2719, %c14 : index
                %2725 = arith.muli %2724, %c2 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.addi %2714, %2726 : index
                %2728 = arith.addi %2710, %2727 : index
                %2729 = vector.shuffle %2692, %2692 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2729, %kv[%2728] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2730 = arith.addi %2685, %c8 : index
                %2731 = arith.divui %2730, %c13 : index
                %2732 = arith.muli %2731, %c19 : index
                %2733 = arith.addi %2732, %c28 : index
                %2734 = arith.remui %2730, %c13 : index
                %2735 = arith.divui %2680, %c2 : index
                %2736 = arith.remui %2680, %c2 : index
                %2737 = arith.muli %2736, %c14 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.divui %2738, %c14 : index
                %2740 = arith.muli %2739, %c20 : index
                %2741 = arith.muli %2734, %c13 : index
                %2742 = arith.addi %2740, %2741 : index
                %2743 = arith.remui %2738, %c14 : index
                %2744 = arith.muli %2743, %c2 : index
                %2745 = arith.addi %2742, %2744 : index
                %2746 = arith.addi %2733, %2745 : index
                %2747 = arith.addi %2710, %2746 : index
                %2748 = vector.shuffle %2692, %2692 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2748, %kv[%2747] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2749 = arith.addi %2685, %c2 : index
                %2750 = arith.divui %2749, %c13 : index
                %2751 = arith.muli %2750, %c19 : index
                %2752 = arith.addi %2751, %c28 : index
                %2753 = arith.remui %2749, %c13 : index
                %2754 = arith.divui %2680, %c2 : index
                %2755 = arith.remui %2680, %c2 : index
                %2756 = arith.muli %2755, %c14 : index
                %2757 = arith.addi %2754, %2756 : index
                %2758 = arith.divui %2757, %c14 : index
                %2759 = arith.muli %2758, %c20 : index
                %2760 = arith.muli %2753, %c13 : index
                %2761 = arith.addi %2759, %2760 : index
                %2762 = arith.remui %2757, %c14 : index
                %2763 = arith.muli %2762, %c2 : index
                %2764 = arith.addi %2761, %2763 : index
                %2765 = arith.addi %2752, %2764 : index
                %2766 = arith.addi %2710, %2765 : index
                %2767 = vector.shuffle %2692, %2692 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2767, %kv[%2766] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2768 = arith.addi %2685, %c21 : index
                %2769 = arith.divui %2768, %c13 : index
                %2770 = arith.muli %2769, %c19 : index
                %2771 = arith.addi %2770, %c28 : index
                %2772 = arith.remui %2768, %c13 : index
                %2773 = arith.divui %2680, %c2 : index
                %2774 = arith.remui %2680, %c2 : index
                %2775 = arith.muli %2774, %c14 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.divui %2776, %c14 : index
                %2778 = arith.muli %2777, %c20 : index
                %2779 = arith.muli %2772, %c13 : index
                %2780 = arith.addi %2778, %2779 : index
                %2781 = arith.remui %2776, %c14 : index
                %2782 = arith.muli %2781, %c2 : index
                %2783 = arith.addi %2780, %2782 : index
                %2784 = arith.addi %2771, %2783 : index
                %2785 = arith.addi %2710, %2784 : index
                %2786 = vector.shuffle %2692, %2692 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2786, %kv[%2785] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2787 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2787 {
            %2788 = wave.lane
            %2789 = arith.muli %2788, %c6 : index
            scf.for %2790 = %2789 to %c11 step %c5 {
              %2791 = arith.addi %2675, %2790 : index
              %2792 = vector.load %15[%2791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2793 = arith.mulf %2792, %2678 : vector<4xf32>
              %2794 = wave.fp8_encode "e4m3" %2793 : vector<4xf32> -> vector<4xi8>
              %2795 = arith.cmpi slt, %2676, %kvHeads : index
              scf.if %2795 {
                %2796 = arith.muli %2676, %c28 : index
                %2797 = arith.addi %2681, %2796 : index
                %2798 = vector.shuffle %2794, %2794 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2799 = arith.divui %2790, %c13 : index
                %2800 = arith.muli %2799, %c20 : index
                %2801 = arith.remui %2790, %c13 : index
                %2802 = arith.muli %2680, %c13 : index
                %2803 = arith.divui %2801, %c6 : index
                %2804 = arith.muli %2803, %c6 : index
                %2805 = arith.remui %2801, %c2 : index
                %2806 = arith.muli %2805, %c2 : index
                %2807 = arith.addi %2804, %2806 : index
                %2808 = arith.divui %2801, %c2 : index
                %2809 = arith.remui %2808, %c2 : index
                %2810 = arith.addi %2807, %2809 : index
                %2811 = arith.addi %2802, %2810 : index
                %2812 = arith.addi %2800, %2811 : index
                %2813 = arith.addi %2797, %2812 : index
                vector.store %2798, %kv[%2813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2814 = arith.subi %2676, %kvHeads : index
                %2815 = arith.muli %2814, %c28 : index
                %2816 = arith.addi %2681, %2815 : index
                %2817 = arith.addi %2790, %c7 : index
                %2818 = arith.divui %2817, %c13 : index
                %2819 = arith.muli %2818, %c20 : index
                %2820 = arith.addi %2819, %c10 : index
                %2821 = arith.remui %2817, %c13 : index
                %2822 = arith.divui %2680, %c2 : index
                %2823 = arith.remui %2680, %c2 : index
                %2824 = arith.muli %2823, %c14 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.muli %2821, %c13 : index
                %2827 = arith.divui %2825, %c6 : index
                %2828 = arith.muli %2827, %c6 : index
                %2829 = arith.remui %2825, %c2 : index
                %2830 = arith.muli %2829, %c2 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.divui %2825, %c2 : index
                %2833 = arith.remui %2832, %c2 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.addi %2826, %2834 : index
                %2836 = arith.addi %2820, %2835 : index
                %2837 = arith.addi %2816, %2836 : index
                %2838 = vector.shuffle %2794, %2794 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2838, %kv[%2837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2839 = arith.addi %2790, %c8 : index
                %2840 = arith.divui %2839, %c13 : index
                %2841 = arith.muli %2840, %c20 : index
                %2842 = arith.addi %2841, %c10 : index
                %2843 = arith.remui %2839, %c13 : index
                %2844 = arith.divui %2680, %c2 : index
                %2845 = arith.remui %2680, %c2 : index
                %2846 = arith.muli %2845, %c14 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.muli %2843, %c13 : index
                %2849 = arith.divui %2847, %c6 : index
                %2850 = arith.muli %2849, %c6 : index
                %2851 = arith.remui %2847, %c2 : index
                %2852 = arith.muli %2851, %c2 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2847, %c2 : index
                %2855 = arith.remui %2854, %c2 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.addi %2848, %2856 : index
                %2858 = arith.addi %2842, %2857 : index
                %2859 = arith.addi %2816, %2858 : index
                %2860 = vector.shuffle %2794, %2794 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2860, %kv[%2859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2861 = arith.addi %2790, %c2 : index
                %2862 = arith.divui %2861, %c13 : index
                %2863 = arith.muli %2862, %c20 : index
                %2864 = arith.addi %2863, %c10 : index
                %2865 = arith.remui %2861, %c13 : index
                %2866 = arith.divui %2680, %c2 : index
                %2867 = arith.remui %2680, %c2 : index
                %2868 = arith.muli %2867, %c14 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.muli %2865, %c13 : index
                %2871 = arith.divui %2869, %c6 : index
                %2872 = arith.muli %2871, %c6 : index
                %2873 = arith.remui %2869, %c2 : index
                %2874 = arith.muli %2873, %c2 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.divui %2869, %c2 : index
                %2877 = arith.remui %2876, %c2 : index
                %2878 = arith.addi %2875, %2877 : index
                %2879 = arith.addi %2870, %2878 : index
                %2880 = arith.addi %2864, %2879 : index
                %2881 = arith.addi %2816, %2880 : index
                %2882 = vector.shuffle %2794, %2794 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2882, %kv[%2881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2883 = arith.addi %2790, %c21 : index
                %2884 = arith.divui %2883, %c13 : index
                %2885 = arith.muli %2884, %c20 : index
                %2886 = arith.addi %2885, %c10 : index
                %2887 = arith.remui %2883, %c13 : index
                %2888 = arith.divui %2680, %c2 : index
                %2889 = arith.remui %2680, %c2 : index
                %2890 = arith.muli %2889, %c14 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.muli %2887, %c13 : index
                %2893 = arith.divui %2891, %c6 : index
                %2894 = arith.muli %2893, %c6 : index
                %2895 = arith.remui %2891, %c2 : index
                %2896 = arith.muli %2895, %c2 : index
                %2897 = arith.addi %2894, %2896 : index
                %2898 = arith.divui %2891, %c2 : index
                %2899 = arith.remui %2898, %c2 : index
                %2900 = arith.addi %2897, %2899 : index
                %2901 = arith.addi %2892, %2900 : index
                %2902 = arith.addi %2886, %2901 : index
                %2903 = arith.addi %2816, %2902 : index
                %2904 = vector.shuffle %2794, %2794 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2904, %kv[%2903] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2905 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2905 {
            %2906 = wave.lane
            %2907 = arith.muli %2906, %c6 : index
            scf.for %2908 = %2907 to %c11 step %c5 {
              %2909 = arith.addi %2675, %2908 : index
              %2910 = vector.load %15[%2909] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2911 = arith.mulf %2910, %2678 : vector<4xf32>
              %2912 = wave.fp8_encode "e5m2" %2911 : vector<4xf32> -> vector<4xi8>
              %2913 = arith.cmpi slt, %2676, %kvHeads : index
              scf.if %2913 {
                %2914 = arith.muli %2676, %c28 : index
                %2915 = arith.addi %2681, %2914 : index
                %2916 = vector.shuffle %2912, %2912 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2917 = arith.divui %2908, %c13 : index
                %2918 = arith.muli %2917, %c20 : index
                %2919 = arith.remui %2908, %c13 : index
                %2920 = arith.muli %2680, %c13 : index
                %2921 = arith.divui %2919, %c6 : index
                %2922 = arith.muli %2921, %c6 : index
                %2923 = arith.remui %2919, %c2 : index
                %2924 = arith.muli %2923, %c2 : index
                %2925 = arith.addi %2922, %2924 : index
                %2926 = arith.divui %2919, %c2 : index
                %2927 = arith.remui %2926, %c2 : index
                %2928 = arith.addi %2925, %2927 : index
                %2929 = arith.addi %2920, %2928 : index
                %2930 = arith.addi %2918, %2929 : index
                %2931 = arith.addi %2915, %2930 : index
                vector.store %2916, %kv[%2931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2932 = arith.subi %2676, %kvHeads : index
                %2933 = arith.muli %2932, %c28 : index
                %2934 = arith.addi %2681, %2933 : index
                %2935 = arith.addi %2908, %c7 : index
                %2936 = arith.divui %2935, %c13 : index
                %2937 = arith.muli %2936, %c20 : index
                %2938 = arith.addi %2937, %c10 : index
                %2939 = arith.remui %2935, %c13 : index
                %2940 = arith.divui %2680, %c2 : index
                %2941 = arith.remui %2680, %c2 : index
                %2942 = arith.muli %2941, %c14 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.muli %2939, %c13 : index
                %2945 = arith.divui %2943, %c6 : index
                %2946 = arith.muli %2945, %c6 : index
                %2947 = arith.remui %2943, %c2 : index
                %2948 = arith.muli %2947, %c2 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.divui %2943, %c2 : index
                %2951 = arith.remui %2950, %c2 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.addi %2944, %2952 : index
                %2954 = arith.addi %2938, %2953 : index
                %2955 = arith.addi %2934, %2954 : index
                %2956 = vector.shuffle %2912, %2912 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2956, %kv[%2955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2957 = arith.addi %2908, %c8 : index
                %2958 = arith.divui %2957, %c13 : index
                %2959 = arith.muli %2958, %c20 : index
                %2960 = arith.addi %2959, %c10 : index
                %2961 = arith.remui %2957, %c13 : index
                %2962 = arith.divui %2680, %c2 : index
                %2963 = arith.remui %2680, %c2 : index
                %2964 = arith.muli %2963, %c14 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.muli %2961, %c13 : index
                %2967 = arith.divui %2965, %c6 : index
                %2968 = arith.muli %2967, %c6 : index
                %2969 = arith.remui %2965, %c2 : index
                %2970 = arith.muli %2969, %c2 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.divui %2965, %c2 : index
                %2973 = arith.remui %2972, %c2 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.addi %2966, %2974 : index
                %2976 = arith.addi %2960, %2975 : index
                %2977 = arith.addi %2934, %2976 : index
                %2978 = vector.shuffle %2912, %2912 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2978, %kv[%2977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2979 = arith.addi %2908, %c2 : index
                %2980 = arith.divui %2979, %c13 : index
                %2981 = arith.muli %2980, %c20 : index
                %2982 = arith.addi %2981, %c10 : index
                %2983 = arith.remui %2979, %c13 : index
                %2984 = arith.divui %2680, %c2 : index
                %2985 = arith.remui %2680, %c2 : index
                %2986 = arith.muli %2985, %c14 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.muli %2983, %c13 : index
                %2989 = arith.divui %2987, %c6 : index
                %2990 = arith.muli %2989, %c6 : index
                %2991 = arith.remui %2987, %c2 : index
                %2992 = arith.muli %2991, %c2 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.divui %2987, %c2 : index
                %2995 = arith.remui %2994, %c2 : index
                %2996 = arith.addi %2993, %2995 : index
                %2997 = arith.addi %2988, %2996 : index
                %2998 = arith.addi %2982, %2997 : index
                %2999 = arith.addi %2934, %2998 : index
                %3000 = vector.shuffle %2912, %2912 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3000, %kv[%2999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3001 = arith.addi %2908, %c21 : index
                %3002 = arith.divui %3001, %c13 : index
                %3003 = arith.muli %3002, %c20 : index
                %3004 = arith.addi %3003, %c10 : index
                %3005 = arith.remui %3001, %c13 : index
                %3006 = arith.divui %2680, %c2 : index
                %3007 = arith.remui %2680, %c2 : index
                %3008 = arith.muli %3007, %c14 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.muli %3005, %c13 : index
                %3011 = arith.divui %3009, %c6 : index
                %3012 = arith.muli %3011, %c6 : index
                %3013 = arith.remui %3009, %c2 : index
                %3014 = arith.muli %3013, %c2 : index
                %3015 = arith.addi %3012, %3014 : index
                %3016 = arith.divui %3009, %c2 : index
                %3017 = arith.remui %3016, %c2 : index
                %3018 = arith.addi %3015, %3017 : index
                %3019 = arith.addi %3010, %3018 : index
                %3020 = arith.addi %3004, %3019 : index
                %3021 = arith.addi %2934, %3020 : index
                %3022 = vector.shuffle %2912, %2912 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3022, %kv[%3021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
