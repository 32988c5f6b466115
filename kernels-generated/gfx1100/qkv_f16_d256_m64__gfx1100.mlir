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
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c30 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c36 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c37 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c38 = arith.constant 16384 : index
  %c39 = arith.constant 48 : index
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
    %20 = arith.muli %1, %c14 : index
    %21 = arith.divui %inputFeatures, %c6 : index
    %22 = arith.muli %4, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c14 : index
    %28 = arith.muli %27, %c14 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %42:8 = scf.for %33 = %23 to %32 step %c14 iter_args(%34 = %c15, %35 = %c15, %36 = %c15, %37 = %c15, %38 = %c15, %39 = %c15, %40 = %c15, %41 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %33, %c8 : index
      %45 = arith.addi %11, %c5 : index
      %46 = arith.muli %44, %c18 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.remui %43, %c6 : index
      %49 = arith.muli %48, %c6 : index
      %50 = arith.addi %47, %49 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = arith.addi %50, %c19 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = vector.shuffle %52, %55 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %57 = arith.addi %33, %c9 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %43, %c6 : index
      %62 = arith.muli %61, %c6 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c19 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %33, %c7 : index
      %71 = arith.addi %11, %c5 : index
      %72 = arith.muli %70, %c18 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %43, %c6 : index
      %75 = arith.muli %74, %c6 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c19 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %33, %c20 : index
      %84 = arith.addi %11, %c5 : index
      %85 = arith.muli %83, %c18 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %43, %c6 : index
      %88 = arith.muli %87, %c6 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c19 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %33, %c8 : index
      %97 = arith.addi %13, %c5 : index
      %98 = arith.muli %96, %c18 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %43, %c6 : index
      %101 = arith.muli %100, %c6 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c19 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %33, %c9 : index
      %110 = arith.addi %13, %c5 : index
      %111 = arith.muli %109, %c18 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %43, %c6 : index
      %114 = arith.muli %113, %c6 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c19 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %33, %c7 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.muli %122, %c18 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %43, %c6 : index
      %127 = arith.muli %126, %c6 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c19 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %33, %c20 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.muli %135, %c18 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %43, %c6 : index
      %140 = arith.muli %139, %c6 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c19 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %20, %c8 : index
      %149 = arith.muli %33, %c9 : index
      %150 = arith.addi %149, %c8 : index
      %151 = arith.divui %inputFeatures, %c6 : index
      %152 = arith.muli %148, %151 : index
      %153 = arith.addi %152, %150 : index
      %154 = arith.muli %tileRows, %c6 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.remui %43, %tileRows : index
      %157 = arith.muli %156, %c2 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c2 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %56, %34 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %108, %35 : vector<16xf16>, vector<8xf32>
      %166 = arith.addi %20, %c9 : index
      %167 = arith.muli %33, %c9 : index
      %168 = arith.addi %167, %c8 : index
      %169 = arith.divui %inputFeatures, %c6 : index
      %170 = arith.muli %166, %169 : index
      %171 = arith.addi %170, %168 : index
      %172 = arith.muli %tileRows, %c6 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %43, %tileRows : index
      %175 = arith.muli %174, %c2 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c2 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %56, %36 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %108, %37 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %20, %c7 : index
      %185 = arith.muli %33, %c9 : index
      %186 = arith.addi %185, %c8 : index
      %187 = arith.divui %inputFeatures, %c6 : index
      %188 = arith.muli %184, %187 : index
      %189 = arith.addi %188, %186 : index
      %190 = arith.muli %tileRows, %c6 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %43, %tileRows : index
      %193 = arith.muli %192, %c2 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c2 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %56, %38 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %108, %39 : vector<16xf16>, vector<8xf32>
      %202 = arith.addi %20, %c20 : index
      %203 = arith.muli %33, %c9 : index
      %204 = arith.addi %203, %c8 : index
      %205 = arith.divui %inputFeatures, %c6 : index
      %206 = arith.muli %202, %205 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.muli %tileRows, %c6 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %43, %tileRows : index
      %211 = arith.muli %210, %c2 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c2 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %56, %40 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %108, %41 : vector<16xf16>, vector<8xf32>
      %220 = arith.addi %20, %c8 : index
      %221 = arith.muli %33, %c9 : index
      %222 = arith.addi %221, %c9 : index
      %223 = arith.divui %inputFeatures, %c6 : index
      %224 = arith.muli %220, %223 : index
      %225 = arith.addi %224, %222 : index
      %226 = arith.muli %tileRows, %c6 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.remui %43, %tileRows : index
      %229 = arith.muli %228, %c2 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c2 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %69, %164 : vector<16xf16>, vector<8xf32>
      %237 = wave.mma %235, %121, %165 : vector<16xf16>, vector<8xf32>
      %238 = arith.addi %20, %c9 : index
      %239 = arith.muli %33, %c9 : index
      %240 = arith.addi %239, %c9 : index
      %241 = arith.divui %inputFeatures, %c6 : index
      %242 = arith.muli %238, %241 : index
      %243 = arith.addi %242, %240 : index
      %244 = arith.muli %tileRows, %c6 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %43, %tileRows : index
      %247 = arith.muli %246, %c2 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.muli %tileRows, %c2 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = wave.mma %253, %69, %182 : vector<16xf16>, vector<8xf32>
      %255 = wave.mma %253, %121, %183 : vector<16xf16>, vector<8xf32>
      %256 = arith.addi %20, %c7 : index
      %257 = arith.muli %33, %c9 : index
      %258 = arith.addi %257, %c9 : index
      %259 = arith.divui %inputFeatures, %c6 : index
      %260 = arith.muli %256, %259 : index
      %261 = arith.addi %260, %258 : index
      %262 = arith.muli %tileRows, %c6 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.remui %43, %tileRows : index
      %265 = arith.muli %264, %c2 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c2 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %69, %200 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %121, %201 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %20, %c20 : index
      %275 = arith.muli %33, %c9 : index
      %276 = arith.addi %275, %c9 : index
      %277 = arith.divui %inputFeatures, %c6 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c6 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %43, %tileRows : index
      %283 = arith.muli %282, %c2 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c2 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %69, %218 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %121, %219 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %20, %c8 : index
      %293 = arith.muli %33, %c9 : index
      %294 = arith.addi %293, %c7 : index
      %295 = arith.divui %inputFeatures, %c6 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c6 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %43, %tileRows : index
      %301 = arith.muli %300, %c2 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c2 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %82, %236 : vector<16xf16>, vector<8xf32>
      %309 = wave.mma %307, %134, %237 : vector<16xf16>, vector<8xf32>
      %310 = arith.addi %20, %c9 : index
      %311 = arith.muli %33, %c9 : index
      %312 = arith.addi %311, %c7 : index
      %313 = arith.divui %inputFeatures, %c6 : index
      %314 = arith.muli %310, %313 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.muli %tileRows, %c6 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.remui %43, %tileRows : index
      %319 = arith.muli %318, %c2 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c2 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %82, %254 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %134, %255 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %20, %c7 : index
      %329 = arith.muli %33, %c9 : index
      %330 = arith.addi %329, %c7 : index
      %331 = arith.divui %inputFeatures, %c6 : index
      %332 = arith.muli %328, %331 : index
      %333 = arith.addi %332, %330 : index
      %334 = arith.muli %tileRows, %c6 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.remui %43, %tileRows : index
      %337 = arith.muli %336, %c2 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c2 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %82, %272 : vector<16xf16>, vector<8xf32>
      %345 = wave.mma %343, %134, %273 : vector<16xf16>, vector<8xf32>
      %346 = arith.addi %20, %c20 : index
      %347 = arith.muli %33, %c9 : index
      %348 = arith.addi %347, %c7 : index
      %349 = arith.divui %inputFeatures, %c6 : index
      %350 = arith.muli %346, %349 : index
      %351 = arith.addi %350, %348 : index
      %352 = arith.muli %tileRows, %c6 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.remui %43, %tileRows : index
      %355 = arith.muli %354, %c2 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c2 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %82, %290 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %361, %134, %291 : vector<16xf16>, vector<8xf32>
      %364 = arith.addi %20, %c8 : index
      %365 = arith.muli %33, %c9 : index
      %366 = arith.addi %365, %c20 : index
      %367 = arith.divui %inputFeatures, %c6 : index
      %368 = arith.muli %364, %367 : index
      %369 = arith.addi %368, %366 : index
      %370 = arith.muli %tileRows, %c6 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.remui %43, %tileRows : index
      %373 = arith.muli %372, %c2 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c2 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %95, %308 : vector<16xf16>, vector<8xf32>
      %381 = wave.mma %379, %147, %309 : vector<16xf16>, vector<8xf32>
      %382 = arith.addi %20, %c9 : index
      %383 = arith.muli %33, %c9 : index
      %384 = arith.addi %383, %c20 : index
      %385 = arith.divui %inputFeatures, %c6 : index
      %386 = arith.muli %382, %385 : index
      %387 = arith.addi %386, %384 : index
      %388 = arith.muli %tileRows, %c6 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.remui %43, %tileRows : index
      %391 = arith.muli %390, %c2 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c2 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %95, %326 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %147, %327 : vector<16xf16>, vector<8xf32>
      %400 = arith.addi %20, %c7 : index
      %401 = arith.muli %33, %c9 : index
      %402 = arith.addi %401, %c20 : index
      %403 = arith.divui %inputFeatures, %c6 : index
      %404 = arith.muli %400, %403 : index
      %405 = arith.addi %404, %402 : index
      %406 = arith.muli %tileRows, %c6 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.remui %43, %tileRows : index
      %409 = arith.muli %408, %c2 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c2 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %95, %344 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %147, %345 : vector<16xf16>, vector<8xf32>
      %418 = arith.addi %20, %c20 : index
      %419 = arith.muli %33, %c9 : index
      %420 = arith.addi %419, %c20 : index
      %421 = arith.divui %inputFeatures, %c6 : index
      %422 = arith.muli %418, %421 : index
      %423 = arith.addi %422, %420 : index
      %424 = arith.muli %tileRows, %c6 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.remui %43, %tileRows : index
      %427 = arith.muli %426, %c2 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c2 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %95, %362 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %147, %363 : vector<16xf16>, vector<8xf32>
      scf.yield %380, %381, %398, %399, %416, %417, %434, %435 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %436 = arith.select %30, %32, %25 : index
    %446:8 = scf.for %437 = %32 to %436 step %c9 iter_args(%438 = %42#0, %439 = %42#1, %440 = %42#2, %441 = %42#3, %442 = %42#4, %443 = %42#5, %444 = %42#6, %445 = %42#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %447 = wave.lane
      %448 = arith.addi %437, %c8 : index
      %449 = arith.addi %11, %c5 : index
      %450 = arith.muli %448, %c18 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.remui %447, %c6 : index
      %453 = arith.muli %452, %c6 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %w[%454] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %456 = vector.bitcast %455 : vector<16xi8> to vector<8xf16>
      %457 = arith.addi %454, %c19 : index
      %458 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %459 = vector.bitcast %458 : vector<16xi8> to vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = arith.addi %437, %c8 : index
      %462 = arith.addi %13, %c5 : index
      %463 = arith.muli %461, %c18 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.remui %447, %c6 : index
      %466 = arith.muli %465, %c6 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %w[%467] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<8xf16>
      %470 = arith.addi %467, %c19 : index
      %471 = vector.load %w[%470] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %472 = vector.bitcast %471 : vector<16xi8> to vector<8xf16>
      %473 = vector.shuffle %469, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = arith.addi %20, %c8 : index
      %475 = arith.muli %437, %c9 : index
      %476 = arith.addi %475, %c8 : index
      %477 = arith.divui %inputFeatures, %c6 : index
      %478 = arith.muli %474, %477 : index
      %479 = arith.addi %478, %476 : index
      %480 = arith.muli %tileRows, %c6 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.remui %447, %tileRows : index
      %483 = arith.muli %482, %c2 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c2 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %460, %438 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %473, %439 : vector<16xf16>, vector<8xf32>
      %492 = arith.addi %20, %c9 : index
      %493 = arith.muli %437, %c9 : index
      %494 = arith.addi %493, %c8 : index
      %495 = arith.divui %inputFeatures, %c6 : index
      %496 = arith.muli %492, %495 : index
      %497 = arith.addi %496, %494 : index
      %498 = arith.muli %tileRows, %c6 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.remui %447, %tileRows : index
      %501 = arith.muli %500, %c2 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c2 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %460, %440 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %473, %441 : vector<16xf16>, vector<8xf32>
      %510 = arith.addi %20, %c7 : index
      %511 = arith.muli %437, %c9 : index
      %512 = arith.addi %511, %c8 : index
      %513 = arith.divui %inputFeatures, %c6 : index
      %514 = arith.muli %510, %513 : index
      %515 = arith.addi %514, %512 : index
      %516 = arith.muli %tileRows, %c6 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.remui %447, %tileRows : index
      %519 = arith.muli %518, %c2 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c2 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %460, %442 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %473, %443 : vector<16xf16>, vector<8xf32>
      %528 = arith.addi %20, %c20 : index
      %529 = arith.muli %437, %c9 : index
      %530 = arith.addi %529, %c8 : index
      %531 = arith.divui %inputFeatures, %c6 : index
      %532 = arith.muli %528, %531 : index
      %533 = arith.addi %532, %530 : index
      %534 = arith.muli %tileRows, %c6 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.remui %447, %tileRows : index
      %537 = arith.muli %536, %c2 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c2 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %460, %444 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %473, %445 : vector<16xf16>, vector<8xf32>
      scf.yield %490, %491, %508, %509, %526, %527, %544, %545 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %546 = arith.addi %18, %c8 : index
    %547 = wave.lane
    %548 = arith.muli %3, %c7 : index
    %549 = arith.muli %548, %c19 : index
    %550 = arith.addi %549, %547 : index
    %551 = arith.muli %4, %c11 : index
    %552 = arith.addi %551, %550 : index
    %553 = arith.addi %552, %c8 : index
    %554 = arith.addi %553, %c8 : index
    %555 = vector.extract %446#0[0] : f32 from vector<8xf32>
    memref.store %555, %14[%554] : memref<?xf32>
    %556 = arith.muli %4, %c11 : index
    %557 = arith.addi %556, %550 : index
    %558 = arith.addi %557, %c8 : index
    %559 = arith.addi %558, %c4 : index
    %560 = vector.extract %446#0[1] : f32 from vector<8xf32>
    memref.store %560, %14[%559] : memref<?xf32>
    %561 = arith.muli %4, %c11 : index
    %562 = arith.addi %561, %550 : index
    %563 = arith.addi %562, %c8 : index
    %564 = arith.addi %563, %c12 : index
    %565 = vector.extract %446#0[2] : f32 from vector<8xf32>
    memref.store %565, %14[%564] : memref<?xf32>
    %566 = arith.muli %4, %c11 : index
    %567 = arith.addi %566, %550 : index
    %568 = arith.addi %567, %c8 : index
    %569 = arith.addi %568, %c21 : index
    %570 = vector.extract %446#0[3] : f32 from vector<8xf32>
    memref.store %570, %14[%569] : memref<?xf32>
    %571 = arith.muli %4, %c11 : index
    %572 = arith.addi %571, %550 : index
    %573 = arith.addi %572, %c8 : index
    %574 = arith.addi %573, %c5 : index
    %575 = vector.extract %446#0[4] : f32 from vector<8xf32>
    memref.store %575, %14[%574] : memref<?xf32>
    %576 = arith.muli %4, %c11 : index
    %577 = arith.addi %576, %550 : index
    %578 = arith.addi %577, %c8 : index
    %579 = arith.addi %578, %c22 : index
    %580 = vector.extract %446#0[5] : f32 from vector<8xf32>
    memref.store %580, %14[%579] : memref<?xf32>
    %581 = arith.muli %4, %c11 : index
    %582 = arith.addi %581, %550 : index
    %583 = arith.addi %582, %c8 : index
    %584 = arith.addi %583, %c23 : index
    %585 = vector.extract %446#0[6] : f32 from vector<8xf32>
    memref.store %585, %14[%584] : memref<?xf32>
    %586 = arith.muli %4, %c11 : index
    %587 = arith.addi %586, %550 : index
    %588 = arith.addi %587, %c8 : index
    %589 = arith.addi %588, %c24 : index
    %590 = vector.extract %446#0[7] : f32 from vector<8xf32>
    memref.store %590, %14[%589] : memref<?xf32>
    %591 = arith.muli %4, %c11 : index
    %592 = arith.addi %591, %550 : index
    %593 = arith.addi %592, %c19 : index
    %594 = arith.addi %593, %c8 : index
    %595 = vector.extract %446#1[0] : f32 from vector<8xf32>
    memref.store %595, %14[%594] : memref<?xf32>
    %596 = arith.muli %4, %c11 : index
    %597 = arith.addi %596, %550 : index
    %598 = arith.addi %597, %c19 : index
    %599 = arith.addi %598, %c4 : index
    %600 = vector.extract %446#1[1] : f32 from vector<8xf32>
    memref.store %600, %14[%599] : memref<?xf32>
    %601 = arith.muli %4, %c11 : index
    %602 = arith.addi %601, %550 : index
    %603 = arith.addi %602, %c19 : index
    %604 = arith.addi %603, %c12 : index
    %605 = vector.extract %446#1[2] : f32 from vector<8xf32>
    memref.store %605, %14[%604] : memref<?xf32>
    %606 = arith.muli %4, %c11 : index
    %607 = arith.addi %606, %550 : index
    %608 = arith.addi %607, %c19 : index
    %609 = arith.addi %608, %c21 : index
    %610 = vector.extract %446#1[3] : f32 from vector<8xf32>
    memref.store %610, %14[%609] : memref<?xf32>
    %611 = arith.muli %4, %c11 : index
    %612 = arith.addi %611, %550 : index
    %613 = arith.addi %612, %c19 : index
    %614 = arith.addi %613, %c5 : index
    %615 = vector.extract %446#1[4] : f32 from vector<8xf32>
    memref.store %615, %14[%614] : memref<?xf32>
    %616 = arith.muli %4, %c11 : index
    %617 = arith.addi %616, %550 : index
    %618 = arith.addi %617, %c19 : index
    %619 = arith.addi %618, %c22 : index
    %620 = vector.extract %446#1[5] : f32 from vector<8xf32>
    memref.store %620, %14[%619] : memref<?xf32>
    %621 = arith.muli %4, %c11 : index
    %622 = arith.addi %621, %550 : index
    %623 = arith.addi %622, %c19 : index
    %624 = arith.addi %623, %c23 : index
    %625 = vector.extract %446#1[6] : f32 from vector<8xf32>
    memref.store %625, %14[%624] : memref<?xf32>
    %626 = arith.muli %4, %c11 : index
    %627 = arith.addi %626, %550 : index
    %628 = arith.addi %627, %c19 : index
    %629 = arith.addi %628, %c24 : index
    %630 = vector.extract %446#1[7] : f32 from vector<8xf32>
    memref.store %630, %14[%629] : memref<?xf32>
    wave.barrier
    %631 = arith.muli %4, %c14 : index
    %632 = arith.addi %631, %c8 : index
    %633 = arith.muli %632, %c7 : index
    %634 = arith.divui %547, %c6 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.addi %546, %635 : index
    %637 = arith.cmpi slt, %636, %17 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c9 : index
      %639 = memref.load %factors[%636] : memref<?xf32>
      %640 = arith.select %638, %639, %c26 : f32
      %641 = arith.addi %550, %c8 : index
      %642 = arith.muli %632, %c4 : index
      %643 = arith.addi %641, %642 : index
      %644 = memref.load %14[%643] : memref<?xf32>
      %645 = arith.addi %643, %c11 : index
      %646 = memref.load %14[%645] : memref<?xf32>
      %647 = arith.addf %644, %646 : f32
      %648 = arith.remui %547, %c6 : index
      %649 = arith.muli %648, %c14 : index
      %650 = arith.addi %11, %649 : index
      %651 = vector.load %w[%650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %652 = vector.bitcast %651 : vector<4xi8> to vector<1xf32>
      %653 = vector.extract %652[0] : f32 from vector<1xf32>
      %654 = arith.mulf %653, %640 : f32
      %655 = arith.mulf %647, %654 : f32
      %656 = arith.muli %3, %c7 : index
      %657 = arith.addi %656, %c8 : index
      %658 = arith.muli %657, %c6 : index
      %659 = arith.remui %547, %c6 : index
      %660 = arith.addi %658, %659 : index
      %661 = arith.muli %635, %c19 : index
      %662 = arith.addi %661, %660 : index
      memref.store %655, %15[%662] : memref<?xf32>
      %663 = arith.addi %550, %c19 : index
      %664 = arith.muli %632, %c4 : index
      %665 = arith.addi %663, %664 : index
      %666 = memref.load %14[%665] : memref<?xf32>
      %667 = arith.addi %665, %c11 : index
      %668 = memref.load %14[%667] : memref<?xf32>
      %669 = arith.addf %666, %668 : f32
      %670 = arith.remui %547, %c6 : index
      %671 = arith.muli %670, %c14 : index
      %672 = arith.addi %13, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %640 : f32
      %677 = arith.mulf %669, %676 : f32
      %678 = arith.muli %3, %c7 : index
      %679 = arith.addi %678, %c9 : index
      %680 = arith.muli %679, %c6 : index
      %681 = arith.remui %547, %c6 : index
      %682 = arith.addi %680, %681 : index
      %683 = arith.muli %635, %c19 : index
      %684 = arith.addi %683, %682 : index
      memref.store %677, %15[%684] : memref<?xf32>
    }
    %685 = arith.muli %4, %c14 : index
    %686 = arith.addi %685, %c9 : index
    %687 = arith.muli %686, %c7 : index
    %688 = arith.divui %547, %c6 : index
    %689 = arith.addi %687, %688 : index
    %690 = arith.addi %546, %689 : index
    %691 = arith.cmpi slt, %690, %17 : index
    scf.if %691 {
      %692 = arith.cmpi eq, %hasFactors, %c9 : index
      %693 = memref.load %factors[%690] : memref<?xf32>
      %694 = arith.select %692, %693, %c26 : f32
      %695 = arith.addi %550, %c8 : index
      %696 = arith.muli %686, %c4 : index
      %697 = arith.addi %695, %696 : index
      %698 = memref.load %14[%697] : memref<?xf32>
      %699 = arith.addi %697, %c11 : index
      %700 = memref.load %14[%699] : memref<?xf32>
      %701 = arith.addf %698, %700 : f32
      %702 = arith.remui %547, %c6 : index
      %703 = arith.muli %702, %c14 : index
      %704 = arith.addi %11, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %694 : f32
      %709 = arith.mulf %701, %708 : f32
      %710 = arith.muli %3, %c7 : index
      %711 = arith.addi %710, %c8 : index
      %712 = arith.muli %711, %c6 : index
      %713 = arith.remui %547, %c6 : index
      %714 = arith.addi %712, %713 : index
      %715 = arith.muli %689, %c19 : index
      %716 = arith.addi %715, %714 : index
      memref.store %709, %15[%716] : memref<?xf32>
      %717 = arith.addi %550, %c19 : index
      %718 = arith.muli %686, %c4 : index
      %719 = arith.addi %717, %718 : index
      %720 = memref.load %14[%719] : memref<?xf32>
      %721 = arith.addi %719, %c11 : index
      %722 = memref.load %14[%721] : memref<?xf32>
      %723 = arith.addf %720, %722 : f32
      %724 = arith.remui %547, %c6 : index
      %725 = arith.muli %724, %c14 : index
      %726 = arith.addi %13, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %694 : f32
      %731 = arith.mulf %723, %730 : f32
      %732 = arith.muli %3, %c7 : index
      %733 = arith.addi %732, %c9 : index
      %734 = arith.muli %733, %c6 : index
      %735 = arith.remui %547, %c6 : index
      %736 = arith.addi %734, %735 : index
      %737 = arith.muli %689, %c19 : index
      %738 = arith.addi %737, %736 : index
      memref.store %731, %15[%738] : memref<?xf32>
    }
    %739 = arith.muli %4, %c14 : index
    %740 = arith.addi %739, %c7 : index
    %741 = arith.muli %740, %c7 : index
    %742 = arith.divui %547, %c6 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.addi %546, %743 : index
    %745 = arith.cmpi slt, %744, %17 : index
    scf.if %745 {
      %746 = arith.cmpi eq, %hasFactors, %c9 : index
      %747 = memref.load %factors[%744] : memref<?xf32>
      %748 = arith.select %746, %747, %c26 : f32
      %749 = arith.addi %550, %c8 : index
      %750 = arith.muli %740, %c4 : index
      %751 = arith.addi %749, %750 : index
      %752 = memref.load %14[%751] : memref<?xf32>
      %753 = arith.addi %751, %c11 : index
      %754 = memref.load %14[%753] : memref<?xf32>
      %755 = arith.addf %752, %754 : f32
      %756 = arith.remui %547, %c6 : index
      %757 = arith.muli %756, %c14 : index
      %758 = arith.addi %11, %757 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.mulf %761, %748 : f32
      %763 = arith.mulf %755, %762 : f32
      %764 = arith.muli %3, %c7 : index
      %765 = arith.addi %764, %c8 : index
      %766 = arith.muli %765, %c6 : index
      %767 = arith.remui %547, %c6 : index
      %768 = arith.addi %766, %767 : index
      %769 = arith.muli %743, %c19 : index
      %770 = arith.addi %769, %768 : index
      memref.store %763, %15[%770] : memref<?xf32>
      %771 = arith.addi %550, %c19 : index
      %772 = arith.muli %740, %c4 : index
      %773 = arith.addi %771, %772 : index
      %774 = memref.load %14[%773] : memref<?xf32>
      %775 = arith.addi %773, %c11 : index
      %776 = memref.load %14[%775] : memref<?xf32>
      %777 = arith.addf %774, %776 : f32
      %778 = arith.remui %547, %c6 : index
      %779 = arith.muli %778, %c14 : index
      %780 = arith.addi %13, %779 : index
      %781 = vector.load %w[%780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %782 = vector.bitcast %781 : vector<4xi8> to vector<1xf32>
      %783 = vector.extract %782[0] : f32 from vector<1xf32>
      %784 = arith.mulf %783, %748 : f32
      %785 = arith.mulf %777, %784 : f32
      %786 = arith.muli %3, %c7 : index
      %787 = arith.addi %786, %c9 : index
      %788 = arith.muli %787, %c6 : index
      %789 = arith.remui %547, %c6 : index
      %790 = arith.addi %788, %789 : index
      %791 = arith.muli %743, %c19 : index
      %792 = arith.addi %791, %790 : index
      memref.store %785, %15[%792] : memref<?xf32>
    }
    %793 = arith.muli %4, %c14 : index
    %794 = arith.addi %793, %c20 : index
    %795 = arith.muli %794, %c7 : index
    %796 = arith.divui %547, %c6 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.addi %546, %797 : index
    %799 = arith.cmpi slt, %798, %17 : index
    scf.if %799 {
      %800 = arith.cmpi eq, %hasFactors, %c9 : index
      %801 = memref.load %factors[%798] : memref<?xf32>
      %802 = arith.select %800, %801, %c26 : f32
      %803 = arith.addi %550, %c8 : index
      %804 = arith.muli %794, %c4 : index
      %805 = arith.addi %803, %804 : index
      %806 = memref.load %14[%805] : memref<?xf32>
      %807 = arith.addi %805, %c11 : index
      %808 = memref.load %14[%807] : memref<?xf32>
      %809 = arith.addf %806, %808 : f32
      %810 = arith.remui %547, %c6 : index
      %811 = arith.muli %810, %c14 : index
      %812 = arith.addi %11, %811 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %815, %802 : f32
      %817 = arith.mulf %809, %816 : f32
      %818 = arith.muli %3, %c7 : index
      %819 = arith.addi %818, %c8 : index
      %820 = arith.muli %819, %c6 : index
      %821 = arith.remui %547, %c6 : index
      %822 = arith.addi %820, %821 : index
      %823 = arith.muli %797, %c19 : index
      %824 = arith.addi %823, %822 : index
      memref.store %817, %15[%824] : memref<?xf32>
      %825 = arith.addi %550, %c19 : index
      %826 = arith.muli %794, %c4 : index
      %827 = arith.addi %825, %826 : index
      %828 = memref.load %14[%827] : memref<?xf32>
      %829 = arith.addi %827, %c11 : index
      %830 = memref.load %14[%829] : memref<?xf32>
      %831 = arith.addf %828, %830 : f32
      %832 = arith.remui %547, %c6 : index
      %833 = arith.muli %832, %c14 : index
      %834 = arith.addi %13, %833 : index
      %835 = vector.load %w[%834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %836 = vector.bitcast %835 : vector<4xi8> to vector<1xf32>
      %837 = vector.extract %836[0] : f32 from vector<1xf32>
      %838 = arith.mulf %837, %802 : f32
      %839 = arith.mulf %831, %838 : f32
      %840 = arith.muli %3, %c7 : index
      %841 = arith.addi %840, %c9 : index
      %842 = arith.muli %841, %c6 : index
      %843 = arith.remui %547, %c6 : index
      %844 = arith.addi %842, %843 : index
      %845 = arith.muli %797, %c19 : index
      %846 = arith.addi %845, %844 : index
      memref.store %839, %15[%846] : memref<?xf32>
    }
    wave.barrier
    %847 = arith.addi %18, %c8 : index
    %848 = wave.wave
    %849 = arith.addi %848, %c8 : index
    %850 = arith.addi %847, %849 : index
    %851 = arith.cmpi slt, %850, %17 : index
    scf.if %851 {
      %852 = arith.addi %847, %849 : index
      %853 = arith.muli %849, %c19 : index
      %854 = wave.lane
      %855 = arith.addi %854, %c8 : index
      %856 = arith.cmpi eq, %hasBias, %c9 : index
      %857 = arith.addi %853, %855 : index
      %858 = memref.load %15[%857] : memref<?xf32>
      %859 = arith.muli %0, %c19 : index
      %860 = arith.addi %859, %855 : index
      %861 = memref.load %bias[%860] : memref<?xf32>
      %862 = arith.addf %858, %861 : f32
      %863 = arith.select %856, %862, %858 : f32
      %864 = arith.addi %855, %c5 : index
      %865 = arith.cmpi eq, %hasBias, %c9 : index
      %866 = arith.addi %853, %864 : index
      %867 = memref.load %15[%866] : memref<?xf32>
      %868 = arith.muli %0, %c19 : index
      %869 = arith.addi %868, %864 : index
      %870 = memref.load %bias[%869] : memref<?xf32>
      %871 = arith.addf %867, %870 : f32
      %872 = arith.select %865, %871, %867 : f32
      %873 = arith.addi %854, %c4 : index
      %874 = arith.cmpi eq, %hasBias, %c9 : index
      %875 = arith.addi %853, %873 : index
      %876 = memref.load %15[%875] : memref<?xf32>
      %877 = arith.muli %0, %c19 : index
      %878 = arith.addi %877, %873 : index
      %879 = memref.load %bias[%878] : memref<?xf32>
      %880 = arith.addf %876, %879 : f32
      %881 = arith.select %874, %880, %876 : f32
      %882 = arith.addi %873, %c5 : index
      %883 = arith.cmpi eq, %hasBias, %c9 : index
      %884 = arith.addi %853, %882 : index
      %885 = memref.load %15[%884] : memref<?xf32>
      %886 = arith.muli %0, %c19 : index
      %887 = arith.addi %886, %882 : index
      %888 = memref.load %bias[%887] : memref<?xf32>
      %889 = arith.addf %885, %888 : f32
      %890 = arith.select %883, %889, %885 : f32
      %891 = arith.addi %854, %c12 : index
      %892 = arith.cmpi eq, %hasBias, %c9 : index
      %893 = arith.addi %853, %891 : index
      %894 = memref.load %15[%893] : memref<?xf32>
      %895 = arith.muli %0, %c19 : index
      %896 = arith.addi %895, %891 : index
      %897 = memref.load %bias[%896] : memref<?xf32>
      %898 = arith.addf %894, %897 : f32
      %899 = arith.select %892, %898, %894 : f32
      %900 = arith.addi %891, %c5 : index
      %901 = arith.cmpi eq, %hasBias, %c9 : index
      %902 = arith.addi %853, %900 : index
      %903 = memref.load %15[%902] : memref<?xf32>
      %904 = arith.muli %0, %c19 : index
      %905 = arith.addi %904, %900 : index
      %906 = memref.load %bias[%905] : memref<?xf32>
      %907 = arith.addf %903, %906 : f32
      %908 = arith.select %901, %907, %903 : f32
      %909 = arith.addi %854, %c21 : index
      %910 = arith.cmpi eq, %hasBias, %c9 : index
      %911 = arith.addi %853, %909 : index
      %912 = memref.load %15[%911] : memref<?xf32>
      %913 = arith.muli %0, %c19 : index
      %914 = arith.addi %913, %909 : index
      %915 = memref.load %bias[%914] : memref<?xf32>
      %916 = arith.addf %912, %915 : f32
      %917 = arith.select %910, %916, %912 : f32
      %918 = arith.addi %909, %c5 : index
      %919 = arith.cmpi eq, %hasBias, %c9 : index
      %920 = arith.addi %853, %918 : index
      %921 = memref.load %15[%920] : memref<?xf32>
      %922 = arith.muli %0, %c19 : index
      %923 = arith.addi %922, %918 : index
      %924 = memref.load %bias[%923] : memref<?xf32>
      %925 = arith.addf %921, %924 : f32
      %926 = arith.select %919, %925, %921 : f32
      %927 = arith.addi %heads, %kvHeads : index
      %928 = arith.cmpi slt, %0, %927 : index
      scf.if %928 {
        %929 = arith.addi %positionsAt, %852 : index
        %930 = memref.load %step[%929] : memref<?xi32>
        %931 = arith.index_cast %930 : i32 to index
        %932 = arith.cmpi eq, %hasNorm, %c9 : index
        %933 = math.fma %863, %863, %c30 : f32
        %934 = math.fma %872, %872, %933 : f32
        %935 = math.fma %881, %881, %934 : f32
        %936 = math.fma %890, %890, %935 : f32
        %937 = math.fma %899, %899, %936 : f32
        %938 = math.fma %908, %908, %937 : f32
        %939 = math.fma %917, %917, %938 : f32
        %940 = math.fma %926, %926, %939 : f32
        %941 = vector.broadcast %940 : f32 to vector<1xf32>
        %942 = wave.reduce "add" %941 : vector<1xf32>
        %943 = arith.mulf %942, %inverseHeadDim : f32
        %944 = arith.addf %943, %epsilon : f32
        %945 = math.sqrt %944 : f32
        %946 = arith.divf %c26, %945 : f32
        %947 = arith.cmpi slt, %0, %heads : index
        %948 = arith.addi %855, %c5 : index
        %949 = memref.load %query_norm[%855] : memref<?xf32>
        %950 = memref.load %key_norm[%855] : memref<?xf32>
        %951 = arith.select %947, %949, %950 : f32
        %952 = arith.mulf %863, %946 : f32
        %953 = arith.mulf %952, %951 : f32
        %954 = arith.select %932, %953, %863 : f32
        %955 = memref.load %query_norm[%948] : memref<?xf32>
        %956 = memref.load %key_norm[%948] : memref<?xf32>
        %957 = arith.select %947, %955, %956 : f32
        %958 = arith.mulf %872, %946 : f32
        %959 = arith.mulf %958, %957 : f32
        %960 = arith.select %932, %959, %872 : f32
        %961 = arith.addi %873, %c5 : index
        %962 = memref.load %query_norm[%873] : memref<?xf32>
        %963 = memref.load %key_norm[%873] : memref<?xf32>
        %964 = arith.select %947, %962, %963 : f32
        %965 = arith.mulf %881, %946 : f32
        %966 = arith.mulf %965, %964 : f32
        %967 = arith.select %932, %966, %881 : f32
        %968 = memref.load %query_norm[%961] : memref<?xf32>
        %969 = memref.load %key_norm[%961] : memref<?xf32>
        %970 = arith.select %947, %968, %969 : f32
        %971 = arith.mulf %890, %946 : f32
        %972 = arith.mulf %971, %970 : f32
        %973 = arith.select %932, %972, %890 : f32
        %974 = arith.addi %891, %c5 : index
        %975 = memref.load %query_norm[%891] : memref<?xf32>
        %976 = memref.load %key_norm[%891] : memref<?xf32>
        %977 = arith.select %947, %975, %976 : f32
        %978 = arith.mulf %899, %946 : f32
        %979 = arith.mulf %978, %977 : f32
        %980 = arith.select %932, %979, %899 : f32
        %981 = memref.load %query_norm[%974] : memref<?xf32>
        %982 = memref.load %key_norm[%974] : memref<?xf32>
        %983 = arith.select %947, %981, %982 : f32
        %984 = arith.mulf %908, %946 : f32
        %985 = arith.mulf %984, %983 : f32
        %986 = arith.select %932, %985, %908 : f32
        %987 = arith.addi %909, %c5 : index
        %988 = memref.load %query_norm[%909] : memref<?xf32>
        %989 = memref.load %key_norm[%909] : memref<?xf32>
        %990 = arith.select %947, %988, %989 : f32
        %991 = arith.mulf %917, %946 : f32
        %992 = arith.mulf %991, %990 : f32
        %993 = arith.select %932, %992, %917 : f32
        %994 = memref.load %query_norm[%987] : memref<?xf32>
        %995 = memref.load %key_norm[%987] : memref<?xf32>
        %996 = arith.select %947, %994, %995 : f32
        %997 = arith.mulf %926, %946 : f32
        %998 = arith.mulf %997, %996 : f32
        %999 = arith.select %932, %998, %926 : f32
        %1000 = arith.remui %931, %c19 : index
        %1001 = arith.muli %1000, %c19 : index
        %1002 = arith.addi %1001, %855 : index
        %1003 = arith.divui %931, %c19 : index
        %1004 = arith.addi %1003, %c19 : index
        %1005 = arith.muli %1004, %c19 : index
        %1006 = arith.addi %1005, %855 : index
        %1007 = memref.load %rope[%1002] : memref<?xf32>
        %1008 = arith.addi %1002, %c5 : index
        %1009 = memref.load %rope[%1008] : memref<?xf32>
        %1010 = memref.load %rope[%1006] : memref<?xf32>
        %1011 = arith.addi %1006, %c5 : index
        %1012 = memref.load %rope[%1011] : memref<?xf32>
        %1013 = arith.mulf %1010, %1007 : f32
        %1014 = arith.mulf %1012, %1009 : f32
        %1015 = arith.subf %1013, %1014 : f32
        %1016 = arith.mulf %1012, %1007 : f32
        %1017 = arith.mulf %1010, %1009 : f32
        %1018 = arith.addf %1016, %1017 : f32
        %1019 = arith.mulf %954, %1015 : f32
        %1020 = arith.mulf %960, %1018 : f32
        %1021 = arith.subf %1019, %1020 : f32
        %1022 = arith.mulf %960, %1015 : f32
        %1023 = arith.mulf %954, %1018 : f32
        %1024 = arith.addf %1022, %1023 : f32
        %1025 = arith.cmpi slt, %0, %heads : index
        scf.if %1025 {
          %1026 = arith.muli %852, %heads : index
          %1027 = arith.addi %1026, %0 : index
          %1028 = arith.muli %1027, %c19 : index
          %1029 = arith.addi %1028, %855 : index
          memref.store %1021, %q[%1029] : memref<?xf32>
          %1030 = arith.addi %1029, %c5 : index
          memref.store %1024, %q[%1030] : memref<?xf32>
        } else {
          %1031 = arith.addi %853, %855 : index
          memref.store %1021, %15[%1031] : memref<?xf32>
          %1032 = arith.addi %853, %855 : index
          %1033 = arith.addi %1032, %c5 : index
          memref.store %1024, %15[%1033] : memref<?xf32>
        }
        %1034 = arith.remui %931, %c19 : index
        %1035 = arith.muli %1034, %c19 : index
        %1036 = arith.addi %1035, %873 : index
        %1037 = arith.divui %931, %c19 : index
        %1038 = arith.addi %1037, %c19 : index
        %1039 = arith.muli %1038, %c19 : index
        %1040 = arith.addi %1039, %873 : index
        %1041 = memref.load %rope[%1036] : memref<?xf32>
        %1042 = arith.addi %1036, %c5 : index
        %1043 = memref.load %rope[%1042] : memref<?xf32>
        %1044 = memref.load %rope[%1040] : memref<?xf32>
        %1045 = arith.addi %1040, %c5 : index
        %1046 = memref.load %rope[%1045] : memref<?xf32>
        %1047 = arith.mulf %1044, %1041 : f32
        %1048 = arith.mulf %1046, %1043 : f32
        %1049 = arith.subf %1047, %1048 : f32
        %1050 = arith.mulf %1046, %1041 : f32
        %1051 = arith.mulf %1044, %1043 : f32
        %1052 = arith.addf %1050, %1051 : f32
        %1053 = arith.mulf %967, %1049 : f32
        %1054 = arith.mulf %973, %1052 : f32
        %1055 = arith.subf %1053, %1054 : f32
        %1056 = arith.mulf %973, %1049 : f32
        %1057 = arith.mulf %967, %1052 : f32
        %1058 = arith.addf %1056, %1057 : f32
        %1059 = arith.cmpi slt, %0, %heads : index
        scf.if %1059 {
          %1060 = arith.muli %852, %heads : index
          %1061 = arith.addi %1060, %0 : index
          %1062 = arith.muli %1061, %c19 : index
          %1063 = arith.addi %1062, %873 : index
          memref.store %1055, %q[%1063] : memref<?xf32>
          %1064 = arith.addi %1063, %c5 : index
          memref.store %1058, %q[%1064] : memref<?xf32>
        } else {
          %1065 = arith.addi %853, %873 : index
          memref.store %1055, %15[%1065] : memref<?xf32>
          %1066 = arith.addi %853, %873 : index
          %1067 = arith.addi %1066, %c5 : index
          memref.store %1058, %15[%1067] : memref<?xf32>
        }
        %1068 = arith.remui %931, %c19 : index
        %1069 = arith.muli %1068, %c19 : index
        %1070 = arith.addi %1069, %891 : index
        %1071 = arith.divui %931, %c19 : index
        %1072 = arith.addi %1071, %c19 : index
        %1073 = arith.muli %1072, %c19 : index
        %1074 = arith.addi %1073, %891 : index
        %1075 = memref.load %rope[%1070] : memref<?xf32>
        %1076 = arith.addi %1070, %c5 : index
        %1077 = memref.load %rope[%1076] : memref<?xf32>
        %1078 = memref.load %rope[%1074] : memref<?xf32>
        %1079 = arith.addi %1074, %c5 : index
        %1080 = memref.load %rope[%1079] : memref<?xf32>
        %1081 = arith.mulf %1078, %1075 : f32
        %1082 = arith.mulf %1080, %1077 : f32
        %1083 = arith.subf %1081, %1082 : f32
        %1084 = arith.mulf %1080, %1075 : f32
        %1085 = arith.mulf %1078, %1077 : f32
        %1086 = arith.addf %1084, %1085 : f32
        %1087 = arith.mulf %980, %1083 : f32
        %1088 = arith.mulf %986, %1086 : f32
        %1089 = arith.subf %1087, %1088 : f32
        %1090 = arith.mulf %986, %1083 : f32
        %1091 = arith.mulf %980, %1086 : f32
        %1092 = arith.addf %1090, %1091 : f32
        %1093 = arith.cmpi slt, %0, %heads : index
        scf.if %1093 {
          %1094 = arith.muli %852, %heads : index
          %1095 = arith.addi %1094, %0 : index
          %1096 = arith.muli %1095, %c19 : index
          %1097 = arith.addi %1096, %891 : index
          memref.store %1089, %q[%1097] : memref<?xf32>
          %1098 = arith.addi %1097, %c5 : index
          memref.store %1092, %q[%1098] : memref<?xf32>
        } else {
          %1099 = arith.addi %853, %891 : index
          memref.store %1089, %15[%1099] : memref<?xf32>
          %1100 = arith.addi %853, %891 : index
          %1101 = arith.addi %1100, %c5 : index
          memref.store %1092, %15[%1101] : memref<?xf32>
        }
        %1102 = arith.remui %931, %c19 : index
        %1103 = arith.muli %1102, %c19 : index
        %1104 = arith.addi %1103, %909 : index
        %1105 = arith.divui %931, %c19 : index
        %1106 = arith.addi %1105, %c19 : index
        %1107 = arith.muli %1106, %c19 : index
        %1108 = arith.addi %1107, %909 : index
        %1109 = memref.load %rope[%1104] : memref<?xf32>
        %1110 = arith.addi %1104, %c5 : index
        %1111 = memref.load %rope[%1110] : memref<?xf32>
        %1112 = memref.load %rope[%1108] : memref<?xf32>
        %1113 = arith.addi %1108, %c5 : index
        %1114 = memref.load %rope[%1113] : memref<?xf32>
        %1115 = arith.mulf %1112, %1109 : f32
        %1116 = arith.mulf %1114, %1111 : f32
        %1117 = arith.subf %1115, %1116 : f32
        %1118 = arith.mulf %1114, %1109 : f32
        %1119 = arith.mulf %1112, %1111 : f32
        %1120 = arith.addf %1118, %1119 : f32
        %1121 = arith.mulf %993, %1117 : f32
        %1122 = arith.mulf %999, %1120 : f32
        %1123 = arith.subf %1121, %1122 : f32
        %1124 = arith.mulf %999, %1117 : f32
        %1125 = arith.mulf %993, %1120 : f32
        %1126 = arith.addf %1124, %1125 : f32
        %1127 = arith.cmpi slt, %0, %heads : index
        scf.if %1127 {
          %1128 = arith.muli %852, %heads : index
          %1129 = arith.addi %1128, %0 : index
          %1130 = arith.muli %1129, %c19 : index
          %1131 = arith.addi %1130, %909 : index
          memref.store %1123, %q[%1131] : memref<?xf32>
          %1132 = arith.addi %1131, %c5 : index
          memref.store %1126, %q[%1132] : memref<?xf32>
        } else {
          %1133 = arith.addi %853, %909 : index
          memref.store %1123, %15[%1133] : memref<?xf32>
          %1134 = arith.addi %853, %909 : index
          %1135 = arith.addi %1134, %c5 : index
          memref.store %1126, %15[%1135] : memref<?xf32>
        }
      } else {
        %1136 = arith.cmpi slt, %0, %heads : index
        scf.if %1136 {
          %1137 = arith.muli %852, %heads : index
          %1138 = arith.addi %1137, %0 : index
          %1139 = arith.muli %1138, %c19 : index
          %1140 = arith.addi %1139, %855 : index
          memref.store %863, %q[%1140] : memref<?xf32>
          %1141 = arith.addi %1140, %c5 : index
          memref.store %872, %q[%1141] : memref<?xf32>
        } else {
          %1142 = arith.addi %853, %855 : index
          memref.store %863, %15[%1142] : memref<?xf32>
          %1143 = arith.addi %853, %855 : index
          %1144 = arith.addi %1143, %c5 : index
          memref.store %872, %15[%1144] : memref<?xf32>
        }
        %1145 = arith.cmpi slt, %0, %heads : index
        scf.if %1145 {
          %1146 = arith.muli %852, %heads : index
          %1147 = arith.addi %1146, %0 : index
          %1148 = arith.muli %1147, %c19 : index
          %1149 = arith.addi %1148, %873 : index
          memref.store %881, %q[%1149] : memref<?xf32>
          %1150 = arith.addi %1149, %c5 : index
          memref.store %890, %q[%1150] : memref<?xf32>
        } else {
          %1151 = arith.addi %853, %873 : index
          memref.store %881, %15[%1151] : memref<?xf32>
          %1152 = arith.addi %853, %873 : index
          %1153 = arith.addi %1152, %c5 : index
          memref.store %890, %15[%1153] : memref<?xf32>
        }
        %1154 = arith.cmpi slt, %0, %heads : index
        scf.if %1154 {
          %1155 = arith.muli %852, %heads : index
          %1156 = arith.addi %1155, %0 : index
          %1157 = arith.muli %1156, %c19 : index
          %1158 = arith.addi %1157, %891 : index
          memref.store %899, %q[%1158] : memref<?xf32>
          %1159 = arith.addi %1158, %c5 : index
          memref.store %908, %q[%1159] : memref<?xf32>
        } else {
          %1160 = arith.addi %853, %891 : index
          memref.store %899, %15[%1160] : memref<?xf32>
          %1161 = arith.addi %853, %891 : index
          %1162 = arith.addi %1161, %c5 : index
          memref.store %908, %15[%1162] : memref<?xf32>
        }
        %1163 = arith.cmpi slt, %0, %heads : index
        scf.if %1163 {
          %1164 = arith.muli %852, %heads : index
          %1165 = arith.addi %1164, %0 : index
          %1166 = arith.muli %1165, %c19 : index
          %1167 = arith.addi %1166, %909 : index
          memref.store %917, %q[%1167] : memref<?xf32>
          %1168 = arith.addi %1167, %c5 : index
          memref.store %926, %q[%1168] : memref<?xf32>
        } else {
          %1169 = arith.addi %853, %909 : index
          memref.store %917, %15[%1169] : memref<?xf32>
          %1170 = arith.addi %853, %909 : index
          %1171 = arith.addi %1170, %c5 : index
          memref.store %926, %15[%1171] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1172 = arith.cmpi sge, %0, %heads : index
    scf.if %1172 {
      %1173 = arith.addi %848, %c8 : index
      %1174 = arith.addi %847, %1173 : index
      %1175 = arith.cmpi slt, %1174, %17 : index
      scf.if %1175 {
        %1176 = arith.addi %847, %1173 : index
        %1177 = arith.addi %slotsAt, %1176 : index
        %1178 = memref.load %step[%1177] : memref<?xi32>
        %1179 = arith.index_cast %1178 : i32 to index
        %1180 = arith.cmpi sge, %1179, %c8 : index
        scf.if %1180 {
          %1181 = arith.muli %1173, %c19 : index
          %1182 = arith.subi %0, %heads : index
          %1183 = memref.load %scales[%1182] : memref<?xf32>
          %1184 = vector.broadcast %1183 : f32 to vector<4xf32>
          %1185 = arith.divui %1179, %c6 : index
          %1186 = arith.remui %1179, %c6 : index
          %1187 = arith.muli %1185, %pageBytes : index
          %1188 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1188 {
            %1189 = wave.lane
            %1190 = arith.muli %1189, %c14 : index
            scf.for %1191 = %1190 to %c19 step %c5 {
              %1192 = arith.addi %1181, %1191 : index
              %1193 = vector.load %15[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = arith.mulf %1193, %1184 : vector<4xf32>
              %1195 = arith.minimumf %1194, %c36 : vector<4xf32>
              %1196 = arith.maximumf %1195, %c37 : vector<4xf32>
              %1197 = arith.truncf %1196 : vector<4xf32> to vector<4xf16>
              %1198 = vector.bitcast %1197 : vector<4xf16> to vector<8xi8>
              %1199 = arith.cmpi slt, %1182, %kvHeads : index
              scf.if %1199 {
                %1200 = arith.muli %1182, %c38 : index
                %1201 = arith.addi %1187, %1200 : index
                %1202 = arith.divui %1191, %c6 : index
                %1203 = arith.muli %1202, %c18 : index
                %1204 = arith.remui %1191, %c6 : index
                %1205 = arith.divui %1204, %c2 : index
                %1206 = arith.muli %1205, %c19 : index
                %1207 = arith.muli %1186, %c6 : index
                %1208 = arith.addi %1206, %1207 : index
                %1209 = arith.remui %1204, %c2 : index
                %1210 = arith.muli %1209, %c7 : index
                %1211 = arith.addi %1208, %1210 : index
                %1212 = arith.addi %1203, %1211 : index
                %1213 = arith.addi %1201, %1212 : index
                vector.store %1198, %kv[%1213] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1214 = arith.subi %1182, %kvHeads : index
                %1215 = arith.muli %1214, %c38 : index
                %1216 = arith.addi %1187, %1215 : index
                %1217 = arith.addi %1191, %c8 : index
                %1218 = arith.divui %1217, %c6 : index
                %1219 = arith.muli %1218, %c18 : index
                %1220 = arith.addi %1219, %c10 : index
                %1221 = arith.remui %1217, %c6 : index
                %1222 = arith.divui %1186, %c7 : index
                %1223 = arith.remui %1186, %c7 : index
                %1224 = arith.muli %1223, %c2 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.divui %1225, %c2 : index
                %1227 = arith.muli %1226, %c19 : index
                %1228 = arith.muli %1221, %c6 : index
                %1229 = arith.addi %1227, %1228 : index
                %1230 = arith.remui %1225, %c2 : index
                %1231 = arith.muli %1230, %c7 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.addi %1220, %1232 : index
                %1234 = arith.addi %1216, %1233 : index
                %1235 = vector.shuffle %1198, %1198 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1235, %kv[%1234] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1236 = arith.addi %1191, %c9 : index
                %1237 = arith.divui %1236, %c6 : index
                %1238 = arith.muli %1237, %c18 : index
                %1239 = arith.addi %1238, %c10 : index
                %1240 = arith.remui %1236, %c6 : index
                %1241 = arith.divui %1186, %c7 : index
                %1242 = arith.remui %1186, %c7 : index
                %1243 = arith.muli %1242, %c2 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.divui %1244, %c2 : index
                %1246 = arith.muli %1245, %c19 : index
                %1247 = arith.muli %1240, %c6 : index
                %1248 = arith.addi %1246, %1247 : index
                %1249 = arith.remui %1244, %c2 : index
                %1250 = arith.muli %1249, %c7 : index
                %1251 = arith.addi %1248, %1250 : index
                %1252 = arith.addi %1239, %1251 : index
                %1253 = arith.addi %1216, %1252 : index
                %1254 = vector.shuffle %1198, %1198 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1254, %kv[%1253] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1255 = arith.addi %1191, %c7 : index
                %1256 = arith.divui %1255, %c6 : index
                %1257 = arith.muli %1256, %c18 : index
                %1258 = arith.addi %1257, %c10 : index
                %1259 = arith.remui %1255, %c6 : index
                %1260 = arith.divui %1186, %c7 : index
                %1261 = arith.remui %1186, %c7 : index
                %1262 = arith.muli %1261, %c2 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1263, %c2 : index
                %1265 = arith.muli %1264, %c19 : index
                %1266 = arith.muli %1259, %c6 : index
                %1267 = arith.addi %1265, %1266 : index
                %1268 = arith.remui %1263, %c2 : index
                %1269 = arith.muli %1268, %c7 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.addi %1258, %1270 : index
                %1272 = arith.addi %1216, %1271 : index
                %1273 = vector.shuffle %1198, %1198 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1273, %kv[%1272] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1274 = arith.addi %1191, %c20 : index
                %1275 = arith.divui %1274, %c6 : index
                %1276 = arith.muli %1275, %c18 : index
                %1277 = arith.addi %1276, %c10 : index
                %1278 = arith.remui %1274, %c6 : index
                %1279 = arith.divui %1186, %c7 : index
                %1280 = arith.remui %1186, %c7 : index
                %1281 = arith.muli %1280, %c2 : index
                %1282 = arith.addi %1279, %1281 : index
                %1283 = arith.divui %1282, %c2 : index
                %1284 = arith.muli %1283, %c19 : index
                %1285 = arith.muli %1278, %c6 : index
                %1286 = arith.addi %1284, %1285 : index
                %1287 = arith.remui %1282, %c2 : index
                %1288 = arith.muli %1287, %c7 : index
                %1289 = arith.addi %1286, %1288 : index
                %1290 = arith.addi %1277, %1289 : index
                %1291 = arith.addi %1216, %1290 : index
                %1292 = vector.shuffle %1198, %1198 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1292, %kv[%1291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1293 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1293 {
            %1294 = wave.lane
            %1295 = arith.muli %1294, %c14 : index
            scf.for %1296 = %1295 to %c19 step %c5 {
              %1297 = arith.addi %1181, %1296 : index
              %1298 = vector.load %15[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = arith.mulf %1298, %1184 : vector<4xf32>
              %1300 = wave.fp8_encode "e4m3" %1299 : vector<4xf32> -> vector<4xi8>
              %1301 = arith.cmpi slt, %1182, %kvHeads : index
              scf.if %1301 {
                %1302 = arith.muli %1182, %c10 : index
                %1303 = arith.addi %1187, %1302 : index
                %1304 = vector.shuffle %1300, %1300 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1305 = arith.divui %1296, %c6 : index
                %1306 = arith.muli %1305, %c19 : index
                %1307 = arith.remui %1296, %c6 : index
                %1308 = arith.muli %1186, %c6 : index
                %1309 = arith.divui %1307, %c14 : index
                %1310 = arith.muli %1309, %c14 : index
                %1311 = arith.remui %1307, %c7 : index
                %1312 = arith.muli %1311, %c7 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.divui %1307, %c7 : index
                %1315 = arith.remui %1314, %c7 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.addi %1308, %1316 : index
                %1318 = arith.addi %1306, %1317 : index
                %1319 = arith.addi %1303, %1318 : index
                vector.store %1304, %kv[%1319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1320 = arith.subi %1182, %kvHeads : index
                %1321 = arith.muli %1320, %c10 : index
                %1322 = arith.addi %1187, %1321 : index
                %1323 = arith.addi %1296, %c8 : index
                %1324 = arith.divui %1323, %c6 : index
                %1325 = arith.muli %1324, %c19 : index
                %1326 = arith.addi %1325, %c11 : index
                %1327 = arith.remui %1323, %c6 : index
                %1328 = arith.divui %1186, %c7 : index
                %1329 = arith.remui %1186, %c7 : index
                %1330 = arith.muli %1329, %c2 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.muli %1327, %c6 : index
                %1333 = arith.divui %1331, %c14 : index
                %1334 = arith.muli %1333, %c14 : index
                %1335 = arith.remui %1331, %c7 : index
                %1336 = arith.muli %1335, %c7 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.divui %1331, %c7 : index
                %1339 = arith.remui %1338, %c7 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.addi %1332, %1340 : index
                %1342 = arith.addi %1326, %1341 : index
                %1343 = arith.addi %1322, %1342 : index
                %1344 = vector.shuffle %1300, %1300 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1344, %kv[%1343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1345 = arith.addi %1296, %c9 : index
                %1346 = arith.divui %1345, %c6 : index
                %1347 = arith.muli %1346, %c19 : index
                %1348 = arith.addi %1347, %c11 : index
                %1349 = arith.remui %1345, %c6 : index
                %1350 = arith.divui %1186, %c7 : index
                %1351 = arith.remui %1186, %c7 : index
                %1352 = arith.muli %1351, %c2 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.muli %1349, %c6 : index
                %1355 = arith.divui %1353, %c14 : index
                %1356 = arith.muli %1355, %c14 : index
                %1357 = arith.remui %1353, %c7 : index
                %1358 = arith.muli %1357, %c7 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.divui %1353, %c7 : index
                %1361 = arith.remui %1360, %c7 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.addi %1354, %1362 : index
                %1364 = arith.addi %1348, %1363 : index
                %1365 = arith.addi %1322, %1364 : index
                %1366 = vector.shuffle %1300, %1300 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1366, %kv[%1365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1367 = arith.addi %1296, %c7 : index
                %1368 = arith.divui %1367, %c6 : index
                %1369 = arith.muli %1368, %c19 : index
                %1370 = arith.addi %1369, %c11 : index
                %1371 = arith.remui %1367, %c6 : index
                %1372 = arith.divui %1186, %c7 : index
                %1373 = arith.remui %1186, %c7 : index
                %1374 = arith.muli %1373, %c2 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.muli %1371, %c6 : index
                %1377 = arith.divui %1375, %c14 : index
                %1378 = arith.muli %1377, %c14 : index
                %1379 = arith.remui %1375, %c7 : index
                %1380 = arith.muli %1379, %c7 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.divui %1375, %c7 : index
                %1383 = arith.remui %1382, %c7 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.addi %1376, %1384 : index
                %1386 = arith.addi %1370, %1385 : index
                %1387 = arith.addi %1322, %1386 : index
                %1388 = vector.shuffle %1300, %1300 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1388, %kv[%1387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1389 = arith.addi %1296, %c20 : index
                %1390 = arith.divui %1389, %c6 : index
                %1391 = arith.muli %1390, %c19 : index
                %1392 = arith.addi %1391, %c11 : index
                %1393 = arith.remui %1389, %c6 : index
                %1394 = arith.divui %1186, %c7 : index
                %1395 = arith.remui %1186, %c7 : index
                %1396 = arith.muli %1395, %c2 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.muli %1393, %c6 : index
                %1399 = arith.divui %1397, %c14 : index
                %1400 = arith.muli %1399, %c14 : index
                %1401 = arith.remui %1397, %c7 : index
                %1402 = arith.muli %1401, %c7 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.divui %1397, %c7 : index
                %1405 = arith.remui %1404, %c7 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.addi %1398, %1406 : index
                %1408 = arith.addi %1392, %1407 : index
                %1409 = arith.addi %1322, %1408 : index
                %1410 = vector.shuffle %1300, %1300 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1410, %kv[%1409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1411 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1411 {
            %1412 = wave.lane
            %1413 = arith.muli %1412, %c14 : index
            scf.for %1414 = %1413 to %c19 step %c5 {
              %1415 = arith.addi %1181, %1414 : index
              %1416 = vector.load %15[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1417 = arith.mulf %1416, %1184 : vector<4xf32>
              %1418 = wave.fp8_encode "e5m2" %1417 : vector<4xf32> -> vector<4xi8>
              %1419 = arith.cmpi slt, %1182, %kvHeads : index
              scf.if %1419 {
                %1420 = arith.muli %1182, %c10 : index
                %1421 = arith.addi %1187, %1420 : index
                %1422 = vector.shuffle %1418, %1418 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1423 = arith.divui %1414, %c6 : index
                %1424 = arith.muli %1423, %c19 : index
                %1425 = arith.remui %1414, %c6 : index
                %1426 = arith.muli %1186, %c6 : index
                %1427 = arith.divui %1425, %c14 : index
                %1428 = arith.muli %1427, %c14 : index
                %1429 = arith.remui %1425, %c7 : index
                %1430 = arith.muli %1429, %c7 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.divui %1425, %c7 : index
                %1433 = arith.remui %1432, %c7 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.addi %1426, %1434 : index
                %1436 = arith.addi %1424, %1435 : index
                %1437 = arith.addi %1421, %1436 : index
                vector.store %1422, %kv[%1437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1438 = arith.subi %1182, %kvHeads : index
                %1439 = arith.muli %1438, %c10 : index
                %1440 = arith.addi %1187, %1439 : index
                %1441 = arith.addi %1414, %c8 : index
                %1442 = arith.divui %1441, %c6 : index
                %1443 = arith.muli %1442, %c19 : index
                %1444 = arith.addi %1443, %c11 : index
                %1445 = arith.remui %1441, %c6 : index
                %1446 = arith.divui %1186, %c7 : index
                %1447 = arith.remui %1186, %c7 : index
                %1448 = arith.muli %1447, %c2 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.muli %1445, %c6 : index
                %1451 = arith.divui %1449, %c14 : index
                %1452 = arith.muli %1451, %c14 : index
                %1453 = arith.remui %1449, %c7 : index
                %1454 = arith.muli %1453, %c7 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.divui %1449, %c7 : index
                %1457 = arith.remui %1456, %c7 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.addi %1450, %1458 : index
                %1460 = arith.addi %1444, %1459 : index
                %1461 = arith.addi %1440, %1460 : index
                %1462 = vector.shuffle %1418, %1418 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1462, %kv[%1461] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1463 = arith.addi %1414, %c9 : index
                %1464 = arith.divui %1463, %c6 : index
                %1465 = arith.muli %1464, %c19 : index
                %1466 = arith.addi %1465, %c11 : index
                %1467 = arith.remui %1463, %c6 : index
                %1468 = arith.divui %1186, %c7 : index
                %1469 = arith.remui %1186, %c7 : index
                %1470 = arith.muli %1469, %c2 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.muli %1467, %c6 : index
                %1473 = arith.divui %1471, %c14 : index
                %1474 = arith.muli %1473, %c14 : index
                %1475 = arith.remui %1471, %c7 : index
                %1476 = arith.muli %1475, %c7 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.divui %1471, %c7 : index
                %1479 = arith.remui %1478, %c7 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.addi %1472, %1480 : index
                %1482 = arith.addi %1466, %1481 : index
                %1483 = arith.addi %1440, %1482 : index
                %1484 = vector.shuffle %1418, %1418 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1484, %kv[%1483] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1485 = arith.addi %1414, %c7 : index
                %1486 = arith.divui %1485, %c6 : index
                %1487 = arith.muli %1486, %c19 : index
                %1488 = arith.addi %1487, %c11 : index
                %1489 = arith.remui %1485, %c6 : index
                %1490 = arith.divui %1186, %c7 : index
                %1491 = arith.remui %1186, %c7 : index
                %1492 = arith.muli %1491, %c2 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.muli %1489, %c6 : index
                %1495 = arith.divui %1493, %c14 : index
                %1496 = arith.muli %1495, %c14 : index
                %1497 = arith.remui %1493, %c7 : index
                %1498 = arith.muli %1497, %c7 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.divui %1493, %c7 : index
                %1501 = arith.remui %1500, %c7 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.addi %1494, %1502 : index
                %1504 = arith.addi %1488, %1503 : index
                %1505 = arith.addi %1440, %1504 : index
                %1506 = vector.shuffle %1418, %1418 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1506, %kv[%1505] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1507 = arith.addi %1414, %c20 : index
                %1508 = arith.divui %1507, %c6 : index
                %1509 = arith.muli %1508, %c19 : index
                %1510 = arith.addi %1509, %c11 : index
                %1511 = arith.remui %1507, %c6 : index
                %1512 = arith.divui %1186, %c7 : index
                %1513 = arith.remui %1186, %c7 : index
                %1514 = arith.muli %1513, %c2 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.muli %1511, %c6 : index
                %1517 = arith.divui %1515, %c14 : index
                %1518 = arith.muli %1517, %c14 : index
                %1519 = arith.remui %1515, %c7 : index
                %1520 = arith.muli %1519, %c7 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.divui %1515, %c7 : index
                %1523 = arith.remui %1522, %c7 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.addi %1516, %1524 : index
                %1526 = arith.addi %1510, %1525 : index
                %1527 = arith.addi %1440, %1526 : index
                %1528 = vector.shuffle %1418, %1418 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1528, %kv[%1527] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1529 = arith.addi %18, %c6 : index
    %1530 = wave.lane
    %1531 = arith.muli %3, %c7 : index
    %1532 = arith.muli %1531, %c19 : index
    %1533 = arith.addi %1532, %1530 : index
    %1534 = arith.muli %4, %c11 : index
    %1535 = arith.addi %1534, %1533 : index
    %1536 = arith.addi %1535, %c8 : index
    %1537 = arith.addi %1536, %c8 : index
    %1538 = vector.extract %446#2[0] : f32 from vector<8xf32>
    memref.store %1538, %14[%1537] : memref<?xf32>
    %1539 = arith.muli %4, %c11 : index
    %1540 = arith.addi %1539, %1533 : index
    %1541 = arith.addi %1540, %c8 : index
    %1542 = arith.addi %1541, %c4 : index
    %1543 = vector.extract %446#2[1] : f32 from vector<8xf32>
    memref.store %1543, %14[%1542] : memref<?xf32>
    %1544 = arith.muli %4, %c11 : index
    %1545 = arith.addi %1544, %1533 : index
    %1546 = arith.addi %1545, %c8 : index
    %1547 = arith.addi %1546, %c12 : index
    %1548 = vector.extract %446#2[2] : f32 from vector<8xf32>
    memref.store %1548, %14[%1547] : memref<?xf32>
    %1549 = arith.muli %4, %c11 : index
    %1550 = arith.addi %1549, %1533 : index
    %1551 = arith.addi %1550, %c8 : index
    %1552 = arith.addi %1551, %c21 : index
    %1553 = vector.extract %446#2[3] : f32 from vector<8xf32>
    memref.store %1553, %14[%1552] : memref<?xf32>
    %1554 = arith.muli %4, %c11 : index
    %1555 = arith.addi %1554, %1533 : index
    %1556 = arith.addi %1555, %c8 : index
    %1557 = arith.addi %1556, %c5 : index
    %1558 = vector.extract %446#2[4] : f32 from vector<8xf32>
    memref.store %1558, %14[%1557] : memref<?xf32>
    %1559 = arith.muli %4, %c11 : index
    %1560 = arith.addi %1559, %1533 : index
    %1561 = arith.addi %1560, %c8 : index
    %1562 = arith.addi %1561, %c22 : index
    %1563 = vector.extract %446#2[5] : f32 from vector<8xf32>
    memref.store %1563, %14[%1562] : memref<?xf32>
    %1564 = arith.muli %4, %c11 : index
    %1565 = arith.addi %1564, %1533 : index
    %1566 = arith.addi %1565, %c8 : index
    %1567 = arith.addi %1566, %c23 : index
    %1568 = vector.extract %446#2[6] : f32 from vector<8xf32>
    memref.store %1568, %14[%1567] : memref<?xf32>
    %1569 = arith.muli %4, %c11 : index
    %1570 = arith.addi %1569, %1533 : index
    %1571 = arith.addi %1570, %c8 : index
    %1572 = arith.addi %1571, %c24 : index
    %1573 = vector.extract %446#2[7] : f32 from vector<8xf32>
    memref.store %1573, %14[%1572] : memref<?xf32>
    %1574 = arith.muli %4, %c11 : index
    %1575 = arith.addi %1574, %1533 : index
    %1576 = arith.addi %1575, %c19 : index
    %1577 = arith.addi %1576, %c8 : index
    %1578 = vector.extract %446#3[0] : f32 from vector<8xf32>
    memref.store %1578, %14[%1577] : memref<?xf32>
    %1579 = arith.muli %4, %c11 : index
    %1580 = arith.addi %1579, %1533 : index
    %1581 = arith.addi %1580, %c19 : index
    %1582 = arith.addi %1581, %c4 : index
    %1583 = vector.extract %446#3[1] : f32 from vector<8xf32>
    memref.store %1583, %14[%1582] : memref<?xf32>
    %1584 = arith.muli %4, %c11 : index
    %1585 = arith.addi %1584, %1533 : index
    %1586 = arith.addi %1585, %c19 : index
    %1587 = arith.addi %1586, %c12 : index
    %1588 = vector.extract %446#3[2] : f32 from vector<8xf32>
    memref.store %1588, %14[%1587] : memref<?xf32>
    %1589 = arith.muli %4, %c11 : index
    %1590 = arith.addi %1589, %1533 : index
    %1591 = arith.addi %1590, %c19 : index
    %1592 = arith.addi %1591, %c21 : index
    %1593 = vector.extract %446#3[3] : f32 from vector<8xf32>
    memref.store %1593, %14[%1592] : memref<?xf32>
    %1594 = arith.muli %4, %c11 : index
    %1595 = arith.addi %1594, %1533 : index
    %1596 = arith.addi %1595, %c19 : index
    %1597 = arith.addi %1596, %c5 : index
    %1598 = vector.extract %446#3[4] : f32 from vector<8xf32>
    memref.store %1598, %14[%1597] : memref<?xf32>
    %1599 = arith.muli %4, %c11 : index
    %1600 = arith.addi %1599, %1533 : index
    %1601 = arith.addi %1600, %c19 : index
    %1602 = arith.addi %1601, %c22 : index
    %1603 = vector.extract %446#3[5] : f32 from vector<8xf32>
    memref.store %1603, %14[%1602] : memref<?xf32>
    %1604 = arith.muli %4, %c11 : index
    %1605 = arith.addi %1604, %1533 : index
    %1606 = arith.addi %1605, %c19 : index
    %1607 = arith.addi %1606, %c23 : index
    %1608 = vector.extract %446#3[6] : f32 from vector<8xf32>
    memref.store %1608, %14[%1607] : memref<?xf32>
    %1609 = arith.muli %4, %c11 : index
    %1610 = arith.addi %1609, %1533 : index
    %1611 = arith.addi %1610, %c19 : index
    %1612 = arith.addi %1611, %c24 : index
    %1613 = vector.extract %446#3[7] : f32 from vector<8xf32>
    memref.store %1613, %14[%1612] : memref<?xf32>
    wave.barrier
    %1614 = arith.muli %4, %c14 : index
    %1615 = arith.addi %1614, %c8 : index
    %1616 = arith.muli %1615, %c7 : index
    %1617 = arith.divui %1530, %c6 : index
    %1618 = arith.addi %1616, %1617 : index
    %1619 = arith.addi %1529, %1618 : index
    %1620 = arith.cmpi slt, %1619, %17 : index
    scf.if %1620 {
      %1621 = arith.cmpi eq, %hasFactors, %c9 : index
      %1622 = memref.load %factors[%1619] : memref<?xf32>
      %1623 = arith.select %1621, %1622, %c26 : f32
      %1624 = arith.addi %1533, %c8 : index
      %1625 = arith.muli %1615, %c4 : index
      %1626 = arith.addi %1624, %1625 : index
      %1627 = memref.load %14[%1626] : memref<?xf32>
      %1628 = arith.addi %1626, %c11 : index
      %1629 = memref.load %14[%1628] : memref<?xf32>
      %1630 = arith.addf %1627, %1629 : f32
      %1631 = arith.remui %1530, %c6 : index
      %1632 = arith.muli %1631, %c14 : index
      %1633 = arith.addi %11, %1632 : index
      %1634 = vector.load %w[%1633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1635 = vector.bitcast %1634 : vector<4xi8> to vector<1xf32>
      %1636 = vector.extract %1635[0] : f32 from vector<1xf32>
      %1637 = arith.mulf %1636, %1623 : f32
      %1638 = arith.mulf %1630, %1637 : f32
      %1639 = arith.muli %3, %c7 : index
      %1640 = arith.addi %1639, %c8 : index
      %1641 = arith.muli %1640, %c6 : index
      %1642 = arith.remui %1530, %c6 : index
      %1643 = arith.addi %1641, %1642 : index
      %1644 = arith.muli %1618, %c19 : index
      %1645 = arith.addi %1644, %1643 : index
      memref.store %1638, %15[%1645] : memref<?xf32>
      %1646 = arith.addi %1533, %c19 : index
      %1647 = arith.muli %1615, %c4 : index
      %1648 = arith.addi %1646, %1647 : index
      %1649 = memref.load %14[%1648] : memref<?xf32>
      %1650 = arith.addi %1648, %c11 : index
      %1651 = memref.load %14[%1650] : memref<?xf32>
      %1652 = arith.addf %1649, %1651 : f32
      %1653 = arith.remui %1530, %c6 : index
      %1654 = arith.muli %1653, %c14 : index
      %1655 = arith.addi %13, %1654 : index
      %1656 = vector.load %w[%1655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1657 = vector.bitcast %1656 : vector<4xi8> to vector<1xf32>
      %1658 = vector.extract %1657[0] : f32 from vector<1xf32>
      %1659 = arith.mulf %1658, %1623 : f32
      %1660 = arith.mulf %1652, %1659 : f32
      %1661 = arith.muli %3, %c7 : index
      %1662 = arith.addi %1661, %c9 : index
      %1663 = arith.muli %1662, %c6 : index
      %1664 = arith.remui %1530, %c6 : index
      %1665 = arith.addi %1663, %1664 : index
      %1666 = arith.muli %1618, %c19 : index
      %1667 = arith.addi %1666, %1665 : index
      memref.store %1660, %15[%1667] : memref<?xf32>
    }
    %1668 = arith.muli %4, %c14 : index
    %1669 = arith.addi %1668, %c9 : index
    %1670 = arith.muli %1669, %c7 : index
    %1671 = arith.divui %1530, %c6 : index
    %1672 = arith.addi %1670, %1671 : index
    %1673 = arith.addi %1529, %1672 : index
    %1674 = arith.cmpi slt, %1673, %17 : index
    scf.if %1674 {
      %1675 = arith.cmpi eq, %hasFactors, %c9 : index
      %1676 = memref.load %factors[%1673] : memref<?xf32>
      %1677 = arith.select %1675, %1676, %c26 : f32
      %1678 = arith.addi %1533, %c8 : index
      %1679 = arith.muli %1669, %c4 : index
      %1680 = arith.addi %1678, %1679 : index
      %1681 = memref.load %14[%1680] : memref<?xf32>
      %1682 = arith.addi %1680, %c11 : index
      %1683 = memref.load %14[%1682] : memref<?xf32>
      %1684 = arith.addf %1681, %1683 : f32
      %1685 = arith.remui %1530, %c6 : index
      %1686 = arith.muli %1685, %c14 : index
      %1687 = arith.addi %11, %1686 : index
      %1688 = vector.load %w[%1687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1689 = vector.bitcast %1688 : vector<4xi8> to vector<1xf32>
      %1690 = vector.extract %1689[0] : f32 from vector<1xf32>
      %1691 = arith.mulf %1690, %1677 : f32
      %1692 = arith.mulf %1684, %1691 : f32
      %1693 = arith.muli %3, %c7 : index
      %1694 = arith.addi %1693, %c8 : index
      %1695 = arith.muli %1694, %c6 : index
      %1696 = arith.remui %1530, %c6 : index
      %1697 = arith.addi %1695, %1696 : index
      %1698 = arith.muli %1672, %c19 : index
      %1699 = arith.addi %1698, %1697 : index
      memref.store %1692, %15[%1699] : memref<?xf32>
      %1700 = arith.addi %1533, %c19 : index
      %1701 = arith.muli %1669, %c4 : index
      %1702 = arith.addi %1700, %1701 : index
      %1703 = memref.load %14[%1702] : memref<?xf32>
      %1704 = arith.addi %1702, %c11 : index
      %1705 = memref.load %14[%1704] : memref<?xf32>
      %1706 = arith.addf %1703, %1705 : f32
      %1707 = arith.remui %1530, %c6 : index
      %1708 = arith.muli %1707, %c14 : index
      %1709 = arith.addi %13, %1708 : index
      %1710 = vector.load %w[%1709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1711 = vector.bitcast %1710 : vector<4xi8> to vector<1xf32>
      %1712 = vector.extract %1711[0] : f32 from vector<1xf32>
      %1713 = arith.mulf %1712, %1677 : f32
      %1714 = arith.mulf %1706, %1713 : f32
      %1715 = arith.muli %3, %c7 : index
      %1716 = arith.addi %1715, %c9 : index
      %1717 = arith.muli %1716, %c6 : index
      %1718 = arith.remui %1530, %c6 : index
      %1719 = arith.addi %1717, %1718 : index
      %1720 = arith.muli %1672, %c19 : index
      %1721 = arith.addi %1720, %1719 : index
      memref.store %1714, %15[%1721] : memref<?xf32>
    }
    %1722 = arith.muli %4, %c14 : index
    %1723 = arith.addi %1722, %c7 : index
    %1724 = arith.muli %1723, %c7 : index
    %1725 = arith.divui %1530, %c6 : index
    %1726 = arith.addi %1724, %1725 : index
    %1727 = arith.addi %1529, %1726 : index
    %1728 = arith.cmpi slt, %1727, %17 : index
    scf.if %1728 {
      %1729 = arith.cmpi eq, %hasFactors, %c9 : index
      %1730 = memref.load %factors[%1727] : memref<?xf32>
      %1731 = arith.select %1729, %1730, %c26 : f32
      %1732 = arith.addi %1533, %c8 : index
      %1733 = arith.muli %1723, %c4 : index
      %1734 = arith.addi %1732, %1733 : index
      %1735 = memref.load %14[%1734] : memref<?xf32>
      %1736 = arith.addi %1734, %c11 : index
      %1737 = memref.load %14[%1736] : memref<?xf32>
      %1738 = arith.addf %1735, %1737 : f32
      %1739 = arith.remui %1530, %c6 : index
      %1740 = arith.muli %1739, %c14 : index
      %1741 = arith.addi %11, %1740 : index
      %1742 = vector.load %w[%1741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1743 = vector.bitcast %1742 : vector<4xi8> to vector<1xf32>
      %1744 = vector.extract %1743[0] : f32 from vector<1xf32>
      %1745 = arith.mulf %1744, %1731 : f32
      %1746 = arith.mulf %1738, %1745 : f32
      %1747 = arith.muli %3, %c7 : index
      %1748 = arith.addi %1747, %c8 : index
      %1749 = arith.muli %1748, %c6 : index
      %1750 = arith.remui %1530, %c6 : index
      %1751 = arith.addi %1749, %1750 : index
      %1752 = arith.muli %1726, %c19 : index
      %1753 = arith.addi %1752, %1751 : index
      memref.store %1746, %15[%1753] : memref<?xf32>
      %1754 = arith.addi %1533, %c19 : index
      %1755 = arith.muli %1723, %c4 : index
      %1756 = arith.addi %1754, %1755 : index
      %1757 = memref.load %14[%1756] : memref<?xf32>
      %1758 = arith.addi %1756, %c11 : index
      %1759 = memref.load %14[%1758] : memref<?xf32>
      %1760 = arith.addf %1757, %1759 : f32
      %1761 = arith.remui %1530, %c6 : index
      %1762 = arith.muli %1761, %c14 : index
      %1763 = arith.addi %13, %1762 : index
      %1764 = vector.load %w[%1763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1765 = vector.bitcast %1764 : vector<4xi8> to vector<1xf32>
      %1766 = vector.extract %1765[0] : f32 from vector<1xf32>
      %1767 = arith.mulf %1766, %1731 : f32
      %1768 = arith.mulf %1760, %1767 : f32
      %1769 = arith.muli %3, %c7 : index
      %1770 = arith.addi %1769, %c9 : index
      %1771 = arith.muli %1770, %c6 : index
      %1772 = arith.remui %1530, %c6 : index
      %1773 = arith.addi %1771, %1772 : index
      %1774 = arith.muli %1726, %c19 : index
      %1775 = arith.addi %1774, %1773 : index
      memref.store %1768, %15[%1775] : memref<?xf32>
    }
    %1776 = arith.muli %4, %c14 : index
    %1777 = arith.addi %1776, %c20 : index
    %1778 = arith.muli %1777, %c7 : index
    %1779 = arith.divui %1530, %c6 : index
    %1780 = arith.addi %1778, %1779 : index
    %1781 = arith.addi %1529, %1780 : index
    %1782 = arith.cmpi slt, %1781, %17 : index
    scf.if %1782 {
      %1783 = arith.cmpi eq, %hasFactors, %c9 : index
      %1784 = memref.load %factors[%1781] : memref<?xf32>
      %1785 = arith.select %1783, %1784, %c26 : f32
      %1786 = arith.addi %1533, %c8 : index
      %1787 = arith.muli %1777, %c4 : index
      %1788 = arith.addi %1786, %1787 : index
      %1789 = memref.load %14[%1788] : memref<?xf32>
      %1790 = arith.addi %1788, %c11 : index
      %1791 = memref.load %14[%1790] : memref<?xf32>
      %1792 = arith.addf %1789, %1791 : f32
      %1793 = arith.remui %1530, %c6 : index
      %1794 = arith.muli %1793, %c14 : index
      %1795 = arith.addi %11, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1785 : f32
      %1800 = arith.mulf %1792, %1799 : f32
      %1801 = arith.muli %3, %c7 : index
      %1802 = arith.addi %1801, %c8 : index
      %1803 = arith.muli %1802, %c6 : index
      %1804 = arith.remui %1530, %c6 : index
      %1805 = arith.addi %1803, %1804 : index
      %1806 = arith.muli %1780, %c19 : index
      %1807 = arith.addi %1806, %1805 : index
      memref.store %1800, %15[%1807] : memref<?xf32>
      %1808 = arith.addi %1533, %c19 : index
      %1809 = arith.muli %1777, %c4 : index
      %1810 = arith.addi %1808, %1809 : index
      %1811 = memref.load %14[%1810] : memref<?xf32>
      %1812 = arith.addi %1810, %c11 : index
      %1813 = memref.load %14[%1812] : memref<?xf32>
      %1814 = arith.addf %1811, %1813 : f32
      %1815 = arith.remui %1530, %c6 : index
      %1816 = arith.muli %1815, %c14 : index
      %1817 = arith.addi %13, %1816 : index
      %1818 = vector.load %w[%1817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1819 = vector.bitcast %1818 : vector<4xi8> to vector<1xf32>
      %1820 = vector.extract %1819[0] : f32 from vector<1xf32>
      %1821 = arith.mulf %1820, %1785 : f32
      %1822 = arith.mulf %1814, %1821 : f32
      %1823 = arith.muli %3, %c7 : index
      %1824 = arith.addi %1823, %c9 : index
      %1825 = arith.muli %1824, %c6 : index
      %1826 = arith.remui %1530, %c6 : index
      %1827 = arith.addi %1825, %1826 : index
      %1828 = arith.muli %1780, %c19 : index
      %1829 = arith.addi %1828, %1827 : index
      memref.store %1822, %15[%1829] : memref<?xf32>
    }
    wave.barrier
    %1830 = arith.addi %18, %c6 : index
    %1831 = wave.wave
    %1832 = arith.addi %1831, %c8 : index
    %1833 = arith.addi %1830, %1832 : index
    %1834 = arith.cmpi slt, %1833, %17 : index
    scf.if %1834 {
      %1835 = arith.addi %1830, %1832 : index
      %1836 = arith.muli %1832, %c19 : index
      %1837 = wave.lane
      %1838 = arith.addi %1837, %c8 : index
      %1839 = arith.cmpi eq, %hasBias, %c9 : index
      %1840 = arith.addi %1836, %1838 : index
      %1841 = memref.load %15[%1840] : memref<?xf32>
      %1842 = arith.muli %0, %c19 : index
      %1843 = arith.addi %1842, %1838 : index
      %1844 = memref.load %bias[%1843] : memref<?xf32>
      %1845 = arith.addf %1841, %1844 : f32
      %1846 = arith.select %1839, %1845, %1841 : f32
      %1847 = arith.addi %1838, %c5 : index
      %1848 = arith.cmpi eq, %hasBias, %c9 : index
      %1849 = arith.addi %1836, %1847 : index
      %1850 = memref.load %15[%1849] : memref<?xf32>
      %1851 = arith.muli %0, %c19 : index
      %1852 = arith.addi %1851, %1847 : index
      %1853 = memref.load %bias[%1852] : memref<?xf32>
      %1854 = arith.addf %1850, %1853 : f32
      %1855 = arith.select %1848, %1854, %1850 : f32
      %1856 = arith.addi %1837, %c4 : index
      %1857 = arith.cmpi eq, %hasBias, %c9 : index
      %1858 = arith.addi %1836, %1856 : index
      %1859 = memref.load %15[%1858] : memref<?xf32>
      %1860 = arith.muli %0, %c19 : index
      %1861 = arith.addi %1860, %1856 : index
      %1862 = memref.load %bias[%1861] : memref<?xf32>
      %1863 = arith.addf %1859, %1862 : f32
      %1864 = arith.select %1857, %1863, %1859 : f32
      %1865 = arith.addi %1856, %c5 : index
      %1866 = arith.cmpi eq, %hasBias, %c9 : index
      %1867 = arith.addi %1836, %1865 : index
      %1868 = memref.load %15[%1867] : memref<?xf32>
      %1869 = arith.muli %0, %c19 : index
      %1870 = arith.addi %1869, %1865 : index
      %1871 = memref.load %bias[%1870] : memref<?xf32>
      %1872 = arith.addf %1868, %1871 : f32
      %1873 = arith.select %1866, %1872, %1868 : f32
      %1874 = arith.addi %1837, %c12 : index
      %1875 = arith.cmpi eq, %hasBias, %c9 : index
      %1876 = arith.addi %1836, %1874 : index
      %1877 = memref.load %15[%1876] : memref<?xf32>
      %1878 = arith.muli %0, %c19 : index
      %1879 = arith.addi %1878, %1874 : index
      %1880 = memref.load %bias[%1879] : memref<?xf32>
      %1881 = arith.addf %1877, %1880 : f32
      %1882 = arith.select %1875, %1881, %1877 : f32
      %1883 = arith.addi %1874, %c5 : index
      %1884 = arith.cmpi eq, %hasBias, %c9 : index
      %1885 = arith.addi %1836, %1883 : index
      %1886 = memref.load %15[%1885] : memref<?xf32>
      %1887 = arith.muli %0, %c19 : index
      %1888 = arith.addi %1887, %1883 : index
      %1889 = memref.load %bias[%1888] : memref<?xf32>
      %1890 = arith.addf %1886, %1889 : f32
      %1891 = arith.select %1884, %1890, %1886 : f32
      %1892 = arith.addi %1837, %c21 : index
      %1893 = arith.cmpi eq, %hasBias, %c9 : index
      %1894 = arith.addi %1836, %1892 : index
      %1895 = memref.load %15[%1894] : memref<?xf32>
      %1896 = arith.muli %0, %c19 : index
      %1897 = arith.addi %1896, %1892 : index
      %1898 = memref.load %bias[%1897] : memref<?xf32>
      %1899 = arith.addf %1895, %1898 : f32
      %1900 = arith.select %1893, %1899, %1895 : f32
      %1901 = arith.addi %1892, %c5 : index
      %1902 = arith.cmpi eq, %hasBias, %c9 : index
      %1903 = arith.addi %1836, %1901 : index
      %1904 = memref.load %15[%1903] : memref<?xf32>
      %1905 = arith.muli %0, %c19 : index
      %1906 = arith.addi %1905, %1901 : index
      %1907 = memref.load %bias[%1906] : memref<?xf32>
      %1908 = arith.addf %1904, %1907 : f32
      %1909 = arith.select %1902, %1908, %1904 : f32
      %1910 = arith.addi %heads, %kvHeads : index
      %1911 = arith.cmpi slt, %0, %1910 : index
      scf.if %1911 {
        %1912 = arith.addi %positionsAt, %1835 : index
        %1913 = memref.load %step[%1912] : memref<?xi32>
        %1914 = arith.index_cast %1913 : i32 to index
        %1915 = arith.cmpi eq, %hasNorm, %c9 : index
        %1916 = math.fma %1846, %1846, %c30 : f32
        %1917 = math.fma %1855, %1855, %1916 : f32
        %1918 = math.fma %1864, %1864, %1917 : f32
        %1919 = math.fma %1873, %1873, %1918 : f32
        %1920 = math.fma %1882, %1882, %1919 : f32
        %1921 = math.fma %1891, %1891, %1920 : f32
        %1922 = math.fma %1900, %1900, %1921 : f32
        %1923 = math.fma %1909, %1909, %1922 : f32
        %1924 = vector.broadcast %1923 : f32 to vector<1xf32>
        %1925 = wave.reduce "add" %1924 : vector<1xf32>
        %1926 = arith.mulf %1925, %inverseHeadDim : f32
        %1927 = arith.addf %1926, %epsilon : f32
        %1928 = math.sqrt %1927 : f32
        %1929 = arith.divf %c26, %1928 : f32
        %1930 = arith.cmpi slt, %0, %heads : index
        %1931 = arith.addi %1838, %c5 : index
        %1932 = memref.load %query_norm[%1838] : memref<?xf32>
        %1933 = memref.load %key_norm[%1838] : memref<?xf32>
        %1934 = arith.select %1930, %1932, %1933 : f32
        %1935 = arith.mulf %1846, %1929 : f32
        %1936 = arith.mulf %1935, %1934 : f32
        %1937 = arith.select %1915, %1936, %1846 : f32
        %1938 = memref.load %query_norm[%1931] : memref<?xf32>
        %1939 = memref.load %key_norm[%1931] : memref<?xf32>
        %1940 = arith.select %1930, %1938, %1939 : f32
        %1941 = arith.mulf %1855, %1929 : f32
        %1942 = arith.mulf %1941, %1940 : f32
        %1943 = arith.select %1915, %1942, %1855 : f32
        %1944 = arith.addi %1856, %c5 : index
        %1945 = memref.load %query_norm[%1856] : memref<?xf32>
        %1946 = memref.load %key_norm[%1856] : memref<?xf32>
        %1947 = arith.select %1930, %1945, %1946 : f32
        %1948 = arith.mulf %1864, %1929 : f32
        %1949 = arith.mulf %1948, %1947 : f32
        %1950 = arith.select %1915, %1949, %1864 : f32
        %1951 = memref.load %query_norm[%1944] : memref<?xf32>
        %1952 = memref.load %key_norm[%1944] : memref<?xf32>
        %1953 = arith.select %1930, %1951, %1952 : f32
        %1954 = arith.mulf %1873, %1929 : f32
        %1955 = arith.mulf %1954, %1953 : f32
        %1956 = arith.select %1915, %1955, %1873 : f32
        %1957 = arith.addi %1874, %c5 : index
        %1958 = memref.load %query_norm[%1874] : memref<?xf32>
        %1959 = memref.load %key_norm[%1874] : memref<?xf32>
        %1960 = arith.select %1930, %1958, %1959 : f32
        %1961 = arith.mulf %1882, %1929 : f32
        %1962 = arith.mulf %1961, %1960 : f32
        %1963 = arith.select %1915, %1962, %1882 : f32
        %1964 = memref.load %query_norm[%1957] : memref<?xf32>
        %1965 = memref.load %key_norm[%1957] : memref<?xf32>
        %1966 = arith.select %1930, %1964, %1965 : f32
        %1967 = arith.mulf %1891, %1929 : f32
        %1968 = arith.mulf %1967, %1966 : f32
        %1969 = arith.select %1915, %1968, %1891 : f32
        %1970 = arith.addi %1892, %c5 : index
        %1971 = memref.load %query_norm[%1892] : memref<?xf32>
        %1972 = memref.load %key_norm[%1892] : memref<?xf32>
        %1973 = arith.select %1930, %1971, %1972 : f32
        %1974 = arith.mulf %1900, %1929 : f32
        %1975 = arith.mulf %1974, %1973 : f32
        %1976 = arith.select %1915, %1975, %1900 : f32
        %1977 = memref.load %query_norm[%1970] : memref<?xf32>
        %1978 = memref.load %key_norm[%1970] : memref<?xf32>
        %1979 = arith.select %1930, %1977, %1978 : f32
        %1980 = arith.mulf %1909, %1929 : f32
        %1981 = arith.mulf %1980, %1979 : f32
        %1982 = arith.select %1915, %1981, %1909 : f32
        %1983 = arith.remui %1914, %c19 : index
        %1984 = arith.muli %1983, %c19 : index
        %1985 = arith.addi %1984, %1838 : index
        %1986 = arith.divui %1914, %c19 : index
        %1987 = arith.addi %1986, %c19 : index
        %1988 = arith.muli %1987, %c19 : index
        %1989 = arith.addi %1988, %1838 : index
        %1990 = memref.load %rope[%1985] : memref<?xf32>
        %1991 = arith.addi %1985, %c5 : index
        %1992 = memref.load %rope[%1991] : memref<?xf32>
        %1993 = memref.load %rope[%1989] : memref<?xf32>
        %1994 = arith.addi %1989, %c5 : index
        %1995 = memref.load %rope[%1994] : memref<?xf32>
        %1996 = arith.mulf %1993, %1990 : f32
        %1997 = arith.mulf %1995, %1992 : f32
        %1998 = arith.subf %1996, %1997 : f32
        %1999 = arith.mulf %1995, %1990 : f32
        %2000 = arith.mulf %1993, %1992 : f32
        %2001 = arith.addf %1999, %2000 : f32
        %2002 = arith.mulf %1937, %1998 : f32
        %2003 = arith.mulf %1943, %2001 : f32
        %2004 = arith.subf %2002, %2003 : f32
        %2005 = arith.mulf %1943, %1998 : f32
        %2006 = arith.mulf %1937, %2001 : f32
        %2007 = arith.addf %2005, %2006 : f32
        %2008 = arith.cmpi slt, %0, %heads : index
        scf.if %2008 {
          %2009 = arith.muli %1835, %heads : index
          %2010 = arith.addi %2009, %0 : index
          %2011 = arith.muli %2010, %c19 : index
          %2012 = arith.addi %2011, %1838 : index
          memref.store %2004, %q[%2012] : memref<?xf32>
          %2013 = arith.addi %2012, %c5 : index
          memref.store %2007, %q[%2013] : memref<?xf32>
        } else {
          %2014 = arith.addi %1836, %1838 : index
          memref.store %2004, %15[%2014] : memref<?xf32>
          %2015 = arith.addi %1836, %1838 : index
          %2016 = arith.addi %2015, %c5 : index
          memref.store %2007, %15[%2016] : memref<?xf32>
        }
        %2017 = arith.remui %1914, %c19 : index
        %2018 = arith.muli %2017, %c19 : index
        %2019 = arith.addi %2018, %1856 : index
        %2020 = arith.divui %1914, %c19 : index
        %2021 = arith.addi %2020, %c19 : index
        %2022 = arith.muli %2021, %c19 : index
        %2023 = arith.addi %2022, %1856 : index
        %2024 = memref.load %rope[%2019] : memref<?xf32>
        %2025 = arith.addi %2019, %c5 : index
        %2026 = memref.load %rope[%2025] : memref<?xf32>
        %2027 = memref.load %rope[%2023] : memref<?xf32>
        %2028 = arith.addi %2023, %c5 : index
        %2029 = memref.load %rope[%2028] : memref<?xf32>
        %2030 = arith.mulf %2027, %2024 : f32
        %2031 = arith.mulf %2029, %2026 : f32
        %2032 = arith.subf %2030, %2031 : f32
        %2033 = arith.mulf %2029, %2024 : f32
        %2034 = arith.mulf %2027, %2026 : f32
        %2035 = arith.addf %2033, %2034 : f32
        %2036 = arith.mulf %1950, %2032 : f32
        %2037 = arith.mulf %1956, %2035 : f32
        %2038 = arith.subf %2036, %2037 : f32
        %2039 = arith.mulf %1956, %2032 : f32
        %2040 = arith.mulf %1950, %2035 : f32
        %2041 = arith.addf %2039, %2040 : f32
        %2042 = arith.cmpi slt, %0, %heads : index
        scf.if %2042 {
          %2043 = arith.muli %1835, %heads : index
          %2044 = arith.addi %2043, %0 : index
          %2045 = arith.muli %2044, %c19 : index
          %2046 = arith.addi %2045, %1856 : index
          memref.store %2038, %q[%2046] : memref<?xf32>
          %2047 = arith.addi %2046, %c5 : index
          memref.store %2041, %q[%2047] : memref<?xf32>
        } else {
          %2048 = arith.addi %1836, %1856 : index
          memref.store %2038, %15[%2048] : memref<?xf32>
          %2049 = arith.addi %1836, %1856 : index
          %2050 = arith.addi %2049, %c5 : index
          memref.store %2041, %15[%2050] : memref<?xf32>
        }
        %2051 = arith.remui %1914, %c19 : index
        %2052 = arith.muli %2051, %c19 : index
        %2053 = arith.addi %2052, %1874 : index
        %2054 = arith.divui %1914, %c19 : index
        %2055 = arith.addi %2054, %c19 : index
        %2056 = arith.muli %2055, %c19 : index
        %2057 = arith.addi %2056, %1874 : index
        %2058 = memref.load %rope[%2053] : memref<?xf32>
        %2059 = arith.addi %2053, %c5 : index
        %2060 = memref.load %rope[%2059] : memref<?xf32>
        %2061 = memref.load %rope[%2057] : memref<?xf32>
        %2062 = arith.addi %2057, %c5 : index
        %2063 = memref.load %rope[%2062] : memref<?xf32>
        %2064 = arith.mulf %2061, %2058 : f32
        %2065 = arith.mulf %2063, %2060 : f32
        %2066 = arith.subf %2064, %2065 : f32
        %2067 = arith.mulf %2063, %2058 : f32
        %2068 = arith.mulf %2061, %2060 : f32
        %2069 = arith.addf %2067, %2068 : f32
        %2070 = arith.mulf %1963, %2066 : f32
        %2071 = arith.mulf %1969, %2069 : f32
        %2072 = arith.subf %2070, %2071 : f32
        %2073 = arith.mulf %1969, %2066 : f32
        %2074 = arith.mulf %1963, %2069 : f32
        %2075 = arith.addf %2073, %2074 : f32
        %2076 = arith.cmpi slt, %0, %heads : index
        scf.if %2076 {
          %2077 = arith.muli %1835, %heads : index
          %2078 = arith.addi %2077, %0 : index
          %2079 = arith.muli %2078, %c19 : index
          %2080 = arith.addi %2079, %1874 : index
          memref.store %2072, %q[%2080] : memref<?xf32>
          %2081 = arith.addi %2080, %c5 : index
          memref.store %2075, %q[%2081] : memref<?xf32>
        } else {
          %2082 = arith.addi %1836, %1874 : index
          memref.store %2072, %15[%2082] : memref<?xf32>
          %2083 = arith.addi %1836, %1874 : index
          %2084 = arith.addi %2083, %c5 : index
          memref.store %2075, %15[%2084] : memref<?xf32>
        }
        %2085 = arith.remui %1914, %c19 : index
        %2086 = arith.muli %2085, %c19 : index
        %2087 = arith.addi %2086, %1892 : index
        %2088 = arith.divui %1914, %c19 : index
        %2089 = arith.addi %2088, %c19 : index
        %2090 = arith.muli %2089, %c19 : index
        %2091 = arith.addi %2090, %1892 : index
        %2092 = memref.load %rope[%2087] : memref<?xf32>
        %2093 = arith.addi %2087, %c5 : index
        %2094 = memref.load %rope[%2093] : memref<?xf32>
        %2095 = memref.load %rope[%2091] : memref<?xf32>
        %2096 = arith.addi %2091, %c5 : index
        %2097 = memref.load %rope[%2096] : memref<?xf32>
        %2098 = arith.mulf %2095, %2092 : f32
        %2099 = arith.mulf %2097, %2094 : f32
        %2100 = arith.subf %2098, %2099 : f32
        %2101 = arith.mulf %2097, %2092 : f32
        %2102 = arith.mulf %2095, %2094 : f32
        %2103 = arith.addf %2101, %2102 : f32
        %2104 = arith.mulf %1976, %2100 : f32
        %2105 = arith.mulf %1982, %2103 : f32
        %2106 = arith.subf %2104, %2105 : f32
        %2107 = arith.mulf %1982, %2100 : f32
        %2108 = arith.mulf %1976, %2103 : f32
        %2109 = arith.addf %2107, %2108 : f32
        %2110 = arith.cmpi slt, %0, %heads : index
        scf.if %2110 {
          %2111 = arith.muli %1835, %heads : index
          %2112 = arith.addi %2111, %0 : index
          %2113 = arith.muli %2112, %c19 : index
          %2114 = arith.addi %2113, %1892 : index
          memref.store %2106, %q[%2114] : memref<?xf32>
          %2115 = arith.addi %2114, %c5 : index
          memref.store %2109, %q[%2115] : memref<?xf32>
        } else {
          %2116 = arith.addi %1836, %1892 : index
          memref.store %2106, %15[%2116] : memref<?xf32>
          %2117 = arith.addi %1836, %1892 : index
          %2118 = arith.addi %2117, %c5 : index
          memref.store %2109, %15[%2118] : memref<?xf32>
        }
      } else {
        %2119 = arith.cmpi slt, %0, %heads : index
        scf.if %2119 {
          %2120 = arith.muli %1835, %heads : index
          %2121 = arith.addi %2120, %0 : index
          %2122 = arith.muli %2121, %c19 : index
          %2123 = arith.addi %2122, %1838 : index
          memref.store %1846, %q[%2123] : memref<?xf32>
          %2124 = arith.addi %2123, %c5 : index
          memref.store %1855, %q[%2124] : memref<?xf32>
        } else {
          %2125 = arith.addi %1836, %1838 : index
          memref.store %1846, %15[%2125] : memref<?xf32>
          %2126 = arith.addi %1836, %1838 : index
          %2127 = arith.addi %2126, %c5 : index
          memref.store %1855, %15[%2127] : memref<?xf32>
        }
        %2128 = arith.cmpi slt, %0, %heads : index
        scf.if %2128 {
          %2129 = arith.muli %1835, %heads : index
          %2130 = arith.addi %2129, %0 : index
          %2131 = arith.muli %2130, %c19 : index
          %2132 = arith.addi %2131, %1856 : index
          memref.store %1864, %q[%2132] : memref<?xf32>
          %2133 = arith.addi %2132, %c5 : index
          memref.store %1873, %q[%2133] : memref<?xf32>
        } else {
          %2134 = arith.addi %1836, %1856 : index
          memref.store %1864, %15[%2134] : memref<?xf32>
          %2135 = arith.addi %1836, %1856 : index
          %2136 = arith.addi %2135, %c5 : index
          memref.store %1873, %15[%2136] : memref<?xf32>
        }
        %2137 = arith.cmpi slt, %0, %heads : index
        scf.if %2137 {
          %2138 = arith.muli %1835, %heads : index
          %2139 = arith.addi %2138, %0 : index
          %2140 = arith.muli %2139, %c19 : index
          %2141 = arith.addi %2140, %1874 : index
          memref.store %1882, %q[%2141] : memref<?xf32>
          %2142 = arith.addi %2141, %c5 : index
          memref.store %1891, %q[%2142] : memref<?xf32>
        } else {
          %2143 = arith.addi %1836, %1874 : index
          memref.store %1882, %15[%2143] : memref<?xf32>
          %2144 = arith.addi %1836, %1874 : index
          %2145 = arith.addi %2144, %c5 : index
          memref.store %1891, %15[%2145] : memref<?xf32>
        }
        %2146 = arith.cmpi slt, %0, %heads : index
        scf.if %2146 {
          %2147 = arith.muli %1835, %heads : index
          %2148 = arith.addi %2147, %0 : index
          %2149 = arith.muli %2148, %c19 : index
          %2150 = arith.addi %2149, %1892 : index
          memref.store %1900, %q[%2150] : memref<?xf32>
          %2151 = arith.addi %2150, %c5 : index
          memref.store %1909, %q[%2151] : memref<?xf32>
        } else {
          %2152 = arith.addi %1836, %1892 : index
          memref.store %1900, %15[%2152] : memref<?xf32>
          %2153 = arith.addi %1836, %1892 : index
          %2154 = arith.addi %2153, %c5 : index
          memref.store %1909, %15[%2154] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2155 = arith.cmpi sge, %0, %heads : index
    scf.if %2155 {
      %2156 = arith.addi %1831, %c8 : index
      %2157 = arith.addi %1830, %2156 : index
      %2158 = arith.cmpi slt, %2157, %17 : index
      scf.if %2158 {
        %2159 = arith.addi %1830, %2156 : index
        %2160 = arith.addi %slotsAt, %2159 : index
        %2161 = memref.load %step[%2160] : memref<?xi32>
        %2162 = arith.index_cast %2161 : i32 to index
        %2163 = arith.cmpi sge, %2162, %c8 : index
        scf.if %2163 {
          %2164 = arith.muli %2156, %c19 : index
          %2165 = arith.subi %0, %heads : index
          %2166 = memref.load %scales[%2165] : memref<?xf32>
          %2167 = vector.broadcast %2166 : f32 to vector<4xf32>
          %2168 = arith.divui %2162, %c6 : index
          %2169 = arith.remui %2162, %c6 : index
          %2170 = arith.muli %2168, %pageBytes : index
          %2171 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2171 {
            %2172 = wave.lane
            %2173 = arith.muli %2172, %c14 : index
            scf.for %2174 = %2173 to %c19 step %c5 {
              %2175 = arith.addi %2164, %2174 : index
              %2176 = vector.load %15[%2175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2177 = arith.mulf %2176, %2167 : vector<4xf32>
              %2178 = arith.minimumf %2177, %c36 : vector<4xf32>
              %2179 = arith.maximumf %2178, %c37 : vector<4xf32>
              %2180 = arith.truncf %2179 : vector<4xf32> to vector<4xf16>
              %2181 = vector.bitcast %2180 : vector<4xf16> to vector<8xi8>
              %2182 = arith.cmpi slt, %2165, %kvHeads : index
              scf.if %2182 {
                %2183 = arith.muli %2165, %c38 : index
                %2184 = arith.addi %2170, %2183 : index
                %2185 = arith.divui %2174, %c6 : index
                %2186 = arith.muli %2185, %c18 : index
                %2187 = arith.remui %2174, %c6 : index
                %2188 = arith.divui %2187, %c2 : index
                %2189 = arith.muli %2188, %c19 : index
                %2190 = arith.muli %2169, %c6 : index
                %2191 = arith.addi %2189, %2190 : index
                %2192 = arith.remui %2187, %c2 : index
                %2193 = arith.muli %2192, %c7 : index
                %2194 = arith.addi %2191, %2193 : index
                %2195 = arith.addi %2186, %2194 : index
                %2196 = arith.addi %2184, %2195 : index
                vector.store %2181, %kv[%2196] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2197 = arith.subi %2165, %kvHeads : index
                %2198 = arith.muli %2197, %c38 : index
                %2199 = arith.addi %2170, %2198 : index
                %2200 = arith.addi %2174, %c8 : index
                %2201 = arith.divui %2200, %c6 : index
                %2202 = arith.muli %2201, %c18 : index
                %2203 = arith.addi %2202, %c10 : index
                %2204 = arith.remui %2200, %c6 : index
                %2205 = arith.divui %2169, %c7 : index
                %2206 = arith.remui %2169, %c7 : index
                %2207 = arith.muli %2206, %c2 : index
                %2208 = arith.addi %2205, %2207 : index
                %2209 = arith.divui %2208, %c2 : index
                %2210 = arith.muli %2209, %c19 : index
                %2211 = arith.muli %2204, %c6 : index
                %2212 = arith.addi %2210, %2211 : index
                %2213 = arith.remui %2208, %c2 : index
                %2214 = arith.muli %2213, %c7 : index
                %2215 = arith.addi %2212, %2214 : index
                %2216 = arith.addi %2203, %2215 : index
                %2217 = arith.addi %2199, %2216 : index
                %2218 = vector.shuffle %2181, %2181 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2218, %kv[%2217] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2219 = arith.addi %2174, %c9 : index
                %2220 = arith.divui %2219, %c6 : index
                %2221 = arith.muli %2220, %c18 : index
                %2222 = arith.addi %2221, %c10 : index
                %2223 = arith.remui %2219, %c6 : index
                %2224 = arith.divui %2169, %c7 : index
                %2225 = arith.remui %2169, %c7 : index
                %2226 = arith.muli %2225, %c2 : index
                %2227 = arith.addi %2224, %2226 : index
                %2228 = arith.divui %2227, %c2 : index
                %2229 = arith.muli %2228, %c19 : index
                %2230 = arith.muli %2223, %c6 : index
                %2231 = arith.addi %2229, %2230 : index
                %2232 = arith.remui %2227, %c2 : index
                %2233 = arith.muli %2232, %c7 : index
                %2234 = arith.addi %2231, %2233 : index
                %2235 = arith.addi %2222, %2234 : index
                %2236 = arith.addi %2199, %2235 : index
                %2237 = vector.shuffle %2181, %2181 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2237, %kv[%2236] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2238 = arith.addi %2174, %c7 : index
                %2239 = arith.divui %2238, %c6 : index
                %2240 = arith.muli %2239, %c18 : index
                %2241 = arith.addi %2240, %c10 : index
                %2242 = arith.remui %2238, %c6 : index
                %2243 = arith.divui %2169, %c7 : index
                %2244 = arith.remui %2169, %c7 : index
                %2245 = arith.muli %2244, %c2 : index
                %2246 = arith.addi %2243, %2245 : index
                %2247 = arith.divui %2246, %c2 : index
                %2248 = arith.muli %2247, %c19 : index
                %2249 = arith.muli %2242, %c6 : index
                %2250 = arith.addi %2248, %2249 : index
                %2251 = arith.remui %2246, %c2 : index
                %2252 = arith.muli %2251, %c7 : index
                %2253 = arith.addi %2250, %2252 : index
                %2254 = arith.addi %2241, %2253 : index
                %2255 = arith.addi %2199, %2254 : index
                %2256 = vector.shuffle %2181, %2181 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2256, %kv[%2255] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2257 = arith.addi %2174, %c20 : index
                %2258 = arith.divui %2257, %c6 : index
                %2259 = arith.muli %2258, %c18 : index
                %2260 = arith.addi %2259, %c10 : index
                %2261 = arith.remui %2257, %c6 : index
                %2262 = arith.divui %2169, %c7 : index
                %2263 = arith.remui %2169, %c7 : index
                %2264 = arith.muli %2263, %c2 : index
                %2265 = arith.addi %2262, %2264 : index
                %2266 = arith.divui %2265, %c2 : index
                %2267 = arith.muli %2266, %c19 : index
                %2268 = arith.muli %2261, %c6 : index
                %2269 = arith.addi %2267, %2268 : index
                %2270 = arith.remui %2265, %c2 : index
                %2271 = arith.muli %2270, %c7 : index
                %2272 = arith.addi %2269, %2271 : index
                %2273 = arith.addi %2260, %2272 : index
                %2274 = arith.addi %2199, %2273 : index
                %2275 = vector.shuffle %2181, %2181 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2275, %kv[%2274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2276 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2276 {
            %2277 = wave.lane
            %2278 = arith.muli %2277, %c14 : index
            scf.for %2279 = %2278 to %c19 step %c5 {
              %2280 = arith.addi %2164, %2279 : index
              %2281 = vector.load %15[%2280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2282 = arith.mulf %2281, %2167 : vector<4xf32>
              %2283 = wave.fp8_encode "e4m3" %2282 : vector<4xf32> -> vector<4xi8>
              %2284 = arith.cmpi slt, %2165, %kvHeads : index
              scf.if %2284 {
                %2285 = arith.muli %2165, %c10 : index
                %2286 = arith.addi %2170, %2285 : index
                %2287 = vector.shuffle %2283, %2283 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2288 = arith.divui %2279, %c6 : index
                %2289 = arith.muli %2288, %c19 : index
                %2290 = arith.remui %2279, %c6 : index
                %2291 = arith.muli %2169, %c6 : index
                %2292 = arith.divui %2290, %c14 : index
                %2293 = arith.muli %2292, %c14 : index
                %2294 = arith.remui %2290, %c7 : index
                %2295 = arith.muli %2294, %c7 : index
                %2296 = arith.addi %2293, %2295 : index
                %2297 = arith.divui %2290, %c7 : index
                %2298 = arith.remui %2297, %c7 : index
                %2299 = arith.addi %2296, %2298 : index
                %2300 = arith.addi %2291, %2299 : index
                %2301 = arith.addi %2289, %2300 : index
                %2302 = arith.addi %2286, %2301 : index
                vector.store %2287, %kv[%2302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2303 = arith.subi %2165, %kvHeads : index
                %2304 = arith.muli %2303, %c10 : index
                %2305 = arith.addi %2170, %2304 : index
                %2306 = arith.addi %2279, %c8 : index
                %2307 = arith.divui %2306, %c6 : index
                %2308 = arith.muli %2307, %c19 : index
                %2309 = arith.addi %2308, %c11 : index
                %2310 = arith.remui %2306, %c6 : index
                %2311 = arith.divui %2169, %c7 : index
                %2312 = arith.remui %2169, %c7 : index
                %2313 = arith.muli %2312, %c2 : index
                %2314 = arith.addi %2311, %2313 : index
                %2315 = arith.muli %2310, %c6 : index
                %2316 = arith.divui %2314, %c14 : index
                %2317 = arith.muli %2316, %c14 : index
                %2318 = arith.remui %2314, %c7 : index
                %2319 = arith.muli %2318, %c7 : index
                %2320 = arith.addi %2317, %2319 : index
                %2321 = arith.divui %2314, %c7 : index
                %2322 = arith.remui %2321, %c7 : index
                %2323 = arith.addi %2320, %2322 : index
                %2324 = arith.addi %2315, %2323 : index
                %2325 = arith.addi %2309, %2324 : index
                %2326 = arith.addi %2305, %2325 : index
                %2327 = vector.shuffle %2283, %2283 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2327, %kv[%2326] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2328 = arith.addi %2279, %c9 : index
                %2329 = arith.divui %2328, %c6 : index
                %2330 = arith.muli %2329, %c19 : index
                %2331 = arith.addi %2330, %c11 : index
                %2332 = arith.remui %2328, %c6 : index
                %2333 = arith.divui %2169, %c7 : index
                %2334 = arith.remui %2169, %c7 : index
                %2335 = arith.muli %2334, %c2 : index
                %2336 = arith.addi %2333, %2335 : index
                %2337 = arith.muli %2332, %c6 : index
                %2338 = arith.divui %2336, %c14 : index
                %2339 = arith.muli %2338, %c14 : index
                %2340 = arith.remui %2336, %c7 : index
                %2341 = arith.muli %2340, %c7 : index
                %2342 = arith.addi %2339, %2341 : index
                %2343 = arith.divui %2336, %c7 : index
                %2344 = arith.remui %2343, %c7 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.addi %2337, %2345 : index
                %2347 = arith.addi %2331, %2346 : index
                %2348 = arith.addi %2305, %2347 : index
                %2349 = vector.shuffle %2283, %2283 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2349, %kv[%2348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2350 = arith.addi %2279, %c7 : index
                %2351 = arith.divui %2350, %c6 : index
                %2352 = arith.muli %2351, %c19 : index
                %2353 = arith.addi %2352, %c11 : index
                %2354 = arith.remui %2350, %c6 : index
                %2355 = arith.divui %2169, %c7 : index
                %2356 = arith.remui %2169, %c7 : index
                %2357 = arith.muli %2356, %c2 : index
                %2358 = arith.addi %2355, %2357 : index
                %2359 = arith.muli %2354, %c6 : index
                %2360 = arith.divui %2358, %c14 : index
                %2361 = arith.muli %2360, %c14 : index
                %2362 = arith.remui %2358, %c7 : index
                %2363 = arith.muli %2362, %c7 : index
                %2364 = arith.addi %2361, %2363 : index
                %2365 = arith.divui %2358, %c7 : index
                %2366 = arith.remui %2365, %c7 : index
                %2367 = arith.addi %2364, %2366 : index
                %2368 = arith.addi %2359, %2367 : index
                %2369 = arith.addi %2353, %2368 : index
                %2370 = arith.addi %2305, %2369 : index
                %2371 = vector.shuffle %2283, %2283 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2371, %kv[%2370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2372 = arith.addi %2279, %c20 : index
                %2373 = arith.divui %2372, %c6 : index
                %2374 = arith.muli %2373, %c19 : index
                %2375 = arith.addi %2374, %c11 : index
                %2376 = arith.remui %2372, %c6 : index
                %2377 = arith.divui %2169, %c7 : index
                %2378 = arith.remui %2169, %c7 : index
                %2379 = arith.muli %2378, %c2 : index
                %2380 = arith.addi %2377, %2379 : index
                %2381 = arith.muli %2376, %c6 : index
                %2382 = arith.divui %2380, %c14 : index
                %2383 = arith.muli %2382, %c14 : index
                %2384 = arith.remui %2380, %c7 : index
                %2385 = arith.muli %2384, %c7 : index
                %2386 = arith.addi %2383, %2385 : index
                %2387 = arith.divui %2380, %c7 : index
                %2388 = arith.remui %2387, %c7 : index
                %2389 = arith.addi %2386, %2388 : index
                %2390 = arith.addi %2381, %2389 : index
                %2391 = arith.addi %2375, %2390 : index
                %2392 = arith.addi %2305, %2391 : index
                %2393 = vector.shuffle %2283, %2283 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2393, %kv[%2392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2394 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2394 {
            %2395 = wave.lane
            %2396 = arith.muli %2395, %c14 : index
            scf.for %2397 = %2396 to %c19 step %c5 {
              %2398 = arith.addi %2164, %2397 : index
              %2399 = vector.load %15[%2398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2400 = arith.mulf %2399, %2167 : vector<4xf32>
              %2401 = wave.fp8_encode "e5m2" %2400 : vector<4xf32> -> vector<4xi8>
              %2402 = arith.cmpi slt, %2165, %kvHeads : index
              scf.if %2402 {
                %2403 = arith.muli %2165, %c10 : index
                %2404 = arith.addi %2170, %2403 : index
                %2405 = vector.shuffle %2401, %2401 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2406 = arith.divui %2397, %c6 : index
                %2407 = arith.muli %2406, %c19 : index
                %2408 = arith.remui %2397, %c6 : index
                %2409 = arith.muli %2169, %c6 : index
                %2410 = arith.divui %2408, %c14 : index
                %2411 = arith.muli %2410, %c14 : index
                %2412 = arith.remui %2408, %c7 : index
                %2413 = arith.muli %2412, %c7 : index
                %2414 = arith.addi %2411, %2413 : index
                %2415 = arith.divui %2408, %c7 : index
                %2416 = arith.remui %2415, %c7 : index
                %2417 = arith.addi %2414, %2416 : index
                %2418 = arith.addi %2409, %2417 : index
                %2419 = arith.addi %2407, %2418 : index
                %2420 = arith.addi %2404, %2419 : index
                vector.store %2405, %kv[%2420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2421 = arith.subi %2165, %kvHeads : index
                %2422 = arith.muli %2421, %c10 : index
                %2423 = arith.addi %2170, %2422 : index
                %2424 = arith.addi %2397, %c8 : index
                %2425 = arith.divui %2424, %c6 : index
                %2426 = arith.muli %2425, %c19 : index
                %2427 = arith.addi %2426, %c11 : index
                %2428 = arith.remui %2424, %c6 : index
                %2429 = arith.divui %2169, %c7 : index
                %2430 = arith.remui %2169, %c7 : index
                %2431 = arith.muli %2430, %c2 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.muli %2428, %c6 : index
                %2434 = arith.divui %2432, %c14 : index
                %2435 = arith.muli %2434, %c14 : index
                %2436 = arith.remui %2432, %c7 : index
                %2437 = arith.muli %2436, %c7 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.divui %2432, %c7 : index
                %2440 = arith.remui %2439, %c7 : index
                %2441 = arith.addi %2438, %2440 : index
                %2442 = arith.addi %2433, %2441 : index
                %2443 = arith.addi %2427, %2442 : index
                %2444 = arith.addi %2423, %2443 : index
                %2445 = vector.shuffle %2401, %2401 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2445, %kv[%2444] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2446 = arith.addi %2397, %c9 : index
                %2447 = arith.divui %2446, %c6 : index
                %2448 = arith.muli %2447, %c19 : index
                %2449 = arith.addi %2448, %c11 : index
                %2450 = arith.remui %2446, %c6 : index
                %2451 = arith.divui %2169, %c7 : index
                %2452 = arith.remui %2169, %c7 : index
                %2453 = arith.muli %2452, %c2 : index
                %2454 = arith.addi %2451, %2453 : index
                %2455 = arith.muli %2450, %c6 : index
                %2456 = arith.divui %2454, %c14 : index
                %2457 = arith.muli %2456, %c14 : index
                %2458 = arith.remui %2454, %c7 : index
                %2459 = arith.muli %2458, %c7 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.divui %2454, %c7 : index
                %2462 = arith.remui %2461, %c7 : index
                %2463 = arith.addi %2460, %2462 : index
                %2464 = arith.addi %2455, %2463 : index
                %2465 = arith.addi %2449, %2464 : index
                %2466 = arith.addi %2423, %2465 : index
                %2467 = vector.shuffle %2401, %2401 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2467, %kv[%2466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2468 = arith.addi %2397, %c7 : index
                %2469 = arith.divui %2468, %c6 : index
                %2470 = arith.muli %2469, %c19 : index
                %2471 = arith.addi %2470, %c11 : index
                %2472 = arith.remui %2468, %c6 : index
                %2473 = arith.divui %2169, %c7 : index
                %2474 = arith.remui %2169, %c7 : index
                %2475 = arith.muli %2474, %c2 : index
                %2476 = arith.addi %2473, %2475 : index
                %2477 = arith.muli %2472, %c6 : index
                %2478 = arith.divui %2476, %c14 : index
                %2479 = arith.muli %2478, %c14 : index
                %2480 = arith.remui %2476, %c7 : index
                %2481 = arith.muli %2480, %c7 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.divui %2476, %c7 : index
                %2484 = arith.remui %2483, %c7 : index
                %2485 = arith.addi %2482, %2484 : index
                %2486 = arith.addi %2477, %2485 : index
                %2487 = arith.addi %2471, %2486 : index
                %2488 = arith.addi %2423, %2487 : index
                %2489 = vector.shuffle %2401, %2401 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2489, %kv[%2488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2490 = arith.addi %2397, %c20 : index
                %2491 = arith.divui %2490, %c6 : index
                %2492 = arith.muli %2491, %c19 : index
                %2493 = arith.addi %2492, %c11 : index
                %2494 = arith.remui %2490, %c6 : index
                %2495 = arith.divui %2169, %c7 : index
                %2496 = arith.remui %2169, %c7 : index
                %2497 = arith.muli %2496, %c2 : index
                %2498 = arith.addi %2495, %2497 : index
                %2499 = arith.muli %2494, %c6 : index
                %2500 = arith.divui %2498, %c14 : index
                %2501 = arith.muli %2500, %c14 : index
                %2502 = arith.remui %2498, %c7 : index
                %2503 = arith.muli %2502, %c7 : index
                %2504 = arith.addi %2501, %2503 : index
                %2505 = arith.divui %2498, %c7 : index
                %2506 = arith.remui %2505, %c7 : index
                %2507 = arith.addi %2504, %2506 : index
                %2508 = arith.addi %2499, %2507 : index
                %2509 = arith.addi %2493, %2508 : index
                %2510 = arith.addi %2423, %2509 : index
                %2511 = vector.shuffle %2401, %2401 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2511, %kv[%2510] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2512 = arith.addi %18, %c4 : index
    %2513 = wave.lane
    %2514 = arith.muli %3, %c7 : index
    %2515 = arith.muli %2514, %c19 : index
    %2516 = arith.addi %2515, %2513 : index
    %2517 = arith.muli %4, %c11 : index
    %2518 = arith.addi %2517, %2516 : index
    %2519 = arith.addi %2518, %c8 : index
    %2520 = arith.addi %2519, %c8 : index
    %2521 = vector.extract %446#4[0] : f32 from vector<8xf32>
    memref.store %2521, %14[%2520] : memref<?xf32>
    %2522 = arith.muli %4, %c11 : index
    %2523 = arith.addi %2522, %2516 : index
    %2524 = arith.addi %2523, %c8 : index
    %2525 = arith.addi %2524, %c4 : index
    %2526 = vector.extract %446#4[1] : f32 from vector<8xf32>
    memref.store %2526, %14[%2525] : memref<?xf32>
    %2527 = arith.muli %4, %c11 : index
    %2528 = arith.addi %2527, %2516 : index
    %2529 = arith.addi %2528, %c8 : index
    %2530 = arith.addi %2529, %c12 : index
    %2531 = vector.extract %446#4[2] : f32 from vector<8xf32>
    memref.store %2531, %14[%2530] : memref<?xf32>
    %2532 = arith.muli %4, %c11 : index
    %2533 = arith.addi %2532, %2516 : index
    %2534 = arith.addi %2533, %c8 : index
    %2535 = arith.addi %2534, %c21 : index
    %2536 = vector.extract %446#4[3] : f32 from vector<8xf32>
    memref.store %2536, %14[%2535] : memref<?xf32>
    %2537 = arith.muli %4, %c11 : index
    %2538 = arith.addi %2537, %2516 : index
    %2539 = arith.addi %2538, %c8 : index
    %2540 = arith.addi %2539, %c5 : index
    %2541 = vector.extract %446#4[4] : f32 from vector<8xf32>
    memref.store %2541, %14[%2540] : memref<?xf32>
    %2542 = arith.muli %4, %c11 : index
    %2543 = arith.addi %2542, %2516 : index
    %2544 = arith.addi %2543, %c8 : index
    %2545 = arith.addi %2544, %c22 : index
    %2546 = vector.extract %446#4[5] : f32 from vector<8xf32>
    memref.store %2546, %14[%2545] : memref<?xf32>
    %2547 = arith.muli %4, %c11 : index
    %2548 = arith.addi %2547, %2516 : index
    %2549 = arith.addi %2548, %c8 : index
    %2550 = arith.addi %2549, %c23 : index
    %2551 = vector.extract %446#4[6] : f32 from vector<8xf32>
    memref.store %2551, %14[%2550] : memref<?xf32>
    %2552 = arith.muli %4, %c11 : index
    %2553 = arith.addi %2552, %2516 : index
    %2554 = arith.addi %2553, %c8 : index
    %2555 = arith.addi %2554, %c24 : index
    %2556 = vector.extract %446#4[7] : f32 from vector<8xf32>
    memref.store %2556, %14[%2555] : memref<?xf32>
    %2557 = arith.muli %4, %c11 : index
    %2558 = arith.addi %2557, %2516 : index
    %2559 = arith.addi %2558, %c19 : index
    %2560 = arith.addi %2559, %c8 : index
    %2561 = vector.extract %446#5[0] : f32 from vector<8xf32>
    memref.store %2561, %14[%2560] : memref<?xf32>
    %2562 = arith.muli %4, %c11 : index
    %2563 = arith.addi %2562, %2516 : index
    %2564 = arith.addi %2563, %c19 : index
    %2565 = arith.addi %2564, %c4 : index
    %2566 = vector.extract %446#5[1] : f32 from vector<8xf32>
    memref.store %2566, %14[%2565] : memref<?xf32>
    %2567 = arith.muli %4, %c11 : index
    %2568 = arith.addi %2567, %2516 : index
    %2569 = arith.addi %2568, %c19 : index
    %2570 = arith.addi %2569, %c12 : index
    %2571 = vector.extract %446#5[2] : f32 from vector<8xf32>
    memref.store %2571, %14[%2570] : memref<?xf32>
    %2572 = arith.muli %4, %c11 : index
    %2573 = arith.addi %2572, %2516 : index
    %2574 = arith.addi %2573, %c19 : index
    %2575 = arith.addi %2574, %c21 : index
    %2576 = vector.extract %446#5[3] : f32 from vector<8xf32>
    memref.store %2576, %14[%2575] : memref<?xf32>
    %2577 = arith.muli %4, %c11 : index
    %2578 = arith.addi %2577, %2516 : index
    %2579 = arith.addi %2578, %c19 : index
    %2580 = arith.addi %2579, %c5 : index
    %2581 = vector.extract %446#5[4] : f32 from vector<8xf32>
    memref.store %2581, %14[%2580] : memref<?xf32>
    %2582 = arith.muli %4, %c11 : index
    %2583 = arith.addi %2582, %2516 : index
    %2584 = arith.addi %2583, %c19 : index
    %2585 = arith.addi %2584, %c22 : index
    %2586 = vector.extract %446#5[5] : f32 from vector<8xf32>
    memref.store %2586, %14[%2585] : memref<?xf32>
    %2587 = arith.muli %4, %c11 : index
    %2588 = arith.addi %2587, %2516 : index
    %2589 = arith.addi %2588, %c19 : index
    %2590 = arith.addi %2589, %c23 : index
    %2591 = vector.extract %446#5[6] : f32 from vector<8xf32>
    memref.store %2591, %14[%2590] : memref<?xf32>
    %2592 = arith.muli %4, %c11 : index
    %2593 = arith.addi %2592, %2516 : index
    %2594 = arith.addi %2593, %c19 : index
    %2595 = arith.addi %2594, %c24 : index
    %2596 = vector.extract %446#5[7] : f32 from vector<8xf32>
    memref.store %2596, %14[%2595] : memref<?xf32>
    wave.barrier
    %2597 = arith.muli %4, %c14 : index
    %2598 = arith.addi %2597, %c8 : index
    %2599 = arith.muli %2598, %c7 : index
    %2600 = arith.divui %2513, %c6 : index
    %2601 = arith.addi %2599, %2600 : index
    %2602 = arith.addi %2512, %2601 : index
    %2603 = arith.cmpi slt, %2602, %17 : index
    scf.if %2603 {
      %2604 = arith.cmpi eq, %hasFactors, %c9 : index
      %2605 = memref.load %factors[%2602] : memref<?xf32>
      %2606 = arith.select %2604, %2605, %c26 : f32
      %2607 = arith.addi %2516, %c8 : index
      %2608 = arith.muli %2598, %c4 : index
      %2609 = arith.addi %2607, %2608 : index
      %2610 = memref.load %14[%2609] : memref<?xf32>
      %2611 = arith.addi %2609, %c11 : index
      %2612 = memref.load %14[%2611] : memref<?xf32>
      %2613 = arith.addf %2610, %2612 : f32
      %2614 = arith.remui %2513, %c6 : index
      %2615 = arith.muli %2614, %c14 : index
      %2616 = arith.addi %11, %2615 : index
      %2617 = vector.load %w[%2616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2618 = vector.bitcast %2617 : vector<4xi8> to vector<1xf32>
      %2619 = vector.extract %2618[0] : f32 from vector<1xf32>
      %2620 = arith.mulf %2619, %2606 : f32
      %2621 = arith.mulf %2613, %2620 : f32
      %2622 = arith.muli %3, %c7 : index
      %2623 = arith.addi %2622, %c8 : index
      %2624 = arith.muli %2623, %c6 : index
      %2625 = arith.remui %2513, %c6 : index
      %2626 = arith.addi %2624, %2625 : index
      %2627 = arith.muli %2601, %c19 : index
      %2628 = arith.addi %2627, %2626 : index
      memref.store %2621, %15[%2628] : memref<?xf32>
      %2629 = arith.addi %2516, %c19 : index
      %2630 = arith.muli %2598, %c4 : index
      %2631 = arith.addi %2629, %2630 : index
      %2632 = memref.load %14[%2631] : memref<?xf32>
      %2633 = arith.addi %2631, %c11 : index
      %2634 = memref.load %14[%2633] : memref<?xf32>
      %2635 = arith.addf %2632, %2634 : f32
      %2636 = arith.remui %2513, %c6 : index
      %2637 = arith.muli %2636, %c14 : index
      %2638 = arith.addi %13, %2637 : index
      %2639 = vector.load %w[%2638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2640 = vector.bitcast %2639 : vector<4xi8> to vector<1xf32>
      %2641 = vector.extract %2640[0] : f32 from vector<1xf32>
      %2642 = arith.mulf %2641, %2606 : f32
      %2643 = arith.mulf %2635, %2642 : f32
      %2644 = arith.muli %3, %c7 : index
      %2645 = arith.addi %2644, %c9 : index
      %2646 = arith.muli %2645, %c6 : index
      %2647 = arith.remui %2513, %c6 : index
      %2648 = arith.addi %2646, %2647 : index
      %2649 = arith.muli %2601, %c19 : index
      %2650 = arith.addi %2649, %2648 : index
      memref.store %2643, %15[%2650] : memref<?xf32>
    }
    %2651 = arith.muli %4, %c14 : index
    %2652 = arith.addi %2651, %c9 : index
    %2653 = arith.muli %2652, %c7 : index
    %2654 = arith.divui %2513, %c6 : index
    %2655 = arith.addi %2653, %2654 : index
    %2656 = arith.addi %2512, %2655 : index
    %2657 = arith.cmpi slt, %2656, %17 : index
    scf.if %2657 {
      %2658 = arith.cmpi eq, %hasFactors, %c9 : index
      %2659 = memref.load %factors[%2656] : memref<?xf32>
      %2660 = arith.select %2658, %2659, %c26 : f32
      %2661 = arith.addi %2516, %c8 : index
      %2662 = arith.muli %2652, %c4 : index
      %2663 = arith.addi %2661, %2662 : index
      %2664 = memref.load %14[%2663] : memref<?xf32>
      %2665 = arith.addi %2663, %c11 : index
      %2666 = memref.load %14[%2665] : memref<?xf32>
      %2667 = arith.addf %2664, %2666 : f32
      %2668 = arith.remui %2513, %c6 : index
      %2669 = arith.muli %2668, %c14 : index
      %2670 = arith.addi %11, %2669 : index
      %2671 = vector.load %w[%2670] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2672 = vector.bitcast %2671 : vector<4xi8> to vector<1xf32>
      %2673 = vector.extract %2672[0] : f32 from vector<1xf32>
      %2674 = arith.mulf %2673, %2660 : f32
      %2675 = arith.mulf %2667, %2674 : f32
      %2676 = arith.muli %3, %c7 : index
      %2677 = arith.addi %2676, %c8 : index
      %2678 = arith.muli %2677, %c6 : index
      %2679 = arith.remui %2513, %c6 : index
      %2680 = arith.addi %2678, %2679 : index
      %2681 = arith.muli %2655, %c19 : index
      %2682 = arith.addi %2681, %2680 : index
      memref.store %2675, %15[%2682] : memref<?xf32>
      %2683 = arith.addi %2516, %c19 : index
      %2684 = arith.muli %2652, %c4 : index
      %2685 = arith.addi %2683, %2684 : index
      %2686 = memref.load %14[%2685] : memref<?xf32>
      %2687 = arith.addi %2685, %c11 : index
      %2688 = memref.load %14[%2687] : memref<?xf32>
      %2689 = arith.addf %2686, %2688 : f32
      %2690 = arith.remui %2513, %c6 : index
      %2691 = arith.muli %2690, %c14 : index
      %2692 = arith.addi %13, %2691 : index
      %2693 = vector.load %w[%2692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2694 = vector.bitcast %2693 : vector<4xi8> to vector<1xf32>
      %2695 = vector.extract %2694[0] : f32 from vector<1xf32>
      %2696 = arith.mulf %2695, %2660 : f32
      %2697 = arith.mulf %2689, %2696 : f32
      %2698 = arith.muli %3, %c7 : index
      %2699 = arith.addi %2698, %c9 : index
      %2700 = arith.muli %2699, %c6 : index
      %2701 = arith.remui %2513, %c6 : index
      %2702 = arith.addi %2700, %2701 : index
      %2703 = arith.muli %2655, %c19 : index
      %2704 = arith.addi %2703, %2702 : index
      memref.store %2697, %15[%2704] : memref<?xf32>
    }
    %2705 = arith.muli %4, %c14 : index
    %2706 = arith.addi %2705, %c7 : index
    %2707 = arith.muli %2706, %c7 : index
    %2708 = arith.divui %2513, %c6 : index
    %2709 = arith.addi %2707, %2708 : index
    %2710 = arith.addi %2512, %2709 : index
    %2711 = arith.cmpi slt, %2710, %17 : index
    scf.if %2711 {
      %2712 = arith.cmpi eq, %hasFactors, %c9 : index
      %2713 = memref.load %factors[%2710] : memref<?xf32>
      %2714 = arith.select %2712, %2713, %c26 : f32
      %2715 = arith.addi %2516, %c8 : index
      %2716 = arith.muli %2706, %c4 : index
      %2717 = arith.addi %2715, %2716 : index
      %2718 = memref.load %14[%2717] : memref<?xf32>
      %2719 = arith.addi %2717, %c11 : index
      %2720 = memref.load %14[%2719] : memref<?xf32>
      %2721 = arith.addf %2718, %2720 : f32
      %2722 = arith.remui %2513, %c6 : index
      %2723 = arith.muli %2722, %c14 : index
      %2724 = arith.addi %11, %2723 : index
      %2725 = vector.load %w[%2724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2726 = vector.bitcast %2725 : vector<4xi8> to vector<1xf32>
      %2727 = vector.extract %2726[0] : f32 from vector<1xf32>
      %2728 = arith.mulf %2727, %2714 : f32
      %2729 = arith.mulf %2721, %2728 : f32
      %2730 = arith.muli %3, %c7 : index
      %2731 = arith.addi %2730, %c8 : index
      %2732 = arith.muli %2731, %c6 : index
      %2733 = arith.remui %2513, %c6 : index
      %2734 = arith.addi %2732, %2733 : index
      %2735 = arith.muli %2709, %c19 : index
      %2736 = arith.addi %2735, %2734 : index
      memref.store %2729, %15[%2736] : memref<?xf32>
      %2737 = arith.addi %2516, %c19 : index
      %2738 = arith.muli %2706, %c4 : index
      %2739 = arith.addi %2737, %2738 : index
      %2740 = memref.load %14[%2739] : memref<?xf32>
      %2741 = arith.addi %2739, %c11 : index
      %2742 = memref.load %14[%2741] : memref<?xf32>
      %2743 = arith.addf %2740, %2742 : f32
      %2744 = arith.remui %2513, %c6 : index
      %2745 = arith.muli %2744, %c14 : index
      %2746 = arith.addi %13, %2745 : index
      %2747 = vector.load %w[%2746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2748 = vector.bitcast %2747 : vector<4xi8> to vector<1xf32>
      %2749 = vector.extract %2748[0] : f32 from vector<1xf32>
      %2750 = arith.mulf %2749, %2714 : f32
      %2751 = arith.mulf %2743, %2750 : f32
      %2752 = arith.muli %3, %c7 : index
      %2753 = arith.addi %2752, %c9 : index
      %2754 = arith.muli %2753, %c6 : index
      %2755 = arith.remui %2513, %c6 : index
      %2756 = arith.addi %2754, %2755 : index
      %2757 = arith.muli %2709, %c19 : index
      %2758 = arith.addi %2757, %2756 : index
      memref.store %2751, %15[%2758] : memref<?xf32>
    }
    %2759 = arith.muli %4, %c14 : index
    %2760 = arith.addi %2759, %c20 : index
    %2761 = arith.muli %2760, %c7 : index
    %2762 = arith.divui %2513, %c6 : index
    %2763 = arith.addi %2761, %2762 : index
    %2764 = arith.addi %2512, %2763 : index
    %2765 = arith.cmpi slt, %2764, %17 : index
    scf.if %2765 {
      %2766 = arith.cmpi eq, %hasFactors, %c9 : index
      %2767 = memref.load %factors[%2764] : memref<?xf32>
      %2768 = arith.select %2766, %2767, %c26 : f32
      %2769 = arith.addi %2516, %c8 : index
      %2770 = arith.muli %2760, %c4 : index
      %2771 = arith.addi %2769, %2770 : index
      %2772 = memref.load %14[%2771] : memref<?xf32>
      %2773 = arith.addi %2771, %c11 : index
      %2774 = memref.load %14[%2773] : memref<?xf32>
      %2775 = arith.addf %2772, %2774 : f32
      %2776 = arith.remui %2513, %c6 : index
      %2777 = arith.muli %2776, %c14 : index
      %2778 = arith.addi %11, %2777 : index
      %2779 = vector.load %w[%2778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2780 = vector.bitcast %2779 : vector<4xi8> to vector<1xf32>
      %2781 = vector.extract %2780[0] : f32 from vector<1xf32>
      %2782 = arith.mulf %2781, %2768 : f32
      %2783 = arith.mulf %2775, %2782 : f32
      %2784 = arith.muli %3, %c7 : index
      %2785 = arith.addi %2784, %c8 : index
      %2786 = arith.muli %2785, %c6 : index
      %2787 = arith.remui %2513, %c6 : index
      %2788 = arith.addi %2786, %2787 : index
      %2789 = arith.muli %2763, %c19 : index
      %2790 = arith.addi %2789, %2788 : index
      memref.store %2783, %15[%2790] : memref<?xf32>
      %2791 = arith.addi %2516, %c19 : index
      %2792 = arith.muli %2760, %c4 : index
      %2793 = arith.addi %2791, %2792 : index
      %2794 = memref.load %14[%2793] : memref<?xf32>
      %2795 = arith.addi %2793, %c11 : index
      %2796 = memref.load %14[%2795] : memref<?xf32>
      %2797 = arith.addf %2794, %2796 : f32
      %2798 = arith.remui %2513, %c6 : index
      %2799 = arith.muli %2798, %c14 : index
      %2800 = arith.addi %13, %2799 : index
      %2801 = vector.load %w[%2800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2802 = vector.bitcast %2801 : vector<4xi8> to vector<1xf32>
      %2803 = vector.extract %2802[0] : f32 from vector<1xf32>
      %2804 = arith.mulf %2803, %2768 : f32
      %2805 = arith.mulf %2797, %2804 : f32
      %2806 = arith.muli %3, %c7 : index
      %2807 = arith.addi %2806, %c9 : index
      %2808 = arith.muli %2807, %c6 : index
      %2809 = arith.remui %2513, %c6 : index
      %2810 = arith.addi %2808, %2809 : index
      %2811 = arith.muli %2763, %c19 : index
      %2812 = arith.addi %2811, %2810 : index
      memref.store %2805, %15[%2812] : memref<?xf32>
    }
    wave.barrier
    %2813 = arith.addi %18, %c4 : index
    %2814 = wave.wave
    %2815 = arith.addi %2814, %c8 : index
    %2816 = arith.addi %2813, %2815 : index
    %2817 = arith.cmpi slt, %2816, %17 : index
    scf.if %2817 {
      %2818 = arith.addi %2813, %2815 : index
      %2819 = arith.muli %2815, %c19 : index
      %2820 = wave.lane
      %2821 = arith.addi %2820, %c8 : index
      %2822 = arith.cmpi eq, %hasBias, %c9 : index
      %2823 = arith.addi %2819, %2821 : index
      %2824 = memref.load %15[%2823] : memref<?xf32>
      %2825 = arith.muli %0, %c19 : index
      %2826 = arith.addi %2825, %2821 : index
      %2827 = memref.load %bias[%2826] : memref<?xf32>
      %2828 = arith.addf %2824, %2827 : f32
      %2829 = arith.select %2822, %2828, %2824 : f32
      %2830 = arith.addi %2821, %c5 : index
      %2831 = arith.cmpi eq, %hasBias, %c9 : index
      %2832 = arith.addi %2819, %2830 : index
      %2833 = memref.load %15[%2832] : memref<?xf32>
      %2834 = arith.muli %0, %c19 : index
      %2835 = arith.addi %2834, %2830 : index
      %2836 = memref.load %bias[%2835] : memref<?xf32>
      %2837 = arith.addf %2833, %2836 : f32
      %2838 = arith.select %2831, %2837, %2833 : f32
      %2839 = arith.addi %2820, %c4 : index
      %2840 = arith.cmpi eq, %hasBias, %c9 : index
      %2841 = arith.addi %2819, %2839 : index
      %2842 = memref.load %15[%2841] : memref<?xf32>
      %2843 = arith.muli %0, %c19 : index
      %2844 = arith.addi %2843, %2839 : index
      %2845 = memref.load %bias[%2844] : memref<?xf32>
      %2846 = arith.addf %2842, %2845 : f32
      %2847 = arith.select %2840, %2846, %2842 : f32
      %2848 = arith.addi %2839, %c5 : index
      %2849 = arith.cmpi eq, %hasBias, %c9 : index
      %2850 = arith.addi %2819, %2848 : index
      %2851 = memref.load %15[%2850] : memref<?xf32>
      %2852 = arith.muli %0, %c19 : index
      %2853 = arith.addi %2852, %2848 : index
      %2854 = memref.load %bias[%2853] : memref<?xf32>
      %2855 = arith.addf %2851, %2854 : f32
      %2856 = arith.select %2849, %2855, %2851 : f32
      %2857 = arith.addi %2820, %c12 : index
      %2858 = arith.cmpi eq, %hasBias, %c9 : index
      %2859 = arith.addi %2819, %2857 : index
      %2860 = memref.load %15[%2859] : memref<?xf32>
      %2861 = arith.muli %0, %c19 : index
      %2862 = arith.addi %2861, %2857 : index
      %2863 = memref.load %bias[%2862] : memref<?xf32>
      %2864 = arith.addf %2860, %2863 : f32
      %2865 = arith.select %2858, %2864, %2860 : f32
      %2866 = arith.addi %2857, %c5 : index
      %2867 = arith.cmpi eq, %hasBias, %c9 : index
      %2868 = arith.addi %2819, %2866 : index
      %2869 = memref.load %15[%2868] : memref<?xf32>
      %2870 = arith.muli %0, %c19 : index
      %2871 = arith.addi %2870, %2866 : index
      %2872 = memref.load %bias[%2871] : memref<?xf32>
      %2873 = arith.addf %2869, %2872 : f32
      %2874 = arith.select %2867, %2873, %2869 : f32
      %2875 = arith.addi %2820, %c21 : index
      %2876 = arith.cmpi eq, %hasBias, %c9 : index
      %2877 = arith.addi %2819, %2875 : index
      %2878 = memref.load %15[%2877] : memref<?xf32>
      %2879 = arith.muli %0, %c19 : index
      %2880 = arith.addi %2879, %2875 : index
      %2881 = memref.load %bias[%2880] : memref<?xf32>
      %2882 = arith.addf %2878, %2881 : f32
      %2883 = arith.select %2876, %2882, %2878 : f32
      %2884 = arith.addi %2875, %c5 : index
      %2885 = arith.cmpi eq, %hasBias, %c9 : index
      %2886 = arith.addi %2819, %2884 : index
      %2887 = memref.load %15[%2886] : memref<?xf32>
      %2888 = arith.muli %0, %c19 : index
      %2889 = arith.addi %2888, %2884 : index
      %2890 = memref.load %bias[%2889] : memref<?xf32>
      %2891 = arith.addf %2887, %2890 : f32
      %2892 = arith.select %2885, %2891, %2887 : f32
      %2893 = arith.addi %heads, %kvHeads : index
      %2894 = arith.cmpi slt, %0, %2893 : index
      scf.if %2894 {
        %2895 = arith.addi %positionsAt, %2818 : index
        %2896 = memref.load %step[%2895] : memref<?xi32>
        %2897 = arith.index_cast %2896 : i32 to index
        %2898 = arith.cmpi eq, %hasNorm, %c9 : index
        %2899 = math.fma %2829, %2829, %c30 : f32
        %2900 = math.fma %2838, %2838, %2899 : f32
        %2901 = math.fma %2847, %2847, %2900 : f32
        %2902 = math.fma %2856, %2856, %2901 : f32
        %2903 = math.fma %2865, %2865, %2902 : f32
        %2904 = math.fma %2874, %2874, %2903 : f32
        %2905 = math.fma %2883, %2883, %2904 : f32
        %2906 = math.fma %2892, %2892, %2905 : f32
        %2907 = vector.broadcast %2906 : f32 to vector<1xf32>
        %2908 = wave.reduce "add" %2907 : vector<1xf32>
        %2909 = arith.mulf %2908, %inverseHeadDim : f32
        %2910 = arith.addf %2909, %epsilon : f32
        %2911 = math.sqrt %2910 : f32
        %2912 = arith.divf %c26, %2911 : f32
        %2913 = arith.cmpi slt, %0, %heads : index
        %2914 = arith.addi %2821, %c5 : index
        %2915 = memref.load %query_norm[%2821] : memref<?xf32>
        %2916 = memref.load %key_norm[%2821] : memref<?xf32>
        %2917 = arith.select %2913, %2915, %2916 : f32
        %2918 = arith.mulf %2829, %2912 : f32
        %2919 = arith.mulf %2918, %2917 : f32
        %2920 = arith.select %2898, %2919, %2829 : f32
        %2921 = memref.load %query_norm[%2914] : memref<?xf32>
        %2922 = memref.load %key_norm[%2914] : memref<?xf32>
        %2923 = arith.select %2913, %2921, %2922 : f32
        %2924 = arith.mulf %2838, %2912 : f32
        %2925 = arith.mulf %2924, %2923 : f32
        %2926 = arith.select %2898, %2925, %2838 : f32
        %2927 = arith.addi %2839, %c5 : index
        %2928 = memref.load %query_norm[%2839] : memref<?xf32>
        %2929 = memref.load %key_norm[%2839] : memref<?xf32>
        %2930 = arith.select %2913, %2928, %2929 : f32
        %2931 = arith.mulf %2847, %2912 : f32
        %2932 = arith.mulf %2931, %2930 : f32
        %2933 = arith.select %2898, %2932, %2847 : f32
        %2934 = memref.load %query_norm[%2927] : memref<?xf32>
        %2935 = memref.load %key_norm[%2927] : memref<?xf32>
        %2936 = arith.select %2913, %2934, %2935 : f32
        %2937 = arith.mulf %2856, %2912 : f32
        %2938 = arith.mulf %2937, %2936 : f32
        %2939 = arith.select %2898, %2938, %2856 : f32
        %2940 = arith.addi %2857, %c5 : index
        %2941 = memref.load %query_norm[%2857] : memref<?xf32>
        %2942 = memref.load %key_norm[%2857] : memref<?xf32>
        %2943 = arith.select %2913, %2941, %2942 : f32
        %2944 = arith.mulf %2865, %2912 : f32
        %2945 = arith.mulf %2944, %2943 : f32
        %2946 = arith.select %2898, %2945, %2865 : f32
        %2947 = memref.load %query_norm[%2940] : memref<?xf32>
        %2948 = memref.load %key_norm[%2940] : memref<?xf32>
        %2949 = arith.select %2913, %2947, %2948 : f32
        %2950 = arith.mulf %2874, %2912 : f32
        %2951 = arith.mulf %2950, %2949 : f32
        %2952 = arith.select %2898, %2951, %2874 : f32
        %2953 = arith.addi %2875, %c5 : index
        %2954 = memref.load %query_norm[%2875] : memref<?xf32>
        %2955 = memref.load %key_norm[%2875] : memref<?xf32>
        %2956 = arith.select %2913, %2954, %2955 : f32
        %2957 = arith.mulf %2883, %2912 : f32
        %2958 = arith.mulf %2957, %2956 : f32
        %2959 = arith.select %2898, %2958, %2883 : f32
        %2960 = memref.load %query_norm[%2953] : memref<?xf32>
        %2961 = memref.load %key_norm[%2953] : memref<?xf32>
        %2962 = arith.select %2913, %2960, %2961 : f32
        %2963 = arith.mulf %2892, %2912 : f32
        %2964 = arith.mulf %2963, %2962 : f32
        %2965 = arith.select %2898, %2964, %2892 : f32
        %2966 = arith.remui %2897, %c19 : index
        %2967 = arith.muli %2966, %c19 : index
        %2968 = arith.addi %2967, %2821 : index
        %2969 = arith.divui %2897, %c19 : index
        %2970 = arith.addi %2969, %c19 : index
        %2971 = arith.muli %2970, %c19 : index
        %2972 = arith.addi %2971, %2821 : index
        %2973 = memref.load %rope[%2968] : memref<?xf32>
        %2974 = arith.addi %2968, %c5 : index
        %2975 = memref.load %rope[%2974] : memref<?xf32>
        %2976 = memref.load %rope[%2972] : memref<?xf32>
        %2977 = arith.addi %2972, %c5 : index
        %2978 = memref.load %rope[%2977] : memref<?xf32>
        %2979 = arith.mulf %2976, %2973 : f32
        %2980 = arith.mulf %2978, %2975 : f32
        %2981 = arith.subf %2979, %2980 : f32
        %2982 = arith.mulf %2978, %2973 : f32
        %2983 = arith.mulf %2976, %2975 : f32
        %2984 = arith.addf %2982, %2983 : f32
        %2985 = arith.mulf %2920, %2981 : f32
        %2986 = arith.mulf %2926, %2984 : f32
        %2987 = arith.subf %2985, %2986 : f32
        %2988 = arith.mulf %2926, %2981 : f32
        %2989 = arith.mulf %2920, %2984 : f32
        %2990 = arith.addf %2988, %2989 : f32
        %2991 = arith.cmpi slt, %0, %heads : index
        scf.if %2991 {
          %2992 = arith.muli %2818, %heads : index
          %2993 = arith.addi %2992, %0 : index
          %2994 = arith.muli %2993, %c19 : index
          %2995 = arith.addi %2994, %2821 : index
          memref.store %2987, %q[%2995] : memref<?xf32>
          %2996 = arith.addi %2995, %c5 : index
          memref.store %2990, %q[%2996] : memref<?xf32>
        } else {
          %2997 = arith.addi %2819, %2821 : index
          memref.store %2987, %15[%2997] : memref<?xf32>
          %2998 = arith.addi %2819, %2821 : index
          %2999 = arith.addi %2998, %c5 : index
          memref.store %2990, %15[%2999] : memref<?xf32>
        }
        %3000 = arith.remui %2897, %c19 : index
        %3001 = arith.muli %3000, %c19 : index
        %3002 = arith.addi %3001, %2839 : index
        %3003 = arith.divui %2897, %c19 : index
        %3004 = arith.addi %3003, %c19 : index
        %3005 = arith.muli %3004, %c19 : index
        %3006 = arith.addi %3005, %2839 : index
        %3007 = memref.load %rope[%3002] : memref<?xf32>
        %3008 = arith.addi %3002, %c5 : index
        %3009 = memref.load %rope[%3008] : memref<?xf32>
        %3010 = memref.load %rope[%3006] : memref<?xf32>
        %3011 = arith.addi %3006, %c5 : index
        %3012 = memref.load %rope[%3011] : memref<?xf32>
        %3013 = arith.mulf %3010, %3007 : f32
        %3014 = arith.mulf %3012, %3009 : f32
        %3015 = arith.subf %3013, %3014 : f32
        %3016 = arith.mulf %3012, %3007 : f32
        %3017 = arith.mulf %3010, %3009 : f32
        %3018 = arith.addf %3016, %3017 : f32
        %3019 = arith.mulf %2933, %3015 : f32
        %3020 = arith.mulf %2939, %3018 : f32
        %3021 = arith.subf %3019, %3020 : f32
        %3022 = arith.mulf %2939, %3015 : f32
        %3023 = arith.mulf %2933, %3018 : f32
        %3024 = arith.addf %3022, %3023 : f32
        %3025 = arith.cmpi slt, %0, %heads : index
        scf.if %3025 {
          %3026 = arith.muli %2818, %heads : index
          %3027 = arith.addi %3026, %0 : index
          %3028 = arith.muli %3027, %c19 : index
          %3029 = arith.addi %3028, %2839 : index
          memref.store %3021, %q[%3029] : memref<?xf32>
          %3030 = arith.addi %3029, %c5 : index
          memref.store %3024, %q[%3030] : memref<?xf32>
        } else {
          %3031 = arith.addi %2819, %2839 : index
          memref.store %3021, %15[%3031] : memref<?xf32>
          %3032 = arith.addi %2819, %2839 : index
          %3033 = arith.addi %3032, %c5 : index
          memref.store %3024, %15[%3033] : memref<?xf32>
        }
        %3034 = arith.remui %2897, %c19 : index
        %3035 = arith.muli %3034, %c19 : index
        %3036 = arith.addi %3035, %2857 : index
        %3037 = arith.divui %2897, %c19 : index
        %3038 = arith.addi %3037, %c19 : index
        %3039 = arith.muli %3038, %c19 : index
        %3040 = arith.addi %3039, %2857 : index
        %3041 = memref.load %rope[%3036] : memref<?xf32>
        %3042 = arith.addi %3036, %c5 : index
        %3043 = memref.load %rope[%3042] : memref<?xf32>
        %3044 = memref.load %rope[%3040] : memref<?xf32>
        %3045 = arith.addi %3040, %c5 : index
        %3046 = memref.load %rope[%3045] : memref<?xf32>
        %3047 = arith.mulf %3044, %3041 : f32
        %3048 = arith.mulf %3046, %3043 : f32
        %3049 = arith.subf %3047, %3048 : f32
        %3050 = arith.mulf %3046, %3041 : f32
        %3051 = arith.mulf %3044, %3043 : f32
        %3052 = arith.addf %3050, %3051 : f32
        %3053 = arith.mulf %2946, %3049 : f32
        %3054 = arith.mulf %2952, %3052 : f32
        %3055 = arith.subf %3053, %3054 : f32
        %3056 = arith.mulf %2952, %3049 : f32
        %3057 = arith.mulf %2946, %3052 : f32
        %3058 = arith.addf %3056, %3057 : f32
        %3059 = arith.cmpi slt, %0, %heads : index
        scf.if %3059 {
          %3060 = arith.muli %2818, %heads : index
          %3061 = arith.addi %3060, %0 : index
          %3062 = arith.muli %3061, %c19 : index
          %3063 = arith.addi %3062, %2857 : index
          memref.store %3055, %q[%3063] : memref<?xf32>
          %3064 = arith.addi %3063, %c5 : index
          memref.store %3058, %q[%3064] : memref<?xf32>
        } else {
          %3065 = arith.addi %2819, %2857 : index
          memref.store %3055, %15[%3065] : memref<?xf32>
          %3066 = arith.addi %2819, %2857 : index
          %3067 = arith.addi %3066, %c5 : index
          memref.store %3058, %15[%3067] : memref<?xf32>
        }
        %3068 = arith.remui %2897, %c19 : index
        %3069 = arith.muli %3068, %c19 : index
        %3070 = arith.addi %3069, %2875 : index
        %3071 = arith.divui %2897, %c19 : index
        %3072 = arith.addi %3071, %c19 : index
        %3073 = arith.muli %3072, %c19 : index
        %3074 = arith.addi %3073, %2875 : index
        %3075 = memref.load %rope[%3070] : memref<?xf32>
        %3076 = arith.addi %3070, %c5 : index
        %3077 = memref.load %rope[%3076] : memref<?xf32>
        %3078 = memref.load %rope[%3074] : memref<?xf32>
        %3079 = arith.addi %3074, %c5 : index
        %3080 = memref.load %rope[%3079] : memref<?xf32>
        %3081 = arith.mulf %3078, %3075 : f32
        %3082 = arith.mulf %3080, %3077 : f32
        %3083 = arith.subf %3081, %3082 : f32
        %3084 = arith.mulf %3080, %3075 : f32
        %3085 = arith.mulf %3078, %3077 : f32
        %3086 = arith.addf %3084, %3085 : f32
        %3087 = arith.mulf %2959, %3083 : f32
        %3088 = arith.mulf %2965, %3086 : f32
        %3089 = arith.subf %3087, %3088 : f32
        %3090 = arith.mulf %2965, %3083 : f32
        %3091 = arith.mulf %2959, %3086 : f32
        %3092 = arith.addf %3090, %3091 : f32
        %3093 = arith.cmpi slt, %0, %heads : index
        scf.if %3093 {
          %3094 = arith.muli %2818, %heads : index
          %3095 = arith.addi %3094, %0 : index
          %3096 = arith.muli %3095, %c19 : index
          %3097 = arith.addi %3096, %2875 : index
          memref.store %3089, %q[%3097] : memref<?xf32>
          %3098 = arith.addi %3097, %c5 : index
          memref.store %3092, %q[%3098] : memref<?xf32>
        } else {
          %3099 = arith.addi %2819, %2875 : index
          memref.store %3089, %15[%3099] : memref<?xf32>
          %3100 = arith.addi %2819, %2875 : index
          %3101 = arith.addi %3100, %c5 : index
          memref.store %3092, %15[%3101] : memref<?xf32>
        }
      } else {
        %3102 = arith.cmpi slt, %0, %heads : index
        scf.if %3102 {
          %3103 = arith.muli %2818, %heads : index
          %3104 = arith.addi %3103, %0 : index
          %3105 = arith.muli %3104, %c19 : index
          %3106 = arith.addi %3105, %2821 : index
          memref.store %2829, %q[%3106] : memref<?xf32>
          %3107 = arith.addi %3106, %c5 : index
          memref.store %2838, %q[%3107] : memref<?xf32>
        } else {
          %3108 = arith.addi %2819, %2821 : index
          memref.store %2829, %15[%3108] : memref<?xf32>
          %3109 = arith.addi %2819, %2821 : index
          %3110 = arith.addi %3109, %c5 : index
          memref.store %2838, %15[%3110] : memref<?xf32>
        }
        %3111 = arith.cmpi slt, %0, %heads : index
        scf.if %3111 {
          %3112 = arith.muli %2818, %heads : index
          %3113 = arith.addi %3112, %0 : index
          %3114 = arith.muli %3113, %c19 : index
          %3115 = arith.addi %3114, %2839 : index
          memref.store %2847, %q[%3115] : memref<?xf32>
          %3116 = arith.addi %3115, %c5 : index
          memref.store %2856, %q[%3116] : memref<?xf32>
        } else {
          %3117 = arith.addi %2819, %2839 : index
          memref.store %2847, %15[%3117] : memref<?xf32>
          %3118 = arith.addi %2819, %2839 : index
          %3119 = arith.addi %3118, %c5 : index
          memref.store %2856, %15[%3119] : memref<?xf32>
        }
        %3120 = arith.cmpi slt, %0, %heads : index
        scf.if %3120 {
          %3121 = arith.muli %2818, %heads : index
          %3122 = arith.addi %3121, %0 : index
          %3123 = arith.muli %3122, %c19 : index
          %3124 = arith.addi %3123, %2857 : index
          memref.store %2865, %q[%3124] : memref<?xf32>
          %3125 = arith.addi %3124, %c5 : index
          memref.store %2874, %q[%3125] : memref<?xf32>
        } else {
          %3126 = arith.addi %2819, %2857 : index
          memref.store %2865, %15[%3126] : memref<?xf32>
          %3127 = arith.addi %2819, %2857 : index
          %3128 = arith.addi %3127, %c5 : index
          memref.store %2874, %15[%3128] : memref<?xf32>
        }
        %3129 = arith.cmpi slt, %0, %heads : index
        scf.if %3129 {
          %3130 = arith.muli %2818, %heads : index
          %3131 = arith.addi %3130, %0 : index
          %3132 = arith.muli %3131, %c19 : index
          %3133 = arith.addi %3132, %2875 : index
          memref.store %2883, %q[%3133] : memref<?xf32>
          %3134 = arith.addi %3133, %c5 : index
          memref.store %2892, %q[%3134] : memref<?xf32>
        } else {
          %3135 = arith.addi %2819, %2875 : index
          memref.store %2883, %15[%3135] : memref<?xf32>
          %3136 = arith.addi %2819, %2875 : index
          %3137 = arith.addi %3136, %c5 : index
          memref.store %2892, %15[%3137] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3138 = arith.cmpi sge, %0, %heads : index
    scf.if %3138 {
      %3139 = arith.addi %2814, %c8 : index
      %3140 = arith.addi %2813, %3139 : index
      %3141 = arith.cmpi slt, %3140, %17 : index
      scf.if %3141 {
        %3142 = arith.addi %2813, %3139 : index
        %3143 = arith.addi %slotsAt, %3142 : index
        %3144 = memref.load %step[%3143] : memref<?xi32>
        %3145 = arith.index_cast %3144 : i32 to index
        %3146 = arith.cmpi sge, %3145, %c8 : index
        scf.if %3146 {
          %3147 = arith.muli %3139, %c19 : index
          %3148 = arith.subi %0, %heads : index
          %3149 = memref.load %scales[%3148] : memref<?xf32>
          %3150 = vector.broadcast %3149 : f32 to vector<4xf32>
          %3151 = arith.divui %3145, %c6 : index
          %3152 = arith.remui %3145, %c6 : index
          %3153 = arith.muli %3151, %pageBytes : index
          %3154 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3154 {
            %3155 = wave.lane
            %3156 = arith.muli %3155, %c14 : index
            scf.for %3157 = %3156 to %c19 step %c5 {
              %3158 = arith.addi %3147, %3157 : index
              %3159 = vector.load %15[%3158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3160 = arith.mulf %3159, %3150 : vector<4xf32>
              %3161 = arith.minimumf %3160, %c36 : vector<4xf32>
              %3162 = arith.maximumf %3161, %c37 : vector<4xf32>
              %3163 = arith.truncf %3162 : vector<4xf32> to vector<4xf16>
              %3164 = vector.bitcast %3163 : vector<4xf16> to vector<8xi8>
              %3165 = arith.cmpi slt, %3148, %kvHeads : index
              scf.if %3165 {
                %3166 = arith.muli %3148, %c38 : index
                %3167 = arith.addi %3153, %3166 : index
                %3168 = arith.divui %3157, %c6 : index
                %3169 = arith.muli %3168, %c18 : index
                %3170 = arith.remui %3157, %c6 : index
                %3171 = arith.divui %3170, %c2 : index
                %3172 = arith.muli %3171, %c19 : index
                %3173 = arith.muli %3152, %c6 : index
                %3174 = arith.addi %3172, %3173 : index
                %3175 = arith.remui %3170, %c2 : index
                %3176 = arith.muli %3175, %c7 : index
                %3177 = arith.addi %3174, %3176 : index
                %3178 = arith.addi %3169, %3177 : index
                %3179 = arith.addi %3167, %3178 : index
                vector.store %3164, %kv[%3179] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3180 = arith.subi %3148, %kvHeads : index
                %3181 = arith.muli %3180, %c38 : index
                %3182 = arith.addi %3153, %3181 : index
                %3183 = arith.addi %3157, %c8 : index
                %3184 = arith.divui %3183, %c6 : index
                %3185 = arith.muli %3184, %c18 : index
                %3186 = arith.addi %3185, %c10 : index
                %3187 = arith.remui %3183, %c6 : index
                %3188 = arith.divui %3152, %c7 : index
                %3189 = arith.remui %3152, %c7 : index
                %3190 = arith.muli %3189, %c2 : index
                %3191 = arith.addi %3188, %3190 : index
                %3192 = arith.divui %3191, %c2 : index
                %3193 = arith.muli %3192, %c19 : index
                %3194 = arith.muli %3187, %c6 : index
                %3195 = arith.addi %3193, %3194 : index
                %3196 = arith.remui %3191, %c2 : index
                %3197 = arith.muli %3196, %c7 : index
                %3198 = arith.addi %3195, %3197 : index
                %3199 = arith.addi %3186, %3198 : index
                %3200 = arith.addi %3182, %3199 : index
                %3201 = vector.shuffle %3164, %3164 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3201, %kv[%3200] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3202 = arith.addi %3157, %c9 : index
                %3203 = arith.divui %3202, %c6 : index
                %3204 = arith.muli %3203, %c18 : index
                %3205 = arith.addi %3204, %c10 : index
                %3206 = arith.remui %3202, %c6 : index
                %3207 = arith.divui %3152, %c7 : index
                %3208 = arith.remui %3152, %c7 : index
                %3209 = arith.muli %3208, %c2 : index
                %3210 = arith.addi %3207, %3209 : index
                %3211 = arith.divui %3210, %c2 : index
                %3212 = arith.muli %3211, %c19 : index
                %3213 = arith.muli %3206, %c6 : index
                %3214 = arith.addi %3212, %3213 : index
                %3215 = arith.remui %3210, %c2 : index
                %3216 = arith.muli %3215, %c7 : index
                %3217 = arith.addi %3214, %3216 : index
                %3218 = arith.addi %3205, %3217 : index
                %3219 = arith.addi %3182, %3218 : index
                %3220 = vector.shuffle %3164, %3164 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3220, %kv[%3219] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3221 = arith.addi %3157, %c7 : index
                %3222 = arith.divui %3221, %c6 : index
                %3223 = arith.muli %3222, %c18 : index
                %3224 = arith.addi %3223, %c10 : index
                %3225 = arith.remui %3221, %c6 : index
                %3226 = arith.divui %3152, %c7 : index
                %3227 = arith.remui %3152, %c7 : index
                %3228 = arith.muli %3227, %c2 : index
                %3229 = arith.addi %3226, %3228 : index
                %3230 = arith.divui %3229, %c2 : index
                %3231 = arith.muli %3230, %c19 : index
                %3232 = arith.muli %3225, %c6 : index
                %3233 = arith.addi %3231, %3232 : index
                %3234 = arith.remui %3229, %c2 : index
                %3235 = arith.muli %3234, %c7 : index
                %3236 = arith.addi %3233, %3235 : index
                %3237 = arith.addi %3224, %3236 : index
                %3238 = arith.addi %3182, %3237 : index
                %3239 = vector.shuffle %3164, %3164 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3239, %kv[%3238] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3240 = arith.addi %3157, %c20 : index
                %3241 = arith.divui %3240, %c6 : index
                %3242 = arith.muli %3241, %c18 : index
                %3243 = arith.addi %3242, %c10 : index
                %3244 = arith.remui %3240, %c6 : index
                %3245 = arith.divui %3152, %c7 : index
                %3246 = arith.remui %3152, %c7 : index
                %3247 = arith.muli %3246, %c2 : index
                %3248 = arith.addi %3245, %3247 : index
                %3249 = arith.divui %3248, %c2 : index
                %3250 = arith.muli %3249, %c19 : index
                %3251 = arith.muli %3244, %c6 : index
                %3252 = arith.addi %3250, %3251 : index
                %3253 = arith.remui %3248, %c2 : index
                %3254 = arith.muli %3253, %c7 : index
                %3255 = arith.addi %3252, %3254 : index
                %3256 = arith.addi %3243, %3255 : index
                %3257 = arith.addi %3182, %3256 : index
                %3258 = vector.shuffle %3164, %3164 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3258, %kv[%3257] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3259 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3259 {
            %3260 = wave.lane
            %3261 = arith.muli %3260, %c14 : index
            scf.for %3262 = %3261 to %c19 step %c5 {
              %3263 = arith.addi %3147, %3262 : index
              %3264 = vector.load %15[%3263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3265 = arith.mulf %3264, %3150 : vector<4xf32>
              %3266 = wave.fp8_encode "e4m3" %3265 : vector<4xf32> -> vector<4xi8>
              %3267 = arith.cmpi slt, %3148, %kvHeads : index
              scf.if %3267 {
                %3268 = arith.muli %3148, %c10 : index
                %3269 = arith.addi %3153, %3268 : index
                %3270 = vector.shuffle %3266, %3266 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3271 = arith.divui %3262, %c6 : index
                %3272 = arith.muli %3271, %c19 : index
                %3273 = arith.remui %3262, %c6 : index
                %3274 = arith.muli %3152, %c6 : index
                %3275 = arith.divui %3273, %c14 : index
                %3276 = arith.muli %3275, %c14 : index
                %3277 = arith.remui %3273, %c7 : index
                %3278 = arith.muli %3277, %c7 : index
                %3279 = arith.addi %3276, %3278 : index
                %3280 = arith.divui %3273, %c7 : index
                %3281 = arith.remui %3280, %c7 : index
                %3282 = arith.addi %3279, %3281 : index
                %3283 = arith.addi %3274, %3282 : index
                %3284 = arith.addi %3272, %3283 : index
                %3285 = arith.addi %3269, %3284 : index
                vector.store %3270, %kv[%3285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3286 = arith.subi %3148, %kvHeads : index
                %3287 = arith.muli %3286, %c10 : index
                %3288 = arith.addi %3153, %3287 : index
                %3289 = arith.addi %3262, %c8 : index
                %3290 = arith.divui %3289, %c6 : index
                %3291 = arith.muli %3290, %c19 : index
                %3292 = arith.addi %3291, %c11 : index
                %3293 = arith.remui %3289, %c6 : index
                %3294 = arith.divui %3152, %c7 : index
                %3295 = arith.remui %3152, %c7 : index
                %3296 = arith.muli %3295, %c2 : index
                %3297 = arith.addi %3294, %3296 : index
                %3298 = arith.muli %3293, %c6 : index
                %3299 = arith.divui %3297, %c14 : index
                %3300 = arith.muli %3299, %c14 : index
                %3301 = arith.remui %3297, %c7 : index
                %3302 = arith.muli %3301, %c7 : index
                %3303 = arith.addi %3300, %3302 : index
                %3304 = arith.divui %3297, %c7 : index
                %3305 = arith.remui %3304, %c7 : index
                %3306 = arith.addi %3303, %3305 : index
                %3307 = arith.addi %3298, %3306 : index
                %3308 = arith.addi %3292, %3307 : index
                %3309 = arith.addi %3288, %3308 : index
                %3310 = vector.shuffle %3266, %3266 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3310, %kv[%3309] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3311 = arith.addi %3262, %c9 : index
                %3312 = arith.divui %3311, %c6 : index
                %3313 = arith.muli %3312, %c19 : index
                %3314 = arith.addi %3313, %c11 : index
                %3315 = arith.remui %3311, %c6 : index
                %3316 = arith.divui %3152, %c7 : index
                %3317 = arith.remui %3152, %c7 : index
                %3318 = arith.muli %3317, %c2 : index
                %3319 = arith.addi %3316, %3318 : index
                %3320 = arith.muli %3315, %c6 : index
                %3321 = arith.divui %3319, %c14 : index
                %3322 = arith.muli %3321, %c14 : index
                %3323 = arith.remui %3319, %c7 : index
                %3324 = arith.muli %3323, %c7 : index
                %3325 = arith.addi %3322, %3324 : index
                %3326 = arith.divui %3319, %c7 : index
                %3327 = arith.remui %3326, %c7 : index
                %3328 = arith.addi %3325, %3327 : index
                %3329 = arith.addi %3320, %3328 : index
                %3330 = arith.addi %3314, %3329 : index
                %3331 = arith.addi %3288, %3330 : index
                %3332 = vector.shuffle %3266, %3266 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3332, %kv[%3331] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3333 = arith.addi %3262, %c7 : index
                %3334 = arith.divui %3333, %c6 : index
                %3335 = arith.muli %3334, %c19 : index
                %3336 = arith.addi %3335, %c11 : index
                %3337 = arith.remui %3333, %c6 : index
                %3338 = arith.divui %3152, %c7 : index
                %3339 = arith.remui %3152, %c7 : index
                %3340 = arith.muli %3339, %c2 : index
                %3341 = arith.addi %3338, %3340 : index
                %3342 = arith.muli %3337, %c6 : index
                %3343 = arith.divui %3341, %c14 : index
                %3344 = arith.muli %3343, %c14 : index
                %3345 = arith.remui %3341, %c7 : index
                %3346 = arith.muli %3345, %c7 : index
                %3347 = arith.addi %3344, %3346 : index
                %3348 = arith.divui %3341, %c7 : index
                %3349 = arith.remui %3348, %c7 : index
                %3350 = arith.addi %3347, %3349 : index
                %3351 = arith.addi %3342, %3350 : index
                %3352 = arith.addi %3336, %3351 : index
                %3353 = arith.addi %3288, %3352 : index
                %3354 = vector.shuffle %3266, %3266 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3354, %kv[%3353] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3355 = arith.addi %3262, %c20 : index
                %3356 = arith.divui %3355, %c6 : index
                %3357 = arith.muli %3356, %c19 : index
                %3358 = arith.addi %3357, %c11 : index
                %3359 = arith.remui %3355, %c6 : index
                %3360 = arith.divui %3152, %c7 : index
                %3361 = arith.remui %3152, %c7 : index
                %3362 = arith.muli %3361, %c2 : index
                %3363 = arith.addi %3360, %3362 : index
                %3364 = arith.muli %3359, %c6 : index
                %3365 = arith.divui %3363, %c14 : index
                %3366 = arith.muli %3365, %c14 : index
                %3367 = arith.remui %3363, %c7 : index
                %3368 = arith.muli %3367, %c7 : index
                %3369 = arith.addi %3366, %3368 : index
                %3370 = arith.divui %3363, %c7 : index
                %3371 = arith.remui %3370, %c7 : index
                %3372 = arith.addi %3369, %3371 : index
                %3373 = arith.addi %3364, %3372 : index
                %3374 = arith.addi %3358, %3373 : index
                %3375 = arith.addi %3288, %3374 : index
                %3376 = vector.shuffle %3266, %3266 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3376, %kv[%3375] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3377 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3377 {
            %3378 = wave.lane
            %3379 = arith.muli %3378, %c14 : index
            scf.for %3380 = %3379 to %c19 step %c5 {
              %3381 = arith.addi %3147, %3380 : index
              %3382 = vector.load %15[%3381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3383 = arith.mulf %3382, %3150 : vector<4xf32>
              %3384 = wave.fp8_encode "e5m2" %3383 : vector<4xf32> -> vector<4xi8>
              %3385 = arith.cmpi slt, %3148, %kvHeads : index
              scf.if %3385 {
                %3386 = arith.muli %3148, %c10 : index
                %3387 = arith.addi %3153, %3386 : index
                %3388 = vector.shuffle %3384, %3384 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3389 = arith.divui %3380, %c6 : index
                %3390 = arith.muli %3389, %c19 : index
                %3391 = arith.remui %3380, %c6 : index
                %3392 = arith.muli %3152, %c6 : index
                %3393 = arith.divui %3391, %c14 : index
                %3394 = arith.muli %3393, %c14 : index
                %3395 = arith.remui %3391, %c7 : index
                %3396 = arith.muli %3395, %c7 : index
                %3397 = arith.addi %3394, %3396 : index
                %3398 = arith.divui %3391, %c7 : index
                %3399 = arith.remui %3398, %c7 : index
                %3400 = arith.addi %3397, %3399 : index
                %3401 = arith.addi %3392, %3400 : index
                %3402 = arith.addi %3390, %3401 : index
                %3403 = arith.addi %3387, %3402 : index
                vector.store %3388, %kv[%3403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3404 = arith.subi %3148, %kvHeads : index
                %3405 = arith.muli %3404, %c10 : index
                %3406 = arith.addi %3153, %3405 : index
                %3407 = arith.addi %3380, %c8 : index
                %3408 = arith.divui %3407, %c6 : index
                %3409 = arith.muli %3408, %c19 : index
                %3410 = arith.addi %3409, %c11 : index
                %3411 = arith.remui %3407, %c6 : index
                %3412 = arith.divui %3152, %c7 : index
                %3413 = arith.remui %3152, %c7 : index
                %3414 = arith.muli %3413, %c2 : index
                %3415 = arith.addi %3412, %3414 : index
                %3416 = arith.muli %3411, %c6 : index
                %3417 = arith.divui %3415, %c14 : index
                %3418 = arith.muli %3417, %c14 : index
                %3419 = arith.remui %3415, %c7 : index
                %3420 = arith.muli %3419, %c7 : index
                %3421 = arith.addi %3418, %3420 : index
                %3422 = arith.divui %3415, %c7 : index
                %3423 = arith.remui %3422, %c7 : index
                %3424 = arith.addi %3421, %3423 : index
                %3425 = arith.addi %3416, %3424 : index
                %3426 = arith.addi %3410, %3425 : index
                %3427 = arith.addi %3406, %3426 : index
                %3428 = vector.shuffle %3384, %3384 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3428, %kv[%3427] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3429 = arith.addi %3380, %c9 : index
                %3430 = arith.divui %3429, %c6 : index
                %3431 = arith.muli %3430, %c19 : index
                %3432 = arith.addi %3431, %c11 : index
                %3433 = arith.remui %3429, %c6 : index
                %3434 = arith.divui %3152, %c7 : index
                %3435 = arith.remui %3152, %c7 : index
                %3436 = arith.muli %3435, %c2 : index
                %3437 = arith.addi %3434, %3436 : index
                %3438 = arith.muli %3433, %c6 : index
                %3439 = arith.divui %3437, %c14 : index
                %3440 = arith.muli %3439, %c14 : index
                %3441 = arith.remui %3437, %c7 : index
                %3442 = arith.muli %3441, %c7 : index
                %3443 = arith.addi %3440, %3442 : index
                %3444 = arith.divui %3437, %c7 : index
                %3445 = arith.remui %3444, %c7 : index
                %3446 = arith.addi %3443, %3445 : index
                %3447 = arith.addi %3438, %3446 : index
                %3448 = arith.addi %3432, %3447 : index
                %3449 = arith.addi %3406, %3448 : index
                %3450 = vector.shuffle %3384, %3384 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3450, %kv[%3449] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3451 = arith.addi %3380, %c7 : index
                %3452 = arith.divui %3451, %c6 : index
                %3453 = arith.muli %3452, %c19 : index
                %3454 = arith.addi %3453, %c11 : index
                %3455 = arith.remui %3451, %c6 : index
                %3456 = arith.divui %3152, %c7 : index
                %3457 = arith.remui %3152, %c7 : index
                %3458 = arith.muli %3457, %c2 : index
                %3459 = arith.addi %3456, %3458 : index
                %3460 = arith.muli %3455, %c6 : index
                %3461 = arith.divui %3459, %c14 : index
                %3462 = arith.muli %3461, %c14 : index
                %3463 = arith.remui %3459, %c7 : index
                %3464 = arith.muli %3463, %c7 : index
                %3465 = arith.addi %3462, %3464 : index
                %3466 = arith.divui %3459, %c7 : index
                %3467 = arith.remui %3466, %c7 : index
                %3468 = arith.addi %3465, %3467 : index
                %3469 = arith.addi %3460, %3468 : index
                %3470 = arith.addi %3454, %3469 : index
                %3471 = arith.addi %3406, %3470 : index
                %3472 = vector.shuffle %3384, %3384 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3472, %kv[%3471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3473 = arith.addi %3380, %c20 : index
                %3474 = arith.divui %3473, %c6 : index
                %3475 = arith.muli %3474, %c19 : index
                %3476 = arith.addi %3475, %c11 : index
                %3477 = arith.remui %3473, %c6 : index
                %3478 = arith.divui %3152, %c7 : index
                %3479 = arith.remui %3152, %c7 : index
                %3480 = arith.muli %3479, %c2 : index
                %3481 = arith.addi %3478, %3480 : index
                %3482 = arith.muli %3477, %c6 : index
                %3483 = arith.divui %3481, %c14 : index
                %3484 = arith.muli %3483, %c14 : index
                %3485 = arith.remui %3481, %c7 : index
                %3486 = arith.muli %3485, %c7 : index
                %3487 = arith.addi %3484, %3486 : index
                %3488 = arith.divui %3481, %c7 : index
                %3489 = arith.remui %3488, %c7 : index
                %3490 = arith.addi %3487, %3489 : index
                %3491 = arith.addi %3482, %3490 : index
                %3492 = arith.addi %3476, %3491 : index
                %3493 = arith.addi %3406, %3492 : index
                %3494 = vector.shuffle %3384, %3384 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3494, %kv[%3493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3495 = arith.addi %18, %c39 : index
    %3496 = wave.lane
    %3497 = arith.muli %3, %c7 : index
    %3498 = arith.muli %3497, %c19 : index
    %3499 = arith.addi %3498, %3496 : index
    %3500 = arith.muli %4, %c11 : index
    %3501 = arith.addi %3500, %3499 : index
    %3502 = arith.addi %3501, %c8 : index
    %3503 = arith.addi %3502, %c8 : index
    %3504 = vector.extract %446#6[0] : f32 from vector<8xf32>
    memref.store %3504, %14[%3503] : memref<?xf32>
    %3505 = arith.muli %4, %c11 : index
    %3506 = arith.addi %3505, %3499 : index
    %3507 = arith.addi %3506, %c8 : index
    %3508 = arith.addi %3507, %c4 : index
    %3509 = vector.extract %446#6[1] : f32 from vector<8xf32>
    memref.store %3509, %14[%3508] : memref<?xf32>
    %3510 = arith.muli %4, %c11 : index
    %3511 = arith.addi %3510, %3499 : index
    %3512 = arith.addi %3511, %c8 : index
    %3513 = arith.addi %3512, %c12 : index
    %3514 = vector.extract %446#6[2] : f32 from vector<8xf32>
    memref.store %3514, %14[%3513] : memref<?xf32>
    %3515 = arith.muli %4, %c11 : index
    %3516 = arith.addi %3515, %3499 : index
    %3517 = arith.addi %3516, %c8 : index
    %3518 = arith.addi %3517, %c21 : index
    %3519 = vector.extract %446#6[3] : f32 from vector<8xf32>
    memref.store %3519, %14[%3518] : memref<?xf32>
    %3520 = arith.muli %4, %c11 : index
    %3521 = arith.addi %3520, %3499 : index
    %3522 = arith.addi %3521, %c8 : index
    %3523 = arith.addi %3522, %c5 : index
    %3524 = vector.extract %446#6[4] : f32 from vector<8xf32>
    memref.store %3524, %14[%3523] : memref<?xf32>
    %3525 = arith.muli %4, %c11 : index
    %3526 = arith.addi %3525, %3499 : index
    %3527 = arith.addi %3526, %c8 : index
    %3528 = arith.addi %3527, %c22 : index
    %3529 = vector.extract %446#6[5] : f32 from vector<8xf32>
    memref.store %3529, %14[%3528] : memref<?xf32>
    %3530 = arith.muli %4, %c11 : index
    %3531 = arith.addi %3530, %3499 : index
    %3532 = arith.addi %3531, %c8 : index
    %3533 = arith.addi %3532, %c23 : index
    %3534 = vector.extract %446#6[6] : f32 from vector<8xf32>
    memref.store %3534, %14[%3533] : memref<?xf32>
    %3535 = arith.muli %4, %c11 : index
    %3536 = arith.addi %3535, %3499 : index
    %3537 = arith.addi %3536, %c8 : index
    %3538 = arith.addi %3537, %c24 : index
    %3539 = vector.extract %446#6[7] : f32 from vector<8xf32>
    memref.store %3539, %14[%3538] : memref<?xf32>
    %3540 = arith.muli %4, %c11 : index
    %3541 = arith.addi %3540, %3499 : index
    %3542 = arith.addi %3541, %c19 : index
    %3543 = arith.addi %3542, %c8 : index
    %3544 = vector.extract %446#7[0] : f32 from vector<8xf32>
    memref.store %3544, %14[%3543] : memref<?xf32>
    %3545 = arith.muli %4, %c11 : index
    %3546 = arith.addi %3545, %3499 : index
    %3547 = arith.addi %3546, %c19 : index
    %3548 = arith.addi %3547, %c4 : index
    %3549 = vector.extract %446#7[1] : f32 from vector<8xf32>
    memref.store %3549, %14[%3548] : memref<?xf32>
    %3550 = arith.muli %4, %c11 : index
    %3551 = arith.addi %3550, %3499 : index
    %3552 = arith.addi %3551, %c19 : index
    %3553 = arith.addi %3552, %c12 : index
    %3554 = vector.extract %446#7[2] : f32 from vector<8xf32>
    memref.store %3554, %14[%3553] : memref<?xf32>
    %3555 = arith.muli %4, %c11 : index
    %3556 = arith.addi %3555, %3499 : index
    %3557 = arith.addi %3556, %c19 : index
    %3558 = arith.addi %3557, %c21 : index
    %3559 = vector.extract %446#7[3] : f32 from vector<8xf32>
    memref.store %3559, %14[%3558] : memref<?xf32>
    %3560 = arith.muli %4, %c11 : index
    %3561 = arith.addi %3560, %3499 : index
    %3562 = arith.addi %3561, %c19 : index
    %3563 = arith.addi %3562, %c5 : index
    %3564 = vector.extract %446#7[4] : f32 from vector<8xf32>
    memref.store %3564, %14[%3563] : memref<?xf32>
    %3565 = arith.muli %4, %c11 : index
    %3566 = arith.addi %3565, %3499 : index
    %3567 = arith.addi %3566, %c19 : index
    %3568 = arith.addi %3567, %c22 : index
    %3569 = vector.extract %446#7[5] : f32 from vector<8xf32>
    memref.store %3569, %14[%3568] : memref<?xf32>
    %3570 = arith.muli %4, %c11 : index
    %3571 = arith.addi %3570, %3499 : index
    %3572 = arith.addi %3571, %c19 : index
    %3573 = arith.addi %3572, %c23 : index
    %3574 = vector.extract %446#7[6] : f32 from vector<8xf32>
    memref.store %3574, %14[%3573] : memref<?xf32>
    %3575 = arith.muli %4, %c11 : index
    %3576 = arith.addi %3575, %3499 : index
    %3577 = arith.addi %3576, %c19 : index
    %3578 = arith.addi %3577, %c24 : index
    %3579 = vector.extract %446#7[7] : f32 from vector<8xf32>
    memref.store %3579, %14[%3578] : memref<?xf32>
    wave.barrier
    %3580 = arith.muli %4, %c14 : index
    %3581 = arith.addi %3580, %c8 : index
    %3582 = arith.muli %3581, %c7 : index
    %3583 = arith.divui %3496, %c6 : index
    %3584 = arith.addi %3582, %3583 : index
    %3585 = arith.addi %3495, %3584 : index
    %3586 = arith.cmpi slt, %3585, %17 : index
    scf.if %3586 {
      %3587 = arith.cmpi eq, %hasFactors, %c9 : index
      %3588 = memref.load %factors[%3585] : memref<?xf32>
      %3589 = arith.select %3587, %3588, %c26 : f32
      %3590 = arith.addi %3499, %c8 : index
      %3591 = arith.muli %3581, %c4 : index
      %3592 = arith.addi %3590, %3591 : index
      %3593 = memref.load %14[%3592] : memref<?xf32>
      %3594 = arith.addi %3592, %c11 : index
      %3595 = memref.load %14[%3594] : memref<?xf32>
      %3596 = arith.addf %3593, %3595 : f32
      %3597 = arith.remui %3496, %c6 : index
      %3598 = arith.muli %3597, %c14 : index
      %3599 = arith.addi %11, %3598 : index
      %3600 = vector.load %w[%3599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3601 = vector.bitcast %3600 : vector<4xi8> to vector<1xf32>
      %3602 = vector.extract %3601[0] : f32 from vector<1xf32>
      %3603 = arith.mulf %3602, %3589 : f32
      %3604 = arith.mulf %3596, %3603 : f32
      %3605 = arith.muli %3, %c7 : index
      %3606 = arith.addi %3605, %c8 : index
      %3607 = arith.muli %3606, %c6 : index
      %3608 = arith.remui %3496, %c6 : index
      %3609 = arith.addi %3607, %3608 : index
      %3610 = arith.muli %3584, %c19 : index
      %3611 = arith.addi %3610, %3609 : index
      memref.store %3604, %15[%3611] : memref<?xf32>
      %3612 = arith.addi %3499, %c19 : index
      %3613 = arith.muli %3581, %c4 : index
      %3614 = arith.addi %3612, %3613 : index
      %3615 = memref.load %14[%3614] : memref<?xf32>
      %3616 = arith.addi %3614, %c11 : index
      %3617 = memref.load %14[%3616] : memref<?xf32>
      %3618 = arith.addf %3615, %3617 : f32
      %3619 = arith.remui %3496, %c6 : index
      %3620 = arith.muli %3619, %c14 : index
      %3621 = arith.addi %13, %3620 : index
      %3622 = vector.load %w[%3621] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3623 = vector.bitcast %3622 : vector<4xi8> to vector<1xf32>
      %3624 = vector.extract %3623[0] : f32 from vector<1xf32>
      %3625 = arith.mulf %3624, %3589 : f32
      %3626 = arith.mulf %3618, %3625 : f32
      %3627 = arith.muli %3, %c7 : index
      %3628 = arith.addi %3627, %c9 : index
      %3629 = arith.muli %3628, %c6 : index
      %3630 = arith.remui %3496, %c6 : index
      %3631 = arith.addi %3629, %3630 : index
      %3632 = arith.muli %3584, %c19 : index
      %3633 = arith.addi %3632, %3631 : index
      memref.store %3626, %15[%3633] : memref<?xf32>
    }
    %3634 = arith.muli %4, %c14 : index
    %3635 = arith.addi %3634, %c9 : index
    %3636 = arith.muli %3635, %c7 : index
    %3637 = arith.divui %3496, %c6 : index
    %3638 = arith.addi %3636, %3637 : index
    %3639 = arith.addi %3495, %3638 : index
    %3640 = arith.cmpi slt, %3639, %17 : index
    scf.if %3640 {
      %3641 = arith.cmpi eq, %hasFactors, %c9 : index
      %3642 = memref.load %factors[%3639] : memref<?xf32>
      %3643 = arith.select %3641, %3642, %c26 : f32
      %3644 = arith.addi %3499, %c8 : index
      %3645 = arith.muli %3635, %c4 : index
      %3646 = arith.addi %3644, %3645 : index
      %3647 = memref.load %14[%3646] : memref<?xf32>
      %3648 = arith.addi %3646, %c11 : index
      %3649 = memref.load %14[%3648] : memref<?xf32>
      %3650 = arith.addf %3647, %3649 : f32
      %3651 = arith.remui %3496, %c6 : index
      %3652 = arith.muli %3651, %c14 : index
      %3653 = arith.addi %11, %3652 : index
      %3654 = vector.load %w[%3653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3655 = vector.bitcast %3654 : vector<4xi8> to vector<1xf32>
      %3656 = vector.extract %3655[0] : f32 from vector<1xf32>
      %3657 = arith.mulf %3656, %3643 : f32
      %3658 = arith.mulf %3650, %3657 : f32
      %3659 = arith.muli %3, %c7 : index
      %3660 = arith.addi %3659, %c8 : index
      %3661 = arith.muli %3660, %c6 : index
      %3662 = arith.remui %3496, %c6 : index
      %3663 = arith.addi %3661, %3662 : index
      %3664 = arith.muli %3638, %c19 : index
      %3665 = arith.addi %3664, %3663 : index
      memref.store %3658, %15[%3665] : memref<?xf32>
      %3666 = arith.addi %3499, %c19 : index
      %3667 = arith.muli %3635, %c4 : index
      %3668 = arith.addi %3666, %3667 : index
      %3669 = memref.load %14[%3668] : memref<?xf32>
      %3670 = arith.addi %3668, %c11 : index
      %3671 = memref.load %14[%3670] : memref<?xf32>
      %3672 = arith.addf %3669, %3671 : f32
      %3673 = arith.remui %3496, %c6 : index
      %3674 = arith.muli %3673, %c14 : index
      %3675 = arith.addi %13, %3674 : index
      %3676 = vector.load %w[%3675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3677 = vector.bitcast %3676 : vector<4xi8> to vector<1xf32>
      %3678 = vector.extract %3677[0] : f32 from vector<1xf32>
      %3679 = arith.mulf %3678, %3643 : f32
      %3680 = arith.mulf %3672, %3679 : f32
      %3681 = arith.muli %3, %c7 : index
      %3682 = arith.addi %3681, %c9 : index
      %3683 = arith.muli %3682, %c6 : index
      %3684 = arith.remui %3496, %c6 : index
      %3685 = arith.addi %3683, %3684 : index
      %3686 = arith.muli %3638, %c19 : index
      %3687 = arith.addi %3686, %3685 : index
      memref.store %3680, %15[%3687] : memref<?xf32>
    }
    %3688 = arith.muli %4, %c14 : index
    %3689 = arith.addi %3688, %c7 : index
    %3690 = arith.muli %3689, %c7 : index
    %3691 = arith.divui %3496, %c6 : index
    %3692 = arith.addi %3690, %3691 : index
    %3693 = arith.addi %3495, %3692 : index
    %3694 = arith.cmpi slt, %3693, %17 : index
    scf.if %3694 {
      %3695 = arith.cmpi eq, %hasFactors, %c9 : index
      %3696 = memref.load %factors[%3693] : memref<?xf32>
      %3697 = arith.select %3695, %3696, %c26 : f32
      %3698 = arith.addi %3499, %c8 : index
      %3699 = arith.muli %3689, %c4 : index
      %3700 = arith.addi %3698, %3699 : index
      %3701 = memref.load %14[%3700] : memref<?xf32>
      %3702 = arith.addi %3700, %c11 : index
      %3703 = memref.load %14[%3702] : memref<?xf32>
      %3704 = arith.addf %3701, %3703 : f32
      %3705 = arith.remui %3496, %c6 : index
      %3706 = arith.muli %3705, %c14 : index
      %3707 = arith.addi %11, %3706 : index
      %3708 = vector.load %w[%3707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3709 = vector.bitcast %3708 : vector<4xi8> to vector<1xf32>
      %3710 = vector.extract %3709[0] : f32 from vector<1xf32>
      %3711 = arith.mulf %3710, %3697 : f32
      %3712 = arith.mulf %3704, %3711 : f32
      %3713 = arith.muli %3, %c7 : index
      %3714 = arith.addi %3713, %c8 : index
      %3715 = arith.muli %3714, %c6 : index
      %3716 = arith.remui %3496, %c6 : index
      %3717 = arith.addi %3715, %3716 : index
      %3718 = arith.muli %3692, %c19 : index
      %3719 = arith.addi %3718, %3717 : index
      memref.store %3712, %15[%3719] : memref<?xf32>
      %3720 = arith.addi %3499, %c19 : index
      %3721 = arith.muli %3689, %c4 : index
      %3722 = arith.addi %3720, %3721 : index
      %3723 = memref.load %14[%3722] : memref<?xf32>
      %3724 = arith.addi %3722, %c11 : index
      %3725 = memref.load %14[%3724] : memref<?xf32>
      %3726 = arith.addf %3723, %3725 : f32
      %3727 = arith.remui %3496, %c6 : index
      %3728 = arith.muli %3727, %c14 : index
      %3729 = arith.addi %13, %3728 : index
      %3730 = vector.load %w[%3729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3731 = vector.bitcast %3730 : vector<4xi8> to vector<1xf32>
      %3732 = vector.extract %3731[0] : f32 from vector<1xf32>
      %3733 = arith.mulf %3732, %3697 : f32
      %3734 = arith.mulf %3726, %3733 : f32
      %3735 = arith.muli %3, %c7 : index
      %3736 = arith.addi %3735, %c9 : index
      %3737 = arith.muli %3736, %c6 : index
      %3738 = arith.remui %3496, %c6 : index
      %3739 = arith.addi %3737, %3738 : index
      %3740 = arith.muli %3692, %c19 : index
      %3741 = arith.addi %3740, %3739 : index
      memref.store %3734, %15[%3741] : memref<?xf32>
    }
    %3742 = arith.muli %4, %c14 : index
    %3743 = arith.addi %3742, %c20 : index
    %3744 = arith.muli %3743, %c7 : index
    %3745 = arith.divui %3496, %c6 : index
    %3746 = arith.addi %3744, %3745 : index
    %3747 = arith.addi %3495, %3746 : index
    %3748 = arith.cmpi slt, %3747, %17 : index
    scf.if %3748 {
      %3749 = arith.cmpi eq, %hasFactors, %c9 : index
      %3750 = memref.load %factors[%3747] : memref<?xf32>
      %3751 = arith.select %3749, %3750, %c26 : f32
      %3752 = arith.addi %3499, %c8 : index
      %3753 = arith.muli %3743, %c4 : index
      %3754 = arith.addi %3752, %3753 : index
      %3755 = memref.load %14[%3754] : memref<?xf32>
      %3756 = arith.addi %3754, %c11 : index
      %3757 = memref.load %14[%3756] : memref<?xf32>
      %3758 = arith.addf %3755, %3757 : f32
      %3759 = arith.remui %3496, %c6 : index
      %3760 = arith.muli %3759, %c14 : index
      %3761 = arith.addi %11, %3760 : index
      %3762 = vector.load %w[%3761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3763 = vector.bitcast %3762 : vector<4xi8> to vector<1xf32>
      %3764 = vector.extract %3763[0] : f32 from vector<1xf32>
      %3765 = arith.mulf %3764, %3751 : f32
      %3766 = arith.mulf %3758, %3765 : f32
      %3767 = arith.muli %3, %c7 : index
      %3768 = arith.addi %3767, %c8 : index
      %3769 = arith.muli %3768, %c6 : index
      %3770 = arith.remui %3496, %c6 : index
      %3771 = arith.addi %3769, %3770 : index
      %3772 = arith.muli %3746, %c19 : index
      %3773 = arith.addi %3772, %3771 : index
      memref.store %3766, %15[%3773] : memref<?xf32>
      %3774 = arith.addi %3499, %c19 : index
      %3775 = arith.muli %3743, %c4 : index
      %3776 = arith.addi %3774, %3775 : index
      %3777 = memref.load %14[%3776] : memref<?xf32>
      %3778 = arith.addi %3776, %c11 : index
      %3779 = memref.load %14[%3778] : memref<?xf32>
      %3780 = arith.addf %3777, %3779 : f32
      %3781 = arith.remui %3496, %c6 : index
      %3782 = arith.muli %3781, %c14 : index
      %3783 = arith.addi %13, %3782 : index
      %3784 = vector.load %w[%3783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3785 = vector.bitcast %3784 : vector<4xi8> to vector<1xf32>
      %3786 = vector.extract %3785[0] : f32 from vector<1xf32>
      %3787 = arith.mulf %3786, %3751 : f32
      %3788 = arith.mulf %3780, %3787 : f32
      %3789 = arith.muli %3, %c7 : index
      %3790 = arith.addi %3789, %c9 : index
      %3791 = arith.muli %3790, %c6 : index
      %3792 = arith.remui %3496, %c6 : index
      %3793 = arith.addi %3791, %3792 : index
      %3794 = arith.muli %3746, %c19 : index
      %3795 = arith.addi %3794, %3793 : index
      memref.store %3788, %15[%3795] : memref<?xf32>
    }
    wave.barrier
    %3796 = arith.addi %18, %c39 : index
    %3797 = wave.wave
    %3798 = arith.addi %3797, %c8 : index
    %3799 = arith.addi %3796, %3798 : index
    %3800 = arith.cmpi slt, %3799, %17 : index
    scf.if %3800 {
      %3801 = arith.addi %3796, %3798 : index
      %3802 = arith.muli %3798, %c19 : index
      %3803 = wave.lane
      %3804 = arith.addi %3803, %c8 : index
      %3805 = arith.cmpi eq, %hasBias, %c9 : index
      %3806 = arith.addi %3802, %3804 : index
      %3807 = memref.load %15[%3806] : memref<?xf32>
      %3808 = arith.muli %0, %c19 : index
      %3809 = arith.addi %3808, %3804 : index
      %3810 = memref.load %bias[%3809] : memref<?xf32>
      %3811 = arith.addf %3807, %3810 : f32
      %3812 = arith.select %3805, %3811, %3807 : f32
      %3813 = arith.addi %3804, %c5 : index
      %3814 = arith.cmpi eq, %hasBias, %c9 : index
      %3815 = arith.addi %3802, %3813 : index
      %3816 = memref.load %15[%3815] : memref<?xf32>
      %3817 = arith.muli %0, %c19 : index
      %3818 = arith.addi %3817, %3813 : index
      %3819 = memref.load %bias[%3818] : memref<?xf32>
      %3820 = arith.addf %3816, %3819 : f32
      %3821 = arith.select %3814, %3820, %3816 : f32
      %3822 = arith.addi %3803, %c4 : index
      %3823 = arith.cmpi eq, %hasBias, %c9 : index
      %3824 = arith.addi %3802, %3822 : index
      %3825 = memref.load %15[%3824] : memref<?xf32>
      %3826 = arith.muli %0, %c19 : index
      %3827 = arith.addi %3826, %3822 : index
      %3828 = memref.load %bias[%3827] : memref<?xf32>
      %3829 = arith.addf %3825, %3828 : f32
      %3830 = arith.select %3823, %3829, %3825 : f32
      %3831 = arith.addi %3822, %c5 : index
      %3832 = arith.cmpi eq, %hasBias, %c9 : index
      %3833 = arith.addi %3802, %3831 : index
      %3834 = memref.load %15[%3833] : memref<?xf32>
      %3835 = arith.muli %0, %c19 : index
      %3836 = arith.addi %3835, %3831 : index
      %3837 = memref.load %bias[%3836] : memref<?xf32>
      %3838 = arith.addf %3834, %3837 : f32
      %3839 = arith.select %3832, %3838, %3834 : f32
      %3840 = arith.addi %3803, %c12 : index
      %3841 = arith.cmpi eq, %hasBias, %c9 : index
      %3842 = arith.addi %3802, %3840 : index
      %3843 = memref.load %15[%3842] : memref<?xf32>
      %3844 = arith.muli %0, %c19 : index
      %3845 = arith.addi %3844, %3840 : index
      %3846 = memref.load %bias[%3845] : memref<?xf32>
      %3847 = arith.addf %3843, %3846 : f32
      %3848 = arith.select %3841, %3847, %3843 : f32
      %3849 = arith.addi %3840, %c5 : index
      %3850 = arith.cmpi eq, %hasBias, %c9 : index
      %3851 = arith.addi %3802, %3849 : index
      %3852 = memref.load %15[%3851] : memref<?xf32>
      %3853 = arith.muli %0, %c19 : index
      %3854 = arith.addi %3853, %3849 : index
      %3855 = memref.load %bias[%3854] : memref<?xf32>
      %3856 = arith.addf %3852, %3855 : f32
      %3857 = arith.select %3850, %3856, %3852 : f32
      %3858 = arith.addi %3803, %c21 : index
      %3859 = arith.cmpi eq, %hasBias, %c9 : index
      %3860 = arith.addi %3802, %3858 : index
      %3861 = memref.load %15[%3860] : memref<?xf32>
      %3862 = arith.muli %0, %c19 : index
      %3863 = arith.addi %3862, %3858 : index
      %3864 = memref.load %bias[%3863] : memref<?xf32>
      %3865 = arith.addf %3861, %3864 : f32
      %3866 = arith.select %3859, %3865, %3861 : f32
      %3867 = arith.addi %3858, %c5 : index
      %3868 = arith.cmpi eq, %hasBias, %c9 : index
      %3869 = arith.addi %3802, %3867 : index
      %3870 = memref.load %15[%3869] : memref<?xf32>
      %3871 = arith.muli %0, %c19 : index
      %3872 = arith.addi %3871, %3867 : index
      %3873 = memref.load %bias[%3872] : memref<?xf32>
      %3874 = arith.addf %3870, %3873 : f32
      %3875 = arith.select %3868, %3874, %3870 : f32
      %3876 = arith.addi %heads, %kvHeads : index
      %3877 = arith.cmpi slt, %0, %3876 : index
      scf.if %3877 {
        %3878 = arith.addi %positionsAt, %3801 : index
        %3879 = memref.load %step[%3878] : memref<?xi32>
        %3880 = arith.index_cast %3879 : i32 to index
        %3881 = arith.cmpi eq, %hasNorm, %c9 : index
        %3882 = math.fma %3812, %3812, %c30 : f32
        %3883 = math.fma %3821, %3821, %3882 : f32
        %3884 = math.fma %3830, %3830, %3883 : f32
        %3885 = math.fma %3839, %3839, %3884 : f32
        %3886 = math.fma %3848, %3848, %3885 : f32
        %3887 = math.fma %3857, %3857, %3886 : f32
        %3888 = math.fma %3866, %3866, %3887 : f32
        %3889 = math.fma %3875, %3875, %3888 : f32
        %3890 = vector.broadcast %3889 : f32 to vector<1xf32>
        %3891 = wave.reduce "add" %3890 : vector<1xf32>
        %3892 = arith.mulf %3891, %inverseHeadDim : f32
        %3893 = arith.addf %3892, %epsilon : f32
        %3894 = math.sqrt %3893 : f32
        %3895 = arith.divf %c26, %3894 : f32
        %3896 = arith.cmpi slt, %0, %heads : index
        %3897 = arith.addi %3804, %c5 : index
        %3898 = memref.load %query_norm[%3804] : memref<?xf32>
        %3899 = memref.load %key_norm[%3804] : memref<?xf32>
        %3900 = arith.select %3896, %3898, %3899 : f32
        %3901 = arith.mulf %3812, %3895 : f32
        %3902 = arith.mulf %3901, %3900 : f32
        %3903 = arith.select %3881, %3902, %3812 : f32
        %3904 = memref.load %query_norm[%3897] : memref<?xf32>
        %3905 = memref.load %key_norm[%3897] : memref<?xf32>
        %3906 = arith.select %3896, %3904, %3905 : f32
        %3907 = arith.mulf %3821, %3895 : f32
        %3908 = arith.mulf %3907, %3906 : f32
        %3909 = arith.select %3881, %3908, %3821 : f32
        %3910 = arith.addi %3822, %c5 : index
        %3911 = memref.load %query_norm[%3822] : memref<?xf32>
        %3912 = memref.load %key_norm[%3822] : memref<?xf32>
        %3913 = arith.select %3896, %3911, %3912 : f32
        %3914 = arith.mulf %3830, %3895 : f32
        %3915 = arith.mulf %3914, %3913 : f32
        %3916 = arith.select %3881, %3915, %3830 : f32
        %3917 = memref.load %query_norm[%3910] : memref<?xf32>
        %3918 = memref.load %key_norm[%3910] : memref<?xf32>
        %3919 = arith.select %3896, %3917, %3918 : f32
        %3920 = arith.mulf %3839, %3895 : f32
        %3921 = arith.mulf %3920, %3919 : f32
        %3922 = arith.select %3881, %3921, %3839 : f32
        %3923 = arith.addi %3840, %c5 : index
        %3924 = memref.load %query_norm[%3840] : memref<?xf32>
        %3925 = memref.load %key_norm[%3840] : memref<?xf32>
        %3926 = arith.select %3896, %3924, %3925 : f32
        %3927 = arith.mulf %3848, %3895 : f32
        %3928 = arith.mulf %3927, %3926 : f32
        %3929 = arith.select %3881, %3928, %3848 : f32
        %3930 = memref.load %query_norm[%3923] : memref<?xf32>
        %3931 = memref.load %key_norm[%3923] : memref<?xf32>
        %3932 = arith.select %3896, %3930, %3931 : f32
        %3933 = arith.mulf %3857, %3895 : f32
        %3934 = arith.mulf %3933, %3932 : f32
        %3935 = arith.select %3881, %3934, %3857 : f32
        %3936 = arith.addi %3858, %c5 : index
        %3937 = memref.load %query_norm[%3858] : memref<?xf32>
        %3938 = memref.load %key_norm[%3858] : memref<?xf32>
        %3939 = arith.select %3896, %3937, %3938 : f32
        %3940 = arith.mulf %3866, %3895 : f32
        %3941 = arith.mulf %3940, %3939 : f32
        %3942 = arith.select %3881, %3941, %3866 : f32
        %3943 = memref.load %query_norm[%3936] : memref<?xf32>
        %3944 = memref.load %key_norm[%3936] : memref<?xf32>
        %3945 = arith.select %3896, %3943, %3944 : f32
        %3946 = arith.mulf %3875, %3895 : f32
        %3947 = arith.mulf %3946, %3945 : f32
        %3948 = arith.select %3881, %3947, %3875 : f32
        %3949 = arith.remui %3880, %c19 : index
        %3950 = arith.muli %3949, %c19 : index
        %3951 = arith.addi %3950, %3804 : index
        %3952 = arith.divui %3880, %c19 : index
        %3953 = arith.addi %3952, %c19 : index
        %3954 = arith.muli %3953, %c19 : index
        %3955 = arith.addi %3954, %3804 : index
        %3956 = memref.load %rope[%3951] : memref<?xf32>
        %3957 = arith.addi %3951, %c5 : index
        %3958 = memref.load %rope[%3957] : memref<?xf32>
        %3959 = memref.load %rope[%3955] : memref<?xf32>
        %3960 = arith.addi %3955, %c5 : index
        %3961 = memref.load %rope[%3960] : memref<?xf32>
        %3962 = arith.mulf %3959, %3956 : f32
        %3963 = arith.mulf %3961, %3958 : f32
        %3964 = arith.subf %3962, %3963 : f32
        %3965 = arith.mulf %3961, %3956 : f32
        %3966 = arith.mulf %3959, %3958 : f32
        %3967 = arith.addf %3965, %3966 : f32
        %3968 = arith.mulf %3903, %3964 : f32
        %3969 = arith.mulf %3909, %3967 : f32
        %3970 = arith.subf %3968, %3969 : f32
        %3971 = arith.mulf %3909, %3964 : f32
        %3972 = arith.mulf %3903, %3967 : f32
        %3973 = arith.addf %3971, %3972 : f32
        %3974 = arith.cmpi slt, %0, %heads : index
        scf.if %3974 {
          %3975 = arith.muli %3801, %heads : index
          %3976 = arith.addi %3975, %0 : index
          %3977 = arith.muli %3976, %c19 : index
          %3978 = arith.addi %3977, %3804 : index
          memref.store %3970, %q[%3978] : memref<?xf32>
          %3979 = arith.addi %3978, %c5 : index
          memref.store %3973, %q[%3979] : memref<?xf32>
        } else {
          %3980 = arith.addi %3802, %3804 : index
          memref.store %3970, %15[%3980] : memref<?xf32>
          %3981 = arith.addi %3802, %3804 : index
          %3982 = arith.addi %3981, %c5 : index
          memref.store %3973, %15[%3982] : memref<?xf32>
        }
        %3983 = arith.remui %3880, %c19 : index
        %3984 = arith.muli %3983, %c19 : index
        %3985 = arith.addi %3984, %3822 : index
        %3986 = arith.divui %3880, %c19 : index
        %3987 = arith.addi %3986, %c19 : index
        %3988 = arith.muli %3987, %c19 : index
        %3989 = arith.addi %3988, %3822 : index
        %3990 = memref.load %rope[%3985] : memref<?xf32>
        %3991 = arith.addi %3985, %c5 : index
        %3992 = memref.load %rope[%3991] : memref<?xf32>
        %3993 = memref.load %rope[%3989] : memref<?xf32>
        %3994 = arith.addi %3989, %c5 : index
        %3995 = memref.load %rope[%3994] : memref<?xf32>
        %3996 = arith.mulf %3993, %3990 : f32
        %3997 = arith.mulf %3995, %3992 : f32
        %3998 = arith.subf %3996, %3997 : f32
        %3999 = arith.mulf %3995, %3990 : f32
        %4000 = arith.mulf %3993, %3992 : f32
        %4001 = arith.addf %3999, %4000 : f32
        %4002 = arith.mulf %3916, %3998 : f32
        %4003 = arith.mulf %3922, %4001 : f32
        %4004 = arith.subf %4002, %4003 : f32
        %4005 = arith.mulf %3922, %3998 : f32
        %4006 = arith.mulf %3916, %4001 : f32
        %4007 = arith.addf %4005, %4006 : f32
        %4008 = arith.cmpi slt, %0, %heads : index
        scf.if %4008 {
          %4009 = arith.muli %3801, %heads : index
          %4010 = arith.addi %4009, %0 : index
          %4011 = arith.muli %4010, %c19 : index
          %4012 = arith.addi %4011, %3822 : index
          memref.store %4004, %q[%4012] : memref<?xf32>
          %4013 = arith.addi %4012, %c5 : index
          memref.store %4007, %q[%4013] : memref<?xf32>
        } else {
          %4014 = arith.addi %3802, %3822 : index
          memref.store %4004, %15[%4014] : memref<?xf32>
          %4015 = arith.addi %3802, %3822 : index
          %4016 = arith.addi %4015, %c5 : index
          memref.store %4007, %15[%4016] : memref<?xf32>
        }
        %4017 = arith.remui %3880, %c19 : index
        %4018 = arith.muli %4017, %c19 : index
        %4019 = arith.addi %4018, %3840 : index
        %4020 = arith.divui %3880, %c19 : index
        %4021 = arith.addi %4020, %c19 : index
        %4022 = arith.muli %4021, %c19 : index
        %4023 = arith.addi %4022, %3840 : index
        %4024 = memref.load %rope[%4019] : memref<?xf32>
        %4025 = arith.addi %4019, %c5 : index
        %4026 = memref.load %rope[%4025] : memref<?xf32>
        %4027 = memref.load %rope[%4023] : memref<?xf32>
        %4028 = arith.addi %4023, %c5 : index
        %4029 = memref.load %rope[%4028] : memref<?xf32>
        %4030 = arith.mulf %4027, %4024 : f32
        %4031 = arith.mulf %4029, %4026 : f32
        %4032 = arith.subf %4030, %4031 : f32
        %4033 = arith.mulf %4029, %4024 : f32
        %4034 = arith.mulf %4027, %4026 : f32
        %4035 = arith.addf %4033, %4034 : f32
        %4036 = arith.mulf %3929, %4032 : f32
        %4037 = arith.mulf %3935, %4035 : f32
        %4038 = arith.subf %4036, %4037 : f32
        %4039 = arith.mulf %3935, %4032 : f32
        %4040 = arith.mulf %3929, %4035 : f32
        %4041 = arith.addf %4039, %4040 : f32
        %4042 = arith.cmpi slt, %0, %heads : index
        scf.if %4042 {
          %4043 = arith.muli %3801, %heads : index
          %4044 = arith.addi %4043, %0 : index
          %4045 = arith.muli %4044, %c19 : index
          %4046 = arith.addi %4045, %3840 : index
          memref.store %4038, %q[%4046] : memref<?xf32>
          %4047 = arith.addi %4046, %c5 : index
          memref.store %4041, %q[%4047] : memref<?xf32>
        } else {
          %4048 = arith.addi %3802, %3840 : index
          memref.store %4038, %15[%4048] : memref<?xf32>
          %4049 = arith.addi %3802, %3840 : index
          %4050 = arith.addi %4049, %c5 : index
          memref.store %4041, %15[%4050] : memref<?xf32>
        }
        %4051 = arith.remui %3880, %c19 : index
        %4052 = arith.muli %4051, %c19 : index
        %4053 = arith.addi %4052, %3858 : index
        %4054 = arith.divui %3880, %c19 : index
        %4055 = arith.addi %4054, %c19 : index
        %4056 = arith.muli %4055, %c19 : index
        %4057 = arith.addi %4056, %3858 : index
        %4058 = memref.load %rope[%4053] : memref<?xf32>
        %4059 = arith.addi %4053, %c5 : index
        %4060 = memref.load %rope[%4059] : memref<?xf32>
        %4061 = memref.load %rope[%4057] : memref<?xf32>
        %4062 = arith.addi %4057, %c5 : index
        %4063 = memref.load %rope[%4062] : memref<?xf32>
        %4064 = arith.mulf %4061, %4058 : f32
        %4065 = arith.mulf %4063, %4060 : f32
        %4066 = arith.subf %4064, %4065 : f32
        %4067 = arith.mulf %4063, %4058 : f32
        %4068 = arith.mulf %4061, %4060 : f32
        %4069 = arith.addf %4067, %4068 : f32
        %4070 = arith.mulf %3942, %4066 : f32
        %4071 = arith.mulf %3948, %4069 : f32
        %4072 = arith.subf %4070, %4071 : f32
        %4073 = arith.mulf %3948, %4066 : f32
        %4074 = arith.mulf %3942, %4069 : f32
        %4075 = arith.addf %4073, %4074 : f32
        %4076 = arith.cmpi slt, %0, %heads : index
        scf.if %4076 {
          %4077 = arith.muli %3801, %heads : index
          %4078 = arith.addi %4077, %0 : index
          %4079 = arith.muli %4078, %c19 : index
          %4080 = arith.addi %4079, %3858 : index
          memref.store %4072, %q[%4080] : memref<?xf32>
          %4081 = arith.addi %4080, %c5 : index
          memref.store %4075, %q[%4081] : memref<?xf32>
        } else {
          %4082 = arith.addi %3802, %3858 : index
          memref.store %4072, %15[%4082] : memref<?xf32>
          %4083 = arith.addi %3802, %3858 : index
          %4084 = arith.addi %4083, %c5 : index
          memref.store %4075, %15[%4084] : memref<?xf32>
        }
      } else {
        %4085 = arith.cmpi slt, %0, %heads : index
        scf.if %4085 {
          %4086 = arith.muli %3801, %heads : index
          %4087 = arith.addi %4086, %0 : index
          %4088 = arith.muli %4087, %c19 : index
          %4089 = arith.addi %4088, %3804 : index
          memref.store %3812, %q[%4089] : memref<?xf32>
          %4090 = arith.addi %4089, %c5 : index
          memref.store %3821, %q[%4090] : memref<?xf32>
        } else {
          %4091 = arith.addi %3802, %3804 : index
          memref.store %3812, %15[%4091] : memref<?xf32>
          %4092 = arith.addi %3802, %3804 : index
          %4093 = arith.addi %4092, %c5 : index
          memref.store %3821, %15[%4093] : memref<?xf32>
        }
        %4094 = arith.cmpi slt, %0, %heads : index
        scf.if %4094 {
          %4095 = arith.muli %3801, %heads : index
          %4096 = arith.addi %4095, %0 : index
          %4097 = arith.muli %4096, %c19 : index
          %4098 = arith.addi %4097, %3822 : index
          memref.store %3830, %q[%4098] : memref<?xf32>
          %4099 = arith.addi %4098, %c5 : index
          memref.store %3839, %q[%4099] : memref<?xf32>
        } else {
          %4100 = arith.addi %3802, %3822 : index
          memref.store %3830, %15[%4100] : memref<?xf32>
          %4101 = arith.addi %3802, %3822 : index
          %4102 = arith.addi %4101, %c5 : index
          memref.store %3839, %15[%4102] : memref<?xf32>
        }
        %4103 = arith.cmpi slt, %0, %heads : index
        scf.if %4103 {
          %4104 = arith.muli %3801, %heads : index
          %4105 = arith.addi %4104, %0 : index
          %4106 = arith.muli %4105, %c19 : index
          %4107 = arith.addi %4106, %3840 : index
          memref.store %3848, %q[%4107] : memref<?xf32>
          %4108 = arith.addi %4107, %c5 : index
          memref.store %3857, %q[%4108] : memref<?xf32>
        } else {
          %4109 = arith.addi %3802, %3840 : index
          memref.store %3848, %15[%4109] : memref<?xf32>
          %4110 = arith.addi %3802, %3840 : index
          %4111 = arith.addi %4110, %c5 : index
          memref.store %3857, %15[%4111] : memref<?xf32>
        }
        %4112 = arith.cmpi slt, %0, %heads : index
        scf.if %4112 {
          %4113 = arith.muli %3801, %heads : index
          %4114 = arith.addi %4113, %0 : index
          %4115 = arith.muli %4114, %c19 : index
          %4116 = arith.addi %4115, %3858 : index
          memref.store %3866, %q[%4116] : memref<?xf32>
          %4117 = arith.addi %4116, %c5 : index
          memref.store %3875, %q[%4117] : memref<?xf32>
        } else {
          %4118 = arith.addi %3802, %3858 : index
          memref.store %3866, %15[%4118] : memref<?xf32>
          %4119 = arith.addi %3802, %3858 : index
          %4120 = arith.addi %4119, %c5 : index
          memref.store %3875, %15[%4120] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %4121 = arith.cmpi sge, %0, %heads : index
    scf.if %4121 {
      %4122 = arith.addi %3797, %c8 : index
      %4123 = arith.addi %3796, %4122 : index
      %4124 = arith.cmpi slt, %4123, %17 : index
      scf.if %4124 {
        %4125 = arith.addi %3796, %4122 : index
        %4126 = arith.addi %slotsAt, %4125 : index
        %4127 = memref.load %step[%4126] : memref<?xi32>
        %4128 = arith.index_cast %4127 : i32 to index
        %4129 = arith.cmpi sge, %4128, %c8 : index
        scf.if %4129 {
          %4130 = arith.muli %4122, %c19 : index
          %4131 = arith.subi %0, %heads : index
          %4132 = memref.load %scales[%4131] : memref<?xf32>
          %4133 = vector.broadcast %4132 : f32 to vector<4xf32>
          %4134 = arith.divui %4128, %c6 : index
          %4135 = arith.remui %4128, %c6 : index
          %4136 = arith.muli %4134, %pageBytes : index
          %4137 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4137 {
            %4138 = wave.lane
            %4139 = arith.muli %4138, %c14 : index
            scf.for %4140 = %4139 to %c19 step %c5 {
              %4141 = arith.addi %4130, %4140 : index
              %4142 = vector.load %15[%4141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4143 = arith.mulf %4142, %4133 : vector<4xf32>
              %4144 = arith.minimumf %4143, %c36 : vector<4xf32>
              %4145 = arith.maximumf %4144, %c37 : vector<4xf32>
              %4146 = arith.truncf %4145 : vector<4xf32> to vector<4xf16>
              %4147 = vector.bitcast %4146 : vector<4xf16> to vector<8xi8>
              %4148 = arith.cmpi slt, %4131, %kvHeads : index
              scf.if %4148 {
                %4149 = arith.muli %4131, %c38 : index
                %4150 = arith.addi %4136, %4149 : index
                %4151 = arith.divui %4140, %c6 : index
                %4152 = arith.muli %4151, %c18 : index
                %4153 = arith.remui %4140, %c6 : index
                %4154 = arith.divui %4153, %c2 : index
                %4155 = arith.muli %4154, %c19 : index
                %4156 = arith.muli %4135, %c6 : index
                %4157 = arith.addi %4155, %4156 : index
                %4158 = arith.remui %4153, %c2 : index
                %4159 = arith.muli %4158, %c7 : index
                %4160 = arith.addi %4157, %4159 : index
                %4161 = arith.addi %4152, %4160 : index
                %4162 = arith.addi %4150, %4161 : index
                vector.store %4147, %kv[%4162] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4163 = arith.subi %4131, %kvHeads : index
                %4164 = arith.muli %4163, %c38 : index
                %4165 = arith.addi %4136, %4164 : index
                %4166 = arith.addi %4140, %c8 : index
                %4167 = arith.divui %4166, %c6 : index
                %4168 = arith.muli %4167, %c18 : index
                %4169 = arith.addi %4168, %c10 : index
                %4170 = arith.remui %4166, %c6 : index
                %4171 = arith.divui %4135, %c7 : index
                %4172 = arith.remui %4135, %c7 : index
                %4173 = arith.muli %4172, %c2 : index
                %4174 = arith.addi %4171, %4173 : index
                %4175 = arith.divui %4174, %c2 : index
                %4176 = arith.muli %4175, %c19 : index
                %4177 = arith.muli %4170, %c6 : index
                %4178 = arith.addi %4176, %4177 : index
                %4179 = arith.remui %4174, %c2 : index
                %4180 = arith.muli %4179, %c7 : index
                %4181 = arith.addi %4178, %4180 : index
                %4182 = arith.addi %4169, %4181 : index
                %4183 = arith.addi %4165, %4182 : index
                %4184 = vector.shuffle %4147, %4147 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4184, %kv[%4183] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4185 = arith.addi %4140, %c9 : index
                %4186 = arith.divui %4185, %c6 : index
                %4187 = arith.muli %4186, %c18 : index
                %4188 = arith.addi %4187, %c10 : index
                %4189 = arith.remui %4185, %c6 : index
                %4190 = arith.divui %4135, %c7 : index
                %4191 = arith.remui %4135, %c7 : index
                %4192 = arith.muli %4191, %c2 : index
                %4193 = arith.addi %4190, %4192 : index
                %4194 = arith.divui %4193, %c2 : index
                %4195 = arith.muli %4194, %c19 : index
                %4196 = arith.muli %4189, %c6 : index
                %4197 = arith.addi %4195, %4196 : index
                %4198 = arith.remui %4193, %c2 : index
                %4199 = arith.muli %4198, %c7 : index
                %4200 = arith.addi %4197, %4199 : index
                %4201 = arith.addi %4188, %4200 : index
                %4202 = arith.addi %4165, %4201 : index
                %4203 = vector.shuffle %4147, %4147 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4203, %kv[%4202] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4204 = arith.addi %4140, %c7 : index
                %4205 = arith.divui %4204, %c6 : index
                %4206 = arith.muli %4205, %c18 : index
                %4207 = arith.addi %4206, %c10 : index
                %4208 = arith.remui %4204, %c6 : index
                %4209 = arith.divui %4135, %c7 : index
                %4210 = arith.remui %4135, %c7 : index
                %4211 = arith.muli %4210, %c2 : index
                %4212 = arith.addi %4209, %4211 : index
                %4213 = arith.divui %4212, %c2 : index
                %4214 = arith.muli %4213, %c19 : index
                %4215 = arith.muli %4208, %c6 : index
                %4216 = arith.addi %4214, %4215 : index
                %4217 = arith.remui %4212, %c2 : index
                %4218 = arith.muli %4217, %c7 : index
                %4219 = arith.addi %4216, %4218 : index
                %4220 = arith.addi %4207, %4219 : index
                %4221 = arith.addi %4165, %4220 : index
                %4222 = vector.shuffle %4147, %4147 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4222, %kv[%4221] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4223 = arith.addi %4140, %c20 : index
                %4224 = arith.divui %4223, %c6 : index
                %4225 = arith.muli %4224, %c18 : index
                %4226 = arith.addi %4225, %c10 : index
                %4227 = arith.remui %4223, %c6 : index
                %4228 = arith.divui %4135, %c7 : index
                %4229 = arith.remui %4135, %c7 : index
                %4230 = arith.muli %4229, %c2 : index
                %4231 = arith.addi %4228, %4230 : index
                %4232 = arith.divui %4231, %c2 : index
                %4233 = arith.muli %4232, %c19 : index
                %4234 = arith.muli %4227, %c6 : index
                %4235 = arith.addi %4233, %4234 : index
                %4236 = arith.remui %4231, %c2 : index
                %4237 = arith.muli %4236, %c7 : index
                %4238 = arith.addi %4235, %4237 : index
                %4239 = arith.addi %4226, %4238 : index
                %4240 = arith.addi %4165, %4239 : index
                %4241 = vector.shuffle %4147, %4147 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4241, %kv[%4240] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4242 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4242 {
            %4243 = wave.lane
            %4244 = arith.muli %4243, %c14 : index
            scf.for %4245 = %4244 to %c19 step %c5 {
              %4246 = arith.addi %4130, %4245 : index
              %4247 = vector.load %15[%4246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4248 = arith.mulf %4247, %4133 : vector<4xf32>
              %4249 = wave.fp8_encode "e4m3" %4248 : vector<4xf32> -> vector<4xi8>
              %4250 = arith.cmpi slt, %4131, %kvHeads : index
              scf.if %4250 {
                %4251 = arith.muli %4131, %c10 : index
                %4252 = arith.addi %4136, %4251 : index
                %4253 = vector.shuffle %4249, %4249 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4254 = arith.divui %4245, %c6 : index
                %4255 = arith.muli %4254, %c19 : index
                %4256 = arith.remui %4245, %c6 : index
                %4257 = arith.muli %4135, %c6 : index
                %4258 = arith.divui %4256, %c14 : index
                %4259 = arith.muli %4258, %c14 : index
                %4260 = arith.remui %4256, %c7 : index
                %4261 = arith.muli %4260, %c7 : index
                %4262 = arith.addi %4259, %4261 : index
                %4263 = arith.divui %4256, %c7 : index
                %4264 = arith.remui %4263, %c7 : index
                %4265 = arith.addi %4262, %4264 : index
                %4266 = arith.addi %4257, %4265 : index
                %4267 = arith.addi %4255, %4266 : index
                %4268 = arith.addi %4252, %4267 : index
                vector.store %4253, %kv[%4268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4269 = arith.subi %4131, %kvHeads : index
                %4270 = arith.muli %4269, %c10 : index
                %4271 = arith.addi %4136, %4270 : index
                %4272 = arith.addi %4245, %c8 : index
                %4273 = arith.divui %4272, %c6 : index
                %4274 = arith.muli %4273, %c19 : index
                %4275 = arith.addi %4274, %c11 : index
                %4276 = arith.remui %4272, %c6 : index
                %4277 = arith.divui %4135, %c7 : index
                %4278 = arith.remui %4135, %c7 : index
                %4279 = arith.muli %4278, %c2 : index
                %4280 = arith.addi %4277, %4279 : index
                %4281 = arith.muli %4276, %c6 : index
                %4282 = arith.divui %4280, %c14 : index
                %4283 = arith.muli %4282, %c14 : index
                %4284 = arith.remui %4280, %c7 : index
                %4285 = arith.muli %4284, %c7 : index
                %4286 = arith.addi %4283, %4285 : index
                %4287 = arith.divui %4280, %c7 : index
                %4288 = arith.remui %4287, %c7 : index
                %4289 = arith.addi %4286, %4288 : index
                %4290 = arith.addi %4281, %4289 : index
                %4291 = arith.addi %4275, %4290 : index
                %4292 = arith.addi %4271, %4291 : index
                %4293 = vector.shuffle %4249, %4249 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4293, %kv[%4292] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4294 = arith.addi %4245, %c9 : index
                %4295 = arith.divui %4294, %c6 : index
                %4296 = arith.muli %4295, %c19 : index
                %4297 = arith.addi %4296, %c11 : index
                %4298 = arith.remui %4294, %c6 : index
                %4299 = arith.divui %4135, %c7 : index
                %4300 = arith.remui %4135, %c7 : index
                %4301 = arith.muli %4300, %c2 : index
                %4302 = arith.addi %4299, %4301 : index
                %4303 = arith.muli %4298, %c6 : index
                %4304 = arith.divui %4302, %c14 : index
                %4305 = arith.muli %4304, %c14 : index
                %4306 = arith.remui %4302, %c7 : index
                %4307 = arith.muli %4306, %c7 : index
                %4308 = arith.addi %4305, %4307 : index
                %4309 = arith.divui %4302, %c7 : index
                %4310 = arith.remui %4309, %c7 : index
                %4311 = arith.addi %4308, %4310 : index
                %4312 = arith.addi %4303, %4311 : index
                %4313 = arith.addi %4297, %4312 : index
                %4314 = arith.addi %4271, %4313 : index
                %4315 = vector.shuffle %4249, %4249 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4315, %kv[%4314] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4316 = arith.addi %4245, %c7 : index
                %4317 = arith.divui %4316, %c6 : index
                %4318 = arith.muli %4317, %c19 : index
                %4319 = arith.addi %4318, %c11 : index
                %4320 = arith.remui %4316, %c6 : index
                %4321 = arith.divui %4135, %c7 : index
                %4322 = arith.remui %4135, %c7 : index
                %4323 = arith.muli %4322, %c2 : index
                %4324 = arith.addi %4321, %4323 : index
                %4325 = arith.muli %4320, %c6 : index
                %4326 = arith.divui %4324, %c14 : index
                %4327 = arith.muli %4326, %c14 : index
                %4328 = arith.remui %4324, %c7 : index
                %4329 = arith.muli %4328, %c7 : index
                %4330 = arith.addi %4327, %4329 : index
                %4331 = arith.divui %4324, %c7 : index
                %4332 = arith.remui %4331, %c7 : index
                %4333 = arith.addi %4330, %4332 : index
                %4334 = arith.addi %4325, %4333 : index
                %4335 = arith.addi %4319, %4334 : index
                %4336 = arith.addi %4271, %4335 : index
                %4337 = vector.shuffle %4249, %4249 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4337, %kv[%4336] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4338 = arith.addi %4245, %c20 : index
                %4339 = arith.divui %4338, %c6 : index
                %4340 = arith.muli %4339, %c19 : index
                %4341 = arith.addi %4340, %c11 : index
                %4342 = arith.remui %4338, %c6 : index
                %4343 = arith.divui %4135, %c7 : index
                %4344 = arith.remui %4135, %c7 : index
                %4345 = arith.muli %4344, %c2 : index
                %4346 = arith.addi %4343, %4345 : index
                %4347 = arith.muli %4342, %c6 : index
                %4348 = arith.divui %4346, %c14 : index
                %4349 = arith.muli %4348, %c14 : index
                %4350 = arith.remui %4346, %c7 : index
                %4351 = arith.muli %4350, %c7 : index
                %4352 = arith.addi %4349, %4351 : index
                %4353 = arith.divui %4346, %c7 : index
                %4354 = arith.remui %4353, %c7 : index
                %4355 = arith.addi %4352, %4354 : index
                %4356 = arith.addi %4347, %4355 : index
                %4357 = arith.addi %4341, %4356 : index
                %4358 = arith.addi %4271, %4357 : index
                %4359 = vector.shuffle %4249, %4249 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4359, %kv[%4358] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4360 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4360 {
            %4361 = wave.lane
            %4362 = arith.muli %4361, %c14 : index
            scf.for %4363 = %4362 to %c19 step %c5 {
              %4364 = arith.addi %4130, %4363 : index
              %4365 = vector.load %15[%4364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4366 = arith.mulf %4365, %4133 : vector<4xf32>
              %4367 = wave.fp8_encode "e5m2" %4366 : vector<4xf32> -> vector<4xi8>
              %4368 = arith.cmpi slt, %4131, %kvHeads : index
              scf.if %4368 {
                %4369 = arith.muli %4131, %c10 : index
                %4370 = arith.addi %4136, %4369 : index
                %4371 = vector.shuffle %4367, %4367 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4372 = arith.divui %4363, %c6 : index
                %4373 = arith.muli %4372, %c19 : index
                %4374 = arith.remui %4363, %c6 : index
                %4375 = arith.muli %4135, %c6 : index
                %4376 = arith.divui %4374, %c14 : index
                %4377 = arith.muli %4376, %c14 : index
                %4378 = arith.remui %4374, %c7 : index
                %4379 = arith.muli %4378, %c7 : index
                %4380 = arith.addi %4377, %4379 : index
                %4381 = arith.divui %4374, %c7 : index
                %4382 = arith.remui %4381, %c7 : index
                %4383 = arith.addi %4380, %4382 : index
                %4384 = arith.addi %4375, %4383 : index
                %4385 = arith.addi %4373, %4384 : index
                %4386 = arith.addi %4370, %4385 : index
                vector.store %4371, %kv[%4386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4387 = arith.subi %4131, %kvHeads : index
                %4388 = arith.muli %4387, %c10 : index
                %4389 = arith.addi %4136, %4388 : index
                %4390 = arith.addi %4363, %c8 : index
                %4391 = arith.divui %4390, %c6 : index
                %4392 = arith.muli %4391, %c19 : index
                %4393 = arith.addi %4392, %c11 : index
                %4394 = arith.remui %4390, %c6 : index
                %4395 = arith.divui %4135, %c7 : index
                %4396 = arith.remui %4135, %c7 : index
                %4397 = arith.muli %4396, %c2 : index
                %4398 = arith.addi %4395, %4397 : index
                %4399 = arith.muli %4394, %c6 : index
                %4400 = arith.divui %4398, %c14 : index
                %4401 = arith.muli %4400, %c14 : index
                %4402 = arith.remui %4398, %c7 : index
                %4403 = arith.muli %4402, %c7 : index
                %4404 = arith.addi %4401, %4403 : index
                %4405 = arith.divui %4398, %c7 : index
                %4406 = arith.remui %4405, %c7 : index
                %4407 = arith.addi %4404, %4406 : index
                %4408 = arith.addi %4399, %4407 : index
                %4409 = arith.addi %4393, %4408 : index
                %4410 = arith.addi %4389, %4409 : index
                %4411 = vector.shuffle %4367, %4367 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4411, %kv[%4410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4412 = arith.addi %4363, %c9 : index
                %4413 = arith.divui %4412, %c6 : index
                %4414 = arith.muli %4413, %c19 : index
                %4415 = arith.addi %4414, %c11 : index
                %4416 = arith.remui %4412, %c6 : index
                %4417 = arith.divui %4135, %c7 : index
                %4418 = arith.remui %4135, %c7 : index
                %4419 = arith.muli %4418, %c2 : index
                %4420 = arith.addi %4417, %4419 : index
                %4421 = arith.muli %4416, %c6 : index
                %4422 = arith.divui %4420, %c14 : index
                %4423 = arith.muli %4422, %c14 : index
                %4424 = arith.remui %4420, %c7 : index
                %4425 = arith.muli %4424, %c7 : index
                %4426 = arith.addi %4423, %4425 : index
                %4427 = arith.divui %4420, %c7 : index
                %4428 = arith.remui %4427, %c7 : index
                %4429 = arith.addi %4426, %4428 : index
                %4430 = arith.addi %4421, %4429 : index
                %4431 = arith.addi %4415, %4430 : index
                %4432 = arith.addi %4389, %4431 : index
                %4433 = vector.shuffle %4367, %4367 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4433, %kv[%4432] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4434 = arith.addi %4363, %c7 : index
                %4435 = arith.divui %4434, %c6 : index
                %4436 = arith.muli %4435, %c19 : index
                %4437 = arith.addi %4436, %c11 : index
                %4438 = arith.remui %4434, %c6 : index
                %4439 = arith.divui %4135, %c7 : index
                %4440 = arith.remui %4135, %c7 : index
                %4441 = arith.muli %4440, %c2 : index
                %4442 = arith.addi %4439, %4441 : index
                %4443 = arith.muli %4438, %c6 : index
                %4444 = arith.divui %4442, %c14 : index
                %4445 = arith.muli %4444, %c14 : index
                %4446 = arith.remui %4442, %c7 : index
                %4447 = arith.muli %4446, %c7 : index
                %4448 = arith.addi %4445, %4447 : index
                %4449 = arith.divui %4442, %c7 : index
                %4450 = arith.remui %4449, %c7 : index
                %4451 = arith.addi %4448, %4450 : index
                %4452 = arith.addi %4443, %4451 : index
                %4453 = arith.addi %4437, %4452 : index
                %4454 = arith.addi %4389, %4453 : index
                %4455 = vector.shuffle %4367, %4367 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4455, %kv[%4454] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4456 = arith.addi %4363, %c20 : index
                %4457 = arith.divui %4456, %c6 : index
                %4458 = arith.muli %4457, %c19 : index
                %4459 = arith.addi %4458, %c11 : index
                %4460 = arith.remui %4456, %c6 : index
                %4461 = arith.divui %4135, %c7 : index
                %4462 = arith.remui %4135, %c7 : index
                %4463 = arith.muli %4462, %c2 : index
                %4464 = arith.addi %4461, %4463 : index
                %4465 = arith.muli %4460, %c6 : index
                %4466 = arith.divui %4464, %c14 : index
                %4467 = arith.muli %4466, %c14 : index
                %4468 = arith.remui %4464, %c7 : index
                %4469 = arith.muli %4468, %c7 : index
                %4470 = arith.addi %4467, %4469 : index
                %4471 = arith.divui %4464, %c7 : index
                %4472 = arith.remui %4471, %c7 : index
                %4473 = arith.addi %4470, %4472 : index
                %4474 = arith.addi %4465, %4473 : index
                %4475 = arith.addi %4459, %4474 : index
                %4476 = arith.addi %4389, %4475 : index
                %4477 = vector.shuffle %4367, %4367 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4477, %kv[%4476] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
