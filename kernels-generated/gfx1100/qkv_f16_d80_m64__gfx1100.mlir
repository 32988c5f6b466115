// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2560 : index
  %c9 = arith.constant 1280 : index
  %c10 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 4 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 16 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 8 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c30 = arith.constant 40 : index
  %c31 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c34 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c37 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c41 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c43 = arith.constant 5120 : index
  %c44 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.muli %0, %c2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %6 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = wave.scratch %c9 : memref<?xf32>
  %14 = memref.load %step[%c7] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c10 : index
  %17 = arith.cmpi slt, %16, %15 : index
  scf.if %17 {
    %18 = arith.muli %1, %c12 : index
    %19 = arith.divui %inputFeatures, %c14 : index
    %20 = arith.muli %4, %stepsPerWave : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %21, %stepsPerWave : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.subi %23, %21 : index
    %25 = arith.divui %24, %c12 : index
    %26 = arith.muli %25, %c12 : index
    %27 = arith.addi %21, %26 : index
    %28 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %29 = arith.addi %21, %stepsPerWave : index
    %30 = arith.select %28, %29, %27 : index
    %36:4 = scf.for %31 = %21 to %30 step %c12 iter_args(%32 = %c13, %33 = %c13, %34 = %c13, %35 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %31, %c7 : index
      %39 = arith.addi %11, %c5 : index
      %40 = arith.muli %38, %c17 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.remui %37, %c14 : index
      %43 = arith.muli %42, %c14 : index
      %44 = arith.addi %41, %43 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = arith.addi %44, %c18 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = vector.shuffle %46, %49 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %51 = arith.addi %31, %c6 : index
      %52 = arith.addi %11, %c5 : index
      %53 = arith.muli %51, %c17 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %37, %c14 : index
      %56 = arith.muli %55, %c14 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c18 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %31, %c19 : index
      %65 = arith.addi %11, %c5 : index
      %66 = arith.muli %64, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %37, %c14 : index
      %69 = arith.muli %68, %c14 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c18 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %31, %c20 : index
      %78 = arith.addi %11, %c5 : index
      %79 = arith.muli %77, %c17 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %37, %c14 : index
      %82 = arith.muli %81, %c14 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c18 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %18, %c7 : index
      %91 = arith.muli %31, %c6 : index
      %92 = arith.addi %91, %c7 : index
      %93 = arith.divui %inputFeatures, %c14 : index
      %94 = arith.muli %90, %93 : index
      %95 = arith.addi %94, %92 : index
      %96 = arith.muli %tileRows, %c14 : index
      %97 = arith.muli %95, %96 : index
      %98 = arith.remui %37, %tileRows : index
      %99 = arith.muli %98, %c21 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = arith.muli %tileRows, %c21 : index
      %103 = arith.addi %100, %102 : index
      %104 = vector.load %x[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = wave.mma %105, %50, %32 : vector<16xf16>, vector<8xf32>
      %107 = arith.addi %18, %c6 : index
      %108 = arith.muli %31, %c6 : index
      %109 = arith.addi %108, %c7 : index
      %110 = arith.divui %inputFeatures, %c14 : index
      %111 = arith.muli %107, %110 : index
      %112 = arith.addi %111, %109 : index
      %113 = arith.muli %tileRows, %c14 : index
      %114 = arith.muli %112, %113 : index
      %115 = arith.remui %37, %tileRows : index
      %116 = arith.muli %115, %c21 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.muli %tileRows, %c21 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %x[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = wave.mma %122, %50, %33 : vector<16xf16>, vector<8xf32>
      %124 = arith.addi %18, %c19 : index
      %125 = arith.muli %31, %c6 : index
      %126 = arith.addi %125, %c7 : index
      %127 = arith.divui %inputFeatures, %c14 : index
      %128 = arith.muli %124, %127 : index
      %129 = arith.addi %128, %126 : index
      %130 = arith.muli %tileRows, %c14 : index
      %131 = arith.muli %129, %130 : index
      %132 = arith.remui %37, %tileRows : index
      %133 = arith.muli %132, %c21 : index
      %134 = arith.addi %131, %133 : index
      %135 = vector.load %x[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = arith.muli %tileRows, %c21 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %x[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = wave.mma %139, %50, %34 : vector<16xf16>, vector<8xf32>
      %141 = arith.addi %18, %c20 : index
      %142 = arith.muli %31, %c6 : index
      %143 = arith.addi %142, %c7 : index
      %144 = arith.divui %inputFeatures, %c14 : index
      %145 = arith.muli %141, %144 : index
      %146 = arith.addi %145, %143 : index
      %147 = arith.muli %tileRows, %c14 : index
      %148 = arith.muli %146, %147 : index
      %149 = arith.remui %37, %tileRows : index
      %150 = arith.muli %149, %c21 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.muli %tileRows, %c21 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %x[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = vector.shuffle %152, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %157 = wave.mma %156, %50, %35 : vector<16xf16>, vector<8xf32>
      %158 = arith.addi %18, %c7 : index
      %159 = arith.muli %31, %c6 : index
      %160 = arith.addi %159, %c6 : index
      %161 = arith.divui %inputFeatures, %c14 : index
      %162 = arith.muli %158, %161 : index
      %163 = arith.addi %162, %160 : index
      %164 = arith.muli %tileRows, %c14 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.remui %37, %tileRows : index
      %167 = arith.muli %166, %c21 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c21 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %63, %106 : vector<16xf16>, vector<8xf32>
      %175 = arith.addi %18, %c6 : index
      %176 = arith.muli %31, %c6 : index
      %177 = arith.addi %176, %c6 : index
      %178 = arith.divui %inputFeatures, %c14 : index
      %179 = arith.muli %175, %178 : index
      %180 = arith.addi %179, %177 : index
      %181 = arith.muli %tileRows, %c14 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %37, %tileRows : index
      %184 = arith.muli %183, %c21 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %tileRows, %c21 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %63, %123 : vector<16xf16>, vector<8xf32>
      %192 = arith.addi %18, %c19 : index
      %193 = arith.muli %31, %c6 : index
      %194 = arith.addi %193, %c6 : index
      %195 = arith.divui %inputFeatures, %c14 : index
      %196 = arith.muli %192, %195 : index
      %197 = arith.addi %196, %194 : index
      %198 = arith.muli %tileRows, %c14 : index
      %199 = arith.muli %197, %198 : index
      %200 = arith.remui %37, %tileRows : index
      %201 = arith.muli %200, %c21 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = arith.muli %tileRows, %c21 : index
      %205 = arith.addi %202, %204 : index
      %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = vector.shuffle %203, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = wave.mma %207, %63, %140 : vector<16xf16>, vector<8xf32>
      %209 = arith.addi %18, %c20 : index
      %210 = arith.muli %31, %c6 : index
      %211 = arith.addi %210, %c6 : index
      %212 = arith.divui %inputFeatures, %c14 : index
      %213 = arith.muli %209, %212 : index
      %214 = arith.addi %213, %211 : index
      %215 = arith.muli %tileRows, %c14 : index
      %216 = arith.muli %214, %215 : index
      %217 = arith.remui %37, %tileRows : index
      %218 = arith.muli %217, %c21 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.muli %tileRows, %c21 : index
      %222 = arith.addi %219, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %63, %157 : vector<16xf16>, vector<8xf32>
      %226 = arith.addi %18, %c7 : index
      %227 = arith.muli %31, %c6 : index
      %228 = arith.addi %227, %c19 : index
      %229 = arith.divui %inputFeatures, %c14 : index
      %230 = arith.muli %226, %229 : index
      %231 = arith.addi %230, %228 : index
      %232 = arith.muli %tileRows, %c14 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.remui %37, %tileRows : index
      %235 = arith.muli %234, %c21 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.muli %tileRows, %c21 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = vector.shuffle %237, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = wave.mma %241, %76, %174 : vector<16xf16>, vector<8xf32>
      %243 = arith.addi %18, %c6 : index
      %244 = arith.muli %31, %c6 : index
      %245 = arith.addi %244, %c19 : index
      %246 = arith.divui %inputFeatures, %c14 : index
      %247 = arith.muli %243, %246 : index
      %248 = arith.addi %247, %245 : index
      %249 = arith.muli %tileRows, %c14 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.remui %37, %tileRows : index
      %252 = arith.muli %251, %c21 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c21 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %76, %191 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %18, %c19 : index
      %261 = arith.muli %31, %c6 : index
      %262 = arith.addi %261, %c19 : index
      %263 = arith.divui %inputFeatures, %c14 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c14 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %37, %tileRows : index
      %269 = arith.muli %268, %c21 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c21 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %76, %208 : vector<16xf16>, vector<8xf32>
      %277 = arith.addi %18, %c20 : index
      %278 = arith.muli %31, %c6 : index
      %279 = arith.addi %278, %c19 : index
      %280 = arith.divui %inputFeatures, %c14 : index
      %281 = arith.muli %277, %280 : index
      %282 = arith.addi %281, %279 : index
      %283 = arith.muli %tileRows, %c14 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.remui %37, %tileRows : index
      %286 = arith.muli %285, %c21 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c21 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %76, %225 : vector<16xf16>, vector<8xf32>
      %294 = arith.addi %18, %c7 : index
      %295 = arith.muli %31, %c6 : index
      %296 = arith.addi %295, %c20 : index
      %297 = arith.divui %inputFeatures, %c14 : index
      %298 = arith.muli %294, %297 : index
      %299 = arith.addi %298, %296 : index
      %300 = arith.muli %tileRows, %c14 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.remui %37, %tileRows : index
      %303 = arith.muli %302, %c21 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c21 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %89, %242 : vector<16xf16>, vector<8xf32>
      %311 = arith.addi %18, %c6 : index
      %312 = arith.muli %31, %c6 : index
      %313 = arith.addi %312, %c20 : index
      %314 = arith.divui %inputFeatures, %c14 : index
      %315 = arith.muli %311, %314 : index
      %316 = arith.addi %315, %313 : index
      %317 = arith.muli %tileRows, %c14 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.remui %37, %tileRows : index
      %320 = arith.muli %319, %c21 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c21 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %89, %259 : vector<16xf16>, vector<8xf32>
      %328 = arith.addi %18, %c19 : index
      %329 = arith.muli %31, %c6 : index
      %330 = arith.addi %329, %c20 : index
      %331 = arith.divui %inputFeatures, %c14 : index
      %332 = arith.muli %328, %331 : index
      %333 = arith.addi %332, %330 : index
      %334 = arith.muli %tileRows, %c14 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.remui %37, %tileRows : index
      %337 = arith.muli %336, %c21 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c21 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %89, %276 : vector<16xf16>, vector<8xf32>
      %345 = arith.addi %18, %c20 : index
      %346 = arith.muli %31, %c6 : index
      %347 = arith.addi %346, %c20 : index
      %348 = arith.divui %inputFeatures, %c14 : index
      %349 = arith.muli %345, %348 : index
      %350 = arith.addi %349, %347 : index
      %351 = arith.muli %tileRows, %c14 : index
      %352 = arith.muli %350, %351 : index
      %353 = arith.remui %37, %tileRows : index
      %354 = arith.muli %353, %c21 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = arith.muli %tileRows, %c21 : index
      %358 = arith.addi %355, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = vector.shuffle %356, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = wave.mma %360, %89, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %310, %327, %344, %361 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %362 = arith.select %28, %30, %23 : index
    %368:4 = scf.for %363 = %30 to %362 step %c6 iter_args(%364 = %36#0, %365 = %36#1, %366 = %36#2, %367 = %36#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %369 = wave.lane
      %370 = arith.addi %363, %c7 : index
      %371 = arith.addi %11, %c5 : index
      %372 = arith.muli %370, %c17 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.remui %369, %c14 : index
      %375 = arith.muli %374, %c14 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %w[%376] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<8xf16>
      %379 = arith.addi %376, %c18 : index
      %380 = vector.load %w[%379] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %381 = vector.bitcast %380 : vector<16xi8> to vector<8xf16>
      %382 = vector.shuffle %378, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = arith.addi %18, %c7 : index
      %384 = arith.muli %363, %c6 : index
      %385 = arith.addi %384, %c7 : index
      %386 = arith.divui %inputFeatures, %c14 : index
      %387 = arith.muli %383, %386 : index
      %388 = arith.addi %387, %385 : index
      %389 = arith.muli %tileRows, %c14 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.remui %369, %tileRows : index
      %392 = arith.muli %391, %c21 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c21 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %382, %364 : vector<16xf16>, vector<8xf32>
      %400 = arith.addi %18, %c6 : index
      %401 = arith.muli %363, %c6 : index
      %402 = arith.addi %401, %c7 : index
      %403 = arith.divui %inputFeatures, %c14 : index
      %404 = arith.muli %400, %403 : index
      %405 = arith.addi %404, %402 : index
      %406 = arith.muli %tileRows, %c14 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.remui %369, %tileRows : index
      %409 = arith.muli %408, %c21 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c21 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %382, %365 : vector<16xf16>, vector<8xf32>
      %417 = arith.addi %18, %c19 : index
      %418 = arith.muli %363, %c6 : index
      %419 = arith.addi %418, %c7 : index
      %420 = arith.divui %inputFeatures, %c14 : index
      %421 = arith.muli %417, %420 : index
      %422 = arith.addi %421, %419 : index
      %423 = arith.muli %tileRows, %c14 : index
      %424 = arith.muli %422, %423 : index
      %425 = arith.remui %369, %tileRows : index
      %426 = arith.muli %425, %c21 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = arith.muli %tileRows, %c21 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %432, %382, %366 : vector<16xf16>, vector<8xf32>
      %434 = arith.addi %18, %c20 : index
      %435 = arith.muli %363, %c6 : index
      %436 = arith.addi %435, %c7 : index
      %437 = arith.divui %inputFeatures, %c14 : index
      %438 = arith.muli %434, %437 : index
      %439 = arith.addi %438, %436 : index
      %440 = arith.muli %tileRows, %c14 : index
      %441 = arith.muli %439, %440 : index
      %442 = arith.remui %369, %tileRows : index
      %443 = arith.muli %442, %c21 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = arith.muli %tileRows, %c21 : index
      %447 = arith.addi %444, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = vector.shuffle %445, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %450 = wave.mma %449, %382, %367 : vector<16xf16>, vector<8xf32>
      scf.yield %399, %416, %433, %450 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %451 = arith.addi %16, %c7 : index
    %452 = wave.lane
    %453 = arith.muli %3, %c6 : index
    %454 = arith.muli %453, %c18 : index
    %455 = arith.addi %454, %452 : index
    %456 = arith.muli %4, %c9 : index
    %457 = arith.addi %456, %455 : index
    %458 = arith.addi %457, %c7 : index
    %459 = arith.addi %458, %c7 : index
    %460 = vector.extract %368#0[0] : f32 from vector<8xf32>
    memref.store %460, %12[%459] : memref<?xf32>
    %461 = arith.muli %4, %c9 : index
    %462 = arith.addi %461, %455 : index
    %463 = arith.addi %462, %c7 : index
    %464 = arith.addi %463, %c4 : index
    %465 = vector.extract %368#0[1] : f32 from vector<8xf32>
    memref.store %465, %12[%464] : memref<?xf32>
    %466 = arith.muli %4, %c9 : index
    %467 = arith.addi %466, %455 : index
    %468 = arith.addi %467, %c7 : index
    %469 = arith.addi %468, %c10 : index
    %470 = vector.extract %368#0[2] : f32 from vector<8xf32>
    memref.store %470, %12[%469] : memref<?xf32>
    %471 = arith.muli %4, %c9 : index
    %472 = arith.addi %471, %455 : index
    %473 = arith.addi %472, %c7 : index
    %474 = arith.addi %473, %c22 : index
    %475 = vector.extract %368#0[3] : f32 from vector<8xf32>
    memref.store %475, %12[%474] : memref<?xf32>
    %476 = arith.muli %4, %c9 : index
    %477 = arith.addi %476, %455 : index
    %478 = arith.addi %477, %c7 : index
    %479 = arith.addi %478, %c5 : index
    %480 = vector.extract %368#0[4] : f32 from vector<8xf32>
    memref.store %480, %12[%479] : memref<?xf32>
    %481 = arith.muli %4, %c9 : index
    %482 = arith.addi %481, %455 : index
    %483 = arith.addi %482, %c7 : index
    %484 = arith.addi %483, %c23 : index
    %485 = vector.extract %368#0[5] : f32 from vector<8xf32>
    memref.store %485, %12[%484] : memref<?xf32>
    %486 = arith.muli %4, %c9 : index
    %487 = arith.addi %486, %455 : index
    %488 = arith.addi %487, %c7 : index
    %489 = arith.addi %488, %c24 : index
    %490 = vector.extract %368#0[6] : f32 from vector<8xf32>
    memref.store %490, %12[%489] : memref<?xf32>
    %491 = arith.muli %4, %c9 : index
    %492 = arith.addi %491, %455 : index
    %493 = arith.addi %492, %c7 : index
    %494 = arith.addi %493, %c25 : index
    %495 = vector.extract %368#0[7] : f32 from vector<8xf32>
    memref.store %495, %12[%494] : memref<?xf32>
    wave.barrier
    %496 = arith.muli %4, %c12 : index
    %497 = arith.addi %496, %c7 : index
    %498 = arith.muli %497, %c19 : index
    %499 = arith.divui %452, %c14 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.addi %451, %500 : index
    %502 = arith.cmpi slt, %501, %15 : index
    scf.if %502 {
      %503 = arith.cmpi eq, %hasFactors, %c6 : index
      %504 = memref.load %factors[%501] : memref<?xf32>
      %505 = arith.select %503, %504, %c27 : f32
      %506 = arith.addi %455, %c7 : index
      %507 = arith.muli %497, %c4 : index
      %508 = arith.addi %506, %507 : index
      %509 = memref.load %12[%508] : memref<?xf32>
      %510 = arith.addi %508, %c9 : index
      %511 = memref.load %12[%510] : memref<?xf32>
      %512 = arith.addf %509, %511 : f32
      %513 = arith.remui %452, %c14 : index
      %514 = arith.muli %513, %c12 : index
      %515 = arith.addi %11, %514 : index
      %516 = vector.load %w[%515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %517 = vector.bitcast %516 : vector<4xi8> to vector<1xf32>
      %518 = vector.extract %517[0] : f32 from vector<1xf32>
      %519 = arith.mulf %518, %505 : f32
      %520 = arith.mulf %512, %519 : f32
      %521 = arith.muli %3, %c6 : index
      %522 = arith.addi %521, %c7 : index
      %523 = arith.muli %522, %c14 : index
      %524 = arith.remui %452, %c14 : index
      %525 = arith.addi %523, %524 : index
      %526 = arith.muli %500, %c28 : index
      %527 = arith.addi %526, %525 : index
      memref.store %520, %13[%527] : memref<?xf32>
    }
    %528 = arith.muli %4, %c12 : index
    %529 = arith.addi %528, %c6 : index
    %530 = arith.muli %529, %c19 : index
    %531 = arith.divui %452, %c14 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.addi %451, %532 : index
    %534 = arith.cmpi slt, %533, %15 : index
    scf.if %534 {
      %535 = arith.cmpi eq, %hasFactors, %c6 : index
      %536 = memref.load %factors[%533] : memref<?xf32>
      %537 = arith.select %535, %536, %c27 : f32
      %538 = arith.addi %455, %c7 : index
      %539 = arith.muli %529, %c4 : index
      %540 = arith.addi %538, %539 : index
      %541 = memref.load %12[%540] : memref<?xf32>
      %542 = arith.addi %540, %c9 : index
      %543 = memref.load %12[%542] : memref<?xf32>
      %544 = arith.addf %541, %543 : f32
      %545 = arith.remui %452, %c14 : index
      %546 = arith.muli %545, %c12 : index
      %547 = arith.addi %11, %546 : index
      %548 = vector.load %w[%547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %549 = vector.bitcast %548 : vector<4xi8> to vector<1xf32>
      %550 = vector.extract %549[0] : f32 from vector<1xf32>
      %551 = arith.mulf %550, %537 : f32
      %552 = arith.mulf %544, %551 : f32
      %553 = arith.muli %3, %c6 : index
      %554 = arith.addi %553, %c7 : index
      %555 = arith.muli %554, %c14 : index
      %556 = arith.remui %452, %c14 : index
      %557 = arith.addi %555, %556 : index
      %558 = arith.muli %532, %c28 : index
      %559 = arith.addi %558, %557 : index
      memref.store %552, %13[%559] : memref<?xf32>
    }
    %560 = arith.muli %4, %c12 : index
    %561 = arith.addi %560, %c19 : index
    %562 = arith.muli %561, %c19 : index
    %563 = arith.divui %452, %c14 : index
    %564 = arith.addi %562, %563 : index
    %565 = arith.addi %451, %564 : index
    %566 = arith.cmpi slt, %565, %15 : index
    scf.if %566 {
      %567 = arith.cmpi eq, %hasFactors, %c6 : index
      %568 = memref.load %factors[%565] : memref<?xf32>
      %569 = arith.select %567, %568, %c27 : f32
      %570 = arith.addi %455, %c7 : index
      %571 = arith.muli %561, %c4 : index
      %572 = arith.addi %570, %571 : index
      %573 = memref.load %12[%572] : memref<?xf32>
      %574 = arith.addi %572, %c9 : index
      %575 = memref.load %12[%574] : memref<?xf32>
      %576 = arith.addf %573, %575 : f32
      %577 = arith.remui %452, %c14 : index
      %578 = arith.muli %577, %c12 : index
      %579 = arith.addi %11, %578 : index
      %580 = vector.load %w[%579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %581 = vector.bitcast %580 : vector<4xi8> to vector<1xf32>
      %582 = vector.extract %581[0] : f32 from vector<1xf32>
      %583 = arith.mulf %582, %569 : f32
      %584 = arith.mulf %576, %583 : f32
      %585 = arith.muli %3, %c6 : index
      %586 = arith.addi %585, %c7 : index
      %587 = arith.muli %586, %c14 : index
      %588 = arith.remui %452, %c14 : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.muli %564, %c28 : index
      %591 = arith.addi %590, %589 : index
      memref.store %584, %13[%591] : memref<?xf32>
    }
    %592 = arith.muli %4, %c12 : index
    %593 = arith.addi %592, %c20 : index
    %594 = arith.muli %593, %c19 : index
    %595 = arith.divui %452, %c14 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.addi %451, %596 : index
    %598 = arith.cmpi slt, %597, %15 : index
    scf.if %598 {
      %599 = arith.cmpi eq, %hasFactors, %c6 : index
      %600 = memref.load %factors[%597] : memref<?xf32>
      %601 = arith.select %599, %600, %c27 : f32
      %602 = arith.addi %455, %c7 : index
      %603 = arith.muli %593, %c4 : index
      %604 = arith.addi %602, %603 : index
      %605 = memref.load %12[%604] : memref<?xf32>
      %606 = arith.addi %604, %c9 : index
      %607 = memref.load %12[%606] : memref<?xf32>
      %608 = arith.addf %605, %607 : f32
      %609 = arith.remui %452, %c14 : index
      %610 = arith.muli %609, %c12 : index
      %611 = arith.addi %11, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %601 : f32
      %616 = arith.mulf %608, %615 : f32
      %617 = arith.muli %3, %c6 : index
      %618 = arith.addi %617, %c7 : index
      %619 = arith.muli %618, %c14 : index
      %620 = arith.remui %452, %c14 : index
      %621 = arith.addi %619, %620 : index
      %622 = arith.muli %596, %c28 : index
      %623 = arith.addi %622, %621 : index
      memref.store %616, %13[%623] : memref<?xf32>
    }
    wave.barrier
    %624 = arith.addi %16, %c7 : index
    %625 = wave.wave
    %626 = arith.addi %625, %c7 : index
    %627 = arith.addi %624, %626 : index
    %628 = arith.cmpi slt, %627, %15 : index
    %629 = arith.cmpi slt, %626, %c14 : index
    %630 = arith.andi %628, %629 : i1
    scf.if %630 {
      %631 = arith.addi %624, %626 : index
      %632 = arith.muli %626, %c28 : index
      %633 = wave.lane
      %634 = arith.addi %633, %c7 : index
      %635 = arith.cmpi eq, %hasBias, %c6 : index
      %636 = arith.addi %632, %634 : index
      %637 = memref.load %13[%636] : memref<?xf32>
      %638 = arith.muli %0, %c28 : index
      %639 = arith.addi %638, %634 : index
      %640 = memref.load %bias[%639] : memref<?xf32>
      %641 = arith.addf %637, %640 : f32
      %642 = arith.select %635, %641, %637 : f32
      %643 = arith.addi %634, %c30 : index
      %644 = arith.cmpi eq, %hasBias, %c6 : index
      %645 = arith.addi %632, %643 : index
      %646 = memref.load %13[%645] : memref<?xf32>
      %647 = arith.muli %0, %c28 : index
      %648 = arith.addi %647, %643 : index
      %649 = memref.load %bias[%648] : memref<?xf32>
      %650 = arith.addf %646, %649 : f32
      %651 = arith.select %644, %650, %646 : f32
      %652 = arith.addi %633, %c4 : index
      %653 = arith.cmpi slt, %652, %c30 : index
      %654 = arith.minsi %652, %c31 : index
      %655 = arith.cmpi eq, %hasBias, %c6 : index
      %656 = arith.addi %632, %654 : index
      %657 = memref.load %13[%656] : memref<?xf32>
      %658 = arith.muli %0, %c28 : index
      %659 = arith.addi %658, %654 : index
      %660 = memref.load %bias[%659] : memref<?xf32>
      %661 = arith.addf %657, %660 : f32
      %662 = arith.select %655, %661, %657 : f32
      %663 = arith.addi %654, %c30 : index
      %664 = arith.cmpi eq, %hasBias, %c6 : index
      %665 = arith.addi %632, %663 : index
      %666 = memref.load %13[%665] : memref<?xf32>
      %667 = arith.muli %0, %c28 : index
      %668 = arith.addi %667, %663 : index
      %669 = memref.load %bias[%668] : memref<?xf32>
      %670 = arith.addf %666, %669 : f32
      %671 = arith.select %664, %670, %666 : f32
      %672 = arith.addi %heads, %kvHeads : index
      %673 = arith.cmpi slt, %0, %672 : index
      scf.if %673 {
        %674 = arith.addi %positionsAt, %631 : index
        %675 = memref.load %step[%674] : memref<?xi32>
        %676 = arith.index_cast %675 : i32 to index
        %677 = arith.cmpi eq, %hasNorm, %c6 : index
        %678 = math.fma %642, %642, %c34 : f32
        %679 = math.fma %651, %651, %678 : f32
        %680 = math.fma %662, %662, %679 : f32
        %681 = arith.select %653, %680, %679 : f32
        %682 = math.fma %671, %671, %681 : f32
        %683 = arith.select %653, %682, %681 : f32
        %684 = vector.broadcast %683 : f32 to vector<1xf32>
        %685 = wave.reduce "add" %684 : vector<1xf32>
        %686 = arith.mulf %685, %inverseHeadDim : f32
        %687 = arith.addf %686, %epsilon : f32
        %688 = math.sqrt %687 : f32
        %689 = arith.divf %c27, %688 : f32
        %690 = arith.cmpi slt, %0, %heads : index
        %691 = arith.addi %634, %c30 : index
        %692 = memref.load %query_norm[%634] : memref<?xf32>
        %693 = memref.load %key_norm[%634] : memref<?xf32>
        %694 = arith.select %690, %692, %693 : f32
        %695 = arith.mulf %642, %689 : f32
        %696 = arith.mulf %695, %694 : f32
        %697 = arith.select %677, %696, %642 : f32
        %698 = memref.load %query_norm[%691] : memref<?xf32>
        %699 = memref.load %key_norm[%691] : memref<?xf32>
        %700 = arith.select %690, %698, %699 : f32
        %701 = arith.mulf %651, %689 : f32
        %702 = arith.mulf %701, %700 : f32
        %703 = arith.select %677, %702, %651 : f32
        %704 = arith.addi %654, %c30 : index
        %705 = memref.load %query_norm[%654] : memref<?xf32>
        %706 = memref.load %key_norm[%654] : memref<?xf32>
        %707 = arith.select %690, %705, %706 : f32
        %708 = arith.mulf %662, %689 : f32
        %709 = arith.mulf %708, %707 : f32
        %710 = arith.select %677, %709, %662 : f32
        %711 = memref.load %query_norm[%704] : memref<?xf32>
        %712 = memref.load %key_norm[%704] : memref<?xf32>
        %713 = arith.select %690, %711, %712 : f32
        %714 = arith.mulf %671, %689 : f32
        %715 = arith.mulf %714, %713 : f32
        %716 = arith.select %677, %715, %671 : f32
        %717 = arith.remui %676, %c18 : index
        %718 = arith.muli %717, %c28 : index
        %719 = arith.addi %718, %634 : index
        %720 = arith.divui %676, %c18 : index
        %721 = arith.addi %720, %c18 : index
        %722 = arith.muli %721, %c28 : index
        %723 = arith.addi %722, %634 : index
        %724 = memref.load %rope[%719] : memref<?xf32>
        %725 = arith.addi %719, %c30 : index
        %726 = memref.load %rope[%725] : memref<?xf32>
        %727 = memref.load %rope[%723] : memref<?xf32>
        %728 = arith.addi %723, %c30 : index
        %729 = memref.load %rope[%728] : memref<?xf32>
        %730 = arith.mulf %727, %724 : f32
        %731 = arith.mulf %729, %726 : f32
        %732 = arith.subf %730, %731 : f32
        %733 = arith.mulf %729, %724 : f32
        %734 = arith.mulf %727, %726 : f32
        %735 = arith.addf %733, %734 : f32
        %736 = arith.mulf %697, %732 : f32
        %737 = arith.mulf %703, %735 : f32
        %738 = arith.subf %736, %737 : f32
        %739 = arith.mulf %703, %732 : f32
        %740 = arith.mulf %697, %735 : f32
        %741 = arith.addf %739, %740 : f32
        %742 = arith.cmpi slt, %0, %heads : index
        scf.if %742 {
          %743 = arith.muli %631, %heads : index
          %744 = arith.addi %743, %0 : index
          %745 = arith.muli %744, %c28 : index
          %746 = arith.addi %745, %634 : index
          memref.store %738, %q[%746] : memref<?xf32>
          %747 = arith.addi %746, %c30 : index
          memref.store %741, %q[%747] : memref<?xf32>
        } else {
          %748 = arith.addi %632, %634 : index
          memref.store %738, %13[%748] : memref<?xf32>
          %749 = arith.addi %632, %634 : index
          %750 = arith.addi %749, %c30 : index
          memref.store %741, %13[%750] : memref<?xf32>
        }
        %751 = arith.remui %676, %c18 : index
        %752 = arith.muli %751, %c28 : index
        %753 = arith.addi %752, %654 : index
        %754 = arith.divui %676, %c18 : index
        %755 = arith.addi %754, %c18 : index
        %756 = arith.muli %755, %c28 : index
        %757 = arith.addi %756, %654 : index
        %758 = memref.load %rope[%753] : memref<?xf32>
        %759 = arith.addi %753, %c30 : index
        %760 = memref.load %rope[%759] : memref<?xf32>
        %761 = memref.load %rope[%757] : memref<?xf32>
        %762 = arith.addi %757, %c30 : index
        %763 = memref.load %rope[%762] : memref<?xf32>
        %764 = arith.mulf %761, %758 : f32
        %765 = arith.mulf %763, %760 : f32
        %766 = arith.subf %764, %765 : f32
        %767 = arith.mulf %763, %758 : f32
        %768 = arith.mulf %761, %760 : f32
        %769 = arith.addf %767, %768 : f32
        %770 = arith.mulf %710, %766 : f32
        %771 = arith.mulf %716, %769 : f32
        %772 = arith.subf %770, %771 : f32
        %773 = arith.mulf %716, %766 : f32
        %774 = arith.mulf %710, %769 : f32
        %775 = arith.addf %773, %774 : f32
        scf.if %653 {
          %776 = arith.cmpi slt, %0, %heads : index
          scf.if %776 {
            %777 = arith.muli %631, %heads : index
            %778 = arith.addi %777, %0 : index
            %779 = arith.muli %778, %c28 : index
            %780 = arith.addi %779, %654 : index
            memref.store %772, %q[%780] : memref<?xf32>
            %781 = arith.addi %780, %c30 : index
            memref.store %775, %q[%781] : memref<?xf32>
          } else {
            %782 = arith.addi %632, %654 : index
            memref.store %772, %13[%782] : memref<?xf32>
            %783 = arith.addi %632, %654 : index
            %784 = arith.addi %783, %c30 : index
            memref.store %775, %13[%784] : memref<?xf32>
          }
        }
      } else {
        %785 = arith.cmpi slt, %0, %heads : index
        scf.if %785 {
          %786 = arith.muli %631, %heads : index
          %787 = arith.addi %786, %0 : index
          %788 = arith.muli %787, %c28 : index
          %789 = arith.addi %788, %634 : index
          memref.store %642, %q[%789] : memref<?xf32>
          %790 = arith.addi %789, %c30 : index
          memref.store %651, %q[%790] : memref<?xf32>
        } else {
          %791 = arith.addi %632, %634 : index
          memref.store %642, %13[%791] : memref<?xf32>
          %792 = arith.addi %632, %634 : index
          %793 = arith.addi %792, %c30 : index
          memref.store %651, %13[%793] : memref<?xf32>
        }
        scf.if %653 {
          %794 = arith.cmpi slt, %0, %heads : index
          scf.if %794 {
            %795 = arith.muli %631, %heads : index
            %796 = arith.addi %795, %0 : index
            %797 = arith.muli %796, %c28 : index
            %798 = arith.addi %797, %654 : index
            memref.store %662, %q[%798] : memref<?xf32>
            %799 = arith.addi %798, %c30 : index
            memref.store %671, %q[%799] : memref<?xf32>
          } else {
            %800 = arith.addi %632, %654 : index
            memref.store %662, %13[%800] : memref<?xf32>
            %801 = arith.addi %632, %654 : index
            %802 = arith.addi %801, %c30 : index
            memref.store %671, %13[%802] : memref<?xf32>
          }
        }
      }
    }
    %803 = arith.addi %625, %c37 : index
    %804 = arith.addi %624, %803 : index
    %805 = arith.cmpi slt, %804, %15 : index
    %806 = arith.cmpi slt, %803, %c14 : index
    %807 = arith.andi %805, %806 : i1
    scf.if %807 {
      %808 = arith.addi %624, %803 : index
      %809 = arith.muli %803, %c28 : index
      %810 = wave.lane
      %811 = arith.addi %810, %c7 : index
      %812 = arith.cmpi eq, %hasBias, %c6 : index
      %813 = arith.addi %809, %811 : index
      %814 = memref.load %13[%813] : memref<?xf32>
      %815 = arith.muli %0, %c28 : index
      %816 = arith.addi %815, %811 : index
      %817 = memref.load %bias[%816] : memref<?xf32>
      %818 = arith.addf %814, %817 : f32
      %819 = arith.select %812, %818, %814 : f32
      %820 = arith.addi %811, %c30 : index
      %821 = arith.cmpi eq, %hasBias, %c6 : index
      %822 = arith.addi %809, %820 : index
      %823 = memref.load %13[%822] : memref<?xf32>
      %824 = arith.muli %0, %c28 : index
      %825 = arith.addi %824, %820 : index
      %826 = memref.load %bias[%825] : memref<?xf32>
      %827 = arith.addf %823, %826 : f32
      %828 = arith.select %821, %827, %823 : f32
      %829 = arith.addi %810, %c4 : index
      %830 = arith.cmpi slt, %829, %c30 : index
      %831 = arith.minsi %829, %c31 : index
      %832 = arith.cmpi eq, %hasBias, %c6 : index
      %833 = arith.addi %809, %831 : index
      %834 = memref.load %13[%833] : memref<?xf32>
      %835 = arith.muli %0, %c28 : index
      %836 = arith.addi %835, %831 : index
      %837 = memref.load %bias[%836] : memref<?xf32>
      %838 = arith.addf %834, %837 : f32
      %839 = arith.select %832, %838, %834 : f32
      %840 = arith.addi %831, %c30 : index
      %841 = arith.cmpi eq, %hasBias, %c6 : index
      %842 = arith.addi %809, %840 : index
      %843 = memref.load %13[%842] : memref<?xf32>
      %844 = arith.muli %0, %c28 : index
      %845 = arith.addi %844, %840 : index
      %846 = memref.load %bias[%845] : memref<?xf32>
      %847 = arith.addf %843, %846 : f32
      %848 = arith.select %841, %847, %843 : f32
      %849 = arith.addi %heads, %kvHeads : index
      %850 = arith.cmpi slt, %0, %849 : index
      scf.if %850 {
        %851 = arith.addi %positionsAt, %808 : index
        %852 = memref.load %step[%851] : memref<?xi32>
        %853 = arith.index_cast %852 : i32 to index
        %854 = arith.cmpi eq, %hasNorm, %c6 : index
        %855 = math.fma %819, %819, %c34 : f32
        %856 = math.fma %828, %828, %855 : f32
        %857 = math.fma %839, %839, %856 : f32
        %858 = arith.select %830, %857, %856 : f32
        %859 = math.fma %848, %848, %858 : f32
        %860 = arith.select %830, %859, %858 : f32
        %861 = vector.broadcast %860 : f32 to vector<1xf32>
        %862 = wave.reduce "add" %861 : vector<1xf32>
        %863 = arith.mulf %862, %inverseHeadDim : f32
        %864 = arith.addf %863, %epsilon : f32
        %865 = math.sqrt %864 : f32
        %866 = arith.divf %c27, %865 : f32
        %867 = arith.cmpi slt, %0, %heads : index
        %868 = arith.addi %811, %c30 : index
        %869 = memref.load %query_norm[%811] : memref<?xf32>
        %870 = memref.load %key_norm[%811] : memref<?xf32>
        %871 = arith.select %867, %869, %870 : f32
        %872 = arith.mulf %819, %866 : f32
        %873 = arith.mulf %872, %871 : f32
        %874 = arith.select %854, %873, %819 : f32
        %875 = memref.load %query_norm[%868] : memref<?xf32>
        %876 = memref.load %key_norm[%868] : memref<?xf32>
        %877 = arith.select %867, %875, %876 : f32
        %878 = arith.mulf %828, %866 : f32
        %879 = arith.mulf %878, %877 : f32
        %880 = arith.select %854, %879, %828 : f32
        %881 = arith.addi %831, %c30 : index
        %882 = memref.load %query_norm[%831] : memref<?xf32>
        %883 = memref.load %key_norm[%831] : memref<?xf32>
        %884 = arith.select %867, %882, %883 : f32
        %885 = arith.mulf %839, %866 : f32
        %886 = arith.mulf %885, %884 : f32
        %887 = arith.select %854, %886, %839 : f32
        %888 = memref.load %query_norm[%881] : memref<?xf32>
        %889 = memref.load %key_norm[%881] : memref<?xf32>
        %890 = arith.select %867, %888, %889 : f32
        %891 = arith.mulf %848, %866 : f32
        %892 = arith.mulf %891, %890 : f32
        %893 = arith.select %854, %892, %848 : f32
        %894 = arith.remui %853, %c18 : index
        %895 = arith.muli %894, %c28 : index
        %896 = arith.addi %895, %811 : index
        %897 = arith.divui %853, %c18 : index
        %898 = arith.addi %897, %c18 : index
        %899 = arith.muli %898, %c28 : index
        %900 = arith.addi %899, %811 : index
        %901 = memref.load %rope[%896] : memref<?xf32>
        %902 = arith.addi %896, %c30 : index
        %903 = memref.load %rope[%902] : memref<?xf32>
        %904 = memref.load %rope[%900] : memref<?xf32>
        %905 = arith.addi %900, %c30 : index
        %906 = memref.load %rope[%905] : memref<?xf32>
        %907 = arith.mulf %904, %901 : f32
        %908 = arith.mulf %906, %903 : f32
        %909 = arith.subf %907, %908 : f32
        %910 = arith.mulf %906, %901 : f32
        %911 = arith.mulf %904, %903 : f32
        %912 = arith.addf %910, %911 : f32
        %913 = arith.mulf %874, %909 : f32
        %914 = arith.mulf %880, %912 : f32
        %915 = arith.subf %913, %914 : f32
        %916 = arith.mulf %880, %909 : f32
        %917 = arith.mulf %874, %912 : f32
        %918 = arith.addf %916, %917 : f32
        %919 = arith.cmpi slt, %0, %heads : index
        scf.if %919 {
          %920 = arith.muli %808, %heads : index
          %921 = arith.addi %920, %0 : index
          %922 = arith.muli %921, %c28 : index
          %923 = arith.addi %922, %811 : index
          memref.store %915, %q[%923] : memref<?xf32>
          %924 = arith.addi %923, %c30 : index
          memref.store %918, %q[%924] : memref<?xf32>
        } else {
          %925 = arith.addi %809, %811 : index
          memref.store %915, %13[%925] : memref<?xf32>
          %926 = arith.addi %809, %811 : index
          %927 = arith.addi %926, %c30 : index
          memref.store %918, %13[%927] : memref<?xf32>
        }
        %928 = arith.remui %853, %c18 : index
        %929 = arith.muli %928, %c28 : index
        %930 = arith.addi %929, %831 : index
        %931 = arith.divui %853, %c18 : index
        %932 = arith.addi %931, %c18 : index
        %933 = arith.muli %932, %c28 : index
        %934 = arith.addi %933, %831 : index
        %935 = memref.load %rope[%930] : memref<?xf32>
        %936 = arith.addi %930, %c30 : index
        %937 = memref.load %rope[%936] : memref<?xf32>
        %938 = memref.load %rope[%934] : memref<?xf32>
        %939 = arith.addi %934, %c30 : index
        %940 = memref.load %rope[%939] : memref<?xf32>
        %941 = arith.mulf %938, %935 : f32
        %942 = arith.mulf %940, %937 : f32
        %943 = arith.subf %941, %942 : f32
        %944 = arith.mulf %940, %935 : f32
        %945 = arith.mulf %938, %937 : f32
        %946 = arith.addf %944, %945 : f32
        %947 = arith.mulf %887, %943 : f32
        %948 = arith.mulf %893, %946 : f32
        %949 = arith.subf %947, %948 : f32
        %950 = arith.mulf %893, %943 : f32
        %951 = arith.mulf %887, %946 : f32
        %952 = arith.addf %950, %951 : f32
        scf.if %830 {
          %953 = arith.cmpi slt, %0, %heads : index
          scf.if %953 {
            %954 = arith.muli %808, %heads : index
            %955 = arith.addi %954, %0 : index
            %956 = arith.muli %955, %c28 : index
            %957 = arith.addi %956, %831 : index
            memref.store %949, %q[%957] : memref<?xf32>
            %958 = arith.addi %957, %c30 : index
            memref.store %952, %q[%958] : memref<?xf32>
          } else {
            %959 = arith.addi %809, %831 : index
            memref.store %949, %13[%959] : memref<?xf32>
            %960 = arith.addi %809, %831 : index
            %961 = arith.addi %960, %c30 : index
            memref.store %952, %13[%961] : memref<?xf32>
          }
        }
      } else {
        %962 = arith.cmpi slt, %0, %heads : index
        scf.if %962 {
          %963 = arith.muli %808, %heads : index
          %964 = arith.addi %963, %0 : index
          %965 = arith.muli %964, %c28 : index
          %966 = arith.addi %965, %811 : index
          memref.store %819, %q[%966] : memref<?xf32>
          %967 = arith.addi %966, %c30 : index
          memref.store %828, %q[%967] : memref<?xf32>
        } else {
          %968 = arith.addi %809, %811 : index
          memref.store %819, %13[%968] : memref<?xf32>
          %969 = arith.addi %809, %811 : index
          %970 = arith.addi %969, %c30 : index
          memref.store %828, %13[%970] : memref<?xf32>
        }
        scf.if %830 {
          %971 = arith.cmpi slt, %0, %heads : index
          scf.if %971 {
            %972 = arith.muli %808, %heads : index
            %973 = arith.addi %972, %0 : index
            %974 = arith.muli %973, %c28 : index
            %975 = arith.addi %974, %831 : index
            memref.store %839, %q[%975] : memref<?xf32>
            %976 = arith.addi %975, %c30 : index
            memref.store %848, %q[%976] : memref<?xf32>
          } else {
            %977 = arith.addi %809, %831 : index
            memref.store %839, %13[%977] : memref<?xf32>
            %978 = arith.addi %809, %831 : index
            %979 = arith.addi %978, %c30 : index
            memref.store %848, %13[%979] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %980 = arith.cmpi sge, %0, %heads : index
    scf.if %980 {
      %981 = arith.addi %625, %c7 : index
      %982 = arith.addi %624, %981 : index
      %983 = arith.cmpi slt, %982, %15 : index
      %984 = arith.cmpi slt, %981, %c14 : index
      %985 = arith.andi %983, %984 : i1
      scf.if %985 {
        %986 = arith.addi %624, %981 : index
        %987 = arith.addi %slotsAt, %986 : index
        %988 = memref.load %step[%987] : memref<?xi32>
        %989 = arith.index_cast %988 : i32 to index
        %990 = arith.cmpi sge, %989, %c7 : index
        scf.if %990 {
          %991 = arith.muli %981, %c28 : index
          %992 = arith.subi %0, %heads : index
          %993 = memref.load %scales[%992] : memref<?xf32>
          %994 = vector.broadcast %993 : f32 to vector<4xf32>
          %995 = arith.divui %989, %c14 : index
          %996 = arith.remui %989, %c14 : index
          %997 = arith.muli %995, %pageBytes : index
          %998 = arith.cmpi eq, %codec, %c7 : index
          scf.if %998 {
            %999 = wave.lane
            %1000 = arith.muli %999, %c12 : index
            scf.for %1001 = %1000 to %c28 step %c5 {
              %1002 = arith.addi %991, %1001 : index
              %1003 = vector.load %13[%1002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = arith.mulf %1003, %994 : vector<4xf32>
              %1005 = arith.minimumf %1004, %c41 : vector<4xf32>
              %1006 = arith.maximumf %1005, %c42 : vector<4xf32>
              %1007 = arith.truncf %1006 : vector<4xf32> to vector<4xf16>
              %1008 = vector.bitcast %1007 : vector<4xf16> to vector<8xi8>
              %1009 = arith.cmpi slt, %992, %kvHeads : index
              scf.if %1009 {
                %1010 = arith.muli %992, %c43 : index
                %1011 = arith.addi %997, %1010 : index
                %1012 = arith.divui %1001, %c14 : index
                %1013 = arith.muli %1012, %c17 : index
                %1014 = arith.remui %1001, %c14 : index
                %1015 = arith.divui %1014, %c21 : index
                %1016 = arith.muli %1015, %c18 : index
                %1017 = arith.muli %996, %c14 : index
                %1018 = arith.addi %1016, %1017 : index
                %1019 = arith.remui %1014, %c21 : index
                %1020 = arith.muli %1019, %c19 : index
                %1021 = arith.addi %1018, %1020 : index
                %1022 = arith.addi %1013, %1021 : index
                %1023 = arith.addi %1011, %1022 : index
                vector.store %1008, %kv[%1023] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1024 = arith.subi %992, %kvHeads : index
                %1025 = arith.muli %1024, %c43 : index
                %1026 = arith.addi %997, %1025 : index
                %1027 = arith.addi %1001, %c7 : index
                %1028 = arith.divui %1027, %c14 : index
                %1029 = arith.muli %1028, %c17 : index
                %1030 = arith.addi %1029, %c8 : index
                %1031 = arith.remui %1027, %c14 : index
                %1032 = arith.divui %996, %c19 : index
                %1033 = arith.remui %996, %c19 : index
                %1034 = arith.muli %1033, %c21 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.divui %1035, %c21 : index
                %1037 = arith.muli %1036, %c18 : index
                %1038 = arith.muli %1031, %c14 : index
                %1039 = arith.addi %1037, %1038 : index
                %1040 = arith.remui %1035, %c21 : index
                %1041 = arith.muli %1040, %c19 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.addi %1030, %1042 : index
                %1044 = arith.addi %1026, %1043 : index
                %1045 = vector.shuffle %1008, %1008 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1045, %kv[%1044] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1046 = arith.addi %1001, %c6 : index
                %1047 = arith.divui %1046, %c14 : index
                %1048 = arith.muli %1047, %c17 : index
                %1049 = arith.addi %1048, %c8 : index
                %1050 = arith.remui %1046, %c14 : index
                %1051 = arith.divui %996, %c19 : index
                %1052 = arith.remui %996, %c19 : index
                %1053 = arith.muli %1052, %c21 : index
                %1054 = arith.addi %1051, %1053 : index
                %1055 = arith.divui %1054, %c21 : index
                %1056 = arith.muli %1055, %c18 : index
                %1057 = arith.muli %1050, %c14 : index
                %1058 = arith.addi %1056, %1057 : index
                %1059 = arith.remui %1054, %c21 : index
                %1060 = arith.muli %1059, %c19 : index
                %1061 = arith.addi %1058, %1060 : index
                %1062 = arith.addi %1049, %1061 : index
                %1063 = arith.addi %1026, %1062 : index
                %1064 = vector.shuffle %1008, %1008 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1064, %kv[%1063] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1065 = arith.addi %1001, %c19 : index
                %1066 = arith.divui %1065, %c14 : index
                %1067 = arith.muli %1066, %c17 : index
                %1068 = arith.addi %1067, %c8 : index
                %1069 = arith.remui %1065, %c14 : index
                %1070 = arith.divui %996, %c19 : index
                %1071 = arith.remui %996, %c19 : index
                %1072 = arith.muli %1071, %c21 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.divui %1073, %c21 : index
                %1075 = arith.muli %1074, %c18 : index
                %1076 = arith.muli %1069, %c14 : index
                %1077 = arith.addi %1075, %1076 : index
                %1078 = arith.remui %1073, %c21 : index
                %1079 = arith.muli %1078, %c19 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.addi %1068, %1080 : index
                %1082 = arith.addi %1026, %1081 : index
                %1083 = vector.shuffle %1008, %1008 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1083, %kv[%1082] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1084 = arith.addi %1001, %c20 : index
                %1085 = arith.divui %1084, %c14 : index
                %1086 = arith.muli %1085, %c17 : index
                %1087 = arith.addi %1086, %c8 : index
                %1088 = arith.remui %1084, %c14 : index
                %1089 = arith.divui %996, %c19 : index
                %1090 = arith.remui %996, %c19 : index
                %1091 = arith.muli %1090, %c21 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.divui %1092, %c21 : index
                %1094 = arith.muli %1093, %c18 : index
                %1095 = arith.muli %1088, %c14 : index
                %1096 = arith.addi %1094, %1095 : index
                %1097 = arith.remui %1092, %c21 : index
                %1098 = arith.muli %1097, %c19 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.addi %1087, %1099 : index
                %1101 = arith.addi %1026, %1100 : index
                %1102 = vector.shuffle %1008, %1008 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1102, %kv[%1101] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1103 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1103 {
            %1104 = wave.lane
            %1105 = arith.muli %1104, %c12 : index
            scf.for %1106 = %1105 to %c28 step %c5 {
              %1107 = arith.addi %991, %1106 : index
              %1108 = vector.load %13[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = arith.mulf %1108, %994 : vector<4xf32>
              %1110 = wave.fp8_encode "e4m3" %1109 : vector<4xf32> -> vector<4xi8>
              %1111 = arith.cmpi slt, %992, %kvHeads : index
              scf.if %1111 {
                %1112 = arith.muli %992, %c8 : index
                %1113 = arith.addi %997, %1112 : index
                %1114 = vector.shuffle %1110, %1110 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1115 = arith.divui %1106, %c14 : index
                %1116 = arith.muli %1115, %c18 : index
                %1117 = arith.remui %1106, %c14 : index
                %1118 = arith.muli %996, %c14 : index
                %1119 = arith.divui %1117, %c12 : index
                %1120 = arith.muli %1119, %c12 : index
                %1121 = arith.remui %1117, %c19 : index
                %1122 = arith.muli %1121, %c19 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.divui %1117, %c19 : index
                %1125 = arith.remui %1124, %c19 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1118, %1126 : index
                %1128 = arith.addi %1116, %1127 : index
                %1129 = arith.addi %1113, %1128 : index
                vector.store %1114, %kv[%1129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1130 = arith.subi %992, %kvHeads : index
                %1131 = arith.muli %1130, %c8 : index
                %1132 = arith.addi %997, %1131 : index
                %1133 = arith.addi %1106, %c7 : index
                %1134 = arith.divui %1133, %c14 : index
                %1135 = arith.muli %1134, %c18 : index
                %1136 = arith.addi %1135, %c9 : index
                %1137 = arith.remui %1133, %c14 : index
                %1138 = arith.divui %996, %c19 : index
                %1139 = arith.remui %996, %c19 : index
                %1140 = arith.muli %1139, %c21 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.muli %1137, %c14 : index
                %1143 = arith.divui %1141, %c12 : index
                %1144 = arith.muli %1143, %c12 : index
                %1145 = arith.remui %1141, %c19 : index
                %1146 = arith.muli %1145, %c19 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.divui %1141, %c19 : index
                %1149 = arith.remui %1148, %c19 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.addi %1142, %1150 : index
                %1152 = arith.addi %1136, %1151 : index
                %1153 = arith.addi %1132, %1152 : index
                %1154 = vector.shuffle %1110, %1110 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1154, %kv[%1153] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1155 = arith.addi %1106, %c6 : index
                %1156 = arith.divui %1155, %c14 : index
                %1157 = arith.muli %1156, %c18 : index
                %1158 = arith.addi %1157, %c9 : index
                %1159 = arith.remui %1155, %c14 : index
                %1160 = arith.divui %996, %c19 : index
                %1161 = arith.remui %996, %c19 : index
                %1162 = arith.muli %1161, %c21 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.muli %1159, %c14 : index
                %1165 = arith.divui %1163, %c12 : index
                %1166 = arith.muli %1165, %c12 : index
                %1167 = arith.remui %1163, %c19 : index
                %1168 = arith.muli %1167, %c19 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.divui %1163, %c19 : index
                %1171 = arith.remui %1170, %c19 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1164, %1172 : index
                %1174 = arith.addi %1158, %1173 : index
                %1175 = arith.addi %1132, %1174 : index
                %1176 = vector.shuffle %1110, %1110 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1176, %kv[%1175] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1177 = arith.addi %1106, %c19 : index
                %1178 = arith.divui %1177, %c14 : index
                %1179 = arith.muli %1178, %c18 : index
                %1180 = arith.addi %1179, %c9 : index
                %1181 = arith.remui %1177, %c14 : index
                %1182 = arith.divui %996, %c19 : index
                %1183 = arith.remui %996, %c19 : index
                %1184 = arith.muli %1183, %c21 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.muli %1181, %c14 : index
                %1187 = arith.divui %1185, %c12 : index
                %1188 = arith.muli %1187, %c12 : index
                %1189 = arith.remui %1185, %c19 : index
                %1190 = arith.muli %1189, %c19 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.divui %1185, %c19 : index
                %1193 = arith.remui %1192, %c19 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.addi %1186, %1194 : index
                %1196 = arith.addi %1180, %1195 : index
                %1197 = arith.addi %1132, %1196 : index
                %1198 = vector.shuffle %1110, %1110 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1198, %kv[%1197] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1199 = arith.addi %1106, %c20 : index
                %1200 = arith.divui %1199, %c14 : index
                %1201 = arith.muli %1200, %c18 : index
                %1202 = arith.addi %1201, %c9 : index
                %1203 = arith.remui %1199, %c14 : index
                %1204 = arith.divui %996, %c19 : index
                %1205 = arith.remui %996, %c19 : index
                %1206 = arith.muli %1205, %c21 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.muli %1203, %c14 : index
                %1209 = arith.divui %1207, %c12 : index
                %1210 = arith.muli %1209, %c12 : index
                %1211 = arith.remui %1207, %c19 : index
                %1212 = arith.muli %1211, %c19 : index
                %1213 = arith.addi %1210, %1212 : index
                %1214 = arith.divui %1207, %c19 : index
                %1215 = arith.remui %1214, %c19 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.addi %1208, %1216 : index
                %1218 = arith.addi %1202, %1217 : index
                %1219 = arith.addi %1132, %1218 : index
                %1220 = vector.shuffle %1110, %1110 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1220, %kv[%1219] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1221 = arith.cmpi eq, %codec, %c19 : index
          scf.if %1221 {
            %1222 = wave.lane
            %1223 = arith.muli %1222, %c12 : index
            scf.for %1224 = %1223 to %c28 step %c5 {
              %1225 = arith.addi %991, %1224 : index
              %1226 = vector.load %13[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = arith.mulf %1226, %994 : vector<4xf32>
              %1228 = wave.fp8_encode "e5m2" %1227 : vector<4xf32> -> vector<4xi8>
              %1229 = arith.cmpi slt, %992, %kvHeads : index
              scf.if %1229 {
                %1230 = arith.muli %992, %c8 : index
                %1231 = arith.addi %997, %1230 : index
                %1232 = vector.shuffle %1228, %1228 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1233 = arith.divui %1224, %c14 : index
                %1234 = arith.muli %1233, %c18 : index
                %1235 = arith.remui %1224, %c14 : index
                %1236 = arith.muli %996, %c14 : index
                %1237 = arith.divui %1235, %c12 : index
                %1238 = arith.muli %1237, %c12 : index
                %1239 = arith.remui %1235, %c19 : index
                %1240 = arith.muli %1239, %c19 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1235, %c19 : index
                %1243 = arith.remui %1242, %c19 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.addi %1236, %1244 : index
                %1246 = arith.addi %1234, %1245 : index
                %1247 = arith.addi %1231, %1246 : index
                vector.store %1232, %kv[%1247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1248 = arith.subi %992, %kvHeads : index
                %1249 = arith.muli %1248, %c8 : index
                %1250 = arith.addi %997, %1249 : index
                %1251 = arith.addi %1224, %c7 : index
                %1252 = arith.divui %1251, %c14 : index
                %1253 = arith.muli %1252, %c18 : index
                %1254 = arith.addi %1253, %c9 : index
                %1255 = arith.remui %1251, %c14 : index
                %1256 = arith.divui %996, %c19 : index
                %1257 = arith.remui %996, %c19 : index
                %1258 = arith.muli %1257, %c21 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.muli %1255, %c14 : index
                %1261 = arith.divui %1259, %c12 : index
                %1262 = arith.muli %1261, %c12 : index
                %1263 = arith.remui %1259, %c19 : index
                %1264 = arith.muli %1263, %c19 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.divui %1259, %c19 : index
                %1267 = arith.remui %1266, %c19 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.addi %1260, %1268 : index
                %1270 = arith.addi %1254, %1269 : index
                %1271 = arith.addi %1250, %1270 : index
                %1272 = vector.shuffle %1228, %1228 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1272, %kv[%1271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1273 = arith.addi %1224, %c6 : index
                %1274 = arith.divui %1273, %c14 : index
                %1275 = arith.muli %1274, %c18 : index
                %1276 = arith.addi %1275, %c9 : index
                %1277 = arith.remui %1273, %c14 : index
                %1278 = arith.divui %996, %c19 : index
                %1279 = arith.remui %996, %c19 : index
                %1280 = arith.muli %1279, %c21 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.muli %1277, %c14 : index
                %1283 = arith.divui %1281, %c12 : index
                %1284 = arith.muli %1283, %c12 : index
                %1285 = arith.remui %1281, %c19 : index
                %1286 = arith.muli %1285, %c19 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.divui %1281, %c19 : index
                %1289 = arith.remui %1288, %c19 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.addi %1282, %1290 : index
                %1292 = arith.addi %1276, %1291 : index
                %1293 = arith.addi %1250, %1292 : index
                %1294 = vector.shuffle %1228, %1228 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1294, %kv[%1293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1295 = arith.addi %1224, %c19 : index
                %1296 = arith.divui %1295, %c14 : index
                %1297 = arith.muli %1296, %c18 : index
                %1298 = arith.addi %1297, %c9 : index
                %1299 = arith.remui %1295, %c14 : index
                %1300 = arith.divui %996, %c19 : index
                %1301 = arith.remui %996, %c19 : index
                %1302 = arith.muli %1301, %c21 : index
                %1303 = arith.addi %1300, %1302 : index
                %1304 = arith.muli %1299, %c14 : index
                %1305 = arith.divui %1303, %c12 : index
                %1306 = arith.muli %1305, %c12 : index
                %1307 = arith.remui %1303, %c19 : index
                %1308 = arith.muli %1307, %c19 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.divui %1303, %c19 : index
                %1311 = arith.remui %1310, %c19 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.addi %1304, %1312 : index
                %1314 = arith.addi %1298, %1313 : index
                %1315 = arith.addi %1250, %1314 : index
                %1316 = vector.shuffle %1228, %1228 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1316, %kv[%1315] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1317 = arith.addi %1224, %c20 : index
                %1318 = arith.divui %1317, %c14 : index
                %1319 = arith.muli %1318, %c18 : index
                %1320 = arith.addi %1319, %c9 : index
                %1321 = arith.remui %1317, %c14 : index
                %1322 = arith.divui %996, %c19 : index
                %1323 = arith.remui %996, %c19 : index
                %1324 = arith.muli %1323, %c21 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.muli %1321, %c14 : index
                %1327 = arith.divui %1325, %c12 : index
                %1328 = arith.muli %1327, %c12 : index
                %1329 = arith.remui %1325, %c19 : index
                %1330 = arith.muli %1329, %c19 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.divui %1325, %c19 : index
                %1333 = arith.remui %1332, %c19 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.addi %1326, %1334 : index
                %1336 = arith.addi %1320, %1335 : index
                %1337 = arith.addi %1250, %1336 : index
                %1338 = vector.shuffle %1228, %1228 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1338, %kv[%1337] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1339 = arith.addi %625, %c37 : index
      %1340 = arith.addi %624, %1339 : index
      %1341 = arith.cmpi slt, %1340, %15 : index
      %1342 = arith.cmpi slt, %1339, %c14 : index
      %1343 = arith.andi %1341, %1342 : i1
      scf.if %1343 {
        %1344 = arith.addi %624, %1339 : index
        %1345 = arith.addi %slotsAt, %1344 : index
        %1346 = memref.load %step[%1345] : memref<?xi32>
        %1347 = arith.index_cast %1346 : i32 to index
        %1348 = arith.cmpi sge, %1347, %c7 : index
        scf.if %1348 {
          %1349 = arith.muli %1339, %c28 : index
          %1350 = arith.subi %0, %heads : index
          %1351 = memref.load %scales[%1350] : memref<?xf32>
          %1352 = vector.broadcast %1351 : f32 to vector<4xf32>
          %1353 = arith.divui %1347, %c14 : index
          %1354 = arith.remui %1347, %c14 : index
          %1355 = arith.muli %1353, %pageBytes : index
          %1356 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1356 {
            %1357 = wave.lane
            %1358 = arith.muli %1357, %c12 : index
            scf.for %1359 = %1358 to %c28 step %c5 {
              %1360 = arith.addi %1349, %1359 : index
              %1361 = vector.load %13[%1360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = arith.mulf %1361, %1352 : vector<4xf32>
              %1363 = arith.minimumf %1362, %c41 : vector<4xf32>
              %1364 = arith.maximumf %1363, %c42 : vector<4xf32>
              %1365 = arith.truncf %1364 : vector<4xf32> to vector<4xf16>
              %1366 = vector.bitcast %1365 : vector<4xf16> to vector<8xi8>
              %1367 = arith.cmpi slt, %1350, %kvHeads : index
              scf.if %1367 {
                %1368 = arith.muli %1350, %c43 : index
                %1369 = arith.addi %1355, %1368 : index
                %1370 = arith.divui %1359, %c14 : index
                %1371 = arith.muli %1370, %c17 : index
                %1372 = arith.remui %1359, %c14 : index
                %1373 = arith.divui %1372, %c21 : index
                %1374 = arith.muli %1373, %c18 : index
                %1375 = arith.muli %1354, %c14 : index
                %1376 = arith.addi %1374, %1375 : index
                %1377 = arith.remui %1372, %c21 : index
                %1378 = arith.muli %1377, %c19 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.addi %1371, %1379 : index
                %1381 = arith.addi %1369, %1380 : index
                vector.store %1366, %kv[%1381] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1382 = arith.subi %1350, %kvHeads : index
                %1383 = arith.muli %1382, %c43 : index
                %1384 = arith.addi %1355, %1383 : index
                %1385 = arith.addi %1359, %c7 : index
                %1386 = arith.divui %1385, %c14 : index
                %1387 = arith.muli %1386, %c17 : index
                %1388 = arith.addi %1387, %c8 : index
                %1389 = arith.remui %1385, %c14 : index
                %1390 = arith.divui %1354, %c19 : index
                %1391 = arith.remui %1354, %c19 : index
                %1392 = arith.muli %1391, %c21 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.divui %1393, %c21 : index
                %1395 = arith.muli %1394, %c18 : index
                %1396 = arith.muli %1389, %c14 : index
                %1397 = arith.addi %1395, %1396 : index
                %1398 = arith.remui %1393, %c21 : index
                %1399 = arith.muli %1398, %c19 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.addi %1388, %1400 : index
                %1402 = arith.addi %1384, %1401 : index
                %1403 = vector.shuffle %1366, %1366 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1403, %kv[%1402] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1404 = arith.addi %1359, %c6 : index
                %1405 = arith.divui %1404, %c14 : index
                %1406 = arith.muli %1405, %c17 : index
                %1407 = arith.addi %1406, %c8 : index
                %1408 = arith.remui %1404, %c14 : index
                %1409 = arith.divui %1354, %c19 : index
                %1410 = arith.remui %1354, %c19 : index
                %1411 = arith.muli %1410, %c21 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.divui %1412, %c21 : index
                %1414 = arith.muli %1413, %c18 : index
                %1415 = arith.muli %1408, %c14 : index
                %1416 = arith.addi %1414, %1415 : index
                %1417 = arith.remui %1412, %c21 : index
                %1418 = arith.muli %1417, %c19 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.addi %1407, %1419 : index
                %1421 = arith.addi %1384, %1420 : index
                %1422 = vector.shuffle %1366, %1366 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1422, %kv[%1421] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1423 = arith.addi %1359, %c19 : index
                %1424 = arith.divui %1423, %c14 : index
                %1425 = arith.muli %1424, %c17 : index
                %1426 = arith.addi %1425, %c8 : index
                %1427 = arith.remui %1423, %c14 : index
                %1428 = arith.divui %1354, %c19 : index
                %1429 = arith.remui %1354, %c19 : index
                %1430 = arith.muli %1429, %c21 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.divui %1431, %c21 : index
                %1433 = arith.muli %1432, %c18 : index
                %1434 = arith.muli %1427, %c14 : index
                %1435 = arith.addi %1433, %1434 : index
                %1436 = arith.remui %1431, %c21 : index
                %1437 = arith.muli %1436, %c19 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.addi %1426, %1438 : index
                %1440 = arith.addi %1384, %1439 : index
                %1441 = vector.shuffle %1366, %1366 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1441, %kv[%1440] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1442 = arith.addi %1359, %c20 : index
                %1443 = arith.divui %1442, %c14 : index
                %1444 = arith.muli %1443, %c17 : index
                %1445 = arith.addi %1444, %c8 : index
                %1446 = arith.remui %1442, %c14 : index
                %1447 = arith.divui %1354, %c19 : index
                %1448 = arith.remui %1354, %c19 : index
                %1449 = arith.muli %1448, %c21 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.divui %1450, %c21 : index
                %1452 = arith.muli %1451, %c18 : index
                %1453 = arith.muli %1446, %c14 : index
                %1454 = arith.addi %1452, %1453 : index
                %1455 = arith.remui %1450, %c21 : index
                %1456 = arith.muli %1455, %c19 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.addi %1445, %1457 : index
                %1459 = arith.addi %1384, %1458 : index
                %1460 = vector.shuffle %1366, %1366 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1460, %kv[%1459] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1461 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1461 {
            %1462 = wave.lane
            %1463 = arith.muli %1462, %c12 : index
            scf.for %1464 = %1463 to %c28 step %c5 {
              %1465 = arith.addi %1349, %1464 : index
              %1466 = vector.load %13[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1467 = arith.mulf %1466, %1352 : vector<4xf32>
              %1468 = wave.fp8_encode "e4m3" %1467 : vector<4xf32> -> vector<4xi8>
              %1469 = arith.cmpi slt, %1350, %kvHeads : index
              scf.if %1469 {
                %1470 = arith.muli %1350, %c8 : index
                %1471 = arith.addi %1355, %1470 : index
                %1472 = vector.shuffle %1468, %1468 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1473 = arith.divui %1464, %c14 : index
                %1474 = arith.muli %1473, %c18 : index
                %1475 = arith.remui %1464, %c14 : index
                %1476 = arith.muli %1354, %c14 : index
                %1477 = arith.divui %1475, %c12 : index
                %1478 = arith.muli %1477, %c12 : index
                %1479 = arith.remui %1475, %c19 : index
                %1480 = arith.muli %1479, %c19 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.divui %1475, %c19 : index
                %1483 = arith.remui %1482, %c19 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.addi %1476, %1484 : index
                %1486 = arith.addi %1474, %1485 : index
                %1487 = arith.addi %1471, %1486 : index
                vector.store %1472, %kv[%1487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1488 = arith.subi %1350, %kvHeads : index
                %1489 = arith.muli %1488, %c8 : index
                %1490 = arith.addi %1355, %1489 : index
                %1491 = arith.addi %1464, %c7 : index
                %1492 = arith.divui %1491, %c14 : index
                %1493 = arith.muli %1492, %c18 : index
                %1494 = arith.addi %1493, %c9 : index
                %1495 = arith.remui %1491, %c14 : index
                %1496 = arith.divui %1354, %c19 : index
                %1497 = arith.remui %1354, %c19 : index
                %1498 = arith.muli %1497, %c21 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.muli %1495, %c14 : index
                %1501 = arith.divui %1499, %c12 : index
                %1502 = arith.muli %1501, %c12 : index
                %1503 = arith.remui %1499, %c19 : index
                %1504 = arith.muli %1503, %c19 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.divui %1499, %c19 : index
                %1507 = arith.remui %1506, %c19 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.addi %1500, %1508 : index
                %1510 = arith.addi %1494, %1509 : index
                %1511 = arith.addi %1490, %1510 : index
                %1512 = vector.shuffle %1468, %1468 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1512, %kv[%1511] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1513 = arith.addi %1464, %c6 : index
                %1514 = arith.divui %1513, %c14 : index
                %1515 = arith.muli %1514, %c18 : index
                %1516 = arith.addi %1515, %c9 : index
                %1517 = arith.remui %1513, %c14 : index
                %1518 = arith.divui %1354, %c19 : index
                %1519 = arith.remui %1354, %c19 : index
                %1520 = arith.muli %1519, %c21 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.muli %1517, %c14 : index
                %1523 = arith.divui %1521, %c12 : index
                %1524 = arith.muli %1523, %c12 : index
                %1525 = arith.remui %1521, %c19 : index
                %1526 = arith.muli %1525, %c19 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.divui %1521, %c19 : index
                %1529 = arith.remui %1528, %c19 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1522, %1530 : index
                %1532 = arith.addi %1516, %1531 : index
                %1533 = arith.addi %1490, %1532 : index
                %1534 = vector.shuffle %1468, %1468 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1534, %kv[%1533] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1535 = arith.addi %1464, %c19 : index
                %1536 = arith.divui %1535, %c14 : index
                %1537 = arith.muli %1536, %c18 : index
                %1538 = arith.addi %1537, %c9 : index
                %1539 = arith.remui %1535, %c14 : index
                %1540 = arith.divui %1354, %c19 : index
                %1541 = arith.remui %1354, %c19 : index
                %1542 = arith.muli %1541, %c21 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.muli %1539, %c14 : index
                %1545 = arith.divui %1543, %c12 : index
                %1546 = arith.muli %1545, %c12 : index
                %1547 = arith.remui %1543, %c19 : index
                %1548 = arith.muli %1547, %c19 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.divui %1543, %c19 : index
                %1551 = arith.remui %1550, %c19 : index
                %1552 = arith.addi %1549, %1551 : index
                %1553 = arith.addi %1544, %1552 : index
                %1554 = arith.addi %1538, %1553 : index
                %1555 = arith.addi %1490, %1554 : index
                %1556 = vector.shuffle %1468, %1468 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1556, %kv[%1555] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1557 = arith.addi %1464, %c20 : index
                %1558 = arith.divui %1557, %c14 : index
                %1559 = arith.muli %1558, %c18 : index
                %1560 = arith.addi %1559, %c9 : index
                %1561 = arith.remui %1557, %c14 : index
                %1562 = arith.divui %1354, %c19 : index
                %1563 = arith.remui %1354, %c19 : index
                %1564 = arith.muli %1563, %c21 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.muli %1561, %c14 : index
                %1567 = arith.divui %1565, %c12 : index
                %1568 = arith.muli %1567, %c12 : index
                %1569 = arith.remui %1565, %c19 : index
                %1570 = arith.muli %1569, %c19 : index
                %1571 = arith.addi %1568, %1570 : index
                %1572 = arith.divui %1565, %c19 : index
                %1573 = arith.remui %1572, %c19 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.addi %1566, %1574 : index
                %1576 = arith.addi %1560, %1575 : index
                %1577 = arith.addi %1490, %1576 : index
                %1578 = vector.shuffle %1468, %1468 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1578, %kv[%1577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1579 = arith.cmpi eq, %codec, %c19 : index
          scf.if %1579 {
            %1580 = wave.lane
            %1581 = arith.muli %1580, %c12 : index
            scf.for %1582 = %1581 to %c28 step %c5 {
              %1583 = arith.addi %1349, %1582 : index
              %1584 = vector.load %13[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = arith.mulf %1584, %1352 : vector<4xf32>
              %1586 = wave.fp8_encode "e5m2" %1585 : vector<4xf32> -> vector<4xi8>
              %1587 = arith.cmpi slt, %1350, %kvHeads : index
              scf.if %1587 {
                %1588 = arith.muli %1350, %c8 : index
                %1589 = arith.addi %1355, %1588 : index
                %1590 = vector.shuffle %1586, %1586 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1591 = arith.divui %1582, %c14 : index
                %1592 = arith.muli %1591, %c18 : index
                %1593 = arith.remui %1582, %c14 : index
                %1594 = arith.muli %1354, %c14 : index
                %1595 = arith.divui %1593, %c12 : index
                %1596 = arith.muli %1595, %c12 : index
                %1597 = arith.remui %1593, %c19 : index
                %1598 = arith.muli %1597, %c19 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.divui %1593, %c19 : index
                %1601 = arith.remui %1600, %c19 : index
                %1602 = arith.addi %1599, %1601 : index
                %1603 = arith.addi %1594, %1602 : index
                %1604 = arith.addi %1592, %1603 : index
                %1605 = arith.addi %1589, %1604 : index
                vector.store %1590, %kv[%1605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1606 = arith.subi %1350, %kvHeads : index
                %1607 = arith.muli %1606, %c8 : index
                %1608 = arith.addi %1355, %1607 : index
                %1609 = arith.addi %1582, %c7 : index
                %1610 = arith.divui %1609, %c14 : index
                %1611 = arith.muli %1610, %c18 : index
                %1612 = arith.addi %1611, %c9 : index
                %1613 = arith.remui %1609, %c14 : index
                %1614 = arith.divui %1354, %c19 : index
                %1615 = arith.remui %1354, %c19 : index
                %1616 = arith.muli %1615, %c21 : index
                %1617 = arith.addi %1614, %1616 : index
                %1618 = arith.muli %1613, %c14 : index
                %1619 = arith.divui %1617, %c12 : index
                %1620 = arith.muli %1619, %c12 : index
                %1621 = arith.remui %1617, %c19 : index
                %1622 = arith.muli %1621, %c19 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.divui %1617, %c19 : index
                %1625 = arith.remui %1624, %c19 : index
                %1626 = arith.addi %1623, %1625 : index
                %1627 = arith.addi %1618, %1626 : index
                %1628 = arith.addi %1612, %1627 : index
                %1629 = arith.addi %1608, %1628 : index
                %1630 = vector.shuffle %1586, %1586 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1630, %kv[%1629] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1631 = arith.addi %1582, %c6 : index
                %1632 = arith.divui %1631, %c14 : index
                %1633 = arith.muli %1632, %c18 : index
                %1634 = arith.addi %1633, %c9 : index
                %1635 = arith.remui %1631, %c14 : index
                %1636 = arith.divui %1354, %c19 : index
                %1637 = arith.remui %1354, %c19 : index
                %1638 = arith.muli %1637, %c21 : index
                %1639 = arith.addi %1636, %1638 : index
                %1640 = arith.muli %1635, %c14 : index
                %1641 = arith.divui %1639, %c12 : index
                %1642 = arith.muli %1641, %c12 : index
                %1643 = arith.remui %1639, %c19 : index
                %1644 = arith.muli %1643, %c19 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.divui %1639, %c19 : index
                %1647 = arith.remui %1646, %c19 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.addi %1640, %1648 : index
                %1650 = arith.addi %1634, %1649 : index
                %1651 = arith.addi %1608, %1650 : index
                %1652 = vector.shuffle %1586, %1586 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1652, %kv[%1651] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1653 = arith.addi %1582, %c19 : index
                %1654 = arith.divui %1653, %c14 : index
                %1655 = arith.muli %1654, %c18 : index
                %1656 = arith.addi %1655, %c9 : index
                %1657 = arith.remui %1653, %c14 : index
                %1658 = arith.divui %1354, %c19 : index
                %1659 = arith.remui %1354, %c19 : index
                %1660 = arith.muli %1659, %c21 : index
                %1661 = arith.addi %1658, %1660 : index
                %1662 = arith.muli %1657, %c14 : index
                %1663 = arith.divui %1661, %c12 : index
                %1664 = arith.muli %1663, %c12 : index
                %1665 = arith.remui %1661, %c19 : index
                %1666 = arith.muli %1665, %c19 : index
                %1667 = arith.addi %1664, %1666 : index
                %1668 = arith.divui %1661, %c19 : index
                %1669 = arith.remui %1668, %c19 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.addi %1662, %1670 : index
                %1672 = arith.addi %1656, %1671 : index
                %1673 = arith.addi %1608, %1672 : index
                %1674 = vector.shuffle %1586, %1586 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1674, %kv[%1673] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1675 = arith.addi %1582, %c20 : index
                %1676 = arith.divui %1675, %c14 : index
                %1677 = arith.muli %1676, %c18 : index
                %1678 = arith.addi %1677, %c9 : index
                %1679 = arith.remui %1675, %c14 : index
                %1680 = arith.divui %1354, %c19 : index
                %1681 = arith.remui %1354, %c19 : index
                %1682 = arith.muli %1681, %c21 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.muli %1679, %c14 : index
                %1685 = arith.divui %1683, %c12 : index
                %1686 = arith.muli %1685, %c12 : index
                %1687 = arith.remui %1683, %c19 : index
                %1688 = arith.muli %1687, %c19 : index
                %1689 = arith.addi %1686, %1688 : index
                %1690 = arith.divui %1683, %c19 : index
                %1691 = arith.remui %1690, %c19 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.addi %1684, %1692 : index
                %1694 = arith.addi %1678, %1693 : index
                %1695 = arith.addi %1608, %1694 : index
                %1696 = vector.shuffle %1586, %1586 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1696, %kv[%1695] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1697 = arith.addi %16, %c14 : index
    %1698 = wave.lane
    %1699 = arith.muli %3, %c6 : index
    %1700 = arith.muli %1699, %c18 : index
    %1701 = arith.addi %1700, %1698 : index
    %1702 = arith.muli %4, %c9 : index
    %1703 = arith.addi %1702, %1701 : index
    %1704 = arith.addi %1703, %c7 : index
    %1705 = arith.addi %1704, %c7 : index
    %1706 = vector.extract %368#1[0] : f32 from vector<8xf32>
    memref.store %1706, %12[%1705] : memref<?xf32>
    %1707 = arith.muli %4, %c9 : index
    %1708 = arith.addi %1707, %1701 : index
    %1709 = arith.addi %1708, %c7 : index
    %1710 = arith.addi %1709, %c4 : index
    %1711 = vector.extract %368#1[1] : f32 from vector<8xf32>
    memref.store %1711, %12[%1710] : memref<?xf32>
    %1712 = arith.muli %4, %c9 : index
    %1713 = arith.addi %1712, %1701 : index
    %1714 = arith.addi %1713, %c7 : index
    %1715 = arith.addi %1714, %c10 : index
    %1716 = vector.extract %368#1[2] : f32 from vector<8xf32>
    memref.store %1716, %12[%1715] : memref<?xf32>
    %1717 = arith.muli %4, %c9 : index
    %1718 = arith.addi %1717, %1701 : index
    %1719 = arith.addi %1718, %c7 : index
    %1720 = arith.addi %1719, %c22 : index
    %1721 = vector.extract %368#1[3] : f32 from vector<8xf32>
    memref.store %1721, %12[%1720] : memref<?xf32>
    %1722 = arith.muli %4, %c9 : index
    %1723 = arith.addi %1722, %1701 : index
    %1724 = arith.addi %1723, %c7 : index
    %1725 = arith.addi %1724, %c5 : index
    %1726 = vector.extract %368#1[4] : f32 from vector<8xf32>
    memref.store %1726, %12[%1725] : memref<?xf32>
    %1727 = arith.muli %4, %c9 : index
    %1728 = arith.addi %1727, %1701 : index
    %1729 = arith.addi %1728, %c7 : index
    %1730 = arith.addi %1729, %c23 : index
    %1731 = vector.extract %368#1[5] : f32 from vector<8xf32>
    memref.store %1731, %12[%1730] : memref<?xf32>
    %1732 = arith.muli %4, %c9 : index
    %1733 = arith.addi %1732, %1701 : index
    %1734 = arith.addi %1733, %c7 : index
    %1735 = arith.addi %1734, %c24 : index
    %1736 = vector.extract %368#1[6] : f32 from vector<8xf32>
    memref.store %1736, %12[%1735] : memref<?xf32>
    %1737 = arith.muli %4, %c9 : index
    %1738 = arith.addi %1737, %1701 : index
    %1739 = arith.addi %1738, %c7 : index
    %1740 = arith.addi %1739, %c25 : index
    %1741 = vector.extract %368#1[7] : f32 from vector<8xf32>
    memref.store %1741, %12[%1740] : memref<?xf32>
    wave.barrier
    %1742 = arith.muli %4, %c12 : index
    %1743 = arith.addi %1742, %c7 : index
    %1744 = arith.muli %1743, %c19 : index
    %1745 = arith.divui %1698, %c14 : index
    %1746 = arith.addi %1744, %1745 : index
    %1747 = arith.addi %1697, %1746 : index
    %1748 = arith.cmpi slt, %1747, %15 : index
    scf.if %1748 {
      %1749 = arith.cmpi eq, %hasFactors, %c6 : index
      %1750 = memref.load %factors[%1747] : memref<?xf32>
      %1751 = arith.select %1749, %1750, %c27 : f32
      %1752 = arith.addi %1701, %c7 : index
      %1753 = arith.muli %1743, %c4 : index
      %1754 = arith.addi %1752, %1753 : index
      %1755 = memref.load %12[%1754] : memref<?xf32>
      %1756 = arith.addi %1754, %c9 : index
      %1757 = memref.load %12[%1756] : memref<?xf32>
      %1758 = arith.addf %1755, %1757 : f32
      %1759 = arith.remui %1698, %c14 : index
      %1760 = arith.muli %1759, %c12 : index
      %1761 = arith.addi %11, %1760 : index
      %1762 = vector.load %w[%1761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1763 = vector.bitcast %1762 : vector<4xi8> to vector<1xf32>
      %1764 = vector.extract %1763[0] : f32 from vector<1xf32>
      %1765 = arith.mulf %1764, %1751 : f32
      %1766 = arith.mulf %1758, %1765 : f32
      %1767 = arith.muli %3, %c6 : index
      %1768 = arith.addi %1767, %c7 : index
      %1769 = arith.muli %1768, %c14 : index
      %1770 = arith.remui %1698, %c14 : index
      %1771 = arith.addi %1769, %1770 : index
      %1772 = arith.muli %1746, %c28 : index
      %1773 = arith.addi %1772, %1771 : index
      memref.store %1766, %13[%1773] : memref<?xf32>
    }
    %1774 = arith.muli %4, %c12 : index
    %1775 = arith.addi %1774, %c6 : index
    %1776 = arith.muli %1775, %c19 : index
    %1777 = arith.divui %1698, %c14 : index
    %1778 = arith.addi %1776, %1777 : index
    %1779 = arith.addi %1697, %1778 : index
    %1780 = arith.cmpi slt, %1779, %15 : index
    scf.if %1780 {
      %1781 = arith.cmpi eq, %hasFactors, %c6 : index
      %1782 = memref.load %factors[%1779] : memref<?xf32>
      %1783 = arith.select %1781, %1782, %c27 : f32
      %1784 = arith.addi %1701, %c7 : index
      %1785 = arith.muli %1775, %c4 : index
      %1786 = arith.addi %1784, %1785 : index
      %1787 = memref.load %12[%1786] : memref<?xf32>
      %1788 = arith.addi %1786, %c9 : index
      %1789 = memref.load %12[%1788] : memref<?xf32>
      %1790 = arith.addf %1787, %1789 : f32
      %1791 = arith.remui %1698, %c14 : index
      %1792 = arith.muli %1791, %c12 : index
      %1793 = arith.addi %11, %1792 : index
      %1794 = vector.load %w[%1793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1795 = vector.bitcast %1794 : vector<4xi8> to vector<1xf32>
      %1796 = vector.extract %1795[0] : f32 from vector<1xf32>
      %1797 = arith.mulf %1796, %1783 : f32
      %1798 = arith.mulf %1790, %1797 : f32
      %1799 = arith.muli %3, %c6 : index
      %1800 = arith.addi %1799, %c7 : index
      %1801 = arith.muli %1800, %c14 : index
      %1802 = arith.remui %1698, %c14 : index
      %1803 = arith.addi %1801, %1802 : index
      %1804 = arith.muli %1778, %c28 : index
      %1805 = arith.addi %1804, %1803 : index
      memref.store %1798, %13[%1805] : memref<?xf32>
    }
    %1806 = arith.muli %4, %c12 : index
    %1807 = arith.addi %1806, %c19 : index
    %1808 = arith.muli %1807, %c19 : index
    %1809 = arith.divui %1698, %c14 : index
    %1810 = arith.addi %1808, %1809 : index
    %1811 = arith.addi %1697, %1810 : index
    %1812 = arith.cmpi slt, %1811, %15 : index
    scf.if %1812 {
      %1813 = arith.cmpi eq, %hasFactors, %c6 : index
      %1814 = memref.load %factors[%1811] : memref<?xf32>
      %1815 = arith.select %1813, %1814, %c27 : f32
      %1816 = arith.addi %1701, %c7 : index
      %1817 = arith.muli %1807, %c4 : index
      %1818 = arith.addi %1816, %1817 : index
      %1819 = memref.load %12[%1818] : memref<?xf32>
      %1820 = arith.addi %1818, %c9 : index
      %1821 = memref.load %12[%1820] : memref<?xf32>
      %1822 = arith.addf %1819, %1821 : f32
      %1823 = arith.remui %1698, %c14 : index
      %1824 = arith.muli %1823, %c12 : index
      %1825 = arith.addi %11, %1824 : index
      %1826 = vector.load %w[%1825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1827 = vector.bitcast %1826 : vector<4xi8> to vector<1xf32>
      %1828 = vector.extract %1827[0] : f32 from vector<1xf32>
      %1829 = arith.mulf %1828, %1815 : f32
      %1830 = arith.mulf %1822, %1829 : f32
      %1831 = arith.muli %3, %c6 : index
      %1832 = arith.addi %1831, %c7 : index
      %1833 = arith.muli %1832, %c14 : index
      %1834 = arith.remui %1698, %c14 : index
      %1835 = arith.addi %1833, %1834 : index
      %1836 = arith.muli %1810, %c28 : index
      %1837 = arith.addi %1836, %1835 : index
      memref.store %1830, %13[%1837] : memref<?xf32>
    }
    %1838 = arith.muli %4, %c12 : index
    %1839 = arith.addi %1838, %c20 : index
    %1840 = arith.muli %1839, %c19 : index
    %1841 = arith.divui %1698, %c14 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.addi %1697, %1842 : index
    %1844 = arith.cmpi slt, %1843, %15 : index
    scf.if %1844 {
      %1845 = arith.cmpi eq, %hasFactors, %c6 : index
      %1846 = memref.load %factors[%1843] : memref<?xf32>
      %1847 = arith.select %1845, %1846, %c27 : f32
      %1848 = arith.addi %1701, %c7 : index
      %1849 = arith.muli %1839, %c4 : index
      %1850 = arith.addi %1848, %1849 : index
      %1851 = memref.load %12[%1850] : memref<?xf32>
      %1852 = arith.addi %1850, %c9 : index
      %1853 = memref.load %12[%1852] : memref<?xf32>
      %1854 = arith.addf %1851, %1853 : f32
      %1855 = arith.remui %1698, %c14 : index
      %1856 = arith.muli %1855, %c12 : index
      %1857 = arith.addi %11, %1856 : index
      %1858 = vector.load %w[%1857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1859 = vector.bitcast %1858 : vector<4xi8> to vector<1xf32>
      %1860 = vector.extract %1859[0] : f32 from vector<1xf32>
      %1861 = arith.mulf %1860, %1847 : f32
      %1862 = arith.mulf %1854, %1861 : f32
      %1863 = arith.muli %3, %c6 : index
      %1864 = arith.addi %1863, %c7 : index
      %1865 = arith.muli %1864, %c14 : index
      %1866 = arith.remui %1698, %c14 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = arith.muli %1842, %c28 : index
      %1869 = arith.addi %1868, %1867 : index
      memref.store %1862, %13[%1869] : memref<?xf32>
    }
    wave.barrier
    %1870 = arith.addi %16, %c14 : index
    %1871 = wave.wave
    %1872 = arith.addi %1871, %c7 : index
    %1873 = arith.addi %1870, %1872 : index
    %1874 = arith.cmpi slt, %1873, %15 : index
    %1875 = arith.cmpi slt, %1872, %c14 : index
    %1876 = arith.andi %1874, %1875 : i1
    scf.if %1876 {
      %1877 = arith.addi %1870, %1872 : index
      %1878 = arith.muli %1872, %c28 : index
      %1879 = wave.lane
      %1880 = arith.addi %1879, %c7 : index
      %1881 = arith.cmpi eq, %hasBias, %c6 : index
      %1882 = arith.addi %1878, %1880 : index
      %1883 = memref.load %13[%1882] : memref<?xf32>
      %1884 = arith.muli %0, %c28 : index
      %1885 = arith.addi %1884, %1880 : index
      %1886 = memref.load %bias[%1885] : memref<?xf32>
      %1887 = arith.addf %1883, %1886 : f32
      %1888 = arith.select %1881, %1887, %1883 : f32
      %1889 = arith.addi %1880, %c30 : index
      %1890 = arith.cmpi eq, %hasBias, %c6 : index
      %1891 = arith.addi %1878, %1889 : index
      %1892 = memref.load %13[%1891] : memref<?xf32>
      %1893 = arith.muli %0, %c28 : index
      %1894 = arith.addi %1893, %1889 : index
      %1895 = memref.load %bias[%1894] : memref<?xf32>
      %1896 = arith.addf %1892, %1895 : f32
      %1897 = arith.select %1890, %1896, %1892 : f32
      %1898 = arith.addi %1879, %c4 : index
      %1899 = arith.cmpi slt, %1898, %c30 : index
      %1900 = arith.minsi %1898, %c31 : index
      %1901 = arith.cmpi eq, %hasBias, %c6 : index
      %1902 = arith.addi %1878, %1900 : index
      %1903 = memref.load %13[%1902] : memref<?xf32>
      %1904 = arith.muli %0, %c28 : index
      %1905 = arith.addi %1904, %1900 : index
      %1906 = memref.load %bias[%1905] : memref<?xf32>
      %1907 = arith.addf %1903, %1906 : f32
      %1908 = arith.select %1901, %1907, %1903 : f32
      %1909 = arith.addi %1900, %c30 : index
      %1910 = arith.cmpi eq, %hasBias, %c6 : index
      %1911 = arith.addi %1878, %1909 : index
      %1912 = memref.load %13[%1911] : memref<?xf32>
      %1913 = arith.muli %0, %c28 : index
      %1914 = arith.addi %1913, %1909 : index
      %1915 = memref.load %bias[%1914] : memref<?xf32>
      %1916 = arith.addf %1912, %1915 : f32
      %1917 = arith.select %1910, %1916, %1912 : f32
      %1918 = arith.addi %heads, %kvHeads : index
      %1919 = arith.cmpi slt, %0, %1918 : index
      scf.if %1919 {
        %1920 = arith.addi %positionsAt, %1877 : index
        %1921 = memref.load %step[%1920] : memref<?xi32>
        %1922 = arith.index_cast %1921 : i32 to index
        %1923 = arith.cmpi eq, %hasNorm, %c6 : index
        %1924 = math.fma %1888, %1888, %c34 : f32
        %1925 = math.fma %1897, %1897, %1924 : f32
        %1926 = math.fma %1908, %1908, %1925 : f32
        %1927 = arith.select %1899, %1926, %1925 : f32
        %1928 = math.fma %1917, %1917, %1927 : f32
        %1929 = arith.select %1899, %1928, %1927 : f32
        %1930 = vector.broadcast %1929 : f32 to vector<1xf32>
        %1931 = wave.reduce "add" %1930 : vector<1xf32>
        %1932 = arith.mulf %1931, %inverseHeadDim : f32
        %1933 = arith.addf %1932, %epsilon : f32
        %1934 = math.sqrt %1933 : f32
        %1935 = arith.divf %c27, %1934 : f32
        %1936 = arith.cmpi slt, %0, %heads : index
        %1937 = arith.addi %1880, %c30 : index
        %1938 = memref.load %query_norm[%1880] : memref<?xf32>
        %1939 = memref.load %key_norm[%1880] : memref<?xf32>
        %1940 = arith.select %1936, %1938, %1939 : f32
        %1941 = arith.mulf %1888, %1935 : f32
        %1942 = arith.mulf %1941, %1940 : f32
        %1943 = arith.select %1923, %1942, %1888 : f32
        %1944 = memref.load %query_norm[%1937] : memref<?xf32>
        %1945 = memref.load %key_norm[%1937] : memref<?xf32>
        %1946 = arith.select %1936, %1944, %1945 : f32
        %1947 = arith.mulf %1897, %1935 : f32
        %1948 = arith.mulf %1947, %1946 : f32
        %1949 = arith.select %1923, %1948, %1897 : f32
        %1950 = arith.addi %1900, %c30 : index
        %1951 = memref.load %query_norm[%1900] : memref<?xf32>
        %1952 = memref.load %key_norm[%1900] : memref<?xf32>
        %1953 = arith.select %1936, %1951, %1952 : f32
        %1954 = arith.mulf %1908, %1935 : f32
        %1955 = arith.mulf %1954, %1953 : f32
        %1956 = arith.select %1923, %1955, %1908 : f32
        %1957 = memref.load %query_norm[%1950] : memref<?xf32>
        %1958 = memref.load %key_norm[%1950] : memref<?xf32>
        %1959 = arith.select %1936, %1957, %1958 : f32
        %1960 = arith.mulf %1917, %1935 : f32
        %1961 = arith.mulf %1960, %1959 : f32
        %1962 = arith.select %1923, %1961, %1917 : f32
        %1963 = arith.remui %1922, %c18 : index
        %1964 = arith.muli %1963, %c28 : index
        %1965 = arith.addi %1964, %1880 : index
        %1966 = arith.divui %1922, %c18 : index
        %1967 = arith.addi %1966, %c18 : index
        %1968 = arith.muli %1967, %c28 : index
        %1969 = arith.addi %1968, %1880 : index
        %1970 = memref.load %rope[%1965] : memref<?xf32>
        %1971 = arith.addi %1965, %c30 : index
        %1972 = memref.load %rope[%1971] : memref<?xf32>
        %1973 = memref.load %rope[%1969] : memref<?xf32>
        %1974 = arith.addi %1969, %c30 : index
        %1975 = memref.load %rope[%1974] : memref<?xf32>
        %1976 = arith.mulf %1973, %1970 : f32
        %1977 = arith.mulf %1975, %1972 : f32
        %1978 = arith.subf %1976, %1977 : f32
        %1979 = arith.mulf %1975, %1970 : f32
        %1980 = arith.mulf %1973, %1972 : f32
        %1981 = arith.addf %1979, %1980 : f32
        %1982 = arith.mulf %1943, %1978 : f32
        %1983 = arith.mulf %1949, %1981 : f32
        %1984 = arith.subf %1982, %1983 : f32
        %1985 = arith.mulf %1949, %1978 : f32
        %1986 = arith.mulf %1943, %1981 : f32
        %1987 = arith.addf %1985, %1986 : f32
        %1988 = arith.cmpi slt, %0, %heads : index
        scf.if %1988 {
          %1989 = arith.muli %1877, %heads : index
          %1990 = arith.addi %1989, %0 : index
          %1991 = arith.muli %1990, %c28 : index
          %1992 = arith.addi %1991, %1880 : index
          memref.store %1984, %q[%1992] : memref<?xf32>
          %1993 = arith.addi %1992, %c30 : index
          memref.store %1987, %q[%1993] : memref<?xf32>
        } else {
          %1994 = arith.addi %1878, %1880 : index
          memref.store %1984, %13[%1994] : memref<?xf32>
          %1995 = arith.addi %1878, %1880 : index
          %1996 = arith.addi %1995, %c30 : index
          memref.store %1987, %13[%1996] : memref<?xf32>
        }
        %1997 = arith.remui %1922, %c18 : index
        %1998 = arith.muli %1997, %c28 : index
        %1999 = arith.addi %1998, %1900 : index
        %2000 = arith.divui %1922, %c18 : index
        %2001 = arith.addi %2000, %c18 : index
        %2002 = arith.muli %2001, %c28 : index
        %2003 = arith.addi %2002, %1900 : index
        %2004 = memref.load %rope[%1999] : memref<?xf32>
        %2005 = arith.addi %1999, %c30 : index
        %2006 = memref.load %rope[%2005] : memref<?xf32>
        %2007 = memref.load %rope[%2003] : memref<?xf32>
        %2008 = arith.addi %2003, %c30 : index
        %2009 = memref.load %rope[%2008] : memref<?xf32>
        %2010 = arith.mulf %2007, %2004 : f32
        %2011 = arith.mulf %2009, %2006 : f32
        %2012 = arith.subf %2010, %2011 : f32
        %2013 = arith.mulf %2009, %2004 : f32
        %2014 = arith.mulf %2007, %2006 : f32
        %2015 = arith.addf %2013, %2014 : f32
        %2016 = arith.mulf %1956, %2012 : f32
        %2017 = arith.mulf %1962, %2015 : f32
        %2018 = arith.subf %2016, %2017 : f32
        %2019 = arith.mulf %1962, %2012 : f32
        %2020 = arith.mulf %1956, %2015 : f32
        %2021 = arith.addf %2019, %2020 : f32
        scf.if %1899 {
          %2022 = arith.cmpi slt, %0, %heads : index
          scf.if %2022 {
            %2023 = arith.muli %1877, %heads : index
            %2024 = arith.addi %2023, %0 : index
            %2025 = arith.muli %2024, %c28 : index
            %2026 = arith.addi %2025, %1900 : index
            memref.store %2018, %q[%2026] : memref<?xf32>
            %2027 = arith.addi %2026, %c30 : index
            memref.store %2021, %q[%2027] : memref<?xf32>
          } else {
            %2028 = arith.addi %1878, %1900 : index
            memref.store %2018, %13[%2028] : memref<?xf32>
            %2029 = arith.addi %1878, %1900 : index
            %2030 = arith.addi %2029, %c30 : index
            memref.store %2021, %13[%2030] : memref<?xf32>
          }
        }
      } else {
        %2031 = arith.cmpi slt, %0, %heads : index
        scf.if %2031 {
          %2032 = arith.muli %1877, %heads : index
          %2033 = arith.addi %2032, %0 : index
          %2034 = arith.muli %2033, %c28 : index
          %2035 = arith.addi %2034, %1880 : index
          memref.store %1888, %q[%2035] : memref<?xf32>
          %2036 = arith.addi %2035, %c30 : index
          memref.store %1897, %q[%2036] : memref<?xf32>
        } else {
          %2037 = arith.addi %1878, %1880 : index
          memref.store %1888, %13[%2037] : memref<?xf32>
          %2038 = arith.addi %1878, %1880 : index
          %2039 = arith.addi %2038, %c30 : index
          memref.store %1897, %13[%2039] : memref<?xf32>
        }
        scf.if %1899 {
          %2040 = arith.cmpi slt, %0, %heads : index
          scf.if %2040 {
            %2041 = arith.muli %1877, %heads : index
            %2042 = arith.addi %2041, %0 : index
            %2043 = arith.muli %2042, %c28 : index
            %2044 = arith.addi %2043, %1900 : index
            memref.store %1908, %q[%2044] : memref<?xf32>
            %2045 = arith.addi %2044, %c30 : index
            memref.store %1917, %q[%2045] : memref<?xf32>
          } else {
            %2046 = arith.addi %1878, %1900 : index
            memref.store %1908, %13[%2046] : memref<?xf32>
            %2047 = arith.addi %1878, %1900 : index
            %2048 = arith.addi %2047, %c30 : index
            memref.store %1917, %13[%2048] : memref<?xf32>
          }
        }
      }
    }
    %2049 = arith.addi %1871, %c37 : index
    %2050 = arith.addi %1870, %2049 : index
    %2051 = arith.cmpi slt, %2050, %15 : index
    %2052 = arith.cmpi slt, %2049, %c14 : index
    %2053 = arith.andi %2051, %2052 : i1
    scf.if %2053 {
      %2054 = arith.addi %1870, %2049 : index
      %2055 = arith.muli %2049, %c28 : index
      %2056 = wave.lane
      %2057 = arith.addi %2056, %c7 : index
      %2058 = arith.cmpi eq, %hasBias, %c6 : index
      %2059 = arith.addi %2055, %2057 : index
      %2060 = memref.load %13[%2059] : memref<?xf32>
      %2061 = arith.muli %0, %c28 : index
      %2062 = arith.addi %2061, %2057 : index
      %2063 = memref.load %bias[%2062] : memref<?xf32>
      %2064 = arith.addf %2060, %2063 : f32
      %2065 = arith.select %2058, %2064, %2060 : f32
      %2066 = arith.addi %2057, %c30 : index
      %2067 = arith.cmpi eq, %hasBias, %c6 : index
      %2068 = arith.addi %2055, %2066 : index
      %2069 = memref.load %13[%2068] : memref<?xf32>
      %2070 = arith.muli %0, %c28 : index
      %2071 = arith.addi %2070, %2066 : index
      %2072 = memref.load %bias[%2071] : memref<?xf32>
      %2073 = arith.addf %2069, %2072 : f32
      %2074 = arith.select %2067, %2073, %2069 : f32
      %2075 = arith.addi %2056, %c4 : index
      %2076 = arith.cmpi slt, %2075, %c30 : index
      %2077 = arith.minsi %2075, %c31 : index
      %2078 = arith.cmpi eq, %hasBias, %c6 : index
      %2079 = arith.addi %2055, %2077 : index
      %2080 = memref.load %13[%2079] : memref<?xf32>
      %2081 = arith.muli %0, %c28 : index
      %2082 = arith.addi %2081, %2077 : index
      %2083 = memref.load %bias[%2082] : memref<?xf32>
      %2084 = arith.addf %2080, %2083 : f32
      %2085 = arith.select %2078, %2084, %2080 : f32
      %2086 = arith.addi %2077, %c30 : index
      %2087 = arith.cmpi eq, %hasBias, %c6 : index
      %2088 = arith.addi %2055, %2086 : index
      %2089 = memref.load %13[%2088] : memref<?xf32>
      %2090 = arith.muli %0, %c28 : index
      %2091 = arith.addi %2090, %2086 : index
      %2092 = memref.load %bias[%2091] : memref<?xf32>
      %2093 = arith.addf %2089, %2092 : f32
      %2094 = arith.select %2087, %2093, %2089 : f32
      %2095 = arith.addi %heads, %kvHeads : index
      %2096 = arith.cmpi slt, %0, %2095 : index
      scf.if %2096 {
        %2097 = arith.addi %positionsAt, %2054 : index
        %2098 = memref.load %step[%2097] : memref<?xi32>
        %2099 = arith.index_cast %2098 : i32 to index
        %2100 = arith.cmpi eq, %hasNorm, %c6 : index
        %2101 = math.fma %2065, %2065, %c34 : f32
        %2102 = math.fma %2074, %2074, %2101 : f32
        %2103 = math.fma %2085, %2085, %2102 : f32
        %2104 = arith.select %2076, %2103, %2102 : f32
        %2105 = math.fma %2094, %2094, %2104 : f32
        %2106 = arith.select %2076, %2105, %2104 : f32
        %2107 = vector.broadcast %2106 : f32 to vector<1xf32>
        %2108 = wave.reduce "add" %2107 : vector<1xf32>
        %2109 = arith.mulf %2108, %inverseHeadDim : f32
        %2110 = arith.addf %2109, %epsilon : f32
        %2111 = math.sqrt %2110 : f32
        %2112 = arith.divf %c27, %2111 : f32
        %2113 = arith.cmpi slt, %0, %heads : index
        %2114 = arith.addi %2057, %c30 : index
        %2115 = memref.load %query_norm[%2057] : memref<?xf32>
        %2116 = memref.load %key_norm[%2057] : memref<?xf32>
        %2117 = arith.select %2113, %2115, %2116 : f32
        %2118 = arith.mulf %2065, %2112 : f32
        %2119 = arith.mulf %2118, %2117 : f32
        %2120 = arith.select %2100, %2119, %2065 : f32
        %2121 = memref.load %query_norm[%2114] : memref<?xf32>
        %2122 = memref.load %key_norm[%2114] : memref<?xf32>
        %2123 = arith.select %2113, %2121, %2122 : f32
        %2124 = arith.mulf %2074, %2112 : f32
        %2125 = arith.mulf %2124, %2123 : f32
        %2126 = arith.select %2100, %2125, %2074 : f32
        %2127 = arith.addi %2077, %c30 : index
        %2128 = memref.load %query_norm[%2077] : memref<?xf32>
        %2129 = memref.load %key_norm[%2077] : memref<?xf32>
        %2130 = arith.select %2113, %2128, %2129 : f32
        %2131 = arith.mulf %2085, %2112 : f32
        %2132 = arith.mulf %2131, %2130 : f32
        %2133 = arith.select %2100, %2132, %2085 : f32
        %2134 = memref.load %query_norm[%2127] : memref<?xf32>
        %2135 = memref.load %key_norm[%2127] : memref<?xf32>
        %2136 = arith.select %2113, %2134, %2135 : f32
        %2137 = arith.mulf %2094, %2112 : f32
        %2138 = arith.mulf %2137, %2136 : f32
        %2139 = arith.select %2100, %2138, %2094 : f32
        %2140 = arith.remui %2099, %c18 : index
        %2141 = arith.muli %2140, %c28 : index
        %2142 = arith.addi %2141, %2057 : index
        %2143 = arith.divui %2099, %c18 : index
        %2144 = arith.addi %2143, %c18 : index
        %2145 = arith.muli %2144, %c28 : index
        %2146 = arith.addi %2145, %2057 : index
        %2147 = memref.load %rope[%2142] : memref<?xf32>
        %2148 = arith.addi %2142, %c30 : index
        %2149 = memref.load %rope[%2148] : memref<?xf32>
        %2150 = memref.load %rope[%2146] : memref<?xf32>
        %2151 = arith.addi %2146, %c30 : index
        %2152 = memref.load %rope[%2151] : memref<?xf32>
        %2153 = arith.mulf %2150, %2147 : f32
        %2154 = arith.mulf %2152, %2149 : f32
        %2155 = arith.subf %2153, %2154 : f32
        %2156 = arith.mulf %2152, %2147 : f32
        %2157 = arith.mulf %2150, %2149 : f32
        %2158 = arith.addf %2156, %2157 : f32
        %2159 = arith.mulf %2120, %2155 : f32
        %2160 = arith.mulf %2126, %2158 : f32
        %2161 = arith.subf %2159, %2160 : f32
        %2162 = arith.mulf %2126, %2155 : f32
        %2163 = arith.mulf %2120, %2158 : f32
        %2164 = arith.addf %2162, %2163 : f32
        %2165 = arith.cmpi slt, %0, %heads : index
        scf.if %2165 {
          %2166 = arith.muli %2054, %heads : index
          %2167 = arith.addi %2166, %0 : index
          %2168 = arith.muli %2167, %c28 : index
          %2169 = arith.addi %2168, %2057 : index
          memref.store %2161, %q[%2169] : memref<?xf32>
          %2170 = arith.addi %2169, %c30 : index
          memref.store %2164, %q[%2170] : memref<?xf32>
        } else {
          %2171 = arith.addi %2055, %2057 : index
          memref.store %2161, %13[%2171] : memref<?xf32>
          %2172 = arith.addi %2055, %2057 : index
          %2173 = arith.addi %2172, %c30 : index
          memref.store %2164, %13[%2173] : memref<?xf32>
        }
        %2174 = arith.remui %2099, %c18 : index
        %2175 = arith.muli %2174, %c28 : index
        %2176 = arith.addi %2175, %2077 : index
        %2177 = arith.divui %2099, %c18 : index
        %2178 = arith.addi %2177, %c18 : index
        %2179 = arith.muli %2178, %c28 : index
        %2180 = arith.addi %2179, %2077 : index
        %2181 = memref.load %rope[%2176] : memref<?xf32>
        %2182 = arith.addi %2176, %c30 : index
        %2183 = memref.load %rope[%2182] : memref<?xf32>
        %2184 = memref.load %rope[%2180] : memref<?xf32>
        %2185 = arith.addi %2180, %c30 : index
        %2186 = memref.load %rope[%2185] : memref<?xf32>
        %2187 = arith.mulf %2184, %2181 : f32
        %2188 = arith.mulf %2186, %2183 : f32
        %2189 = arith.subf %2187, %2188 : f32
        %2190 = arith.mulf %2186, %2181 : f32
        %2191 = arith.mulf %2184, %2183 : f32
        %2192 = arith.addf %2190, %2191 : f32
        %2193 = arith.mulf %2133, %2189 : f32
        %2194 = arith.mulf %2139, %2192 : f32
        %2195 = arith.subf %2193, %2194 : f32
        %2196 = arith.mulf %2139, %2189 : f32
        %2197 = arith.mulf %2133, %2192 : f32
        %2198 = arith.addf %2196, %2197 : f32
        scf.if %2076 {
          %2199 = arith.cmpi slt, %0, %heads : index
          scf.if %2199 {
            %2200 = arith.muli %2054, %heads : index
            %2201 = arith.addi %2200, %0 : index
            %2202 = arith.muli %2201, %c28 : index
            %2203 = arith.addi %2202, %2077 : index
            memref.store %2195, %q[%2203] : memref<?xf32>
            %2204 = arith.addi %2203, %c30 : index
            memref.store %2198, %q[%2204] : memref<?xf32>
          } else {
            %2205 = arith.addi %2055, %2077 : index
            memref.store %2195, %13[%2205] : memref<?xf32>
            %2206 = arith.addi %2055, %2077 : index
            %2207 = arith.addi %2206, %c30 : index
            memref.store %2198, %13[%2207] : memref<?xf32>
          }
        }
      } else {
        %2208 = arith.cmpi slt, %0, %heads : index
        scf.if %2208 {
          %2209 = arith.muli %2054, %heads : index
          %2210 = arith.addi %2209, %0 : index
          %2211 = arith.muli %2210, %c28 : index
          %2212 = arith.addi %2211, %2057 : index
          memref.store %2065, %q[%2212] : memref<?xf32>
          %2213 = arith.addi %2212, %c30 : index
          memref.store %2074, %q[%2213] : memref<?xf32>
        } else {
          %2214 = arith.addi %2055, %2057 : index
          memref.store %2065, %13[%2214] : memref<?xf32>
          %2215 = arith.addi %2055, %2057 : index
          %2216 = arith.addi %2215, %c30 : index
          memref.store %2074, %13[%2216] : memref<?xf32>
        }
        scf.if %2076 {
          %2217 = arith.cmpi slt, %0, %heads : index
          scf.if %2217 {
            %2218 = arith.muli %2054, %heads : index
            %2219 = arith.addi %2218, %0 : index
            %2220 = arith.muli %2219, %c28 : index
            %2221 = arith.addi %2220, %2077 : index
            memref.store %2085, %q[%2221] : memref<?xf32>
            %2222 = arith.addi %2221, %c30 : index
            memref.store %2094, %q[%2222] : memref<?xf32>
          } else {
            %2223 = arith.addi %2055, %2077 : index
            memref.store %2085, %13[%2223] : memref<?xf32>
            %2224 = arith.addi %2055, %2077 : index
            %2225 = arith.addi %2224, %c30 : index
            memref.store %2094, %13[%2225] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2226 = arith.cmpi sge, %0, %heads : index
    scf.if %2226 {
      %2227 = arith.addi %1871, %c7 : index
      %2228 = arith.addi %1870, %2227 : index
      %2229 = arith.cmpi slt, %2228, %15 : index
      %2230 = arith.cmpi slt, %2227, %c14 : index
      %2231 = arith.andi %2229, %2230 : i1
      scf.if %2231 {
        %2232 = arith.addi %1870, %2227 : index
        %2233 = arith.addi %slotsAt, %2232 : index
        %2234 = memref.load %step[%2233] : memref<?xi32>
        %2235 = arith.index_cast %2234 : i32 to index
        %2236 = arith.cmpi sge, %2235, %c7 : index
        scf.if %2236 {
          %2237 = arith.muli %2227, %c28 : index
          %2238 = arith.subi %0, %heads : index
          %2239 = memref.load %scales[%2238] : memref<?xf32>
          %2240 = vector.broadcast %2239 : f32 to vector<4xf32>
          %2241 = arith.divui %2235, %c14 : index
          %2242 = arith.remui %2235, %c14 : index
          %2243 = arith.muli %2241, %pageBytes : index
          %2244 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2244 {
            %2245 = wave.lane
            %2246 = arith.muli %2245, %c12 : index
            scf.for %2247 = %2246 to %c28 step %c5 {
              %2248 = arith.addi %2237, %2247 : index
              %2249 = vector.load %13[%2248] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2250 = arith.mulf %2249, %2240 : vector<4xf32>
              %2251 = arith.minimumf %2250, %c41 : vector<4xf32>
              %2252 = arith.maximumf %2251, %c42 : vector<4xf32>
              %2253 = arith.truncf %2252 : vector<4xf32> to vector<4xf16>
              %2254 = vector.bitcast %2253 : vector<4xf16> to vector<8xi8>
              %2255 = arith.cmpi slt, %2238, %kvHeads : index
              scf.if %2255 {
                %2256 = arith.muli %2238, %c43 : index
                %2257 = arith.addi %2243, %2256 : index
                %2258 = arith.divui %2247, %c14 : index
                %2259 = arith.muli %2258, %c17 : index
                %2260 = arith.remui %2247, %c14 : index
                %2261 = arith.divui %2260, %c21 : index
                %2262 = arith.muli %2261, %c18 : index
                %2263 = arith.muli %2242, %c14 : index
                %2264 = arith.addi %2262, %2263 : index
                %2265 = arith.remui %2260, %c21 : index
                %2266 = arith.muli %2265, %c19 : index
                %2267 = arith.addi %2264, %2266 : index
                %2268 = arith.addi %2259, %2267 : index
                %2269 = arith.addi %2257, %2268 : index
                vector.store %2254, %kv[%2269] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2270 = arith.subi %2238, %kvHeads : index
                %2271 = arith.muli %2270, %c43 : index
                %2272 = arith.addi %2243, %2271 : index
                %2273 = arith.addi %2247, %c7 : index
                %2274 = arith.divui %2273, %c14 : index
                %2275 = arith.muli %2274, %c17 : index
                %2276 = arith.addi %2275, %c8 : index
                %2277 = arith.remui %2273, %c14 : index
                %2278 = arith.divui %2242, %c19 : index
                %2279 = arith.remui %2242, %c19 : index
                %2280 = arith.muli %2279, %c21 : index
                %2281 = arith.addi %2278, %2280 : index
                %2282 = arith.divui %2281, %c21 : index
                %2283 = arith.muli %2282, %c18 : index
                %2284 = arith.muli %2277, %c14 : index
                %2285 = arith.addi %2283, %2284 : index
                %2286 = arith.remui %2281, %c21 : index
                %2287 = arith.muli %2286, %c19 : index
                %2288 = arith.addi %2285, %2287 : index
                %2289 = arith.addi %2276, %2288 : index
                %2290 = arith.addi %2272, %2289 : index
                %2291 = vector.shuffle %2254, %2254 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2291, %kv[%2290] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2292 = arith.addi %2247, %c6 : index
                %2293 = arith.divui %2292, %c14 : index
                %2294 = arith.muli %2293, %c17 : index
                %2295 = arith.addi %2294, %c8 : index
                %2296 = arith.remui %2292, %c14 : index
                %2297 = arith.divui %2242, %c19 : index
                %2298 = arith.remui %2242, %c19 : index
                %2299 = arith.muli %2298, %c21 : index
                %2300 = arith.addi %2297, %2299 : index
                %2301 = arith.divui %2300, %c21 : index
                %2302 = arith.muli %2301, %c18 : index
                %2303 = arith.muli %2296, %c14 : index
                %2304 = arith.addi %2302, %2303 : index
                %2305 = arith.remui %2300, %c21 : index
                %2306 = arith.muli %2305, %c19 : index
                %2307 = arith.addi %2304, %2306 : index
                %2308 = arith.addi %2295, %2307 : index
                %2309 = arith.addi %2272, %2308 : index
                %2310 = vector.shuffle %2254, %2254 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2310, %kv[%2309] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2311 = arith.addi %2247, %c19 : index
                %2312 = arith.divui %2311, %c14 : index
                %2313 = arith.muli %2312, %c17 : index
                %2314 = arith.addi %2313, %c8 : index
                %2315 = arith.remui %2311, %c14 : index
                %2316 = arith.divui %2242, %c19 : index
                %2317 = arith.remui %2242, %c19 : index
                %2318 = arith.muli %2317, %c21 : index
                %2319 = arith.addi %2316, %2318 : index
                %2320 = arith.divui %2319, %c21 : index
                %2321 = arith.muli %2320, %c18 : index
                %2322 = arith.muli %2315, %c14 : index
                %2323 = arith.addi %2321, %2322 : index
                %2324 = arith.remui %2319, %c21 : index
                %2325 = arith.muli %2324, %c19 : index
                %2326 = arith.addi %2323, %2325 : index
                %2327 = arith.addi %2314, %2326 : index
                %2328 = arith.addi %2272, %2327 : index
                %2329 = vector.shuffle %2254, %2254 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2329, %kv[%2328] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2330 = arith.addi %2247, %c20 : index
                %2331 = arith.divui %2330, %c14 : index
                %2332 = arith.muli %2331, %c17 : index
                %2333 = arith.addi %2332, %c8 : index
                %2334 = arith.remui %2330, %c14 : index
                %2335 = arith.divui %2242, %c19 : index
                %2336 = arith.remui %2242, %c19 : index
                %2337 = arith.muli %2336, %c21 : index
                %2338 = arith.addi %2335, %2337 : index
                %2339 = arith.divui %2338, %c21 : index
                %2340 = arith.muli %2339, %c18 : index
                %2341 = arith.muli %2334, %c14 : index
                %2342 = arith.addi %2340, %2341 : index
                %2343 = arith.remui %2338, %c21 : index
                %2344 = arith.muli %2343, %c19 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.addi %2333, %2345 : index
                %2347 = arith.addi %2272, %2346 : index
                %2348 = vector.shuffle %2254, %2254 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2348, %kv[%2347] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2349 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2349 {
            %2350 = wave.lane
            %2351 = arith.muli %2350, %c12 : index
            scf.for %2352 = %2351 to %c28 step %c5 {
              %2353 = arith.addi %2237, %2352 : index
              %2354 = vector.load %13[%2353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2355 = arith.mulf %2354, %2240 : vector<4xf32>
              %2356 = wave.fp8_encode "e4m3" %2355 : vector<4xf32> -> vector<4xi8>
              %2357 = arith.cmpi slt, %2238, %kvHeads : index
              scf.if %2357 {
                %2358 = arith.muli %2238, %c8 : index
                %2359 = arith.addi %2243, %2358 : index
                %2360 = vector.shuffle %2356, %2356 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2361 = arith.divui %2352, %c14 : index
                %2362 = arith.muli %2361, %c18 : index
                %2363 = arith.remui %2352, %c14 : index
                %2364 = arith.muli %2242, %c14 : index
                %2365 = arith.divui %2363, %c12 : index
                %2366 = arith.muli %2365, %c12 : index
                %2367 = arith.remui %2363, %c19 : index
                %2368 = arith.muli %2367, %c19 : index
                %2369 = arith.addi %2366, %2368 : index
                %2370 = arith.divui %2363, %c19 : index
                %2371 = arith.remui %2370, %c19 : index
                %2372 = arith.addi %2369, %2371 : index
                %2373 = arith.addi %2364, %2372 : index
                %2374 = arith.addi %2362, %2373 : index
                %2375 = arith.addi %2359, %2374 : index
                vector.store %2360, %kv[%2375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2376 = arith.subi %2238, %kvHeads : index
                %2377 = arith.muli %2376, %c8 : index
                %2378 = arith.addi %2243, %2377 : index
                %2379 = arith.addi %2352, %c7 : index
                %2380 = arith.divui %2379, %c14 : index
                %2381 = arith.muli %2380, %c18 : index
                %2382 = arith.addi %2381, %c9 : index
                %2383 = arith.remui %2379, %c14 : index
                %2384 = arith.divui %2242, %c19 : index
                %2385 = arith.remui %2242, %c19 : index
                %2386 = arith.muli %2385, %c21 : index
                %2387 = arith.addi %2384, %2386 : index
                %2388 = arith.muli %2383, %c14 : index
                %2389 = arith.divui %2387, %c12 : index
                %2390 = arith.muli %2389, %c12 : index
                %2391 = arith.remui %2387, %c19 : index
                %2392 = arith.muli %2391, %c19 : index
                %2393 = arith.addi %2390, %2392 : index
                %2394 = arith.divui %2387, %c19 : index
                %2395 = arith.remui %2394, %c19 : index
                %2396 = arith.addi %2393, %2395 : index
                %2397 = arith.addi %2388, %2396 : index
                %2398 = arith.addi %2382, %2397 : index
                %2399 = arith.addi %2378, %2398 : index
                %2400 = vector.shuffle %2356, %2356 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2400, %kv[%2399] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2401 = arith.addi %2352, %c6 : index
                %2402 = arith.divui %2401, %c14 : index
                %2403 = arith.muli %2402, %c18 : index
                %2404 = arith.addi %2403, %c9 : index
                %2405 = arith.remui %2401, %c14 : index
                %2406 = arith.divui %2242, %c19 : index
                %2407 = arith.remui %2242, %c19 : index
                %2408 = arith.muli %2407, %c21 : index
                %2409 = arith.addi %2406, %2408 : index
                %2410 = arith.muli %2405, %c14 : index
                %2411 = arith.divui %2409, %c12 : index
                %2412 = arith.muli %2411, %c12 : index
                %2413 = arith.remui %2409, %c19 : index
                %2414 = arith.muli %2413, %c19 : index
                %2415 = arith.addi %2412, %2414 : index
                %2416 = arith.divui %2409, %c19 : index
                %2417 = arith.remui %2416, %c19 : index
                %2418 = arith.addi %2415, %2417 : index
                %2419 = arith.addi %2410, %2418 : index
                %2420 = arith.addi %2404, %2419 : index
                %2421 = arith.addi %2378, %2420 : index
                %2422 = vector.shuffle %2356, %2356 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2422, %kv[%2421] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2423 = arith.addi %2352, %c19 : index
                %2424 = arith.divui %2423, %c14 : index
                %2425 = arith.muli %2424, %c18 : index
                %2426 = arith.addi %2425, %c9 : index
                %2427 = arith.remui %2423, %c14 : index
                %2428 = arith.divui %2242, %c19 : index
                %2429 = arith.remui %2242, %c19 : index
                %2430 = arith.muli %2429, %c21 : index
                %2431 = arith.addi %2428, %2430 : index
                %2432 = arith.muli %2427, %c14 : index
                %2433 = arith.divui %2431, %c12 : index
                %2434 = arith.muli %2433, %c12 : index
                %2435 = arith.remui %2431, %c19 : index
                %2436 = arith.muli %2435, %c19 : index
                %2437 = arith.addi %2434, %2436 : index
                %2438 = arith.divui %2431, %c19 : index
                %2439 = arith.remui %2438, %c19 : index
                %2440 = arith.addi %2437, %2439 : index
                %2441 = arith.addi %2432, %2440 : index
                %2442 = arith.addi %2426, %2441 : index
                %2443 = arith.addi %2378, %2442 : index
                %2444 = vector.shuffle %2356, %2356 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2444, %kv[%2443] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2445 = arith.addi %2352, %c20 : index
                %2446 = arith.divui %2445, %c14 : index
                %2447 = arith.muli %2446, %c18 : index
                %2448 = arith.addi %2447, %c9 : index
                %2449 = arith.remui %2445, %c14 : index
                %2450 = arith.divui %2242, %c19 : index
                %2451 = arith.remui %2242, %c19 : index
                %2452 = arith.muli %2451, %c21 : index
                %2453 = arith.addi %2450, %2452 : index
                %2454 = arith.muli %2449, %c14 : index
                %2455 = arith.divui %2453, %c12 : index
                %2456 = arith.muli %2455, %c12 : index
                %2457 = arith.remui %2453, %c19 : index
                %2458 = arith.muli %2457, %c19 : index
                %2459 = arith.addi %2456, %2458 : index
                %2460 = arith.divui %2453, %c19 : index
                %2461 = arith.remui %2460, %c19 : index
                %2462 = arith.addi %2459, %2461 : index
                %2463 = arith.addi %2454, %2462 : index
                %2464 = arith.addi %2448, %2463 : index
                %2465 = arith.addi %2378, %2464 : index
                %2466 = vector.shuffle %2356, %2356 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2466, %kv[%2465] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2467 = arith.cmpi eq, %codec, %c19 : index
          scf.if %2467 {
            %2468 = wave.lane
            %2469 = arith.muli %2468, %c12 : index
            scf.for %2470 = %2469 to %c28 step %c5 {
              %2471 = arith.addi %2237, %2470 : index
              %2472 = vector.load %13[%2471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2473 = arith.mulf %2472, %2240 : vector<4xf32>
              %2474 = wave.fp8_encode "e5m2" %2473 : vector<4xf32> -> vector<4xi8>
              %2475 = arith.cmpi slt, %2238, %kvHeads : index
              scf.if %2475 {
                %2476 = arith.muli %2238, %c8 : index
                %2477 = arith.addi %2243, %2476 : index
                %2478 = vector.shuffle %2474, %2474 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2479 = arith.divui %2470, %c14 : index
                %2480 = arith.muli %2479, %c18 : index
                %2481 = arith.remui %2470, %c14 : index
                %2482 = arith.muli %2242, %c14 : index
                %2483 = arith.divui %2481, %c12 : index
                %2484 = arith.muli %2483, %c12 : index
                %2485 = arith.remui %2481, %c19 : index
                %2486 = arith.muli %2485, %c19 : index
                %2487 = arith.addi %2484, %2486 : index
                %2488 = arith.divui %2481, %c19 : index
                %2489 = arith.remui %2488, %c19 : index
                %2490 = arith.addi %2487, %2489 : index
                %2491 = arith.addi %2482, %2490 : index
                %2492 = arith.addi %2480, %2491 : index
                %2493 = arith.addi %2477, %2492 : index
                vector.store %2478, %kv[%2493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2494 = arith.subi %2238, %kvHeads : index
                %2495 = arith.muli %2494, %c8 : index
                %2496 = arith.addi %2243, %2495 : index
                %2497 = arith.addi %2470, %c7 : index
                %2498 = arith.divui %2497, %c14 : index
                %2499 = arith.muli %2498, %c18 : index
                %2500 = arith.addi %2499, %c9 : index
                %2501 = arith.remui %2497, %c14 : index
                %2502 = arith.divui %2242, %c19 : index
                %2503 = arith.remui %2242, %c19 : index
                %2504 = arith.muli %2503, %c21 : index
                %2505 = arith.addi %2502, %2504 : index
                %2506 = arith.muli %2501, %c14 : index
                %2507 = arith.divui %2505, %c12 : index
                %2508 = arith.muli %2507, %c12 : index
                %2509 = arith.remui %2505, %c19 : index
                %2510 = arith.muli %2509, %c19 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.divui %2505, %c19 : index
                %2513 = arith.remui %2512, %c19 : index
                %2514 = arith.addi %2511, %2513 : index
                %2515 = arith.addi %2506, %2514 : index
                %2516 = arith.addi %2500, %2515 : index
                %2517 = arith.addi %2496, %2516 : index
                %2518 = vector.shuffle %2474, %2474 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2518, %kv[%2517] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2519 = arith.addi %2470, %c6 : index
                %2520 = arith.divui %2519, %c14 : index
                %2521 = arith.muli %2520, %c18 : index
                %2522 = arith.addi %2521, %c9 : index
                %2523 = arith.remui %2519, %c14 : index
                %2524 = arith.divui %2242, %c19 : index
                %2525 = arith.remui %2242, %c19 : index
                %2526 = arith.muli %2525, %c21 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.muli %2523, %c14 : index
                %2529 = arith.divui %2527, %c12 : index
                %2530 = arith.muli %2529, %c12 : index
                %2531 = arith.remui %2527, %c19 : index
                %2532 = arith.muli %2531, %c19 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.divui %2527, %c19 : index
                %2535 = arith.remui %2534, %c19 : index
                %2536 = arith.addi %2533, %2535 : index
                %2537 = arith.addi %2528, %2536 : index
                %2538 = arith.addi %2522, %2537 : index
                %2539 = arith.addi %2496, %2538 : index
                %2540 = vector.shuffle %2474, %2474 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2540, %kv[%2539] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2541 = arith.addi %2470, %c19 : index
                %2542 = arith.divui %2541, %c14 : index
                %2543 = arith.muli %2542, %c18 : index
                %2544 = arith.addi %2543, %c9 : index
                %2545 = arith.remui %2541, %c14 : index
                %2546 = arith.divui %2242, %c19 : index
                %2547 = arith.remui %2242, %c19 : index
                %2548 = arith.muli %2547, %c21 : index
                %2549 = arith.addi %2546, %2548 : index
                %2550 = arith.muli %2545, %c14 : index
                %2551 = arith.divui %2549, %c12 : index
                %2552 = arith.muli %2551, %c12 : index
                %2553 = arith.remui %2549, %c19 : index
                %2554 = arith.muli %2553, %c19 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.divui %2549, %c19 : index
                %2557 = arith.remui %2556, %c19 : index
                %2558 = arith.addi %2555, %2557 : index
                %2559 = arith.addi %2550, %2558 : index
                %2560 = arith.addi %2544, %2559 : index
                %2561 = arith.addi %2496, %2560 : index
                %2562 = vector.shuffle %2474, %2474 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2562, %kv[%2561] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2563 = arith.addi %2470, %c20 : index
                %2564 = arith.divui %2563, %c14 : index
                %2565 = arith.muli %2564, %c18 : index
                %2566 = arith.addi %2565, %c9 : index
                %2567 = arith.remui %2563, %c14 : index
                %2568 = arith.divui %2242, %c19 : index
                %2569 = arith.remui %2242, %c19 : index
                %2570 = arith.muli %2569, %c21 : index
                %2571 = arith.addi %2568, %2570 : index
                %2572 = arith.muli %2567, %c14 : index
                %2573 = arith.divui %2571, %c12 : index
                %2574 = arith.muli %2573, %c12 : index
                %2575 = arith.remui %2571, %c19 : index
                %2576 = arith.muli %2575, %c19 : index
                %2577 = arith.addi %2574, %2576 : index
                %2578 = arith.divui %2571, %c19 : index
                %2579 = arith.remui %2578, %c19 : index
                %2580 = arith.addi %2577, %2579 : index
                %2581 = arith.addi %2572, %2580 : index
                %2582 = arith.addi %2566, %2581 : index
                %2583 = arith.addi %2496, %2582 : index
                %2584 = vector.shuffle %2474, %2474 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2584, %kv[%2583] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2585 = arith.addi %1871, %c37 : index
      %2586 = arith.addi %1870, %2585 : index
      %2587 = arith.cmpi slt, %2586, %15 : index
      %2588 = arith.cmpi slt, %2585, %c14 : index
      %2589 = arith.andi %2587, %2588 : i1
      scf.if %2589 {
        %2590 = arith.addi %1870, %2585 : index
        %2591 = arith.addi %slotsAt, %2590 : index
        %2592 = memref.load %step[%2591] : memref<?xi32>
        %2593 = arith.index_cast %2592 : i32 to index
        %2594 = arith.cmpi sge, %2593, %c7 : index
        scf.if %2594 {
          %2595 = arith.muli %2585, %c28 : index
          %2596 = arith.subi %0, %heads : index
          %2597 = memref.load %scales[%2596] : memref<?xf32>
          %2598 = vector.broadcast %2597 : f32 to vector<4xf32>
          %2599 = arith.divui %2593, %c14 : index
          %2600 = arith.remui %2593, %c14 : index
          %2601 = arith.muli %2599, %pageBytes : index
          %2602 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2602 {
            %2603 = wave.lane
            %2604 = arith.muli %2603, %c12 : index
            scf.for %2605 = %2604 to %c28 step %c5 {
              %2606 = arith.addi %2595, %2605 : index
              %2607 = vector.load %13[%2606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2608 = arith.mulf %2607, %2598 : vector<4xf32>
              %2609 = arith.minimumf %2608, %c41 : vector<4xf32>
              %2610 = arith.maximumf %2609, %c42 : vector<4xf32>
              %2611 = arith.truncf %2610 : vector<4xf32> to vector<4xf16>
              %2612 = vector.bitcast %2611 : vector<4xf16> to vector<8xi8>
              %2613 = arith.cmpi slt, %2596, %kvHeads : index
              scf.if %2613 {
                %2614 = arith.muli %2596, %c43 : index
                %2615 = arith.addi %2601, %2614 : index
                %2616 = arith.divui %2605, %c14 : index
                %2617 = arith.muli %2616, %c17 : index
                %2618 = arith.remui %2605, %c14 : index
                %2619 = arith.divui %2618, %c21 : index
                %2620 = arith.muli %2619, %c18 : index
                %2621 = arith.muli %2600, %c14 : index
                %2622 = arith.addi %2620, %2621 : index
                %2623 = arith.remui %2618, %c21 : index
                %2624 = arith.muli %2623, %c19 : index
                %2625 = arith.addi %2622, %2624 : index
                %2626 = arith.addi %2617, %2625 : index
                %2627 = arith.addi %2615, %2626 : index
                vector.store %2612, %kv[%2627] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2628 = arith.subi %2596, %kvHeads : index
                %2629 = arith.muli %2628, %c43 : index
                %2630 = arith.addi %2601, %2629 : index
                %2631 = arith.addi %2605, %c7 : index
                %2632 = arith.divui %2631, %c14 : index
                %2633 = arith.muli %2632, %c17 : index
                %2634 = arith.addi %2633, %c8 : index
                %2635 = arith.remui %2631, %c14 : index
                %2636 = arith.divui %2600, %c19 : index
                %2637 = arith.remui %2600, %c19 : index
                %2638 = arith.muli %2637, %c21 : index
                %2639 = arith.addi %2636, %2638 : index
                %2640 = arith.divui %2639, %c21 : index
                %2641 = arith.muli %2640, %c18 : index
                %2642 = arith.muli %2635, %c14 : index
                %2643 = arith.addi %2641, %2642 : index
                %2644 = arith.remui %2639, %c21 : index
                %2645 = arith.muli %2644, %c19 : index
                %2646 = arith.addi %2643, %2645 : index
                %2647 = arith.addi %2634, %2646 : index
                %2648 = arith.addi %2630, %2647 : index
                %2649 = vector.shuffle %2612, %2612 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2649, %kv[%2648] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2650 = arith.addi %2605, %c6 : index
                %2651 = arith.divui %2650, %c14 : index
                %2652 = arith.muli %2651, %c17 : index
                %2653 = arith.addi %2652, %c8 : index
                %2654 = arith.remui %2650, %c14 : index
                %2655 = arith.divui %2600, %c19 : index
                %2656 = arith.remui %2600, %c19 : index
                %2657 = arith.muli %2656, %c21 : index
                %2658 = arith.addi %2655, %2657 : index
                %2659 = arith.divui %2658, %c21 : index
                %2660 = arith.muli %2659, %c18 : index
                %2661 = arith.muli %2654, %c14 : index
                %2662 = arith.addi %2660, %2661 : index
                %2663 = arith.remui %2658, %c21 : index
                %2664 = arith.muli %2663, %c19 : index
                %2665 = arith.addi %2662, %2664 : index
                %2666 = arith.addi %2653, %2665 : index
                %2667 = arith.addi %2630, %2666 : index
                %2668 = vector.shuffle %2612, %2612 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2668, %kv[%2667] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2669 = arith.addi %2605, %c19 : index
                %2670 = arith.divui %2669, %c14 : index
                %2671 = arith.muli %2670, %c17 : index
                %2672 = arith.addi %2671, %c8 : index
                %2673 = arith.remui %2669, %c14 : index
                %2674 = arith.divui %2600, %c19 : index
                %2675 = arith.remui %2600, %c19 : index
                %2676 = arith.muli %2675, %c21 : index
                %2677 = arith.addi %2674, %2676 : index
                %2678 = arith.divui %2677, %c21 : index
                %2679 = arith.muli %2678, %c18 : index
                %2680 = arith.muli %2673, %c14 : index
                %2681 = arith.addi %2679, %2680 : index
                %2682 = arith.remui %2677, %c21 : index
                %2683 = arith.muli %2682, %c19 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.addi %2672, %2684 : index
                %2686 = arith.addi %2630, %2685 : index
                %2687 = vector.shuffle %2612, %2612 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2687, %kv[%2686] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2688 = arith.addi %2605, %c20 : index
                %2689 = arith.divui %2688, %c14 : index
                %2690 = arith.muli %2689, %c17 : index
                %2691 = arith.addi %2690, %c8 : index
                %2692 = arith.remui %2688, %c14 : index
                %2693 = arith.divui %2600, %c19 : index
                %2694 = arith.remui %2600, %c19 : index
                %2695 = arith.muli %2694, %c21 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.divui %2696, %c21 : index
                %2698 = arith.muli %2697, %c18 : index
                %2699 = arith.muli %2692, %c14 : index
                %2700 = arith.addi %2698, %2699 : index
                %2701 = arith.remui %2696, %c21 : index
                %2702 = arith.muli %2701, %c19 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.addi %2691, %2703 : index
                %2705 = arith.addi %2630, %2704 : index
                %2706 = vector.shuffle %2612, %2612 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2706, %kv[%2705] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2707 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2707 {
            %2708 = wave.lane
            %2709 = arith.muli %2708, %c12 : index
            scf.for %2710 = %2709 to %c28 step %c5 {
              %2711 = arith.addi %2595, %2710 : index
              %2712 = vector.load %13[%2711] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2713 = arith.mulf %2712, %2598 : vector<4xf32>
              %2714 = wave.fp8_encode "e4m3" %2713 : vector<4xf32> -> vector<4xi8>
              %2715 = arith.cmpi slt, %2596, %kvHeads : index
              scf.if %2715 {
                %2716 = arith.muli %2596, %c8 : index
                %2717 = arith.addi %2601, %2716 : index
                %2718 = vector.shuffle %2714, %2714 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2719 = arith.divui %2710, %c14 : index
                %2720 = arith.muli %2719, %c18 : index
                %2721 = arith.remui %2710, %c14 : index
                %2722 = arith.muli %2600, %c14 : index
                %2723 = arith.divui %2721, %c12 : index
                %2724 = arith.muli %2723, %c12 : index
                %2725 = arith.remui %2721, %c19 : index
                %2726 = arith.muli %2725, %c19 : index
                %2727 = arith.addi %2724, %2726 : index
                %2728 = arith.divui %2721, %c19 : index
                %2729 = arith.remui %2728, %c19 : index
                %2730 = arith.addi %2727, %2729 : index
                %2731 = arith.addi %2722, %2730 : index
                %2732 = arith.addi %2720, %2731 : index
                %2733 = arith.addi %2717, %2732 : index
                vector.store %2718, %kv[%2733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2734 = arith.subi %2596, %kvHeads : index
                %2735 = arith.muli %2734, %c8 : index
                %2736 = arith.addi %2601, %2735 : index
                %2737 = arith.addi %2710, %c7 : index
                %2738 = arith.divui %2737, %c14 : index
                %2739 = arith.muli %2738, %c18 : index
                %2740 = arith.addi %2739, %c9 : index
                %2741 = arith.remui %2737, %c14 : index
                %2742 = arith.divui %2600, %c19 : index
                %2743 = arith.remui %2600, %c19 : index
                %2744 = arith.muli %2743, %c21 : index
                %2745 = arith.addi %2742, %2744 : index
                %2746 = arith.muli %2741, %c14 : index
                %2747 = arith.divui %2745, %c12 : index
                %2748 = arith.muli %2747, %c12 : index
                %2749 = arith.remui %2745, %c19 : index
                %2750 = arith.muli %2749, %c19 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.divui %2745, %c19 : index
                %2753 = arith.remui %2752, %c19 : index
                %2754 = arith.addi %2751, %2753 : index
                %2755 = arith.addi %2746, %2754 : index
                %2756 = arith.addi %2740, %2755 : index
                %2757 = arith.addi %2736, %2756 : index
                %2758 = vector.shuffle %2714, %2714 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2758, %kv[%2757] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2759 = arith.addi %2710, %c6 : index
                %2760 = arith.divui %2759, %c14 : index
                %2761 = arith.muli %2760, %c18 : index
                %2762 = arith.addi %2761, %c9 : index
                %2763 = arith.remui %2759, %c14 : index
                %2764 = arith.divui %2600, %c19 : index
                %2765 = arith.remui %2600, %c19 : index
                %2766 = arith.muli %2765, %c21 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.muli %2763, %c14 : index
                %2769 = arith.divui %2767, %c12 : index
                %2770 = arith.muli %2769, %c12 : index
                %2771 = arith.remui %2767, %c19 : index
                %2772 = arith.muli %2771, %c19 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.divui %2767, %c19 : index
                %2775 = arith.remui %2774, %c19 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.addi %2768, %2776 : index
                %2778 = arith.addi %2762, %2777 : index
                %2779 = arith.addi %2736, %2778 : index
                %2780 = vector.shuffle %2714, %2714 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2780, %kv[%2779] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2781 = arith.addi %2710, %c19 : index
                %2782 = arith.divui %2781, %c14 : index
                %2783 = arith.muli %2782, %c18 : index
                %2784 = arith.addi %2783, %c9 : index
                %2785 = arith.remui %2781, %c14 : index
                %2786 = arith.divui %2600, %c19 : index
                %2787 = arith.remui %2600, %c19 : index
                %2788 = arith.muli %2787, %c21 : index
                %2789 = arith.addi %2786, %2788 : index
                %2790 = arith.muli %2785, %c14 : index
                %2791 = arith.divui %2789, %c12 : index
                %2792 = arith.muli %2791, %c12 : index
                %2793 = arith.remui %2789, %c19 : index
                %2794 = arith.muli %2793, %c19 : index
                %2795 = arith.addi %2792, %2794 : index
                %2796 = arith.divui %2789, %c19 : index
                %2797 = arith.remui %2796, %c19 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.addi %2790, %2798 : index
                %2800 = arith.addi %2784, %2799 : index
                %2801 = arith.addi %2736, %2800 : index
                %2802 = vector.shuffle %2714, %2714 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2802, %kv[%2801] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2803 = arith.addi %2710, %c20 : index
                %2804 = arith.divui %2803, %c14 : index
                %2805 = arith.muli %2804, %c18 : index
                %2806 = arith.addi %2805, %c9 : index
                %2807 = arith.remui %2803, %c14 : index
                %2808 = arith.divui %2600, %c19 : index
                %2809 = arith.remui %2600, %c19 : index
                %2810 = arith.muli %2809, %c21 : index
                %2811 = arith.addi %2808, %2810 : index
                %2812 = arith.muli %2807, %c14 : index
                %2813 = arith.divui %2811, %c12 : index
                %2814 = arith.muli %2813, %c12 : index
                %2815 = arith.remui %2811, %c19 : index
                %2816 = arith.muli %2815, %c19 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.divui %2811, %c19 : index
                %2819 = arith.remui %2818, %c19 : index
                %2820 = arith.addi %2817, %2819 : index
                %2821 = arith.addi %2812, %2820 : index
                %2822 = arith.addi %2806, %2821 : index
                %2823 = arith.addi %2736, %2822 : index
                %2824 = vector.shuffle %2714, %2714 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2824, %kv[%2823] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2825 = arith.cmpi eq, %codec, %c19 : index
          scf.if %2825 {
            %2826 = wave.lane
            %2827 = arith.muli %2826, %c12 : index
            scf.for %2828 = %2827 to %c28 step %c5 {
              %2829 = arith.addi %2595, %2828 : index
              %2830 = vector.load %13[%2829] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2831 = arith.mulf %2830, %2598 : vector<4xf32>
              %2832 = wave.fp8_encode "e5m2" %2831 : vector<4xf32> -> vector<4xi8>
              %2833 = arith.cmpi slt, %2596, %kvHeads : index
              scf.if %2833 {
                %2834 = arith.muli %2596, %c8 : index
                %2835 = arith.addi %2601, %2834 : index
                %2836 = vector.shuffle %2832, %2832 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2837 = arith.divui %2828, %c14 : index
                %2838 = arith.muli %2837, %c18 : index
                %2839 = arith.remui %2828, %c14 : index
                %2840 = arith.muli %2600, %c14 : index
                %2841 = arith.divui %2839, %c12 : index
                %2842 = arith.muli %2841, %c12 : index
                %2843 = arith.remui %2839, %c19 : index
                %2844 = arith.muli %2843, %c19 : index
                %2845 = arith.addi %2842, %2844 : index
                %2846 = arith.divui %2839, %c19 : index
                %2847 = arith.remui %2846, %c19 : index
                %2848 = arith.addi %2845, %2847 : index
                %2849 = arith.addi %2840, %2848 : index
                %2850 = arith.addi %2838, %2849 : index
                %2851 = arith.addi %2835, %2850 : index
                vector.store %2836, %kv[%2851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2852 = arith.subi %2596, %kvHeads : index
                %2853 = arith.muli %2852, %c8 : index
                %2854 = arith.addi %2601, %2853 : index
                %2855 = arith.addi %2828, %c7 : index
                %2856 = arith.divui %2855, %c14 : index
                %2857 = arith.muli %2856, %c18 : index
                %2858 = arith.addi %2857, %c9 : index
                %2859 = arith.remui %2855, %c14 : index
                %2860 = arith.divui %2600, %c19 : index
                %2861 = arith.remui %2600, %c19 : index
                %2862 = arith.muli %2861, %c21 : index
                %2863 = arith.addi %2860, %2862 : index
                %2864 = arith.muli %2859, %c14 : index
                %2865 = arith.divui %2863, %c12 : index
                %2866 = arith.muli %2865, %c12 : index
                %2867 = arith.remui %2863, %c19 : index
                %2868 = arith.muli %2867, %c19 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.divui %2863, %c19 : index
                %2871 = arith.remui %2870, %c19 : index
                %2872 = arith.addi %2869, %2871 : index
                %2873 = arith.addi %2864, %2872 : index
                %2874 = arith.addi %2858, %2873 : index
                %2875 = arith.addi %2854, %2874 : index
                %2876 = vector.shuffle %2832, %2832 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2876, %kv[%2875] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2877 = arith.addi %2828, %c6 : index
                %2878 = arith.divui %2877, %c14 : index
                %2879 = arith.muli %2878, %c18 : index
                %2880 = arith.addi %2879, %c9 : index
                %2881 = arith.remui %2877, %c14 : index
                %2882 = arith.divui %2600, %c19 : index
                %2883 = arith.remui %2600, %c19 : index
                %2884 = arith.muli %2883, %c21 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.muli %2881, %c14 : index
                %2887 = arith.divui %2885, %c12 : index
                %2888 = arith.muli %2887, %c12 : index
                %2889 = arith.remui %2885, %c19 : index
                %2890 = arith.muli %2889, %c19 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.divui %2885, %c19 : index
                %2893 = arith.remui %2892, %c19 : index
                %2894 = arith.addi %2891, %2893 : index
                %2895 = arith.addi %2886, %2894 : index
                %2896 = arith.addi %2880, %2895 : index
                %2897 = arith.addi %2854, %2896 : index
                %2898 = vector.shuffle %2832, %2832 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2898, %kv[%2897] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2899 = arith.addi %2828, %c19 : index
                %2900 = arith.divui %2899, %c14 : index
                %2901 = arith.muli %2900, %c18 : index
                %2902 = arith.addi %2901, %c9 : index
                %2903 = arith.remui %2899, %c14 : index
                %2904 = arith.divui %2600, %c19 : index
                %2905 = arith.remui %2600, %c19 : index
                %2906 = arith.muli %2905, %c21 : index
                %2907 = arith.addi %2904, %2906 : index
                %2908 = arith.muli %2903, %c14 : index
                %2909 = arith.divui %2907, %c12 : index
                %2910 = arith.muli %2909, %c12 : index
                %2911 = arith.remui %2907, %c19 : index
                %2912 = arith.muli %2911, %c19 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.divui %2907, %c19 : index
                %2915 = arith.remui %2914, %c19 : index
                %2916 = arith.addi %2913, %2915 : index
                %2917 = arith.addi %2908, %2916 : index
                %2918 = arith.addi %2902, %2917 : index
                %2919 = arith.addi %2854, %2918 : index
                %2920 = vector.shuffle %2832, %2832 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2920, %kv[%2919] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2921 = arith.addi %2828, %c20 : index
                %2922 = arith.divui %2921, %c14 : index
                %2923 = arith.muli %2922, %c18 : index
                %2924 = arith.addi %2923, %c9 : index
                %2925 = arith.remui %2921, %c14 : index
                %2926 = arith.divui %2600, %c19 : index
                %2927 = arith.remui %2600, %c19 : index
                %2928 = arith.muli %2927, %c21 : index
                %2929 = arith.addi %2926, %2928 : index
                %2930 = arith.muli %2925, %c14 : index
                %2931 = arith.divui %2929, %c12 : index
                %2932 = arith.muli %2931, %c12 : index
                %2933 = arith.remui %2929, %c19 : index
                %2934 = arith.muli %2933, %c19 : index
                %2935 = arith.addi %2932, %2934 : index
                %2936 = arith.divui %2929, %c19 : index
                %2937 = arith.remui %2936, %c19 : index
                %2938 = arith.addi %2935, %2937 : index
                %2939 = arith.addi %2930, %2938 : index
                %2940 = arith.addi %2924, %2939 : index
                %2941 = arith.addi %2854, %2940 : index
                %2942 = vector.shuffle %2832, %2832 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2942, %kv[%2941] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2943 = arith.addi %16, %c4 : index
    %2944 = wave.lane
    %2945 = arith.muli %3, %c6 : index
    %2946 = arith.muli %2945, %c18 : index
    %2947 = arith.addi %2946, %2944 : index
    %2948 = arith.muli %4, %c9 : index
    %2949 = arith.addi %2948, %2947 : index
    %2950 = arith.addi %2949, %c7 : index
    %2951 = arith.addi %2950, %c7 : index
    %2952 = vector.extract %368#2[0] : f32 from vector<8xf32>
    memref.store %2952, %12[%2951] : memref<?xf32>
    %2953 = arith.muli %4, %c9 : index
    %2954 = arith.addi %2953, %2947 : index
    %2955 = arith.addi %2954, %c7 : index
    %2956 = arith.addi %2955, %c4 : index
    %2957 = vector.extract %368#2[1] : f32 from vector<8xf32>
    memref.store %2957, %12[%2956] : memref<?xf32>
    %2958 = arith.muli %4, %c9 : index
    %2959 = arith.addi %2958, %2947 : index
    %2960 = arith.addi %2959, %c7 : index
    %2961 = arith.addi %2960, %c10 : index
    %2962 = vector.extract %368#2[2] : f32 from vector<8xf32>
    memref.store %2962, %12[%2961] : memref<?xf32>
    %2963 = arith.muli %4, %c9 : index
    %2964 = arith.addi %2963, %2947 : index
    %2965 = arith.addi %2964, %c7 : index
    %2966 = arith.addi %2965, %c22 : index
    %2967 = vector.extract %368#2[3] : f32 from vector<8xf32>
    memref.store %2967, %12[%2966] : memref<?xf32>
    %2968 = arith.muli %4, %c9 : index
    %2969 = arith.addi %2968, %2947 : index
    %2970 = arith.addi %2969, %c7 : index
    %2971 = arith.addi %2970, %c5 : index
    %2972 = vector.extract %368#2[4] : f32 from vector<8xf32>
    memref.store %2972, %12[%2971] : memref<?xf32>
    %2973 = arith.muli %4, %c9 : index
    %2974 = arith.addi %2973, %2947 : index
    %2975 = arith.addi %2974, %c7 : index
    %2976 = arith.addi %2975, %c23 : index
    %2977 = vector.extract %368#2[5] : f32 from vector<8xf32>
    memref.store %2977, %12[%2976] : memref<?xf32>
    %2978 = arith.muli %4, %c9 : index
    %2979 = arith.addi %2978, %2947 : index
    %2980 = arith.addi %2979, %c7 : index
    %2981 = arith.addi %2980, %c24 : index
    %2982 = vector.extract %368#2[6] : f32 from vector<8xf32>
    memref.store %2982, %12[%2981] : memref<?xf32>
    %2983 = arith.muli %4, %c9 : index
    %2984 = arith.addi %2983, %2947 : index
    %2985 = arith.addi %2984, %c7 : index
    %2986 = arith.addi %2985, %c25 : index
    %2987 = vector.extract %368#2[7] : f32 from vector<8xf32>
    memref.store %2987, %12[%2986] : memref<?xf32>
    wave.barrier
    %2988 = arith.muli %4, %c12 : index
    %2989 = arith.addi %2988, %c7 : index
    %2990 = arith.muli %2989, %c19 : index
    %2991 = arith.divui %2944, %c14 : index
    %2992 = arith.addi %2990, %2991 : index
    %2993 = arith.addi %2943, %2992 : index
    %2994 = arith.cmpi slt, %2993, %15 : index
    scf.if %2994 {
      %2995 = arith.cmpi eq, %hasFactors, %c6 : index
      %2996 = memref.load %factors[%2993] : memref<?xf32>
      %2997 = arith.select %2995, %2996, %c27 : f32
      %2998 = arith.addi %2947, %c7 : index
      %2999 = arith.muli %2989, %c4 : index
      %3000 = arith.addi %2998, %2999 : index
      %3001 = memref.load %12[%3000] : memref<?xf32>
      %3002 = arith.addi %3000, %c9 : index
      %3003 = memref.load %12[%3002] : memref<?xf32>
      %3004 = arith.addf %3001, %3003 : f32
      %3005 = arith.remui %2944, %c14 : index
      %3006 = arith.muli %3005, %c12 : index
      %3007 = arith.addi %11, %3006 : index
      %3008 = vector.load %w[%3007] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3009 = vector.bitcast %3008 : vector<4xi8> to vector<1xf32>
      %3010 = vector.extract %3009[0] : f32 from vector<1xf32>
      %3011 = arith.mulf %3010, %2997 : f32
      %3012 = arith.mulf %3004, %3011 : f32
      %3013 = arith.muli %3, %c6 : index
      %3014 = arith.addi %3013, %c7 : index
      %3015 = arith.muli %3014, %c14 : index
      %3016 = arith.remui %2944, %c14 : index
      %3017 = arith.addi %3015, %3016 : index
      %3018 = arith.muli %2992, %c28 : index
      %3019 = arith.addi %3018, %3017 : index
      memref.store %3012, %13[%3019] : memref<?xf32>
    }
    %3020 = arith.muli %4, %c12 : index
    %3021 = arith.addi %3020, %c6 : index
    %3022 = arith.muli %3021, %c19 : index
    %3023 = arith.divui %2944, %c14 : index
    %3024 = arith.addi %3022, %3023 : index
    %3025 = arith.addi %2943, %3024 : index
    %3026 = arith.cmpi slt, %3025, %15 : index
    scf.if %3026 {
      %3027 = arith.cmpi eq, %hasFactors, %c6 : index
      %3028 = memref.load %factors[%3025] : memref<?xf32>
      %3029 = arith.select %3027, %3028, %c27 : f32
      %3030 = arith.addi %2947, %c7 : index
      %3031 = arith.muli %3021, %c4 : index
      %3032 = arith.addi %3030, %3031 : index
      %3033 = memref.load %12[%3032] : memref<?xf32>
      %3034 = arith.addi %3032, %c9 : index
      %3035 = memref.load %12[%3034] : memref<?xf32>
      %3036 = arith.addf %3033, %3035 : f32
      %3037 = arith.remui %2944, %c14 : index
      %3038 = arith.muli %3037, %c12 : index
      %3039 = arith.addi %11, %3038 : index
      %3040 = vector.load %w[%3039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3041 = vector.bitcast %3040 : vector<4xi8> to vector<1xf32>
      %3042 = vector.extract %3041[0] : f32 from vector<1xf32>
      %3043 = arith.mulf %3042, %3029 : f32
      %3044 = arith.mulf %3036, %3043 : f32
      %3045 = arith.muli %3, %c6 : index
      %3046 = arith.addi %3045, %c7 : index
      %3047 = arith.muli %3046, %c14 : index
      %3048 = arith.remui %2944, %c14 : index
      %3049 = arith.addi %3047, %3048 : index
      %3050 = arith.muli %3024, %c28 : index
      %3051 = arith.addi %3050, %3049 : index
      memref.store %3044, %13[%3051] : memref<?xf32>
    }
    %3052 = arith.muli %4, %c12 : index
    %3053 = arith.addi %3052, %c19 : index
    %3054 = arith.muli %3053, %c19 : index
    %3055 = arith.divui %2944, %c14 : index
    %3056 = arith.addi %3054, %3055 : index
    %3057 = arith.addi %2943, %3056 : index
    %3058 = arith.cmpi slt, %3057, %15 : index
    scf.if %3058 {
      %3059 = arith.cmpi eq, %hasFactors, %c6 : index
      %3060 = memref.load %factors[%3057] : memref<?xf32>
      %3061 = arith.select %3059, %3060, %c27 : f32
      %3062 = arith.addi %2947, %c7 : index
      %3063 = arith.muli %3053, %c4 : index
      %3064 = arith.addi %3062, %3063 : index
      %3065 = memref.load %12[%3064] : memref<?xf32>
      %3066 = arith.addi %3064, %c9 : index
      %3067 = memref.load %12[%3066] : memref<?xf32>
      %3068 = arith.addf %3065, %3067 : f32
      %3069 = arith.remui %2944, %c14 : index
      %3070 = arith.muli %3069, %c12 : index
      %3071 = arith.addi %11, %3070 : index
      %3072 = vector.load %w[%3071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3073 = vector.bitcast %3072 : vector<4xi8> to vector<1xf32>
      %3074 = vector.extract %3073[0] : f32 from vector<1xf32>
      %3075 = arith.mulf %3074, %3061 : f32
      %3076 = arith.mulf %3068, %3075 : f32
      %3077 = arith.muli %3, %c6 : index
      %3078 = arith.addi %3077, %c7 : index
      %3079 = arith.muli %3078, %c14 : index
      %3080 = arith.remui %2944, %c14 : index
      %3081 = arith.addi %3079, %3080 : index
      %3082 = arith.muli %3056, %c28 : index
      %3083 = arith.addi %3082, %3081 : index
      memref.store %3076, %13[%3083] : memref<?xf32>
    }
    %3084 = arith.muli %4, %c12 : index
    %3085 = arith.addi %3084, %c20 : index
    %3086 = arith.muli %3085, %c19 : index
    %3087 = arith.divui %2944, %c14 : index
    %3088 = arith.addi %3086, %3087 : index
    %3089 = arith.addi %2943, %3088 : index
    %3090 = arith.cmpi slt, %3089, %15 : index
    scf.if %3090 {
      %3091 = arith.cmpi eq, %hasFactors, %c6 : index
      %3092 = memref.load %factors[%3089] : memref<?xf32>
      %3093 = arith.select %3091, %3092, %c27 : f32
      %3094 = arith.addi %2947, %c7 : index
      %3095 = arith.muli %3085, %c4 : index
      %3096 = arith.addi %3094, %3095 : index
      %3097 = memref.load %12[%3096] : memref<?xf32>
      %3098 = arith.addi %3096, %c9 : index
      %3099 = memref.load %12[%3098] : memref<?xf32>
      %3100 = arith.addf %3097, %3099 : f32
      %3101 = arith.remui %2944, %c14 : index
      %3102 = arith.muli %3101, %c12 : index
      %3103 = arith.addi %11, %3102 : index
      %3104 = vector.load %w[%3103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3105 = vector.bitcast %3104 : vector<4xi8> to vector<1xf32>
      %3106 = vector.extract %3105[0] : f32 from vector<1xf32>
      %3107 = arith.mulf %3106, %3093 : f32
      %3108 = arith.mulf %3100, %3107 : f32
      %3109 = arith.muli %3, %c6 : index
      %3110 = arith.addi %3109, %c7 : index
      %3111 = arith.muli %3110, %c14 : index
      %3112 = arith.remui %2944, %c14 : index
      %3113 = arith.addi %3111, %3112 : index
      %3114 = arith.muli %3088, %c28 : index
      %3115 = arith.addi %3114, %3113 : index
      memref.store %3108, %13[%3115] : memref<?xf32>
    }
    wave.barrier
    %3116 = arith.addi %16, %c4 : index
    %3117 = wave.wave
    %3118 = arith.addi %3117, %c7 : index
    %3119 = arith.addi %3116, %3118 : index
    %3120 = arith.cmpi slt, %3119, %15 : index
    %3121 = arith.cmpi slt, %3118, %c14 : index
    %3122 = arith.andi %3120, %3121 : i1
    scf.if %3122 {
      %3123 = arith.addi %3116, %3118 : index
      %3124 = arith.muli %3118, %c28 : index
      %3125 = wave.lane
      %3126 = arith.addi %3125, %c7 : index
      %3127 = arith.cmpi eq, %hasBias, %c6 : index
      %3128 = arith.addi %3124, %3126 : index
      %3129 = memref.load %13[%3128] : memref<?xf32>
      %3130 = arith.muli %0, %c28 : index
      %3131 = arith.addi %3130, %3126 : index
      %3132 = memref.load %bias[%3131] : memref<?xf32>
      %3133 = arith.addf %3129, %3132 : f32
      %3134 = arith.select %3127, %3133, %3129 : f32
      %3135 = arith.addi %3126, %c30 : index
      %3136 = arith.cmpi eq, %hasBias, %c6 : index
      %3137 = arith.addi %3124, %3135 : index
      %3138 = memref.load %13[%3137] : memref<?xf32>
      %3139 = arith.muli %0, %c28 : index
      %3140 = arith.addi %3139, %3135 : index
      %3141 = memref.load %bias[%3140] : memref<?xf32>
      %3142 = arith.addf %3138, %3141 : f32
      %3143 = arith.select %3136, %3142, %3138 : f32
      %3144 = arith.addi %3125, %c4 : index
      %3145 = arith.cmpi slt, %3144, %c30 : index
      %3146 = arith.minsi %3144, %c31 : index
      %3147 = arith.cmpi eq, %hasBias, %c6 : index
      %3148 = arith.addi %3124, %3146 : index
      %3149 = memref.load %13[%3148] : memref<?xf32>
      %3150 = arith.muli %0, %c28 : index
      %3151 = arith.addi %3150, %3146 : index
      %3152 = memref.load %bias[%3151] : memref<?xf32>
      %3153 = arith.addf %3149, %3152 : f32
      %3154 = arith.select %3147, %3153, %3149 : f32
      %3155 = arith.addi %3146, %c30 : index
      %3156 = arith.cmpi eq, %hasBias, %c6 : index
      %3157 = arith.addi %3124, %3155 : index
      %3158 = memref.load %13[%3157] : memref<?xf32>
      %3159 = arith.muli %0, %c28 : index
      %3160 = arith.addi %3159, %3155 : index
      %3161 = memref.load %bias[%3160] : memref<?xf32>
      %3162 = arith.addf %3158, %3161 : f32
      %3163 = arith.select %3156, %3162, %3158 : f32
      %3164 = arith.addi %heads, %kvHeads : index
      %3165 = arith.cmpi slt, %0, %3164 : index
      scf.if %3165 {
        %3166 = arith.addi %positionsAt, %3123 : index
        %3167 = memref.load %step[%3166] : memref<?xi32>
        %3168 = arith.index_cast %3167 : i32 to index
        %3169 = arith.cmpi eq, %hasNorm, %c6 : index
        %3170 = math.fma %3134, %3134, %c34 : f32
        %3171 = math.fma %3143, %3143, %3170 : f32
        %3172 = math.fma %3154, %3154, %3171 : f32
        %3173 = arith.select %3145, %3172, %3171 : f32
        %3174 = math.fma %3163, %3163, %3173 : f32
        %3175 = arith.select %3145, %3174, %3173 : f32
        %3176 = vector.broadcast %3175 : f32 to vector<1xf32>
        %3177 = wave.reduce "add" %3176 : vector<1xf32>
        %3178 = arith.mulf %3177, %inverseHeadDim : f32
        %3179 = arith.addf %3178, %epsilon : f32
        %3180 = math.sqrt %3179 : f32
        %3181 = arith.divf %c27, %3180 : f32
        %3182 = arith.cmpi slt, %0, %heads : index
        %3183 = arith.addi %3126, %c30 : index
        %3184 = memref.load %query_norm[%3126] : memref<?xf32>
        %3185 = memref.load %key_norm[%3126] : memref<?xf32>
        %3186 = arith.select %3182, %3184, %3185 : f32
        %3187 = arith.mulf %3134, %3181 : f32
        %3188 = arith.mulf %3187, %3186 : f32
        %3189 = arith.select %3169, %3188, %3134 : f32
        %3190 = memref.load %query_norm[%3183] : memref<?xf32>
        %3191 = memref.load %key_norm[%3183] : memref<?xf32>
        %3192 = arith.select %3182, %3190, %3191 : f32
        %3193 = arith.mulf %3143, %3181 : f32
        %3194 = arith.mulf %3193, %3192 : f32
        %3195 = arith.select %3169, %3194, %3143 : f32
        %3196 = arith.addi %3146, %c30 : index
        %3197 = memref.load %query_norm[%3146] : memref<?xf32>
        %3198 = memref.load %key_norm[%3146] : memref<?xf32>
        %3199 = arith.select %3182, %3197, %3198 : f32
        %3200 = arith.mulf %3154, %3181 : f32
        %3201 = arith.mulf %3200, %3199 : f32
        %3202 = arith.select %3169, %3201, %3154 : f32
        %3203 = memref.load %query_norm[%3196] : memref<?xf32>
        %3204 = memref.load %key_norm[%3196] : memref<?xf32>
        %3205 = arith.select %3182, %3203, %3204 : f32
        %3206 = arith.mulf %3163, %3181 : f32
        %3207 = arith.mulf %3206, %3205 : f32
        %3208 = arith.select %3169, %3207, %3163 : f32
        %3209 = arith.remui %3168, %c18 : index
        %3210 = arith.muli %3209, %c28 : index
        %3211 = arith.addi %3210, %3126 : index
        %3212 = arith.divui %3168, %c18 : index
        %3213 = arith.addi %3212, %c18 : index
        %3214 = arith.muli %3213, %c28 : index
        %3215 = arith.addi %3214, %3126 : index
        %3216 = memref.load %rope[%3211] : memref<?xf32>
        %3217 = arith.addi %3211, %c30 : index
        %3218 = memref.load %rope[%3217] : memref<?xf32>
        %3219 = memref.load %rope[%3215] : memref<?xf32>
        %3220 = arith.addi %3215, %c30 : index
        %3221 = memref.load %rope[%3220] : memref<?xf32>
        %3222 = arith.mulf %3219, %3216 : f32
        %3223 = arith.mulf %3221, %3218 : f32
        %3224 = arith.subf %3222, %3223 : f32
        %3225 = arith.mulf %3221, %3216 : f32
        %3226 = arith.mulf %3219, %3218 : f32
        %3227 = arith.addf %3225, %3226 : f32
        %3228 = arith.mulf %3189, %3224 : f32
        %3229 = arith.mulf %3195, %3227 : f32
        %3230 = arith.subf %3228, %3229 : f32
        %3231 = arith.mulf %3195, %3224 : f32
        %3232 = arith.mulf %3189, %3227 : f32
        %3233 = arith.addf %3231, %3232 : f32
        %3234 = arith.cmpi slt, %0, %heads : index
        scf.if %3234 {
          %3235 = arith.muli %3123, %heads : index
          %3236 = arith.addi %3235, %0 : index
          %3237 = arith.muli %3236, %c28 : index
          %3238 = arith.addi %3237, %3126 : index
          memref.store %3230, %q[%3238] : memref<?xf32>
          %3239 = arith.addi %3238, %c30 : index
          memref.store %3233, %q[%3239] : memref<?xf32>
        } else {
          %3240 = arith.addi %3124, %3126 : index
          memref.store %3230, %13[%3240] : memref<?xf32>
          %3241 = arith.addi %3124, %3126 : index
          %3242 = arith.addi %3241, %c30 : index
          memref.store %3233, %13[%3242] : memref<?xf32>
        }
        %3243 = arith.remui %3168, %c18 : index
        %3244 = arith.muli %3243, %c28 : index
        %3245 = arith.addi %3244, %3146 : index
        %3246 = arith.divui %3168, %c18 : index
        %3247 = arith.addi %3246, %c18 : index
        %3248 = arith.muli %3247, %c28 : index
        %3249 = arith.addi %3248, %3146 : index
        %3250 = memref.load %rope[%3245] : memref<?xf32>
        %3251 = arith.addi %3245, %c30 : index
        %3252 = memref.load %rope[%3251] : memref<?xf32>
        %3253 = memref.load %rope[%3249] : memref<?xf32>
        %3254 = arith.addi %3249, %c30 : index
        %3255 = memref.load %rope[%3254] : memref<?xf32>
        %3256 = arith.mulf %3253, %3250 : f32
        %3257 = arith.mulf %3255, %3252 : f32
        %3258 = arith.subf %3256, %3257 : f32
        %3259 = arith.mulf %3255, %3250 : f32
        %3260 = arith.mulf %3253, %3252 : f32
        %3261 = arith.addf %3259, %3260 : f32
        %3262 = arith.mulf %3202, %3258 : f32
        %3263 = arith.mulf %3208, %3261 : f32
        %3264 = arith.subf %3262, %3263 : f32
        %3265 = arith.mulf %3208, %3258 : f32
        %3266 = arith.mulf %3202, %3261 : f32
        %3267 = arith.addf %3265, %3266 : f32
        scf.if %3145 {
          %3268 = arith.cmpi slt, %0, %heads : index
          scf.if %3268 {
            %3269 = arith.muli %3123, %heads : index
            %3270 = arith.addi %3269, %0 : index
            %3271 = arith.muli %3270, %c28 : index
            %3272 = arith.addi %3271, %3146 : index
            memref.store %3264, %q[%3272] : memref<?xf32>
            %3273 = arith.addi %3272, %c30 : index
            memref.store %3267, %q[%3273] : memref<?xf32>
          } else {
            %3274 = arith.addi %3124, %3146 : index
            memref.store %3264, %13[%3274] : memref<?xf32>
            %3275 = arith.addi %3124, %3146 : index
            %3276 = arith.addi %3275, %c30 : index
            memref.store %3267, %13[%3276] : memref<?xf32>
          }
        }
      } else {
        %3277 = arith.cmpi slt, %0, %heads : index
        scf.if %3277 {
          %3278 = arith.muli %3123, %heads : index
          %3279 = arith.addi %3278, %0 : index
          %3280 = arith.muli %3279, %c28 : index
          %3281 = arith.addi %3280, %3126 : index
          memref.store %3134, %q[%3281] : memref<?xf32>
          %3282 = arith.addi %3281, %c30 : index
          memref.store %3143, %q[%3282] : memref<?xf32>
        } else {
          %3283 = arith.addi %3124, %3126 : index
          memref.store %3134, %13[%3283] : memref<?xf32>
          %3284 = arith.addi %3124, %3126 : index
          %3285 = arith.addi %3284, %c30 : index
          memref.store %3143, %13[%3285] : memref<?xf32>
        }
        scf.if %3145 {
          %3286 = arith.cmpi slt, %0, %heads : index
          scf.if %3286 {
            %3287 = arith.muli %3123, %heads : index
            %3288 = arith.addi %3287, %0 : index
            %3289 = arith.muli %3288, %c28 : index
            %3290 = arith.addi %3289, %3146 : index
            memref.store %3154, %q[%3290] : memref<?xf32>
            %3291 = arith.addi %3290, %c30 : index
            memref.store %3163, %q[%3291] : memref<?xf32>
          } else {
            %3292 = arith.addi %3124, %3146 : index
            memref.store %3154, %13[%3292] : memref<?xf32>
            %3293 = arith.addi %3124, %3146 : index
            %3294 = arith.addi %3293, %c30 : index
            memref.store %3163, %13[%3294] : memref<?xf32>
          }
        }
      }
    }
    %3295 = arith.addi %3117, %c37 : index
    %3296 = arith.addi %3116, %3295 : index
    %3297 = arith.cmpi slt, %3296, %15 : index
    %3298 = arith.cmpi slt, %3295, %c14 : index
    %3299 = arith.andi %3297, %3298 : i1
    scf.if %3299 {
      %3300 = arith.addi %3116, %3295 : index
      %3301 = arith.muli %3295, %c28 : index
      %3302 = wave.lane
      %3303 = arith.addi %3302, %c7 : index
      %3304 = arith.cmpi eq, %hasBias, %c6 : index
      %3305 = arith.addi %3301, %3303 : index
      %3306 = memref.load %13[%3305] : memref<?xf32>
      %3307 = arith.muli %0, %c28 : index
      %3308 = arith.addi %3307, %3303 : index
      %3309 = memref.load %bias[%3308] : memref<?xf32>
      %3310 = arith.addf %3306, %3309 : f32
      %3311 = arith.select %3304, %3310, %3306 : f32
      %3312 = arith.addi %3303, %c30 : index
      %3313 = arith.cmpi eq, %hasBias, %c6 : index
      %3314 = arith.addi %3301, %3312 : index
      %3315 = memref.load %13[%3314] : memref<?xf32>
      %3316 = arith.muli %0, %c28 : index
      %3317 = arith.addi %3316, %3312 : index
      %3318 = memref.load %bias[%3317] : memref<?xf32>
      %3319 = arith.addf %3315, %3318 : f32
      %3320 = arith.select %3313, %3319, %3315 : f32
      %3321 = arith.addi %3302, %c4 : index
      %3322 = arith.cmpi slt, %3321, %c30 : index
      %3323 = arith.minsi %3321, %c31 : index
      %3324 = arith.cmpi eq, %hasBias, %c6 : index
      %3325 = arith.addi %3301, %3323 : index
      %3326 = memref.load %13[%3325] : memref<?xf32>
      %3327 = arith.muli %0, %c28 : index
      %3328 = arith.addi %3327, %3323 : index
      %3329 = memref.load %bias[%3328] : memref<?xf32>
      %3330 = arith.addf %3326, %3329 : f32
      %3331 = arith.select %3324, %3330, %3326 : f32
      %3332 = arith.addi %3323, %c30 : index
      %3333 = arith.cmpi eq, %hasBias, %c6 : index
      %3334 = arith.addi %3301, %3332 : index
      %3335 = memref.load %13[%3334] : memref<?xf32>
      %3336 = arith.muli %0, %c28 : index
      %3337 = arith.addi %3336, %3332 : index
      %3338 = memref.load %bias[%3337] : memref<?xf32>
      %3339 = arith.addf %3335, %3338 : f32
      %3340 = arith.select %3333, %3339, %3335 : f32
      %3341 = arith.addi %heads, %kvHeads : index
      %3342 = arith.cmpi slt, %0, %3341 : index
      scf.if %3342 {
        %3343 = arith.addi %positionsAt, %3300 : index
        %3344 = memref.load %step[%3343] : memref<?xi32>
        %3345 = arith.index_cast %3344 : i32 to index
        %3346 = arith.cmpi eq, %hasNorm, %c6 : index
        %3347 = math.fma %3311, %3311, %c34 : f32
        %3348 = math.fma %3320, %3320, %3347 : f32
        %3349 = math.fma %3331, %3331, %3348 : f32
        %3350 = arith.select %3322, %3349, %3348 : f32
        %3351 = math.fma %3340, %3340, %3350 : f32
        %3352 = arith.select %3322, %3351, %3350 : f32
        %3353 = vector.broadcast %3352 : f32 to vector<1xf32>
        %3354 = wave.reduce "add" %3353 : vector<1xf32>
        %3355 = arith.mulf %3354, %inverseHeadDim : f32
        %3356 = arith.addf %3355, %epsilon : f32
        %3357 = math.sqrt %3356 : f32
        %3358 = arith.divf %c27, %3357 : f32
        %3359 = arith.cmpi slt, %0, %heads : index
        %3360 = arith.addi %3303, %c30 : index
        %3361 = memref.load %query_norm[%3303] : memref<?xf32>
        %3362 = memref.load %key_norm[%3303] : memref<?xf32>
        %3363 = arith.select %3359, %3361, %3362 : f32
        %3364 = arith.mulf %3311, %3358 : f32
        %3365 = arith.mulf %3364, %3363 : f32
        %3366 = arith.select %3346, %3365, %3311 : f32
        %3367 = memref.load %query_norm[%3360] : memref<?xf32>
        %3368 = memref.load %key_norm[%3360] : memref<?xf32>
        %3369 = arith.select %3359, %3367, %3368 : f32
        %3370 = arith.mulf %3320, %3358 : f32
        %3371 = arith.mulf %3370, %3369 : f32
        %3372 = arith.select %3346, %3371, %3320 : f32
        %3373 = arith.addi %3323, %c30 : index
        %3374 = memref.load %query_norm[%3323] : memref<?xf32>
        %3375 = memref.load %key_norm[%3323] : memref<?xf32>
        %3376 = arith.select %3359, %3374, %3375 : f32
        %3377 = arith.mulf %3331, %3358 : f32
        %3378 = arith.mulf %3377, %3376 : f32
        %3379 = arith.select %3346, %3378, %3331 : f32
        %3380 = memref.load %query_norm[%3373] : memref<?xf32>
        %3381 = memref.load %key_norm[%3373] : memref<?xf32>
        %3382 = arith.select %3359, %3380, %3381 : f32
        %3383 = arith.mulf %3340, %3358 : f32
        %3384 = arith.mulf %3383, %3382 : f32
        %3385 = arith.select %3346, %3384, %3340 : f32
        %3386 = arith.remui %3345, %c18 : index
        %3387 = arith.muli %3386, %c28 : index
        %3388 = arith.addi %3387, %3303 : index
        %3389 = arith.divui %3345, %c18 : index
        %3390 = arith.addi %3389, %c18 : index
        %3391 = arith.muli %3390, %c28 : index
        %3392 = arith.addi %3391, %3303 : index
        %3393 = memref.load %rope[%3388] : memref<?xf32>
        %3394 = arith.addi %3388, %c30 : index
        %3395 = memref.load %rope[%3394] : memref<?xf32>
        %3396 = memref.load %rope[%3392] : memref<?xf32>
        %3397 = arith.addi %3392, %c30 : index
        %3398 = memref.load %rope[%3397] : memref<?xf32>
        %3399 = arith.mulf %3396, %3393 : f32
        %3400 = arith.mulf %3398, %3395 : f32
        %3401 = arith.subf %3399, %3400 : f32
        %3402 = arith.mulf %3398, %3393 : f32
        %3403 = arith.mulf %3396, %3395 : f32
        %3404 = arith.addf %3402, %3403 : f32
        %3405 = arith.mulf %3366, %3401 : f32
        %3406 = arith.mulf %3372, %3404 : f32
        %3407 = arith.subf %3405, %3406 : f32
        %3408 = arith.mulf %3372, %3401 : f32
        %3409 = arith.mulf %3366, %3404 : f32
        %3410 = arith.addf %3408, %3409 : f32
        %3411 = arith.cmpi slt, %0, %heads : index
        scf.if %3411 {
          %3412 = arith.muli %3300, %heads : index
          %3413 = arith.addi %3412, %0 : index
          %3414 = arith.muli %3413, %c28 : index
          %3415 = arith.addi %3414, %3303 : index
          memref.store %3407, %q[%3415] : memref<?xf32>
          %3416 = arith.addi %3415, %c30 : index
          memref.store %3410, %q[%3416] : memref<?xf32>
        } else {
          %3417 = arith.addi %3301, %3303 : index
          memref.store %3407, %13[%3417] : memref<?xf32>
          %3418 = arith.addi %3301, %3303 : index
          %3419 = arith.addi %3418, %c30 : index
          memref.store %3410, %13[%3419] : memref<?xf32>
        }
        %3420 = arith.remui %3345, %c18 : index
        %3421 = arith.muli %3420, %c28 : index
        %3422 = arith.addi %3421, %3323 : index
        %3423 = arith.divui %3345, %c18 : index
        %3424 = arith.addi %3423, %c18 : index
        %3425 = arith.muli %3424, %c28 : index
        %3426 = arith.addi %3425, %3323 : index
        %3427 = memref.load %rope[%3422] : memref<?xf32>
        %3428 = arith.addi %3422, %c30 : index
        %3429 = memref.load %rope[%3428] : memref<?xf32>
        %3430 = memref.load %rope[%3426] : memref<?xf32>
        %3431 = arith.addi %3426, %c30 : index
        %3432 = memref.load %rope[%3431] : memref<?xf32>
        %3433 = arith.mulf %3430, %3427 : f32
        %3434 = arith.mulf %3432, %3429 : f32
        %3435 = arith.subf %3433, %3434 : f32
        %3436 = arith.mulf %3432, %3427 : f32
        %3437 = arith.mulf %3430, %3429 : f32
        %3438 = arith.addf %3436, %3437 : f32
        %3439 = arith.mulf %3379, %3435 : f32
        %3440 = arith.mulf %3385, %3438 : f32
        %3441 = arith.subf %3439, %3440 : f32
        %3442 = arith.mulf %3385, %3435 : f32
        %3443 = arith.mulf %3379, %3438 : f32
        %3444 = arith.addf %3442, %3443 : f32
        scf.if %3322 {
          %3445 = arith.cmpi slt, %0, %heads : index
          scf.if %3445 {
            %3446 = arith.muli %3300, %heads : index
            %3447 = arith.addi %3446, %0 : index
            %3448 = arith.muli %3447, %c28 : index
            %3449 = arith.addi %3448, %3323 : index
            memref.store %3441, %q[%3449] : memref<?xf32>
            %3450 = arith.addi %3449, %c30 : index
            memref.store %3444, %q[%3450] : memref<?xf32>
          } else {
            %3451 = arith.addi %3301, %3323 : index
            memref.store %3441, %13[%3451] : memref<?xf32>
            %3452 = arith.addi %3301, %3323 : index
            %3453 = arith.addi %3452, %c30 : index
            memref.store %3444, %13[%3453] : memref<?xf32>
          }
        }
      } else {
        %3454 = arith.cmpi slt, %0, %heads : index
        scf.if %3454 {
          %3455 = arith.muli %3300, %heads : index
          %3456 = arith.addi %3455, %0 : index
          %3457 = arith.muli %3456, %c28 : index
          %3458 = arith.addi %3457, %3303 : index
          memref.store %3311, %q[%3458] : memref<?xf32>
          %3459 = arith.addi %3458, %c30 : index
          memref.store %3320, %q[%3459] : memref<?xf32>
        } else {
          %3460 = arith.addi %3301, %3303 : index
          memref.store %3311, %13[%3460] : memref<?xf32>
          %3461 = arith.addi %3301, %3303 : index
          %3462 = arith.addi %3461, %c30 : index
          memref.store %3320, %13[%3462] : memref<?xf32>
        }
        scf.if %3322 {
          %3463 = arith.cmpi slt, %0, %heads : index
          scf.if %3463 {
            %3464 = arith.muli %3300, %heads : index
            %3465 = arith.addi %3464, %0 : index
            %3466 = arith.muli %3465, %c28 : index
            %3467 = arith.addi %3466, %3323 : index
            memref.store %3331, %q[%3467] : memref<?xf32>
            %3468 = arith.addi %3467, %c30 : index
            memref.store %3340, %q[%3468] : memref<?xf32>
          } else {
            %3469 = arith.addi %3301, %3323 : index
            memref.store %3331, %13[%3469] : memref<?xf32>
            %3470 = arith.addi %3301, %3323 : index
            %3471 = arith.addi %3470, %c30 : index
            memref.store %3340, %13[%3471] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3472 = arith.cmpi sge, %0, %heads : index
    scf.if %3472 {
      %3473 = arith.addi %3117, %c7 : index
      %3474 = arith.addi %3116, %3473 : index
      %3475 = arith.cmpi slt, %3474, %15 : index
      %3476 = arith.cmpi slt, %3473, %c14 : index
      %3477 = arith.andi %3475, %3476 : i1
      scf.if %3477 {
        %3478 = arith.addi %3116, %3473 : index
        %3479 = arith.addi %slotsAt, %3478 : index
        %3480 = memref.load %step[%3479] : memref<?xi32>
        %3481 = arith.index_cast %3480 : i32 to index
        %3482 = arith.cmpi sge, %3481, %c7 : index
        scf.if %3482 {
          %3483 = arith.muli %3473, %c28 : index
          %3484 = arith.subi %0, %heads : index
          %3485 = memref.load %scales[%3484] : memref<?xf32>
          %3486 = vector.broadcast %3485 : f32 to vector<4xf32>
          %3487 = arith.divui %3481, %c14 : index
          %3488 = arith.remui %3481, %c14 : index
          %3489 = arith.muli %3487, %pageBytes : index
          %3490 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3490 {
            %3491 = wave.lane
            %3492 = arith.muli %3491, %c12 : index
            scf.for %3493 = %3492 to %c28 step %c5 {
              %3494 = arith.addi %3483, %3493 : index
              %3495 = vector.load %13[%3494] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3496 = arith.mulf %3495, %3486 : vector<4xf32>
              %3497 = arith.minimumf %3496, %c41 : vector<4xf32>
              %3498 = arith.maximumf %3497, %c42 : vector<4xf32>
              %3499 = arith.truncf %3498 : vector<4xf32> to vector<4xf16>
              %3500 = vector.bitcast %3499 : vector<4xf16> to vector<8xi8>
              %3501 = arith.cmpi slt, %3484, %kvHeads : index
              scf.if %3501 {
                %3502 = arith.muli %3484, %c43 : index
                %3503 = arith.addi %3489, %3502 : index
                %3504 = arith.divui %3493, %c14 : index
                %3505 = arith.muli %3504, %c17 : index
                %3506 = arith.remui %3493, %c14 : index
                %3507 = arith.divui %3506, %c21 : index
                %3508 = arith.muli %3507, %c18 : index
                %3509 = arith.muli %3488, %c14 : index
                %3510 = arith.addi %3508, %3509 : index
                %3511 = arith.remui %3506, %c21 : index
                %3512 = arith.muli %3511, %c19 : index
                %3513 = arith.addi %3510, %3512 : index
                %3514 = arith.addi %3505, %3513 : index
                %3515 = arith.addi %3503, %3514 : index
                vector.store %3500, %kv[%3515] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3516 = arith.subi %3484, %kvHeads : index
                %3517 = arith.muli %3516, %c43 : index
                %3518 = arith.addi %3489, %3517 : index
                %3519 = arith.addi %3493, %c7 : index
                %3520 = arith.divui %3519, %c14 : index
                %3521 = arith.muli %3520, %c17 : index
                %3522 = arith.addi %3521, %c8 : index
                %3523 = arith.remui %3519, %c14 : index
                %3524 = arith.divui %3488, %c19 : index
                %3525 = arith.remui %3488, %c19 : index
                %3526 = arith.muli %3525, %c21 : index
                %3527 = arith.addi %3524, %3526 : index
                %3528 = arith.divui %3527, %c21 : index
                %3529 = arith.muli %3528, %c18 : index
                %3530 = arith.muli %3523, %c14 : index
                %3531 = arith.addi %3529, %3530 : index
                %3532 = arith.remui %3527, %c21 : index
                %3533 = arith.muli %3532, %c19 : index
                %3534 = arith.addi %3531, %3533 : index
                %3535 = arith.addi %3522, %3534 : index
                %3536 = arith.addi %3518, %3535 : index
                %3537 = vector.shuffle %3500, %3500 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3537, %kv[%3536] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3538 = arith.addi %3493, %c6 : index
                %3539 = arith.divui %3538, %c14 : index
                %3540 = arith.muli %3539, %c17 : index
                %3541 = arith.addi %3540, %c8 : index
                %3542 = arith.remui %3538, %c14 : index
                %3543 = arith.divui %3488, %c19 : index
                %3544 = arith.remui %3488, %c19 : index
                %3545 = arith.muli %3544, %c21 : index
                %3546 = arith.addi %3543, %3545 : index
                %3547 = arith.divui %3546, %c21 : index
                %3548 = arith.muli %3547, %c18 : index
                %3549 = arith.muli %3542, %c14 : index
                %3550 = arith.addi %3548, %3549 : index
                %3551 = arith.remui %3546, %c21 : index
                %3552 = arith.muli %3551, %c19 : index
                %3553 = arith.addi %3550, %3552 : index
                %3554 = arith.addi %3541, %3553 : index
                %3555 = arith.addi %3518, %3554 : index
                %3556 = vector.shuffle %3500, %3500 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3556, %kv[%3555] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3557 = arith.addi %3493, %c19 : index
                %3558 = arith.divui %3557, %c14 : index
                %3559 = arith.muli %3558, %c17 : index
                %3560 = arith.addi %3559, %c8 : index
                %3561 = arith.remui %3557, %c14 : index
                %3562 = arith.divui %3488, %c19 : index
                %3563 = arith.remui %3488, %c19 : index
                %3564 = arith.muli %3563, %c21 : index
                %3565 = arith.addi %3562, %3564 : index
                %3566 = arith.divui %3565, %c21 : index
                %3567 = arith.muli %3566, %c18 : index
                %3568 = arith.muli %3561, %c14 : index
                %3569 = arith.addi %3567, %3568 : index
                %3570 = arith.remui %3565, %c21 : index
                %3571 = arith.muli %3570, %c19 : index
                %3572 = arith.addi %3569, %3571 : index
                %3573 = arith.addi %3560, %3572 : index
                %3574 = arith.addi %3518, %3573 : index
                %3575 = vector.shuffle %3500, %3500 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3575, %kv[%3574] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3576 = arith.addi %3493, %c20 : index
                %3577 = arith.divui %3576, %c14 : index
                %3578 = arith.muli %3577, %c17 : index
                %3579 = arith.addi %3578, %c8 : index
                %3580 = arith.remui %3576, %c14 : index
                %3581 = arith.divui %3488, %c19 : index
                %3582 = arith.remui %3488, %c19 : index
                %3583 = arith.muli %3582, %c21 : index
                %3584 = arith.addi %3581, %3583 : index
                %3585 = arith.divui %3584, %c21 : index
                %3586 = arith.muli %3585, %c18 : index
                %3587 = arith.muli %3580, %c14 : index
                %3588 = arith.addi %3586, %3587 : index
                %3589 = arith.remui %3584, %c21 : index
                %3590 = arith.muli %3589, %c19 : index
                %3591 = arith.addi %3588, %3590 : index
                %3592 = arith.addi %3579, %3591 : index
                %3593 = arith.addi %3518, %3592 : index
                %3594 = vector.shuffle %3500, %3500 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3594, %kv[%3593] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3595 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3595 {
            %3596 = wave.lane
            %3597 = arith.muli %3596, %c12 : index
            scf.for %3598 = %3597 to %c28 step %c5 {
              %3599 = arith.addi %3483, %3598 : index
              %3600 = vector.load %13[%3599] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3601 = arith.mulf %3600, %3486 : vector<4xf32>
              %3602 = wave.fp8_encode "e4m3" %3601 : vector<4xf32> -> vector<4xi8>
              %3603 = arith.cmpi slt, %3484, %kvHeads : index
              scf.if %3603 {
                %3604 = arith.muli %3484, %c8 : index
                %3605 = arith.addi %3489, %3604 : index
                %3606 = vector.shuffle %3602, %3602 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3607 = arith.divui %3598, %c14 : index
                %3608 = arith.muli %3607, %c18 : index
                %3609 = arith.remui %3598, %c14 : index
                %3610 = arith.muli %3488, %c14 : index
                %3611 = arith.divui %3609, %c12 : index
                %3612 = arith.muli %3611, %c12 : index
                %3613 = arith.remui %3609, %c19 : index
                %3614 = arith.muli %3613, %c19 : index
                %3615 = arith.addi %3612, %3614 : index
                %3616 = arith.divui %3609, %c19 : index
                %3617 = arith.remui %3616, %c19 : index
                %3618 = arith.addi %3615, %3617 : index
                %3619 = arith.addi %3610, %3618 : index
                %3620 = arith.addi %3608, %3619 : index
                %3621 = arith.addi %3605, %3620 : index
                vector.store %3606, %kv[%3621] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3622 = arith.subi %3484, %kvHeads : index
                %3623 = arith.muli %3622, %c8 : index
                %3624 = arith.addi %3489, %3623 : index
                %3625 = arith.addi %3598, %c7 : index
                %3626 = arith.divui %3625, %c14 : index
                %3627 = arith.muli %3626, %c18 : index
                %3628 = arith.addi %3627, %c9 : index
                %3629 = arith.remui %3625, %c14 : index
                %3630 = arith.divui %3488, %c19 : index
                %3631 = arith.remui %3488, %c19 : index
                %3632 = arith.muli %3631, %c21 : index
                %3633 = arith.addi %3630, %3632 : index
                %3634 = arith.muli %3629, %c14 : index
                %3635 = arith.divui %3633, %c12 : index
                %3636 = arith.muli %3635, %c12 : index
                %3637 = arith.remui %3633, %c19 : index
                %3638 = arith.muli %3637, %c19 : index
                %3639 = arith.addi %3636, %3638 : index
                %3640 = arith.divui %3633, %c19 : index
                %3641 = arith.remui %3640, %c19 : index
                %3642 = arith.addi %3639, %3641 : index
                %3643 = arith.addi %3634, %3642 : index
                %3644 = arith.addi %3628, %3643 : index
                %3645 = arith.addi %3624, %3644 : index
                %3646 = vector.shuffle %3602, %3602 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3646, %kv[%3645] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3647 = arith.addi %3598, %c6 : index
                %3648 = arith.divui %3647, %c14 : index
                %3649 = arith.muli %3648, %c18 : index
                %3650 = arith.addi %3649, %c9 : index
                %3651 = arith.remui %3647, %c14 : index
                %3652 = arith.divui %3488, %c19 : index
                %3653 = arith.remui %3488, %c19 : index
                %3654 = arith.muli %3653, %c21 : index
                %3655 = arith.addi %3652, %3654 : index
                %3656 = arith.muli %3651, %c14 : index
                %3657 = arith.divui %3655, %c12 : index
                %3658 = arith.muli %3657, %c12 : index
                %3659 = arith.remui %3655, %c19 : index
                %3660 = arith.muli %3659, %c19 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.divui %3655, %c19 : index
                %3663 = arith.remui %3662, %c19 : index
                %3664 = arith.addi %3661, %3663 : index
                %3665 = arith.addi %3656, %3664 : index
                %3666 = arith.addi %3650, %3665 : index
                %3667 = arith.addi %3624, %3666 : index
                %3668 = vector.shuffle %3602, %3602 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3668, %kv[%3667] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3669 = arith.addi %3598, %c19 : index
                %3670 = arith.divui %3669, %c14 : index
                %3671 = arith.muli %3670, %c18 : index
                %3672 = arith.addi %3671, %c9 : index
                %3673 = arith.remui %3669, %c14 : index
                %3674 = arith.divui %3488, %c19 : index
                %3675 = arith.remui %3488, %c19 : index
                %3676 = arith.muli %3675, %c21 : index
                %3677 = arith.addi %3674, %3676 : index
                %3678 = arith.muli %3673, %c14 : index
                %3679 = arith.divui %3677, %c12 : index
                %3680 = arith.muli %3679, %c12 : index
                %3681 = arith.remui %3677, %c19 : index
                %3682 = arith.muli %3681, %c19 : index
                %3683 = arith.addi %3680, %3682 : index
                %3684 = arith.divui %3677, %c19 : index
                %3685 = arith.remui %3684, %c19 : index
                %3686 = arith.addi %3683, %3685 : index
                %3687 = arith.addi %3678, %3686 : index
                %3688 = arith.addi %3672, %3687 : index
                %3689 = arith.addi %3624, %3688 : index
                %3690 = vector.shuffle %3602, %3602 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3690, %kv[%3689] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3691 = arith.addi %3598, %c20 : index
                %3692 = arith.divui %3691, %c14 : index
                %3693 = arith.muli %3692, %c18 : index
                %3694 = arith.addi %3693, %c9 : index
                %3695 = arith.remui %3691, %c14 : index
                %3696 = arith.divui %3488, %c19 : index
                %3697 = arith.remui %3488, %c19 : index
                %3698 = arith.muli %3697, %c21 : index
                %3699 = arith.addi %3696, %3698 : index
                %3700 = arith.muli %3695, %c14 : index
                %3701 = arith.divui %3699, %c12 : index
                %3702 = arith.muli %3701, %c12 : index
                %3703 = arith.remui %3699, %c19 : index
                %3704 = arith.muli %3703, %c19 : index
                %3705 = arith.addi %3702, %3704 : index
                %3706 = arith.divui %3699, %c19 : index
                %3707 = arith.remui %3706, %c19 : index
                %3708 = arith.addi %3705, %3707 : index
                %3709 = arith.addi %3700, %3708 : index
                %3710 = arith.addi %3694, %3709 : index
                %3711 = arith.addi %3624, %3710 : index
                %3712 = vector.shuffle %3602, %3602 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3712, %kv[%3711] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3713 = arith.cmpi eq, %codec, %c19 : index
          scf.if %3713 {
            %3714 = wave.lane
            %3715 = arith.muli %3714, %c12 : index
            scf.for %3716 = %3715 to %c28 step %c5 {
              %3717 = arith.addi %3483, %3716 : index
              %3718 = vector.load %13[%3717] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3719 = arith.mulf %3718, %3486 : vector<4xf32>
              %3720 = wave.fp8_encode "e5m2" %3719 : vector<4xf32> -> vector<4xi8>
              %3721 = arith.cmpi slt, %3484, %kvHeads : index
              scf.if %3721 {
                %3722 = arith.muli %3484, %c8 : index
                %3723 = arith.addi %3489, %3722 : index
                %3724 = vector.shuffle %3720, %3720 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3725 = arith.divui %3716, %c14 : index
                %3726 = arith.muli %3725, %c18 : index
                %3727 = arith.remui %3716, %c14 : index
                %3728 = arith.muli %3488, %c14 : index
                %3729 = arith.divui %3727, %c12 : index
                %3730 = arith.muli %3729, %c12 : index
                %3731 = arith.remui %3727, %c19 : index
                %3732 = arith.muli %3731, %c19 : index
                %3733 = arith.addi %3730, %3732 : index
                %3734 = arith.divui %3727, %c19 : index
                %3735 = arith.remui %3734, %c19 : index
                %3736 = arith.addi %3733, %3735 : index
                %3737 = arith.addi %3728, %3736 : index
                %3738 = arith.addi %3726, %3737 : index
                %3739 = arith.addi %3723, %3738 : index
                vector.store %3724, %kv[%3739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3740 = arith.subi %3484, %kvHeads : index
                %3741 = arith.muli %3740, %c8 : index
                %3742 = arith.addi %3489, %3741 : index
                %3743 = arith.addi %3716, %c7 : index
                %3744 = arith.divui %3743, %c14 : index
                %3745 = arith.muli %3744, %c18 : index
                %3746 = arith.addi %3745, %c9 : index
                %3747 = arith.remui %3743, %c14 : index
                %3748 = arith.divui %3488, %c19 : index
                %3749 = arith.remui %3488, %c19 : index
                %3750 = arith.muli %3749, %c21 : index
                %3751 = arith.addi %3748, %3750 : index
                %3752 = arith.muli %3747, %c14 : index
                %3753 = arith.divui %3751, %c12 : index
                %3754 = arith.muli %3753, %c12 : index
                %3755 = arith.remui %3751, %c19 : index
                %3756 = arith.muli %3755, %c19 : index
                %3757 = arith.addi %3754, %3756 : index
                %3758 = arith.divui %3751, %c19 : index
                %3759 = arith.remui %3758, %c19 : index
                %3760 = arith.addi %3757, %3759 : index
                %3761 = arith.addi %3752, %3760 : index
                %3762 = arith.addi %3746, %3761 : index
                %3763 = arith.addi %3742, %3762 : index
                %3764 = vector.shuffle %3720, %3720 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3764, %kv[%3763] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3765 = arith.addi %3716, %c6 : index
                %3766 = arith.divui %3765, %c14 : index
                %3767 = arith.muli %3766, %c18 : index
                %3768 = arith.addi %3767, %c9 : index
                %3769 = arith.remui %3765, %c14 : index
                %3770 = arith.divui %3488, %c19 : index
                %3771 = arith.remui %3488, %c19 : index
                %3772 = arith.muli %3771, %c21 : index
                %3773 = arith.addi %3770, %3772 : index
                %3774 = arith.muli %3769, %c14 : index
                %3775 = arith.divui %3773, %c12 : index
                %3776 = arith.muli %3775, %c12 : index
                %3777 = arith.remui %3773, %c19 : index
                %3778 = arith.muli %3777, %c19 : index
                %3779 = arith.addi %3776, %3778 : index
                %3780 = arith.divui %3773, %c19 : index
                %3781 = arith.remui %3780, %c19 : index
                %3782 = arith.addi %3779, %3781 : index
                %3783 = arith.addi %3774, %3782 : index
                %3784 = arith.addi %3768, %3783 : index
                %3785 = arith.addi %3742, %3784 : index
                %3786 = vector.shuffle %3720, %3720 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3786, %kv[%3785] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3787 = arith.addi %3716, %c19 : index
                %3788 = arith.divui %3787, %c14 : index
                %3789 = arith.muli %3788, %c18 : index
                %3790 = arith.addi %3789, %c9 : index
                %3791 = arith.remui %3787, %c14 : index
                %3792 = arith.divui %3488, %c19 : index
                %3793 = arith.remui %3488, %c19 : index
                %3794 = arith.muli %3793, %c21 : index
                %3795 = arith.addi %3792, %3794 : index
                %3796 = arith.muli %3791, %c14 : index
                %3797 = arith.divui %3795, %c12 : index
                %3798 = arith.muli %3797, %c12 : index
                %3799 = arith.remui %3795, %c19 : index
                %3800 = arith.muli %3799, %c19 : index
                %3801 = arith.addi %3798, %3800 : index
                %3802 = arith.divui %3795, %c19 : index
                %3803 = arith.remui %3802, %c19 : index
                %3804 = arith.addi %3801, %3803 : index
                %3805 = arith.addi %3796, %3804 : index
                %3806 = arith.addi %3790, %3805 : index
                %3807 = arith.addi %3742, %3806 : index
                %3808 = vector.shuffle %3720, %3720 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3808, %kv[%3807] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3809 = arith.addi %3716, %c20 : index
                %3810 = arith.divui %3809, %c14 : index
                %3811 = arith.muli %3810, %c18 : index
                %3812 = arith.addi %3811, %c9 : index
                %3813 = arith.remui %3809, %c14 : index
                %3814 = arith.divui %3488, %c19 : index
                %3815 = arith.remui %3488, %c19 : index
                %3816 = arith.muli %3815, %c21 : index
                %3817 = arith.addi %3814, %3816 : index
                %3818 = arith.muli %3813, %c14 : index
                %3819 = arith.divui %3817, %c12 : index
                %3820 = arith.muli %3819, %c12 : index
                %3821 = arith.remui %3817, %c19 : index
                %3822 = arith.muli %3821, %c19 : index
                %3823 = arith.addi %3820, %3822 : index
                %3824 = arith.divui %3817, %c19 : index
                %3825 = arith.remui %3824, %c19 : index
                %3826 = arith.addi %3823, %3825 : index
                %3827 = arith.addi %3818, %3826 : index
                %3828 = arith.addi %3812, %3827 : index
                %3829 = arith.addi %3742, %3828 : index
                %3830 = vector.shuffle %3720, %3720 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3830, %kv[%3829] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3831 = arith.addi %3117, %c37 : index
      %3832 = arith.addi %3116, %3831 : index
      %3833 = arith.cmpi slt, %3832, %15 : index
      %3834 = arith.cmpi slt, %3831, %c14 : index
      %3835 = arith.andi %3833, %3834 : i1
      scf.if %3835 {
        %3836 = arith.addi %3116, %3831 : index
        %3837 = arith.addi %slotsAt, %3836 : index
        %3838 = memref.load %step[%3837] : memref<?xi32>
        %3839 = arith.index_cast %3838 : i32 to index
        %3840 = arith.cmpi sge, %3839, %c7 : index
        scf.if %3840 {
          %3841 = arith.muli %3831, %c28 : index
          %3842 = arith.subi %0, %heads : index
          %3843 = memref.load %scales[%3842] : memref<?xf32>
          %3844 = vector.broadcast %3843 : f32 to vector<4xf32>
          %3845 = arith.divui %3839, %c14 : index
          %3846 = arith.remui %3839, %c14 : index
          %3847 = arith.muli %3845, %pageBytes : index
          %3848 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3848 {
            %3849 = wave.lane
            %3850 = arith.muli %3849, %c12 : index
            scf.for %3851 = %3850 to %c28 step %c5 {
              %3852 = arith.addi %3841, %3851 : index
              %3853 = vector.load %13[%3852] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3854 = arith.mulf %3853, %3844 : vector<4xf32>
              %3855 = arith.minimumf %3854, %c41 : vector<4xf32>
              %3856 = arith.maximumf %3855, %c42 : vector<4xf32>
              %3857 = arith.truncf %3856 : vector<4xf32> to vector<4xf16>
              %3858 = vector.bitcast %3857 : vector<4xf16> to vector<8xi8>
              %3859 = arith.cmpi slt, %3842, %kvHeads : index
              scf.if %3859 {
                %3860 = arith.muli %3842, %c43 : index
                %3861 = arith.addi %3847, %3860 : index
                %3862 = arith.divui %3851, %c14 : index
                %3863 = arith.muli %3862, %c17 : index
                %3864 = arith.remui %3851, %c14 : index
                %3865 = arith.divui %3864, %c21 : index
                %3866 = arith.muli %3865, %c18 : index
                %3867 = arith.muli %3846, %c14 : index
                %3868 = arith.addi %3866, %3867 : index
                %3869 = arith.remui %3864, %c21 : index
                %3870 = arith.muli %3869, %c19 : index
                %3871 = arith.addi %3868, %3870 : index
                %3872 = arith.addi %3863, %3871 : index
                %3873 = arith.addi %3861, %3872 : index
                vector.store %3858, %kv[%3873] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3874 = arith.subi %3842, %kvHeads : index
                %3875 = arith.muli %3874, %c43 : index
                %3876 = arith.addi %3847, %3875 : index
                %3877 = arith.addi %3851, %c7 : index
                %3878 = arith.divui %3877, %c14 : index
                %3879 = arith.muli %3878, %c17 : index
                %3880 = arith.addi %3879, %c8 : index
                %3881 = arith.remui %3877, %c14 : index
                %3882 = arith.divui %3846, %c19 : index
                %3883 = arith.remui %3846, %c19 : index
                %3884 = arith.muli %3883, %c21 : index
                %3885 = arith.addi %3882, %3884 : index
                %3886 = arith.divui %3885, %c21 : index
                %3887 = arith.muli %3886, %c18 : index
                %3888 = arith.muli %3881, %c14 : index
                %3889 = arith.addi %3887, %3888 : index
                %3890 = arith.remui %3885, %c21 : index
                %3891 = arith.muli %3890, %c19 : index
                %3892 = arith.addi %3889, %3891 : index
                %3893 = arith.addi %3880, %3892 : index
                %3894 = arith.addi %3876, %3893 : index
                %3895 = vector.shuffle %3858, %3858 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3895, %kv[%3894] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3896 = arith.addi %3851, %c6 : index
                %3897 = arith.divui %3896, %c14 : index
                %3898 = arith.muli %3897, %c17 : index
                %3899 = arith.addi %3898, %c8 : index
                %3900 = arith.remui %3896, %c14 : index
                %3901 = arith.divui %3846, %c19 : index
                %3902 = arith.remui %3846, %c19 : index
                %3903 = arith.muli %3902, %c21 : index
                %3904 = arith.addi %3901, %3903 : index
                %3905 = arith.divui %3904, %c21 : index
                %3906 = arith.muli %3905, %c18 : index
                %3907 = arith.muli %3900, %c14 : index
                %3908 = arith.addi %3906, %3907 : index
                %3909 = arith.remui %3904, %c21 : index
                %3910 = arith.muli %3909, %c19 : index
                %3911 = arith.addi %3908, %3910 : index
                %3912 = arith.addi %3899, %3911 : index
                %3913 = arith.addi %3876, %3912 : index
                %3914 = vector.shuffle %3858, %3858 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3914, %kv[%3913] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3915 = arith.addi %3851, %c19 : index
                %3916 = arith.divui %3915, %c14 : index
                %3917 = arith.muli %3916, %c17 : index
                %3918 = arith.addi %3917, %c8 : index
                %3919 = arith.remui %3915, %c14 : index
                %3920 = arith.divui %3846, %c19 : index
                %3921 = arith.remui %3846, %c19 : index
                %3922 = arith.muli %3921, %c21 : index
                %3923 = arith.addi %3920, %3922 : index
                %3924 = arith.divui %3923, %c21 : index
                %3925 = arith.muli %3924, %c18 : index
                %3926 = arith.muli %3919, %c14 : index
                %3927 = arith.addi %3925, %3926 : index
                %3928 = arith.remui %3923, %c21 : index
                %3929 = arith.muli %3928, %c19 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.addi %3918, %3930 : index
                %3932 = arith.addi %3876, %3931 : index
                %3933 = vector.shuffle %3858, %3858 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3933, %kv[%3932] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3934 = arith.addi %3851, %c20 : index
                %3935 = arith.divui %3934, %c14 : index
                %3936 = arith.muli %3935, %c17 : index
                %3937 = arith.addi %3936, %c8 : index
                %3938 = arith.remui %3934, %c14 : index
                %3939 = arith.divui %3846, %c19 : index
                %3940 = arith.remui %3846, %c19 : index
                %3941 = arith.muli %3940, %c21 : index
                %3942 = arith.addi %3939, %3941 : index
                %3943 = arith.divui %3942, %c21 : index
                %3944 = arith.muli %3943, %c18 : index
                %3945 = arith.muli %3938, %c14 : index
                %3946 = arith.addi %3944, %3945 : index
                %3947 = arith.remui %3942, %c21 : index
                %3948 = arith.muli %3947, %c19 : index
                %3949 = arith.addi %3946, %3948 : index
                %3950 = arith.addi %3937, %3949 : index
                %3951 = arith.addi %3876, %3950 : index
                %3952 = vector.shuffle %3858, %3858 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3952, %kv[%3951] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3953 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3953 {
            %3954 = wave.lane
            %3955 = arith.muli %3954, %c12 : index
            scf.for %3956 = %3955 to %c28 step %c5 {
              %3957 = arith.addi %3841, %3956 : index
              %3958 = vector.load %13[%3957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3959 = arith.mulf %3958, %3844 : vector<4xf32>
              %3960 = wave.fp8_encode "e4m3" %3959 : vector<4xf32> -> vector<4xi8>
              %3961 = arith.cmpi slt, %3842, %kvHeads : index
              scf.if %3961 {
                %3962 = arith.muli %3842, %c8 : index
                %3963 = arith.addi %3847, %3962 : index
                %3964 = vector.shuffle %3960, %3960 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3965 = arith.divui %3956, %c14 : index
                %3966 = arith.muli %3965, %c18 : index
                %3967 = arith.remui %3956, %c14 : index
                %3968 = arith.muli %3846, %c14 : index
                %3969 = arith.divui %3967, %c12 : index
                %3970 = arith.muli %3969, %c12 : index
                %3971 = arith.remui %3967, %c19 : index
                %3972 = arith.muli %3971, %c19 : index
                %3973 = arith.addi %3970, %3972 : index
                %3974 = arith.divui %3967, %c19 : index
                %3975 = arith.remui %3974, %c19 : index
                %3976 = arith.addi %3973, %3975 : index
                %3977 = arith.addi %3968, %3976 : index
                %3978 = arith.addi %3966, %3977 : index
                %3979 = arith.addi %3963, %3978 : index
                vector.store %3964, %kv[%3979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3980 = arith.subi %3842, %kvHeads : index
                %3981 = arith.muli %3980, %c8 : index
                %3982 = arith.addi %3847, %3981 : index
                %3983 = arith.addi %3956, %c7 : index
                %3984 = arith.divui %3983, %c14 : index
                %3985 = arith.muli %3984, %c18 : index
                %3986 = arith.addi %3985, %c9 : index
                %3987 = arith.remui %3983, %c14 : index
                %3988 = arith.divui %3846, %c19 : index
                %3989 = arith.remui %3846, %c19 : index
                %3990 = arith.muli %3989, %c21 : index
                %3991 = arith.addi %3988, %3990 : index
                %3992 = arith.muli %3987, %c14 : index
                %3993 = arith.divui %3991, %c12 : index
                %3994 = arith.muli %3993, %c12 : index
                %3995 = arith.remui %3991, %c19 : index
                %3996 = arith.muli %3995, %c19 : index
                %3997 = arith.addi %3994, %3996 : index
                %3998 = arith.divui %3991, %c19 : index
                %3999 = arith.remui %3998, %c19 : index
                %4000 = arith.addi %3997, %3999 : index
                %4001 = arith.addi %3992, %4000 : index
                %4002 = arith.addi %3986, %4001 : index
                %4003 = arith.addi %3982, %4002 : index
                %4004 = vector.shuffle %3960, %3960 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4004, %kv[%4003] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4005 = arith.addi %3956, %c6 : index
                %4006 = arith.divui %4005, %c14 : index
                %4007 = arith.muli %4006, %c18 : index
                %4008 = arith.addi %4007, %c9 : index
                %4009 = arith.remui %4005, %c14 : index
                %4010 = arith.divui %3846, %c19 : index
                %4011 = arith.remui %3846, %c19 : index
                %4012 = arith.muli %4011, %c21 : index
                %4013 = arith.addi %4010, %4012 : index
                %4014 = arith.muli %4009, %c14 : index
                %4015 = arith.divui %4013, %c12 : index
                %4016 = arith.muli %4015, %c12 : index
                %4017 = arith.remui %4013, %c19 : index
                %4018 = arith.muli %4017, %c19 : index
                %4019 = arith.addi %4016, %4018 : index
                %4020 = arith.divui %4013, %c19 : index
                %4021 = arith.remui %4020, %c19 : index
                %4022 = arith.addi %4019, %4021 : index
                %4023 = arith.addi %4014, %4022 : index
                %4024 = arith.addi %4008, %4023 : index
                %4025 = arith.addi %3982, %4024 : index
                %4026 = vector.shuffle %3960, %3960 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4026, %kv[%4025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4027 = arith.addi %3956, %c19 : index
                %4028 = arith.divui %4027, %c14 : index
                %4029 = arith.muli %4028, %c18 : index
                %4030 = arith.addi %4029, %c9 : index
                %4031 = arith.remui %4027, %c14 : index
                %4032 = arith.divui %3846, %c19 : index
                %4033 = arith.remui %3846, %c19 : index
                %4034 = arith.muli %4033, %c21 : index
                %4035 = arith.addi %4032, %4034 : index
                %4036 = arith.muli %4031, %c14 : index
                %4037 = arith.divui %4035, %c12 : index
                %4038 = arith.muli %4037, %c12 : index
                %4039 = arith.remui %4035, %c19 : index
                %4040 = arith.muli %4039, %c19 : index
                %4041 = arith.addi %4038, %4040 : index
                %4042 = arith.divui %4035, %c19 : index
                %4043 = arith.remui %4042, %c19 : index
                %4044 = arith.addi %4041, %4043 : index
                %4045 = arith.addi %4036, %4044 : index
                %4046 = arith.addi %4030, %4045 : index
                %4047 = arith.addi %3982, %4046 : index
                %4048 = vector.shuffle %3960, %3960 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4048, %kv[%4047] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4049 = arith.addi %3956, %c20 : index
                %4050 = arith.divui %4049, %c14 : index
                %4051 = arith.muli %4050, %c18 : index
                %4052 = arith.addi %4051, %c9 : index
                %4053 = arith.remui %4049, %c14 : index
                %4054 = arith.divui %3846, %c19 : index
                %4055 = arith.remui %3846, %c19 : index
                %4056 = arith.muli %4055, %c21 : index
                %4057 = arith.addi %4054, %4056 : index
                %4058 = arith.muli %4053, %c14 : index
                %4059 = arith.divui %4057, %c12 : index
                %4060 = arith.muli %4059, %c12 : index
                %4061 = arith.remui %4057, %c19 : index
                %4062 = arith.muli %4061, %c19 : index
                %4063 = arith.addi %4060, %4062 : index
                %4064 = arith.divui %4057, %c19 : index
                %4065 = arith.remui %4064, %c19 : index
                %4066 = arith.addi %4063, %4065 : index
                %4067 = arith.addi %4058, %4066 : index
                %4068 = arith.addi %4052, %4067 : index
                %4069 = arith.addi %3982, %4068 : index
                %4070 = vector.shuffle %3960, %3960 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4070, %kv[%4069] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4071 = arith.cmpi eq, %codec, %c19 : index
          scf.if %4071 {
            %4072 = wave.lane
            %4073 = arith.muli %4072, %c12 : index
            scf.for %4074 = %4073 to %c28 step %c5 {
              %4075 = arith.addi %3841, %4074 : index
              %4076 = vector.load %13[%4075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4077 = arith.mulf %4076, %3844 : vector<4xf32>
              %4078 = wave.fp8_encode "e5m2" %4077 : vector<4xf32> -> vector<4xi8>
              %4079 = arith.cmpi slt, %3842, %kvHeads : index
              scf.if %4079 {
                %4080 = arith.muli %3842, %c8 : index
                %4081 = arith.addi %3847, %4080 : index
                %4082 = vector.shuffle %4078, %4078 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4083 = arith.divui %4074, %c14 : index
                %4084 = arith.muli %4083, %c18 : index
                %4085 = arith.remui %4074, %c14 : index
                %4086 = arith.muli %3846, %c14 : index
                %4087 = arith.divui %4085, %c12 : index
                %4088 = arith.muli %4087, %c12 : index
                %4089 = arith.remui %4085, %c19 : index
                %4090 = arith.muli %4089, %c19 : index
                %4091 = arith.addi %4088, %4090 : index
                %4092 = arith.divui %4085, %c19 : index
                %4093 = arith.remui %4092, %c19 : index
                %4094 = arith.addi %4091, %4093 : index
                %4095 = arith.addi %4086, %4094 : index
                %4096 = arith.addi %4084, %4095 : index
                %4097 = arith.addi %4081, %4096 : index
                vector.store %4082, %kv[%4097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4098 = arith.subi %3842, %kvHeads : index
                %4099 = arith.muli %4098, %c8 : index
                %4100 = arith.addi %3847, %4099 : index
                %4101 = arith.addi %4074, %c7 : index
                %4102 = arith.divui %4101, %c14 : index
                %4103 = arith.muli %4102, %c18 : index
                %4104 = arith.addi %4103, %c9 : index
                %4105 = arith.remui %4101, %c14 : index
                %4106 = arith.divui %3846, %c19 : index
                %4107 = arith.remui %3846, %c19 : index
                %4108 = arith.muli %4107, %c21 : index
                %4109 = arith.addi %4106, %4108 : index
                %4110 = arith.muli %4105, %c14 : index
                %4111 = arith.divui %4109, %c12 : index
                %4112 = arith.muli %4111, %c12 : index
                %4113 = arith.remui %4109, %c19 : index
                %4114 = arith.muli %4113, %c19 : index
                %4115 = arith.addi %4112, %4114 : index
                %4116 = arith.divui %4109, %c19 : index
                %4117 = arith.remui %4116, %c19 : index
                %4118 = arith.addi %4115, %4117 : index
                %4119 = arith.addi %4110, %4118 : index
                %4120 = arith.addi %4104, %4119 : index
                %4121 = arith.addi %4100, %4120 : index
                %4122 = vector.shuffle %4078, %4078 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4122, %kv[%4121] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4123 = arith.addi %4074, %c6 : index
                %4124 = arith.divui %4123, %c14 : index
                %4125 = arith.muli %4124, %c18 : index
                %4126 = arith.addi %4125, %c9 : index
                %4127 = arith.remui %4123, %c14 : index
                %4128 = arith.divui %3846, %c19 : index
                %4129 = arith.remui %3846, %c19 : index
                %4130 = arith.muli %4129, %c21 : index
                %4131 = arith.addi %4128, %4130 : index
                %4132 = arith.muli %4127, %c14 : index
                %4133 = arith.divui %4131, %c12 : index
                %4134 = arith.muli %4133, %c12 : index
                %4135 = arith.remui %4131, %c19 : index
                %4136 = arith.muli %4135, %c19 : index
                %4137 = arith.addi %4134, %4136 : index
                %4138 = arith.divui %4131, %c19 : index
                %4139 = arith.remui %4138, %c19 : index
                %4140 = arith.addi %4137, %4139 : index
                %4141 = arith.addi %4132, %4140 : index
                %4142 = arith.addi %4126, %4141 : index
                %4143 = arith.addi %4100, %4142 : index
                %4144 = vector.shuffle %4078, %4078 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4144, %kv[%4143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4145 = arith.addi %4074, %c19 : index
                %4146 = arith.divui %4145, %c14 : index
                %4147 = arith.muli %4146, %c18 : index
                %4148 = arith.addi %4147, %c9 : index
                %4149 = arith.remui %4145, %c14 : index
                %4150 = arith.divui %3846, %c19 : index
                %4151 = arith.remui %3846, %c19 : index
                %4152 = arith.muli %4151, %c21 : index
                %4153 = arith.addi %4150, %4152 : index
                %4154 = arith.muli %4149, %c14 : index
                %4155 = arith.divui %4153, %c12 : index
                %4156 = arith.muli %4155, %c12 : index
                %4157 = arith.remui %4153, %c19 : index
                %4158 = arith.muli %4157, %c19 : index
                %4159 = arith.addi %4156, %4158 : index
                %4160 = arith.divui %4153, %c19 : index
                %4161 = arith.remui %4160, %c19 : index
                %4162 = arith.addi %4159, %4161 : index
                %4163 = arith.addi %4154, %4162 : index
                %4164 = arith.addi %4148, %4163 : index
                %4165 = arith.addi %4100, %4164 : index
                %4166 = vector.shuffle %4078, %4078 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4166, %kv[%4165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4167 = arith.addi %4074, %c20 : index
                %4168 = arith.divui %4167, %c14 : index
                %4169 = arith.muli %4168, %c18 : index
                %4170 = arith.addi %4169, %c9 : index
                %4171 = arith.remui %4167, %c14 : index
                %4172 = arith.divui %3846, %c19 : index
                %4173 = arith.remui %3846, %c19 : index
                %4174 = arith.muli %4173, %c21 : index
                %4175 = arith.addi %4172, %4174 : index
                %4176 = arith.muli %4171, %c14 : index
                %4177 = arith.divui %4175, %c12 : index
                %4178 = arith.muli %4177, %c12 : index
                %4179 = arith.remui %4175, %c19 : index
                %4180 = arith.muli %4179, %c19 : index
                %4181 = arith.addi %4178, %4180 : index
                %4182 = arith.divui %4175, %c19 : index
                %4183 = arith.remui %4182, %c19 : index
                %4184 = arith.addi %4181, %4183 : index
                %4185 = arith.addi %4176, %4184 : index
                %4186 = arith.addi %4170, %4185 : index
                %4187 = arith.addi %4100, %4186 : index
                %4188 = vector.shuffle %4078, %4078 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4188, %kv[%4187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4189 = arith.addi %16, %c44 : index
    %4190 = wave.lane
    %4191 = arith.muli %3, %c6 : index
    %4192 = arith.muli %4191, %c18 : index
    %4193 = arith.addi %4192, %4190 : index
    %4194 = arith.muli %4, %c9 : index
    %4195 = arith.addi %4194, %4193 : index
    %4196 = arith.addi %4195, %c7 : index
    %4197 = arith.addi %4196, %c7 : index
    %4198 = vector.extract %368#3[0] : f32 from vector<8xf32>
    memref.store %4198, %12[%4197] : memref<?xf32>
    %4199 = arith.muli %4, %c9 : index
    %4200 = arith.addi %4199, %4193 : index
    %4201 = arith.addi %4200, %c7 : index
    %4202 = arith.addi %4201, %c4 : index
    %4203 = vector.extract %368#3[1] : f32 from vector<8xf32>
    memref.store %4203, %12[%4202] : memref<?xf32>
    %4204 = arith.muli %4, %c9 : index
    %4205 = arith.addi %4204, %4193 : index
    %4206 = arith.addi %4205, %c7 : index
    %4207 = arith.addi %4206, %c10 : index
    %4208 = vector.extract %368#3[2] : f32 from vector<8xf32>
    memref.store %4208, %12[%4207] : memref<?xf32>
    %4209 = arith.muli %4, %c9 : index
    %4210 = arith.addi %4209, %4193 : index
    %4211 = arith.addi %4210, %c7 : index
    %4212 = arith.addi %4211, %c22 : index
    %4213 = vector.extract %368#3[3] : f32 from vector<8xf32>
    memref.store %4213, %12[%4212] : memref<?xf32>
    %4214 = arith.muli %4, %c9 : index
    %4215 = arith.addi %4214, %4193 : index
    %4216 = arith.addi %4215, %c7 : index
    %4217 = arith.addi %4216, %c5 : index
    %4218 = vector.extract %368#3[4] : f32 from vector<8xf32>
    memref.store %4218, %12[%4217] : memref<?xf32>
    %4219 = arith.muli %4, %c9 : index
    %4220 = arith.addi %4219, %4193 : index
    %4221 = arith.addi %4220, %c7 : index
    %4222 = arith.addi %4221, %c23 : index
    %4223 = vector.extract %368#3[5] : f32 from vector<8xf32>
    memref.store %4223, %12[%4222] : memref<?xf32>
    %4224 = arith.muli %4, %c9 : index
    %4225 = arith.addi %4224, %4193 : index
    %4226 = arith.addi %4225, %c7 : index
    %4227 = arith.addi %4226, %c24 : index
    %4228 = vector.extract %368#3[6] : f32 from vector<8xf32>
    memref.store %4228, %12[%4227] : memref<?xf32>
    %4229 = arith.muli %4, %c9 : index
    %4230 = arith.addi %4229, %4193 : index
    %4231 = arith.addi %4230, %c7 : index
    %4232 = arith.addi %4231, %c25 : index
    %4233 = vector.extract %368#3[7] : f32 from vector<8xf32>
    memref.store %4233, %12[%4232] : memref<?xf32>
    wave.barrier
    %4234 = arith.muli %4, %c12 : index
    %4235 = arith.addi %4234, %c7 : index
    %4236 = arith.muli %4235, %c19 : index
    %4237 = arith.divui %4190, %c14 : index
    %4238 = arith.addi %4236, %4237 : index
    %4239 = arith.addi %4189, %4238 : index
    %4240 = arith.cmpi slt, %4239, %15 : index
    scf.if %4240 {
      %4241 = arith.cmpi eq, %hasFactors, %c6 : index
      %4242 = memref.load %factors[%4239] : memref<?xf32>
      %4243 = arith.select %4241, %4242, %c27 : f32
      %4244 = arith.addi %4193, %c7 : index
      %4245 = arith.muli %4235, %c4 : index
      %4246 = arith.addi %4244, %4245 : index
      %4247 = memref.load %12[%4246] : memref<?xf32>
      %4248 = arith.addi %4246, %c9 : index
      %4249 = memref.load %12[%4248] : memref<?xf32>
      %4250 = arith.addf %4247, %4249 : f32
      %4251 = arith.remui %4190, %c14 : index
      %4252 = arith.muli %4251, %c12 : index
      %4253 = arith.addi %11, %4252 : index
      %4254 = vector.load %w[%4253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4255 = vector.bitcast %4254 : vector<4xi8> to vector<1xf32>
      %4256 = vector.extract %4255[0] : f32 from vector<1xf32>
      %4257 = arith.mulf %4256, %4243 : f32
      %4258 = arith.mulf %4250, %4257 : f32
      %4259 = arith.muli %3, %c6 : index
      %4260 = arith.addi %4259, %c7 : index
      %4261 = arith.muli %4260, %c14 : index
      %4262 = arith.remui %4190, %c14 : index
      %4263 = arith.addi %4261, %4262 : index
      %4264 = arith.muli %4238, %c28 : index
      %4265 = arith.addi %4264, %4263 : index
      memref.store %4258, %13[%4265] : memref<?xf32>
    }
    %4266 = arith.muli %4, %c12 : index
    %4267 = arith.addi %4266, %c6 : index
    %4268 = arith.muli %4267, %c19 : index
    %4269 = arith.divui %4190, %c14 : index
    %4270 = arith.addi %4268, %4269 : index
    %4271 = arith.addi %4189, %4270 : index
    %4272 = arith.cmpi slt, %4271, %15 : index
    scf.if %4272 {
      %4273 = arith.cmpi eq, %hasFactors, %c6 : index
      %4274 = memref.load %factors[%4271] : memref<?xf32>
      %4275 = arith.select %4273, %4274, %c27 : f32
      %4276 = arith.addi %4193, %c7 : index
      %4277 = arith.muli %4267, %c4 : index
      %4278 = arith.addi %4276, %4277 : index
      %4279 = memref.load %12[%4278] : memref<?xf32>
      %4280 = arith.addi %4278, %c9 : index
      %4281 = memref.load %12[%4280] : memref<?xf32>
      %4282 = arith.addf %4279, %4281 : f32
      %4283 = arith.remui %4190, %c14 : index
      %4284 = arith.muli %4283, %c12 : index
      %4285 = arith.addi %11, %4284 : index
      %4286 = vector.load %w[%4285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4287 = vector.bitcast %4286 : vector<4xi8> to vector<1xf32>
      %4288 = vector.extract %4287[0] : f32 from vector<1xf32>
      %4289 = arith.mulf %4288, %4275 : f32
      %4290 = arith.mulf %4282, %4289 : f32
      %4291 = arith.muli %3, %c6 : index
      %4292 = arith.addi %4291, %c7 : index
      %4293 = arith.muli %4292, %c14 : index
      %4294 = arith.remui %4190, %c14 : index
      %4295 = arith.addi %4293, %4294 : index
      %4296 = arith.muli %4270, %c28 : index
      %4297 = arith.addi %4296, %4295 : index
      memref.store %4290, %13[%4297] : memref<?xf32>
    }
    %4298 = arith.muli %4, %c12 : index
    %4299 = arith.addi %4298, %c19 : index
    %4300 = arith.muli %4299, %c19 : index
    %4301 = arith.divui %4190, %c14 : index
    %4302 = arith.addi %4300, %4301 : index
    %4303 = arith.addi %4189, %4302 : index
    %4304 = arith.cmpi slt, %4303, %15 : index
    scf.if %4304 {
      %4305 = arith.cmpi eq, %hasFactors, %c6 : index
      %4306 = memref.load %factors[%4303] : memref<?xf32>
      %4307 = arith.select %4305, %4306, %c27 : f32
      %4308 = arith.addi %4193, %c7 : index
      %4309 = arith.muli %4299, %c4 : index
      %4310 = arith.addi %4308, %4309 : index
      %4311 = memref.load %12[%4310] : memref<?xf32>
      %4312 = arith.addi %4310, %c9 : index
      %4313 = memref.load %12[%4312] : memref<?xf32>
      %4314 = arith.addf %4311, %4313 : f32
      %4315 = arith.remui %4190, %c14 : index
      %4316 = arith.muli %4315, %c12 : index
      %4317 = arith.addi %11, %4316 : index
      %4318 = vector.load %w[%4317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4319 = vector.bitcast %4318 : vector<4xi8> to vector<1xf32>
      %4320 = vector.extract %4319[0] : f32 from vector<1xf32>
      %4321 = arith.mulf %4320, %4307 : f32
      %4322 = arith.mulf %4314, %4321 : f32
      %4323 = arith.muli %3, %c6 : index
      %4324 = arith.addi %4323, %c7 : index
      %4325 = arith.muli %4324, %c14 : index
      %4326 = arith.remui %4190, %c14 : index
      %4327 = arith.addi %4325, %4326 : index
      %4328 = arith.muli %4302, %c28 : index
      %4329 = arith.addi %4328, %4327 : index
      memref.store %4322, %13[%4329] : memref<?xf32>
    }
    %4330 = arith.muli %4, %c12 : index
    %4331 = arith.addi %4330, %c20 : index
    %4332 = arith.muli %4331, %c19 : index
    %4333 = arith.divui %4190, %c14 : index
    %4334 = arith.addi %4332, %4333 : index
    %4335 = arith.addi %4189, %4334 : index
    %4336 = arith.cmpi slt, %4335, %15 : index
    scf.if %4336 {
      %4337 = arith.cmpi eq, %hasFactors, %c6 : index
      %4338 = memref.load %factors[%4335] : memref<?xf32>
      %4339 = arith.select %4337, %4338, %c27 : f32
      %4340 = arith.addi %4193, %c7 : index
      %4341 = arith.muli %4331, %c4 : index
      %4342 = arith.addi %4340, %4341 : index
      %4343 = memref.load %12[%4342] : memref<?xf32>
      %4344 = arith.addi %4342, %c9 : index
      %4345 = memref.load %12[%4344] : memref<?xf32>
      %4346 = arith.addf %4343, %4345 : f32
      %4347 = arith.remui %4190, %c14 : index
      %4348 = arith.muli %4347, %c12 : index
      %4349 = arith.addi %11, %4348 : index
      %4350 = vector.load %w[%4349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4351 = vector.bitcast %4350 : vector<4xi8> to vector<1xf32>
      %4352 = vector.extract %4351[0] : f32 from vector<1xf32>
      %4353 = arith.mulf %4352, %4339 : f32
      %4354 = arith.mulf %4346, %4353 : f32
      %4355 = arith.muli %3, %c6 : index
      %4356 = arith.addi %4355, %c7 : index
      %4357 = arith.muli %4356, %c14 : index
      %4358 = arith.remui %4190, %c14 : index
      %4359 = arith.addi %4357, %4358 : index
      %4360 = arith.muli %4334, %c28 : index
      %4361 = arith.addi %4360, %4359 : index
      memref.store %4354, %13[%4361] : memref<?xf32>
    }
    wave.barrier
    %4362 = arith.addi %16, %c44 : index
    %4363 = wave.wave
    %4364 = arith.addi %4363, %c7 : index
    %4365 = arith.addi %4362, %4364 : index
    %4366 = arith.cmpi slt, %4365, %15 : index
    %4367 = arith.cmpi slt, %4364, %c14 : index
    %4368 = arith.andi %4366, %4367 : i1
    scf.if %4368 {
      %4369 = arith.addi %4362, %4364 : index
      %4370 = arith.muli %4364, %c28 : index
      %4371 = wave.lane
      %4372 = arith.addi %4371, %c7 : index
      %4373 = arith.cmpi eq, %hasBias, %c6 : index
      %4374 = arith.addi %4370, %4372 : index
      %4375 = memref.load %13[%4374] : memref<?xf32>
      %4376 = arith.muli %0, %c28 : index
      %4377 = arith.addi %4376, %4372 : index
      %4378 = memref.load %bias[%4377] : memref<?xf32>
      %4379 = arith.addf %4375, %4378 : f32
      %4380 = arith.select %4373, %4379, %4375 : f32
      %4381 = arith.addi %4372, %c30 : index
      %4382 = arith.cmpi eq, %hasBias, %c6 : index
      %4383 = arith.addi %4370, %4381 : index
      %4384 = memref.load %13[%4383] : memref<?xf32>
      %4385 = arith.muli %0, %c28 : index
      %4386 = arith.addi %4385, %4381 : index
      %4387 = memref.load %bias[%4386] : memref<?xf32>
      %4388 = arith.addf %4384, %4387 : f32
      %4389 = arith.select %4382, %4388, %4384 : f32
      %4390 = arith.addi %4371, %c4 : index
      %4391 = arith.cmpi slt, %4390, %c30 : index
      %4392 = arith.minsi %4390, %c31 : index
      %4393 = arith.cmpi eq, %hasBias, %c6 : index
      %4394 = arith.addi %4370, %4392 : index
      %4395 = memref.load %13[%4394] : memref<?xf32>
      %4396 = arith.muli %0, %c28 : index
      %4397 = arith.addi %4396, %4392 : index
      %4398 = memref.load %bias[%4397] : memref<?xf32>
      %4399 = arith.addf %4395, %4398 : f32
      %4400 = arith.select %4393, %4399, %4395 : f32
      %4401 = arith.addi %4392, %c30 : index
      %4402 = arith.cmpi eq, %hasBias, %c6 : index
      %4403 = arith.addi %4370, %4401 : index
      %4404 = memref.load %13[%4403] : memref<?xf32>
      %4405 = arith.muli %0, %c28 : index
      %4406 = arith.addi %4405, %4401 : index
      %4407 = memref.load %bias[%4406] : memref<?xf32>
      %4408 = arith.addf %4404, %4407 : f32
      %4409 = arith.select %4402, %4408, %4404 : f32
      %4410 = arith.addi %heads, %kvHeads : index
      %4411 = arith.cmpi slt, %0, %4410 : index
      scf.if %4411 {
        %4412 = arith.addi %positionsAt, %4369 : index
        %4413 = memref.load %step[%4412] : memref<?xi32>
        %4414 = arith.index_cast %4413 : i32 to index
        %4415 = arith.cmpi eq, %hasNorm, %c6 : index
        %4416 = math.fma %4380, %4380, %c34 : f32
        %4417 = math.fma %4389, %4389, %4416 : f32
        %4418 = math.fma %4400, %4400, %4417 : f32
        %4419 = arith.select %4391, %4418, %4417 : f32
        %4420 = math.fma %4409, %4409, %4419 : f32
        %4421 = arith.select %4391, %4420, %4419 : f32
        %4422 = vector.broadcast %4421 : f32 to vector<1xf32>
        %4423 = wave.reduce "add" %4422 : vector<1xf32>
        %4424 = arith.mulf %4423, %inverseHeadDim : f32
        %4425 = arith.addf %4424, %epsilon : f32
        %4426 = math.sqrt %4425 : f32
        %4427 = arith.divf %c27, %4426 : f32
        %4428 = arith.cmpi slt, %0, %heads : index
        %4429 = arith.addi %4372, %c30 : index
        %4430 = memref.load %query_norm[%4372] : memref<?xf32>
        %4431 = memref.load %key_norm[%4372] : memref<?xf32>
        %4432 = arith.select %4428, %4430, %4431 : f32
        %4433 = arith.mulf %4380, %4427 : f32
        %4434 = arith.mulf %4433, %4432 : f32
        %4435 = arith.select %4415, %4434, %4380 : f32
        %4436 = memref.load %query_norm[%4429] : memref<?xf32>
        %4437 = memref.load %key_norm[%4429] : memref<?xf32>
        %4438 = arith.select %4428, %4436, %4437 : f32
        %4439 = arith.mulf %4389, %4427 : f32
        %4440 = arith.mulf %4439, %4438 : f32
        %4441 = arith.select %4415, %4440, %4389 : f32
        %4442 = arith.addi %4392, %c30 : index
        %4443 = memref.load %query_norm[%4392] : memref<?xf32>
        %4444 = memref.load %key_norm[%4392] : memref<?xf32>
        %4445 = arith.select %4428, %4443, %4444 : f32
        %4446 = arith.mulf %4400, %4427 : f32
        %4447 = arith.mulf %4446, %4445 : f32
        %4448 = arith.select %4415, %4447, %4400 : f32
        %4449 = memref.load %query_norm[%4442] : memref<?xf32>
        %4450 = memref.load %key_norm[%4442] : memref<?xf32>
        %4451 = arith.select %4428, %4449, %4450 : f32
        %4452 = arith.mulf %4409, %4427 : f32
        %4453 = arith.mulf %4452, %4451 : f32
        %4454 = arith.select %4415, %4453, %4409 : f32
        %4455 = arith.remui %4414, %c18 : index
        %4456 = arith.muli %4455, %c28 : index
        %4457 = arith.addi %4456, %4372 : index
        %4458 = arith.divui %4414, %c18 : index
        %4459 = arith.addi %4458, %c18 : index
        %4460 = arith.muli %4459, %c28 : index
        %4461 = arith.addi %4460, %4372 : index
        %4462 = memref.load %rope[%4457] : memref<?xf32>
        %4463 = arith.addi %4457, %c30 : index
        %4464 = memref.load %rope[%4463] : memref<?xf32>
        %4465 = memref.load %rope[%4461] : memref<?xf32>
        %4466 = arith.addi %4461, %c30 : index
        %4467 = memref.load %rope[%4466] : memref<?xf32>
        %4468 = arith.mulf %4465, %4462 : f32
        %4469 = arith.mulf %4467, %4464 : f32
        %4470 = arith.subf %4468, %4469 : f32
        %4471 = arith.mulf %4467, %4462 : f32
        %4472 = arith.mulf %4465, %4464 : f32
        %4473 = arith.addf %4471, %4472 : f32
        %4474 = arith.mulf %4435, %4470 : f32
        %4475 = arith.mulf %4441, %4473 : f32
        %4476 = arith.subf %4474, %4475 : f32
        %4477 = arith.mulf %4441, %4470 : f32
        %4478 = arith.mulf %4435, %4473 : f32
        %4479 = arith.addf %4477, %4478 : f32
        %4480 = arith.cmpi slt, %0, %heads : index
        scf.if %4480 {
          %4481 = arith.muli %4369, %heads : index
          %4482 = arith.addi %4481, %0 : index
          %4483 = arith.muli %4482, %c28 : index
          %4484 = arith.addi %4483, %4372 : index
          memref.store %4476, %q[%4484] : memref<?xf32>
          %4485 = arith.addi %4484, %c30 : index
          memref.store %4479, %q[%4485] : memref<?xf32>
        } else {
          %4486 = arith.addi %4370, %4372 : index
          memref.store %4476, %13[%4486] : memref<?xf32>
          %4487 = arith.addi %4370, %4372 : index
          %4488 = arith.addi %4487, %c30 : index
          memref.store %4479, %13[%4488] : memref<?xf32>
        }
        %4489 = arith.remui %4414, %c18 : index
        %4490 = arith.muli %4489, %c28 : index
        %4491 = arith.addi %4490, %4392 : index
        %4492 = arith.divui %4414, %c18 : index
        %4493 = arith.addi %4492, %c18 : index
        %4494 = arith.muli %4493, %c28 : index
        %4495 = arith.addi %4494, %4392 : index
        %4496 = memref.load %rope[%4491] : memref<?xf32>
        %4497 = arith.addi %4491, %c30 : index
        %4498 = memref.load %rope[%4497] : memref<?xf32>
        %4499 = memref.load %rope[%4495] : memref<?xf32>
        %4500 = arith.addi %4495, %c30 : index
        %4501 = memref.load %rope[%4500] : memref<?xf32>
        %4502 = arith.mulf %4499, %4496 : f32
        %4503 = arith.mulf %4501, %4498 : f32
        %4504 = arith.subf %4502, %4503 : f32
        %4505 = arith.mulf %4501, %4496 : f32
        %4506 = arith.mulf %4499, %4498 : f32
        %4507 = arith.addf %4505, %4506 : f32
        %4508 = arith.mulf %4448, %4504 : f32
        %4509 = arith.mulf %4454, %4507 : f32
        %4510 = arith.subf %4508, %4509 : f32
        %4511 = arith.mulf %4454, %4504 : f32
        %4512 = arith.mulf %4448, %4507 : f32
        %4513 = arith.addf %4511, %4512 : f32
        scf.if %4391 {
          %4514 = arith.cmpi slt, %0, %heads : index
          scf.if %4514 {
            %4515 = arith.muli %4369, %heads : index
            %4516 = arith.addi %4515, %0 : index
            %4517 = arith.muli %4516, %c28 : index
            %4518 = arith.addi %4517, %4392 : index
            memref.store %4510, %q[%4518] : memref<?xf32>
            %4519 = arith.addi %4518, %c30 : index
            memref.store %4513, %q[%4519] : memref<?xf32>
          } else {
            %4520 = arith.addi %4370, %4392 : index
            memref.store %4510, %13[%4520] : memref<?xf32>
            %4521 = arith.addi %4370, %4392 : index
            %4522 = arith.addi %4521, %c30 : index
            memref.store %4513, %13[%4522] : memref<?xf32>
          }
        }
      } else {
        %4523 = arith.cmpi slt, %0, %heads : index
        scf.if %4523 {
          %4524 = arith.muli %4369, %heads : index
          %4525 = arith.addi %4524, %0 : index
          %4526 = arith.muli %4525, %c28 : index
          %4527 = arith.addi %4526, %4372 : index
          memref.store %4380, %q[%4527] : memref<?xf32>
          %4528 = arith.addi %4527, %c30 : index
          memref.store %4389, %q[%4528] : memref<?xf32>
        } else {
          %4529 = arith.addi %4370, %4372 : index
          memref.store %4380, %13[%4529] : memref<?xf32>
          %4530 = arith.addi %4370, %4372 : index
          %4531 = arith.addi %4530, %c30 : index
          memref.store %4389, %13[%4531] : memref<?xf32>
        }
        scf.if %4391 {
          %4532 = arith.cmpi slt, %0, %heads : index
          scf.if %4532 {
            %4533 = arith.muli %4369, %heads : index
            %4534 = arith.addi %4533, %0 : index
            %4535 = arith.muli %4534, %c28 : index
            %4536 = arith.addi %4535, %4392 : index
            memref.store %4400, %q[%4536] : memref<?xf32>
            %4537 = arith.addi %4536, %c30 : index
            memref.store %4409, %q[%4537] : memref<?xf32>
          } else {
            %4538 = arith.addi %4370, %4392 : index
            memref.store %4400, %13[%4538] : memref<?xf32>
            %4539 = arith.addi %4370, %4392 : index
            %4540 = arith.addi %4539, %c30 : index
            memref.store %4409, %13[%4540] : memref<?xf32>
          }
        }
      }
    }
    %4541 = arith.addi %4363, %c37 : index
    %4542 = arith.addi %4362, %4541 : index
    %4543 = arith.cmpi slt, %4542, %15 : index
    %4544 = arith.cmpi slt, %4541, %c14 : index
    %4545 = arith.andi %4543, %4544 : i1
    scf.if %4545 {
      %4546 = arith.addi %4362, %4541 : index
      %4547 = arith.muli %4541, %c28 : index
      %4548 = wave.lane
      %4549 = arith.addi %4548, %c7 : index
      %4550 = arith.cmpi eq, %hasBias, %c6 : index
      %4551 = arith.addi %4547, %4549 : index
      %4552 = memref.load %13[%4551] : memref<?xf32>
      %4553 = arith.muli %0, %c28 : index
      %4554 = arith.addi %4553, %4549 : index
      %4555 = memref.load %bias[%4554] : memref<?xf32>
      %4556 = arith.addf %4552, %4555 : f32
      %4557 = arith.select %4550, %4556, %4552 : f32
      %4558 = arith.addi %4549, %c30 : index
      %4559 = arith.cmpi eq, %hasBias, %c6 : index
      %4560 = arith.addi %4547, %4558 : index
      %4561 = memref.load %13[%4560] : memref<?xf32>
      %4562 = arith.muli %0, %c28 : index
      %4563 = arith.addi %4562, %4558 : index
      %4564 = memref.load %bias[%4563] : memref<?xf32>
      %4565 = arith.addf %4561, %4564 : f32
      %4566 = arith.select %4559, %4565, %4561 : f32
      %4567 = arith.addi %4548, %c4 : index
      %4568 = arith.cmpi slt, %4567, %c30 : index
      %4569 = arith.minsi %4567, %c31 : index
      %4570 = arith.cmpi eq, %hasBias, %c6 : index
      %4571 = arith.addi %4547, %4569 : index
      %4572 = memref.load %13[%4571] : memref<?xf32>
      %4573 = arith.muli %0, %c28 : index
      %4574 = arith.addi %4573, %4569 : index
      %4575 = memref.load %bias[%4574] : memref<?xf32>
      %4576 = arith.addf %4572, %4575 : f32
      %4577 = arith.select %4570, %4576, %4572 : f32
      %4578 = arith.addi %4569, %c30 : index
      %4579 = arith.cmpi eq, %hasBias, %c6 : index
      %4580 = arith.addi %4547, %4578 : index
      %4581 = memref.load %13[%4580] : memref<?xf32>
      %4582 = arith.muli %0, %c28 : index
      %4583 = arith.addi %4582, %4578 : index
      %4584 = memref.load %bias[%4583] : memref<?xf32>
      %4585 = arith.addf %4581, %4584 : f32
      %4586 = arith.select %4579, %4585, %4581 : f32
      %4587 = arith.addi %heads, %kvHeads : index
      %4588 = arith.cmpi slt, %0, %4587 : index
      scf.if %4588 {
        %4589 = arith.addi %positionsAt, %4546 : index
        %4590 = memref.load %step[%4589] : memref<?xi32>
        %4591 = arith.index_cast %4590 : i32 to index
        %4592 = arith.cmpi eq, %hasNorm, %c6 : index
        %4593 = math.fma %4557, %4557, %c34 : f32
        %4594 = math.fma %4566, %4566, %4593 : f32
        %4595 = math.fma %4577, %4577, %4594 : f32
        %4596 = arith.select %4568, %4595, %4594 : f32
        %4597 = math.fma %4586, %4586, %4596 : f32
        %4598 = arith.select %4568, %4597, %4596 : f32
        %4599 = vector.broadcast %4598 : f32 to vector<1xf32>
        %4600 = wave.reduce "add" %4599 : vector<1xf32>
        %4601 = arith.mulf %4600, %inverseHeadDim : f32
        %4602 = arith.addf %4601, %epsilon : f32
        %4603 = math.sqrt %4602 : f32
        %4604 = arith.divf %c27, %4603 : f32
        %4605 = arith.cmpi slt, %0, %heads : index
        %4606 = arith.addi %4549, %c30 : index
        %4607 = memref.load %query_norm[%4549] : memref<?xf32>
        %4608 = memref.load %key_norm[%4549] : memref<?xf32>
        %4609 = arith.select %4605, %4607, %4608 : f32
        %4610 = arith.mulf %4557, %4604 : f32
        %4611 = arith.mulf %4610, %4609 : f32
        %4612 = arith.select %4592, %4611, %4557 : f32
        %4613 = memref.load %query_norm[%4606] : memref<?xf32>
        %4614 = memref.load %key_norm[%4606] : memref<?xf32>
        %4615 = arith.select %4605, %4613, %4614 : f32
        %4616 = arith.mulf %4566, %4604 : f32
        %4617 = arith.mulf %4616, %4615 : f32
        %4618 = arith.select %4592, %4617, %4566 : f32
        %4619 = arith.addi %4569, %c30 : index
        %4620 = memref.load %query_norm[%4569] : memref<?xf32>
        %4621 = memref.load %key_norm[%4569] : memref<?xf32>
        %4622 = arith.select %4605, %4620, %4621 : f32
        %4623 = arith.mulf %4577, %4604 : f32
        %4624 = arith.mulf %4623, %4622 : f32
        %4625 = arith.select %4592, %4624, %4577 : f32
        %4626 = memref.load %query_norm[%4619] : memref<?xf32>
        %4627 = memref.load %key_norm[%4619] : memref<?xf32>
        %4628 = arith.select %4605, %4626, %4627 : f32
        %4629 = arith.mulf %4586, %4604 : f32
        %4630 = arith.mulf %4629, %4628 : f32
        %4631 = arith.select %4592, %4630, %4586 : f32
        %4632 = arith.remui %4591, %c18 : index
        %4633 = arith.muli %4632, %c28 : index
        %4634 = arith.addi %4633, %4549 : index
        %4635 = arith.divui %4591, %c18 : index
        %4636 = arith.addi %4635, %c18 : index
        %4637 = arith.muli %4636, %c28 : index
        %4638 = arith.addi %4637, %4549 : index
        %4639 = memref.load %rope[%4634] : memref<?xf32>
        %4640 = arith.addi %4634, %c30 : index
        %4641 = memref.load %rope[%4640] : memref<?xf32>
        %4642 = memref.load %rope[%4638] : memref<?xf32>
        %4643 = arith.addi %4638, %c30 : index
        %4644 = memref.load %rope[%4643] : memref<?xf32>
        %4645 = arith.mulf %4642, %4639 : f32
        %4646 = arith.mulf %4644, %4641 : f32
        %4647 = arith.subf %4645, %4646 : f32
        %4648 = arith.mulf %4644, %4639 : f32
        %4649 = arith.mulf %4642, %4641 : f32
        %4650 = arith.addf %4648, %4649 : f32
        %4651 = arith.mulf %4612, %4647 : f32
        %4652 = arith.mulf %4618, %4650 : f32
        %4653 = arith.subf %4651, %4652 : f32
        %4654 = arith.mulf %4618, %4647 : f32
        %4655 = arith.mulf %4612, %4650 : f32
        %4656 = arith.addf %4654, %4655 : f32
        %4657 = arith.cmpi slt, %0, %heads : index
        scf.if %4657 {
          %4658 = arith.muli %4546, %heads : index
          %4659 = arith.addi %4658, %0 : index
          %4660 = arith.muli %4659, %c28 : index
          %4661 = arith.addi %4660, %4549 : index
          memref.store %4653, %q[%4661] : memref<?xf32>
          %4662 = arith.addi %4661, %c30 : index
          memref.store %4656, %q[%4662] : memref<?xf32>
        } else {
          %4663 = arith.addi %4547, %4549 : index
          memref.store %4653, %13[%4663] : memref<?xf32>
          %4664 = arith.addi %4547, %4549 : index
          %4665 = arith.addi %4664, %c30 : index
          memref.store %4656, %13[%4665] : memref<?xf32>
        }
        %4666 = arith.remui %4591, %c18 : index
        %4667 = arith.muli %4666, %c28 : index
        %4668 = arith.addi %4667, %4569 : index
        %4669 = arith.divui %4591, %c18 : index
        %4670 = arith.addi %4669, %c18 : index
        %4671 = arith.muli %4670, %c28 : index
        %4672 = arith.addi %4671, %4569 : index
        %4673 = memref.load %rope[%4668] : memref<?xf32>
        %4674 = arith.addi %4668, %c30 : index
        %4675 = memref.load %rope[%4674] : memref<?xf32>
        %4676 = memref.load %rope[%4672] : memref<?xf32>
        %4677 = arith.addi %4672, %c30 : index
        %4678 = memref.load %rope[%4677] : memref<?xf32>
        %4679 = arith.mulf %4676, %4673 : f32
        %4680 = arith.mulf %4678, %4675 : f32
        %4681 = arith.subf %4679, %4680 : f32
        %4682 = arith.mulf %4678, %4673 : f32
        %4683 = arith.mulf %4676, %4675 : f32
        %4684 = arith.addf %4682, %4683 : f32
        %4685 = arith.mulf %4625, %4681 : f32
        %4686 = arith.mulf %4631, %4684 : f32
        %4687 = arith.subf %4685, %4686 : f32
        %4688 = arith.mulf %4631, %4681 : f32
        %4689 = arith.mulf %4625, %4684 : f32
        %4690 = arith.addf %4688, %4689 : f32
        scf.if %4568 {
          %4691 = arith.cmpi slt, %0, %heads : index
          scf.if %4691 {
            %4692 = arith.muli %4546, %heads : index
            %4693 = arith.addi %4692, %0 : index
            %4694 = arith.muli %4693, %c28 : index
            %4695 = arith.addi %4694, %4569 : index
            memref.store %4687, %q[%4695] : memref<?xf32>
            %4696 = arith.addi %4695, %c30 : index
            memref.store %4690, %q[%4696] : memref<?xf32>
          } else {
            %4697 = arith.addi %4547, %4569 : index
            memref.store %4687, %13[%4697] : memref<?xf32>
            %4698 = arith.addi %4547, %4569 : index
            %4699 = arith.addi %4698, %c30 : index
            memref.store %4690, %13[%4699] : memref<?xf32>
          }
        }
      } else {
        %4700 = arith.cmpi slt, %0, %heads : index
        scf.if %4700 {
          %4701 = arith.muli %4546, %heads : index
          %4702 = arith.addi %4701, %0 : index
          %4703 = arith.muli %4702, %c28 : index
          %4704 = arith.addi %4703, %4549 : index
          memref.store %4557, %q[%4704] : memref<?xf32>
          %4705 = arith.addi %4704, %c30 : index
          memref.store %4566, %q[%4705] : memref<?xf32>
        } else {
          %4706 = arith.addi %4547, %4549 : index
          memref.store %4557, %13[%4706] : memref<?xf32>
          %4707 = arith.addi %4547, %4549 : index
          %4708 = arith.addi %4707, %c30 : index
          memref.store %4566, %13[%4708] : memref<?xf32>
        }
        scf.if %4568 {
          %4709 = arith.cmpi slt, %0, %heads : index
          scf.if %4709 {
            %4710 = arith.muli %4546, %heads : index
            %4711 = arith.addi %4710, %0 : index
            %4712 = arith.muli %4711, %c28 : index
            %4713 = arith.addi %4712, %4569 : index
            memref.store %4577, %q[%4713] : memref<?xf32>
            %4714 = arith.addi %4713, %c30 : index
            memref.store %4586, %q[%4714] : memref<?xf32>
          } else {
            %4715 = arith.addi %4547, %4569 : index
            memref.store %4577, %13[%4715] : memref<?xf32>
            %4716 = arith.addi %4547, %4569 : index
            %4717 = arith.addi %4716, %c30 : index
            memref.store %4586, %13[%4717] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4718 = arith.cmpi sge, %0, %heads : index
    scf.if %4718 {
      %4719 = arith.addi %4363, %c7 : index
      %4720 = arith.addi %4362, %4719 : index
      %4721 = arith.cmpi slt, %4720, %15 : index
      %4722 = arith.cmpi slt, %4719, %c14 : index
      %4723 = arith.andi %4721, %4722 : i1
      scf.if %4723 {
        %4724 = arith.addi %4362, %4719 : index
        %4725 = arith.addi %slotsAt, %4724 : index
        %4726 = memref.load %step[%4725] : memref<?xi32>
        %4727 = arith.index_cast %4726 : i32 to index
        %4728 = arith.cmpi sge, %4727, %c7 : index
        scf.if %4728 {
          %4729 = arith.muli %4719, %c28 : index
          %4730 = arith.subi %0, %heads : index
          %4731 = memref.load %scales[%4730] : memref<?xf32>
          %4732 = vector.broadcast %4731 : f32 to vector<4xf32>
          %4733 = arith.divui %4727, %c14 : index
          %4734 = arith.remui %4727, %c14 : index
          %4735 = arith.muli %4733, %pageBytes : index
          %4736 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4736 {
            %4737 = wave.lane
            %4738 = arith.muli %4737, %c12 : index
            scf.for %4739 = %4738 to %c28 step %c5 {
              %4740 = arith.addi %4729, %4739 : index
              %4741 = vector.load %13[%4740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4742 = arith.mulf %4741, %4732 : vector<4xf32>
              %4743 = arith.minimumf %4742, %c41 : vector<4xf32>
              %4744 = arith.maximumf %4743, %c42 : vector<4xf32>
              %4745 = arith.truncf %4744 : vector<4xf32> to vector<4xf16>
              %4746 = vector.bitcast %4745 : vector<4xf16> to vector<8xi8>
              %4747 = arith.cmpi slt, %4730, %kvHeads : index
              scf.if %4747 {
                %4748 = arith.muli %4730, %c43 : index
                %4749 = arith.addi %4735, %4748 : index
                %4750 = arith.divui %4739, %c14 : index
                %4751 = arith.muli %4750, %c17 : index
                %4752 = arith.remui %4739, %c14 : index
                %4753 = arith.divui %4752, %c21 : index
                %4754 = arith.muli %4753, %c18 : index
                %4755 = arith.muli %4734, %c14 : index
                %4756 = arith.addi %4754, %4755 : index
                %4757 = arith.remui %4752, %c21 : index
                %4758 = arith.muli %4757, %c19 : index
                %4759 = arith.addi %4756, %4758 : index
                %4760 = arith.addi %4751, %4759 : index
                %4761 = arith.addi %4749, %4760 : index
                vector.store %4746, %kv[%4761] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4762 = arith.subi %4730, %kvHeads : index
                %4763 = arith.muli %4762, %c43 : index
                %4764 = arith.addi %4735, %4763 : index
                %4765 = arith.addi %4739, %c7 : index
                %4766 = arith.divui %4765, %c14 : index
                %4767 = arith.muli %4766, %c17 : index
                %4768 = arith.addi %4767, %c8 : index
                %4769 = arith.remui %4765, %c14 : index
                %4770 = arith.divui %4734, %c19 : index
                %4771 = arith.remui %4734, %c19 : index
                %4772 = arith.muli %4771, %c21 : index
                %4773 = arith.addi %4770, %4772 : index
                %4774 = arith.divui %4773, %c21 : index
                %4775 = arith.muli %4774, %c18 : index
                %4776 = arith.muli %4769, %c14 : index
                %4777 = arith.addi %4775, %4776 : index
                %4778 = arith.remui %4773, %c21 : index
                %4779 = arith.muli %4778, %c19 : index
                %4780 = arith.addi %4777, %4779 : index
                %4781 = arith.addi %4768, %4780 : index
                %4782 = arith.addi %4764, %4781 : index
                %4783 = vector.shuffle %4746, %4746 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4783, %kv[%4782] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4784 = arith.addi %4739, %c6 : index
                %4785 = arith.divui %4784, %c14 : index
                %4786 = arith.muli %4785, %c17 : index
                %4787 = arith.addi %4786, %c8 : index
                %4788 = arith.remui %4784, %c14 : index
                %4789 = arith.divui %4734, %c19 : index
                %4790 = arith.remui %4734, %c19 : index
                %4791 = arith.muli %4790, %c21 : index
                %4792 = arith.addi %4789, %4791 : index
                %4793 = arith.divui %4792, %c21 : index
                %4794 = arith.muli %4793, %c18 : index
                %4795 = arith.muli %4788, %c14 : index
                %4796 = arith.addi %4794, %4795 : index
                %4797 = arith.remui %4792, %c21 : index
                %4798 = arith.muli %4797, %c19 : index
                %4799 = arith.addi %4796, %4798 : index
                %4800 = arith.addi %4787, %4799 : index
                %4801 = arith.addi %4764, %4800 : index
                %4802 = vector.shuffle %4746, %4746 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4802, %kv[%4801] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4803 = arith.addi %4739, %c19 : index
                %4804 = arith.divui %4803, %c14 : index
                %4805 = arith.muli %4804, %c17 : index
                %4806 = arith.addi %4805, %c8 : index
                %4807 = arith.remui %4803, %c14 : index
                %4808 = arith.divui %4734, %c19 : index
                %4809 = arith.remui %4734, %c19 : index
                %4810 = arith.muli %4809, %c21 : index
                %4811 = arith.addi %4808, %4810 : index
                %4812 = arith.divui %4811, %c21 : index
                %4813 = arith.muli %4812, %c18 : index
                %4814 = arith.muli %4807, %c14 : index
                %4815 = arith.addi %4813, %4814 : index
                %4816 = arith.remui %4811, %c21 : index
                %4817 = arith.muli %4816, %c19 : index
                %4818 = arith.addi %4815, %4817 : index
                %4819 = arith.addi %4806, %4818 : index
                %4820 = arith.addi %4764, %4819 : index
                %4821 = vector.shuffle %4746, %4746 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4821, %kv[%4820] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4822 = arith.addi %4739, %c20 : index
                %4823 = arith.divui %4822, %c14 : index
                %4824 = arith.muli %4823, %c17 : index
                %4825 = arith.addi %4824, %c8 : index
                %4826 = arith.remui %4822, %c14 : index
                %4827 = arith.divui %4734, %c19 : index
                %4828 = arith.remui %4734, %c19 : index
                %4829 = arith.muli %4828, %c21 : index
                %4830 = arith.addi %4827, %4829 : index
                %4831 = arith.divui %4830, %c21 : index
                %4832 = arith.muli %4831, %c18 : index
                %4833 = arith.muli %4826, %c14 : index
                %4834 = arith.addi %4832, %4833 : index
                %4835 = arith.remui %4830, %c21 : index
                %4836 = arith.muli %4835, %c19 : index
                %4837 = arith.addi %4834, %4836 : index
                %4838 = arith.addi %4825, %4837 : index
                %4839 = arith.addi %4764, %4838 : index
                %4840 = vector.shuffle %4746, %4746 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4840, %kv[%4839] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4841 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4841 {
            %4842 = wave.lane
            %4843 = arith.muli %4842, %c12 : index
            scf.for %4844 = %4843 to %c28 step %c5 {
              %4845 = arith.addi %4729, %4844 : index
              %4846 = vector.load %13[%4845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4847 = arith.mulf %4846, %4732 : vector<4xf32>
              %4848 = wave.fp8_encode "e4m3" %4847 : vector<4xf32> -> vector<4xi8>
              %4849 = arith.cmpi slt, %4730, %kvHeads : index
              scf.if %4849 {
                %4850 = arith.muli %4730, %c8 : index
                %4851 = arith.addi %4735, %4850 : index
                %4852 = vector.shuffle %4848, %4848 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4853 = arith.divui %4844, %c14 : index
                %4854 = arith.muli %4853, %c18 : index
                %4855 = arith.remui %4844, %c14 : index
                %4856 = arith.muli %4734, %c14 : index
                %4857 = arith.divui %4855, %c12 : index
                %4858 = arith.muli %4857, %c12 : index
                %4859 = arith.remui %4855, %c19 : index
                %4860 = arith.muli %4859, %c19 : index
                %4861 = arith.addi %4858, %4860 : index
                %4862 = arith.divui %4855, %c19 : index
                %4863 = arith.remui %4862, %c19 : index
                %4864 = arith.addi %4861, %4863 : index
                %4865 = arith.addi %4856, %4864 : index
                %4866 = arith.addi %4854, %4865 : index
                %4867 = arith.addi %4851, %4866 : index
                vector.store %4852, %kv[%4867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4868 = arith.subi %4730, %kvHeads : index
                %4869 = arith.muli %4868, %c8 : index
                %4870 = arith.addi %4735, %4869 : index
                %4871 = arith.addi %4844, %c7 : index
                %4872 = arith.divui %4871, %c14 : index
                %4873 = arith.muli %4872, %c18 : index
                %4874 = arith.addi %4873, %c9 : index
                %4875 = arith.remui %4871, %c14 : index
                %4876 = arith.divui %4734, %c19 : index
                %4877 = arith.remui %4734, %c19 : index
                %4878 = arith.muli %4877, %c21 : index
                %4879 = arith.addi %4876, %4878 : index
                %4880 = arith.muli %4875, %c14 : index
                %4881 = arith.divui %4879, %c12 : index
                %4882 = arith.muli %4881, %c12 : index
                %4883 = arith.remui %4879, %c19 : index
                %4884 = arith.muli %4883, %c19 : index
                %4885 = arith.addi %4882, %4884 : index
                %4886 = arith.divui %4879, %c19 : index
                %4887 = arith.remui %4886, %c19 : index
                %4888 = arith.addi %4885, %4887 : index
                %4889 = arith.addi %4880, %4888 : index
                %4890 = arith.addi %4874, %4889 : index
                %4891 = arith.addi %4870, %4890 : index
                %4892 = vector.shuffle %4848, %4848 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4892, %kv[%4891] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4893 = arith.addi %4844, %c6 : index
                %4894 = arith.divui %4893, %c14 : index
                %4895 = arith.muli %4894, %c18 : index
                %4896 = arith.addi %4895, %c9 : index
                %4897 = arith.remui %4893, %c14 : index
                %4898 = arith.divui %4734, %c19 : index
                %4899 = arith.remui %4734, %c19 : index
                %4900 = arith.muli %4899, %c21 : index
                %4901 = arith.addi %4898, %4900 : index
                %4902 = arith.muli %4897, %c14 : index
                %4903 = arith.divui %4901, %c12 : index
                %4904 = arith.muli %4903, %c12 : index
                %4905 = arith.remui %4901, %c19 : index
                %4906 = arith.muli %4905, %c19 : index
                %4907 = arith.addi %4904, %4906 : index
                %4908 = arith.divui %4901, %c19 : index
                %4909 = arith.remui %4908, %c19 : index
                %4910 = arith.addi %4907, %4909 : index
                %4911 = arith.addi %4902, %4910 : index
                %4912 = arith.addi %4896, %4911 : index
                %4913 = arith.addi %4870, %4912 : index
                %4914 = vector.shuffle %4848, %4848 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4914, %kv[%4913] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4915 = arith.addi %4844, %c19 : index
                %4916 = arith.divui %4915, %c14 : index
                %4917 = arith.muli %4916, %c18 : index
                %4918 = arith.addi %4917, %c9 : index
                %4919 = arith.remui %4915, %c14 : index
                %4920 = arith.divui %4734, %c19 : index
                %4921 = arith.remui %4734, %c19 : index
                %4922 = arith.muli %4921, %c21 : index
                %4923 = arith.addi %4920, %4922 : index
                %4924 = arith.muli %4919, %c14 : index
                %4925 = arith.divui %4923, %c12 : index
                %4926 = arith.muli %4925, %c12 : index
                %4927 = arith.remui %4923, %c19 : index
                %4928 = arith.muli %4927, %c19 : index
                %4929 = arith.addi %4926, %4928 : index
                %4930 = arith.divui %4923, %c19 : index
                %4931 = arith.remui %4930, %c19 : index
                %4932 = arith.addi %4929, %4931 : index
                %4933 = arith.addi %4924, %4932 : index
                %4934 = arith.addi %4918, %4933 : index
                %4935 = arith.addi %4870, %4934 : index
                %4936 = vector.shuffle %4848, %4848 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4936, %kv[%4935] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4937 = arith.addi %4844, %c20 : index
                %4938 = arith.divui %4937, %c14 : index
                %4939 = arith.muli %4938, %c18 : index
                %4940 = arith.addi %4939, %c9 : index
                %4941 = arith.remui %4937, %c14 : index
                %4942 = arith.divui %4734, %c19 : index
                %4943 = arith.remui %4734, %c19 : index
                %4944 = arith.muli %4943, %c21 : index
                %4945 = arith.addi %4942, %4944 : index
                %4946 = arith.muli %4941, %c14 : index
                %4947 = arith.divui %4945, %c12 : index
                %4948 = arith.muli %4947, %c12 : index
                %4949 = arith.remui %4945, %c19 : index
                %4950 = arith.muli %4949, %c19 : index
                %4951 = arith.addi %4948, %4950 : index
                %4952 = arith.divui %4945, %c19 : index
                %4953 = arith.remui %4952, %c19 : index
                %4954 = arith.addi %4951, %4953 : index
                %4955 = arith.addi %4946, %4954 : index
                %4956 = arith.addi %4940, %4955 : index
                %4957 = arith.addi %4870, %4956 : index
                %4958 = vector.shuffle %4848, %4848 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4958, %kv[%4957] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4959 = arith.cmpi eq, %codec, %c19 : index
          scf.if %4959 {
            %4960 = wave.lane
            %4961 = arith.muli %4960, %c12 : index
            scf.for %4962 = %4961 to %c28 step %c5 {
              %4963 = arith.addi %4729, %4962 : index
              %4964 = vector.load %13[%4963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4965 = arith.mulf %4964, %4732 : vector<4xf32>
              %4966 = wave.fp8_encode "e5m2" %4965 : vector<4xf32> -> vector<4xi8>
              %4967 = arith.cmpi slt, %4730, %kvHeads : index
              scf.if %4967 {
                %4968 = arith.muli %4730, %c8 : index
                %4969 = arith.addi %4735, %4968 : index
                %4970 = vector.shuffle %4966, %4966 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4971 = arith.divui %4962, %c14 : index
                %4972 = arith.muli %4971, %c18 : index
                %4973 = arith.remui %4962, %c14 : index
                %4974 = arith.muli %4734, %c14 : index
                %4975 = arith.divui %4973, %c12 : index
                %4976 = arith.muli %4975, %c12 : index
                %4977 = arith.remui %4973, %c19 : index
                %4978 = arith.muli %4977, %c19 : index
                %4979 = arith.addi %4976, %4978 : index
                %4980 = arith.divui %4973, %c19 : index
                %4981 = arith.remui %4980, %c19 : index
                %4982 = arith.addi %4979, %4981 : index
                %4983 = arith.addi %4974, %4982 : index
                %4984 = arith.addi %4972, %4983 : index
                %4985 = arith.addi %4969, %4984 : index
                vector.store %4970, %kv[%4985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4986 = arith.subi %4730, %kvHeads : index
                %4987 = arith.muli %4986, %c8 : index
                %4988 = arith.addi %4735, %4987 : index
                %4989 = arith.addi %4962, %c7 : index
                %4990 = arith.divui %4989, %c14 : index
                %4991 = arith.muli %4990, %c18 : index
                %4992 = arith.addi %4991, %c9 : index
                %4993 = arith.remui %4989, %c14 : index
                %4994 = arith.divui %4734, %c19 : index
                %4995 = arith.remui %4734, %c19 : index
                %4996 = arith.muli %4995, %c21 : index
                %4997 = arith.addi %4994, %4996 : index
                %4998 = arith.muli %4993, %c14 : index
                %4999 = arith.divui %4997, %c12 : index
                %5000 = arith.muli %4999, %c12 : index
                %5001 = arith.remui %4997, %c19 : index
                %5002 = arith.muli %5001, %c19 : index
                %5003 = arith.addi %5000, %5002 : index
                %5004 = arith.divui %4997, %c19 : index
                %5005 = arith.remui %5004, %c19 : index
                %5006 = arith.addi %5003, %5005 : index
                %5007 = arith.addi %4998, %5006 : index
                %5008 = arith.addi %4992, %5007 : index
                %5009 = arith.addi %4988, %5008 : index
                %5010 = vector.shuffle %4966, %4966 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5010, %kv[%5009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5011 = arith.addi %4962, %c6 : index
                %5012 = arith.divui %5011, %c14 : index
                %5013 = arith.muli %5012, %c18 : index
                %5014 = arith.addi %5013, %c9 : index
                %5015 = arith.remui %5011, %c14 : index
                %5016 = arith.divui %4734, %c19 : index
                %5017 = arith.remui %4734, %c19 : index
                %5018 = arith.muli %5017, %c21 : index
                %5019 = arith.addi %5016, %5018 : index
                %5020 = arith.muli %5015, %c14 : index
                %5021 = arith.divui %5019, %c12 : index
                %5022 = arith.muli %5021, %c12 : index
                %5023 = arith.remui %5019, %c19 : index
                %5024 = arith.muli %5023, %c19 : index
                %5025 = arith.addi %5022, %5024 : index
                %5026 = arith.divui %5019, %c19 : index
                %5027 = arith.remui %5026, %c19 : index
                %5028 = arith.addi %5025, %5027 : index
                %5029 = arith.addi %5020, %5028 : index
                %5030 = arith.addi %5014, %5029 : index
                %5031 = arith.addi %4988, %5030 : index
                %5032 = vector.shuffle %4966, %4966 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5032, %kv[%5031] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5033 = arith.addi %4962, %c19 : index
                %5034 = arith.divui %5033, %c14 : index
                %5035 = arith.muli %5034, %c18 : index
                %5036 = arith.addi %5035, %c9 : index
                %5037 = arith.remui %5033, %c14 : index
                %5038 = arith.divui %4734, %c19 : index
                %5039 = arith.remui %4734, %c19 : index
                %5040 = arith.muli %5039, %c21 : index
                %5041 = arith.addi %5038, %5040 : index
                %5042 = arith.muli %5037, %c14 : index
                %5043 = arith.divui %5041, %c12 : index
                %5044 = arith.muli %5043, %c12 : index
                %5045 = arith.remui %5041, %c19 : index
                %5046 = arith.muli %5045, %c19 : index
                %5047 = arith.addi %5044, %5046 : index
                %5048 = arith.divui %5041, %c19 : index
                %5049 = arith.remui %5048, %c19 : index
                %5050 = arith.addi %5047, %5049 : index
                %5051 = arith.addi %5042, %5050 : index
                %5052 = arith.addi %5036, %5051 : index
                %5053 = arith.addi %4988, %5052 : index
                %5054 = vector.shuffle %4966, %4966 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5054, %kv[%5053] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5055 = arith.addi %4962, %c20 : index
                %5056 = arith.divui %5055, %c14 : index
                %5057 = arith.muli %5056, %c18 : index
                %5058 = arith.addi %5057, %c9 : index
                %5059 = arith.remui %5055, %c14 : index
                %5060 = arith.divui %4734, %c19 : index
                %5061 = arith.remui %4734, %c19 : index
                %5062 = arith.muli %5061, %c21 : index
                %5063 = arith.addi %5060, %5062 : index
                %5064 = arith.muli %5059, %c14 : index
                %5065 = arith.divui %5063, %c12 : index
                %5066 = arith.muli %5065, %c12 : index
                %5067 = arith.remui %5063, %c19 : index
                %5068 = arith.muli %5067, %c19 : index
                %5069 = arith.addi %5066, %5068 : index
                %5070 = arith.divui %5063, %c19 : index
                %5071 = arith.remui %5070, %c19 : index
                %5072 = arith.addi %5069, %5071 : index
                %5073 = arith.addi %5064, %5072 : index
                %5074 = arith.addi %5058, %5073 : index
                %5075 = arith.addi %4988, %5074 : index
                %5076 = vector.shuffle %4966, %4966 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5076, %kv[%5075] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5077 = arith.addi %4363, %c37 : index
      %5078 = arith.addi %4362, %5077 : index
      %5079 = arith.cmpi slt, %5078, %15 : index
      %5080 = arith.cmpi slt, %5077, %c14 : index
      %5081 = arith.andi %5079, %5080 : i1
      scf.if %5081 {
        %5082 = arith.addi %4362, %5077 : index
        %5083 = arith.addi %slotsAt, %5082 : index
        %5084 = memref.load %step[%5083] : memref<?xi32>
        %5085 = arith.index_cast %5084 : i32 to index
        %5086 = arith.cmpi sge, %5085, %c7 : index
        scf.if %5086 {
          %5087 = arith.muli %5077, %c28 : index
          %5088 = arith.subi %0, %heads : index
          %5089 = memref.load %scales[%5088] : memref<?xf32>
          %5090 = vector.broadcast %5089 : f32 to vector<4xf32>
          %5091 = arith.divui %5085, %c14 : index
          %5092 = arith.remui %5085, %c14 : index
          %5093 = arith.muli %5091, %pageBytes : index
          %5094 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5094 {
            %5095 = wave.lane
            %5096 = arith.muli %5095, %c12 : index
            scf.for %5097 = %5096 to %c28 step %c5 {
              %5098 = arith.addi %5087, %5097 : index
              %5099 = vector.load %13[%5098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5100 = arith.mulf %5099, %5090 : vector<4xf32>
              %5101 = arith.minimumf %5100, %c41 : vector<4xf32>
              %5102 = arith.maximumf %5101, %c42 : vector<4xf32>
              %5103 = arith.truncf %5102 : vector<4xf32> to vector<4xf16>
              %5104 = vector.bitcast %5103 : vector<4xf16> to vector<8xi8>
              %5105 = arith.cmpi slt, %5088, %kvHeads : index
              scf.if %5105 {
                %5106 = arith.muli %5088, %c43 : index
                %5107 = arith.addi %5093, %5106 : index
                %5108 = arith.divui %5097, %c14 : index
                %5109 = arith.muli %5108, %c17 : index
                %5110 = arith.remui %5097, %c14 : index
                %5111 = arith.divui %5110, %c21 : index
                %5112 = arith.muli %5111, %c18 : index
                %5113 = arith.muli %5092, %c14 : index
                %5114 = arith.addi %5112, %5113 : index
                %5115 = arith.remui %5110, %c21 : index
                %5116 = arith.muli %5115, %c19 : index
                %5117 = arith.addi %5114, %5116 : index
                %5118 = arith.addi %5109, %5117 : index
                %5119 = arith.addi %5107, %5118 : index
                vector.store %5104, %kv[%5119] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5120 = arith.subi %5088, %kvHeads : index
                %5121 = arith.muli %5120, %c43 : index
                %5122 = arith.addi %5093, %5121 : index
                %5123 = arith.addi %5097, %c7 : index
                %5124 = arith.divui %5123, %c14 : index
                %5125 = arith.muli %5124, %c17 : index
                %5126 = arith.addi %5125, %c8 : index
                %5127 = arith.remui %5123, %c14 : index
                %5128 = arith.divui %5092, %c19 : index
                %5129 = arith.remui %5092, %c19 : index
                %5130 = arith.muli %5129, %c21 : index
                %5131 = arith.addi %5128, %5130 : index
                %5132 = arith.divui %5131, %c21 : index
                %5133 = arith.muli %5132, %c18 : index
                %5134 = arith.muli %5127, %c14 : index
                %5135 = arith.addi %5133, %5134 : index
                %5136 = arith.remui %5131, %c21 : index
                %5137 = arith.muli %5136, %c19 : index
                %5138 = arith.addi %5135, %5137 : index
                %5139 = arith.addi %5126, %5138 : index
                %5140 = arith.addi %5122, %5139 : index
                %5141 = vector.shuffle %5104, %5104 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5141, %kv[%5140] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5142 = arith.addi %5097, %c6 : index
                %5143 = arith.divui %5142, %c14 : index
                %5144 = arith.muli %5143, %c17 : index
                %5145 = arith.addi %5144, %c8 : index
                %5146 = arith.remui %5142, %c14 : index
                %5147 = arith.divui %5092, %c19 : index
                %5148 = arith.remui %5092, %c19 : index
                %5149 = arith.muli %5148, %c21 : index
                %5150 = arith.addi %5147, %5149 : index
                %5151 = arith.divui %5150, %c21 : index
                %5152 = arith.muli %5151, %c18 : index
                %5153 = arith.muli %5146, %c14 : index
                %5154 = arith.addi %5152, %5153 : index
                %5155 = arith.remui %5150, %c21 : index
                %5156 = arith.muli %5155, %c19 : index
                %5157 = arith.addi %5154, %5156 : index
                %5158 = arith.addi %5145, %5157 : index
                %5159 = arith.addi %5122, %5158 : index
                %5160 = vector.shuffle %5104, %5104 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5160, %kv[%5159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5161 = arith.addi %5097, %c19 : index
                %5162 = arith.divui %5161, %c14 : index
                %5163 = arith.muli %5162, %c17 : index
                %5164 = arith.addi %5163, %c8 : index
                %5165 = arith.remui %5161, %c14 : index
                %5166 = arith.divui %5092, %c19 : index
                %5167 = arith.remui %5092, %c19 : index
                %5168 = arith.muli %5167, %c21 : index
                %5169 = arith.addi %5166, %5168 : index
                %5170 = arith.divui %5169, %c21 : index
                %5171 = arith.muli %5170, %c18 : index
                %5172 = arith.muli %5165, %c14 : index
                %5173 = arith.addi %5171, %5172 : index
                %5174 = arith.remui %5169, %c21 : index
                %5175 = arith.muli %5174, %c19 : index
                %5176 = arith.addi %5173, %5175 : index
                %5177 = arith.addi %5164, %5176 : index
                %5178 = arith.addi %5122, %5177 : index
                %5179 = vector.shuffle %5104, %5104 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5179, %kv[%5178] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5180 = arith.addi %5097, %c20 : index
                %5181 = arith.divui %5180, %c14 : index
                %5182 = arith.muli %5181, %c17 : index
                %5183 = arith.addi %5182, %c8 : index
                %5184 = arith.remui %5180, %c14 : index
                %5185 = arith.divui %5092, %c19 : index
                %5186 = arith.remui %5092, %c19 : index
                %5187 = arith.muli %5186, %c21 : index
                %5188 = arith.addi %5185, %5187 : index
                %5189 = arith.divui %5188, %c21 : index
                %5190 = arith.muli %5189, %c18 : index
                %5191 = arith.muli %5184, %c14 : index
                %5192 = arith.addi %5190, %5191 : index
                %5193 = arith.remui %5188, %c21 : index
                %5194 = arith.muli %5193, %c19 : index
                %5195 = arith.addi %5192, %5194 : index
                %5196 = arith.addi %5183, %5195 : index
                %5197 = arith.addi %5122, %5196 : index
                %5198 = vector.shuffle %5104, %5104 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5198, %kv[%5197] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5199 = arith.cmpi eq, %codec, %c6 : index
          scf.if %5199 {
            %5200 = wave.lane
            %5201 = arith.muli %5200, %c12 : index
            scf.for %5202 = %5201 to %c28 step %c5 {
              %5203 = arith.addi %5087, %5202 : index
              %5204 = vector.load %13[%5203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5205 = arith.mulf %5204, %5090 : vector<4xf32>
              %5206 = wave.fp8_encode "e4m3" %5205 : vector<4xf32> -> vector<4xi8>
              %5207 = arith.cmpi slt, %5088, %kvHeads : index
              scf.if %5207 {
                %5208 = arith.muli %5088, %c8 : index
                %5209 = arith.addi %5093, %5208 : index
                %5210 = vector.shuffle %5206, %5206 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5211 = arith.divui %5202, %c14 : index
                %5212 = arith.muli %5211, %c18 : index
                %5213 = arith.remui %5202, %c14 : index
                %5214 = arith.muli %5092, %c14 : index
                %5215 = arith.divui %5213, %c12 : index
                %5216 = arith.muli %5215, %c12 : index
                %5217 = arith.remui %5213, %c19 : index
                %5218 = arith.muli %5217, %c19 : index
                %5219 = arith.addi %5216, %5218 : index
                %5220 = arith.divui %5213, %c19 : index
                %5221 = arith.remui %5220, %c19 : index
                %5222 = arith.addi %5219, %5221 : index
                %5223 = arith.addi %5214, %5222 : index
                %5224 = arith.addi %5212, %5223 : index
                %5225 = arith.addi %5209, %5224 : index
                vector.store %5210, %kv[%5225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5226 = arith.subi %5088, %kvHeads : index
                %5227 = arith.muli %5226, %c8 : index
                %5228 = arith.addi %5093, %5227 : index
                %5229 = arith.addi %5202, %c7 : index
                %5230 = arith.divui %5229, %c14 : index
                %5231 = arith.muli %5230, %c18 : index
                %5232 = arith.addi %5231, %c9 : index
                %5233 = arith.remui %5229, %c14 : index
                %5234 = arith.divui %5092, %c19 : index
                %5235 = arith.remui %5092, %c19 : index
                %5236 = arith.muli %5235, %c21 : index
                %5237 = arith.addi %5234, %5236 : index
                %5238 = arith.muli %5233, %c14 : index
                %5239 = arith.divui %5237, %c12 : index
                %5240 = arith.muli %5239, %c12 : index
                %5241 = arith.remui %5237, %c19 : index
                %5242 = arith.muli %5241, %c19 : index
                %5243 = arith.addi %5240, %5242 : index
                %5244 = arith.divui %5237, %c19 : index
                %5245 = arith.remui %5244, %c19 : index
                %5246 = arith.addi %5243, %5245 : index
                %5247 = arith.addi %5238, %5246 : index
                %5248 = arith.addi %5232, %5247 : index
                %5249 = arith.addi %5228, %5248 : index
                %5250 = vector.shuffle %5206, %5206 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5250, %kv[%5249] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5251 = arith.addi %5202, %c6 : index
                %5252 = arith.divui %5251, %c14 : index
                %5253 = arith.muli %5252, %c18 : index
                %5254 = arith.addi %5253, %c9 : index
                %5255 = arith.remui %5251, %c14 : index
                %5256 = arith.divui %5092, %c19 : index
                %5257 = arith.remui %5092, %c19 : index
                %5258 = arith.muli %5257, %c21 : index
                %5259 = arith.addi %5256, %5258 : index
                %5260 = arith.muli %5255, %c14 : index
                %5261 = arith.divui %5259, %c12 : index
                %5262 = arith.muli %5261, %c12 : index
                %5263 = arith.remui %5259, %c19 : index
                %5264 = arith.muli %5263, %c19 : index
                %5265 = arith.addi %5262, %5264 : index
                %5266 = arith.divui %5259, %c19 : index
                %5267 = arith.remui %5266, %c19 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.addi %5260, %5268 : index
                %5270 = arith.addi %5254, %5269 : index
                %5271 = arith.addi %5228, %5270 : index
                %5272 = vector.shuffle %5206, %5206 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5272, %kv[%5271] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5273 = arith.addi %5202, %c19 : index
                %5274 = arith.divui %5273, %c14 : index
                %5275 = arith.muli %5274, %c18 : index
                %5276 = arith.addi %5275, %c9 : index
                %5277 = arith.remui %5273, %c14 : index
                %5278 = arith.divui %5092, %c19 : index
                %5279 = arith.remui %5092, %c19 : index
                %5280 = arith.muli %5279, %c21 : index
                %5281 = arith.addi %5278, %5280 : index
                %5282 = arith.muli %5277, %c14 : index
                %5283 = arith.divui %5281, %c12 : index
                %5284 = arith.muli %5283, %c12 : index
                %5285 = arith.remui %5281, %c19 : index
                %5286 = arith.muli %5285, %c19 : index
                %5287 = arith.addi %5284, %5286 : index
                %5288 = arith.divui %5281, %c19 : index
                %5289 = arith.remui %5288, %c19 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.addi %5282, %5290 : index
                %5292 = arith.addi %5276, %5291 : index
                %5293 = arith.addi %5228, %5292 : index
                %5294 = vector.shuffle %5206, %5206 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5294, %kv[%5293] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5295 = arith.addi %5202, %c20 : index
                %5296 = arith.divui %5295, %c14 : index
                %5297 = arith.muli %5296, %c18 : index
                %5298 = arith.addi %5297, %c9 : index
                %5299 = arith.remui %5295, %c14 : index
                %5300 = arith.divui %5092, %c19 : index
                %5301 = arith.remui %5092, %c19 : index
                %5302 = arith.muli %5301, %c21 : index
                %5303 = arith.addi %5300, %5302 : index
                %5304 = arith.muli %5299, %c14 : index
                %5305 = arith.divui %5303, %c12 : index
                %5306 = arith.muli %5305, %c12 : index
                %5307 = arith.remui %5303, %c19 : index
                %5308 = arith.muli %5307, %c19 : index
                %5309 = arith.addi %5306, %5308 : index
                %5310 = arith.divui %5303, %c19 : index
                %5311 = arith.remui %5310, %c19 : index
                %5312 = arith.addi %5309, %5311 : index
                %5313 = arith.addi %5304, %5312 : index
                %5314 = arith.addi %5298, %5313 : index
                %5315 = arith.addi %5228, %5314 : index
                %5316 = vector.shuffle %5206, %5206 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5316, %kv[%5315] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5317 = arith.cmpi eq, %codec, %c19 : index
          scf.if %5317 {
            %5318 = wave.lane
            %5319 = arith.muli %5318, %c12 : index
            scf.for %5320 = %5319 to %c28 step %c5 {
              %5321 = arith.addi %5087, %5320 : index
              %5322 = vector.load %13[%5321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5323 = arith.mulf %5322, %5090 : vector<4xf32>
              %5324 = wave.fp8_encode "e5m2" %5323 : vector<4xf32> -> vector<4xi8>
              %5325 = arith.cmpi slt, %5088, %kvHeads : index
              scf.if %5325 {
                %5326 = arith.muli %5088, %c8 : index
                %5327 = arith.addi %5093, %5326 : index
                %5328 = vector.shuffle %5324, %5324 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5329 = arith.divui %5320, %c14 : index
                %5330 = arith.muli %5329, %c18 : index
                %5331 = arith.remui %5320, %c14 : index
                %5332 = arith.muli %5092, %c14 : index
                %5333 = arith.divui %5331, %c12 : index
                %5334 = arith.muli %5333, %c12 : index
                %5335 = arith.remui %5331, %c19 : index
                %5336 = arith.muli %5335, %c19 : index
                %5337 = arith.addi %5334, %5336 : index
                %5338 = arith.divui %5331, %c19 : index
                %5339 = arith.remui %5338, %c19 : index
                %5340 = arith.addi %5337, %5339 : index
                %5341 = arith.addi %5332, %5340 : index
                %5342 = arith.addi %5330, %5341 : index
                %5343 = arith.addi %5327, %5342 : index
                vector.store %5328, %kv[%5343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5344 = arith.subi %5088, %kvHeads : index
                %5345 = arith.muli %5344, %c8 : index
                %5346 = arith.addi %5093, %5345 : index
                %5347 = arith.addi %5320, %c7 : index
                %5348 = arith.divui %5347, %c14 : index
                %5349 = arith.muli %5348, %c18 : index
                %5350 = arith.addi %5349, %c9 : index
                %5351 = arith.remui %5347, %c14 : index
                %5352 = arith.divui %5092, %c19 : index
                %5353 = arith.remui %5092, %c19 : index
                %5354 = arith.muli %5353, %c21 : index
                %5355 = arith.addi %5352, %5354 : index
                %5356 = arith.muli %5351, %c14 : index
                %5357 = arith.divui %5355, %c12 : index
                %5358 = arith.muli %5357, %c12 : index
                %5359 = arith.remui %5355, %c19 : index
                %5360 = arith.muli %5359, %c19 : index
                %5361 = arith.addi %5358, %5360 : index
                %5362 = arith.divui %5355, %c19 : index
                %5363 = arith.remui %5362, %c19 : index
                %5364 = arith.addi %5361, %5363 : index
                %5365 = arith.addi %5356, %5364 : index
                %5366 = arith.addi %5350, %5365 : index
                %5367 = arith.addi %5346, %5366 : index
                %5368 = vector.shuffle %5324, %5324 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5368, %kv[%5367] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5369 = arith.addi %5320, %c6 : index
                %5370 = arith.divui %5369, %c14 : index
                %5371 = arith.muli %5370, %c18 : index
                %5372 = arith.addi %5371, %c9 : index
                %5373 = arith.remui %5369, %c14 : index
                %5374 = arith.divui %5092, %c19 : index
                %5375 = arith.remui %5092, %c19 : index
                %5376 = arith.muli %5375, %c21 : index
                %5377 = arith.addi %5374, %5376 : index
                %5378 = arith.muli %5373, %c14 : index
                %5379 = arith.divui %5377, %c12 : index
                %5380 = arith.muli %5379, %c12 : index
                %5381 = arith.remui %5377, %c19 : index
                %5382 = arith.muli %5381, %c19 : index
                %5383 = arith.addi %5380, %5382 : index
                %5384 = arith.divui %5377, %c19 : index
                %5385 = arith.remui %5384, %c19 : index
                %5386 = arith.addi %5383, %5385 : index
                %5387 = arith.addi %5378, %5386 : index
                %5388 = arith.addi %5372, %5387 : index
                %5389 = arith.addi %5346, %5388 : index
                %5390 = vector.shuffle %5324, %5324 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5390, %kv[%5389] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5391 = arith.addi %5320, %c19 : index
                %5392 = arith.divui %5391, %c14 : index
                %5393 = arith.muli %5392, %c18 : index
                %5394 = arith.addi %5393, %c9 : index
                %5395 = arith.remui %5391, %c14 : index
                %5396 = arith.divui %5092, %c19 : index
                %5397 = arith.remui %5092, %c19 : index
                %5398 = arith.muli %5397, %c21 : index
                %5399 = arith.addi %5396, %5398 : index
                %5400 = arith.muli %5395, %c14 : index
                %5401 = arith.divui %5399, %c12 : index
                %5402 = arith.muli %5401, %c12 : index
                %5403 = arith.remui %5399, %c19 : index
                %5404 = arith.muli %5403, %c19 : index
                %5405 = arith.addi %5402, %5404 : index
                %5406 = arith.divui %5399, %c19 : index
                %5407 = arith.remui %5406, %c19 : index
                %5408 = arith.addi %5405, %5407 : index
                %5409 = arith.addi %5400, %5408 : index
                %5410 = arith.addi %5394, %5409 : index
                %5411 = arith.addi %5346, %5410 : index
                %5412 = vector.shuffle %5324, %5324 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5412, %kv[%5411] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5413 = arith.addi %5320, %c20 : index
                %5414 = arith.divui %5413, %c14 : index
                %5415 = arith.muli %5414, %c18 : index
                %5416 = arith.addi %5415, %c9 : index
                %5417 = arith.remui %5413, %c14 : index
                %5418 = arith.divui %5092, %c19 : index
                %5419 = arith.remui %5092, %c19 : index
                %5420 = arith.muli %5419, %c21 : index
                %5421 = arith.addi %5418, %5420 : index
                %5422 = arith.muli %5417, %c14 : index
                %5423 = arith.divui %5421, %c12 : index
                %5424 = arith.muli %5423, %c12 : index
                %5425 = arith.remui %5421, %c19 : index
                %5426 = arith.muli %5425, %c19 : index
                %5427 = arith.addi %5424, %5426 : index
                %5428 = arith.divui %5421, %c19 : index
                %5429 = arith.remui %5428, %c19 : index
                %5430 = arith.addi %5427, %5429 : index
                %5431 = arith.addi %5422, %5430 : index
                %5432 = arith.addi %5416, %5431 : index
                %5433 = arith.addi %5346, %5432 : index
                %5434 = vector.shuffle %5324, %5324 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5434, %kv[%5433] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
