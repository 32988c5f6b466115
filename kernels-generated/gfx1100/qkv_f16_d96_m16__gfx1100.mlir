// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=96, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d96_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
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
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant 64 : index
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
    %20 = arith.muli %1, %c9 : index
    %21 = arith.divui %inputFeatures, %c12 : index
    %22 = arith.muli %4, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c16 : index
    %28 = arith.muli %27, %c16 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %36:2 = scf.for %33 = %23 to %32 step %c16 iter_args(%34 = %c14, %35 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %33, %c8 : index
      %39 = arith.addi %11, %c5 : index
      %40 = arith.muli %38, %c18 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.remui %37, %c12 : index
      %43 = arith.muli %42, %c12 : index
      %44 = arith.addi %41, %43 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = arith.addi %44, %c19 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = vector.shuffle %46, %49 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %51 = arith.addi %33, %c9 : index
      %52 = arith.addi %11, %c5 : index
      %53 = arith.muli %51, %c18 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %37, %c12 : index
      %56 = arith.muli %55, %c12 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c19 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %33, %c7 : index
      %65 = arith.addi %11, %c5 : index
      %66 = arith.muli %64, %c18 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %37, %c12 : index
      %69 = arith.muli %68, %c12 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c19 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %33, %c2 : index
      %78 = arith.addi %11, %c5 : index
      %79 = arith.muli %77, %c18 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %37, %c12 : index
      %82 = arith.muli %81, %c12 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c19 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %33, %c8 : index
      %91 = arith.addi %13, %c5 : index
      %92 = arith.muli %90, %c18 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %37, %c12 : index
      %95 = arith.muli %94, %c12 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c19 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.addi %33, %c9 : index
      %104 = arith.addi %13, %c5 : index
      %105 = arith.muli %103, %c18 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.remui %37, %c12 : index
      %108 = arith.muli %107, %c12 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = arith.addi %109, %c19 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = arith.addi %33, %c7 : index
      %117 = arith.addi %13, %c5 : index
      %118 = arith.muli %116, %c18 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.remui %37, %c12 : index
      %121 = arith.muli %120, %c12 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = arith.addi %122, %c19 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.addi %33, %c2 : index
      %130 = arith.addi %13, %c5 : index
      %131 = arith.muli %129, %c18 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.remui %37, %c12 : index
      %134 = arith.muli %133, %c12 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = arith.addi %135, %c19 : index
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
      %151 = arith.muli %150, %c20 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c20 : index
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
      %169 = arith.muli %168, %c20 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c20 : index
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
      %187 = arith.muli %186, %c20 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c20 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %76, %176 : vector<16xf16>, vector<8xf32>
      %195 = wave.mma %193, %128, %177 : vector<16xf16>, vector<8xf32>
      %196 = arith.addi %20, %c8 : index
      %197 = arith.muli %33, %c9 : index
      %198 = arith.addi %197, %c2 : index
      %199 = arith.divui %inputFeatures, %c12 : index
      %200 = arith.muli %196, %199 : index
      %201 = arith.addi %200, %198 : index
      %202 = arith.muli %tileRows, %c12 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.remui %37, %tileRows : index
      %205 = arith.muli %204, %c20 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.muli %tileRows, %c20 : index
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
      %222 = arith.muli %220, %c18 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.remui %219, %c12 : index
      %225 = arith.muli %224, %c12 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = arith.addi %226, %c19 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.addi %215, %c8 : index
      %234 = arith.addi %13, %c5 : index
      %235 = arith.muli %233, %c18 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.remui %219, %c12 : index
      %238 = arith.muli %237, %c12 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<8xf16>
      %242 = arith.addi %239, %c19 : index
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
      %255 = arith.muli %254, %c20 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c20 : index
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
    %267 = arith.muli %266, %c19 : index
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
    %282 = arith.addi %281, %c21 : index
    %283 = vector.extract %218#0[2] : f32 from vector<8xf32>
    memref.store %283, %14[%282] : memref<?xf32>
    %284 = arith.muli %4, %c11 : index
    %285 = arith.addi %284, %268 : index
    %286 = arith.addi %285, %c8 : index
    %287 = arith.addi %286, %c22 : index
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
    %297 = arith.addi %296, %c23 : index
    %298 = vector.extract %218#0[5] : f32 from vector<8xf32>
    memref.store %298, %14[%297] : memref<?xf32>
    %299 = arith.muli %4, %c11 : index
    %300 = arith.addi %299, %268 : index
    %301 = arith.addi %300, %c8 : index
    %302 = arith.addi %301, %c24 : index
    %303 = vector.extract %218#0[6] : f32 from vector<8xf32>
    memref.store %303, %14[%302] : memref<?xf32>
    %304 = arith.muli %4, %c11 : index
    %305 = arith.addi %304, %268 : index
    %306 = arith.addi %305, %c8 : index
    %307 = arith.addi %306, %c25 : index
    %308 = vector.extract %218#0[7] : f32 from vector<8xf32>
    memref.store %308, %14[%307] : memref<?xf32>
    %309 = arith.muli %4, %c11 : index
    %310 = arith.addi %309, %268 : index
    %311 = arith.addi %310, %c19 : index
    %312 = arith.addi %311, %c8 : index
    %313 = vector.extract %218#1[0] : f32 from vector<8xf32>
    memref.store %313, %14[%312] : memref<?xf32>
    %314 = arith.muli %4, %c11 : index
    %315 = arith.addi %314, %268 : index
    %316 = arith.addi %315, %c19 : index
    %317 = arith.addi %316, %c4 : index
    %318 = vector.extract %218#1[1] : f32 from vector<8xf32>
    memref.store %318, %14[%317] : memref<?xf32>
    %319 = arith.muli %4, %c11 : index
    %320 = arith.addi %319, %268 : index
    %321 = arith.addi %320, %c19 : index
    %322 = arith.addi %321, %c21 : index
    %323 = vector.extract %218#1[2] : f32 from vector<8xf32>
    memref.store %323, %14[%322] : memref<?xf32>
    %324 = arith.muli %4, %c11 : index
    %325 = arith.addi %324, %268 : index
    %326 = arith.addi %325, %c19 : index
    %327 = arith.addi %326, %c22 : index
    %328 = vector.extract %218#1[3] : f32 from vector<8xf32>
    memref.store %328, %14[%327] : memref<?xf32>
    %329 = arith.muli %4, %c11 : index
    %330 = arith.addi %329, %268 : index
    %331 = arith.addi %330, %c19 : index
    %332 = arith.addi %331, %c5 : index
    %333 = vector.extract %218#1[4] : f32 from vector<8xf32>
    memref.store %333, %14[%332] : memref<?xf32>
    %334 = arith.muli %4, %c11 : index
    %335 = arith.addi %334, %268 : index
    %336 = arith.addi %335, %c19 : index
    %337 = arith.addi %336, %c23 : index
    %338 = vector.extract %218#1[5] : f32 from vector<8xf32>
    memref.store %338, %14[%337] : memref<?xf32>
    %339 = arith.muli %4, %c11 : index
    %340 = arith.addi %339, %268 : index
    %341 = arith.addi %340, %c19 : index
    %342 = arith.addi %341, %c24 : index
    %343 = vector.extract %218#1[6] : f32 from vector<8xf32>
    memref.store %343, %14[%342] : memref<?xf32>
    %344 = arith.muli %4, %c11 : index
    %345 = arith.addi %344, %268 : index
    %346 = arith.addi %345, %c19 : index
    %347 = arith.addi %346, %c25 : index
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
      %358 = arith.select %356, %357, %c27 : f32
      %359 = arith.addi %268, %c8 : index
      %360 = arith.muli %350, %c4 : index
      %361 = arith.addi %359, %360 : index
      %362 = memref.load %14[%361] : memref<?xf32>
      %363 = arith.addi %361, %c11 : index
      %364 = memref.load %14[%363] : memref<?xf32>
      %365 = arith.addf %362, %364 : f32
      %366 = arith.addi %361, %c28 : index
      %367 = memref.load %14[%366] : memref<?xf32>
      %368 = arith.addf %365, %367 : f32
      %369 = arith.addi %361, %c29 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.remui %265, %c12 : index
      %373 = arith.muli %372, %c16 : index
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
      %385 = arith.muli %353, %c22 : index
      %386 = arith.addi %385, %384 : index
      memref.store %379, %15[%386] : memref<?xf32>
      %387 = arith.addi %268, %c19 : index
      %388 = arith.muli %350, %c4 : index
      %389 = arith.addi %387, %388 : index
      %390 = memref.load %14[%389] : memref<?xf32>
      %391 = arith.addi %389, %c11 : index
      %392 = memref.load %14[%391] : memref<?xf32>
      %393 = arith.addf %390, %392 : f32
      %394 = arith.addi %389, %c28 : index
      %395 = memref.load %14[%394] : memref<?xf32>
      %396 = arith.addf %393, %395 : f32
      %397 = arith.addi %389, %c29 : index
      %398 = memref.load %14[%397] : memref<?xf32>
      %399 = arith.addf %396, %398 : f32
      %400 = arith.remui %265, %c12 : index
      %401 = arith.muli %400, %c16 : index
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
      %413 = arith.muli %353, %c22 : index
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
      %424 = arith.select %422, %423, %c27 : f32
      %425 = arith.addi %268, %c8 : index
      %426 = arith.muli %416, %c4 : index
      %427 = arith.addi %425, %426 : index
      %428 = memref.load %14[%427] : memref<?xf32>
      %429 = arith.addi %427, %c11 : index
      %430 = memref.load %14[%429] : memref<?xf32>
      %431 = arith.addf %428, %430 : f32
      %432 = arith.addi %427, %c28 : index
      %433 = memref.load %14[%432] : memref<?xf32>
      %434 = arith.addf %431, %433 : f32
      %435 = arith.addi %427, %c29 : index
      %436 = memref.load %14[%435] : memref<?xf32>
      %437 = arith.addf %434, %436 : f32
      %438 = arith.remui %265, %c12 : index
      %439 = arith.muli %438, %c16 : index
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
      %451 = arith.muli %419, %c22 : index
      %452 = arith.addi %451, %450 : index
      memref.store %445, %15[%452] : memref<?xf32>
      %453 = arith.addi %268, %c19 : index
      %454 = arith.muli %416, %c4 : index
      %455 = arith.addi %453, %454 : index
      %456 = memref.load %14[%455] : memref<?xf32>
      %457 = arith.addi %455, %c11 : index
      %458 = memref.load %14[%457] : memref<?xf32>
      %459 = arith.addf %456, %458 : f32
      %460 = arith.addi %455, %c28 : index
      %461 = memref.load %14[%460] : memref<?xf32>
      %462 = arith.addf %459, %461 : f32
      %463 = arith.addi %455, %c29 : index
      %464 = memref.load %14[%463] : memref<?xf32>
      %465 = arith.addf %462, %464 : f32
      %466 = arith.remui %265, %c12 : index
      %467 = arith.muli %466, %c16 : index
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
      %479 = arith.muli %419, %c22 : index
      %480 = arith.addi %479, %478 : index
      memref.store %473, %15[%480] : memref<?xf32>
    }
    wave.barrier
    %481 = arith.addi %18, %c8 : index
    %482 = wave.wave
    %483 = arith.addi %482, %c8 : index
    %484 = arith.addi %481, %483 : index
    %485 = arith.cmpi slt, %484, %17 : index
    %486 = arith.cmpi slt, %483, %c12 : index
    %487 = arith.andi %485, %486 : i1
    scf.if %487 {
      %488 = arith.addi %481, %483 : index
      %489 = arith.muli %483, %c22 : index
      %490 = wave.lane
      %491 = arith.addi %490, %c8 : index
      %492 = arith.cmpi eq, %hasBias, %c9 : index
      %493 = arith.addi %489, %491 : index
      %494 = memref.load %15[%493] : memref<?xf32>
      %495 = arith.muli %0, %c22 : index
      %496 = arith.addi %495, %491 : index
      %497 = memref.load %bias[%496] : memref<?xf32>
      %498 = arith.addf %494, %497 : f32
      %499 = arith.select %492, %498, %494 : f32
      %500 = arith.addi %491, %c31 : index
      %501 = arith.cmpi eq, %hasBias, %c9 : index
      %502 = arith.addi %489, %500 : index
      %503 = memref.load %15[%502] : memref<?xf32>
      %504 = arith.muli %0, %c22 : index
      %505 = arith.addi %504, %500 : index
      %506 = memref.load %bias[%505] : memref<?xf32>
      %507 = arith.addf %503, %506 : f32
      %508 = arith.select %501, %507, %503 : f32
      %509 = arith.addi %490, %c4 : index
      %510 = arith.cmpi slt, %509, %c31 : index
      %511 = arith.minsi %509, %c32 : index
      %512 = arith.cmpi eq, %hasBias, %c9 : index
      %513 = arith.addi %489, %511 : index
      %514 = memref.load %15[%513] : memref<?xf32>
      %515 = arith.muli %0, %c22 : index
      %516 = arith.addi %515, %511 : index
      %517 = memref.load %bias[%516] : memref<?xf32>
      %518 = arith.addf %514, %517 : f32
      %519 = arith.select %512, %518, %514 : f32
      %520 = arith.addi %511, %c31 : index
      %521 = arith.cmpi eq, %hasBias, %c9 : index
      %522 = arith.addi %489, %520 : index
      %523 = memref.load %15[%522] : memref<?xf32>
      %524 = arith.muli %0, %c22 : index
      %525 = arith.addi %524, %520 : index
      %526 = memref.load %bias[%525] : memref<?xf32>
      %527 = arith.addf %523, %526 : f32
      %528 = arith.select %521, %527, %523 : f32
      %529 = arith.addi %heads, %kvHeads : index
      %530 = arith.cmpi slt, %0, %529 : index
      scf.if %530 {
        %531 = arith.addi %positionsAt, %488 : index
        %532 = memref.load %step[%531] : memref<?xi32>
        %533 = arith.index_cast %532 : i32 to index
        %534 = arith.cmpi eq, %hasNorm, %c9 : index
        %535 = math.fma %499, %499, %c35 : f32
        %536 = math.fma %508, %508, %535 : f32
        %537 = math.fma %519, %519, %536 : f32
        %538 = arith.select %510, %537, %536 : f32
        %539 = math.fma %528, %528, %538 : f32
        %540 = arith.select %510, %539, %538 : f32
        %541 = vector.broadcast %540 : f32 to vector<1xf32>
        %542 = wave.reduce "add" %541 : vector<1xf32>
        %543 = arith.mulf %542, %inverseHeadDim : f32
        %544 = arith.addf %543, %epsilon : f32
        %545 = math.sqrt %544 : f32
        %546 = arith.divf %c27, %545 : f32
        %547 = arith.cmpi slt, %0, %heads : index
        %548 = arith.addi %491, %c31 : index
        %549 = memref.load %query_norm[%491] : memref<?xf32>
        %550 = memref.load %key_norm[%491] : memref<?xf32>
        %551 = arith.select %547, %549, %550 : f32
        %552 = arith.mulf %499, %546 : f32
        %553 = arith.mulf %552, %551 : f32
        %554 = arith.select %534, %553, %499 : f32
        %555 = memref.load %query_norm[%548] : memref<?xf32>
        %556 = memref.load %key_norm[%548] : memref<?xf32>
        %557 = arith.select %547, %555, %556 : f32
        %558 = arith.mulf %508, %546 : f32
        %559 = arith.mulf %558, %557 : f32
        %560 = arith.select %534, %559, %508 : f32
        %561 = arith.addi %511, %c31 : index
        %562 = memref.load %query_norm[%511] : memref<?xf32>
        %563 = memref.load %key_norm[%511] : memref<?xf32>
        %564 = arith.select %547, %562, %563 : f32
        %565 = arith.mulf %519, %546 : f32
        %566 = arith.mulf %565, %564 : f32
        %567 = arith.select %534, %566, %519 : f32
        %568 = memref.load %query_norm[%561] : memref<?xf32>
        %569 = memref.load %key_norm[%561] : memref<?xf32>
        %570 = arith.select %547, %568, %569 : f32
        %571 = arith.mulf %528, %546 : f32
        %572 = arith.mulf %571, %570 : f32
        %573 = arith.select %534, %572, %528 : f32
        %574 = arith.remui %533, %c19 : index
        %575 = arith.muli %574, %c22 : index
        %576 = arith.addi %575, %491 : index
        %577 = arith.divui %533, %c19 : index
        %578 = arith.addi %577, %c19 : index
        %579 = arith.muli %578, %c22 : index
        %580 = arith.addi %579, %491 : index
        %581 = memref.load %rope[%576] : memref<?xf32>
        %582 = arith.addi %576, %c31 : index
        %583 = memref.load %rope[%582] : memref<?xf32>
        %584 = memref.load %rope[%580] : memref<?xf32>
        %585 = arith.addi %580, %c31 : index
        %586 = memref.load %rope[%585] : memref<?xf32>
        %587 = arith.mulf %584, %581 : f32
        %588 = arith.mulf %586, %583 : f32
        %589 = arith.subf %587, %588 : f32
        %590 = arith.mulf %586, %581 : f32
        %591 = arith.mulf %584, %583 : f32
        %592 = arith.addf %590, %591 : f32
        %593 = arith.mulf %554, %589 : f32
        %594 = arith.mulf %560, %592 : f32
        %595 = arith.subf %593, %594 : f32
        %596 = arith.mulf %560, %589 : f32
        %597 = arith.mulf %554, %592 : f32
        %598 = arith.addf %596, %597 : f32
        %599 = arith.cmpi slt, %0, %heads : index
        scf.if %599 {
          %600 = arith.muli %488, %heads : index
          %601 = arith.addi %600, %0 : index
          %602 = arith.muli %601, %c22 : index
          %603 = arith.addi %602, %491 : index
          memref.store %595, %q[%603] : memref<?xf32>
          %604 = arith.addi %603, %c31 : index
          memref.store %598, %q[%604] : memref<?xf32>
        } else {
          %605 = arith.addi %489, %491 : index
          memref.store %595, %15[%605] : memref<?xf32>
          %606 = arith.addi %489, %491 : index
          %607 = arith.addi %606, %c31 : index
          memref.store %598, %15[%607] : memref<?xf32>
        }
        %608 = arith.remui %533, %c19 : index
        %609 = arith.muli %608, %c22 : index
        %610 = arith.addi %609, %511 : index
        %611 = arith.divui %533, %c19 : index
        %612 = arith.addi %611, %c19 : index
        %613 = arith.muli %612, %c22 : index
        %614 = arith.addi %613, %511 : index
        %615 = memref.load %rope[%610] : memref<?xf32>
        %616 = arith.addi %610, %c31 : index
        %617 = memref.load %rope[%616] : memref<?xf32>
        %618 = memref.load %rope[%614] : memref<?xf32>
        %619 = arith.addi %614, %c31 : index
        %620 = memref.load %rope[%619] : memref<?xf32>
        %621 = arith.mulf %618, %615 : f32
        %622 = arith.mulf %620, %617 : f32
        %623 = arith.subf %621, %622 : f32
        %624 = arith.mulf %620, %615 : f32
        %625 = arith.mulf %618, %617 : f32
        %626 = arith.addf %624, %625 : f32
        %627 = arith.mulf %567, %623 : f32
        %628 = arith.mulf %573, %626 : f32
        %629 = arith.subf %627, %628 : f32
        %630 = arith.mulf %573, %623 : f32
        %631 = arith.mulf %567, %626 : f32
        %632 = arith.addf %630, %631 : f32
        scf.if %510 {
          %633 = arith.cmpi slt, %0, %heads : index
          scf.if %633 {
            %634 = arith.muli %488, %heads : index
            %635 = arith.addi %634, %0 : index
            %636 = arith.muli %635, %c22 : index
            %637 = arith.addi %636, %511 : index
            memref.store %629, %q[%637] : memref<?xf32>
            %638 = arith.addi %637, %c31 : index
            memref.store %632, %q[%638] : memref<?xf32>
          } else {
            %639 = arith.addi %489, %511 : index
            memref.store %629, %15[%639] : memref<?xf32>
            %640 = arith.addi %489, %511 : index
            %641 = arith.addi %640, %c31 : index
            memref.store %632, %15[%641] : memref<?xf32>
          }
        }
      } else {
        %642 = arith.cmpi slt, %0, %heads : index
        scf.if %642 {
          %643 = arith.muli %488, %heads : index
          %644 = arith.addi %643, %0 : index
          %645 = arith.muli %644, %c22 : index
          %646 = arith.addi %645, %491 : index
          memref.store %499, %q[%646] : memref<?xf32>
          %647 = arith.addi %646, %c31 : index
          memref.store %508, %q[%647] : memref<?xf32>
        } else {
          %648 = arith.addi %489, %491 : index
          memref.store %499, %15[%648] : memref<?xf32>
          %649 = arith.addi %489, %491 : index
          %650 = arith.addi %649, %c31 : index
          memref.store %508, %15[%650] : memref<?xf32>
        }
        scf.if %510 {
          %651 = arith.cmpi slt, %0, %heads : index
          scf.if %651 {
            %652 = arith.muli %488, %heads : index
            %653 = arith.addi %652, %0 : index
            %654 = arith.muli %653, %c22 : index
            %655 = arith.addi %654, %511 : index
            memref.store %519, %q[%655] : memref<?xf32>
            %656 = arith.addi %655, %c31 : index
            memref.store %528, %q[%656] : memref<?xf32>
          } else {
            %657 = arith.addi %489, %511 : index
            memref.store %519, %15[%657] : memref<?xf32>
            %658 = arith.addi %489, %511 : index
            %659 = arith.addi %658, %c31 : index
            memref.store %528, %15[%659] : memref<?xf32>
          }
        }
      }
    }
    %660 = arith.addi %482, %c38 : index
    %661 = arith.addi %481, %660 : index
    %662 = arith.cmpi slt, %661, %17 : index
    %663 = arith.cmpi slt, %660, %c12 : index
    %664 = arith.andi %662, %663 : i1
    scf.if %664 {
      %665 = arith.addi %481, %660 : index
      %666 = arith.muli %660, %c22 : index
      %667 = wave.lane
      %668 = arith.addi %667, %c8 : index
      %669 = arith.cmpi eq, %hasBias, %c9 : index
      %670 = arith.addi %666, %668 : index
      %671 = memref.load %15[%670] : memref<?xf32>
      %672 = arith.muli %0, %c22 : index
      %673 = arith.addi %672, %668 : index
      %674 = memref.load %bias[%673] : memref<?xf32>
      %675 = arith.addf %671, %674 : f32
      %676 = arith.select %669, %675, %671 : f32
      %677 = arith.addi %668, %c31 : index
      %678 = arith.cmpi eq, %hasBias, %c9 : index
      %679 = arith.addi %666, %677 : index
      %680 = memref.load %15[%679] : memref<?xf32>
      %681 = arith.muli %0, %c22 : index
      %682 = arith.addi %681, %677 : index
      %683 = memref.load %bias[%682] : memref<?xf32>
      %684 = arith.addf %680, %683 : f32
      %685 = arith.select %678, %684, %680 : f32
      %686 = arith.addi %667, %c4 : index
      %687 = arith.cmpi slt, %686, %c31 : index
      %688 = arith.minsi %686, %c32 : index
      %689 = arith.cmpi eq, %hasBias, %c9 : index
      %690 = arith.addi %666, %688 : index
      %691 = memref.load %15[%690] : memref<?xf32>
      %692 = arith.muli %0, %c22 : index
      %693 = arith.addi %692, %688 : index
      %694 = memref.load %bias[%693] : memref<?xf32>
      %695 = arith.addf %691, %694 : f32
      %696 = arith.select %689, %695, %691 : f32
      %697 = arith.addi %688, %c31 : index
      %698 = arith.cmpi eq, %hasBias, %c9 : index
      %699 = arith.addi %666, %697 : index
      %700 = memref.load %15[%699] : memref<?xf32>
      %701 = arith.muli %0, %c22 : index
      %702 = arith.addi %701, %697 : index
      %703 = memref.load %bias[%702] : memref<?xf32>
      %704 = arith.addf %700, %703 : f32
      %705 = arith.select %698, %704, %700 : f32
      %706 = arith.addi %heads, %kvHeads : index
      %707 = arith.cmpi slt, %0, %706 : index
      scf.if %707 {
        %708 = arith.addi %positionsAt, %665 : index
        %709 = memref.load %step[%708] : memref<?xi32>
        %710 = arith.index_cast %709 : i32 to index
        %711 = arith.cmpi eq, %hasNorm, %c9 : index
        %712 = math.fma %676, %676, %c35 : f32
        %713 = math.fma %685, %685, %712 : f32
        %714 = math.fma %696, %696, %713 : f32
        %715 = arith.select %687, %714, %713 : f32
        %716 = math.fma %705, %705, %715 : f32
        %717 = arith.select %687, %716, %715 : f32
        %718 = vector.broadcast %717 : f32 to vector<1xf32>
        %719 = wave.reduce "add" %718 : vector<1xf32>
        %720 = arith.mulf %719, %inverseHeadDim : f32
        %721 = arith.addf %720, %epsilon : f32
        %722 = math.sqrt %721 : f32
        %723 = arith.divf %c27, %722 : f32
        %724 = arith.cmpi slt, %0, %heads : index
        %725 = arith.addi %668, %c31 : index
        %726 = memref.load %query_norm[%668] : memref<?xf32>
        %727 = memref.load %key_norm[%668] : memref<?xf32>
        %728 = arith.select %724, %726, %727 : f32
        %729 = arith.mulf %676, %723 : f32
        %730 = arith.mulf %729, %728 : f32
        %731 = arith.select %711, %730, %676 : f32
        %732 = memref.load %query_norm[%725] : memref<?xf32>
        %733 = memref.load %key_norm[%725] : memref<?xf32>
        %734 = arith.select %724, %732, %733 : f32
        %735 = arith.mulf %685, %723 : f32
        %736 = arith.mulf %735, %734 : f32
        %737 = arith.select %711, %736, %685 : f32
        %738 = arith.addi %688, %c31 : index
        %739 = memref.load %query_norm[%688] : memref<?xf32>
        %740 = memref.load %key_norm[%688] : memref<?xf32>
        %741 = arith.select %724, %739, %740 : f32
        %742 = arith.mulf %696, %723 : f32
        %743 = arith.mulf %742, %741 : f32
        %744 = arith.select %711, %743, %696 : f32
        %745 = memref.load %query_norm[%738] : memref<?xf32>
        %746 = memref.load %key_norm[%738] : memref<?xf32>
        %747 = arith.select %724, %745, %746 : f32
        %748 = arith.mulf %705, %723 : f32
        %749 = arith.mulf %748, %747 : f32
        %750 = arith.select %711, %749, %705 : f32
        %751 = arith.remui %710, %c19 : index
        %752 = arith.muli %751, %c22 : index
        %753 = arith.addi %752, %668 : index
        %754 = arith.divui %710, %c19 : index
        %755 = arith.addi %754, %c19 : index
        %756 = arith.muli %755, %c22 : index
        %757 = arith.addi %756, %668 : index
        %758 = memref.load %rope[%753] : memref<?xf32>
        %759 = arith.addi %753, %c31 : index
        %760 = memref.load %rope[%759] : memref<?xf32>
        %761 = memref.load %rope[%757] : memref<?xf32>
        %762 = arith.addi %757, %c31 : index
        %763 = memref.load %rope[%762] : memref<?xf32>
        %764 = arith.mulf %761, %758 : f32
        %765 = arith.mulf %763, %760 : f32
        %766 = arith.subf %764, %765 : f32
        %767 = arith.mulf %763, %758 : f32
        %768 = arith.mulf %761, %760 : f32
        %769 = arith.addf %767, %768 : f32
        %770 = arith.mulf %731, %766 : f32
        %771 = arith.mulf %737, %769 : f32
        %772 = arith.subf %770, %771 : f32
        %773 = arith.mulf %737, %766 : f32
        %774 = arith.mulf %731, %769 : f32
        %775 = arith.addf %773, %774 : f32
        %776 = arith.cmpi slt, %0, %heads : index
        scf.if %776 {
          %777 = arith.muli %665, %heads : index
          %778 = arith.addi %777, %0 : index
          %779 = arith.muli %778, %c22 : index
          %780 = arith.addi %779, %668 : index
          memref.store %772, %q[%780] : memref<?xf32>
          %781 = arith.addi %780, %c31 : index
          memref.store %775, %q[%781] : memref<?xf32>
        } else {
          %782 = arith.addi %666, %668 : index
          memref.store %772, %15[%782] : memref<?xf32>
          %783 = arith.addi %666, %668 : index
          %784 = arith.addi %783, %c31 : index
          memref.store %775, %15[%784] : memref<?xf32>
        }
        %785 = arith.remui %710, %c19 : index
        %786 = arith.muli %785, %c22 : index
        %787 = arith.addi %786, %688 : index
        %788 = arith.divui %710, %c19 : index
        %789 = arith.addi %788, %c19 : index
        %790 = arith.muli %789, %c22 : index
        %791 = arith.addi %790, %688 : index
        %792 = memref.load %rope[%787] : memref<?xf32>
        %793 = arith.addi %787, %c31 : index
        %794 = memref.load %rope[%793] : memref<?xf32>
        %795 = memref.load %rope[%791] : memref<?xf32>
        %796 = arith.addi %791, %c31 : index
        %797 = memref.load %rope[%796] : memref<?xf32>
        %798 = arith.mulf %795, %792 : f32
        %799 = arith.mulf %797, %794 : f32
        %800 = arith.subf %798, %799 : f32
        %801 = arith.mulf %797, %792 : f32
        %802 = arith.mulf %795, %794 : f32
        %803 = arith.addf %801, %802 : f32
        %804 = arith.mulf %744, %800 : f32
        %805 = arith.mulf %750, %803 : f32
        %806 = arith.subf %804, %805 : f32
        %807 = arith.mulf %750, %800 : f32
        %808 = arith.mulf %744, %803 : f32
        %809 = arith.addf %807, %808 : f32
        scf.if %687 {
          %810 = arith.cmpi slt, %0, %heads : index
          scf.if %810 {
            %811 = arith.muli %665, %heads : index
            %812 = arith.addi %811, %0 : index
            %813 = arith.muli %812, %c22 : index
            %814 = arith.addi %813, %688 : index
            memref.store %806, %q[%814] : memref<?xf32>
            %815 = arith.addi %814, %c31 : index
            memref.store %809, %q[%815] : memref<?xf32>
          } else {
            %816 = arith.addi %666, %688 : index
            memref.store %806, %15[%816] : memref<?xf32>
            %817 = arith.addi %666, %688 : index
            %818 = arith.addi %817, %c31 : index
            memref.store %809, %15[%818] : memref<?xf32>
          }
        }
      } else {
        %819 = arith.cmpi slt, %0, %heads : index
        scf.if %819 {
          %820 = arith.muli %665, %heads : index
          %821 = arith.addi %820, %0 : index
          %822 = arith.muli %821, %c22 : index
          %823 = arith.addi %822, %668 : index
          memref.store %676, %q[%823] : memref<?xf32>
          %824 = arith.addi %823, %c31 : index
          memref.store %685, %q[%824] : memref<?xf32>
        } else {
          %825 = arith.addi %666, %668 : index
          memref.store %676, %15[%825] : memref<?xf32>
          %826 = arith.addi %666, %668 : index
          %827 = arith.addi %826, %c31 : index
          memref.store %685, %15[%827] : memref<?xf32>
        }
        scf.if %687 {
          %828 = arith.cmpi slt, %0, %heads : index
          scf.if %828 {
            %829 = arith.muli %665, %heads : index
            %830 = arith.addi %829, %0 : index
            %831 = arith.muli %830, %c22 : index
            %832 = arith.addi %831, %688 : index
            memref.store %696, %q[%832] : memref<?xf32>
            %833 = arith.addi %832, %c31 : index
            memref.store %705, %q[%833] : memref<?xf32>
          } else {
            %834 = arith.addi %666, %688 : index
            memref.store %696, %15[%834] : memref<?xf32>
            %835 = arith.addi %666, %688 : index
            %836 = arith.addi %835, %c31 : index
            memref.store %705, %15[%836] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %837 = arith.cmpi sge, %0, %heads : index
    scf.if %837 {
      %838 = arith.addi %482, %c8 : index
      %839 = arith.addi %481, %838 : index
      %840 = arith.cmpi slt, %839, %17 : index
      %841 = arith.cmpi slt, %838, %c12 : index
      %842 = arith.andi %840, %841 : i1
      scf.if %842 {
        %843 = arith.addi %481, %838 : index
        %844 = arith.addi %slotsAt, %843 : index
        %845 = memref.load %step[%844] : memref<?xi32>
        %846 = arith.index_cast %845 : i32 to index
        %847 = arith.cmpi sge, %846, %c8 : index
        scf.if %847 {
          %848 = arith.muli %838, %c22 : index
          %849 = arith.subi %0, %heads : index
          %850 = memref.load %scales[%849] : memref<?xf32>
          %851 = vector.broadcast %850 : f32 to vector<4xf32>
          %852 = arith.divui %846, %c12 : index
          %853 = arith.remui %846, %c12 : index
          %854 = arith.muli %852, %pageBytes : index
          %855 = arith.cmpi eq, %codec, %c8 : index
          scf.if %855 {
            %856 = wave.lane
            %857 = arith.muli %856, %c16 : index
            scf.for %858 = %857 to %c22 step %c5 {
              %859 = arith.addi %848, %858 : index
              %860 = vector.load %15[%859] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %861 = arith.mulf %860, %851 : vector<4xf32>
              %862 = arith.minimumf %861, %c42 : vector<4xf32>
              %863 = arith.maximumf %862, %c43 : vector<4xf32>
              %864 = arith.truncf %863 : vector<4xf32> to vector<4xf16>
              %865 = vector.bitcast %864 : vector<4xf16> to vector<8xi8>
              %866 = arith.cmpi slt, %849, %kvHeads : index
              scf.if %866 {
                %867 = arith.muli %849, %c10 : index
                %868 = arith.addi %854, %867 : index
                %869 = arith.divui %858, %c12 : index
                %870 = arith.muli %869, %c18 : index
                %871 = arith.remui %858, %c12 : index
                %872 = arith.divui %871, %c20 : index
                %873 = arith.muli %872, %c19 : index
                %874 = arith.muli %853, %c12 : index
                %875 = arith.addi %873, %874 : index
                %876 = arith.remui %871, %c20 : index
                %877 = arith.muli %876, %c7 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.addi %870, %878 : index
                %880 = arith.addi %868, %879 : index
                vector.store %865, %kv[%880] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %881 = arith.subi %849, %kvHeads : index
                %882 = arith.muli %881, %c10 : index
                %883 = arith.addi %854, %882 : index
                %884 = arith.addi %858, %c8 : index
                %885 = arith.divui %884, %c12 : index
                %886 = arith.muli %885, %c18 : index
                %887 = arith.addi %886, %c28 : index
                %888 = arith.remui %884, %c12 : index
                %889 = arith.divui %853, %c7 : index
                %890 = arith.remui %853, %c7 : index
                %891 = arith.muli %890, %c20 : index
                %892 = arith.addi %889, %891 : index
                %893 = arith.divui %892, %c20 : index
                %894 = arith.muli %893, %c19 : index
                %895 = arith.muli %888, %c12 : index
                %896 = arith.addi %894, %895 : index
                %897 = arith.remui %892, %c20 : index
                %898 = arith.muli %897, %c7 : index
                %899 = arith.addi %896, %898 : index
                %900 = arith.addi %887, %899 : index
                %901 = arith.addi %883, %900 : index
                %902 = vector.shuffle %865, %865 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %902, %kv[%901] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %903 = arith.addi %858, %c9 : index
                %904 = arith.divui %903, %c12 : index
                %905 = arith.muli %904, %c18 : index
                %906 = arith.addi %905, %c28 : index
                %907 = arith.remui %903, %c12 : index
                %908 = arith.divui %853, %c7 : index
                %909 = arith.remui %853, %c7 : index
                %910 = arith.muli %909, %c20 : index
                %911 = arith.addi %908, %910 : index
                %912 = arith.divui %911, %c20 : index
                %913 = arith.muli %912, %c19 : index
                %914 = arith.muli %907, %c12 : index
                %915 = arith.addi %913, %914 : index
                %916 = arith.remui %911, %c20 : index
                %917 = arith.muli %916, %c7 : index
                %918 = arith.addi %915, %917 : index
                %919 = arith.addi %906, %918 : index
                %920 = arith.addi %883, %919 : index
                %921 = vector.shuffle %865, %865 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %921, %kv[%920] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %922 = arith.addi %858, %c7 : index
                %923 = arith.divui %922, %c12 : index
                %924 = arith.muli %923, %c18 : index
                %925 = arith.addi %924, %c28 : index
                %926 = arith.remui %922, %c12 : index
                %927 = arith.divui %853, %c7 : index
                %928 = arith.remui %853, %c7 : index
                %929 = arith.muli %928, %c20 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.divui %930, %c20 : index
                %932 = arith.muli %931, %c19 : index
                %933 = arith.muli %926, %c12 : index
                %934 = arith.addi %932, %933 : index
                %935 = arith.remui %930, %c20 : index
                %936 = arith.muli %935, %c7 : index
                %937 = arith.addi %934, %936 : index
                %938 = arith.addi %925, %937 : index
                %939 = arith.addi %883, %938 : index
                %940 = vector.shuffle %865, %865 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %940, %kv[%939] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %941 = arith.addi %858, %c2 : index
                %942 = arith.divui %941, %c12 : index
                %943 = arith.muli %942, %c18 : index
                %944 = arith.addi %943, %c28 : index
                %945 = arith.remui %941, %c12 : index
                %946 = arith.divui %853, %c7 : index
                %947 = arith.remui %853, %c7 : index
                %948 = arith.muli %947, %c20 : index
                %949 = arith.addi %946, %948 : index
                %950 = arith.divui %949, %c20 : index
                %951 = arith.muli %950, %c19 : index
                %952 = arith.muli %945, %c12 : index
                %953 = arith.addi %951, %952 : index
                %954 = arith.remui %949, %c20 : index
                %955 = arith.muli %954, %c7 : index
                %956 = arith.addi %953, %955 : index
                %957 = arith.addi %944, %956 : index
                %958 = arith.addi %883, %957 : index
                %959 = vector.shuffle %865, %865 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %959, %kv[%958] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %960 = arith.cmpi eq, %codec, %c9 : index
          scf.if %960 {
            %961 = wave.lane
            %962 = arith.muli %961, %c16 : index
            scf.for %963 = %962 to %c22 step %c5 {
              %964 = arith.addi %848, %963 : index
              %965 = vector.load %15[%964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %966 = arith.mulf %965, %851 : vector<4xf32>
              %967 = wave.fp8_encode "e4m3" %966 : vector<4xf32> -> vector<4xi8>
              %968 = arith.cmpi slt, %849, %kvHeads : index
              scf.if %968 {
                %969 = arith.muli %849, %c28 : index
                %970 = arith.addi %854, %969 : index
                %971 = vector.shuffle %967, %967 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %972 = arith.divui %963, %c12 : index
                %973 = arith.muli %972, %c19 : index
                %974 = arith.remui %963, %c12 : index
                %975 = arith.muli %853, %c12 : index
                %976 = arith.divui %974, %c16 : index
                %977 = arith.muli %976, %c16 : index
                %978 = arith.remui %974, %c7 : index
                %979 = arith.muli %978, %c7 : index
                %980 = arith.addi %977, %979 : index
                %981 = arith.divui %974, %c7 : index
                %982 = arith.remui %981, %c7 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.addi %975, %983 : index
                %985 = arith.addi %973, %984 : index
                %986 = arith.addi %970, %985 : index
                vector.store %971, %kv[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %987 = arith.subi %849, %kvHeads : index
                %988 = arith.muli %987, %c28 : index
                %989 = arith.addi %854, %988 : index
                %990 = arith.addi %963, %c8 : index
                %991 = arith.divui %990, %c12 : index
                %992 = arith.muli %991, %c19 : index
                %993 = arith.addi %992, %c11 : index
                %994 = arith.remui %990, %c12 : index
                %995 = arith.divui %853, %c7 : index
                %996 = arith.remui %853, %c7 : index
                %997 = arith.muli %996, %c20 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.muli %994, %c12 : index
                %1000 = arith.divui %998, %c16 : index
                %1001 = arith.muli %1000, %c16 : index
                %1002 = arith.remui %998, %c7 : index
                %1003 = arith.muli %1002, %c7 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.divui %998, %c7 : index
                %1006 = arith.remui %1005, %c7 : index
                %1007 = arith.addi %1004, %1006 : index
                %1008 = arith.addi %999, %1007 : index
                %1009 = arith.addi %993, %1008 : index
                %1010 = arith.addi %989, %1009 : index
                %1011 = vector.shuffle %967, %967 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1011, %kv[%1010] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1012 = arith.addi %963, %c9 : index
                %1013 = arith.divui %1012, %c12 : index
                %1014 = arith.muli %1013, %c19 : index
                %1015 = arith.addi %1014, %c11 : index
                %1016 = arith.remui %1012, %c12 : index
                %1017 = arith.divui %853, %c7 : index
                %1018 = arith.remui %853, %c7 : index
                %1019 = arith.muli %1018, %c20 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.muli %1016, %c12 : index
                %1022 = arith.divui %1020, %c16 : index
                %1023 = arith.muli %1022, %c16 : index
                %1024 = arith.remui %1020, %c7 : index
                %1025 = arith.muli %1024, %c7 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.divui %1020, %c7 : index
                %1028 = arith.remui %1027, %c7 : index
                %1029 = arith.addi %1026, %1028 : index
                %1030 = arith.addi %1021, %1029 : index
                %1031 = arith.addi %1015, %1030 : index
                %1032 = arith.addi %989, %1031 : index
                %1033 = vector.shuffle %967, %967 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1033, %kv[%1032] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1034 = arith.addi %963, %c7 : index
                %1035 = arith.divui %1034, %c12 : index
                %1036 = arith.muli %1035, %c19 : index
                %1037 = arith.addi %1036, %c11 : index
                %1038 = arith.remui %1034, %c12 : index
                %1039 = arith.divui %853, %c7 : index
                %1040 = arith.remui %853, %c7 : index
                %1041 = arith.muli %1040, %c20 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.muli %1038, %c12 : index
                %1044 = arith.divui %1042, %c16 : index
                %1045 = arith.muli %1044, %c16 : index
                %1046 = arith.remui %1042, %c7 : index
                %1047 = arith.muli %1046, %c7 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.divui %1042, %c7 : index
                %1050 = arith.remui %1049, %c7 : index
                %1051 = arith.addi %1048, %1050 : index
                %1052 = arith.addi %1043, %1051 : index
                %1053 = arith.addi %1037, %1052 : index
                %1054 = arith.addi %989, %1053 : index
                %1055 = vector.shuffle %967, %967 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1055, %kv[%1054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1056 = arith.addi %963, %c2 : index
                %1057 = arith.divui %1056, %c12 : index
                %1058 = arith.muli %1057, %c19 : index
                %1059 = arith.addi %1058, %c11 : index
                %1060 = arith.remui %1056, %c12 : index
                %1061 = arith.divui %853, %c7 : index
                %1062 = arith.remui %853, %c7 : index
                %1063 = arith.muli %1062, %c20 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.muli %1060, %c12 : index
                %1066 = arith.divui %1064, %c16 : index
                %1067 = arith.muli %1066, %c16 : index
                %1068 = arith.remui %1064, %c7 : index
                %1069 = arith.muli %1068, %c7 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.divui %1064, %c7 : index
                %1072 = arith.remui %1071, %c7 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.addi %1065, %1073 : index
                %1075 = arith.addi %1059, %1074 : index
                %1076 = arith.addi %989, %1075 : index
                %1077 = vector.shuffle %967, %967 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1077, %kv[%1076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1078 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1078 {
            %1079 = wave.lane
            %1080 = arith.muli %1079, %c16 : index
            scf.for %1081 = %1080 to %c22 step %c5 {
              %1082 = arith.addi %848, %1081 : index
              %1083 = vector.load %15[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1084 = arith.mulf %1083, %851 : vector<4xf32>
              %1085 = wave.fp8_encode "e5m2" %1084 : vector<4xf32> -> vector<4xi8>
              %1086 = arith.cmpi slt, %849, %kvHeads : index
              scf.if %1086 {
                %1087 = arith.muli %849, %c28 : index
                %1088 = arith.addi %854, %1087 : index
                %1089 = vector.shuffle %1085, %1085 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1090 = arith.divui %1081, %c12 : index
                %1091 = arith.muli %1090, %c19 : index
                %1092 = arith.remui %1081, %c12 : index
                %1093 = arith.muli %853, %c12 : index
                %1094 = arith.divui %1092, %c16 : index
                %1095 = arith.muli %1094, %c16 : index
                %1096 = arith.remui %1092, %c7 : index
                %1097 = arith.muli %1096, %c7 : index
                %1098 = arith.addi %1095, %1097 : index
                %1099 = arith.divui %1092, %c7 : index
                %1100 = arith.remui %1099, %c7 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.addi %1093, %1101 : index
                %1103 = arith.addi %1091, %1102 : index
                %1104 = arith.addi %1088, %1103 : index
                vector.store %1089, %kv[%1104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1105 = arith.subi %849, %kvHeads : index
                %1106 = arith.muli %1105, %c28 : index
                %1107 = arith.addi %854, %1106 : index
                %1108 = arith.addi %1081, %c8 : index
                %1109 = arith.divui %1108, %c12 : index
                %1110 = arith.muli %1109, %c19 : index
                %1111 = arith.addi %1110, %c11 : index
                %1112 = arith.remui %1108, %c12 : index
                %1113 = arith.divui %853, %c7 : index
                %1114 = arith.remui %853, %c7 : index
                %1115 = arith.muli %1114, %c20 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.muli %1112, %c12 : index
                %1118 = arith.divui %1116, %c16 : index
                %1119 = arith.muli %1118, %c16 : index
                %1120 = arith.remui %1116, %c7 : index
                %1121 = arith.muli %1120, %c7 : index
                %1122 = arith.addi %1119, %1121 : index
                %1123 = arith.divui %1116, %c7 : index
                %1124 = arith.remui %1123, %c7 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.addi %1117, %1125 : index
                %1127 = arith.addi %1111, %1126 : index
                %1128 = arith.addi %1107, %1127 : index
                %1129 = vector.shuffle %1085, %1085 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1129, %kv[%1128] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1130 = arith.addi %1081, %c9 : index
                %1131 = arith.divui %1130, %c12 : index
                %1132 = arith.muli %1131, %c19 : index
                %1133 = arith.addi %1132, %c11 : index
                %1134 = arith.remui %1130, %c12 : index
                %1135 = arith.divui %853, %c7 : index
                %1136 = arith.remui %853, %c7 : index
                %1137 = arith.muli %1136, %c20 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.muli %1134, %c12 : index
                %1140 = arith.divui %1138, %c16 : index
                %1141 = arith.muli %1140, %c16 : index
                %1142 = arith.remui %1138, %c7 : index
                %1143 = arith.muli %1142, %c7 : index
                %1144 = arith.addi %1141, %1143 : index
                %1145 = arith.divui %1138, %c7 : index
                %1146 = arith.remui %1145, %c7 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1139, %1147 : index
                %1149 = arith.addi %1133, %1148 : index
                %1150 = arith.addi %1107, %1149 : index
                %1151 = vector.shuffle %1085, %1085 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1151, %kv[%1150] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1152 = arith.addi %1081, %c7 : index
                %1153 = arith.divui %1152, %c12 : index
                %1154 = arith.muli %1153, %c19 : index
                %1155 = arith.addi %1154, %c11 : index
                %1156 = arith.remui %1152, %c12 : index
                %1157 = arith.divui %853, %c7 : index
                %1158 = arith.remui %853, %c7 : index
                %1159 = arith.muli %1158, %c20 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.muli %1156, %c12 : index
                %1162 = arith.divui %1160, %c16 : index
                %1163 = arith.muli %1162, %c16 : index
                %1164 = arith.remui %1160, %c7 : index
                %1165 = arith.muli %1164, %c7 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.divui %1160, %c7 : index
                %1168 = arith.remui %1167, %c7 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.addi %1161, %1169 : index
                %1171 = arith.addi %1155, %1170 : index
                %1172 = arith.addi %1107, %1171 : index
                %1173 = vector.shuffle %1085, %1085 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1173, %kv[%1172] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1174 = arith.addi %1081, %c2 : index
                %1175 = arith.divui %1174, %c12 : index
                %1176 = arith.muli %1175, %c19 : index
                %1177 = arith.addi %1176, %c11 : index
                %1178 = arith.remui %1174, %c12 : index
                %1179 = arith.divui %853, %c7 : index
                %1180 = arith.remui %853, %c7 : index
                %1181 = arith.muli %1180, %c20 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.muli %1178, %c12 : index
                %1184 = arith.divui %1182, %c16 : index
                %1185 = arith.muli %1184, %c16 : index
                %1186 = arith.remui %1182, %c7 : index
                %1187 = arith.muli %1186, %c7 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.divui %1182, %c7 : index
                %1190 = arith.remui %1189, %c7 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.addi %1183, %1191 : index
                %1193 = arith.addi %1177, %1192 : index
                %1194 = arith.addi %1107, %1193 : index
                %1195 = vector.shuffle %1085, %1085 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1195, %kv[%1194] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1196 = arith.addi %482, %c38 : index
      %1197 = arith.addi %481, %1196 : index
      %1198 = arith.cmpi slt, %1197, %17 : index
      %1199 = arith.cmpi slt, %1196, %c12 : index
      %1200 = arith.andi %1198, %1199 : i1
      scf.if %1200 {
        %1201 = arith.addi %481, %1196 : index
        %1202 = arith.addi %slotsAt, %1201 : index
        %1203 = memref.load %step[%1202] : memref<?xi32>
        %1204 = arith.index_cast %1203 : i32 to index
        %1205 = arith.cmpi sge, %1204, %c8 : index
        scf.if %1205 {
          %1206 = arith.muli %1196, %c22 : index
          %1207 = arith.subi %0, %heads : index
          %1208 = memref.load %scales[%1207] : memref<?xf32>
          %1209 = vector.broadcast %1208 : f32 to vector<4xf32>
          %1210 = arith.divui %1204, %c12 : index
          %1211 = arith.remui %1204, %c12 : index
          %1212 = arith.muli %1210, %pageBytes : index
          %1213 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1213 {
            %1214 = wave.lane
            %1215 = arith.muli %1214, %c16 : index
            scf.for %1216 = %1215 to %c22 step %c5 {
              %1217 = arith.addi %1206, %1216 : index
              %1218 = vector.load %15[%1217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1219 = arith.mulf %1218, %1209 : vector<4xf32>
              %1220 = arith.minimumf %1219, %c42 : vector<4xf32>
              %1221 = arith.maximumf %1220, %c43 : vector<4xf32>
              %1222 = arith.truncf %1221 : vector<4xf32> to vector<4xf16>
              %1223 = vector.bitcast %1222 : vector<4xf16> to vector<8xi8>
              %1224 = arith.cmpi slt, %1207, %kvHeads : index
              scf.if %1224 {
                %1225 = arith.muli %1207, %c10 : index
                %1226 = arith.addi %1212, %1225 : index
                %1227 = arith.divui %1216, %c12 : index
                %1228 = arith.muli %1227, %c18 : index
                %1229 = arith.remui %1216, %c12 : index
                %1230 = arith.divui %1229, %c20 : index
                %1231 = arith.muli %1230, %c19 : index
                %1232 = arith.muli %1211, %c12 : index
                %1233 = arith.addi %1231, %1232 : index
                %1234 = arith.remui %1229, %c20 : index
                %1235 = arith.muli %1234, %c7 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1228, %1236 : index
                %1238 = arith.addi %1226, %1237 : index
                vector.store %1223, %kv[%1238] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1239 = arith.subi %1207, %kvHeads : index
                %1240 = arith.muli %1239, %c10 : index
                %1241 = arith.addi %1212, %1240 : index
                %1242 = arith.addi %1216, %c8 : index
                %1243 = arith.divui %1242, %c12 : index
                %1244 = arith.muli %1243, %c18 : index
                %1245 = arith.addi %1244, %c28 : index
                %1246 = arith.remui %1242, %c12 : index
                %1247 = arith.divui %1211, %c7 : index
                %1248 = arith.remui %1211, %c7 : index
                %1249 = arith.muli %1248, %c20 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.divui %1250, %c20 : index
                %1252 = arith.muli %1251, %c19 : index
                %1253 = arith.muli %1246, %c12 : index
                %1254 = arith.addi %1252, %1253 : index
                %1255 = arith.remui %1250, %c20 : index
                %1256 = arith.muli %1255, %c7 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.addi %1245, %1257 : index
                %1259 = arith.addi %1241, %1258 : index
                %1260 = vector.shuffle %1223, %1223 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1260, %kv[%1259] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1261 = arith.addi %1216, %c9 : index
                %1262 = arith.divui %1261, %c12 : index
                %1263 = arith.muli %1262, %c18 : index
                %1264 = arith.addi %1263, %c28 : index
                %1265 = arith.remui %1261, %c12 : index
                %1266 = arith.divui %1211, %c7 : index
                %1267 = arith.remui %1211, %c7 : index
                %1268 = arith.muli %1267, %c20 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.divui %1269, %c20 : index
                %1271 = arith.muli %1270, %c19 : index
                %1272 = arith.muli %1265, %c12 : index
                %1273 = arith.addi %1271, %1272 : index
                %1274 = arith.remui %1269, %c20 : index
                %1275 = arith.muli %1274, %c7 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.addi %1264, %1276 : index
                %1278 = arith.addi %1241, %1277 : index
                %1279 = vector.shuffle %1223, %1223 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1279, %kv[%1278] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1280 = arith.addi %1216, %c7 : index
                %1281 = arith.divui %1280, %c12 : index
                %1282 = arith.muli %1281, %c18 : index
                %1283 = arith.addi %1282, %c28 : index
                %1284 = arith.remui %1280, %c12 : index
                %1285 = arith.divui %1211, %c7 : index
                %1286 = arith.remui %1211, %c7 : index
                %1287 = arith.muli %1286, %c20 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.divui %1288, %c20 : index
                %1290 = arith.muli %1289, %c19 : index
                %1291 = arith.muli %1284, %c12 : index
                %1292 = arith.addi %1290, %1291 : index
                %1293 = arith.remui %1288, %c20 : index
                %1294 = arith.muli %1293, %c7 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.addi %1283, %1295 : index
                %1297 = arith.addi %1241, %1296 : index
                %1298 = vector.shuffle %1223, %1223 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1298, %kv[%1297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1299 = arith.addi %1216, %c2 : index
                %1300 = arith.divui %1299, %c12 : index
                %1301 = arith.muli %1300, %c18 : index
                %1302 = arith.addi %1301, %c28 : index
                %1303 = arith.remui %1299, %c12 : index
                %1304 = arith.divui %1211, %c7 : index
                %1305 = arith.remui %1211, %c7 : index
                %1306 = arith.muli %1305, %c20 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.divui %1307, %c20 : index
                %1309 = arith.muli %1308, %c19 : index
                %1310 = arith.muli %1303, %c12 : index
                %1311 = arith.addi %1309, %1310 : index
                %1312 = arith.remui %1307, %c20 : index
                %1313 = arith.muli %1312, %c7 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.addi %1302, %1314 : index
                %1316 = arith.addi %1241, %1315 : index
                %1317 = vector.shuffle %1223, %1223 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1317, %kv[%1316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1318 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1318 {
            %1319 = wave.lane
            %1320 = arith.muli %1319, %c16 : index
            scf.for %1321 = %1320 to %c22 step %c5 {
              %1322 = arith.addi %1206, %1321 : index
              %1323 = vector.load %15[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = arith.mulf %1323, %1209 : vector<4xf32>
              %1325 = wave.fp8_encode "e4m3" %1324 : vector<4xf32> -> vector<4xi8>
              %1326 = arith.cmpi slt, %1207, %kvHeads : index
              scf.if %1326 {
                %1327 = arith.muli %1207, %c28 : index
                %1328 = arith.addi %1212, %1327 : index
                %1329 = vector.shuffle %1325, %1325 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1330 = arith.divui %1321, %c12 : index
                %1331 = arith.muli %1330, %c19 : index
                %1332 = arith.remui %1321, %c12 : index
                %1333 = arith.muli %1211, %c12 : index
                %1334 = arith.divui %1332, %c16 : index
                %1335 = arith.muli %1334, %c16 : index
                %1336 = arith.remui %1332, %c7 : index
                %1337 = arith.muli %1336, %c7 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.divui %1332, %c7 : index
                %1340 = arith.remui %1339, %c7 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.addi %1333, %1341 : index
                %1343 = arith.addi %1331, %1342 : index
                %1344 = arith.addi %1328, %1343 : index
                vector.store %1329, %kv[%1344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1345 = arith.subi %1207, %kvHeads : index
                %1346 = arith.muli %1345, %c28 : index
                %1347 = arith.addi %1212, %1346 : index
                %1348 = arith.addi %1321, %c8 : index
                %1349 = arith.divui %1348, %c12 : index
                %1350 = arith.muli %1349, %c19 : index
                %1351 = arith.addi %1350, %c11 : index
                %1352 = arith.remui %1348, %c12 : index
                %1353 = arith.divui %1211, %c7 : index
                %1354 = arith.remui %1211, %c7 : index
                %1355 = arith.muli %1354, %c20 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.muli %1352, %c12 : index
                %1358 = arith.divui %1356, %c16 : index
                %1359 = arith.muli %1358, %c16 : index
                %1360 = arith.remui %1356, %c7 : index
                %1361 = arith.muli %1360, %c7 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.divui %1356, %c7 : index
                %1364 = arith.remui %1363, %c7 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.addi %1357, %1365 : index
                %1367 = arith.addi %1351, %1366 : index
                %1368 = arith.addi %1347, %1367 : index
                %1369 = vector.shuffle %1325, %1325 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1369, %kv[%1368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1370 = arith.addi %1321, %c9 : index
                %1371 = arith.divui %1370, %c12 : index
                %1372 = arith.muli %1371, %c19 : index
                %1373 = arith.addi %1372, %c11 : index
                %1374 = arith.remui %1370, %c12 : index
                %1375 = arith.divui %1211, %c7 : index
                %1376 = arith.remui %1211, %c7 : index
                %1377 = arith.muli %1376, %c20 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.muli %1374, %c12 : index
                %1380 = arith.divui %1378, %c16 : index
                %1381 = arith.muli %1380, %c16 : index
                %1382 = arith.remui %1378, %c7 : index
                %1383 = arith.muli %1382, %c7 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.divui %1378, %c7 : index
                %1386 = arith.remui %1385, %c7 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.addi %1379, %1387 : index
                %1389 = arith.addi %1373, %1388 : index
                %1390 = arith.addi %1347, %1389 : index
                %1391 = vector.shuffle %1325, %1325 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1391, %kv[%1390] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1392 = arith.addi %1321, %c7 : index
                %1393 = arith.divui %1392, %c12 : index
                %1394 = arith.muli %1393, %c19 : index
                %1395 = arith.addi %1394, %c11 : index
                %1396 = arith.remui %1392, %c12 : index
                %1397 = arith.divui %1211, %c7 : index
                %1398 = arith.remui %1211, %c7 : index
                %1399 = arith.muli %1398, %c20 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.muli %1396, %c12 : index
                %1402 = arith.divui %1400, %c16 : index
                %1403 = arith.muli %1402, %c16 : index
                %1404 = arith.remui %1400, %c7 : index
                %1405 = arith.muli %1404, %c7 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.divui %1400, %c7 : index
                %1408 = arith.remui %1407, %c7 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.addi %1401, %1409 : index
                %1411 = arith.addi %1395, %1410 : index
                %1412 = arith.addi %1347, %1411 : index
                %1413 = vector.shuffle %1325, %1325 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1413, %kv[%1412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1414 = arith.addi %1321, %c2 : index
                %1415 = arith.divui %1414, %c12 : index
                %1416 = arith.muli %1415, %c19 : index
                %1417 = arith.addi %1416, %c11 : index
                %1418 = arith.remui %1414, %c12 : index
                %1419 = arith.divui %1211, %c7 : index
                %1420 = arith.remui %1211, %c7 : index
                %1421 = arith.muli %1420, %c20 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.muli %1418, %c12 : index
                %1424 = arith.divui %1422, %c16 : index
                %1425 = arith.muli %1424, %c16 : index
                %1426 = arith.remui %1422, %c7 : index
                %1427 = arith.muli %1426, %c7 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.divui %1422, %c7 : index
                %1430 = arith.remui %1429, %c7 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1423, %1431 : index
                %1433 = arith.addi %1417, %1432 : index
                %1434 = arith.addi %1347, %1433 : index
                %1435 = vector.shuffle %1325, %1325 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1435, %kv[%1434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1436 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1436 {
            %1437 = wave.lane
            %1438 = arith.muli %1437, %c16 : index
            scf.for %1439 = %1438 to %c22 step %c5 {
              %1440 = arith.addi %1206, %1439 : index
              %1441 = vector.load %15[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = arith.mulf %1441, %1209 : vector<4xf32>
              %1443 = wave.fp8_encode "e5m2" %1442 : vector<4xf32> -> vector<4xi8>
              %1444 = arith.cmpi slt, %1207, %kvHeads : index
              scf.if %1444 {
                %1445 = arith.muli %1207, %c28 : index
                %1446 = arith.addi %1212, %1445 : index
                %1447 = vector.shuffle %1443, %1443 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1448 = arith.divui %1439, %c12 : index
                %1449 = arith.muli %1448, %c19 : index
                %1450 = arith.remui %1439, %c12 : index
                %1451 = arith.muli %1211, %c12 : index
                %1452 = arith.divui %1450, %c16 : index
                %1453 = arith.muli %1452, %c16 : index
                %1454 = arith.remui %1450, %c7 : index
                %1455 = arith.muli %1454, %c7 : index
                %1456 = arith.addi %1453, %1455 : index
                %1457 = arith.divui %1450, %c7 : index
                %1458 = arith.remui %1457, %c7 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.addi %1451, %1459 : index
                %1461 = arith.addi %1449, %1460 : index
                %1462 = arith.addi %1446, %1461 : index
                vector.store %1447, %kv[%1462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1463 = arith.subi %1207, %kvHeads : index
                %1464 = arith.muli %1463, %c28 : index
                %1465 = arith.addi %1212, %1464 : index
                %1466 = arith.addi %1439, %c8 : index
                %1467 = arith.divui %1466, %c12 : index
                %1468 = arith.muli %1467, %c19 : index
                %1469 = arith.addi %1468, %c11 : index
                %1470 = arith.remui %1466, %c12 : index
                %1471 = arith.divui %1211, %c7 : index
                %1472 = arith.remui %1211, %c7 : index
                %1473 = arith.muli %1472, %c20 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.muli %1470, %c12 : index
                %1476 = arith.divui %1474, %c16 : index
                %1477 = arith.muli %1476, %c16 : index
                %1478 = arith.remui %1474, %c7 : index
                %1479 = arith.muli %1478, %c7 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.divui %1474, %c7 : index
                %1482 = arith.remui %1481, %c7 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1475, %1483 : index
                %1485 = arith.addi %1469, %1484 : index
                %1486 = arith.addi %1465, %1485 : index
                %1487 = vector.shuffle %1443, %1443 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1487, %kv[%1486] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1488 = arith.addi %1439, %c9 : index
                %1489 = arith.divui %1488, %c12 : index
                %1490 = arith.muli %1489, %c19 : index
                %1491 = arith.addi %1490, %c11 : index
                %1492 = arith.remui %1488, %c12 : index
                %1493 = arith.divui %1211, %c7 : index
                %1494 = arith.remui %1211, %c7 : index
                %1495 = arith.muli %1494, %c20 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.muli %1492, %c12 : index
                %1498 = arith.divui %1496, %c16 : index
                %1499 = arith.muli %1498, %c16 : index
                %1500 = arith.remui %1496, %c7 : index
                %1501 = arith.muli %1500, %c7 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.divui %1496, %c7 : index
                %1504 = arith.remui %1503, %c7 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.addi %1497, %1505 : index
                %1507 = arith.addi %1491, %1506 : index
                %1508 = arith.addi %1465, %1507 : index
                %1509 = vector.shuffle %1443, %1443 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1509, %kv[%1508] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1510 = arith.addi %1439, %c7 : index
                %1511 = arith.divui %1510, %c12 : index
                %1512 = arith.muli %1511, %c19 : index
                %1513 = arith.addi %1512, %c11 : index
                %1514 = arith.remui %1510, %c12 : index
                %1515 = arith.divui %1211, %c7 : index
                %1516 = arith.remui %1211, %c7 : index
                %1517 = arith.muli %1516, %c20 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.muli %1514, %c12 : index
                %1520 = arith.divui %1518, %c16 : index
                %1521 = arith.muli %1520, %c16 : index
                %1522 = arith.remui %1518, %c7 : index
                %1523 = arith.muli %1522, %c7 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.divui %1518, %c7 : index
                %1526 = arith.remui %1525, %c7 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.addi %1519, %1527 : index
                %1529 = arith.addi %1513, %1528 : index
                %1530 = arith.addi %1465, %1529 : index
                %1531 = vector.shuffle %1443, %1443 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1531, %kv[%1530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1532 = arith.addi %1439, %c2 : index
                %1533 = arith.divui %1532, %c12 : index
                %1534 = arith.muli %1533, %c19 : index
                %1535 = arith.addi %1534, %c11 : index
                %1536 = arith.remui %1532, %c12 : index
                %1537 = arith.divui %1211, %c7 : index
                %1538 = arith.remui %1211, %c7 : index
                %1539 = arith.muli %1538, %c20 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.muli %1536, %c12 : index
                %1542 = arith.divui %1540, %c16 : index
                %1543 = arith.muli %1542, %c16 : index
                %1544 = arith.remui %1540, %c7 : index
                %1545 = arith.muli %1544, %c7 : index
                %1546 = arith.addi %1543, %1545 : index
                %1547 = arith.divui %1540, %c7 : index
                %1548 = arith.remui %1547, %c7 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.addi %1541, %1549 : index
                %1551 = arith.addi %1535, %1550 : index
                %1552 = arith.addi %1465, %1551 : index
                %1553 = vector.shuffle %1443, %1443 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1553, %kv[%1552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
