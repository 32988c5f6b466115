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
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c31 = arith.constant 40 : index
  %c32 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c44 = arith.constant 5120 : index
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
      %457 = memref.load %factors[%454] : memref<?xf32>
      %458 = arith.select %456, %457, %c28 : f32
      %459 = arith.addi %408, %c7 : index
      %460 = arith.muli %450, %c4 : index
      %461 = arith.addi %459, %460 : index
      %462 = memref.load %12[%461] : memref<?xf32>
      %463 = arith.addi %461, %c9 : index
      %464 = memref.load %12[%463] : memref<?xf32>
      %465 = arith.addf %462, %464 : f32
      %466 = arith.remui %405, %c12 : index
      %467 = arith.muli %466, %c19 : index
      %468 = arith.addi %11, %467 : index
      %469 = vector.load %w[%468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %470 = vector.bitcast %469 : vector<4xi8> to vector<1xf32>
      %471 = vector.extract %470[0] : f32 from vector<1xf32>
      %472 = arith.mulf %471, %458 : f32
      %473 = arith.mulf %465, %472 : f32
      %474 = arith.muli %3, %c6 : index
      %475 = arith.addi %474, %c7 : index
      %476 = arith.muli %475, %c12 : index
      %477 = arith.remui %405, %c12 : index
      %478 = arith.addi %476, %477 : index
      %479 = arith.muli %453, %c29 : index
      %480 = arith.addi %479, %478 : index
      memref.store %473, %13[%480] : memref<?xf32>
    }
    %481 = arith.muli %4, %c19 : index
    %482 = arith.addi %481, %c6 : index
    %483 = arith.muli %482, %c13 : index
    %484 = arith.divui %405, %c12 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.addi %404, %485 : index
    %487 = arith.cmpi slt, %486, %15 : index
    scf.if %487 {
      %488 = arith.cmpi eq, %hasFactors, %c6 : index
      %489 = memref.load %factors[%486] : memref<?xf32>
      %490 = arith.select %488, %489, %c28 : f32
      %491 = arith.addi %408, %c7 : index
      %492 = arith.muli %482, %c4 : index
      %493 = arith.addi %491, %492 : index
      %494 = memref.load %12[%493] : memref<?xf32>
      %495 = arith.addi %493, %c9 : index
      %496 = memref.load %12[%495] : memref<?xf32>
      %497 = arith.addf %494, %496 : f32
      %498 = arith.remui %405, %c12 : index
      %499 = arith.muli %498, %c19 : index
      %500 = arith.addi %11, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %490 : f32
      %505 = arith.mulf %497, %504 : f32
      %506 = arith.muli %3, %c6 : index
      %507 = arith.addi %506, %c7 : index
      %508 = arith.muli %507, %c12 : index
      %509 = arith.remui %405, %c12 : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.muli %485, %c29 : index
      %512 = arith.addi %511, %510 : index
      memref.store %505, %13[%512] : memref<?xf32>
    }
    %513 = arith.muli %4, %c19 : index
    %514 = arith.addi %513, %c13 : index
    %515 = arith.muli %514, %c13 : index
    %516 = arith.divui %405, %c12 : index
    %517 = arith.addi %515, %516 : index
    %518 = arith.addi %404, %517 : index
    %519 = arith.cmpi slt, %518, %15 : index
    scf.if %519 {
      %520 = arith.cmpi eq, %hasFactors, %c6 : index
      %521 = memref.load %factors[%518] : memref<?xf32>
      %522 = arith.select %520, %521, %c28 : f32
      %523 = arith.addi %408, %c7 : index
      %524 = arith.muli %514, %c4 : index
      %525 = arith.addi %523, %524 : index
      %526 = memref.load %12[%525] : memref<?xf32>
      %527 = arith.addi %525, %c9 : index
      %528 = memref.load %12[%527] : memref<?xf32>
      %529 = arith.addf %526, %528 : f32
      %530 = arith.remui %405, %c12 : index
      %531 = arith.muli %530, %c19 : index
      %532 = arith.addi %11, %531 : index
      %533 = vector.load %w[%532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %534 = vector.bitcast %533 : vector<4xi8> to vector<1xf32>
      %535 = vector.extract %534[0] : f32 from vector<1xf32>
      %536 = arith.mulf %535, %522 : f32
      %537 = arith.mulf %529, %536 : f32
      %538 = arith.muli %3, %c6 : index
      %539 = arith.addi %538, %c7 : index
      %540 = arith.muli %539, %c12 : index
      %541 = arith.remui %405, %c12 : index
      %542 = arith.addi %540, %541 : index
      %543 = arith.muli %517, %c29 : index
      %544 = arith.addi %543, %542 : index
      memref.store %537, %13[%544] : memref<?xf32>
    }
    %545 = arith.muli %4, %c19 : index
    %546 = arith.addi %545, %c22 : index
    %547 = arith.muli %546, %c13 : index
    %548 = arith.divui %405, %c12 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.addi %404, %549 : index
    %551 = arith.cmpi slt, %550, %15 : index
    scf.if %551 {
      %552 = arith.cmpi eq, %hasFactors, %c6 : index
      %553 = memref.load %factors[%550] : memref<?xf32>
      %554 = arith.select %552, %553, %c28 : f32
      %555 = arith.addi %408, %c7 : index
      %556 = arith.muli %546, %c4 : index
      %557 = arith.addi %555, %556 : index
      %558 = memref.load %12[%557] : memref<?xf32>
      %559 = arith.addi %557, %c9 : index
      %560 = memref.load %12[%559] : memref<?xf32>
      %561 = arith.addf %558, %560 : f32
      %562 = arith.remui %405, %c12 : index
      %563 = arith.muli %562, %c19 : index
      %564 = arith.addi %11, %563 : index
      %565 = vector.load %w[%564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %566 = vector.bitcast %565 : vector<4xi8> to vector<1xf32>
      %567 = vector.extract %566[0] : f32 from vector<1xf32>
      %568 = arith.mulf %567, %554 : f32
      %569 = arith.mulf %561, %568 : f32
      %570 = arith.muli %3, %c6 : index
      %571 = arith.addi %570, %c7 : index
      %572 = arith.muli %571, %c12 : index
      %573 = arith.remui %405, %c12 : index
      %574 = arith.addi %572, %573 : index
      %575 = arith.muli %549, %c29 : index
      %576 = arith.addi %575, %574 : index
      memref.store %569, %13[%576] : memref<?xf32>
    }
    wave.barrier
    %577 = arith.addi %16, %c7 : index
    %578 = wave.wave
    %579 = arith.addi %578, %c7 : index
    %580 = arith.addi %577, %579 : index
    %581 = arith.cmpi slt, %580, %15 : index
    %582 = arith.cmpi slt, %579, %c12 : index
    %583 = arith.andi %581, %582 : i1
    scf.if %583 {
      %584 = arith.addi %577, %579 : index
      %585 = arith.muli %579, %c29 : index
      %586 = wave.lane
      %587 = arith.addi %586, %c7 : index
      %588 = arith.cmpi eq, %hasBias, %c6 : index
      %589 = arith.addi %585, %587 : index
      %590 = memref.load %13[%589] : memref<?xf32>
      %591 = arith.muli %0, %c29 : index
      %592 = arith.addi %591, %587 : index
      %593 = memref.load %bias[%592] : memref<?xf32>
      %594 = arith.addf %590, %593 : f32
      %595 = arith.select %588, %594, %590 : f32
      %596 = arith.addi %587, %c31 : index
      %597 = arith.cmpi eq, %hasBias, %c6 : index
      %598 = arith.addi %585, %596 : index
      %599 = memref.load %13[%598] : memref<?xf32>
      %600 = arith.muli %0, %c29 : index
      %601 = arith.addi %600, %596 : index
      %602 = memref.load %bias[%601] : memref<?xf32>
      %603 = arith.addf %599, %602 : f32
      %604 = arith.select %597, %603, %599 : f32
      %605 = arith.addi %586, %c4 : index
      %606 = arith.cmpi slt, %605, %c31 : index
      %607 = arith.minsi %605, %c32 : index
      %608 = arith.cmpi eq, %hasBias, %c6 : index
      %609 = arith.addi %585, %607 : index
      %610 = memref.load %13[%609] : memref<?xf32>
      %611 = arith.muli %0, %c29 : index
      %612 = arith.addi %611, %607 : index
      %613 = memref.load %bias[%612] : memref<?xf32>
      %614 = arith.addf %610, %613 : f32
      %615 = arith.select %608, %614, %610 : f32
      %616 = arith.addi %607, %c31 : index
      %617 = arith.cmpi eq, %hasBias, %c6 : index
      %618 = arith.addi %585, %616 : index
      %619 = memref.load %13[%618] : memref<?xf32>
      %620 = arith.muli %0, %c29 : index
      %621 = arith.addi %620, %616 : index
      %622 = memref.load %bias[%621] : memref<?xf32>
      %623 = arith.addf %619, %622 : f32
      %624 = arith.select %617, %623, %619 : f32
      %625 = arith.addi %heads, %kvHeads : index
      %626 = arith.cmpi slt, %0, %625 : index
      scf.if %626 {
        %627 = arith.addi %positionsAt, %584 : index
        %628 = memref.load %step[%627] : memref<?xi32>
        %629 = arith.index_cast %628 : i32 to index
        %630 = arith.cmpi eq, %hasNorm, %c6 : index
        %631 = math.fma %595, %595, %c35 : f32
        %632 = math.fma %604, %604, %631 : f32
        %633 = math.fma %615, %615, %632 : f32
        %634 = arith.select %606, %633, %632 : f32
        %635 = math.fma %624, %624, %634 : f32
        %636 = arith.select %606, %635, %634 : f32
        %637 = vector.broadcast %636 : f32 to vector<1xf32>
        %638 = wave.reduce "add" %637 : vector<1xf32>
        %639 = arith.mulf %638, %inverseHeadDim : f32
        %640 = arith.addf %639, %epsilon : f32
        %641 = math.sqrt %640 : f32
        %642 = arith.divf %c28, %641 : f32
        %643 = arith.cmpi slt, %0, %heads : index
        %644 = arith.addi %587, %c31 : index
        %645 = memref.load %query_norm[%587] : memref<?xf32>
        %646 = memref.load %key_norm[%587] : memref<?xf32>
        %647 = arith.select %643, %645, %646 : f32
        %648 = arith.mulf %595, %642 : f32
        %649 = arith.mulf %648, %647 : f32
        %650 = arith.select %630, %649, %595 : f32
        %651 = memref.load %query_norm[%644] : memref<?xf32>
        %652 = memref.load %key_norm[%644] : memref<?xf32>
        %653 = arith.select %643, %651, %652 : f32
        %654 = arith.mulf %604, %642 : f32
        %655 = arith.mulf %654, %653 : f32
        %656 = arith.select %630, %655, %604 : f32
        %657 = arith.addi %607, %c31 : index
        %658 = memref.load %query_norm[%607] : memref<?xf32>
        %659 = memref.load %key_norm[%607] : memref<?xf32>
        %660 = arith.select %643, %658, %659 : f32
        %661 = arith.mulf %615, %642 : f32
        %662 = arith.mulf %661, %660 : f32
        %663 = arith.select %630, %662, %615 : f32
        %664 = memref.load %query_norm[%657] : memref<?xf32>
        %665 = memref.load %key_norm[%657] : memref<?xf32>
        %666 = arith.select %643, %664, %665 : f32
        %667 = arith.mulf %624, %642 : f32
        %668 = arith.mulf %667, %666 : f32
        %669 = arith.select %630, %668, %624 : f32
        %670 = arith.remui %629, %c21 : index
        %671 = arith.muli %670, %c29 : index
        %672 = arith.addi %671, %587 : index
        %673 = arith.divui %629, %c21 : index
        %674 = arith.addi %673, %c21 : index
        %675 = arith.muli %674, %c29 : index
        %676 = arith.addi %675, %587 : index
        %677 = memref.load %rope[%672] : memref<?xf32>
        %678 = arith.addi %672, %c31 : index
        %679 = memref.load %rope[%678] : memref<?xf32>
        %680 = memref.load %rope[%676] : memref<?xf32>
        %681 = arith.addi %676, %c31 : index
        %682 = memref.load %rope[%681] : memref<?xf32>
        %683 = arith.mulf %680, %677 : f32
        %684 = arith.mulf %682, %679 : f32
        %685 = arith.subf %683, %684 : f32
        %686 = arith.mulf %682, %677 : f32
        %687 = arith.mulf %680, %679 : f32
        %688 = arith.addf %686, %687 : f32
        %689 = arith.mulf %650, %685 : f32
        %690 = arith.mulf %656, %688 : f32
        %691 = arith.subf %689, %690 : f32
        %692 = arith.mulf %656, %685 : f32
        %693 = arith.mulf %650, %688 : f32
        %694 = arith.addf %692, %693 : f32
        %695 = arith.cmpi slt, %0, %heads : index
        scf.if %695 {
          %696 = arith.muli %584, %heads : index
          %697 = arith.addi %696, %0 : index
          %698 = arith.muli %697, %c29 : index
          %699 = arith.addi %698, %587 : index
          memref.store %691, %q[%699] : memref<?xf32>
          %700 = arith.addi %699, %c31 : index
          memref.store %694, %q[%700] : memref<?xf32>
        } else {
          %701 = arith.addi %585, %587 : index
          memref.store %691, %13[%701] : memref<?xf32>
          %702 = arith.addi %585, %587 : index
          %703 = arith.addi %702, %c31 : index
          memref.store %694, %13[%703] : memref<?xf32>
        }
        %704 = arith.remui %629, %c21 : index
        %705 = arith.muli %704, %c29 : index
        %706 = arith.addi %705, %607 : index
        %707 = arith.divui %629, %c21 : index
        %708 = arith.addi %707, %c21 : index
        %709 = arith.muli %708, %c29 : index
        %710 = arith.addi %709, %607 : index
        %711 = memref.load %rope[%706] : memref<?xf32>
        %712 = arith.addi %706, %c31 : index
        %713 = memref.load %rope[%712] : memref<?xf32>
        %714 = memref.load %rope[%710] : memref<?xf32>
        %715 = arith.addi %710, %c31 : index
        %716 = memref.load %rope[%715] : memref<?xf32>
        %717 = arith.mulf %714, %711 : f32
        %718 = arith.mulf %716, %713 : f32
        %719 = arith.subf %717, %718 : f32
        %720 = arith.mulf %716, %711 : f32
        %721 = arith.mulf %714, %713 : f32
        %722 = arith.addf %720, %721 : f32
        %723 = arith.mulf %663, %719 : f32
        %724 = arith.mulf %669, %722 : f32
        %725 = arith.subf %723, %724 : f32
        %726 = arith.mulf %669, %719 : f32
        %727 = arith.mulf %663, %722 : f32
        %728 = arith.addf %726, %727 : f32
        scf.if %606 {
          %729 = arith.cmpi slt, %0, %heads : index
          scf.if %729 {
            %730 = arith.muli %584, %heads : index
            %731 = arith.addi %730, %0 : index
            %732 = arith.muli %731, %c29 : index
            %733 = arith.addi %732, %607 : index
            memref.store %725, %q[%733] : memref<?xf32>
            %734 = arith.addi %733, %c31 : index
            memref.store %728, %q[%734] : memref<?xf32>
          } else {
            %735 = arith.addi %585, %607 : index
            memref.store %725, %13[%735] : memref<?xf32>
            %736 = arith.addi %585, %607 : index
            %737 = arith.addi %736, %c31 : index
            memref.store %728, %13[%737] : memref<?xf32>
          }
        }
      } else {
        %738 = arith.cmpi slt, %0, %heads : index
        scf.if %738 {
          %739 = arith.muli %584, %heads : index
          %740 = arith.addi %739, %0 : index
          %741 = arith.muli %740, %c29 : index
          %742 = arith.addi %741, %587 : index
          memref.store %595, %q[%742] : memref<?xf32>
          %743 = arith.addi %742, %c31 : index
          memref.store %604, %q[%743] : memref<?xf32>
        } else {
          %744 = arith.addi %585, %587 : index
          memref.store %595, %13[%744] : memref<?xf32>
          %745 = arith.addi %585, %587 : index
          %746 = arith.addi %745, %c31 : index
          memref.store %604, %13[%746] : memref<?xf32>
        }
        scf.if %606 {
          %747 = arith.cmpi slt, %0, %heads : index
          scf.if %747 {
            %748 = arith.muli %584, %heads : index
            %749 = arith.addi %748, %0 : index
            %750 = arith.muli %749, %c29 : index
            %751 = arith.addi %750, %607 : index
            memref.store %615, %q[%751] : memref<?xf32>
            %752 = arith.addi %751, %c31 : index
            memref.store %624, %q[%752] : memref<?xf32>
          } else {
            %753 = arith.addi %585, %607 : index
            memref.store %615, %13[%753] : memref<?xf32>
            %754 = arith.addi %585, %607 : index
            %755 = arith.addi %754, %c31 : index
            memref.store %624, %13[%755] : memref<?xf32>
          }
        }
      }
    }
    %756 = arith.addi %578, %c38 : index
    %757 = arith.addi %577, %756 : index
    %758 = arith.cmpi slt, %757, %15 : index
    %759 = arith.cmpi slt, %756, %c12 : index
    %760 = arith.andi %758, %759 : i1
    scf.if %760 {
      %761 = arith.addi %577, %756 : index
      %762 = arith.muli %756, %c29 : index
      %763 = wave.lane
      %764 = arith.addi %763, %c7 : index
      %765 = arith.cmpi eq, %hasBias, %c6 : index
      %766 = arith.addi %762, %764 : index
      %767 = memref.load %13[%766] : memref<?xf32>
      %768 = arith.muli %0, %c29 : index
      %769 = arith.addi %768, %764 : index
      %770 = memref.load %bias[%769] : memref<?xf32>
      %771 = arith.addf %767, %770 : f32
      %772 = arith.select %765, %771, %767 : f32
      %773 = arith.addi %764, %c31 : index
      %774 = arith.cmpi eq, %hasBias, %c6 : index
      %775 = arith.addi %762, %773 : index
      %776 = memref.load %13[%775] : memref<?xf32>
      %777 = arith.muli %0, %c29 : index
      %778 = arith.addi %777, %773 : index
      %779 = memref.load %bias[%778] : memref<?xf32>
      %780 = arith.addf %776, %779 : f32
      %781 = arith.select %774, %780, %776 : f32
      %782 = arith.addi %763, %c4 : index
      %783 = arith.cmpi slt, %782, %c31 : index
      %784 = arith.minsi %782, %c32 : index
      %785 = arith.cmpi eq, %hasBias, %c6 : index
      %786 = arith.addi %762, %784 : index
      %787 = memref.load %13[%786] : memref<?xf32>
      %788 = arith.muli %0, %c29 : index
      %789 = arith.addi %788, %784 : index
      %790 = memref.load %bias[%789] : memref<?xf32>
      %791 = arith.addf %787, %790 : f32
      %792 = arith.select %785, %791, %787 : f32
      %793 = arith.addi %784, %c31 : index
      %794 = arith.cmpi eq, %hasBias, %c6 : index
      %795 = arith.addi %762, %793 : index
      %796 = memref.load %13[%795] : memref<?xf32>
      %797 = arith.muli %0, %c29 : index
      %798 = arith.addi %797, %793 : index
      %799 = memref.load %bias[%798] : memref<?xf32>
      %800 = arith.addf %796, %799 : f32
      %801 = arith.select %794, %800, %796 : f32
      %802 = arith.addi %heads, %kvHeads : index
      %803 = arith.cmpi slt, %0, %802 : index
      scf.if %803 {
        %804 = arith.addi %positionsAt, %761 : index
        %805 = memref.load %step[%804] : memref<?xi32>
        %806 = arith.index_cast %805 : i32 to index
        %807 = arith.cmpi eq, %hasNorm, %c6 : index
        %808 = math.fma %772, %772, %c35 : f32
        %809 = math.fma %781, %781, %808 : f32
        %810 = math.fma %792, %792, %809 : f32
        %811 = arith.select %783, %810, %809 : f32
        %812 = math.fma %801, %801, %811 : f32
        %813 = arith.select %783, %812, %811 : f32
        %814 = vector.broadcast %813 : f32 to vector<1xf32>
        %815 = wave.reduce "add" %814 : vector<1xf32>
        %816 = arith.mulf %815, %inverseHeadDim : f32
        %817 = arith.addf %816, %epsilon : f32
        %818 = math.sqrt %817 : f32
        %819 = arith.divf %c28, %818 : f32
        %820 = arith.cmpi slt, %0, %heads : index
        %821 = arith.addi %764, %c31 : index
        %822 = memref.load %query_norm[%764] : memref<?xf32>
        %823 = memref.load %key_norm[%764] : memref<?xf32>
        %824 = arith.select %820, %822, %823 : f32
        %825 = arith.mulf %772, %819 : f32
        %826 = arith.mulf %825, %824 : f32
        %827 = arith.select %807, %826, %772 : f32
        %828 = memref.load %query_norm[%821] : memref<?xf32>
        %829 = memref.load %key_norm[%821] : memref<?xf32>
        %830 = arith.select %820, %828, %829 : f32
        %831 = arith.mulf %781, %819 : f32
        %832 = arith.mulf %831, %830 : f32
        %833 = arith.select %807, %832, %781 : f32
        %834 = arith.addi %784, %c31 : index
        %835 = memref.load %query_norm[%784] : memref<?xf32>
        %836 = memref.load %key_norm[%784] : memref<?xf32>
        %837 = arith.select %820, %835, %836 : f32
        %838 = arith.mulf %792, %819 : f32
        %839 = arith.mulf %838, %837 : f32
        %840 = arith.select %807, %839, %792 : f32
        %841 = memref.load %query_norm[%834] : memref<?xf32>
        %842 = memref.load %key_norm[%834] : memref<?xf32>
        %843 = arith.select %820, %841, %842 : f32
        %844 = arith.mulf %801, %819 : f32
        %845 = arith.mulf %844, %843 : f32
        %846 = arith.select %807, %845, %801 : f32
        %847 = arith.remui %806, %c21 : index
        %848 = arith.muli %847, %c29 : index
        %849 = arith.addi %848, %764 : index
        %850 = arith.divui %806, %c21 : index
        %851 = arith.addi %850, %c21 : index
        %852 = arith.muli %851, %c29 : index
        %853 = arith.addi %852, %764 : index
        %854 = memref.load %rope[%849] : memref<?xf32>
        %855 = arith.addi %849, %c31 : index
        %856 = memref.load %rope[%855] : memref<?xf32>
        %857 = memref.load %rope[%853] : memref<?xf32>
        %858 = arith.addi %853, %c31 : index
        %859 = memref.load %rope[%858] : memref<?xf32>
        %860 = arith.mulf %857, %854 : f32
        %861 = arith.mulf %859, %856 : f32
        %862 = arith.subf %860, %861 : f32
        %863 = arith.mulf %859, %854 : f32
        %864 = arith.mulf %857, %856 : f32
        %865 = arith.addf %863, %864 : f32
        %866 = arith.mulf %827, %862 : f32
        %867 = arith.mulf %833, %865 : f32
        %868 = arith.subf %866, %867 : f32
        %869 = arith.mulf %833, %862 : f32
        %870 = arith.mulf %827, %865 : f32
        %871 = arith.addf %869, %870 : f32
        %872 = arith.cmpi slt, %0, %heads : index
        scf.if %872 {
          %873 = arith.muli %761, %heads : index
          %874 = arith.addi %873, %0 : index
          %875 = arith.muli %874, %c29 : index
          %876 = arith.addi %875, %764 : index
          memref.store %868, %q[%876] : memref<?xf32>
          %877 = arith.addi %876, %c31 : index
          memref.store %871, %q[%877] : memref<?xf32>
        } else {
          %878 = arith.addi %762, %764 : index
          memref.store %868, %13[%878] : memref<?xf32>
          %879 = arith.addi %762, %764 : index
          %880 = arith.addi %879, %c31 : index
          memref.store %871, %13[%880] : memref<?xf32>
        }
        %881 = arith.remui %806, %c21 : index
        %882 = arith.muli %881, %c29 : index
        %883 = arith.addi %882, %784 : index
        %884 = arith.divui %806, %c21 : index
        %885 = arith.addi %884, %c21 : index
        %886 = arith.muli %885, %c29 : index
        %887 = arith.addi %886, %784 : index
        %888 = memref.load %rope[%883] : memref<?xf32>
        %889 = arith.addi %883, %c31 : index
        %890 = memref.load %rope[%889] : memref<?xf32>
        %891 = memref.load %rope[%887] : memref<?xf32>
        %892 = arith.addi %887, %c31 : index
        %893 = memref.load %rope[%892] : memref<?xf32>
        %894 = arith.mulf %891, %888 : f32
        %895 = arith.mulf %893, %890 : f32
        %896 = arith.subf %894, %895 : f32
        %897 = arith.mulf %893, %888 : f32
        %898 = arith.mulf %891, %890 : f32
        %899 = arith.addf %897, %898 : f32
        %900 = arith.mulf %840, %896 : f32
        %901 = arith.mulf %846, %899 : f32
        %902 = arith.subf %900, %901 : f32
        %903 = arith.mulf %846, %896 : f32
        %904 = arith.mulf %840, %899 : f32
        %905 = arith.addf %903, %904 : f32
        scf.if %783 {
          %906 = arith.cmpi slt, %0, %heads : index
          scf.if %906 {
            %907 = arith.muli %761, %heads : index
            %908 = arith.addi %907, %0 : index
            %909 = arith.muli %908, %c29 : index
            %910 = arith.addi %909, %784 : index
            memref.store %902, %q[%910] : memref<?xf32>
            %911 = arith.addi %910, %c31 : index
            memref.store %905, %q[%911] : memref<?xf32>
          } else {
            %912 = arith.addi %762, %784 : index
            memref.store %902, %13[%912] : memref<?xf32>
            %913 = arith.addi %762, %784 : index
            %914 = arith.addi %913, %c31 : index
            memref.store %905, %13[%914] : memref<?xf32>
          }
        }
      } else {
        %915 = arith.cmpi slt, %0, %heads : index
        scf.if %915 {
          %916 = arith.muli %761, %heads : index
          %917 = arith.addi %916, %0 : index
          %918 = arith.muli %917, %c29 : index
          %919 = arith.addi %918, %764 : index
          memref.store %772, %q[%919] : memref<?xf32>
          %920 = arith.addi %919, %c31 : index
          memref.store %781, %q[%920] : memref<?xf32>
        } else {
          %921 = arith.addi %762, %764 : index
          memref.store %772, %13[%921] : memref<?xf32>
          %922 = arith.addi %762, %764 : index
          %923 = arith.addi %922, %c31 : index
          memref.store %781, %13[%923] : memref<?xf32>
        }
        scf.if %783 {
          %924 = arith.cmpi slt, %0, %heads : index
          scf.if %924 {
            %925 = arith.muli %761, %heads : index
            %926 = arith.addi %925, %0 : index
            %927 = arith.muli %926, %c29 : index
            %928 = arith.addi %927, %784 : index
            memref.store %792, %q[%928] : memref<?xf32>
            %929 = arith.addi %928, %c31 : index
            memref.store %801, %q[%929] : memref<?xf32>
          } else {
            %930 = arith.addi %762, %784 : index
            memref.store %792, %13[%930] : memref<?xf32>
            %931 = arith.addi %762, %784 : index
            %932 = arith.addi %931, %c31 : index
            memref.store %801, %13[%932] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %933 = arith.cmpi sge, %0, %heads : index
    scf.if %933 {
      %934 = arith.addi %578, %c7 : index
      %935 = arith.addi %577, %934 : index
      %936 = arith.cmpi slt, %935, %15 : index
      %937 = arith.cmpi slt, %934, %c12 : index
      %938 = arith.andi %936, %937 : i1
      scf.if %938 {
        %939 = arith.addi %577, %934 : index
        %940 = arith.addi %slotsAt, %939 : index
        %941 = memref.load %step[%940] : memref<?xi32>
        %942 = arith.index_cast %941 : i32 to index
        %943 = arith.cmpi sge, %942, %c7 : index
        scf.if %943 {
          %944 = arith.muli %934, %c29 : index
          %945 = arith.subi %0, %heads : index
          %946 = memref.load %scales[%945] : memref<?xf32>
          %947 = vector.broadcast %946 : f32 to vector<4xf32>
          %948 = arith.divui %942, %c12 : index
          %949 = arith.remui %942, %c12 : index
          %950 = arith.muli %948, %pageBytes : index
          %951 = arith.cmpi eq, %codec, %c7 : index
          scf.if %951 {
            %952 = wave.lane
            %953 = arith.muli %952, %c19 : index
            scf.for %954 = %953 to %c29 step %c5 {
              %955 = arith.addi %944, %954 : index
              %956 = vector.load %13[%955] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %957 = arith.mulf %956, %947 : vector<4xf32>
              %958 = arith.minimumf %957, %c42 : vector<4xf32>
              %959 = arith.maximumf %958, %c43 : vector<4xf32>
              %960 = arith.truncf %959 : vector<4xf32> to vector<4xf16>
              %961 = vector.bitcast %960 : vector<4xf16> to vector<8xi8>
              %962 = arith.cmpi slt, %945, %kvHeads : index
              scf.if %962 {
                %963 = arith.muli %945, %c44 : index
                %964 = arith.addi %950, %963 : index
                %965 = arith.divui %954, %c12 : index
                %966 = arith.muli %965, %c20 : index
                %967 = arith.remui %954, %c12 : index
                %968 = arith.divui %967, %c14 : index
                %969 = arith.muli %968, %c21 : index
                %970 = arith.muli %949, %c12 : index
                %971 = arith.addi %969, %970 : index
                %972 = arith.remui %967, %c14 : index
                %973 = arith.muli %972, %c13 : index
                %974 = arith.addi %971, %973 : index
                %975 = arith.addi %966, %974 : index
                %976 = arith.addi %964, %975 : index
                vector.store %961, %kv[%976] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %977 = arith.subi %945, %kvHeads : index
                %978 = arith.muli %977, %c44 : index
                %979 = arith.addi %950, %978 : index
                %980 = arith.addi %954, %c7 : index
                %981 = arith.divui %980, %c12 : index
                %982 = arith.muli %981, %c20 : index
                %983 = arith.addi %982, %c8 : index
                %984 = arith.remui %980, %c12 : index
                %985 = arith.divui %949, %c13 : index
                %986 = arith.remui %949, %c13 : index
                %987 = arith.muli %986, %c14 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.divui %988, %c14 : index
                %990 = arith.muli %989, %c21 : index
                %991 = arith.muli %984, %c12 : index
                %992 = arith.addi %990, %991 : index
                %993 = arith.remui %988, %c14 : index
                %994 = arith.muli %993, %c13 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.addi %983, %995 : index
                %997 = arith.addi %979, %996 : index
                %998 = vector.shuffle %961, %961 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %998, %kv[%997] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %999 = arith.addi %954, %c6 : index
                %1000 = arith.divui %999, %c12 : index
                %1001 = arith.muli %1000, %c20 : index
                %1002 = arith.addi %1001, %c8 : index
                %1003 = arith.remui %999, %c12 : index
                %1004 = arith.divui %949, %c13 : index
                %1005 = arith.remui %949, %c13 : index
                %1006 = arith.muli %1005, %c14 : index
                %1007 = arith.addi %1004, %1006 : index
                %1008 = arith.divui %1007, %c14 : index
                %1009 = arith.muli %1008, %c21 : index
                %1010 = arith.muli %1003, %c12 : index
                %1011 = arith.addi %1009, %1010 : index
                %1012 = arith.remui %1007, %c14 : index
                %1013 = arith.muli %1012, %c13 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.addi %1002, %1014 : index
                %1016 = arith.addi %979, %1015 : index
                %1017 = vector.shuffle %961, %961 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1017, %kv[%1016] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1018 = arith.addi %954, %c13 : index
                %1019 = arith.divui %1018, %c12 : index
                %1020 = arith.muli %1019, %c20 : index
                %1021 = arith.addi %1020, %c8 : index
                %1022 = arith.remui %1018, %c12 : index
                %1023 = arith.divui %949, %c13 : index
                %1024 = arith.remui %949, %c13 : index
                %1025 = arith.muli %1024, %c14 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.divui %1026, %c14 : index
                %1028 = arith.muli %1027, %c21 : index
                %1029 = arith.muli %1022, %c12 : index
                %1030 = arith.addi %1028, %1029 : index
                %1031 = arith.remui %1026, %c14 : index
                %1032 = arith.muli %1031, %c13 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.addi %1021, %1033 : index
                %1035 = arith.addi %979, %1034 : index
                %1036 = vector.shuffle %961, %961 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1036, %kv[%1035] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1037 = arith.addi %954, %c22 : index
                %1038 = arith.divui %1037, %c12 : index
                %1039 = arith.muli %1038, %c20 : index
                %1040 = arith.addi %1039, %c8 : index
                %1041 = arith.remui %1037, %c12 : index
                %1042 = arith.divui %949, %c13 : index
                %1043 = arith.remui %949, %c13 : index
                %1044 = arith.muli %1043, %c14 : index
                %1045 = arith.addi %1042, %1044 : index
                %1046 = arith.divui %1045, %c14 : index
                %1047 = arith.muli %1046, %c21 : index
                %1048 = arith.muli %1041, %c12 : index
                %1049 = arith.addi %1047, %1048 : index
                %1050 = arith.remui %1045, %c14 : index
                %1051 = arith.muli %1050, %c13 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.addi %1040, %1052 : index
                %1054 = arith.addi %979, %1053 : index
                %1055 = vector.shuffle %961, %961 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1055, %kv[%1054] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1056 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1056 {
            %1057 = wave.lane
            %1058 = arith.muli %1057, %c19 : index
            scf.for %1059 = %1058 to %c29 step %c5 {
              %1060 = arith.addi %944, %1059 : index
              %1061 = vector.load %13[%1060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1062 = arith.mulf %1061, %947 : vector<4xf32>
              %1063 = wave.fp8_encode "e4m3" %1062 : vector<4xf32> -> vector<4xi8>
              %1064 = arith.cmpi slt, %945, %kvHeads : index
              scf.if %1064 {
                %1065 = arith.muli %945, %c8 : index
                %1066 = arith.addi %950, %1065 : index
                %1067 = vector.shuffle %1063, %1063 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1068 = arith.divui %1059, %c12 : index
                %1069 = arith.muli %1068, %c21 : index
                %1070 = arith.remui %1059, %c12 : index
                %1071 = arith.muli %949, %c12 : index
                %1072 = arith.divui %1070, %c19 : index
                %1073 = arith.muli %1072, %c19 : index
                %1074 = arith.remui %1070, %c13 : index
                %1075 = arith.muli %1074, %c13 : index
                %1076 = arith.addi %1073, %1075 : index
                %1077 = arith.divui %1070, %c13 : index
                %1078 = arith.remui %1077, %c13 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.addi %1071, %1079 : index
                %1081 = arith.addi %1069, %1080 : index
                %1082 = arith.addi %1066, %1081 : index
                vector.store %1067, %kv[%1082] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1083 = arith.subi %945, %kvHeads : index
                %1084 = arith.muli %1083, %c8 : index
                %1085 = arith.addi %950, %1084 : index
                %1086 = arith.addi %1059, %c7 : index
                %1087 = arith.divui %1086, %c12 : index
                %1088 = arith.muli %1087, %c21 : index
                %1089 = arith.addi %1088, %c9 : index
                %1090 = arith.remui %1086, %c12 : index
                %1091 = arith.divui %949, %c13 : index
                %1092 = arith.remui %949, %c13 : index
                %1093 = arith.muli %1092, %c14 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.muli %1090, %c12 : index
                %1096 = arith.divui %1094, %c19 : index
                %1097 = arith.muli %1096, %c19 : index
                %1098 = arith.remui %1094, %c13 : index
                %1099 = arith.muli %1098, %c13 : index
                %1100 = arith.addi %1097, %1099 : index
                %1101 = arith.divui %1094, %c13 : index
                %1102 = arith.remui %1101, %c13 : index
                %1103 = arith.addi %1100, %1102 : index
                %1104 = arith.addi %1095, %1103 : index
                %1105 = arith.addi %1089, %1104 : index
                %1106 = arith.addi %1085, %1105 : index
                %1107 = vector.shuffle %1063, %1063 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1107, %kv[%1106] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1108 = arith.addi %1059, %c6 : index
                %1109 = arith.divui %1108, %c12 : index
                %1110 = arith.muli %1109, %c21 : index
                %1111 = arith.addi %1110, %c9 : index
                %1112 = arith.remui %1108, %c12 : index
                %1113 = arith.divui %949, %c13 : index
                %1114 = arith.remui %949, %c13 : index
                %1115 = arith.muli %1114, %c14 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.muli %1112, %c12 : index
                %1118 = arith.divui %1116, %c19 : index
                %1119 = arith.muli %1118, %c19 : index
                %1120 = arith.remui %1116, %c13 : index
                %1121 = arith.muli %1120, %c13 : index
                %1122 = arith.addi %1119, %1121 : index
                %1123 = arith.divui %1116, %c13 : index
                %1124 = arith.remui %1123, %c13 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.addi %1117, %1125 : index
                %1127 = arith.addi %1111, %1126 : index
                %1128 = arith.addi %1085, %1127 : index
                %1129 = vector.shuffle %1063, %1063 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1129, %kv[%1128] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1130 = arith.addi %1059, %c13 : index
                %1131 = arith.divui %1130, %c12 : index
                %1132 = arith.muli %1131, %c21 : index
                %1133 = arith.addi %1132, %c9 : index
                %1134 = arith.remui %1130, %c12 : index
                %1135 = arith.divui %949, %c13 : index
                %1136 = arith.remui %949, %c13 : index
                %1137 = arith.muli %1136, %c14 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.muli %1134, %c12 : index
                %1140 = arith.divui %1138, %c19 : index
                %1141 = arith.muli %1140, %c19 : index
                %1142 = arith.remui %1138, %c13 : index
                %1143 = arith.muli %1142, %c13 : index
                %1144 = arith.addi %1141, %1143 : index
                %1145 = arith.divui %1138, %c13 : index
                %1146 = arith.remui %1145, %c13 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1139, %1147 : index
                %1149 = arith.addi %1133, %1148 : index
                %1150 = arith.addi %1085, %1149 : index
                %1151 = vector.shuffle %1063, %1063 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1151, %kv[%1150] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1152 = arith.addi %1059, %c22 : index
                %1153 = arith.divui %1152, %c12 : index
                %1154 = arith.muli %1153, %c21 : index
                %1155 = arith.addi %1154, %c9 : index
                %1156 = arith.remui %1152, %c12 : index
                %1157 = arith.divui %949, %c13 : index
                %1158 = arith.remui %949, %c13 : index
                %1159 = arith.muli %1158, %c14 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.muli %1156, %c12 : index
                %1162 = arith.divui %1160, %c19 : index
                %1163 = arith.muli %1162, %c19 : index
                %1164 = arith.remui %1160, %c13 : index
                %1165 = arith.muli %1164, %c13 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.divui %1160, %c13 : index
                %1168 = arith.remui %1167, %c13 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.addi %1161, %1169 : index
                %1171 = arith.addi %1155, %1170 : index
                %1172 = arith.addi %1085, %1171 : index
                %1173 = vector.shuffle %1063, %1063 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1173, %kv[%1172] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1174 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1174 {
            %1175 = wave.lane
            %1176 = arith.muli %1175, %c19 : index
            scf.for %1177 = %1176 to %c29 step %c5 {
              %1178 = arith.addi %944, %1177 : index
              %1179 = vector.load %13[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1180 = arith.mulf %1179, %947 : vector<4xf32>
              %1181 = wave.fp8_encode "e5m2" %1180 : vector<4xf32> -> vector<4xi8>
              %1182 = arith.cmpi slt, %945, %kvHeads : index
              scf.if %1182 {
                %1183 = arith.muli %945, %c8 : index
                %1184 = arith.addi %950, %1183 : index
                %1185 = vector.shuffle %1181, %1181 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1186 = arith.divui %1177, %c12 : index
                %1187 = arith.muli %1186, %c21 : index
                %1188 = arith.remui %1177, %c12 : index
                %1189 = arith.muli %949, %c12 : index
                %1190 = arith.divui %1188, %c19 : index
                %1191 = arith.muli %1190, %c19 : index
                %1192 = arith.remui %1188, %c13 : index
                %1193 = arith.muli %1192, %c13 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.divui %1188, %c13 : index
                %1196 = arith.remui %1195, %c13 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.addi %1189, %1197 : index
                %1199 = arith.addi %1187, %1198 : index
                %1200 = arith.addi %1184, %1199 : index
                vector.store %1185, %kv[%1200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1201 = arith.subi %945, %kvHeads : index
                %1202 = arith.muli %1201, %c8 : index
                %1203 = arith.addi %950, %1202 : index
                %1204 = arith.addi %1177, %c7 : index
                %1205 = arith.divui %1204, %c12 : index
                %1206 = arith.muli %1205, %c21 : index
                %1207 = arith.addi %1206, %c9 : index
                %1208 = arith.remui %1204, %c12 : index
                %1209 = arith.divui %949, %c13 : index
                %1210 = arith.remui %949, %c13 : index
                %1211 = arith.muli %1210, %c14 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.muli %1208, %c12 : index
                %1214 = arith.divui %1212, %c19 : index
                %1215 = arith.muli %1214, %c19 : index
                %1216 = arith.remui %1212, %c13 : index
                %1217 = arith.muli %1216, %c13 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.divui %1212, %c13 : index
                %1220 = arith.remui %1219, %c13 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1213, %1221 : index
                %1223 = arith.addi %1207, %1222 : index
                %1224 = arith.addi %1203, %1223 : index
                %1225 = vector.shuffle %1181, %1181 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1225, %kv[%1224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1226 = arith.addi %1177, %c6 : index
                %1227 = arith.divui %1226, %c12 : index
                %1228 = arith.muli %1227, %c21 : index
                %1229 = arith.addi %1228, %c9 : index
                %1230 = arith.remui %1226, %c12 : index
                %1231 = arith.divui %949, %c13 : index
                %1232 = arith.remui %949, %c13 : index
                %1233 = arith.muli %1232, %c14 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.muli %1230, %c12 : index
                %1236 = arith.divui %1234, %c19 : index
                %1237 = arith.muli %1236, %c19 : index
                %1238 = arith.remui %1234, %c13 : index
                %1239 = arith.muli %1238, %c13 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.divui %1234, %c13 : index
                %1242 = arith.remui %1241, %c13 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.addi %1235, %1243 : index
                %1245 = arith.addi %1229, %1244 : index
                %1246 = arith.addi %1203, %1245 : index
                %1247 = vector.shuffle %1181, %1181 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1247, %kv[%1246] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1248 = arith.addi %1177, %c13 : index
                %1249 = arith.divui %1248, %c12 : index
                %1250 = arith.muli %1249, %c21 : index
                %1251 = arith.addi %1250, %c9 : index
                %1252 = arith.remui %1248, %c12 : index
                %1253 = arith.divui %949, %c13 : index
                %1254 = arith.remui %949, %c13 : index
                %1255 = arith.muli %1254, %c14 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.muli %1252, %c12 : index
                %1258 = arith.divui %1256, %c19 : index
                %1259 = arith.muli %1258, %c19 : index
                %1260 = arith.remui %1256, %c13 : index
                %1261 = arith.muli %1260, %c13 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.divui %1256, %c13 : index
                %1264 = arith.remui %1263, %c13 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.addi %1257, %1265 : index
                %1267 = arith.addi %1251, %1266 : index
                %1268 = arith.addi %1203, %1267 : index
                %1269 = vector.shuffle %1181, %1181 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1269, %kv[%1268] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1270 = arith.addi %1177, %c22 : index
                %1271 = arith.divui %1270, %c12 : index
                %1272 = arith.muli %1271, %c21 : index
                %1273 = arith.addi %1272, %c9 : index
                %1274 = arith.remui %1270, %c12 : index
                %1275 = arith.divui %949, %c13 : index
                %1276 = arith.remui %949, %c13 : index
                %1277 = arith.muli %1276, %c14 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.muli %1274, %c12 : index
                %1280 = arith.divui %1278, %c19 : index
                %1281 = arith.muli %1280, %c19 : index
                %1282 = arith.remui %1278, %c13 : index
                %1283 = arith.muli %1282, %c13 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.divui %1278, %c13 : index
                %1286 = arith.remui %1285, %c13 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.addi %1279, %1287 : index
                %1289 = arith.addi %1273, %1288 : index
                %1290 = arith.addi %1203, %1289 : index
                %1291 = vector.shuffle %1181, %1181 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1291, %kv[%1290] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1292 = arith.addi %578, %c38 : index
      %1293 = arith.addi %577, %1292 : index
      %1294 = arith.cmpi slt, %1293, %15 : index
      %1295 = arith.cmpi slt, %1292, %c12 : index
      %1296 = arith.andi %1294, %1295 : i1
      scf.if %1296 {
        %1297 = arith.addi %577, %1292 : index
        %1298 = arith.addi %slotsAt, %1297 : index
        %1299 = memref.load %step[%1298] : memref<?xi32>
        %1300 = arith.index_cast %1299 : i32 to index
        %1301 = arith.cmpi sge, %1300, %c7 : index
        scf.if %1301 {
          %1302 = arith.muli %1292, %c29 : index
          %1303 = arith.subi %0, %heads : index
          %1304 = memref.load %scales[%1303] : memref<?xf32>
          %1305 = vector.broadcast %1304 : f32 to vector<4xf32>
          %1306 = arith.divui %1300, %c12 : index
          %1307 = arith.remui %1300, %c12 : index
          %1308 = arith.muli %1306, %pageBytes : index
          %1309 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1309 {
            %1310 = wave.lane
            %1311 = arith.muli %1310, %c19 : index
            scf.for %1312 = %1311 to %c29 step %c5 {
              %1313 = arith.addi %1302, %1312 : index
              %1314 = vector.load %13[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.mulf %1314, %1305 : vector<4xf32>
              %1316 = arith.minimumf %1315, %c42 : vector<4xf32>
              %1317 = arith.maximumf %1316, %c43 : vector<4xf32>
              %1318 = arith.truncf %1317 : vector<4xf32> to vector<4xf16>
              %1319 = vector.bitcast %1318 : vector<4xf16> to vector<8xi8>
              %1320 = arith.cmpi slt, %1303, %kvHeads : index
              scf.if %1320 {
                %1321 = arith.muli %1303, %c44 : index
                %1322 = arith.addi %1308, %1321 : index
                %1323 = arith.divui %1312, %c12 : index
                %1324 = arith.muli %1323, %c20 : index
                %1325 = arith.remui %1312, %c12 : index
                %1326 = arith.divui %1325, %c14 : index
                %1327 = arith.muli %1326, %c21 : index
                %1328 = arith.muli %1307, %c12 : index
                %1329 = arith.addi %1327, %1328 : index
                %1330 = arith.remui %1325, %c14 : index
                %1331 = arith.muli %1330, %c13 : index
                %1332 = arith.addi %1329, %1331 : index
                %1333 = arith.addi %1324, %1332 : index
                %1334 = arith.addi %1322, %1333 : index
                vector.store %1319, %kv[%1334] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1335 = arith.subi %1303, %kvHeads : index
                %1336 = arith.muli %1335, %c44 : index
                %1337 = arith.addi %1308, %1336 : index
                %1338 = arith.addi %1312, %c7 : index
                %1339 = arith.divui %1338, %c12 : index
                %1340 = arith.muli %1339, %c20 : index
                %1341 = arith.addi %1340, %c8 : index
                %1342 = arith.remui %1338, %c12 : index
                %1343 = arith.divui %1307, %c13 : index
                %1344 = arith.remui %1307, %c13 : index
                %1345 = arith.muli %1344, %c14 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1346, %c14 : index
                %1348 = arith.muli %1347, %c21 : index
                %1349 = arith.muli %1342, %c12 : index
                %1350 = arith.addi %1348, %1349 : index
                %1351 = arith.remui %1346, %c14 : index
                %1352 = arith.muli %1351, %c13 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.addi %1341, %1353 : index
                %1355 = arith.addi %1337, %1354 : index
                %1356 = vector.shuffle %1319, %1319 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1356, %kv[%1355] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1357 = arith.addi %1312, %c6 : index
                %1358 = arith.divui %1357, %c12 : index
                %1359 = arith.muli %1358, %c20 : index
                %1360 = arith.addi %1359, %c8 : index
                %1361 = arith.remui %1357, %c12 : index
                %1362 = arith.divui %1307, %c13 : index
                %1363 = arith.remui %1307, %c13 : index
                %1364 = arith.muli %1363, %c14 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.divui %1365, %c14 : index
                %1367 = arith.muli %1366, %c21 : index
                %1368 = arith.muli %1361, %c12 : index
                %1369 = arith.addi %1367, %1368 : index
                %1370 = arith.remui %1365, %c14 : index
                %1371 = arith.muli %1370, %c13 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.addi %1360, %1372 : index
                %1374 = arith.addi %1337, %1373 : index
                %1375 = vector.shuffle %1319, %1319 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1375, %kv[%1374] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1376 = arith.addi %1312, %c13 : index
                %1377 = arith.divui %1376, %c12 : index
                %1378 = arith.muli %1377, %c20 : index
                %1379 = arith.addi %1378, %c8 : index
                %1380 = arith.remui %1376, %c12 : index
                %1381 = arith.divui %1307, %c13 : index
                %1382 = arith.remui %1307, %c13 : index
                %1383 = arith.muli %1382, %c14 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.divui %1384, %c14 : index
                %1386 = arith.muli %1385, %c21 : index
                %1387 = arith.muli %1380, %c12 : index
                %1388 = arith.addi %1386, %1387 : index
                %1389 = arith.remui %1384, %c14 : index
                %1390 = arith.muli %1389, %c13 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.addi %1379, %1391 : index
                %1393 = arith.addi %1337, %1392 : index
                %1394 = vector.shuffle %1319, %1319 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1394, %kv[%1393] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1395 = arith.addi %1312, %c22 : index
                %1396 = arith.divui %1395, %c12 : index
                %1397 = arith.muli %1396, %c20 : index
                %1398 = arith.addi %1397, %c8 : index
                %1399 = arith.remui %1395, %c12 : index
                %1400 = arith.divui %1307, %c13 : index
                %1401 = arith.remui %1307, %c13 : index
                %1402 = arith.muli %1401, %c14 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.divui %1403, %c14 : index
                %1405 = arith.muli %1404, %c21 : index
                %1406 = arith.muli %1399, %c12 : index
                %1407 = arith.addi %1405, %1406 : index
                %1408 = arith.remui %1403, %c14 : index
                %1409 = arith.muli %1408, %c13 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.addi %1398, %1410 : index
                %1412 = arith.addi %1337, %1411 : index
                %1413 = vector.shuffle %1319, %1319 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1413, %kv[%1412] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1414 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1414 {
            %1415 = wave.lane
            %1416 = arith.muli %1415, %c19 : index
            scf.for %1417 = %1416 to %c29 step %c5 {
              %1418 = arith.addi %1302, %1417 : index
              %1419 = vector.load %13[%1418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1420 = arith.mulf %1419, %1305 : vector<4xf32>
              %1421 = wave.fp8_encode "e4m3" %1420 : vector<4xf32> -> vector<4xi8>
              %1422 = arith.cmpi slt, %1303, %kvHeads : index
              scf.if %1422 {
                %1423 = arith.muli %1303, %c8 : index
                %1424 = arith.addi %1308, %1423 : index
                %1425 = vector.shuffle %1421, %1421 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1426 = arith.divui %1417, %c12 : index
                %1427 = arith.muli %1426, %c21 : index
                %1428 = arith.remui %1417, %c12 : index
                %1429 = arith.muli %1307, %c12 : index
                %1430 = arith.divui %1428, %c19 : index
                %1431 = arith.muli %1430, %c19 : index
                %1432 = arith.remui %1428, %c13 : index
                %1433 = arith.muli %1432, %c13 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.divui %1428, %c13 : index
                %1436 = arith.remui %1435, %c13 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.addi %1429, %1437 : index
                %1439 = arith.addi %1427, %1438 : index
                %1440 = arith.addi %1424, %1439 : index
                vector.store %1425, %kv[%1440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1441 = arith.subi %1303, %kvHeads : index
                %1442 = arith.muli %1441, %c8 : index
                %1443 = arith.addi %1308, %1442 : index
                %1444 = arith.addi %1417, %c7 : index
                %1445 = arith.divui %1444, %c12 : index
                %1446 = arith.muli %1445, %c21 : index
                %1447 = arith.addi %1446, %c9 : index
                %1448 = arith.remui %1444, %c12 : index
                %1449 = arith.divui %1307, %c13 : index
                %1450 = arith.remui %1307, %c13 : index
                %1451 = arith.muli %1450, %c14 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.muli %1448, %c12 : index
                %1454 = arith.divui %1452, %c19 : index
                %1455 = arith.muli %1454, %c19 : index
                %1456 = arith.remui %1452, %c13 : index
                %1457 = arith.muli %1456, %c13 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.divui %1452, %c13 : index
                %1460 = arith.remui %1459, %c13 : index
                %1461 = arith.addi %1458, %1460 : index
                %1462 = arith.addi %1453, %1461 : index
                %1463 = arith.addi %1447, %1462 : index
                %1464 = arith.addi %1443, %1463 : index
                %1465 = vector.shuffle %1421, %1421 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1465, %kv[%1464] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1466 = arith.addi %1417, %c6 : index
                %1467 = arith.divui %1466, %c12 : index
                %1468 = arith.muli %1467, %c21 : index
                %1469 = arith.addi %1468, %c9 : index
                %1470 = arith.remui %1466, %c12 : index
                %1471 = arith.divui %1307, %c13 : index
                %1472 = arith.remui %1307, %c13 : index
                %1473 = arith.muli %1472, %c14 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.muli %1470, %c12 : index
                %1476 = arith.divui %1474, %c19 : index
                %1477 = arith.muli %1476, %c19 : index
                %1478 = arith.remui %1474, %c13 : index
                %1479 = arith.muli %1478, %c13 : index
                %1480 = arith.addi %1477, %1479 : index
                %1481 = arith.divui %1474, %c13 : index
                %1482 = arith.remui %1481, %c13 : index
                %1483 = arith.addi %1480, %1482 : index
                %1484 = arith.addi %1475, %1483 : index
                %1485 = arith.addi %1469, %1484 : index
                %1486 = arith.addi %1443, %1485 : index
                %1487 = vector.shuffle %1421, %1421 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1487, %kv[%1486] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1488 = arith.addi %1417, %c13 : index
                %1489 = arith.divui %1488, %c12 : index
                %1490 = arith.muli %1489, %c21 : index
                %1491 = arith.addi %1490, %c9 : index
                %1492 = arith.remui %1488, %c12 : index
                %1493 = arith.divui %1307, %c13 : index
                %1494 = arith.remui %1307, %c13 : index
                %1495 = arith.muli %1494, %c14 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.muli %1492, %c12 : index
                %1498 = arith.divui %1496, %c19 : index
                %1499 = arith.muli %1498, %c19 : index
                %1500 = arith.remui %1496, %c13 : index
                %1501 = arith.muli %1500, %c13 : index
                %1502 = arith.addi %1499, %1501 : index
                %1503 = arith.divui %1496, %c13 : index
                %1504 = arith.remui %1503, %c13 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.addi %1497, %1505 : index
                %1507 = arith.addi %1491, %1506 : index
                %1508 = arith.addi %1443, %1507 : index
                %1509 = vector.shuffle %1421, %1421 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1509, %kv[%1508] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1510 = arith.addi %1417, %c22 : index
                %1511 = arith.divui %1510, %c12 : index
                %1512 = arith.muli %1511, %c21 : index
                %1513 = arith.addi %1512, %c9 : index
                %1514 = arith.remui %1510, %c12 : index
                %1515 = arith.divui %1307, %c13 : index
                %1516 = arith.remui %1307, %c13 : index
                %1517 = arith.muli %1516, %c14 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.muli %1514, %c12 : index
                %1520 = arith.divui %1518, %c19 : index
                %1521 = arith.muli %1520, %c19 : index
                %1522 = arith.remui %1518, %c13 : index
                %1523 = arith.muli %1522, %c13 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.divui %1518, %c13 : index
                %1526 = arith.remui %1525, %c13 : index
                %1527 = arith.addi %1524, %1526 : index
                %1528 = arith.addi %1519, %1527 : index
                %1529 = arith.addi %1513, %1528 : index
                %1530 = arith.addi %1443, %1529 : index
                %1531 = vector.shuffle %1421, %1421 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1531, %kv[%1530] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1532 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1532 {
            %1533 = wave.lane
            %1534 = arith.muli %1533, %c19 : index
            scf.for %1535 = %1534 to %c29 step %c5 {
              %1536 = arith.addi %1302, %1535 : index
              %1537 = vector.load %13[%1536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1538 = arith.mulf %1537, %1305 : vector<4xf32>
              %1539 = wave.fp8_encode "e5m2" %1538 : vector<4xf32> -> vector<4xi8>
              %1540 = arith.cmpi slt, %1303, %kvHeads : index
              scf.if %1540 {
                %1541 = arith.muli %1303, %c8 : index
                %1542 = arith.addi %1308, %1541 : index
                %1543 = vector.shuffle %1539, %1539 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1544 = arith.divui %1535, %c12 : index
                %1545 = arith.muli %1544, %c21 : index
                %1546 = arith.remui %1535, %c12 : index
                %1547 = arith.muli %1307, %c12 : index
                %1548 = arith.divui %1546, %c19 : index
                %1549 = arith.muli %1548, %c19 : index
                %1550 = arith.remui %1546, %c13 : index
                %1551 = arith.muli %1550, %c13 : index
                %1552 = arith.addi %1549, %1551 : index
                %1553 = arith.divui %1546, %c13 : index
                %1554 = arith.remui %1553, %c13 : index
                %1555 = arith.addi %1552, %1554 : index
                %1556 = arith.addi %1547, %1555 : index
                %1557 = arith.addi %1545, %1556 : index
                %1558 = arith.addi %1542, %1557 : index
                vector.store %1543, %kv[%1558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1559 = arith.subi %1303, %kvHeads : index
                %1560 = arith.muli %1559, %c8 : index
                %1561 = arith.addi %1308, %1560 : index
                %1562 = arith.addi %1535, %c7 : index
                %1563 = arith.divui %1562, %c12 : index
                %1564 = arith.muli %1563, %c21 : index
                %1565 = arith.addi %1564, %c9 : index
                %1566 = arith.remui %1562, %c12 : index
                %1567 = arith.divui %1307, %c13 : index
                %1568 = arith.remui %1307, %c13 : index
                %1569 = arith.muli %1568, %c14 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.muli %1566, %c12 : index
                %1572 = arith.divui %1570, %c19 : index
                %1573 = arith.muli %1572, %c19 : index
                %1574 = arith.remui %1570, %c13 : index
                %1575 = arith.muli %1574, %c13 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.divui %1570, %c13 : index
                %1578 = arith.remui %1577, %c13 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.addi %1571, %1579 : index
                %1581 = arith.addi %1565, %1580 : index
                %1582 = arith.addi %1561, %1581 : index
                %1583 = vector.shuffle %1539, %1539 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1583, %kv[%1582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1584 = arith.addi %1535, %c6 : index
                %1585 = arith.divui %1584, %c12 : index
                %1586 = arith.muli %1585, %c21 : index
                %1587 = arith.addi %1586, %c9 : index
                %1588 = arith.remui %1584, %c12 : index
                %1589 = arith.divui %1307, %c13 : index
                %1590 = arith.remui %1307, %c13 : index
                %1591 = arith.muli %1590, %c14 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.muli %1588, %c12 : index
                %1594 = arith.divui %1592, %c19 : index
                %1595 = arith.muli %1594, %c19 : index
                %1596 = arith.remui %1592, %c13 : index
                %1597 = arith.muli %1596, %c13 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1592, %c13 : index
                %1600 = arith.remui %1599, %c13 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.addi %1593, %1601 : index
                %1603 = arith.addi %1587, %1602 : index
                %1604 = arith.addi %1561, %1603 : index
                %1605 = vector.shuffle %1539, %1539 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1605, %kv[%1604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1606 = arith.addi %1535, %c13 : index
                %1607 = arith.divui %1606, %c12 : index
                %1608 = arith.muli %1607, %c21 : index
                %1609 = arith.addi %1608, %c9 : index
                %1610 = arith.remui %1606, %c12 : index
                %1611 = arith.divui %1307, %c13 : index
                %1612 = arith.remui %1307, %c13 : index
                %1613 = arith.muli %1612, %c14 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.muli %1610, %c12 : index
                %1616 = arith.divui %1614, %c19 : index
                %1617 = arith.muli %1616, %c19 : index
                %1618 = arith.remui %1614, %c13 : index
                %1619 = arith.muli %1618, %c13 : index
                %1620 = arith.addi %1617, %1619 : index
                %1621 = arith.divui %1614, %c13 : index
                %1622 = arith.remui %1621, %c13 : index
                %1623 = arith.addi %1620, %1622 : index
                %1624 = arith.addi %1615, %1623 : index
                %1625 = arith.addi %1609, %1624 : index
                %1626 = arith.addi %1561, %1625 : index
                %1627 = vector.shuffle %1539, %1539 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1627, %kv[%1626] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1628 = arith.addi %1535, %c22 : index
                %1629 = arith.divui %1628, %c12 : index
                %1630 = arith.muli %1629, %c21 : index
                %1631 = arith.addi %1630, %c9 : index
                %1632 = arith.remui %1628, %c12 : index
                %1633 = arith.divui %1307, %c13 : index
                %1634 = arith.remui %1307, %c13 : index
                %1635 = arith.muli %1634, %c14 : index
                %1636 = arith.addi %1633, %1635 : index
                %1637 = arith.muli %1632, %c12 : index
                %1638 = arith.divui %1636, %c19 : index
                %1639 = arith.muli %1638, %c19 : index
                %1640 = arith.remui %1636, %c13 : index
                %1641 = arith.muli %1640, %c13 : index
                %1642 = arith.addi %1639, %1641 : index
                %1643 = arith.divui %1636, %c13 : index
                %1644 = arith.remui %1643, %c13 : index
                %1645 = arith.addi %1642, %1644 : index
                %1646 = arith.addi %1637, %1645 : index
                %1647 = arith.addi %1631, %1646 : index
                %1648 = arith.addi %1561, %1647 : index
                %1649 = vector.shuffle %1539, %1539 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1649, %kv[%1648] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1650 = arith.addi %16, %c12 : index
    %1651 = wave.lane
    %1652 = arith.muli %3, %c6 : index
    %1653 = arith.muli %1652, %c21 : index
    %1654 = arith.addi %1653, %1651 : index
    %1655 = arith.muli %4, %c9 : index
    %1656 = arith.addi %1655, %1654 : index
    %1657 = arith.addi %1656, %c7 : index
    %1658 = arith.addi %1657, %c7 : index
    %1659 = vector.extract %345#1[0] : f32 from vector<8xf32>
    memref.store %1659, %12[%1658] : memref<?xf32>
    %1660 = arith.muli %4, %c9 : index
    %1661 = arith.addi %1660, %1654 : index
    %1662 = arith.addi %1661, %c7 : index
    %1663 = arith.addi %1662, %c4 : index
    %1664 = vector.extract %345#1[1] : f32 from vector<8xf32>
    memref.store %1664, %12[%1663] : memref<?xf32>
    %1665 = arith.muli %4, %c9 : index
    %1666 = arith.addi %1665, %1654 : index
    %1667 = arith.addi %1666, %c7 : index
    %1668 = arith.addi %1667, %c10 : index
    %1669 = vector.extract %345#1[2] : f32 from vector<8xf32>
    memref.store %1669, %12[%1668] : memref<?xf32>
    %1670 = arith.muli %4, %c9 : index
    %1671 = arith.addi %1670, %1654 : index
    %1672 = arith.addi %1671, %c7 : index
    %1673 = arith.addi %1672, %c23 : index
    %1674 = vector.extract %345#1[3] : f32 from vector<8xf32>
    memref.store %1674, %12[%1673] : memref<?xf32>
    %1675 = arith.muli %4, %c9 : index
    %1676 = arith.addi %1675, %1654 : index
    %1677 = arith.addi %1676, %c7 : index
    %1678 = arith.addi %1677, %c5 : index
    %1679 = vector.extract %345#1[4] : f32 from vector<8xf32>
    memref.store %1679, %12[%1678] : memref<?xf32>
    %1680 = arith.muli %4, %c9 : index
    %1681 = arith.addi %1680, %1654 : index
    %1682 = arith.addi %1681, %c7 : index
    %1683 = arith.addi %1682, %c24 : index
    %1684 = vector.extract %345#1[5] : f32 from vector<8xf32>
    memref.store %1684, %12[%1683] : memref<?xf32>
    %1685 = arith.muli %4, %c9 : index
    %1686 = arith.addi %1685, %1654 : index
    %1687 = arith.addi %1686, %c7 : index
    %1688 = arith.addi %1687, %c25 : index
    %1689 = vector.extract %345#1[6] : f32 from vector<8xf32>
    memref.store %1689, %12[%1688] : memref<?xf32>
    %1690 = arith.muli %4, %c9 : index
    %1691 = arith.addi %1690, %1654 : index
    %1692 = arith.addi %1691, %c7 : index
    %1693 = arith.addi %1692, %c26 : index
    %1694 = vector.extract %345#1[7] : f32 from vector<8xf32>
    memref.store %1694, %12[%1693] : memref<?xf32>
    wave.barrier
    %1695 = arith.muli %4, %c19 : index
    %1696 = arith.addi %1695, %c7 : index
    %1697 = arith.muli %1696, %c13 : index
    %1698 = arith.divui %1651, %c12 : index
    %1699 = arith.addi %1697, %1698 : index
    %1700 = arith.addi %1650, %1699 : index
    %1701 = arith.cmpi slt, %1700, %15 : index
    scf.if %1701 {
      %1702 = arith.cmpi eq, %hasFactors, %c6 : index
      %1703 = memref.load %factors[%1700] : memref<?xf32>
      %1704 = arith.select %1702, %1703, %c28 : f32
      %1705 = arith.addi %1654, %c7 : index
      %1706 = arith.muli %1696, %c4 : index
      %1707 = arith.addi %1705, %1706 : index
      %1708 = memref.load %12[%1707] : memref<?xf32>
      %1709 = arith.addi %1707, %c9 : index
      %1710 = memref.load %12[%1709] : memref<?xf32>
      %1711 = arith.addf %1708, %1710 : f32
      %1712 = arith.remui %1651, %c12 : index
      %1713 = arith.muli %1712, %c19 : index
      %1714 = arith.addi %11, %1713 : index
      %1715 = vector.load %w[%1714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1716 = vector.bitcast %1715 : vector<4xi8> to vector<1xf32>
      %1717 = vector.extract %1716[0] : f32 from vector<1xf32>
      %1718 = arith.mulf %1717, %1704 : f32
      %1719 = arith.mulf %1711, %1718 : f32
      %1720 = arith.muli %3, %c6 : index
      %1721 = arith.addi %1720, %c7 : index
      %1722 = arith.muli %1721, %c12 : index
      %1723 = arith.remui %1651, %c12 : index
      %1724 = arith.addi %1722, %1723 : index
      %1725 = arith.muli %1699, %c29 : index
      %1726 = arith.addi %1725, %1724 : index
      memref.store %1719, %13[%1726] : memref<?xf32>
    }
    %1727 = arith.muli %4, %c19 : index
    %1728 = arith.addi %1727, %c6 : index
    %1729 = arith.muli %1728, %c13 : index
    %1730 = arith.divui %1651, %c12 : index
    %1731 = arith.addi %1729, %1730 : index
    %1732 = arith.addi %1650, %1731 : index
    %1733 = arith.cmpi slt, %1732, %15 : index
    scf.if %1733 {
      %1734 = arith.cmpi eq, %hasFactors, %c6 : index
      %1735 = memref.load %factors[%1732] : memref<?xf32>
      %1736 = arith.select %1734, %1735, %c28 : f32
      %1737 = arith.addi %1654, %c7 : index
      %1738 = arith.muli %1728, %c4 : index
      %1739 = arith.addi %1737, %1738 : index
      %1740 = memref.load %12[%1739] : memref<?xf32>
      %1741 = arith.addi %1739, %c9 : index
      %1742 = memref.load %12[%1741] : memref<?xf32>
      %1743 = arith.addf %1740, %1742 : f32
      %1744 = arith.remui %1651, %c12 : index
      %1745 = arith.muli %1744, %c19 : index
      %1746 = arith.addi %11, %1745 : index
      %1747 = vector.load %w[%1746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1748 = vector.bitcast %1747 : vector<4xi8> to vector<1xf32>
      %1749 = vector.extract %1748[0] : f32 from vector<1xf32>
      %1750 = arith.mulf %1749, %1736 : f32
      %1751 = arith.mulf %1743, %1750 : f32
      %1752 = arith.muli %3, %c6 : index
      %1753 = arith.addi %1752, %c7 : index
      %1754 = arith.muli %1753, %c12 : index
      %1755 = arith.remui %1651, %c12 : index
      %1756 = arith.addi %1754, %1755 : index
      %1757 = arith.muli %1731, %c29 : index
      %1758 = arith.addi %1757, %1756 : index
      memref.store %1751, %13[%1758] : memref<?xf32>
    }
    %1759 = arith.muli %4, %c19 : index
    %1760 = arith.addi %1759, %c13 : index
    %1761 = arith.muli %1760, %c13 : index
    %1762 = arith.divui %1651, %c12 : index
    %1763 = arith.addi %1761, %1762 : index
    %1764 = arith.addi %1650, %1763 : index
    %1765 = arith.cmpi slt, %1764, %15 : index
    scf.if %1765 {
      %1766 = arith.cmpi eq, %hasFactors, %c6 : index
      %1767 = memref.load %factors[%1764] : memref<?xf32>
      %1768 = arith.select %1766, %1767, %c28 : f32
      %1769 = arith.addi %1654, %c7 : index
      %1770 = arith.muli %1760, %c4 : index
      %1771 = arith.addi %1769, %1770 : index
      %1772 = memref.load %12[%1771] : memref<?xf32>
      %1773 = arith.addi %1771, %c9 : index
      %1774 = memref.load %12[%1773] : memref<?xf32>
      %1775 = arith.addf %1772, %1774 : f32
      %1776 = arith.remui %1651, %c12 : index
      %1777 = arith.muli %1776, %c19 : index
      %1778 = arith.addi %11, %1777 : index
      %1779 = vector.load %w[%1778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1780 = vector.bitcast %1779 : vector<4xi8> to vector<1xf32>
      %1781 = vector.extract %1780[0] : f32 from vector<1xf32>
      %1782 = arith.mulf %1781, %1768 : f32
      %1783 = arith.mulf %1775, %1782 : f32
      %1784 = arith.muli %3, %c6 : index
      %1785 = arith.addi %1784, %c7 : index
      %1786 = arith.muli %1785, %c12 : index
      %1787 = arith.remui %1651, %c12 : index
      %1788 = arith.addi %1786, %1787 : index
      %1789 = arith.muli %1763, %c29 : index
      %1790 = arith.addi %1789, %1788 : index
      memref.store %1783, %13[%1790] : memref<?xf32>
    }
    %1791 = arith.muli %4, %c19 : index
    %1792 = arith.addi %1791, %c22 : index
    %1793 = arith.muli %1792, %c13 : index
    %1794 = arith.divui %1651, %c12 : index
    %1795 = arith.addi %1793, %1794 : index
    %1796 = arith.addi %1650, %1795 : index
    %1797 = arith.cmpi slt, %1796, %15 : index
    scf.if %1797 {
      %1798 = arith.cmpi eq, %hasFactors, %c6 : index
      %1799 = memref.load %factors[%1796] : memref<?xf32>
      %1800 = arith.select %1798, %1799, %c28 : f32
      %1801 = arith.addi %1654, %c7 : index
      %1802 = arith.muli %1792, %c4 : index
      %1803 = arith.addi %1801, %1802 : index
      %1804 = memref.load %12[%1803] : memref<?xf32>
      %1805 = arith.addi %1803, %c9 : index
      %1806 = memref.load %12[%1805] : memref<?xf32>
      %1807 = arith.addf %1804, %1806 : f32
      %1808 = arith.remui %1651, %c12 : index
      %1809 = arith.muli %1808, %c19 : index
      %1810 = arith.addi %11, %1809 : index
      %1811 = vector.load %w[%1810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1812 = vector.bitcast %1811 : vector<4xi8> to vector<1xf32>
      %1813 = vector.extract %1812[0] : f32 from vector<1xf32>
      %1814 = arith.mulf %1813, %1800 : f32
      %1815 = arith.mulf %1807, %1814 : f32
      %1816 = arith.muli %3, %c6 : index
      %1817 = arith.addi %1816, %c7 : index
      %1818 = arith.muli %1817, %c12 : index
      %1819 = arith.remui %1651, %c12 : index
      %1820 = arith.addi %1818, %1819 : index
      %1821 = arith.muli %1795, %c29 : index
      %1822 = arith.addi %1821, %1820 : index
      memref.store %1815, %13[%1822] : memref<?xf32>
    }
    wave.barrier
    %1823 = arith.addi %16, %c12 : index
    %1824 = wave.wave
    %1825 = arith.addi %1824, %c7 : index
    %1826 = arith.addi %1823, %1825 : index
    %1827 = arith.cmpi slt, %1826, %15 : index
    %1828 = arith.cmpi slt, %1825, %c12 : index
    %1829 = arith.andi %1827, %1828 : i1
    scf.if %1829 {
      %1830 = arith.addi %1823, %1825 : index
      %1831 = arith.muli %1825, %c29 : index
      %1832 = wave.lane
      %1833 = arith.addi %1832, %c7 : index
      %1834 = arith.cmpi eq, %hasBias, %c6 : index
      %1835 = arith.addi %1831, %1833 : index
      %1836 = memref.load %13[%1835] : memref<?xf32>
      %1837 = arith.muli %0, %c29 : index
      %1838 = arith.addi %1837, %1833 : index
      %1839 = memref.load %bias[%1838] : memref<?xf32>
      %1840 = arith.addf %1836, %1839 : f32
      %1841 = arith.select %1834, %1840, %1836 : f32
      %1842 = arith.addi %1833, %c31 : index
      %1843 = arith.cmpi eq, %hasBias, %c6 : index
      %1844 = arith.addi %1831, %1842 : index
      %1845 = memref.load %13[%1844] : memref<?xf32>
      %1846 = arith.muli %0, %c29 : index
      %1847 = arith.addi %1846, %1842 : index
      %1848 = memref.load %bias[%1847] : memref<?xf32>
      %1849 = arith.addf %1845, %1848 : f32
      %1850 = arith.select %1843, %1849, %1845 : f32
      %1851 = arith.addi %1832, %c4 : index
      %1852 = arith.cmpi slt, %1851, %c31 : index
      %1853 = arith.minsi %1851, %c32 : index
      %1854 = arith.cmpi eq, %hasBias, %c6 : index
      %1855 = arith.addi %1831, %1853 : index
      %1856 = memref.load %13[%1855] : memref<?xf32>
      %1857 = arith.muli %0, %c29 : index
      %1858 = arith.addi %1857, %1853 : index
      %1859 = memref.load %bias[%1858] : memref<?xf32>
      %1860 = arith.addf %1856, %1859 : f32
      %1861 = arith.select %1854, %1860, %1856 : f32
      %1862 = arith.addi %1853, %c31 : index
      %1863 = arith.cmpi eq, %hasBias, %c6 : index
      %1864 = arith.addi %1831, %1862 : index
      %1865 = memref.load %13[%1864] : memref<?xf32>
      %1866 = arith.muli %0, %c29 : index
      %1867 = arith.addi %1866, %1862 : index
      %1868 = memref.load %bias[%1867] : memref<?xf32>
      %1869 = arith.addf %1865, %1868 : f32
      %1870 = arith.select %1863, %1869, %1865 : f32
      %1871 = arith.addi %heads, %kvHeads : index
      %1872 = arith.cmpi slt, %0, %1871 : index
      scf.if %1872 {
        %1873 = arith.addi %positionsAt, %1830 : index
        %1874 = memref.load %step[%1873] : memref<?xi32>
        %1875 = arith.index_cast %1874 : i32 to index
        %1876 = arith.cmpi eq, %hasNorm, %c6 : index
        %1877 = math.fma %1841, %1841, %c35 : f32
        %1878 = math.fma %1850, %1850, %1877 : f32
        %1879 = math.fma %1861, %1861, %1878 : f32
        %1880 = arith.select %1852, %1879, %1878 : f32
        %1881 = math.fma %1870, %1870, %1880 : f32
        %1882 = arith.select %1852, %1881, %1880 : f32
        %1883 = vector.broadcast %1882 : f32 to vector<1xf32>
        %1884 = wave.reduce "add" %1883 : vector<1xf32>
        %1885 = arith.mulf %1884, %inverseHeadDim : f32
        %1886 = arith.addf %1885, %epsilon : f32
        %1887 = math.sqrt %1886 : f32
        %1888 = arith.divf %c28, %1887 : f32
        %1889 = arith.cmpi slt, %0, %heads : index
        %1890 = arith.addi %1833, %c31 : index
        %1891 = memref.load %query_norm[%1833] : memref<?xf32>
        %1892 = memref.load %key_norm[%1833] : memref<?xf32>
        %1893 = arith.select %1889, %1891, %1892 : f32
        %1894 = arith.mulf %1841, %1888 : f32
        %1895 = arith.mulf %1894, %1893 : f32
        %1896 = arith.select %1876, %1895, %1841 : f32
        %1897 = memref.load %query_norm[%1890] : memref<?xf32>
        %1898 = memref.load %key_norm[%1890] : memref<?xf32>
        %1899 = arith.select %1889, %1897, %1898 : f32
        %1900 = arith.mulf %1850, %1888 : f32
        %1901 = arith.mulf %1900, %1899 : f32
        %1902 = arith.select %1876, %1901, %1850 : f32
        %1903 = arith.addi %1853, %c31 : index
        %1904 = memref.load %query_norm[%1853] : memref<?xf32>
        %1905 = memref.load %key_norm[%1853] : memref<?xf32>
        %1906 = arith.select %1889, %1904, %1905 : f32
        %1907 = arith.mulf %1861, %1888 : f32
        %1908 = arith.mulf %1907, %1906 : f32
        %1909 = arith.select %1876, %1908, %1861 : f32
        %1910 = memref.load %query_norm[%1903] : memref<?xf32>
        %1911 = memref.load %key_norm[%1903] : memref<?xf32>
        %1912 = arith.select %1889, %1910, %1911 : f32
        %1913 = arith.mulf %1870, %1888 : f32
        %1914 = arith.mulf %1913, %1912 : f32
        %1915 = arith.select %1876, %1914, %1870 : f32
        %1916 = arith.remui %1875, %c21 : index
        %1917 = arith.muli %1916, %c29 : index
        %1918 = arith.addi %1917, %1833 : index
        %1919 = arith.divui %1875, %c21 : index
        %1920 = arith.addi %1919, %c21 : index
        %1921 = arith.muli %1920, %c29 : index
        %1922 = arith.addi %1921, %1833 : index
        %1923 = memref.load %rope[%1918] : memref<?xf32>
        %1924 = arith.addi %1918, %c31 : index
        %1925 = memref.load %rope[%1924] : memref<?xf32>
        %1926 = memref.load %rope[%1922] : memref<?xf32>
        %1927 = arith.addi %1922, %c31 : index
        %1928 = memref.load %rope[%1927] : memref<?xf32>
        %1929 = arith.mulf %1926, %1923 : f32
        %1930 = arith.mulf %1928, %1925 : f32
        %1931 = arith.subf %1929, %1930 : f32
        %1932 = arith.mulf %1928, %1923 : f32
        %1933 = arith.mulf %1926, %1925 : f32
        %1934 = arith.addf %1932, %1933 : f32
        %1935 = arith.mulf %1896, %1931 : f32
        %1936 = arith.mulf %1902, %1934 : f32
        %1937 = arith.subf %1935, %1936 : f32
        %1938 = arith.mulf %1902, %1931 : f32
        %1939 = arith.mulf %1896, %1934 : f32
        %1940 = arith.addf %1938, %1939 : f32
        %1941 = arith.cmpi slt, %0, %heads : index
        scf.if %1941 {
          %1942 = arith.muli %1830, %heads : index
          %1943 = arith.addi %1942, %0 : index
          %1944 = arith.muli %1943, %c29 : index
          %1945 = arith.addi %1944, %1833 : index
          memref.store %1937, %q[%1945] : memref<?xf32>
          %1946 = arith.addi %1945, %c31 : index
          memref.store %1940, %q[%1946] : memref<?xf32>
        } else {
          %1947 = arith.addi %1831, %1833 : index
          memref.store %1937, %13[%1947] : memref<?xf32>
          %1948 = arith.addi %1831, %1833 : index
          %1949 = arith.addi %1948, %c31 : index
          memref.store %1940, %13[%1949] : memref<?xf32>
        }
        %1950 = arith.remui %1875, %c21 : index
        %1951 = arith.muli %1950, %c29 : index
        %1952 = arith.addi %1951, %1853 : index
        %1953 = arith.divui %1875, %c21 : index
        %1954 = arith.addi %1953, %c21 : index
        %1955 = arith.muli %1954, %c29 : index
        %1956 = arith.addi %1955, %1853 : index
        %1957 = memref.load %rope[%1952] : memref<?xf32>
        %1958 = arith.addi %1952, %c31 : index
        %1959 = memref.load %rope[%1958] : memref<?xf32>
        %1960 = memref.load %rope[%1956] : memref<?xf32>
        %1961 = arith.addi %1956, %c31 : index
        %1962 = memref.load %rope[%1961] : memref<?xf32>
        %1963 = arith.mulf %1960, %1957 : f32
        %1964 = arith.mulf %1962, %1959 : f32
        %1965 = arith.subf %1963, %1964 : f32
        %1966 = arith.mulf %1962, %1957 : f32
        %1967 = arith.mulf %1960, %1959 : f32
        %1968 = arith.addf %1966, %1967 : f32
        %1969 = arith.mulf %1909, %1965 : f32
        %1970 = arith.mulf %1915, %1968 : f32
        %1971 = arith.subf %1969, %1970 : f32
        %1972 = arith.mulf %1915, %1965 : f32
        %1973 = arith.mulf %1909, %1968 : f32
        %1974 = arith.addf %1972, %1973 : f32
        scf.if %1852 {
          %1975 = arith.cmpi slt, %0, %heads : index
          scf.if %1975 {
            %1976 = arith.muli %1830, %heads : index
            %1977 = arith.addi %1976, %0 : index
            %1978 = arith.muli %1977, %c29 : index
            %1979 = arith.addi %1978, %1853 : index
            memref.store %1971, %q[%1979] : memref<?xf32>
            %1980 = arith.addi %1979, %c31 : index
            memref.store %1974, %q[%1980] : memref<?xf32>
          } else {
            %1981 = arith.addi %1831, %1853 : index
            memref.store %1971, %13[%1981] : memref<?xf32>
            %1982 = arith.addi %1831, %1853 : index
            %1983 = arith.addi %1982, %c31 : index
            memref.store %1974, %13[%1983] : memref<?xf32>
          }
        }
      } else {
        %1984 = arith.cmpi slt, %0, %heads : index
        scf.if %1984 {
          %1985 = arith.muli %1830, %heads : index
          %1986 = arith.addi %1985, %0 : index
          %1987 = arith.muli %1986, %c29 : index
          %1988 = arith.addi %1987, %1833 : index
          memref.store %1841, %q[%1988] : memref<?xf32>
          %1989 = arith.addi %1988, %c31 : index
          memref.store %1850, %q[%1989] : memref<?xf32>
        } else {
          %1990 = arith.addi %1831, %1833 : index
          memref.store %1841, %13[%1990] : memref<?xf32>
          %1991 = arith.addi %1831, %1833 : index
          %1992 = arith.addi %1991, %c31 : index
          memref.store %1850, %13[%1992] : memref<?xf32>
        }
        scf.if %1852 {
          %1993 = arith.cmpi slt, %0, %heads : index
          scf.if %1993 {
            %1994 = arith.muli %1830, %heads : index
            %1995 = arith.addi %1994, %0 : index
            %1996 = arith.muli %1995, %c29 : index
            %1997 = arith.addi %1996, %1853 : index
            memref.store %1861, %q[%1997] : memref<?xf32>
            %1998 = arith.addi %1997, %c31 : index
            memref.store %1870, %q[%1998] : memref<?xf32>
          } else {
            %1999 = arith.addi %1831, %1853 : index
            memref.store %1861, %13[%1999] : memref<?xf32>
            %2000 = arith.addi %1831, %1853 : index
            %2001 = arith.addi %2000, %c31 : index
            memref.store %1870, %13[%2001] : memref<?xf32>
          }
        }
      }
    }
    %2002 = arith.addi %1824, %c38 : index
    %2003 = arith.addi %1823, %2002 : index
    %2004 = arith.cmpi slt, %2003, %15 : index
    %2005 = arith.cmpi slt, %2002, %c12 : index
    %2006 = arith.andi %2004, %2005 : i1
    scf.if %2006 {
      %2007 = arith.addi %1823, %2002 : index
      %2008 = arith.muli %2002, %c29 : index
      %2009 = wave.lane
      %2010 = arith.addi %2009, %c7 : index
      %2011 = arith.cmpi eq, %hasBias, %c6 : index
      %2012 = arith.addi %2008, %2010 : index
      %2013 = memref.load %13[%2012] : memref<?xf32>
      %2014 = arith.muli %0, %c29 : index
      %2015 = arith.addi %2014, %2010 : index
      %2016 = memref.load %bias[%2015] : memref<?xf32>
      %2017 = arith.addf %2013, %2016 : f32
      %2018 = arith.select %2011, %2017, %2013 : f32
      %2019 = arith.addi %2010, %c31 : index
      %2020 = arith.cmpi eq, %hasBias, %c6 : index
      %2021 = arith.addi %2008, %2019 : index
      %2022 = memref.load %13[%2021] : memref<?xf32>
      %2023 = arith.muli %0, %c29 : index
      %2024 = arith.addi %2023, %2019 : index
      %2025 = memref.load %bias[%2024] : memref<?xf32>
      %2026 = arith.addf %2022, %2025 : f32
      %2027 = arith.select %2020, %2026, %2022 : f32
      %2028 = arith.addi %2009, %c4 : index
      %2029 = arith.cmpi slt, %2028, %c31 : index
      %2030 = arith.minsi %2028, %c32 : index
      %2031 = arith.cmpi eq, %hasBias, %c6 : index
      %2032 = arith.addi %2008, %2030 : index
      %2033 = memref.load %13[%2032] : memref<?xf32>
      %2034 = arith.muli %0, %c29 : index
      %2035 = arith.addi %2034, %2030 : index
      %2036 = memref.load %bias[%2035] : memref<?xf32>
      %2037 = arith.addf %2033, %2036 : f32
      %2038 = arith.select %2031, %2037, %2033 : f32
      %2039 = arith.addi %2030, %c31 : index
      %2040 = arith.cmpi eq, %hasBias, %c6 : index
      %2041 = arith.addi %2008, %2039 : index
      %2042 = memref.load %13[%2041] : memref<?xf32>
      %2043 = arith.muli %0, %c29 : index
      %2044 = arith.addi %2043, %2039 : index
      %2045 = memref.load %bias[%2044] : memref<?xf32>
      %2046 = arith.addf %2042, %2045 : f32
      %2047 = arith.select %2040, %2046, %2042 : f32
      %2048 = arith.addi %heads, %kvHeads : index
      %2049 = arith.cmpi slt, %0, %2048 : index
      scf.if %2049 {
        %2050 = arith.addi %positionsAt, %2007 : index
        %2051 = memref.load %step[%2050] : memref<?xi32>
        %2052 = arith.index_cast %2051 : i32 to index
        %2053 = arith.cmpi eq, %hasNorm, %c6 : index
        %2054 = math.fma %2018, %2018, %c35 : f32
        %2055 = math.fma %2027, %2027, %2054 : f32
        %2056 = math.fma %2038, %2038, %2055 : f32
        %2057 = arith.select %2029, %2056, %2055 : f32
        %2058 = math.fma %2047, %2047, %2057 : f32
        %2059 = arith.select %2029, %2058, %2057 : f32
        %2060 = vector.broadcast %2059 : f32 to vector<1xf32>
        %2061 = wave.reduce "add" %2060 : vector<1xf32>
        %2062 = arith.mulf %2061, %inverseHeadDim : f32
        %2063 = arith.addf %2062, %epsilon : f32
        %2064 = math.sqrt %2063 : f32
        %2065 = arith.divf %c28, %2064 : f32
        %2066 = arith.cmpi slt, %0, %heads : index
        %2067 = arith.addi %2010, %c31 : index
        %2068 = memref.load %query_norm[%2010] : memref<?xf32>
        %2069 = memref.load %key_norm[%2010] : memref<?xf32>
        %2070 = arith.select %2066, %2068, %2069 : f32
        %2071 = arith.mulf %2018, %2065 : f32
        %2072 = arith.mulf %2071, %2070 : f32
        %2073 = arith.select %2053, %2072, %2018 : f32
        %2074 = memref.load %query_norm[%2067] : memref<?xf32>
        %2075 = memref.load %key_norm[%2067] : memref<?xf32>
        %2076 = arith.select %2066, %2074, %2075 : f32
        %2077 = arith.mulf %2027, %2065 : f32
        %2078 = arith.mulf %2077, %2076 : f32
        %2079 = arith.select %2053, %2078, %2027 : f32
        %2080 = arith.addi %2030, %c31 : index
        %2081 = memref.load %query_norm[%2030] : memref<?xf32>
        %2082 = memref.load %key_norm[%2030] : memref<?xf32>
        %2083 = arith.select %2066, %2081, %2082 : f32
        %2084 = arith.mulf %2038, %2065 : f32
        %2085 = arith.mulf %2084, %2083 : f32
        %2086 = arith.select %2053, %2085, %2038 : f32
        %2087 = memref.load %query_norm[%2080] : memref<?xf32>
        %2088 = memref.load %key_norm[%2080] : memref<?xf32>
        %2089 = arith.select %2066, %2087, %2088 : f32
        %2090 = arith.mulf %2047, %2065 : f32
        %2091 = arith.mulf %2090, %2089 : f32
        %2092 = arith.select %2053, %2091, %2047 : f32
        %2093 = arith.remui %2052, %c21 : index
        %2094 = arith.muli %2093, %c29 : index
        %2095 = arith.addi %2094, %2010 : index
        %2096 = arith.divui %2052, %c21 : index
        %2097 = arith.addi %2096, %c21 : index
        %2098 = arith.muli %2097, %c29 : index
        %2099 = arith.addi %2098, %2010 : index
        %2100 = memref.load %rope[%2095] : memref<?xf32>
        %2101 = arith.addi %2095, %c31 : index
        %2102 = memref.load %rope[%2101] : memref<?xf32>
        %2103 = memref.load %rope[%2099] : memref<?xf32>
        %2104 = arith.addi %2099, %c31 : index
        %2105 = memref.load %rope[%2104] : memref<?xf32>
        %2106 = arith.mulf %2103, %2100 : f32
        %2107 = arith.mulf %2105, %2102 : f32
        %2108 = arith.subf %2106, %2107 : f32
        %2109 = arith.mulf %2105, %2100 : f32
        %2110 = arith.mulf %2103, %2102 : f32
        %2111 = arith.addf %2109, %2110 : f32
        %2112 = arith.mulf %2073, %2108 : f32
        %2113 = arith.mulf %2079, %2111 : f32
        %2114 = arith.subf %2112, %2113 : f32
        %2115 = arith.mulf %2079, %2108 : f32
        %2116 = arith.mulf %2073, %2111 : f32
        %2117 = arith.addf %2115, %2116 : f32
        %2118 = arith.cmpi slt, %0, %heads : index
        scf.if %2118 {
          %2119 = arith.muli %2007, %heads : index
          %2120 = arith.addi %2119, %0 : index
          %2121 = arith.muli %2120, %c29 : index
          %2122 = arith.addi %2121, %2010 : index
          memref.store %2114, %q[%2122] : memref<?xf32>
          %2123 = arith.addi %2122, %c31 : index
          memref.store %2117, %q[%2123] : memref<?xf32>
        } else {
          %2124 = arith.addi %2008, %2010 : index
          memref.store %2114, %13[%2124] : memref<?xf32>
          %2125 = arith.addi %2008, %2010 : index
          %2126 = arith.addi %2125, %c31 : index
          memref.store %2117, %13[%2126] : memref<?xf32>
        }
        %2127 = arith.remui %2052, %c21 : index
        %2128 = arith.muli %2127, %c29 : index
        %2129 = arith.addi %2128, %2030 : index
        %2130 = arith.divui %2052, %c21 : index
        %2131 = arith.addi %2130, %c21 : index
        %2132 = arith.muli %2131, %c29 : index
        %2133 = arith.addi %2132, %2030 : index
        %2134 = memref.load %rope[%2129] : memref<?xf32>
        %2135 = arith.addi %2129, %c31 : index
        %2136 = memref.load %rope[%2135] : memref<?xf32>
        %2137 = memref.load %rope[%2133] : memref<?xf32>
        %2138 = arith.addi %2133, %c31 : index
        %2139 = memref.load %rope[%2138] : memref<?xf32>
        %2140 = arith.mulf %2137, %2134 : f32
        %2141 = arith.mulf %2139, %2136 : f32
        %2142 = arith.subf %2140, %2141 : f32
        %2143 = arith.mulf %2139, %2134 : f32
        %2144 = arith.mulf %2137, %2136 : f32
        %2145 = arith.addf %2143, %2144 : f32
        %2146 = arith.mulf %2086, %2142 : f32
        %2147 = arith.mulf %2092, %2145 : f32
        %2148 = arith.subf %2146, %2147 : f32
        %2149 = arith.mulf %2092, %2142 : f32
        %2150 = arith.mulf %2086, %2145 : f32
        %2151 = arith.addf %2149, %2150 : f32
        scf.if %2029 {
          %2152 = arith.cmpi slt, %0, %heads : index
          scf.if %2152 {
            %2153 = arith.muli %2007, %heads : index
            %2154 = arith.addi %2153, %0 : index
            %2155 = arith.muli %2154, %c29 : index
            %2156 = arith.addi %2155, %2030 : index
            memref.store %2148, %q[%2156] : memref<?xf32>
            %2157 = arith.addi %2156, %c31 : index
            memref.store %2151, %q[%2157] : memref<?xf32>
          } else {
            %2158 = arith.addi %2008, %2030 : index
            memref.store %2148, %13[%2158] : memref<?xf32>
            %2159 = arith.addi %2008, %2030 : index
            %2160 = arith.addi %2159, %c31 : index
            memref.store %2151, %13[%2160] : memref<?xf32>
          }
        }
      } else {
        %2161 = arith.cmpi slt, %0, %heads : index
        scf.if %2161 {
          %2162 = arith.muli %2007, %heads : index
          %2163 = arith.addi %2162, %0 : index
          %2164 = arith.muli %2163, %c29 : index
          %2165 = arith.addi %2164, %2010 : index
          memref.store %2018, %q[%2165] : memref<?xf32>
          %2166 = arith.addi %2165, %c31 : index
          memref.store %2027, %q[%2166] : memref<?xf32>
        } else {
          %2167 = arith.addi %2008, %2010 : index
          memref.store %2018, %13[%2167] : memref<?xf32>
          %2168 = arith.addi %2008, %2010 : index
          %2169 = arith.addi %2168, %c31 : index
          memref.store %2027, %13[%2169] : memref<?xf32>
        }
        scf.if %2029 {
          %2170 = arith.cmpi slt, %0, %heads : index
          scf.if %2170 {
            %2171 = arith.muli %2007, %heads : index
            %2172 = arith.addi %2171, %0 : index
            %2173 = arith.muli %2172, %c29 : index
            %2174 = arith.addi %2173, %2030 : index
            memref.store %2038, %q[%2174] : memref<?xf32>
            %2175 = arith.addi %2174, %c31 : index
            memref.store %2047, %q[%2175] : memref<?xf32>
          } else {
            %2176 = arith.addi %2008, %2030 : index
            memref.store %2038, %13[%2176] : memref<?xf32>
            %2177 = arith.addi %2008, %2030 : index
            %2178 = arith.addi %2177, %c31 : index
            memref.store %2047, %13[%2178] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2179 = arith.cmpi sge, %0, %heads : index
    scf.if %2179 {
      %2180 = arith.addi %1824, %c7 : index
      %2181 = arith.addi %1823, %2180 : index
      %2182 = arith.cmpi slt, %2181, %15 : index
      %2183 = arith.cmpi slt, %2180, %c12 : index
      %2184 = arith.andi %2182, %2183 : i1
      scf.if %2184 {
        %2185 = arith.addi %1823, %2180 : index
        %2186 = arith.addi %slotsAt, %2185 : index
        %2187 = memref.load %step[%2186] : memref<?xi32>
        %2188 = arith.index_cast %2187 : i32 to index
        %2189 = arith.cmpi sge, %2188, %c7 : index
        scf.if %2189 {
          %2190 = arith.muli %2180, %c29 : index
          %2191 = arith.subi %0, %heads : index
          %2192 = memref.load %scales[%2191] : memref<?xf32>
          %2193 = vector.broadcast %2192 : f32 to vector<4xf32>
          %2194 = arith.divui %2188, %c12 : index
          %2195 = arith.remui %2188, %c12 : index
          %2196 = arith.muli %2194, %pageBytes : index
          %2197 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2197 {
            %2198 = wave.lane
            %2199 = arith.muli %2198, %c19 : index
            scf.for %2200 = %2199 to %c29 step %c5 {
              %2201 = arith.addi %2190, %2200 : index
              %2202 = vector.load %13[%2201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2203 = arith.mulf %2202, %2193 : vector<4xf32>
              %2204 = arith.minimumf %2203, %c42 : vector<4xf32>
              %2205 = arith.maximumf %2204, %c43 : vector<4xf32>
              %2206 = arith.truncf %2205 : vector<4xf32> to vector<4xf16>
              %2207 = vector.bitcast %2206 : vector<4xf16> to vector<8xi8>
              %2208 = arith.cmpi slt, %2191, %kvHeads : index
              scf.if %2208 {
                %2209 = arith.muli %2191, %c44 : index
                %2210 = arith.addi %2196, %2209 : index
                %2211 = arith.divui %2200, %c12 : index
                %2212 = arith.muli %2211, %c20 : index
                %2213 = arith.remui %2200, %c12 : index
                %2214 = arith.divui %2213, %c14 : index
                %2215 = arith.muli %2214, %c21 : index
                %2216 = arith.muli %2195, %c12 : index
                %2217 = arith.addi %2215, %2216 : index
                %2218 = arith.remui %2213, %c14 : index
                %2219 = arith.muli %2218, %c13 : index
                %2220 = arith.addi %2217, %2219 : index
                %2221 = arith.addi %2212, %2220 : index
                %2222 = arith.addi %2210, %2221 : index
                vector.store %2207, %kv[%2222] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2223 = arith.subi %2191, %kvHeads : index
                %2224 = arith.muli %2223, %c44 : index
                %2225 = arith.addi %2196, %2224 : index
                %2226 = arith.addi %2200, %c7 : index
                %2227 = arith.divui %2226, %c12 : index
                %2228 = arith.muli %2227, %c20 : index
                %2229 = arith.addi %2228, %c8 : index
                %2230 = arith.remui %2226, %c12 : index
                %2231 = arith.divui %2195, %c13 : index
                %2232 = arith.remui %2195, %c13 : index
                %2233 = arith.muli %2232, %c14 : index
                %2234 = arith.addi %2231, %2233 : index
                %2235 = arith.divui %2234, %c14 : index
                %2236 = arith.muli %2235, %c21 : index
                %2237 = arith.muli %2230, %c12 : index
                %2238 = arith.addi %2236, %2237 : index
                %2239 = arith.remui %2234, %c14 : index
                %2240 = arith.muli %2239, %c13 : index
                %2241 = arith.addi %2238, %2240 : index
                %2242 = arith.addi %2229, %2241 : index
                %2243 = arith.addi %2225, %2242 : index
                %2244 = vector.shuffle %2207, %2207 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2244, %kv[%2243] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2245 = arith.addi %2200, %c6 : index
                %2246 = arith.divui %2245, %c12 : index
                %2247 = arith.muli %2246, %c20 : index
                %2248 = arith.addi %2247, %c8 : index
                %2249 = arith.remui %2245, %c12 : index
                %2250 = arith.divui %2195, %c13 : index
                %2251 = arith.remui %2195, %c13 : index
                %2252 = arith.muli %2251, %c14 : index
                %2253 = arith.addi %2250, %2252 : index
                %2254 = arith.divui %2253, %c14 : index
                %2255 = arith.muli %2254, %c21 : index
                %2256 = arith.muli %2249, %c12 : index
                %2257 = arith.addi %2255, %2256 : index
                %2258 = arith.remui %2253, %c14 : index
                %2259 = arith.muli %2258, %c13 : index
                %2260 = arith.addi %2257, %2259 : index
                %2261 = arith.addi %2248, %2260 : index
                %2262 = arith.addi %2225, %2261 : index
                %2263 = vector.shuffle %2207, %2207 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2263, %kv[%2262] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2264 = arith.addi %2200, %c13 : index
                %2265 = arith.divui %2264, %c12 : index
                %2266 = arith.muli %2265, %c20 : index
                %2267 = arith.addi %2266, %c8 : index
                %2268 = arith.remui %2264, %c12 : index
                %2269 = arith.divui %2195, %c13 : index
                %2270 = arith.remui %2195, %c13 : index
                %2271 = arith.muli %2270, %c14 : index
                %2272 = arith.addi %2269, %2271 : index
                %2273 = arith.divui %2272, %c14 : index
                %2274 = arith.muli %2273, %c21 : index
                %2275 = arith.muli %2268, %c12 : index
                %2276 = arith.addi %2274, %2275 : index
                %2277 = arith.remui %2272, %c14 : index
                %2278 = arith.muli %2277, %c13 : index
                %2279 = arith.addi %2276, %2278 : index
                %2280 = arith.addi %2267, %2279 : index
                %2281 = arith.addi %2225, %2280 : index
                %2282 = vector.shuffle %2207, %2207 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2282, %kv[%2281] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2283 = arith.addi %2200, %c22 : index
                %2284 = arith.divui %2283, %c12 : index
                %2285 = arith.muli %2284, %c20 : index
                %2286 = arith.addi %2285, %c8 : index
                %2287 = arith.remui %2283, %c12 : index
                %2288 = arith.divui %2195, %c13 : index
                %2289 = arith.remui %2195, %c13 : index
                %2290 = arith.muli %2289, %c14 : index
                %2291 = arith.addi %2288, %2290 : index
                %2292 = arith.divui %2291, %c14 : index
                %2293 = arith.muli %2292, %c21 : index
                %2294 = arith.muli %2287, %c12 : index
                %2295 = arith.addi %2293, %2294 : index
                %2296 = arith.remui %2291, %c14 : index
                %2297 = arith.muli %2296, %c13 : index
                %2298 = arith.addi %2295, %2297 : index
                %2299 = arith.addi %2286, %2298 : index
                %2300 = arith.addi %2225, %2299 : index
                %2301 = vector.shuffle %2207, %2207 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2301, %kv[%2300] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2302 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2302 {
            %2303 = wave.lane
            %2304 = arith.muli %2303, %c19 : index
            scf.for %2305 = %2304 to %c29 step %c5 {
              %2306 = arith.addi %2190, %2305 : index
              %2307 = vector.load %13[%2306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2308 = arith.mulf %2307, %2193 : vector<4xf32>
              %2309 = wave.fp8_encode "e4m3" %2308 : vector<4xf32> -> vector<4xi8>
              %2310 = arith.cmpi slt, %2191, %kvHeads : index
              scf.if %2310 {
                %2311 = arith.muli %2191, %c8 : index
                %2312 = arith.addi %2196, %2311 : index
                %2313 = vector.shuffle %2309, %2309 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2314 = arith.divui %2305, %c12 : index
                %2315 = arith.muli %2314, %c21 : index
                %2316 = arith.remui %2305, %c12 : index
                %2317 = arith.muli %2195, %c12 : index
                %2318 = arith.divui %2316, %c19 : index
                %2319 = arith.muli %2318, %c19 : index
                %2320 = arith.remui %2316, %c13 : index
                %2321 = arith.muli %2320, %c13 : index
                %2322 = arith.addi %2319, %2321 : index
                %2323 = arith.divui %2316, %c13 : index
                %2324 = arith.remui %2323, %c13 : index
                %2325 = arith.addi %2322, %2324 : index
                %2326 = arith.addi %2317, %2325 : index
                %2327 = arith.addi %2315, %2326 : index
                %2328 = arith.addi %2312, %2327 : index
                vector.store %2313, %kv[%2328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2329 = arith.subi %2191, %kvHeads : index
                %2330 = arith.muli %2329, %c8 : index
                %2331 = arith.addi %2196, %2330 : index
                %2332 = arith.addi %2305, %c7 : index
                %2333 = arith.divui %2332, %c12 : index
                %2334 = arith.muli %2333, %c21 : index
                %2335 = arith.addi %2334, %c9 : index
                %2336 = arith.remui %2332, %c12 : index
                %2337 = arith.divui %2195, %c13 : index
                %2338 = arith.remui %2195, %c13 : index
                %2339 = arith.muli %2338, %c14 : index
                %2340 = arith.addi %2337, %2339 : index
                %2341 = arith.muli %2336, %c12 : index
                %2342 = arith.divui %2340, %c19 : index
                %2343 = arith.muli %2342, %c19 : index
                %2344 = arith.remui %2340, %c13 : index
                %2345 = arith.muli %2344, %c13 : index
                %2346 = arith.addi %2343, %2345 : index
                %2347 = arith.divui %2340, %c13 : index
                %2348 = arith.remui %2347, %c13 : index
                %2349 = arith.addi %2346, %2348 : index
                %2350 = arith.addi %2341, %2349 : index
                %2351 = arith.addi %2335, %2350 : index
                %2352 = arith.addi %2331, %2351 : index
                %2353 = vector.shuffle %2309, %2309 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2353, %kv[%2352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2354 = arith.addi %2305, %c6 : index
                %2355 = arith.divui %2354, %c12 : index
                %2356 = arith.muli %2355, %c21 : index
                %2357 = arith.addi %2356, %c9 : index
                %2358 = arith.remui %2354, %c12 : index
                %2359 = arith.divui %2195, %c13 : index
                %2360 = arith.remui %2195, %c13 : index
                %2361 = arith.muli %2360, %c14 : index
                %2362 = arith.addi %2359, %2361 : index
                %2363 = arith.muli %2358, %c12 : index
                %2364 = arith.divui %2362, %c19 : index
                %2365 = arith.muli %2364, %c19 : index
                %2366 = arith.remui %2362, %c13 : index
                %2367 = arith.muli %2366, %c13 : index
                %2368 = arith.addi %2365, %2367 : index
                %2369 = arith.divui %2362, %c13 : index
                %2370 = arith.remui %2369, %c13 : index
                %2371 = arith.addi %2368, %2370 : index
                %2372 = arith.addi %2363, %2371 : index
                %2373 = arith.addi %2357, %2372 : index
                %2374 = arith.addi %2331, %2373 : index
                %2375 = vector.shuffle %2309, %2309 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2375, %kv[%2374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2376 = arith.addi %2305, %c13 : index
                %2377 = arith.divui %2376, %c12 : index
                %2378 = arith.muli %2377, %c21 : index
                %2379 = arith.addi %2378, %c9 : index
                %2380 = arith.remui %2376, %c12 : index
                %2381 = arith.divui %2195, %c13 : index
                %2382 = arith.remui %2195, %c13 : index
                %2383 = arith.muli %2382, %c14 : index
                %2384 = arith.addi %2381, %2383 : index
                %2385 = arith.muli %2380, %c12 : index
                %2386 = arith.divui %2384, %c19 : index
                %2387 = arith.muli %2386, %c19 : index
                %2388 = arith.remui %2384, %c13 : index
                %2389 = arith.muli %2388, %c13 : index
                %2390 = arith.addi %2387, %2389 : index
                %2391 = arith.divui %2384, %c13 : index
                %2392 = arith.remui %2391, %c13 : index
                %2393 = arith.addi %2390, %2392 : index
                %2394 = arith.addi %2385, %2393 : index
                %2395 = arith.addi %2379, %2394 : index
                %2396 = arith.addi %2331, %2395 : index
                %2397 = vector.shuffle %2309, %2309 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2397, %kv[%2396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2398 = arith.addi %2305, %c22 : index
                %2399 = arith.divui %2398, %c12 : index
                %2400 = arith.muli %2399, %c21 : index
                %2401 = arith.addi %2400, %c9 : index
                %2402 = arith.remui %2398, %c12 : index
                %2403 = arith.divui %2195, %c13 : index
                %2404 = arith.remui %2195, %c13 : index
                %2405 = arith.muli %2404, %c14 : index
                %2406 = arith.addi %2403, %2405 : index
                %2407 = arith.muli %2402, %c12 : index
                %2408 = arith.divui %2406, %c19 : index
                %2409 = arith.muli %2408, %c19 : index
                %2410 = arith.remui %2406, %c13 : index
                %2411 = arith.muli %2410, %c13 : index
                %2412 = arith.addi %2409, %2411 : index
                %2413 = arith.divui %2406, %c13 : index
                %2414 = arith.remui %2413, %c13 : index
                %2415 = arith.addi %2412, %2414 : index
                %2416 = arith.addi %2407, %2415 : index
                %2417 = arith.addi %2401, %2416 : index
                %2418 = arith.addi %2331, %2417 : index
                %2419 = vector.shuffle %2309, %2309 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2419, %kv[%2418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2420 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2420 {
            %2421 = wave.lane
            %2422 = arith.muli %2421, %c19 : index
            scf.for %2423 = %2422 to %c29 step %c5 {
              %2424 = arith.addi %2190, %2423 : index
              %2425 = vector.load %13[%2424] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2426 = arith.mulf %2425, %2193 : vector<4xf32>
              %2427 = wave.fp8_encode "e5m2" %2426 : vector<4xf32> -> vector<4xi8>
              %2428 = arith.cmpi slt, %2191, %kvHeads : index
              scf.if %2428 {
                %2429 = arith.muli %2191, %c8 : index
                %2430 = arith.addi %2196, %2429 : index
                %2431 = vector.shuffle %2427, %2427 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2432 = arith.divui %2423, %c12 : index
                %2433 = arith.muli %2432, %c21 : index
                %2434 = arith.remui %2423, %c12 : index
                %2435 = arith.muli %2195, %c12 : index
                %2436 = arith.divui %2434, %c19 : index
                %2437 = arith.muli %2436, %c19 : index
                %2438 = arith.remui %2434, %c13 : index
                %2439 = arith.muli %2438, %c13 : index
                %2440 = arith.addi %2437, %2439 : index
                %2441 = arith.divui %2434, %c13 : index
                %2442 = arith.remui %2441, %c13 : index
                %2443 = arith.addi %2440, %2442 : index
                %2444 = arith.addi %2435, %2443 : index
                %2445 = arith.addi %2433, %2444 : index
                %2446 = arith.addi %2430, %2445 : index
                vector.store %2431, %kv[%2446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2447 = arith.subi %2191, %kvHeads : index
                %2448 = arith.muli %2447, %c8 : index
                %2449 = arith.addi %2196, %2448 : index
                %2450 = arith.addi %2423, %c7 : index
                %2451 = arith.divui %2450, %c12 : index
                %2452 = arith.muli %2451, %c21 : index
                %2453 = arith.addi %2452, %c9 : index
                %2454 = arith.remui %2450, %c12 : index
                %2455 = arith.divui %2195, %c13 : index
                %2456 = arith.remui %2195, %c13 : index
                %2457 = arith.muli %2456, %c14 : index
                %2458 = arith.addi %2455, %2457 : index
                %2459 = arith.muli %2454, %c12 : index
                %2460 = arith.divui %2458, %c19 : index
                %2461 = arith.muli %2460, %c19 : index
                %2462 = arith.remui %2458, %c13 : index
                %2463 = arith.muli %2462, %c13 : index
                %2464 = arith.addi %2461, %2463 : index
                %2465 = arith.divui %2458, %c13 : index
                %2466 = arith.remui %2465, %c13 : index
                %2467 = arith.addi %2464, %2466 : index
                %2468 = arith.addi %2459, %2467 : index
                %2469 = arith.addi %2453, %2468 : index
                %2470 = arith.addi %2449, %2469 : index
                %2471 = vector.shuffle %2427, %2427 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2471, %kv[%2470] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2472 = arith.addi %2423, %c6 : index
                %2473 = arith.divui %2472, %c12 : index
                %2474 = arith.muli %2473, %c21 : index
                %2475 = arith.addi %2474, %c9 : index
                %2476 = arith.remui %2472, %c12 : index
                %2477 = arith.divui %2195, %c13 : index
                %2478 = arith.remui %2195, %c13 : index
                %2479 = arith.muli %2478, %c14 : index
                %2480 = arith.addi %2477, %2479 : index
                %2481 = arith.muli %2476, %c12 : index
                %2482 = arith.divui %2480, %c19 : index
                %2483 = arith.muli %2482, %c19 : index
                %2484 = arith.remui %2480, %c13 : index
                %2485 = arith.muli %2484, %c13 : index
                %2486 = arith.addi %2483, %2485 : index
                %2487 = arith.divui %2480, %c13 : index
                %2488 = arith.remui %2487, %c13 : index
                %2489 = arith.addi %2486, %2488 : index
                %2490 = arith.addi %2481, %2489 : index
                %2491 = arith.addi %2475, %2490 : index
                %2492 = arith.addi %2449, %2491 : index
                %2493 = vector.shuffle %2427, %2427 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2493, %kv[%2492] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2494 = arith.addi %2423, %c13 : index
                %2495 = arith.divui %2494, %c12 : index
                %2496 = arith.muli %2495, %c21 : index
                %2497 = arith.addi %2496, %c9 : index
                %2498 = arith.remui %2494, %c12 : index
                %2499 = arith.divui %2195, %c13 : index
                %2500 = arith.remui %2195, %c13 : index
                %2501 = arith.muli %2500, %c14 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.muli %2498, %c12 : index
                %2504 = arith.divui %2502, %c19 : index
                %2505 = arith.muli %2504, %c19 : index
                %2506 = arith.remui %2502, %c13 : index
                %2507 = arith.muli %2506, %c13 : index
                %2508 = arith.addi %2505, %2507 : index
                %2509 = arith.divui %2502, %c13 : index
                %2510 = arith.remui %2509, %c13 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.addi %2503, %2511 : index
                %2513 = arith.addi %2497, %2512 : index
                %2514 = arith.addi %2449, %2513 : index
                %2515 = vector.shuffle %2427, %2427 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2515, %kv[%2514] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2516 = arith.addi %2423, %c22 : index
                %2517 = arith.divui %2516, %c12 : index
                %2518 = arith.muli %2517, %c21 : index
                %2519 = arith.addi %2518, %c9 : index
                %2520 = arith.remui %2516, %c12 : index
                %2521 = arith.divui %2195, %c13 : index
                %2522 = arith.remui %2195, %c13 : index
                %2523 = arith.muli %2522, %c14 : index
                %2524 = arith.addi %2521, %2523 : index
                %2525 = arith.muli %2520, %c12 : index
                %2526 = arith.divui %2524, %c19 : index
                %2527 = arith.muli %2526, %c19 : index
                %2528 = arith.remui %2524, %c13 : index
                %2529 = arith.muli %2528, %c13 : index
                %2530 = arith.addi %2527, %2529 : index
                %2531 = arith.divui %2524, %c13 : index
                %2532 = arith.remui %2531, %c13 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.addi %2525, %2533 : index
                %2535 = arith.addi %2519, %2534 : index
                %2536 = arith.addi %2449, %2535 : index
                %2537 = vector.shuffle %2427, %2427 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2537, %kv[%2536] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2538 = arith.addi %1824, %c38 : index
      %2539 = arith.addi %1823, %2538 : index
      %2540 = arith.cmpi slt, %2539, %15 : index
      %2541 = arith.cmpi slt, %2538, %c12 : index
      %2542 = arith.andi %2540, %2541 : i1
      scf.if %2542 {
        %2543 = arith.addi %1823, %2538 : index
        %2544 = arith.addi %slotsAt, %2543 : index
        %2545 = memref.load %step[%2544] : memref<?xi32>
        %2546 = arith.index_cast %2545 : i32 to index
        %2547 = arith.cmpi sge, %2546, %c7 : index
        scf.if %2547 {
          %2548 = arith.muli %2538, %c29 : index
          %2549 = arith.subi %0, %heads : index
          %2550 = memref.load %scales[%2549] : memref<?xf32>
          %2551 = vector.broadcast %2550 : f32 to vector<4xf32>
          %2552 = arith.divui %2546, %c12 : index
          %2553 = arith.remui %2546, %c12 : index
          %2554 = arith.muli %2552, %pageBytes : index
          %2555 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2555 {
            %2556 = wave.lane
            %2557 = arith.muli %2556, %c19 : index
            scf.for %2558 = %2557 to %c29 step %c5 {
              %2559 = arith.addi %2548, %2558 : index
              %2560 = vector.load %13[%2559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2561 = arith.mulf %2560, %2551 : vector<4xf32>
              %2562 = arith.minimumf %2561, %c42 : vector<4xf32>
              %2563 = arith.maximumf %2562, %c43 : vector<4xf32>
              %2564 = arith.truncf %2563 : vector<4xf32> to vector<4xf16>
              %2565 = vector.bitcast %2564 : vector<4xf16> to vector<8xi8>
              %2566 = arith.cmpi slt, %2549, %kvHeads : index
              scf.if %2566 {
                %2567 = arith.muli %2549, %c44 : index
                %2568 = arith.addi %2554, %2567 : index
                %2569 = arith.divui %2558, %c12 : index
                %2570 = arith.muli %2569, %c20 : index
                %2571 = arith.remui %2558, %c12 : index
                %2572 = arith.divui %2571, %c14 : index
                %2573 = arith.muli %2572, %c21 : index
                %2574 = arith.muli %2553, %c12 : index
                %2575 = arith.addi %2573, %2574 : index
                %2576 = arith.remui %2571, %c14 : index
                %2577 = arith.muli %2576, %c13 : index
                %2578 = arith.addi %2575, %2577 : index
                %2579 = arith.addi %2570, %2578 : index
                %2580 = arith.addi %2568, %2579 : index
                vector.store %2565, %kv[%2580] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2581 = arith.subi %2549, %kvHeads : index
                %2582 = arith.muli %2581, %c44 : index
                %2583 = arith.addi %2554, %2582 : index
                %2584 = arith.addi %2558, %c7 : index
                %2585 = arith.divui %2584, %c12 : index
                %2586 = arith.muli %2585, %c20 : index
                %2587 = arith.addi %2586, %c8 : index
                %2588 = arith.remui %2584, %c12 : index
                %2589 = arith.divui %2553, %c13 : index
                %2590 = arith.remui %2553, %c13 : index
                %2591 = arith.muli %2590, %c14 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = arith.divui %2592, %c14 : index
                %2594 = arith.muli %2593, %c21 : index
                %2595 = arith.muli %2588, %c12 : index
                %2596 = arith.addi %2594, %2595 : index
                %2597 = arith.remui %2592, %c14 : index
                %2598 = arith.muli %2597, %c13 : index
                %2599 = arith.addi %2596, %2598 : index
                %2600 = arith.addi %2587, %2599 : index
                %2601 = arith.addi %2583, %2600 : index
                %2602 = vector.shuffle %2565, %2565 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2602, %kv[%2601] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2603 = arith.addi %2558, %c6 : index
                %2604 = arith.divui %2603, %c12 : index
                %2605 = arith.muli %2604, %c20 : index
                %2606 = arith.addi %2605, %c8 : index
                %2607 = arith.remui %2603, %c12 : index
                %2608 = arith.divui %2553, %c13 : index
                %2609 = arith.remui %2553, %c13 : index
                %2610 = arith.muli %2609, %c14 : index
                %2611 = arith.addi %2608, %2610 : index
                %2612 = arith.divui %2611, %c14 : index
                %2613 = arith.muli %2612, %c21 : index
                %2614 = arith.muli %2607, %c12 : index
                %2615 = arith.addi %2613, %2614 : index
                %2616 = arith.remui %2611, %c14 : index
                %2617 = arith.muli %2616, %c13 : index
                %2618 = arith.addi %2615, %2617 : index
                %2619 = arith.addi %2606, %2618 : index
                %2620 = arith.addi %2583, %2619 : index
                %2621 = vector.shuffle %2565, %2565 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2621, %kv[%2620] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2622 = arith.addi %2558, %c13 : index
                %2623 = arith.divui %2622, %c12 : index
                %2624 = arith.muli %2623, %c20 : index
                %2625 = arith.addi %2624, %c8 : index
                %2626 = arith.remui %2622, %c12 : index
                %2627 = arith.divui %2553, %c13 : index
                %2628 = arith.remui %2553, %c13 : index
                %2629 = arith.muli %2628, %c14 : index
                %2630 = arith.addi %2627, %2629 : index
                %2631 = arith.divui %2630, %c14 : index
                %2632 = arith.muli %2631, %c21 : index
                %2633 = arith.muli %2626, %c12 : index
                %2634 = arith.addi %2632, %2633 : index
                %2635 = arith.remui %2630, %c14 : index
                %2636 = arith.muli %2635, %c13 : index
                %2637 = arith.addi %2634, %2636 : index
                %2638 = arith.addi %2625, %2637 : index
                %2639 = arith.addi %2583, %2638 : index
                %2640 = vector.shuffle %2565, %2565 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2640, %kv[%2639] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2641 = arith.addi %2558, %c22 : index
                %2642 = arith.divui %2641, %c12 : index
                %2643 = arith.muli %2642, %c20 : index
                %2644 = arith.addi %2643, %c8 : index
                %2645 = arith.remui %2641, %c12 : index
                %2646 = arith.divui %2553, %c13 : index
                %2647 = arith.remui %2553, %c13 : index
                %2648 = arith.muli %2647, %c14 : index
                %2649 = arith.addi %2646, %2648 : index
                %2650 = arith.divui %2649, %c14 : index
                %2651 = arith.muli %2650, %c21 : index
                %2652 = arith.muli %2645, %c12 : index
                %2653 = arith.addi %2651, %2652 : index
                %2654 = arith.remui %2649, %c14 : index
                %2655 = arith.muli %2654, %c13 : index
                %2656 = arith.addi %2653, %2655 : index
                %2657 = arith.addi %2644, %2656 : index
                %2658 = arith.addi %2583, %2657 : index
                %2659 = vector.shuffle %2565, %2565 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2659, %kv[%2658] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2660 = arith.cmpi eq, %codec, %c6 : index
          scf.if %2660 {
            %2661 = wave.lane
            %2662 = arith.muli %2661, %c19 : index
            scf.for %2663 = %2662 to %c29 step %c5 {
              %2664 = arith.addi %2548, %2663 : index
              %2665 = vector.load %13[%2664] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2666 = arith.mulf %2665, %2551 : vector<4xf32>
              %2667 = wave.fp8_encode "e4m3" %2666 : vector<4xf32> -> vector<4xi8>
              %2668 = arith.cmpi slt, %2549, %kvHeads : index
              scf.if %2668 {
                %2669 = arith.muli %2549, %c8 : index
                %2670 = arith.addi %2554, %2669 : index
                %2671 = vector.shuffle %2667, %2667 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2672 = arith.divui %2663, %c12 : index
                %2673 = arith.muli %2672, %c21 : index
                %2674 = arith.remui %2663, %c12 : index
                %2675 = arith.muli %2553, %c12 : index
                %2676 = arith.divui %2674, %c19 : index
                %2677 = arith.muli %2676, %c19 : index
                %2678 = arith.remui %2674, %c13 : index
                %2679 = arith.muli %2678, %c13 : index
                %2680 = arith.addi %2677, %2679 : index
                %2681 = arith.divui %2674, %c13 : index
                %2682 = arith.remui %2681, %c13 : index
                %2683 = arith.addi %2680, %2682 : index
                %2684 = arith.addi %2675, %2683 : index
                %2685 = arith.addi %2673, %2684 : index
                %2686 = arith.addi %2670, %2685 : index
                vector.store %2671, %kv[%2686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2687 = arith.subi %2549, %kvHeads : index
                %2688 = arith.muli %2687, %c8 : index
                %2689 = arith.addi %2554, %2688 : index
                %2690 = arith.addi %2663, %c7 : index
                %2691 = arith.divui %2690, %c12 : index
                %2692 = arith.muli %2691, %c21 : index
                %2693 = arith.addi %2692, %c9 : index
                %2694 = arith.remui %2690, %c12 : index
                %2695 = arith.divui %2553, %c13 : index
                %2696 = arith.remui %2553, %c13 : index
                %2697 = arith.muli %2696, %c14 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.muli %2694, %c12 : index
                %2700 = arith.divui %2698, %c19 : index
                %2701 = arith.muli %2700, %c19 : index
                %2702 = arith.remui %2698, %c13 : index
                %2703 = arith.muli %2702, %c13 : index
                %2704 = arith.addi %2701, %2703 : index
                %2705 = arith.divui %2698, %c13 : index
                %2706 = arith.remui %2705, %c13 : index
                %2707 = arith.addi %2704, %2706 : index
                %2708 = arith.addi %2699, %2707 : index
                %2709 = arith.addi %2693, %2708 : index
                %2710 = arith.addi %2689, %2709 : index
                %2711 = vector.shuffle %2667, %2667 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2711, %kv[%2710] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2712 = arith.addi %2663, %c6 : index
                %2713 = arith.divui %2712, %c12 : index
                %2714 = arith.muli %2713, %c21 : index
                %2715 = arith.addi %2714, %c9 : index
                %2716 = arith.remui %2712, %c12 : index
                %2717 = arith.divui %2553, %c13 : index
                %2718 = arith.remui %2553, %c13 : index
                %2719 = arith.muli %2718, %c14 : index
                %2720 = arith.addi %2717, %2719 : index
                %2721 = arith.muli %2716, %c12 : index
                %2722 = arith.divui %2720, %c19 : index
                %2723 = arith.muli %2722, %c19 : index
                %2724 = arith.remui %2720, %c13 : index
                %2725 = arith.muli %2724, %c13 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.divui %2720, %c13 : index
                %2728 = arith.remui %2727, %c13 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.addi %2721, %2729 : index
                %2731 = arith.addi %2715, %2730 : index
                %2732 = arith.addi %2689, %2731 : index
                %2733 = vector.shuffle %2667, %2667 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2733, %kv[%2732] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2734 = arith.addi %2663, %c13 : index
                %2735 = arith.divui %2734, %c12 : index
                %2736 = arith.muli %2735, %c21 : index
                %2737 = arith.addi %2736, %c9 : index
                %2738 = arith.remui %2734, %c12 : index
                %2739 = arith.divui %2553, %c13 : index
                %2740 = arith.remui %2553, %c13 : index
                %2741 = arith.muli %2740, %c14 : index
                %2742 = arith.addi %2739, %2741 : index
                %2743 = arith.muli %2738, %c12 : index
                %2744 = arith.divui %2742, %c19 : index
                %2745 = arith.muli %2744, %c19 : index
                %2746 = arith.remui %2742, %c13 : index
                %2747 = arith.muli %2746, %c13 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.divui %2742, %c13 : index
                %2750 = arith.remui %2749, %c13 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.addi %2743, %2751 : index
                %2753 = arith.addi %2737, %2752 : index
                %2754 = arith.addi %2689, %2753 : index
                %2755 = vector.shuffle %2667, %2667 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2755, %kv[%2754] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2756 = arith.addi %2663, %c22 : index
                %2757 = arith.divui %2756, %c12 : index
                %2758 = arith.muli %2757, %c21 : index
                %2759 = arith.addi %2758, %c9 : index
                %2760 = arith.remui %2756, %c12 : index
                %2761 = arith.divui %2553, %c13 : index
                %2762 = arith.remui %2553, %c13 : index
                %2763 = arith.muli %2762, %c14 : index
                %2764 = arith.addi %2761, %2763 : index
                %2765 = arith.muli %2760, %c12 : index
                %2766 = arith.divui %2764, %c19 : index
                %2767 = arith.muli %2766, %c19 : index
                %2768 = arith.remui %2764, %c13 : index
                %2769 = arith.muli %2768, %c13 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.divui %2764, %c13 : index
                %2772 = arith.remui %2771, %c13 : index
                %2773 = arith.addi %2770, %2772 : index
                %2774 = arith.addi %2765, %2773 : index
                %2775 = arith.addi %2759, %2774 : index
                %2776 = arith.addi %2689, %2775 : index
                %2777 = vector.shuffle %2667, %2667 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2777, %kv[%2776] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2778 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2778 {
            %2779 = wave.lane
            %2780 = arith.muli %2779, %c19 : index
            scf.for %2781 = %2780 to %c29 step %c5 {
              %2782 = arith.addi %2548, %2781 : index
              %2783 = vector.load %13[%2782] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2784 = arith.mulf %2783, %2551 : vector<4xf32>
              %2785 = wave.fp8_encode "e5m2" %2784 : vector<4xf32> -> vector<4xi8>
              %2786 = arith.cmpi slt, %2549, %kvHeads : index
              scf.if %2786 {
                %2787 = arith.muli %2549, %c8 : index
                %2788 = arith.addi %2554, %2787 : index
                %2789 = vector.shuffle %2785, %2785 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2790 = arith.divui %2781, %c12 : index
                %2791 = arith.muli %2790, %c21 : index
                %2792 = arith.remui %2781, %c12 : index
                %2793 = arith.muli %2553, %c12 : index
                %2794 = arith.divui %2792, %c19 : index
                %2795 = arith.muli %2794, %c19 : index
                %2796 = arith.remui %2792, %c13 : index
                %2797 = arith.muli %2796, %c13 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.divui %2792, %c13 : index
                %2800 = arith.remui %2799, %c13 : index
                %2801 = arith.addi %2798, %2800 : index
                %2802 = arith.addi %2793, %2801 : index
                %2803 = arith.addi %2791, %2802 : index
                %2804 = arith.addi %2788, %2803 : index
                vector.store %2789, %kv[%2804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2805 = arith.subi %2549, %kvHeads : index
                %2806 = arith.muli %2805, %c8 : index
                %2807 = arith.addi %2554, %2806 : index
                %2808 = arith.addi %2781, %c7 : index
                %2809 = arith.divui %2808, %c12 : index
                %2810 = arith.muli %2809, %c21 : index
                %2811 = arith.addi %2810, %c9 : index
                %2812 = arith.remui %2808, %c12 : index
                %2813 = arith.divui %2553, %c13 : index
                %2814 = arith.remui %2553, %c13 : index
                %2815 = arith.muli %2814, %c14 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.muli %2812, %c12 : index
                %2818 = arith.divui %2816, %c19 : index
                %2819 = arith.muli %2818, %c19 : index
                %2820 = arith.remui %2816, %c13 : index
                %2821 = arith.muli %2820, %c13 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.divui %2816, %c13 : index
                %2824 = arith.remui %2823, %c13 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.addi %2817, %2825 : index
                %2827 = arith.addi %2811, %2826 : index
                %2828 = arith.addi %2807, %2827 : index
                %2829 = vector.shuffle %2785, %2785 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2829, %kv[%2828] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2830 = arith.addi %2781, %c6 : index
                %2831 = arith.divui %2830, %c12 : index
                %2832 = arith.muli %2831, %c21 : index
                %2833 = arith.addi %2832, %c9 : index
                %2834 = arith.remui %2830, %c12 : index
                %2835 = arith.divui %2553, %c13 : index
                %2836 = arith.remui %2553, %c13 : index
                %2837 = arith.muli %2836, %c14 : index
                %2838 = arith.addi %2835, %2837 : index
                %2839 = arith.muli %2834, %c12 : index
                %2840 = arith.divui %2838, %c19 : index
                %2841 = arith.muli %2840, %c19 : index
                %2842 = arith.remui %2838, %c13 : index
                %2843 = arith.muli %2842, %c13 : index
                %2844 = arith.addi %2841, %2843 : index
                %2845 = arith.divui %2838, %c13 : index
                %2846 = arith.remui %2845, %c13 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.addi %2839, %2847 : index
                %2849 = arith.addi %2833, %2848 : index
                %2850 = arith.addi %2807, %2849 : index
                %2851 = vector.shuffle %2785, %2785 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2851, %kv[%2850] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2852 = arith.addi %2781, %c13 : index
                %2853 = arith.divui %2852, %c12 : index
                %2854 = arith.muli %2853, %c21 : index
                %2855 = arith.addi %2854, %c9 : index
                %2856 = arith.remui %2852, %c12 : index
                %2857 = arith.divui %2553, %c13 : index
                %2858 = arith.remui %2553, %c13 : index
                %2859 = arith.muli %2858, %c14 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.muli %2856, %c12 : index
                %2862 = arith.divui %2860, %c19 : index
                %2863 = arith.muli %2862, %c19 : index
                %2864 = arith.remui %2860, %c13 : index
                %2865 = arith.muli %2864, %c13 : index
                %2866 = arith.addi %2863, %2865 : index
                %2867 = arith.divui %2860, %c13 : index
                %2868 = arith.remui %2867, %c13 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.addi %2861, %2869 : index
                %2871 = arith.addi %2855, %2870 : index
                %2872 = arith.addi %2807, %2871 : index
                %2873 = vector.shuffle %2785, %2785 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2873, %kv[%2872] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2874 = arith.addi %2781, %c22 : index
                %2875 = arith.divui %2874, %c12 : index
                %2876 = arith.muli %2875, %c21 : index
                %2877 = arith.addi %2876, %c9 : index
                %2878 = arith.remui %2874, %c12 : index
                %2879 = arith.divui %2553, %c13 : index
                %2880 = arith.remui %2553, %c13 : index
                %2881 = arith.muli %2880, %c14 : index
                %2882 = arith.addi %2879, %2881 : index
                %2883 = arith.muli %2878, %c12 : index
                %2884 = arith.divui %2882, %c19 : index
                %2885 = arith.muli %2884, %c19 : index
                %2886 = arith.remui %2882, %c13 : index
                %2887 = arith.muli %2886, %c13 : index
                %2888 = arith.addi %2885, %2887 : index
                %2889 = arith.divui %2882, %c13 : index
                %2890 = arith.remui %2889, %c13 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.addi %2883, %2891 : index
                %2893 = arith.addi %2877, %2892 : index
                %2894 = arith.addi %2807, %2893 : index
                %2895 = vector.shuffle %2785, %2785 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2895, %kv[%2894] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %2896 = arith.addi %16, %c4 : index
    %2897 = wave.lane
    %2898 = arith.muli %3, %c6 : index
    %2899 = arith.muli %2898, %c21 : index
    %2900 = arith.addi %2899, %2897 : index
    %2901 = arith.muli %4, %c9 : index
    %2902 = arith.addi %2901, %2900 : index
    %2903 = arith.addi %2902, %c7 : index
    %2904 = arith.addi %2903, %c7 : index
    %2905 = vector.extract %345#2[0] : f32 from vector<8xf32>
    memref.store %2905, %12[%2904] : memref<?xf32>
    %2906 = arith.muli %4, %c9 : index
    %2907 = arith.addi %2906, %2900 : index
    %2908 = arith.addi %2907, %c7 : index
    %2909 = arith.addi %2908, %c4 : index
    %2910 = vector.extract %345#2[1] : f32 from vector<8xf32>
    memref.store %2910, %12[%2909] : memref<?xf32>
    %2911 = arith.muli %4, %c9 : index
    %2912 = arith.addi %2911, %2900 : index
    %2913 = arith.addi %2912, %c7 : index
    %2914 = arith.addi %2913, %c10 : index
    %2915 = vector.extract %345#2[2] : f32 from vector<8xf32>
    memref.store %2915, %12[%2914] : memref<?xf32>
    %2916 = arith.muli %4, %c9 : index
    %2917 = arith.addi %2916, %2900 : index
    %2918 = arith.addi %2917, %c7 : index
    %2919 = arith.addi %2918, %c23 : index
    %2920 = vector.extract %345#2[3] : f32 from vector<8xf32>
    memref.store %2920, %12[%2919] : memref<?xf32>
    %2921 = arith.muli %4, %c9 : index
    %2922 = arith.addi %2921, %2900 : index
    %2923 = arith.addi %2922, %c7 : index
    %2924 = arith.addi %2923, %c5 : index
    %2925 = vector.extract %345#2[4] : f32 from vector<8xf32>
    memref.store %2925, %12[%2924] : memref<?xf32>
    %2926 = arith.muli %4, %c9 : index
    %2927 = arith.addi %2926, %2900 : index
    %2928 = arith.addi %2927, %c7 : index
    %2929 = arith.addi %2928, %c24 : index
    %2930 = vector.extract %345#2[5] : f32 from vector<8xf32>
    memref.store %2930, %12[%2929] : memref<?xf32>
    %2931 = arith.muli %4, %c9 : index
    %2932 = arith.addi %2931, %2900 : index
    %2933 = arith.addi %2932, %c7 : index
    %2934 = arith.addi %2933, %c25 : index
    %2935 = vector.extract %345#2[6] : f32 from vector<8xf32>
    memref.store %2935, %12[%2934] : memref<?xf32>
    %2936 = arith.muli %4, %c9 : index
    %2937 = arith.addi %2936, %2900 : index
    %2938 = arith.addi %2937, %c7 : index
    %2939 = arith.addi %2938, %c26 : index
    %2940 = vector.extract %345#2[7] : f32 from vector<8xf32>
    memref.store %2940, %12[%2939] : memref<?xf32>
    wave.barrier
    %2941 = arith.muli %4, %c19 : index
    %2942 = arith.addi %2941, %c7 : index
    %2943 = arith.muli %2942, %c13 : index
    %2944 = arith.divui %2897, %c12 : index
    %2945 = arith.addi %2943, %2944 : index
    %2946 = arith.addi %2896, %2945 : index
    %2947 = arith.cmpi slt, %2946, %15 : index
    scf.if %2947 {
      %2948 = arith.cmpi eq, %hasFactors, %c6 : index
      %2949 = memref.load %factors[%2946] : memref<?xf32>
      %2950 = arith.select %2948, %2949, %c28 : f32
      %2951 = arith.addi %2900, %c7 : index
      %2952 = arith.muli %2942, %c4 : index
      %2953 = arith.addi %2951, %2952 : index
      %2954 = memref.load %12[%2953] : memref<?xf32>
      %2955 = arith.addi %2953, %c9 : index
      %2956 = memref.load %12[%2955] : memref<?xf32>
      %2957 = arith.addf %2954, %2956 : f32
      %2958 = arith.remui %2897, %c12 : index
      %2959 = arith.muli %2958, %c19 : index
      %2960 = arith.addi %11, %2959 : index
      %2961 = vector.load %w[%2960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2962 = vector.bitcast %2961 : vector<4xi8> to vector<1xf32>
      %2963 = vector.extract %2962[0] : f32 from vector<1xf32>
      %2964 = arith.mulf %2963, %2950 : f32
      %2965 = arith.mulf %2957, %2964 : f32
      %2966 = arith.muli %3, %c6 : index
      %2967 = arith.addi %2966, %c7 : index
      %2968 = arith.muli %2967, %c12 : index
      %2969 = arith.remui %2897, %c12 : index
      %2970 = arith.addi %2968, %2969 : index
      %2971 = arith.muli %2945, %c29 : index
      %2972 = arith.addi %2971, %2970 : index
      memref.store %2965, %13[%2972] : memref<?xf32>
    }
    %2973 = arith.muli %4, %c19 : index
    %2974 = arith.addi %2973, %c6 : index
    %2975 = arith.muli %2974, %c13 : index
    %2976 = arith.divui %2897, %c12 : index
    %2977 = arith.addi %2975, %2976 : index
    %2978 = arith.addi %2896, %2977 : index
    %2979 = arith.cmpi slt, %2978, %15 : index
    scf.if %2979 {
      %2980 = arith.cmpi eq, %hasFactors, %c6 : index
      %2981 = memref.load %factors[%2978] : memref<?xf32>
      %2982 = arith.select %2980, %2981, %c28 : f32
      %2983 = arith.addi %2900, %c7 : index
      %2984 = arith.muli %2974, %c4 : index
      %2985 = arith.addi %2983, %2984 : index
      %2986 = memref.load %12[%2985] : memref<?xf32>
      %2987 = arith.addi %2985, %c9 : index
      %2988 = memref.load %12[%2987] : memref<?xf32>
      %2989 = arith.addf %2986, %2988 : f32
      %2990 = arith.remui %2897, %c12 : index
      %2991 = arith.muli %2990, %c19 : index
      %2992 = arith.addi %11, %2991 : index
      %2993 = vector.load %w[%2992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2994 = vector.bitcast %2993 : vector<4xi8> to vector<1xf32>
      %2995 = vector.extract %2994[0] : f32 from vector<1xf32>
      %2996 = arith.mulf %2995, %2982 : f32
      %2997 = arith.mulf %2989, %2996 : f32
      %2998 = arith.muli %3, %c6 : index
      %2999 = arith.addi %2998, %c7 : index
      %3000 = arith.muli %2999, %c12 : index
      %3001 = arith.remui %2897, %c12 : index
      %3002 = arith.addi %3000, %3001 : index
      %3003 = arith.muli %2977, %c29 : index
      %3004 = arith.addi %3003, %3002 : index
      memref.store %2997, %13[%3004] : memref<?xf32>
    }
    %3005 = arith.muli %4, %c19 : index
    %3006 = arith.addi %3005, %c13 : index
    %3007 = arith.muli %3006, %c13 : index
    %3008 = arith.divui %2897, %c12 : index
    %3009 = arith.addi %3007, %3008 : index
    %3010 = arith.addi %2896, %3009 : index
    %3011 = arith.cmpi slt, %3010, %15 : index
    scf.if %3011 {
      %3012 = arith.cmpi eq, %hasFactors, %c6 : index
      %3013 = memref.load %factors[%3010] : memref<?xf32>
      %3014 = arith.select %3012, %3013, %c28 : f32
      %3015 = arith.addi %2900, %c7 : index
      %3016 = arith.muli %3006, %c4 : index
      %3017 = arith.addi %3015, %3016 : index
      %3018 = memref.load %12[%3017] : memref<?xf32>
      %3019 = arith.addi %3017, %c9 : index
      %3020 = memref.load %12[%3019] : memref<?xf32>
      %3021 = arith.addf %3018, %3020 : f32
      %3022 = arith.remui %2897, %c12 : index
      %3023 = arith.muli %3022, %c19 : index
      %3024 = arith.addi %11, %3023 : index
      %3025 = vector.load %w[%3024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3026 = vector.bitcast %3025 : vector<4xi8> to vector<1xf32>
      %3027 = vector.extract %3026[0] : f32 from vector<1xf32>
      %3028 = arith.mulf %3027, %3014 : f32
      %3029 = arith.mulf %3021, %3028 : f32
      %3030 = arith.muli %3, %c6 : index
      %3031 = arith.addi %3030, %c7 : index
      %3032 = arith.muli %3031, %c12 : index
      %3033 = arith.remui %2897, %c12 : index
      %3034 = arith.addi %3032, %3033 : index
      %3035 = arith.muli %3009, %c29 : index
      %3036 = arith.addi %3035, %3034 : index
      memref.store %3029, %13[%3036] : memref<?xf32>
    }
    %3037 = arith.muli %4, %c19 : index
    %3038 = arith.addi %3037, %c22 : index
    %3039 = arith.muli %3038, %c13 : index
    %3040 = arith.divui %2897, %c12 : index
    %3041 = arith.addi %3039, %3040 : index
    %3042 = arith.addi %2896, %3041 : index
    %3043 = arith.cmpi slt, %3042, %15 : index
    scf.if %3043 {
      %3044 = arith.cmpi eq, %hasFactors, %c6 : index
      %3045 = memref.load %factors[%3042] : memref<?xf32>
      %3046 = arith.select %3044, %3045, %c28 : f32
      %3047 = arith.addi %2900, %c7 : index
      %3048 = arith.muli %3038, %c4 : index
      %3049 = arith.addi %3047, %3048 : index
      %3050 = memref.load %12[%3049] : memref<?xf32>
      %3051 = arith.addi %3049, %c9 : index
      %3052 = memref.load %12[%3051] : memref<?xf32>
      %3053 = arith.addf %3050, %3052 : f32
      %3054 = arith.remui %2897, %c12 : index
      %3055 = arith.muli %3054, %c19 : index
      %3056 = arith.addi %11, %3055 : index
      %3057 = vector.load %w[%3056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3058 = vector.bitcast %3057 : vector<4xi8> to vector<1xf32>
      %3059 = vector.extract %3058[0] : f32 from vector<1xf32>
      %3060 = arith.mulf %3059, %3046 : f32
      %3061 = arith.mulf %3053, %3060 : f32
      %3062 = arith.muli %3, %c6 : index
      %3063 = arith.addi %3062, %c7 : index
      %3064 = arith.muli %3063, %c12 : index
      %3065 = arith.remui %2897, %c12 : index
      %3066 = arith.addi %3064, %3065 : index
      %3067 = arith.muli %3041, %c29 : index
      %3068 = arith.addi %3067, %3066 : index
      memref.store %3061, %13[%3068] : memref<?xf32>
    }
    wave.barrier
    %3069 = arith.addi %16, %c4 : index
    %3070 = wave.wave
    %3071 = arith.addi %3070, %c7 : index
    %3072 = arith.addi %3069, %3071 : index
    %3073 = arith.cmpi slt, %3072, %15 : index
    %3074 = arith.cmpi slt, %3071, %c12 : index
    %3075 = arith.andi %3073, %3074 : i1
    scf.if %3075 {
      %3076 = arith.addi %3069, %3071 : index
      %3077 = arith.muli %3071, %c29 : index
      %3078 = wave.lane
      %3079 = arith.addi %3078, %c7 : index
      %3080 = arith.cmpi eq, %hasBias, %c6 : index
      %3081 = arith.addi %3077, %3079 : index
      %3082 = memref.load %13[%3081] : memref<?xf32>
      %3083 = arith.muli %0, %c29 : index
      %3084 = arith.addi %3083, %3079 : index
      %3085 = memref.load %bias[%3084] : memref<?xf32>
      %3086 = arith.addf %3082, %3085 : f32
      %3087 = arith.select %3080, %3086, %3082 : f32
      %3088 = arith.addi %3079, %c31 : index
      %3089 = arith.cmpi eq, %hasBias, %c6 : index
      %3090 = arith.addi %3077, %3088 : index
      %3091 = memref.load %13[%3090] : memref<?xf32>
      %3092 = arith.muli %0, %c29 : index
      %3093 = arith.addi %3092, %3088 : index
      %3094 = memref.load %bias[%3093] : memref<?xf32>
      %3095 = arith.addf %3091, %3094 : f32
      %3096 = arith.select %3089, %3095, %3091 : f32
      %3097 = arith.addi %3078, %c4 : index
      %3098 = arith.cmpi slt, %3097, %c31 : index
      %3099 = arith.minsi %3097, %c32 : index
      %3100 = arith.cmpi eq, %hasBias, %c6 : index
      %3101 = arith.addi %3077, %3099 : index
      %3102 = memref.load %13[%3101] : memref<?xf32>
      %3103 = arith.muli %0, %c29 : index
      %3104 = arith.addi %3103, %3099 : index
      %3105 = memref.load %bias[%3104] : memref<?xf32>
      %3106 = arith.addf %3102, %3105 : f32
      %3107 = arith.select %3100, %3106, %3102 : f32
      %3108 = arith.addi %3099, %c31 : index
      %3109 = arith.cmpi eq, %hasBias, %c6 : index
      %3110 = arith.addi %3077, %3108 : index
      %3111 = memref.load %13[%3110] : memref<?xf32>
      %3112 = arith.muli %0, %c29 : index
      %3113 = arith.addi %3112, %3108 : index
      %3114 = memref.load %bias[%3113] : memref<?xf32>
      %3115 = arith.addf %3111, %3114 : f32
      %3116 = arith.select %3109, %3115, %3111 : f32
      %3117 = arith.addi %heads, %kvHeads : index
      %3118 = arith.cmpi slt, %0, %3117 : index
      scf.if %3118 {
        %3119 = arith.addi %positionsAt, %3076 : index
        %3120 = memref.load %step[%3119] : memref<?xi32>
        %3121 = arith.index_cast %3120 : i32 to index
        %3122 = arith.cmpi eq, %hasNorm, %c6 : index
        %3123 = math.fma %3087, %3087, %c35 : f32
        %3124 = math.fma %3096, %3096, %3123 : f32
        %3125 = math.fma %3107, %3107, %3124 : f32
        %3126 = arith.select %3098, %3125, %3124 : f32
        %3127 = math.fma %3116, %3116, %3126 : f32
        %3128 = arith.select %3098, %3127, %3126 : f32
        %3129 = vector.broadcast %3128 : f32 to vector<1xf32>
        %3130 = wave.reduce "add" %3129 : vector<1xf32>
        %3131 = arith.mulf %3130, %inverseHeadDim : f32
        %3132 = arith.addf %3131, %epsilon : f32
        %3133 = math.sqrt %3132 : f32
        %3134 = arith.divf %c28, %3133 : f32
        %3135 = arith.cmpi slt, %0, %heads : index
        %3136 = arith.addi %3079, %c31 : index
        %3137 = memref.load %query_norm[%3079] : memref<?xf32>
        %3138 = memref.load %key_norm[%3079] : memref<?xf32>
        %3139 = arith.select %3135, %3137, %3138 : f32
        %3140 = arith.mulf %3087, %3134 : f32
        %3141 = arith.mulf %3140, %3139 : f32
        %3142 = arith.select %3122, %3141, %3087 : f32
        %3143 = memref.load %query_norm[%3136] : memref<?xf32>
        %3144 = memref.load %key_norm[%3136] : memref<?xf32>
        %3145 = arith.select %3135, %3143, %3144 : f32
        %3146 = arith.mulf %3096, %3134 : f32
        %3147 = arith.mulf %3146, %3145 : f32
        %3148 = arith.select %3122, %3147, %3096 : f32
        %3149 = arith.addi %3099, %c31 : index
        %3150 = memref.load %query_norm[%3099] : memref<?xf32>
        %3151 = memref.load %key_norm[%3099] : memref<?xf32>
        %3152 = arith.select %3135, %3150, %3151 : f32
        %3153 = arith.mulf %3107, %3134 : f32
        %3154 = arith.mulf %3153, %3152 : f32
        %3155 = arith.select %3122, %3154, %3107 : f32
        %3156 = memref.load %query_norm[%3149] : memref<?xf32>
        %3157 = memref.load %key_norm[%3149] : memref<?xf32>
        %3158 = arith.select %3135, %3156, %3157 : f32
        %3159 = arith.mulf %3116, %3134 : f32
        %3160 = arith.mulf %3159, %3158 : f32
        %3161 = arith.select %3122, %3160, %3116 : f32
        %3162 = arith.remui %3121, %c21 : index
        %3163 = arith.muli %3162, %c29 : index
        %3164 = arith.addi %3163, %3079 : index
        %3165 = arith.divui %3121, %c21 : index
        %3166 = arith.addi %3165, %c21 : index
        %3167 = arith.muli %3166, %c29 : index
        %3168 = arith.addi %3167, %3079 : index
        %3169 = memref.load %rope[%3164] : memref<?xf32>
        %3170 = arith.addi %3164, %c31 : index
        %3171 = memref.load %rope[%3170] : memref<?xf32>
        %3172 = memref.load %rope[%3168] : memref<?xf32>
        %3173 = arith.addi %3168, %c31 : index
        %3174 = memref.load %rope[%3173] : memref<?xf32>
        %3175 = arith.mulf %3172, %3169 : f32
        %3176 = arith.mulf %3174, %3171 : f32
        %3177 = arith.subf %3175, %3176 : f32
        %3178 = arith.mulf %3174, %3169 : f32
        %3179 = arith.mulf %3172, %3171 : f32
        %3180 = arith.addf %3178, %3179 : f32
        %3181 = arith.mulf %3142, %3177 : f32
        %3182 = arith.mulf %3148, %3180 : f32
        %3183 = arith.subf %3181, %3182 : f32
        %3184 = arith.mulf %3148, %3177 : f32
        %3185 = arith.mulf %3142, %3180 : f32
        %3186 = arith.addf %3184, %3185 : f32
        %3187 = arith.cmpi slt, %0, %heads : index
        scf.if %3187 {
          %3188 = arith.muli %3076, %heads : index
          %3189 = arith.addi %3188, %0 : index
          %3190 = arith.muli %3189, %c29 : index
          %3191 = arith.addi %3190, %3079 : index
          memref.store %3183, %q[%3191] : memref<?xf32>
          %3192 = arith.addi %3191, %c31 : index
          memref.store %3186, %q[%3192] : memref<?xf32>
        } else {
          %3193 = arith.addi %3077, %3079 : index
          memref.store %3183, %13[%3193] : memref<?xf32>
          %3194 = arith.addi %3077, %3079 : index
          %3195 = arith.addi %3194, %c31 : index
          memref.store %3186, %13[%3195] : memref<?xf32>
        }
        %3196 = arith.remui %3121, %c21 : index
        %3197 = arith.muli %3196, %c29 : index
        %3198 = arith.addi %3197, %3099 : index
        %3199 = arith.divui %3121, %c21 : index
        %3200 = arith.addi %3199, %c21 : index
        %3201 = arith.muli %3200, %c29 : index
        %3202 = arith.addi %3201, %3099 : index
        %3203 = memref.load %rope[%3198] : memref<?xf32>
        %3204 = arith.addi %3198, %c31 : index
        %3205 = memref.load %rope[%3204] : memref<?xf32>
        %3206 = memref.load %rope[%3202] : memref<?xf32>
        %3207 = arith.addi %3202, %c31 : index
        %3208 = memref.load %rope[%3207] : memref<?xf32>
        %3209 = arith.mulf %3206, %3203 : f32
        %3210 = arith.mulf %3208, %3205 : f32
        %3211 = arith.subf %3209, %3210 : f32
        %3212 = arith.mulf %3208, %3203 : f32
        %3213 = arith.mulf %3206, %3205 : f32
        %3214 = arith.addf %3212, %3213 : f32
        %3215 = arith.mulf %3155, %3211 : f32
        %3216 = arith.mulf %3161, %3214 : f32
        %3217 = arith.subf %3215, %3216 : f32
        %3218 = arith.mulf %3161, %3211 : f32
        %3219 = arith.mulf %3155, %3214 : f32
        %3220 = arith.addf %3218, %3219 : f32
        scf.if %3098 {
          %3221 = arith.cmpi slt, %0, %heads : index
          scf.if %3221 {
            %3222 = arith.muli %3076, %heads : index
            %3223 = arith.addi %3222, %0 : index
            %3224 = arith.muli %3223, %c29 : index
            %3225 = arith.addi %3224, %3099 : index
            memref.store %3217, %q[%3225] : memref<?xf32>
            %3226 = arith.addi %3225, %c31 : index
            memref.store %3220, %q[%3226] : memref<?xf32>
          } else {
            %3227 = arith.addi %3077, %3099 : index
            memref.store %3217, %13[%3227] : memref<?xf32>
            %3228 = arith.addi %3077, %3099 : index
            %3229 = arith.addi %3228, %c31 : index
            memref.store %3220, %13[%3229] : memref<?xf32>
          }
        }
      } else {
        %3230 = arith.cmpi slt, %0, %heads : index
        scf.if %3230 {
          %3231 = arith.muli %3076, %heads : index
          %3232 = arith.addi %3231, %0 : index
          %3233 = arith.muli %3232, %c29 : index
          %3234 = arith.addi %3233, %3079 : index
          memref.store %3087, %q[%3234] : memref<?xf32>
          %3235 = arith.addi %3234, %c31 : index
          memref.store %3096, %q[%3235] : memref<?xf32>
        } else {
          %3236 = arith.addi %3077, %3079 : index
          memref.store %3087, %13[%3236] : memref<?xf32>
          %3237 = arith.addi %3077, %3079 : index
          %3238 = arith.addi %3237, %c31 : index
          memref.store %3096, %13[%3238] : memref<?xf32>
        }
        scf.if %3098 {
          %3239 = arith.cmpi slt, %0, %heads : index
          scf.if %3239 {
            %3240 = arith.muli %3076, %heads : index
            %3241 = arith.addi %3240, %0 : index
            %3242 = arith.muli %3241, %c29 : index
            %3243 = arith.addi %3242, %3099 : index
            memref.store %3107, %q[%3243] : memref<?xf32>
            %3244 = arith.addi %3243, %c31 : index
            memref.store %3116, %q[%3244] : memref<?xf32>
          } else {
            %3245 = arith.addi %3077, %3099 : index
            memref.store %3107, %13[%3245] : memref<?xf32>
            %3246 = arith.addi %3077, %3099 : index
            %3247 = arith.addi %3246, %c31 : index
            memref.store %3116, %13[%3247] : memref<?xf32>
          }
        }
      }
    }
    %3248 = arith.addi %3070, %c38 : index
    %3249 = arith.addi %3069, %3248 : index
    %3250 = arith.cmpi slt, %3249, %15 : index
    %3251 = arith.cmpi slt, %3248, %c12 : index
    %3252 = arith.andi %3250, %3251 : i1
    scf.if %3252 {
      %3253 = arith.addi %3069, %3248 : index
      %3254 = arith.muli %3248, %c29 : index
      %3255 = wave.lane
      %3256 = arith.addi %3255, %c7 : index
      %3257 = arith.cmpi eq, %hasBias, %c6 : index
      %3258 = arith.addi %3254, %3256 : index
      %3259 = memref.load %13[%3258] : memref<?xf32>
      %3260 = arith.muli %0, %c29 : index
      %3261 = arith.addi %3260, %3256 : index
      %3262 = memref.load %bias[%3261] : memref<?xf32>
      %3263 = arith.addf %3259, %3262 : f32
      %3264 = arith.select %3257, %3263, %3259 : f32
      %3265 = arith.addi %3256, %c31 : index
      %3266 = arith.cmpi eq, %hasBias, %c6 : index
      %3267 = arith.addi %3254, %3265 : index
      %3268 = memref.load %13[%3267] : memref<?xf32>
      %3269 = arith.muli %0, %c29 : index
      %3270 = arith.addi %3269, %3265 : index
      %3271 = memref.load %bias[%3270] : memref<?xf32>
      %3272 = arith.addf %3268, %3271 : f32
      %3273 = arith.select %3266, %3272, %3268 : f32
      %3274 = arith.addi %3255, %c4 : index
      %3275 = arith.cmpi slt, %3274, %c31 : index
      %3276 = arith.minsi %3274, %c32 : index
      %3277 = arith.cmpi eq, %hasBias, %c6 : index
      %3278 = arith.addi %3254, %3276 : index
      %3279 = memref.load %13[%3278] : memref<?xf32>
      %3280 = arith.muli %0, %c29 : index
      %3281 = arith.addi %3280, %3276 : index
      %3282 = memref.load %bias[%3281] : memref<?xf32>
      %3283 = arith.addf %3279, %3282 : f32
      %3284 = arith.select %3277, %3283, %3279 : f32
      %3285 = arith.addi %3276, %c31 : index
      %3286 = arith.cmpi eq, %hasBias, %c6 : index
      %3287 = arith.addi %3254, %3285 : index
      %3288 = memref.load %13[%3287] : memref<?xf32>
      %3289 = arith.muli %0, %c29 : index
      %3290 = arith.addi %3289, %3285 : index
      %3291 = memref.load %bias[%3290] : memref<?xf32>
      %3292 = arith.addf %3288, %3291 : f32
      %3293 = arith.select %3286, %3292, %3288 : f32
      %3294 = arith.addi %heads, %kvHeads : index
      %3295 = arith.cmpi slt, %0, %3294 : index
      scf.if %3295 {
        %3296 = arith.addi %positionsAt, %3253 : index
        %3297 = memref.load %step[%3296] : memref<?xi32>
        %3298 = arith.index_cast %3297 : i32 to index
        %3299 = arith.cmpi eq, %hasNorm, %c6 : index
        %3300 = math.fma %3264, %3264, %c35 : f32
        %3301 = math.fma %3273, %3273, %3300 : f32
        %3302 = math.fma %3284, %3284, %3301 : f32
        %3303 = arith.select %3275, %3302, %3301 : f32
        %3304 = math.fma %3293, %3293, %3303 : f32
        %3305 = arith.select %3275, %3304, %3303 : f32
        %3306 = vector.broadcast %3305 : f32 to vector<1xf32>
        %3307 = wave.reduce "add" %3306 : vector<1xf32>
        %3308 = arith.mulf %3307, %inverseHeadDim : f32
        %3309 = arith.addf %3308, %epsilon : f32
        %3310 = math.sqrt %3309 : f32
        %3311 = arith.divf %c28, %3310 : f32
        %3312 = arith.cmpi slt, %0, %heads : index
        %3313 = arith.addi %3256, %c31 : index
        %3314 = memref.load %query_norm[%3256] : memref<?xf32>
        %3315 = memref.load %key_norm[%3256] : memref<?xf32>
        %3316 = arith.select %3312, %3314, %3315 : f32
        %3317 = arith.mulf %3264, %3311 : f32
        %3318 = arith.mulf %3317, %3316 : f32
        %3319 = arith.select %3299, %3318, %3264 : f32
        %3320 = memref.load %query_norm[%3313] : memref<?xf32>
        %3321 = memref.load %key_norm[%3313] : memref<?xf32>
        %3322 = arith.select %3312, %3320, %3321 : f32
        %3323 = arith.mulf %3273, %3311 : f32
        %3324 = arith.mulf %3323, %3322 : f32
        %3325 = arith.select %3299, %3324, %3273 : f32
        %3326 = arith.addi %3276, %c31 : index
        %3327 = memref.load %query_norm[%3276] : memref<?xf32>
        %3328 = memref.load %key_norm[%3276] : memref<?xf32>
        %3329 = arith.select %3312, %3327, %3328 : f32
        %3330 = arith.mulf %3284, %3311 : f32
        %3331 = arith.mulf %3330, %3329 : f32
        %3332 = arith.select %3299, %3331, %3284 : f32
        %3333 = memref.load %query_norm[%3326] : memref<?xf32>
        %3334 = memref.load %key_norm[%3326] : memref<?xf32>
        %3335 = arith.select %3312, %3333, %3334 : f32
        %3336 = arith.mulf %3293, %3311 : f32
        %3337 = arith.mulf %3336, %3335 : f32
        %3338 = arith.select %3299, %3337, %3293 : f32
        %3339 = arith.remui %3298, %c21 : index
        %3340 = arith.muli %3339, %c29 : index
        %3341 = arith.addi %3340, %3256 : index
        %3342 = arith.divui %3298, %c21 : index
        %3343 = arith.addi %3342, %c21 : index
        %3344 = arith.muli %3343, %c29 : index
        %3345 = arith.addi %3344, %3256 : index
        %3346 = memref.load %rope[%3341] : memref<?xf32>
        %3347 = arith.addi %3341, %c31 : index
        %3348 = memref.load %rope[%3347] : memref<?xf32>
        %3349 = memref.load %rope[%3345] : memref<?xf32>
        %3350 = arith.addi %3345, %c31 : index
        %3351 = memref.load %rope[%3350] : memref<?xf32>
        %3352 = arith.mulf %3349, %3346 : f32
        %3353 = arith.mulf %3351, %3348 : f32
        %3354 = arith.subf %3352, %3353 : f32
        %3355 = arith.mulf %3351, %3346 : f32
        %3356 = arith.mulf %3349, %3348 : f32
        %3357 = arith.addf %3355, %3356 : f32
        %3358 = arith.mulf %3319, %3354 : f32
        %3359 = arith.mulf %3325, %3357 : f32
        %3360 = arith.subf %3358, %3359 : f32
        %3361 = arith.mulf %3325, %3354 : f32
        %3362 = arith.mulf %3319, %3357 : f32
        %3363 = arith.addf %3361, %3362 : f32
        %3364 = arith.cmpi slt, %0, %heads : index
        scf.if %3364 {
          %3365 = arith.muli %3253, %heads : index
          %3366 = arith.addi %3365, %0 : index
          %3367 = arith.muli %3366, %c29 : index
          %3368 = arith.addi %3367, %3256 : index
          memref.store %3360, %q[%3368] : memref<?xf32>
          %3369 = arith.addi %3368, %c31 : index
          memref.store %3363, %q[%3369] : memref<?xf32>
        } else {
          %3370 = arith.addi %3254, %3256 : index
          memref.store %3360, %13[%3370] : memref<?xf32>
          %3371 = arith.addi %3254, %3256 : index
          %3372 = arith.addi %3371, %c31 : index
          memref.store %3363, %13[%3372] : memref<?xf32>
        }
        %3373 = arith.remui %3298, %c21 : index
        %3374 = arith.muli %3373, %c29 : index
        %3375 = arith.addi %3374, %3276 : index
        %3376 = arith.divui %3298, %c21 : index
        %3377 = arith.addi %3376, %c21 : index
        %3378 = arith.muli %3377, %c29 : index
        %3379 = arith.addi %3378, %3276 : index
        %3380 = memref.load %rope[%3375] : memref<?xf32>
        %3381 = arith.addi %3375, %c31 : index
        %3382 = memref.load %rope[%3381] : memref<?xf32>
        %3383 = memref.load %rope[%3379] : memref<?xf32>
        %3384 = arith.addi %3379, %c31 : index
        %3385 = memref.load %rope[%3384] : memref<?xf32>
        %3386 = arith.mulf %3383, %3380 : f32
        %3387 = arith.mulf %3385, %3382 : f32
        %3388 = arith.subf %3386, %3387 : f32
        %3389 = arith.mulf %3385, %3380 : f32
        %3390 = arith.mulf %3383, %3382 : f32
        %3391 = arith.addf %3389, %3390 : f32
        %3392 = arith.mulf %3332, %3388 : f32
        %3393 = arith.mulf %3338, %3391 : f32
        %3394 = arith.subf %3392, %3393 : f32
        %3395 = arith.mulf %3338, %3388 : f32
        %3396 = arith.mulf %3332, %3391 : f32
        %3397 = arith.addf %3395, %3396 : f32
        scf.if %3275 {
          %3398 = arith.cmpi slt, %0, %heads : index
          scf.if %3398 {
            %3399 = arith.muli %3253, %heads : index
            %3400 = arith.addi %3399, %0 : index
            %3401 = arith.muli %3400, %c29 : index
            %3402 = arith.addi %3401, %3276 : index
            memref.store %3394, %q[%3402] : memref<?xf32>
            %3403 = arith.addi %3402, %c31 : index
            memref.store %3397, %q[%3403] : memref<?xf32>
          } else {
            %3404 = arith.addi %3254, %3276 : index
            memref.store %3394, %13[%3404] : memref<?xf32>
            %3405 = arith.addi %3254, %3276 : index
            %3406 = arith.addi %3405, %c31 : index
            memref.store %3397, %13[%3406] : memref<?xf32>
          }
        }
      } else {
        %3407 = arith.cmpi slt, %0, %heads : index
        scf.if %3407 {
          %3408 = arith.muli %3253, %heads : index
          %3409 = arith.addi %3408, %0 : index
          %3410 = arith.muli %3409, %c29 : index
          %3411 = arith.addi %3410, %3256 : index
          memref.store %3264, %q[%3411] : memref<?xf32>
          %3412 = arith.addi %3411, %c31 : index
          memref.store %3273, %q[%3412] : memref<?xf32>
        } else {
          %3413 = arith.addi %3254, %3256 : index
          memref.store %3264, %13[%3413] : memref<?xf32>
          %3414 = arith.addi %3254, %3256 : index
          %3415 = arith.addi %3414, %c31 : index
          memref.store %3273, %13[%3415] : memref<?xf32>
        }
        scf.if %3275 {
          %3416 = arith.cmpi slt, %0, %heads : index
          scf.if %3416 {
            %3417 = arith.muli %3253, %heads : index
            %3418 = arith.addi %3417, %0 : index
            %3419 = arith.muli %3418, %c29 : index
            %3420 = arith.addi %3419, %3276 : index
            memref.store %3284, %q[%3420] : memref<?xf32>
            %3421 = arith.addi %3420, %c31 : index
            memref.store %3293, %q[%3421] : memref<?xf32>
          } else {
            %3422 = arith.addi %3254, %3276 : index
            memref.store %3284, %13[%3422] : memref<?xf32>
            %3423 = arith.addi %3254, %3276 : index
            %3424 = arith.addi %3423, %c31 : index
            memref.store %3293, %13[%3424] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3425 = arith.cmpi sge, %0, %heads : index
    scf.if %3425 {
      %3426 = arith.addi %3070, %c7 : index
      %3427 = arith.addi %3069, %3426 : index
      %3428 = arith.cmpi slt, %3427, %15 : index
      %3429 = arith.cmpi slt, %3426, %c12 : index
      %3430 = arith.andi %3428, %3429 : i1
      scf.if %3430 {
        %3431 = arith.addi %3069, %3426 : index
        %3432 = arith.addi %slotsAt, %3431 : index
        %3433 = memref.load %step[%3432] : memref<?xi32>
        %3434 = arith.index_cast %3433 : i32 to index
        %3435 = arith.cmpi sge, %3434, %c7 : index
        scf.if %3435 {
          %3436 = arith.muli %3426, %c29 : index
          %3437 = arith.subi %0, %heads : index
          %3438 = memref.load %scales[%3437] : memref<?xf32>
          %3439 = vector.broadcast %3438 : f32 to vector<4xf32>
          %3440 = arith.divui %3434, %c12 : index
          %3441 = arith.remui %3434, %c12 : index
          %3442 = arith.muli %3440, %pageBytes : index
          %3443 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3443 {
            %3444 = wave.lane
            %3445 = arith.muli %3444, %c19 : index
            scf.for %3446 = %3445 to %c29 step %c5 {
              %3447 = arith.addi %3436, %3446 : index
              %3448 = vector.load %13[%3447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3449 = arith.mulf %3448, %3439 : vector<4xf32>
              %3450 = arith.minimumf %3449, %c42 : vector<4xf32>
              %3451 = arith.maximumf %3450, %c43 : vector<4xf32>
              %3452 = arith.truncf %3451 : vector<4xf32> to vector<4xf16>
              %3453 = vector.bitcast %3452 : vector<4xf16> to vector<8xi8>
              %3454 = arith.cmpi slt, %3437, %kvHeads : index
              scf.if %3454 {
                %3455 = arith.muli %3437, %c44 : index
                %3456 = arith.addi %3442, %3455 : index
                %3457 = arith.divui %3446, %c12 : index
                %3458 = arith.muli %3457, %c20 : index
                %3459 = arith.remui %3446, %c12 : index
                %3460 = arith.divui %3459, %c14 : index
                %3461 = arith.muli %3460, %c21 : index
                %3462 = arith.muli %3441, %c12 : index
                %3463 = arith.addi %3461, %3462 : index
                %3464 = arith.remui %3459, %c14 : index
                %3465 = arith.muli %3464, %c13 : index
                %3466 = arith.addi %3463, %3465 : index
                %3467 = arith.addi %3458, %3466 : index
                %3468 = arith.addi %3456, %3467 : index
                vector.store %3453, %kv[%3468] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3469 = arith.subi %3437, %kvHeads : index
                %3470 = arith.muli %3469, %c44 : index
                %3471 = arith.addi %3442, %3470 : index
                %3472 = arith.addi %3446, %c7 : index
                %3473 = arith.divui %3472, %c12 : index
                %3474 = arith.muli %3473, %c20 : index
                %3475 = arith.addi %3474, %c8 : index
                %3476 = arith.remui %3472, %c12 : index
                %3477 = arith.divui %3441, %c13 : index
                %3478 = arith.remui %3441, %c13 : index
                %3479 = arith.muli %3478, %c14 : index
                %3480 = arith.addi %3477, %3479 : index
                %3481 = arith.divui %3480, %c14 : index
                %3482 = arith.muli %3481, %c21 : index
                %3483 = arith.muli %3476, %c12 : index
                %3484 = arith.addi %3482, %3483 : index
                %3485 = arith.remui %3480, %c14 : index
                %3486 = arith.muli %3485, %c13 : index
                %3487 = arith.addi %3484, %3486 : index
                %3488 = arith.addi %3475, %3487 : index
                %3489 = arith.addi %3471, %3488 : index
                %3490 = vector.shuffle %3453, %3453 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3490, %kv[%3489] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3491 = arith.addi %3446, %c6 : index
                %3492 = arith.divui %3491, %c12 : index
                %3493 = arith.muli %3492, %c20 : index
                %3494 = arith.addi %3493, %c8 : index
                %3495 = arith.remui %3491, %c12 : index
                %3496 = arith.divui %3441, %c13 : index
                %3497 = arith.remui %3441, %c13 : index
                %3498 = arith.muli %3497, %c14 : index
                %3499 = arith.addi %3496, %3498 : index
                %3500 = arith.divui %3499, %c14 : index
                %3501 = arith.muli %3500, %c21 : index
                %3502 = arith.muli %3495, %c12 : index
                %3503 = arith.addi %3501, %3502 : index
                %3504 = arith.remui %3499, %c14 : index
                %3505 = arith.muli %3504, %c13 : index
                %3506 = arith.addi %3503, %3505 : index
                %3507 = arith.addi %3494, %3506 : index
                %3508 = arith.addi %3471, %3507 : index
                %3509 = vector.shuffle %3453, %3453 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3509, %kv[%3508] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3510 = arith.addi %3446, %c13 : index
                %3511 = arith.divui %3510, %c12 : index
                %3512 = arith.muli %3511, %c20 : index
                %3513 = arith.addi %3512, %c8 : index
                %3514 = arith.remui %3510, %c12 : index
                %3515 = arith.divui %3441, %c13 : index
                %3516 = arith.remui %3441, %c13 : index
                %3517 = arith.muli %3516, %c14 : index
                %3518 = arith.addi %3515, %3517 : index
                %3519 = arith.divui %3518, %c14 : index
                %3520 = arith.muli %3519, %c21 : index
                %3521 = arith.muli %3514, %c12 : index
                %3522 = arith.addi %3520, %3521 : index
                %3523 = arith.remui %3518, %c14 : index
                %3524 = arith.muli %3523, %c13 : index
                %3525 = arith.addi %3522, %3524 : index
                %3526 = arith.addi %3513, %3525 : index
                %3527 = arith.addi %3471, %3526 : index
                %3528 = vector.shuffle %3453, %3453 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3528, %kv[%3527] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3529 = arith.addi %3446, %c22 : index
                %3530 = arith.divui %3529, %c12 : index
                %3531 = arith.muli %3530, %c20 : index
                %3532 = arith.addi %3531, %c8 : index
                %3533 = arith.remui %3529, %c12 : index
                %3534 = arith.divui %3441, %c13 : index
                %3535 = arith.remui %3441, %c13 : index
                %3536 = arith.muli %3535, %c14 : index
                %3537 = arith.addi %3534, %3536 : index
                %3538 = arith.divui %3537, %c14 : index
                %3539 = arith.muli %3538, %c21 : index
                %3540 = arith.muli %3533, %c12 : index
                %3541 = arith.addi %3539, %3540 : index
                %3542 = arith.remui %3537, %c14 : index
                %3543 = arith.muli %3542, %c13 : index
                %3544 = arith.addi %3541, %3543 : index
                %3545 = arith.addi %3532, %3544 : index
                %3546 = arith.addi %3471, %3545 : index
                %3547 = vector.shuffle %3453, %3453 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3547, %kv[%3546] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3548 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3548 {
            %3549 = wave.lane
            %3550 = arith.muli %3549, %c19 : index
            scf.for %3551 = %3550 to %c29 step %c5 {
              %3552 = arith.addi %3436, %3551 : index
              %3553 = vector.load %13[%3552] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3554 = arith.mulf %3553, %3439 : vector<4xf32>
              %3555 = wave.fp8_encode "e4m3" %3554 : vector<4xf32> -> vector<4xi8>
              %3556 = arith.cmpi slt, %3437, %kvHeads : index
              scf.if %3556 {
                %3557 = arith.muli %3437, %c8 : index
                %3558 = arith.addi %3442, %3557 : index
                %3559 = vector.shuffle %3555, %3555 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3560 = arith.divui %3551, %c12 : index
                %3561 = arith.muli %3560, %c21 : index
                %3562 = arith.remui %3551, %c12 : index
                %3563 = arith.muli %3441, %c12 : index
                %3564 = arith.divui %3562, %c19 : index
                %3565 = arith.muli %3564, %c19 : index
                %3566 = arith.remui %3562, %c13 : index
                %3567 = arith.muli %3566, %c13 : index
                %3568 = arith.addi %3565, %3567 : index
                %3569 = arith.divui %3562, %c13 : index
                %3570 = arith.remui %3569, %c13 : index
                %3571 = arith.addi %3568, %3570 : index
                %3572 = arith.addi %3563, %3571 : index
                %3573 = arith.addi %3561, %3572 : index
                %3574 = arith.addi %3558, %3573 : index
                vector.store %3559, %kv[%3574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3575 = arith.subi %3437, %kvHeads : index
                %3576 = arith.muli %3575, %c8 : index
                %3577 = arith.addi %3442, %3576 : index
                %3578 = arith.addi %3551, %c7 : index
                %3579 = arith.divui %3578, %c12 : index
                %3580 = arith.muli %3579, %c21 : index
                %3581 = arith.addi %3580, %c9 : index
                %3582 = arith.remui %3578, %c12 : index
                %3583 = arith.divui %3441, %c13 : index
                %3584 = arith.remui %3441, %c13 : index
                %3585 = arith.muli %3584, %c14 : index
                %3586 = arith.addi %3583, %3585 : index
                %3587 = arith.muli %3582, %c12 : index
                %3588 = arith.divui %3586, %c19 : index
                %3589 = arith.muli %3588, %c19 : index
                %3590 = arith.remui %3586, %c13 : index
                %3591 = arith.muli %3590, %c13 : index
                %3592 = arith.addi %3589, %3591 : index
                %3593 = arith.divui %3586, %c13 : index
                %3594 = arith.remui %3593, %c13 : index
                %3595 = arith.addi %3592, %3594 : index
                %3596 = arith.addi %3587, %3595 : index
                %3597 = arith.addi %3581, %3596 : index
                %3598 = arith.addi %3577, %3597 : index
                %3599 = vector.shuffle %3555, %3555 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3599, %kv[%3598] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3600 = arith.addi %3551, %c6 : index
                %3601 = arith.divui %3600, %c12 : index
                %3602 = arith.muli %3601, %c21 : index
                %3603 = arith.addi %3602, %c9 : index
                %3604 = arith.remui %3600, %c12 : index
                %3605 = arith.divui %3441, %c13 : index
                %3606 = arith.remui %3441, %c13 : index
                %3607 = arith.muli %3606, %c14 : index
                %3608 = arith.addi %3605, %3607 : index
                %3609 = arith.muli %3604, %c12 : index
                %3610 = arith.divui %3608, %c19 : index
                %3611 = arith.muli %3610, %c19 : index
                %3612 = arith.remui %3608, %c13 : index
                %3613 = arith.muli %3612, %c13 : index
                %3614 = arith.addi %3611, %3613 : index
                %3615 = arith.divui %3608, %c13 : index
                %3616 = arith.remui %3615, %c13 : index
                %3617 = arith.addi %3614, %3616 : index
                %3618 = arith.addi %3609, %3617 : index
                %3619 = arith.addi %3603, %3618 : index
                %3620 = arith.addi %3577, %3619 : index
                %3621 = vector.shuffle %3555, %3555 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3621, %kv[%3620] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3622 = arith.addi %3551, %c13 : index
                %3623 = arith.divui %3622, %c12 : index
                %3624 = arith.muli %3623, %c21 : index
                %3625 = arith.addi %3624, %c9 : index
                %3626 = arith.remui %3622, %c12 : index
                %3627 = arith.divui %3441, %c13 : index
                %3628 = arith.remui %3441, %c13 : index
                %3629 = arith.muli %3628, %c14 : index
                %3630 = arith.addi %3627, %3629 : index
                %3631 = arith.muli %3626, %c12 : index
                %3632 = arith.divui %3630, %c19 : index
                %3633 = arith.muli %3632, %c19 : index
                %3634 = arith.remui %3630, %c13 : index
                %3635 = arith.muli %3634, %c13 : index
                %3636 = arith.addi %3633, %3635 : index
                %3637 = arith.divui %3630, %c13 : index
                %3638 = arith.remui %3637, %c13 : index
                %3639 = arith.addi %3636, %3638 : index
                %3640 = arith.addi %3631, %3639 : index
                %3641 = arith.addi %3625, %3640 : index
                %3642 = arith.addi %3577, %3641 : index
                %3643 = vector.shuffle %3555, %3555 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3643, %kv[%3642] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3644 = arith.addi %3551, %c22 : index
                %3645 = arith.divui %3644, %c12 : index
                %3646 = arith.muli %3645, %c21 : index
                %3647 = arith.addi %3646, %c9 : index
                %3648 = arith.remui %3644, %c12 : index
                %3649 = arith.divui %3441, %c13 : index
                %3650 = arith.remui %3441, %c13 : index
                %3651 = arith.muli %3650, %c14 : index
                %3652 = arith.addi %3649, %3651 : index
                %3653 = arith.muli %3648, %c12 : index
                %3654 = arith.divui %3652, %c19 : index
                %3655 = arith.muli %3654, %c19 : index
                %3656 = arith.remui %3652, %c13 : index
                %3657 = arith.muli %3656, %c13 : index
                %3658 = arith.addi %3655, %3657 : index
                %3659 = arith.divui %3652, %c13 : index
                %3660 = arith.remui %3659, %c13 : index
                %3661 = arith.addi %3658, %3660 : index
                %3662 = arith.addi %3653, %3661 : index
                %3663 = arith.addi %3647, %3662 : index
                %3664 = arith.addi %3577, %3663 : index
                %3665 = vector.shuffle %3555, %3555 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3665, %kv[%3664] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3666 = arith.cmpi eq, %codec, %c13 : index
          scf.if %3666 {
            %3667 = wave.lane
            %3668 = arith.muli %3667, %c19 : index
            scf.for %3669 = %3668 to %c29 step %c5 {
              %3670 = arith.addi %3436, %3669 : index
              %3671 = vector.load %13[%3670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3672 = arith.mulf %3671, %3439 : vector<4xf32>
              %3673 = wave.fp8_encode "e5m2" %3672 : vector<4xf32> -> vector<4xi8>
              %3674 = arith.cmpi slt, %3437, %kvHeads : index
              scf.if %3674 {
                %3675 = arith.muli %3437, %c8 : index
                %3676 = arith.addi %3442, %3675 : index
                %3677 = vector.shuffle %3673, %3673 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3678 = arith.divui %3669, %c12 : index
                %3679 = arith.muli %3678, %c21 : index
                %3680 = arith.remui %3669, %c12 : index
                %3681 = arith.muli %3441, %c12 : index
                %3682 = arith.divui %3680, %c19 : index
                %3683 = arith.muli %3682, %c19 : index
                %3684 = arith.remui %3680, %c13 : index
                %3685 = arith.muli %3684, %c13 : index
                %3686 = arith.addi %3683, %3685 : index
                %3687 = arith.divui %3680, %c13 : index
                %3688 = arith.remui %3687, %c13 : index
                %3689 = arith.addi %3686, %3688 : index
                %3690 = arith.addi %3681, %3689 : index
                %3691 = arith.addi %3679, %3690 : index
                %3692 = arith.addi %3676, %3691 : index
                vector.store %3677, %kv[%3692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3693 = arith.subi %3437, %kvHeads : index
                %3694 = arith.muli %3693, %c8 : index
                %3695 = arith.addi %3442, %3694 : index
                %3696 = arith.addi %3669, %c7 : index
                %3697 = arith.divui %3696, %c12 : index
                %3698 = arith.muli %3697, %c21 : index
                %3699 = arith.addi %3698, %c9 : index
                %3700 = arith.remui %3696, %c12 : index
                %3701 = arith.divui %3441, %c13 : index
                %3702 = arith.remui %3441, %c13 : index
                %3703 = arith.muli %3702, %c14 : index
                %3704 = arith.addi %3701, %3703 : index
                %3705 = arith.muli %3700, %c12 : index
                %3706 = arith.divui %3704, %c19 : index
                %3707 = arith.muli %3706, %c19 : index
                %3708 = arith.remui %3704, %c13 : index
                %3709 = arith.muli %3708, %c13 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.divui %3704, %c13 : index
                %3712 = arith.remui %3711, %c13 : index
                %3713 = arith.addi %3710, %3712 : index
                %3714 = arith.addi %3705, %3713 : index
                %3715 = arith.addi %3699, %3714 : index
                %3716 = arith.addi %3695, %3715 : index
                %3717 = vector.shuffle %3673, %3673 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3717, %kv[%3716] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3718 = arith.addi %3669, %c6 : index
                %3719 = arith.divui %3718, %c12 : index
                %3720 = arith.muli %3719, %c21 : index
                %3721 = arith.addi %3720, %c9 : index
                %3722 = arith.remui %3718, %c12 : index
                %3723 = arith.divui %3441, %c13 : index
                %3724 = arith.remui %3441, %c13 : index
                %3725 = arith.muli %3724, %c14 : index
                %3726 = arith.addi %3723, %3725 : index
                %3727 = arith.muli %3722, %c12 : index
                %3728 = arith.divui %3726, %c19 : index
                %3729 = arith.muli %3728, %c19 : index
                %3730 = arith.remui %3726, %c13 : index
                %3731 = arith.muli %3730, %c13 : index
                %3732 = arith.addi %3729, %3731 : index
                %3733 = arith.divui %3726, %c13 : index
                %3734 = arith.remui %3733, %c13 : index
                %3735 = arith.addi %3732, %3734 : index
                %3736 = arith.addi %3727, %3735 : index
                %3737 = arith.addi %3721, %3736 : index
                %3738 = arith.addi %3695, %3737 : index
                %3739 = vector.shuffle %3673, %3673 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3739, %kv[%3738] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3740 = arith.addi %3669, %c13 : index
                %3741 = arith.divui %3740, %c12 : index
                %3742 = arith.muli %3741, %c21 : index
                %3743 = arith.addi %3742, %c9 : index
                %3744 = arith.remui %3740, %c12 : index
                %3745 = arith.divui %3441, %c13 : index
                %3746 = arith.remui %3441, %c13 : index
                %3747 = arith.muli %3746, %c14 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.muli %3744, %c12 : index
                %3750 = arith.divui %3748, %c19 : index
                %3751 = arith.muli %3750, %c19 : index
                %3752 = arith.remui %3748, %c13 : index
                %3753 = arith.muli %3752, %c13 : index
                %3754 = arith.addi %3751, %3753 : index
                %3755 = arith.divui %3748, %c13 : index
                %3756 = arith.remui %3755, %c13 : index
                %3757 = arith.addi %3754, %3756 : index
                %3758 = arith.addi %3749, %3757 : index
                %3759 = arith.addi %3743, %3758 : index
                %3760 = arith.addi %3695, %3759 : index
                %3761 = vector.shuffle %3673, %3673 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3761, %kv[%3760] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3762 = arith.addi %3669, %c22 : index
                %3763 = arith.divui %3762, %c12 : index
                %3764 = arith.muli %3763, %c21 : index
                %3765 = arith.addi %3764, %c9 : index
                %3766 = arith.remui %3762, %c12 : index
                %3767 = arith.divui %3441, %c13 : index
                %3768 = arith.remui %3441, %c13 : index
                %3769 = arith.muli %3768, %c14 : index
                %3770 = arith.addi %3767, %3769 : index
                %3771 = arith.muli %3766, %c12 : index
                %3772 = arith.divui %3770, %c19 : index
                %3773 = arith.muli %3772, %c19 : index
                %3774 = arith.remui %3770, %c13 : index
                %3775 = arith.muli %3774, %c13 : index
                %3776 = arith.addi %3773, %3775 : index
                %3777 = arith.divui %3770, %c13 : index
                %3778 = arith.remui %3777, %c13 : index
                %3779 = arith.addi %3776, %3778 : index
                %3780 = arith.addi %3771, %3779 : index
                %3781 = arith.addi %3765, %3780 : index
                %3782 = arith.addi %3695, %3781 : index
                %3783 = vector.shuffle %3673, %3673 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3783, %kv[%3782] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3784 = arith.addi %3070, %c38 : index
      %3785 = arith.addi %3069, %3784 : index
      %3786 = arith.cmpi slt, %3785, %15 : index
      %3787 = arith.cmpi slt, %3784, %c12 : index
      %3788 = arith.andi %3786, %3787 : i1
      scf.if %3788 {
        %3789 = arith.addi %3069, %3784 : index
        %3790 = arith.addi %slotsAt, %3789 : index
        %3791 = memref.load %step[%3790] : memref<?xi32>
        %3792 = arith.index_cast %3791 : i32 to index
        %3793 = arith.cmpi sge, %3792, %c7 : index
        scf.if %3793 {
          %3794 = arith.muli %3784, %c29 : index
          %3795 = arith.subi %0, %heads : index
          %3796 = memref.load %scales[%3795] : memref<?xf32>
          %3797 = vector.broadcast %3796 : f32 to vector<4xf32>
          %3798 = arith.divui %3792, %c12 : index
          %3799 = arith.remui %3792, %c12 : index
          %3800 = arith.muli %3798, %pageBytes : index
          %3801 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3801 {
            %3802 = wave.lane
            %3803 = arith.muli %3802, %c19 : index
            scf.for %3804 = %3803 to %c29 step %c5 {
              %3805 = arith.addi %3794, %3804 : index
              %3806 = vector.load %13[%3805] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3807 = arith.mulf %3806, %3797 : vector<4xf32>
              %3808 = arith.minimumf %3807, %c42 : vector<4xf32>
              %3809 = arith.maximumf %3808, %c43 : vector<4xf32>
              %3810 = arith.truncf %3809 : vector<4xf32> to vector<4xf16>
              %3811 = vector.bitcast %3810 : vector<4xf16> to vector<8xi8>
              %3812 = arith.cmpi slt, %3795, %kvHeads : index
              scf.if %3812 {
                %3813 = arith.muli %3795, %c44 : index
                %3814 = arith.addi %3800, %3813 : index
                %3815 = arith.divui %3804, %c12 : index
                %3816 = arith.muli %3815, %c20 : index
                %3817 = arith.remui %3804, %c12 : index
                %3818 = arith.divui %3817, %c14 : index
                %3819 = arith.muli %3818, %c21 : index
                %3820 = arith.muli %3799, %c12 : index
                %3821 = arith.addi %3819, %3820 : index
                %3822 = arith.remui %3817, %c14 : index
                %3823 = arith.muli %3822, %c13 : index
                %3824 = arith.addi %3821, %3823 : index
                %3825 = arith.addi %3816, %3824 : index
                %3826 = arith.addi %3814, %3825 : index
                vector.store %3811, %kv[%3826] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3827 = arith.subi %3795, %kvHeads : index
                %3828 = arith.muli %3827, %c44 : index
                %3829 = arith.addi %3800, %3828 : index
                %3830 = arith.addi %3804, %c7 : index
                %3831 = arith.divui %3830, %c12 : index
                %3832 = arith.muli %3831, %c20 : index
                %3833 = arith.addi %3832, %c8 : index
                %3834 = arith.remui %3830, %c12 : index
                %3835 = arith.divui %3799, %c13 : index
                %3836 = arith.remui %3799, %c13 : index
                %3837 = arith.muli %3836, %c14 : index
                %3838 = arith.addi %3835, %3837 : index
                %3839 = arith.divui %3838, %c14 : index
                %3840 = arith.muli %3839, %c21 : index
                %3841 = arith.muli %3834, %c12 : index
                %3842 = arith.addi %3840, %3841 : index
                %3843 = arith.remui %3838, %c14 : index
                %3844 = arith.muli %3843, %c13 : index
                %3845 = arith.addi %3842, %3844 : index
                %3846 = arith.addi %3833, %3845 : index
                %3847 = arith.addi %3829, %3846 : index
                %3848 = vector.shuffle %3811, %3811 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3848, %kv[%3847] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3849 = arith.addi %3804, %c6 : index
                %3850 = arith.divui %3849, %c12 : index
                %3851 = arith.muli %3850, %c20 : index
                %3852 = arith.addi %3851, %c8 : index
                %3853 = arith.remui %3849, %c12 : index
                %3854 = arith.divui %3799, %c13 : index
                %3855 = arith.remui %3799, %c13 : index
                %3856 = arith.muli %3855, %c14 : index
                %3857 = arith.addi %3854, %3856 : index
                %3858 = arith.divui %3857, %c14 : index
                %3859 = arith.muli %3858, %c21 : index
                %3860 = arith.muli %3853, %c12 : index
                %3861 = arith.addi %3859, %3860 : index
                %3862 = arith.remui %3857, %c14 : index
                %3863 = arith.muli %3862, %c13 : index
                %3864 = arith.addi %3861, %3863 : index
                %3865 = arith.addi %3852, %3864 : index
                %3866 = arith.addi %3829, %3865 : index
                %3867 = vector.shuffle %3811, %3811 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3867, %kv[%3866] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3868 = arith.addi %3804, %c13 : index
                %3869 = arith.divui %3868, %c12 : index
                %3870 = arith.muli %3869, %c20 : index
                %3871 = arith.addi %3870, %c8 : index
                %3872 = arith.remui %3868, %c12 : index
                %3873 = arith.divui %3799, %c13 : index
                %3874 = arith.remui %3799, %c13 : index
                %3875 = arith.muli %3874, %c14 : index
                %3876 = arith.addi %3873, %3875 : index
                %3877 = arith.divui %3876, %c14 : index
                %3878 = arith.muli %3877, %c21 : index
                %3879 = arith.muli %3872, %c12 : index
                %3880 = arith.addi %3878, %3879 : index
                %3881 = arith.remui %3876, %c14 : index
                %3882 = arith.muli %3881, %c13 : index
                %3883 = arith.addi %3880, %3882 : index
                %3884 = arith.addi %3871, %3883 : index
                %3885 = arith.addi %3829, %3884 : index
                %3886 = vector.shuffle %3811, %3811 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3886, %kv[%3885] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3887 = arith.addi %3804, %c22 : index
                %3888 = arith.divui %3887, %c12 : index
                %3889 = arith.muli %3888, %c20 : index
                %3890 = arith.addi %3889, %c8 : index
                %3891 = arith.remui %3887, %c12 : index
                %3892 = arith.divui %3799, %c13 : index
                %3893 = arith.remui %3799, %c13 : index
                %3894 = arith.muli %3893, %c14 : index
                %3895 = arith.addi %3892, %3894 : index
                %3896 = arith.divui %3895, %c14 : index
                %3897 = arith.muli %3896, %c21 : index
                %3898 = arith.muli %3891, %c12 : index
                %3899 = arith.addi %3897, %3898 : index
                %3900 = arith.remui %3895, %c14 : index
                %3901 = arith.muli %3900, %c13 : index
                %3902 = arith.addi %3899, %3901 : index
                %3903 = arith.addi %3890, %3902 : index
                %3904 = arith.addi %3829, %3903 : index
                %3905 = vector.shuffle %3811, %3811 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3905, %kv[%3904] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3906 = arith.cmpi eq, %codec, %c6 : index
          scf.if %3906 {
            %3907 = wave.lane
            %3908 = arith.muli %3907, %c19 : index
            scf.for %3909 = %3908 to %c29 step %c5 {
              %3910 = arith.addi %3794, %3909 : index
              %3911 = vector.load %13[%3910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3912 = arith.mulf %3911, %3797 : vector<4xf32>
              %3913 = wave.fp8_encode "e4m3" %3912 : vector<4xf32> -> vector<4xi8>
              %3914 = arith.cmpi slt, %3795, %kvHeads : index
              scf.if %3914 {
                %3915 = arith.muli %3795, %c8 : index
                %3916 = arith.addi %3800, %3915 : index
                %3917 = vector.shuffle %3913, %3913 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3918 = arith.divui %3909, %c12 : index
                %3919 = arith.muli %3918, %c21 : index
                %3920 = arith.remui %3909, %c12 : index
                %3921 = arith.muli %3799, %c12 : index
                %3922 = arith.divui %3920, %c19 : index
                %3923 = arith.muli %3922, %c19 : index
                %3924 = arith.remui %3920, %c13 : index
                %3925 = arith.muli %3924, %c13 : index
                %3926 = arith.addi %3923, %3925 : index
                %3927 = arith.divui %3920, %c13 : index
                %3928 = arith.remui %3927, %c13 : index
                %3929 = arith.addi %3926, %3928 : index
                %3930 = arith.addi %3921, %3929 : index
                %3931 = arith.addi %3919, %3930 : index
                %3932 = arith.addi %3916, %3931 : index
                vector.store %3917, %kv[%3932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3933 = arith.subi %3795, %kvHeads : index
                %3934 = arith.muli %3933, %c8 : index
                %3935 = arith.addi %3800, %3934 : index
                %3936 = arith.addi %3909, %c7 : index
                %3937 = arith.divui %3936, %c12 : index
                %3938 = arith.muli %3937, %c21 : index
                %3939 = arith.addi %3938, %c9 : index
                %3940 = arith.remui %3936, %c12 : index
                %3941 = arith.divui %3799, %c13 : index
                %3942 = arith.remui %3799, %c13 : index
                %3943 = arith.muli %3942, %c14 : index
                %3944 = arith.addi %3941, %3943 : index
                %3945 = arith.muli %3940, %c12 : index
                %3946 = arith.divui %3944, %c19 : index
                %3947 = arith.muli %3946, %c19 : index
                %3948 = arith.remui %3944, %c13 : index
                %3949 = arith.muli %3948, %c13 : index
                %3950 = arith.addi %3947, %3949 : index
                %3951 = arith.divui %3944, %c13 : index
                %3952 = arith.remui %3951, %c13 : index
                %3953 = arith.addi %3950, %3952 : index
                %3954 = arith.addi %3945, %3953 : index
                %3955 = arith.addi %3939, %3954 : index
                %3956 = arith.addi %3935, %3955 : index
                %3957 = vector.shuffle %3913, %3913 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3957, %kv[%3956] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3958 = arith.addi %3909, %c6 : index
                %3959 = arith.divui %3958, %c12 : index
                %3960 = arith.muli %3959, %c21 : index
                %3961 = arith.addi %3960, %c9 : index
                %3962 = arith.remui %3958, %c12 : index
                %3963 = arith.divui %3799, %c13 : index
                %3964 = arith.remui %3799, %c13 : index
                %3965 = arith.muli %3964, %c14 : index
                %3966 = arith.addi %3963, %3965 : index
                %3967 = arith.muli %3962, %c12 : index
                %3968 = arith.divui %3966, %c19 : index
                %3969 = arith.muli %3968, %c19 : index
                %3970 = arith.remui %3966, %c13 : index
                %3971 = arith.muli %3970, %c13 : index
                %3972 = arith.addi %3969, %3971 : index
                %3973 = arith.divui %3966, %c13 : index
                %3974 = arith.remui %3973, %c13 : index
                %3975 = arith.addi %3972, %3974 : index
                %3976 = arith.addi %3967, %3975 : index
                %3977 = arith.addi %3961, %3976 : index
                %3978 = arith.addi %3935, %3977 : index
                %3979 = vector.shuffle %3913, %3913 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3979, %kv[%3978] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3980 = arith.addi %3909, %c13 : index
                %3981 = arith.divui %3980, %c12 : index
                %3982 = arith.muli %3981, %c21 : index
                %3983 = arith.addi %3982, %c9 : index
                %3984 = arith.remui %3980, %c12 : index
                %3985 = arith.divui %3799, %c13 : index
                %3986 = arith.remui %3799, %c13 : index
                %3987 = arith.muli %3986, %c14 : index
                %3988 = arith.addi %3985, %3987 : index
                %3989 = arith.muli %3984, %c12 : index
                %3990 = arith.divui %3988, %c19 : index
                %3991 = arith.muli %3990, %c19 : index
                %3992 = arith.remui %3988, %c13 : index
                %3993 = arith.muli %3992, %c13 : index
                %3994 = arith.addi %3991, %3993 : index
                %3995 = arith.divui %3988, %c13 : index
                %3996 = arith.remui %3995, %c13 : index
                %3997 = arith.addi %3994, %3996 : index
                %3998 = arith.addi %3989, %3997 : index
                %3999 = arith.addi %3983, %3998 : index
                %4000 = arith.addi %3935, %3999 : index
                %4001 = vector.shuffle %3913, %3913 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4001, %kv[%4000] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4002 = arith.addi %3909, %c22 : index
                %4003 = arith.divui %4002, %c12 : index
                %4004 = arith.muli %4003, %c21 : index
                %4005 = arith.addi %4004, %c9 : index
                %4006 = arith.remui %4002, %c12 : index
                %4007 = arith.divui %3799, %c13 : index
                %4008 = arith.remui %3799, %c13 : index
                %4009 = arith.muli %4008, %c14 : index
                %4010 = arith.addi %4007, %4009 : index
                %4011 = arith.muli %4006, %c12 : index
                %4012 = arith.divui %4010, %c19 : index
                %4013 = arith.muli %4012, %c19 : index
                %4014 = arith.remui %4010, %c13 : index
                %4015 = arith.muli %4014, %c13 : index
                %4016 = arith.addi %4013, %4015 : index
                %4017 = arith.divui %4010, %c13 : index
                %4018 = arith.remui %4017, %c13 : index
                %4019 = arith.addi %4016, %4018 : index
                %4020 = arith.addi %4011, %4019 : index
                %4021 = arith.addi %4005, %4020 : index
                %4022 = arith.addi %3935, %4021 : index
                %4023 = vector.shuffle %3913, %3913 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4023, %kv[%4022] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4024 = arith.cmpi eq, %codec, %c13 : index
          scf.if %4024 {
            %4025 = wave.lane
            %4026 = arith.muli %4025, %c19 : index
            scf.for %4027 = %4026 to %c29 step %c5 {
              %4028 = arith.addi %3794, %4027 : index
              %4029 = vector.load %13[%4028] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4030 = arith.mulf %4029, %3797 : vector<4xf32>
              %4031 = wave.fp8_encode "e5m2" %4030 : vector<4xf32> -> vector<4xi8>
              %4032 = arith.cmpi slt, %3795, %kvHeads : index
              scf.if %4032 {
                %4033 = arith.muli %3795, %c8 : index
                %4034 = arith.addi %3800, %4033 : index
                %4035 = vector.shuffle %4031, %4031 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4036 = arith.divui %4027, %c12 : index
                %4037 = arith.muli %4036, %c21 : index
                %4038 = arith.remui %4027, %c12 : index
                %4039 = arith.muli %3799, %c12 : index
                %4040 = arith.divui %4038, %c19 : index
                %4041 = arith.muli %4040, %c19 : index
                %4042 = arith.remui %4038, %c13 : index
                %4043 = arith.muli %4042, %c13 : index
                %4044 = arith.addi %4041, %4043 : index
                %4045 = arith.divui %4038, %c13 : index
                %4046 = arith.remui %4045, %c13 : index
                %4047 = arith.addi %4044, %4046 : index
                %4048 = arith.addi %4039, %4047 : index
                %4049 = arith.addi %4037, %4048 : index
                %4050 = arith.addi %4034, %4049 : index
                vector.store %4035, %kv[%4050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4051 = arith.subi %3795, %kvHeads : index
                %4052 = arith.muli %4051, %c8 : index
                %4053 = arith.addi %3800, %4052 : index
                %4054 = arith.addi %4027, %c7 : index
                %4055 = arith.divui %4054, %c12 : index
                %4056 = arith.muli %4055, %c21 : index
                %4057 = arith.addi %4056, %c9 : index
                %4058 = arith.remui %4054, %c12 : index
                %4059 = arith.divui %3799, %c13 : index
                %4060 = arith.remui %3799, %c13 : index
                %4061 = arith.muli %4060, %c14 : index
                %4062 = arith.addi %4059, %4061 : index
                %4063 = arith.muli %4058, %c12 : index
                %4064 = arith.divui %4062, %c19 : index
                %4065 = arith.muli %4064, %c19 : index
                %4066 = arith.remui %4062, %c13 : index
                %4067 = arith.muli %4066, %c13 : index
                %4068 = arith.addi %4065, %4067 : index
                %4069 = arith.divui %4062, %c13 : index
                %4070 = arith.remui %4069, %c13 : index
                %4071 = arith.addi %4068, %4070 : index
                %4072 = arith.addi %4063, %4071 : index
                %4073 = arith.addi %4057, %4072 : index
                %4074 = arith.addi %4053, %4073 : index
                %4075 = vector.shuffle %4031, %4031 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4075, %kv[%4074] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4076 = arith.addi %4027, %c6 : index
                %4077 = arith.divui %4076, %c12 : index
                %4078 = arith.muli %4077, %c21 : index
                %4079 = arith.addi %4078, %c9 : index
                %4080 = arith.remui %4076, %c12 : index
                %4081 = arith.divui %3799, %c13 : index
                %4082 = arith.remui %3799, %c13 : index
                %4083 = arith.muli %4082, %c14 : index
                %4084 = arith.addi %4081, %4083 : index
                %4085 = arith.muli %4080, %c12 : index
                %4086 = arith.divui %4084, %c19 : index
                %4087 = arith.muli %4086, %c19 : index
                %4088 = arith.remui %4084, %c13 : index
                %4089 = arith.muli %4088, %c13 : index
                %4090 = arith.addi %4087, %4089 : index
                %4091 = arith.divui %4084, %c13 : index
                %4092 = arith.remui %4091, %c13 : index
                %4093 = arith.addi %4090, %4092 : index
                %4094 = arith.addi %4085, %4093 : index
                %4095 = arith.addi %4079, %4094 : index
                %4096 = arith.addi %4053, %4095 : index
                %4097 = vector.shuffle %4031, %4031 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4097, %kv[%4096] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4098 = arith.addi %4027, %c13 : index
                %4099 = arith.divui %4098, %c12 : index
                %4100 = arith.muli %4099, %c21 : index
                %4101 = arith.addi %4100, %c9 : index
                %4102 = arith.remui %4098, %c12 : index
                %4103 = arith.divui %3799, %c13 : index
                %4104 = arith.remui %3799, %c13 : index
                %4105 = arith.muli %4104, %c14 : index
                %4106 = arith.addi %4103, %4105 : index
                %4107 = arith.muli %4102, %c12 : index
                %4108 = arith.divui %4106, %c19 : index
                %4109 = arith.muli %4108, %c19 : index
                %4110 = arith.remui %4106, %c13 : index
                %4111 = arith.muli %4110, %c13 : index
                %4112 = arith.addi %4109, %4111 : index
                %4113 = arith.divui %4106, %c13 : index
                %4114 = arith.remui %4113, %c13 : index
                %4115 = arith.addi %4112, %4114 : index
                %4116 = arith.addi %4107, %4115 : index
                %4117 = arith.addi %4101, %4116 : index
                %4118 = arith.addi %4053, %4117 : index
                %4119 = vector.shuffle %4031, %4031 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4119, %kv[%4118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4120 = arith.addi %4027, %c22 : index
                %4121 = arith.divui %4120, %c12 : index
                %4122 = arith.muli %4121, %c21 : index
                %4123 = arith.addi %4122, %c9 : index
                %4124 = arith.remui %4120, %c12 : index
                %4125 = arith.divui %3799, %c13 : index
                %4126 = arith.remui %3799, %c13 : index
                %4127 = arith.muli %4126, %c14 : index
                %4128 = arith.addi %4125, %4127 : index
                %4129 = arith.muli %4124, %c12 : index
                %4130 = arith.divui %4128, %c19 : index
                %4131 = arith.muli %4130, %c19 : index
                %4132 = arith.remui %4128, %c13 : index
                %4133 = arith.muli %4132, %c13 : index
                %4134 = arith.addi %4131, %4133 : index
                %4135 = arith.divui %4128, %c13 : index
                %4136 = arith.remui %4135, %c13 : index
                %4137 = arith.addi %4134, %4136 : index
                %4138 = arith.addi %4129, %4137 : index
                %4139 = arith.addi %4123, %4138 : index
                %4140 = arith.addi %4053, %4139 : index
                %4141 = vector.shuffle %4031, %4031 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4141, %kv[%4140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4142 = arith.addi %16, %c15 : index
    %4143 = wave.lane
    %4144 = arith.muli %3, %c6 : index
    %4145 = arith.muli %4144, %c21 : index
    %4146 = arith.addi %4145, %4143 : index
    %4147 = arith.muli %4, %c9 : index
    %4148 = arith.addi %4147, %4146 : index
    %4149 = arith.addi %4148, %c7 : index
    %4150 = arith.addi %4149, %c7 : index
    %4151 = vector.extract %345#3[0] : f32 from vector<8xf32>
    memref.store %4151, %12[%4150] : memref<?xf32>
    %4152 = arith.muli %4, %c9 : index
    %4153 = arith.addi %4152, %4146 : index
    %4154 = arith.addi %4153, %c7 : index
    %4155 = arith.addi %4154, %c4 : index
    %4156 = vector.extract %345#3[1] : f32 from vector<8xf32>
    memref.store %4156, %12[%4155] : memref<?xf32>
    %4157 = arith.muli %4, %c9 : index
    %4158 = arith.addi %4157, %4146 : index
    %4159 = arith.addi %4158, %c7 : index
    %4160 = arith.addi %4159, %c10 : index
    %4161 = vector.extract %345#3[2] : f32 from vector<8xf32>
    memref.store %4161, %12[%4160] : memref<?xf32>
    %4162 = arith.muli %4, %c9 : index
    %4163 = arith.addi %4162, %4146 : index
    %4164 = arith.addi %4163, %c7 : index
    %4165 = arith.addi %4164, %c23 : index
    %4166 = vector.extract %345#3[3] : f32 from vector<8xf32>
    memref.store %4166, %12[%4165] : memref<?xf32>
    %4167 = arith.muli %4, %c9 : index
    %4168 = arith.addi %4167, %4146 : index
    %4169 = arith.addi %4168, %c7 : index
    %4170 = arith.addi %4169, %c5 : index
    %4171 = vector.extract %345#3[4] : f32 from vector<8xf32>
    memref.store %4171, %12[%4170] : memref<?xf32>
    %4172 = arith.muli %4, %c9 : index
    %4173 = arith.addi %4172, %4146 : index
    %4174 = arith.addi %4173, %c7 : index
    %4175 = arith.addi %4174, %c24 : index
    %4176 = vector.extract %345#3[5] : f32 from vector<8xf32>
    memref.store %4176, %12[%4175] : memref<?xf32>
    %4177 = arith.muli %4, %c9 : index
    %4178 = arith.addi %4177, %4146 : index
    %4179 = arith.addi %4178, %c7 : index
    %4180 = arith.addi %4179, %c25 : index
    %4181 = vector.extract %345#3[6] : f32 from vector<8xf32>
    memref.store %4181, %12[%4180] : memref<?xf32>
    %4182 = arith.muli %4, %c9 : index
    %4183 = arith.addi %4182, %4146 : index
    %4184 = arith.addi %4183, %c7 : index
    %4185 = arith.addi %4184, %c26 : index
    %4186 = vector.extract %345#3[7] : f32 from vector<8xf32>
    memref.store %4186, %12[%4185] : memref<?xf32>
    wave.barrier
    %4187 = arith.muli %4, %c19 : index
    %4188 = arith.addi %4187, %c7 : index
    %4189 = arith.muli %4188, %c13 : index
    %4190 = arith.divui %4143, %c12 : index
    %4191 = arith.addi %4189, %4190 : index
    %4192 = arith.addi %4142, %4191 : index
    %4193 = arith.cmpi slt, %4192, %15 : index
    scf.if %4193 {
      %4194 = arith.cmpi eq, %hasFactors, %c6 : index
      %4195 = memref.load %factors[%4192] : memref<?xf32>
      %4196 = arith.select %4194, %4195, %c28 : f32
      %4197 = arith.addi %4146, %c7 : index
      %4198 = arith.muli %4188, %c4 : index
      %4199 = arith.addi %4197, %4198 : index
      %4200 = memref.load %12[%4199] : memref<?xf32>
      %4201 = arith.addi %4199, %c9 : index
      %4202 = memref.load %12[%4201] : memref<?xf32>
      %4203 = arith.addf %4200, %4202 : f32
      %4204 = arith.remui %4143, %c12 : index
      %4205 = arith.muli %4204, %c19 : index
      %4206 = arith.addi %11, %4205 : index
      %4207 = vector.load %w[%4206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4208 = vector.bitcast %4207 : vector<4xi8> to vector<1xf32>
      %4209 = vector.extract %4208[0] : f32 from vector<1xf32>
      %4210 = arith.mulf %4209, %4196 : f32
      %4211 = arith.mulf %4203, %4210 : f32
      %4212 = arith.muli %3, %c6 : index
      %4213 = arith.addi %4212, %c7 : index
      %4214 = arith.muli %4213, %c12 : index
      %4215 = arith.remui %4143, %c12 : index
      %4216 = arith.addi %4214, %4215 : index
      %4217 = arith.muli %4191, %c29 : index
      %4218 = arith.addi %4217, %4216 : index
      memref.store %4211, %13[%4218] : memref<?xf32>
    }
    %4219 = arith.muli %4, %c19 : index
    %4220 = arith.addi %4219, %c6 : index
    %4221 = arith.muli %4220, %c13 : index
    %4222 = arith.divui %4143, %c12 : index
    %4223 = arith.addi %4221, %4222 : index
    %4224 = arith.addi %4142, %4223 : index
    %4225 = arith.cmpi slt, %4224, %15 : index
    scf.if %4225 {
      %4226 = arith.cmpi eq, %hasFactors, %c6 : index
      %4227 = memref.load %factors[%4224] : memref<?xf32>
      %4228 = arith.select %4226, %4227, %c28 : f32
      %4229 = arith.addi %4146, %c7 : index
      %4230 = arith.muli %4220, %c4 : index
      %4231 = arith.addi %4229, %4230 : index
      %4232 = memref.load %12[%4231] : memref<?xf32>
      %4233 = arith.addi %4231, %c9 : index
      %4234 = memref.load %12[%4233] : memref<?xf32>
      %4235 = arith.addf %4232, %4234 : f32
      %4236 = arith.remui %4143, %c12 : index
      %4237 = arith.muli %4236, %c19 : index
      %4238 = arith.addi %11, %4237 : index
      %4239 = vector.load %w[%4238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4240 = vector.bitcast %4239 : vector<4xi8> to vector<1xf32>
      %4241 = vector.extract %4240[0] : f32 from vector<1xf32>
      %4242 = arith.mulf %4241, %4228 : f32
      %4243 = arith.mulf %4235, %4242 : f32
      %4244 = arith.muli %3, %c6 : index
      %4245 = arith.addi %4244, %c7 : index
      %4246 = arith.muli %4245, %c12 : index
      %4247 = arith.remui %4143, %c12 : index
      %4248 = arith.addi %4246, %4247 : index
      %4249 = arith.muli %4223, %c29 : index
      %4250 = arith.addi %4249, %4248 : index
      memref.store %4243, %13[%4250] : memref<?xf32>
    }
    %4251 = arith.muli %4, %c19 : index
    %4252 = arith.addi %4251, %c13 : index
    %4253 = arith.muli %4252, %c13 : index
    %4254 = arith.divui %4143, %c12 : index
    %4255 = arith.addi %4253, %4254 : index
    %4256 = arith.addi %4142, %4255 : index
    %4257 = arith.cmpi slt, %4256, %15 : index
    scf.if %4257 {
      %4258 = arith.cmpi eq, %hasFactors, %c6 : index
      %4259 = memref.load %factors[%4256] : memref<?xf32>
      %4260 = arith.select %4258, %4259, %c28 : f32
      %4261 = arith.addi %4146, %c7 : index
      %4262 = arith.muli %4252, %c4 : index
      %4263 = arith.addi %4261, %4262 : index
      %4264 = memref.load %12[%4263] : memref<?xf32>
      %4265 = arith.addi %4263, %c9 : index
      %4266 = memref.load %12[%4265] : memref<?xf32>
      %4267 = arith.addf %4264, %4266 : f32
      %4268 = arith.remui %4143, %c12 : index
      %4269 = arith.muli %4268, %c19 : index
      %4270 = arith.addi %11, %4269 : index
      %4271 = vector.load %w[%4270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4272 = vector.bitcast %4271 : vector<4xi8> to vector<1xf32>
      %4273 = vector.extract %4272[0] : f32 from vector<1xf32>
      %4274 = arith.mulf %4273, %4260 : f32
      %4275 = arith.mulf %4267, %4274 : f32
      %4276 = arith.muli %3, %c6 : index
      %4277 = arith.addi %4276, %c7 : index
      %4278 = arith.muli %4277, %c12 : index
      %4279 = arith.remui %4143, %c12 : index
      %4280 = arith.addi %4278, %4279 : index
      %4281 = arith.muli %4255, %c29 : index
      %4282 = arith.addi %4281, %4280 : index
      memref.store %4275, %13[%4282] : memref<?xf32>
    }
    %4283 = arith.muli %4, %c19 : index
    %4284 = arith.addi %4283, %c22 : index
    %4285 = arith.muli %4284, %c13 : index
    %4286 = arith.divui %4143, %c12 : index
    %4287 = arith.addi %4285, %4286 : index
    %4288 = arith.addi %4142, %4287 : index
    %4289 = arith.cmpi slt, %4288, %15 : index
    scf.if %4289 {
      %4290 = arith.cmpi eq, %hasFactors, %c6 : index
      %4291 = memref.load %factors[%4288] : memref<?xf32>
      %4292 = arith.select %4290, %4291, %c28 : f32
      %4293 = arith.addi %4146, %c7 : index
      %4294 = arith.muli %4284, %c4 : index
      %4295 = arith.addi %4293, %4294 : index
      %4296 = memref.load %12[%4295] : memref<?xf32>
      %4297 = arith.addi %4295, %c9 : index
      %4298 = memref.load %12[%4297] : memref<?xf32>
      %4299 = arith.addf %4296, %4298 : f32
      %4300 = arith.remui %4143, %c12 : index
      %4301 = arith.muli %4300, %c19 : index
      %4302 = arith.addi %11, %4301 : index
      %4303 = vector.load %w[%4302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4304 = vector.bitcast %4303 : vector<4xi8> to vector<1xf32>
      %4305 = vector.extract %4304[0] : f32 from vector<1xf32>
      %4306 = arith.mulf %4305, %4292 : f32
      %4307 = arith.mulf %4299, %4306 : f32
      %4308 = arith.muli %3, %c6 : index
      %4309 = arith.addi %4308, %c7 : index
      %4310 = arith.muli %4309, %c12 : index
      %4311 = arith.remui %4143, %c12 : index
      %4312 = arith.addi %4310, %4311 : index
      %4313 = arith.muli %4287, %c29 : index
      %4314 = arith.addi %4313, %4312 : index
      memref.store %4307, %13[%4314] : memref<?xf32>
    }
    wave.barrier
    %4315 = arith.addi %16, %c15 : index
    %4316 = wave.wave
    %4317 = arith.addi %4316, %c7 : index
    %4318 = arith.addi %4315, %4317 : index
    %4319 = arith.cmpi slt, %4318, %15 : index
    %4320 = arith.cmpi slt, %4317, %c12 : index
    %4321 = arith.andi %4319, %4320 : i1
    scf.if %4321 {
      %4322 = arith.addi %4315, %4317 : index
      %4323 = arith.muli %4317, %c29 : index
      %4324 = wave.lane
      %4325 = arith.addi %4324, %c7 : index
      %4326 = arith.cmpi eq, %hasBias, %c6 : index
      %4327 = arith.addi %4323, %4325 : index
      %4328 = memref.load %13[%4327] : memref<?xf32>
      %4329 = arith.muli %0, %c29 : index
      %4330 = arith.addi %4329, %4325 : index
      %4331 = memref.load %bias[%4330] : memref<?xf32>
      %4332 = arith.addf %4328, %4331 : f32
      %4333 = arith.select %4326, %4332, %4328 : f32
      %4334 = arith.addi %4325, %c31 : index
      %4335 = arith.cmpi eq, %hasBias, %c6 : index
      %4336 = arith.addi %4323, %4334 : index
      %4337 = memref.load %13[%4336] : memref<?xf32>
      %4338 = arith.muli %0, %c29 : index
      %4339 = arith.addi %4338, %4334 : index
      %4340 = memref.load %bias[%4339] : memref<?xf32>
      %4341 = arith.addf %4337, %4340 : f32
      %4342 = arith.select %4335, %4341, %4337 : f32
      %4343 = arith.addi %4324, %c4 : index
      %4344 = arith.cmpi slt, %4343, %c31 : index
      %4345 = arith.minsi %4343, %c32 : index
      %4346 = arith.cmpi eq, %hasBias, %c6 : index
      %4347 = arith.addi %4323, %4345 : index
      %4348 = memref.load %13[%4347] : memref<?xf32>
      %4349 = arith.muli %0, %c29 : index
      %4350 = arith.addi %4349, %4345 : index
      %4351 = memref.load %bias[%4350] : memref<?xf32>
      %4352 = arith.addf %4348, %4351 : f32
      %4353 = arith.select %4346, %4352, %4348 : f32
      %4354 = arith.addi %4345, %c31 : index
      %4355 = arith.cmpi eq, %hasBias, %c6 : index
      %4356 = arith.addi %4323, %4354 : index
      %4357 = memref.load %13[%4356] : memref<?xf32>
      %4358 = arith.muli %0, %c29 : index
      %4359 = arith.addi %4358, %4354 : index
      %4360 = memref.load %bias[%4359] : memref<?xf32>
      %4361 = arith.addf %4357, %4360 : f32
      %4362 = arith.select %4355, %4361, %4357 : f32
      %4363 = arith.addi %heads, %kvHeads : index
      %4364 = arith.cmpi slt, %0, %4363 : index
      scf.if %4364 {
        %4365 = arith.addi %positionsAt, %4322 : index
        %4366 = memref.load %step[%4365] : memref<?xi32>
        %4367 = arith.index_cast %4366 : i32 to index
        %4368 = arith.cmpi eq, %hasNorm, %c6 : index
        %4369 = math.fma %4333, %4333, %c35 : f32
        %4370 = math.fma %4342, %4342, %4369 : f32
        %4371 = math.fma %4353, %4353, %4370 : f32
        %4372 = arith.select %4344, %4371, %4370 : f32
        %4373 = math.fma %4362, %4362, %4372 : f32
        %4374 = arith.select %4344, %4373, %4372 : f32
        %4375 = vector.broadcast %4374 : f32 to vector<1xf32>
        %4376 = wave.reduce "add" %4375 : vector<1xf32>
        %4377 = arith.mulf %4376, %inverseHeadDim : f32
        %4378 = arith.addf %4377, %epsilon : f32
        %4379 = math.sqrt %4378 : f32
        %4380 = arith.divf %c28, %4379 : f32
        %4381 = arith.cmpi slt, %0, %heads : index
        %4382 = arith.addi %4325, %c31 : index
        %4383 = memref.load %query_norm[%4325] : memref<?xf32>
        %4384 = memref.load %key_norm[%4325] : memref<?xf32>
        %4385 = arith.select %4381, %4383, %4384 : f32
        %4386 = arith.mulf %4333, %4380 : f32
        %4387 = arith.mulf %4386, %4385 : f32
        %4388 = arith.select %4368, %4387, %4333 : f32
        %4389 = memref.load %query_norm[%4382] : memref<?xf32>
        %4390 = memref.load %key_norm[%4382] : memref<?xf32>
        %4391 = arith.select %4381, %4389, %4390 : f32
        %4392 = arith.mulf %4342, %4380 : f32
        %4393 = arith.mulf %4392, %4391 : f32
        %4394 = arith.select %4368, %4393, %4342 : f32
        %4395 = arith.addi %4345, %c31 : index
        %4396 = memref.load %query_norm[%4345] : memref<?xf32>
        %4397 = memref.load %key_norm[%4345] : memref<?xf32>
        %4398 = arith.select %4381, %4396, %4397 : f32
        %4399 = arith.mulf %4353, %4380 : f32
        %4400 = arith.mulf %4399, %4398 : f32
        %4401 = arith.select %4368, %4400, %4353 : f32
        %4402 = memref.load %query_norm[%4395] : memref<?xf32>
        %4403 = memref.load %key_norm[%4395] : memref<?xf32>
        %4404 = arith.select %4381, %4402, %4403 : f32
        %4405 = arith.mulf %4362, %4380 : f32
        %4406 = arith.mulf %4405, %4404 : f32
        %4407 = arith.select %4368, %4406, %4362 : f32
        %4408 = arith.remui %4367, %c21 : index
        %4409 = arith.muli %4408, %c29 : index
        %4410 = arith.addi %4409, %4325 : index
        %4411 = arith.divui %4367, %c21 : index
        %4412 = arith.addi %4411, %c21 : index
        %4413 = arith.muli %4412, %c29 : index
        %4414 = arith.addi %4413, %4325 : index
        %4415 = memref.load %rope[%4410] : memref<?xf32>
        %4416 = arith.addi %4410, %c31 : index
        %4417 = memref.load %rope[%4416] : memref<?xf32>
        %4418 = memref.load %rope[%4414] : memref<?xf32>
        %4419 = arith.addi %4414, %c31 : index
        %4420 = memref.load %rope[%4419] : memref<?xf32>
        %4421 = arith.mulf %4418, %4415 : f32
        %4422 = arith.mulf %4420, %4417 : f32
        %4423 = arith.subf %4421, %4422 : f32
        %4424 = arith.mulf %4420, %4415 : f32
        %4425 = arith.mulf %4418, %4417 : f32
        %4426 = arith.addf %4424, %4425 : f32
        %4427 = arith.mulf %4388, %4423 : f32
        %4428 = arith.mulf %4394, %4426 : f32
        %4429 = arith.subf %4427, %4428 : f32
        %4430 = arith.mulf %4394, %4423 : f32
        %4431 = arith.mulf %4388, %4426 : f32
        %4432 = arith.addf %4430, %4431 : f32
        %4433 = arith.cmpi slt, %0, %heads : index
        scf.if %4433 {
          %4434 = arith.muli %4322, %heads : index
          %4435 = arith.addi %4434, %0 : index
          %4436 = arith.muli %4435, %c29 : index
          %4437 = arith.addi %4436, %4325 : index
          memref.store %4429, %q[%4437] : memref<?xf32>
          %4438 = arith.addi %4437, %c31 : index
          memref.store %4432, %q[%4438] : memref<?xf32>
        } else {
          %4439 = arith.addi %4323, %4325 : index
          memref.store %4429, %13[%4439] : memref<?xf32>
          %4440 = arith.addi %4323, %4325 : index
          %4441 = arith.addi %4440, %c31 : index
          memref.store %4432, %13[%4441] : memref<?xf32>
        }
        %4442 = arith.remui %4367, %c21 : index
        %4443 = arith.muli %4442, %c29 : index
        %4444 = arith.addi %4443, %4345 : index
        %4445 = arith.divui %4367, %c21 : index
        %4446 = arith.addi %4445, %c21 : index
        %4447 = arith.muli %4446, %c29 : index
        %4448 = arith.addi %4447, %4345 : index
        %4449 = memref.load %rope[%4444] : memref<?xf32>
        %4450 = arith.addi %4444, %c31 : index
        %4451 = memref.load %rope[%4450] : memref<?xf32>
        %4452 = memref.load %rope[%4448] : memref<?xf32>
        %4453 = arith.addi %4448, %c31 : index
        %4454 = memref.load %rope[%4453] : memref<?xf32>
        %4455 = arith.mulf %4452, %4449 : f32
        %4456 = arith.mulf %4454, %4451 : f32
        %4457 = arith.subf %4455, %4456 : f32
        %4458 = arith.mulf %4454, %4449 : f32
        %4459 = arith.mulf %4452, %4451 : f32
        %4460 = arith.addf %4458, %4459 : f32
        %4461 = arith.mulf %4401, %4457 : f32
        %4462 = arith.mulf %4407, %4460 : f32
        %4463 = arith.subf %4461, %4462 : f32
        %4464 = arith.mulf %4407, %4457 : f32
        %4465 = arith.mulf %4401, %4460 : f32
        %4466 = arith.addf %4464, %4465 : f32
        scf.if %4344 {
          %4467 = arith.cmpi slt, %0, %heads : index
          scf.if %4467 {
            %4468 = arith.muli %4322, %heads : index
            %4469 = arith.addi %4468, %0 : index
            %4470 = arith.muli %4469, %c29 : index
            %4471 = arith.addi %4470, %4345 : index
            memref.store %4463, %q[%4471] : memref<?xf32>
            %4472 = arith.addi %4471, %c31 : index
            memref.store %4466, %q[%4472] : memref<?xf32>
          } else {
            %4473 = arith.addi %4323, %4345 : index
            memref.store %4463, %13[%4473] : memref<?xf32>
            %4474 = arith.addi %4323, %4345 : index
            %4475 = arith.addi %4474, %c31 : index
            memref.store %4466, %13[%4475] : memref<?xf32>
          }
        }
      } else {
        %4476 = arith.cmpi slt, %0, %heads : index
        scf.if %4476 {
          %4477 = arith.muli %4322, %heads : index
          %4478 = arith.addi %4477, %0 : index
          %4479 = arith.muli %4478, %c29 : index
          %4480 = arith.addi %4479, %4325 : index
          memref.store %4333, %q[%4480] : memref<?xf32>
          %4481 = arith.addi %4480, %c31 : index
          memref.store %4342, %q[%4481] : memref<?xf32>
        } else {
          %4482 = arith.addi %4323, %4325 : index
          memref.store %4333, %13[%4482] : memref<?xf32>
          %4483 = arith.addi %4323, %4325 : index
          %4484 = arith.addi %4483, %c31 : index
          memref.store %4342, %13[%4484] : memref<?xf32>
        }
        scf.if %4344 {
          %4485 = arith.cmpi slt, %0, %heads : index
          scf.if %4485 {
            %4486 = arith.muli %4322, %heads : index
            %4487 = arith.addi %4486, %0 : index
            %4488 = arith.muli %4487, %c29 : index
            %4489 = arith.addi %4488, %4345 : index
            memref.store %4353, %q[%4489] : memref<?xf32>
            %4490 = arith.addi %4489, %c31 : index
            memref.store %4362, %q[%4490] : memref<?xf32>
          } else {
            %4491 = arith.addi %4323, %4345 : index
            memref.store %4353, %13[%4491] : memref<?xf32>
            %4492 = arith.addi %4323, %4345 : index
            %4493 = arith.addi %4492, %c31 : index
            memref.store %4362, %13[%4493] : memref<?xf32>
          }
        }
      }
    }
    %4494 = arith.addi %4316, %c38 : index
    %4495 = arith.addi %4315, %4494 : index
    %4496 = arith.cmpi slt, %4495, %15 : index
    %4497 = arith.cmpi slt, %4494, %c12 : index
    %4498 = arith.andi %4496, %4497 : i1
    scf.if %4498 {
      %4499 = arith.addi %4315, %4494 : index
      %4500 = arith.muli %4494, %c29 : index
      %4501 = wave.lane
      %4502 = arith.addi %4501, %c7 : index
      %4503 = arith.cmpi eq, %hasBias, %c6 : index
      %4504 = arith.addi %4500, %4502 : index
      %4505 = memref.load %13[%4504] : memref<?xf32>
      %4506 = arith.muli %0, %c29 : index
      %4507 = arith.addi %4506, %4502 : index
      %4508 = memref.load %bias[%4507] : memref<?xf32>
      %4509 = arith.addf %4505, %4508 : f32
      %4510 = arith.select %4503, %4509, %4505 : f32
      %4511 = arith.addi %4502, %c31 : index
      %4512 = arith.cmpi eq, %hasBias, %c6 : index
      %4513 = arith.addi %4500, %4511 : index
      %4514 = memref.load %13[%4513] : memref<?xf32>
      %4515 = arith.muli %0, %c29 : index
      %4516 = arith.addi %4515, %4511 : index
      %4517 = memref.load %bias[%4516] : memref<?xf32>
      %4518 = arith.addf %4514, %4517 : f32
      %4519 = arith.select %4512, %4518, %4514 : f32
      %4520 = arith.addi %4501, %c4 : index
      %4521 = arith.cmpi slt, %4520, %c31 : index
      %4522 = arith.minsi %4520, %c32 : index
      %4523 = arith.cmpi eq, %hasBias, %c6 : index
      %4524 = arith.addi %4500, %4522 : index
      %4525 = memref.load %13[%4524] : memref<?xf32>
      %4526 = arith.muli %0, %c29 : index
      %4527 = arith.addi %4526, %4522 : index
      %4528 = memref.load %bias[%4527] : memref<?xf32>
      %4529 = arith.addf %4525, %4528 : f32
      %4530 = arith.select %4523, %4529, %4525 : f32
      %4531 = arith.addi %4522, %c31 : index
      %4532 = arith.cmpi eq, %hasBias, %c6 : index
      %4533 = arith.addi %4500, %4531 : index
      %4534 = memref.load %13[%4533] : memref<?xf32>
      %4535 = arith.muli %0, %c29 : index
      %4536 = arith.addi %4535, %4531 : index
      %4537 = memref.load %bias[%4536] : memref<?xf32>
      %4538 = arith.addf %4534, %4537 : f32
      %4539 = arith.select %4532, %4538, %4534 : f32
      %4540 = arith.addi %heads, %kvHeads : index
      %4541 = arith.cmpi slt, %0, %4540 : index
      scf.if %4541 {
        %4542 = arith.addi %positionsAt, %4499 : index
        %4543 = memref.load %step[%4542] : memref<?xi32>
        %4544 = arith.index_cast %4543 : i32 to index
        %4545 = arith.cmpi eq, %hasNorm, %c6 : index
        %4546 = math.fma %4510, %4510, %c35 : f32
        %4547 = math.fma %4519, %4519, %4546 : f32
        %4548 = math.fma %4530, %4530, %4547 : f32
        %4549 = arith.select %4521, %4548, %4547 : f32
        %4550 = math.fma %4539, %4539, %4549 : f32
        %4551 = arith.select %4521, %4550, %4549 : f32
        %4552 = vector.broadcast %4551 : f32 to vector<1xf32>
        %4553 = wave.reduce "add" %4552 : vector<1xf32>
        %4554 = arith.mulf %4553, %inverseHeadDim : f32
        %4555 = arith.addf %4554, %epsilon : f32
        %4556 = math.sqrt %4555 : f32
        %4557 = arith.divf %c28, %4556 : f32
        %4558 = arith.cmpi slt, %0, %heads : index
        %4559 = arith.addi %4502, %c31 : index
        %4560 = memref.load %query_norm[%4502] : memref<?xf32>
        %4561 = memref.load %key_norm[%4502] : memref<?xf32>
        %4562 = arith.select %4558, %4560, %4561 : f32
        %4563 = arith.mulf %4510, %4557 : f32
        %4564 = arith.mulf %4563, %4562 : f32
        %4565 = arith.select %4545, %4564, %4510 : f32
        %4566 = memref.load %query_norm[%4559] : memref<?xf32>
        %4567 = memref.load %key_norm[%4559] : memref<?xf32>
        %4568 = arith.select %4558, %4566, %4567 : f32
        %4569 = arith.mulf %4519, %4557 : f32
        %4570 = arith.mulf %4569, %4568 : f32
        %4571 = arith.select %4545, %4570, %4519 : f32
        %4572 = arith.addi %4522, %c31 : index
        %4573 = memref.load %query_norm[%4522] : memref<?xf32>
        %4574 = memref.load %key_norm[%4522] : memref<?xf32>
        %4575 = arith.select %4558, %4573, %4574 : f32
        %4576 = arith.mulf %4530, %4557 : f32
        %4577 = arith.mulf %4576, %4575 : f32
        %4578 = arith.select %4545, %4577, %4530 : f32
        %4579 = memref.load %query_norm[%4572] : memref<?xf32>
        %4580 = memref.load %key_norm[%4572] : memref<?xf32>
        %4581 = arith.select %4558, %4579, %4580 : f32
        %4582 = arith.mulf %4539, %4557 : f32
        %4583 = arith.mulf %4582, %4581 : f32
        %4584 = arith.select %4545, %4583, %4539 : f32
        %4585 = arith.remui %4544, %c21 : index
        %4586 = arith.muli %4585, %c29 : index
        %4587 = arith.addi %4586, %4502 : index
        %4588 = arith.divui %4544, %c21 : index
        %4589 = arith.addi %4588, %c21 : index
        %4590 = arith.muli %4589, %c29 : index
        %4591 = arith.addi %4590, %4502 : index
        %4592 = memref.load %rope[%4587] : memref<?xf32>
        %4593 = arith.addi %4587, %c31 : index
        %4594 = memref.load %rope[%4593] : memref<?xf32>
        %4595 = memref.load %rope[%4591] : memref<?xf32>
        %4596 = arith.addi %4591, %c31 : index
        %4597 = memref.load %rope[%4596] : memref<?xf32>
        %4598 = arith.mulf %4595, %4592 : f32
        %4599 = arith.mulf %4597, %4594 : f32
        %4600 = arith.subf %4598, %4599 : f32
        %4601 = arith.mulf %4597, %4592 : f32
        %4602 = arith.mulf %4595, %4594 : f32
        %4603 = arith.addf %4601, %4602 : f32
        %4604 = arith.mulf %4565, %4600 : f32
        %4605 = arith.mulf %4571, %4603 : f32
        %4606 = arith.subf %4604, %4605 : f32
        %4607 = arith.mulf %4571, %4600 : f32
        %4608 = arith.mulf %4565, %4603 : f32
        %4609 = arith.addf %4607, %4608 : f32
        %4610 = arith.cmpi slt, %0, %heads : index
        scf.if %4610 {
          %4611 = arith.muli %4499, %heads : index
          %4612 = arith.addi %4611, %0 : index
          %4613 = arith.muli %4612, %c29 : index
          %4614 = arith.addi %4613, %4502 : index
          memref.store %4606, %q[%4614] : memref<?xf32>
          %4615 = arith.addi %4614, %c31 : index
          memref.store %4609, %q[%4615] : memref<?xf32>
        } else {
          %4616 = arith.addi %4500, %4502 : index
          memref.store %4606, %13[%4616] : memref<?xf32>
          %4617 = arith.addi %4500, %4502 : index
          %4618 = arith.addi %4617, %c31 : index
          memref.store %4609, %13[%4618] : memref<?xf32>
        }
        %4619 = arith.remui %4544, %c21 : index
        %4620 = arith.muli %4619, %c29 : index
        %4621 = arith.addi %4620, %4522 : index
        %4622 = arith.divui %4544, %c21 : index
        %4623 = arith.addi %4622, %c21 : index
        %4624 = arith.muli %4623, %c29 : index
        %4625 = arith.addi %4624, %4522 : index
        %4626 = memref.load %rope[%4621] : memref<?xf32>
        %4627 = arith.addi %4621, %c31 : index
        %4628 = memref.load %rope[%4627] : memref<?xf32>
        %4629 = memref.load %rope[%4625] : memref<?xf32>
        %4630 = arith.addi %4625, %c31 : index
        %4631 = memref.load %rope[%4630] : memref<?xf32>
        %4632 = arith.mulf %4629, %4626 : f32
        %4633 = arith.mulf %4631, %4628 : f32
        %4634 = arith.subf %4632, %4633 : f32
        %4635 = arith.mulf %4631, %4626 : f32
        %4636 = arith.mulf %4629, %4628 : f32
        %4637 = arith.addf %4635, %4636 : f32
        %4638 = arith.mulf %4578, %4634 : f32
        %4639 = arith.mulf %4584, %4637 : f32
        %4640 = arith.subf %4638, %4639 : f32
        %4641 = arith.mulf %4584, %4634 : f32
        %4642 = arith.mulf %4578, %4637 : f32
        %4643 = arith.addf %4641, %4642 : f32
        scf.if %4521 {
          %4644 = arith.cmpi slt, %0, %heads : index
          scf.if %4644 {
            %4645 = arith.muli %4499, %heads : index
            %4646 = arith.addi %4645, %0 : index
            %4647 = arith.muli %4646, %c29 : index
            %4648 = arith.addi %4647, %4522 : index
            memref.store %4640, %q[%4648] : memref<?xf32>
            %4649 = arith.addi %4648, %c31 : index
            memref.store %4643, %q[%4649] : memref<?xf32>
          } else {
            %4650 = arith.addi %4500, %4522 : index
            memref.store %4640, %13[%4650] : memref<?xf32>
            %4651 = arith.addi %4500, %4522 : index
            %4652 = arith.addi %4651, %c31 : index
            memref.store %4643, %13[%4652] : memref<?xf32>
          }
        }
      } else {
        %4653 = arith.cmpi slt, %0, %heads : index
        scf.if %4653 {
          %4654 = arith.muli %4499, %heads : index
          %4655 = arith.addi %4654, %0 : index
          %4656 = arith.muli %4655, %c29 : index
          %4657 = arith.addi %4656, %4502 : index
          memref.store %4510, %q[%4657] : memref<?xf32>
          %4658 = arith.addi %4657, %c31 : index
          memref.store %4519, %q[%4658] : memref<?xf32>
        } else {
          %4659 = arith.addi %4500, %4502 : index
          memref.store %4510, %13[%4659] : memref<?xf32>
          %4660 = arith.addi %4500, %4502 : index
          %4661 = arith.addi %4660, %c31 : index
          memref.store %4519, %13[%4661] : memref<?xf32>
        }
        scf.if %4521 {
          %4662 = arith.cmpi slt, %0, %heads : index
          scf.if %4662 {
            %4663 = arith.muli %4499, %heads : index
            %4664 = arith.addi %4663, %0 : index
            %4665 = arith.muli %4664, %c29 : index
            %4666 = arith.addi %4665, %4522 : index
            memref.store %4530, %q[%4666] : memref<?xf32>
            %4667 = arith.addi %4666, %c31 : index
            memref.store %4539, %q[%4667] : memref<?xf32>
          } else {
            %4668 = arith.addi %4500, %4522 : index
            memref.store %4530, %13[%4668] : memref<?xf32>
            %4669 = arith.addi %4500, %4522 : index
            %4670 = arith.addi %4669, %c31 : index
            memref.store %4539, %13[%4670] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4671 = arith.cmpi sge, %0, %heads : index
    scf.if %4671 {
      %4672 = arith.addi %4316, %c7 : index
      %4673 = arith.addi %4315, %4672 : index
      %4674 = arith.cmpi slt, %4673, %15 : index
      %4675 = arith.cmpi slt, %4672, %c12 : index
      %4676 = arith.andi %4674, %4675 : i1
      scf.if %4676 {
        %4677 = arith.addi %4315, %4672 : index
        %4678 = arith.addi %slotsAt, %4677 : index
        %4679 = memref.load %step[%4678] : memref<?xi32>
        %4680 = arith.index_cast %4679 : i32 to index
        %4681 = arith.cmpi sge, %4680, %c7 : index
        scf.if %4681 {
          %4682 = arith.muli %4672, %c29 : index
          %4683 = arith.subi %0, %heads : index
          %4684 = memref.load %scales[%4683] : memref<?xf32>
          %4685 = vector.broadcast %4684 : f32 to vector<4xf32>
          %4686 = arith.divui %4680, %c12 : index
          %4687 = arith.remui %4680, %c12 : index
          %4688 = arith.muli %4686, %pageBytes : index
          %4689 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4689 {
            %4690 = wave.lane
            %4691 = arith.muli %4690, %c19 : index
            scf.for %4692 = %4691 to %c29 step %c5 {
              %4693 = arith.addi %4682, %4692 : index
              %4694 = vector.load %13[%4693] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4695 = arith.mulf %4694, %4685 : vector<4xf32>
              %4696 = arith.minimumf %4695, %c42 : vector<4xf32>
              %4697 = arith.maximumf %4696, %c43 : vector<4xf32>
              %4698 = arith.truncf %4697 : vector<4xf32> to vector<4xf16>
              %4699 = vector.bitcast %4698 : vector<4xf16> to vector<8xi8>
              %4700 = arith.cmpi slt, %4683, %kvHeads : index
              scf.if %4700 {
                %4701 = arith.muli %4683, %c44 : index
                %4702 = arith.addi %4688, %4701 : index
                %4703 = arith.divui %4692, %c12 : index
                %4704 = arith.muli %4703, %c20 : index
                %4705 = arith.remui %4692, %c12 : index
                %4706 = arith.divui %4705, %c14 : index
                %4707 = arith.muli %4706, %c21 : index
                %4708 = arith.muli %4687, %c12 : index
                %4709 = arith.addi %4707, %4708 : index
                %4710 = arith.remui %4705, %c14 : index
                %4711 = arith.muli %4710, %c13 : index
                %4712 = arith.addi %4709, %4711 : index
                %4713 = arith.addi %4704, %4712 : index
                %4714 = arith.addi %4702, %4713 : index
                vector.store %4699, %kv[%4714] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4715 = arith.subi %4683, %kvHeads : index
                %4716 = arith.muli %4715, %c44 : index
                %4717 = arith.addi %4688, %4716 : index
                %4718 = arith.addi %4692, %c7 : index
                %4719 = arith.divui %4718, %c12 : index
                %4720 = arith.muli %4719, %c20 : index
                %4721 = arith.addi %4720, %c8 : index
                %4722 = arith.remui %4718, %c12 : index
                %4723 = arith.divui %4687, %c13 : index
                %4724 = arith.remui %4687, %c13 : index
                %4725 = arith.muli %4724, %c14 : index
                %4726 = arith.addi %4723, %4725 : index
                %4727 = arith.divui %4726, %c14 : index
                %4728 = arith.muli %4727, %c21 : index
                %4729 = arith.muli %4722, %c12 : index
                %4730 = arith.addi %4728, %4729 : index
                %4731 = arith.remui %4726, %c14 : index
                %4732 = arith.muli %4731, %c13 : index
                %4733 = arith.addi %4730, %4732 : index
                %4734 = arith.addi %4721, %4733 : index
                %4735 = arith.addi %4717, %4734 : index
                %4736 = vector.shuffle %4699, %4699 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4736, %kv[%4735] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4737 = arith.addi %4692, %c6 : index
                %4738 = arith.divui %4737, %c12 : index
                %4739 = arith.muli %4738, %c20 : index
                %4740 = arith.addi %4739, %c8 : index
                %4741 = arith.remui %4737, %c12 : index
                %4742 = arith.divui %4687, %c13 : index
                %4743 = arith.remui %4687, %c13 : index
                %4744 = arith.muli %4743, %c14 : index
                %4745 = arith.addi %4742, %4744 : index
                %4746 = arith.divui %4745, %c14 : index
                %4747 = arith.muli %4746, %c21 : index
                %4748 = arith.muli %4741, %c12 : index
                %4749 = arith.addi %4747, %4748 : index
                %4750 = arith.remui %4745, %c14 : index
                %4751 = arith.muli %4750, %c13 : index
                %4752 = arith.addi %4749, %4751 : index
                %4753 = arith.addi %4740, %4752 : index
                %4754 = arith.addi %4717, %4753 : index
                %4755 = vector.shuffle %4699, %4699 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4755, %kv[%4754] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4756 = arith.addi %4692, %c13 : index
                %4757 = arith.divui %4756, %c12 : index
                %4758 = arith.muli %4757, %c20 : index
                %4759 = arith.addi %4758, %c8 : index
                %4760 = arith.remui %4756, %c12 : index
                %4761 = arith.divui %4687, %c13 : index
                %4762 = arith.remui %4687, %c13 : index
                %4763 = arith.muli %4762, %c14 : index
                %4764 = arith.addi %4761, %4763 : index
                %4765 = arith.divui %4764, %c14 : index
                %4766 = arith.muli %4765, %c21 : index
                %4767 = arith.muli %4760, %c12 : index
                %4768 = arith.addi %4766, %4767 : index
                %4769 = arith.remui %4764, %c14 : index
                %4770 = arith.muli %4769, %c13 : index
                %4771 = arith.addi %4768, %4770 : index
                %4772 = arith.addi %4759, %4771 : index
                %4773 = arith.addi %4717, %4772 : index
                %4774 = vector.shuffle %4699, %4699 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4774, %kv[%4773] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4775 = arith.addi %4692, %c22 : index
                %4776 = arith.divui %4775, %c12 : index
                %4777 = arith.muli %4776, %c20 : index
                %4778 = arith.addi %4777, %c8 : index
                %4779 = arith.remui %4775, %c12 : index
                %4780 = arith.divui %4687, %c13 : index
                %4781 = arith.remui %4687, %c13 : index
                %4782 = arith.muli %4781, %c14 : index
                %4783 = arith.addi %4780, %4782 : index
                %4784 = arith.divui %4783, %c14 : index
                %4785 = arith.muli %4784, %c21 : index
                %4786 = arith.muli %4779, %c12 : index
                %4787 = arith.addi %4785, %4786 : index
                %4788 = arith.remui %4783, %c14 : index
                %4789 = arith.muli %4788, %c13 : index
                %4790 = arith.addi %4787, %4789 : index
                %4791 = arith.addi %4778, %4790 : index
                %4792 = arith.addi %4717, %4791 : index
                %4793 = vector.shuffle %4699, %4699 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4793, %kv[%4792] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4794 = arith.cmpi eq, %codec, %c6 : index
          scf.if %4794 {
            %4795 = wave.lane
            %4796 = arith.muli %4795, %c19 : index
            scf.for %4797 = %4796 to %c29 step %c5 {
              %4798 = arith.addi %4682, %4797 : index
              %4799 = vector.load %13[%4798] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4800 = arith.mulf %4799, %4685 : vector<4xf32>
              %4801 = wave.fp8_encode "e4m3" %4800 : vector<4xf32> -> vector<4xi8>
              %4802 = arith.cmpi slt, %4683, %kvHeads : index
              scf.if %4802 {
                %4803 = arith.muli %4683, %c8 : index
                %4804 = arith.addi %4688, %4803 : index
                %4805 = vector.shuffle %4801, %4801 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4806 = arith.divui %4797, %c12 : index
                %4807 = arith.muli %4806, %c21 : index
                %4808 = arith.remui %4797, %c12 : index
                %4809 = arith.muli %4687, %c12 : index
                %4810 = arith.divui %4808, %c19 : index
                %4811 = arith.muli %4810, %c19 : index
                %4812 = arith.remui %4808, %c13 : index
                %4813 = arith.muli %4812, %c13 : index
                %4814 = arith.addi %4811, %4813 : index
                %4815 = arith.divui %4808, %c13 : index
                %4816 = arith.remui %4815, %c13 : index
                %4817 = arith.addi %4814, %4816 : index
                %4818 = arith.addi %4809, %4817 : index
                %4819 = arith.addi %4807, %4818 : index
                %4820 = arith.addi %4804, %4819 : index
                vector.store %4805, %kv[%4820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4821 = arith.subi %4683, %kvHeads : index
                %4822 = arith.muli %4821, %c8 : index
                %4823 = arith.addi %4688, %4822 : index
                %4824 = arith.addi %4797, %c7 : index
                %4825 = arith.divui %4824, %c12 : index
                %4826 = arith.muli %4825, %c21 : index
                %4827 = arith.addi %4826, %c9 : index
                %4828 = arith.remui %4824, %c12 : index
                %4829 = arith.divui %4687, %c13 : index
                %4830 = arith.remui %4687, %c13 : index
                %4831 = arith.muli %4830, %c14 : index
                %4832 = arith.addi %4829, %4831 : index
                %4833 = arith.muli %4828, %c12 : index
                %4834 = arith.divui %4832, %c19 : index
                %4835 = arith.muli %4834, %c19 : index
                %4836 = arith.remui %4832, %c13 : index
                %4837 = arith.muli %4836, %c13 : index
                %4838 = arith.addi %4835, %4837 : index
                %4839 = arith.divui %4832, %c13 : index
                %4840 = arith.remui %4839, %c13 : index
                %4841 = arith.addi %4838, %4840 : index
                %4842 = arith.addi %4833, %4841 : index
                %4843 = arith.addi %4827, %4842 : index
                %4844 = arith.addi %4823, %4843 : index
                %4845 = vector.shuffle %4801, %4801 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4845, %kv[%4844] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4846 = arith.addi %4797, %c6 : index
                %4847 = arith.divui %4846, %c12 : index
                %4848 = arith.muli %4847, %c21 : index
                %4849 = arith.addi %4848, %c9 : index
                %4850 = arith.remui %4846, %c12 : index
                %4851 = arith.divui %4687, %c13 : index
                %4852 = arith.remui %4687, %c13 : index
                %4853 = arith.muli %4852, %c14 : index
                %4854 = arith.addi %4851, %4853 : index
                %4855 = arith.muli %4850, %c12 : index
                %4856 = arith.divui %4854, %c19 : index
                %4857 = arith.muli %4856, %c19 : index
                %4858 = arith.remui %4854, %c13 : index
                %4859 = arith.muli %4858, %c13 : index
                %4860 = arith.addi %4857, %4859 : index
                %4861 = arith.divui %4854, %c13 : index
                %4862 = arith.remui %4861, %c13 : index
                %4863 = arith.addi %4860, %4862 : index
                %4864 = arith.addi %4855, %4863 : index
                %4865 = arith.addi %4849, %4864 : index
                %4866 = arith.addi %4823, %4865 : index
                %4867 = vector.shuffle %4801, %4801 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4867, %kv[%4866] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4868 = arith.addi %4797, %c13 : index
                %4869 = arith.divui %4868, %c12 : index
                %4870 = arith.muli %4869, %c21 : index
                %4871 = arith.addi %4870, %c9 : index
                %4872 = arith.remui %4868, %c12 : index
                %4873 = arith.divui %4687, %c13 : index
                %4874 = arith.remui %4687, %c13 : index
                %4875 = arith.muli %4874, %c14 : index
                %4876 = arith.addi %4873, %4875 : index
                %4877 = arith.muli %4872, %c12 : index
                %4878 = arith.divui %4876, %c19 : index
                %4879 = arith.muli %4878, %c19 : index
                %4880 = arith.remui %4876, %c13 : index
                %4881 = arith.muli %4880, %c13 : index
                %4882 = arith.addi %4879, %4881 : index
                %4883 = arith.divui %4876, %c13 : index
                %4884 = arith.remui %4883, %c13 : index
                %4885 = arith.addi %4882, %4884 : index
                %4886 = arith.addi %4877, %4885 : index
                %4887 = arith.addi %4871, %4886 : index
                %4888 = arith.addi %4823, %4887 : index
                %4889 = vector.shuffle %4801, %4801 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4889, %kv[%4888] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4890 = arith.addi %4797, %c22 : index
                %4891 = arith.divui %4890, %c12 : index
                %4892 = arith.muli %4891, %c21 : index
                %4893 = arith.addi %4892, %c9 : index
                %4894 = arith.remui %4890, %c12 : index
                %4895 = arith.divui %4687, %c13 : index
                %4896 = arith.remui %4687, %c13 : index
                %4897 = arith.muli %4896, %c14 : index
                %4898 = arith.addi %4895, %4897 : index
                %4899 = arith.muli %4894, %c12 : index
                %4900 = arith.divui %4898, %c19 : index
                %4901 = arith.muli %4900, %c19 : index
                %4902 = arith.remui %4898, %c13 : index
                %4903 = arith.muli %4902, %c13 : index
                %4904 = arith.addi %4901, %4903 : index
                %4905 = arith.divui %4898, %c13 : index
                %4906 = arith.remui %4905, %c13 : index
                %4907 = arith.addi %4904, %4906 : index
                %4908 = arith.addi %4899, %4907 : index
                %4909 = arith.addi %4893, %4908 : index
                %4910 = arith.addi %4823, %4909 : index
                %4911 = vector.shuffle %4801, %4801 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4911, %kv[%4910] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4912 = arith.cmpi eq, %codec, %c13 : index
          scf.if %4912 {
            %4913 = wave.lane
            %4914 = arith.muli %4913, %c19 : index
            scf.for %4915 = %4914 to %c29 step %c5 {
              %4916 = arith.addi %4682, %4915 : index
              %4917 = vector.load %13[%4916] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4918 = arith.mulf %4917, %4685 : vector<4xf32>
              %4919 = wave.fp8_encode "e5m2" %4918 : vector<4xf32> -> vector<4xi8>
              %4920 = arith.cmpi slt, %4683, %kvHeads : index
              scf.if %4920 {
                %4921 = arith.muli %4683, %c8 : index
                %4922 = arith.addi %4688, %4921 : index
                %4923 = vector.shuffle %4919, %4919 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4924 = arith.divui %4915, %c12 : index
                %4925 = arith.muli %4924, %c21 : index
                %4926 = arith.remui %4915, %c12 : index
                %4927 = arith.muli %4687, %c12 : index
                %4928 = arith.divui %4926, %c19 : index
                %4929 = arith.muli %4928, %c19 : index
                %4930 = arith.remui %4926, %c13 : index
                %4931 = arith.muli %4930, %c13 : index
                %4932 = arith.addi %4929, %4931 : index
                %4933 = arith.divui %4926, %c13 : index
                %4934 = arith.remui %4933, %c13 : index
                %4935 = arith.addi %4932, %4934 : index
                %4936 = arith.addi %4927, %4935 : index
                %4937 = arith.addi %4925, %4936 : index
                %4938 = arith.addi %4922, %4937 : index
                vector.store %4923, %kv[%4938] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4939 = arith.subi %4683, %kvHeads : index
                %4940 = arith.muli %4939, %c8 : index
                %4941 = arith.addi %4688, %4940 : index
                %4942 = arith.addi %4915, %c7 : index
                %4943 = arith.divui %4942, %c12 : index
                %4944 = arith.muli %4943, %c21 : index
                %4945 = arith.addi %4944, %c9 : index
                %4946 = arith.remui %4942, %c12 : index
                %4947 = arith.divui %4687, %c13 : index
                %4948 = arith.remui %4687, %c13 : index
                %4949 = arith.muli %4948, %c14 : index
                %4950 = arith.addi %4947, %4949 : index
                %4951 = arith.muli %4946, %c12 : index
                %4952 = arith.divui %4950, %c19 : index
                %4953 = arith.muli %4952, %c19 : index
                %4954 = arith.remui %4950, %c13 : index
                %4955 = arith.muli %4954, %c13 : index
                %4956 = arith.addi %4953, %4955 : index
                %4957 = arith.divui %4950, %c13 : index
                %4958 = arith.remui %4957, %c13 : index
                %4959 = arith.addi %4956, %4958 : index
                %4960 = arith.addi %4951, %4959 : index
                %4961 = arith.addi %4945, %4960 : index
                %4962 = arith.addi %4941, %4961 : index
                %4963 = vector.shuffle %4919, %4919 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4963, %kv[%4962] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4964 = arith.addi %4915, %c6 : index
                %4965 = arith.divui %4964, %c12 : index
                %4966 = arith.muli %4965, %c21 : index
                %4967 = arith.addi %4966, %c9 : index
                %4968 = arith.remui %4964, %c12 : index
                %4969 = arith.divui %4687, %c13 : index
                %4970 = arith.remui %4687, %c13 : index
                %4971 = arith.muli %4970, %c14 : index
                %4972 = arith.addi %4969, %4971 : index
                %4973 = arith.muli %4968, %c12 : index
                %4974 = arith.divui %4972, %c19 : index
                %4975 = arith.muli %4974, %c19 : index
                %4976 = arith.remui %4972, %c13 : index
                %4977 = arith.muli %4976, %c13 : index
                %4978 = arith.addi %4975, %4977 : index
                %4979 = arith.divui %4972, %c13 : index
                %4980 = arith.remui %4979, %c13 : index
                %4981 = arith.addi %4978, %4980 : index
                %4982 = arith.addi %4973, %4981 : index
                %4983 = arith.addi %4967, %4982 : index
                %4984 = arith.addi %4941, %4983 : index
                %4985 = vector.shuffle %4919, %4919 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4985, %kv[%4984] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4986 = arith.addi %4915, %c13 : index
                %4987 = arith.divui %4986, %c12 : index
                %4988 = arith.muli %4987, %c21 : index
                %4989 = arith.addi %4988, %c9 : index
                %4990 = arith.remui %4986, %c12 : index
                %4991 = arith.divui %4687, %c13 : index
                %4992 = arith.remui %4687, %c13 : index
                %4993 = arith.muli %4992, %c14 : index
                %4994 = arith.addi %4991, %4993 : index
                %4995 = arith.muli %4990, %c12 : index
                %4996 = arith.divui %4994, %c19 : index
                %4997 = arith.muli %4996, %c19 : index
                %4998 = arith.remui %4994, %c13 : index
                %4999 = arith.muli %4998, %c13 : index
                %5000 = arith.addi %4997, %4999 : index
                %5001 = arith.divui %4994, %c13 : index
                %5002 = arith.remui %5001, %c13 : index
                %5003 = arith.addi %5000, %5002 : index
                %5004 = arith.addi %4995, %5003 : index
                %5005 = arith.addi %4989, %5004 : index
                %5006 = arith.addi %4941, %5005 : index
                %5007 = vector.shuffle %4919, %4919 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5007, %kv[%5006] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5008 = arith.addi %4915, %c22 : index
                %5009 = arith.divui %5008, %c12 : index
                %5010 = arith.muli %5009, %c21 : index
                %5011 = arith.addi %5010, %c9 : index
                %5012 = arith.remui %5008, %c12 : index
                %5013 = arith.divui %4687, %c13 : index
                %5014 = arith.remui %4687, %c13 : index
                %5015 = arith.muli %5014, %c14 : index
                %5016 = arith.addi %5013, %5015 : index
                %5017 = arith.muli %5012, %c12 : index
                %5018 = arith.divui %5016, %c19 : index
                %5019 = arith.muli %5018, %c19 : index
                %5020 = arith.remui %5016, %c13 : index
                %5021 = arith.muli %5020, %c13 : index
                %5022 = arith.addi %5019, %5021 : index
                %5023 = arith.divui %5016, %c13 : index
                %5024 = arith.remui %5023, %c13 : index
                %5025 = arith.addi %5022, %5024 : index
                %5026 = arith.addi %5017, %5025 : index
                %5027 = arith.addi %5011, %5026 : index
                %5028 = arith.addi %4941, %5027 : index
                %5029 = vector.shuffle %4919, %4919 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5029, %kv[%5028] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5030 = arith.addi %4316, %c38 : index
      %5031 = arith.addi %4315, %5030 : index
      %5032 = arith.cmpi slt, %5031, %15 : index
      %5033 = arith.cmpi slt, %5030, %c12 : index
      %5034 = arith.andi %5032, %5033 : i1
      scf.if %5034 {
        %5035 = arith.addi %4315, %5030 : index
        %5036 = arith.addi %slotsAt, %5035 : index
        %5037 = memref.load %step[%5036] : memref<?xi32>
        %5038 = arith.index_cast %5037 : i32 to index
        %5039 = arith.cmpi sge, %5038, %c7 : index
        scf.if %5039 {
          %5040 = arith.muli %5030, %c29 : index
          %5041 = arith.subi %0, %heads : index
          %5042 = memref.load %scales[%5041] : memref<?xf32>
          %5043 = vector.broadcast %5042 : f32 to vector<4xf32>
          %5044 = arith.divui %5038, %c12 : index
          %5045 = arith.remui %5038, %c12 : index
          %5046 = arith.muli %5044, %pageBytes : index
          %5047 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5047 {
            %5048 = wave.lane
            %5049 = arith.muli %5048, %c19 : index
            scf.for %5050 = %5049 to %c29 step %c5 {
              %5051 = arith.addi %5040, %5050 : index
              %5052 = vector.load %13[%5051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5053 = arith.mulf %5052, %5043 : vector<4xf32>
              %5054 = arith.minimumf %5053, %c42 : vector<4xf32>
              %5055 = arith.maximumf %5054, %c43 : vector<4xf32>
              %5056 = arith.truncf %5055 : vector<4xf32> to vector<4xf16>
              %5057 = vector.bitcast %5056 : vector<4xf16> to vector<8xi8>
              %5058 = arith.cmpi slt, %5041, %kvHeads : index
              scf.if %5058 {
                %5059 = arith.muli %5041, %c44 : index
                %5060 = arith.addi %5046, %5059 : index
                %5061 = arith.divui %5050, %c12 : index
                %5062 = arith.muli %5061, %c20 : index
                %5063 = arith.remui %5050, %c12 : index
                %5064 = arith.divui %5063, %c14 : index
                %5065 = arith.muli %5064, %c21 : index
                %5066 = arith.muli %5045, %c12 : index
                %5067 = arith.addi %5065, %5066 : index
                %5068 = arith.remui %5063, %c14 : index
                %5069 = arith.muli %5068, %c13 : index
                %5070 = arith.addi %5067, %5069 : index
                %5071 = arith.addi %5062, %5070 : index
                %5072 = arith.addi %5060, %5071 : index
                vector.store %5057, %kv[%5072] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5073 = arith.subi %5041, %kvHeads : index
                %5074 = arith.muli %5073, %c44 : index
                %5075 = arith.addi %5046, %5074 : index
                %5076 = arith.addi %5050, %c7 : index
                %5077 = arith.divui %5076, %c12 : index
                %5078 = arith.muli %5077, %c20 : index
                %5079 = arith.addi %5078, %c8 : index
                %5080 = arith.remui %5076, %c12 : index
                %5081 = arith.divui %5045, %c13 : index
                %5082 = arith.remui %5045, %c13 : index
                %5083 = arith.muli %5082, %c14 : index
                %5084 = arith.addi %5081, %5083 : index
                %5085 = arith.divui %5084, %c14 : index
                %5086 = arith.muli %5085, %c21 : index
                %5087 = arith.muli %5080, %c12 : index
                %5088 = arith.addi %5086, %5087 : index
                %5089 = arith.remui %5084, %c14 : index
                %5090 = arith.muli %5089, %c13 : index
                %5091 = arith.addi %5088, %5090 : index
                %5092 = arith.addi %5079, %5091 : index
                %5093 = arith.addi %5075, %5092 : index
                %5094 = vector.shuffle %5057, %5057 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5094, %kv[%5093] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5095 = arith.addi %5050, %c6 : index
                %5096 = arith.divui %5095, %c12 : index
                %5097 = arith.muli %5096, %c20 : index
                %5098 = arith.addi %5097, %c8 : index
                %5099 = arith.remui %5095, %c12 : index
                %5100 = arith.divui %5045, %c13 : index
                %5101 = arith.remui %5045, %c13 : index
                %5102 = arith.muli %5101, %c14 : index
                %5103 = arith.addi %5100, %5102 : index
                %5104 = arith.divui %5103, %c14 : index
                %5105 = arith.muli %5104, %c21 : index
                %5106 = arith.muli %5099, %c12 : index
                %5107 = arith.addi %5105, %5106 : index
                %5108 = arith.remui %5103, %c14 : index
                %5109 = arith.muli %5108, %c13 : index
                %5110 = arith.addi %5107, %5109 : index
                %5111 = arith.addi %5098, %5110 : index
                %5112 = arith.addi %5075, %5111 : index
                %5113 = vector.shuffle %5057, %5057 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5113, %kv[%5112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5114 = arith.addi %5050, %c13 : index
                %5115 = arith.divui %5114, %c12 : index
                %5116 = arith.muli %5115, %c20 : index
                %5117 = arith.addi %5116, %c8 : index
                %5118 = arith.remui %5114, %c12 : index
                %5119 = arith.divui %5045, %c13 : index
                %5120 = arith.remui %5045, %c13 : index
                %5121 = arith.muli %5120, %c14 : index
                %5122 = arith.addi %5119, %5121 : index
                %5123 = arith.divui %5122, %c14 : index
                %5124 = arith.muli %5123, %c21 : index
                %5125 = arith.muli %5118, %c12 : index
                %5126 = arith.addi %5124, %5125 : index
                %5127 = arith.remui %5122, %c14 : index
                %5128 = arith.muli %5127, %c13 : index
                %5129 = arith.addi %5126, %5128 : index
                %5130 = arith.addi %5117, %5129 : index
                %5131 = arith.addi %5075, %5130 : index
                %5132 = vector.shuffle %5057, %5057 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5132, %kv[%5131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5133 = arith.addi %5050, %c22 : index
                %5134 = arith.divui %5133, %c12 : index
                %5135 = arith.muli %5134, %c20 : index
                %5136 = arith.addi %5135, %c8 : index
                %5137 = arith.remui %5133, %c12 : index
                %5138 = arith.divui %5045, %c13 : index
                %5139 = arith.remui %5045, %c13 : index
                %5140 = arith.muli %5139, %c14 : index
                %5141 = arith.addi %5138, %5140 : index
                %5142 = arith.divui %5141, %c14 : index
                %5143 = arith.muli %5142, %c21 : index
                %5144 = arith.muli %5137, %c12 : index
                %5145 = arith.addi %5143, %5144 : index
                %5146 = arith.remui %5141, %c14 : index
                %5147 = arith.muli %5146, %c13 : index
                %5148 = arith.addi %5145, %5147 : index
                %5149 = arith.addi %5136, %5148 : index
                %5150 = arith.addi %5075, %5149 : index
                %5151 = vector.shuffle %5057, %5057 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5151, %kv[%5150] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5152 = arith.cmpi eq, %codec, %c6 : index
          scf.if %5152 {
            %5153 = wave.lane
            %5154 = arith.muli %5153, %c19 : index
            scf.for %5155 = %5154 to %c29 step %c5 {
              %5156 = arith.addi %5040, %5155 : index
              %5157 = vector.load %13[%5156] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5158 = arith.mulf %5157, %5043 : vector<4xf32>
              %5159 = wave.fp8_encode "e4m3" %5158 : vector<4xf32> -> vector<4xi8>
              %5160 = arith.cmpi slt, %5041, %kvHeads : index
              scf.if %5160 {
                %5161 = arith.muli %5041, %c8 : index
                %5162 = arith.addi %5046, %5161 : index
                %5163 = vector.shuffle %5159, %5159 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5164 = arith.divui %5155, %c12 : index
                %5165 = arith.muli %5164, %c21 : index
                %5166 = arith.remui %5155, %c12 : index
                %5167 = arith.muli %5045, %c12 : index
                %5168 = arith.divui %5166, %c19 : index
                %5169 = arith.muli %5168, %c19 : index
                %5170 = arith.remui %5166, %c13 : index
                %5171 = arith.muli %5170, %c13 : index
                %5172 = arith.addi %5169, %5171 : index
                %5173 = arith.divui %5166, %c13 : index
                %5174 = arith.remui %5173, %c13 : index
                %5175 = arith.addi %5172, %5174 : index
                %5176 = arith.addi %5167, %5175 : index
                %5177 = arith.addi %5165, %5176 : index
                %5178 = arith.addi %5162, %5177 : index
                vector.store %5163, %kv[%5178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5179 = arith.subi %5041, %kvHeads : index
                %5180 = arith.muli %5179, %c8 : index
                %5181 = arith.addi %5046, %5180 : index
                %5182 = arith.addi %5155, %c7 : index
                %5183 = arith.divui %5182, %c12 : index
                %5184 = arith.muli %5183, %c21 : index
                %5185 = arith.addi %5184, %c9 : index
                %5186 = arith.remui %5182, %c12 : index
                %5187 = arith.divui %5045, %c13 : index
                %5188 = arith.remui %5045, %c13 : index
                %5189 = arith.muli %5188, %c14 : index
                %5190 = arith.addi %5187, %5189 : index
                %5191 = arith.muli %5186, %c12 : index
                %5192 = arith.divui %5190, %c19 : index
                %5193 = arith.muli %5192, %c19 : index
                %5194 = arith.remui %5190, %c13 : index
                %5195 = arith.muli %5194, %c13 : index
                %5196 = arith.addi %5193, %5195 : index
                %5197 = arith.divui %5190, %c13 : index
                %5198 = arith.remui %5197, %c13 : index
                %5199 = arith.addi %5196, %5198 : index
                %5200 = arith.addi %5191, %5199 : index
                %5201 = arith.addi %5185, %5200 : index
                %5202 = arith.addi %5181, %5201 : index
                %5203 = vector.shuffle %5159, %5159 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5203, %kv[%5202] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5204 = arith.addi %5155, %c6 : index
                %5205 = arith.divui %5204, %c12 : index
                %5206 = arith.muli %5205, %c21 : index
                %5207 = arith.addi %5206, %c9 : index
                %5208 = arith.remui %5204, %c12 : index
                %5209 = arith.divui %5045, %c13 : index
                %5210 = arith.remui %5045, %c13 : index
                %5211 = arith.muli %5210, %c14 : index
                %5212 = arith.addi %5209, %5211 : index
                %5213 = arith.muli %5208, %c12 : index
                %5214 = arith.divui %5212, %c19 : index
                %5215 = arith.muli %5214, %c19 : index
                %5216 = arith.remui %5212, %c13 : index
                %5217 = arith.muli %5216, %c13 : index
                %5218 = arith.addi %5215, %5217 : index
                %5219 = arith.divui %5212, %c13 : index
                %5220 = arith.remui %5219, %c13 : index
                %5221 = arith.addi %5218, %5220 : index
                %5222 = arith.addi %5213, %5221 : index
                %5223 = arith.addi %5207, %5222 : index
                %5224 = arith.addi %5181, %5223 : index
                %5225 = vector.shuffle %5159, %5159 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5225, %kv[%5224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5226 = arith.addi %5155, %c13 : index
                %5227 = arith.divui %5226, %c12 : index
                %5228 = arith.muli %5227, %c21 : index
                %5229 = arith.addi %5228, %c9 : index
                %5230 = arith.remui %5226, %c12 : index
                %5231 = arith.divui %5045, %c13 : index
                %5232 = arith.remui %5045, %c13 : index
                %5233 = arith.muli %5232, %c14 : index
                %5234 = arith.addi %5231, %5233 : index
                %5235 = arith.muli %5230, %c12 : index
                %5236 = arith.divui %5234, %c19 : index
                %5237 = arith.muli %5236, %c19 : index
                %5238 = arith.remui %5234, %c13 : index
                %5239 = arith.muli %5238, %c13 : index
                %5240 = arith.addi %5237, %5239 : index
                %5241 = arith.divui %5234, %c13 : index
                %5242 = arith.remui %5241, %c13 : index
                %5243 = arith.addi %5240, %5242 : index
                %5244 = arith.addi %5235, %5243 : index
                %5245 = arith.addi %5229, %5244 : index
                %5246 = arith.addi %5181, %5245 : index
                %5247 = vector.shuffle %5159, %5159 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5247, %kv[%5246] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5248 = arith.addi %5155, %c22 : index
                %5249 = arith.divui %5248, %c12 : index
                %5250 = arith.muli %5249, %c21 : index
                %5251 = arith.addi %5250, %c9 : index
                %5252 = arith.remui %5248, %c12 : index
                %5253 = arith.divui %5045, %c13 : index
                %5254 = arith.remui %5045, %c13 : index
                %5255 = arith.muli %5254, %c14 : index
                %5256 = arith.addi %5253, %5255 : index
                %5257 = arith.muli %5252, %c12 : index
                %5258 = arith.divui %5256, %c19 : index
                %5259 = arith.muli %5258, %c19 : index
                %5260 = arith.remui %5256, %c13 : index
                %5261 = arith.muli %5260, %c13 : index
                %5262 = arith.addi %5259, %5261 : index
                %5263 = arith.divui %5256, %c13 : index
                %5264 = arith.remui %5263, %c13 : index
                %5265 = arith.addi %5262, %5264 : index
                %5266 = arith.addi %5257, %5265 : index
                %5267 = arith.addi %5251, %5266 : index
                %5268 = arith.addi %5181, %5267 : index
                %5269 = vector.shuffle %5159, %5159 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5269, %kv[%5268] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5270 = arith.cmpi eq, %codec, %c13 : index
          scf.if %5270 {
            %5271 = wave.lane
            %5272 = arith.muli %5271, %c19 : index
            scf.for %5273 = %5272 to %c29 step %c5 {
              %5274 = arith.addi %5040, %5273 : index
              %5275 = vector.load %13[%5274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5276 = arith.mulf %5275, %5043 : vector<4xf32>
              %5277 = wave.fp8_encode "e5m2" %5276 : vector<4xf32> -> vector<4xi8>
              %5278 = arith.cmpi slt, %5041, %kvHeads : index
              scf.if %5278 {
                %5279 = arith.muli %5041, %c8 : index
                %5280 = arith.addi %5046, %5279 : index
                %5281 = vector.shuffle %5277, %5277 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5282 = arith.divui %5273, %c12 : index
                %5283 = arith.muli %5282, %c21 : index
                %5284 = arith.remui %5273, %c12 : index
                %5285 = arith.muli %5045, %c12 : index
                %5286 = arith.divui %5284, %c19 : index
                %5287 = arith.muli %5286, %c19 : index
                %5288 = arith.remui %5284, %c13 : index
                %5289 = arith.muli %5288, %c13 : index
                %5290 = arith.addi %5287, %5289 : index
                %5291 = arith.divui %5284, %c13 : index
                %5292 = arith.remui %5291, %c13 : index
                %5293 = arith.addi %5290, %5292 : index
                %5294 = arith.addi %5285, %5293 : index
                %5295 = arith.addi %5283, %5294 : index
                %5296 = arith.addi %5280, %5295 : index
                vector.store %5281, %kv[%5296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5297 = arith.subi %5041, %kvHeads : index
                %5298 = arith.muli %5297, %c8 : index
                %5299 = arith.addi %5046, %5298 : index
                %5300 = arith.addi %5273, %c7 : index
                %5301 = arith.divui %5300, %c12 : index
                %5302 = arith.muli %5301, %c21 : index
                %5303 = arith.addi %5302, %c9 : index
                %5304 = arith.remui %5300, %c12 : index
                %5305 = arith.divui %5045, %c13 : index
                %5306 = arith.remui %5045, %c13 : index
                %5307 = arith.muli %5306, %c14 : index
                %5308 = arith.addi %5305, %5307 : index
                %5309 = arith.muli %5304, %c12 : index
                %5310 = arith.divui %5308, %c19 : index
                %5311 = arith.muli %5310, %c19 : index
                %5312 = arith.remui %5308, %c13 : index
                %5313 = arith.muli %5312, %c13 : index
                %5314 = arith.addi %5311, %5313 : index
                %5315 = arith.divui %5308, %c13 : index
                %5316 = arith.remui %5315, %c13 : index
                %5317 = arith.addi %5314, %5316 : index
                %5318 = arith.addi %5309, %5317 : index
                %5319 = arith.addi %5303, %5318 : index
                %5320 = arith.addi %5299, %5319 : index
                %5321 = vector.shuffle %5277, %5277 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5321, %kv[%5320] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5322 = arith.addi %5273, %c6 : index
                %5323 = arith.divui %5322, %c12 : index
                %5324 = arith.muli %5323, %c21 : index
                %5325 = arith.addi %5324, %c9 : index
                %5326 = arith.remui %5322, %c12 : index
                %5327 = arith.divui %5045, %c13 : index
                %5328 = arith.remui %5045, %c13 : index
                %5329 = arith.muli %5328, %c14 : index
                %5330 = arith.addi %5327, %5329 : index
                %5331 = arith.muli %5326, %c12 : index
                %5332 = arith.divui %5330, %c19 : index
                %5333 = arith.muli %5332, %c19 : index
                %5334 = arith.remui %5330, %c13 : index
                %5335 = arith.muli %5334, %c13 : index
                %5336 = arith.addi %5333, %5335 : index
                %5337 = arith.divui %5330, %c13 : index
                %5338 = arith.remui %5337, %c13 : index
                %5339 = arith.addi %5336, %5338 : index
                %5340 = arith.addi %5331, %5339 : index
                %5341 = arith.addi %5325, %5340 : index
                %5342 = arith.addi %5299, %5341 : index
                %5343 = vector.shuffle %5277, %5277 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5343, %kv[%5342] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5344 = arith.addi %5273, %c13 : index
                %5345 = arith.divui %5344, %c12 : index
                %5346 = arith.muli %5345, %c21 : index
                %5347 = arith.addi %5346, %c9 : index
                %5348 = arith.remui %5344, %c12 : index
                %5349 = arith.divui %5045, %c13 : index
                %5350 = arith.remui %5045, %c13 : index
                %5351 = arith.muli %5350, %c14 : index
                %5352 = arith.addi %5349, %5351 : index
                %5353 = arith.muli %5348, %c12 : index
                %5354 = arith.divui %5352, %c19 : index
                %5355 = arith.muli %5354, %c19 : index
                %5356 = arith.remui %5352, %c13 : index
                %5357 = arith.muli %5356, %c13 : index
                %5358 = arith.addi %5355, %5357 : index
                %5359 = arith.divui %5352, %c13 : index
                %5360 = arith.remui %5359, %c13 : index
                %5361 = arith.addi %5358, %5360 : index
                %5362 = arith.addi %5353, %5361 : index
                %5363 = arith.addi %5347, %5362 : index
                %5364 = arith.addi %5299, %5363 : index
                %5365 = vector.shuffle %5277, %5277 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5365, %kv[%5364] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5366 = arith.addi %5273, %c22 : index
                %5367 = arith.divui %5366, %c12 : index
                %5368 = arith.muli %5367, %c21 : index
                %5369 = arith.addi %5368, %c9 : index
                %5370 = arith.remui %5366, %c12 : index
                %5371 = arith.divui %5045, %c13 : index
                %5372 = arith.remui %5045, %c13 : index
                %5373 = arith.muli %5372, %c14 : index
                %5374 = arith.addi %5371, %5373 : index
                %5375 = arith.muli %5370, %c12 : index
                %5376 = arith.divui %5374, %c19 : index
                %5377 = arith.muli %5376, %c19 : index
                %5378 = arith.remui %5374, %c13 : index
                %5379 = arith.muli %5378, %c13 : index
                %5380 = arith.addi %5377, %5379 : index
                %5381 = arith.divui %5374, %c13 : index
                %5382 = arith.remui %5381, %c13 : index
                %5383 = arith.addi %5380, %5382 : index
                %5384 = arith.addi %5375, %5383 : index
                %5385 = arith.addi %5369, %5384 : index
                %5386 = arith.addi %5299, %5385 : index
                %5387 = vector.shuffle %5277, %5277 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5387, %kv[%5386] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
