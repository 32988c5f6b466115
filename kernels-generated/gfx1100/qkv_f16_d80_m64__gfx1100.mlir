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
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c31 = arith.constant 40 : index
  %c32 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c37 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c45 = arith.constant 5120 : index
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
    %18 = wave.lane
    %19 = arith.remui %18, %c12 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c12 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c7, %c12 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c13 : index
    %28 = arith.remui %c7, %c12 : index
    %29 = arith.divui %28, %c14 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c14 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c14 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c7, %c14 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.addi %19, %c12 : index
    %39 = arith.addi %16, %38 : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.divui %inputFeatures, %c12 : index
    %42 = arith.muli %40, %41 : index
    %43 = arith.divui %c7, %c12 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %44, %c13 : index
    %46 = arith.remui %c7, %c12 : index
    %47 = arith.divui %46, %c14 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %tileRows, %c14 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.remui %39, %tileRows : index
    %52 = arith.muli %51, %c14 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.remui %c7, %c14 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.addi %19, %c4 : index
    %57 = arith.addi %16, %56 : index
    %58 = arith.divui %57, %tileRows : index
    %59 = arith.divui %inputFeatures, %c12 : index
    %60 = arith.muli %58, %59 : index
    %61 = arith.divui %c7, %c12 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.muli %62, %c13 : index
    %64 = arith.remui %c7, %c12 : index
    %65 = arith.divui %64, %c14 : index
    %66 = arith.addi %63, %65 : index
    %67 = arith.muli %tileRows, %c14 : index
    %68 = arith.muli %66, %67 : index
    %69 = arith.remui %57, %tileRows : index
    %70 = arith.muli %69, %c14 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.remui %c7, %c14 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.addi %19, %c15 : index
    %75 = arith.addi %16, %74 : index
    %76 = arith.divui %75, %tileRows : index
    %77 = arith.divui %inputFeatures, %c12 : index
    %78 = arith.muli %76, %77 : index
    %79 = arith.divui %c7, %c12 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.muli %80, %c13 : index
    %82 = arith.remui %c7, %c12 : index
    %83 = arith.divui %82, %c14 : index
    %84 = arith.addi %81, %83 : index
    %85 = arith.muli %tileRows, %c14 : index
    %86 = arith.muli %84, %85 : index
    %87 = arith.remui %75, %tileRows : index
    %88 = arith.muli %87, %c14 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.remui %c7, %c14 : index
    %91 = arith.addi %89, %90 : index
    %92 = arith.divui %inputFeatures, %c12 : index
    %93 = arith.muli %4, %stepsPerWave : index
    %94 = arith.minsi %93, %92 : index
    %95 = arith.addi %94, %stepsPerWave : index
    %96 = arith.minsi %95, %92 : index
    %97 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %98 = arith.subi %96, %94 : index
    %99 = arith.divui %98, %c19 : index
    %100 = arith.muli %99, %c19 : index
    %101 = arith.addi %94, %100 : index
    %102 = arith.addi %94, %stepsPerWave : index
    %103 = arith.select %97, %102, %101 : index
    %109:4 = scf.for %104 = %94 to %103 step %c19 iter_args(%105 = %c16, %106 = %c16, %107 = %c16, %108 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %110 = wave.lane
      %111 = arith.addi %104, %c7 : index
      %112 = arith.addi %11, %c5 : index
      %113 = arith.muli %111, %c20 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %110, %c12 : index
      %116 = arith.muli %115, %c12 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c21 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %104, %c6 : index
      %125 = arith.addi %11, %c5 : index
      %126 = arith.muli %124, %c20 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %110, %c12 : index
      %129 = arith.muli %128, %c12 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c21 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %104, %c13 : index
      %138 = arith.addi %11, %c5 : index
      %139 = arith.muli %137, %c20 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.remui %110, %c12 : index
      %142 = arith.muli %141, %c12 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c21 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.addi %104, %c22 : index
      %151 = arith.addi %11, %c5 : index
      %152 = arith.muli %150, %c20 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.remui %110, %c12 : index
      %155 = arith.muli %154, %c12 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
      %159 = arith.addi %156, %c21 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = arith.muli %104, %c6 : index
      %164 = arith.addi %163, %c7 : index
      %165 = arith.muli %tileRows, %c12 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.addi %37, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c14 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = wave.mma %172, %123, %105 : vector<16xf16>, vector<8xf32>
      %174 = arith.muli %104, %c6 : index
      %175 = arith.addi %174, %c7 : index
      %176 = arith.muli %tileRows, %c12 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.addi %55, %177 : index
      %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c14 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %123, %106 : vector<16xf16>, vector<8xf32>
      %185 = arith.muli %104, %c6 : index
      %186 = arith.addi %185, %c7 : index
      %187 = arith.muli %tileRows, %c12 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.addi %73, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c14 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %123, %107 : vector<16xf16>, vector<8xf32>
      %196 = arith.muli %104, %c6 : index
      %197 = arith.addi %196, %c7 : index
      %198 = arith.muli %tileRows, %c12 : index
      %199 = arith.muli %197, %198 : index
      %200 = arith.addi %91, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %tileRows, %c14 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = vector.shuffle %201, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = wave.mma %205, %123, %108 : vector<16xf16>, vector<8xf32>
      %207 = arith.muli %104, %c6 : index
      %208 = arith.addi %207, %c6 : index
      %209 = arith.muli %tileRows, %c12 : index
      %210 = arith.muli %208, %209 : index
      %211 = arith.addi %37, %210 : index
      %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = arith.muli %tileRows, %c14 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = vector.shuffle %212, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %217 = wave.mma %216, %136, %173 : vector<16xf16>, vector<8xf32>
      %218 = arith.muli %104, %c6 : index
      %219 = arith.addi %218, %c6 : index
      %220 = arith.muli %tileRows, %c12 : index
      %221 = arith.muli %219, %220 : index
      %222 = arith.addi %55, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = arith.muli %tileRows, %c14 : index
      %225 = arith.addi %222, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = wave.mma %227, %136, %184 : vector<16xf16>, vector<8xf32>
      %229 = arith.muli %104, %c6 : index
      %230 = arith.addi %229, %c6 : index
      %231 = arith.muli %tileRows, %c12 : index
      %232 = arith.muli %230, %231 : index
      %233 = arith.addi %73, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = arith.muli %tileRows, %c14 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = wave.mma %238, %136, %195 : vector<16xf16>, vector<8xf32>
      %240 = arith.muli %104, %c6 : index
      %241 = arith.addi %240, %c6 : index
      %242 = arith.muli %tileRows, %c12 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.addi %91, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.muli %tileRows, %c14 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %136, %206 : vector<16xf16>, vector<8xf32>
      %251 = arith.muli %104, %c6 : index
      %252 = arith.addi %251, %c13 : index
      %253 = arith.muli %tileRows, %c12 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %37, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c14 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %149, %217 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %104, %c6 : index
      %263 = arith.addi %262, %c13 : index
      %264 = arith.muli %tileRows, %c12 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %55, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c14 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %149, %228 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %104, %c6 : index
      %274 = arith.addi %273, %c13 : index
      %275 = arith.muli %tileRows, %c12 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %73, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c14 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %149, %239 : vector<16xf16>, vector<8xf32>
      %284 = arith.muli %104, %c6 : index
      %285 = arith.addi %284, %c13 : index
      %286 = arith.muli %tileRows, %c12 : index
      %287 = arith.muli %285, %286 : index
      %288 = arith.addi %91, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c14 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %149, %250 : vector<16xf16>, vector<8xf32>
      %295 = arith.muli %104, %c6 : index
      %296 = arith.addi %295, %c22 : index
      %297 = arith.muli %tileRows, %c12 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.addi %37, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.muli %tileRows, %c14 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = vector.shuffle %300, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = wave.mma %304, %162, %261 : vector<16xf16>, vector<8xf32>
      %306 = arith.muli %104, %c6 : index
      %307 = arith.addi %306, %c22 : index
      %308 = arith.muli %tileRows, %c12 : index
      %309 = arith.muli %307, %308 : index
      %310 = arith.addi %55, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = arith.muli %tileRows, %c14 : index
      %313 = arith.addi %310, %312 : index
      %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = vector.shuffle %311, %314 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %316 = wave.mma %315, %162, %272 : vector<16xf16>, vector<8xf32>
      %317 = arith.muli %104, %c6 : index
      %318 = arith.addi %317, %c22 : index
      %319 = arith.muli %tileRows, %c12 : index
      %320 = arith.muli %318, %319 : index
      %321 = arith.addi %73, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = arith.muli %tileRows, %c14 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %327 = wave.mma %326, %162, %283 : vector<16xf16>, vector<8xf32>
      %328 = arith.muli %104, %c6 : index
      %329 = arith.addi %328, %c22 : index
      %330 = arith.muli %tileRows, %c12 : index
      %331 = arith.muli %329, %330 : index
      %332 = arith.addi %91, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.muli %tileRows, %c14 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = vector.shuffle %333, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = wave.mma %337, %162, %294 : vector<16xf16>, vector<8xf32>
      scf.yield %305, %316, %327, %338 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %339 = arith.select %97, %103, %96 : index
    %345:4 = scf.for %340 = %103 to %339 step %c6 iter_args(%341 = %109#0, %342 = %109#1, %343 = %109#2, %344 = %109#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %346 = wave.lane
      %347 = arith.addi %340, %c7 : index
      %348 = arith.addi %11, %c5 : index
      %349 = arith.muli %347, %c20 : index
      %350 = arith.addi %348, %349 : index
      %351 = arith.remui %346, %c12 : index
      %352 = arith.muli %351, %c12 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %w[%353] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %355 = vector.bitcast %354 : vector<16xi8> to vector<8xf16>
      %356 = arith.addi %353, %c21 : index
      %357 = vector.load %w[%356] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %358 = vector.bitcast %357 : vector<16xi8> to vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = arith.muli %340, %c6 : index
      %361 = arith.addi %360, %c7 : index
      %362 = arith.muli %tileRows, %c12 : index
      %363 = arith.muli %361, %362 : index
      %364 = arith.addi %37, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = arith.muli %tileRows, %c14 : index
      %367 = arith.addi %364, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = vector.shuffle %365, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = wave.mma %369, %359, %341 : vector<16xf16>, vector<8xf32>
      %371 = arith.muli %340, %c6 : index
      %372 = arith.addi %371, %c7 : index
      %373 = arith.muli %tileRows, %c12 : index
      %374 = arith.muli %372, %373 : index
      %375 = arith.addi %55, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = arith.muli %tileRows, %c14 : index
      %378 = arith.addi %375, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = vector.shuffle %376, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = wave.mma %380, %359, %342 : vector<16xf16>, vector<8xf32>
      %382 = arith.muli %340, %c6 : index
      %383 = arith.addi %382, %c7 : index
      %384 = arith.muli %tileRows, %c12 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.addi %73, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c14 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %359, %343 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %340, %c6 : index
      %394 = arith.addi %393, %c7 : index
      %395 = arith.muli %tileRows, %c12 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %91, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c14 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %359, %344 : vector<16xf16>, vector<8xf32>
      scf.yield %370, %381, %392, %403 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %404 = arith.addi %16, %c7 : index
    %405 = wave.lane
    %406 = arith.muli %3, %c6 : index
    %407 = arith.muli %406, %c21 : index
    %408 = arith.addi %407, %405 : index
    %409 = arith.muli %4, %c9 : index
    %410 = arith.addi %409, %408 : index
    %411 = arith.addi %410, %c7 : index
    %412 = arith.addi %411, %c7 : index
    %413 = vector.extract %345#0[0] : f32 from vector<8xf32>
    memref.store %413, %12[%412] : memref<?xf32>
    %414 = arith.muli %4, %c9 : index
    %415 = arith.addi %414, %408 : index
    %416 = arith.addi %415, %c7 : index
    %417 = arith.addi %416, %c4 : index
    %418 = vector.extract %345#0[1] : f32 from vector<8xf32>
    memref.store %418, %12[%417] : memref<?xf32>
    %419 = arith.muli %4, %c9 : index
    %420 = arith.addi %419, %408 : index
    %421 = arith.addi %420, %c7 : index
    %422 = arith.addi %421, %c10 : index
    %423 = vector.extract %345#0[2] : f32 from vector<8xf32>
    memref.store %423, %12[%422] : memref<?xf32>
    %424 = arith.muli %4, %c9 : index
    %425 = arith.addi %424, %408 : index
    %426 = arith.addi %425, %c7 : index
    %427 = arith.addi %426, %c23 : index
    %428 = vector.extract %345#0[3] : f32 from vector<8xf32>
    memref.store %428, %12[%427] : memref<?xf32>
    %429 = arith.muli %4, %c9 : index
    %430 = arith.addi %429, %408 : index
    %431 = arith.addi %430, %c7 : index
    %432 = arith.addi %431, %c5 : index
    %433 = vector.extract %345#0[4] : f32 from vector<8xf32>
    memref.store %433, %12[%432] : memref<?xf32>
    %434 = arith.muli %4, %c9 : index
    %435 = arith.addi %434, %408 : index
    %436 = arith.addi %435, %c7 : index
    %437 = arith.addi %436, %c24 : index
    %438 = vector.extract %345#0[5] : f32 from vector<8xf32>
    memref.store %438, %12[%437] : memref<?xf32>
    %439 = arith.muli %4, %c9 : index
    %440 = arith.addi %439, %408 : index
    %441 = arith.addi %440, %c7 : index
    %442 = arith.addi %441, %c25 : index
    %443 = vector.extract %345#0[6] : f32 from vector<8xf32>
    memref.store %443, %12[%442] : memref<?xf32>
    %444 = arith.muli %4, %c9 : index
    %445 = arith.addi %444, %408 : index
    %446 = arith.addi %445, %c7 : index
    %447 = arith.addi %446, %c26 : index
    %448 = vector.extract %345#0[7] : f32 from vector<8xf32>
    memref.store %448, %12[%447] : memref<?xf32>
    wave.barrier
    %449 = arith.muli %4, %c19 : index
    %450 = arith.addi %449, %c7 : index
    %451 = arith.muli %450, %c13 : index
    %452 = arith.divui %405, %c12 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.addi %404, %453 : index
    %455 = arith.cmpi slt, %454, %15 : index
    scf.if %455 {
      %456 = arith.cmpi eq, %hasFactors, %c6 : index
      %457 = arith.muli %454, %c13 : index
      %458 = memref.load %factors[%457] : memref<?xf32>
      %459 = arith.mulf %458, %operandScale : f32
      %460 = arith.select %456, %459, %operandScale : f32
      %461 = arith.addi %408, %c7 : index
      %462 = arith.muli %450, %c4 : index
      %463 = arith.addi %461, %462 : index
      %464 = memref.load %12[%463] : memref<?xf32>
      %465 = arith.addi %463, %c9 : index
      %466 = memref.load %12[%465] : memref<?xf32>
      %467 = arith.addf %464, %466 : f32
      %468 = arith.remui %405, %c12 : index
      %469 = arith.muli %468, %c19 : index
      %470 = arith.addi %11, %469 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xf32>
      %473 = vector.extract %472[0] : f32 from vector<1xf32>
      %474 = arith.mulf %473, %460 : f32
      %475 = arith.mulf %467, %474 : f32
      %476 = arith.muli %3, %c6 : index
      %477 = arith.addi %476, %c7 : index
      %478 = arith.muli %477, %c12 : index
      %479 = arith.remui %405, %c12 : index
      %480 = arith.addi %478, %479 : index
      %481 = arith.muli %453, %c29 : index
      %482 = arith.addi %481, %480 : index
      memref.store %475, %13[%482] : memref<?xf32>
    }
    %483 = arith.muli %4, %c19 : index
    %484 = arith.addi %483, %c6 : index
    %485 = arith.muli %484, %c13 : index
    %486 = arith.divui %405, %c12 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.addi %404, %487 : index
    %489 = arith.cmpi slt, %488, %15 : index
    scf.if %489 {
      %490 = arith.cmpi eq, %hasFactors, %c6 : index
      %491 = arith.muli %488, %c13 : index
      %492 = memref.load %factors[%491] : memref<?xf32>
      %493 = arith.mulf %492, %operandScale : f32
      %494 = arith.select %490, %493, %operandScale : f32
      %495 = arith.addi %408, %c7 : index
      %496 = arith.muli %484, %c4 : index
      %497 = arith.addi %495, %496 : index
      %498 = memref.load %12[%497] : memref<?xf32>
      %499 = arith.addi %497, %c9 : index
      %500 = memref.load %12[%499] : memref<?xf32>
      %501 = arith.addf %498, %500 : f32
      %502 = arith.remui %405, %c12 : index
      %503 = arith.muli %502, %c19 : index
      %504 = arith.addi %11, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %494 : f32
      %509 = arith.mulf %501, %508 : f32
      %510 = arith.muli %3, %c6 : index
      %511 = arith.addi %510, %c7 : index
      %512 = arith.muli %511, %c12 : index
      %513 = arith.remui %405, %c12 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.muli %487, %c29 : index
      %516 = arith.addi %515, %514 : index
      memref.store %509, %13[%516] : memref<?xf32>
    }
    %517 = arith.muli %4, %c19 : index
    %518 = arith.addi %517, %c13 : index
    %519 = arith.muli %518, %c13 : index
    %520 = arith.divui %405, %c12 : index
    %521 = arith.addi %519, %520 : index
    %522 = arith.addi %404, %521 : index
    %523 = arith.cmpi slt, %522, %15 : index
    scf.if %523 {
      %524 = arith.cmpi eq, %hasFactors, %c6 : index
      %525 = arith.muli %522, %c13 : index
      %526 = memref.load %factors[%525] : memref<?xf32>
      %527 = arith.mulf %526, %operandScale : f32
      %528 = arith.select %524, %527, %operandScale : f32
      %529 = arith.addi %408, %c7 : index
      %530 = arith.muli %518, %c4 : index
      %531 = arith.addi %529, %530 : index
      %532 = memref.load %12[%531] : memref<?xf32>
      %533 = arith.addi %531, %c9 : index
      %534 = memref.load %12[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.remui %405, %c12 : index
      %537 = arith.muli %536, %c19 : index
      %538 = arith.addi %11, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %528 : f32
      %543 = arith.mulf %535, %542 : f32
      %544 = arith.muli %3, %c6 : index
      %545 = arith.addi %544, %c7 : index
      %546 = arith.muli %545, %c12 : index
      %547 = arith.remui %405, %c12 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %521, %c29 : index
      %550 = arith.addi %549, %548 : index
      memref.store %543, %13[%550] : memref<?xf32>
    }
    %551 = arith.muli %4, %c19 : index
    %552 = arith.addi %551, %c22 : index
    %553 = arith.muli %552, %c13 : index
    %554 = arith.divui %405, %c12 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.addi %404, %555 : index
    %557 = arith.cmpi slt, %556, %15 : index
    scf.if %557 {
      %558 = arith.cmpi eq, %hasFactors, %c6 : index
      %559 = arith.muli %556, %c13 : index
      %560 = memref.load %factors[%559] : memref<?xf32>
      %561 = arith.mulf %560, %operandScale : f32
      %562 = arith.select %558, %561, %operandScale : f32
      %563 = arith.addi %408, %c7 : index
      %564 = arith.muli %552, %c4 : index
      %565 = arith.addi %563, %564 : index
      %566 = memref.load %12[%565] : memref<?xf32>
      %567 = arith.addi %565, %c9 : index
      %568 = memref.load %12[%567] : memref<?xf32>
      %569 = arith.addf %566, %568 : f32
      %570 = arith.remui %405, %c12 : index
      %571 = arith.muli %570, %c19 : index
      %572 = arith.addi %11, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<1xf32>
      %575 = vector.extract %574[0] : f32 from vector<1xf32>
      %576 = arith.mulf %575, %562 : f32
      %577 = arith.mulf %569, %576 : f32
      %578 = arith.muli %3, %c6 : index
      %579 = arith.addi %578, %c7 : index
      %580 = arith.muli %579, %c12 : index
      %581 = arith.remui %405, %c12 : index
      %582 = arith.addi %580, %581 : index
      %583 = arith.muli %555, %c29 : index
      %584 = arith.addi %583, %582 : index
      memref.store %577, %13[%584] : memref<?xf32>
    }
    wave.barrier
    %585 = arith.addi %16, %c7 : index
    %586 = wave.wave
    %587 = arith.addi %586, %c7 : index
    %588 = arith.addi %585, %587 : index
    %589 = arith.cmpi slt, %588, %15 : index
    %590 = arith.cmpi slt, %587, %c12 : index
    %591 = arith.andi %589, %590 : i1
    scf.if %591 {
      %592 = arith.addi %585, %587 : index
      %593 = arith.muli %587, %c29 : index
      %594 = wave.lane
      %595 = arith.addi %594, %c7 : index
      %596 = arith.cmpi eq, %hasBias, %c6 : index
      %597 = arith.addi %593, %595 : index
      %598 = memref.load %13[%597] : memref<?xf32>
      %599 = arith.muli %0, %c29 : index
      %600 = arith.addi %599, %595 : index
      %601 = memref.load %bias[%600] : memref<?xf32>
      %602 = arith.addf %598, %601 : f32
      %603 = arith.select %596, %602, %598 : f32
      %604 = arith.addi %595, %c31 : index
      %605 = arith.cmpi eq, %hasBias, %c6 : index
      %606 = arith.addi %593, %604 : index
      %607 = memref.load %13[%606] : memref<?xf32>
      %608 = arith.muli %0, %c29 : index
      %609 = arith.addi %608, %604 : index
      %610 = memref.load %bias[%609] : memref<?xf32>
      %611 = arith.addf %607, %610 : f32
      %612 = arith.select %605, %611, %607 : f32
      %613 = arith.addi %594, %c4 : index
      %614 = arith.cmpi slt, %613, %c31 : index
      %615 = arith.minsi %613, %c32 : index
      %616 = arith.cmpi eq, %hasBias, %c6 : index
      %617 = arith.addi %593, %615 : index
      %618 = memref.load %13[%617] : memref<?xf32>
      %619 = arith.muli %0, %c29 : index
      %620 = arith.addi %619, %615 : index
      %621 = memref.load %bias[%620] : memref<?xf32>
      %622 = arith.addf %618, %621 : f32
      %623 = arith.select %616, %622, %618 : f32
      %624 = arith.addi %615, %c31 : index
      %625 = arith.cmpi eq, %hasBias, %c6 : index
      %626 = arith.addi %593, %624 : index
      %627 = memref.load %13[%626] : memref<?xf32>
      %628 = arith.muli %0, %c29 : index
      %629 = arith.addi %628, %624 : index
      %630 = memref.load %bias[%629] : memref<?xf32>
      %631 = arith.addf %627, %630 : f32
      %632 = arith.select %625, %631, %627 : f32
      %633 = arith.addi %heads, %kvHeads : index
      %634 = arith.cmpi slt, %0, %633 : index
      scf.if %634 {
        %635 = arith.addi %positionsAt, %592 : index
        %636 = memref.load %step[%635] : memref<?xi32>
        %637 = arith.index_cast %636 : i32 to index
        %638 = arith.cmpi eq, %hasNorm, %c6 : index
        %639 = math.fma %603, %603, %c35 : f32
        %640 = math.fma %612, %612, %639 : f32
        %641 = math.fma %623, %623, %640 : f32
        %642 = arith.select %614, %641, %640 : f32
        %643 = math.fma %632, %632, %642 : f32
        %644 = arith.select %614, %643, %642 : f32
        %645 = vector.broadcast %644 : f32 to vector<1xf32>
        %646 = wave.reduce "add" %645 : vector<1xf32>
        %647 = arith.mulf %646, %inverseHeadDim : f32
        %648 = arith.addf %647, %epsilon : f32
        %649 = math.sqrt %648 : f32
        %650 = arith.divf %c37, %649 : f32
        %651 = arith.cmpi slt, %0, %heads : index
        %652 = arith.addi %595, %c31 : index
        %653 = memref.load %query_norm[%595] : memref<?xf32>
        %654 = memref.load %key_norm[%595] : memref<?xf32>
        %655 = arith.select %651, %653, %654 : f32
        %656 = arith.mulf %603, %650 : f32
        %657 = arith.mulf %656, %655 : f32
        %658 = arith.select %638, %657, %603 : f32
        %659 = memref.load %query_norm[%652] : memref<?xf32>
        %660 = memref.load %key_norm[%652] : memref<?xf32>
        %661 = arith.select %651, %659, %660 : f32
        %662 = arith.mulf %612, %650 : f32
        %663 = arith.mulf %662, %661 : f32
        %664 = arith.select %638, %663, %612 : f32
        %665 = arith.addi %615, %c31 : index
        %666 = memref.load %query_norm[%615] : memref<?xf32>
        %667 = memref.load %key_norm[%615] : memref<?xf32>
        %668 = arith.select %651, %666, %667 : f32
        %669 = arith.mulf %623, %650 : f32
        %670 = arith.mulf %669, %668 : f32
        %671 = arith.select %638, %670, %623 : f32
        %672 = memref.load %query_norm[%665] : memref<?xf32>
        %673 = memref.load %key_norm[%665] : memref<?xf32>
        %674 = arith.select %651, %672, %673 : f32
        %675 = arith.mulf %632, %650 : f32
        %676 = arith.mulf %675, %674 : f32
        %677 = arith.select %638, %676, %632 : f32
        %678 = arith.remui %637, %c21 : index
        %679 = arith.muli %678, %c29 : index
        %680 = arith.addi %679, %595 : index
        %681 = arith.divui %637, %c21 : index
        %682 = arith.addi %681, %c21 : index
        %683 = arith.muli %682, %c29 : index
        %684 = arith.addi %683, %595 : index
        %685 = memref.load %rope[%680] : memref<?xf32>
        %686 = arith.addi %680, %c31 : index
        %687 = memref.load %rope[%686] : memref<?xf32>
        %688 = memref.load %rope[%684] : memref<?xf32>
        %689 = arith.addi %684, %c31 : index
        %690 = memref.load %rope[%689] : memref<?xf32>
        %691 = arith.mulf %688, %685 : f32
        %692 = arith.mulf %690, %687 : f32
        %693 = arith.subf %691, %692 : f32
        %694 = arith.mulf %690, %685 : f32
        %695 = arith.mulf %688, %687 : f32
        %696 = arith.addf %694, %695 : f32
        %697 = arith.mulf %658, %693 : f32
        %698 = arith.mulf %664, %696 : f32
        %699 = arith.subf %697, %698 : f32
        %700 = arith.mulf %664, %693 : f32
        %701 = arith.mulf %658, %696 : f32
        %702 = arith.addf %700, %701 : f32
        %703 = arith.cmpi slt, %0, %heads : index
        scf.if %703 {
          %704 = arith.muli %592, %heads : index
          %705 = arith.addi %704, %0 : index
          %706 = arith.muli %705, %c29 : index
          %707 = arith.addi %706, %595 : index
          memref.store %699, %q[%707] : memref<?xf32>
          %708 = arith.addi %707, %c31 : index
          memref.store %702, %q[%708] : memref<?xf32>
        } else {
          %709 = arith.addi %593, %595 : index
          memref.store %699, %13[%709] : memref<?xf32>
          %710 = arith.addi %593, %595 : index
          %711 = arith.addi %710, %c31 : index
          memref.store %702, %13[%711] : memref<?xf32>
        }
        %712 = arith.remui %637, %c21 : index
        %713 = arith.muli %712, %c29 : index
        %714 = arith.addi %713, %615 : index
        %715 = arith.divui %637, %c21 : index
        %716 = arith.addi %715, %c21 : index
        %717 = arith.muli %716, %c29 : index
        %718 = arith.addi %717, %615 : index
        %719 = memref.load %rope[%714] : memref<?xf32>
        %720 = arith.addi %714, %c31 : index
        %721 = memref.load %rope[%720] : memref<?xf32>
        %722 = memref.load %rope[%718] : memref<?xf32>
        %723 = arith.addi %718, %c31 : index
        %724 = memref.load %rope[%723] : memref<?xf32>
        %725 = arith.mulf %722, %719 : f32
        %726 = arith.mulf %724, %721 : f32
        %727 = arith.subf %725, %726 : f32
        %728 = arith.mulf %724, %719 : f32
        %729 = arith.mulf %722, %721 : f32
        %730 = arith.addf %728, %729 : f32
        %731 = arith.mulf %671, %727 : f32
        %732 = arith.mulf %677, %730 : f32
        %733 = arith.subf %731, %732 : f32
        %734 = arith.mulf %677, %727 : f32
        %735 = arith.mulf %671, %730 : f32
        %736 = arith.addf %734, %735 : f32
        scf.if %614 {
          %737 = arith.cmpi slt, %0, %heads : index
          scf.if %737 {
            %738 = arith.muli %592, %heads : index
            %739 = arith.addi %738, %0 : index
            %740 = arith.muli %739, %c29 : index
            %741 = arith.addi %740, %615 : index
            memref.store %733, %q[%741] : memref<?xf32>
            %742 = arith.addi %741, %c31 : index
            memref.store %736, %q[%742] : memref<?xf32>
          } else {
            %743 = arith.addi %593, %615 : index
            memref.store %733, %13[%743] : memref<?xf32>
            %744 = arith.addi %593, %615 : index
            %745 = arith.addi %744, %c31 : index
            memref.store %736, %13[%745] : memref<?xf32>
          }
        }
      } else {
        %746 = arith.cmpi slt, %0, %heads : index
        scf.if %746 {
          %747 = arith.muli %592, %heads : index
          %748 = arith.addi %747, %0 : index
          %749 = arith.muli %748, %c29 : index
          %750 = arith.addi %749, %595 : index
          memref.store %603, %q[%750] : memref<?xf32>
          %751 = arith.addi %750, %c31 : index
          memref.store %612, %q[%751] : memref<?xf32>
        } else {
          %752 = arith.addi %593, %595 : index
          memref.store %603, %13[%752] : memref<?xf32>
          %753 = arith.addi %593, %595 : index
          %754 = arith.addi %753, %c31 : index
          memref.store %612, %13[%754] : memref<?xf32>
        }
        scf.if %614 {
          %755 = arith.cmpi slt, %0, %heads : index
          scf.if %755 {
            %756 = arith.muli %592, %heads : index
            %757 = arith.addi %756, %0 : index
            %758 = arith.muli %757, %c29 : index
            %759 = arith.addi %758, %615 : index
            memref.store %623, %q[%759] : memref<?xf32>
            %760 = arith.addi %759, %c31 : index
            memref.store %632, %q[%760] : memref<?xf32>
          } else {
            %761 = arith.addi %593, %615 : index
            memref.store %623, %13[%761] : memref<?xf32>
            %762 = arith.addi %593, %615 : index
            %763 = arith.addi %762, %c31 : index
            memref.store %632, %13[%763] : memref<?xf32>
          }
        }
      }
    }
    %764 = arith.addi %586, %c39 : index
    %765 = arith.addi %585, %764 : index
    %766 = arith.cmpi slt, %765, %15 : index
    %767 = arith.cmpi slt, %764, %c12 : index
    %768 = arith.andi %766, %767 : i1
    scf.if %768 {
      %769 = arith.addi %585, %764 : index
      %770 = arith.muli %764, %c29 : index
      %771 = wave.lane
      %772 = arith.addi %771, %c7 : index
      %773 = arith.cmpi eq, %hasBias, %c6 : index
      %774 = arith.addi %770, %772 : index
      %775 = memref.load %13[%774] : memref<?xf32>
      %776 = arith.muli %0, %c29 : index
      %777 = arith.addi %776, %772 : index
      %778 = memref.load %bias[%777] : memref<?xf32>
      %779 = arith.addf %775, %778 : f32
      %780 = arith.select %773, %779, %775 : f32
      %781 = arith.addi %772, %c31 : index
      %782 = arith.cmpi eq, %hasBias, %c6 : index
      %783 = arith.addi %770, %781 : index
      %784 = memref.load %13[%783] : memref<?xf32>
      %785 = arith.muli %0, %c29 : index
      %786 = arith.addi %785, %781 : index
      %787 = memref.load %bias[%786] : memref<?xf32>
      %788 = arith.addf %784, %787 : f32
      %789 = arith.select %782, %788, %784 : f32
      %790 = arith.addi %771, %c4 : index
      %791 = arith.cmpi slt, %790, %c31 : index
      %792 = arith.minsi %790, %c32 : index
      %793 = arith.cmpi eq, %hasBias, %c6 : index
      %794 = arith.addi %770, %792 : index
      %795 = memref.load %13[%794] : memref<?xf32>
      %796 = arith.muli %0, %c29 : index
      %797 = arith.addi %796, %792 : index
      %798 = memref.load %bias[%797] : memref<?xf32>
      %799 = arith.addf %795, %798 : f32
      %800 = arith.select %793, %799, %795 : f32
      %801 = arith.addi %792, %c31 : index
      %802 = arith.cmpi eq, %hasBias, %c6 : index
      %803 = arith.addi %770, %801 : index
      %804 = memref.load %13[%803] : memref<?xf32>
      %805 = arith.muli %0, %c29 : index
      %806 = arith.addi %805, %801 : index
      %807 = memref.load %bias[%806] : memref<?xf32>
      %808 = arith.addf %804, %807 : f32
      %809 = arith.select %802, %808, %804 : f32
      %810 = arith.addi %heads, %kvHeads : index
      %811 = arith.cmpi slt, %0, %810 : index
      scf.if %811 {
        %812 = arith.addi %positionsAt, %769 : index
        %813 = memref.load %step[%812] : memref<?xi32>
        %814 = arith.index_cast %813 : i32 to index
        %815 = arith.cmpi eq, %hasNorm, %c6 : index
        %816 = math.fma %780, %780, %c35 : f32
        %817 = math.fma %789, %789, %816 : f32
        %818 = math.fma %800, %800, %817 : f32
        %819 = arith.select %791, %818, %817 : f32
        %820 = math.fma %809, %809, %819 : f32
        %821 = arith.select %791, %820, %819 : f32
        %822 = vector.broadcast %821 : f32 to vector<1xf32>
        %823 = wave.reduce "add" %822 : vector<1xf32>
        %824 = arith.mulf %823, %inverseHeadDim : f32
        %825 = arith.addf %824, %epsilon : f32
        %826 = math.sqrt %825 : f32
        %827 = arith.divf %c37, %826 : f32
        %828 = arith.cmpi slt, %0, %heads : index
        %829 = arith.addi %772, %c31 : index
        %830 = memref.load %query_norm[%772] : memref<?xf32>
        %831 = memref.load %key_norm[%772] : memref<?xf32>
        %832 = arith.select %828, %830, %831 : f32
        %833 = arith.mulf %780, %827 : f32
        %834 = arith.mulf %833, %832 : f32
        %835 = arith.select %815, %834, %780 : f32
        %836 = memref.load %query_norm[%829] : memref<?xf32>
        %837 = memref.load %key_norm[%829] : memref<?xf32>
        %838 = arith.select %828, %836, %837 : f32
        %839 = arith.mulf %789, %827 : f32
        %840 = arith.mulf %839, %838 : f32
        %841 = arith.select %815, %840, %789 : f32
        %842 = arith.addi %792, %c31 : index
        %843 = memref.load %query_norm[%792] : memref<?xf32>
        %844 = memref.load %key_norm[%792] : memref<?xf32>
        %845 = arith.select %828, %843, %844 : f32
        %846 = arith.mulf %800, %827 : f32
        %847 = arith.mulf %846, %845 : f32
        %848 = arith.select %815, %847, %800 : f32
        %849 = memref.load %query_norm[%842] : memref<?xf32>
        %850 = memref.load %key_norm[%842] : memref<?xf32>
        %851 = arith.select %828, %849, %850 : f32
        %852 = arith.mulf %809, %827 : f32
        %853 = arith.mulf %852, %851 : f32
        %854 = arith.select %815, %853, %809 : f32
        %855 = arith.remui %814, %c21 : index
        %856 = arith.muli %855, %c29 : index
        %857 = arith.addi %856, %772 : index
        %858 = arith.divui %814, %c21 : index
        %859 = arith.addi %858, %c21 : index
        %860 = arith.muli %859, %c29 : index
        %861 = arith.addi %860, %772 : index
        %862 = memref.load %rope[%857] : memref<?xf32>
        %863 = arith.addi %857, %c31 : index
        %864 = memref.load %rope[%863] : memref<?xf32>
        %865 = memref.load %rope[%861] : memref<?xf32>
        %866 = arith.addi %861, %c31 : index
        %867 = memref.load %rope[%866] : memref<?xf32>
        %868 = arith.mulf %865, %862 : f32
        %869 = arith.mulf %867, %864 : f32
        %870 = arith.subf %868, %869 : f32
        %871 = arith.mulf %867, %862 : f32
        %872 = arith.mulf %865, %864 : f32
        %873 = arith.addf %871, %872 : f32
        %874 = arith.mulf %835, %870 : f32
        %875 = arith.mulf %841, %873 : f32
        %876 = arith.subf %874, %875 : f32
        %877 = arith.mulf %841, %870 : f32
        %878 = arith.mulf %835, %873 : f32
        %879 = arith.addf %877, %878 : f32
        %880 = arith.cmpi slt, %0, %heads : index
        scf.if %880 {
          %881 = arith.muli %769, %heads : index
          %882 = arith.addi %881, %0 : index
          %883 = arith.muli %882, %c29 : index
          %884 = arith.addi %883, %772 : index
          memref.store %876, %q[%884] : memref<?xf32>
          %885 = arith.addi %884, %c31 : index
          memref.store %879, %q[%885] : memref<?xf32>
        } else {
          %886 = arith.addi %770, %772 : index
          memref.store %876, %13[%886] : memref<?xf32>
          %887 = arith.addi %770, %772 : index
          %888 = arith.addi %887, %c31 : index
          memref.store %879, %13[%888] : memref<?xf32>
        }
        %889 = arith.remui %814, %c21 : index
        %890 = arith.muli %889, %c29 : index
        %891 = arith.addi %890, %792 : index
        %892 = arith.divui %814, %c21 : index
        %893 = arith.addi %892, %c21 : index
        %894 = arith.muli %893, %c29 : index
        %895 = arith.addi %894, %792 : index
        %896 = memref.load %rope[%891] : memref<?xf32>
        %897 = arith.addi %891, %c31 : index
        %898 = memref.load %rope[%897] : memref<?xf32>
        %899 = memref.load %rope[%895] : memref<?xf32>
        %900 = arith.addi %895, %c31 : index
        %901 = memref.load %rope[%900] : memref<?xf32>
        %902 = arith.mulf %899, %896 : f32
        %903 = arith.mulf %901, %898 : f32
        %904 = arith.subf %902, %903 : f32
        %905 = arith.mulf %901, %896 : f32
        %906 = arith.mulf %899, %898 : f32
        %907 = arith.addf %905, %906 : f32
        %908 = arith.mulf %848, %904 : f32
        %909 = arith.mulf %854, %907 : f32
        %910 = arith.subf %908, %909 : f32
        %911 = arith.mulf %854, %904 : f32
        %912 = arith.mulf %848, %907 : f32
        %913 = arith.addf %911, %912 : f32
        scf.if %791 {
          %914 = arith.cmpi slt, %0, %heads : index
          scf.if %914 {
            %915 = arith.muli %769, %heads : index
            %916 = arith.addi %915, %0 : index
            %917 = arith.muli %916, %c29 : index
            %918 = arith.addi %917, %792 : index
            memref.store %910, %q[%918] : memref<?xf32>
            %919 = arith.addi %918, %c31 : index
            memref.store %913, %q[%919] : memref<?xf32>
          } else {
            %920 = arith.addi %770, %792 : index
            memref.store %910, %13[%920] : memref<?xf32>
            %921 = arith.addi %770, %792 : index
            %922 = arith.addi %921, %c31 : index
            memref.store %913, %13[%922] : memref<?xf32>
          }
        }
      } else {
        %923 = arith.cmpi slt, %0, %heads : index
        scf.if %923 {
          %924 = arith.muli %769, %heads : index
          %925 = arith.addi %924, %0 : index
          %926 = arith.muli %925, %c29 : index
          %927 = arith.addi %926, %772 : index
          memref.store %780, %q[%927] : memref<?xf32>
          %928 = arith.addi %927, %c31 : index
          memref.store %789, %q[%928] : memref<?xf32>
        } else {
          %929 = arith.addi %770, %772 : index
          memref.store %780, %13[%929] : memref<?xf32>
          %930 = arith.addi %770, %772 : index
          %931 = arith.addi %930, %c31 : index
          memref.store %789, %13[%931] : memref<?xf32>
        }
        scf.if %791 {
          %932 = arith.cmpi slt, %0, %heads : index
          scf.if %932 {
            %933 = arith.muli %769, %heads : index
            %934 = arith.addi %933, %0 : index
            %935 = arith.muli %934, %c29 : index
            %936 = arith.addi %935, %792 : index
            memref.store %800, %q[%936] : memref<?xf32>
            %937 = arith.addi %936, %c31 : index
            memref.store %809, %q[%937] : memref<?xf32>
          } else {
            %938 = arith.addi %770, %792 : index
            memref.store %800, %13[%938] : memref<?xf32>
            %939 = arith.addi %770, %792 : index
            %940 = arith.addi %939, %c31 : index
            memref.store %809, %13[%940] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %941 = arith.cmpi sge, %0, %heads : index
    scf.if %941 {
      %942 = arith.addi %586, %c7 : index
      %943 = arith.addi %585, %942 : index
      %944 = arith.cmpi slt, %943, %15 : index
      %945 = arith.cmpi slt, %942, %c12 : index
      %946 = arith.andi %944, %945 : i1
      scf.if %946 {
        %947 = arith.addi %585, %942 : index
        %948 = arith.addi %slotsAt, %947 : index
        %949 = memref.load %step[%948] : memref<?xi32>
        %950 = arith.index_cast %949 : i32 to index
        %951 = arith.cmpi sge, %950, %c7 : index
        scf.if %951 {
          %952 = arith.muli %942, %c29 : index
          %953 = arith.subi %0, %heads : index
          %954 = memref.load %scales[%953] : memref<?xf32>
          %955 = vector.broadcast %954 : f32 to vector<4xf32>
          %956 = arith.divui %950, %c12 : index
          %957 = arith.remui %950, %c12 : index
          %958 = arith.muli %956, %pageBytes : index
          %959 = arith.cmpi eq, %codec, %c7 : index
          scf.if %959 {
            %960 = wave.lane
            %961 = arith.muli %960, %c19 : index
            scf.for %962 = %961 to %c29 step %c5 {
              %963 = arith.addi %952, %962 : index
              %964 = vector.load %13[%963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %965 = arith.mulf %964, %955 : vector<4xf32>
              %966 = arith.minimumf %965, %c43 : vector<4xf32>
              %967 = arith.maximumf %966, %c44 : vector<4xf32>
              %968 = arith.truncf %967 : vector<4xf32> to vector<4xf16>
              %969 = vector.bitcast %968 : vector<4xf16> to vector<8xi8>
              %970 = arith.cmpi slt, %953, %kvHeads : index
              scf.if %970 {
                %971 = arith.muli %953, %c45 : index
                %972 = arith.addi %958, %971 : index
                %973 = arith.divui %962, %c12 : index
                %974 = arith.muli %973, %c20 : index
                %975 = arith.remui %962, %c12 : index
                %976 = arith.divui %975, %c14 : index
                %977 = arith.muli %976, %c21 : index
                %978 = arith.muli %957, %c12 : index
                %979 = arith.addi %977, %978 : index
                %980 = arith.remui %975, %c14 : index
                %981 = arith.muli %980, %c13 : index
                %982 = arith.addi %979, %981 : index
                %983 = arith.addi %974, %982 : index
                %984 = arith.addi %972, %983 : index
                vector.store %969, %kv[%984] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %985 = arith.subi %953, %kvHeads : index
                %986 = arith.muli %985, %c45 : index
                %987 = arith.addi %958, %986 : index
                %988 = arith.addi %962, %c7 : index
                %989 = arith.divui %988, %c12 : index
                %990 = arith.muli %989, %c20 : index
                %991 = arith.addi %990, %c8 : index
                %992 = arith.remui %988, %c12 : index
                %993 = arith.divui %957, %c13 : index
                %994 = arith.remui %957, %c13 : index
                %995 = arith.muli %994, %c14 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.divui %996, %c14 : index
                %998 = arith.muli %997, %c21 : index
                %999 = arith.muli %992, %c12 : index
                %1000 = arith.addi %998, %999 : index
                %1001 = arith.remui %996, %c14 : index
                %1002 = arith.muli %1001, %c13 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.addi %991, %1003 : index
                %1005 = arith.addi %987, %1004 : index
                %1006 = vector.shuffle %969, %969 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1006, %kv[%1005] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1007 = arith.addi %962, %c6 : index
                %1008 = arith.divui %1007, %c12 : index
                %1009 = arith.muli %1008, %c20 : index
                %1010 = arith.addi %1009, %c8 : index
                %1011 = arith.remui %1007, %c12 : index
                %1012 = arith.divui %957, %c13 : index
                %1013 = arith.remui %957, %c13 : index
                %1014 = arith.muli %1013, %c14 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1015, %c14 : index
                %1017 = arith.muli %1016, %c21 : index
                %1018 = arith.muli %1011, %c12 : index
                %1019 = arith.addi %1017, %1018 : index
                %1020 = arith.remui %1015, %c14 : index
                %1021 = arith.muli %1020, %c13 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.addi %1010, %1022 : index
                %1024 = arith.addi %987, %1023 : index
                %1025 = vector.shuffle %969, %969 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1025, %kv[%1024] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1026 = arith.addi %962, %c13 : index
                %1027 = arith.divui %1026, %c12 : index
                %1028 = arith.muli %1027, %c20 : index
                %1029 = arith.addi %1028, %c8 : index
                %1030 = arith.remui %1026, %c12 : index
                %1031 = arith.divui %957, %c13 : index
                %1032 = arith.remui %957, %c13 : index
                %1033 = arith.muli %1032, %c14 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1034, %c14 : index
                %1036 = arith.muli %1035, %c21 : index
                %1037 = arith.muli %1030, %c12 : index
                %1038 = arith.addi %1036, %1037 : index
                %1039 = arith.remui %1034, %c14 : index
                %1040 = arith.muli %1039, %c13 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.addi %1029, %1041 : index
                %1043 = arith.addi %987, %1042 : index
                %1044 = vector.shuffle %969, %969 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1044, %kv[%1043] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1045 = arith.addi %962, %c22 : index
                %1046 = arith.divui %1045, %c12 : index
                %1047 = arith.muli %1046, %c20 : index
                %1048 = arith.addi %1047, %c8 : index
                %1049 = arith.remui %1045, %c12 : index
                %1050 = arith.divui %957, %c13 : index
                %1051 = arith.remui %957, %c13 : index
                %1052 = arith.muli %1051, %c14 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.divui %1053, %c14 : index
                %1055 = arith.muli %1054, %c21 : index
                %1056 = arith.muli %1049, %c12 : index
                %1057 = arith.addi %1055, %1056 : index
                %1058 = arith.remui %1053, %c14 : index
                %1059 = arith.muli %1058, %c13 : index
                %1060 = arith.addi %1057, %1059 : index
                %1061 = arith.addi %1048, %1060 : index
                %1062 = arith.addi %987, %1061 : index
                %1063 = vector.shuffle %969, %969 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1063, %kv[%1062] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1064 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1064 {
            %1065 = wave.lane
            %1066 = arith.muli %1065, %c19 : index
            scf.for %1067 = %1066 to %c29 step %c5 {
              %1068 = arith.addi %952, %1067 : index
              %1069 = vector.load %13[%1068] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1070 = arith.mulf %1069, %955 : vector<4xf32>
              %1071 = wave.fp8_encode "e4m3" %1070 : vector<4xf32> -> vector<4xi8>
              %1072 = arith.cmpi slt, %953, %kvHeads : index
              scf.if %1072 {
                %1073 = arith.muli %953, %c8 : index
                %1074 = arith.addi %958, %1073 : index
                %1075 = vector.shuffle %1071, %1071 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1076 = arith.divui %1067, %c12 : index
                %1077 = arith.muli %1076, %c21 : index
                %1078 = arith.remui %1067, %c12 : index
                %1079 = arith.muli %957, %c12 : index
                %1080 = arith.divui %1078, %c19 : index
                %1081 = arith.muli %1080, %c19 : index
                %1082 = arith.remui %1078, %c13 : index
                %1083 = arith.muli %1082, %c13 : index
                %1084 = arith.addi %1081, %1083 : index
                %1085 = arith.divui %1078, %c13 : index
                %1086 = arith.remui %1085, %c13 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.addi %1079, %1087 : index
                %1089 = arith.addi %1077, %1088 : index
                %1090 = arith.addi %1074, %1089 : index
                vector.store %1075, %kv[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1091 = arith.subi %953, %kvHeads : index
                %1092 = arith.muli %1091, %c8 : index
                %1093 = arith.addi %958, %1092 : index
                %1094 = arith.addi %1067, %c7 : index
                %1095 = arith.divui %1094, %c12 : index
                %1096 = arith.muli %1095, %c21 : index
                %1097 = arith.addi %1096, %c9 : index
                %1098 = arith.remui %1094, %c12 : index
                %1099 = arith.divui %957, %c13 : index
                %1100 = arith.remui %957, %c13 : index
                %1101 = arith.muli %1100, %c14 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.muli %1098, %c12 : index
                %1104 = arith.divui %1102, %c19 : index
                %1105 = arith.muli %1104, %c19 : index
                %1106 = arith.remui %1102, %c13 : index
                %1107 = arith.muli %1106, %c13 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.divui %1102, %c13 : index
                %1110 = arith.remui %1109, %c13 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.addi %1103, %1111 : index
                %1113 = arith.addi %1097, %1112 : index
                %1114 = arith.addi %1093, %1113 : index
                %1115 = vector.shuffle %1071, %1071 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1115, %kv[%1114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1116 = arith.addi %1067, %c6 : index
                %1117 = arith.divui %1116, %c12 : index
                %1118 = arith.muli %1117, %c21 : index
                %1119 = arith.addi %1118, %c9 : index
                %1120 = arith.remui %1116, %c12 : index
                %1121 = arith.divui %957, %c13 : index
                %1122 = arith.remui %957, %c13 : index
                %1123 = arith.muli %1122, %c14 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.muli %1120, %c12 : index
                %1126 = arith.divui %1124, %c19 : index
                %1127 = arith.muli %1126, %c19 : index
                %1128 = arith.remui %1124, %c13 : index
                %1129 = arith.muli %1128, %c13 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1124, %c13 : index
                %1132 = arith.remui %1131, %c13 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.addi %1125, %1133 : index
                %1135 = arith.addi %1119, %1134 : index
                %1136 = arith.addi %1093, %1135 : index
                %1137 = vector.shuffle %1071, %1071 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1137, %kv[%1136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1138 = arith.addi %1067, %c13 : index
                %1139 = arith.divui %1138, %c12 : index
                %1140 = arith.muli %1139, %c21 : index
                %1141 = arith.addi %1140, %c9 : index
                %1142 = arith.remui %1138, %c12 : index
                %1143 = arith.divui %957, %c13 : index
                %1144 = arith.remui %957, %c13 : index
                %1145 = arith.muli %1144, %c14 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.muli %1142, %c12 : index
                %1148 = arith.divui %1146, %c19 : index
                %1149 = arith.muli %1148, %c19 : index
                %1150 = arith.remui %1146, %c13 : index
                %1151 = arith.muli %1150, %c13 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.divui %1146, %c13 : index
                %1154 = arith.remui %1153, %c13 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1147, %1155 : index
                %1157 = arith.addi %1141, %1156 : index
                %1158 = arith.addi %1093, %1157 : index
                %1159 = vector.shuffle %1071, %1071 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1159, %kv[%1158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1160 = arith.addi %1067, %c22 : index
                %1161 = arith.divui %1160, %c12 : index
                %1162 = arith.muli %1161, %c21 : index
                %1163 = arith.addi %1162, %c9 : index
                %1164 = arith.remui %1160, %c12 : index
                %1165 = arith.divui %957, %c13 : index
                %1166 = arith.remui %957, %c13 : index
                %1167 = arith.muli %1166, %c14 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.muli %1164, %c12 : index
                %1170 = arith.divui %1168, %c19 : index
                %1171 = arith.muli %1170, %c19 : index
                %1172 = arith.remui %1168, %c13 : index
                %1173 = arith.muli %1172, %c13 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.divui %1168, %c13 : index
                %1176 = arith.remui %1175, %c13 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1169, %1177 : index
                %1179 = arith.addi %1163, %1178 : index
                %1180 = arith.addi %1093, %1179 : index
                %1181 = vector.shuffle %1071, %1071 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1181, %kv[%1180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1182 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1182 {
            %1183 = wave.lane
            %1184 = arith.muli %1183, %c19 : index
            scf.for %1185 = %1184 to %c29 step %c5 {
              %1186 = arith.addi %952, %1185 : index
              %1187 = vector.load %13[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = arith.mulf %1187, %955 : vector<4xf32>
              %1189 = wave.fp8_encode "e5m2" %1188 : vector<4xf32> -> vector<4xi8>
              %1190 = arith.cmpi slt, %953, %kvHeads : index
              scf.if %1190 {
                %1191 = arith.muli %953, %c8 : index
                %1192 = arith.addi %958, %1191 : index
                %1193 = vector.shuffle %1189, %1189 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1194 = arith.divui %1185, %c12 : index
                %1195 = arith.muli %1194, %c21 : index
                %1196 = arith.remui %1185, %c12 : index
                %1197 = arith.muli %957, %c12 : index
                %1198 = arith.divui %1196, %c19 : index
                %1199 = arith.muli %1198, %c19 : index
                %1200 = arith.remui %1196, %c13 : index
                %1201 = arith.muli %1200, %c13 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.divui %1196, %c13 : index
                %1204 = arith.remui %1203, %c13 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.addi %1197, %1205 : index
                %1207 = arith.addi %1195, %1206 : index
                %1208 = arith.addi %1192, %1207 : index
                vector.store %1193, %kv[%1208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1209 = arith.subi %953, %kvHeads : index
                %1210 = arith.muli %1209, %c8 : index
                %1211 = arith.addi %958, %1210 : index
                %1212 = arith.addi %1185, %c7 : index
                %1213 = arith.divui %1212, %c12 : index
                %1214 = arith.muli %1213, %c21 : index
                %1215 = arith.addi %1214, %c9 : index
                %1216 = arith.remui %1212, %c12 : index
                %1217 = arith.divui %957, %c13 : index
                %1218 = arith.remui %957, %c13 : index
                %1219 = arith.muli %1218, %c14 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.muli %1216, %c12 : index
                %1222 = arith.divui %1220, %c19 : index
                %1223 = arith.muli %1222, %c19 : index
                %1224 = arith.remui %1220, %c13 : index
                %1225 = arith.muli %1224, %c13 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.divui %1220, %c13 : index
                %1228 = arith.remui %1227, %c13 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1221, %1229 : index
                %1231 = arith.addi %1215, %1230 : index
                %1232 = arith.addi %1211, %1231 : index
                %1233 = vector.shuffle %1189, %1189 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1233, %kv[%1232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1234 = arith.addi %1185, %c6 : index
                %1235 = arith.divui %1234, %c12 : index
                %1236 = arith.muli %1235, %c21 : index
                %1237 = arith.addi %1236, %c9 : index
                %1238 = arith.remui %1234, %c12 : index
                %1239 = arith.divui %957, %c13 : index
                %1240 = arith.remui %957, %c13 : index
                %1241 = arith.muli %1240, %c14 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.muli %1238, %c12 : index
                %1244 = arith.divui %1242, %c19 : index
                %1245 = arith.muli %1244, %c19 : index
                %1246 = arith.remui %1242, %c13 : index
                %1247 = arith.muli %1246, %c13 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.divui %1242, %c13 : index
                %1250 = arith.remui %1249, %c13 : index
                %1251 = arith.addi %1248, %1250 : index
                %1252 = arith.addi %1243, %1251 : index
                %1253 = arith.addi %1237, %1252 : index
                %1254 = arith.addi %1211, %1253 : index
                %1255 = vector.shuffle %1189, %1189 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1255, %kv[%1254] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1256 = arith.addi %1185, %c13 : index
                %1257 = arith.divui %1256, %c12 : index
                %1258 = arith.muli %1257, %c21 : index
                %1259 = arith.addi %1258, %c9 : index
                %1260 = arith.remui %1256, %c12 : index
                %1261 = arith.divui %957, %c13 : index
                %1262 = arith.remui %957, %c13 : index
                %1263 = arith.muli %1262, %c14 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.muli %1260, %c12 : index
                %1266 = arith.divui %1264, %c19 : index
                %1267 = arith.muli %1266, %c19 : index
                %1268 = arith.remui %1264, %c13 : index
                %1269 = arith.muli %1268, %c13 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.divui %1264, %c13 : index
                %1272 = arith.remui %1271, %c13 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.addi %1265, %1273 : index
                %1275 = arith.addi %1259, %1274 : index
                %1276 = arith.addi %1211, %1275 : index
                %1277 = vector.shuffle %1189, %1189 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1277, %kv[%1276] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1278 = arith.addi %1185, %c22 : index
                %1279 = arith.divui %1278, %c12 : index
                %1280 = arith.muli %1279, %c21 : index
                %1281 = arith.addi %1280, %c9 : index
                %1282 = arith.remui %1278, %c12 : index
                %1283 = arith.divui %957, %c13 : index
                %1284 = arith.remui %957, %c13 : index
                %1285 = arith.muli %1284, %c14 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.muli %1282, %c12 : index
                %1288 = arith.divui %1286, %c19 : index
                %1289 = arith.muli %1288, %c19 : index
                %1290 = arith.remui %1286, %c13 : index
                %1291 = arith.muli %1290, %c13 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1286, %c13 : index
                %1294 = arith.remui %1293, %c13 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.addi %1287, %1295 : index
                %1297 = arith.addi %1281, %1296 : index
                %1298 = arith.addi %1211, %1297 : index
                %1299 = vector.shuffle %1189, %1189 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1299, %kv[%1298] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1300 = arith.addi %586, %c39 : index
      %1301 = arith.addi %585, %1300 : index
      %1302 = arith.cmpi slt, %1301, %15 : index
      %1303 = arith.cmpi slt, %1300, %c12 : index
      %1304 = arith.andi %1302, %1303 : i1
      scf.if %1304 {
        %1305 = arith.addi %585, %1300 : index
        %1306 = arith.addi %slotsAt, %1305 : index
        %1307 = memref.load %step[%1306] : memref<?xi32>
        %1308 = arith.index_cast %1307 : i32 to index
        %1309 = arith.cmpi sge, %1308, %c7 : index
        scf.if %1309 {
          %1310 = arith.muli %1300, %c29 : index
          %1311 = arith.subi %0, %heads : index
          %1312 = memref.load %scales[%1311] : memref<?xf32>
          %1313 = vector.broadcast %1312 : f32 to vector<4xf32>
          %1314 = arith.divui %1308, %c12 : index
          %1315 = arith.remui %1308, %c12 : index
          %1316 = arith.muli %1314, %pageBytes : index
          %1317 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1317 {
            %1318 = wave.lane
            %1319 = arith.muli %1318, %c19 : index
            scf.for %1320 = %1319 to %c29 step %c5 {
              %1321 = arith.addi %1310, %1320 : index
              %1322 = vector.load %13[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = arith.mulf %1322, %1313 : vector<4xf32>
              %1324 = arith.minimumf %1323, %c43 : vector<4xf32>
              %1325 = arith.maximumf %1324, %c44 : vector<4xf32>
              %1326 = arith.truncf %1325 : vector<4xf32> to vector<4xf16>
              %1327 = vector.bitcast %1326 : vector<4xf16> to vector<8xi8>
              %1328 = arith.cmpi slt, %1311, %kvHeads : index
              scf.if %1328 {
                %1329 = arith.muli %1311, %c45 : index
                %1330 = arith.addi %1316, %1329 : index
                %1331 = arith.divui %1320, %c12 : index
                %1332 = arith.muli %1331, %c20 : index
                %1333 = arith.remui %1320, %c12 : index
                %1334 = arith.divui %1333, %c14 : index
                %1335 = arith.muli %1334, %c21 : index
                %1336 = arith.muli %1315, %c12 : index
                %1337 = arith.addi %1335, %1336 : index
                %1338 = arith.remui %1333, %c14 : index
                %1339 = arith.muli %1338, %c13 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.addi %1332, %1340 : index
                %1342 = arith.addi %1330, %1341 : index
                vector.store %1327, %kv[%1342] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1343 = arith.subi %1311, %kvHeads : index
                %1344 = arith.muli %1343, %c45 : index
                %1345 = arith.addi %1316, %1344 : index
                %1346 = arith.addi %1320, %c7 : index
                %1347 = arith.divui %1346, %c12 : index
                %1348 = arith.muli %1347, %c20 : index
                %1349 = arith.addi %1348, %c8 : index
                %1350 = arith.remui %1346, %c12 : index
                %1351 = arith.divui %1315, %c13 : index
                %1352 = arith.remui %1315, %c13 : index
                %1353 = arith.muli %1352, %c14 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.divui %1354, %c14 : index
                %1356 = arith.muli %1355, %c21 : index
                %1357 = arith.muli %1350, %c12 : index
                %1358 = arith.addi %1356, %1357 : index
                %1359 = arith.remui %1354, %c14 : index
                %1360 = arith.muli %1359, %c13 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1349, %1361 : index
                %1363 = arith.addi %1345, %1362 : index
                %1364 = vector.shuffle %1327, %1327 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1364, %kv[%1363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1365 = arith.addi %1320, %c6 : index
                %1366 = arith.divui %1365, %c12 : index
                %1367 = arith.muli %1366, %c20 : index
                %1368 = arith.addi %1367, %c8 : index
                %1369 = arith.remui %1365, %c12 : index
                %1370 = arith.divui %1315, %c13 : index
                %1371 = arith.remui %1315, %c13 : index
                %1372 = arith.muli %1371, %c14 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1373, %c14 : index
                %1375 = arith.muli %1374, %c21 : index
                %1376 = arith.muli %1369, %c12 : index
                %1377 = arith.addi %1375, %1376 : index
                %1378 = arith.remui %1373, %c14 : index
                %1379 = arith.muli %1378, %c13 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.addi %1368, %1380 : index
                %1382 = arith.addi %1345, %1381 : index
                %1383 = vector.shuffle %1327, %1327 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1383, %kv[%1382] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1384 = arith.addi %1320, %c13 : index
                %1385 = arith.divui %1384, %c12 : index
                %1386 = arith.muli %1385, %c20 : index
                %1387 = arith.addi %1386, %c8 : index
                %1388 = arith.remui %1384, %c12 : index
                %1389 = arith.divui %1315, %c13 : index
                %1390 = arith.remui %1315, %c13 : index
                %1391 = arith.muli %1390, %c14 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1392, %c14 : index
                %1394 = arith.muli %1393, %c21 : index
                %1395 = arith.muli %1388, %c12 : index
                %1396 = arith.addi %1394, %1395 : index
                %1397 = arith.remui %1392, %c14 : index
                %1398 = arith.muli %1397, %c13 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.addi %1387, %1399 : index
                %1401 = arith.addi %1345, %1400 : index
                %1402 = vector.shuffle %1327, %1327 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1402, %kv[%1401] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1403 = arith.addi %1320, %c22 : index
                %1404 = arith.divui %1403, %c12 : index
                %1405 = arith.muli %1404, %c20 : index
                %1406 = arith.addi %1405, %c8 : index
                %1407 = arith.remui %1403, %c12 : index
                %1408 = arith.divui %1315, %c13 : index
                %1409 = arith.remui %1315, %c13 : index
                %1410 = arith.muli %1409, %c14 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.divui %1411, %c14 : index
                %1413 = arith.muli %1412, %c21 : index
                %1414 = arith.muli %1407, %c12 : index
                %1415 = arith.addi %1413, %1414 : index
                %1416 = arith.remui %1411, %c14 : index
                %1417 = arith.muli %1416, %c13 : index
                %1418 = arith.addi %1415, %1417 : index
                %1419 = arith.addi %1406, %1418 : index
                %1420 = arith.addi %1345, %1419 : index
                %1421 = vector.shuffle %1327, %1327 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1421, %kv[%1420] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1422 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1422 {
            %1423 = wave.lane
            %1424 = arith.muli %1423, %c19 : index
            scf.for %1425 = %1424 to %c29 step %c5 {
              %1426 = arith.addi %1310, %1425 : index
              %1427 = vector.load %13[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = arith.mulf %1427, %1313 : vector<4xf32>
              %1429 = wave.fp8_encode "e4m3" %1428 : vector<4xf32> -> vector<4xi8>
              %1430 = arith.cmpi slt, %1311, %kvHeads : index
              scf.if %1430 {
                %1431 = arith.muli %1311, %c8 : index
                %1432 = arith.addi %1316, %1431 : index
                %1433 = vector.shuffle %1429, %1429 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1434 = arith.divui %1425, %c12 : index
                %1435 = arith.muli %1434, %c21 : index
                %1436 = arith.remui %1425, %c12 : index
                %1437 = arith.muli %1315, %c12 : index
                %1438 = arith.divui %1436, %c19 : index
                %1439 = arith.muli %1438, %c19 : index
                %1440 = arith.remui %1436, %c13 : index
                %1441 = arith.muli %1440, %c13 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.divui %1436, %c13 : index
                %1444 = arith.remui %1443, %c13 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1437, %1445 : index
                %1447 = arith.addi %1435, %1446 : index
                %1448 = arith.addi %1432, %1447 : index
                vector.store %1433, %kv[%1448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1449 = arith.subi %1311, %kvHeads : index
                %1450 = arith.muli %1449, %c8 : index
                %1451 = arith.addi %1316, %1450 : index
                %1452 = arith.addi %1425, %c7 : index
                %1453 = arith.divui %1452, %c12 : index
                %1454 = arith.muli %1453, %c21 : index
                %1455 = arith.addi %1454, %c9 : index
                %1456 = arith.remui %1452, %c12 : index
                %1457 = arith.divui %1315, %c13 : index
                %1458 = arith.remui %1315, %c13 : index
                %1459 = arith.muli %1458, %c14 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.muli %1456, %c12 : index
                %1462 = arith.divui %1460, %c19 : index
                %1463 = arith.muli %1462, %c19 : index
                %1464 = arith.remui %1460, %c13 : index
                %1465 = arith.muli %1464, %c13 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.divui %1460, %c13 : index
                %1468 = arith.remui %1467, %c13 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.addi %1461, %1469 : index
                %1471 = arith.addi %1455, %1470 : index
                %1472 = arith.addi %1451, %1471 : index
                %1473 = vector.shuffle %1429, %1429 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1473, %kv[%1472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1474 = arith.addi %1425, %c6 : index
                %1475 = arith.divui %1474, %c12 : index
                %1476 = arith.muli %1475, %c21 : index
                %1477 = arith.addi %1476, %c9 : index
                %1478 = arith.remui %1474, %c12 : index
                %1479 = arith.divui %1315, %c13 : index
                %1480 = arith.remui %1315, %c13 : index
                %1481 = arith.muli %1480, %c14 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.muli %1478, %c12 : index
                %1484 = arith.divui %1482, %c19 : index
                %1485 = arith.muli %1484, %c19 : index
                %1486 = arith.remui %1482, %c13 : index
                %1487 = arith.muli %1486, %c13 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c13 : index
                %1490 = arith.remui %1489, %c13 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1477, %1492 : index
                %1494 = arith.addi %1451, %1493 : index
                %1495 = vector.shuffle %1429, %1429 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1495, %kv[%1494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1496 = arith.addi %1425, %c13 : index
                %1497 = arith.divui %1496, %c12 : index
                %1498 = arith.muli %1497, %c21 : index
                %1499 = arith.addi %1498, %c9 : index
                %1500 = arith.remui %1496, %c12 : index
                %1501 = arith.divui %1315, %c13 : index
                %1502 = arith.remui %1315, %c13 : index
                %1503 = arith.muli %1502, %c14 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.muli %1500, %c12 : index
                %1506 = arith.divui %1504, %c19 : index
                %1507 = arith.muli %1506, %c19 : index
                %1508 = arith.remui %1504, %c13 : index
                %1509 = arith.muli %1508, %c13 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1504, %c13 : index
                %1512 = arith.remui %1511, %c13 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.addi %1505, %1513 : index
                %1515 = arith.addi %1499, %1514 : index
                %1516 = arith.addi %1451, %1515 : index
                %1517 = vector.shuffle %1429, %1429 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1517, %kv[%1516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1518 = arith.addi %1425, %c22 : index
                %1519 = arith.divui %1518, %c12 : index
                %1520 = arith.muli %1519, %c21 : index
                %1521 = arith.addi %1520, %c9 : index
                %1522 = arith.remui %1518, %c12 : index
                %1523 = arith.divui %1315, %c13 : index
                %1524 = arith.remui %1315, %c13 : index
                %1525 = arith.muli %1524, %c14 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.muli %1522, %c12 : index
                %1528 = arith.divui %1526, %c19 : index
                %1529 = arith.muli %1528, %c19 : index
                %1530 = arith.remui %1526, %c13 : index
                %1531 = arith.muli %1530, %c13 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1526, %c13 : index
                %1534 = arith.remui %1533, %c13 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1527, %1535 : index
                %1537 = arith.addi %1521, %1536 : index
                %1538 = arith.addi %1451, %1537 : index
                %1539 = vector.shuffle %1429, %1429 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1539, %kv[%1538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1540 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1540 {
            %1541 = wave.lane
            %1542 = arith.muli %1541, %c19 : index
            scf.for %1543 = %1542 to %c29 step %c5 {
              %1544 = arith.addi %1310, %1543 : index
              %1545 = vector.load %13[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1546 = arith.mulf %1545, %1313 : vector<4xf32>
              %1547 = wave.fp8_encode "e5m2" %1546 : vector<4xf32> -> vector<4xi8>
              %1548 = arith.cmpi slt, %1311, %kvHeads : index
              scf.if %1548 {
                %1549 = arith.muli %1311, %c8 : index
                %1550 = arith.addi %1316, %1549 : index
                %1551 = vector.shuffle %1547, %1547 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1552 = arith.divui %1543, %c12 : index
                %1553 = arith.muli %1552, %c21 : index
                %1554 = arith.remui %1543, %c12 : index
                %1555 = arith.muli %1315, %c12 : index
                %1556 = arith.divui %1554, %c19 : index
                %1557 = arith.muli %1556, %c19 : index
                %1558 = arith.remui %1554, %c13 : index
                %1559 = arith.muli %1558, %c13 : index
                %1560 = arith.addi %1557, %1559 : index
                %1561 = arith.divui %1554, %c13 : index
                %1562 = arith.remui %1561, %c13 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.addi %1555, %1563 : index
                %1565 = arith.addi %1553, %1564 : index
                %1566 = arith.addi %1550, %1565 : index
                vector.store %1551, %kv[%1566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1567 = arith.subi %1311, %kvHeads : index
                %1568 = arith.muli %1567, %c8 : index
                %1569 = arith.addi %1316, %1568 : index
                %1570 = arith.addi %1543, %c7 : index
                %1571 = arith.divui %1570, %c12 : index
                %1572 = arith.muli %1571, %c21 : index
                %1573 = arith.addi %1572, %c9 : index
                %1574 = arith.remui %1570, %c12 : index
                %1575 = arith.divui %1315, %c13 : index
                %1576 = arith.remui %1315, %c13 : index
                %1577 = arith.muli %1576, %c14 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.muli %1574, %c12 : index
                %1580 = arith.divui %1578, %c19 : index
                %1581 = arith.muli %1580, %c19 : index
                %1582 = arith.remui %1578, %c13 : index
                %1583 = arith.muli %1582, %c13 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.divui %1578, %c13 : index
                %1586 = arith.remui %1585, %c13 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.addi %1579, %1587 : index
                %1589 = arith.addi %1573, %1588 : index
                %1590 = arith.addi %1569, %1589 : index
                %1591 = vector.shuffle %1547, %1547 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1591, %kv[%1590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1592 = arith.addi %1543, %c6 : index
                %1593 = arith.divui %1592, %c12 : index
                %1594 = arith.muli %1593, %c21 : index
                %1595 = arith.addi %1594, %c9 : index
                %1596 = arith.remui %1592, %c12 : index
                %1597 = arith.divui %1315, %c13 : index
                %1598 = arith.remui %1315, %c13 : index
                %1599 = arith.muli %1598, %c14 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.muli %1596, %c12 : index
                %1602 = arith.divui %1600, %c19 : index
                %1603 = arith.muli %1602, %c19 : index
                %1604 = arith.remui %1600, %c13 : index
                %1605 = arith.muli %1604, %c13 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.divui %1600, %c13 : index
                %1608 = arith.remui %1607, %c13 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.addi %1601, %1609 : index
                %1611 = arith.addi %1595, %1610 : index
                %1612 = arith.addi %1569, %1611 : index
                %1613 = vector.shuffle %1547, %1547 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1613, %kv[%1612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1614 = arith.addi %1543, %c13 : index
                %1615 = arith.divui %1614, %c12 : index
                %1616 = arith.muli %1615, %c21 : index
                %1617 = arith.addi %1616, %c9 : index
                %1618 = arith.remui %1614, %c12 : index
                %1619 = arith.divui %1315, %c13 : index
                %1620 = arith.remui %1315, %c13 : index
                %1621 = arith.muli %1620, %c14 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.muli %1618, %c12 : index
                %1624 = arith.divui %1622, %c19 : index
                %1625 = arith.muli %1624, %c19 : index
                %1626 = arith.remui %1622, %c13 : index
                %1627 = arith.muli %1626, %c13 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.divui %1622, %c13 : index
                %1630 = arith.remui %1629, %c13 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.addi %1623, %1631 : index
                %1633 = arith.addi %1617, %1632 : index
                %1634 = arith.addi %1569, %1633 : index
                %1635 = vector.shuffle %1547, %1547 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1635, %kv[%1634] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1636 = arith.addi %1543, %c22 : index
                %1637 = arith.divui %1636, %c12 : index
                %1638 = arith.muli %1637, %c21 : index
                %1639 = arith.addi %1638, %c9 : index
                %1640 = arith.remui %1636, %c12 : index
                %1641 = arith.divui %1315, %c13 : index
                %1642 = arith.remui %1315, %c13 : index
                %1643 = arith.muli %1642, %c14 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.muli %1640, %c12 : index
                %1646 = arith.divui %1644, %c19 : index
                %1647 = arith.muli %1646, %c19 : index
                %1648 = arith.remui %1644, %c13 : index
                %1649 = arith.muli %1648, %c13 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.divui %1644, %c13 : index
                %1652 = arith.remui %1651, %c13 : index
                %1653 = arith.addi %1650, %1652 : index
                %1654 = arith.addi %1645, %1653 : index
                %1655 = arith.addi %1639, %1654 : index
                %1656 = arith.addi %1569, %1655 : index
                %1657 = vector.shuffle %1547, %1547 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1657, %kv[%1656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1658 = arith.addi %16, %c12 : index
    %1659 = wave.lane
    %1660 = arith.muli %3, %c6 : index
    %1661 = arith.muli %1660, %c21 : index
    %1662 = arith.addi %1661, %1659 : index
    %1663 = arith.muli %4, %c9 : index
    %1664 = arith.addi %1663, %1662 : index
    %1665 = arith.addi %1664, %c7 : index
    %1666 = arith.addi %1665, %c7 : index
    %1667 = vector.extract %345#1[0] : f32 from vector<8xf32>
    memref.store %1667, %12[%1666] : memref<?xf32>
    %1668 = arith.muli %4, %c9 : index
    %1669 = arith.addi %1668, %1662 : index
    %1670 = arith.addi %1669, %c7 : index
    %1671 = arith.addi %1670, %c4 : index
    %1672 = vector.extract %345#1[1] : f32 from vector<8xf32>
    memref.store %1672, %12[%1671] : memref<?xf32>
    %1673 = arith.muli %4, %c9 : index
    %1674 = arith.addi %1673, %1662 : index
    %1675 = arith.addi %1674, %c7 : index
    %1676 = arith.addi %1675, %c10 : index
    %1677 = vector.extract %345#1[2] : f32 from vector<8xf32>
    memref.store %1677, %12[%1676] : memref<?xf32>
    %1678 = arith.muli %4, %c9 : index
    %1679 = arith.addi %1678, %1662 : index
    %1680 = arith.addi %1679, %c7 : index
    %1681 = arith.addi %1680, %c23 : index
    %1682 = vector.extract %345#1[3] : f32 from vector<8xf32>
    memref.store %1682, %12[%1681] : memref<?xf32>
    %1683 = arith.muli %4, %c9 : index
    %1684 = arith.addi %1683, %1662 : index
    %1685 = arith.addi %1684, %c7 : index
    %1686 = arith.addi %1685, %c5 : index
    %1687 = vector.extract %345#1[4] : f32 from vector<8xf32>
    memref.store %1687, %12[%1686] : memref<?xf32>
    %1688 = arith.muli %4, %c9 : index
    %1689 = arith.addi %1688, %1662 : index
    %1690 = arith.addi %1689, %c7 : index
    %1691 = arith.addi %1690, %c24 : index
    %1692 = vector.extract %345#1[5] : f32 from vector<8xf32>
    memref.store %1692, %12[%1691] : memref<?xf32>
    %1693 = arith.muli %4, %c9 : index
    %1694 = arith.addi %1693, %1662 : index
    %1695 = arith.addi %1694, %c7 : index
    %1696 = arith.addi %1695, %c25 : index
    %1697 = vector.extract %345#1[6] : f32 from vector<8xf32>
    memref.store %1697, %12[%1696] : memref<?xf32>
    %1698 = arith.muli %4, %c9 : index
    %1699 = arith.addi %1698, %1662 : index
    %1700 = arith.addi %1699, %c7 : index
    %1701 = arith.addi %1700, %c26 : index
    %1702 = vector.extract %345#1[7] : f32 from vector<8xf32>
    memref.store %1702, %12[%1701] : memref<?xf32>
    wave.barrier
    %1703 = arith.muli %4, %c19 : index
    %1704 = arith.addi %1703, %c7 : index
    %1705 = arith.muli %1704, %c13 : index
    %1706 = arith.divui %1659, %c12 : index
    %1707 = arith.addi %1705, %1706 : index
    %1708 = arith.addi %1658, %1707 : index
    %1709 = arith.cmpi slt, %1708, %15 : index
    scf.if %1709 {
      %1710 = arith.cmpi eq, %hasFactors, %c6 : index
      %1711 = arith.muli %1708, %c13 : index
      %1712 = memref.load %factors[%1711] : memref<?xf32>
      %1713 = arith.mulf %1712, %operandScale : f32
      %1714 = arith.select %1710, %1713, %operandScale : f32
      %1715 = arith.addi %1662, %c7 : index
      %1716 = arith.muli %1704, %c4 : index
      %1717 = arith.addi %1715, %1716 : index
      %1718 = memref.load %12[%1717] : memref<?xf32>
      %1719 = arith.addi %1717, %c9 : index
      %1720 = memref.load %12[%1719] : memref<?xf32>
      %1721 = arith.addf %1718, %1720 : f32
      %1722 = arith.remui %1659, %c12 : index
      %1723 = arith.muli %1722, %c19 : index
      %1724 = arith.addi %11, %1723 : index
      %1725 = vector.load %w[%1724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1726 = vector.bitcast %1725 : vector<4xi8> to vector<1xf32>
      %1727 = vector.extract %1726[0] : f32 from vector<1xf32>
      %1728 = arith.mulf %1727, %1714 : f32
      %1729 = arith.mulf %1721, %1728 : f32
      %1730 = arith.muli %3, %c6 : index
      %1731 = arith.addi %1730, %c7 : index
      %1732 = arith.muli %1731, %c12 : index
      %1733 = arith.remui %1659, %c12 : index
      %1734 = arith.addi %1732, %1733 : index
      %1735 = arith.muli %1707, %c29 : index
      %1736 = arith.addi %1735, %1734 : index
      memref.store %1729, %13[%1736] : memref<?xf32>
    }
    %1737 = arith.muli %4, %c19 : index
    %1738 = arith.addi %1737, %c6 : index
    %1739 = arith.muli %1738, %c13 : index
    %1740 = arith.divui %1659, %c12 : index
    %1741 = arith.addi %1739, %1740 : index
    %1742 = arith.addi %1658, %1741 : index
    %1743 = arith.cmpi slt, %1742, %15 : index
    scf.if %1743 {
      %1744 = arith.cmpi eq, %hasFactors, %c6 : index
      %1745 = arith.muli %1742, %c13 : index
      %1746 = memref.load %factors[%1745] : memref<?xf32>
      %1747 = arith.mulf %1746, %operandScale : f32
      %1748 = arith.select %1744, %1747, %operandScale : f32
      %1749 = arith.addi %1662, %c7 : index
      %1750 = arith.muli %1738, %c4 : index
      %1751 = arith.addi %1749, %1750 : index
      %1752 = memref.load %12[%1751] : memref<?xf32>
      %1753 = arith.addi %1751, %c9 : index
      %1754 = memref.load %12[%1753] : memref<?xf32>
      %1755 = arith.addf %1752, %1754 : f32
      %1756 = arith.remui %1659, %c12 : index
      %1757 = arith.muli %1756, %c19 : index
      %1758 = arith.addi %11, %1757 : index
      %1759 = vector.load %w[%1758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1760 = vector.bitcast %1759 : vector<4xi8> to vector<1xf32>
      %1761 = vector.extract %1760[0] : f32 from vector<1xf32>
      %1762 = arith.mulf %1761, %1748 : f32
      %1763 = arith.mulf %1755, %1762 : f32
      %1764 = arith.muli %3, %c6 : index
      %1765 = arith.addi %1764, %c7 : index
      %1766 = arith.muli %1765, %c12 : index
      %1767 = arith.remui %1659, %c12 : index
      %1768 = arith.addi %1766, %1767 : index
      %1769 = arith.muli %1741, %c29 : index
      %1770 = arith.addi %1769, %1768 : index
      memref.store %1763, %13[%1770] : memref<?xf32>
    }
    %1771 = arith.muli %4, %c19 : index
    %1772 = arith.addi %1771, %c13 : index
    %1773 = arith.muli %1772, %c13 : index
    %1774 = arith.divui %1659, %c12 : index
    %1775 = arith.addi %1773, %1774 : index
    %1776 = arith.addi %1658, %1775 : index
    %1777 = arith.cmpi slt, %1776, %15 : index
    scf.if %1777 {
      %1778 = arith.cmpi eq, %hasFactors, %c6 : index
      %1779 = arith.muli %1776, %c13 : index
      %1780 = memref.load %factors[%1779] : memref<?xf32>
      %1781 = arith.mulf %1780, %operandScale : f32
      %1782 = arith.select %1778, %1781, %operandScale : f32
      %1783 = arith.addi %1662, %c7 : index
      %1784 = arith.muli %1772, %c4 : index
      %1785 = arith.addi %1783, %1784 : index
      %1786 = memref.load %12[%1785] : memref<?xf32>
      %1787 = arith.addi %1785, %c9 : index
      %1788 = memref.load %12[%1787] : memref<?xf32>
      %1789 = arith.addf %1786, %1788 : f32
      %1790 = arith.remui %1659, %c12 : index
      %1791 = arith.muli %1790, %c19 : index
      %1792 = arith.addi %11, %1791 : index
      %1793 = vector.load %w[%1792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1794 = vector.bitcast %1793 : vector<4xi8> to vector<1xf32>
      %1795 = vector.extract %1794[0] : f32 from vector<1xf32>
      %1796 = arith.mulf %1795, %1782 : f32
      %1797 = arith.mulf %1789, %1796 : f32
      %1798 = arith.muli %3, %c6 : index
      %1799 = arith.addi %1798, %c7 : index
      %1800 = arith.muli %1799, %c12 : index
      %1801 = arith.remui %1659, %c12 : index
      %1802 = arith.addi %1800, %1801 : index
      %1803 = arith.muli %1775, %c29 : index
      %1804 = arith.addi %1803, %1802 : index
      memref.store %1797, %13[%1804] : memref<?xf32>
    }
    %1805 = arith.muli %4, %c19 : index
    %1806 = arith.addi %1805, %c22 : index
    %1807 = arith.muli %1806, %c13 : index
    %1808 = arith.divui %1659, %c12 : index
    %1809 = arith.addi %1807, %1808 : index
    %1810 = arith.addi %1658, %1809 : index
    %1811 = arith.cmpi slt, %1810, %15 : index
    scf.if %1811 {
      %1812 = arith.cmpi eq, %hasFactors, %c6 : index
      %1813 = arith.muli %1810, %c13 : index
      %1814 = memref.load %factors[%1813] : memref<?xf32>
      %1815 = arith.mulf %1814, %operandScale : f32
      %1816 = arith.select %1812, %1815, %operandScale : f32
      %1817 = arith.addi %1662, %c7 : index
      %1818 = arith.muli %1806, %c4 : index
      %1819 = arith.addi %1817, %1818 : index
      %1820 = memref.load %12[%1819] : memref<?xf32>
      %1821 = arith.addi %1819, %c9 : index
      %1822 = memref.load %12[%1821] : memref<?xf32>
      %1823 = arith.addf %1820, %1822 : f32
      %1824 = arith.remui %1659, %c12 : index
      %1825 = arith.muli %1824, %c19 : index
      %1826 = arith.addi %11, %1825 : index
      %1827 = vector.load %w[%1826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1828 = vector.bitcast %1827 : vector<4xi8> to vector<1xf32>
      %1829 = vector.extract %1828[0] : f32 from vector<1xf32>
      %1830 = arith.mulf %1829, %1816 : f32
      %1831 = arith.mulf %1823, %1830 : f32
      %1832 = arith.muli %3, %c6 : index
      %1833 = arith.addi %1832, %c7 : index
      %1834 = arith.muli %1833, %c12 : index
      %1835 = arith.remui %1659, %c12 : index
      %1836 = arith.addi %1834, %1835 : index
      %1837 = arith.muli %1809, %c29 : index
      %1838 = arith.addi %1837, %1836 : index
      memref.store %1831, %13[%1838] : memref<?xf32>
    }
    wave.barrier
    %1839 = arith.addi %16, %c12 : index
    %1840 = wave.wave
    %1841 = arith.addi %1840, %c7 : index
    %1842 = arith.addi %1839, %1841 : index
    %1843 = arith.cmpi slt, %1842, %15 : index
    %1844 = arith.cmpi slt, %1841, %c12 : index
    %1845 = arith.andi %1843, %1844 : i1
    scf.if %1845 {
      %1846 = arith.addi %1839, %1841 : index
      %1847 = arith.muli %1841, %c29 : index
      %1848 = wave.lane
      %1849 = arith.addi %1848, %c7 : index
      %1850 = arith.cmpi eq, %hasBias, %c6 : index
      %1851 = arith.addi %1847, %1849 : index
      %1852 = memref.load %13[%1851] : memref<?xf32>
      %1853 = arith.muli %0, %c29 : index
      %1854 = arith.addi %1853, %1849 : index
      %1855 = memref.load %bias[%1854] : memref<?xf32>
      %1856 = arith.addf %1852, %1855 : f32
      %1857 = arith.select %1850, %1856, %1852 : f32
      %1858 = arith.addi %1849, %c31 : index
      %1859 = arith.cmpi eq, %hasBias, %c6 : index
      %1860 = arith.addi %1847, %1858 : index
      %1861 = memref.load %13[%1860] : memref<?xf32>
      %1862 = arith.muli %0, %c29 : index
      %1863 = arith.addi %1862, %1858 : index
      %1864 = memref.load %bias[%1863] : memref<?xf32>
      %1865 = arith.addf %1861, %1864 : f32
      %1866 = arith.select %1859, %1865, %1861 : f32
      %1867 = arith.addi %1848, %c4 : index
      %1868 = arith.cmpi slt, %1867, %c31 : index
      %1869 = arith.minsi %1867, %c32 : index
      %1870 = arith.cmpi eq, %hasBias, %c6 : index
      %1871 = arith.addi %1847, %1869 : index
      %1872 = memref.load %13[%1871] : memref<?xf32>
      %1873 = arith.muli %0, %c29 : index
      %1874 = arith.addi %1873, %1869 : index
      %1875 = memref.load %bias[%1874] : memref<?xf32>
      %1876 = arith.addf %1872, %1875 : f32
      %1877 = arith.select %1870, %1876, %1872 : f32
      %1878 = arith.addi %1869, %c31 : index
      %1879 = arith.cmpi eq, %hasBias, %c6 : index
      %1880 = arith.addi %1847, %1878 : index
      %1881 = memref.load %13[%1880] : memref<?xf32>
      %1882 = arith.muli %0, %c29 : index
      %1883 = arith.addi %1882, %1878 : index
      %1884 = memref.load %bias[%1883] : memref<?xf32>
      %1885 = arith.addf %1881, %1884 : f32
      %1886 = arith.select %1879, %1885, %1881 : f32
      %1887 = arith.addi %heads, %kvHeads : index
      %1888 = arith.cmpi slt, %0, %1887 : index
      scf.if %1888 {
        %1889 = arith.addi %positionsAt, %1846 : index
        %1890 = memref.load %step[%1889] : memref<?xi32>
        %1891 = arith.index_cast %1890 : i32 to index
        %1892 = arith.cmpi eq, %hasNorm, %c6 : index
        %1893 = math.fma %1857, %1857, %c35 : f32
        %1894 = math.fma %1866, %1866, %1893 : f32
        %1895 = math.fma %1877, %1877, %1894 : f32
        %1896 = arith.select %1868, %1895, %1894 : f32
        %1897 = math.fma %1886, %1886, %1896 : f32
        %1898 = arith.select %1868, %1897, %1896 : f32
        %1899 = vector.broadcast %1898 : f32 to vector<1xf32>
        %1900 = wave.reduce "add" %1899 : vector<1xf32>
        %1901 = arith.mulf %1900, %inverseHeadDim : f32
        %1902 = arith.addf %1901, %epsilon : f32
        %1903 = math.sqrt %1902 : f32
        %1904 = arith.divf %c37, %1903 : f32
        %1905 = arith.cmpi slt, %0, %heads : index
        %1906 = arith.addi %1849, %c31 : index
        %1907 = memref.load %query_norm[%1849] : memref<?xf32>
        %1908 = memref.load %key_norm[%1849] : memref<?xf32>
        %1909 = arith.select %1905, %1907, %1908 : f32
        %1910 = arith.mulf %1857, %1904 : f32
        %1911 = arith.mulf %1910, %1909 : f32
        %1912 = arith.select %1892, %1911, %1857 : f32
        %1913 = memref.load %query_norm[%1906] : memref<?xf32>
        %1914 = memref.load %key_norm[%1906] : memref<?xf32>
        %1915 = arith.select %1905, %1913, %1914 : f32
        %1916 = arith.mulf %1866, %1904 : f32
        %1917 = arith.mulf %1916, %1915 : f32
        %1918 = arith.select %1892, %1917, %1866 : f32
        %1919 = arith.addi %1869, %c31 : index
        %1920 = memref.load %query_norm[%1869] : memref<?xf32>
        %1921 = memref.load %key_norm[%1869] : memref<?xf32>
        %1922 = arith.select %1905, %1920, %1921 : f32
        %1923 = arith.mulf %1877, %1904 : f32
        %1924 = arith.mulf %1923, %1922 : f32
        %1925 = arith.select %1892, %1924, %1877 : f32
        %1926 = memref.load %query_norm[%1919] : memref<?xf32>
        %1927 = memref.load %key_norm[%1919] : memref<?xf32>
        %1928 = arith.select %1905, %1926, %1927 : f32
        %1929 = arith.mulf %1886, %1904 : f32
        %1930 = arith.mulf %1929, %1928 : f32
        %1931 = arith.select %1892, %1930, %1886 : f32
        %1932 = arith.remui %1891, %c21 : index
        %1933 = arith.muli %1932, %c29 : index
        %1934 = arith.addi %1933, %1849 : index
        %1935 = arith.divui %1891, %c21 : index
        %1936 = arith.addi %1935, %c21 : index
        %1937 = arith.muli %1936, %c29 : index
        %1938 = arith.addi %1937, %1849 : index
        %1939 = memref.load %rope[%1934] : memref<?xf32>
        %1940 = arith.addi %1934, %c31 : index
        %1941 = memref.load %rope[%1940] : memref<?xf32>
        %1942 = memref.load %rope[%1938] : memref<?xf32>
        %1943 = arith.addi %1938, %c31 : index
        %1944 = memref.load %rope[%1943] : memref<?xf32>
        %1945 = arith.mulf %1942, %1939 : f32
        %1946 = arith.mulf %1944, %1941 : f32
        %1947 = arith.subf %1945, %1946 : f32
        %1948 = arith.mulf %1944, %1939 : f32
        %1949 = arith.mulf %1942, %1941 : f32
        %1950 = arith.addf %1948, %1949 : f32
        %1951 = arith.mulf %1912, %1947 : f32
        %1952 = arith.mulf %1918, %1950 : f32
        %1953 = arith.subf %1951, %1952 : f32
        %1954 = arith.mulf %1918, %1947 : f32
        %1955 = arith.mulf %1912, %1950 : f32
        %1956 = arith.addf %1954, %1955 : f32
        %1957 = arith.cmpi slt, %0, %heads : index
        scf.if %1957 {
          %1958 = arith.muli %1846, %heads : index
          %1959 = arith.addi %1958, %0 : index
          %1960 = arith.muli %1959, %c29 : index
          %1961 = arith.addi %1960, %1849 : index
          memref.store %1953, %q[%1961] : memref<?xf32>
          %1962 = arith.addi %1961, %c31 : index
          memref.store %1956, %q[%1962] : memref<?xf32>
        } else {
          %1963 = arith.addi %1847, %1849 : index
          memref.store %1953, %13[%1963] : memref<?xf32>
          %1964 = arith.addi %1847, %1849 : index
          %1965 = arith.addi %1964, %c31 : index
          memref.store %1956, %13[%1965] : memref<?xf32>
        }
        %1966 = arith.remui %1891, %c21 : index
        %1967 = arith.muli %1966, %c29 : index
        %1968 = arith.addi %1967, %1869 : index
        %1969 = arith.divui %1891, %c21 : index
        %1970 = arith.addi %1969, %c21 : index
        %1971 = arith.muli %1970, %c29 : index
        %1972 = arith.addi %1971, %1869 : index
        %1973 = memref.load %rope[%1968] : memref<?xf32>
        %1974 = arith.addi %1968, %c31 : index
        %1975 = memref.load %rope[%1974] : memref<?xf32>
        %1976 = memref.load %rope[%1972] : memref<?xf32>
        %1977 = arith.addi %1972, %c31 : index
        %1978 = memref.load %rope[%1977] : memref<?xf32>
        %1979 = arith.mulf %1976, %1973 : f32
        %1980 = arith.mulf %1978, %1975 : f32
        %1981 = arith.subf %1979, %1980 : f32
        %1982 = arith.mulf %1978, %1973 : f32
        %1983 = arith.mulf %1976, %1975 : f32
        %1984 = arith.addf %1982, %1983 : f32
        %1985 = arith.mulf %1925, %1981 : f32
        %1986 = arith.mulf %1931, %1984 : f32
        %1987 = arith.subf %1985, %1986 : f32
        %1988 = arith.mulf %1931, %1981 : f32
        %1989 = arith.mulf %1925, %1984 : f32
        %1990 = arith.addf %1988, %1989 : f32
        scf.if %1868 {
          %1991 = arith.cmpi slt, %0, %heads : index
          scf.if %1991 {
            %1992 = arith.muli %1846, %heads : index
            %1993 = arith.addi %1992, %0 : index
            %1994 = arith.muli %1993, %c29 : index
            %1995 = arith.addi %1994, %1869 : index
            memref.store %1987, %q[%1995] : memref<?xf32>
            %1996 = arith.addi %1995, %c31 : index
            memref.store %1990, %q[%1996] : memref<?xf32>
          } else {
            %1997 = arith.addi %1847, %1869 : index
            memref.store %1987, %13[%1997] : memref<?xf32>
            %1998 = arith.addi %1847, %1869 : index
            %1999 = arith.addi %1998, %c31 : index
            memref.store %1990, %13[%1999] : memref<?xf32>
          }
        }
      } else {
        %2000 = arith.cmpi slt, %0, %heads : index
        scf.if %2000 {
          %2001 = arith.muli %1846, %heads : index
          %2002 = arith.addi %2001, %0 : index
          %2003 = arith.muli %2002, %c29 : index
          %2004 = arith.addi %2003, %1849 : index
          memref.store %1857, %q[%2004] : memref<?xf32>
          %2005 = arith.addi %2004, %c31 : index
          memref.store %1866, %q[%2005] : memref<?xf32>
        } else {
          %2006 = arith.addi %1847, %1849 : index
          memref.store %1857, %13[%2006] : memref<?xf32>
          %2007 = arith.addi %1847, %1849 : index
          %2008 = arith.addi %2007, %c31 : index
          memref.store %1866, %13[%2008] : memref<?xf32>
        }
        scf.if %1868 {
          %2009 = arith.cmpi slt, %0, %heads : index
          scf.if %2009 {
            %2010 = arith.muli %1846, %heads : index
            %2011 = arith.addi %2010, %0 : index
            %2012 = arith.muli %2011, %c29 : index
            %2013 = arith.addi %2012, %1869 : index
            memref.store %1877, %q[%2013] : memref<?xf32>
            %2014 = arith.addi %2013, %c31 : index
            memref.store %1886, %q[%2014] : memref<?xf32>
          } else {
            %2015 = arith.addi %1847, %1869 : index
            memref.store %1877, %13[%2015] : memref<?xf32>
            %2016 = arith.addi %1847, %1869 : index
            %2017 = arith.addi %2016, %c31 : index
            memref.store %1886, %13[%2017] : memref<?xf32>
          }
        }
      }
    }
    %2018 = arith.addi %1840, %c39 : index
    %2019 = arith.addi %1839, %2018 : index
    %2020 = arith.cmpi slt, %2019, %15 : index
    %2021 = arith.cmpi slt, %2018, %c12 : index
    %2022 = arith.andi %2020, %2021 : i1
    scf.if %2022 {
      %2023 = arith.addi %1839, %2018 : index
      %2024 = arith.muli %2018, %c29 : index
      %2025 = wave.lane
      %2026 = arith.addi %2025, %c7 : index
      %2027 = arith.cmpi eq, %hasBias, %c6 : index
      %2028 = arith.addi %2024, %2026 : index
      %2029 = memref.load %13[%2028] : memref<?xf32>
      %2030 = arith.muli %0, %c29 : index
      %2031 = arith.addi %2030, %2026 : index
      %2032 = memref.load %bias[%2031] : memref<?xf32>
      %2033 = arith.addf %2029, %2032 : f32
      %2034 = arith.select %2027, %2033, %2029 : f32
      %2035 = arith.addi %2026, %c31 : index
      %2036 = arith.cmpi eq, %hasBias, %c6 : index
      %2037 = arith.addi %2024, %2035 : index
      %2038 = memref.load %13[%2037] : memref<?xf32>
      %2039 = arith.muli %0, %c29 : index
      %2040 = arith.addi %2039, %2035 : index
      %2041 = memref.load %bias[%2040] : memref<?xf32>
      %2042 = arith.addf %2038, %2041 : f32
      %2043 = arith.select %2036, %2042, %2038 : f32
      %2044 = arith.addi %2025, %c4 : index
      %2045 = arith.cmpi slt, %2044, %c31 : index
      %2046 = arith.minsi %2044, %c32 : index
      %2047 = arith.cmpi eq, %hasBias, %c6 : index
      %2048 = arith.addi %2024, %2046 : index
      %2049 = memref.load %13[%2048] : memref<?xf32>
      %2050 = arith.muli %0, %c29 : index
      %2051 = arith.addi %2050, %2046 : index
      %2052 = memref.load %bias[%2051] : memref<?xf32>
      %2053 = arith.addf %2049, %2052 : f32
      %2054 = arith.select %2047, %2053, %2049 : f32
      %2055 = arith.addi %2046, %c31 : index
      %2056 = arith.cmpi eq, %hasBias, %c6 : index
      %2057 = arith.addi %2024, %2055 : index
      %2058 = memref.load %13[%2057] : memref<?xf32>
      %2059 = arith.muli %0, %c29 : index
      %2060 = arith.addi %2059, %2055 : index
      %2061 = memref.load %bias[%2060] : memref<?xf32>
      %2062 = arith.addf %2058, %2061 : f32
      %2063 = arith.select %2056, %2062, %2058 : f32
      %2064 = arith.addi %heads, %kvHeads : index
      %2065 = arith.cmpi slt, %0, %2064 : index
      scf.if %2065 {
        %2066 = arith.addi %positionsAt, %2023 : index
        %2067 = memref.load %step[%2066] : memref<?xi32>
        %2068 = arith.index_cast %2067 : i32 to index
        %2069 = arith.cmpi eq, %hasNorm, %c6 : index
        %2070 = math.fma %2034, %2034, %c35 : f32
        %2071 = math.fma %2043, %2043, %2070 : f32
        %2072 = math.fma %2054, %2054, %2071 : f32
        %2073 = arith.select %2045, %2072, %2071 : f32
        %2074 = math.fma %2063, %2063, %2073 : f32
        %2075 = arith.select %2045, %2074, %2073 : f32
        %2076 = vector.broadcast %2075 : f32 to vector<1xf32>
        %2077 = wave.reduce "add" %2076 : vector<1xf32>
        %2078 = arith.mulf %2077, %inverseHeadDim : f32
        %2079 = arith.addf %2078, %epsilon : f32
        %2080 = math.sqrt %2079 : f32
        %2081 = arith.divf %c37, %2080 : f32
        %2082 = arith.cmpi slt, %0, %heads : index
        %2083 = arith.addi %2026, %c31 : index
        %2084 = memref.load %query_norm[%2026] : memref<?xf32>
        %2085 = memref.load %key_norm[%2026] : memref<?xf32>
        %2086 = arith.select %2082, %2084, %2085 : f32
        %2087 = arith.mulf %2034, %2081 : f32
        %2088 = arith.mulf %2087, %2086 : f32
        %2089 = arith.select %2069, %2088, %2034 : f32
        %2090 = memref.load %query_norm[%2083] : memref<?xf32>
        %2091 = memref.load %key_norm[%2083] : memref<?xf32>
        %2092 = arith.select %2082, %2090, %2091 : f32
        %2093 = arith.mulf %2043, %2081 : f32
        %2094 = arith.mulf %2093, %2092 : f32
        %2095 = arith.select %2069, %2094, %2043 : f32
        %2096 = arith.addi %2046, %c31 : index
        %2097 = memref.load %query_norm[%2046] : memref<?xf32>
        %2098 = memref.load %key_norm[%2046] : memref<?xf32>
        %2099 = arith.select %2082, %2097, %2098 : f32
        %2100 = arith.mulf %2054, %2081 : f32
        %2101 = arith.mulf %2100, %2099 : f32
        %2102 = arith.select %2069, %2101, %2054 : f32
        %2103 = memref.load %query_norm[%2096] : memref<?xf32>
        %2104 = memref.load %key_norm[%2096] : memref<?xf32>
        %2105 = arith.select %2082, %2103, %2104 : f32
        %2106 = arith.mulf %2063, %2081 : f32
        %2107 = arith.mulf %2106, %2105 : f32
        %2108 = arith.select %2069, %2107, %2063 : f32
        %2109 = arith.remui %2068, %c21 : index
        %2110 = arith.muli %2109, %c29 : index
        %2111 = arith.addi %2110, %2026 : index
        %2112 = arith.divui %2068, %c21 : index
        %2113 = arith.addi %2112, %c21 : index
        %2114 = arith.muli %2113, %c29 : index
        %2115 = arith.addi %2114, %2026 : index
        %2116 = memref.load %rope[%2111] : memref<?xf32>
        %2117 = arith.addi %2111, %c31 : index
        %2118 = memref.load %rope[%2117] : memref<?xf32>
        %2119 = memref.load %rope[%2115] : memref<?xf32>
        %2120 = arith.addi %2115, %c31 : index
        %2121 = memref.load %rope[%2120] : memref<?xf32>
        %2122 = arith.mulf %2119, %2116 : f32
        %2123 = arith.mulf %2121, %2118 : f32
        %2124 = arith.subf %2122, %2123 : f32
        %2125 = arith.mulf %2121, %2116 : f32
        %2126 = arith.mulf %2119, %2118 : f32
        %2127 = arith.addf %2125, %2126 : f32
        %2128 = arith.mulf %2089, %2124 : f32
        %2129 = arith.mulf %2095, %2127 : f32
        %2130 = arith.subf %2128, %2129 : f32
        %2131 = arith.mulf %2095, %2124 : f32
        %2132 = arith.mulf %2089, %2127 : f32
        %2133 = arith.addf %2131, %2132 : f32
        %2134 = arith.cmpi slt, %0, %heads : index
        scf.if %2134 {
          %2135 = arith.muli %2023, %heads : index
          %2136 = arith.addi %2135, %0 : index
          %2137 = arith.muli %2136, %c29 : index
          %2138 = arith.addi %2137, %2026 : index
          memref.store %2130, %q[%2138] : memref<?xf32>
          %2139 = arith.addi %2138, %c31 : index
          memref.store %2133, %q[%2139] : memref<?xf32>
        } else {
          %2140 = arith.addi %2024, %2026 : index
          memref.store %2130, %13[%2140] : memref<?xf32>
          %2141 = arith.addi %2024, %2026 : index
          %2142 = arith.addi %2141, %c31 : index
          memref.store %2133, %13[%2142] : memref<?xf32>
        }
        %2143 = arith.remui %2068, %c21 : index
        %2144 = arith.muli %2143, %c29 : index
        %2145 = arith.addi %2144, %2046 : index
        %2146 = arith.divui %2068, %c21 : index
        %2147 = arith.addi %2146, %c21 : index
        %2148 = arith.muli %2147, %c29 : index
        %2149 = arith.addi %2148, %2046 : index
        %2150 = memref.load %rope[%2145] : memref<?xf32>
        %2151 = arith.addi %2145, %c31 : index
        %2152 = memref.load %rope[%2151] : memref<?xf32>
        %2153 = memref.load %rope[%2149] : memref<?xf32>
        %2154 = arith.addi %2149, %c31 : index
        %2155 = memref.load %rope[%2154] : memref<?xf32>
        %2156 = arith.mulf %2153, %2150 : f32
        %2157 = arith.mulf %2155, %2152 : f32
        %2158 = arith.subf %2156, %2157 : f32
        %2159 = arith.mulf %2155, %2150 : f32
        %2160 = arith.mulf %2153, %2152 : f32
        %2161 = arith.addf %2159, %2160 : f32
        %2162 = arith.mulf %2102, %2158 : f32
        %2163 = arith.mulf %2108, %2161 : f32
        %2164 = arith.subf %2162, %2163 : f32
        %2165 = arith.mulf %2108, %2158 : f32
        %2166 = arith.mulf %2102, %2161 : f32
        %2167 = arith.addf %2165, %2166 : f32
        scf.if %2045 {
          %2168 = arith.cmpi slt, %0, %heads : index
          scf.if %2168 {
            %2169 = arith.muli %2023, %heads : index
            %2170 = arith.addi %2169, %0 : index
            %2171 = arith.muli %2170, %c29 : index
            %2172 = arith.addi %2171, %2046 : index
            memref.store %2164, %q[%2172] : memref<?xf32>
            %2173 = arith.addi %2172, %c31 : index
            memref.store %2167, %q[%2173] : memref<?xf32>
          } else {
            %2174 = arith.addi %2024, %2046 : index
            memref.store %2164, %13[%2174] : memref<?xf32>
            %2175 = arith.addi %2024, %2046 : index
            %2176 = arith.addi %2175, %c31 : index
            memref.store %2167, %13[%2176] : memref<?xf32>
          }
        }
      } else {
        %2177 = arith.cmpi slt, %0, %heads : index
        scf.if %2177 {
          %2178 = arith.muli %2023, %heads : index
          %2179 = arith.addi %2178, %0 : index
          %2180 = arith.muli %2179, %c29 : index
          %2181 = arith.addi %2180, %2026 : index
          memref.store %2034, %q[%2181] : memref<?xf32>
          %2182 = arith.addi %2181, %c31 : index
          memref.store %2043, %q[%2182] : memref<?xf32>
        } else {
          %2183 = arith.addi %2024, %2026 : index
          memref.store %2034, %13[%2183] : memref<?xf32>
          %2184 = arith.addi %2024, %2026 : index
          %2185 = arith.addi %2184, %c31 : index
          memref.store %2043, %13[%2185] : memref<?xf32>
        }
        scf.if %2045 {
          %2186 = arith.cmpi slt, %0, %heads : index
          scf.if %2186 {
            %2187 = arith.muli %2023, %heads : index
            %2188 = arith.addi %2187, %0 : index
            %2189 = arith.muli %2188, %c29 : index
            %2190 = arith.addi %2189, %2046 : index
            memref.store %2054, %q[%2190] : memref<?xf32>
            %2191 = arith.addi %2190, %c31 : index
            memref.store %2063, %q[%2191] : memref<?xf32>
          } else {
            %2192 = arith.addi %2024, %2046 : index
            memref.store %2054, %13[%2192] : memref<?xf32>
            %2193 = arith.addi %2024, %2046 : index
            %2194 = arith.addi %2193, %c31 : index
            memref.store %2063, %13[%2194] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2195 = arith.cmpi sge, %0, %heads : index
    scf.if %2195 {
      %2196 = arith.addi %1840, %c7 : index
      %2197 = arith.addi %1839, %2196 : index
      %2198 = arith.cmpi slt, %2197, %15 : index
      %2199 = arith.cmpi slt, %2196, %c12 : index
      %2200 = arith.andi %2198, %2199 : i1
      scf.if %2200 {
        %2201 = arith.addi %1839, %2196 : index
        %2202 = arith.addi %slotsAt, %2201 : index
        %2203 = memref.load %step[%2202] : memref<?xi32>
        %2204 = arith.index_cast %2203 : i32 to index
        %2205 = arith.cmpi sge, %2204, %c7 : index
        scf.if %2205 {
          %2206 = arith.muli %2196, %c29 : index
          %2207 = arith.subi %0, %heads : index
          %2208 = memref.load %scales[%2207] : memref<?xf32>
          %2209 = vector.broadcast %2208 : f32 to vector<4xf32>
          %2210 = arith.divui %2204, %c12 : index
          %2211 = arith.remui %2204, %c12 : index
          %2212 = arith.muli %2210, %pageBytes : index
          %2213 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2213 {
            %2214 = wave.lane
            %2215 = arith.muli %2214, %c19 : index
            scf.for %2216 = %2215 to %c29 step %c5 {
              %2217 = arith.addi %2206, %2216 : index
              %2218 = vector.load %13[%2217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2219 = arith.mulf %2218, %2209 : vector<4xf32>
              %2220 = arith.minimumf %2219, %c43 : vector<4xf32>
              %2221 = arith.maximumf %2220, %c44 : vector<4xf32>
              %2222 = arith.truncf %2221 : vector<4xf32> to vector<4xf16>
              %2223 = vector.bitcast %2222 : vector<4xf16> to vector<8xi8>
              %2224 = arith.cmpi slt, %2207, %kvHeads : index
              scf.if %2224 {
                %2225 = arith.muli %2207, %c45 : index
                %2226 = arith.addi %2212, %2225 : index
                %2227 = arith.divui %2216, %c12 : index
                %2228 = arith.muli %2227, %c20 : index
                %2229 = arith.remui %2216, %c12 : index
                %2230 = arith.divui %2229, %c14 : index
                %2231 = arith.muli %2230, %c21 : index
                %2232 = arith.muli %2211, %c12 : index
                %2233 = arith.addi %2231, %2232 : index
                %2234 = arith.remui %2229, %c14 : index
                %2235 = arith.muli %2234, %c13 : index
                %2236 = arith.addi %2233, %2235 : index
                %2237 = arith.addi %2228, %2236 : index
                %2238 = arith.addi %2226, %2237 : index
                vector.store %2223, %kv[%2238] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2239 = arith.subi %2207, %kvHeads : index
                %2240 = arith.muli %2239, %c45 : index
                %2241 = arith.addi %2212, %2240 : index
                %2242 = arith.addi %2216, %c7 : index
                %2243 = arith.divui %2242, %c12 : index
                %2244 = arith.muli %2243, %c20 : index
                %2245 = arith.addi %2244, %c8 : index
                %2246 = arith.remui %2242, %c12 : index
                %2247 = arith.divui %2211, %c13 : index
                %2248 = arith.remui %2211, %c13 : index
                %2249 = arith.muli %2248, %c14 : index
                %2250 = arith.addi %2247, %2249 : index
                %2251 = arith.divui %2250, %c14 : index
                %2252 = arith.muli %2251, %c21 : index
                %2253 = arith.muli %2246, %c12 : index
                %2254 = arith.addi %2252, %2253 : index
                %2255 = arith.remui %2250, %c14 : index
                %2256 = arith.muli %2255, %c13 : index
                %2257 = arith.addi %2254, %2256 : index
                %2258 = arith.addi %2245, %2257 : index
                %2259 = arith.addi %2241, %2258 : index
                %2260 = vector.shuffle %2223, %2223 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2260, %kv[%2259] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2261 = arith.addi %2216, %c6 : index
                %2262 = arith.divui %2261, %c12 : index
                %2263 = arith.muli %2262, %c20 : index
                %2264 = arith.addi %2263, %c8 : index
                %2265 = arith.remui %2261, %c12 : index
                %2266 = arith.divui %2211, %c13 : index
                %2267 = arith.remui %2211, %c13 : index
                %2268 = arith.muli %2267, %c14 : index
                %2269 = arith.addi %2266, %2268 : index
                %2270 = arith.divui %2269, %c14 : index
                %2271 = arith.muli %2270, %c21 : index
                %2272 = arith.muli %2265, %c12 : index
                %2273 = arith.addi %2271, %2272 : index
                %2274 = arith.remui %2269, %c14 : index
                %2275 = arith.muli %2274, %c13 : index
                %2276 = arith.addi %2273, %2275 : index
                %2277 = arith.addi %2264, %2276 : index
                %2278 = arith.addi %2241, %2277 : index
                %2279 = vector.shuffle %2223, %2223 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2279, %kv[%2278] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2280 = arith.addi %2216, %c13 : index
                %2281 = arith.divui %2280, %c12 : index
                %2282 = arith.muli %2281, %c20 : index
                %2283 = arith.addi %2282, %c8 : index
                %2284 = arith.remui %2280, %c12 : index
                %2285 = arith.divui %2211, %c13 : index
                %2286 = arith.remui %2211, %c13 : index
                %2287 = arith.muli %2286, %c14 : index
                %2288 = arith.addi %2285, %2287 : index
                %2289 = arith.divui %2288, %c14 : index
                %2290 = arith.muli %2289, %c21 : index
                %2291 = arith.muli %2284, %c12 : index
                %2292 = arith.addi %2290, %2291 : index
                %2293 = arith.remui %2288, %c14 : index
                %2294 = arith.muli %2293, %c13 : index
                %2295 = arith.addi %2292, %2294 : index
                %2296 = arith.addi %2283, %2295 : index
                %2297 = arith.addi %2241, %2296 : index
                %2298 = vector.shuffle %2223, %2223 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2298, %kv[%2297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2299 = arith.addi %2216, %c22 : index
                %2300 = arith.divui %2299, %c12 : index
                %2301 = arith.muli %2300, %c20 : index
                %2302 = arith.addi %2301, %c8 : index
                %2303 = arith.remui %2299, %c12 : index
                %2304 = arith.divui %2211, %c13 : index
                %2305 = arith.remui %2211, %c13 : index
                %2306 = arith.muli %2305, %c14 : index
                %2307 = arith.addi %2304, %2306 : index
                %2308 = arith.divui %2307, %c14 : index
                %2309 = arith.muli %2308, %c21 : index
                %2310 = arith.muli %2303, %c12 : index
                %2311 = arith.addi %2309, %2310 : index
                %2312 = arith.remui %2307, %c14 : index
                %2313 = arith.muli %2312, %c13 : index
                %2314 = arith.addi %2311, %2313 : index
                %2315 = arith.addi %2302, %2314 : index
                %2316 = arith.addi %2241, %2315 : index
                %2317 = vector.shuffle %2223, %2223 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2317, %kv[%2316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2318 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2318 {
            %2319 = wave.lane
            %2320 = arith.muli %2319, %c19 : index
            scf.for %2321 = %2320 to %c29 step %c5 {
              %2322 = arith.addi %2206, %2321 : index
              %2323 = vector.load %13[%2322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2324 = arith.mulf %2323, %2209 : vector<4xf32>
              %2325 = wave.fp8_encode "e4m3" %2324 : vector<4xf32> -> vector<4xi8>
              %2326 = arith.cmpi slt, %2207, %kvHeads : index
              scf.if %2326 {
                %2327 = arith.muli %2207, %c8 : index
                %2328 = arith.addi %2212, %2327 : index
                %2329 = vector.shuffle %2325, %2325 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2330 = arith.divui %2321, %c12 : index
                %2331 = arith.muli %2330, %c21 : index
                %2332 = arith.remui %2321, %c12 : index
                %2333 = arith.muli %2211, %c12 : index
                %2334 = arith.divui %2332, %c19 : index
                %2335 = arith.muli %2334, %c19 : index
                %2336 = arith.remui %2332, %c13 : index
                %2337 = arith.muli %2336, %c13 : index
                %2338 = arith.addi %2335, %2337 : index
                %2339 = arith.divui %2332, %c13 : index
                %2340 = arith.remui %2339, %c13 : index
                %2341 = arith.addi %2338, %2340 : index
                %2342 = arith.addi %2333, %2341 : index
                %2343 = arith.addi %2331, %2342 : index
                %2344 = arith.addi %2328, %2343 : index
                vector.store %2329, %kv[%2344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2345 = arith.subi %2207, %kvHeads : index
                %2346 = arith.muli %2345, %c8 : index
                %2347 = arith.addi %2212, %2346 : index
                %2348 = arith.addi %2321, %c7 : index
                %2349 = arith.divui %2348, %c12 : index
                %2350 = arith.muli %2349, %c21 : index
                %2351 = arith.addi %2350, %c9 : index
                %2352 = arith.remui %2348, %c12 : index
                %2353 = arith.divui %2211, %c13 : index
                %2354 = arith.remui %2211, %c13 : index
                %2355 = arith.muli %2354, %c14 : index
                %2356 = arith.addi %2353, %2355 : index
                %2357 = arith.muli %2352, %c12 : index
                %2358 = arith.divui %2356, %c19 : index
                %2359 = arith.muli %2358, %c19 : index
                %2360 = arith.remui %2356, %c13 : index
                %2361 = arith.muli %2360, %c13 : index
                %2362 = arith.addi %2359, %2361 : index
                %2363 = arith.divui %2356, %c13 : index
                %2364 = arith.remui %2363, %c13 : index
                %2365 = arith.addi %2362, %2364 : index
                %2366 = arith.addi %2357, %2365 : index
                %2367 = arith.addi %2351, %2366 : index
                %2368 = arith.addi %2347, %2367 : index
                %2369 = vector.shuffle %2325, %2325 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2369, %kv[%2368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2370 = arith.addi %2321, %c6 : index
                %2371 = arith.divui %2370, %c12 : index
                %2372 = arith.muli %2371, %c21 : index
                %2373 = arith.addi %2372, %c9 : index
                %2374 = arith.remui %2370, %c12 : index
                %2375 = arith.divui %2211, %c13 : index
                %2376 = arith.remui %2211, %c13 : index
                %2377 = arith.muli %2376, %c14 : index
                %2378 = arith.addi %2375, %2377 : index
                %2379 = arith.muli %2374, %c12 : index
                %2380 = arith.divui %2378, %c19 : index
                %2381 = arith.muli %2380, %c19 : index
                %2382 = arith.remui %2378, %c13 : index
                %2383 = arith.muli %2382, %c13 : index
                %2384 = arith.addi %2381, %2383 : index
                %2385 = arith.divui %2378, %c13 : index
                %2386 = arith.remui %2385, %c13 : index
                %2387 = arith.addi %2384, %2386 : index
                %2388 = arith.addi %2379, %2387 : index
                %2389 = arith.addi %2373, %2388 : index
                %2390 = arith.addi %2347, %2389 : index
                %2391 = vector.shuffle %2325, %2325 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2391, %kv[%2390] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2392 = arith.addi %2321, %c13 : index
                %2393 = arith.divui %2392, %c12 : index
                %2394 = arith.muli %2393, %c21 : index
                %2395 = arith.addi %2394, %c9 : index
                %2396 = arith.remui %2392, %c12 : index
                %2397 = arith.divui %2211, %c13 : index
                %2398 = arith.remui %2211, %c13 : index
                %2399 = arith.muli %2398, %c14 : index
                %2400 = arith.addi %2397, %2399 : index
                %2401 = arith.muli %2396, %c12 : index
                %2402 = arith.divui %2400, %c19 : index
                %2403 = arith.muli %2402, %c19 : index
                %2404 = arith.remui %2400, %c13 : index
                %2405 = arith.muli %2404, %c13 : index
                %2406 = arith.addi %2403, %2405 : index
                %2407 = arith.divui %2400, %c13 : index
                %2408 = arith.remui %2407, %c13 : index
                %2409 = arith.addi %2406, %2408 : index
                %2410 = arith.addi %2401, %2409 : index
                %2411 = arith.addi %2395, %2410 : index
                %2412 = arith.addi %2347, %2411 : index
                %2413 = vector.shuffle %2325, %2325 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2413, %kv[%2412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2414 = arith.addi %2321, %c22 : index
                %2415 = arith.divui %2414, %c12 : index
                %2416 = arith.muli %2415, %c21 : index
                %2417 = arith.addi %2416, %c9 : index
                %2418 = arith.remui %2414, %c12 : index
                %2419 = arith.divui %2211, %c13 : index
                %2420 = arith.remui %2211, %c13 : index
                %2421 = arith.muli %2420, %c14 : index
                %2422 = arith.addi %2419, %2421 : index
                %2423 = arith.muli %2418, %c12 : index
                %2424 = arith.divui %2422, %c19 : index
                %2425 = arith.muli %2424, %c19 : index
                %2426 = arith.remui %2422, %c13 : index
                %2427 = arith.muli %2426, %c13 : index
                %2428 = arith.addi %2425, %2427 : index
                %2429 = arith.divui %2422, %c13 : index
                %2430 = arith.remui %2429, %c13 : index
                %2431 = arith.addi %2428, %2430 : index
                %2432 = arith.addi %2423, %2431 : index
                %2433 = arith.addi %2417, %2432 : index
                %2434 = arith.addi %2347, %2433 : index
                %2435 = vector.shuffle %2325, %2325 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2435, %kv[%2434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2436 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2436 {
            %2437 = wave.lane
            %2438 = arith.muli %2437, %c19 : index
            scf.for %2439 = %2438 to %c29 step %c5 {
              %2440 = arith.addi %2206, %2439 : index
              %2441 = vector.load %13[%2440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2442 = arith.mulf %2441, %2209 : vector<4xf32>
              %2443 = wave.fp8_encode "e5m2" %2442 : vector<4xf32> -> vector<4xi8>
              %2444 = arith.cmpi slt, %2207, %kvHeads : index
              scf.if %2444 {
                %2445 = arith.muli %2207, %c8 : index
                %2446 = arith.addi %2212, %2445 : index
                %2447 = vector.shuffle %2443, %2443 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2448 = arith.divui %2439, %c12 : index
                %2449 = arith.muli %2448, %c21 : index
                %2450 = arith.remui %2439, %c12 : index
                %2451 = arith.muli %2211, %c12 : index
                %2452 = arith.divui %2450, %c19 : index
                %2453 = arith.muli %2452, %c19 : index
                %2454 = arith.remui %2450, %c13 : index
                %2455 = arith.muli %2454, %c13 : index
                %2456 = arith.addi %2453, %2455 : index
                %2457 = arith.divui %2450, %c13 : index
                %2458 = arith.remui %2457, %c13 : index
                %2459 = arith.addi %2456, %2458 : index
                %2460 = arith.addi %2451, %2459 : index
                %2461 = arith.addi %2449, %2460 : index
                %2462 = arith.addi %2446, %2461 : index
                vector.store %2447, %kv[%2462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2463 = arith.subi %2207, %kvHeads : index
                %2464 = arith.muli %2463, %c8 : index
                %2465 = arith.addi %2212, %2464 : index
                %2466 = arith.addi %2439, %c7 : index
                %2467 = arith.divui %2466, %c12 : index
                %2468 = arith.muli %2467, %c21 : index
                %2469 = arith.addi %2468, %c9 : index
                %2470 = arith.remui %2466, %c12 : index
                %2471 = arith.divui %2211, %c13 : index
                %2472 = arith.remui %2211, %c13 : index
                %2473 = arith.muli %2472, %c14 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.muli %2470, %c12 : index
                %2476 = arith.divui %2474, %c19 : index
                %2477 = arith.muli %2476, %c19 : index
                %2478 = arith.remui %2474, %c13 : index
                %2479 = arith.muli %2478, %c13 : index
                %2480 = arith.addi %2477, %2479 : index
                %2481 = arith.divui %2474, %c13 : index
                %2482 = arith.remui %2481, %c13 : index
                %2483 = arith.addi %2480, %2482 : index
                %2484 = arith.addi %2475, %2483 : index
                %2485 = arith.addi %2469, %2484 : index
                %2486 = arith.addi %2465, %2485 : index
                %2487 = vector.shuffle %2443, %2443 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2487, %kv[%2486] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2488 = arith.addi %2439, %c6 : index
                %2489 = arith.divui %2488, %c12 : index
                %2490 = arith.muli %2489, %c21 : index
                %2491 = arith.addi %2490, %c9 : index
                %2492 = arith.remui %2488, %c12 : index
                %2493 = arith.divui %2211, %c13 : index
                %2494 = arith.remui %2211, %c13 : index
                %2495 = arith.muli %2494, %c14 : index
                %2496 = arith.addi %2493, %2495 : index
                %2497 = arith.muli %2492, %c12 : index
                %2498 = arith.divui %2496, %c19 : index
                %2499 = arith.muli %2498, %c19 : index
                %2500 = arith.remui %2496, %c13 : index
                %2501 = arith.muli %2500, %c13 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.divui %2496, %c13 : index
                %2504 = arith.remui %2503, %c13 : index
                %2505 = arith.addi %2502, %2504 : index
                %2506 = arith.addi %2497, %2505 : index
                %2507 = arith.addi %2491, %2506 : index
                %2508 = arith.addi %2465, %2507 : index
                %2509 = vector.shuffle %2443, %2443 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2509, %kv[%2508] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2510 = arith.addi %2439, %c13 : index
                %2511 = arith.divui %2510, %c12 : index
                %2512 = arith.muli %2511, %c21 : index
                %2513 = arith.addi %2512, %c9 : index
                %2514 = arith.remui %2510, %c12 : index
                %2515 = arith.divui %2211, %c13 : index
                %2516 = arith.remui %2211, %c13 : index
                %2517 = arith.muli %2516, %c14 : index
                %2518 = arith.addi %2515, %2517 : index
                %2519 = arith.muli %2514, %c12 : index
                %2520 = arith.divui %2518, %c19 : index
                %2521 = arith.muli %2520, %c19 : index
                %2522 = arith.remui %2518, %c13 : index
                %2523 = arith.muli %2522, %c13 : index
                %2524 = arith.addi %2521, %2523 : index
                %2525 = arith.divui %2518, %c13 : index
                %2526 = arith.remui %2525, %c13 : index
                %2527 = arith.addi %2524, %2526 : index
                %2528 = arith.addi %2519, %2527 : index
                %2529 = arith.addi %2513, %2528 : index
                %2530 = arith.addi %2465, %2529 : index
                %2531 = vector.shuffle %2443, %2443 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2531, %kv[%2530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2532 = arith.addi %2439, %c22 : index
                %2533 = arith.divui %2532, %c12 : index
                %2534 = arith.muli %2533, %c21 : index
                %2535 = arith.addi %2534, %c9 : index
                %2536 = arith.remui %2532, %c12 : index
                %2537 = arith.divui %2211, %c13 : index
                %2538 = arith.remui %2211, %c13 : index
                %2539 = arith.muli %2538, %c14 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.muli %2536, %c12 : index
                %2542 = arith.divui %2540, %c19 : index
                %2543 = arith.muli %2542, %c19 : index
                %2544 = arith.remui %2540, %c13 : index
                %2545 = arith.muli %2544, %c13 : index
                %2546 = arith.addi %2543, %2545 : index
                %2547 = arith.divui %2540, %c13 : index
                %2548 = arith.remui %2547, %c13 : index
                %2549 = arith.addi %2546, %2548 : index
                %2550 = arith.addi %2541, %2549 : index
                %2551 = arith.addi %2535, %2550 : index
                %2552 = arith.addi %2465, %2551 : index
                %2553 = vector.shuffle %2443, %2443 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2553, %kv[%2552] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2554 = arith.addi %1840, %c39 : index
      %2555 = arith.addi %1839, %2554 : index
      %2556 = arith.cmpi slt, %2555, %15 : index
      %2557 = arith.cmpi slt, %2554, %c12 : index
      %2558 = arith.andi %2556, %2557 : i1
      scf.if %2558 {
        %2559 = arith.addi %1839, %2554 : index
        %2560 = arith.addi %slotsAt, %2559 : index
        %2561 = memref.load %step[%2560] : memref<?xi32>
        %2562 = arith.index_cast %2561 : i32 to index
        %2563 = arith.cmpi sge, %2562, %c7 : index
        scf.if %2563 {
          %2564 = arith.muli %2554, %c29 : index
          %2565 = arith.subi %0, %heads : index
          %2566 = memref.load %scales[%2565] : memref<?xf32>
          %2567 = vector.broadcast %2566 : f32 to vector<4xf32>
          %2568 = arith.divui %2562, %c12 : index
          %2569 = arith.remui %2562, %c12 : index
          %2570 = arith.muli %2568, %pageBytes : index
          %2571 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2571 {
            %2572 = wave.lane
            %2573 = arith.muli %2572, %c19 : index
            scf.for %2574 = %2573 to %c29 step %c5 {
              %2575 = arith.addi %2564, %2574 : index
              %2576 = vector.load %13[%2575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2577 = arith.mulf %2576, %2567 : vector<4xf32>
              %2578 = arith.minimumf %2577, %c43 : vector<4xf32>
              %2579 = arith.maximumf %2578, %c44 : vector<4xf32>
              %2580 = arith.truncf %2579 : vector<4xf32> to vector<4xf16>
              %2581 = vector.bitcast %2580 : vector<4xf16> to vector<8xi8>
              %2582 = arith.cmpi slt, %2565, %kvHeads : index
              scf.if %2582 {
                %2583 = arith.muli %2565, %c45 : index
                %2584 = arith.addi %2570, %2583 : index
                %2585 = arith.divui %2574, %c12 : index
                %2586 = arith.muli %2585, %c20 : index
                %2587 = arith.remui %2574, %c12 : index
                %2588 = arith.divui %2587, %c14 : index
                %2589 = arith.muli %2588, %c21 : index
                %2590 = arith.muli %2569, %c12 : index
                %2591 = arith.addi %2589, %2590 : index
                %2592 = arith.remui %2587, %c14 : index
                %2593 = arith.muli %2592, %c13 : index
                %2594 = arith.addi %2591, %2593 : index
                %2595 = arith.addi %2586, %2594 : index
                %2596 = arith.addi %2584, %2595 : index
                vector.store %2581, %kv[%2596] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2597 = arith.subi %2565, %kvHeads : index
                %2598 = arith.muli %2597, %c45 : index
                %2599 = arith.addi %2570, %2598 : index
                %2600 = arith.addi %2574, %c7 : index
                %2601 = arith.divui %2600, %c12 : index
                %2602 = arith.muli %2601, %c20 : index
                %2603 = arith.addi %2602, %c8 : index
                %2604 = arith.remui %2600, %c12 : index
                %2605 = arith.divui %2569, %c13 : index
                %2606 = arith.remui %2569, %c13 : index
                %2607 = arith.muli %2606, %c14 : index
                %2608 = arith.addi %2605, %2607 : index
                %2609 = arith.divui %2608, %c14 : index
                %2610 = arith.muli %2609, %c21 : index
                %2611 = arith.muli %2604, %c12 : index
                %2612 = arith.addi %2610, %2611 : index
                %2613 = arith.remui %2608, %c14 : index
                %2614 = arith.muli %2613, %c13 : index
                %2615 = arith.addi %2612, %2614 : index
                %2616 = arith.addi %2603, %2615 : index
                %2617 = arith.addi %2599, %2616 : index
                %2618 = vector.shuffle %2581, %2581 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2618, %kv[%2617] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2619 = arith.addi %2574, %c6 : index
                %2620 = arith.divui %2619, %c12 : index
                %2621 = arith.muli %2620, %c20 : index
                %2622 = arith.addi %2621, %c8 : index
                %2623 = arith.remui %2619, %c12 : index
                %2624 = arith.divui %2569, %c13 : index
                %2625 = arith.remui %2569, %c13 : index
                %2626 = arith.muli %2625, %c14 : index
                %2627 = arith.addi %2624, %2626 : index
                %2628 = arith.divui %2627, %c14 : index
                %2629 = arith.muli %2628, %c21 : index
                %2630 = arith.muli %2623, %c12 : index
                %2631 = arith.addi %2629, %2630 : index
                %2632 = arith.remui %2627, %c14 : index
                %2633 = arith.muli %2632, %c13 : index
                %2634 = arith.addi %2631, %2633 : index
                %2635 = arith.addi %2622, %2634 : index
                %2636 = arith.addi %2599, %2635 : index
                %2637 = vector.shuffle %2581, %2581 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2637, %kv[%2636] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2638 = arith.addi %2574, %c13 : index
                %2639 = arith.divui %2638, %c12 : index
                %2640 = arith.muli %2639, %c20 : index
                %2641 = arith.addi %2640, %c8 : index
                %2642 = arith.remui %2638, %c12 : index
                %2643 = arith.divui %2569, %c13 : index
                %2644 = arith.remui %2569, %c13 : index
                %2645 = arith.muli %2644, %c14 : index
                %2646 = arith.addi %2643, %2645 : index
                %2647 = arith.divui %2646, %c14 : index
                %2648 = arith.muli %2647, %c21 : index
                %2649 = arith.muli %2642, %c12 : index
                %2650 = arith.addi %2648, %2649 : index
                %2651 = arith.remui %2646, %c14 : index
                %2652 = arith.muli %2651, %c13 : index
                %2653 = arith.addi %2650, %2652 : index
                %2654 = arith.addi %2641, %2653 : index
                %2655 = arith.addi %2599, %2654 : index
                %2656 = vector.shuffle %2581, %2581 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2656, %kv[%2655] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2657 = arith.addi %2574, %c22 : index
                %2658 = arith.divui %2657, %c12 : index
                %2659 = arith.muli %2658, %c20 : index
                %2660 = arith.addi %2659, %c8 : index
                %2661 = arith.remui %2657, %c12 : index
                %2662 = arith.divui %2569, %c13 : index
                %2663 = arith.remui %2569, %c13 : index
                %2664 = arith.muli %2663, %c14 : index
                %2665 = arith.addi %2662, %2664 : index
                %2666 = arith.divui %2665, %c14 : index
                %2667 = arith.muli %2666, %c21 : index
                %2668 = arith.muli %2661, %c12 : index
                %2669 = arith.addi %2667, %2668 : index
                %2670 = arith.remui %2665, %c14 : index
                %2671 = arith.muli %2670, %c13 : index
                %2672 = arith.addi %2669, %2671 : index
                %2673 = arith.addi %2660, %2672 : index
                %2674 = arith.addi %2599, %2673 : index
                %2675 = vector.shuffle %2581, %2581 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2675, %kv[%2674] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2676 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2676 {
            %2677 = wave.lane
            %2678 = arith.muli %2677, %c19 : index
            scf.for %2679 = %2678 to %c29 step %c5 {
              %2680 = arith.addi %2564, %2679 : index
              %2681 = vector.load %13[%2680] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2682 = arith.mulf %2681, %2567 : vector<4xf32>
              %2683 = wave.fp8_encode "e4m3" %2682 : vector<4xf32> -> vector<4xi8>
              %2684 = arith.cmpi slt, %2565, %kvHeads : index
              scf.if %2684 {
                %2685 = arith.muli %2565, %c8 : index
                %2686 = arith.addi %2570, %2685 : index
                %2687 = vector.shuffle %2683, %2683 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2688 = arith.divui %2679, %c12 : index
                %2689 = arith.muli %2688, %c21 : index
                %2690 = arith.remui %2679, %c12 : index
                %2691 = arith.muli %2569, %c12 : index
                %2692 = arith.divui %2690, %c19 : index
                %2693 = arith.muli %2692, %c19 : index
                %2694 = arith.remui %2690, %c13 : index
                %2695 = arith.muli %2694, %c13 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.divui %2690, %c13 : index
                %2698 = arith.remui %2697, %c13 : index
                %2699 = arith.addi %2696, %2698 : index
                %2700 = arith.addi %2691, %2699 : index
                %2701 = arith.addi %2689, %2700 : index
                %2702 = arith.addi %2686, %2701 : index
                vector.store %2687, %kv[%2702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2703 = arith.subi %2565, %kvHeads : index
                %2704 = arith.muli %2703, %c8 : index
                %2705 = arith.addi %2570, %2704 : index
                %2706 = arith.addi %2679, %c7 : index
                %2707 = arith.divui %2706, %c12 : index
                %2708 = arith.muli %2707, %c21 : index
                %2709 = arith.addi %2708, %c9 : index
                %2710 = arith.remui %2706, %c12 : index
                %2711 = arith.divui %2569, %c13 : index
                %2712 = arith.remui %2569, %c13 : index
                %2713 = arith.muli %2712, %c14 : index
                %2714 = arith.addi %2711, %2713 : index
                %2715 = arith.muli %2710, %c12 : index
                %2716 = arith.divui %2714, %c19 : index
                %2717 = arith.muli %2716, %c19 : index
                %2718 = arith.remui %2714, %c13 : index
                %2719 = arith.muli %2718, %c13 : index
                %2720 = arith.addi %2717, %2719 : index
                %2721 = arith.divui %2714, %c13 : index
                %2722 = arith.remui %2721, %c13 : index
                %2723 = arith.addi %2720, %2722 : index
                %2724 = arith.addi %2715, %2723 : index
                %2725 = arith.addi %2709, %2724 : index
                %2726 = arith.addi %2705, %2725 : index
                %2727 = vector.shuffle %2683, %2683 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2727, %kv[%2726] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2728 = arith.addi %2679, %c6 : index
                %2729 = arith.divui %2728, %c12 : index
                %2730 = arith.muli %2729, %c21 : index
                %2731 = arith.addi %2730, %c9 : index
                %2732 = arith.remui %2728, %c12 : index
                %2733 = arith.divui %2569, %c13 : index
                %2734 = arith.remui %2569, %c13 : index
                %2735 = arith.muli %2734, %c14 : index
                %2736 = arith.addi %2733, %2735 : index
                %2737 = arith.muli %2732, %c12 : index
                %2738 = arith.divui %2736, %c19 : index
                %2739 = arith.muli %2738, %c19 : index
                %2740 = arith.remui %2736, %c13 : index
                %2741 = arith.muli %2740, %c13 : index
                %2742 = arith.addi %2739, %2741 : index
                %2743 = arith.divui %2736, %c13 : index
                %2744 = arith.remui %2743, %c13 : index
                %2745 = arith.addi %2742, %2744 : index
                %2746 = arith.addi %2737, %2745 : index
                %2747 = arith.addi %2731, %2746 : index
                %2748 = arith.addi %2705, %2747 : index
                %2749 = vector.shuffle %2683, %2683 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2749, %kv[%2748] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2750 = arith.addi %2679, %c13 : index
                %2751 = arith.divui %2750, %c12 : index
                %2752 = arith.muli %2751, %c21 : index
                %2753 = arith.addi %2752, %c9 : index
                %2754 = arith.remui %2750, %c12 : index
                %2755 = arith.divui %2569, %c13 : index
                %2756 = arith.remui %2569, %c13 : index
                %2757 = arith.muli %2756, %c14 : index
                %2758 = arith.addi %2755, %2757 : index
                %2759 = arith.muli %2754, %c12 : index
                %2760 = arith.divui %2758, %c19 : index
                %2761 = arith.muli %2760, %c19 : index
                %2762 = arith.remui %2758, %c13 : index
                %2763 = arith.muli %2762, %c13 : index
                %2764 = arith.addi %2761, %2763 : index
                %2765 = arith.divui %2758, %c13 : index
                %2766 = arith.remui %2765, %c13 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.addi %2759, %2767 : index
                %2769 = arith.addi %2753, %2768 : index
                %2770 = arith.addi %2705, %2769 : index
                %2771 = vector.shuffle %2683, %2683 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2771, %kv[%2770] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2772 = arith.addi %2679, %c22 : index
                %2773 = arith.divui %2772, %c12 : index
                %2774 = arith.muli %2773, %c21 : index
                %2775 = arith.addi %2774, %c9 : index
                %2776 = arith.remui %2772, %c12 : index
                %2777 = arith.divui %2569, %c13 : index
                %2778 = arith.remui %2569, %c13 : index
                %2779 = arith.muli %2778, %c14 : index
                %2780 = arith.addi %2777, %2779 : index
                %2781 = arith.muli %2776, %c12 : index
                %2782 = arith.divui %2780, %c19 : index
                %2783 = arith.muli %2782, %c19 : index
                %2784 = arith.remui %2780, %c13 : index
                %2785 = arith.muli %2784, %c13 : index
                %2786 = arith.addi %2783, %2785 : index
                %2787 = arith.divui %2780, %c13 : index
                %2788 = arith.remui %2787, %c13 : index
                %2789 = arith.addi %2786, %2788 : index
                %2790 = arith.addi %2781, %2789 : index
                %2791 = arith.addi %2775, %2790 : index
                %2792 = arith.addi %2705, %2791 : index
                %2793 = vector.shuffle %2683, %2683 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2793, %kv[%2792] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2794 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2794 {
            %2795 = wave.lane
            %2796 = arith.muli %2795, %c19 : index
            scf.for %2797 = %2796 to %c29 step %c5 {
              %2798 = arith.addi %2564, %2797 : index
              %2799 = vector.load %13[%2798] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2800 = arith.mulf %2799, %2567 : vector<4xf32>
              %2801 = wave.fp8_encode "e5m2" %2800 : vector<4xf32> -> vector<4xi8>
              %2802 = arith.cmpi slt, %2565, %kvHeads : index
              scf.if %2802 {
                %2803 = arith.muli %2565, %c8 : index
                %2804 = arith.addi %2570, %2803 : index
                %2805 = vector.shuffle %2801, %2801 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2806 = arith.divui %2797, %c12 : index
                %2807 = arith.muli %2806, %c21 : index
                %2808 = arith.remui %2797, %c12 : index
                %2809 = arith.muli %2569, %c12 : index
                %2810 = arith.divui %2808, %c19 : index
                %2811 = arith.muli %2810, %c19 : index
                %2812 = arith.remui %2808, %c13 : index
                %2813 = arith.muli %2812, %c13 : index
                %2814 = arith.addi %2811, %2813 : index
                %2815 = arith.divui %2808, %c13 : index
                %2816 = arith.remui %2815, %c13 : index
                %2817 = arith.addi %2814, %2816 : index
                %2818 = arith.addi %2809, %2817 : index
                %2819 = arith.addi %2807, %2818 : index
                %2820 = arith.addi %2804, %2819 : index
                vector.store %2805, %kv[%2820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2821 = arith.subi %2565, %kvHeads : index
                %2822 = arith.muli %2821, %c8 : index
                %2823 = arith.addi %2570, %2822 : index
                %2824 = arith.addi %2797, %c7 : index
                %2825 = arith.divui %2824, %c12 : index
                %2826 = arith.muli %2825, %c21 : index
                %2827 = arith.addi %2826, %c9 : index
                %2828 = arith.remui %2824, %c12 : index
                %2829 = arith.divui %2569, %c13 : index
                %2830 = arith.remui %2569, %c13 : index
                %2831 = arith.muli %2830, %c14 : index
                %2832 = arith.addi %2829, %2831 : index
                %2833 = arith.muli %2828, %c12 : index
                %2834 = arith.divui %2832, %c19 : index
                %2835 = arith.muli %2834, %c19 : index
                %2836 = arith.remui %2832, %c13 : index
                %2837 = arith.muli %2836, %c13 : index
                %2838 = arith.addi %2835, %2837 : index
                %2839 = arith.divui %2832, %c13 : index
                %2840 = arith.remui %2839, %c13 : index
                %2841 = arith.addi %2838, %2840 : index
                %2842 = arith.addi %2833, %2841 : index
                %2843 = arith.addi %2827, %2842 : index
                %2844 = arith.addi %2823, %2843 : index
                %2845 = vector.shuffle %2801, %2801 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2845, %kv[%2844] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2846 = arith.addi %2797, %c6 : index
                %2847 = arith.divui %2846, %c12 : index
                %2848 = arith.muli %2847, %c21 : index
                %2849 = arith.addi %2848, %c9 : index
                %2850 = arith.remui %2846, %c12 : index
                %2851 = arith.divui %2569, %c13 : index
                %2852 = arith.remui %2569, %c13 : index
                %2853 = arith.muli %2852, %c14 : index
                %2854 = arith.addi %2851, %2853 : index
                %2855 = arith.muli %2850, %c12 : index
                %2856 = arith.divui %2854, %c19 : index
                %2857 = arith.muli %2856, %c19 : index
                %2858 = arith.remui %2854, %c13 : index
                %2859 = arith.muli %2858, %c13 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.divui %2854, %c13 : index
                %2862 = arith.remui %2861, %c13 : index
                %2863 = arith.addi %2860, %2862 : index
                %2864 = arith.addi %2855, %2863 : index
                %2865 = arith.addi %2849, %2864 : index
                %2866 = arith.addi %2823, %2865 : index
                %2867 = vector.shuffle %2801, %2801 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2867, %kv[%2866] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2868 = arith.addi %2797, %c13 : index
                %2869 = arith.divui %2868, %c12 : index
                %2870 = arith.muli %2869, %c21 : index
                %2871 = arith.addi %2870, %c9 : index
                %2872 = arith.remui %2868, %c12 : index
                %2873 = arith.divui %2569, %c13 : index
                %2874 = arith.remui %2569, %c13 : index
                %2875 = arith.muli %2874, %c14 : index
                %2876 = arith.addi %2873, %2875 : index
                %2877 = arith.muli %2872, %c12 : index
                %2878 = arith.divui %2876, %c19 : index
                %2879 = arith.muli %2878, %c19 : index
                %2880 = arith.remui %2876, %c13 : index
                %2881 = arith.muli %2880, %c13 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.divui %2876, %c13 : index
                %2884 = arith.remui %2883, %c13 : index
                %2885 = arith.addi %2882, %2884 : index
                %2886 = arith.addi %2877, %2885 : index
                %2887 = arith.addi %2871, %2886 : index
                %2888 = arith.addi %2823, %2887 : index
                %2889 = vector.shuffle %2801, %2801 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2889, %kv[%2888] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2890 = arith.addi %2797, %c22 : index
                %2891 = arith.divui %2890, %c12 : index
                %2892 = arith.muli %2891, %c21 : index
                %2893 = arith.addi %2892, %c9 : index
                %2894 = arith.remui %2890, %c12 : index
                %2895 = arith.divui %2569, %c13 : index
                %2896 = arith.remui %2569, %c13 : index
                %2897 = arith.muli %2896, %c14 : index
                %2898 = arith.addi %2895, %2897 : index
                %2899 = arith.muli %2894, %c12 : index
                %2900 = arith.divui %2898, %c19 : index
                %2901 = arith.muli %2900, %c19 : index
                %2902 = arith.remui %2898, %c13 : index
                %2903 = arith.muli %2902, %c13 : index
                %2904 = arith.addi %2901, %2903 : index
                %2905 = arith.divui %2898, %c13 : index
                %2906 = arith.remui %2905, %c13 : index
                %2907 = arith.addi %2904, %2906 : index
                %2908 = arith.addi %2899, %2907 : index
                %2909 = arith.addi %2893, %2908 : index
                %2910 = arith.addi %2823, %2909 : index
                %2911 = vector.shuffle %2801, %2801 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2911, %kv[%2910] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2912 = arith.addi %16, %c4 : index
    %2913 = wave.lane
    %2914 = arith.muli %3, %c6 : index
    %2915 = arith.muli %2914, %c21 : index
    %2916 = arith.addi %2915, %2913 : index
    %2917 = arith.muli %4, %c9 : index
    %2918 = arith.addi %2917, %2916 : index
    %2919 = arith.addi %2918, %c7 : index
    %2920 = arith.addi %2919, %c7 : index
    %2921 = vector.extract %345#2[0] : f32 from vector<8xf32>
    memref.store %2921, %12[%2920] : memref<?xf32>
    %2922 = arith.muli %4, %c9 : index
    %2923 = arith.addi %2922, %2916 : index
    %2924 = arith.addi %2923, %c7 : index
    %2925 = arith.addi %2924, %c4 : index
    %2926 = vector.extract %345#2[1] : f32 from vector<8xf32>
    memref.store %2926, %12[%2925] : memref<?xf32>
    %2927 = arith.muli %4, %c9 : index
    %2928 = arith.addi %2927, %2916 : index
    %2929 = arith.addi %2928, %c7 : index
    %2930 = arith.addi %2929, %c10 : index
    %2931 = vector.extract %345#2[2] : f32 from vector<8xf32>
    memref.store %2931, %12[%2930] : memref<?xf32>
    %2932 = arith.muli %4, %c9 : index
    %2933 = arith.addi %2932, %2916 : index
    %2934 = arith.addi %2933, %c7 : index
    %2935 = arith.addi %2934, %c23 : index
    %2936 = vector.extract %345#2[3] : f32 from vector<8xf32>
    memref.store %2936, %12[%2935] : memref<?xf32>
    %2937 = arith.muli %4, %c9 : index
    %2938 = arith.addi %2937, %2916 : index
    %2939 = arith.addi %2938, %c7 : index
    %2940 = arith.addi %2939, %c5 : index
    %2941 = vector.extract %345#2[4] : f32 from vector<8xf32>
    memref.store %2941, %12[%2940] : memref<?xf32>
    %2942 = arith.muli %4, %c9 : index
    %2943 = arith.addi %2942, %2916 : index
    %2944 = arith.addi %2943, %c7 : index
    %2945 = arith.addi %2944, %c24 : index
    %2946 = vector.extract %345#2[5] : f32 from vector<8xf32>
    memref.store %2946, %12[%2945] : memref<?xf32>
    %2947 = arith.muli %4, %c9 : index
    %2948 = arith.addi %2947, %2916 : index
    %2949 = arith.addi %2948, %c7 : index
    %2950 = arith.addi %2949, %c25 : index
    %2951 = vector.extract %345#2[6] : f32 from vector<8xf32>
    memref.store %2951, %12[%2950] : memref<?xf32>
    %2952 = arith.muli %4, %c9 : index
    %2953 = arith.addi %2952, %2916 : index
    %2954 = arith.addi %2953, %c7 : index
    %2955 = arith.addi %2954, %c26 : index
    %2956 = vector.extract %345#2[7] : f32 from vector<8xf32>
    memref.store %2956, %12[%2955] : memref<?xf32>
    wave.barrier
    %2957 = arith.muli %4, %c19 : index
    %2958 = arith.addi %2957, %c7 : index
    %2959 = arith.muli %2958, %c13 : index
    %2960 = arith.divui %2913, %c12 : index
    %2961 = arith.addi %2959, %2960 : index
    %2962 = arith.addi %2912, %2961 : index
    %2963 = arith.cmpi slt, %2962, %15 : index
    scf.if %2963 {
      %2964 = arith.cmpi eq, %hasFactors, %c6 : index
      %2965 = arith.muli %2962, %c13 : index
      %2966 = memref.load %factors[%2965] : memref<?xf32>
      %2967 = arith.mulf %2966, %operandScale : f32
      %2968 = arith.select %2964, %2967, %operandScale : f32
      %2969 = arith.addi %2916, %c7 : index
      %2970 = arith.muli %2958, %c4 : index
      %2971 = arith.addi %2969, %2970 : index
      %2972 = memref.load %12[%2971] : memref<?xf32>
      %2973 = arith.addi %2971, %c9 : index
      %2974 = memref.load %12[%2973] : memref<?xf32>
      %2975 = arith.addf %2972, %2974 : f32
      %2976 = arith.remui %2913, %c12 : index
      %2977 = arith.muli %2976, %c19 : index
      %2978 = arith.addi %11, %2977 : index
      %2979 = vector.load %w[%2978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2980 = vector.bitcast %2979 : vector<4xi8> to vector<1xf32>
      %2981 = vector.extract %2980[0] : f32 from vector<1xf32>
      %2982 = arith.mulf %2981, %2968 : f32
      %2983 = arith.mulf %2975, %2982 : f32
      %2984 = arith.muli %3, %c6 : index
      %2985 = arith.addi %2984, %c7 : index
      %2986 = arith.muli %2985, %c12 : index
      %2987 = arith.remui %2913, %c12 : index
      %2988 = arith.addi %2986, %2987 : index
      %2989 = arith.muli %2961, %c29 : index
      %2990 = arith.addi %2989, %2988 : index
      memref.store %2983, %13[%2990] : memref<?xf32>
    }
    %2991 = arith.muli %4, %c19 : index
    %2992 = arith.addi %2991, %c6 : index
    %2993 = arith.muli %2992, %c13 : index
    %2994 = arith.divui %2913, %c12 : index
    %2995 = arith.addi %2993, %2994 : index
    %2996 = arith.addi %2912, %2995 : index
    %2997 = arith.cmpi slt, %2996, %15 : index
    scf.if %2997 {
      %2998 = arith.cmpi eq, %hasFactors, %c6 : index
      %2999 = arith.muli %2996, %c13 : index
      %3000 = memref.load %factors[%2999] : memref<?xf32>
      %3001 = arith.mulf %3000, %operandScale : f32
      %3002 = arith.select %2998, %3001, %operandScale : f32
      %3003 = arith.addi %2916, %c7 : index
      %3004 = arith.muli %2992, %c4 : index
      %3005 = arith.addi %3003, %3004 : index
      %3006 = memref.load %12[%3005] : memref<?xf32>
      %3007 = arith.addi %3005, %c9 : index
      %3008 = memref.load %12[%3007] : memref<?xf32>
      %3009 = arith.addf %3006, %3008 : f32
      %3010 = arith.remui %2913, %c12 : index
      %3011 = arith.muli %3010, %c19 : index
      %3012 = arith.addi %11, %3011 : index
      %3013 = vector.load %w[%3012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3014 = vector.bitcast %3013 : vector<4xi8> to vector<1xf32>
      %3015 = vector.extract %3014[0] : f32 from vector<1xf32>
      %3016 = arith.mulf %3015, %3002 : f32
      %3017 = arith.mulf %3009, %3016 : f32
      %3018 = arith.muli %3, %c6 : index
      %3019 = arith.addi %3018, %c7 : index
      %3020 = arith.muli %3019, %c12 : index
      %3021 = arith.remui %2913, %c12 : index
      %3022 = arith.addi %3020, %3021 : index
      %3023 = arith.muli %2995, %c29 : index
      %3024 = arith.addi %3023, %3022 : index
      memref.store %3017, %13[%3024] : memref<?xf32>
    }
    %3025 = arith.muli %4, %c19 : index
    %3026 = arith.addi %3025, %c13 : index
    %3027 = arith.muli %3026, %c13 : index
    %3028 = arith.divui %2913, %c12 : index
    %3029 = arith.addi %3027, %3028 : index
    %3030 = arith.addi %2912, %3029 : index
    %3031 = arith.cmpi slt, %3030, %15 : index
    scf.if %3031 {
      %3032 = arith.cmpi eq, %hasFactors, %c6 : index
      %3033 = arith.muli %3030, %c13 : index
      %3034 = memref.load %factors[%3033] : memref<?xf32>
      %3035 = arith.mulf %3034, %operandScale : f32
      %3036 = arith.select %3032, %3035, %operandScale : f32
      %3037 = arith.addi %2916, %c7 : index
      %3038 = arith.muli %3026, %c4 : index
      %3039 = arith.addi %3037, %3038 : index
      %3040 = memref.load %12[%3039] : memref<?xf32>
      %3041 = arith.addi %3039, %c9 : index
      %3042 = memref.load %12[%3041] : memref<?xf32>
      %3043 = arith.addf %3040, %3042 : f32
      %3044 = arith.remui %2913, %c12 : index
      %3045 = arith.muli %3044, %c19 : index
      %3046 = arith.addi %11, %3045 : index
      %3047 = vector.load %w[%3046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3048 = vector.bitcast %3047 : vector<4xi8> to vector<1xf32>
      %3049 = vector.extract %3048[0] : f32 from vector<1xf32>
      %3050 = arith.mulf %3049, %3036 : f32
      %3051 = arith.mulf %3043, %3050 : f32
      %3052 = arith.muli %3, %c6 : index
      %3053 = arith.addi %3052, %c7 : index
      %3054 = arith.muli %3053, %c12 : index
      %3055 = arith.remui %2913, %c12 : index
      %3056 = arith.addi %3054, %3055 : index
      %3057 = arith.muli %3029, %c29 : index
      %3058 = arith.addi %3057, %3056 : index
      memref.store %3051, %13[%3058] : memref<?xf32>
    }
    %3059 = arith.muli %4, %c19 : index
    %3060 = arith.addi %3059, %c22 : index
    %3061 = arith.muli %3060, %c13 : index
    %3062 = arith.divui %2913, %c12 : index
    %3063 = arith.addi %3061, %3062 : index
    %3064 = arith.addi %2912, %3063 : index
    %3065 = arith.cmpi slt, %3064, %15 : index
    scf.if %3065 {
      %3066 = arith.cmpi eq, %hasFactors, %c6 : index
      %3067 = arith.muli %3064, %c13 : index
      %3068 = memref.load %factors[%3067] : memref<?xf32>
      %3069 = arith.mulf %3068, %operandScale : f32
      %3070 = arith.select %3066, %3069, %operandScale : f32
      %3071 = arith.addi %2916, %c7 : index
      %3072 = arith.muli %3060, %c4 : index
      %3073 = arith.addi %3071, %3072 : index
      %3074 = memref.load %12[%3073] : memref<?xf32>
      %3075 = arith.addi %3073, %c9 : index
      %3076 = memref.load %12[%3075] : memref<?xf32>
      %3077 = arith.addf %3074, %3076 : f32
      %3078 = arith.remui %2913, %c12 : index
      %3079 = arith.muli %3078, %c19 : index
      %3080 = arith.addi %11, %3079 : index
      %3081 = vector.load %w[%3080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3082 = vector.bitcast %3081 : vector<4xi8> to vector<1xf32>
      %3083 = vector.extract %3082[0] : f32 from vector<1xf32>
      %3084 = arith.mulf %3083, %3070 : f32
      %3085 = arith.mulf %3077, %3084 : f32
      %3086 = arith.muli %3, %c6 : index
      %3087 = arith.addi %3086, %c7 : index
      %3088 = arith.muli %3087, %c12 : index
      %3089 = arith.remui %2913, %c12 : index
      %3090 = arith.addi %3088, %3089 : index
      %3091 = arith.muli %3063, %c29 : index
      %3092 = arith.addi %3091, %3090 : index
      memref.store %3085, %13[%3092] : memref<?xf32>
    }
    wave.barrier
    %3093 = arith.addi %16, %c4 : index
    %3094 = wave.wave
    %3095 = arith.addi %3094, %c7 : index
    %3096 = arith.addi %3093, %3095 : index
    %3097 = arith.cmpi slt, %3096, %15 : index
    %3098 = arith.cmpi slt, %3095, %c12 : index
    %3099 = arith.andi %3097, %3098 : i1
    scf.if %3099 {
      %3100 = arith.addi %3093, %3095 : index
      %3101 = arith.muli %3095, %c29 : index
      %3102 = wave.lane
      %3103 = arith.addi %3102, %c7 : index
      %3104 = arith.cmpi eq, %hasBias, %c6 : index
      %3105 = arith.addi %3101, %3103 : index
      %3106 = memref.load %13[%3105] : memref<?xf32>
      %3107 = arith.muli %0, %c29 : index
      %3108 = arith.addi %3107, %3103 : index
      %3109 = memref.load %bias[%3108] : memref<?xf32>
      %3110 = arith.addf %3106, %3109 : f32
      %3111 = arith.select %3104, %3110, %3106 : f32
      %3112 = arith.addi %3103, %c31 : index
      %3113 = arith.cmpi eq, %hasBias, %c6 : index
      %3114 = arith.addi %3101, %3112 : index
      %3115 = memref.load %13[%3114] : memref<?xf32>
      %3116 = arith.muli %0, %c29 : index
      %3117 = arith.addi %3116, %3112 : index
      %3118 = memref.load %bias[%3117] : memref<?xf32>
      %3119 = arith.addf %3115, %3118 : f32
      %3120 = arith.select %3113, %3119, %3115 : f32
      %3121 = arith.addi %3102, %c4 : index
      %3122 = arith.cmpi slt, %3121, %c31 : index
      %3123 = arith.minsi %3121, %c32 : index
      %3124 = arith.cmpi eq, %hasBias, %c6 : index
      %3125 = arith.addi %3101, %3123 : index
      %3126 = memref.load %13[%3125] : memref<?xf32>
      %3127 = arith.muli %0, %c29 : index
      %3128 = arith.addi %3127, %3123 : index
      %3129 = memref.load %bias[%3128] : memref<?xf32>
      %3130 = arith.addf %3126, %3129 : f32
      %3131 = arith.select %3124, %3130, %3126 : f32
      %3132 = arith.addi %3123, %c31 : index
      %3133 = arith.cmpi eq, %hasBias, %c6 : index
      %3134 = arith.addi %3101, %3132 : index
      %3135 = memref.load %13[%3134] : memref<?xf32>
      %3136 = arith.muli %0, %c29 : index
      %3137 = arith.addi %3136, %3132 : index
      %3138 = memref.load %bias[%3137] : memref<?xf32>
      %3139 = arith.addf %3135, %3138 : f32
      %3140 = arith.select %3133, %3139, %3135 : f32
      %3141 = arith.addi %heads, %kvHeads : index
      %3142 = arith.cmpi slt, %0, %3141 : index
      scf.if %3142 {
        %3143 = arith.addi %positionsAt, %3100 : index
        %3144 = memref.load %step[%3143] : memref<?xi32>
        %3145 = arith.index_cast %3144 : i32 to index
        %3146 = arith.cmpi eq, %hasNorm, %c6 : index
        %3147 = math.fma %3111, %3111, %c35 : f32
        %3148 = math.fma %3120, %3120, %3147 : f32
        %3149 = math.fma %3131, %3131, %3148 : f32
        %3150 = arith.select %3122, %3149, %3148 : f32
        %3151 = math.fma %3140, %3140, %3150 : f32
        %3152 = arith.select %3122, %3151, %3150 : f32
        %3153 = vector.broadcast %3152 : f32 to vector<1xf32>
        %3154 = wave.reduce "add" %3153 : vector<1xf32>
        %3155 = arith.mulf %3154, %inverseHeadDim : f32
        %3156 = arith.addf %3155, %epsilon : f32
        %3157 = math.sqrt %3156 : f32
        %3158 = arith.divf %c37, %3157 : f32
        %3159 = arith.cmpi slt, %0, %heads : index
        %3160 = arith.addi %3103, %c31 : index
        %3161 = memref.load %query_norm[%3103] : memref<?xf32>
        %3162 = memref.load %key_norm[%3103] : memref<?xf32>
        %3163 = arith.select %3159, %3161, %3162 : f32
        %3164 = arith.mulf %3111, %3158 : f32
        %3165 = arith.mulf %3164, %3163 : f32
        %3166 = arith.select %3146, %3165, %3111 : f32
        %3167 = memref.load %query_norm[%3160] : memref<?xf32>
        %3168 = memref.load %key_norm[%3160] : memref<?xf32>
        %3169 = arith.select %3159, %3167, %3168 : f32
        %3170 = arith.mulf %3120, %3158 : f32
        %3171 = arith.mulf %3170, %3169 : f32
        %3172 = arith.select %3146, %3171, %3120 : f32
        %3173 = arith.addi %3123, %c31 : index
        %3174 = memref.load %query_norm[%3123] : memref<?xf32>
        %3175 = memref.load %key_norm[%3123] : memref<?xf32>
        %3176 = arith.select %3159, %3174, %3175 : f32
        %3177 = arith.mulf %3131, %3158 : f32
        %3178 = arith.mulf %3177, %3176 : f32
        %3179 = arith.select %3146, %3178, %3131 : f32
        %3180 = memref.load %query_norm[%3173] : memref<?xf32>
        %3181 = memref.load %key_norm[%3173] : memref<?xf32>
        %3182 = arith.select %3159, %3180, %3181 : f32
        %3183 = arith.mulf %3140, %3158 : f32
        %3184 = arith.mulf %3183, %3182 : f32
        %3185 = arith.select %3146, %3184, %3140 : f32
        %3186 = arith.remui %3145, %c21 : index
        %3187 = arith.muli %3186, %c29 : index
        %3188 = arith.addi %3187, %3103 : index
        %3189 = arith.divui %3145, %c21 : index
        %3190 = arith.addi %3189, %c21 : index
        %3191 = arith.muli %3190, %c29 : index
        %3192 = arith.addi %3191, %3103 : index
        %3193 = memref.load %rope[%3188] : memref<?xf32>
        %3194 = arith.addi %3188, %c31 : index
        %3195 = memref.load %rope[%3194] : memref<?xf32>
        %3196 = memref.load %rope[%3192] : memref<?xf32>
        %3197 = arith.addi %3192, %c31 : index
        %3198 = memref.load %rope[%3197] : memref<?xf32>
        %3199 = arith.mulf %3196, %3193 : f32
        %3200 = arith.mulf %3198, %3195 : f32
        %3201 = arith.subf %3199, %3200 : f32
        %3202 = arith.mulf %3198, %3193 : f32
        %3203 = arith.mulf %3196, %3195 : f32
        %3204 = arith.addf %3202, %3203 : f32
        %3205 = arith.mulf %3166, %3201 : f32
        %3206 = arith.mulf %3172, %3204 : f32
        %3207 = arith.subf %3205, %3206 : f32
        %3208 = arith.mulf %3172, %3201 : f32
        %3209 = arith.mulf %3166, %3204 : f32
        %3210 = arith.addf %3208, %3209 : f32
        %3211 = arith.cmpi slt, %0, %heads : index
        scf.if %3211 {
          %3212 = arith.muli %3100, %heads : index
          %3213 = arith.addi %3212, %0 : index
          %3214 = arith.muli %3213, %c29 : index
          %3215 = arith.addi %3214, %3103 : index
          memref.store %3207, %q[%3215] : memref<?xf32>
          %3216 = arith.addi %3215, %c31 : index
          memref.store %3210, %q[%3216] : memref<?xf32>
        } else {
          %3217 = arith.addi %3101, %3103 : index
          memref.store %3207, %13[%3217] : memref<?xf32>
          %3218 = arith.addi %3101, %3103 : index
          %3219 = arith.addi %3218, %c31 : index
          memref.store %3210, %13[%3219] : memref<?xf32>
        }
        %3220 = arith.remui %3145, %c21 : index
        %3221 = arith.muli %3220, %c29 : index
        %3222 = arith.addi %3221, %3123 : index
        %3223 = arith.divui %3145, %c21 : index
        %3224 = arith.addi %3223, %c21 : index
        %3225 = arith.muli %3224, %c29 : index
        %3226 = arith.addi %3225, %3123 : index
        %3227 = memref.load %rope[%3222] : memref<?xf32>
        %3228 = arith.addi %3222, %c31 : index
        %3229 = memref.load %rope[%3228] : memref<?xf32>
        %3230 = memref.load %rope[%3226] : memref<?xf32>
        %3231 = arith.addi %3226, %c31 : index
        %3232 = memref.load %rope[%3231] : memref<?xf32>
        %3233 = arith.mulf %3230, %3227 : f32
        %3234 = arith.mulf %3232, %3229 : f32
        %3235 = arith.subf %3233, %3234 : f32
        %3236 = arith.mulf %3232, %3227 : f32
        %3237 = arith.mulf %3230, %3229 : f32
        %3238 = arith.addf %3236, %3237 : f32
        %3239 = arith.mulf %3179, %3235 : f32
        %3240 = arith.mulf %3185, %3238 : f32
        %3241 = arith.subf %3239, %3240 : f32
        %3242 = arith.mulf %3185, %3235 : f32
        %3243 = arith.mulf %3179, %3238 : f32
        %3244 = arith.addf %3242, %3243 : f32
        scf.if %3122 {
          %3245 = arith.cmpi slt, %0, %heads : index
          scf.if %3245 {
            %3246 = arith.muli %3100, %heads : index
            %3247 = arith.addi %3246, %0 : index
            %3248 = arith.muli %3247, %c29 : index
            %3249 = arith.addi %3248, %3123 : index
            memref.store %3241, %q[%3249] : memref<?xf32>
            %3250 = arith.addi %3249, %c31 : index
            memref.store %3244, %q[%3250] : memref<?xf32>
          } else {
            %3251 = arith.addi %3101, %3123 : index
            memref.store %3241, %13[%3251] : memref<?xf32>
            %3252 = arith.addi %3101, %3123 : index
            %3253 = arith.addi %3252, %c31 : index
            memref.store %3244, %13[%3253] : memref<?xf32>
          }
        }
      } else {
        %3254 = arith.cmpi slt, %0, %heads : index
        scf.if %3254 {
          %3255 = arith.muli %3100, %heads : index
          %3256 = arith.addi %3255, %0 : index
          %3257 = arith.muli %3256, %c29 : index
          %3258 = arith.addi %3257, %3103 : index
          memref.store %3111, %q[%3258] : memref<?xf32>
          %3259 = arith.addi %3258, %c31 : index
          memref.store %3120, %q[%3259] : memref<?xf32>
        } else {
          %3260 = arith.addi %3101, %3103 : index
          memref.store %3111, %13[%3260] : memref<?xf32>
          %3261 = arith.addi %3101, %3103 : index
          %3262 = arith.addi %3261, %c31 : index
          memref.store %3120, %13[%3262] : memref<?xf32>
        }
        scf.if %3122 {
          %3263 = arith.cmpi slt, %0, %heads : index
          scf.if %3263 {
            %3264 = arith.muli %3100, %heads : index
            %3265 = arith.addi %3264, %0 : index
            %3266 = arith.muli %3265, %c29 : index
            %3267 = arith.addi %3266, %3123 : index
            memref.store %3131, %q[%3267] : memref<?xf32>
            %3268 = arith.addi %3267, %c31 : index
            memref.store %3140, %q[%3268] : memref<?xf32>
          } else {
            %3269 = arith.addi %3101, %3123 : index
            memref.store %3131, %13[%3269] : memref<?xf32>
            %3270 = arith.addi %3101, %3123 : index
            %3271 = arith.addi %3270, %c31 : index
            memref.store %3140, %13[%3271] : memref<?xf32>
          }
        }
      }
    }
    %3272 = arith.addi %3094, %c39 : index
    %3273 = arith.addi %3093, %3272 : index
    %3274 = arith.cmpi slt, %3273, %15 : index
    %3275 = arith.cmpi slt, %3272, %c12 : index
    %3276 = arith.andi %3274, %3275 : i1
    scf.if %3276 {
      %3277 = arith.addi %3093, %3272 : index
      %3278 = arith.muli %3272, %c29 : index
      %3279 = wave.lane
      %3280 = arith.addi %3279, %c7 : index
      %3281 = arith.cmpi eq, %hasBias, %c6 : index
      %3282 = arith.addi %3278, %3280 : index
      %3283 = memref.load %13[%3282] : memref<?xf32>
      %3284 = arith.muli %0, %c29 : index
      %3285 = arith.addi %3284, %3280 : index
      %3286 = memref.load %bias[%3285] : memref<?xf32>
      %3287 = arith.addf %3283, %3286 : f32
      %3288 = arith.select %3281, %3287, %3283 : f32
      %3289 = arith.addi %3280, %c31 : index
      %3290 = arith.cmpi eq, %hasBias, %c6 : index
      %3291 = arith.addi %3278, %3289 : index
      %3292 = memref.load %13[%3291] : memref<?xf32>
      %3293 = arith.muli %0, %c29 : index
      %3294 = arith.addi %3293, %3289 : index
      %3295 = memref.load %bias[%3294] : memref<?xf32>
      %3296 = arith.addf %3292, %3295 : f32
      %3297 = arith.select %3290, %3296, %3292 : f32
      %3298 = arith.addi %3279, %c4 : index
      %3299 = arith.cmpi slt, %3298, %c31 : index
      %3300 = arith.minsi %3298, %c32 : index
      %3301 = arith.cmpi eq, %hasBias, %c6 : index
      %3302 = arith.addi %3278, %3300 : index
      %3303 = memref.load %13[%3302] : memref<?xf32>
      %3304 = arith.muli %0, %c29 : index
      %3305 = arith.addi %3304, %3300 : index
      %3306 = memref.load %bias[%3305] : memref<?xf32>
      %3307 = arith.addf %3303, %3306 : f32
      %3308 = arith.select %3301, %3307, %3303 : f32
      %3309 = arith.addi %3300, %c31 : index
      %3310 = arith.cmpi eq, %hasBias, %c6 : index
      %3311 = arith.addi %3278, %3309 : index
      %3312 = memref.load %13[%3311] : memref<?xf32>
      %3313 = arith.muli %0, %c29 : index
      %3314 = arith.addi %3313, %3309 : index
      %3315 = memref.load %bias[%3314] : memref<?xf32>
      %3316 = arith.addf %3312, %3315 : f32
      %3317 = arith.select %3310, %3316, %3312 : f32
      %3318 = arith.addi %heads, %kvHeads : index
      %3319 = arith.cmpi slt, %0, %3318 : index
      scf.if %3319 {
        %3320 = arith.addi %positionsAt, %3277 : index
        %3321 = memref.load %step[%3320] : memref<?xi32>
        %3322 = arith.index_cast %3321 : i32 to index
        %3323 = arith.cmpi eq, %hasNorm, %c6 : index
        %3324 = math.fma %3288, %3288, %c35 : f32
        %3325 = math.fma %3297, %3297, %3324 : f32
        %3326 = math.fma %3308, %3308, %3325 : f32
        %3327 = arith.select %3299, %3326, %3325 : f32
        %3328 = math.fma %3317, %3317, %3327 : f32
        %3329 = arith.select %3299, %3328, %3327 : f32
        %3330 = vector.broadcast %3329 : f32 to vector<1xf32>
        %3331 = wave.reduce "add" %3330 : vector<1xf32>
        %3332 = arith.mulf %3331, %inverseHeadDim : f32
        %3333 = arith.addf %3332, %epsilon : f32
        %3334 = math.sqrt %3333 : f32
        %3335 = arith.divf %c37, %3334 : f32
        %3336 = arith.cmpi slt, %0, %heads : index
        %3337 = arith.addi %3280, %c31 : index
        %3338 = memref.load %query_norm[%3280] : memref<?xf32>
        %3339 = memref.load %key_norm[%3280] : memref<?xf32>
        %3340 = arith.select %3336, %3338, %3339 : f32
        %3341 = arith.mulf %3288, %3335 : f32
        %3342 = arith.mulf %3341, %3340 : f32
        %3343 = arith.select %3323, %3342, %3288 : f32
        %3344 = memref.load %query_norm[%3337] : memref<?xf32>
        %3345 = memref.load %key_norm[%3337] : memref<?xf32>
        %3346 = arith.select %3336, %3344, %3345 : f32
        %3347 = arith.mulf %3297, %3335 : f32
        %3348 = arith.mulf %3347, %3346 : f32
        %3349 = arith.select %3323, %3348, %3297 : f32
        %3350 = arith.addi %3300, %c31 : index
        %3351 = memref.load %query_norm[%3300] : memref<?xf32>
        %3352 = memref.load %key_norm[%3300] : memref<?xf32>
        %3353 = arith.select %3336, %3351, %3352 : f32
        %3354 = arith.mulf %3308, %3335 : f32
        %3355 = arith.mulf %3354, %3353 : f32
        %3356 = arith.select %3323, %3355, %3308 : f32
        %3357 = memref.load %query_norm[%3350] : memref<?xf32>
        %3358 = memref.load %key_norm[%3350] : memref<?xf32>
        %3359 = arith.select %3336, %3357, %3358 : f32
        %3360 = arith.mulf %3317, %3335 : f32
        %3361 = arith.mulf %3360, %3359 : f32
        %3362 = arith.select %3323, %3361, %3317 : f32
        %3363 = arith.remui %3322, %c21 : index
        %3364 = arith.muli %3363, %c29 : index
        %3365 = arith.addi %3364, %3280 : index
        %3366 = arith.divui %3322, %c21 : index
        %3367 = arith.addi %3366, %c21 : index
        %3368 = arith.muli %3367, %c29 : index
        %3369 = arith.addi %3368, %3280 : index
        %3370 = memref.load %rope[%3365] : memref<?xf32>
        %3371 = arith.addi %3365, %c31 : index
        %3372 = memref.load %rope[%3371] : memref<?xf32>
        %3373 = memref.load %rope[%3369] : memref<?xf32>
        %3374 = arith.addi %3369, %c31 : index
        %3375 = memref.load %rope[%3374] : memref<?xf32>
        %3376 = arith.mulf %3373, %3370 : f32
        %3377 = arith.mulf %3375, %3372 : f32
        %3378 = arith.subf %3376, %3377 : f32
        %3379 = arith.mulf %3375, %3370 : f32
        %3380 = arith.mulf %3373, %3372 : f32
        %3381 = arith.addf %3379, %3380 : f32
        %3382 = arith.mulf %3343, %3378 : f32
        %3383 = arith.mulf %3349, %3381 : f32
        %3384 = arith.subf %3382, %3383 : f32
        %3385 = arith.mulf %3349, %3378 : f32
        %3386 = arith.mulf %3343, %3381 : f32
        %3387 = arith.addf %3385, %3386 : f32
        %3388 = arith.cmpi slt, %0, %heads : index
        scf.if %3388 {
          %3389 = arith.muli %3277, %heads : index
          %3390 = arith.addi %3389, %0 : index
          %3391 = arith.muli %3390, %c29 : index
          %3392 = arith.addi %3391, %3280 : index
          memref.store %3384, %q[%3392] : memref<?xf32>
          %3393 = arith.addi %3392, %c31 : index
          memref.store %3387, %q[%3393] : memref<?xf32>
        } else {
          %3394 = arith.addi %3278, %3280 : index
          memref.store %3384, %13[%3394] : memref<?xf32>
          %3395 = arith.addi %3278, %3280 : index
          %3396 = arith.addi %3395, %c31 : index
          memref.store %3387, %13[%3396] : memref<?xf32>
        }
        %3397 = arith.remui %3322, %c21 : index
        %3398 = arith.muli %3397, %c29 : index
        %3399 = arith.addi %3398, %3300 : index
        %3400 = arith.divui %3322, %c21 : index
        %3401 = arith.addi %3400, %c21 : index
        %3402 = arith.muli %3401, %c29 : index
        %3403 = arith.addi %3402, %3300 : index
        %3404 = memref.load %rope[%3399] : memref<?xf32>
        %3405 = arith.addi %3399, %c31 : index
        %3406 = memref.load %rope[%3405] : memref<?xf32>
        %3407 = memref.load %rope[%3403] : memref<?xf32>
        %3408 = arith.addi %3403, %c31 : index
        %3409 = memref.load %rope[%3408] : memref<?xf32>
        %3410 = arith.mulf %3407, %3404 : f32
        %3411 = arith.mulf %3409, %3406 : f32
        %3412 = arith.subf %3410, %3411 : f32
        %3413 = arith.mulf %3409, %3404 : f32
        %3414 = arith.mulf %3407, %3406 : f32
        %3415 = arith.addf %3413, %3414 : f32
        %3416 = arith.mulf %3356, %3412 : f32
        %3417 = arith.mulf %3362, %3415 : f32
        %3418 = arith.subf %3416, %3417 : f32
        %3419 = arith.mulf %3362, %3412 : f32
        %3420 = arith.mulf %3356, %3415 : f32
        %3421 = arith.addf %3419, %3420 : f32
        scf.if %3299 {
          %3422 = arith.cmpi slt, %0, %heads : index
          scf.if %3422 {
            %3423 = arith.muli %3277, %heads : index
            %3424 = arith.addi %3423, %0 : index
            %3425 = arith.muli %3424, %c29 : index
            %3426 = arith.addi %3425, %3300 : index
            memref.store %3418, %q[%3426] : memref<?xf32>
            %3427 = arith.addi %3426, %c31 : index
            memref.store %3421, %q[%3427] : memref<?xf32>
          } else {
            %3428 = arith.addi %3278, %3300 : index
            memref.store %3418, %13[%3428] : memref<?xf32>
            %3429 = arith.addi %3278, %3300 : index
            %3430 = arith.addi %3429, %c31 : index
            memref.store %3421, %13[%3430] : memref<?xf32>
          }
        }
      } else {
        %3431 = arith.cmpi slt, %0, %heads : index
        scf.if %3431 {
          %3432 = arith.muli %3277, %heads : index
          %3433 = arith.addi %3432, %0 : index
          %3434 = arith.muli %3433, %c29 : index
          %3435 = arith.addi %3434, %3280 : index
          memref.store %3288, %q[%3435] : memref<?xf32>
          %3436 = arith.addi %3435, %c31 : index
          memref.store %3297, %q[%3436] : memref<?xf32>
        } else {
          %3437 = arith.addi %3278, %3280 : index
          memref.store %3288, %13[%3437] : memref<?xf32>
          %3438 = arith.addi %3278, %3280 : index
          %3439 = arith.addi %3438, %c31 : index
          memref.store %3297, %13[%3439] : memref<?xf32>
        }
        scf.if %3299 {
          %3440 = arith.cmpi slt, %0, %heads : index
          scf.if %3440 {
            %3441 = arith.muli %3277, %heads : index
            %3442 = arith.addi %3441, %0 : index
            %3443 = arith.muli %3442, %c29 : index
            %3444 = arith.addi %3443, %3300 : index
            memref.store %3308, %q[%3444] : memref<?xf32>
            %3445 = arith.addi %3444, %c31 : index
            memref.store %3317, %q[%3445] : memref<?xf32>
          } else {
            %3446 = arith.addi %3278, %3300 : index
            memref.store %3308, %13[%3446] : memref<?xf32>
            %3447 = arith.addi %3278, %3300 : index
            %3448 = arith.addi %3447, %c31 : index
            memref.store %3317, %13[%3448] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3449 = arith.cmpi sge, %0, %heads : index
    scf.if %3449 {
      %3450 = arith.addi %3094, %c7 : index
      %3451 = arith.addi %3093, %3450 : index
      %3452 = arith.cmpi slt, %3451, %15 : index
      %3453 = arith.cmpi slt, %3450, %c12 : index
      %3454 = arith.andi %3452, %3453 : i1
      scf.if %3454 {
        %3455 = arith.addi %3093, %3450 : index
        %3456 = arith.addi %slotsAt, %3455 : index
        %3457 = memref.load %step[%3456] : memref<?xi32>
        %3458 = arith.index_cast %3457 : i32 to index
        %3459 = arith.cmpi sge, %3458, %c7 : index
        scf.if %3459 {
          %3460 = arith.muli %3450, %c29 : index
          %3461 = arith.subi %0, %heads : index
          %3462 = memref.load %scales[%3461] : memref<?xf32>
          %3463 = vector.broadcast %3462 : f32 to vector<4xf32>
          %3464 = arith.divui %3458, %c12 : index
          %3465 = arith.remui %3458, %c12 : index
          %3466 = arith.muli %3464, %pageBytes : index
          %3467 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3467 {
            %3468 = wave.lane
            %3469 = arith.muli %3468, %c19 : index
            scf.for %3470 = %3469 to %c29 step %c5 {
              %3471 = arith.addi %3460, %3470 : index
              %3472 = vector.load %13[%3471] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3473 = arith.mulf %3472, %3463 : vector<4xf32>
              %3474 = arith.minimumf %3473, %c43 : vector<4xf32>
              %3475 = arith.maximumf %3474, %c44 : vector<4xf32>
              %3476 = arith.truncf %3475 : vector<4xf32> to vector<4xf16>
              %3477 = vector.bitcast %3476 : vector<4xf16> to vector<8xi8>
              %3478 = arith.cmpi slt, %3461, %kvHeads : index
              scf.if %3478 {
                %3479 = arith.muli %3461, %c45 : index
                %3480 = arith.addi %3466, %3479 : index
                %3481 = arith.divui %3470, %c12 : index
                %3482 = arith.muli %3481, %c20 : index
                %3483 = arith.remui %3470, %c12 : index
                %3484 = arith.divui %3483, %c14 : index
                %3485 = arith.muli %3484, %c21 : index
                %3486 = arith.muli %3465, %c12 : index
                %3487 = arith.addi %3485, %3486 : index
                %3488 = arith.remui %3483, %c14 : index
                %3489 = arith.muli %3488, %c13 : index
                %3490 = arith.addi %3487, %3489 : index
                %3491 = arith.addi %3482, %3490 : index
                %3492 = arith.addi %3480, %3491 : index
                vector.store %3477, %kv[%3492] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3493 = arith.subi %3461, %kvHeads : index
                %3494 = arith.muli %3493, %c45 : index
                %3495 = arith.addi %3466, %3494 : index
                %3496 = arith.addi %3470, %c7 : index
                %3497 = arith.divui %3496, %c12 : index
                %3498 = arith.muli %3497, %c20 : index
                %3499 = arith.addi %3498, %c8 : index
                %3500 = arith.remui %3496, %c12 : index
                %3501 = arith.divui %3465, %c13 : index
                %3502 = arith.remui %3465, %c13 : index
                %3503 = arith.muli %3502, %c14 : index
                %3504 = arith.addi %3501, %3503 : index
                %3505 = arith.divui %3504, %c14 : index
                %3506 = arith.muli %3505, %c21 : index
                %3507 = arith.muli %3500, %c12 : index
                %3508 = arith.addi %3506, %3507 : index
                %3509 = arith.remui %3504, %c14 : index
                %3510 = arith.muli %3509, %c13 : index
                %3511 = arith.addi %3508, %3510 : index
                %3512 = arith.addi %3499, %3511 : index
                %3513 = arith.addi %3495, %3512 : index
                %3514 = vector.shuffle %3477, %3477 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3514, %kv[%3513] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3515 = arith.addi %3470, %c6 : index
                %3516 = arith.divui %3515, %c12 : index
                %3517 = arith.muli %3516, %c20 : index
                %3518 = arith.addi %3517, %c8 : index
                %3519 = arith.remui %3515, %c12 : index
                %3520 = arith.divui %3465, %c13 : index
                %3521 = arith.remui %3465, %c13 : index
                %3522 = arith.muli %3521, %c14 : index
                %3523 = arith.addi %3520, %3522 : index
                %3524 = arith.divui %3523, %c14 : index
                %3525 = arith.muli %3524, %c21 : index
                %3526 = arith.muli %3519, %c12 : index
                %3527 = arith.addi %3525, %3526 : index
                %3528 = arith.remui %3523, %c14 : index
                %3529 = arith.muli %3528, %c13 : index
                %3530 = arith.addi %3527, %3529 : index
                %3531 = arith.addi %3518, %3530 : index
                %3532 = arith.addi %3495, %3531 : index
                %3533 = vector.shuffle %3477, %3477 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3533, %kv[%3532] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3534 = arith.addi %3470, %c13 : index
                %3535 = arith.divui %3534, %c12 : index
                %3536 = arith.muli %3535, %c20 : index
                %3537 = arith.addi %3536, %c8 : index
                %3538 = arith.remui %3534, %c12 : index
                %3539 = arith.divui %3465, %c13 : index
                %3540 = arith.remui %3465, %c13 : index
                %3541 = arith.muli %3540, %c14 : index
                %3542 = arith.addi %3539, %3541 : index
                %3543 = arith.divui %3542, %c14 : index
                %3544 = arith.muli %3543, %c21 : index
                %3545 = arith.muli %3538, %c12 : index
                %3546 = arith.addi %3544, %3545 : index
                %3547 = arith.remui %3542, %c14 : index
                %3548 = arith.muli %3547, %c13 : index
                %3549 = arith.addi %3546, %3548 : index
                %3550 = arith.addi %3537, %3549 : index
                %3551 = arith.addi %3495, %3550 : index
                %3552 = vector.shuffle %3477, %3477 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3552, %kv[%3551] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3553 = arith.addi %3470, %c22 : index
                %3554 = arith.divui %3553, %c12 : index
                %3555 = arith.muli %3554, %c20 : index
                %3556 = arith.addi %3555, %c8 : index
                %3557 = arith.remui %3553, %c12 : index
                %3558 = arith.divui %3465, %c13 : index
                %3559 = arith.remui %3465, %c13 : index
                %3560 = arith.muli %3559, %c14 : index
                %3561 = arith.addi %3558, %3560 : index
                %3562 = arith.divui %3561, %c14 : index
                %3563 = arith.muli %3562, %c21 : index
                %3564 = arith.muli %3557, %c12 : index
                %3565 = arith.addi %3563, %3564 : index
                %3566 = arith.remui %3561, %c14 : index
                %3567 = arith.muli %3566, %c13 : index
                %3568 = arith.addi %3565, %3567 : index
                %3569 = arith.addi %3556, %3568 : index
                %3570 = arith.addi %3495, %3569 : index
                %3571 = vector.shuffle %3477, %3477 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3571, %kv[%3570] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3572 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3572 {
            %3573 = wave.lane
            %3574 = arith.muli %3573, %c19 : index
            scf.for %3575 = %3574 to %c29 step %c5 {
              %3576 = arith.addi %3460, %3575 : index
              %3577 = vector.load %13[%3576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3578 = arith.mulf %3577, %3463 : vector<4xf32>
              %3579 = wave.fp8_encode "e4m3" %3578 : vector<4xf32> -> vector<4xi8>
              %3580 = arith.cmpi slt, %3461, %kvHeads : index
              scf.if %3580 {
                %3581 = arith.muli %3461, %c8 : index
                %3582 = arith.addi %3466, %3581 : index
                %3583 = vector.shuffle %3579, %3579 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3584 = arith.divui %3575, %c12 : index
                %3585 = arith.muli %3584, %c21 : index
                %3586 = arith.remui %3575, %c12 : index
                %3587 = arith.muli %3465, %c12 : index
                %3588 = arith.divui %3586, %c19 : index
                %3589 = arith.muli %3588, %c19 : index
                %3590 = arith.remui %3586, %c13 : index
                %3591 = arith.muli %3590, %c13 : index
                %3592 = arith.addi %3589, %3591 : index
                %3593 = arith.divui %3586, %c13 : index
                %3594 = arith.remui %3593, %c13 : index
                %3595 = arith.addi %3592, %3594 : index
                %3596 = arith.addi %3587, %3595 : index
                %3597 = arith.addi %3585, %3596 : index
                %3598 = arith.addi %3582, %3597 : index
                vector.store %3583, %kv[%3598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3599 = arith.subi %3461, %kvHeads : index
                %3600 = arith.muli %3599, %c8 : index
                %3601 = arith.addi %3466, %3600 : index
                %3602 = arith.addi %3575, %c7 : index
                %3603 = arith.divui %3602, %c12 : index
                %3604 = arith.muli %3603, %c21 : index
                %3605 = arith.addi %3604, %c9 : index
                %3606 = arith.remui %3602, %c12 : index
                %3607 = arith.divui %3465, %c13 : index
                %3608 = arith.remui %3465, %c13 : index
                %3609 = arith.muli %3608, %c14 : index
                %3610 = arith.addi %3607, %3609 : index
                %3611 = arith.muli %3606, %c12 : index
                %3612 = arith.divui %3610, %c19 : index
                %3613 = arith.muli %3612, %c19 : index
                %3614 = arith.remui %3610, %c13 : index
                %3615 = arith.muli %3614, %c13 : index
                %3616 = arith.addi %3613, %3615 : index
                %3617 = arith.divui %3610, %c13 : index
                %3618 = arith.remui %3617, %c13 : index
                %3619 = arith.addi %3616, %3618 : index
                %3620 = arith.addi %3611, %3619 : index
                %3621 = arith.addi %3605, %3620 : index
                %3622 = arith.addi %3601, %3621 : index
                %3623 = vector.shuffle %3579, %3579 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3623, %kv[%3622] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3624 = arith.addi %3575, %c6 : index
                %3625 = arith.divui %3624, %c12 : index
                %3626 = arith.muli %3625, %c21 : index
                %3627 = arith.addi %3626, %c9 : index
                %3628 = arith.remui %3624, %c12 : index
                %3629 = arith.divui %3465, %c13 : index
                %3630 = arith.remui %3465, %c13 : index
                %3631 = arith.muli %3630, %c14 : index
                %3632 = arith.addi %3629, %3631 : index
                %3633 = arith.muli %3628, %c12 : index
                %3634 = arith.divui %3632, %c19 : index
                %3635 = arith.muli %3634, %c19 : index
                %3636 = arith.remui %3632, %c13 : index
                %3637 = arith.muli %3636, %c13 : index
                %3638 = arith.addi %3635, %3637 : index
                %3639 = arith.divui %3632, %c13 : index
                %3640 = arith.remui %3639, %c13 : index
                %3641 = arith.addi %3638, %3640 : index
                %3642 = arith.addi %3633, %3641 : index
                %3643 = arith.addi %3627, %3642 : index
                %3644 = arith.addi %3601, %3643 : index
                %3645 = vector.shuffle %3579, %3579 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3645, %kv[%3644] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3646 = arith.addi %3575, %c13 : index
                %3647 = arith.divui %3646, %c12 : index
                %3648 = arith.muli %3647, %c21 : index
                %3649 = arith.addi %3648, %c9 : index
                %3650 = arith.remui %3646, %c12 : index
                %3651 = arith.divui %3465, %c13 : index
                %3652 = arith.remui %3465, %c13 : index
                %3653 = arith.muli %3652, %c14 : index
                %3654 = arith.addi %3651, %3653 : index
                %3655 = arith.muli %3650, %c12 : index
                %3656 = arith.divui %3654, %c19 : index
                %3657 = arith.muli %3656, %c19 : index
                %3658 = arith.remui %3654, %c13 : index
                %3659 = arith.muli %3658, %c13 : index
                %3660 = arith.addi %3657, %3659 : index
                %3661 = arith.divui %3654, %c13 : index
                %3662 = arith.remui %3661, %c13 : index
                %3663 = arith.addi %3660, %3662 : index
                %3664 = arith.addi %3655, %3663 : index
                %3665 = arith.addi %3649, %3664 : index
                %3666 = arith.addi %3601, %3665 : index
                %3667 = vector.shuffle %3579, %3579 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3667, %kv[%3666] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3668 = arith.addi %3575, %c22 : index
                %3669 = arith.divui %3668, %c12 : index
                %3670 = arith.muli %3669, %c21 : index
                %3671 = arith.addi %3670, %c9 : index
                %3672 = arith.remui %3668, %c12 : index
                %3673 = arith.divui %3465, %c13 : index
                %3674 = arith.remui %3465, %c13 : index
                %3675 = arith.muli %3674, %c14 : index
                %3676 = arith.addi %3673, %3675 : index
                %3677 = arith.muli %3672, %c12 : index
                %3678 = arith.divui %3676, %c19 : index
                %3679 = arith.muli %3678, %c19 : index
                %3680 = arith.remui %3676, %c13 : index
                %3681 = arith.muli %3680, %c13 : index
                %3682 = arith.addi %3679, %3681 : index
                %3683 = arith.divui %3676, %c13 : index
                %3684 = arith.remui %3683, %c13 : index
                %3685 = arith.addi %3682, %3684 : index
                %3686 = arith.addi %3677, %3685 : index
                %3687 = arith.addi %3671, %3686 : index
                %3688 = arith.addi %3601, %3687 : index
                %3689 = vector.shuffle %3579, %3579 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3689, %kv[%3688] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3690 = arith.cmpi eq, %codec, %c13 : index
          scf.if %3690 {
            %3691 = wave.lane
            %3692 = arith.muli %3691, %c19 : index
            scf.for %3693 = %3692 to %c29 step %c5 {
              %3694 = arith.addi %3460, %3693 : index
              %3695 = vector.load %13[%3694] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3696 = arith.mulf %3695, %3463 : vector<4xf32>
              %3697 = wave.fp8_encode "e5m2" %3696 : vector<4xf32> -> vector<4xi8>
              %3698 = arith.cmpi slt, %3461, %kvHeads : index
              scf.if %3698 {
                %3699 = arith.muli %3461, %c8 : index
                %3700 = arith.addi %3466, %3699 : index
                %3701 = vector.shuffle %3697, %3697 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3702 = arith.divui %3693, %c12 : index
                %3703 = arith.muli %3702, %c21 : index
                %3704 = arith.remui %3693, %c12 : index
                %3705 = arith.muli %3465, %c12 : index
                %3706 = arith.divui %3704, %c19 : index
                %3707 = arith.muli %3706, %c19 : index
                %3708 = arith.remui %3704, %c13 : index
                %3709 = arith.muli %3708, %c13 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.divui %3704, %c13 : index
                %3712 = arith.remui %3711, %c13 : index
                %3713 = arith.addi %3710, %3712 : index
                %3714 = arith.addi %3705, %3713 : index
                %3715 = arith.addi %3703, %3714 : index
                %3716 = arith.addi %3700, %3715 : index
                vector.store %3701, %kv[%3716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3717 = arith.subi %3461, %kvHeads : index
                %3718 = arith.muli %3717, %c8 : index
                %3719 = arith.addi %3466, %3718 : index
                %3720 = arith.addi %3693, %c7 : index
                %3721 = arith.divui %3720, %c12 : index
                %3722 = arith.muli %3721, %c21 : index
                %3723 = arith.addi %3722, %c9 : index
                %3724 = arith.remui %3720, %c12 : index
                %3725 = arith.divui %3465, %c13 : index
                %3726 = arith.remui %3465, %c13 : index
                %3727 = arith.muli %3726, %c14 : index
                %3728 = arith.addi %3725, %3727 : index
                %3729 = arith.muli %3724, %c12 : index
                %3730 = arith.divui %3728, %c19 : index
                %3731 = arith.muli %3730, %c19 : index
                %3732 = arith.remui %3728, %c13 : index
                %3733 = arith.muli %3732, %c13 : index
                %3734 = arith.addi %3731, %3733 : index
                %3735 = arith.divui %3728, %c13 : index
                %3736 = arith.remui %3735, %c13 : index
                %3737 = arith.addi %3734, %3736 : index
                %3738 = arith.addi %3729, %3737 : index
                %3739 = arith.addi %3723, %3738 : index
                %3740 = arith.addi %3719, %3739 : index
                %3741 = vector.shuffle %3697, %3697 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3741, %kv[%3740] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3742 = arith.addi %3693, %c6 : index
                %3743 = arith.divui %3742, %c12 : index
                %3744 = arith.muli %3743, %c21 : index
                %3745 = arith.addi %3744, %c9 : index
                %3746 = arith.remui %3742, %c12 : index
                %3747 = arith.divui %3465, %c13 : index
                %3748 = arith.remui %3465, %c13 : index
                %3749 = arith.muli %3748, %c14 : index
                %3750 = arith.addi %3747, %3749 : index
                %3751 = arith.muli %3746, %c12 : index
                %3752 = arith.divui %3750, %c19 : index
                %3753 = arith.muli %3752, %c19 : index
                %3754 = arith.remui %3750, %c13 : index
                %3755 = arith.muli %3754, %c13 : index
                %3756 = arith.addi %3753, %3755 : index
                %3757 = arith.divui %3750, %c13 : index
                %3758 = arith.remui %3757, %c13 : index
                %3759 = arith.addi %3756, %3758 : index
                %3760 = arith.addi %3751, %3759 : index
                %3761 = arith.addi %3745, %3760 : index
                %3762 = arith.addi %3719, %3761 : index
                %3763 = vector.shuffle %3697, %3697 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3763, %kv[%3762] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3764 = arith.addi %3693, %c13 : index
                %3765 = arith.divui %3764, %c12 : index
                %3766 = arith.muli %3765, %c21 : index
                %3767 = arith.addi %3766, %c9 : index
                %3768 = arith.remui %3764, %c12 : index
                %3769 = arith.divui %3465, %c13 : index
                %3770 = arith.remui %3465, %c13 : index
                %3771 = arith.muli %3770, %c14 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.muli %3768, %c12 : index
                %3774 = arith.divui %3772, %c19 : index
                %3775 = arith.muli %3774, %c19 : index
                %3776 = arith.remui %3772, %c13 : index
                %3777 = arith.muli %3776, %c13 : index
                %3778 = arith.addi %3775, %3777 : index
                %3779 = arith.divui %3772, %c13 : index
                %3780 = arith.remui %3779, %c13 : index
                %3781 = arith.addi %3778, %3780 : index
                %3782 = arith.addi %3773, %3781 : index
                %3783 = arith.addi %3767, %3782 : index
                %3784 = arith.addi %3719, %3783 : index
                %3785 = vector.shuffle %3697, %3697 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3785, %kv[%3784] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3786 = arith.addi %3693, %c22 : index
                %3787 = arith.divui %3786, %c12 : index
                %3788 = arith.muli %3787, %c21 : index
                %3789 = arith.addi %3788, %c9 : index
                %3790 = arith.remui %3786, %c12 : index
                %3791 = arith.divui %3465, %c13 : index
                %3792 = arith.remui %3465, %c13 : index
                %3793 = arith.muli %3792, %c14 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.muli %3790, %c12 : index
                %3796 = arith.divui %3794, %c19 : index
                %3797 = arith.muli %3796, %c19 : index
                %3798 = arith.remui %3794, %c13 : index
                %3799 = arith.muli %3798, %c13 : index
                %3800 = arith.addi %3797, %3799 : index
                %3801 = arith.divui %3794, %c13 : index
                %3802 = arith.remui %3801, %c13 : index
                %3803 = arith.addi %3800, %3802 : index
                %3804 = arith.addi %3795, %3803 : index
                %3805 = arith.addi %3789, %3804 : index
                %3806 = arith.addi %3719, %3805 : index
                %3807 = vector.shuffle %3697, %3697 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3807, %kv[%3806] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3808 = arith.addi %3094, %c39 : index
      %3809 = arith.addi %3093, %3808 : index
      %3810 = arith.cmpi slt, %3809, %15 : index
      %3811 = arith.cmpi slt, %3808, %c12 : index
      %3812 = arith.andi %3810, %3811 : i1
      scf.if %3812 {
        %3813 = arith.addi %3093, %3808 : index
        %3814 = arith.addi %slotsAt, %3813 : index
        %3815 = memref.load %step[%3814] : memref<?xi32>
        %3816 = arith.index_cast %3815 : i32 to index
        %3817 = arith.cmpi sge, %3816, %c7 : index
        scf.if %3817 {
          %3818 = arith.muli %3808, %c29 : index
          %3819 = arith.subi %0, %heads : index
          %3820 = memref.load %scales[%3819] : memref<?xf32>
          %3821 = vector.broadcast %3820 : f32 to vector<4xf32>
          %3822 = arith.divui %3816, %c12 : index
          %3823 = arith.remui %3816, %c12 : index
          %3824 = arith.muli %3822, %pageBytes : index
          %3825 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3825 {
            %3826 = wave.lane
            %3827 = arith.muli %3826, %c19 : index
            scf.for %3828 = %3827 to %c29 step %c5 {
              %3829 = arith.addi %3818, %3828 : index
              %3830 = vector.load %13[%3829] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3831 = arith.mulf %3830, %3821 : vector<4xf32>
              %3832 = arith.minimumf %3831, %c43 : vector<4xf32>
              %3833 = arith.maximumf %3832, %c44 : vector<4xf32>
              %3834 = arith.truncf %3833 : vector<4xf32> to vector<4xf16>
              %3835 = vector.bitcast %3834 : vector<4xf16> to vector<8xi8>
              %3836 = arith.cmpi slt, %3819, %kvHeads : index
              scf.if %3836 {
                %3837 = arith.muli %3819, %c45 : index
                %3838 = arith.addi %3824, %3837 : index
                %3839 = arith.divui %3828, %c12 : index
                %3840 = arith.muli %3839, %c20 : index
                %3841 = arith.remui %3828, %c12 : index
                %3842 = arith.divui %3841, %c14 : index
                %3843 = arith.muli %3842, %c21 : index
                %3844 = arith.muli %3823, %c12 : index
                %3845 = arith.addi %3843, %3844 : index
                %3846 = arith.remui %3841, %c14 : index
                %3847 = arith.muli %3846, %c13 : index
                %3848 = arith.addi %3845, %3847 : index
                %3849 = arith.addi %3840, %3848 : index
                %3850 = arith.addi %3838, %3849 : index
                vector.store %3835, %kv[%3850] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3851 = arith.subi %3819, %kvHeads : index
                %3852 = arith.muli %3851, %c45 : index
                %3853 = arith.addi %3824, %3852 : index
                %3854 = arith.addi %3828, %c7 : index
                %3855 = arith.divui %3854, %c12 : index
                %3856 = arith.muli %3855, %c20 : index
                %3857 = arith.addi %3856, %c8 : index
                %3858 = arith.remui %3854, %c12 : index
                %3859 = arith.divui %3823, %c13 : index
                %3860 = arith.remui %3823, %c13 : index
                %3861 = arith.muli %3860, %c14 : index
                %3862 = arith.addi %3859, %3861 : index
                %3863 = arith.divui %3862, %c14 : index
                %3864 = arith.muli %3863, %c21 : index
                %3865 = arith.muli %3858, %c12 : index
                %3866 = arith.addi %3864, %3865 : index
                %3867 = arith.remui %3862, %c14 : index
                %3868 = arith.muli %3867, %c13 : index
                %3869 = arith.addi %3866, %3868 : index
                %3870 = arith.addi %3857, %3869 : index
                %3871 = arith.addi %3853, %3870 : index
                %3872 = vector.shuffle %3835, %3835 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3872, %kv[%3871] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3873 = arith.addi %3828, %c6 : index
                %3874 = arith.divui %3873, %c12 : index
                %3875 = arith.muli %3874, %c20 : index
                %3876 = arith.addi %3875, %c8 : index
                %3877 = arith.remui %3873, %c12 : index
                %3878 = arith.divui %3823, %c13 : index
                %3879 = arith.remui %3823, %c13 : index
                %3880 = arith.muli %3879, %c14 : index
                %3881 = arith.addi %3878, %3880 : index
                %3882 = arith.divui %3881, %c14 : index
                %3883 = arith.muli %3882, %c21 : index
                %3884 = arith.muli %3877, %c12 : index
                %3885 = arith.addi %3883, %3884 : index
                %3886 = arith.remui %3881, %c14 : index
                %3887 = arith.muli %3886, %c13 : index
                %3888 = arith.addi %3885, %3887 : index
                %3889 = arith.addi %3876, %3888 : index
                %3890 = arith.addi %3853, %3889 : index
                %3891 = vector.shuffle %3835, %3835 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3891, %kv[%3890] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3892 = arith.addi %3828, %c13 : index
                %3893 = arith.divui %3892, %c12 : index
                %3894 = arith.muli %3893, %c20 : index
                %3895 = arith.addi %3894, %c8 : index
                %3896 = arith.remui %3892, %c12 : index
                %3897 = arith.divui %3823, %c13 : index
                %3898 = arith.remui %3823, %c13 : index
                %3899 = arith.muli %3898, %c14 : index
                %3900 = arith.addi %3897, %3899 : index
                %3901 = arith.divui %3900, %c14 : index
                %3902 = arith.muli %3901, %c21 : index
                %3903 = arith.muli %3896, %c12 : index
                %3904 = arith.addi %3902, %3903 : index
                %3905 = arith.remui %3900, %c14 : index
                %3906 = arith.muli %3905, %c13 : index
                %3907 = arith.addi %3904, %3906 : index
                %3908 = arith.addi %3895, %3907 : index
                %3909 = arith.addi %3853, %3908 : index
                %3910 = vector.shuffle %3835, %3835 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3910, %kv[%3909] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3911 = arith.addi %3828, %c22 : index
                %3912 = arith.divui %3911, %c12 : index
                %3913 = arith.muli %3912, %c20 : index
                %3914 = arith.addi %3913, %c8 : index
                %3915 = arith.remui %3911, %c12 : index
                %3916 = arith.divui %3823, %c13 : index
                %3917 = arith.remui %3823, %c13 : index
                %3918 = arith.muli %3917, %c14 : index
                %3919 = arith.addi %3916, %3918 : index
                %3920 = arith.divui %3919, %c14 : index
                %3921 = arith.muli %3920, %c21 : index
                %3922 = arith.muli %3915, %c12 : index
                %3923 = arith.addi %3921, %3922 : index
                %3924 = arith.remui %3919, %c14 : index
                %3925 = arith.muli %3924, %c13 : index
                %3926 = arith.addi %3923, %3925 : index
                %3927 = arith.addi %3914, %3926 : index
                %3928 = arith.addi %3853, %3927 : index
                %3929 = vector.shuffle %3835, %3835 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3929, %kv[%3928] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3930 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3930 {
            %3931 = wave.lane
            %3932 = arith.muli %3931, %c19 : index
            scf.for %3933 = %3932 to %c29 step %c5 {
              %3934 = arith.addi %3818, %3933 : index
              %3935 = vector.load %13[%3934] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3936 = arith.mulf %3935, %3821 : vector<4xf32>
              %3937 = wave.fp8_encode "e4m3" %3936 : vector<4xf32> -> vector<4xi8>
              %3938 = arith.cmpi slt, %3819, %kvHeads : index
              scf.if %3938 {
                %3939 = arith.muli %3819, %c8 : index
                %3940 = arith.addi %3824, %3939 : index
                %3941 = vector.shuffle %3937, %3937 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3942 = arith.divui %3933, %c12 : index
                %3943 = arith.muli %3942, %c21 : index
                %3944 = arith.remui %3933, %c12 : index
                %3945 = arith.muli %3823, %c12 : index
                %3946 = arith.divui %3944, %c19 : index
                %3947 = arith.muli %3946, %c19 : index
                %3948 = arith.remui %3944, %c13 : index
                %3949 = arith.muli %3948, %c13 : index
                %3950 = arith.addi %3947, %3949 : index
                %3951 = arith.divui %3944, %c13 : index
                %3952 = arith.remui %3951, %c13 : index
                %3953 = arith.addi %3950, %3952 : index
                %3954 = arith.addi %3945, %3953 : index
                %3955 = arith.addi %3943, %3954 : index
                %3956 = arith.addi %3940, %3955 : index
                vector.store %3941, %kv[%3956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3957 = arith.subi %3819, %kvHeads : index
                %3958 = arith.muli %3957, %c8 : index
                %3959 = arith.addi %3824, %3958 : index
                %3960 = arith.addi %3933, %c7 : index
                %3961 = arith.divui %3960, %c12 : index
                %3962 = arith.muli %3961, %c21 : index
                %3963 = arith.addi %3962, %c9 : index
                %3964 = arith.remui %3960, %c12 : index
                %3965 = arith.divui %3823, %c13 : index
                %3966 = arith.remui %3823, %c13 : index
                %3967 = arith.muli %3966, %c14 : index
                %3968 = arith.addi %3965, %3967 : index
                %3969 = arith.muli %3964, %c12 : index
                %3970 = arith.divui %3968, %c19 : index
                %3971 = arith.muli %3970, %c19 : index
                %3972 = arith.remui %3968, %c13 : index
                %3973 = arith.muli %3972, %c13 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.divui %3968, %c13 : index
                %3976 = arith.remui %3975, %c13 : index
                %3977 = arith.addi %3974, %3976 : index
                %3978 = arith.addi %3969, %3977 : index
                %3979 = arith.addi %3963, %3978 : index
                %3980 = arith.addi %3959, %3979 : index
                %3981 = vector.shuffle %3937, %3937 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3981, %kv[%3980] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3982 = arith.addi %3933, %c6 : index
                %3983 = arith.divui %3982, %c12 : index
                %3984 = arith.muli %3983, %c21 : index
                %3985 = arith.addi %3984, %c9 : index
                %3986 = arith.remui %3982, %c12 : index
                %3987 = arith.divui %3823, %c13 : index
                %3988 = arith.remui %3823, %c13 : index
                %3989 = arith.muli %3988, %c14 : index
                %3990 = arith.addi %3987, %3989 : index
                %3991 = arith.muli %3986, %c12 : index
                %3992 = arith.divui %3990, %c19 : index
                %3993 = arith.muli %3992, %c19 : index
                %3994 = arith.remui %3990, %c13 : index
                %3995 = arith.muli %3994, %c13 : index
                %3996 = arith.addi %3993, %3995 : index
                %3997 = arith.divui %3990, %c13 : index
                %3998 = arith.remui %3997, %c13 : index
                %3999 = arith.addi %3996, %3998 : index
                %4000 = arith.addi %3991, %3999 : index
                %4001 = arith.addi %3985, %4000 : index
                %4002 = arith.addi %3959, %4001 : index
                %4003 = vector.shuffle %3937, %3937 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4003, %kv[%4002] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4004 = arith.addi %3933, %c13 : index
                %4005 = arith.divui %4004, %c12 : index
                %4006 = arith.muli %4005, %c21 : index
                %4007 = arith.addi %4006, %c9 : index
                %4008 = arith.remui %4004, %c12 : index
                %4009 = arith.divui %3823, %c13 : index
                %4010 = arith.remui %3823, %c13 : index
                %4011 = arith.muli %4010, %c14 : index
                %4012 = arith.addi %4009, %4011 : index
                %4013 = arith.muli %4008, %c12 : index
                %4014 = arith.divui %4012, %c19 : index
                %4015 = arith.muli %4014, %c19 : index
                %4016 = arith.remui %4012, %c13 : index
                %4017 = arith.muli %4016, %c13 : index
                %4018 = arith.addi %4015, %4017 : index
                %4019 = arith.divui %4012, %c13 : index
                %4020 = arith.remui %4019, %c13 : index
                %4021 = arith.addi %4018, %4020 : index
                %4022 = arith.addi %4013, %4021 : index
                %4023 = arith.addi %4007, %4022 : index
                %4024 = arith.addi %3959, %4023 : index
                %4025 = vector.shuffle %3937, %3937 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4025, %kv[%4024] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4026 = arith.addi %3933, %c22 : index
                %4027 = arith.divui %4026, %c12 : index
                %4028 = arith.muli %4027, %c21 : index
                %4029 = arith.addi %4028, %c9 : index
                %4030 = arith.remui %4026, %c12 : index
                %4031 = arith.divui %3823, %c13 : index
                %4032 = arith.remui %3823, %c13 : index
                %4033 = arith.muli %4032, %c14 : index
                %4034 = arith.addi %4031, %4033 : index
                %4035 = arith.muli %4030, %c12 : index
                %4036 = arith.divui %4034, %c19 : index
                %4037 = arith.muli %4036, %c19 : index
                %4038 = arith.remui %4034, %c13 : index
                %4039 = arith.muli %4038, %c13 : index
                %4040 = arith.addi %4037, %4039 : index
                %4041 = arith.divui %4034, %c13 : index
                %4042 = arith.remui %4041, %c13 : index
                %4043 = arith.addi %4040, %4042 : index
                %4044 = arith.addi %4035, %4043 : index
                %4045 = arith.addi %4029, %4044 : index
                %4046 = arith.addi %3959, %4045 : index
                %4047 = vector.shuffle %3937, %3937 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4047, %kv[%4046] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4048 = arith.cmpi eq, %codec, %c13 : index
          scf.if %4048 {
            %4049 = wave.lane
            %4050 = arith.muli %4049, %c19 : index
            scf.for %4051 = %4050 to %c29 step %c5 {
              %4052 = arith.addi %3818, %4051 : index
              %4053 = vector.load %13[%4052] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4054 = arith.mulf %4053, %3821 : vector<4xf32>
              %4055 = wave.fp8_encode "e5m2" %4054 : vector<4xf32> -> vector<4xi8>
              %4056 = arith.cmpi slt, %3819, %kvHeads : index
              scf.if %4056 {
                %4057 = arith.muli %3819, %c8 : index
                %4058 = arith.addi %3824, %4057 : index
                %4059 = vector.shuffle %4055, %4055 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4060 = arith.divui %4051, %c12 : index
                %4061 = arith.muli %4060, %c21 : index
                %4062 = arith.remui %4051, %c12 : index
                %4063 = arith.muli %3823, %c12 : index
                %4064 = arith.divui %4062, %c19 : index
                %4065 = arith.muli %4064, %c19 : index
                %4066 = arith.remui %4062, %c13 : index
                %4067 = arith.muli %4066, %c13 : index
                %4068 = arith.addi %4065, %4067 : index
                %4069 = arith.divui %4062, %c13 : index
                %4070 = arith.remui %4069, %c13 : index
                %4071 = arith.addi %4068, %4070 : index
                %4072 = arith.addi %4063, %4071 : index
                %4073 = arith.addi %4061, %4072 : index
                %4074 = arith.addi %4058, %4073 : index
                vector.store %4059, %kv[%4074] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4075 = arith.subi %3819, %kvHeads : index
                %4076 = arith.muli %4075, %c8 : index
                %4077 = arith.addi %3824, %4076 : index
                %4078 = arith.addi %4051, %c7 : index
                %4079 = arith.divui %4078, %c12 : index
                %4080 = arith.muli %4079, %c21 : index
                %4081 = arith.addi %4080, %c9 : index
                %4082 = arith.remui %4078, %c12 : index
                %4083 = arith.divui %3823, %c13 : index
                %4084 = arith.remui %3823, %c13 : index
                %4085 = arith.muli %4084, %c14 : index
                %4086 = arith.addi %4083, %4085 : index
                %4087 = arith.muli %4082, %c12 : index
                %4088 = arith.divui %4086, %c19 : index
                %4089 = arith.muli %4088, %c19 : index
                %4090 = arith.remui %4086, %c13 : index
                %4091 = arith.muli %4090, %c13 : index
                %4092 = arith.addi %4089, %4091 : index
                %4093 = arith.divui %4086, %c13 : index
                %4094 = arith.remui %4093, %c13 : index
                %4095 = arith.addi %4092, %4094 : index
                %4096 = arith.addi %4087, %4095 : index
                %4097 = arith.addi %4081, %4096 : index
                %4098 = arith.addi %4077, %4097 : index
                %4099 = vector.shuffle %4055, %4055 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4099, %kv[%4098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4100 = arith.addi %4051, %c6 : index
                %4101 = arith.divui %4100, %c12 : index
                %4102 = arith.muli %4101, %c21 : index
                %4103 = arith.addi %4102, %c9 : index
                %4104 = arith.remui %4100, %c12 : index
                %4105 = arith.divui %3823, %c13 : index
                %4106 = arith.remui %3823, %c13 : index
                %4107 = arith.muli %4106, %c14 : index
                %4108 = arith.addi %4105, %4107 : index
                %4109 = arith.muli %4104, %c12 : index
                %4110 = arith.divui %4108, %c19 : index
                %4111 = arith.muli %4110, %c19 : index
                %4112 = arith.remui %4108, %c13 : index
                %4113 = arith.muli %4112, %c13 : index
                %4114 = arith.addi %4111, %4113 : index
                %4115 = arith.divui %4108, %c13 : index
                %4116 = arith.remui %4115, %c13 : index
                %4117 = arith.addi %4114, %4116 : index
                %4118 = arith.addi %4109, %4117 : index
                %4119 = arith.addi %4103, %4118 : index
                %4120 = arith.addi %4077, %4119 : index
                %4121 = vector.shuffle %4055, %4055 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4121, %kv[%4120] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4122 = arith.addi %4051, %c13 : index
                %4123 = arith.divui %4122, %c12 : index
                %4124 = arith.muli %4123, %c21 : index
                %4125 = arith.addi %4124, %c9 : index
                %4126 = arith.remui %4122, %c12 : index
                %4127 = arith.divui %3823, %c13 : index
                %4128 = arith.remui %3823, %c13 : index
                %4129 = arith.muli %4128, %c14 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.muli %4126, %c12 : index
                %4132 = arith.divui %4130, %c19 : index
                %4133 = arith.muli %4132, %c19 : index
                %4134 = arith.remui %4130, %c13 : index
                %4135 = arith.muli %4134, %c13 : index
                %4136 = arith.addi %4133, %4135 : index
                %4137 = arith.divui %4130, %c13 : index
                %4138 = arith.remui %4137, %c13 : index
                %4139 = arith.addi %4136, %4138 : index
                %4140 = arith.addi %4131, %4139 : index
                %4141 = arith.addi %4125, %4140 : index
                %4142 = arith.addi %4077, %4141 : index
                %4143 = vector.shuffle %4055, %4055 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4143, %kv[%4142] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4144 = arith.addi %4051, %c22 : index
                %4145 = arith.divui %4144, %c12 : index
                %4146 = arith.muli %4145, %c21 : index
                %4147 = arith.addi %4146, %c9 : index
                %4148 = arith.remui %4144, %c12 : index
                %4149 = arith.divui %3823, %c13 : index
                %4150 = arith.remui %3823, %c13 : index
                %4151 = arith.muli %4150, %c14 : index
                %4152 = arith.addi %4149, %4151 : index
                %4153 = arith.muli %4148, %c12 : index
                %4154 = arith.divui %4152, %c19 : index
                %4155 = arith.muli %4154, %c19 : index
                %4156 = arith.remui %4152, %c13 : index
                %4157 = arith.muli %4156, %c13 : index
                %4158 = arith.addi %4155, %4157 : index
                %4159 = arith.divui %4152, %c13 : index
                %4160 = arith.remui %4159, %c13 : index
                %4161 = arith.addi %4158, %4160 : index
                %4162 = arith.addi %4153, %4161 : index
                %4163 = arith.addi %4147, %4162 : index
                %4164 = arith.addi %4077, %4163 : index
                %4165 = vector.shuffle %4055, %4055 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4165, %kv[%4164] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4166 = arith.addi %16, %c15 : index
    %4167 = wave.lane
    %4168 = arith.muli %3, %c6 : index
    %4169 = arith.muli %4168, %c21 : index
    %4170 = arith.addi %4169, %4167 : index
    %4171 = arith.muli %4, %c9 : index
    %4172 = arith.addi %4171, %4170 : index
    %4173 = arith.addi %4172, %c7 : index
    %4174 = arith.addi %4173, %c7 : index
    %4175 = vector.extract %345#3[0] : f32 from vector<8xf32>
    memref.store %4175, %12[%4174] : memref<?xf32>
    %4176 = arith.muli %4, %c9 : index
    %4177 = arith.addi %4176, %4170 : index
    %4178 = arith.addi %4177, %c7 : index
    %4179 = arith.addi %4178, %c4 : index
    %4180 = vector.extract %345#3[1] : f32 from vector<8xf32>
    memref.store %4180, %12[%4179] : memref<?xf32>
    %4181 = arith.muli %4, %c9 : index
    %4182 = arith.addi %4181, %4170 : index
    %4183 = arith.addi %4182, %c7 : index
    %4184 = arith.addi %4183, %c10 : index
    %4185 = vector.extract %345#3[2] : f32 from vector<8xf32>
    memref.store %4185, %12[%4184] : memref<?xf32>
    %4186 = arith.muli %4, %c9 : index
    %4187 = arith.addi %4186, %4170 : index
    %4188 = arith.addi %4187, %c7 : index
    %4189 = arith.addi %4188, %c23 : index
    %4190 = vector.extract %345#3[3] : f32 from vector<8xf32>
    memref.store %4190, %12[%4189] : memref<?xf32>
    %4191 = arith.muli %4, %c9 : index
    %4192 = arith.addi %4191, %4170 : index
    %4193 = arith.addi %4192, %c7 : index
    %4194 = arith.addi %4193, %c5 : index
    %4195 = vector.extract %345#3[4] : f32 from vector<8xf32>
    memref.store %4195, %12[%4194] : memref<?xf32>
    %4196 = arith.muli %4, %c9 : index
    %4197 = arith.addi %4196, %4170 : index
    %4198 = arith.addi %4197, %c7 : index
    %4199 = arith.addi %4198, %c24 : index
    %4200 = vector.extract %345#3[5] : f32 from vector<8xf32>
    memref.store %4200, %12[%4199] : memref<?xf32>
    %4201 = arith.muli %4, %c9 : index
    %4202 = arith.addi %4201, %4170 : index
    %4203 = arith.addi %4202, %c7 : index
    %4204 = arith.addi %4203, %c25 : index
    %4205 = vector.extract %345#3[6] : f32 from vector<8xf32>
    memref.store %4205, %12[%4204] : memref<?xf32>
    %4206 = arith.muli %4, %c9 : index
    %4207 = arith.addi %4206, %4170 : index
    %4208 = arith.addi %4207, %c7 : index
    %4209 = arith.addi %4208, %c26 : index
    %4210 = vector.extract %345#3[7] : f32 from vector<8xf32>
    memref.store %4210, %12[%4209] : memref<?xf32>
    wave.barrier
    %4211 = arith.muli %4, %c19 : index
    %4212 = arith.addi %4211, %c7 : index
    %4213 = arith.muli %4212, %c13 : index
    %4214 = arith.divui %4167, %c12 : index
    %4215 = arith.addi %4213, %4214 : index
    %4216 = arith.addi %4166, %4215 : index
    %4217 = arith.cmpi slt, %4216, %15 : index
    scf.if %4217 {
      %4218 = arith.cmpi eq, %hasFactors, %c6 : index
      %4219 = arith.muli %4216, %c13 : index
      %4220 = memref.load %factors[%4219] : memref<?xf32>
      %4221 = arith.mulf %4220, %operandScale : f32
      %4222 = arith.select %4218, %4221, %operandScale : f32
      %4223 = arith.addi %4170, %c7 : index
      %4224 = arith.muli %4212, %c4 : index
      %4225 = arith.addi %4223, %4224 : index
      %4226 = memref.load %12[%4225] : memref<?xf32>
      %4227 = arith.addi %4225, %c9 : index
      %4228 = memref.load %12[%4227] : memref<?xf32>
      %4229 = arith.addf %4226, %4228 : f32
      %4230 = arith.remui %4167, %c12 : index
      %4231 = arith.muli %4230, %c19 : index
      %4232 = arith.addi %11, %4231 : index
      %4233 = vector.load %w[%4232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4234 = vector.bitcast %4233 : vector<4xi8> to vector<1xf32>
      %4235 = vector.extract %4234[0] : f32 from vector<1xf32>
      %4236 = arith.mulf %4235, %4222 : f32
      %4237 = arith.mulf %4229, %4236 : f32
      %4238 = arith.muli %3, %c6 : index
      %4239 = arith.addi %4238, %c7 : index
      %4240 = arith.muli %4239, %c12 : index
      %4241 = arith.remui %4167, %c12 : index
      %4242 = arith.addi %4240, %4241 : index
      %4243 = arith.muli %4215, %c29 : index
      %4244 = arith.addi %4243, %4242 : index
      memref.store %4237, %13[%4244] : memref<?xf32>
    }
    %4245 = arith.muli %4, %c19 : index
    %4246 = arith.addi %4245, %c6 : index
    %4247 = arith.muli %4246, %c13 : index
    %4248 = arith.divui %4167, %c12 : index
    %4249 = arith.addi %4247, %4248 : index
    %4250 = arith.addi %4166, %4249 : index
    %4251 = arith.cmpi slt, %4250, %15 : index
    scf.if %4251 {
      %4252 = arith.cmpi eq, %hasFactors, %c6 : index
      %4253 = arith.muli %4250, %c13 : index
      %4254 = memref.load %factors[%4253] : memref<?xf32>
      %4255 = arith.mulf %4254, %operandScale : f32
      %4256 = arith.select %4252, %4255, %operandScale : f32
      %4257 = arith.addi %4170, %c7 : index
      %4258 = arith.muli %4246, %c4 : index
      %4259 = arith.addi %4257, %4258 : index
      %4260 = memref.load %12[%4259] : memref<?xf32>
      %4261 = arith.addi %4259, %c9 : index
      %4262 = memref.load %12[%4261] : memref<?xf32>
      %4263 = arith.addf %4260, %4262 : f32
      %4264 = arith.remui %4167, %c12 : index
      %4265 = arith.muli %4264, %c19 : index
      %4266 = arith.addi %11, %4265 : index
      %4267 = vector.load %w[%4266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4268 = vector.bitcast %4267 : vector<4xi8> to vector<1xf32>
      %4269 = vector.extract %4268[0] : f32 from vector<1xf32>
      %4270 = arith.mulf %4269, %4256 : f32
      %4271 = arith.mulf %4263, %4270 : f32
      %4272 = arith.muli %3, %c6 : index
      %4273 = arith.addi %4272, %c7 : index
      %4274 = arith.muli %4273, %c12 : index
      %4275 = arith.remui %4167, %c12 : index
      %4276 = arith.addi %4274, %4275 : index
      %4277 = arith.muli %4249, %c29 : index
      %4278 = arith.addi %4277, %4276 : index
      memref.store %4271, %13[%4278] : memref<?xf32>
    }
    %4279 = arith.muli %4, %c19 : index
    %4280 = arith.addi %4279, %c13 : index
    %4281 = arith.muli %4280, %c13 : index
    %4282 = arith.divui %4167, %c12 : index
    %4283 = arith.addi %4281, %4282 : index
    %4284 = arith.addi %4166, %4283 : index
    %4285 = arith.cmpi slt, %4284, %15 : index
    scf.if %4285 {
      %4286 = arith.cmpi eq, %hasFactors, %c6 : index
      %4287 = arith.muli %4284, %c13 : index
      %4288 = memref.load %factors[%4287] : memref<?xf32>
      %4289 = arith.mulf %4288, %operandScale : f32
      %4290 = arith.select %4286, %4289, %operandScale : f32
      %4291 = arith.addi %4170, %c7 : index
      %4292 = arith.muli %4280, %c4 : index
      %4293 = arith.addi %4291, %4292 : index
      %4294 = memref.load %12[%4293] : memref<?xf32>
      %4295 = arith.addi %4293, %c9 : index
      %4296 = memref.load %12[%4295] : memref<?xf32>
      %4297 = arith.addf %4294, %4296 : f32
      %4298 = arith.remui %4167, %c12 : index
      %4299 = arith.muli %4298, %c19 : index
      %4300 = arith.addi %11, %4299 : index
      %4301 = vector.load %w[%4300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4302 = vector.bitcast %4301 : vector<4xi8> to vector<1xf32>
      %4303 = vector.extract %4302[0] : f32 from vector<1xf32>
      %4304 = arith.mulf %4303, %4290 : f32
      %4305 = arith.mulf %4297, %4304 : f32
      %4306 = arith.muli %3, %c6 : index
      %4307 = arith.addi %4306, %c7 : index
      %4308 = arith.muli %4307, %c12 : index
      %4309 = arith.remui %4167, %c12 : index
      %4310 = arith.addi %4308, %4309 : index
      %4311 = arith.muli %4283, %c29 : index
      %4312 = arith.addi %4311, %4310 : index
      memref.store %4305, %13[%4312] : memref<?xf32>
    }
    %4313 = arith.muli %4, %c19 : index
    %4314 = arith.addi %4313, %c22 : index
    %4315 = arith.muli %4314, %c13 : index
    %4316 = arith.divui %4167, %c12 : index
    %4317 = arith.addi %4315, %4316 : index
    %4318 = arith.addi %4166, %4317 : index
    %4319 = arith.cmpi slt, %4318, %15 : index
    scf.if %4319 {
      %4320 = arith.cmpi eq, %hasFactors, %c6 : index
      %4321 = arith.muli %4318, %c13 : index
      %4322 = memref.load %factors[%4321] : memref<?xf32>
      %4323 = arith.mulf %4322, %operandScale : f32
      %4324 = arith.select %4320, %4323, %operandScale : f32
      %4325 = arith.addi %4170, %c7 : index
      %4326 = arith.muli %4314, %c4 : index
      %4327 = arith.addi %4325, %4326 : index
      %4328 = memref.load %12[%4327] : memref<?xf32>
      %4329 = arith.addi %4327, %c9 : index
      %4330 = memref.load %12[%4329] : memref<?xf32>
      %4331 = arith.addf %4328, %4330 : f32
      %4332 = arith.remui %4167, %c12 : index
      %4333 = arith.muli %4332, %c19 : index
      %4334 = arith.addi %11, %4333 : index
      %4335 = vector.load %w[%4334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4336 = vector.bitcast %4335 : vector<4xi8> to vector<1xf32>
      %4337 = vector.extract %4336[0] : f32 from vector<1xf32>
      %4338 = arith.mulf %4337, %4324 : f32
      %4339 = arith.mulf %4331, %4338 : f32
      %4340 = arith.muli %3, %c6 : index
      %4341 = arith.addi %4340, %c7 : index
      %4342 = arith.muli %4341, %c12 : index
      %4343 = arith.remui %4167, %c12 : index
      %4344 = arith.addi %4342, %4343 : index
      %4345 = arith.muli %4317, %c29 : index
      %4346 = arith.addi %4345, %4344 : index
      memref.store %4339, %13[%4346] : memref<?xf32>
    }
    wave.barrier
    %4347 = arith.addi %16, %c15 : index
    %4348 = wave.wave
    %4349 = arith.addi %4348, %c7 : index
    %4350 = arith.addi %4347, %4349 : index
    %4351 = arith.cmpi slt, %4350, %15 : index
    %4352 = arith.cmpi slt, %4349, %c12 : index
    %4353 = arith.andi %4351, %4352 : i1
    scf.if %4353 {
      %4354 = arith.addi %4347, %4349 : index
      %4355 = arith.muli %4349, %c29 : index
      %4356 = wave.lane
      %4357 = arith.addi %4356, %c7 : index
      %4358 = arith.cmpi eq, %hasBias, %c6 : index
      %4359 = arith.addi %4355, %4357 : index
      %4360 = memref.load %13[%4359] : memref<?xf32>
      %4361 = arith.muli %0, %c29 : index
      %4362 = arith.addi %4361, %4357 : index
      %4363 = memref.load %bias[%4362] : memref<?xf32>
      %4364 = arith.addf %4360, %4363 : f32
      %4365 = arith.select %4358, %4364, %4360 : f32
      %4366 = arith.addi %4357, %c31 : index
      %4367 = arith.cmpi eq, %hasBias, %c6 : index
      %4368 = arith.addi %4355, %4366 : index
      %4369 = memref.load %13[%4368] : memref<?xf32>
      %4370 = arith.muli %0, %c29 : index
      %4371 = arith.addi %4370, %4366 : index
      %4372 = memref.load %bias[%4371] : memref<?xf32>
      %4373 = arith.addf %4369, %4372 : f32
      %4374 = arith.select %4367, %4373, %4369 : f32
      %4375 = arith.addi %4356, %c4 : index
      %4376 = arith.cmpi slt, %4375, %c31 : index
      %4377 = arith.minsi %4375, %c32 : index
      %4378 = arith.cmpi eq, %hasBias, %c6 : index
      %4379 = arith.addi %4355, %4377 : index
      %4380 = memref.load %13[%4379] : memref<?xf32>
      %4381 = arith.muli %0, %c29 : index
      %4382 = arith.addi %4381, %4377 : index
      %4383 = memref.load %bias[%4382] : memref<?xf32>
      %4384 = arith.addf %4380, %4383 : f32
      %4385 = arith.select %4378, %4384, %4380 : f32
      %4386 = arith.addi %4377, %c31 : index
      %4387 = arith.cmpi eq, %hasBias, %c6 : index
      %4388 = arith.addi %4355, %4386 : index
      %4389 = memref.load %13[%4388] : memref<?xf32>
      %4390 = arith.muli %0, %c29 : index
      %4391 = arith.addi %4390, %4386 : index
      %4392 = memref.load %bias[%4391] : memref<?xf32>
      %4393 = arith.addf %4389, %4392 : f32
      %4394 = arith.select %4387, %4393, %4389 : f32
      %4395 = arith.addi %heads, %kvHeads : index
      %4396 = arith.cmpi slt, %0, %4395 : index
      scf.if %4396 {
        %4397 = arith.addi %positionsAt, %4354 : index
        %4398 = memref.load %step[%4397] : memref<?xi32>
        %4399 = arith.index_cast %4398 : i32 to index
        %4400 = arith.cmpi eq, %hasNorm, %c6 : index
        %4401 = math.fma %4365, %4365, %c35 : f32
        %4402 = math.fma %4374, %4374, %4401 : f32
        %4403 = math.fma %4385, %4385, %4402 : f32
        %4404 = arith.select %4376, %4403, %4402 : f32
        %4405 = math.fma %4394, %4394, %4404 : f32
        %4406 = arith.select %4376, %4405, %4404 : f32
        %4407 = vector.broadcast %4406 : f32 to vector<1xf32>
        %4408 = wave.reduce "add" %4407 : vector<1xf32>
        %4409 = arith.mulf %4408, %inverseHeadDim : f32
        %4410 = arith.addf %4409, %epsilon : f32
        %4411 = math.sqrt %4410 : f32
        %4412 = arith.divf %c37, %4411 : f32
        %4413 = arith.cmpi slt, %0, %heads : index
        %4414 = arith.addi %4357, %c31 : index
        %4415 = memref.load %query_norm[%4357] : memref<?xf32>
        %4416 = memref.load %key_norm[%4357] : memref<?xf32>
        %4417 = arith.select %4413, %4415, %4416 : f32
        %4418 = arith.mulf %4365, %4412 : f32
        %4419 = arith.mulf %4418, %4417 : f32
        %4420 = arith.select %4400, %4419, %4365 : f32
        %4421 = memref.load %query_norm[%4414] : memref<?xf32>
        %4422 = memref.load %key_norm[%4414] : memref<?xf32>
        %4423 = arith.select %4413, %4421, %4422 : f32
        %4424 = arith.mulf %4374, %4412 : f32
        %4425 = arith.mulf %4424, %4423 : f32
        %4426 = arith.select %4400, %4425, %4374 : f32
        %4427 = arith.addi %4377, %c31 : index
        %4428 = memref.load %query_norm[%4377] : memref<?xf32>
        %4429 = memref.load %key_norm[%4377] : memref<?xf32>
        %4430 = arith.select %4413, %4428, %4429 : f32
        %4431 = arith.mulf %4385, %4412 : f32
        %4432 = arith.mulf %4431, %4430 : f32
        %4433 = arith.select %4400, %4432, %4385 : f32
        %4434 = memref.load %query_norm[%4427] : memref<?xf32>
        %4435 = memref.load %key_norm[%4427] : memref<?xf32>
        %4436 = arith.select %4413, %4434, %4435 : f32
        %4437 = arith.mulf %4394, %4412 : f32
        %4438 = arith.mulf %4437, %4436 : f32
        %4439 = arith.select %4400, %4438, %4394 : f32
        %4440 = arith.remui %4399, %c21 : index
        %4441 = arith.muli %4440, %c29 : index
        %4442 = arith.addi %4441, %4357 : index
        %4443 = arith.divui %4399, %c21 : index
        %4444 = arith.addi %4443, %c21 : index
        %4445 = arith.muli %4444, %c29 : index
        %4446 = arith.addi %4445, %4357 : index
        %4447 = memref.load %rope[%4442] : memref<?xf32>
        %4448 = arith.addi %4442, %c31 : index
        %4449 = memref.load %rope[%4448] : memref<?xf32>
        %4450 = memref.load %rope[%4446] : memref<?xf32>
        %4451 = arith.addi %4446, %c31 : index
        %4452 = memref.load %rope[%4451] : memref<?xf32>
        %4453 = arith.mulf %4450, %4447 : f32
        %4454 = arith.mulf %4452, %4449 : f32
        %4455 = arith.subf %4453, %4454 : f32
        %4456 = arith.mulf %4452, %4447 : f32
        %4457 = arith.mulf %4450, %4449 : f32
        %4458 = arith.addf %4456, %4457 : f32
        %4459 = arith.mulf %4420, %4455 : f32
        %4460 = arith.mulf %4426, %4458 : f32
        %4461 = arith.subf %4459, %4460 : f32
        %4462 = arith.mulf %4426, %4455 : f32
        %4463 = arith.mulf %4420, %4458 : f32
        %4464 = arith.addf %4462, %4463 : f32
        %4465 = arith.cmpi slt, %0, %heads : index
        scf.if %4465 {
          %4466 = arith.muli %4354, %heads : index
          %4467 = arith.addi %4466, %0 : index
          %4468 = arith.muli %4467, %c29 : index
          %4469 = arith.addi %4468, %4357 : index
          memref.store %4461, %q[%4469] : memref<?xf32>
          %4470 = arith.addi %4469, %c31 : index
          memref.store %4464, %q[%4470] : memref<?xf32>
        } else {
          %4471 = arith.addi %4355, %4357 : index
          memref.store %4461, %13[%4471] : memref<?xf32>
          %4472 = arith.addi %4355, %4357 : index
          %4473 = arith.addi %4472, %c31 : index
          memref.store %4464, %13[%4473] : memref<?xf32>
        }
        %4474 = arith.remui %4399, %c21 : index
        %4475 = arith.muli %4474, %c29 : index
        %4476 = arith.addi %4475, %4377 : index
        %4477 = arith.divui %4399, %c21 : index
        %4478 = arith.addi %4477, %c21 : index
        %4479 = arith.muli %4478, %c29 : index
        %4480 = arith.addi %4479, %4377 : index
        %4481 = memref.load %rope[%4476] : memref<?xf32>
        %4482 = arith.addi %4476, %c31 : index
        %4483 = memref.load %rope[%4482] : memref<?xf32>
        %4484 = memref.load %rope[%4480] : memref<?xf32>
        %4485 = arith.addi %4480, %c31 : index
        %4486 = memref.load %rope[%4485] : memref<?xf32>
        %4487 = arith.mulf %4484, %4481 : f32
        %4488 = arith.mulf %4486, %4483 : f32
        %4489 = arith.subf %4487, %4488 : f32
        %4490 = arith.mulf %4486, %4481 : f32
        %4491 = arith.mulf %4484, %4483 : f32
        %4492 = arith.addf %4490, %4491 : f32
        %4493 = arith.mulf %4433, %4489 : f32
        %4494 = arith.mulf %4439, %4492 : f32
        %4495 = arith.subf %4493, %4494 : f32
        %4496 = arith.mulf %4439, %4489 : f32
        %4497 = arith.mulf %4433, %4492 : f32
        %4498 = arith.addf %4496, %4497 : f32
        scf.if %4376 {
          %4499 = arith.cmpi slt, %0, %heads : index
          scf.if %4499 {
            %4500 = arith.muli %4354, %heads : index
            %4501 = arith.addi %4500, %0 : index
            %4502 = arith.muli %4501, %c29 : index
            %4503 = arith.addi %4502, %4377 : index
            memref.store %4495, %q[%4503] : memref<?xf32>
            %4504 = arith.addi %4503, %c31 : index
            memref.store %4498, %q[%4504] : memref<?xf32>
          } else {
            %4505 = arith.addi %4355, %4377 : index
            memref.store %4495, %13[%4505] : memref<?xf32>
            %4506 = arith.addi %4355, %4377 : index
            %4507 = arith.addi %4506, %c31 : index
            memref.store %4498, %13[%4507] : memref<?xf32>
          }
        }
      } else {
        %4508 = arith.cmpi slt, %0, %heads : index
        scf.if %4508 {
          %4509 = arith.muli %4354, %heads : index
          %4510 = arith.addi %4509, %0 : index
          %4511 = arith.muli %4510, %c29 : index
          %4512 = arith.addi %4511, %4357 : index
          memref.store %4365, %q[%4512] : memref<?xf32>
          %4513 = arith.addi %4512, %c31 : index
          memref.store %4374, %q[%4513] : memref<?xf32>
        } else {
          %4514 = arith.addi %4355, %4357 : index
          memref.store %4365, %13[%4514] : memref<?xf32>
          %4515 = arith.addi %4355, %4357 : index
          %4516 = arith.addi %4515, %c31 : index
          memref.store %4374, %13[%4516] : memref<?xf32>
        }
        scf.if %4376 {
          %4517 = arith.cmpi slt, %0, %heads : index
          scf.if %4517 {
            %4518 = arith.muli %4354, %heads : index
            %4519 = arith.addi %4518, %0 : index
            %4520 = arith.muli %4519, %c29 : index
            %4521 = arith.addi %4520, %4377 : index
            memref.store %4385, %q[%4521] : memref<?xf32>
            %4522 = arith.addi %4521, %c31 : index
            memref.store %4394, %q[%4522] : memref<?xf32>
          } else {
            %4523 = arith.addi %4355, %4377 : index
            memref.store %4385, %13[%4523] : memref<?xf32>
            %4524 = arith.addi %4355, %4377 : index
            %4525 = arith.addi %4524, %c31 : index
            memref.store %4394, %13[%4525] : memref<?xf32>
          }
        }
      }
    }
    %4526 = arith.addi %4348, %c39 : index
    %4527 = arith.addi %4347, %4526 : index
    %4528 = arith.cmpi slt, %4527, %15 : index
    %4529 = arith.cmpi slt, %4526, %c12 : index
    %4530 = arith.andi %4528, %4529 : i1
    scf.if %4530 {
      %4531 = arith.addi %4347, %4526 : index
      %4532 = arith.muli %4526, %c29 : index
      %4533 = wave.lane
      %4534 = arith.addi %4533, %c7 : index
      %4535 = arith.cmpi eq, %hasBias, %c6 : index
      %4536 = arith.addi %4532, %4534 : index
      %4537 = memref.load %13[%4536] : memref<?xf32>
      %4538 = arith.muli %0, %c29 : index
      %4539 = arith.addi %4538, %4534 : index
      %4540 = memref.load %bias[%4539] : memref<?xf32>
      %4541 = arith.addf %4537, %4540 : f32
      %4542 = arith.select %4535, %4541, %4537 : f32
      %4543 = arith.addi %4534, %c31 : index
      %4544 = arith.cmpi eq, %hasBias, %c6 : index
      %4545 = arith.addi %4532, %4543 : index
      %4546 = memref.load %13[%4545] : memref<?xf32>
      %4547 = arith.muli %0, %c29 : index
      %4548 = arith.addi %4547, %4543 : index
      %4549 = memref.load %bias[%4548] : memref<?xf32>
      %4550 = arith.addf %4546, %4549 : f32
      %4551 = arith.select %4544, %4550, %4546 : f32
      %4552 = arith.addi %4533, %c4 : index
      %4553 = arith.cmpi slt, %4552, %c31 : index
      %4554 = arith.minsi %4552, %c32 : index
      %4555 = arith.cmpi eq, %hasBias, %c6 : index
      %4556 = arith.addi %4532, %4554 : index
      %4557 = memref.load %13[%4556] : memref<?xf32>
      %4558 = arith.muli %0, %c29 : index
      %4559 = arith.addi %4558, %4554 : index
      %4560 = memref.load %bias[%4559] : memref<?xf32>
      %4561 = arith.addf %4557, %4560 : f32
      %4562 = arith.select %4555, %4561, %4557 : f32
      %4563 = arith.addi %4554, %c31 : index
      %4564 = arith.cmpi eq, %hasBias, %c6 : index
      %4565 = arith.addi %4532, %4563 : index
      %4566 = memref.load %13[%4565] : memref<?xf32>
      %4567 = arith.muli %0, %c29 : index
      %4568 = arith.addi %4567, %4563 : index
      %4569 = memref.load %bias[%4568] : memref<?xf32>
      %4570 = arith.addf %4566, %4569 : f32
      %4571 = arith.select %4564, %4570, %4566 : f32
      %4572 = arith.addi %heads, %kvHeads : index
      %4573 = arith.cmpi slt, %0, %4572 : index
      scf.if %4573 {
        %4574 = arith.addi %positionsAt, %4531 : index
        %4575 = memref.load %step[%4574] : memref<?xi32>
        %4576 = arith.index_cast %4575 : i32 to index
        %4577 = arith.cmpi eq, %hasNorm, %c6 : index
        %4578 = math.fma %4542, %4542, %c35 : f32
        %4579 = math.fma %4551, %4551, %4578 : f32
        %4580 = math.fma %4562, %4562, %4579 : f32
        %4581 = arith.select %4553, %4580, %4579 : f32
        %4582 = math.fma %4571, %4571, %4581 : f32
        %4583 = arith.select %4553, %4582, %4581 : f32
        %4584 = vector.broadcast %4583 : f32 to vector<1xf32>
        %4585 = wave.reduce "add" %4584 : vector<1xf32>
        %4586 = arith.mulf %4585, %inverseHeadDim : f32
        %4587 = arith.addf %4586, %epsilon : f32
        %4588 = math.sqrt %4587 : f32
        %4589 = arith.divf %c37, %4588 : f32
        %4590 = arith.cmpi slt, %0, %heads : index
        %4591 = arith.addi %4534, %c31 : index
        %4592 = memref.load %query_norm[%4534] : memref<?xf32>
        %4593 = memref.load %key_norm[%4534] : memref<?xf32>
        %4594 = arith.select %4590, %4592, %4593 : f32
        %4595 = arith.mulf %4542, %4589 : f32
        %4596 = arith.mulf %4595, %4594 : f32
        %4597 = arith.select %4577, %4596, %4542 : f32
        %4598 = memref.load %query_norm[%4591] : memref<?xf32>
        %4599 = memref.load %key_norm[%4591] : memref<?xf32>
        %4600 = arith.select %4590, %4598, %4599 : f32
        %4601 = arith.mulf %4551, %4589 : f32
        %4602 = arith.mulf %4601, %4600 : f32
        %4603 = arith.select %4577, %4602, %4551 : f32
        %4604 = arith.addi %4554, %c31 : index
        %4605 = memref.load %query_norm[%4554] : memref<?xf32>
        %4606 = memref.load %key_norm[%4554] : memref<?xf32>
        %4607 = arith.select %4590, %4605, %4606 : f32
        %4608 = arith.mulf %4562, %4589 : f32
        %4609 = arith.mulf %4608, %4607 : f32
        %4610 = arith.select %4577, %4609, %4562 : f32
        %4611 = memref.load %query_norm[%4604] : memref<?xf32>
        %4612 = memref.load %key_norm[%4604] : memref<?xf32>
        %4613 = arith.select %4590, %4611, %4612 : f32
        %4614 = arith.mulf %4571, %4589 : f32
        %4615 = arith.mulf %4614, %4613 : f32
        %4616 = arith.select %4577, %4615, %4571 : f32
        %4617 = arith.remui %4576, %c21 : index
        %4618 = arith.muli %4617, %c29 : index
        %4619 = arith.addi %4618, %4534 : index
        %4620 = arith.divui %4576, %c21 : index
        %4621 = arith.addi %4620, %c21 : index
        %4622 = arith.muli %4621, %c29 : index
        %4623 = arith.addi %4622, %4534 : index
        %4624 = memref.load %rope[%4619] : memref<?xf32>
        %4625 = arith.addi %4619, %c31 : index
        %4626 = memref.load %rope[%4625] : memref<?xf32>
        %4627 = memref.load %rope[%4623] : memref<?xf32>
        %4628 = arith.addi %4623, %c31 : index
        %4629 = memref.load %rope[%4628] : memref<?xf32>
        %4630 = arith.mulf %4627, %4624 : f32
        %4631 = arith.mulf %4629, %4626 : f32
        %4632 = arith.subf %4630, %4631 : f32
        %4633 = arith.mulf %4629, %4624 : f32
        %4634 = arith.mulf %4627, %4626 : f32
        %4635 = arith.addf %4633, %4634 : f32
        %4636 = arith.mulf %4597, %4632 : f32
        %4637 = arith.mulf %4603, %4635 : f32
        %4638 = arith.subf %4636, %4637 : f32
        %4639 = arith.mulf %4603, %4632 : f32
        %4640 = arith.mulf %4597, %4635 : f32
        %4641 = arith.addf %4639, %4640 : f32
        %4642 = arith.cmpi slt, %0, %heads : index
        scf.if %4642 {
          %4643 = arith.muli %4531, %heads : index
          %4644 = arith.addi %4643, %0 : index
          %4645 = arith.muli %4644, %c29 : index
          %4646 = arith.addi %4645, %4534 : index
          memref.store %4638, %q[%4646] : memref<?xf32>
          %4647 = arith.addi %4646, %c31 : index
          memref.store %4641, %q[%4647] : memref<?xf32>
        } else {
          %4648 = arith.addi %4532, %4534 : index
          memref.store %4638, %13[%4648] : memref<?xf32>
          %4649 = arith.addi %4532, %4534 : index
          %4650 = arith.addi %4649, %c31 : index
          memref.store %4641, %13[%4650] : memref<?xf32>
        }
        %4651 = arith.remui %4576, %c21 : index
        %4652 = arith.muli %4651, %c29 : index
        %4653 = arith.addi %4652, %4554 : index
        %4654 = arith.divui %4576, %c21 : index
        %4655 = arith.addi %4654, %c21 : index
        %4656 = arith.muli %4655, %c29 : index
        %4657 = arith.addi %4656, %4554 : index
        %4658 = memref.load %rope[%4653] : memref<?xf32>
        %4659 = arith.addi %4653, %c31 : index
        %4660 = memref.load %rope[%4659] : memref<?xf32>
        %4661 = memref.load %rope[%4657] : memref<?xf32>
        %4662 = arith.addi %4657, %c31 : index
        %4663 = memref.load %rope[%4662] : memref<?xf32>
        %4664 = arith.mulf %4661, %4658 : f32
        %4665 = arith.mulf %4663, %4660 : f32
        %4666 = arith.subf %4664, %4665 : f32
        %4667 = arith.mulf %4663, %4658 : f32
        %4668 = arith.mulf %4661, %4660 : f32
        %4669 = arith.addf %4667, %4668 : f32
        %4670 = arith.mulf %4610, %4666 : f32
        %4671 = arith.mulf %4616, %4669 : f32
        %4672 = arith.subf %4670, %4671 : f32
        %4673 = arith.mulf %4616, %4666 : f32
        %4674 = arith.mulf %4610, %4669 : f32
        %4675 = arith.addf %4673, %4674 : f32
        scf.if %4553 {
          %4676 = arith.cmpi slt, %0, %heads : index
          scf.if %4676 {
            %4677 = arith.muli %4531, %heads : index
            %4678 = arith.addi %4677, %0 : index
            %4679 = arith.muli %4678, %c29 : index
            %4680 = arith.addi %4679, %4554 : index
            memref.store %4672, %q[%4680] : memref<?xf32>
            %4681 = arith.addi %4680, %c31 : index
            memref.store %4675, %q[%4681] : memref<?xf32>
          } else {
            %4682 = arith.addi %4532, %4554 : index
            memref.store %4672, %13[%4682] : memref<?xf32>
            %4683 = arith.addi %4532, %4554 : index
            %4684 = arith.addi %4683, %c31 : index
            memref.store %4675, %13[%4684] : memref<?xf32>
          }
        }
      } else {
        %4685 = arith.cmpi slt, %0, %heads : index
        scf.if %4685 {
          %4686 = arith.muli %4531, %heads : index
          %4687 = arith.addi %4686, %0 : index
          %4688 = arith.muli %4687, %c29 : index
          %4689 = arith.addi %4688, %4534 : index
          memref.store %4542, %q[%4689] : memref<?xf32>
          %4690 = arith.addi %4689, %c31 : index
          memref.store %4551, %q[%4690] : memref<?xf32>
        } else {
          %4691 = arith.addi %4532, %4534 : index
          memref.store %4542, %13[%4691] : memref<?xf32>
          %4692 = arith.addi %4532, %4534 : index
          %4693 = arith.addi %4692, %c31 : index
          memref.store %4551, %13[%4693] : memref<?xf32>
        }
        scf.if %4553 {
          %4694 = arith.cmpi slt, %0, %heads : index
          scf.if %4694 {
            %4695 = arith.muli %4531, %heads : index
            %4696 = arith.addi %4695, %0 : index
            %4697 = arith.muli %4696, %c29 : index
            %4698 = arith.addi %4697, %4554 : index
            memref.store %4562, %q[%4698] : memref<?xf32>
            %4699 = arith.addi %4698, %c31 : index
            memref.store %4571, %q[%4699] : memref<?xf32>
          } else {
            %4700 = arith.addi %4532, %4554 : index
            memref.store %4562, %13[%4700] : memref<?xf32>
            %4701 = arith.addi %4532, %4554 : index
            %4702 = arith.addi %4701, %c31 : index
            memref.store %4571, %13[%4702] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4703 = arith.cmpi sge, %0, %heads : index
    scf.if %4703 {
      %4704 = arith.addi %4348, %c7 : index
      %4705 = arith.addi %4347, %4704 : index
      %4706 = arith.cmpi slt, %4705, %15 : index
      %4707 = arith.cmpi slt, %4704, %c12 : index
      %4708 = arith.andi %4706, %4707 : i1
      scf.if %4708 {
        %4709 = arith.addi %4347, %4704 : index
        %4710 = arith.addi %slotsAt, %4709 : index
        %4711 = memref.load %step[%4710] : memref<?xi32>
        %4712 = arith.index_cast %4711 : i32 to index
        %4713 = arith.cmpi sge, %4712, %c7 : index
        scf.if %4713 {
          %4714 = arith.muli %4704, %c29 : index
          %4715 = arith.subi %0, %heads : index
          %4716 = memref.load %scales[%4715] : memref<?xf32>
          %4717 = vector.broadcast %4716 : f32 to vector<4xf32>
          %4718 = arith.divui %4712, %c12 : index
          %4719 = arith.remui %4712, %c12 : index
          %4720 = arith.muli %4718, %pageBytes : index
          %4721 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4721 {
            %4722 = wave.lane
            %4723 = arith.muli %4722, %c19 : index
            scf.for %4724 = %4723 to %c29 step %c5 {
              %4725 = arith.addi %4714, %4724 : index
              %4726 = vector.load %13[%4725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4727 = arith.mulf %4726, %4717 : vector<4xf32>
              %4728 = arith.minimumf %4727, %c43 : vector<4xf32>
              %4729 = arith.maximumf %4728, %c44 : vector<4xf32>
              %4730 = arith.truncf %4729 : vector<4xf32> to vector<4xf16>
              %4731 = vector.bitcast %4730 : vector<4xf16> to vector<8xi8>
              %4732 = arith.cmpi slt, %4715, %kvHeads : index
              scf.if %4732 {
                %4733 = arith.muli %4715, %c45 : index
                %4734 = arith.addi %4720, %4733 : index
                %4735 = arith.divui %4724, %c12 : index
                %4736 = arith.muli %4735, %c20 : index
                %4737 = arith.remui %4724, %c12 : index
                %4738 = arith.divui %4737, %c14 : index
                %4739 = arith.muli %4738, %c21 : index
                %4740 = arith.muli %4719, %c12 : index
                %4741 = arith.addi %4739, %4740 : index
                %4742 = arith.remui %4737, %c14 : index
                %4743 = arith.muli %4742, %c13 : index
                %4744 = arith.addi %4741, %4743 : index
                %4745 = arith.addi %4736, %4744 : index
                %4746 = arith.addi %4734, %4745 : index
                vector.store %4731, %kv[%4746] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4747 = arith.subi %4715, %kvHeads : index
                %4748 = arith.muli %4747, %c45 : index
                %4749 = arith.addi %4720, %4748 : index
                %4750 = arith.addi %4724, %c7 : index
                %4751 = arith.divui %4750, %c12 : index
                %4752 = arith.muli %4751, %c20 : index
                %4753 = arith.addi %4752, %c8 : index
                %4754 = arith.remui %4750, %c12 : index
                %4755 = arith.divui %4719, %c13 : index
                %4756 = arith.remui %4719, %c13 : index
                %4757 = arith.muli %4756, %c14 : index
                %4758 = arith.addi %4755, %4757 : index
                %4759 = arith.divui %4758, %c14 : index
                %4760 = arith.muli %4759, %c21 : index
                %4761 = arith.muli %4754, %c12 : index
                %4762 = arith.addi %4760, %4761 : index
                %4763 = arith.remui %4758, %c14 : index
                %4764 = arith.muli %4763, %c13 : index
                %4765 = arith.addi %4762, %4764 : index
                %4766 = arith.addi %4753, %4765 : index
                %4767 = arith.addi %4749, %4766 : index
                %4768 = vector.shuffle %4731, %4731 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4768, %kv[%4767] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4769 = arith.addi %4724, %c6 : index
                %4770 = arith.divui %4769, %c12 : index
                %4771 = arith.muli %4770, %c20 : index
                %4772 = arith.addi %4771, %c8 : index
                %4773 = arith.remui %4769, %c12 : index
                %4774 = arith.divui %4719, %c13 : index
                %4775 = arith.remui %4719, %c13 : index
                %4776 = arith.muli %4775, %c14 : index
                %4777 = arith.addi %4774, %4776 : index
                %4778 = arith.divui %4777, %c14 : index
                %4779 = arith.muli %4778, %c21 : index
                %4780 = arith.muli %4773, %c12 : index
                %4781 = arith.addi %4779, %4780 : index
                %4782 = arith.remui %4777, %c14 : index
                %4783 = arith.muli %4782, %c13 : index
                %4784 = arith.addi %4781, %4783 : index
                %4785 = arith.addi %4772, %4784 : index
                %4786 = arith.addi %4749, %4785 : index
                %4787 = vector.shuffle %4731, %4731 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4787, %kv[%4786] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4788 = arith.addi %4724, %c13 : index
                %4789 = arith.divui %4788, %c12 : index
                %4790 = arith.muli %4789, %c20 : index
                %4791 = arith.addi %4790, %c8 : index
                %4792 = arith.remui %4788, %c12 : index
                %4793 = arith.divui %4719, %c13 : index
                %4794 = arith.remui %4719, %c13 : index
                %4795 = arith.muli %4794, %c14 : index
                %4796 = arith.addi %4793, %4795 : index
                %4797 = arith.divui %4796, %c14 : index
                %4798 = arith.muli %4797, %c21 : index
                %4799 = arith.muli %4792, %c12 : index
                %4800 = arith.addi %4798, %4799 : index
                %4801 = arith.remui %4796, %c14 : index
                %4802 = arith.muli %4801, %c13 : index
                %4803 = arith.addi %4800, %4802 : index
                %4804 = arith.addi %4791, %4803 : index
                %4805 = arith.addi %4749, %4804 : index
                %4806 = vector.shuffle %4731, %4731 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4806, %kv[%4805] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4807 = arith.addi %4724, %c22 : index
                %4808 = arith.divui %4807, %c12 : index
                %4809 = arith.muli %4808, %c20 : index
                %4810 = arith.addi %4809, %c8 : index
                %4811 = arith.remui %4807, %c12 : index
                %4812 = arith.divui %4719, %c13 : index
                %4813 = arith.remui %4719, %c13 : index
                %4814 = arith.muli %4813, %c14 : index
                %4815 = arith.addi %4812, %4814 : index
                %4816 = arith.divui %4815, %c14 : index
                %4817 = arith.muli %4816, %c21 : index
                %4818 = arith.muli %4811, %c12 : index
                %4819 = arith.addi %4817, %4818 : index
                %4820 = arith.remui %4815, %c14 : index
                %4821 = arith.muli %4820, %c13 : index
                %4822 = arith.addi %4819, %4821 : index
                %4823 = arith.addi %4810, %4822 : index
                %4824 = arith.addi %4749, %4823 : index
                %4825 = vector.shuffle %4731, %4731 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4825, %kv[%4824] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4826 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4826 {
            %4827 = wave.lane
            %4828 = arith.muli %4827, %c19 : index
            scf.for %4829 = %4828 to %c29 step %c5 {
              %4830 = arith.addi %4714, %4829 : index
              %4831 = vector.load %13[%4830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4832 = arith.mulf %4831, %4717 : vector<4xf32>
              %4833 = wave.fp8_encode "e4m3" %4832 : vector<4xf32> -> vector<4xi8>
              %4834 = arith.cmpi slt, %4715, %kvHeads : index
              scf.if %4834 {
                %4835 = arith.muli %4715, %c8 : index
                %4836 = arith.addi %4720, %4835 : index
                %4837 = vector.shuffle %4833, %4833 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4838 = arith.divui %4829, %c12 : index
                %4839 = arith.muli %4838, %c21 : index
                %4840 = arith.remui %4829, %c12 : index
                %4841 = arith.muli %4719, %c12 : index
                %4842 = arith.divui %4840, %c19 : index
                %4843 = arith.muli %4842, %c19 : index
                %4844 = arith.remui %4840, %c13 : index
                %4845 = arith.muli %4844, %c13 : index
                %4846 = arith.addi %4843, %4845 : index
                %4847 = arith.divui %4840, %c13 : index
                %4848 = arith.remui %4847, %c13 : index
                %4849 = arith.addi %4846, %4848 : index
                %4850 = arith.addi %4841, %4849 : index
                %4851 = arith.addi %4839, %4850 : index
                %4852 = arith.addi %4836, %4851 : index
                vector.store %4837, %kv[%4852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4853 = arith.subi %4715, %kvHeads : index
                %4854 = arith.muli %4853, %c8 : index
                %4855 = arith.addi %4720, %4854 : index
                %4856 = arith.addi %4829, %c7 : index
                %4857 = arith.divui %4856, %c12 : index
                %4858 = arith.muli %4857, %c21 : index
                %4859 = arith.addi %4858, %c9 : index
                %4860 = arith.remui %4856, %c12 : index
                %4861 = arith.divui %4719, %c13 : index
                %4862 = arith.remui %4719, %c13 : index
                %4863 = arith.muli %4862, %c14 : index
                %4864 = arith.addi %4861, %4863 : index
                %4865 = arith.muli %4860, %c12 : index
                %4866 = arith.divui %4864, %c19 : index
                %4867 = arith.muli %4866, %c19 : index
                %4868 = arith.remui %4864, %c13 : index
                %4869 = arith.muli %4868, %c13 : index
                %4870 = arith.addi %4867, %4869 : index
                %4871 = arith.divui %4864, %c13 : index
                %4872 = arith.remui %4871, %c13 : index
                %4873 = arith.addi %4870, %4872 : index
                %4874 = arith.addi %4865, %4873 : index
                %4875 = arith.addi %4859, %4874 : index
                %4876 = arith.addi %4855, %4875 : index
                %4877 = vector.shuffle %4833, %4833 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4877, %kv[%4876] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4878 = arith.addi %4829, %c6 : index
                %4879 = arith.divui %4878, %c12 : index
                %4880 = arith.muli %4879, %c21 : index
                %4881 = arith.addi %4880, %c9 : index
                %4882 = arith.remui %4878, %c12 : index
                %4883 = arith.divui %4719, %c13 : index
                %4884 = arith.remui %4719, %c13 : index
                %4885 = arith.muli %4884, %c14 : index
                %4886 = arith.addi %4883, %4885 : index
                %4887 = arith.muli %4882, %c12 : index
                %4888 = arith.divui %4886, %c19 : index
                %4889 = arith.muli %4888, %c19 : index
                %4890 = arith.remui %4886, %c13 : index
                %4891 = arith.muli %4890, %c13 : index
                %4892 = arith.addi %4889, %4891 : index
                %4893 = arith.divui %4886, %c13 : index
                %4894 = arith.remui %4893, %c13 : index
                %4895 = arith.addi %4892, %4894 : index
                %4896 = arith.addi %4887, %4895 : index
                %4897 = arith.addi %4881, %4896 : index
                %4898 = arith.addi %4855, %4897 : index
                %4899 = vector.shuffle %4833, %4833 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4899, %kv[%4898] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4900 = arith.addi %4829, %c13 : index
                %4901 = arith.divui %4900, %c12 : index
                %4902 = arith.muli %4901, %c21 : index
                %4903 = arith.addi %4902, %c9 : index
                %4904 = arith.remui %4900, %c12 : index
                %4905 = arith.divui %4719, %c13 : index
                %4906 = arith.remui %4719, %c13 : index
                %4907 = arith.muli %4906, %c14 : index
                %4908 = arith.addi %4905, %4907 : index
                %4909 = arith.muli %4904, %c12 : index
                %4910 = arith.divui %4908, %c19 : index
                %4911 = arith.muli %4910, %c19 : index
                %4912 = arith.remui %4908, %c13 : index
                %4913 = arith.muli %4912, %c13 : index
                %4914 = arith.addi %4911, %4913 : index
                %4915 = arith.divui %4908, %c13 : index
                %4916 = arith.remui %4915, %c13 : index
                %4917 = arith.addi %4914, %4916 : index
                %4918 = arith.addi %4909, %4917 : index
                %4919 = arith.addi %4903, %4918 : index
                %4920 = arith.addi %4855, %4919 : index
                %4921 = vector.shuffle %4833, %4833 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4921, %kv[%4920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4922 = arith.addi %4829, %c22 : index
                %4923 = arith.divui %4922, %c12 : index
                %4924 = arith.muli %4923, %c21 : index
                %4925 = arith.addi %4924, %c9 : index
                %4926 = arith.remui %4922, %c12 : index
                %4927 = arith.divui %4719, %c13 : index
                %4928 = arith.remui %4719, %c13 : index
                %4929 = arith.muli %4928, %c14 : index
                %4930 = arith.addi %4927, %4929 : index
                %4931 = arith.muli %4926, %c12 : index
                %4932 = arith.divui %4930, %c19 : index
                %4933 = arith.muli %4932, %c19 : index
                %4934 = arith.remui %4930, %c13 : index
                %4935 = arith.muli %4934, %c13 : index
                %4936 = arith.addi %4933, %4935 : index
                %4937 = arith.divui %4930, %c13 : index
                %4938 = arith.remui %4937, %c13 : index
                %4939 = arith.addi %4936, %4938 : index
                %4940 = arith.addi %4931, %4939 : index
                %4941 = arith.addi %4925, %4940 : index
                %4942 = arith.addi %4855, %4941 : index
                %4943 = vector.shuffle %4833, %4833 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4943, %kv[%4942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4944 = arith.cmpi eq, %codec, %c13 : index
          scf.if %4944 {
            %4945 = wave.lane
            %4946 = arith.muli %4945, %c19 : index
            scf.for %4947 = %4946 to %c29 step %c5 {
              %4948 = arith.addi %4714, %4947 : index
              %4949 = vector.load %13[%4948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4950 = arith.mulf %4949, %4717 : vector<4xf32>
              %4951 = wave.fp8_encode "e5m2" %4950 : vector<4xf32> -> vector<4xi8>
              %4952 = arith.cmpi slt, %4715, %kvHeads : index
              scf.if %4952 {
                %4953 = arith.muli %4715, %c8 : index
                %4954 = arith.addi %4720, %4953 : index
                %4955 = vector.shuffle %4951, %4951 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4956 = arith.divui %4947, %c12 : index
                %4957 = arith.muli %4956, %c21 : index
                %4958 = arith.remui %4947, %c12 : index
                %4959 = arith.muli %4719, %c12 : index
                %4960 = arith.divui %4958, %c19 : index
                %4961 = arith.muli %4960, %c19 : index
                %4962 = arith.remui %4958, %c13 : index
                %4963 = arith.muli %4962, %c13 : index
                %4964 = arith.addi %4961, %4963 : index
                %4965 = arith.divui %4958, %c13 : index
                %4966 = arith.remui %4965, %c13 : index
                %4967 = arith.addi %4964, %4966 : index
                %4968 = arith.addi %4959, %4967 : index
                %4969 = arith.addi %4957, %4968 : index
                %4970 = arith.addi %4954, %4969 : index
                vector.store %4955, %kv[%4970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4971 = arith.subi %4715, %kvHeads : index
                %4972 = arith.muli %4971, %c8 : index
                %4973 = arith.addi %4720, %4972 : index
                %4974 = arith.addi %4947, %c7 : index
                %4975 = arith.divui %4974, %c12 : index
                %4976 = arith.muli %4975, %c21 : index
                %4977 = arith.addi %4976, %c9 : index
                %4978 = arith.remui %4974, %c12 : index
                %4979 = arith.divui %4719, %c13 : index
                %4980 = arith.remui %4719, %c13 : index
                %4981 = arith.muli %4980, %c14 : index
                %4982 = arith.addi %4979, %4981 : index
                %4983 = arith.muli %4978, %c12 : index
                %4984 = arith.divui %4982, %c19 : index
                %4985 = arith.muli %4984, %c19 : index
                %4986 = arith.remui %4982, %c13 : index
                %4987 = arith.muli %4986, %c13 : index
                %4988 = arith.addi %4985, %4987 : index
                %4989 = arith.divui %4982, %c13 : index
                %4990 = arith.remui %4989, %c13 : index
                %4991 = arith.addi %4988, %4990 : index
                %4992 = arith.addi %4983, %4991 : index
                %4993 = arith.addi %4977, %4992 : index
                %4994 = arith.addi %4973, %4993 : index
                %4995 = vector.shuffle %4951, %4951 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4995, %kv[%4994] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4996 = arith.addi %4947, %c6 : index
                %4997 = arith.divui %4996, %c12 : index
                %4998 = arith.muli %4997, %c21 : index
                %4999 = arith.addi %4998, %c9 : index
                %5000 = arith.remui %4996, %c12 : index
                %5001 = arith.divui %4719, %c13 : index
                %5002 = arith.remui %4719, %c13 : index
                %5003 = arith.muli %5002, %c14 : index
                %5004 = arith.addi %5001, %5003 : index
                %5005 = arith.muli %5000, %c12 : index
                %5006 = arith.divui %5004, %c19 : index
                %5007 = arith.muli %5006, %c19 : index
                %5008 = arith.remui %5004, %c13 : index
                %5009 = arith.muli %5008, %c13 : index
                %5010 = arith.addi %5007, %5009 : index
                %5011 = arith.divui %5004, %c13 : index
                %5012 = arith.remui %5011, %c13 : index
                %5013 = arith.addi %5010, %5012 : index
                %5014 = arith.addi %5005, %5013 : index
                %5015 = arith.addi %4999, %5014 : index
                %5016 = arith.addi %4973, %5015 : index
                %5017 = vector.shuffle %4951, %4951 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5017, %kv[%5016] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5018 = arith.addi %4947, %c13 : index
                %5019 = arith.divui %5018, %c12 : index
                %5020 = arith.muli %5019, %c21 : index
                %5021 = arith.addi %5020, %c9 : index
                %5022 = arith.remui %5018, %c12 : index
                %5023 = arith.divui %4719, %c13 : index
                %5024 = arith.remui %4719, %c13 : index
                %5025 = arith.muli %5024, %c14 : index
                %5026 = arith.addi %5023, %5025 : index
                %5027 = arith.muli %5022, %c12 : index
                %5028 = arith.divui %5026, %c19 : index
                %5029 = arith.muli %5028, %c19 : index
                %5030 = arith.remui %5026, %c13 : index
                %5031 = arith.muli %5030, %c13 : index
                %5032 = arith.addi %5029, %5031 : index
                %5033 = arith.divui %5026, %c13 : index
                %5034 = arith.remui %5033, %c13 : index
                %5035 = arith.addi %5032, %5034 : index
                %5036 = arith.addi %5027, %5035 : index
                %5037 = arith.addi %5021, %5036 : index
                %5038 = arith.addi %4973, %5037 : index
                %5039 = vector.shuffle %4951, %4951 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5039, %kv[%5038] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5040 = arith.addi %4947, %c22 : index
                %5041 = arith.divui %5040, %c12 : index
                %5042 = arith.muli %5041, %c21 : index
                %5043 = arith.addi %5042, %c9 : index
                %5044 = arith.remui %5040, %c12 : index
                %5045 = arith.divui %4719, %c13 : index
                %5046 = arith.remui %4719, %c13 : index
                %5047 = arith.muli %5046, %c14 : index
                %5048 = arith.addi %5045, %5047 : index
                %5049 = arith.muli %5044, %c12 : index
                %5050 = arith.divui %5048, %c19 : index
                %5051 = arith.muli %5050, %c19 : index
                %5052 = arith.remui %5048, %c13 : index
                %5053 = arith.muli %5052, %c13 : index
                %5054 = arith.addi %5051, %5053 : index
                %5055 = arith.divui %5048, %c13 : index
                %5056 = arith.remui %5055, %c13 : index
                %5057 = arith.addi %5054, %5056 : index
                %5058 = arith.addi %5049, %5057 : index
                %5059 = arith.addi %5043, %5058 : index
                %5060 = arith.addi %4973, %5059 : index
                %5061 = vector.shuffle %4951, %4951 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5061, %kv[%5060] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5062 = arith.addi %4348, %c39 : index
      %5063 = arith.addi %4347, %5062 : index
      %5064 = arith.cmpi slt, %5063, %15 : index
      %5065 = arith.cmpi slt, %5062, %c12 : index
      %5066 = arith.andi %5064, %5065 : i1
      scf.if %5066 {
        %5067 = arith.addi %4347, %5062 : index
        %5068 = arith.addi %slotsAt, %5067 : index
        %5069 = memref.load %step[%5068] : memref<?xi32>
        %5070 = arith.index_cast %5069 : i32 to index
        %5071 = arith.cmpi sge, %5070, %c7 : index
        scf.if %5071 {
          %5072 = arith.muli %5062, %c29 : index
          %5073 = arith.subi %0, %heads : index
          %5074 = memref.load %scales[%5073] : memref<?xf32>
          %5075 = vector.broadcast %5074 : f32 to vector<4xf32>
          %5076 = arith.divui %5070, %c12 : index
          %5077 = arith.remui %5070, %c12 : index
          %5078 = arith.muli %5076, %pageBytes : index
          %5079 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5079 {
            %5080 = wave.lane
            %5081 = arith.muli %5080, %c19 : index
            scf.for %5082 = %5081 to %c29 step %c5 {
              %5083 = arith.addi %5072, %5082 : index
              %5084 = vector.load %13[%5083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5085 = arith.mulf %5084, %5075 : vector<4xf32>
              %5086 = arith.minimumf %5085, %c43 : vector<4xf32>
              %5087 = arith.maximumf %5086, %c44 : vector<4xf32>
              %5088 = arith.truncf %5087 : vector<4xf32> to vector<4xf16>
              %5089 = vector.bitcast %5088 : vector<4xf16> to vector<8xi8>
              %5090 = arith.cmpi slt, %5073, %kvHeads : index
              scf.if %5090 {
                %5091 = arith.muli %5073, %c45 : index
                %5092 = arith.addi %5078, %5091 : index
                %5093 = arith.divui %5082, %c12 : index
                %5094 = arith.muli %5093, %c20 : index
                %5095 = arith.remui %5082, %c12 : index
                %5096 = arith.divui %5095, %c14 : index
                %5097 = arith.muli %5096, %c21 : index
                %5098 = arith.muli %5077, %c12 : index
                %5099 = arith.addi %5097, %5098 : index
                %5100 = arith.remui %5095, %c14 : index
                %5101 = arith.muli %5100, %c13 : index
                %5102 = arith.addi %5099, %5101 : index
                %5103 = arith.addi %5094, %5102 : index
                %5104 = arith.addi %5092, %5103 : index
                vector.store %5089, %kv[%5104] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5105 = arith.subi %5073, %kvHeads : index
                %5106 = arith.muli %5105, %c45 : index
                %5107 = arith.addi %5078, %5106 : index
                %5108 = arith.addi %5082, %c7 : index
                %5109 = arith.divui %5108, %c12 : index
                %5110 = arith.muli %5109, %c20 : index
                %5111 = arith.addi %5110, %c8 : index
                %5112 = arith.remui %5108, %c12 : index
                %5113 = arith.divui %5077, %c13 : index
                %5114 = arith.remui %5077, %c13 : index
                %5115 = arith.muli %5114, %c14 : index
                %5116 = arith.addi %5113, %5115 : index
                %5117 = arith.divui %5116, %c14 : index
                %5118 = arith.muli %5117, %c21 : index
                %5119 = arith.muli %5112, %c12 : index
                %5120 = arith.addi %5118, %5119 : index
                %5121 = arith.remui %5116, %c14 : index
                %5122 = arith.muli %5121, %c13 : index
                %5123 = arith.addi %5120, %5122 : index
                %5124 = arith.addi %5111, %5123 : index
                %5125 = arith.addi %5107, %5124 : index
                %5126 = vector.shuffle %5089, %5089 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5126, %kv[%5125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5127 = arith.addi %5082, %c6 : index
                %5128 = arith.divui %5127, %c12 : index
                %5129 = arith.muli %5128, %c20 : index
                %5130 = arith.addi %5129, %c8 : index
                %5131 = arith.remui %5127, %c12 : index
                %5132 = arith.divui %5077, %c13 : index
                %5133 = arith.remui %5077, %c13 : index
                %5134 = arith.muli %5133, %c14 : index
                %5135 = arith.addi %5132, %5134 : index
                %5136 = arith.divui %5135, %c14 : index
                %5137 = arith.muli %5136, %c21 : index
                %5138 = arith.muli %5131, %c12 : index
                %5139 = arith.addi %5137, %5138 : index
                %5140 = arith.remui %5135, %c14 : index
                %5141 = arith.muli %5140, %c13 : index
                %5142 = arith.addi %5139, %5141 : index
                %5143 = arith.addi %5130, %5142 : index
                %5144 = arith.addi %5107, %5143 : index
                %5145 = vector.shuffle %5089, %5089 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5145, %kv[%5144] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5146 = arith.addi %5082, %c13 : index
                %5147 = arith.divui %5146, %c12 : index
                %5148 = arith.muli %5147, %c20 : index
                %5149 = arith.addi %5148, %c8 : index
                %5150 = arith.remui %5146, %c12 : index
                %5151 = arith.divui %5077, %c13 : index
                %5152 = arith.remui %5077, %c13 : index
                %5153 = arith.muli %5152, %c14 : index
                %5154 = arith.addi %5151, %5153 : index
                %5155 = arith.divui %5154, %c14 : index
                %5156 = arith.muli %5155, %c21 : index
                %5157 = arith.muli %5150, %c12 : index
                %5158 = arith.addi %5156, %5157 : index
                %5159 = arith.remui %5154, %c14 : index
                %5160 = arith.muli %5159, %c13 : index
                %5161 = arith.addi %5158, %5160 : index
                %5162 = arith.addi %5149, %5161 : index
                %5163 = arith.addi %5107, %5162 : index
                %5164 = vector.shuffle %5089, %5089 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5164, %kv[%5163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5165 = arith.addi %5082, %c22 : index
                %5166 = arith.divui %5165, %c12 : index
                %5167 = arith.muli %5166, %c20 : index
                %5168 = arith.addi %5167, %c8 : index
                %5169 = arith.remui %5165, %c12 : index
                %5170 = arith.divui %5077, %c13 : index
                %5171 = arith.remui %5077, %c13 : index
                %5172 = arith.muli %5171, %c14 : index
                %5173 = arith.addi %5170, %5172 : index
                %5174 = arith.divui %5173, %c14 : index
                %5175 = arith.muli %5174, %c21 : index
                %5176 = arith.muli %5169, %c12 : index
                %5177 = arith.addi %5175, %5176 : index
                %5178 = arith.remui %5173, %c14 : index
                %5179 = arith.muli %5178, %c13 : index
                %5180 = arith.addi %5177, %5179 : index
                %5181 = arith.addi %5168, %5180 : index
                %5182 = arith.addi %5107, %5181 : index
                %5183 = vector.shuffle %5089, %5089 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5183, %kv[%5182] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5184 = arith.cmpi eq, %codec, %c6 : index
          scf.if %5184 {
            %5185 = wave.lane
            %5186 = arith.muli %5185, %c19 : index
            scf.for %5187 = %5186 to %c29 step %c5 {
              %5188 = arith.addi %5072, %5187 : index
              %5189 = vector.load %13[%5188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5190 = arith.mulf %5189, %5075 : vector<4xf32>
              %5191 = wave.fp8_encode "e4m3" %5190 : vector<4xf32> -> vector<4xi8>
              %5192 = arith.cmpi slt, %5073, %kvHeads : index
              scf.if %5192 {
                %5193 = arith.muli %5073, %c8 : index
                %5194 = arith.addi %5078, %5193 : index
                %5195 = vector.shuffle %5191, %5191 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5196 = arith.divui %5187, %c12 : index
                %5197 = arith.muli %5196, %c21 : index
                %5198 = arith.remui %5187, %c12 : index
                %5199 = arith.muli %5077, %c12 : index
                %5200 = arith.divui %5198, %c19 : index
                %5201 = arith.muli %5200, %c19 : index
                %5202 = arith.remui %5198, %c13 : index
                %5203 = arith.muli %5202, %c13 : index
                %5204 = arith.addi %5201, %5203 : index
                %5205 = arith.divui %5198, %c13 : index
                %5206 = arith.remui %5205, %c13 : index
                %5207 = arith.addi %5204, %5206 : index
                %5208 = arith.addi %5199, %5207 : index
                %5209 = arith.addi %5197, %5208 : index
                %5210 = arith.addi %5194, %5209 : index
                vector.store %5195, %kv[%5210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5211 = arith.subi %5073, %kvHeads : index
                %5212 = arith.muli %5211, %c8 : index
                %5213 = arith.addi %5078, %5212 : index
                %5214 = arith.addi %5187, %c7 : index
                %5215 = arith.divui %5214, %c12 : index
                %5216 = arith.muli %5215, %c21 : index
                %5217 = arith.addi %5216, %c9 : index
                %5218 = arith.remui %5214, %c12 : index
                %5219 = arith.divui %5077, %c13 : index
                %5220 = arith.remui %5077, %c13 : index
                %5221 = arith.muli %5220, %c14 : index
                %5222 = arith.addi %5219, %5221 : index
                %5223 = arith.muli %5218, %c12 : index
                %5224 = arith.divui %5222, %c19 : index
                %5225 = arith.muli %5224, %c19 : index
                %5226 = arith.remui %5222, %c13 : index
                %5227 = arith.muli %5226, %c13 : index
                %5228 = arith.addi %5225, %5227 : index
                %5229 = arith.divui %5222, %c13 : index
                %5230 = arith.remui %5229, %c13 : index
                %5231 = arith.addi %5228, %5230 : index
                %5232 = arith.addi %5223, %5231 : index
                %5233 = arith.addi %5217, %5232 : index
                %5234 = arith.addi %5213, %5233 : index
                %5235 = vector.shuffle %5191, %5191 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5235, %kv[%5234] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5236 = arith.addi %5187, %c6 : index
                %5237 = arith.divui %5236, %c12 : index
                %5238 = arith.muli %5237, %c21 : index
                %5239 = arith.addi %5238, %c9 : index
                %5240 = arith.remui %5236, %c12 : index
                %5241 = arith.divui %5077, %c13 : index
                %5242 = arith.remui %5077, %c13 : index
                %5243 = arith.muli %5242, %c14 : index
                %5244 = arith.addi %5241, %5243 : index
                %5245 = arith.muli %5240, %c12 : index
                %5246 = arith.divui %5244, %c19 : index
                %5247 = arith.muli %5246, %c19 : index
                %5248 = arith.remui %5244, %c13 : index
                %5249 = arith.muli %5248, %c13 : index
                %5250 = arith.addi %5247, %5249 : index
                %5251 = arith.divui %5244, %c13 : index
                %5252 = arith.remui %5251, %c13 : index
                %5253 = arith.addi %5250, %5252 : index
                %5254 = arith.addi %5245, %5253 : index
                %5255 = arith.addi %5239, %5254 : index
                %5256 = arith.addi %5213, %5255 : index
                %5257 = vector.shuffle %5191, %5191 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5257, %kv[%5256] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5258 = arith.addi %5187, %c13 : index
                %5259 = arith.divui %5258, %c12 : index
                %5260 = arith.muli %5259, %c21 : index
                %5261 = arith.addi %5260, %c9 : index
                %5262 = arith.remui %5258, %c12 : index
                %5263 = arith.divui %5077, %c13 : index
                %5264 = arith.remui %5077, %c13 : index
                %5265 = arith.muli %5264, %c14 : index
                %5266 = arith.addi %5263, %5265 : index
                %5267 = arith.muli %5262, %c12 : index
                %5268 = arith.divui %5266, %c19 : index
                %5269 = arith.muli %5268, %c19 : index
                %5270 = arith.remui %5266, %c13 : index
                %5271 = arith.muli %5270, %c13 : index
                %5272 = arith.addi %5269, %5271 : index
                %5273 = arith.divui %5266, %c13 : index
                %5274 = arith.remui %5273, %c13 : index
                %5275 = arith.addi %5272, %5274 : index
                %5276 = arith.addi %5267, %5275 : index
                %5277 = arith.addi %5261, %5276 : index
                %5278 = arith.addi %5213, %5277 : index
                %5279 = vector.shuffle %5191, %5191 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5279, %kv[%5278] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5280 = arith.addi %5187, %c22 : index
                %5281 = arith.divui %5280, %c12 : index
                %5282 = arith.muli %5281, %c21 : index
                %5283 = arith.addi %5282, %c9 : index
                %5284 = arith.remui %5280, %c12 : index
                %5285 = arith.divui %5077, %c13 : index
                %5286 = arith.remui %5077, %c13 : index
                %5287 = arith.muli %5286, %c14 : index
                %5288 = arith.addi %5285, %5287 : index
                %5289 = arith.muli %5284, %c12 : index
                %5290 = arith.divui %5288, %c19 : index
                %5291 = arith.muli %5290, %c19 : index
                %5292 = arith.remui %5288, %c13 : index
                %5293 = arith.muli %5292, %c13 : index
                %5294 = arith.addi %5291, %5293 : index
                %5295 = arith.divui %5288, %c13 : index
                %5296 = arith.remui %5295, %c13 : index
                %5297 = arith.addi %5294, %5296 : index
                %5298 = arith.addi %5289, %5297 : index
                %5299 = arith.addi %5283, %5298 : index
                %5300 = arith.addi %5213, %5299 : index
                %5301 = vector.shuffle %5191, %5191 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5301, %kv[%5300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5302 = arith.cmpi eq, %codec, %c13 : index
          scf.if %5302 {
            %5303 = wave.lane
            %5304 = arith.muli %5303, %c19 : index
            scf.for %5305 = %5304 to %c29 step %c5 {
              %5306 = arith.addi %5072, %5305 : index
              %5307 = vector.load %13[%5306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5308 = arith.mulf %5307, %5075 : vector<4xf32>
              %5309 = wave.fp8_encode "e5m2" %5308 : vector<4xf32> -> vector<4xi8>
              %5310 = arith.cmpi slt, %5073, %kvHeads : index
              scf.if %5310 {
                %5311 = arith.muli %5073, %c8 : index
                %5312 = arith.addi %5078, %5311 : index
                %5313 = vector.shuffle %5309, %5309 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5314 = arith.divui %5305, %c12 : index
                %5315 = arith.muli %5314, %c21 : index
                %5316 = arith.remui %5305, %c12 : index
                %5317 = arith.muli %5077, %c12 : index
                %5318 = arith.divui %5316, %c19 : index
                %5319 = arith.muli %5318, %c19 : index
                %5320 = arith.remui %5316, %c13 : index
                %5321 = arith.muli %5320, %c13 : index
                %5322 = arith.addi %5319, %5321 : index
                %5323 = arith.divui %5316, %c13 : index
                %5324 = arith.remui %5323, %c13 : index
                %5325 = arith.addi %5322, %5324 : index
                %5326 = arith.addi %5317, %5325 : index
                %5327 = arith.addi %5315, %5326 : index
                %5328 = arith.addi %5312, %5327 : index
                vector.store %5313, %kv[%5328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5329 = arith.subi %5073, %kvHeads : index
                %5330 = arith.muli %5329, %c8 : index
                %5331 = arith.addi %5078, %5330 : index
                %5332 = arith.addi %5305, %c7 : index
                %5333 = arith.divui %5332, %c12 : index
                %5334 = arith.muli %5333, %c21 : index
                %5335 = arith.addi %5334, %c9 : index
                %5336 = arith.remui %5332, %c12 : index
                %5337 = arith.divui %5077, %c13 : index
                %5338 = arith.remui %5077, %c13 : index
                %5339 = arith.muli %5338, %c14 : index
                %5340 = arith.addi %5337, %5339 : index
                %5341 = arith.muli %5336, %c12 : index
                %5342 = arith.divui %5340, %c19 : index
                %5343 = arith.muli %5342, %c19 : index
                %5344 = arith.remui %5340, %c13 : index
                %5345 = arith.muli %5344, %c13 : index
                %5346 = arith.addi %5343, %5345 : index
                %5347 = arith.divui %5340, %c13 : index
                %5348 = arith.remui %5347, %c13 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.addi %5341, %5349 : index
                %5351 = arith.addi %5335, %5350 : index
                %5352 = arith.addi %5331, %5351 : index
                %5353 = vector.shuffle %5309, %5309 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5353, %kv[%5352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5354 = arith.addi %5305, %c6 : index
                %5355 = arith.divui %5354, %c12 : index
                %5356 = arith.muli %5355, %c21 : index
                %5357 = arith.addi %5356, %c9 : index
                %5358 = arith.remui %5354, %c12 : index
                %5359 = arith.divui %5077, %c13 : index
                %5360 = arith.remui %5077, %c13 : index
                %5361 = arith.muli %5360, %c14 : index
                %5362 = arith.addi %5359, %5361 : index
                %5363 = arith.muli %5358, %c12 : index
                %5364 = arith.divui %5362, %c19 : index
                %5365 = arith.muli %5364, %c19 : index
                %5366 = arith.remui %5362, %c13 : index
                %5367 = arith.muli %5366, %c13 : index
                %5368 = arith.addi %5365, %5367 : index
                %5369 = arith.divui %5362, %c13 : index
                %5370 = arith.remui %5369, %c13 : index
                %5371 = arith.addi %5368, %5370 : index
                %5372 = arith.addi %5363, %5371 : index
                %5373 = arith.addi %5357, %5372 : index
                %5374 = arith.addi %5331, %5373 : index
                %5375 = vector.shuffle %5309, %5309 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5375, %kv[%5374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5376 = arith.addi %5305, %c13 : index
                %5377 = arith.divui %5376, %c12 : index
                %5378 = arith.muli %5377, %c21 : index
                %5379 = arith.addi %5378, %c9 : index
                %5380 = arith.remui %5376, %c12 : index
                %5381 = arith.divui %5077, %c13 : index
                %5382 = arith.remui %5077, %c13 : index
                %5383 = arith.muli %5382, %c14 : index
                %5384 = arith.addi %5381, %5383 : index
                %5385 = arith.muli %5380, %c12 : index
                %5386 = arith.divui %5384, %c19 : index
                %5387 = arith.muli %5386, %c19 : index
                %5388 = arith.remui %5384, %c13 : index
                %5389 = arith.muli %5388, %c13 : index
                %5390 = arith.addi %5387, %5389 : index
                %5391 = arith.divui %5384, %c13 : index
                %5392 = arith.remui %5391, %c13 : index
                %5393 = arith.addi %5390, %5392 : index
                %5394 = arith.addi %5385, %5393 : index
                %5395 = arith.addi %5379, %5394 : index
                %5396 = arith.addi %5331, %5395 : index
                %5397 = vector.shuffle %5309, %5309 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5397, %kv[%5396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5398 = arith.addi %5305, %c22 : index
                %5399 = arith.divui %5398, %c12 : index
                %5400 = arith.muli %5399, %c21 : index
                %5401 = arith.addi %5400, %c9 : index
                %5402 = arith.remui %5398, %c12 : index
                %5403 = arith.divui %5077, %c13 : index
                %5404 = arith.remui %5077, %c13 : index
                %5405 = arith.muli %5404, %c14 : index
                %5406 = arith.addi %5403, %5405 : index
                %5407 = arith.muli %5402, %c12 : index
                %5408 = arith.divui %5406, %c19 : index
                %5409 = arith.muli %5408, %c19 : index
                %5410 = arith.remui %5406, %c13 : index
                %5411 = arith.muli %5410, %c13 : index
                %5412 = arith.addi %5409, %5411 : index
                %5413 = arith.divui %5406, %c13 : index
                %5414 = arith.remui %5413, %c13 : index
                %5415 = arith.addi %5412, %5414 : index
                %5416 = arith.addi %5407, %5415 : index
                %5417 = arith.addi %5401, %5416 : index
                %5418 = arith.addi %5331, %5417 : index
                %5419 = vector.shuffle %5309, %5309 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5419, %kv[%5418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
