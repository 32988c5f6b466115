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
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 16 : index
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
  %c27 = arith.constant 4096 : index
  %c28 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c32 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c38 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c39 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c40 = arith.constant 48 : index
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
    %20 = arith.muli %1, %c2 : index
    %21 = arith.divui %inputFeatures, %c15 : index
    %22 = arith.muli %4, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c2 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %42:8 = scf.for %33 = %23 to %32 step %c2 iter_args(%34 = %c14, %35 = %c14, %36 = %c14, %37 = %c14, %38 = %c14, %39 = %c14, %40 = %c14, %41 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %33, %c8 : index
      %45 = arith.addi %11, %c5 : index
      %46 = arith.muli %44, %c18 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.remui %43, %c15 : index
      %49 = arith.muli %48, %c15 : index
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
      %61 = arith.remui %43, %c15 : index
      %62 = arith.muli %61, %c15 : index
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
      %74 = arith.remui %43, %c15 : index
      %75 = arith.muli %74, %c15 : index
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
      %87 = arith.remui %43, %c15 : index
      %88 = arith.muli %87, %c15 : index
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
      %100 = arith.remui %43, %c15 : index
      %101 = arith.muli %100, %c15 : index
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
      %113 = arith.remui %43, %c15 : index
      %114 = arith.muli %113, %c15 : index
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
      %126 = arith.remui %43, %c15 : index
      %127 = arith.muli %126, %c15 : index
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
      %139 = arith.remui %43, %c15 : index
      %140 = arith.muli %139, %c15 : index
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
      %151 = arith.divui %inputFeatures, %c15 : index
      %152 = arith.muli %148, %151 : index
      %153 = arith.addi %152, %150 : index
      %154 = arith.muli %tileRows, %c15 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.remui %43, %tileRows : index
      %157 = arith.muli %156, %c6 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c6 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %56, %34 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %108, %35 : vector<16xf16>, vector<8xf32>
      %166 = arith.addi %20, %c9 : index
      %167 = arith.muli %33, %c9 : index
      %168 = arith.addi %167, %c8 : index
      %169 = arith.divui %inputFeatures, %c15 : index
      %170 = arith.muli %166, %169 : index
      %171 = arith.addi %170, %168 : index
      %172 = arith.muli %tileRows, %c15 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %43, %tileRows : index
      %175 = arith.muli %174, %c6 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c6 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %56, %36 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %108, %37 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %20, %c7 : index
      %185 = arith.muli %33, %c9 : index
      %186 = arith.addi %185, %c8 : index
      %187 = arith.divui %inputFeatures, %c15 : index
      %188 = arith.muli %184, %187 : index
      %189 = arith.addi %188, %186 : index
      %190 = arith.muli %tileRows, %c15 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %43, %tileRows : index
      %193 = arith.muli %192, %c6 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c6 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %56, %38 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %108, %39 : vector<16xf16>, vector<8xf32>
      %202 = arith.addi %20, %c20 : index
      %203 = arith.muli %33, %c9 : index
      %204 = arith.addi %203, %c8 : index
      %205 = arith.divui %inputFeatures, %c15 : index
      %206 = arith.muli %202, %205 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.muli %tileRows, %c15 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %43, %tileRows : index
      %211 = arith.muli %210, %c6 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c6 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %56, %40 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %108, %41 : vector<16xf16>, vector<8xf32>
      %220 = arith.addi %20, %c8 : index
      %221 = arith.muli %33, %c9 : index
      %222 = arith.addi %221, %c9 : index
      %223 = arith.divui %inputFeatures, %c15 : index
      %224 = arith.muli %220, %223 : index
      %225 = arith.addi %224, %222 : index
      %226 = arith.muli %tileRows, %c15 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.remui %43, %tileRows : index
      %229 = arith.muli %228, %c6 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c6 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %69, %164 : vector<16xf16>, vector<8xf32>
      %237 = wave.mma %235, %121, %165 : vector<16xf16>, vector<8xf32>
      %238 = arith.addi %20, %c9 : index
      %239 = arith.muli %33, %c9 : index
      %240 = arith.addi %239, %c9 : index
      %241 = arith.divui %inputFeatures, %c15 : index
      %242 = arith.muli %238, %241 : index
      %243 = arith.addi %242, %240 : index
      %244 = arith.muli %tileRows, %c15 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %43, %tileRows : index
      %247 = arith.muli %246, %c6 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.muli %tileRows, %c6 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = wave.mma %253, %69, %182 : vector<16xf16>, vector<8xf32>
      %255 = wave.mma %253, %121, %183 : vector<16xf16>, vector<8xf32>
      %256 = arith.addi %20, %c7 : index
      %257 = arith.muli %33, %c9 : index
      %258 = arith.addi %257, %c9 : index
      %259 = arith.divui %inputFeatures, %c15 : index
      %260 = arith.muli %256, %259 : index
      %261 = arith.addi %260, %258 : index
      %262 = arith.muli %tileRows, %c15 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.remui %43, %tileRows : index
      %265 = arith.muli %264, %c6 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c6 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %69, %200 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %121, %201 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %20, %c20 : index
      %275 = arith.muli %33, %c9 : index
      %276 = arith.addi %275, %c9 : index
      %277 = arith.divui %inputFeatures, %c15 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c15 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %43, %tileRows : index
      %283 = arith.muli %282, %c6 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c6 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %69, %218 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %121, %219 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %20, %c8 : index
      %293 = arith.muli %33, %c9 : index
      %294 = arith.addi %293, %c7 : index
      %295 = arith.divui %inputFeatures, %c15 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c15 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %43, %tileRows : index
      %301 = arith.muli %300, %c6 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c6 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %82, %236 : vector<16xf16>, vector<8xf32>
      %309 = wave.mma %307, %134, %237 : vector<16xf16>, vector<8xf32>
      %310 = arith.addi %20, %c9 : index
      %311 = arith.muli %33, %c9 : index
      %312 = arith.addi %311, %c7 : index
      %313 = arith.divui %inputFeatures, %c15 : index
      %314 = arith.muli %310, %313 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.muli %tileRows, %c15 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.remui %43, %tileRows : index
      %319 = arith.muli %318, %c6 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c6 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %82, %254 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %134, %255 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %20, %c7 : index
      %329 = arith.muli %33, %c9 : index
      %330 = arith.addi %329, %c7 : index
      %331 = arith.divui %inputFeatures, %c15 : index
      %332 = arith.muli %328, %331 : index
      %333 = arith.addi %332, %330 : index
      %334 = arith.muli %tileRows, %c15 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.remui %43, %tileRows : index
      %337 = arith.muli %336, %c6 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c6 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %82, %272 : vector<16xf16>, vector<8xf32>
      %345 = wave.mma %343, %134, %273 : vector<16xf16>, vector<8xf32>
      %346 = arith.addi %20, %c20 : index
      %347 = arith.muli %33, %c9 : index
      %348 = arith.addi %347, %c7 : index
      %349 = arith.divui %inputFeatures, %c15 : index
      %350 = arith.muli %346, %349 : index
      %351 = arith.addi %350, %348 : index
      %352 = arith.muli %tileRows, %c15 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.remui %43, %tileRows : index
      %355 = arith.muli %354, %c6 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c6 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %82, %290 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %361, %134, %291 : vector<16xf16>, vector<8xf32>
      %364 = arith.addi %20, %c8 : index
      %365 = arith.muli %33, %c9 : index
      %366 = arith.addi %365, %c20 : index
      %367 = arith.divui %inputFeatures, %c15 : index
      %368 = arith.muli %364, %367 : index
      %369 = arith.addi %368, %366 : index
      %370 = arith.muli %tileRows, %c15 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.remui %43, %tileRows : index
      %373 = arith.muli %372, %c6 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c6 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %95, %308 : vector<16xf16>, vector<8xf32>
      %381 = wave.mma %379, %147, %309 : vector<16xf16>, vector<8xf32>
      %382 = arith.addi %20, %c9 : index
      %383 = arith.muli %33, %c9 : index
      %384 = arith.addi %383, %c20 : index
      %385 = arith.divui %inputFeatures, %c15 : index
      %386 = arith.muli %382, %385 : index
      %387 = arith.addi %386, %384 : index
      %388 = arith.muli %tileRows, %c15 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.remui %43, %tileRows : index
      %391 = arith.muli %390, %c6 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c6 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %95, %326 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %147, %327 : vector<16xf16>, vector<8xf32>
      %400 = arith.addi %20, %c7 : index
      %401 = arith.muli %33, %c9 : index
      %402 = arith.addi %401, %c20 : index
      %403 = arith.divui %inputFeatures, %c15 : index
      %404 = arith.muli %400, %403 : index
      %405 = arith.addi %404, %402 : index
      %406 = arith.muli %tileRows, %c15 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.remui %43, %tileRows : index
      %409 = arith.muli %408, %c6 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c6 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %95, %344 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %147, %345 : vector<16xf16>, vector<8xf32>
      %418 = arith.addi %20, %c20 : index
      %419 = arith.muli %33, %c9 : index
      %420 = arith.addi %419, %c20 : index
      %421 = arith.divui %inputFeatures, %c15 : index
      %422 = arith.muli %418, %421 : index
      %423 = arith.addi %422, %420 : index
      %424 = arith.muli %tileRows, %c15 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.remui %43, %tileRows : index
      %427 = arith.muli %426, %c6 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c6 : index
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
      %452 = arith.remui %447, %c15 : index
      %453 = arith.muli %452, %c15 : index
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
      %465 = arith.remui %447, %c15 : index
      %466 = arith.muli %465, %c15 : index
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
      %477 = arith.divui %inputFeatures, %c15 : index
      %478 = arith.muli %474, %477 : index
      %479 = arith.addi %478, %476 : index
      %480 = arith.muli %tileRows, %c15 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.remui %447, %tileRows : index
      %483 = arith.muli %482, %c6 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c6 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %460, %438 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %473, %439 : vector<16xf16>, vector<8xf32>
      %492 = arith.addi %20, %c9 : index
      %493 = arith.muli %437, %c9 : index
      %494 = arith.addi %493, %c8 : index
      %495 = arith.divui %inputFeatures, %c15 : index
      %496 = arith.muli %492, %495 : index
      %497 = arith.addi %496, %494 : index
      %498 = arith.muli %tileRows, %c15 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.remui %447, %tileRows : index
      %501 = arith.muli %500, %c6 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c6 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %460, %440 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %473, %441 : vector<16xf16>, vector<8xf32>
      %510 = arith.addi %20, %c7 : index
      %511 = arith.muli %437, %c9 : index
      %512 = arith.addi %511, %c8 : index
      %513 = arith.divui %inputFeatures, %c15 : index
      %514 = arith.muli %510, %513 : index
      %515 = arith.addi %514, %512 : index
      %516 = arith.muli %tileRows, %c15 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.remui %447, %tileRows : index
      %519 = arith.muli %518, %c6 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c6 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %460, %442 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %473, %443 : vector<16xf16>, vector<8xf32>
      %528 = arith.addi %20, %c20 : index
      %529 = arith.muli %437, %c9 : index
      %530 = arith.addi %529, %c8 : index
      %531 = arith.divui %inputFeatures, %c15 : index
      %532 = arith.muli %528, %531 : index
      %533 = arith.addi %532, %530 : index
      %534 = arith.muli %tileRows, %c15 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.remui %447, %tileRows : index
      %537 = arith.muli %536, %c6 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c6 : index
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
    %631 = arith.muli %4, %c7 : index
    %632 = arith.addi %631, %c8 : index
    %633 = arith.muli %632, %c7 : index
    %634 = arith.divui %547, %c15 : index
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
      %648 = arith.addi %643, %c27 : index
      %649 = memref.load %14[%648] : memref<?xf32>
      %650 = arith.addf %647, %649 : f32
      %651 = arith.addi %643, %c28 : index
      %652 = memref.load %14[%651] : memref<?xf32>
      %653 = arith.addf %650, %652 : f32
      %654 = arith.remui %547, %c15 : index
      %655 = arith.muli %654, %c2 : index
      %656 = arith.addi %11, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %640 : f32
      %661 = arith.mulf %653, %660 : f32
      %662 = arith.muli %3, %c7 : index
      %663 = arith.addi %662, %c8 : index
      %664 = arith.muli %663, %c15 : index
      %665 = arith.remui %547, %c15 : index
      %666 = arith.addi %664, %665 : index
      %667 = arith.muli %635, %c5 : index
      %668 = arith.addi %667, %666 : index
      memref.store %661, %15[%668] : memref<?xf32>
      %669 = arith.addi %550, %c19 : index
      %670 = arith.muli %632, %c4 : index
      %671 = arith.addi %669, %670 : index
      %672 = memref.load %14[%671] : memref<?xf32>
      %673 = arith.addi %671, %c11 : index
      %674 = memref.load %14[%673] : memref<?xf32>
      %675 = arith.addf %672, %674 : f32
      %676 = arith.addi %671, %c27 : index
      %677 = memref.load %14[%676] : memref<?xf32>
      %678 = arith.addf %675, %677 : f32
      %679 = arith.addi %671, %c28 : index
      %680 = memref.load %14[%679] : memref<?xf32>
      %681 = arith.addf %678, %680 : f32
      %682 = arith.remui %547, %c15 : index
      %683 = arith.muli %682, %c2 : index
      %684 = arith.addi %13, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %640 : f32
      %689 = arith.mulf %681, %688 : f32
      %690 = arith.muli %3, %c7 : index
      %691 = arith.addi %690, %c9 : index
      %692 = arith.muli %691, %c15 : index
      %693 = arith.remui %547, %c15 : index
      %694 = arith.addi %692, %693 : index
      %695 = arith.muli %635, %c5 : index
      %696 = arith.addi %695, %694 : index
      memref.store %689, %15[%696] : memref<?xf32>
    }
    %697 = arith.muli %4, %c7 : index
    %698 = arith.addi %697, %c9 : index
    %699 = arith.muli %698, %c7 : index
    %700 = arith.divui %547, %c15 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.addi %546, %701 : index
    %703 = arith.cmpi slt, %702, %17 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c9 : index
      %705 = memref.load %factors[%702] : memref<?xf32>
      %706 = arith.select %704, %705, %c26 : f32
      %707 = arith.addi %550, %c8 : index
      %708 = arith.muli %698, %c4 : index
      %709 = arith.addi %707, %708 : index
      %710 = memref.load %14[%709] : memref<?xf32>
      %711 = arith.addi %709, %c11 : index
      %712 = memref.load %14[%711] : memref<?xf32>
      %713 = arith.addf %710, %712 : f32
      %714 = arith.addi %709, %c27 : index
      %715 = memref.load %14[%714] : memref<?xf32>
      %716 = arith.addf %713, %715 : f32
      %717 = arith.addi %709, %c28 : index
      %718 = memref.load %14[%717] : memref<?xf32>
      %719 = arith.addf %716, %718 : f32
      %720 = arith.remui %547, %c15 : index
      %721 = arith.muli %720, %c2 : index
      %722 = arith.addi %11, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %706 : f32
      %727 = arith.mulf %719, %726 : f32
      %728 = arith.muli %3, %c7 : index
      %729 = arith.addi %728, %c8 : index
      %730 = arith.muli %729, %c15 : index
      %731 = arith.remui %547, %c15 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %701, %c5 : index
      %734 = arith.addi %733, %732 : index
      memref.store %727, %15[%734] : memref<?xf32>
      %735 = arith.addi %550, %c19 : index
      %736 = arith.muli %698, %c4 : index
      %737 = arith.addi %735, %736 : index
      %738 = memref.load %14[%737] : memref<?xf32>
      %739 = arith.addi %737, %c11 : index
      %740 = memref.load %14[%739] : memref<?xf32>
      %741 = arith.addf %738, %740 : f32
      %742 = arith.addi %737, %c27 : index
      %743 = memref.load %14[%742] : memref<?xf32>
      %744 = arith.addf %741, %743 : f32
      %745 = arith.addi %737, %c28 : index
      %746 = memref.load %14[%745] : memref<?xf32>
      %747 = arith.addf %744, %746 : f32
      %748 = arith.remui %547, %c15 : index
      %749 = arith.muli %748, %c2 : index
      %750 = arith.addi %13, %749 : index
      %751 = vector.load %w[%750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %752 = vector.bitcast %751 : vector<4xi8> to vector<1xf32>
      %753 = vector.extract %752[0] : f32 from vector<1xf32>
      %754 = arith.mulf %753, %706 : f32
      %755 = arith.mulf %747, %754 : f32
      %756 = arith.muli %3, %c7 : index
      %757 = arith.addi %756, %c9 : index
      %758 = arith.muli %757, %c15 : index
      %759 = arith.remui %547, %c15 : index
      %760 = arith.addi %758, %759 : index
      %761 = arith.muli %701, %c5 : index
      %762 = arith.addi %761, %760 : index
      memref.store %755, %15[%762] : memref<?xf32>
    }
    wave.barrier
    %763 = arith.addi %18, %c8 : index
    %764 = wave.wave
    %765 = arith.addi %764, %c8 : index
    %766 = arith.addi %763, %765 : index
    %767 = arith.cmpi slt, %766, %17 : index
    scf.if %767 {
      %768 = arith.addi %763, %765 : index
      %769 = arith.muli %765, %c5 : index
      %770 = wave.lane
      %771 = arith.addi %770, %c8 : index
      %772 = arith.cmpi eq, %hasBias, %c9 : index
      %773 = arith.addi %769, %771 : index
      %774 = memref.load %15[%773] : memref<?xf32>
      %775 = arith.muli %0, %c5 : index
      %776 = arith.addi %775, %771 : index
      %777 = memref.load %bias[%776] : memref<?xf32>
      %778 = arith.addf %774, %777 : f32
      %779 = arith.select %772, %778, %774 : f32
      %780 = arith.addi %771, %c12 : index
      %781 = arith.cmpi eq, %hasBias, %c9 : index
      %782 = arith.addi %769, %780 : index
      %783 = memref.load %15[%782] : memref<?xf32>
      %784 = arith.muli %0, %c5 : index
      %785 = arith.addi %784, %780 : index
      %786 = memref.load %bias[%785] : memref<?xf32>
      %787 = arith.addf %783, %786 : f32
      %788 = arith.select %781, %787, %783 : f32
      %789 = arith.addi %770, %c4 : index
      %790 = arith.cmpi eq, %hasBias, %c9 : index
      %791 = arith.addi %769, %789 : index
      %792 = memref.load %15[%791] : memref<?xf32>
      %793 = arith.muli %0, %c5 : index
      %794 = arith.addi %793, %789 : index
      %795 = memref.load %bias[%794] : memref<?xf32>
      %796 = arith.addf %792, %795 : f32
      %797 = arith.select %790, %796, %792 : f32
      %798 = arith.addi %789, %c12 : index
      %799 = arith.cmpi eq, %hasBias, %c9 : index
      %800 = arith.addi %769, %798 : index
      %801 = memref.load %15[%800] : memref<?xf32>
      %802 = arith.muli %0, %c5 : index
      %803 = arith.addi %802, %798 : index
      %804 = memref.load %bias[%803] : memref<?xf32>
      %805 = arith.addf %801, %804 : f32
      %806 = arith.select %799, %805, %801 : f32
      %807 = arith.addi %heads, %kvHeads : index
      %808 = arith.cmpi slt, %0, %807 : index
      scf.if %808 {
        %809 = arith.addi %positionsAt, %768 : index
        %810 = memref.load %step[%809] : memref<?xi32>
        %811 = arith.index_cast %810 : i32 to index
        %812 = arith.cmpi eq, %hasNorm, %c9 : index
        %813 = math.fma %779, %779, %c32 : f32
        %814 = math.fma %788, %788, %813 : f32
        %815 = math.fma %797, %797, %814 : f32
        %816 = math.fma %806, %806, %815 : f32
        %817 = vector.broadcast %816 : f32 to vector<1xf32>
        %818 = wave.reduce "add" %817 : vector<1xf32>
        %819 = arith.mulf %818, %inverseHeadDim : f32
        %820 = arith.addf %819, %epsilon : f32
        %821 = math.sqrt %820 : f32
        %822 = arith.divf %c26, %821 : f32
        %823 = arith.cmpi slt, %0, %heads : index
        %824 = arith.addi %771, %c12 : index
        %825 = memref.load %query_norm[%771] : memref<?xf32>
        %826 = memref.load %key_norm[%771] : memref<?xf32>
        %827 = arith.select %823, %825, %826 : f32
        %828 = arith.mulf %779, %822 : f32
        %829 = arith.mulf %828, %827 : f32
        %830 = arith.select %812, %829, %779 : f32
        %831 = memref.load %query_norm[%824] : memref<?xf32>
        %832 = memref.load %key_norm[%824] : memref<?xf32>
        %833 = arith.select %823, %831, %832 : f32
        %834 = arith.mulf %788, %822 : f32
        %835 = arith.mulf %834, %833 : f32
        %836 = arith.select %812, %835, %788 : f32
        %837 = arith.addi %789, %c12 : index
        %838 = memref.load %query_norm[%789] : memref<?xf32>
        %839 = memref.load %key_norm[%789] : memref<?xf32>
        %840 = arith.select %823, %838, %839 : f32
        %841 = arith.mulf %797, %822 : f32
        %842 = arith.mulf %841, %840 : f32
        %843 = arith.select %812, %842, %797 : f32
        %844 = memref.load %query_norm[%837] : memref<?xf32>
        %845 = memref.load %key_norm[%837] : memref<?xf32>
        %846 = arith.select %823, %844, %845 : f32
        %847 = arith.mulf %806, %822 : f32
        %848 = arith.mulf %847, %846 : f32
        %849 = arith.select %812, %848, %806 : f32
        %850 = arith.remui %811, %c19 : index
        %851 = arith.muli %850, %c5 : index
        %852 = arith.addi %851, %771 : index
        %853 = arith.divui %811, %c19 : index
        %854 = arith.addi %853, %c19 : index
        %855 = arith.muli %854, %c5 : index
        %856 = arith.addi %855, %771 : index
        %857 = memref.load %rope[%852] : memref<?xf32>
        %858 = arith.addi %852, %c12 : index
        %859 = memref.load %rope[%858] : memref<?xf32>
        %860 = memref.load %rope[%856] : memref<?xf32>
        %861 = arith.addi %856, %c12 : index
        %862 = memref.load %rope[%861] : memref<?xf32>
        %863 = arith.mulf %860, %857 : f32
        %864 = arith.mulf %862, %859 : f32
        %865 = arith.subf %863, %864 : f32
        %866 = arith.mulf %862, %857 : f32
        %867 = arith.mulf %860, %859 : f32
        %868 = arith.addf %866, %867 : f32
        %869 = arith.mulf %830, %865 : f32
        %870 = arith.mulf %836, %868 : f32
        %871 = arith.subf %869, %870 : f32
        %872 = arith.mulf %836, %865 : f32
        %873 = arith.mulf %830, %868 : f32
        %874 = arith.addf %872, %873 : f32
        %875 = arith.cmpi slt, %0, %heads : index
        scf.if %875 {
          %876 = arith.muli %768, %heads : index
          %877 = arith.addi %876, %0 : index
          %878 = arith.muli %877, %c5 : index
          %879 = arith.addi %878, %771 : index
          memref.store %871, %q[%879] : memref<?xf32>
          %880 = arith.addi %879, %c12 : index
          memref.store %874, %q[%880] : memref<?xf32>
        } else {
          %881 = arith.addi %769, %771 : index
          memref.store %871, %15[%881] : memref<?xf32>
          %882 = arith.addi %769, %771 : index
          %883 = arith.addi %882, %c12 : index
          memref.store %874, %15[%883] : memref<?xf32>
        }
        %884 = arith.remui %811, %c19 : index
        %885 = arith.muli %884, %c5 : index
        %886 = arith.addi %885, %789 : index
        %887 = arith.divui %811, %c19 : index
        %888 = arith.addi %887, %c19 : index
        %889 = arith.muli %888, %c5 : index
        %890 = arith.addi %889, %789 : index
        %891 = memref.load %rope[%886] : memref<?xf32>
        %892 = arith.addi %886, %c12 : index
        %893 = memref.load %rope[%892] : memref<?xf32>
        %894 = memref.load %rope[%890] : memref<?xf32>
        %895 = arith.addi %890, %c12 : index
        %896 = memref.load %rope[%895] : memref<?xf32>
        %897 = arith.mulf %894, %891 : f32
        %898 = arith.mulf %896, %893 : f32
        %899 = arith.subf %897, %898 : f32
        %900 = arith.mulf %896, %891 : f32
        %901 = arith.mulf %894, %893 : f32
        %902 = arith.addf %900, %901 : f32
        %903 = arith.mulf %843, %899 : f32
        %904 = arith.mulf %849, %902 : f32
        %905 = arith.subf %903, %904 : f32
        %906 = arith.mulf %849, %899 : f32
        %907 = arith.mulf %843, %902 : f32
        %908 = arith.addf %906, %907 : f32
        %909 = arith.cmpi slt, %0, %heads : index
        scf.if %909 {
          %910 = arith.muli %768, %heads : index
          %911 = arith.addi %910, %0 : index
          %912 = arith.muli %911, %c5 : index
          %913 = arith.addi %912, %789 : index
          memref.store %905, %q[%913] : memref<?xf32>
          %914 = arith.addi %913, %c12 : index
          memref.store %908, %q[%914] : memref<?xf32>
        } else {
          %915 = arith.addi %769, %789 : index
          memref.store %905, %15[%915] : memref<?xf32>
          %916 = arith.addi %769, %789 : index
          %917 = arith.addi %916, %c12 : index
          memref.store %908, %15[%917] : memref<?xf32>
        }
      } else {
        %918 = arith.cmpi slt, %0, %heads : index
        scf.if %918 {
          %919 = arith.muli %768, %heads : index
          %920 = arith.addi %919, %0 : index
          %921 = arith.muli %920, %c5 : index
          %922 = arith.addi %921, %771 : index
          memref.store %779, %q[%922] : memref<?xf32>
          %923 = arith.addi %922, %c12 : index
          memref.store %788, %q[%923] : memref<?xf32>
        } else {
          %924 = arith.addi %769, %771 : index
          memref.store %779, %15[%924] : memref<?xf32>
          %925 = arith.addi %769, %771 : index
          %926 = arith.addi %925, %c12 : index
          memref.store %788, %15[%926] : memref<?xf32>
        }
        %927 = arith.cmpi slt, %0, %heads : index
        scf.if %927 {
          %928 = arith.muli %768, %heads : index
          %929 = arith.addi %928, %0 : index
          %930 = arith.muli %929, %c5 : index
          %931 = arith.addi %930, %789 : index
          memref.store %797, %q[%931] : memref<?xf32>
          %932 = arith.addi %931, %c12 : index
          memref.store %806, %q[%932] : memref<?xf32>
        } else {
          %933 = arith.addi %769, %789 : index
          memref.store %797, %15[%933] : memref<?xf32>
          %934 = arith.addi %769, %789 : index
          %935 = arith.addi %934, %c12 : index
          memref.store %806, %15[%935] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %936 = arith.cmpi sge, %0, %heads : index
    scf.if %936 {
      %937 = arith.addi %764, %c8 : index
      %938 = arith.addi %763, %937 : index
      %939 = arith.cmpi slt, %938, %17 : index
      scf.if %939 {
        %940 = arith.addi %763, %937 : index
        %941 = arith.addi %slotsAt, %940 : index
        %942 = memref.load %step[%941] : memref<?xi32>
        %943 = arith.index_cast %942 : i32 to index
        %944 = arith.cmpi sge, %943, %c8 : index
        scf.if %944 {
          %945 = arith.muli %937, %c5 : index
          %946 = arith.subi %0, %heads : index
          %947 = memref.load %scales[%946] : memref<?xf32>
          %948 = vector.broadcast %947 : f32 to vector<4xf32>
          %949 = arith.divui %943, %c15 : index
          %950 = arith.remui %943, %c15 : index
          %951 = arith.muli %949, %pageBytes : index
          %952 = arith.cmpi eq, %codec, %c8 : index
          scf.if %952 {
            %953 = wave.lane
            %954 = arith.muli %953, %c2 : index
            scf.for %955 = %954 to %c5 step %c5 {
              %956 = arith.addi %945, %955 : index
              %957 = vector.load %15[%956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %958 = arith.mulf %957, %948 : vector<4xf32>
              %959 = arith.minimumf %958, %c38 : vector<4xf32>
              %960 = arith.maximumf %959, %c39 : vector<4xf32>
              %961 = arith.truncf %960 : vector<4xf32> to vector<4xf16>
              %962 = vector.bitcast %961 : vector<4xf16> to vector<8xi8>
              %963 = arith.cmpi slt, %946, %kvHeads : index
              scf.if %963 {
                %964 = arith.muli %946, %c10 : index
                %965 = arith.addi %951, %964 : index
                %966 = arith.divui %955, %c15 : index
                %967 = arith.muli %966, %c18 : index
                %968 = arith.remui %955, %c15 : index
                %969 = arith.divui %968, %c6 : index
                %970 = arith.muli %969, %c19 : index
                %971 = arith.muli %950, %c15 : index
                %972 = arith.addi %970, %971 : index
                %973 = arith.remui %968, %c6 : index
                %974 = arith.muli %973, %c7 : index
                %975 = arith.addi %972, %974 : index
                %976 = arith.addi %967, %975 : index
                %977 = arith.addi %965, %976 : index
                vector.store %962, %kv[%977] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %978 = arith.subi %946, %kvHeads : index
                %979 = arith.muli %978, %c10 : index
                %980 = arith.addi %951, %979 : index
                %981 = arith.addi %955, %c8 : index
                %982 = arith.divui %981, %c15 : index
                %983 = arith.muli %982, %c18 : index
                %984 = arith.addi %983, %c27 : index
                %985 = arith.remui %981, %c15 : index
                %986 = arith.divui %950, %c7 : index
                %987 = arith.remui %950, %c7 : index
                %988 = arith.muli %987, %c6 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.divui %989, %c6 : index
                %991 = arith.muli %990, %c19 : index
                %992 = arith.muli %985, %c15 : index
                %993 = arith.addi %991, %992 : index
                %994 = arith.remui %989, %c6 : index
                %995 = arith.muli %994, %c7 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %984, %996 : index
                %998 = arith.addi %980, %997 : index
                %999 = vector.shuffle %962, %962 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %999, %kv[%998] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1000 = arith.addi %955, %c9 : index
                %1001 = arith.divui %1000, %c15 : index
                %1002 = arith.muli %1001, %c18 : index
                %1003 = arith.addi %1002, %c27 : index
                %1004 = arith.remui %1000, %c15 : index
                %1005 = arith.divui %950, %c7 : index
                %1006 = arith.remui %950, %c7 : index
                %1007 = arith.muli %1006, %c6 : index
                %1008 = arith.addi %1005, %1007 : index
                %1009 = arith.divui %1008, %c6 : index
                %1010 = arith.muli %1009, %c19 : index
                %1011 = arith.muli %1004, %c15 : index
                %1012 = arith.addi %1010, %1011 : index
                %1013 = arith.remui %1008, %c6 : index
                %1014 = arith.muli %1013, %c7 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.addi %1003, %1015 : index
                %1017 = arith.addi %980, %1016 : index
                %1018 = vector.shuffle %962, %962 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1018, %kv[%1017] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1019 = arith.addi %955, %c7 : index
                %1020 = arith.divui %1019, %c15 : index
                %1021 = arith.muli %1020, %c18 : index
                %1022 = arith.addi %1021, %c27 : index
                %1023 = arith.remui %1019, %c15 : index
                %1024 = arith.divui %950, %c7 : index
                %1025 = arith.remui %950, %c7 : index
                %1026 = arith.muli %1025, %c6 : index
                %1027 = arith.addi %1024, %1026 : index
                %1028 = arith.divui %1027, %c6 : index
                %1029 = arith.muli %1028, %c19 : index
                %1030 = arith.muli %1023, %c15 : index
                %1031 = arith.addi %1029, %1030 : index
                %1032 = arith.remui %1027, %c6 : index
                %1033 = arith.muli %1032, %c7 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.addi %1022, %1034 : index
                %1036 = arith.addi %980, %1035 : index
                %1037 = vector.shuffle %962, %962 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1037, %kv[%1036] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1038 = arith.addi %955, %c20 : index
                %1039 = arith.divui %1038, %c15 : index
                %1040 = arith.muli %1039, %c18 : index
                %1041 = arith.addi %1040, %c27 : index
                %1042 = arith.remui %1038, %c15 : index
                %1043 = arith.divui %950, %c7 : index
                %1044 = arith.remui %950, %c7 : index
                %1045 = arith.muli %1044, %c6 : index
                %1046 = arith.addi %1043, %1045 : index
                %1047 = arith.divui %1046, %c6 : index
                %1048 = arith.muli %1047, %c19 : index
                %1049 = arith.muli %1042, %c15 : index
                %1050 = arith.addi %1048, %1049 : index
                %1051 = arith.remui %1046, %c6 : index
                %1052 = arith.muli %1051, %c7 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.addi %1041, %1053 : index
                %1055 = arith.addi %980, %1054 : index
                %1056 = vector.shuffle %962, %962 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1056, %kv[%1055] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1057 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1057 {
            %1058 = wave.lane
            %1059 = arith.muli %1058, %c2 : index
            scf.for %1060 = %1059 to %c5 step %c5 {
              %1061 = arith.addi %945, %1060 : index
              %1062 = vector.load %15[%1061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1063 = arith.mulf %1062, %948 : vector<4xf32>
              %1064 = wave.fp8_encode "e4m3" %1063 : vector<4xf32> -> vector<4xi8>
              %1065 = arith.cmpi slt, %946, %kvHeads : index
              scf.if %1065 {
                %1066 = arith.muli %946, %c27 : index
                %1067 = arith.addi %951, %1066 : index
                %1068 = vector.shuffle %1064, %1064 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1069 = arith.divui %1060, %c15 : index
                %1070 = arith.muli %1069, %c19 : index
                %1071 = arith.remui %1060, %c15 : index
                %1072 = arith.muli %950, %c15 : index
                %1073 = arith.divui %1071, %c2 : index
                %1074 = arith.muli %1073, %c2 : index
                %1075 = arith.remui %1071, %c7 : index
                %1076 = arith.muli %1075, %c7 : index
                %1077 = arith.addi %1074, %1076 : index
                %1078 = arith.divui %1071, %c7 : index
                %1079 = arith.remui %1078, %c7 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.addi %1072, %1080 : index
                %1082 = arith.addi %1070, %1081 : index
                %1083 = arith.addi %1067, %1082 : index
                vector.store %1068, %kv[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1084 = arith.subi %946, %kvHeads : index
                %1085 = arith.muli %1084, %c27 : index
                %1086 = arith.addi %951, %1085 : index
                %1087 = arith.addi %1060, %c8 : index
                %1088 = arith.divui %1087, %c15 : index
                %1089 = arith.muli %1088, %c19 : index
                %1090 = arith.addi %1089, %c11 : index
                %1091 = arith.remui %1087, %c15 : index
                %1092 = arith.divui %950, %c7 : index
                %1093 = arith.remui %950, %c7 : index
                %1094 = arith.muli %1093, %c6 : index
                %1095 = arith.addi %1092, %1094 : index
                %1096 = arith.muli %1091, %c15 : index
                %1097 = arith.divui %1095, %c2 : index
                %1098 = arith.muli %1097, %c2 : index
                %1099 = arith.remui %1095, %c7 : index
                %1100 = arith.muli %1099, %c7 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.divui %1095, %c7 : index
                %1103 = arith.remui %1102, %c7 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.addi %1096, %1104 : index
                %1106 = arith.addi %1090, %1105 : index
                %1107 = arith.addi %1086, %1106 : index
                %1108 = vector.shuffle %1064, %1064 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1108, %kv[%1107] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1109 = arith.addi %1060, %c9 : index
                %1110 = arith.divui %1109, %c15 : index
                %1111 = arith.muli %1110, %c19 : index
                %1112 = arith.addi %1111, %c11 : index
                %1113 = arith.remui %1109, %c15 : index
                %1114 = arith.divui %950, %c7 : index
                %1115 = arith.remui %950, %c7 : index
                %1116 = arith.muli %1115, %c6 : index
                %1117 = arith.addi %1114, %1116 : index
                %1118 = arith.muli %1113, %c15 : index
                %1119 = arith.divui %1117, %c2 : index
                %1120 = arith.muli %1119, %c2 : index
                %1121 = arith.remui %1117, %c7 : index
                %1122 = arith.muli %1121, %c7 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.divui %1117, %c7 : index
                %1125 = arith.remui %1124, %c7 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1118, %1126 : index
                %1128 = arith.addi %1112, %1127 : index
                %1129 = arith.addi %1086, %1128 : index
                %1130 = vector.shuffle %1064, %1064 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1130, %kv[%1129] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1131 = arith.addi %1060, %c7 : index
                %1132 = arith.divui %1131, %c15 : index
                %1133 = arith.muli %1132, %c19 : index
                %1134 = arith.addi %1133, %c11 : index
                %1135 = arith.remui %1131, %c15 : index
                %1136 = arith.divui %950, %c7 : index
                %1137 = arith.remui %950, %c7 : index
                %1138 = arith.muli %1137, %c6 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.muli %1135, %c15 : index
                %1141 = arith.divui %1139, %c2 : index
                %1142 = arith.muli %1141, %c2 : index
                %1143 = arith.remui %1139, %c7 : index
                %1144 = arith.muli %1143, %c7 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.divui %1139, %c7 : index
                %1147 = arith.remui %1146, %c7 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.addi %1140, %1148 : index
                %1150 = arith.addi %1134, %1149 : index
                %1151 = arith.addi %1086, %1150 : index
                %1152 = vector.shuffle %1064, %1064 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1152, %kv[%1151] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1153 = arith.addi %1060, %c20 : index
                %1154 = arith.divui %1153, %c15 : index
                %1155 = arith.muli %1154, %c19 : index
                %1156 = arith.addi %1155, %c11 : index
                %1157 = arith.remui %1153, %c15 : index
                %1158 = arith.divui %950, %c7 : index
                %1159 = arith.remui %950, %c7 : index
                %1160 = arith.muli %1159, %c6 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.muli %1157, %c15 : index
                %1163 = arith.divui %1161, %c2 : index
                %1164 = arith.muli %1163, %c2 : index
                %1165 = arith.remui %1161, %c7 : index
                %1166 = arith.muli %1165, %c7 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.divui %1161, %c7 : index
                %1169 = arith.remui %1168, %c7 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.addi %1162, %1170 : index
                %1172 = arith.addi %1156, %1171 : index
                %1173 = arith.addi %1086, %1172 : index
                %1174 = vector.shuffle %1064, %1064 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1174, %kv[%1173] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1175 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1175 {
            %1176 = wave.lane
            %1177 = arith.muli %1176, %c2 : index
            scf.for %1178 = %1177 to %c5 step %c5 {
              %1179 = arith.addi %945, %1178 : index
              %1180 = vector.load %15[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = arith.mulf %1180, %948 : vector<4xf32>
              %1182 = wave.fp8_encode "e5m2" %1181 : vector<4xf32> -> vector<4xi8>
              %1183 = arith.cmpi slt, %946, %kvHeads : index
              scf.if %1183 {
                %1184 = arith.muli %946, %c27 : index
                %1185 = arith.addi %951, %1184 : index
                %1186 = vector.shuffle %1182, %1182 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1187 = arith.divui %1178, %c15 : index
                %1188 = arith.muli %1187, %c19 : index
                %1189 = arith.remui %1178, %c15 : index
                %1190 = arith.muli %950, %c15 : index
                %1191 = arith.divui %1189, %c2 : index
                %1192 = arith.muli %1191, %c2 : index
                %1193 = arith.remui %1189, %c7 : index
                %1194 = arith.muli %1193, %c7 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.divui %1189, %c7 : index
                %1197 = arith.remui %1196, %c7 : index
                %1198 = arith.addi %1195, %1197 : index
                %1199 = arith.addi %1190, %1198 : index
                %1200 = arith.addi %1188, %1199 : index
                %1201 = arith.addi %1185, %1200 : index
                vector.store %1186, %kv[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1202 = arith.subi %946, %kvHeads : index
                %1203 = arith.muli %1202, %c27 : index
                %1204 = arith.addi %951, %1203 : index
                %1205 = arith.addi %1178, %c8 : index
                %1206 = arith.divui %1205, %c15 : index
                %1207 = arith.muli %1206, %c19 : index
                %1208 = arith.addi %1207, %c11 : index
                %1209 = arith.remui %1205, %c15 : index
                %1210 = arith.divui %950, %c7 : index
                %1211 = arith.remui %950, %c7 : index
                %1212 = arith.muli %1211, %c6 : index
                %1213 = arith.addi %1210, %1212 : index
                %1214 = arith.muli %1209, %c15 : index
                %1215 = arith.divui %1213, %c2 : index
                %1216 = arith.muli %1215, %c2 : index
                %1217 = arith.remui %1213, %c7 : index
                %1218 = arith.muli %1217, %c7 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.divui %1213, %c7 : index
                %1221 = arith.remui %1220, %c7 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.addi %1214, %1222 : index
                %1224 = arith.addi %1208, %1223 : index
                %1225 = arith.addi %1204, %1224 : index
                %1226 = vector.shuffle %1182, %1182 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1226, %kv[%1225] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1227 = arith.addi %1178, %c9 : index
                %1228 = arith.divui %1227, %c15 : index
                %1229 = arith.muli %1228, %c19 : index
                %1230 = arith.addi %1229, %c11 : index
                %1231 = arith.remui %1227, %c15 : index
                %1232 = arith.divui %950, %c7 : index
                %1233 = arith.remui %950, %c7 : index
                %1234 = arith.muli %1233, %c6 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.muli %1231, %c15 : index
                %1237 = arith.divui %1235, %c2 : index
                %1238 = arith.muli %1237, %c2 : index
                %1239 = arith.remui %1235, %c7 : index
                %1240 = arith.muli %1239, %c7 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1235, %c7 : index
                %1243 = arith.remui %1242, %c7 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.addi %1236, %1244 : index
                %1246 = arith.addi %1230, %1245 : index
                %1247 = arith.addi %1204, %1246 : index
                %1248 = vector.shuffle %1182, %1182 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1248, %kv[%1247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1249 = arith.addi %1178, %c7 : index
                %1250 = arith.divui %1249, %c15 : index
                %1251 = arith.muli %1250, %c19 : index
                %1252 = arith.addi %1251, %c11 : index
                %1253 = arith.remui %1249, %c15 : index
                %1254 = arith.divui %950, %c7 : index
                %1255 = arith.remui %950, %c7 : index
                %1256 = arith.muli %1255, %c6 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.muli %1253, %c15 : index
                %1259 = arith.divui %1257, %c2 : index
                %1260 = arith.muli %1259, %c2 : index
                %1261 = arith.remui %1257, %c7 : index
                %1262 = arith.muli %1261, %c7 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1257, %c7 : index
                %1265 = arith.remui %1264, %c7 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.addi %1258, %1266 : index
                %1268 = arith.addi %1252, %1267 : index
                %1269 = arith.addi %1204, %1268 : index
                %1270 = vector.shuffle %1182, %1182 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1270, %kv[%1269] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1271 = arith.addi %1178, %c20 : index
                %1272 = arith.divui %1271, %c15 : index
                %1273 = arith.muli %1272, %c19 : index
                %1274 = arith.addi %1273, %c11 : index
                %1275 = arith.remui %1271, %c15 : index
                %1276 = arith.divui %950, %c7 : index
                %1277 = arith.remui %950, %c7 : index
                %1278 = arith.muli %1277, %c6 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.muli %1275, %c15 : index
                %1281 = arith.divui %1279, %c2 : index
                %1282 = arith.muli %1281, %c2 : index
                %1283 = arith.remui %1279, %c7 : index
                %1284 = arith.muli %1283, %c7 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.divui %1279, %c7 : index
                %1287 = arith.remui %1286, %c7 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.addi %1280, %1288 : index
                %1290 = arith.addi %1274, %1289 : index
                %1291 = arith.addi %1204, %1290 : index
                %1292 = vector.shuffle %1182, %1182 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1292, %kv[%1291] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1293 = arith.addi %18, %c15 : index
    %1294 = wave.lane
    %1295 = arith.muli %3, %c7 : index
    %1296 = arith.muli %1295, %c19 : index
    %1297 = arith.addi %1296, %1294 : index
    %1298 = arith.muli %4, %c11 : index
    %1299 = arith.addi %1298, %1297 : index
    %1300 = arith.addi %1299, %c8 : index
    %1301 = arith.addi %1300, %c8 : index
    %1302 = vector.extract %446#2[0] : f32 from vector<8xf32>
    memref.store %1302, %14[%1301] : memref<?xf32>
    %1303 = arith.muli %4, %c11 : index
    %1304 = arith.addi %1303, %1297 : index
    %1305 = arith.addi %1304, %c8 : index
    %1306 = arith.addi %1305, %c4 : index
    %1307 = vector.extract %446#2[1] : f32 from vector<8xf32>
    memref.store %1307, %14[%1306] : memref<?xf32>
    %1308 = arith.muli %4, %c11 : index
    %1309 = arith.addi %1308, %1297 : index
    %1310 = arith.addi %1309, %c8 : index
    %1311 = arith.addi %1310, %c12 : index
    %1312 = vector.extract %446#2[2] : f32 from vector<8xf32>
    memref.store %1312, %14[%1311] : memref<?xf32>
    %1313 = arith.muli %4, %c11 : index
    %1314 = arith.addi %1313, %1297 : index
    %1315 = arith.addi %1314, %c8 : index
    %1316 = arith.addi %1315, %c21 : index
    %1317 = vector.extract %446#2[3] : f32 from vector<8xf32>
    memref.store %1317, %14[%1316] : memref<?xf32>
    %1318 = arith.muli %4, %c11 : index
    %1319 = arith.addi %1318, %1297 : index
    %1320 = arith.addi %1319, %c8 : index
    %1321 = arith.addi %1320, %c5 : index
    %1322 = vector.extract %446#2[4] : f32 from vector<8xf32>
    memref.store %1322, %14[%1321] : memref<?xf32>
    %1323 = arith.muli %4, %c11 : index
    %1324 = arith.addi %1323, %1297 : index
    %1325 = arith.addi %1324, %c8 : index
    %1326 = arith.addi %1325, %c22 : index
    %1327 = vector.extract %446#2[5] : f32 from vector<8xf32>
    memref.store %1327, %14[%1326] : memref<?xf32>
    %1328 = arith.muli %4, %c11 : index
    %1329 = arith.addi %1328, %1297 : index
    %1330 = arith.addi %1329, %c8 : index
    %1331 = arith.addi %1330, %c23 : index
    %1332 = vector.extract %446#2[6] : f32 from vector<8xf32>
    memref.store %1332, %14[%1331] : memref<?xf32>
    %1333 = arith.muli %4, %c11 : index
    %1334 = arith.addi %1333, %1297 : index
    %1335 = arith.addi %1334, %c8 : index
    %1336 = arith.addi %1335, %c24 : index
    %1337 = vector.extract %446#2[7] : f32 from vector<8xf32>
    memref.store %1337, %14[%1336] : memref<?xf32>
    %1338 = arith.muli %4, %c11 : index
    %1339 = arith.addi %1338, %1297 : index
    %1340 = arith.addi %1339, %c19 : index
    %1341 = arith.addi %1340, %c8 : index
    %1342 = vector.extract %446#3[0] : f32 from vector<8xf32>
    memref.store %1342, %14[%1341] : memref<?xf32>
    %1343 = arith.muli %4, %c11 : index
    %1344 = arith.addi %1343, %1297 : index
    %1345 = arith.addi %1344, %c19 : index
    %1346 = arith.addi %1345, %c4 : index
    %1347 = vector.extract %446#3[1] : f32 from vector<8xf32>
    memref.store %1347, %14[%1346] : memref<?xf32>
    %1348 = arith.muli %4, %c11 : index
    %1349 = arith.addi %1348, %1297 : index
    %1350 = arith.addi %1349, %c19 : index
    %1351 = arith.addi %1350, %c12 : index
    %1352 = vector.extract %446#3[2] : f32 from vector<8xf32>
    memref.store %1352, %14[%1351] : memref<?xf32>
    %1353 = arith.muli %4, %c11 : index
    %1354 = arith.addi %1353, %1297 : index
    %1355 = arith.addi %1354, %c19 : index
    %1356 = arith.addi %1355, %c21 : index
    %1357 = vector.extract %446#3[3] : f32 from vector<8xf32>
    memref.store %1357, %14[%1356] : memref<?xf32>
    %1358 = arith.muli %4, %c11 : index
    %1359 = arith.addi %1358, %1297 : index
    %1360 = arith.addi %1359, %c19 : index
    %1361 = arith.addi %1360, %c5 : index
    %1362 = vector.extract %446#3[4] : f32 from vector<8xf32>
    memref.store %1362, %14[%1361] : memref<?xf32>
    %1363 = arith.muli %4, %c11 : index
    %1364 = arith.addi %1363, %1297 : index
    %1365 = arith.addi %1364, %c19 : index
    %1366 = arith.addi %1365, %c22 : index
    %1367 = vector.extract %446#3[5] : f32 from vector<8xf32>
    memref.store %1367, %14[%1366] : memref<?xf32>
    %1368 = arith.muli %4, %c11 : index
    %1369 = arith.addi %1368, %1297 : index
    %1370 = arith.addi %1369, %c19 : index
    %1371 = arith.addi %1370, %c23 : index
    %1372 = vector.extract %446#3[6] : f32 from vector<8xf32>
    memref.store %1372, %14[%1371] : memref<?xf32>
    %1373 = arith.muli %4, %c11 : index
    %1374 = arith.addi %1373, %1297 : index
    %1375 = arith.addi %1374, %c19 : index
    %1376 = arith.addi %1375, %c24 : index
    %1377 = vector.extract %446#3[7] : f32 from vector<8xf32>
    memref.store %1377, %14[%1376] : memref<?xf32>
    wave.barrier
    %1378 = arith.muli %4, %c7 : index
    %1379 = arith.addi %1378, %c8 : index
    %1380 = arith.muli %1379, %c7 : index
    %1381 = arith.divui %1294, %c15 : index
    %1382 = arith.addi %1380, %1381 : index
    %1383 = arith.addi %1293, %1382 : index
    %1384 = arith.cmpi slt, %1383, %17 : index
    scf.if %1384 {
      %1385 = arith.cmpi eq, %hasFactors, %c9 : index
      %1386 = memref.load %factors[%1383] : memref<?xf32>
      %1387 = arith.select %1385, %1386, %c26 : f32
      %1388 = arith.addi %1297, %c8 : index
      %1389 = arith.muli %1379, %c4 : index
      %1390 = arith.addi %1388, %1389 : index
      %1391 = memref.load %14[%1390] : memref<?xf32>
      %1392 = arith.addi %1390, %c11 : index
      %1393 = memref.load %14[%1392] : memref<?xf32>
      %1394 = arith.addf %1391, %1393 : f32
      %1395 = arith.addi %1390, %c27 : index
      %1396 = memref.load %14[%1395] : memref<?xf32>
      %1397 = arith.addf %1394, %1396 : f32
      %1398 = arith.addi %1390, %c28 : index
      %1399 = memref.load %14[%1398] : memref<?xf32>
      %1400 = arith.addf %1397, %1399 : f32
      %1401 = arith.remui %1294, %c15 : index
      %1402 = arith.muli %1401, %c2 : index
      %1403 = arith.addi %11, %1402 : index
      %1404 = vector.load %w[%1403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1405 = vector.bitcast %1404 : vector<4xi8> to vector<1xf32>
      %1406 = vector.extract %1405[0] : f32 from vector<1xf32>
      %1407 = arith.mulf %1406, %1387 : f32
      %1408 = arith.mulf %1400, %1407 : f32
      %1409 = arith.muli %3, %c7 : index
      %1410 = arith.addi %1409, %c8 : index
      %1411 = arith.muli %1410, %c15 : index
      %1412 = arith.remui %1294, %c15 : index
      %1413 = arith.addi %1411, %1412 : index
      %1414 = arith.muli %1382, %c5 : index
      %1415 = arith.addi %1414, %1413 : index
      memref.store %1408, %15[%1415] : memref<?xf32>
      %1416 = arith.addi %1297, %c19 : index
      %1417 = arith.muli %1379, %c4 : index
      %1418 = arith.addi %1416, %1417 : index
      %1419 = memref.load %14[%1418] : memref<?xf32>
      %1420 = arith.addi %1418, %c11 : index
      %1421 = memref.load %14[%1420] : memref<?xf32>
      %1422 = arith.addf %1419, %1421 : f32
      %1423 = arith.addi %1418, %c27 : index
      %1424 = memref.load %14[%1423] : memref<?xf32>
      %1425 = arith.addf %1422, %1424 : f32
      %1426 = arith.addi %1418, %c28 : index
      %1427 = memref.load %14[%1426] : memref<?xf32>
      %1428 = arith.addf %1425, %1427 : f32
      %1429 = arith.remui %1294, %c15 : index
      %1430 = arith.muli %1429, %c2 : index
      %1431 = arith.addi %13, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1387 : f32
      %1436 = arith.mulf %1428, %1435 : f32
      %1437 = arith.muli %3, %c7 : index
      %1438 = arith.addi %1437, %c9 : index
      %1439 = arith.muli %1438, %c15 : index
      %1440 = arith.remui %1294, %c15 : index
      %1441 = arith.addi %1439, %1440 : index
      %1442 = arith.muli %1382, %c5 : index
      %1443 = arith.addi %1442, %1441 : index
      memref.store %1436, %15[%1443] : memref<?xf32>
    }
    %1444 = arith.muli %4, %c7 : index
    %1445 = arith.addi %1444, %c9 : index
    %1446 = arith.muli %1445, %c7 : index
    %1447 = arith.divui %1294, %c15 : index
    %1448 = arith.addi %1446, %1447 : index
    %1449 = arith.addi %1293, %1448 : index
    %1450 = arith.cmpi slt, %1449, %17 : index
    scf.if %1450 {
      %1451 = arith.cmpi eq, %hasFactors, %c9 : index
      %1452 = memref.load %factors[%1449] : memref<?xf32>
      %1453 = arith.select %1451, %1452, %c26 : f32
      %1454 = arith.addi %1297, %c8 : index
      %1455 = arith.muli %1445, %c4 : index
      %1456 = arith.addi %1454, %1455 : index
      %1457 = memref.load %14[%1456] : memref<?xf32>
      %1458 = arith.addi %1456, %c11 : index
      %1459 = memref.load %14[%1458] : memref<?xf32>
      %1460 = arith.addf %1457, %1459 : f32
      %1461 = arith.addi %1456, %c27 : index
      %1462 = memref.load %14[%1461] : memref<?xf32>
      %1463 = arith.addf %1460, %1462 : f32
      %1464 = arith.addi %1456, %c28 : index
      %1465 = memref.load %14[%1464] : memref<?xf32>
      %1466 = arith.addf %1463, %1465 : f32
      %1467 = arith.remui %1294, %c15 : index
      %1468 = arith.muli %1467, %c2 : index
      %1469 = arith.addi %11, %1468 : index
      %1470 = vector.load %w[%1469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1471 = vector.bitcast %1470 : vector<4xi8> to vector<1xf32>
      %1472 = vector.extract %1471[0] : f32 from vector<1xf32>
      %1473 = arith.mulf %1472, %1453 : f32
      %1474 = arith.mulf %1466, %1473 : f32
      %1475 = arith.muli %3, %c7 : index
      %1476 = arith.addi %1475, %c8 : index
      %1477 = arith.muli %1476, %c15 : index
      %1478 = arith.remui %1294, %c15 : index
      %1479 = arith.addi %1477, %1478 : index
      %1480 = arith.muli %1448, %c5 : index
      %1481 = arith.addi %1480, %1479 : index
      memref.store %1474, %15[%1481] : memref<?xf32>
      %1482 = arith.addi %1297, %c19 : index
      %1483 = arith.muli %1445, %c4 : index
      %1484 = arith.addi %1482, %1483 : index
      %1485 = memref.load %14[%1484] : memref<?xf32>
      %1486 = arith.addi %1484, %c11 : index
      %1487 = memref.load %14[%1486] : memref<?xf32>
      %1488 = arith.addf %1485, %1487 : f32
      %1489 = arith.addi %1484, %c27 : index
      %1490 = memref.load %14[%1489] : memref<?xf32>
      %1491 = arith.addf %1488, %1490 : f32
      %1492 = arith.addi %1484, %c28 : index
      %1493 = memref.load %14[%1492] : memref<?xf32>
      %1494 = arith.addf %1491, %1493 : f32
      %1495 = arith.remui %1294, %c15 : index
      %1496 = arith.muli %1495, %c2 : index
      %1497 = arith.addi %13, %1496 : index
      %1498 = vector.load %w[%1497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1499 = vector.bitcast %1498 : vector<4xi8> to vector<1xf32>
      %1500 = vector.extract %1499[0] : f32 from vector<1xf32>
      %1501 = arith.mulf %1500, %1453 : f32
      %1502 = arith.mulf %1494, %1501 : f32
      %1503 = arith.muli %3, %c7 : index
      %1504 = arith.addi %1503, %c9 : index
      %1505 = arith.muli %1504, %c15 : index
      %1506 = arith.remui %1294, %c15 : index
      %1507 = arith.addi %1505, %1506 : index
      %1508 = arith.muli %1448, %c5 : index
      %1509 = arith.addi %1508, %1507 : index
      memref.store %1502, %15[%1509] : memref<?xf32>
    }
    wave.barrier
    %1510 = arith.addi %18, %c15 : index
    %1511 = wave.wave
    %1512 = arith.addi %1511, %c8 : index
    %1513 = arith.addi %1510, %1512 : index
    %1514 = arith.cmpi slt, %1513, %17 : index
    scf.if %1514 {
      %1515 = arith.addi %1510, %1512 : index
      %1516 = arith.muli %1512, %c5 : index
      %1517 = wave.lane
      %1518 = arith.addi %1517, %c8 : index
      %1519 = arith.cmpi eq, %hasBias, %c9 : index
      %1520 = arith.addi %1516, %1518 : index
      %1521 = memref.load %15[%1520] : memref<?xf32>
      %1522 = arith.muli %0, %c5 : index
      %1523 = arith.addi %1522, %1518 : index
      %1524 = memref.load %bias[%1523] : memref<?xf32>
      %1525 = arith.addf %1521, %1524 : f32
      %1526 = arith.select %1519, %1525, %1521 : f32
      %1527 = arith.addi %1518, %c12 : index
      %1528 = arith.cmpi eq, %hasBias, %c9 : index
      %1529 = arith.addi %1516, %1527 : index
      %1530 = memref.load %15[%1529] : memref<?xf32>
      %1531 = arith.muli %0, %c5 : index
      %1532 = arith.addi %1531, %1527 : index
      %1533 = memref.load %bias[%1532] : memref<?xf32>
      %1534 = arith.addf %1530, %1533 : f32
      %1535 = arith.select %1528, %1534, %1530 : f32
      %1536 = arith.addi %1517, %c4 : index
      %1537 = arith.cmpi eq, %hasBias, %c9 : index
      %1538 = arith.addi %1516, %1536 : index
      %1539 = memref.load %15[%1538] : memref<?xf32>
      %1540 = arith.muli %0, %c5 : index
      %1541 = arith.addi %1540, %1536 : index
      %1542 = memref.load %bias[%1541] : memref<?xf32>
      %1543 = arith.addf %1539, %1542 : f32
      %1544 = arith.select %1537, %1543, %1539 : f32
      %1545 = arith.addi %1536, %c12 : index
      %1546 = arith.cmpi eq, %hasBias, %c9 : index
      %1547 = arith.addi %1516, %1545 : index
      %1548 = memref.load %15[%1547] : memref<?xf32>
      %1549 = arith.muli %0, %c5 : index
      %1550 = arith.addi %1549, %1545 : index
      %1551 = memref.load %bias[%1550] : memref<?xf32>
      %1552 = arith.addf %1548, %1551 : f32
      %1553 = arith.select %1546, %1552, %1548 : f32
      %1554 = arith.addi %heads, %kvHeads : index
      %1555 = arith.cmpi slt, %0, %1554 : index
      scf.if %1555 {
        %1556 = arith.addi %positionsAt, %1515 : index
        %1557 = memref.load %step[%1556] : memref<?xi32>
        %1558 = arith.index_cast %1557 : i32 to index
        %1559 = arith.cmpi eq, %hasNorm, %c9 : index
        %1560 = math.fma %1526, %1526, %c32 : f32
        %1561 = math.fma %1535, %1535, %1560 : f32
        %1562 = math.fma %1544, %1544, %1561 : f32
        %1563 = math.fma %1553, %1553, %1562 : f32
        %1564 = vector.broadcast %1563 : f32 to vector<1xf32>
        %1565 = wave.reduce "add" %1564 : vector<1xf32>
        %1566 = arith.mulf %1565, %inverseHeadDim : f32
        %1567 = arith.addf %1566, %epsilon : f32
        %1568 = math.sqrt %1567 : f32
        %1569 = arith.divf %c26, %1568 : f32
        %1570 = arith.cmpi slt, %0, %heads : index
        %1571 = arith.addi %1518, %c12 : index
        %1572 = memref.load %query_norm[%1518] : memref<?xf32>
        %1573 = memref.load %key_norm[%1518] : memref<?xf32>
        %1574 = arith.select %1570, %1572, %1573 : f32
        %1575 = arith.mulf %1526, %1569 : f32
        %1576 = arith.mulf %1575, %1574 : f32
        %1577 = arith.select %1559, %1576, %1526 : f32
        %1578 = memref.load %query_norm[%1571] : memref<?xf32>
        %1579 = memref.load %key_norm[%1571] : memref<?xf32>
        %1580 = arith.select %1570, %1578, %1579 : f32
        %1581 = arith.mulf %1535, %1569 : f32
        %1582 = arith.mulf %1581, %1580 : f32
        %1583 = arith.select %1559, %1582, %1535 : f32
        %1584 = arith.addi %1536, %c12 : index
        %1585 = memref.load %query_norm[%1536] : memref<?xf32>
        %1586 = memref.load %key_norm[%1536] : memref<?xf32>
        %1587 = arith.select %1570, %1585, %1586 : f32
        %1588 = arith.mulf %1544, %1569 : f32
        %1589 = arith.mulf %1588, %1587 : f32
        %1590 = arith.select %1559, %1589, %1544 : f32
        %1591 = memref.load %query_norm[%1584] : memref<?xf32>
        %1592 = memref.load %key_norm[%1584] : memref<?xf32>
        %1593 = arith.select %1570, %1591, %1592 : f32
        %1594 = arith.mulf %1553, %1569 : f32
        %1595 = arith.mulf %1594, %1593 : f32
        %1596 = arith.select %1559, %1595, %1553 : f32
        %1597 = arith.remui %1558, %c19 : index
        %1598 = arith.muli %1597, %c5 : index
        %1599 = arith.addi %1598, %1518 : index
        %1600 = arith.divui %1558, %c19 : index
        %1601 = arith.addi %1600, %c19 : index
        %1602 = arith.muli %1601, %c5 : index
        %1603 = arith.addi %1602, %1518 : index
        %1604 = memref.load %rope[%1599] : memref<?xf32>
        %1605 = arith.addi %1599, %c12 : index
        %1606 = memref.load %rope[%1605] : memref<?xf32>
        %1607 = memref.load %rope[%1603] : memref<?xf32>
        %1608 = arith.addi %1603, %c12 : index
        %1609 = memref.load %rope[%1608] : memref<?xf32>
        %1610 = arith.mulf %1607, %1604 : f32
        %1611 = arith.mulf %1609, %1606 : f32
        %1612 = arith.subf %1610, %1611 : f32
        %1613 = arith.mulf %1609, %1604 : f32
        %1614 = arith.mulf %1607, %1606 : f32
        %1615 = arith.addf %1613, %1614 : f32
        %1616 = arith.mulf %1577, %1612 : f32
        %1617 = arith.mulf %1583, %1615 : f32
        %1618 = arith.subf %1616, %1617 : f32
        %1619 = arith.mulf %1583, %1612 : f32
        %1620 = arith.mulf %1577, %1615 : f32
        %1621 = arith.addf %1619, %1620 : f32
        %1622 = arith.cmpi slt, %0, %heads : index
        scf.if %1622 {
          %1623 = arith.muli %1515, %heads : index
          %1624 = arith.addi %1623, %0 : index
          %1625 = arith.muli %1624, %c5 : index
          %1626 = arith.addi %1625, %1518 : index
          memref.store %1618, %q[%1626] : memref<?xf32>
          %1627 = arith.addi %1626, %c12 : index
          memref.store %1621, %q[%1627] : memref<?xf32>
        } else {
          %1628 = arith.addi %1516, %1518 : index
          memref.store %1618, %15[%1628] : memref<?xf32>
          %1629 = arith.addi %1516, %1518 : index
          %1630 = arith.addi %1629, %c12 : index
          memref.store %1621, %15[%1630] : memref<?xf32>
        }
        %1631 = arith.remui %1558, %c19 : index
        %1632 = arith.muli %1631, %c5 : index
        %1633 = arith.addi %1632, %1536 : index
        %1634 = arith.divui %1558, %c19 : index
        %1635 = arith.addi %1634, %c19 : index
        %1636 = arith.muli %1635, %c5 : index
        %1637 = arith.addi %1636, %1536 : index
        %1638 = memref.load %rope[%1633] : memref<?xf32>
        %1639 = arith.addi %1633, %c12 : index
        %1640 = memref.load %rope[%1639] : memref<?xf32>
        %1641 = memref.load %rope[%1637] : memref<?xf32>
        %1642 = arith.addi %1637, %c12 : index
        %1643 = memref.load %rope[%1642] : memref<?xf32>
        %1644 = arith.mulf %1641, %1638 : f32
        %1645 = arith.mulf %1643, %1640 : f32
        %1646 = arith.subf %1644, %1645 : f32
        %1647 = arith.mulf %1643, %1638 : f32
        %1648 = arith.mulf %1641, %1640 : f32
        %1649 = arith.addf %1647, %1648 : f32
        %1650 = arith.mulf %1590, %1646 : f32
        %1651 = arith.mulf %1596, %1649 : f32
        %1652 = arith.subf %1650, %1651 : f32
        %1653 = arith.mulf %1596, %1646 : f32
        %1654 = arith.mulf %1590, %1649 : f32
        %1655 = arith.addf %1653, %1654 : f32
        %1656 = arith.cmpi slt, %0, %heads : index
        scf.if %1656 {
          %1657 = arith.muli %1515, %heads : index
          %1658 = arith.addi %1657, %0 : index
          %1659 = arith.muli %1658, %c5 : index
          %1660 = arith.addi %1659, %1536 : index
          memref.store %1652, %q[%1660] : memref<?xf32>
          %1661 = arith.addi %1660, %c12 : index
          memref.store %1655, %q[%1661] : memref<?xf32>
        } else {
          %1662 = arith.addi %1516, %1536 : index
          memref.store %1652, %15[%1662] : memref<?xf32>
          %1663 = arith.addi %1516, %1536 : index
          %1664 = arith.addi %1663, %c12 : index
          memref.store %1655, %15[%1664] : memref<?xf32>
        }
      } else {
        %1665 = arith.cmpi slt, %0, %heads : index
        scf.if %1665 {
          %1666 = arith.muli %1515, %heads : index
          %1667 = arith.addi %1666, %0 : index
          %1668 = arith.muli %1667, %c5 : index
          %1669 = arith.addi %1668, %1518 : index
          memref.store %1526, %q[%1669] : memref<?xf32>
          %1670 = arith.addi %1669, %c12 : index
          memref.store %1535, %q[%1670] : memref<?xf32>
        } else {
          %1671 = arith.addi %1516, %1518 : index
          memref.store %1526, %15[%1671] : memref<?xf32>
          %1672 = arith.addi %1516, %1518 : index
          %1673 = arith.addi %1672, %c12 : index
          memref.store %1535, %15[%1673] : memref<?xf32>
        }
        %1674 = arith.cmpi slt, %0, %heads : index
        scf.if %1674 {
          %1675 = arith.muli %1515, %heads : index
          %1676 = arith.addi %1675, %0 : index
          %1677 = arith.muli %1676, %c5 : index
          %1678 = arith.addi %1677, %1536 : index
          memref.store %1544, %q[%1678] : memref<?xf32>
          %1679 = arith.addi %1678, %c12 : index
          memref.store %1553, %q[%1679] : memref<?xf32>
        } else {
          %1680 = arith.addi %1516, %1536 : index
          memref.store %1544, %15[%1680] : memref<?xf32>
          %1681 = arith.addi %1516, %1536 : index
          %1682 = arith.addi %1681, %c12 : index
          memref.store %1553, %15[%1682] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1683 = arith.cmpi sge, %0, %heads : index
    scf.if %1683 {
      %1684 = arith.addi %1511, %c8 : index
      %1685 = arith.addi %1510, %1684 : index
      %1686 = arith.cmpi slt, %1685, %17 : index
      scf.if %1686 {
        %1687 = arith.addi %1510, %1684 : index
        %1688 = arith.addi %slotsAt, %1687 : index
        %1689 = memref.load %step[%1688] : memref<?xi32>
        %1690 = arith.index_cast %1689 : i32 to index
        %1691 = arith.cmpi sge, %1690, %c8 : index
        scf.if %1691 {
          %1692 = arith.muli %1684, %c5 : index
          %1693 = arith.subi %0, %heads : index
          %1694 = memref.load %scales[%1693] : memref<?xf32>
          %1695 = vector.broadcast %1694 : f32 to vector<4xf32>
          %1696 = arith.divui %1690, %c15 : index
          %1697 = arith.remui %1690, %c15 : index
          %1698 = arith.muli %1696, %pageBytes : index
          %1699 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1699 {
            %1700 = wave.lane
            %1701 = arith.muli %1700, %c2 : index
            scf.for %1702 = %1701 to %c5 step %c5 {
              %1703 = arith.addi %1692, %1702 : index
              %1704 = vector.load %15[%1703] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1705 = arith.mulf %1704, %1695 : vector<4xf32>
              %1706 = arith.minimumf %1705, %c38 : vector<4xf32>
              %1707 = arith.maximumf %1706, %c39 : vector<4xf32>
              %1708 = arith.truncf %1707 : vector<4xf32> to vector<4xf16>
              %1709 = vector.bitcast %1708 : vector<4xf16> to vector<8xi8>
              %1710 = arith.cmpi slt, %1693, %kvHeads : index
              scf.if %1710 {
                %1711 = arith.muli %1693, %c10 : index
                %1712 = arith.addi %1698, %1711 : index
                %1713 = arith.divui %1702, %c15 : index
                %1714 = arith.muli %1713, %c18 : index
                %1715 = arith.remui %1702, %c15 : index
                %1716 = arith.divui %1715, %c6 : index
                %1717 = arith.muli %1716, %c19 : index
                %1718 = arith.muli %1697, %c15 : index
                %1719 = arith.addi %1717, %1718 : index
                %1720 = arith.remui %1715, %c6 : index
                %1721 = arith.muli %1720, %c7 : index
                %1722 = arith.addi %1719, %1721 : index
                %1723 = arith.addi %1714, %1722 : index
                %1724 = arith.addi %1712, %1723 : index
                vector.store %1709, %kv[%1724] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1725 = arith.subi %1693, %kvHeads : index
                %1726 = arith.muli %1725, %c10 : index
                %1727 = arith.addi %1698, %1726 : index
                %1728 = arith.addi %1702, %c8 : index
                %1729 = arith.divui %1728, %c15 : index
                %1730 = arith.muli %1729, %c18 : index
                %1731 = arith.addi %1730, %c27 : index
                %1732 = arith.remui %1728, %c15 : index
                %1733 = arith.divui %1697, %c7 : index
                %1734 = arith.remui %1697, %c7 : index
                %1735 = arith.muli %1734, %c6 : index
                %1736 = arith.addi %1733, %1735 : index
                %1737 = arith.divui %1736, %c6 : index
                %1738 = arith.muli %1737, %c19 : index
                %1739 = arith.muli %1732, %c15 : index
                %1740 = arith.addi %1738, %1739 : index
                %1741 = arith.remui %1736, %c6 : index
                %1742 = arith.muli %1741, %c7 : index
                %1743 = arith.addi %1740, %1742 : index
                %1744 = arith.addi %1731, %1743 : index
                %1745 = arith.addi %1727, %1744 : index
                %1746 = vector.shuffle %1709, %1709 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1746, %kv[%1745] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1747 = arith.addi %1702, %c9 : index
                %1748 = arith.divui %1747, %c15 : index
                %1749 = arith.muli %1748, %c18 : index
                %1750 = arith.addi %1749, %c27 : index
                %1751 = arith.remui %1747, %c15 : index
                %1752 = arith.divui %1697, %c7 : index
                %1753 = arith.remui %1697, %c7 : index
                %1754 = arith.muli %1753, %c6 : index
                %1755 = arith.addi %1752, %1754 : index
                %1756 = arith.divui %1755, %c6 : index
                %1757 = arith.muli %1756, %c19 : index
                %1758 = arith.muli %1751, %c15 : index
                %1759 = arith.addi %1757, %1758 : index
                %1760 = arith.remui %1755, %c6 : index
                %1761 = arith.muli %1760, %c7 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.addi %1750, %1762 : index
                %1764 = arith.addi %1727, %1763 : index
                %1765 = vector.shuffle %1709, %1709 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1765, %kv[%1764] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1766 = arith.addi %1702, %c7 : index
                %1767 = arith.divui %1766, %c15 : index
                %1768 = arith.muli %1767, %c18 : index
                %1769 = arith.addi %1768, %c27 : index
                %1770 = arith.remui %1766, %c15 : index
                %1771 = arith.divui %1697, %c7 : index
                %1772 = arith.remui %1697, %c7 : index
                %1773 = arith.muli %1772, %c6 : index
                %1774 = arith.addi %1771, %1773 : index
                %1775 = arith.divui %1774, %c6 : index
                %1776 = arith.muli %1775, %c19 : index
                %1777 = arith.muli %1770, %c15 : index
                %1778 = arith.addi %1776, %1777 : index
                %1779 = arith.remui %1774, %c6 : index
                %1780 = arith.muli %1779, %c7 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.addi %1769, %1781 : index
                %1783 = arith.addi %1727, %1782 : index
                %1784 = vector.shuffle %1709, %1709 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1784, %kv[%1783] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1785 = arith.addi %1702, %c20 : index
                %1786 = arith.divui %1785, %c15 : index
                %1787 = arith.muli %1786, %c18 : index
                %1788 = arith.addi %1787, %c27 : index
                %1789 = arith.remui %1785, %c15 : index
                %1790 = arith.divui %1697, %c7 : index
                %1791 = arith.remui %1697, %c7 : index
                %1792 = arith.muli %1791, %c6 : index
                %1793 = arith.addi %1790, %1792 : index
                %1794 = arith.divui %1793, %c6 : index
                %1795 = arith.muli %1794, %c19 : index
                %1796 = arith.muli %1789, %c15 : index
                %1797 = arith.addi %1795, %1796 : index
                %1798 = arith.remui %1793, %c6 : index
                %1799 = arith.muli %1798, %c7 : index
                %1800 = arith.addi %1797, %1799 : index
                %1801 = arith.addi %1788, %1800 : index
                %1802 = arith.addi %1727, %1801 : index
                %1803 = vector.shuffle %1709, %1709 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1803, %kv[%1802] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1804 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1804 {
            %1805 = wave.lane
            %1806 = arith.muli %1805, %c2 : index
            scf.for %1807 = %1806 to %c5 step %c5 {
              %1808 = arith.addi %1692, %1807 : index
              %1809 = vector.load %15[%1808] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1810 = arith.mulf %1809, %1695 : vector<4xf32>
              %1811 = wave.fp8_encode "e4m3" %1810 : vector<4xf32> -> vector<4xi8>
              %1812 = arith.cmpi slt, %1693, %kvHeads : index
              scf.if %1812 {
                %1813 = arith.muli %1693, %c27 : index
                %1814 = arith.addi %1698, %1813 : index
                %1815 = vector.shuffle %1811, %1811 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1816 = arith.divui %1807, %c15 : index
                %1817 = arith.muli %1816, %c19 : index
                %1818 = arith.remui %1807, %c15 : index
                %1819 = arith.muli %1697, %c15 : index
                %1820 = arith.divui %1818, %c2 : index
                %1821 = arith.muli %1820, %c2 : index
                %1822 = arith.remui %1818, %c7 : index
                %1823 = arith.muli %1822, %c7 : index
                %1824 = arith.addi %1821, %1823 : index
                %1825 = arith.divui %1818, %c7 : index
                %1826 = arith.remui %1825, %c7 : index
                %1827 = arith.addi %1824, %1826 : index
                %1828 = arith.addi %1819, %1827 : index
                %1829 = arith.addi %1817, %1828 : index
                %1830 = arith.addi %1814, %1829 : index
                vector.store %1815, %kv[%1830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1831 = arith.subi %1693, %kvHeads : index
                %1832 = arith.muli %1831, %c27 : index
                %1833 = arith.addi %1698, %1832 : index
                %1834 = arith.addi %1807, %c8 : index
                %1835 = arith.divui %1834, %c15 : index
                %1836 = arith.muli %1835, %c19 : index
                %1837 = arith.addi %1836, %c11 : index
                %1838 = arith.remui %1834, %c15 : index
                %1839 = arith.divui %1697, %c7 : index
                %1840 = arith.remui %1697, %c7 : index
                %1841 = arith.muli %1840, %c6 : index
                %1842 = arith.addi %1839, %1841 : index
                %1843 = arith.muli %1838, %c15 : index
                %1844 = arith.divui %1842, %c2 : index
                %1845 = arith.muli %1844, %c2 : index
                %1846 = arith.remui %1842, %c7 : index
                %1847 = arith.muli %1846, %c7 : index
                %1848 = arith.addi %1845, %1847 : index
                %1849 = arith.divui %1842, %c7 : index
                %1850 = arith.remui %1849, %c7 : index
                %1851 = arith.addi %1848, %1850 : index
                %1852 = arith.addi %1843, %1851 : index
                %1853 = arith.addi %1837, %1852 : index
                %1854 = arith.addi %1833, %1853 : index
                %1855 = vector.shuffle %1811, %1811 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1855, %kv[%1854] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1856 = arith.addi %1807, %c9 : index
                %1857 = arith.divui %1856, %c15 : index
                %1858 = arith.muli %1857, %c19 : index
                %1859 = arith.addi %1858, %c11 : index
                %1860 = arith.remui %1856, %c15 : index
                %1861 = arith.divui %1697, %c7 : index
                %1862 = arith.remui %1697, %c7 : index
                %1863 = arith.muli %1862, %c6 : index
                %1864 = arith.addi %1861, %1863 : index
                %1865 = arith.muli %1860, %c15 : index
                %1866 = arith.divui %1864, %c2 : index
                %1867 = arith.muli %1866, %c2 : index
                %1868 = arith.remui %1864, %c7 : index
                %1869 = arith.muli %1868, %c7 : index
                %1870 = arith.addi %1867, %1869 : index
                %1871 = arith.divui %1864, %c7 : index
                %1872 = arith.remui %1871, %c7 : index
                %1873 = arith.addi %1870, %1872 : index
                %1874 = arith.addi %1865, %1873 : index
                %1875 = arith.addi %1859, %1874 : index
                %1876 = arith.addi %1833, %1875 : index
                %1877 = vector.shuffle %1811, %1811 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1877, %kv[%1876] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1878 = arith.addi %1807, %c7 : index
                %1879 = arith.divui %1878, %c15 : index
                %1880 = arith.muli %1879, %c19 : index
                %1881 = arith.addi %1880, %c11 : index
                %1882 = arith.remui %1878, %c15 : index
                %1883 = arith.divui %1697, %c7 : index
                %1884 = arith.remui %1697, %c7 : index
                %1885 = arith.muli %1884, %c6 : index
                %1886 = arith.addi %1883, %1885 : index
                %1887 = arith.muli %1882, %c15 : index
                %1888 = arith.divui %1886, %c2 : index
                %1889 = arith.muli %1888, %c2 : index
                %1890 = arith.remui %1886, %c7 : index
                %1891 = arith.muli %1890, %c7 : index
                %1892 = arith.addi %1889, %1891 : index
                %1893 = arith.divui %1886, %c7 : index
                %1894 = arith.remui %1893, %c7 : index
                %1895 = arith.addi %1892, %1894 : index
                %1896 = arith.addi %1887, %1895 : index
                %1897 = arith.addi %1881, %1896 : index
                %1898 = arith.addi %1833, %1897 : index
                %1899 = vector.shuffle %1811, %1811 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1899, %kv[%1898] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1900 = arith.addi %1807, %c20 : index
                %1901 = arith.divui %1900, %c15 : index
                %1902 = arith.muli %1901, %c19 : index
                %1903 = arith.addi %1902, %c11 : index
                %1904 = arith.remui %1900, %c15 : index
                %1905 = arith.divui %1697, %c7 : index
                %1906 = arith.remui %1697, %c7 : index
                %1907 = arith.muli %1906, %c6 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.muli %1904, %c15 : index
                %1910 = arith.divui %1908, %c2 : index
                %1911 = arith.muli %1910, %c2 : index
                %1912 = arith.remui %1908, %c7 : index
                %1913 = arith.muli %1912, %c7 : index
                %1914 = arith.addi %1911, %1913 : index
                %1915 = arith.divui %1908, %c7 : index
                %1916 = arith.remui %1915, %c7 : index
                %1917 = arith.addi %1914, %1916 : index
                %1918 = arith.addi %1909, %1917 : index
                %1919 = arith.addi %1903, %1918 : index
                %1920 = arith.addi %1833, %1919 : index
                %1921 = vector.shuffle %1811, %1811 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1921, %kv[%1920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1922 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1922 {
            %1923 = wave.lane
            %1924 = arith.muli %1923, %c2 : index
            scf.for %1925 = %1924 to %c5 step %c5 {
              %1926 = arith.addi %1692, %1925 : index
              %1927 = vector.load %15[%1926] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1928 = arith.mulf %1927, %1695 : vector<4xf32>
              %1929 = wave.fp8_encode "e5m2" %1928 : vector<4xf32> -> vector<4xi8>
              %1930 = arith.cmpi slt, %1693, %kvHeads : index
              scf.if %1930 {
                %1931 = arith.muli %1693, %c27 : index
                %1932 = arith.addi %1698, %1931 : index
                %1933 = vector.shuffle %1929, %1929 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1934 = arith.divui %1925, %c15 : index
                %1935 = arith.muli %1934, %c19 : index
                %1936 = arith.remui %1925, %c15 : index
                %1937 = arith.muli %1697, %c15 : index
                %1938 = arith.divui %1936, %c2 : index
                %1939 = arith.muli %1938, %c2 : index
                %1940 = arith.remui %1936, %c7 : index
                %1941 = arith.muli %1940, %c7 : index
                %1942 = arith.addi %1939, %1941 : index
                %1943 = arith.divui %1936, %c7 : index
                %1944 = arith.remui %1943, %c7 : index
                %1945 = arith.addi %1942, %1944 : index
                %1946 = arith.addi %1937, %1945 : index
                %1947 = arith.addi %1935, %1946 : index
                %1948 = arith.addi %1932, %1947 : index
                vector.store %1933, %kv[%1948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1949 = arith.subi %1693, %kvHeads : index
                %1950 = arith.muli %1949, %c27 : index
                %1951 = arith.addi %1698, %1950 : index
                %1952 = arith.addi %1925, %c8 : index
                %1953 = arith.divui %1952, %c15 : index
                %1954 = arith.muli %1953, %c19 : index
                %1955 = arith.addi %1954, %c11 : index
                %1956 = arith.remui %1952, %c15 : index
                %1957 = arith.divui %1697, %c7 : index
                %1958 = arith.remui %1697, %c7 : index
                %1959 = arith.muli %1958, %c6 : index
                %1960 = arith.addi %1957, %1959 : index
                %1961 = arith.muli %1956, %c15 : index
                %1962 = arith.divui %1960, %c2 : index
                %1963 = arith.muli %1962, %c2 : index
                %1964 = arith.remui %1960, %c7 : index
                %1965 = arith.muli %1964, %c7 : index
                %1966 = arith.addi %1963, %1965 : index
                %1967 = arith.divui %1960, %c7 : index
                %1968 = arith.remui %1967, %c7 : index
                %1969 = arith.addi %1966, %1968 : index
                %1970 = arith.addi %1961, %1969 : index
                %1971 = arith.addi %1955, %1970 : index
                %1972 = arith.addi %1951, %1971 : index
                %1973 = vector.shuffle %1929, %1929 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1973, %kv[%1972] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1974 = arith.addi %1925, %c9 : index
                %1975 = arith.divui %1974, %c15 : index
                %1976 = arith.muli %1975, %c19 : index
                %1977 = arith.addi %1976, %c11 : index
                %1978 = arith.remui %1974, %c15 : index
                %1979 = arith.divui %1697, %c7 : index
                %1980 = arith.remui %1697, %c7 : index
                %1981 = arith.muli %1980, %c6 : index
                %1982 = arith.addi %1979, %1981 : index
                %1983 = arith.muli %1978, %c15 : index
                %1984 = arith.divui %1982, %c2 : index
                %1985 = arith.muli %1984, %c2 : index
                %1986 = arith.remui %1982, %c7 : index
                %1987 = arith.muli %1986, %c7 : index
                %1988 = arith.addi %1985, %1987 : index
                %1989 = arith.divui %1982, %c7 : index
                %1990 = arith.remui %1989, %c7 : index
                %1991 = arith.addi %1988, %1990 : index
                %1992 = arith.addi %1983, %1991 : index
                %1993 = arith.addi %1977, %1992 : index
                %1994 = arith.addi %1951, %1993 : index
                %1995 = vector.shuffle %1929, %1929 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1995, %kv[%1994] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1996 = arith.addi %1925, %c7 : index
                %1997 = arith.divui %1996, %c15 : index
                %1998 = arith.muli %1997, %c19 : index
                %1999 = arith.addi %1998, %c11 : index
                %2000 = arith.remui %1996, %c15 : index
                %2001 = arith.divui %1697, %c7 : index
                %2002 = arith.remui %1697, %c7 : index
                %2003 = arith.muli %2002, %c6 : index
                %2004 = arith.addi %2001, %2003 : index
                %2005 = arith.muli %2000, %c15 : index
                %2006 = arith.divui %2004, %c2 : index
                %2007 = arith.muli %2006, %c2 : index
                %2008 = arith.remui %2004, %c7 : index
                %2009 = arith.muli %2008, %c7 : index
                %2010 = arith.addi %2007, %2009 : index
                %2011 = arith.divui %2004, %c7 : index
                %2012 = arith.remui %2011, %c7 : index
                %2013 = arith.addi %2010, %2012 : index
                %2014 = arith.addi %2005, %2013 : index
                %2015 = arith.addi %1999, %2014 : index
                %2016 = arith.addi %1951, %2015 : index
                %2017 = vector.shuffle %1929, %1929 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2017, %kv[%2016] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2018 = arith.addi %1925, %c20 : index
                %2019 = arith.divui %2018, %c15 : index
                %2020 = arith.muli %2019, %c19 : index
                %2021 = arith.addi %2020, %c11 : index
                %2022 = arith.remui %2018, %c15 : index
                %2023 = arith.divui %1697, %c7 : index
                %2024 = arith.remui %1697, %c7 : index
                %2025 = arith.muli %2024, %c6 : index
                %2026 = arith.addi %2023, %2025 : index
                %2027 = arith.muli %2022, %c15 : index
                %2028 = arith.divui %2026, %c2 : index
                %2029 = arith.muli %2028, %c2 : index
                %2030 = arith.remui %2026, %c7 : index
                %2031 = arith.muli %2030, %c7 : index
                %2032 = arith.addi %2029, %2031 : index
                %2033 = arith.divui %2026, %c7 : index
                %2034 = arith.remui %2033, %c7 : index
                %2035 = arith.addi %2032, %2034 : index
                %2036 = arith.addi %2027, %2035 : index
                %2037 = arith.addi %2021, %2036 : index
                %2038 = arith.addi %1951, %2037 : index
                %2039 = vector.shuffle %1929, %1929 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2039, %kv[%2038] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2040 = arith.addi %18, %c4 : index
    %2041 = wave.lane
    %2042 = arith.muli %3, %c7 : index
    %2043 = arith.muli %2042, %c19 : index
    %2044 = arith.addi %2043, %2041 : index
    %2045 = arith.muli %4, %c11 : index
    %2046 = arith.addi %2045, %2044 : index
    %2047 = arith.addi %2046, %c8 : index
    %2048 = arith.addi %2047, %c8 : index
    %2049 = vector.extract %446#4[0] : f32 from vector<8xf32>
    memref.store %2049, %14[%2048] : memref<?xf32>
    %2050 = arith.muli %4, %c11 : index
    %2051 = arith.addi %2050, %2044 : index
    %2052 = arith.addi %2051, %c8 : index
    %2053 = arith.addi %2052, %c4 : index
    %2054 = vector.extract %446#4[1] : f32 from vector<8xf32>
    memref.store %2054, %14[%2053] : memref<?xf32>
    %2055 = arith.muli %4, %c11 : index
    %2056 = arith.addi %2055, %2044 : index
    %2057 = arith.addi %2056, %c8 : index
    %2058 = arith.addi %2057, %c12 : index
    %2059 = vector.extract %446#4[2] : f32 from vector<8xf32>
    memref.store %2059, %14[%2058] : memref<?xf32>
    %2060 = arith.muli %4, %c11 : index
    %2061 = arith.addi %2060, %2044 : index
    %2062 = arith.addi %2061, %c8 : index
    %2063 = arith.addi %2062, %c21 : index
    %2064 = vector.extract %446#4[3] : f32 from vector<8xf32>
    memref.store %2064, %14[%2063] : memref<?xf32>
    %2065 = arith.muli %4, %c11 : index
    %2066 = arith.addi %2065, %2044 : index
    %2067 = arith.addi %2066, %c8 : index
    %2068 = arith.addi %2067, %c5 : index
    %2069 = vector.extract %446#4[4] : f32 from vector<8xf32>
    memref.store %2069, %14[%2068] : memref<?xf32>
    %2070 = arith.muli %4, %c11 : index
    %2071 = arith.addi %2070, %2044 : index
    %2072 = arith.addi %2071, %c8 : index
    %2073 = arith.addi %2072, %c22 : index
    %2074 = vector.extract %446#4[5] : f32 from vector<8xf32>
    memref.store %2074, %14[%2073] : memref<?xf32>
    %2075 = arith.muli %4, %c11 : index
    %2076 = arith.addi %2075, %2044 : index
    %2077 = arith.addi %2076, %c8 : index
    %2078 = arith.addi %2077, %c23 : index
    %2079 = vector.extract %446#4[6] : f32 from vector<8xf32>
    memref.store %2079, %14[%2078] : memref<?xf32>
    %2080 = arith.muli %4, %c11 : index
    %2081 = arith.addi %2080, %2044 : index
    %2082 = arith.addi %2081, %c8 : index
    %2083 = arith.addi %2082, %c24 : index
    %2084 = vector.extract %446#4[7] : f32 from vector<8xf32>
    memref.store %2084, %14[%2083] : memref<?xf32>
    %2085 = arith.muli %4, %c11 : index
    %2086 = arith.addi %2085, %2044 : index
    %2087 = arith.addi %2086, %c19 : index
    %2088 = arith.addi %2087, %c8 : index
    %2089 = vector.extract %446#5[0] : f32 from vector<8xf32>
    memref.store %2089, %14[%2088] : memref<?xf32>
    %2090 = arith.muli %4, %c11 : index
    %2091 = arith.addi %2090, %2044 : index
    %2092 = arith.addi %2091, %c19 : index
    %2093 = arith.addi %2092, %c4 : index
    %2094 = vector.extract %446#5[1] : f32 from vector<8xf32>
    memref.store %2094, %14[%2093] : memref<?xf32>
    %2095 = arith.muli %4, %c11 : index
    %2096 = arith.addi %2095, %2044 : index
    %2097 = arith.addi %2096, %c19 : index
    %2098 = arith.addi %2097, %c12 : index
    %2099 = vector.extract %446#5[2] : f32 from vector<8xf32>
    memref.store %2099, %14[%2098] : memref<?xf32>
    %2100 = arith.muli %4, %c11 : index
    %2101 = arith.addi %2100, %2044 : index
    %2102 = arith.addi %2101, %c19 : index
    %2103 = arith.addi %2102, %c21 : index
    %2104 = vector.extract %446#5[3] : f32 from vector<8xf32>
    memref.store %2104, %14[%2103] : memref<?xf32>
    %2105 = arith.muli %4, %c11 : index
    %2106 = arith.addi %2105, %2044 : index
    %2107 = arith.addi %2106, %c19 : index
    %2108 = arith.addi %2107, %c5 : index
    %2109 = vector.extract %446#5[4] : f32 from vector<8xf32>
    memref.store %2109, %14[%2108] : memref<?xf32>
    %2110 = arith.muli %4, %c11 : index
    %2111 = arith.addi %2110, %2044 : index
    %2112 = arith.addi %2111, %c19 : index
    %2113 = arith.addi %2112, %c22 : index
    %2114 = vector.extract %446#5[5] : f32 from vector<8xf32>
    memref.store %2114, %14[%2113] : memref<?xf32>
    %2115 = arith.muli %4, %c11 : index
    %2116 = arith.addi %2115, %2044 : index
    %2117 = arith.addi %2116, %c19 : index
    %2118 = arith.addi %2117, %c23 : index
    %2119 = vector.extract %446#5[6] : f32 from vector<8xf32>
    memref.store %2119, %14[%2118] : memref<?xf32>
    %2120 = arith.muli %4, %c11 : index
    %2121 = arith.addi %2120, %2044 : index
    %2122 = arith.addi %2121, %c19 : index
    %2123 = arith.addi %2122, %c24 : index
    %2124 = vector.extract %446#5[7] : f32 from vector<8xf32>
    memref.store %2124, %14[%2123] : memref<?xf32>
    wave.barrier
    %2125 = arith.muli %4, %c7 : index
    %2126 = arith.addi %2125, %c8 : index
    %2127 = arith.muli %2126, %c7 : index
    %2128 = arith.divui %2041, %c15 : index
    %2129 = arith.addi %2127, %2128 : index
    %2130 = arith.addi %2040, %2129 : index
    %2131 = arith.cmpi slt, %2130, %17 : index
    scf.if %2131 {
      %2132 = arith.cmpi eq, %hasFactors, %c9 : index
      %2133 = memref.load %factors[%2130] : memref<?xf32>
      %2134 = arith.select %2132, %2133, %c26 : f32
      %2135 = arith.addi %2044, %c8 : index
      %2136 = arith.muli %2126, %c4 : index
      %2137 = arith.addi %2135, %2136 : index
      %2138 = memref.load %14[%2137] : memref<?xf32>
      %2139 = arith.addi %2137, %c11 : index
      %2140 = memref.load %14[%2139] : memref<?xf32>
      %2141 = arith.addf %2138, %2140 : f32
      %2142 = arith.addi %2137, %c27 : index
      %2143 = memref.load %14[%2142] : memref<?xf32>
      %2144 = arith.addf %2141, %2143 : f32
      %2145 = arith.addi %2137, %c28 : index
      %2146 = memref.load %14[%2145] : memref<?xf32>
      %2147 = arith.addf %2144, %2146 : f32
      %2148 = arith.remui %2041, %c15 : index
      %2149 = arith.muli %2148, %c2 : index
      %2150 = arith.addi %11, %2149 : index
      %2151 = vector.load %w[%2150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2152 = vector.bitcast %2151 : vector<4xi8> to vector<1xf32>
      %2153 = vector.extract %2152[0] : f32 from vector<1xf32>
      %2154 = arith.mulf %2153, %2134 : f32
      %2155 = arith.mulf %2147, %2154 : f32
      %2156 = arith.muli %3, %c7 : index
      %2157 = arith.addi %2156, %c8 : index
      %2158 = arith.muli %2157, %c15 : index
      %2159 = arith.remui %2041, %c15 : index
      %2160 = arith.addi %2158, %2159 : index
      %2161 = arith.muli %2129, %c5 : index
      %2162 = arith.addi %2161, %2160 : index
      memref.store %2155, %15[%2162] : memref<?xf32>
      %2163 = arith.addi %2044, %c19 : index
      %2164 = arith.muli %2126, %c4 : index
      %2165 = arith.addi %2163, %2164 : index
      %2166 = memref.load %14[%2165] : memref<?xf32>
      %2167 = arith.addi %2165, %c11 : index
      %2168 = memref.load %14[%2167] : memref<?xf32>
      %2169 = arith.addf %2166, %2168 : f32
      %2170 = arith.addi %2165, %c27 : index
      %2171 = memref.load %14[%2170] : memref<?xf32>
      %2172 = arith.addf %2169, %2171 : f32
      %2173 = arith.addi %2165, %c28 : index
      %2174 = memref.load %14[%2173] : memref<?xf32>
      %2175 = arith.addf %2172, %2174 : f32
      %2176 = arith.remui %2041, %c15 : index
      %2177 = arith.muli %2176, %c2 : index
      %2178 = arith.addi %13, %2177 : index
      %2179 = vector.load %w[%2178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2180 = vector.bitcast %2179 : vector<4xi8> to vector<1xf32>
      %2181 = vector.extract %2180[0] : f32 from vector<1xf32>
      %2182 = arith.mulf %2181, %2134 : f32
      %2183 = arith.mulf %2175, %2182 : f32
      %2184 = arith.muli %3, %c7 : index
      %2185 = arith.addi %2184, %c9 : index
      %2186 = arith.muli %2185, %c15 : index
      %2187 = arith.remui %2041, %c15 : index
      %2188 = arith.addi %2186, %2187 : index
      %2189 = arith.muli %2129, %c5 : index
      %2190 = arith.addi %2189, %2188 : index
      memref.store %2183, %15[%2190] : memref<?xf32>
    }
    %2191 = arith.muli %4, %c7 : index
    %2192 = arith.addi %2191, %c9 : index
    %2193 = arith.muli %2192, %c7 : index
    %2194 = arith.divui %2041, %c15 : index
    %2195 = arith.addi %2193, %2194 : index
    %2196 = arith.addi %2040, %2195 : index
    %2197 = arith.cmpi slt, %2196, %17 : index
    scf.if %2197 {
      %2198 = arith.cmpi eq, %hasFactors, %c9 : index
      %2199 = memref.load %factors[%2196] : memref<?xf32>
      %2200 = arith.select %2198, %2199, %c26 : f32
      %2201 = arith.addi %2044, %c8 : index
      %2202 = arith.muli %2192, %c4 : index
      %2203 = arith.addi %2201, %2202 : index
      %2204 = memref.load %14[%2203] : memref<?xf32>
      %2205 = arith.addi %2203, %c11 : index
      %2206 = memref.load %14[%2205] : memref<?xf32>
      %2207 = arith.addf %2204, %2206 : f32
      %2208 = arith.addi %2203, %c27 : index
      %2209 = memref.load %14[%2208] : memref<?xf32>
      %2210 = arith.addf %2207, %2209 : f32
      %2211 = arith.addi %2203, %c28 : index
      %2212 = memref.load %14[%2211] : memref<?xf32>
      %2213 = arith.addf %2210, %2212 : f32
      %2214 = arith.remui %2041, %c15 : index
      %2215 = arith.muli %2214, %c2 : index
      %2216 = arith.addi %11, %2215 : index
      %2217 = vector.load %w[%2216] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2218 = vector.bitcast %2217 : vector<4xi8> to vector<1xf32>
      %2219 = vector.extract %2218[0] : f32 from vector<1xf32>
      %2220 = arith.mulf %2219, %2200 : f32
      %2221 = arith.mulf %2213, %2220 : f32
      %2222 = arith.muli %3, %c7 : index
      %2223 = arith.addi %2222, %c8 : index
      %2224 = arith.muli %2223, %c15 : index
      %2225 = arith.remui %2041, %c15 : index
      %2226 = arith.addi %2224, %2225 : index
      %2227 = arith.muli %2195, %c5 : index
      %2228 = arith.addi %2227, %2226 : index
      memref.store %2221, %15[%2228] : memref<?xf32>
      %2229 = arith.addi %2044, %c19 : index
      %2230 = arith.muli %2192, %c4 : index
      %2231 = arith.addi %2229, %2230 : index
      %2232 = memref.load %14[%2231] : memref<?xf32>
      %2233 = arith.addi %2231, %c11 : index
      %2234 = memref.load %14[%2233] : memref<?xf32>
      %2235 = arith.addf %2232, %2234 : f32
      %2236 = arith.addi %2231, %c27 : index
      %2237 = memref.load %14[%2236] : memref<?xf32>
      %2238 = arith.addf %2235, %2237 : f32
      %2239 = arith.addi %2231, %c28 : index
      %2240 = memref.load %14[%2239] : memref<?xf32>
      %2241 = arith.addf %2238, %2240 : f32
      %2242 = arith.remui %2041, %c15 : index
      %2243 = arith.muli %2242, %c2 : index
      %2244 = arith.addi %13, %2243 : index
      %2245 = vector.load %w[%2244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2246 = vector.bitcast %2245 : vector<4xi8> to vector<1xf32>
      %2247 = vector.extract %2246[0] : f32 from vector<1xf32>
      %2248 = arith.mulf %2247, %2200 : f32
      %2249 = arith.mulf %2241, %2248 : f32
      %2250 = arith.muli %3, %c7 : index
      %2251 = arith.addi %2250, %c9 : index
      %2252 = arith.muli %2251, %c15 : index
      %2253 = arith.remui %2041, %c15 : index
      %2254 = arith.addi %2252, %2253 : index
      %2255 = arith.muli %2195, %c5 : index
      %2256 = arith.addi %2255, %2254 : index
      memref.store %2249, %15[%2256] : memref<?xf32>
    }
    wave.barrier
    %2257 = arith.addi %18, %c4 : index
    %2258 = wave.wave
    %2259 = arith.addi %2258, %c8 : index
    %2260 = arith.addi %2257, %2259 : index
    %2261 = arith.cmpi slt, %2260, %17 : index
    scf.if %2261 {
      %2262 = arith.addi %2257, %2259 : index
      %2263 = arith.muli %2259, %c5 : index
      %2264 = wave.lane
      %2265 = arith.addi %2264, %c8 : index
      %2266 = arith.cmpi eq, %hasBias, %c9 : index
      %2267 = arith.addi %2263, %2265 : index
      %2268 = memref.load %15[%2267] : memref<?xf32>
      %2269 = arith.muli %0, %c5 : index
      %2270 = arith.addi %2269, %2265 : index
      %2271 = memref.load %bias[%2270] : memref<?xf32>
      %2272 = arith.addf %2268, %2271 : f32
      %2273 = arith.select %2266, %2272, %2268 : f32
      %2274 = arith.addi %2265, %c12 : index
      %2275 = arith.cmpi eq, %hasBias, %c9 : index
      %2276 = arith.addi %2263, %2274 : index
      %2277 = memref.load %15[%2276] : memref<?xf32>
      %2278 = arith.muli %0, %c5 : index
      %2279 = arith.addi %2278, %2274 : index
      %2280 = memref.load %bias[%2279] : memref<?xf32>
      %2281 = arith.addf %2277, %2280 : f32
      %2282 = arith.select %2275, %2281, %2277 : f32
      %2283 = arith.addi %2264, %c4 : index
      %2284 = arith.cmpi eq, %hasBias, %c9 : index
      %2285 = arith.addi %2263, %2283 : index
      %2286 = memref.load %15[%2285] : memref<?xf32>
      %2287 = arith.muli %0, %c5 : index
      %2288 = arith.addi %2287, %2283 : index
      %2289 = memref.load %bias[%2288] : memref<?xf32>
      %2290 = arith.addf %2286, %2289 : f32
      %2291 = arith.select %2284, %2290, %2286 : f32
      %2292 = arith.addi %2283, %c12 : index
      %2293 = arith.cmpi eq, %hasBias, %c9 : index
      %2294 = arith.addi %2263, %2292 : index
      %2295 = memref.load %15[%2294] : memref<?xf32>
      %2296 = arith.muli %0, %c5 : index
      %2297 = arith.addi %2296, %2292 : index
      %2298 = memref.load %bias[%2297] : memref<?xf32>
      %2299 = arith.addf %2295, %2298 : f32
      %2300 = arith.select %2293, %2299, %2295 : f32
      %2301 = arith.addi %heads, %kvHeads : index
      %2302 = arith.cmpi slt, %0, %2301 : index
      scf.if %2302 {
        %2303 = arith.addi %positionsAt, %2262 : index
        %2304 = memref.load %step[%2303] : memref<?xi32>
        %2305 = arith.index_cast %2304 : i32 to index
        %2306 = arith.cmpi eq, %hasNorm, %c9 : index
        %2307 = math.fma %2273, %2273, %c32 : f32
        %2308 = math.fma %2282, %2282, %2307 : f32
        %2309 = math.fma %2291, %2291, %2308 : f32
        %2310 = math.fma %2300, %2300, %2309 : f32
        %2311 = vector.broadcast %2310 : f32 to vector<1xf32>
        %2312 = wave.reduce "add" %2311 : vector<1xf32>
        %2313 = arith.mulf %2312, %inverseHeadDim : f32
        %2314 = arith.addf %2313, %epsilon : f32
        %2315 = math.sqrt %2314 : f32
        %2316 = arith.divf %c26, %2315 : f32
        %2317 = arith.cmpi slt, %0, %heads : index
        %2318 = arith.addi %2265, %c12 : index
        %2319 = memref.load %query_norm[%2265] : memref<?xf32>
        %2320 = memref.load %key_norm[%2265] : memref<?xf32>
        %2321 = arith.select %2317, %2319, %2320 : f32
        %2322 = arith.mulf %2273, %2316 : f32
        %2323 = arith.mulf %2322, %2321 : f32
        %2324 = arith.select %2306, %2323, %2273 : f32
        %2325 = memref.load %query_norm[%2318] : memref<?xf32>
        %2326 = memref.load %key_norm[%2318] : memref<?xf32>
        %2327 = arith.select %2317, %2325, %2326 : f32
        %2328 = arith.mulf %2282, %2316 : f32
        %2329 = arith.mulf %2328, %2327 : f32
        %2330 = arith.select %2306, %2329, %2282 : f32
        %2331 = arith.addi %2283, %c12 : index
        %2332 = memref.load %query_norm[%2283] : memref<?xf32>
        %2333 = memref.load %key_norm[%2283] : memref<?xf32>
        %2334 = arith.select %2317, %2332, %2333 : f32
        %2335 = arith.mulf %2291, %2316 : f32
        %2336 = arith.mulf %2335, %2334 : f32
        %2337 = arith.select %2306, %2336, %2291 : f32
        %2338 = memref.load %query_norm[%2331] : memref<?xf32>
        %2339 = memref.load %key_norm[%2331] : memref<?xf32>
        %2340 = arith.select %2317, %2338, %2339 : f32
        %2341 = arith.mulf %2300, %2316 : f32
        %2342 = arith.mulf %2341, %2340 : f32
        %2343 = arith.select %2306, %2342, %2300 : f32
        %2344 = arith.remui %2305, %c19 : index
        %2345 = arith.muli %2344, %c5 : index
        %2346 = arith.addi %2345, %2265 : index
        %2347 = arith.divui %2305, %c19 : index
        %2348 = arith.addi %2347, %c19 : index
        %2349 = arith.muli %2348, %c5 : index
        %2350 = arith.addi %2349, %2265 : index
        %2351 = memref.load %rope[%2346] : memref<?xf32>
        %2352 = arith.addi %2346, %c12 : index
        %2353 = memref.load %rope[%2352] : memref<?xf32>
        %2354 = memref.load %rope[%2350] : memref<?xf32>
        %2355 = arith.addi %2350, %c12 : index
        %2356 = memref.load %rope[%2355] : memref<?xf32>
        %2357 = arith.mulf %2354, %2351 : f32
        %2358 = arith.mulf %2356, %2353 : f32
        %2359 = arith.subf %2357, %2358 : f32
        %2360 = arith.mulf %2356, %2351 : f32
        %2361 = arith.mulf %2354, %2353 : f32
        %2362 = arith.addf %2360, %2361 : f32
        %2363 = arith.mulf %2324, %2359 : f32
        %2364 = arith.mulf %2330, %2362 : f32
        %2365 = arith.subf %2363, %2364 : f32
        %2366 = arith.mulf %2330, %2359 : f32
        %2367 = arith.mulf %2324, %2362 : f32
        %2368 = arith.addf %2366, %2367 : f32
        %2369 = arith.cmpi slt, %0, %heads : index
        scf.if %2369 {
          %2370 = arith.muli %2262, %heads : index
          %2371 = arith.addi %2370, %0 : index
          %2372 = arith.muli %2371, %c5 : index
          %2373 = arith.addi %2372, %2265 : index
          memref.store %2365, %q[%2373] : memref<?xf32>
          %2374 = arith.addi %2373, %c12 : index
          memref.store %2368, %q[%2374] : memref<?xf32>
        } else {
          %2375 = arith.addi %2263, %2265 : index
          memref.store %2365, %15[%2375] : memref<?xf32>
          %2376 = arith.addi %2263, %2265 : index
          %2377 = arith.addi %2376, %c12 : index
          memref.store %2368, %15[%2377] : memref<?xf32>
        }
        %2378 = arith.remui %2305, %c19 : index
        %2379 = arith.muli %2378, %c5 : index
        %2380 = arith.addi %2379, %2283 : index
        %2381 = arith.divui %2305, %c19 : index
        %2382 = arith.addi %2381, %c19 : index
        %2383 = arith.muli %2382, %c5 : index
        %2384 = arith.addi %2383, %2283 : index
        %2385 = memref.load %rope[%2380] : memref<?xf32>
        %2386 = arith.addi %2380, %c12 : index
        %2387 = memref.load %rope[%2386] : memref<?xf32>
        %2388 = memref.load %rope[%2384] : memref<?xf32>
        %2389 = arith.addi %2384, %c12 : index
        %2390 = memref.load %rope[%2389] : memref<?xf32>
        %2391 = arith.mulf %2388, %2385 : f32
        %2392 = arith.mulf %2390, %2387 : f32
        %2393 = arith.subf %2391, %2392 : f32
        %2394 = arith.mulf %2390, %2385 : f32
        %2395 = arith.mulf %2388, %2387 : f32
        %2396 = arith.addf %2394, %2395 : f32
        %2397 = arith.mulf %2337, %2393 : f32
        %2398 = arith.mulf %2343, %2396 : f32
        %2399 = arith.subf %2397, %2398 : f32
        %2400 = arith.mulf %2343, %2393 : f32
        %2401 = arith.mulf %2337, %2396 : f32
        %2402 = arith.addf %2400, %2401 : f32
        %2403 = arith.cmpi slt, %0, %heads : index
        scf.if %2403 {
          %2404 = arith.muli %2262, %heads : index
          %2405 = arith.addi %2404, %0 : index
          %2406 = arith.muli %2405, %c5 : index
          %2407 = arith.addi %2406, %2283 : index
          memref.store %2399, %q[%2407] : memref<?xf32>
          %2408 = arith.addi %2407, %c12 : index
          memref.store %2402, %q[%2408] : memref<?xf32>
        } else {
          %2409 = arith.addi %2263, %2283 : index
          memref.store %2399, %15[%2409] : memref<?xf32>
          %2410 = arith.addi %2263, %2283 : index
          %2411 = arith.addi %2410, %c12 : index
          memref.store %2402, %15[%2411] : memref<?xf32>
        }
      } else {
        %2412 = arith.cmpi slt, %0, %heads : index
        scf.if %2412 {
          %2413 = arith.muli %2262, %heads : index
          %2414 = arith.addi %2413, %0 : index
          %2415 = arith.muli %2414, %c5 : index
          %2416 = arith.addi %2415, %2265 : index
          memref.store %2273, %q[%2416] : memref<?xf32>
          %2417 = arith.addi %2416, %c12 : index
          memref.store %2282, %q[%2417] : memref<?xf32>
        } else {
          %2418 = arith.addi %2263, %2265 : index
          memref.store %2273, %15[%2418] : memref<?xf32>
          %2419 = arith.addi %2263, %2265 : index
          %2420 = arith.addi %2419, %c12 : index
          memref.store %2282, %15[%2420] : memref<?xf32>
        }
        %2421 = arith.cmpi slt, %0, %heads : index
        scf.if %2421 {
          %2422 = arith.muli %2262, %heads : index
          %2423 = arith.addi %2422, %0 : index
          %2424 = arith.muli %2423, %c5 : index
          %2425 = arith.addi %2424, %2283 : index
          memref.store %2291, %q[%2425] : memref<?xf32>
          %2426 = arith.addi %2425, %c12 : index
          memref.store %2300, %q[%2426] : memref<?xf32>
        } else {
          %2427 = arith.addi %2263, %2283 : index
          memref.store %2291, %15[%2427] : memref<?xf32>
          %2428 = arith.addi %2263, %2283 : index
          %2429 = arith.addi %2428, %c12 : index
          memref.store %2300, %15[%2429] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2430 = arith.cmpi sge, %0, %heads : index
    scf.if %2430 {
      %2431 = arith.addi %2258, %c8 : index
      %2432 = arith.addi %2257, %2431 : index
      %2433 = arith.cmpi slt, %2432, %17 : index
      scf.if %2433 {
        %2434 = arith.addi %2257, %2431 : index
        %2435 = arith.addi %slotsAt, %2434 : index
        %2436 = memref.load %step[%2435] : memref<?xi32>
        %2437 = arith.index_cast %2436 : i32 to index
        %2438 = arith.cmpi sge, %2437, %c8 : index
        scf.if %2438 {
          %2439 = arith.muli %2431, %c5 : index
          %2440 = arith.subi %0, %heads : index
          %2441 = memref.load %scales[%2440] : memref<?xf32>
          %2442 = vector.broadcast %2441 : f32 to vector<4xf32>
          %2443 = arith.divui %2437, %c15 : index
          %2444 = arith.remui %2437, %c15 : index
          %2445 = arith.muli %2443, %pageBytes : index
          %2446 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2446 {
            %2447 = wave.lane
            %2448 = arith.muli %2447, %c2 : index
            scf.for %2449 = %2448 to %c5 step %c5 {
              %2450 = arith.addi %2439, %2449 : index
              %2451 = vector.load %15[%2450] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2452 = arith.mulf %2451, %2442 : vector<4xf32>
              %2453 = arith.minimumf %2452, %c38 : vector<4xf32>
              %2454 = arith.maximumf %2453, %c39 : vector<4xf32>
              %2455 = arith.truncf %2454 : vector<4xf32> to vector<4xf16>
              %2456 = vector.bitcast %2455 : vector<4xf16> to vector<8xi8>
              %2457 = arith.cmpi slt, %2440, %kvHeads : index
              scf.if %2457 {
                %2458 = arith.muli %2440, %c10 : index
                %2459 = arith.addi %2445, %2458 : index
                %2460 = arith.divui %2449, %c15 : index
                %2461 = arith.muli %2460, %c18 : index
                %2462 = arith.remui %2449, %c15 : index
                %2463 = arith.divui %2462, %c6 : index
                %2464 = arith.muli %2463, %c19 : index
                %2465 = arith.muli %2444, %c15 : index
                %2466 = arith.addi %2464, %2465 : index
                %2467 = arith.remui %2462, %c6 : index
                %2468 = arith.muli %2467, %c7 : index
                %2469 = arith.addi %2466, %2468 : index
                %2470 = arith.addi %2461, %2469 : index
                %2471 = arith.addi %2459, %2470 : index
                vector.store %2456, %kv[%2471] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2472 = arith.subi %2440, %kvHeads : index
                %2473 = arith.muli %2472, %c10 : index
                %2474 = arith.addi %2445, %2473 : index
                %2475 = arith.addi %2449, %c8 : index
                %2476 = arith.divui %2475, %c15 : index
                %2477 = arith.muli %2476, %c18 : index
                %2478 = arith.addi %2477, %c27 : index
                %2479 = arith.remui %2475, %c15 : index
                %2480 = arith.divui %2444, %c7 : index
                %2481 = arith.remui %2444, %c7 : index
                %2482 = arith.muli %2481, %c6 : index
                %2483 = arith.addi %2480, %2482 : index
                %2484 = arith.divui %2483, %c6 : index
                %2485 = arith.muli %2484, %c19 : index
                %2486 = arith.muli %2479, %c15 : index
                %2487 = arith.addi %2485, %2486 : index
                %2488 = arith.remui %2483, %c6 : index
                %2489 = arith.muli %2488, %c7 : index
                %2490 = arith.addi %2487, %2489 : index
                %2491 = arith.addi %2478, %2490 : index
                %2492 = arith.addi %2474, %2491 : index
                %2493 = vector.shuffle %2456, %2456 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2493, %kv[%2492] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2494 = arith.addi %2449, %c9 : index
                %2495 = arith.divui %2494, %c15 : index
                %2496 = arith.muli %2495, %c18 : index
                %2497 = arith.addi %2496, %c27 : index
                %2498 = arith.remui %2494, %c15 : index
                %2499 = arith.divui %2444, %c7 : index
                %2500 = arith.remui %2444, %c7 : index
                %2501 = arith.muli %2500, %c6 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.divui %2502, %c6 : index
                %2504 = arith.muli %2503, %c19 : index
                %2505 = arith.muli %2498, %c15 : index
                %2506 = arith.addi %2504, %2505 : index
                %2507 = arith.remui %2502, %c6 : index
                %2508 = arith.muli %2507, %c7 : index
                %2509 = arith.addi %2506, %2508 : index
                %2510 = arith.addi %2497, %2509 : index
                %2511 = arith.addi %2474, %2510 : index
                %2512 = vector.shuffle %2456, %2456 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2512, %kv[%2511] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2513 = arith.addi %2449, %c7 : index
                %2514 = arith.divui %2513, %c15 : index
                %2515 = arith.muli %2514, %c18 : index
                %2516 = arith.addi %2515, %c27 : index
                %2517 = arith.remui %2513, %c15 : index
                %2518 = arith.divui %2444, %c7 : index
                %2519 = arith.remui %2444, %c7 : index
                %2520 = arith.muli %2519, %c6 : index
                %2521 = arith.addi %2518, %2520 : index
                %2522 = arith.divui %2521, %c6 : index
                %2523 = arith.muli %2522, %c19 : index
                %2524 = arith.muli %2517, %c15 : index
                %2525 = arith.addi %2523, %2524 : index
                %2526 = arith.remui %2521, %c6 : index
                %2527 = arith.muli %2526, %c7 : index
                %2528 = arith.addi %2525, %2527 : index
                %2529 = arith.addi %2516, %2528 : index
                %2530 = arith.addi %2474, %2529 : index
                %2531 = vector.shuffle %2456, %2456 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2531, %kv[%2530] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2532 = arith.addi %2449, %c20 : index
                %2533 = arith.divui %2532, %c15 : index
                %2534 = arith.muli %2533, %c18 : index
                %2535 = arith.addi %2534, %c27 : index
                %2536 = arith.remui %2532, %c15 : index
                %2537 = arith.divui %2444, %c7 : index
                %2538 = arith.remui %2444, %c7 : index
                %2539 = arith.muli %2538, %c6 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.divui %2540, %c6 : index
                %2542 = arith.muli %2541, %c19 : index
                %2543 = arith.muli %2536, %c15 : index
                %2544 = arith.addi %2542, %2543 : index
                %2545 = arith.remui %2540, %c6 : index
                %2546 = arith.muli %2545, %c7 : index
                %2547 = arith.addi %2544, %2546 : index
                %2548 = arith.addi %2535, %2547 : index
                %2549 = arith.addi %2474, %2548 : index
                %2550 = vector.shuffle %2456, %2456 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2550, %kv[%2549] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2551 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2551 {
            %2552 = wave.lane
            %2553 = arith.muli %2552, %c2 : index
            scf.for %2554 = %2553 to %c5 step %c5 {
              %2555 = arith.addi %2439, %2554 : index
              %2556 = vector.load %15[%2555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2557 = arith.mulf %2556, %2442 : vector<4xf32>
              %2558 = wave.fp8_encode "e4m3" %2557 : vector<4xf32> -> vector<4xi8>
              %2559 = arith.cmpi slt, %2440, %kvHeads : index
              scf.if %2559 {
                %2560 = arith.muli %2440, %c27 : index
                %2561 = arith.addi %2445, %2560 : index
                %2562 = vector.shuffle %2558, %2558 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2563 = arith.divui %2554, %c15 : index
                %2564 = arith.muli %2563, %c19 : index
                %2565 = arith.remui %2554, %c15 : index
                %2566 = arith.muli %2444, %c15 : index
                %2567 = arith.divui %2565, %c2 : index
                %2568 = arith.muli %2567, %c2 : index
                %2569 = arith.remui %2565, %c7 : index
                %2570 = arith.muli %2569, %c7 : index
                %2571 = arith.addi %2568, %2570 : index
                %2572 = arith.divui %2565, %c7 : index
                %2573 = arith.remui %2572, %c7 : index
                %2574 = arith.addi %2571, %2573 : index
                %2575 = arith.addi %2566, %2574 : index
                %2576 = arith.addi %2564, %2575 : index
                %2577 = arith.addi %2561, %2576 : index
                vector.store %2562, %kv[%2577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2578 = arith.subi %2440, %kvHeads : index
                %2579 = arith.muli %2578, %c27 : index
                %2580 = arith.addi %2445, %2579 : index
                %2581 = arith.addi %2554, %c8 : index
                %2582 = arith.divui %2581, %c15 : index
                %2583 = arith.muli %2582, %c19 : index
                %2584 = arith.addi %2583, %c11 : index
                %2585 = arith.remui %2581, %c15 : index
                %2586 = arith.divui %2444, %c7 : index
                %2587 = arith.remui %2444, %c7 : index
                %2588 = arith.muli %2587, %c6 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.muli %2585, %c15 : index
                %2591 = arith.divui %2589, %c2 : index
                %2592 = arith.muli %2591, %c2 : index
                %2593 = arith.remui %2589, %c7 : index
                %2594 = arith.muli %2593, %c7 : index
                %2595 = arith.addi %2592, %2594 : index
                %2596 = arith.divui %2589, %c7 : index
                %2597 = arith.remui %2596, %c7 : index
                %2598 = arith.addi %2595, %2597 : index
                %2599 = arith.addi %2590, %2598 : index
                %2600 = arith.addi %2584, %2599 : index
                %2601 = arith.addi %2580, %2600 : index
                %2602 = vector.shuffle %2558, %2558 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2602, %kv[%2601] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2603 = arith.addi %2554, %c9 : index
                %2604 = arith.divui %2603, %c15 : index
                %2605 = arith.muli %2604, %c19 : index
                %2606 = arith.addi %2605, %c11 : index
                %2607 = arith.remui %2603, %c15 : index
                %2608 = arith.divui %2444, %c7 : index
                %2609 = arith.remui %2444, %c7 : index
                %2610 = arith.muli %2609, %c6 : index
                %2611 = arith.addi %2608, %2610 : index
                %2612 = arith.muli %2607, %c15 : index
                %2613 = arith.divui %2611, %c2 : index
                %2614 = arith.muli %2613, %c2 : index
                %2615 = arith.remui %2611, %c7 : index
                %2616 = arith.muli %2615, %c7 : index
                %2617 = arith.addi %2614, %2616 : index
                %2618 = arith.divui %2611, %c7 : index
                %2619 = arith.remui %2618, %c7 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.addi %2612, %2620 : index
                %2622 = arith.addi %2606, %2621 : index
                %2623 = arith.addi %2580, %2622 : index
                %2624 = vector.shuffle %2558, %2558 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2624, %kv[%2623] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2625 = arith.addi %2554, %c7 : index
                %2626 = arith.divui %2625, %c15 : index
                %2627 = arith.muli %2626, %c19 : index
                %2628 = arith.addi %2627, %c11 : index
                %2629 = arith.remui %2625, %c15 : index
                %2630 = arith.divui %2444, %c7 : index
                %2631 = arith.remui %2444, %c7 : index
                %2632 = arith.muli %2631, %c6 : index
                %2633 = arith.addi %2630, %2632 : index
                %2634 = arith.muli %2629, %c15 : index
                %2635 = arith.divui %2633, %c2 : index
                %2636 = arith.muli %2635, %c2 : index
                %2637 = arith.remui %2633, %c7 : index
                %2638 = arith.muli %2637, %c7 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.divui %2633, %c7 : index
                %2641 = arith.remui %2640, %c7 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.addi %2634, %2642 : index
                %2644 = arith.addi %2628, %2643 : index
                %2645 = arith.addi %2580, %2644 : index
                %2646 = vector.shuffle %2558, %2558 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2646, %kv[%2645] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2647 = arith.addi %2554, %c20 : index
                %2648 = arith.divui %2647, %c15 : index
                %2649 = arith.muli %2648, %c19 : index
                %2650 = arith.addi %2649, %c11 : index
                %2651 = arith.remui %2647, %c15 : index
                %2652 = arith.divui %2444, %c7 : index
                %2653 = arith.remui %2444, %c7 : index
                %2654 = arith.muli %2653, %c6 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.muli %2651, %c15 : index
                %2657 = arith.divui %2655, %c2 : index
                %2658 = arith.muli %2657, %c2 : index
                %2659 = arith.remui %2655, %c7 : index
                %2660 = arith.muli %2659, %c7 : index
                %2661 = arith.addi %2658, %2660 : index
                %2662 = arith.divui %2655, %c7 : index
                %2663 = arith.remui %2662, %c7 : index
                %2664 = arith.addi %2661, %2663 : index
                %2665 = arith.addi %2656, %2664 : index
                %2666 = arith.addi %2650, %2665 : index
                %2667 = arith.addi %2580, %2666 : index
                %2668 = vector.shuffle %2558, %2558 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2668, %kv[%2667] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2669 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2669 {
            %2670 = wave.lane
            %2671 = arith.muli %2670, %c2 : index
            scf.for %2672 = %2671 to %c5 step %c5 {
              %2673 = arith.addi %2439, %2672 : index
              %2674 = vector.load %15[%2673] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2675 = arith.mulf %2674, %2442 : vector<4xf32>
              %2676 = wave.fp8_encode "e5m2" %2675 : vector<4xf32> -> vector<4xi8>
              %2677 = arith.cmpi slt, %2440, %kvHeads : index
              scf.if %2677 {
                %2678 = arith.muli %2440, %c27 : index
                %2679 = arith.addi %2445, %2678 : index
                %2680 = vector.shuffle %2676, %2676 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2681 = arith.divui %2672, %c15 : index
                %2682 = arith.muli %2681, %c19 : index
                %2683 = arith.remui %2672, %c15 : index
                %2684 = arith.muli %2444, %c15 : index
                %2685 = arith.divui %2683, %c2 : index
                %2686 = arith.muli %2685, %c2 : index
                %2687 = arith.remui %2683, %c7 : index
                %2688 = arith.muli %2687, %c7 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.divui %2683, %c7 : index
                %2691 = arith.remui %2690, %c7 : index
                %2692 = arith.addi %2689, %2691 : index
                %2693 = arith.addi %2684, %2692 : index
                %2694 = arith.addi %2682, %2693 : index
                %2695 = arith.addi %2679, %2694 : index
                vector.store %2680, %kv[%2695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2696 = arith.subi %2440, %kvHeads : index
                %2697 = arith.muli %2696, %c27 : index
                %2698 = arith.addi %2445, %2697 : index
                %2699 = arith.addi %2672, %c8 : index
                %2700 = arith.divui %2699, %c15 : index
                %2701 = arith.muli %2700, %c19 : index
                %2702 = arith.addi %2701, %c11 : index
                %2703 = arith.remui %2699, %c15 : index
                %2704 = arith.divui %2444, %c7 : index
                %2705 = arith.remui %2444, %c7 : index
                %2706 = arith.muli %2705, %c6 : index
                %2707 = arith.addi %2704, %2706 : index
                %2708 = arith.muli %2703, %c15 : index
                %2709 = arith.divui %2707, %c2 : index
                %2710 = arith.muli %2709, %c2 : index
                %2711 = arith.remui %2707, %c7 : index
                %2712 = arith.muli %2711, %c7 : index
                %2713 = arith.addi %2710, %2712 : index
                %2714 = arith.divui %2707, %c7 : index
                %2715 = arith.remui %2714, %c7 : index
                %2716 = arith.addi %2713, %2715 : index
                %2717 = arith.addi %2708, %2716 : index
                %2718 = arith.addi %2702, %2717 : index
                %2719 = arith.addi %2698, %2718 : index
                %2720 = vector.shuffle %2676, %2676 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2720, %kv[%2719] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2721 = arith.addi %2672, %c9 : index
                %2722 = arith.divui %2721, %c15 : index
                %2723 = arith.muli %2722, %c19 : index
                %2724 = arith.addi %2723, %c11 : index
                %2725 = arith.remui %2721, %c15 : index
                %2726 = arith.divui %2444, %c7 : index
                %2727 = arith.remui %2444, %c7 : index
                %2728 = arith.muli %2727, %c6 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.muli %2725, %c15 : index
                %2731 = arith.divui %2729, %c2 : index
                %2732 = arith.muli %2731, %c2 : index
                %2733 = arith.remui %2729, %c7 : index
                %2734 = arith.muli %2733, %c7 : index
                %2735 = arith.addi %2732, %2734 : index
                %2736 = arith.divui %2729, %c7 : index
                %2737 = arith.remui %2736, %c7 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.addi %2730, %2738 : index
                %2740 = arith.addi %2724, %2739 : index
                %2741 = arith.addi %2698, %2740 : index
                %2742 = vector.shuffle %2676, %2676 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2742, %kv[%2741] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2743 = arith.addi %2672, %c7 : index
                %2744 = arith.divui %2743, %c15 : index
                %2745 = arith.muli %2744, %c19 : index
                %2746 = arith.addi %2745, %c11 : index
                %2747 = arith.remui %2743, %c15 : index
                %2748 = arith.divui %2444, %c7 : index
                %2749 = arith.remui %2444, %c7 : index
                %2750 = arith.muli %2749, %c6 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.muli %2747, %c15 : index
                %2753 = arith.divui %2751, %c2 : index
                %2754 = arith.muli %2753, %c2 : index
                %2755 = arith.remui %2751, %c7 : index
                %2756 = arith.muli %2755, %c7 : index
                %2757 = arith.addi %2754, %2756 : index
                %2758 = arith.divui %2751, %c7 : index
                %2759 = arith.remui %2758, %c7 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.addi %2752, %2760 : index
                %2762 = arith.addi %2746, %2761 : index
                %2763 = arith.addi %2698, %2762 : index
                %2764 = vector.shuffle %2676, %2676 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2764, %kv[%2763] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2765 = arith.addi %2672, %c20 : index
                %2766 = arith.divui %2765, %c15 : index
                %2767 = arith.muli %2766, %c19 : index
                %2768 = arith.addi %2767, %c11 : index
                %2769 = arith.remui %2765, %c15 : index
                %2770 = arith.divui %2444, %c7 : index
                %2771 = arith.remui %2444, %c7 : index
                %2772 = arith.muli %2771, %c6 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.muli %2769, %c15 : index
                %2775 = arith.divui %2773, %c2 : index
                %2776 = arith.muli %2775, %c2 : index
                %2777 = arith.remui %2773, %c7 : index
                %2778 = arith.muli %2777, %c7 : index
                %2779 = arith.addi %2776, %2778 : index
                %2780 = arith.divui %2773, %c7 : index
                %2781 = arith.remui %2780, %c7 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.addi %2774, %2782 : index
                %2784 = arith.addi %2768, %2783 : index
                %2785 = arith.addi %2698, %2784 : index
                %2786 = vector.shuffle %2676, %2676 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2786, %kv[%2785] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2787 = arith.addi %18, %c40 : index
    %2788 = wave.lane
    %2789 = arith.muli %3, %c7 : index
    %2790 = arith.muli %2789, %c19 : index
    %2791 = arith.addi %2790, %2788 : index
    %2792 = arith.muli %4, %c11 : index
    %2793 = arith.addi %2792, %2791 : index
    %2794 = arith.addi %2793, %c8 : index
    %2795 = arith.addi %2794, %c8 : index
    %2796 = vector.extract %446#6[0] : f32 from vector<8xf32>
    memref.store %2796, %14[%2795] : memref<?xf32>
    %2797 = arith.muli %4, %c11 : index
    %2798 = arith.addi %2797, %2791 : index
    %2799 = arith.addi %2798, %c8 : index
    %2800 = arith.addi %2799, %c4 : index
    %2801 = vector.extract %446#6[1] : f32 from vector<8xf32>
    memref.store %2801, %14[%2800] : memref<?xf32>
    %2802 = arith.muli %4, %c11 : index
    %2803 = arith.addi %2802, %2791 : index
    %2804 = arith.addi %2803, %c8 : index
    %2805 = arith.addi %2804, %c12 : index
    %2806 = vector.extract %446#6[2] : f32 from vector<8xf32>
    memref.store %2806, %14[%2805] : memref<?xf32>
    %2807 = arith.muli %4, %c11 : index
    %2808 = arith.addi %2807, %2791 : index
    %2809 = arith.addi %2808, %c8 : index
    %2810 = arith.addi %2809, %c21 : index
    %2811 = vector.extract %446#6[3] : f32 from vector<8xf32>
    memref.store %2811, %14[%2810] : memref<?xf32>
    %2812 = arith.muli %4, %c11 : index
    %2813 = arith.addi %2812, %2791 : index
    %2814 = arith.addi %2813, %c8 : index
    %2815 = arith.addi %2814, %c5 : index
    %2816 = vector.extract %446#6[4] : f32 from vector<8xf32>
    memref.store %2816, %14[%2815] : memref<?xf32>
    %2817 = arith.muli %4, %c11 : index
    %2818 = arith.addi %2817, %2791 : index
    %2819 = arith.addi %2818, %c8 : index
    %2820 = arith.addi %2819, %c22 : index
    %2821 = vector.extract %446#6[5] : f32 from vector<8xf32>
    memref.store %2821, %14[%2820] : memref<?xf32>
    %2822 = arith.muli %4, %c11 : index
    %2823 = arith.addi %2822, %2791 : index
    %2824 = arith.addi %2823, %c8 : index
    %2825 = arith.addi %2824, %c23 : index
    %2826 = vector.extract %446#6[6] : f32 from vector<8xf32>
    memref.store %2826, %14[%2825] : memref<?xf32>
    %2827 = arith.muli %4, %c11 : index
    %2828 = arith.addi %2827, %2791 : index
    %2829 = arith.addi %2828, %c8 : index
    %2830 = arith.addi %2829, %c24 : index
    %2831 = vector.extract %446#6[7] : f32 from vector<8xf32>
    memref.store %2831, %14[%2830] : memref<?xf32>
    %2832 = arith.muli %4, %c11 : index
    %2833 = arith.addi %2832, %2791 : index
    %2834 = arith.addi %2833, %c19 : index
    %2835 = arith.addi %2834, %c8 : index
    %2836 = vector.extract %446#7[0] : f32 from vector<8xf32>
    memref.store %2836, %14[%2835] : memref<?xf32>
    %2837 = arith.muli %4, %c11 : index
    %2838 = arith.addi %2837, %2791 : index
    %2839 = arith.addi %2838, %c19 : index
    %2840 = arith.addi %2839, %c4 : index
    %2841 = vector.extract %446#7[1] : f32 from vector<8xf32>
    memref.store %2841, %14[%2840] : memref<?xf32>
    %2842 = arith.muli %4, %c11 : index
    %2843 = arith.addi %2842, %2791 : index
    %2844 = arith.addi %2843, %c19 : index
    %2845 = arith.addi %2844, %c12 : index
    %2846 = vector.extract %446#7[2] : f32 from vector<8xf32>
    memref.store %2846, %14[%2845] : memref<?xf32>
    %2847 = arith.muli %4, %c11 : index
    %2848 = arith.addi %2847, %2791 : index
    %2849 = arith.addi %2848, %c19 : index
    %2850 = arith.addi %2849, %c21 : index
    %2851 = vector.extract %446#7[3] : f32 from vector<8xf32>
    memref.store %2851, %14[%2850] : memref<?xf32>
    %2852 = arith.muli %4, %c11 : index
    %2853 = arith.addi %2852, %2791 : index
    %2854 = arith.addi %2853, %c19 : index
    %2855 = arith.addi %2854, %c5 : index
    %2856 = vector.extract %446#7[4] : f32 from vector<8xf32>
    memref.store %2856, %14[%2855] : memref<?xf32>
    %2857 = arith.muli %4, %c11 : index
    %2858 = arith.addi %2857, %2791 : index
    %2859 = arith.addi %2858, %c19 : index
    %2860 = arith.addi %2859, %c22 : index
    %2861 = vector.extract %446#7[5] : f32 from vector<8xf32>
    memref.store %2861, %14[%2860] : memref<?xf32>
    %2862 = arith.muli %4, %c11 : index
    %2863 = arith.addi %2862, %2791 : index
    %2864 = arith.addi %2863, %c19 : index
    %2865 = arith.addi %2864, %c23 : index
    %2866 = vector.extract %446#7[6] : f32 from vector<8xf32>
    memref.store %2866, %14[%2865] : memref<?xf32>
    %2867 = arith.muli %4, %c11 : index
    %2868 = arith.addi %2867, %2791 : index
    %2869 = arith.addi %2868, %c19 : index
    %2870 = arith.addi %2869, %c24 : index
    %2871 = vector.extract %446#7[7] : f32 from vector<8xf32>
    memref.store %2871, %14[%2870] : memref<?xf32>
    wave.barrier
    %2872 = arith.muli %4, %c7 : index
    %2873 = arith.addi %2872, %c8 : index
    %2874 = arith.muli %2873, %c7 : index
    %2875 = arith.divui %2788, %c15 : index
    %2876 = arith.addi %2874, %2875 : index
    %2877 = arith.addi %2787, %2876 : index
    %2878 = arith.cmpi slt, %2877, %17 : index
    scf.if %2878 {
      %2879 = arith.cmpi eq, %hasFactors, %c9 : index
      %2880 = memref.load %factors[%2877] : memref<?xf32>
      %2881 = arith.select %2879, %2880, %c26 : f32
      %2882 = arith.addi %2791, %c8 : index
      %2883 = arith.muli %2873, %c4 : index
      %2884 = arith.addi %2882, %2883 : index
      %2885 = memref.load %14[%2884] : memref<?xf32>
      %2886 = arith.addi %2884, %c11 : index
      %2887 = memref.load %14[%2886] : memref<?xf32>
      %2888 = arith.addf %2885, %2887 : f32
      %2889 = arith.addi %2884, %c27 : index
      %2890 = memref.load %14[%2889] : memref<?xf32>
      %2891 = arith.addf %2888, %2890 : f32
      %2892 = arith.addi %2884, %c28 : index
      %2893 = memref.load %14[%2892] : memref<?xf32>
      %2894 = arith.addf %2891, %2893 : f32
      %2895 = arith.remui %2788, %c15 : index
      %2896 = arith.muli %2895, %c2 : index
      %2897 = arith.addi %11, %2896 : index
      %2898 = vector.load %w[%2897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2899 = vector.bitcast %2898 : vector<4xi8> to vector<1xf32>
      %2900 = vector.extract %2899[0] : f32 from vector<1xf32>
      %2901 = arith.mulf %2900, %2881 : f32
      %2902 = arith.mulf %2894, %2901 : f32
      %2903 = arith.muli %3, %c7 : index
      %2904 = arith.addi %2903, %c8 : index
      %2905 = arith.muli %2904, %c15 : index
      %2906 = arith.remui %2788, %c15 : index
      %2907 = arith.addi %2905, %2906 : index
      %2908 = arith.muli %2876, %c5 : index
      %2909 = arith.addi %2908, %2907 : index
      memref.store %2902, %15[%2909] : memref<?xf32>
      %2910 = arith.addi %2791, %c19 : index
      %2911 = arith.muli %2873, %c4 : index
      %2912 = arith.addi %2910, %2911 : index
      %2913 = memref.load %14[%2912] : memref<?xf32>
      %2914 = arith.addi %2912, %c11 : index
      %2915 = memref.load %14[%2914] : memref<?xf32>
      %2916 = arith.addf %2913, %2915 : f32
      %2917 = arith.addi %2912, %c27 : index
      %2918 = memref.load %14[%2917] : memref<?xf32>
      %2919 = arith.addf %2916, %2918 : f32
      %2920 = arith.addi %2912, %c28 : index
      %2921 = memref.load %14[%2920] : memref<?xf32>
      %2922 = arith.addf %2919, %2921 : f32
      %2923 = arith.remui %2788, %c15 : index
      %2924 = arith.muli %2923, %c2 : index
      %2925 = arith.addi %13, %2924 : index
      %2926 = vector.load %w[%2925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2927 = vector.bitcast %2926 : vector<4xi8> to vector<1xf32>
      %2928 = vector.extract %2927[0] : f32 from vector<1xf32>
      %2929 = arith.mulf %2928, %2881 : f32
      %2930 = arith.mulf %2922, %2929 : f32
      %2931 = arith.muli %3, %c7 : index
      %2932 = arith.addi %2931, %c9 : index
      %2933 = arith.muli %2932, %c15 : index
      %2934 = arith.remui %2788, %c15 : index
      %2935 = arith.addi %2933, %2934 : index
      %2936 = arith.muli %2876, %c5 : index
      %2937 = arith.addi %2936, %2935 : index
      memref.store %2930, %15[%2937] : memref<?xf32>
    }
    %2938 = arith.muli %4, %c7 : index
    %2939 = arith.addi %2938, %c9 : index
    %2940 = arith.muli %2939, %c7 : index
    %2941 = arith.divui %2788, %c15 : index
    %2942 = arith.addi %2940, %2941 : index
    %2943 = arith.addi %2787, %2942 : index
    %2944 = arith.cmpi slt, %2943, %17 : index
    scf.if %2944 {
      %2945 = arith.cmpi eq, %hasFactors, %c9 : index
      %2946 = memref.load %factors[%2943] : memref<?xf32>
      %2947 = arith.select %2945, %2946, %c26 : f32
      %2948 = arith.addi %2791, %c8 : index
      %2949 = arith.muli %2939, %c4 : index
      %2950 = arith.addi %2948, %2949 : index
      %2951 = memref.load %14[%2950] : memref<?xf32>
      %2952 = arith.addi %2950, %c11 : index
      %2953 = memref.load %14[%2952] : memref<?xf32>
      %2954 = arith.addf %2951, %2953 : f32
      %2955 = arith.addi %2950, %c27 : index
      %2956 = memref.load %14[%2955] : memref<?xf32>
      %2957 = arith.addf %2954, %2956 : f32
      %2958 = arith.addi %2950, %c28 : index
      %2959 = memref.load %14[%2958] : memref<?xf32>
      %2960 = arith.addf %2957, %2959 : f32
      %2961 = arith.remui %2788, %c15 : index
      %2962 = arith.muli %2961, %c2 : index
      %2963 = arith.addi %11, %2962 : index
      %2964 = vector.load %w[%2963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2965 = vector.bitcast %2964 : vector<4xi8> to vector<1xf32>
      %2966 = vector.extract %2965[0] : f32 from vector<1xf32>
      %2967 = arith.mulf %2966, %2947 : f32
      %2968 = arith.mulf %2960, %2967 : f32
      %2969 = arith.muli %3, %c7 : index
      %2970 = arith.addi %2969, %c8 : index
      %2971 = arith.muli %2970, %c15 : index
      %2972 = arith.remui %2788, %c15 : index
      %2973 = arith.addi %2971, %2972 : index
      %2974 = arith.muli %2942, %c5 : index
      %2975 = arith.addi %2974, %2973 : index
      memref.store %2968, %15[%2975] : memref<?xf32>
      %2976 = arith.addi %2791, %c19 : index
      %2977 = arith.muli %2939, %c4 : index
      %2978 = arith.addi %2976, %2977 : index
      %2979 = memref.load %14[%2978] : memref<?xf32>
      %2980 = arith.addi %2978, %c11 : index
      %2981 = memref.load %14[%2980] : memref<?xf32>
      %2982 = arith.addf %2979, %2981 : f32
      %2983 = arith.addi %2978, %c27 : index
      %2984 = memref.load %14[%2983] : memref<?xf32>
      %2985 = arith.addf %2982, %2984 : f32
      %2986 = arith.addi %2978, %c28 : index
      %2987 = memref.load %14[%2986] : memref<?xf32>
      %2988 = arith.addf %2985, %2987 : f32
      %2989 = arith.remui %2788, %c15 : index
      %2990 = arith.muli %2989, %c2 : index
      %2991 = arith.addi %13, %2990 : index
      %2992 = vector.load %w[%2991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2993 = vector.bitcast %2992 : vector<4xi8> to vector<1xf32>
      %2994 = vector.extract %2993[0] : f32 from vector<1xf32>
      %2995 = arith.mulf %2994, %2947 : f32
      %2996 = arith.mulf %2988, %2995 : f32
      %2997 = arith.muli %3, %c7 : index
      %2998 = arith.addi %2997, %c9 : index
      %2999 = arith.muli %2998, %c15 : index
      %3000 = arith.remui %2788, %c15 : index
      %3001 = arith.addi %2999, %3000 : index
      %3002 = arith.muli %2942, %c5 : index
      %3003 = arith.addi %3002, %3001 : index
      memref.store %2996, %15[%3003] : memref<?xf32>
    }
    wave.barrier
    %3004 = arith.addi %18, %c40 : index
    %3005 = wave.wave
    %3006 = arith.addi %3005, %c8 : index
    %3007 = arith.addi %3004, %3006 : index
    %3008 = arith.cmpi slt, %3007, %17 : index
    scf.if %3008 {
      %3009 = arith.addi %3004, %3006 : index
      %3010 = arith.muli %3006, %c5 : index
      %3011 = wave.lane
      %3012 = arith.addi %3011, %c8 : index
      %3013 = arith.cmpi eq, %hasBias, %c9 : index
      %3014 = arith.addi %3010, %3012 : index
      %3015 = memref.load %15[%3014] : memref<?xf32>
      %3016 = arith.muli %0, %c5 : index
      %3017 = arith.addi %3016, %3012 : index
      %3018 = memref.load %bias[%3017] : memref<?xf32>
      %3019 = arith.addf %3015, %3018 : f32
      %3020 = arith.select %3013, %3019, %3015 : f32
      %3021 = arith.addi %3012, %c12 : index
      %3022 = arith.cmpi eq, %hasBias, %c9 : index
      %3023 = arith.addi %3010, %3021 : index
      %3024 = memref.load %15[%3023] : memref<?xf32>
      %3025 = arith.muli %0, %c5 : index
      %3026 = arith.addi %3025, %3021 : index
      %3027 = memref.load %bias[%3026] : memref<?xf32>
      %3028 = arith.addf %3024, %3027 : f32
      %3029 = arith.select %3022, %3028, %3024 : f32
      %3030 = arith.addi %3011, %c4 : index
      %3031 = arith.cmpi eq, %hasBias, %c9 : index
      %3032 = arith.addi %3010, %3030 : index
      %3033 = memref.load %15[%3032] : memref<?xf32>
      %3034 = arith.muli %0, %c5 : index
      %3035 = arith.addi %3034, %3030 : index
      %3036 = memref.load %bias[%3035] : memref<?xf32>
      %3037 = arith.addf %3033, %3036 : f32
      %3038 = arith.select %3031, %3037, %3033 : f32
      %3039 = arith.addi %3030, %c12 : index
      %3040 = arith.cmpi eq, %hasBias, %c9 : index
      %3041 = arith.addi %3010, %3039 : index
      %3042 = memref.load %15[%3041] : memref<?xf32>
      %3043 = arith.muli %0, %c5 : index
      %3044 = arith.addi %3043, %3039 : index
      %3045 = memref.load %bias[%3044] : memref<?xf32>
      %3046 = arith.addf %3042, %3045 : f32
      %3047 = arith.select %3040, %3046, %3042 : f32
      %3048 = arith.addi %heads, %kvHeads : index
      %3049 = arith.cmpi slt, %0, %3048 : index
      scf.if %3049 {
        %3050 = arith.addi %positionsAt, %3009 : index
        %3051 = memref.load %step[%3050] : memref<?xi32>
        %3052 = arith.index_cast %3051 : i32 to index
        %3053 = arith.cmpi eq, %hasNorm, %c9 : index
        %3054 = math.fma %3020, %3020, %c32 : f32
        %3055 = math.fma %3029, %3029, %3054 : f32
        %3056 = math.fma %3038, %3038, %3055 : f32
        %3057 = math.fma %3047, %3047, %3056 : f32
        %3058 = vector.broadcast %3057 : f32 to vector<1xf32>
        %3059 = wave.reduce "add" %3058 : vector<1xf32>
        %3060 = arith.mulf %3059, %inverseHeadDim : f32
        %3061 = arith.addf %3060, %epsilon : f32
        %3062 = math.sqrt %3061 : f32
        %3063 = arith.divf %c26, %3062 : f32
        %3064 = arith.cmpi slt, %0, %heads : index
        %3065 = arith.addi %3012, %c12 : index
        %3066 = memref.load %query_norm[%3012] : memref<?xf32>
        %3067 = memref.load %key_norm[%3012] : memref<?xf32>
        %3068 = arith.select %3064, %3066, %3067 : f32
        %3069 = arith.mulf %3020, %3063 : f32
        %3070 = arith.mulf %3069, %3068 : f32
        %3071 = arith.select %3053, %3070, %3020 : f32
        %3072 = memref.load %query_norm[%3065] : memref<?xf32>
        %3073 = memref.load %key_norm[%3065] : memref<?xf32>
        %3074 = arith.select %3064, %3072, %3073 : f32
        %3075 = arith.mulf %3029, %3063 : f32
        %3076 = arith.mulf %3075, %3074 : f32
        %3077 = arith.select %3053, %3076, %3029 : f32
        %3078 = arith.addi %3030, %c12 : index
        %3079 = memref.load %query_norm[%3030] : memref<?xf32>
        %3080 = memref.load %key_norm[%3030] : memref<?xf32>
        %3081 = arith.select %3064, %3079, %3080 : f32
        %3082 = arith.mulf %3038, %3063 : f32
        %3083 = arith.mulf %3082, %3081 : f32
        %3084 = arith.select %3053, %3083, %3038 : f32
        %3085 = memref.load %query_norm[%3078] : memref<?xf32>
        %3086 = memref.load %key_norm[%3078] : memref<?xf32>
        %3087 = arith.select %3064, %3085, %3086 : f32
        %3088 = arith.mulf %3047, %3063 : f32
        %3089 = arith.mulf %3088, %3087 : f32
        %3090 = arith.select %3053, %3089, %3047 : f32
        %3091 = arith.remui %3052, %c19 : index
        %3092 = arith.muli %3091, %c5 : index
        %3093 = arith.addi %3092, %3012 : index
        %3094 = arith.divui %3052, %c19 : index
        %3095 = arith.addi %3094, %c19 : index
        %3096 = arith.muli %3095, %c5 : index
        %3097 = arith.addi %3096, %3012 : index
        %3098 = memref.load %rope[%3093] : memref<?xf32>
        %3099 = arith.addi %3093, %c12 : index
        %3100 = memref.load %rope[%3099] : memref<?xf32>
        %3101 = memref.load %rope[%3097] : memref<?xf32>
        %3102 = arith.addi %3097, %c12 : index
        %3103 = memref.load %rope[%3102] : memref<?xf32>
        %3104 = arith.mulf %3101, %3098 : f32
        %3105 = arith.mulf %3103, %3100 : f32
        %3106 = arith.subf %3104, %3105 : f32
        %3107 = arith.mulf %3103, %3098 : f32
        %3108 = arith.mulf %3101, %3100 : f32
        %3109 = arith.addf %3107, %3108 : f32
        %3110 = arith.mulf %3071, %3106 : f32
        %3111 = arith.mulf %3077, %3109 : f32
        %3112 = arith.subf %3110, %3111 : f32
        %3113 = arith.mulf %3077, %3106 : f32
        %3114 = arith.mulf %3071, %3109 : f32
        %3115 = arith.addf %3113, %3114 : f32
        %3116 = arith.cmpi slt, %0, %heads : index
        scf.if %3116 {
          %3117 = arith.muli %3009, %heads : index
          %3118 = arith.addi %3117, %0 : index
          %3119 = arith.muli %3118, %c5 : index
          %3120 = arith.addi %3119, %3012 : index
          memref.store %3112, %q[%3120] : memref<?xf32>
          %3121 = arith.addi %3120, %c12 : index
          memref.store %3115, %q[%3121] : memref<?xf32>
        } else {
          %3122 = arith.addi %3010, %3012 : index
          memref.store %3112, %15[%3122] : memref<?xf32>
          %3123 = arith.addi %3010, %3012 : index
          %3124 = arith.addi %3123, %c12 : index
          memref.store %3115, %15[%3124] : memref<?xf32>
        }
        %3125 = arith.remui %3052, %c19 : index
        %3126 = arith.muli %3125, %c5 : index
        %3127 = arith.addi %3126, %3030 : index
        %3128 = arith.divui %3052, %c19 : index
        %3129 = arith.addi %3128, %c19 : index
        %3130 = arith.muli %3129, %c5 : index
        %3131 = arith.addi %3130, %3030 : index
        %3132 = memref.load %rope[%3127] : memref<?xf32>
        %3133 = arith.addi %3127, %c12 : index
        %3134 = memref.load %rope[%3133] : memref<?xf32>
        %3135 = memref.load %rope[%3131] : memref<?xf32>
        %3136 = arith.addi %3131, %c12 : index
        %3137 = memref.load %rope[%3136] : memref<?xf32>
        %3138 = arith.mulf %3135, %3132 : f32
        %3139 = arith.mulf %3137, %3134 : f32
        %3140 = arith.subf %3138, %3139 : f32
        %3141 = arith.mulf %3137, %3132 : f32
        %3142 = arith.mulf %3135, %3134 : f32
        %3143 = arith.addf %3141, %3142 : f32
        %3144 = arith.mulf %3084, %3140 : f32
        %3145 = arith.mulf %3090, %3143 : f32
        %3146 = arith.subf %3144, %3145 : f32
        %3147 = arith.mulf %3090, %3140 : f32
        %3148 = arith.mulf %3084, %3143 : f32
        %3149 = arith.addf %3147, %3148 : f32
        %3150 = arith.cmpi slt, %0, %heads : index
        scf.if %3150 {
          %3151 = arith.muli %3009, %heads : index
          %3152 = arith.addi %3151, %0 : index
          %3153 = arith.muli %3152, %c5 : index
          %3154 = arith.addi %3153, %3030 : index
          memref.store %3146, %q[%3154] : memref<?xf32>
          %3155 = arith.addi %3154, %c12 : index
          memref.store %3149, %q[%3155] : memref<?xf32>
        } else {
          %3156 = arith.addi %3010, %3030 : index
          memref.store %3146, %15[%3156] : memref<?xf32>
          %3157 = arith.addi %3010, %3030 : index
          %3158 = arith.addi %3157, %c12 : index
          memref.store %3149, %15[%3158] : memref<?xf32>
        }
      } else {
        %3159 = arith.cmpi slt, %0, %heads : index
        scf.if %3159 {
          %3160 = arith.muli %3009, %heads : index
          %3161 = arith.addi %3160, %0 : index
          %3162 = arith.muli %3161, %c5 : index
          %3163 = arith.addi %3162, %3012 : index
          memref.store %3020, %q[%3163] : memref<?xf32>
          %3164 = arith.addi %3163, %c12 : index
          memref.store %3029, %q[%3164] : memref<?xf32>
        } else {
          %3165 = arith.addi %3010, %3012 : index
          memref.store %3020, %15[%3165] : memref<?xf32>
          %3166 = arith.addi %3010, %3012 : index
          %3167 = arith.addi %3166, %c12 : index
          memref.store %3029, %15[%3167] : memref<?xf32>
        }
        %3168 = arith.cmpi slt, %0, %heads : index
        scf.if %3168 {
          %3169 = arith.muli %3009, %heads : index
          %3170 = arith.addi %3169, %0 : index
          %3171 = arith.muli %3170, %c5 : index
          %3172 = arith.addi %3171, %3030 : index
          memref.store %3038, %q[%3172] : memref<?xf32>
          %3173 = arith.addi %3172, %c12 : index
          memref.store %3047, %q[%3173] : memref<?xf32>
        } else {
          %3174 = arith.addi %3010, %3030 : index
          memref.store %3038, %15[%3174] : memref<?xf32>
          %3175 = arith.addi %3010, %3030 : index
          %3176 = arith.addi %3175, %c12 : index
          memref.store %3047, %15[%3176] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %3177 = arith.cmpi sge, %0, %heads : index
    scf.if %3177 {
      %3178 = arith.addi %3005, %c8 : index
      %3179 = arith.addi %3004, %3178 : index
      %3180 = arith.cmpi slt, %3179, %17 : index
      scf.if %3180 {
        %3181 = arith.addi %3004, %3178 : index
        %3182 = arith.addi %slotsAt, %3181 : index
        %3183 = memref.load %step[%3182] : memref<?xi32>
        %3184 = arith.index_cast %3183 : i32 to index
        %3185 = arith.cmpi sge, %3184, %c8 : index
        scf.if %3185 {
          %3186 = arith.muli %3178, %c5 : index
          %3187 = arith.subi %0, %heads : index
          %3188 = memref.load %scales[%3187] : memref<?xf32>
          %3189 = vector.broadcast %3188 : f32 to vector<4xf32>
          %3190 = arith.divui %3184, %c15 : index
          %3191 = arith.remui %3184, %c15 : index
          %3192 = arith.muli %3190, %pageBytes : index
          %3193 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3193 {
            %3194 = wave.lane
            %3195 = arith.muli %3194, %c2 : index
            scf.for %3196 = %3195 to %c5 step %c5 {
              %3197 = arith.addi %3186, %3196 : index
              %3198 = vector.load %15[%3197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3199 = arith.mulf %3198, %3189 : vector<4xf32>
              %3200 = arith.minimumf %3199, %c38 : vector<4xf32>
              %3201 = arith.maximumf %3200, %c39 : vector<4xf32>
              %3202 = arith.truncf %3201 : vector<4xf32> to vector<4xf16>
              %3203 = vector.bitcast %3202 : vector<4xf16> to vector<8xi8>
              %3204 = arith.cmpi slt, %3187, %kvHeads : index
              scf.if %3204 {
                %3205 = arith.muli %3187, %c10 : index
                %3206 = arith.addi %3192, %3205 : index
                %3207 = arith.divui %3196, %c15 : index
                %3208 = arith.muli %3207, %c18 : index
                %3209 = arith.remui %3196, %c15 : index
                %3210 = arith.divui %3209, %c6 : index
                %3211 = arith.muli %3210, %c19 : index
                %3212 = arith.muli %3191, %c15 : index
                %3213 = arith.addi %3211, %3212 : index
                %3214 = arith.remui %3209, %c6 : index
                %3215 = arith.muli %3214, %c7 : index
                %3216 = arith.addi %3213, %3215 : index
                %3217 = arith.addi %3208, %3216 : index
                %3218 = arith.addi %3206, %3217 : index
                vector.store %3203, %kv[%3218] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3219 = arith.subi %3187, %kvHeads : index
                %3220 = arith.muli %3219, %c10 : index
                %3221 = arith.addi %3192, %3220 : index
                %3222 = arith.addi %3196, %c8 : index
                %3223 = arith.divui %3222, %c15 : index
                %3224 = arith.muli %3223, %c18 : index
                %3225 = arith.addi %3224, %c27 : index
                %3226 = arith.remui %3222, %c15 : index
                %3227 = arith.divui %3191, %c7 : index
                %3228 = arith.remui %3191, %c7 : index
                %3229 = arith.muli %3228, %c6 : index
                %3230 = arith.addi %3227, %3229 : index
                %3231 = arith.divui %3230, %c6 : index
                %3232 = arith.muli %3231, %c19 : index
                %3233 = arith.muli %3226, %c15 : index
                %3234 = arith.addi %3232, %3233 : index
                %3235 = arith.remui %3230, %c6 : index
                %3236 = arith.muli %3235, %c7 : index
                %3237 = arith.addi %3234, %3236 : index
                %3238 = arith.addi %3225, %3237 : index
                %3239 = arith.addi %3221, %3238 : index
                %3240 = vector.shuffle %3203, %3203 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3240, %kv[%3239] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3241 = arith.addi %3196, %c9 : index
                %3242 = arith.divui %3241, %c15 : index
                %3243 = arith.muli %3242, %c18 : index
                %3244 = arith.addi %3243, %c27 : index
                %3245 = arith.remui %3241, %c15 : index
                %3246 = arith.divui %3191, %c7 : index
                %3247 = arith.remui %3191, %c7 : index
                %3248 = arith.muli %3247, %c6 : index
                %3249 = arith.addi %3246, %3248 : index
                %3250 = arith.divui %3249, %c6 : index
                %3251 = arith.muli %3250, %c19 : index
                %3252 = arith.muli %3245, %c15 : index
                %3253 = arith.addi %3251, %3252 : index
                %3254 = arith.remui %3249, %c6 : index
                %3255 = arith.muli %3254, %c7 : index
                %3256 = arith.addi %3253, %3255 : index
                %3257 = arith.addi %3244, %3256 : index
                %3258 = arith.addi %3221, %3257 : index
                %3259 = vector.shuffle %3203, %3203 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3259, %kv[%3258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3260 = arith.addi %3196, %c7 : index
                %3261 = arith.divui %3260, %c15 : index
                %3262 = arith.muli %3261, %c18 : index
                %3263 = arith.addi %3262, %c27 : index
                %3264 = arith.remui %3260, %c15 : index
                %3265 = arith.divui %3191, %c7 : index
                %3266 = arith.remui %3191, %c7 : index
                %3267 = arith.muli %3266, %c6 : index
                %3268 = arith.addi %3265, %3267 : index
                %3269 = arith.divui %3268, %c6 : index
                %3270 = arith.muli %3269, %c19 : index
                %3271 = arith.muli %3264, %c15 : index
                %3272 = arith.addi %3270, %3271 : index
                %3273 = arith.remui %3268, %c6 : index
                %3274 = arith.muli %3273, %c7 : index
                %3275 = arith.addi %3272, %3274 : index
                %3276 = arith.addi %3263, %3275 : index
                %3277 = arith.addi %3221, %3276 : index
                %3278 = vector.shuffle %3203, %3203 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3278, %kv[%3277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3279 = arith.addi %3196, %c20 : index
                %3280 = arith.divui %3279, %c15 : index
                %3281 = arith.muli %3280, %c18 : index
                %3282 = arith.addi %3281, %c27 : index
                %3283 = arith.remui %3279, %c15 : index
                %3284 = arith.divui %3191, %c7 : index
                %3285 = arith.remui %3191, %c7 : index
                %3286 = arith.muli %3285, %c6 : index
                %3287 = arith.addi %3284, %3286 : index
                %3288 = arith.divui %3287, %c6 : index
                %3289 = arith.muli %3288, %c19 : index
                %3290 = arith.muli %3283, %c15 : index
                %3291 = arith.addi %3289, %3290 : index
                %3292 = arith.remui %3287, %c6 : index
                %3293 = arith.muli %3292, %c7 : index
                %3294 = arith.addi %3291, %3293 : index
                %3295 = arith.addi %3282, %3294 : index
                %3296 = arith.addi %3221, %3295 : index
                %3297 = vector.shuffle %3203, %3203 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3297, %kv[%3296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3298 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3298 {
            %3299 = wave.lane
            %3300 = arith.muli %3299, %c2 : index
            scf.for %3301 = %3300 to %c5 step %c5 {
              %3302 = arith.addi %3186, %3301 : index
              %3303 = vector.load %15[%3302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3304 = arith.mulf %3303, %3189 : vector<4xf32>
              %3305 = wave.fp8_encode "e4m3" %3304 : vector<4xf32> -> vector<4xi8>
              %3306 = arith.cmpi slt, %3187, %kvHeads : index
              scf.if %3306 {
                %3307 = arith.muli %3187, %c27 : index
                %3308 = arith.addi %3192, %3307 : index
                %3309 = vector.shuffle %3305, %3305 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3310 = arith.divui %3301, %c15 : index
                %3311 = arith.muli %3310, %c19 : index
                %3312 = arith.remui %3301, %c15 : index
                %3313 = arith.muli %3191, %c15 : index
                %3314 = arith.divui %3312, %c2 : index
                %3315 = arith.muli %3314, %c2 : index
                %3316 = arith.remui %3312, %c7 : index
                %3317 = arith.muli %3316, %c7 : index
                %3318 = arith.addi %3315, %3317 : index
                %3319 = arith.divui %3312, %c7 : index
                %3320 = arith.remui %3319, %c7 : index
                %3321 = arith.addi %3318, %3320 : index
                %3322 = arith.addi %3313, %3321 : index
                %3323 = arith.addi %3311, %3322 : index
                %3324 = arith.addi %3308, %3323 : index
                vector.store %3309, %kv[%3324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3325 = arith.subi %3187, %kvHeads : index
                %3326 = arith.muli %3325, %c27 : index
                %3327 = arith.addi %3192, %3326 : index
                %3328 = arith.addi %3301, %c8 : index
                %3329 = arith.divui %3328, %c15 : index
                %3330 = arith.muli %3329, %c19 : index
                %3331 = arith.addi %3330, %c11 : index
                %3332 = arith.remui %3328, %c15 : index
                %3333 = arith.divui %3191, %c7 : index
                %3334 = arith.remui %3191, %c7 : index
                %3335 = arith.muli %3334, %c6 : index
                %3336 = arith.addi %3333, %3335 : index
                %3337 = arith.muli %3332, %c15 : index
                %3338 = arith.divui %3336, %c2 : index
                %3339 = arith.muli %3338, %c2 : index
                %3340 = arith.remui %3336, %c7 : index
                %3341 = arith.muli %3340, %c7 : index
                %3342 = arith.addi %3339, %3341 : index
                %3343 = arith.divui %3336, %c7 : index
                %3344 = arith.remui %3343, %c7 : index
                %3345 = arith.addi %3342, %3344 : index
                %3346 = arith.addi %3337, %3345 : index
                %3347 = arith.addi %3331, %3346 : index
                %3348 = arith.addi %3327, %3347 : index
                %3349 = vector.shuffle %3305, %3305 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3349, %kv[%3348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3350 = arith.addi %3301, %c9 : index
                %3351 = arith.divui %3350, %c15 : index
                %3352 = arith.muli %3351, %c19 : index
                %3353 = arith.addi %3352, %c11 : index
                %3354 = arith.remui %3350, %c15 : index
                %3355 = arith.divui %3191, %c7 : index
                %3356 = arith.remui %3191, %c7 : index
                %3357 = arith.muli %3356, %c6 : index
                %3358 = arith.addi %3355, %3357 : index
                %3359 = arith.muli %3354, %c15 : index
                %3360 = arith.divui %3358, %c2 : index
                %3361 = arith.muli %3360, %c2 : index
                %3362 = arith.remui %3358, %c7 : index
                %3363 = arith.muli %3362, %c7 : index
                %3364 = arith.addi %3361, %3363 : index
                %3365 = arith.divui %3358, %c7 : index
                %3366 = arith.remui %3365, %c7 : index
                %3367 = arith.addi %3364, %3366 : index
                %3368 = arith.addi %3359, %3367 : index
                %3369 = arith.addi %3353, %3368 : index
                %3370 = arith.addi %3327, %3369 : index
                %3371 = vector.shuffle %3305, %3305 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3371, %kv[%3370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3372 = arith.addi %3301, %c7 : index
                %3373 = arith.divui %3372, %c15 : index
                %3374 = arith.muli %3373, %c19 : index
                %3375 = arith.addi %3374, %c11 : index
                %3376 = arith.remui %3372, %c15 : index
                %3377 = arith.divui %3191, %c7 : index
                %3378 = arith.remui %3191, %c7 : index
                %3379 = arith.muli %3378, %c6 : index
                %3380 = arith.addi %3377, %3379 : index
                %3381 = arith.muli %3376, %c15 : index
                %3382 = arith.divui %3380, %c2 : index
                %3383 = arith.muli %3382, %c2 : index
                %3384 = arith.remui %3380, %c7 : index
                %3385 = arith.muli %3384, %c7 : index
                %3386 = arith.addi %3383, %3385 : index
                %3387 = arith.divui %3380, %c7 : index
                %3388 = arith.remui %3387, %c7 : index
                %3389 = arith.addi %3386, %3388 : index
                %3390 = arith.addi %3381, %3389 : index
                %3391 = arith.addi %3375, %3390 : index
                %3392 = arith.addi %3327, %3391 : index
                %3393 = vector.shuffle %3305, %3305 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3393, %kv[%3392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3394 = arith.addi %3301, %c20 : index
                %3395 = arith.divui %3394, %c15 : index
                %3396 = arith.muli %3395, %c19 : index
                %3397 = arith.addi %3396, %c11 : index
                %3398 = arith.remui %3394, %c15 : index
                %3399 = arith.divui %3191, %c7 : index
                %3400 = arith.remui %3191, %c7 : index
                %3401 = arith.muli %3400, %c6 : index
                %3402 = arith.addi %3399, %3401 : index
                %3403 = arith.muli %3398, %c15 : index
                %3404 = arith.divui %3402, %c2 : index
                %3405 = arith.muli %3404, %c2 : index
                %3406 = arith.remui %3402, %c7 : index
                %3407 = arith.muli %3406, %c7 : index
                %3408 = arith.addi %3405, %3407 : index
                %3409 = arith.divui %3402, %c7 : index
                %3410 = arith.remui %3409, %c7 : index
                %3411 = arith.addi %3408, %3410 : index
                %3412 = arith.addi %3403, %3411 : index
                %3413 = arith.addi %3397, %3412 : index
                %3414 = arith.addi %3327, %3413 : index
                %3415 = vector.shuffle %3305, %3305 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3415, %kv[%3414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3416 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3416 {
            %3417 = wave.lane
            %3418 = arith.muli %3417, %c2 : index
            scf.for %3419 = %3418 to %c5 step %c5 {
              %3420 = arith.addi %3186, %3419 : index
              %3421 = vector.load %15[%3420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3422 = arith.mulf %3421, %3189 : vector<4xf32>
              %3423 = wave.fp8_encode "e5m2" %3422 : vector<4xf32> -> vector<4xi8>
              %3424 = arith.cmpi slt, %3187, %kvHeads : index
              scf.if %3424 {
                %3425 = arith.muli %3187, %c27 : index
                %3426 = arith.addi %3192, %3425 : index
                %3427 = vector.shuffle %3423, %3423 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3428 = arith.divui %3419, %c15 : index
                %3429 = arith.muli %3428, %c19 : index
                %3430 = arith.remui %3419, %c15 : index
                %3431 = arith.muli %3191, %c15 : index
                %3432 = arith.divui %3430, %c2 : index
                %3433 = arith.muli %3432, %c2 : index
                %3434 = arith.remui %3430, %c7 : index
                %3435 = arith.muli %3434, %c7 : index
                %3436 = arith.addi %3433, %3435 : index
                %3437 = arith.divui %3430, %c7 : index
                %3438 = arith.remui %3437, %c7 : index
                %3439 = arith.addi %3436, %3438 : index
                %3440 = arith.addi %3431, %3439 : index
                %3441 = arith.addi %3429, %3440 : index
                %3442 = arith.addi %3426, %3441 : index
                vector.store %3427, %kv[%3442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3443 = arith.subi %3187, %kvHeads : index
                %3444 = arith.muli %3443, %c27 : index
                %3445 = arith.addi %3192, %3444 : index
                %3446 = arith.addi %3419, %c8 : index
                %3447 = arith.divui %3446, %c15 : index
                %3448 = arith.muli %3447, %c19 : index
                %3449 = arith.addi %3448, %c11 : index
                %3450 = arith.remui %3446, %c15 : index
                %3451 = arith.divui %3191, %c7 : index
                %3452 = arith.remui %3191, %c7 : index
                %3453 = arith.muli %3452, %c6 : index
                %3454 = arith.addi %3451, %3453 : index
                %3455 = arith.muli %3450, %c15 : index
                %3456 = arith.divui %3454, %c2 : index
                %3457 = arith.muli %3456, %c2 : index
                %3458 = arith.remui %3454, %c7 : index
                %3459 = arith.muli %3458, %c7 : index
                %3460 = arith.addi %3457, %3459 : index
                %3461 = arith.divui %3454, %c7 : index
                %3462 = arith.remui %3461, %c7 : index
                %3463 = arith.addi %3460, %3462 : index
                %3464 = arith.addi %3455, %3463 : index
                %3465 = arith.addi %3449, %3464 : index
                %3466 = arith.addi %3445, %3465 : index
                %3467 = vector.shuffle %3423, %3423 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3467, %kv[%3466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3468 = arith.addi %3419, %c9 : index
                %3469 = arith.divui %3468, %c15 : index
                %3470 = arith.muli %3469, %c19 : index
                %3471 = arith.addi %3470, %c11 : index
                %3472 = arith.remui %3468, %c15 : index
                %3473 = arith.divui %3191, %c7 : index
                %3474 = arith.remui %3191, %c7 : index
                %3475 = arith.muli %3474, %c6 : index
                %3476 = arith.addi %3473, %3475 : index
                %3477 = arith.muli %3472, %c15 : index
                %3478 = arith.divui %3476, %c2 : index
                %3479 = arith.muli %3478, %c2 : index
                %3480 = arith.remui %3476, %c7 : index
                %3481 = arith.muli %3480, %c7 : index
                %3482 = arith.addi %3479, %3481 : index
                %3483 = arith.divui %3476, %c7 : index
                %3484 = arith.remui %3483, %c7 : index
                %3485 = arith.addi %3482, %3484 : index
                %3486 = arith.addi %3477, %3485 : index
                %3487 = arith.addi %3471, %3486 : index
                %3488 = arith.addi %3445, %3487 : index
                %3489 = vector.shuffle %3423, %3423 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3489, %kv[%3488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3490 = arith.addi %3419, %c7 : index
                %3491 = arith.divui %3490, %c15 : index
                %3492 = arith.muli %3491, %c19 : index
                %3493 = arith.addi %3492, %c11 : index
                %3494 = arith.remui %3490, %c15 : index
                %3495 = arith.divui %3191, %c7 : index
                %3496 = arith.remui %3191, %c7 : index
                %3497 = arith.muli %3496, %c6 : index
                %3498 = arith.addi %3495, %3497 : index
                %3499 = arith.muli %3494, %c15 : index
                %3500 = arith.divui %3498, %c2 : index
                %3501 = arith.muli %3500, %c2 : index
                %3502 = arith.remui %3498, %c7 : index
                %3503 = arith.muli %3502, %c7 : index
                %3504 = arith.addi %3501, %3503 : index
                %3505 = arith.divui %3498, %c7 : index
                %3506 = arith.remui %3505, %c7 : index
                %3507 = arith.addi %3504, %3506 : index
                %3508 = arith.addi %3499, %3507 : index
                %3509 = arith.addi %3493, %3508 : index
                %3510 = arith.addi %3445, %3509 : index
                %3511 = vector.shuffle %3423, %3423 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3511, %kv[%3510] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3512 = arith.addi %3419, %c20 : index
                %3513 = arith.divui %3512, %c15 : index
                %3514 = arith.muli %3513, %c19 : index
                %3515 = arith.addi %3514, %c11 : index
                %3516 = arith.remui %3512, %c15 : index
                %3517 = arith.divui %3191, %c7 : index
                %3518 = arith.remui %3191, %c7 : index
                %3519 = arith.muli %3518, %c6 : index
                %3520 = arith.addi %3517, %3519 : index
                %3521 = arith.muli %3516, %c15 : index
                %3522 = arith.divui %3520, %c2 : index
                %3523 = arith.muli %3522, %c2 : index
                %3524 = arith.remui %3520, %c7 : index
                %3525 = arith.muli %3524, %c7 : index
                %3526 = arith.addi %3523, %3525 : index
                %3527 = arith.divui %3520, %c7 : index
                %3528 = arith.remui %3527, %c7 : index
                %3529 = arith.addi %3526, %3528 : index
                %3530 = arith.addi %3521, %3529 : index
                %3531 = arith.addi %3515, %3530 : index
                %3532 = arith.addi %3445, %3531 : index
                %3533 = vector.shuffle %3423, %3423 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3533, %kv[%3532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
