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
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 8 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 3072 : index
  %c29 = arith.constant 4608 : index
  %hasBias = wave.param "hasBias" : index
  %c31 = arith.constant 48 : index
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
    %20 = arith.muli %1, %c14 : index
    %21 = arith.divui %inputFeatures, %c16 : index
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
      %46 = arith.muli %44, %c19 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.remui %43, %c16 : index
      %49 = arith.muli %48, %c16 : index
      %50 = arith.addi %47, %49 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = arith.addi %50, %c20 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = vector.shuffle %52, %55 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %57 = arith.addi %33, %c9 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c19 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %43, %c16 : index
      %62 = arith.muli %61, %c16 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c20 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %33, %c7 : index
      %71 = arith.addi %11, %c5 : index
      %72 = arith.muli %70, %c19 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %43, %c16 : index
      %75 = arith.muli %74, %c16 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c20 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %33, %c2 : index
      %84 = arith.addi %11, %c5 : index
      %85 = arith.muli %83, %c19 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %43, %c16 : index
      %88 = arith.muli %87, %c16 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c20 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %33, %c8 : index
      %97 = arith.addi %13, %c5 : index
      %98 = arith.muli %96, %c19 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %43, %c16 : index
      %101 = arith.muli %100, %c16 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c20 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %33, %c9 : index
      %110 = arith.addi %13, %c5 : index
      %111 = arith.muli %109, %c19 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %43, %c16 : index
      %114 = arith.muli %113, %c16 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c20 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %33, %c7 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.muli %122, %c19 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %43, %c16 : index
      %127 = arith.muli %126, %c16 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c20 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %33, %c2 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.muli %135, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %43, %c16 : index
      %140 = arith.muli %139, %c16 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c20 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %20, %c8 : index
      %149 = arith.muli %33, %c9 : index
      %150 = arith.addi %149, %c8 : index
      %151 = arith.divui %inputFeatures, %c16 : index
      %152 = arith.muli %148, %151 : index
      %153 = arith.addi %152, %150 : index
      %154 = arith.muli %tileRows, %c16 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.remui %43, %tileRows : index
      %157 = arith.muli %156, %c21 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c21 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %56, %34 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %108, %35 : vector<16xf16>, vector<8xf32>
      %166 = arith.addi %20, %c9 : index
      %167 = arith.muli %33, %c9 : index
      %168 = arith.addi %167, %c8 : index
      %169 = arith.divui %inputFeatures, %c16 : index
      %170 = arith.muli %166, %169 : index
      %171 = arith.addi %170, %168 : index
      %172 = arith.muli %tileRows, %c16 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %43, %tileRows : index
      %175 = arith.muli %174, %c21 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c21 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %56, %36 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %108, %37 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %20, %c7 : index
      %185 = arith.muli %33, %c9 : index
      %186 = arith.addi %185, %c8 : index
      %187 = arith.divui %inputFeatures, %c16 : index
      %188 = arith.muli %184, %187 : index
      %189 = arith.addi %188, %186 : index
      %190 = arith.muli %tileRows, %c16 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %43, %tileRows : index
      %193 = arith.muli %192, %c21 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c21 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %56, %38 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %108, %39 : vector<16xf16>, vector<8xf32>
      %202 = arith.addi %20, %c2 : index
      %203 = arith.muli %33, %c9 : index
      %204 = arith.addi %203, %c8 : index
      %205 = arith.divui %inputFeatures, %c16 : index
      %206 = arith.muli %202, %205 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.muli %tileRows, %c16 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %43, %tileRows : index
      %211 = arith.muli %210, %c21 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c21 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %56, %40 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %108, %41 : vector<16xf16>, vector<8xf32>
      %220 = arith.addi %20, %c8 : index
      %221 = arith.muli %33, %c9 : index
      %222 = arith.addi %221, %c9 : index
      %223 = arith.divui %inputFeatures, %c16 : index
      %224 = arith.muli %220, %223 : index
      %225 = arith.addi %224, %222 : index
      %226 = arith.muli %tileRows, %c16 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.remui %43, %tileRows : index
      %229 = arith.muli %228, %c21 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c21 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %69, %164 : vector<16xf16>, vector<8xf32>
      %237 = wave.mma %235, %121, %165 : vector<16xf16>, vector<8xf32>
      %238 = arith.addi %20, %c9 : index
      %239 = arith.muli %33, %c9 : index
      %240 = arith.addi %239, %c9 : index
      %241 = arith.divui %inputFeatures, %c16 : index
      %242 = arith.muli %238, %241 : index
      %243 = arith.addi %242, %240 : index
      %244 = arith.muli %tileRows, %c16 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %43, %tileRows : index
      %247 = arith.muli %246, %c21 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.muli %tileRows, %c21 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = wave.mma %253, %69, %182 : vector<16xf16>, vector<8xf32>
      %255 = wave.mma %253, %121, %183 : vector<16xf16>, vector<8xf32>
      %256 = arith.addi %20, %c7 : index
      %257 = arith.muli %33, %c9 : index
      %258 = arith.addi %257, %c9 : index
      %259 = arith.divui %inputFeatures, %c16 : index
      %260 = arith.muli %256, %259 : index
      %261 = arith.addi %260, %258 : index
      %262 = arith.muli %tileRows, %c16 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.remui %43, %tileRows : index
      %265 = arith.muli %264, %c21 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c21 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %69, %200 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %121, %201 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %20, %c2 : index
      %275 = arith.muli %33, %c9 : index
      %276 = arith.addi %275, %c9 : index
      %277 = arith.divui %inputFeatures, %c16 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c16 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %43, %tileRows : index
      %283 = arith.muli %282, %c21 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c21 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %69, %218 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %121, %219 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %20, %c8 : index
      %293 = arith.muli %33, %c9 : index
      %294 = arith.addi %293, %c7 : index
      %295 = arith.divui %inputFeatures, %c16 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c16 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %43, %tileRows : index
      %301 = arith.muli %300, %c21 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c21 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %82, %236 : vector<16xf16>, vector<8xf32>
      %309 = wave.mma %307, %134, %237 : vector<16xf16>, vector<8xf32>
      %310 = arith.addi %20, %c9 : index
      %311 = arith.muli %33, %c9 : index
      %312 = arith.addi %311, %c7 : index
      %313 = arith.divui %inputFeatures, %c16 : index
      %314 = arith.muli %310, %313 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.muli %tileRows, %c16 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.remui %43, %tileRows : index
      %319 = arith.muli %318, %c21 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c21 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %82, %254 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %134, %255 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %20, %c7 : index
      %329 = arith.muli %33, %c9 : index
      %330 = arith.addi %329, %c7 : index
      %331 = arith.divui %inputFeatures, %c16 : index
      %332 = arith.muli %328, %331 : index
      %333 = arith.addi %332, %330 : index
      %334 = arith.muli %tileRows, %c16 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.remui %43, %tileRows : index
      %337 = arith.muli %336, %c21 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c21 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %82, %272 : vector<16xf16>, vector<8xf32>
      %345 = wave.mma %343, %134, %273 : vector<16xf16>, vector<8xf32>
      %346 = arith.addi %20, %c2 : index
      %347 = arith.muli %33, %c9 : index
      %348 = arith.addi %347, %c7 : index
      %349 = arith.divui %inputFeatures, %c16 : index
      %350 = arith.muli %346, %349 : index
      %351 = arith.addi %350, %348 : index
      %352 = arith.muli %tileRows, %c16 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.remui %43, %tileRows : index
      %355 = arith.muli %354, %c21 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c21 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %82, %290 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %361, %134, %291 : vector<16xf16>, vector<8xf32>
      %364 = arith.addi %20, %c8 : index
      %365 = arith.muli %33, %c9 : index
      %366 = arith.addi %365, %c2 : index
      %367 = arith.divui %inputFeatures, %c16 : index
      %368 = arith.muli %364, %367 : index
      %369 = arith.addi %368, %366 : index
      %370 = arith.muli %tileRows, %c16 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.remui %43, %tileRows : index
      %373 = arith.muli %372, %c21 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c21 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %95, %308 : vector<16xf16>, vector<8xf32>
      %381 = wave.mma %379, %147, %309 : vector<16xf16>, vector<8xf32>
      %382 = arith.addi %20, %c9 : index
      %383 = arith.muli %33, %c9 : index
      %384 = arith.addi %383, %c2 : index
      %385 = arith.divui %inputFeatures, %c16 : index
      %386 = arith.muli %382, %385 : index
      %387 = arith.addi %386, %384 : index
      %388 = arith.muli %tileRows, %c16 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.remui %43, %tileRows : index
      %391 = arith.muli %390, %c21 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c21 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %95, %326 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %147, %327 : vector<16xf16>, vector<8xf32>
      %400 = arith.addi %20, %c7 : index
      %401 = arith.muli %33, %c9 : index
      %402 = arith.addi %401, %c2 : index
      %403 = arith.divui %inputFeatures, %c16 : index
      %404 = arith.muli %400, %403 : index
      %405 = arith.addi %404, %402 : index
      %406 = arith.muli %tileRows, %c16 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.remui %43, %tileRows : index
      %409 = arith.muli %408, %c21 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c21 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %95, %344 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %147, %345 : vector<16xf16>, vector<8xf32>
      %418 = arith.addi %20, %c2 : index
      %419 = arith.muli %33, %c9 : index
      %420 = arith.addi %419, %c2 : index
      %421 = arith.divui %inputFeatures, %c16 : index
      %422 = arith.muli %418, %421 : index
      %423 = arith.addi %422, %420 : index
      %424 = arith.muli %tileRows, %c16 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.remui %43, %tileRows : index
      %427 = arith.muli %426, %c21 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c21 : index
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
      %450 = arith.muli %448, %c19 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.remui %447, %c16 : index
      %453 = arith.muli %452, %c16 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %w[%454] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %456 = vector.bitcast %455 : vector<16xi8> to vector<8xf16>
      %457 = arith.addi %454, %c20 : index
      %458 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %459 = vector.bitcast %458 : vector<16xi8> to vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = arith.addi %437, %c8 : index
      %462 = arith.addi %13, %c5 : index
      %463 = arith.muli %461, %c19 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.remui %447, %c16 : index
      %466 = arith.muli %465, %c16 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %w[%467] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<8xf16>
      %470 = arith.addi %467, %c20 : index
      %471 = vector.load %w[%470] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %472 = vector.bitcast %471 : vector<16xi8> to vector<8xf16>
      %473 = vector.shuffle %469, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = arith.addi %20, %c8 : index
      %475 = arith.muli %437, %c9 : index
      %476 = arith.addi %475, %c8 : index
      %477 = arith.divui %inputFeatures, %c16 : index
      %478 = arith.muli %474, %477 : index
      %479 = arith.addi %478, %476 : index
      %480 = arith.muli %tileRows, %c16 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.remui %447, %tileRows : index
      %483 = arith.muli %482, %c21 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c21 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %460, %438 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %473, %439 : vector<16xf16>, vector<8xf32>
      %492 = arith.addi %20, %c9 : index
      %493 = arith.muli %437, %c9 : index
      %494 = arith.addi %493, %c8 : index
      %495 = arith.divui %inputFeatures, %c16 : index
      %496 = arith.muli %492, %495 : index
      %497 = arith.addi %496, %494 : index
      %498 = arith.muli %tileRows, %c16 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.remui %447, %tileRows : index
      %501 = arith.muli %500, %c21 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c21 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %460, %440 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %473, %441 : vector<16xf16>, vector<8xf32>
      %510 = arith.addi %20, %c7 : index
      %511 = arith.muli %437, %c9 : index
      %512 = arith.addi %511, %c8 : index
      %513 = arith.divui %inputFeatures, %c16 : index
      %514 = arith.muli %510, %513 : index
      %515 = arith.addi %514, %512 : index
      %516 = arith.muli %tileRows, %c16 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.remui %447, %tileRows : index
      %519 = arith.muli %518, %c21 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c21 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %460, %442 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %473, %443 : vector<16xf16>, vector<8xf32>
      %528 = arith.addi %20, %c2 : index
      %529 = arith.muli %437, %c9 : index
      %530 = arith.addi %529, %c8 : index
      %531 = arith.divui %inputFeatures, %c16 : index
      %532 = arith.muli %528, %531 : index
      %533 = arith.addi %532, %530 : index
      %534 = arith.muli %tileRows, %c16 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.remui %447, %tileRows : index
      %537 = arith.muli %536, %c21 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c21 : index
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
    %549 = arith.muli %548, %c20 : index
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
    %569 = arith.addi %568, %c22 : index
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
    %579 = arith.addi %578, %c23 : index
    %580 = vector.extract %446#0[5] : f32 from vector<8xf32>
    memref.store %580, %14[%579] : memref<?xf32>
    %581 = arith.muli %4, %c11 : index
    %582 = arith.addi %581, %550 : index
    %583 = arith.addi %582, %c8 : index
    %584 = arith.addi %583, %c24 : index
    %585 = vector.extract %446#0[6] : f32 from vector<8xf32>
    memref.store %585, %14[%584] : memref<?xf32>
    %586 = arith.muli %4, %c11 : index
    %587 = arith.addi %586, %550 : index
    %588 = arith.addi %587, %c8 : index
    %589 = arith.addi %588, %c25 : index
    %590 = vector.extract %446#0[7] : f32 from vector<8xf32>
    memref.store %590, %14[%589] : memref<?xf32>
    %591 = arith.muli %4, %c11 : index
    %592 = arith.addi %591, %550 : index
    %593 = arith.addi %592, %c20 : index
    %594 = arith.addi %593, %c8 : index
    %595 = vector.extract %446#1[0] : f32 from vector<8xf32>
    memref.store %595, %14[%594] : memref<?xf32>
    %596 = arith.muli %4, %c11 : index
    %597 = arith.addi %596, %550 : index
    %598 = arith.addi %597, %c20 : index
    %599 = arith.addi %598, %c4 : index
    %600 = vector.extract %446#1[1] : f32 from vector<8xf32>
    memref.store %600, %14[%599] : memref<?xf32>
    %601 = arith.muli %4, %c11 : index
    %602 = arith.addi %601, %550 : index
    %603 = arith.addi %602, %c20 : index
    %604 = arith.addi %603, %c12 : index
    %605 = vector.extract %446#1[2] : f32 from vector<8xf32>
    memref.store %605, %14[%604] : memref<?xf32>
    %606 = arith.muli %4, %c11 : index
    %607 = arith.addi %606, %550 : index
    %608 = arith.addi %607, %c20 : index
    %609 = arith.addi %608, %c22 : index
    %610 = vector.extract %446#1[3] : f32 from vector<8xf32>
    memref.store %610, %14[%609] : memref<?xf32>
    %611 = arith.muli %4, %c11 : index
    %612 = arith.addi %611, %550 : index
    %613 = arith.addi %612, %c20 : index
    %614 = arith.addi %613, %c5 : index
    %615 = vector.extract %446#1[4] : f32 from vector<8xf32>
    memref.store %615, %14[%614] : memref<?xf32>
    %616 = arith.muli %4, %c11 : index
    %617 = arith.addi %616, %550 : index
    %618 = arith.addi %617, %c20 : index
    %619 = arith.addi %618, %c23 : index
    %620 = vector.extract %446#1[5] : f32 from vector<8xf32>
    memref.store %620, %14[%619] : memref<?xf32>
    %621 = arith.muli %4, %c11 : index
    %622 = arith.addi %621, %550 : index
    %623 = arith.addi %622, %c20 : index
    %624 = arith.addi %623, %c24 : index
    %625 = vector.extract %446#1[6] : f32 from vector<8xf32>
    memref.store %625, %14[%624] : memref<?xf32>
    %626 = arith.muli %4, %c11 : index
    %627 = arith.addi %626, %550 : index
    %628 = arith.addi %627, %c20 : index
    %629 = arith.addi %628, %c25 : index
    %630 = vector.extract %446#1[7] : f32 from vector<8xf32>
    memref.store %630, %14[%629] : memref<?xf32>
    wave.barrier
    %631 = arith.muli %4, %c7 : index
    %632 = arith.addi %631, %c8 : index
    %633 = arith.muli %632, %c7 : index
    %634 = arith.divui %547, %c16 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.addi %546, %635 : index
    %637 = arith.cmpi slt, %636, %17 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c9 : index
      %639 = memref.load %factors[%636] : memref<?xf32>
      %640 = arith.select %638, %639, %c27 : f32
      %641 = arith.addi %550, %c8 : index
      %642 = arith.muli %632, %c4 : index
      %643 = arith.addi %641, %642 : index
      %644 = memref.load %14[%643] : memref<?xf32>
      %645 = arith.addi %643, %c11 : index
      %646 = memref.load %14[%645] : memref<?xf32>
      %647 = arith.addf %644, %646 : f32
      %648 = arith.addi %643, %c28 : index
      %649 = memref.load %14[%648] : memref<?xf32>
      %650 = arith.addf %647, %649 : f32
      %651 = arith.addi %643, %c29 : index
      %652 = memref.load %14[%651] : memref<?xf32>
      %653 = arith.addf %650, %652 : f32
      %654 = arith.remui %547, %c16 : index
      %655 = arith.muli %654, %c14 : index
      %656 = arith.addi %11, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %640 : f32
      %661 = arith.mulf %653, %660 : f32
      %662 = arith.muli %3, %c7 : index
      %663 = arith.addi %662, %c8 : index
      %664 = arith.muli %663, %c16 : index
      %665 = arith.remui %547, %c16 : index
      %666 = arith.addi %664, %665 : index
      %667 = arith.muli %635, %c22 : index
      %668 = arith.addi %667, %666 : index
      memref.store %661, %15[%668] : memref<?xf32>
      %669 = arith.addi %550, %c20 : index
      %670 = arith.muli %632, %c4 : index
      %671 = arith.addi %669, %670 : index
      %672 = memref.load %14[%671] : memref<?xf32>
      %673 = arith.addi %671, %c11 : index
      %674 = memref.load %14[%673] : memref<?xf32>
      %675 = arith.addf %672, %674 : f32
      %676 = arith.addi %671, %c28 : index
      %677 = memref.load %14[%676] : memref<?xf32>
      %678 = arith.addf %675, %677 : f32
      %679 = arith.addi %671, %c29 : index
      %680 = memref.load %14[%679] : memref<?xf32>
      %681 = arith.addf %678, %680 : f32
      %682 = arith.remui %547, %c16 : index
      %683 = arith.muli %682, %c14 : index
      %684 = arith.addi %13, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %640 : f32
      %689 = arith.mulf %681, %688 : f32
      %690 = arith.muli %3, %c7 : index
      %691 = arith.addi %690, %c9 : index
      %692 = arith.muli %691, %c16 : index
      %693 = arith.remui %547, %c16 : index
      %694 = arith.addi %692, %693 : index
      %695 = arith.muli %635, %c22 : index
      %696 = arith.addi %695, %694 : index
      memref.store %689, %15[%696] : memref<?xf32>
    }
    %697 = arith.muli %4, %c7 : index
    %698 = arith.addi %697, %c9 : index
    %699 = arith.muli %698, %c7 : index
    %700 = arith.divui %547, %c16 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.addi %546, %701 : index
    %703 = arith.cmpi slt, %702, %17 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c9 : index
      %705 = memref.load %factors[%702] : memref<?xf32>
      %706 = arith.select %704, %705, %c27 : f32
      %707 = arith.addi %550, %c8 : index
      %708 = arith.muli %698, %c4 : index
      %709 = arith.addi %707, %708 : index
      %710 = memref.load %14[%709] : memref<?xf32>
      %711 = arith.addi %709, %c11 : index
      %712 = memref.load %14[%711] : memref<?xf32>
      %713 = arith.addf %710, %712 : f32
      %714 = arith.addi %709, %c28 : index
      %715 = memref.load %14[%714] : memref<?xf32>
      %716 = arith.addf %713, %715 : f32
      %717 = arith.addi %709, %c29 : index
      %718 = memref.load %14[%717] : memref<?xf32>
      %719 = arith.addf %716, %718 : f32
      %720 = arith.remui %547, %c16 : index
      %721 = arith.muli %720, %c14 : index
      %722 = arith.addi %11, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %706 : f32
      %727 = arith.mulf %719, %726 : f32
      %728 = arith.muli %3, %c7 : index
      %729 = arith.addi %728, %c8 : index
      %730 = arith.muli %729, %c16 : index
      %731 = arith.remui %547, %c16 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %701, %c22 : index
      %734 = arith.addi %733, %732 : index
      memref.store %727, %15[%734] : memref<?xf32>
      %735 = arith.addi %550, %c20 : index
      %736 = arith.muli %698, %c4 : index
      %737 = arith.addi %735, %736 : index
      %738 = memref.load %14[%737] : memref<?xf32>
      %739 = arith.addi %737, %c11 : index
      %740 = memref.load %14[%739] : memref<?xf32>
      %741 = arith.addf %738, %740 : f32
      %742 = arith.addi %737, %c28 : index
      %743 = memref.load %14[%742] : memref<?xf32>
      %744 = arith.addf %741, %743 : f32
      %745 = arith.addi %737, %c29 : index
      %746 = memref.load %14[%745] : memref<?xf32>
      %747 = arith.addf %744, %746 : f32
      %748 = arith.remui %547, %c16 : index
      %749 = arith.muli %748, %c14 : index
      %750 = arith.addi %13, %749 : index
      %751 = vector.load %w[%750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %752 = vector.bitcast %751 : vector<4xi8> to vector<1xf32>
      %753 = vector.extract %752[0] : f32 from vector<1xf32>
      %754 = arith.mulf %753, %706 : f32
      %755 = arith.mulf %747, %754 : f32
      %756 = arith.muli %3, %c7 : index
      %757 = arith.addi %756, %c9 : index
      %758 = arith.muli %757, %c16 : index
      %759 = arith.remui %547, %c16 : index
      %760 = arith.addi %758, %759 : index
      %761 = arith.muli %701, %c22 : index
      %762 = arith.addi %761, %760 : index
      memref.store %755, %15[%762] : memref<?xf32>
    }
    wave.barrier
    %763 = arith.addi %18, %c8 : index
    %764 = wave.wave
    %765 = arith.addi %764, %c8 : index
    %766 = arith.addi %763, %765 : index
    %767 = arith.cmpi slt, %766, %17 : index
    %768 = arith.cmpi slt, %765, %c16 : index
    %769 = arith.andi %767, %768 : i1
    scf.if %769 {
      %770 = arith.addi %763, %765 : index
      %771 = arith.muli %765, %c22 : index
      %772 = wave.lane
      %773 = arith.addi %772, %c8 : index
      %774 = arith.cmpi eq, %hasBias, %c9 : index
      %775 = arith.addi %771, %773 : index
      %776 = memref.load %15[%775] : memref<?xf32>
      %777 = arith.muli %0, %c22 : index
      %778 = arith.addi %777, %773 : index
      %779 = memref.load %bias[%778] : memref<?xf32>
      %780 = arith.addf %776, %779 : f32
      %781 = arith.select %774, %780, %776 : f32
      %782 = arith.addi %773, %c31 : index
      %783 = arith.cmpi eq, %hasBias, %c9 : index
      %784 = arith.addi %771, %782 : index
      %785 = memref.load %15[%784] : memref<?xf32>
      %786 = arith.muli %0, %c22 : index
      %787 = arith.addi %786, %782 : index
      %788 = memref.load %bias[%787] : memref<?xf32>
      %789 = arith.addf %785, %788 : f32
      %790 = arith.select %783, %789, %785 : f32
      %791 = arith.addi %772, %c4 : index
      %792 = arith.cmpi slt, %791, %c31 : index
      %793 = arith.minsi %791, %c32 : index
      %794 = arith.cmpi eq, %hasBias, %c9 : index
      %795 = arith.addi %771, %793 : index
      %796 = memref.load %15[%795] : memref<?xf32>
      %797 = arith.muli %0, %c22 : index
      %798 = arith.addi %797, %793 : index
      %799 = memref.load %bias[%798] : memref<?xf32>
      %800 = arith.addf %796, %799 : f32
      %801 = arith.select %794, %800, %796 : f32
      %802 = arith.addi %793, %c31 : index
      %803 = arith.cmpi eq, %hasBias, %c9 : index
      %804 = arith.addi %771, %802 : index
      %805 = memref.load %15[%804] : memref<?xf32>
      %806 = arith.muli %0, %c22 : index
      %807 = arith.addi %806, %802 : index
      %808 = memref.load %bias[%807] : memref<?xf32>
      %809 = arith.addf %805, %808 : f32
      %810 = arith.select %803, %809, %805 : f32
      %811 = arith.addi %heads, %kvHeads : index
      %812 = arith.cmpi slt, %0, %811 : index
      scf.if %812 {
        %813 = arith.addi %positionsAt, %770 : index
        %814 = memref.load %step[%813] : memref<?xi32>
        %815 = arith.index_cast %814 : i32 to index
        %816 = arith.cmpi eq, %hasNorm, %c9 : index
        %817 = math.fma %781, %781, %c35 : f32
        %818 = math.fma %790, %790, %817 : f32
        %819 = math.fma %801, %801, %818 : f32
        %820 = arith.select %792, %819, %818 : f32
        %821 = math.fma %810, %810, %820 : f32
        %822 = arith.select %792, %821, %820 : f32
        %823 = vector.broadcast %822 : f32 to vector<1xf32>
        %824 = wave.reduce "add" %823 : vector<1xf32>
        %825 = arith.mulf %824, %inverseHeadDim : f32
        %826 = arith.addf %825, %epsilon : f32
        %827 = math.sqrt %826 : f32
        %828 = arith.divf %c27, %827 : f32
        %829 = arith.cmpi slt, %0, %heads : index
        %830 = arith.addi %773, %c31 : index
        %831 = memref.load %query_norm[%773] : memref<?xf32>
        %832 = memref.load %key_norm[%773] : memref<?xf32>
        %833 = arith.select %829, %831, %832 : f32
        %834 = arith.mulf %781, %828 : f32
        %835 = arith.mulf %834, %833 : f32
        %836 = arith.select %816, %835, %781 : f32
        %837 = memref.load %query_norm[%830] : memref<?xf32>
        %838 = memref.load %key_norm[%830] : memref<?xf32>
        %839 = arith.select %829, %837, %838 : f32
        %840 = arith.mulf %790, %828 : f32
        %841 = arith.mulf %840, %839 : f32
        %842 = arith.select %816, %841, %790 : f32
        %843 = arith.addi %793, %c31 : index
        %844 = memref.load %query_norm[%793] : memref<?xf32>
        %845 = memref.load %key_norm[%793] : memref<?xf32>
        %846 = arith.select %829, %844, %845 : f32
        %847 = arith.mulf %801, %828 : f32
        %848 = arith.mulf %847, %846 : f32
        %849 = arith.select %816, %848, %801 : f32
        %850 = memref.load %query_norm[%843] : memref<?xf32>
        %851 = memref.load %key_norm[%843] : memref<?xf32>
        %852 = arith.select %829, %850, %851 : f32
        %853 = arith.mulf %810, %828 : f32
        %854 = arith.mulf %853, %852 : f32
        %855 = arith.select %816, %854, %810 : f32
        %856 = arith.remui %815, %c20 : index
        %857 = arith.muli %856, %c22 : index
        %858 = arith.addi %857, %773 : index
        %859 = arith.divui %815, %c20 : index
        %860 = arith.addi %859, %c20 : index
        %861 = arith.muli %860, %c22 : index
        %862 = arith.addi %861, %773 : index
        %863 = memref.load %rope[%858] : memref<?xf32>
        %864 = arith.addi %858, %c31 : index
        %865 = memref.load %rope[%864] : memref<?xf32>
        %866 = memref.load %rope[%862] : memref<?xf32>
        %867 = arith.addi %862, %c31 : index
        %868 = memref.load %rope[%867] : memref<?xf32>
        %869 = arith.mulf %866, %863 : f32
        %870 = arith.mulf %868, %865 : f32
        %871 = arith.subf %869, %870 : f32
        %872 = arith.mulf %868, %863 : f32
        %873 = arith.mulf %866, %865 : f32
        %874 = arith.addf %872, %873 : f32
        %875 = arith.mulf %836, %871 : f32
        %876 = arith.mulf %842, %874 : f32
        %877 = arith.subf %875, %876 : f32
        %878 = arith.mulf %842, %871 : f32
        %879 = arith.mulf %836, %874 : f32
        %880 = arith.addf %878, %879 : f32
        %881 = arith.cmpi slt, %0, %heads : index
        scf.if %881 {
          %882 = arith.muli %770, %heads : index
          %883 = arith.addi %882, %0 : index
          %884 = arith.muli %883, %c22 : index
          %885 = arith.addi %884, %773 : index
          memref.store %877, %q[%885] : memref<?xf32>
          %886 = arith.addi %885, %c31 : index
          memref.store %880, %q[%886] : memref<?xf32>
        } else {
          %887 = arith.addi %771, %773 : index
          memref.store %877, %15[%887] : memref<?xf32>
          %888 = arith.addi %771, %773 : index
          %889 = arith.addi %888, %c31 : index
          memref.store %880, %15[%889] : memref<?xf32>
        }
        %890 = arith.remui %815, %c20 : index
        %891 = arith.muli %890, %c22 : index
        %892 = arith.addi %891, %793 : index
        %893 = arith.divui %815, %c20 : index
        %894 = arith.addi %893, %c20 : index
        %895 = arith.muli %894, %c22 : index
        %896 = arith.addi %895, %793 : index
        %897 = memref.load %rope[%892] : memref<?xf32>
        %898 = arith.addi %892, %c31 : index
        %899 = memref.load %rope[%898] : memref<?xf32>
        %900 = memref.load %rope[%896] : memref<?xf32>
        %901 = arith.addi %896, %c31 : index
        %902 = memref.load %rope[%901] : memref<?xf32>
        %903 = arith.mulf %900, %897 : f32
        %904 = arith.mulf %902, %899 : f32
        %905 = arith.subf %903, %904 : f32
        %906 = arith.mulf %902, %897 : f32
        %907 = arith.mulf %900, %899 : f32
        %908 = arith.addf %906, %907 : f32
        %909 = arith.mulf %849, %905 : f32
        %910 = arith.mulf %855, %908 : f32
        %911 = arith.subf %909, %910 : f32
        %912 = arith.mulf %855, %905 : f32
        %913 = arith.mulf %849, %908 : f32
        %914 = arith.addf %912, %913 : f32
        scf.if %792 {
          %915 = arith.cmpi slt, %0, %heads : index
          scf.if %915 {
            %916 = arith.muli %770, %heads : index
            %917 = arith.addi %916, %0 : index
            %918 = arith.muli %917, %c22 : index
            %919 = arith.addi %918, %793 : index
            memref.store %911, %q[%919] : memref<?xf32>
            %920 = arith.addi %919, %c31 : index
            memref.store %914, %q[%920] : memref<?xf32>
          } else {
            %921 = arith.addi %771, %793 : index
            memref.store %911, %15[%921] : memref<?xf32>
            %922 = arith.addi %771, %793 : index
            %923 = arith.addi %922, %c31 : index
            memref.store %914, %15[%923] : memref<?xf32>
          }
        }
      } else {
        %924 = arith.cmpi slt, %0, %heads : index
        scf.if %924 {
          %925 = arith.muli %770, %heads : index
          %926 = arith.addi %925, %0 : index
          %927 = arith.muli %926, %c22 : index
          %928 = arith.addi %927, %773 : index
          memref.store %781, %q[%928] : memref<?xf32>
          %929 = arith.addi %928, %c31 : index
          memref.store %790, %q[%929] : memref<?xf32>
        } else {
          %930 = arith.addi %771, %773 : index
          memref.store %781, %15[%930] : memref<?xf32>
          %931 = arith.addi %771, %773 : index
          %932 = arith.addi %931, %c31 : index
          memref.store %790, %15[%932] : memref<?xf32>
        }
        scf.if %792 {
          %933 = arith.cmpi slt, %0, %heads : index
          scf.if %933 {
            %934 = arith.muli %770, %heads : index
            %935 = arith.addi %934, %0 : index
            %936 = arith.muli %935, %c22 : index
            %937 = arith.addi %936, %793 : index
            memref.store %801, %q[%937] : memref<?xf32>
            %938 = arith.addi %937, %c31 : index
            memref.store %810, %q[%938] : memref<?xf32>
          } else {
            %939 = arith.addi %771, %793 : index
            memref.store %801, %15[%939] : memref<?xf32>
            %940 = arith.addi %771, %793 : index
            %941 = arith.addi %940, %c31 : index
            memref.store %810, %15[%941] : memref<?xf32>
          }
        }
      }
    }
    %942 = arith.addi %764, %c38 : index
    %943 = arith.addi %763, %942 : index
    %944 = arith.cmpi slt, %943, %17 : index
    %945 = arith.cmpi slt, %942, %c16 : index
    %946 = arith.andi %944, %945 : i1
    scf.if %946 {
      %947 = arith.addi %763, %942 : index
      %948 = arith.muli %942, %c22 : index
      %949 = wave.lane
      %950 = arith.addi %949, %c8 : index
      %951 = arith.cmpi eq, %hasBias, %c9 : index
      %952 = arith.addi %948, %950 : index
      %953 = memref.load %15[%952] : memref<?xf32>
      %954 = arith.muli %0, %c22 : index
      %955 = arith.addi %954, %950 : index
      %956 = memref.load %bias[%955] : memref<?xf32>
      %957 = arith.addf %953, %956 : f32
      %958 = arith.select %951, %957, %953 : f32
      %959 = arith.addi %950, %c31 : index
      %960 = arith.cmpi eq, %hasBias, %c9 : index
      %961 = arith.addi %948, %959 : index
      %962 = memref.load %15[%961] : memref<?xf32>
      %963 = arith.muli %0, %c22 : index
      %964 = arith.addi %963, %959 : index
      %965 = memref.load %bias[%964] : memref<?xf32>
      %966 = arith.addf %962, %965 : f32
      %967 = arith.select %960, %966, %962 : f32
      %968 = arith.addi %949, %c4 : index
      %969 = arith.cmpi slt, %968, %c31 : index
      %970 = arith.minsi %968, %c32 : index
      %971 = arith.cmpi eq, %hasBias, %c9 : index
      %972 = arith.addi %948, %970 : index
      %973 = memref.load %15[%972] : memref<?xf32>
      %974 = arith.muli %0, %c22 : index
      %975 = arith.addi %974, %970 : index
      %976 = memref.load %bias[%975] : memref<?xf32>
      %977 = arith.addf %973, %976 : f32
      %978 = arith.select %971, %977, %973 : f32
      %979 = arith.addi %970, %c31 : index
      %980 = arith.cmpi eq, %hasBias, %c9 : index
      %981 = arith.addi %948, %979 : index
      %982 = memref.load %15[%981] : memref<?xf32>
      %983 = arith.muli %0, %c22 : index
      %984 = arith.addi %983, %979 : index
      %985 = memref.load %bias[%984] : memref<?xf32>
      %986 = arith.addf %982, %985 : f32
      %987 = arith.select %980, %986, %982 : f32
      %988 = arith.addi %heads, %kvHeads : index
      %989 = arith.cmpi slt, %0, %988 : index
      scf.if %989 {
        %990 = arith.addi %positionsAt, %947 : index
        %991 = memref.load %step[%990] : memref<?xi32>
        %992 = arith.index_cast %991 : i32 to index
        %993 = arith.cmpi eq, %hasNorm, %c9 : index
        %994 = math.fma %958, %958, %c35 : f32
        %995 = math.fma %967, %967, %994 : f32
        %996 = math.fma %978, %978, %995 : f32
        %997 = arith.select %969, %996, %995 : f32
        %998 = math.fma %987, %987, %997 : f32
        %999 = arith.select %969, %998, %997 : f32
        %1000 = vector.broadcast %999 : f32 to vector<1xf32>
        %1001 = wave.reduce "add" %1000 : vector<1xf32>
        %1002 = arith.mulf %1001, %inverseHeadDim : f32
        %1003 = arith.addf %1002, %epsilon : f32
        %1004 = math.sqrt %1003 : f32
        %1005 = arith.divf %c27, %1004 : f32
        %1006 = arith.cmpi slt, %0, %heads : index
        %1007 = arith.addi %950, %c31 : index
        %1008 = memref.load %query_norm[%950] : memref<?xf32>
        %1009 = memref.load %key_norm[%950] : memref<?xf32>
        %1010 = arith.select %1006, %1008, %1009 : f32
        %1011 = arith.mulf %958, %1005 : f32
        %1012 = arith.mulf %1011, %1010 : f32
        %1013 = arith.select %993, %1012, %958 : f32
        %1014 = memref.load %query_norm[%1007] : memref<?xf32>
        %1015 = memref.load %key_norm[%1007] : memref<?xf32>
        %1016 = arith.select %1006, %1014, %1015 : f32
        %1017 = arith.mulf %967, %1005 : f32
        %1018 = arith.mulf %1017, %1016 : f32
        %1019 = arith.select %993, %1018, %967 : f32
        %1020 = arith.addi %970, %c31 : index
        %1021 = memref.load %query_norm[%970] : memref<?xf32>
        %1022 = memref.load %key_norm[%970] : memref<?xf32>
        %1023 = arith.select %1006, %1021, %1022 : f32
        %1024 = arith.mulf %978, %1005 : f32
        %1025 = arith.mulf %1024, %1023 : f32
        %1026 = arith.select %993, %1025, %978 : f32
        %1027 = memref.load %query_norm[%1020] : memref<?xf32>
        %1028 = memref.load %key_norm[%1020] : memref<?xf32>
        %1029 = arith.select %1006, %1027, %1028 : f32
        %1030 = arith.mulf %987, %1005 : f32
        %1031 = arith.mulf %1030, %1029 : f32
        %1032 = arith.select %993, %1031, %987 : f32
        %1033 = arith.remui %992, %c20 : index
        %1034 = arith.muli %1033, %c22 : index
        %1035 = arith.addi %1034, %950 : index
        %1036 = arith.divui %992, %c20 : index
        %1037 = arith.addi %1036, %c20 : index
        %1038 = arith.muli %1037, %c22 : index
        %1039 = arith.addi %1038, %950 : index
        %1040 = memref.load %rope[%1035] : memref<?xf32>
        %1041 = arith.addi %1035, %c31 : index
        %1042 = memref.load %rope[%1041] : memref<?xf32>
        %1043 = memref.load %rope[%1039] : memref<?xf32>
        %1044 = arith.addi %1039, %c31 : index
        %1045 = memref.load %rope[%1044] : memref<?xf32>
        %1046 = arith.mulf %1043, %1040 : f32
        %1047 = arith.mulf %1045, %1042 : f32
        %1048 = arith.subf %1046, %1047 : f32
        %1049 = arith.mulf %1045, %1040 : f32
        %1050 = arith.mulf %1043, %1042 : f32
        %1051 = arith.addf %1049, %1050 : f32
        %1052 = arith.mulf %1013, %1048 : f32
        %1053 = arith.mulf %1019, %1051 : f32
        %1054 = arith.subf %1052, %1053 : f32
        %1055 = arith.mulf %1019, %1048 : f32
        %1056 = arith.mulf %1013, %1051 : f32
        %1057 = arith.addf %1055, %1056 : f32
        %1058 = arith.cmpi slt, %0, %heads : index
        scf.if %1058 {
          %1059 = arith.muli %947, %heads : index
          %1060 = arith.addi %1059, %0 : index
          %1061 = arith.muli %1060, %c22 : index
          %1062 = arith.addi %1061, %950 : index
          memref.store %1054, %q[%1062] : memref<?xf32>
          %1063 = arith.addi %1062, %c31 : index
          memref.store %1057, %q[%1063] : memref<?xf32>
        } else {
          %1064 = arith.addi %948, %950 : index
          memref.store %1054, %15[%1064] : memref<?xf32>
          %1065 = arith.addi %948, %950 : index
          %1066 = arith.addi %1065, %c31 : index
          memref.store %1057, %15[%1066] : memref<?xf32>
        }
        %1067 = arith.remui %992, %c20 : index
        %1068 = arith.muli %1067, %c22 : index
        %1069 = arith.addi %1068, %970 : index
        %1070 = arith.divui %992, %c20 : index
        %1071 = arith.addi %1070, %c20 : index
        %1072 = arith.muli %1071, %c22 : index
        %1073 = arith.addi %1072, %970 : index
        %1074 = memref.load %rope[%1069] : memref<?xf32>
        %1075 = arith.addi %1069, %c31 : index
        %1076 = memref.load %rope[%1075] : memref<?xf32>
        %1077 = memref.load %rope[%1073] : memref<?xf32>
        %1078 = arith.addi %1073, %c31 : index
        %1079 = memref.load %rope[%1078] : memref<?xf32>
        %1080 = arith.mulf %1077, %1074 : f32
        %1081 = arith.mulf %1079, %1076 : f32
        %1082 = arith.subf %1080, %1081 : f32
        %1083 = arith.mulf %1079, %1074 : f32
        %1084 = arith.mulf %1077, %1076 : f32
        %1085 = arith.addf %1083, %1084 : f32
        %1086 = arith.mulf %1026, %1082 : f32
        %1087 = arith.mulf %1032, %1085 : f32
        %1088 = arith.subf %1086, %1087 : f32
        %1089 = arith.mulf %1032, %1082 : f32
        %1090 = arith.mulf %1026, %1085 : f32
        %1091 = arith.addf %1089, %1090 : f32
        scf.if %969 {
          %1092 = arith.cmpi slt, %0, %heads : index
          scf.if %1092 {
            %1093 = arith.muli %947, %heads : index
            %1094 = arith.addi %1093, %0 : index
            %1095 = arith.muli %1094, %c22 : index
            %1096 = arith.addi %1095, %970 : index
            memref.store %1088, %q[%1096] : memref<?xf32>
            %1097 = arith.addi %1096, %c31 : index
            memref.store %1091, %q[%1097] : memref<?xf32>
          } else {
            %1098 = arith.addi %948, %970 : index
            memref.store %1088, %15[%1098] : memref<?xf32>
            %1099 = arith.addi %948, %970 : index
            %1100 = arith.addi %1099, %c31 : index
            memref.store %1091, %15[%1100] : memref<?xf32>
          }
        }
      } else {
        %1101 = arith.cmpi slt, %0, %heads : index
        scf.if %1101 {
          %1102 = arith.muli %947, %heads : index
          %1103 = arith.addi %1102, %0 : index
          %1104 = arith.muli %1103, %c22 : index
          %1105 = arith.addi %1104, %950 : index
          memref.store %958, %q[%1105] : memref<?xf32>
          %1106 = arith.addi %1105, %c31 : index
          memref.store %967, %q[%1106] : memref<?xf32>
        } else {
          %1107 = arith.addi %948, %950 : index
          memref.store %958, %15[%1107] : memref<?xf32>
          %1108 = arith.addi %948, %950 : index
          %1109 = arith.addi %1108, %c31 : index
          memref.store %967, %15[%1109] : memref<?xf32>
        }
        scf.if %969 {
          %1110 = arith.cmpi slt, %0, %heads : index
          scf.if %1110 {
            %1111 = arith.muli %947, %heads : index
            %1112 = arith.addi %1111, %0 : index
            %1113 = arith.muli %1112, %c22 : index
            %1114 = arith.addi %1113, %970 : index
            memref.store %978, %q[%1114] : memref<?xf32>
            %1115 = arith.addi %1114, %c31 : index
            memref.store %987, %q[%1115] : memref<?xf32>
          } else {
            %1116 = arith.addi %948, %970 : index
            memref.store %978, %15[%1116] : memref<?xf32>
            %1117 = arith.addi %948, %970 : index
            %1118 = arith.addi %1117, %c31 : index
            memref.store %987, %15[%1118] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1119 = arith.cmpi sge, %0, %heads : index
    scf.if %1119 {
      %1120 = arith.addi %764, %c8 : index
      %1121 = arith.addi %763, %1120 : index
      %1122 = arith.cmpi slt, %1121, %17 : index
      %1123 = arith.cmpi slt, %1120, %c16 : index
      %1124 = arith.andi %1122, %1123 : i1
      scf.if %1124 {
        %1125 = arith.addi %763, %1120 : index
        %1126 = arith.addi %slotsAt, %1125 : index
        %1127 = memref.load %step[%1126] : memref<?xi32>
        %1128 = arith.index_cast %1127 : i32 to index
        %1129 = arith.cmpi sge, %1128, %c8 : index
        scf.if %1129 {
          %1130 = arith.muli %1120, %c22 : index
          %1131 = arith.subi %0, %heads : index
          %1132 = memref.load %scales[%1131] : memref<?xf32>
          %1133 = vector.broadcast %1132 : f32 to vector<4xf32>
          %1134 = arith.divui %1128, %c16 : index
          %1135 = arith.remui %1128, %c16 : index
          %1136 = arith.muli %1134, %pageBytes : index
          %1137 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1137 {
            %1138 = wave.lane
            %1139 = arith.muli %1138, %c14 : index
            scf.for %1140 = %1139 to %c22 step %c5 {
              %1141 = arith.addi %1130, %1140 : index
              %1142 = vector.load %15[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = arith.mulf %1142, %1133 : vector<4xf32>
              %1144 = arith.minimumf %1143, %c42 : vector<4xf32>
              %1145 = arith.maximumf %1144, %c43 : vector<4xf32>
              %1146 = arith.truncf %1145 : vector<4xf32> to vector<4xf16>
              %1147 = vector.bitcast %1146 : vector<4xf16> to vector<8xi8>
              %1148 = arith.cmpi slt, %1131, %kvHeads : index
              scf.if %1148 {
                %1149 = arith.muli %1131, %c10 : index
                %1150 = arith.addi %1136, %1149 : index
                %1151 = arith.divui %1140, %c16 : index
                %1152 = arith.muli %1151, %c19 : index
                %1153 = arith.remui %1140, %c16 : index
                %1154 = arith.divui %1153, %c21 : index
                %1155 = arith.muli %1154, %c20 : index
                %1156 = arith.muli %1135, %c16 : index
                %1157 = arith.addi %1155, %1156 : index
                %1158 = arith.remui %1153, %c21 : index
                %1159 = arith.muli %1158, %c7 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.addi %1152, %1160 : index
                %1162 = arith.addi %1150, %1161 : index
                vector.store %1147, %kv[%1162] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1163 = arith.subi %1131, %kvHeads : index
                %1164 = arith.muli %1163, %c10 : index
                %1165 = arith.addi %1136, %1164 : index
                %1166 = arith.addi %1140, %c8 : index
                %1167 = arith.divui %1166, %c16 : index
                %1168 = arith.muli %1167, %c19 : index
                %1169 = arith.addi %1168, %c28 : index
                %1170 = arith.remui %1166, %c16 : index
                %1171 = arith.divui %1135, %c7 : index
                %1172 = arith.remui %1135, %c7 : index
                %1173 = arith.muli %1172, %c21 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.divui %1174, %c21 : index
                %1176 = arith.muli %1175, %c20 : index
                %1177 = arith.muli %1170, %c16 : index
                %1178 = arith.addi %1176, %1177 : index
                %1179 = arith.remui %1174, %c21 : index
                %1180 = arith.muli %1179, %c7 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.addi %1169, %1181 : index
                %1183 = arith.addi %1165, %1182 : index
                %1184 = vector.shuffle %1147, %1147 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1184, %kv[%1183] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1185 = arith.addi %1140, %c9 : index
                %1186 = arith.divui %1185, %c16 : index
                %1187 = arith.muli %1186, %c19 : index
                %1188 = arith.addi %1187, %c28 : index
                %1189 = arith.remui %1185, %c16 : index
                %1190 = arith.divui %1135, %c7 : index
                %1191 = arith.remui %1135, %c7 : index
                %1192 = arith.muli %1191, %c21 : index
                %1193 = arith.addi %1190, %1192 : index
                %1194 = arith.divui %1193, %c21 : index
                %1195 = arith.muli %1194, %c20 : index
                %1196 = arith.muli %1189, %c16 : index
                %1197 = arith.addi %1195, %1196 : index
                %1198 = arith.remui %1193, %c21 : index
                %1199 = arith.muli %1198, %c7 : index
                %1200 = arith.addi %1197, %1199 : index
                %1201 = arith.addi %1188, %1200 : index
                %1202 = arith.addi %1165, %1201 : index
                %1203 = vector.shuffle %1147, %1147 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1203, %kv[%1202] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1204 = arith.addi %1140, %c7 : index
                %1205 = arith.divui %1204, %c16 : index
                %1206 = arith.muli %1205, %c19 : index
                %1207 = arith.addi %1206, %c28 : index
                %1208 = arith.remui %1204, %c16 : index
                %1209 = arith.divui %1135, %c7 : index
                %1210 = arith.remui %1135, %c7 : index
                %1211 = arith.muli %1210, %c21 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.divui %1212, %c21 : index
                %1214 = arith.muli %1213, %c20 : index
                %1215 = arith.muli %1208, %c16 : index
                %1216 = arith.addi %1214, %1215 : index
                %1217 = arith.remui %1212, %c21 : index
                %1218 = arith.muli %1217, %c7 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.addi %1207, %1219 : index
                %1221 = arith.addi %1165, %1220 : index
                %1222 = vector.shuffle %1147, %1147 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1222, %kv[%1221] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1223 = arith.addi %1140, %c2 : index
                %1224 = arith.divui %1223, %c16 : index
                %1225 = arith.muli %1224, %c19 : index
                %1226 = arith.addi %1225, %c28 : index
                %1227 = arith.remui %1223, %c16 : index
                %1228 = arith.divui %1135, %c7 : index
                %1229 = arith.remui %1135, %c7 : index
                %1230 = arith.muli %1229, %c21 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.divui %1231, %c21 : index
                %1233 = arith.muli %1232, %c20 : index
                %1234 = arith.muli %1227, %c16 : index
                %1235 = arith.addi %1233, %1234 : index
                %1236 = arith.remui %1231, %c21 : index
                %1237 = arith.muli %1236, %c7 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.addi %1226, %1238 : index
                %1240 = arith.addi %1165, %1239 : index
                %1241 = vector.shuffle %1147, %1147 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1241, %kv[%1240] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1242 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1242 {
            %1243 = wave.lane
            %1244 = arith.muli %1243, %c14 : index
            scf.for %1245 = %1244 to %c22 step %c5 {
              %1246 = arith.addi %1130, %1245 : index
              %1247 = vector.load %15[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1248 = arith.mulf %1247, %1133 : vector<4xf32>
              %1249 = wave.fp8_encode "e4m3" %1248 : vector<4xf32> -> vector<4xi8>
              %1250 = arith.cmpi slt, %1131, %kvHeads : index
              scf.if %1250 {
                %1251 = arith.muli %1131, %c28 : index
                %1252 = arith.addi %1136, %1251 : index
                %1253 = vector.shuffle %1249, %1249 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1254 = arith.divui %1245, %c16 : index
                %1255 = arith.muli %1254, %c20 : index
                %1256 = arith.remui %1245, %c16 : index
                %1257 = arith.muli %1135, %c16 : index
                %1258 = arith.divui %1256, %c14 : index
                %1259 = arith.muli %1258, %c14 : index
                %1260 = arith.remui %1256, %c7 : index
                %1261 = arith.muli %1260, %c7 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.divui %1256, %c7 : index
                %1264 = arith.remui %1263, %c7 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.addi %1257, %1265 : index
                %1267 = arith.addi %1255, %1266 : index
                %1268 = arith.addi %1252, %1267 : index
                vector.store %1253, %kv[%1268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1269 = arith.subi %1131, %kvHeads : index
                %1270 = arith.muli %1269, %c28 : index
                %1271 = arith.addi %1136, %1270 : index
                %1272 = arith.addi %1245, %c8 : index
                %1273 = arith.divui %1272, %c16 : index
                %1274 = arith.muli %1273, %c20 : index
                %1275 = arith.addi %1274, %c11 : index
                %1276 = arith.remui %1272, %c16 : index
                %1277 = arith.divui %1135, %c7 : index
                %1278 = arith.remui %1135, %c7 : index
                %1279 = arith.muli %1278, %c21 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.muli %1276, %c16 : index
                %1282 = arith.divui %1280, %c14 : index
                %1283 = arith.muli %1282, %c14 : index
                %1284 = arith.remui %1280, %c7 : index
                %1285 = arith.muli %1284, %c7 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.divui %1280, %c7 : index
                %1288 = arith.remui %1287, %c7 : index
                %1289 = arith.addi %1286, %1288 : index
                %1290 = arith.addi %1281, %1289 : index
                %1291 = arith.addi %1275, %1290 : index
                %1292 = arith.addi %1271, %1291 : index
                %1293 = vector.shuffle %1249, %1249 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1293, %kv[%1292] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1294 = arith.addi %1245, %c9 : index
                %1295 = arith.divui %1294, %c16 : index
                %1296 = arith.muli %1295, %c20 : index
                %1297 = arith.addi %1296, %c11 : index
                %1298 = arith.remui %1294, %c16 : index
                %1299 = arith.divui %1135, %c7 : index
                %1300 = arith.remui %1135, %c7 : index
                %1301 = arith.muli %1300, %c21 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.muli %1298, %c16 : index
                %1304 = arith.divui %1302, %c14 : index
                %1305 = arith.muli %1304, %c14 : index
                %1306 = arith.remui %1302, %c7 : index
                %1307 = arith.muli %1306, %c7 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.divui %1302, %c7 : index
                %1310 = arith.remui %1309, %c7 : index
                %1311 = arith.addi %1308, %1310 : index
                %1312 = arith.addi %1303, %1311 : index
                %1313 = arith.addi %1297, %1312 : index
                %1314 = arith.addi %1271, %1313 : index
                %1315 = vector.shuffle %1249, %1249 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1315, %kv[%1314] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1316 = arith.addi %1245, %c7 : index
                %1317 = arith.divui %1316, %c16 : index
                %1318 = arith.muli %1317, %c20 : index
                %1319 = arith.addi %1318, %c11 : index
                %1320 = arith.remui %1316, %c16 : index
                %1321 = arith.divui %1135, %c7 : index
                %1322 = arith.remui %1135, %c7 : index
                %1323 = arith.muli %1322, %c21 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.muli %1320, %c16 : index
                %1326 = arith.divui %1324, %c14 : index
                %1327 = arith.muli %1326, %c14 : index
                %1328 = arith.remui %1324, %c7 : index
                %1329 = arith.muli %1328, %c7 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.divui %1324, %c7 : index
                %1332 = arith.remui %1331, %c7 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.addi %1325, %1333 : index
                %1335 = arith.addi %1319, %1334 : index
                %1336 = arith.addi %1271, %1335 : index
                %1337 = vector.shuffle %1249, %1249 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1337, %kv[%1336] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1338 = arith.addi %1245, %c2 : index
                %1339 = arith.divui %1338, %c16 : index
                %1340 = arith.muli %1339, %c20 : index
                %1341 = arith.addi %1340, %c11 : index
                %1342 = arith.remui %1338, %c16 : index
                %1343 = arith.divui %1135, %c7 : index
                %1344 = arith.remui %1135, %c7 : index
                %1345 = arith.muli %1344, %c21 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.muli %1342, %c16 : index
                %1348 = arith.divui %1346, %c14 : index
                %1349 = arith.muli %1348, %c14 : index
                %1350 = arith.remui %1346, %c7 : index
                %1351 = arith.muli %1350, %c7 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.divui %1346, %c7 : index
                %1354 = arith.remui %1353, %c7 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.addi %1347, %1355 : index
                %1357 = arith.addi %1341, %1356 : index
                %1358 = arith.addi %1271, %1357 : index
                %1359 = vector.shuffle %1249, %1249 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1359, %kv[%1358] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1360 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1360 {
            %1361 = wave.lane
            %1362 = arith.muli %1361, %c14 : index
            scf.for %1363 = %1362 to %c22 step %c5 {
              %1364 = arith.addi %1130, %1363 : index
              %1365 = vector.load %15[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1366 = arith.mulf %1365, %1133 : vector<4xf32>
              %1367 = wave.fp8_encode "e5m2" %1366 : vector<4xf32> -> vector<4xi8>
              %1368 = arith.cmpi slt, %1131, %kvHeads : index
              scf.if %1368 {
                %1369 = arith.muli %1131, %c28 : index
                %1370 = arith.addi %1136, %1369 : index
                %1371 = vector.shuffle %1367, %1367 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1372 = arith.divui %1363, %c16 : index
                %1373 = arith.muli %1372, %c20 : index
                %1374 = arith.remui %1363, %c16 : index
                %1375 = arith.muli %1135, %c16 : index
                %1376 = arith.divui %1374, %c14 : index
                %1377 = arith.muli %1376, %c14 : index
                %1378 = arith.remui %1374, %c7 : index
                %1379 = arith.muli %1378, %c7 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.divui %1374, %c7 : index
                %1382 = arith.remui %1381, %c7 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.addi %1375, %1383 : index
                %1385 = arith.addi %1373, %1384 : index
                %1386 = arith.addi %1370, %1385 : index
                vector.store %1371, %kv[%1386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1387 = arith.subi %1131, %kvHeads : index
                %1388 = arith.muli %1387, %c28 : index
                %1389 = arith.addi %1136, %1388 : index
                %1390 = arith.addi %1363, %c8 : index
                %1391 = arith.divui %1390, %c16 : index
                %1392 = arith.muli %1391, %c20 : index
                %1393 = arith.addi %1392, %c11 : index
                %1394 = arith.remui %1390, %c16 : index
                %1395 = arith.divui %1135, %c7 : index
                %1396 = arith.remui %1135, %c7 : index
                %1397 = arith.muli %1396, %c21 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.muli %1394, %c16 : index
                %1400 = arith.divui %1398, %c14 : index
                %1401 = arith.muli %1400, %c14 : index
                %1402 = arith.remui %1398, %c7 : index
                %1403 = arith.muli %1402, %c7 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.divui %1398, %c7 : index
                %1406 = arith.remui %1405, %c7 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.addi %1399, %1407 : index
                %1409 = arith.addi %1393, %1408 : index
                %1410 = arith.addi %1389, %1409 : index
                %1411 = vector.shuffle %1367, %1367 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1411, %kv[%1410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1412 = arith.addi %1363, %c9 : index
                %1413 = arith.divui %1412, %c16 : index
                %1414 = arith.muli %1413, %c20 : index
                %1415 = arith.addi %1414, %c11 : index
                %1416 = arith.remui %1412, %c16 : index
                %1417 = arith.divui %1135, %c7 : index
                %1418 = arith.remui %1135, %c7 : index
                %1419 = arith.muli %1418, %c21 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.muli %1416, %c16 : index
                %1422 = arith.divui %1420, %c14 : index
                %1423 = arith.muli %1422, %c14 : index
                %1424 = arith.remui %1420, %c7 : index
                %1425 = arith.muli %1424, %c7 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.divui %1420, %c7 : index
                %1428 = arith.remui %1427, %c7 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.addi %1421, %1429 : index
                %1431 = arith.addi %1415, %1430 : index
                %1432 = arith.addi %1389, %1431 : index
                %1433 = vector.shuffle %1367, %1367 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1433, %kv[%1432] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1434 = arith.addi %1363, %c7 : index
                %1435 = arith.divui %1434, %c16 : index
                %1436 = arith.muli %1435, %c20 : index
                %1437 = arith.addi %1436, %c11 : index
                %1438 = arith.remui %1434, %c16 : index
                %1439 = arith.divui %1135, %c7 : index
                %1440 = arith.remui %1135, %c7 : index
                %1441 = arith.muli %1440, %c21 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.muli %1438, %c16 : index
                %1444 = arith.divui %1442, %c14 : index
                %1445 = arith.muli %1444, %c14 : index
                %1446 = arith.remui %1442, %c7 : index
                %1447 = arith.muli %1446, %c7 : index
                %1448 = arith.addi %1445, %1447 : index
                %1449 = arith.divui %1442, %c7 : index
                %1450 = arith.remui %1449, %c7 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.addi %1443, %1451 : index
                %1453 = arith.addi %1437, %1452 : index
                %1454 = arith.addi %1389, %1453 : index
                %1455 = vector.shuffle %1367, %1367 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1455, %kv[%1454] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1456 = arith.addi %1363, %c2 : index
                %1457 = arith.divui %1456, %c16 : index
                %1458 = arith.muli %1457, %c20 : index
                %1459 = arith.addi %1458, %c11 : index
                %1460 = arith.remui %1456, %c16 : index
                %1461 = arith.divui %1135, %c7 : index
                %1462 = arith.remui %1135, %c7 : index
                %1463 = arith.muli %1462, %c21 : index
                %1464 = arith.addi %1461, %1463 : index
                %1465 = arith.muli %1460, %c16 : index
                %1466 = arith.divui %1464, %c14 : index
                %1467 = arith.muli %1466, %c14 : index
                %1468 = arith.remui %1464, %c7 : index
                %1469 = arith.muli %1468, %c7 : index
                %1470 = arith.addi %1467, %1469 : index
                %1471 = arith.divui %1464, %c7 : index
                %1472 = arith.remui %1471, %c7 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.addi %1465, %1473 : index
                %1475 = arith.addi %1459, %1474 : index
                %1476 = arith.addi %1389, %1475 : index
                %1477 = vector.shuffle %1367, %1367 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1477, %kv[%1476] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1478 = arith.addi %764, %c38 : index
      %1479 = arith.addi %763, %1478 : index
      %1480 = arith.cmpi slt, %1479, %17 : index
      %1481 = arith.cmpi slt, %1478, %c16 : index
      %1482 = arith.andi %1480, %1481 : i1
      scf.if %1482 {
        %1483 = arith.addi %763, %1478 : index
        %1484 = arith.addi %slotsAt, %1483 : index
        %1485 = memref.load %step[%1484] : memref<?xi32>
        %1486 = arith.index_cast %1485 : i32 to index
        %1487 = arith.cmpi sge, %1486, %c8 : index
        scf.if %1487 {
          %1488 = arith.muli %1478, %c22 : index
          %1489 = arith.subi %0, %heads : index
          %1490 = memref.load %scales[%1489] : memref<?xf32>
          %1491 = vector.broadcast %1490 : f32 to vector<4xf32>
          %1492 = arith.divui %1486, %c16 : index
          %1493 = arith.remui %1486, %c16 : index
          %1494 = arith.muli %1492, %pageBytes : index
          %1495 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1495 {
            %1496 = wave.lane
            %1497 = arith.muli %1496, %c14 : index
            scf.for %1498 = %1497 to %c22 step %c5 {
              %1499 = arith.addi %1488, %1498 : index
              %1500 = vector.load %15[%1499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1501 = arith.mulf %1500, %1491 : vector<4xf32>
              %1502 = arith.minimumf %1501, %c42 : vector<4xf32>
              %1503 = arith.maximumf %1502, %c43 : vector<4xf32>
              %1504 = arith.truncf %1503 : vector<4xf32> to vector<4xf16>
              %1505 = vector.bitcast %1504 : vector<4xf16> to vector<8xi8>
              %1506 = arith.cmpi slt, %1489, %kvHeads : index
              scf.if %1506 {
                %1507 = arith.muli %1489, %c10 : index
                %1508 = arith.addi %1494, %1507 : index
                %1509 = arith.divui %1498, %c16 : index
                %1510 = arith.muli %1509, %c19 : index
                %1511 = arith.remui %1498, %c16 : index
                %1512 = arith.divui %1511, %c21 : index
                %1513 = arith.muli %1512, %c20 : index
                %1514 = arith.muli %1493, %c16 : index
                %1515 = arith.addi %1513, %1514 : index
                %1516 = arith.remui %1511, %c21 : index
                %1517 = arith.muli %1516, %c7 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.addi %1510, %1518 : index
                %1520 = arith.addi %1508, %1519 : index
                vector.store %1505, %kv[%1520] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1521 = arith.subi %1489, %kvHeads : index
                %1522 = arith.muli %1521, %c10 : index
                %1523 = arith.addi %1494, %1522 : index
                %1524 = arith.addi %1498, %c8 : index
                %1525 = arith.divui %1524, %c16 : index
                %1526 = arith.muli %1525, %c19 : index
                %1527 = arith.addi %1526, %c28 : index
                %1528 = arith.remui %1524, %c16 : index
                %1529 = arith.divui %1493, %c7 : index
                %1530 = arith.remui %1493, %c7 : index
                %1531 = arith.muli %1530, %c21 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1532, %c21 : index
                %1534 = arith.muli %1533, %c20 : index
                %1535 = arith.muli %1528, %c16 : index
                %1536 = arith.addi %1534, %1535 : index
                %1537 = arith.remui %1532, %c21 : index
                %1538 = arith.muli %1537, %c7 : index
                %1539 = arith.addi %1536, %1538 : index
                %1540 = arith.addi %1527, %1539 : index
                %1541 = arith.addi %1523, %1540 : index
                %1542 = vector.shuffle %1505, %1505 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1542, %kv[%1541] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1543 = arith.addi %1498, %c9 : index
                %1544 = arith.divui %1543, %c16 : index
                %1545 = arith.muli %1544, %c19 : index
                %1546 = arith.addi %1545, %c28 : index
                %1547 = arith.remui %1543, %c16 : index
                %1548 = arith.divui %1493, %c7 : index
                %1549 = arith.remui %1493, %c7 : index
                %1550 = arith.muli %1549, %c21 : index
                %1551 = arith.addi %1548, %1550 : index
                %1552 = arith.divui %1551, %c21 : index
                %1553 = arith.muli %1552, %c20 : index
                %1554 = arith.muli %1547, %c16 : index
                %1555 = arith.addi %1553, %1554 : index
                %1556 = arith.remui %1551, %c21 : index
                %1557 = arith.muli %1556, %c7 : index
                %1558 = arith.addi %1555, %1557 : index
                %1559 = arith.addi %1546, %1558 : index
                %1560 = arith.addi %1523, %1559 : index
                %1561 = vector.shuffle %1505, %1505 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1561, %kv[%1560] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1562 = arith.addi %1498, %c7 : index
                %1563 = arith.divui %1562, %c16 : index
                %1564 = arith.muli %1563, %c19 : index
                %1565 = arith.addi %1564, %c28 : index
                %1566 = arith.remui %1562, %c16 : index
                %1567 = arith.divui %1493, %c7 : index
                %1568 = arith.remui %1493, %c7 : index
                %1569 = arith.muli %1568, %c21 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.divui %1570, %c21 : index
                %1572 = arith.muli %1571, %c20 : index
                %1573 = arith.muli %1566, %c16 : index
                %1574 = arith.addi %1572, %1573 : index
                %1575 = arith.remui %1570, %c21 : index
                %1576 = arith.muli %1575, %c7 : index
                %1577 = arith.addi %1574, %1576 : index
                %1578 = arith.addi %1565, %1577 : index
                %1579 = arith.addi %1523, %1578 : index
                %1580 = vector.shuffle %1505, %1505 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1580, %kv[%1579] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1581 = arith.addi %1498, %c2 : index
                %1582 = arith.divui %1581, %c16 : index
                %1583 = arith.muli %1582, %c19 : index
                %1584 = arith.addi %1583, %c28 : index
                %1585 = arith.remui %1581, %c16 : index
                %1586 = arith.divui %1493, %c7 : index
                %1587 = arith.remui %1493, %c7 : index
                %1588 = arith.muli %1587, %c21 : index
                %1589 = arith.addi %1586, %1588 : index
                %1590 = arith.divui %1589, %c21 : index
                %1591 = arith.muli %1590, %c20 : index
                %1592 = arith.muli %1585, %c16 : index
                %1593 = arith.addi %1591, %1592 : index
                %1594 = arith.remui %1589, %c21 : index
                %1595 = arith.muli %1594, %c7 : index
                %1596 = arith.addi %1593, %1595 : index
                %1597 = arith.addi %1584, %1596 : index
                %1598 = arith.addi %1523, %1597 : index
                %1599 = vector.shuffle %1505, %1505 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1599, %kv[%1598] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1600 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1600 {
            %1601 = wave.lane
            %1602 = arith.muli %1601, %c14 : index
            scf.for %1603 = %1602 to %c22 step %c5 {
              %1604 = arith.addi %1488, %1603 : index
              %1605 = vector.load %15[%1604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1606 = arith.mulf %1605, %1491 : vector<4xf32>
              %1607 = wave.fp8_encode "e4m3" %1606 : vector<4xf32> -> vector<4xi8>
              %1608 = arith.cmpi slt, %1489, %kvHeads : index
              scf.if %1608 {
                %1609 = arith.muli %1489, %c28 : index
                %1610 = arith.addi %1494, %1609 : index
                %1611 = vector.shuffle %1607, %1607 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1612 = arith.divui %1603, %c16 : index
                %1613 = arith.muli %1612, %c20 : index
                %1614 = arith.remui %1603, %c16 : index
                %1615 = arith.muli %1493, %c16 : index
                %1616 = arith.divui %1614, %c14 : index
                %1617 = arith.muli %1616, %c14 : index
                %1618 = arith.remui %1614, %c7 : index
                %1619 = arith.muli %1618, %c7 : index
                %1620 = arith.addi %1617, %1619 : index
                %1621 = arith.divui %1614, %c7 : index
                %1622 = arith.remui %1621, %c7 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.addi %1615, %1623 : index
                %1625 = arith.addi %1613, %1624 : index
                %1626 = arith.addi %1610, %1625 : index
                vector.store %1611, %kv[%1626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1627 = arith.subi %1489, %kvHeads : index
                %1628 = arith.muli %1627, %c28 : index
                %1629 = arith.addi %1494, %1628 : index
                %1630 = arith.addi %1603, %c8 : index
                %1631 = arith.divui %1630, %c16 : index
                %1632 = arith.muli %1631, %c20 : index
                %1633 = arith.addi %1632, %c11 : index
                %1634 = arith.remui %1630, %c16 : index
                %1635 = arith.divui %1493, %c7 : index
                %1636 = arith.remui %1493, %c7 : index
                %1637 = arith.muli %1636, %c21 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.muli %1634, %c16 : index
                %1640 = arith.divui %1638, %c14 : index
                %1641 = arith.muli %1640, %c14 : index
                %1642 = arith.remui %1638, %c7 : index
                %1643 = arith.muli %1642, %c7 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.divui %1638, %c7 : index
                %1646 = arith.remui %1645, %c7 : index
                %1647 = arith.addi %1644, %1646 : index
                %1648 = arith.addi %1639, %1647 : index
                %1649 = arith.addi %1633, %1648 : index
                %1650 = arith.addi %1629, %1649 : index
                %1651 = vector.shuffle %1607, %1607 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1651, %kv[%1650] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1652 = arith.addi %1603, %c9 : index
                %1653 = arith.divui %1652, %c16 : index
                %1654 = arith.muli %1653, %c20 : index
                %1655 = arith.addi %1654, %c11 : index
                %1656 = arith.remui %1652, %c16 : index
                %1657 = arith.divui %1493, %c7 : index
                %1658 = arith.remui %1493, %c7 : index
                %1659 = arith.muli %1658, %c21 : index
                %1660 = arith.addi %1657, %1659 : index
                %1661 = arith.muli %1656, %c16 : index
                %1662 = arith.divui %1660, %c14 : index
                %1663 = arith.muli %1662, %c14 : index
                %1664 = arith.remui %1660, %c7 : index
                %1665 = arith.muli %1664, %c7 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.divui %1660, %c7 : index
                %1668 = arith.remui %1667, %c7 : index
                %1669 = arith.addi %1666, %1668 : index
                %1670 = arith.addi %1661, %1669 : index
                %1671 = arith.addi %1655, %1670 : index
                %1672 = arith.addi %1629, %1671 : index
                %1673 = vector.shuffle %1607, %1607 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1673, %kv[%1672] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1674 = arith.addi %1603, %c7 : index
                %1675 = arith.divui %1674, %c16 : index
                %1676 = arith.muli %1675, %c20 : index
                %1677 = arith.addi %1676, %c11 : index
                %1678 = arith.remui %1674, %c16 : index
                %1679 = arith.divui %1493, %c7 : index
                %1680 = arith.remui %1493, %c7 : index
                %1681 = arith.muli %1680, %c21 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.muli %1678, %c16 : index
                %1684 = arith.divui %1682, %c14 : index
                %1685 = arith.muli %1684, %c14 : index
                %1686 = arith.remui %1682, %c7 : index
                %1687 = arith.muli %1686, %c7 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.divui %1682, %c7 : index
                %1690 = arith.remui %1689, %c7 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.addi %1683, %1691 : index
                %1693 = arith.addi %1677, %1692 : index
                %1694 = arith.addi %1629, %1693 : index
                %1695 = vector.shuffle %1607, %1607 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1695, %kv[%1694] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1696 = arith.addi %1603, %c2 : index
                %1697 = arith.divui %1696, %c16 : index
                %1698 = arith.muli %1697, %c20 : index
                %1699 = arith.addi %1698, %c11 : index
                %1700 = arith.remui %1696, %c16 : index
                %1701 = arith.divui %1493, %c7 : index
                %1702 = arith.remui %1493, %c7 : index
                %1703 = arith.muli %1702, %c21 : index
                %1704 = arith.addi %1701, %1703 : index
                %1705 = arith.muli %1700, %c16 : index
                %1706 = arith.divui %1704, %c14 : index
                %1707 = arith.muli %1706, %c14 : index
                %1708 = arith.remui %1704, %c7 : index
                %1709 = arith.muli %1708, %c7 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.divui %1704, %c7 : index
                %1712 = arith.remui %1711, %c7 : index
                %1713 = arith.addi %1710, %1712 : index
                %1714 = arith.addi %1705, %1713 : index
                %1715 = arith.addi %1699, %1714 : index
                %1716 = arith.addi %1629, %1715 : index
                %1717 = vector.shuffle %1607, %1607 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1717, %kv[%1716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1718 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1718 {
            %1719 = wave.lane
            %1720 = arith.muli %1719, %c14 : index
            scf.for %1721 = %1720 to %c22 step %c5 {
              %1722 = arith.addi %1488, %1721 : index
              %1723 = vector.load %15[%1722] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1724 = arith.mulf %1723, %1491 : vector<4xf32>
              %1725 = wave.fp8_encode "e5m2" %1724 : vector<4xf32> -> vector<4xi8>
              %1726 = arith.cmpi slt, %1489, %kvHeads : index
              scf.if %1726 {
                %1727 = arith.muli %1489, %c28 : index
                %1728 = arith.addi %1494, %1727 : index
                %1729 = vector.shuffle %1725, %1725 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1730 = arith.divui %1721, %c16 : index
                %1731 = arith.muli %1730, %c20 : index
                %1732 = arith.remui %1721, %c16 : index
                %1733 = arith.muli %1493, %c16 : index
                %1734 = arith.divui %1732, %c14 : index
                %1735 = arith.muli %1734, %c14 : index
                %1736 = arith.remui %1732, %c7 : index
                %1737 = arith.muli %1736, %c7 : index
                %1738 = arith.addi %1735, %1737 : index
                %1739 = arith.divui %1732, %c7 : index
                %1740 = arith.remui %1739, %c7 : index
                %1741 = arith.addi %1738, %1740 : index
                %1742 = arith.addi %1733, %1741 : index
                %1743 = arith.addi %1731, %1742 : index
                %1744 = arith.addi %1728, %1743 : index
                vector.store %1729, %kv[%1744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1745 = arith.subi %1489, %kvHeads : index
                %1746 = arith.muli %1745, %c28 : index
                %1747 = arith.addi %1494, %1746 : index
                %1748 = arith.addi %1721, %c8 : index
                %1749 = arith.divui %1748, %c16 : index
                %1750 = arith.muli %1749, %c20 : index
                %1751 = arith.addi %1750, %c11 : index
                %1752 = arith.remui %1748, %c16 : index
                %1753 = arith.divui %1493, %c7 : index
                %1754 = arith.remui %1493, %c7 : index
                %1755 = arith.muli %1754, %c21 : index
                %1756 = arith.addi %1753, %1755 : index
                %1757 = arith.muli %1752, %c16 : index
                %1758 = arith.divui %1756, %c14 : index
                %1759 = arith.muli %1758, %c14 : index
                %1760 = arith.remui %1756, %c7 : index
                %1761 = arith.muli %1760, %c7 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.divui %1756, %c7 : index
                %1764 = arith.remui %1763, %c7 : index
                %1765 = arith.addi %1762, %1764 : index
                %1766 = arith.addi %1757, %1765 : index
                %1767 = arith.addi %1751, %1766 : index
                %1768 = arith.addi %1747, %1767 : index
                %1769 = vector.shuffle %1725, %1725 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1769, %kv[%1768] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1770 = arith.addi %1721, %c9 : index
                %1771 = arith.divui %1770, %c16 : index
                %1772 = arith.muli %1771, %c20 : index
                %1773 = arith.addi %1772, %c11 : index
                %1774 = arith.remui %1770, %c16 : index
                %1775 = arith.divui %1493, %c7 : index
                %1776 = arith.remui %1493, %c7 : index
                %1777 = arith.muli %1776, %c21 : index
                %1778 = arith.addi %1775, %1777 : index
                %1779 = arith.muli %1774, %c16 : index
                %1780 = arith.divui %1778, %c14 : index
                %1781 = arith.muli %1780, %c14 : index
                %1782 = arith.remui %1778, %c7 : index
                %1783 = arith.muli %1782, %c7 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.divui %1778, %c7 : index
                %1786 = arith.remui %1785, %c7 : index
                %1787 = arith.addi %1784, %1786 : index
                %1788 = arith.addi %1779, %1787 : index
                %1789 = arith.addi %1773, %1788 : index
                %1790 = arith.addi %1747, %1789 : index
                %1791 = vector.shuffle %1725, %1725 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1791, %kv[%1790] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1792 = arith.addi %1721, %c7 : index
                %1793 = arith.divui %1792, %c16 : index
                %1794 = arith.muli %1793, %c20 : index
                %1795 = arith.addi %1794, %c11 : index
                %1796 = arith.remui %1792, %c16 : index
                %1797 = arith.divui %1493, %c7 : index
                %1798 = arith.remui %1493, %c7 : index
                %1799 = arith.muli %1798, %c21 : index
                %1800 = arith.addi %1797, %1799 : index
                %1801 = arith.muli %1796, %c16 : index
                %1802 = arith.divui %1800, %c14 : index
                %1803 = arith.muli %1802, %c14 : index
                %1804 = arith.remui %1800, %c7 : index
                %1805 = arith.muli %1804, %c7 : index
                %1806 = arith.addi %1803, %1805 : index
                %1807 = arith.divui %1800, %c7 : index
                %1808 = arith.remui %1807, %c7 : index
                %1809 = arith.addi %1806, %1808 : index
                %1810 = arith.addi %1801, %1809 : index
                %1811 = arith.addi %1795, %1810 : index
                %1812 = arith.addi %1747, %1811 : index
                %1813 = vector.shuffle %1725, %1725 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1813, %kv[%1812] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1814 = arith.addi %1721, %c2 : index
                %1815 = arith.divui %1814, %c16 : index
                %1816 = arith.muli %1815, %c20 : index
                %1817 = arith.addi %1816, %c11 : index
                %1818 = arith.remui %1814, %c16 : index
                %1819 = arith.divui %1493, %c7 : index
                %1820 = arith.remui %1493, %c7 : index
                %1821 = arith.muli %1820, %c21 : index
                %1822 = arith.addi %1819, %1821 : index
                %1823 = arith.muli %1818, %c16 : index
                %1824 = arith.divui %1822, %c14 : index
                %1825 = arith.muli %1824, %c14 : index
                %1826 = arith.remui %1822, %c7 : index
                %1827 = arith.muli %1826, %c7 : index
                %1828 = arith.addi %1825, %1827 : index
                %1829 = arith.divui %1822, %c7 : index
                %1830 = arith.remui %1829, %c7 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.addi %1823, %1831 : index
                %1833 = arith.addi %1817, %1832 : index
                %1834 = arith.addi %1747, %1833 : index
                %1835 = vector.shuffle %1725, %1725 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1835, %kv[%1834] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1836 = arith.addi %18, %c16 : index
    %1837 = wave.lane
    %1838 = arith.muli %3, %c7 : index
    %1839 = arith.muli %1838, %c20 : index
    %1840 = arith.addi %1839, %1837 : index
    %1841 = arith.muli %4, %c11 : index
    %1842 = arith.addi %1841, %1840 : index
    %1843 = arith.addi %1842, %c8 : index
    %1844 = arith.addi %1843, %c8 : index
    %1845 = vector.extract %446#2[0] : f32 from vector<8xf32>
    memref.store %1845, %14[%1844] : memref<?xf32>
    %1846 = arith.muli %4, %c11 : index
    %1847 = arith.addi %1846, %1840 : index
    %1848 = arith.addi %1847, %c8 : index
    %1849 = arith.addi %1848, %c4 : index
    %1850 = vector.extract %446#2[1] : f32 from vector<8xf32>
    memref.store %1850, %14[%1849] : memref<?xf32>
    %1851 = arith.muli %4, %c11 : index
    %1852 = arith.addi %1851, %1840 : index
    %1853 = arith.addi %1852, %c8 : index
    %1854 = arith.addi %1853, %c12 : index
    %1855 = vector.extract %446#2[2] : f32 from vector<8xf32>
    memref.store %1855, %14[%1854] : memref<?xf32>
    %1856 = arith.muli %4, %c11 : index
    %1857 = arith.addi %1856, %1840 : index
    %1858 = arith.addi %1857, %c8 : index
    %1859 = arith.addi %1858, %c22 : index
    %1860 = vector.extract %446#2[3] : f32 from vector<8xf32>
    memref.store %1860, %14[%1859] : memref<?xf32>
    %1861 = arith.muli %4, %c11 : index
    %1862 = arith.addi %1861, %1840 : index
    %1863 = arith.addi %1862, %c8 : index
    %1864 = arith.addi %1863, %c5 : index
    %1865 = vector.extract %446#2[4] : f32 from vector<8xf32>
    memref.store %1865, %14[%1864] : memref<?xf32>
    %1866 = arith.muli %4, %c11 : index
    %1867 = arith.addi %1866, %1840 : index
    %1868 = arith.addi %1867, %c8 : index
    %1869 = arith.addi %1868, %c23 : index
    %1870 = vector.extract %446#2[5] : f32 from vector<8xf32>
    memref.store %1870, %14[%1869] : memref<?xf32>
    %1871 = arith.muli %4, %c11 : index
    %1872 = arith.addi %1871, %1840 : index
    %1873 = arith.addi %1872, %c8 : index
    %1874 = arith.addi %1873, %c24 : index
    %1875 = vector.extract %446#2[6] : f32 from vector<8xf32>
    memref.store %1875, %14[%1874] : memref<?xf32>
    %1876 = arith.muli %4, %c11 : index
    %1877 = arith.addi %1876, %1840 : index
    %1878 = arith.addi %1877, %c8 : index
    %1879 = arith.addi %1878, %c25 : index
    %1880 = vector.extract %446#2[7] : f32 from vector<8xf32>
    memref.store %1880, %14[%1879] : memref<?xf32>
    %1881 = arith.muli %4, %c11 : index
    %1882 = arith.addi %1881, %1840 : index
    %1883 = arith.addi %1882, %c20 : index
    %1884 = arith.addi %1883, %c8 : index
    %1885 = vector.extract %446#3[0] : f32 from vector<8xf32>
    memref.store %1885, %14[%1884] : memref<?xf32>
    %1886 = arith.muli %4, %c11 : index
    %1887 = arith.addi %1886, %1840 : index
    %1888 = arith.addi %1887, %c20 : index
    %1889 = arith.addi %1888, %c4 : index
    %1890 = vector.extract %446#3[1] : f32 from vector<8xf32>
    memref.store %1890, %14[%1889] : memref<?xf32>
    %1891 = arith.muli %4, %c11 : index
    %1892 = arith.addi %1891, %1840 : index
    %1893 = arith.addi %1892, %c20 : index
    %1894 = arith.addi %1893, %c12 : index
    %1895 = vector.extract %446#3[2] : f32 from vector<8xf32>
    memref.store %1895, %14[%1894] : memref<?xf32>
    %1896 = arith.muli %4, %c11 : index
    %1897 = arith.addi %1896, %1840 : index
    %1898 = arith.addi %1897, %c20 : index
    %1899 = arith.addi %1898, %c22 : index
    %1900 = vector.extract %446#3[3] : f32 from vector<8xf32>
    memref.store %1900, %14[%1899] : memref<?xf32>
    %1901 = arith.muli %4, %c11 : index
    %1902 = arith.addi %1901, %1840 : index
    %1903 = arith.addi %1902, %c20 : index
    %1904 = arith.addi %1903, %c5 : index
    %1905 = vector.extract %446#3[4] : f32 from vector<8xf32>
    memref.store %1905, %14[%1904] : memref<?xf32>
    %1906 = arith.muli %4, %c11 : index
    %1907 = arith.addi %1906, %1840 : index
    %1908 = arith.addi %1907, %c20 : index
    %1909 = arith.addi %1908, %c23 : index
    %1910 = vector.extract %446#3[5] : f32 from vector<8xf32>
    memref.store %1910, %14[%1909] : memref<?xf32>
    %1911 = arith.muli %4, %c11 : index
    %1912 = arith.addi %1911, %1840 : index
    %1913 = arith.addi %1912, %c20 : index
    %1914 = arith.addi %1913, %c24 : index
    %1915 = vector.extract %446#3[6] : f32 from vector<8xf32>
    memref.store %1915, %14[%1914] : memref<?xf32>
    %1916 = arith.muli %4, %c11 : index
    %1917 = arith.addi %1916, %1840 : index
    %1918 = arith.addi %1917, %c20 : index
    %1919 = arith.addi %1918, %c25 : index
    %1920 = vector.extract %446#3[7] : f32 from vector<8xf32>
    memref.store %1920, %14[%1919] : memref<?xf32>
    wave.barrier
    %1921 = arith.muli %4, %c7 : index
    %1922 = arith.addi %1921, %c8 : index
    %1923 = arith.muli %1922, %c7 : index
    %1924 = arith.divui %1837, %c16 : index
    %1925 = arith.addi %1923, %1924 : index
    %1926 = arith.addi %1836, %1925 : index
    %1927 = arith.cmpi slt, %1926, %17 : index
    scf.if %1927 {
      %1928 = arith.cmpi eq, %hasFactors, %c9 : index
      %1929 = memref.load %factors[%1926] : memref<?xf32>
      %1930 = arith.select %1928, %1929, %c27 : f32
      %1931 = arith.addi %1840, %c8 : index
      %1932 = arith.muli %1922, %c4 : index
      %1933 = arith.addi %1931, %1932 : index
      %1934 = memref.load %14[%1933] : memref<?xf32>
      %1935 = arith.addi %1933, %c11 : index
      %1936 = memref.load %14[%1935] : memref<?xf32>
      %1937 = arith.addf %1934, %1936 : f32
      %1938 = arith.addi %1933, %c28 : index
      %1939 = memref.load %14[%1938] : memref<?xf32>
      %1940 = arith.addf %1937, %1939 : f32
      %1941 = arith.addi %1933, %c29 : index
      %1942 = memref.load %14[%1941] : memref<?xf32>
      %1943 = arith.addf %1940, %1942 : f32
      %1944 = arith.remui %1837, %c16 : index
      %1945 = arith.muli %1944, %c14 : index
      %1946 = arith.addi %11, %1945 : index
      %1947 = vector.load %w[%1946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1948 = vector.bitcast %1947 : vector<4xi8> to vector<1xf32>
      %1949 = vector.extract %1948[0] : f32 from vector<1xf32>
      %1950 = arith.mulf %1949, %1930 : f32
      %1951 = arith.mulf %1943, %1950 : f32
      %1952 = arith.muli %3, %c7 : index
      %1953 = arith.addi %1952, %c8 : index
      %1954 = arith.muli %1953, %c16 : index
      %1955 = arith.remui %1837, %c16 : index
      %1956 = arith.addi %1954, %1955 : index
      %1957 = arith.muli %1925, %c22 : index
      %1958 = arith.addi %1957, %1956 : index
      memref.store %1951, %15[%1958] : memref<?xf32>
      %1959 = arith.addi %1840, %c20 : index
      %1960 = arith.muli %1922, %c4 : index
      %1961 = arith.addi %1959, %1960 : index
      %1962 = memref.load %14[%1961] : memref<?xf32>
      %1963 = arith.addi %1961, %c11 : index
      %1964 = memref.load %14[%1963] : memref<?xf32>
      %1965 = arith.addf %1962, %1964 : f32
      %1966 = arith.addi %1961, %c28 : index
      %1967 = memref.load %14[%1966] : memref<?xf32>
      %1968 = arith.addf %1965, %1967 : f32
      %1969 = arith.addi %1961, %c29 : index
      %1970 = memref.load %14[%1969] : memref<?xf32>
      %1971 = arith.addf %1968, %1970 : f32
      %1972 = arith.remui %1837, %c16 : index
      %1973 = arith.muli %1972, %c14 : index
      %1974 = arith.addi %13, %1973 : index
      %1975 = vector.load %w[%1974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1976 = vector.bitcast %1975 : vector<4xi8> to vector<1xf32>
      %1977 = vector.extract %1976[0] : f32 from vector<1xf32>
      %1978 = arith.mulf %1977, %1930 : f32
      %1979 = arith.mulf %1971, %1978 : f32
      %1980 = arith.muli %3, %c7 : index
      %1981 = arith.addi %1980, %c9 : index
      %1982 = arith.muli %1981, %c16 : index
      %1983 = arith.remui %1837, %c16 : index
      %1984 = arith.addi %1982, %1983 : index
      %1985 = arith.muli %1925, %c22 : index
      %1986 = arith.addi %1985, %1984 : index
      memref.store %1979, %15[%1986] : memref<?xf32>
    }
    %1987 = arith.muli %4, %c7 : index
    %1988 = arith.addi %1987, %c9 : index
    %1989 = arith.muli %1988, %c7 : index
    %1990 = arith.divui %1837, %c16 : index
    %1991 = arith.addi %1989, %1990 : index
    %1992 = arith.addi %1836, %1991 : index
    %1993 = arith.cmpi slt, %1992, %17 : index
    scf.if %1993 {
      %1994 = arith.cmpi eq, %hasFactors, %c9 : index
      %1995 = memref.load %factors[%1992] : memref<?xf32>
      %1996 = arith.select %1994, %1995, %c27 : f32
      %1997 = arith.addi %1840, %c8 : index
      %1998 = arith.muli %1988, %c4 : index
      %1999 = arith.addi %1997, %1998 : index
      %2000 = memref.load %14[%1999] : memref<?xf32>
      %2001 = arith.addi %1999, %c11 : index
      %2002 = memref.load %14[%2001] : memref<?xf32>
      %2003 = arith.addf %2000, %2002 : f32
      %2004 = arith.addi %1999, %c28 : index
      %2005 = memref.load %14[%2004] : memref<?xf32>
      %2006 = arith.addf %2003, %2005 : f32
      %2007 = arith.addi %1999, %c29 : index
      %2008 = memref.load %14[%2007] : memref<?xf32>
      %2009 = arith.addf %2006, %2008 : f32
      %2010 = arith.remui %1837, %c16 : index
      %2011 = arith.muli %2010, %c14 : index
      %2012 = arith.addi %11, %2011 : index
      %2013 = vector.load %w[%2012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2014 = vector.bitcast %2013 : vector<4xi8> to vector<1xf32>
      %2015 = vector.extract %2014[0] : f32 from vector<1xf32>
      %2016 = arith.mulf %2015, %1996 : f32
      %2017 = arith.mulf %2009, %2016 : f32
      %2018 = arith.muli %3, %c7 : index
      %2019 = arith.addi %2018, %c8 : index
      %2020 = arith.muli %2019, %c16 : index
      %2021 = arith.remui %1837, %c16 : index
      %2022 = arith.addi %2020, %2021 : index
      %2023 = arith.muli %1991, %c22 : index
      %2024 = arith.addi %2023, %2022 : index
      memref.store %2017, %15[%2024] : memref<?xf32>
      %2025 = arith.addi %1840, %c20 : index
      %2026 = arith.muli %1988, %c4 : index
      %2027 = arith.addi %2025, %2026 : index
      %2028 = memref.load %14[%2027] : memref<?xf32>
      %2029 = arith.addi %2027, %c11 : index
      %2030 = memref.load %14[%2029] : memref<?xf32>
      %2031 = arith.addf %2028, %2030 : f32
      %2032 = arith.addi %2027, %c28 : index
      %2033 = memref.load %14[%2032] : memref<?xf32>
      %2034 = arith.addf %2031, %2033 : f32
      %2035 = arith.addi %2027, %c29 : index
      %2036 = memref.load %14[%2035] : memref<?xf32>
      %2037 = arith.addf %2034, %2036 : f32
      %2038 = arith.remui %1837, %c16 : index
      %2039 = arith.muli %2038, %c14 : index
      %2040 = arith.addi %13, %2039 : index
      %2041 = vector.load %w[%2040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2042 = vector.bitcast %2041 : vector<4xi8> to vector<1xf32>
      %2043 = vector.extract %2042[0] : f32 from vector<1xf32>
      %2044 = arith.mulf %2043, %1996 : f32
      %2045 = arith.mulf %2037, %2044 : f32
      %2046 = arith.muli %3, %c7 : index
      %2047 = arith.addi %2046, %c9 : index
      %2048 = arith.muli %2047, %c16 : index
      %2049 = arith.remui %1837, %c16 : index
      %2050 = arith.addi %2048, %2049 : index
      %2051 = arith.muli %1991, %c22 : index
      %2052 = arith.addi %2051, %2050 : index
      memref.store %2045, %15[%2052] : memref<?xf32>
    }
    wave.barrier
    %2053 = arith.addi %18, %c16 : index
    %2054 = wave.wave
    %2055 = arith.addi %2054, %c8 : index
    %2056 = arith.addi %2053, %2055 : index
    %2057 = arith.cmpi slt, %2056, %17 : index
    %2058 = arith.cmpi slt, %2055, %c16 : index
    %2059 = arith.andi %2057, %2058 : i1
    scf.if %2059 {
      %2060 = arith.addi %2053, %2055 : index
      %2061 = arith.muli %2055, %c22 : index
      %2062 = wave.lane
      %2063 = arith.addi %2062, %c8 : index
      %2064 = arith.cmpi eq, %hasBias, %c9 : index
      %2065 = arith.addi %2061, %2063 : index
      %2066 = memref.load %15[%2065] : memref<?xf32>
      %2067 = arith.muli %0, %c22 : index
      %2068 = arith.addi %2067, %2063 : index
      %2069 = memref.load %bias[%2068] : memref<?xf32>
      %2070 = arith.addf %2066, %2069 : f32
      %2071 = arith.select %2064, %2070, %2066 : f32
      %2072 = arith.addi %2063, %c31 : index
      %2073 = arith.cmpi eq, %hasBias, %c9 : index
      %2074 = arith.addi %2061, %2072 : index
      %2075 = memref.load %15[%2074] : memref<?xf32>
      %2076 = arith.muli %0, %c22 : index
      %2077 = arith.addi %2076, %2072 : index
      %2078 = memref.load %bias[%2077] : memref<?xf32>
      %2079 = arith.addf %2075, %2078 : f32
      %2080 = arith.select %2073, %2079, %2075 : f32
      %2081 = arith.addi %2062, %c4 : index
      %2082 = arith.cmpi slt, %2081, %c31 : index
      %2083 = arith.minsi %2081, %c32 : index
      %2084 = arith.cmpi eq, %hasBias, %c9 : index
      %2085 = arith.addi %2061, %2083 : index
      %2086 = memref.load %15[%2085] : memref<?xf32>
      %2087 = arith.muli %0, %c22 : index
      %2088 = arith.addi %2087, %2083 : index
      %2089 = memref.load %bias[%2088] : memref<?xf32>
      %2090 = arith.addf %2086, %2089 : f32
      %2091 = arith.select %2084, %2090, %2086 : f32
      %2092 = arith.addi %2083, %c31 : index
      %2093 = arith.cmpi eq, %hasBias, %c9 : index
      %2094 = arith.addi %2061, %2092 : index
      %2095 = memref.load %15[%2094] : memref<?xf32>
      %2096 = arith.muli %0, %c22 : index
      %2097 = arith.addi %2096, %2092 : index
      %2098 = memref.load %bias[%2097] : memref<?xf32>
      %2099 = arith.addf %2095, %2098 : f32
      %2100 = arith.select %2093, %2099, %2095 : f32
      %2101 = arith.addi %heads, %kvHeads : index
      %2102 = arith.cmpi slt, %0, %2101 : index
      scf.if %2102 {
        %2103 = arith.addi %positionsAt, %2060 : index
        %2104 = memref.load %step[%2103] : memref<?xi32>
        %2105 = arith.index_cast %2104 : i32 to index
        %2106 = arith.cmpi eq, %hasNorm, %c9 : index
        %2107 = math.fma %2071, %2071, %c35 : f32
        %2108 = math.fma %2080, %2080, %2107 : f32
        %2109 = math.fma %2091, %2091, %2108 : f32
        %2110 = arith.select %2082, %2109, %2108 : f32
        %2111 = math.fma %2100, %2100, %2110 : f32
        %2112 = arith.select %2082, %2111, %2110 : f32
        %2113 = vector.broadcast %2112 : f32 to vector<1xf32>
        %2114 = wave.reduce "add" %2113 : vector<1xf32>
        %2115 = arith.mulf %2114, %inverseHeadDim : f32
        %2116 = arith.addf %2115, %epsilon : f32
        %2117 = math.sqrt %2116 : f32
        %2118 = arith.divf %c27, %2117 : f32
        %2119 = arith.cmpi slt, %0, %heads : index
        %2120 = arith.addi %2063, %c31 : index
        %2121 = memref.load %query_norm[%2063] : memref<?xf32>
        %2122 = memref.load %key_norm[%2063] : memref<?xf32>
        %2123 = arith.select %2119, %2121, %2122 : f32
        %2124 = arith.mulf %2071, %2118 : f32
        %2125 = arith.mulf %2124, %2123 : f32
        %2126 = arith.select %2106, %2125, %2071 : f32
        %2127 = memref.load %query_norm[%2120] : memref<?xf32>
        %2128 = memref.load %key_norm[%2120] : memref<?xf32>
        %2129 = arith.select %2119, %2127, %2128 : f32
        %2130 = arith.mulf %2080, %2118 : f32
        %2131 = arith.mulf %2130, %2129 : f32
        %2132 = arith.select %2106, %2131, %2080 : f32
        %2133 = arith.addi %2083, %c31 : index
        %2134 = memref.load %query_norm[%2083] : memref<?xf32>
        %2135 = memref.load %key_norm[%2083] : memref<?xf32>
        %2136 = arith.select %2119, %2134, %2135 : f32
        %2137 = arith.mulf %2091, %2118 : f32
        %2138 = arith.mulf %2137, %2136 : f32
        %2139 = arith.select %2106, %2138, %2091 : f32
        %2140 = memref.load %query_norm[%2133] : memref<?xf32>
        %2141 = memref.load %key_norm[%2133] : memref<?xf32>
        %2142 = arith.select %2119, %2140, %2141 : f32
        %2143 = arith.mulf %2100, %2118 : f32
        %2144 = arith.mulf %2143, %2142 : f32
        %2145 = arith.select %2106, %2144, %2100 : f32
        %2146 = arith.remui %2105, %c20 : index
        %2147 = arith.muli %2146, %c22 : index
        %2148 = arith.addi %2147, %2063 : index
        %2149 = arith.divui %2105, %c20 : index
        %2150 = arith.addi %2149, %c20 : index
        %2151 = arith.muli %2150, %c22 : index
        %2152 = arith.addi %2151, %2063 : index
        %2153 = memref.load %rope[%2148] : memref<?xf32>
        %2154 = arith.addi %2148, %c31 : index
        %2155 = memref.load %rope[%2154] : memref<?xf32>
        %2156 = memref.load %rope[%2152] : memref<?xf32>
        %2157 = arith.addi %2152, %c31 : index
        %2158 = memref.load %rope[%2157] : memref<?xf32>
        %2159 = arith.mulf %2156, %2153 : f32
        %2160 = arith.mulf %2158, %2155 : f32
        %2161 = arith.subf %2159, %2160 : f32
        %2162 = arith.mulf %2158, %2153 : f32
        %2163 = arith.mulf %2156, %2155 : f32
        %2164 = arith.addf %2162, %2163 : f32
        %2165 = arith.mulf %2126, %2161 : f32
        %2166 = arith.mulf %2132, %2164 : f32
        %2167 = arith.subf %2165, %2166 : f32
        %2168 = arith.mulf %2132, %2161 : f32
        %2169 = arith.mulf %2126, %2164 : f32
        %2170 = arith.addf %2168, %2169 : f32
        %2171 = arith.cmpi slt, %0, %heads : index
        scf.if %2171 {
          %2172 = arith.muli %2060, %heads : index
          %2173 = arith.addi %2172, %0 : index
          %2174 = arith.muli %2173, %c22 : index
          %2175 = arith.addi %2174, %2063 : index
          memref.store %2167, %q[%2175] : memref<?xf32>
          %2176 = arith.addi %2175, %c31 : index
          memref.store %2170, %q[%2176] : memref<?xf32>
        } else {
          %2177 = arith.addi %2061, %2063 : index
          memref.store %2167, %15[%2177] : memref<?xf32>
          %2178 = arith.addi %2061, %2063 : index
          %2179 = arith.addi %2178, %c31 : index
          memref.store %2170, %15[%2179] : memref<?xf32>
        }
        %2180 = arith.remui %2105, %c20 : index
        %2181 = arith.muli %2180, %c22 : index
        %2182 = arith.addi %2181, %2083 : index
        %2183 = arith.divui %2105, %c20 : index
        %2184 = arith.addi %2183, %c20 : index
        %2185 = arith.muli %2184, %c22 : index
        %2186 = arith.addi %2185, %2083 : index
        %2187 = memref.load %rope[%2182] : memref<?xf32>
        %2188 = arith.addi %2182, %c31 : index
        %2189 = memref.load %rope[%2188] : memref<?xf32>
        %2190 = memref.load %rope[%2186] : memref<?xf32>
        %2191 = arith.addi %2186, %c31 : index
        %2192 = memref.load %rope[%2191] : memref<?xf32>
        %2193 = arith.mulf %2190, %2187 : f32
        %2194 = arith.mulf %2192, %2189 : f32
        %2195 = arith.subf %2193, %2194 : f32
        %2196 = arith.mulf %2192, %2187 : f32
        %2197 = arith.mulf %2190, %2189 : f32
        %2198 = arith.addf %2196, %2197 : f32
        %2199 = arith.mulf %2139, %2195 : f32
        %2200 = arith.mulf %2145, %2198 : f32
        %2201 = arith.subf %2199, %2200 : f32
        %2202 = arith.mulf %2145, %2195 : f32
        %2203 = arith.mulf %2139, %2198 : f32
        %2204 = arith.addf %2202, %2203 : f32
        scf.if %2082 {
          %2205 = arith.cmpi slt, %0, %heads : index
          scf.if %2205 {
            %2206 = arith.muli %2060, %heads : index
            %2207 = arith.addi %2206, %0 : index
            %2208 = arith.muli %2207, %c22 : index
            %2209 = arith.addi %2208, %2083 : index
            memref.store %2201, %q[%2209] : memref<?xf32>
            %2210 = arith.addi %2209, %c31 : index
            memref.store %2204, %q[%2210] : memref<?xf32>
          } else {
            %2211 = arith.addi %2061, %2083 : index
            memref.store %2201, %15[%2211] : memref<?xf32>
            %2212 = arith.addi %2061, %2083 : index
            %2213 = arith.addi %2212, %c31 : index
            memref.store %2204, %15[%2213] : memref<?xf32>
          }
        }
      } else {
        %2214 = arith.cmpi slt, %0, %heads : index
        scf.if %2214 {
          %2215 = arith.muli %2060, %heads : index
          %2216 = arith.addi %2215, %0 : index
          %2217 = arith.muli %2216, %c22 : index
          %2218 = arith.addi %2217, %2063 : index
          memref.store %2071, %q[%2218] : memref<?xf32>
          %2219 = arith.addi %2218, %c31 : index
          memref.store %2080, %q[%2219] : memref<?xf32>
        } else {
          %2220 = arith.addi %2061, %2063 : index
          memref.store %2071, %15[%2220] : memref<?xf32>
          %2221 = arith.addi %2061, %2063 : index
          %2222 = arith.addi %2221, %c31 : index
          memref.store %2080, %15[%2222] : memref<?xf32>
        }
        scf.if %2082 {
          %2223 = arith.cmpi slt, %0, %heads : index
          scf.if %2223 {
            %2224 = arith.muli %2060, %heads : index
            %2225 = arith.addi %2224, %0 : index
            %2226 = arith.muli %2225, %c22 : index
            %2227 = arith.addi %2226, %2083 : index
            memref.store %2091, %q[%2227] : memref<?xf32>
            %2228 = arith.addi %2227, %c31 : index
            memref.store %2100, %q[%2228] : memref<?xf32>
          } else {
            %2229 = arith.addi %2061, %2083 : index
            memref.store %2091, %15[%2229] : memref<?xf32>
            %2230 = arith.addi %2061, %2083 : index
            %2231 = arith.addi %2230, %c31 : index
            memref.store %2100, %15[%2231] : memref<?xf32>
          }
        }
      }
    }
    %2232 = arith.addi %2054, %c38 : index
    %2233 = arith.addi %2053, %2232 : index
    %2234 = arith.cmpi slt, %2233, %17 : index
    %2235 = arith.cmpi slt, %2232, %c16 : index
    %2236 = arith.andi %2234, %2235 : i1
    scf.if %2236 {
      %2237 = arith.addi %2053, %2232 : index
      %2238 = arith.muli %2232, %c22 : index
      %2239 = wave.lane
      %2240 = arith.addi %2239, %c8 : index
      %2241 = arith.cmpi eq, %hasBias, %c9 : index
      %2242 = arith.addi %2238, %2240 : index
      %2243 = memref.load %15[%2242] : memref<?xf32>
      %2244 = arith.muli %0, %c22 : index
      %2245 = arith.addi %2244, %2240 : index
      %2246 = memref.load %bias[%2245] : memref<?xf32>
      %2247 = arith.addf %2243, %2246 : f32
      %2248 = arith.select %2241, %2247, %2243 : f32
      %2249 = arith.addi %2240, %c31 : index
      %2250 = arith.cmpi eq, %hasBias, %c9 : index
      %2251 = arith.addi %2238, %2249 : index
      %2252 = memref.load %15[%2251] : memref<?xf32>
      %2253 = arith.muli %0, %c22 : index
      %2254 = arith.addi %2253, %2249 : index
      %2255 = memref.load %bias[%2254] : memref<?xf32>
      %2256 = arith.addf %2252, %2255 : f32
      %2257 = arith.select %2250, %2256, %2252 : f32
      %2258 = arith.addi %2239, %c4 : index
      %2259 = arith.cmpi slt, %2258, %c31 : index
      %2260 = arith.minsi %2258, %c32 : index
      %2261 = arith.cmpi eq, %hasBias, %c9 : index
      %2262 = arith.addi %2238, %2260 : index
      %2263 = memref.load %15[%2262] : memref<?xf32>
      %2264 = arith.muli %0, %c22 : index
      %2265 = arith.addi %2264, %2260 : index
      %2266 = memref.load %bias[%2265] : memref<?xf32>
      %2267 = arith.addf %2263, %2266 : f32
      %2268 = arith.select %2261, %2267, %2263 : f32
      %2269 = arith.addi %2260, %c31 : index
      %2270 = arith.cmpi eq, %hasBias, %c9 : index
      %2271 = arith.addi %2238, %2269 : index
      %2272 = memref.load %15[%2271] : memref<?xf32>
      %2273 = arith.muli %0, %c22 : index
      %2274 = arith.addi %2273, %2269 : index
      %2275 = memref.load %bias[%2274] : memref<?xf32>
      %2276 = arith.addf %2272, %2275 : f32
      %2277 = arith.select %2270, %2276, %2272 : f32
      %2278 = arith.addi %heads, %kvHeads : index
      %2279 = arith.cmpi slt, %0, %2278 : index
      scf.if %2279 {
        %2280 = arith.addi %positionsAt, %2237 : index
        %2281 = memref.load %step[%2280] : memref<?xi32>
        %2282 = arith.index_cast %2281 : i32 to index
        %2283 = arith.cmpi eq, %hasNorm, %c9 : index
        %2284 = math.fma %2248, %2248, %c35 : f32
        %2285 = math.fma %2257, %2257, %2284 : f32
        %2286 = math.fma %2268, %2268, %2285 : f32
        %2287 = arith.select %2259, %2286, %2285 : f32
        %2288 = math.fma %2277, %2277, %2287 : f32
        %2289 = arith.select %2259, %2288, %2287 : f32
        %2290 = vector.broadcast %2289 : f32 to vector<1xf32>
        %2291 = wave.reduce "add" %2290 : vector<1xf32>
        %2292 = arith.mulf %2291, %inverseHeadDim : f32
        %2293 = arith.addf %2292, %epsilon : f32
        %2294 = math.sqrt %2293 : f32
        %2295 = arith.divf %c27, %2294 : f32
        %2296 = arith.cmpi slt, %0, %heads : index
        %2297 = arith.addi %2240, %c31 : index
        %2298 = memref.load %query_norm[%2240] : memref<?xf32>
        %2299 = memref.load %key_norm[%2240] : memref<?xf32>
        %2300 = arith.select %2296, %2298, %2299 : f32
        %2301 = arith.mulf %2248, %2295 : f32
        %2302 = arith.mulf %2301, %2300 : f32
        %2303 = arith.select %2283, %2302, %2248 : f32
        %2304 = memref.load %query_norm[%2297] : memref<?xf32>
        %2305 = memref.load %key_norm[%2297] : memref<?xf32>
        %2306 = arith.select %2296, %2304, %2305 : f32
        %2307 = arith.mulf %2257, %2295 : f32
        %2308 = arith.mulf %2307, %2306 : f32
        %2309 = arith.select %2283, %2308, %2257 : f32
        %2310 = arith.addi %2260, %c31 : index
        %2311 = memref.load %query_norm[%2260] : memref<?xf32>
        %2312 = memref.load %key_norm[%2260] : memref<?xf32>
        %2313 = arith.select %2296, %2311, %2312 : f32
        %2314 = arith.mulf %2268, %2295 : f32
        %2315 = arith.mulf %2314, %2313 : f32
        %2316 = arith.select %2283, %2315, %2268 : f32
        %2317 = memref.load %query_norm[%2310] : memref<?xf32>
        %2318 = memref.load %key_norm[%2310] : memref<?xf32>
        %2319 = arith.select %2296, %2317, %2318 : f32
        %2320 = arith.mulf %2277, %2295 : f32
        %2321 = arith.mulf %2320, %2319 : f32
        %2322 = arith.select %2283, %2321, %2277 : f32
        %2323 = arith.remui %2282, %c20 : index
        %2324 = arith.muli %2323, %c22 : index
        %2325 = arith.addi %2324, %2240 : index
        %2326 = arith.divui %2282, %c20 : index
        %2327 = arith.addi %2326, %c20 : index
        %2328 = arith.muli %2327, %c22 : index
        %2329 = arith.addi %2328, %2240 : index
        %2330 = memref.load %rope[%2325] : memref<?xf32>
        %2331 = arith.addi %2325, %c31 : index
        %2332 = memref.load %rope[%2331] : memref<?xf32>
        %2333 = memref.load %rope[%2329] : memref<?xf32>
        %2334 = arith.addi %2329, %c31 : index
        %2335 = memref.load %rope[%2334] : memref<?xf32>
        %2336 = arith.mulf %2333, %2330 : f32
        %2337 = arith.mulf %2335, %2332 : f32
        %2338 = arith.subf %2336, %2337 : f32
        %2339 = arith.mulf %2335, %2330 : f32
        %2340 = arith.mulf %2333, %2332 : f32
        %2341 = arith.addf %2339, %2340 : f32
        %2342 = arith.mulf %2303, %2338 : f32
        %2343 = arith.mulf %2309, %2341 : f32
        %2344 = arith.subf %2342, %2343 : f32
        %2345 = arith.mulf %2309, %2338 : f32
        %2346 = arith.mulf %2303, %2341 : f32
        %2347 = arith.addf %2345, %2346 : f32
        %2348 = arith.cmpi slt, %0, %heads : index
        scf.if %2348 {
          %2349 = arith.muli %2237, %heads : index
          %2350 = arith.addi %2349, %0 : index
          %2351 = arith.muli %2350, %c22 : index
          %2352 = arith.addi %2351, %2240 : index
          memref.store %2344, %q[%2352] : memref<?xf32>
          %2353 = arith.addi %2352, %c31 : index
          memref.store %2347, %q[%2353] : memref<?xf32>
        } else {
          %2354 = arith.addi %2238, %2240 : index
          memref.store %2344, %15[%2354] : memref<?xf32>
          %2355 = arith.addi %2238, %2240 : index
          %2356 = arith.addi %2355, %c31 : index
          memref.store %2347, %15[%2356] : memref<?xf32>
        }
        %2357 = arith.remui %2282, %c20 : index
        %2358 = arith.muli %2357, %c22 : index
        %2359 = arith.addi %2358, %2260 : index
        %2360 = arith.divui %2282, %c20 : index
        %2361 = arith.addi %2360, %c20 : index
        %2362 = arith.muli %2361, %c22 : index
        %2363 = arith.addi %2362, %2260 : index
        %2364 = memref.load %rope[%2359] : memref<?xf32>
        %2365 = arith.addi %2359, %c31 : index
        %2366 = memref.load %rope[%2365] : memref<?xf32>
        %2367 = memref.load %rope[%2363] : memref<?xf32>
        %2368 = arith.addi %2363, %c31 : index
        %2369 = memref.load %rope[%2368] : memref<?xf32>
        %2370 = arith.mulf %2367, %2364 : f32
        %2371 = arith.mulf %2369, %2366 : f32
        %2372 = arith.subf %2370, %2371 : f32
        %2373 = arith.mulf %2369, %2364 : f32
        %2374 = arith.mulf %2367, %2366 : f32
        %2375 = arith.addf %2373, %2374 : f32
        %2376 = arith.mulf %2316, %2372 : f32
        %2377 = arith.mulf %2322, %2375 : f32
        %2378 = arith.subf %2376, %2377 : f32
        %2379 = arith.mulf %2322, %2372 : f32
        %2380 = arith.mulf %2316, %2375 : f32
        %2381 = arith.addf %2379, %2380 : f32
        scf.if %2259 {
          %2382 = arith.cmpi slt, %0, %heads : index
          scf.if %2382 {
            %2383 = arith.muli %2237, %heads : index
            %2384 = arith.addi %2383, %0 : index
            %2385 = arith.muli %2384, %c22 : index
            %2386 = arith.addi %2385, %2260 : index
            memref.store %2378, %q[%2386] : memref<?xf32>
            %2387 = arith.addi %2386, %c31 : index
            memref.store %2381, %q[%2387] : memref<?xf32>
          } else {
            %2388 = arith.addi %2238, %2260 : index
            memref.store %2378, %15[%2388] : memref<?xf32>
            %2389 = arith.addi %2238, %2260 : index
            %2390 = arith.addi %2389, %c31 : index
            memref.store %2381, %15[%2390] : memref<?xf32>
          }
        }
      } else {
        %2391 = arith.cmpi slt, %0, %heads : index
        scf.if %2391 {
          %2392 = arith.muli %2237, %heads : index
          %2393 = arith.addi %2392, %0 : index
          %2394 = arith.muli %2393, %c22 : index
          %2395 = arith.addi %2394, %2240 : index
          memref.store %2248, %q[%2395] : memref<?xf32>
          %2396 = arith.addi %2395, %c31 : index
          memref.store %2257, %q[%2396] : memref<?xf32>
        } else {
          %2397 = arith.addi %2238, %2240 : index
          memref.store %2248, %15[%2397] : memref<?xf32>
          %2398 = arith.addi %2238, %2240 : index
          %2399 = arith.addi %2398, %c31 : index
          memref.store %2257, %15[%2399] : memref<?xf32>
        }
        scf.if %2259 {
          %2400 = arith.cmpi slt, %0, %heads : index
          scf.if %2400 {
            %2401 = arith.muli %2237, %heads : index
            %2402 = arith.addi %2401, %0 : index
            %2403 = arith.muli %2402, %c22 : index
            %2404 = arith.addi %2403, %2260 : index
            memref.store %2268, %q[%2404] : memref<?xf32>
            %2405 = arith.addi %2404, %c31 : index
            memref.store %2277, %q[%2405] : memref<?xf32>
          } else {
            %2406 = arith.addi %2238, %2260 : index
            memref.store %2268, %15[%2406] : memref<?xf32>
            %2407 = arith.addi %2238, %2260 : index
            %2408 = arith.addi %2407, %c31 : index
            memref.store %2277, %15[%2408] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2409 = arith.cmpi sge, %0, %heads : index
    scf.if %2409 {
      %2410 = arith.addi %2054, %c8 : index
      %2411 = arith.addi %2053, %2410 : index
      %2412 = arith.cmpi slt, %2411, %17 : index
      %2413 = arith.cmpi slt, %2410, %c16 : index
      %2414 = arith.andi %2412, %2413 : i1
      scf.if %2414 {
        %2415 = arith.addi %2053, %2410 : index
        %2416 = arith.addi %slotsAt, %2415 : index
        %2417 = memref.load %step[%2416] : memref<?xi32>
        %2418 = arith.index_cast %2417 : i32 to index
        %2419 = arith.cmpi sge, %2418, %c8 : index
        scf.if %2419 {
          %2420 = arith.muli %2410, %c22 : index
          %2421 = arith.subi %0, %heads : index
          %2422 = memref.load %scales[%2421] : memref<?xf32>
          %2423 = vector.broadcast %2422 : f32 to vector<4xf32>
          %2424 = arith.divui %2418, %c16 : index
          %2425 = arith.remui %2418, %c16 : index
          %2426 = arith.muli %2424, %pageBytes : index
          %2427 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2427 {
            %2428 = wave.lane
            %2429 = arith.muli %2428, %c14 : index
            scf.for %2430 = %2429 to %c22 step %c5 {
              %2431 = arith.addi %2420, %2430 : index
              %2432 = vector.load %15[%2431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2433 = arith.mulf %2432, %2423 : vector<4xf32>
              %2434 = arith.minimumf %2433, %c42 : vector<4xf32>
              %2435 = arith.maximumf %2434, %c43 : vector<4xf32>
              %2436 = arith.truncf %2435 : vector<4xf32> to vector<4xf16>
              %2437 = vector.bitcast %2436 : vector<4xf16> to vector<8xi8>
              %2438 = arith.cmpi slt, %2421, %kvHeads : index
              scf.if %2438 {
                %2439 = arith.muli %2421, %c10 : index
                %2440 = arith.addi %2426, %2439 : index
                %2441 = arith.divui %2430, %c16 : index
                %2442 = arith.muli %2441, %c19 : index
                %2443 = arith.remui %2430, %c16 : index
                %2444 = arith.divui %2443, %c21 : index
                %2445 = arith.muli %2444, %c20 : index
                %2446 = arith.muli %2425, %c16 : index
                %2447 = arith.addi %2445, %2446 : index
                %2448 = arith.remui %2443, %c21 : index
                %2449 = arith.muli %2448, %c7 : index
                %2450 = arith.addi %2447, %2449 : index
                %2451 = arith.addi %2442, %2450 : index
                %2452 = arith.addi %2440, %2451 : index
                vector.store %2437, %kv[%2452] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2453 = arith.subi %2421, %kvHeads : index
                %2454 = arith.muli %2453, %c10 : index
                %2455 = arith.addi %2426, %2454 : index
                %2456 = arith.addi %2430, %c8 : index
                %2457 = arith.divui %2456, %c16 : index
                %2458 = arith.muli %2457, %c19 : index
                %2459 = arith.addi %2458, %c28 : index
                %2460 = arith.remui %2456, %c16 : index
                %2461 = arith.divui %2425, %c7 : index
                %2462 = arith.remui %2425, %c7 : index
                %2463 = arith.muli %2462, %c21 : index
                %2464 = arith.addi %2461, %2463 : index
                %2465 = arith.divui %2464, %c21 : index
                %2466 = arith.muli %2465, %c20 : index
                %2467 = arith.muli %2460, %c16 : index
                %2468 = arith.addi %2466, %2467 : index
                %2469 = arith.remui %2464, %c21 : index
                %2470 = arith.muli %2469, %c7 : index
                %2471 = arith.addi %2468, %2470 : index
                %2472 = arith.addi %2459, %2471 : index
                %2473 = arith.addi %2455, %2472 : index
                %2474 = vector.shuffle %2437, %2437 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2474, %kv[%2473] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2475 = arith.addi %2430, %c9 : index
                %2476 = arith.divui %2475, %c16 : index
                %2477 = arith.muli %2476, %c19 : index
                %2478 = arith.addi %2477, %c28 : index
                %2479 = arith.remui %2475, %c16 : index
                %2480 = arith.divui %2425, %c7 : index
                %2481 = arith.remui %2425, %c7 : index
                %2482 = arith.muli %2481, %c21 : index
                %2483 = arith.addi %2480, %2482 : index
                %2484 = arith.divui %2483, %c21 : index
                %2485 = arith.muli %2484, %c20 : index
                %2486 = arith.muli %2479, %c16 : index
                %2487 = arith.addi %2485, %2486 : index
                %2488 = arith.remui %2483, %c21 : index
                %2489 = arith.muli %2488, %c7 : index
                %2490 = arith.addi %2487, %2489 : index
                %2491 = arith.addi %2478, %2490 : index
                %2492 = arith.addi %2455, %2491 : index
                %2493 = vector.shuffle %2437, %2437 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2493, %kv[%2492] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2494 = arith.addi %2430, %c7 : index
                %2495 = arith.divui %2494, %c16 : index
                %2496 = arith.muli %2495, %c19 : index
                %2497 = arith.addi %2496, %c28 : index
                %2498 = arith.remui %2494, %c16 : index
                %2499 = arith.divui %2425, %c7 : index
                %2500 = arith.remui %2425, %c7 : index
                %2501 = arith.muli %2500, %c21 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.divui %2502, %c21 : index
                %2504 = arith.muli %2503, %c20 : index
                %2505 = arith.muli %2498, %c16 : index
                %2506 = arith.addi %2504, %2505 : index
                %2507 = arith.remui %2502, %c21 : index
                %2508 = arith.muli %2507, %c7 : index
                %2509 = arith.addi %2506, %2508 : index
                %2510 = arith.addi %2497, %2509 : index
                %2511 = arith.addi %2455, %2510 : index
                %2512 = vector.shuffle %2437, %2437 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2512, %kv[%2511] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2513 = arith.addi %2430, %c2 : index
                %2514 = arith.divui %2513, %c16 : index
                %2515 = arith.muli %2514, %c19 : index
                %2516 = arith.addi %2515, %c28 : index
                %2517 = arith.remui %2513, %c16 : index
                %2518 = arith.divui %2425, %c7 : index
                %2519 = arith.remui %2425, %c7 : index
                %2520 = arith.muli %2519, %c21 : index
                %2521 = arith.addi %2518, %2520 : index
                %2522 = arith.divui %2521, %c21 : index
                %2523 = arith.muli %2522, %c20 : index
                %2524 = arith.muli %2517, %c16 : index
                %2525 = arith.addi %2523, %2524 : index
                %2526 = arith.remui %2521, %c21 : index
                %2527 = arith.muli %2526, %c7 : index
                %2528 = arith.addi %2525, %2527 : index
                %2529 = arith.addi %2516, %2528 : index
                %2530 = arith.addi %2455, %2529 : index
                %2531 = vector.shuffle %2437, %2437 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2531, %kv[%2530] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2532 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2532 {
            %2533 = wave.lane
            %2534 = arith.muli %2533, %c14 : index
            scf.for %2535 = %2534 to %c22 step %c5 {
              %2536 = arith.addi %2420, %2535 : index
              %2537 = vector.load %15[%2536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2538 = arith.mulf %2537, %2423 : vector<4xf32>
              %2539 = wave.fp8_encode "e4m3" %2538 : vector<4xf32> -> vector<4xi8>
              %2540 = arith.cmpi slt, %2421, %kvHeads : index
              scf.if %2540 {
                %2541 = arith.muli %2421, %c28 : index
                %2542 = arith.addi %2426, %2541 : index
                %2543 = vector.shuffle %2539, %2539 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2544 = arith.divui %2535, %c16 : index
                %2545 = arith.muli %2544, %c20 : index
                %2546 = arith.remui %2535, %c16 : index
                %2547 = arith.muli %2425, %c16 : index
                %2548 = arith.divui %2546, %c14 : index
                %2549 = arith.muli %2548, %c14 : index
                %2550 = arith.remui %2546, %c7 : index
                %2551 = arith.muli %2550, %c7 : index
                %2552 = arith.addi %2549, %2551 : index
                %2553 = arith.divui %2546, %c7 : index
                %2554 = arith.remui %2553, %c7 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.addi %2547, %2555 : index
                %2557 = arith.addi %2545, %2556 : index
                %2558 = arith.addi %2542, %2557 : index
                vector.store %2543, %kv[%2558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2559 = arith.subi %2421, %kvHeads : index
                %2560 = arith.muli %2559, %c28 : index
                %2561 = arith.addi %2426, %2560 : index
                %2562 = arith.addi %2535, %c8 : index
                %2563 = arith.divui %2562, %c16 : index
                %2564 = arith.muli %2563, %c20 : index
                %2565 = arith.addi %2564, %c11 : index
                %2566 = arith.remui %2562, %c16 : index
                %2567 = arith.divui %2425, %c7 : index
                %2568 = arith.remui %2425, %c7 : index
                %2569 = arith.muli %2568, %c21 : index
                %2570 = arith.addi %2567, %2569 : index
                %2571 = arith.muli %2566, %c16 : index
                %2572 = arith.divui %2570, %c14 : index
                %2573 = arith.muli %2572, %c14 : index
                %2574 = arith.remui %2570, %c7 : index
                %2575 = arith.muli %2574, %c7 : index
                %2576 = arith.addi %2573, %2575 : index
                %2577 = arith.divui %2570, %c7 : index
                %2578 = arith.remui %2577, %c7 : index
                %2579 = arith.addi %2576, %2578 : index
                %2580 = arith.addi %2571, %2579 : index
                %2581 = arith.addi %2565, %2580 : index
                %2582 = arith.addi %2561, %2581 : index
                %2583 = vector.shuffle %2539, %2539 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2583, %kv[%2582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2584 = arith.addi %2535, %c9 : index
                %2585 = arith.divui %2584, %c16 : index
                %2586 = arith.muli %2585, %c20 : index
                %2587 = arith.addi %2586, %c11 : index
                %2588 = arith.remui %2584, %c16 : index
                %2589 = arith.divui %2425, %c7 : index
                %2590 = arith.remui %2425, %c7 : index
                %2591 = arith.muli %2590, %c21 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = arith.muli %2588, %c16 : index
                %2594 = arith.divui %2592, %c14 : index
                %2595 = arith.muli %2594, %c14 : index
                %2596 = arith.remui %2592, %c7 : index
                %2597 = arith.muli %2596, %c7 : index
                %2598 = arith.addi %2595, %2597 : index
                %2599 = arith.divui %2592, %c7 : index
                %2600 = arith.remui %2599, %c7 : index
                %2601 = arith.addi %2598, %2600 : index
                %2602 = arith.addi %2593, %2601 : index
                %2603 = arith.addi %2587, %2602 : index
                %2604 = arith.addi %2561, %2603 : index
                %2605 = vector.shuffle %2539, %2539 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2605, %kv[%2604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2606 = arith.addi %2535, %c7 : index
                %2607 = arith.divui %2606, %c16 : index
                %2608 = arith.muli %2607, %c20 : index
                %2609 = arith.addi %2608, %c11 : index
                %2610 = arith.remui %2606, %c16 : index
                %2611 = arith.divui %2425, %c7 : index
                %2612 = arith.remui %2425, %c7 : index
                %2613 = arith.muli %2612, %c21 : index
                %2614 = arith.addi %2611, %2613 : index
                %2615 = arith.muli %2610, %c16 : index
                %2616 = arith.divui %2614, %c14 : index
                %2617 = arith.muli %2616, %c14 : index
                %2618 = arith.remui %2614, %c7 : index
                %2619 = arith.muli %2618, %c7 : index
                %2620 = arith.addi %2617, %2619 : index
                %2621 = arith.divui %2614, %c7 : index
                %2622 = arith.remui %2621, %c7 : index
                %2623 = arith.addi %2620, %2622 : index
                %2624 = arith.addi %2615, %2623 : index
                %2625 = arith.addi %2609, %2624 : index
                %2626 = arith.addi %2561, %2625 : index
                %2627 = vector.shuffle %2539, %2539 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2627, %kv[%2626] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2628 = arith.addi %2535, %c2 : index
                %2629 = arith.divui %2628, %c16 : index
                %2630 = arith.muli %2629, %c20 : index
                %2631 = arith.addi %2630, %c11 : index
                %2632 = arith.remui %2628, %c16 : index
                %2633 = arith.divui %2425, %c7 : index
                %2634 = arith.remui %2425, %c7 : index
                %2635 = arith.muli %2634, %c21 : index
                %2636 = arith.addi %2633, %2635 : index
                %2637 = arith.muli %2632, %c16 : index
                %2638 = arith.divui %2636, %c14 : index
                %2639 = arith.muli %2638, %c14 : index
                %2640 = arith.remui %2636, %c7 : index
                %2641 = arith.muli %2640, %c7 : index
                %2642 = arith.addi %2639, %2641 : index
                %2643 = arith.divui %2636, %c7 : index
                %2644 = arith.remui %2643, %c7 : index
                %2645 = arith.addi %2642, %2644 : index
                %2646 = arith.addi %2637, %2645 : index
                %2647 = arith.addi %2631, %2646 : index
                %2648 = arith.addi %2561, %2647 : index
                %2649 = vector.shuffle %2539, %2539 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2649, %kv[%2648] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2650 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2650 {
            %2651 = wave.lane
            %2652 = arith.muli %2651, %c14 : index
            scf.for %2653 = %2652 to %c22 step %c5 {
              %2654 = arith.addi %2420, %2653 : index
              %2655 = vector.load %15[%2654] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2656 = arith.mulf %2655, %2423 : vector<4xf32>
              %2657 = wave.fp8_encode "e5m2" %2656 : vector<4xf32> -> vector<4xi8>
              %2658 = arith.cmpi slt, %2421, %kvHeads : index
              scf.if %2658 {
                %2659 = arith.muli %2421, %c28 : index
                %2660 = arith.addi %2426, %2659 : index
                %2661 = vector.shuffle %2657, %2657 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2662 = arith.divui %2653, %c16 : index
                %2663 = arith.muli %2662, %c20 : index
                %2664 = arith.remui %2653, %c16 : index
                %2665 = arith.muli %2425, %c16 : index
                %2666 = arith.divui %2664, %c14 : index
                %2667 = arith.muli %2666, %c14 : index
                %2668 = arith.remui %2664, %c7 : index
                %2669 = arith.muli %2668, %c7 : index
                %2670 = arith.addi %2667, %2669 : index
                %2671 = arith.divui %2664, %c7 : index
                %2672 = arith.remui %2671, %c7 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.addi %2665, %2673 : index
                %2675 = arith.addi %2663, %2674 : index
                %2676 = arith.addi %2660, %2675 : index
                vector.store %2661, %kv[%2676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2677 = arith.subi %2421, %kvHeads : index
                %2678 = arith.muli %2677, %c28 : index
                %2679 = arith.addi %2426, %2678 : index
                %2680 = arith.addi %2653, %c8 : index
                %2681 = arith.divui %2680, %c16 : index
                %2682 = arith.muli %2681, %c20 : index
                %2683 = arith.addi %2682, %c11 : index
                %2684 = arith.remui %2680, %c16 : index
                %2685 = arith.divui %2425, %c7 : index
                %2686 = arith.remui %2425, %c7 : index
                %2687 = arith.muli %2686, %c21 : index
                %2688 = arith.addi %2685, %2687 : index
                %2689 = arith.muli %2684, %c16 : index
                %2690 = arith.divui %2688, %c14 : index
                %2691 = arith.muli %2690, %c14 : index
                %2692 = arith.remui %2688, %c7 : index
                %2693 = arith.muli %2692, %c7 : index
                %2694 = arith.addi %2691, %2693 : index
                %2695 = arith.divui %2688, %c7 : index
                %2696 = arith.remui %2695, %c7 : index
                %2697 = arith.addi %2694, %2696 : index
                %2698 = arith.addi %2689, %2697 : index
                %2699 = arith.addi %2683, %2698 : index
                %2700 = arith.addi %2679, %2699 : index
                %2701 = vector.shuffle %2657, %2657 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2701, %kv[%2700] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2702 = arith.addi %2653, %c9 : index
                %2703 = arith.divui %2702, %c16 : index
                %2704 = arith.muli %2703, %c20 : index
                %2705 = arith.addi %2704, %c11 : index
                %2706 = arith.remui %2702, %c16 : index
                %2707 = arith.divui %2425, %c7 : index
                %2708 = arith.remui %2425, %c7 : index
                %2709 = arith.muli %2708, %c21 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.muli %2706, %c16 : index
                %2712 = arith.divui %2710, %c14 : index
                %2713 = arith.muli %2712, %c14 : index
                %2714 = arith.remui %2710, %c7 : index
                %2715 = arith.muli %2714, %c7 : index
                %2716 = arith.addi %2713, %2715 : index
                %2717 = arith.divui %2710, %c7 : index
                %2718 = arith.remui %2717, %c7 : index
                %2719 = arith.addi %2716, %2718 : index
                %2720 = arith.addi %2711, %2719 : index
                %2721 = arith.addi %2705, %2720 : index
                %2722 = arith.addi %2679, %2721 : index
                %2723 = vector.shuffle %2657, %2657 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2723, %kv[%2722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2724 = arith.addi %2653, %c7 : index
                %2725 = arith.divui %2724, %c16 : index
                %2726 = arith.muli %2725, %c20 : index
                %2727 = arith.addi %2726, %c11 : index
                %2728 = arith.remui %2724, %c16 : index
                %2729 = arith.divui %2425, %c7 : index
                %2730 = arith.remui %2425, %c7 : index
                %2731 = arith.muli %2730, %c21 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.muli %2728, %c16 : index
                %2734 = arith.divui %2732, %c14 : index
                %2735 = arith.muli %2734, %c14 : index
                %2736 = arith.remui %2732, %c7 : index
                %2737 = arith.muli %2736, %c7 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.divui %2732, %c7 : index
                %2740 = arith.remui %2739, %c7 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.addi %2733, %2741 : index
                %2743 = arith.addi %2727, %2742 : index
                %2744 = arith.addi %2679, %2743 : index
                %2745 = vector.shuffle %2657, %2657 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2745, %kv[%2744] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2746 = arith.addi %2653, %c2 : index
                %2747 = arith.divui %2746, %c16 : index
                %2748 = arith.muli %2747, %c20 : index
                %2749 = arith.addi %2748, %c11 : index
                %2750 = arith.remui %2746, %c16 : index
                %2751 = arith.divui %2425, %c7 : index
                %2752 = arith.remui %2425, %c7 : index
                %2753 = arith.muli %2752, %c21 : index
                %2754 = arith.addi %2751, %2753 : index
                %2755 = arith.muli %2750, %c16 : index
                %2756 = arith.divui %2754, %c14 : index
                %2757 = arith.muli %2756, %c14 : index
                %2758 = arith.remui %2754, %c7 : index
                %2759 = arith.muli %2758, %c7 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.divui %2754, %c7 : index
                %2762 = arith.remui %2761, %c7 : index
                %2763 = arith.addi %2760, %2762 : index
                %2764 = arith.addi %2755, %2763 : index
                %2765 = arith.addi %2749, %2764 : index
                %2766 = arith.addi %2679, %2765 : index
                %2767 = vector.shuffle %2657, %2657 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2767, %kv[%2766] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2768 = arith.addi %2054, %c38 : index
      %2769 = arith.addi %2053, %2768 : index
      %2770 = arith.cmpi slt, %2769, %17 : index
      %2771 = arith.cmpi slt, %2768, %c16 : index
      %2772 = arith.andi %2770, %2771 : i1
      scf.if %2772 {
        %2773 = arith.addi %2053, %2768 : index
        %2774 = arith.addi %slotsAt, %2773 : index
        %2775 = memref.load %step[%2774] : memref<?xi32>
        %2776 = arith.index_cast %2775 : i32 to index
        %2777 = arith.cmpi sge, %2776, %c8 : index
        scf.if %2777 {
          %2778 = arith.muli %2768, %c22 : index
          %2779 = arith.subi %0, %heads : index
          %2780 = memref.load %scales[%2779] : memref<?xf32>
          %2781 = vector.broadcast %2780 : f32 to vector<4xf32>
          %2782 = arith.divui %2776, %c16 : index
          %2783 = arith.remui %2776, %c16 : index
          %2784 = arith.muli %2782, %pageBytes : index
          %2785 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2785 {
            %2786 = wave.lane
            %2787 = arith.muli %2786, %c14 : index
            scf.for %2788 = %2787 to %c22 step %c5 {
              %2789 = arith.addi %2778, %2788 : index
              %2790 = vector.load %15[%2789] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2791 = arith.mulf %2790, %2781 : vector<4xf32>
              %2792 = arith.minimumf %2791, %c42 : vector<4xf32>
              %2793 = arith.maximumf %2792, %c43 : vector<4xf32>
              %2794 = arith.truncf %2793 : vector<4xf32> to vector<4xf16>
              %2795 = vector.bitcast %2794 : vector<4xf16> to vector<8xi8>
              %2796 = arith.cmpi slt, %2779, %kvHeads : index
              scf.if %2796 {
                %2797 = arith.muli %2779, %c10 : index
                %2798 = arith.addi %2784, %2797 : index
                %2799 = arith.divui %2788, %c16 : index
                %2800 = arith.muli %2799, %c19 : index
                %2801 = arith.remui %2788, %c16 : index
                %2802 = arith.divui %2801, %c21 : index
                %2803 = arith.muli %2802, %c20 : index
                %2804 = arith.muli %2783, %c16 : index
                %2805 = arith.addi %2803, %2804 : index
                %2806 = arith.remui %2801, %c21 : index
                %2807 = arith.muli %2806, %c7 : index
                %2808 = arith.addi %2805, %2807 : index
                %2809 = arith.addi %2800, %2808 : index
                %2810 = arith.addi %2798, %2809 : index
                vector.store %2795, %kv[%2810] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2811 = arith.subi %2779, %kvHeads : index
                %2812 = arith.muli %2811, %c10 : index
                %2813 = arith.addi %2784, %2812 : index
                %2814 = arith.addi %2788, %c8 : index
                %2815 = arith.divui %2814, %c16 : index
                %2816 = arith.muli %2815, %c19 : index
                %2817 = arith.addi %2816, %c28 : index
                %2818 = arith.remui %2814, %c16 : index
                %2819 = arith.divui %2783, %c7 : index
                %2820 = arith.remui %2783, %c7 : index
                %2821 = arith.muli %2820, %c21 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.divui %2822, %c21 : index
                %2824 = arith.muli %2823, %c20 : index
                %2825 = arith.muli %2818, %c16 : index
                %2826 = arith.addi %2824, %2825 : index
                %2827 = arith.remui %2822, %c21 : index
                %2828 = arith.muli %2827, %c7 : index
                %2829 = arith.addi %2826, %2828 : index
                %2830 = arith.addi %2817, %2829 : index
                %2831 = arith.addi %2813, %2830 : index
                %2832 = vector.shuffle %2795, %2795 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2832, %kv[%2831] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2833 = arith.addi %2788, %c9 : index
                %2834 = arith.divui %2833, %c16 : index
                %2835 = arith.muli %2834, %c19 : index
                %2836 = arith.addi %2835, %c28 : index
                %2837 = arith.remui %2833, %c16 : index
                %2838 = arith.divui %2783, %c7 : index
                %2839 = arith.remui %2783, %c7 : index
                %2840 = arith.muli %2839, %c21 : index
                %2841 = arith.addi %2838, %2840 : index
                %2842 = arith.divui %2841, %c21 : index
                %2843 = arith.muli %2842, %c20 : index
                %2844 = arith.muli %2837, %c16 : index
                %2845 = arith.addi %2843, %2844 : index
                %2846 = arith.remui %2841, %c21 : index
                %2847 = arith.muli %2846, %c7 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.addi %2836, %2848 : index
                %2850 = arith.addi %2813, %2849 : index
                %2851 = vector.shuffle %2795, %2795 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2851, %kv[%2850] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2852 = arith.addi %2788, %c7 : index
                %2853 = arith.divui %2852, %c16 : index
                %2854 = arith.muli %2853, %c19 : index
                %2855 = arith.addi %2854, %c28 : index
                %2856 = arith.remui %2852, %c16 : index
                %2857 = arith.divui %2783, %c7 : index
                %2858 = arith.remui %2783, %c7 : index
                %2859 = arith.muli %2858, %c21 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.divui %2860, %c21 : index
                %2862 = arith.muli %2861, %c20 : index
                %2863 = arith.muli %2856, %c16 : index
                %2864 = arith.addi %2862, %2863 : index
                %2865 = arith.remui %2860, %c21 : index
                %2866 = arith.muli %2865, %c7 : index
                %2867 = arith.addi %2864, %2866 : index
                %2868 = arith.addi %2855, %2867 : index
                %2869 = arith.addi %2813, %2868 : index
                %2870 = vector.shuffle %2795, %2795 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2870, %kv[%2869] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2871 = arith.addi %2788, %c2 : index
                %2872 = arith.divui %2871, %c16 : index
                %2873 = arith.muli %2872, %c19 : index
                %2874 = arith.addi %2873, %c28 : index
                %2875 = arith.remui %2871, %c16 : index
                %2876 = arith.divui %2783, %c7 : index
                %2877 = arith.remui %2783, %c7 : index
                %2878 = arith.muli %2877, %c21 : index
                %2879 = arith.addi %2876, %2878 : index
                %2880 = arith.divui %2879, %c21 : index
                %2881 = arith.muli %2880, %c20 : index
                %2882 = arith.muli %2875, %c16 : index
                %2883 = arith.addi %2881, %2882 : index
                %2884 = arith.remui %2879, %c21 : index
                %2885 = arith.muli %2884, %c7 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.addi %2874, %2886 : index
                %2888 = arith.addi %2813, %2887 : index
                %2889 = vector.shuffle %2795, %2795 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2889, %kv[%2888] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2890 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2890 {
            %2891 = wave.lane
            %2892 = arith.muli %2891, %c14 : index
            scf.for %2893 = %2892 to %c22 step %c5 {
              %2894 = arith.addi %2778, %2893 : index
              %2895 = vector.load %15[%2894] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2896 = arith.mulf %2895, %2781 : vector<4xf32>
              %2897 = wave.fp8_encode "e4m3" %2896 : vector<4xf32> -> vector<4xi8>
              %2898 = arith.cmpi slt, %2779, %kvHeads : index
              scf.if %2898 {
                %2899 = arith.muli %2779, %c28 : index
                %2900 = arith.addi %2784, %2899 : index
                %2901 = vector.shuffle %2897, %2897 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2902 = arith.divui %2893, %c16 : index
                %2903 = arith.muli %2902, %c20 : index
                %2904 = arith.remui %2893, %c16 : index
                %2905 = arith.muli %2783, %c16 : index
                %2906 = arith.divui %2904, %c14 : index
                %2907 = arith.muli %2906, %c14 : index
                %2908 = arith.remui %2904, %c7 : index
                %2909 = arith.muli %2908, %c7 : index
                %2910 = arith.addi %2907, %2909 : index
                %2911 = arith.divui %2904, %c7 : index
                %2912 = arith.remui %2911, %c7 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.addi %2905, %2913 : index
                %2915 = arith.addi %2903, %2914 : index
                %2916 = arith.addi %2900, %2915 : index
                vector.store %2901, %kv[%2916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2917 = arith.subi %2779, %kvHeads : index
                %2918 = arith.muli %2917, %c28 : index
                %2919 = arith.addi %2784, %2918 : index
                %2920 = arith.addi %2893, %c8 : index
                %2921 = arith.divui %2920, %c16 : index
                %2922 = arith.muli %2921, %c20 : index
                %2923 = arith.addi %2922, %c11 : index
                %2924 = arith.remui %2920, %c16 : index
                %2925 = arith.divui %2783, %c7 : index
                %2926 = arith.remui %2783, %c7 : index
                %2927 = arith.muli %2926, %c21 : index
                %2928 = arith.addi %2925, %2927 : index
                %2929 = arith.muli %2924, %c16 : index
                %2930 = arith.divui %2928, %c14 : index
                %2931 = arith.muli %2930, %c14 : index
                %2932 = arith.remui %2928, %c7 : index
                %2933 = arith.muli %2932, %c7 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.divui %2928, %c7 : index
                %2936 = arith.remui %2935, %c7 : index
                %2937 = arith.addi %2934, %2936 : index
                %2938 = arith.addi %2929, %2937 : index
                %2939 = arith.addi %2923, %2938 : index
                %2940 = arith.addi %2919, %2939 : index
                %2941 = vector.shuffle %2897, %2897 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2941, %kv[%2940] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2942 = arith.addi %2893, %c9 : index
                %2943 = arith.divui %2942, %c16 : index
                %2944 = arith.muli %2943, %c20 : index
                %2945 = arith.addi %2944, %c11 : index
                %2946 = arith.remui %2942, %c16 : index
                %2947 = arith.divui %2783, %c7 : index
                %2948 = arith.remui %2783, %c7 : index
                %2949 = arith.muli %2948, %c21 : index
                %2950 = arith.addi %2947, %2949 : index
                %2951 = arith.muli %2946, %c16 : index
                %2952 = arith.divui %2950, %c14 : index
                %2953 = arith.muli %2952, %c14 : index
                %2954 = arith.remui %2950, %c7 : index
                %2955 = arith.muli %2954, %c7 : index
                %2956 = arith.addi %2953, %2955 : index
                %2957 = arith.divui %2950, %c7 : index
                %2958 = arith.remui %2957, %c7 : index
                %2959 = arith.addi %2956, %2958 : index
                %2960 = arith.addi %2951, %2959 : index
                %2961 = arith.addi %2945, %2960 : index
                %2962 = arith.addi %2919, %2961 : index
                %2963 = vector.shuffle %2897, %2897 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2963, %kv[%2962] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2964 = arith.addi %2893, %c7 : index
                %2965 = arith.divui %2964, %c16 : index
                %2966 = arith.muli %2965, %c20 : index
                %2967 = arith.addi %2966, %c11 : index
                %2968 = arith.remui %2964, %c16 : index
                %2969 = arith.divui %2783, %c7 : index
                %2970 = arith.remui %2783, %c7 : index
                %2971 = arith.muli %2970, %c21 : index
                %2972 = arith.addi %2969, %2971 : index
                %2973 = arith.muli %2968, %c16 : index
                %2974 = arith.divui %2972, %c14 : index
                %2975 = arith.muli %2974, %c14 : index
                %2976 = arith.remui %2972, %c7 : index
                %2977 = arith.muli %2976, %c7 : index
                %2978 = arith.addi %2975, %2977 : index
                %2979 = arith.divui %2972, %c7 : index
                %2980 = arith.remui %2979, %c7 : index
                %2981 = arith.addi %2978, %2980 : index
                %2982 = arith.addi %2973, %2981 : index
                %2983 = arith.addi %2967, %2982 : index
                %2984 = arith.addi %2919, %2983 : index
                %2985 = vector.shuffle %2897, %2897 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2985, %kv[%2984] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2986 = arith.addi %2893, %c2 : index
                %2987 = arith.divui %2986, %c16 : index
                %2988 = arith.muli %2987, %c20 : index
                %2989 = arith.addi %2988, %c11 : index
                %2990 = arith.remui %2986, %c16 : index
                %2991 = arith.divui %2783, %c7 : index
                %2992 = arith.remui %2783, %c7 : index
                %2993 = arith.muli %2992, %c21 : index
                %2994 = arith.addi %2991, %2993 : index
                %2995 = arith.muli %2990, %c16 : index
                %2996 = arith.divui %2994, %c14 : index
                %2997 = arith.muli %2996, %c14 : index
                %2998 = arith.remui %2994, %c7 : index
                %2999 = arith.muli %2998, %c7 : index
                %3000 = arith.addi %2997, %2999 : index
                %3001 = arith.divui %2994, %c7 : index
                %3002 = arith.remui %3001, %c7 : index
                %3003 = arith.addi %3000, %3002 : index
                %3004 = arith.addi %2995, %3003 : index
                %3005 = arith.addi %2989, %3004 : index
                %3006 = arith.addi %2919, %3005 : index
                %3007 = vector.shuffle %2897, %2897 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3007, %kv[%3006] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3008 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3008 {
            %3009 = wave.lane
            %3010 = arith.muli %3009, %c14 : index
            scf.for %3011 = %3010 to %c22 step %c5 {
              %3012 = arith.addi %2778, %3011 : index
              %3013 = vector.load %15[%3012] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3014 = arith.mulf %3013, %2781 : vector<4xf32>
              %3015 = wave.fp8_encode "e5m2" %3014 : vector<4xf32> -> vector<4xi8>
              %3016 = arith.cmpi slt, %2779, %kvHeads : index
              scf.if %3016 {
                %3017 = arith.muli %2779, %c28 : index
                %3018 = arith.addi %2784, %3017 : index
                %3019 = vector.shuffle %3015, %3015 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3020 = arith.divui %3011, %c16 : index
                %3021 = arith.muli %3020, %c20 : index
                %3022 = arith.remui %3011, %c16 : index
                %3023 = arith.muli %2783, %c16 : index
                %3024 = arith.divui %3022, %c14 : index
                %3025 = arith.muli %3024, %c14 : index
                %3026 = arith.remui %3022, %c7 : index
                %3027 = arith.muli %3026, %c7 : index
                %3028 = arith.addi %3025, %3027 : index
                %3029 = arith.divui %3022, %c7 : index
                %3030 = arith.remui %3029, %c7 : index
                %3031 = arith.addi %3028, %3030 : index
                %3032 = arith.addi %3023, %3031 : index
                %3033 = arith.addi %3021, %3032 : index
                %3034 = arith.addi %3018, %3033 : index
                vector.store %3019, %kv[%3034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3035 = arith.subi %2779, %kvHeads : index
                %3036 = arith.muli %3035, %c28 : index
                %3037 = arith.addi %2784, %3036 : index
                %3038 = arith.addi %3011, %c8 : index
                %3039 = arith.divui %3038, %c16 : index
                %3040 = arith.muli %3039, %c20 : index
                %3041 = arith.addi %3040, %c11 : index
                %3042 = arith.remui %3038, %c16 : index
                %3043 = arith.divui %2783, %c7 : index
                %3044 = arith.remui %2783, %c7 : index
                %3045 = arith.muli %3044, %c21 : index
                %3046 = arith.addi %3043, %3045 : index
                %3047 = arith.muli %3042, %c16 : index
                %3048 = arith.divui %3046, %c14 : index
                %3049 = arith.muli %3048, %c14 : index
                %3050 = arith.remui %3046, %c7 : index
                %3051 = arith.muli %3050, %c7 : index
                %3052 = arith.addi %3049, %3051 : index
                %3053 = arith.divui %3046, %c7 : index
                %3054 = arith.remui %3053, %c7 : index
                %3055 = arith.addi %3052, %3054 : index
                %3056 = arith.addi %3047, %3055 : index
                %3057 = arith.addi %3041, %3056 : index
                %3058 = arith.addi %3037, %3057 : index
                %3059 = vector.shuffle %3015, %3015 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3059, %kv[%3058] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3060 = arith.addi %3011, %c9 : index
                %3061 = arith.divui %3060, %c16 : index
                %3062 = arith.muli %3061, %c20 : index
                %3063 = arith.addi %3062, %c11 : index
                %3064 = arith.remui %3060, %c16 : index
                %3065 = arith.divui %2783, %c7 : index
                %3066 = arith.remui %2783, %c7 : index
                %3067 = arith.muli %3066, %c21 : index
                %3068 = arith.addi %3065, %3067 : index
                %3069 = arith.muli %3064, %c16 : index
                %3070 = arith.divui %3068, %c14 : index
                %3071 = arith.muli %3070, %c14 : index
                %3072 = arith.remui %3068, %c7 : index
                %3073 = arith.muli %3072, %c7 : index
                %3074 = arith.addi %3071, %3073 : index
                %3075 = arith.divui %3068, %c7 : index
                %3076 = arith.remui %3075, %c7 : index
                %3077 = arith.addi %3074, %3076 : index
                %3078 = arith.addi %3069, %3077 : index
                %3079 = arith.addi %3063, %3078 : index
                %3080 = arith.addi %3037, %3079 : index
                %3081 = vector.shuffle %3015, %3015 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3081, %kv[%3080] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3082 = arith.addi %3011, %c7 : index
                %3083 = arith.divui %3082, %c16 : index
                %3084 = arith.muli %3083, %c20 : index
                %3085 = arith.addi %3084, %c11 : index
                %3086 = arith.remui %3082, %c16 : index
                %3087 = arith.divui %2783, %c7 : index
                %3088 = arith.remui %2783, %c7 : index
                %3089 = arith.muli %3088, %c21 : index
                %3090 = arith.addi %3087, %3089 : index
                %3091 = arith.muli %3086, %c16 : index
                %3092 = arith.divui %3090, %c14 : index
                %3093 = arith.muli %3092, %c14 : index
                %3094 = arith.remui %3090, %c7 : index
                %3095 = arith.muli %3094, %c7 : index
                %3096 = arith.addi %3093, %3095 : index
                %3097 = arith.divui %3090, %c7 : index
                %3098 = arith.remui %3097, %c7 : index
                %3099 = arith.addi %3096, %3098 : index
                %3100 = arith.addi %3091, %3099 : index
                %3101 = arith.addi %3085, %3100 : index
                %3102 = arith.addi %3037, %3101 : index
                %3103 = vector.shuffle %3015, %3015 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3103, %kv[%3102] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3104 = arith.addi %3011, %c2 : index
                %3105 = arith.divui %3104, %c16 : index
                %3106 = arith.muli %3105, %c20 : index
                %3107 = arith.addi %3106, %c11 : index
                %3108 = arith.remui %3104, %c16 : index
                %3109 = arith.divui %2783, %c7 : index
                %3110 = arith.remui %2783, %c7 : index
                %3111 = arith.muli %3110, %c21 : index
                %3112 = arith.addi %3109, %3111 : index
                %3113 = arith.muli %3108, %c16 : index
                %3114 = arith.divui %3112, %c14 : index
                %3115 = arith.muli %3114, %c14 : index
                %3116 = arith.remui %3112, %c7 : index
                %3117 = arith.muli %3116, %c7 : index
                %3118 = arith.addi %3115, %3117 : index
                %3119 = arith.divui %3112, %c7 : index
                %3120 = arith.remui %3119, %c7 : index
                %3121 = arith.addi %3118, %3120 : index
                %3122 = arith.addi %3113, %3121 : index
                %3123 = arith.addi %3107, %3122 : index
                %3124 = arith.addi %3037, %3123 : index
                %3125 = vector.shuffle %3015, %3015 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3125, %kv[%3124] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3126 = arith.addi %18, %c4 : index
    %3127 = wave.lane
    %3128 = arith.muli %3, %c7 : index
    %3129 = arith.muli %3128, %c20 : index
    %3130 = arith.addi %3129, %3127 : index
    %3131 = arith.muli %4, %c11 : index
    %3132 = arith.addi %3131, %3130 : index
    %3133 = arith.addi %3132, %c8 : index
    %3134 = arith.addi %3133, %c8 : index
    %3135 = vector.extract %446#4[0] : f32 from vector<8xf32>
    memref.store %3135, %14[%3134] : memref<?xf32>
    %3136 = arith.muli %4, %c11 : index
    %3137 = arith.addi %3136, %3130 : index
    %3138 = arith.addi %3137, %c8 : index
    %3139 = arith.addi %3138, %c4 : index
    %3140 = vector.extract %446#4[1] : f32 from vector<8xf32>
    memref.store %3140, %14[%3139] : memref<?xf32>
    %3141 = arith.muli %4, %c11 : index
    %3142 = arith.addi %3141, %3130 : index
    %3143 = arith.addi %3142, %c8 : index
    %3144 = arith.addi %3143, %c12 : index
    %3145 = vector.extract %446#4[2] : f32 from vector<8xf32>
    memref.store %3145, %14[%3144] : memref<?xf32>
    %3146 = arith.muli %4, %c11 : index
    %3147 = arith.addi %3146, %3130 : index
    %3148 = arith.addi %3147, %c8 : index
    %3149 = arith.addi %3148, %c22 : index
    %3150 = vector.extract %446#4[3] : f32 from vector<8xf32>
    memref.store %3150, %14[%3149] : memref<?xf32>
    %3151 = arith.muli %4, %c11 : index
    %3152 = arith.addi %3151, %3130 : index
    %3153 = arith.addi %3152, %c8 : index
    %3154 = arith.addi %3153, %c5 : index
    %3155 = vector.extract %446#4[4] : f32 from vector<8xf32>
    memref.store %3155, %14[%3154] : memref<?xf32>
    %3156 = arith.muli %4, %c11 : index
    %3157 = arith.addi %3156, %3130 : index
    %3158 = arith.addi %3157, %c8 : index
    %3159 = arith.addi %3158, %c23 : index
    %3160 = vector.extract %446#4[5] : f32 from vector<8xf32>
    memref.store %3160, %14[%3159] : memref<?xf32>
    %3161 = arith.muli %4, %c11 : index
    %3162 = arith.addi %3161, %3130 : index
    %3163 = arith.addi %3162, %c8 : index
    %3164 = arith.addi %3163, %c24 : index
    %3165 = vector.extract %446#4[6] : f32 from vector<8xf32>
    memref.store %3165, %14[%3164] : memref<?xf32>
    %3166 = arith.muli %4, %c11 : index
    %3167 = arith.addi %3166, %3130 : index
    %3168 = arith.addi %3167, %c8 : index
    %3169 = arith.addi %3168, %c25 : index
    %3170 = vector.extract %446#4[7] : f32 from vector<8xf32>
    memref.store %3170, %14[%3169] : memref<?xf32>
    %3171 = arith.muli %4, %c11 : index
    %3172 = arith.addi %3171, %3130 : index
    %3173 = arith.addi %3172, %c20 : index
    %3174 = arith.addi %3173, %c8 : index
    %3175 = vector.extract %446#5[0] : f32 from vector<8xf32>
    memref.store %3175, %14[%3174] : memref<?xf32>
    %3176 = arith.muli %4, %c11 : index
    %3177 = arith.addi %3176, %3130 : index
    %3178 = arith.addi %3177, %c20 : index
    %3179 = arith.addi %3178, %c4 : index
    %3180 = vector.extract %446#5[1] : f32 from vector<8xf32>
    memref.store %3180, %14[%3179] : memref<?xf32>
    %3181 = arith.muli %4, %c11 : index
    %3182 = arith.addi %3181, %3130 : index
    %3183 = arith.addi %3182, %c20 : index
    %3184 = arith.addi %3183, %c12 : index
    %3185 = vector.extract %446#5[2] : f32 from vector<8xf32>
    memref.store %3185, %14[%3184] : memref<?xf32>
    %3186 = arith.muli %4, %c11 : index
    %3187 = arith.addi %3186, %3130 : index
    %3188 = arith.addi %3187, %c20 : index
    %3189 = arith.addi %3188, %c22 : index
    %3190 = vector.extract %446#5[3] : f32 from vector<8xf32>
    memref.store %3190, %14[%3189] : memref<?xf32>
    %3191 = arith.muli %4, %c11 : index
    %3192 = arith.addi %3191, %3130 : index
    %3193 = arith.addi %3192, %c20 : index
    %3194 = arith.addi %3193, %c5 : index
    %3195 = vector.extract %446#5[4] : f32 from vector<8xf32>
    memref.store %3195, %14[%3194] : memref<?xf32>
    %3196 = arith.muli %4, %c11 : index
    %3197 = arith.addi %3196, %3130 : index
    %3198 = arith.addi %3197, %c20 : index
    %3199 = arith.addi %3198, %c23 : index
    %3200 = vector.extract %446#5[5] : f32 from vector<8xf32>
    memref.store %3200, %14[%3199] : memref<?xf32>
    %3201 = arith.muli %4, %c11 : index
    %3202 = arith.addi %3201, %3130 : index
    %3203 = arith.addi %3202, %c20 : index
    %3204 = arith.addi %3203, %c24 : index
    %3205 = vector.extract %446#5[6] : f32 from vector<8xf32>
    memref.store %3205, %14[%3204] : memref<?xf32>
    %3206 = arith.muli %4, %c11 : index
    %3207 = arith.addi %3206, %3130 : index
    %3208 = arith.addi %3207, %c20 : index
    %3209 = arith.addi %3208, %c25 : index
    %3210 = vector.extract %446#5[7] : f32 from vector<8xf32>
    memref.store %3210, %14[%3209] : memref<?xf32>
    wave.barrier
    %3211 = arith.muli %4, %c7 : index
    %3212 = arith.addi %3211, %c8 : index
    %3213 = arith.muli %3212, %c7 : index
    %3214 = arith.divui %3127, %c16 : index
    %3215 = arith.addi %3213, %3214 : index
    %3216 = arith.addi %3126, %3215 : index
    %3217 = arith.cmpi slt, %3216, %17 : index
    scf.if %3217 {
      %3218 = arith.cmpi eq, %hasFactors, %c9 : index
      %3219 = memref.load %factors[%3216] : memref<?xf32>
      %3220 = arith.select %3218, %3219, %c27 : f32
      %3221 = arith.addi %3130, %c8 : index
      %3222 = arith.muli %3212, %c4 : index
      %3223 = arith.addi %3221, %3222 : index
      %3224 = memref.load %14[%3223] : memref<?xf32>
      %3225 = arith.addi %3223, %c11 : index
      %3226 = memref.load %14[%3225] : memref<?xf32>
      %3227 = arith.addf %3224, %3226 : f32
      %3228 = arith.addi %3223, %c28 : index
      %3229 = memref.load %14[%3228] : memref<?xf32>
      %3230 = arith.addf %3227, %3229 : f32
      %3231 = arith.addi %3223, %c29 : index
      %3232 = memref.load %14[%3231] : memref<?xf32>
      %3233 = arith.addf %3230, %3232 : f32
      %3234 = arith.remui %3127, %c16 : index
      %3235 = arith.muli %3234, %c14 : index
      %3236 = arith.addi %11, %3235 : index
      %3237 = vector.load %w[%3236] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3238 = vector.bitcast %3237 : vector<4xi8> to vector<1xf32>
      %3239 = vector.extract %3238[0] : f32 from vector<1xf32>
      %3240 = arith.mulf %3239, %3220 : f32
      %3241 = arith.mulf %3233, %3240 : f32
      %3242 = arith.muli %3, %c7 : index
      %3243 = arith.addi %3242, %c8 : index
      %3244 = arith.muli %3243, %c16 : index
      %3245 = arith.remui %3127, %c16 : index
      %3246 = arith.addi %3244, %3245 : index
      %3247 = arith.muli %3215, %c22 : index
      %3248 = arith.addi %3247, %3246 : index
      memref.store %3241, %15[%3248] : memref<?xf32>
      %3249 = arith.addi %3130, %c20 : index
      %3250 = arith.muli %3212, %c4 : index
      %3251 = arith.addi %3249, %3250 : index
      %3252 = memref.load %14[%3251] : memref<?xf32>
      %3253 = arith.addi %3251, %c11 : index
      %3254 = memref.load %14[%3253] : memref<?xf32>
      %3255 = arith.addf %3252, %3254 : f32
      %3256 = arith.addi %3251, %c28 : index
      %3257 = memref.load %14[%3256] : memref<?xf32>
      %3258 = arith.addf %3255, %3257 : f32
      %3259 = arith.addi %3251, %c29 : index
      %3260 = memref.load %14[%3259] : memref<?xf32>
      %3261 = arith.addf %3258, %3260 : f32
      %3262 = arith.remui %3127, %c16 : index
      %3263 = arith.muli %3262, %c14 : index
      %3264 = arith.addi %13, %3263 : index
      %3265 = vector.load %w[%3264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3266 = vector.bitcast %3265 : vector<4xi8> to vector<1xf32>
      %3267 = vector.extract %3266[0] : f32 from vector<1xf32>
      %3268 = arith.mulf %3267, %3220 : f32
      %3269 = arith.mulf %3261, %3268 : f32
      %3270 = arith.muli %3, %c7 : index
      %3271 = arith.addi %3270, %c9 : index
      %3272 = arith.muli %3271, %c16 : index
      %3273 = arith.remui %3127, %c16 : index
      %3274 = arith.addi %3272, %3273 : index
      %3275 = arith.muli %3215, %c22 : index
      %3276 = arith.addi %3275, %3274 : index
      memref.store %3269, %15[%3276] : memref<?xf32>
    }
    %3277 = arith.muli %4, %c7 : index
    %3278 = arith.addi %3277, %c9 : index
    %3279 = arith.muli %3278, %c7 : index
    %3280 = arith.divui %3127, %c16 : index
    %3281 = arith.addi %3279, %3280 : index
    %3282 = arith.addi %3126, %3281 : index
    %3283 = arith.cmpi slt, %3282, %17 : index
    scf.if %3283 {
      %3284 = arith.cmpi eq, %hasFactors, %c9 : index
      %3285 = memref.load %factors[%3282] : memref<?xf32>
      %3286 = arith.select %3284, %3285, %c27 : f32
      %3287 = arith.addi %3130, %c8 : index
      %3288 = arith.muli %3278, %c4 : index
      %3289 = arith.addi %3287, %3288 : index
      %3290 = memref.load %14[%3289] : memref<?xf32>
      %3291 = arith.addi %3289, %c11 : index
      %3292 = memref.load %14[%3291] : memref<?xf32>
      %3293 = arith.addf %3290, %3292 : f32
      %3294 = arith.addi %3289, %c28 : index
      %3295 = memref.load %14[%3294] : memref<?xf32>
      %3296 = arith.addf %3293, %3295 : f32
      %3297 = arith.addi %3289, %c29 : index
      %3298 = memref.load %14[%3297] : memref<?xf32>
      %3299 = arith.addf %3296, %3298 : f32
      %3300 = arith.remui %3127, %c16 : index
      %3301 = arith.muli %3300, %c14 : index
      %3302 = arith.addi %11, %3301 : index
      %3303 = vector.load %w[%3302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3304 = vector.bitcast %3303 : vector<4xi8> to vector<1xf32>
      %3305 = vector.extract %3304[0] : f32 from vector<1xf32>
      %3306 = arith.mulf %3305, %3286 : f32
      %3307 = arith.mulf %3299, %3306 : f32
      %3308 = arith.muli %3, %c7 : index
      %3309 = arith.addi %3308, %c8 : index
      %3310 = arith.muli %3309, %c16 : index
      %3311 = arith.remui %3127, %c16 : index
      %3312 = arith.addi %3310, %3311 : index
      %3313 = arith.muli %3281, %c22 : index
      %3314 = arith.addi %3313, %3312 : index
      memref.store %3307, %15[%3314] : memref<?xf32>
      %3315 = arith.addi %3130, %c20 : index
      %3316 = arith.muli %3278, %c4 : index
      %3317 = arith.addi %3315, %3316 : index
      %3318 = memref.load %14[%3317] : memref<?xf32>
      %3319 = arith.addi %3317, %c11 : index
      %3320 = memref.load %14[%3319] : memref<?xf32>
      %3321 = arith.addf %3318, %3320 : f32
      %3322 = arith.addi %3317, %c28 : index
      %3323 = memref.load %14[%3322] : memref<?xf32>
      %3324 = arith.addf %3321, %3323 : f32
      %3325 = arith.addi %3317, %c29 : index
      %3326 = memref.load %14[%3325] : memref<?xf32>
      %3327 = arith.addf %3324, %3326 : f32
      %3328 = arith.remui %3127, %c16 : index
      %3329 = arith.muli %3328, %c14 : index
      %3330 = arith.addi %13, %3329 : index
      %3331 = vector.load %w[%3330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3332 = vector.bitcast %3331 : vector<4xi8> to vector<1xf32>
      %3333 = vector.extract %3332[0] : f32 from vector<1xf32>
      %3334 = arith.mulf %3333, %3286 : f32
      %3335 = arith.mulf %3327, %3334 : f32
      %3336 = arith.muli %3, %c7 : index
      %3337 = arith.addi %3336, %c9 : index
      %3338 = arith.muli %3337, %c16 : index
      %3339 = arith.remui %3127, %c16 : index
      %3340 = arith.addi %3338, %3339 : index
      %3341 = arith.muli %3281, %c22 : index
      %3342 = arith.addi %3341, %3340 : index
      memref.store %3335, %15[%3342] : memref<?xf32>
    }
    wave.barrier
    %3343 = arith.addi %18, %c4 : index
    %3344 = wave.wave
    %3345 = arith.addi %3344, %c8 : index
    %3346 = arith.addi %3343, %3345 : index
    %3347 = arith.cmpi slt, %3346, %17 : index
    %3348 = arith.cmpi slt, %3345, %c16 : index
    %3349 = arith.andi %3347, %3348 : i1
    scf.if %3349 {
      %3350 = arith.addi %3343, %3345 : index
      %3351 = arith.muli %3345, %c22 : index
      %3352 = wave.lane
      %3353 = arith.addi %3352, %c8 : index
      %3354 = arith.cmpi eq, %hasBias, %c9 : index
      %3355 = arith.addi %3351, %3353 : index
      %3356 = memref.load %15[%3355] : memref<?xf32>
      %3357 = arith.muli %0, %c22 : index
      %3358 = arith.addi %3357, %3353 : index
      %3359 = memref.load %bias[%3358] : memref<?xf32>
      %3360 = arith.addf %3356, %3359 : f32
      %3361 = arith.select %3354, %3360, %3356 : f32
      %3362 = arith.addi %3353, %c31 : index
      %3363 = arith.cmpi eq, %hasBias, %c9 : index
      %3364 = arith.addi %3351, %3362 : index
      %3365 = memref.load %15[%3364] : memref<?xf32>
      %3366 = arith.muli %0, %c22 : index
      %3367 = arith.addi %3366, %3362 : index
      %3368 = memref.load %bias[%3367] : memref<?xf32>
      %3369 = arith.addf %3365, %3368 : f32
      %3370 = arith.select %3363, %3369, %3365 : f32
      %3371 = arith.addi %3352, %c4 : index
      %3372 = arith.cmpi slt, %3371, %c31 : index
      %3373 = arith.minsi %3371, %c32 : index
      %3374 = arith.cmpi eq, %hasBias, %c9 : index
      %3375 = arith.addi %3351, %3373 : index
      %3376 = memref.load %15[%3375] : memref<?xf32>
      %3377 = arith.muli %0, %c22 : index
      %3378 = arith.addi %3377, %3373 : index
      %3379 = memref.load %bias[%3378] : memref<?xf32>
      %3380 = arith.addf %3376, %3379 : f32
      %3381 = arith.select %3374, %3380, %3376 : f32
      %3382 = arith.addi %3373, %c31 : index
      %3383 = arith.cmpi eq, %hasBias, %c9 : index
      %3384 = arith.addi %3351, %3382 : index
      %3385 = memref.load %15[%3384] : memref<?xf32>
      %3386 = arith.muli %0, %c22 : index
      %3387 = arith.addi %3386, %3382 : index
      %3388 = memref.load %bias[%3387] : memref<?xf32>
      %3389 = arith.addf %3385, %3388 : f32
      %3390 = arith.select %3383, %3389, %3385 : f32
      %3391 = arith.addi %heads, %kvHeads : index
      %3392 = arith.cmpi slt, %0, %3391 : index
      scf.if %3392 {
        %3393 = arith.addi %positionsAt, %3350 : index
        %3394 = memref.load %step[%3393] : memref<?xi32>
        %3395 = arith.index_cast %3394 : i32 to index
        %3396 = arith.cmpi eq, %hasNorm, %c9 : index
        %3397 = math.fma %3361, %3361, %c35 : f32
        %3398 = math.fma %3370, %3370, %3397 : f32
        %3399 = math.fma %3381, %3381, %3398 : f32
        %3400 = arith.select %3372, %3399, %3398 : f32
        %3401 = math.fma %3390, %3390, %3400 : f32
        %3402 = arith.select %3372, %3401, %3400 : f32
        %3403 = vector.broadcast %3402 : f32 to vector<1xf32>
        %3404 = wave.reduce "add" %3403 : vector<1xf32>
        %3405 = arith.mulf %3404, %inverseHeadDim : f32
        %3406 = arith.addf %3405, %epsilon : f32
        %3407 = math.sqrt %3406 : f32
        %3408 = arith.divf %c27, %3407 : f32
        %3409 = arith.cmpi slt, %0, %heads : index
        %3410 = arith.addi %3353, %c31 : index
        %3411 = memref.load %query_norm[%3353] : memref<?xf32>
        %3412 = memref.load %key_norm[%3353] : memref<?xf32>
        %3413 = arith.select %3409, %3411, %3412 : f32
        %3414 = arith.mulf %3361, %3408 : f32
        %3415 = arith.mulf %3414, %3413 : f32
        %3416 = arith.select %3396, %3415, %3361 : f32
        %3417 = memref.load %query_norm[%3410] : memref<?xf32>
        %3418 = memref.load %key_norm[%3410] : memref<?xf32>
        %3419 = arith.select %3409, %3417, %3418 : f32
        %3420 = arith.mulf %3370, %3408 : f32
        %3421 = arith.mulf %3420, %3419 : f32
        %3422 = arith.select %3396, %3421, %3370 : f32
        %3423 = arith.addi %3373, %c31 : index
        %3424 = memref.load %query_norm[%3373] : memref<?xf32>
        %3425 = memref.load %key_norm[%3373] : memref<?xf32>
        %3426 = arith.select %3409, %3424, %3425 : f32
        %3427 = arith.mulf %3381, %3408 : f32
        %3428 = arith.mulf %3427, %3426 : f32
        %3429 = arith.select %3396, %3428, %3381 : f32
        %3430 = memref.load %query_norm[%3423] : memref<?xf32>
        %3431 = memref.load %key_norm[%3423] : memref<?xf32>
        %3432 = arith.select %3409, %3430, %3431 : f32
        %3433 = arith.mulf %3390, %3408 : f32
        %3434 = arith.mulf %3433, %3432 : f32
        %3435 = arith.select %3396, %3434, %3390 : f32
        %3436 = arith.remui %3395, %c20 : index
        %3437 = arith.muli %3436, %c22 : index
        %3438 = arith.addi %3437, %3353 : index
        %3439 = arith.divui %3395, %c20 : index
        %3440 = arith.addi %3439, %c20 : index
        %3441 = arith.muli %3440, %c22 : index
        %3442 = arith.addi %3441, %3353 : index
        %3443 = memref.load %rope[%3438] : memref<?xf32>
        %3444 = arith.addi %3438, %c31 : index
        %3445 = memref.load %rope[%3444] : memref<?xf32>
        %3446 = memref.load %rope[%3442] : memref<?xf32>
        %3447 = arith.addi %3442, %c31 : index
        %3448 = memref.load %rope[%3447] : memref<?xf32>
        %3449 = arith.mulf %3446, %3443 : f32
        %3450 = arith.mulf %3448, %3445 : f32
        %3451 = arith.subf %3449, %3450 : f32
        %3452 = arith.mulf %3448, %3443 : f32
        %3453 = arith.mulf %3446, %3445 : f32
        %3454 = arith.addf %3452, %3453 : f32
        %3455 = arith.mulf %3416, %3451 : f32
        %3456 = arith.mulf %3422, %3454 : f32
        %3457 = arith.subf %3455, %3456 : f32
        %3458 = arith.mulf %3422, %3451 : f32
        %3459 = arith.mulf %3416, %3454 : f32
        %3460 = arith.addf %3458, %3459 : f32
        %3461 = arith.cmpi slt, %0, %heads : index
        scf.if %3461 {
          %3462 = arith.muli %3350, %heads : index
          %3463 = arith.addi %3462, %0 : index
          %3464 = arith.muli %3463, %c22 : index
          %3465 = arith.addi %3464, %3353 : index
          memref.store %3457, %q[%3465] : memref<?xf32>
          %3466 = arith.addi %3465, %c31 : index
          memref.store %3460, %q[%3466] : memref<?xf32>
        } else {
          %3467 = arith.addi %3351, %3353 : index
          memref.store %3457, %15[%3467] : memref<?xf32>
          %3468 = arith.addi %3351, %3353 : index
          %3469 = arith.addi %3468, %c31 : index
          memref.store %3460, %15[%3469] : memref<?xf32>
        }
        %3470 = arith.remui %3395, %c20 : index
        %3471 = arith.muli %3470, %c22 : index
        %3472 = arith.addi %3471, %3373 : index
        %3473 = arith.divui %3395, %c20 : index
        %3474 = arith.addi %3473, %c20 : index
        %3475 = arith.muli %3474, %c22 : index
        %3476 = arith.addi %3475, %3373 : index
        %3477 = memref.load %rope[%3472] : memref<?xf32>
        %3478 = arith.addi %3472, %c31 : index
        %3479 = memref.load %rope[%3478] : memref<?xf32>
        %3480 = memref.load %rope[%3476] : memref<?xf32>
        %3481 = arith.addi %3476, %c31 : index
        %3482 = memref.load %rope[%3481] : memref<?xf32>
        %3483 = arith.mulf %3480, %3477 : f32
        %3484 = arith.mulf %3482, %3479 : f32
        %3485 = arith.subf %3483, %3484 : f32
        %3486 = arith.mulf %3482, %3477 : f32
        %3487 = arith.mulf %3480, %3479 : f32
        %3488 = arith.addf %3486, %3487 : f32
        %3489 = arith.mulf %3429, %3485 : f32
        %3490 = arith.mulf %3435, %3488 : f32
        %3491 = arith.subf %3489, %3490 : f32
        %3492 = arith.mulf %3435, %3485 : f32
        %3493 = arith.mulf %3429, %3488 : f32
        %3494 = arith.addf %3492, %3493 : f32
        scf.if %3372 {
          %3495 = arith.cmpi slt, %0, %heads : index
          scf.if %3495 {
            %3496 = arith.muli %3350, %heads : index
            %3497 = arith.addi %3496, %0 : index
            %3498 = arith.muli %3497, %c22 : index
            %3499 = arith.addi %3498, %3373 : index
            memref.store %3491, %q[%3499] : memref<?xf32>
            %3500 = arith.addi %3499, %c31 : index
            memref.store %3494, %q[%3500] : memref<?xf32>
          } else {
            %3501 = arith.addi %3351, %3373 : index
            memref.store %3491, %15[%3501] : memref<?xf32>
            %3502 = arith.addi %3351, %3373 : index
            %3503 = arith.addi %3502, %c31 : index
            memref.store %3494, %15[%3503] : memref<?xf32>
          }
        }
      } else {
        %3504 = arith.cmpi slt, %0, %heads : index
        scf.if %3504 {
          %3505 = arith.muli %3350, %heads : index
          %3506 = arith.addi %3505, %0 : index
          %3507 = arith.muli %3506, %c22 : index
          %3508 = arith.addi %3507, %3353 : index
          memref.store %3361, %q[%3508] : memref<?xf32>
          %3509 = arith.addi %3508, %c31 : index
          memref.store %3370, %q[%3509] : memref<?xf32>
        } else {
          %3510 = arith.addi %3351, %3353 : index
          memref.store %3361, %15[%3510] : memref<?xf32>
          %3511 = arith.addi %3351, %3353 : index
          %3512 = arith.addi %3511, %c31 : index
          memref.store %3370, %15[%3512] : memref<?xf32>
        }
        scf.if %3372 {
          %3513 = arith.cmpi slt, %0, %heads : index
          scf.if %3513 {
            %3514 = arith.muli %3350, %heads : index
            %3515 = arith.addi %3514, %0 : index
            %3516 = arith.muli %3515, %c22 : index
            %3517 = arith.addi %3516, %3373 : index
            memref.store %3381, %q[%3517] : memref<?xf32>
            %3518 = arith.addi %3517, %c31 : index
            memref.store %3390, %q[%3518] : memref<?xf32>
          } else {
            %3519 = arith.addi %3351, %3373 : index
            memref.store %3381, %15[%3519] : memref<?xf32>
            %3520 = arith.addi %3351, %3373 : index
            %3521 = arith.addi %3520, %c31 : index
            memref.store %3390, %15[%3521] : memref<?xf32>
          }
        }
      }
    }
    %3522 = arith.addi %3344, %c38 : index
    %3523 = arith.addi %3343, %3522 : index
    %3524 = arith.cmpi slt, %3523, %17 : index
    %3525 = arith.cmpi slt, %3522, %c16 : index
    %3526 = arith.andi %3524, %3525 : i1
    scf.if %3526 {
      %3527 = arith.addi %3343, %3522 : index
      %3528 = arith.muli %3522, %c22 : index
      %3529 = wave.lane
      %3530 = arith.addi %3529, %c8 : index
      %3531 = arith.cmpi eq, %hasBias, %c9 : index
      %3532 = arith.addi %3528, %3530 : index
      %3533 = memref.load %15[%3532] : memref<?xf32>
      %3534 = arith.muli %0, %c22 : index
      %3535 = arith.addi %3534, %3530 : index
      %3536 = memref.load %bias[%3535] : memref<?xf32>
      %3537 = arith.addf %3533, %3536 : f32
      %3538 = arith.select %3531, %3537, %3533 : f32
      %3539 = arith.addi %3530, %c31 : index
      %3540 = arith.cmpi eq, %hasBias, %c9 : index
      %3541 = arith.addi %3528, %3539 : index
      %3542 = memref.load %15[%3541] : memref<?xf32>
      %3543 = arith.muli %0, %c22 : index
      %3544 = arith.addi %3543, %3539 : index
      %3545 = memref.load %bias[%3544] : memref<?xf32>
      %3546 = arith.addf %3542, %3545 : f32
      %3547 = arith.select %3540, %3546, %3542 : f32
      %3548 = arith.addi %3529, %c4 : index
      %3549 = arith.cmpi slt, %3548, %c31 : index
      %3550 = arith.minsi %3548, %c32 : index
      %3551 = arith.cmpi eq, %hasBias, %c9 : index
      %3552 = arith.addi %3528, %3550 : index
      %3553 = memref.load %15[%3552] : memref<?xf32>
      %3554 = arith.muli %0, %c22 : index
      %3555 = arith.addi %3554, %3550 : index
      %3556 = memref.load %bias[%3555] : memref<?xf32>
      %3557 = arith.addf %3553, %3556 : f32
      %3558 = arith.select %3551, %3557, %3553 : f32
      %3559 = arith.addi %3550, %c31 : index
      %3560 = arith.cmpi eq, %hasBias, %c9 : index
      %3561 = arith.addi %3528, %3559 : index
      %3562 = memref.load %15[%3561] : memref<?xf32>
      %3563 = arith.muli %0, %c22 : index
      %3564 = arith.addi %3563, %3559 : index
      %3565 = memref.load %bias[%3564] : memref<?xf32>
      %3566 = arith.addf %3562, %3565 : f32
      %3567 = arith.select %3560, %3566, %3562 : f32
      %3568 = arith.addi %heads, %kvHeads : index
      %3569 = arith.cmpi slt, %0, %3568 : index
      scf.if %3569 {
        %3570 = arith.addi %positionsAt, %3527 : index
        %3571 = memref.load %step[%3570] : memref<?xi32>
        %3572 = arith.index_cast %3571 : i32 to index
        %3573 = arith.cmpi eq, %hasNorm, %c9 : index
        %3574 = math.fma %3538, %3538, %c35 : f32
        %3575 = math.fma %3547, %3547, %3574 : f32
        %3576 = math.fma %3558, %3558, %3575 : f32
        %3577 = arith.select %3549, %3576, %3575 : f32
        %3578 = math.fma %3567, %3567, %3577 : f32
        %3579 = arith.select %3549, %3578, %3577 : f32
        %3580 = vector.broadcast %3579 : f32 to vector<1xf32>
        %3581 = wave.reduce "add" %3580 : vector<1xf32>
        %3582 = arith.mulf %3581, %inverseHeadDim : f32
        %3583 = arith.addf %3582, %epsilon : f32
        %3584 = math.sqrt %3583 : f32
        %3585 = arith.divf %c27, %3584 : f32
        %3586 = arith.cmpi slt, %0, %heads : index
        %3587 = arith.addi %3530, %c31 : index
        %3588 = memref.load %query_norm[%3530] : memref<?xf32>
        %3589 = memref.load %key_norm[%3530] : memref<?xf32>
        %3590 = arith.select %3586, %3588, %3589 : f32
        %3591 = arith.mulf %3538, %3585 : f32
        %3592 = arith.mulf %3591, %3590 : f32
        %3593 = arith.select %3573, %3592, %3538 : f32
        %3594 = memref.load %query_norm[%3587] : memref<?xf32>
        %3595 = memref.load %key_norm[%3587] : memref<?xf32>
        %3596 = arith.select %3586, %3594, %3595 : f32
        %3597 = arith.mulf %3547, %3585 : f32
        %3598 = arith.mulf %3597, %3596 : f32
        %3599 = arith.select %3573, %3598, %3547 : f32
        %3600 = arith.addi %3550, %c31 : index
        %3601 = memref.load %query_norm[%3550] : memref<?xf32>
        %3602 = memref.load %key_norm[%3550] : memref<?xf32>
        %3603 = arith.select %3586, %3601, %3602 : f32
        %3604 = arith.mulf %3558, %3585 : f32
        %3605 = arith.mulf %3604, %3603 : f32
        %3606 = arith.select %3573, %3605, %3558 : f32
        %3607 = memref.load %query_norm[%3600] : memref<?xf32>
        %3608 = memref.load %key_norm[%3600] : memref<?xf32>
        %3609 = arith.select %3586, %3607, %3608 : f32
        %3610 = arith.mulf %3567, %3585 : f32
        %3611 = arith.mulf %3610, %3609 : f32
        %3612 = arith.select %3573, %3611, %3567 : f32
        %3613 = arith.remui %3572, %c20 : index
        %3614 = arith.muli %3613, %c22 : index
        %3615 = arith.addi %3614, %3530 : index
        %3616 = arith.divui %3572, %c20 : index
        %3617 = arith.addi %3616, %c20 : index
        %3618 = arith.muli %3617, %c22 : index
        %3619 = arith.addi %3618, %3530 : index
        %3620 = memref.load %rope[%3615] : memref<?xf32>
        %3621 = arith.addi %3615, %c31 : index
        %3622 = memref.load %rope[%3621] : memref<?xf32>
        %3623 = memref.load %rope[%3619] : memref<?xf32>
        %3624 = arith.addi %3619, %c31 : index
        %3625 = memref.load %rope[%3624] : memref<?xf32>
        %3626 = arith.mulf %3623, %3620 : f32
        %3627 = arith.mulf %3625, %3622 : f32
        %3628 = arith.subf %3626, %3627 : f32
        %3629 = arith.mulf %3625, %3620 : f32
        %3630 = arith.mulf %3623, %3622 : f32
        %3631 = arith.addf %3629, %3630 : f32
        %3632 = arith.mulf %3593, %3628 : f32
        %3633 = arith.mulf %3599, %3631 : f32
        %3634 = arith.subf %3632, %3633 : f32
        %3635 = arith.mulf %3599, %3628 : f32
        %3636 = arith.mulf %3593, %3631 : f32
        %3637 = arith.addf %3635, %3636 : f32
        %3638 = arith.cmpi slt, %0, %heads : index
        scf.if %3638 {
          %3639 = arith.muli %3527, %heads : index
          %3640 = arith.addi %3639, %0 : index
          %3641 = arith.muli %3640, %c22 : index
          %3642 = arith.addi %3641, %3530 : index
          memref.store %3634, %q[%3642] : memref<?xf32>
          %3643 = arith.addi %3642, %c31 : index
          memref.store %3637, %q[%3643] : memref<?xf32>
        } else {
          %3644 = arith.addi %3528, %3530 : index
          memref.store %3634, %15[%3644] : memref<?xf32>
          %3645 = arith.addi %3528, %3530 : index
          %3646 = arith.addi %3645, %c31 : index
          memref.store %3637, %15[%3646] : memref<?xf32>
        }
        %3647 = arith.remui %3572, %c20 : index
        %3648 = arith.muli %3647, %c22 : index
        %3649 = arith.addi %3648, %3550 : index
        %3650 = arith.divui %3572, %c20 : index
        %3651 = arith.addi %3650, %c20 : index
        %3652 = arith.muli %3651, %c22 : index
        %3653 = arith.addi %3652, %3550 : index
        %3654 = memref.load %rope[%3649] : memref<?xf32>
        %3655 = arith.addi %3649, %c31 : index
        %3656 = memref.load %rope[%3655] : memref<?xf32>
        %3657 = memref.load %rope[%3653] : memref<?xf32>
        %3658 = arith.addi %3653, %c31 : index
        %3659 = memref.load %rope[%3658] : memref<?xf32>
        %3660 = arith.mulf %3657, %3654 : f32
        %3661 = arith.mulf %3659, %3656 : f32
        %3662 = arith.subf %3660, %3661 : f32
        %3663 = arith.mulf %3659, %3654 : f32
        %3664 = arith.mulf %3657, %3656 : f32
        %3665 = arith.addf %3663, %3664 : f32
        %3666 = arith.mulf %3606, %3662 : f32
        %3667 = arith.mulf %3612, %3665 : f32
        %3668 = arith.subf %3666, %3667 : f32
        %3669 = arith.mulf %3612, %3662 : f32
        %3670 = arith.mulf %3606, %3665 : f32
        %3671 = arith.addf %3669, %3670 : f32
        scf.if %3549 {
          %3672 = arith.cmpi slt, %0, %heads : index
          scf.if %3672 {
            %3673 = arith.muli %3527, %heads : index
            %3674 = arith.addi %3673, %0 : index
            %3675 = arith.muli %3674, %c22 : index
            %3676 = arith.addi %3675, %3550 : index
            memref.store %3668, %q[%3676] : memref<?xf32>
            %3677 = arith.addi %3676, %c31 : index
            memref.store %3671, %q[%3677] : memref<?xf32>
          } else {
            %3678 = arith.addi %3528, %3550 : index
            memref.store %3668, %15[%3678] : memref<?xf32>
            %3679 = arith.addi %3528, %3550 : index
            %3680 = arith.addi %3679, %c31 : index
            memref.store %3671, %15[%3680] : memref<?xf32>
          }
        }
      } else {
        %3681 = arith.cmpi slt, %0, %heads : index
        scf.if %3681 {
          %3682 = arith.muli %3527, %heads : index
          %3683 = arith.addi %3682, %0 : index
          %3684 = arith.muli %3683, %c22 : index
          %3685 = arith.addi %3684, %3530 : index
          memref.store %3538, %q[%3685] : memref<?xf32>
          %3686 = arith.addi %3685, %c31 : index
          memref.store %3547, %q[%3686] : memref<?xf32>
        } else {
          %3687 = arith.addi %3528, %3530 : index
          memref.store %3538, %15[%3687] : memref<?xf32>
          %3688 = arith.addi %3528, %3530 : index
          %3689 = arith.addi %3688, %c31 : index
          memref.store %3547, %15[%3689] : memref<?xf32>
        }
        scf.if %3549 {
          %3690 = arith.cmpi slt, %0, %heads : index
          scf.if %3690 {
            %3691 = arith.muli %3527, %heads : index
            %3692 = arith.addi %3691, %0 : index
            %3693 = arith.muli %3692, %c22 : index
            %3694 = arith.addi %3693, %3550 : index
            memref.store %3558, %q[%3694] : memref<?xf32>
            %3695 = arith.addi %3694, %c31 : index
            memref.store %3567, %q[%3695] : memref<?xf32>
          } else {
            %3696 = arith.addi %3528, %3550 : index
            memref.store %3558, %15[%3696] : memref<?xf32>
            %3697 = arith.addi %3528, %3550 : index
            %3698 = arith.addi %3697, %c31 : index
            memref.store %3567, %15[%3698] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3699 = arith.cmpi sge, %0, %heads : index
    scf.if %3699 {
      %3700 = arith.addi %3344, %c8 : index
      %3701 = arith.addi %3343, %3700 : index
      %3702 = arith.cmpi slt, %3701, %17 : index
      %3703 = arith.cmpi slt, %3700, %c16 : index
      %3704 = arith.andi %3702, %3703 : i1
      scf.if %3704 {
        %3705 = arith.addi %3343, %3700 : index
        %3706 = arith.addi %slotsAt, %3705 : index
        %3707 = memref.load %step[%3706] : memref<?xi32>
        %3708 = arith.index_cast %3707 : i32 to index
        %3709 = arith.cmpi sge, %3708, %c8 : index
        scf.if %3709 {
          %3710 = arith.muli %3700, %c22 : index
          %3711 = arith.subi %0, %heads : index
          %3712 = memref.load %scales[%3711] : memref<?xf32>
          %3713 = vector.broadcast %3712 : f32 to vector<4xf32>
          %3714 = arith.divui %3708, %c16 : index
          %3715 = arith.remui %3708, %c16 : index
          %3716 = arith.muli %3714, %pageBytes : index
          %3717 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3717 {
            %3718 = wave.lane
            %3719 = arith.muli %3718, %c14 : index
            scf.for %3720 = %3719 to %c22 step %c5 {
              %3721 = arith.addi %3710, %3720 : index
              %3722 = vector.load %15[%3721] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3723 = arith.mulf %3722, %3713 : vector<4xf32>
              %3724 = arith.minimumf %3723, %c42 : vector<4xf32>
              %3725 = arith.maximumf %3724, %c43 : vector<4xf32>
              %3726 = arith.truncf %3725 : vector<4xf32> to vector<4xf16>
              %3727 = vector.bitcast %3726 : vector<4xf16> to vector<8xi8>
              %3728 = arith.cmpi slt, %3711, %kvHeads : index
              scf.if %3728 {
                %3729 = arith.muli %3711, %c10 : index
                %3730 = arith.addi %3716, %3729 : index
                %3731 = arith.divui %3720, %c16 : index
                %3732 = arith.muli %3731, %c19 : index
                %3733 = arith.remui %3720, %c16 : index
                %3734 = arith.divui %3733, %c21 : index
                %3735 = arith.muli %3734, %c20 : index
                %3736 = arith.muli %3715, %c16 : index
                %3737 = arith.addi %3735, %3736 : index
                %3738 = arith.remui %3733, %c21 : index
                %3739 = arith.muli %3738, %c7 : index
                %3740 = arith.addi %3737, %3739 : index
                %3741 = arith.addi %3732, %3740 : index
                %3742 = arith.addi %3730, %3741 : index
                vector.store %3727, %kv[%3742] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3743 = arith.subi %3711, %kvHeads : index
                %3744 = arith.muli %3743, %c10 : index
                %3745 = arith.addi %3716, %3744 : index
                %3746 = arith.addi %3720, %c8 : index
                %3747 = arith.divui %3746, %c16 : index
                %3748 = arith.muli %3747, %c19 : index
                %3749 = arith.addi %3748, %c28 : index
                %3750 = arith.remui %3746, %c16 : index
                %3751 = arith.divui %3715, %c7 : index
                %3752 = arith.remui %3715, %c7 : index
                %3753 = arith.muli %3752, %c21 : index
                %3754 = arith.addi %3751, %3753 : index
                %3755 = arith.divui %3754, %c21 : index
                %3756 = arith.muli %3755, %c20 : index
                %3757 = arith.muli %3750, %c16 : index
                %3758 = arith.addi %3756, %3757 : index
                %3759 = arith.remui %3754, %c21 : index
                %3760 = arith.muli %3759, %c7 : index
                %3761 = arith.addi %3758, %3760 : index
                %3762 = arith.addi %3749, %3761 : index
                %3763 = arith.addi %3745, %3762 : index
                %3764 = vector.shuffle %3727, %3727 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3764, %kv[%3763] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3765 = arith.addi %3720, %c9 : index
                %3766 = arith.divui %3765, %c16 : index
                %3767 = arith.muli %3766, %c19 : index
                %3768 = arith.addi %3767, %c28 : index
                %3769 = arith.remui %3765, %c16 : index
                %3770 = arith.divui %3715, %c7 : index
                %3771 = arith.remui %3715, %c7 : index
                %3772 = arith.muli %3771, %c21 : index
                %3773 = arith.addi %3770, %3772 : index
                %3774 = arith.divui %3773, %c21 : index
                %3775 = arith.muli %3774, %c20 : index
                %3776 = arith.muli %3769, %c16 : index
                %3777 = arith.addi %3775, %3776 : index
                %3778 = arith.remui %3773, %c21 : index
                %3779 = arith.muli %3778, %c7 : index
                %3780 = arith.addi %3777, %3779 : index
                %3781 = arith.addi %3768, %3780 : index
                %3782 = arith.addi %3745, %3781 : index
                %3783 = vector.shuffle %3727, %3727 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3783, %kv[%3782] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3784 = arith.addi %3720, %c7 : index
                %3785 = arith.divui %3784, %c16 : index
                %3786 = arith.muli %3785, %c19 : index
                %3787 = arith.addi %3786, %c28 : index
                %3788 = arith.remui %3784, %c16 : index
                %3789 = arith.divui %3715, %c7 : index
                %3790 = arith.remui %3715, %c7 : index
                %3791 = arith.muli %3790, %c21 : index
                %3792 = arith.addi %3789, %3791 : index
                %3793 = arith.divui %3792, %c21 : index
                %3794 = arith.muli %3793, %c20 : index
                %3795 = arith.muli %3788, %c16 : index
                %3796 = arith.addi %3794, %3795 : index
                %3797 = arith.remui %3792, %c21 : index
                %3798 = arith.muli %3797, %c7 : index
                %3799 = arith.addi %3796, %3798 : index
                %3800 = arith.addi %3787, %3799 : index
                %3801 = arith.addi %3745, %3800 : index
                %3802 = vector.shuffle %3727, %3727 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3802, %kv[%3801] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3803 = arith.addi %3720, %c2 : index
                %3804 = arith.divui %3803, %c16 : index
                %3805 = arith.muli %3804, %c19 : index
                %3806 = arith.addi %3805, %c28 : index
                %3807 = arith.remui %3803, %c16 : index
                %3808 = arith.divui %3715, %c7 : index
                %3809 = arith.remui %3715, %c7 : index
                %3810 = arith.muli %3809, %c21 : index
                %3811 = arith.addi %3808, %3810 : index
                %3812 = arith.divui %3811, %c21 : index
                %3813 = arith.muli %3812, %c20 : index
                %3814 = arith.muli %3807, %c16 : index
                %3815 = arith.addi %3813, %3814 : index
                %3816 = arith.remui %3811, %c21 : index
                %3817 = arith.muli %3816, %c7 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.addi %3806, %3818 : index
                %3820 = arith.addi %3745, %3819 : index
                %3821 = vector.shuffle %3727, %3727 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3821, %kv[%3820] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3822 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3822 {
            %3823 = wave.lane
            %3824 = arith.muli %3823, %c14 : index
            scf.for %3825 = %3824 to %c22 step %c5 {
              %3826 = arith.addi %3710, %3825 : index
              %3827 = vector.load %15[%3826] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3828 = arith.mulf %3827, %3713 : vector<4xf32>
              %3829 = wave.fp8_encode "e4m3" %3828 : vector<4xf32> -> vector<4xi8>
              %3830 = arith.cmpi slt, %3711, %kvHeads : index
              scf.if %3830 {
                %3831 = arith.muli %3711, %c28 : index
                %3832 = arith.addi %3716, %3831 : index
                %3833 = vector.shuffle %3829, %3829 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3834 = arith.divui %3825, %c16 : index
                %3835 = arith.muli %3834, %c20 : index
                %3836 = arith.remui %3825, %c16 : index
                %3837 = arith.muli %3715, %c16 : index
                %3838 = arith.divui %3836, %c14 : index
                %3839 = arith.muli %3838, %c14 : index
                %3840 = arith.remui %3836, %c7 : index
                %3841 = arith.muli %3840, %c7 : index
                %3842 = arith.addi %3839, %3841 : index
                %3843 = arith.divui %3836, %c7 : index
                %3844 = arith.remui %3843, %c7 : index
                %3845 = arith.addi %3842, %3844 : index
                %3846 = arith.addi %3837, %3845 : index
                %3847 = arith.addi %3835, %3846 : index
                %3848 = arith.addi %3832, %3847 : index
                vector.store %3833, %kv[%3848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3849 = arith.subi %3711, %kvHeads : index
                %3850 = arith.muli %3849, %c28 : index
                %3851 = arith.addi %3716, %3850 : index
                %3852 = arith.addi %3825, %c8 : index
                %3853 = arith.divui %3852, %c16 : index
                %3854 = arith.muli %3853, %c20 : index
                %3855 = arith.addi %3854, %c11 : index
                %3856 = arith.remui %3852, %c16 : index
                %3857 = arith.divui %3715, %c7 : index
                %3858 = arith.remui %3715, %c7 : index
                %3859 = arith.muli %3858, %c21 : index
                %3860 = arith.addi %3857, %3859 : index
                %3861 = arith.muli %3856, %c16 : index
                %3862 = arith.divui %3860, %c14 : index
                %3863 = arith.muli %3862, %c14 : index
                %3864 = arith.remui %3860, %c7 : index
                %3865 = arith.muli %3864, %c7 : index
                %3866 = arith.addi %3863, %3865 : index
                %3867 = arith.divui %3860, %c7 : index
                %3868 = arith.remui %3867, %c7 : index
                %3869 = arith.addi %3866, %3868 : index
                %3870 = arith.addi %3861, %3869 : index
                %3871 = arith.addi %3855, %3870 : index
                %3872 = arith.addi %3851, %3871 : index
                %3873 = vector.shuffle %3829, %3829 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3873, %kv[%3872] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3874 = arith.addi %3825, %c9 : index
                %3875 = arith.divui %3874, %c16 : index
                %3876 = arith.muli %3875, %c20 : index
                %3877 = arith.addi %3876, %c11 : index
                %3878 = arith.remui %3874, %c16 : index
                %3879 = arith.divui %3715, %c7 : index
                %3880 = arith.remui %3715, %c7 : index
                %3881 = arith.muli %3880, %c21 : index
                %3882 = arith.addi %3879, %3881 : index
                %3883 = arith.muli %3878, %c16 : index
                %3884 = arith.divui %3882, %c14 : index
                %3885 = arith.muli %3884, %c14 : index
                %3886 = arith.remui %3882, %c7 : index
                %3887 = arith.muli %3886, %c7 : index
                %3888 = arith.addi %3885, %3887 : index
                %3889 = arith.divui %3882, %c7 : index
                %3890 = arith.remui %3889, %c7 : index
                %3891 = arith.addi %3888, %3890 : index
                %3892 = arith.addi %3883, %3891 : index
                %3893 = arith.addi %3877, %3892 : index
                %3894 = arith.addi %3851, %3893 : index
                %3895 = vector.shuffle %3829, %3829 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3895, %kv[%3894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3896 = arith.addi %3825, %c7 : index
                %3897 = arith.divui %3896, %c16 : index
                %3898 = arith.muli %3897, %c20 : index
                %3899 = arith.addi %3898, %c11 : index
                %3900 = arith.remui %3896, %c16 : index
                %3901 = arith.divui %3715, %c7 : index
                %3902 = arith.remui %3715, %c7 : index
                %3903 = arith.muli %3902, %c21 : index
                %3904 = arith.addi %3901, %3903 : index
                %3905 = arith.muli %3900, %c16 : index
                %3906 = arith.divui %3904, %c14 : index
                %3907 = arith.muli %3906, %c14 : index
                %3908 = arith.remui %3904, %c7 : index
                %3909 = arith.muli %3908, %c7 : index
                %3910 = arith.addi %3907, %3909 : index
                %3911 = arith.divui %3904, %c7 : index
                %3912 = arith.remui %3911, %c7 : index
                %3913 = arith.addi %3910, %3912 : index
                %3914 = arith.addi %3905, %3913 : index
                %3915 = arith.addi %3899, %3914 : index
                %3916 = arith.addi %3851, %3915 : index
                %3917 = vector.shuffle %3829, %3829 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3917, %kv[%3916] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3918 = arith.addi %3825, %c2 : index
                %3919 = arith.divui %3918, %c16 : index
                %3920 = arith.muli %3919, %c20 : index
                %3921 = arith.addi %3920, %c11 : index
                %3922 = arith.remui %3918, %c16 : index
                %3923 = arith.divui %3715, %c7 : index
                %3924 = arith.remui %3715, %c7 : index
                %3925 = arith.muli %3924, %c21 : index
                %3926 = arith.addi %3923, %3925 : index
                %3927 = arith.muli %3922, %c16 : index
                %3928 = arith.divui %3926, %c14 : index
                %3929 = arith.muli %3928, %c14 : index
                %3930 = arith.remui %3926, %c7 : index
                %3931 = arith.muli %3930, %c7 : index
                %3932 = arith.addi %3929, %3931 : index
                %3933 = arith.divui %3926, %c7 : index
                %3934 = arith.remui %3933, %c7 : index
                %3935 = arith.addi %3932, %3934 : index
                %3936 = arith.addi %3927, %3935 : index
                %3937 = arith.addi %3921, %3936 : index
                %3938 = arith.addi %3851, %3937 : index
                %3939 = vector.shuffle %3829, %3829 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3939, %kv[%3938] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3940 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3940 {
            %3941 = wave.lane
            %3942 = arith.muli %3941, %c14 : index
            scf.for %3943 = %3942 to %c22 step %c5 {
              %3944 = arith.addi %3710, %3943 : index
              %3945 = vector.load %15[%3944] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3946 = arith.mulf %3945, %3713 : vector<4xf32>
              %3947 = wave.fp8_encode "e5m2" %3946 : vector<4xf32> -> vector<4xi8>
              %3948 = arith.cmpi slt, %3711, %kvHeads : index
              scf.if %3948 {
                %3949 = arith.muli %3711, %c28 : index
                %3950 = arith.addi %3716, %3949 : index
                %3951 = vector.shuffle %3947, %3947 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3952 = arith.divui %3943, %c16 : index
                %3953 = arith.muli %3952, %c20 : index
                %3954 = arith.remui %3943, %c16 : index
                %3955 = arith.muli %3715, %c16 : index
                %3956 = arith.divui %3954, %c14 : index
                %3957 = arith.muli %3956, %c14 : index
                %3958 = arith.remui %3954, %c7 : index
                %3959 = arith.muli %3958, %c7 : index
                %3960 = arith.addi %3957, %3959 : index
                %3961 = arith.divui %3954, %c7 : index
                %3962 = arith.remui %3961, %c7 : index
                %3963 = arith.addi %3960, %3962 : index
                %3964 = arith.addi %3955, %3963 : index
                %3965 = arith.addi %3953, %3964 : index
                %3966 = arith.addi %3950, %3965 : index
                vector.store %3951, %kv[%3966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3967 = arith.subi %3711, %kvHeads : index
                %3968 = arith.muli %3967, %c28 : index
                %3969 = arith.addi %3716, %3968 : index
                %3970 = arith.addi %3943, %c8 : index
                %3971 = arith.divui %3970, %c16 : index
                %3972 = arith.muli %3971, %c20 : index
                %3973 = arith.addi %3972, %c11 : index
                %3974 = arith.remui %3970, %c16 : index
                %3975 = arith.divui %3715, %c7 : index
                %3976 = arith.remui %3715, %c7 : index
                %3977 = arith.muli %3976, %c21 : index
                %3978 = arith.addi %3975, %3977 : index
                %3979 = arith.muli %3974, %c16 : index
                %3980 = arith.divui %3978, %c14 : index
                %3981 = arith.muli %3980, %c14 : index
                %3982 = arith.remui %3978, %c7 : index
                %3983 = arith.muli %3982, %c7 : index
                %3984 = arith.addi %3981, %3983 : index
                %3985 = arith.divui %3978, %c7 : index
                %3986 = arith.remui %3985, %c7 : index
                %3987 = arith.addi %3984, %3986 : index
                %3988 = arith.addi %3979, %3987 : index
                %3989 = arith.addi %3973, %3988 : index
                %3990 = arith.addi %3969, %3989 : index
                %3991 = vector.shuffle %3947, %3947 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3991, %kv[%3990] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3992 = arith.addi %3943, %c9 : index
                %3993 = arith.divui %3992, %c16 : index
                %3994 = arith.muli %3993, %c20 : index
                %3995 = arith.addi %3994, %c11 : index
                %3996 = arith.remui %3992, %c16 : index
                %3997 = arith.divui %3715, %c7 : index
                %3998 = arith.remui %3715, %c7 : index
                %3999 = arith.muli %3998, %c21 : index
                %4000 = arith.addi %3997, %3999 : index
                %4001 = arith.muli %3996, %c16 : index
                %4002 = arith.divui %4000, %c14 : index
                %4003 = arith.muli %4002, %c14 : index
                %4004 = arith.remui %4000, %c7 : index
                %4005 = arith.muli %4004, %c7 : index
                %4006 = arith.addi %4003, %4005 : index
                %4007 = arith.divui %4000, %c7 : index
                %4008 = arith.remui %4007, %c7 : index
                %4009 = arith.addi %4006, %4008 : index
                %4010 = arith.addi %4001, %4009 : index
                %4011 = arith.addi %3995, %4010 : index
                %4012 = arith.addi %3969, %4011 : index
                %4013 = vector.shuffle %3947, %3947 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4013, %kv[%4012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4014 = arith.addi %3943, %c7 : index
                %4015 = arith.divui %4014, %c16 : index
                %4016 = arith.muli %4015, %c20 : index
                %4017 = arith.addi %4016, %c11 : index
                %4018 = arith.remui %4014, %c16 : index
                %4019 = arith.divui %3715, %c7 : index
                %4020 = arith.remui %3715, %c7 : index
                %4021 = arith.muli %4020, %c21 : index
                %4022 = arith.addi %4019, %4021 : index
                %4023 = arith.muli %4018, %c16 : index
                %4024 = arith.divui %4022, %c14 : index
                %4025 = arith.muli %4024, %c14 : index
                %4026 = arith.remui %4022, %c7 : index
                %4027 = arith.muli %4026, %c7 : index
                %4028 = arith.addi %4025, %4027 : index
                %4029 = arith.divui %4022, %c7 : index
                %4030 = arith.remui %4029, %c7 : index
                %4031 = arith.addi %4028, %4030 : index
                %4032 = arith.addi %4023, %4031 : index
                %4033 = arith.addi %4017, %4032 : index
                %4034 = arith.addi %3969, %4033 : index
                %4035 = vector.shuffle %3947, %3947 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4035, %kv[%4034] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4036 = arith.addi %3943, %c2 : index
                %4037 = arith.divui %4036, %c16 : index
                %4038 = arith.muli %4037, %c20 : index
                %4039 = arith.addi %4038, %c11 : index
                %4040 = arith.remui %4036, %c16 : index
                %4041 = arith.divui %3715, %c7 : index
                %4042 = arith.remui %3715, %c7 : index
                %4043 = arith.muli %4042, %c21 : index
                %4044 = arith.addi %4041, %4043 : index
                %4045 = arith.muli %4040, %c16 : index
                %4046 = arith.divui %4044, %c14 : index
                %4047 = arith.muli %4046, %c14 : index
                %4048 = arith.remui %4044, %c7 : index
                %4049 = arith.muli %4048, %c7 : index
                %4050 = arith.addi %4047, %4049 : index
                %4051 = arith.divui %4044, %c7 : index
                %4052 = arith.remui %4051, %c7 : index
                %4053 = arith.addi %4050, %4052 : index
                %4054 = arith.addi %4045, %4053 : index
                %4055 = arith.addi %4039, %4054 : index
                %4056 = arith.addi %3969, %4055 : index
                %4057 = vector.shuffle %3947, %3947 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4057, %kv[%4056] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %4058 = arith.addi %3344, %c38 : index
      %4059 = arith.addi %3343, %4058 : index
      %4060 = arith.cmpi slt, %4059, %17 : index
      %4061 = arith.cmpi slt, %4058, %c16 : index
      %4062 = arith.andi %4060, %4061 : i1
      scf.if %4062 {
        %4063 = arith.addi %3343, %4058 : index
        %4064 = arith.addi %slotsAt, %4063 : index
        %4065 = memref.load %step[%4064] : memref<?xi32>
        %4066 = arith.index_cast %4065 : i32 to index
        %4067 = arith.cmpi sge, %4066, %c8 : index
        scf.if %4067 {
          %4068 = arith.muli %4058, %c22 : index
          %4069 = arith.subi %0, %heads : index
          %4070 = memref.load %scales[%4069] : memref<?xf32>
          %4071 = vector.broadcast %4070 : f32 to vector<4xf32>
          %4072 = arith.divui %4066, %c16 : index
          %4073 = arith.remui %4066, %c16 : index
          %4074 = arith.muli %4072, %pageBytes : index
          %4075 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4075 {
            %4076 = wave.lane
            %4077 = arith.muli %4076, %c14 : index
            scf.for %4078 = %4077 to %c22 step %c5 {
              %4079 = arith.addi %4068, %4078 : index
              %4080 = vector.load %15[%4079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4081 = arith.mulf %4080, %4071 : vector<4xf32>
              %4082 = arith.minimumf %4081, %c42 : vector<4xf32>
              %4083 = arith.maximumf %4082, %c43 : vector<4xf32>
              %4084 = arith.truncf %4083 : vector<4xf32> to vector<4xf16>
              %4085 = vector.bitcast %4084 : vector<4xf16> to vector<8xi8>
              %4086 = arith.cmpi slt, %4069, %kvHeads : index
              scf.if %4086 {
                %4087 = arith.muli %4069, %c10 : index
                %4088 = arith.addi %4074, %4087 : index
                %4089 = arith.divui %4078, %c16 : index
                %4090 = arith.muli %4089, %c19 : index
                %4091 = arith.remui %4078, %c16 : index
                %4092 = arith.divui %4091, %c21 : index
                %4093 = arith.muli %4092, %c20 : index
                %4094 = arith.muli %4073, %c16 : index
                %4095 = arith.addi %4093, %4094 : index
                %4096 = arith.remui %4091, %c21 : index
                %4097 = arith.muli %4096, %c7 : index
                %4098 = arith.addi %4095, %4097 : index
                %4099 = arith.addi %4090, %4098 : index
                %4100 = arith.addi %4088, %4099 : index
                vector.store %4085, %kv[%4100] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4101 = arith.subi %4069, %kvHeads : index
                %4102 = arith.muli %4101, %c10 : index
                %4103 = arith.addi %4074, %4102 : index
                %4104 = arith.addi %4078, %c8 : index
                %4105 = arith.divui %4104, %c16 : index
                %4106 = arith.muli %4105, %c19 : index
                %4107 = arith.addi %4106, %c28 : index
                %4108 = arith.remui %4104, %c16 : index
                %4109 = arith.divui %4073, %c7 : index
                %4110 = arith.remui %4073, %c7 : index
                %4111 = arith.muli %4110, %c21 : index
                %4112 = arith.addi %4109, %4111 : index
                %4113 = arith.divui %4112, %c21 : index
                %4114 = arith.muli %4113, %c20 : index
                %4115 = arith.muli %4108, %c16 : index
                %4116 = arith.addi %4114, %4115 : index
                %4117 = arith.remui %4112, %c21 : index
                %4118 = arith.muli %4117, %c7 : index
                %4119 = arith.addi %4116, %4118 : index
                %4120 = arith.addi %4107, %4119 : index
                %4121 = arith.addi %4103, %4120 : index
                %4122 = vector.shuffle %4085, %4085 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4122, %kv[%4121] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4123 = arith.addi %4078, %c9 : index
                %4124 = arith.divui %4123, %c16 : index
                %4125 = arith.muli %4124, %c19 : index
                %4126 = arith.addi %4125, %c28 : index
                %4127 = arith.remui %4123, %c16 : index
                %4128 = arith.divui %4073, %c7 : index
                %4129 = arith.remui %4073, %c7 : index
                %4130 = arith.muli %4129, %c21 : index
                %4131 = arith.addi %4128, %4130 : index
                %4132 = arith.divui %4131, %c21 : index
                %4133 = arith.muli %4132, %c20 : index
                %4134 = arith.muli %4127, %c16 : index
                %4135 = arith.addi %4133, %4134 : index
                %4136 = arith.remui %4131, %c21 : index
                %4137 = arith.muli %4136, %c7 : index
                %4138 = arith.addi %4135, %4137 : index
                %4139 = arith.addi %4126, %4138 : index
                %4140 = arith.addi %4103, %4139 : index
                %4141 = vector.shuffle %4085, %4085 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4141, %kv[%4140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4142 = arith.addi %4078, %c7 : index
                %4143 = arith.divui %4142, %c16 : index
                %4144 = arith.muli %4143, %c19 : index
                %4145 = arith.addi %4144, %c28 : index
                %4146 = arith.remui %4142, %c16 : index
                %4147 = arith.divui %4073, %c7 : index
                %4148 = arith.remui %4073, %c7 : index
                %4149 = arith.muli %4148, %c21 : index
                %4150 = arith.addi %4147, %4149 : index
                %4151 = arith.divui %4150, %c21 : index
                %4152 = arith.muli %4151, %c20 : index
                %4153 = arith.muli %4146, %c16 : index
                %4154 = arith.addi %4152, %4153 : index
                %4155 = arith.remui %4150, %c21 : index
                %4156 = arith.muli %4155, %c7 : index
                %4157 = arith.addi %4154, %4156 : index
                %4158 = arith.addi %4145, %4157 : index
                %4159 = arith.addi %4103, %4158 : index
                %4160 = vector.shuffle %4085, %4085 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4160, %kv[%4159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4161 = arith.addi %4078, %c2 : index
                %4162 = arith.divui %4161, %c16 : index
                %4163 = arith.muli %4162, %c19 : index
                %4164 = arith.addi %4163, %c28 : index
                %4165 = arith.remui %4161, %c16 : index
                %4166 = arith.divui %4073, %c7 : index
                %4167 = arith.remui %4073, %c7 : index
                %4168 = arith.muli %4167, %c21 : index
                %4169 = arith.addi %4166, %4168 : index
                %4170 = arith.divui %4169, %c21 : index
                %4171 = arith.muli %4170, %c20 : index
                %4172 = arith.muli %4165, %c16 : index
                %4173 = arith.addi %4171, %4172 : index
                %4174 = arith.remui %4169, %c21 : index
                %4175 = arith.muli %4174, %c7 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.addi %4164, %4176 : index
                %4178 = arith.addi %4103, %4177 : index
                %4179 = vector.shuffle %4085, %4085 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4179, %kv[%4178] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4180 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4180 {
            %4181 = wave.lane
            %4182 = arith.muli %4181, %c14 : index
            scf.for %4183 = %4182 to %c22 step %c5 {
              %4184 = arith.addi %4068, %4183 : index
              %4185 = vector.load %15[%4184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4186 = arith.mulf %4185, %4071 : vector<4xf32>
              %4187 = wave.fp8_encode "e4m3" %4186 : vector<4xf32> -> vector<4xi8>
              %4188 = arith.cmpi slt, %4069, %kvHeads : index
              scf.if %4188 {
                %4189 = arith.muli %4069, %c28 : index
                %4190 = arith.addi %4074, %4189 : index
                %4191 = vector.shuffle %4187, %4187 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4192 = arith.divui %4183, %c16 : index
                %4193 = arith.muli %4192, %c20 : index
                %4194 = arith.remui %4183, %c16 : index
                %4195 = arith.muli %4073, %c16 : index
                %4196 = arith.divui %4194, %c14 : index
                %4197 = arith.muli %4196, %c14 : index
                %4198 = arith.remui %4194, %c7 : index
                %4199 = arith.muli %4198, %c7 : index
                %4200 = arith.addi %4197, %4199 : index
                %4201 = arith.divui %4194, %c7 : index
                %4202 = arith.remui %4201, %c7 : index
                %4203 = arith.addi %4200, %4202 : index
                %4204 = arith.addi %4195, %4203 : index
                %4205 = arith.addi %4193, %4204 : index
                %4206 = arith.addi %4190, %4205 : index
                vector.store %4191, %kv[%4206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4207 = arith.subi %4069, %kvHeads : index
                %4208 = arith.muli %4207, %c28 : index
                %4209 = arith.addi %4074, %4208 : index
                %4210 = arith.addi %4183, %c8 : index
                %4211 = arith.divui %4210, %c16 : index
                %4212 = arith.muli %4211, %c20 : index
                %4213 = arith.addi %4212, %c11 : index
                %4214 = arith.remui %4210, %c16 : index
                %4215 = arith.divui %4073, %c7 : index
                %4216 = arith.remui %4073, %c7 : index
                %4217 = arith.muli %4216, %c21 : index
                %4218 = arith.addi %4215, %4217 : index
                %4219 = arith.muli %4214, %c16 : index
                %4220 = arith.divui %4218, %c14 : index
                %4221 = arith.muli %4220, %c14 : index
                %4222 = arith.remui %4218, %c7 : index
                %4223 = arith.muli %4222, %c7 : index
                %4224 = arith.addi %4221, %4223 : index
                %4225 = arith.divui %4218, %c7 : index
                %4226 = arith.remui %4225, %c7 : index
                %4227 = arith.addi %4224, %4226 : index
                %4228 = arith.addi %4219, %4227 : index
                %4229 = arith.addi %4213, %4228 : index
                %4230 = arith.addi %4209, %4229 : index
                %4231 = vector.shuffle %4187, %4187 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4231, %kv[%4230] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4232 = arith.addi %4183, %c9 : index
                %4233 = arith.divui %4232, %c16 : index
                %4234 = arith.muli %4233, %c20 : index
                %4235 = arith.addi %4234, %c11 : index
                %4236 = arith.remui %4232, %c16 : index
                %4237 = arith.divui %4073, %c7 : index
                %4238 = arith.remui %4073, %c7 : index
                %4239 = arith.muli %4238, %c21 : index
                %4240 = arith.addi %4237, %4239 : index
                %4241 = arith.muli %4236, %c16 : index
                %4242 = arith.divui %4240, %c14 : index
                %4243 = arith.muli %4242, %c14 : index
                %4244 = arith.remui %4240, %c7 : index
                %4245 = arith.muli %4244, %c7 : index
                %4246 = arith.addi %4243, %4245 : index
                %4247 = arith.divui %4240, %c7 : index
                %4248 = arith.remui %4247, %c7 : index
                %4249 = arith.addi %4246, %4248 : index
                %4250 = arith.addi %4241, %4249 : index
                %4251 = arith.addi %4235, %4250 : index
                %4252 = arith.addi %4209, %4251 : index
                %4253 = vector.shuffle %4187, %4187 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4253, %kv[%4252] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4254 = arith.addi %4183, %c7 : index
                %4255 = arith.divui %4254, %c16 : index
                %4256 = arith.muli %4255, %c20 : index
                %4257 = arith.addi %4256, %c11 : index
                %4258 = arith.remui %4254, %c16 : index
                %4259 = arith.divui %4073, %c7 : index
                %4260 = arith.remui %4073, %c7 : index
                %4261 = arith.muli %4260, %c21 : index
                %4262 = arith.addi %4259, %4261 : index
                %4263 = arith.muli %4258, %c16 : index
                %4264 = arith.divui %4262, %c14 : index
                %4265 = arith.muli %4264, %c14 : index
                %4266 = arith.remui %4262, %c7 : index
                %4267 = arith.muli %4266, %c7 : index
                %4268 = arith.addi %4265, %4267 : index
                %4269 = arith.divui %4262, %c7 : index
                %4270 = arith.remui %4269, %c7 : index
                %4271 = arith.addi %4268, %4270 : index
                %4272 = arith.addi %4263, %4271 : index
                %4273 = arith.addi %4257, %4272 : index
                %4274 = arith.addi %4209, %4273 : index
                %4275 = vector.shuffle %4187, %4187 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4275, %kv[%4274] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4276 = arith.addi %4183, %c2 : index
                %4277 = arith.divui %4276, %c16 : index
                %4278 = arith.muli %4277, %c20 : index
                %4279 = arith.addi %4278, %c11 : index
                %4280 = arith.remui %4276, %c16 : index
                %4281 = arith.divui %4073, %c7 : index
                %4282 = arith.remui %4073, %c7 : index
                %4283 = arith.muli %4282, %c21 : index
                %4284 = arith.addi %4281, %4283 : index
                %4285 = arith.muli %4280, %c16 : index
                %4286 = arith.divui %4284, %c14 : index
                %4287 = arith.muli %4286, %c14 : index
                %4288 = arith.remui %4284, %c7 : index
                %4289 = arith.muli %4288, %c7 : index
                %4290 = arith.addi %4287, %4289 : index
                %4291 = arith.divui %4284, %c7 : index
                %4292 = arith.remui %4291, %c7 : index
                %4293 = arith.addi %4290, %4292 : index
                %4294 = arith.addi %4285, %4293 : index
                %4295 = arith.addi %4279, %4294 : index
                %4296 = arith.addi %4209, %4295 : index
                %4297 = vector.shuffle %4187, %4187 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4297, %kv[%4296] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4298 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4298 {
            %4299 = wave.lane
            %4300 = arith.muli %4299, %c14 : index
            scf.for %4301 = %4300 to %c22 step %c5 {
              %4302 = arith.addi %4068, %4301 : index
              %4303 = vector.load %15[%4302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4304 = arith.mulf %4303, %4071 : vector<4xf32>
              %4305 = wave.fp8_encode "e5m2" %4304 : vector<4xf32> -> vector<4xi8>
              %4306 = arith.cmpi slt, %4069, %kvHeads : index
              scf.if %4306 {
                %4307 = arith.muli %4069, %c28 : index
                %4308 = arith.addi %4074, %4307 : index
                %4309 = vector.shuffle %4305, %4305 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4310 = arith.divui %4301, %c16 : index
                %4311 = arith.muli %4310, %c20 : index
                %4312 = arith.remui %4301, %c16 : index
                %4313 = arith.muli %4073, %c16 : index
                %4314 = arith.divui %4312, %c14 : index
                %4315 = arith.muli %4314, %c14 : index
                %4316 = arith.remui %4312, %c7 : index
                %4317 = arith.muli %4316, %c7 : index
                %4318 = arith.addi %4315, %4317 : index
                %4319 = arith.divui %4312, %c7 : index
                %4320 = arith.remui %4319, %c7 : index
                %4321 = arith.addi %4318, %4320 : index
                %4322 = arith.addi %4313, %4321 : index
                %4323 = arith.addi %4311, %4322 : index
                %4324 = arith.addi %4308, %4323 : index
                vector.store %4309, %kv[%4324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4325 = arith.subi %4069, %kvHeads : index
                %4326 = arith.muli %4325, %c28 : index
                %4327 = arith.addi %4074, %4326 : index
                %4328 = arith.addi %4301, %c8 : index
                %4329 = arith.divui %4328, %c16 : index
                %4330 = arith.muli %4329, %c20 : index
                %4331 = arith.addi %4330, %c11 : index
                %4332 = arith.remui %4328, %c16 : index
                %4333 = arith.divui %4073, %c7 : index
                %4334 = arith.remui %4073, %c7 : index
                %4335 = arith.muli %4334, %c21 : index
                %4336 = arith.addi %4333, %4335 : index
                %4337 = arith.muli %4332, %c16 : index
                %4338 = arith.divui %4336, %c14 : index
                %4339 = arith.muli %4338, %c14 : index
                %4340 = arith.remui %4336, %c7 : index
                %4341 = arith.muli %4340, %c7 : index
                %4342 = arith.addi %4339, %4341 : index
                %4343 = arith.divui %4336, %c7 : index
                %4344 = arith.remui %4343, %c7 : index
                %4345 = arith.addi %4342, %4344 : index
                %4346 = arith.addi %4337, %4345 : index
                %4347 = arith.addi %4331, %4346 : index
                %4348 = arith.addi %4327, %4347 : index
                %4349 = vector.shuffle %4305, %4305 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4349, %kv[%4348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4350 = arith.addi %4301, %c9 : index
                %4351 = arith.divui %4350, %c16 : index
                %4352 = arith.muli %4351, %c20 : index
                %4353 = arith.addi %4352, %c11 : index
                %4354 = arith.remui %4350, %c16 : index
                %4355 = arith.divui %4073, %c7 : index
                %4356 = arith.remui %4073, %c7 : index
                %4357 = arith.muli %4356, %c21 : index
                %4358 = arith.addi %4355, %4357 : index
                %4359 = arith.muli %4354, %c16 : index
                %4360 = arith.divui %4358, %c14 : index
                %4361 = arith.muli %4360, %c14 : index
                %4362 = arith.remui %4358, %c7 : index
                %4363 = arith.muli %4362, %c7 : index
                %4364 = arith.addi %4361, %4363 : index
                %4365 = arith.divui %4358, %c7 : index
                %4366 = arith.remui %4365, %c7 : index
                %4367 = arith.addi %4364, %4366 : index
                %4368 = arith.addi %4359, %4367 : index
                %4369 = arith.addi %4353, %4368 : index
                %4370 = arith.addi %4327, %4369 : index
                %4371 = vector.shuffle %4305, %4305 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4371, %kv[%4370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4372 = arith.addi %4301, %c7 : index
                %4373 = arith.divui %4372, %c16 : index
                %4374 = arith.muli %4373, %c20 : index
                %4375 = arith.addi %4374, %c11 : index
                %4376 = arith.remui %4372, %c16 : index
                %4377 = arith.divui %4073, %c7 : index
                %4378 = arith.remui %4073, %c7 : index
                %4379 = arith.muli %4378, %c21 : index
                %4380 = arith.addi %4377, %4379 : index
                %4381 = arith.muli %4376, %c16 : index
                %4382 = arith.divui %4380, %c14 : index
                %4383 = arith.muli %4382, %c14 : index
                %4384 = arith.remui %4380, %c7 : index
                %4385 = arith.muli %4384, %c7 : index
                %4386 = arith.addi %4383, %4385 : index
                %4387 = arith.divui %4380, %c7 : index
                %4388 = arith.remui %4387, %c7 : index
                %4389 = arith.addi %4386, %4388 : index
                %4390 = arith.addi %4381, %4389 : index
                %4391 = arith.addi %4375, %4390 : index
                %4392 = arith.addi %4327, %4391 : index
                %4393 = vector.shuffle %4305, %4305 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4393, %kv[%4392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4394 = arith.addi %4301, %c2 : index
                %4395 = arith.divui %4394, %c16 : index
                %4396 = arith.muli %4395, %c20 : index
                %4397 = arith.addi %4396, %c11 : index
                %4398 = arith.remui %4394, %c16 : index
                %4399 = arith.divui %4073, %c7 : index
                %4400 = arith.remui %4073, %c7 : index
                %4401 = arith.muli %4400, %c21 : index
                %4402 = arith.addi %4399, %4401 : index
                %4403 = arith.muli %4398, %c16 : index
                %4404 = arith.divui %4402, %c14 : index
                %4405 = arith.muli %4404, %c14 : index
                %4406 = arith.remui %4402, %c7 : index
                %4407 = arith.muli %4406, %c7 : index
                %4408 = arith.addi %4405, %4407 : index
                %4409 = arith.divui %4402, %c7 : index
                %4410 = arith.remui %4409, %c7 : index
                %4411 = arith.addi %4408, %4410 : index
                %4412 = arith.addi %4403, %4411 : index
                %4413 = arith.addi %4397, %4412 : index
                %4414 = arith.addi %4327, %4413 : index
                %4415 = vector.shuffle %4305, %4305 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4415, %kv[%4414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4416 = arith.addi %18, %c31 : index
    %4417 = wave.lane
    %4418 = arith.muli %3, %c7 : index
    %4419 = arith.muli %4418, %c20 : index
    %4420 = arith.addi %4419, %4417 : index
    %4421 = arith.muli %4, %c11 : index
    %4422 = arith.addi %4421, %4420 : index
    %4423 = arith.addi %4422, %c8 : index
    %4424 = arith.addi %4423, %c8 : index
    %4425 = vector.extract %446#6[0] : f32 from vector<8xf32>
    memref.store %4425, %14[%4424] : memref<?xf32>
    %4426 = arith.muli %4, %c11 : index
    %4427 = arith.addi %4426, %4420 : index
    %4428 = arith.addi %4427, %c8 : index
    %4429 = arith.addi %4428, %c4 : index
    %4430 = vector.extract %446#6[1] : f32 from vector<8xf32>
    memref.store %4430, %14[%4429] : memref<?xf32>
    %4431 = arith.muli %4, %c11 : index
    %4432 = arith.addi %4431, %4420 : index
    %4433 = arith.addi %4432, %c8 : index
    %4434 = arith.addi %4433, %c12 : index
    %4435 = vector.extract %446#6[2] : f32 from vector<8xf32>
    memref.store %4435, %14[%4434] : memref<?xf32>
    %4436 = arith.muli %4, %c11 : index
    %4437 = arith.addi %4436, %4420 : index
    %4438 = arith.addi %4437, %c8 : index
    %4439 = arith.addi %4438, %c22 : index
    %4440 = vector.extract %446#6[3] : f32 from vector<8xf32>
    memref.store %4440, %14[%4439] : memref<?xf32>
    %4441 = arith.muli %4, %c11 : index
    %4442 = arith.addi %4441, %4420 : index
    %4443 = arith.addi %4442, %c8 : index
    %4444 = arith.addi %4443, %c5 : index
    %4445 = vector.extract %446#6[4] : f32 from vector<8xf32>
    memref.store %4445, %14[%4444] : memref<?xf32>
    %4446 = arith.muli %4, %c11 : index
    %4447 = arith.addi %4446, %4420 : index
    %4448 = arith.addi %4447, %c8 : index
    %4449 = arith.addi %4448, %c23 : index
    %4450 = vector.extract %446#6[5] : f32 from vector<8xf32>
    memref.store %4450, %14[%4449] : memref<?xf32>
    %4451 = arith.muli %4, %c11 : index
    %4452 = arith.addi %4451, %4420 : index
    %4453 = arith.addi %4452, %c8 : index
    %4454 = arith.addi %4453, %c24 : index
    %4455 = vector.extract %446#6[6] : f32 from vector<8xf32>
    memref.store %4455, %14[%4454] : memref<?xf32>
    %4456 = arith.muli %4, %c11 : index
    %4457 = arith.addi %4456, %4420 : index
    %4458 = arith.addi %4457, %c8 : index
    %4459 = arith.addi %4458, %c25 : index
    %4460 = vector.extract %446#6[7] : f32 from vector<8xf32>
    memref.store %4460, %14[%4459] : memref<?xf32>
    %4461 = arith.muli %4, %c11 : index
    %4462 = arith.addi %4461, %4420 : index
    %4463 = arith.addi %4462, %c20 : index
    %4464 = arith.addi %4463, %c8 : index
    %4465 = vector.extract %446#7[0] : f32 from vector<8xf32>
    memref.store %4465, %14[%4464] : memref<?xf32>
    %4466 = arith.muli %4, %c11 : index
    %4467 = arith.addi %4466, %4420 : index
    %4468 = arith.addi %4467, %c20 : index
    %4469 = arith.addi %4468, %c4 : index
    %4470 = vector.extract %446#7[1] : f32 from vector<8xf32>
    memref.store %4470, %14[%4469] : memref<?xf32>
    %4471 = arith.muli %4, %c11 : index
    %4472 = arith.addi %4471, %4420 : index
    %4473 = arith.addi %4472, %c20 : index
    %4474 = arith.addi %4473, %c12 : index
    %4475 = vector.extract %446#7[2] : f32 from vector<8xf32>
    memref.store %4475, %14[%4474] : memref<?xf32>
    %4476 = arith.muli %4, %c11 : index
    %4477 = arith.addi %4476, %4420 : index
    %4478 = arith.addi %4477, %c20 : index
    %4479 = arith.addi %4478, %c22 : index
    %4480 = vector.extract %446#7[3] : f32 from vector<8xf32>
    memref.store %4480, %14[%4479] : memref<?xf32>
    %4481 = arith.muli %4, %c11 : index
    %4482 = arith.addi %4481, %4420 : index
    %4483 = arith.addi %4482, %c20 : index
    %4484 = arith.addi %4483, %c5 : index
    %4485 = vector.extract %446#7[4] : f32 from vector<8xf32>
    memref.store %4485, %14[%4484] : memref<?xf32>
    %4486 = arith.muli %4, %c11 : index
    %4487 = arith.addi %4486, %4420 : index
    %4488 = arith.addi %4487, %c20 : index
    %4489 = arith.addi %4488, %c23 : index
    %4490 = vector.extract %446#7[5] : f32 from vector<8xf32>
    memref.store %4490, %14[%4489] : memref<?xf32>
    %4491 = arith.muli %4, %c11 : index
    %4492 = arith.addi %4491, %4420 : index
    %4493 = arith.addi %4492, %c20 : index
    %4494 = arith.addi %4493, %c24 : index
    %4495 = vector.extract %446#7[6] : f32 from vector<8xf32>
    memref.store %4495, %14[%4494] : memref<?xf32>
    %4496 = arith.muli %4, %c11 : index
    %4497 = arith.addi %4496, %4420 : index
    %4498 = arith.addi %4497, %c20 : index
    %4499 = arith.addi %4498, %c25 : index
    %4500 = vector.extract %446#7[7] : f32 from vector<8xf32>
    memref.store %4500, %14[%4499] : memref<?xf32>
    wave.barrier
    %4501 = arith.muli %4, %c7 : index
    %4502 = arith.addi %4501, %c8 : index
    %4503 = arith.muli %4502, %c7 : index
    %4504 = arith.divui %4417, %c16 : index
    %4505 = arith.addi %4503, %4504 : index
    %4506 = arith.addi %4416, %4505 : index
    %4507 = arith.cmpi slt, %4506, %17 : index
    scf.if %4507 {
      %4508 = arith.cmpi eq, %hasFactors, %c9 : index
      %4509 = memref.load %factors[%4506] : memref<?xf32>
      %4510 = arith.select %4508, %4509, %c27 : f32
      %4511 = arith.addi %4420, %c8 : index
      %4512 = arith.muli %4502, %c4 : index
      %4513 = arith.addi %4511, %4512 : index
      %4514 = memref.load %14[%4513] : memref<?xf32>
      %4515 = arith.addi %4513, %c11 : index
      %4516 = memref.load %14[%4515] : memref<?xf32>
      %4517 = arith.addf %4514, %4516 : f32
      %4518 = arith.addi %4513, %c28 : index
      %4519 = memref.load %14[%4518] : memref<?xf32>
      %4520 = arith.addf %4517, %4519 : f32
      %4521 = arith.addi %4513, %c29 : index
      %4522 = memref.load %14[%4521] : memref<?xf32>
      %4523 = arith.addf %4520, %4522 : f32
      %4524 = arith.remui %4417, %c16 : index
      %4525 = arith.muli %4524, %c14 : index
      %4526 = arith.addi %11, %4525 : index
      %4527 = vector.load %w[%4526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4528 = vector.bitcast %4527 : vector<4xi8> to vector<1xf32>
      %4529 = vector.extract %4528[0] : f32 from vector<1xf32>
      %4530 = arith.mulf %4529, %4510 : f32
      %4531 = arith.mulf %4523, %4530 : f32
      %4532 = arith.muli %3, %c7 : index
      %4533 = arith.addi %4532, %c8 : index
      %4534 = arith.muli %4533, %c16 : index
      %4535 = arith.remui %4417, %c16 : index
      %4536 = arith.addi %4534, %4535 : index
      %4537 = arith.muli %4505, %c22 : index
      %4538 = arith.addi %4537, %4536 : index
      memref.store %4531, %15[%4538] : memref<?xf32>
      %4539 = arith.addi %4420, %c20 : index
      %4540 = arith.muli %4502, %c4 : index
      %4541 = arith.addi %4539, %4540 : index
      %4542 = memref.load %14[%4541] : memref<?xf32>
      %4543 = arith.addi %4541, %c11 : index
      %4544 = memref.load %14[%4543] : memref<?xf32>
      %4545 = arith.addf %4542, %4544 : f32
      %4546 = arith.addi %4541, %c28 : index
      %4547 = memref.load %14[%4546] : memref<?xf32>
      %4548 = arith.addf %4545, %4547 : f32
      %4549 = arith.addi %4541, %c29 : index
      %4550 = memref.load %14[%4549] : memref<?xf32>
      %4551 = arith.addf %4548, %4550 : f32
      %4552 = arith.remui %4417, %c16 : index
      %4553 = arith.muli %4552, %c14 : index
      %4554 = arith.addi %13, %4553 : index
      %4555 = vector.load %w[%4554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4556 = vector.bitcast %4555 : vector<4xi8> to vector<1xf32>
      %4557 = vector.extract %4556[0] : f32 from vector<1xf32>
      %4558 = arith.mulf %4557, %4510 : f32
      %4559 = arith.mulf %4551, %4558 : f32
      %4560 = arith.muli %3, %c7 : index
      %4561 = arith.addi %4560, %c9 : index
      %4562 = arith.muli %4561, %c16 : index
      %4563 = arith.remui %4417, %c16 : index
      %4564 = arith.addi %4562, %4563 : index
      %4565 = arith.muli %4505, %c22 : index
      %4566 = arith.addi %4565, %4564 : index
      memref.store %4559, %15[%4566] : memref<?xf32>
    }
    %4567 = arith.muli %4, %c7 : index
    %4568 = arith.addi %4567, %c9 : index
    %4569 = arith.muli %4568, %c7 : index
    %4570 = arith.divui %4417, %c16 : index
    %4571 = arith.addi %4569, %4570 : index
    %4572 = arith.addi %4416, %4571 : index
    %4573 = arith.cmpi slt, %4572, %17 : index
    scf.if %4573 {
      %4574 = arith.cmpi eq, %hasFactors, %c9 : index
      %4575 = memref.load %factors[%4572] : memref<?xf32>
      %4576 = arith.select %4574, %4575, %c27 : f32
      %4577 = arith.addi %4420, %c8 : index
      %4578 = arith.muli %4568, %c4 : index
      %4579 = arith.addi %4577, %4578 : index
      %4580 = memref.load %14[%4579] : memref<?xf32>
      %4581 = arith.addi %4579, %c11 : index
      %4582 = memref.load %14[%4581] : memref<?xf32>
      %4583 = arith.addf %4580, %4582 : f32
      %4584 = arith.addi %4579, %c28 : index
      %4585 = memref.load %14[%4584] : memref<?xf32>
      %4586 = arith.addf %4583, %4585 : f32
      %4587 = arith.addi %4579, %c29 : index
      %4588 = memref.load %14[%4587] : memref<?xf32>
      %4589 = arith.addf %4586, %4588 : f32
      %4590 = arith.remui %4417, %c16 : index
      %4591 = arith.muli %4590, %c14 : index
      %4592 = arith.addi %11, %4591 : index
      %4593 = vector.load %w[%4592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4594 = vector.bitcast %4593 : vector<4xi8> to vector<1xf32>
      %4595 = vector.extract %4594[0] : f32 from vector<1xf32>
      %4596 = arith.mulf %4595, %4576 : f32
      %4597 = arith.mulf %4589, %4596 : f32
      %4598 = arith.muli %3, %c7 : index
      %4599 = arith.addi %4598, %c8 : index
      %4600 = arith.muli %4599, %c16 : index
      %4601 = arith.remui %4417, %c16 : index
      %4602 = arith.addi %4600, %4601 : index
      %4603 = arith.muli %4571, %c22 : index
      %4604 = arith.addi %4603, %4602 : index
      memref.store %4597, %15[%4604] : memref<?xf32>
      %4605 = arith.addi %4420, %c20 : index
      %4606 = arith.muli %4568, %c4 : index
      %4607 = arith.addi %4605, %4606 : index
      %4608 = memref.load %14[%4607] : memref<?xf32>
      %4609 = arith.addi %4607, %c11 : index
      %4610 = memref.load %14[%4609] : memref<?xf32>
      %4611 = arith.addf %4608, %4610 : f32
      %4612 = arith.addi %4607, %c28 : index
      %4613 = memref.load %14[%4612] : memref<?xf32>
      %4614 = arith.addf %4611, %4613 : f32
      %4615 = arith.addi %4607, %c29 : index
      %4616 = memref.load %14[%4615] : memref<?xf32>
      %4617 = arith.addf %4614, %4616 : f32
      %4618 = arith.remui %4417, %c16 : index
      %4619 = arith.muli %4618, %c14 : index
      %4620 = arith.addi %13, %4619 : index
      %4621 = vector.load %w[%4620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4622 = vector.bitcast %4621 : vector<4xi8> to vector<1xf32>
      %4623 = vector.extract %4622[0] : f32 from vector<1xf32>
      %4624 = arith.mulf %4623, %4576 : f32
      %4625 = arith.mulf %4617, %4624 : f32
      %4626 = arith.muli %3, %c7 : index
      %4627 = arith.addi %4626, %c9 : index
      %4628 = arith.muli %4627, %c16 : index
      %4629 = arith.remui %4417, %c16 : index
      %4630 = arith.addi %4628, %4629 : index
      %4631 = arith.muli %4571, %c22 : index
      %4632 = arith.addi %4631, %4630 : index
      memref.store %4625, %15[%4632] : memref<?xf32>
    }
    wave.barrier
    %4633 = arith.addi %18, %c31 : index
    %4634 = wave.wave
    %4635 = arith.addi %4634, %c8 : index
    %4636 = arith.addi %4633, %4635 : index
    %4637 = arith.cmpi slt, %4636, %17 : index
    %4638 = arith.cmpi slt, %4635, %c16 : index
    %4639 = arith.andi %4637, %4638 : i1
    scf.if %4639 {
      %4640 = arith.addi %4633, %4635 : index
      %4641 = arith.muli %4635, %c22 : index
      %4642 = wave.lane
      %4643 = arith.addi %4642, %c8 : index
      %4644 = arith.cmpi eq, %hasBias, %c9 : index
      %4645 = arith.addi %4641, %4643 : index
      %4646 = memref.load %15[%4645] : memref<?xf32>
      %4647 = arith.muli %0, %c22 : index
      %4648 = arith.addi %4647, %4643 : index
      %4649 = memref.load %bias[%4648] : memref<?xf32>
      %4650 = arith.addf %4646, %4649 : f32
      %4651 = arith.select %4644, %4650, %4646 : f32
      %4652 = arith.addi %4643, %c31 : index
      %4653 = arith.cmpi eq, %hasBias, %c9 : index
      %4654 = arith.addi %4641, %4652 : index
      %4655 = memref.load %15[%4654] : memref<?xf32>
      %4656 = arith.muli %0, %c22 : index
      %4657 = arith.addi %4656, %4652 : index
      %4658 = memref.load %bias[%4657] : memref<?xf32>
      %4659 = arith.addf %4655, %4658 : f32
      %4660 = arith.select %4653, %4659, %4655 : f32
      %4661 = arith.addi %4642, %c4 : index
      %4662 = arith.cmpi slt, %4661, %c31 : index
      %4663 = arith.minsi %4661, %c32 : index
      %4664 = arith.cmpi eq, %hasBias, %c9 : index
      %4665 = arith.addi %4641, %4663 : index
      %4666 = memref.load %15[%4665] : memref<?xf32>
      %4667 = arith.muli %0, %c22 : index
      %4668 = arith.addi %4667, %4663 : index
      %4669 = memref.load %bias[%4668] : memref<?xf32>
      %4670 = arith.addf %4666, %4669 : f32
      %4671 = arith.select %4664, %4670, %4666 : f32
      %4672 = arith.addi %4663, %c31 : index
      %4673 = arith.cmpi eq, %hasBias, %c9 : index
      %4674 = arith.addi %4641, %4672 : index
      %4675 = memref.load %15[%4674] : memref<?xf32>
      %4676 = arith.muli %0, %c22 : index
      %4677 = arith.addi %4676, %4672 : index
      %4678 = memref.load %bias[%4677] : memref<?xf32>
      %4679 = arith.addf %4675, %4678 : f32
      %4680 = arith.select %4673, %4679, %4675 : f32
      %4681 = arith.addi %heads, %kvHeads : index
      %4682 = arith.cmpi slt, %0, %4681 : index
      scf.if %4682 {
        %4683 = arith.addi %positionsAt, %4640 : index
        %4684 = memref.load %step[%4683] : memref<?xi32>
        %4685 = arith.index_cast %4684 : i32 to index
        %4686 = arith.cmpi eq, %hasNorm, %c9 : index
        %4687 = math.fma %4651, %4651, %c35 : f32
        %4688 = math.fma %4660, %4660, %4687 : f32
        %4689 = math.fma %4671, %4671, %4688 : f32
        %4690 = arith.select %4662, %4689, %4688 : f32
        %4691 = math.fma %4680, %4680, %4690 : f32
        %4692 = arith.select %4662, %4691, %4690 : f32
        %4693 = vector.broadcast %4692 : f32 to vector<1xf32>
        %4694 = wave.reduce "add" %4693 : vector<1xf32>
        %4695 = arith.mulf %4694, %inverseHeadDim : f32
        %4696 = arith.addf %4695, %epsilon : f32
        %4697 = math.sqrt %4696 : f32
        %4698 = arith.divf %c27, %4697 : f32
        %4699 = arith.cmpi slt, %0, %heads : index
        %4700 = arith.addi %4643, %c31 : index
        %4701 = memref.load %query_norm[%4643] : memref<?xf32>
        %4702 = memref.load %key_norm[%4643] : memref<?xf32>
        %4703 = arith.select %4699, %4701, %4702 : f32
        %4704 = arith.mulf %4651, %4698 : f32
        %4705 = arith.mulf %4704, %4703 : f32
        %4706 = arith.select %4686, %4705, %4651 : f32
        %4707 = memref.load %query_norm[%4700] : memref<?xf32>
        %4708 = memref.load %key_norm[%4700] : memref<?xf32>
        %4709 = arith.select %4699, %4707, %4708 : f32
        %4710 = arith.mulf %4660, %4698 : f32
        %4711 = arith.mulf %4710, %4709 : f32
        %4712 = arith.select %4686, %4711, %4660 : f32
        %4713 = arith.addi %4663, %c31 : index
        %4714 = memref.load %query_norm[%4663] : memref<?xf32>
        %4715 = memref.load %key_norm[%4663] : memref<?xf32>
        %4716 = arith.select %4699, %4714, %4715 : f32
        %4717 = arith.mulf %4671, %4698 : f32
        %4718 = arith.mulf %4717, %4716 : f32
        %4719 = arith.select %4686, %4718, %4671 : f32
        %4720 = memref.load %query_norm[%4713] : memref<?xf32>
        %4721 = memref.load %key_norm[%4713] : memref<?xf32>
        %4722 = arith.select %4699, %4720, %4721 : f32
        %4723 = arith.mulf %4680, %4698 : f32
        %4724 = arith.mulf %4723, %4722 : f32
        %4725 = arith.select %4686, %4724, %4680 : f32
        %4726 = arith.remui %4685, %c20 : index
        %4727 = arith.muli %4726, %c22 : index
        %4728 = arith.addi %4727, %4643 : index
        %4729 = arith.divui %4685, %c20 : index
        %4730 = arith.addi %4729, %c20 : index
        %4731 = arith.muli %4730, %c22 : index
        %4732 = arith.addi %4731, %4643 : index
        %4733 = memref.load %rope[%4728] : memref<?xf32>
        %4734 = arith.addi %4728, %c31 : index
        %4735 = memref.load %rope[%4734] : memref<?xf32>
        %4736 = memref.load %rope[%4732] : memref<?xf32>
        %4737 = arith.addi %4732, %c31 : index
        %4738 = memref.load %rope[%4737] : memref<?xf32>
        %4739 = arith.mulf %4736, %4733 : f32
        %4740 = arith.mulf %4738, %4735 : f32
        %4741 = arith.subf %4739, %4740 : f32
        %4742 = arith.mulf %4738, %4733 : f32
        %4743 = arith.mulf %4736, %4735 : f32
        %4744 = arith.addf %4742, %4743 : f32
        %4745 = arith.mulf %4706, %4741 : f32
        %4746 = arith.mulf %4712, %4744 : f32
        %4747 = arith.subf %4745, %4746 : f32
        %4748 = arith.mulf %4712, %4741 : f32
        %4749 = arith.mulf %4706, %4744 : f32
        %4750 = arith.addf %4748, %4749 : f32
        %4751 = arith.cmpi slt, %0, %heads : index
        scf.if %4751 {
          %4752 = arith.muli %4640, %heads : index
          %4753 = arith.addi %4752, %0 : index
          %4754 = arith.muli %4753, %c22 : index
          %4755 = arith.addi %4754, %4643 : index
          memref.store %4747, %q[%4755] : memref<?xf32>
          %4756 = arith.addi %4755, %c31 : index
          memref.store %4750, %q[%4756] : memref<?xf32>
        } else {
          %4757 = arith.addi %4641, %4643 : index
          memref.store %4747, %15[%4757] : memref<?xf32>
          %4758 = arith.addi %4641, %4643 : index
          %4759 = arith.addi %4758, %c31 : index
          memref.store %4750, %15[%4759] : memref<?xf32>
        }
        %4760 = arith.remui %4685, %c20 : index
        %4761 = arith.muli %4760, %c22 : index
        %4762 = arith.addi %4761, %4663 : index
        %4763 = arith.divui %4685, %c20 : index
        %4764 = arith.addi %4763, %c20 : index
        %4765 = arith.muli %4764, %c22 : index
        %4766 = arith.addi %4765, %4663 : index
        %4767 = memref.load %rope[%4762] : memref<?xf32>
        %4768 = arith.addi %4762, %c31 : index
        %4769 = memref.load %rope[%4768] : memref<?xf32>
        %4770 = memref.load %rope[%4766] : memref<?xf32>
        %4771 = arith.addi %4766, %c31 : index
        %4772 = memref.load %rope[%4771] : memref<?xf32>
        %4773 = arith.mulf %4770, %4767 : f32
        %4774 = arith.mulf %4772, %4769 : f32
        %4775 = arith.subf %4773, %4774 : f32
        %4776 = arith.mulf %4772, %4767 : f32
        %4777 = arith.mulf %4770, %4769 : f32
        %4778 = arith.addf %4776, %4777 : f32
        %4779 = arith.mulf %4719, %4775 : f32
        %4780 = arith.mulf %4725, %4778 : f32
        %4781 = arith.subf %4779, %4780 : f32
        %4782 = arith.mulf %4725, %4775 : f32
        %4783 = arith.mulf %4719, %4778 : f32
        %4784 = arith.addf %4782, %4783 : f32
        scf.if %4662 {
          %4785 = arith.cmpi slt, %0, %heads : index
          scf.if %4785 {
            %4786 = arith.muli %4640, %heads : index
            %4787 = arith.addi %4786, %0 : index
            %4788 = arith.muli %4787, %c22 : index
            %4789 = arith.addi %4788, %4663 : index
            memref.store %4781, %q[%4789] : memref<?xf32>
            %4790 = arith.addi %4789, %c31 : index
            memref.store %4784, %q[%4790] : memref<?xf32>
          } else {
            %4791 = arith.addi %4641, %4663 : index
            memref.store %4781, %15[%4791] : memref<?xf32>
            %4792 = arith.addi %4641, %4663 : index
            %4793 = arith.addi %4792, %c31 : index
            memref.store %4784, %15[%4793] : memref<?xf32>
          }
        }
      } else {
        %4794 = arith.cmpi slt, %0, %heads : index
        scf.if %4794 {
          %4795 = arith.muli %4640, %heads : index
          %4796 = arith.addi %4795, %0 : index
          %4797 = arith.muli %4796, %c22 : index
          %4798 = arith.addi %4797, %4643 : index
          memref.store %4651, %q[%4798] : memref<?xf32>
          %4799 = arith.addi %4798, %c31 : index
          memref.store %4660, %q[%4799] : memref<?xf32>
        } else {
          %4800 = arith.addi %4641, %4643 : index
          memref.store %4651, %15[%4800] : memref<?xf32>
          %4801 = arith.addi %4641, %4643 : index
          %4802 = arith.addi %4801, %c31 : index
          memref.store %4660, %15[%4802] : memref<?xf32>
        }
        scf.if %4662 {
          %4803 = arith.cmpi slt, %0, %heads : index
          scf.if %4803 {
            %4804 = arith.muli %4640, %heads : index
            %4805 = arith.addi %4804, %0 : index
            %4806 = arith.muli %4805, %c22 : index
            %4807 = arith.addi %4806, %4663 : index
            memref.store %4671, %q[%4807] : memref<?xf32>
            %4808 = arith.addi %4807, %c31 : index
            memref.store %4680, %q[%4808] : memref<?xf32>
          } else {
            %4809 = arith.addi %4641, %4663 : index
            memref.store %4671, %15[%4809] : memref<?xf32>
            %4810 = arith.addi %4641, %4663 : index
            %4811 = arith.addi %4810, %c31 : index
            memref.store %4680, %15[%4811] : memref<?xf32>
          }
        }
      }
    }
    %4812 = arith.addi %4634, %c38 : index
    %4813 = arith.addi %4633, %4812 : index
    %4814 = arith.cmpi slt, %4813, %17 : index
    %4815 = arith.cmpi slt, %4812, %c16 : index
    %4816 = arith.andi %4814, %4815 : i1
    scf.if %4816 {
      %4817 = arith.addi %4633, %4812 : index
      %4818 = arith.muli %4812, %c22 : index
      %4819 = wave.lane
      %4820 = arith.addi %4819, %c8 : index
      %4821 = arith.cmpi eq, %hasBias, %c9 : index
      %4822 = arith.addi %4818, %4820 : index
      %4823 = memref.load %15[%4822] : memref<?xf32>
      %4824 = arith.muli %0, %c22 : index
      %4825 = arith.addi %4824, %4820 : index
      %4826 = memref.load %bias[%4825] : memref<?xf32>
      %4827 = arith.addf %4823, %4826 : f32
      %4828 = arith.select %4821, %4827, %4823 : f32
      %4829 = arith.addi %4820, %c31 : index
      %4830 = arith.cmpi eq, %hasBias, %c9 : index
      %4831 = arith.addi %4818, %4829 : index
      %4832 = memref.load %15[%4831] : memref<?xf32>
      %4833 = arith.muli %0, %c22 : index
      %4834 = arith.addi %4833, %4829 : index
      %4835 = memref.load %bias[%4834] : memref<?xf32>
      %4836 = arith.addf %4832, %4835 : f32
      %4837 = arith.select %4830, %4836, %4832 : f32
      %4838 = arith.addi %4819, %c4 : index
      %4839 = arith.cmpi slt, %4838, %c31 : index
      %4840 = arith.minsi %4838, %c32 : index
      %4841 = arith.cmpi eq, %hasBias, %c9 : index
      %4842 = arith.addi %4818, %4840 : index
      %4843 = memref.load %15[%4842] : memref<?xf32>
      %4844 = arith.muli %0, %c22 : index
      %4845 = arith.addi %4844, %4840 : index
      %4846 = memref.load %bias[%4845] : memref<?xf32>
      %4847 = arith.addf %4843, %4846 : f32
      %4848 = arith.select %4841, %4847, %4843 : f32
      %4849 = arith.addi %4840, %c31 : index
      %4850 = arith.cmpi eq, %hasBias, %c9 : index
      %4851 = arith.addi %4818, %4849 : index
      %4852 = memref.load %15[%4851] : memref<?xf32>
      %4853 = arith.muli %0, %c22 : index
      %4854 = arith.addi %4853, %4849 : index
      %4855 = memref.load %bias[%4854] : memref<?xf32>
      %4856 = arith.addf %4852, %4855 : f32
      %4857 = arith.select %4850, %4856, %4852 : f32
      %4858 = arith.addi %heads, %kvHeads : index
      %4859 = arith.cmpi slt, %0, %4858 : index
      scf.if %4859 {
        %4860 = arith.addi %positionsAt, %4817 : index
        %4861 = memref.load %step[%4860] : memref<?xi32>
        %4862 = arith.index_cast %4861 : i32 to index
        %4863 = arith.cmpi eq, %hasNorm, %c9 : index
        %4864 = math.fma %4828, %4828, %c35 : f32
        %4865 = math.fma %4837, %4837, %4864 : f32
        %4866 = math.fma %4848, %4848, %4865 : f32
        %4867 = arith.select %4839, %4866, %4865 : f32
        %4868 = math.fma %4857, %4857, %4867 : f32
        %4869 = arith.select %4839, %4868, %4867 : f32
        %4870 = vector.broadcast %4869 : f32 to vector<1xf32>
        %4871 = wave.reduce "add" %4870 : vector<1xf32>
        %4872 = arith.mulf %4871, %inverseHeadDim : f32
        %4873 = arith.addf %4872, %epsilon : f32
        %4874 = math.sqrt %4873 : f32
        %4875 = arith.divf %c27, %4874 : f32
        %4876 = arith.cmpi slt, %0, %heads : index
        %4877 = arith.addi %4820, %c31 : index
        %4878 = memref.load %query_norm[%4820] : memref<?xf32>
        %4879 = memref.load %key_norm[%4820] : memref<?xf32>
        %4880 = arith.select %4876, %4878, %4879 : f32
        %4881 = arith.mulf %4828, %4875 : f32
        %4882 = arith.mulf %4881, %4880 : f32
        %4883 = arith.select %4863, %4882, %4828 : f32
        %4884 = memref.load %query_norm[%4877] : memref<?xf32>
        %4885 = memref.load %key_norm[%4877] : memref<?xf32>
        %4886 = arith.select %4876, %4884, %4885 : f32
        %4887 = arith.mulf %4837, %4875 : f32
        %4888 = arith.mulf %4887, %4886 : f32
        %4889 = arith.select %4863, %4888, %4837 : f32
        %4890 = arith.addi %4840, %c31 : index
        %4891 = memref.load %query_norm[%4840] : memref<?xf32>
        %4892 = memref.load %key_norm[%4840] : memref<?xf32>
        %4893 = arith.select %4876, %4891, %4892 : f32
        %4894 = arith.mulf %4848, %4875 : f32
        %4895 = arith.mulf %4894, %4893 : f32
        %4896 = arith.select %4863, %4895, %4848 : f32
        %4897 = memref.load %query_norm[%4890] : memref<?xf32>
        %4898 = memref.load %key_norm[%4890] : memref<?xf32>
        %4899 = arith.select %4876, %4897, %4898 : f32
        %4900 = arith.mulf %4857, %4875 : f32
        %4901 = arith.mulf %4900, %4899 : f32
        %4902 = arith.select %4863, %4901, %4857 : f32
        %4903 = arith.remui %4862, %c20 : index
        %4904 = arith.muli %4903, %c22 : index
        %4905 = arith.addi %4904, %4820 : index
        %4906 = arith.divui %4862, %c20 : index
        %4907 = arith.addi %4906, %c20 : index
        %4908 = arith.muli %4907, %c22 : index
        %4909 = arith.addi %4908, %4820 : index
        %4910 = memref.load %rope[%4905] : memref<?xf32>
        %4911 = arith.addi %4905, %c31 : index
        %4912 = memref.load %rope[%4911] : memref<?xf32>
        %4913 = memref.load %rope[%4909] : memref<?xf32>
        %4914 = arith.addi %4909, %c31 : index
        %4915 = memref.load %rope[%4914] : memref<?xf32>
        %4916 = arith.mulf %4913, %4910 : f32
        %4917 = arith.mulf %4915, %4912 : f32
        %4918 = arith.subf %4916, %4917 : f32
        %4919 = arith.mulf %4915, %4910 : f32
        %4920 = arith.mulf %4913, %4912 : f32
        %4921 = arith.addf %4919, %4920 : f32
        %4922 = arith.mulf %4883, %4918 : f32
        %4923 = arith.mulf %4889, %4921 : f32
        %4924 = arith.subf %4922, %4923 : f32
        %4925 = arith.mulf %4889, %4918 : f32
        %4926 = arith.mulf %4883, %4921 : f32
        %4927 = arith.addf %4925, %4926 : f32
        %4928 = arith.cmpi slt, %0, %heads : index
        scf.if %4928 {
          %4929 = arith.muli %4817, %heads : index
          %4930 = arith.addi %4929, %0 : index
          %4931 = arith.muli %4930, %c22 : index
          %4932 = arith.addi %4931, %4820 : index
          memref.store %4924, %q[%4932] : memref<?xf32>
          %4933 = arith.addi %4932, %c31 : index
          memref.store %4927, %q[%4933] : memref<?xf32>
        } else {
          %4934 = arith.addi %4818, %4820 : index
          memref.store %4924, %15[%4934] : memref<?xf32>
          %4935 = arith.addi %4818, %4820 : index
          %4936 = arith.addi %4935, %c31 : index
          memref.store %4927, %15[%4936] : memref<?xf32>
        }
        %4937 = arith.remui %4862, %c20 : index
        %4938 = arith.muli %4937, %c22 : index
        %4939 = arith.addi %4938, %4840 : index
        %4940 = arith.divui %4862, %c20 : index
        %4941 = arith.addi %4940, %c20 : index
        %4942 = arith.muli %4941, %c22 : index
        %4943 = arith.addi %4942, %4840 : index
        %4944 = memref.load %rope[%4939] : memref<?xf32>
        %4945 = arith.addi %4939, %c31 : index
        %4946 = memref.load %rope[%4945] : memref<?xf32>
        %4947 = memref.load %rope[%4943] : memref<?xf32>
        %4948 = arith.addi %4943, %c31 : index
        %4949 = memref.load %rope[%4948] : memref<?xf32>
        %4950 = arith.mulf %4947, %4944 : f32
        %4951 = arith.mulf %4949, %4946 : f32
        %4952 = arith.subf %4950, %4951 : f32
        %4953 = arith.mulf %4949, %4944 : f32
        %4954 = arith.mulf %4947, %4946 : f32
        %4955 = arith.addf %4953, %4954 : f32
        %4956 = arith.mulf %4896, %4952 : f32
        %4957 = arith.mulf %4902, %4955 : f32
        %4958 = arith.subf %4956, %4957 : f32
        %4959 = arith.mulf %4902, %4952 : f32
        %4960 = arith.mulf %4896, %4955 : f32
        %4961 = arith.addf %4959, %4960 : f32
        scf.if %4839 {
          %4962 = arith.cmpi slt, %0, %heads : index
          scf.if %4962 {
            %4963 = arith.muli %4817, %heads : index
            %4964 = arith.addi %4963, %0 : index
            %4965 = arith.muli %4964, %c22 : index
            %4966 = arith.addi %4965, %4840 : index
            memref.store %4958, %q[%4966] : memref<?xf32>
            %4967 = arith.addi %4966, %c31 : index
            memref.store %4961, %q[%4967] : memref<?xf32>
          } else {
            %4968 = arith.addi %4818, %4840 : index
            memref.store %4958, %15[%4968] : memref<?xf32>
            %4969 = arith.addi %4818, %4840 : index
            %4970 = arith.addi %4969, %c31 : index
            memref.store %4961, %15[%4970] : memref<?xf32>
          }
        }
      } else {
        %4971 = arith.cmpi slt, %0, %heads : index
        scf.if %4971 {
          %4972 = arith.muli %4817, %heads : index
          %4973 = arith.addi %4972, %0 : index
          %4974 = arith.muli %4973, %c22 : index
          %4975 = arith.addi %4974, %4820 : index
          memref.store %4828, %q[%4975] : memref<?xf32>
          %4976 = arith.addi %4975, %c31 : index
          memref.store %4837, %q[%4976] : memref<?xf32>
        } else {
          %4977 = arith.addi %4818, %4820 : index
          memref.store %4828, %15[%4977] : memref<?xf32>
          %4978 = arith.addi %4818, %4820 : index
          %4979 = arith.addi %4978, %c31 : index
          memref.store %4837, %15[%4979] : memref<?xf32>
        }
        scf.if %4839 {
          %4980 = arith.cmpi slt, %0, %heads : index
          scf.if %4980 {
            %4981 = arith.muli %4817, %heads : index
            %4982 = arith.addi %4981, %0 : index
            %4983 = arith.muli %4982, %c22 : index
            %4984 = arith.addi %4983, %4840 : index
            memref.store %4848, %q[%4984] : memref<?xf32>
            %4985 = arith.addi %4984, %c31 : index
            memref.store %4857, %q[%4985] : memref<?xf32>
          } else {
            %4986 = arith.addi %4818, %4840 : index
            memref.store %4848, %15[%4986] : memref<?xf32>
            %4987 = arith.addi %4818, %4840 : index
            %4988 = arith.addi %4987, %c31 : index
            memref.store %4857, %15[%4988] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4989 = arith.cmpi sge, %0, %heads : index
    scf.if %4989 {
      %4990 = arith.addi %4634, %c8 : index
      %4991 = arith.addi %4633, %4990 : index
      %4992 = arith.cmpi slt, %4991, %17 : index
      %4993 = arith.cmpi slt, %4990, %c16 : index
      %4994 = arith.andi %4992, %4993 : i1
      scf.if %4994 {
        %4995 = arith.addi %4633, %4990 : index
        %4996 = arith.addi %slotsAt, %4995 : index
        %4997 = memref.load %step[%4996] : memref<?xi32>
        %4998 = arith.index_cast %4997 : i32 to index
        %4999 = arith.cmpi sge, %4998, %c8 : index
        scf.if %4999 {
          %5000 = arith.muli %4990, %c22 : index
          %5001 = arith.subi %0, %heads : index
          %5002 = memref.load %scales[%5001] : memref<?xf32>
          %5003 = vector.broadcast %5002 : f32 to vector<4xf32>
          %5004 = arith.divui %4998, %c16 : index
          %5005 = arith.remui %4998, %c16 : index
          %5006 = arith.muli %5004, %pageBytes : index
          %5007 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5007 {
            %5008 = wave.lane
            %5009 = arith.muli %5008, %c14 : index
            scf.for %5010 = %5009 to %c22 step %c5 {
              %5011 = arith.addi %5000, %5010 : index
              %5012 = vector.load %15[%5011] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5013 = arith.mulf %5012, %5003 : vector<4xf32>
              %5014 = arith.minimumf %5013, %c42 : vector<4xf32>
              %5015 = arith.maximumf %5014, %c43 : vector<4xf32>
              %5016 = arith.truncf %5015 : vector<4xf32> to vector<4xf16>
              %5017 = vector.bitcast %5016 : vector<4xf16> to vector<8xi8>
              %5018 = arith.cmpi slt, %5001, %kvHeads : index
              scf.if %5018 {
                %5019 = arith.muli %5001, %c10 : index
                %5020 = arith.addi %5006, %5019 : index
                %5021 = arith.divui %5010, %c16 : index
                %5022 = arith.muli %5021, %c19 : index
                %5023 = arith.remui %5010, %c16 : index
                %5024 = arith.divui %5023, %c21 : index
                %5025 = arith.muli %5024, %c20 : index
                %5026 = arith.muli %5005, %c16 : index
                %5027 = arith.addi %5025, %5026 : index
                %5028 = arith.remui %5023, %c21 : index
                %5029 = arith.muli %5028, %c7 : index
                %5030 = arith.addi %5027, %5029 : index
                %5031 = arith.addi %5022, %5030 : index
                %5032 = arith.addi %5020, %5031 : index
                vector.store %5017, %kv[%5032] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5033 = arith.subi %5001, %kvHeads : index
                %5034 = arith.muli %5033, %c10 : index
                %5035 = arith.addi %5006, %5034 : index
                %5036 = arith.addi %5010, %c8 : index
                %5037 = arith.divui %5036, %c16 : index
                %5038 = arith.muli %5037, %c19 : index
                %5039 = arith.addi %5038, %c28 : index
                %5040 = arith.remui %5036, %c16 : index
                %5041 = arith.divui %5005, %c7 : index
                %5042 = arith.remui %5005, %c7 : index
                %5043 = arith.muli %5042, %c21 : index
                %5044 = arith.addi %5041, %5043 : index
                %5045 = arith.divui %5044, %c21 : index
                %5046 = arith.muli %5045, %c20 : index
                %5047 = arith.muli %5040, %c16 : index
                %5048 = arith.addi %5046, %5047 : index
                %5049 = arith.remui %5044, %c21 : index
                %5050 = arith.muli %5049, %c7 : index
                %5051 = arith.addi %5048, %5050 : index
                %5052 = arith.addi %5039, %5051 : index
                %5053 = arith.addi %5035, %5052 : index
                %5054 = vector.shuffle %5017, %5017 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5054, %kv[%5053] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5055 = arith.addi %5010, %c9 : index
                %5056 = arith.divui %5055, %c16 : index
                %5057 = arith.muli %5056, %c19 : index
                %5058 = arith.addi %5057, %c28 : index
                %5059 = arith.remui %5055, %c16 : index
                %5060 = arith.divui %5005, %c7 : index
                %5061 = arith.remui %5005, %c7 : index
                %5062 = arith.muli %5061, %c21 : index
                %5063 = arith.addi %5060, %5062 : index
                %5064 = arith.divui %5063, %c21 : index
                %5065 = arith.muli %5064, %c20 : index
                %5066 = arith.muli %5059, %c16 : index
                %5067 = arith.addi %5065, %5066 : index
                %5068 = arith.remui %5063, %c21 : index
                %5069 = arith.muli %5068, %c7 : index
                %5070 = arith.addi %5067, %5069 : index
                %5071 = arith.addi %5058, %5070 : index
                %5072 = arith.addi %5035, %5071 : index
                %5073 = vector.shuffle %5017, %5017 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5073, %kv[%5072] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5074 = arith.addi %5010, %c7 : index
                %5075 = arith.divui %5074, %c16 : index
                %5076 = arith.muli %5075, %c19 : index
                %5077 = arith.addi %5076, %c28 : index
                %5078 = arith.remui %5074, %c16 : index
                %5079 = arith.divui %5005, %c7 : index
                %5080 = arith.remui %5005, %c7 : index
                %5081 = arith.muli %5080, %c21 : index
                %5082 = arith.addi %5079, %5081 : index
                %5083 = arith.divui %5082, %c21 : index
                %5084 = arith.muli %5083, %c20 : index
                %5085 = arith.muli %5078, %c16 : index
                %5086 = arith.addi %5084, %5085 : index
                %5087 = arith.remui %5082, %c21 : index
                %5088 = arith.muli %5087, %c7 : index
                %5089 = arith.addi %5086, %5088 : index
                %5090 = arith.addi %5077, %5089 : index
                %5091 = arith.addi %5035, %5090 : index
                %5092 = vector.shuffle %5017, %5017 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5092, %kv[%5091] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5093 = arith.addi %5010, %c2 : index
                %5094 = arith.divui %5093, %c16 : index
                %5095 = arith.muli %5094, %c19 : index
                %5096 = arith.addi %5095, %c28 : index
                %5097 = arith.remui %5093, %c16 : index
                %5098 = arith.divui %5005, %c7 : index
                %5099 = arith.remui %5005, %c7 : index
                %5100 = arith.muli %5099, %c21 : index
                %5101 = arith.addi %5098, %5100 : index
                %5102 = arith.divui %5101, %c21 : index
                %5103 = arith.muli %5102, %c20 : index
                %5104 = arith.muli %5097, %c16 : index
                %5105 = arith.addi %5103, %5104 : index
                %5106 = arith.remui %5101, %c21 : index
                %5107 = arith.muli %5106, %c7 : index
                %5108 = arith.addi %5105, %5107 : index
                %5109 = arith.addi %5096, %5108 : index
                %5110 = arith.addi %5035, %5109 : index
                %5111 = vector.shuffle %5017, %5017 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5111, %kv[%5110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5112 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5112 {
            %5113 = wave.lane
            %5114 = arith.muli %5113, %c14 : index
            scf.for %5115 = %5114 to %c22 step %c5 {
              %5116 = arith.addi %5000, %5115 : index
              %5117 = vector.load %15[%5116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5118 = arith.mulf %5117, %5003 : vector<4xf32>
              %5119 = wave.fp8_encode "e4m3" %5118 : vector<4xf32> -> vector<4xi8>
              %5120 = arith.cmpi slt, %5001, %kvHeads : index
              scf.if %5120 {
                %5121 = arith.muli %5001, %c28 : index
                %5122 = arith.addi %5006, %5121 : index
                %5123 = vector.shuffle %5119, %5119 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5124 = arith.divui %5115, %c16 : index
                %5125 = arith.muli %5124, %c20 : index
                %5126 = arith.remui %5115, %c16 : index
                %5127 = arith.muli %5005, %c16 : index
                %5128 = arith.divui %5126, %c14 : index
                %5129 = arith.muli %5128, %c14 : index
                %5130 = arith.remui %5126, %c7 : index
                %5131 = arith.muli %5130, %c7 : index
                %5132 = arith.addi %5129, %5131 : index
                %5133 = arith.divui %5126, %c7 : index
                %5134 = arith.remui %5133, %c7 : index
                %5135 = arith.addi %5132, %5134 : index
                %5136 = arith.addi %5127, %5135 : index
                %5137 = arith.addi %5125, %5136 : index
                %5138 = arith.addi %5122, %5137 : index
                vector.store %5123, %kv[%5138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5139 = arith.subi %5001, %kvHeads : index
                %5140 = arith.muli %5139, %c28 : index
                %5141 = arith.addi %5006, %5140 : index
                %5142 = arith.addi %5115, %c8 : index
                %5143 = arith.divui %5142, %c16 : index
                %5144 = arith.muli %5143, %c20 : index
                %5145 = arith.addi %5144, %c11 : index
                %5146 = arith.remui %5142, %c16 : index
                %5147 = arith.divui %5005, %c7 : index
                %5148 = arith.remui %5005, %c7 : index
                %5149 = arith.muli %5148, %c21 : index
                %5150 = arith.addi %5147, %5149 : index
                %5151 = arith.muli %5146, %c16 : index
                %5152 = arith.divui %5150, %c14 : index
                %5153 = arith.muli %5152, %c14 : index
                %5154 = arith.remui %5150, %c7 : index
                %5155 = arith.muli %5154, %c7 : index
                %5156 = arith.addi %5153, %5155 : index
                %5157 = arith.divui %5150, %c7 : index
                %5158 = arith.remui %5157, %c7 : index
                %5159 = arith.addi %5156, %5158 : index
                %5160 = arith.addi %5151, %5159 : index
                %5161 = arith.addi %5145, %5160 : index
                %5162 = arith.addi %5141, %5161 : index
                %5163 = vector.shuffle %5119, %5119 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5163, %kv[%5162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5164 = arith.addi %5115, %c9 : index
                %5165 = arith.divui %5164, %c16 : index
                %5166 = arith.muli %5165, %c20 : index
                %5167 = arith.addi %5166, %c11 : index
                %5168 = arith.remui %5164, %c16 : index
                %5169 = arith.divui %5005, %c7 : index
                %5170 = arith.remui %5005, %c7 : index
                %5171 = arith.muli %5170, %c21 : index
                %5172 = arith.addi %5169, %5171 : index
                %5173 = arith.muli %5168, %c16 : index
                %5174 = arith.divui %5172, %c14 : index
                %5175 = arith.muli %5174, %c14 : index
                %5176 = arith.remui %5172, %c7 : index
                %5177 = arith.muli %5176, %c7 : index
                %5178 = arith.addi %5175, %5177 : index
                %5179 = arith.divui %5172, %c7 : index
                %5180 = arith.remui %5179, %c7 : index
                %5181 = arith.addi %5178, %5180 : index
                %5182 = arith.addi %5173, %5181 : index
                %5183 = arith.addi %5167, %5182 : index
                %5184 = arith.addi %5141, %5183 : index
                %5185 = vector.shuffle %5119, %5119 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5185, %kv[%5184] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5186 = arith.addi %5115, %c7 : index
                %5187 = arith.divui %5186, %c16 : index
                %5188 = arith.muli %5187, %c20 : index
                %5189 = arith.addi %5188, %c11 : index
                %5190 = arith.remui %5186, %c16 : index
                %5191 = arith.divui %5005, %c7 : index
                %5192 = arith.remui %5005, %c7 : index
                %5193 = arith.muli %5192, %c21 : index
                %5194 = arith.addi %5191, %5193 : index
                %5195 = arith.muli %5190, %c16 : index
                %5196 = arith.divui %5194, %c14 : index
                %5197 = arith.muli %5196, %c14 : index
                %5198 = arith.remui %5194, %c7 : index
                %5199 = arith.muli %5198, %c7 : index
                %5200 = arith.addi %5197, %5199 : index
                %5201 = arith.divui %5194, %c7 : index
                %5202 = arith.remui %5201, %c7 : index
                %5203 = arith.addi %5200, %5202 : index
                %5204 = arith.addi %5195, %5203 : index
                %5205 = arith.addi %5189, %5204 : index
                %5206 = arith.addi %5141, %5205 : index
                %5207 = vector.shuffle %5119, %5119 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5207, %kv[%5206] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5208 = arith.addi %5115, %c2 : index
                %5209 = arith.divui %5208, %c16 : index
                %5210 = arith.muli %5209, %c20 : index
                %5211 = arith.addi %5210, %c11 : index
                %5212 = arith.remui %5208, %c16 : index
                %5213 = arith.divui %5005, %c7 : index
                %5214 = arith.remui %5005, %c7 : index
                %5215 = arith.muli %5214, %c21 : index
                %5216 = arith.addi %5213, %5215 : index
                %5217 = arith.muli %5212, %c16 : index
                %5218 = arith.divui %5216, %c14 : index
                %5219 = arith.muli %5218, %c14 : index
                %5220 = arith.remui %5216, %c7 : index
                %5221 = arith.muli %5220, %c7 : index
                %5222 = arith.addi %5219, %5221 : index
                %5223 = arith.divui %5216, %c7 : index
                %5224 = arith.remui %5223, %c7 : index
                %5225 = arith.addi %5222, %5224 : index
                %5226 = arith.addi %5217, %5225 : index
                %5227 = arith.addi %5211, %5226 : index
                %5228 = arith.addi %5141, %5227 : index
                %5229 = vector.shuffle %5119, %5119 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5229, %kv[%5228] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5230 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5230 {
            %5231 = wave.lane
            %5232 = arith.muli %5231, %c14 : index
            scf.for %5233 = %5232 to %c22 step %c5 {
              %5234 = arith.addi %5000, %5233 : index
              %5235 = vector.load %15[%5234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5236 = arith.mulf %5235, %5003 : vector<4xf32>
              %5237 = wave.fp8_encode "e5m2" %5236 : vector<4xf32> -> vector<4xi8>
              %5238 = arith.cmpi slt, %5001, %kvHeads : index
              scf.if %5238 {
                %5239 = arith.muli %5001, %c28 : index
                %5240 = arith.addi %5006, %5239 : index
                %5241 = vector.shuffle %5237, %5237 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5242 = arith.divui %5233, %c16 : index
                %5243 = arith.muli %5242, %c20 : index
                %5244 = arith.remui %5233, %c16 : index
                %5245 = arith.muli %5005, %c16 : index
                %5246 = arith.divui %5244, %c14 : index
                %5247 = arith.muli %5246, %c14 : index
                %5248 = arith.remui %5244, %c7 : index
                %5249 = arith.muli %5248, %c7 : index
                %5250 = arith.addi %5247, %5249 : index
                %5251 = arith.divui %5244, %c7 : index
                %5252 = arith.remui %5251, %c7 : index
                %5253 = arith.addi %5250, %5252 : index
                %5254 = arith.addi %5245, %5253 : index
                %5255 = arith.addi %5243, %5254 : index
                %5256 = arith.addi %5240, %5255 : index
                vector.store %5241, %kv[%5256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5257 = arith.subi %5001, %kvHeads : index
                %5258 = arith.muli %5257, %c28 : index
                %5259 = arith.addi %5006, %5258 : index
                %5260 = arith.addi %5233, %c8 : index
                %5261 = arith.divui %5260, %c16 : index
                %5262 = arith.muli %5261, %c20 : index
                %5263 = arith.addi %5262, %c11 : index
                %5264 = arith.remui %5260, %c16 : index
                %5265 = arith.divui %5005, %c7 : index
                %5266 = arith.remui %5005, %c7 : index
                %5267 = arith.muli %5266, %c21 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.muli %5264, %c16 : index
                %5270 = arith.divui %5268, %c14 : index
                %5271 = arith.muli %5270, %c14 : index
                %5272 = arith.remui %5268, %c7 : index
                %5273 = arith.muli %5272, %c7 : index
                %5274 = arith.addi %5271, %5273 : index
                %5275 = arith.divui %5268, %c7 : index
                %5276 = arith.remui %5275, %c7 : index
                %5277 = arith.addi %5274, %5276 : index
                %5278 = arith.addi %5269, %5277 : index
                %5279 = arith.addi %5263, %5278 : index
                %5280 = arith.addi %5259, %5279 : index
                %5281 = vector.shuffle %5237, %5237 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5281, %kv[%5280] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5282 = arith.addi %5233, %c9 : index
                %5283 = arith.divui %5282, %c16 : index
                %5284 = arith.muli %5283, %c20 : index
                %5285 = arith.addi %5284, %c11 : index
                %5286 = arith.remui %5282, %c16 : index
                %5287 = arith.divui %5005, %c7 : index
                %5288 = arith.remui %5005, %c7 : index
                %5289 = arith.muli %5288, %c21 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.muli %5286, %c16 : index
                %5292 = arith.divui %5290, %c14 : index
                %5293 = arith.muli %5292, %c14 : index
                %5294 = arith.remui %5290, %c7 : index
                %5295 = arith.muli %5294, %c7 : index
                %5296 = arith.addi %5293, %5295 : index
                %5297 = arith.divui %5290, %c7 : index
                %5298 = arith.remui %5297, %c7 : index
                %5299 = arith.addi %5296, %5298 : index
                %5300 = arith.addi %5291, %5299 : index
                %5301 = arith.addi %5285, %5300 : index
                %5302 = arith.addi %5259, %5301 : index
                %5303 = vector.shuffle %5237, %5237 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5303, %kv[%5302] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5304 = arith.addi %5233, %c7 : index
                %5305 = arith.divui %5304, %c16 : index
                %5306 = arith.muli %5305, %c20 : index
                %5307 = arith.addi %5306, %c11 : index
                %5308 = arith.remui %5304, %c16 : index
                %5309 = arith.divui %5005, %c7 : index
                %5310 = arith.remui %5005, %c7 : index
                %5311 = arith.muli %5310, %c21 : index
                %5312 = arith.addi %5309, %5311 : index
                %5313 = arith.muli %5308, %c16 : index
                %5314 = arith.divui %5312, %c14 : index
                %5315 = arith.muli %5314, %c14 : index
                %5316 = arith.remui %5312, %c7 : index
                %5317 = arith.muli %5316, %c7 : index
                %5318 = arith.addi %5315, %5317 : index
                %5319 = arith.divui %5312, %c7 : index
                %5320 = arith.remui %5319, %c7 : index
                %5321 = arith.addi %5318, %5320 : index
                %5322 = arith.addi %5313, %5321 : index
                %5323 = arith.addi %5307, %5322 : index
                %5324 = arith.addi %5259, %5323 : index
                %5325 = vector.shuffle %5237, %5237 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5325, %kv[%5324] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5326 = arith.addi %5233, %c2 : index
                %5327 = arith.divui %5326, %c16 : index
                %5328 = arith.muli %5327, %c20 : index
                %5329 = arith.addi %5328, %c11 : index
                %5330 = arith.remui %5326, %c16 : index
                %5331 = arith.divui %5005, %c7 : index
                %5332 = arith.remui %5005, %c7 : index
                %5333 = arith.muli %5332, %c21 : index
                %5334 = arith.addi %5331, %5333 : index
                %5335 = arith.muli %5330, %c16 : index
                %5336 = arith.divui %5334, %c14 : index
                %5337 = arith.muli %5336, %c14 : index
                %5338 = arith.remui %5334, %c7 : index
                %5339 = arith.muli %5338, %c7 : index
                %5340 = arith.addi %5337, %5339 : index
                %5341 = arith.divui %5334, %c7 : index
                %5342 = arith.remui %5341, %c7 : index
                %5343 = arith.addi %5340, %5342 : index
                %5344 = arith.addi %5335, %5343 : index
                %5345 = arith.addi %5329, %5344 : index
                %5346 = arith.addi %5259, %5345 : index
                %5347 = vector.shuffle %5237, %5237 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5347, %kv[%5346] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5348 = arith.addi %4634, %c38 : index
      %5349 = arith.addi %4633, %5348 : index
      %5350 = arith.cmpi slt, %5349, %17 : index
      %5351 = arith.cmpi slt, %5348, %c16 : index
      %5352 = arith.andi %5350, %5351 : i1
      scf.if %5352 {
        %5353 = arith.addi %4633, %5348 : index
        %5354 = arith.addi %slotsAt, %5353 : index
        %5355 = memref.load %step[%5354] : memref<?xi32>
        %5356 = arith.index_cast %5355 : i32 to index
        %5357 = arith.cmpi sge, %5356, %c8 : index
        scf.if %5357 {
          %5358 = arith.muli %5348, %c22 : index
          %5359 = arith.subi %0, %heads : index
          %5360 = memref.load %scales[%5359] : memref<?xf32>
          %5361 = vector.broadcast %5360 : f32 to vector<4xf32>
          %5362 = arith.divui %5356, %c16 : index
          %5363 = arith.remui %5356, %c16 : index
          %5364 = arith.muli %5362, %pageBytes : index
          %5365 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5365 {
            %5366 = wave.lane
            %5367 = arith.muli %5366, %c14 : index
            scf.for %5368 = %5367 to %c22 step %c5 {
              %5369 = arith.addi %5358, %5368 : index
              %5370 = vector.load %15[%5369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5371 = arith.mulf %5370, %5361 : vector<4xf32>
              %5372 = arith.minimumf %5371, %c42 : vector<4xf32>
              %5373 = arith.maximumf %5372, %c43 : vector<4xf32>
              %5374 = arith.truncf %5373 : vector<4xf32> to vector<4xf16>
              %5375 = vector.bitcast %5374 : vector<4xf16> to vector<8xi8>
              %5376 = arith.cmpi slt, %5359, %kvHeads : index
              scf.if %5376 {
                %5377 = arith.muli %5359, %c10 : index
                %5378 = arith.addi %5364, %5377 : index
                %5379 = arith.divui %5368, %c16 : index
                %5380 = arith.muli %5379, %c19 : index
                %5381 = arith.remui %5368, %c16 : index
                %5382 = arith.divui %5381, %c21 : index
                %5383 = arith.muli %5382, %c20 : index
                %5384 = arith.muli %5363, %c16 : index
                %5385 = arith.addi %5383, %5384 : index
                %5386 = arith.remui %5381, %c21 : index
                %5387 = arith.muli %5386, %c7 : index
                %5388 = arith.addi %5385, %5387 : index
                %5389 = arith.addi %5380, %5388 : index
                %5390 = arith.addi %5378, %5389 : index
                vector.store %5375, %kv[%5390] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5391 = arith.subi %5359, %kvHeads : index
                %5392 = arith.muli %5391, %c10 : index
                %5393 = arith.addi %5364, %5392 : index
                %5394 = arith.addi %5368, %c8 : index
                %5395 = arith.divui %5394, %c16 : index
                %5396 = arith.muli %5395, %c19 : index
                %5397 = arith.addi %5396, %c28 : index
                %5398 = arith.remui %5394, %c16 : index
                %5399 = arith.divui %5363, %c7 : index
                %5400 = arith.remui %5363, %c7 : index
                %5401 = arith.muli %5400, %c21 : index
                %5402 = arith.addi %5399, %5401 : index
                %5403 = arith.divui %5402, %c21 : index
                %5404 = arith.muli %5403, %c20 : index
                %5405 = arith.muli %5398, %c16 : index
                %5406 = arith.addi %5404, %5405 : index
                %5407 = arith.remui %5402, %c21 : index
                %5408 = arith.muli %5407, %c7 : index
                %5409 = arith.addi %5406, %5408 : index
                %5410 = arith.addi %5397, %5409 : index
                %5411 = arith.addi %5393, %5410 : index
                %5412 = vector.shuffle %5375, %5375 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5412, %kv[%5411] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5413 = arith.addi %5368, %c9 : index
                %5414 = arith.divui %5413, %c16 : index
                %5415 = arith.muli %5414, %c19 : index
                %5416 = arith.addi %5415, %c28 : index
                %5417 = arith.remui %5413, %c16 : index
                %5418 = arith.divui %5363, %c7 : index
                %5419 = arith.remui %5363, %c7 : index
                %5420 = arith.muli %5419, %c21 : index
                %5421 = arith.addi %5418, %5420 : index
                %5422 = arith.divui %5421, %c21 : index
                %5423 = arith.muli %5422, %c20 : index
                %5424 = arith.muli %5417, %c16 : index
                %5425 = arith.addi %5423, %5424 : index
                %5426 = arith.remui %5421, %c21 : index
                %5427 = arith.muli %5426, %c7 : index
                %5428 = arith.addi %5425, %5427 : index
                %5429 = arith.addi %5416, %5428 : index
                %5430 = arith.addi %5393, %5429 : index
                %5431 = vector.shuffle %5375, %5375 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5431, %kv[%5430] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5432 = arith.addi %5368, %c7 : index
                %5433 = arith.divui %5432, %c16 : index
                %5434 = arith.muli %5433, %c19 : index
                %5435 = arith.addi %5434, %c28 : index
                %5436 = arith.remui %5432, %c16 : index
                %5437 = arith.divui %5363, %c7 : index
                %5438 = arith.remui %5363, %c7 : index
                %5439 = arith.muli %5438, %c21 : index
                %5440 = arith.addi %5437, %5439 : index
                %5441 = arith.divui %5440, %c21 : index
                %5442 = arith.muli %5441, %c20 : index
                %5443 = arith.muli %5436, %c16 : index
                %5444 = arith.addi %5442, %5443 : index
                %5445 = arith.remui %5440, %c21 : index
                %5446 = arith.muli %5445, %c7 : index
                %5447 = arith.addi %5444, %5446 : index
                %5448 = arith.addi %5435, %5447 : index
                %5449 = arith.addi %5393, %5448 : index
                %5450 = vector.shuffle %5375, %5375 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5450, %kv[%5449] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5451 = arith.addi %5368, %c2 : index
                %5452 = arith.divui %5451, %c16 : index
                %5453 = arith.muli %5452, %c19 : index
                %5454 = arith.addi %5453, %c28 : index
                %5455 = arith.remui %5451, %c16 : index
                %5456 = arith.divui %5363, %c7 : index
                %5457 = arith.remui %5363, %c7 : index
                %5458 = arith.muli %5457, %c21 : index
                %5459 = arith.addi %5456, %5458 : index
                %5460 = arith.divui %5459, %c21 : index
                %5461 = arith.muli %5460, %c20 : index
                %5462 = arith.muli %5455, %c16 : index
                %5463 = arith.addi %5461, %5462 : index
                %5464 = arith.remui %5459, %c21 : index
                %5465 = arith.muli %5464, %c7 : index
                %5466 = arith.addi %5463, %5465 : index
                %5467 = arith.addi %5454, %5466 : index
                %5468 = arith.addi %5393, %5467 : index
                %5469 = vector.shuffle %5375, %5375 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5469, %kv[%5468] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5470 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5470 {
            %5471 = wave.lane
            %5472 = arith.muli %5471, %c14 : index
            scf.for %5473 = %5472 to %c22 step %c5 {
              %5474 = arith.addi %5358, %5473 : index
              %5475 = vector.load %15[%5474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5476 = arith.mulf %5475, %5361 : vector<4xf32>
              %5477 = wave.fp8_encode "e4m3" %5476 : vector<4xf32> -> vector<4xi8>
              %5478 = arith.cmpi slt, %5359, %kvHeads : index
              scf.if %5478 {
                %5479 = arith.muli %5359, %c28 : index
                %5480 = arith.addi %5364, %5479 : index
                %5481 = vector.shuffle %5477, %5477 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5482 = arith.divui %5473, %c16 : index
                %5483 = arith.muli %5482, %c20 : index
                %5484 = arith.remui %5473, %c16 : index
                %5485 = arith.muli %5363, %c16 : index
                %5486 = arith.divui %5484, %c14 : index
                %5487 = arith.muli %5486, %c14 : index
                %5488 = arith.remui %5484, %c7 : index
                %5489 = arith.muli %5488, %c7 : index
                %5490 = arith.addi %5487, %5489 : index
                %5491 = arith.divui %5484, %c7 : index
                %5492 = arith.remui %5491, %c7 : index
                %5493 = arith.addi %5490, %5492 : index
                %5494 = arith.addi %5485, %5493 : index
                %5495 = arith.addi %5483, %5494 : index
                %5496 = arith.addi %5480, %5495 : index
                vector.store %5481, %kv[%5496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5497 = arith.subi %5359, %kvHeads : index
                %5498 = arith.muli %5497, %c28 : index
                %5499 = arith.addi %5364, %5498 : index
                %5500 = arith.addi %5473, %c8 : index
                %5501 = arith.divui %5500, %c16 : index
                %5502 = arith.muli %5501, %c20 : index
                %5503 = arith.addi %5502, %c11 : index
                %5504 = arith.remui %5500, %c16 : index
                %5505 = arith.divui %5363, %c7 : index
                %5506 = arith.remui %5363, %c7 : index
                %5507 = arith.muli %5506, %c21 : index
                %5508 = arith.addi %5505, %5507 : index
                %5509 = arith.muli %5504, %c16 : index
                %5510 = arith.divui %5508, %c14 : index
                %5511 = arith.muli %5510, %c14 : index
                %5512 = arith.remui %5508, %c7 : index
                %5513 = arith.muli %5512, %c7 : index
                %5514 = arith.addi %5511, %5513 : index
                %5515 = arith.divui %5508, %c7 : index
                %5516 = arith.remui %5515, %c7 : index
                %5517 = arith.addi %5514, %5516 : index
                %5518 = arith.addi %5509, %5517 : index
                %5519 = arith.addi %5503, %5518 : index
                %5520 = arith.addi %5499, %5519 : index
                %5521 = vector.shuffle %5477, %5477 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5521, %kv[%5520] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5522 = arith.addi %5473, %c9 : index
                %5523 = arith.divui %5522, %c16 : index
                %5524 = arith.muli %5523, %c20 : index
                %5525 = arith.addi %5524, %c11 : index
                %5526 = arith.remui %5522, %c16 : index
                %5527 = arith.divui %5363, %c7 : index
                %5528 = arith.remui %5363, %c7 : index
                %5529 = arith.muli %5528, %c21 : index
                %5530 = arith.addi %5527, %5529 : index
                %5531 = arith.muli %5526, %c16 : index
                %5532 = arith.divui %5530, %c14 : index
                %5533 = arith.muli %5532, %c14 : index
                %5534 = arith.remui %5530, %c7 : index
                %5535 = arith.muli %5534, %c7 : index
                %5536 = arith.addi %5533, %5535 : index
                %5537 = arith.divui %5530, %c7 : index
                %5538 = arith.remui %5537, %c7 : index
                %5539 = arith.addi %5536, %5538 : index
                %5540 = arith.addi %5531, %5539 : index
                %5541 = arith.addi %5525, %5540 : index
                %5542 = arith.addi %5499, %5541 : index
                %5543 = vector.shuffle %5477, %5477 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5543, %kv[%5542] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5544 = arith.addi %5473, %c7 : index
                %5545 = arith.divui %5544, %c16 : index
                %5546 = arith.muli %5545, %c20 : index
                %5547 = arith.addi %5546, %c11 : index
                %5548 = arith.remui %5544, %c16 : index
                %5549 = arith.divui %5363, %c7 : index
                %5550 = arith.remui %5363, %c7 : index
                %5551 = arith.muli %5550, %c21 : index
                %5552 = arith.addi %5549, %5551 : index
                %5553 = arith.muli %5548, %c16 : index
                %5554 = arith.divui %5552, %c14 : index
                %5555 = arith.muli %5554, %c14 : index
                %5556 = arith.remui %5552, %c7 : index
                %5557 = arith.muli %5556, %c7 : index
                %5558 = arith.addi %5555, %5557 : index
                %5559 = arith.divui %5552, %c7 : index
                %5560 = arith.remui %5559, %c7 : index
                %5561 = arith.addi %5558, %5560 : index
                %5562 = arith.addi %5553, %5561 : index
                %5563 = arith.addi %5547, %5562 : index
                %5564 = arith.addi %5499, %5563 : index
                %5565 = vector.shuffle %5477, %5477 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5565, %kv[%5564] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5566 = arith.addi %5473, %c2 : index
                %5567 = arith.divui %5566, %c16 : index
                %5568 = arith.muli %5567, %c20 : index
                %5569 = arith.addi %5568, %c11 : index
                %5570 = arith.remui %5566, %c16 : index
                %5571 = arith.divui %5363, %c7 : index
                %5572 = arith.remui %5363, %c7 : index
                %5573 = arith.muli %5572, %c21 : index
                %5574 = arith.addi %5571, %5573 : index
                %5575 = arith.muli %5570, %c16 : index
                %5576 = arith.divui %5574, %c14 : index
                %5577 = arith.muli %5576, %c14 : index
                %5578 = arith.remui %5574, %c7 : index
                %5579 = arith.muli %5578, %c7 : index
                %5580 = arith.addi %5577, %5579 : index
                %5581 = arith.divui %5574, %c7 : index
                %5582 = arith.remui %5581, %c7 : index
                %5583 = arith.addi %5580, %5582 : index
                %5584 = arith.addi %5575, %5583 : index
                %5585 = arith.addi %5569, %5584 : index
                %5586 = arith.addi %5499, %5585 : index
                %5587 = vector.shuffle %5477, %5477 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5587, %kv[%5586] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5588 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5588 {
            %5589 = wave.lane
            %5590 = arith.muli %5589, %c14 : index
            scf.for %5591 = %5590 to %c22 step %c5 {
              %5592 = arith.addi %5358, %5591 : index
              %5593 = vector.load %15[%5592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5594 = arith.mulf %5593, %5361 : vector<4xf32>
              %5595 = wave.fp8_encode "e5m2" %5594 : vector<4xf32> -> vector<4xi8>
              %5596 = arith.cmpi slt, %5359, %kvHeads : index
              scf.if %5596 {
                %5597 = arith.muli %5359, %c28 : index
                %5598 = arith.addi %5364, %5597 : index
                %5599 = vector.shuffle %5595, %5595 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5600 = arith.divui %5591, %c16 : index
                %5601 = arith.muli %5600, %c20 : index
                %5602 = arith.remui %5591, %c16 : index
                %5603 = arith.muli %5363, %c16 : index
                %5604 = arith.divui %5602, %c14 : index
                %5605 = arith.muli %5604, %c14 : index
                %5606 = arith.remui %5602, %c7 : index
                %5607 = arith.muli %5606, %c7 : index
                %5608 = arith.addi %5605, %5607 : index
                %5609 = arith.divui %5602, %c7 : index
                %5610 = arith.remui %5609, %c7 : index
                %5611 = arith.addi %5608, %5610 : index
                %5612 = arith.addi %5603, %5611 : index
                %5613 = arith.addi %5601, %5612 : index
                %5614 = arith.addi %5598, %5613 : index
                vector.store %5599, %kv[%5614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5615 = arith.subi %5359, %kvHeads : index
                %5616 = arith.muli %5615, %c28 : index
                %5617 = arith.addi %5364, %5616 : index
                %5618 = arith.addi %5591, %c8 : index
                %5619 = arith.divui %5618, %c16 : index
                %5620 = arith.muli %5619, %c20 : index
                %5621 = arith.addi %5620, %c11 : index
                %5622 = arith.remui %5618, %c16 : index
                %5623 = arith.divui %5363, %c7 : index
                %5624 = arith.remui %5363, %c7 : index
                %5625 = arith.muli %5624, %c21 : index
                %5626 = arith.addi %5623, %5625 : index
                %5627 = arith.muli %5622, %c16 : index
                %5628 = arith.divui %5626, %c14 : index
                %5629 = arith.muli %5628, %c14 : index
                %5630 = arith.remui %5626, %c7 : index
                %5631 = arith.muli %5630, %c7 : index
                %5632 = arith.addi %5629, %5631 : index
                %5633 = arith.divui %5626, %c7 : index
                %5634 = arith.remui %5633, %c7 : index
                %5635 = arith.addi %5632, %5634 : index
                %5636 = arith.addi %5627, %5635 : index
                %5637 = arith.addi %5621, %5636 : index
                %5638 = arith.addi %5617, %5637 : index
                %5639 = vector.shuffle %5595, %5595 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5639, %kv[%5638] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5640 = arith.addi %5591, %c9 : index
                %5641 = arith.divui %5640, %c16 : index
                %5642 = arith.muli %5641, %c20 : index
                %5643 = arith.addi %5642, %c11 : index
                %5644 = arith.remui %5640, %c16 : index
                %5645 = arith.divui %5363, %c7 : index
                %5646 = arith.remui %5363, %c7 : index
                %5647 = arith.muli %5646, %c21 : index
                %5648 = arith.addi %5645, %5647 : index
                %5649 = arith.muli %5644, %c16 : index
                %5650 = arith.divui %5648, %c14 : index
                %5651 = arith.muli %5650, %c14 : index
                %5652 = arith.remui %5648, %c7 : index
                %5653 = arith.muli %5652, %c7 : index
                %5654 = arith.addi %5651, %5653 : index
                %5655 = arith.divui %5648, %c7 : index
                %5656 = arith.remui %5655, %c7 : index
                %5657 = arith.addi %5654, %5656 : index
                %5658 = arith.addi %5649, %5657 : index
                %5659 = arith.addi %5643, %5658 : index
                %5660 = arith.addi %5617, %5659 : index
                %5661 = vector.shuffle %5595, %5595 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5661, %kv[%5660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5662 = arith.addi %5591, %c7 : index
                %5663 = arith.divui %5662, %c16 : index
                %5664 = arith.muli %5663, %c20 : index
                %5665 = arith.addi %5664, %c11 : index
                %5666 = arith.remui %5662, %c16 : index
                %5667 = arith.divui %5363, %c7 : index
                %5668 = arith.remui %5363, %c7 : index
                %5669 = arith.muli %5668, %c21 : index
                %5670 = arith.addi %5667, %5669 : index
                %5671 = arith.muli %5666, %c16 : index
                %5672 = arith.divui %5670, %c14 : index
                %5673 = arith.muli %5672, %c14 : index
                %5674 = arith.remui %5670, %c7 : index
                %5675 = arith.muli %5674, %c7 : index
                %5676 = arith.addi %5673, %5675 : index
                %5677 = arith.divui %5670, %c7 : index
                %5678 = arith.remui %5677, %c7 : index
                %5679 = arith.addi %5676, %5678 : index
                %5680 = arith.addi %5671, %5679 : index
                %5681 = arith.addi %5665, %5680 : index
                %5682 = arith.addi %5617, %5681 : index
                %5683 = vector.shuffle %5595, %5595 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5683, %kv[%5682] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5684 = arith.addi %5591, %c2 : index
                %5685 = arith.divui %5684, %c16 : index
                %5686 = arith.muli %5685, %c20 : index
                %5687 = arith.addi %5686, %c11 : index
                %5688 = arith.remui %5684, %c16 : index
                %5689 = arith.divui %5363, %c7 : index
                %5690 = arith.remui %5363, %c7 : index
                %5691 = arith.muli %5690, %c21 : index
                %5692 = arith.addi %5689, %5691 : index
                %5693 = arith.muli %5688, %c16 : index
                %5694 = arith.divui %5692, %c14 : index
                %5695 = arith.muli %5694, %c14 : index
                %5696 = arith.remui %5692, %c7 : index
                %5697 = arith.muli %5696, %c7 : index
                %5698 = arith.addi %5695, %5697 : index
                %5699 = arith.divui %5692, %c7 : index
                %5700 = arith.remui %5699, %c7 : index
                %5701 = arith.addi %5698, %5700 : index
                %5702 = arith.addi %5693, %5701 : index
                %5703 = arith.addi %5687, %5702 : index
                %5704 = arith.addi %5617, %5703 : index
                %5705 = vector.shuffle %5595, %5595 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5705, %kv[%5704] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
