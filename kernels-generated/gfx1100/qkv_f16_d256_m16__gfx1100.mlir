// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=256, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d256_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c15 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
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
  %18 = arith.muli %1, %c6 : index
  %19 = arith.cmpi slt, %18, %17 : index
  scf.if %19 {
    %20 = arith.muli %1, %c9 : index
    %21 = arith.divui %inputFeatures, %c6 : index
    %22 = arith.muli %4, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c15 : index
    %28 = arith.muli %27, %c15 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %36:2 = scf.for %33 = %23 to %32 step %c15 iter_args(%34 = %c13, %35 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %33, %c8 : index
      %39 = arith.addi %11, %c5 : index
      %40 = arith.muli %38, %c17 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.remui %37, %c6 : index
      %43 = arith.muli %42, %c6 : index
      %44 = arith.addi %41, %43 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = arith.addi %44, %c18 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = vector.shuffle %46, %49 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %51 = arith.addi %33, %c9 : index
      %52 = arith.addi %11, %c5 : index
      %53 = arith.muli %51, %c17 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %37, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c18 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %33, %c7 : index
      %65 = arith.addi %11, %c5 : index
      %66 = arith.muli %64, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %37, %c6 : index
      %69 = arith.muli %68, %c6 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c18 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %33, %c19 : index
      %78 = arith.addi %11, %c5 : index
      %79 = arith.muli %77, %c17 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %37, %c6 : index
      %82 = arith.muli %81, %c6 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c18 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %33, %c8 : index
      %91 = arith.addi %13, %c5 : index
      %92 = arith.muli %90, %c17 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %37, %c6 : index
      %95 = arith.muli %94, %c6 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c18 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.addi %33, %c9 : index
      %104 = arith.addi %13, %c5 : index
      %105 = arith.muli %103, %c17 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.remui %37, %c6 : index
      %108 = arith.muli %107, %c6 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = arith.addi %109, %c18 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = arith.addi %33, %c7 : index
      %117 = arith.addi %13, %c5 : index
      %118 = arith.muli %116, %c17 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.remui %37, %c6 : index
      %121 = arith.muli %120, %c6 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = arith.addi %122, %c18 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.addi %33, %c19 : index
      %130 = arith.addi %13, %c5 : index
      %131 = arith.muli %129, %c17 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.remui %37, %c6 : index
      %134 = arith.muli %133, %c6 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = arith.addi %135, %c18 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.addi %20, %c8 : index
      %143 = arith.muli %33, %c9 : index
      %144 = arith.addi %143, %c8 : index
      %145 = arith.divui %inputFeatures, %c6 : index
      %146 = arith.muli %142, %145 : index
      %147 = arith.addi %146, %144 : index
      %148 = arith.muli %tileRows, %c6 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %37, %tileRows : index
      %151 = arith.muli %150, %c2 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c2 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %50, %34 : vector<16xf16>, vector<8xf32>
      %159 = wave.mma %157, %102, %35 : vector<16xf16>, vector<8xf32>
      %160 = arith.addi %20, %c8 : index
      %161 = arith.muli %33, %c9 : index
      %162 = arith.addi %161, %c9 : index
      %163 = arith.divui %inputFeatures, %c6 : index
      %164 = arith.muli %160, %163 : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %tileRows, %c6 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.remui %37, %tileRows : index
      %169 = arith.muli %168, %c2 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c2 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %63, %158 : vector<16xf16>, vector<8xf32>
      %177 = wave.mma %175, %115, %159 : vector<16xf16>, vector<8xf32>
      %178 = arith.addi %20, %c8 : index
      %179 = arith.muli %33, %c9 : index
      %180 = arith.addi %179, %c7 : index
      %181 = arith.divui %inputFeatures, %c6 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c6 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %37, %tileRows : index
      %187 = arith.muli %186, %c2 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c2 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %76, %176 : vector<16xf16>, vector<8xf32>
      %195 = wave.mma %193, %128, %177 : vector<16xf16>, vector<8xf32>
      %196 = arith.addi %20, %c8 : index
      %197 = arith.muli %33, %c9 : index
      %198 = arith.addi %197, %c19 : index
      %199 = arith.divui %inputFeatures, %c6 : index
      %200 = arith.muli %196, %199 : index
      %201 = arith.addi %200, %198 : index
      %202 = arith.muli %tileRows, %c6 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.remui %37, %tileRows : index
      %205 = arith.muli %204, %c2 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.muli %tileRows, %c2 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = vector.shuffle %207, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = wave.mma %211, %89, %194 : vector<16xf16>, vector<8xf32>
      %213 = wave.mma %211, %141, %195 : vector<16xf16>, vector<8xf32>
      scf.yield %212, %213 : vector<8xf32>, vector<8xf32>
    }
    %214 = arith.select %30, %32, %25 : index
    %218:2 = scf.for %215 = %32 to %214 step %c9 iter_args(%216 = %36#0, %217 = %36#1) -> (vector<8xf32>, vector<8xf32>) {
      %219 = wave.lane
      %220 = arith.addi %215, %c8 : index
      %221 = arith.addi %11, %c5 : index
      %222 = arith.muli %220, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.remui %219, %c6 : index
      %225 = arith.muli %224, %c6 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = arith.addi %226, %c18 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.addi %215, %c8 : index
      %234 = arith.addi %13, %c5 : index
      %235 = arith.muli %233, %c17 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.remui %219, %c6 : index
      %238 = arith.muli %237, %c6 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<8xf16>
      %242 = arith.addi %239, %c18 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.addi %20, %c8 : index
      %247 = arith.muli %215, %c9 : index
      %248 = arith.addi %247, %c8 : index
      %249 = arith.divui %inputFeatures, %c6 : index
      %250 = arith.muli %246, %249 : index
      %251 = arith.addi %250, %248 : index
      %252 = arith.muli %tileRows, %c6 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.remui %219, %tileRows : index
      %255 = arith.muli %254, %c2 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c2 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %232, %216 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %245, %217 : vector<16xf16>, vector<8xf32>
      scf.yield %262, %263 : vector<8xf32>, vector<8xf32>
    }
    %264 = arith.addi %18, %c8 : index
    %265 = wave.lane
    %266 = arith.muli %3, %c7 : index
    %267 = arith.muli %266, %c18 : index
    %268 = arith.addi %267, %265 : index
    %269 = arith.muli %4, %c11 : index
    %270 = arith.addi %269, %268 : index
    %271 = arith.addi %270, %c8 : index
    %272 = arith.addi %271, %c8 : index
    %273 = vector.extract %218#0[0] : f32 from vector<8xf32>
    memref.store %273, %14[%272] : memref<?xf32>
    %274 = arith.muli %4, %c11 : index
    %275 = arith.addi %274, %268 : index
    %276 = arith.addi %275, %c8 : index
    %277 = arith.addi %276, %c4 : index
    %278 = vector.extract %218#0[1] : f32 from vector<8xf32>
    memref.store %278, %14[%277] : memref<?xf32>
    %279 = arith.muli %4, %c11 : index
    %280 = arith.addi %279, %268 : index
    %281 = arith.addi %280, %c8 : index
    %282 = arith.addi %281, %c20 : index
    %283 = vector.extract %218#0[2] : f32 from vector<8xf32>
    memref.store %283, %14[%282] : memref<?xf32>
    %284 = arith.muli %4, %c11 : index
    %285 = arith.addi %284, %268 : index
    %286 = arith.addi %285, %c8 : index
    %287 = arith.addi %286, %c21 : index
    %288 = vector.extract %218#0[3] : f32 from vector<8xf32>
    memref.store %288, %14[%287] : memref<?xf32>
    %289 = arith.muli %4, %c11 : index
    %290 = arith.addi %289, %268 : index
    %291 = arith.addi %290, %c8 : index
    %292 = arith.addi %291, %c5 : index
    %293 = vector.extract %218#0[4] : f32 from vector<8xf32>
    memref.store %293, %14[%292] : memref<?xf32>
    %294 = arith.muli %4, %c11 : index
    %295 = arith.addi %294, %268 : index
    %296 = arith.addi %295, %c8 : index
    %297 = arith.addi %296, %c22 : index
    %298 = vector.extract %218#0[5] : f32 from vector<8xf32>
    memref.store %298, %14[%297] : memref<?xf32>
    %299 = arith.muli %4, %c11 : index
    %300 = arith.addi %299, %268 : index
    %301 = arith.addi %300, %c8 : index
    %302 = arith.addi %301, %c23 : index
    %303 = vector.extract %218#0[6] : f32 from vector<8xf32>
    memref.store %303, %14[%302] : memref<?xf32>
    %304 = arith.muli %4, %c11 : index
    %305 = arith.addi %304, %268 : index
    %306 = arith.addi %305, %c8 : index
    %307 = arith.addi %306, %c24 : index
    %308 = vector.extract %218#0[7] : f32 from vector<8xf32>
    memref.store %308, %14[%307] : memref<?xf32>
    %309 = arith.muli %4, %c11 : index
    %310 = arith.addi %309, %268 : index
    %311 = arith.addi %310, %c18 : index
    %312 = arith.addi %311, %c8 : index
    %313 = vector.extract %218#1[0] : f32 from vector<8xf32>
    memref.store %313, %14[%312] : memref<?xf32>
    %314 = arith.muli %4, %c11 : index
    %315 = arith.addi %314, %268 : index
    %316 = arith.addi %315, %c18 : index
    %317 = arith.addi %316, %c4 : index
    %318 = vector.extract %218#1[1] : f32 from vector<8xf32>
    memref.store %318, %14[%317] : memref<?xf32>
    %319 = arith.muli %4, %c11 : index
    %320 = arith.addi %319, %268 : index
    %321 = arith.addi %320, %c18 : index
    %322 = arith.addi %321, %c20 : index
    %323 = vector.extract %218#1[2] : f32 from vector<8xf32>
    memref.store %323, %14[%322] : memref<?xf32>
    %324 = arith.muli %4, %c11 : index
    %325 = arith.addi %324, %268 : index
    %326 = arith.addi %325, %c18 : index
    %327 = arith.addi %326, %c21 : index
    %328 = vector.extract %218#1[3] : f32 from vector<8xf32>
    memref.store %328, %14[%327] : memref<?xf32>
    %329 = arith.muli %4, %c11 : index
    %330 = arith.addi %329, %268 : index
    %331 = arith.addi %330, %c18 : index
    %332 = arith.addi %331, %c5 : index
    %333 = vector.extract %218#1[4] : f32 from vector<8xf32>
    memref.store %333, %14[%332] : memref<?xf32>
    %334 = arith.muli %4, %c11 : index
    %335 = arith.addi %334, %268 : index
    %336 = arith.addi %335, %c18 : index
    %337 = arith.addi %336, %c22 : index
    %338 = vector.extract %218#1[5] : f32 from vector<8xf32>
    memref.store %338, %14[%337] : memref<?xf32>
    %339 = arith.muli %4, %c11 : index
    %340 = arith.addi %339, %268 : index
    %341 = arith.addi %340, %c18 : index
    %342 = arith.addi %341, %c23 : index
    %343 = vector.extract %218#1[6] : f32 from vector<8xf32>
    memref.store %343, %14[%342] : memref<?xf32>
    %344 = arith.muli %4, %c11 : index
    %345 = arith.addi %344, %268 : index
    %346 = arith.addi %345, %c18 : index
    %347 = arith.addi %346, %c24 : index
    %348 = vector.extract %218#1[7] : f32 from vector<8xf32>
    memref.store %348, %14[%347] : memref<?xf32>
    wave.barrier
    %349 = arith.muli %4, %c15 : index
    %350 = arith.addi %349, %c8 : index
    %351 = arith.muli %350, %c7 : index
    %352 = arith.divui %265, %c6 : index
    %353 = arith.addi %351, %352 : index
    %354 = arith.addi %264, %353 : index
    %355 = arith.cmpi slt, %354, %17 : index
    scf.if %355 {
      %356 = arith.cmpi eq, %hasFactors, %c9 : index
      %357 = memref.load %factors[%354] : memref<?xf32>
      %358 = arith.select %356, %357, %c26 : f32
      %359 = arith.addi %268, %c8 : index
      %360 = arith.muli %350, %c4 : index
      %361 = arith.addi %359, %360 : index
      %362 = memref.load %14[%361] : memref<?xf32>
      %363 = arith.addi %361, %c11 : index
      %364 = memref.load %14[%363] : memref<?xf32>
      %365 = arith.addf %362, %364 : f32
      %366 = arith.remui %265, %c6 : index
      %367 = arith.muli %366, %c15 : index
      %368 = arith.addi %11, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<1xf32>
      %371 = vector.extract %370[0] : f32 from vector<1xf32>
      %372 = arith.mulf %371, %358 : f32
      %373 = arith.mulf %365, %372 : f32
      %374 = arith.muli %3, %c7 : index
      %375 = arith.addi %374, %c8 : index
      %376 = arith.muli %375, %c6 : index
      %377 = arith.remui %265, %c6 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %353, %c18 : index
      %380 = arith.addi %379, %378 : index
      memref.store %373, %15[%380] : memref<?xf32>
      %381 = arith.addi %268, %c18 : index
      %382 = arith.muli %350, %c4 : index
      %383 = arith.addi %381, %382 : index
      %384 = memref.load %14[%383] : memref<?xf32>
      %385 = arith.addi %383, %c11 : index
      %386 = memref.load %14[%385] : memref<?xf32>
      %387 = arith.addf %384, %386 : f32
      %388 = arith.remui %265, %c6 : index
      %389 = arith.muli %388, %c15 : index
      %390 = arith.addi %13, %389 : index
      %391 = vector.load %w[%390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %392 = vector.bitcast %391 : vector<4xi8> to vector<1xf32>
      %393 = vector.extract %392[0] : f32 from vector<1xf32>
      %394 = arith.mulf %393, %358 : f32
      %395 = arith.mulf %387, %394 : f32
      %396 = arith.muli %3, %c7 : index
      %397 = arith.addi %396, %c9 : index
      %398 = arith.muli %397, %c6 : index
      %399 = arith.remui %265, %c6 : index
      %400 = arith.addi %398, %399 : index
      %401 = arith.muli %353, %c18 : index
      %402 = arith.addi %401, %400 : index
      memref.store %395, %15[%402] : memref<?xf32>
    }
    %403 = arith.muli %4, %c15 : index
    %404 = arith.addi %403, %c9 : index
    %405 = arith.muli %404, %c7 : index
    %406 = arith.divui %265, %c6 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.addi %264, %407 : index
    %409 = arith.cmpi slt, %408, %17 : index
    scf.if %409 {
      %410 = arith.cmpi eq, %hasFactors, %c9 : index
      %411 = memref.load %factors[%408] : memref<?xf32>
      %412 = arith.select %410, %411, %c26 : f32
      %413 = arith.addi %268, %c8 : index
      %414 = arith.muli %404, %c4 : index
      %415 = arith.addi %413, %414 : index
      %416 = memref.load %14[%415] : memref<?xf32>
      %417 = arith.addi %415, %c11 : index
      %418 = memref.load %14[%417] : memref<?xf32>
      %419 = arith.addf %416, %418 : f32
      %420 = arith.remui %265, %c6 : index
      %421 = arith.muli %420, %c15 : index
      %422 = arith.addi %11, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<1xf32>
      %425 = vector.extract %424[0] : f32 from vector<1xf32>
      %426 = arith.mulf %425, %412 : f32
      %427 = arith.mulf %419, %426 : f32
      %428 = arith.muli %3, %c7 : index
      %429 = arith.addi %428, %c8 : index
      %430 = arith.muli %429, %c6 : index
      %431 = arith.remui %265, %c6 : index
      %432 = arith.addi %430, %431 : index
      %433 = arith.muli %407, %c18 : index
      %434 = arith.addi %433, %432 : index
      memref.store %427, %15[%434] : memref<?xf32>
      %435 = arith.addi %268, %c18 : index
      %436 = arith.muli %404, %c4 : index
      %437 = arith.addi %435, %436 : index
      %438 = memref.load %14[%437] : memref<?xf32>
      %439 = arith.addi %437, %c11 : index
      %440 = memref.load %14[%439] : memref<?xf32>
      %441 = arith.addf %438, %440 : f32
      %442 = arith.remui %265, %c6 : index
      %443 = arith.muli %442, %c15 : index
      %444 = arith.addi %13, %443 : index
      %445 = vector.load %w[%444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %446 = vector.bitcast %445 : vector<4xi8> to vector<1xf32>
      %447 = vector.extract %446[0] : f32 from vector<1xf32>
      %448 = arith.mulf %447, %412 : f32
      %449 = arith.mulf %441, %448 : f32
      %450 = arith.muli %3, %c7 : index
      %451 = arith.addi %450, %c9 : index
      %452 = arith.muli %451, %c6 : index
      %453 = arith.remui %265, %c6 : index
      %454 = arith.addi %452, %453 : index
      %455 = arith.muli %407, %c18 : index
      %456 = arith.addi %455, %454 : index
      memref.store %449, %15[%456] : memref<?xf32>
    }
    %457 = arith.muli %4, %c15 : index
    %458 = arith.addi %457, %c7 : index
    %459 = arith.muli %458, %c7 : index
    %460 = arith.divui %265, %c6 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.addi %264, %461 : index
    %463 = arith.cmpi slt, %462, %17 : index
    scf.if %463 {
      %464 = arith.cmpi eq, %hasFactors, %c9 : index
      %465 = memref.load %factors[%462] : memref<?xf32>
      %466 = arith.select %464, %465, %c26 : f32
      %467 = arith.addi %268, %c8 : index
      %468 = arith.muli %458, %c4 : index
      %469 = arith.addi %467, %468 : index
      %470 = memref.load %14[%469] : memref<?xf32>
      %471 = arith.addi %469, %c11 : index
      %472 = memref.load %14[%471] : memref<?xf32>
      %473 = arith.addf %470, %472 : f32
      %474 = arith.remui %265, %c6 : index
      %475 = arith.muli %474, %c15 : index
      %476 = arith.addi %11, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %466 : f32
      %481 = arith.mulf %473, %480 : f32
      %482 = arith.muli %3, %c7 : index
      %483 = arith.addi %482, %c8 : index
      %484 = arith.muli %483, %c6 : index
      %485 = arith.remui %265, %c6 : index
      %486 = arith.addi %484, %485 : index
      %487 = arith.muli %461, %c18 : index
      %488 = arith.addi %487, %486 : index
      memref.store %481, %15[%488] : memref<?xf32>
      %489 = arith.addi %268, %c18 : index
      %490 = arith.muli %458, %c4 : index
      %491 = arith.addi %489, %490 : index
      %492 = memref.load %14[%491] : memref<?xf32>
      %493 = arith.addi %491, %c11 : index
      %494 = memref.load %14[%493] : memref<?xf32>
      %495 = arith.addf %492, %494 : f32
      %496 = arith.remui %265, %c6 : index
      %497 = arith.muli %496, %c15 : index
      %498 = arith.addi %13, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %466 : f32
      %503 = arith.mulf %495, %502 : f32
      %504 = arith.muli %3, %c7 : index
      %505 = arith.addi %504, %c9 : index
      %506 = arith.muli %505, %c6 : index
      %507 = arith.remui %265, %c6 : index
      %508 = arith.addi %506, %507 : index
      %509 = arith.muli %461, %c18 : index
      %510 = arith.addi %509, %508 : index
      memref.store %503, %15[%510] : memref<?xf32>
    }
    %511 = arith.muli %4, %c15 : index
    %512 = arith.addi %511, %c19 : index
    %513 = arith.muli %512, %c7 : index
    %514 = arith.divui %265, %c6 : index
    %515 = arith.addi %513, %514 : index
    %516 = arith.addi %264, %515 : index
    %517 = arith.cmpi slt, %516, %17 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c9 : index
      %519 = memref.load %factors[%516] : memref<?xf32>
      %520 = arith.select %518, %519, %c26 : f32
      %521 = arith.addi %268, %c8 : index
      %522 = arith.muli %512, %c4 : index
      %523 = arith.addi %521, %522 : index
      %524 = memref.load %14[%523] : memref<?xf32>
      %525 = arith.addi %523, %c11 : index
      %526 = memref.load %14[%525] : memref<?xf32>
      %527 = arith.addf %524, %526 : f32
      %528 = arith.remui %265, %c6 : index
      %529 = arith.muli %528, %c15 : index
      %530 = arith.addi %11, %529 : index
      %531 = vector.load %w[%530] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %532 = vector.bitcast %531 : vector<4xi8> to vector<1xf32>
      %533 = vector.extract %532[0] : f32 from vector<1xf32>
      %534 = arith.mulf %533, %520 : f32
      %535 = arith.mulf %527, %534 : f32
      %536 = arith.muli %3, %c7 : index
      %537 = arith.addi %536, %c8 : index
      %538 = arith.muli %537, %c6 : index
      %539 = arith.remui %265, %c6 : index
      %540 = arith.addi %538, %539 : index
      %541 = arith.muli %515, %c18 : index
      %542 = arith.addi %541, %540 : index
      memref.store %535, %15[%542] : memref<?xf32>
      %543 = arith.addi %268, %c18 : index
      %544 = arith.muli %512, %c4 : index
      %545 = arith.addi %543, %544 : index
      %546 = memref.load %14[%545] : memref<?xf32>
      %547 = arith.addi %545, %c11 : index
      %548 = memref.load %14[%547] : memref<?xf32>
      %549 = arith.addf %546, %548 : f32
      %550 = arith.remui %265, %c6 : index
      %551 = arith.muli %550, %c15 : index
      %552 = arith.addi %13, %551 : index
      %553 = vector.load %w[%552] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %554 = vector.bitcast %553 : vector<4xi8> to vector<1xf32>
      %555 = vector.extract %554[0] : f32 from vector<1xf32>
      %556 = arith.mulf %555, %520 : f32
      %557 = arith.mulf %549, %556 : f32
      %558 = arith.muli %3, %c7 : index
      %559 = arith.addi %558, %c9 : index
      %560 = arith.muli %559, %c6 : index
      %561 = arith.remui %265, %c6 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.muli %515, %c18 : index
      %564 = arith.addi %563, %562 : index
      memref.store %557, %15[%564] : memref<?xf32>
    }
    wave.barrier
    %565 = arith.addi %18, %c8 : index
    %566 = wave.wave
    %567 = arith.addi %566, %c8 : index
    %568 = arith.addi %565, %567 : index
    %569 = arith.cmpi slt, %568, %17 : index
    scf.if %569 {
      %570 = arith.addi %565, %567 : index
      %571 = arith.muli %567, %c18 : index
      %572 = wave.lane
      %573 = arith.addi %572, %c8 : index
      %574 = arith.cmpi eq, %hasBias, %c9 : index
      %575 = arith.addi %571, %573 : index
      %576 = memref.load %15[%575] : memref<?xf32>
      %577 = arith.muli %0, %c18 : index
      %578 = arith.addi %577, %573 : index
      %579 = memref.load %bias[%578] : memref<?xf32>
      %580 = arith.addf %576, %579 : f32
      %581 = arith.select %574, %580, %576 : f32
      %582 = arith.addi %573, %c5 : index
      %583 = arith.cmpi eq, %hasBias, %c9 : index
      %584 = arith.addi %571, %582 : index
      %585 = memref.load %15[%584] : memref<?xf32>
      %586 = arith.muli %0, %c18 : index
      %587 = arith.addi %586, %582 : index
      %588 = memref.load %bias[%587] : memref<?xf32>
      %589 = arith.addf %585, %588 : f32
      %590 = arith.select %583, %589, %585 : f32
      %591 = arith.addi %572, %c4 : index
      %592 = arith.cmpi eq, %hasBias, %c9 : index
      %593 = arith.addi %571, %591 : index
      %594 = memref.load %15[%593] : memref<?xf32>
      %595 = arith.muli %0, %c18 : index
      %596 = arith.addi %595, %591 : index
      %597 = memref.load %bias[%596] : memref<?xf32>
      %598 = arith.addf %594, %597 : f32
      %599 = arith.select %592, %598, %594 : f32
      %600 = arith.addi %591, %c5 : index
      %601 = arith.cmpi eq, %hasBias, %c9 : index
      %602 = arith.addi %571, %600 : index
      %603 = memref.load %15[%602] : memref<?xf32>
      %604 = arith.muli %0, %c18 : index
      %605 = arith.addi %604, %600 : index
      %606 = memref.load %bias[%605] : memref<?xf32>
      %607 = arith.addf %603, %606 : f32
      %608 = arith.select %601, %607, %603 : f32
      %609 = arith.addi %572, %c20 : index
      %610 = arith.cmpi eq, %hasBias, %c9 : index
      %611 = arith.addi %571, %609 : index
      %612 = memref.load %15[%611] : memref<?xf32>
      %613 = arith.muli %0, %c18 : index
      %614 = arith.addi %613, %609 : index
      %615 = memref.load %bias[%614] : memref<?xf32>
      %616 = arith.addf %612, %615 : f32
      %617 = arith.select %610, %616, %612 : f32
      %618 = arith.addi %609, %c5 : index
      %619 = arith.cmpi eq, %hasBias, %c9 : index
      %620 = arith.addi %571, %618 : index
      %621 = memref.load %15[%620] : memref<?xf32>
      %622 = arith.muli %0, %c18 : index
      %623 = arith.addi %622, %618 : index
      %624 = memref.load %bias[%623] : memref<?xf32>
      %625 = arith.addf %621, %624 : f32
      %626 = arith.select %619, %625, %621 : f32
      %627 = arith.addi %572, %c21 : index
      %628 = arith.cmpi eq, %hasBias, %c9 : index
      %629 = arith.addi %571, %627 : index
      %630 = memref.load %15[%629] : memref<?xf32>
      %631 = arith.muli %0, %c18 : index
      %632 = arith.addi %631, %627 : index
      %633 = memref.load %bias[%632] : memref<?xf32>
      %634 = arith.addf %630, %633 : f32
      %635 = arith.select %628, %634, %630 : f32
      %636 = arith.addi %627, %c5 : index
      %637 = arith.cmpi eq, %hasBias, %c9 : index
      %638 = arith.addi %571, %636 : index
      %639 = memref.load %15[%638] : memref<?xf32>
      %640 = arith.muli %0, %c18 : index
      %641 = arith.addi %640, %636 : index
      %642 = memref.load %bias[%641] : memref<?xf32>
      %643 = arith.addf %639, %642 : f32
      %644 = arith.select %637, %643, %639 : f32
      %645 = arith.addi %heads, %kvHeads : index
      %646 = arith.cmpi slt, %0, %645 : index
      scf.if %646 {
        %647 = arith.addi %positionsAt, %570 : index
        %648 = memref.load %step[%647] : memref<?xi32>
        %649 = arith.index_cast %648 : i32 to index
        %650 = arith.cmpi eq, %hasNorm, %c9 : index
        %651 = math.fma %581, %581, %c30 : f32
        %652 = math.fma %590, %590, %651 : f32
        %653 = math.fma %599, %599, %652 : f32
        %654 = math.fma %608, %608, %653 : f32
        %655 = math.fma %617, %617, %654 : f32
        %656 = math.fma %626, %626, %655 : f32
        %657 = math.fma %635, %635, %656 : f32
        %658 = math.fma %644, %644, %657 : f32
        %659 = vector.broadcast %658 : f32 to vector<1xf32>
        %660 = wave.reduce "add" %659 : vector<1xf32>
        %661 = arith.mulf %660, %inverseHeadDim : f32
        %662 = arith.addf %661, %epsilon : f32
        %663 = math.sqrt %662 : f32
        %664 = arith.divf %c26, %663 : f32
        %665 = arith.cmpi slt, %0, %heads : index
        %666 = arith.addi %573, %c5 : index
        %667 = memref.load %query_norm[%573] : memref<?xf32>
        %668 = memref.load %key_norm[%573] : memref<?xf32>
        %669 = arith.select %665, %667, %668 : f32
        %670 = arith.mulf %581, %664 : f32
        %671 = arith.mulf %670, %669 : f32
        %672 = arith.select %650, %671, %581 : f32
        %673 = memref.load %query_norm[%666] : memref<?xf32>
        %674 = memref.load %key_norm[%666] : memref<?xf32>
        %675 = arith.select %665, %673, %674 : f32
        %676 = arith.mulf %590, %664 : f32
        %677 = arith.mulf %676, %675 : f32
        %678 = arith.select %650, %677, %590 : f32
        %679 = arith.addi %591, %c5 : index
        %680 = memref.load %query_norm[%591] : memref<?xf32>
        %681 = memref.load %key_norm[%591] : memref<?xf32>
        %682 = arith.select %665, %680, %681 : f32
        %683 = arith.mulf %599, %664 : f32
        %684 = arith.mulf %683, %682 : f32
        %685 = arith.select %650, %684, %599 : f32
        %686 = memref.load %query_norm[%679] : memref<?xf32>
        %687 = memref.load %key_norm[%679] : memref<?xf32>
        %688 = arith.select %665, %686, %687 : f32
        %689 = arith.mulf %608, %664 : f32
        %690 = arith.mulf %689, %688 : f32
        %691 = arith.select %650, %690, %608 : f32
        %692 = arith.addi %609, %c5 : index
        %693 = memref.load %query_norm[%609] : memref<?xf32>
        %694 = memref.load %key_norm[%609] : memref<?xf32>
        %695 = arith.select %665, %693, %694 : f32
        %696 = arith.mulf %617, %664 : f32
        %697 = arith.mulf %696, %695 : f32
        %698 = arith.select %650, %697, %617 : f32
        %699 = memref.load %query_norm[%692] : memref<?xf32>
        %700 = memref.load %key_norm[%692] : memref<?xf32>
        %701 = arith.select %665, %699, %700 : f32
        %702 = arith.mulf %626, %664 : f32
        %703 = arith.mulf %702, %701 : f32
        %704 = arith.select %650, %703, %626 : f32
        %705 = arith.addi %627, %c5 : index
        %706 = memref.load %query_norm[%627] : memref<?xf32>
        %707 = memref.load %key_norm[%627] : memref<?xf32>
        %708 = arith.select %665, %706, %707 : f32
        %709 = arith.mulf %635, %664 : f32
        %710 = arith.mulf %709, %708 : f32
        %711 = arith.select %650, %710, %635 : f32
        %712 = memref.load %query_norm[%705] : memref<?xf32>
        %713 = memref.load %key_norm[%705] : memref<?xf32>
        %714 = arith.select %665, %712, %713 : f32
        %715 = arith.mulf %644, %664 : f32
        %716 = arith.mulf %715, %714 : f32
        %717 = arith.select %650, %716, %644 : f32
        %718 = arith.remui %649, %c18 : index
        %719 = arith.muli %718, %c18 : index
        %720 = arith.addi %719, %573 : index
        %721 = arith.divui %649, %c18 : index
        %722 = arith.addi %721, %c18 : index
        %723 = arith.muli %722, %c18 : index
        %724 = arith.addi %723, %573 : index
        %725 = memref.load %rope[%720] : memref<?xf32>
        %726 = arith.addi %720, %c5 : index
        %727 = memref.load %rope[%726] : memref<?xf32>
        %728 = memref.load %rope[%724] : memref<?xf32>
        %729 = arith.addi %724, %c5 : index
        %730 = memref.load %rope[%729] : memref<?xf32>
        %731 = arith.mulf %728, %725 : f32
        %732 = arith.mulf %730, %727 : f32
        %733 = arith.subf %731, %732 : f32
        %734 = arith.mulf %730, %725 : f32
        %735 = arith.mulf %728, %727 : f32
        %736 = arith.addf %734, %735 : f32
        %737 = arith.mulf %672, %733 : f32
        %738 = arith.mulf %678, %736 : f32
        %739 = arith.subf %737, %738 : f32
        %740 = arith.mulf %678, %733 : f32
        %741 = arith.mulf %672, %736 : f32
        %742 = arith.addf %740, %741 : f32
        %743 = arith.cmpi slt, %0, %heads : index
        scf.if %743 {
          %744 = arith.muli %570, %heads : index
          %745 = arith.addi %744, %0 : index
          %746 = arith.muli %745, %c18 : index
          %747 = arith.addi %746, %573 : index
          memref.store %739, %q[%747] : memref<?xf32>
          %748 = arith.addi %747, %c5 : index
          memref.store %742, %q[%748] : memref<?xf32>
        } else {
          %749 = arith.addi %571, %573 : index
          memref.store %739, %15[%749] : memref<?xf32>
          %750 = arith.addi %571, %573 : index
          %751 = arith.addi %750, %c5 : index
          memref.store %742, %15[%751] : memref<?xf32>
        }
        %752 = arith.remui %649, %c18 : index
        %753 = arith.muli %752, %c18 : index
        %754 = arith.addi %753, %591 : index
        %755 = arith.divui %649, %c18 : index
        %756 = arith.addi %755, %c18 : index
        %757 = arith.muli %756, %c18 : index
        %758 = arith.addi %757, %591 : index
        %759 = memref.load %rope[%754] : memref<?xf32>
        %760 = arith.addi %754, %c5 : index
        %761 = memref.load %rope[%760] : memref<?xf32>
        %762 = memref.load %rope[%758] : memref<?xf32>
        %763 = arith.addi %758, %c5 : index
        %764 = memref.load %rope[%763] : memref<?xf32>
        %765 = arith.mulf %762, %759 : f32
        %766 = arith.mulf %764, %761 : f32
        %767 = arith.subf %765, %766 : f32
        %768 = arith.mulf %764, %759 : f32
        %769 = arith.mulf %762, %761 : f32
        %770 = arith.addf %768, %769 : f32
        %771 = arith.mulf %685, %767 : f32
        %772 = arith.mulf %691, %770 : f32
        %773 = arith.subf %771, %772 : f32
        %774 = arith.mulf %691, %767 : f32
        %775 = arith.mulf %685, %770 : f32
        %776 = arith.addf %774, %775 : f32
        %777 = arith.cmpi slt, %0, %heads : index
        scf.if %777 {
          %778 = arith.muli %570, %heads : index
          %779 = arith.addi %778, %0 : index
          %780 = arith.muli %779, %c18 : index
          %781 = arith.addi %780, %591 : index
          memref.store %773, %q[%781] : memref<?xf32>
          %782 = arith.addi %781, %c5 : index
          memref.store %776, %q[%782] : memref<?xf32>
        } else {
          %783 = arith.addi %571, %591 : index
          memref.store %773, %15[%783] : memref<?xf32>
          %784 = arith.addi %571, %591 : index
          %785 = arith.addi %784, %c5 : index
          memref.store %776, %15[%785] : memref<?xf32>
        }
        %786 = arith.remui %649, %c18 : index
        %787 = arith.muli %786, %c18 : index
        %788 = arith.addi %787, %609 : index
        %789 = arith.divui %649, %c18 : index
        %790 = arith.addi %789, %c18 : index
        %791 = arith.muli %790, %c18 : index
        %792 = arith.addi %791, %609 : index
        %793 = memref.load %rope[%788] : memref<?xf32>
        %794 = arith.addi %788, %c5 : index
        %795 = memref.load %rope[%794] : memref<?xf32>
        %796 = memref.load %rope[%792] : memref<?xf32>
        %797 = arith.addi %792, %c5 : index
        %798 = memref.load %rope[%797] : memref<?xf32>
        %799 = arith.mulf %796, %793 : f32
        %800 = arith.mulf %798, %795 : f32
        %801 = arith.subf %799, %800 : f32
        %802 = arith.mulf %798, %793 : f32
        %803 = arith.mulf %796, %795 : f32
        %804 = arith.addf %802, %803 : f32
        %805 = arith.mulf %698, %801 : f32
        %806 = arith.mulf %704, %804 : f32
        %807 = arith.subf %805, %806 : f32
        %808 = arith.mulf %704, %801 : f32
        %809 = arith.mulf %698, %804 : f32
        %810 = arith.addf %808, %809 : f32
        %811 = arith.cmpi slt, %0, %heads : index
        scf.if %811 {
          %812 = arith.muli %570, %heads : index
          %813 = arith.addi %812, %0 : index
          %814 = arith.muli %813, %c18 : index
          %815 = arith.addi %814, %609 : index
          memref.store %807, %q[%815] : memref<?xf32>
          %816 = arith.addi %815, %c5 : index
          memref.store %810, %q[%816] : memref<?xf32>
        } else {
          %817 = arith.addi %571, %609 : index
          memref.store %807, %15[%817] : memref<?xf32>
          %818 = arith.addi %571, %609 : index
          %819 = arith.addi %818, %c5 : index
          memref.store %810, %15[%819] : memref<?xf32>
        }
        %820 = arith.remui %649, %c18 : index
        %821 = arith.muli %820, %c18 : index
        %822 = arith.addi %821, %627 : index
        %823 = arith.divui %649, %c18 : index
        %824 = arith.addi %823, %c18 : index
        %825 = arith.muli %824, %c18 : index
        %826 = arith.addi %825, %627 : index
        %827 = memref.load %rope[%822] : memref<?xf32>
        %828 = arith.addi %822, %c5 : index
        %829 = memref.load %rope[%828] : memref<?xf32>
        %830 = memref.load %rope[%826] : memref<?xf32>
        %831 = arith.addi %826, %c5 : index
        %832 = memref.load %rope[%831] : memref<?xf32>
        %833 = arith.mulf %830, %827 : f32
        %834 = arith.mulf %832, %829 : f32
        %835 = arith.subf %833, %834 : f32
        %836 = arith.mulf %832, %827 : f32
        %837 = arith.mulf %830, %829 : f32
        %838 = arith.addf %836, %837 : f32
        %839 = arith.mulf %711, %835 : f32
        %840 = arith.mulf %717, %838 : f32
        %841 = arith.subf %839, %840 : f32
        %842 = arith.mulf %717, %835 : f32
        %843 = arith.mulf %711, %838 : f32
        %844 = arith.addf %842, %843 : f32
        %845 = arith.cmpi slt, %0, %heads : index
        scf.if %845 {
          %846 = arith.muli %570, %heads : index
          %847 = arith.addi %846, %0 : index
          %848 = arith.muli %847, %c18 : index
          %849 = arith.addi %848, %627 : index
          memref.store %841, %q[%849] : memref<?xf32>
          %850 = arith.addi %849, %c5 : index
          memref.store %844, %q[%850] : memref<?xf32>
        } else {
          %851 = arith.addi %571, %627 : index
          memref.store %841, %15[%851] : memref<?xf32>
          %852 = arith.addi %571, %627 : index
          %853 = arith.addi %852, %c5 : index
          memref.store %844, %15[%853] : memref<?xf32>
        }
      } else {
        %854 = arith.cmpi slt, %0, %heads : index
        scf.if %854 {
          %855 = arith.muli %570, %heads : index
          %856 = arith.addi %855, %0 : index
          %857 = arith.muli %856, %c18 : index
          %858 = arith.addi %857, %573 : index
          memref.store %581, %q[%858] : memref<?xf32>
          %859 = arith.addi %858, %c5 : index
          memref.store %590, %q[%859] : memref<?xf32>
        } else {
          %860 = arith.addi %571, %573 : index
          memref.store %581, %15[%860] : memref<?xf32>
          %861 = arith.addi %571, %573 : index
          %862 = arith.addi %861, %c5 : index
          memref.store %590, %15[%862] : memref<?xf32>
        }
        %863 = arith.cmpi slt, %0, %heads : index
        scf.if %863 {
          %864 = arith.muli %570, %heads : index
          %865 = arith.addi %864, %0 : index
          %866 = arith.muli %865, %c18 : index
          %867 = arith.addi %866, %591 : index
          memref.store %599, %q[%867] : memref<?xf32>
          %868 = arith.addi %867, %c5 : index
          memref.store %608, %q[%868] : memref<?xf32>
        } else {
          %869 = arith.addi %571, %591 : index
          memref.store %599, %15[%869] : memref<?xf32>
          %870 = arith.addi %571, %591 : index
          %871 = arith.addi %870, %c5 : index
          memref.store %608, %15[%871] : memref<?xf32>
        }
        %872 = arith.cmpi slt, %0, %heads : index
        scf.if %872 {
          %873 = arith.muli %570, %heads : index
          %874 = arith.addi %873, %0 : index
          %875 = arith.muli %874, %c18 : index
          %876 = arith.addi %875, %609 : index
          memref.store %617, %q[%876] : memref<?xf32>
          %877 = arith.addi %876, %c5 : index
          memref.store %626, %q[%877] : memref<?xf32>
        } else {
          %878 = arith.addi %571, %609 : index
          memref.store %617, %15[%878] : memref<?xf32>
          %879 = arith.addi %571, %609 : index
          %880 = arith.addi %879, %c5 : index
          memref.store %626, %15[%880] : memref<?xf32>
        }
        %881 = arith.cmpi slt, %0, %heads : index
        scf.if %881 {
          %882 = arith.muli %570, %heads : index
          %883 = arith.addi %882, %0 : index
          %884 = arith.muli %883, %c18 : index
          %885 = arith.addi %884, %627 : index
          memref.store %635, %q[%885] : memref<?xf32>
          %886 = arith.addi %885, %c5 : index
          memref.store %644, %q[%886] : memref<?xf32>
        } else {
          %887 = arith.addi %571, %627 : index
          memref.store %635, %15[%887] : memref<?xf32>
          %888 = arith.addi %571, %627 : index
          %889 = arith.addi %888, %c5 : index
          memref.store %644, %15[%889] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %890 = arith.cmpi sge, %0, %heads : index
    scf.if %890 {
      %891 = arith.addi %566, %c8 : index
      %892 = arith.addi %565, %891 : index
      %893 = arith.cmpi slt, %892, %17 : index
      scf.if %893 {
        %894 = arith.addi %565, %891 : index
        %895 = arith.addi %slotsAt, %894 : index
        %896 = memref.load %step[%895] : memref<?xi32>
        %897 = arith.index_cast %896 : i32 to index
        %898 = arith.cmpi sge, %897, %c8 : index
        scf.if %898 {
          %899 = arith.muli %891, %c18 : index
          %900 = arith.subi %0, %heads : index
          %901 = memref.load %scales[%900] : memref<?xf32>
          %902 = vector.broadcast %901 : f32 to vector<4xf32>
          %903 = arith.divui %897, %c6 : index
          %904 = arith.remui %897, %c6 : index
          %905 = arith.muli %903, %pageBytes : index
          %906 = arith.cmpi eq, %codec, %c8 : index
          scf.if %906 {
            %907 = wave.lane
            %908 = arith.muli %907, %c15 : index
            scf.for %909 = %908 to %c18 step %c5 {
              %910 = arith.addi %899, %909 : index
              %911 = vector.load %15[%910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %912 = arith.mulf %911, %902 : vector<4xf32>
              %913 = arith.minimumf %912, %c36 : vector<4xf32>
              %914 = arith.maximumf %913, %c37 : vector<4xf32>
              %915 = arith.truncf %914 : vector<4xf32> to vector<4xf16>
              %916 = vector.bitcast %915 : vector<4xf16> to vector<8xi8>
              %917 = arith.cmpi slt, %900, %kvHeads : index
              scf.if %917 {
                %918 = arith.muli %900, %c38 : index
                %919 = arith.addi %905, %918 : index
                %920 = arith.divui %909, %c6 : index
                %921 = arith.muli %920, %c17 : index
                %922 = arith.remui %909, %c6 : index
                %923 = arith.divui %922, %c2 : index
                %924 = arith.muli %923, %c18 : index
                %925 = arith.muli %904, %c6 : index
                %926 = arith.addi %924, %925 : index
                %927 = arith.remui %922, %c2 : index
                %928 = arith.muli %927, %c7 : index
                %929 = arith.addi %926, %928 : index
                %930 = arith.addi %921, %929 : index
                %931 = arith.addi %919, %930 : index
                vector.store %916, %kv[%931] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %932 = arith.subi %900, %kvHeads : index
                %933 = arith.muli %932, %c38 : index
                %934 = arith.addi %905, %933 : index
                %935 = arith.addi %909, %c8 : index
                %936 = arith.divui %935, %c6 : index
                %937 = arith.muli %936, %c17 : index
                %938 = arith.addi %937, %c10 : index
                %939 = arith.remui %935, %c6 : index
                %940 = arith.divui %904, %c7 : index
                %941 = arith.remui %904, %c7 : index
                %942 = arith.muli %941, %c2 : index
                %943 = arith.addi %940, %942 : index
                %944 = arith.divui %943, %c2 : index
                %945 = arith.muli %944, %c18 : index
                %946 = arith.muli %939, %c6 : index
                %947 = arith.addi %945, %946 : index
                %948 = arith.remui %943, %c2 : index
                %949 = arith.muli %948, %c7 : index
                %950 = arith.addi %947, %949 : index
                %951 = arith.addi %938, %950 : index
                %952 = arith.addi %934, %951 : index
                %953 = vector.shuffle %916, %916 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %953, %kv[%952] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %954 = arith.addi %909, %c9 : index
                %955 = arith.divui %954, %c6 : index
                %956 = arith.muli %955, %c17 : index
                %957 = arith.addi %956, %c10 : index
                %958 = arith.remui %954, %c6 : index
                %959 = arith.divui %904, %c7 : index
                %960 = arith.remui %904, %c7 : index
                %961 = arith.muli %960, %c2 : index
                %962 = arith.addi %959, %961 : index
                %963 = arith.divui %962, %c2 : index
                %964 = arith.muli %963, %c18 : index
                %965 = arith.muli %958, %c6 : index
                %966 = arith.addi %964, %965 : index
                %967 = arith.remui %962, %c2 : index
                %968 = arith.muli %967, %c7 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.addi %957, %969 : index
                %971 = arith.addi %934, %970 : index
                %972 = vector.shuffle %916, %916 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %972, %kv[%971] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %973 = arith.addi %909, %c7 : index
                %974 = arith.divui %973, %c6 : index
                %975 = arith.muli %974, %c17 : index
                %976 = arith.addi %975, %c10 : index
                %977 = arith.remui %973, %c6 : index
                %978 = arith.divui %904, %c7 : index
                %979 = arith.remui %904, %c7 : index
                %980 = arith.muli %979, %c2 : index
                %981 = arith.addi %978, %980 : index
                %982 = arith.divui %981, %c2 : index
                %983 = arith.muli %982, %c18 : index
                %984 = arith.muli %977, %c6 : index
                %985 = arith.addi %983, %984 : index
                %986 = arith.remui %981, %c2 : index
                %987 = arith.muli %986, %c7 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.addi %976, %988 : index
                %990 = arith.addi %934, %989 : index
                %991 = vector.shuffle %916, %916 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %991, %kv[%990] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %992 = arith.addi %909, %c19 : index
                %993 = arith.divui %992, %c6 : index
                %994 = arith.muli %993, %c17 : index
                %995 = arith.addi %994, %c10 : index
                %996 = arith.remui %992, %c6 : index
                %997 = arith.divui %904, %c7 : index
                %998 = arith.remui %904, %c7 : index
                %999 = arith.muli %998, %c2 : index
                %1000 = arith.addi %997, %999 : index
                %1001 = arith.divui %1000, %c2 : index
                %1002 = arith.muli %1001, %c18 : index
                %1003 = arith.muli %996, %c6 : index
                %1004 = arith.addi %1002, %1003 : index
                %1005 = arith.remui %1000, %c2 : index
                %1006 = arith.muli %1005, %c7 : index
                %1007 = arith.addi %1004, %1006 : index
                %1008 = arith.addi %995, %1007 : index
                %1009 = arith.addi %934, %1008 : index
                %1010 = vector.shuffle %916, %916 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1010, %kv[%1009] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1011 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1011 {
            %1012 = wave.lane
            %1013 = arith.muli %1012, %c15 : index
            scf.for %1014 = %1013 to %c18 step %c5 {
              %1015 = arith.addi %899, %1014 : index
              %1016 = vector.load %15[%1015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1017 = arith.mulf %1016, %902 : vector<4xf32>
              %1018 = wave.fp8_encode "e4m3" %1017 : vector<4xf32> -> vector<4xi8>
              %1019 = arith.cmpi slt, %900, %kvHeads : index
              scf.if %1019 {
                %1020 = arith.muli %900, %c10 : index
                %1021 = arith.addi %905, %1020 : index
                %1022 = vector.shuffle %1018, %1018 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1023 = arith.divui %1014, %c6 : index
                %1024 = arith.muli %1023, %c18 : index
                %1025 = arith.remui %1014, %c6 : index
                %1026 = arith.muli %904, %c6 : index
                %1027 = arith.divui %1025, %c15 : index
                %1028 = arith.muli %1027, %c15 : index
                %1029 = arith.remui %1025, %c7 : index
                %1030 = arith.muli %1029, %c7 : index
                %1031 = arith.addi %1028, %1030 : index
                %1032 = arith.divui %1025, %c7 : index
                %1033 = arith.remui %1032, %c7 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.addi %1026, %1034 : index
                %1036 = arith.addi %1024, %1035 : index
                %1037 = arith.addi %1021, %1036 : index
                vector.store %1022, %kv[%1037] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1038 = arith.subi %900, %kvHeads : index
                %1039 = arith.muli %1038, %c10 : index
                %1040 = arith.addi %905, %1039 : index
                %1041 = arith.addi %1014, %c8 : index
                %1042 = arith.divui %1041, %c6 : index
                %1043 = arith.muli %1042, %c18 : index
                %1044 = arith.addi %1043, %c11 : index
                %1045 = arith.remui %1041, %c6 : index
                %1046 = arith.divui %904, %c7 : index
                %1047 = arith.remui %904, %c7 : index
                %1048 = arith.muli %1047, %c2 : index
                %1049 = arith.addi %1046, %1048 : index
                %1050 = arith.muli %1045, %c6 : index
                %1051 = arith.divui %1049, %c15 : index
                %1052 = arith.muli %1051, %c15 : index
                %1053 = arith.remui %1049, %c7 : index
                %1054 = arith.muli %1053, %c7 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.divui %1049, %c7 : index
                %1057 = arith.remui %1056, %c7 : index
                %1058 = arith.addi %1055, %1057 : index
                %1059 = arith.addi %1050, %1058 : index
                %1060 = arith.addi %1044, %1059 : index
                %1061 = arith.addi %1040, %1060 : index
                %1062 = vector.shuffle %1018, %1018 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1062, %kv[%1061] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1063 = arith.addi %1014, %c9 : index
                %1064 = arith.divui %1063, %c6 : index
                %1065 = arith.muli %1064, %c18 : index
                %1066 = arith.addi %1065, %c11 : index
                %1067 = arith.remui %1063, %c6 : index
                %1068 = arith.divui %904, %c7 : index
                %1069 = arith.remui %904, %c7 : index
                %1070 = arith.muli %1069, %c2 : index
                %1071 = arith.addi %1068, %1070 : index
                %1072 = arith.muli %1067, %c6 : index
                %1073 = arith.divui %1071, %c15 : index
                %1074 = arith.muli %1073, %c15 : index
                %1075 = arith.remui %1071, %c7 : index
                %1076 = arith.muli %1075, %c7 : index
                %1077 = arith.addi %1074, %1076 : index
                %1078 = arith.divui %1071, %c7 : index
                %1079 = arith.remui %1078, %c7 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.addi %1072, %1080 : index
                %1082 = arith.addi %1066, %1081 : index
                %1083 = arith.addi %1040, %1082 : index
                %1084 = vector.shuffle %1018, %1018 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1084, %kv[%1083] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1085 = arith.addi %1014, %c7 : index
                %1086 = arith.divui %1085, %c6 : index
                %1087 = arith.muli %1086, %c18 : index
                %1088 = arith.addi %1087, %c11 : index
                %1089 = arith.remui %1085, %c6 : index
                %1090 = arith.divui %904, %c7 : index
                %1091 = arith.remui %904, %c7 : index
                %1092 = arith.muli %1091, %c2 : index
                %1093 = arith.addi %1090, %1092 : index
                %1094 = arith.muli %1089, %c6 : index
                %1095 = arith.divui %1093, %c15 : index
                %1096 = arith.muli %1095, %c15 : index
                %1097 = arith.remui %1093, %c7 : index
                %1098 = arith.muli %1097, %c7 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.divui %1093, %c7 : index
                %1101 = arith.remui %1100, %c7 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.addi %1094, %1102 : index
                %1104 = arith.addi %1088, %1103 : index
                %1105 = arith.addi %1040, %1104 : index
                %1106 = vector.shuffle %1018, %1018 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1106, %kv[%1105] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1107 = arith.addi %1014, %c19 : index
                %1108 = arith.divui %1107, %c6 : index
                %1109 = arith.muli %1108, %c18 : index
                %1110 = arith.addi %1109, %c11 : index
                %1111 = arith.remui %1107, %c6 : index
                %1112 = arith.divui %904, %c7 : index
                %1113 = arith.remui %904, %c7 : index
                %1114 = arith.muli %1113, %c2 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.muli %1111, %c6 : index
                %1117 = arith.divui %1115, %c15 : index
                %1118 = arith.muli %1117, %c15 : index
                %1119 = arith.remui %1115, %c7 : index
                %1120 = arith.muli %1119, %c7 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.divui %1115, %c7 : index
                %1123 = arith.remui %1122, %c7 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.addi %1116, %1124 : index
                %1126 = arith.addi %1110, %1125 : index
                %1127 = arith.addi %1040, %1126 : index
                %1128 = vector.shuffle %1018, %1018 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1128, %kv[%1127] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1129 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1129 {
            %1130 = wave.lane
            %1131 = arith.muli %1130, %c15 : index
            scf.for %1132 = %1131 to %c18 step %c5 {
              %1133 = arith.addi %899, %1132 : index
              %1134 = vector.load %15[%1133] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1135 = arith.mulf %1134, %902 : vector<4xf32>
              %1136 = wave.fp8_encode "e5m2" %1135 : vector<4xf32> -> vector<4xi8>
              %1137 = arith.cmpi slt, %900, %kvHeads : index
              scf.if %1137 {
                %1138 = arith.muli %900, %c10 : index
                %1139 = arith.addi %905, %1138 : index
                %1140 = vector.shuffle %1136, %1136 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1141 = arith.divui %1132, %c6 : index
                %1142 = arith.muli %1141, %c18 : index
                %1143 = arith.remui %1132, %c6 : index
                %1144 = arith.muli %904, %c6 : index
                %1145 = arith.divui %1143, %c15 : index
                %1146 = arith.muli %1145, %c15 : index
                %1147 = arith.remui %1143, %c7 : index
                %1148 = arith.muli %1147, %c7 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.divui %1143, %c7 : index
                %1151 = arith.remui %1150, %c7 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.addi %1144, %1152 : index
                %1154 = arith.addi %1142, %1153 : index
                %1155 = arith.addi %1139, %1154 : index
                vector.store %1140, %kv[%1155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1156 = arith.subi %900, %kvHeads : index
                %1157 = arith.muli %1156, %c10 : index
                %1158 = arith.addi %905, %1157 : index
                %1159 = arith.addi %1132, %c8 : index
                %1160 = arith.divui %1159, %c6 : index
                %1161 = arith.muli %1160, %c18 : index
                %1162 = arith.addi %1161, %c11 : index
                %1163 = arith.remui %1159, %c6 : index
                %1164 = arith.divui %904, %c7 : index
                %1165 = arith.remui %904, %c7 : index
                %1166 = arith.muli %1165, %c2 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.muli %1163, %c6 : index
                %1169 = arith.divui %1167, %c15 : index
                %1170 = arith.muli %1169, %c15 : index
                %1171 = arith.remui %1167, %c7 : index
                %1172 = arith.muli %1171, %c7 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1167, %c7 : index
                %1175 = arith.remui %1174, %c7 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.addi %1168, %1176 : index
                %1178 = arith.addi %1162, %1177 : index
                %1179 = arith.addi %1158, %1178 : index
                %1180 = vector.shuffle %1136, %1136 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1180, %kv[%1179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1181 = arith.addi %1132, %c9 : index
                %1182 = arith.divui %1181, %c6 : index
                %1183 = arith.muli %1182, %c18 : index
                %1184 = arith.addi %1183, %c11 : index
                %1185 = arith.remui %1181, %c6 : index
                %1186 = arith.divui %904, %c7 : index
                %1187 = arith.remui %904, %c7 : index
                %1188 = arith.muli %1187, %c2 : index
                %1189 = arith.addi %1186, %1188 : index
                %1190 = arith.muli %1185, %c6 : index
                %1191 = arith.divui %1189, %c15 : index
                %1192 = arith.muli %1191, %c15 : index
                %1193 = arith.remui %1189, %c7 : index
                %1194 = arith.muli %1193, %c7 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.divui %1189, %c7 : index
                %1197 = arith.remui %1196, %c7 : index
                %1198 = arith.addi %1195, %1197 : index
                %1199 = arith.addi %1190, %1198 : index
                %1200 = arith.addi %1184, %1199 : index
                %1201 = arith.addi %1158, %1200 : index
                %1202 = vector.shuffle %1136, %1136 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1202, %kv[%1201] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1203 = arith.addi %1132, %c7 : index
                %1204 = arith.divui %1203, %c6 : index
                %1205 = arith.muli %1204, %c18 : index
                %1206 = arith.addi %1205, %c11 : index
                %1207 = arith.remui %1203, %c6 : index
                %1208 = arith.divui %904, %c7 : index
                %1209 = arith.remui %904, %c7 : index
                %1210 = arith.muli %1209, %c2 : index
                %1211 = arith.addi %1208, %1210 : index
                %1212 = arith.muli %1207, %c6 : index
                %1213 = arith.divui %1211, %c15 : index
                %1214 = arith.muli %1213, %c15 : index
                %1215 = arith.remui %1211, %c7 : index
                %1216 = arith.muli %1215, %c7 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.divui %1211, %c7 : index
                %1219 = arith.remui %1218, %c7 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.addi %1212, %1220 : index
                %1222 = arith.addi %1206, %1221 : index
                %1223 = arith.addi %1158, %1222 : index
                %1224 = vector.shuffle %1136, %1136 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1224, %kv[%1223] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1225 = arith.addi %1132, %c19 : index
                %1226 = arith.divui %1225, %c6 : index
                %1227 = arith.muli %1226, %c18 : index
                %1228 = arith.addi %1227, %c11 : index
                %1229 = arith.remui %1225, %c6 : index
                %1230 = arith.divui %904, %c7 : index
                %1231 = arith.remui %904, %c7 : index
                %1232 = arith.muli %1231, %c2 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.muli %1229, %c6 : index
                %1235 = arith.divui %1233, %c15 : index
                %1236 = arith.muli %1235, %c15 : index
                %1237 = arith.remui %1233, %c7 : index
                %1238 = arith.muli %1237, %c7 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.divui %1233, %c7 : index
                %1241 = arith.remui %1240, %c7 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1234, %1242 : index
                %1244 = arith.addi %1228, %1243 : index
                %1245 = arith.addi %1158, %1244 : index
                %1246 = vector.shuffle %1136, %1136 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1246, %kv[%1245] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
