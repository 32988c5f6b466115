// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %c13 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 15 : i32
  %c23 = arith.constant 25600 : i32
  %c24 = arith.constant 256 : index
  %c25 = arith.constant dense<0> : vector<4xi32>
  %c26 = arith.constant dense<983055> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<4> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 128 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c38 = arith.constant 0x3F800000 : f32
  %c39 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c41 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c44 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c47 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c53 = arith.constant 5120 : index
  %c54 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.muli %5, %c6 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c2 : index
  %13 = arith.muli %3, %c9 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = wave.scratch %c12 : memref<?xf32>
  %19 = memref.load %step[%c10] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %1, %c13 : index
  %22 = arith.cmpi slt, %21, %20 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c8 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %21, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c8 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c10, %c8 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c15 : index
    %33 = arith.remui %c10, %c8 : index
    %34 = arith.divui %33, %c5 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c5 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c5 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c10, %c5 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c8 : index
    %44 = arith.addi %21, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c8 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c10, %c8 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c15 : index
    %51 = arith.remui %c10, %c8 : index
    %52 = arith.divui %51, %c5 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c5 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c5 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c10, %c5 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c16 : index
    %62 = arith.addi %21, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c8 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c10, %c8 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c15 : index
    %69 = arith.remui %c10, %c8 : index
    %70 = arith.divui %69, %c5 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c5 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c5 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c10, %c5 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c17 : index
    %80 = arith.addi %21, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c8 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c10, %c8 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c15 : index
    %87 = arith.remui %c10, %c8 : index
    %88 = arith.divui %87, %c5 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c5 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c5 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c10, %c5 : index
    %96 = arith.addi %94, %95 : index
    %97 = arith.divui %inputFeatures, %c16 : index
    %98 = arith.muli %4, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c15 : index
    %105 = arith.muli %104, %c15 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %114:4 = scf.for %109 = %99 to %108 step %c15 iter_args(%110 = %c18, %111 = %c18, %112 = %c18, %113 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %109, %c10 : index
      %117 = arith.remui %115, %c8 : index
      %118 = arith.divui %groupSize, %c16 : index
      %119 = arith.divui %116, %118 : index
      %120 = arith.divui %inputFeatures, %groupSize : index
      %121 = arith.muli %inputFeatures, %c5 : index
      %122 = arith.addi %16, %121 : index
      %123 = arith.muli %119, %c16 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %117, %c15 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %128 = vector.bitcast %127 : vector<2xi8> to vector<1xf16>
      %129 = vector.extract %128[0] : f16 from vector<1xf16>
      %130 = arith.muli %120, %c16 : index
      %131 = arith.addi %122, %130 : index
      %132 = arith.muli %119, %c5 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.divui %117, %c15 : index
      %135 = arith.addi %133, %134 : index
      %136 = memref.load %w[%135] : memref<?xi8>
      %137 = arith.remui %117, %c15 : index
      %138 = arith.muli %137, %c21 : index
      %139 = arith.index_cast %138 : index to i32
      %140 = arith.extui %136 : i8 to i32
      %141 = arith.shrui %140, %139 : i32
      %142 = arith.andi %141, %c22 : i32
      %143 = arith.ori %142, %c23 : i32
      %144 = arith.trunci %143 : i32 to i16
      %145 = arith.bitcast %144 : i16 to f16
      %146 = arith.muli %116, %c24 : index
      %147 = arith.addi %16, %146 : index
      %148 = arith.muli %117, %c8 : index
      %149 = arith.addi %147, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<4xi32>
      %152 = arith.shrui %151, %c25 : vector<4xi32>
      %153 = arith.andi %152, %c26 : vector<4xi32>
      %154 = arith.ori %153, %c27 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %151, %c28 : vector<4xi32>
      %157 = arith.andi %156, %c26 : vector<4xi32>
      %158 = arith.ori %157, %c27 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %151, %c29 : vector<4xi32>
      %161 = arith.andi %160, %c26 : vector<4xi32>
      %162 = arith.ori %161, %c27 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %151, %c30 : vector<4xi32>
      %165 = arith.andi %164, %c26 : vector<4xi32>
      %166 = arith.ori %165, %c27 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = vector.shuffle %168, %169 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %171 = vector.broadcast %145 : f16 to vector<32xf16>
      %172 = arith.subf %170, %171 : vector<32xf16>
      %173 = vector.broadcast %129 : f16 to vector<32xf16>
      %174 = arith.mulf %172, %173 : vector<32xf16>
      %175 = vector.shuffle %174, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %176 = vector.shuffle %174, %174 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %177 = arith.addi %109, %c9 : index
      %178 = arith.remui %115, %c8 : index
      %179 = arith.divui %groupSize, %c16 : index
      %180 = arith.divui %177, %179 : index
      %181 = arith.divui %inputFeatures, %groupSize : index
      %182 = arith.muli %inputFeatures, %c5 : index
      %183 = arith.addi %16, %182 : index
      %184 = arith.muli %180, %c16 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %178, %c15 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %189 = vector.bitcast %188 : vector<2xi8> to vector<1xf16>
      %190 = vector.extract %189[0] : f16 from vector<1xf16>
      %191 = arith.muli %181, %c16 : index
      %192 = arith.addi %183, %191 : index
      %193 = arith.muli %180, %c5 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.divui %178, %c15 : index
      %196 = arith.addi %194, %195 : index
      %197 = memref.load %w[%196] : memref<?xi8>
      %198 = arith.remui %178, %c15 : index
      %199 = arith.muli %198, %c21 : index
      %200 = arith.index_cast %199 : index to i32
      %201 = arith.extui %197 : i8 to i32
      %202 = arith.shrui %201, %200 : i32
      %203 = arith.andi %202, %c22 : i32
      %204 = arith.ori %203, %c23 : i32
      %205 = arith.trunci %204 : i32 to i16
      %206 = arith.bitcast %205 : i16 to f16
      %207 = arith.muli %177, %c24 : index
      %208 = arith.addi %16, %207 : index
      %209 = arith.muli %178, %c8 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %212 = vector.bitcast %211 : vector<16xi8> to vector<4xi32>
      %213 = arith.shrui %212, %c25 : vector<4xi32>
      %214 = arith.andi %213, %c26 : vector<4xi32>
      %215 = arith.ori %214, %c27 : vector<4xi32>
      %216 = vector.bitcast %215 : vector<4xi32> to vector<8xf16>
      %217 = arith.shrui %212, %c28 : vector<4xi32>
      %218 = arith.andi %217, %c26 : vector<4xi32>
      %219 = arith.ori %218, %c27 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %212, %c29 : vector<4xi32>
      %222 = arith.andi %221, %c26 : vector<4xi32>
      %223 = arith.ori %222, %c27 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %212, %c30 : vector<4xi32>
      %226 = arith.andi %225, %c26 : vector<4xi32>
      %227 = arith.ori %226, %c27 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %216, %220 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %229, %230 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %232 = vector.broadcast %206 : f16 to vector<32xf16>
      %233 = arith.subf %231, %232 : vector<32xf16>
      %234 = vector.broadcast %190 : f16 to vector<32xf16>
      %235 = arith.mulf %233, %234 : vector<32xf16>
      %236 = vector.shuffle %235, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %237 = vector.shuffle %235, %235 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %238 = arith.muli %109, %c15 : index
      %239 = arith.addi %238, %c10 : index
      %240 = arith.muli %tileRows, %c8 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %42, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c5 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %175, %110 : vector<16xf16>, vector<8xf32>
      %249 = arith.muli %109, %c15 : index
      %250 = arith.addi %249, %c10 : index
      %251 = arith.muli %tileRows, %c8 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %60, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c5 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %175, %111 : vector<16xf16>, vector<8xf32>
      %260 = arith.muli %109, %c15 : index
      %261 = arith.addi %260, %c10 : index
      %262 = arith.muli %tileRows, %c8 : index
      %263 = arith.muli %261, %262 : index
      %264 = arith.addi %78, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c5 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %175, %112 : vector<16xf16>, vector<8xf32>
      %271 = arith.muli %109, %c15 : index
      %272 = arith.addi %271, %c10 : index
      %273 = arith.muli %tileRows, %c8 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.addi %96, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c5 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %175, %113 : vector<16xf16>, vector<8xf32>
      %282 = arith.muli %109, %c15 : index
      %283 = arith.addi %282, %c9 : index
      %284 = arith.muli %tileRows, %c8 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %42, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c5 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %176, %248 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %109, %c15 : index
      %294 = arith.addi %293, %c9 : index
      %295 = arith.muli %tileRows, %c8 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %60, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c5 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %176, %259 : vector<16xf16>, vector<8xf32>
      %304 = arith.muli %109, %c15 : index
      %305 = arith.addi %304, %c9 : index
      %306 = arith.muli %tileRows, %c8 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.addi %78, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c5 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %176, %270 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %109, %c15 : index
      %316 = arith.addi %315, %c9 : index
      %317 = arith.muli %tileRows, %c8 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %96, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c5 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %176, %281 : vector<16xf16>, vector<8xf32>
      %326 = arith.muli %109, %c15 : index
      %327 = arith.addi %326, %c15 : index
      %328 = arith.muli %tileRows, %c8 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.addi %42, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c5 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %236, %292 : vector<16xf16>, vector<8xf32>
      %337 = arith.muli %109, %c15 : index
      %338 = arith.addi %337, %c15 : index
      %339 = arith.muli %tileRows, %c8 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.addi %60, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = arith.muli %tileRows, %c5 : index
      %344 = arith.addi %341, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %346, %236, %303 : vector<16xf16>, vector<8xf32>
      %348 = arith.muli %109, %c15 : index
      %349 = arith.addi %348, %c15 : index
      %350 = arith.muli %tileRows, %c8 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %78, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c5 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %236, %314 : vector<16xf16>, vector<8xf32>
      %359 = arith.muli %109, %c15 : index
      %360 = arith.addi %359, %c15 : index
      %361 = arith.muli %tileRows, %c8 : index
      %362 = arith.muli %360, %361 : index
      %363 = arith.addi %96, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c5 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %236, %325 : vector<16xf16>, vector<8xf32>
      %370 = arith.muli %109, %c15 : index
      %371 = arith.addi %370, %c31 : index
      %372 = arith.muli %tileRows, %c8 : index
      %373 = arith.muli %371, %372 : index
      %374 = arith.addi %42, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c5 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %237, %336 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %109, %c15 : index
      %382 = arith.addi %381, %c31 : index
      %383 = arith.muli %tileRows, %c8 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %60, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c5 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %237, %347 : vector<16xf16>, vector<8xf32>
      %392 = arith.muli %109, %c15 : index
      %393 = arith.addi %392, %c31 : index
      %394 = arith.muli %tileRows, %c8 : index
      %395 = arith.muli %393, %394 : index
      %396 = arith.addi %78, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c5 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %237, %358 : vector<16xf16>, vector<8xf32>
      %403 = arith.muli %109, %c15 : index
      %404 = arith.addi %403, %c31 : index
      %405 = arith.muli %tileRows, %c8 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %96, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c5 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %237, %369 : vector<16xf16>, vector<8xf32>
      scf.yield %380, %391, %402, %413 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %414 = arith.select %102, %108, %101 : index
    %420:4 = scf.for %415 = %108 to %414 step %c9 iter_args(%416 = %114#0, %417 = %114#1, %418 = %114#2, %419 = %114#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %421 = wave.lane
      %422 = arith.addi %415, %c10 : index
      %423 = arith.remui %421, %c8 : index
      %424 = arith.divui %groupSize, %c16 : index
      %425 = arith.divui %422, %424 : index
      %426 = arith.divui %inputFeatures, %groupSize : index
      %427 = arith.muli %inputFeatures, %c5 : index
      %428 = arith.addi %16, %427 : index
      %429 = arith.muli %425, %c16 : index
      %430 = arith.addi %428, %429 : index
      %431 = arith.muli %423, %c15 : index
      %432 = arith.addi %430, %431 : index
      %433 = vector.load %w[%432] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %434 = vector.bitcast %433 : vector<2xi8> to vector<1xf16>
      %435 = vector.extract %434[0] : f16 from vector<1xf16>
      %436 = arith.muli %426, %c16 : index
      %437 = arith.addi %428, %436 : index
      %438 = arith.muli %425, %c5 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.divui %423, %c15 : index
      %441 = arith.addi %439, %440 : index
      %442 = memref.load %w[%441] : memref<?xi8>
      %443 = arith.remui %423, %c15 : index
      %444 = arith.muli %443, %c21 : index
      %445 = arith.index_cast %444 : index to i32
      %446 = arith.extui %442 : i8 to i32
      %447 = arith.shrui %446, %445 : i32
      %448 = arith.andi %447, %c22 : i32
      %449 = arith.ori %448, %c23 : i32
      %450 = arith.trunci %449 : i32 to i16
      %451 = arith.bitcast %450 : i16 to f16
      %452 = arith.muli %422, %c24 : index
      %453 = arith.addi %16, %452 : index
      %454 = arith.muli %423, %c8 : index
      %455 = arith.addi %453, %454 : index
      %456 = vector.load %w[%455] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %457 = vector.bitcast %456 : vector<16xi8> to vector<4xi32>
      %458 = arith.shrui %457, %c25 : vector<4xi32>
      %459 = arith.andi %458, %c26 : vector<4xi32>
      %460 = arith.ori %459, %c27 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %457, %c28 : vector<4xi32>
      %463 = arith.andi %462, %c26 : vector<4xi32>
      %464 = arith.ori %463, %c27 : vector<4xi32>
      %465 = vector.bitcast %464 : vector<4xi32> to vector<8xf16>
      %466 = arith.shrui %457, %c29 : vector<4xi32>
      %467 = arith.andi %466, %c26 : vector<4xi32>
      %468 = arith.ori %467, %c27 : vector<4xi32>
      %469 = vector.bitcast %468 : vector<4xi32> to vector<8xf16>
      %470 = arith.shrui %457, %c30 : vector<4xi32>
      %471 = arith.andi %470, %c26 : vector<4xi32>
      %472 = arith.ori %471, %c27 : vector<4xi32>
      %473 = vector.bitcast %472 : vector<4xi32> to vector<8xf16>
      %474 = vector.shuffle %461, %465 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = vector.shuffle %469, %473 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = vector.shuffle %474, %475 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %477 = vector.broadcast %451 : f16 to vector<32xf16>
      %478 = arith.subf %476, %477 : vector<32xf16>
      %479 = vector.broadcast %435 : f16 to vector<32xf16>
      %480 = arith.mulf %478, %479 : vector<32xf16>
      %481 = vector.shuffle %480, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %482 = vector.shuffle %480, %480 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %483 = arith.muli %415, %c15 : index
      %484 = arith.addi %483, %c10 : index
      %485 = arith.muli %tileRows, %c8 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.addi %42, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c5 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %481, %416 : vector<16xf16>, vector<8xf32>
      %494 = arith.muli %415, %c15 : index
      %495 = arith.addi %494, %c10 : index
      %496 = arith.muli %tileRows, %c8 : index
      %497 = arith.muli %495, %496 : index
      %498 = arith.addi %60, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = arith.muli %tileRows, %c5 : index
      %501 = arith.addi %498, %500 : index
      %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %503 = vector.shuffle %499, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %504 = wave.mma %503, %481, %417 : vector<16xf16>, vector<8xf32>
      %505 = arith.muli %415, %c15 : index
      %506 = arith.addi %505, %c10 : index
      %507 = arith.muli %tileRows, %c8 : index
      %508 = arith.muli %506, %507 : index
      %509 = arith.addi %78, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = arith.muli %tileRows, %c5 : index
      %512 = arith.addi %509, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %515 = wave.mma %514, %481, %418 : vector<16xf16>, vector<8xf32>
      %516 = arith.muli %415, %c15 : index
      %517 = arith.addi %516, %c10 : index
      %518 = arith.muli %tileRows, %c8 : index
      %519 = arith.muli %517, %518 : index
      %520 = arith.addi %96, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = arith.muli %tileRows, %c5 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = vector.shuffle %521, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = wave.mma %525, %481, %419 : vector<16xf16>, vector<8xf32>
      %527 = arith.muli %415, %c15 : index
      %528 = arith.addi %527, %c9 : index
      %529 = arith.muli %tileRows, %c8 : index
      %530 = arith.muli %528, %529 : index
      %531 = arith.addi %42, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = arith.muli %tileRows, %c5 : index
      %534 = arith.addi %531, %533 : index
      %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %536 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %537 = wave.mma %536, %482, %493 : vector<16xf16>, vector<8xf32>
      %538 = arith.muli %415, %c15 : index
      %539 = arith.addi %538, %c9 : index
      %540 = arith.muli %tileRows, %c8 : index
      %541 = arith.muli %539, %540 : index
      %542 = arith.addi %60, %541 : index
      %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %544 = arith.muli %tileRows, %c5 : index
      %545 = arith.addi %542, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = vector.shuffle %543, %546 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %548 = wave.mma %547, %482, %504 : vector<16xf16>, vector<8xf32>
      %549 = arith.muli %415, %c15 : index
      %550 = arith.addi %549, %c9 : index
      %551 = arith.muli %tileRows, %c8 : index
      %552 = arith.muli %550, %551 : index
      %553 = arith.addi %78, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = arith.muli %tileRows, %c5 : index
      %556 = arith.addi %553, %555 : index
      %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %558 = vector.shuffle %554, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %559 = wave.mma %558, %482, %515 : vector<16xf16>, vector<8xf32>
      %560 = arith.muli %415, %c15 : index
      %561 = arith.addi %560, %c9 : index
      %562 = arith.muli %tileRows, %c8 : index
      %563 = arith.muli %561, %562 : index
      %564 = arith.addi %96, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = arith.muli %tileRows, %c5 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = wave.mma %569, %482, %526 : vector<16xf16>, vector<8xf32>
      scf.yield %537, %548, %559, %570 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %571 = arith.addi %21, %c10 : index
    %572 = wave.lane
    %573 = arith.muli %3, %c9 : index
    %574 = arith.muli %573, %c24 : index
    %575 = arith.addi %574, %572 : index
    %576 = arith.muli %4, %c12 : index
    %577 = arith.addi %576, %575 : index
    %578 = arith.addi %577, %c10 : index
    %579 = arith.addi %578, %c10 : index
    %580 = vector.extract %420#0[0] : f32 from vector<8xf32>
    memref.store %580, %17[%579] : memref<?xf32>
    %581 = arith.muli %4, %c12 : index
    %582 = arith.addi %581, %575 : index
    %583 = arith.addi %582, %c10 : index
    %584 = arith.addi %583, %c16 : index
    %585 = vector.extract %420#0[1] : f32 from vector<8xf32>
    memref.store %585, %17[%584] : memref<?xf32>
    %586 = arith.muli %4, %c12 : index
    %587 = arith.addi %586, %575 : index
    %588 = arith.addi %587, %c10 : index
    %589 = arith.addi %588, %c13 : index
    %590 = vector.extract %420#0[2] : f32 from vector<8xf32>
    memref.store %590, %17[%589] : memref<?xf32>
    %591 = arith.muli %4, %c12 : index
    %592 = arith.addi %591, %575 : index
    %593 = arith.addi %592, %c10 : index
    %594 = arith.addi %593, %c32 : index
    %595 = vector.extract %420#0[3] : f32 from vector<8xf32>
    memref.store %595, %17[%594] : memref<?xf32>
    %596 = arith.muli %4, %c12 : index
    %597 = arith.addi %596, %575 : index
    %598 = arith.addi %597, %c10 : index
    %599 = arith.addi %598, %c33 : index
    %600 = vector.extract %420#0[4] : f32 from vector<8xf32>
    memref.store %600, %17[%599] : memref<?xf32>
    %601 = arith.muli %4, %c12 : index
    %602 = arith.addi %601, %575 : index
    %603 = arith.addi %602, %c10 : index
    %604 = arith.addi %603, %c34 : index
    %605 = vector.extract %420#0[5] : f32 from vector<8xf32>
    memref.store %605, %17[%604] : memref<?xf32>
    %606 = arith.muli %4, %c12 : index
    %607 = arith.addi %606, %575 : index
    %608 = arith.addi %607, %c10 : index
    %609 = arith.addi %608, %c35 : index
    %610 = vector.extract %420#0[6] : f32 from vector<8xf32>
    memref.store %610, %17[%609] : memref<?xf32>
    %611 = arith.muli %4, %c12 : index
    %612 = arith.addi %611, %575 : index
    %613 = arith.addi %612, %c10 : index
    %614 = arith.addi %613, %c36 : index
    %615 = vector.extract %420#0[7] : f32 from vector<8xf32>
    memref.store %615, %17[%614] : memref<?xf32>
    wave.barrier
    %616 = arith.muli %4, %c21 : index
    %617 = arith.addi %616, %c10 : index
    %618 = arith.muli %617, %c15 : index
    %619 = arith.divui %572, %c8 : index
    %620 = arith.addi %618, %619 : index
    %621 = arith.addi %571, %620 : index
    %622 = arith.cmpi slt, %621, %20 : index
    scf.if %622 {
      %623 = arith.cmpi eq, %hasFactors, %c9 : index
      %624 = memref.load %factors[%621] : memref<?xf32>
      %625 = arith.select %623, %624, %c38 : f32
      %626 = arith.addi %575, %c10 : index
      %627 = arith.muli %617, %c16 : index
      %628 = arith.addi %626, %627 : index
      %629 = memref.load %17[%628] : memref<?xf32>
      %630 = arith.addi %628, %c12 : index
      %631 = memref.load %17[%630] : memref<?xf32>
      %632 = arith.addf %629, %631 : f32
      %633 = arith.mulf %632, %625 : f32
      %634 = arith.muli %3, %c9 : index
      %635 = arith.addi %634, %c10 : index
      %636 = arith.muli %635, %c8 : index
      %637 = arith.remui %572, %c8 : index
      %638 = arith.addi %636, %637 : index
      %639 = arith.muli %620, %c39 : index
      %640 = arith.addi %639, %638 : index
      memref.store %633, %18[%640] : memref<?xf32>
    }
    %641 = arith.muli %4, %c21 : index
    %642 = arith.addi %641, %c9 : index
    %643 = arith.muli %642, %c15 : index
    %644 = arith.divui %572, %c8 : index
    %645 = arith.addi %643, %644 : index
    %646 = arith.addi %571, %645 : index
    %647 = arith.cmpi slt, %646, %20 : index
    scf.if %647 {
      %648 = arith.cmpi eq, %hasFactors, %c9 : index
      %649 = memref.load %factors[%646] : memref<?xf32>
      %650 = arith.select %648, %649, %c38 : f32
      %651 = arith.addi %575, %c10 : index
      %652 = arith.muli %642, %c16 : index
      %653 = arith.addi %651, %652 : index
      %654 = memref.load %17[%653] : memref<?xf32>
      %655 = arith.addi %653, %c12 : index
      %656 = memref.load %17[%655] : memref<?xf32>
      %657 = arith.addf %654, %656 : f32
      %658 = arith.mulf %657, %650 : f32
      %659 = arith.muli %3, %c9 : index
      %660 = arith.addi %659, %c10 : index
      %661 = arith.muli %660, %c8 : index
      %662 = arith.remui %572, %c8 : index
      %663 = arith.addi %661, %662 : index
      %664 = arith.muli %645, %c39 : index
      %665 = arith.addi %664, %663 : index
      memref.store %658, %18[%665] : memref<?xf32>
    }
    %666 = arith.muli %4, %c21 : index
    %667 = arith.addi %666, %c15 : index
    %668 = arith.muli %667, %c15 : index
    %669 = arith.divui %572, %c8 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.addi %571, %670 : index
    %672 = arith.cmpi slt, %671, %20 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c9 : index
      %674 = memref.load %factors[%671] : memref<?xf32>
      %675 = arith.select %673, %674, %c38 : f32
      %676 = arith.addi %575, %c10 : index
      %677 = arith.muli %667, %c16 : index
      %678 = arith.addi %676, %677 : index
      %679 = memref.load %17[%678] : memref<?xf32>
      %680 = arith.addi %678, %c12 : index
      %681 = memref.load %17[%680] : memref<?xf32>
      %682 = arith.addf %679, %681 : f32
      %683 = arith.mulf %682, %675 : f32
      %684 = arith.muli %3, %c9 : index
      %685 = arith.addi %684, %c10 : index
      %686 = arith.muli %685, %c8 : index
      %687 = arith.remui %572, %c8 : index
      %688 = arith.addi %686, %687 : index
      %689 = arith.muli %670, %c39 : index
      %690 = arith.addi %689, %688 : index
      memref.store %683, %18[%690] : memref<?xf32>
    }
    %691 = arith.muli %4, %c21 : index
    %692 = arith.addi %691, %c31 : index
    %693 = arith.muli %692, %c15 : index
    %694 = arith.divui %572, %c8 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.addi %571, %695 : index
    %697 = arith.cmpi slt, %696, %20 : index
    scf.if %697 {
      %698 = arith.cmpi eq, %hasFactors, %c9 : index
      %699 = memref.load %factors[%696] : memref<?xf32>
      %700 = arith.select %698, %699, %c38 : f32
      %701 = arith.addi %575, %c10 : index
      %702 = arith.muli %692, %c16 : index
      %703 = arith.addi %701, %702 : index
      %704 = memref.load %17[%703] : memref<?xf32>
      %705 = arith.addi %703, %c12 : index
      %706 = memref.load %17[%705] : memref<?xf32>
      %707 = arith.addf %704, %706 : f32
      %708 = arith.mulf %707, %700 : f32
      %709 = arith.muli %3, %c9 : index
      %710 = arith.addi %709, %c10 : index
      %711 = arith.muli %710, %c8 : index
      %712 = arith.remui %572, %c8 : index
      %713 = arith.addi %711, %712 : index
      %714 = arith.muli %695, %c39 : index
      %715 = arith.addi %714, %713 : index
      memref.store %708, %18[%715] : memref<?xf32>
    }
    wave.barrier
    %716 = arith.addi %21, %c10 : index
    %717 = wave.wave
    %718 = arith.addi %717, %c10 : index
    %719 = arith.addi %716, %718 : index
    %720 = arith.cmpi slt, %719, %20 : index
    %721 = arith.cmpi slt, %718, %c8 : index
    %722 = arith.andi %720, %721 : i1
    scf.if %722 {
      %723 = arith.addi %716, %718 : index
      %724 = arith.muli %718, %c39 : index
      %725 = wave.lane
      %726 = arith.addi %725, %c10 : index
      %727 = arith.cmpi eq, %hasBias, %c9 : index
      %728 = arith.addi %724, %726 : index
      %729 = memref.load %18[%728] : memref<?xf32>
      %730 = arith.muli %0, %c39 : index
      %731 = arith.addi %730, %726 : index
      %732 = memref.load %bias[%731] : memref<?xf32>
      %733 = arith.addf %729, %732 : f32
      %734 = arith.select %727, %733, %729 : f32
      %735 = arith.addi %726, %c6 : index
      %736 = arith.cmpi eq, %hasBias, %c9 : index
      %737 = arith.addi %724, %735 : index
      %738 = memref.load %18[%737] : memref<?xf32>
      %739 = arith.muli %0, %c39 : index
      %740 = arith.addi %739, %735 : index
      %741 = memref.load %bias[%740] : memref<?xf32>
      %742 = arith.addf %738, %741 : f32
      %743 = arith.select %736, %742, %738 : f32
      %744 = arith.addi %725, %c16 : index
      %745 = arith.cmpi slt, %744, %c6 : index
      %746 = arith.minsi %744, %c41 : index
      %747 = arith.cmpi eq, %hasBias, %c9 : index
      %748 = arith.addi %724, %746 : index
      %749 = memref.load %18[%748] : memref<?xf32>
      %750 = arith.muli %0, %c39 : index
      %751 = arith.addi %750, %746 : index
      %752 = memref.load %bias[%751] : memref<?xf32>
      %753 = arith.addf %749, %752 : f32
      %754 = arith.select %747, %753, %749 : f32
      %755 = arith.addi %746, %c6 : index
      %756 = arith.cmpi eq, %hasBias, %c9 : index
      %757 = arith.addi %724, %755 : index
      %758 = memref.load %18[%757] : memref<?xf32>
      %759 = arith.muli %0, %c39 : index
      %760 = arith.addi %759, %755 : index
      %761 = memref.load %bias[%760] : memref<?xf32>
      %762 = arith.addf %758, %761 : f32
      %763 = arith.select %756, %762, %758 : f32
      %764 = arith.addi %heads, %kvHeads : index
      %765 = arith.cmpi slt, %0, %764 : index
      scf.if %765 {
        %766 = arith.addi %positionsAt, %723 : index
        %767 = memref.load %step[%766] : memref<?xi32>
        %768 = arith.index_cast %767 : i32 to index
        %769 = arith.cmpi eq, %hasNorm, %c9 : index
        %770 = math.fma %734, %734, %c44 : f32
        %771 = math.fma %743, %743, %770 : f32
        %772 = math.fma %754, %754, %771 : f32
        %773 = arith.select %745, %772, %771 : f32
        %774 = math.fma %763, %763, %773 : f32
        %775 = arith.select %745, %774, %773 : f32
        %776 = vector.broadcast %775 : f32 to vector<1xf32>
        %777 = wave.reduce "add" %776 : vector<1xf32>
        %778 = arith.mulf %777, %inverseHeadDim : f32
        %779 = arith.addf %778, %epsilon : f32
        %780 = math.sqrt %779 : f32
        %781 = arith.divf %c38, %780 : f32
        %782 = arith.cmpi slt, %0, %heads : index
        %783 = arith.addi %726, %c6 : index
        %784 = memref.load %query_norm[%726] : memref<?xf32>
        %785 = memref.load %key_norm[%726] : memref<?xf32>
        %786 = arith.select %782, %784, %785 : f32
        %787 = arith.mulf %734, %781 : f32
        %788 = arith.mulf %787, %786 : f32
        %789 = arith.select %769, %788, %734 : f32
        %790 = memref.load %query_norm[%783] : memref<?xf32>
        %791 = memref.load %key_norm[%783] : memref<?xf32>
        %792 = arith.select %782, %790, %791 : f32
        %793 = arith.mulf %743, %781 : f32
        %794 = arith.mulf %793, %792 : f32
        %795 = arith.select %769, %794, %743 : f32
        %796 = arith.addi %746, %c6 : index
        %797 = memref.load %query_norm[%746] : memref<?xf32>
        %798 = memref.load %key_norm[%746] : memref<?xf32>
        %799 = arith.select %782, %797, %798 : f32
        %800 = arith.mulf %754, %781 : f32
        %801 = arith.mulf %800, %799 : f32
        %802 = arith.select %769, %801, %754 : f32
        %803 = memref.load %query_norm[%796] : memref<?xf32>
        %804 = memref.load %key_norm[%796] : memref<?xf32>
        %805 = arith.select %782, %803, %804 : f32
        %806 = arith.mulf %763, %781 : f32
        %807 = arith.mulf %806, %805 : f32
        %808 = arith.select %769, %807, %763 : f32
        %809 = arith.remui %768, %c24 : index
        %810 = arith.muli %809, %c39 : index
        %811 = arith.addi %810, %726 : index
        %812 = arith.divui %768, %c24 : index
        %813 = arith.addi %812, %c24 : index
        %814 = arith.muli %813, %c39 : index
        %815 = arith.addi %814, %726 : index
        %816 = memref.load %rope[%811] : memref<?xf32>
        %817 = arith.addi %811, %c6 : index
        %818 = memref.load %rope[%817] : memref<?xf32>
        %819 = memref.load %rope[%815] : memref<?xf32>
        %820 = arith.addi %815, %c6 : index
        %821 = memref.load %rope[%820] : memref<?xf32>
        %822 = arith.mulf %819, %816 : f32
        %823 = arith.mulf %821, %818 : f32
        %824 = arith.subf %822, %823 : f32
        %825 = arith.mulf %821, %816 : f32
        %826 = arith.mulf %819, %818 : f32
        %827 = arith.addf %825, %826 : f32
        %828 = arith.mulf %789, %824 : f32
        %829 = arith.mulf %795, %827 : f32
        %830 = arith.subf %828, %829 : f32
        %831 = arith.mulf %795, %824 : f32
        %832 = arith.mulf %789, %827 : f32
        %833 = arith.addf %831, %832 : f32
        %834 = arith.cmpi slt, %0, %heads : index
        scf.if %834 {
          %835 = arith.muli %723, %heads : index
          %836 = arith.addi %835, %0 : index
          %837 = arith.muli %836, %c39 : index
          %838 = arith.addi %837, %726 : index
          memref.store %830, %q[%838] : memref<?xf32>
          %839 = arith.addi %838, %c6 : index
          memref.store %833, %q[%839] : memref<?xf32>
        } else {
          %840 = arith.addi %724, %726 : index
          memref.store %830, %18[%840] : memref<?xf32>
          %841 = arith.addi %724, %726 : index
          %842 = arith.addi %841, %c6 : index
          memref.store %833, %18[%842] : memref<?xf32>
        }
        %843 = arith.remui %768, %c24 : index
        %844 = arith.muli %843, %c39 : index
        %845 = arith.addi %844, %746 : index
        %846 = arith.divui %768, %c24 : index
        %847 = arith.addi %846, %c24 : index
        %848 = arith.muli %847, %c39 : index
        %849 = arith.addi %848, %746 : index
        %850 = memref.load %rope[%845] : memref<?xf32>
        %851 = arith.addi %845, %c6 : index
        %852 = memref.load %rope[%851] : memref<?xf32>
        %853 = memref.load %rope[%849] : memref<?xf32>
        %854 = arith.addi %849, %c6 : index
        %855 = memref.load %rope[%854] : memref<?xf32>
        %856 = arith.mulf %853, %850 : f32
        %857 = arith.mulf %855, %852 : f32
        %858 = arith.subf %856, %857 : f32
        %859 = arith.mulf %855, %850 : f32
        %860 = arith.mulf %853, %852 : f32
        %861 = arith.addf %859, %860 : f32
        %862 = arith.mulf %802, %858 : f32
        %863 = arith.mulf %808, %861 : f32
        %864 = arith.subf %862, %863 : f32
        %865 = arith.mulf %808, %858 : f32
        %866 = arith.mulf %802, %861 : f32
        %867 = arith.addf %865, %866 : f32
        scf.if %745 {
          %868 = arith.cmpi slt, %0, %heads : index
          scf.if %868 {
            %869 = arith.muli %723, %heads : index
            %870 = arith.addi %869, %0 : index
            %871 = arith.muli %870, %c39 : index
            %872 = arith.addi %871, %746 : index
            memref.store %864, %q[%872] : memref<?xf32>
            %873 = arith.addi %872, %c6 : index
            memref.store %867, %q[%873] : memref<?xf32>
          } else {
            %874 = arith.addi %724, %746 : index
            memref.store %864, %18[%874] : memref<?xf32>
            %875 = arith.addi %724, %746 : index
            %876 = arith.addi %875, %c6 : index
            memref.store %867, %18[%876] : memref<?xf32>
          }
        }
      } else {
        %877 = arith.cmpi slt, %0, %heads : index
        scf.if %877 {
          %878 = arith.muli %723, %heads : index
          %879 = arith.addi %878, %0 : index
          %880 = arith.muli %879, %c39 : index
          %881 = arith.addi %880, %726 : index
          memref.store %734, %q[%881] : memref<?xf32>
          %882 = arith.addi %881, %c6 : index
          memref.store %743, %q[%882] : memref<?xf32>
        } else {
          %883 = arith.addi %724, %726 : index
          memref.store %734, %18[%883] : memref<?xf32>
          %884 = arith.addi %724, %726 : index
          %885 = arith.addi %884, %c6 : index
          memref.store %743, %18[%885] : memref<?xf32>
        }
        scf.if %745 {
          %886 = arith.cmpi slt, %0, %heads : index
          scf.if %886 {
            %887 = arith.muli %723, %heads : index
            %888 = arith.addi %887, %0 : index
            %889 = arith.muli %888, %c39 : index
            %890 = arith.addi %889, %746 : index
            memref.store %754, %q[%890] : memref<?xf32>
            %891 = arith.addi %890, %c6 : index
            memref.store %763, %q[%891] : memref<?xf32>
          } else {
            %892 = arith.addi %724, %746 : index
            memref.store %754, %18[%892] : memref<?xf32>
            %893 = arith.addi %724, %746 : index
            %894 = arith.addi %893, %c6 : index
            memref.store %763, %18[%894] : memref<?xf32>
          }
        }
      }
    }
    %895 = arith.addi %717, %c47 : index
    %896 = arith.addi %716, %895 : index
    %897 = arith.cmpi slt, %896, %20 : index
    %898 = arith.cmpi slt, %895, %c8 : index
    %899 = arith.andi %897, %898 : i1
    scf.if %899 {
      %900 = arith.addi %716, %895 : index
      %901 = arith.muli %895, %c39 : index
      %902 = wave.lane
      %903 = arith.addi %902, %c10 : index
      %904 = arith.cmpi eq, %hasBias, %c9 : index
      %905 = arith.addi %901, %903 : index
      %906 = memref.load %18[%905] : memref<?xf32>
      %907 = arith.muli %0, %c39 : index
      %908 = arith.addi %907, %903 : index
      %909 = memref.load %bias[%908] : memref<?xf32>
      %910 = arith.addf %906, %909 : f32
      %911 = arith.select %904, %910, %906 : f32
      %912 = arith.addi %903, %c6 : index
      %913 = arith.cmpi eq, %hasBias, %c9 : index
      %914 = arith.addi %901, %912 : index
      %915 = memref.load %18[%914] : memref<?xf32>
      %916 = arith.muli %0, %c39 : index
      %917 = arith.addi %916, %912 : index
      %918 = memref.load %bias[%917] : memref<?xf32>
      %919 = arith.addf %915, %918 : f32
      %920 = arith.select %913, %919, %915 : f32
      %921 = arith.addi %902, %c16 : index
      %922 = arith.cmpi slt, %921, %c6 : index
      %923 = arith.minsi %921, %c41 : index
      %924 = arith.cmpi eq, %hasBias, %c9 : index
      %925 = arith.addi %901, %923 : index
      %926 = memref.load %18[%925] : memref<?xf32>
      %927 = arith.muli %0, %c39 : index
      %928 = arith.addi %927, %923 : index
      %929 = memref.load %bias[%928] : memref<?xf32>
      %930 = arith.addf %926, %929 : f32
      %931 = arith.select %924, %930, %926 : f32
      %932 = arith.addi %923, %c6 : index
      %933 = arith.cmpi eq, %hasBias, %c9 : index
      %934 = arith.addi %901, %932 : index
      %935 = memref.load %18[%934] : memref<?xf32>
      %936 = arith.muli %0, %c39 : index
      %937 = arith.addi %936, %932 : index
      %938 = memref.load %bias[%937] : memref<?xf32>
      %939 = arith.addf %935, %938 : f32
      %940 = arith.select %933, %939, %935 : f32
      %941 = arith.addi %heads, %kvHeads : index
      %942 = arith.cmpi slt, %0, %941 : index
      scf.if %942 {
        %943 = arith.addi %positionsAt, %900 : index
        %944 = memref.load %step[%943] : memref<?xi32>
        %945 = arith.index_cast %944 : i32 to index
        %946 = arith.cmpi eq, %hasNorm, %c9 : index
        %947 = math.fma %911, %911, %c44 : f32
        %948 = math.fma %920, %920, %947 : f32
        %949 = math.fma %931, %931, %948 : f32
        %950 = arith.select %922, %949, %948 : f32
        %951 = math.fma %940, %940, %950 : f32
        %952 = arith.select %922, %951, %950 : f32
        %953 = vector.broadcast %952 : f32 to vector<1xf32>
        %954 = wave.reduce "add" %953 : vector<1xf32>
        %955 = arith.mulf %954, %inverseHeadDim : f32
        %956 = arith.addf %955, %epsilon : f32
        %957 = math.sqrt %956 : f32
        %958 = arith.divf %c38, %957 : f32
        %959 = arith.cmpi slt, %0, %heads : index
        %960 = arith.addi %903, %c6 : index
        %961 = memref.load %query_norm[%903] : memref<?xf32>
        %962 = memref.load %key_norm[%903] : memref<?xf32>
        %963 = arith.select %959, %961, %962 : f32
        %964 = arith.mulf %911, %958 : f32
        %965 = arith.mulf %964, %963 : f32
        %966 = arith.select %946, %965, %911 : f32
        %967 = memref.load %query_norm[%960] : memref<?xf32>
        %968 = memref.load %key_norm[%960] : memref<?xf32>
        %969 = arith.select %959, %967, %968 : f32
        %970 = arith.mulf %920, %958 : f32
        %971 = arith.mulf %970, %969 : f32
        %972 = arith.select %946, %971, %920 : f32
        %973 = arith.addi %923, %c6 : index
        %974 = memref.load %query_norm[%923] : memref<?xf32>
        %975 = memref.load %key_norm[%923] : memref<?xf32>
        %976 = arith.select %959, %974, %975 : f32
        %977 = arith.mulf %931, %958 : f32
        %978 = arith.mulf %977, %976 : f32
        %979 = arith.select %946, %978, %931 : f32
        %980 = memref.load %query_norm[%973] : memref<?xf32>
        %981 = memref.load %key_norm[%973] : memref<?xf32>
        %982 = arith.select %959, %980, %981 : f32
        %983 = arith.mulf %940, %958 : f32
        %984 = arith.mulf %983, %982 : f32
        %985 = arith.select %946, %984, %940 : f32
        %986 = arith.remui %945, %c24 : index
        %987 = arith.muli %986, %c39 : index
        %988 = arith.addi %987, %903 : index
        %989 = arith.divui %945, %c24 : index
        %990 = arith.addi %989, %c24 : index
        %991 = arith.muli %990, %c39 : index
        %992 = arith.addi %991, %903 : index
        %993 = memref.load %rope[%988] : memref<?xf32>
        %994 = arith.addi %988, %c6 : index
        %995 = memref.load %rope[%994] : memref<?xf32>
        %996 = memref.load %rope[%992] : memref<?xf32>
        %997 = arith.addi %992, %c6 : index
        %998 = memref.load %rope[%997] : memref<?xf32>
        %999 = arith.mulf %996, %993 : f32
        %1000 = arith.mulf %998, %995 : f32
        %1001 = arith.subf %999, %1000 : f32
        %1002 = arith.mulf %998, %993 : f32
        %1003 = arith.mulf %996, %995 : f32
        %1004 = arith.addf %1002, %1003 : f32
        %1005 = arith.mulf %966, %1001 : f32
        %1006 = arith.mulf %972, %1004 : f32
        %1007 = arith.subf %1005, %1006 : f32
        %1008 = arith.mulf %972, %1001 : f32
        %1009 = arith.mulf %966, %1004 : f32
        %1010 = arith.addf %1008, %1009 : f32
        %1011 = arith.cmpi slt, %0, %heads : index
        scf.if %1011 {
          %1012 = arith.muli %900, %heads : index
          %1013 = arith.addi %1012, %0 : index
          %1014 = arith.muli %1013, %c39 : index
          %1015 = arith.addi %1014, %903 : index
          memref.store %1007, %q[%1015] : memref<?xf32>
          %1016 = arith.addi %1015, %c6 : index
          memref.store %1010, %q[%1016] : memref<?xf32>
        } else {
          %1017 = arith.addi %901, %903 : index
          memref.store %1007, %18[%1017] : memref<?xf32>
          %1018 = arith.addi %901, %903 : index
          %1019 = arith.addi %1018, %c6 : index
          memref.store %1010, %18[%1019] : memref<?xf32>
        }
        %1020 = arith.remui %945, %c24 : index
        %1021 = arith.muli %1020, %c39 : index
        %1022 = arith.addi %1021, %923 : index
        %1023 = arith.divui %945, %c24 : index
        %1024 = arith.addi %1023, %c24 : index
        %1025 = arith.muli %1024, %c39 : index
        %1026 = arith.addi %1025, %923 : index
        %1027 = memref.load %rope[%1022] : memref<?xf32>
        %1028 = arith.addi %1022, %c6 : index
        %1029 = memref.load %rope[%1028] : memref<?xf32>
        %1030 = memref.load %rope[%1026] : memref<?xf32>
        %1031 = arith.addi %1026, %c6 : index
        %1032 = memref.load %rope[%1031] : memref<?xf32>
        %1033 = arith.mulf %1030, %1027 : f32
        %1034 = arith.mulf %1032, %1029 : f32
        %1035 = arith.subf %1033, %1034 : f32
        %1036 = arith.mulf %1032, %1027 : f32
        %1037 = arith.mulf %1030, %1029 : f32
        %1038 = arith.addf %1036, %1037 : f32
        %1039 = arith.mulf %979, %1035 : f32
        %1040 = arith.mulf %985, %1038 : f32
        %1041 = arith.subf %1039, %1040 : f32
        %1042 = arith.mulf %985, %1035 : f32
        %1043 = arith.mulf %979, %1038 : f32
        %1044 = arith.addf %1042, %1043 : f32
        scf.if %922 {
          %1045 = arith.cmpi slt, %0, %heads : index
          scf.if %1045 {
            %1046 = arith.muli %900, %heads : index
            %1047 = arith.addi %1046, %0 : index
            %1048 = arith.muli %1047, %c39 : index
            %1049 = arith.addi %1048, %923 : index
            memref.store %1041, %q[%1049] : memref<?xf32>
            %1050 = arith.addi %1049, %c6 : index
            memref.store %1044, %q[%1050] : memref<?xf32>
          } else {
            %1051 = arith.addi %901, %923 : index
            memref.store %1041, %18[%1051] : memref<?xf32>
            %1052 = arith.addi %901, %923 : index
            %1053 = arith.addi %1052, %c6 : index
            memref.store %1044, %18[%1053] : memref<?xf32>
          }
        }
      } else {
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %900, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c39 : index
          %1058 = arith.addi %1057, %903 : index
          memref.store %911, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c6 : index
          memref.store %920, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %901, %903 : index
          memref.store %911, %18[%1060] : memref<?xf32>
          %1061 = arith.addi %901, %903 : index
          %1062 = arith.addi %1061, %c6 : index
          memref.store %920, %18[%1062] : memref<?xf32>
        }
        scf.if %922 {
          %1063 = arith.cmpi slt, %0, %heads : index
          scf.if %1063 {
            %1064 = arith.muli %900, %heads : index
            %1065 = arith.addi %1064, %0 : index
            %1066 = arith.muli %1065, %c39 : index
            %1067 = arith.addi %1066, %923 : index
            memref.store %931, %q[%1067] : memref<?xf32>
            %1068 = arith.addi %1067, %c6 : index
            memref.store %940, %q[%1068] : memref<?xf32>
          } else {
            %1069 = arith.addi %901, %923 : index
            memref.store %931, %18[%1069] : memref<?xf32>
            %1070 = arith.addi %901, %923 : index
            %1071 = arith.addi %1070, %c6 : index
            memref.store %940, %18[%1071] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1072 = arith.cmpi sge, %0, %heads : index
    scf.if %1072 {
      %1073 = arith.addi %717, %c10 : index
      %1074 = arith.addi %716, %1073 : index
      %1075 = arith.cmpi slt, %1074, %20 : index
      %1076 = arith.cmpi slt, %1073, %c8 : index
      %1077 = arith.andi %1075, %1076 : i1
      scf.if %1077 {
        %1078 = arith.addi %716, %1073 : index
        %1079 = arith.addi %slotsAt, %1078 : index
        %1080 = memref.load %step[%1079] : memref<?xi32>
        %1081 = arith.index_cast %1080 : i32 to index
        %1082 = arith.cmpi sge, %1081, %c10 : index
        scf.if %1082 {
          %1083 = arith.muli %1073, %c39 : index
          %1084 = arith.subi %0, %heads : index
          %1085 = memref.load %scales[%1084] : memref<?xf32>
          %1086 = vector.broadcast %1085 : f32 to vector<4xf32>
          %1087 = arith.divui %1081, %c8 : index
          %1088 = arith.remui %1081, %c8 : index
          %1089 = arith.muli %1087, %pageBytes : index
          %1090 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1090 {
            %1091 = wave.lane
            %1092 = arith.muli %1091, %c21 : index
            scf.for %1093 = %1092 to %c39 step %c33 {
              %1094 = arith.addi %1083, %1093 : index
              %1095 = vector.load %18[%1094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1096 = arith.mulf %1095, %1086 : vector<4xf32>
              %1097 = arith.minimumf %1096, %c51 : vector<4xf32>
              %1098 = arith.maximumf %1097, %c52 : vector<4xf32>
              %1099 = arith.truncf %1098 : vector<4xf32> to vector<4xf16>
              %1100 = vector.bitcast %1099 : vector<4xf16> to vector<8xi8>
              %1101 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1101 {
                %1102 = arith.muli %1084, %c53 : index
                %1103 = arith.addi %1089, %1102 : index
                %1104 = arith.divui %1093, %c8 : index
                %1105 = arith.muli %1104, %c54 : index
                %1106 = arith.remui %1093, %c8 : index
                %1107 = arith.divui %1106, %c5 : index
                %1108 = arith.muli %1107, %c24 : index
                %1109 = arith.muli %1088, %c8 : index
                %1110 = arith.addi %1108, %1109 : index
                %1111 = arith.remui %1106, %c5 : index
                %1112 = arith.muli %1111, %c15 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.addi %1105, %1113 : index
                %1115 = arith.addi %1103, %1114 : index
                vector.store %1100, %kv[%1115] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1116 = arith.subi %1084, %kvHeads : index
                %1117 = arith.muli %1116, %c53 : index
                %1118 = arith.addi %1089, %1117 : index
                %1119 = arith.addi %1093, %c10 : index
                %1120 = arith.divui %1119, %c8 : index
                %1121 = arith.muli %1120, %c54 : index
                %1122 = arith.addi %1121, %c11 : index
                %1123 = arith.remui %1119, %c8 : index
                %1124 = arith.divui %1088, %c15 : index
                %1125 = arith.remui %1088, %c15 : index
                %1126 = arith.muli %1125, %c5 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.divui %1127, %c5 : index
                %1129 = arith.muli %1128, %c24 : index
                %1130 = arith.muli %1123, %c8 : index
                %1131 = arith.addi %1129, %1130 : index
                %1132 = arith.remui %1127, %c5 : index
                %1133 = arith.muli %1132, %c15 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.addi %1122, %1134 : index
                %1136 = arith.addi %1118, %1135 : index
                %1137 = vector.shuffle %1100, %1100 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1137, %kv[%1136] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1138 = arith.addi %1093, %c9 : index
                %1139 = arith.divui %1138, %c8 : index
                %1140 = arith.muli %1139, %c54 : index
                %1141 = arith.addi %1140, %c11 : index
                %1142 = arith.remui %1138, %c8 : index
                %1143 = arith.divui %1088, %c15 : index
                %1144 = arith.remui %1088, %c15 : index
                %1145 = arith.muli %1144, %c5 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.divui %1146, %c5 : index
                %1148 = arith.muli %1147, %c24 : index
                %1149 = arith.muli %1142, %c8 : index
                %1150 = arith.addi %1148, %1149 : index
                %1151 = arith.remui %1146, %c5 : index
                %1152 = arith.muli %1151, %c15 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.addi %1141, %1153 : index
                %1155 = arith.addi %1118, %1154 : index
                %1156 = vector.shuffle %1100, %1100 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1156, %kv[%1155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1157 = arith.addi %1093, %c15 : index
                %1158 = arith.divui %1157, %c8 : index
                %1159 = arith.muli %1158, %c54 : index
                %1160 = arith.addi %1159, %c11 : index
                %1161 = arith.remui %1157, %c8 : index
                %1162 = arith.divui %1088, %c15 : index
                %1163 = arith.remui %1088, %c15 : index
                %1164 = arith.muli %1163, %c5 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1165, %c5 : index
                %1167 = arith.muli %1166, %c24 : index
                %1168 = arith.muli %1161, %c8 : index
                %1169 = arith.addi %1167, %1168 : index
                %1170 = arith.remui %1165, %c5 : index
                %1171 = arith.muli %1170, %c15 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1160, %1172 : index
                %1174 = arith.addi %1118, %1173 : index
                %1175 = vector.shuffle %1100, %1100 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1175, %kv[%1174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1176 = arith.addi %1093, %c31 : index
                %1177 = arith.divui %1176, %c8 : index
                %1178 = arith.muli %1177, %c54 : index
                %1179 = arith.addi %1178, %c11 : index
                %1180 = arith.remui %1176, %c8 : index
                %1181 = arith.divui %1088, %c15 : index
                %1182 = arith.remui %1088, %c15 : index
                %1183 = arith.muli %1182, %c5 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.divui %1184, %c5 : index
                %1186 = arith.muli %1185, %c24 : index
                %1187 = arith.muli %1180, %c8 : index
                %1188 = arith.addi %1186, %1187 : index
                %1189 = arith.remui %1184, %c5 : index
                %1190 = arith.muli %1189, %c15 : index
                %1191 = arith.addi %1188, %1190 : index
                %1192 = arith.addi %1179, %1191 : index
                %1193 = arith.addi %1118, %1192 : index
                %1194 = vector.shuffle %1100, %1100 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1194, %kv[%1193] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1195 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1195 {
            %1196 = wave.lane
            %1197 = arith.muli %1196, %c21 : index
            scf.for %1198 = %1197 to %c39 step %c33 {
              %1199 = arith.addi %1083, %1198 : index
              %1200 = vector.load %18[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1201 = arith.mulf %1200, %1086 : vector<4xf32>
              %1202 = wave.fp8_encode "e4m3" %1201 : vector<4xf32> -> vector<4xi8>
              %1203 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1203 {
                %1204 = arith.muli %1084, %c11 : index
                %1205 = arith.addi %1089, %1204 : index
                %1206 = vector.shuffle %1202, %1202 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1207 = arith.divui %1198, %c8 : index
                %1208 = arith.muli %1207, %c24 : index
                %1209 = arith.remui %1198, %c8 : index
                %1210 = arith.muli %1088, %c8 : index
                %1211 = arith.divui %1209, %c21 : index
                %1212 = arith.muli %1211, %c21 : index
                %1213 = arith.remui %1209, %c15 : index
                %1214 = arith.muli %1213, %c15 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.divui %1209, %c15 : index
                %1217 = arith.remui %1216, %c15 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.addi %1210, %1218 : index
                %1220 = arith.addi %1208, %1219 : index
                %1221 = arith.addi %1205, %1220 : index
                vector.store %1206, %kv[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1222 = arith.subi %1084, %kvHeads : index
                %1223 = arith.muli %1222, %c11 : index
                %1224 = arith.addi %1089, %1223 : index
                %1225 = arith.addi %1198, %c10 : index
                %1226 = arith.divui %1225, %c8 : index
                %1227 = arith.muli %1226, %c24 : index
                %1228 = arith.addi %1227, %c12 : index
                %1229 = arith.remui %1225, %c8 : index
                %1230 = arith.divui %1088, %c15 : index
                %1231 = arith.remui %1088, %c15 : index
                %1232 = arith.muli %1231, %c5 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.muli %1229, %c8 : index
                %1235 = arith.divui %1233, %c21 : index
                %1236 = arith.muli %1235, %c21 : index
                %1237 = arith.remui %1233, %c15 : index
                %1238 = arith.muli %1237, %c15 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.divui %1233, %c15 : index
                %1241 = arith.remui %1240, %c15 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1234, %1242 : index
                %1244 = arith.addi %1228, %1243 : index
                %1245 = arith.addi %1224, %1244 : index
                %1246 = vector.shuffle %1202, %1202 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1246, %kv[%1245] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1247 = arith.addi %1198, %c9 : index
                %1248 = arith.divui %1247, %c8 : index
                %1249 = arith.muli %1248, %c24 : index
                %1250 = arith.addi %1249, %c12 : index
                %1251 = arith.remui %1247, %c8 : index
                %1252 = arith.divui %1088, %c15 : index
                %1253 = arith.remui %1088, %c15 : index
                %1254 = arith.muli %1253, %c5 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.muli %1251, %c8 : index
                %1257 = arith.divui %1255, %c21 : index
                %1258 = arith.muli %1257, %c21 : index
                %1259 = arith.remui %1255, %c15 : index
                %1260 = arith.muli %1259, %c15 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.divui %1255, %c15 : index
                %1263 = arith.remui %1262, %c15 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.addi %1256, %1264 : index
                %1266 = arith.addi %1250, %1265 : index
                %1267 = arith.addi %1224, %1266 : index
                %1268 = vector.shuffle %1202, %1202 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1268, %kv[%1267] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1269 = arith.addi %1198, %c15 : index
                %1270 = arith.divui %1269, %c8 : index
                %1271 = arith.muli %1270, %c24 : index
                %1272 = arith.addi %1271, %c12 : index
                %1273 = arith.remui %1269, %c8 : index
                %1274 = arith.divui %1088, %c15 : index
                %1275 = arith.remui %1088, %c15 : index
                %1276 = arith.muli %1275, %c5 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.muli %1273, %c8 : index
                %1279 = arith.divui %1277, %c21 : index
                %1280 = arith.muli %1279, %c21 : index
                %1281 = arith.remui %1277, %c15 : index
                %1282 = arith.muli %1281, %c15 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.divui %1277, %c15 : index
                %1285 = arith.remui %1284, %c15 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.addi %1278, %1286 : index
                %1288 = arith.addi %1272, %1287 : index
                %1289 = arith.addi %1224, %1288 : index
                %1290 = vector.shuffle %1202, %1202 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1290, %kv[%1289] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1291 = arith.addi %1198, %c31 : index
                %1292 = arith.divui %1291, %c8 : index
                %1293 = arith.muli %1292, %c24 : index
                %1294 = arith.addi %1293, %c12 : index
                %1295 = arith.remui %1291, %c8 : index
                %1296 = arith.divui %1088, %c15 : index
                %1297 = arith.remui %1088, %c15 : index
                %1298 = arith.muli %1297, %c5 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.muli %1295, %c8 : index
                %1301 = arith.divui %1299, %c21 : index
                %1302 = arith.muli %1301, %c21 : index
                %1303 = arith.remui %1299, %c15 : index
                %1304 = arith.muli %1303, %c15 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.divui %1299, %c15 : index
                %1307 = arith.remui %1306, %c15 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.addi %1300, %1308 : index
                %1310 = arith.addi %1294, %1309 : index
                %1311 = arith.addi %1224, %1310 : index
                %1312 = vector.shuffle %1202, %1202 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1312, %kv[%1311] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1313 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1313 {
            %1314 = wave.lane
            %1315 = arith.muli %1314, %c21 : index
            scf.for %1316 = %1315 to %c39 step %c33 {
              %1317 = arith.addi %1083, %1316 : index
              %1318 = vector.load %18[%1317] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1319 = arith.mulf %1318, %1086 : vector<4xf32>
              %1320 = wave.fp8_encode "e5m2" %1319 : vector<4xf32> -> vector<4xi8>
              %1321 = arith.cmpi slt, %1084, %kvHeads : index
              scf.if %1321 {
                %1322 = arith.muli %1084, %c11 : index
                %1323 = arith.addi %1089, %1322 : index
                %1324 = vector.shuffle %1320, %1320 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1325 = arith.divui %1316, %c8 : index
                %1326 = arith.muli %1325, %c24 : index
                %1327 = arith.remui %1316, %c8 : index
                %1328 = arith.muli %1088, %c8 : index
                %1329 = arith.divui %1327, %c21 : index
                %1330 = arith.muli %1329, %c21 : index
                %1331 = arith.remui %1327, %c15 : index
                %1332 = arith.muli %1331, %c15 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.divui %1327, %c15 : index
                %1335 = arith.remui %1334, %c15 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.addi %1328, %1336 : index
                %1338 = arith.addi %1326, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                vector.store %1324, %kv[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1340 = arith.subi %1084, %kvHeads : index
                %1341 = arith.muli %1340, %c11 : index
                %1342 = arith.addi %1089, %1341 : index
                %1343 = arith.addi %1316, %c10 : index
                %1344 = arith.divui %1343, %c8 : index
                %1345 = arith.muli %1344, %c24 : index
                %1346 = arith.addi %1345, %c12 : index
                %1347 = arith.remui %1343, %c8 : index
                %1348 = arith.divui %1088, %c15 : index
                %1349 = arith.remui %1088, %c15 : index
                %1350 = arith.muli %1349, %c5 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.muli %1347, %c8 : index
                %1353 = arith.divui %1351, %c21 : index
                %1354 = arith.muli %1353, %c21 : index
                %1355 = arith.remui %1351, %c15 : index
                %1356 = arith.muli %1355, %c15 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.divui %1351, %c15 : index
                %1359 = arith.remui %1358, %c15 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.addi %1352, %1360 : index
                %1362 = arith.addi %1346, %1361 : index
                %1363 = arith.addi %1342, %1362 : index
                %1364 = vector.shuffle %1320, %1320 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1364, %kv[%1363] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1365 = arith.addi %1316, %c9 : index
                %1366 = arith.divui %1365, %c8 : index
                %1367 = arith.muli %1366, %c24 : index
                %1368 = arith.addi %1367, %c12 : index
                %1369 = arith.remui %1365, %c8 : index
                %1370 = arith.divui %1088, %c15 : index
                %1371 = arith.remui %1088, %c15 : index
                %1372 = arith.muli %1371, %c5 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.muli %1369, %c8 : index
                %1375 = arith.divui %1373, %c21 : index
                %1376 = arith.muli %1375, %c21 : index
                %1377 = arith.remui %1373, %c15 : index
                %1378 = arith.muli %1377, %c15 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.divui %1373, %c15 : index
                %1381 = arith.remui %1380, %c15 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.addi %1374, %1382 : index
                %1384 = arith.addi %1368, %1383 : index
                %1385 = arith.addi %1342, %1384 : index
                %1386 = vector.shuffle %1320, %1320 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1386, %kv[%1385] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1387 = arith.addi %1316, %c15 : index
                %1388 = arith.divui %1387, %c8 : index
                %1389 = arith.muli %1388, %c24 : index
                %1390 = arith.addi %1389, %c12 : index
                %1391 = arith.remui %1387, %c8 : index
                %1392 = arith.divui %1088, %c15 : index
                %1393 = arith.remui %1088, %c15 : index
                %1394 = arith.muli %1393, %c5 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.muli %1391, %c8 : index
                %1397 = arith.divui %1395, %c21 : index
                %1398 = arith.muli %1397, %c21 : index
                %1399 = arith.remui %1395, %c15 : index
                %1400 = arith.muli %1399, %c15 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.divui %1395, %c15 : index
                %1403 = arith.remui %1402, %c15 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.addi %1396, %1404 : index
                %1406 = arith.addi %1390, %1405 : index
                %1407 = arith.addi %1342, %1406 : index
                %1408 = vector.shuffle %1320, %1320 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1408, %kv[%1407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1409 = arith.addi %1316, %c31 : index
                %1410 = arith.divui %1409, %c8 : index
                %1411 = arith.muli %1410, %c24 : index
                %1412 = arith.addi %1411, %c12 : index
                %1413 = arith.remui %1409, %c8 : index
                %1414 = arith.divui %1088, %c15 : index
                %1415 = arith.remui %1088, %c15 : index
                %1416 = arith.muli %1415, %c5 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.muli %1413, %c8 : index
                %1419 = arith.divui %1417, %c21 : index
                %1420 = arith.muli %1419, %c21 : index
                %1421 = arith.remui %1417, %c15 : index
                %1422 = arith.muli %1421, %c15 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.divui %1417, %c15 : index
                %1425 = arith.remui %1424, %c15 : index
                %1426 = arith.addi %1423, %1425 : index
                %1427 = arith.addi %1418, %1426 : index
                %1428 = arith.addi %1412, %1427 : index
                %1429 = arith.addi %1342, %1428 : index
                %1430 = vector.shuffle %1320, %1320 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1430, %kv[%1429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1431 = arith.addi %717, %c47 : index
      %1432 = arith.addi %716, %1431 : index
      %1433 = arith.cmpi slt, %1432, %20 : index
      %1434 = arith.cmpi slt, %1431, %c8 : index
      %1435 = arith.andi %1433, %1434 : i1
      scf.if %1435 {
        %1436 = arith.addi %716, %1431 : index
        %1437 = arith.addi %slotsAt, %1436 : index
        %1438 = memref.load %step[%1437] : memref<?xi32>
        %1439 = arith.index_cast %1438 : i32 to index
        %1440 = arith.cmpi sge, %1439, %c10 : index
        scf.if %1440 {
          %1441 = arith.muli %1431, %c39 : index
          %1442 = arith.subi %0, %heads : index
          %1443 = memref.load %scales[%1442] : memref<?xf32>
          %1444 = vector.broadcast %1443 : f32 to vector<4xf32>
          %1445 = arith.divui %1439, %c8 : index
          %1446 = arith.remui %1439, %c8 : index
          %1447 = arith.muli %1445, %pageBytes : index
          %1448 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1448 {
            %1449 = wave.lane
            %1450 = arith.muli %1449, %c21 : index
            scf.for %1451 = %1450 to %c39 step %c33 {
              %1452 = arith.addi %1441, %1451 : index
              %1453 = vector.load %18[%1452] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = arith.mulf %1453, %1444 : vector<4xf32>
              %1455 = arith.minimumf %1454, %c51 : vector<4xf32>
              %1456 = arith.maximumf %1455, %c52 : vector<4xf32>
              %1457 = arith.truncf %1456 : vector<4xf32> to vector<4xf16>
              %1458 = vector.bitcast %1457 : vector<4xf16> to vector<8xi8>
              %1459 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1459 {
                %1460 = arith.muli %1442, %c53 : index
                %1461 = arith.addi %1447, %1460 : index
                %1462 = arith.divui %1451, %c8 : index
                %1463 = arith.muli %1462, %c54 : index
                %1464 = arith.remui %1451, %c8 : index
                %1465 = arith.divui %1464, %c5 : index
                %1466 = arith.muli %1465, %c24 : index
                %1467 = arith.muli %1446, %c8 : index
                %1468 = arith.addi %1466, %1467 : index
                %1469 = arith.remui %1464, %c5 : index
                %1470 = arith.muli %1469, %c15 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.addi %1463, %1471 : index
                %1473 = arith.addi %1461, %1472 : index
                vector.store %1458, %kv[%1473] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1474 = arith.subi %1442, %kvHeads : index
                %1475 = arith.muli %1474, %c53 : index
                %1476 = arith.addi %1447, %1475 : index
                %1477 = arith.addi %1451, %c10 : index
                %1478 = arith.divui %1477, %c8 : index
                %1479 = arith.muli %1478, %c54 : index
                %1480 = arith.addi %1479, %c11 : index
                %1481 = arith.remui %1477, %c8 : index
                %1482 = arith.divui %1446, %c15 : index
                %1483 = arith.remui %1446, %c15 : index
                %1484 = arith.muli %1483, %c5 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.divui %1485, %c5 : index
                %1487 = arith.muli %1486, %c24 : index
                %1488 = arith.muli %1481, %c8 : index
                %1489 = arith.addi %1487, %1488 : index
                %1490 = arith.remui %1485, %c5 : index
                %1491 = arith.muli %1490, %c15 : index
                %1492 = arith.addi %1489, %1491 : index
                %1493 = arith.addi %1480, %1492 : index
                %1494 = arith.addi %1476, %1493 : index
                %1495 = vector.shuffle %1458, %1458 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1495, %kv[%1494] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1496 = arith.addi %1451, %c9 : index
                %1497 = arith.divui %1496, %c8 : index
                %1498 = arith.muli %1497, %c54 : index
                %1499 = arith.addi %1498, %c11 : index
                %1500 = arith.remui %1496, %c8 : index
                %1501 = arith.divui %1446, %c15 : index
                %1502 = arith.remui %1446, %c15 : index
                %1503 = arith.muli %1502, %c5 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1504, %c5 : index
                %1506 = arith.muli %1505, %c24 : index
                %1507 = arith.muli %1500, %c8 : index
                %1508 = arith.addi %1506, %1507 : index
                %1509 = arith.remui %1504, %c5 : index
                %1510 = arith.muli %1509, %c15 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1499, %1511 : index
                %1513 = arith.addi %1476, %1512 : index
                %1514 = vector.shuffle %1458, %1458 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1514, %kv[%1513] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1515 = arith.addi %1451, %c15 : index
                %1516 = arith.divui %1515, %c8 : index
                %1517 = arith.muli %1516, %c54 : index
                %1518 = arith.addi %1517, %c11 : index
                %1519 = arith.remui %1515, %c8 : index
                %1520 = arith.divui %1446, %c15 : index
                %1521 = arith.remui %1446, %c15 : index
                %1522 = arith.muli %1521, %c5 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1523, %c5 : index
                %1525 = arith.muli %1524, %c24 : index
                %1526 = arith.muli %1519, %c8 : index
                %1527 = arith.addi %1525, %1526 : index
                %1528 = arith.remui %1523, %c5 : index
                %1529 = arith.muli %1528, %c15 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.addi %1518, %1530 : index
                %1532 = arith.addi %1476, %1531 : index
                %1533 = vector.shuffle %1458, %1458 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1533, %kv[%1532] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1534 = arith.addi %1451, %c31 : index
                %1535 = arith.divui %1534, %c8 : index
                %1536 = arith.muli %1535, %c54 : index
                %1537 = arith.addi %1536, %c11 : index
                %1538 = arith.remui %1534, %c8 : index
                %1539 = arith.divui %1446, %c15 : index
                %1540 = arith.remui %1446, %c15 : index
                %1541 = arith.muli %1540, %c5 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.divui %1542, %c5 : index
                %1544 = arith.muli %1543, %c24 : index
                %1545 = arith.muli %1538, %c8 : index
                %1546 = arith.addi %1544, %1545 : index
                %1547 = arith.remui %1542, %c5 : index
                %1548 = arith.muli %1547, %c15 : index
                %1549 = arith.addi %1546, %1548 : index
                %1550 = arith.addi %1537, %1549 : index
                %1551 = arith.addi %1476, %1550 : index
                %1552 = vector.shuffle %1458, %1458 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1552, %kv[%1551] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1553 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1553 {
            %1554 = wave.lane
            %1555 = arith.muli %1554, %c21 : index
            scf.for %1556 = %1555 to %c39 step %c33 {
              %1557 = arith.addi %1441, %1556 : index
              %1558 = vector.load %18[%1557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = arith.mulf %1558, %1444 : vector<4xf32>
              %1560 = wave.fp8_encode "e4m3" %1559 : vector<4xf32> -> vector<4xi8>
              %1561 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1561 {
                %1562 = arith.muli %1442, %c11 : index
                %1563 = arith.addi %1447, %1562 : index
                %1564 = vector.shuffle %1560, %1560 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1565 = arith.divui %1556, %c8 : index
                %1566 = arith.muli %1565, %c24 : index
                %1567 = arith.remui %1556, %c8 : index
                %1568 = arith.muli %1446, %c8 : index
                %1569 = arith.divui %1567, %c21 : index
                %1570 = arith.muli %1569, %c21 : index
                %1571 = arith.remui %1567, %c15 : index
                %1572 = arith.muli %1571, %c15 : index
                %1573 = arith.addi %1570, %1572 : index
                %1574 = arith.divui %1567, %c15 : index
                %1575 = arith.remui %1574, %c15 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.addi %1568, %1576 : index
                %1578 = arith.addi %1566, %1577 : index
                %1579 = arith.addi %1563, %1578 : index
                vector.store %1564, %kv[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1580 = arith.subi %1442, %kvHeads : index
                %1581 = arith.muli %1580, %c11 : index
                %1582 = arith.addi %1447, %1581 : index
                %1583 = arith.addi %1556, %c10 : index
                %1584 = arith.divui %1583, %c8 : index
                %1585 = arith.muli %1584, %c24 : index
                %1586 = arith.addi %1585, %c12 : index
                %1587 = arith.remui %1583, %c8 : index
                %1588 = arith.divui %1446, %c15 : index
                %1589 = arith.remui %1446, %c15 : index
                %1590 = arith.muli %1589, %c5 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.muli %1587, %c8 : index
                %1593 = arith.divui %1591, %c21 : index
                %1594 = arith.muli %1593, %c21 : index
                %1595 = arith.remui %1591, %c15 : index
                %1596 = arith.muli %1595, %c15 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.divui %1591, %c15 : index
                %1599 = arith.remui %1598, %c15 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.addi %1592, %1600 : index
                %1602 = arith.addi %1586, %1601 : index
                %1603 = arith.addi %1582, %1602 : index
                %1604 = vector.shuffle %1560, %1560 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1604, %kv[%1603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1605 = arith.addi %1556, %c9 : index
                %1606 = arith.divui %1605, %c8 : index
                %1607 = arith.muli %1606, %c24 : index
                %1608 = arith.addi %1607, %c12 : index
                %1609 = arith.remui %1605, %c8 : index
                %1610 = arith.divui %1446, %c15 : index
                %1611 = arith.remui %1446, %c15 : index
                %1612 = arith.muli %1611, %c5 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.muli %1609, %c8 : index
                %1615 = arith.divui %1613, %c21 : index
                %1616 = arith.muli %1615, %c21 : index
                %1617 = arith.remui %1613, %c15 : index
                %1618 = arith.muli %1617, %c15 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.divui %1613, %c15 : index
                %1621 = arith.remui %1620, %c15 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.addi %1614, %1622 : index
                %1624 = arith.addi %1608, %1623 : index
                %1625 = arith.addi %1582, %1624 : index
                %1626 = vector.shuffle %1560, %1560 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1626, %kv[%1625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1627 = arith.addi %1556, %c15 : index
                %1628 = arith.divui %1627, %c8 : index
                %1629 = arith.muli %1628, %c24 : index
                %1630 = arith.addi %1629, %c12 : index
                %1631 = arith.remui %1627, %c8 : index
                %1632 = arith.divui %1446, %c15 : index
                %1633 = arith.remui %1446, %c15 : index
                %1634 = arith.muli %1633, %c5 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.muli %1631, %c8 : index
                %1637 = arith.divui %1635, %c21 : index
                %1638 = arith.muli %1637, %c21 : index
                %1639 = arith.remui %1635, %c15 : index
                %1640 = arith.muli %1639, %c15 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.divui %1635, %c15 : index
                %1643 = arith.remui %1642, %c15 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.addi %1636, %1644 : index
                %1646 = arith.addi %1630, %1645 : index
                %1647 = arith.addi %1582, %1646 : index
                %1648 = vector.shuffle %1560, %1560 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1648, %kv[%1647] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1649 = arith.addi %1556, %c31 : index
                %1650 = arith.divui %1649, %c8 : index
                %1651 = arith.muli %1650, %c24 : index
                %1652 = arith.addi %1651, %c12 : index
                %1653 = arith.remui %1649, %c8 : index
                %1654 = arith.divui %1446, %c15 : index
                %1655 = arith.remui %1446, %c15 : index
                %1656 = arith.muli %1655, %c5 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.muli %1653, %c8 : index
                %1659 = arith.divui %1657, %c21 : index
                %1660 = arith.muli %1659, %c21 : index
                %1661 = arith.remui %1657, %c15 : index
                %1662 = arith.muli %1661, %c15 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.divui %1657, %c15 : index
                %1665 = arith.remui %1664, %c15 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.addi %1658, %1666 : index
                %1668 = arith.addi %1652, %1667 : index
                %1669 = arith.addi %1582, %1668 : index
                %1670 = vector.shuffle %1560, %1560 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1670, %kv[%1669] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1671 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1671 {
            %1672 = wave.lane
            %1673 = arith.muli %1672, %c21 : index
            scf.for %1674 = %1673 to %c39 step %c33 {
              %1675 = arith.addi %1441, %1674 : index
              %1676 = vector.load %18[%1675] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1677 = arith.mulf %1676, %1444 : vector<4xf32>
              %1678 = wave.fp8_encode "e5m2" %1677 : vector<4xf32> -> vector<4xi8>
              %1679 = arith.cmpi slt, %1442, %kvHeads : index
              scf.if %1679 {
                %1680 = arith.muli %1442, %c11 : index
                %1681 = arith.addi %1447, %1680 : index
                %1682 = vector.shuffle %1678, %1678 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1683 = arith.divui %1674, %c8 : index
                %1684 = arith.muli %1683, %c24 : index
                %1685 = arith.remui %1674, %c8 : index
                %1686 = arith.muli %1446, %c8 : index
                %1687 = arith.divui %1685, %c21 : index
                %1688 = arith.muli %1687, %c21 : index
                %1689 = arith.remui %1685, %c15 : index
                %1690 = arith.muli %1689, %c15 : index
                %1691 = arith.addi %1688, %1690 : index
                %1692 = arith.divui %1685, %c15 : index
                %1693 = arith.remui %1692, %c15 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.addi %1686, %1694 : index
                %1696 = arith.addi %1684, %1695 : index
                %1697 = arith.addi %1681, %1696 : index
                vector.store %1682, %kv[%1697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1698 = arith.subi %1442, %kvHeads : index
                %1699 = arith.muli %1698, %c11 : index
                %1700 = arith.addi %1447, %1699 : index
                %1701 = arith.addi %1674, %c10 : index
                %1702 = arith.divui %1701, %c8 : index
                %1703 = arith.muli %1702, %c24 : index
                %1704 = arith.addi %1703, %c12 : index
                %1705 = arith.remui %1701, %c8 : index
                %1706 = arith.divui %1446, %c15 : index
                %1707 = arith.remui %1446, %c15 : index
                %1708 = arith.muli %1707, %c5 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.muli %1705, %c8 : index
                %1711 = arith.divui %1709, %c21 : index
                %1712 = arith.muli %1711, %c21 : index
                %1713 = arith.remui %1709, %c15 : index
                %1714 = arith.muli %1713, %c15 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.divui %1709, %c15 : index
                %1717 = arith.remui %1716, %c15 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.addi %1710, %1718 : index
                %1720 = arith.addi %1704, %1719 : index
                %1721 = arith.addi %1700, %1720 : index
                %1722 = vector.shuffle %1678, %1678 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1722, %kv[%1721] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1723 = arith.addi %1674, %c9 : index
                %1724 = arith.divui %1723, %c8 : index
                %1725 = arith.muli %1724, %c24 : index
                %1726 = arith.addi %1725, %c12 : index
                %1727 = arith.remui %1723, %c8 : index
                %1728 = arith.divui %1446, %c15 : index
                %1729 = arith.remui %1446, %c15 : index
                %1730 = arith.muli %1729, %c5 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.muli %1727, %c8 : index
                %1733 = arith.divui %1731, %c21 : index
                %1734 = arith.muli %1733, %c21 : index
                %1735 = arith.remui %1731, %c15 : index
                %1736 = arith.muli %1735, %c15 : index
                %1737 = arith.addi %1734, %1736 : index
                %1738 = arith.divui %1731, %c15 : index
                %1739 = arith.remui %1738, %c15 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.addi %1732, %1740 : index
                %1742 = arith.addi %1726, %1741 : index
                %1743 = arith.addi %1700, %1742 : index
                %1744 = vector.shuffle %1678, %1678 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1744, %kv[%1743] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1745 = arith.addi %1674, %c15 : index
                %1746 = arith.divui %1745, %c8 : index
                %1747 = arith.muli %1746, %c24 : index
                %1748 = arith.addi %1747, %c12 : index
                %1749 = arith.remui %1745, %c8 : index
                %1750 = arith.divui %1446, %c15 : index
                %1751 = arith.remui %1446, %c15 : index
                %1752 = arith.muli %1751, %c5 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.muli %1749, %c8 : index
                %1755 = arith.divui %1753, %c21 : index
                %1756 = arith.muli %1755, %c21 : index
                %1757 = arith.remui %1753, %c15 : index
                %1758 = arith.muli %1757, %c15 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.divui %1753, %c15 : index
                %1761 = arith.remui %1760, %c15 : index
                %1762 = arith.addi %1759, %1761 : index
                %1763 = arith.addi %1754, %1762 : index
                %1764 = arith.addi %1748, %1763 : index
                %1765 = arith.addi %1700, %1764 : index
                %1766 = vector.shuffle %1678, %1678 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1766, %kv[%1765] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1767 = arith.addi %1674, %c31 : index
                %1768 = arith.divui %1767, %c8 : index
                %1769 = arith.muli %1768, %c24 : index
                %1770 = arith.addi %1769, %c12 : index
                %1771 = arith.remui %1767, %c8 : index
                %1772 = arith.divui %1446, %c15 : index
                %1773 = arith.remui %1446, %c15 : index
                %1774 = arith.muli %1773, %c5 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.muli %1771, %c8 : index
                %1777 = arith.divui %1775, %c21 : index
                %1778 = arith.muli %1777, %c21 : index
                %1779 = arith.remui %1775, %c15 : index
                %1780 = arith.muli %1779, %c15 : index
                %1781 = arith.addi %1778, %1780 : index
                %1782 = arith.divui %1775, %c15 : index
                %1783 = arith.remui %1782, %c15 : index
                %1784 = arith.addi %1781, %1783 : index
                %1785 = arith.addi %1776, %1784 : index
                %1786 = arith.addi %1770, %1785 : index
                %1787 = arith.addi %1700, %1786 : index
                %1788 = vector.shuffle %1678, %1678 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1788, %kv[%1787] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1789 = arith.addi %21, %c8 : index
    %1790 = wave.lane
    %1791 = arith.muli %3, %c9 : index
    %1792 = arith.muli %1791, %c24 : index
    %1793 = arith.addi %1792, %1790 : index
    %1794 = arith.muli %4, %c12 : index
    %1795 = arith.addi %1794, %1793 : index
    %1796 = arith.addi %1795, %c10 : index
    %1797 = arith.addi %1796, %c10 : index
    %1798 = vector.extract %420#1[0] : f32 from vector<8xf32>
    memref.store %1798, %17[%1797] : memref<?xf32>
    %1799 = arith.muli %4, %c12 : index
    %1800 = arith.addi %1799, %1793 : index
    %1801 = arith.addi %1800, %c10 : index
    %1802 = arith.addi %1801, %c16 : index
    %1803 = vector.extract %420#1[1] : f32 from vector<8xf32>
    memref.store %1803, %17[%1802] : memref<?xf32>
    %1804 = arith.muli %4, %c12 : index
    %1805 = arith.addi %1804, %1793 : index
    %1806 = arith.addi %1805, %c10 : index
    %1807 = arith.addi %1806, %c13 : index
    %1808 = vector.extract %420#1[2] : f32 from vector<8xf32>
    memref.store %1808, %17[%1807] : memref<?xf32>
    %1809 = arith.muli %4, %c12 : index
    %1810 = arith.addi %1809, %1793 : index
    %1811 = arith.addi %1810, %c10 : index
    %1812 = arith.addi %1811, %c32 : index
    %1813 = vector.extract %420#1[3] : f32 from vector<8xf32>
    memref.store %1813, %17[%1812] : memref<?xf32>
    %1814 = arith.muli %4, %c12 : index
    %1815 = arith.addi %1814, %1793 : index
    %1816 = arith.addi %1815, %c10 : index
    %1817 = arith.addi %1816, %c33 : index
    %1818 = vector.extract %420#1[4] : f32 from vector<8xf32>
    memref.store %1818, %17[%1817] : memref<?xf32>
    %1819 = arith.muli %4, %c12 : index
    %1820 = arith.addi %1819, %1793 : index
    %1821 = arith.addi %1820, %c10 : index
    %1822 = arith.addi %1821, %c34 : index
    %1823 = vector.extract %420#1[5] : f32 from vector<8xf32>
    memref.store %1823, %17[%1822] : memref<?xf32>
    %1824 = arith.muli %4, %c12 : index
    %1825 = arith.addi %1824, %1793 : index
    %1826 = arith.addi %1825, %c10 : index
    %1827 = arith.addi %1826, %c35 : index
    %1828 = vector.extract %420#1[6] : f32 from vector<8xf32>
    memref.store %1828, %17[%1827] : memref<?xf32>
    %1829 = arith.muli %4, %c12 : index
    %1830 = arith.addi %1829, %1793 : index
    %1831 = arith.addi %1830, %c10 : index
    %1832 = arith.addi %1831, %c36 : index
    %1833 = vector.extract %420#1[7] : f32 from vector<8xf32>
    memref.store %1833, %17[%1832] : memref<?xf32>
    wave.barrier
    %1834 = arith.muli %4, %c21 : index
    %1835 = arith.addi %1834, %c10 : index
    %1836 = arith.muli %1835, %c15 : index
    %1837 = arith.divui %1790, %c8 : index
    %1838 = arith.addi %1836, %1837 : index
    %1839 = arith.addi %1789, %1838 : index
    %1840 = arith.cmpi slt, %1839, %20 : index
    scf.if %1840 {
      %1841 = arith.cmpi eq, %hasFactors, %c9 : index
      %1842 = memref.load %factors[%1839] : memref<?xf32>
      %1843 = arith.select %1841, %1842, %c38 : f32
      %1844 = arith.addi %1793, %c10 : index
      %1845 = arith.muli %1835, %c16 : index
      %1846 = arith.addi %1844, %1845 : index
      %1847 = memref.load %17[%1846] : memref<?xf32>
      %1848 = arith.addi %1846, %c12 : index
      %1849 = memref.load %17[%1848] : memref<?xf32>
      %1850 = arith.addf %1847, %1849 : f32
      %1851 = arith.mulf %1850, %1843 : f32
      %1852 = arith.muli %3, %c9 : index
      %1853 = arith.addi %1852, %c10 : index
      %1854 = arith.muli %1853, %c8 : index
      %1855 = arith.remui %1790, %c8 : index
      %1856 = arith.addi %1854, %1855 : index
      %1857 = arith.muli %1838, %c39 : index
      %1858 = arith.addi %1857, %1856 : index
      memref.store %1851, %18[%1858] : memref<?xf32>
    }
    %1859 = arith.muli %4, %c21 : index
    %1860 = arith.addi %1859, %c9 : index
    %1861 = arith.muli %1860, %c15 : index
    %1862 = arith.divui %1790, %c8 : index
    %1863 = arith.addi %1861, %1862 : index
    %1864 = arith.addi %1789, %1863 : index
    %1865 = arith.cmpi slt, %1864, %20 : index
    scf.if %1865 {
      %1866 = arith.cmpi eq, %hasFactors, %c9 : index
      %1867 = memref.load %factors[%1864] : memref<?xf32>
      %1868 = arith.select %1866, %1867, %c38 : f32
      %1869 = arith.addi %1793, %c10 : index
      %1870 = arith.muli %1860, %c16 : index
      %1871 = arith.addi %1869, %1870 : index
      %1872 = memref.load %17[%1871] : memref<?xf32>
      %1873 = arith.addi %1871, %c12 : index
      %1874 = memref.load %17[%1873] : memref<?xf32>
      %1875 = arith.addf %1872, %1874 : f32
      %1876 = arith.mulf %1875, %1868 : f32
      %1877 = arith.muli %3, %c9 : index
      %1878 = arith.addi %1877, %c10 : index
      %1879 = arith.muli %1878, %c8 : index
      %1880 = arith.remui %1790, %c8 : index
      %1881 = arith.addi %1879, %1880 : index
      %1882 = arith.muli %1863, %c39 : index
      %1883 = arith.addi %1882, %1881 : index
      memref.store %1876, %18[%1883] : memref<?xf32>
    }
    %1884 = arith.muli %4, %c21 : index
    %1885 = arith.addi %1884, %c15 : index
    %1886 = arith.muli %1885, %c15 : index
    %1887 = arith.divui %1790, %c8 : index
    %1888 = arith.addi %1886, %1887 : index
    %1889 = arith.addi %1789, %1888 : index
    %1890 = arith.cmpi slt, %1889, %20 : index
    scf.if %1890 {
      %1891 = arith.cmpi eq, %hasFactors, %c9 : index
      %1892 = memref.load %factors[%1889] : memref<?xf32>
      %1893 = arith.select %1891, %1892, %c38 : f32
      %1894 = arith.addi %1793, %c10 : index
      %1895 = arith.muli %1885, %c16 : index
      %1896 = arith.addi %1894, %1895 : index
      %1897 = memref.load %17[%1896] : memref<?xf32>
      %1898 = arith.addi %1896, %c12 : index
      %1899 = memref.load %17[%1898] : memref<?xf32>
      %1900 = arith.addf %1897, %1899 : f32
      %1901 = arith.mulf %1900, %1893 : f32
      %1902 = arith.muli %3, %c9 : index
      %1903 = arith.addi %1902, %c10 : index
      %1904 = arith.muli %1903, %c8 : index
      %1905 = arith.remui %1790, %c8 : index
      %1906 = arith.addi %1904, %1905 : index
      %1907 = arith.muli %1888, %c39 : index
      %1908 = arith.addi %1907, %1906 : index
      memref.store %1901, %18[%1908] : memref<?xf32>
    }
    %1909 = arith.muli %4, %c21 : index
    %1910 = arith.addi %1909, %c31 : index
    %1911 = arith.muli %1910, %c15 : index
    %1912 = arith.divui %1790, %c8 : index
    %1913 = arith.addi %1911, %1912 : index
    %1914 = arith.addi %1789, %1913 : index
    %1915 = arith.cmpi slt, %1914, %20 : index
    scf.if %1915 {
      %1916 = arith.cmpi eq, %hasFactors, %c9 : index
      %1917 = memref.load %factors[%1914] : memref<?xf32>
      %1918 = arith.select %1916, %1917, %c38 : f32
      %1919 = arith.addi %1793, %c10 : index
      %1920 = arith.muli %1910, %c16 : index
      %1921 = arith.addi %1919, %1920 : index
      %1922 = memref.load %17[%1921] : memref<?xf32>
      %1923 = arith.addi %1921, %c12 : index
      %1924 = memref.load %17[%1923] : memref<?xf32>
      %1925 = arith.addf %1922, %1924 : f32
      %1926 = arith.mulf %1925, %1918 : f32
      %1927 = arith.muli %3, %c9 : index
      %1928 = arith.addi %1927, %c10 : index
      %1929 = arith.muli %1928, %c8 : index
      %1930 = arith.remui %1790, %c8 : index
      %1931 = arith.addi %1929, %1930 : index
      %1932 = arith.muli %1913, %c39 : index
      %1933 = arith.addi %1932, %1931 : index
      memref.store %1926, %18[%1933] : memref<?xf32>
    }
    wave.barrier
    %1934 = arith.addi %21, %c8 : index
    %1935 = wave.wave
    %1936 = arith.addi %1935, %c10 : index
    %1937 = arith.addi %1934, %1936 : index
    %1938 = arith.cmpi slt, %1937, %20 : index
    %1939 = arith.cmpi slt, %1936, %c8 : index
    %1940 = arith.andi %1938, %1939 : i1
    scf.if %1940 {
      %1941 = arith.addi %1934, %1936 : index
      %1942 = arith.muli %1936, %c39 : index
      %1943 = wave.lane
      %1944 = arith.addi %1943, %c10 : index
      %1945 = arith.cmpi eq, %hasBias, %c9 : index
      %1946 = arith.addi %1942, %1944 : index
      %1947 = memref.load %18[%1946] : memref<?xf32>
      %1948 = arith.muli %0, %c39 : index
      %1949 = arith.addi %1948, %1944 : index
      %1950 = memref.load %bias[%1949] : memref<?xf32>
      %1951 = arith.addf %1947, %1950 : f32
      %1952 = arith.select %1945, %1951, %1947 : f32
      %1953 = arith.addi %1944, %c6 : index
      %1954 = arith.cmpi eq, %hasBias, %c9 : index
      %1955 = arith.addi %1942, %1953 : index
      %1956 = memref.load %18[%1955] : memref<?xf32>
      %1957 = arith.muli %0, %c39 : index
      %1958 = arith.addi %1957, %1953 : index
      %1959 = memref.load %bias[%1958] : memref<?xf32>
      %1960 = arith.addf %1956, %1959 : f32
      %1961 = arith.select %1954, %1960, %1956 : f32
      %1962 = arith.addi %1943, %c16 : index
      %1963 = arith.cmpi slt, %1962, %c6 : index
      %1964 = arith.minsi %1962, %c41 : index
      %1965 = arith.cmpi eq, %hasBias, %c9 : index
      %1966 = arith.addi %1942, %1964 : index
      %1967 = memref.load %18[%1966] : memref<?xf32>
      %1968 = arith.muli %0, %c39 : index
      %1969 = arith.addi %1968, %1964 : index
      %1970 = memref.load %bias[%1969] : memref<?xf32>
      %1971 = arith.addf %1967, %1970 : f32
      %1972 = arith.select %1965, %1971, %1967 : f32
      %1973 = arith.addi %1964, %c6 : index
      %1974 = arith.cmpi eq, %hasBias, %c9 : index
      %1975 = arith.addi %1942, %1973 : index
      %1976 = memref.load %18[%1975] : memref<?xf32>
      %1977 = arith.muli %0, %c39 : index
      %1978 = arith.addi %1977, %1973 : index
      %1979 = memref.load %bias[%1978] : memref<?xf32>
      %1980 = arith.addf %1976, %1979 : f32
      %1981 = arith.select %1974, %1980, %1976 : f32
      %1982 = arith.addi %heads, %kvHeads : index
      %1983 = arith.cmpi slt, %0, %1982 : index
      scf.if %1983 {
        %1984 = arith.addi %positionsAt, %1941 : index
        %1985 = memref.load %step[%1984] : memref<?xi32>
        %1986 = arith.index_cast %1985 : i32 to index
        %1987 = arith.cmpi eq, %hasNorm, %c9 : index
        %1988 = math.fma %1952, %1952, %c44 : f32
        %1989 = math.fma %1961, %1961, %1988 : f32
        %1990 = math.fma %1972, %1972, %1989 : f32
        %1991 = arith.select %1963, %1990, %1989 : f32
        %1992 = math.fma %1981, %1981, %1991 : f32
        %1993 = arith.select %1963, %1992, %1991 : f32
        %1994 = vector.broadcast %1993 : f32 to vector<1xf32>
        %1995 = wave.reduce "add" %1994 : vector<1xf32>
        %1996 = arith.mulf %1995, %inverseHeadDim : f32
        %1997 = arith.addf %1996, %epsilon : f32
        %1998 = math.sqrt %1997 : f32
        %1999 = arith.divf %c38, %1998 : f32
        %2000 = arith.cmpi slt, %0, %heads : index
        %2001 = arith.addi %1944, %c6 : index
        %2002 = memref.load %query_norm[%1944] : memref<?xf32>
        %2003 = memref.load %key_norm[%1944] : memref<?xf32>
        %2004 = arith.select %2000, %2002, %2003 : f32
        %2005 = arith.mulf %1952, %1999 : f32
        %2006 = arith.mulf %2005, %2004 : f32
        %2007 = arith.select %1987, %2006, %1952 : f32
        %2008 = memref.load %query_norm[%2001] : memref<?xf32>
        %2009 = memref.load %key_norm[%2001] : memref<?xf32>
        %2010 = arith.select %2000, %2008, %2009 : f32
        %2011 = arith.mulf %1961, %1999 : f32
        %2012 = arith.mulf %2011, %2010 : f32
        %2013 = arith.select %1987, %2012, %1961 : f32
        %2014 = arith.addi %1964, %c6 : index
        %2015 = memref.load %query_norm[%1964] : memref<?xf32>
        %2016 = memref.load %key_norm[%1964] : memref<?xf32>
        %2017 = arith.select %2000, %2015, %2016 : f32
        %2018 = arith.mulf %1972, %1999 : f32
        %2019 = arith.mulf %2018, %2017 : f32
        %2020 = arith.select %1987, %2019, %1972 : f32
        %2021 = memref.load %query_norm[%2014] : memref<?xf32>
        %2022 = memref.load %key_norm[%2014] : memref<?xf32>
        %2023 = arith.select %2000, %2021, %2022 : f32
        %2024 = arith.mulf %1981, %1999 : f32
        %2025 = arith.mulf %2024, %2023 : f32
        %2026 = arith.select %1987, %2025, %1981 : f32
        %2027 = arith.remui %1986, %c24 : index
        %2028 = arith.muli %2027, %c39 : index
        %2029 = arith.addi %2028, %1944 : index
        %2030 = arith.divui %1986, %c24 : index
        %2031 = arith.addi %2030, %c24 : index
        %2032 = arith.muli %2031, %c39 : index
        %2033 = arith.addi %2032, %1944 : index
        %2034 = memref.load %rope[%2029] : memref<?xf32>
        %2035 = arith.addi %2029, %c6 : index
        %2036 = memref.load %rope[%2035] : memref<?xf32>
        %2037 = memref.load %rope[%2033] : memref<?xf32>
        %2038 = arith.addi %2033, %c6 : index
        %2039 = memref.load %rope[%2038] : memref<?xf32>
        %2040 = arith.mulf %2037, %2034 : f32
        %2041 = arith.mulf %2039, %2036 : f32
        %2042 = arith.subf %2040, %2041 : f32
        %2043 = arith.mulf %2039, %2034 : f32
        %2044 = arith.mulf %2037, %2036 : f32
        %2045 = arith.addf %2043, %2044 : f32
        %2046 = arith.mulf %2007, %2042 : f32
        %2047 = arith.mulf %2013, %2045 : f32
        %2048 = arith.subf %2046, %2047 : f32
        %2049 = arith.mulf %2013, %2042 : f32
        %2050 = arith.mulf %2007, %2045 : f32
        %2051 = arith.addf %2049, %2050 : f32
        %2052 = arith.cmpi slt, %0, %heads : index
        scf.if %2052 {
          %2053 = arith.muli %1941, %heads : index
          %2054 = arith.addi %2053, %0 : index
          %2055 = arith.muli %2054, %c39 : index
          %2056 = arith.addi %2055, %1944 : index
          memref.store %2048, %q[%2056] : memref<?xf32>
          %2057 = arith.addi %2056, %c6 : index
          memref.store %2051, %q[%2057] : memref<?xf32>
        } else {
          %2058 = arith.addi %1942, %1944 : index
          memref.store %2048, %18[%2058] : memref<?xf32>
          %2059 = arith.addi %1942, %1944 : index
          %2060 = arith.addi %2059, %c6 : index
          memref.store %2051, %18[%2060] : memref<?xf32>
        }
        %2061 = arith.remui %1986, %c24 : index
        %2062 = arith.muli %2061, %c39 : index
        %2063 = arith.addi %2062, %1964 : index
        %2064 = arith.divui %1986, %c24 : index
        %2065 = arith.addi %2064, %c24 : index
        %2066 = arith.muli %2065, %c39 : index
        %2067 = arith.addi %2066, %1964 : index
        %2068 = memref.load %rope[%2063] : memref<?xf32>
        %2069 = arith.addi %2063, %c6 : index
        %2070 = memref.load %rope[%2069] : memref<?xf32>
        %2071 = memref.load %rope[%2067] : memref<?xf32>
        %2072 = arith.addi %2067, %c6 : index
        %2073 = memref.load %rope[%2072] : memref<?xf32>
        %2074 = arith.mulf %2071, %2068 : f32
        %2075 = arith.mulf %2073, %2070 : f32
        %2076 = arith.subf %2074, %2075 : f32
        %2077 = arith.mulf %2073, %2068 : f32
        %2078 = arith.mulf %2071, %2070 : f32
        %2079 = arith.addf %2077, %2078 : f32
        %2080 = arith.mulf %2020, %2076 : f32
        %2081 = arith.mulf %2026, %2079 : f32
        %2082 = arith.subf %2080, %2081 : f32
        %2083 = arith.mulf %2026, %2076 : f32
        %2084 = arith.mulf %2020, %2079 : f32
        %2085 = arith.addf %2083, %2084 : f32
        scf.if %1963 {
          %2086 = arith.cmpi slt, %0, %heads : index
          scf.if %2086 {
            %2087 = arith.muli %1941, %heads : index
            %2088 = arith.addi %2087, %0 : index
            %2089 = arith.muli %2088, %c39 : index
            %2090 = arith.addi %2089, %1964 : index
            memref.store %2082, %q[%2090] : memref<?xf32>
            %2091 = arith.addi %2090, %c6 : index
            memref.store %2085, %q[%2091] : memref<?xf32>
          } else {
            %2092 = arith.addi %1942, %1964 : index
            memref.store %2082, %18[%2092] : memref<?xf32>
            %2093 = arith.addi %1942, %1964 : index
            %2094 = arith.addi %2093, %c6 : index
            memref.store %2085, %18[%2094] : memref<?xf32>
          }
        }
      } else {
        %2095 = arith.cmpi slt, %0, %heads : index
        scf.if %2095 {
          %2096 = arith.muli %1941, %heads : index
          %2097 = arith.addi %2096, %0 : index
          %2098 = arith.muli %2097, %c39 : index
          %2099 = arith.addi %2098, %1944 : index
          memref.store %1952, %q[%2099] : memref<?xf32>
          %2100 = arith.addi %2099, %c6 : index
          memref.store %1961, %q[%2100] : memref<?xf32>
        } else {
          %2101 = arith.addi %1942, %1944 : index
          memref.store %1952, %18[%2101] : memref<?xf32>
          %2102 = arith.addi %1942, %1944 : index
          %2103 = arith.addi %2102, %c6 : index
          memref.store %1961, %18[%2103] : memref<?xf32>
        }
        scf.if %1963 {
          %2104 = arith.cmpi slt, %0, %heads : index
          scf.if %2104 {
            %2105 = arith.muli %1941, %heads : index
            %2106 = arith.addi %2105, %0 : index
            %2107 = arith.muli %2106, %c39 : index
            %2108 = arith.addi %2107, %1964 : index
            memref.store %1972, %q[%2108] : memref<?xf32>
            %2109 = arith.addi %2108, %c6 : index
            memref.store %1981, %q[%2109] : memref<?xf32>
          } else {
            %2110 = arith.addi %1942, %1964 : index
            memref.store %1972, %18[%2110] : memref<?xf32>
            %2111 = arith.addi %1942, %1964 : index
            %2112 = arith.addi %2111, %c6 : index
            memref.store %1981, %18[%2112] : memref<?xf32>
          }
        }
      }
    }
    %2113 = arith.addi %1935, %c47 : index
    %2114 = arith.addi %1934, %2113 : index
    %2115 = arith.cmpi slt, %2114, %20 : index
    %2116 = arith.cmpi slt, %2113, %c8 : index
    %2117 = arith.andi %2115, %2116 : i1
    scf.if %2117 {
      %2118 = arith.addi %1934, %2113 : index
      %2119 = arith.muli %2113, %c39 : index
      %2120 = wave.lane
      %2121 = arith.addi %2120, %c10 : index
      %2122 = arith.cmpi eq, %hasBias, %c9 : index
      %2123 = arith.addi %2119, %2121 : index
      %2124 = memref.load %18[%2123] : memref<?xf32>
      %2125 = arith.muli %0, %c39 : index
      %2126 = arith.addi %2125, %2121 : index
      %2127 = memref.load %bias[%2126] : memref<?xf32>
      %2128 = arith.addf %2124, %2127 : f32
      %2129 = arith.select %2122, %2128, %2124 : f32
      %2130 = arith.addi %2121, %c6 : index
      %2131 = arith.cmpi eq, %hasBias, %c9 : index
      %2132 = arith.addi %2119, %2130 : index
      %2133 = memref.load %18[%2132] : memref<?xf32>
      %2134 = arith.muli %0, %c39 : index
      %2135 = arith.addi %2134, %2130 : index
      %2136 = memref.load %bias[%2135] : memref<?xf32>
      %2137 = arith.addf %2133, %2136 : f32
      %2138 = arith.select %2131, %2137, %2133 : f32
      %2139 = arith.addi %2120, %c16 : index
      %2140 = arith.cmpi slt, %2139, %c6 : index
      %2141 = arith.minsi %2139, %c41 : index
      %2142 = arith.cmpi eq, %hasBias, %c9 : index
      %2143 = arith.addi %2119, %2141 : index
      %2144 = memref.load %18[%2143] : memref<?xf32>
      %2145 = arith.muli %0, %c39 : index
      %2146 = arith.addi %2145, %2141 : index
      %2147 = memref.load %bias[%2146] : memref<?xf32>
      %2148 = arith.addf %2144, %2147 : f32
      %2149 = arith.select %2142, %2148, %2144 : f32
      %2150 = arith.addi %2141, %c6 : index
      %2151 = arith.cmpi eq, %hasBias, %c9 : index
      %2152 = arith.addi %2119, %2150 : index
      %2153 = memref.load %18[%2152] : memref<?xf32>
      %2154 = arith.muli %0, %c39 : index
      %2155 = arith.addi %2154, %2150 : index
      %2156 = memref.load %bias[%2155] : memref<?xf32>
      %2157 = arith.addf %2153, %2156 : f32
      %2158 = arith.select %2151, %2157, %2153 : f32
      %2159 = arith.addi %heads, %kvHeads : index
      %2160 = arith.cmpi slt, %0, %2159 : index
      scf.if %2160 {
        %2161 = arith.addi %positionsAt, %2118 : index
        %2162 = memref.load %step[%2161] : memref<?xi32>
        %2163 = arith.index_cast %2162 : i32 to index
        %2164 = arith.cmpi eq, %hasNorm, %c9 : index
        %2165 = math.fma %2129, %2129, %c44 : f32
        %2166 = math.fma %2138, %2138, %2165 : f32
        %2167 = math.fma %2149, %2149, %2166 : f32
        %2168 = arith.select %2140, %2167, %2166 : f32
        %2169 = math.fma %2158, %2158, %2168 : f32
        %2170 = arith.select %2140, %2169, %2168 : f32
        %2171 = vector.broadcast %2170 : f32 to vector<1xf32>
        %2172 = wave.reduce "add" %2171 : vector<1xf32>
        %2173 = arith.mulf %2172, %inverseHeadDim : f32
        %2174 = arith.addf %2173, %epsilon : f32
        %2175 = math.sqrt %2174 : f32
        %2176 = arith.divf %c38, %2175 : f32
        %2177 = arith.cmpi slt, %0, %heads : index
        %2178 = arith.addi %2121, %c6 : index
        %2179 = memref.load %query_norm[%2121] : memref<?xf32>
        %2180 = memref.load %key_norm[%2121] : memref<?xf32>
        %2181 = arith.select %2177, %2179, %2180 : f32
        %2182 = arith.mulf %2129, %2176 : f32
        %2183 = arith.mulf %2182, %2181 : f32
        %2184 = arith.select %2164, %2183, %2129 : f32
        %2185 = memref.load %query_norm[%2178] : memref<?xf32>
        %2186 = memref.load %key_norm[%2178] : memref<?xf32>
        %2187 = arith.select %2177, %2185, %2186 : f32
        %2188 = arith.mulf %2138, %2176 : f32
        %2189 = arith.mulf %2188, %2187 : f32
        %2190 = arith.select %2164, %2189, %2138 : f32
        %2191 = arith.addi %2141, %c6 : index
        %2192 = memref.load %query_norm[%2141] : memref<?xf32>
        %2193 = memref.load %key_norm[%2141] : memref<?xf32>
        %2194 = arith.select %2177, %2192, %2193 : f32
        %2195 = arith.mulf %2149, %2176 : f32
        %2196 = arith.mulf %2195, %2194 : f32
        %2197 = arith.select %2164, %2196, %2149 : f32
        %2198 = memref.load %query_norm[%2191] : memref<?xf32>
        %2199 = memref.load %key_norm[%2191] : memref<?xf32>
        %2200 = arith.select %2177, %2198, %2199 : f32
        %2201 = arith.mulf %2158, %2176 : f32
        %2202 = arith.mulf %2201, %2200 : f32
        %2203 = arith.select %2164, %2202, %2158 : f32
        %2204 = arith.remui %2163, %c24 : index
        %2205 = arith.muli %2204, %c39 : index
        %2206 = arith.addi %2205, %2121 : index
        %2207 = arith.divui %2163, %c24 : index
        %2208 = arith.addi %2207, %c24 : index
        %2209 = arith.muli %2208, %c39 : index
        %2210 = arith.addi %2209, %2121 : index
        %2211 = memref.load %rope[%2206] : memref<?xf32>
        %2212 = arith.addi %2206, %c6 : index
        %2213 = memref.load %rope[%2212] : memref<?xf32>
        %2214 = memref.load %rope[%2210] : memref<?xf32>
        %2215 = arith.addi %2210, %c6 : index
        %2216 = memref.load %rope[%2215] : memref<?xf32>
        %2217 = arith.mulf %2214, %2211 : f32
        %2218 = arith.mulf %2216, %2213 : f32
        %2219 = arith.subf %2217, %2218 : f32
        %2220 = arith.mulf %2216, %2211 : f32
        %2221 = arith.mulf %2214, %2213 : f32
        %2222 = arith.addf %2220, %2221 : f32
        %2223 = arith.mulf %2184, %2219 : f32
        %2224 = arith.mulf %2190, %2222 : f32
        %2225 = arith.subf %2223, %2224 : f32
        %2226 = arith.mulf %2190, %2219 : f32
        %2227 = arith.mulf %2184, %2222 : f32
        %2228 = arith.addf %2226, %2227 : f32
        %2229 = arith.cmpi slt, %0, %heads : index
        scf.if %2229 {
          %2230 = arith.muli %2118, %heads : index
          %2231 = arith.addi %2230, %0 : index
          %2232 = arith.muli %2231, %c39 : index
          %2233 = arith.addi %2232, %2121 : index
          memref.store %2225, %q[%2233] : memref<?xf32>
          %2234 = arith.addi %2233, %c6 : index
          memref.store %2228, %q[%2234] : memref<?xf32>
        } else {
          %2235 = arith.addi %2119, %2121 : index
          memref.store %2225, %18[%2235] : memref<?xf32>
          %2236 = arith.addi %2119, %2121 : index
          %2237 = arith.addi %2236, %c6 : index
          memref.store %2228, %18[%2237] : memref<?xf32>
        }
        %2238 = arith.remui %2163, %c24 : index
        %2239 = arith.muli %2238, %c39 : index
        %2240 = arith.addi %2239, %2141 : index
        %2241 = arith.divui %2163, %c24 : index
        %2242 = arith.addi %2241, %c24 : index
        %2243 = arith.muli %2242, %c39 : index
        %2244 = arith.addi %2243, %2141 : index
        %2245 = memref.load %rope[%2240] : memref<?xf32>
        %2246 = arith.addi %2240, %c6 : index
        %2247 = memref.load %rope[%2246] : memref<?xf32>
        %2248 = memref.load %rope[%2244] : memref<?xf32>
        %2249 = arith.addi %2244, %c6 : index
        %2250 = memref.load %rope[%2249] : memref<?xf32>
        %2251 = arith.mulf %2248, %2245 : f32
        %2252 = arith.mulf %2250, %2247 : f32
        %2253 = arith.subf %2251, %2252 : f32
        %2254 = arith.mulf %2250, %2245 : f32
        %2255 = arith.mulf %2248, %2247 : f32
        %2256 = arith.addf %2254, %2255 : f32
        %2257 = arith.mulf %2197, %2253 : f32
        %2258 = arith.mulf %2203, %2256 : f32
        %2259 = arith.subf %2257, %2258 : f32
        %2260 = arith.mulf %2203, %2253 : f32
        %2261 = arith.mulf %2197, %2256 : f32
        %2262 = arith.addf %2260, %2261 : f32
        scf.if %2140 {
          %2263 = arith.cmpi slt, %0, %heads : index
          scf.if %2263 {
            %2264 = arith.muli %2118, %heads : index
            %2265 = arith.addi %2264, %0 : index
            %2266 = arith.muli %2265, %c39 : index
            %2267 = arith.addi %2266, %2141 : index
            memref.store %2259, %q[%2267] : memref<?xf32>
            %2268 = arith.addi %2267, %c6 : index
            memref.store %2262, %q[%2268] : memref<?xf32>
          } else {
            %2269 = arith.addi %2119, %2141 : index
            memref.store %2259, %18[%2269] : memref<?xf32>
            %2270 = arith.addi %2119, %2141 : index
            %2271 = arith.addi %2270, %c6 : index
            memref.store %2262, %18[%2271] : memref<?xf32>
          }
        }
      } else {
        %2272 = arith.cmpi slt, %0, %heads : index
        scf.if %2272 {
          %2273 = arith.muli %2118, %heads : index
          %2274 = arith.addi %2273, %0 : index
          %2275 = arith.muli %2274, %c39 : index
          %2276 = arith.addi %2275, %2121 : index
          memref.store %2129, %q[%2276] : memref<?xf32>
          %2277 = arith.addi %2276, %c6 : index
          memref.store %2138, %q[%2277] : memref<?xf32>
        } else {
          %2278 = arith.addi %2119, %2121 : index
          memref.store %2129, %18[%2278] : memref<?xf32>
          %2279 = arith.addi %2119, %2121 : index
          %2280 = arith.addi %2279, %c6 : index
          memref.store %2138, %18[%2280] : memref<?xf32>
        }
        scf.if %2140 {
          %2281 = arith.cmpi slt, %0, %heads : index
          scf.if %2281 {
            %2282 = arith.muli %2118, %heads : index
            %2283 = arith.addi %2282, %0 : index
            %2284 = arith.muli %2283, %c39 : index
            %2285 = arith.addi %2284, %2141 : index
            memref.store %2149, %q[%2285] : memref<?xf32>
            %2286 = arith.addi %2285, %c6 : index
            memref.store %2158, %q[%2286] : memref<?xf32>
          } else {
            %2287 = arith.addi %2119, %2141 : index
            memref.store %2149, %18[%2287] : memref<?xf32>
            %2288 = arith.addi %2119, %2141 : index
            %2289 = arith.addi %2288, %c6 : index
            memref.store %2158, %18[%2289] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2290 = arith.cmpi sge, %0, %heads : index
    scf.if %2290 {
      %2291 = arith.addi %1935, %c10 : index
      %2292 = arith.addi %1934, %2291 : index
      %2293 = arith.cmpi slt, %2292, %20 : index
      %2294 = arith.cmpi slt, %2291, %c8 : index
      %2295 = arith.andi %2293, %2294 : i1
      scf.if %2295 {
        %2296 = arith.addi %1934, %2291 : index
        %2297 = arith.addi %slotsAt, %2296 : index
        %2298 = memref.load %step[%2297] : memref<?xi32>
        %2299 = arith.index_cast %2298 : i32 to index
        %2300 = arith.cmpi sge, %2299, %c10 : index
        scf.if %2300 {
          %2301 = arith.muli %2291, %c39 : index
          %2302 = arith.subi %0, %heads : index
          %2303 = memref.load %scales[%2302] : memref<?xf32>
          %2304 = vector.broadcast %2303 : f32 to vector<4xf32>
          %2305 = arith.divui %2299, %c8 : index
          %2306 = arith.remui %2299, %c8 : index
          %2307 = arith.muli %2305, %pageBytes : index
          %2308 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2308 {
            %2309 = wave.lane
            %2310 = arith.muli %2309, %c21 : index
            scf.for %2311 = %2310 to %c39 step %c33 {
              %2312 = arith.addi %2301, %2311 : index
              %2313 = vector.load %18[%2312] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2314 = arith.mulf %2313, %2304 : vector<4xf32>
              %2315 = arith.minimumf %2314, %c51 : vector<4xf32>
              %2316 = arith.maximumf %2315, %c52 : vector<4xf32>
              %2317 = arith.truncf %2316 : vector<4xf32> to vector<4xf16>
              %2318 = vector.bitcast %2317 : vector<4xf16> to vector<8xi8>
              %2319 = arith.cmpi slt, %2302, %kvHeads : index
              scf.if %2319 {
                %2320 = arith.muli %2302, %c53 : index
                %2321 = arith.addi %2307, %2320 : index
                %2322 = arith.divui %2311, %c8 : index
                %2323 = arith.muli %2322, %c54 : index
                %2324 = arith.remui %2311, %c8 : index
                %2325 = arith.divui %2324, %c5 : index
                %2326 = arith.muli %2325, %c24 : index
                %2327 = arith.muli %2306, %c8 : index
                %2328 = arith.addi %2326, %2327 : index
                %2329 = arith.remui %2324, %c5 : index
                %2330 = arith.muli %2329, %c15 : index
                %2331 = arith.addi %2328, %2330 : index
                %2332 = arith.addi %2323, %2331 : index
                %2333 = arith.addi %2321, %2332 : index
                vector.store %2318, %kv[%2333] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2334 = arith.subi %2302, %kvHeads : index
                %2335 = arith.muli %2334, %c53 : index
                %2336 = arith.addi %2307, %2335 : index
                %2337 = arith.addi %2311, %c10 : index
                %2338 = arith.divui %2337, %c8 : index
                %2339 = arith.muli %2338, %c54 : index
                %2340 = arith.addi %2339, %c11 : index
                %2341 = arith.remui %2337, %c8 : index
                %2342 = arith.divui %2306, %c15 : index
                %2343 = arith.remui %2306, %c15 : index
                %2344 = arith.muli %2343, %c5 : index
                %2345 = arith.addi %2342, %2344 : index
                %2346 = arith.divui %2345, %c5 : index
                %2347 = arith.muli %2346, %c24 : index
                %2348 = arith.muli %2341, %c8 : index
                %2349 = arith.addi %2347, %2348 : index
                %2350 = arith.remui %2345, %c5 : index
                %2351 = arith.muli %2350, %c15 : index
                %2352 = arith.addi %2349, %2351 : index
                %2353 = arith.addi %2340, %2352 : index
                %2354 = arith.addi %2336, %2353 : index
                %2355 = vector.shuffle %2318, %2318 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2355, %kv[%2354] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2356 = arith.addi %2311, %c9 : index
                %2357 = arith.divui %2356, %c8 : index
                %2358 = arith.muli %2357, %c54 : index
                %2359 = arith.addi %2358, %c11 : index
                %2360 = arith.remui %2356, %c8 : index
                %2361 = arith.divui %2306, %c15 : index
                %2362 = arith.remui %2306, %c15 : index
                %2363 = arith.muli %2362, %c5 : index
                %2364 = arith.addi %2361, %2363 : index
                %2365 = arith.divui %2364, %c5 : index
                %2366 = arith.muli %2365, %c24 : index
                %2367 = arith.muli %2360, %c8 : index
                %2368 = arith.addi %2366, %2367 : index
                %2369 = arith.remui %2364, %c5 : index
                %2370 = arith.muli %2369, %c15 : index
                %2371 = arith.addi %2368, %2370 : index
                %2372 = arith.addi %2359, %2371 : index
                %2373 = arith.addi %2336, %2372 : index
                %2374 = vector.shuffle %2318, %2318 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2374, %kv[%2373] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2375 = arith.addi %2311, %c15 : index
                %2376 = arith.divui %2375, %c8 : index
                %2377 = arith.muli %2376, %c54 : index
                %2378 = arith.addi %2377, %c11 : index
                %2379 = arith.remui %2375, %c8 : index
                %2380 = arith.divui %2306, %c15 : index
                %2381 = arith.remui %2306, %c15 : index
                %2382 = arith.muli %2381, %c5 : index
                %2383 = arith.addi %2380, %2382 : index
                %2384 = arith.divui %2383, %c5 : index
                %2385 = arith.muli %2384, %c24 : index
                %2386 = arith.muli %2379, %c8 : index
                %2387 = arith.addi %2385, %2386 : index
                %2388 = arith.remui %2383, %c5 : index
                %2389 = arith.muli %2388, %c15 : index
                %2390 = arith.addi %2387, %2389 : index
                %2391 = arith.addi %2378, %2390 : index
                %2392 = arith.addi %2336, %2391 : index
                %2393 = vector.shuffle %2318, %2318 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2393, %kv[%2392] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2394 = arith.addi %2311, %c31 : index
                %2395 = arith.divui %2394, %c8 : index
                %2396 = arith.muli %2395, %c54 : index
                %2397 = arith.addi %2396, %c11 : index
                %2398 = arith.remui %2394, %c8 : index
                %2399 = arith.divui %2306, %c15 : index
                %2400 = arith.remui %2306, %c15 : index
                %2401 = arith.muli %2400, %c5 : index
                %2402 = arith.addi %2399, %2401 : index
                %2403 = arith.divui %2402, %c5 : index
                %2404 = arith.muli %2403, %c24 : index
                %2405 = arith.muli %2398, %c8 : index
                %2406 = arith.addi %2404, %2405 : index
                %2407 = arith.remui %2402, %c5 : index
                %2408 = arith.muli %2407, %c15 : index
                %2409 = arith.addi %2406, %2408 : index
                %2410 = arith.addi %2397, %2409 : index
                %2411 = arith.addi %2336, %2410 : index
                %2412 = vector.shuffle %2318, %2318 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2412, %kv[%2411] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2413 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2413 {
            %2414 = wave.lane
            %2415 = arith.muli %2414, %c21 : index
            scf.for %2416 = %2415 to %c39 step %c33 {
              %2417 = arith.addi %2301, %2416 : index
              %2418 = vector.load %18[%2417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2419 = arith.mulf %2418, %2304 : vector<4xf32>
              %2420 = wave.fp8_encode "e4m3" %2419 : vector<4xf32> -> vector<4xi8>
              %2421 = arith.cmpi slt, %2302, %kvHeads : index
              scf.if %2421 {
                %2422 = arith.muli %2302, %c11 : index
                %2423 = arith.addi %2307, %2422 : index
                %2424 = vector.shuffle %2420, %2420 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2425 = arith.divui %2416, %c8 : index
                %2426 = arith.muli %2425, %c24 : index
                %2427 = arith.remui %2416, %c8 : index
                %2428 = arith.muli %2306, %c8 : index
                %2429 = arith.divui %2427, %c21 : index
                %2430 = arith.muli %2429, %c21 : index
                %2431 = arith.remui %2427, %c15 : index
                %2432 = arith.muli %2431, %c15 : index
                %2433 = arith.addi %2430, %2432 : index
                %2434 = arith.divui %2427, %c15 : index
                %2435 = arith.remui %2434, %c15 : index
                %2436 = arith.addi %2433, %2435 : index
                %2437 = arith.addi %2428, %2436 : index
                %2438 = arith.addi %2426, %2437 : index
                %2439 = arith.addi %2423, %2438 : index
                vector.store %2424, %kv[%2439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2440 = arith.subi %2302, %kvHeads : index
                %2441 = arith.muli %2440, %c11 : index
                %2442 = arith.addi %2307, %2441 : index
                %2443 = arith.addi %2416, %c10 : index
                %2444 = arith.divui %2443, %c8 : index
                %2445 = arith.muli %2444, %c24 : index
                %2446 = arith.addi %2445, %c12 : index
                %2447 = arith.remui %2443, %c8 : index
                %2448 = arith.divui %2306, %c15 : index
                %2449 = arith.remui %2306, %c15 : index
                %2450 = arith.muli %2449, %c5 : index
                %2451 = arith.addi %2448, %2450 : index
                %2452 = arith.muli %2447, %c8 : index
                %2453 = arith.divui %2451, %c21 : index
                %2454 = arith.muli %2453, %c21 : index
                %2455 = arith.remui %2451, %c15 : index
                %2456 = arith.muli %2455, %c15 : index
                %2457 = arith.addi %2454, %2456 : index
                %2458 = arith.divui %2451, %c15 : index
                %2459 = arith.remui %2458, %c15 : index
                %2460 = arith.addi %2457, %2459 : index
                %2461 = arith.addi %2452, %2460 : index
                %2462 = arith.addi %2446, %2461 : index
                %2463 = arith.addi %2442, %2462 : index
                %2464 = vector.shuffle %2420, %2420 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2464, %kv[%2463] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2465 = arith.addi %2416, %c9 : index
                %2466 = arith.divui %2465, %c8 : index
                %2467 = arith.muli %2466, %c24 : index
                %2468 = arith.addi %2467, %c12 : index
                %2469 = arith.remui %2465, %c8 : index
                %2470 = arith.divui %2306, %c15 : index
                %2471 = arith.remui %2306, %c15 : index
                %2472 = arith.muli %2471, %c5 : index
                %2473 = arith.addi %2470, %2472 : index
                %2474 = arith.muli %2469, %c8 : index
                %2475 = arith.divui %2473, %c21 : index
                %2476 = arith.muli %2475, %c21 : index
                %2477 = arith.remui %2473, %c15 : index
                %2478 = arith.muli %2477, %c15 : index
                %2479 = arith.addi %2476, %2478 : index
                %2480 = arith.divui %2473, %c15 : index
                %2481 = arith.remui %2480, %c15 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.addi %2474, %2482 : index
                %2484 = arith.addi %2468, %2483 : index
                %2485 = arith.addi %2442, %2484 : index
                %2486 = vector.shuffle %2420, %2420 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2486, %kv[%2485] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2487 = arith.addi %2416, %c15 : index
                %2488 = arith.divui %2487, %c8 : index
                %2489 = arith.muli %2488, %c24 : index
                %2490 = arith.addi %2489, %c12 : index
                %2491 = arith.remui %2487, %c8 : index
                %2492 = arith.divui %2306, %c15 : index
                %2493 = arith.remui %2306, %c15 : index
                %2494 = arith.muli %2493, %c5 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.muli %2491, %c8 : index
                %2497 = arith.divui %2495, %c21 : index
                %2498 = arith.muli %2497, %c21 : index
                %2499 = arith.remui %2495, %c15 : index
                %2500 = arith.muli %2499, %c15 : index
                %2501 = arith.addi %2498, %2500 : index
                %2502 = arith.divui %2495, %c15 : index
                %2503 = arith.remui %2502, %c15 : index
                %2504 = arith.addi %2501, %2503 : index
                %2505 = arith.addi %2496, %2504 : index
                %2506 = arith.addi %2490, %2505 : index
                %2507 = arith.addi %2442, %2506 : index
                %2508 = vector.shuffle %2420, %2420 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2508, %kv[%2507] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2509 = arith.addi %2416, %c31 : index
                %2510 = arith.divui %2509, %c8 : index
                %2511 = arith.muli %2510, %c24 : index
                %2512 = arith.addi %2511, %c12 : index
                %2513 = arith.remui %2509, %c8 : index
                %2514 = arith.divui %2306, %c15 : index
                %2515 = arith.remui %2306, %c15 : index
                %2516 = arith.muli %2515, %c5 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.muli %2513, %c8 : index
                %2519 = arith.divui %2517, %c21 : index
                %2520 = arith.muli %2519, %c21 : index
                %2521 = arith.remui %2517, %c15 : index
                %2522 = arith.muli %2521, %c15 : index
                %2523 = arith.addi %2520, %2522 : index
                %2524 = arith.divui %2517, %c15 : index
                %2525 = arith.remui %2524, %c15 : index
                %2526 = arith.addi %2523, %2525 : index
                %2527 = arith.addi %2518, %2526 : index
                %2528 = arith.addi %2512, %2527 : index
                %2529 = arith.addi %2442, %2528 : index
                %2530 = vector.shuffle %2420, %2420 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2530, %kv[%2529] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2531 = arith.cmpi eq, %codec, %c15 : index
          scf.if %2531 {
            %2532 = wave.lane
            %2533 = arith.muli %2532, %c21 : index
            scf.for %2534 = %2533 to %c39 step %c33 {
              %2535 = arith.addi %2301, %2534 : index
              %2536 = vector.load %18[%2535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2537 = arith.mulf %2536, %2304 : vector<4xf32>
              %2538 = wave.fp8_encode "e5m2" %2537 : vector<4xf32> -> vector<4xi8>
              %2539 = arith.cmpi slt, %2302, %kvHeads : index
              scf.if %2539 {
                %2540 = arith.muli %2302, %c11 : index
                %2541 = arith.addi %2307, %2540 : index
                %2542 = vector.shuffle %2538, %2538 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2543 = arith.divui %2534, %c8 : index
                %2544 = arith.muli %2543, %c24 : index
                %2545 = arith.remui %2534, %c8 : index
                %2546 = arith.muli %2306, %c8 : index
                %2547 = arith.divui %2545, %c21 : index
                %2548 = arith.muli %2547, %c21 : index
                %2549 = arith.remui %2545, %c15 : index
                %2550 = arith.muli %2549, %c15 : index
                %2551 = arith.addi %2548, %2550 : index
                %2552 = arith.divui %2545, %c15 : index
                %2553 = arith.remui %2552, %c15 : index
                %2554 = arith.addi %2551, %2553 : index
                %2555 = arith.addi %2546, %2554 : index
                %2556 = arith.addi %2544, %2555 : index
                %2557 = arith.addi %2541, %2556 : index
                vector.store %2542, %kv[%2557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2558 = arith.subi %2302, %kvHeads : index
                %2559 = arith.muli %2558, %c11 : index
                %2560 = arith.addi %2307, %2559 : index
                %2561 = arith.addi %2534, %c10 : index
                %2562 = arith.divui %2561, %c8 : index
                %2563 = arith.muli %2562, %c24 : index
                %2564 = arith.addi %2563, %c12 : index
                %2565 = arith.remui %2561, %c8 : index
                %2566 = arith.divui %2306, %c15 : index
                %2567 = arith.remui %2306, %c15 : index
                %2568 = arith.muli %2567, %c5 : index
                %2569 = arith.addi %2566, %2568 : index
                %2570 = arith.muli %2565, %c8 : index
                %2571 = arith.divui %2569, %c21 : index
                %2572 = arith.muli %2571, %c21 : index
                %2573 = arith.remui %2569, %c15 : index
                %2574 = arith.muli %2573, %c15 : index
                %2575 = arith.addi %2572, %2574 : index
                %2576 = arith.divui %2569, %c15 : index
                %2577 = arith.remui %2576, %c15 : index
                %2578 = arith.addi %2575, %2577 : index
                %2579 = arith.addi %2570, %2578 : index
                %2580 = arith.addi %2564, %2579 : index
                %2581 = arith.addi %2560, %2580 : index
                %2582 = vector.shuffle %2538, %2538 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2582, %kv[%2581] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2583 = arith.addi %2534, %c9 : index
                %2584 = arith.divui %2583, %c8 : index
                %2585 = arith.muli %2584, %c24 : index
                %2586 = arith.addi %2585, %c12 : index
                %2587 = arith.remui %2583, %c8 : index
                %2588 = arith.divui %2306, %c15 : index
                %2589 = arith.remui %2306, %c15 : index
                %2590 = arith.muli %2589, %c5 : index
                %2591 = arith.addi %2588, %2590 : index
                %2592 = arith.muli %2587, %c8 : index
                %2593 = arith.divui %2591, %c21 : index
                %2594 = arith.muli %2593, %c21 : index
                %2595 = arith.remui %2591, %c15 : index
                %2596 = arith.muli %2595, %c15 : index
                %2597 = arith.addi %2594, %2596 : index
                %2598 = arith.divui %2591, %c15 : index
                %2599 = arith.remui %2598, %c15 : index
                %2600 = arith.addi %2597, %2599 : index
                %2601 = arith.addi %2592, %2600 : index
                %2602 = arith.addi %2586, %2601 : index
                %2603 = arith.addi %2560, %2602 : index
                %2604 = vector.shuffle %2538, %2538 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2604, %kv[%2603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2605 = arith.addi %2534, %c15 : index
                %2606 = arith.divui %2605, %c8 : index
                %2607 = arith.muli %2606, %c24 : index
                %2608 = arith.addi %2607, %c12 : index
                %2609 = arith.remui %2605, %c8 : index
                %2610 = arith.divui %2306, %c15 : index
                %2611 = arith.remui %2306, %c15 : index
                %2612 = arith.muli %2611, %c5 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.muli %2609, %c8 : index
                %2615 = arith.divui %2613, %c21 : index
                %2616 = arith.muli %2615, %c21 : index
                %2617 = arith.remui %2613, %c15 : index
                %2618 = arith.muli %2617, %c15 : index
                %2619 = arith.addi %2616, %2618 : index
                %2620 = arith.divui %2613, %c15 : index
                %2621 = arith.remui %2620, %c15 : index
                %2622 = arith.addi %2619, %2621 : index
                %2623 = arith.addi %2614, %2622 : index
                %2624 = arith.addi %2608, %2623 : index
                %2625 = arith.addi %2560, %2624 : index
                %2626 = vector.shuffle %2538, %2538 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2626, %kv[%2625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2627 = arith.addi %2534, %c31 : index
                %2628 = arith.divui %2627, %c8 : index
                %2629 = arith.muli %2628, %c24 : index
                %2630 = arith.addi %2629, %c12 : index
                %2631 = arith.remui %2627, %c8 : index
                %2632 = arith.divui %2306, %c15 : index
                %2633 = arith.remui %2306, %c15 : index
                %2634 = arith.muli %2633, %c5 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.muli %2631, %c8 : index
                %2637 = arith.divui %2635, %c21 : index
                %2638 = arith.muli %2637, %c21 : index
                %2639 = arith.remui %2635, %c15 : index
                %2640 = arith.muli %2639, %c15 : index
                %2641 = arith.addi %2638, %2640 : index
                %2642 = arith.divui %2635, %c15 : index
                %2643 = arith.remui %2642, %c15 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.addi %2636, %2644 : index
                %2646 = arith.addi %2630, %2645 : index
                %2647 = arith.addi %2560, %2646 : index
                %2648 = vector.shuffle %2538, %2538 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2648, %kv[%2647] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2649 = arith.addi %1935, %c47 : index
      %2650 = arith.addi %1934, %2649 : index
      %2651 = arith.cmpi slt, %2650, %20 : index
      %2652 = arith.cmpi slt, %2649, %c8 : index
      %2653 = arith.andi %2651, %2652 : i1
      scf.if %2653 {
        %2654 = arith.addi %1934, %2649 : index
        %2655 = arith.addi %slotsAt, %2654 : index
        %2656 = memref.load %step[%2655] : memref<?xi32>
        %2657 = arith.index_cast %2656 : i32 to index
        %2658 = arith.cmpi sge, %2657, %c10 : index
        scf.if %2658 {
          %2659 = arith.muli %2649, %c39 : index
          %2660 = arith.subi %0, %heads : index
          %2661 = memref.load %scales[%2660] : memref<?xf32>
          %2662 = vector.broadcast %2661 : f32 to vector<4xf32>
          %2663 = arith.divui %2657, %c8 : index
          %2664 = arith.remui %2657, %c8 : index
          %2665 = arith.muli %2663, %pageBytes : index
          %2666 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2666 {
            %2667 = wave.lane
            %2668 = arith.muli %2667, %c21 : index
            scf.for %2669 = %2668 to %c39 step %c33 {
              %2670 = arith.addi %2659, %2669 : index
              %2671 = vector.load %18[%2670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2672 = arith.mulf %2671, %2662 : vector<4xf32>
              %2673 = arith.minimumf %2672, %c51 : vector<4xf32>
              %2674 = arith.maximumf %2673, %c52 : vector<4xf32>
              %2675 = arith.truncf %2674 : vector<4xf32> to vector<4xf16>
              %2676 = vector.bitcast %2675 : vector<4xf16> to vector<8xi8>
              %2677 = arith.cmpi slt, %2660, %kvHeads : index
              scf.if %2677 {
                %2678 = arith.muli %2660, %c53 : index
                %2679 = arith.addi %2665, %2678 : index
                %2680 = arith.divui %2669, %c8 : index
                %2681 = arith.muli %2680, %c54 : index
                %2682 = arith.remui %2669, %c8 : index
                %2683 = arith.divui %2682, %c5 : index
                %2684 = arith.muli %2683, %c24 : index
                %2685 = arith.muli %2664, %c8 : index
                %2686 = arith.addi %2684, %2685 : index
                %2687 = arith.remui %2682, %c5 : index
                %2688 = arith.muli %2687, %c15 : index
                %2689 = arith.addi %2686, %2688 : index
                %2690 = arith.addi %2681, %2689 : index
                %2691 = arith.addi %2679, %2690 : index
                vector.store %2676, %kv[%2691] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2692 = arith.subi %2660, %kvHeads : index
                %2693 = arith.muli %2692, %c53 : index
                %2694 = arith.addi %2665, %2693 : index
                %2695 = arith.addi %2669, %c10 : index
                %2696 = arith.divui %2695, %c8 : index
                %2697 = arith.muli %2696, %c54 : index
                %2698 = arith.addi %2697, %c11 : index
                %2699 = arith.remui %2695, %c8 : index
                %2700 = arith.divui %2664, %c15 : index
                %2701 = arith.remui %2664, %c15 : index
                %2702 = arith.muli %2701, %c5 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.divui %2703, %c5 : index
                %2705 = arith.muli %2704, %c24 : index
                %2706 = arith.muli %2699, %c8 : index
                %2707 = arith.addi %2705, %2706 : index
                %2708 = arith.remui %2703, %c5 : index
                %2709 = arith.muli %2708, %c15 : index
                %2710 = arith.addi %2707, %2709 : index
                %2711 = arith.addi %2698, %2710 : index
                %2712 = arith.addi %2694, %2711 : index
                %2713 = vector.shuffle %2676, %2676 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2713, %kv[%2712] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2714 = arith.addi %2669, %c9 : index
                %2715 = arith.divui %2714, %c8 : index
                %2716 = arith.muli %2715, %c54 : index
                %2717 = arith.addi %2716, %c11 : index
                %2718 = arith.remui %2714, %c8 : index
                %2719 = arith.divui %2664, %c15 : index
                %2720 = arith.remui %2664, %c15 : index
                %2721 = arith.muli %2720, %c5 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.divui %2722, %c5 : index
                %2724 = arith.muli %2723, %c24 : index
                %2725 = arith.muli %2718, %c8 : index
                %2726 = arith.addi %2724, %2725 : index
                %2727 = arith.remui %2722, %c5 : index
                %2728 = arith.muli %2727, %c15 : index
                %2729 = arith.addi %2726, %2728 : index
                %2730 = arith.addi %2717, %2729 : index
                %2731 = arith.addi %2694, %2730 : index
                %2732 = vector.shuffle %2676, %2676 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2732, %kv[%2731] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2733 = arith.addi %2669, %c15 : index
                %2734 = arith.divui %2733, %c8 : index
                %2735 = arith.muli %2734, %c54 : index
                %2736 = arith.addi %2735, %c11 : index
                %2737 = arith.remui %2733, %c8 : index
                %2738 = arith.divui %2664, %c15 : index
                %2739 = arith.remui %2664, %c15 : index
                %2740 = arith.muli %2739, %c5 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.divui %2741, %c5 : index
                %2743 = arith.muli %2742, %c24 : index
                %2744 = arith.muli %2737, %c8 : index
                %2745 = arith.addi %2743, %2744 : index
                %2746 = arith.remui %2741, %c5 : index
                %2747 = arith.muli %2746, %c15 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.addi %2736, %2748 : index
                %2750 = arith.addi %2694, %2749 : index
                %2751 = vector.shuffle %2676, %2676 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2751, %kv[%2750] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2752 = arith.addi %2669, %c31 : index
                %2753 = arith.divui %2752, %c8 : index
                %2754 = arith.muli %2753, %c54 : index
                %2755 = arith.addi %2754, %c11 : index
                %2756 = arith.remui %2752, %c8 : index
                %2757 = arith.divui %2664, %c15 : index
                %2758 = arith.remui %2664, %c15 : index
                %2759 = arith.muli %2758, %c5 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.divui %2760, %c5 : index
                %2762 = arith.muli %2761, %c24 : index
                %2763 = arith.muli %2756, %c8 : index
                %2764 = arith.addi %2762, %2763 : index
                %2765 = arith.remui %2760, %c5 : index
                %2766 = arith.muli %2765, %c15 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.addi %2755, %2767 : index
                %2769 = arith.addi %2694, %2768 : index
                %2770 = vector.shuffle %2676, %2676 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2770, %kv[%2769] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2771 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2771 {
            %2772 = wave.lane
            %2773 = arith.muli %2772, %c21 : index
            scf.for %2774 = %2773 to %c39 step %c33 {
              %2775 = arith.addi %2659, %2774 : index
              %2776 = vector.load %18[%2775] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2777 = arith.mulf %2776, %2662 : vector<4xf32>
              %2778 = wave.fp8_encode "e4m3" %2777 : vector<4xf32> -> vector<4xi8>
              %2779 = arith.cmpi slt, %2660, %kvHeads : index
              scf.if %2779 {
                %2780 = arith.muli %2660, %c11 : index
                %2781 = arith.addi %2665, %2780 : index
                %2782 = vector.shuffle %2778, %2778 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2783 = arith.divui %2774, %c8 : index
                %2784 = arith.muli %2783, %c24 : index
                %2785 = arith.remui %2774, %c8 : index
                %2786 = arith.muli %2664, %c8 : index
                %2787 = arith.divui %2785, %c21 : index
                %2788 = arith.muli %2787, %c21 : index
                %2789 = arith.remui %2785, %c15 : index
                %2790 = arith.muli %2789, %c15 : index
                %2791 = arith.addi %2788, %2790 : index
                %2792 = arith.divui %2785, %c15 : index
                %2793 = arith.remui %2792, %c15 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.addi %2786, %2794 : index
                %2796 = arith.addi %2784, %2795 : index
                %2797 = arith.addi %2781, %2796 : index
                vector.store %2782, %kv[%2797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2798 = arith.subi %2660, %kvHeads : index
                %2799 = arith.muli %2798, %c11 : index
                %2800 = arith.addi %2665, %2799 : index
                %2801 = arith.addi %2774, %c10 : index
                %2802 = arith.divui %2801, %c8 : index
                %2803 = arith.muli %2802, %c24 : index
                %2804 = arith.addi %2803, %c12 : index
                %2805 = arith.remui %2801, %c8 : index
                %2806 = arith.divui %2664, %c15 : index
                %2807 = arith.remui %2664, %c15 : index
                %2808 = arith.muli %2807, %c5 : index
                %2809 = arith.addi %2806, %2808 : index
                %2810 = arith.muli %2805, %c8 : index
                %2811 = arith.divui %2809, %c21 : index
                %2812 = arith.muli %2811, %c21 : index
                %2813 = arith.remui %2809, %c15 : index
                %2814 = arith.muli %2813, %c15 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.divui %2809, %c15 : index
                %2817 = arith.remui %2816, %c15 : index
                %2818 = arith.addi %2815, %2817 : index
                %2819 = arith.addi %2810, %2818 : index
                %2820 = arith.addi %2804, %2819 : index
                %2821 = arith.addi %2800, %2820 : index
                %2822 = vector.shuffle %2778, %2778 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2822, %kv[%2821] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2823 = arith.addi %2774, %c9 : index
                %2824 = arith.divui %2823, %c8 : index
                %2825 = arith.muli %2824, %c24 : index
                %2826 = arith.addi %2825, %c12 : index
                %2827 = arith.remui %2823, %c8 : index
                %2828 = arith.divui %2664, %c15 : index
                %2829 = arith.remui %2664, %c15 : index
                %2830 = arith.muli %2829, %c5 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.muli %2827, %c8 : index
                %2833 = arith.divui %2831, %c21 : index
                %2834 = arith.muli %2833, %c21 : index
                %2835 = arith.remui %2831, %c15 : index
                %2836 = arith.muli %2835, %c15 : index
                %2837 = arith.addi %2834, %2836 : index
                %2838 = arith.divui %2831, %c15 : index
                %2839 = arith.remui %2838, %c15 : index
                %2840 = arith.addi %2837, %2839 : index
                %2841 = arith.addi %2832, %2840 : index
                %2842 = arith.addi %2826, %2841 : index
                %2843 = arith.addi %2800, %2842 : index
                %2844 = vector.shuffle %2778, %2778 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2844, %kv[%2843] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2845 = arith.addi %2774, %c15 : index
                %2846 = arith.divui %2845, %c8 : index
                %2847 = arith.muli %2846, %c24 : index
                %2848 = arith.addi %2847, %c12 : index
                %2849 = arith.remui %2845, %c8 : index
                %2850 = arith.divui %2664, %c15 : index
                %2851 = arith.remui %2664, %c15 : index
                %2852 = arith.muli %2851, %c5 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.muli %2849, %c8 : index
                %2855 = arith.divui %2853, %c21 : index
                %2856 = arith.muli %2855, %c21 : index
                %2857 = arith.remui %2853, %c15 : index
                %2858 = arith.muli %2857, %c15 : index
                %2859 = arith.addi %2856, %2858 : index
                %2860 = arith.divui %2853, %c15 : index
                %2861 = arith.remui %2860, %c15 : index
                %2862 = arith.addi %2859, %2861 : index
                %2863 = arith.addi %2854, %2862 : index
                %2864 = arith.addi %2848, %2863 : index
                %2865 = arith.addi %2800, %2864 : index
                %2866 = vector.shuffle %2778, %2778 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2866, %kv[%2865] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2867 = arith.addi %2774, %c31 : index
                %2868 = arith.divui %2867, %c8 : index
                %2869 = arith.muli %2868, %c24 : index
                %2870 = arith.addi %2869, %c12 : index
                %2871 = arith.remui %2867, %c8 : index
                %2872 = arith.divui %2664, %c15 : index
                %2873 = arith.remui %2664, %c15 : index
                %2874 = arith.muli %2873, %c5 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.muli %2871, %c8 : index
                %2877 = arith.divui %2875, %c21 : index
                %2878 = arith.muli %2877, %c21 : index
                %2879 = arith.remui %2875, %c15 : index
                %2880 = arith.muli %2879, %c15 : index
                %2881 = arith.addi %2878, %2880 : index
                %2882 = arith.divui %2875, %c15 : index
                %2883 = arith.remui %2882, %c15 : index
                %2884 = arith.addi %2881, %2883 : index
                %2885 = arith.addi %2876, %2884 : index
                %2886 = arith.addi %2870, %2885 : index
                %2887 = arith.addi %2800, %2886 : index
                %2888 = vector.shuffle %2778, %2778 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2888, %kv[%2887] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2889 = arith.cmpi eq, %codec, %c15 : index
          scf.if %2889 {
            %2890 = wave.lane
            %2891 = arith.muli %2890, %c21 : index
            scf.for %2892 = %2891 to %c39 step %c33 {
              %2893 = arith.addi %2659, %2892 : index
              %2894 = vector.load %18[%2893] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2895 = arith.mulf %2894, %2662 : vector<4xf32>
              %2896 = wave.fp8_encode "e5m2" %2895 : vector<4xf32> -> vector<4xi8>
              %2897 = arith.cmpi slt, %2660, %kvHeads : index
              scf.if %2897 {
                %2898 = arith.muli %2660, %c11 : index
                %2899 = arith.addi %2665, %2898 : index
                %2900 = vector.shuffle %2896, %2896 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2901 = arith.divui %2892, %c8 : index
                %2902 = arith.muli %2901, %c24 : index
                %2903 = arith.remui %2892, %c8 : index
                %2904 = arith.muli %2664, %c8 : index
                %2905 = arith.divui %2903, %c21 : index
                %2906 = arith.muli %2905, %c21 : index
                %2907 = arith.remui %2903, %c15 : index
                %2908 = arith.muli %2907, %c15 : index
                %2909 = arith.addi %2906, %2908 : index
                %2910 = arith.divui %2903, %c15 : index
                %2911 = arith.remui %2910, %c15 : index
                %2912 = arith.addi %2909, %2911 : index
                %2913 = arith.addi %2904, %2912 : index
                %2914 = arith.addi %2902, %2913 : index
                %2915 = arith.addi %2899, %2914 : index
                vector.store %2900, %kv[%2915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2916 = arith.subi %2660, %kvHeads : index
                %2917 = arith.muli %2916, %c11 : index
                %2918 = arith.addi %2665, %2917 : index
                %2919 = arith.addi %2892, %c10 : index
                %2920 = arith.divui %2919, %c8 : index
                %2921 = arith.muli %2920, %c24 : index
                %2922 = arith.addi %2921, %c12 : index
                %2923 = arith.remui %2919, %c8 : index
                %2924 = arith.divui %2664, %c15 : index
                %2925 = arith.remui %2664, %c15 : index
                %2926 = arith.muli %2925, %c5 : index
                %2927 = arith.addi %2924, %2926 : index
                %2928 = arith.muli %2923, %c8 : index
                %2929 = arith.divui %2927, %c21 : index
                %2930 = arith.muli %2929, %c21 : index
                %2931 = arith.remui %2927, %c15 : index
                %2932 = arith.muli %2931, %c15 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.divui %2927, %c15 : index
                %2935 = arith.remui %2934, %c15 : index
                %2936 = arith.addi %2933, %2935 : index
                %2937 = arith.addi %2928, %2936 : index
                %2938 = arith.addi %2922, %2937 : index
                %2939 = arith.addi %2918, %2938 : index
                %2940 = vector.shuffle %2896, %2896 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2940, %kv[%2939] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2941 = arith.addi %2892, %c9 : index
                %2942 = arith.divui %2941, %c8 : index
                %2943 = arith.muli %2942, %c24 : index
                %2944 = arith.addi %2943, %c12 : index
                %2945 = arith.remui %2941, %c8 : index
                %2946 = arith.divui %2664, %c15 : index
                %2947 = arith.remui %2664, %c15 : index
                %2948 = arith.muli %2947, %c5 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.muli %2945, %c8 : index
                %2951 = arith.divui %2949, %c21 : index
                %2952 = arith.muli %2951, %c21 : index
                %2953 = arith.remui %2949, %c15 : index
                %2954 = arith.muli %2953, %c15 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.divui %2949, %c15 : index
                %2957 = arith.remui %2956, %c15 : index
                %2958 = arith.addi %2955, %2957 : index
                %2959 = arith.addi %2950, %2958 : index
                %2960 = arith.addi %2944, %2959 : index
                %2961 = arith.addi %2918, %2960 : index
                %2962 = vector.shuffle %2896, %2896 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2962, %kv[%2961] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2963 = arith.addi %2892, %c15 : index
                %2964 = arith.divui %2963, %c8 : index
                %2965 = arith.muli %2964, %c24 : index
                %2966 = arith.addi %2965, %c12 : index
                %2967 = arith.remui %2963, %c8 : index
                %2968 = arith.divui %2664, %c15 : index
                %2969 = arith.remui %2664, %c15 : index
                %2970 = arith.muli %2969, %c5 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.muli %2967, %c8 : index
                %2973 = arith.divui %2971, %c21 : index
                %2974 = arith.muli %2973, %c21 : index
                %2975 = arith.remui %2971, %c15 : index
                %2976 = arith.muli %2975, %c15 : index
                %2977 = arith.addi %2974, %2976 : index
                %2978 = arith.divui %2971, %c15 : index
                %2979 = arith.remui %2978, %c15 : index
                %2980 = arith.addi %2977, %2979 : index
                %2981 = arith.addi %2972, %2980 : index
                %2982 = arith.addi %2966, %2981 : index
                %2983 = arith.addi %2918, %2982 : index
                %2984 = vector.shuffle %2896, %2896 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2984, %kv[%2983] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2985 = arith.addi %2892, %c31 : index
                %2986 = arith.divui %2985, %c8 : index
                %2987 = arith.muli %2986, %c24 : index
                %2988 = arith.addi %2987, %c12 : index
                %2989 = arith.remui %2985, %c8 : index
                %2990 = arith.divui %2664, %c15 : index
                %2991 = arith.remui %2664, %c15 : index
                %2992 = arith.muli %2991, %c5 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.muli %2989, %c8 : index
                %2995 = arith.divui %2993, %c21 : index
                %2996 = arith.muli %2995, %c21 : index
                %2997 = arith.remui %2993, %c15 : index
                %2998 = arith.muli %2997, %c15 : index
                %2999 = arith.addi %2996, %2998 : index
                %3000 = arith.divui %2993, %c15 : index
                %3001 = arith.remui %3000, %c15 : index
                %3002 = arith.addi %2999, %3001 : index
                %3003 = arith.addi %2994, %3002 : index
                %3004 = arith.addi %2988, %3003 : index
                %3005 = arith.addi %2918, %3004 : index
                %3006 = vector.shuffle %2896, %2896 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3006, %kv[%3005] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3007 = arith.addi %21, %c16 : index
    %3008 = wave.lane
    %3009 = arith.muli %3, %c9 : index
    %3010 = arith.muli %3009, %c24 : index
    %3011 = arith.addi %3010, %3008 : index
    %3012 = arith.muli %4, %c12 : index
    %3013 = arith.addi %3012, %3011 : index
    %3014 = arith.addi %3013, %c10 : index
    %3015 = arith.addi %3014, %c10 : index
    %3016 = vector.extract %420#2[0] : f32 from vector<8xf32>
    memref.store %3016, %17[%3015] : memref<?xf32>
    %3017 = arith.muli %4, %c12 : index
    %3018 = arith.addi %3017, %3011 : index
    %3019 = arith.addi %3018, %c10 : index
    %3020 = arith.addi %3019, %c16 : index
    %3021 = vector.extract %420#2[1] : f32 from vector<8xf32>
    memref.store %3021, %17[%3020] : memref<?xf32>
    %3022 = arith.muli %4, %c12 : index
    %3023 = arith.addi %3022, %3011 : index
    %3024 = arith.addi %3023, %c10 : index
    %3025 = arith.addi %3024, %c13 : index
    %3026 = vector.extract %420#2[2] : f32 from vector<8xf32>
    memref.store %3026, %17[%3025] : memref<?xf32>
    %3027 = arith.muli %4, %c12 : index
    %3028 = arith.addi %3027, %3011 : index
    %3029 = arith.addi %3028, %c10 : index
    %3030 = arith.addi %3029, %c32 : index
    %3031 = vector.extract %420#2[3] : f32 from vector<8xf32>
    memref.store %3031, %17[%3030] : memref<?xf32>
    %3032 = arith.muli %4, %c12 : index
    %3033 = arith.addi %3032, %3011 : index
    %3034 = arith.addi %3033, %c10 : index
    %3035 = arith.addi %3034, %c33 : index
    %3036 = vector.extract %420#2[4] : f32 from vector<8xf32>
    memref.store %3036, %17[%3035] : memref<?xf32>
    %3037 = arith.muli %4, %c12 : index
    %3038 = arith.addi %3037, %3011 : index
    %3039 = arith.addi %3038, %c10 : index
    %3040 = arith.addi %3039, %c34 : index
    %3041 = vector.extract %420#2[5] : f32 from vector<8xf32>
    memref.store %3041, %17[%3040] : memref<?xf32>
    %3042 = arith.muli %4, %c12 : index
    %3043 = arith.addi %3042, %3011 : index
    %3044 = arith.addi %3043, %c10 : index
    %3045 = arith.addi %3044, %c35 : index
    %3046 = vector.extract %420#2[6] : f32 from vector<8xf32>
    memref.store %3046, %17[%3045] : memref<?xf32>
    %3047 = arith.muli %4, %c12 : index
    %3048 = arith.addi %3047, %3011 : index
    %3049 = arith.addi %3048, %c10 : index
    %3050 = arith.addi %3049, %c36 : index
    %3051 = vector.extract %420#2[7] : f32 from vector<8xf32>
    memref.store %3051, %17[%3050] : memref<?xf32>
    wave.barrier
    %3052 = arith.muli %4, %c21 : index
    %3053 = arith.addi %3052, %c10 : index
    %3054 = arith.muli %3053, %c15 : index
    %3055 = arith.divui %3008, %c8 : index
    %3056 = arith.addi %3054, %3055 : index
    %3057 = arith.addi %3007, %3056 : index
    %3058 = arith.cmpi slt, %3057, %20 : index
    scf.if %3058 {
      %3059 = arith.cmpi eq, %hasFactors, %c9 : index
      %3060 = memref.load %factors[%3057] : memref<?xf32>
      %3061 = arith.select %3059, %3060, %c38 : f32
      %3062 = arith.addi %3011, %c10 : index
      %3063 = arith.muli %3053, %c16 : index
      %3064 = arith.addi %3062, %3063 : index
      %3065 = memref.load %17[%3064] : memref<?xf32>
      %3066 = arith.addi %3064, %c12 : index
      %3067 = memref.load %17[%3066] : memref<?xf32>
      %3068 = arith.addf %3065, %3067 : f32
      %3069 = arith.mulf %3068, %3061 : f32
      %3070 = arith.muli %3, %c9 : index
      %3071 = arith.addi %3070, %c10 : index
      %3072 = arith.muli %3071, %c8 : index
      %3073 = arith.remui %3008, %c8 : index
      %3074 = arith.addi %3072, %3073 : index
      %3075 = arith.muli %3056, %c39 : index
      %3076 = arith.addi %3075, %3074 : index
      memref.store %3069, %18[%3076] : memref<?xf32>
    }
    %3077 = arith.muli %4, %c21 : index
    %3078 = arith.addi %3077, %c9 : index
    %3079 = arith.muli %3078, %c15 : index
    %3080 = arith.divui %3008, %c8 : index
    %3081 = arith.addi %3079, %3080 : index
    %3082 = arith.addi %3007, %3081 : index
    %3083 = arith.cmpi slt, %3082, %20 : index
    scf.if %3083 {
      %3084 = arith.cmpi eq, %hasFactors, %c9 : index
      %3085 = memref.load %factors[%3082] : memref<?xf32>
      %3086 = arith.select %3084, %3085, %c38 : f32
      %3087 = arith.addi %3011, %c10 : index
      %3088 = arith.muli %3078, %c16 : index
      %3089 = arith.addi %3087, %3088 : index
      %3090 = memref.load %17[%3089] : memref<?xf32>
      %3091 = arith.addi %3089, %c12 : index
      %3092 = memref.load %17[%3091] : memref<?xf32>
      %3093 = arith.addf %3090, %3092 : f32
      %3094 = arith.mulf %3093, %3086 : f32
      %3095 = arith.muli %3, %c9 : index
      %3096 = arith.addi %3095, %c10 : index
      %3097 = arith.muli %3096, %c8 : index
      %3098 = arith.remui %3008, %c8 : index
      %3099 = arith.addi %3097, %3098 : index
      %3100 = arith.muli %3081, %c39 : index
      %3101 = arith.addi %3100, %3099 : index
      memref.store %3094, %18[%3101] : memref<?xf32>
    }
    %3102 = arith.muli %4, %c21 : index
    %3103 = arith.addi %3102, %c15 : index
    %3104 = arith.muli %3103, %c15 : index
    %3105 = arith.divui %3008, %c8 : index
    %3106 = arith.addi %3104, %3105 : index
    %3107 = arith.addi %3007, %3106 : index
    %3108 = arith.cmpi slt, %3107, %20 : index
    scf.if %3108 {
      %3109 = arith.cmpi eq, %hasFactors, %c9 : index
      %3110 = memref.load %factors[%3107] : memref<?xf32>
      %3111 = arith.select %3109, %3110, %c38 : f32
      %3112 = arith.addi %3011, %c10 : index
      %3113 = arith.muli %3103, %c16 : index
      %3114 = arith.addi %3112, %3113 : index
      %3115 = memref.load %17[%3114] : memref<?xf32>
      %3116 = arith.addi %3114, %c12 : index
      %3117 = memref.load %17[%3116] : memref<?xf32>
      %3118 = arith.addf %3115, %3117 : f32
      %3119 = arith.mulf %3118, %3111 : f32
      %3120 = arith.muli %3, %c9 : index
      %3121 = arith.addi %3120, %c10 : index
      %3122 = arith.muli %3121, %c8 : index
      %3123 = arith.remui %3008, %c8 : index
      %3124 = arith.addi %3122, %3123 : index
      %3125 = arith.muli %3106, %c39 : index
      %3126 = arith.addi %3125, %3124 : index
      memref.store %3119, %18[%3126] : memref<?xf32>
    }
    %3127 = arith.muli %4, %c21 : index
    %3128 = arith.addi %3127, %c31 : index
    %3129 = arith.muli %3128, %c15 : index
    %3130 = arith.divui %3008, %c8 : index
    %3131 = arith.addi %3129, %3130 : index
    %3132 = arith.addi %3007, %3131 : index
    %3133 = arith.cmpi slt, %3132, %20 : index
    scf.if %3133 {
      %3134 = arith.cmpi eq, %hasFactors, %c9 : index
      %3135 = memref.load %factors[%3132] : memref<?xf32>
      %3136 = arith.select %3134, %3135, %c38 : f32
      %3137 = arith.addi %3011, %c10 : index
      %3138 = arith.muli %3128, %c16 : index
      %3139 = arith.addi %3137, %3138 : index
      %3140 = memref.load %17[%3139] : memref<?xf32>
      %3141 = arith.addi %3139, %c12 : index
      %3142 = memref.load %17[%3141] : memref<?xf32>
      %3143 = arith.addf %3140, %3142 : f32
      %3144 = arith.mulf %3143, %3136 : f32
      %3145 = arith.muli %3, %c9 : index
      %3146 = arith.addi %3145, %c10 : index
      %3147 = arith.muli %3146, %c8 : index
      %3148 = arith.remui %3008, %c8 : index
      %3149 = arith.addi %3147, %3148 : index
      %3150 = arith.muli %3131, %c39 : index
      %3151 = arith.addi %3150, %3149 : index
      memref.store %3144, %18[%3151] : memref<?xf32>
    }
    wave.barrier
    %3152 = arith.addi %21, %c16 : index
    %3153 = wave.wave
    %3154 = arith.addi %3153, %c10 : index
    %3155 = arith.addi %3152, %3154 : index
    %3156 = arith.cmpi slt, %3155, %20 : index
    %3157 = arith.cmpi slt, %3154, %c8 : index
    %3158 = arith.andi %3156, %3157 : i1
    scf.if %3158 {
      %3159 = arith.addi %3152, %3154 : index
      %3160 = arith.muli %3154, %c39 : index
      %3161 = wave.lane
      %3162 = arith.addi %3161, %c10 : index
      %3163 = arith.cmpi eq, %hasBias, %c9 : index
      %3164 = arith.addi %3160, %3162 : index
      %3165 = memref.load %18[%3164] : memref<?xf32>
      %3166 = arith.muli %0, %c39 : index
      %3167 = arith.addi %3166, %3162 : index
      %3168 = memref.load %bias[%3167] : memref<?xf32>
      %3169 = arith.addf %3165, %3168 : f32
      %3170 = arith.select %3163, %3169, %3165 : f32
      %3171 = arith.addi %3162, %c6 : index
      %3172 = arith.cmpi eq, %hasBias, %c9 : index
      %3173 = arith.addi %3160, %3171 : index
      %3174 = memref.load %18[%3173] : memref<?xf32>
      %3175 = arith.muli %0, %c39 : index
      %3176 = arith.addi %3175, %3171 : index
      %3177 = memref.load %bias[%3176] : memref<?xf32>
      %3178 = arith.addf %3174, %3177 : f32
      %3179 = arith.select %3172, %3178, %3174 : f32
      %3180 = arith.addi %3161, %c16 : index
      %3181 = arith.cmpi slt, %3180, %c6 : index
      %3182 = arith.minsi %3180, %c41 : index
      %3183 = arith.cmpi eq, %hasBias, %c9 : index
      %3184 = arith.addi %3160, %3182 : index
      %3185 = memref.load %18[%3184] : memref<?xf32>
      %3186 = arith.muli %0, %c39 : index
      %3187 = arith.addi %3186, %3182 : index
      %3188 = memref.load %bias[%3187] : memref<?xf32>
      %3189 = arith.addf %3185, %3188 : f32
      %3190 = arith.select %3183, %3189, %3185 : f32
      %3191 = arith.addi %3182, %c6 : index
      %3192 = arith.cmpi eq, %hasBias, %c9 : index
      %3193 = arith.addi %3160, %3191 : index
      %3194 = memref.load %18[%3193] : memref<?xf32>
      %3195 = arith.muli %0, %c39 : index
      %3196 = arith.addi %3195, %3191 : index
      %3197 = memref.load %bias[%3196] : memref<?xf32>
      %3198 = arith.addf %3194, %3197 : f32
      %3199 = arith.select %3192, %3198, %3194 : f32
      %3200 = arith.addi %heads, %kvHeads : index
      %3201 = arith.cmpi slt, %0, %3200 : index
      scf.if %3201 {
        %3202 = arith.addi %positionsAt, %3159 : index
        %3203 = memref.load %step[%3202] : memref<?xi32>
        %3204 = arith.index_cast %3203 : i32 to index
        %3205 = arith.cmpi eq, %hasNorm, %c9 : index
        %3206 = math.fma %3170, %3170, %c44 : f32
        %3207 = math.fma %3179, %3179, %3206 : f32
        %3208 = math.fma %3190, %3190, %3207 : f32
        %3209 = arith.select %3181, %3208, %3207 : f32
        %3210 = math.fma %3199, %3199, %3209 : f32
        %3211 = arith.select %3181, %3210, %3209 : f32
        %3212 = vector.broadcast %3211 : f32 to vector<1xf32>
        %3213 = wave.reduce "add" %3212 : vector<1xf32>
        %3214 = arith.mulf %3213, %inverseHeadDim : f32
        %3215 = arith.addf %3214, %epsilon : f32
        %3216 = math.sqrt %3215 : f32
        %3217 = arith.divf %c38, %3216 : f32
        %3218 = arith.cmpi slt, %0, %heads : index
        %3219 = arith.addi %3162, %c6 : index
        %3220 = memref.load %query_norm[%3162] : memref<?xf32>
        %3221 = memref.load %key_norm[%3162] : memref<?xf32>
        %3222 = arith.select %3218, %3220, %3221 : f32
        %3223 = arith.mulf %3170, %3217 : f32
        %3224 = arith.mulf %3223, %3222 : f32
        %3225 = arith.select %3205, %3224, %3170 : f32
        %3226 = memref.load %query_norm[%3219] : memref<?xf32>
        %3227 = memref.load %key_norm[%3219] : memref<?xf32>
        %3228 = arith.select %3218, %3226, %3227 : f32
        %3229 = arith.mulf %3179, %3217 : f32
        %3230 = arith.mulf %3229, %3228 : f32
        %3231 = arith.select %3205, %3230, %3179 : f32
        %3232 = arith.addi %3182, %c6 : index
        %3233 = memref.load %query_norm[%3182] : memref<?xf32>
        %3234 = memref.load %key_norm[%3182] : memref<?xf32>
        %3235 = arith.select %3218, %3233, %3234 : f32
        %3236 = arith.mulf %3190, %3217 : f32
        %3237 = arith.mulf %3236, %3235 : f32
        %3238 = arith.select %3205, %3237, %3190 : f32
        %3239 = memref.load %query_norm[%3232] : memref<?xf32>
        %3240 = memref.load %key_norm[%3232] : memref<?xf32>
        %3241 = arith.select %3218, %3239, %3240 : f32
        %3242 = arith.mulf %3199, %3217 : f32
        %3243 = arith.mulf %3242, %3241 : f32
        %3244 = arith.select %3205, %3243, %3199 : f32
        %3245 = arith.remui %3204, %c24 : index
        %3246 = arith.muli %3245, %c39 : index
        %3247 = arith.addi %3246, %3162 : index
        %3248 = arith.divui %3204, %c24 : index
        %3249 = arith.addi %3248, %c24 : index
        %3250 = arith.muli %3249, %c39 : index
        %3251 = arith.addi %3250, %3162 : index
        %3252 = memref.load %rope[%3247] : memref<?xf32>
        %3253 = arith.addi %3247, %c6 : index
        %3254 = memref.load %rope[%3253] : memref<?xf32>
        %3255 = memref.load %rope[%3251] : memref<?xf32>
        %3256 = arith.addi %3251, %c6 : index
        %3257 = memref.load %rope[%3256] : memref<?xf32>
        %3258 = arith.mulf %3255, %3252 : f32
        %3259 = arith.mulf %3257, %3254 : f32
        %3260 = arith.subf %3258, %3259 : f32
        %3261 = arith.mulf %3257, %3252 : f32
        %3262 = arith.mulf %3255, %3254 : f32
        %3263 = arith.addf %3261, %3262 : f32
        %3264 = arith.mulf %3225, %3260 : f32
        %3265 = arith.mulf %3231, %3263 : f32
        %3266 = arith.subf %3264, %3265 : f32
        %3267 = arith.mulf %3231, %3260 : f32
        %3268 = arith.mulf %3225, %3263 : f32
        %3269 = arith.addf %3267, %3268 : f32
        %3270 = arith.cmpi slt, %0, %heads : index
        scf.if %3270 {
          %3271 = arith.muli %3159, %heads : index
          %3272 = arith.addi %3271, %0 : index
          %3273 = arith.muli %3272, %c39 : index
          %3274 = arith.addi %3273, %3162 : index
          memref.store %3266, %q[%3274] : memref<?xf32>
          %3275 = arith.addi %3274, %c6 : index
          memref.store %3269, %q[%3275] : memref<?xf32>
        } else {
          %3276 = arith.addi %3160, %3162 : index
          memref.store %3266, %18[%3276] : memref<?xf32>
          %3277 = arith.addi %3160, %3162 : index
          %3278 = arith.addi %3277, %c6 : index
          memref.store %3269, %18[%3278] : memref<?xf32>
        }
        %3279 = arith.remui %3204, %c24 : index
        %3280 = arith.muli %3279, %c39 : index
        %3281 = arith.addi %3280, %3182 : index
        %3282 = arith.divui %3204, %c24 : index
        %3283 = arith.addi %3282, %c24 : index
        %3284 = arith.muli %3283, %c39 : index
        %3285 = arith.addi %3284, %3182 : index
        %3286 = memref.load %rope[%3281] : memref<?xf32>
        %3287 = arith.addi %3281, %c6 : index
        %3288 = memref.load %rope[%3287] : memref<?xf32>
        %3289 = memref.load %rope[%3285] : memref<?xf32>
        %3290 = arith.addi %3285, %c6 : index
        %3291 = memref.load %rope[%3290] : memref<?xf32>
        %3292 = arith.mulf %3289, %3286 : f32
        %3293 = arith.mulf %3291, %3288 : f32
        %3294 = arith.subf %3292, %3293 : f32
        %3295 = arith.mulf %3291, %3286 : f32
        %3296 = arith.mulf %3289, %3288 : f32
        %3297 = arith.addf %3295, %3296 : f32
        %3298 = arith.mulf %3238, %3294 : f32
        %3299 = arith.mulf %3244, %3297 : f32
        %3300 = arith.subf %3298, %3299 : f32
        %3301 = arith.mulf %3244, %3294 : f32
        %3302 = arith.mulf %3238, %3297 : f32
        %3303 = arith.addf %3301, %3302 : f32
        scf.if %3181 {
          %3304 = arith.cmpi slt, %0, %heads : index
          scf.if %3304 {
            %3305 = arith.muli %3159, %heads : index
            %3306 = arith.addi %3305, %0 : index
            %3307 = arith.muli %3306, %c39 : index
            %3308 = arith.addi %3307, %3182 : index
            memref.store %3300, %q[%3308] : memref<?xf32>
            %3309 = arith.addi %3308, %c6 : index
            memref.store %3303, %q[%3309] : memref<?xf32>
          } else {
            %3310 = arith.addi %3160, %3182 : index
            memref.store %3300, %18[%3310] : memref<?xf32>
            %3311 = arith.addi %3160, %3182 : index
            %3312 = arith.addi %3311, %c6 : index
            memref.store %3303, %18[%3312] : memref<?xf32>
          }
        }
      } else {
        %3313 = arith.cmpi slt, %0, %heads : index
        scf.if %3313 {
          %3314 = arith.muli %3159, %heads : index
          %3315 = arith.addi %3314, %0 : index
          %3316 = arith.muli %3315, %c39 : index
          %3317 = arith.addi %3316, %3162 : index
          memref.store %3170, %q[%3317] : memref<?xf32>
          %3318 = arith.addi %3317, %c6 : index
          memref.store %3179, %q[%3318] : memref<?xf32>
        } else {
          %3319 = arith.addi %3160, %3162 : index
          memref.store %3170, %18[%3319] : memref<?xf32>
          %3320 = arith.addi %3160, %3162 : index
          %3321 = arith.addi %3320, %c6 : index
          memref.store %3179, %18[%3321] : memref<?xf32>
        }
        scf.if %3181 {
          %3322 = arith.cmpi slt, %0, %heads : index
          scf.if %3322 {
            %3323 = arith.muli %3159, %heads : index
            %3324 = arith.addi %3323, %0 : index
            %3325 = arith.muli %3324, %c39 : index
            %3326 = arith.addi %3325, %3182 : index
            memref.store %3190, %q[%3326] : memref<?xf32>
            %3327 = arith.addi %3326, %c6 : index
            memref.store %3199, %q[%3327] : memref<?xf32>
          } else {
            %3328 = arith.addi %3160, %3182 : index
            memref.store %3190, %18[%3328] : memref<?xf32>
            %3329 = arith.addi %3160, %3182 : index
            %3330 = arith.addi %3329, %c6 : index
            memref.store %3199, %18[%3330] : memref<?xf32>
          }
        }
      }
    }
    %3331 = arith.addi %3153, %c47 : index
    %3332 = arith.addi %3152, %3331 : index
    %3333 = arith.cmpi slt, %3332, %20 : index
    %3334 = arith.cmpi slt, %3331, %c8 : index
    %3335 = arith.andi %3333, %3334 : i1
    scf.if %3335 {
      %3336 = arith.addi %3152, %3331 : index
      %3337 = arith.muli %3331, %c39 : index
      %3338 = wave.lane
      %3339 = arith.addi %3338, %c10 : index
      %3340 = arith.cmpi eq, %hasBias, %c9 : index
      %3341 = arith.addi %3337, %3339 : index
      %3342 = memref.load %18[%3341] : memref<?xf32>
      %3343 = arith.muli %0, %c39 : index
      %3344 = arith.addi %3343, %3339 : index
      %3345 = memref.load %bias[%3344] : memref<?xf32>
      %3346 = arith.addf %3342, %3345 : f32
      %3347 = arith.select %3340, %3346, %3342 : f32
      %3348 = arith.addi %3339, %c6 : index
      %3349 = arith.cmpi eq, %hasBias, %c9 : index
      %3350 = arith.addi %3337, %3348 : index
      %3351 = memref.load %18[%3350] : memref<?xf32>
      %3352 = arith.muli %0, %c39 : index
      %3353 = arith.addi %3352, %3348 : index
      %3354 = memref.load %bias[%3353] : memref<?xf32>
      %3355 = arith.addf %3351, %3354 : f32
      %3356 = arith.select %3349, %3355, %3351 : f32
      %3357 = arith.addi %3338, %c16 : index
      %3358 = arith.cmpi slt, %3357, %c6 : index
      %3359 = arith.minsi %3357, %c41 : index
      %3360 = arith.cmpi eq, %hasBias, %c9 : index
      %3361 = arith.addi %3337, %3359 : index
      %3362 = memref.load %18[%3361] : memref<?xf32>
      %3363 = arith.muli %0, %c39 : index
      %3364 = arith.addi %3363, %3359 : index
      %3365 = memref.load %bias[%3364] : memref<?xf32>
      %3366 = arith.addf %3362, %3365 : f32
      %3367 = arith.select %3360, %3366, %3362 : f32
      %3368 = arith.addi %3359, %c6 : index
      %3369 = arith.cmpi eq, %hasBias, %c9 : index
      %3370 = arith.addi %3337, %3368 : index
      %3371 = memref.load %18[%3370] : memref<?xf32>
      %3372 = arith.muli %0, %c39 : index
      %3373 = arith.addi %3372, %3368 : index
      %3374 = memref.load %bias[%3373] : memref<?xf32>
      %3375 = arith.addf %3371, %3374 : f32
      %3376 = arith.select %3369, %3375, %3371 : f32
      %3377 = arith.addi %heads, %kvHeads : index
      %3378 = arith.cmpi slt, %0, %3377 : index
      scf.if %3378 {
        %3379 = arith.addi %positionsAt, %3336 : index
        %3380 = memref.load %step[%3379] : memref<?xi32>
        %3381 = arith.index_cast %3380 : i32 to index
        %3382 = arith.cmpi eq, %hasNorm, %c9 : index
        %3383 = math.fma %3347, %3347, %c44 : f32
        %3384 = math.fma %3356, %3356, %3383 : f32
        %3385 = math.fma %3367, %3367, %3384 : f32
        %3386 = arith.select %3358, %3385, %3384 : f32
        %3387 = math.fma %3376, %3376, %3386 : f32
        %3388 = arith.select %3358, %3387, %3386 : f32
        %3389 = vector.broadcast %3388 : f32 to vector<1xf32>
        %3390 = wave.reduce "add" %3389 : vector<1xf32>
        %3391 = arith.mulf %3390, %inverseHeadDim : f32
        %3392 = arith.addf %3391, %epsilon : f32
        %3393 = math.sqrt %3392 : f32
        %3394 = arith.divf %c38, %3393 : f32
        %3395 = arith.cmpi slt, %0, %heads : index
        %3396 = arith.addi %3339, %c6 : index
        %3397 = memref.load %query_norm[%3339] : memref<?xf32>
        %3398 = memref.load %key_norm[%3339] : memref<?xf32>
        %3399 = arith.select %3395, %3397, %3398 : f32
        %3400 = arith.mulf %3347, %3394 : f32
        %3401 = arith.mulf %3400, %3399 : f32
        %3402 = arith.select %3382, %3401, %3347 : f32
        %3403 = memref.load %query_norm[%3396] : memref<?xf32>
        %3404 = memref.load %key_norm[%3396] : memref<?xf32>
        %3405 = arith.select %3395, %3403, %3404 : f32
        %3406 = arith.mulf %3356, %3394 : f32
        %3407 = arith.mulf %3406, %3405 : f32
        %3408 = arith.select %3382, %3407, %3356 : f32
        %3409 = arith.addi %3359, %c6 : index
        %3410 = memref.load %query_norm[%3359] : memref<?xf32>
        %3411 = memref.load %key_norm[%3359] : memref<?xf32>
        %3412 = arith.select %3395, %3410, %3411 : f32
        %3413 = arith.mulf %3367, %3394 : f32
        %3414 = arith.mulf %3413, %3412 : f32
        %3415 = arith.select %3382, %3414, %3367 : f32
        %3416 = memref.load %query_norm[%3409] : memref<?xf32>
        %3417 = memref.load %key_norm[%3409] : memref<?xf32>
        %3418 = arith.select %3395, %3416, %3417 : f32
        %3419 = arith.mulf %3376, %3394 : f32
        %3420 = arith.mulf %3419, %3418 : f32
        %3421 = arith.select %3382, %3420, %3376 : f32
        %3422 = arith.remui %3381, %c24 : index
        %3423 = arith.muli %3422, %c39 : index
        %3424 = arith.addi %3423, %3339 : index
        %3425 = arith.divui %3381, %c24 : index
        %3426 = arith.addi %3425, %c24 : index
        %3427 = arith.muli %3426, %c39 : index
        %3428 = arith.addi %3427, %3339 : index
        %3429 = memref.load %rope[%3424] : memref<?xf32>
        %3430 = arith.addi %3424, %c6 : index
        %3431 = memref.load %rope[%3430] : memref<?xf32>
        %3432 = memref.load %rope[%3428] : memref<?xf32>
        %3433 = arith.addi %3428, %c6 : index
        %3434 = memref.load %rope[%3433] : memref<?xf32>
        %3435 = arith.mulf %3432, %3429 : f32
        %3436 = arith.mulf %3434, %3431 : f32
        %3437 = arith.subf %3435, %3436 : f32
        %3438 = arith.mulf %3434, %3429 : f32
        %3439 = arith.mulf %3432, %3431 : f32
        %3440 = arith.addf %3438, %3439 : f32
        %3441 = arith.mulf %3402, %3437 : f32
        %3442 = arith.mulf %3408, %3440 : f32
        %3443 = arith.subf %3441, %3442 : f32
        %3444 = arith.mulf %3408, %3437 : f32
        %3445 = arith.mulf %3402, %3440 : f32
        %3446 = arith.addf %3444, %3445 : f32
        %3447 = arith.cmpi slt, %0, %heads : index
        scf.if %3447 {
          %3448 = arith.muli %3336, %heads : index
          %3449 = arith.addi %3448, %0 : index
          %3450 = arith.muli %3449, %c39 : index
          %3451 = arith.addi %3450, %3339 : index
          memref.store %3443, %q[%3451] : memref<?xf32>
          %3452 = arith.addi %3451, %c6 : index
          memref.store %3446, %q[%3452] : memref<?xf32>
        } else {
          %3453 = arith.addi %3337, %3339 : index
          memref.store %3443, %18[%3453] : memref<?xf32>
          %3454 = arith.addi %3337, %3339 : index
          %3455 = arith.addi %3454, %c6 : index
          memref.store %3446, %18[%3455] : memref<?xf32>
        }
        %3456 = arith.remui %3381, %c24 : index
        %3457 = arith.muli %3456, %c39 : index
        %3458 = arith.addi %3457, %3359 : index
        %3459 = arith.divui %3381, %c24 : index
        %3460 = arith.addi %3459, %c24 : index
        %3461 = arith.muli %3460, %c39 : index
        %3462 = arith.addi %3461, %3359 : index
        %3463 = memref.load %rope[%3458] : memref<?xf32>
        %3464 = arith.addi %3458, %c6 : index
        %3465 = memref.load %rope[%3464] : memref<?xf32>
        %3466 = memref.load %rope[%3462] : memref<?xf32>
        %3467 = arith.addi %3462, %c6 : index
        %3468 = memref.load %rope[%3467] : memref<?xf32>
        %3469 = arith.mulf %3466, %3463 : f32
        %3470 = arith.mulf %3468, %3465 : f32
        %3471 = arith.subf %3469, %3470 : f32
        %3472 = arith.mulf %3468, %3463 : f32
        %3473 = arith.mulf %3466, %3465 : f32
        %3474 = arith.addf %3472, %3473 : f32
        %3475 = arith.mulf %3415, %3471 : f32
        %3476 = arith.mulf %3421, %3474 : f32
        %3477 = arith.subf %3475, %3476 : f32
        %3478 = arith.mulf %3421, %3471 : f32
        %3479 = arith.mulf %3415, %3474 : f32
        %3480 = arith.addf %3478, %3479 : f32
        scf.if %3358 {
          %3481 = arith.cmpi slt, %0, %heads : index
          scf.if %3481 {
            %3482 = arith.muli %3336, %heads : index
            %3483 = arith.addi %3482, %0 : index
            %3484 = arith.muli %3483, %c39 : index
            %3485 = arith.addi %3484, %3359 : index
            memref.store %3477, %q[%3485] : memref<?xf32>
            %3486 = arith.addi %3485, %c6 : index
            memref.store %3480, %q[%3486] : memref<?xf32>
          } else {
            %3487 = arith.addi %3337, %3359 : index
            memref.store %3477, %18[%3487] : memref<?xf32>
            %3488 = arith.addi %3337, %3359 : index
            %3489 = arith.addi %3488, %c6 : index
            memref.store %3480, %18[%3489] : memref<?xf32>
          }
        }
      } else {
        %3490 = arith.cmpi slt, %0, %heads : index
        scf.if %3490 {
          %3491 = arith.muli %3336, %heads : index
          %3492 = arith.addi %3491, %0 : index
          %3493 = arith.muli %3492, %c39 : index
          %3494 = arith.addi %3493, %3339 : index
          memref.store %3347, %q[%3494] : memref<?xf32>
          %3495 = arith.addi %3494, %c6 : index
          memref.store %3356, %q[%3495] : memref<?xf32>
        } else {
          %3496 = arith.addi %3337, %3339 : index
          memref.store %3347, %18[%3496] : memref<?xf32>
          %3497 = arith.addi %3337, %3339 : index
          %3498 = arith.addi %3497, %c6 : index
          memref.store %3356, %18[%3498] : memref<?xf32>
        }
        scf.if %3358 {
          %3499 = arith.cmpi slt, %0, %heads : index
          scf.if %3499 {
            %3500 = arith.muli %3336, %heads : index
            %3501 = arith.addi %3500, %0 : index
            %3502 = arith.muli %3501, %c39 : index
            %3503 = arith.addi %3502, %3359 : index
            memref.store %3367, %q[%3503] : memref<?xf32>
            %3504 = arith.addi %3503, %c6 : index
            memref.store %3376, %q[%3504] : memref<?xf32>
          } else {
            %3505 = arith.addi %3337, %3359 : index
            memref.store %3367, %18[%3505] : memref<?xf32>
            %3506 = arith.addi %3337, %3359 : index
            %3507 = arith.addi %3506, %c6 : index
            memref.store %3376, %18[%3507] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3508 = arith.cmpi sge, %0, %heads : index
    scf.if %3508 {
      %3509 = arith.addi %3153, %c10 : index
      %3510 = arith.addi %3152, %3509 : index
      %3511 = arith.cmpi slt, %3510, %20 : index
      %3512 = arith.cmpi slt, %3509, %c8 : index
      %3513 = arith.andi %3511, %3512 : i1
      scf.if %3513 {
        %3514 = arith.addi %3152, %3509 : index
        %3515 = arith.addi %slotsAt, %3514 : index
        %3516 = memref.load %step[%3515] : memref<?xi32>
        %3517 = arith.index_cast %3516 : i32 to index
        %3518 = arith.cmpi sge, %3517, %c10 : index
        scf.if %3518 {
          %3519 = arith.muli %3509, %c39 : index
          %3520 = arith.subi %0, %heads : index
          %3521 = memref.load %scales[%3520] : memref<?xf32>
          %3522 = vector.broadcast %3521 : f32 to vector<4xf32>
          %3523 = arith.divui %3517, %c8 : index
          %3524 = arith.remui %3517, %c8 : index
          %3525 = arith.muli %3523, %pageBytes : index
          %3526 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3526 {
            %3527 = wave.lane
            %3528 = arith.muli %3527, %c21 : index
            scf.for %3529 = %3528 to %c39 step %c33 {
              %3530 = arith.addi %3519, %3529 : index
              %3531 = vector.load %18[%3530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3532 = arith.mulf %3531, %3522 : vector<4xf32>
              %3533 = arith.minimumf %3532, %c51 : vector<4xf32>
              %3534 = arith.maximumf %3533, %c52 : vector<4xf32>
              %3535 = arith.truncf %3534 : vector<4xf32> to vector<4xf16>
              %3536 = vector.bitcast %3535 : vector<4xf16> to vector<8xi8>
              %3537 = arith.cmpi slt, %3520, %kvHeads : index
              scf.if %3537 {
                %3538 = arith.muli %3520, %c53 : index
                %3539 = arith.addi %3525, %3538 : index
                %3540 = arith.divui %3529, %c8 : index
                %3541 = arith.muli %3540, %c54 : index
                %3542 = arith.remui %3529, %c8 : index
                %3543 = arith.divui %3542, %c5 : index
                %3544 = arith.muli %3543, %c24 : index
                %3545 = arith.muli %3524, %c8 : index
                %3546 = arith.addi %3544, %3545 : index
                %3547 = arith.remui %3542, %c5 : index
                %3548 = arith.muli %3547, %c15 : index
                %3549 = arith.addi %3546, %3548 : index
                %3550 = arith.addi %3541, %3549 : index
                %3551 = arith.addi %3539, %3550 : index
                vector.store %3536, %kv[%3551] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3552 = arith.subi %3520, %kvHeads : index
                %3553 = arith.muli %3552, %c53 : index
                %3554 = arith.addi %3525, %3553 : index
                %3555 = arith.addi %3529, %c10 : index
                %3556 = arith.divui %3555, %c8 : index
                %3557 = arith.muli %3556, %c54 : index
                %3558 = arith.addi %3557, %c11 : index
                %3559 = arith.remui %3555, %c8 : index
                %3560 = arith.divui %3524, %c15 : index
                %3561 = arith.remui %3524, %c15 : index
                %3562 = arith.muli %3561, %c5 : index
                %3563 = arith.addi %3560, %3562 : index
                %3564 = arith.divui %3563, %c5 : index
                %3565 = arith.muli %3564, %c24 : index
                %3566 = arith.muli %3559, %c8 : index
                %3567 = arith.addi %3565, %3566 : index
                %3568 = arith.remui %3563, %c5 : index
                %3569 = arith.muli %3568, %c15 : index
                %3570 = arith.addi %3567, %3569 : index
                %3571 = arith.addi %3558, %3570 : index
                %3572 = arith.addi %3554, %3571 : index
                %3573 = vector.shuffle %3536, %3536 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3573, %kv[%3572] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3574 = arith.addi %3529, %c9 : index
                %3575 = arith.divui %3574, %c8 : index
                %3576 = arith.muli %3575, %c54 : index
                %3577 = arith.addi %3576, %c11 : index
                %3578 = arith.remui %3574, %c8 : index
                %3579 = arith.divui %3524, %c15 : index
                %3580 = arith.remui %3524, %c15 : index
                %3581 = arith.muli %3580, %c5 : index
                %3582 = arith.addi %3579, %3581 : index
                %3583 = arith.divui %3582, %c5 : index
                %3584 = arith.muli %3583, %c24 : index
                %3585 = arith.muli %3578, %c8 : index
                %3586 = arith.addi %3584, %3585 : index
                %3587 = arith.remui %3582, %c5 : index
                %3588 = arith.muli %3587, %c15 : index
                %3589 = arith.addi %3586, %3588 : index
                %3590 = arith.addi %3577, %3589 : index
                %3591 = arith.addi %3554, %3590 : index
                %3592 = vector.shuffle %3536, %3536 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3592, %kv[%3591] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3593 = arith.addi %3529, %c15 : index
                %3594 = arith.divui %3593, %c8 : index
                %3595 = arith.muli %3594, %c54 : index
                %3596 = arith.addi %3595, %c11 : index
                %3597 = arith.remui %3593, %c8 : index
                %3598 = arith.divui %3524, %c15 : index
                %3599 = arith.remui %3524, %c15 : index
                %3600 = arith.muli %3599, %c5 : index
                %3601 = arith.addi %3598, %3600 : index
                %3602 = arith.divui %3601, %c5 : index
                %3603 = arith.muli %3602, %c24 : index
                %3604 = arith.muli %3597, %c8 : index
                %3605 = arith.addi %3603, %3604 : index
                %3606 = arith.remui %3601, %c5 : index
                %3607 = arith.muli %3606, %c15 : index
                %3608 = arith.addi %3605, %3607 : index
                %3609 = arith.addi %3596, %3608 : index
                %3610 = arith.addi %3554, %3609 : index
                %3611 = vector.shuffle %3536, %3536 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3611, %kv[%3610] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3612 = arith.addi %3529, %c31 : index
                %3613 = arith.divui %3612, %c8 : index
                %3614 = arith.muli %3613, %c54 : index
                %3615 = arith.addi %3614, %c11 : index
                %3616 = arith.remui %3612, %c8 : index
                %3617 = arith.divui %3524, %c15 : index
                %3618 = arith.remui %3524, %c15 : index
                %3619 = arith.muli %3618, %c5 : index
                %3620 = arith.addi %3617, %3619 : index
                %3621 = arith.divui %3620, %c5 : index
                %3622 = arith.muli %3621, %c24 : index
                %3623 = arith.muli %3616, %c8 : index
                %3624 = arith.addi %3622, %3623 : index
                %3625 = arith.remui %3620, %c5 : index
                %3626 = arith.muli %3625, %c15 : index
                %3627 = arith.addi %3624, %3626 : index
                %3628 = arith.addi %3615, %3627 : index
                %3629 = arith.addi %3554, %3628 : index
                %3630 = vector.shuffle %3536, %3536 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3630, %kv[%3629] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3631 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3631 {
            %3632 = wave.lane
            %3633 = arith.muli %3632, %c21 : index
            scf.for %3634 = %3633 to %c39 step %c33 {
              %3635 = arith.addi %3519, %3634 : index
              %3636 = vector.load %18[%3635] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3637 = arith.mulf %3636, %3522 : vector<4xf32>
              %3638 = wave.fp8_encode "e4m3" %3637 : vector<4xf32> -> vector<4xi8>
              %3639 = arith.cmpi slt, %3520, %kvHeads : index
              scf.if %3639 {
                %3640 = arith.muli %3520, %c11 : index
                %3641 = arith.addi %3525, %3640 : index
                %3642 = vector.shuffle %3638, %3638 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3643 = arith.divui %3634, %c8 : index
                %3644 = arith.muli %3643, %c24 : index
                %3645 = arith.remui %3634, %c8 : index
                %3646 = arith.muli %3524, %c8 : index
                %3647 = arith.divui %3645, %c21 : index
                %3648 = arith.muli %3647, %c21 : index
                %3649 = arith.remui %3645, %c15 : index
                %3650 = arith.muli %3649, %c15 : index
                %3651 = arith.addi %3648, %3650 : index
                %3652 = arith.divui %3645, %c15 : index
                %3653 = arith.remui %3652, %c15 : index
                %3654 = arith.addi %3651, %3653 : index
                %3655 = arith.addi %3646, %3654 : index
                %3656 = arith.addi %3644, %3655 : index
                %3657 = arith.addi %3641, %3656 : index
                vector.store %3642, %kv[%3657] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3658 = arith.subi %3520, %kvHeads : index
                %3659 = arith.muli %3658, %c11 : index
                %3660 = arith.addi %3525, %3659 : index
                %3661 = arith.addi %3634, %c10 : index
                %3662 = arith.divui %3661, %c8 : index
                %3663 = arith.muli %3662, %c24 : index
                %3664 = arith.addi %3663, %c12 : index
                %3665 = arith.remui %3661, %c8 : index
                %3666 = arith.divui %3524, %c15 : index
                %3667 = arith.remui %3524, %c15 : index
                %3668 = arith.muli %3667, %c5 : index
                %3669 = arith.addi %3666, %3668 : index
                %3670 = arith.muli %3665, %c8 : index
                %3671 = arith.divui %3669, %c21 : index
                %3672 = arith.muli %3671, %c21 : index
                %3673 = arith.remui %3669, %c15 : index
                %3674 = arith.muli %3673, %c15 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.divui %3669, %c15 : index
                %3677 = arith.remui %3676, %c15 : index
                %3678 = arith.addi %3675, %3677 : index
                %3679 = arith.addi %3670, %3678 : index
                %3680 = arith.addi %3664, %3679 : index
                %3681 = arith.addi %3660, %3680 : index
                %3682 = vector.shuffle %3638, %3638 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3682, %kv[%3681] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3683 = arith.addi %3634, %c9 : index
                %3684 = arith.divui %3683, %c8 : index
                %3685 = arith.muli %3684, %c24 : index
                %3686 = arith.addi %3685, %c12 : index
                %3687 = arith.remui %3683, %c8 : index
                %3688 = arith.divui %3524, %c15 : index
                %3689 = arith.remui %3524, %c15 : index
                %3690 = arith.muli %3689, %c5 : index
                %3691 = arith.addi %3688, %3690 : index
                %3692 = arith.muli %3687, %c8 : index
                %3693 = arith.divui %3691, %c21 : index
                %3694 = arith.muli %3693, %c21 : index
                %3695 = arith.remui %3691, %c15 : index
                %3696 = arith.muli %3695, %c15 : index
                %3697 = arith.addi %3694, %3696 : index
                %3698 = arith.divui %3691, %c15 : index
                %3699 = arith.remui %3698, %c15 : index
                %3700 = arith.addi %3697, %3699 : index
                %3701 = arith.addi %3692, %3700 : index
                %3702 = arith.addi %3686, %3701 : index
                %3703 = arith.addi %3660, %3702 : index
                %3704 = vector.shuffle %3638, %3638 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3704, %kv[%3703] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3705 = arith.addi %3634, %c15 : index
                %3706 = arith.divui %3705, %c8 : index
                %3707 = arith.muli %3706, %c24 : index
                %3708 = arith.addi %3707, %c12 : index
                %3709 = arith.remui %3705, %c8 : index
                %3710 = arith.divui %3524, %c15 : index
                %3711 = arith.remui %3524, %c15 : index
                %3712 = arith.muli %3711, %c5 : index
                %3713 = arith.addi %3710, %3712 : index
                %3714 = arith.muli %3709, %c8 : index
                %3715 = arith.divui %3713, %c21 : index
                %3716 = arith.muli %3715, %c21 : index
                %3717 = arith.remui %3713, %c15 : index
                %3718 = arith.muli %3717, %c15 : index
                %3719 = arith.addi %3716, %3718 : index
                %3720 = arith.divui %3713, %c15 : index
                %3721 = arith.remui %3720, %c15 : index
                %3722 = arith.addi %3719, %3721 : index
                %3723 = arith.addi %3714, %3722 : index
                %3724 = arith.addi %3708, %3723 : index
                %3725 = arith.addi %3660, %3724 : index
                %3726 = vector.shuffle %3638, %3638 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3726, %kv[%3725] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3727 = arith.addi %3634, %c31 : index
                %3728 = arith.divui %3727, %c8 : index
                %3729 = arith.muli %3728, %c24 : index
                %3730 = arith.addi %3729, %c12 : index
                %3731 = arith.remui %3727, %c8 : index
                %3732 = arith.divui %3524, %c15 : index
                %3733 = arith.remui %3524, %c15 : index
                %3734 = arith.muli %3733, %c5 : index
                %3735 = arith.addi %3732, %3734 : index
                %3736 = arith.muli %3731, %c8 : index
                %3737 = arith.divui %3735, %c21 : index
                %3738 = arith.muli %3737, %c21 : index
                %3739 = arith.remui %3735, %c15 : index
                %3740 = arith.muli %3739, %c15 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.divui %3735, %c15 : index
                %3743 = arith.remui %3742, %c15 : index
                %3744 = arith.addi %3741, %3743 : index
                %3745 = arith.addi %3736, %3744 : index
                %3746 = arith.addi %3730, %3745 : index
                %3747 = arith.addi %3660, %3746 : index
                %3748 = vector.shuffle %3638, %3638 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3748, %kv[%3747] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3749 = arith.cmpi eq, %codec, %c15 : index
          scf.if %3749 {
            %3750 = wave.lane
            %3751 = arith.muli %3750, %c21 : index
            scf.for %3752 = %3751 to %c39 step %c33 {
              %3753 = arith.addi %3519, %3752 : index
              %3754 = vector.load %18[%3753] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3755 = arith.mulf %3754, %3522 : vector<4xf32>
              %3756 = wave.fp8_encode "e5m2" %3755 : vector<4xf32> -> vector<4xi8>
              %3757 = arith.cmpi slt, %3520, %kvHeads : index
              scf.if %3757 {
                %3758 = arith.muli %3520, %c11 : index
                %3759 = arith.addi %3525, %3758 : index
                %3760 = vector.shuffle %3756, %3756 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3761 = arith.divui %3752, %c8 : index
                %3762 = arith.muli %3761, %c24 : index
                %3763 = arith.remui %3752, %c8 : index
                %3764 = arith.muli %3524, %c8 : index
                %3765 = arith.divui %3763, %c21 : index
                %3766 = arith.muli %3765, %c21 : index
                %3767 = arith.remui %3763, %c15 : index
                %3768 = arith.muli %3767, %c15 : index
                %3769 = arith.addi %3766, %3768 : index
                %3770 = arith.divui %3763, %c15 : index
                %3771 = arith.remui %3770, %c15 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.addi %3764, %3772 : index
                %3774 = arith.addi %3762, %3773 : index
                %3775 = arith.addi %3759, %3774 : index
                vector.store %3760, %kv[%3775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3776 = arith.subi %3520, %kvHeads : index
                %3777 = arith.muli %3776, %c11 : index
                %3778 = arith.addi %3525, %3777 : index
                %3779 = arith.addi %3752, %c10 : index
                %3780 = arith.divui %3779, %c8 : index
                %3781 = arith.muli %3780, %c24 : index
                %3782 = arith.addi %3781, %c12 : index
                %3783 = arith.remui %3779, %c8 : index
                %3784 = arith.divui %3524, %c15 : index
                %3785 = arith.remui %3524, %c15 : index
                %3786 = arith.muli %3785, %c5 : index
                %3787 = arith.addi %3784, %3786 : index
                %3788 = arith.muli %3783, %c8 : index
                %3789 = arith.divui %3787, %c21 : index
                %3790 = arith.muli %3789, %c21 : index
                %3791 = arith.remui %3787, %c15 : index
                %3792 = arith.muli %3791, %c15 : index
                %3793 = arith.addi %3790, %3792 : index
                %3794 = arith.divui %3787, %c15 : index
                %3795 = arith.remui %3794, %c15 : index
                %3796 = arith.addi %3793, %3795 : index
                %3797 = arith.addi %3788, %3796 : index
                %3798 = arith.addi %3782, %3797 : index
                %3799 = arith.addi %3778, %3798 : index
                %3800 = vector.shuffle %3756, %3756 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3800, %kv[%3799] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3801 = arith.addi %3752, %c9 : index
                %3802 = arith.divui %3801, %c8 : index
                %3803 = arith.muli %3802, %c24 : index
                %3804 = arith.addi %3803, %c12 : index
                %3805 = arith.remui %3801, %c8 : index
                %3806 = arith.divui %3524, %c15 : index
                %3807 = arith.remui %3524, %c15 : index
                %3808 = arith.muli %3807, %c5 : index
                %3809 = arith.addi %3806, %3808 : index
                %3810 = arith.muli %3805, %c8 : index
                %3811 = arith.divui %3809, %c21 : index
                %3812 = arith.muli %3811, %c21 : index
                %3813 = arith.remui %3809, %c15 : index
                %3814 = arith.muli %3813, %c15 : index
                %3815 = arith.addi %3812, %3814 : index
                %3816 = arith.divui %3809, %c15 : index
                %3817 = arith.remui %3816, %c15 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.addi %3810, %3818 : index
                %3820 = arith.addi %3804, %3819 : index
                %3821 = arith.addi %3778, %3820 : index
                %3822 = vector.shuffle %3756, %3756 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3822, %kv[%3821] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3823 = arith.addi %3752, %c15 : index
                %3824 = arith.divui %3823, %c8 : index
                %3825 = arith.muli %3824, %c24 : index
                %3826 = arith.addi %3825, %c12 : index
                %3827 = arith.remui %3823, %c8 : index
                %3828 = arith.divui %3524, %c15 : index
                %3829 = arith.remui %3524, %c15 : index
                %3830 = arith.muli %3829, %c5 : index
                %3831 = arith.addi %3828, %3830 : index
                %3832 = arith.muli %3827, %c8 : index
                %3833 = arith.divui %3831, %c21 : index
                %3834 = arith.muli %3833, %c21 : index
                %3835 = arith.remui %3831, %c15 : index
                %3836 = arith.muli %3835, %c15 : index
                %3837 = arith.addi %3834, %3836 : index
                %3838 = arith.divui %3831, %c15 : index
                %3839 = arith.remui %3838, %c15 : index
                %3840 = arith.addi %3837, %3839 : index
                %3841 = arith.addi %3832, %3840 : index
                %3842 = arith.addi %3826, %3841 : index
                %3843 = arith.addi %3778, %3842 : index
                %3844 = vector.shuffle %3756, %3756 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3844, %kv[%3843] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3845 = arith.addi %3752, %c31 : index
                %3846 = arith.divui %3845, %c8 : index
                %3847 = arith.muli %3846, %c24 : index
                %3848 = arith.addi %3847, %c12 : index
                %3849 = arith.remui %3845, %c8 : index
                %3850 = arith.divui %3524, %c15 : index
                %3851 = arith.remui %3524, %c15 : index
                %3852 = arith.muli %3851, %c5 : index
                %3853 = arith.addi %3850, %3852 : index
                %3854 = arith.muli %3849, %c8 : index
                %3855 = arith.divui %3853, %c21 : index
                %3856 = arith.muli %3855, %c21 : index
                %3857 = arith.remui %3853, %c15 : index
                %3858 = arith.muli %3857, %c15 : index
                %3859 = arith.addi %3856, %3858 : index
                %3860 = arith.divui %3853, %c15 : index
                %3861 = arith.remui %3860, %c15 : index
                %3862 = arith.addi %3859, %3861 : index
                %3863 = arith.addi %3854, %3862 : index
                %3864 = arith.addi %3848, %3863 : index
                %3865 = arith.addi %3778, %3864 : index
                %3866 = vector.shuffle %3756, %3756 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3866, %kv[%3865] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3867 = arith.addi %3153, %c47 : index
      %3868 = arith.addi %3152, %3867 : index
      %3869 = arith.cmpi slt, %3868, %20 : index
      %3870 = arith.cmpi slt, %3867, %c8 : index
      %3871 = arith.andi %3869, %3870 : i1
      scf.if %3871 {
        %3872 = arith.addi %3152, %3867 : index
        %3873 = arith.addi %slotsAt, %3872 : index
        %3874 = memref.load %step[%3873] : memref<?xi32>
        %3875 = arith.index_cast %3874 : i32 to index
        %3876 = arith.cmpi sge, %3875, %c10 : index
        scf.if %3876 {
          %3877 = arith.muli %3867, %c39 : index
          %3878 = arith.subi %0, %heads : index
          %3879 = memref.load %scales[%3878] : memref<?xf32>
          %3880 = vector.broadcast %3879 : f32 to vector<4xf32>
          %3881 = arith.divui %3875, %c8 : index
          %3882 = arith.remui %3875, %c8 : index
          %3883 = arith.muli %3881, %pageBytes : index
          %3884 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3884 {
            %3885 = wave.lane
            %3886 = arith.muli %3885, %c21 : index
            scf.for %3887 = %3886 to %c39 step %c33 {
              %3888 = arith.addi %3877, %3887 : index
              %3889 = vector.load %18[%3888] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3890 = arith.mulf %3889, %3880 : vector<4xf32>
              %3891 = arith.minimumf %3890, %c51 : vector<4xf32>
              %3892 = arith.maximumf %3891, %c52 : vector<4xf32>
              %3893 = arith.truncf %3892 : vector<4xf32> to vector<4xf16>
              %3894 = vector.bitcast %3893 : vector<4xf16> to vector<8xi8>
              %3895 = arith.cmpi slt, %3878, %kvHeads : index
              scf.if %3895 {
                %3896 = arith.muli %3878, %c53 : index
                %3897 = arith.addi %3883, %3896 : index
                %3898 = arith.divui %3887, %c8 : index
                %3899 = arith.muli %3898, %c54 : index
                %3900 = arith.remui %3887, %c8 : index
                %3901 = arith.divui %3900, %c5 : index
                %3902 = arith.muli %3901, %c24 : index
                %3903 = arith.muli %3882, %c8 : index
                %3904 = arith.addi %3902, %3903 : index
                %3905 = arith.remui %3900, %c5 : index
                %3906 = arith.muli %3905, %c15 : index
                %3907 = arith.addi %3904, %3906 : index
                %3908 = arith.addi %3899, %3907 : index
                %3909 = arith.addi %3897, %3908 : index
                vector.store %3894, %kv[%3909] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3910 = arith.subi %3878, %kvHeads : index
                %3911 = arith.muli %3910, %c53 : index
                %3912 = arith.addi %3883, %3911 : index
                %3913 = arith.addi %3887, %c10 : index
                %3914 = arith.divui %3913, %c8 : index
                %3915 = arith.muli %3914, %c54 : index
                %3916 = arith.addi %3915, %c11 : index
                %3917 = arith.remui %3913, %c8 : index
                %3918 = arith.divui %3882, %c15 : index
                %3919 = arith.remui %3882, %c15 : index
                %3920 = arith.muli %3919, %c5 : index
                %3921 = arith.addi %3918, %3920 : index
                %3922 = arith.divui %3921, %c5 : index
                %3923 = arith.muli %3922, %c24 : index
                %3924 = arith.muli %3917, %c8 : index
                %3925 = arith.addi %3923, %3924 : index
                %3926 = arith.remui %3921, %c5 : index
                %3927 = arith.muli %3926, %c15 : index
                %3928 = arith.addi %3925, %3927 : index
                %3929 = arith.addi %3916, %3928 : index
                %3930 = arith.addi %3912, %3929 : index
                %3931 = vector.shuffle %3894, %3894 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3931, %kv[%3930] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3932 = arith.addi %3887, %c9 : index
                %3933 = arith.divui %3932, %c8 : index
                %3934 = arith.muli %3933, %c54 : index
                %3935 = arith.addi %3934, %c11 : index
                %3936 = arith.remui %3932, %c8 : index
                %3937 = arith.divui %3882, %c15 : index
                %3938 = arith.remui %3882, %c15 : index
                %3939 = arith.muli %3938, %c5 : index
                %3940 = arith.addi %3937, %3939 : index
                %3941 = arith.divui %3940, %c5 : index
                %3942 = arith.muli %3941, %c24 : index
                %3943 = arith.muli %3936, %c8 : index
                %3944 = arith.addi %3942, %3943 : index
                %3945 = arith.remui %3940, %c5 : index
                %3946 = arith.muli %3945, %c15 : index
                %3947 = arith.addi %3944, %3946 : index
                %3948 = arith.addi %3935, %3947 : index
                %3949 = arith.addi %3912, %3948 : index
                %3950 = vector.shuffle %3894, %3894 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3950, %kv[%3949] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3951 = arith.addi %3887, %c15 : index
                %3952 = arith.divui %3951, %c8 : index
                %3953 = arith.muli %3952, %c54 : index
                %3954 = arith.addi %3953, %c11 : index
                %3955 = arith.remui %3951, %c8 : index
                %3956 = arith.divui %3882, %c15 : index
                %3957 = arith.remui %3882, %c15 : index
                %3958 = arith.muli %3957, %c5 : index
                %3959 = arith.addi %3956, %3958 : index
                %3960 = arith.divui %3959, %c5 : index
                %3961 = arith.muli %3960, %c24 : index
                %3962 = arith.muli %3955, %c8 : index
                %3963 = arith.addi %3961, %3962 : index
                %3964 = arith.remui %3959, %c5 : index
                %3965 = arith.muli %3964, %c15 : index
                %3966 = arith.addi %3963, %3965 : index
                %3967 = arith.addi %3954, %3966 : index
                %3968 = arith.addi %3912, %3967 : index
                %3969 = vector.shuffle %3894, %3894 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3969, %kv[%3968] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3970 = arith.addi %3887, %c31 : index
                %3971 = arith.divui %3970, %c8 : index
                %3972 = arith.muli %3971, %c54 : index
                %3973 = arith.addi %3972, %c11 : index
                %3974 = arith.remui %3970, %c8 : index
                %3975 = arith.divui %3882, %c15 : index
                %3976 = arith.remui %3882, %c15 : index
                %3977 = arith.muli %3976, %c5 : index
                %3978 = arith.addi %3975, %3977 : index
                %3979 = arith.divui %3978, %c5 : index
                %3980 = arith.muli %3979, %c24 : index
                %3981 = arith.muli %3974, %c8 : index
                %3982 = arith.addi %3980, %3981 : index
                %3983 = arith.remui %3978, %c5 : index
                %3984 = arith.muli %3983, %c15 : index
                %3985 = arith.addi %3982, %3984 : index
                %3986 = arith.addi %3973, %3985 : index
                %3987 = arith.addi %3912, %3986 : index
                %3988 = vector.shuffle %3894, %3894 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3988, %kv[%3987] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3989 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3989 {
            %3990 = wave.lane
            %3991 = arith.muli %3990, %c21 : index
            scf.for %3992 = %3991 to %c39 step %c33 {
              %3993 = arith.addi %3877, %3992 : index
              %3994 = vector.load %18[%3993] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3995 = arith.mulf %3994, %3880 : vector<4xf32>
              %3996 = wave.fp8_encode "e4m3" %3995 : vector<4xf32> -> vector<4xi8>
              %3997 = arith.cmpi slt, %3878, %kvHeads : index
              scf.if %3997 {
                %3998 = arith.muli %3878, %c11 : index
                %3999 = arith.addi %3883, %3998 : index
                %4000 = vector.shuffle %3996, %3996 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4001 = arith.divui %3992, %c8 : index
                %4002 = arith.muli %4001, %c24 : index
                %4003 = arith.remui %3992, %c8 : index
                %4004 = arith.muli %3882, %c8 : index
                %4005 = arith.divui %4003, %c21 : index
                %4006 = arith.muli %4005, %c21 : index
                %4007 = arith.remui %4003, %c15 : index
                %4008 = arith.muli %4007, %c15 : index
                %4009 = arith.addi %4006, %4008 : index
                %4010 = arith.divui %4003, %c15 : index
                %4011 = arith.remui %4010, %c15 : index
                %4012 = arith.addi %4009, %4011 : index
                %4013 = arith.addi %4004, %4012 : index
                %4014 = arith.addi %4002, %4013 : index
                %4015 = arith.addi %3999, %4014 : index
                vector.store %4000, %kv[%4015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4016 = arith.subi %3878, %kvHeads : index
                %4017 = arith.muli %4016, %c11 : index
                %4018 = arith.addi %3883, %4017 : index
                %4019 = arith.addi %3992, %c10 : index
                %4020 = arith.divui %4019, %c8 : index
                %4021 = arith.muli %4020, %c24 : index
                %4022 = arith.addi %4021, %c12 : index
                %4023 = arith.remui %4019, %c8 : index
                %4024 = arith.divui %3882, %c15 : index
                %4025 = arith.remui %3882, %c15 : index
                %4026 = arith.muli %4025, %c5 : index
                %4027 = arith.addi %4024, %4026 : index
                %4028 = arith.muli %4023, %c8 : index
                %4029 = arith.divui %4027, %c21 : index
                %4030 = arith.muli %4029, %c21 : index
                %4031 = arith.remui %4027, %c15 : index
                %4032 = arith.muli %4031, %c15 : index
                %4033 = arith.addi %4030, %4032 : index
                %4034 = arith.divui %4027, %c15 : index
                %4035 = arith.remui %4034, %c15 : index
                %4036 = arith.addi %4033, %4035 : index
                %4037 = arith.addi %4028, %4036 : index
                %4038 = arith.addi %4022, %4037 : index
                %4039 = arith.addi %4018, %4038 : index
                %4040 = vector.shuffle %3996, %3996 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4040, %kv[%4039] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4041 = arith.addi %3992, %c9 : index
                %4042 = arith.divui %4041, %c8 : index
                %4043 = arith.muli %4042, %c24 : index
                %4044 = arith.addi %4043, %c12 : index
                %4045 = arith.remui %4041, %c8 : index
                %4046 = arith.divui %3882, %c15 : index
                %4047 = arith.remui %3882, %c15 : index
                %4048 = arith.muli %4047, %c5 : index
                %4049 = arith.addi %4046, %4048 : index
                %4050 = arith.muli %4045, %c8 : index
                %4051 = arith.divui %4049, %c21 : index
                %4052 = arith.muli %4051, %c21 : index
                %4053 = arith.remui %4049, %c15 : index
                %4054 = arith.muli %4053, %c15 : index
                %4055 = arith.addi %4052, %4054 : index
                %4056 = arith.divui %4049, %c15 : index
                %4057 = arith.remui %4056, %c15 : index
                %4058 = arith.addi %4055, %4057 : index
                %4059 = arith.addi %4050, %4058 : index
                %4060 = arith.addi %4044, %4059 : index
                %4061 = arith.addi %4018, %4060 : index
                %4062 = vector.shuffle %3996, %3996 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4062, %kv[%4061] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4063 = arith.addi %3992, %c15 : index
                %4064 = arith.divui %4063, %c8 : index
                %4065 = arith.muli %4064, %c24 : index
                %4066 = arith.addi %4065, %c12 : index
                %4067 = arith.remui %4063, %c8 : index
                %4068 = arith.divui %3882, %c15 : index
                %4069 = arith.remui %3882, %c15 : index
                %4070 = arith.muli %4069, %c5 : index
                %4071 = arith.addi %4068, %4070 : index
                %4072 = arith.muli %4067, %c8 : index
                %4073 = arith.divui %4071, %c21 : index
                %4074 = arith.muli %4073, %c21 : index
                %4075 = arith.remui %4071, %c15 : index
                %4076 = arith.muli %4075, %c15 : index
                %4077 = arith.addi %4074, %4076 : index
                %4078 = arith.divui %4071, %c15 : index
                %4079 = arith.remui %4078, %c15 : index
                %4080 = arith.addi %4077, %4079 : index
                %4081 = arith.addi %4072, %4080 : index
                %4082 = arith.addi %4066, %4081 : index
                %4083 = arith.addi %4018, %4082 : index
                %4084 = vector.shuffle %3996, %3996 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4084, %kv[%4083] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4085 = arith.addi %3992, %c31 : index
                %4086 = arith.divui %4085, %c8 : index
                %4087 = arith.muli %4086, %c24 : index
                %4088 = arith.addi %4087, %c12 : index
                %4089 = arith.remui %4085, %c8 : index
                %4090 = arith.divui %3882, %c15 : index
                %4091 = arith.remui %3882, %c15 : index
                %4092 = arith.muli %4091, %c5 : index
                %4093 = arith.addi %4090, %4092 : index
                %4094 = arith.muli %4089, %c8 : index
                %4095 = arith.divui %4093, %c21 : index
                %4096 = arith.muli %4095, %c21 : index
                %4097 = arith.remui %4093, %c15 : index
                %4098 = arith.muli %4097, %c15 : index
                %4099 = arith.addi %4096, %4098 : index
                %4100 = arith.divui %4093, %c15 : index
                %4101 = arith.remui %4100, %c15 : index
                %4102 = arith.addi %4099, %4101 : index
                %4103 = arith.addi %4094, %4102 : index
                %4104 = arith.addi %4088, %4103 : index
                %4105 = arith.addi %4018, %4104 : index
                %4106 = vector.shuffle %3996, %3996 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4106, %kv[%4105] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4107 = arith.cmpi eq, %codec, %c15 : index
          scf.if %4107 {
            %4108 = wave.lane
            %4109 = arith.muli %4108, %c21 : index
            scf.for %4110 = %4109 to %c39 step %c33 {
              %4111 = arith.addi %3877, %4110 : index
              %4112 = vector.load %18[%4111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4113 = arith.mulf %4112, %3880 : vector<4xf32>
              %4114 = wave.fp8_encode "e5m2" %4113 : vector<4xf32> -> vector<4xi8>
              %4115 = arith.cmpi slt, %3878, %kvHeads : index
              scf.if %4115 {
                %4116 = arith.muli %3878, %c11 : index
                %4117 = arith.addi %3883, %4116 : index
                %4118 = vector.shuffle %4114, %4114 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4119 = arith.divui %4110, %c8 : index
                %4120 = arith.muli %4119, %c24 : index
                %4121 = arith.remui %4110, %c8 : index
                %4122 = arith.muli %3882, %c8 : index
                %4123 = arith.divui %4121, %c21 : index
                %4124 = arith.muli %4123, %c21 : index
                %4125 = arith.remui %4121, %c15 : index
                %4126 = arith.muli %4125, %c15 : index
                %4127 = arith.addi %4124, %4126 : index
                %4128 = arith.divui %4121, %c15 : index
                %4129 = arith.remui %4128, %c15 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.addi %4122, %4130 : index
                %4132 = arith.addi %4120, %4131 : index
                %4133 = arith.addi %4117, %4132 : index
                vector.store %4118, %kv[%4133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4134 = arith.subi %3878, %kvHeads : index
                %4135 = arith.muli %4134, %c11 : index
                %4136 = arith.addi %3883, %4135 : index
                %4137 = arith.addi %4110, %c10 : index
                %4138 = arith.divui %4137, %c8 : index
                %4139 = arith.muli %4138, %c24 : index
                %4140 = arith.addi %4139, %c12 : index
                %4141 = arith.remui %4137, %c8 : index
                %4142 = arith.divui %3882, %c15 : index
                %4143 = arith.remui %3882, %c15 : index
                %4144 = arith.muli %4143, %c5 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.muli %4141, %c8 : index
                %4147 = arith.divui %4145, %c21 : index
                %4148 = arith.muli %4147, %c21 : index
                %4149 = arith.remui %4145, %c15 : index
                %4150 = arith.muli %4149, %c15 : index
                %4151 = arith.addi %4148, %4150 : index
                %4152 = arith.divui %4145, %c15 : index
                %4153 = arith.remui %4152, %c15 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.addi %4146, %4154 : index
                %4156 = arith.addi %4140, %4155 : index
                %4157 = arith.addi %4136, %4156 : index
                %4158 = vector.shuffle %4114, %4114 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4158, %kv[%4157] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4159 = arith.addi %4110, %c9 : index
                %4160 = arith.divui %4159, %c8 : index
                %4161 = arith.muli %4160, %c24 : index
                %4162 = arith.addi %4161, %c12 : index
                %4163 = arith.remui %4159, %c8 : index
                %4164 = arith.divui %3882, %c15 : index
                %4165 = arith.remui %3882, %c15 : index
                %4166 = arith.muli %4165, %c5 : index
                %4167 = arith.addi %4164, %4166 : index
                %4168 = arith.muli %4163, %c8 : index
                %4169 = arith.divui %4167, %c21 : index
                %4170 = arith.muli %4169, %c21 : index
                %4171 = arith.remui %4167, %c15 : index
                %4172 = arith.muli %4171, %c15 : index
                %4173 = arith.addi %4170, %4172 : index
                %4174 = arith.divui %4167, %c15 : index
                %4175 = arith.remui %4174, %c15 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.addi %4168, %4176 : index
                %4178 = arith.addi %4162, %4177 : index
                %4179 = arith.addi %4136, %4178 : index
                %4180 = vector.shuffle %4114, %4114 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4180, %kv[%4179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4181 = arith.addi %4110, %c15 : index
                %4182 = arith.divui %4181, %c8 : index
                %4183 = arith.muli %4182, %c24 : index
                %4184 = arith.addi %4183, %c12 : index
                %4185 = arith.remui %4181, %c8 : index
                %4186 = arith.divui %3882, %c15 : index
                %4187 = arith.remui %3882, %c15 : index
                %4188 = arith.muli %4187, %c5 : index
                %4189 = arith.addi %4186, %4188 : index
                %4190 = arith.muli %4185, %c8 : index
                %4191 = arith.divui %4189, %c21 : index
                %4192 = arith.muli %4191, %c21 : index
                %4193 = arith.remui %4189, %c15 : index
                %4194 = arith.muli %4193, %c15 : index
                %4195 = arith.addi %4192, %4194 : index
                %4196 = arith.divui %4189, %c15 : index
                %4197 = arith.remui %4196, %c15 : index
                %4198 = arith.addi %4195, %4197 : index
                %4199 = arith.addi %4190, %4198 : index
                %4200 = arith.addi %4184, %4199 : index
                %4201 = arith.addi %4136, %4200 : index
                %4202 = vector.shuffle %4114, %4114 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4202, %kv[%4201] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4203 = arith.addi %4110, %c31 : index
                %4204 = arith.divui %4203, %c8 : index
                %4205 = arith.muli %4204, %c24 : index
                %4206 = arith.addi %4205, %c12 : index
                %4207 = arith.remui %4203, %c8 : index
                %4208 = arith.divui %3882, %c15 : index
                %4209 = arith.remui %3882, %c15 : index
                %4210 = arith.muli %4209, %c5 : index
                %4211 = arith.addi %4208, %4210 : index
                %4212 = arith.muli %4207, %c8 : index
                %4213 = arith.divui %4211, %c21 : index
                %4214 = arith.muli %4213, %c21 : index
                %4215 = arith.remui %4211, %c15 : index
                %4216 = arith.muli %4215, %c15 : index
                %4217 = arith.addi %4214, %4216 : index
                %4218 = arith.divui %4211, %c15 : index
                %4219 = arith.remui %4218, %c15 : index
                %4220 = arith.addi %4217, %4219 : index
                %4221 = arith.addi %4212, %4220 : index
                %4222 = arith.addi %4206, %4221 : index
                %4223 = arith.addi %4136, %4222 : index
                %4224 = vector.shuffle %4114, %4114 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4224, %kv[%4223] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4225 = arith.addi %21, %c17 : index
    %4226 = wave.lane
    %4227 = arith.muli %3, %c9 : index
    %4228 = arith.muli %4227, %c24 : index
    %4229 = arith.addi %4228, %4226 : index
    %4230 = arith.muli %4, %c12 : index
    %4231 = arith.addi %4230, %4229 : index
    %4232 = arith.addi %4231, %c10 : index
    %4233 = arith.addi %4232, %c10 : index
    %4234 = vector.extract %420#3[0] : f32 from vector<8xf32>
    memref.store %4234, %17[%4233] : memref<?xf32>
    %4235 = arith.muli %4, %c12 : index
    %4236 = arith.addi %4235, %4229 : index
    %4237 = arith.addi %4236, %c10 : index
    %4238 = arith.addi %4237, %c16 : index
    %4239 = vector.extract %420#3[1] : f32 from vector<8xf32>
    memref.store %4239, %17[%4238] : memref<?xf32>
    %4240 = arith.muli %4, %c12 : index
    %4241 = arith.addi %4240, %4229 : index
    %4242 = arith.addi %4241, %c10 : index
    %4243 = arith.addi %4242, %c13 : index
    %4244 = vector.extract %420#3[2] : f32 from vector<8xf32>
    memref.store %4244, %17[%4243] : memref<?xf32>
    %4245 = arith.muli %4, %c12 : index
    %4246 = arith.addi %4245, %4229 : index
    %4247 = arith.addi %4246, %c10 : index
    %4248 = arith.addi %4247, %c32 : index
    %4249 = vector.extract %420#3[3] : f32 from vector<8xf32>
    memref.store %4249, %17[%4248] : memref<?xf32>
    %4250 = arith.muli %4, %c12 : index
    %4251 = arith.addi %4250, %4229 : index
    %4252 = arith.addi %4251, %c10 : index
    %4253 = arith.addi %4252, %c33 : index
    %4254 = vector.extract %420#3[4] : f32 from vector<8xf32>
    memref.store %4254, %17[%4253] : memref<?xf32>
    %4255 = arith.muli %4, %c12 : index
    %4256 = arith.addi %4255, %4229 : index
    %4257 = arith.addi %4256, %c10 : index
    %4258 = arith.addi %4257, %c34 : index
    %4259 = vector.extract %420#3[5] : f32 from vector<8xf32>
    memref.store %4259, %17[%4258] : memref<?xf32>
    %4260 = arith.muli %4, %c12 : index
    %4261 = arith.addi %4260, %4229 : index
    %4262 = arith.addi %4261, %c10 : index
    %4263 = arith.addi %4262, %c35 : index
    %4264 = vector.extract %420#3[6] : f32 from vector<8xf32>
    memref.store %4264, %17[%4263] : memref<?xf32>
    %4265 = arith.muli %4, %c12 : index
    %4266 = arith.addi %4265, %4229 : index
    %4267 = arith.addi %4266, %c10 : index
    %4268 = arith.addi %4267, %c36 : index
    %4269 = vector.extract %420#3[7] : f32 from vector<8xf32>
    memref.store %4269, %17[%4268] : memref<?xf32>
    wave.barrier
    %4270 = arith.muli %4, %c21 : index
    %4271 = arith.addi %4270, %c10 : index
    %4272 = arith.muli %4271, %c15 : index
    %4273 = arith.divui %4226, %c8 : index
    %4274 = arith.addi %4272, %4273 : index
    %4275 = arith.addi %4225, %4274 : index
    %4276 = arith.cmpi slt, %4275, %20 : index
    scf.if %4276 {
      %4277 = arith.cmpi eq, %hasFactors, %c9 : index
      %4278 = memref.load %factors[%4275] : memref<?xf32>
      %4279 = arith.select %4277, %4278, %c38 : f32
      %4280 = arith.addi %4229, %c10 : index
      %4281 = arith.muli %4271, %c16 : index
      %4282 = arith.addi %4280, %4281 : index
      %4283 = memref.load %17[%4282] : memref<?xf32>
      %4284 = arith.addi %4282, %c12 : index
      %4285 = memref.load %17[%4284] : memref<?xf32>
      %4286 = arith.addf %4283, %4285 : f32
      %4287 = arith.mulf %4286, %4279 : f32
      %4288 = arith.muli %3, %c9 : index
      %4289 = arith.addi %4288, %c10 : index
      %4290 = arith.muli %4289, %c8 : index
      %4291 = arith.remui %4226, %c8 : index
      %4292 = arith.addi %4290, %4291 : index
      %4293 = arith.muli %4274, %c39 : index
      %4294 = arith.addi %4293, %4292 : index
      memref.store %4287, %18[%4294] : memref<?xf32>
    }
    %4295 = arith.muli %4, %c21 : index
    %4296 = arith.addi %4295, %c9 : index
    %4297 = arith.muli %4296, %c15 : index
    %4298 = arith.divui %4226, %c8 : index
    %4299 = arith.addi %4297, %4298 : index
    %4300 = arith.addi %4225, %4299 : index
    %4301 = arith.cmpi slt, %4300, %20 : index
    scf.if %4301 {
      %4302 = arith.cmpi eq, %hasFactors, %c9 : index
      %4303 = memref.load %factors[%4300] : memref<?xf32>
      %4304 = arith.select %4302, %4303, %c38 : f32
      %4305 = arith.addi %4229, %c10 : index
      %4306 = arith.muli %4296, %c16 : index
      %4307 = arith.addi %4305, %4306 : index
      %4308 = memref.load %17[%4307] : memref<?xf32>
      %4309 = arith.addi %4307, %c12 : index
      %4310 = memref.load %17[%4309] : memref<?xf32>
      %4311 = arith.addf %4308, %4310 : f32
      %4312 = arith.mulf %4311, %4304 : f32
      %4313 = arith.muli %3, %c9 : index
      %4314 = arith.addi %4313, %c10 : index
      %4315 = arith.muli %4314, %c8 : index
      %4316 = arith.remui %4226, %c8 : index
      %4317 = arith.addi %4315, %4316 : index
      %4318 = arith.muli %4299, %c39 : index
      %4319 = arith.addi %4318, %4317 : index
      memref.store %4312, %18[%4319] : memref<?xf32>
    }
    %4320 = arith.muli %4, %c21 : index
    %4321 = arith.addi %4320, %c15 : index
    %4322 = arith.muli %4321, %c15 : index
    %4323 = arith.divui %4226, %c8 : index
    %4324 = arith.addi %4322, %4323 : index
    %4325 = arith.addi %4225, %4324 : index
    %4326 = arith.cmpi slt, %4325, %20 : index
    scf.if %4326 {
      %4327 = arith.cmpi eq, %hasFactors, %c9 : index
      %4328 = memref.load %factors[%4325] : memref<?xf32>
      %4329 = arith.select %4327, %4328, %c38 : f32
      %4330 = arith.addi %4229, %c10 : index
      %4331 = arith.muli %4321, %c16 : index
      %4332 = arith.addi %4330, %4331 : index
      %4333 = memref.load %17[%4332] : memref<?xf32>
      %4334 = arith.addi %4332, %c12 : index
      %4335 = memref.load %17[%4334] : memref<?xf32>
      %4336 = arith.addf %4333, %4335 : f32
      %4337 = arith.mulf %4336, %4329 : f32
      %4338 = arith.muli %3, %c9 : index
      %4339 = arith.addi %4338, %c10 : index
      %4340 = arith.muli %4339, %c8 : index
      %4341 = arith.remui %4226, %c8 : index
      %4342 = arith.addi %4340, %4341 : index
      %4343 = arith.muli %4324, %c39 : index
      %4344 = arith.addi %4343, %4342 : index
      memref.store %4337, %18[%4344] : memref<?xf32>
    }
    %4345 = arith.muli %4, %c21 : index
    %4346 = arith.addi %4345, %c31 : index
    %4347 = arith.muli %4346, %c15 : index
    %4348 = arith.divui %4226, %c8 : index
    %4349 = arith.addi %4347, %4348 : index
    %4350 = arith.addi %4225, %4349 : index
    %4351 = arith.cmpi slt, %4350, %20 : index
    scf.if %4351 {
      %4352 = arith.cmpi eq, %hasFactors, %c9 : index
      %4353 = memref.load %factors[%4350] : memref<?xf32>
      %4354 = arith.select %4352, %4353, %c38 : f32
      %4355 = arith.addi %4229, %c10 : index
      %4356 = arith.muli %4346, %c16 : index
      %4357 = arith.addi %4355, %4356 : index
      %4358 = memref.load %17[%4357] : memref<?xf32>
      %4359 = arith.addi %4357, %c12 : index
      %4360 = memref.load %17[%4359] : memref<?xf32>
      %4361 = arith.addf %4358, %4360 : f32
      %4362 = arith.mulf %4361, %4354 : f32
      %4363 = arith.muli %3, %c9 : index
      %4364 = arith.addi %4363, %c10 : index
      %4365 = arith.muli %4364, %c8 : index
      %4366 = arith.remui %4226, %c8 : index
      %4367 = arith.addi %4365, %4366 : index
      %4368 = arith.muli %4349, %c39 : index
      %4369 = arith.addi %4368, %4367 : index
      memref.store %4362, %18[%4369] : memref<?xf32>
    }
    wave.barrier
    %4370 = arith.addi %21, %c17 : index
    %4371 = wave.wave
    %4372 = arith.addi %4371, %c10 : index
    %4373 = arith.addi %4370, %4372 : index
    %4374 = arith.cmpi slt, %4373, %20 : index
    %4375 = arith.cmpi slt, %4372, %c8 : index
    %4376 = arith.andi %4374, %4375 : i1
    scf.if %4376 {
      %4377 = arith.addi %4370, %4372 : index
      %4378 = arith.muli %4372, %c39 : index
      %4379 = wave.lane
      %4380 = arith.addi %4379, %c10 : index
      %4381 = arith.cmpi eq, %hasBias, %c9 : index
      %4382 = arith.addi %4378, %4380 : index
      %4383 = memref.load %18[%4382] : memref<?xf32>
      %4384 = arith.muli %0, %c39 : index
      %4385 = arith.addi %4384, %4380 : index
      %4386 = memref.load %bias[%4385] : memref<?xf32>
      %4387 = arith.addf %4383, %4386 : f32
      %4388 = arith.select %4381, %4387, %4383 : f32
      %4389 = arith.addi %4380, %c6 : index
      %4390 = arith.cmpi eq, %hasBias, %c9 : index
      %4391 = arith.addi %4378, %4389 : index
      %4392 = memref.load %18[%4391] : memref<?xf32>
      %4393 = arith.muli %0, %c39 : index
      %4394 = arith.addi %4393, %4389 : index
      %4395 = memref.load %bias[%4394] : memref<?xf32>
      %4396 = arith.addf %4392, %4395 : f32
      %4397 = arith.select %4390, %4396, %4392 : f32
      %4398 = arith.addi %4379, %c16 : index
      %4399 = arith.cmpi slt, %4398, %c6 : index
      %4400 = arith.minsi %4398, %c41 : index
      %4401 = arith.cmpi eq, %hasBias, %c9 : index
      %4402 = arith.addi %4378, %4400 : index
      %4403 = memref.load %18[%4402] : memref<?xf32>
      %4404 = arith.muli %0, %c39 : index
      %4405 = arith.addi %4404, %4400 : index
      %4406 = memref.load %bias[%4405] : memref<?xf32>
      %4407 = arith.addf %4403, %4406 : f32
      %4408 = arith.select %4401, %4407, %4403 : f32
      %4409 = arith.addi %4400, %c6 : index
      %4410 = arith.cmpi eq, %hasBias, %c9 : index
      %4411 = arith.addi %4378, %4409 : index
      %4412 = memref.load %18[%4411] : memref<?xf32>
      %4413 = arith.muli %0, %c39 : index
      %4414 = arith.addi %4413, %4409 : index
      %4415 = memref.load %bias[%4414] : memref<?xf32>
      %4416 = arith.addf %4412, %4415 : f32
      %4417 = arith.select %4410, %4416, %4412 : f32
      %4418 = arith.addi %heads, %kvHeads : index
      %4419 = arith.cmpi slt, %0, %4418 : index
      scf.if %4419 {
        %4420 = arith.addi %positionsAt, %4377 : index
        %4421 = memref.load %step[%4420] : memref<?xi32>
        %4422 = arith.index_cast %4421 : i32 to index
        %4423 = arith.cmpi eq, %hasNorm, %c9 : index
        %4424 = math.fma %4388, %4388, %c44 : f32
        %4425 = math.fma %4397, %4397, %4424 : f32
        %4426 = math.fma %4408, %4408, %4425 : f32
        %4427 = arith.select %4399, %4426, %4425 : f32
        %4428 = math.fma %4417, %4417, %4427 : f32
        %4429 = arith.select %4399, %4428, %4427 : f32
        %4430 = vector.broadcast %4429 : f32 to vector<1xf32>
        %4431 = wave.reduce "add" %4430 : vector<1xf32>
        %4432 = arith.mulf %4431, %inverseHeadDim : f32
        %4433 = arith.addf %4432, %epsilon : f32
        %4434 = math.sqrt %4433 : f32
        %4435 = arith.divf %c38, %4434 : f32
        %4436 = arith.cmpi slt, %0, %heads : index
        %4437 = arith.addi %4380, %c6 : index
        %4438 = memref.load %query_norm[%4380] : memref<?xf32>
        %4439 = memref.load %key_norm[%4380] : memref<?xf32>
        %4440 = arith.select %4436, %4438, %4439 : f32
        %4441 = arith.mulf %4388, %4435 : f32
        %4442 = arith.mulf %4441, %4440 : f32
        %4443 = arith.select %4423, %4442, %4388 : f32
        %4444 = memref.load %query_norm[%4437] : memref<?xf32>
        %4445 = memref.load %key_norm[%4437] : memref<?xf32>
        %4446 = arith.select %4436, %4444, %4445 : f32
        %4447 = arith.mulf %4397, %4435 : f32
        %4448 = arith.mulf %4447, %4446 : f32
        %4449 = arith.select %4423, %4448, %4397 : f32
        %4450 = arith.addi %4400, %c6 : index
        %4451 = memref.load %query_norm[%4400] : memref<?xf32>
        %4452 = memref.load %key_norm[%4400] : memref<?xf32>
        %4453 = arith.select %4436, %4451, %4452 : f32
        %4454 = arith.mulf %4408, %4435 : f32
        %4455 = arith.mulf %4454, %4453 : f32
        %4456 = arith.select %4423, %4455, %4408 : f32
        %4457 = memref.load %query_norm[%4450] : memref<?xf32>
        %4458 = memref.load %key_norm[%4450] : memref<?xf32>
        %4459 = arith.select %4436, %4457, %4458 : f32
        %4460 = arith.mulf %4417, %4435 : f32
        %4461 = arith.mulf %4460, %4459 : f32
        %4462 = arith.select %4423, %4461, %4417 : f32
        %4463 = arith.remui %4422, %c24 : index
        %4464 = arith.muli %4463, %c39 : index
        %4465 = arith.addi %4464, %4380 : index
        %4466 = arith.divui %4422, %c24 : index
        %4467 = arith.addi %4466, %c24 : index
        %4468 = arith.muli %4467, %c39 : index
        %4469 = arith.addi %4468, %4380 : index
        %4470 = memref.load %rope[%4465] : memref<?xf32>
        %4471 = arith.addi %4465, %c6 : index
        %4472 = memref.load %rope[%4471] : memref<?xf32>
        %4473 = memref.load %rope[%4469] : memref<?xf32>
        %4474 = arith.addi %4469, %c6 : index
        %4475 = memref.load %rope[%4474] : memref<?xf32>
        %4476 = arith.mulf %4473, %4470 : f32
        %4477 = arith.mulf %4475, %4472 : f32
        %4478 = arith.subf %4476, %4477 : f32
        %4479 = arith.mulf %4475, %4470 : f32
        %4480 = arith.mulf %4473, %4472 : f32
        %4481 = arith.addf %4479, %4480 : f32
        %4482 = arith.mulf %4443, %4478 : f32
        %4483 = arith.mulf %4449, %4481 : f32
        %4484 = arith.subf %4482, %4483 : f32
        %4485 = arith.mulf %4449, %4478 : f32
        %4486 = arith.mulf %4443, %4481 : f32
        %4487 = arith.addf %4485, %4486 : f32
        %4488 = arith.cmpi slt, %0, %heads : index
        scf.if %4488 {
          %4489 = arith.muli %4377, %heads : index
          %4490 = arith.addi %4489, %0 : index
          %4491 = arith.muli %4490, %c39 : index
          %4492 = arith.addi %4491, %4380 : index
          memref.store %4484, %q[%4492] : memref<?xf32>
          %4493 = arith.addi %4492, %c6 : index
          memref.store %4487, %q[%4493] : memref<?xf32>
        } else {
          %4494 = arith.addi %4378, %4380 : index
          memref.store %4484, %18[%4494] : memref<?xf32>
          %4495 = arith.addi %4378, %4380 : index
          %4496 = arith.addi %4495, %c6 : index
          memref.store %4487, %18[%4496] : memref<?xf32>
        }
        %4497 = arith.remui %4422, %c24 : index
        %4498 = arith.muli %4497, %c39 : index
        %4499 = arith.addi %4498, %4400 : index
        %4500 = arith.divui %4422, %c24 : index
        %4501 = arith.addi %4500, %c24 : index
        %4502 = arith.muli %4501, %c39 : index
        %4503 = arith.addi %4502, %4400 : index
        %4504 = memref.load %rope[%4499] : memref<?xf32>
        %4505 = arith.addi %4499, %c6 : index
        %4506 = memref.load %rope[%4505] : memref<?xf32>
        %4507 = memref.load %rope[%4503] : memref<?xf32>
        %4508 = arith.addi %4503, %c6 : index
        %4509 = memref.load %rope[%4508] : memref<?xf32>
        %4510 = arith.mulf %4507, %4504 : f32
        %4511 = arith.mulf %4509, %4506 : f32
        %4512 = arith.subf %4510, %4511 : f32
        %4513 = arith.mulf %4509, %4504 : f32
        %4514 = arith.mulf %4507, %4506 : f32
        %4515 = arith.addf %4513, %4514 : f32
        %4516 = arith.mulf %4456, %4512 : f32
        %4517 = arith.mulf %4462, %4515 : f32
        %4518 = arith.subf %4516, %4517 : f32
        %4519 = arith.mulf %4462, %4512 : f32
        %4520 = arith.mulf %4456, %4515 : f32
        %4521 = arith.addf %4519, %4520 : f32
        scf.if %4399 {
          %4522 = arith.cmpi slt, %0, %heads : index
          scf.if %4522 {
            %4523 = arith.muli %4377, %heads : index
            %4524 = arith.addi %4523, %0 : index
            %4525 = arith.muli %4524, %c39 : index
            %4526 = arith.addi %4525, %4400 : index
            memref.store %4518, %q[%4526] : memref<?xf32>
            %4527 = arith.addi %4526, %c6 : index
            memref.store %4521, %q[%4527] : memref<?xf32>
          } else {
            %4528 = arith.addi %4378, %4400 : index
            memref.store %4518, %18[%4528] : memref<?xf32>
            %4529 = arith.addi %4378, %4400 : index
            %4530 = arith.addi %4529, %c6 : index
            memref.store %4521, %18[%4530] : memref<?xf32>
          }
        }
      } else {
        %4531 = arith.cmpi slt, %0, %heads : index
        scf.if %4531 {
          %4532 = arith.muli %4377, %heads : index
          %4533 = arith.addi %4532, %0 : index
          %4534 = arith.muli %4533, %c39 : index
          %4535 = arith.addi %4534, %4380 : index
          memref.store %4388, %q[%4535] : memref<?xf32>
          %4536 = arith.addi %4535, %c6 : index
          memref.store %4397, %q[%4536] : memref<?xf32>
        } else {
          %4537 = arith.addi %4378, %4380 : index
          memref.store %4388, %18[%4537] : memref<?xf32>
          %4538 = arith.addi %4378, %4380 : index
          %4539 = arith.addi %4538, %c6 : index
          memref.store %4397, %18[%4539] : memref<?xf32>
        }
        scf.if %4399 {
          %4540 = arith.cmpi slt, %0, %heads : index
          scf.if %4540 {
            %4541 = arith.muli %4377, %heads : index
            %4542 = arith.addi %4541, %0 : index
            %4543 = arith.muli %4542, %c39 : index
            %4544 = arith.addi %4543, %4400 : index
            memref.store %4408, %q[%4544] : memref<?xf32>
            %4545 = arith.addi %4544, %c6 : index
            memref.store %4417, %q[%4545] : memref<?xf32>
          } else {
            %4546 = arith.addi %4378, %4400 : index
            memref.store %4408, %18[%4546] : memref<?xf32>
            %4547 = arith.addi %4378, %4400 : index
            %4548 = arith.addi %4547, %c6 : index
            memref.store %4417, %18[%4548] : memref<?xf32>
          }
        }
      }
    }
    %4549 = arith.addi %4371, %c47 : index
    %4550 = arith.addi %4370, %4549 : index
    %4551 = arith.cmpi slt, %4550, %20 : index
    %4552 = arith.cmpi slt, %4549, %c8 : index
    %4553 = arith.andi %4551, %4552 : i1
    scf.if %4553 {
      %4554 = arith.addi %4370, %4549 : index
      %4555 = arith.muli %4549, %c39 : index
      %4556 = wave.lane
      %4557 = arith.addi %4556, %c10 : index
      %4558 = arith.cmpi eq, %hasBias, %c9 : index
      %4559 = arith.addi %4555, %4557 : index
      %4560 = memref.load %18[%4559] : memref<?xf32>
      %4561 = arith.muli %0, %c39 : index
      %4562 = arith.addi %4561, %4557 : index
      %4563 = memref.load %bias[%4562] : memref<?xf32>
      %4564 = arith.addf %4560, %4563 : f32
      %4565 = arith.select %4558, %4564, %4560 : f32
      %4566 = arith.addi %4557, %c6 : index
      %4567 = arith.cmpi eq, %hasBias, %c9 : index
      %4568 = arith.addi %4555, %4566 : index
      %4569 = memref.load %18[%4568] : memref<?xf32>
      %4570 = arith.muli %0, %c39 : index
      %4571 = arith.addi %4570, %4566 : index
      %4572 = memref.load %bias[%4571] : memref<?xf32>
      %4573 = arith.addf %4569, %4572 : f32
      %4574 = arith.select %4567, %4573, %4569 : f32
      %4575 = arith.addi %4556, %c16 : index
      %4576 = arith.cmpi slt, %4575, %c6 : index
      %4577 = arith.minsi %4575, %c41 : index
      %4578 = arith.cmpi eq, %hasBias, %c9 : index
      %4579 = arith.addi %4555, %4577 : index
      %4580 = memref.load %18[%4579] : memref<?xf32>
      %4581 = arith.muli %0, %c39 : index
      %4582 = arith.addi %4581, %4577 : index
      %4583 = memref.load %bias[%4582] : memref<?xf32>
      %4584 = arith.addf %4580, %4583 : f32
      %4585 = arith.select %4578, %4584, %4580 : f32
      %4586 = arith.addi %4577, %c6 : index
      %4587 = arith.cmpi eq, %hasBias, %c9 : index
      %4588 = arith.addi %4555, %4586 : index
      %4589 = memref.load %18[%4588] : memref<?xf32>
      %4590 = arith.muli %0, %c39 : index
      %4591 = arith.addi %4590, %4586 : index
      %4592 = memref.load %bias[%4591] : memref<?xf32>
      %4593 = arith.addf %4589, %4592 : f32
      %4594 = arith.select %4587, %4593, %4589 : f32
      %4595 = arith.addi %heads, %kvHeads : index
      %4596 = arith.cmpi slt, %0, %4595 : index
      scf.if %4596 {
        %4597 = arith.addi %positionsAt, %4554 : index
        %4598 = memref.load %step[%4597] : memref<?xi32>
        %4599 = arith.index_cast %4598 : i32 to index
        %4600 = arith.cmpi eq, %hasNorm, %c9 : index
        %4601 = math.fma %4565, %4565, %c44 : f32
        %4602 = math.fma %4574, %4574, %4601 : f32
        %4603 = math.fma %4585, %4585, %4602 : f32
        %4604 = arith.select %4576, %4603, %4602 : f32
        %4605 = math.fma %4594, %4594, %4604 : f32
        %4606 = arith.select %4576, %4605, %4604 : f32
        %4607 = vector.broadcast %4606 : f32 to vector<1xf32>
        %4608 = wave.reduce "add" %4607 : vector<1xf32>
        %4609 = arith.mulf %4608, %inverseHeadDim : f32
        %4610 = arith.addf %4609, %epsilon : f32
        %4611 = math.sqrt %4610 : f32
        %4612 = arith.divf %c38, %4611 : f32
        %4613 = arith.cmpi slt, %0, %heads : index
        %4614 = arith.addi %4557, %c6 : index
        %4615 = memref.load %query_norm[%4557] : memref<?xf32>
        %4616 = memref.load %key_norm[%4557] : memref<?xf32>
        %4617 = arith.select %4613, %4615, %4616 : f32
        %4618 = arith.mulf %4565, %4612 : f32
        %4619 = arith.mulf %4618, %4617 : f32
        %4620 = arith.select %4600, %4619, %4565 : f32
        %4621 = memref.load %query_norm[%4614] : memref<?xf32>
        %4622 = memref.load %key_norm[%4614] : memref<?xf32>
        %4623 = arith.select %4613, %4621, %4622 : f32
        %4624 = arith.mulf %4574, %4612 : f32
        %4625 = arith.mulf %4624, %4623 : f32
        %4626 = arith.select %4600, %4625, %4574 : f32
        %4627 = arith.addi %4577, %c6 : index
        %4628 = memref.load %query_norm[%4577] : memref<?xf32>
        %4629 = memref.load %key_norm[%4577] : memref<?xf32>
        %4630 = arith.select %4613, %4628, %4629 : f32
        %4631 = arith.mulf %4585, %4612 : f32
        %4632 = arith.mulf %4631, %4630 : f32
        %4633 = arith.select %4600, %4632, %4585 : f32
        %4634 = memref.load %query_norm[%4627] : memref<?xf32>
        %4635 = memref.load %key_norm[%4627] : memref<?xf32>
        %4636 = arith.select %4613, %4634, %4635 : f32
        %4637 = arith.mulf %4594, %4612 : f32
        %4638 = arith.mulf %4637, %4636 : f32
        %4639 = arith.select %4600, %4638, %4594 : f32
        %4640 = arith.remui %4599, %c24 : index
        %4641 = arith.muli %4640, %c39 : index
        %4642 = arith.addi %4641, %4557 : index
        %4643 = arith.divui %4599, %c24 : index
        %4644 = arith.addi %4643, %c24 : index
        %4645 = arith.muli %4644, %c39 : index
        %4646 = arith.addi %4645, %4557 : index
        %4647 = memref.load %rope[%4642] : memref<?xf32>
        %4648 = arith.addi %4642, %c6 : index
        %4649 = memref.load %rope[%4648] : memref<?xf32>
        %4650 = memref.load %rope[%4646] : memref<?xf32>
        %4651 = arith.addi %4646, %c6 : index
        %4652 = memref.load %rope[%4651] : memref<?xf32>
        %4653 = arith.mulf %4650, %4647 : f32
        %4654 = arith.mulf %4652, %4649 : f32
        %4655 = arith.subf %4653, %4654 : f32
        %4656 = arith.mulf %4652, %4647 : f32
        %4657 = arith.mulf %4650, %4649 : f32
        %4658 = arith.addf %4656, %4657 : f32
        %4659 = arith.mulf %4620, %4655 : f32
        %4660 = arith.mulf %4626, %4658 : f32
        %4661 = arith.subf %4659, %4660 : f32
        %4662 = arith.mulf %4626, %4655 : f32
        %4663 = arith.mulf %4620, %4658 : f32
        %4664 = arith.addf %4662, %4663 : f32
        %4665 = arith.cmpi slt, %0, %heads : index
        scf.if %4665 {
          %4666 = arith.muli %4554, %heads : index
          %4667 = arith.addi %4666, %0 : index
          %4668 = arith.muli %4667, %c39 : index
          %4669 = arith.addi %4668, %4557 : index
          memref.store %4661, %q[%4669] : memref<?xf32>
          %4670 = arith.addi %4669, %c6 : index
          memref.store %4664, %q[%4670] : memref<?xf32>
        } else {
          %4671 = arith.addi %4555, %4557 : index
          memref.store %4661, %18[%4671] : memref<?xf32>
          %4672 = arith.addi %4555, %4557 : index
          %4673 = arith.addi %4672, %c6 : index
          memref.store %4664, %18[%4673] : memref<?xf32>
        }
        %4674 = arith.remui %4599, %c24 : index
        %4675 = arith.muli %4674, %c39 : index
        %4676 = arith.addi %4675, %4577 : index
        %4677 = arith.divui %4599, %c24 : index
        %4678 = arith.addi %4677, %c24 : index
        %4679 = arith.muli %4678, %c39 : index
        %4680 = arith.addi %4679, %4577 : index
        %4681 = memref.load %rope[%4676] : memref<?xf32>
        %4682 = arith.addi %4676, %c6 : index
        %4683 = memref.load %rope[%4682] : memref<?xf32>
        %4684 = memref.load %rope[%4680] : memref<?xf32>
        %4685 = arith.addi %4680, %c6 : index
        %4686 = memref.load %rope[%4685] : memref<?xf32>
        %4687 = arith.mulf %4684, %4681 : f32
        %4688 = arith.mulf %4686, %4683 : f32
        %4689 = arith.subf %4687, %4688 : f32
        %4690 = arith.mulf %4686, %4681 : f32
        %4691 = arith.mulf %4684, %4683 : f32
        %4692 = arith.addf %4690, %4691 : f32
        %4693 = arith.mulf %4633, %4689 : f32
        %4694 = arith.mulf %4639, %4692 : f32
        %4695 = arith.subf %4693, %4694 : f32
        %4696 = arith.mulf %4639, %4689 : f32
        %4697 = arith.mulf %4633, %4692 : f32
        %4698 = arith.addf %4696, %4697 : f32
        scf.if %4576 {
          %4699 = arith.cmpi slt, %0, %heads : index
          scf.if %4699 {
            %4700 = arith.muli %4554, %heads : index
            %4701 = arith.addi %4700, %0 : index
            %4702 = arith.muli %4701, %c39 : index
            %4703 = arith.addi %4702, %4577 : index
            memref.store %4695, %q[%4703] : memref<?xf32>
            %4704 = arith.addi %4703, %c6 : index
            memref.store %4698, %q[%4704] : memref<?xf32>
          } else {
            %4705 = arith.addi %4555, %4577 : index
            memref.store %4695, %18[%4705] : memref<?xf32>
            %4706 = arith.addi %4555, %4577 : index
            %4707 = arith.addi %4706, %c6 : index
            memref.store %4698, %18[%4707] : memref<?xf32>
          }
        }
      } else {
        %4708 = arith.cmpi slt, %0, %heads : index
        scf.if %4708 {
          %4709 = arith.muli %4554, %heads : index
          %4710 = arith.addi %4709, %0 : index
          %4711 = arith.muli %4710, %c39 : index
          %4712 = arith.addi %4711, %4557 : index
          memref.store %4565, %q[%4712] : memref<?xf32>
          %4713 = arith.addi %4712, %c6 : index
          memref.store %4574, %q[%4713] : memref<?xf32>
        } else {
          %4714 = arith.addi %4555, %4557 : index
          memref.store %4565, %18[%4714] : memref<?xf32>
          %4715 = arith.addi %4555, %4557 : index
          %4716 = arith.addi %4715, %c6 : index
          memref.store %4574, %18[%4716] : memref<?xf32>
        }
        scf.if %4576 {
          %4717 = arith.cmpi slt, %0, %heads : index
          scf.if %4717 {
            %4718 = arith.muli %4554, %heads : index
            %4719 = arith.addi %4718, %0 : index
            %4720 = arith.muli %4719, %c39 : index
            %4721 = arith.addi %4720, %4577 : index
            memref.store %4585, %q[%4721] : memref<?xf32>
            %4722 = arith.addi %4721, %c6 : index
            memref.store %4594, %q[%4722] : memref<?xf32>
          } else {
            %4723 = arith.addi %4555, %4577 : index
            memref.store %4585, %18[%4723] : memref<?xf32>
            %4724 = arith.addi %4555, %4577 : index
            %4725 = arith.addi %4724, %c6 : index
            memref.store %4594, %18[%4725] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4726 = arith.cmpi sge, %0, %heads : index
    scf.if %4726 {
      %4727 = arith.addi %4371, %c10 : index
      %4728 = arith.addi %4370, %4727 : index
      %4729 = arith.cmpi slt, %4728, %20 : index
      %4730 = arith.cmpi slt, %4727, %c8 : index
      %4731 = arith.andi %4729, %4730 : i1
      scf.if %4731 {
        %4732 = arith.addi %4370, %4727 : index
        %4733 = arith.addi %slotsAt, %4732 : index
        %4734 = memref.load %step[%4733] : memref<?xi32>
        %4735 = arith.index_cast %4734 : i32 to index
        %4736 = arith.cmpi sge, %4735, %c10 : index
        scf.if %4736 {
          %4737 = arith.muli %4727, %c39 : index
          %4738 = arith.subi %0, %heads : index
          %4739 = memref.load %scales[%4738] : memref<?xf32>
          %4740 = vector.broadcast %4739 : f32 to vector<4xf32>
          %4741 = arith.divui %4735, %c8 : index
          %4742 = arith.remui %4735, %c8 : index
          %4743 = arith.muli %4741, %pageBytes : index
          %4744 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4744 {
            %4745 = wave.lane
            %4746 = arith.muli %4745, %c21 : index
            scf.for %4747 = %4746 to %c39 step %c33 {
              %4748 = arith.addi %4737, %4747 : index
              %4749 = vector.load %18[%4748] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4750 = arith.mulf %4749, %4740 : vector<4xf32>
              %4751 = arith.minimumf %4750, %c51 : vector<4xf32>
              %4752 = arith.maximumf %4751, %c52 : vector<4xf32>
              %4753 = arith.truncf %4752 : vector<4xf32> to vector<4xf16>
              %4754 = vector.bitcast %4753 : vector<4xf16> to vector<8xi8>
              %4755 = arith.cmpi slt, %4738, %kvHeads : index
              scf.if %4755 {
                %4756 = arith.muli %4738, %c53 : index
                %4757 = arith.addi %4743, %4756 : index
                %4758 = arith.divui %4747, %c8 : index
                %4759 = arith.muli %4758, %c54 : index
                %4760 = arith.remui %4747, %c8 : index
                %4761 = arith.divui %4760, %c5 : index
                %4762 = arith.muli %4761, %c24 : index
                %4763 = arith.muli %4742, %c8 : index
                %4764 = arith.addi %4762, %4763 : index
                %4765 = arith.remui %4760, %c5 : index
                %4766 = arith.muli %4765, %c15 : index
                %4767 = arith.addi %4764, %4766 : index
                %4768 = arith.addi %4759, %4767 : index
                %4769 = arith.addi %4757, %4768 : index
                vector.store %4754, %kv[%4769] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4770 = arith.subi %4738, %kvHeads : index
                %4771 = arith.muli %4770, %c53 : index
                %4772 = arith.addi %4743, %4771 : index
                %4773 = arith.addi %4747, %c10 : index
                %4774 = arith.divui %4773, %c8 : index
                %4775 = arith.muli %4774, %c54 : index
                %4776 = arith.addi %4775, %c11 : index
                %4777 = arith.remui %4773, %c8 : index
                %4778 = arith.divui %4742, %c15 : index
                %4779 = arith.remui %4742, %c15 : index
                %4780 = arith.muli %4779, %c5 : index
                %4781 = arith.addi %4778, %4780 : index
                %4782 = arith.divui %4781, %c5 : index
                %4783 = arith.muli %4782, %c24 : index
                %4784 = arith.muli %4777, %c8 : index
                %4785 = arith.addi %4783, %4784 : index
                %4786 = arith.remui %4781, %c5 : index
                %4787 = arith.muli %4786, %c15 : index
                %4788 = arith.addi %4785, %4787 : index
                %4789 = arith.addi %4776, %4788 : index
                %4790 = arith.addi %4772, %4789 : index
                %4791 = vector.shuffle %4754, %4754 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4791, %kv[%4790] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4792 = arith.addi %4747, %c9 : index
                %4793 = arith.divui %4792, %c8 : index
                %4794 = arith.muli %4793, %c54 : index
                %4795 = arith.addi %4794, %c11 : index
                %4796 = arith.remui %4792, %c8 : index
                %4797 = arith.divui %4742, %c15 : index
                %4798 = arith.remui %4742, %c15 : index
                %4799 = arith.muli %4798, %c5 : index
                %4800 = arith.addi %4797, %4799 : index
                %4801 = arith.divui %4800, %c5 : index
                %4802 = arith.muli %4801, %c24 : index
                %4803 = arith.muli %4796, %c8 : index
                %4804 = arith.addi %4802, %4803 : index
                %4805 = arith.remui %4800, %c5 : index
                %4806 = arith.muli %4805, %c15 : index
                %4807 = arith.addi %4804, %4806 : index
                %4808 = arith.addi %4795, %4807 : index
                %4809 = arith.addi %4772, %4808 : index
                %4810 = vector.shuffle %4754, %4754 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4810, %kv[%4809] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4811 = arith.addi %4747, %c15 : index
                %4812 = arith.divui %4811, %c8 : index
                %4813 = arith.muli %4812, %c54 : index
                %4814 = arith.addi %4813, %c11 : index
                %4815 = arith.remui %4811, %c8 : index
                %4816 = arith.divui %4742, %c15 : index
                %4817 = arith.remui %4742, %c15 : index
                %4818 = arith.muli %4817, %c5 : index
                %4819 = arith.addi %4816, %4818 : index
                %4820 = arith.divui %4819, %c5 : index
                %4821 = arith.muli %4820, %c24 : index
                %4822 = arith.muli %4815, %c8 : index
                %4823 = arith.addi %4821, %4822 : index
                %4824 = arith.remui %4819, %c5 : index
                %4825 = arith.muli %4824, %c15 : index
                %4826 = arith.addi %4823, %4825 : index
                %4827 = arith.addi %4814, %4826 : index
                %4828 = arith.addi %4772, %4827 : index
                %4829 = vector.shuffle %4754, %4754 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4829, %kv[%4828] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4830 = arith.addi %4747, %c31 : index
                %4831 = arith.divui %4830, %c8 : index
                %4832 = arith.muli %4831, %c54 : index
                %4833 = arith.addi %4832, %c11 : index
                %4834 = arith.remui %4830, %c8 : index
                %4835 = arith.divui %4742, %c15 : index
                %4836 = arith.remui %4742, %c15 : index
                %4837 = arith.muli %4836, %c5 : index
                %4838 = arith.addi %4835, %4837 : index
                %4839 = arith.divui %4838, %c5 : index
                %4840 = arith.muli %4839, %c24 : index
                %4841 = arith.muli %4834, %c8 : index
                %4842 = arith.addi %4840, %4841 : index
                %4843 = arith.remui %4838, %c5 : index
                %4844 = arith.muli %4843, %c15 : index
                %4845 = arith.addi %4842, %4844 : index
                %4846 = arith.addi %4833, %4845 : index
                %4847 = arith.addi %4772, %4846 : index
                %4848 = vector.shuffle %4754, %4754 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4848, %kv[%4847] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4849 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4849 {
            %4850 = wave.lane
            %4851 = arith.muli %4850, %c21 : index
            scf.for %4852 = %4851 to %c39 step %c33 {
              %4853 = arith.addi %4737, %4852 : index
              %4854 = vector.load %18[%4853] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4855 = arith.mulf %4854, %4740 : vector<4xf32>
              %4856 = wave.fp8_encode "e4m3" %4855 : vector<4xf32> -> vector<4xi8>
              %4857 = arith.cmpi slt, %4738, %kvHeads : index
              scf.if %4857 {
                %4858 = arith.muli %4738, %c11 : index
                %4859 = arith.addi %4743, %4858 : index
                %4860 = vector.shuffle %4856, %4856 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4861 = arith.divui %4852, %c8 : index
                %4862 = arith.muli %4861, %c24 : index
                %4863 = arith.remui %4852, %c8 : index
                %4864 = arith.muli %4742, %c8 : index
                %4865 = arith.divui %4863, %c21 : index
                %4866 = arith.muli %4865, %c21 : index
                %4867 = arith.remui %4863, %c15 : index
                %4868 = arith.muli %4867, %c15 : index
                %4869 = arith.addi %4866, %4868 : index
                %4870 = arith.divui %4863, %c15 : index
                %4871 = arith.remui %4870, %c15 : index
                %4872 = arith.addi %4869, %4871 : index
                %4873 = arith.addi %4864, %4872 : index
                %4874 = arith.addi %4862, %4873 : index
                %4875 = arith.addi %4859, %4874 : index
                vector.store %4860, %kv[%4875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4876 = arith.subi %4738, %kvHeads : index
                %4877 = arith.muli %4876, %c11 : index
                %4878 = arith.addi %4743, %4877 : index
                %4879 = arith.addi %4852, %c10 : index
                %4880 = arith.divui %4879, %c8 : index
                %4881 = arith.muli %4880, %c24 : index
                %4882 = arith.addi %4881, %c12 : index
                %4883 = arith.remui %4879, %c8 : index
                %4884 = arith.divui %4742, %c15 : index
                %4885 = arith.remui %4742, %c15 : index
                %4886 = arith.muli %4885, %c5 : index
                %4887 = arith.addi %4884, %4886 : index
                %4888 = arith.muli %4883, %c8 : index
                %4889 = arith.divui %4887, %c21 : index
                %4890 = arith.muli %4889, %c21 : index
                %4891 = arith.remui %4887, %c15 : index
                %4892 = arith.muli %4891, %c15 : index
                %4893 = arith.addi %4890, %4892 : index
                %4894 = arith.divui %4887, %c15 : index
                %4895 = arith.remui %4894, %c15 : index
                %4896 = arith.addi %4893, %4895 : index
                %4897 = arith.addi %4888, %4896 : index
                %4898 = arith.addi %4882, %4897 : index
                %4899 = arith.addi %4878, %4898 : index
                %4900 = vector.shuffle %4856, %4856 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4900, %kv[%4899] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4901 = arith.addi %4852, %c9 : index
                %4902 = arith.divui %4901, %c8 : index
                %4903 = arith.muli %4902, %c24 : index
                %4904 = arith.addi %4903, %c12 : index
                %4905 = arith.remui %4901, %c8 : index
                %4906 = arith.divui %4742, %c15 : index
                %4907 = arith.remui %4742, %c15 : index
                %4908 = arith.muli %4907, %c5 : index
                %4909 = arith.addi %4906, %4908 : index
                %4910 = arith.muli %4905, %c8 : index
                %4911 = arith.divui %4909, %c21 : index
                %4912 = arith.muli %4911, %c21 : index
                %4913 = arith.remui %4909, %c15 : index
                %4914 = arith.muli %4913, %c15 : index
                %4915 = arith.addi %4912, %4914 : index
                %4916 = arith.divui %4909, %c15 : index
                %4917 = arith.remui %4916, %c15 : index
                %4918 = arith.addi %4915, %4917 : index
                %4919 = arith.addi %4910, %4918 : index
                %4920 = arith.addi %4904, %4919 : index
                %4921 = arith.addi %4878, %4920 : index
                %4922 = vector.shuffle %4856, %4856 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4922, %kv[%4921] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4923 = arith.addi %4852, %c15 : index
                %4924 = arith.divui %4923, %c8 : index
                %4925 = arith.muli %4924, %c24 : index
                %4926 = arith.addi %4925, %c12 : index
                %4927 = arith.remui %4923, %c8 : index
                %4928 = arith.divui %4742, %c15 : index
                %4929 = arith.remui %4742, %c15 : index
                %4930 = arith.muli %4929, %c5 : index
                %4931 = arith.addi %4928, %4930 : index
                %4932 = arith.muli %4927, %c8 : index
                %4933 = arith.divui %4931, %c21 : index
                %4934 = arith.muli %4933, %c21 : index
                %4935 = arith.remui %4931, %c15 : index
                %4936 = arith.muli %4935, %c15 : index
                %4937 = arith.addi %4934, %4936 : index
                %4938 = arith.divui %4931, %c15 : index
                %4939 = arith.remui %4938, %c15 : index
                %4940 = arith.addi %4937, %4939 : index
                %4941 = arith.addi %4932, %4940 : index
                %4942 = arith.addi %4926, %4941 : index
                %4943 = arith.addi %4878, %4942 : index
                %4944 = vector.shuffle %4856, %4856 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4944, %kv[%4943] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4945 = arith.addi %4852, %c31 : index
                %4946 = arith.divui %4945, %c8 : index
                %4947 = arith.muli %4946, %c24 : index
                %4948 = arith.addi %4947, %c12 : index
                %4949 = arith.remui %4945, %c8 : index
                %4950 = arith.divui %4742, %c15 : index
                %4951 = arith.remui %4742, %c15 : index
                %4952 = arith.muli %4951, %c5 : index
                %4953 = arith.addi %4950, %4952 : index
                %4954 = arith.muli %4949, %c8 : index
                %4955 = arith.divui %4953, %c21 : index
                %4956 = arith.muli %4955, %c21 : index
                %4957 = arith.remui %4953, %c15 : index
                %4958 = arith.muli %4957, %c15 : index
                %4959 = arith.addi %4956, %4958 : index
                %4960 = arith.divui %4953, %c15 : index
                %4961 = arith.remui %4960, %c15 : index
                %4962 = arith.addi %4959, %4961 : index
                %4963 = arith.addi %4954, %4962 : index
                %4964 = arith.addi %4948, %4963 : index
                %4965 = arith.addi %4878, %4964 : index
                %4966 = vector.shuffle %4856, %4856 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4966, %kv[%4965] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4967 = arith.cmpi eq, %codec, %c15 : index
          scf.if %4967 {
            %4968 = wave.lane
            %4969 = arith.muli %4968, %c21 : index
            scf.for %4970 = %4969 to %c39 step %c33 {
              %4971 = arith.addi %4737, %4970 : index
              %4972 = vector.load %18[%4971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4973 = arith.mulf %4972, %4740 : vector<4xf32>
              %4974 = wave.fp8_encode "e5m2" %4973 : vector<4xf32> -> vector<4xi8>
              %4975 = arith.cmpi slt, %4738, %kvHeads : index
              scf.if %4975 {
                %4976 = arith.muli %4738, %c11 : index
                %4977 = arith.addi %4743, %4976 : index
                %4978 = vector.shuffle %4974, %4974 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4979 = arith.divui %4970, %c8 : index
                %4980 = arith.muli %4979, %c24 : index
                %4981 = arith.remui %4970, %c8 : index
                %4982 = arith.muli %4742, %c8 : index
                %4983 = arith.divui %4981, %c21 : index
                %4984 = arith.muli %4983, %c21 : index
                %4985 = arith.remui %4981, %c15 : index
                %4986 = arith.muli %4985, %c15 : index
                %4987 = arith.addi %4984, %4986 : index
                %4988 = arith.divui %4981, %c15 : index
                %4989 = arith.remui %4988, %c15 : index
                %4990 = arith.addi %4987, %4989 : index
                %4991 = arith.addi %4982, %4990 : index
                %4992 = arith.addi %4980, %4991 : index
                %4993 = arith.addi %4977, %4992 : index
                vector.store %4978, %kv[%4993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4994 = arith.subi %4738, %kvHeads : index
                %4995 = arith.muli %4994, %c11 : index
                %4996 = arith.addi %4743, %4995 : index
                %4997 = arith.addi %4970, %c10 : index
                %4998 = arith.divui %4997, %c8 : index
                %4999 = arith.muli %4998, %c24 : index
                %5000 = arith.addi %4999, %c12 : index
                %5001 = arith.remui %4997, %c8 : index
                %5002 = arith.divui %4742, %c15 : index
                %5003 = arith.remui %4742, %c15 : index
                %5004 = arith.muli %5003, %c5 : index
                %5005 = arith.addi %5002, %5004 : index
                %5006 = arith.muli %5001, %c8 : index
                %5007 = arith.divui %5005, %c21 : index
                %5008 = arith.muli %5007, %c21 : index
                %5009 = arith.remui %5005, %c15 : index
                %5010 = arith.muli %5009, %c15 : index
                %5011 = arith.addi %5008, %5010 : index
                %5012 = arith.divui %5005, %c15 : index
                %5013 = arith.remui %5012, %c15 : index
                %5014 = arith.addi %5011, %5013 : index
                %5015 = arith.addi %5006, %5014 : index
                %5016 = arith.addi %5000, %5015 : index
                %5017 = arith.addi %4996, %5016 : index
                %5018 = vector.shuffle %4974, %4974 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5018, %kv[%5017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5019 = arith.addi %4970, %c9 : index
                %5020 = arith.divui %5019, %c8 : index
                %5021 = arith.muli %5020, %c24 : index
                %5022 = arith.addi %5021, %c12 : index
                %5023 = arith.remui %5019, %c8 : index
                %5024 = arith.divui %4742, %c15 : index
                %5025 = arith.remui %4742, %c15 : index
                %5026 = arith.muli %5025, %c5 : index
                %5027 = arith.addi %5024, %5026 : index
                %5028 = arith.muli %5023, %c8 : index
                %5029 = arith.divui %5027, %c21 : index
                %5030 = arith.muli %5029, %c21 : index
                %5031 = arith.remui %5027, %c15 : index
                %5032 = arith.muli %5031, %c15 : index
                %5033 = arith.addi %5030, %5032 : index
                %5034 = arith.divui %5027, %c15 : index
                %5035 = arith.remui %5034, %c15 : index
                %5036 = arith.addi %5033, %5035 : index
                %5037 = arith.addi %5028, %5036 : index
                %5038 = arith.addi %5022, %5037 : index
                %5039 = arith.addi %4996, %5038 : index
                %5040 = vector.shuffle %4974, %4974 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5040, %kv[%5039] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5041 = arith.addi %4970, %c15 : index
                %5042 = arith.divui %5041, %c8 : index
                %5043 = arith.muli %5042, %c24 : index
                %5044 = arith.addi %5043, %c12 : index
                %5045 = arith.remui %5041, %c8 : index
                %5046 = arith.divui %4742, %c15 : index
                %5047 = arith.remui %4742, %c15 : index
                %5048 = arith.muli %5047, %c5 : index
                %5049 = arith.addi %5046, %5048 : index
                %5050 = arith.muli %5045, %c8 : index
                %5051 = arith.divui %5049, %c21 : index
                %5052 = arith.muli %5051, %c21 : index
                %5053 = arith.remui %5049, %c15 : index
                %5054 = arith.muli %5053, %c15 : index
                %5055 = arith.addi %5052, %5054 : index
                %5056 = arith.divui %5049, %c15 : index
                %5057 = arith.remui %5056, %c15 : index
                %5058 = arith.addi %5055, %5057 : index
                %5059 = arith.addi %5050, %5058 : index
                %5060 = arith.addi %5044, %5059 : index
                %5061 = arith.addi %4996, %5060 : index
                %5062 = vector.shuffle %4974, %4974 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5062, %kv[%5061] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5063 = arith.addi %4970, %c31 : index
                %5064 = arith.divui %5063, %c8 : index
                %5065 = arith.muli %5064, %c24 : index
                %5066 = arith.addi %5065, %c12 : index
                %5067 = arith.remui %5063, %c8 : index
                %5068 = arith.divui %4742, %c15 : index
                %5069 = arith.remui %4742, %c15 : index
                %5070 = arith.muli %5069, %c5 : index
                %5071 = arith.addi %5068, %5070 : index
                %5072 = arith.muli %5067, %c8 : index
                %5073 = arith.divui %5071, %c21 : index
                %5074 = arith.muli %5073, %c21 : index
                %5075 = arith.remui %5071, %c15 : index
                %5076 = arith.muli %5075, %c15 : index
                %5077 = arith.addi %5074, %5076 : index
                %5078 = arith.divui %5071, %c15 : index
                %5079 = arith.remui %5078, %c15 : index
                %5080 = arith.addi %5077, %5079 : index
                %5081 = arith.addi %5072, %5080 : index
                %5082 = arith.addi %5066, %5081 : index
                %5083 = arith.addi %4996, %5082 : index
                %5084 = vector.shuffle %4974, %4974 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5084, %kv[%5083] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5085 = arith.addi %4371, %c47 : index
      %5086 = arith.addi %4370, %5085 : index
      %5087 = arith.cmpi slt, %5086, %20 : index
      %5088 = arith.cmpi slt, %5085, %c8 : index
      %5089 = arith.andi %5087, %5088 : i1
      scf.if %5089 {
        %5090 = arith.addi %4370, %5085 : index
        %5091 = arith.addi %slotsAt, %5090 : index
        %5092 = memref.load %step[%5091] : memref<?xi32>
        %5093 = arith.index_cast %5092 : i32 to index
        %5094 = arith.cmpi sge, %5093, %c10 : index
        scf.if %5094 {
          %5095 = arith.muli %5085, %c39 : index
          %5096 = arith.subi %0, %heads : index
          %5097 = memref.load %scales[%5096] : memref<?xf32>
          %5098 = vector.broadcast %5097 : f32 to vector<4xf32>
          %5099 = arith.divui %5093, %c8 : index
          %5100 = arith.remui %5093, %c8 : index
          %5101 = arith.muli %5099, %pageBytes : index
          %5102 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5102 {
            %5103 = wave.lane
            %5104 = arith.muli %5103, %c21 : index
            scf.for %5105 = %5104 to %c39 step %c33 {
              %5106 = arith.addi %5095, %5105 : index
              %5107 = vector.load %18[%5106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5108 = arith.mulf %5107, %5098 : vector<4xf32>
              %5109 = arith.minimumf %5108, %c51 : vector<4xf32>
              %5110 = arith.maximumf %5109, %c52 : vector<4xf32>
              %5111 = arith.truncf %5110 : vector<4xf32> to vector<4xf16>
              %5112 = vector.bitcast %5111 : vector<4xf16> to vector<8xi8>
              %5113 = arith.cmpi slt, %5096, %kvHeads : index
              scf.if %5113 {
                %5114 = arith.muli %5096, %c53 : index
                %5115 = arith.addi %5101, %5114 : index
                %5116 = arith.divui %5105, %c8 : index
                %5117 = arith.muli %5116, %c54 : index
                %5118 = arith.remui %5105, %c8 : index
                %5119 = arith.divui %5118, %c5 : index
                %5120 = arith.muli %5119, %c24 : index
                %5121 = arith.muli %5100, %c8 : index
                %5122 = arith.addi %5120, %5121 : index
                %5123 = arith.remui %5118, %c5 : index
                %5124 = arith.muli %5123, %c15 : index
                %5125 = arith.addi %5122, %5124 : index
                %5126 = arith.addi %5117, %5125 : index
                %5127 = arith.addi %5115, %5126 : index
                vector.store %5112, %kv[%5127] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5128 = arith.subi %5096, %kvHeads : index
                %5129 = arith.muli %5128, %c53 : index
                %5130 = arith.addi %5101, %5129 : index
                %5131 = arith.addi %5105, %c10 : index
                %5132 = arith.divui %5131, %c8 : index
                %5133 = arith.muli %5132, %c54 : index
                %5134 = arith.addi %5133, %c11 : index
                %5135 = arith.remui %5131, %c8 : index
                %5136 = arith.divui %5100, %c15 : index
                %5137 = arith.remui %5100, %c15 : index
                %5138 = arith.muli %5137, %c5 : index
                %5139 = arith.addi %5136, %5138 : index
                %5140 = arith.divui %5139, %c5 : index
                %5141 = arith.muli %5140, %c24 : index
                %5142 = arith.muli %5135, %c8 : index
                %5143 = arith.addi %5141, %5142 : index
                %5144 = arith.remui %5139, %c5 : index
                %5145 = arith.muli %5144, %c15 : index
                %5146 = arith.addi %5143, %5145 : index
                %5147 = arith.addi %5134, %5146 : index
                %5148 = arith.addi %5130, %5147 : index
                %5149 = vector.shuffle %5112, %5112 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5149, %kv[%5148] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5150 = arith.addi %5105, %c9 : index
                %5151 = arith.divui %5150, %c8 : index
                %5152 = arith.muli %5151, %c54 : index
                %5153 = arith.addi %5152, %c11 : index
                %5154 = arith.remui %5150, %c8 : index
                %5155 = arith.divui %5100, %c15 : index
                %5156 = arith.remui %5100, %c15 : index
                %5157 = arith.muli %5156, %c5 : index
                %5158 = arith.addi %5155, %5157 : index
                %5159 = arith.divui %5158, %c5 : index
                %5160 = arith.muli %5159, %c24 : index
                %5161 = arith.muli %5154, %c8 : index
                %5162 = arith.addi %5160, %5161 : index
                %5163 = arith.remui %5158, %c5 : index
                %5164 = arith.muli %5163, %c15 : index
                %5165 = arith.addi %5162, %5164 : index
                %5166 = arith.addi %5153, %5165 : index
                %5167 = arith.addi %5130, %5166 : index
                %5168 = vector.shuffle %5112, %5112 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5168, %kv[%5167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5169 = arith.addi %5105, %c15 : index
                %5170 = arith.divui %5169, %c8 : index
                %5171 = arith.muli %5170, %c54 : index
                %5172 = arith.addi %5171, %c11 : index
                %5173 = arith.remui %5169, %c8 : index
                %5174 = arith.divui %5100, %c15 : index
                %5175 = arith.remui %5100, %c15 : index
                %5176 = arith.muli %5175, %c5 : index
                %5177 = arith.addi %5174, %5176 : index
                %5178 = arith.divui %5177, %c5 : index
                %5179 = arith.muli %5178, %c24 : index
                %5180 = arith.muli %5173, %c8 : index
                %5181 = arith.addi %5179, %5180 : index
                %5182 = arith.remui %5177, %c5 : index
                %5183 = arith.muli %5182, %c15 : index
                %5184 = arith.addi %5181, %5183 : index
                %5185 = arith.addi %5172, %5184 : index
                %5186 = arith.addi %5130, %5185 : index
                %5187 = vector.shuffle %5112, %5112 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5187, %kv[%5186] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5188 = arith.addi %5105, %c31 : index
                %5189 = arith.divui %5188, %c8 : index
                %5190 = arith.muli %5189, %c54 : index
                %5191 = arith.addi %5190, %c11 : index
                %5192 = arith.remui %5188, %c8 : index
                %5193 = arith.divui %5100, %c15 : index
                %5194 = arith.remui %5100, %c15 : index
                %5195 = arith.muli %5194, %c5 : index
                %5196 = arith.addi %5193, %5195 : index
                %5197 = arith.divui %5196, %c5 : index
                %5198 = arith.muli %5197, %c24 : index
                %5199 = arith.muli %5192, %c8 : index
                %5200 = arith.addi %5198, %5199 : index
                %5201 = arith.remui %5196, %c5 : index
                %5202 = arith.muli %5201, %c15 : index
                %5203 = arith.addi %5200, %5202 : index
                %5204 = arith.addi %5191, %5203 : index
                %5205 = arith.addi %5130, %5204 : index
                %5206 = vector.shuffle %5112, %5112 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5206, %kv[%5205] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5207 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5207 {
            %5208 = wave.lane
            %5209 = arith.muli %5208, %c21 : index
            scf.for %5210 = %5209 to %c39 step %c33 {
              %5211 = arith.addi %5095, %5210 : index
              %5212 = vector.load %18[%5211] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5213 = arith.mulf %5212, %5098 : vector<4xf32>
              %5214 = wave.fp8_encode "e4m3" %5213 : vector<4xf32> -> vector<4xi8>
              %5215 = arith.cmpi slt, %5096, %kvHeads : index
              scf.if %5215 {
                %5216 = arith.muli %5096, %c11 : index
                %5217 = arith.addi %5101, %5216 : index
                %5218 = vector.shuffle %5214, %5214 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5219 = arith.divui %5210, %c8 : index
                %5220 = arith.muli %5219, %c24 : index
                %5221 = arith.remui %5210, %c8 : index
                %5222 = arith.muli %5100, %c8 : index
                %5223 = arith.divui %5221, %c21 : index
                %5224 = arith.muli %5223, %c21 : index
                %5225 = arith.remui %5221, %c15 : index
                %5226 = arith.muli %5225, %c15 : index
                %5227 = arith.addi %5224, %5226 : index
                %5228 = arith.divui %5221, %c15 : index
                %5229 = arith.remui %5228, %c15 : index
                %5230 = arith.addi %5227, %5229 : index
                %5231 = arith.addi %5222, %5230 : index
                %5232 = arith.addi %5220, %5231 : index
                %5233 = arith.addi %5217, %5232 : index
                vector.store %5218, %kv[%5233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5234 = arith.subi %5096, %kvHeads : index
                %5235 = arith.muli %5234, %c11 : index
                %5236 = arith.addi %5101, %5235 : index
                %5237 = arith.addi %5210, %c10 : index
                %5238 = arith.divui %5237, %c8 : index
                %5239 = arith.muli %5238, %c24 : index
                %5240 = arith.addi %5239, %c12 : index
                %5241 = arith.remui %5237, %c8 : index
                %5242 = arith.divui %5100, %c15 : index
                %5243 = arith.remui %5100, %c15 : index
                %5244 = arith.muli %5243, %c5 : index
                %5245 = arith.addi %5242, %5244 : index
                %5246 = arith.muli %5241, %c8 : index
                %5247 = arith.divui %5245, %c21 : index
                %5248 = arith.muli %5247, %c21 : index
                %5249 = arith.remui %5245, %c15 : index
                %5250 = arith.muli %5249, %c15 : index
                %5251 = arith.addi %5248, %5250 : index
                %5252 = arith.divui %5245, %c15 : index
                %5253 = arith.remui %5252, %c15 : index
                %5254 = arith.addi %5251, %5253 : index
                %5255 = arith.addi %5246, %5254 : index
                %5256 = arith.addi %5240, %5255 : index
                %5257 = arith.addi %5236, %5256 : index
                %5258 = vector.shuffle %5214, %5214 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5258, %kv[%5257] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5259 = arith.addi %5210, %c9 : index
                %5260 = arith.divui %5259, %c8 : index
                %5261 = arith.muli %5260, %c24 : index
                %5262 = arith.addi %5261, %c12 : index
                %5263 = arith.remui %5259, %c8 : index
                %5264 = arith.divui %5100, %c15 : index
                %5265 = arith.remui %5100, %c15 : index
                %5266 = arith.muli %5265, %c5 : index
                %5267 = arith.addi %5264, %5266 : index
                %5268 = arith.muli %5263, %c8 : index
                %5269 = arith.divui %5267, %c21 : index
                %5270 = arith.muli %5269, %c21 : index
                %5271 = arith.remui %5267, %c15 : index
                %5272 = arith.muli %5271, %c15 : index
                %5273 = arith.addi %5270, %5272 : index
                %5274 = arith.divui %5267, %c15 : index
                %5275 = arith.remui %5274, %c15 : index
                %5276 = arith.addi %5273, %5275 : index
                %5277 = arith.addi %5268, %5276 : index
                %5278 = arith.addi %5262, %5277 : index
                %5279 = arith.addi %5236, %5278 : index
                %5280 = vector.shuffle %5214, %5214 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5280, %kv[%5279] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5281 = arith.addi %5210, %c15 : index
                %5282 = arith.divui %5281, %c8 : index
                %5283 = arith.muli %5282, %c24 : index
                %5284 = arith.addi %5283, %c12 : index
                %5285 = arith.remui %5281, %c8 : index
                %5286 = arith.divui %5100, %c15 : index
                %5287 = arith.remui %5100, %c15 : index
                %5288 = arith.muli %5287, %c5 : index
                %5289 = arith.addi %5286, %5288 : index
                %5290 = arith.muli %5285, %c8 : index
                %5291 = arith.divui %5289, %c21 : index
                %5292 = arith.muli %5291, %c21 : index
                %5293 = arith.remui %5289, %c15 : index
                %5294 = arith.muli %5293, %c15 : index
                %5295 = arith.addi %5292, %5294 : index
                %5296 = arith.divui %5289, %c15 : index
                %5297 = arith.remui %5296, %c15 : index
                %5298 = arith.addi %5295, %5297 : index
                %5299 = arith.addi %5290, %5298 : index
                %5300 = arith.addi %5284, %5299 : index
                %5301 = arith.addi %5236, %5300 : index
                %5302 = vector.shuffle %5214, %5214 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5302, %kv[%5301] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5303 = arith.addi %5210, %c31 : index
                %5304 = arith.divui %5303, %c8 : index
                %5305 = arith.muli %5304, %c24 : index
                %5306 = arith.addi %5305, %c12 : index
                %5307 = arith.remui %5303, %c8 : index
                %5308 = arith.divui %5100, %c15 : index
                %5309 = arith.remui %5100, %c15 : index
                %5310 = arith.muli %5309, %c5 : index
                %5311 = arith.addi %5308, %5310 : index
                %5312 = arith.muli %5307, %c8 : index
                %5313 = arith.divui %5311, %c21 : index
                %5314 = arith.muli %5313, %c21 : index
                %5315 = arith.remui %5311, %c15 : index
                %5316 = arith.muli %5315, %c15 : index
                %5317 = arith.addi %5314, %5316 : index
                %5318 = arith.divui %5311, %c15 : index
                %5319 = arith.remui %5318, %c15 : index
                %5320 = arith.addi %5317, %5319 : index
                %5321 = arith.addi %5312, %5320 : index
                %5322 = arith.addi %5306, %5321 : index
                %5323 = arith.addi %5236, %5322 : index
                %5324 = vector.shuffle %5214, %5214 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5324, %kv[%5323] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5325 = arith.cmpi eq, %codec, %c15 : index
          scf.if %5325 {
            %5326 = wave.lane
            %5327 = arith.muli %5326, %c21 : index
            scf.for %5328 = %5327 to %c39 step %c33 {
              %5329 = arith.addi %5095, %5328 : index
              %5330 = vector.load %18[%5329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5331 = arith.mulf %5330, %5098 : vector<4xf32>
              %5332 = wave.fp8_encode "e5m2" %5331 : vector<4xf32> -> vector<4xi8>
              %5333 = arith.cmpi slt, %5096, %kvHeads : index
              scf.if %5333 {
                %5334 = arith.muli %5096, %c11 : index
                %5335 = arith.addi %5101, %5334 : index
                %5336 = vector.shuffle %5332, %5332 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5337 = arith.divui %5328, %c8 : index
                %5338 = arith.muli %5337, %c24 : index
                %5339 = arith.remui %5328, %c8 : index
                %5340 = arith.muli %5100, %c8 : index
                %5341 = arith.divui %5339, %c21 : index
                %5342 = arith.muli %5341, %c21 : index
                %5343 = arith.remui %5339, %c15 : index
                %5344 = arith.muli %5343, %c15 : index
                %5345 = arith.addi %5342, %5344 : index
                %5346 = arith.divui %5339, %c15 : index
                %5347 = arith.remui %5346, %c15 : index
                %5348 = arith.addi %5345, %5347 : index
                %5349 = arith.addi %5340, %5348 : index
                %5350 = arith.addi %5338, %5349 : index
                %5351 = arith.addi %5335, %5350 : index
                vector.store %5336, %kv[%5351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5352 = arith.subi %5096, %kvHeads : index
                %5353 = arith.muli %5352, %c11 : index
                %5354 = arith.addi %5101, %5353 : index
                %5355 = arith.addi %5328, %c10 : index
                %5356 = arith.divui %5355, %c8 : index
                %5357 = arith.muli %5356, %c24 : index
                %5358 = arith.addi %5357, %c12 : index
                %5359 = arith.remui %5355, %c8 : index
                %5360 = arith.divui %5100, %c15 : index
                %5361 = arith.remui %5100, %c15 : index
                %5362 = arith.muli %5361, %c5 : index
                %5363 = arith.addi %5360, %5362 : index
                %5364 = arith.muli %5359, %c8 : index
                %5365 = arith.divui %5363, %c21 : index
                %5366 = arith.muli %5365, %c21 : index
                %5367 = arith.remui %5363, %c15 : index
                %5368 = arith.muli %5367, %c15 : index
                %5369 = arith.addi %5366, %5368 : index
                %5370 = arith.divui %5363, %c15 : index
                %5371 = arith.remui %5370, %c15 : index
                %5372 = arith.addi %5369, %5371 : index
                %5373 = arith.addi %5364, %5372 : index
                %5374 = arith.addi %5358, %5373 : index
                %5375 = arith.addi %5354, %5374 : index
                %5376 = vector.shuffle %5332, %5332 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5376, %kv[%5375] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5377 = arith.addi %5328, %c9 : index
                %5378 = arith.divui %5377, %c8 : index
                %5379 = arith.muli %5378, %c24 : index
                %5380 = arith.addi %5379, %c12 : index
                %5381 = arith.remui %5377, %c8 : index
                %5382 = arith.divui %5100, %c15 : index
                %5383 = arith.remui %5100, %c15 : index
                %5384 = arith.muli %5383, %c5 : index
                %5385 = arith.addi %5382, %5384 : index
                %5386 = arith.muli %5381, %c8 : index
                %5387 = arith.divui %5385, %c21 : index
                %5388 = arith.muli %5387, %c21 : index
                %5389 = arith.remui %5385, %c15 : index
                %5390 = arith.muli %5389, %c15 : index
                %5391 = arith.addi %5388, %5390 : index
                %5392 = arith.divui %5385, %c15 : index
                %5393 = arith.remui %5392, %c15 : index
                %5394 = arith.addi %5391, %5393 : index
                %5395 = arith.addi %5386, %5394 : index
                %5396 = arith.addi %5380, %5395 : index
                %5397 = arith.addi %5354, %5396 : index
                %5398 = vector.shuffle %5332, %5332 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5398, %kv[%5397] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5399 = arith.addi %5328, %c15 : index
                %5400 = arith.divui %5399, %c8 : index
                %5401 = arith.muli %5400, %c24 : index
                %5402 = arith.addi %5401, %c12 : index
                %5403 = arith.remui %5399, %c8 : index
                %5404 = arith.divui %5100, %c15 : index
                %5405 = arith.remui %5100, %c15 : index
                %5406 = arith.muli %5405, %c5 : index
                %5407 = arith.addi %5404, %5406 : index
                %5408 = arith.muli %5403, %c8 : index
                %5409 = arith.divui %5407, %c21 : index
                %5410 = arith.muli %5409, %c21 : index
                %5411 = arith.remui %5407, %c15 : index
                %5412 = arith.muli %5411, %c15 : index
                %5413 = arith.addi %5410, %5412 : index
                %5414 = arith.divui %5407, %c15 : index
                %5415 = arith.remui %5414, %c15 : index
                %5416 = arith.addi %5413, %5415 : index
                %5417 = arith.addi %5408, %5416 : index
                %5418 = arith.addi %5402, %5417 : index
                %5419 = arith.addi %5354, %5418 : index
                %5420 = vector.shuffle %5332, %5332 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5420, %kv[%5419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5421 = arith.addi %5328, %c31 : index
                %5422 = arith.divui %5421, %c8 : index
                %5423 = arith.muli %5422, %c24 : index
                %5424 = arith.addi %5423, %c12 : index
                %5425 = arith.remui %5421, %c8 : index
                %5426 = arith.divui %5100, %c15 : index
                %5427 = arith.remui %5100, %c15 : index
                %5428 = arith.muli %5427, %c5 : index
                %5429 = arith.addi %5426, %5428 : index
                %5430 = arith.muli %5425, %c8 : index
                %5431 = arith.divui %5429, %c21 : index
                %5432 = arith.muli %5431, %c21 : index
                %5433 = arith.remui %5429, %c15 : index
                %5434 = arith.muli %5433, %c15 : index
                %5435 = arith.addi %5432, %5434 : index
                %5436 = arith.divui %5429, %c15 : index
                %5437 = arith.remui %5436, %c15 : index
                %5438 = arith.addi %5435, %5437 : index
                %5439 = arith.addi %5430, %5438 : index
                %5440 = arith.addi %5424, %5439 : index
                %5441 = arith.addi %5354, %5440 : index
                %5442 = vector.shuffle %5332, %5332 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5442, %kv[%5441] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
