// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=64, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d64_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 64 : index
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
    %20 = arith.muli %1, %c8 : index
    %21 = arith.divui %inputFeatures, %c11 : index
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
    %36:2 = scf.for %33 = %23 to %32 step %c6 iter_args(%34 = %c13, %35 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %33, %c7 : index
      %39 = arith.addi %11, %c5 : index
      %40 = arith.muli %38, %c16 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.remui %37, %c11 : index
      %43 = arith.muli %42, %c11 : index
      %44 = arith.addi %41, %43 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = arith.addi %44, %c17 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = vector.shuffle %46, %49 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %51 = arith.addi %33, %c8 : index
      %52 = arith.addi %11, %c5 : index
      %53 = arith.muli %51, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %37, %c11 : index
      %56 = arith.muli %55, %c11 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c17 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %33, %c2 : index
      %65 = arith.addi %11, %c5 : index
      %66 = arith.muli %64, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %37, %c11 : index
      %69 = arith.muli %68, %c11 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c17 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %33, %c18 : index
      %78 = arith.addi %11, %c5 : index
      %79 = arith.muli %77, %c16 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %37, %c11 : index
      %82 = arith.muli %81, %c11 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c17 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %33, %c7 : index
      %91 = arith.addi %13, %c5 : index
      %92 = arith.muli %90, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %37, %c11 : index
      %95 = arith.muli %94, %c11 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c17 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.addi %33, %c8 : index
      %104 = arith.addi %13, %c5 : index
      %105 = arith.muli %103, %c16 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.remui %37, %c11 : index
      %108 = arith.muli %107, %c11 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = arith.addi %109, %c17 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = arith.addi %33, %c2 : index
      %117 = arith.addi %13, %c5 : index
      %118 = arith.muli %116, %c16 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.remui %37, %c11 : index
      %121 = arith.muli %120, %c11 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = arith.addi %122, %c17 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.addi %33, %c18 : index
      %130 = arith.addi %13, %c5 : index
      %131 = arith.muli %129, %c16 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.remui %37, %c11 : index
      %134 = arith.muli %133, %c11 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = arith.addi %135, %c17 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.addi %20, %c7 : index
      %143 = arith.muli %33, %c8 : index
      %144 = arith.addi %143, %c7 : index
      %145 = arith.divui %inputFeatures, %c11 : index
      %146 = arith.muli %142, %145 : index
      %147 = arith.addi %146, %144 : index
      %148 = arith.muli %tileRows, %c11 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %37, %tileRows : index
      %151 = arith.muli %150, %c19 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c19 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %50, %34 : vector<16xf16>, vector<8xf32>
      %159 = wave.mma %157, %102, %35 : vector<16xf16>, vector<8xf32>
      %160 = arith.addi %20, %c7 : index
      %161 = arith.muli %33, %c8 : index
      %162 = arith.addi %161, %c8 : index
      %163 = arith.divui %inputFeatures, %c11 : index
      %164 = arith.muli %160, %163 : index
      %165 = arith.addi %164, %162 : index
      %166 = arith.muli %tileRows, %c11 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.remui %37, %tileRows : index
      %169 = arith.muli %168, %c19 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c19 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %63, %158 : vector<16xf16>, vector<8xf32>
      %177 = wave.mma %175, %115, %159 : vector<16xf16>, vector<8xf32>
      %178 = arith.addi %20, %c7 : index
      %179 = arith.muli %33, %c8 : index
      %180 = arith.addi %179, %c2 : index
      %181 = arith.divui %inputFeatures, %c11 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c11 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %37, %tileRows : index
      %187 = arith.muli %186, %c19 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c19 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %76, %176 : vector<16xf16>, vector<8xf32>
      %195 = wave.mma %193, %128, %177 : vector<16xf16>, vector<8xf32>
      %196 = arith.addi %20, %c7 : index
      %197 = arith.muli %33, %c8 : index
      %198 = arith.addi %197, %c18 : index
      %199 = arith.divui %inputFeatures, %c11 : index
      %200 = arith.muli %196, %199 : index
      %201 = arith.addi %200, %198 : index
      %202 = arith.muli %tileRows, %c11 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.remui %37, %tileRows : index
      %205 = arith.muli %204, %c19 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.muli %tileRows, %c19 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %x[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = vector.shuffle %207, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = wave.mma %211, %89, %194 : vector<16xf16>, vector<8xf32>
      %213 = wave.mma %211, %141, %195 : vector<16xf16>, vector<8xf32>
      scf.yield %212, %213 : vector<8xf32>, vector<8xf32>
    }
    %214 = arith.select %30, %32, %25 : index
    %218:2 = scf.for %215 = %32 to %214 step %c8 iter_args(%216 = %36#0, %217 = %36#1) -> (vector<8xf32>, vector<8xf32>) {
      %219 = wave.lane
      %220 = arith.addi %215, %c7 : index
      %221 = arith.addi %11, %c5 : index
      %222 = arith.muli %220, %c16 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.remui %219, %c11 : index
      %225 = arith.muli %224, %c11 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = arith.addi %226, %c17 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.addi %215, %c7 : index
      %234 = arith.addi %13, %c5 : index
      %235 = arith.muli %233, %c16 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.remui %219, %c11 : index
      %238 = arith.muli %237, %c11 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<8xf16>
      %242 = arith.addi %239, %c17 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = arith.addi %20, %c7 : index
      %247 = arith.muli %215, %c8 : index
      %248 = arith.addi %247, %c7 : index
      %249 = arith.divui %inputFeatures, %c11 : index
      %250 = arith.muli %246, %249 : index
      %251 = arith.addi %250, %248 : index
      %252 = arith.muli %tileRows, %c11 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.remui %219, %tileRows : index
      %255 = arith.muli %254, %c19 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c19 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %232, %216 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %245, %217 : vector<16xf16>, vector<8xf32>
      scf.yield %262, %263 : vector<8xf32>, vector<8xf32>
    }
    %264 = arith.addi %18, %c7 : index
    %265 = wave.lane
    %266 = arith.muli %3, %c2 : index
    %267 = arith.muli %266, %c17 : index
    %268 = arith.addi %267, %265 : index
    %269 = arith.muli %4, %c10 : index
    %270 = arith.addi %269, %268 : index
    %271 = arith.addi %270, %c7 : index
    %272 = arith.addi %271, %c7 : index
    %273 = vector.extract %218#0[0] : f32 from vector<8xf32>
    memref.store %273, %14[%272] : memref<?xf32>
    %274 = arith.muli %4, %c10 : index
    %275 = arith.addi %274, %268 : index
    %276 = arith.addi %275, %c7 : index
    %277 = arith.addi %276, %c4 : index
    %278 = vector.extract %218#0[1] : f32 from vector<8xf32>
    memref.store %278, %14[%277] : memref<?xf32>
    %279 = arith.muli %4, %c10 : index
    %280 = arith.addi %279, %268 : index
    %281 = arith.addi %280, %c7 : index
    %282 = arith.addi %281, %c20 : index
    %283 = vector.extract %218#0[2] : f32 from vector<8xf32>
    memref.store %283, %14[%282] : memref<?xf32>
    %284 = arith.muli %4, %c10 : index
    %285 = arith.addi %284, %268 : index
    %286 = arith.addi %285, %c7 : index
    %287 = arith.addi %286, %c21 : index
    %288 = vector.extract %218#0[3] : f32 from vector<8xf32>
    memref.store %288, %14[%287] : memref<?xf32>
    %289 = arith.muli %4, %c10 : index
    %290 = arith.addi %289, %268 : index
    %291 = arith.addi %290, %c7 : index
    %292 = arith.addi %291, %c5 : index
    %293 = vector.extract %218#0[4] : f32 from vector<8xf32>
    memref.store %293, %14[%292] : memref<?xf32>
    %294 = arith.muli %4, %c10 : index
    %295 = arith.addi %294, %268 : index
    %296 = arith.addi %295, %c7 : index
    %297 = arith.addi %296, %c22 : index
    %298 = vector.extract %218#0[5] : f32 from vector<8xf32>
    memref.store %298, %14[%297] : memref<?xf32>
    %299 = arith.muli %4, %c10 : index
    %300 = arith.addi %299, %268 : index
    %301 = arith.addi %300, %c7 : index
    %302 = arith.addi %301, %c23 : index
    %303 = vector.extract %218#0[6] : f32 from vector<8xf32>
    memref.store %303, %14[%302] : memref<?xf32>
    %304 = arith.muli %4, %c10 : index
    %305 = arith.addi %304, %268 : index
    %306 = arith.addi %305, %c7 : index
    %307 = arith.addi %306, %c24 : index
    %308 = vector.extract %218#0[7] : f32 from vector<8xf32>
    memref.store %308, %14[%307] : memref<?xf32>
    %309 = arith.muli %4, %c10 : index
    %310 = arith.addi %309, %268 : index
    %311 = arith.addi %310, %c17 : index
    %312 = arith.addi %311, %c7 : index
    %313 = vector.extract %218#1[0] : f32 from vector<8xf32>
    memref.store %313, %14[%312] : memref<?xf32>
    %314 = arith.muli %4, %c10 : index
    %315 = arith.addi %314, %268 : index
    %316 = arith.addi %315, %c17 : index
    %317 = arith.addi %316, %c4 : index
    %318 = vector.extract %218#1[1] : f32 from vector<8xf32>
    memref.store %318, %14[%317] : memref<?xf32>
    %319 = arith.muli %4, %c10 : index
    %320 = arith.addi %319, %268 : index
    %321 = arith.addi %320, %c17 : index
    %322 = arith.addi %321, %c20 : index
    %323 = vector.extract %218#1[2] : f32 from vector<8xf32>
    memref.store %323, %14[%322] : memref<?xf32>
    %324 = arith.muli %4, %c10 : index
    %325 = arith.addi %324, %268 : index
    %326 = arith.addi %325, %c17 : index
    %327 = arith.addi %326, %c21 : index
    %328 = vector.extract %218#1[3] : f32 from vector<8xf32>
    memref.store %328, %14[%327] : memref<?xf32>
    %329 = arith.muli %4, %c10 : index
    %330 = arith.addi %329, %268 : index
    %331 = arith.addi %330, %c17 : index
    %332 = arith.addi %331, %c5 : index
    %333 = vector.extract %218#1[4] : f32 from vector<8xf32>
    memref.store %333, %14[%332] : memref<?xf32>
    %334 = arith.muli %4, %c10 : index
    %335 = arith.addi %334, %268 : index
    %336 = arith.addi %335, %c17 : index
    %337 = arith.addi %336, %c22 : index
    %338 = vector.extract %218#1[5] : f32 from vector<8xf32>
    memref.store %338, %14[%337] : memref<?xf32>
    %339 = arith.muli %4, %c10 : index
    %340 = arith.addi %339, %268 : index
    %341 = arith.addi %340, %c17 : index
    %342 = arith.addi %341, %c23 : index
    %343 = vector.extract %218#1[6] : f32 from vector<8xf32>
    memref.store %343, %14[%342] : memref<?xf32>
    %344 = arith.muli %4, %c10 : index
    %345 = arith.addi %344, %268 : index
    %346 = arith.addi %345, %c17 : index
    %347 = arith.addi %346, %c24 : index
    %348 = vector.extract %218#1[7] : f32 from vector<8xf32>
    memref.store %348, %14[%347] : memref<?xf32>
    wave.barrier
    %349 = arith.muli %4, %c8 : index
    %350 = arith.addi %349, %c7 : index
    %351 = arith.muli %350, %c2 : index
    %352 = arith.divui %265, %c11 : index
    %353 = arith.addi %351, %352 : index
    %354 = arith.addi %264, %353 : index
    %355 = arith.cmpi slt, %354, %17 : index
    scf.if %355 {
      %356 = arith.cmpi eq, %hasFactors, %c8 : index
      %357 = memref.load %factors[%354] : memref<?xf32>
      %358 = arith.select %356, %357, %c26 : f32
      %359 = arith.addi %268, %c7 : index
      %360 = arith.muli %350, %c4 : index
      %361 = arith.addi %359, %360 : index
      %362 = memref.load %14[%361] : memref<?xf32>
      %363 = arith.addi %361, %c10 : index
      %364 = memref.load %14[%363] : memref<?xf32>
      %365 = arith.addf %362, %364 : f32
      %366 = arith.addi %361, %c27 : index
      %367 = memref.load %14[%366] : memref<?xf32>
      %368 = arith.addf %365, %367 : f32
      %369 = arith.addi %361, %c28 : index
      %370 = memref.load %14[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.addi %361, %c29 : index
      %373 = memref.load %14[%372] : memref<?xf32>
      %374 = arith.addf %371, %373 : f32
      %375 = arith.addi %361, %c30 : index
      %376 = memref.load %14[%375] : memref<?xf32>
      %377 = arith.addf %374, %376 : f32
      %378 = arith.addi %361, %c31 : index
      %379 = memref.load %14[%378] : memref<?xf32>
      %380 = arith.addf %377, %379 : f32
      %381 = arith.addi %361, %c32 : index
      %382 = memref.load %14[%381] : memref<?xf32>
      %383 = arith.addf %380, %382 : f32
      %384 = arith.remui %265, %c11 : index
      %385 = arith.muli %384, %c6 : index
      %386 = arith.addi %11, %385 : index
      %387 = vector.load %w[%386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %388 = vector.bitcast %387 : vector<4xi8> to vector<1xf32>
      %389 = vector.extract %388[0] : f32 from vector<1xf32>
      %390 = arith.mulf %389, %358 : f32
      %391 = arith.mulf %383, %390 : f32
      %392 = arith.muli %3, %c2 : index
      %393 = arith.addi %392, %c7 : index
      %394 = arith.muli %393, %c11 : index
      %395 = arith.remui %265, %c11 : index
      %396 = arith.addi %394, %395 : index
      %397 = arith.muli %353, %c20 : index
      %398 = arith.addi %397, %396 : index
      memref.store %391, %15[%398] : memref<?xf32>
      %399 = arith.addi %268, %c17 : index
      %400 = arith.muli %350, %c4 : index
      %401 = arith.addi %399, %400 : index
      %402 = memref.load %14[%401] : memref<?xf32>
      %403 = arith.addi %401, %c10 : index
      %404 = memref.load %14[%403] : memref<?xf32>
      %405 = arith.addf %402, %404 : f32
      %406 = arith.addi %401, %c27 : index
      %407 = memref.load %14[%406] : memref<?xf32>
      %408 = arith.addf %405, %407 : f32
      %409 = arith.addi %401, %c28 : index
      %410 = memref.load %14[%409] : memref<?xf32>
      %411 = arith.addf %408, %410 : f32
      %412 = arith.addi %401, %c29 : index
      %413 = memref.load %14[%412] : memref<?xf32>
      %414 = arith.addf %411, %413 : f32
      %415 = arith.addi %401, %c30 : index
      %416 = memref.load %14[%415] : memref<?xf32>
      %417 = arith.addf %414, %416 : f32
      %418 = arith.addi %401, %c31 : index
      %419 = memref.load %14[%418] : memref<?xf32>
      %420 = arith.addf %417, %419 : f32
      %421 = arith.addi %401, %c32 : index
      %422 = memref.load %14[%421] : memref<?xf32>
      %423 = arith.addf %420, %422 : f32
      %424 = arith.remui %265, %c11 : index
      %425 = arith.muli %424, %c6 : index
      %426 = arith.addi %13, %425 : index
      %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
      %429 = vector.extract %428[0] : f32 from vector<1xf32>
      %430 = arith.mulf %429, %358 : f32
      %431 = arith.mulf %423, %430 : f32
      %432 = arith.muli %3, %c2 : index
      %433 = arith.addi %432, %c8 : index
      %434 = arith.muli %433, %c11 : index
      %435 = arith.remui %265, %c11 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.muli %353, %c20 : index
      %438 = arith.addi %437, %436 : index
      memref.store %431, %15[%438] : memref<?xf32>
    }
    wave.barrier
    %439 = arith.addi %18, %c7 : index
    %440 = wave.wave
    %441 = arith.addi %440, %c7 : index
    %442 = arith.addi %439, %441 : index
    %443 = arith.cmpi slt, %442, %17 : index
    scf.if %443 {
      %444 = arith.addi %439, %441 : index
      %445 = arith.muli %441, %c20 : index
      %446 = wave.lane
      %447 = arith.addi %446, %c7 : index
      %448 = arith.cmpi eq, %hasBias, %c8 : index
      %449 = arith.addi %445, %447 : index
      %450 = memref.load %15[%449] : memref<?xf32>
      %451 = arith.muli %0, %c20 : index
      %452 = arith.addi %451, %447 : index
      %453 = memref.load %bias[%452] : memref<?xf32>
      %454 = arith.addf %450, %453 : f32
      %455 = arith.select %448, %454, %450 : f32
      %456 = arith.addi %447, %c4 : index
      %457 = arith.cmpi eq, %hasBias, %c8 : index
      %458 = arith.addi %445, %456 : index
      %459 = memref.load %15[%458] : memref<?xf32>
      %460 = arith.muli %0, %c20 : index
      %461 = arith.addi %460, %456 : index
      %462 = memref.load %bias[%461] : memref<?xf32>
      %463 = arith.addf %459, %462 : f32
      %464 = arith.select %457, %463, %459 : f32
      %465 = arith.addi %heads, %kvHeads : index
      %466 = arith.cmpi slt, %0, %465 : index
      scf.if %466 {
        %467 = arith.addi %positionsAt, %444 : index
        %468 = memref.load %step[%467] : memref<?xi32>
        %469 = arith.index_cast %468 : i32 to index
        %470 = arith.cmpi eq, %hasNorm, %c8 : index
        %471 = math.fma %455, %455, %c36 : f32
        %472 = math.fma %464, %464, %471 : f32
        %473 = vector.broadcast %472 : f32 to vector<1xf32>
        %474 = wave.reduce "add" %473 : vector<1xf32>
        %475 = arith.mulf %474, %inverseHeadDim : f32
        %476 = arith.addf %475, %epsilon : f32
        %477 = math.sqrt %476 : f32
        %478 = arith.divf %c26, %477 : f32
        %479 = arith.cmpi slt, %0, %heads : index
        %480 = arith.addi %447, %c4 : index
        %481 = memref.load %query_norm[%447] : memref<?xf32>
        %482 = memref.load %key_norm[%447] : memref<?xf32>
        %483 = arith.select %479, %481, %482 : f32
        %484 = arith.mulf %455, %478 : f32
        %485 = arith.mulf %484, %483 : f32
        %486 = arith.select %470, %485, %455 : f32
        %487 = memref.load %query_norm[%480] : memref<?xf32>
        %488 = memref.load %key_norm[%480] : memref<?xf32>
        %489 = arith.select %479, %487, %488 : f32
        %490 = arith.mulf %464, %478 : f32
        %491 = arith.mulf %490, %489 : f32
        %492 = arith.select %470, %491, %464 : f32
        %493 = arith.remui %469, %c17 : index
        %494 = arith.muli %493, %c20 : index
        %495 = arith.addi %494, %447 : index
        %496 = arith.divui %469, %c17 : index
        %497 = arith.addi %496, %c17 : index
        %498 = arith.muli %497, %c20 : index
        %499 = arith.addi %498, %447 : index
        %500 = memref.load %rope[%495] : memref<?xf32>
        %501 = arith.addi %495, %c4 : index
        %502 = memref.load %rope[%501] : memref<?xf32>
        %503 = memref.load %rope[%499] : memref<?xf32>
        %504 = arith.addi %499, %c4 : index
        %505 = memref.load %rope[%504] : memref<?xf32>
        %506 = arith.mulf %503, %500 : f32
        %507 = arith.mulf %505, %502 : f32
        %508 = arith.subf %506, %507 : f32
        %509 = arith.mulf %505, %500 : f32
        %510 = arith.mulf %503, %502 : f32
        %511 = arith.addf %509, %510 : f32
        %512 = arith.mulf %486, %508 : f32
        %513 = arith.mulf %492, %511 : f32
        %514 = arith.subf %512, %513 : f32
        %515 = arith.mulf %492, %508 : f32
        %516 = arith.mulf %486, %511 : f32
        %517 = arith.addf %515, %516 : f32
        %518 = arith.cmpi slt, %0, %heads : index
        scf.if %518 {
          %519 = arith.muli %444, %heads : index
          %520 = arith.addi %519, %0 : index
          %521 = arith.muli %520, %c20 : index
          %522 = arith.addi %521, %447 : index
          memref.store %514, %q[%522] : memref<?xf32>
          %523 = arith.addi %522, %c4 : index
          memref.store %517, %q[%523] : memref<?xf32>
        } else {
          %524 = arith.addi %445, %447 : index
          memref.store %514, %15[%524] : memref<?xf32>
          %525 = arith.addi %445, %447 : index
          %526 = arith.addi %525, %c4 : index
          memref.store %517, %15[%526] : memref<?xf32>
        }
      } else {
        %527 = arith.cmpi slt, %0, %heads : index
        scf.if %527 {
          %528 = arith.muli %444, %heads : index
          %529 = arith.addi %528, %0 : index
          %530 = arith.muli %529, %c20 : index
          %531 = arith.addi %530, %447 : index
          memref.store %455, %q[%531] : memref<?xf32>
          %532 = arith.addi %531, %c4 : index
          memref.store %464, %q[%532] : memref<?xf32>
        } else {
          %533 = arith.addi %445, %447 : index
          memref.store %455, %15[%533] : memref<?xf32>
          %534 = arith.addi %445, %447 : index
          %535 = arith.addi %534, %c4 : index
          memref.store %464, %15[%535] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %536 = arith.cmpi sge, %0, %heads : index
    scf.if %536 {
      %537 = arith.addi %440, %c7 : index
      %538 = arith.addi %439, %537 : index
      %539 = arith.cmpi slt, %538, %17 : index
      scf.if %539 {
        %540 = arith.addi %439, %537 : index
        %541 = arith.addi %slotsAt, %540 : index
        %542 = memref.load %step[%541] : memref<?xi32>
        %543 = arith.index_cast %542 : i32 to index
        %544 = arith.cmpi sge, %543, %c7 : index
        scf.if %544 {
          %545 = arith.muli %537, %c20 : index
          %546 = arith.subi %0, %heads : index
          %547 = memref.load %scales[%546] : memref<?xf32>
          %548 = vector.broadcast %547 : f32 to vector<4xf32>
          %549 = arith.divui %543, %c11 : index
          %550 = arith.remui %543, %c11 : index
          %551 = arith.muli %549, %pageBytes : index
          %552 = arith.cmpi eq, %codec, %c7 : index
          scf.if %552 {
            %553 = wave.lane
            %554 = arith.muli %553, %c6 : index
            scf.for %555 = %554 to %c20 step %c5 {
              %556 = arith.addi %545, %555 : index
              %557 = vector.load %15[%556] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %558 = arith.mulf %557, %548 : vector<4xf32>
              %559 = arith.minimumf %558, %c42 : vector<4xf32>
              %560 = arith.maximumf %559, %c43 : vector<4xf32>
              %561 = arith.truncf %560 : vector<4xf32> to vector<4xf16>
              %562 = vector.bitcast %561 : vector<4xf16> to vector<8xi8>
              %563 = arith.cmpi slt, %546, %kvHeads : index
              scf.if %563 {
                %564 = arith.muli %546, %c29 : index
                %565 = arith.addi %551, %564 : index
                %566 = arith.divui %555, %c11 : index
                %567 = arith.muli %566, %c16 : index
                %568 = arith.remui %555, %c11 : index
                %569 = arith.divui %568, %c19 : index
                %570 = arith.muli %569, %c17 : index
                %571 = arith.muli %550, %c11 : index
                %572 = arith.addi %570, %571 : index
                %573 = arith.remui %568, %c19 : index
                %574 = arith.muli %573, %c2 : index
                %575 = arith.addi %572, %574 : index
                %576 = arith.addi %567, %575 : index
                %577 = arith.addi %565, %576 : index
                vector.store %562, %kv[%577] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %578 = arith.subi %546, %kvHeads : index
                %579 = arith.muli %578, %c29 : index
                %580 = arith.addi %551, %579 : index
                %581 = arith.addi %555, %c7 : index
                %582 = arith.divui %581, %c11 : index
                %583 = arith.muli %582, %c16 : index
                %584 = arith.addi %583, %c27 : index
                %585 = arith.remui %581, %c11 : index
                %586 = arith.divui %550, %c2 : index
                %587 = arith.remui %550, %c2 : index
                %588 = arith.muli %587, %c19 : index
                %589 = arith.addi %586, %588 : index
                %590 = arith.divui %589, %c19 : index
                %591 = arith.muli %590, %c17 : index
                %592 = arith.muli %585, %c11 : index
                %593 = arith.addi %591, %592 : index
                %594 = arith.remui %589, %c19 : index
                %595 = arith.muli %594, %c2 : index
                %596 = arith.addi %593, %595 : index
                %597 = arith.addi %584, %596 : index
                %598 = arith.addi %580, %597 : index
                %599 = vector.shuffle %562, %562 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %599, %kv[%598] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %600 = arith.addi %555, %c8 : index
                %601 = arith.divui %600, %c11 : index
                %602 = arith.muli %601, %c16 : index
                %603 = arith.addi %602, %c27 : index
                %604 = arith.remui %600, %c11 : index
                %605 = arith.divui %550, %c2 : index
                %606 = arith.remui %550, %c2 : index
                %607 = arith.muli %606, %c19 : index
                %608 = arith.addi %605, %607 : index
                %609 = arith.divui %608, %c19 : index
                %610 = arith.muli %609, %c17 : index
                %611 = arith.muli %604, %c11 : index
                %612 = arith.addi %610, %611 : index
                %613 = arith.remui %608, %c19 : index
                %614 = arith.muli %613, %c2 : index
                %615 = arith.addi %612, %614 : index
                %616 = arith.addi %603, %615 : index
                %617 = arith.addi %580, %616 : index
                %618 = vector.shuffle %562, %562 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %618, %kv[%617] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %619 = arith.addi %555, %c2 : index
                %620 = arith.divui %619, %c11 : index
                %621 = arith.muli %620, %c16 : index
                %622 = arith.addi %621, %c27 : index
                %623 = arith.remui %619, %c11 : index
                %624 = arith.divui %550, %c2 : index
                %625 = arith.remui %550, %c2 : index
                %626 = arith.muli %625, %c19 : index
                %627 = arith.addi %624, %626 : index
                %628 = arith.divui %627, %c19 : index
                %629 = arith.muli %628, %c17 : index
                %630 = arith.muli %623, %c11 : index
                %631 = arith.addi %629, %630 : index
                %632 = arith.remui %627, %c19 : index
                %633 = arith.muli %632, %c2 : index
                %634 = arith.addi %631, %633 : index
                %635 = arith.addi %622, %634 : index
                %636 = arith.addi %580, %635 : index
                %637 = vector.shuffle %562, %562 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %637, %kv[%636] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %638 = arith.addi %555, %c18 : index
                %639 = arith.divui %638, %c11 : index
                %640 = arith.muli %639, %c16 : index
                %641 = arith.addi %640, %c27 : index
                %642 = arith.remui %638, %c11 : index
                %643 = arith.divui %550, %c2 : index
                %644 = arith.remui %550, %c2 : index
                %645 = arith.muli %644, %c19 : index
                %646 = arith.addi %643, %645 : index
                %647 = arith.divui %646, %c19 : index
                %648 = arith.muli %647, %c17 : index
                %649 = arith.muli %642, %c11 : index
                %650 = arith.addi %648, %649 : index
                %651 = arith.remui %646, %c19 : index
                %652 = arith.muli %651, %c2 : index
                %653 = arith.addi %650, %652 : index
                %654 = arith.addi %641, %653 : index
                %655 = arith.addi %580, %654 : index
                %656 = vector.shuffle %562, %562 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %656, %kv[%655] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %657 = arith.cmpi eq, %codec, %c8 : index
          scf.if %657 {
            %658 = wave.lane
            %659 = arith.muli %658, %c6 : index
            scf.for %660 = %659 to %c20 step %c5 {
              %661 = arith.addi %545, %660 : index
              %662 = vector.load %15[%661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %663 = arith.mulf %662, %548 : vector<4xf32>
              %664 = wave.fp8_encode "e4m3" %663 : vector<4xf32> -> vector<4xi8>
              %665 = arith.cmpi slt, %546, %kvHeads : index
              scf.if %665 {
                %666 = arith.muli %546, %c27 : index
                %667 = arith.addi %551, %666 : index
                %668 = vector.shuffle %664, %664 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %669 = arith.divui %660, %c11 : index
                %670 = arith.muli %669, %c17 : index
                %671 = arith.remui %660, %c11 : index
                %672 = arith.muli %550, %c11 : index
                %673 = arith.divui %671, %c6 : index
                %674 = arith.muli %673, %c6 : index
                %675 = arith.remui %671, %c2 : index
                %676 = arith.muli %675, %c2 : index
                %677 = arith.addi %674, %676 : index
                %678 = arith.divui %671, %c2 : index
                %679 = arith.remui %678, %c2 : index
                %680 = arith.addi %677, %679 : index
                %681 = arith.addi %672, %680 : index
                %682 = arith.addi %670, %681 : index
                %683 = arith.addi %667, %682 : index
                vector.store %668, %kv[%683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %684 = arith.subi %546, %kvHeads : index
                %685 = arith.muli %684, %c27 : index
                %686 = arith.addi %551, %685 : index
                %687 = arith.addi %660, %c7 : index
                %688 = arith.divui %687, %c11 : index
                %689 = arith.muli %688, %c17 : index
                %690 = arith.addi %689, %c10 : index
                %691 = arith.remui %687, %c11 : index
                %692 = arith.divui %550, %c2 : index
                %693 = arith.remui %550, %c2 : index
                %694 = arith.muli %693, %c19 : index
                %695 = arith.addi %692, %694 : index
                %696 = arith.muli %691, %c11 : index
                %697 = arith.divui %695, %c6 : index
                %698 = arith.muli %697, %c6 : index
                %699 = arith.remui %695, %c2 : index
                %700 = arith.muli %699, %c2 : index
                %701 = arith.addi %698, %700 : index
                %702 = arith.divui %695, %c2 : index
                %703 = arith.remui %702, %c2 : index
                %704 = arith.addi %701, %703 : index
                %705 = arith.addi %696, %704 : index
                %706 = arith.addi %690, %705 : index
                %707 = arith.addi %686, %706 : index
                %708 = vector.shuffle %664, %664 [0] : vector<4xi8>, vector<4xi8>
                vector.store %708, %kv[%707] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %709 = arith.addi %660, %c8 : index
                %710 = arith.divui %709, %c11 : index
                %711 = arith.muli %710, %c17 : index
                %712 = arith.addi %711, %c10 : index
                %713 = arith.remui %709, %c11 : index
                %714 = arith.divui %550, %c2 : index
                %715 = arith.remui %550, %c2 : index
                %716 = arith.muli %715, %c19 : index
                %717 = arith.addi %714, %716 : index
                %718 = arith.muli %713, %c11 : index
                %719 = arith.divui %717, %c6 : index
                %720 = arith.muli %719, %c6 : index
                %721 = arith.remui %717, %c2 : index
                %722 = arith.muli %721, %c2 : index
                %723 = arith.addi %720, %722 : index
                %724 = arith.divui %717, %c2 : index
                %725 = arith.remui %724, %c2 : index
                %726 = arith.addi %723, %725 : index
                %727 = arith.addi %718, %726 : index
                %728 = arith.addi %712, %727 : index
                %729 = arith.addi %686, %728 : index
                %730 = vector.shuffle %664, %664 [1] : vector<4xi8>, vector<4xi8>
                vector.store %730, %kv[%729] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %731 = arith.addi %660, %c2 : index
                %732 = arith.divui %731, %c11 : index
                %733 = arith.muli %732, %c17 : index
                %734 = arith.addi %733, %c10 : index
                %735 = arith.remui %731, %c11 : index
                %736 = arith.divui %550, %c2 : index
                %737 = arith.remui %550, %c2 : index
                %738 = arith.muli %737, %c19 : index
                %739 = arith.addi %736, %738 : index
                %740 = arith.muli %735, %c11 : index
                %741 = arith.divui %739, %c6 : index
                %742 = arith.muli %741, %c6 : index
                %743 = arith.remui %739, %c2 : index
                %744 = arith.muli %743, %c2 : index
                %745 = arith.addi %742, %744 : index
                %746 = arith.divui %739, %c2 : index
                %747 = arith.remui %746, %c2 : index
                %748 = arith.addi %745, %747 : index
                %749 = arith.addi %740, %748 : index
                %750 = arith.addi %734, %749 : index
                %751 = arith.addi %686, %750 : index
                %752 = vector.shuffle %664, %664 [2] : vector<4xi8>, vector<4xi8>
                vector.store %752, %kv[%751] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %753 = arith.addi %660, %c18 : index
                %754 = arith.divui %753, %c11 : index
                %755 = arith.muli %754, %c17 : index
                %756 = arith.addi %755, %c10 : index
                %757 = arith.remui %753, %c11 : index
                %758 = arith.divui %550, %c2 : index
                %759 = arith.remui %550, %c2 : index
                %760 = arith.muli %759, %c19 : index
                %761 = arith.addi %758, %760 : index
                %762 = arith.muli %757, %c11 : index
                %763 = arith.divui %761, %c6 : index
                %764 = arith.muli %763, %c6 : index
                %765 = arith.remui %761, %c2 : index
                %766 = arith.muli %765, %c2 : index
                %767 = arith.addi %764, %766 : index
                %768 = arith.divui %761, %c2 : index
                %769 = arith.remui %768, %c2 : index
                %770 = arith.addi %767, %769 : index
                %771 = arith.addi %762, %770 : index
                %772 = arith.addi %756, %771 : index
                %773 = arith.addi %686, %772 : index
                %774 = vector.shuffle %664, %664 [3] : vector<4xi8>, vector<4xi8>
                vector.store %774, %kv[%773] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %775 = arith.cmpi eq, %codec, %c2 : index
          scf.if %775 {
            %776 = wave.lane
            %777 = arith.muli %776, %c6 : index
            scf.for %778 = %777 to %c20 step %c5 {
              %779 = arith.addi %545, %778 : index
              %780 = vector.load %15[%779] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %781 = arith.mulf %780, %548 : vector<4xf32>
              %782 = wave.fp8_encode "e5m2" %781 : vector<4xf32> -> vector<4xi8>
              %783 = arith.cmpi slt, %546, %kvHeads : index
              scf.if %783 {
                %784 = arith.muli %546, %c27 : index
                %785 = arith.addi %551, %784 : index
                %786 = vector.shuffle %782, %782 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %787 = arith.divui %778, %c11 : index
                %788 = arith.muli %787, %c17 : index
                %789 = arith.remui %778, %c11 : index
                %790 = arith.muli %550, %c11 : index
                %791 = arith.divui %789, %c6 : index
                %792 = arith.muli %791, %c6 : index
                %793 = arith.remui %789, %c2 : index
                %794 = arith.muli %793, %c2 : index
                %795 = arith.addi %792, %794 : index
                %796 = arith.divui %789, %c2 : index
                %797 = arith.remui %796, %c2 : index
                %798 = arith.addi %795, %797 : index
                %799 = arith.addi %790, %798 : index
                %800 = arith.addi %788, %799 : index
                %801 = arith.addi %785, %800 : index
                vector.store %786, %kv[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %802 = arith.subi %546, %kvHeads : index
                %803 = arith.muli %802, %c27 : index
                %804 = arith.addi %551, %803 : index
                %805 = arith.addi %778, %c7 : index
                %806 = arith.divui %805, %c11 : index
                %807 = arith.muli %806, %c17 : index
                %808 = arith.addi %807, %c10 : index
                %809 = arith.remui %805, %c11 : index
                %810 = arith.divui %550, %c2 : index
                %811 = arith.remui %550, %c2 : index
                %812 = arith.muli %811, %c19 : index
                %813 = arith.addi %810, %812 : index
                %814 = arith.muli %809, %c11 : index
                %815 = arith.divui %813, %c6 : index
                %816 = arith.muli %815, %c6 : index
                %817 = arith.remui %813, %c2 : index
                %818 = arith.muli %817, %c2 : index
                %819 = arith.addi %816, %818 : index
                %820 = arith.divui %813, %c2 : index
                %821 = arith.remui %820, %c2 : index
                %822 = arith.addi %819, %821 : index
                %823 = arith.addi %814, %822 : index
                %824 = arith.addi %808, %823 : index
                %825 = arith.addi %804, %824 : index
                %826 = vector.shuffle %782, %782 [0] : vector<4xi8>, vector<4xi8>
                vector.store %826, %kv[%825] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %827 = arith.addi %778, %c8 : index
                %828 = arith.divui %827, %c11 : index
                %829 = arith.muli %828, %c17 : index
                %830 = arith.addi %829, %c10 : index
                %831 = arith.remui %827, %c11 : index
                %832 = arith.divui %550, %c2 : index
                %833 = arith.remui %550, %c2 : index
                %834 = arith.muli %833, %c19 : index
                %835 = arith.addi %832, %834 : index
                %836 = arith.muli %831, %c11 : index
                %837 = arith.divui %835, %c6 : index
                %838 = arith.muli %837, %c6 : index
                %839 = arith.remui %835, %c2 : index
                %840 = arith.muli %839, %c2 : index
                %841 = arith.addi %838, %840 : index
                %842 = arith.divui %835, %c2 : index
                %843 = arith.remui %842, %c2 : index
                %844 = arith.addi %841, %843 : index
                %845 = arith.addi %836, %844 : index
                %846 = arith.addi %830, %845 : index
                %847 = arith.addi %804, %846 : index
                %848 = vector.shuffle %782, %782 [1] : vector<4xi8>, vector<4xi8>
                vector.store %848, %kv[%847] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %849 = arith.addi %778, %c2 : index
                %850 = arith.divui %849, %c11 : index
                %851 = arith.muli %850, %c17 : index
                %852 = arith.addi %851, %c10 : index
                %853 = arith.remui %849, %c11 : index
                %854 = arith.divui %550, %c2 : index
                %855 = arith.remui %550, %c2 : index
                %856 = arith.muli %855, %c19 : index
                %857 = arith.addi %854, %856 : index
                %858 = arith.muli %853, %c11 : index
                %859 = arith.divui %857, %c6 : index
                %860 = arith.muli %859, %c6 : index
                %861 = arith.remui %857, %c2 : index
                %862 = arith.muli %861, %c2 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.divui %857, %c2 : index
                %865 = arith.remui %864, %c2 : index
                %866 = arith.addi %863, %865 : index
                %867 = arith.addi %858, %866 : index
                %868 = arith.addi %852, %867 : index
                %869 = arith.addi %804, %868 : index
                %870 = vector.shuffle %782, %782 [2] : vector<4xi8>, vector<4xi8>
                vector.store %870, %kv[%869] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %871 = arith.addi %778, %c18 : index
                %872 = arith.divui %871, %c11 : index
                %873 = arith.muli %872, %c17 : index
                %874 = arith.addi %873, %c10 : index
                %875 = arith.remui %871, %c11 : index
                %876 = arith.divui %550, %c2 : index
                %877 = arith.remui %550, %c2 : index
                %878 = arith.muli %877, %c19 : index
                %879 = arith.addi %876, %878 : index
                %880 = arith.muli %875, %c11 : index
                %881 = arith.divui %879, %c6 : index
                %882 = arith.muli %881, %c6 : index
                %883 = arith.remui %879, %c2 : index
                %884 = arith.muli %883, %c2 : index
                %885 = arith.addi %882, %884 : index
                %886 = arith.divui %879, %c2 : index
                %887 = arith.remui %886, %c2 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.addi %880, %888 : index
                %890 = arith.addi %874, %889 : index
                %891 = arith.addi %804, %890 : index
                %892 = vector.shuffle %782, %782 [3] : vector<4xi8>, vector<4xi8>
                vector.store %892, %kv[%891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
