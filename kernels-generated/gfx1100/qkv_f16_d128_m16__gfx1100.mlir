// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=128, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d128_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
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
    %20 = arith.muli %1, %c9 : index
    %21 = arith.divui %inputFeatures, %c12 : index
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
    %36:2 = scf.for %33 = %23 to %32 step %c2 iter_args(%34 = %c14, %35 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %33, %c8 : index
      %39 = arith.addi %11, %c5 : index
      %40 = arith.muli %38, %c17 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.remui %37, %c12 : index
      %43 = arith.muli %42, %c12 : index
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
      %55 = arith.remui %37, %c12 : index
      %56 = arith.muli %55, %c12 : index
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
      %68 = arith.remui %37, %c12 : index
      %69 = arith.muli %68, %c12 : index
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
      %81 = arith.remui %37, %c12 : index
      %82 = arith.muli %81, %c12 : index
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
      %94 = arith.remui %37, %c12 : index
      %95 = arith.muli %94, %c12 : index
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
      %107 = arith.remui %37, %c12 : index
      %108 = arith.muli %107, %c12 : index
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
      %120 = arith.remui %37, %c12 : index
      %121 = arith.muli %120, %c12 : index
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
      %133 = arith.remui %37, %c12 : index
      %134 = arith.muli %133, %c12 : index
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
      %145 = arith.divui %inputFeatures, %c12 : index
      %146 = arith.muli %142, %145 : index
      %147 = arith.addi %146, %144 : index
      %148 = arith.muli %tileRows, %c12 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %37, %tileRows : index
      %151 = arith.muli %150, %c6 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c6 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %50, %34 : vector<16xf16>, vector<8xf32>
      %159 = wave.mma %157, %102, %35 : vector<16xf16>, vector<8xf32>
      %160 = arith.addi %20, %c8 : index
      %161 = arith.muli %33, %c9 : index
      %162 = arith.addi %161, %c9 : index
      %163 = arith.divui %inputFeatures, %c12 : index
      %164 = arith.muli %160, %163 : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %tileRows, %c12 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.remui %37, %tileRows : index
      %169 = arith.muli %168, %c6 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c6 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %63, %158 : vector<16xf16>, vector<8xf32>
      %177 = wave.mma %175, %115, %159 : vector<16xf16>, vector<8xf32>
      %178 = arith.addi %20, %c8 : index
      %179 = arith.muli %33, %c9 : index
      %180 = arith.addi %179, %c7 : index
      %181 = arith.divui %inputFeatures, %c12 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c12 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %37, %tileRows : index
      %187 = arith.muli %186, %c6 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c6 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %76, %176 : vector<16xf16>, vector<8xf32>
      %195 = wave.mma %193, %128, %177 : vector<16xf16>, vector<8xf32>
      %196 = arith.addi %20, %c8 : index
      %197 = arith.muli %33, %c9 : index
      %198 = arith.addi %197, %c19 : index
      %199 = arith.divui %inputFeatures, %c12 : index
      %200 = arith.muli %196, %199 : index
      %201 = arith.addi %200, %198 : index
      %202 = arith.muli %tileRows, %c12 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.remui %37, %tileRows : index
      %205 = arith.muli %204, %c6 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.muli %tileRows, %c6 : index
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
      %224 = arith.remui %219, %c12 : index
      %225 = arith.muli %224, %c12 : index
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
      %237 = arith.remui %219, %c12 : index
      %238 = arith.muli %237, %c12 : index
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
      %249 = arith.divui %inputFeatures, %c12 : index
      %250 = arith.muli %246, %249 : index
      %251 = arith.addi %250, %248 : index
      %252 = arith.muli %tileRows, %c12 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.remui %219, %tileRows : index
      %255 = arith.muli %254, %c6 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c6 : index
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
    %349 = arith.muli %4, %c7 : index
    %350 = arith.addi %349, %c8 : index
    %351 = arith.muli %350, %c7 : index
    %352 = arith.divui %265, %c12 : index
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
      %366 = arith.addi %361, %c27 : index
      %367 = memref.load %14[%366] : memref<?xf32>
      %368 = arith.addf %365, %367 : f32
      %369 = arith.addi %361, %c28 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.remui %265, %c12 : index
      %373 = arith.muli %372, %c2 : index
      %374 = arith.addi %11, %373 : index
      %375 = vector.load %w[%374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %376 = vector.bitcast %375 : vector<4xi8> to vector<1xf32>
      %377 = vector.extract %376[0] : f32 from vector<1xf32>
      %378 = arith.mulf %377, %358 : f32
      %379 = arith.mulf %371, %378 : f32
      %380 = arith.muli %3, %c7 : index
      %381 = arith.addi %380, %c8 : index
      %382 = arith.muli %381, %c12 : index
      %383 = arith.remui %265, %c12 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %353, %c5 : index
      %386 = arith.addi %385, %384 : index
      memref.store %379, %15[%386] : memref<?xf32>
      %387 = arith.addi %268, %c18 : index
      %388 = arith.muli %350, %c4 : index
      %389 = arith.addi %387, %388 : index
      %390 = memref.load %14[%389] : memref<?xf32>
      %391 = arith.addi %389, %c11 : index
      %392 = memref.load %14[%391] : memref<?xf32>
      %393 = arith.addf %390, %392 : f32
      %394 = arith.addi %389, %c27 : index
      %395 = memref.load %14[%394] : memref<?xf32>
      %396 = arith.addf %393, %395 : f32
      %397 = arith.addi %389, %c28 : index
      %398 = memref.load %14[%397] : memref<?xf32>
      %399 = arith.addf %396, %398 : f32
      %400 = arith.remui %265, %c12 : index
      %401 = arith.muli %400, %c2 : index
      %402 = arith.addi %13, %401 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
      %405 = vector.extract %404[0] : f32 from vector<1xf32>
      %406 = arith.mulf %405, %358 : f32
      %407 = arith.mulf %399, %406 : f32
      %408 = arith.muli %3, %c7 : index
      %409 = arith.addi %408, %c9 : index
      %410 = arith.muli %409, %c12 : index
      %411 = arith.remui %265, %c12 : index
      %412 = arith.addi %410, %411 : index
      %413 = arith.muli %353, %c5 : index
      %414 = arith.addi %413, %412 : index
      memref.store %407, %15[%414] : memref<?xf32>
    }
    %415 = arith.muli %4, %c7 : index
    %416 = arith.addi %415, %c9 : index
    %417 = arith.muli %416, %c7 : index
    %418 = arith.divui %265, %c12 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.addi %264, %419 : index
    %421 = arith.cmpi slt, %420, %17 : index
    scf.if %421 {
      %422 = arith.cmpi eq, %hasFactors, %c9 : index
      %423 = memref.load %factors[%420] : memref<?xf32>
      %424 = arith.select %422, %423, %c26 : f32
      %425 = arith.addi %268, %c8 : index
      %426 = arith.muli %416, %c4 : index
      %427 = arith.addi %425, %426 : index
      %428 = memref.load %14[%427] : memref<?xf32>
      %429 = arith.addi %427, %c11 : index
      %430 = memref.load %14[%429] : memref<?xf32>
      %431 = arith.addf %428, %430 : f32
      %432 = arith.addi %427, %c27 : index
      %433 = memref.load %14[%432] : memref<?xf32>
      %434 = arith.addf %431, %433 : f32
      %435 = arith.addi %427, %c28 : index
      %436 = memref.load %14[%435] : memref<?xf32>
      %437 = arith.addf %434, %436 : f32
      %438 = arith.remui %265, %c12 : index
      %439 = arith.muli %438, %c2 : index
      %440 = arith.addi %11, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<1xf32>
      %443 = vector.extract %442[0] : f32 from vector<1xf32>
      %444 = arith.mulf %443, %424 : f32
      %445 = arith.mulf %437, %444 : f32
      %446 = arith.muli %3, %c7 : index
      %447 = arith.addi %446, %c8 : index
      %448 = arith.muli %447, %c12 : index
      %449 = arith.remui %265, %c12 : index
      %450 = arith.addi %448, %449 : index
      %451 = arith.muli %419, %c5 : index
      %452 = arith.addi %451, %450 : index
      memref.store %445, %15[%452] : memref<?xf32>
      %453 = arith.addi %268, %c18 : index
      %454 = arith.muli %416, %c4 : index
      %455 = arith.addi %453, %454 : index
      %456 = memref.load %14[%455] : memref<?xf32>
      %457 = arith.addi %455, %c11 : index
      %458 = memref.load %14[%457] : memref<?xf32>
      %459 = arith.addf %456, %458 : f32
      %460 = arith.addi %455, %c27 : index
      %461 = memref.load %14[%460] : memref<?xf32>
      %462 = arith.addf %459, %461 : f32
      %463 = arith.addi %455, %c28 : index
      %464 = memref.load %14[%463] : memref<?xf32>
      %465 = arith.addf %462, %464 : f32
      %466 = arith.remui %265, %c12 : index
      %467 = arith.muli %466, %c2 : index
      %468 = arith.addi %13, %467 : index
      %469 = vector.load %w[%468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %470 = vector.bitcast %469 : vector<4xi8> to vector<1xf32>
      %471 = vector.extract %470[0] : f32 from vector<1xf32>
      %472 = arith.mulf %471, %424 : f32
      %473 = arith.mulf %465, %472 : f32
      %474 = arith.muli %3, %c7 : index
      %475 = arith.addi %474, %c9 : index
      %476 = arith.muli %475, %c12 : index
      %477 = arith.remui %265, %c12 : index
      %478 = arith.addi %476, %477 : index
      %479 = arith.muli %419, %c5 : index
      %480 = arith.addi %479, %478 : index
      memref.store %473, %15[%480] : memref<?xf32>
    }
    wave.barrier
    %481 = arith.addi %18, %c8 : index
    %482 = wave.wave
    %483 = arith.addi %482, %c8 : index
    %484 = arith.addi %481, %483 : index
    %485 = arith.cmpi slt, %484, %17 : index
    scf.if %485 {
      %486 = arith.addi %481, %483 : index
      %487 = arith.muli %483, %c5 : index
      %488 = wave.lane
      %489 = arith.addi %488, %c8 : index
      %490 = arith.cmpi eq, %hasBias, %c9 : index
      %491 = arith.addi %487, %489 : index
      %492 = memref.load %15[%491] : memref<?xf32>
      %493 = arith.muli %0, %c5 : index
      %494 = arith.addi %493, %489 : index
      %495 = memref.load %bias[%494] : memref<?xf32>
      %496 = arith.addf %492, %495 : f32
      %497 = arith.select %490, %496, %492 : f32
      %498 = arith.addi %489, %c20 : index
      %499 = arith.cmpi eq, %hasBias, %c9 : index
      %500 = arith.addi %487, %498 : index
      %501 = memref.load %15[%500] : memref<?xf32>
      %502 = arith.muli %0, %c5 : index
      %503 = arith.addi %502, %498 : index
      %504 = memref.load %bias[%503] : memref<?xf32>
      %505 = arith.addf %501, %504 : f32
      %506 = arith.select %499, %505, %501 : f32
      %507 = arith.addi %488, %c4 : index
      %508 = arith.cmpi eq, %hasBias, %c9 : index
      %509 = arith.addi %487, %507 : index
      %510 = memref.load %15[%509] : memref<?xf32>
      %511 = arith.muli %0, %c5 : index
      %512 = arith.addi %511, %507 : index
      %513 = memref.load %bias[%512] : memref<?xf32>
      %514 = arith.addf %510, %513 : f32
      %515 = arith.select %508, %514, %510 : f32
      %516 = arith.addi %507, %c20 : index
      %517 = arith.cmpi eq, %hasBias, %c9 : index
      %518 = arith.addi %487, %516 : index
      %519 = memref.load %15[%518] : memref<?xf32>
      %520 = arith.muli %0, %c5 : index
      %521 = arith.addi %520, %516 : index
      %522 = memref.load %bias[%521] : memref<?xf32>
      %523 = arith.addf %519, %522 : f32
      %524 = arith.select %517, %523, %519 : f32
      %525 = arith.addi %heads, %kvHeads : index
      %526 = arith.cmpi slt, %0, %525 : index
      scf.if %526 {
        %527 = arith.addi %positionsAt, %486 : index
        %528 = memref.load %step[%527] : memref<?xi32>
        %529 = arith.index_cast %528 : i32 to index
        %530 = arith.cmpi eq, %hasNorm, %c9 : index
        %531 = math.fma %497, %497, %c32 : f32
        %532 = math.fma %506, %506, %531 : f32
        %533 = math.fma %515, %515, %532 : f32
        %534 = math.fma %524, %524, %533 : f32
        %535 = vector.broadcast %534 : f32 to vector<1xf32>
        %536 = wave.reduce "add" %535 : vector<1xf32>
        %537 = arith.mulf %536, %inverseHeadDim : f32
        %538 = arith.addf %537, %epsilon : f32
        %539 = math.sqrt %538 : f32
        %540 = arith.divf %c26, %539 : f32
        %541 = arith.cmpi slt, %0, %heads : index
        %542 = arith.addi %489, %c20 : index
        %543 = memref.load %query_norm[%489] : memref<?xf32>
        %544 = memref.load %key_norm[%489] : memref<?xf32>
        %545 = arith.select %541, %543, %544 : f32
        %546 = arith.mulf %497, %540 : f32
        %547 = arith.mulf %546, %545 : f32
        %548 = arith.select %530, %547, %497 : f32
        %549 = memref.load %query_norm[%542] : memref<?xf32>
        %550 = memref.load %key_norm[%542] : memref<?xf32>
        %551 = arith.select %541, %549, %550 : f32
        %552 = arith.mulf %506, %540 : f32
        %553 = arith.mulf %552, %551 : f32
        %554 = arith.select %530, %553, %506 : f32
        %555 = arith.addi %507, %c20 : index
        %556 = memref.load %query_norm[%507] : memref<?xf32>
        %557 = memref.load %key_norm[%507] : memref<?xf32>
        %558 = arith.select %541, %556, %557 : f32
        %559 = arith.mulf %515, %540 : f32
        %560 = arith.mulf %559, %558 : f32
        %561 = arith.select %530, %560, %515 : f32
        %562 = memref.load %query_norm[%555] : memref<?xf32>
        %563 = memref.load %key_norm[%555] : memref<?xf32>
        %564 = arith.select %541, %562, %563 : f32
        %565 = arith.mulf %524, %540 : f32
        %566 = arith.mulf %565, %564 : f32
        %567 = arith.select %530, %566, %524 : f32
        %568 = arith.remui %529, %c18 : index
        %569 = arith.muli %568, %c5 : index
        %570 = arith.addi %569, %489 : index
        %571 = arith.divui %529, %c18 : index
        %572 = arith.addi %571, %c18 : index
        %573 = arith.muli %572, %c5 : index
        %574 = arith.addi %573, %489 : index
        %575 = memref.load %rope[%570] : memref<?xf32>
        %576 = arith.addi %570, %c20 : index
        %577 = memref.load %rope[%576] : memref<?xf32>
        %578 = memref.load %rope[%574] : memref<?xf32>
        %579 = arith.addi %574, %c20 : index
        %580 = memref.load %rope[%579] : memref<?xf32>
        %581 = arith.mulf %578, %575 : f32
        %582 = arith.mulf %580, %577 : f32
        %583 = arith.subf %581, %582 : f32
        %584 = arith.mulf %580, %575 : f32
        %585 = arith.mulf %578, %577 : f32
        %586 = arith.addf %584, %585 : f32
        %587 = arith.mulf %548, %583 : f32
        %588 = arith.mulf %554, %586 : f32
        %589 = arith.subf %587, %588 : f32
        %590 = arith.mulf %554, %583 : f32
        %591 = arith.mulf %548, %586 : f32
        %592 = arith.addf %590, %591 : f32
        %593 = arith.cmpi slt, %0, %heads : index
        scf.if %593 {
          %594 = arith.muli %486, %heads : index
          %595 = arith.addi %594, %0 : index
          %596 = arith.muli %595, %c5 : index
          %597 = arith.addi %596, %489 : index
          memref.store %589, %q[%597] : memref<?xf32>
          %598 = arith.addi %597, %c20 : index
          memref.store %592, %q[%598] : memref<?xf32>
        } else {
          %599 = arith.addi %487, %489 : index
          memref.store %589, %15[%599] : memref<?xf32>
          %600 = arith.addi %487, %489 : index
          %601 = arith.addi %600, %c20 : index
          memref.store %592, %15[%601] : memref<?xf32>
        }
        %602 = arith.remui %529, %c18 : index
        %603 = arith.muli %602, %c5 : index
        %604 = arith.addi %603, %507 : index
        %605 = arith.divui %529, %c18 : index
        %606 = arith.addi %605, %c18 : index
        %607 = arith.muli %606, %c5 : index
        %608 = arith.addi %607, %507 : index
        %609 = memref.load %rope[%604] : memref<?xf32>
        %610 = arith.addi %604, %c20 : index
        %611 = memref.load %rope[%610] : memref<?xf32>
        %612 = memref.load %rope[%608] : memref<?xf32>
        %613 = arith.addi %608, %c20 : index
        %614 = memref.load %rope[%613] : memref<?xf32>
        %615 = arith.mulf %612, %609 : f32
        %616 = arith.mulf %614, %611 : f32
        %617 = arith.subf %615, %616 : f32
        %618 = arith.mulf %614, %609 : f32
        %619 = arith.mulf %612, %611 : f32
        %620 = arith.addf %618, %619 : f32
        %621 = arith.mulf %561, %617 : f32
        %622 = arith.mulf %567, %620 : f32
        %623 = arith.subf %621, %622 : f32
        %624 = arith.mulf %567, %617 : f32
        %625 = arith.mulf %561, %620 : f32
        %626 = arith.addf %624, %625 : f32
        %627 = arith.cmpi slt, %0, %heads : index
        scf.if %627 {
          %628 = arith.muli %486, %heads : index
          %629 = arith.addi %628, %0 : index
          %630 = arith.muli %629, %c5 : index
          %631 = arith.addi %630, %507 : index
          memref.store %623, %q[%631] : memref<?xf32>
          %632 = arith.addi %631, %c20 : index
          memref.store %626, %q[%632] : memref<?xf32>
        } else {
          %633 = arith.addi %487, %507 : index
          memref.store %623, %15[%633] : memref<?xf32>
          %634 = arith.addi %487, %507 : index
          %635 = arith.addi %634, %c20 : index
          memref.store %626, %15[%635] : memref<?xf32>
        }
      } else {
        %636 = arith.cmpi slt, %0, %heads : index
        scf.if %636 {
          %637 = arith.muli %486, %heads : index
          %638 = arith.addi %637, %0 : index
          %639 = arith.muli %638, %c5 : index
          %640 = arith.addi %639, %489 : index
          memref.store %497, %q[%640] : memref<?xf32>
          %641 = arith.addi %640, %c20 : index
          memref.store %506, %q[%641] : memref<?xf32>
        } else {
          %642 = arith.addi %487, %489 : index
          memref.store %497, %15[%642] : memref<?xf32>
          %643 = arith.addi %487, %489 : index
          %644 = arith.addi %643, %c20 : index
          memref.store %506, %15[%644] : memref<?xf32>
        }
        %645 = arith.cmpi slt, %0, %heads : index
        scf.if %645 {
          %646 = arith.muli %486, %heads : index
          %647 = arith.addi %646, %0 : index
          %648 = arith.muli %647, %c5 : index
          %649 = arith.addi %648, %507 : index
          memref.store %515, %q[%649] : memref<?xf32>
          %650 = arith.addi %649, %c20 : index
          memref.store %524, %q[%650] : memref<?xf32>
        } else {
          %651 = arith.addi %487, %507 : index
          memref.store %515, %15[%651] : memref<?xf32>
          %652 = arith.addi %487, %507 : index
          %653 = arith.addi %652, %c20 : index
          memref.store %524, %15[%653] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %654 = arith.cmpi sge, %0, %heads : index
    scf.if %654 {
      %655 = arith.addi %482, %c8 : index
      %656 = arith.addi %481, %655 : index
      %657 = arith.cmpi slt, %656, %17 : index
      scf.if %657 {
        %658 = arith.addi %481, %655 : index
        %659 = arith.addi %slotsAt, %658 : index
        %660 = memref.load %step[%659] : memref<?xi32>
        %661 = arith.index_cast %660 : i32 to index
        %662 = arith.cmpi sge, %661, %c8 : index
        scf.if %662 {
          %663 = arith.muli %655, %c5 : index
          %664 = arith.subi %0, %heads : index
          %665 = memref.load %scales[%664] : memref<?xf32>
          %666 = vector.broadcast %665 : f32 to vector<4xf32>
          %667 = arith.divui %661, %c12 : index
          %668 = arith.remui %661, %c12 : index
          %669 = arith.muli %667, %pageBytes : index
          %670 = arith.cmpi eq, %codec, %c8 : index
          scf.if %670 {
            %671 = wave.lane
            %672 = arith.muli %671, %c2 : index
            scf.for %673 = %672 to %c5 step %c5 {
              %674 = arith.addi %663, %673 : index
              %675 = vector.load %15[%674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %676 = arith.mulf %675, %666 : vector<4xf32>
              %677 = arith.minimumf %676, %c38 : vector<4xf32>
              %678 = arith.maximumf %677, %c39 : vector<4xf32>
              %679 = arith.truncf %678 : vector<4xf32> to vector<4xf16>
              %680 = vector.bitcast %679 : vector<4xf16> to vector<8xi8>
              %681 = arith.cmpi slt, %664, %kvHeads : index
              scf.if %681 {
                %682 = arith.muli %664, %c10 : index
                %683 = arith.addi %669, %682 : index
                %684 = arith.divui %673, %c12 : index
                %685 = arith.muli %684, %c17 : index
                %686 = arith.remui %673, %c12 : index
                %687 = arith.divui %686, %c6 : index
                %688 = arith.muli %687, %c18 : index
                %689 = arith.muli %668, %c12 : index
                %690 = arith.addi %688, %689 : index
                %691 = arith.remui %686, %c6 : index
                %692 = arith.muli %691, %c7 : index
                %693 = arith.addi %690, %692 : index
                %694 = arith.addi %685, %693 : index
                %695 = arith.addi %683, %694 : index
                vector.store %680, %kv[%695] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %696 = arith.subi %664, %kvHeads : index
                %697 = arith.muli %696, %c10 : index
                %698 = arith.addi %669, %697 : index
                %699 = arith.addi %673, %c8 : index
                %700 = arith.divui %699, %c12 : index
                %701 = arith.muli %700, %c17 : index
                %702 = arith.addi %701, %c27 : index
                %703 = arith.remui %699, %c12 : index
                %704 = arith.divui %668, %c7 : index
                %705 = arith.remui %668, %c7 : index
                %706 = arith.muli %705, %c6 : index
                %707 = arith.addi %704, %706 : index
                %708 = arith.divui %707, %c6 : index
                %709 = arith.muli %708, %c18 : index
                %710 = arith.muli %703, %c12 : index
                %711 = arith.addi %709, %710 : index
                %712 = arith.remui %707, %c6 : index
                %713 = arith.muli %712, %c7 : index
                %714 = arith.addi %711, %713 : index
                %715 = arith.addi %702, %714 : index
                %716 = arith.addi %698, %715 : index
                %717 = vector.shuffle %680, %680 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %717, %kv[%716] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %718 = arith.addi %673, %c9 : index
                %719 = arith.divui %718, %c12 : index
                %720 = arith.muli %719, %c17 : index
                %721 = arith.addi %720, %c27 : index
                %722 = arith.remui %718, %c12 : index
                %723 = arith.divui %668, %c7 : index
                %724 = arith.remui %668, %c7 : index
                %725 = arith.muli %724, %c6 : index
                %726 = arith.addi %723, %725 : index
                %727 = arith.divui %726, %c6 : index
                %728 = arith.muli %727, %c18 : index
                %729 = arith.muli %722, %c12 : index
                %730 = arith.addi %728, %729 : index
                %731 = arith.remui %726, %c6 : index
                %732 = arith.muli %731, %c7 : index
                %733 = arith.addi %730, %732 : index
                %734 = arith.addi %721, %733 : index
                %735 = arith.addi %698, %734 : index
                %736 = vector.shuffle %680, %680 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %736, %kv[%735] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %737 = arith.addi %673, %c7 : index
                %738 = arith.divui %737, %c12 : index
                %739 = arith.muli %738, %c17 : index
                %740 = arith.addi %739, %c27 : index
                %741 = arith.remui %737, %c12 : index
                %742 = arith.divui %668, %c7 : index
                %743 = arith.remui %668, %c7 : index
                %744 = arith.muli %743, %c6 : index
                %745 = arith.addi %742, %744 : index
                %746 = arith.divui %745, %c6 : index
                %747 = arith.muli %746, %c18 : index
                %748 = arith.muli %741, %c12 : index
                %749 = arith.addi %747, %748 : index
                %750 = arith.remui %745, %c6 : index
                %751 = arith.muli %750, %c7 : index
                %752 = arith.addi %749, %751 : index
                %753 = arith.addi %740, %752 : index
                %754 = arith.addi %698, %753 : index
                %755 = vector.shuffle %680, %680 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %755, %kv[%754] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %756 = arith.addi %673, %c19 : index
                %757 = arith.divui %756, %c12 : index
                %758 = arith.muli %757, %c17 : index
                %759 = arith.addi %758, %c27 : index
                %760 = arith.remui %756, %c12 : index
                %761 = arith.divui %668, %c7 : index
                %762 = arith.remui %668, %c7 : index
                %763 = arith.muli %762, %c6 : index
                %764 = arith.addi %761, %763 : index
                %765 = arith.divui %764, %c6 : index
                %766 = arith.muli %765, %c18 : index
                %767 = arith.muli %760, %c12 : index
                %768 = arith.addi %766, %767 : index
                %769 = arith.remui %764, %c6 : index
                %770 = arith.muli %769, %c7 : index
                %771 = arith.addi %768, %770 : index
                %772 = arith.addi %759, %771 : index
                %773 = arith.addi %698, %772 : index
                %774 = vector.shuffle %680, %680 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %774, %kv[%773] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %775 = arith.cmpi eq, %codec, %c9 : index
          scf.if %775 {
            %776 = wave.lane
            %777 = arith.muli %776, %c2 : index
            scf.for %778 = %777 to %c5 step %c5 {
              %779 = arith.addi %663, %778 : index
              %780 = vector.load %15[%779] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %781 = arith.mulf %780, %666 : vector<4xf32>
              %782 = wave.fp8_encode "e4m3" %781 : vector<4xf32> -> vector<4xi8>
              %783 = arith.cmpi slt, %664, %kvHeads : index
              scf.if %783 {
                %784 = arith.muli %664, %c27 : index
                %785 = arith.addi %669, %784 : index
                %786 = vector.shuffle %782, %782 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %787 = arith.divui %778, %c12 : index
                %788 = arith.muli %787, %c18 : index
                %789 = arith.remui %778, %c12 : index
                %790 = arith.muli %668, %c12 : index
                %791 = arith.divui %789, %c2 : index
                %792 = arith.muli %791, %c2 : index
                %793 = arith.remui %789, %c7 : index
                %794 = arith.muli %793, %c7 : index
                %795 = arith.addi %792, %794 : index
                %796 = arith.divui %789, %c7 : index
                %797 = arith.remui %796, %c7 : index
                %798 = arith.addi %795, %797 : index
                %799 = arith.addi %790, %798 : index
                %800 = arith.addi %788, %799 : index
                %801 = arith.addi %785, %800 : index
                vector.store %786, %kv[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %802 = arith.subi %664, %kvHeads : index
                %803 = arith.muli %802, %c27 : index
                %804 = arith.addi %669, %803 : index
                %805 = arith.addi %778, %c8 : index
                %806 = arith.divui %805, %c12 : index
                %807 = arith.muli %806, %c18 : index
                %808 = arith.addi %807, %c11 : index
                %809 = arith.remui %805, %c12 : index
                %810 = arith.divui %668, %c7 : index
                %811 = arith.remui %668, %c7 : index
                %812 = arith.muli %811, %c6 : index
                %813 = arith.addi %810, %812 : index
                %814 = arith.muli %809, %c12 : index
                %815 = arith.divui %813, %c2 : index
                %816 = arith.muli %815, %c2 : index
                %817 = arith.remui %813, %c7 : index
                %818 = arith.muli %817, %c7 : index
                %819 = arith.addi %816, %818 : index
                %820 = arith.divui %813, %c7 : index
                %821 = arith.remui %820, %c7 : index
                %822 = arith.addi %819, %821 : index
                %823 = arith.addi %814, %822 : index
                %824 = arith.addi %808, %823 : index
                %825 = arith.addi %804, %824 : index
                %826 = vector.shuffle %782, %782 [0] : vector<4xi8>, vector<4xi8>
                vector.store %826, %kv[%825] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %827 = arith.addi %778, %c9 : index
                %828 = arith.divui %827, %c12 : index
                %829 = arith.muli %828, %c18 : index
                %830 = arith.addi %829, %c11 : index
                %831 = arith.remui %827, %c12 : index
                %832 = arith.divui %668, %c7 : index
                %833 = arith.remui %668, %c7 : index
                %834 = arith.muli %833, %c6 : index
                %835 = arith.addi %832, %834 : index
                %836 = arith.muli %831, %c12 : index
                %837 = arith.divui %835, %c2 : index
                %838 = arith.muli %837, %c2 : index
                %839 = arith.remui %835, %c7 : index
                %840 = arith.muli %839, %c7 : index
                %841 = arith.addi %838, %840 : index
                %842 = arith.divui %835, %c7 : index
                %843 = arith.remui %842, %c7 : index
                %844 = arith.addi %841, %843 : index
                %845 = arith.addi %836, %844 : index
                %846 = arith.addi %830, %845 : index
                %847 = arith.addi %804, %846 : index
                %848 = vector.shuffle %782, %782 [1] : vector<4xi8>, vector<4xi8>
                vector.store %848, %kv[%847] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %849 = arith.addi %778, %c7 : index
                %850 = arith.divui %849, %c12 : index
                %851 = arith.muli %850, %c18 : index
                %852 = arith.addi %851, %c11 : index
                %853 = arith.remui %849, %c12 : index
                %854 = arith.divui %668, %c7 : index
                %855 = arith.remui %668, %c7 : index
                %856 = arith.muli %855, %c6 : index
                %857 = arith.addi %854, %856 : index
                %858 = arith.muli %853, %c12 : index
                %859 = arith.divui %857, %c2 : index
                %860 = arith.muli %859, %c2 : index
                %861 = arith.remui %857, %c7 : index
                %862 = arith.muli %861, %c7 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.divui %857, %c7 : index
                %865 = arith.remui %864, %c7 : index
                %866 = arith.addi %863, %865 : index
                %867 = arith.addi %858, %866 : index
                %868 = arith.addi %852, %867 : index
                %869 = arith.addi %804, %868 : index
                %870 = vector.shuffle %782, %782 [2] : vector<4xi8>, vector<4xi8>
                vector.store %870, %kv[%869] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %871 = arith.addi %778, %c19 : index
                %872 = arith.divui %871, %c12 : index
                %873 = arith.muli %872, %c18 : index
                %874 = arith.addi %873, %c11 : index
                %875 = arith.remui %871, %c12 : index
                %876 = arith.divui %668, %c7 : index
                %877 = arith.remui %668, %c7 : index
                %878 = arith.muli %877, %c6 : index
                %879 = arith.addi %876, %878 : index
                %880 = arith.muli %875, %c12 : index
                %881 = arith.divui %879, %c2 : index
                %882 = arith.muli %881, %c2 : index
                %883 = arith.remui %879, %c7 : index
                %884 = arith.muli %883, %c7 : index
                %885 = arith.addi %882, %884 : index
                %886 = arith.divui %879, %c7 : index
                %887 = arith.remui %886, %c7 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.addi %880, %888 : index
                %890 = arith.addi %874, %889 : index
                %891 = arith.addi %804, %890 : index
                %892 = vector.shuffle %782, %782 [3] : vector<4xi8>, vector<4xi8>
                vector.store %892, %kv[%891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %893 = arith.cmpi eq, %codec, %c7 : index
          scf.if %893 {
            %894 = wave.lane
            %895 = arith.muli %894, %c2 : index
            scf.for %896 = %895 to %c5 step %c5 {
              %897 = arith.addi %663, %896 : index
              %898 = vector.load %15[%897] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %899 = arith.mulf %898, %666 : vector<4xf32>
              %900 = wave.fp8_encode "e5m2" %899 : vector<4xf32> -> vector<4xi8>
              %901 = arith.cmpi slt, %664, %kvHeads : index
              scf.if %901 {
                %902 = arith.muli %664, %c27 : index
                %903 = arith.addi %669, %902 : index
                %904 = vector.shuffle %900, %900 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %905 = arith.divui %896, %c12 : index
                %906 = arith.muli %905, %c18 : index
                %907 = arith.remui %896, %c12 : index
                %908 = arith.muli %668, %c12 : index
                %909 = arith.divui %907, %c2 : index
                %910 = arith.muli %909, %c2 : index
                %911 = arith.remui %907, %c7 : index
                %912 = arith.muli %911, %c7 : index
                %913 = arith.addi %910, %912 : index
                %914 = arith.divui %907, %c7 : index
                %915 = arith.remui %914, %c7 : index
                %916 = arith.addi %913, %915 : index
                %917 = arith.addi %908, %916 : index
                %918 = arith.addi %906, %917 : index
                %919 = arith.addi %903, %918 : index
                vector.store %904, %kv[%919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %920 = arith.subi %664, %kvHeads : index
                %921 = arith.muli %920, %c27 : index
                %922 = arith.addi %669, %921 : index
                %923 = arith.addi %896, %c8 : index
                %924 = arith.divui %923, %c12 : index
                %925 = arith.muli %924, %c18 : index
                %926 = arith.addi %925, %c11 : index
                %927 = arith.remui %923, %c12 : index
                %928 = arith.divui %668, %c7 : index
                %929 = arith.remui %668, %c7 : index
                %930 = arith.muli %929, %c6 : index
                %931 = arith.addi %928, %930 : index
                %932 = arith.muli %927, %c12 : index
                %933 = arith.divui %931, %c2 : index
                %934 = arith.muli %933, %c2 : index
                %935 = arith.remui %931, %c7 : index
                %936 = arith.muli %935, %c7 : index
                %937 = arith.addi %934, %936 : index
                %938 = arith.divui %931, %c7 : index
                %939 = arith.remui %938, %c7 : index
                %940 = arith.addi %937, %939 : index
                %941 = arith.addi %932, %940 : index
                %942 = arith.addi %926, %941 : index
                %943 = arith.addi %922, %942 : index
                %944 = vector.shuffle %900, %900 [0] : vector<4xi8>, vector<4xi8>
                vector.store %944, %kv[%943] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %945 = arith.addi %896, %c9 : index
                %946 = arith.divui %945, %c12 : index
                %947 = arith.muli %946, %c18 : index
                %948 = arith.addi %947, %c11 : index
                %949 = arith.remui %945, %c12 : index
                %950 = arith.divui %668, %c7 : index
                %951 = arith.remui %668, %c7 : index
                %952 = arith.muli %951, %c6 : index
                %953 = arith.addi %950, %952 : index
                %954 = arith.muli %949, %c12 : index
                %955 = arith.divui %953, %c2 : index
                %956 = arith.muli %955, %c2 : index
                %957 = arith.remui %953, %c7 : index
                %958 = arith.muli %957, %c7 : index
                %959 = arith.addi %956, %958 : index
                %960 = arith.divui %953, %c7 : index
                %961 = arith.remui %960, %c7 : index
                %962 = arith.addi %959, %961 : index
                %963 = arith.addi %954, %962 : index
                %964 = arith.addi %948, %963 : index
                %965 = arith.addi %922, %964 : index
                %966 = vector.shuffle %900, %900 [1] : vector<4xi8>, vector<4xi8>
                vector.store %966, %kv[%965] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %967 = arith.addi %896, %c7 : index
                %968 = arith.divui %967, %c12 : index
                %969 = arith.muli %968, %c18 : index
                %970 = arith.addi %969, %c11 : index
                %971 = arith.remui %967, %c12 : index
                %972 = arith.divui %668, %c7 : index
                %973 = arith.remui %668, %c7 : index
                %974 = arith.muli %973, %c6 : index
                %975 = arith.addi %972, %974 : index
                %976 = arith.muli %971, %c12 : index
                %977 = arith.divui %975, %c2 : index
                %978 = arith.muli %977, %c2 : index
                %979 = arith.remui %975, %c7 : index
                %980 = arith.muli %979, %c7 : index
                %981 = arith.addi %978, %980 : index
                %982 = arith.divui %975, %c7 : index
                %983 = arith.remui %982, %c7 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.addi %976, %984 : index
                %986 = arith.addi %970, %985 : index
                %987 = arith.addi %922, %986 : index
                %988 = vector.shuffle %900, %900 [2] : vector<4xi8>, vector<4xi8>
                vector.store %988, %kv[%987] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %989 = arith.addi %896, %c19 : index
                %990 = arith.divui %989, %c12 : index
                %991 = arith.muli %990, %c18 : index
                %992 = arith.addi %991, %c11 : index
                %993 = arith.remui %989, %c12 : index
                %994 = arith.divui %668, %c7 : index
                %995 = arith.remui %668, %c7 : index
                %996 = arith.muli %995, %c6 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.muli %993, %c12 : index
                %999 = arith.divui %997, %c2 : index
                %1000 = arith.muli %999, %c2 : index
                %1001 = arith.remui %997, %c7 : index
                %1002 = arith.muli %1001, %c7 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.divui %997, %c7 : index
                %1005 = arith.remui %1004, %c7 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.addi %998, %1006 : index
                %1008 = arith.addi %992, %1007 : index
                %1009 = arith.addi %922, %1008 : index
                %1010 = vector.shuffle %900, %900 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1010, %kv[%1009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
