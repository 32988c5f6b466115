// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c14 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 8 : index
  %c21 = arith.constant 64 : index
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
    %18 = arith.muli %1, %c6 : index
    %19 = arith.divui %inputFeatures, %c10 : index
    %20 = arith.muli %4, %stepsPerWave : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %21, %stepsPerWave : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.subi %23, %21 : index
    %25 = arith.divui %24, %c14 : index
    %26 = arith.muli %25, %c14 : index
    %27 = arith.addi %21, %26 : index
    %28 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %29 = arith.addi %21, %stepsPerWave : index
    %30 = arith.select %28, %29, %27 : index
    %33 = scf.for %31 = %21 to %30 step %c14 iter_args(%32 = %c12) -> (vector<8xf32>) {
      %34 = wave.lane
      %35 = arith.addi %31, %c7 : index
      %36 = arith.addi %11, %c5 : index
      %37 = arith.muli %35, %c16 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.remui %34, %c10 : index
      %40 = arith.muli %39, %c10 : index
      %41 = arith.addi %38, %40 : index
      %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %43 = vector.bitcast %42 : vector<16xi8> to vector<8xf16>
      %44 = arith.addi %41, %c17 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = vector.shuffle %43, %46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %48 = arith.addi %31, %c6 : index
      %49 = arith.addi %11, %c5 : index
      %50 = arith.muli %48, %c16 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.remui %34, %c10 : index
      %53 = arith.muli %52, %c10 : index
      %54 = arith.addi %51, %53 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = arith.addi %54, %c17 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %61 = arith.addi %31, %c18 : index
      %62 = arith.addi %11, %c5 : index
      %63 = arith.muli %61, %c16 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.remui %34, %c10 : index
      %66 = arith.muli %65, %c10 : index
      %67 = arith.addi %64, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = arith.addi %67, %c17 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = arith.addi %31, %c19 : index
      %75 = arith.addi %11, %c5 : index
      %76 = arith.muli %74, %c16 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.remui %34, %c10 : index
      %79 = arith.muli %78, %c10 : index
      %80 = arith.addi %77, %79 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = arith.addi %80, %c17 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = vector.shuffle %82, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.addi %18, %c7 : index
      %88 = arith.muli %31, %c6 : index
      %89 = arith.addi %88, %c7 : index
      %90 = arith.divui %inputFeatures, %c10 : index
      %91 = arith.muli %87, %90 : index
      %92 = arith.addi %91, %89 : index
      %93 = arith.muli %tileRows, %c10 : index
      %94 = arith.muli %92, %93 : index
      %95 = arith.remui %34, %tileRows : index
      %96 = arith.muli %95, %c20 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %x[%97] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %99 = arith.muli %tileRows, %c20 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %x[%100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = wave.mma %102, %47, %32 : vector<16xf16>, vector<8xf32>
      %104 = arith.addi %18, %c7 : index
      %105 = arith.muli %31, %c6 : index
      %106 = arith.addi %105, %c6 : index
      %107 = arith.divui %inputFeatures, %c10 : index
      %108 = arith.muli %104, %107 : index
      %109 = arith.addi %108, %106 : index
      %110 = arith.muli %tileRows, %c10 : index
      %111 = arith.muli %109, %110 : index
      %112 = arith.remui %34, %tileRows : index
      %113 = arith.muli %112, %c20 : index
      %114 = arith.addi %111, %113 : index
      %115 = vector.load %x[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.muli %tileRows, %c20 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = wave.mma %119, %60, %103 : vector<16xf16>, vector<8xf32>
      %121 = arith.addi %18, %c7 : index
      %122 = arith.muli %31, %c6 : index
      %123 = arith.addi %122, %c18 : index
      %124 = arith.divui %inputFeatures, %c10 : index
      %125 = arith.muli %121, %124 : index
      %126 = arith.addi %125, %123 : index
      %127 = arith.muli %tileRows, %c10 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.remui %34, %tileRows : index
      %130 = arith.muli %129, %c20 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = arith.muli %tileRows, %c20 : index
      %134 = arith.addi %131, %133 : index
      %135 = vector.load %x[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = wave.mma %136, %73, %120 : vector<16xf16>, vector<8xf32>
      %138 = arith.addi %18, %c7 : index
      %139 = arith.muli %31, %c6 : index
      %140 = arith.addi %139, %c19 : index
      %141 = arith.divui %inputFeatures, %c10 : index
      %142 = arith.muli %138, %141 : index
      %143 = arith.addi %142, %140 : index
      %144 = arith.muli %tileRows, %c10 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %34, %tileRows : index
      %147 = arith.muli %146, %c20 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = arith.muli %tileRows, %c20 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = wave.mma %153, %86, %137 : vector<16xf16>, vector<8xf32>
      scf.yield %154 : vector<8xf32>
    }
    %155 = arith.select %28, %30, %23 : index
    %158 = scf.for %156 = %30 to %155 step %c6 iter_args(%157 = %33) -> (vector<8xf32>) {
      %159 = wave.lane
      %160 = arith.addi %156, %c7 : index
      %161 = arith.addi %11, %c5 : index
      %162 = arith.muli %160, %c16 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.remui %159, %c10 : index
      %165 = arith.muli %164, %c10 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<8xf16>
      %169 = arith.addi %166, %c17 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = arith.addi %18, %c7 : index
      %174 = arith.muli %156, %c6 : index
      %175 = arith.addi %174, %c7 : index
      %176 = arith.divui %inputFeatures, %c10 : index
      %177 = arith.muli %173, %176 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.muli %tileRows, %c10 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.remui %159, %tileRows : index
      %182 = arith.muli %181, %c20 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c20 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %172, %157 : vector<16xf16>, vector<8xf32>
      scf.yield %189 : vector<8xf32>
    }
    %190 = arith.addi %16, %c7 : index
    %191 = wave.lane
    %192 = arith.muli %3, %c6 : index
    %193 = arith.muli %192, %c17 : index
    %194 = arith.addi %193, %191 : index
    %195 = arith.muli %4, %c9 : index
    %196 = arith.addi %195, %194 : index
    %197 = arith.addi %196, %c7 : index
    %198 = arith.addi %197, %c7 : index
    %199 = vector.extract %158[0] : f32 from vector<8xf32>
    memref.store %199, %12[%198] : memref<?xf32>
    %200 = arith.muli %4, %c9 : index
    %201 = arith.addi %200, %194 : index
    %202 = arith.addi %201, %c7 : index
    %203 = arith.addi %202, %c4 : index
    %204 = vector.extract %158[1] : f32 from vector<8xf32>
    memref.store %204, %12[%203] : memref<?xf32>
    %205 = arith.muli %4, %c9 : index
    %206 = arith.addi %205, %194 : index
    %207 = arith.addi %206, %c7 : index
    %208 = arith.addi %207, %c21 : index
    %209 = vector.extract %158[2] : f32 from vector<8xf32>
    memref.store %209, %12[%208] : memref<?xf32>
    %210 = arith.muli %4, %c9 : index
    %211 = arith.addi %210, %194 : index
    %212 = arith.addi %211, %c7 : index
    %213 = arith.addi %212, %c22 : index
    %214 = vector.extract %158[3] : f32 from vector<8xf32>
    memref.store %214, %12[%213] : memref<?xf32>
    %215 = arith.muli %4, %c9 : index
    %216 = arith.addi %215, %194 : index
    %217 = arith.addi %216, %c7 : index
    %218 = arith.addi %217, %c5 : index
    %219 = vector.extract %158[4] : f32 from vector<8xf32>
    memref.store %219, %12[%218] : memref<?xf32>
    %220 = arith.muli %4, %c9 : index
    %221 = arith.addi %220, %194 : index
    %222 = arith.addi %221, %c7 : index
    %223 = arith.addi %222, %c23 : index
    %224 = vector.extract %158[5] : f32 from vector<8xf32>
    memref.store %224, %12[%223] : memref<?xf32>
    %225 = arith.muli %4, %c9 : index
    %226 = arith.addi %225, %194 : index
    %227 = arith.addi %226, %c7 : index
    %228 = arith.addi %227, %c24 : index
    %229 = vector.extract %158[6] : f32 from vector<8xf32>
    memref.store %229, %12[%228] : memref<?xf32>
    %230 = arith.muli %4, %c9 : index
    %231 = arith.addi %230, %194 : index
    %232 = arith.addi %231, %c7 : index
    %233 = arith.addi %232, %c25 : index
    %234 = vector.extract %158[7] : f32 from vector<8xf32>
    memref.store %234, %12[%233] : memref<?xf32>
    wave.barrier
    %235 = arith.muli %4, %c14 : index
    %236 = arith.addi %235, %c7 : index
    %237 = arith.muli %236, %c18 : index
    %238 = arith.divui %191, %c10 : index
    %239 = arith.addi %237, %238 : index
    %240 = arith.addi %190, %239 : index
    %241 = arith.cmpi slt, %240, %15 : index
    scf.if %241 {
      %242 = arith.cmpi eq, %hasFactors, %c6 : index
      %243 = memref.load %factors[%240] : memref<?xf32>
      %244 = arith.select %242, %243, %c27 : f32
      %245 = arith.addi %194, %c7 : index
      %246 = arith.muli %236, %c4 : index
      %247 = arith.addi %245, %246 : index
      %248 = memref.load %12[%247] : memref<?xf32>
      %249 = arith.addi %247, %c9 : index
      %250 = memref.load %12[%249] : memref<?xf32>
      %251 = arith.addf %248, %250 : f32
      %252 = arith.remui %191, %c10 : index
      %253 = arith.muli %252, %c14 : index
      %254 = arith.addi %11, %253 : index
      %255 = vector.load %w[%254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %256 = vector.bitcast %255 : vector<4xi8> to vector<1xf32>
      %257 = vector.extract %256[0] : f32 from vector<1xf32>
      %258 = arith.mulf %257, %244 : f32
      %259 = arith.mulf %251, %258 : f32
      %260 = arith.muli %3, %c6 : index
      %261 = arith.addi %260, %c7 : index
      %262 = arith.muli %261, %c10 : index
      %263 = arith.remui %191, %c10 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %239, %c28 : index
      %266 = arith.addi %265, %264 : index
      memref.store %259, %13[%266] : memref<?xf32>
    }
    %267 = arith.muli %4, %c14 : index
    %268 = arith.addi %267, %c6 : index
    %269 = arith.muli %268, %c18 : index
    %270 = arith.divui %191, %c10 : index
    %271 = arith.addi %269, %270 : index
    %272 = arith.addi %190, %271 : index
    %273 = arith.cmpi slt, %272, %15 : index
    scf.if %273 {
      %274 = arith.cmpi eq, %hasFactors, %c6 : index
      %275 = memref.load %factors[%272] : memref<?xf32>
      %276 = arith.select %274, %275, %c27 : f32
      %277 = arith.addi %194, %c7 : index
      %278 = arith.muli %268, %c4 : index
      %279 = arith.addi %277, %278 : index
      %280 = memref.load %12[%279] : memref<?xf32>
      %281 = arith.addi %279, %c9 : index
      %282 = memref.load %12[%281] : memref<?xf32>
      %283 = arith.addf %280, %282 : f32
      %284 = arith.remui %191, %c10 : index
      %285 = arith.muli %284, %c14 : index
      %286 = arith.addi %11, %285 : index
      %287 = vector.load %w[%286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %288 = vector.bitcast %287 : vector<4xi8> to vector<1xf32>
      %289 = vector.extract %288[0] : f32 from vector<1xf32>
      %290 = arith.mulf %289, %276 : f32
      %291 = arith.mulf %283, %290 : f32
      %292 = arith.muli %3, %c6 : index
      %293 = arith.addi %292, %c7 : index
      %294 = arith.muli %293, %c10 : index
      %295 = arith.remui %191, %c10 : index
      %296 = arith.addi %294, %295 : index
      %297 = arith.muli %271, %c28 : index
      %298 = arith.addi %297, %296 : index
      memref.store %291, %13[%298] : memref<?xf32>
    }
    %299 = arith.muli %4, %c14 : index
    %300 = arith.addi %299, %c18 : index
    %301 = arith.muli %300, %c18 : index
    %302 = arith.divui %191, %c10 : index
    %303 = arith.addi %301, %302 : index
    %304 = arith.addi %190, %303 : index
    %305 = arith.cmpi slt, %304, %15 : index
    scf.if %305 {
      %306 = arith.cmpi eq, %hasFactors, %c6 : index
      %307 = memref.load %factors[%304] : memref<?xf32>
      %308 = arith.select %306, %307, %c27 : f32
      %309 = arith.addi %194, %c7 : index
      %310 = arith.muli %300, %c4 : index
      %311 = arith.addi %309, %310 : index
      %312 = memref.load %12[%311] : memref<?xf32>
      %313 = arith.addi %311, %c9 : index
      %314 = memref.load %12[%313] : memref<?xf32>
      %315 = arith.addf %312, %314 : f32
      %316 = arith.remui %191, %c10 : index
      %317 = arith.muli %316, %c14 : index
      %318 = arith.addi %11, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %308 : f32
      %323 = arith.mulf %315, %322 : f32
      %324 = arith.muli %3, %c6 : index
      %325 = arith.addi %324, %c7 : index
      %326 = arith.muli %325, %c10 : index
      %327 = arith.remui %191, %c10 : index
      %328 = arith.addi %326, %327 : index
      %329 = arith.muli %303, %c28 : index
      %330 = arith.addi %329, %328 : index
      memref.store %323, %13[%330] : memref<?xf32>
    }
    %331 = arith.muli %4, %c14 : index
    %332 = arith.addi %331, %c19 : index
    %333 = arith.muli %332, %c18 : index
    %334 = arith.divui %191, %c10 : index
    %335 = arith.addi %333, %334 : index
    %336 = arith.addi %190, %335 : index
    %337 = arith.cmpi slt, %336, %15 : index
    scf.if %337 {
      %338 = arith.cmpi eq, %hasFactors, %c6 : index
      %339 = memref.load %factors[%336] : memref<?xf32>
      %340 = arith.select %338, %339, %c27 : f32
      %341 = arith.addi %194, %c7 : index
      %342 = arith.muli %332, %c4 : index
      %343 = arith.addi %341, %342 : index
      %344 = memref.load %12[%343] : memref<?xf32>
      %345 = arith.addi %343, %c9 : index
      %346 = memref.load %12[%345] : memref<?xf32>
      %347 = arith.addf %344, %346 : f32
      %348 = arith.remui %191, %c10 : index
      %349 = arith.muli %348, %c14 : index
      %350 = arith.addi %11, %349 : index
      %351 = vector.load %w[%350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %352 = vector.bitcast %351 : vector<4xi8> to vector<1xf32>
      %353 = vector.extract %352[0] : f32 from vector<1xf32>
      %354 = arith.mulf %353, %340 : f32
      %355 = arith.mulf %347, %354 : f32
      %356 = arith.muli %3, %c6 : index
      %357 = arith.addi %356, %c7 : index
      %358 = arith.muli %357, %c10 : index
      %359 = arith.remui %191, %c10 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.muli %335, %c28 : index
      %362 = arith.addi %361, %360 : index
      memref.store %355, %13[%362] : memref<?xf32>
    }
    wave.barrier
    %363 = arith.addi %16, %c7 : index
    %364 = wave.wave
    %365 = arith.addi %364, %c7 : index
    %366 = arith.addi %363, %365 : index
    %367 = arith.cmpi slt, %366, %15 : index
    %368 = arith.cmpi slt, %365, %c10 : index
    %369 = arith.andi %367, %368 : i1
    scf.if %369 {
      %370 = arith.addi %363, %365 : index
      %371 = arith.muli %365, %c28 : index
      %372 = wave.lane
      %373 = arith.addi %372, %c7 : index
      %374 = arith.cmpi eq, %hasBias, %c6 : index
      %375 = arith.addi %371, %373 : index
      %376 = memref.load %13[%375] : memref<?xf32>
      %377 = arith.muli %0, %c28 : index
      %378 = arith.addi %377, %373 : index
      %379 = memref.load %bias[%378] : memref<?xf32>
      %380 = arith.addf %376, %379 : f32
      %381 = arith.select %374, %380, %376 : f32
      %382 = arith.addi %373, %c30 : index
      %383 = arith.cmpi eq, %hasBias, %c6 : index
      %384 = arith.addi %371, %382 : index
      %385 = memref.load %13[%384] : memref<?xf32>
      %386 = arith.muli %0, %c28 : index
      %387 = arith.addi %386, %382 : index
      %388 = memref.load %bias[%387] : memref<?xf32>
      %389 = arith.addf %385, %388 : f32
      %390 = arith.select %383, %389, %385 : f32
      %391 = arith.addi %372, %c4 : index
      %392 = arith.cmpi slt, %391, %c30 : index
      %393 = arith.minsi %391, %c31 : index
      %394 = arith.cmpi eq, %hasBias, %c6 : index
      %395 = arith.addi %371, %393 : index
      %396 = memref.load %13[%395] : memref<?xf32>
      %397 = arith.muli %0, %c28 : index
      %398 = arith.addi %397, %393 : index
      %399 = memref.load %bias[%398] : memref<?xf32>
      %400 = arith.addf %396, %399 : f32
      %401 = arith.select %394, %400, %396 : f32
      %402 = arith.addi %393, %c30 : index
      %403 = arith.cmpi eq, %hasBias, %c6 : index
      %404 = arith.addi %371, %402 : index
      %405 = memref.load %13[%404] : memref<?xf32>
      %406 = arith.muli %0, %c28 : index
      %407 = arith.addi %406, %402 : index
      %408 = memref.load %bias[%407] : memref<?xf32>
      %409 = arith.addf %405, %408 : f32
      %410 = arith.select %403, %409, %405 : f32
      %411 = arith.addi %heads, %kvHeads : index
      %412 = arith.cmpi slt, %0, %411 : index
      scf.if %412 {
        %413 = arith.addi %positionsAt, %370 : index
        %414 = memref.load %step[%413] : memref<?xi32>
        %415 = arith.index_cast %414 : i32 to index
        %416 = arith.cmpi eq, %hasNorm, %c6 : index
        %417 = math.fma %381, %381, %c34 : f32
        %418 = math.fma %390, %390, %417 : f32
        %419 = math.fma %401, %401, %418 : f32
        %420 = arith.select %392, %419, %418 : f32
        %421 = math.fma %410, %410, %420 : f32
        %422 = arith.select %392, %421, %420 : f32
        %423 = vector.broadcast %422 : f32 to vector<1xf32>
        %424 = wave.reduce "add" %423 : vector<1xf32>
        %425 = arith.mulf %424, %inverseHeadDim : f32
        %426 = arith.addf %425, %epsilon : f32
        %427 = math.sqrt %426 : f32
        %428 = arith.divf %c27, %427 : f32
        %429 = arith.cmpi slt, %0, %heads : index
        %430 = arith.addi %373, %c30 : index
        %431 = memref.load %query_norm[%373] : memref<?xf32>
        %432 = memref.load %key_norm[%373] : memref<?xf32>
        %433 = arith.select %429, %431, %432 : f32
        %434 = arith.mulf %381, %428 : f32
        %435 = arith.mulf %434, %433 : f32
        %436 = arith.select %416, %435, %381 : f32
        %437 = memref.load %query_norm[%430] : memref<?xf32>
        %438 = memref.load %key_norm[%430] : memref<?xf32>
        %439 = arith.select %429, %437, %438 : f32
        %440 = arith.mulf %390, %428 : f32
        %441 = arith.mulf %440, %439 : f32
        %442 = arith.select %416, %441, %390 : f32
        %443 = arith.addi %393, %c30 : index
        %444 = memref.load %query_norm[%393] : memref<?xf32>
        %445 = memref.load %key_norm[%393] : memref<?xf32>
        %446 = arith.select %429, %444, %445 : f32
        %447 = arith.mulf %401, %428 : f32
        %448 = arith.mulf %447, %446 : f32
        %449 = arith.select %416, %448, %401 : f32
        %450 = memref.load %query_norm[%443] : memref<?xf32>
        %451 = memref.load %key_norm[%443] : memref<?xf32>
        %452 = arith.select %429, %450, %451 : f32
        %453 = arith.mulf %410, %428 : f32
        %454 = arith.mulf %453, %452 : f32
        %455 = arith.select %416, %454, %410 : f32
        %456 = arith.remui %415, %c17 : index
        %457 = arith.muli %456, %c28 : index
        %458 = arith.addi %457, %373 : index
        %459 = arith.divui %415, %c17 : index
        %460 = arith.addi %459, %c17 : index
        %461 = arith.muli %460, %c28 : index
        %462 = arith.addi %461, %373 : index
        %463 = memref.load %rope[%458] : memref<?xf32>
        %464 = arith.addi %458, %c30 : index
        %465 = memref.load %rope[%464] : memref<?xf32>
        %466 = memref.load %rope[%462] : memref<?xf32>
        %467 = arith.addi %462, %c30 : index
        %468 = memref.load %rope[%467] : memref<?xf32>
        %469 = arith.mulf %466, %463 : f32
        %470 = arith.mulf %468, %465 : f32
        %471 = arith.subf %469, %470 : f32
        %472 = arith.mulf %468, %463 : f32
        %473 = arith.mulf %466, %465 : f32
        %474 = arith.addf %472, %473 : f32
        %475 = arith.mulf %436, %471 : f32
        %476 = arith.mulf %442, %474 : f32
        %477 = arith.subf %475, %476 : f32
        %478 = arith.mulf %442, %471 : f32
        %479 = arith.mulf %436, %474 : f32
        %480 = arith.addf %478, %479 : f32
        %481 = arith.cmpi slt, %0, %heads : index
        scf.if %481 {
          %482 = arith.muli %370, %heads : index
          %483 = arith.addi %482, %0 : index
          %484 = arith.muli %483, %c28 : index
          %485 = arith.addi %484, %373 : index
          memref.store %477, %q[%485] : memref<?xf32>
          %486 = arith.addi %485, %c30 : index
          memref.store %480, %q[%486] : memref<?xf32>
        } else {
          %487 = arith.addi %371, %373 : index
          memref.store %477, %13[%487] : memref<?xf32>
          %488 = arith.addi %371, %373 : index
          %489 = arith.addi %488, %c30 : index
          memref.store %480, %13[%489] : memref<?xf32>
        }
        %490 = arith.remui %415, %c17 : index
        %491 = arith.muli %490, %c28 : index
        %492 = arith.addi %491, %393 : index
        %493 = arith.divui %415, %c17 : index
        %494 = arith.addi %493, %c17 : index
        %495 = arith.muli %494, %c28 : index
        %496 = arith.addi %495, %393 : index
        %497 = memref.load %rope[%492] : memref<?xf32>
        %498 = arith.addi %492, %c30 : index
        %499 = memref.load %rope[%498] : memref<?xf32>
        %500 = memref.load %rope[%496] : memref<?xf32>
        %501 = arith.addi %496, %c30 : index
        %502 = memref.load %rope[%501] : memref<?xf32>
        %503 = arith.mulf %500, %497 : f32
        %504 = arith.mulf %502, %499 : f32
        %505 = arith.subf %503, %504 : f32
        %506 = arith.mulf %502, %497 : f32
        %507 = arith.mulf %500, %499 : f32
        %508 = arith.addf %506, %507 : f32
        %509 = arith.mulf %449, %505 : f32
        %510 = arith.mulf %455, %508 : f32
        %511 = arith.subf %509, %510 : f32
        %512 = arith.mulf %455, %505 : f32
        %513 = arith.mulf %449, %508 : f32
        %514 = arith.addf %512, %513 : f32
        scf.if %392 {
          %515 = arith.cmpi slt, %0, %heads : index
          scf.if %515 {
            %516 = arith.muli %370, %heads : index
            %517 = arith.addi %516, %0 : index
            %518 = arith.muli %517, %c28 : index
            %519 = arith.addi %518, %393 : index
            memref.store %511, %q[%519] : memref<?xf32>
            %520 = arith.addi %519, %c30 : index
            memref.store %514, %q[%520] : memref<?xf32>
          } else {
            %521 = arith.addi %371, %393 : index
            memref.store %511, %13[%521] : memref<?xf32>
            %522 = arith.addi %371, %393 : index
            %523 = arith.addi %522, %c30 : index
            memref.store %514, %13[%523] : memref<?xf32>
          }
        }
      } else {
        %524 = arith.cmpi slt, %0, %heads : index
        scf.if %524 {
          %525 = arith.muli %370, %heads : index
          %526 = arith.addi %525, %0 : index
          %527 = arith.muli %526, %c28 : index
          %528 = arith.addi %527, %373 : index
          memref.store %381, %q[%528] : memref<?xf32>
          %529 = arith.addi %528, %c30 : index
          memref.store %390, %q[%529] : memref<?xf32>
        } else {
          %530 = arith.addi %371, %373 : index
          memref.store %381, %13[%530] : memref<?xf32>
          %531 = arith.addi %371, %373 : index
          %532 = arith.addi %531, %c30 : index
          memref.store %390, %13[%532] : memref<?xf32>
        }
        scf.if %392 {
          %533 = arith.cmpi slt, %0, %heads : index
          scf.if %533 {
            %534 = arith.muli %370, %heads : index
            %535 = arith.addi %534, %0 : index
            %536 = arith.muli %535, %c28 : index
            %537 = arith.addi %536, %393 : index
            memref.store %401, %q[%537] : memref<?xf32>
            %538 = arith.addi %537, %c30 : index
            memref.store %410, %q[%538] : memref<?xf32>
          } else {
            %539 = arith.addi %371, %393 : index
            memref.store %401, %13[%539] : memref<?xf32>
            %540 = arith.addi %371, %393 : index
            %541 = arith.addi %540, %c30 : index
            memref.store %410, %13[%541] : memref<?xf32>
          }
        }
      }
    }
    %542 = arith.addi %364, %c37 : index
    %543 = arith.addi %363, %542 : index
    %544 = arith.cmpi slt, %543, %15 : index
    %545 = arith.cmpi slt, %542, %c10 : index
    %546 = arith.andi %544, %545 : i1
    scf.if %546 {
      %547 = arith.addi %363, %542 : index
      %548 = arith.muli %542, %c28 : index
      %549 = wave.lane
      %550 = arith.addi %549, %c7 : index
      %551 = arith.cmpi eq, %hasBias, %c6 : index
      %552 = arith.addi %548, %550 : index
      %553 = memref.load %13[%552] : memref<?xf32>
      %554 = arith.muli %0, %c28 : index
      %555 = arith.addi %554, %550 : index
      %556 = memref.load %bias[%555] : memref<?xf32>
      %557 = arith.addf %553, %556 : f32
      %558 = arith.select %551, %557, %553 : f32
      %559 = arith.addi %550, %c30 : index
      %560 = arith.cmpi eq, %hasBias, %c6 : index
      %561 = arith.addi %548, %559 : index
      %562 = memref.load %13[%561] : memref<?xf32>
      %563 = arith.muli %0, %c28 : index
      %564 = arith.addi %563, %559 : index
      %565 = memref.load %bias[%564] : memref<?xf32>
      %566 = arith.addf %562, %565 : f32
      %567 = arith.select %560, %566, %562 : f32
      %568 = arith.addi %549, %c4 : index
      %569 = arith.cmpi slt, %568, %c30 : index
      %570 = arith.minsi %568, %c31 : index
      %571 = arith.cmpi eq, %hasBias, %c6 : index
      %572 = arith.addi %548, %570 : index
      %573 = memref.load %13[%572] : memref<?xf32>
      %574 = arith.muli %0, %c28 : index
      %575 = arith.addi %574, %570 : index
      %576 = memref.load %bias[%575] : memref<?xf32>
      %577 = arith.addf %573, %576 : f32
      %578 = arith.select %571, %577, %573 : f32
      %579 = arith.addi %570, %c30 : index
      %580 = arith.cmpi eq, %hasBias, %c6 : index
      %581 = arith.addi %548, %579 : index
      %582 = memref.load %13[%581] : memref<?xf32>
      %583 = arith.muli %0, %c28 : index
      %584 = arith.addi %583, %579 : index
      %585 = memref.load %bias[%584] : memref<?xf32>
      %586 = arith.addf %582, %585 : f32
      %587 = arith.select %580, %586, %582 : f32
      %588 = arith.addi %heads, %kvHeads : index
      %589 = arith.cmpi slt, %0, %588 : index
      scf.if %589 {
        %590 = arith.addi %positionsAt, %547 : index
        %591 = memref.load %step[%590] : memref<?xi32>
        %592 = arith.index_cast %591 : i32 to index
        %593 = arith.cmpi eq, %hasNorm, %c6 : index
        %594 = math.fma %558, %558, %c34 : f32
        %595 = math.fma %567, %567, %594 : f32
        %596 = math.fma %578, %578, %595 : f32
        %597 = arith.select %569, %596, %595 : f32
        %598 = math.fma %587, %587, %597 : f32
        %599 = arith.select %569, %598, %597 : f32
        %600 = vector.broadcast %599 : f32 to vector<1xf32>
        %601 = wave.reduce "add" %600 : vector<1xf32>
        %602 = arith.mulf %601, %inverseHeadDim : f32
        %603 = arith.addf %602, %epsilon : f32
        %604 = math.sqrt %603 : f32
        %605 = arith.divf %c27, %604 : f32
        %606 = arith.cmpi slt, %0, %heads : index
        %607 = arith.addi %550, %c30 : index
        %608 = memref.load %query_norm[%550] : memref<?xf32>
        %609 = memref.load %key_norm[%550] : memref<?xf32>
        %610 = arith.select %606, %608, %609 : f32
        %611 = arith.mulf %558, %605 : f32
        %612 = arith.mulf %611, %610 : f32
        %613 = arith.select %593, %612, %558 : f32
        %614 = memref.load %query_norm[%607] : memref<?xf32>
        %615 = memref.load %key_norm[%607] : memref<?xf32>
        %616 = arith.select %606, %614, %615 : f32
        %617 = arith.mulf %567, %605 : f32
        %618 = arith.mulf %617, %616 : f32
        %619 = arith.select %593, %618, %567 : f32
        %620 = arith.addi %570, %c30 : index
        %621 = memref.load %query_norm[%570] : memref<?xf32>
        %622 = memref.load %key_norm[%570] : memref<?xf32>
        %623 = arith.select %606, %621, %622 : f32
        %624 = arith.mulf %578, %605 : f32
        %625 = arith.mulf %624, %623 : f32
        %626 = arith.select %593, %625, %578 : f32
        %627 = memref.load %query_norm[%620] : memref<?xf32>
        %628 = memref.load %key_norm[%620] : memref<?xf32>
        %629 = arith.select %606, %627, %628 : f32
        %630 = arith.mulf %587, %605 : f32
        %631 = arith.mulf %630, %629 : f32
        %632 = arith.select %593, %631, %587 : f32
        %633 = arith.remui %592, %c17 : index
        %634 = arith.muli %633, %c28 : index
        %635 = arith.addi %634, %550 : index
        %636 = arith.divui %592, %c17 : index
        %637 = arith.addi %636, %c17 : index
        %638 = arith.muli %637, %c28 : index
        %639 = arith.addi %638, %550 : index
        %640 = memref.load %rope[%635] : memref<?xf32>
        %641 = arith.addi %635, %c30 : index
        %642 = memref.load %rope[%641] : memref<?xf32>
        %643 = memref.load %rope[%639] : memref<?xf32>
        %644 = arith.addi %639, %c30 : index
        %645 = memref.load %rope[%644] : memref<?xf32>
        %646 = arith.mulf %643, %640 : f32
        %647 = arith.mulf %645, %642 : f32
        %648 = arith.subf %646, %647 : f32
        %649 = arith.mulf %645, %640 : f32
        %650 = arith.mulf %643, %642 : f32
        %651 = arith.addf %649, %650 : f32
        %652 = arith.mulf %613, %648 : f32
        %653 = arith.mulf %619, %651 : f32
        %654 = arith.subf %652, %653 : f32
        %655 = arith.mulf %619, %648 : f32
        %656 = arith.mulf %613, %651 : f32
        %657 = arith.addf %655, %656 : f32
        %658 = arith.cmpi slt, %0, %heads : index
        scf.if %658 {
          %659 = arith.muli %547, %heads : index
          %660 = arith.addi %659, %0 : index
          %661 = arith.muli %660, %c28 : index
          %662 = arith.addi %661, %550 : index
          memref.store %654, %q[%662] : memref<?xf32>
          %663 = arith.addi %662, %c30 : index
          memref.store %657, %q[%663] : memref<?xf32>
        } else {
          %664 = arith.addi %548, %550 : index
          memref.store %654, %13[%664] : memref<?xf32>
          %665 = arith.addi %548, %550 : index
          %666 = arith.addi %665, %c30 : index
          memref.store %657, %13[%666] : memref<?xf32>
        }
        %667 = arith.remui %592, %c17 : index
        %668 = arith.muli %667, %c28 : index
        %669 = arith.addi %668, %570 : index
        %670 = arith.divui %592, %c17 : index
        %671 = arith.addi %670, %c17 : index
        %672 = arith.muli %671, %c28 : index
        %673 = arith.addi %672, %570 : index
        %674 = memref.load %rope[%669] : memref<?xf32>
        %675 = arith.addi %669, %c30 : index
        %676 = memref.load %rope[%675] : memref<?xf32>
        %677 = memref.load %rope[%673] : memref<?xf32>
        %678 = arith.addi %673, %c30 : index
        %679 = memref.load %rope[%678] : memref<?xf32>
        %680 = arith.mulf %677, %674 : f32
        %681 = arith.mulf %679, %676 : f32
        %682 = arith.subf %680, %681 : f32
        %683 = arith.mulf %679, %674 : f32
        %684 = arith.mulf %677, %676 : f32
        %685 = arith.addf %683, %684 : f32
        %686 = arith.mulf %626, %682 : f32
        %687 = arith.mulf %632, %685 : f32
        %688 = arith.subf %686, %687 : f32
        %689 = arith.mulf %632, %682 : f32
        %690 = arith.mulf %626, %685 : f32
        %691 = arith.addf %689, %690 : f32
        scf.if %569 {
          %692 = arith.cmpi slt, %0, %heads : index
          scf.if %692 {
            %693 = arith.muli %547, %heads : index
            %694 = arith.addi %693, %0 : index
            %695 = arith.muli %694, %c28 : index
            %696 = arith.addi %695, %570 : index
            memref.store %688, %q[%696] : memref<?xf32>
            %697 = arith.addi %696, %c30 : index
            memref.store %691, %q[%697] : memref<?xf32>
          } else {
            %698 = arith.addi %548, %570 : index
            memref.store %688, %13[%698] : memref<?xf32>
            %699 = arith.addi %548, %570 : index
            %700 = arith.addi %699, %c30 : index
            memref.store %691, %13[%700] : memref<?xf32>
          }
        }
      } else {
        %701 = arith.cmpi slt, %0, %heads : index
        scf.if %701 {
          %702 = arith.muli %547, %heads : index
          %703 = arith.addi %702, %0 : index
          %704 = arith.muli %703, %c28 : index
          %705 = arith.addi %704, %550 : index
          memref.store %558, %q[%705] : memref<?xf32>
          %706 = arith.addi %705, %c30 : index
          memref.store %567, %q[%706] : memref<?xf32>
        } else {
          %707 = arith.addi %548, %550 : index
          memref.store %558, %13[%707] : memref<?xf32>
          %708 = arith.addi %548, %550 : index
          %709 = arith.addi %708, %c30 : index
          memref.store %567, %13[%709] : memref<?xf32>
        }
        scf.if %569 {
          %710 = arith.cmpi slt, %0, %heads : index
          scf.if %710 {
            %711 = arith.muli %547, %heads : index
            %712 = arith.addi %711, %0 : index
            %713 = arith.muli %712, %c28 : index
            %714 = arith.addi %713, %570 : index
            memref.store %578, %q[%714] : memref<?xf32>
            %715 = arith.addi %714, %c30 : index
            memref.store %587, %q[%715] : memref<?xf32>
          } else {
            %716 = arith.addi %548, %570 : index
            memref.store %578, %13[%716] : memref<?xf32>
            %717 = arith.addi %548, %570 : index
            %718 = arith.addi %717, %c30 : index
            memref.store %587, %13[%718] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %719 = arith.cmpi sge, %0, %heads : index
    scf.if %719 {
      %720 = arith.addi %364, %c7 : index
      %721 = arith.addi %363, %720 : index
      %722 = arith.cmpi slt, %721, %15 : index
      %723 = arith.cmpi slt, %720, %c10 : index
      %724 = arith.andi %722, %723 : i1
      scf.if %724 {
        %725 = arith.addi %363, %720 : index
        %726 = arith.addi %slotsAt, %725 : index
        %727 = memref.load %step[%726] : memref<?xi32>
        %728 = arith.index_cast %727 : i32 to index
        %729 = arith.cmpi sge, %728, %c7 : index
        scf.if %729 {
          %730 = arith.muli %720, %c28 : index
          %731 = arith.subi %0, %heads : index
          %732 = memref.load %scales[%731] : memref<?xf32>
          %733 = vector.broadcast %732 : f32 to vector<4xf32>
          %734 = arith.divui %728, %c10 : index
          %735 = arith.remui %728, %c10 : index
          %736 = arith.muli %734, %pageBytes : index
          %737 = arith.cmpi eq, %codec, %c7 : index
          scf.if %737 {
            %738 = wave.lane
            %739 = arith.muli %738, %c14 : index
            scf.for %740 = %739 to %c28 step %c5 {
              %741 = arith.addi %730, %740 : index
              %742 = vector.load %13[%741] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %743 = arith.mulf %742, %733 : vector<4xf32>
              %744 = arith.minimumf %743, %c41 : vector<4xf32>
              %745 = arith.maximumf %744, %c42 : vector<4xf32>
              %746 = arith.truncf %745 : vector<4xf32> to vector<4xf16>
              %747 = vector.bitcast %746 : vector<4xf16> to vector<8xi8>
              %748 = arith.cmpi slt, %731, %kvHeads : index
              scf.if %748 {
                %749 = arith.muli %731, %c43 : index
                %750 = arith.addi %736, %749 : index
                %751 = arith.divui %740, %c10 : index
                %752 = arith.muli %751, %c16 : index
                %753 = arith.remui %740, %c10 : index
                %754 = arith.divui %753, %c20 : index
                %755 = arith.muli %754, %c17 : index
                %756 = arith.muli %735, %c10 : index
                %757 = arith.addi %755, %756 : index
                %758 = arith.remui %753, %c20 : index
                %759 = arith.muli %758, %c18 : index
                %760 = arith.addi %757, %759 : index
                %761 = arith.addi %752, %760 : index
                %762 = arith.addi %750, %761 : index
                vector.store %747, %kv[%762] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %763 = arith.subi %731, %kvHeads : index
                %764 = arith.muli %763, %c43 : index
                %765 = arith.addi %736, %764 : index
                %766 = arith.addi %740, %c7 : index
                %767 = arith.divui %766, %c10 : index
                %768 = arith.muli %767, %c16 : index
                %769 = arith.addi %768, %c8 : index
                %770 = arith.remui %766, %c10 : index
                %771 = arith.divui %735, %c18 : index
                %772 = arith.remui %735, %c18 : index
                %773 = arith.muli %772, %c20 : index
                %774 = arith.addi %771, %773 : index
                %775 = arith.divui %774, %c20 : index
                %776 = arith.muli %775, %c17 : index
                %777 = arith.muli %770, %c10 : index
                %778 = arith.addi %776, %777 : index
                %779 = arith.remui %774, %c20 : index
                %780 = arith.muli %779, %c18 : index
                %781 = arith.addi %778, %780 : index
                %782 = arith.addi %769, %781 : index
                %783 = arith.addi %765, %782 : index
                %784 = vector.shuffle %747, %747 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %784, %kv[%783] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %785 = arith.addi %740, %c6 : index
                %786 = arith.divui %785, %c10 : index
                %787 = arith.muli %786, %c16 : index
                %788 = arith.addi %787, %c8 : index
                %789 = arith.remui %785, %c10 : index
                %790 = arith.divui %735, %c18 : index
                %791 = arith.remui %735, %c18 : index
                %792 = arith.muli %791, %c20 : index
                %793 = arith.addi %790, %792 : index
                %794 = arith.divui %793, %c20 : index
                %795 = arith.muli %794, %c17 : index
                %796 = arith.muli %789, %c10 : index
                %797 = arith.addi %795, %796 : index
                %798 = arith.remui %793, %c20 : index
                %799 = arith.muli %798, %c18 : index
                %800 = arith.addi %797, %799 : index
                %801 = arith.addi %788, %800 : index
                %802 = arith.addi %765, %801 : index
                %803 = vector.shuffle %747, %747 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %803, %kv[%802] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %804 = arith.addi %740, %c18 : index
                %805 = arith.divui %804, %c10 : index
                %806 = arith.muli %805, %c16 : index
                %807 = arith.addi %806, %c8 : index
                %808 = arith.remui %804, %c10 : index
                %809 = arith.divui %735, %c18 : index
                %810 = arith.remui %735, %c18 : index
                %811 = arith.muli %810, %c20 : index
                %812 = arith.addi %809, %811 : index
                %813 = arith.divui %812, %c20 : index
                %814 = arith.muli %813, %c17 : index
                %815 = arith.muli %808, %c10 : index
                %816 = arith.addi %814, %815 : index
                %817 = arith.remui %812, %c20 : index
                %818 = arith.muli %817, %c18 : index
                %819 = arith.addi %816, %818 : index
                %820 = arith.addi %807, %819 : index
                %821 = arith.addi %765, %820 : index
                %822 = vector.shuffle %747, %747 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %822, %kv[%821] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %823 = arith.addi %740, %c19 : index
                %824 = arith.divui %823, %c10 : index
                %825 = arith.muli %824, %c16 : index
                %826 = arith.addi %825, %c8 : index
                %827 = arith.remui %823, %c10 : index
                %828 = arith.divui %735, %c18 : index
                %829 = arith.remui %735, %c18 : index
                %830 = arith.muli %829, %c20 : index
                %831 = arith.addi %828, %830 : index
                %832 = arith.divui %831, %c20 : index
                %833 = arith.muli %832, %c17 : index
                %834 = arith.muli %827, %c10 : index
                %835 = arith.addi %833, %834 : index
                %836 = arith.remui %831, %c20 : index
                %837 = arith.muli %836, %c18 : index
                %838 = arith.addi %835, %837 : index
                %839 = arith.addi %826, %838 : index
                %840 = arith.addi %765, %839 : index
                %841 = vector.shuffle %747, %747 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %841, %kv[%840] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %842 = arith.cmpi eq, %codec, %c6 : index
          scf.if %842 {
            %843 = wave.lane
            %844 = arith.muli %843, %c14 : index
            scf.for %845 = %844 to %c28 step %c5 {
              %846 = arith.addi %730, %845 : index
              %847 = vector.load %13[%846] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %848 = arith.mulf %847, %733 : vector<4xf32>
              %849 = wave.fp8_encode "e4m3" %848 : vector<4xf32> -> vector<4xi8>
              %850 = arith.cmpi slt, %731, %kvHeads : index
              scf.if %850 {
                %851 = arith.muli %731, %c8 : index
                %852 = arith.addi %736, %851 : index
                %853 = vector.shuffle %849, %849 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %854 = arith.divui %845, %c10 : index
                %855 = arith.muli %854, %c17 : index
                %856 = arith.remui %845, %c10 : index
                %857 = arith.muli %735, %c10 : index
                %858 = arith.divui %856, %c14 : index
                %859 = arith.muli %858, %c14 : index
                %860 = arith.remui %856, %c18 : index
                %861 = arith.muli %860, %c18 : index
                %862 = arith.addi %859, %861 : index
                %863 = arith.divui %856, %c18 : index
                %864 = arith.remui %863, %c18 : index
                %865 = arith.addi %862, %864 : index
                %866 = arith.addi %857, %865 : index
                %867 = arith.addi %855, %866 : index
                %868 = arith.addi %852, %867 : index
                vector.store %853, %kv[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %869 = arith.subi %731, %kvHeads : index
                %870 = arith.muli %869, %c8 : index
                %871 = arith.addi %736, %870 : index
                %872 = arith.addi %845, %c7 : index
                %873 = arith.divui %872, %c10 : index
                %874 = arith.muli %873, %c17 : index
                %875 = arith.addi %874, %c9 : index
                %876 = arith.remui %872, %c10 : index
                %877 = arith.divui %735, %c18 : index
                %878 = arith.remui %735, %c18 : index
                %879 = arith.muli %878, %c20 : index
                %880 = arith.addi %877, %879 : index
                %881 = arith.muli %876, %c10 : index
                %882 = arith.divui %880, %c14 : index
                %883 = arith.muli %882, %c14 : index
                %884 = arith.remui %880, %c18 : index
                %885 = arith.muli %884, %c18 : index
                %886 = arith.addi %883, %885 : index
                %887 = arith.divui %880, %c18 : index
                %888 = arith.remui %887, %c18 : index
                %889 = arith.addi %886, %888 : index
                %890 = arith.addi %881, %889 : index
                %891 = arith.addi %875, %890 : index
                %892 = arith.addi %871, %891 : index
                %893 = vector.shuffle %849, %849 [0] : vector<4xi8>, vector<4xi8>
                vector.store %893, %kv[%892] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %894 = arith.addi %845, %c6 : index
                %895 = arith.divui %894, %c10 : index
                %896 = arith.muli %895, %c17 : index
                %897 = arith.addi %896, %c9 : index
                %898 = arith.remui %894, %c10 : index
                %899 = arith.divui %735, %c18 : index
                %900 = arith.remui %735, %c18 : index
                %901 = arith.muli %900, %c20 : index
                %902 = arith.addi %899, %901 : index
                %903 = arith.muli %898, %c10 : index
                %904 = arith.divui %902, %c14 : index
                %905 = arith.muli %904, %c14 : index
                %906 = arith.remui %902, %c18 : index
                %907 = arith.muli %906, %c18 : index
                %908 = arith.addi %905, %907 : index
                %909 = arith.divui %902, %c18 : index
                %910 = arith.remui %909, %c18 : index
                %911 = arith.addi %908, %910 : index
                %912 = arith.addi %903, %911 : index
                %913 = arith.addi %897, %912 : index
                %914 = arith.addi %871, %913 : index
                %915 = vector.shuffle %849, %849 [1] : vector<4xi8>, vector<4xi8>
                vector.store %915, %kv[%914] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %916 = arith.addi %845, %c18 : index
                %917 = arith.divui %916, %c10 : index
                %918 = arith.muli %917, %c17 : index
                %919 = arith.addi %918, %c9 : index
                %920 = arith.remui %916, %c10 : index
                %921 = arith.divui %735, %c18 : index
                %922 = arith.remui %735, %c18 : index
                %923 = arith.muli %922, %c20 : index
                %924 = arith.addi %921, %923 : index
                %925 = arith.muli %920, %c10 : index
                %926 = arith.divui %924, %c14 : index
                %927 = arith.muli %926, %c14 : index
                %928 = arith.remui %924, %c18 : index
                %929 = arith.muli %928, %c18 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.divui %924, %c18 : index
                %932 = arith.remui %931, %c18 : index
                %933 = arith.addi %930, %932 : index
                %934 = arith.addi %925, %933 : index
                %935 = arith.addi %919, %934 : index
                %936 = arith.addi %871, %935 : index
                %937 = vector.shuffle %849, %849 [2] : vector<4xi8>, vector<4xi8>
                vector.store %937, %kv[%936] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %938 = arith.addi %845, %c19 : index
                %939 = arith.divui %938, %c10 : index
                %940 = arith.muli %939, %c17 : index
                %941 = arith.addi %940, %c9 : index
                %942 = arith.remui %938, %c10 : index
                %943 = arith.divui %735, %c18 : index
                %944 = arith.remui %735, %c18 : index
                %945 = arith.muli %944, %c20 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.muli %942, %c10 : index
                %948 = arith.divui %946, %c14 : index
                %949 = arith.muli %948, %c14 : index
                %950 = arith.remui %946, %c18 : index
                %951 = arith.muli %950, %c18 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.divui %946, %c18 : index
                %954 = arith.remui %953, %c18 : index
                %955 = arith.addi %952, %954 : index
                %956 = arith.addi %947, %955 : index
                %957 = arith.addi %941, %956 : index
                %958 = arith.addi %871, %957 : index
                %959 = vector.shuffle %849, %849 [3] : vector<4xi8>, vector<4xi8>
                vector.store %959, %kv[%958] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %960 = arith.cmpi eq, %codec, %c18 : index
          scf.if %960 {
            %961 = wave.lane
            %962 = arith.muli %961, %c14 : index
            scf.for %963 = %962 to %c28 step %c5 {
              %964 = arith.addi %730, %963 : index
              %965 = vector.load %13[%964] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %966 = arith.mulf %965, %733 : vector<4xf32>
              %967 = wave.fp8_encode "e5m2" %966 : vector<4xf32> -> vector<4xi8>
              %968 = arith.cmpi slt, %731, %kvHeads : index
              scf.if %968 {
                %969 = arith.muli %731, %c8 : index
                %970 = arith.addi %736, %969 : index
                %971 = vector.shuffle %967, %967 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %972 = arith.divui %963, %c10 : index
                %973 = arith.muli %972, %c17 : index
                %974 = arith.remui %963, %c10 : index
                %975 = arith.muli %735, %c10 : index
                %976 = arith.divui %974, %c14 : index
                %977 = arith.muli %976, %c14 : index
                %978 = arith.remui %974, %c18 : index
                %979 = arith.muli %978, %c18 : index
                %980 = arith.addi %977, %979 : index
                %981 = arith.divui %974, %c18 : index
                %982 = arith.remui %981, %c18 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.addi %975, %983 : index
                %985 = arith.addi %973, %984 : index
                %986 = arith.addi %970, %985 : index
                vector.store %971, %kv[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %987 = arith.subi %731, %kvHeads : index
                %988 = arith.muli %987, %c8 : index
                %989 = arith.addi %736, %988 : index
                %990 = arith.addi %963, %c7 : index
                %991 = arith.divui %990, %c10 : index
                %992 = arith.muli %991, %c17 : index
                %993 = arith.addi %992, %c9 : index
                %994 = arith.remui %990, %c10 : index
                %995 = arith.divui %735, %c18 : index
                %996 = arith.remui %735, %c18 : index
                %997 = arith.muli %996, %c20 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.muli %994, %c10 : index
                %1000 = arith.divui %998, %c14 : index
                %1001 = arith.muli %1000, %c14 : index
                %1002 = arith.remui %998, %c18 : index
                %1003 = arith.muli %1002, %c18 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.divui %998, %c18 : index
                %1006 = arith.remui %1005, %c18 : index
                %1007 = arith.addi %1004, %1006 : index
                %1008 = arith.addi %999, %1007 : index
                %1009 = arith.addi %993, %1008 : index
                %1010 = arith.addi %989, %1009 : index
                %1011 = vector.shuffle %967, %967 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1011, %kv[%1010] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1012 = arith.addi %963, %c6 : index
                %1013 = arith.divui %1012, %c10 : index
                %1014 = arith.muli %1013, %c17 : index
                %1015 = arith.addi %1014, %c9 : index
                %1016 = arith.remui %1012, %c10 : index
                %1017 = arith.divui %735, %c18 : index
                %1018 = arith.remui %735, %c18 : index
                %1019 = arith.muli %1018, %c20 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.muli %1016, %c10 : index
                %1022 = arith.divui %1020, %c14 : index
                %1023 = arith.muli %1022, %c14 : index
                %1024 = arith.remui %1020, %c18 : index
                %1025 = arith.muli %1024, %c18 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.divui %1020, %c18 : index
                %1028 = arith.remui %1027, %c18 : index
                %1029 = arith.addi %1026, %1028 : index
                %1030 = arith.addi %1021, %1029 : index
                %1031 = arith.addi %1015, %1030 : index
                %1032 = arith.addi %989, %1031 : index
                %1033 = vector.shuffle %967, %967 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1033, %kv[%1032] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1034 = arith.addi %963, %c18 : index
                %1035 = arith.divui %1034, %c10 : index
                %1036 = arith.muli %1035, %c17 : index
                %1037 = arith.addi %1036, %c9 : index
                %1038 = arith.remui %1034, %c10 : index
                %1039 = arith.divui %735, %c18 : index
                %1040 = arith.remui %735, %c18 : index
                %1041 = arith.muli %1040, %c20 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.muli %1038, %c10 : index
                %1044 = arith.divui %1042, %c14 : index
                %1045 = arith.muli %1044, %c14 : index
                %1046 = arith.remui %1042, %c18 : index
                %1047 = arith.muli %1046, %c18 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.divui %1042, %c18 : index
                %1050 = arith.remui %1049, %c18 : index
                %1051 = arith.addi %1048, %1050 : index
                %1052 = arith.addi %1043, %1051 : index
                %1053 = arith.addi %1037, %1052 : index
                %1054 = arith.addi %989, %1053 : index
                %1055 = vector.shuffle %967, %967 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1055, %kv[%1054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1056 = arith.addi %963, %c19 : index
                %1057 = arith.divui %1056, %c10 : index
                %1058 = arith.muli %1057, %c17 : index
                %1059 = arith.addi %1058, %c9 : index
                %1060 = arith.remui %1056, %c10 : index
                %1061 = arith.divui %735, %c18 : index
                %1062 = arith.remui %735, %c18 : index
                %1063 = arith.muli %1062, %c20 : index
                %1064 = arith.addi %1061, %1063 : index
                %1065 = arith.muli %1060, %c10 : index
                %1066 = arith.divui %1064, %c14 : index
                %1067 = arith.muli %1066, %c14 : index
                %1068 = arith.remui %1064, %c18 : index
                %1069 = arith.muli %1068, %c18 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.divui %1064, %c18 : index
                %1072 = arith.remui %1071, %c18 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.addi %1065, %1073 : index
                %1075 = arith.addi %1059, %1074 : index
                %1076 = arith.addi %989, %1075 : index
                %1077 = vector.shuffle %967, %967 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1077, %kv[%1076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1078 = arith.addi %364, %c37 : index
      %1079 = arith.addi %363, %1078 : index
      %1080 = arith.cmpi slt, %1079, %15 : index
      %1081 = arith.cmpi slt, %1078, %c10 : index
      %1082 = arith.andi %1080, %1081 : i1
      scf.if %1082 {
        %1083 = arith.addi %363, %1078 : index
        %1084 = arith.addi %slotsAt, %1083 : index
        %1085 = memref.load %step[%1084] : memref<?xi32>
        %1086 = arith.index_cast %1085 : i32 to index
        %1087 = arith.cmpi sge, %1086, %c7 : index
        scf.if %1087 {
          %1088 = arith.muli %1078, %c28 : index
          %1089 = arith.subi %0, %heads : index
          %1090 = memref.load %scales[%1089] : memref<?xf32>
          %1091 = vector.broadcast %1090 : f32 to vector<4xf32>
          %1092 = arith.divui %1086, %c10 : index
          %1093 = arith.remui %1086, %c10 : index
          %1094 = arith.muli %1092, %pageBytes : index
          %1095 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1095 {
            %1096 = wave.lane
            %1097 = arith.muli %1096, %c14 : index
            scf.for %1098 = %1097 to %c28 step %c5 {
              %1099 = arith.addi %1088, %1098 : index
              %1100 = vector.load %13[%1099] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1101 = arith.mulf %1100, %1091 : vector<4xf32>
              %1102 = arith.minimumf %1101, %c41 : vector<4xf32>
              %1103 = arith.maximumf %1102, %c42 : vector<4xf32>
              %1104 = arith.truncf %1103 : vector<4xf32> to vector<4xf16>
              %1105 = vector.bitcast %1104 : vector<4xf16> to vector<8xi8>
              %1106 = arith.cmpi slt, %1089, %kvHeads : index
              scf.if %1106 {
                %1107 = arith.muli %1089, %c43 : index
                %1108 = arith.addi %1094, %1107 : index
                %1109 = arith.divui %1098, %c10 : index
                %1110 = arith.muli %1109, %c16 : index
                %1111 = arith.remui %1098, %c10 : index
                %1112 = arith.divui %1111, %c20 : index
                %1113 = arith.muli %1112, %c17 : index
                %1114 = arith.muli %1093, %c10 : index
                %1115 = arith.addi %1113, %1114 : index
                %1116 = arith.remui %1111, %c20 : index
                %1117 = arith.muli %1116, %c18 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.addi %1110, %1118 : index
                %1120 = arith.addi %1108, %1119 : index
                vector.store %1105, %kv[%1120] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1121 = arith.subi %1089, %kvHeads : index
                %1122 = arith.muli %1121, %c43 : index
                %1123 = arith.addi %1094, %1122 : index
                %1124 = arith.addi %1098, %c7 : index
                %1125 = arith.divui %1124, %c10 : index
                %1126 = arith.muli %1125, %c16 : index
                %1127 = arith.addi %1126, %c8 : index
                %1128 = arith.remui %1124, %c10 : index
                %1129 = arith.divui %1093, %c18 : index
                %1130 = arith.remui %1093, %c18 : index
                %1131 = arith.muli %1130, %c20 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.divui %1132, %c20 : index
                %1134 = arith.muli %1133, %c17 : index
                %1135 = arith.muli %1128, %c10 : index
                %1136 = arith.addi %1134, %1135 : index
                %1137 = arith.remui %1132, %c20 : index
                %1138 = arith.muli %1137, %c18 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.addi %1127, %1139 : index
                %1141 = arith.addi %1123, %1140 : index
                %1142 = vector.shuffle %1105, %1105 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1142, %kv[%1141] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1143 = arith.addi %1098, %c6 : index
                %1144 = arith.divui %1143, %c10 : index
                %1145 = arith.muli %1144, %c16 : index
                %1146 = arith.addi %1145, %c8 : index
                %1147 = arith.remui %1143, %c10 : index
                %1148 = arith.divui %1093, %c18 : index
                %1149 = arith.remui %1093, %c18 : index
                %1150 = arith.muli %1149, %c20 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.divui %1151, %c20 : index
                %1153 = arith.muli %1152, %c17 : index
                %1154 = arith.muli %1147, %c10 : index
                %1155 = arith.addi %1153, %1154 : index
                %1156 = arith.remui %1151, %c20 : index
                %1157 = arith.muli %1156, %c18 : index
                %1158 = arith.addi %1155, %1157 : index
                %1159 = arith.addi %1146, %1158 : index
                %1160 = arith.addi %1123, %1159 : index
                %1161 = vector.shuffle %1105, %1105 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1161, %kv[%1160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1162 = arith.addi %1098, %c18 : index
                %1163 = arith.divui %1162, %c10 : index
                %1164 = arith.muli %1163, %c16 : index
                %1165 = arith.addi %1164, %c8 : index
                %1166 = arith.remui %1162, %c10 : index
                %1167 = arith.divui %1093, %c18 : index
                %1168 = arith.remui %1093, %c18 : index
                %1169 = arith.muli %1168, %c20 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.divui %1170, %c20 : index
                %1172 = arith.muli %1171, %c17 : index
                %1173 = arith.muli %1166, %c10 : index
                %1174 = arith.addi %1172, %1173 : index
                %1175 = arith.remui %1170, %c20 : index
                %1176 = arith.muli %1175, %c18 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1165, %1177 : index
                %1179 = arith.addi %1123, %1178 : index
                %1180 = vector.shuffle %1105, %1105 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1180, %kv[%1179] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1181 = arith.addi %1098, %c19 : index
                %1182 = arith.divui %1181, %c10 : index
                %1183 = arith.muli %1182, %c16 : index
                %1184 = arith.addi %1183, %c8 : index
                %1185 = arith.remui %1181, %c10 : index
                %1186 = arith.divui %1093, %c18 : index
                %1187 = arith.remui %1093, %c18 : index
                %1188 = arith.muli %1187, %c20 : index
                %1189 = arith.addi %1186, %1188 : index
                %1190 = arith.divui %1189, %c20 : index
                %1191 = arith.muli %1190, %c17 : index
                %1192 = arith.muli %1185, %c10 : index
                %1193 = arith.addi %1191, %1192 : index
                %1194 = arith.remui %1189, %c20 : index
                %1195 = arith.muli %1194, %c18 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.addi %1184, %1196 : index
                %1198 = arith.addi %1123, %1197 : index
                %1199 = vector.shuffle %1105, %1105 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1199, %kv[%1198] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1200 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1200 {
            %1201 = wave.lane
            %1202 = arith.muli %1201, %c14 : index
            scf.for %1203 = %1202 to %c28 step %c5 {
              %1204 = arith.addi %1088, %1203 : index
              %1205 = vector.load %13[%1204] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1206 = arith.mulf %1205, %1091 : vector<4xf32>
              %1207 = wave.fp8_encode "e4m3" %1206 : vector<4xf32> -> vector<4xi8>
              %1208 = arith.cmpi slt, %1089, %kvHeads : index
              scf.if %1208 {
                %1209 = arith.muli %1089, %c8 : index
                %1210 = arith.addi %1094, %1209 : index
                %1211 = vector.shuffle %1207, %1207 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1212 = arith.divui %1203, %c10 : index
                %1213 = arith.muli %1212, %c17 : index
                %1214 = arith.remui %1203, %c10 : index
                %1215 = arith.muli %1093, %c10 : index
                %1216 = arith.divui %1214, %c14 : index
                %1217 = arith.muli %1216, %c14 : index
                %1218 = arith.remui %1214, %c18 : index
                %1219 = arith.muli %1218, %c18 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.divui %1214, %c18 : index
                %1222 = arith.remui %1221, %c18 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1215, %1223 : index
                %1225 = arith.addi %1213, %1224 : index
                %1226 = arith.addi %1210, %1225 : index
                vector.store %1211, %kv[%1226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1227 = arith.subi %1089, %kvHeads : index
                %1228 = arith.muli %1227, %c8 : index
                %1229 = arith.addi %1094, %1228 : index
                %1230 = arith.addi %1203, %c7 : index
                %1231 = arith.divui %1230, %c10 : index
                %1232 = arith.muli %1231, %c17 : index
                %1233 = arith.addi %1232, %c9 : index
                %1234 = arith.remui %1230, %c10 : index
                %1235 = arith.divui %1093, %c18 : index
                %1236 = arith.remui %1093, %c18 : index
                %1237 = arith.muli %1236, %c20 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.muli %1234, %c10 : index
                %1240 = arith.divui %1238, %c14 : index
                %1241 = arith.muli %1240, %c14 : index
                %1242 = arith.remui %1238, %c18 : index
                %1243 = arith.muli %1242, %c18 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.divui %1238, %c18 : index
                %1246 = arith.remui %1245, %c18 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.addi %1239, %1247 : index
                %1249 = arith.addi %1233, %1248 : index
                %1250 = arith.addi %1229, %1249 : index
                %1251 = vector.shuffle %1207, %1207 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1251, %kv[%1250] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1252 = arith.addi %1203, %c6 : index
                %1253 = arith.divui %1252, %c10 : index
                %1254 = arith.muli %1253, %c17 : index
                %1255 = arith.addi %1254, %c9 : index
                %1256 = arith.remui %1252, %c10 : index
                %1257 = arith.divui %1093, %c18 : index
                %1258 = arith.remui %1093, %c18 : index
                %1259 = arith.muli %1258, %c20 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.muli %1256, %c10 : index
                %1262 = arith.divui %1260, %c14 : index
                %1263 = arith.muli %1262, %c14 : index
                %1264 = arith.remui %1260, %c18 : index
                %1265 = arith.muli %1264, %c18 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.divui %1260, %c18 : index
                %1268 = arith.remui %1267, %c18 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.addi %1261, %1269 : index
                %1271 = arith.addi %1255, %1270 : index
                %1272 = arith.addi %1229, %1271 : index
                %1273 = vector.shuffle %1207, %1207 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1273, %kv[%1272] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1274 = arith.addi %1203, %c18 : index
                %1275 = arith.divui %1274, %c10 : index
                %1276 = arith.muli %1275, %c17 : index
                %1277 = arith.addi %1276, %c9 : index
                %1278 = arith.remui %1274, %c10 : index
                %1279 = arith.divui %1093, %c18 : index
                %1280 = arith.remui %1093, %c18 : index
                %1281 = arith.muli %1280, %c20 : index
                %1282 = arith.addi %1279, %1281 : index
                %1283 = arith.muli %1278, %c10 : index
                %1284 = arith.divui %1282, %c14 : index
                %1285 = arith.muli %1284, %c14 : index
                %1286 = arith.remui %1282, %c18 : index
                %1287 = arith.muli %1286, %c18 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.divui %1282, %c18 : index
                %1290 = arith.remui %1289, %c18 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.addi %1283, %1291 : index
                %1293 = arith.addi %1277, %1292 : index
                %1294 = arith.addi %1229, %1293 : index
                %1295 = vector.shuffle %1207, %1207 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1295, %kv[%1294] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1296 = arith.addi %1203, %c19 : index
                %1297 = arith.divui %1296, %c10 : index
                %1298 = arith.muli %1297, %c17 : index
                %1299 = arith.addi %1298, %c9 : index
                %1300 = arith.remui %1296, %c10 : index
                %1301 = arith.divui %1093, %c18 : index
                %1302 = arith.remui %1093, %c18 : index
                %1303 = arith.muli %1302, %c20 : index
                %1304 = arith.addi %1301, %1303 : index
                %1305 = arith.muli %1300, %c10 : index
                %1306 = arith.divui %1304, %c14 : index
                %1307 = arith.muli %1306, %c14 : index
                %1308 = arith.remui %1304, %c18 : index
                %1309 = arith.muli %1308, %c18 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.divui %1304, %c18 : index
                %1312 = arith.remui %1311, %c18 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.addi %1305, %1313 : index
                %1315 = arith.addi %1299, %1314 : index
                %1316 = arith.addi %1229, %1315 : index
                %1317 = vector.shuffle %1207, %1207 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1317, %kv[%1316] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1318 = arith.cmpi eq, %codec, %c18 : index
          scf.if %1318 {
            %1319 = wave.lane
            %1320 = arith.muli %1319, %c14 : index
            scf.for %1321 = %1320 to %c28 step %c5 {
              %1322 = arith.addi %1088, %1321 : index
              %1323 = vector.load %13[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = arith.mulf %1323, %1091 : vector<4xf32>
              %1325 = wave.fp8_encode "e5m2" %1324 : vector<4xf32> -> vector<4xi8>
              %1326 = arith.cmpi slt, %1089, %kvHeads : index
              scf.if %1326 {
                %1327 = arith.muli %1089, %c8 : index
                %1328 = arith.addi %1094, %1327 : index
                %1329 = vector.shuffle %1325, %1325 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1330 = arith.divui %1321, %c10 : index
                %1331 = arith.muli %1330, %c17 : index
                %1332 = arith.remui %1321, %c10 : index
                %1333 = arith.muli %1093, %c10 : index
                %1334 = arith.divui %1332, %c14 : index
                %1335 = arith.muli %1334, %c14 : index
                %1336 = arith.remui %1332, %c18 : index
                %1337 = arith.muli %1336, %c18 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.divui %1332, %c18 : index
                %1340 = arith.remui %1339, %c18 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.addi %1333, %1341 : index
                %1343 = arith.addi %1331, %1342 : index
                %1344 = arith.addi %1328, %1343 : index
                vector.store %1329, %kv[%1344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1345 = arith.subi %1089, %kvHeads : index
                %1346 = arith.muli %1345, %c8 : index
                %1347 = arith.addi %1094, %1346 : index
                %1348 = arith.addi %1321, %c7 : index
                %1349 = arith.divui %1348, %c10 : index
                %1350 = arith.muli %1349, %c17 : index
                %1351 = arith.addi %1350, %c9 : index
                %1352 = arith.remui %1348, %c10 : index
                %1353 = arith.divui %1093, %c18 : index
                %1354 = arith.remui %1093, %c18 : index
                %1355 = arith.muli %1354, %c20 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.muli %1352, %c10 : index
                %1358 = arith.divui %1356, %c14 : index
                %1359 = arith.muli %1358, %c14 : index
                %1360 = arith.remui %1356, %c18 : index
                %1361 = arith.muli %1360, %c18 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.divui %1356, %c18 : index
                %1364 = arith.remui %1363, %c18 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.addi %1357, %1365 : index
                %1367 = arith.addi %1351, %1366 : index
                %1368 = arith.addi %1347, %1367 : index
                %1369 = vector.shuffle %1325, %1325 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1369, %kv[%1368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1370 = arith.addi %1321, %c6 : index
                %1371 = arith.divui %1370, %c10 : index
                %1372 = arith.muli %1371, %c17 : index
                %1373 = arith.addi %1372, %c9 : index
                %1374 = arith.remui %1370, %c10 : index
                %1375 = arith.divui %1093, %c18 : index
                %1376 = arith.remui %1093, %c18 : index
                %1377 = arith.muli %1376, %c20 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.muli %1374, %c10 : index
                %1380 = arith.divui %1378, %c14 : index
                %1381 = arith.muli %1380, %c14 : index
                %1382 = arith.remui %1378, %c18 : index
                %1383 = arith.muli %1382, %c18 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.divui %1378, %c18 : index
                %1386 = arith.remui %1385, %c18 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.addi %1379, %1387 : index
                %1389 = arith.addi %1373, %1388 : index
                %1390 = arith.addi %1347, %1389 : index
                %1391 = vector.shuffle %1325, %1325 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1391, %kv[%1390] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1392 = arith.addi %1321, %c18 : index
                %1393 = arith.divui %1392, %c10 : index
                %1394 = arith.muli %1393, %c17 : index
                %1395 = arith.addi %1394, %c9 : index
                %1396 = arith.remui %1392, %c10 : index
                %1397 = arith.divui %1093, %c18 : index
                %1398 = arith.remui %1093, %c18 : index
                %1399 = arith.muli %1398, %c20 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.muli %1396, %c10 : index
                %1402 = arith.divui %1400, %c14 : index
                %1403 = arith.muli %1402, %c14 : index
                %1404 = arith.remui %1400, %c18 : index
                %1405 = arith.muli %1404, %c18 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.divui %1400, %c18 : index
                %1408 = arith.remui %1407, %c18 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.addi %1401, %1409 : index
                %1411 = arith.addi %1395, %1410 : index
                %1412 = arith.addi %1347, %1411 : index
                %1413 = vector.shuffle %1325, %1325 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1413, %kv[%1412] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1414 = arith.addi %1321, %c19 : index
                %1415 = arith.divui %1414, %c10 : index
                %1416 = arith.muli %1415, %c17 : index
                %1417 = arith.addi %1416, %c9 : index
                %1418 = arith.remui %1414, %c10 : index
                %1419 = arith.divui %1093, %c18 : index
                %1420 = arith.remui %1093, %c18 : index
                %1421 = arith.muli %1420, %c20 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.muli %1418, %c10 : index
                %1424 = arith.divui %1422, %c14 : index
                %1425 = arith.muli %1424, %c14 : index
                %1426 = arith.remui %1422, %c18 : index
                %1427 = arith.muli %1426, %c18 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.divui %1422, %c18 : index
                %1430 = arith.remui %1429, %c18 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1423, %1431 : index
                %1433 = arith.addi %1417, %1432 : index
                %1434 = arith.addi %1347, %1433 : index
                %1435 = vector.shuffle %1325, %1325 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1435, %kv[%1434] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
