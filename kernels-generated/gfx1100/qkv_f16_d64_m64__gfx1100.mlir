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
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 3072 : index
  %c29 = arith.constant 4096 : index
  %c30 = arith.constant 5120 : index
  %c31 = arith.constant 6144 : index
  %c32 = arith.constant 7168 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c44 = arith.constant 48 : index
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
    %20 = arith.muli %1, %c6 : index
    %21 = arith.divui %inputFeatures, %c14 : index
    %22 = arith.muli %4, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c6 : index
    %28 = arith.muli %27, %c6 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %42:8 = scf.for %33 = %23 to %32 step %c6 iter_args(%34 = %c13, %35 = %c13, %36 = %c13, %37 = %c13, %38 = %c13, %39 = %c13, %40 = %c13, %41 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %33, %c7 : index
      %45 = arith.addi %11, %c5 : index
      %46 = arith.muli %44, %c17 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.remui %43, %c14 : index
      %49 = arith.muli %48, %c14 : index
      %50 = arith.addi %47, %49 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = arith.addi %50, %c18 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = vector.shuffle %52, %55 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %57 = arith.addi %33, %c8 : index
      %58 = arith.addi %11, %c5 : index
      %59 = arith.muli %57, %c17 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %43, %c14 : index
      %62 = arith.muli %61, %c14 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c18 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %33, %c2 : index
      %71 = arith.addi %11, %c5 : index
      %72 = arith.muli %70, %c17 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %43, %c14 : index
      %75 = arith.muli %74, %c14 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c18 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %33, %c19 : index
      %84 = arith.addi %11, %c5 : index
      %85 = arith.muli %83, %c17 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %43, %c14 : index
      %88 = arith.muli %87, %c14 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c18 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %33, %c7 : index
      %97 = arith.addi %13, %c5 : index
      %98 = arith.muli %96, %c17 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %43, %c14 : index
      %101 = arith.muli %100, %c14 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c18 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %33, %c8 : index
      %110 = arith.addi %13, %c5 : index
      %111 = arith.muli %109, %c17 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %43, %c14 : index
      %114 = arith.muli %113, %c14 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c18 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %33, %c2 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.muli %122, %c17 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %43, %c14 : index
      %127 = arith.muli %126, %c14 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c18 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %33, %c19 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.muli %135, %c17 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %43, %c14 : index
      %140 = arith.muli %139, %c14 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c18 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %20, %c7 : index
      %149 = arith.muli %33, %c8 : index
      %150 = arith.addi %149, %c7 : index
      %151 = arith.divui %inputFeatures, %c14 : index
      %152 = arith.muli %148, %151 : index
      %153 = arith.addi %152, %150 : index
      %154 = arith.muli %tileRows, %c14 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.remui %43, %tileRows : index
      %157 = arith.muli %156, %c20 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c20 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %56, %34 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %108, %35 : vector<16xf16>, vector<8xf32>
      %166 = arith.addi %20, %c8 : index
      %167 = arith.muli %33, %c8 : index
      %168 = arith.addi %167, %c7 : index
      %169 = arith.divui %inputFeatures, %c14 : index
      %170 = arith.muli %166, %169 : index
      %171 = arith.addi %170, %168 : index
      %172 = arith.muli %tileRows, %c14 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %43, %tileRows : index
      %175 = arith.muli %174, %c20 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c20 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %56, %36 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %108, %37 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %20, %c2 : index
      %185 = arith.muli %33, %c8 : index
      %186 = arith.addi %185, %c7 : index
      %187 = arith.divui %inputFeatures, %c14 : index
      %188 = arith.muli %184, %187 : index
      %189 = arith.addi %188, %186 : index
      %190 = arith.muli %tileRows, %c14 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %43, %tileRows : index
      %193 = arith.muli %192, %c20 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c20 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %56, %38 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %108, %39 : vector<16xf16>, vector<8xf32>
      %202 = arith.addi %20, %c19 : index
      %203 = arith.muli %33, %c8 : index
      %204 = arith.addi %203, %c7 : index
      %205 = arith.divui %inputFeatures, %c14 : index
      %206 = arith.muli %202, %205 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.muli %tileRows, %c14 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %43, %tileRows : index
      %211 = arith.muli %210, %c20 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %x[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c20 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %56, %40 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %108, %41 : vector<16xf16>, vector<8xf32>
      %220 = arith.addi %20, %c7 : index
      %221 = arith.muli %33, %c8 : index
      %222 = arith.addi %221, %c8 : index
      %223 = arith.divui %inputFeatures, %c14 : index
      %224 = arith.muli %220, %223 : index
      %225 = arith.addi %224, %222 : index
      %226 = arith.muli %tileRows, %c14 : index
      %227 = arith.muli %225, %226 : index
      %228 = arith.remui %43, %tileRows : index
      %229 = arith.muli %228, %c20 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c20 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %69, %164 : vector<16xf16>, vector<8xf32>
      %237 = wave.mma %235, %121, %165 : vector<16xf16>, vector<8xf32>
      %238 = arith.addi %20, %c8 : index
      %239 = arith.muli %33, %c8 : index
      %240 = arith.addi %239, %c8 : index
      %241 = arith.divui %inputFeatures, %c14 : index
      %242 = arith.muli %238, %241 : index
      %243 = arith.addi %242, %240 : index
      %244 = arith.muli %tileRows, %c14 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.remui %43, %tileRows : index
      %247 = arith.muli %246, %c20 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = arith.muli %tileRows, %c20 : index
      %251 = arith.addi %248, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = vector.shuffle %249, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = wave.mma %253, %69, %182 : vector<16xf16>, vector<8xf32>
      %255 = wave.mma %253, %121, %183 : vector<16xf16>, vector<8xf32>
      %256 = arith.addi %20, %c2 : index
      %257 = arith.muli %33, %c8 : index
      %258 = arith.addi %257, %c8 : index
      %259 = arith.divui %inputFeatures, %c14 : index
      %260 = arith.muli %256, %259 : index
      %261 = arith.addi %260, %258 : index
      %262 = arith.muli %tileRows, %c14 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.remui %43, %tileRows : index
      %265 = arith.muli %264, %c20 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c20 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %69, %200 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %121, %201 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %20, %c19 : index
      %275 = arith.muli %33, %c8 : index
      %276 = arith.addi %275, %c8 : index
      %277 = arith.divui %inputFeatures, %c14 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c14 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %43, %tileRows : index
      %283 = arith.muli %282, %c20 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c20 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %69, %218 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %121, %219 : vector<16xf16>, vector<8xf32>
      %292 = arith.addi %20, %c7 : index
      %293 = arith.muli %33, %c8 : index
      %294 = arith.addi %293, %c2 : index
      %295 = arith.divui %inputFeatures, %c14 : index
      %296 = arith.muli %292, %295 : index
      %297 = arith.addi %296, %294 : index
      %298 = arith.muli %tileRows, %c14 : index
      %299 = arith.muli %297, %298 : index
      %300 = arith.remui %43, %tileRows : index
      %301 = arith.muli %300, %c20 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c20 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %82, %236 : vector<16xf16>, vector<8xf32>
      %309 = wave.mma %307, %134, %237 : vector<16xf16>, vector<8xf32>
      %310 = arith.addi %20, %c8 : index
      %311 = arith.muli %33, %c8 : index
      %312 = arith.addi %311, %c2 : index
      %313 = arith.divui %inputFeatures, %c14 : index
      %314 = arith.muli %310, %313 : index
      %315 = arith.addi %314, %312 : index
      %316 = arith.muli %tileRows, %c14 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.remui %43, %tileRows : index
      %319 = arith.muli %318, %c20 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c20 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %82, %254 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %134, %255 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %20, %c2 : index
      %329 = arith.muli %33, %c8 : index
      %330 = arith.addi %329, %c2 : index
      %331 = arith.divui %inputFeatures, %c14 : index
      %332 = arith.muli %328, %331 : index
      %333 = arith.addi %332, %330 : index
      %334 = arith.muli %tileRows, %c14 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.remui %43, %tileRows : index
      %337 = arith.muli %336, %c20 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c20 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %82, %272 : vector<16xf16>, vector<8xf32>
      %345 = wave.mma %343, %134, %273 : vector<16xf16>, vector<8xf32>
      %346 = arith.addi %20, %c19 : index
      %347 = arith.muli %33, %c8 : index
      %348 = arith.addi %347, %c2 : index
      %349 = arith.divui %inputFeatures, %c14 : index
      %350 = arith.muli %346, %349 : index
      %351 = arith.addi %350, %348 : index
      %352 = arith.muli %tileRows, %c14 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.remui %43, %tileRows : index
      %355 = arith.muli %354, %c20 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c20 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %82, %290 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %361, %134, %291 : vector<16xf16>, vector<8xf32>
      %364 = arith.addi %20, %c7 : index
      %365 = arith.muli %33, %c8 : index
      %366 = arith.addi %365, %c19 : index
      %367 = arith.divui %inputFeatures, %c14 : index
      %368 = arith.muli %364, %367 : index
      %369 = arith.addi %368, %366 : index
      %370 = arith.muli %tileRows, %c14 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.remui %43, %tileRows : index
      %373 = arith.muli %372, %c20 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c20 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %95, %308 : vector<16xf16>, vector<8xf32>
      %381 = wave.mma %379, %147, %309 : vector<16xf16>, vector<8xf32>
      %382 = arith.addi %20, %c8 : index
      %383 = arith.muli %33, %c8 : index
      %384 = arith.addi %383, %c19 : index
      %385 = arith.divui %inputFeatures, %c14 : index
      %386 = arith.muli %382, %385 : index
      %387 = arith.addi %386, %384 : index
      %388 = arith.muli %tileRows, %c14 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.remui %43, %tileRows : index
      %391 = arith.muli %390, %c20 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c20 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %95, %326 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %147, %327 : vector<16xf16>, vector<8xf32>
      %400 = arith.addi %20, %c2 : index
      %401 = arith.muli %33, %c8 : index
      %402 = arith.addi %401, %c19 : index
      %403 = arith.divui %inputFeatures, %c14 : index
      %404 = arith.muli %400, %403 : index
      %405 = arith.addi %404, %402 : index
      %406 = arith.muli %tileRows, %c14 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.remui %43, %tileRows : index
      %409 = arith.muli %408, %c20 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c20 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %95, %344 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %147, %345 : vector<16xf16>, vector<8xf32>
      %418 = arith.addi %20, %c19 : index
      %419 = arith.muli %33, %c8 : index
      %420 = arith.addi %419, %c19 : index
      %421 = arith.divui %inputFeatures, %c14 : index
      %422 = arith.muli %418, %421 : index
      %423 = arith.addi %422, %420 : index
      %424 = arith.muli %tileRows, %c14 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.remui %43, %tileRows : index
      %427 = arith.muli %426, %c20 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c20 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %95, %362 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %147, %363 : vector<16xf16>, vector<8xf32>
      scf.yield %380, %381, %398, %399, %416, %417, %434, %435 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %436 = arith.select %30, %32, %25 : index
    %446:8 = scf.for %437 = %32 to %436 step %c8 iter_args(%438 = %42#0, %439 = %42#1, %440 = %42#2, %441 = %42#3, %442 = %42#4, %443 = %42#5, %444 = %42#6, %445 = %42#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %447 = wave.lane
      %448 = arith.addi %437, %c7 : index
      %449 = arith.addi %11, %c5 : index
      %450 = arith.muli %448, %c17 : index
      %451 = arith.addi %449, %450 : index
      %452 = arith.remui %447, %c14 : index
      %453 = arith.muli %452, %c14 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %w[%454] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %456 = vector.bitcast %455 : vector<16xi8> to vector<8xf16>
      %457 = arith.addi %454, %c18 : index
      %458 = vector.load %w[%457] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %459 = vector.bitcast %458 : vector<16xi8> to vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = arith.addi %437, %c7 : index
      %462 = arith.addi %13, %c5 : index
      %463 = arith.muli %461, %c17 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.remui %447, %c14 : index
      %466 = arith.muli %465, %c14 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %w[%467] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<8xf16>
      %470 = arith.addi %467, %c18 : index
      %471 = vector.load %w[%470] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %472 = vector.bitcast %471 : vector<16xi8> to vector<8xf16>
      %473 = vector.shuffle %469, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = arith.addi %20, %c7 : index
      %475 = arith.muli %437, %c8 : index
      %476 = arith.addi %475, %c7 : index
      %477 = arith.divui %inputFeatures, %c14 : index
      %478 = arith.muli %474, %477 : index
      %479 = arith.addi %478, %476 : index
      %480 = arith.muli %tileRows, %c14 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.remui %447, %tileRows : index
      %483 = arith.muli %482, %c20 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c20 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %460, %438 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %473, %439 : vector<16xf16>, vector<8xf32>
      %492 = arith.addi %20, %c8 : index
      %493 = arith.muli %437, %c8 : index
      %494 = arith.addi %493, %c7 : index
      %495 = arith.divui %inputFeatures, %c14 : index
      %496 = arith.muli %492, %495 : index
      %497 = arith.addi %496, %494 : index
      %498 = arith.muli %tileRows, %c14 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.remui %447, %tileRows : index
      %501 = arith.muli %500, %c20 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = arith.muli %tileRows, %c20 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %508 = wave.mma %507, %460, %440 : vector<16xf16>, vector<8xf32>
      %509 = wave.mma %507, %473, %441 : vector<16xf16>, vector<8xf32>
      %510 = arith.addi %20, %c2 : index
      %511 = arith.muli %437, %c8 : index
      %512 = arith.addi %511, %c7 : index
      %513 = arith.divui %inputFeatures, %c14 : index
      %514 = arith.muli %510, %513 : index
      %515 = arith.addi %514, %512 : index
      %516 = arith.muli %tileRows, %c14 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.remui %447, %tileRows : index
      %519 = arith.muli %518, %c20 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c20 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %460, %442 : vector<16xf16>, vector<8xf32>
      %527 = wave.mma %525, %473, %443 : vector<16xf16>, vector<8xf32>
      %528 = arith.addi %20, %c19 : index
      %529 = arith.muli %437, %c8 : index
      %530 = arith.addi %529, %c7 : index
      %531 = arith.divui %inputFeatures, %c14 : index
      %532 = arith.muli %528, %531 : index
      %533 = arith.addi %532, %530 : index
      %534 = arith.muli %tileRows, %c14 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.remui %447, %tileRows : index
      %537 = arith.muli %536, %c20 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c20 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %460, %444 : vector<16xf16>, vector<8xf32>
      %545 = wave.mma %543, %473, %445 : vector<16xf16>, vector<8xf32>
      scf.yield %490, %491, %508, %509, %526, %527, %544, %545 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %546 = arith.addi %18, %c7 : index
    %547 = wave.lane
    %548 = arith.muli %3, %c2 : index
    %549 = arith.muli %548, %c18 : index
    %550 = arith.addi %549, %547 : index
    %551 = arith.muli %4, %c10 : index
    %552 = arith.addi %551, %550 : index
    %553 = arith.addi %552, %c7 : index
    %554 = arith.addi %553, %c7 : index
    %555 = vector.extract %446#0[0] : f32 from vector<8xf32>
    memref.store %555, %14[%554] : memref<?xf32>
    %556 = arith.muli %4, %c10 : index
    %557 = arith.addi %556, %550 : index
    %558 = arith.addi %557, %c7 : index
    %559 = arith.addi %558, %c4 : index
    %560 = vector.extract %446#0[1] : f32 from vector<8xf32>
    memref.store %560, %14[%559] : memref<?xf32>
    %561 = arith.muli %4, %c10 : index
    %562 = arith.addi %561, %550 : index
    %563 = arith.addi %562, %c7 : index
    %564 = arith.addi %563, %c11 : index
    %565 = vector.extract %446#0[2] : f32 from vector<8xf32>
    memref.store %565, %14[%564] : memref<?xf32>
    %566 = arith.muli %4, %c10 : index
    %567 = arith.addi %566, %550 : index
    %568 = arith.addi %567, %c7 : index
    %569 = arith.addi %568, %c21 : index
    %570 = vector.extract %446#0[3] : f32 from vector<8xf32>
    memref.store %570, %14[%569] : memref<?xf32>
    %571 = arith.muli %4, %c10 : index
    %572 = arith.addi %571, %550 : index
    %573 = arith.addi %572, %c7 : index
    %574 = arith.addi %573, %c5 : index
    %575 = vector.extract %446#0[4] : f32 from vector<8xf32>
    memref.store %575, %14[%574] : memref<?xf32>
    %576 = arith.muli %4, %c10 : index
    %577 = arith.addi %576, %550 : index
    %578 = arith.addi %577, %c7 : index
    %579 = arith.addi %578, %c22 : index
    %580 = vector.extract %446#0[5] : f32 from vector<8xf32>
    memref.store %580, %14[%579] : memref<?xf32>
    %581 = arith.muli %4, %c10 : index
    %582 = arith.addi %581, %550 : index
    %583 = arith.addi %582, %c7 : index
    %584 = arith.addi %583, %c23 : index
    %585 = vector.extract %446#0[6] : f32 from vector<8xf32>
    memref.store %585, %14[%584] : memref<?xf32>
    %586 = arith.muli %4, %c10 : index
    %587 = arith.addi %586, %550 : index
    %588 = arith.addi %587, %c7 : index
    %589 = arith.addi %588, %c24 : index
    %590 = vector.extract %446#0[7] : f32 from vector<8xf32>
    memref.store %590, %14[%589] : memref<?xf32>
    %591 = arith.muli %4, %c10 : index
    %592 = arith.addi %591, %550 : index
    %593 = arith.addi %592, %c18 : index
    %594 = arith.addi %593, %c7 : index
    %595 = vector.extract %446#1[0] : f32 from vector<8xf32>
    memref.store %595, %14[%594] : memref<?xf32>
    %596 = arith.muli %4, %c10 : index
    %597 = arith.addi %596, %550 : index
    %598 = arith.addi %597, %c18 : index
    %599 = arith.addi %598, %c4 : index
    %600 = vector.extract %446#1[1] : f32 from vector<8xf32>
    memref.store %600, %14[%599] : memref<?xf32>
    %601 = arith.muli %4, %c10 : index
    %602 = arith.addi %601, %550 : index
    %603 = arith.addi %602, %c18 : index
    %604 = arith.addi %603, %c11 : index
    %605 = vector.extract %446#1[2] : f32 from vector<8xf32>
    memref.store %605, %14[%604] : memref<?xf32>
    %606 = arith.muli %4, %c10 : index
    %607 = arith.addi %606, %550 : index
    %608 = arith.addi %607, %c18 : index
    %609 = arith.addi %608, %c21 : index
    %610 = vector.extract %446#1[3] : f32 from vector<8xf32>
    memref.store %610, %14[%609] : memref<?xf32>
    %611 = arith.muli %4, %c10 : index
    %612 = arith.addi %611, %550 : index
    %613 = arith.addi %612, %c18 : index
    %614 = arith.addi %613, %c5 : index
    %615 = vector.extract %446#1[4] : f32 from vector<8xf32>
    memref.store %615, %14[%614] : memref<?xf32>
    %616 = arith.muli %4, %c10 : index
    %617 = arith.addi %616, %550 : index
    %618 = arith.addi %617, %c18 : index
    %619 = arith.addi %618, %c22 : index
    %620 = vector.extract %446#1[5] : f32 from vector<8xf32>
    memref.store %620, %14[%619] : memref<?xf32>
    %621 = arith.muli %4, %c10 : index
    %622 = arith.addi %621, %550 : index
    %623 = arith.addi %622, %c18 : index
    %624 = arith.addi %623, %c23 : index
    %625 = vector.extract %446#1[6] : f32 from vector<8xf32>
    memref.store %625, %14[%624] : memref<?xf32>
    %626 = arith.muli %4, %c10 : index
    %627 = arith.addi %626, %550 : index
    %628 = arith.addi %627, %c18 : index
    %629 = arith.addi %628, %c24 : index
    %630 = vector.extract %446#1[7] : f32 from vector<8xf32>
    memref.store %630, %14[%629] : memref<?xf32>
    wave.barrier
    %631 = arith.muli %4, %c8 : index
    %632 = arith.addi %631, %c7 : index
    %633 = arith.muli %632, %c2 : index
    %634 = arith.divui %547, %c14 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.addi %546, %635 : index
    %637 = arith.cmpi slt, %636, %17 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c8 : index
      %639 = memref.load %factors[%636] : memref<?xf32>
      %640 = arith.select %638, %639, %c26 : f32
      %641 = arith.addi %550, %c7 : index
      %642 = arith.muli %632, %c4 : index
      %643 = arith.addi %641, %642 : index
      %644 = memref.load %14[%643] : memref<?xf32>
      %645 = arith.addi %643, %c10 : index
      %646 = memref.load %14[%645] : memref<?xf32>
      %647 = arith.addf %644, %646 : f32
      %648 = arith.addi %643, %c27 : index
      %649 = memref.load %14[%648] : memref<?xf32>
      %650 = arith.addf %647, %649 : f32
      %651 = arith.addi %643, %c28 : index
      %652 = memref.load %14[%651] : memref<?xf32>
      %653 = arith.addf %650, %652 : f32
      %654 = arith.addi %643, %c29 : index
      %655 = memref.load %14[%654] : memref<?xf32>
      %656 = arith.addf %653, %655 : f32
      %657 = arith.addi %643, %c30 : index
      %658 = memref.load %14[%657] : memref<?xf32>
      %659 = arith.addf %656, %658 : f32
      %660 = arith.addi %643, %c31 : index
      %661 = memref.load %14[%660] : memref<?xf32>
      %662 = arith.addf %659, %661 : f32
      %663 = arith.addi %643, %c32 : index
      %664 = memref.load %14[%663] : memref<?xf32>
      %665 = arith.addf %662, %664 : f32
      %666 = arith.remui %547, %c14 : index
      %667 = arith.muli %666, %c6 : index
      %668 = arith.addi %11, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %640 : f32
      %673 = arith.mulf %665, %672 : f32
      %674 = arith.muli %3, %c2 : index
      %675 = arith.addi %674, %c7 : index
      %676 = arith.muli %675, %c14 : index
      %677 = arith.remui %547, %c14 : index
      %678 = arith.addi %676, %677 : index
      %679 = arith.muli %635, %c11 : index
      %680 = arith.addi %679, %678 : index
      memref.store %673, %15[%680] : memref<?xf32>
      %681 = arith.addi %550, %c18 : index
      %682 = arith.muli %632, %c4 : index
      %683 = arith.addi %681, %682 : index
      %684 = memref.load %14[%683] : memref<?xf32>
      %685 = arith.addi %683, %c10 : index
      %686 = memref.load %14[%685] : memref<?xf32>
      %687 = arith.addf %684, %686 : f32
      %688 = arith.addi %683, %c27 : index
      %689 = memref.load %14[%688] : memref<?xf32>
      %690 = arith.addf %687, %689 : f32
      %691 = arith.addi %683, %c28 : index
      %692 = memref.load %14[%691] : memref<?xf32>
      %693 = arith.addf %690, %692 : f32
      %694 = arith.addi %683, %c29 : index
      %695 = memref.load %14[%694] : memref<?xf32>
      %696 = arith.addf %693, %695 : f32
      %697 = arith.addi %683, %c30 : index
      %698 = memref.load %14[%697] : memref<?xf32>
      %699 = arith.addf %696, %698 : f32
      %700 = arith.addi %683, %c31 : index
      %701 = memref.load %14[%700] : memref<?xf32>
      %702 = arith.addf %699, %701 : f32
      %703 = arith.addi %683, %c32 : index
      %704 = memref.load %14[%703] : memref<?xf32>
      %705 = arith.addf %702, %704 : f32
      %706 = arith.remui %547, %c14 : index
      %707 = arith.muli %706, %c6 : index
      %708 = arith.addi %13, %707 : index
      %709 = vector.load %w[%708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %710 = vector.bitcast %709 : vector<4xi8> to vector<1xf32>
      %711 = vector.extract %710[0] : f32 from vector<1xf32>
      %712 = arith.mulf %711, %640 : f32
      %713 = arith.mulf %705, %712 : f32
      %714 = arith.muli %3, %c2 : index
      %715 = arith.addi %714, %c8 : index
      %716 = arith.muli %715, %c14 : index
      %717 = arith.remui %547, %c14 : index
      %718 = arith.addi %716, %717 : index
      %719 = arith.muli %635, %c11 : index
      %720 = arith.addi %719, %718 : index
      memref.store %713, %15[%720] : memref<?xf32>
    }
    wave.barrier
    %721 = arith.addi %18, %c7 : index
    %722 = wave.wave
    %723 = arith.addi %722, %c7 : index
    %724 = arith.addi %721, %723 : index
    %725 = arith.cmpi slt, %724, %17 : index
    scf.if %725 {
      %726 = arith.addi %721, %723 : index
      %727 = arith.muli %723, %c11 : index
      %728 = wave.lane
      %729 = arith.addi %728, %c7 : index
      %730 = arith.cmpi eq, %hasBias, %c8 : index
      %731 = arith.addi %727, %729 : index
      %732 = memref.load %15[%731] : memref<?xf32>
      %733 = arith.muli %0, %c11 : index
      %734 = arith.addi %733, %729 : index
      %735 = memref.load %bias[%734] : memref<?xf32>
      %736 = arith.addf %732, %735 : f32
      %737 = arith.select %730, %736, %732 : f32
      %738 = arith.addi %729, %c4 : index
      %739 = arith.cmpi eq, %hasBias, %c8 : index
      %740 = arith.addi %727, %738 : index
      %741 = memref.load %15[%740] : memref<?xf32>
      %742 = arith.muli %0, %c11 : index
      %743 = arith.addi %742, %738 : index
      %744 = memref.load %bias[%743] : memref<?xf32>
      %745 = arith.addf %741, %744 : f32
      %746 = arith.select %739, %745, %741 : f32
      %747 = arith.addi %heads, %kvHeads : index
      %748 = arith.cmpi slt, %0, %747 : index
      scf.if %748 {
        %749 = arith.addi %positionsAt, %726 : index
        %750 = memref.load %step[%749] : memref<?xi32>
        %751 = arith.index_cast %750 : i32 to index
        %752 = arith.cmpi eq, %hasNorm, %c8 : index
        %753 = math.fma %737, %737, %c36 : f32
        %754 = math.fma %746, %746, %753 : f32
        %755 = vector.broadcast %754 : f32 to vector<1xf32>
        %756 = wave.reduce "add" %755 : vector<1xf32>
        %757 = arith.mulf %756, %inverseHeadDim : f32
        %758 = arith.addf %757, %epsilon : f32
        %759 = math.sqrt %758 : f32
        %760 = arith.divf %c26, %759 : f32
        %761 = arith.cmpi slt, %0, %heads : index
        %762 = arith.addi %729, %c4 : index
        %763 = memref.load %query_norm[%729] : memref<?xf32>
        %764 = memref.load %key_norm[%729] : memref<?xf32>
        %765 = arith.select %761, %763, %764 : f32
        %766 = arith.mulf %737, %760 : f32
        %767 = arith.mulf %766, %765 : f32
        %768 = arith.select %752, %767, %737 : f32
        %769 = memref.load %query_norm[%762] : memref<?xf32>
        %770 = memref.load %key_norm[%762] : memref<?xf32>
        %771 = arith.select %761, %769, %770 : f32
        %772 = arith.mulf %746, %760 : f32
        %773 = arith.mulf %772, %771 : f32
        %774 = arith.select %752, %773, %746 : f32
        %775 = arith.remui %751, %c18 : index
        %776 = arith.muli %775, %c11 : index
        %777 = arith.addi %776, %729 : index
        %778 = arith.divui %751, %c18 : index
        %779 = arith.addi %778, %c18 : index
        %780 = arith.muli %779, %c11 : index
        %781 = arith.addi %780, %729 : index
        %782 = memref.load %rope[%777] : memref<?xf32>
        %783 = arith.addi %777, %c4 : index
        %784 = memref.load %rope[%783] : memref<?xf32>
        %785 = memref.load %rope[%781] : memref<?xf32>
        %786 = arith.addi %781, %c4 : index
        %787 = memref.load %rope[%786] : memref<?xf32>
        %788 = arith.mulf %785, %782 : f32
        %789 = arith.mulf %787, %784 : f32
        %790 = arith.subf %788, %789 : f32
        %791 = arith.mulf %787, %782 : f32
        %792 = arith.mulf %785, %784 : f32
        %793 = arith.addf %791, %792 : f32
        %794 = arith.mulf %768, %790 : f32
        %795 = arith.mulf %774, %793 : f32
        %796 = arith.subf %794, %795 : f32
        %797 = arith.mulf %774, %790 : f32
        %798 = arith.mulf %768, %793 : f32
        %799 = arith.addf %797, %798 : f32
        %800 = arith.cmpi slt, %0, %heads : index
        scf.if %800 {
          %801 = arith.muli %726, %heads : index
          %802 = arith.addi %801, %0 : index
          %803 = arith.muli %802, %c11 : index
          %804 = arith.addi %803, %729 : index
          memref.store %796, %q[%804] : memref<?xf32>
          %805 = arith.addi %804, %c4 : index
          memref.store %799, %q[%805] : memref<?xf32>
        } else {
          %806 = arith.addi %727, %729 : index
          memref.store %796, %15[%806] : memref<?xf32>
          %807 = arith.addi %727, %729 : index
          %808 = arith.addi %807, %c4 : index
          memref.store %799, %15[%808] : memref<?xf32>
        }
      } else {
        %809 = arith.cmpi slt, %0, %heads : index
        scf.if %809 {
          %810 = arith.muli %726, %heads : index
          %811 = arith.addi %810, %0 : index
          %812 = arith.muli %811, %c11 : index
          %813 = arith.addi %812, %729 : index
          memref.store %737, %q[%813] : memref<?xf32>
          %814 = arith.addi %813, %c4 : index
          memref.store %746, %q[%814] : memref<?xf32>
        } else {
          %815 = arith.addi %727, %729 : index
          memref.store %737, %15[%815] : memref<?xf32>
          %816 = arith.addi %727, %729 : index
          %817 = arith.addi %816, %c4 : index
          memref.store %746, %15[%817] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %818 = arith.cmpi sge, %0, %heads : index
    scf.if %818 {
      %819 = arith.addi %722, %c7 : index
      %820 = arith.addi %721, %819 : index
      %821 = arith.cmpi slt, %820, %17 : index
      scf.if %821 {
        %822 = arith.addi %721, %819 : index
        %823 = arith.addi %slotsAt, %822 : index
        %824 = memref.load %step[%823] : memref<?xi32>
        %825 = arith.index_cast %824 : i32 to index
        %826 = arith.cmpi sge, %825, %c7 : index
        scf.if %826 {
          %827 = arith.muli %819, %c11 : index
          %828 = arith.subi %0, %heads : index
          %829 = memref.load %scales[%828] : memref<?xf32>
          %830 = vector.broadcast %829 : f32 to vector<4xf32>
          %831 = arith.divui %825, %c14 : index
          %832 = arith.remui %825, %c14 : index
          %833 = arith.muli %831, %pageBytes : index
          %834 = arith.cmpi eq, %codec, %c7 : index
          scf.if %834 {
            %835 = wave.lane
            %836 = arith.muli %835, %c6 : index
            scf.for %837 = %836 to %c11 step %c5 {
              %838 = arith.addi %827, %837 : index
              %839 = vector.load %15[%838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %840 = arith.mulf %839, %830 : vector<4xf32>
              %841 = arith.minimumf %840, %c42 : vector<4xf32>
              %842 = arith.maximumf %841, %c43 : vector<4xf32>
              %843 = arith.truncf %842 : vector<4xf32> to vector<4xf16>
              %844 = vector.bitcast %843 : vector<4xf16> to vector<8xi8>
              %845 = arith.cmpi slt, %828, %kvHeads : index
              scf.if %845 {
                %846 = arith.muli %828, %c29 : index
                %847 = arith.addi %833, %846 : index
                %848 = arith.divui %837, %c14 : index
                %849 = arith.muli %848, %c17 : index
                %850 = arith.remui %837, %c14 : index
                %851 = arith.divui %850, %c20 : index
                %852 = arith.muli %851, %c18 : index
                %853 = arith.muli %832, %c14 : index
                %854 = arith.addi %852, %853 : index
                %855 = arith.remui %850, %c20 : index
                %856 = arith.muli %855, %c2 : index
                %857 = arith.addi %854, %856 : index
                %858 = arith.addi %849, %857 : index
                %859 = arith.addi %847, %858 : index
                vector.store %844, %kv[%859] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %860 = arith.subi %828, %kvHeads : index
                %861 = arith.muli %860, %c29 : index
                %862 = arith.addi %833, %861 : index
                %863 = arith.addi %837, %c7 : index
                %864 = arith.divui %863, %c14 : index
                %865 = arith.muli %864, %c17 : index
                %866 = arith.addi %865, %c27 : index
                %867 = arith.remui %863, %c14 : index
                %868 = arith.divui %832, %c2 : index
                %869 = arith.remui %832, %c2 : index
                %870 = arith.muli %869, %c20 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.divui %871, %c20 : index
                %873 = arith.muli %872, %c18 : index
                %874 = arith.muli %867, %c14 : index
                %875 = arith.addi %873, %874 : index
                %876 = arith.remui %871, %c20 : index
                %877 = arith.muli %876, %c2 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.addi %866, %878 : index
                %880 = arith.addi %862, %879 : index
                %881 = vector.shuffle %844, %844 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %881, %kv[%880] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %882 = arith.addi %837, %c8 : index
                %883 = arith.divui %882, %c14 : index
                %884 = arith.muli %883, %c17 : index
                %885 = arith.addi %884, %c27 : index
                %886 = arith.remui %882, %c14 : index
                %887 = arith.divui %832, %c2 : index
                %888 = arith.remui %832, %c2 : index
                %889 = arith.muli %888, %c20 : index
                %890 = arith.addi %887, %889 : index
                %891 = arith.divui %890, %c20 : index
                %892 = arith.muli %891, %c18 : index
                %893 = arith.muli %886, %c14 : index
                %894 = arith.addi %892, %893 : index
                %895 = arith.remui %890, %c20 : index
                %896 = arith.muli %895, %c2 : index
                %897 = arith.addi %894, %896 : index
                %898 = arith.addi %885, %897 : index
                %899 = arith.addi %862, %898 : index
                %900 = vector.shuffle %844, %844 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %900, %kv[%899] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %901 = arith.addi %837, %c2 : index
                %902 = arith.divui %901, %c14 : index
                %903 = arith.muli %902, %c17 : index
                %904 = arith.addi %903, %c27 : index
                %905 = arith.remui %901, %c14 : index
                %906 = arith.divui %832, %c2 : index
                %907 = arith.remui %832, %c2 : index
                %908 = arith.muli %907, %c20 : index
                %909 = arith.addi %906, %908 : index
                %910 = arith.divui %909, %c20 : index
                %911 = arith.muli %910, %c18 : index
                %912 = arith.muli %905, %c14 : index
                %913 = arith.addi %911, %912 : index
                %914 = arith.remui %909, %c20 : index
                %915 = arith.muli %914, %c2 : index
                %916 = arith.addi %913, %915 : index
                %917 = arith.addi %904, %916 : index
                %918 = arith.addi %862, %917 : index
                %919 = vector.shuffle %844, %844 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %919, %kv[%918] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %920 = arith.addi %837, %c19 : index
                %921 = arith.divui %920, %c14 : index
                %922 = arith.muli %921, %c17 : index
                %923 = arith.addi %922, %c27 : index
                %924 = arith.remui %920, %c14 : index
                %925 = arith.divui %832, %c2 : index
                %926 = arith.remui %832, %c2 : index
                %927 = arith.muli %926, %c20 : index
                %928 = arith.addi %925, %927 : index
                %929 = arith.divui %928, %c20 : index
                %930 = arith.muli %929, %c18 : index
                %931 = arith.muli %924, %c14 : index
                %932 = arith.addi %930, %931 : index
                %933 = arith.remui %928, %c20 : index
                %934 = arith.muli %933, %c2 : index
                %935 = arith.addi %932, %934 : index
                %936 = arith.addi %923, %935 : index
                %937 = arith.addi %862, %936 : index
                %938 = vector.shuffle %844, %844 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %938, %kv[%937] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %939 = arith.cmpi eq, %codec, %c8 : index
          scf.if %939 {
            %940 = wave.lane
            %941 = arith.muli %940, %c6 : index
            scf.for %942 = %941 to %c11 step %c5 {
              %943 = arith.addi %827, %942 : index
              %944 = vector.load %15[%943] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %945 = arith.mulf %944, %830 : vector<4xf32>
              %946 = wave.fp8_encode "e4m3" %945 : vector<4xf32> -> vector<4xi8>
              %947 = arith.cmpi slt, %828, %kvHeads : index
              scf.if %947 {
                %948 = arith.muli %828, %c27 : index
                %949 = arith.addi %833, %948 : index
                %950 = vector.shuffle %946, %946 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %951 = arith.divui %942, %c14 : index
                %952 = arith.muli %951, %c18 : index
                %953 = arith.remui %942, %c14 : index
                %954 = arith.muli %832, %c14 : index
                %955 = arith.divui %953, %c6 : index
                %956 = arith.muli %955, %c6 : index
                %957 = arith.remui %953, %c2 : index
                %958 = arith.muli %957, %c2 : index
                %959 = arith.addi %956, %958 : index
                %960 = arith.divui %953, %c2 : index
                %961 = arith.remui %960, %c2 : index
                %962 = arith.addi %959, %961 : index
                %963 = arith.addi %954, %962 : index
                %964 = arith.addi %952, %963 : index
                %965 = arith.addi %949, %964 : index
                vector.store %950, %kv[%965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %966 = arith.subi %828, %kvHeads : index
                %967 = arith.muli %966, %c27 : index
                %968 = arith.addi %833, %967 : index
                %969 = arith.addi %942, %c7 : index
                %970 = arith.divui %969, %c14 : index
                %971 = arith.muli %970, %c18 : index
                %972 = arith.addi %971, %c10 : index
                %973 = arith.remui %969, %c14 : index
                %974 = arith.divui %832, %c2 : index
                %975 = arith.remui %832, %c2 : index
                %976 = arith.muli %975, %c20 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.muli %973, %c14 : index
                %979 = arith.divui %977, %c6 : index
                %980 = arith.muli %979, %c6 : index
                %981 = arith.remui %977, %c2 : index
                %982 = arith.muli %981, %c2 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.divui %977, %c2 : index
                %985 = arith.remui %984, %c2 : index
                %986 = arith.addi %983, %985 : index
                %987 = arith.addi %978, %986 : index
                %988 = arith.addi %972, %987 : index
                %989 = arith.addi %968, %988 : index
                %990 = vector.shuffle %946, %946 [0] : vector<4xi8>, vector<4xi8>
                vector.store %990, %kv[%989] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %991 = arith.addi %942, %c8 : index
                %992 = arith.divui %991, %c14 : index
                %993 = arith.muli %992, %c18 : index
                %994 = arith.addi %993, %c10 : index
                %995 = arith.remui %991, %c14 : index
                %996 = arith.divui %832, %c2 : index
                %997 = arith.remui %832, %c2 : index
                %998 = arith.muli %997, %c20 : index
                %999 = arith.addi %996, %998 : index
                %1000 = arith.muli %995, %c14 : index
                %1001 = arith.divui %999, %c6 : index
                %1002 = arith.muli %1001, %c6 : index
                %1003 = arith.remui %999, %c2 : index
                %1004 = arith.muli %1003, %c2 : index
                %1005 = arith.addi %1002, %1004 : index
                %1006 = arith.divui %999, %c2 : index
                %1007 = arith.remui %1006, %c2 : index
                %1008 = arith.addi %1005, %1007 : index
                %1009 = arith.addi %1000, %1008 : index
                %1010 = arith.addi %994, %1009 : index
                %1011 = arith.addi %968, %1010 : index
                %1012 = vector.shuffle %946, %946 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1012, %kv[%1011] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1013 = arith.addi %942, %c2 : index
                %1014 = arith.divui %1013, %c14 : index
                %1015 = arith.muli %1014, %c18 : index
                %1016 = arith.addi %1015, %c10 : index
                %1017 = arith.remui %1013, %c14 : index
                %1018 = arith.divui %832, %c2 : index
                %1019 = arith.remui %832, %c2 : index
                %1020 = arith.muli %1019, %c20 : index
                %1021 = arith.addi %1018, %1020 : index
                %1022 = arith.muli %1017, %c14 : index
                %1023 = arith.divui %1021, %c6 : index
                %1024 = arith.muli %1023, %c6 : index
                %1025 = arith.remui %1021, %c2 : index
                %1026 = arith.muli %1025, %c2 : index
                %1027 = arith.addi %1024, %1026 : index
                %1028 = arith.divui %1021, %c2 : index
                %1029 = arith.remui %1028, %c2 : index
                %1030 = arith.addi %1027, %1029 : index
                %1031 = arith.addi %1022, %1030 : index
                %1032 = arith.addi %1016, %1031 : index
                %1033 = arith.addi %968, %1032 : index
                %1034 = vector.shuffle %946, %946 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1034, %kv[%1033] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1035 = arith.addi %942, %c19 : index
                %1036 = arith.divui %1035, %c14 : index
                %1037 = arith.muli %1036, %c18 : index
                %1038 = arith.addi %1037, %c10 : index
                %1039 = arith.remui %1035, %c14 : index
                %1040 = arith.divui %832, %c2 : index
                %1041 = arith.remui %832, %c2 : index
                %1042 = arith.muli %1041, %c20 : index
                %1043 = arith.addi %1040, %1042 : index
                %1044 = arith.muli %1039, %c14 : index
                %1045 = arith.divui %1043, %c6 : index
                %1046 = arith.muli %1045, %c6 : index
                %1047 = arith.remui %1043, %c2 : index
                %1048 = arith.muli %1047, %c2 : index
                %1049 = arith.addi %1046, %1048 : index
                %1050 = arith.divui %1043, %c2 : index
                %1051 = arith.remui %1050, %c2 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.addi %1044, %1052 : index
                %1054 = arith.addi %1038, %1053 : index
                %1055 = arith.addi %968, %1054 : index
                %1056 = vector.shuffle %946, %946 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1056, %kv[%1055] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1057 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1057 {
            %1058 = wave.lane
            %1059 = arith.muli %1058, %c6 : index
            scf.for %1060 = %1059 to %c11 step %c5 {
              %1061 = arith.addi %827, %1060 : index
              %1062 = vector.load %15[%1061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1063 = arith.mulf %1062, %830 : vector<4xf32>
              %1064 = wave.fp8_encode "e5m2" %1063 : vector<4xf32> -> vector<4xi8>
              %1065 = arith.cmpi slt, %828, %kvHeads : index
              scf.if %1065 {
                %1066 = arith.muli %828, %c27 : index
                %1067 = arith.addi %833, %1066 : index
                %1068 = vector.shuffle %1064, %1064 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1069 = arith.divui %1060, %c14 : index
                %1070 = arith.muli %1069, %c18 : index
                %1071 = arith.remui %1060, %c14 : index
                %1072 = arith.muli %832, %c14 : index
                %1073 = arith.divui %1071, %c6 : index
                %1074 = arith.muli %1073, %c6 : index
                %1075 = arith.remui %1071, %c2 : index
                %1076 = arith.muli %1075, %c2 : index
                %1077 = arith.addi %1074, %1076 : index
                %1078 = arith.divui %1071, %c2 : index
                %1079 = arith.remui %1078, %c2 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.addi %1072, %1080 : index
                %1082 = arith.addi %1070, %1081 : index
                %1083 = arith.addi %1067, %1082 : index
                vector.store %1068, %kv[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1084 = arith.subi %828, %kvHeads : index
                %1085 = arith.muli %1084, %c27 : index
                %1086 = arith.addi %833, %1085 : index
                %1087 = arith.addi %1060, %c7 : index
                %1088 = arith.divui %1087, %c14 : index
                %1089 = arith.muli %1088, %c18 : index
                %1090 = arith.addi %1089, %c10 : index
                %1091 = arith.remui %1087, %c14 : index
                %1092 = arith.divui %832, %c2 : index
                %1093 = arith.remui %832, %c2 : index
                %1094 = arith.muli %1093, %c20 : index
                %1095 = arith.addi %1092, %1094 : index
                %1096 = arith.muli %1091, %c14 : index
                %1097 = arith.divui %1095, %c6 : index
                %1098 = arith.muli %1097, %c6 : index
                %1099 = arith.remui %1095, %c2 : index
                %1100 = arith.muli %1099, %c2 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.divui %1095, %c2 : index
                %1103 = arith.remui %1102, %c2 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.addi %1096, %1104 : index
                %1106 = arith.addi %1090, %1105 : index
                %1107 = arith.addi %1086, %1106 : index
                %1108 = vector.shuffle %1064, %1064 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1108, %kv[%1107] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1109 = arith.addi %1060, %c8 : index
                %1110 = arith.divui %1109, %c14 : index
                %1111 = arith.muli %1110, %c18 : index
                %1112 = arith.addi %1111, %c10 : index
                %1113 = arith.remui %1109, %c14 : index
                %1114 = arith.divui %832, %c2 : index
                %1115 = arith.remui %832, %c2 : index
                %1116 = arith.muli %1115, %c20 : index
                %1117 = arith.addi %1114, %1116 : index
                %1118 = arith.muli %1113, %c14 : index
                %1119 = arith.divui %1117, %c6 : index
                %1120 = arith.muli %1119, %c6 : index
                %1121 = arith.remui %1117, %c2 : index
                %1122 = arith.muli %1121, %c2 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.divui %1117, %c2 : index
                %1125 = arith.remui %1124, %c2 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1118, %1126 : index
                %1128 = arith.addi %1112, %1127 : index
                %1129 = arith.addi %1086, %1128 : index
                %1130 = vector.shuffle %1064, %1064 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1130, %kv[%1129] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1131 = arith.addi %1060, %c2 : index
                %1132 = arith.divui %1131, %c14 : index
                %1133 = arith.muli %1132, %c18 : index
                %1134 = arith.addi %1133, %c10 : index
                %1135 = arith.remui %1131, %c14 : index
                %1136 = arith.divui %832, %c2 : index
                %1137 = arith.remui %832, %c2 : index
                %1138 = arith.muli %1137, %c20 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.muli %1135, %c14 : index
                %1141 = arith.divui %1139, %c6 : index
                %1142 = arith.muli %1141, %c6 : index
                %1143 = arith.remui %1139, %c2 : index
                %1144 = arith.muli %1143, %c2 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.divui %1139, %c2 : index
                %1147 = arith.remui %1146, %c2 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.addi %1140, %1148 : index
                %1150 = arith.addi %1134, %1149 : index
                %1151 = arith.addi %1086, %1150 : index
                %1152 = vector.shuffle %1064, %1064 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1152, %kv[%1151] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1153 = arith.addi %1060, %c19 : index
                %1154 = arith.divui %1153, %c14 : index
                %1155 = arith.muli %1154, %c18 : index
                %1156 = arith.addi %1155, %c10 : index
                %1157 = arith.remui %1153, %c14 : index
                %1158 = arith.divui %832, %c2 : index
                %1159 = arith.remui %832, %c2 : index
                %1160 = arith.muli %1159, %c20 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.muli %1157, %c14 : index
                %1163 = arith.divui %1161, %c6 : index
                %1164 = arith.muli %1163, %c6 : index
                %1165 = arith.remui %1161, %c2 : index
                %1166 = arith.muli %1165, %c2 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.divui %1161, %c2 : index
                %1169 = arith.remui %1168, %c2 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.addi %1162, %1170 : index
                %1172 = arith.addi %1156, %1171 : index
                %1173 = arith.addi %1086, %1172 : index
                %1174 = vector.shuffle %1064, %1064 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1174, %kv[%1173] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1175 = arith.addi %18, %c14 : index
    %1176 = wave.lane
    %1177 = arith.muli %3, %c2 : index
    %1178 = arith.muli %1177, %c18 : index
    %1179 = arith.addi %1178, %1176 : index
    %1180 = arith.muli %4, %c10 : index
    %1181 = arith.addi %1180, %1179 : index
    %1182 = arith.addi %1181, %c7 : index
    %1183 = arith.addi %1182, %c7 : index
    %1184 = vector.extract %446#2[0] : f32 from vector<8xf32>
    memref.store %1184, %14[%1183] : memref<?xf32>
    %1185 = arith.muli %4, %c10 : index
    %1186 = arith.addi %1185, %1179 : index
    %1187 = arith.addi %1186, %c7 : index
    %1188 = arith.addi %1187, %c4 : index
    %1189 = vector.extract %446#2[1] : f32 from vector<8xf32>
    memref.store %1189, %14[%1188] : memref<?xf32>
    %1190 = arith.muli %4, %c10 : index
    %1191 = arith.addi %1190, %1179 : index
    %1192 = arith.addi %1191, %c7 : index
    %1193 = arith.addi %1192, %c11 : index
    %1194 = vector.extract %446#2[2] : f32 from vector<8xf32>
    memref.store %1194, %14[%1193] : memref<?xf32>
    %1195 = arith.muli %4, %c10 : index
    %1196 = arith.addi %1195, %1179 : index
    %1197 = arith.addi %1196, %c7 : index
    %1198 = arith.addi %1197, %c21 : index
    %1199 = vector.extract %446#2[3] : f32 from vector<8xf32>
    memref.store %1199, %14[%1198] : memref<?xf32>
    %1200 = arith.muli %4, %c10 : index
    %1201 = arith.addi %1200, %1179 : index
    %1202 = arith.addi %1201, %c7 : index
    %1203 = arith.addi %1202, %c5 : index
    %1204 = vector.extract %446#2[4] : f32 from vector<8xf32>
    memref.store %1204, %14[%1203] : memref<?xf32>
    %1205 = arith.muli %4, %c10 : index
    %1206 = arith.addi %1205, %1179 : index
    %1207 = arith.addi %1206, %c7 : index
    %1208 = arith.addi %1207, %c22 : index
    %1209 = vector.extract %446#2[5] : f32 from vector<8xf32>
    memref.store %1209, %14[%1208] : memref<?xf32>
    %1210 = arith.muli %4, %c10 : index
    %1211 = arith.addi %1210, %1179 : index
    %1212 = arith.addi %1211, %c7 : index
    %1213 = arith.addi %1212, %c23 : index
    %1214 = vector.extract %446#2[6] : f32 from vector<8xf32>
    memref.store %1214, %14[%1213] : memref<?xf32>
    %1215 = arith.muli %4, %c10 : index
    %1216 = arith.addi %1215, %1179 : index
    %1217 = arith.addi %1216, %c7 : index
    %1218 = arith.addi %1217, %c24 : index
    %1219 = vector.extract %446#2[7] : f32 from vector<8xf32>
    memref.store %1219, %14[%1218] : memref<?xf32>
    %1220 = arith.muli %4, %c10 : index
    %1221 = arith.addi %1220, %1179 : index
    %1222 = arith.addi %1221, %c18 : index
    %1223 = arith.addi %1222, %c7 : index
    %1224 = vector.extract %446#3[0] : f32 from vector<8xf32>
    memref.store %1224, %14[%1223] : memref<?xf32>
    %1225 = arith.muli %4, %c10 : index
    %1226 = arith.addi %1225, %1179 : index
    %1227 = arith.addi %1226, %c18 : index
    %1228 = arith.addi %1227, %c4 : index
    %1229 = vector.extract %446#3[1] : f32 from vector<8xf32>
    memref.store %1229, %14[%1228] : memref<?xf32>
    %1230 = arith.muli %4, %c10 : index
    %1231 = arith.addi %1230, %1179 : index
    %1232 = arith.addi %1231, %c18 : index
    %1233 = arith.addi %1232, %c11 : index
    %1234 = vector.extract %446#3[2] : f32 from vector<8xf32>
    memref.store %1234, %14[%1233] : memref<?xf32>
    %1235 = arith.muli %4, %c10 : index
    %1236 = arith.addi %1235, %1179 : index
    %1237 = arith.addi %1236, %c18 : index
    %1238 = arith.addi %1237, %c21 : index
    %1239 = vector.extract %446#3[3] : f32 from vector<8xf32>
    memref.store %1239, %14[%1238] : memref<?xf32>
    %1240 = arith.muli %4, %c10 : index
    %1241 = arith.addi %1240, %1179 : index
    %1242 = arith.addi %1241, %c18 : index
    %1243 = arith.addi %1242, %c5 : index
    %1244 = vector.extract %446#3[4] : f32 from vector<8xf32>
    memref.store %1244, %14[%1243] : memref<?xf32>
    %1245 = arith.muli %4, %c10 : index
    %1246 = arith.addi %1245, %1179 : index
    %1247 = arith.addi %1246, %c18 : index
    %1248 = arith.addi %1247, %c22 : index
    %1249 = vector.extract %446#3[5] : f32 from vector<8xf32>
    memref.store %1249, %14[%1248] : memref<?xf32>
    %1250 = arith.muli %4, %c10 : index
    %1251 = arith.addi %1250, %1179 : index
    %1252 = arith.addi %1251, %c18 : index
    %1253 = arith.addi %1252, %c23 : index
    %1254 = vector.extract %446#3[6] : f32 from vector<8xf32>
    memref.store %1254, %14[%1253] : memref<?xf32>
    %1255 = arith.muli %4, %c10 : index
    %1256 = arith.addi %1255, %1179 : index
    %1257 = arith.addi %1256, %c18 : index
    %1258 = arith.addi %1257, %c24 : index
    %1259 = vector.extract %446#3[7] : f32 from vector<8xf32>
    memref.store %1259, %14[%1258] : memref<?xf32>
    wave.barrier
    %1260 = arith.muli %4, %c8 : index
    %1261 = arith.addi %1260, %c7 : index
    %1262 = arith.muli %1261, %c2 : index
    %1263 = arith.divui %1176, %c14 : index
    %1264 = arith.addi %1262, %1263 : index
    %1265 = arith.addi %1175, %1264 : index
    %1266 = arith.cmpi slt, %1265, %17 : index
    scf.if %1266 {
      %1267 = arith.cmpi eq, %hasFactors, %c8 : index
      %1268 = memref.load %factors[%1265] : memref<?xf32>
      %1269 = arith.select %1267, %1268, %c26 : f32
      %1270 = arith.addi %1179, %c7 : index
      %1271 = arith.muli %1261, %c4 : index
      %1272 = arith.addi %1270, %1271 : index
      %1273 = memref.load %14[%1272] : memref<?xf32>
      %1274 = arith.addi %1272, %c10 : index
      %1275 = memref.load %14[%1274] : memref<?xf32>
      %1276 = arith.addf %1273, %1275 : f32
      %1277 = arith.addi %1272, %c27 : index
      %1278 = memref.load %14[%1277] : memref<?xf32>
      %1279 = arith.addf %1276, %1278 : f32
      %1280 = arith.addi %1272, %c28 : index
      %1281 = memref.load %14[%1280] : memref<?xf32>
      %1282 = arith.addf %1279, %1281 : f32
      %1283 = arith.addi %1272, %c29 : index
      %1284 = memref.load %14[%1283] : memref<?xf32>
      %1285 = arith.addf %1282, %1284 : f32
      %1286 = arith.addi %1272, %c30 : index
      %1287 = memref.load %14[%1286] : memref<?xf32>
      %1288 = arith.addf %1285, %1287 : f32
      %1289 = arith.addi %1272, %c31 : index
      %1290 = memref.load %14[%1289] : memref<?xf32>
      %1291 = arith.addf %1288, %1290 : f32
      %1292 = arith.addi %1272, %c32 : index
      %1293 = memref.load %14[%1292] : memref<?xf32>
      %1294 = arith.addf %1291, %1293 : f32
      %1295 = arith.remui %1176, %c14 : index
      %1296 = arith.muli %1295, %c6 : index
      %1297 = arith.addi %11, %1296 : index
      %1298 = vector.load %w[%1297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1299 = vector.bitcast %1298 : vector<4xi8> to vector<1xf32>
      %1300 = vector.extract %1299[0] : f32 from vector<1xf32>
      %1301 = arith.mulf %1300, %1269 : f32
      %1302 = arith.mulf %1294, %1301 : f32
      %1303 = arith.muli %3, %c2 : index
      %1304 = arith.addi %1303, %c7 : index
      %1305 = arith.muli %1304, %c14 : index
      %1306 = arith.remui %1176, %c14 : index
      %1307 = arith.addi %1305, %1306 : index
      %1308 = arith.muli %1264, %c11 : index
      %1309 = arith.addi %1308, %1307 : index
      memref.store %1302, %15[%1309] : memref<?xf32>
      %1310 = arith.addi %1179, %c18 : index
      %1311 = arith.muli %1261, %c4 : index
      %1312 = arith.addi %1310, %1311 : index
      %1313 = memref.load %14[%1312] : memref<?xf32>
      %1314 = arith.addi %1312, %c10 : index
      %1315 = memref.load %14[%1314] : memref<?xf32>
      %1316 = arith.addf %1313, %1315 : f32
      %1317 = arith.addi %1312, %c27 : index
      %1318 = memref.load %14[%1317] : memref<?xf32>
      %1319 = arith.addf %1316, %1318 : f32
      %1320 = arith.addi %1312, %c28 : index
      %1321 = memref.load %14[%1320] : memref<?xf32>
      %1322 = arith.addf %1319, %1321 : f32
      %1323 = arith.addi %1312, %c29 : index
      %1324 = memref.load %14[%1323] : memref<?xf32>
      %1325 = arith.addf %1322, %1324 : f32
      %1326 = arith.addi %1312, %c30 : index
      %1327 = memref.load %14[%1326] : memref<?xf32>
      %1328 = arith.addf %1325, %1327 : f32
      %1329 = arith.addi %1312, %c31 : index
      %1330 = memref.load %14[%1329] : memref<?xf32>
      %1331 = arith.addf %1328, %1330 : f32
      %1332 = arith.addi %1312, %c32 : index
      %1333 = memref.load %14[%1332] : memref<?xf32>
      %1334 = arith.addf %1331, %1333 : f32
      %1335 = arith.remui %1176, %c14 : index
      %1336 = arith.muli %1335, %c6 : index
      %1337 = arith.addi %13, %1336 : index
      %1338 = vector.load %w[%1337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1339 = vector.bitcast %1338 : vector<4xi8> to vector<1xf32>
      %1340 = vector.extract %1339[0] : f32 from vector<1xf32>
      %1341 = arith.mulf %1340, %1269 : f32
      %1342 = arith.mulf %1334, %1341 : f32
      %1343 = arith.muli %3, %c2 : index
      %1344 = arith.addi %1343, %c8 : index
      %1345 = arith.muli %1344, %c14 : index
      %1346 = arith.remui %1176, %c14 : index
      %1347 = arith.addi %1345, %1346 : index
      %1348 = arith.muli %1264, %c11 : index
      %1349 = arith.addi %1348, %1347 : index
      memref.store %1342, %15[%1349] : memref<?xf32>
    }
    wave.barrier
    %1350 = arith.addi %18, %c14 : index
    %1351 = wave.wave
    %1352 = arith.addi %1351, %c7 : index
    %1353 = arith.addi %1350, %1352 : index
    %1354 = arith.cmpi slt, %1353, %17 : index
    scf.if %1354 {
      %1355 = arith.addi %1350, %1352 : index
      %1356 = arith.muli %1352, %c11 : index
      %1357 = wave.lane
      %1358 = arith.addi %1357, %c7 : index
      %1359 = arith.cmpi eq, %hasBias, %c8 : index
      %1360 = arith.addi %1356, %1358 : index
      %1361 = memref.load %15[%1360] : memref<?xf32>
      %1362 = arith.muli %0, %c11 : index
      %1363 = arith.addi %1362, %1358 : index
      %1364 = memref.load %bias[%1363] : memref<?xf32>
      %1365 = arith.addf %1361, %1364 : f32
      %1366 = arith.select %1359, %1365, %1361 : f32
      %1367 = arith.addi %1358, %c4 : index
      %1368 = arith.cmpi eq, %hasBias, %c8 : index
      %1369 = arith.addi %1356, %1367 : index
      %1370 = memref.load %15[%1369] : memref<?xf32>
      %1371 = arith.muli %0, %c11 : index
      %1372 = arith.addi %1371, %1367 : index
      %1373 = memref.load %bias[%1372] : memref<?xf32>
      %1374 = arith.addf %1370, %1373 : f32
      %1375 = arith.select %1368, %1374, %1370 : f32
      %1376 = arith.addi %heads, %kvHeads : index
      %1377 = arith.cmpi slt, %0, %1376 : index
      scf.if %1377 {
        %1378 = arith.addi %positionsAt, %1355 : index
        %1379 = memref.load %step[%1378] : memref<?xi32>
        %1380 = arith.index_cast %1379 : i32 to index
        %1381 = arith.cmpi eq, %hasNorm, %c8 : index
        %1382 = math.fma %1366, %1366, %c36 : f32
        %1383 = math.fma %1375, %1375, %1382 : f32
        %1384 = vector.broadcast %1383 : f32 to vector<1xf32>
        %1385 = wave.reduce "add" %1384 : vector<1xf32>
        %1386 = arith.mulf %1385, %inverseHeadDim : f32
        %1387 = arith.addf %1386, %epsilon : f32
        %1388 = math.sqrt %1387 : f32
        %1389 = arith.divf %c26, %1388 : f32
        %1390 = arith.cmpi slt, %0, %heads : index
        %1391 = arith.addi %1358, %c4 : index
        %1392 = memref.load %query_norm[%1358] : memref<?xf32>
        %1393 = memref.load %key_norm[%1358] : memref<?xf32>
        %1394 = arith.select %1390, %1392, %1393 : f32
        %1395 = arith.mulf %1366, %1389 : f32
        %1396 = arith.mulf %1395, %1394 : f32
        %1397 = arith.select %1381, %1396, %1366 : f32
        %1398 = memref.load %query_norm[%1391] : memref<?xf32>
        %1399 = memref.load %key_norm[%1391] : memref<?xf32>
        %1400 = arith.select %1390, %1398, %1399 : f32
        %1401 = arith.mulf %1375, %1389 : f32
        %1402 = arith.mulf %1401, %1400 : f32
        %1403 = arith.select %1381, %1402, %1375 : f32
        %1404 = arith.remui %1380, %c18 : index
        %1405 = arith.muli %1404, %c11 : index
        %1406 = arith.addi %1405, %1358 : index
        %1407 = arith.divui %1380, %c18 : index
        %1408 = arith.addi %1407, %c18 : index
        %1409 = arith.muli %1408, %c11 : index
        %1410 = arith.addi %1409, %1358 : index
        %1411 = memref.load %rope[%1406] : memref<?xf32>
        %1412 = arith.addi %1406, %c4 : index
        %1413 = memref.load %rope[%1412] : memref<?xf32>
        %1414 = memref.load %rope[%1410] : memref<?xf32>
        %1415 = arith.addi %1410, %c4 : index
        %1416 = memref.load %rope[%1415] : memref<?xf32>
        %1417 = arith.mulf %1414, %1411 : f32
        %1418 = arith.mulf %1416, %1413 : f32
        %1419 = arith.subf %1417, %1418 : f32
        %1420 = arith.mulf %1416, %1411 : f32
        %1421 = arith.mulf %1414, %1413 : f32
        %1422 = arith.addf %1420, %1421 : f32
        %1423 = arith.mulf %1397, %1419 : f32
        %1424 = arith.mulf %1403, %1422 : f32
        %1425 = arith.subf %1423, %1424 : f32
        %1426 = arith.mulf %1403, %1419 : f32
        %1427 = arith.mulf %1397, %1422 : f32
        %1428 = arith.addf %1426, %1427 : f32
        %1429 = arith.cmpi slt, %0, %heads : index
        scf.if %1429 {
          %1430 = arith.muli %1355, %heads : index
          %1431 = arith.addi %1430, %0 : index
          %1432 = arith.muli %1431, %c11 : index
          %1433 = arith.addi %1432, %1358 : index
          memref.store %1425, %q[%1433] : memref<?xf32>
          %1434 = arith.addi %1433, %c4 : index
          memref.store %1428, %q[%1434] : memref<?xf32>
        } else {
          %1435 = arith.addi %1356, %1358 : index
          memref.store %1425, %15[%1435] : memref<?xf32>
          %1436 = arith.addi %1356, %1358 : index
          %1437 = arith.addi %1436, %c4 : index
          memref.store %1428, %15[%1437] : memref<?xf32>
        }
      } else {
        %1438 = arith.cmpi slt, %0, %heads : index
        scf.if %1438 {
          %1439 = arith.muli %1355, %heads : index
          %1440 = arith.addi %1439, %0 : index
          %1441 = arith.muli %1440, %c11 : index
          %1442 = arith.addi %1441, %1358 : index
          memref.store %1366, %q[%1442] : memref<?xf32>
          %1443 = arith.addi %1442, %c4 : index
          memref.store %1375, %q[%1443] : memref<?xf32>
        } else {
          %1444 = arith.addi %1356, %1358 : index
          memref.store %1366, %15[%1444] : memref<?xf32>
          %1445 = arith.addi %1356, %1358 : index
          %1446 = arith.addi %1445, %c4 : index
          memref.store %1375, %15[%1446] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1447 = arith.cmpi sge, %0, %heads : index
    scf.if %1447 {
      %1448 = arith.addi %1351, %c7 : index
      %1449 = arith.addi %1350, %1448 : index
      %1450 = arith.cmpi slt, %1449, %17 : index
      scf.if %1450 {
        %1451 = arith.addi %1350, %1448 : index
        %1452 = arith.addi %slotsAt, %1451 : index
        %1453 = memref.load %step[%1452] : memref<?xi32>
        %1454 = arith.index_cast %1453 : i32 to index
        %1455 = arith.cmpi sge, %1454, %c7 : index
        scf.if %1455 {
          %1456 = arith.muli %1448, %c11 : index
          %1457 = arith.subi %0, %heads : index
          %1458 = memref.load %scales[%1457] : memref<?xf32>
          %1459 = vector.broadcast %1458 : f32 to vector<4xf32>
          %1460 = arith.divui %1454, %c14 : index
          %1461 = arith.remui %1454, %c14 : index
          %1462 = arith.muli %1460, %pageBytes : index
          %1463 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1463 {
            %1464 = wave.lane
            %1465 = arith.muli %1464, %c6 : index
            scf.for %1466 = %1465 to %c11 step %c5 {
              %1467 = arith.addi %1456, %1466 : index
              %1468 = vector.load %15[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = arith.mulf %1468, %1459 : vector<4xf32>
              %1470 = arith.minimumf %1469, %c42 : vector<4xf32>
              %1471 = arith.maximumf %1470, %c43 : vector<4xf32>
              %1472 = arith.truncf %1471 : vector<4xf32> to vector<4xf16>
              %1473 = vector.bitcast %1472 : vector<4xf16> to vector<8xi8>
              %1474 = arith.cmpi slt, %1457, %kvHeads : index
              scf.if %1474 {
                %1475 = arith.muli %1457, %c29 : index
                %1476 = arith.addi %1462, %1475 : index
                %1477 = arith.divui %1466, %c14 : index
                %1478 = arith.muli %1477, %c17 : index
                %1479 = arith.remui %1466, %c14 : index
                %1480 = arith.divui %1479, %c20 : index
                %1481 = arith.muli %1480, %c18 : index
                %1482 = arith.muli %1461, %c14 : index
                %1483 = arith.addi %1481, %1482 : index
                %1484 = arith.remui %1479, %c20 : index
                %1485 = arith.muli %1484, %c2 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.addi %1478, %1486 : index
                %1488 = arith.addi %1476, %1487 : index
                vector.store %1473, %kv[%1488] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1489 = arith.subi %1457, %kvHeads : index
                %1490 = arith.muli %1489, %c29 : index
                %1491 = arith.addi %1462, %1490 : index
                %1492 = arith.addi %1466, %c7 : index
                %1493 = arith.divui %1492, %c14 : index
                %1494 = arith.muli %1493, %c17 : index
                %1495 = arith.addi %1494, %c27 : index
                %1496 = arith.remui %1492, %c14 : index
                %1497 = arith.divui %1461, %c2 : index
                %1498 = arith.remui %1461, %c2 : index
                %1499 = arith.muli %1498, %c20 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.divui %1500, %c20 : index
                %1502 = arith.muli %1501, %c18 : index
                %1503 = arith.muli %1496, %c14 : index
                %1504 = arith.addi %1502, %1503 : index
                %1505 = arith.remui %1500, %c20 : index
                %1506 = arith.muli %1505, %c2 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.addi %1495, %1507 : index
                %1509 = arith.addi %1491, %1508 : index
                %1510 = vector.shuffle %1473, %1473 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1510, %kv[%1509] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1511 = arith.addi %1466, %c8 : index
                %1512 = arith.divui %1511, %c14 : index
                %1513 = arith.muli %1512, %c17 : index
                %1514 = arith.addi %1513, %c27 : index
                %1515 = arith.remui %1511, %c14 : index
                %1516 = arith.divui %1461, %c2 : index
                %1517 = arith.remui %1461, %c2 : index
                %1518 = arith.muli %1517, %c20 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.divui %1519, %c20 : index
                %1521 = arith.muli %1520, %c18 : index
                %1522 = arith.muli %1515, %c14 : index
                %1523 = arith.addi %1521, %1522 : index
                %1524 = arith.remui %1519, %c20 : index
                %1525 = arith.muli %1524, %c2 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.addi %1514, %1526 : index
                %1528 = arith.addi %1491, %1527 : index
                %1529 = vector.shuffle %1473, %1473 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1529, %kv[%1528] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1530 = arith.addi %1466, %c2 : index
                %1531 = arith.divui %1530, %c14 : index
                %1532 = arith.muli %1531, %c17 : index
                %1533 = arith.addi %1532, %c27 : index
                %1534 = arith.remui %1530, %c14 : index
                %1535 = arith.divui %1461, %c2 : index
                %1536 = arith.remui %1461, %c2 : index
                %1537 = arith.muli %1536, %c20 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = arith.divui %1538, %c20 : index
                %1540 = arith.muli %1539, %c18 : index
                %1541 = arith.muli %1534, %c14 : index
                %1542 = arith.addi %1540, %1541 : index
                %1543 = arith.remui %1538, %c20 : index
                %1544 = arith.muli %1543, %c2 : index
                %1545 = arith.addi %1542, %1544 : index
                %1546 = arith.addi %1533, %1545 : index
                %1547 = arith.addi %1491, %1546 : index
                %1548 = vector.shuffle %1473, %1473 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1548, %kv[%1547] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1549 = arith.addi %1466, %c19 : index
                %1550 = arith.divui %1549, %c14 : index
                %1551 = arith.muli %1550, %c17 : index
                %1552 = arith.addi %1551, %c27 : index
                %1553 = arith.remui %1549, %c14 : index
                %1554 = arith.divui %1461, %c2 : index
                %1555 = arith.remui %1461, %c2 : index
                %1556 = arith.muli %1555, %c20 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.divui %1557, %c20 : index
                %1559 = arith.muli %1558, %c18 : index
                %1560 = arith.muli %1553, %c14 : index
                %1561 = arith.addi %1559, %1560 : index
                %1562 = arith.remui %1557, %c20 : index
                %1563 = arith.muli %1562, %c2 : index
                %1564 = arith.addi %1561, %1563 : index
                %1565 = arith.addi %1552, %1564 : index
                %1566 = arith.addi %1491, %1565 : index
                %1567 = vector.shuffle %1473, %1473 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1567, %kv[%1566] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1568 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1568 {
            %1569 = wave.lane
            %1570 = arith.muli %1569, %c6 : index
            scf.for %1571 = %1570 to %c11 step %c5 {
              %1572 = arith.addi %1456, %1571 : index
              %1573 = vector.load %15[%1572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1574 = arith.mulf %1573, %1459 : vector<4xf32>
              %1575 = wave.fp8_encode "e4m3" %1574 : vector<4xf32> -> vector<4xi8>
              %1576 = arith.cmpi slt, %1457, %kvHeads : index
              scf.if %1576 {
                %1577 = arith.muli %1457, %c27 : index
                %1578 = arith.addi %1462, %1577 : index
                %1579 = vector.shuffle %1575, %1575 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1580 = arith.divui %1571, %c14 : index
                %1581 = arith.muli %1580, %c18 : index
                %1582 = arith.remui %1571, %c14 : index
                %1583 = arith.muli %1461, %c14 : index
                %1584 = arith.divui %1582, %c6 : index
                %1585 = arith.muli %1584, %c6 : index
                %1586 = arith.remui %1582, %c2 : index
                %1587 = arith.muli %1586, %c2 : index
                %1588 = arith.addi %1585, %1587 : index
                %1589 = arith.divui %1582, %c2 : index
                %1590 = arith.remui %1589, %c2 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.addi %1583, %1591 : index
                %1593 = arith.addi %1581, %1592 : index
                %1594 = arith.addi %1578, %1593 : index
                vector.store %1579, %kv[%1594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1595 = arith.subi %1457, %kvHeads : index
                %1596 = arith.muli %1595, %c27 : index
                %1597 = arith.addi %1462, %1596 : index
                %1598 = arith.addi %1571, %c7 : index
                %1599 = arith.divui %1598, %c14 : index
                %1600 = arith.muli %1599, %c18 : index
                %1601 = arith.addi %1600, %c10 : index
                %1602 = arith.remui %1598, %c14 : index
                %1603 = arith.divui %1461, %c2 : index
                %1604 = arith.remui %1461, %c2 : index
                %1605 = arith.muli %1604, %c20 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.muli %1602, %c14 : index
                %1608 = arith.divui %1606, %c6 : index
                %1609 = arith.muli %1608, %c6 : index
                %1610 = arith.remui %1606, %c2 : index
                %1611 = arith.muli %1610, %c2 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.divui %1606, %c2 : index
                %1614 = arith.remui %1613, %c2 : index
                %1615 = arith.addi %1612, %1614 : index
                %1616 = arith.addi %1607, %1615 : index
                %1617 = arith.addi %1601, %1616 : index
                %1618 = arith.addi %1597, %1617 : index
                %1619 = vector.shuffle %1575, %1575 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1619, %kv[%1618] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1620 = arith.addi %1571, %c8 : index
                %1621 = arith.divui %1620, %c14 : index
                %1622 = arith.muli %1621, %c18 : index
                %1623 = arith.addi %1622, %c10 : index
                %1624 = arith.remui %1620, %c14 : index
                %1625 = arith.divui %1461, %c2 : index
                %1626 = arith.remui %1461, %c2 : index
                %1627 = arith.muli %1626, %c20 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.muli %1624, %c14 : index
                %1630 = arith.divui %1628, %c6 : index
                %1631 = arith.muli %1630, %c6 : index
                %1632 = arith.remui %1628, %c2 : index
                %1633 = arith.muli %1632, %c2 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.divui %1628, %c2 : index
                %1636 = arith.remui %1635, %c2 : index
                %1637 = arith.addi %1634, %1636 : index
                %1638 = arith.addi %1629, %1637 : index
                %1639 = arith.addi %1623, %1638 : index
                %1640 = arith.addi %1597, %1639 : index
                %1641 = vector.shuffle %1575, %1575 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1641, %kv[%1640] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1642 = arith.addi %1571, %c2 : index
                %1643 = arith.divui %1642, %c14 : index
                %1644 = arith.muli %1643, %c18 : index
                %1645 = arith.addi %1644, %c10 : index
                %1646 = arith.remui %1642, %c14 : index
                %1647 = arith.divui %1461, %c2 : index
                %1648 = arith.remui %1461, %c2 : index
                %1649 = arith.muli %1648, %c20 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.muli %1646, %c14 : index
                %1652 = arith.divui %1650, %c6 : index
                %1653 = arith.muli %1652, %c6 : index
                %1654 = arith.remui %1650, %c2 : index
                %1655 = arith.muli %1654, %c2 : index
                %1656 = arith.addi %1653, %1655 : index
                %1657 = arith.divui %1650, %c2 : index
                %1658 = arith.remui %1657, %c2 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.addi %1651, %1659 : index
                %1661 = arith.addi %1645, %1660 : index
                %1662 = arith.addi %1597, %1661 : index
                %1663 = vector.shuffle %1575, %1575 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1663, %kv[%1662] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1664 = arith.addi %1571, %c19 : index
                %1665 = arith.divui %1664, %c14 : index
                %1666 = arith.muli %1665, %c18 : index
                %1667 = arith.addi %1666, %c10 : index
                %1668 = arith.remui %1664, %c14 : index
                %1669 = arith.divui %1461, %c2 : index
                %1670 = arith.remui %1461, %c2 : index
                %1671 = arith.muli %1670, %c20 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.muli %1668, %c14 : index
                %1674 = arith.divui %1672, %c6 : index
                %1675 = arith.muli %1674, %c6 : index
                %1676 = arith.remui %1672, %c2 : index
                %1677 = arith.muli %1676, %c2 : index
                %1678 = arith.addi %1675, %1677 : index
                %1679 = arith.divui %1672, %c2 : index
                %1680 = arith.remui %1679, %c2 : index
                %1681 = arith.addi %1678, %1680 : index
                %1682 = arith.addi %1673, %1681 : index
                %1683 = arith.addi %1667, %1682 : index
                %1684 = arith.addi %1597, %1683 : index
                %1685 = vector.shuffle %1575, %1575 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1685, %kv[%1684] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1686 = arith.cmpi eq, %codec, %c2 : index
          scf.if %1686 {
            %1687 = wave.lane
            %1688 = arith.muli %1687, %c6 : index
            scf.for %1689 = %1688 to %c11 step %c5 {
              %1690 = arith.addi %1456, %1689 : index
              %1691 = vector.load %15[%1690] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1692 = arith.mulf %1691, %1459 : vector<4xf32>
              %1693 = wave.fp8_encode "e5m2" %1692 : vector<4xf32> -> vector<4xi8>
              %1694 = arith.cmpi slt, %1457, %kvHeads : index
              scf.if %1694 {
                %1695 = arith.muli %1457, %c27 : index
                %1696 = arith.addi %1462, %1695 : index
                %1697 = vector.shuffle %1693, %1693 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1698 = arith.divui %1689, %c14 : index
                %1699 = arith.muli %1698, %c18 : index
                %1700 = arith.remui %1689, %c14 : index
                %1701 = arith.muli %1461, %c14 : index
                %1702 = arith.divui %1700, %c6 : index
                %1703 = arith.muli %1702, %c6 : index
                %1704 = arith.remui %1700, %c2 : index
                %1705 = arith.muli %1704, %c2 : index
                %1706 = arith.addi %1703, %1705 : index
                %1707 = arith.divui %1700, %c2 : index
                %1708 = arith.remui %1707, %c2 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.addi %1701, %1709 : index
                %1711 = arith.addi %1699, %1710 : index
                %1712 = arith.addi %1696, %1711 : index
                vector.store %1697, %kv[%1712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1713 = arith.subi %1457, %kvHeads : index
                %1714 = arith.muli %1713, %c27 : index
                %1715 = arith.addi %1462, %1714 : index
                %1716 = arith.addi %1689, %c7 : index
                %1717 = arith.divui %1716, %c14 : index
                %1718 = arith.muli %1717, %c18 : index
                %1719 = arith.addi %1718, %c10 : index
                %1720 = arith.remui %1716, %c14 : index
                %1721 = arith.divui %1461, %c2 : index
                %1722 = arith.remui %1461, %c2 : index
                %1723 = arith.muli %1722, %c20 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.muli %1720, %c14 : index
                %1726 = arith.divui %1724, %c6 : index
                %1727 = arith.muli %1726, %c6 : index
                %1728 = arith.remui %1724, %c2 : index
                %1729 = arith.muli %1728, %c2 : index
                %1730 = arith.addi %1727, %1729 : index
                %1731 = arith.divui %1724, %c2 : index
                %1732 = arith.remui %1731, %c2 : index
                %1733 = arith.addi %1730, %1732 : index
                %1734 = arith.addi %1725, %1733 : index
                %1735 = arith.addi %1719, %1734 : index
                %1736 = arith.addi %1715, %1735 : index
                %1737 = vector.shuffle %1693, %1693 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1737, %kv[%1736] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1738 = arith.addi %1689, %c8 : index
                %1739 = arith.divui %1738, %c14 : index
                %1740 = arith.muli %1739, %c18 : index
                %1741 = arith.addi %1740, %c10 : index
                %1742 = arith.remui %1738, %c14 : index
                %1743 = arith.divui %1461, %c2 : index
                %1744 = arith.remui %1461, %c2 : index
                %1745 = arith.muli %1744, %c20 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.muli %1742, %c14 : index
                %1748 = arith.divui %1746, %c6 : index
                %1749 = arith.muli %1748, %c6 : index
                %1750 = arith.remui %1746, %c2 : index
                %1751 = arith.muli %1750, %c2 : index
                %1752 = arith.addi %1749, %1751 : index
                %1753 = arith.divui %1746, %c2 : index
                %1754 = arith.remui %1753, %c2 : index
                %1755 = arith.addi %1752, %1754 : index
                %1756 = arith.addi %1747, %1755 : index
                %1757 = arith.addi %1741, %1756 : index
                %1758 = arith.addi %1715, %1757 : index
                %1759 = vector.shuffle %1693, %1693 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1759, %kv[%1758] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1760 = arith.addi %1689, %c2 : index
                %1761 = arith.divui %1760, %c14 : index
                %1762 = arith.muli %1761, %c18 : index
                %1763 = arith.addi %1762, %c10 : index
                %1764 = arith.remui %1760, %c14 : index
                %1765 = arith.divui %1461, %c2 : index
                %1766 = arith.remui %1461, %c2 : index
                %1767 = arith.muli %1766, %c20 : index
                %1768 = arith.addi %1765, %1767 : index
                %1769 = arith.muli %1764, %c14 : index
                %1770 = arith.divui %1768, %c6 : index
                %1771 = arith.muli %1770, %c6 : index
                %1772 = arith.remui %1768, %c2 : index
                %1773 = arith.muli %1772, %c2 : index
                %1774 = arith.addi %1771, %1773 : index
                %1775 = arith.divui %1768, %c2 : index
                %1776 = arith.remui %1775, %c2 : index
                %1777 = arith.addi %1774, %1776 : index
                %1778 = arith.addi %1769, %1777 : index
                %1779 = arith.addi %1763, %1778 : index
                %1780 = arith.addi %1715, %1779 : index
                %1781 = vector.shuffle %1693, %1693 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1781, %kv[%1780] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1782 = arith.addi %1689, %c19 : index
                %1783 = arith.divui %1782, %c14 : index
                %1784 = arith.muli %1783, %c18 : index
                %1785 = arith.addi %1784, %c10 : index
                %1786 = arith.remui %1782, %c14 : index
                %1787 = arith.divui %1461, %c2 : index
                %1788 = arith.remui %1461, %c2 : index
                %1789 = arith.muli %1788, %c20 : index
                %1790 = arith.addi %1787, %1789 : index
                %1791 = arith.muli %1786, %c14 : index
                %1792 = arith.divui %1790, %c6 : index
                %1793 = arith.muli %1792, %c6 : index
                %1794 = arith.remui %1790, %c2 : index
                %1795 = arith.muli %1794, %c2 : index
                %1796 = arith.addi %1793, %1795 : index
                %1797 = arith.divui %1790, %c2 : index
                %1798 = arith.remui %1797, %c2 : index
                %1799 = arith.addi %1796, %1798 : index
                %1800 = arith.addi %1791, %1799 : index
                %1801 = arith.addi %1785, %1800 : index
                %1802 = arith.addi %1715, %1801 : index
                %1803 = vector.shuffle %1693, %1693 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1803, %kv[%1802] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1804 = arith.addi %18, %c4 : index
    %1805 = wave.lane
    %1806 = arith.muli %3, %c2 : index
    %1807 = arith.muli %1806, %c18 : index
    %1808 = arith.addi %1807, %1805 : index
    %1809 = arith.muli %4, %c10 : index
    %1810 = arith.addi %1809, %1808 : index
    %1811 = arith.addi %1810, %c7 : index
    %1812 = arith.addi %1811, %c7 : index
    %1813 = vector.extract %446#4[0] : f32 from vector<8xf32>
    memref.store %1813, %14[%1812] : memref<?xf32>
    %1814 = arith.muli %4, %c10 : index
    %1815 = arith.addi %1814, %1808 : index
    %1816 = arith.addi %1815, %c7 : index
    %1817 = arith.addi %1816, %c4 : index
    %1818 = vector.extract %446#4[1] : f32 from vector<8xf32>
    memref.store %1818, %14[%1817] : memref<?xf32>
    %1819 = arith.muli %4, %c10 : index
    %1820 = arith.addi %1819, %1808 : index
    %1821 = arith.addi %1820, %c7 : index
    %1822 = arith.addi %1821, %c11 : index
    %1823 = vector.extract %446#4[2] : f32 from vector<8xf32>
    memref.store %1823, %14[%1822] : memref<?xf32>
    %1824 = arith.muli %4, %c10 : index
    %1825 = arith.addi %1824, %1808 : index
    %1826 = arith.addi %1825, %c7 : index
    %1827 = arith.addi %1826, %c21 : index
    %1828 = vector.extract %446#4[3] : f32 from vector<8xf32>
    memref.store %1828, %14[%1827] : memref<?xf32>
    %1829 = arith.muli %4, %c10 : index
    %1830 = arith.addi %1829, %1808 : index
    %1831 = arith.addi %1830, %c7 : index
    %1832 = arith.addi %1831, %c5 : index
    %1833 = vector.extract %446#4[4] : f32 from vector<8xf32>
    memref.store %1833, %14[%1832] : memref<?xf32>
    %1834 = arith.muli %4, %c10 : index
    %1835 = arith.addi %1834, %1808 : index
    %1836 = arith.addi %1835, %c7 : index
    %1837 = arith.addi %1836, %c22 : index
    %1838 = vector.extract %446#4[5] : f32 from vector<8xf32>
    memref.store %1838, %14[%1837] : memref<?xf32>
    %1839 = arith.muli %4, %c10 : index
    %1840 = arith.addi %1839, %1808 : index
    %1841 = arith.addi %1840, %c7 : index
    %1842 = arith.addi %1841, %c23 : index
    %1843 = vector.extract %446#4[6] : f32 from vector<8xf32>
    memref.store %1843, %14[%1842] : memref<?xf32>
    %1844 = arith.muli %4, %c10 : index
    %1845 = arith.addi %1844, %1808 : index
    %1846 = arith.addi %1845, %c7 : index
    %1847 = arith.addi %1846, %c24 : index
    %1848 = vector.extract %446#4[7] : f32 from vector<8xf32>
    memref.store %1848, %14[%1847] : memref<?xf32>
    %1849 = arith.muli %4, %c10 : index
    %1850 = arith.addi %1849, %1808 : index
    %1851 = arith.addi %1850, %c18 : index
    %1852 = arith.addi %1851, %c7 : index
    %1853 = vector.extract %446#5[0] : f32 from vector<8xf32>
    memref.store %1853, %14[%1852] : memref<?xf32>
    %1854 = arith.muli %4, %c10 : index
    %1855 = arith.addi %1854, %1808 : index
    %1856 = arith.addi %1855, %c18 : index
    %1857 = arith.addi %1856, %c4 : index
    %1858 = vector.extract %446#5[1] : f32 from vector<8xf32>
    memref.store %1858, %14[%1857] : memref<?xf32>
    %1859 = arith.muli %4, %c10 : index
    %1860 = arith.addi %1859, %1808 : index
    %1861 = arith.addi %1860, %c18 : index
    %1862 = arith.addi %1861, %c11 : index
    %1863 = vector.extract %446#5[2] : f32 from vector<8xf32>
    memref.store %1863, %14[%1862] : memref<?xf32>
    %1864 = arith.muli %4, %c10 : index
    %1865 = arith.addi %1864, %1808 : index
    %1866 = arith.addi %1865, %c18 : index
    %1867 = arith.addi %1866, %c21 : index
    %1868 = vector.extract %446#5[3] : f32 from vector<8xf32>
    memref.store %1868, %14[%1867] : memref<?xf32>
    %1869 = arith.muli %4, %c10 : index
    %1870 = arith.addi %1869, %1808 : index
    %1871 = arith.addi %1870, %c18 : index
    %1872 = arith.addi %1871, %c5 : index
    %1873 = vector.extract %446#5[4] : f32 from vector<8xf32>
    memref.store %1873, %14[%1872] : memref<?xf32>
    %1874 = arith.muli %4, %c10 : index
    %1875 = arith.addi %1874, %1808 : index
    %1876 = arith.addi %1875, %c18 : index
    %1877 = arith.addi %1876, %c22 : index
    %1878 = vector.extract %446#5[5] : f32 from vector<8xf32>
    memref.store %1878, %14[%1877] : memref<?xf32>
    %1879 = arith.muli %4, %c10 : index
    %1880 = arith.addi %1879, %1808 : index
    %1881 = arith.addi %1880, %c18 : index
    %1882 = arith.addi %1881, %c23 : index
    %1883 = vector.extract %446#5[6] : f32 from vector<8xf32>
    memref.store %1883, %14[%1882] : memref<?xf32>
    %1884 = arith.muli %4, %c10 : index
    %1885 = arith.addi %1884, %1808 : index
    %1886 = arith.addi %1885, %c18 : index
    %1887 = arith.addi %1886, %c24 : index
    %1888 = vector.extract %446#5[7] : f32 from vector<8xf32>
    memref.store %1888, %14[%1887] : memref<?xf32>
    wave.barrier
    %1889 = arith.muli %4, %c8 : index
    %1890 = arith.addi %1889, %c7 : index
    %1891 = arith.muli %1890, %c2 : index
    %1892 = arith.divui %1805, %c14 : index
    %1893 = arith.addi %1891, %1892 : index
    %1894 = arith.addi %1804, %1893 : index
    %1895 = arith.cmpi slt, %1894, %17 : index
    scf.if %1895 {
      %1896 = arith.cmpi eq, %hasFactors, %c8 : index
      %1897 = memref.load %factors[%1894] : memref<?xf32>
      %1898 = arith.select %1896, %1897, %c26 : f32
      %1899 = arith.addi %1808, %c7 : index
      %1900 = arith.muli %1890, %c4 : index
      %1901 = arith.addi %1899, %1900 : index
      %1902 = memref.load %14[%1901] : memref<?xf32>
      %1903 = arith.addi %1901, %c10 : index
      %1904 = memref.load %14[%1903] : memref<?xf32>
      %1905 = arith.addf %1902, %1904 : f32
      %1906 = arith.addi %1901, %c27 : index
      %1907 = memref.load %14[%1906] : memref<?xf32>
      %1908 = arith.addf %1905, %1907 : f32
      %1909 = arith.addi %1901, %c28 : index
      %1910 = memref.load %14[%1909] : memref<?xf32>
      %1911 = arith.addf %1908, %1910 : f32
      %1912 = arith.addi %1901, %c29 : index
      %1913 = memref.load %14[%1912] : memref<?xf32>
      %1914 = arith.addf %1911, %1913 : f32
      %1915 = arith.addi %1901, %c30 : index
      %1916 = memref.load %14[%1915] : memref<?xf32>
      %1917 = arith.addf %1914, %1916 : f32
      %1918 = arith.addi %1901, %c31 : index
      %1919 = memref.load %14[%1918] : memref<?xf32>
      %1920 = arith.addf %1917, %1919 : f32
      %1921 = arith.addi %1901, %c32 : index
      %1922 = memref.load %14[%1921] : memref<?xf32>
      %1923 = arith.addf %1920, %1922 : f32
      %1924 = arith.remui %1805, %c14 : index
      %1925 = arith.muli %1924, %c6 : index
      %1926 = arith.addi %11, %1925 : index
      %1927 = vector.load %w[%1926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1928 = vector.bitcast %1927 : vector<4xi8> to vector<1xf32>
      %1929 = vector.extract %1928[0] : f32 from vector<1xf32>
      %1930 = arith.mulf %1929, %1898 : f32
      %1931 = arith.mulf %1923, %1930 : f32
      %1932 = arith.muli %3, %c2 : index
      %1933 = arith.addi %1932, %c7 : index
      %1934 = arith.muli %1933, %c14 : index
      %1935 = arith.remui %1805, %c14 : index
      %1936 = arith.addi %1934, %1935 : index
      %1937 = arith.muli %1893, %c11 : index
      %1938 = arith.addi %1937, %1936 : index
      memref.store %1931, %15[%1938] : memref<?xf32>
      %1939 = arith.addi %1808, %c18 : index
      %1940 = arith.muli %1890, %c4 : index
      %1941 = arith.addi %1939, %1940 : index
      %1942 = memref.load %14[%1941] : memref<?xf32>
      %1943 = arith.addi %1941, %c10 : index
      %1944 = memref.load %14[%1943] : memref<?xf32>
      %1945 = arith.addf %1942, %1944 : f32
      %1946 = arith.addi %1941, %c27 : index
      %1947 = memref.load %14[%1946] : memref<?xf32>
      %1948 = arith.addf %1945, %1947 : f32
      %1949 = arith.addi %1941, %c28 : index
      %1950 = memref.load %14[%1949] : memref<?xf32>
      %1951 = arith.addf %1948, %1950 : f32
      %1952 = arith.addi %1941, %c29 : index
      %1953 = memref.load %14[%1952] : memref<?xf32>
      %1954 = arith.addf %1951, %1953 : f32
      %1955 = arith.addi %1941, %c30 : index
      %1956 = memref.load %14[%1955] : memref<?xf32>
      %1957 = arith.addf %1954, %1956 : f32
      %1958 = arith.addi %1941, %c31 : index
      %1959 = memref.load %14[%1958] : memref<?xf32>
      %1960 = arith.addf %1957, %1959 : f32
      %1961 = arith.addi %1941, %c32 : index
      %1962 = memref.load %14[%1961] : memref<?xf32>
      %1963 = arith.addf %1960, %1962 : f32
      %1964 = arith.remui %1805, %c14 : index
      %1965 = arith.muli %1964, %c6 : index
      %1966 = arith.addi %13, %1965 : index
      %1967 = vector.load %w[%1966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1968 = vector.bitcast %1967 : vector<4xi8> to vector<1xf32>
      %1969 = vector.extract %1968[0] : f32 from vector<1xf32>
      %1970 = arith.mulf %1969, %1898 : f32
      %1971 = arith.mulf %1963, %1970 : f32
      %1972 = arith.muli %3, %c2 : index
      %1973 = arith.addi %1972, %c8 : index
      %1974 = arith.muli %1973, %c14 : index
      %1975 = arith.remui %1805, %c14 : index
      %1976 = arith.addi %1974, %1975 : index
      %1977 = arith.muli %1893, %c11 : index
      %1978 = arith.addi %1977, %1976 : index
      memref.store %1971, %15[%1978] : memref<?xf32>
    }
    wave.barrier
    %1979 = arith.addi %18, %c4 : index
    %1980 = wave.wave
    %1981 = arith.addi %1980, %c7 : index
    %1982 = arith.addi %1979, %1981 : index
    %1983 = arith.cmpi slt, %1982, %17 : index
    scf.if %1983 {
      %1984 = arith.addi %1979, %1981 : index
      %1985 = arith.muli %1981, %c11 : index
      %1986 = wave.lane
      %1987 = arith.addi %1986, %c7 : index
      %1988 = arith.cmpi eq, %hasBias, %c8 : index
      %1989 = arith.addi %1985, %1987 : index
      %1990 = memref.load %15[%1989] : memref<?xf32>
      %1991 = arith.muli %0, %c11 : index
      %1992 = arith.addi %1991, %1987 : index
      %1993 = memref.load %bias[%1992] : memref<?xf32>
      %1994 = arith.addf %1990, %1993 : f32
      %1995 = arith.select %1988, %1994, %1990 : f32
      %1996 = arith.addi %1987, %c4 : index
      %1997 = arith.cmpi eq, %hasBias, %c8 : index
      %1998 = arith.addi %1985, %1996 : index
      %1999 = memref.load %15[%1998] : memref<?xf32>
      %2000 = arith.muli %0, %c11 : index
      %2001 = arith.addi %2000, %1996 : index
      %2002 = memref.load %bias[%2001] : memref<?xf32>
      %2003 = arith.addf %1999, %2002 : f32
      %2004 = arith.select %1997, %2003, %1999 : f32
      %2005 = arith.addi %heads, %kvHeads : index
      %2006 = arith.cmpi slt, %0, %2005 : index
      scf.if %2006 {
        %2007 = arith.addi %positionsAt, %1984 : index
        %2008 = memref.load %step[%2007] : memref<?xi32>
        %2009 = arith.index_cast %2008 : i32 to index
        %2010 = arith.cmpi eq, %hasNorm, %c8 : index
        %2011 = math.fma %1995, %1995, %c36 : f32
        %2012 = math.fma %2004, %2004, %2011 : f32
        %2013 = vector.broadcast %2012 : f32 to vector<1xf32>
        %2014 = wave.reduce "add" %2013 : vector<1xf32>
        %2015 = arith.mulf %2014, %inverseHeadDim : f32
        %2016 = arith.addf %2015, %epsilon : f32
        %2017 = math.sqrt %2016 : f32
        %2018 = arith.divf %c26, %2017 : f32
        %2019 = arith.cmpi slt, %0, %heads : index
        %2020 = arith.addi %1987, %c4 : index
        %2021 = memref.load %query_norm[%1987] : memref<?xf32>
        %2022 = memref.load %key_norm[%1987] : memref<?xf32>
        %2023 = arith.select %2019, %2021, %2022 : f32
        %2024 = arith.mulf %1995, %2018 : f32
        %2025 = arith.mulf %2024, %2023 : f32
        %2026 = arith.select %2010, %2025, %1995 : f32
        %2027 = memref.load %query_norm[%2020] : memref<?xf32>
        %2028 = memref.load %key_norm[%2020] : memref<?xf32>
        %2029 = arith.select %2019, %2027, %2028 : f32
        %2030 = arith.mulf %2004, %2018 : f32
        %2031 = arith.mulf %2030, %2029 : f32
        %2032 = arith.select %2010, %2031, %2004 : f32
        %2033 = arith.remui %2009, %c18 : index
        %2034 = arith.muli %2033, %c11 : index
        %2035 = arith.addi %2034, %1987 : index
        %2036 = arith.divui %2009, %c18 : index
        %2037 = arith.addi %2036, %c18 : index
        %2038 = arith.muli %2037, %c11 : index
        %2039 = arith.addi %2038, %1987 : index
        %2040 = memref.load %rope[%2035] : memref<?xf32>
        %2041 = arith.addi %2035, %c4 : index
        %2042 = memref.load %rope[%2041] : memref<?xf32>
        %2043 = memref.load %rope[%2039] : memref<?xf32>
        %2044 = arith.addi %2039, %c4 : index
        %2045 = memref.load %rope[%2044] : memref<?xf32>
        %2046 = arith.mulf %2043, %2040 : f32
        %2047 = arith.mulf %2045, %2042 : f32
        %2048 = arith.subf %2046, %2047 : f32
        %2049 = arith.mulf %2045, %2040 : f32
        %2050 = arith.mulf %2043, %2042 : f32
        %2051 = arith.addf %2049, %2050 : f32
        %2052 = arith.mulf %2026, %2048 : f32
        %2053 = arith.mulf %2032, %2051 : f32
        %2054 = arith.subf %2052, %2053 : f32
        %2055 = arith.mulf %2032, %2048 : f32
        %2056 = arith.mulf %2026, %2051 : f32
        %2057 = arith.addf %2055, %2056 : f32
        %2058 = arith.cmpi slt, %0, %heads : index
        scf.if %2058 {
          %2059 = arith.muli %1984, %heads : index
          %2060 = arith.addi %2059, %0 : index
          %2061 = arith.muli %2060, %c11 : index
          %2062 = arith.addi %2061, %1987 : index
          memref.store %2054, %q[%2062] : memref<?xf32>
          %2063 = arith.addi %2062, %c4 : index
          memref.store %2057, %q[%2063] : memref<?xf32>
        } else {
          %2064 = arith.addi %1985, %1987 : index
          memref.store %2054, %15[%2064] : memref<?xf32>
          %2065 = arith.addi %1985, %1987 : index
          %2066 = arith.addi %2065, %c4 : index
          memref.store %2057, %15[%2066] : memref<?xf32>
        }
      } else {
        %2067 = arith.cmpi slt, %0, %heads : index
        scf.if %2067 {
          %2068 = arith.muli %1984, %heads : index
          %2069 = arith.addi %2068, %0 : index
          %2070 = arith.muli %2069, %c11 : index
          %2071 = arith.addi %2070, %1987 : index
          memref.store %1995, %q[%2071] : memref<?xf32>
          %2072 = arith.addi %2071, %c4 : index
          memref.store %2004, %q[%2072] : memref<?xf32>
        } else {
          %2073 = arith.addi %1985, %1987 : index
          memref.store %1995, %15[%2073] : memref<?xf32>
          %2074 = arith.addi %1985, %1987 : index
          %2075 = arith.addi %2074, %c4 : index
          memref.store %2004, %15[%2075] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2076 = arith.cmpi sge, %0, %heads : index
    scf.if %2076 {
      %2077 = arith.addi %1980, %c7 : index
      %2078 = arith.addi %1979, %2077 : index
      %2079 = arith.cmpi slt, %2078, %17 : index
      scf.if %2079 {
        %2080 = arith.addi %1979, %2077 : index
        %2081 = arith.addi %slotsAt, %2080 : index
        %2082 = memref.load %step[%2081] : memref<?xi32>
        %2083 = arith.index_cast %2082 : i32 to index
        %2084 = arith.cmpi sge, %2083, %c7 : index
        scf.if %2084 {
          %2085 = arith.muli %2077, %c11 : index
          %2086 = arith.subi %0, %heads : index
          %2087 = memref.load %scales[%2086] : memref<?xf32>
          %2088 = vector.broadcast %2087 : f32 to vector<4xf32>
          %2089 = arith.divui %2083, %c14 : index
          %2090 = arith.remui %2083, %c14 : index
          %2091 = arith.muli %2089, %pageBytes : index
          %2092 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2092 {
            %2093 = wave.lane
            %2094 = arith.muli %2093, %c6 : index
            scf.for %2095 = %2094 to %c11 step %c5 {
              %2096 = arith.addi %2085, %2095 : index
              %2097 = vector.load %15[%2096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2098 = arith.mulf %2097, %2088 : vector<4xf32>
              %2099 = arith.minimumf %2098, %c42 : vector<4xf32>
              %2100 = arith.maximumf %2099, %c43 : vector<4xf32>
              %2101 = arith.truncf %2100 : vector<4xf32> to vector<4xf16>
              %2102 = vector.bitcast %2101 : vector<4xf16> to vector<8xi8>
              %2103 = arith.cmpi slt, %2086, %kvHeads : index
              scf.if %2103 {
                %2104 = arith.muli %2086, %c29 : index
                %2105 = arith.addi %2091, %2104 : index
                %2106 = arith.divui %2095, %c14 : index
                %2107 = arith.muli %2106, %c17 : index
                %2108 = arith.remui %2095, %c14 : index
                %2109 = arith.divui %2108, %c20 : index
                %2110 = arith.muli %2109, %c18 : index
                %2111 = arith.muli %2090, %c14 : index
                %2112 = arith.addi %2110, %2111 : index
                %2113 = arith.remui %2108, %c20 : index
                %2114 = arith.muli %2113, %c2 : index
                %2115 = arith.addi %2112, %2114 : index
                %2116 = arith.addi %2107, %2115 : index
                %2117 = arith.addi %2105, %2116 : index
                vector.store %2102, %kv[%2117] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2118 = arith.subi %2086, %kvHeads : index
                %2119 = arith.muli %2118, %c29 : index
                %2120 = arith.addi %2091, %2119 : index
                %2121 = arith.addi %2095, %c7 : index
                %2122 = arith.divui %2121, %c14 : index
                %2123 = arith.muli %2122, %c17 : index
                %2124 = arith.addi %2123, %c27 : index
                %2125 = arith.remui %2121, %c14 : index
                %2126 = arith.divui %2090, %c2 : index
                %2127 = arith.remui %2090, %c2 : index
                %2128 = arith.muli %2127, %c20 : index
                %2129 = arith.addi %2126, %2128 : index
                %2130 = arith.divui %2129, %c20 : index
                %2131 = arith.muli %2130, %c18 : index
                %2132 = arith.muli %2125, %c14 : index
                %2133 = arith.addi %2131, %2132 : index
                %2134 = arith.remui %2129, %c20 : index
                %2135 = arith.muli %2134, %c2 : index
                %2136 = arith.addi %2133, %2135 : index
                %2137 = arith.addi %2124, %2136 : index
                %2138 = arith.addi %2120, %2137 : index
                %2139 = vector.shuffle %2102, %2102 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2139, %kv[%2138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2140 = arith.addi %2095, %c8 : index
                %2141 = arith.divui %2140, %c14 : index
                %2142 = arith.muli %2141, %c17 : index
                %2143 = arith.addi %2142, %c27 : index
                %2144 = arith.remui %2140, %c14 : index
                %2145 = arith.divui %2090, %c2 : index
                %2146 = arith.remui %2090, %c2 : index
                %2147 = arith.muli %2146, %c20 : index
                %2148 = arith.addi %2145, %2147 : index
                %2149 = arith.divui %2148, %c20 : index
                %2150 = arith.muli %2149, %c18 : index
                %2151 = arith.muli %2144, %c14 : index
                %2152 = arith.addi %2150, %2151 : index
                %2153 = arith.remui %2148, %c20 : index
                %2154 = arith.muli %2153, %c2 : index
                %2155 = arith.addi %2152, %2154 : index
                %2156 = arith.addi %2143, %2155 : index
                %2157 = arith.addi %2120, %2156 : index
                %2158 = vector.shuffle %2102, %2102 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2158, %kv[%2157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2159 = arith.addi %2095, %c2 : index
                %2160 = arith.divui %2159, %c14 : index
                %2161 = arith.muli %2160, %c17 : index
                %2162 = arith.addi %2161, %c27 : index
                %2163 = arith.remui %2159, %c14 : index
                %2164 = arith.divui %2090, %c2 : index
                %2165 = arith.remui %2090, %c2 : index
                %2166 = arith.muli %2165, %c20 : index
                %2167 = arith.addi %2164, %2166 : index
                %2168 = arith.divui %2167, %c20 : index
                %2169 = arith.muli %2168, %c18 : index
                %2170 = arith.muli %2163, %c14 : index
                %2171 = arith.addi %2169, %2170 : index
                %2172 = arith.remui %2167, %c20 : index
                %2173 = arith.muli %2172, %c2 : index
                %2174 = arith.addi %2171, %2173 : index
                %2175 = arith.addi %2162, %2174 : index
                %2176 = arith.addi %2120, %2175 : index
                %2177 = vector.shuffle %2102, %2102 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2177, %kv[%2176] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2178 = arith.addi %2095, %c19 : index
                %2179 = arith.divui %2178, %c14 : index
                %2180 = arith.muli %2179, %c17 : index
                %2181 = arith.addi %2180, %c27 : index
                %2182 = arith.remui %2178, %c14 : index
                %2183 = arith.divui %2090, %c2 : index
                %2184 = arith.remui %2090, %c2 : index
                %2185 = arith.muli %2184, %c20 : index
                %2186 = arith.addi %2183, %2185 : index
                %2187 = arith.divui %2186, %c20 : index
                %2188 = arith.muli %2187, %c18 : index
                %2189 = arith.muli %2182, %c14 : index
                %2190 = arith.addi %2188, %2189 : index
                %2191 = arith.remui %2186, %c20 : index
                %2192 = arith.muli %2191, %c2 : index
                %2193 = arith.addi %2190, %2192 : index
                %2194 = arith.addi %2181, %2193 : index
                %2195 = arith.addi %2120, %2194 : index
                %2196 = vector.shuffle %2102, %2102 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2196, %kv[%2195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2197 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2197 {
            %2198 = wave.lane
            %2199 = arith.muli %2198, %c6 : index
            scf.for %2200 = %2199 to %c11 step %c5 {
              %2201 = arith.addi %2085, %2200 : index
              %2202 = vector.load %15[%2201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2203 = arith.mulf %2202, %2088 : vector<4xf32>
              %2204 = wave.fp8_encode "e4m3" %2203 : vector<4xf32> -> vector<4xi8>
              %2205 = arith.cmpi slt, %2086, %kvHeads : index
              scf.if %2205 {
                %2206 = arith.muli %2086, %c27 : index
                %2207 = arith.addi %2091, %2206 : index
                %2208 = vector.shuffle %2204, %2204 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2209 = arith.divui %2200, %c14 : index
                %2210 = arith.muli %2209, %c18 : index
                %2211 = arith.remui %2200, %c14 : index
                %2212 = arith.muli %2090, %c14 : index
                %2213 = arith.divui %2211, %c6 : index
                %2214 = arith.muli %2213, %c6 : index
                %2215 = arith.remui %2211, %c2 : index
                %2216 = arith.muli %2215, %c2 : index
                %2217 = arith.addi %2214, %2216 : index
                %2218 = arith.divui %2211, %c2 : index
                %2219 = arith.remui %2218, %c2 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.addi %2212, %2220 : index
                %2222 = arith.addi %2210, %2221 : index
                %2223 = arith.addi %2207, %2222 : index
                vector.store %2208, %kv[%2223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2224 = arith.subi %2086, %kvHeads : index
                %2225 = arith.muli %2224, %c27 : index
                %2226 = arith.addi %2091, %2225 : index
                %2227 = arith.addi %2200, %c7 : index
                %2228 = arith.divui %2227, %c14 : index
                %2229 = arith.muli %2228, %c18 : index
                %2230 = arith.addi %2229, %c10 : index
                %2231 = arith.remui %2227, %c14 : index
                %2232 = arith.divui %2090, %c2 : index
                %2233 = arith.remui %2090, %c2 : index
                %2234 = arith.muli %2233, %c20 : index
                %2235 = arith.addi %2232, %2234 : index
                %2236 = arith.muli %2231, %c14 : index
                %2237 = arith.divui %2235, %c6 : index
                %2238 = arith.muli %2237, %c6 : index
                %2239 = arith.remui %2235, %c2 : index
                %2240 = arith.muli %2239, %c2 : index
                %2241 = arith.addi %2238, %2240 : index
                %2242 = arith.divui %2235, %c2 : index
                %2243 = arith.remui %2242, %c2 : index
                %2244 = arith.addi %2241, %2243 : index
                %2245 = arith.addi %2236, %2244 : index
                %2246 = arith.addi %2230, %2245 : index
                %2247 = arith.addi %2226, %2246 : index
                %2248 = vector.shuffle %2204, %2204 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2248, %kv[%2247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2249 = arith.addi %2200, %c8 : index
                %2250 = arith.divui %2249, %c14 : index
                %2251 = arith.muli %2250, %c18 : index
                %2252 = arith.addi %2251, %c10 : index
                %2253 = arith.remui %2249, %c14 : index
                %2254 = arith.divui %2090, %c2 : index
                %2255 = arith.remui %2090, %c2 : index
                %2256 = arith.muli %2255, %c20 : index
                %2257 = arith.addi %2254, %2256 : index
                %2258 = arith.muli %2253, %c14 : index
                %2259 = arith.divui %2257, %c6 : index
                %2260 = arith.muli %2259, %c6 : index
                %2261 = arith.remui %2257, %c2 : index
                %2262 = arith.muli %2261, %c2 : index
                %2263 = arith.addi %2260, %2262 : index
                %2264 = arith.divui %2257, %c2 : index
                %2265 = arith.remui %2264, %c2 : index
                %2266 = arith.addi %2263, %2265 : index
                %2267 = arith.addi %2258, %2266 : index
                %2268 = arith.addi %2252, %2267 : index
                %2269 = arith.addi %2226, %2268 : index
                %2270 = vector.shuffle %2204, %2204 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2270, %kv[%2269] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2271 = arith.addi %2200, %c2 : index
                %2272 = arith.divui %2271, %c14 : index
                %2273 = arith.muli %2272, %c18 : index
                %2274 = arith.addi %2273, %c10 : index
                %2275 = arith.remui %2271, %c14 : index
                %2276 = arith.divui %2090, %c2 : index
                %2277 = arith.remui %2090, %c2 : index
                %2278 = arith.muli %2277, %c20 : index
                %2279 = arith.addi %2276, %2278 : index
                %2280 = arith.muli %2275, %c14 : index
                %2281 = arith.divui %2279, %c6 : index
                %2282 = arith.muli %2281, %c6 : index
                %2283 = arith.remui %2279, %c2 : index
                %2284 = arith.muli %2283, %c2 : index
                %2285 = arith.addi %2282, %2284 : index
                %2286 = arith.divui %2279, %c2 : index
                %2287 = arith.remui %2286, %c2 : index
                %2288 = arith.addi %2285, %2287 : index
                %2289 = arith.addi %2280, %2288 : index
                %2290 = arith.addi %2274, %2289 : index
                %2291 = arith.addi %2226, %2290 : index
                %2292 = vector.shuffle %2204, %2204 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2292, %kv[%2291] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2293 = arith.addi %2200, %c19 : index
                %2294 = arith.divui %2293, %c14 : index
                %2295 = arith.muli %2294, %c18 : index
                %2296 = arith.addi %2295, %c10 : index
                %2297 = arith.remui %2293, %c14 : index
                %2298 = arith.divui %2090, %c2 : index
                %2299 = arith.remui %2090, %c2 : index
                %2300 = arith.muli %2299, %c20 : index
                %2301 = arith.addi %2298, %2300 : index
                %2302 = arith.muli %2297, %c14 : index
                %2303 = arith.divui %2301, %c6 : index
                %2304 = arith.muli %2303, %c6 : index
                %2305 = arith.remui %2301, %c2 : index
                %2306 = arith.muli %2305, %c2 : index
                %2307 = arith.addi %2304, %2306 : index
                %2308 = arith.divui %2301, %c2 : index
                %2309 = arith.remui %2308, %c2 : index
                %2310 = arith.addi %2307, %2309 : index
                %2311 = arith.addi %2302, %2310 : index
                %2312 = arith.addi %2296, %2311 : index
                %2313 = arith.addi %2226, %2312 : index
                %2314 = vector.shuffle %2204, %2204 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2314, %kv[%2313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2315 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2315 {
            %2316 = wave.lane
            %2317 = arith.muli %2316, %c6 : index
            scf.for %2318 = %2317 to %c11 step %c5 {
              %2319 = arith.addi %2085, %2318 : index
              %2320 = vector.load %15[%2319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2321 = arith.mulf %2320, %2088 : vector<4xf32>
              %2322 = wave.fp8_encode "e5m2" %2321 : vector<4xf32> -> vector<4xi8>
              %2323 = arith.cmpi slt, %2086, %kvHeads : index
              scf.if %2323 {
                %2324 = arith.muli %2086, %c27 : index
                %2325 = arith.addi %2091, %2324 : index
                %2326 = vector.shuffle %2322, %2322 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2327 = arith.divui %2318, %c14 : index
                %2328 = arith.muli %2327, %c18 : index
                %2329 = arith.remui %2318, %c14 : index
                %2330 = arith.muli %2090, %c14 : index
                %2331 = arith.divui %2329, %c6 : index
                %2332 = arith.muli %2331, %c6 : index
                %2333 = arith.remui %2329, %c2 : index
                %2334 = arith.muli %2333, %c2 : index
                %2335 = arith.addi %2332, %2334 : index
                %2336 = arith.divui %2329, %c2 : index
                %2337 = arith.remui %2336, %c2 : index
                %2338 = arith.addi %2335, %2337 : index
                %2339 = arith.addi %2330, %2338 : index
                %2340 = arith.addi %2328, %2339 : index
                %2341 = arith.addi %2325, %2340 : index
                vector.store %2326, %kv[%2341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2342 = arith.subi %2086, %kvHeads : index
                %2343 = arith.muli %2342, %c27 : index
                %2344 = arith.addi %2091, %2343 : index
                %2345 = arith.addi %2318, %c7 : index
                %2346 = arith.divui %2345, %c14 : index
                %2347 = arith.muli %2346, %c18 : index
                %2348 = arith.addi %2347, %c10 : index
                %2349 = arith.remui %2345, %c14 : index
                %2350 = arith.divui %2090, %c2 : index
                %2351 = arith.remui %2090, %c2 : index
                %2352 = arith.muli %2351, %c20 : index
                %2353 = arith.addi %2350, %2352 : index
                %2354 = arith.muli %2349, %c14 : index
                %2355 = arith.divui %2353, %c6 : index
                %2356 = arith.muli %2355, %c6 : index
                %2357 = arith.remui %2353, %c2 : index
                %2358 = arith.muli %2357, %c2 : index
                %2359 = arith.addi %2356, %2358 : index
                %2360 = arith.divui %2353, %c2 : index
                %2361 = arith.remui %2360, %c2 : index
                %2362 = arith.addi %2359, %2361 : index
                %2363 = arith.addi %2354, %2362 : index
                %2364 = arith.addi %2348, %2363 : index
                %2365 = arith.addi %2344, %2364 : index
                %2366 = vector.shuffle %2322, %2322 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2366, %kv[%2365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2367 = arith.addi %2318, %c8 : index
                %2368 = arith.divui %2367, %c14 : index
                %2369 = arith.muli %2368, %c18 : index
                %2370 = arith.addi %2369, %c10 : index
                %2371 = arith.remui %2367, %c14 : index
                %2372 = arith.divui %2090, %c2 : index
                %2373 = arith.remui %2090, %c2 : index
                %2374 = arith.muli %2373, %c20 : index
                %2375 = arith.addi %2372, %2374 : index
                %2376 = arith.muli %2371, %c14 : index
                %2377 = arith.divui %2375, %c6 : index
                %2378 = arith.muli %2377, %c6 : index
                %2379 = arith.remui %2375, %c2 : index
                %2380 = arith.muli %2379, %c2 : index
                %2381 = arith.addi %2378, %2380 : index
                %2382 = arith.divui %2375, %c2 : index
                %2383 = arith.remui %2382, %c2 : index
                %2384 = arith.addi %2381, %2383 : index
                %2385 = arith.addi %2376, %2384 : index
                %2386 = arith.addi %2370, %2385 : index
                %2387 = arith.addi %2344, %2386 : index
                %2388 = vector.shuffle %2322, %2322 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2388, %kv[%2387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2389 = arith.addi %2318, %c2 : index
                %2390 = arith.divui %2389, %c14 : index
                %2391 = arith.muli %2390, %c18 : index
                %2392 = arith.addi %2391, %c10 : index
                %2393 = arith.remui %2389, %c14 : index
                %2394 = arith.divui %2090, %c2 : index
                %2395 = arith.remui %2090, %c2 : index
                %2396 = arith.muli %2395, %c20 : index
                %2397 = arith.addi %2394, %2396 : index
                %2398 = arith.muli %2393, %c14 : index
                %2399 = arith.divui %2397, %c6 : index
                %2400 = arith.muli %2399, %c6 : index
                %2401 = arith.remui %2397, %c2 : index
                %2402 = arith.muli %2401, %c2 : index
                %2403 = arith.addi %2400, %2402 : index
                %2404 = arith.divui %2397, %c2 : index
                %2405 = arith.remui %2404, %c2 : index
                %2406 = arith.addi %2403, %2405 : index
                %2407 = arith.addi %2398, %2406 : index
                %2408 = arith.addi %2392, %2407 : index
                %2409 = arith.addi %2344, %2408 : index
                %2410 = vector.shuffle %2322, %2322 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2410, %kv[%2409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2411 = arith.addi %2318, %c19 : index
                %2412 = arith.divui %2411, %c14 : index
                %2413 = arith.muli %2412, %c18 : index
                %2414 = arith.addi %2413, %c10 : index
                %2415 = arith.remui %2411, %c14 : index
                %2416 = arith.divui %2090, %c2 : index
                %2417 = arith.remui %2090, %c2 : index
                %2418 = arith.muli %2417, %c20 : index
                %2419 = arith.addi %2416, %2418 : index
                %2420 = arith.muli %2415, %c14 : index
                %2421 = arith.divui %2419, %c6 : index
                %2422 = arith.muli %2421, %c6 : index
                %2423 = arith.remui %2419, %c2 : index
                %2424 = arith.muli %2423, %c2 : index
                %2425 = arith.addi %2422, %2424 : index
                %2426 = arith.divui %2419, %c2 : index
                %2427 = arith.remui %2426, %c2 : index
                %2428 = arith.addi %2425, %2427 : index
                %2429 = arith.addi %2420, %2428 : index
                %2430 = arith.addi %2414, %2429 : index
                %2431 = arith.addi %2344, %2430 : index
                %2432 = vector.shuffle %2322, %2322 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2432, %kv[%2431] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2433 = arith.addi %18, %c44 : index
    %2434 = wave.lane
    %2435 = arith.muli %3, %c2 : index
    %2436 = arith.muli %2435, %c18 : index
    %2437 = arith.addi %2436, %2434 : index
    %2438 = arith.muli %4, %c10 : index
    %2439 = arith.addi %2438, %2437 : index
    %2440 = arith.addi %2439, %c7 : index
    %2441 = arith.addi %2440, %c7 : index
    %2442 = vector.extract %446#6[0] : f32 from vector<8xf32>
    memref.store %2442, %14[%2441] : memref<?xf32>
    %2443 = arith.muli %4, %c10 : index
    %2444 = arith.addi %2443, %2437 : index
    %2445 = arith.addi %2444, %c7 : index
    %2446 = arith.addi %2445, %c4 : index
    %2447 = vector.extract %446#6[1] : f32 from vector<8xf32>
    memref.store %2447, %14[%2446] : memref<?xf32>
    %2448 = arith.muli %4, %c10 : index
    %2449 = arith.addi %2448, %2437 : index
    %2450 = arith.addi %2449, %c7 : index
    %2451 = arith.addi %2450, %c11 : index
    %2452 = vector.extract %446#6[2] : f32 from vector<8xf32>
    memref.store %2452, %14[%2451] : memref<?xf32>
    %2453 = arith.muli %4, %c10 : index
    %2454 = arith.addi %2453, %2437 : index
    %2455 = arith.addi %2454, %c7 : index
    %2456 = arith.addi %2455, %c21 : index
    %2457 = vector.extract %446#6[3] : f32 from vector<8xf32>
    memref.store %2457, %14[%2456] : memref<?xf32>
    %2458 = arith.muli %4, %c10 : index
    %2459 = arith.addi %2458, %2437 : index
    %2460 = arith.addi %2459, %c7 : index
    %2461 = arith.addi %2460, %c5 : index
    %2462 = vector.extract %446#6[4] : f32 from vector<8xf32>
    memref.store %2462, %14[%2461] : memref<?xf32>
    %2463 = arith.muli %4, %c10 : index
    %2464 = arith.addi %2463, %2437 : index
    %2465 = arith.addi %2464, %c7 : index
    %2466 = arith.addi %2465, %c22 : index
    %2467 = vector.extract %446#6[5] : f32 from vector<8xf32>
    memref.store %2467, %14[%2466] : memref<?xf32>
    %2468 = arith.muli %4, %c10 : index
    %2469 = arith.addi %2468, %2437 : index
    %2470 = arith.addi %2469, %c7 : index
    %2471 = arith.addi %2470, %c23 : index
    %2472 = vector.extract %446#6[6] : f32 from vector<8xf32>
    memref.store %2472, %14[%2471] : memref<?xf32>
    %2473 = arith.muli %4, %c10 : index
    %2474 = arith.addi %2473, %2437 : index
    %2475 = arith.addi %2474, %c7 : index
    %2476 = arith.addi %2475, %c24 : index
    %2477 = vector.extract %446#6[7] : f32 from vector<8xf32>
    memref.store %2477, %14[%2476] : memref<?xf32>
    %2478 = arith.muli %4, %c10 : index
    %2479 = arith.addi %2478, %2437 : index
    %2480 = arith.addi %2479, %c18 : index
    %2481 = arith.addi %2480, %c7 : index
    %2482 = vector.extract %446#7[0] : f32 from vector<8xf32>
    memref.store %2482, %14[%2481] : memref<?xf32>
    %2483 = arith.muli %4, %c10 : index
    %2484 = arith.addi %2483, %2437 : index
    %2485 = arith.addi %2484, %c18 : index
    %2486 = arith.addi %2485, %c4 : index
    %2487 = vector.extract %446#7[1] : f32 from vector<8xf32>
    memref.store %2487, %14[%2486] : memref<?xf32>
    %2488 = arith.muli %4, %c10 : index
    %2489 = arith.addi %2488, %2437 : index
    %2490 = arith.addi %2489, %c18 : index
    %2491 = arith.addi %2490, %c11 : index
    %2492 = vector.extract %446#7[2] : f32 from vector<8xf32>
    memref.store %2492, %14[%2491] : memref<?xf32>
    %2493 = arith.muli %4, %c10 : index
    %2494 = arith.addi %2493, %2437 : index
    %2495 = arith.addi %2494, %c18 : index
    %2496 = arith.addi %2495, %c21 : index
    %2497 = vector.extract %446#7[3] : f32 from vector<8xf32>
    memref.store %2497, %14[%2496] : memref<?xf32>
    %2498 = arith.muli %4, %c10 : index
    %2499 = arith.addi %2498, %2437 : index
    %2500 = arith.addi %2499, %c18 : index
    %2501 = arith.addi %2500, %c5 : index
    %2502 = vector.extract %446#7[4] : f32 from vector<8xf32>
    memref.store %2502, %14[%2501] : memref<?xf32>
    %2503 = arith.muli %4, %c10 : index
    %2504 = arith.addi %2503, %2437 : index
    %2505 = arith.addi %2504, %c18 : index
    %2506 = arith.addi %2505, %c22 : index
    %2507 = vector.extract %446#7[5] : f32 from vector<8xf32>
    memref.store %2507, %14[%2506] : memref<?xf32>
    %2508 = arith.muli %4, %c10 : index
    %2509 = arith.addi %2508, %2437 : index
    %2510 = arith.addi %2509, %c18 : index
    %2511 = arith.addi %2510, %c23 : index
    %2512 = vector.extract %446#7[6] : f32 from vector<8xf32>
    memref.store %2512, %14[%2511] : memref<?xf32>
    %2513 = arith.muli %4, %c10 : index
    %2514 = arith.addi %2513, %2437 : index
    %2515 = arith.addi %2514, %c18 : index
    %2516 = arith.addi %2515, %c24 : index
    %2517 = vector.extract %446#7[7] : f32 from vector<8xf32>
    memref.store %2517, %14[%2516] : memref<?xf32>
    wave.barrier
    %2518 = arith.muli %4, %c8 : index
    %2519 = arith.addi %2518, %c7 : index
    %2520 = arith.muli %2519, %c2 : index
    %2521 = arith.divui %2434, %c14 : index
    %2522 = arith.addi %2520, %2521 : index
    %2523 = arith.addi %2433, %2522 : index
    %2524 = arith.cmpi slt, %2523, %17 : index
    scf.if %2524 {
      %2525 = arith.cmpi eq, %hasFactors, %c8 : index
      %2526 = memref.load %factors[%2523] : memref<?xf32>
      %2527 = arith.select %2525, %2526, %c26 : f32
      %2528 = arith.addi %2437, %c7 : index
      %2529 = arith.muli %2519, %c4 : index
      %2530 = arith.addi %2528, %2529 : index
      %2531 = memref.load %14[%2530] : memref<?xf32>
      %2532 = arith.addi %2530, %c10 : index
      %2533 = memref.load %14[%2532] : memref<?xf32>
      %2534 = arith.addf %2531, %2533 : f32
      %2535 = arith.addi %2530, %c27 : index
      %2536 = memref.load %14[%2535] : memref<?xf32>
      %2537 = arith.addf %2534, %2536 : f32
      %2538 = arith.addi %2530, %c28 : index
      %2539 = memref.load %14[%2538] : memref<?xf32>
      %2540 = arith.addf %2537, %2539 : f32
      %2541 = arith.addi %2530, %c29 : index
      %2542 = memref.load %14[%2541] : memref<?xf32>
      %2543 = arith.addf %2540, %2542 : f32
      %2544 = arith.addi %2530, %c30 : index
      %2545 = memref.load %14[%2544] : memref<?xf32>
      %2546 = arith.addf %2543, %2545 : f32
      %2547 = arith.addi %2530, %c31 : index
      %2548 = memref.load %14[%2547] : memref<?xf32>
      %2549 = arith.addf %2546, %2548 : f32
      %2550 = arith.addi %2530, %c32 : index
      %2551 = memref.load %14[%2550] : memref<?xf32>
      %2552 = arith.addf %2549, %2551 : f32
      %2553 = arith.remui %2434, %c14 : index
      %2554 = arith.muli %2553, %c6 : index
      %2555 = arith.addi %11, %2554 : index
      %2556 = vector.load %w[%2555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2557 = vector.bitcast %2556 : vector<4xi8> to vector<1xf32>
      %2558 = vector.extract %2557[0] : f32 from vector<1xf32>
      %2559 = arith.mulf %2558, %2527 : f32
      %2560 = arith.mulf %2552, %2559 : f32
      %2561 = arith.muli %3, %c2 : index
      %2562 = arith.addi %2561, %c7 : index
      %2563 = arith.muli %2562, %c14 : index
      %2564 = arith.remui %2434, %c14 : index
      %2565 = arith.addi %2563, %2564 : index
      %2566 = arith.muli %2522, %c11 : index
      %2567 = arith.addi %2566, %2565 : index
      memref.store %2560, %15[%2567] : memref<?xf32>
      %2568 = arith.addi %2437, %c18 : index
      %2569 = arith.muli %2519, %c4 : index
      %2570 = arith.addi %2568, %2569 : index
      %2571 = memref.load %14[%2570] : memref<?xf32>
      %2572 = arith.addi %2570, %c10 : index
      %2573 = memref.load %14[%2572] : memref<?xf32>
      %2574 = arith.addf %2571, %2573 : f32
      %2575 = arith.addi %2570, %c27 : index
      %2576 = memref.load %14[%2575] : memref<?xf32>
      %2577 = arith.addf %2574, %2576 : f32
      %2578 = arith.addi %2570, %c28 : index
      %2579 = memref.load %14[%2578] : memref<?xf32>
      %2580 = arith.addf %2577, %2579 : f32
      %2581 = arith.addi %2570, %c29 : index
      %2582 = memref.load %14[%2581] : memref<?xf32>
      %2583 = arith.addf %2580, %2582 : f32
      %2584 = arith.addi %2570, %c30 : index
      %2585 = memref.load %14[%2584] : memref<?xf32>
      %2586 = arith.addf %2583, %2585 : f32
      %2587 = arith.addi %2570, %c31 : index
      %2588 = memref.load %14[%2587] : memref<?xf32>
      %2589 = arith.addf %2586, %2588 : f32
      %2590 = arith.addi %2570, %c32 : index
      %2591 = memref.load %14[%2590] : memref<?xf32>
      %2592 = arith.addf %2589, %2591 : f32
      %2593 = arith.remui %2434, %c14 : index
      %2594 = arith.muli %2593, %c6 : index
      %2595 = arith.addi %13, %2594 : index
      %2596 = vector.load %w[%2595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2597 = vector.bitcast %2596 : vector<4xi8> to vector<1xf32>
      %2598 = vector.extract %2597[0] : f32 from vector<1xf32>
      %2599 = arith.mulf %2598, %2527 : f32
      %2600 = arith.mulf %2592, %2599 : f32
      %2601 = arith.muli %3, %c2 : index
      %2602 = arith.addi %2601, %c8 : index
      %2603 = arith.muli %2602, %c14 : index
      %2604 = arith.remui %2434, %c14 : index
      %2605 = arith.addi %2603, %2604 : index
      %2606 = arith.muli %2522, %c11 : index
      %2607 = arith.addi %2606, %2605 : index
      memref.store %2600, %15[%2607] : memref<?xf32>
    }
    wave.barrier
    %2608 = arith.addi %18, %c44 : index
    %2609 = wave.wave
    %2610 = arith.addi %2609, %c7 : index
    %2611 = arith.addi %2608, %2610 : index
    %2612 = arith.cmpi slt, %2611, %17 : index
    scf.if %2612 {
      %2613 = arith.addi %2608, %2610 : index
      %2614 = arith.muli %2610, %c11 : index
      %2615 = wave.lane
      %2616 = arith.addi %2615, %c7 : index
      %2617 = arith.cmpi eq, %hasBias, %c8 : index
      %2618 = arith.addi %2614, %2616 : index
      %2619 = memref.load %15[%2618] : memref<?xf32>
      %2620 = arith.muli %0, %c11 : index
      %2621 = arith.addi %2620, %2616 : index
      %2622 = memref.load %bias[%2621] : memref<?xf32>
      %2623 = arith.addf %2619, %2622 : f32
      %2624 = arith.select %2617, %2623, %2619 : f32
      %2625 = arith.addi %2616, %c4 : index
      %2626 = arith.cmpi eq, %hasBias, %c8 : index
      %2627 = arith.addi %2614, %2625 : index
      %2628 = memref.load %15[%2627] : memref<?xf32>
      %2629 = arith.muli %0, %c11 : index
      %2630 = arith.addi %2629, %2625 : index
      %2631 = memref.load %bias[%2630] : memref<?xf32>
      %2632 = arith.addf %2628, %2631 : f32
      %2633 = arith.select %2626, %2632, %2628 : f32
      %2634 = arith.addi %heads, %kvHeads : index
      %2635 = arith.cmpi slt, %0, %2634 : index
      scf.if %2635 {
        %2636 = arith.addi %positionsAt, %2613 : index
        %2637 = memref.load %step[%2636] : memref<?xi32>
        %2638 = arith.index_cast %2637 : i32 to index
        %2639 = arith.cmpi eq, %hasNorm, %c8 : index
        %2640 = math.fma %2624, %2624, %c36 : f32
        %2641 = math.fma %2633, %2633, %2640 : f32
        %2642 = vector.broadcast %2641 : f32 to vector<1xf32>
        %2643 = wave.reduce "add" %2642 : vector<1xf32>
        %2644 = arith.mulf %2643, %inverseHeadDim : f32
        %2645 = arith.addf %2644, %epsilon : f32
        %2646 = math.sqrt %2645 : f32
        %2647 = arith.divf %c26, %2646 : f32
        %2648 = arith.cmpi slt, %0, %heads : index
        %2649 = arith.addi %2616, %c4 : index
        %2650 = memref.load %query_norm[%2616] : memref<?xf32>
        %2651 = memref.load %key_norm[%2616] : memref<?xf32>
        %2652 = arith.select %2648, %2650, %2651 : f32
        %2653 = arith.mulf %2624, %2647 : f32
        %2654 = arith.mulf %2653, %2652 : f32
        %2655 = arith.select %2639, %2654, %2624 : f32
        %2656 = memref.load %query_norm[%2649] : memref<?xf32>
        %2657 = memref.load %key_norm[%2649] : memref<?xf32>
        %2658 = arith.select %2648, %2656, %2657 : f32
        %2659 = arith.mulf %2633, %2647 : f32
        %2660 = arith.mulf %2659, %2658 : f32
        %2661 = arith.select %2639, %2660, %2633 : f32
        %2662 = arith.remui %2638, %c18 : index
        %2663 = arith.muli %2662, %c11 : index
        %2664 = arith.addi %2663, %2616 : index
        %2665 = arith.divui %2638, %c18 : index
        %2666 = arith.addi %2665, %c18 : index
        %2667 = arith.muli %2666, %c11 : index
        %2668 = arith.addi %2667, %2616 : index
        %2669 = memref.load %rope[%2664] : memref<?xf32>
        %2670 = arith.addi %2664, %c4 : index
        %2671 = memref.load %rope[%2670] : memref<?xf32>
        %2672 = memref.load %rope[%2668] : memref<?xf32>
        %2673 = arith.addi %2668, %c4 : index
        %2674 = memref.load %rope[%2673] : memref<?xf32>
        %2675 = arith.mulf %2672, %2669 : f32
        %2676 = arith.mulf %2674, %2671 : f32
        %2677 = arith.subf %2675, %2676 : f32
        %2678 = arith.mulf %2674, %2669 : f32
        %2679 = arith.mulf %2672, %2671 : f32
        %2680 = arith.addf %2678, %2679 : f32
        %2681 = arith.mulf %2655, %2677 : f32
        %2682 = arith.mulf %2661, %2680 : f32
        %2683 = arith.subf %2681, %2682 : f32
        %2684 = arith.mulf %2661, %2677 : f32
        %2685 = arith.mulf %2655, %2680 : f32
        %2686 = arith.addf %2684, %2685 : f32
        %2687 = arith.cmpi slt, %0, %heads : index
        scf.if %2687 {
          %2688 = arith.muli %2613, %heads : index
          %2689 = arith.addi %2688, %0 : index
          %2690 = arith.muli %2689, %c11 : index
          %2691 = arith.addi %2690, %2616 : index
          memref.store %2683, %q[%2691] : memref<?xf32>
          %2692 = arith.addi %2691, %c4 : index
          memref.store %2686, %q[%2692] : memref<?xf32>
        } else {
          %2693 = arith.addi %2614, %2616 : index
          memref.store %2683, %15[%2693] : memref<?xf32>
          %2694 = arith.addi %2614, %2616 : index
          %2695 = arith.addi %2694, %c4 : index
          memref.store %2686, %15[%2695] : memref<?xf32>
        }
      } else {
        %2696 = arith.cmpi slt, %0, %heads : index
        scf.if %2696 {
          %2697 = arith.muli %2613, %heads : index
          %2698 = arith.addi %2697, %0 : index
          %2699 = arith.muli %2698, %c11 : index
          %2700 = arith.addi %2699, %2616 : index
          memref.store %2624, %q[%2700] : memref<?xf32>
          %2701 = arith.addi %2700, %c4 : index
          memref.store %2633, %q[%2701] : memref<?xf32>
        } else {
          %2702 = arith.addi %2614, %2616 : index
          memref.store %2624, %15[%2702] : memref<?xf32>
          %2703 = arith.addi %2614, %2616 : index
          %2704 = arith.addi %2703, %c4 : index
          memref.store %2633, %15[%2704] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %2705 = arith.cmpi sge, %0, %heads : index
    scf.if %2705 {
      %2706 = arith.addi %2609, %c7 : index
      %2707 = arith.addi %2608, %2706 : index
      %2708 = arith.cmpi slt, %2707, %17 : index
      scf.if %2708 {
        %2709 = arith.addi %2608, %2706 : index
        %2710 = arith.addi %slotsAt, %2709 : index
        %2711 = memref.load %step[%2710] : memref<?xi32>
        %2712 = arith.index_cast %2711 : i32 to index
        %2713 = arith.cmpi sge, %2712, %c7 : index
        scf.if %2713 {
          %2714 = arith.muli %2706, %c11 : index
          %2715 = arith.subi %0, %heads : index
          %2716 = memref.load %scales[%2715] : memref<?xf32>
          %2717 = vector.broadcast %2716 : f32 to vector<4xf32>
          %2718 = arith.divui %2712, %c14 : index
          %2719 = arith.remui %2712, %c14 : index
          %2720 = arith.muli %2718, %pageBytes : index
          %2721 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2721 {
            %2722 = wave.lane
            %2723 = arith.muli %2722, %c6 : index
            scf.for %2724 = %2723 to %c11 step %c5 {
              %2725 = arith.addi %2714, %2724 : index
              %2726 = vector.load %15[%2725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2727 = arith.mulf %2726, %2717 : vector<4xf32>
              %2728 = arith.minimumf %2727, %c42 : vector<4xf32>
              %2729 = arith.maximumf %2728, %c43 : vector<4xf32>
              %2730 = arith.truncf %2729 : vector<4xf32> to vector<4xf16>
              %2731 = vector.bitcast %2730 : vector<4xf16> to vector<8xi8>
              %2732 = arith.cmpi slt, %2715, %kvHeads : index
              scf.if %2732 {
                %2733 = arith.muli %2715, %c29 : index
                %2734 = arith.addi %2720, %2733 : index
                %2735 = arith.divui %2724, %c14 : index
                %2736 = arith.muli %2735, %c17 : index
                %2737 = arith.remui %2724, %c14 : index
                %2738 = arith.divui %2737, %c20 : index
                %2739 = arith.muli %2738, %c18 : index
                %2740 = arith.muli %2719, %c14 : index
                %2741 = arith.addi %2739, %2740 : index
                %2742 = arith.remui %2737, %c20 : index
                %2743 = arith.muli %2742, %c2 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.addi %2736, %2744 : index
                %2746 = arith.addi %2734, %2745 : index
                vector.store %2731, %kv[%2746] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2747 = arith.subi %2715, %kvHeads : index
                %2748 = arith.muli %2747, %c29 : index
                %2749 = arith.addi %2720, %2748 : index
                %2750 = arith.addi %2724, %c7 : index
                %2751 = arith.divui %2750, %c14 : index
                %2752 = arith.muli %2751, %c17 : index
                %2753 = arith.addi %2752, %c27 : index
                %2754 = arith.remui %2750, %c14 : index
                %2755 = arith.divui %2719, %c2 : index
                %2756 = arith.remui %2719, %c2 : index
                %2757 = arith.muli %2756, %c20 : index
                %2758 = arith.addi %2755, %2757 : index
                %2759 = arith.divui %2758, %c20 : index
                %2760 = arith.muli %2759, %c18 : index
                %2761 = arith.muli %2754, %c14 : index
                %2762 = arith.addi %2760, %2761 : index
                %2763 = arith.remui %2758, %c20 : index
                %2764 = arith.muli %2763, %c2 : index
                %2765 = arith.addi %2762, %2764 : index
                %2766 = arith.addi %2753, %2765 : index
                %2767 = arith.addi %2749, %2766 : index
                %2768 = vector.shuffle %2731, %2731 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2768, %kv[%2767] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2769 = arith.addi %2724, %c8 : index
                %2770 = arith.divui %2769, %c14 : index
                %2771 = arith.muli %2770, %c17 : index
                %2772 = arith.addi %2771, %c27 : index
                %2773 = arith.remui %2769, %c14 : index
                %2774 = arith.divui %2719, %c2 : index
                %2775 = arith.remui %2719, %c2 : index
                %2776 = arith.muli %2775, %c20 : index
                %2777 = arith.addi %2774, %2776 : index
                %2778 = arith.divui %2777, %c20 : index
                %2779 = arith.muli %2778, %c18 : index
                %2780 = arith.muli %2773, %c14 : index
                %2781 = arith.addi %2779, %2780 : index
                %2782 = arith.remui %2777, %c20 : index
                %2783 = arith.muli %2782, %c2 : index
                %2784 = arith.addi %2781, %2783 : index
                %2785 = arith.addi %2772, %2784 : index
                %2786 = arith.addi %2749, %2785 : index
                %2787 = vector.shuffle %2731, %2731 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2787, %kv[%2786] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2788 = arith.addi %2724, %c2 : index
                %2789 = arith.divui %2788, %c14 : index
                %2790 = arith.muli %2789, %c17 : index
                %2791 = arith.addi %2790, %c27 : index
                %2792 = arith.remui %2788, %c14 : index
                %2793 = arith.divui %2719, %c2 : index
                %2794 = arith.remui %2719, %c2 : index
                %2795 = arith.muli %2794, %c20 : index
                %2796 = arith.addi %2793, %2795 : index
                %2797 = arith.divui %2796, %c20 : index
                %2798 = arith.muli %2797, %c18 : index
                %2799 = arith.muli %2792, %c14 : index
                %2800 = arith.addi %2798, %2799 : index
                %2801 = arith.remui %2796, %c20 : index
                %2802 = arith.muli %2801, %c2 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.addi %2791, %2803 : index
                %2805 = arith.addi %2749, %2804 : index
                %2806 = vector.shuffle %2731, %2731 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2806, %kv[%2805] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2807 = arith.addi %2724, %c19 : index
                %2808 = arith.divui %2807, %c14 : index
                %2809 = arith.muli %2808, %c17 : index
                %2810 = arith.addi %2809, %c27 : index
                %2811 = arith.remui %2807, %c14 : index
                %2812 = arith.divui %2719, %c2 : index
                %2813 = arith.remui %2719, %c2 : index
                %2814 = arith.muli %2813, %c20 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.divui %2815, %c20 : index
                %2817 = arith.muli %2816, %c18 : index
                %2818 = arith.muli %2811, %c14 : index
                %2819 = arith.addi %2817, %2818 : index
                %2820 = arith.remui %2815, %c20 : index
                %2821 = arith.muli %2820, %c2 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.addi %2810, %2822 : index
                %2824 = arith.addi %2749, %2823 : index
                %2825 = vector.shuffle %2731, %2731 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2825, %kv[%2824] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2826 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2826 {
            %2827 = wave.lane
            %2828 = arith.muli %2827, %c6 : index
            scf.for %2829 = %2828 to %c11 step %c5 {
              %2830 = arith.addi %2714, %2829 : index
              %2831 = vector.load %15[%2830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2832 = arith.mulf %2831, %2717 : vector<4xf32>
              %2833 = wave.fp8_encode "e4m3" %2832 : vector<4xf32> -> vector<4xi8>
              %2834 = arith.cmpi slt, %2715, %kvHeads : index
              scf.if %2834 {
                %2835 = arith.muli %2715, %c27 : index
                %2836 = arith.addi %2720, %2835 : index
                %2837 = vector.shuffle %2833, %2833 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2838 = arith.divui %2829, %c14 : index
                %2839 = arith.muli %2838, %c18 : index
                %2840 = arith.remui %2829, %c14 : index
                %2841 = arith.muli %2719, %c14 : index
                %2842 = arith.divui %2840, %c6 : index
                %2843 = arith.muli %2842, %c6 : index
                %2844 = arith.remui %2840, %c2 : index
                %2845 = arith.muli %2844, %c2 : index
                %2846 = arith.addi %2843, %2845 : index
                %2847 = arith.divui %2840, %c2 : index
                %2848 = arith.remui %2847, %c2 : index
                %2849 = arith.addi %2846, %2848 : index
                %2850 = arith.addi %2841, %2849 : index
                %2851 = arith.addi %2839, %2850 : index
                %2852 = arith.addi %2836, %2851 : index
                vector.store %2837, %kv[%2852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2853 = arith.subi %2715, %kvHeads : index
                %2854 = arith.muli %2853, %c27 : index
                %2855 = arith.addi %2720, %2854 : index
                %2856 = arith.addi %2829, %c7 : index
                %2857 = arith.divui %2856, %c14 : index
                %2858 = arith.muli %2857, %c18 : index
                %2859 = arith.addi %2858, %c10 : index
                %2860 = arith.remui %2856, %c14 : index
                %2861 = arith.divui %2719, %c2 : index
                %2862 = arith.remui %2719, %c2 : index
                %2863 = arith.muli %2862, %c20 : index
                %2864 = arith.addi %2861, %2863 : index
                %2865 = arith.muli %2860, %c14 : index
                %2866 = arith.divui %2864, %c6 : index
                %2867 = arith.muli %2866, %c6 : index
                %2868 = arith.remui %2864, %c2 : index
                %2869 = arith.muli %2868, %c2 : index
                %2870 = arith.addi %2867, %2869 : index
                %2871 = arith.divui %2864, %c2 : index
                %2872 = arith.remui %2871, %c2 : index
                %2873 = arith.addi %2870, %2872 : index
                %2874 = arith.addi %2865, %2873 : index
                %2875 = arith.addi %2859, %2874 : index
                %2876 = arith.addi %2855, %2875 : index
                %2877 = vector.shuffle %2833, %2833 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2877, %kv[%2876] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2878 = arith.addi %2829, %c8 : index
                %2879 = arith.divui %2878, %c14 : index
                %2880 = arith.muli %2879, %c18 : index
                %2881 = arith.addi %2880, %c10 : index
                %2882 = arith.remui %2878, %c14 : index
                %2883 = arith.divui %2719, %c2 : index
                %2884 = arith.remui %2719, %c2 : index
                %2885 = arith.muli %2884, %c20 : index
                %2886 = arith.addi %2883, %2885 : index
                %2887 = arith.muli %2882, %c14 : index
                %2888 = arith.divui %2886, %c6 : index
                %2889 = arith.muli %2888, %c6 : index
                %2890 = arith.remui %2886, %c2 : index
                %2891 = arith.muli %2890, %c2 : index
                %2892 = arith.addi %2889, %2891 : index
                %2893 = arith.divui %2886, %c2 : index
                %2894 = arith.remui %2893, %c2 : index
                %2895 = arith.addi %2892, %2894 : index
                %2896 = arith.addi %2887, %2895 : index
                %2897 = arith.addi %2881, %2896 : index
                %2898 = arith.addi %2855, %2897 : index
                %2899 = vector.shuffle %2833, %2833 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2899, %kv[%2898] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2900 = arith.addi %2829, %c2 : index
                %2901 = arith.divui %2900, %c14 : index
                %2902 = arith.muli %2901, %c18 : index
                %2903 = arith.addi %2902, %c10 : index
                %2904 = arith.remui %2900, %c14 : index
                %2905 = arith.divui %2719, %c2 : index
                %2906 = arith.remui %2719, %c2 : index
                %2907 = arith.muli %2906, %c20 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.muli %2904, %c14 : index
                %2910 = arith.divui %2908, %c6 : index
                %2911 = arith.muli %2910, %c6 : index
                %2912 = arith.remui %2908, %c2 : index
                %2913 = arith.muli %2912, %c2 : index
                %2914 = arith.addi %2911, %2913 : index
                %2915 = arith.divui %2908, %c2 : index
                %2916 = arith.remui %2915, %c2 : index
                %2917 = arith.addi %2914, %2916 : index
                %2918 = arith.addi %2909, %2917 : index
                %2919 = arith.addi %2903, %2918 : index
                %2920 = arith.addi %2855, %2919 : index
                %2921 = vector.shuffle %2833, %2833 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2921, %kv[%2920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2922 = arith.addi %2829, %c19 : index
                %2923 = arith.divui %2922, %c14 : index
                %2924 = arith.muli %2923, %c18 : index
                %2925 = arith.addi %2924, %c10 : index
                %2926 = arith.remui %2922, %c14 : index
                %2927 = arith.divui %2719, %c2 : index
                %2928 = arith.remui %2719, %c2 : index
                %2929 = arith.muli %2928, %c20 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.muli %2926, %c14 : index
                %2932 = arith.divui %2930, %c6 : index
                %2933 = arith.muli %2932, %c6 : index
                %2934 = arith.remui %2930, %c2 : index
                %2935 = arith.muli %2934, %c2 : index
                %2936 = arith.addi %2933, %2935 : index
                %2937 = arith.divui %2930, %c2 : index
                %2938 = arith.remui %2937, %c2 : index
                %2939 = arith.addi %2936, %2938 : index
                %2940 = arith.addi %2931, %2939 : index
                %2941 = arith.addi %2925, %2940 : index
                %2942 = arith.addi %2855, %2941 : index
                %2943 = vector.shuffle %2833, %2833 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2943, %kv[%2942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2944 = arith.cmpi eq, %codec, %c2 : index
          scf.if %2944 {
            %2945 = wave.lane
            %2946 = arith.muli %2945, %c6 : index
            scf.for %2947 = %2946 to %c11 step %c5 {
              %2948 = arith.addi %2714, %2947 : index
              %2949 = vector.load %15[%2948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2950 = arith.mulf %2949, %2717 : vector<4xf32>
              %2951 = wave.fp8_encode "e5m2" %2950 : vector<4xf32> -> vector<4xi8>
              %2952 = arith.cmpi slt, %2715, %kvHeads : index
              scf.if %2952 {
                %2953 = arith.muli %2715, %c27 : index
                %2954 = arith.addi %2720, %2953 : index
                %2955 = vector.shuffle %2951, %2951 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2956 = arith.divui %2947, %c14 : index
                %2957 = arith.muli %2956, %c18 : index
                %2958 = arith.remui %2947, %c14 : index
                %2959 = arith.muli %2719, %c14 : index
                %2960 = arith.divui %2958, %c6 : index
                %2961 = arith.muli %2960, %c6 : index
                %2962 = arith.remui %2958, %c2 : index
                %2963 = arith.muli %2962, %c2 : index
                %2964 = arith.addi %2961, %2963 : index
                %2965 = arith.divui %2958, %c2 : index
                %2966 = arith.remui %2965, %c2 : index
                %2967 = arith.addi %2964, %2966 : index
                %2968 = arith.addi %2959, %2967 : index
                %2969 = arith.addi %2957, %2968 : index
                %2970 = arith.addi %2954, %2969 : index
                vector.store %2955, %kv[%2970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2971 = arith.subi %2715, %kvHeads : index
                %2972 = arith.muli %2971, %c27 : index
                %2973 = arith.addi %2720, %2972 : index
                %2974 = arith.addi %2947, %c7 : index
                %2975 = arith.divui %2974, %c14 : index
                %2976 = arith.muli %2975, %c18 : index
                %2977 = arith.addi %2976, %c10 : index
                %2978 = arith.remui %2974, %c14 : index
                %2979 = arith.divui %2719, %c2 : index
                %2980 = arith.remui %2719, %c2 : index
                %2981 = arith.muli %2980, %c20 : index
                %2982 = arith.addi %2979, %2981 : index
                %2983 = arith.muli %2978, %c14 : index
                %2984 = arith.divui %2982, %c6 : index
                %2985 = arith.muli %2984, %c6 : index
                %2986 = arith.remui %2982, %c2 : index
                %2987 = arith.muli %2986, %c2 : index
                %2988 = arith.addi %2985, %2987 : index
                %2989 = arith.divui %2982, %c2 : index
                %2990 = arith.remui %2989, %c2 : index
                %2991 = arith.addi %2988, %2990 : index
                %2992 = arith.addi %2983, %2991 : index
                %2993 = arith.addi %2977, %2992 : index
                %2994 = arith.addi %2973, %2993 : index
                %2995 = vector.shuffle %2951, %2951 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2995, %kv[%2994] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2996 = arith.addi %2947, %c8 : index
                %2997 = arith.divui %2996, %c14 : index
                %2998 = arith.muli %2997, %c18 : index
                %2999 = arith.addi %2998, %c10 : index
                %3000 = arith.remui %2996, %c14 : index
                %3001 = arith.divui %2719, %c2 : index
                %3002 = arith.remui %2719, %c2 : index
                %3003 = arith.muli %3002, %c20 : index
                %3004 = arith.addi %3001, %3003 : index
                %3005 = arith.muli %3000, %c14 : index
                %3006 = arith.divui %3004, %c6 : index
                %3007 = arith.muli %3006, %c6 : index
                %3008 = arith.remui %3004, %c2 : index
                %3009 = arith.muli %3008, %c2 : index
                %3010 = arith.addi %3007, %3009 : index
                %3011 = arith.divui %3004, %c2 : index
                %3012 = arith.remui %3011, %c2 : index
                %3013 = arith.addi %3010, %3012 : index
                %3014 = arith.addi %3005, %3013 : index
                %3015 = arith.addi %2999, %3014 : index
                %3016 = arith.addi %2973, %3015 : index
                %3017 = vector.shuffle %2951, %2951 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3017, %kv[%3016] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3018 = arith.addi %2947, %c2 : index
                %3019 = arith.divui %3018, %c14 : index
                %3020 = arith.muli %3019, %c18 : index
                %3021 = arith.addi %3020, %c10 : index
                %3022 = arith.remui %3018, %c14 : index
                %3023 = arith.divui %2719, %c2 : index
                %3024 = arith.remui %2719, %c2 : index
                %3025 = arith.muli %3024, %c20 : index
                %3026 = arith.addi %3023, %3025 : index
                %3027 = arith.muli %3022, %c14 : index
                %3028 = arith.divui %3026, %c6 : index
                %3029 = arith.muli %3028, %c6 : index
                %3030 = arith.remui %3026, %c2 : index
                %3031 = arith.muli %3030, %c2 : index
                %3032 = arith.addi %3029, %3031 : index
                %3033 = arith.divui %3026, %c2 : index
                %3034 = arith.remui %3033, %c2 : index
                %3035 = arith.addi %3032, %3034 : index
                %3036 = arith.addi %3027, %3035 : index
                %3037 = arith.addi %3021, %3036 : index
                %3038 = arith.addi %2973, %3037 : index
                %3039 = vector.shuffle %2951, %2951 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3039, %kv[%3038] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3040 = arith.addi %2947, %c19 : index
                %3041 = arith.divui %3040, %c14 : index
                %3042 = arith.muli %3041, %c18 : index
                %3043 = arith.addi %3042, %c10 : index
                %3044 = arith.remui %3040, %c14 : index
                %3045 = arith.divui %2719, %c2 : index
                %3046 = arith.remui %2719, %c2 : index
                %3047 = arith.muli %3046, %c20 : index
                %3048 = arith.addi %3045, %3047 : index
                %3049 = arith.muli %3044, %c14 : index
                %3050 = arith.divui %3048, %c6 : index
                %3051 = arith.muli %3050, %c6 : index
                %3052 = arith.remui %3048, %c2 : index
                %3053 = arith.muli %3052, %c2 : index
                %3054 = arith.addi %3051, %3053 : index
                %3055 = arith.divui %3048, %c2 : index
                %3056 = arith.remui %3055, %c2 : index
                %3057 = arith.addi %3054, %3056 : index
                %3058 = arith.addi %3049, %3057 : index
                %3059 = arith.addi %3043, %3058 : index
                %3060 = arith.addi %2973, %3059 : index
                %3061 = vector.shuffle %2951, %2951 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3061, %kv[%3060] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
