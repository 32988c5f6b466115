// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %c10 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
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
  %17 = wave.scratch %operandHalves : memref<?xf16>
  %18 = arith.cmpi slt, %16, %15 : index
  scf.if %18 {
    %19 = arith.muli %1, %c6 : index
    %20 = wave.wave
    %21 = arith.muli %20, %c4 : index
    %22 = wave.lane
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c13 : index
    scf.for %25 = %24 to %operandHalves step %c8 {
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %26, %17[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.divui %inputFeatures, %c10 : index
    %28 = arith.muli %4, %stepsPerWave : index
    %29 = arith.minsi %28, %27 : index
    %30 = arith.addi %29, %stepsPerWave : index
    %31 = arith.minsi %30, %27 : index
    %32 = arith.subi %31, %29 : index
    %33 = arith.divui %32, %c16 : index
    %34 = arith.muli %33, %c16 : index
    %35 = arith.addi %29, %34 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %37 = arith.addi %29, %stepsPerWave : index
    %38 = arith.select %36, %37, %35 : index
    %41 = scf.for %39 = %29 to %38 step %c16 iter_args(%40 = %c14) -> (vector<8xf32>) {
      %42 = wave.lane
      %43 = arith.addi %39, %c7 : index
      %44 = arith.addi %11, %c5 : index
      %45 = arith.muli %43, %c18 : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.remui %42, %c10 : index
      %48 = arith.muli %47, %c10 : index
      %49 = arith.addi %46, %48 : index
      %50 = vector.load %w[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %51 = vector.bitcast %50 : vector<16xi8> to vector<8xf16>
      %52 = arith.addi %49, %c19 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = vector.shuffle %51, %54 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %56 = arith.addi %39, %c6 : index
      %57 = arith.addi %11, %c5 : index
      %58 = arith.muli %56, %c18 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.remui %42, %c10 : index
      %61 = arith.muli %60, %c10 : index
      %62 = arith.addi %59, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<8xf16>
      %65 = arith.addi %62, %c19 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = vector.shuffle %64, %67 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %69 = arith.addi %39, %c20 : index
      %70 = arith.addi %11, %c5 : index
      %71 = arith.muli %69, %c18 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.remui %42, %c10 : index
      %74 = arith.muli %73, %c10 : index
      %75 = arith.addi %72, %74 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
      %78 = arith.addi %75, %c19 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = vector.shuffle %77, %80 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = arith.addi %39, %c21 : index
      %83 = arith.addi %11, %c5 : index
      %84 = arith.muli %82, %c18 : index
      %85 = arith.addi %83, %84 : index
      %86 = arith.remui %42, %c10 : index
      %87 = arith.muli %86, %c10 : index
      %88 = arith.addi %85, %87 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
      %91 = arith.addi %88, %c19 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = vector.shuffle %90, %93 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = arith.addi %19, %c7 : index
      %96 = arith.muli %39, %c6 : index
      %97 = arith.addi %96, %c7 : index
      %98 = arith.divui %inputFeatures, %c10 : index
      %99 = arith.muli %95, %98 : index
      %100 = arith.addi %99, %97 : index
      %101 = arith.muli %tileRows, %c10 : index
      %102 = arith.muli %100, %101 : index
      %103 = arith.remui %42, %tileRows : index
      %104 = arith.muli %103, %c13 : index
      %105 = arith.addi %102, %104 : index
      %106 = vector.load %17[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.muli %tileRows, %c13 : index
      %108 = arith.addi %105, %107 : index
      %109 = vector.load %17[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = wave.mma %110, %55, %40 : vector<16xf16>, vector<8xf32>
      %112 = arith.addi %19, %c7 : index
      %113 = arith.muli %39, %c6 : index
      %114 = arith.addi %113, %c6 : index
      %115 = arith.divui %inputFeatures, %c10 : index
      %116 = arith.muli %112, %115 : index
      %117 = arith.addi %116, %114 : index
      %118 = arith.muli %tileRows, %c10 : index
      %119 = arith.muli %117, %118 : index
      %120 = arith.remui %42, %tileRows : index
      %121 = arith.muli %120, %c13 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %17[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = arith.muli %tileRows, %c13 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %17[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = vector.shuffle %123, %126 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = wave.mma %127, %68, %111 : vector<16xf16>, vector<8xf32>
      %129 = arith.addi %19, %c7 : index
      %130 = arith.muli %39, %c6 : index
      %131 = arith.addi %130, %c20 : index
      %132 = arith.divui %inputFeatures, %c10 : index
      %133 = arith.muli %129, %132 : index
      %134 = arith.addi %133, %131 : index
      %135 = arith.muli %tileRows, %c10 : index
      %136 = arith.muli %134, %135 : index
      %137 = arith.remui %42, %tileRows : index
      %138 = arith.muli %137, %c13 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %17[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = arith.muli %tileRows, %c13 : index
      %142 = arith.addi %139, %141 : index
      %143 = vector.load %17[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = wave.mma %144, %81, %128 : vector<16xf16>, vector<8xf32>
      %146 = arith.addi %19, %c7 : index
      %147 = arith.muli %39, %c6 : index
      %148 = arith.addi %147, %c21 : index
      %149 = arith.divui %inputFeatures, %c10 : index
      %150 = arith.muli %146, %149 : index
      %151 = arith.addi %150, %148 : index
      %152 = arith.muli %tileRows, %c10 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.remui %42, %tileRows : index
      %155 = arith.muli %154, %c13 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %17[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.muli %tileRows, %c13 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %17[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %94, %145 : vector<16xf16>, vector<8xf32>
      scf.yield %162 : vector<8xf32>
    }
    %163 = arith.select %36, %38, %31 : index
    %166 = scf.for %164 = %38 to %163 step %c6 iter_args(%165 = %41) -> (vector<8xf32>) {
      %167 = wave.lane
      %168 = arith.addi %164, %c7 : index
      %169 = arith.addi %11, %c5 : index
      %170 = arith.muli %168, %c18 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.remui %167, %c10 : index
      %173 = arith.muli %172, %c10 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<8xf16>
      %177 = arith.addi %174, %c19 : index
      %178 = vector.load %w[%177] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %179 = vector.bitcast %178 : vector<16xi8> to vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = arith.addi %19, %c7 : index
      %182 = arith.muli %164, %c6 : index
      %183 = arith.addi %182, %c7 : index
      %184 = arith.divui %inputFeatures, %c10 : index
      %185 = arith.muli %181, %184 : index
      %186 = arith.addi %185, %183 : index
      %187 = arith.muli %tileRows, %c10 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %167, %tileRows : index
      %190 = arith.muli %189, %c13 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %17[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c13 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %17[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %180, %165 : vector<16xf16>, vector<8xf32>
      scf.yield %197 : vector<8xf32>
    }
    %198 = arith.addi %16, %c7 : index
    %199 = wave.lane
    %200 = arith.muli %3, %c6 : index
    %201 = arith.muli %200, %c19 : index
    %202 = arith.addi %201, %199 : index
    %203 = arith.muli %4, %c9 : index
    %204 = arith.addi %203, %202 : index
    %205 = arith.addi %204, %c7 : index
    %206 = arith.addi %205, %c7 : index
    %207 = vector.extract %166[0] : f32 from vector<8xf32>
    memref.store %207, %12[%206] : memref<?xf32>
    %208 = arith.muli %4, %c9 : index
    %209 = arith.addi %208, %202 : index
    %210 = arith.addi %209, %c7 : index
    %211 = arith.addi %210, %c4 : index
    %212 = vector.extract %166[1] : f32 from vector<8xf32>
    memref.store %212, %12[%211] : memref<?xf32>
    %213 = arith.muli %4, %c9 : index
    %214 = arith.addi %213, %202 : index
    %215 = arith.addi %214, %c7 : index
    %216 = arith.addi %215, %c22 : index
    %217 = vector.extract %166[2] : f32 from vector<8xf32>
    memref.store %217, %12[%216] : memref<?xf32>
    %218 = arith.muli %4, %c9 : index
    %219 = arith.addi %218, %202 : index
    %220 = arith.addi %219, %c7 : index
    %221 = arith.addi %220, %c23 : index
    %222 = vector.extract %166[3] : f32 from vector<8xf32>
    memref.store %222, %12[%221] : memref<?xf32>
    %223 = arith.muli %4, %c9 : index
    %224 = arith.addi %223, %202 : index
    %225 = arith.addi %224, %c7 : index
    %226 = arith.addi %225, %c5 : index
    %227 = vector.extract %166[4] : f32 from vector<8xf32>
    memref.store %227, %12[%226] : memref<?xf32>
    %228 = arith.muli %4, %c9 : index
    %229 = arith.addi %228, %202 : index
    %230 = arith.addi %229, %c7 : index
    %231 = arith.addi %230, %c24 : index
    %232 = vector.extract %166[5] : f32 from vector<8xf32>
    memref.store %232, %12[%231] : memref<?xf32>
    %233 = arith.muli %4, %c9 : index
    %234 = arith.addi %233, %202 : index
    %235 = arith.addi %234, %c7 : index
    %236 = arith.addi %235, %c25 : index
    %237 = vector.extract %166[6] : f32 from vector<8xf32>
    memref.store %237, %12[%236] : memref<?xf32>
    %238 = arith.muli %4, %c9 : index
    %239 = arith.addi %238, %202 : index
    %240 = arith.addi %239, %c7 : index
    %241 = arith.addi %240, %c26 : index
    %242 = vector.extract %166[7] : f32 from vector<8xf32>
    memref.store %242, %12[%241] : memref<?xf32>
    wave.barrier
    %243 = arith.muli %4, %c16 : index
    %244 = arith.addi %243, %c7 : index
    %245 = arith.muli %244, %c20 : index
    %246 = arith.divui %199, %c10 : index
    %247 = arith.addi %245, %246 : index
    %248 = arith.addi %198, %247 : index
    %249 = arith.cmpi slt, %248, %15 : index
    scf.if %249 {
      %250 = arith.cmpi eq, %hasFactors, %c6 : index
      %251 = memref.load %factors[%248] : memref<?xf32>
      %252 = arith.select %250, %251, %c28 : f32
      %253 = arith.addi %202, %c7 : index
      %254 = arith.muli %244, %c4 : index
      %255 = arith.addi %253, %254 : index
      %256 = memref.load %12[%255] : memref<?xf32>
      %257 = arith.addi %255, %c9 : index
      %258 = memref.load %12[%257] : memref<?xf32>
      %259 = arith.addf %256, %258 : f32
      %260 = arith.remui %199, %c10 : index
      %261 = arith.muli %260, %c16 : index
      %262 = arith.addi %11, %261 : index
      %263 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %264 = vector.bitcast %263 : vector<4xi8> to vector<1xf32>
      %265 = vector.extract %264[0] : f32 from vector<1xf32>
      %266 = arith.mulf %265, %252 : f32
      %267 = arith.mulf %259, %266 : f32
      %268 = arith.muli %3, %c6 : index
      %269 = arith.addi %268, %c7 : index
      %270 = arith.muli %269, %c10 : index
      %271 = arith.remui %199, %c10 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.muli %247, %c29 : index
      %274 = arith.addi %273, %272 : index
      memref.store %267, %13[%274] : memref<?xf32>
    }
    %275 = arith.muli %4, %c16 : index
    %276 = arith.addi %275, %c6 : index
    %277 = arith.muli %276, %c20 : index
    %278 = arith.divui %199, %c10 : index
    %279 = arith.addi %277, %278 : index
    %280 = arith.addi %198, %279 : index
    %281 = arith.cmpi slt, %280, %15 : index
    scf.if %281 {
      %282 = arith.cmpi eq, %hasFactors, %c6 : index
      %283 = memref.load %factors[%280] : memref<?xf32>
      %284 = arith.select %282, %283, %c28 : f32
      %285 = arith.addi %202, %c7 : index
      %286 = arith.muli %276, %c4 : index
      %287 = arith.addi %285, %286 : index
      %288 = memref.load %12[%287] : memref<?xf32>
      %289 = arith.addi %287, %c9 : index
      %290 = memref.load %12[%289] : memref<?xf32>
      %291 = arith.addf %288, %290 : f32
      %292 = arith.remui %199, %c10 : index
      %293 = arith.muli %292, %c16 : index
      %294 = arith.addi %11, %293 : index
      %295 = vector.load %w[%294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %296 = vector.bitcast %295 : vector<4xi8> to vector<1xf32>
      %297 = vector.extract %296[0] : f32 from vector<1xf32>
      %298 = arith.mulf %297, %284 : f32
      %299 = arith.mulf %291, %298 : f32
      %300 = arith.muli %3, %c6 : index
      %301 = arith.addi %300, %c7 : index
      %302 = arith.muli %301, %c10 : index
      %303 = arith.remui %199, %c10 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %279, %c29 : index
      %306 = arith.addi %305, %304 : index
      memref.store %299, %13[%306] : memref<?xf32>
    }
    %307 = arith.muli %4, %c16 : index
    %308 = arith.addi %307, %c20 : index
    %309 = arith.muli %308, %c20 : index
    %310 = arith.divui %199, %c10 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.addi %198, %311 : index
    %313 = arith.cmpi slt, %312, %15 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c6 : index
      %315 = memref.load %factors[%312] : memref<?xf32>
      %316 = arith.select %314, %315, %c28 : f32
      %317 = arith.addi %202, %c7 : index
      %318 = arith.muli %308, %c4 : index
      %319 = arith.addi %317, %318 : index
      %320 = memref.load %12[%319] : memref<?xf32>
      %321 = arith.addi %319, %c9 : index
      %322 = memref.load %12[%321] : memref<?xf32>
      %323 = arith.addf %320, %322 : f32
      %324 = arith.remui %199, %c10 : index
      %325 = arith.muli %324, %c16 : index
      %326 = arith.addi %11, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %316 : f32
      %331 = arith.mulf %323, %330 : f32
      %332 = arith.muli %3, %c6 : index
      %333 = arith.addi %332, %c7 : index
      %334 = arith.muli %333, %c10 : index
      %335 = arith.remui %199, %c10 : index
      %336 = arith.addi %334, %335 : index
      %337 = arith.muli %311, %c29 : index
      %338 = arith.addi %337, %336 : index
      memref.store %331, %13[%338] : memref<?xf32>
    }
    %339 = arith.muli %4, %c16 : index
    %340 = arith.addi %339, %c21 : index
    %341 = arith.muli %340, %c20 : index
    %342 = arith.divui %199, %c10 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.addi %198, %343 : index
    %345 = arith.cmpi slt, %344, %15 : index
    scf.if %345 {
      %346 = arith.cmpi eq, %hasFactors, %c6 : index
      %347 = memref.load %factors[%344] : memref<?xf32>
      %348 = arith.select %346, %347, %c28 : f32
      %349 = arith.addi %202, %c7 : index
      %350 = arith.muli %340, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = memref.load %12[%351] : memref<?xf32>
      %353 = arith.addi %351, %c9 : index
      %354 = memref.load %12[%353] : memref<?xf32>
      %355 = arith.addf %352, %354 : f32
      %356 = arith.remui %199, %c10 : index
      %357 = arith.muli %356, %c16 : index
      %358 = arith.addi %11, %357 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.bitcast %359 : vector<4xi8> to vector<1xf32>
      %361 = vector.extract %360[0] : f32 from vector<1xf32>
      %362 = arith.mulf %361, %348 : f32
      %363 = arith.mulf %355, %362 : f32
      %364 = arith.muli %3, %c6 : index
      %365 = arith.addi %364, %c7 : index
      %366 = arith.muli %365, %c10 : index
      %367 = arith.remui %199, %c10 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %343, %c29 : index
      %370 = arith.addi %369, %368 : index
      memref.store %363, %13[%370] : memref<?xf32>
    }
    wave.barrier
    %371 = arith.addi %16, %c7 : index
    %372 = wave.wave
    %373 = arith.addi %372, %c7 : index
    %374 = arith.addi %371, %373 : index
    %375 = arith.cmpi slt, %374, %15 : index
    %376 = arith.cmpi slt, %373, %c10 : index
    %377 = arith.andi %375, %376 : i1
    scf.if %377 {
      %378 = arith.addi %371, %373 : index
      %379 = arith.muli %373, %c29 : index
      %380 = wave.lane
      %381 = arith.addi %380, %c7 : index
      %382 = arith.cmpi eq, %hasBias, %c6 : index
      %383 = arith.addi %379, %381 : index
      %384 = memref.load %13[%383] : memref<?xf32>
      %385 = arith.muli %0, %c29 : index
      %386 = arith.addi %385, %381 : index
      %387 = memref.load %bias[%386] : memref<?xf32>
      %388 = arith.addf %384, %387 : f32
      %389 = arith.select %382, %388, %384 : f32
      %390 = arith.addi %381, %c31 : index
      %391 = arith.cmpi eq, %hasBias, %c6 : index
      %392 = arith.addi %379, %390 : index
      %393 = memref.load %13[%392] : memref<?xf32>
      %394 = arith.muli %0, %c29 : index
      %395 = arith.addi %394, %390 : index
      %396 = memref.load %bias[%395] : memref<?xf32>
      %397 = arith.addf %393, %396 : f32
      %398 = arith.select %391, %397, %393 : f32
      %399 = arith.addi %380, %c4 : index
      %400 = arith.cmpi slt, %399, %c31 : index
      %401 = arith.minsi %399, %c32 : index
      %402 = arith.cmpi eq, %hasBias, %c6 : index
      %403 = arith.addi %379, %401 : index
      %404 = memref.load %13[%403] : memref<?xf32>
      %405 = arith.muli %0, %c29 : index
      %406 = arith.addi %405, %401 : index
      %407 = memref.load %bias[%406] : memref<?xf32>
      %408 = arith.addf %404, %407 : f32
      %409 = arith.select %402, %408, %404 : f32
      %410 = arith.addi %401, %c31 : index
      %411 = arith.cmpi eq, %hasBias, %c6 : index
      %412 = arith.addi %379, %410 : index
      %413 = memref.load %13[%412] : memref<?xf32>
      %414 = arith.muli %0, %c29 : index
      %415 = arith.addi %414, %410 : index
      %416 = memref.load %bias[%415] : memref<?xf32>
      %417 = arith.addf %413, %416 : f32
      %418 = arith.select %411, %417, %413 : f32
      %419 = arith.addi %heads, %kvHeads : index
      %420 = arith.cmpi slt, %0, %419 : index
      scf.if %420 {
        %421 = arith.addi %positionsAt, %378 : index
        %422 = memref.load %step[%421] : memref<?xi32>
        %423 = arith.index_cast %422 : i32 to index
        %424 = arith.cmpi eq, %hasNorm, %c6 : index
        %425 = math.fma %389, %389, %c35 : f32
        %426 = math.fma %398, %398, %425 : f32
        %427 = math.fma %409, %409, %426 : f32
        %428 = arith.select %400, %427, %426 : f32
        %429 = math.fma %418, %418, %428 : f32
        %430 = arith.select %400, %429, %428 : f32
        %431 = vector.broadcast %430 : f32 to vector<1xf32>
        %432 = wave.reduce "add" %431 : vector<1xf32>
        %433 = arith.mulf %432, %inverseHeadDim : f32
        %434 = arith.addf %433, %epsilon : f32
        %435 = math.sqrt %434 : f32
        %436 = arith.divf %c28, %435 : f32
        %437 = arith.cmpi slt, %0, %heads : index
        %438 = arith.addi %381, %c31 : index
        %439 = memref.load %query_norm[%381] : memref<?xf32>
        %440 = memref.load %key_norm[%381] : memref<?xf32>
        %441 = arith.select %437, %439, %440 : f32
        %442 = arith.mulf %389, %436 : f32
        %443 = arith.mulf %442, %441 : f32
        %444 = arith.select %424, %443, %389 : f32
        %445 = memref.load %query_norm[%438] : memref<?xf32>
        %446 = memref.load %key_norm[%438] : memref<?xf32>
        %447 = arith.select %437, %445, %446 : f32
        %448 = arith.mulf %398, %436 : f32
        %449 = arith.mulf %448, %447 : f32
        %450 = arith.select %424, %449, %398 : f32
        %451 = arith.addi %401, %c31 : index
        %452 = memref.load %query_norm[%401] : memref<?xf32>
        %453 = memref.load %key_norm[%401] : memref<?xf32>
        %454 = arith.select %437, %452, %453 : f32
        %455 = arith.mulf %409, %436 : f32
        %456 = arith.mulf %455, %454 : f32
        %457 = arith.select %424, %456, %409 : f32
        %458 = memref.load %query_norm[%451] : memref<?xf32>
        %459 = memref.load %key_norm[%451] : memref<?xf32>
        %460 = arith.select %437, %458, %459 : f32
        %461 = arith.mulf %418, %436 : f32
        %462 = arith.mulf %461, %460 : f32
        %463 = arith.select %424, %462, %418 : f32
        %464 = arith.remui %423, %c19 : index
        %465 = arith.muli %464, %c29 : index
        %466 = arith.addi %465, %381 : index
        %467 = arith.divui %423, %c19 : index
        %468 = arith.addi %467, %c19 : index
        %469 = arith.muli %468, %c29 : index
        %470 = arith.addi %469, %381 : index
        %471 = memref.load %rope[%466] : memref<?xf32>
        %472 = arith.addi %466, %c31 : index
        %473 = memref.load %rope[%472] : memref<?xf32>
        %474 = memref.load %rope[%470] : memref<?xf32>
        %475 = arith.addi %470, %c31 : index
        %476 = memref.load %rope[%475] : memref<?xf32>
        %477 = arith.mulf %474, %471 : f32
        %478 = arith.mulf %476, %473 : f32
        %479 = arith.subf %477, %478 : f32
        %480 = arith.mulf %476, %471 : f32
        %481 = arith.mulf %474, %473 : f32
        %482 = arith.addf %480, %481 : f32
        %483 = arith.mulf %444, %479 : f32
        %484 = arith.mulf %450, %482 : f32
        %485 = arith.subf %483, %484 : f32
        %486 = arith.mulf %450, %479 : f32
        %487 = arith.mulf %444, %482 : f32
        %488 = arith.addf %486, %487 : f32
        %489 = arith.cmpi slt, %0, %heads : index
        scf.if %489 {
          %490 = arith.muli %378, %heads : index
          %491 = arith.addi %490, %0 : index
          %492 = arith.muli %491, %c29 : index
          %493 = arith.addi %492, %381 : index
          memref.store %485, %q[%493] : memref<?xf32>
          %494 = arith.addi %493, %c31 : index
          memref.store %488, %q[%494] : memref<?xf32>
        } else {
          %495 = arith.addi %379, %381 : index
          memref.store %485, %13[%495] : memref<?xf32>
          %496 = arith.addi %379, %381 : index
          %497 = arith.addi %496, %c31 : index
          memref.store %488, %13[%497] : memref<?xf32>
        }
        %498 = arith.remui %423, %c19 : index
        %499 = arith.muli %498, %c29 : index
        %500 = arith.addi %499, %401 : index
        %501 = arith.divui %423, %c19 : index
        %502 = arith.addi %501, %c19 : index
        %503 = arith.muli %502, %c29 : index
        %504 = arith.addi %503, %401 : index
        %505 = memref.load %rope[%500] : memref<?xf32>
        %506 = arith.addi %500, %c31 : index
        %507 = memref.load %rope[%506] : memref<?xf32>
        %508 = memref.load %rope[%504] : memref<?xf32>
        %509 = arith.addi %504, %c31 : index
        %510 = memref.load %rope[%509] : memref<?xf32>
        %511 = arith.mulf %508, %505 : f32
        %512 = arith.mulf %510, %507 : f32
        %513 = arith.subf %511, %512 : f32
        %514 = arith.mulf %510, %505 : f32
        %515 = arith.mulf %508, %507 : f32
        %516 = arith.addf %514, %515 : f32
        %517 = arith.mulf %457, %513 : f32
        %518 = arith.mulf %463, %516 : f32
        %519 = arith.subf %517, %518 : f32
        %520 = arith.mulf %463, %513 : f32
        %521 = arith.mulf %457, %516 : f32
        %522 = arith.addf %520, %521 : f32
        scf.if %400 {
          %523 = arith.cmpi slt, %0, %heads : index
          scf.if %523 {
            %524 = arith.muli %378, %heads : index
            %525 = arith.addi %524, %0 : index
            %526 = arith.muli %525, %c29 : index
            %527 = arith.addi %526, %401 : index
            memref.store %519, %q[%527] : memref<?xf32>
            %528 = arith.addi %527, %c31 : index
            memref.store %522, %q[%528] : memref<?xf32>
          } else {
            %529 = arith.addi %379, %401 : index
            memref.store %519, %13[%529] : memref<?xf32>
            %530 = arith.addi %379, %401 : index
            %531 = arith.addi %530, %c31 : index
            memref.store %522, %13[%531] : memref<?xf32>
          }
        }
      } else {
        %532 = arith.cmpi slt, %0, %heads : index
        scf.if %532 {
          %533 = arith.muli %378, %heads : index
          %534 = arith.addi %533, %0 : index
          %535 = arith.muli %534, %c29 : index
          %536 = arith.addi %535, %381 : index
          memref.store %389, %q[%536] : memref<?xf32>
          %537 = arith.addi %536, %c31 : index
          memref.store %398, %q[%537] : memref<?xf32>
        } else {
          %538 = arith.addi %379, %381 : index
          memref.store %389, %13[%538] : memref<?xf32>
          %539 = arith.addi %379, %381 : index
          %540 = arith.addi %539, %c31 : index
          memref.store %398, %13[%540] : memref<?xf32>
        }
        scf.if %400 {
          %541 = arith.cmpi slt, %0, %heads : index
          scf.if %541 {
            %542 = arith.muli %378, %heads : index
            %543 = arith.addi %542, %0 : index
            %544 = arith.muli %543, %c29 : index
            %545 = arith.addi %544, %401 : index
            memref.store %409, %q[%545] : memref<?xf32>
            %546 = arith.addi %545, %c31 : index
            memref.store %418, %q[%546] : memref<?xf32>
          } else {
            %547 = arith.addi %379, %401 : index
            memref.store %409, %13[%547] : memref<?xf32>
            %548 = arith.addi %379, %401 : index
            %549 = arith.addi %548, %c31 : index
            memref.store %418, %13[%549] : memref<?xf32>
          }
        }
      }
    }
    %550 = arith.addi %372, %c38 : index
    %551 = arith.addi %371, %550 : index
    %552 = arith.cmpi slt, %551, %15 : index
    %553 = arith.cmpi slt, %550, %c10 : index
    %554 = arith.andi %552, %553 : i1
    scf.if %554 {
      %555 = arith.addi %371, %550 : index
      %556 = arith.muli %550, %c29 : index
      %557 = wave.lane
      %558 = arith.addi %557, %c7 : index
      %559 = arith.cmpi eq, %hasBias, %c6 : index
      %560 = arith.addi %556, %558 : index
      %561 = memref.load %13[%560] : memref<?xf32>
      %562 = arith.muli %0, %c29 : index
      %563 = arith.addi %562, %558 : index
      %564 = memref.load %bias[%563] : memref<?xf32>
      %565 = arith.addf %561, %564 : f32
      %566 = arith.select %559, %565, %561 : f32
      %567 = arith.addi %558, %c31 : index
      %568 = arith.cmpi eq, %hasBias, %c6 : index
      %569 = arith.addi %556, %567 : index
      %570 = memref.load %13[%569] : memref<?xf32>
      %571 = arith.muli %0, %c29 : index
      %572 = arith.addi %571, %567 : index
      %573 = memref.load %bias[%572] : memref<?xf32>
      %574 = arith.addf %570, %573 : f32
      %575 = arith.select %568, %574, %570 : f32
      %576 = arith.addi %557, %c4 : index
      %577 = arith.cmpi slt, %576, %c31 : index
      %578 = arith.minsi %576, %c32 : index
      %579 = arith.cmpi eq, %hasBias, %c6 : index
      %580 = arith.addi %556, %578 : index
      %581 = memref.load %13[%580] : memref<?xf32>
      %582 = arith.muli %0, %c29 : index
      %583 = arith.addi %582, %578 : index
      %584 = memref.load %bias[%583] : memref<?xf32>
      %585 = arith.addf %581, %584 : f32
      %586 = arith.select %579, %585, %581 : f32
      %587 = arith.addi %578, %c31 : index
      %588 = arith.cmpi eq, %hasBias, %c6 : index
      %589 = arith.addi %556, %587 : index
      %590 = memref.load %13[%589] : memref<?xf32>
      %591 = arith.muli %0, %c29 : index
      %592 = arith.addi %591, %587 : index
      %593 = memref.load %bias[%592] : memref<?xf32>
      %594 = arith.addf %590, %593 : f32
      %595 = arith.select %588, %594, %590 : f32
      %596 = arith.addi %heads, %kvHeads : index
      %597 = arith.cmpi slt, %0, %596 : index
      scf.if %597 {
        %598 = arith.addi %positionsAt, %555 : index
        %599 = memref.load %step[%598] : memref<?xi32>
        %600 = arith.index_cast %599 : i32 to index
        %601 = arith.cmpi eq, %hasNorm, %c6 : index
        %602 = math.fma %566, %566, %c35 : f32
        %603 = math.fma %575, %575, %602 : f32
        %604 = math.fma %586, %586, %603 : f32
        %605 = arith.select %577, %604, %603 : f32
        %606 = math.fma %595, %595, %605 : f32
        %607 = arith.select %577, %606, %605 : f32
        %608 = vector.broadcast %607 : f32 to vector<1xf32>
        %609 = wave.reduce "add" %608 : vector<1xf32>
        %610 = arith.mulf %609, %inverseHeadDim : f32
        %611 = arith.addf %610, %epsilon : f32
        %612 = math.sqrt %611 : f32
        %613 = arith.divf %c28, %612 : f32
        %614 = arith.cmpi slt, %0, %heads : index
        %615 = arith.addi %558, %c31 : index
        %616 = memref.load %query_norm[%558] : memref<?xf32>
        %617 = memref.load %key_norm[%558] : memref<?xf32>
        %618 = arith.select %614, %616, %617 : f32
        %619 = arith.mulf %566, %613 : f32
        %620 = arith.mulf %619, %618 : f32
        %621 = arith.select %601, %620, %566 : f32
        %622 = memref.load %query_norm[%615] : memref<?xf32>
        %623 = memref.load %key_norm[%615] : memref<?xf32>
        %624 = arith.select %614, %622, %623 : f32
        %625 = arith.mulf %575, %613 : f32
        %626 = arith.mulf %625, %624 : f32
        %627 = arith.select %601, %626, %575 : f32
        %628 = arith.addi %578, %c31 : index
        %629 = memref.load %query_norm[%578] : memref<?xf32>
        %630 = memref.load %key_norm[%578] : memref<?xf32>
        %631 = arith.select %614, %629, %630 : f32
        %632 = arith.mulf %586, %613 : f32
        %633 = arith.mulf %632, %631 : f32
        %634 = arith.select %601, %633, %586 : f32
        %635 = memref.load %query_norm[%628] : memref<?xf32>
        %636 = memref.load %key_norm[%628] : memref<?xf32>
        %637 = arith.select %614, %635, %636 : f32
        %638 = arith.mulf %595, %613 : f32
        %639 = arith.mulf %638, %637 : f32
        %640 = arith.select %601, %639, %595 : f32
        %641 = arith.remui %600, %c19 : index
        %642 = arith.muli %641, %c29 : index
        %643 = arith.addi %642, %558 : index
        %644 = arith.divui %600, %c19 : index
        %645 = arith.addi %644, %c19 : index
        %646 = arith.muli %645, %c29 : index
        %647 = arith.addi %646, %558 : index
        %648 = memref.load %rope[%643] : memref<?xf32>
        %649 = arith.addi %643, %c31 : index
        %650 = memref.load %rope[%649] : memref<?xf32>
        %651 = memref.load %rope[%647] : memref<?xf32>
        %652 = arith.addi %647, %c31 : index
        %653 = memref.load %rope[%652] : memref<?xf32>
        %654 = arith.mulf %651, %648 : f32
        %655 = arith.mulf %653, %650 : f32
        %656 = arith.subf %654, %655 : f32
        %657 = arith.mulf %653, %648 : f32
        %658 = arith.mulf %651, %650 : f32
        %659 = arith.addf %657, %658 : f32
        %660 = arith.mulf %621, %656 : f32
        %661 = arith.mulf %627, %659 : f32
        %662 = arith.subf %660, %661 : f32
        %663 = arith.mulf %627, %656 : f32
        %664 = arith.mulf %621, %659 : f32
        %665 = arith.addf %663, %664 : f32
        %666 = arith.cmpi slt, %0, %heads : index
        scf.if %666 {
          %667 = arith.muli %555, %heads : index
          %668 = arith.addi %667, %0 : index
          %669 = arith.muli %668, %c29 : index
          %670 = arith.addi %669, %558 : index
          memref.store %662, %q[%670] : memref<?xf32>
          %671 = arith.addi %670, %c31 : index
          memref.store %665, %q[%671] : memref<?xf32>
        } else {
          %672 = arith.addi %556, %558 : index
          memref.store %662, %13[%672] : memref<?xf32>
          %673 = arith.addi %556, %558 : index
          %674 = arith.addi %673, %c31 : index
          memref.store %665, %13[%674] : memref<?xf32>
        }
        %675 = arith.remui %600, %c19 : index
        %676 = arith.muli %675, %c29 : index
        %677 = arith.addi %676, %578 : index
        %678 = arith.divui %600, %c19 : index
        %679 = arith.addi %678, %c19 : index
        %680 = arith.muli %679, %c29 : index
        %681 = arith.addi %680, %578 : index
        %682 = memref.load %rope[%677] : memref<?xf32>
        %683 = arith.addi %677, %c31 : index
        %684 = memref.load %rope[%683] : memref<?xf32>
        %685 = memref.load %rope[%681] : memref<?xf32>
        %686 = arith.addi %681, %c31 : index
        %687 = memref.load %rope[%686] : memref<?xf32>
        %688 = arith.mulf %685, %682 : f32
        %689 = arith.mulf %687, %684 : f32
        %690 = arith.subf %688, %689 : f32
        %691 = arith.mulf %687, %682 : f32
        %692 = arith.mulf %685, %684 : f32
        %693 = arith.addf %691, %692 : f32
        %694 = arith.mulf %634, %690 : f32
        %695 = arith.mulf %640, %693 : f32
        %696 = arith.subf %694, %695 : f32
        %697 = arith.mulf %640, %690 : f32
        %698 = arith.mulf %634, %693 : f32
        %699 = arith.addf %697, %698 : f32
        scf.if %577 {
          %700 = arith.cmpi slt, %0, %heads : index
          scf.if %700 {
            %701 = arith.muli %555, %heads : index
            %702 = arith.addi %701, %0 : index
            %703 = arith.muli %702, %c29 : index
            %704 = arith.addi %703, %578 : index
            memref.store %696, %q[%704] : memref<?xf32>
            %705 = arith.addi %704, %c31 : index
            memref.store %699, %q[%705] : memref<?xf32>
          } else {
            %706 = arith.addi %556, %578 : index
            memref.store %696, %13[%706] : memref<?xf32>
            %707 = arith.addi %556, %578 : index
            %708 = arith.addi %707, %c31 : index
            memref.store %699, %13[%708] : memref<?xf32>
          }
        }
      } else {
        %709 = arith.cmpi slt, %0, %heads : index
        scf.if %709 {
          %710 = arith.muli %555, %heads : index
          %711 = arith.addi %710, %0 : index
          %712 = arith.muli %711, %c29 : index
          %713 = arith.addi %712, %558 : index
          memref.store %566, %q[%713] : memref<?xf32>
          %714 = arith.addi %713, %c31 : index
          memref.store %575, %q[%714] : memref<?xf32>
        } else {
          %715 = arith.addi %556, %558 : index
          memref.store %566, %13[%715] : memref<?xf32>
          %716 = arith.addi %556, %558 : index
          %717 = arith.addi %716, %c31 : index
          memref.store %575, %13[%717] : memref<?xf32>
        }
        scf.if %577 {
          %718 = arith.cmpi slt, %0, %heads : index
          scf.if %718 {
            %719 = arith.muli %555, %heads : index
            %720 = arith.addi %719, %0 : index
            %721 = arith.muli %720, %c29 : index
            %722 = arith.addi %721, %578 : index
            memref.store %586, %q[%722] : memref<?xf32>
            %723 = arith.addi %722, %c31 : index
            memref.store %595, %q[%723] : memref<?xf32>
          } else {
            %724 = arith.addi %556, %578 : index
            memref.store %586, %13[%724] : memref<?xf32>
            %725 = arith.addi %556, %578 : index
            %726 = arith.addi %725, %c31 : index
            memref.store %595, %13[%726] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %727 = arith.cmpi sge, %0, %heads : index
    scf.if %727 {
      %728 = arith.addi %372, %c7 : index
      %729 = arith.addi %371, %728 : index
      %730 = arith.cmpi slt, %729, %15 : index
      %731 = arith.cmpi slt, %728, %c10 : index
      %732 = arith.andi %730, %731 : i1
      scf.if %732 {
        %733 = arith.addi %371, %728 : index
        %734 = arith.addi %slotsAt, %733 : index
        %735 = memref.load %step[%734] : memref<?xi32>
        %736 = arith.index_cast %735 : i32 to index
        %737 = arith.cmpi sge, %736, %c7 : index
        scf.if %737 {
          %738 = arith.muli %728, %c29 : index
          %739 = arith.subi %0, %heads : index
          %740 = memref.load %scales[%739] : memref<?xf32>
          %741 = vector.broadcast %740 : f32 to vector<4xf32>
          %742 = arith.divui %736, %c10 : index
          %743 = arith.remui %736, %c10 : index
          %744 = arith.muli %742, %pageBytes : index
          %745 = arith.cmpi eq, %codec, %c7 : index
          scf.if %745 {
            %746 = wave.lane
            %747 = arith.muli %746, %c16 : index
            scf.for %748 = %747 to %c29 step %c5 {
              %749 = arith.addi %738, %748 : index
              %750 = vector.load %13[%749] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %751 = arith.mulf %750, %741 : vector<4xf32>
              %752 = arith.minimumf %751, %c42 : vector<4xf32>
              %753 = arith.maximumf %752, %c43 : vector<4xf32>
              %754 = arith.truncf %753 : vector<4xf32> to vector<4xf16>
              %755 = vector.bitcast %754 : vector<4xf16> to vector<8xi8>
              %756 = arith.cmpi slt, %739, %kvHeads : index
              scf.if %756 {
                %757 = arith.muli %739, %c44 : index
                %758 = arith.addi %744, %757 : index
                %759 = arith.divui %748, %c10 : index
                %760 = arith.muli %759, %c18 : index
                %761 = arith.remui %748, %c10 : index
                %762 = arith.divui %761, %c13 : index
                %763 = arith.muli %762, %c19 : index
                %764 = arith.muli %743, %c10 : index
                %765 = arith.addi %763, %764 : index
                %766 = arith.remui %761, %c13 : index
                %767 = arith.muli %766, %c20 : index
                %768 = arith.addi %765, %767 : index
                %769 = arith.addi %760, %768 : index
                %770 = arith.addi %758, %769 : index
                vector.store %755, %kv[%770] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %771 = arith.subi %739, %kvHeads : index
                %772 = arith.muli %771, %c44 : index
                %773 = arith.addi %744, %772 : index
                %774 = arith.addi %748, %c7 : index
                %775 = arith.divui %774, %c10 : index
                %776 = arith.muli %775, %c18 : index
                %777 = arith.addi %776, %c8 : index
                %778 = arith.remui %774, %c10 : index
                %779 = arith.divui %743, %c20 : index
                %780 = arith.remui %743, %c20 : index
                %781 = arith.muli %780, %c13 : index
                %782 = arith.addi %779, %781 : index
                %783 = arith.divui %782, %c13 : index
                %784 = arith.muli %783, %c19 : index
                %785 = arith.muli %778, %c10 : index
                %786 = arith.addi %784, %785 : index
                %787 = arith.remui %782, %c13 : index
                %788 = arith.muli %787, %c20 : index
                %789 = arith.addi %786, %788 : index
                %790 = arith.addi %777, %789 : index
                %791 = arith.addi %773, %790 : index
                %792 = vector.shuffle %755, %755 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %792, %kv[%791] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %793 = arith.addi %748, %c6 : index
                %794 = arith.divui %793, %c10 : index
                %795 = arith.muli %794, %c18 : index
                %796 = arith.addi %795, %c8 : index
                %797 = arith.remui %793, %c10 : index
                %798 = arith.divui %743, %c20 : index
                %799 = arith.remui %743, %c20 : index
                %800 = arith.muli %799, %c13 : index
                %801 = arith.addi %798, %800 : index
                %802 = arith.divui %801, %c13 : index
                %803 = arith.muli %802, %c19 : index
                %804 = arith.muli %797, %c10 : index
                %805 = arith.addi %803, %804 : index
                %806 = arith.remui %801, %c13 : index
                %807 = arith.muli %806, %c20 : index
                %808 = arith.addi %805, %807 : index
                %809 = arith.addi %796, %808 : index
                %810 = arith.addi %773, %809 : index
                %811 = vector.shuffle %755, %755 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %811, %kv[%810] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %812 = arith.addi %748, %c20 : index
                %813 = arith.divui %812, %c10 : index
                %814 = arith.muli %813, %c18 : index
                %815 = arith.addi %814, %c8 : index
                %816 = arith.remui %812, %c10 : index
                %817 = arith.divui %743, %c20 : index
                %818 = arith.remui %743, %c20 : index
                %819 = arith.muli %818, %c13 : index
                %820 = arith.addi %817, %819 : index
                %821 = arith.divui %820, %c13 : index
                %822 = arith.muli %821, %c19 : index
                %823 = arith.muli %816, %c10 : index
                %824 = arith.addi %822, %823 : index
                %825 = arith.remui %820, %c13 : index
                %826 = arith.muli %825, %c20 : index
                %827 = arith.addi %824, %826 : index
                %828 = arith.addi %815, %827 : index
                %829 = arith.addi %773, %828 : index
                %830 = vector.shuffle %755, %755 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %830, %kv[%829] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %831 = arith.addi %748, %c21 : index
                %832 = arith.divui %831, %c10 : index
                %833 = arith.muli %832, %c18 : index
                %834 = arith.addi %833, %c8 : index
                %835 = arith.remui %831, %c10 : index
                %836 = arith.divui %743, %c20 : index
                %837 = arith.remui %743, %c20 : index
                %838 = arith.muli %837, %c13 : index
                %839 = arith.addi %836, %838 : index
                %840 = arith.divui %839, %c13 : index
                %841 = arith.muli %840, %c19 : index
                %842 = arith.muli %835, %c10 : index
                %843 = arith.addi %841, %842 : index
                %844 = arith.remui %839, %c13 : index
                %845 = arith.muli %844, %c20 : index
                %846 = arith.addi %843, %845 : index
                %847 = arith.addi %834, %846 : index
                %848 = arith.addi %773, %847 : index
                %849 = vector.shuffle %755, %755 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %849, %kv[%848] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %850 = arith.cmpi eq, %codec, %c6 : index
          scf.if %850 {
            %851 = wave.lane
            %852 = arith.muli %851, %c16 : index
            scf.for %853 = %852 to %c29 step %c5 {
              %854 = arith.addi %738, %853 : index
              %855 = vector.load %13[%854] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %856 = arith.mulf %855, %741 : vector<4xf32>
              %857 = wave.fp8_encode "e4m3" %856 : vector<4xf32> -> vector<4xi8>
              %858 = arith.cmpi slt, %739, %kvHeads : index
              scf.if %858 {
                %859 = arith.muli %739, %c8 : index
                %860 = arith.addi %744, %859 : index
                %861 = vector.shuffle %857, %857 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %862 = arith.divui %853, %c10 : index
                %863 = arith.muli %862, %c19 : index
                %864 = arith.remui %853, %c10 : index
                %865 = arith.muli %743, %c10 : index
                %866 = arith.divui %864, %c16 : index
                %867 = arith.muli %866, %c16 : index
                %868 = arith.remui %864, %c20 : index
                %869 = arith.muli %868, %c20 : index
                %870 = arith.addi %867, %869 : index
                %871 = arith.divui %864, %c20 : index
                %872 = arith.remui %871, %c20 : index
                %873 = arith.addi %870, %872 : index
                %874 = arith.addi %865, %873 : index
                %875 = arith.addi %863, %874 : index
                %876 = arith.addi %860, %875 : index
                vector.store %861, %kv[%876] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %877 = arith.subi %739, %kvHeads : index
                %878 = arith.muli %877, %c8 : index
                %879 = arith.addi %744, %878 : index
                %880 = arith.addi %853, %c7 : index
                %881 = arith.divui %880, %c10 : index
                %882 = arith.muli %881, %c19 : index
                %883 = arith.addi %882, %c9 : index
                %884 = arith.remui %880, %c10 : index
                %885 = arith.divui %743, %c20 : index
                %886 = arith.remui %743, %c20 : index
                %887 = arith.muli %886, %c13 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.muli %884, %c10 : index
                %890 = arith.divui %888, %c16 : index
                %891 = arith.muli %890, %c16 : index
                %892 = arith.remui %888, %c20 : index
                %893 = arith.muli %892, %c20 : index
                %894 = arith.addi %891, %893 : index
                %895 = arith.divui %888, %c20 : index
                %896 = arith.remui %895, %c20 : index
                %897 = arith.addi %894, %896 : index
                %898 = arith.addi %889, %897 : index
                %899 = arith.addi %883, %898 : index
                %900 = arith.addi %879, %899 : index
                %901 = vector.shuffle %857, %857 [0] : vector<4xi8>, vector<4xi8>
                vector.store %901, %kv[%900] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %902 = arith.addi %853, %c6 : index
                %903 = arith.divui %902, %c10 : index
                %904 = arith.muli %903, %c19 : index
                %905 = arith.addi %904, %c9 : index
                %906 = arith.remui %902, %c10 : index
                %907 = arith.divui %743, %c20 : index
                %908 = arith.remui %743, %c20 : index
                %909 = arith.muli %908, %c13 : index
                %910 = arith.addi %907, %909 : index
                %911 = arith.muli %906, %c10 : index
                %912 = arith.divui %910, %c16 : index
                %913 = arith.muli %912, %c16 : index
                %914 = arith.remui %910, %c20 : index
                %915 = arith.muli %914, %c20 : index
                %916 = arith.addi %913, %915 : index
                %917 = arith.divui %910, %c20 : index
                %918 = arith.remui %917, %c20 : index
                %919 = arith.addi %916, %918 : index
                %920 = arith.addi %911, %919 : index
                %921 = arith.addi %905, %920 : index
                %922 = arith.addi %879, %921 : index
                %923 = vector.shuffle %857, %857 [1] : vector<4xi8>, vector<4xi8>
                vector.store %923, %kv[%922] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %924 = arith.addi %853, %c20 : index
                %925 = arith.divui %924, %c10 : index
                %926 = arith.muli %925, %c19 : index
                %927 = arith.addi %926, %c9 : index
                %928 = arith.remui %924, %c10 : index
                %929 = arith.divui %743, %c20 : index
                %930 = arith.remui %743, %c20 : index
                %931 = arith.muli %930, %c13 : index
                %932 = arith.addi %929, %931 : index
                %933 = arith.muli %928, %c10 : index
                %934 = arith.divui %932, %c16 : index
                %935 = arith.muli %934, %c16 : index
                %936 = arith.remui %932, %c20 : index
                %937 = arith.muli %936, %c20 : index
                %938 = arith.addi %935, %937 : index
                %939 = arith.divui %932, %c20 : index
                %940 = arith.remui %939, %c20 : index
                %941 = arith.addi %938, %940 : index
                %942 = arith.addi %933, %941 : index
                %943 = arith.addi %927, %942 : index
                %944 = arith.addi %879, %943 : index
                %945 = vector.shuffle %857, %857 [2] : vector<4xi8>, vector<4xi8>
                vector.store %945, %kv[%944] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %946 = arith.addi %853, %c21 : index
                %947 = arith.divui %946, %c10 : index
                %948 = arith.muli %947, %c19 : index
                %949 = arith.addi %948, %c9 : index
                %950 = arith.remui %946, %c10 : index
                %951 = arith.divui %743, %c20 : index
                %952 = arith.remui %743, %c20 : index
                %953 = arith.muli %952, %c13 : index
                %954 = arith.addi %951, %953 : index
                %955 = arith.muli %950, %c10 : index
                %956 = arith.divui %954, %c16 : index
                %957 = arith.muli %956, %c16 : index
                %958 = arith.remui %954, %c20 : index
                %959 = arith.muli %958, %c20 : index
                %960 = arith.addi %957, %959 : index
                %961 = arith.divui %954, %c20 : index
                %962 = arith.remui %961, %c20 : index
                %963 = arith.addi %960, %962 : index
                %964 = arith.addi %955, %963 : index
                %965 = arith.addi %949, %964 : index
                %966 = arith.addi %879, %965 : index
                %967 = vector.shuffle %857, %857 [3] : vector<4xi8>, vector<4xi8>
                vector.store %967, %kv[%966] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %968 = arith.cmpi eq, %codec, %c20 : index
          scf.if %968 {
            %969 = wave.lane
            %970 = arith.muli %969, %c16 : index
            scf.for %971 = %970 to %c29 step %c5 {
              %972 = arith.addi %738, %971 : index
              %973 = vector.load %13[%972] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %974 = arith.mulf %973, %741 : vector<4xf32>
              %975 = wave.fp8_encode "e5m2" %974 : vector<4xf32> -> vector<4xi8>
              %976 = arith.cmpi slt, %739, %kvHeads : index
              scf.if %976 {
                %977 = arith.muli %739, %c8 : index
                %978 = arith.addi %744, %977 : index
                %979 = vector.shuffle %975, %975 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %980 = arith.divui %971, %c10 : index
                %981 = arith.muli %980, %c19 : index
                %982 = arith.remui %971, %c10 : index
                %983 = arith.muli %743, %c10 : index
                %984 = arith.divui %982, %c16 : index
                %985 = arith.muli %984, %c16 : index
                %986 = arith.remui %982, %c20 : index
                %987 = arith.muli %986, %c20 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.divui %982, %c20 : index
                %990 = arith.remui %989, %c20 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.addi %983, %991 : index
                %993 = arith.addi %981, %992 : index
                %994 = arith.addi %978, %993 : index
                vector.store %979, %kv[%994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %995 = arith.subi %739, %kvHeads : index
                %996 = arith.muli %995, %c8 : index
                %997 = arith.addi %744, %996 : index
                %998 = arith.addi %971, %c7 : index
                %999 = arith.divui %998, %c10 : index
                %1000 = arith.muli %999, %c19 : index
                %1001 = arith.addi %1000, %c9 : index
                %1002 = arith.remui %998, %c10 : index
                %1003 = arith.divui %743, %c20 : index
                %1004 = arith.remui %743, %c20 : index
                %1005 = arith.muli %1004, %c13 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.muli %1002, %c10 : index
                %1008 = arith.divui %1006, %c16 : index
                %1009 = arith.muli %1008, %c16 : index
                %1010 = arith.remui %1006, %c20 : index
                %1011 = arith.muli %1010, %c20 : index
                %1012 = arith.addi %1009, %1011 : index
                %1013 = arith.divui %1006, %c20 : index
                %1014 = arith.remui %1013, %c20 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.addi %1007, %1015 : index
                %1017 = arith.addi %1001, %1016 : index
                %1018 = arith.addi %997, %1017 : index
                %1019 = vector.shuffle %975, %975 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1019, %kv[%1018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1020 = arith.addi %971, %c6 : index
                %1021 = arith.divui %1020, %c10 : index
                %1022 = arith.muli %1021, %c19 : index
                %1023 = arith.addi %1022, %c9 : index
                %1024 = arith.remui %1020, %c10 : index
                %1025 = arith.divui %743, %c20 : index
                %1026 = arith.remui %743, %c20 : index
                %1027 = arith.muli %1026, %c13 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.muli %1024, %c10 : index
                %1030 = arith.divui %1028, %c16 : index
                %1031 = arith.muli %1030, %c16 : index
                %1032 = arith.remui %1028, %c20 : index
                %1033 = arith.muli %1032, %c20 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1028, %c20 : index
                %1036 = arith.remui %1035, %c20 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.addi %1029, %1037 : index
                %1039 = arith.addi %1023, %1038 : index
                %1040 = arith.addi %997, %1039 : index
                %1041 = vector.shuffle %975, %975 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1041, %kv[%1040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1042 = arith.addi %971, %c20 : index
                %1043 = arith.divui %1042, %c10 : index
                %1044 = arith.muli %1043, %c19 : index
                %1045 = arith.addi %1044, %c9 : index
                %1046 = arith.remui %1042, %c10 : index
                %1047 = arith.divui %743, %c20 : index
                %1048 = arith.remui %743, %c20 : index
                %1049 = arith.muli %1048, %c13 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.muli %1046, %c10 : index
                %1052 = arith.divui %1050, %c16 : index
                %1053 = arith.muli %1052, %c16 : index
                %1054 = arith.remui %1050, %c20 : index
                %1055 = arith.muli %1054, %c20 : index
                %1056 = arith.addi %1053, %1055 : index
                %1057 = arith.divui %1050, %c20 : index
                %1058 = arith.remui %1057, %c20 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.addi %1051, %1059 : index
                %1061 = arith.addi %1045, %1060 : index
                %1062 = arith.addi %997, %1061 : index
                %1063 = vector.shuffle %975, %975 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1063, %kv[%1062] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1064 = arith.addi %971, %c21 : index
                %1065 = arith.divui %1064, %c10 : index
                %1066 = arith.muli %1065, %c19 : index
                %1067 = arith.addi %1066, %c9 : index
                %1068 = arith.remui %1064, %c10 : index
                %1069 = arith.divui %743, %c20 : index
                %1070 = arith.remui %743, %c20 : index
                %1071 = arith.muli %1070, %c13 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.muli %1068, %c10 : index
                %1074 = arith.divui %1072, %c16 : index
                %1075 = arith.muli %1074, %c16 : index
                %1076 = arith.remui %1072, %c20 : index
                %1077 = arith.muli %1076, %c20 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.divui %1072, %c20 : index
                %1080 = arith.remui %1079, %c20 : index
                %1081 = arith.addi %1078, %1080 : index
                %1082 = arith.addi %1073, %1081 : index
                %1083 = arith.addi %1067, %1082 : index
                %1084 = arith.addi %997, %1083 : index
                %1085 = vector.shuffle %975, %975 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1085, %kv[%1084] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1086 = arith.addi %372, %c38 : index
      %1087 = arith.addi %371, %1086 : index
      %1088 = arith.cmpi slt, %1087, %15 : index
      %1089 = arith.cmpi slt, %1086, %c10 : index
      %1090 = arith.andi %1088, %1089 : i1
      scf.if %1090 {
        %1091 = arith.addi %371, %1086 : index
        %1092 = arith.addi %slotsAt, %1091 : index
        %1093 = memref.load %step[%1092] : memref<?xi32>
        %1094 = arith.index_cast %1093 : i32 to index
        %1095 = arith.cmpi sge, %1094, %c7 : index
        scf.if %1095 {
          %1096 = arith.muli %1086, %c29 : index
          %1097 = arith.subi %0, %heads : index
          %1098 = memref.load %scales[%1097] : memref<?xf32>
          %1099 = vector.broadcast %1098 : f32 to vector<4xf32>
          %1100 = arith.divui %1094, %c10 : index
          %1101 = arith.remui %1094, %c10 : index
          %1102 = arith.muli %1100, %pageBytes : index
          %1103 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1103 {
            %1104 = wave.lane
            %1105 = arith.muli %1104, %c16 : index
            scf.for %1106 = %1105 to %c29 step %c5 {
              %1107 = arith.addi %1096, %1106 : index
              %1108 = vector.load %13[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = arith.mulf %1108, %1099 : vector<4xf32>
              %1110 = arith.minimumf %1109, %c42 : vector<4xf32>
              %1111 = arith.maximumf %1110, %c43 : vector<4xf32>
              %1112 = arith.truncf %1111 : vector<4xf32> to vector<4xf16>
              %1113 = vector.bitcast %1112 : vector<4xf16> to vector<8xi8>
              %1114 = arith.cmpi slt, %1097, %kvHeads : index
              scf.if %1114 {
                %1115 = arith.muli %1097, %c44 : index
                %1116 = arith.addi %1102, %1115 : index
                %1117 = arith.divui %1106, %c10 : index
                %1118 = arith.muli %1117, %c18 : index
                %1119 = arith.remui %1106, %c10 : index
                %1120 = arith.divui %1119, %c13 : index
                %1121 = arith.muli %1120, %c19 : index
                %1122 = arith.muli %1101, %c10 : index
                %1123 = arith.addi %1121, %1122 : index
                %1124 = arith.remui %1119, %c13 : index
                %1125 = arith.muli %1124, %c20 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1118, %1126 : index
                %1128 = arith.addi %1116, %1127 : index
                vector.store %1113, %kv[%1128] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1129 = arith.subi %1097, %kvHeads : index
                %1130 = arith.muli %1129, %c44 : index
                %1131 = arith.addi %1102, %1130 : index
                %1132 = arith.addi %1106, %c7 : index
                %1133 = arith.divui %1132, %c10 : index
                %1134 = arith.muli %1133, %c18 : index
                %1135 = arith.addi %1134, %c8 : index
                %1136 = arith.remui %1132, %c10 : index
                %1137 = arith.divui %1101, %c20 : index
                %1138 = arith.remui %1101, %c20 : index
                %1139 = arith.muli %1138, %c13 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1140, %c13 : index
                %1142 = arith.muli %1141, %c19 : index
                %1143 = arith.muli %1136, %c10 : index
                %1144 = arith.addi %1142, %1143 : index
                %1145 = arith.remui %1140, %c13 : index
                %1146 = arith.muli %1145, %c20 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1135, %1147 : index
                %1149 = arith.addi %1131, %1148 : index
                %1150 = vector.shuffle %1113, %1113 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1150, %kv[%1149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1151 = arith.addi %1106, %c6 : index
                %1152 = arith.divui %1151, %c10 : index
                %1153 = arith.muli %1152, %c18 : index
                %1154 = arith.addi %1153, %c8 : index
                %1155 = arith.remui %1151, %c10 : index
                %1156 = arith.divui %1101, %c20 : index
                %1157 = arith.remui %1101, %c20 : index
                %1158 = arith.muli %1157, %c13 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1159, %c13 : index
                %1161 = arith.muli %1160, %c19 : index
                %1162 = arith.muli %1155, %c10 : index
                %1163 = arith.addi %1161, %1162 : index
                %1164 = arith.remui %1159, %c13 : index
                %1165 = arith.muli %1164, %c20 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.addi %1154, %1166 : index
                %1168 = arith.addi %1131, %1167 : index
                %1169 = vector.shuffle %1113, %1113 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1169, %kv[%1168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1170 = arith.addi %1106, %c20 : index
                %1171 = arith.divui %1170, %c10 : index
                %1172 = arith.muli %1171, %c18 : index
                %1173 = arith.addi %1172, %c8 : index
                %1174 = arith.remui %1170, %c10 : index
                %1175 = arith.divui %1101, %c20 : index
                %1176 = arith.remui %1101, %c20 : index
                %1177 = arith.muli %1176, %c13 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c13 : index
                %1180 = arith.muli %1179, %c19 : index
                %1181 = arith.muli %1174, %c10 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c13 : index
                %1184 = arith.muli %1183, %c20 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1173, %1185 : index
                %1187 = arith.addi %1131, %1186 : index
                %1188 = vector.shuffle %1113, %1113 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1188, %kv[%1187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1189 = arith.addi %1106, %c21 : index
                %1190 = arith.divui %1189, %c10 : index
                %1191 = arith.muli %1190, %c18 : index
                %1192 = arith.addi %1191, %c8 : index
                %1193 = arith.remui %1189, %c10 : index
                %1194 = arith.divui %1101, %c20 : index
                %1195 = arith.remui %1101, %c20 : index
                %1196 = arith.muli %1195, %c13 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.divui %1197, %c13 : index
                %1199 = arith.muli %1198, %c19 : index
                %1200 = arith.muli %1193, %c10 : index
                %1201 = arith.addi %1199, %1200 : index
                %1202 = arith.remui %1197, %c13 : index
                %1203 = arith.muli %1202, %c20 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.addi %1192, %1204 : index
                %1206 = arith.addi %1131, %1205 : index
                %1207 = vector.shuffle %1113, %1113 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1207, %kv[%1206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1208 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1208 {
            %1209 = wave.lane
            %1210 = arith.muli %1209, %c16 : index
            scf.for %1211 = %1210 to %c29 step %c5 {
              %1212 = arith.addi %1096, %1211 : index
              %1213 = vector.load %13[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1214 = arith.mulf %1213, %1099 : vector<4xf32>
              %1215 = wave.fp8_encode "e4m3" %1214 : vector<4xf32> -> vector<4xi8>
              %1216 = arith.cmpi slt, %1097, %kvHeads : index
              scf.if %1216 {
                %1217 = arith.muli %1097, %c8 : index
                %1218 = arith.addi %1102, %1217 : index
                %1219 = vector.shuffle %1215, %1215 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1220 = arith.divui %1211, %c10 : index
                %1221 = arith.muli %1220, %c19 : index
                %1222 = arith.remui %1211, %c10 : index
                %1223 = arith.muli %1101, %c10 : index
                %1224 = arith.divui %1222, %c16 : index
                %1225 = arith.muli %1224, %c16 : index
                %1226 = arith.remui %1222, %c20 : index
                %1227 = arith.muli %1226, %c20 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.divui %1222, %c20 : index
                %1230 = arith.remui %1229, %c20 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.addi %1223, %1231 : index
                %1233 = arith.addi %1221, %1232 : index
                %1234 = arith.addi %1218, %1233 : index
                vector.store %1219, %kv[%1234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1235 = arith.subi %1097, %kvHeads : index
                %1236 = arith.muli %1235, %c8 : index
                %1237 = arith.addi %1102, %1236 : index
                %1238 = arith.addi %1211, %c7 : index
                %1239 = arith.divui %1238, %c10 : index
                %1240 = arith.muli %1239, %c19 : index
                %1241 = arith.addi %1240, %c9 : index
                %1242 = arith.remui %1238, %c10 : index
                %1243 = arith.divui %1101, %c20 : index
                %1244 = arith.remui %1101, %c20 : index
                %1245 = arith.muli %1244, %c13 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.muli %1242, %c10 : index
                %1248 = arith.divui %1246, %c16 : index
                %1249 = arith.muli %1248, %c16 : index
                %1250 = arith.remui %1246, %c20 : index
                %1251 = arith.muli %1250, %c20 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.divui %1246, %c20 : index
                %1254 = arith.remui %1253, %c20 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.addi %1247, %1255 : index
                %1257 = arith.addi %1241, %1256 : index
                %1258 = arith.addi %1237, %1257 : index
                %1259 = vector.shuffle %1215, %1215 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1259, %kv[%1258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1260 = arith.addi %1211, %c6 : index
                %1261 = arith.divui %1260, %c10 : index
                %1262 = arith.muli %1261, %c19 : index
                %1263 = arith.addi %1262, %c9 : index
                %1264 = arith.remui %1260, %c10 : index
                %1265 = arith.divui %1101, %c20 : index
                %1266 = arith.remui %1101, %c20 : index
                %1267 = arith.muli %1266, %c13 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.muli %1264, %c10 : index
                %1270 = arith.divui %1268, %c16 : index
                %1271 = arith.muli %1270, %c16 : index
                %1272 = arith.remui %1268, %c20 : index
                %1273 = arith.muli %1272, %c20 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.divui %1268, %c20 : index
                %1276 = arith.remui %1275, %c20 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.addi %1269, %1277 : index
                %1279 = arith.addi %1263, %1278 : index
                %1280 = arith.addi %1237, %1279 : index
                %1281 = vector.shuffle %1215, %1215 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1281, %kv[%1280] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1282 = arith.addi %1211, %c20 : index
                %1283 = arith.divui %1282, %c10 : index
                %1284 = arith.muli %1283, %c19 : index
                %1285 = arith.addi %1284, %c9 : index
                %1286 = arith.remui %1282, %c10 : index
                %1287 = arith.divui %1101, %c20 : index
                %1288 = arith.remui %1101, %c20 : index
                %1289 = arith.muli %1288, %c13 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.muli %1286, %c10 : index
                %1292 = arith.divui %1290, %c16 : index
                %1293 = arith.muli %1292, %c16 : index
                %1294 = arith.remui %1290, %c20 : index
                %1295 = arith.muli %1294, %c20 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.divui %1290, %c20 : index
                %1298 = arith.remui %1297, %c20 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1291, %1299 : index
                %1301 = arith.addi %1285, %1300 : index
                %1302 = arith.addi %1237, %1301 : index
                %1303 = vector.shuffle %1215, %1215 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1303, %kv[%1302] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1304 = arith.addi %1211, %c21 : index
                %1305 = arith.divui %1304, %c10 : index
                %1306 = arith.muli %1305, %c19 : index
                %1307 = arith.addi %1306, %c9 : index
                %1308 = arith.remui %1304, %c10 : index
                %1309 = arith.divui %1101, %c20 : index
                %1310 = arith.remui %1101, %c20 : index
                %1311 = arith.muli %1310, %c13 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.muli %1308, %c10 : index
                %1314 = arith.divui %1312, %c16 : index
                %1315 = arith.muli %1314, %c16 : index
                %1316 = arith.remui %1312, %c20 : index
                %1317 = arith.muli %1316, %c20 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.divui %1312, %c20 : index
                %1320 = arith.remui %1319, %c20 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = arith.addi %1313, %1321 : index
                %1323 = arith.addi %1307, %1322 : index
                %1324 = arith.addi %1237, %1323 : index
                %1325 = vector.shuffle %1215, %1215 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1325, %kv[%1324] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1326 = arith.cmpi eq, %codec, %c20 : index
          scf.if %1326 {
            %1327 = wave.lane
            %1328 = arith.muli %1327, %c16 : index
            scf.for %1329 = %1328 to %c29 step %c5 {
              %1330 = arith.addi %1096, %1329 : index
              %1331 = vector.load %13[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = arith.mulf %1331, %1099 : vector<4xf32>
              %1333 = wave.fp8_encode "e5m2" %1332 : vector<4xf32> -> vector<4xi8>
              %1334 = arith.cmpi slt, %1097, %kvHeads : index
              scf.if %1334 {
                %1335 = arith.muli %1097, %c8 : index
                %1336 = arith.addi %1102, %1335 : index
                %1337 = vector.shuffle %1333, %1333 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1338 = arith.divui %1329, %c10 : index
                %1339 = arith.muli %1338, %c19 : index
                %1340 = arith.remui %1329, %c10 : index
                %1341 = arith.muli %1101, %c10 : index
                %1342 = arith.divui %1340, %c16 : index
                %1343 = arith.muli %1342, %c16 : index
                %1344 = arith.remui %1340, %c20 : index
                %1345 = arith.muli %1344, %c20 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c20 : index
                %1348 = arith.remui %1347, %c20 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1339, %1350 : index
                %1352 = arith.addi %1336, %1351 : index
                vector.store %1337, %kv[%1352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1353 = arith.subi %1097, %kvHeads : index
                %1354 = arith.muli %1353, %c8 : index
                %1355 = arith.addi %1102, %1354 : index
                %1356 = arith.addi %1329, %c7 : index
                %1357 = arith.divui %1356, %c10 : index
                %1358 = arith.muli %1357, %c19 : index
                %1359 = arith.addi %1358, %c9 : index
                %1360 = arith.remui %1356, %c10 : index
                %1361 = arith.divui %1101, %c20 : index
                %1362 = arith.remui %1101, %c20 : index
                %1363 = arith.muli %1362, %c13 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.muli %1360, %c10 : index
                %1366 = arith.divui %1364, %c16 : index
                %1367 = arith.muli %1366, %c16 : index
                %1368 = arith.remui %1364, %c20 : index
                %1369 = arith.muli %1368, %c20 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c20 : index
                %1372 = arith.remui %1371, %c20 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                %1376 = arith.addi %1355, %1375 : index
                %1377 = vector.shuffle %1333, %1333 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1377, %kv[%1376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1378 = arith.addi %1329, %c6 : index
                %1379 = arith.divui %1378, %c10 : index
                %1380 = arith.muli %1379, %c19 : index
                %1381 = arith.addi %1380, %c9 : index
                %1382 = arith.remui %1378, %c10 : index
                %1383 = arith.divui %1101, %c20 : index
                %1384 = arith.remui %1101, %c20 : index
                %1385 = arith.muli %1384, %c13 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.muli %1382, %c10 : index
                %1388 = arith.divui %1386, %c16 : index
                %1389 = arith.muli %1388, %c16 : index
                %1390 = arith.remui %1386, %c20 : index
                %1391 = arith.muli %1390, %c20 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1386, %c20 : index
                %1394 = arith.remui %1393, %c20 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.addi %1381, %1396 : index
                %1398 = arith.addi %1355, %1397 : index
                %1399 = vector.shuffle %1333, %1333 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1399, %kv[%1398] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1400 = arith.addi %1329, %c20 : index
                %1401 = arith.divui %1400, %c10 : index
                %1402 = arith.muli %1401, %c19 : index
                %1403 = arith.addi %1402, %c9 : index
                %1404 = arith.remui %1400, %c10 : index
                %1405 = arith.divui %1101, %c20 : index
                %1406 = arith.remui %1101, %c20 : index
                %1407 = arith.muli %1406, %c13 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.muli %1404, %c10 : index
                %1410 = arith.divui %1408, %c16 : index
                %1411 = arith.muli %1410, %c16 : index
                %1412 = arith.remui %1408, %c20 : index
                %1413 = arith.muli %1412, %c20 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.divui %1408, %c20 : index
                %1416 = arith.remui %1415, %c20 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.addi %1409, %1417 : index
                %1419 = arith.addi %1403, %1418 : index
                %1420 = arith.addi %1355, %1419 : index
                %1421 = vector.shuffle %1333, %1333 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1421, %kv[%1420] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1422 = arith.addi %1329, %c21 : index
                %1423 = arith.divui %1422, %c10 : index
                %1424 = arith.muli %1423, %c19 : index
                %1425 = arith.addi %1424, %c9 : index
                %1426 = arith.remui %1422, %c10 : index
                %1427 = arith.divui %1101, %c20 : index
                %1428 = arith.remui %1101, %c20 : index
                %1429 = arith.muli %1428, %c13 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.muli %1426, %c10 : index
                %1432 = arith.divui %1430, %c16 : index
                %1433 = arith.muli %1432, %c16 : index
                %1434 = arith.remui %1430, %c20 : index
                %1435 = arith.muli %1434, %c20 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.divui %1430, %c20 : index
                %1438 = arith.remui %1437, %c20 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1431, %1439 : index
                %1441 = arith.addi %1425, %1440 : index
                %1442 = arith.addi %1355, %1441 : index
                %1443 = vector.shuffle %1333, %1333 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1443, %kv[%1442] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
