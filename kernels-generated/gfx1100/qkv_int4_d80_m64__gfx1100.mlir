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
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c41 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c44 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c46 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c48 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c52 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c53 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c54 = arith.constant 5120 : index
  %c55 = arith.constant 512 : index
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
      %624 = arith.muli %621, %c15 : index
      %625 = memref.load %factors[%624] : memref<?xf32>
      %626 = arith.mulf %625, %operandScale : f32
      %627 = arith.select %623, %626, %operandScale : f32
      %628 = arith.addi %575, %c10 : index
      %629 = arith.muli %617, %c16 : index
      %630 = arith.addi %628, %629 : index
      %631 = memref.load %17[%630] : memref<?xf32>
      %632 = arith.addi %630, %c12 : index
      %633 = memref.load %17[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.mulf %634, %627 : f32
      %636 = arith.muli %3, %c9 : index
      %637 = arith.addi %636, %c10 : index
      %638 = arith.muli %637, %c8 : index
      %639 = arith.remui %572, %c8 : index
      %640 = arith.addi %638, %639 : index
      %641 = arith.muli %620, %c39 : index
      %642 = arith.addi %641, %640 : index
      memref.store %635, %18[%642] : memref<?xf32>
    }
    %643 = arith.muli %4, %c21 : index
    %644 = arith.addi %643, %c9 : index
    %645 = arith.muli %644, %c15 : index
    %646 = arith.divui %572, %c8 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.addi %571, %647 : index
    %649 = arith.cmpi slt, %648, %20 : index
    scf.if %649 {
      %650 = arith.cmpi eq, %hasFactors, %c9 : index
      %651 = arith.muli %648, %c15 : index
      %652 = memref.load %factors[%651] : memref<?xf32>
      %653 = arith.mulf %652, %operandScale : f32
      %654 = arith.select %650, %653, %operandScale : f32
      %655 = arith.addi %575, %c10 : index
      %656 = arith.muli %644, %c16 : index
      %657 = arith.addi %655, %656 : index
      %658 = memref.load %17[%657] : memref<?xf32>
      %659 = arith.addi %657, %c12 : index
      %660 = memref.load %17[%659] : memref<?xf32>
      %661 = arith.addf %658, %660 : f32
      %662 = arith.mulf %661, %654 : f32
      %663 = arith.muli %3, %c9 : index
      %664 = arith.addi %663, %c10 : index
      %665 = arith.muli %664, %c8 : index
      %666 = arith.remui %572, %c8 : index
      %667 = arith.addi %665, %666 : index
      %668 = arith.muli %647, %c39 : index
      %669 = arith.addi %668, %667 : index
      memref.store %662, %18[%669] : memref<?xf32>
    }
    %670 = arith.muli %4, %c21 : index
    %671 = arith.addi %670, %c15 : index
    %672 = arith.muli %671, %c15 : index
    %673 = arith.divui %572, %c8 : index
    %674 = arith.addi %672, %673 : index
    %675 = arith.addi %571, %674 : index
    %676 = arith.cmpi slt, %675, %20 : index
    scf.if %676 {
      %677 = arith.cmpi eq, %hasFactors, %c9 : index
      %678 = arith.muli %675, %c15 : index
      %679 = memref.load %factors[%678] : memref<?xf32>
      %680 = arith.mulf %679, %operandScale : f32
      %681 = arith.select %677, %680, %operandScale : f32
      %682 = arith.addi %575, %c10 : index
      %683 = arith.muli %671, %c16 : index
      %684 = arith.addi %682, %683 : index
      %685 = memref.load %17[%684] : memref<?xf32>
      %686 = arith.addi %684, %c12 : index
      %687 = memref.load %17[%686] : memref<?xf32>
      %688 = arith.addf %685, %687 : f32
      %689 = arith.mulf %688, %681 : f32
      %690 = arith.muli %3, %c9 : index
      %691 = arith.addi %690, %c10 : index
      %692 = arith.muli %691, %c8 : index
      %693 = arith.remui %572, %c8 : index
      %694 = arith.addi %692, %693 : index
      %695 = arith.muli %674, %c39 : index
      %696 = arith.addi %695, %694 : index
      memref.store %689, %18[%696] : memref<?xf32>
    }
    %697 = arith.muli %4, %c21 : index
    %698 = arith.addi %697, %c31 : index
    %699 = arith.muli %698, %c15 : index
    %700 = arith.divui %572, %c8 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.addi %571, %701 : index
    %703 = arith.cmpi slt, %702, %20 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c9 : index
      %705 = arith.muli %702, %c15 : index
      %706 = memref.load %factors[%705] : memref<?xf32>
      %707 = arith.mulf %706, %operandScale : f32
      %708 = arith.select %704, %707, %operandScale : f32
      %709 = arith.addi %575, %c10 : index
      %710 = arith.muli %698, %c16 : index
      %711 = arith.addi %709, %710 : index
      %712 = memref.load %17[%711] : memref<?xf32>
      %713 = arith.addi %711, %c12 : index
      %714 = memref.load %17[%713] : memref<?xf32>
      %715 = arith.addf %712, %714 : f32
      %716 = arith.mulf %715, %708 : f32
      %717 = arith.muli %3, %c9 : index
      %718 = arith.addi %717, %c10 : index
      %719 = arith.muli %718, %c8 : index
      %720 = arith.remui %572, %c8 : index
      %721 = arith.addi %719, %720 : index
      %722 = arith.muli %701, %c39 : index
      %723 = arith.addi %722, %721 : index
      memref.store %716, %18[%723] : memref<?xf32>
    }
    wave.barrier
    %724 = arith.addi %21, %c10 : index
    %725 = wave.wave
    %726 = arith.addi %725, %c10 : index
    %727 = arith.addi %724, %726 : index
    %728 = arith.cmpi slt, %727, %20 : index
    %729 = arith.cmpi slt, %726, %c8 : index
    %730 = arith.andi %728, %729 : i1
    scf.if %730 {
      %731 = arith.addi %724, %726 : index
      %732 = arith.muli %726, %c39 : index
      %733 = wave.lane
      %734 = arith.addi %733, %c10 : index
      %735 = arith.cmpi eq, %hasBias, %c9 : index
      %736 = arith.addi %732, %734 : index
      %737 = memref.load %18[%736] : memref<?xf32>
      %738 = arith.muli %0, %c39 : index
      %739 = arith.addi %738, %734 : index
      %740 = memref.load %bias[%739] : memref<?xf32>
      %741 = arith.addf %737, %740 : f32
      %742 = arith.select %735, %741, %737 : f32
      %743 = arith.addi %734, %c6 : index
      %744 = arith.cmpi eq, %hasBias, %c9 : index
      %745 = arith.addi %732, %743 : index
      %746 = memref.load %18[%745] : memref<?xf32>
      %747 = arith.muli %0, %c39 : index
      %748 = arith.addi %747, %743 : index
      %749 = memref.load %bias[%748] : memref<?xf32>
      %750 = arith.addf %746, %749 : f32
      %751 = arith.select %744, %750, %746 : f32
      %752 = arith.addi %733, %c16 : index
      %753 = arith.cmpi slt, %752, %c6 : index
      %754 = arith.minsi %752, %c41 : index
      %755 = arith.cmpi eq, %hasBias, %c9 : index
      %756 = arith.addi %732, %754 : index
      %757 = memref.load %18[%756] : memref<?xf32>
      %758 = arith.muli %0, %c39 : index
      %759 = arith.addi %758, %754 : index
      %760 = memref.load %bias[%759] : memref<?xf32>
      %761 = arith.addf %757, %760 : f32
      %762 = arith.select %755, %761, %757 : f32
      %763 = arith.addi %754, %c6 : index
      %764 = arith.cmpi eq, %hasBias, %c9 : index
      %765 = arith.addi %732, %763 : index
      %766 = memref.load %18[%765] : memref<?xf32>
      %767 = arith.muli %0, %c39 : index
      %768 = arith.addi %767, %763 : index
      %769 = memref.load %bias[%768] : memref<?xf32>
      %770 = arith.addf %766, %769 : f32
      %771 = arith.select %764, %770, %766 : f32
      %772 = arith.addi %heads, %kvHeads : index
      %773 = arith.cmpi slt, %0, %772 : index
      scf.if %773 {
        %774 = arith.addi %positionsAt, %731 : index
        %775 = memref.load %step[%774] : memref<?xi32>
        %776 = arith.index_cast %775 : i32 to index
        %777 = arith.cmpi eq, %hasNorm, %c9 : index
        %778 = math.fma %742, %742, %c44 : f32
        %779 = math.fma %751, %751, %778 : f32
        %780 = math.fma %762, %762, %779 : f32
        %781 = arith.select %753, %780, %779 : f32
        %782 = math.fma %771, %771, %781 : f32
        %783 = arith.select %753, %782, %781 : f32
        %784 = vector.broadcast %783 : f32 to vector<1xf32>
        %785 = wave.reduce "add" %784 : vector<1xf32>
        %786 = arith.mulf %785, %inverseHeadDim : f32
        %787 = arith.addf %786, %epsilon : f32
        %788 = math.sqrt %787 : f32
        %789 = arith.divf %c46, %788 : f32
        %790 = arith.cmpi slt, %0, %heads : index
        %791 = arith.addi %734, %c6 : index
        %792 = memref.load %query_norm[%734] : memref<?xf32>
        %793 = memref.load %key_norm[%734] : memref<?xf32>
        %794 = arith.select %790, %792, %793 : f32
        %795 = arith.mulf %742, %789 : f32
        %796 = arith.mulf %795, %794 : f32
        %797 = arith.select %777, %796, %742 : f32
        %798 = memref.load %query_norm[%791] : memref<?xf32>
        %799 = memref.load %key_norm[%791] : memref<?xf32>
        %800 = arith.select %790, %798, %799 : f32
        %801 = arith.mulf %751, %789 : f32
        %802 = arith.mulf %801, %800 : f32
        %803 = arith.select %777, %802, %751 : f32
        %804 = arith.addi %754, %c6 : index
        %805 = memref.load %query_norm[%754] : memref<?xf32>
        %806 = memref.load %key_norm[%754] : memref<?xf32>
        %807 = arith.select %790, %805, %806 : f32
        %808 = arith.mulf %762, %789 : f32
        %809 = arith.mulf %808, %807 : f32
        %810 = arith.select %777, %809, %762 : f32
        %811 = memref.load %query_norm[%804] : memref<?xf32>
        %812 = memref.load %key_norm[%804] : memref<?xf32>
        %813 = arith.select %790, %811, %812 : f32
        %814 = arith.mulf %771, %789 : f32
        %815 = arith.mulf %814, %813 : f32
        %816 = arith.select %777, %815, %771 : f32
        %817 = arith.remui %776, %c24 : index
        %818 = arith.muli %817, %c39 : index
        %819 = arith.addi %818, %734 : index
        %820 = arith.divui %776, %c24 : index
        %821 = arith.addi %820, %c24 : index
        %822 = arith.muli %821, %c39 : index
        %823 = arith.addi %822, %734 : index
        %824 = memref.load %rope[%819] : memref<?xf32>
        %825 = arith.addi %819, %c6 : index
        %826 = memref.load %rope[%825] : memref<?xf32>
        %827 = memref.load %rope[%823] : memref<?xf32>
        %828 = arith.addi %823, %c6 : index
        %829 = memref.load %rope[%828] : memref<?xf32>
        %830 = arith.mulf %827, %824 : f32
        %831 = arith.mulf %829, %826 : f32
        %832 = arith.subf %830, %831 : f32
        %833 = arith.mulf %829, %824 : f32
        %834 = arith.mulf %827, %826 : f32
        %835 = arith.addf %833, %834 : f32
        %836 = arith.mulf %797, %832 : f32
        %837 = arith.mulf %803, %835 : f32
        %838 = arith.subf %836, %837 : f32
        %839 = arith.mulf %803, %832 : f32
        %840 = arith.mulf %797, %835 : f32
        %841 = arith.addf %839, %840 : f32
        %842 = arith.cmpi slt, %0, %heads : index
        scf.if %842 {
          %843 = arith.muli %731, %heads : index
          %844 = arith.addi %843, %0 : index
          %845 = arith.muli %844, %c39 : index
          %846 = arith.addi %845, %734 : index
          memref.store %838, %q[%846] : memref<?xf32>
          %847 = arith.addi %846, %c6 : index
          memref.store %841, %q[%847] : memref<?xf32>
        } else {
          %848 = arith.addi %732, %734 : index
          memref.store %838, %18[%848] : memref<?xf32>
          %849 = arith.addi %732, %734 : index
          %850 = arith.addi %849, %c6 : index
          memref.store %841, %18[%850] : memref<?xf32>
        }
        %851 = arith.remui %776, %c24 : index
        %852 = arith.muli %851, %c39 : index
        %853 = arith.addi %852, %754 : index
        %854 = arith.divui %776, %c24 : index
        %855 = arith.addi %854, %c24 : index
        %856 = arith.muli %855, %c39 : index
        %857 = arith.addi %856, %754 : index
        %858 = memref.load %rope[%853] : memref<?xf32>
        %859 = arith.addi %853, %c6 : index
        %860 = memref.load %rope[%859] : memref<?xf32>
        %861 = memref.load %rope[%857] : memref<?xf32>
        %862 = arith.addi %857, %c6 : index
        %863 = memref.load %rope[%862] : memref<?xf32>
        %864 = arith.mulf %861, %858 : f32
        %865 = arith.mulf %863, %860 : f32
        %866 = arith.subf %864, %865 : f32
        %867 = arith.mulf %863, %858 : f32
        %868 = arith.mulf %861, %860 : f32
        %869 = arith.addf %867, %868 : f32
        %870 = arith.mulf %810, %866 : f32
        %871 = arith.mulf %816, %869 : f32
        %872 = arith.subf %870, %871 : f32
        %873 = arith.mulf %816, %866 : f32
        %874 = arith.mulf %810, %869 : f32
        %875 = arith.addf %873, %874 : f32
        scf.if %753 {
          %876 = arith.cmpi slt, %0, %heads : index
          scf.if %876 {
            %877 = arith.muli %731, %heads : index
            %878 = arith.addi %877, %0 : index
            %879 = arith.muli %878, %c39 : index
            %880 = arith.addi %879, %754 : index
            memref.store %872, %q[%880] : memref<?xf32>
            %881 = arith.addi %880, %c6 : index
            memref.store %875, %q[%881] : memref<?xf32>
          } else {
            %882 = arith.addi %732, %754 : index
            memref.store %872, %18[%882] : memref<?xf32>
            %883 = arith.addi %732, %754 : index
            %884 = arith.addi %883, %c6 : index
            memref.store %875, %18[%884] : memref<?xf32>
          }
        }
      } else {
        %885 = arith.cmpi slt, %0, %heads : index
        scf.if %885 {
          %886 = arith.muli %731, %heads : index
          %887 = arith.addi %886, %0 : index
          %888 = arith.muli %887, %c39 : index
          %889 = arith.addi %888, %734 : index
          memref.store %742, %q[%889] : memref<?xf32>
          %890 = arith.addi %889, %c6 : index
          memref.store %751, %q[%890] : memref<?xf32>
        } else {
          %891 = arith.addi %732, %734 : index
          memref.store %742, %18[%891] : memref<?xf32>
          %892 = arith.addi %732, %734 : index
          %893 = arith.addi %892, %c6 : index
          memref.store %751, %18[%893] : memref<?xf32>
        }
        scf.if %753 {
          %894 = arith.cmpi slt, %0, %heads : index
          scf.if %894 {
            %895 = arith.muli %731, %heads : index
            %896 = arith.addi %895, %0 : index
            %897 = arith.muli %896, %c39 : index
            %898 = arith.addi %897, %754 : index
            memref.store %762, %q[%898] : memref<?xf32>
            %899 = arith.addi %898, %c6 : index
            memref.store %771, %q[%899] : memref<?xf32>
          } else {
            %900 = arith.addi %732, %754 : index
            memref.store %762, %18[%900] : memref<?xf32>
            %901 = arith.addi %732, %754 : index
            %902 = arith.addi %901, %c6 : index
            memref.store %771, %18[%902] : memref<?xf32>
          }
        }
      }
    }
    %903 = arith.addi %725, %c48 : index
    %904 = arith.addi %724, %903 : index
    %905 = arith.cmpi slt, %904, %20 : index
    %906 = arith.cmpi slt, %903, %c8 : index
    %907 = arith.andi %905, %906 : i1
    scf.if %907 {
      %908 = arith.addi %724, %903 : index
      %909 = arith.muli %903, %c39 : index
      %910 = wave.lane
      %911 = arith.addi %910, %c10 : index
      %912 = arith.cmpi eq, %hasBias, %c9 : index
      %913 = arith.addi %909, %911 : index
      %914 = memref.load %18[%913] : memref<?xf32>
      %915 = arith.muli %0, %c39 : index
      %916 = arith.addi %915, %911 : index
      %917 = memref.load %bias[%916] : memref<?xf32>
      %918 = arith.addf %914, %917 : f32
      %919 = arith.select %912, %918, %914 : f32
      %920 = arith.addi %911, %c6 : index
      %921 = arith.cmpi eq, %hasBias, %c9 : index
      %922 = arith.addi %909, %920 : index
      %923 = memref.load %18[%922] : memref<?xf32>
      %924 = arith.muli %0, %c39 : index
      %925 = arith.addi %924, %920 : index
      %926 = memref.load %bias[%925] : memref<?xf32>
      %927 = arith.addf %923, %926 : f32
      %928 = arith.select %921, %927, %923 : f32
      %929 = arith.addi %910, %c16 : index
      %930 = arith.cmpi slt, %929, %c6 : index
      %931 = arith.minsi %929, %c41 : index
      %932 = arith.cmpi eq, %hasBias, %c9 : index
      %933 = arith.addi %909, %931 : index
      %934 = memref.load %18[%933] : memref<?xf32>
      %935 = arith.muli %0, %c39 : index
      %936 = arith.addi %935, %931 : index
      %937 = memref.load %bias[%936] : memref<?xf32>
      %938 = arith.addf %934, %937 : f32
      %939 = arith.select %932, %938, %934 : f32
      %940 = arith.addi %931, %c6 : index
      %941 = arith.cmpi eq, %hasBias, %c9 : index
      %942 = arith.addi %909, %940 : index
      %943 = memref.load %18[%942] : memref<?xf32>
      %944 = arith.muli %0, %c39 : index
      %945 = arith.addi %944, %940 : index
      %946 = memref.load %bias[%945] : memref<?xf32>
      %947 = arith.addf %943, %946 : f32
      %948 = arith.select %941, %947, %943 : f32
      %949 = arith.addi %heads, %kvHeads : index
      %950 = arith.cmpi slt, %0, %949 : index
      scf.if %950 {
        %951 = arith.addi %positionsAt, %908 : index
        %952 = memref.load %step[%951] : memref<?xi32>
        %953 = arith.index_cast %952 : i32 to index
        %954 = arith.cmpi eq, %hasNorm, %c9 : index
        %955 = math.fma %919, %919, %c44 : f32
        %956 = math.fma %928, %928, %955 : f32
        %957 = math.fma %939, %939, %956 : f32
        %958 = arith.select %930, %957, %956 : f32
        %959 = math.fma %948, %948, %958 : f32
        %960 = arith.select %930, %959, %958 : f32
        %961 = vector.broadcast %960 : f32 to vector<1xf32>
        %962 = wave.reduce "add" %961 : vector<1xf32>
        %963 = arith.mulf %962, %inverseHeadDim : f32
        %964 = arith.addf %963, %epsilon : f32
        %965 = math.sqrt %964 : f32
        %966 = arith.divf %c46, %965 : f32
        %967 = arith.cmpi slt, %0, %heads : index
        %968 = arith.addi %911, %c6 : index
        %969 = memref.load %query_norm[%911] : memref<?xf32>
        %970 = memref.load %key_norm[%911] : memref<?xf32>
        %971 = arith.select %967, %969, %970 : f32
        %972 = arith.mulf %919, %966 : f32
        %973 = arith.mulf %972, %971 : f32
        %974 = arith.select %954, %973, %919 : f32
        %975 = memref.load %query_norm[%968] : memref<?xf32>
        %976 = memref.load %key_norm[%968] : memref<?xf32>
        %977 = arith.select %967, %975, %976 : f32
        %978 = arith.mulf %928, %966 : f32
        %979 = arith.mulf %978, %977 : f32
        %980 = arith.select %954, %979, %928 : f32
        %981 = arith.addi %931, %c6 : index
        %982 = memref.load %query_norm[%931] : memref<?xf32>
        %983 = memref.load %key_norm[%931] : memref<?xf32>
        %984 = arith.select %967, %982, %983 : f32
        %985 = arith.mulf %939, %966 : f32
        %986 = arith.mulf %985, %984 : f32
        %987 = arith.select %954, %986, %939 : f32
        %988 = memref.load %query_norm[%981] : memref<?xf32>
        %989 = memref.load %key_norm[%981] : memref<?xf32>
        %990 = arith.select %967, %988, %989 : f32
        %991 = arith.mulf %948, %966 : f32
        %992 = arith.mulf %991, %990 : f32
        %993 = arith.select %954, %992, %948 : f32
        %994 = arith.remui %953, %c24 : index
        %995 = arith.muli %994, %c39 : index
        %996 = arith.addi %995, %911 : index
        %997 = arith.divui %953, %c24 : index
        %998 = arith.addi %997, %c24 : index
        %999 = arith.muli %998, %c39 : index
        %1000 = arith.addi %999, %911 : index
        %1001 = memref.load %rope[%996] : memref<?xf32>
        %1002 = arith.addi %996, %c6 : index
        %1003 = memref.load %rope[%1002] : memref<?xf32>
        %1004 = memref.load %rope[%1000] : memref<?xf32>
        %1005 = arith.addi %1000, %c6 : index
        %1006 = memref.load %rope[%1005] : memref<?xf32>
        %1007 = arith.mulf %1004, %1001 : f32
        %1008 = arith.mulf %1006, %1003 : f32
        %1009 = arith.subf %1007, %1008 : f32
        %1010 = arith.mulf %1006, %1001 : f32
        %1011 = arith.mulf %1004, %1003 : f32
        %1012 = arith.addf %1010, %1011 : f32
        %1013 = arith.mulf %974, %1009 : f32
        %1014 = arith.mulf %980, %1012 : f32
        %1015 = arith.subf %1013, %1014 : f32
        %1016 = arith.mulf %980, %1009 : f32
        %1017 = arith.mulf %974, %1012 : f32
        %1018 = arith.addf %1016, %1017 : f32
        %1019 = arith.cmpi slt, %0, %heads : index
        scf.if %1019 {
          %1020 = arith.muli %908, %heads : index
          %1021 = arith.addi %1020, %0 : index
          %1022 = arith.muli %1021, %c39 : index
          %1023 = arith.addi %1022, %911 : index
          memref.store %1015, %q[%1023] : memref<?xf32>
          %1024 = arith.addi %1023, %c6 : index
          memref.store %1018, %q[%1024] : memref<?xf32>
        } else {
          %1025 = arith.addi %909, %911 : index
          memref.store %1015, %18[%1025] : memref<?xf32>
          %1026 = arith.addi %909, %911 : index
          %1027 = arith.addi %1026, %c6 : index
          memref.store %1018, %18[%1027] : memref<?xf32>
        }
        %1028 = arith.remui %953, %c24 : index
        %1029 = arith.muli %1028, %c39 : index
        %1030 = arith.addi %1029, %931 : index
        %1031 = arith.divui %953, %c24 : index
        %1032 = arith.addi %1031, %c24 : index
        %1033 = arith.muli %1032, %c39 : index
        %1034 = arith.addi %1033, %931 : index
        %1035 = memref.load %rope[%1030] : memref<?xf32>
        %1036 = arith.addi %1030, %c6 : index
        %1037 = memref.load %rope[%1036] : memref<?xf32>
        %1038 = memref.load %rope[%1034] : memref<?xf32>
        %1039 = arith.addi %1034, %c6 : index
        %1040 = memref.load %rope[%1039] : memref<?xf32>
        %1041 = arith.mulf %1038, %1035 : f32
        %1042 = arith.mulf %1040, %1037 : f32
        %1043 = arith.subf %1041, %1042 : f32
        %1044 = arith.mulf %1040, %1035 : f32
        %1045 = arith.mulf %1038, %1037 : f32
        %1046 = arith.addf %1044, %1045 : f32
        %1047 = arith.mulf %987, %1043 : f32
        %1048 = arith.mulf %993, %1046 : f32
        %1049 = arith.subf %1047, %1048 : f32
        %1050 = arith.mulf %993, %1043 : f32
        %1051 = arith.mulf %987, %1046 : f32
        %1052 = arith.addf %1050, %1051 : f32
        scf.if %930 {
          %1053 = arith.cmpi slt, %0, %heads : index
          scf.if %1053 {
            %1054 = arith.muli %908, %heads : index
            %1055 = arith.addi %1054, %0 : index
            %1056 = arith.muli %1055, %c39 : index
            %1057 = arith.addi %1056, %931 : index
            memref.store %1049, %q[%1057] : memref<?xf32>
            %1058 = arith.addi %1057, %c6 : index
            memref.store %1052, %q[%1058] : memref<?xf32>
          } else {
            %1059 = arith.addi %909, %931 : index
            memref.store %1049, %18[%1059] : memref<?xf32>
            %1060 = arith.addi %909, %931 : index
            %1061 = arith.addi %1060, %c6 : index
            memref.store %1052, %18[%1061] : memref<?xf32>
          }
        }
      } else {
        %1062 = arith.cmpi slt, %0, %heads : index
        scf.if %1062 {
          %1063 = arith.muli %908, %heads : index
          %1064 = arith.addi %1063, %0 : index
          %1065 = arith.muli %1064, %c39 : index
          %1066 = arith.addi %1065, %911 : index
          memref.store %919, %q[%1066] : memref<?xf32>
          %1067 = arith.addi %1066, %c6 : index
          memref.store %928, %q[%1067] : memref<?xf32>
        } else {
          %1068 = arith.addi %909, %911 : index
          memref.store %919, %18[%1068] : memref<?xf32>
          %1069 = arith.addi %909, %911 : index
          %1070 = arith.addi %1069, %c6 : index
          memref.store %928, %18[%1070] : memref<?xf32>
        }
        scf.if %930 {
          %1071 = arith.cmpi slt, %0, %heads : index
          scf.if %1071 {
            %1072 = arith.muli %908, %heads : index
            %1073 = arith.addi %1072, %0 : index
            %1074 = arith.muli %1073, %c39 : index
            %1075 = arith.addi %1074, %931 : index
            memref.store %939, %q[%1075] : memref<?xf32>
            %1076 = arith.addi %1075, %c6 : index
            memref.store %948, %q[%1076] : memref<?xf32>
          } else {
            %1077 = arith.addi %909, %931 : index
            memref.store %939, %18[%1077] : memref<?xf32>
            %1078 = arith.addi %909, %931 : index
            %1079 = arith.addi %1078, %c6 : index
            memref.store %948, %18[%1079] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1080 = arith.cmpi sge, %0, %heads : index
    scf.if %1080 {
      %1081 = arith.addi %725, %c10 : index
      %1082 = arith.addi %724, %1081 : index
      %1083 = arith.cmpi slt, %1082, %20 : index
      %1084 = arith.cmpi slt, %1081, %c8 : index
      %1085 = arith.andi %1083, %1084 : i1
      scf.if %1085 {
        %1086 = arith.addi %724, %1081 : index
        %1087 = arith.addi %slotsAt, %1086 : index
        %1088 = memref.load %step[%1087] : memref<?xi32>
        %1089 = arith.index_cast %1088 : i32 to index
        %1090 = arith.cmpi sge, %1089, %c10 : index
        scf.if %1090 {
          %1091 = arith.muli %1081, %c39 : index
          %1092 = arith.subi %0, %heads : index
          %1093 = memref.load %scales[%1092] : memref<?xf32>
          %1094 = vector.broadcast %1093 : f32 to vector<4xf32>
          %1095 = arith.divui %1089, %c8 : index
          %1096 = arith.remui %1089, %c8 : index
          %1097 = arith.muli %1095, %pageBytes : index
          %1098 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1098 {
            %1099 = wave.lane
            %1100 = arith.muli %1099, %c21 : index
            scf.for %1101 = %1100 to %c39 step %c33 {
              %1102 = arith.addi %1091, %1101 : index
              %1103 = vector.load %18[%1102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1104 = arith.mulf %1103, %1094 : vector<4xf32>
              %1105 = arith.minimumf %1104, %c52 : vector<4xf32>
              %1106 = arith.maximumf %1105, %c53 : vector<4xf32>
              %1107 = arith.truncf %1106 : vector<4xf32> to vector<4xf16>
              %1108 = vector.bitcast %1107 : vector<4xf16> to vector<8xi8>
              %1109 = arith.cmpi slt, %1092, %kvHeads : index
              scf.if %1109 {
                %1110 = arith.muli %1092, %c54 : index
                %1111 = arith.addi %1097, %1110 : index
                %1112 = arith.divui %1101, %c8 : index
                %1113 = arith.muli %1112, %c55 : index
                %1114 = arith.remui %1101, %c8 : index
                %1115 = arith.divui %1114, %c5 : index
                %1116 = arith.muli %1115, %c24 : index
                %1117 = arith.muli %1096, %c8 : index
                %1118 = arith.addi %1116, %1117 : index
                %1119 = arith.remui %1114, %c5 : index
                %1120 = arith.muli %1119, %c15 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.addi %1113, %1121 : index
                %1123 = arith.addi %1111, %1122 : index
                vector.store %1108, %kv[%1123] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1124 = arith.subi %1092, %kvHeads : index
                %1125 = arith.muli %1124, %c54 : index
                %1126 = arith.addi %1097, %1125 : index
                %1127 = arith.addi %1101, %c10 : index
                %1128 = arith.divui %1127, %c8 : index
                %1129 = arith.muli %1128, %c55 : index
                %1130 = arith.addi %1129, %c11 : index
                %1131 = arith.remui %1127, %c8 : index
                %1132 = arith.divui %1096, %c15 : index
                %1133 = arith.remui %1096, %c15 : index
                %1134 = arith.muli %1133, %c5 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.divui %1135, %c5 : index
                %1137 = arith.muli %1136, %c24 : index
                %1138 = arith.muli %1131, %c8 : index
                %1139 = arith.addi %1137, %1138 : index
                %1140 = arith.remui %1135, %c5 : index
                %1141 = arith.muli %1140, %c15 : index
                %1142 = arith.addi %1139, %1141 : index
                %1143 = arith.addi %1130, %1142 : index
                %1144 = arith.addi %1126, %1143 : index
                %1145 = vector.shuffle %1108, %1108 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1145, %kv[%1144] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1146 = arith.addi %1101, %c9 : index
                %1147 = arith.divui %1146, %c8 : index
                %1148 = arith.muli %1147, %c55 : index
                %1149 = arith.addi %1148, %c11 : index
                %1150 = arith.remui %1146, %c8 : index
                %1151 = arith.divui %1096, %c15 : index
                %1152 = arith.remui %1096, %c15 : index
                %1153 = arith.muli %1152, %c5 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1154, %c5 : index
                %1156 = arith.muli %1155, %c24 : index
                %1157 = arith.muli %1150, %c8 : index
                %1158 = arith.addi %1156, %1157 : index
                %1159 = arith.remui %1154, %c5 : index
                %1160 = arith.muli %1159, %c15 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.addi %1149, %1161 : index
                %1163 = arith.addi %1126, %1162 : index
                %1164 = vector.shuffle %1108, %1108 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1164, %kv[%1163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1165 = arith.addi %1101, %c15 : index
                %1166 = arith.divui %1165, %c8 : index
                %1167 = arith.muli %1166, %c55 : index
                %1168 = arith.addi %1167, %c11 : index
                %1169 = arith.remui %1165, %c8 : index
                %1170 = arith.divui %1096, %c15 : index
                %1171 = arith.remui %1096, %c15 : index
                %1172 = arith.muli %1171, %c5 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1173, %c5 : index
                %1175 = arith.muli %1174, %c24 : index
                %1176 = arith.muli %1169, %c8 : index
                %1177 = arith.addi %1175, %1176 : index
                %1178 = arith.remui %1173, %c5 : index
                %1179 = arith.muli %1178, %c15 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.addi %1168, %1180 : index
                %1182 = arith.addi %1126, %1181 : index
                %1183 = vector.shuffle %1108, %1108 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1183, %kv[%1182] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1184 = arith.addi %1101, %c31 : index
                %1185 = arith.divui %1184, %c8 : index
                %1186 = arith.muli %1185, %c55 : index
                %1187 = arith.addi %1186, %c11 : index
                %1188 = arith.remui %1184, %c8 : index
                %1189 = arith.divui %1096, %c15 : index
                %1190 = arith.remui %1096, %c15 : index
                %1191 = arith.muli %1190, %c5 : index
                %1192 = arith.addi %1189, %1191 : index
                %1193 = arith.divui %1192, %c5 : index
                %1194 = arith.muli %1193, %c24 : index
                %1195 = arith.muli %1188, %c8 : index
                %1196 = arith.addi %1194, %1195 : index
                %1197 = arith.remui %1192, %c5 : index
                %1198 = arith.muli %1197, %c15 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1187, %1199 : index
                %1201 = arith.addi %1126, %1200 : index
                %1202 = vector.shuffle %1108, %1108 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1202, %kv[%1201] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1203 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1203 {
            %1204 = wave.lane
            %1205 = arith.muli %1204, %c21 : index
            scf.for %1206 = %1205 to %c39 step %c33 {
              %1207 = arith.addi %1091, %1206 : index
              %1208 = vector.load %18[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = arith.mulf %1208, %1094 : vector<4xf32>
              %1210 = wave.fp8_encode "e4m3" %1209 : vector<4xf32> -> vector<4xi8>
              %1211 = arith.cmpi slt, %1092, %kvHeads : index
              scf.if %1211 {
                %1212 = arith.muli %1092, %c11 : index
                %1213 = arith.addi %1097, %1212 : index
                %1214 = vector.shuffle %1210, %1210 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1215 = arith.divui %1206, %c8 : index
                %1216 = arith.muli %1215, %c24 : index
                %1217 = arith.remui %1206, %c8 : index
                %1218 = arith.muli %1096, %c8 : index
                %1219 = arith.divui %1217, %c21 : index
                %1220 = arith.muli %1219, %c21 : index
                %1221 = arith.remui %1217, %c15 : index
                %1222 = arith.muli %1221, %c15 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.divui %1217, %c15 : index
                %1225 = arith.remui %1224, %c15 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.addi %1218, %1226 : index
                %1228 = arith.addi %1216, %1227 : index
                %1229 = arith.addi %1213, %1228 : index
                vector.store %1214, %kv[%1229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1230 = arith.subi %1092, %kvHeads : index
                %1231 = arith.muli %1230, %c11 : index
                %1232 = arith.addi %1097, %1231 : index
                %1233 = arith.addi %1206, %c10 : index
                %1234 = arith.divui %1233, %c8 : index
                %1235 = arith.muli %1234, %c24 : index
                %1236 = arith.addi %1235, %c12 : index
                %1237 = arith.remui %1233, %c8 : index
                %1238 = arith.divui %1096, %c15 : index
                %1239 = arith.remui %1096, %c15 : index
                %1240 = arith.muli %1239, %c5 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.muli %1237, %c8 : index
                %1243 = arith.divui %1241, %c21 : index
                %1244 = arith.muli %1243, %c21 : index
                %1245 = arith.remui %1241, %c15 : index
                %1246 = arith.muli %1245, %c15 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.divui %1241, %c15 : index
                %1249 = arith.remui %1248, %c15 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1242, %1250 : index
                %1252 = arith.addi %1236, %1251 : index
                %1253 = arith.addi %1232, %1252 : index
                %1254 = vector.shuffle %1210, %1210 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1254, %kv[%1253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1255 = arith.addi %1206, %c9 : index
                %1256 = arith.divui %1255, %c8 : index
                %1257 = arith.muli %1256, %c24 : index
                %1258 = arith.addi %1257, %c12 : index
                %1259 = arith.remui %1255, %c8 : index
                %1260 = arith.divui %1096, %c15 : index
                %1261 = arith.remui %1096, %c15 : index
                %1262 = arith.muli %1261, %c5 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.muli %1259, %c8 : index
                %1265 = arith.divui %1263, %c21 : index
                %1266 = arith.muli %1265, %c21 : index
                %1267 = arith.remui %1263, %c15 : index
                %1268 = arith.muli %1267, %c15 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.divui %1263, %c15 : index
                %1271 = arith.remui %1270, %c15 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.addi %1264, %1272 : index
                %1274 = arith.addi %1258, %1273 : index
                %1275 = arith.addi %1232, %1274 : index
                %1276 = vector.shuffle %1210, %1210 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1276, %kv[%1275] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1277 = arith.addi %1206, %c15 : index
                %1278 = arith.divui %1277, %c8 : index
                %1279 = arith.muli %1278, %c24 : index
                %1280 = arith.addi %1279, %c12 : index
                %1281 = arith.remui %1277, %c8 : index
                %1282 = arith.divui %1096, %c15 : index
                %1283 = arith.remui %1096, %c15 : index
                %1284 = arith.muli %1283, %c5 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.muli %1281, %c8 : index
                %1287 = arith.divui %1285, %c21 : index
                %1288 = arith.muli %1287, %c21 : index
                %1289 = arith.remui %1285, %c15 : index
                %1290 = arith.muli %1289, %c15 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.divui %1285, %c15 : index
                %1293 = arith.remui %1292, %c15 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1286, %1294 : index
                %1296 = arith.addi %1280, %1295 : index
                %1297 = arith.addi %1232, %1296 : index
                %1298 = vector.shuffle %1210, %1210 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1298, %kv[%1297] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1299 = arith.addi %1206, %c31 : index
                %1300 = arith.divui %1299, %c8 : index
                %1301 = arith.muli %1300, %c24 : index
                %1302 = arith.addi %1301, %c12 : index
                %1303 = arith.remui %1299, %c8 : index
                %1304 = arith.divui %1096, %c15 : index
                %1305 = arith.remui %1096, %c15 : index
                %1306 = arith.muli %1305, %c5 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.muli %1303, %c8 : index
                %1309 = arith.divui %1307, %c21 : index
                %1310 = arith.muli %1309, %c21 : index
                %1311 = arith.remui %1307, %c15 : index
                %1312 = arith.muli %1311, %c15 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.divui %1307, %c15 : index
                %1315 = arith.remui %1314, %c15 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.addi %1308, %1316 : index
                %1318 = arith.addi %1302, %1317 : index
                %1319 = arith.addi %1232, %1318 : index
                %1320 = vector.shuffle %1210, %1210 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1320, %kv[%1319] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1321 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1321 {
            %1322 = wave.lane
            %1323 = arith.muli %1322, %c21 : index
            scf.for %1324 = %1323 to %c39 step %c33 {
              %1325 = arith.addi %1091, %1324 : index
              %1326 = vector.load %18[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = arith.mulf %1326, %1094 : vector<4xf32>
              %1328 = wave.fp8_encode "e5m2" %1327 : vector<4xf32> -> vector<4xi8>
              %1329 = arith.cmpi slt, %1092, %kvHeads : index
              scf.if %1329 {
                %1330 = arith.muli %1092, %c11 : index
                %1331 = arith.addi %1097, %1330 : index
                %1332 = vector.shuffle %1328, %1328 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1333 = arith.divui %1324, %c8 : index
                %1334 = arith.muli %1333, %c24 : index
                %1335 = arith.remui %1324, %c8 : index
                %1336 = arith.muli %1096, %c8 : index
                %1337 = arith.divui %1335, %c21 : index
                %1338 = arith.muli %1337, %c21 : index
                %1339 = arith.remui %1335, %c15 : index
                %1340 = arith.muli %1339, %c15 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1335, %c15 : index
                %1343 = arith.remui %1342, %c15 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.addi %1336, %1344 : index
                %1346 = arith.addi %1334, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                vector.store %1332, %kv[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1348 = arith.subi %1092, %kvHeads : index
                %1349 = arith.muli %1348, %c11 : index
                %1350 = arith.addi %1097, %1349 : index
                %1351 = arith.addi %1324, %c10 : index
                %1352 = arith.divui %1351, %c8 : index
                %1353 = arith.muli %1352, %c24 : index
                %1354 = arith.addi %1353, %c12 : index
                %1355 = arith.remui %1351, %c8 : index
                %1356 = arith.divui %1096, %c15 : index
                %1357 = arith.remui %1096, %c15 : index
                %1358 = arith.muli %1357, %c5 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.muli %1355, %c8 : index
                %1361 = arith.divui %1359, %c21 : index
                %1362 = arith.muli %1361, %c21 : index
                %1363 = arith.remui %1359, %c15 : index
                %1364 = arith.muli %1363, %c15 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.divui %1359, %c15 : index
                %1367 = arith.remui %1366, %c15 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.addi %1360, %1368 : index
                %1370 = arith.addi %1354, %1369 : index
                %1371 = arith.addi %1350, %1370 : index
                %1372 = vector.shuffle %1328, %1328 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1372, %kv[%1371] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1373 = arith.addi %1324, %c9 : index
                %1374 = arith.divui %1373, %c8 : index
                %1375 = arith.muli %1374, %c24 : index
                %1376 = arith.addi %1375, %c12 : index
                %1377 = arith.remui %1373, %c8 : index
                %1378 = arith.divui %1096, %c15 : index
                %1379 = arith.remui %1096, %c15 : index
                %1380 = arith.muli %1379, %c5 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.muli %1377, %c8 : index
                %1383 = arith.divui %1381, %c21 : index
                %1384 = arith.muli %1383, %c21 : index
                %1385 = arith.remui %1381, %c15 : index
                %1386 = arith.muli %1385, %c15 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.divui %1381, %c15 : index
                %1389 = arith.remui %1388, %c15 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.addi %1382, %1390 : index
                %1392 = arith.addi %1376, %1391 : index
                %1393 = arith.addi %1350, %1392 : index
                %1394 = vector.shuffle %1328, %1328 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1394, %kv[%1393] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1395 = arith.addi %1324, %c15 : index
                %1396 = arith.divui %1395, %c8 : index
                %1397 = arith.muli %1396, %c24 : index
                %1398 = arith.addi %1397, %c12 : index
                %1399 = arith.remui %1395, %c8 : index
                %1400 = arith.divui %1096, %c15 : index
                %1401 = arith.remui %1096, %c15 : index
                %1402 = arith.muli %1401, %c5 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.muli %1399, %c8 : index
                %1405 = arith.divui %1403, %c21 : index
                %1406 = arith.muli %1405, %c21 : index
                %1407 = arith.remui %1403, %c15 : index
                %1408 = arith.muli %1407, %c15 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.divui %1403, %c15 : index
                %1411 = arith.remui %1410, %c15 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.addi %1404, %1412 : index
                %1414 = arith.addi %1398, %1413 : index
                %1415 = arith.addi %1350, %1414 : index
                %1416 = vector.shuffle %1328, %1328 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1416, %kv[%1415] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1417 = arith.addi %1324, %c31 : index
                %1418 = arith.divui %1417, %c8 : index
                %1419 = arith.muli %1418, %c24 : index
                %1420 = arith.addi %1419, %c12 : index
                %1421 = arith.remui %1417, %c8 : index
                %1422 = arith.divui %1096, %c15 : index
                %1423 = arith.remui %1096, %c15 : index
                %1424 = arith.muli %1423, %c5 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.muli %1421, %c8 : index
                %1427 = arith.divui %1425, %c21 : index
                %1428 = arith.muli %1427, %c21 : index
                %1429 = arith.remui %1425, %c15 : index
                %1430 = arith.muli %1429, %c15 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.divui %1425, %c15 : index
                %1433 = arith.remui %1432, %c15 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.addi %1426, %1434 : index
                %1436 = arith.addi %1420, %1435 : index
                %1437 = arith.addi %1350, %1436 : index
                %1438 = vector.shuffle %1328, %1328 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1438, %kv[%1437] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1439 = arith.addi %725, %c48 : index
      %1440 = arith.addi %724, %1439 : index
      %1441 = arith.cmpi slt, %1440, %20 : index
      %1442 = arith.cmpi slt, %1439, %c8 : index
      %1443 = arith.andi %1441, %1442 : i1
      scf.if %1443 {
        %1444 = arith.addi %724, %1439 : index
        %1445 = arith.addi %slotsAt, %1444 : index
        %1446 = memref.load %step[%1445] : memref<?xi32>
        %1447 = arith.index_cast %1446 : i32 to index
        %1448 = arith.cmpi sge, %1447, %c10 : index
        scf.if %1448 {
          %1449 = arith.muli %1439, %c39 : index
          %1450 = arith.subi %0, %heads : index
          %1451 = memref.load %scales[%1450] : memref<?xf32>
          %1452 = vector.broadcast %1451 : f32 to vector<4xf32>
          %1453 = arith.divui %1447, %c8 : index
          %1454 = arith.remui %1447, %c8 : index
          %1455 = arith.muli %1453, %pageBytes : index
          %1456 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1456 {
            %1457 = wave.lane
            %1458 = arith.muli %1457, %c21 : index
            scf.for %1459 = %1458 to %c39 step %c33 {
              %1460 = arith.addi %1449, %1459 : index
              %1461 = vector.load %18[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = arith.mulf %1461, %1452 : vector<4xf32>
              %1463 = arith.minimumf %1462, %c52 : vector<4xf32>
              %1464 = arith.maximumf %1463, %c53 : vector<4xf32>
              %1465 = arith.truncf %1464 : vector<4xf32> to vector<4xf16>
              %1466 = vector.bitcast %1465 : vector<4xf16> to vector<8xi8>
              %1467 = arith.cmpi slt, %1450, %kvHeads : index
              scf.if %1467 {
                %1468 = arith.muli %1450, %c54 : index
                %1469 = arith.addi %1455, %1468 : index
                %1470 = arith.divui %1459, %c8 : index
                %1471 = arith.muli %1470, %c55 : index
                %1472 = arith.remui %1459, %c8 : index
                %1473 = arith.divui %1472, %c5 : index
                %1474 = arith.muli %1473, %c24 : index
                %1475 = arith.muli %1454, %c8 : index
                %1476 = arith.addi %1474, %1475 : index
                %1477 = arith.remui %1472, %c5 : index
                %1478 = arith.muli %1477, %c15 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.addi %1471, %1479 : index
                %1481 = arith.addi %1469, %1480 : index
                vector.store %1466, %kv[%1481] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1482 = arith.subi %1450, %kvHeads : index
                %1483 = arith.muli %1482, %c54 : index
                %1484 = arith.addi %1455, %1483 : index
                %1485 = arith.addi %1459, %c10 : index
                %1486 = arith.divui %1485, %c8 : index
                %1487 = arith.muli %1486, %c55 : index
                %1488 = arith.addi %1487, %c11 : index
                %1489 = arith.remui %1485, %c8 : index
                %1490 = arith.divui %1454, %c15 : index
                %1491 = arith.remui %1454, %c15 : index
                %1492 = arith.muli %1491, %c5 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.divui %1493, %c5 : index
                %1495 = arith.muli %1494, %c24 : index
                %1496 = arith.muli %1489, %c8 : index
                %1497 = arith.addi %1495, %1496 : index
                %1498 = arith.remui %1493, %c5 : index
                %1499 = arith.muli %1498, %c15 : index
                %1500 = arith.addi %1497, %1499 : index
                %1501 = arith.addi %1488, %1500 : index
                %1502 = arith.addi %1484, %1501 : index
                %1503 = vector.shuffle %1466, %1466 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1503, %kv[%1502] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1504 = arith.addi %1459, %c9 : index
                %1505 = arith.divui %1504, %c8 : index
                %1506 = arith.muli %1505, %c55 : index
                %1507 = arith.addi %1506, %c11 : index
                %1508 = arith.remui %1504, %c8 : index
                %1509 = arith.divui %1454, %c15 : index
                %1510 = arith.remui %1454, %c15 : index
                %1511 = arith.muli %1510, %c5 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.divui %1512, %c5 : index
                %1514 = arith.muli %1513, %c24 : index
                %1515 = arith.muli %1508, %c8 : index
                %1516 = arith.addi %1514, %1515 : index
                %1517 = arith.remui %1512, %c5 : index
                %1518 = arith.muli %1517, %c15 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.addi %1507, %1519 : index
                %1521 = arith.addi %1484, %1520 : index
                %1522 = vector.shuffle %1466, %1466 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1522, %kv[%1521] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1523 = arith.addi %1459, %c15 : index
                %1524 = arith.divui %1523, %c8 : index
                %1525 = arith.muli %1524, %c55 : index
                %1526 = arith.addi %1525, %c11 : index
                %1527 = arith.remui %1523, %c8 : index
                %1528 = arith.divui %1454, %c15 : index
                %1529 = arith.remui %1454, %c15 : index
                %1530 = arith.muli %1529, %c5 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.divui %1531, %c5 : index
                %1533 = arith.muli %1532, %c24 : index
                %1534 = arith.muli %1527, %c8 : index
                %1535 = arith.addi %1533, %1534 : index
                %1536 = arith.remui %1531, %c5 : index
                %1537 = arith.muli %1536, %c15 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = arith.addi %1526, %1538 : index
                %1540 = arith.addi %1484, %1539 : index
                %1541 = vector.shuffle %1466, %1466 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1541, %kv[%1540] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1542 = arith.addi %1459, %c31 : index
                %1543 = arith.divui %1542, %c8 : index
                %1544 = arith.muli %1543, %c55 : index
                %1545 = arith.addi %1544, %c11 : index
                %1546 = arith.remui %1542, %c8 : index
                %1547 = arith.divui %1454, %c15 : index
                %1548 = arith.remui %1454, %c15 : index
                %1549 = arith.muli %1548, %c5 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.divui %1550, %c5 : index
                %1552 = arith.muli %1551, %c24 : index
                %1553 = arith.muli %1546, %c8 : index
                %1554 = arith.addi %1552, %1553 : index
                %1555 = arith.remui %1550, %c5 : index
                %1556 = arith.muli %1555, %c15 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1545, %1557 : index
                %1559 = arith.addi %1484, %1558 : index
                %1560 = vector.shuffle %1466, %1466 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1560, %kv[%1559] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1561 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1561 {
            %1562 = wave.lane
            %1563 = arith.muli %1562, %c21 : index
            scf.for %1564 = %1563 to %c39 step %c33 {
              %1565 = arith.addi %1449, %1564 : index
              %1566 = vector.load %18[%1565] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1567 = arith.mulf %1566, %1452 : vector<4xf32>
              %1568 = wave.fp8_encode "e4m3" %1567 : vector<4xf32> -> vector<4xi8>
              %1569 = arith.cmpi slt, %1450, %kvHeads : index
              scf.if %1569 {
                %1570 = arith.muli %1450, %c11 : index
                %1571 = arith.addi %1455, %1570 : index
                %1572 = vector.shuffle %1568, %1568 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1573 = arith.divui %1564, %c8 : index
                %1574 = arith.muli %1573, %c24 : index
                %1575 = arith.remui %1564, %c8 : index
                %1576 = arith.muli %1454, %c8 : index
                %1577 = arith.divui %1575, %c21 : index
                %1578 = arith.muli %1577, %c21 : index
                %1579 = arith.remui %1575, %c15 : index
                %1580 = arith.muli %1579, %c15 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.divui %1575, %c15 : index
                %1583 = arith.remui %1582, %c15 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.addi %1576, %1584 : index
                %1586 = arith.addi %1574, %1585 : index
                %1587 = arith.addi %1571, %1586 : index
                vector.store %1572, %kv[%1587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1588 = arith.subi %1450, %kvHeads : index
                %1589 = arith.muli %1588, %c11 : index
                %1590 = arith.addi %1455, %1589 : index
                %1591 = arith.addi %1564, %c10 : index
                %1592 = arith.divui %1591, %c8 : index
                %1593 = arith.muli %1592, %c24 : index
                %1594 = arith.addi %1593, %c12 : index
                %1595 = arith.remui %1591, %c8 : index
                %1596 = arith.divui %1454, %c15 : index
                %1597 = arith.remui %1454, %c15 : index
                %1598 = arith.muli %1597, %c5 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.muli %1595, %c8 : index
                %1601 = arith.divui %1599, %c21 : index
                %1602 = arith.muli %1601, %c21 : index
                %1603 = arith.remui %1599, %c15 : index
                %1604 = arith.muli %1603, %c15 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.divui %1599, %c15 : index
                %1607 = arith.remui %1606, %c15 : index
                %1608 = arith.addi %1605, %1607 : index
                %1609 = arith.addi %1600, %1608 : index
                %1610 = arith.addi %1594, %1609 : index
                %1611 = arith.addi %1590, %1610 : index
                %1612 = vector.shuffle %1568, %1568 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1612, %kv[%1611] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1613 = arith.addi %1564, %c9 : index
                %1614 = arith.divui %1613, %c8 : index
                %1615 = arith.muli %1614, %c24 : index
                %1616 = arith.addi %1615, %c12 : index
                %1617 = arith.remui %1613, %c8 : index
                %1618 = arith.divui %1454, %c15 : index
                %1619 = arith.remui %1454, %c15 : index
                %1620 = arith.muli %1619, %c5 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.muli %1617, %c8 : index
                %1623 = arith.divui %1621, %c21 : index
                %1624 = arith.muli %1623, %c21 : index
                %1625 = arith.remui %1621, %c15 : index
                %1626 = arith.muli %1625, %c15 : index
                %1627 = arith.addi %1624, %1626 : index
                %1628 = arith.divui %1621, %c15 : index
                %1629 = arith.remui %1628, %c15 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.addi %1622, %1630 : index
                %1632 = arith.addi %1616, %1631 : index
                %1633 = arith.addi %1590, %1632 : index
                %1634 = vector.shuffle %1568, %1568 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1634, %kv[%1633] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1635 = arith.addi %1564, %c15 : index
                %1636 = arith.divui %1635, %c8 : index
                %1637 = arith.muli %1636, %c24 : index
                %1638 = arith.addi %1637, %c12 : index
                %1639 = arith.remui %1635, %c8 : index
                %1640 = arith.divui %1454, %c15 : index
                %1641 = arith.remui %1454, %c15 : index
                %1642 = arith.muli %1641, %c5 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.muli %1639, %c8 : index
                %1645 = arith.divui %1643, %c21 : index
                %1646 = arith.muli %1645, %c21 : index
                %1647 = arith.remui %1643, %c15 : index
                %1648 = arith.muli %1647, %c15 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.divui %1643, %c15 : index
                %1651 = arith.remui %1650, %c15 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.addi %1644, %1652 : index
                %1654 = arith.addi %1638, %1653 : index
                %1655 = arith.addi %1590, %1654 : index
                %1656 = vector.shuffle %1568, %1568 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1656, %kv[%1655] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1657 = arith.addi %1564, %c31 : index
                %1658 = arith.divui %1657, %c8 : index
                %1659 = arith.muli %1658, %c24 : index
                %1660 = arith.addi %1659, %c12 : index
                %1661 = arith.remui %1657, %c8 : index
                %1662 = arith.divui %1454, %c15 : index
                %1663 = arith.remui %1454, %c15 : index
                %1664 = arith.muli %1663, %c5 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.muli %1661, %c8 : index
                %1667 = arith.divui %1665, %c21 : index
                %1668 = arith.muli %1667, %c21 : index
                %1669 = arith.remui %1665, %c15 : index
                %1670 = arith.muli %1669, %c15 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.divui %1665, %c15 : index
                %1673 = arith.remui %1672, %c15 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.addi %1666, %1674 : index
                %1676 = arith.addi %1660, %1675 : index
                %1677 = arith.addi %1590, %1676 : index
                %1678 = vector.shuffle %1568, %1568 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1678, %kv[%1677] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1679 = arith.cmpi eq, %codec, %c15 : index
          scf.if %1679 {
            %1680 = wave.lane
            %1681 = arith.muli %1680, %c21 : index
            scf.for %1682 = %1681 to %c39 step %c33 {
              %1683 = arith.addi %1449, %1682 : index
              %1684 = vector.load %18[%1683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1685 = arith.mulf %1684, %1452 : vector<4xf32>
              %1686 = wave.fp8_encode "e5m2" %1685 : vector<4xf32> -> vector<4xi8>
              %1687 = arith.cmpi slt, %1450, %kvHeads : index
              scf.if %1687 {
                %1688 = arith.muli %1450, %c11 : index
                %1689 = arith.addi %1455, %1688 : index
                %1690 = vector.shuffle %1686, %1686 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1691 = arith.divui %1682, %c8 : index
                %1692 = arith.muli %1691, %c24 : index
                %1693 = arith.remui %1682, %c8 : index
                %1694 = arith.muli %1454, %c8 : index
                %1695 = arith.divui %1693, %c21 : index
                %1696 = arith.muli %1695, %c21 : index
                %1697 = arith.remui %1693, %c15 : index
                %1698 = arith.muli %1697, %c15 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.divui %1693, %c15 : index
                %1701 = arith.remui %1700, %c15 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.addi %1694, %1702 : index
                %1704 = arith.addi %1692, %1703 : index
                %1705 = arith.addi %1689, %1704 : index
                vector.store %1690, %kv[%1705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1706 = arith.subi %1450, %kvHeads : index
                %1707 = arith.muli %1706, %c11 : index
                %1708 = arith.addi %1455, %1707 : index
                %1709 = arith.addi %1682, %c10 : index
                %1710 = arith.divui %1709, %c8 : index
                %1711 = arith.muli %1710, %c24 : index
                %1712 = arith.addi %1711, %c12 : index
                %1713 = arith.remui %1709, %c8 : index
                %1714 = arith.divui %1454, %c15 : index
                %1715 = arith.remui %1454, %c15 : index
                %1716 = arith.muli %1715, %c5 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.muli %1713, %c8 : index
                %1719 = arith.divui %1717, %c21 : index
                %1720 = arith.muli %1719, %c21 : index
                %1721 = arith.remui %1717, %c15 : index
                %1722 = arith.muli %1721, %c15 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.divui %1717, %c15 : index
                %1725 = arith.remui %1724, %c15 : index
                %1726 = arith.addi %1723, %1725 : index
                %1727 = arith.addi %1718, %1726 : index
                %1728 = arith.addi %1712, %1727 : index
                %1729 = arith.addi %1708, %1728 : index
                %1730 = vector.shuffle %1686, %1686 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1730, %kv[%1729] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1731 = arith.addi %1682, %c9 : index
                %1732 = arith.divui %1731, %c8 : index
                %1733 = arith.muli %1732, %c24 : index
                %1734 = arith.addi %1733, %c12 : index
                %1735 = arith.remui %1731, %c8 : index
                %1736 = arith.divui %1454, %c15 : index
                %1737 = arith.remui %1454, %c15 : index
                %1738 = arith.muli %1737, %c5 : index
                %1739 = arith.addi %1736, %1738 : index
                %1740 = arith.muli %1735, %c8 : index
                %1741 = arith.divui %1739, %c21 : index
                %1742 = arith.muli %1741, %c21 : index
                %1743 = arith.remui %1739, %c15 : index
                %1744 = arith.muli %1743, %c15 : index
                %1745 = arith.addi %1742, %1744 : index
                %1746 = arith.divui %1739, %c15 : index
                %1747 = arith.remui %1746, %c15 : index
                %1748 = arith.addi %1745, %1747 : index
                %1749 = arith.addi %1740, %1748 : index
                %1750 = arith.addi %1734, %1749 : index
                %1751 = arith.addi %1708, %1750 : index
                %1752 = vector.shuffle %1686, %1686 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1752, %kv[%1751] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1753 = arith.addi %1682, %c15 : index
                %1754 = arith.divui %1753, %c8 : index
                %1755 = arith.muli %1754, %c24 : index
                %1756 = arith.addi %1755, %c12 : index
                %1757 = arith.remui %1753, %c8 : index
                %1758 = arith.divui %1454, %c15 : index
                %1759 = arith.remui %1454, %c15 : index
                %1760 = arith.muli %1759, %c5 : index
                %1761 = arith.addi %1758, %1760 : index
                %1762 = arith.muli %1757, %c8 : index
                %1763 = arith.divui %1761, %c21 : index
                %1764 = arith.muli %1763, %c21 : index
                %1765 = arith.remui %1761, %c15 : index
                %1766 = arith.muli %1765, %c15 : index
                %1767 = arith.addi %1764, %1766 : index
                %1768 = arith.divui %1761, %c15 : index
                %1769 = arith.remui %1768, %c15 : index
                %1770 = arith.addi %1767, %1769 : index
                %1771 = arith.addi %1762, %1770 : index
                %1772 = arith.addi %1756, %1771 : index
                %1773 = arith.addi %1708, %1772 : index
                %1774 = vector.shuffle %1686, %1686 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1774, %kv[%1773] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1775 = arith.addi %1682, %c31 : index
                %1776 = arith.divui %1775, %c8 : index
                %1777 = arith.muli %1776, %c24 : index
                %1778 = arith.addi %1777, %c12 : index
                %1779 = arith.remui %1775, %c8 : index
                %1780 = arith.divui %1454, %c15 : index
                %1781 = arith.remui %1454, %c15 : index
                %1782 = arith.muli %1781, %c5 : index
                %1783 = arith.addi %1780, %1782 : index
                %1784 = arith.muli %1779, %c8 : index
                %1785 = arith.divui %1783, %c21 : index
                %1786 = arith.muli %1785, %c21 : index
                %1787 = arith.remui %1783, %c15 : index
                %1788 = arith.muli %1787, %c15 : index
                %1789 = arith.addi %1786, %1788 : index
                %1790 = arith.divui %1783, %c15 : index
                %1791 = arith.remui %1790, %c15 : index
                %1792 = arith.addi %1789, %1791 : index
                %1793 = arith.addi %1784, %1792 : index
                %1794 = arith.addi %1778, %1793 : index
                %1795 = arith.addi %1708, %1794 : index
                %1796 = vector.shuffle %1686, %1686 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1796, %kv[%1795] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1797 = arith.addi %21, %c8 : index
    %1798 = wave.lane
    %1799 = arith.muli %3, %c9 : index
    %1800 = arith.muli %1799, %c24 : index
    %1801 = arith.addi %1800, %1798 : index
    %1802 = arith.muli %4, %c12 : index
    %1803 = arith.addi %1802, %1801 : index
    %1804 = arith.addi %1803, %c10 : index
    %1805 = arith.addi %1804, %c10 : index
    %1806 = vector.extract %420#1[0] : f32 from vector<8xf32>
    memref.store %1806, %17[%1805] : memref<?xf32>
    %1807 = arith.muli %4, %c12 : index
    %1808 = arith.addi %1807, %1801 : index
    %1809 = arith.addi %1808, %c10 : index
    %1810 = arith.addi %1809, %c16 : index
    %1811 = vector.extract %420#1[1] : f32 from vector<8xf32>
    memref.store %1811, %17[%1810] : memref<?xf32>
    %1812 = arith.muli %4, %c12 : index
    %1813 = arith.addi %1812, %1801 : index
    %1814 = arith.addi %1813, %c10 : index
    %1815 = arith.addi %1814, %c13 : index
    %1816 = vector.extract %420#1[2] : f32 from vector<8xf32>
    memref.store %1816, %17[%1815] : memref<?xf32>
    %1817 = arith.muli %4, %c12 : index
    %1818 = arith.addi %1817, %1801 : index
    %1819 = arith.addi %1818, %c10 : index
    %1820 = arith.addi %1819, %c32 : index
    %1821 = vector.extract %420#1[3] : f32 from vector<8xf32>
    memref.store %1821, %17[%1820] : memref<?xf32>
    %1822 = arith.muli %4, %c12 : index
    %1823 = arith.addi %1822, %1801 : index
    %1824 = arith.addi %1823, %c10 : index
    %1825 = arith.addi %1824, %c33 : index
    %1826 = vector.extract %420#1[4] : f32 from vector<8xf32>
    memref.store %1826, %17[%1825] : memref<?xf32>
    %1827 = arith.muli %4, %c12 : index
    %1828 = arith.addi %1827, %1801 : index
    %1829 = arith.addi %1828, %c10 : index
    %1830 = arith.addi %1829, %c34 : index
    %1831 = vector.extract %420#1[5] : f32 from vector<8xf32>
    memref.store %1831, %17[%1830] : memref<?xf32>
    %1832 = arith.muli %4, %c12 : index
    %1833 = arith.addi %1832, %1801 : index
    %1834 = arith.addi %1833, %c10 : index
    %1835 = arith.addi %1834, %c35 : index
    %1836 = vector.extract %420#1[6] : f32 from vector<8xf32>
    memref.store %1836, %17[%1835] : memref<?xf32>
    %1837 = arith.muli %4, %c12 : index
    %1838 = arith.addi %1837, %1801 : index
    %1839 = arith.addi %1838, %c10 : index
    %1840 = arith.addi %1839, %c36 : index
    %1841 = vector.extract %420#1[7] : f32 from vector<8xf32>
    memref.store %1841, %17[%1840] : memref<?xf32>
    wave.barrier
    %1842 = arith.muli %4, %c21 : index
    %1843 = arith.addi %1842, %c10 : index
    %1844 = arith.muli %1843, %c15 : index
    %1845 = arith.divui %1798, %c8 : index
    %1846 = arith.addi %1844, %1845 : index
    %1847 = arith.addi %1797, %1846 : index
    %1848 = arith.cmpi slt, %1847, %20 : index
    scf.if %1848 {
      %1849 = arith.cmpi eq, %hasFactors, %c9 : index
      %1850 = arith.muli %1847, %c15 : index
      %1851 = memref.load %factors[%1850] : memref<?xf32>
      %1852 = arith.mulf %1851, %operandScale : f32
      %1853 = arith.select %1849, %1852, %operandScale : f32
      %1854 = arith.addi %1801, %c10 : index
      %1855 = arith.muli %1843, %c16 : index
      %1856 = arith.addi %1854, %1855 : index
      %1857 = memref.load %17[%1856] : memref<?xf32>
      %1858 = arith.addi %1856, %c12 : index
      %1859 = memref.load %17[%1858] : memref<?xf32>
      %1860 = arith.addf %1857, %1859 : f32
      %1861 = arith.mulf %1860, %1853 : f32
      %1862 = arith.muli %3, %c9 : index
      %1863 = arith.addi %1862, %c10 : index
      %1864 = arith.muli %1863, %c8 : index
      %1865 = arith.remui %1798, %c8 : index
      %1866 = arith.addi %1864, %1865 : index
      %1867 = arith.muli %1846, %c39 : index
      %1868 = arith.addi %1867, %1866 : index
      memref.store %1861, %18[%1868] : memref<?xf32>
    }
    %1869 = arith.muli %4, %c21 : index
    %1870 = arith.addi %1869, %c9 : index
    %1871 = arith.muli %1870, %c15 : index
    %1872 = arith.divui %1798, %c8 : index
    %1873 = arith.addi %1871, %1872 : index
    %1874 = arith.addi %1797, %1873 : index
    %1875 = arith.cmpi slt, %1874, %20 : index
    scf.if %1875 {
      %1876 = arith.cmpi eq, %hasFactors, %c9 : index
      %1877 = arith.muli %1874, %c15 : index
      %1878 = memref.load %factors[%1877] : memref<?xf32>
      %1879 = arith.mulf %1878, %operandScale : f32
      %1880 = arith.select %1876, %1879, %operandScale : f32
      %1881 = arith.addi %1801, %c10 : index
      %1882 = arith.muli %1870, %c16 : index
      %1883 = arith.addi %1881, %1882 : index
      %1884 = memref.load %17[%1883] : memref<?xf32>
      %1885 = arith.addi %1883, %c12 : index
      %1886 = memref.load %17[%1885] : memref<?xf32>
      %1887 = arith.addf %1884, %1886 : f32
      %1888 = arith.mulf %1887, %1880 : f32
      %1889 = arith.muli %3, %c9 : index
      %1890 = arith.addi %1889, %c10 : index
      %1891 = arith.muli %1890, %c8 : index
      %1892 = arith.remui %1798, %c8 : index
      %1893 = arith.addi %1891, %1892 : index
      %1894 = arith.muli %1873, %c39 : index
      %1895 = arith.addi %1894, %1893 : index
      memref.store %1888, %18[%1895] : memref<?xf32>
    }
    %1896 = arith.muli %4, %c21 : index
    %1897 = arith.addi %1896, %c15 : index
    %1898 = arith.muli %1897, %c15 : index
    %1899 = arith.divui %1798, %c8 : index
    %1900 = arith.addi %1898, %1899 : index
    %1901 = arith.addi %1797, %1900 : index
    %1902 = arith.cmpi slt, %1901, %20 : index
    scf.if %1902 {
      %1903 = arith.cmpi eq, %hasFactors, %c9 : index
      %1904 = arith.muli %1901, %c15 : index
      %1905 = memref.load %factors[%1904] : memref<?xf32>
      %1906 = arith.mulf %1905, %operandScale : f32
      %1907 = arith.select %1903, %1906, %operandScale : f32
      %1908 = arith.addi %1801, %c10 : index
      %1909 = arith.muli %1897, %c16 : index
      %1910 = arith.addi %1908, %1909 : index
      %1911 = memref.load %17[%1910] : memref<?xf32>
      %1912 = arith.addi %1910, %c12 : index
      %1913 = memref.load %17[%1912] : memref<?xf32>
      %1914 = arith.addf %1911, %1913 : f32
      %1915 = arith.mulf %1914, %1907 : f32
      %1916 = arith.muli %3, %c9 : index
      %1917 = arith.addi %1916, %c10 : index
      %1918 = arith.muli %1917, %c8 : index
      %1919 = arith.remui %1798, %c8 : index
      %1920 = arith.addi %1918, %1919 : index
      %1921 = arith.muli %1900, %c39 : index
      %1922 = arith.addi %1921, %1920 : index
      memref.store %1915, %18[%1922] : memref<?xf32>
    }
    %1923 = arith.muli %4, %c21 : index
    %1924 = arith.addi %1923, %c31 : index
    %1925 = arith.muli %1924, %c15 : index
    %1926 = arith.divui %1798, %c8 : index
    %1927 = arith.addi %1925, %1926 : index
    %1928 = arith.addi %1797, %1927 : index
    %1929 = arith.cmpi slt, %1928, %20 : index
    scf.if %1929 {
      %1930 = arith.cmpi eq, %hasFactors, %c9 : index
      %1931 = arith.muli %1928, %c15 : index
      %1932 = memref.load %factors[%1931] : memref<?xf32>
      %1933 = arith.mulf %1932, %operandScale : f32
      %1934 = arith.select %1930, %1933, %operandScale : f32
      %1935 = arith.addi %1801, %c10 : index
      %1936 = arith.muli %1924, %c16 : index
      %1937 = arith.addi %1935, %1936 : index
      %1938 = memref.load %17[%1937] : memref<?xf32>
      %1939 = arith.addi %1937, %c12 : index
      %1940 = memref.load %17[%1939] : memref<?xf32>
      %1941 = arith.addf %1938, %1940 : f32
      %1942 = arith.mulf %1941, %1934 : f32
      %1943 = arith.muli %3, %c9 : index
      %1944 = arith.addi %1943, %c10 : index
      %1945 = arith.muli %1944, %c8 : index
      %1946 = arith.remui %1798, %c8 : index
      %1947 = arith.addi %1945, %1946 : index
      %1948 = arith.muli %1927, %c39 : index
      %1949 = arith.addi %1948, %1947 : index
      memref.store %1942, %18[%1949] : memref<?xf32>
    }
    wave.barrier
    %1950 = arith.addi %21, %c8 : index
    %1951 = wave.wave
    %1952 = arith.addi %1951, %c10 : index
    %1953 = arith.addi %1950, %1952 : index
    %1954 = arith.cmpi slt, %1953, %20 : index
    %1955 = arith.cmpi slt, %1952, %c8 : index
    %1956 = arith.andi %1954, %1955 : i1
    scf.if %1956 {
      %1957 = arith.addi %1950, %1952 : index
      %1958 = arith.muli %1952, %c39 : index
      %1959 = wave.lane
      %1960 = arith.addi %1959, %c10 : index
      %1961 = arith.cmpi eq, %hasBias, %c9 : index
      %1962 = arith.addi %1958, %1960 : index
      %1963 = memref.load %18[%1962] : memref<?xf32>
      %1964 = arith.muli %0, %c39 : index
      %1965 = arith.addi %1964, %1960 : index
      %1966 = memref.load %bias[%1965] : memref<?xf32>
      %1967 = arith.addf %1963, %1966 : f32
      %1968 = arith.select %1961, %1967, %1963 : f32
      %1969 = arith.addi %1960, %c6 : index
      %1970 = arith.cmpi eq, %hasBias, %c9 : index
      %1971 = arith.addi %1958, %1969 : index
      %1972 = memref.load %18[%1971] : memref<?xf32>
      %1973 = arith.muli %0, %c39 : index
      %1974 = arith.addi %1973, %1969 : index
      %1975 = memref.load %bias[%1974] : memref<?xf32>
      %1976 = arith.addf %1972, %1975 : f32
      %1977 = arith.select %1970, %1976, %1972 : f32
      %1978 = arith.addi %1959, %c16 : index
      %1979 = arith.cmpi slt, %1978, %c6 : index
      %1980 = arith.minsi %1978, %c41 : index
      %1981 = arith.cmpi eq, %hasBias, %c9 : index
      %1982 = arith.addi %1958, %1980 : index
      %1983 = memref.load %18[%1982] : memref<?xf32>
      %1984 = arith.muli %0, %c39 : index
      %1985 = arith.addi %1984, %1980 : index
      %1986 = memref.load %bias[%1985] : memref<?xf32>
      %1987 = arith.addf %1983, %1986 : f32
      %1988 = arith.select %1981, %1987, %1983 : f32
      %1989 = arith.addi %1980, %c6 : index
      %1990 = arith.cmpi eq, %hasBias, %c9 : index
      %1991 = arith.addi %1958, %1989 : index
      %1992 = memref.load %18[%1991] : memref<?xf32>
      %1993 = arith.muli %0, %c39 : index
      %1994 = arith.addi %1993, %1989 : index
      %1995 = memref.load %bias[%1994] : memref<?xf32>
      %1996 = arith.addf %1992, %1995 : f32
      %1997 = arith.select %1990, %1996, %1992 : f32
      %1998 = arith.addi %heads, %kvHeads : index
      %1999 = arith.cmpi slt, %0, %1998 : index
      scf.if %1999 {
        %2000 = arith.addi %positionsAt, %1957 : index
        %2001 = memref.load %step[%2000] : memref<?xi32>
        %2002 = arith.index_cast %2001 : i32 to index
        %2003 = arith.cmpi eq, %hasNorm, %c9 : index
        %2004 = math.fma %1968, %1968, %c44 : f32
        %2005 = math.fma %1977, %1977, %2004 : f32
        %2006 = math.fma %1988, %1988, %2005 : f32
        %2007 = arith.select %1979, %2006, %2005 : f32
        %2008 = math.fma %1997, %1997, %2007 : f32
        %2009 = arith.select %1979, %2008, %2007 : f32
        %2010 = vector.broadcast %2009 : f32 to vector<1xf32>
        %2011 = wave.reduce "add" %2010 : vector<1xf32>
        %2012 = arith.mulf %2011, %inverseHeadDim : f32
        %2013 = arith.addf %2012, %epsilon : f32
        %2014 = math.sqrt %2013 : f32
        %2015 = arith.divf %c46, %2014 : f32
        %2016 = arith.cmpi slt, %0, %heads : index
        %2017 = arith.addi %1960, %c6 : index
        %2018 = memref.load %query_norm[%1960] : memref<?xf32>
        %2019 = memref.load %key_norm[%1960] : memref<?xf32>
        %2020 = arith.select %2016, %2018, %2019 : f32
        %2021 = arith.mulf %1968, %2015 : f32
        %2022 = arith.mulf %2021, %2020 : f32
        %2023 = arith.select %2003, %2022, %1968 : f32
        %2024 = memref.load %query_norm[%2017] : memref<?xf32>
        %2025 = memref.load %key_norm[%2017] : memref<?xf32>
        %2026 = arith.select %2016, %2024, %2025 : f32
        %2027 = arith.mulf %1977, %2015 : f32
        %2028 = arith.mulf %2027, %2026 : f32
        %2029 = arith.select %2003, %2028, %1977 : f32
        %2030 = arith.addi %1980, %c6 : index
        %2031 = memref.load %query_norm[%1980] : memref<?xf32>
        %2032 = memref.load %key_norm[%1980] : memref<?xf32>
        %2033 = arith.select %2016, %2031, %2032 : f32
        %2034 = arith.mulf %1988, %2015 : f32
        %2035 = arith.mulf %2034, %2033 : f32
        %2036 = arith.select %2003, %2035, %1988 : f32
        %2037 = memref.load %query_norm[%2030] : memref<?xf32>
        %2038 = memref.load %key_norm[%2030] : memref<?xf32>
        %2039 = arith.select %2016, %2037, %2038 : f32
        %2040 = arith.mulf %1997, %2015 : f32
        %2041 = arith.mulf %2040, %2039 : f32
        %2042 = arith.select %2003, %2041, %1997 : f32
        %2043 = arith.remui %2002, %c24 : index
        %2044 = arith.muli %2043, %c39 : index
        %2045 = arith.addi %2044, %1960 : index
        %2046 = arith.divui %2002, %c24 : index
        %2047 = arith.addi %2046, %c24 : index
        %2048 = arith.muli %2047, %c39 : index
        %2049 = arith.addi %2048, %1960 : index
        %2050 = memref.load %rope[%2045] : memref<?xf32>
        %2051 = arith.addi %2045, %c6 : index
        %2052 = memref.load %rope[%2051] : memref<?xf32>
        %2053 = memref.load %rope[%2049] : memref<?xf32>
        %2054 = arith.addi %2049, %c6 : index
        %2055 = memref.load %rope[%2054] : memref<?xf32>
        %2056 = arith.mulf %2053, %2050 : f32
        %2057 = arith.mulf %2055, %2052 : f32
        %2058 = arith.subf %2056, %2057 : f32
        %2059 = arith.mulf %2055, %2050 : f32
        %2060 = arith.mulf %2053, %2052 : f32
        %2061 = arith.addf %2059, %2060 : f32
        %2062 = arith.mulf %2023, %2058 : f32
        %2063 = arith.mulf %2029, %2061 : f32
        %2064 = arith.subf %2062, %2063 : f32
        %2065 = arith.mulf %2029, %2058 : f32
        %2066 = arith.mulf %2023, %2061 : f32
        %2067 = arith.addf %2065, %2066 : f32
        %2068 = arith.cmpi slt, %0, %heads : index
        scf.if %2068 {
          %2069 = arith.muli %1957, %heads : index
          %2070 = arith.addi %2069, %0 : index
          %2071 = arith.muli %2070, %c39 : index
          %2072 = arith.addi %2071, %1960 : index
          memref.store %2064, %q[%2072] : memref<?xf32>
          %2073 = arith.addi %2072, %c6 : index
          memref.store %2067, %q[%2073] : memref<?xf32>
        } else {
          %2074 = arith.addi %1958, %1960 : index
          memref.store %2064, %18[%2074] : memref<?xf32>
          %2075 = arith.addi %1958, %1960 : index
          %2076 = arith.addi %2075, %c6 : index
          memref.store %2067, %18[%2076] : memref<?xf32>
        }
        %2077 = arith.remui %2002, %c24 : index
        %2078 = arith.muli %2077, %c39 : index
        %2079 = arith.addi %2078, %1980 : index
        %2080 = arith.divui %2002, %c24 : index
        %2081 = arith.addi %2080, %c24 : index
        %2082 = arith.muli %2081, %c39 : index
        %2083 = arith.addi %2082, %1980 : index
        %2084 = memref.load %rope[%2079] : memref<?xf32>
        %2085 = arith.addi %2079, %c6 : index
        %2086 = memref.load %rope[%2085] : memref<?xf32>
        %2087 = memref.load %rope[%2083] : memref<?xf32>
        %2088 = arith.addi %2083, %c6 : index
        %2089 = memref.load %rope[%2088] : memref<?xf32>
        %2090 = arith.mulf %2087, %2084 : f32
        %2091 = arith.mulf %2089, %2086 : f32
        %2092 = arith.subf %2090, %2091 : f32
        %2093 = arith.mulf %2089, %2084 : f32
        %2094 = arith.mulf %2087, %2086 : f32
        %2095 = arith.addf %2093, %2094 : f32
        %2096 = arith.mulf %2036, %2092 : f32
        %2097 = arith.mulf %2042, %2095 : f32
        %2098 = arith.subf %2096, %2097 : f32
        %2099 = arith.mulf %2042, %2092 : f32
        %2100 = arith.mulf %2036, %2095 : f32
        %2101 = arith.addf %2099, %2100 : f32
        scf.if %1979 {
          %2102 = arith.cmpi slt, %0, %heads : index
          scf.if %2102 {
            %2103 = arith.muli %1957, %heads : index
            %2104 = arith.addi %2103, %0 : index
            %2105 = arith.muli %2104, %c39 : index
            %2106 = arith.addi %2105, %1980 : index
            memref.store %2098, %q[%2106] : memref<?xf32>
            %2107 = arith.addi %2106, %c6 : index
            memref.store %2101, %q[%2107] : memref<?xf32>
          } else {
            %2108 = arith.addi %1958, %1980 : index
            memref.store %2098, %18[%2108] : memref<?xf32>
            %2109 = arith.addi %1958, %1980 : index
            %2110 = arith.addi %2109, %c6 : index
            memref.store %2101, %18[%2110] : memref<?xf32>
          }
        }
      } else {
        %2111 = arith.cmpi slt, %0, %heads : index
        scf.if %2111 {
          %2112 = arith.muli %1957, %heads : index
          %2113 = arith.addi %2112, %0 : index
          %2114 = arith.muli %2113, %c39 : index
          %2115 = arith.addi %2114, %1960 : index
          memref.store %1968, %q[%2115] : memref<?xf32>
          %2116 = arith.addi %2115, %c6 : index
          memref.store %1977, %q[%2116] : memref<?xf32>
        } else {
          %2117 = arith.addi %1958, %1960 : index
          memref.store %1968, %18[%2117] : memref<?xf32>
          %2118 = arith.addi %1958, %1960 : index
          %2119 = arith.addi %2118, %c6 : index
          memref.store %1977, %18[%2119] : memref<?xf32>
        }
        scf.if %1979 {
          %2120 = arith.cmpi slt, %0, %heads : index
          scf.if %2120 {
            %2121 = arith.muli %1957, %heads : index
            %2122 = arith.addi %2121, %0 : index
            %2123 = arith.muli %2122, %c39 : index
            %2124 = arith.addi %2123, %1980 : index
            memref.store %1988, %q[%2124] : memref<?xf32>
            %2125 = arith.addi %2124, %c6 : index
            memref.store %1997, %q[%2125] : memref<?xf32>
          } else {
            %2126 = arith.addi %1958, %1980 : index
            memref.store %1988, %18[%2126] : memref<?xf32>
            %2127 = arith.addi %1958, %1980 : index
            %2128 = arith.addi %2127, %c6 : index
            memref.store %1997, %18[%2128] : memref<?xf32>
          }
        }
      }
    }
    %2129 = arith.addi %1951, %c48 : index
    %2130 = arith.addi %1950, %2129 : index
    %2131 = arith.cmpi slt, %2130, %20 : index
    %2132 = arith.cmpi slt, %2129, %c8 : index
    %2133 = arith.andi %2131, %2132 : i1
    scf.if %2133 {
      %2134 = arith.addi %1950, %2129 : index
      %2135 = arith.muli %2129, %c39 : index
      %2136 = wave.lane
      %2137 = arith.addi %2136, %c10 : index
      %2138 = arith.cmpi eq, %hasBias, %c9 : index
      %2139 = arith.addi %2135, %2137 : index
      %2140 = memref.load %18[%2139] : memref<?xf32>
      %2141 = arith.muli %0, %c39 : index
      %2142 = arith.addi %2141, %2137 : index
      %2143 = memref.load %bias[%2142] : memref<?xf32>
      %2144 = arith.addf %2140, %2143 : f32
      %2145 = arith.select %2138, %2144, %2140 : f32
      %2146 = arith.addi %2137, %c6 : index
      %2147 = arith.cmpi eq, %hasBias, %c9 : index
      %2148 = arith.addi %2135, %2146 : index
      %2149 = memref.load %18[%2148] : memref<?xf32>
      %2150 = arith.muli %0, %c39 : index
      %2151 = arith.addi %2150, %2146 : index
      %2152 = memref.load %bias[%2151] : memref<?xf32>
      %2153 = arith.addf %2149, %2152 : f32
      %2154 = arith.select %2147, %2153, %2149 : f32
      %2155 = arith.addi %2136, %c16 : index
      %2156 = arith.cmpi slt, %2155, %c6 : index
      %2157 = arith.minsi %2155, %c41 : index
      %2158 = arith.cmpi eq, %hasBias, %c9 : index
      %2159 = arith.addi %2135, %2157 : index
      %2160 = memref.load %18[%2159] : memref<?xf32>
      %2161 = arith.muli %0, %c39 : index
      %2162 = arith.addi %2161, %2157 : index
      %2163 = memref.load %bias[%2162] : memref<?xf32>
      %2164 = arith.addf %2160, %2163 : f32
      %2165 = arith.select %2158, %2164, %2160 : f32
      %2166 = arith.addi %2157, %c6 : index
      %2167 = arith.cmpi eq, %hasBias, %c9 : index
      %2168 = arith.addi %2135, %2166 : index
      %2169 = memref.load %18[%2168] : memref<?xf32>
      %2170 = arith.muli %0, %c39 : index
      %2171 = arith.addi %2170, %2166 : index
      %2172 = memref.load %bias[%2171] : memref<?xf32>
      %2173 = arith.addf %2169, %2172 : f32
      %2174 = arith.select %2167, %2173, %2169 : f32
      %2175 = arith.addi %heads, %kvHeads : index
      %2176 = arith.cmpi slt, %0, %2175 : index
      scf.if %2176 {
        %2177 = arith.addi %positionsAt, %2134 : index
        %2178 = memref.load %step[%2177] : memref<?xi32>
        %2179 = arith.index_cast %2178 : i32 to index
        %2180 = arith.cmpi eq, %hasNorm, %c9 : index
        %2181 = math.fma %2145, %2145, %c44 : f32
        %2182 = math.fma %2154, %2154, %2181 : f32
        %2183 = math.fma %2165, %2165, %2182 : f32
        %2184 = arith.select %2156, %2183, %2182 : f32
        %2185 = math.fma %2174, %2174, %2184 : f32
        %2186 = arith.select %2156, %2185, %2184 : f32
        %2187 = vector.broadcast %2186 : f32 to vector<1xf32>
        %2188 = wave.reduce "add" %2187 : vector<1xf32>
        %2189 = arith.mulf %2188, %inverseHeadDim : f32
        %2190 = arith.addf %2189, %epsilon : f32
        %2191 = math.sqrt %2190 : f32
        %2192 = arith.divf %c46, %2191 : f32
        %2193 = arith.cmpi slt, %0, %heads : index
        %2194 = arith.addi %2137, %c6 : index
        %2195 = memref.load %query_norm[%2137] : memref<?xf32>
        %2196 = memref.load %key_norm[%2137] : memref<?xf32>
        %2197 = arith.select %2193, %2195, %2196 : f32
        %2198 = arith.mulf %2145, %2192 : f32
        %2199 = arith.mulf %2198, %2197 : f32
        %2200 = arith.select %2180, %2199, %2145 : f32
        %2201 = memref.load %query_norm[%2194] : memref<?xf32>
        %2202 = memref.load %key_norm[%2194] : memref<?xf32>
        %2203 = arith.select %2193, %2201, %2202 : f32
        %2204 = arith.mulf %2154, %2192 : f32
        %2205 = arith.mulf %2204, %2203 : f32
        %2206 = arith.select %2180, %2205, %2154 : f32
        %2207 = arith.addi %2157, %c6 : index
        %2208 = memref.load %query_norm[%2157] : memref<?xf32>
        %2209 = memref.load %key_norm[%2157] : memref<?xf32>
        %2210 = arith.select %2193, %2208, %2209 : f32
        %2211 = arith.mulf %2165, %2192 : f32
        %2212 = arith.mulf %2211, %2210 : f32
        %2213 = arith.select %2180, %2212, %2165 : f32
        %2214 = memref.load %query_norm[%2207] : memref<?xf32>
        %2215 = memref.load %key_norm[%2207] : memref<?xf32>
        %2216 = arith.select %2193, %2214, %2215 : f32
        %2217 = arith.mulf %2174, %2192 : f32
        %2218 = arith.mulf %2217, %2216 : f32
        %2219 = arith.select %2180, %2218, %2174 : f32
        %2220 = arith.remui %2179, %c24 : index
        %2221 = arith.muli %2220, %c39 : index
        %2222 = arith.addi %2221, %2137 : index
        %2223 = arith.divui %2179, %c24 : index
        %2224 = arith.addi %2223, %c24 : index
        %2225 = arith.muli %2224, %c39 : index
        %2226 = arith.addi %2225, %2137 : index
        %2227 = memref.load %rope[%2222] : memref<?xf32>
        %2228 = arith.addi %2222, %c6 : index
        %2229 = memref.load %rope[%2228] : memref<?xf32>
        %2230 = memref.load %rope[%2226] : memref<?xf32>
        %2231 = arith.addi %2226, %c6 : index
        %2232 = memref.load %rope[%2231] : memref<?xf32>
        %2233 = arith.mulf %2230, %2227 : f32
        %2234 = arith.mulf %2232, %2229 : f32
        %2235 = arith.subf %2233, %2234 : f32
        %2236 = arith.mulf %2232, %2227 : f32
        %2237 = arith.mulf %2230, %2229 : f32
        %2238 = arith.addf %2236, %2237 : f32
        %2239 = arith.mulf %2200, %2235 : f32
        %2240 = arith.mulf %2206, %2238 : f32
        %2241 = arith.subf %2239, %2240 : f32
        %2242 = arith.mulf %2206, %2235 : f32
        %2243 = arith.mulf %2200, %2238 : f32
        %2244 = arith.addf %2242, %2243 : f32
        %2245 = arith.cmpi slt, %0, %heads : index
        scf.if %2245 {
          %2246 = arith.muli %2134, %heads : index
          %2247 = arith.addi %2246, %0 : index
          %2248 = arith.muli %2247, %c39 : index
          %2249 = arith.addi %2248, %2137 : index
          memref.store %2241, %q[%2249] : memref<?xf32>
          %2250 = arith.addi %2249, %c6 : index
          memref.store %2244, %q[%2250] : memref<?xf32>
        } else {
          %2251 = arith.addi %2135, %2137 : index
          memref.store %2241, %18[%2251] : memref<?xf32>
          %2252 = arith.addi %2135, %2137 : index
          %2253 = arith.addi %2252, %c6 : index
          memref.store %2244, %18[%2253] : memref<?xf32>
        }
        %2254 = arith.remui %2179, %c24 : index
        %2255 = arith.muli %2254, %c39 : index
        %2256 = arith.addi %2255, %2157 : index
        %2257 = arith.divui %2179, %c24 : index
        %2258 = arith.addi %2257, %c24 : index
        %2259 = arith.muli %2258, %c39 : index
        %2260 = arith.addi %2259, %2157 : index
        %2261 = memref.load %rope[%2256] : memref<?xf32>
        %2262 = arith.addi %2256, %c6 : index
        %2263 = memref.load %rope[%2262] : memref<?xf32>
        %2264 = memref.load %rope[%2260] : memref<?xf32>
        %2265 = arith.addi %2260, %c6 : index
        %2266 = memref.load %rope[%2265] : memref<?xf32>
        %2267 = arith.mulf %2264, %2261 : f32
        %2268 = arith.mulf %2266, %2263 : f32
        %2269 = arith.subf %2267, %2268 : f32
        %2270 = arith.mulf %2266, %2261 : f32
        %2271 = arith.mulf %2264, %2263 : f32
        %2272 = arith.addf %2270, %2271 : f32
        %2273 = arith.mulf %2213, %2269 : f32
        %2274 = arith.mulf %2219, %2272 : f32
        %2275 = arith.subf %2273, %2274 : f32
        %2276 = arith.mulf %2219, %2269 : f32
        %2277 = arith.mulf %2213, %2272 : f32
        %2278 = arith.addf %2276, %2277 : f32
        scf.if %2156 {
          %2279 = arith.cmpi slt, %0, %heads : index
          scf.if %2279 {
            %2280 = arith.muli %2134, %heads : index
            %2281 = arith.addi %2280, %0 : index
            %2282 = arith.muli %2281, %c39 : index
            %2283 = arith.addi %2282, %2157 : index
            memref.store %2275, %q[%2283] : memref<?xf32>
            %2284 = arith.addi %2283, %c6 : index
            memref.store %2278, %q[%2284] : memref<?xf32>
          } else {
            %2285 = arith.addi %2135, %2157 : index
            memref.store %2275, %18[%2285] : memref<?xf32>
            %2286 = arith.addi %2135, %2157 : index
            %2287 = arith.addi %2286, %c6 : index
            memref.store %2278, %18[%2287] : memref<?xf32>
          }
        }
      } else {
        %2288 = arith.cmpi slt, %0, %heads : index
        scf.if %2288 {
          %2289 = arith.muli %2134, %heads : index
          %2290 = arith.addi %2289, %0 : index
          %2291 = arith.muli %2290, %c39 : index
          %2292 = arith.addi %2291, %2137 : index
          memref.store %2145, %q[%2292] : memref<?xf32>
          %2293 = arith.addi %2292, %c6 : index
          memref.store %2154, %q[%2293] : memref<?xf32>
        } else {
          %2294 = arith.addi %2135, %2137 : index
          memref.store %2145, %18[%2294] : memref<?xf32>
          %2295 = arith.addi %2135, %2137 : index
          %2296 = arith.addi %2295, %c6 : index
          memref.store %2154, %18[%2296] : memref<?xf32>
        }
        scf.if %2156 {
          %2297 = arith.cmpi slt, %0, %heads : index
          scf.if %2297 {
            %2298 = arith.muli %2134, %heads : index
            %2299 = arith.addi %2298, %0 : index
            %2300 = arith.muli %2299, %c39 : index
            %2301 = arith.addi %2300, %2157 : index
            memref.store %2165, %q[%2301] : memref<?xf32>
            %2302 = arith.addi %2301, %c6 : index
            memref.store %2174, %q[%2302] : memref<?xf32>
          } else {
            %2303 = arith.addi %2135, %2157 : index
            memref.store %2165, %18[%2303] : memref<?xf32>
            %2304 = arith.addi %2135, %2157 : index
            %2305 = arith.addi %2304, %c6 : index
            memref.store %2174, %18[%2305] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2306 = arith.cmpi sge, %0, %heads : index
    scf.if %2306 {
      %2307 = arith.addi %1951, %c10 : index
      %2308 = arith.addi %1950, %2307 : index
      %2309 = arith.cmpi slt, %2308, %20 : index
      %2310 = arith.cmpi slt, %2307, %c8 : index
      %2311 = arith.andi %2309, %2310 : i1
      scf.if %2311 {
        %2312 = arith.addi %1950, %2307 : index
        %2313 = arith.addi %slotsAt, %2312 : index
        %2314 = memref.load %step[%2313] : memref<?xi32>
        %2315 = arith.index_cast %2314 : i32 to index
        %2316 = arith.cmpi sge, %2315, %c10 : index
        scf.if %2316 {
          %2317 = arith.muli %2307, %c39 : index
          %2318 = arith.subi %0, %heads : index
          %2319 = memref.load %scales[%2318] : memref<?xf32>
          %2320 = vector.broadcast %2319 : f32 to vector<4xf32>
          %2321 = arith.divui %2315, %c8 : index
          %2322 = arith.remui %2315, %c8 : index
          %2323 = arith.muli %2321, %pageBytes : index
          %2324 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2324 {
            %2325 = wave.lane
            %2326 = arith.muli %2325, %c21 : index
            scf.for %2327 = %2326 to %c39 step %c33 {
              %2328 = arith.addi %2317, %2327 : index
              %2329 = vector.load %18[%2328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2330 = arith.mulf %2329, %2320 : vector<4xf32>
              %2331 = arith.minimumf %2330, %c52 : vector<4xf32>
              %2332 = arith.maximumf %2331, %c53 : vector<4xf32>
              %2333 = arith.truncf %2332 : vector<4xf32> to vector<4xf16>
              %2334 = vector.bitcast %2333 : vector<4xf16> to vector<8xi8>
              %2335 = arith.cmpi slt, %2318, %kvHeads : index
              scf.if %2335 {
                %2336 = arith.muli %2318, %c54 : index
                %2337 = arith.addi %2323, %2336 : index
                %2338 = arith.divui %2327, %c8 : index
                %2339 = arith.muli %2338, %c55 : index
                %2340 = arith.remui %2327, %c8 : index
                %2341 = arith.divui %2340, %c5 : index
                %2342 = arith.muli %2341, %c24 : index
                %2343 = arith.muli %2322, %c8 : index
                %2344 = arith.addi %2342, %2343 : index
                %2345 = arith.remui %2340, %c5 : index
                %2346 = arith.muli %2345, %c15 : index
                %2347 = arith.addi %2344, %2346 : index
                %2348 = arith.addi %2339, %2347 : index
                %2349 = arith.addi %2337, %2348 : index
                vector.store %2334, %kv[%2349] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2350 = arith.subi %2318, %kvHeads : index
                %2351 = arith.muli %2350, %c54 : index
                %2352 = arith.addi %2323, %2351 : index
                %2353 = arith.addi %2327, %c10 : index
                %2354 = arith.divui %2353, %c8 : index
                %2355 = arith.muli %2354, %c55 : index
                %2356 = arith.addi %2355, %c11 : index
                %2357 = arith.remui %2353, %c8 : index
                %2358 = arith.divui %2322, %c15 : index
                %2359 = arith.remui %2322, %c15 : index
                %2360 = arith.muli %2359, %c5 : index
                %2361 = arith.addi %2358, %2360 : index
                %2362 = arith.divui %2361, %c5 : index
                %2363 = arith.muli %2362, %c24 : index
                %2364 = arith.muli %2357, %c8 : index
                %2365 = arith.addi %2363, %2364 : index
                %2366 = arith.remui %2361, %c5 : index
                %2367 = arith.muli %2366, %c15 : index
                %2368 = arith.addi %2365, %2367 : index
                %2369 = arith.addi %2356, %2368 : index
                %2370 = arith.addi %2352, %2369 : index
                %2371 = vector.shuffle %2334, %2334 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2371, %kv[%2370] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2372 = arith.addi %2327, %c9 : index
                %2373 = arith.divui %2372, %c8 : index
                %2374 = arith.muli %2373, %c55 : index
                %2375 = arith.addi %2374, %c11 : index
                %2376 = arith.remui %2372, %c8 : index
                %2377 = arith.divui %2322, %c15 : index
                %2378 = arith.remui %2322, %c15 : index
                %2379 = arith.muli %2378, %c5 : index
                %2380 = arith.addi %2377, %2379 : index
                %2381 = arith.divui %2380, %c5 : index
                %2382 = arith.muli %2381, %c24 : index
                %2383 = arith.muli %2376, %c8 : index
                %2384 = arith.addi %2382, %2383 : index
                %2385 = arith.remui %2380, %c5 : index
                %2386 = arith.muli %2385, %c15 : index
                %2387 = arith.addi %2384, %2386 : index
                %2388 = arith.addi %2375, %2387 : index
                %2389 = arith.addi %2352, %2388 : index
                %2390 = vector.shuffle %2334, %2334 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2390, %kv[%2389] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2391 = arith.addi %2327, %c15 : index
                %2392 = arith.divui %2391, %c8 : index
                %2393 = arith.muli %2392, %c55 : index
                %2394 = arith.addi %2393, %c11 : index
                %2395 = arith.remui %2391, %c8 : index
                %2396 = arith.divui %2322, %c15 : index
                %2397 = arith.remui %2322, %c15 : index
                %2398 = arith.muli %2397, %c5 : index
                %2399 = arith.addi %2396, %2398 : index
                %2400 = arith.divui %2399, %c5 : index
                %2401 = arith.muli %2400, %c24 : index
                %2402 = arith.muli %2395, %c8 : index
                %2403 = arith.addi %2401, %2402 : index
                %2404 = arith.remui %2399, %c5 : index
                %2405 = arith.muli %2404, %c15 : index
                %2406 = arith.addi %2403, %2405 : index
                %2407 = arith.addi %2394, %2406 : index
                %2408 = arith.addi %2352, %2407 : index
                %2409 = vector.shuffle %2334, %2334 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2409, %kv[%2408] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2410 = arith.addi %2327, %c31 : index
                %2411 = arith.divui %2410, %c8 : index
                %2412 = arith.muli %2411, %c55 : index
                %2413 = arith.addi %2412, %c11 : index
                %2414 = arith.remui %2410, %c8 : index
                %2415 = arith.divui %2322, %c15 : index
                %2416 = arith.remui %2322, %c15 : index
                %2417 = arith.muli %2416, %c5 : index
                %2418 = arith.addi %2415, %2417 : index
                %2419 = arith.divui %2418, %c5 : index
                %2420 = arith.muli %2419, %c24 : index
                %2421 = arith.muli %2414, %c8 : index
                %2422 = arith.addi %2420, %2421 : index
                %2423 = arith.remui %2418, %c5 : index
                %2424 = arith.muli %2423, %c15 : index
                %2425 = arith.addi %2422, %2424 : index
                %2426 = arith.addi %2413, %2425 : index
                %2427 = arith.addi %2352, %2426 : index
                %2428 = vector.shuffle %2334, %2334 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2428, %kv[%2427] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2429 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2429 {
            %2430 = wave.lane
            %2431 = arith.muli %2430, %c21 : index
            scf.for %2432 = %2431 to %c39 step %c33 {
              %2433 = arith.addi %2317, %2432 : index
              %2434 = vector.load %18[%2433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2435 = arith.mulf %2434, %2320 : vector<4xf32>
              %2436 = wave.fp8_encode "e4m3" %2435 : vector<4xf32> -> vector<4xi8>
              %2437 = arith.cmpi slt, %2318, %kvHeads : index
              scf.if %2437 {
                %2438 = arith.muli %2318, %c11 : index
                %2439 = arith.addi %2323, %2438 : index
                %2440 = vector.shuffle %2436, %2436 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2441 = arith.divui %2432, %c8 : index
                %2442 = arith.muli %2441, %c24 : index
                %2443 = arith.remui %2432, %c8 : index
                %2444 = arith.muli %2322, %c8 : index
                %2445 = arith.divui %2443, %c21 : index
                %2446 = arith.muli %2445, %c21 : index
                %2447 = arith.remui %2443, %c15 : index
                %2448 = arith.muli %2447, %c15 : index
                %2449 = arith.addi %2446, %2448 : index
                %2450 = arith.divui %2443, %c15 : index
                %2451 = arith.remui %2450, %c15 : index
                %2452 = arith.addi %2449, %2451 : index
                %2453 = arith.addi %2444, %2452 : index
                %2454 = arith.addi %2442, %2453 : index
                %2455 = arith.addi %2439, %2454 : index
                vector.store %2440, %kv[%2455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2456 = arith.subi %2318, %kvHeads : index
                %2457 = arith.muli %2456, %c11 : index
                %2458 = arith.addi %2323, %2457 : index
                %2459 = arith.addi %2432, %c10 : index
                %2460 = arith.divui %2459, %c8 : index
                %2461 = arith.muli %2460, %c24 : index
                %2462 = arith.addi %2461, %c12 : index
                %2463 = arith.remui %2459, %c8 : index
                %2464 = arith.divui %2322, %c15 : index
                %2465 = arith.remui %2322, %c15 : index
                %2466 = arith.muli %2465, %c5 : index
                %2467 = arith.addi %2464, %2466 : index
                %2468 = arith.muli %2463, %c8 : index
                %2469 = arith.divui %2467, %c21 : index
                %2470 = arith.muli %2469, %c21 : index
                %2471 = arith.remui %2467, %c15 : index
                %2472 = arith.muli %2471, %c15 : index
                %2473 = arith.addi %2470, %2472 : index
                %2474 = arith.divui %2467, %c15 : index
                %2475 = arith.remui %2474, %c15 : index
                %2476 = arith.addi %2473, %2475 : index
                %2477 = arith.addi %2468, %2476 : index
                %2478 = arith.addi %2462, %2477 : index
                %2479 = arith.addi %2458, %2478 : index
                %2480 = vector.shuffle %2436, %2436 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2480, %kv[%2479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2481 = arith.addi %2432, %c9 : index
                %2482 = arith.divui %2481, %c8 : index
                %2483 = arith.muli %2482, %c24 : index
                %2484 = arith.addi %2483, %c12 : index
                %2485 = arith.remui %2481, %c8 : index
                %2486 = arith.divui %2322, %c15 : index
                %2487 = arith.remui %2322, %c15 : index
                %2488 = arith.muli %2487, %c5 : index
                %2489 = arith.addi %2486, %2488 : index
                %2490 = arith.muli %2485, %c8 : index
                %2491 = arith.divui %2489, %c21 : index
                %2492 = arith.muli %2491, %c21 : index
                %2493 = arith.remui %2489, %c15 : index
                %2494 = arith.muli %2493, %c15 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.divui %2489, %c15 : index
                %2497 = arith.remui %2496, %c15 : index
                %2498 = arith.addi %2495, %2497 : index
                %2499 = arith.addi %2490, %2498 : index
                %2500 = arith.addi %2484, %2499 : index
                %2501 = arith.addi %2458, %2500 : index
                %2502 = vector.shuffle %2436, %2436 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2502, %kv[%2501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2503 = arith.addi %2432, %c15 : index
                %2504 = arith.divui %2503, %c8 : index
                %2505 = arith.muli %2504, %c24 : index
                %2506 = arith.addi %2505, %c12 : index
                %2507 = arith.remui %2503, %c8 : index
                %2508 = arith.divui %2322, %c15 : index
                %2509 = arith.remui %2322, %c15 : index
                %2510 = arith.muli %2509, %c5 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.muli %2507, %c8 : index
                %2513 = arith.divui %2511, %c21 : index
                %2514 = arith.muli %2513, %c21 : index
                %2515 = arith.remui %2511, %c15 : index
                %2516 = arith.muli %2515, %c15 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.divui %2511, %c15 : index
                %2519 = arith.remui %2518, %c15 : index
                %2520 = arith.addi %2517, %2519 : index
                %2521 = arith.addi %2512, %2520 : index
                %2522 = arith.addi %2506, %2521 : index
                %2523 = arith.addi %2458, %2522 : index
                %2524 = vector.shuffle %2436, %2436 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2524, %kv[%2523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2525 = arith.addi %2432, %c31 : index
                %2526 = arith.divui %2525, %c8 : index
                %2527 = arith.muli %2526, %c24 : index
                %2528 = arith.addi %2527, %c12 : index
                %2529 = arith.remui %2525, %c8 : index
                %2530 = arith.divui %2322, %c15 : index
                %2531 = arith.remui %2322, %c15 : index
                %2532 = arith.muli %2531, %c5 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.muli %2529, %c8 : index
                %2535 = arith.divui %2533, %c21 : index
                %2536 = arith.muli %2535, %c21 : index
                %2537 = arith.remui %2533, %c15 : index
                %2538 = arith.muli %2537, %c15 : index
                %2539 = arith.addi %2536, %2538 : index
                %2540 = arith.divui %2533, %c15 : index
                %2541 = arith.remui %2540, %c15 : index
                %2542 = arith.addi %2539, %2541 : index
                %2543 = arith.addi %2534, %2542 : index
                %2544 = arith.addi %2528, %2543 : index
                %2545 = arith.addi %2458, %2544 : index
                %2546 = vector.shuffle %2436, %2436 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2546, %kv[%2545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2547 = arith.cmpi eq, %codec, %c15 : index
          scf.if %2547 {
            %2548 = wave.lane
            %2549 = arith.muli %2548, %c21 : index
            scf.for %2550 = %2549 to %c39 step %c33 {
              %2551 = arith.addi %2317, %2550 : index
              %2552 = vector.load %18[%2551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2553 = arith.mulf %2552, %2320 : vector<4xf32>
              %2554 = wave.fp8_encode "e5m2" %2553 : vector<4xf32> -> vector<4xi8>
              %2555 = arith.cmpi slt, %2318, %kvHeads : index
              scf.if %2555 {
                %2556 = arith.muli %2318, %c11 : index
                %2557 = arith.addi %2323, %2556 : index
                %2558 = vector.shuffle %2554, %2554 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2559 = arith.divui %2550, %c8 : index
                %2560 = arith.muli %2559, %c24 : index
                %2561 = arith.remui %2550, %c8 : index
                %2562 = arith.muli %2322, %c8 : index
                %2563 = arith.divui %2561, %c21 : index
                %2564 = arith.muli %2563, %c21 : index
                %2565 = arith.remui %2561, %c15 : index
                %2566 = arith.muli %2565, %c15 : index
                %2567 = arith.addi %2564, %2566 : index
                %2568 = arith.divui %2561, %c15 : index
                %2569 = arith.remui %2568, %c15 : index
                %2570 = arith.addi %2567, %2569 : index
                %2571 = arith.addi %2562, %2570 : index
                %2572 = arith.addi %2560, %2571 : index
                %2573 = arith.addi %2557, %2572 : index
                vector.store %2558, %kv[%2573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2574 = arith.subi %2318, %kvHeads : index
                %2575 = arith.muli %2574, %c11 : index
                %2576 = arith.addi %2323, %2575 : index
                %2577 = arith.addi %2550, %c10 : index
                %2578 = arith.divui %2577, %c8 : index
                %2579 = arith.muli %2578, %c24 : index
                %2580 = arith.addi %2579, %c12 : index
                %2581 = arith.remui %2577, %c8 : index
                %2582 = arith.divui %2322, %c15 : index
                %2583 = arith.remui %2322, %c15 : index
                %2584 = arith.muli %2583, %c5 : index
                %2585 = arith.addi %2582, %2584 : index
                %2586 = arith.muli %2581, %c8 : index
                %2587 = arith.divui %2585, %c21 : index
                %2588 = arith.muli %2587, %c21 : index
                %2589 = arith.remui %2585, %c15 : index
                %2590 = arith.muli %2589, %c15 : index
                %2591 = arith.addi %2588, %2590 : index
                %2592 = arith.divui %2585, %c15 : index
                %2593 = arith.remui %2592, %c15 : index
                %2594 = arith.addi %2591, %2593 : index
                %2595 = arith.addi %2586, %2594 : index
                %2596 = arith.addi %2580, %2595 : index
                %2597 = arith.addi %2576, %2596 : index
                %2598 = vector.shuffle %2554, %2554 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2598, %kv[%2597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2599 = arith.addi %2550, %c9 : index
                %2600 = arith.divui %2599, %c8 : index
                %2601 = arith.muli %2600, %c24 : index
                %2602 = arith.addi %2601, %c12 : index
                %2603 = arith.remui %2599, %c8 : index
                %2604 = arith.divui %2322, %c15 : index
                %2605 = arith.remui %2322, %c15 : index
                %2606 = arith.muli %2605, %c5 : index
                %2607 = arith.addi %2604, %2606 : index
                %2608 = arith.muli %2603, %c8 : index
                %2609 = arith.divui %2607, %c21 : index
                %2610 = arith.muli %2609, %c21 : index
                %2611 = arith.remui %2607, %c15 : index
                %2612 = arith.muli %2611, %c15 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.divui %2607, %c15 : index
                %2615 = arith.remui %2614, %c15 : index
                %2616 = arith.addi %2613, %2615 : index
                %2617 = arith.addi %2608, %2616 : index
                %2618 = arith.addi %2602, %2617 : index
                %2619 = arith.addi %2576, %2618 : index
                %2620 = vector.shuffle %2554, %2554 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2620, %kv[%2619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2621 = arith.addi %2550, %c15 : index
                %2622 = arith.divui %2621, %c8 : index
                %2623 = arith.muli %2622, %c24 : index
                %2624 = arith.addi %2623, %c12 : index
                %2625 = arith.remui %2621, %c8 : index
                %2626 = arith.divui %2322, %c15 : index
                %2627 = arith.remui %2322, %c15 : index
                %2628 = arith.muli %2627, %c5 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.muli %2625, %c8 : index
                %2631 = arith.divui %2629, %c21 : index
                %2632 = arith.muli %2631, %c21 : index
                %2633 = arith.remui %2629, %c15 : index
                %2634 = arith.muli %2633, %c15 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.divui %2629, %c15 : index
                %2637 = arith.remui %2636, %c15 : index
                %2638 = arith.addi %2635, %2637 : index
                %2639 = arith.addi %2630, %2638 : index
                %2640 = arith.addi %2624, %2639 : index
                %2641 = arith.addi %2576, %2640 : index
                %2642 = vector.shuffle %2554, %2554 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2642, %kv[%2641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2643 = arith.addi %2550, %c31 : index
                %2644 = arith.divui %2643, %c8 : index
                %2645 = arith.muli %2644, %c24 : index
                %2646 = arith.addi %2645, %c12 : index
                %2647 = arith.remui %2643, %c8 : index
                %2648 = arith.divui %2322, %c15 : index
                %2649 = arith.remui %2322, %c15 : index
                %2650 = arith.muli %2649, %c5 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.muli %2647, %c8 : index
                %2653 = arith.divui %2651, %c21 : index
                %2654 = arith.muli %2653, %c21 : index
                %2655 = arith.remui %2651, %c15 : index
                %2656 = arith.muli %2655, %c15 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.divui %2651, %c15 : index
                %2659 = arith.remui %2658, %c15 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.addi %2652, %2660 : index
                %2662 = arith.addi %2646, %2661 : index
                %2663 = arith.addi %2576, %2662 : index
                %2664 = vector.shuffle %2554, %2554 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2664, %kv[%2663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2665 = arith.addi %1951, %c48 : index
      %2666 = arith.addi %1950, %2665 : index
      %2667 = arith.cmpi slt, %2666, %20 : index
      %2668 = arith.cmpi slt, %2665, %c8 : index
      %2669 = arith.andi %2667, %2668 : i1
      scf.if %2669 {
        %2670 = arith.addi %1950, %2665 : index
        %2671 = arith.addi %slotsAt, %2670 : index
        %2672 = memref.load %step[%2671] : memref<?xi32>
        %2673 = arith.index_cast %2672 : i32 to index
        %2674 = arith.cmpi sge, %2673, %c10 : index
        scf.if %2674 {
          %2675 = arith.muli %2665, %c39 : index
          %2676 = arith.subi %0, %heads : index
          %2677 = memref.load %scales[%2676] : memref<?xf32>
          %2678 = vector.broadcast %2677 : f32 to vector<4xf32>
          %2679 = arith.divui %2673, %c8 : index
          %2680 = arith.remui %2673, %c8 : index
          %2681 = arith.muli %2679, %pageBytes : index
          %2682 = arith.cmpi eq, %codec, %c10 : index
          scf.if %2682 {
            %2683 = wave.lane
            %2684 = arith.muli %2683, %c21 : index
            scf.for %2685 = %2684 to %c39 step %c33 {
              %2686 = arith.addi %2675, %2685 : index
              %2687 = vector.load %18[%2686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2688 = arith.mulf %2687, %2678 : vector<4xf32>
              %2689 = arith.minimumf %2688, %c52 : vector<4xf32>
              %2690 = arith.maximumf %2689, %c53 : vector<4xf32>
              %2691 = arith.truncf %2690 : vector<4xf32> to vector<4xf16>
              %2692 = vector.bitcast %2691 : vector<4xf16> to vector<8xi8>
              %2693 = arith.cmpi slt, %2676, %kvHeads : index
              scf.if %2693 {
                %2694 = arith.muli %2676, %c54 : index
                %2695 = arith.addi %2681, %2694 : index
                %2696 = arith.divui %2685, %c8 : index
                %2697 = arith.muli %2696, %c55 : index
                %2698 = arith.remui %2685, %c8 : index
                %2699 = arith.divui %2698, %c5 : index
                %2700 = arith.muli %2699, %c24 : index
                %2701 = arith.muli %2680, %c8 : index
                %2702 = arith.addi %2700, %2701 : index
                %2703 = arith.remui %2698, %c5 : index
                %2704 = arith.muli %2703, %c15 : index
                %2705 = arith.addi %2702, %2704 : index
                %2706 = arith.addi %2697, %2705 : index
                %2707 = arith.addi %2695, %2706 : index
                vector.store %2692, %kv[%2707] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2708 = arith.subi %2676, %kvHeads : index
                %2709 = arith.muli %2708, %c54 : index
                %2710 = arith.addi %2681, %2709 : index
                %2711 = arith.addi %2685, %c10 : index
                %2712 = arith.divui %2711, %c8 : index
                %2713 = arith.muli %2712, %c55 : index
                %2714 = arith.addi %2713, %c11 : index
                %2715 = arith.remui %2711, %c8 : index
                %2716 = arith.divui %2680, %c15 : index
                %2717 = arith.remui %2680, %c15 : index
                %2718 = arith.muli %2717, %c5 : index
                %2719 = arith.addi %2716, %2718 : index
                %2720 = arith.divui %2719, %c5 : index
                %2721 = arith.muli %2720, %c24 : index
                %2722 = arith.muli %2715, %c8 : index
                %2723 = arith.addi %2721, %2722 : index
                %2724 = arith.remui %2719, %c5 : index
                %2725 = arith.muli %2724, %c15 : index
                %2726 = arith.addi %2723, %2725 : index
                %2727 = arith.addi %2714, %2726 : index
                %2728 = arith.addi %2710, %2727 : index
                %2729 = vector.shuffle %2692, %2692 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2729, %kv[%2728] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2730 = arith.addi %2685, %c9 : index
                %2731 = arith.divui %2730, %c8 : index
                %2732 = arith.muli %2731, %c55 : index
                %2733 = arith.addi %2732, %c11 : index
                %2734 = arith.remui %2730, %c8 : index
                %2735 = arith.divui %2680, %c15 : index
                %2736 = arith.remui %2680, %c15 : index
                %2737 = arith.muli %2736, %c5 : index
                %2738 = arith.addi %2735, %2737 : index
                %2739 = arith.divui %2738, %c5 : index
                %2740 = arith.muli %2739, %c24 : index
                %2741 = arith.muli %2734, %c8 : index
                %2742 = arith.addi %2740, %2741 : index
                %2743 = arith.remui %2738, %c5 : index
                %2744 = arith.muli %2743, %c15 : index
                %2745 = arith.addi %2742, %2744 : index
                %2746 = arith.addi %2733, %2745 : index
                %2747 = arith.addi %2710, %2746 : index
                %2748 = vector.shuffle %2692, %2692 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2748, %kv[%2747] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2749 = arith.addi %2685, %c15 : index
                %2750 = arith.divui %2749, %c8 : index
                %2751 = arith.muli %2750, %c55 : index
                %2752 = arith.addi %2751, %c11 : index
                %2753 = arith.remui %2749, %c8 : index
                %2754 = arith.divui %2680, %c15 : index
                %2755 = arith.remui %2680, %c15 : index
                %2756 = arith.muli %2755, %c5 : index
                %2757 = arith.addi %2754, %2756 : index
                %2758 = arith.divui %2757, %c5 : index
                %2759 = arith.muli %2758, %c24 : index
                %2760 = arith.muli %2753, %c8 : index
                %2761 = arith.addi %2759, %2760 : index
                %2762 = arith.remui %2757, %c5 : index
                %2763 = arith.muli %2762, %c15 : index
                %2764 = arith.addi %2761, %2763 : index
                %2765 = arith.addi %2752, %2764 : index
                %2766 = arith.addi %2710, %2765 : index
                %2767 = vector.shuffle %2692, %2692 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2767, %kv[%2766] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2768 = arith.addi %2685, %c31 : index
                %2769 = arith.divui %2768, %c8 : index
                %2770 = arith.muli %2769, %c55 : index
                %2771 = arith.addi %2770, %c11 : index
                %2772 = arith.remui %2768, %c8 : index
                %2773 = arith.divui %2680, %c15 : index
                %2774 = arith.remui %2680, %c15 : index
                %2775 = arith.muli %2774, %c5 : index
                %2776 = arith.addi %2773, %2775 : index
                %2777 = arith.divui %2776, %c5 : index
                %2778 = arith.muli %2777, %c24 : index
                %2779 = arith.muli %2772, %c8 : index
                %2780 = arith.addi %2778, %2779 : index
                %2781 = arith.remui %2776, %c5 : index
                %2782 = arith.muli %2781, %c15 : index
                %2783 = arith.addi %2780, %2782 : index
                %2784 = arith.addi %2771, %2783 : index
                %2785 = arith.addi %2710, %2784 : index
                %2786 = vector.shuffle %2692, %2692 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2786, %kv[%2785] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2787 = arith.cmpi eq, %codec, %c9 : index
          scf.if %2787 {
            %2788 = wave.lane
            %2789 = arith.muli %2788, %c21 : index
            scf.for %2790 = %2789 to %c39 step %c33 {
              %2791 = arith.addi %2675, %2790 : index
              %2792 = vector.load %18[%2791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2793 = arith.mulf %2792, %2678 : vector<4xf32>
              %2794 = wave.fp8_encode "e4m3" %2793 : vector<4xf32> -> vector<4xi8>
              %2795 = arith.cmpi slt, %2676, %kvHeads : index
              scf.if %2795 {
                %2796 = arith.muli %2676, %c11 : index
                %2797 = arith.addi %2681, %2796 : index
                %2798 = vector.shuffle %2794, %2794 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2799 = arith.divui %2790, %c8 : index
                %2800 = arith.muli %2799, %c24 : index
                %2801 = arith.remui %2790, %c8 : index
                %2802 = arith.muli %2680, %c8 : index
                %2803 = arith.divui %2801, %c21 : index
                %2804 = arith.muli %2803, %c21 : index
                %2805 = arith.remui %2801, %c15 : index
                %2806 = arith.muli %2805, %c15 : index
                %2807 = arith.addi %2804, %2806 : index
                %2808 = arith.divui %2801, %c15 : index
                %2809 = arith.remui %2808, %c15 : index
                %2810 = arith.addi %2807, %2809 : index
                %2811 = arith.addi %2802, %2810 : index
                %2812 = arith.addi %2800, %2811 : index
                %2813 = arith.addi %2797, %2812 : index
                vector.store %2798, %kv[%2813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2814 = arith.subi %2676, %kvHeads : index
                %2815 = arith.muli %2814, %c11 : index
                %2816 = arith.addi %2681, %2815 : index
                %2817 = arith.addi %2790, %c10 : index
                %2818 = arith.divui %2817, %c8 : index
                %2819 = arith.muli %2818, %c24 : index
                %2820 = arith.addi %2819, %c12 : index
                %2821 = arith.remui %2817, %c8 : index
                %2822 = arith.divui %2680, %c15 : index
                %2823 = arith.remui %2680, %c15 : index
                %2824 = arith.muli %2823, %c5 : index
                %2825 = arith.addi %2822, %2824 : index
                %2826 = arith.muli %2821, %c8 : index
                %2827 = arith.divui %2825, %c21 : index
                %2828 = arith.muli %2827, %c21 : index
                %2829 = arith.remui %2825, %c15 : index
                %2830 = arith.muli %2829, %c15 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.divui %2825, %c15 : index
                %2833 = arith.remui %2832, %c15 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.addi %2826, %2834 : index
                %2836 = arith.addi %2820, %2835 : index
                %2837 = arith.addi %2816, %2836 : index
                %2838 = vector.shuffle %2794, %2794 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2838, %kv[%2837] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2839 = arith.addi %2790, %c9 : index
                %2840 = arith.divui %2839, %c8 : index
                %2841 = arith.muli %2840, %c24 : index
                %2842 = arith.addi %2841, %c12 : index
                %2843 = arith.remui %2839, %c8 : index
                %2844 = arith.divui %2680, %c15 : index
                %2845 = arith.remui %2680, %c15 : index
                %2846 = arith.muli %2845, %c5 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.muli %2843, %c8 : index
                %2849 = arith.divui %2847, %c21 : index
                %2850 = arith.muli %2849, %c21 : index
                %2851 = arith.remui %2847, %c15 : index
                %2852 = arith.muli %2851, %c15 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2847, %c15 : index
                %2855 = arith.remui %2854, %c15 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.addi %2848, %2856 : index
                %2858 = arith.addi %2842, %2857 : index
                %2859 = arith.addi %2816, %2858 : index
                %2860 = vector.shuffle %2794, %2794 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2860, %kv[%2859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2861 = arith.addi %2790, %c15 : index
                %2862 = arith.divui %2861, %c8 : index
                %2863 = arith.muli %2862, %c24 : index
                %2864 = arith.addi %2863, %c12 : index
                %2865 = arith.remui %2861, %c8 : index
                %2866 = arith.divui %2680, %c15 : index
                %2867 = arith.remui %2680, %c15 : index
                %2868 = arith.muli %2867, %c5 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.muli %2865, %c8 : index
                %2871 = arith.divui %2869, %c21 : index
                %2872 = arith.muli %2871, %c21 : index
                %2873 = arith.remui %2869, %c15 : index
                %2874 = arith.muli %2873, %c15 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.divui %2869, %c15 : index
                %2877 = arith.remui %2876, %c15 : index
                %2878 = arith.addi %2875, %2877 : index
                %2879 = arith.addi %2870, %2878 : index
                %2880 = arith.addi %2864, %2879 : index
                %2881 = arith.addi %2816, %2880 : index
                %2882 = vector.shuffle %2794, %2794 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2882, %kv[%2881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2883 = arith.addi %2790, %c31 : index
                %2884 = arith.divui %2883, %c8 : index
                %2885 = arith.muli %2884, %c24 : index
                %2886 = arith.addi %2885, %c12 : index
                %2887 = arith.remui %2883, %c8 : index
                %2888 = arith.divui %2680, %c15 : index
                %2889 = arith.remui %2680, %c15 : index
                %2890 = arith.muli %2889, %c5 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.muli %2887, %c8 : index
                %2893 = arith.divui %2891, %c21 : index
                %2894 = arith.muli %2893, %c21 : index
                %2895 = arith.remui %2891, %c15 : index
                %2896 = arith.muli %2895, %c15 : index
                %2897 = arith.addi %2894, %2896 : index
                %2898 = arith.divui %2891, %c15 : index
                %2899 = arith.remui %2898, %c15 : index
                %2900 = arith.addi %2897, %2899 : index
                %2901 = arith.addi %2892, %2900 : index
                %2902 = arith.addi %2886, %2901 : index
                %2903 = arith.addi %2816, %2902 : index
                %2904 = vector.shuffle %2794, %2794 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2904, %kv[%2903] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2905 = arith.cmpi eq, %codec, %c15 : index
          scf.if %2905 {
            %2906 = wave.lane
            %2907 = arith.muli %2906, %c21 : index
            scf.for %2908 = %2907 to %c39 step %c33 {
              %2909 = arith.addi %2675, %2908 : index
              %2910 = vector.load %18[%2909] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2911 = arith.mulf %2910, %2678 : vector<4xf32>
              %2912 = wave.fp8_encode "e5m2" %2911 : vector<4xf32> -> vector<4xi8>
              %2913 = arith.cmpi slt, %2676, %kvHeads : index
              scf.if %2913 {
                %2914 = arith.muli %2676, %c11 : index
                %2915 = arith.addi %2681, %2914 : index
                %2916 = vector.shuffle %2912, %2912 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2917 = arith.divui %2908, %c8 : index
                %2918 = arith.muli %2917, %c24 : index
                %2919 = arith.remui %2908, %c8 : index
                %2920 = arith.muli %2680, %c8 : index
                %2921 = arith.divui %2919, %c21 : index
                %2922 = arith.muli %2921, %c21 : index
                %2923 = arith.remui %2919, %c15 : index
                %2924 = arith.muli %2923, %c15 : index
                %2925 = arith.addi %2922, %2924 : index
                %2926 = arith.divui %2919, %c15 : index
                %2927 = arith.remui %2926, %c15 : index
                %2928 = arith.addi %2925, %2927 : index
                %2929 = arith.addi %2920, %2928 : index
                %2930 = arith.addi %2918, %2929 : index
                %2931 = arith.addi %2915, %2930 : index
                vector.store %2916, %kv[%2931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2932 = arith.subi %2676, %kvHeads : index
                %2933 = arith.muli %2932, %c11 : index
                %2934 = arith.addi %2681, %2933 : index
                %2935 = arith.addi %2908, %c10 : index
                %2936 = arith.divui %2935, %c8 : index
                %2937 = arith.muli %2936, %c24 : index
                %2938 = arith.addi %2937, %c12 : index
                %2939 = arith.remui %2935, %c8 : index
                %2940 = arith.divui %2680, %c15 : index
                %2941 = arith.remui %2680, %c15 : index
                %2942 = arith.muli %2941, %c5 : index
                %2943 = arith.addi %2940, %2942 : index
                %2944 = arith.muli %2939, %c8 : index
                %2945 = arith.divui %2943, %c21 : index
                %2946 = arith.muli %2945, %c21 : index
                %2947 = arith.remui %2943, %c15 : index
                %2948 = arith.muli %2947, %c15 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.divui %2943, %c15 : index
                %2951 = arith.remui %2950, %c15 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.addi %2944, %2952 : index
                %2954 = arith.addi %2938, %2953 : index
                %2955 = arith.addi %2934, %2954 : index
                %2956 = vector.shuffle %2912, %2912 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2956, %kv[%2955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2957 = arith.addi %2908, %c9 : index
                %2958 = arith.divui %2957, %c8 : index
                %2959 = arith.muli %2958, %c24 : index
                %2960 = arith.addi %2959, %c12 : index
                %2961 = arith.remui %2957, %c8 : index
                %2962 = arith.divui %2680, %c15 : index
                %2963 = arith.remui %2680, %c15 : index
                %2964 = arith.muli %2963, %c5 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.muli %2961, %c8 : index
                %2967 = arith.divui %2965, %c21 : index
                %2968 = arith.muli %2967, %c21 : index
                %2969 = arith.remui %2965, %c15 : index
                %2970 = arith.muli %2969, %c15 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.divui %2965, %c15 : index
                %2973 = arith.remui %2972, %c15 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.addi %2966, %2974 : index
                %2976 = arith.addi %2960, %2975 : index
                %2977 = arith.addi %2934, %2976 : index
                %2978 = vector.shuffle %2912, %2912 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2978, %kv[%2977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2979 = arith.addi %2908, %c15 : index
                %2980 = arith.divui %2979, %c8 : index
                %2981 = arith.muli %2980, %c24 : index
                %2982 = arith.addi %2981, %c12 : index
                %2983 = arith.remui %2979, %c8 : index
                %2984 = arith.divui %2680, %c15 : index
                %2985 = arith.remui %2680, %c15 : index
                %2986 = arith.muli %2985, %c5 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.muli %2983, %c8 : index
                %2989 = arith.divui %2987, %c21 : index
                %2990 = arith.muli %2989, %c21 : index
                %2991 = arith.remui %2987, %c15 : index
                %2992 = arith.muli %2991, %c15 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.divui %2987, %c15 : index
                %2995 = arith.remui %2994, %c15 : index
                %2996 = arith.addi %2993, %2995 : index
                %2997 = arith.addi %2988, %2996 : index
                %2998 = arith.addi %2982, %2997 : index
                %2999 = arith.addi %2934, %2998 : index
                %3000 = vector.shuffle %2912, %2912 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3000, %kv[%2999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3001 = arith.addi %2908, %c31 : index
                %3002 = arith.divui %3001, %c8 : index
                %3003 = arith.muli %3002, %c24 : index
                %3004 = arith.addi %3003, %c12 : index
                %3005 = arith.remui %3001, %c8 : index
                %3006 = arith.divui %2680, %c15 : index
                %3007 = arith.remui %2680, %c15 : index
                %3008 = arith.muli %3007, %c5 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.muli %3005, %c8 : index
                %3011 = arith.divui %3009, %c21 : index
                %3012 = arith.muli %3011, %c21 : index
                %3013 = arith.remui %3009, %c15 : index
                %3014 = arith.muli %3013, %c15 : index
                %3015 = arith.addi %3012, %3014 : index
                %3016 = arith.divui %3009, %c15 : index
                %3017 = arith.remui %3016, %c15 : index
                %3018 = arith.addi %3015, %3017 : index
                %3019 = arith.addi %3010, %3018 : index
                %3020 = arith.addi %3004, %3019 : index
                %3021 = arith.addi %2934, %3020 : index
                %3022 = vector.shuffle %2912, %2912 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3022, %kv[%3021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3023 = arith.addi %21, %c16 : index
    %3024 = wave.lane
    %3025 = arith.muli %3, %c9 : index
    %3026 = arith.muli %3025, %c24 : index
    %3027 = arith.addi %3026, %3024 : index
    %3028 = arith.muli %4, %c12 : index
    %3029 = arith.addi %3028, %3027 : index
    %3030 = arith.addi %3029, %c10 : index
    %3031 = arith.addi %3030, %c10 : index
    %3032 = vector.extract %420#2[0] : f32 from vector<8xf32>
    memref.store %3032, %17[%3031] : memref<?xf32>
    %3033 = arith.muli %4, %c12 : index
    %3034 = arith.addi %3033, %3027 : index
    %3035 = arith.addi %3034, %c10 : index
    %3036 = arith.addi %3035, %c16 : index
    %3037 = vector.extract %420#2[1] : f32 from vector<8xf32>
    memref.store %3037, %17[%3036] : memref<?xf32>
    %3038 = arith.muli %4, %c12 : index
    %3039 = arith.addi %3038, %3027 : index
    %3040 = arith.addi %3039, %c10 : index
    %3041 = arith.addi %3040, %c13 : index
    %3042 = vector.extract %420#2[2] : f32 from vector<8xf32>
    memref.store %3042, %17[%3041] : memref<?xf32>
    %3043 = arith.muli %4, %c12 : index
    %3044 = arith.addi %3043, %3027 : index
    %3045 = arith.addi %3044, %c10 : index
    %3046 = arith.addi %3045, %c32 : index
    %3047 = vector.extract %420#2[3] : f32 from vector<8xf32>
    memref.store %3047, %17[%3046] : memref<?xf32>
    %3048 = arith.muli %4, %c12 : index
    %3049 = arith.addi %3048, %3027 : index
    %3050 = arith.addi %3049, %c10 : index
    %3051 = arith.addi %3050, %c33 : index
    %3052 = vector.extract %420#2[4] : f32 from vector<8xf32>
    memref.store %3052, %17[%3051] : memref<?xf32>
    %3053 = arith.muli %4, %c12 : index
    %3054 = arith.addi %3053, %3027 : index
    %3055 = arith.addi %3054, %c10 : index
    %3056 = arith.addi %3055, %c34 : index
    %3057 = vector.extract %420#2[5] : f32 from vector<8xf32>
    memref.store %3057, %17[%3056] : memref<?xf32>
    %3058 = arith.muli %4, %c12 : index
    %3059 = arith.addi %3058, %3027 : index
    %3060 = arith.addi %3059, %c10 : index
    %3061 = arith.addi %3060, %c35 : index
    %3062 = vector.extract %420#2[6] : f32 from vector<8xf32>
    memref.store %3062, %17[%3061] : memref<?xf32>
    %3063 = arith.muli %4, %c12 : index
    %3064 = arith.addi %3063, %3027 : index
    %3065 = arith.addi %3064, %c10 : index
    %3066 = arith.addi %3065, %c36 : index
    %3067 = vector.extract %420#2[7] : f32 from vector<8xf32>
    memref.store %3067, %17[%3066] : memref<?xf32>
    wave.barrier
    %3068 = arith.muli %4, %c21 : index
    %3069 = arith.addi %3068, %c10 : index
    %3070 = arith.muli %3069, %c15 : index
    %3071 = arith.divui %3024, %c8 : index
    %3072 = arith.addi %3070, %3071 : index
    %3073 = arith.addi %3023, %3072 : index
    %3074 = arith.cmpi slt, %3073, %20 : index
    scf.if %3074 {
      %3075 = arith.cmpi eq, %hasFactors, %c9 : index
      %3076 = arith.muli %3073, %c15 : index
      %3077 = memref.load %factors[%3076] : memref<?xf32>
      %3078 = arith.mulf %3077, %operandScale : f32
      %3079 = arith.select %3075, %3078, %operandScale : f32
      %3080 = arith.addi %3027, %c10 : index
      %3081 = arith.muli %3069, %c16 : index
      %3082 = arith.addi %3080, %3081 : index
      %3083 = memref.load %17[%3082] : memref<?xf32>
      %3084 = arith.addi %3082, %c12 : index
      %3085 = memref.load %17[%3084] : memref<?xf32>
      %3086 = arith.addf %3083, %3085 : f32
      %3087 = arith.mulf %3086, %3079 : f32
      %3088 = arith.muli %3, %c9 : index
      %3089 = arith.addi %3088, %c10 : index
      %3090 = arith.muli %3089, %c8 : index
      %3091 = arith.remui %3024, %c8 : index
      %3092 = arith.addi %3090, %3091 : index
      %3093 = arith.muli %3072, %c39 : index
      %3094 = arith.addi %3093, %3092 : index
      memref.store %3087, %18[%3094] : memref<?xf32>
    }
    %3095 = arith.muli %4, %c21 : index
    %3096 = arith.addi %3095, %c9 : index
    %3097 = arith.muli %3096, %c15 : index
    %3098 = arith.divui %3024, %c8 : index
    %3099 = arith.addi %3097, %3098 : index
    %3100 = arith.addi %3023, %3099 : index
    %3101 = arith.cmpi slt, %3100, %20 : index
    scf.if %3101 {
      %3102 = arith.cmpi eq, %hasFactors, %c9 : index
      %3103 = arith.muli %3100, %c15 : index
      %3104 = memref.load %factors[%3103] : memref<?xf32>
      %3105 = arith.mulf %3104, %operandScale : f32
      %3106 = arith.select %3102, %3105, %operandScale : f32
      %3107 = arith.addi %3027, %c10 : index
      %3108 = arith.muli %3096, %c16 : index
      %3109 = arith.addi %3107, %3108 : index
      %3110 = memref.load %17[%3109] : memref<?xf32>
      %3111 = arith.addi %3109, %c12 : index
      %3112 = memref.load %17[%3111] : memref<?xf32>
      %3113 = arith.addf %3110, %3112 : f32
      %3114 = arith.mulf %3113, %3106 : f32
      %3115 = arith.muli %3, %c9 : index
      %3116 = arith.addi %3115, %c10 : index
      %3117 = arith.muli %3116, %c8 : index
      %3118 = arith.remui %3024, %c8 : index
      %3119 = arith.addi %3117, %3118 : index
      %3120 = arith.muli %3099, %c39 : index
      %3121 = arith.addi %3120, %3119 : index
      memref.store %3114, %18[%3121] : memref<?xf32>
    }
    %3122 = arith.muli %4, %c21 : index
    %3123 = arith.addi %3122, %c15 : index
    %3124 = arith.muli %3123, %c15 : index
    %3125 = arith.divui %3024, %c8 : index
    %3126 = arith.addi %3124, %3125 : index
    %3127 = arith.addi %3023, %3126 : index
    %3128 = arith.cmpi slt, %3127, %20 : index
    scf.if %3128 {
      %3129 = arith.cmpi eq, %hasFactors, %c9 : index
      %3130 = arith.muli %3127, %c15 : index
      %3131 = memref.load %factors[%3130] : memref<?xf32>
      %3132 = arith.mulf %3131, %operandScale : f32
      %3133 = arith.select %3129, %3132, %operandScale : f32
      %3134 = arith.addi %3027, %c10 : index
      %3135 = arith.muli %3123, %c16 : index
      %3136 = arith.addi %3134, %3135 : index
      %3137 = memref.load %17[%3136] : memref<?xf32>
      %3138 = arith.addi %3136, %c12 : index
      %3139 = memref.load %17[%3138] : memref<?xf32>
      %3140 = arith.addf %3137, %3139 : f32
      %3141 = arith.mulf %3140, %3133 : f32
      %3142 = arith.muli %3, %c9 : index
      %3143 = arith.addi %3142, %c10 : index
      %3144 = arith.muli %3143, %c8 : index
      %3145 = arith.remui %3024, %c8 : index
      %3146 = arith.addi %3144, %3145 : index
      %3147 = arith.muli %3126, %c39 : index
      %3148 = arith.addi %3147, %3146 : index
      memref.store %3141, %18[%3148] : memref<?xf32>
    }
    %3149 = arith.muli %4, %c21 : index
    %3150 = arith.addi %3149, %c31 : index
    %3151 = arith.muli %3150, %c15 : index
    %3152 = arith.divui %3024, %c8 : index
    %3153 = arith.addi %3151, %3152 : index
    %3154 = arith.addi %3023, %3153 : index
    %3155 = arith.cmpi slt, %3154, %20 : index
    scf.if %3155 {
      %3156 = arith.cmpi eq, %hasFactors, %c9 : index
      %3157 = arith.muli %3154, %c15 : index
      %3158 = memref.load %factors[%3157] : memref<?xf32>
      %3159 = arith.mulf %3158, %operandScale : f32
      %3160 = arith.select %3156, %3159, %operandScale : f32
      %3161 = arith.addi %3027, %c10 : index
      %3162 = arith.muli %3150, %c16 : index
      %3163 = arith.addi %3161, %3162 : index
      %3164 = memref.load %17[%3163] : memref<?xf32>
      %3165 = arith.addi %3163, %c12 : index
      %3166 = memref.load %17[%3165] : memref<?xf32>
      %3167 = arith.addf %3164, %3166 : f32
      %3168 = arith.mulf %3167, %3160 : f32
      %3169 = arith.muli %3, %c9 : index
      %3170 = arith.addi %3169, %c10 : index
      %3171 = arith.muli %3170, %c8 : index
      %3172 = arith.remui %3024, %c8 : index
      %3173 = arith.addi %3171, %3172 : index
      %3174 = arith.muli %3153, %c39 : index
      %3175 = arith.addi %3174, %3173 : index
      memref.store %3168, %18[%3175] : memref<?xf32>
    }
    wave.barrier
    %3176 = arith.addi %21, %c16 : index
    %3177 = wave.wave
    %3178 = arith.addi %3177, %c10 : index
    %3179 = arith.addi %3176, %3178 : index
    %3180 = arith.cmpi slt, %3179, %20 : index
    %3181 = arith.cmpi slt, %3178, %c8 : index
    %3182 = arith.andi %3180, %3181 : i1
    scf.if %3182 {
      %3183 = arith.addi %3176, %3178 : index
      %3184 = arith.muli %3178, %c39 : index
      %3185 = wave.lane
      %3186 = arith.addi %3185, %c10 : index
      %3187 = arith.cmpi eq, %hasBias, %c9 : index
      %3188 = arith.addi %3184, %3186 : index
      %3189 = memref.load %18[%3188] : memref<?xf32>
      %3190 = arith.muli %0, %c39 : index
      %3191 = arith.addi %3190, %3186 : index
      %3192 = memref.load %bias[%3191] : memref<?xf32>
      %3193 = arith.addf %3189, %3192 : f32
      %3194 = arith.select %3187, %3193, %3189 : f32
      %3195 = arith.addi %3186, %c6 : index
      %3196 = arith.cmpi eq, %hasBias, %c9 : index
      %3197 = arith.addi %3184, %3195 : index
      %3198 = memref.load %18[%3197] : memref<?xf32>
      %3199 = arith.muli %0, %c39 : index
      %3200 = arith.addi %3199, %3195 : index
      %3201 = memref.load %bias[%3200] : memref<?xf32>
      %3202 = arith.addf %3198, %3201 : f32
      %3203 = arith.select %3196, %3202, %3198 : f32
      %3204 = arith.addi %3185, %c16 : index
      %3205 = arith.cmpi slt, %3204, %c6 : index
      %3206 = arith.minsi %3204, %c41 : index
      %3207 = arith.cmpi eq, %hasBias, %c9 : index
      %3208 = arith.addi %3184, %3206 : index
      %3209 = memref.load %18[%3208] : memref<?xf32>
      %3210 = arith.muli %0, %c39 : index
      %3211 = arith.addi %3210, %3206 : index
      %3212 = memref.load %bias[%3211] : memref<?xf32>
      %3213 = arith.addf %3209, %3212 : f32
      %3214 = arith.select %3207, %3213, %3209 : f32
      %3215 = arith.addi %3206, %c6 : index
      %3216 = arith.cmpi eq, %hasBias, %c9 : index
      %3217 = arith.addi %3184, %3215 : index
      %3218 = memref.load %18[%3217] : memref<?xf32>
      %3219 = arith.muli %0, %c39 : index
      %3220 = arith.addi %3219, %3215 : index
      %3221 = memref.load %bias[%3220] : memref<?xf32>
      %3222 = arith.addf %3218, %3221 : f32
      %3223 = arith.select %3216, %3222, %3218 : f32
      %3224 = arith.addi %heads, %kvHeads : index
      %3225 = arith.cmpi slt, %0, %3224 : index
      scf.if %3225 {
        %3226 = arith.addi %positionsAt, %3183 : index
        %3227 = memref.load %step[%3226] : memref<?xi32>
        %3228 = arith.index_cast %3227 : i32 to index
        %3229 = arith.cmpi eq, %hasNorm, %c9 : index
        %3230 = math.fma %3194, %3194, %c44 : f32
        %3231 = math.fma %3203, %3203, %3230 : f32
        %3232 = math.fma %3214, %3214, %3231 : f32
        %3233 = arith.select %3205, %3232, %3231 : f32
        %3234 = math.fma %3223, %3223, %3233 : f32
        %3235 = arith.select %3205, %3234, %3233 : f32
        %3236 = vector.broadcast %3235 : f32 to vector<1xf32>
        %3237 = wave.reduce "add" %3236 : vector<1xf32>
        %3238 = arith.mulf %3237, %inverseHeadDim : f32
        %3239 = arith.addf %3238, %epsilon : f32
        %3240 = math.sqrt %3239 : f32
        %3241 = arith.divf %c46, %3240 : f32
        %3242 = arith.cmpi slt, %0, %heads : index
        %3243 = arith.addi %3186, %c6 : index
        %3244 = memref.load %query_norm[%3186] : memref<?xf32>
        %3245 = memref.load %key_norm[%3186] : memref<?xf32>
        %3246 = arith.select %3242, %3244, %3245 : f32
        %3247 = arith.mulf %3194, %3241 : f32
        %3248 = arith.mulf %3247, %3246 : f32
        %3249 = arith.select %3229, %3248, %3194 : f32
        %3250 = memref.load %query_norm[%3243] : memref<?xf32>
        %3251 = memref.load %key_norm[%3243] : memref<?xf32>
        %3252 = arith.select %3242, %3250, %3251 : f32
        %3253 = arith.mulf %3203, %3241 : f32
        %3254 = arith.mulf %3253, %3252 : f32
        %3255 = arith.select %3229, %3254, %3203 : f32
        %3256 = arith.addi %3206, %c6 : index
        %3257 = memref.load %query_norm[%3206] : memref<?xf32>
        %3258 = memref.load %key_norm[%3206] : memref<?xf32>
        %3259 = arith.select %3242, %3257, %3258 : f32
        %3260 = arith.mulf %3214, %3241 : f32
        %3261 = arith.mulf %3260, %3259 : f32
        %3262 = arith.select %3229, %3261, %3214 : f32
        %3263 = memref.load %query_norm[%3256] : memref<?xf32>
        %3264 = memref.load %key_norm[%3256] : memref<?xf32>
        %3265 = arith.select %3242, %3263, %3264 : f32
        %3266 = arith.mulf %3223, %3241 : f32
        %3267 = arith.mulf %3266, %3265 : f32
        %3268 = arith.select %3229, %3267, %3223 : f32
        %3269 = arith.remui %3228, %c24 : index
        %3270 = arith.muli %3269, %c39 : index
        %3271 = arith.addi %3270, %3186 : index
        %3272 = arith.divui %3228, %c24 : index
        %3273 = arith.addi %3272, %c24 : index
        %3274 = arith.muli %3273, %c39 : index
        %3275 = arith.addi %3274, %3186 : index
        %3276 = memref.load %rope[%3271] : memref<?xf32>
        %3277 = arith.addi %3271, %c6 : index
        %3278 = memref.load %rope[%3277] : memref<?xf32>
        %3279 = memref.load %rope[%3275] : memref<?xf32>
        %3280 = arith.addi %3275, %c6 : index
        %3281 = memref.load %rope[%3280] : memref<?xf32>
        %3282 = arith.mulf %3279, %3276 : f32
        %3283 = arith.mulf %3281, %3278 : f32
        %3284 = arith.subf %3282, %3283 : f32
        %3285 = arith.mulf %3281, %3276 : f32
        %3286 = arith.mulf %3279, %3278 : f32
        %3287 = arith.addf %3285, %3286 : f32
        %3288 = arith.mulf %3249, %3284 : f32
        %3289 = arith.mulf %3255, %3287 : f32
        %3290 = arith.subf %3288, %3289 : f32
        %3291 = arith.mulf %3255, %3284 : f32
        %3292 = arith.mulf %3249, %3287 : f32
        %3293 = arith.addf %3291, %3292 : f32
        %3294 = arith.cmpi slt, %0, %heads : index
        scf.if %3294 {
          %3295 = arith.muli %3183, %heads : index
          %3296 = arith.addi %3295, %0 : index
          %3297 = arith.muli %3296, %c39 : index
          %3298 = arith.addi %3297, %3186 : index
          memref.store %3290, %q[%3298] : memref<?xf32>
          %3299 = arith.addi %3298, %c6 : index
          memref.store %3293, %q[%3299] : memref<?xf32>
        } else {
          %3300 = arith.addi %3184, %3186 : index
          memref.store %3290, %18[%3300] : memref<?xf32>
          %3301 = arith.addi %3184, %3186 : index
          %3302 = arith.addi %3301, %c6 : index
          memref.store %3293, %18[%3302] : memref<?xf32>
        }
        %3303 = arith.remui %3228, %c24 : index
        %3304 = arith.muli %3303, %c39 : index
        %3305 = arith.addi %3304, %3206 : index
        %3306 = arith.divui %3228, %c24 : index
        %3307 = arith.addi %3306, %c24 : index
        %3308 = arith.muli %3307, %c39 : index
        %3309 = arith.addi %3308, %3206 : index
        %3310 = memref.load %rope[%3305] : memref<?xf32>
        %3311 = arith.addi %3305, %c6 : index
        %3312 = memref.load %rope[%3311] : memref<?xf32>
        %3313 = memref.load %rope[%3309] : memref<?xf32>
        %3314 = arith.addi %3309, %c6 : index
        %3315 = memref.load %rope[%3314] : memref<?xf32>
        %3316 = arith.mulf %3313, %3310 : f32
        %3317 = arith.mulf %3315, %3312 : f32
        %3318 = arith.subf %3316, %3317 : f32
        %3319 = arith.mulf %3315, %3310 : f32
        %3320 = arith.mulf %3313, %3312 : f32
        %3321 = arith.addf %3319, %3320 : f32
        %3322 = arith.mulf %3262, %3318 : f32
        %3323 = arith.mulf %3268, %3321 : f32
        %3324 = arith.subf %3322, %3323 : f32
        %3325 = arith.mulf %3268, %3318 : f32
        %3326 = arith.mulf %3262, %3321 : f32
        %3327 = arith.addf %3325, %3326 : f32
        scf.if %3205 {
          %3328 = arith.cmpi slt, %0, %heads : index
          scf.if %3328 {
            %3329 = arith.muli %3183, %heads : index
            %3330 = arith.addi %3329, %0 : index
            %3331 = arith.muli %3330, %c39 : index
            %3332 = arith.addi %3331, %3206 : index
            memref.store %3324, %q[%3332] : memref<?xf32>
            %3333 = arith.addi %3332, %c6 : index
            memref.store %3327, %q[%3333] : memref<?xf32>
          } else {
            %3334 = arith.addi %3184, %3206 : index
            memref.store %3324, %18[%3334] : memref<?xf32>
            %3335 = arith.addi %3184, %3206 : index
            %3336 = arith.addi %3335, %c6 : index
            memref.store %3327, %18[%3336] : memref<?xf32>
          }
        }
      } else {
        %3337 = arith.cmpi slt, %0, %heads : index
        scf.if %3337 {
          %3338 = arith.muli %3183, %heads : index
          %3339 = arith.addi %3338, %0 : index
          %3340 = arith.muli %3339, %c39 : index
          %3341 = arith.addi %3340, %3186 : index
          memref.store %3194, %q[%3341] : memref<?xf32>
          %3342 = arith.addi %3341, %c6 : index
          memref.store %3203, %q[%3342] : memref<?xf32>
        } else {
          %3343 = arith.addi %3184, %3186 : index
          memref.store %3194, %18[%3343] : memref<?xf32>
          %3344 = arith.addi %3184, %3186 : index
          %3345 = arith.addi %3344, %c6 : index
          memref.store %3203, %18[%3345] : memref<?xf32>
        }
        scf.if %3205 {
          %3346 = arith.cmpi slt, %0, %heads : index
          scf.if %3346 {
            %3347 = arith.muli %3183, %heads : index
            %3348 = arith.addi %3347, %0 : index
            %3349 = arith.muli %3348, %c39 : index
            %3350 = arith.addi %3349, %3206 : index
            memref.store %3214, %q[%3350] : memref<?xf32>
            %3351 = arith.addi %3350, %c6 : index
            memref.store %3223, %q[%3351] : memref<?xf32>
          } else {
            %3352 = arith.addi %3184, %3206 : index
            memref.store %3214, %18[%3352] : memref<?xf32>
            %3353 = arith.addi %3184, %3206 : index
            %3354 = arith.addi %3353, %c6 : index
            memref.store %3223, %18[%3354] : memref<?xf32>
          }
        }
      }
    }
    %3355 = arith.addi %3177, %c48 : index
    %3356 = arith.addi %3176, %3355 : index
    %3357 = arith.cmpi slt, %3356, %20 : index
    %3358 = arith.cmpi slt, %3355, %c8 : index
    %3359 = arith.andi %3357, %3358 : i1
    scf.if %3359 {
      %3360 = arith.addi %3176, %3355 : index
      %3361 = arith.muli %3355, %c39 : index
      %3362 = wave.lane
      %3363 = arith.addi %3362, %c10 : index
      %3364 = arith.cmpi eq, %hasBias, %c9 : index
      %3365 = arith.addi %3361, %3363 : index
      %3366 = memref.load %18[%3365] : memref<?xf32>
      %3367 = arith.muli %0, %c39 : index
      %3368 = arith.addi %3367, %3363 : index
      %3369 = memref.load %bias[%3368] : memref<?xf32>
      %3370 = arith.addf %3366, %3369 : f32
      %3371 = arith.select %3364, %3370, %3366 : f32
      %3372 = arith.addi %3363, %c6 : index
      %3373 = arith.cmpi eq, %hasBias, %c9 : index
      %3374 = arith.addi %3361, %3372 : index
      %3375 = memref.load %18[%3374] : memref<?xf32>
      %3376 = arith.muli %0, %c39 : index
      %3377 = arith.addi %3376, %3372 : index
      %3378 = memref.load %bias[%3377] : memref<?xf32>
      %3379 = arith.addf %3375, %3378 : f32
      %3380 = arith.select %3373, %3379, %3375 : f32
      %3381 = arith.addi %3362, %c16 : index
      %3382 = arith.cmpi slt, %3381, %c6 : index
      %3383 = arith.minsi %3381, %c41 : index
      %3384 = arith.cmpi eq, %hasBias, %c9 : index
      %3385 = arith.addi %3361, %3383 : index
      %3386 = memref.load %18[%3385] : memref<?xf32>
      %3387 = arith.muli %0, %c39 : index
      %3388 = arith.addi %3387, %3383 : index
      %3389 = memref.load %bias[%3388] : memref<?xf32>
      %3390 = arith.addf %3386, %3389 : f32
      %3391 = arith.select %3384, %3390, %3386 : f32
      %3392 = arith.addi %3383, %c6 : index
      %3393 = arith.cmpi eq, %hasBias, %c9 : index
      %3394 = arith.addi %3361, %3392 : index
      %3395 = memref.load %18[%3394] : memref<?xf32>
      %3396 = arith.muli %0, %c39 : index
      %3397 = arith.addi %3396, %3392 : index
      %3398 = memref.load %bias[%3397] : memref<?xf32>
      %3399 = arith.addf %3395, %3398 : f32
      %3400 = arith.select %3393, %3399, %3395 : f32
      %3401 = arith.addi %heads, %kvHeads : index
      %3402 = arith.cmpi slt, %0, %3401 : index
      scf.if %3402 {
        %3403 = arith.addi %positionsAt, %3360 : index
        %3404 = memref.load %step[%3403] : memref<?xi32>
        %3405 = arith.index_cast %3404 : i32 to index
        %3406 = arith.cmpi eq, %hasNorm, %c9 : index
        %3407 = math.fma %3371, %3371, %c44 : f32
        %3408 = math.fma %3380, %3380, %3407 : f32
        %3409 = math.fma %3391, %3391, %3408 : f32
        %3410 = arith.select %3382, %3409, %3408 : f32
        %3411 = math.fma %3400, %3400, %3410 : f32
        %3412 = arith.select %3382, %3411, %3410 : f32
        %3413 = vector.broadcast %3412 : f32 to vector<1xf32>
        %3414 = wave.reduce "add" %3413 : vector<1xf32>
        %3415 = arith.mulf %3414, %inverseHeadDim : f32
        %3416 = arith.addf %3415, %epsilon : f32
        %3417 = math.sqrt %3416 : f32
        %3418 = arith.divf %c46, %3417 : f32
        %3419 = arith.cmpi slt, %0, %heads : index
        %3420 = arith.addi %3363, %c6 : index
        %3421 = memref.load %query_norm[%3363] : memref<?xf32>
        %3422 = memref.load %key_norm[%3363] : memref<?xf32>
        %3423 = arith.select %3419, %3421, %3422 : f32
        %3424 = arith.mulf %3371, %3418 : f32
        %3425 = arith.mulf %3424, %3423 : f32
        %3426 = arith.select %3406, %3425, %3371 : f32
        %3427 = memref.load %query_norm[%3420] : memref<?xf32>
        %3428 = memref.load %key_norm[%3420] : memref<?xf32>
        %3429 = arith.select %3419, %3427, %3428 : f32
        %3430 = arith.mulf %3380, %3418 : f32
        %3431 = arith.mulf %3430, %3429 : f32
        %3432 = arith.select %3406, %3431, %3380 : f32
        %3433 = arith.addi %3383, %c6 : index
        %3434 = memref.load %query_norm[%3383] : memref<?xf32>
        %3435 = memref.load %key_norm[%3383] : memref<?xf32>
        %3436 = arith.select %3419, %3434, %3435 : f32
        %3437 = arith.mulf %3391, %3418 : f32
        %3438 = arith.mulf %3437, %3436 : f32
        %3439 = arith.select %3406, %3438, %3391 : f32
        %3440 = memref.load %query_norm[%3433] : memref<?xf32>
        %3441 = memref.load %key_norm[%3433] : memref<?xf32>
        %3442 = arith.select %3419, %3440, %3441 : f32
        %3443 = arith.mulf %3400, %3418 : f32
        %3444 = arith.mulf %3443, %3442 : f32
        %3445 = arith.select %3406, %3444, %3400 : f32
        %3446 = arith.remui %3405, %c24 : index
        %3447 = arith.muli %3446, %c39 : index
        %3448 = arith.addi %3447, %3363 : index
        %3449 = arith.divui %3405, %c24 : index
        %3450 = arith.addi %3449, %c24 : index
        %3451 = arith.muli %3450, %c39 : index
        %3452 = arith.addi %3451, %3363 : index
        %3453 = memref.load %rope[%3448] : memref<?xf32>
        %3454 = arith.addi %3448, %c6 : index
        %3455 = memref.load %rope[%3454] : memref<?xf32>
        %3456 = memref.load %rope[%3452] : memref<?xf32>
        %3457 = arith.addi %3452, %c6 : index
        %3458 = memref.load %rope[%3457] : memref<?xf32>
        %3459 = arith.mulf %3456, %3453 : f32
        %3460 = arith.mulf %3458, %3455 : f32
        %3461 = arith.subf %3459, %3460 : f32
        %3462 = arith.mulf %3458, %3453 : f32
        %3463 = arith.mulf %3456, %3455 : f32
        %3464 = arith.addf %3462, %3463 : f32
        %3465 = arith.mulf %3426, %3461 : f32
        %3466 = arith.mulf %3432, %3464 : f32
        %3467 = arith.subf %3465, %3466 : f32
        %3468 = arith.mulf %3432, %3461 : f32
        %3469 = arith.mulf %3426, %3464 : f32
        %3470 = arith.addf %3468, %3469 : f32
        %3471 = arith.cmpi slt, %0, %heads : index
        scf.if %3471 {
          %3472 = arith.muli %3360, %heads : index
          %3473 = arith.addi %3472, %0 : index
          %3474 = arith.muli %3473, %c39 : index
          %3475 = arith.addi %3474, %3363 : index
          memref.store %3467, %q[%3475] : memref<?xf32>
          %3476 = arith.addi %3475, %c6 : index
          memref.store %3470, %q[%3476] : memref<?xf32>
        } else {
          %3477 = arith.addi %3361, %3363 : index
          memref.store %3467, %18[%3477] : memref<?xf32>
          %3478 = arith.addi %3361, %3363 : index
          %3479 = arith.addi %3478, %c6 : index
          memref.store %3470, %18[%3479] : memref<?xf32>
        }
        %3480 = arith.remui %3405, %c24 : index
        %3481 = arith.muli %3480, %c39 : index
        %3482 = arith.addi %3481, %3383 : index
        %3483 = arith.divui %3405, %c24 : index
        %3484 = arith.addi %3483, %c24 : index
        %3485 = arith.muli %3484, %c39 : index
        %3486 = arith.addi %3485, %3383 : index
        %3487 = memref.load %rope[%3482] : memref<?xf32>
        %3488 = arith.addi %3482, %c6 : index
        %3489 = memref.load %rope[%3488] : memref<?xf32>
        %3490 = memref.load %rope[%3486] : memref<?xf32>
        %3491 = arith.addi %3486, %c6 : index
        %3492 = memref.load %rope[%3491] : memref<?xf32>
        %3493 = arith.mulf %3490, %3487 : f32
        %3494 = arith.mulf %3492, %3489 : f32
        %3495 = arith.subf %3493, %3494 : f32
        %3496 = arith.mulf %3492, %3487 : f32
        %3497 = arith.mulf %3490, %3489 : f32
        %3498 = arith.addf %3496, %3497 : f32
        %3499 = arith.mulf %3439, %3495 : f32
        %3500 = arith.mulf %3445, %3498 : f32
        %3501 = arith.subf %3499, %3500 : f32
        %3502 = arith.mulf %3445, %3495 : f32
        %3503 = arith.mulf %3439, %3498 : f32
        %3504 = arith.addf %3502, %3503 : f32
        scf.if %3382 {
          %3505 = arith.cmpi slt, %0, %heads : index
          scf.if %3505 {
            %3506 = arith.muli %3360, %heads : index
            %3507 = arith.addi %3506, %0 : index
            %3508 = arith.muli %3507, %c39 : index
            %3509 = arith.addi %3508, %3383 : index
            memref.store %3501, %q[%3509] : memref<?xf32>
            %3510 = arith.addi %3509, %c6 : index
            memref.store %3504, %q[%3510] : memref<?xf32>
          } else {
            %3511 = arith.addi %3361, %3383 : index
            memref.store %3501, %18[%3511] : memref<?xf32>
            %3512 = arith.addi %3361, %3383 : index
            %3513 = arith.addi %3512, %c6 : index
            memref.store %3504, %18[%3513] : memref<?xf32>
          }
        }
      } else {
        %3514 = arith.cmpi slt, %0, %heads : index
        scf.if %3514 {
          %3515 = arith.muli %3360, %heads : index
          %3516 = arith.addi %3515, %0 : index
          %3517 = arith.muli %3516, %c39 : index
          %3518 = arith.addi %3517, %3363 : index
          memref.store %3371, %q[%3518] : memref<?xf32>
          %3519 = arith.addi %3518, %c6 : index
          memref.store %3380, %q[%3519] : memref<?xf32>
        } else {
          %3520 = arith.addi %3361, %3363 : index
          memref.store %3371, %18[%3520] : memref<?xf32>
          %3521 = arith.addi %3361, %3363 : index
          %3522 = arith.addi %3521, %c6 : index
          memref.store %3380, %18[%3522] : memref<?xf32>
        }
        scf.if %3382 {
          %3523 = arith.cmpi slt, %0, %heads : index
          scf.if %3523 {
            %3524 = arith.muli %3360, %heads : index
            %3525 = arith.addi %3524, %0 : index
            %3526 = arith.muli %3525, %c39 : index
            %3527 = arith.addi %3526, %3383 : index
            memref.store %3391, %q[%3527] : memref<?xf32>
            %3528 = arith.addi %3527, %c6 : index
            memref.store %3400, %q[%3528] : memref<?xf32>
          } else {
            %3529 = arith.addi %3361, %3383 : index
            memref.store %3391, %18[%3529] : memref<?xf32>
            %3530 = arith.addi %3361, %3383 : index
            %3531 = arith.addi %3530, %c6 : index
            memref.store %3400, %18[%3531] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3532 = arith.cmpi sge, %0, %heads : index
    scf.if %3532 {
      %3533 = arith.addi %3177, %c10 : index
      %3534 = arith.addi %3176, %3533 : index
      %3535 = arith.cmpi slt, %3534, %20 : index
      %3536 = arith.cmpi slt, %3533, %c8 : index
      %3537 = arith.andi %3535, %3536 : i1
      scf.if %3537 {
        %3538 = arith.addi %3176, %3533 : index
        %3539 = arith.addi %slotsAt, %3538 : index
        %3540 = memref.load %step[%3539] : memref<?xi32>
        %3541 = arith.index_cast %3540 : i32 to index
        %3542 = arith.cmpi sge, %3541, %c10 : index
        scf.if %3542 {
          %3543 = arith.muli %3533, %c39 : index
          %3544 = arith.subi %0, %heads : index
          %3545 = memref.load %scales[%3544] : memref<?xf32>
          %3546 = vector.broadcast %3545 : f32 to vector<4xf32>
          %3547 = arith.divui %3541, %c8 : index
          %3548 = arith.remui %3541, %c8 : index
          %3549 = arith.muli %3547, %pageBytes : index
          %3550 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3550 {
            %3551 = wave.lane
            %3552 = arith.muli %3551, %c21 : index
            scf.for %3553 = %3552 to %c39 step %c33 {
              %3554 = arith.addi %3543, %3553 : index
              %3555 = vector.load %18[%3554] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3556 = arith.mulf %3555, %3546 : vector<4xf32>
              %3557 = arith.minimumf %3556, %c52 : vector<4xf32>
              %3558 = arith.maximumf %3557, %c53 : vector<4xf32>
              %3559 = arith.truncf %3558 : vector<4xf32> to vector<4xf16>
              %3560 = vector.bitcast %3559 : vector<4xf16> to vector<8xi8>
              %3561 = arith.cmpi slt, %3544, %kvHeads : index
              scf.if %3561 {
                %3562 = arith.muli %3544, %c54 : index
                %3563 = arith.addi %3549, %3562 : index
                %3564 = arith.divui %3553, %c8 : index
                %3565 = arith.muli %3564, %c55 : index
                %3566 = arith.remui %3553, %c8 : index
                %3567 = arith.divui %3566, %c5 : index
                %3568 = arith.muli %3567, %c24 : index
                %3569 = arith.muli %3548, %c8 : index
                %3570 = arith.addi %3568, %3569 : index
                %3571 = arith.remui %3566, %c5 : index
                %3572 = arith.muli %3571, %c15 : index
                %3573 = arith.addi %3570, %3572 : index
                %3574 = arith.addi %3565, %3573 : index
                %3575 = arith.addi %3563, %3574 : index
                vector.store %3560, %kv[%3575] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3576 = arith.subi %3544, %kvHeads : index
                %3577 = arith.muli %3576, %c54 : index
                %3578 = arith.addi %3549, %3577 : index
                %3579 = arith.addi %3553, %c10 : index
                %3580 = arith.divui %3579, %c8 : index
                %3581 = arith.muli %3580, %c55 : index
                %3582 = arith.addi %3581, %c11 : index
                %3583 = arith.remui %3579, %c8 : index
                %3584 = arith.divui %3548, %c15 : index
                %3585 = arith.remui %3548, %c15 : index
                %3586 = arith.muli %3585, %c5 : index
                %3587 = arith.addi %3584, %3586 : index
                %3588 = arith.divui %3587, %c5 : index
                %3589 = arith.muli %3588, %c24 : index
                %3590 = arith.muli %3583, %c8 : index
                %3591 = arith.addi %3589, %3590 : index
                %3592 = arith.remui %3587, %c5 : index
                %3593 = arith.muli %3592, %c15 : index
                %3594 = arith.addi %3591, %3593 : index
                %3595 = arith.addi %3582, %3594 : index
                %3596 = arith.addi %3578, %3595 : index
                %3597 = vector.shuffle %3560, %3560 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3597, %kv[%3596] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3598 = arith.addi %3553, %c9 : index
                %3599 = arith.divui %3598, %c8 : index
                %3600 = arith.muli %3599, %c55 : index
                %3601 = arith.addi %3600, %c11 : index
                %3602 = arith.remui %3598, %c8 : index
                %3603 = arith.divui %3548, %c15 : index
                %3604 = arith.remui %3548, %c15 : index
                %3605 = arith.muli %3604, %c5 : index
                %3606 = arith.addi %3603, %3605 : index
                %3607 = arith.divui %3606, %c5 : index
                %3608 = arith.muli %3607, %c24 : index
                %3609 = arith.muli %3602, %c8 : index
                %3610 = arith.addi %3608, %3609 : index
                %3611 = arith.remui %3606, %c5 : index
                %3612 = arith.muli %3611, %c15 : index
                %3613 = arith.addi %3610, %3612 : index
                %3614 = arith.addi %3601, %3613 : index
                %3615 = arith.addi %3578, %3614 : index
                %3616 = vector.shuffle %3560, %3560 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3616, %kv[%3615] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3617 = arith.addi %3553, %c15 : index
                %3618 = arith.divui %3617, %c8 : index
                %3619 = arith.muli %3618, %c55 : index
                %3620 = arith.addi %3619, %c11 : index
                %3621 = arith.remui %3617, %c8 : index
                %3622 = arith.divui %3548, %c15 : index
                %3623 = arith.remui %3548, %c15 : index
                %3624 = arith.muli %3623, %c5 : index
                %3625 = arith.addi %3622, %3624 : index
                %3626 = arith.divui %3625, %c5 : index
                %3627 = arith.muli %3626, %c24 : index
                %3628 = arith.muli %3621, %c8 : index
                %3629 = arith.addi %3627, %3628 : index
                %3630 = arith.remui %3625, %c5 : index
                %3631 = arith.muli %3630, %c15 : index
                %3632 = arith.addi %3629, %3631 : index
                %3633 = arith.addi %3620, %3632 : index
                %3634 = arith.addi %3578, %3633 : index
                %3635 = vector.shuffle %3560, %3560 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3635, %kv[%3634] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3636 = arith.addi %3553, %c31 : index
                %3637 = arith.divui %3636, %c8 : index
                %3638 = arith.muli %3637, %c55 : index
                %3639 = arith.addi %3638, %c11 : index
                %3640 = arith.remui %3636, %c8 : index
                %3641 = arith.divui %3548, %c15 : index
                %3642 = arith.remui %3548, %c15 : index
                %3643 = arith.muli %3642, %c5 : index
                %3644 = arith.addi %3641, %3643 : index
                %3645 = arith.divui %3644, %c5 : index
                %3646 = arith.muli %3645, %c24 : index
                %3647 = arith.muli %3640, %c8 : index
                %3648 = arith.addi %3646, %3647 : index
                %3649 = arith.remui %3644, %c5 : index
                %3650 = arith.muli %3649, %c15 : index
                %3651 = arith.addi %3648, %3650 : index
                %3652 = arith.addi %3639, %3651 : index
                %3653 = arith.addi %3578, %3652 : index
                %3654 = vector.shuffle %3560, %3560 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3654, %kv[%3653] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3655 = arith.cmpi eq, %codec, %c9 : index
          scf.if %3655 {
            %3656 = wave.lane
            %3657 = arith.muli %3656, %c21 : index
            scf.for %3658 = %3657 to %c39 step %c33 {
              %3659 = arith.addi %3543, %3658 : index
              %3660 = vector.load %18[%3659] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3661 = arith.mulf %3660, %3546 : vector<4xf32>
              %3662 = wave.fp8_encode "e4m3" %3661 : vector<4xf32> -> vector<4xi8>
              %3663 = arith.cmpi slt, %3544, %kvHeads : index
              scf.if %3663 {
                %3664 = arith.muli %3544, %c11 : index
                %3665 = arith.addi %3549, %3664 : index
                %3666 = vector.shuffle %3662, %3662 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3667 = arith.divui %3658, %c8 : index
                %3668 = arith.muli %3667, %c24 : index
                %3669 = arith.remui %3658, %c8 : index
                %3670 = arith.muli %3548, %c8 : index
                %3671 = arith.divui %3669, %c21 : index
                %3672 = arith.muli %3671, %c21 : index
                %3673 = arith.remui %3669, %c15 : index
                %3674 = arith.muli %3673, %c15 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.divui %3669, %c15 : index
                %3677 = arith.remui %3676, %c15 : index
                %3678 = arith.addi %3675, %3677 : index
                %3679 = arith.addi %3670, %3678 : index
                %3680 = arith.addi %3668, %3679 : index
                %3681 = arith.addi %3665, %3680 : index
                vector.store %3666, %kv[%3681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3682 = arith.subi %3544, %kvHeads : index
                %3683 = arith.muli %3682, %c11 : index
                %3684 = arith.addi %3549, %3683 : index
                %3685 = arith.addi %3658, %c10 : index
                %3686 = arith.divui %3685, %c8 : index
                %3687 = arith.muli %3686, %c24 : index
                %3688 = arith.addi %3687, %c12 : index
                %3689 = arith.remui %3685, %c8 : index
                %3690 = arith.divui %3548, %c15 : index
                %3691 = arith.remui %3548, %c15 : index
                %3692 = arith.muli %3691, %c5 : index
                %3693 = arith.addi %3690, %3692 : index
                %3694 = arith.muli %3689, %c8 : index
                %3695 = arith.divui %3693, %c21 : index
                %3696 = arith.muli %3695, %c21 : index
                %3697 = arith.remui %3693, %c15 : index
                %3698 = arith.muli %3697, %c15 : index
                %3699 = arith.addi %3696, %3698 : index
                %3700 = arith.divui %3693, %c15 : index
                %3701 = arith.remui %3700, %c15 : index
                %3702 = arith.addi %3699, %3701 : index
                %3703 = arith.addi %3694, %3702 : index
                %3704 = arith.addi %3688, %3703 : index
                %3705 = arith.addi %3684, %3704 : index
                %3706 = vector.shuffle %3662, %3662 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3706, %kv[%3705] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3707 = arith.addi %3658, %c9 : index
                %3708 = arith.divui %3707, %c8 : index
                %3709 = arith.muli %3708, %c24 : index
                %3710 = arith.addi %3709, %c12 : index
                %3711 = arith.remui %3707, %c8 : index
                %3712 = arith.divui %3548, %c15 : index
                %3713 = arith.remui %3548, %c15 : index
                %3714 = arith.muli %3713, %c5 : index
                %3715 = arith.addi %3712, %3714 : index
                %3716 = arith.muli %3711, %c8 : index
                %3717 = arith.divui %3715, %c21 : index
                %3718 = arith.muli %3717, %c21 : index
                %3719 = arith.remui %3715, %c15 : index
                %3720 = arith.muli %3719, %c15 : index
                %3721 = arith.addi %3718, %3720 : index
                %3722 = arith.divui %3715, %c15 : index
                %3723 = arith.remui %3722, %c15 : index
                %3724 = arith.addi %3721, %3723 : index
                %3725 = arith.addi %3716, %3724 : index
                %3726 = arith.addi %3710, %3725 : index
                %3727 = arith.addi %3684, %3726 : index
                %3728 = vector.shuffle %3662, %3662 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3728, %kv[%3727] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3729 = arith.addi %3658, %c15 : index
                %3730 = arith.divui %3729, %c8 : index
                %3731 = arith.muli %3730, %c24 : index
                %3732 = arith.addi %3731, %c12 : index
                %3733 = arith.remui %3729, %c8 : index
                %3734 = arith.divui %3548, %c15 : index
                %3735 = arith.remui %3548, %c15 : index
                %3736 = arith.muli %3735, %c5 : index
                %3737 = arith.addi %3734, %3736 : index
                %3738 = arith.muli %3733, %c8 : index
                %3739 = arith.divui %3737, %c21 : index
                %3740 = arith.muli %3739, %c21 : index
                %3741 = arith.remui %3737, %c15 : index
                %3742 = arith.muli %3741, %c15 : index
                %3743 = arith.addi %3740, %3742 : index
                %3744 = arith.divui %3737, %c15 : index
                %3745 = arith.remui %3744, %c15 : index
                %3746 = arith.addi %3743, %3745 : index
                %3747 = arith.addi %3738, %3746 : index
                %3748 = arith.addi %3732, %3747 : index
                %3749 = arith.addi %3684, %3748 : index
                %3750 = vector.shuffle %3662, %3662 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3750, %kv[%3749] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3751 = arith.addi %3658, %c31 : index
                %3752 = arith.divui %3751, %c8 : index
                %3753 = arith.muli %3752, %c24 : index
                %3754 = arith.addi %3753, %c12 : index
                %3755 = arith.remui %3751, %c8 : index
                %3756 = arith.divui %3548, %c15 : index
                %3757 = arith.remui %3548, %c15 : index
                %3758 = arith.muli %3757, %c5 : index
                %3759 = arith.addi %3756, %3758 : index
                %3760 = arith.muli %3755, %c8 : index
                %3761 = arith.divui %3759, %c21 : index
                %3762 = arith.muli %3761, %c21 : index
                %3763 = arith.remui %3759, %c15 : index
                %3764 = arith.muli %3763, %c15 : index
                %3765 = arith.addi %3762, %3764 : index
                %3766 = arith.divui %3759, %c15 : index
                %3767 = arith.remui %3766, %c15 : index
                %3768 = arith.addi %3765, %3767 : index
                %3769 = arith.addi %3760, %3768 : index
                %3770 = arith.addi %3754, %3769 : index
                %3771 = arith.addi %3684, %3770 : index
                %3772 = vector.shuffle %3662, %3662 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3772, %kv[%3771] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3773 = arith.cmpi eq, %codec, %c15 : index
          scf.if %3773 {
            %3774 = wave.lane
            %3775 = arith.muli %3774, %c21 : index
            scf.for %3776 = %3775 to %c39 step %c33 {
              %3777 = arith.addi %3543, %3776 : index
              %3778 = vector.load %18[%3777] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3779 = arith.mulf %3778, %3546 : vector<4xf32>
              %3780 = wave.fp8_encode "e5m2" %3779 : vector<4xf32> -> vector<4xi8>
              %3781 = arith.cmpi slt, %3544, %kvHeads : index
              scf.if %3781 {
                %3782 = arith.muli %3544, %c11 : index
                %3783 = arith.addi %3549, %3782 : index
                %3784 = vector.shuffle %3780, %3780 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3785 = arith.divui %3776, %c8 : index
                %3786 = arith.muli %3785, %c24 : index
                %3787 = arith.remui %3776, %c8 : index
                %3788 = arith.muli %3548, %c8 : index
                %3789 = arith.divui %3787, %c21 : index
                %3790 = arith.muli %3789, %c21 : index
                %3791 = arith.remui %3787, %c15 : index
                %3792 = arith.muli %3791, %c15 : index
                %3793 = arith.addi %3790, %3792 : index
                %3794 = arith.divui %3787, %c15 : index
                %3795 = arith.remui %3794, %c15 : index
                %3796 = arith.addi %3793, %3795 : index
                %3797 = arith.addi %3788, %3796 : index
                %3798 = arith.addi %3786, %3797 : index
                %3799 = arith.addi %3783, %3798 : index
                vector.store %3784, %kv[%3799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3800 = arith.subi %3544, %kvHeads : index
                %3801 = arith.muli %3800, %c11 : index
                %3802 = arith.addi %3549, %3801 : index
                %3803 = arith.addi %3776, %c10 : index
                %3804 = arith.divui %3803, %c8 : index
                %3805 = arith.muli %3804, %c24 : index
                %3806 = arith.addi %3805, %c12 : index
                %3807 = arith.remui %3803, %c8 : index
                %3808 = arith.divui %3548, %c15 : index
                %3809 = arith.remui %3548, %c15 : index
                %3810 = arith.muli %3809, %c5 : index
                %3811 = arith.addi %3808, %3810 : index
                %3812 = arith.muli %3807, %c8 : index
                %3813 = arith.divui %3811, %c21 : index
                %3814 = arith.muli %3813, %c21 : index
                %3815 = arith.remui %3811, %c15 : index
                %3816 = arith.muli %3815, %c15 : index
                %3817 = arith.addi %3814, %3816 : index
                %3818 = arith.divui %3811, %c15 : index
                %3819 = arith.remui %3818, %c15 : index
                %3820 = arith.addi %3817, %3819 : index
                %3821 = arith.addi %3812, %3820 : index
                %3822 = arith.addi %3806, %3821 : index
                %3823 = arith.addi %3802, %3822 : index
                %3824 = vector.shuffle %3780, %3780 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3824, %kv[%3823] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3825 = arith.addi %3776, %c9 : index
                %3826 = arith.divui %3825, %c8 : index
                %3827 = arith.muli %3826, %c24 : index
                %3828 = arith.addi %3827, %c12 : index
                %3829 = arith.remui %3825, %c8 : index
                %3830 = arith.divui %3548, %c15 : index
                %3831 = arith.remui %3548, %c15 : index
                %3832 = arith.muli %3831, %c5 : index
                %3833 = arith.addi %3830, %3832 : index
                %3834 = arith.muli %3829, %c8 : index
                %3835 = arith.divui %3833, %c21 : index
                %3836 = arith.muli %3835, %c21 : index
                %3837 = arith.remui %3833, %c15 : index
                %3838 = arith.muli %3837, %c15 : index
                %3839 = arith.addi %3836, %3838 : index
                %3840 = arith.divui %3833, %c15 : index
                %3841 = arith.remui %3840, %c15 : index
                %3842 = arith.addi %3839, %3841 : index
                %3843 = arith.addi %3834, %3842 : index
                %3844 = arith.addi %3828, %3843 : index
                %3845 = arith.addi %3802, %3844 : index
                %3846 = vector.shuffle %3780, %3780 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3846, %kv[%3845] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3847 = arith.addi %3776, %c15 : index
                %3848 = arith.divui %3847, %c8 : index
                %3849 = arith.muli %3848, %c24 : index
                %3850 = arith.addi %3849, %c12 : index
                %3851 = arith.remui %3847, %c8 : index
                %3852 = arith.divui %3548, %c15 : index
                %3853 = arith.remui %3548, %c15 : index
                %3854 = arith.muli %3853, %c5 : index
                %3855 = arith.addi %3852, %3854 : index
                %3856 = arith.muli %3851, %c8 : index
                %3857 = arith.divui %3855, %c21 : index
                %3858 = arith.muli %3857, %c21 : index
                %3859 = arith.remui %3855, %c15 : index
                %3860 = arith.muli %3859, %c15 : index
                %3861 = arith.addi %3858, %3860 : index
                %3862 = arith.divui %3855, %c15 : index
                %3863 = arith.remui %3862, %c15 : index
                %3864 = arith.addi %3861, %3863 : index
                %3865 = arith.addi %3856, %3864 : index
                %3866 = arith.addi %3850, %3865 : index
                %3867 = arith.addi %3802, %3866 : index
                %3868 = vector.shuffle %3780, %3780 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3868, %kv[%3867] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3869 = arith.addi %3776, %c31 : index
                %3870 = arith.divui %3869, %c8 : index
                %3871 = arith.muli %3870, %c24 : index
                %3872 = arith.addi %3871, %c12 : index
                %3873 = arith.remui %3869, %c8 : index
                %3874 = arith.divui %3548, %c15 : index
                %3875 = arith.remui %3548, %c15 : index
                %3876 = arith.muli %3875, %c5 : index
                %3877 = arith.addi %3874, %3876 : index
                %3878 = arith.muli %3873, %c8 : index
                %3879 = arith.divui %3877, %c21 : index
                %3880 = arith.muli %3879, %c21 : index
                %3881 = arith.remui %3877, %c15 : index
                %3882 = arith.muli %3881, %c15 : index
                %3883 = arith.addi %3880, %3882 : index
                %3884 = arith.divui %3877, %c15 : index
                %3885 = arith.remui %3884, %c15 : index
                %3886 = arith.addi %3883, %3885 : index
                %3887 = arith.addi %3878, %3886 : index
                %3888 = arith.addi %3872, %3887 : index
                %3889 = arith.addi %3802, %3888 : index
                %3890 = vector.shuffle %3780, %3780 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3890, %kv[%3889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3891 = arith.addi %3177, %c48 : index
      %3892 = arith.addi %3176, %3891 : index
      %3893 = arith.cmpi slt, %3892, %20 : index
      %3894 = arith.cmpi slt, %3891, %c8 : index
      %3895 = arith.andi %3893, %3894 : i1
      scf.if %3895 {
        %3896 = arith.addi %3176, %3891 : index
        %3897 = arith.addi %slotsAt, %3896 : index
        %3898 = memref.load %step[%3897] : memref<?xi32>
        %3899 = arith.index_cast %3898 : i32 to index
        %3900 = arith.cmpi sge, %3899, %c10 : index
        scf.if %3900 {
          %3901 = arith.muli %3891, %c39 : index
          %3902 = arith.subi %0, %heads : index
          %3903 = memref.load %scales[%3902] : memref<?xf32>
          %3904 = vector.broadcast %3903 : f32 to vector<4xf32>
          %3905 = arith.divui %3899, %c8 : index
          %3906 = arith.remui %3899, %c8 : index
          %3907 = arith.muli %3905, %pageBytes : index
          %3908 = arith.cmpi eq, %codec, %c10 : index
          scf.if %3908 {
            %3909 = wave.lane
            %3910 = arith.muli %3909, %c21 : index
            scf.for %3911 = %3910 to %c39 step %c33 {
              %3912 = arith.addi %3901, %3911 : index
              %3913 = vector.load %18[%3912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3914 = arith.mulf %3913, %3904 : vector<4xf32>
              %3915 = arith.minimumf %3914, %c52 : vector<4xf32>
              %3916 = arith.maximumf %3915, %c53 : vector<4xf32>
              %3917 = arith.truncf %3916 : vector<4xf32> to vector<4xf16>
              %3918 = vector.bitcast %3917 : vector<4xf16> to vector<8xi8>
              %3919 = arith.cmpi slt, %3902, %kvHeads : index
              scf.if %3919 {
                %3920 = arith.muli %3902, %c54 : index
                %3921 = arith.addi %3907, %3920 : index
                %3922 = arith.divui %3911, %c8 : index
                %3923 = arith.muli %3922, %c55 : index
                %3924 = arith.remui %3911, %c8 : index
                %3925 = arith.divui %3924, %c5 : index
                %3926 = arith.muli %3925, %c24 : index
                %3927 = arith.muli %3906, %c8 : index
                %3928 = arith.addi %3926, %3927 : index
                %3929 = arith.remui %3924, %c5 : index
                %3930 = arith.muli %3929, %c15 : index
                %3931 = arith.addi %3928, %3930 : index
                %3932 = arith.addi %3923, %3931 : index
                %3933 = arith.addi %3921, %3932 : index
                vector.store %3918, %kv[%3933] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3934 = arith.subi %3902, %kvHeads : index
                %3935 = arith.muli %3934, %c54 : index
                %3936 = arith.addi %3907, %3935 : index
                %3937 = arith.addi %3911, %c10 : index
                %3938 = arith.divui %3937, %c8 : index
                %3939 = arith.muli %3938, %c55 : index
                %3940 = arith.addi %3939, %c11 : index
                %3941 = arith.remui %3937, %c8 : index
                %3942 = arith.divui %3906, %c15 : index
                %3943 = arith.remui %3906, %c15 : index
                %3944 = arith.muli %3943, %c5 : index
                %3945 = arith.addi %3942, %3944 : index
                %3946 = arith.divui %3945, %c5 : index
                %3947 = arith.muli %3946, %c24 : index
                %3948 = arith.muli %3941, %c8 : index
                %3949 = arith.addi %3947, %3948 : index
                %3950 = arith.remui %3945, %c5 : index
                %3951 = arith.muli %3950, %c15 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.addi %3940, %3952 : index
                %3954 = arith.addi %3936, %3953 : index
                %3955 = vector.shuffle %3918, %3918 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3955, %kv[%3954] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3956 = arith.addi %3911, %c9 : index
                %3957 = arith.divui %3956, %c8 : index
                %3958 = arith.muli %3957, %c55 : index
                %3959 = arith.addi %3958, %c11 : index
                %3960 = arith.remui %3956, %c8 : index
                %3961 = arith.divui %3906, %c15 : index
                %3962 = arith.remui %3906, %c15 : index
                %3963 = arith.muli %3962, %c5 : index
                %3964 = arith.addi %3961, %3963 : index
                %3965 = arith.divui %3964, %c5 : index
                %3966 = arith.muli %3965, %c24 : index
                %3967 = arith.muli %3960, %c8 : index
                %3968 = arith.addi %3966, %3967 : index
                %3969 = arith.remui %3964, %c5 : index
                %3970 = arith.muli %3969, %c15 : index
                %3971 = arith.addi %3968, %3970 : index
                %3972 = arith.addi %3959, %3971 : index
                %3973 = arith.addi %3936, %3972 : index
                %3974 = vector.shuffle %3918, %3918 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3974, %kv[%3973] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3975 = arith.addi %3911, %c15 : index
                %3976 = arith.divui %3975, %c8 : index
                %3977 = arith.muli %3976, %c55 : index
                %3978 = arith.addi %3977, %c11 : index
                %3979 = arith.remui %3975, %c8 : index
                %3980 = arith.divui %3906, %c15 : index
                %3981 = arith.remui %3906, %c15 : index
                %3982 = arith.muli %3981, %c5 : index
                %3983 = arith.addi %3980, %3982 : index
                %3984 = arith.divui %3983, %c5 : index
                %3985 = arith.muli %3984, %c24 : index
                %3986 = arith.muli %3979, %c8 : index
                %3987 = arith.addi %3985, %3986 : index
                %3988 = arith.remui %3983, %c5 : index
                %3989 = arith.muli %3988, %c15 : index
                %3990 = arith.addi %3987, %3989 : index
                %3991 = arith.addi %3978, %3990 : index
                %3992 = arith.addi %3936, %3991 : index
                %3993 = vector.shuffle %3918, %3918 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3993, %kv[%3992] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3994 = arith.addi %3911, %c31 : index
                %3995 = arith.divui %3994, %c8 : index
                %3996 = arith.muli %3995, %c55 : index
                %3997 = arith.addi %3996, %c11 : index
                %3998 = arith.remui %3994, %c8 : index
                %3999 = arith.divui %3906, %c15 : index
                %4000 = arith.remui %3906, %c15 : index
                %4001 = arith.muli %4000, %c5 : index
                %4002 = arith.addi %3999, %4001 : index
                %4003 = arith.divui %4002, %c5 : index
                %4004 = arith.muli %4003, %c24 : index
                %4005 = arith.muli %3998, %c8 : index
                %4006 = arith.addi %4004, %4005 : index
                %4007 = arith.remui %4002, %c5 : index
                %4008 = arith.muli %4007, %c15 : index
                %4009 = arith.addi %4006, %4008 : index
                %4010 = arith.addi %3997, %4009 : index
                %4011 = arith.addi %3936, %4010 : index
                %4012 = vector.shuffle %3918, %3918 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4012, %kv[%4011] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4013 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4013 {
            %4014 = wave.lane
            %4015 = arith.muli %4014, %c21 : index
            scf.for %4016 = %4015 to %c39 step %c33 {
              %4017 = arith.addi %3901, %4016 : index
              %4018 = vector.load %18[%4017] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4019 = arith.mulf %4018, %3904 : vector<4xf32>
              %4020 = wave.fp8_encode "e4m3" %4019 : vector<4xf32> -> vector<4xi8>
              %4021 = arith.cmpi slt, %3902, %kvHeads : index
              scf.if %4021 {
                %4022 = arith.muli %3902, %c11 : index
                %4023 = arith.addi %3907, %4022 : index
                %4024 = vector.shuffle %4020, %4020 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4025 = arith.divui %4016, %c8 : index
                %4026 = arith.muli %4025, %c24 : index
                %4027 = arith.remui %4016, %c8 : index
                %4028 = arith.muli %3906, %c8 : index
                %4029 = arith.divui %4027, %c21 : index
                %4030 = arith.muli %4029, %c21 : index
                %4031 = arith.remui %4027, %c15 : index
                %4032 = arith.muli %4031, %c15 : index
                %4033 = arith.addi %4030, %4032 : index
                %4034 = arith.divui %4027, %c15 : index
                %4035 = arith.remui %4034, %c15 : index
                %4036 = arith.addi %4033, %4035 : index
                %4037 = arith.addi %4028, %4036 : index
                %4038 = arith.addi %4026, %4037 : index
                %4039 = arith.addi %4023, %4038 : index
                vector.store %4024, %kv[%4039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4040 = arith.subi %3902, %kvHeads : index
                %4041 = arith.muli %4040, %c11 : index
                %4042 = arith.addi %3907, %4041 : index
                %4043 = arith.addi %4016, %c10 : index
                %4044 = arith.divui %4043, %c8 : index
                %4045 = arith.muli %4044, %c24 : index
                %4046 = arith.addi %4045, %c12 : index
                %4047 = arith.remui %4043, %c8 : index
                %4048 = arith.divui %3906, %c15 : index
                %4049 = arith.remui %3906, %c15 : index
                %4050 = arith.muli %4049, %c5 : index
                %4051 = arith.addi %4048, %4050 : index
                %4052 = arith.muli %4047, %c8 : index
                %4053 = arith.divui %4051, %c21 : index
                %4054 = arith.muli %4053, %c21 : index
                %4055 = arith.remui %4051, %c15 : index
                %4056 = arith.muli %4055, %c15 : index
                %4057 = arith.addi %4054, %4056 : index
                %4058 = arith.divui %4051, %c15 : index
                %4059 = arith.remui %4058, %c15 : index
                %4060 = arith.addi %4057, %4059 : index
                %4061 = arith.addi %4052, %4060 : index
                %4062 = arith.addi %4046, %4061 : index
                %4063 = arith.addi %4042, %4062 : index
                %4064 = vector.shuffle %4020, %4020 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4064, %kv[%4063] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4065 = arith.addi %4016, %c9 : index
                %4066 = arith.divui %4065, %c8 : index
                %4067 = arith.muli %4066, %c24 : index
                %4068 = arith.addi %4067, %c12 : index
                %4069 = arith.remui %4065, %c8 : index
                %4070 = arith.divui %3906, %c15 : index
                %4071 = arith.remui %3906, %c15 : index
                %4072 = arith.muli %4071, %c5 : index
                %4073 = arith.addi %4070, %4072 : index
                %4074 = arith.muli %4069, %c8 : index
                %4075 = arith.divui %4073, %c21 : index
                %4076 = arith.muli %4075, %c21 : index
                %4077 = arith.remui %4073, %c15 : index
                %4078 = arith.muli %4077, %c15 : index
                %4079 = arith.addi %4076, %4078 : index
                %4080 = arith.divui %4073, %c15 : index
                %4081 = arith.remui %4080, %c15 : index
                %4082 = arith.addi %4079, %4081 : index
                %4083 = arith.addi %4074, %4082 : index
                %4084 = arith.addi %4068, %4083 : index
                %4085 = arith.addi %4042, %4084 : index
                %4086 = vector.shuffle %4020, %4020 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4086, %kv[%4085] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4087 = arith.addi %4016, %c15 : index
                %4088 = arith.divui %4087, %c8 : index
                %4089 = arith.muli %4088, %c24 : index
                %4090 = arith.addi %4089, %c12 : index
                %4091 = arith.remui %4087, %c8 : index
                %4092 = arith.divui %3906, %c15 : index
                %4093 = arith.remui %3906, %c15 : index
                %4094 = arith.muli %4093, %c5 : index
                %4095 = arith.addi %4092, %4094 : index
                %4096 = arith.muli %4091, %c8 : index
                %4097 = arith.divui %4095, %c21 : index
                %4098 = arith.muli %4097, %c21 : index
                %4099 = arith.remui %4095, %c15 : index
                %4100 = arith.muli %4099, %c15 : index
                %4101 = arith.addi %4098, %4100 : index
                %4102 = arith.divui %4095, %c15 : index
                %4103 = arith.remui %4102, %c15 : index
                %4104 = arith.addi %4101, %4103 : index
                %4105 = arith.addi %4096, %4104 : index
                %4106 = arith.addi %4090, %4105 : index
                %4107 = arith.addi %4042, %4106 : index
                %4108 = vector.shuffle %4020, %4020 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4108, %kv[%4107] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4109 = arith.addi %4016, %c31 : index
                %4110 = arith.divui %4109, %c8 : index
                %4111 = arith.muli %4110, %c24 : index
                %4112 = arith.addi %4111, %c12 : index
                %4113 = arith.remui %4109, %c8 : index
                %4114 = arith.divui %3906, %c15 : index
                %4115 = arith.remui %3906, %c15 : index
                %4116 = arith.muli %4115, %c5 : index
                %4117 = arith.addi %4114, %4116 : index
                %4118 = arith.muli %4113, %c8 : index
                %4119 = arith.divui %4117, %c21 : index
                %4120 = arith.muli %4119, %c21 : index
                %4121 = arith.remui %4117, %c15 : index
                %4122 = arith.muli %4121, %c15 : index
                %4123 = arith.addi %4120, %4122 : index
                %4124 = arith.divui %4117, %c15 : index
                %4125 = arith.remui %4124, %c15 : index
                %4126 = arith.addi %4123, %4125 : index
                %4127 = arith.addi %4118, %4126 : index
                %4128 = arith.addi %4112, %4127 : index
                %4129 = arith.addi %4042, %4128 : index
                %4130 = vector.shuffle %4020, %4020 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4130, %kv[%4129] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4131 = arith.cmpi eq, %codec, %c15 : index
          scf.if %4131 {
            %4132 = wave.lane
            %4133 = arith.muli %4132, %c21 : index
            scf.for %4134 = %4133 to %c39 step %c33 {
              %4135 = arith.addi %3901, %4134 : index
              %4136 = vector.load %18[%4135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4137 = arith.mulf %4136, %3904 : vector<4xf32>
              %4138 = wave.fp8_encode "e5m2" %4137 : vector<4xf32> -> vector<4xi8>
              %4139 = arith.cmpi slt, %3902, %kvHeads : index
              scf.if %4139 {
                %4140 = arith.muli %3902, %c11 : index
                %4141 = arith.addi %3907, %4140 : index
                %4142 = vector.shuffle %4138, %4138 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4143 = arith.divui %4134, %c8 : index
                %4144 = arith.muli %4143, %c24 : index
                %4145 = arith.remui %4134, %c8 : index
                %4146 = arith.muli %3906, %c8 : index
                %4147 = arith.divui %4145, %c21 : index
                %4148 = arith.muli %4147, %c21 : index
                %4149 = arith.remui %4145, %c15 : index
                %4150 = arith.muli %4149, %c15 : index
                %4151 = arith.addi %4148, %4150 : index
                %4152 = arith.divui %4145, %c15 : index
                %4153 = arith.remui %4152, %c15 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.addi %4146, %4154 : index
                %4156 = arith.addi %4144, %4155 : index
                %4157 = arith.addi %4141, %4156 : index
                vector.store %4142, %kv[%4157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4158 = arith.subi %3902, %kvHeads : index
                %4159 = arith.muli %4158, %c11 : index
                %4160 = arith.addi %3907, %4159 : index
                %4161 = arith.addi %4134, %c10 : index
                %4162 = arith.divui %4161, %c8 : index
                %4163 = arith.muli %4162, %c24 : index
                %4164 = arith.addi %4163, %c12 : index
                %4165 = arith.remui %4161, %c8 : index
                %4166 = arith.divui %3906, %c15 : index
                %4167 = arith.remui %3906, %c15 : index
                %4168 = arith.muli %4167, %c5 : index
                %4169 = arith.addi %4166, %4168 : index
                %4170 = arith.muli %4165, %c8 : index
                %4171 = arith.divui %4169, %c21 : index
                %4172 = arith.muli %4171, %c21 : index
                %4173 = arith.remui %4169, %c15 : index
                %4174 = arith.muli %4173, %c15 : index
                %4175 = arith.addi %4172, %4174 : index
                %4176 = arith.divui %4169, %c15 : index
                %4177 = arith.remui %4176, %c15 : index
                %4178 = arith.addi %4175, %4177 : index
                %4179 = arith.addi %4170, %4178 : index
                %4180 = arith.addi %4164, %4179 : index
                %4181 = arith.addi %4160, %4180 : index
                %4182 = vector.shuffle %4138, %4138 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4182, %kv[%4181] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4183 = arith.addi %4134, %c9 : index
                %4184 = arith.divui %4183, %c8 : index
                %4185 = arith.muli %4184, %c24 : index
                %4186 = arith.addi %4185, %c12 : index
                %4187 = arith.remui %4183, %c8 : index
                %4188 = arith.divui %3906, %c15 : index
                %4189 = arith.remui %3906, %c15 : index
                %4190 = arith.muli %4189, %c5 : index
                %4191 = arith.addi %4188, %4190 : index
                %4192 = arith.muli %4187, %c8 : index
                %4193 = arith.divui %4191, %c21 : index
                %4194 = arith.muli %4193, %c21 : index
                %4195 = arith.remui %4191, %c15 : index
                %4196 = arith.muli %4195, %c15 : index
                %4197 = arith.addi %4194, %4196 : index
                %4198 = arith.divui %4191, %c15 : index
                %4199 = arith.remui %4198, %c15 : index
                %4200 = arith.addi %4197, %4199 : index
                %4201 = arith.addi %4192, %4200 : index
                %4202 = arith.addi %4186, %4201 : index
                %4203 = arith.addi %4160, %4202 : index
                %4204 = vector.shuffle %4138, %4138 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4204, %kv[%4203] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4205 = arith.addi %4134, %c15 : index
                %4206 = arith.divui %4205, %c8 : index
                %4207 = arith.muli %4206, %c24 : index
                %4208 = arith.addi %4207, %c12 : index
                %4209 = arith.remui %4205, %c8 : index
                %4210 = arith.divui %3906, %c15 : index
                %4211 = arith.remui %3906, %c15 : index
                %4212 = arith.muli %4211, %c5 : index
                %4213 = arith.addi %4210, %4212 : index
                %4214 = arith.muli %4209, %c8 : index
                %4215 = arith.divui %4213, %c21 : index
                %4216 = arith.muli %4215, %c21 : index
                %4217 = arith.remui %4213, %c15 : index
                %4218 = arith.muli %4217, %c15 : index
                %4219 = arith.addi %4216, %4218 : index
                %4220 = arith.divui %4213, %c15 : index
                %4221 = arith.remui %4220, %c15 : index
                %4222 = arith.addi %4219, %4221 : index
                %4223 = arith.addi %4214, %4222 : index
                %4224 = arith.addi %4208, %4223 : index
                %4225 = arith.addi %4160, %4224 : index
                %4226 = vector.shuffle %4138, %4138 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4226, %kv[%4225] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4227 = arith.addi %4134, %c31 : index
                %4228 = arith.divui %4227, %c8 : index
                %4229 = arith.muli %4228, %c24 : index
                %4230 = arith.addi %4229, %c12 : index
                %4231 = arith.remui %4227, %c8 : index
                %4232 = arith.divui %3906, %c15 : index
                %4233 = arith.remui %3906, %c15 : index
                %4234 = arith.muli %4233, %c5 : index
                %4235 = arith.addi %4232, %4234 : index
                %4236 = arith.muli %4231, %c8 : index
                %4237 = arith.divui %4235, %c21 : index
                %4238 = arith.muli %4237, %c21 : index
                %4239 = arith.remui %4235, %c15 : index
                %4240 = arith.muli %4239, %c15 : index
                %4241 = arith.addi %4238, %4240 : index
                %4242 = arith.divui %4235, %c15 : index
                %4243 = arith.remui %4242, %c15 : index
                %4244 = arith.addi %4241, %4243 : index
                %4245 = arith.addi %4236, %4244 : index
                %4246 = arith.addi %4230, %4245 : index
                %4247 = arith.addi %4160, %4246 : index
                %4248 = vector.shuffle %4138, %4138 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4248, %kv[%4247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4249 = arith.addi %21, %c17 : index
    %4250 = wave.lane
    %4251 = arith.muli %3, %c9 : index
    %4252 = arith.muli %4251, %c24 : index
    %4253 = arith.addi %4252, %4250 : index
    %4254 = arith.muli %4, %c12 : index
    %4255 = arith.addi %4254, %4253 : index
    %4256 = arith.addi %4255, %c10 : index
    %4257 = arith.addi %4256, %c10 : index
    %4258 = vector.extract %420#3[0] : f32 from vector<8xf32>
    memref.store %4258, %17[%4257] : memref<?xf32>
    %4259 = arith.muli %4, %c12 : index
    %4260 = arith.addi %4259, %4253 : index
    %4261 = arith.addi %4260, %c10 : index
    %4262 = arith.addi %4261, %c16 : index
    %4263 = vector.extract %420#3[1] : f32 from vector<8xf32>
    memref.store %4263, %17[%4262] : memref<?xf32>
    %4264 = arith.muli %4, %c12 : index
    %4265 = arith.addi %4264, %4253 : index
    %4266 = arith.addi %4265, %c10 : index
    %4267 = arith.addi %4266, %c13 : index
    %4268 = vector.extract %420#3[2] : f32 from vector<8xf32>
    memref.store %4268, %17[%4267] : memref<?xf32>
    %4269 = arith.muli %4, %c12 : index
    %4270 = arith.addi %4269, %4253 : index
    %4271 = arith.addi %4270, %c10 : index
    %4272 = arith.addi %4271, %c32 : index
    %4273 = vector.extract %420#3[3] : f32 from vector<8xf32>
    memref.store %4273, %17[%4272] : memref<?xf32>
    %4274 = arith.muli %4, %c12 : index
    %4275 = arith.addi %4274, %4253 : index
    %4276 = arith.addi %4275, %c10 : index
    %4277 = arith.addi %4276, %c33 : index
    %4278 = vector.extract %420#3[4] : f32 from vector<8xf32>
    memref.store %4278, %17[%4277] : memref<?xf32>
    %4279 = arith.muli %4, %c12 : index
    %4280 = arith.addi %4279, %4253 : index
    %4281 = arith.addi %4280, %c10 : index
    %4282 = arith.addi %4281, %c34 : index
    %4283 = vector.extract %420#3[5] : f32 from vector<8xf32>
    memref.store %4283, %17[%4282] : memref<?xf32>
    %4284 = arith.muli %4, %c12 : index
    %4285 = arith.addi %4284, %4253 : index
    %4286 = arith.addi %4285, %c10 : index
    %4287 = arith.addi %4286, %c35 : index
    %4288 = vector.extract %420#3[6] : f32 from vector<8xf32>
    memref.store %4288, %17[%4287] : memref<?xf32>
    %4289 = arith.muli %4, %c12 : index
    %4290 = arith.addi %4289, %4253 : index
    %4291 = arith.addi %4290, %c10 : index
    %4292 = arith.addi %4291, %c36 : index
    %4293 = vector.extract %420#3[7] : f32 from vector<8xf32>
    memref.store %4293, %17[%4292] : memref<?xf32>
    wave.barrier
    %4294 = arith.muli %4, %c21 : index
    %4295 = arith.addi %4294, %c10 : index
    %4296 = arith.muli %4295, %c15 : index
    %4297 = arith.divui %4250, %c8 : index
    %4298 = arith.addi %4296, %4297 : index
    %4299 = arith.addi %4249, %4298 : index
    %4300 = arith.cmpi slt, %4299, %20 : index
    scf.if %4300 {
      %4301 = arith.cmpi eq, %hasFactors, %c9 : index
      %4302 = arith.muli %4299, %c15 : index
      %4303 = memref.load %factors[%4302] : memref<?xf32>
      %4304 = arith.mulf %4303, %operandScale : f32
      %4305 = arith.select %4301, %4304, %operandScale : f32
      %4306 = arith.addi %4253, %c10 : index
      %4307 = arith.muli %4295, %c16 : index
      %4308 = arith.addi %4306, %4307 : index
      %4309 = memref.load %17[%4308] : memref<?xf32>
      %4310 = arith.addi %4308, %c12 : index
      %4311 = memref.load %17[%4310] : memref<?xf32>
      %4312 = arith.addf %4309, %4311 : f32
      %4313 = arith.mulf %4312, %4305 : f32
      %4314 = arith.muli %3, %c9 : index
      %4315 = arith.addi %4314, %c10 : index
      %4316 = arith.muli %4315, %c8 : index
      %4317 = arith.remui %4250, %c8 : index
      %4318 = arith.addi %4316, %4317 : index
      %4319 = arith.muli %4298, %c39 : index
      %4320 = arith.addi %4319, %4318 : index
      memref.store %4313, %18[%4320] : memref<?xf32>
    }
    %4321 = arith.muli %4, %c21 : index
    %4322 = arith.addi %4321, %c9 : index
    %4323 = arith.muli %4322, %c15 : index
    %4324 = arith.divui %4250, %c8 : index
    %4325 = arith.addi %4323, %4324 : index
    %4326 = arith.addi %4249, %4325 : index
    %4327 = arith.cmpi slt, %4326, %20 : index
    scf.if %4327 {
      %4328 = arith.cmpi eq, %hasFactors, %c9 : index
      %4329 = arith.muli %4326, %c15 : index
      %4330 = memref.load %factors[%4329] : memref<?xf32>
      %4331 = arith.mulf %4330, %operandScale : f32
      %4332 = arith.select %4328, %4331, %operandScale : f32
      %4333 = arith.addi %4253, %c10 : index
      %4334 = arith.muli %4322, %c16 : index
      %4335 = arith.addi %4333, %4334 : index
      %4336 = memref.load %17[%4335] : memref<?xf32>
      %4337 = arith.addi %4335, %c12 : index
      %4338 = memref.load %17[%4337] : memref<?xf32>
      %4339 = arith.addf %4336, %4338 : f32
      %4340 = arith.mulf %4339, %4332 : f32
      %4341 = arith.muli %3, %c9 : index
      %4342 = arith.addi %4341, %c10 : index
      %4343 = arith.muli %4342, %c8 : index
      %4344 = arith.remui %4250, %c8 : index
      %4345 = arith.addi %4343, %4344 : index
      %4346 = arith.muli %4325, %c39 : index
      %4347 = arith.addi %4346, %4345 : index
      memref.store %4340, %18[%4347] : memref<?xf32>
    }
    %4348 = arith.muli %4, %c21 : index
    %4349 = arith.addi %4348, %c15 : index
    %4350 = arith.muli %4349, %c15 : index
    %4351 = arith.divui %4250, %c8 : index
    %4352 = arith.addi %4350, %4351 : index
    %4353 = arith.addi %4249, %4352 : index
    %4354 = arith.cmpi slt, %4353, %20 : index
    scf.if %4354 {
      %4355 = arith.cmpi eq, %hasFactors, %c9 : index
      %4356 = arith.muli %4353, %c15 : index
      %4357 = memref.load %factors[%4356] : memref<?xf32>
      %4358 = arith.mulf %4357, %operandScale : f32
      %4359 = arith.select %4355, %4358, %operandScale : f32
      %4360 = arith.addi %4253, %c10 : index
      %4361 = arith.muli %4349, %c16 : index
      %4362 = arith.addi %4360, %4361 : index
      %4363 = memref.load %17[%4362] : memref<?xf32>
      %4364 = arith.addi %4362, %c12 : index
      %4365 = memref.load %17[%4364] : memref<?xf32>
      %4366 = arith.addf %4363, %4365 : f32
      %4367 = arith.mulf %4366, %4359 : f32
      %4368 = arith.muli %3, %c9 : index
      %4369 = arith.addi %4368, %c10 : index
      %4370 = arith.muli %4369, %c8 : index
      %4371 = arith.remui %4250, %c8 : index
      %4372 = arith.addi %4370, %4371 : index
      %4373 = arith.muli %4352, %c39 : index
      %4374 = arith.addi %4373, %4372 : index
      memref.store %4367, %18[%4374] : memref<?xf32>
    }
    %4375 = arith.muli %4, %c21 : index
    %4376 = arith.addi %4375, %c31 : index
    %4377 = arith.muli %4376, %c15 : index
    %4378 = arith.divui %4250, %c8 : index
    %4379 = arith.addi %4377, %4378 : index
    %4380 = arith.addi %4249, %4379 : index
    %4381 = arith.cmpi slt, %4380, %20 : index
    scf.if %4381 {
      %4382 = arith.cmpi eq, %hasFactors, %c9 : index
      %4383 = arith.muli %4380, %c15 : index
      %4384 = memref.load %factors[%4383] : memref<?xf32>
      %4385 = arith.mulf %4384, %operandScale : f32
      %4386 = arith.select %4382, %4385, %operandScale : f32
      %4387 = arith.addi %4253, %c10 : index
      %4388 = arith.muli %4376, %c16 : index
      %4389 = arith.addi %4387, %4388 : index
      %4390 = memref.load %17[%4389] : memref<?xf32>
      %4391 = arith.addi %4389, %c12 : index
      %4392 = memref.load %17[%4391] : memref<?xf32>
      %4393 = arith.addf %4390, %4392 : f32
      %4394 = arith.mulf %4393, %4386 : f32
      %4395 = arith.muli %3, %c9 : index
      %4396 = arith.addi %4395, %c10 : index
      %4397 = arith.muli %4396, %c8 : index
      %4398 = arith.remui %4250, %c8 : index
      %4399 = arith.addi %4397, %4398 : index
      %4400 = arith.muli %4379, %c39 : index
      %4401 = arith.addi %4400, %4399 : index
      memref.store %4394, %18[%4401] : memref<?xf32>
    }
    wave.barrier
    %4402 = arith.addi %21, %c17 : index
    %4403 = wave.wave
    %4404 = arith.addi %4403, %c10 : index
    %4405 = arith.addi %4402, %4404 : index
    %4406 = arith.cmpi slt, %4405, %20 : index
    %4407 = arith.cmpi slt, %4404, %c8 : index
    %4408 = arith.andi %4406, %4407 : i1
    scf.if %4408 {
      %4409 = arith.addi %4402, %4404 : index
      %4410 = arith.muli %4404, %c39 : index
      %4411 = wave.lane
      %4412 = arith.addi %4411, %c10 : index
      %4413 = arith.cmpi eq, %hasBias, %c9 : index
      %4414 = arith.addi %4410, %4412 : index
      %4415 = memref.load %18[%4414] : memref<?xf32>
      %4416 = arith.muli %0, %c39 : index
      %4417 = arith.addi %4416, %4412 : index
      %4418 = memref.load %bias[%4417] : memref<?xf32>
      %4419 = arith.addf %4415, %4418 : f32
      %4420 = arith.select %4413, %4419, %4415 : f32
      %4421 = arith.addi %4412, %c6 : index
      %4422 = arith.cmpi eq, %hasBias, %c9 : index
      %4423 = arith.addi %4410, %4421 : index
      %4424 = memref.load %18[%4423] : memref<?xf32>
      %4425 = arith.muli %0, %c39 : index
      %4426 = arith.addi %4425, %4421 : index
      %4427 = memref.load %bias[%4426] : memref<?xf32>
      %4428 = arith.addf %4424, %4427 : f32
      %4429 = arith.select %4422, %4428, %4424 : f32
      %4430 = arith.addi %4411, %c16 : index
      %4431 = arith.cmpi slt, %4430, %c6 : index
      %4432 = arith.minsi %4430, %c41 : index
      %4433 = arith.cmpi eq, %hasBias, %c9 : index
      %4434 = arith.addi %4410, %4432 : index
      %4435 = memref.load %18[%4434] : memref<?xf32>
      %4436 = arith.muli %0, %c39 : index
      %4437 = arith.addi %4436, %4432 : index
      %4438 = memref.load %bias[%4437] : memref<?xf32>
      %4439 = arith.addf %4435, %4438 : f32
      %4440 = arith.select %4433, %4439, %4435 : f32
      %4441 = arith.addi %4432, %c6 : index
      %4442 = arith.cmpi eq, %hasBias, %c9 : index
      %4443 = arith.addi %4410, %4441 : index
      %4444 = memref.load %18[%4443] : memref<?xf32>
      %4445 = arith.muli %0, %c39 : index
      %4446 = arith.addi %4445, %4441 : index
      %4447 = memref.load %bias[%4446] : memref<?xf32>
      %4448 = arith.addf %4444, %4447 : f32
      %4449 = arith.select %4442, %4448, %4444 : f32
      %4450 = arith.addi %heads, %kvHeads : index
      %4451 = arith.cmpi slt, %0, %4450 : index
      scf.if %4451 {
        %4452 = arith.addi %positionsAt, %4409 : index
        %4453 = memref.load %step[%4452] : memref<?xi32>
        %4454 = arith.index_cast %4453 : i32 to index
        %4455 = arith.cmpi eq, %hasNorm, %c9 : index
        %4456 = math.fma %4420, %4420, %c44 : f32
        %4457 = math.fma %4429, %4429, %4456 : f32
        %4458 = math.fma %4440, %4440, %4457 : f32
        %4459 = arith.select %4431, %4458, %4457 : f32
        %4460 = math.fma %4449, %4449, %4459 : f32
        %4461 = arith.select %4431, %4460, %4459 : f32
        %4462 = vector.broadcast %4461 : f32 to vector<1xf32>
        %4463 = wave.reduce "add" %4462 : vector<1xf32>
        %4464 = arith.mulf %4463, %inverseHeadDim : f32
        %4465 = arith.addf %4464, %epsilon : f32
        %4466 = math.sqrt %4465 : f32
        %4467 = arith.divf %c46, %4466 : f32
        %4468 = arith.cmpi slt, %0, %heads : index
        %4469 = arith.addi %4412, %c6 : index
        %4470 = memref.load %query_norm[%4412] : memref<?xf32>
        %4471 = memref.load %key_norm[%4412] : memref<?xf32>
        %4472 = arith.select %4468, %4470, %4471 : f32
        %4473 = arith.mulf %4420, %4467 : f32
        %4474 = arith.mulf %4473, %4472 : f32
        %4475 = arith.select %4455, %4474, %4420 : f32
        %4476 = memref.load %query_norm[%4469] : memref<?xf32>
        %4477 = memref.load %key_norm[%4469] : memref<?xf32>
        %4478 = arith.select %4468, %4476, %4477 : f32
        %4479 = arith.mulf %4429, %4467 : f32
        %4480 = arith.mulf %4479, %4478 : f32
        %4481 = arith.select %4455, %4480, %4429 : f32
        %4482 = arith.addi %4432, %c6 : index
        %4483 = memref.load %query_norm[%4432] : memref<?xf32>
        %4484 = memref.load %key_norm[%4432] : memref<?xf32>
        %4485 = arith.select %4468, %4483, %4484 : f32
        %4486 = arith.mulf %4440, %4467 : f32
        %4487 = arith.mulf %4486, %4485 : f32
        %4488 = arith.select %4455, %4487, %4440 : f32
        %4489 = memref.load %query_norm[%4482] : memref<?xf32>
        %4490 = memref.load %key_norm[%4482] : memref<?xf32>
        %4491 = arith.select %4468, %4489, %4490 : f32
        %4492 = arith.mulf %4449, %4467 : f32
        %4493 = arith.mulf %4492, %4491 : f32
        %4494 = arith.select %4455, %4493, %4449 : f32
        %4495 = arith.remui %4454, %c24 : index
        %4496 = arith.muli %4495, %c39 : index
        %4497 = arith.addi %4496, %4412 : index
        %4498 = arith.divui %4454, %c24 : index
        %4499 = arith.addi %4498, %c24 : index
        %4500 = arith.muli %4499, %c39 : index
        %4501 = arith.addi %4500, %4412 : index
        %4502 = memref.load %rope[%4497] : memref<?xf32>
        %4503 = arith.addi %4497, %c6 : index
        %4504 = memref.load %rope[%4503] : memref<?xf32>
        %4505 = memref.load %rope[%4501] : memref<?xf32>
        %4506 = arith.addi %4501, %c6 : index
        %4507 = memref.load %rope[%4506] : memref<?xf32>
        %4508 = arith.mulf %4505, %4502 : f32
        %4509 = arith.mulf %4507, %4504 : f32
        %4510 = arith.subf %4508, %4509 : f32
        %4511 = arith.mulf %4507, %4502 : f32
        %4512 = arith.mulf %4505, %4504 : f32
        %4513 = arith.addf %4511, %4512 : f32
        %4514 = arith.mulf %4475, %4510 : f32
        %4515 = arith.mulf %4481, %4513 : f32
        %4516 = arith.subf %4514, %4515 : f32
        %4517 = arith.mulf %4481, %4510 : f32
        %4518 = arith.mulf %4475, %4513 : f32
        %4519 = arith.addf %4517, %4518 : f32
        %4520 = arith.cmpi slt, %0, %heads : index
        scf.if %4520 {
          %4521 = arith.muli %4409, %heads : index
          %4522 = arith.addi %4521, %0 : index
          %4523 = arith.muli %4522, %c39 : index
          %4524 = arith.addi %4523, %4412 : index
          memref.store %4516, %q[%4524] : memref<?xf32>
          %4525 = arith.addi %4524, %c6 : index
          memref.store %4519, %q[%4525] : memref<?xf32>
        } else {
          %4526 = arith.addi %4410, %4412 : index
          memref.store %4516, %18[%4526] : memref<?xf32>
          %4527 = arith.addi %4410, %4412 : index
          %4528 = arith.addi %4527, %c6 : index
          memref.store %4519, %18[%4528] : memref<?xf32>
        }
        %4529 = arith.remui %4454, %c24 : index
        %4530 = arith.muli %4529, %c39 : index
        %4531 = arith.addi %4530, %4432 : index
        %4532 = arith.divui %4454, %c24 : index
        %4533 = arith.addi %4532, %c24 : index
        %4534 = arith.muli %4533, %c39 : index
        %4535 = arith.addi %4534, %4432 : index
        %4536 = memref.load %rope[%4531] : memref<?xf32>
        %4537 = arith.addi %4531, %c6 : index
        %4538 = memref.load %rope[%4537] : memref<?xf32>
        %4539 = memref.load %rope[%4535] : memref<?xf32>
        %4540 = arith.addi %4535, %c6 : index
        %4541 = memref.load %rope[%4540] : memref<?xf32>
        %4542 = arith.mulf %4539, %4536 : f32
        %4543 = arith.mulf %4541, %4538 : f32
        %4544 = arith.subf %4542, %4543 : f32
        %4545 = arith.mulf %4541, %4536 : f32
        %4546 = arith.mulf %4539, %4538 : f32
        %4547 = arith.addf %4545, %4546 : f32
        %4548 = arith.mulf %4488, %4544 : f32
        %4549 = arith.mulf %4494, %4547 : f32
        %4550 = arith.subf %4548, %4549 : f32
        %4551 = arith.mulf %4494, %4544 : f32
        %4552 = arith.mulf %4488, %4547 : f32
        %4553 = arith.addf %4551, %4552 : f32
        scf.if %4431 {
          %4554 = arith.cmpi slt, %0, %heads : index
          scf.if %4554 {
            %4555 = arith.muli %4409, %heads : index
            %4556 = arith.addi %4555, %0 : index
            %4557 = arith.muli %4556, %c39 : index
            %4558 = arith.addi %4557, %4432 : index
            memref.store %4550, %q[%4558] : memref<?xf32>
            %4559 = arith.addi %4558, %c6 : index
            memref.store %4553, %q[%4559] : memref<?xf32>
          } else {
            %4560 = arith.addi %4410, %4432 : index
            memref.store %4550, %18[%4560] : memref<?xf32>
            %4561 = arith.addi %4410, %4432 : index
            %4562 = arith.addi %4561, %c6 : index
            memref.store %4553, %18[%4562] : memref<?xf32>
          }
        }
      } else {
        %4563 = arith.cmpi slt, %0, %heads : index
        scf.if %4563 {
          %4564 = arith.muli %4409, %heads : index
          %4565 = arith.addi %4564, %0 : index
          %4566 = arith.muli %4565, %c39 : index
          %4567 = arith.addi %4566, %4412 : index
          memref.store %4420, %q[%4567] : memref<?xf32>
          %4568 = arith.addi %4567, %c6 : index
          memref.store %4429, %q[%4568] : memref<?xf32>
        } else {
          %4569 = arith.addi %4410, %4412 : index
          memref.store %4420, %18[%4569] : memref<?xf32>
          %4570 = arith.addi %4410, %4412 : index
          %4571 = arith.addi %4570, %c6 : index
          memref.store %4429, %18[%4571] : memref<?xf32>
        }
        scf.if %4431 {
          %4572 = arith.cmpi slt, %0, %heads : index
          scf.if %4572 {
            %4573 = arith.muli %4409, %heads : index
            %4574 = arith.addi %4573, %0 : index
            %4575 = arith.muli %4574, %c39 : index
            %4576 = arith.addi %4575, %4432 : index
            memref.store %4440, %q[%4576] : memref<?xf32>
            %4577 = arith.addi %4576, %c6 : index
            memref.store %4449, %q[%4577] : memref<?xf32>
          } else {
            %4578 = arith.addi %4410, %4432 : index
            memref.store %4440, %18[%4578] : memref<?xf32>
            %4579 = arith.addi %4410, %4432 : index
            %4580 = arith.addi %4579, %c6 : index
            memref.store %4449, %18[%4580] : memref<?xf32>
          }
        }
      }
    }
    %4581 = arith.addi %4403, %c48 : index
    %4582 = arith.addi %4402, %4581 : index
    %4583 = arith.cmpi slt, %4582, %20 : index
    %4584 = arith.cmpi slt, %4581, %c8 : index
    %4585 = arith.andi %4583, %4584 : i1
    scf.if %4585 {
      %4586 = arith.addi %4402, %4581 : index
      %4587 = arith.muli %4581, %c39 : index
      %4588 = wave.lane
      %4589 = arith.addi %4588, %c10 : index
      %4590 = arith.cmpi eq, %hasBias, %c9 : index
      %4591 = arith.addi %4587, %4589 : index
      %4592 = memref.load %18[%4591] : memref<?xf32>
      %4593 = arith.muli %0, %c39 : index
      %4594 = arith.addi %4593, %4589 : index
      %4595 = memref.load %bias[%4594] : memref<?xf32>
      %4596 = arith.addf %4592, %4595 : f32
      %4597 = arith.select %4590, %4596, %4592 : f32
      %4598 = arith.addi %4589, %c6 : index
      %4599 = arith.cmpi eq, %hasBias, %c9 : index
      %4600 = arith.addi %4587, %4598 : index
      %4601 = memref.load %18[%4600] : memref<?xf32>
      %4602 = arith.muli %0, %c39 : index
      %4603 = arith.addi %4602, %4598 : index
      %4604 = memref.load %bias[%4603] : memref<?xf32>
      %4605 = arith.addf %4601, %4604 : f32
      %4606 = arith.select %4599, %4605, %4601 : f32
      %4607 = arith.addi %4588, %c16 : index
      %4608 = arith.cmpi slt, %4607, %c6 : index
      %4609 = arith.minsi %4607, %c41 : index
      %4610 = arith.cmpi eq, %hasBias, %c9 : index
      %4611 = arith.addi %4587, %4609 : index
      %4612 = memref.load %18[%4611] : memref<?xf32>
      %4613 = arith.muli %0, %c39 : index
      %4614 = arith.addi %4613, %4609 : index
      %4615 = memref.load %bias[%4614] : memref<?xf32>
      %4616 = arith.addf %4612, %4615 : f32
      %4617 = arith.select %4610, %4616, %4612 : f32
      %4618 = arith.addi %4609, %c6 : index
      %4619 = arith.cmpi eq, %hasBias, %c9 : index
      %4620 = arith.addi %4587, %4618 : index
      %4621 = memref.load %18[%4620] : memref<?xf32>
      %4622 = arith.muli %0, %c39 : index
      %4623 = arith.addi %4622, %4618 : index
      %4624 = memref.load %bias[%4623] : memref<?xf32>
      %4625 = arith.addf %4621, %4624 : f32
      %4626 = arith.select %4619, %4625, %4621 : f32
      %4627 = arith.addi %heads, %kvHeads : index
      %4628 = arith.cmpi slt, %0, %4627 : index
      scf.if %4628 {
        %4629 = arith.addi %positionsAt, %4586 : index
        %4630 = memref.load %step[%4629] : memref<?xi32>
        %4631 = arith.index_cast %4630 : i32 to index
        %4632 = arith.cmpi eq, %hasNorm, %c9 : index
        %4633 = math.fma %4597, %4597, %c44 : f32
        %4634 = math.fma %4606, %4606, %4633 : f32
        %4635 = math.fma %4617, %4617, %4634 : f32
        %4636 = arith.select %4608, %4635, %4634 : f32
        %4637 = math.fma %4626, %4626, %4636 : f32
        %4638 = arith.select %4608, %4637, %4636 : f32
        %4639 = vector.broadcast %4638 : f32 to vector<1xf32>
        %4640 = wave.reduce "add" %4639 : vector<1xf32>
        %4641 = arith.mulf %4640, %inverseHeadDim : f32
        %4642 = arith.addf %4641, %epsilon : f32
        %4643 = math.sqrt %4642 : f32
        %4644 = arith.divf %c46, %4643 : f32
        %4645 = arith.cmpi slt, %0, %heads : index
        %4646 = arith.addi %4589, %c6 : index
        %4647 = memref.load %query_norm[%4589] : memref<?xf32>
        %4648 = memref.load %key_norm[%4589] : memref<?xf32>
        %4649 = arith.select %4645, %4647, %4648 : f32
        %4650 = arith.mulf %4597, %4644 : f32
        %4651 = arith.mulf %4650, %4649 : f32
        %4652 = arith.select %4632, %4651, %4597 : f32
        %4653 = memref.load %query_norm[%4646] : memref<?xf32>
        %4654 = memref.load %key_norm[%4646] : memref<?xf32>
        %4655 = arith.select %4645, %4653, %4654 : f32
        %4656 = arith.mulf %4606, %4644 : f32
        %4657 = arith.mulf %4656, %4655 : f32
        %4658 = arith.select %4632, %4657, %4606 : f32
        %4659 = arith.addi %4609, %c6 : index
        %4660 = memref.load %query_norm[%4609] : memref<?xf32>
        %4661 = memref.load %key_norm[%4609] : memref<?xf32>
        %4662 = arith.select %4645, %4660, %4661 : f32
        %4663 = arith.mulf %4617, %4644 : f32
        %4664 = arith.mulf %4663, %4662 : f32
        %4665 = arith.select %4632, %4664, %4617 : f32
        %4666 = memref.load %query_norm[%4659] : memref<?xf32>
        %4667 = memref.load %key_norm[%4659] : memref<?xf32>
        %4668 = arith.select %4645, %4666, %4667 : f32
        %4669 = arith.mulf %4626, %4644 : f32
        %4670 = arith.mulf %4669, %4668 : f32
        %4671 = arith.select %4632, %4670, %4626 : f32
        %4672 = arith.remui %4631, %c24 : index
        %4673 = arith.muli %4672, %c39 : index
        %4674 = arith.addi %4673, %4589 : index
        %4675 = arith.divui %4631, %c24 : index
        %4676 = arith.addi %4675, %c24 : index
        %4677 = arith.muli %4676, %c39 : index
        %4678 = arith.addi %4677, %4589 : index
        %4679 = memref.load %rope[%4674] : memref<?xf32>
        %4680 = arith.addi %4674, %c6 : index
        %4681 = memref.load %rope[%4680] : memref<?xf32>
        %4682 = memref.load %rope[%4678] : memref<?xf32>
        %4683 = arith.addi %4678, %c6 : index
        %4684 = memref.load %rope[%4683] : memref<?xf32>
        %4685 = arith.mulf %4682, %4679 : f32
        %4686 = arith.mulf %4684, %4681 : f32
        %4687 = arith.subf %4685, %4686 : f32
        %4688 = arith.mulf %4684, %4679 : f32
        %4689 = arith.mulf %4682, %4681 : f32
        %4690 = arith.addf %4688, %4689 : f32
        %4691 = arith.mulf %4652, %4687 : f32
        %4692 = arith.mulf %4658, %4690 : f32
        %4693 = arith.subf %4691, %4692 : f32
        %4694 = arith.mulf %4658, %4687 : f32
        %4695 = arith.mulf %4652, %4690 : f32
        %4696 = arith.addf %4694, %4695 : f32
        %4697 = arith.cmpi slt, %0, %heads : index
        scf.if %4697 {
          %4698 = arith.muli %4586, %heads : index
          %4699 = arith.addi %4698, %0 : index
          %4700 = arith.muli %4699, %c39 : index
          %4701 = arith.addi %4700, %4589 : index
          memref.store %4693, %q[%4701] : memref<?xf32>
          %4702 = arith.addi %4701, %c6 : index
          memref.store %4696, %q[%4702] : memref<?xf32>
        } else {
          %4703 = arith.addi %4587, %4589 : index
          memref.store %4693, %18[%4703] : memref<?xf32>
          %4704 = arith.addi %4587, %4589 : index
          %4705 = arith.addi %4704, %c6 : index
          memref.store %4696, %18[%4705] : memref<?xf32>
        }
        %4706 = arith.remui %4631, %c24 : index
        %4707 = arith.muli %4706, %c39 : index
        %4708 = arith.addi %4707, %4609 : index
        %4709 = arith.divui %4631, %c24 : index
        %4710 = arith.addi %4709, %c24 : index
        %4711 = arith.muli %4710, %c39 : index
        %4712 = arith.addi %4711, %4609 : index
        %4713 = memref.load %rope[%4708] : memref<?xf32>
        %4714 = arith.addi %4708, %c6 : index
        %4715 = memref.load %rope[%4714] : memref<?xf32>
        %4716 = memref.load %rope[%4712] : memref<?xf32>
        %4717 = arith.addi %4712, %c6 : index
        %4718 = memref.load %rope[%4717] : memref<?xf32>
        %4719 = arith.mulf %4716, %4713 : f32
        %4720 = arith.mulf %4718, %4715 : f32
        %4721 = arith.subf %4719, %4720 : f32
        %4722 = arith.mulf %4718, %4713 : f32
        %4723 = arith.mulf %4716, %4715 : f32
        %4724 = arith.addf %4722, %4723 : f32
        %4725 = arith.mulf %4665, %4721 : f32
        %4726 = arith.mulf %4671, %4724 : f32
        %4727 = arith.subf %4725, %4726 : f32
        %4728 = arith.mulf %4671, %4721 : f32
        %4729 = arith.mulf %4665, %4724 : f32
        %4730 = arith.addf %4728, %4729 : f32
        scf.if %4608 {
          %4731 = arith.cmpi slt, %0, %heads : index
          scf.if %4731 {
            %4732 = arith.muli %4586, %heads : index
            %4733 = arith.addi %4732, %0 : index
            %4734 = arith.muli %4733, %c39 : index
            %4735 = arith.addi %4734, %4609 : index
            memref.store %4727, %q[%4735] : memref<?xf32>
            %4736 = arith.addi %4735, %c6 : index
            memref.store %4730, %q[%4736] : memref<?xf32>
          } else {
            %4737 = arith.addi %4587, %4609 : index
            memref.store %4727, %18[%4737] : memref<?xf32>
            %4738 = arith.addi %4587, %4609 : index
            %4739 = arith.addi %4738, %c6 : index
            memref.store %4730, %18[%4739] : memref<?xf32>
          }
        }
      } else {
        %4740 = arith.cmpi slt, %0, %heads : index
        scf.if %4740 {
          %4741 = arith.muli %4586, %heads : index
          %4742 = arith.addi %4741, %0 : index
          %4743 = arith.muli %4742, %c39 : index
          %4744 = arith.addi %4743, %4589 : index
          memref.store %4597, %q[%4744] : memref<?xf32>
          %4745 = arith.addi %4744, %c6 : index
          memref.store %4606, %q[%4745] : memref<?xf32>
        } else {
          %4746 = arith.addi %4587, %4589 : index
          memref.store %4597, %18[%4746] : memref<?xf32>
          %4747 = arith.addi %4587, %4589 : index
          %4748 = arith.addi %4747, %c6 : index
          memref.store %4606, %18[%4748] : memref<?xf32>
        }
        scf.if %4608 {
          %4749 = arith.cmpi slt, %0, %heads : index
          scf.if %4749 {
            %4750 = arith.muli %4586, %heads : index
            %4751 = arith.addi %4750, %0 : index
            %4752 = arith.muli %4751, %c39 : index
            %4753 = arith.addi %4752, %4609 : index
            memref.store %4617, %q[%4753] : memref<?xf32>
            %4754 = arith.addi %4753, %c6 : index
            memref.store %4626, %q[%4754] : memref<?xf32>
          } else {
            %4755 = arith.addi %4587, %4609 : index
            memref.store %4617, %18[%4755] : memref<?xf32>
            %4756 = arith.addi %4587, %4609 : index
            %4757 = arith.addi %4756, %c6 : index
            memref.store %4626, %18[%4757] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4758 = arith.cmpi sge, %0, %heads : index
    scf.if %4758 {
      %4759 = arith.addi %4403, %c10 : index
      %4760 = arith.addi %4402, %4759 : index
      %4761 = arith.cmpi slt, %4760, %20 : index
      %4762 = arith.cmpi slt, %4759, %c8 : index
      %4763 = arith.andi %4761, %4762 : i1
      scf.if %4763 {
        %4764 = arith.addi %4402, %4759 : index
        %4765 = arith.addi %slotsAt, %4764 : index
        %4766 = memref.load %step[%4765] : memref<?xi32>
        %4767 = arith.index_cast %4766 : i32 to index
        %4768 = arith.cmpi sge, %4767, %c10 : index
        scf.if %4768 {
          %4769 = arith.muli %4759, %c39 : index
          %4770 = arith.subi %0, %heads : index
          %4771 = memref.load %scales[%4770] : memref<?xf32>
          %4772 = vector.broadcast %4771 : f32 to vector<4xf32>
          %4773 = arith.divui %4767, %c8 : index
          %4774 = arith.remui %4767, %c8 : index
          %4775 = arith.muli %4773, %pageBytes : index
          %4776 = arith.cmpi eq, %codec, %c10 : index
          scf.if %4776 {
            %4777 = wave.lane
            %4778 = arith.muli %4777, %c21 : index
            scf.for %4779 = %4778 to %c39 step %c33 {
              %4780 = arith.addi %4769, %4779 : index
              %4781 = vector.load %18[%4780] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4782 = arith.mulf %4781, %4772 : vector<4xf32>
              %4783 = arith.minimumf %4782, %c52 : vector<4xf32>
              %4784 = arith.maximumf %4783, %c53 : vector<4xf32>
              %4785 = arith.truncf %4784 : vector<4xf32> to vector<4xf16>
              %4786 = vector.bitcast %4785 : vector<4xf16> to vector<8xi8>
              %4787 = arith.cmpi slt, %4770, %kvHeads : index
              scf.if %4787 {
                %4788 = arith.muli %4770, %c54 : index
                %4789 = arith.addi %4775, %4788 : index
                %4790 = arith.divui %4779, %c8 : index
                %4791 = arith.muli %4790, %c55 : index
                %4792 = arith.remui %4779, %c8 : index
                %4793 = arith.divui %4792, %c5 : index
                %4794 = arith.muli %4793, %c24 : index
                %4795 = arith.muli %4774, %c8 : index
                %4796 = arith.addi %4794, %4795 : index
                %4797 = arith.remui %4792, %c5 : index
                %4798 = arith.muli %4797, %c15 : index
                %4799 = arith.addi %4796, %4798 : index
                %4800 = arith.addi %4791, %4799 : index
                %4801 = arith.addi %4789, %4800 : index
                vector.store %4786, %kv[%4801] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4802 = arith.subi %4770, %kvHeads : index
                %4803 = arith.muli %4802, %c54 : index
                %4804 = arith.addi %4775, %4803 : index
                %4805 = arith.addi %4779, %c10 : index
                %4806 = arith.divui %4805, %c8 : index
                %4807 = arith.muli %4806, %c55 : index
                %4808 = arith.addi %4807, %c11 : index
                %4809 = arith.remui %4805, %c8 : index
                %4810 = arith.divui %4774, %c15 : index
                %4811 = arith.remui %4774, %c15 : index
                %4812 = arith.muli %4811, %c5 : index
                %4813 = arith.addi %4810, %4812 : index
                %4814 = arith.divui %4813, %c5 : index
                %4815 = arith.muli %4814, %c24 : index
                %4816 = arith.muli %4809, %c8 : index
                %4817 = arith.addi %4815, %4816 : index
                %4818 = arith.remui %4813, %c5 : index
                %4819 = arith.muli %4818, %c15 : index
                %4820 = arith.addi %4817, %4819 : index
                %4821 = arith.addi %4808, %4820 : index
                %4822 = arith.addi %4804, %4821 : index
                %4823 = vector.shuffle %4786, %4786 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4823, %kv[%4822] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4824 = arith.addi %4779, %c9 : index
                %4825 = arith.divui %4824, %c8 : index
                %4826 = arith.muli %4825, %c55 : index
                %4827 = arith.addi %4826, %c11 : index
                %4828 = arith.remui %4824, %c8 : index
                %4829 = arith.divui %4774, %c15 : index
                %4830 = arith.remui %4774, %c15 : index
                %4831 = arith.muli %4830, %c5 : index
                %4832 = arith.addi %4829, %4831 : index
                %4833 = arith.divui %4832, %c5 : index
                %4834 = arith.muli %4833, %c24 : index
                %4835 = arith.muli %4828, %c8 : index
                %4836 = arith.addi %4834, %4835 : index
                %4837 = arith.remui %4832, %c5 : index
                %4838 = arith.muli %4837, %c15 : index
                %4839 = arith.addi %4836, %4838 : index
                %4840 = arith.addi %4827, %4839 : index
                %4841 = arith.addi %4804, %4840 : index
                %4842 = vector.shuffle %4786, %4786 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4842, %kv[%4841] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4843 = arith.addi %4779, %c15 : index
                %4844 = arith.divui %4843, %c8 : index
                %4845 = arith.muli %4844, %c55 : index
                %4846 = arith.addi %4845, %c11 : index
                %4847 = arith.remui %4843, %c8 : index
                %4848 = arith.divui %4774, %c15 : index
                %4849 = arith.remui %4774, %c15 : index
                %4850 = arith.muli %4849, %c5 : index
                %4851 = arith.addi %4848, %4850 : index
                %4852 = arith.divui %4851, %c5 : index
                %4853 = arith.muli %4852, %c24 : index
                %4854 = arith.muli %4847, %c8 : index
                %4855 = arith.addi %4853, %4854 : index
                %4856 = arith.remui %4851, %c5 : index
                %4857 = arith.muli %4856, %c15 : index
                %4858 = arith.addi %4855, %4857 : index
                %4859 = arith.addi %4846, %4858 : index
                %4860 = arith.addi %4804, %4859 : index
                %4861 = vector.shuffle %4786, %4786 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4861, %kv[%4860] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4862 = arith.addi %4779, %c31 : index
                %4863 = arith.divui %4862, %c8 : index
                %4864 = arith.muli %4863, %c55 : index
                %4865 = arith.addi %4864, %c11 : index
                %4866 = arith.remui %4862, %c8 : index
                %4867 = arith.divui %4774, %c15 : index
                %4868 = arith.remui %4774, %c15 : index
                %4869 = arith.muli %4868, %c5 : index
                %4870 = arith.addi %4867, %4869 : index
                %4871 = arith.divui %4870, %c5 : index
                %4872 = arith.muli %4871, %c24 : index
                %4873 = arith.muli %4866, %c8 : index
                %4874 = arith.addi %4872, %4873 : index
                %4875 = arith.remui %4870, %c5 : index
                %4876 = arith.muli %4875, %c15 : index
                %4877 = arith.addi %4874, %4876 : index
                %4878 = arith.addi %4865, %4877 : index
                %4879 = arith.addi %4804, %4878 : index
                %4880 = vector.shuffle %4786, %4786 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4880, %kv[%4879] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4881 = arith.cmpi eq, %codec, %c9 : index
          scf.if %4881 {
            %4882 = wave.lane
            %4883 = arith.muli %4882, %c21 : index
            scf.for %4884 = %4883 to %c39 step %c33 {
              %4885 = arith.addi %4769, %4884 : index
              %4886 = vector.load %18[%4885] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4887 = arith.mulf %4886, %4772 : vector<4xf32>
              %4888 = wave.fp8_encode "e4m3" %4887 : vector<4xf32> -> vector<4xi8>
              %4889 = arith.cmpi slt, %4770, %kvHeads : index
              scf.if %4889 {
                %4890 = arith.muli %4770, %c11 : index
                %4891 = arith.addi %4775, %4890 : index
                %4892 = vector.shuffle %4888, %4888 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4893 = arith.divui %4884, %c8 : index
                %4894 = arith.muli %4893, %c24 : index
                %4895 = arith.remui %4884, %c8 : index
                %4896 = arith.muli %4774, %c8 : index
                %4897 = arith.divui %4895, %c21 : index
                %4898 = arith.muli %4897, %c21 : index
                %4899 = arith.remui %4895, %c15 : index
                %4900 = arith.muli %4899, %c15 : index
                %4901 = arith.addi %4898, %4900 : index
                %4902 = arith.divui %4895, %c15 : index
                %4903 = arith.remui %4902, %c15 : index
                %4904 = arith.addi %4901, %4903 : index
                %4905 = arith.addi %4896, %4904 : index
                %4906 = arith.addi %4894, %4905 : index
                %4907 = arith.addi %4891, %4906 : index
                vector.store %4892, %kv[%4907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4908 = arith.subi %4770, %kvHeads : index
                %4909 = arith.muli %4908, %c11 : index
                %4910 = arith.addi %4775, %4909 : index
                %4911 = arith.addi %4884, %c10 : index
                %4912 = arith.divui %4911, %c8 : index
                %4913 = arith.muli %4912, %c24 : index
                %4914 = arith.addi %4913, %c12 : index
                %4915 = arith.remui %4911, %c8 : index
                %4916 = arith.divui %4774, %c15 : index
                %4917 = arith.remui %4774, %c15 : index
                %4918 = arith.muli %4917, %c5 : index
                %4919 = arith.addi %4916, %4918 : index
                %4920 = arith.muli %4915, %c8 : index
                %4921 = arith.divui %4919, %c21 : index
                %4922 = arith.muli %4921, %c21 : index
                %4923 = arith.remui %4919, %c15 : index
                %4924 = arith.muli %4923, %c15 : index
                %4925 = arith.addi %4922, %4924 : index
                %4926 = arith.divui %4919, %c15 : index
                %4927 = arith.remui %4926, %c15 : index
                %4928 = arith.addi %4925, %4927 : index
                %4929 = arith.addi %4920, %4928 : index
                %4930 = arith.addi %4914, %4929 : index
                %4931 = arith.addi %4910, %4930 : index
                %4932 = vector.shuffle %4888, %4888 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4932, %kv[%4931] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4933 = arith.addi %4884, %c9 : index
                %4934 = arith.divui %4933, %c8 : index
                %4935 = arith.muli %4934, %c24 : index
                %4936 = arith.addi %4935, %c12 : index
                %4937 = arith.remui %4933, %c8 : index
                %4938 = arith.divui %4774, %c15 : index
                %4939 = arith.remui %4774, %c15 : index
                %4940 = arith.muli %4939, %c5 : index
                %4941 = arith.addi %4938, %4940 : index
                %4942 = arith.muli %4937, %c8 : index
                %4943 = arith.divui %4941, %c21 : index
                %4944 = arith.muli %4943, %c21 : index
                %4945 = arith.remui %4941, %c15 : index
                %4946 = arith.muli %4945, %c15 : index
                %4947 = arith.addi %4944, %4946 : index
                %4948 = arith.divui %4941, %c15 : index
                %4949 = arith.remui %4948, %c15 : index
                %4950 = arith.addi %4947, %4949 : index
                %4951 = arith.addi %4942, %4950 : index
                %4952 = arith.addi %4936, %4951 : index
                %4953 = arith.addi %4910, %4952 : index
                %4954 = vector.shuffle %4888, %4888 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4954, %kv[%4953] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4955 = arith.addi %4884, %c15 : index
                %4956 = arith.divui %4955, %c8 : index
                %4957 = arith.muli %4956, %c24 : index
                %4958 = arith.addi %4957, %c12 : index
                %4959 = arith.remui %4955, %c8 : index
                %4960 = arith.divui %4774, %c15 : index
                %4961 = arith.remui %4774, %c15 : index
                %4962 = arith.muli %4961, %c5 : index
                %4963 = arith.addi %4960, %4962 : index
                %4964 = arith.muli %4959, %c8 : index
                %4965 = arith.divui %4963, %c21 : index
                %4966 = arith.muli %4965, %c21 : index
                %4967 = arith.remui %4963, %c15 : index
                %4968 = arith.muli %4967, %c15 : index
                %4969 = arith.addi %4966, %4968 : index
                %4970 = arith.divui %4963, %c15 : index
                %4971 = arith.remui %4970, %c15 : index
                %4972 = arith.addi %4969, %4971 : index
                %4973 = arith.addi %4964, %4972 : index
                %4974 = arith.addi %4958, %4973 : index
                %4975 = arith.addi %4910, %4974 : index
                %4976 = vector.shuffle %4888, %4888 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4976, %kv[%4975] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4977 = arith.addi %4884, %c31 : index
                %4978 = arith.divui %4977, %c8 : index
                %4979 = arith.muli %4978, %c24 : index
                %4980 = arith.addi %4979, %c12 : index
                %4981 = arith.remui %4977, %c8 : index
                %4982 = arith.divui %4774, %c15 : index
                %4983 = arith.remui %4774, %c15 : index
                %4984 = arith.muli %4983, %c5 : index
                %4985 = arith.addi %4982, %4984 : index
                %4986 = arith.muli %4981, %c8 : index
                %4987 = arith.divui %4985, %c21 : index
                %4988 = arith.muli %4987, %c21 : index
                %4989 = arith.remui %4985, %c15 : index
                %4990 = arith.muli %4989, %c15 : index
                %4991 = arith.addi %4988, %4990 : index
                %4992 = arith.divui %4985, %c15 : index
                %4993 = arith.remui %4992, %c15 : index
                %4994 = arith.addi %4991, %4993 : index
                %4995 = arith.addi %4986, %4994 : index
                %4996 = arith.addi %4980, %4995 : index
                %4997 = arith.addi %4910, %4996 : index
                %4998 = vector.shuffle %4888, %4888 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4998, %kv[%4997] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4999 = arith.cmpi eq, %codec, %c15 : index
          scf.if %4999 {
            %5000 = wave.lane
            %5001 = arith.muli %5000, %c21 : index
            scf.for %5002 = %5001 to %c39 step %c33 {
              %5003 = arith.addi %4769, %5002 : index
              %5004 = vector.load %18[%5003] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5005 = arith.mulf %5004, %4772 : vector<4xf32>
              %5006 = wave.fp8_encode "e5m2" %5005 : vector<4xf32> -> vector<4xi8>
              %5007 = arith.cmpi slt, %4770, %kvHeads : index
              scf.if %5007 {
                %5008 = arith.muli %4770, %c11 : index
                %5009 = arith.addi %4775, %5008 : index
                %5010 = vector.shuffle %5006, %5006 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5011 = arith.divui %5002, %c8 : index
                %5012 = arith.muli %5011, %c24 : index
                %5013 = arith.remui %5002, %c8 : index
                %5014 = arith.muli %4774, %c8 : index
                %5015 = arith.divui %5013, %c21 : index
                %5016 = arith.muli %5015, %c21 : index
                %5017 = arith.remui %5013, %c15 : index
                %5018 = arith.muli %5017, %c15 : index
                %5019 = arith.addi %5016, %5018 : index
                %5020 = arith.divui %5013, %c15 : index
                %5021 = arith.remui %5020, %c15 : index
                %5022 = arith.addi %5019, %5021 : index
                %5023 = arith.addi %5014, %5022 : index
                %5024 = arith.addi %5012, %5023 : index
                %5025 = arith.addi %5009, %5024 : index
                vector.store %5010, %kv[%5025] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5026 = arith.subi %4770, %kvHeads : index
                %5027 = arith.muli %5026, %c11 : index
                %5028 = arith.addi %4775, %5027 : index
                %5029 = arith.addi %5002, %c10 : index
                %5030 = arith.divui %5029, %c8 : index
                %5031 = arith.muli %5030, %c24 : index
                %5032 = arith.addi %5031, %c12 : index
                %5033 = arith.remui %5029, %c8 : index
                %5034 = arith.divui %4774, %c15 : index
                %5035 = arith.remui %4774, %c15 : index
                %5036 = arith.muli %5035, %c5 : index
                %5037 = arith.addi %5034, %5036 : index
                %5038 = arith.muli %5033, %c8 : index
                %5039 = arith.divui %5037, %c21 : index
                %5040 = arith.muli %5039, %c21 : index
                %5041 = arith.remui %5037, %c15 : index
                %5042 = arith.muli %5041, %c15 : index
                %5043 = arith.addi %5040, %5042 : index
                %5044 = arith.divui %5037, %c15 : index
                %5045 = arith.remui %5044, %c15 : index
                %5046 = arith.addi %5043, %5045 : index
                %5047 = arith.addi %5038, %5046 : index
                %5048 = arith.addi %5032, %5047 : index
                %5049 = arith.addi %5028, %5048 : index
                %5050 = vector.shuffle %5006, %5006 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5050, %kv[%5049] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5051 = arith.addi %5002, %c9 : index
                %5052 = arith.divui %5051, %c8 : index
                %5053 = arith.muli %5052, %c24 : index
                %5054 = arith.addi %5053, %c12 : index
                %5055 = arith.remui %5051, %c8 : index
                %5056 = arith.divui %4774, %c15 : index
                %5057 = arith.remui %4774, %c15 : index
                %5058 = arith.muli %5057, %c5 : index
                %5059 = arith.addi %5056, %5058 : index
                %5060 = arith.muli %5055, %c8 : index
                %5061 = arith.divui %5059, %c21 : index
                %5062 = arith.muli %5061, %c21 : index
                %5063 = arith.remui %5059, %c15 : index
                %5064 = arith.muli %5063, %c15 : index
                %5065 = arith.addi %5062, %5064 : index
                %5066 = arith.divui %5059, %c15 : index
                %5067 = arith.remui %5066, %c15 : index
                %5068 = arith.addi %5065, %5067 : index
                %5069 = arith.addi %5060, %5068 : index
                %5070 = arith.addi %5054, %5069 : index
                %5071 = arith.addi %5028, %5070 : index
                %5072 = vector.shuffle %5006, %5006 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5072, %kv[%5071] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5073 = arith.addi %5002, %c15 : index
                %5074 = arith.divui %5073, %c8 : index
                %5075 = arith.muli %5074, %c24 : index
                %5076 = arith.addi %5075, %c12 : index
                %5077 = arith.remui %5073, %c8 : index
                %5078 = arith.divui %4774, %c15 : index
                %5079 = arith.remui %4774, %c15 : index
                %5080 = arith.muli %5079, %c5 : index
                %5081 = arith.addi %5078, %5080 : index
                %5082 = arith.muli %5077, %c8 : index
                %5083 = arith.divui %5081, %c21 : index
                %5084 = arith.muli %5083, %c21 : index
                %5085 = arith.remui %5081, %c15 : index
                %5086 = arith.muli %5085, %c15 : index
                %5087 = arith.addi %5084, %5086 : index
                %5088 = arith.divui %5081, %c15 : index
                %5089 = arith.remui %5088, %c15 : index
                %5090 = arith.addi %5087, %5089 : index
                %5091 = arith.addi %5082, %5090 : index
                %5092 = arith.addi %5076, %5091 : index
                %5093 = arith.addi %5028, %5092 : index
                %5094 = vector.shuffle %5006, %5006 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5094, %kv[%5093] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5095 = arith.addi %5002, %c31 : index
                %5096 = arith.divui %5095, %c8 : index
                %5097 = arith.muli %5096, %c24 : index
                %5098 = arith.addi %5097, %c12 : index
                %5099 = arith.remui %5095, %c8 : index
                %5100 = arith.divui %4774, %c15 : index
                %5101 = arith.remui %4774, %c15 : index
                %5102 = arith.muli %5101, %c5 : index
                %5103 = arith.addi %5100, %5102 : index
                %5104 = arith.muli %5099, %c8 : index
                %5105 = arith.divui %5103, %c21 : index
                %5106 = arith.muli %5105, %c21 : index
                %5107 = arith.remui %5103, %c15 : index
                %5108 = arith.muli %5107, %c15 : index
                %5109 = arith.addi %5106, %5108 : index
                %5110 = arith.divui %5103, %c15 : index
                %5111 = arith.remui %5110, %c15 : index
                %5112 = arith.addi %5109, %5111 : index
                %5113 = arith.addi %5104, %5112 : index
                %5114 = arith.addi %5098, %5113 : index
                %5115 = arith.addi %5028, %5114 : index
                %5116 = vector.shuffle %5006, %5006 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5116, %kv[%5115] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5117 = arith.addi %4403, %c48 : index
      %5118 = arith.addi %4402, %5117 : index
      %5119 = arith.cmpi slt, %5118, %20 : index
      %5120 = arith.cmpi slt, %5117, %c8 : index
      %5121 = arith.andi %5119, %5120 : i1
      scf.if %5121 {
        %5122 = arith.addi %4402, %5117 : index
        %5123 = arith.addi %slotsAt, %5122 : index
        %5124 = memref.load %step[%5123] : memref<?xi32>
        %5125 = arith.index_cast %5124 : i32 to index
        %5126 = arith.cmpi sge, %5125, %c10 : index
        scf.if %5126 {
          %5127 = arith.muli %5117, %c39 : index
          %5128 = arith.subi %0, %heads : index
          %5129 = memref.load %scales[%5128] : memref<?xf32>
          %5130 = vector.broadcast %5129 : f32 to vector<4xf32>
          %5131 = arith.divui %5125, %c8 : index
          %5132 = arith.remui %5125, %c8 : index
          %5133 = arith.muli %5131, %pageBytes : index
          %5134 = arith.cmpi eq, %codec, %c10 : index
          scf.if %5134 {
            %5135 = wave.lane
            %5136 = arith.muli %5135, %c21 : index
            scf.for %5137 = %5136 to %c39 step %c33 {
              %5138 = arith.addi %5127, %5137 : index
              %5139 = vector.load %18[%5138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5140 = arith.mulf %5139, %5130 : vector<4xf32>
              %5141 = arith.minimumf %5140, %c52 : vector<4xf32>
              %5142 = arith.maximumf %5141, %c53 : vector<4xf32>
              %5143 = arith.truncf %5142 : vector<4xf32> to vector<4xf16>
              %5144 = vector.bitcast %5143 : vector<4xf16> to vector<8xi8>
              %5145 = arith.cmpi slt, %5128, %kvHeads : index
              scf.if %5145 {
                %5146 = arith.muli %5128, %c54 : index
                %5147 = arith.addi %5133, %5146 : index
                %5148 = arith.divui %5137, %c8 : index
                %5149 = arith.muli %5148, %c55 : index
                %5150 = arith.remui %5137, %c8 : index
                %5151 = arith.divui %5150, %c5 : index
                %5152 = arith.muli %5151, %c24 : index
                %5153 = arith.muli %5132, %c8 : index
                %5154 = arith.addi %5152, %5153 : index
                %5155 = arith.remui %5150, %c5 : index
                %5156 = arith.muli %5155, %c15 : index
                %5157 = arith.addi %5154, %5156 : index
                %5158 = arith.addi %5149, %5157 : index
                %5159 = arith.addi %5147, %5158 : index
                vector.store %5144, %kv[%5159] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5160 = arith.subi %5128, %kvHeads : index
                %5161 = arith.muli %5160, %c54 : index
                %5162 = arith.addi %5133, %5161 : index
                %5163 = arith.addi %5137, %c10 : index
                %5164 = arith.divui %5163, %c8 : index
                %5165 = arith.muli %5164, %c55 : index
                %5166 = arith.addi %5165, %c11 : index
                %5167 = arith.remui %5163, %c8 : index
                %5168 = arith.divui %5132, %c15 : index
                %5169 = arith.remui %5132, %c15 : index
                %5170 = arith.muli %5169, %c5 : index
                %5171 = arith.addi %5168, %5170 : index
                %5172 = arith.divui %5171, %c5 : index
                %5173 = arith.muli %5172, %c24 : index
                %5174 = arith.muli %5167, %c8 : index
                %5175 = arith.addi %5173, %5174 : index
                %5176 = arith.remui %5171, %c5 : index
                %5177 = arith.muli %5176, %c15 : index
                %5178 = arith.addi %5175, %5177 : index
                %5179 = arith.addi %5166, %5178 : index
                %5180 = arith.addi %5162, %5179 : index
                %5181 = vector.shuffle %5144, %5144 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5181, %kv[%5180] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5182 = arith.addi %5137, %c9 : index
                %5183 = arith.divui %5182, %c8 : index
                %5184 = arith.muli %5183, %c55 : index
                %5185 = arith.addi %5184, %c11 : index
                %5186 = arith.remui %5182, %c8 : index
                %5187 = arith.divui %5132, %c15 : index
                %5188 = arith.remui %5132, %c15 : index
                %5189 = arith.muli %5188, %c5 : index
                %5190 = arith.addi %5187, %5189 : index
                %5191 = arith.divui %5190, %c5 : index
                %5192 = arith.muli %5191, %c24 : index
                %5193 = arith.muli %5186, %c8 : index
                %5194 = arith.addi %5192, %5193 : index
                %5195 = arith.remui %5190, %c5 : index
                %5196 = arith.muli %5195, %c15 : index
                %5197 = arith.addi %5194, %5196 : index
                %5198 = arith.addi %5185, %5197 : index
                %5199 = arith.addi %5162, %5198 : index
                %5200 = vector.shuffle %5144, %5144 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5200, %kv[%5199] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5201 = arith.addi %5137, %c15 : index
                %5202 = arith.divui %5201, %c8 : index
                %5203 = arith.muli %5202, %c55 : index
                %5204 = arith.addi %5203, %c11 : index
                %5205 = arith.remui %5201, %c8 : index
                %5206 = arith.divui %5132, %c15 : index
                %5207 = arith.remui %5132, %c15 : index
                %5208 = arith.muli %5207, %c5 : index
                %5209 = arith.addi %5206, %5208 : index
                %5210 = arith.divui %5209, %c5 : index
                %5211 = arith.muli %5210, %c24 : index
                %5212 = arith.muli %5205, %c8 : index
                %5213 = arith.addi %5211, %5212 : index
                %5214 = arith.remui %5209, %c5 : index
                %5215 = arith.muli %5214, %c15 : index
                %5216 = arith.addi %5213, %5215 : index
                %5217 = arith.addi %5204, %5216 : index
                %5218 = arith.addi %5162, %5217 : index
                %5219 = vector.shuffle %5144, %5144 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5219, %kv[%5218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5220 = arith.addi %5137, %c31 : index
                %5221 = arith.divui %5220, %c8 : index
                %5222 = arith.muli %5221, %c55 : index
                %5223 = arith.addi %5222, %c11 : index
                %5224 = arith.remui %5220, %c8 : index
                %5225 = arith.divui %5132, %c15 : index
                %5226 = arith.remui %5132, %c15 : index
                %5227 = arith.muli %5226, %c5 : index
                %5228 = arith.addi %5225, %5227 : index
                %5229 = arith.divui %5228, %c5 : index
                %5230 = arith.muli %5229, %c24 : index
                %5231 = arith.muli %5224, %c8 : index
                %5232 = arith.addi %5230, %5231 : index
                %5233 = arith.remui %5228, %c5 : index
                %5234 = arith.muli %5233, %c15 : index
                %5235 = arith.addi %5232, %5234 : index
                %5236 = arith.addi %5223, %5235 : index
                %5237 = arith.addi %5162, %5236 : index
                %5238 = vector.shuffle %5144, %5144 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5238, %kv[%5237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5239 = arith.cmpi eq, %codec, %c9 : index
          scf.if %5239 {
            %5240 = wave.lane
            %5241 = arith.muli %5240, %c21 : index
            scf.for %5242 = %5241 to %c39 step %c33 {
              %5243 = arith.addi %5127, %5242 : index
              %5244 = vector.load %18[%5243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5245 = arith.mulf %5244, %5130 : vector<4xf32>
              %5246 = wave.fp8_encode "e4m3" %5245 : vector<4xf32> -> vector<4xi8>
              %5247 = arith.cmpi slt, %5128, %kvHeads : index
              scf.if %5247 {
                %5248 = arith.muli %5128, %c11 : index
                %5249 = arith.addi %5133, %5248 : index
                %5250 = vector.shuffle %5246, %5246 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5251 = arith.divui %5242, %c8 : index
                %5252 = arith.muli %5251, %c24 : index
                %5253 = arith.remui %5242, %c8 : index
                %5254 = arith.muli %5132, %c8 : index
                %5255 = arith.divui %5253, %c21 : index
                %5256 = arith.muli %5255, %c21 : index
                %5257 = arith.remui %5253, %c15 : index
                %5258 = arith.muli %5257, %c15 : index
                %5259 = arith.addi %5256, %5258 : index
                %5260 = arith.divui %5253, %c15 : index
                %5261 = arith.remui %5260, %c15 : index
                %5262 = arith.addi %5259, %5261 : index
                %5263 = arith.addi %5254, %5262 : index
                %5264 = arith.addi %5252, %5263 : index
                %5265 = arith.addi %5249, %5264 : index
                vector.store %5250, %kv[%5265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5266 = arith.subi %5128, %kvHeads : index
                %5267 = arith.muli %5266, %c11 : index
                %5268 = arith.addi %5133, %5267 : index
                %5269 = arith.addi %5242, %c10 : index
                %5270 = arith.divui %5269, %c8 : index
                %5271 = arith.muli %5270, %c24 : index
                %5272 = arith.addi %5271, %c12 : index
                %5273 = arith.remui %5269, %c8 : index
                %5274 = arith.divui %5132, %c15 : index
                %5275 = arith.remui %5132, %c15 : index
                %5276 = arith.muli %5275, %c5 : index
                %5277 = arith.addi %5274, %5276 : index
                %5278 = arith.muli %5273, %c8 : index
                %5279 = arith.divui %5277, %c21 : index
                %5280 = arith.muli %5279, %c21 : index
                %5281 = arith.remui %5277, %c15 : index
                %5282 = arith.muli %5281, %c15 : index
                %5283 = arith.addi %5280, %5282 : index
                %5284 = arith.divui %5277, %c15 : index
                %5285 = arith.remui %5284, %c15 : index
                %5286 = arith.addi %5283, %5285 : index
                %5287 = arith.addi %5278, %5286 : index
                %5288 = arith.addi %5272, %5287 : index
                %5289 = arith.addi %5268, %5288 : index
                %5290 = vector.shuffle %5246, %5246 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5290, %kv[%5289] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5291 = arith.addi %5242, %c9 : index
                %5292 = arith.divui %5291, %c8 : index
                %5293 = arith.muli %5292, %c24 : index
                %5294 = arith.addi %5293, %c12 : index
                %5295 = arith.remui %5291, %c8 : index
                %5296 = arith.divui %5132, %c15 : index
                %5297 = arith.remui %5132, %c15 : index
                %5298 = arith.muli %5297, %c5 : index
                %5299 = arith.addi %5296, %5298 : index
                %5300 = arith.muli %5295, %c8 : index
                %5301 = arith.divui %5299, %c21 : index
                %5302 = arith.muli %5301, %c21 : index
                %5303 = arith.remui %5299, %c15 : index
                %5304 = arith.muli %5303, %c15 : index
                %5305 = arith.addi %5302, %5304 : index
                %5306 = arith.divui %5299, %c15 : index
                %5307 = arith.remui %5306, %c15 : index
                %5308 = arith.addi %5305, %5307 : index
                %5309 = arith.addi %5300, %5308 : index
                %5310 = arith.addi %5294, %5309 : index
                %5311 = arith.addi %5268, %5310 : index
                %5312 = vector.shuffle %5246, %5246 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5312, %kv[%5311] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5313 = arith.addi %5242, %c15 : index
                %5314 = arith.divui %5313, %c8 : index
                %5315 = arith.muli %5314, %c24 : index
                %5316 = arith.addi %5315, %c12 : index
                %5317 = arith.remui %5313, %c8 : index
                %5318 = arith.divui %5132, %c15 : index
                %5319 = arith.remui %5132, %c15 : index
                %5320 = arith.muli %5319, %c5 : index
                %5321 = arith.addi %5318, %5320 : index
                %5322 = arith.muli %5317, %c8 : index
                %5323 = arith.divui %5321, %c21 : index
                %5324 = arith.muli %5323, %c21 : index
                %5325 = arith.remui %5321, %c15 : index
                %5326 = arith.muli %5325, %c15 : index
                %5327 = arith.addi %5324, %5326 : index
                %5328 = arith.divui %5321, %c15 : index
                %5329 = arith.remui %5328, %c15 : index
                %5330 = arith.addi %5327, %5329 : index
                %5331 = arith.addi %5322, %5330 : index
                %5332 = arith.addi %5316, %5331 : index
                %5333 = arith.addi %5268, %5332 : index
                %5334 = vector.shuffle %5246, %5246 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5334, %kv[%5333] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5335 = arith.addi %5242, %c31 : index
                %5336 = arith.divui %5335, %c8 : index
                %5337 = arith.muli %5336, %c24 : index
                %5338 = arith.addi %5337, %c12 : index
                %5339 = arith.remui %5335, %c8 : index
                %5340 = arith.divui %5132, %c15 : index
                %5341 = arith.remui %5132, %c15 : index
                %5342 = arith.muli %5341, %c5 : index
                %5343 = arith.addi %5340, %5342 : index
                %5344 = arith.muli %5339, %c8 : index
                %5345 = arith.divui %5343, %c21 : index
                %5346 = arith.muli %5345, %c21 : index
                %5347 = arith.remui %5343, %c15 : index
                %5348 = arith.muli %5347, %c15 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.divui %5343, %c15 : index
                %5351 = arith.remui %5350, %c15 : index
                %5352 = arith.addi %5349, %5351 : index
                %5353 = arith.addi %5344, %5352 : index
                %5354 = arith.addi %5338, %5353 : index
                %5355 = arith.addi %5268, %5354 : index
                %5356 = vector.shuffle %5246, %5246 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5356, %kv[%5355] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5357 = arith.cmpi eq, %codec, %c15 : index
          scf.if %5357 {
            %5358 = wave.lane
            %5359 = arith.muli %5358, %c21 : index
            scf.for %5360 = %5359 to %c39 step %c33 {
              %5361 = arith.addi %5127, %5360 : index
              %5362 = vector.load %18[%5361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5363 = arith.mulf %5362, %5130 : vector<4xf32>
              %5364 = wave.fp8_encode "e5m2" %5363 : vector<4xf32> -> vector<4xi8>
              %5365 = arith.cmpi slt, %5128, %kvHeads : index
              scf.if %5365 {
                %5366 = arith.muli %5128, %c11 : index
                %5367 = arith.addi %5133, %5366 : index
                %5368 = vector.shuffle %5364, %5364 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5369 = arith.divui %5360, %c8 : index
                %5370 = arith.muli %5369, %c24 : index
                %5371 = arith.remui %5360, %c8 : index
                %5372 = arith.muli %5132, %c8 : index
                %5373 = arith.divui %5371, %c21 : index
                %5374 = arith.muli %5373, %c21 : index
                %5375 = arith.remui %5371, %c15 : index
                %5376 = arith.muli %5375, %c15 : index
                %5377 = arith.addi %5374, %5376 : index
                %5378 = arith.divui %5371, %c15 : index
                %5379 = arith.remui %5378, %c15 : index
                %5380 = arith.addi %5377, %5379 : index
                %5381 = arith.addi %5372, %5380 : index
                %5382 = arith.addi %5370, %5381 : index
                %5383 = arith.addi %5367, %5382 : index
                vector.store %5368, %kv[%5383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5384 = arith.subi %5128, %kvHeads : index
                %5385 = arith.muli %5384, %c11 : index
                %5386 = arith.addi %5133, %5385 : index
                %5387 = arith.addi %5360, %c10 : index
                %5388 = arith.divui %5387, %c8 : index
                %5389 = arith.muli %5388, %c24 : index
                %5390 = arith.addi %5389, %c12 : index
                %5391 = arith.remui %5387, %c8 : index
                %5392 = arith.divui %5132, %c15 : index
                %5393 = arith.remui %5132, %c15 : index
                %5394 = arith.muli %5393, %c5 : index
                %5395 = arith.addi %5392, %5394 : index
                %5396 = arith.muli %5391, %c8 : index
                %5397 = arith.divui %5395, %c21 : index
                %5398 = arith.muli %5397, %c21 : index
                %5399 = arith.remui %5395, %c15 : index
                %5400 = arith.muli %5399, %c15 : index
                %5401 = arith.addi %5398, %5400 : index
                %5402 = arith.divui %5395, %c15 : index
                %5403 = arith.remui %5402, %c15 : index
                %5404 = arith.addi %5401, %5403 : index
                %5405 = arith.addi %5396, %5404 : index
                %5406 = arith.addi %5390, %5405 : index
                %5407 = arith.addi %5386, %5406 : index
                %5408 = vector.shuffle %5364, %5364 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5408, %kv[%5407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5409 = arith.addi %5360, %c9 : index
                %5410 = arith.divui %5409, %c8 : index
                %5411 = arith.muli %5410, %c24 : index
                %5412 = arith.addi %5411, %c12 : index
                %5413 = arith.remui %5409, %c8 : index
                %5414 = arith.divui %5132, %c15 : index
                %5415 = arith.remui %5132, %c15 : index
                %5416 = arith.muli %5415, %c5 : index
                %5417 = arith.addi %5414, %5416 : index
                %5418 = arith.muli %5413, %c8 : index
                %5419 = arith.divui %5417, %c21 : index
                %5420 = arith.muli %5419, %c21 : index
                %5421 = arith.remui %5417, %c15 : index
                %5422 = arith.muli %5421, %c15 : index
                %5423 = arith.addi %5420, %5422 : index
                %5424 = arith.divui %5417, %c15 : index
                %5425 = arith.remui %5424, %c15 : index
                %5426 = arith.addi %5423, %5425 : index
                %5427 = arith.addi %5418, %5426 : index
                %5428 = arith.addi %5412, %5427 : index
                %5429 = arith.addi %5386, %5428 : index
                %5430 = vector.shuffle %5364, %5364 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5430, %kv[%5429] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5431 = arith.addi %5360, %c15 : index
                %5432 = arith.divui %5431, %c8 : index
                %5433 = arith.muli %5432, %c24 : index
                %5434 = arith.addi %5433, %c12 : index
                %5435 = arith.remui %5431, %c8 : index
                %5436 = arith.divui %5132, %c15 : index
                %5437 = arith.remui %5132, %c15 : index
                %5438 = arith.muli %5437, %c5 : index
                %5439 = arith.addi %5436, %5438 : index
                %5440 = arith.muli %5435, %c8 : index
                %5441 = arith.divui %5439, %c21 : index
                %5442 = arith.muli %5441, %c21 : index
                %5443 = arith.remui %5439, %c15 : index
                %5444 = arith.muli %5443, %c15 : index
                %5445 = arith.addi %5442, %5444 : index
                %5446 = arith.divui %5439, %c15 : index
                %5447 = arith.remui %5446, %c15 : index
                %5448 = arith.addi %5445, %5447 : index
                %5449 = arith.addi %5440, %5448 : index
                %5450 = arith.addi %5434, %5449 : index
                %5451 = arith.addi %5386, %5450 : index
                %5452 = vector.shuffle %5364, %5364 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5452, %kv[%5451] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5453 = arith.addi %5360, %c31 : index
                %5454 = arith.divui %5453, %c8 : index
                %5455 = arith.muli %5454, %c24 : index
                %5456 = arith.addi %5455, %c12 : index
                %5457 = arith.remui %5453, %c8 : index
                %5458 = arith.divui %5132, %c15 : index
                %5459 = arith.remui %5132, %c15 : index
                %5460 = arith.muli %5459, %c5 : index
                %5461 = arith.addi %5458, %5460 : index
                %5462 = arith.muli %5457, %c8 : index
                %5463 = arith.divui %5461, %c21 : index
                %5464 = arith.muli %5463, %c21 : index
                %5465 = arith.remui %5461, %c15 : index
                %5466 = arith.muli %5465, %c15 : index
                %5467 = arith.addi %5464, %5466 : index
                %5468 = arith.divui %5461, %c15 : index
                %5469 = arith.remui %5468, %c15 : index
                %5470 = arith.addi %5467, %5469 : index
                %5471 = arith.addi %5462, %5470 : index
                %5472 = arith.addi %5456, %5471 : index
                %5473 = arith.addi %5386, %5472 : index
                %5474 = vector.shuffle %5364, %5364 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5474, %kv[%5473] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
