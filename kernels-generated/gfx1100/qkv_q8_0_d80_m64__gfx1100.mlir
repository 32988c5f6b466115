// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 2560 : index
  %c10 = arith.constant 1280 : index
  %c11 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c17 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 8 : index
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c35 = arith.constant 40 : index
  %c36 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c39 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c42 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c46 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c47 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c48 = arith.constant 5120 : index
  %c49 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %5, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.muli %3, %c7 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = memref.load %step[%c8] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c11 : index
  %21 = arith.cmpi slt, %20, %19 : index
  scf.if %21 {
    %22 = arith.muli %1, %c13 : index
    %23 = arith.divui %inputFeatures, %c15 : index
    %24 = arith.muli %4, %stepsPerWave : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.addi %25, %stepsPerWave : index
    %27 = arith.minsi %26, %23 : index
    %28 = arith.subi %27, %25 : index
    %29 = arith.divui %28, %c17 : index
    %30 = arith.muli %29, %c17 : index
    %31 = arith.addi %25, %30 : index
    %32 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %33 = arith.addi %25, %stepsPerWave : index
    %34 = arith.select %32, %33, %31 : index
    %40:4 = scf.for %35 = %25 to %34 step %c17 iter_args(%36 = %c14, %37 = %c14, %38 = %c14, %39 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %41 = wave.lane
      %42 = arith.addi %35, %c8 : index
      %43 = arith.remui %41, %c4 : index
      %44 = arith.addi %15, %c6 : index
      %45 = arith.muli %42, %c15 : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.muli %43, %c17 : index
      %48 = arith.addi %46, %47 : index
      %49 = vector.load %w[%48] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %50 = vector.bitcast %49 : vector<2xi8> to vector<1xf16>
      %51 = vector.extract %50[0] : f16 from vector<1xf16>
      %52 = vector.broadcast %51 : f16 to vector<16xf16>
      %53 = arith.addi %15, %c6 : index
      %54 = arith.addi %inputFeatures, %c5 : index
      %55 = arith.divui %54, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %53, %56 : index
      %58 = arith.muli %42, %c19 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.addi %59, %c8 : index
      %61 = arith.muli %43, %c4 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.andi %64, %c20 : vector<4xi32>
      %66 = arith.ori %65, %c21 : vector<4xi32>
      %67 = vector.bitcast %66 : vector<4xi32> to vector<8xf16>
      %68 = arith.shrui %64, %c22 : vector<4xi32>
      %69 = arith.andi %68, %c20 : vector<4xi32>
      %70 = arith.ori %69, %c21 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = vector.shuffle %67, %71 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.subf %72, %c23 : vector<16xf16>
      %74 = arith.mulf %73, %52 : vector<16xf16>
      %75 = arith.muli %42, %c19 : index
      %76 = arith.addi %57, %75 : index
      %77 = arith.addi %76, %c24 : index
      %78 = arith.muli %43, %c4 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.andi %81, %c20 : vector<4xi32>
      %83 = arith.ori %82, %c21 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %81, %c22 : vector<4xi32>
      %86 = arith.andi %85, %c20 : vector<4xi32>
      %87 = arith.ori %86, %c21 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.subf %89, %c23 : vector<16xf16>
      %91 = arith.mulf %90, %52 : vector<16xf16>
      %92 = arith.addi %35, %c7 : index
      %93 = arith.remui %41, %c4 : index
      %94 = arith.addi %15, %c6 : index
      %95 = arith.muli %92, %c15 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %93, %c17 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %100 = vector.bitcast %99 : vector<2xi8> to vector<1xf16>
      %101 = vector.extract %100[0] : f16 from vector<1xf16>
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = arith.addi %15, %c6 : index
      %104 = arith.addi %inputFeatures, %c5 : index
      %105 = arith.divui %104, %c6 : index
      %106 = arith.muli %105, %c6 : index
      %107 = arith.addi %103, %106 : index
      %108 = arith.muli %92, %c19 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.addi %109, %c8 : index
      %111 = arith.muli %93, %c4 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.ori %115, %c21 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %114, %c22 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.ori %119, %c21 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = arith.subf %122, %c23 : vector<16xf16>
      %124 = arith.mulf %123, %102 : vector<16xf16>
      %125 = arith.muli %92, %c19 : index
      %126 = arith.addi %107, %125 : index
      %127 = arith.addi %126, %c24 : index
      %128 = arith.muli %93, %c4 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<4xi32>
      %132 = arith.andi %131, %c20 : vector<4xi32>
      %133 = arith.ori %132, %c21 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %131, %c22 : vector<4xi32>
      %136 = arith.andi %135, %c20 : vector<4xi32>
      %137 = arith.ori %136, %c21 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.subf %139, %c23 : vector<16xf16>
      %141 = arith.mulf %140, %102 : vector<16xf16>
      %142 = arith.addi %22, %c8 : index
      %143 = arith.muli %35, %c17 : index
      %144 = arith.addi %143, %c8 : index
      %145 = arith.divui %inputFeatures, %c4 : index
      %146 = arith.muli %142, %145 : index
      %147 = arith.addi %146, %144 : index
      %148 = arith.muli %tileRows, %c4 : index
      %149 = arith.muli %147, %148 : index
      %150 = arith.remui %41, %tileRows : index
      %151 = arith.muli %150, %c25 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = arith.muli %tileRows, %c25 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = wave.mma %157, %74, %36 : vector<16xf16>, vector<8xf32>
      %159 = arith.addi %22, %c7 : index
      %160 = arith.muli %35, %c17 : index
      %161 = arith.addi %160, %c8 : index
      %162 = arith.divui %inputFeatures, %c4 : index
      %163 = arith.muli %159, %162 : index
      %164 = arith.addi %163, %161 : index
      %165 = arith.muli %tileRows, %c4 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.remui %41, %tileRows : index
      %168 = arith.muli %167, %c25 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c25 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %74, %37 : vector<16xf16>, vector<8xf32>
      %176 = arith.addi %22, %c17 : index
      %177 = arith.muli %35, %c17 : index
      %178 = arith.addi %177, %c8 : index
      %179 = arith.divui %inputFeatures, %c4 : index
      %180 = arith.muli %176, %179 : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.muli %tileRows, %c4 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %41, %tileRows : index
      %185 = arith.muli %184, %c25 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c25 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %74, %38 : vector<16xf16>, vector<8xf32>
      %193 = arith.addi %22, %c26 : index
      %194 = arith.muli %35, %c17 : index
      %195 = arith.addi %194, %c8 : index
      %196 = arith.divui %inputFeatures, %c4 : index
      %197 = arith.muli %193, %196 : index
      %198 = arith.addi %197, %195 : index
      %199 = arith.muli %tileRows, %c4 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.remui %41, %tileRows : index
      %202 = arith.muli %201, %c25 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = arith.muli %tileRows, %c25 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = vector.shuffle %204, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = wave.mma %208, %74, %39 : vector<16xf16>, vector<8xf32>
      %210 = arith.addi %22, %c8 : index
      %211 = arith.muli %35, %c17 : index
      %212 = arith.addi %211, %c7 : index
      %213 = arith.divui %inputFeatures, %c4 : index
      %214 = arith.muli %210, %213 : index
      %215 = arith.addi %214, %212 : index
      %216 = arith.muli %tileRows, %c4 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.remui %41, %tileRows : index
      %219 = arith.muli %218, %c25 : index
      %220 = arith.addi %217, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.muli %tileRows, %c25 : index
      %223 = arith.addi %220, %222 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = wave.mma %225, %91, %158 : vector<16xf16>, vector<8xf32>
      %227 = arith.addi %22, %c7 : index
      %228 = arith.muli %35, %c17 : index
      %229 = arith.addi %228, %c7 : index
      %230 = arith.divui %inputFeatures, %c4 : index
      %231 = arith.muli %227, %230 : index
      %232 = arith.addi %231, %229 : index
      %233 = arith.muli %tileRows, %c4 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.remui %41, %tileRows : index
      %236 = arith.muli %235, %c25 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c25 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %91, %175 : vector<16xf16>, vector<8xf32>
      %244 = arith.addi %22, %c17 : index
      %245 = arith.muli %35, %c17 : index
      %246 = arith.addi %245, %c7 : index
      %247 = arith.divui %inputFeatures, %c4 : index
      %248 = arith.muli %244, %247 : index
      %249 = arith.addi %248, %246 : index
      %250 = arith.muli %tileRows, %c4 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.remui %41, %tileRows : index
      %253 = arith.muli %252, %c25 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c25 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %91, %192 : vector<16xf16>, vector<8xf32>
      %261 = arith.addi %22, %c26 : index
      %262 = arith.muli %35, %c17 : index
      %263 = arith.addi %262, %c7 : index
      %264 = arith.divui %inputFeatures, %c4 : index
      %265 = arith.muli %261, %264 : index
      %266 = arith.addi %265, %263 : index
      %267 = arith.muli %tileRows, %c4 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.remui %41, %tileRows : index
      %270 = arith.muli %269, %c25 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c25 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %91, %209 : vector<16xf16>, vector<8xf32>
      %278 = arith.addi %22, %c8 : index
      %279 = arith.muli %35, %c17 : index
      %280 = arith.addi %279, %c17 : index
      %281 = arith.divui %inputFeatures, %c4 : index
      %282 = arith.muli %278, %281 : index
      %283 = arith.addi %282, %280 : index
      %284 = arith.muli %tileRows, %c4 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.remui %41, %tileRows : index
      %287 = arith.muli %286, %c25 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c25 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %124, %226 : vector<16xf16>, vector<8xf32>
      %295 = arith.addi %22, %c7 : index
      %296 = arith.muli %35, %c17 : index
      %297 = arith.addi %296, %c17 : index
      %298 = arith.divui %inputFeatures, %c4 : index
      %299 = arith.muli %295, %298 : index
      %300 = arith.addi %299, %297 : index
      %301 = arith.muli %tileRows, %c4 : index
      %302 = arith.muli %300, %301 : index
      %303 = arith.remui %41, %tileRows : index
      %304 = arith.muli %303, %c25 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = arith.muli %tileRows, %c25 : index
      %308 = arith.addi %305, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = vector.shuffle %306, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = wave.mma %310, %124, %243 : vector<16xf16>, vector<8xf32>
      %312 = arith.addi %22, %c17 : index
      %313 = arith.muli %35, %c17 : index
      %314 = arith.addi %313, %c17 : index
      %315 = arith.divui %inputFeatures, %c4 : index
      %316 = arith.muli %312, %315 : index
      %317 = arith.addi %316, %314 : index
      %318 = arith.muli %tileRows, %c4 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.remui %41, %tileRows : index
      %321 = arith.muli %320, %c25 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = arith.muli %tileRows, %c25 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = wave.mma %327, %124, %260 : vector<16xf16>, vector<8xf32>
      %329 = arith.addi %22, %c26 : index
      %330 = arith.muli %35, %c17 : index
      %331 = arith.addi %330, %c17 : index
      %332 = arith.divui %inputFeatures, %c4 : index
      %333 = arith.muli %329, %332 : index
      %334 = arith.addi %333, %331 : index
      %335 = arith.muli %tileRows, %c4 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.remui %41, %tileRows : index
      %338 = arith.muli %337, %c25 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.muli %tileRows, %c25 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = wave.mma %344, %124, %277 : vector<16xf16>, vector<8xf32>
      %346 = arith.addi %22, %c8 : index
      %347 = arith.muli %35, %c17 : index
      %348 = arith.addi %347, %c26 : index
      %349 = arith.divui %inputFeatures, %c4 : index
      %350 = arith.muli %346, %349 : index
      %351 = arith.addi %350, %348 : index
      %352 = arith.muli %tileRows, %c4 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.remui %41, %tileRows : index
      %355 = arith.muli %354, %c25 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c25 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %141, %294 : vector<16xf16>, vector<8xf32>
      %363 = arith.addi %22, %c7 : index
      %364 = arith.muli %35, %c17 : index
      %365 = arith.addi %364, %c26 : index
      %366 = arith.divui %inputFeatures, %c4 : index
      %367 = arith.muli %363, %366 : index
      %368 = arith.addi %367, %365 : index
      %369 = arith.muli %tileRows, %c4 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.remui %41, %tileRows : index
      %372 = arith.muli %371, %c25 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c25 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %141, %311 : vector<16xf16>, vector<8xf32>
      %380 = arith.addi %22, %c17 : index
      %381 = arith.muli %35, %c17 : index
      %382 = arith.addi %381, %c26 : index
      %383 = arith.divui %inputFeatures, %c4 : index
      %384 = arith.muli %380, %383 : index
      %385 = arith.addi %384, %382 : index
      %386 = arith.muli %tileRows, %c4 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.remui %41, %tileRows : index
      %389 = arith.muli %388, %c25 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c25 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %141, %328 : vector<16xf16>, vector<8xf32>
      %397 = arith.addi %22, %c26 : index
      %398 = arith.muli %35, %c17 : index
      %399 = arith.addi %398, %c26 : index
      %400 = arith.divui %inputFeatures, %c4 : index
      %401 = arith.muli %397, %400 : index
      %402 = arith.addi %401, %399 : index
      %403 = arith.muli %tileRows, %c4 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.remui %41, %tileRows : index
      %406 = arith.muli %405, %c25 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c25 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %141, %345 : vector<16xf16>, vector<8xf32>
      scf.yield %362, %379, %396, %413 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %414 = arith.select %32, %34, %27 : index
    %420:4 = scf.for %415 = %34 to %414 step %c7 iter_args(%416 = %40#0, %417 = %40#1, %418 = %40#2, %419 = %40#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %421 = wave.lane
      %422 = arith.addi %415, %c8 : index
      %423 = arith.remui %421, %c4 : index
      %424 = arith.addi %15, %c6 : index
      %425 = arith.muli %422, %c15 : index
      %426 = arith.addi %424, %425 : index
      %427 = arith.muli %423, %c17 : index
      %428 = arith.addi %426, %427 : index
      %429 = vector.load %w[%428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %430 = vector.bitcast %429 : vector<2xi8> to vector<1xf16>
      %431 = vector.extract %430[0] : f16 from vector<1xf16>
      %432 = vector.broadcast %431 : f16 to vector<16xf16>
      %433 = arith.addi %15, %c6 : index
      %434 = arith.addi %inputFeatures, %c5 : index
      %435 = arith.divui %434, %c6 : index
      %436 = arith.muli %435, %c6 : index
      %437 = arith.addi %433, %436 : index
      %438 = arith.muli %422, %c19 : index
      %439 = arith.addi %437, %438 : index
      %440 = arith.addi %439, %c8 : index
      %441 = arith.muli %423, %c4 : index
      %442 = arith.addi %440, %441 : index
      %443 = vector.load %w[%442] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %444 = vector.bitcast %443 : vector<16xi8> to vector<4xi32>
      %445 = arith.andi %444, %c20 : vector<4xi32>
      %446 = arith.ori %445, %c21 : vector<4xi32>
      %447 = vector.bitcast %446 : vector<4xi32> to vector<8xf16>
      %448 = arith.shrui %444, %c22 : vector<4xi32>
      %449 = arith.andi %448, %c20 : vector<4xi32>
      %450 = arith.ori %449, %c21 : vector<4xi32>
      %451 = vector.bitcast %450 : vector<4xi32> to vector<8xf16>
      %452 = vector.shuffle %447, %451 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = arith.subf %452, %c23 : vector<16xf16>
      %454 = arith.mulf %453, %432 : vector<16xf16>
      %455 = arith.muli %422, %c19 : index
      %456 = arith.addi %437, %455 : index
      %457 = arith.addi %456, %c24 : index
      %458 = arith.muli %423, %c4 : index
      %459 = arith.addi %457, %458 : index
      %460 = vector.load %w[%459] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %461 = vector.bitcast %460 : vector<16xi8> to vector<4xi32>
      %462 = arith.andi %461, %c20 : vector<4xi32>
      %463 = arith.ori %462, %c21 : vector<4xi32>
      %464 = vector.bitcast %463 : vector<4xi32> to vector<8xf16>
      %465 = arith.shrui %461, %c22 : vector<4xi32>
      %466 = arith.andi %465, %c20 : vector<4xi32>
      %467 = arith.ori %466, %c21 : vector<4xi32>
      %468 = vector.bitcast %467 : vector<4xi32> to vector<8xf16>
      %469 = vector.shuffle %464, %468 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = arith.subf %469, %c23 : vector<16xf16>
      %471 = arith.mulf %470, %432 : vector<16xf16>
      %472 = arith.addi %22, %c8 : index
      %473 = arith.muli %415, %c17 : index
      %474 = arith.addi %473, %c8 : index
      %475 = arith.divui %inputFeatures, %c4 : index
      %476 = arith.muli %472, %475 : index
      %477 = arith.addi %476, %474 : index
      %478 = arith.muli %tileRows, %c4 : index
      %479 = arith.muli %477, %478 : index
      %480 = arith.remui %421, %tileRows : index
      %481 = arith.muli %480, %c25 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = arith.muli %tileRows, %c25 : index
      %485 = arith.addi %482, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = vector.shuffle %483, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = wave.mma %487, %454, %416 : vector<16xf16>, vector<8xf32>
      %489 = arith.addi %22, %c7 : index
      %490 = arith.muli %415, %c17 : index
      %491 = arith.addi %490, %c8 : index
      %492 = arith.divui %inputFeatures, %c4 : index
      %493 = arith.muli %489, %492 : index
      %494 = arith.addi %493, %491 : index
      %495 = arith.muli %tileRows, %c4 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.remui %421, %tileRows : index
      %498 = arith.muli %497, %c25 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c25 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %454, %417 : vector<16xf16>, vector<8xf32>
      %506 = arith.addi %22, %c17 : index
      %507 = arith.muli %415, %c17 : index
      %508 = arith.addi %507, %c8 : index
      %509 = arith.divui %inputFeatures, %c4 : index
      %510 = arith.muli %506, %509 : index
      %511 = arith.addi %510, %508 : index
      %512 = arith.muli %tileRows, %c4 : index
      %513 = arith.muli %511, %512 : index
      %514 = arith.remui %421, %tileRows : index
      %515 = arith.muli %514, %c25 : index
      %516 = arith.addi %513, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = arith.muli %tileRows, %c25 : index
      %519 = arith.addi %516, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = vector.shuffle %517, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %522 = wave.mma %521, %454, %418 : vector<16xf16>, vector<8xf32>
      %523 = arith.addi %22, %c26 : index
      %524 = arith.muli %415, %c17 : index
      %525 = arith.addi %524, %c8 : index
      %526 = arith.divui %inputFeatures, %c4 : index
      %527 = arith.muli %523, %526 : index
      %528 = arith.addi %527, %525 : index
      %529 = arith.muli %tileRows, %c4 : index
      %530 = arith.muli %528, %529 : index
      %531 = arith.remui %421, %tileRows : index
      %532 = arith.muli %531, %c25 : index
      %533 = arith.addi %530, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = arith.muli %tileRows, %c25 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %539 = wave.mma %538, %454, %419 : vector<16xf16>, vector<8xf32>
      %540 = arith.addi %22, %c8 : index
      %541 = arith.muli %415, %c17 : index
      %542 = arith.addi %541, %c7 : index
      %543 = arith.divui %inputFeatures, %c4 : index
      %544 = arith.muli %540, %543 : index
      %545 = arith.addi %544, %542 : index
      %546 = arith.muli %tileRows, %c4 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.remui %421, %tileRows : index
      %549 = arith.muli %548, %c25 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c25 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %471, %488 : vector<16xf16>, vector<8xf32>
      %557 = arith.addi %22, %c7 : index
      %558 = arith.muli %415, %c17 : index
      %559 = arith.addi %558, %c7 : index
      %560 = arith.divui %inputFeatures, %c4 : index
      %561 = arith.muli %557, %560 : index
      %562 = arith.addi %561, %559 : index
      %563 = arith.muli %tileRows, %c4 : index
      %564 = arith.muli %562, %563 : index
      %565 = arith.remui %421, %tileRows : index
      %566 = arith.muli %565, %c25 : index
      %567 = arith.addi %564, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = arith.muli %tileRows, %c25 : index
      %570 = arith.addi %567, %569 : index
      %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %572 = vector.shuffle %568, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = wave.mma %572, %471, %505 : vector<16xf16>, vector<8xf32>
      %574 = arith.addi %22, %c17 : index
      %575 = arith.muli %415, %c17 : index
      %576 = arith.addi %575, %c7 : index
      %577 = arith.divui %inputFeatures, %c4 : index
      %578 = arith.muli %574, %577 : index
      %579 = arith.addi %578, %576 : index
      %580 = arith.muli %tileRows, %c4 : index
      %581 = arith.muli %579, %580 : index
      %582 = arith.remui %421, %tileRows : index
      %583 = arith.muli %582, %c25 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c25 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %471, %522 : vector<16xf16>, vector<8xf32>
      %591 = arith.addi %22, %c26 : index
      %592 = arith.muli %415, %c17 : index
      %593 = arith.addi %592, %c7 : index
      %594 = arith.divui %inputFeatures, %c4 : index
      %595 = arith.muli %591, %594 : index
      %596 = arith.addi %595, %593 : index
      %597 = arith.muli %tileRows, %c4 : index
      %598 = arith.muli %596, %597 : index
      %599 = arith.remui %421, %tileRows : index
      %600 = arith.muli %599, %c25 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = arith.muli %tileRows, %c25 : index
      %604 = arith.addi %601, %603 : index
      %605 = vector.load %x[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %606 = vector.shuffle %602, %605 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %607 = wave.mma %606, %471, %539 : vector<16xf16>, vector<8xf32>
      scf.yield %556, %573, %590, %607 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %608 = arith.addi %20, %c8 : index
    %609 = wave.lane
    %610 = arith.muli %3, %c7 : index
    %611 = arith.muli %610, %c24 : index
    %612 = arith.addi %611, %609 : index
    %613 = arith.muli %4, %c10 : index
    %614 = arith.addi %613, %612 : index
    %615 = arith.addi %614, %c8 : index
    %616 = arith.addi %615, %c8 : index
    %617 = vector.extract %420#0[0] : f32 from vector<8xf32>
    memref.store %617, %16[%616] : memref<?xf32>
    %618 = arith.muli %4, %c10 : index
    %619 = arith.addi %618, %612 : index
    %620 = arith.addi %619, %c8 : index
    %621 = arith.addi %620, %c15 : index
    %622 = vector.extract %420#0[1] : f32 from vector<8xf32>
    memref.store %622, %16[%621] : memref<?xf32>
    %623 = arith.muli %4, %c10 : index
    %624 = arith.addi %623, %612 : index
    %625 = arith.addi %624, %c8 : index
    %626 = arith.addi %625, %c11 : index
    %627 = vector.extract %420#0[2] : f32 from vector<8xf32>
    memref.store %627, %16[%626] : memref<?xf32>
    %628 = arith.muli %4, %c10 : index
    %629 = arith.addi %628, %612 : index
    %630 = arith.addi %629, %c8 : index
    %631 = arith.addi %630, %c27 : index
    %632 = vector.extract %420#0[3] : f32 from vector<8xf32>
    memref.store %632, %16[%631] : memref<?xf32>
    %633 = arith.muli %4, %c10 : index
    %634 = arith.addi %633, %612 : index
    %635 = arith.addi %634, %c8 : index
    %636 = arith.addi %635, %c6 : index
    %637 = vector.extract %420#0[4] : f32 from vector<8xf32>
    memref.store %637, %16[%636] : memref<?xf32>
    %638 = arith.muli %4, %c10 : index
    %639 = arith.addi %638, %612 : index
    %640 = arith.addi %639, %c8 : index
    %641 = arith.addi %640, %c28 : index
    %642 = vector.extract %420#0[5] : f32 from vector<8xf32>
    memref.store %642, %16[%641] : memref<?xf32>
    %643 = arith.muli %4, %c10 : index
    %644 = arith.addi %643, %612 : index
    %645 = arith.addi %644, %c8 : index
    %646 = arith.addi %645, %c29 : index
    %647 = vector.extract %420#0[6] : f32 from vector<8xf32>
    memref.store %647, %16[%646] : memref<?xf32>
    %648 = arith.muli %4, %c10 : index
    %649 = arith.addi %648, %612 : index
    %650 = arith.addi %649, %c8 : index
    %651 = arith.addi %650, %c30 : index
    %652 = vector.extract %420#0[7] : f32 from vector<8xf32>
    memref.store %652, %16[%651] : memref<?xf32>
    wave.barrier
    %653 = arith.muli %4, %c13 : index
    %654 = arith.addi %653, %c8 : index
    %655 = arith.muli %654, %c17 : index
    %656 = arith.divui %609, %c4 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.addi %608, %657 : index
    %659 = arith.cmpi slt, %658, %19 : index
    scf.if %659 {
      %660 = arith.cmpi eq, %hasFactors, %c7 : index
      %661 = memref.load %factors[%658] : memref<?xf32>
      %662 = arith.select %660, %661, %c32 : f32
      %663 = arith.addi %612, %c8 : index
      %664 = arith.muli %654, %c15 : index
      %665 = arith.addi %663, %664 : index
      %666 = memref.load %16[%665] : memref<?xf32>
      %667 = arith.addi %665, %c10 : index
      %668 = memref.load %16[%667] : memref<?xf32>
      %669 = arith.addf %666, %668 : f32
      %670 = arith.remui %609, %c4 : index
      %671 = arith.muli %670, %c13 : index
      %672 = arith.addi %15, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %662 : f32
      %677 = arith.mulf %669, %676 : f32
      %678 = arith.muli %3, %c7 : index
      %679 = arith.addi %678, %c8 : index
      %680 = arith.muli %679, %c4 : index
      %681 = arith.remui %609, %c4 : index
      %682 = arith.addi %680, %681 : index
      %683 = arith.muli %657, %c33 : index
      %684 = arith.addi %683, %682 : index
      memref.store %677, %17[%684] : memref<?xf32>
    }
    %685 = arith.muli %4, %c13 : index
    %686 = arith.addi %685, %c7 : index
    %687 = arith.muli %686, %c17 : index
    %688 = arith.divui %609, %c4 : index
    %689 = arith.addi %687, %688 : index
    %690 = arith.addi %608, %689 : index
    %691 = arith.cmpi slt, %690, %19 : index
    scf.if %691 {
      %692 = arith.cmpi eq, %hasFactors, %c7 : index
      %693 = memref.load %factors[%690] : memref<?xf32>
      %694 = arith.select %692, %693, %c32 : f32
      %695 = arith.addi %612, %c8 : index
      %696 = arith.muli %686, %c15 : index
      %697 = arith.addi %695, %696 : index
      %698 = memref.load %16[%697] : memref<?xf32>
      %699 = arith.addi %697, %c10 : index
      %700 = memref.load %16[%699] : memref<?xf32>
      %701 = arith.addf %698, %700 : f32
      %702 = arith.remui %609, %c4 : index
      %703 = arith.muli %702, %c13 : index
      %704 = arith.addi %15, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %694 : f32
      %709 = arith.mulf %701, %708 : f32
      %710 = arith.muli %3, %c7 : index
      %711 = arith.addi %710, %c8 : index
      %712 = arith.muli %711, %c4 : index
      %713 = arith.remui %609, %c4 : index
      %714 = arith.addi %712, %713 : index
      %715 = arith.muli %689, %c33 : index
      %716 = arith.addi %715, %714 : index
      memref.store %709, %17[%716] : memref<?xf32>
    }
    %717 = arith.muli %4, %c13 : index
    %718 = arith.addi %717, %c17 : index
    %719 = arith.muli %718, %c17 : index
    %720 = arith.divui %609, %c4 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.addi %608, %721 : index
    %723 = arith.cmpi slt, %722, %19 : index
    scf.if %723 {
      %724 = arith.cmpi eq, %hasFactors, %c7 : index
      %725 = memref.load %factors[%722] : memref<?xf32>
      %726 = arith.select %724, %725, %c32 : f32
      %727 = arith.addi %612, %c8 : index
      %728 = arith.muli %718, %c15 : index
      %729 = arith.addi %727, %728 : index
      %730 = memref.load %16[%729] : memref<?xf32>
      %731 = arith.addi %729, %c10 : index
      %732 = memref.load %16[%731] : memref<?xf32>
      %733 = arith.addf %730, %732 : f32
      %734 = arith.remui %609, %c4 : index
      %735 = arith.muli %734, %c13 : index
      %736 = arith.addi %15, %735 : index
      %737 = vector.load %w[%736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %738 = vector.bitcast %737 : vector<4xi8> to vector<1xf32>
      %739 = vector.extract %738[0] : f32 from vector<1xf32>
      %740 = arith.mulf %739, %726 : f32
      %741 = arith.mulf %733, %740 : f32
      %742 = arith.muli %3, %c7 : index
      %743 = arith.addi %742, %c8 : index
      %744 = arith.muli %743, %c4 : index
      %745 = arith.remui %609, %c4 : index
      %746 = arith.addi %744, %745 : index
      %747 = arith.muli %721, %c33 : index
      %748 = arith.addi %747, %746 : index
      memref.store %741, %17[%748] : memref<?xf32>
    }
    %749 = arith.muli %4, %c13 : index
    %750 = arith.addi %749, %c26 : index
    %751 = arith.muli %750, %c17 : index
    %752 = arith.divui %609, %c4 : index
    %753 = arith.addi %751, %752 : index
    %754 = arith.addi %608, %753 : index
    %755 = arith.cmpi slt, %754, %19 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c7 : index
      %757 = memref.load %factors[%754] : memref<?xf32>
      %758 = arith.select %756, %757, %c32 : f32
      %759 = arith.addi %612, %c8 : index
      %760 = arith.muli %750, %c15 : index
      %761 = arith.addi %759, %760 : index
      %762 = memref.load %16[%761] : memref<?xf32>
      %763 = arith.addi %761, %c10 : index
      %764 = memref.load %16[%763] : memref<?xf32>
      %765 = arith.addf %762, %764 : f32
      %766 = arith.remui %609, %c4 : index
      %767 = arith.muli %766, %c13 : index
      %768 = arith.addi %15, %767 : index
      %769 = vector.load %w[%768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %770 = vector.bitcast %769 : vector<4xi8> to vector<1xf32>
      %771 = vector.extract %770[0] : f32 from vector<1xf32>
      %772 = arith.mulf %771, %758 : f32
      %773 = arith.mulf %765, %772 : f32
      %774 = arith.muli %3, %c7 : index
      %775 = arith.addi %774, %c8 : index
      %776 = arith.muli %775, %c4 : index
      %777 = arith.remui %609, %c4 : index
      %778 = arith.addi %776, %777 : index
      %779 = arith.muli %753, %c33 : index
      %780 = arith.addi %779, %778 : index
      memref.store %773, %17[%780] : memref<?xf32>
    }
    wave.barrier
    %781 = arith.addi %20, %c8 : index
    %782 = wave.wave
    %783 = arith.addi %782, %c8 : index
    %784 = arith.addi %781, %783 : index
    %785 = arith.cmpi slt, %784, %19 : index
    %786 = arith.cmpi slt, %783, %c4 : index
    %787 = arith.andi %785, %786 : i1
    scf.if %787 {
      %788 = arith.addi %781, %783 : index
      %789 = arith.muli %783, %c33 : index
      %790 = wave.lane
      %791 = arith.addi %790, %c8 : index
      %792 = arith.cmpi eq, %hasBias, %c7 : index
      %793 = arith.addi %789, %791 : index
      %794 = memref.load %17[%793] : memref<?xf32>
      %795 = arith.muli %0, %c33 : index
      %796 = arith.addi %795, %791 : index
      %797 = memref.load %bias[%796] : memref<?xf32>
      %798 = arith.addf %794, %797 : f32
      %799 = arith.select %792, %798, %794 : f32
      %800 = arith.addi %791, %c35 : index
      %801 = arith.cmpi eq, %hasBias, %c7 : index
      %802 = arith.addi %789, %800 : index
      %803 = memref.load %17[%802] : memref<?xf32>
      %804 = arith.muli %0, %c33 : index
      %805 = arith.addi %804, %800 : index
      %806 = memref.load %bias[%805] : memref<?xf32>
      %807 = arith.addf %803, %806 : f32
      %808 = arith.select %801, %807, %803 : f32
      %809 = arith.addi %790, %c15 : index
      %810 = arith.cmpi slt, %809, %c35 : index
      %811 = arith.minsi %809, %c36 : index
      %812 = arith.cmpi eq, %hasBias, %c7 : index
      %813 = arith.addi %789, %811 : index
      %814 = memref.load %17[%813] : memref<?xf32>
      %815 = arith.muli %0, %c33 : index
      %816 = arith.addi %815, %811 : index
      %817 = memref.load %bias[%816] : memref<?xf32>
      %818 = arith.addf %814, %817 : f32
      %819 = arith.select %812, %818, %814 : f32
      %820 = arith.addi %811, %c35 : index
      %821 = arith.cmpi eq, %hasBias, %c7 : index
      %822 = arith.addi %789, %820 : index
      %823 = memref.load %17[%822] : memref<?xf32>
      %824 = arith.muli %0, %c33 : index
      %825 = arith.addi %824, %820 : index
      %826 = memref.load %bias[%825] : memref<?xf32>
      %827 = arith.addf %823, %826 : f32
      %828 = arith.select %821, %827, %823 : f32
      %829 = arith.addi %heads, %kvHeads : index
      %830 = arith.cmpi slt, %0, %829 : index
      scf.if %830 {
        %831 = arith.addi %positionsAt, %788 : index
        %832 = memref.load %step[%831] : memref<?xi32>
        %833 = arith.index_cast %832 : i32 to index
        %834 = arith.cmpi eq, %hasNorm, %c7 : index
        %835 = math.fma %799, %799, %c39 : f32
        %836 = math.fma %808, %808, %835 : f32
        %837 = math.fma %819, %819, %836 : f32
        %838 = arith.select %810, %837, %836 : f32
        %839 = math.fma %828, %828, %838 : f32
        %840 = arith.select %810, %839, %838 : f32
        %841 = vector.broadcast %840 : f32 to vector<1xf32>
        %842 = wave.reduce "add" %841 : vector<1xf32>
        %843 = arith.mulf %842, %inverseHeadDim : f32
        %844 = arith.addf %843, %epsilon : f32
        %845 = math.sqrt %844 : f32
        %846 = arith.divf %c32, %845 : f32
        %847 = arith.cmpi slt, %0, %heads : index
        %848 = arith.addi %791, %c35 : index
        %849 = memref.load %query_norm[%791] : memref<?xf32>
        %850 = memref.load %key_norm[%791] : memref<?xf32>
        %851 = arith.select %847, %849, %850 : f32
        %852 = arith.mulf %799, %846 : f32
        %853 = arith.mulf %852, %851 : f32
        %854 = arith.select %834, %853, %799 : f32
        %855 = memref.load %query_norm[%848] : memref<?xf32>
        %856 = memref.load %key_norm[%848] : memref<?xf32>
        %857 = arith.select %847, %855, %856 : f32
        %858 = arith.mulf %808, %846 : f32
        %859 = arith.mulf %858, %857 : f32
        %860 = arith.select %834, %859, %808 : f32
        %861 = arith.addi %811, %c35 : index
        %862 = memref.load %query_norm[%811] : memref<?xf32>
        %863 = memref.load %key_norm[%811] : memref<?xf32>
        %864 = arith.select %847, %862, %863 : f32
        %865 = arith.mulf %819, %846 : f32
        %866 = arith.mulf %865, %864 : f32
        %867 = arith.select %834, %866, %819 : f32
        %868 = memref.load %query_norm[%861] : memref<?xf32>
        %869 = memref.load %key_norm[%861] : memref<?xf32>
        %870 = arith.select %847, %868, %869 : f32
        %871 = arith.mulf %828, %846 : f32
        %872 = arith.mulf %871, %870 : f32
        %873 = arith.select %834, %872, %828 : f32
        %874 = arith.remui %833, %c24 : index
        %875 = arith.muli %874, %c33 : index
        %876 = arith.addi %875, %791 : index
        %877 = arith.divui %833, %c24 : index
        %878 = arith.addi %877, %c24 : index
        %879 = arith.muli %878, %c33 : index
        %880 = arith.addi %879, %791 : index
        %881 = memref.load %rope[%876] : memref<?xf32>
        %882 = arith.addi %876, %c35 : index
        %883 = memref.load %rope[%882] : memref<?xf32>
        %884 = memref.load %rope[%880] : memref<?xf32>
        %885 = arith.addi %880, %c35 : index
        %886 = memref.load %rope[%885] : memref<?xf32>
        %887 = arith.mulf %884, %881 : f32
        %888 = arith.mulf %886, %883 : f32
        %889 = arith.subf %887, %888 : f32
        %890 = arith.mulf %886, %881 : f32
        %891 = arith.mulf %884, %883 : f32
        %892 = arith.addf %890, %891 : f32
        %893 = arith.mulf %854, %889 : f32
        %894 = arith.mulf %860, %892 : f32
        %895 = arith.subf %893, %894 : f32
        %896 = arith.mulf %860, %889 : f32
        %897 = arith.mulf %854, %892 : f32
        %898 = arith.addf %896, %897 : f32
        %899 = arith.cmpi slt, %0, %heads : index
        scf.if %899 {
          %900 = arith.muli %788, %heads : index
          %901 = arith.addi %900, %0 : index
          %902 = arith.muli %901, %c33 : index
          %903 = arith.addi %902, %791 : index
          memref.store %895, %q[%903] : memref<?xf32>
          %904 = arith.addi %903, %c35 : index
          memref.store %898, %q[%904] : memref<?xf32>
        } else {
          %905 = arith.addi %789, %791 : index
          memref.store %895, %17[%905] : memref<?xf32>
          %906 = arith.addi %789, %791 : index
          %907 = arith.addi %906, %c35 : index
          memref.store %898, %17[%907] : memref<?xf32>
        }
        %908 = arith.remui %833, %c24 : index
        %909 = arith.muli %908, %c33 : index
        %910 = arith.addi %909, %811 : index
        %911 = arith.divui %833, %c24 : index
        %912 = arith.addi %911, %c24 : index
        %913 = arith.muli %912, %c33 : index
        %914 = arith.addi %913, %811 : index
        %915 = memref.load %rope[%910] : memref<?xf32>
        %916 = arith.addi %910, %c35 : index
        %917 = memref.load %rope[%916] : memref<?xf32>
        %918 = memref.load %rope[%914] : memref<?xf32>
        %919 = arith.addi %914, %c35 : index
        %920 = memref.load %rope[%919] : memref<?xf32>
        %921 = arith.mulf %918, %915 : f32
        %922 = arith.mulf %920, %917 : f32
        %923 = arith.subf %921, %922 : f32
        %924 = arith.mulf %920, %915 : f32
        %925 = arith.mulf %918, %917 : f32
        %926 = arith.addf %924, %925 : f32
        %927 = arith.mulf %867, %923 : f32
        %928 = arith.mulf %873, %926 : f32
        %929 = arith.subf %927, %928 : f32
        %930 = arith.mulf %873, %923 : f32
        %931 = arith.mulf %867, %926 : f32
        %932 = arith.addf %930, %931 : f32
        scf.if %810 {
          %933 = arith.cmpi slt, %0, %heads : index
          scf.if %933 {
            %934 = arith.muli %788, %heads : index
            %935 = arith.addi %934, %0 : index
            %936 = arith.muli %935, %c33 : index
            %937 = arith.addi %936, %811 : index
            memref.store %929, %q[%937] : memref<?xf32>
            %938 = arith.addi %937, %c35 : index
            memref.store %932, %q[%938] : memref<?xf32>
          } else {
            %939 = arith.addi %789, %811 : index
            memref.store %929, %17[%939] : memref<?xf32>
            %940 = arith.addi %789, %811 : index
            %941 = arith.addi %940, %c35 : index
            memref.store %932, %17[%941] : memref<?xf32>
          }
        }
      } else {
        %942 = arith.cmpi slt, %0, %heads : index
        scf.if %942 {
          %943 = arith.muli %788, %heads : index
          %944 = arith.addi %943, %0 : index
          %945 = arith.muli %944, %c33 : index
          %946 = arith.addi %945, %791 : index
          memref.store %799, %q[%946] : memref<?xf32>
          %947 = arith.addi %946, %c35 : index
          memref.store %808, %q[%947] : memref<?xf32>
        } else {
          %948 = arith.addi %789, %791 : index
          memref.store %799, %17[%948] : memref<?xf32>
          %949 = arith.addi %789, %791 : index
          %950 = arith.addi %949, %c35 : index
          memref.store %808, %17[%950] : memref<?xf32>
        }
        scf.if %810 {
          %951 = arith.cmpi slt, %0, %heads : index
          scf.if %951 {
            %952 = arith.muli %788, %heads : index
            %953 = arith.addi %952, %0 : index
            %954 = arith.muli %953, %c33 : index
            %955 = arith.addi %954, %811 : index
            memref.store %819, %q[%955] : memref<?xf32>
            %956 = arith.addi %955, %c35 : index
            memref.store %828, %q[%956] : memref<?xf32>
          } else {
            %957 = arith.addi %789, %811 : index
            memref.store %819, %17[%957] : memref<?xf32>
            %958 = arith.addi %789, %811 : index
            %959 = arith.addi %958, %c35 : index
            memref.store %828, %17[%959] : memref<?xf32>
          }
        }
      }
    }
    %960 = arith.addi %782, %c42 : index
    %961 = arith.addi %781, %960 : index
    %962 = arith.cmpi slt, %961, %19 : index
    %963 = arith.cmpi slt, %960, %c4 : index
    %964 = arith.andi %962, %963 : i1
    scf.if %964 {
      %965 = arith.addi %781, %960 : index
      %966 = arith.muli %960, %c33 : index
      %967 = wave.lane
      %968 = arith.addi %967, %c8 : index
      %969 = arith.cmpi eq, %hasBias, %c7 : index
      %970 = arith.addi %966, %968 : index
      %971 = memref.load %17[%970] : memref<?xf32>
      %972 = arith.muli %0, %c33 : index
      %973 = arith.addi %972, %968 : index
      %974 = memref.load %bias[%973] : memref<?xf32>
      %975 = arith.addf %971, %974 : f32
      %976 = arith.select %969, %975, %971 : f32
      %977 = arith.addi %968, %c35 : index
      %978 = arith.cmpi eq, %hasBias, %c7 : index
      %979 = arith.addi %966, %977 : index
      %980 = memref.load %17[%979] : memref<?xf32>
      %981 = arith.muli %0, %c33 : index
      %982 = arith.addi %981, %977 : index
      %983 = memref.load %bias[%982] : memref<?xf32>
      %984 = arith.addf %980, %983 : f32
      %985 = arith.select %978, %984, %980 : f32
      %986 = arith.addi %967, %c15 : index
      %987 = arith.cmpi slt, %986, %c35 : index
      %988 = arith.minsi %986, %c36 : index
      %989 = arith.cmpi eq, %hasBias, %c7 : index
      %990 = arith.addi %966, %988 : index
      %991 = memref.load %17[%990] : memref<?xf32>
      %992 = arith.muli %0, %c33 : index
      %993 = arith.addi %992, %988 : index
      %994 = memref.load %bias[%993] : memref<?xf32>
      %995 = arith.addf %991, %994 : f32
      %996 = arith.select %989, %995, %991 : f32
      %997 = arith.addi %988, %c35 : index
      %998 = arith.cmpi eq, %hasBias, %c7 : index
      %999 = arith.addi %966, %997 : index
      %1000 = memref.load %17[%999] : memref<?xf32>
      %1001 = arith.muli %0, %c33 : index
      %1002 = arith.addi %1001, %997 : index
      %1003 = memref.load %bias[%1002] : memref<?xf32>
      %1004 = arith.addf %1000, %1003 : f32
      %1005 = arith.select %998, %1004, %1000 : f32
      %1006 = arith.addi %heads, %kvHeads : index
      %1007 = arith.cmpi slt, %0, %1006 : index
      scf.if %1007 {
        %1008 = arith.addi %positionsAt, %965 : index
        %1009 = memref.load %step[%1008] : memref<?xi32>
        %1010 = arith.index_cast %1009 : i32 to index
        %1011 = arith.cmpi eq, %hasNorm, %c7 : index
        %1012 = math.fma %976, %976, %c39 : f32
        %1013 = math.fma %985, %985, %1012 : f32
        %1014 = math.fma %996, %996, %1013 : f32
        %1015 = arith.select %987, %1014, %1013 : f32
        %1016 = math.fma %1005, %1005, %1015 : f32
        %1017 = arith.select %987, %1016, %1015 : f32
        %1018 = vector.broadcast %1017 : f32 to vector<1xf32>
        %1019 = wave.reduce "add" %1018 : vector<1xf32>
        %1020 = arith.mulf %1019, %inverseHeadDim : f32
        %1021 = arith.addf %1020, %epsilon : f32
        %1022 = math.sqrt %1021 : f32
        %1023 = arith.divf %c32, %1022 : f32
        %1024 = arith.cmpi slt, %0, %heads : index
        %1025 = arith.addi %968, %c35 : index
        %1026 = memref.load %query_norm[%968] : memref<?xf32>
        %1027 = memref.load %key_norm[%968] : memref<?xf32>
        %1028 = arith.select %1024, %1026, %1027 : f32
        %1029 = arith.mulf %976, %1023 : f32
        %1030 = arith.mulf %1029, %1028 : f32
        %1031 = arith.select %1011, %1030, %976 : f32
        %1032 = memref.load %query_norm[%1025] : memref<?xf32>
        %1033 = memref.load %key_norm[%1025] : memref<?xf32>
        %1034 = arith.select %1024, %1032, %1033 : f32
        %1035 = arith.mulf %985, %1023 : f32
        %1036 = arith.mulf %1035, %1034 : f32
        %1037 = arith.select %1011, %1036, %985 : f32
        %1038 = arith.addi %988, %c35 : index
        %1039 = memref.load %query_norm[%988] : memref<?xf32>
        %1040 = memref.load %key_norm[%988] : memref<?xf32>
        %1041 = arith.select %1024, %1039, %1040 : f32
        %1042 = arith.mulf %996, %1023 : f32
        %1043 = arith.mulf %1042, %1041 : f32
        %1044 = arith.select %1011, %1043, %996 : f32
        %1045 = memref.load %query_norm[%1038] : memref<?xf32>
        %1046 = memref.load %key_norm[%1038] : memref<?xf32>
        %1047 = arith.select %1024, %1045, %1046 : f32
        %1048 = arith.mulf %1005, %1023 : f32
        %1049 = arith.mulf %1048, %1047 : f32
        %1050 = arith.select %1011, %1049, %1005 : f32
        %1051 = arith.remui %1010, %c24 : index
        %1052 = arith.muli %1051, %c33 : index
        %1053 = arith.addi %1052, %968 : index
        %1054 = arith.divui %1010, %c24 : index
        %1055 = arith.addi %1054, %c24 : index
        %1056 = arith.muli %1055, %c33 : index
        %1057 = arith.addi %1056, %968 : index
        %1058 = memref.load %rope[%1053] : memref<?xf32>
        %1059 = arith.addi %1053, %c35 : index
        %1060 = memref.load %rope[%1059] : memref<?xf32>
        %1061 = memref.load %rope[%1057] : memref<?xf32>
        %1062 = arith.addi %1057, %c35 : index
        %1063 = memref.load %rope[%1062] : memref<?xf32>
        %1064 = arith.mulf %1061, %1058 : f32
        %1065 = arith.mulf %1063, %1060 : f32
        %1066 = arith.subf %1064, %1065 : f32
        %1067 = arith.mulf %1063, %1058 : f32
        %1068 = arith.mulf %1061, %1060 : f32
        %1069 = arith.addf %1067, %1068 : f32
        %1070 = arith.mulf %1031, %1066 : f32
        %1071 = arith.mulf %1037, %1069 : f32
        %1072 = arith.subf %1070, %1071 : f32
        %1073 = arith.mulf %1037, %1066 : f32
        %1074 = arith.mulf %1031, %1069 : f32
        %1075 = arith.addf %1073, %1074 : f32
        %1076 = arith.cmpi slt, %0, %heads : index
        scf.if %1076 {
          %1077 = arith.muli %965, %heads : index
          %1078 = arith.addi %1077, %0 : index
          %1079 = arith.muli %1078, %c33 : index
          %1080 = arith.addi %1079, %968 : index
          memref.store %1072, %q[%1080] : memref<?xf32>
          %1081 = arith.addi %1080, %c35 : index
          memref.store %1075, %q[%1081] : memref<?xf32>
        } else {
          %1082 = arith.addi %966, %968 : index
          memref.store %1072, %17[%1082] : memref<?xf32>
          %1083 = arith.addi %966, %968 : index
          %1084 = arith.addi %1083, %c35 : index
          memref.store %1075, %17[%1084] : memref<?xf32>
        }
        %1085 = arith.remui %1010, %c24 : index
        %1086 = arith.muli %1085, %c33 : index
        %1087 = arith.addi %1086, %988 : index
        %1088 = arith.divui %1010, %c24 : index
        %1089 = arith.addi %1088, %c24 : index
        %1090 = arith.muli %1089, %c33 : index
        %1091 = arith.addi %1090, %988 : index
        %1092 = memref.load %rope[%1087] : memref<?xf32>
        %1093 = arith.addi %1087, %c35 : index
        %1094 = memref.load %rope[%1093] : memref<?xf32>
        %1095 = memref.load %rope[%1091] : memref<?xf32>
        %1096 = arith.addi %1091, %c35 : index
        %1097 = memref.load %rope[%1096] : memref<?xf32>
        %1098 = arith.mulf %1095, %1092 : f32
        %1099 = arith.mulf %1097, %1094 : f32
        %1100 = arith.subf %1098, %1099 : f32
        %1101 = arith.mulf %1097, %1092 : f32
        %1102 = arith.mulf %1095, %1094 : f32
        %1103 = arith.addf %1101, %1102 : f32
        %1104 = arith.mulf %1044, %1100 : f32
        %1105 = arith.mulf %1050, %1103 : f32
        %1106 = arith.subf %1104, %1105 : f32
        %1107 = arith.mulf %1050, %1100 : f32
        %1108 = arith.mulf %1044, %1103 : f32
        %1109 = arith.addf %1107, %1108 : f32
        scf.if %987 {
          %1110 = arith.cmpi slt, %0, %heads : index
          scf.if %1110 {
            %1111 = arith.muli %965, %heads : index
            %1112 = arith.addi %1111, %0 : index
            %1113 = arith.muli %1112, %c33 : index
            %1114 = arith.addi %1113, %988 : index
            memref.store %1106, %q[%1114] : memref<?xf32>
            %1115 = arith.addi %1114, %c35 : index
            memref.store %1109, %q[%1115] : memref<?xf32>
          } else {
            %1116 = arith.addi %966, %988 : index
            memref.store %1106, %17[%1116] : memref<?xf32>
            %1117 = arith.addi %966, %988 : index
            %1118 = arith.addi %1117, %c35 : index
            memref.store %1109, %17[%1118] : memref<?xf32>
          }
        }
      } else {
        %1119 = arith.cmpi slt, %0, %heads : index
        scf.if %1119 {
          %1120 = arith.muli %965, %heads : index
          %1121 = arith.addi %1120, %0 : index
          %1122 = arith.muli %1121, %c33 : index
          %1123 = arith.addi %1122, %968 : index
          memref.store %976, %q[%1123] : memref<?xf32>
          %1124 = arith.addi %1123, %c35 : index
          memref.store %985, %q[%1124] : memref<?xf32>
        } else {
          %1125 = arith.addi %966, %968 : index
          memref.store %976, %17[%1125] : memref<?xf32>
          %1126 = arith.addi %966, %968 : index
          %1127 = arith.addi %1126, %c35 : index
          memref.store %985, %17[%1127] : memref<?xf32>
        }
        scf.if %987 {
          %1128 = arith.cmpi slt, %0, %heads : index
          scf.if %1128 {
            %1129 = arith.muli %965, %heads : index
            %1130 = arith.addi %1129, %0 : index
            %1131 = arith.muli %1130, %c33 : index
            %1132 = arith.addi %1131, %988 : index
            memref.store %996, %q[%1132] : memref<?xf32>
            %1133 = arith.addi %1132, %c35 : index
            memref.store %1005, %q[%1133] : memref<?xf32>
          } else {
            %1134 = arith.addi %966, %988 : index
            memref.store %996, %17[%1134] : memref<?xf32>
            %1135 = arith.addi %966, %988 : index
            %1136 = arith.addi %1135, %c35 : index
            memref.store %1005, %17[%1136] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1137 = arith.cmpi sge, %0, %heads : index
    scf.if %1137 {
      %1138 = arith.addi %782, %c8 : index
      %1139 = arith.addi %781, %1138 : index
      %1140 = arith.cmpi slt, %1139, %19 : index
      %1141 = arith.cmpi slt, %1138, %c4 : index
      %1142 = arith.andi %1140, %1141 : i1
      scf.if %1142 {
        %1143 = arith.addi %781, %1138 : index
        %1144 = arith.addi %slotsAt, %1143 : index
        %1145 = memref.load %step[%1144] : memref<?xi32>
        %1146 = arith.index_cast %1145 : i32 to index
        %1147 = arith.cmpi sge, %1146, %c8 : index
        scf.if %1147 {
          %1148 = arith.muli %1138, %c33 : index
          %1149 = arith.subi %0, %heads : index
          %1150 = memref.load %scales[%1149] : memref<?xf32>
          %1151 = vector.broadcast %1150 : f32 to vector<4xf32>
          %1152 = arith.divui %1146, %c4 : index
          %1153 = arith.remui %1146, %c4 : index
          %1154 = arith.muli %1152, %pageBytes : index
          %1155 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1155 {
            %1156 = wave.lane
            %1157 = arith.muli %1156, %c13 : index
            scf.for %1158 = %1157 to %c33 step %c6 {
              %1159 = arith.addi %1148, %1158 : index
              %1160 = vector.load %17[%1159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1161 = arith.mulf %1160, %1151 : vector<4xf32>
              %1162 = arith.minimumf %1161, %c46 : vector<4xf32>
              %1163 = arith.maximumf %1162, %c47 : vector<4xf32>
              %1164 = arith.truncf %1163 : vector<4xf32> to vector<4xf16>
              %1165 = vector.bitcast %1164 : vector<4xf16> to vector<8xi8>
              %1166 = arith.cmpi slt, %1149, %kvHeads : index
              scf.if %1166 {
                %1167 = arith.muli %1149, %c48 : index
                %1168 = arith.addi %1154, %1167 : index
                %1169 = arith.divui %1158, %c4 : index
                %1170 = arith.muli %1169, %c19 : index
                %1171 = arith.remui %1158, %c4 : index
                %1172 = arith.divui %1171, %c25 : index
                %1173 = arith.muli %1172, %c24 : index
                %1174 = arith.muli %1153, %c4 : index
                %1175 = arith.addi %1173, %1174 : index
                %1176 = arith.remui %1171, %c25 : index
                %1177 = arith.muli %1176, %c17 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.addi %1170, %1178 : index
                %1180 = arith.addi %1168, %1179 : index
                vector.store %1165, %kv[%1180] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1181 = arith.subi %1149, %kvHeads : index
                %1182 = arith.muli %1181, %c48 : index
                %1183 = arith.addi %1154, %1182 : index
                %1184 = arith.addi %1158, %c8 : index
                %1185 = arith.divui %1184, %c4 : index
                %1186 = arith.muli %1185, %c19 : index
                %1187 = arith.addi %1186, %c9 : index
                %1188 = arith.remui %1184, %c4 : index
                %1189 = arith.divui %1153, %c17 : index
                %1190 = arith.remui %1153, %c17 : index
                %1191 = arith.muli %1190, %c25 : index
                %1192 = arith.addi %1189, %1191 : index
                %1193 = arith.divui %1192, %c25 : index
                %1194 = arith.muli %1193, %c24 : index
                %1195 = arith.muli %1188, %c4 : index
                %1196 = arith.addi %1194, %1195 : index
                %1197 = arith.remui %1192, %c25 : index
                %1198 = arith.muli %1197, %c17 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1187, %1199 : index
                %1201 = arith.addi %1183, %1200 : index
                %1202 = vector.shuffle %1165, %1165 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1202, %kv[%1201] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1203 = arith.addi %1158, %c7 : index
                %1204 = arith.divui %1203, %c4 : index
                %1205 = arith.muli %1204, %c19 : index
                %1206 = arith.addi %1205, %c9 : index
                %1207 = arith.remui %1203, %c4 : index
                %1208 = arith.divui %1153, %c17 : index
                %1209 = arith.remui %1153, %c17 : index
                %1210 = arith.muli %1209, %c25 : index
                %1211 = arith.addi %1208, %1210 : index
                %1212 = arith.divui %1211, %c25 : index
                %1213 = arith.muli %1212, %c24 : index
                %1214 = arith.muli %1207, %c4 : index
                %1215 = arith.addi %1213, %1214 : index
                %1216 = arith.remui %1211, %c25 : index
                %1217 = arith.muli %1216, %c17 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.addi %1206, %1218 : index
                %1220 = arith.addi %1183, %1219 : index
                %1221 = vector.shuffle %1165, %1165 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1221, %kv[%1220] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1222 = arith.addi %1158, %c17 : index
                %1223 = arith.divui %1222, %c4 : index
                %1224 = arith.muli %1223, %c19 : index
                %1225 = arith.addi %1224, %c9 : index
                %1226 = arith.remui %1222, %c4 : index
                %1227 = arith.divui %1153, %c17 : index
                %1228 = arith.remui %1153, %c17 : index
                %1229 = arith.muli %1228, %c25 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.divui %1230, %c25 : index
                %1232 = arith.muli %1231, %c24 : index
                %1233 = arith.muli %1226, %c4 : index
                %1234 = arith.addi %1232, %1233 : index
                %1235 = arith.remui %1230, %c25 : index
                %1236 = arith.muli %1235, %c17 : index
                %1237 = arith.addi %1234, %1236 : index
                %1238 = arith.addi %1225, %1237 : index
                %1239 = arith.addi %1183, %1238 : index
                %1240 = vector.shuffle %1165, %1165 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1240, %kv[%1239] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1241 = arith.addi %1158, %c26 : index
                %1242 = arith.divui %1241, %c4 : index
                %1243 = arith.muli %1242, %c19 : index
                %1244 = arith.addi %1243, %c9 : index
                %1245 = arith.remui %1241, %c4 : index
                %1246 = arith.divui %1153, %c17 : index
                %1247 = arith.remui %1153, %c17 : index
                %1248 = arith.muli %1247, %c25 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.divui %1249, %c25 : index
                %1251 = arith.muli %1250, %c24 : index
                %1252 = arith.muli %1245, %c4 : index
                %1253 = arith.addi %1251, %1252 : index
                %1254 = arith.remui %1249, %c25 : index
                %1255 = arith.muli %1254, %c17 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.addi %1244, %1256 : index
                %1258 = arith.addi %1183, %1257 : index
                %1259 = vector.shuffle %1165, %1165 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1259, %kv[%1258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1260 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1260 {
            %1261 = wave.lane
            %1262 = arith.muli %1261, %c13 : index
            scf.for %1263 = %1262 to %c33 step %c6 {
              %1264 = arith.addi %1148, %1263 : index
              %1265 = vector.load %17[%1264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1266 = arith.mulf %1265, %1151 : vector<4xf32>
              %1267 = wave.fp8_encode "e4m3" %1266 : vector<4xf32> -> vector<4xi8>
              %1268 = arith.cmpi slt, %1149, %kvHeads : index
              scf.if %1268 {
                %1269 = arith.muli %1149, %c9 : index
                %1270 = arith.addi %1154, %1269 : index
                %1271 = vector.shuffle %1267, %1267 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1272 = arith.divui %1263, %c4 : index
                %1273 = arith.muli %1272, %c24 : index
                %1274 = arith.remui %1263, %c4 : index
                %1275 = arith.muli %1153, %c4 : index
                %1276 = arith.divui %1274, %c13 : index
                %1277 = arith.muli %1276, %c13 : index
                %1278 = arith.remui %1274, %c17 : index
                %1279 = arith.muli %1278, %c17 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.divui %1274, %c17 : index
                %1282 = arith.remui %1281, %c17 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.addi %1275, %1283 : index
                %1285 = arith.addi %1273, %1284 : index
                %1286 = arith.addi %1270, %1285 : index
                vector.store %1271, %kv[%1286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1287 = arith.subi %1149, %kvHeads : index
                %1288 = arith.muli %1287, %c9 : index
                %1289 = arith.addi %1154, %1288 : index
                %1290 = arith.addi %1263, %c8 : index
                %1291 = arith.divui %1290, %c4 : index
                %1292 = arith.muli %1291, %c24 : index
                %1293 = arith.addi %1292, %c10 : index
                %1294 = arith.remui %1290, %c4 : index
                %1295 = arith.divui %1153, %c17 : index
                %1296 = arith.remui %1153, %c17 : index
                %1297 = arith.muli %1296, %c25 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.muli %1294, %c4 : index
                %1300 = arith.divui %1298, %c13 : index
                %1301 = arith.muli %1300, %c13 : index
                %1302 = arith.remui %1298, %c17 : index
                %1303 = arith.muli %1302, %c17 : index
                %1304 = arith.addi %1301, %1303 : index
                %1305 = arith.divui %1298, %c17 : index
                %1306 = arith.remui %1305, %c17 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.addi %1299, %1307 : index
                %1309 = arith.addi %1293, %1308 : index
                %1310 = arith.addi %1289, %1309 : index
                %1311 = vector.shuffle %1267, %1267 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1311, %kv[%1310] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1312 = arith.addi %1263, %c7 : index
                %1313 = arith.divui %1312, %c4 : index
                %1314 = arith.muli %1313, %c24 : index
                %1315 = arith.addi %1314, %c10 : index
                %1316 = arith.remui %1312, %c4 : index
                %1317 = arith.divui %1153, %c17 : index
                %1318 = arith.remui %1153, %c17 : index
                %1319 = arith.muli %1318, %c25 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.muli %1316, %c4 : index
                %1322 = arith.divui %1320, %c13 : index
                %1323 = arith.muli %1322, %c13 : index
                %1324 = arith.remui %1320, %c17 : index
                %1325 = arith.muli %1324, %c17 : index
                %1326 = arith.addi %1323, %1325 : index
                %1327 = arith.divui %1320, %c17 : index
                %1328 = arith.remui %1327, %c17 : index
                %1329 = arith.addi %1326, %1328 : index
                %1330 = arith.addi %1321, %1329 : index
                %1331 = arith.addi %1315, %1330 : index
                %1332 = arith.addi %1289, %1331 : index
                %1333 = vector.shuffle %1267, %1267 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1333, %kv[%1332] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1334 = arith.addi %1263, %c17 : index
                %1335 = arith.divui %1334, %c4 : index
                %1336 = arith.muli %1335, %c24 : index
                %1337 = arith.addi %1336, %c10 : index
                %1338 = arith.remui %1334, %c4 : index
                %1339 = arith.divui %1153, %c17 : index
                %1340 = arith.remui %1153, %c17 : index
                %1341 = arith.muli %1340, %c25 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.muli %1338, %c4 : index
                %1344 = arith.divui %1342, %c13 : index
                %1345 = arith.muli %1344, %c13 : index
                %1346 = arith.remui %1342, %c17 : index
                %1347 = arith.muli %1346, %c17 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.divui %1342, %c17 : index
                %1350 = arith.remui %1349, %c17 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.addi %1343, %1351 : index
                %1353 = arith.addi %1337, %1352 : index
                %1354 = arith.addi %1289, %1353 : index
                %1355 = vector.shuffle %1267, %1267 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1355, %kv[%1354] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1356 = arith.addi %1263, %c26 : index
                %1357 = arith.divui %1356, %c4 : index
                %1358 = arith.muli %1357, %c24 : index
                %1359 = arith.addi %1358, %c10 : index
                %1360 = arith.remui %1356, %c4 : index
                %1361 = arith.divui %1153, %c17 : index
                %1362 = arith.remui %1153, %c17 : index
                %1363 = arith.muli %1362, %c25 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.muli %1360, %c4 : index
                %1366 = arith.divui %1364, %c13 : index
                %1367 = arith.muli %1366, %c13 : index
                %1368 = arith.remui %1364, %c17 : index
                %1369 = arith.muli %1368, %c17 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c17 : index
                %1372 = arith.remui %1371, %c17 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                %1376 = arith.addi %1289, %1375 : index
                %1377 = vector.shuffle %1267, %1267 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1377, %kv[%1376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1378 = arith.cmpi eq, %codec, %c17 : index
          scf.if %1378 {
            %1379 = wave.lane
            %1380 = arith.muli %1379, %c13 : index
            scf.for %1381 = %1380 to %c33 step %c6 {
              %1382 = arith.addi %1148, %1381 : index
              %1383 = vector.load %17[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.mulf %1383, %1151 : vector<4xf32>
              %1385 = wave.fp8_encode "e5m2" %1384 : vector<4xf32> -> vector<4xi8>
              %1386 = arith.cmpi slt, %1149, %kvHeads : index
              scf.if %1386 {
                %1387 = arith.muli %1149, %c9 : index
                %1388 = arith.addi %1154, %1387 : index
                %1389 = vector.shuffle %1385, %1385 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1390 = arith.divui %1381, %c4 : index
                %1391 = arith.muli %1390, %c24 : index
                %1392 = arith.remui %1381, %c4 : index
                %1393 = arith.muli %1153, %c4 : index
                %1394 = arith.divui %1392, %c13 : index
                %1395 = arith.muli %1394, %c13 : index
                %1396 = arith.remui %1392, %c17 : index
                %1397 = arith.muli %1396, %c17 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.divui %1392, %c17 : index
                %1400 = arith.remui %1399, %c17 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.addi %1393, %1401 : index
                %1403 = arith.addi %1391, %1402 : index
                %1404 = arith.addi %1388, %1403 : index
                vector.store %1389, %kv[%1404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1405 = arith.subi %1149, %kvHeads : index
                %1406 = arith.muli %1405, %c9 : index
                %1407 = arith.addi %1154, %1406 : index
                %1408 = arith.addi %1381, %c8 : index
                %1409 = arith.divui %1408, %c4 : index
                %1410 = arith.muli %1409, %c24 : index
                %1411 = arith.addi %1410, %c10 : index
                %1412 = arith.remui %1408, %c4 : index
                %1413 = arith.divui %1153, %c17 : index
                %1414 = arith.remui %1153, %c17 : index
                %1415 = arith.muli %1414, %c25 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.muli %1412, %c4 : index
                %1418 = arith.divui %1416, %c13 : index
                %1419 = arith.muli %1418, %c13 : index
                %1420 = arith.remui %1416, %c17 : index
                %1421 = arith.muli %1420, %c17 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.divui %1416, %c17 : index
                %1424 = arith.remui %1423, %c17 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.addi %1417, %1425 : index
                %1427 = arith.addi %1411, %1426 : index
                %1428 = arith.addi %1407, %1427 : index
                %1429 = vector.shuffle %1385, %1385 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1429, %kv[%1428] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1430 = arith.addi %1381, %c7 : index
                %1431 = arith.divui %1430, %c4 : index
                %1432 = arith.muli %1431, %c24 : index
                %1433 = arith.addi %1432, %c10 : index
                %1434 = arith.remui %1430, %c4 : index
                %1435 = arith.divui %1153, %c17 : index
                %1436 = arith.remui %1153, %c17 : index
                %1437 = arith.muli %1436, %c25 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.muli %1434, %c4 : index
                %1440 = arith.divui %1438, %c13 : index
                %1441 = arith.muli %1440, %c13 : index
                %1442 = arith.remui %1438, %c17 : index
                %1443 = arith.muli %1442, %c17 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.divui %1438, %c17 : index
                %1446 = arith.remui %1445, %c17 : index
                %1447 = arith.addi %1444, %1446 : index
                %1448 = arith.addi %1439, %1447 : index
                %1449 = arith.addi %1433, %1448 : index
                %1450 = arith.addi %1407, %1449 : index
                %1451 = vector.shuffle %1385, %1385 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1451, %kv[%1450] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1452 = arith.addi %1381, %c17 : index
                %1453 = arith.divui %1452, %c4 : index
                %1454 = arith.muli %1453, %c24 : index
                %1455 = arith.addi %1454, %c10 : index
                %1456 = arith.remui %1452, %c4 : index
                %1457 = arith.divui %1153, %c17 : index
                %1458 = arith.remui %1153, %c17 : index
                %1459 = arith.muli %1458, %c25 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.muli %1456, %c4 : index
                %1462 = arith.divui %1460, %c13 : index
                %1463 = arith.muli %1462, %c13 : index
                %1464 = arith.remui %1460, %c17 : index
                %1465 = arith.muli %1464, %c17 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.divui %1460, %c17 : index
                %1468 = arith.remui %1467, %c17 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.addi %1461, %1469 : index
                %1471 = arith.addi %1455, %1470 : index
                %1472 = arith.addi %1407, %1471 : index
                %1473 = vector.shuffle %1385, %1385 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1473, %kv[%1472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1474 = arith.addi %1381, %c26 : index
                %1475 = arith.divui %1474, %c4 : index
                %1476 = arith.muli %1475, %c24 : index
                %1477 = arith.addi %1476, %c10 : index
                %1478 = arith.remui %1474, %c4 : index
                %1479 = arith.divui %1153, %c17 : index
                %1480 = arith.remui %1153, %c17 : index
                %1481 = arith.muli %1480, %c25 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.muli %1478, %c4 : index
                %1484 = arith.divui %1482, %c13 : index
                %1485 = arith.muli %1484, %c13 : index
                %1486 = arith.remui %1482, %c17 : index
                %1487 = arith.muli %1486, %c17 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c17 : index
                %1490 = arith.remui %1489, %c17 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1477, %1492 : index
                %1494 = arith.addi %1407, %1493 : index
                %1495 = vector.shuffle %1385, %1385 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1495, %kv[%1494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1496 = arith.addi %782, %c42 : index
      %1497 = arith.addi %781, %1496 : index
      %1498 = arith.cmpi slt, %1497, %19 : index
      %1499 = arith.cmpi slt, %1496, %c4 : index
      %1500 = arith.andi %1498, %1499 : i1
      scf.if %1500 {
        %1501 = arith.addi %781, %1496 : index
        %1502 = arith.addi %slotsAt, %1501 : index
        %1503 = memref.load %step[%1502] : memref<?xi32>
        %1504 = arith.index_cast %1503 : i32 to index
        %1505 = arith.cmpi sge, %1504, %c8 : index
        scf.if %1505 {
          %1506 = arith.muli %1496, %c33 : index
          %1507 = arith.subi %0, %heads : index
          %1508 = memref.load %scales[%1507] : memref<?xf32>
          %1509 = vector.broadcast %1508 : f32 to vector<4xf32>
          %1510 = arith.divui %1504, %c4 : index
          %1511 = arith.remui %1504, %c4 : index
          %1512 = arith.muli %1510, %pageBytes : index
          %1513 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1513 {
            %1514 = wave.lane
            %1515 = arith.muli %1514, %c13 : index
            scf.for %1516 = %1515 to %c33 step %c6 {
              %1517 = arith.addi %1506, %1516 : index
              %1518 = vector.load %17[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = arith.mulf %1518, %1509 : vector<4xf32>
              %1520 = arith.minimumf %1519, %c46 : vector<4xf32>
              %1521 = arith.maximumf %1520, %c47 : vector<4xf32>
              %1522 = arith.truncf %1521 : vector<4xf32> to vector<4xf16>
              %1523 = vector.bitcast %1522 : vector<4xf16> to vector<8xi8>
              %1524 = arith.cmpi slt, %1507, %kvHeads : index
              scf.if %1524 {
                %1525 = arith.muli %1507, %c48 : index
                %1526 = arith.addi %1512, %1525 : index
                %1527 = arith.divui %1516, %c4 : index
                %1528 = arith.muli %1527, %c19 : index
                %1529 = arith.remui %1516, %c4 : index
                %1530 = arith.divui %1529, %c25 : index
                %1531 = arith.muli %1530, %c24 : index
                %1532 = arith.muli %1511, %c4 : index
                %1533 = arith.addi %1531, %1532 : index
                %1534 = arith.remui %1529, %c25 : index
                %1535 = arith.muli %1534, %c17 : index
                %1536 = arith.addi %1533, %1535 : index
                %1537 = arith.addi %1528, %1536 : index
                %1538 = arith.addi %1526, %1537 : index
                vector.store %1523, %kv[%1538] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1539 = arith.subi %1507, %kvHeads : index
                %1540 = arith.muli %1539, %c48 : index
                %1541 = arith.addi %1512, %1540 : index
                %1542 = arith.addi %1516, %c8 : index
                %1543 = arith.divui %1542, %c4 : index
                %1544 = arith.muli %1543, %c19 : index
                %1545 = arith.addi %1544, %c9 : index
                %1546 = arith.remui %1542, %c4 : index
                %1547 = arith.divui %1511, %c17 : index
                %1548 = arith.remui %1511, %c17 : index
                %1549 = arith.muli %1548, %c25 : index
                %1550 = arith.addi %1547, %1549 : index
                %1551 = arith.divui %1550, %c25 : index
                %1552 = arith.muli %1551, %c24 : index
                %1553 = arith.muli %1546, %c4 : index
                %1554 = arith.addi %1552, %1553 : index
                %1555 = arith.remui %1550, %c25 : index
                %1556 = arith.muli %1555, %c17 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1545, %1557 : index
                %1559 = arith.addi %1541, %1558 : index
                %1560 = vector.shuffle %1523, %1523 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1560, %kv[%1559] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1561 = arith.addi %1516, %c7 : index
                %1562 = arith.divui %1561, %c4 : index
                %1563 = arith.muli %1562, %c19 : index
                %1564 = arith.addi %1563, %c9 : index
                %1565 = arith.remui %1561, %c4 : index
                %1566 = arith.divui %1511, %c17 : index
                %1567 = arith.remui %1511, %c17 : index
                %1568 = arith.muli %1567, %c25 : index
                %1569 = arith.addi %1566, %1568 : index
                %1570 = arith.divui %1569, %c25 : index
                %1571 = arith.muli %1570, %c24 : index
                %1572 = arith.muli %1565, %c4 : index
                %1573 = arith.addi %1571, %1572 : index
                %1574 = arith.remui %1569, %c25 : index
                %1575 = arith.muli %1574, %c17 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.addi %1564, %1576 : index
                %1578 = arith.addi %1541, %1577 : index
                %1579 = vector.shuffle %1523, %1523 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1579, %kv[%1578] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1580 = arith.addi %1516, %c17 : index
                %1581 = arith.divui %1580, %c4 : index
                %1582 = arith.muli %1581, %c19 : index
                %1583 = arith.addi %1582, %c9 : index
                %1584 = arith.remui %1580, %c4 : index
                %1585 = arith.divui %1511, %c17 : index
                %1586 = arith.remui %1511, %c17 : index
                %1587 = arith.muli %1586, %c25 : index
                %1588 = arith.addi %1585, %1587 : index
                %1589 = arith.divui %1588, %c25 : index
                %1590 = arith.muli %1589, %c24 : index
                %1591 = arith.muli %1584, %c4 : index
                %1592 = arith.addi %1590, %1591 : index
                %1593 = arith.remui %1588, %c25 : index
                %1594 = arith.muli %1593, %c17 : index
                %1595 = arith.addi %1592, %1594 : index
                %1596 = arith.addi %1583, %1595 : index
                %1597 = arith.addi %1541, %1596 : index
                %1598 = vector.shuffle %1523, %1523 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1598, %kv[%1597] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1599 = arith.addi %1516, %c26 : index
                %1600 = arith.divui %1599, %c4 : index
                %1601 = arith.muli %1600, %c19 : index
                %1602 = arith.addi %1601, %c9 : index
                %1603 = arith.remui %1599, %c4 : index
                %1604 = arith.divui %1511, %c17 : index
                %1605 = arith.remui %1511, %c17 : index
                %1606 = arith.muli %1605, %c25 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.divui %1607, %c25 : index
                %1609 = arith.muli %1608, %c24 : index
                %1610 = arith.muli %1603, %c4 : index
                %1611 = arith.addi %1609, %1610 : index
                %1612 = arith.remui %1607, %c25 : index
                %1613 = arith.muli %1612, %c17 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.addi %1602, %1614 : index
                %1616 = arith.addi %1541, %1615 : index
                %1617 = vector.shuffle %1523, %1523 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1617, %kv[%1616] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1618 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1618 {
            %1619 = wave.lane
            %1620 = arith.muli %1619, %c13 : index
            scf.for %1621 = %1620 to %c33 step %c6 {
              %1622 = arith.addi %1506, %1621 : index
              %1623 = vector.load %17[%1622] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1624 = arith.mulf %1623, %1509 : vector<4xf32>
              %1625 = wave.fp8_encode "e4m3" %1624 : vector<4xf32> -> vector<4xi8>
              %1626 = arith.cmpi slt, %1507, %kvHeads : index
              scf.if %1626 {
                %1627 = arith.muli %1507, %c9 : index
                %1628 = arith.addi %1512, %1627 : index
                %1629 = vector.shuffle %1625, %1625 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1630 = arith.divui %1621, %c4 : index
                %1631 = arith.muli %1630, %c24 : index
                %1632 = arith.remui %1621, %c4 : index
                %1633 = arith.muli %1511, %c4 : index
                %1634 = arith.divui %1632, %c13 : index
                %1635 = arith.muli %1634, %c13 : index
                %1636 = arith.remui %1632, %c17 : index
                %1637 = arith.muli %1636, %c17 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.divui %1632, %c17 : index
                %1640 = arith.remui %1639, %c17 : index
                %1641 = arith.addi %1638, %1640 : index
                %1642 = arith.addi %1633, %1641 : index
                %1643 = arith.addi %1631, %1642 : index
                %1644 = arith.addi %1628, %1643 : index
                vector.store %1629, %kv[%1644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1645 = arith.subi %1507, %kvHeads : index
                %1646 = arith.muli %1645, %c9 : index
                %1647 = arith.addi %1512, %1646 : index
                %1648 = arith.addi %1621, %c8 : index
                %1649 = arith.divui %1648, %c4 : index
                %1650 = arith.muli %1649, %c24 : index
                %1651 = arith.addi %1650, %c10 : index
                %1652 = arith.remui %1648, %c4 : index
                %1653 = arith.divui %1511, %c17 : index
                %1654 = arith.remui %1511, %c17 : index
                %1655 = arith.muli %1654, %c25 : index
                %1656 = arith.addi %1653, %1655 : index
                %1657 = arith.muli %1652, %c4 : index
                %1658 = arith.divui %1656, %c13 : index
                %1659 = arith.muli %1658, %c13 : index
                %1660 = arith.remui %1656, %c17 : index
                %1661 = arith.muli %1660, %c17 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.divui %1656, %c17 : index
                %1664 = arith.remui %1663, %c17 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.addi %1657, %1665 : index
                %1667 = arith.addi %1651, %1666 : index
                %1668 = arith.addi %1647, %1667 : index
                %1669 = vector.shuffle %1625, %1625 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1669, %kv[%1668] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1670 = arith.addi %1621, %c7 : index
                %1671 = arith.divui %1670, %c4 : index
                %1672 = arith.muli %1671, %c24 : index
                %1673 = arith.addi %1672, %c10 : index
                %1674 = arith.remui %1670, %c4 : index
                %1675 = arith.divui %1511, %c17 : index
                %1676 = arith.remui %1511, %c17 : index
                %1677 = arith.muli %1676, %c25 : index
                %1678 = arith.addi %1675, %1677 : index
                %1679 = arith.muli %1674, %c4 : index
                %1680 = arith.divui %1678, %c13 : index
                %1681 = arith.muli %1680, %c13 : index
                %1682 = arith.remui %1678, %c17 : index
                %1683 = arith.muli %1682, %c17 : index
                %1684 = arith.addi %1681, %1683 : index
                %1685 = arith.divui %1678, %c17 : index
                %1686 = arith.remui %1685, %c17 : index
                %1687 = arith.addi %1684, %1686 : index
                %1688 = arith.addi %1679, %1687 : index
                %1689 = arith.addi %1673, %1688 : index
                %1690 = arith.addi %1647, %1689 : index
                %1691 = vector.shuffle %1625, %1625 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1691, %kv[%1690] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1692 = arith.addi %1621, %c17 : index
                %1693 = arith.divui %1692, %c4 : index
                %1694 = arith.muli %1693, %c24 : index
                %1695 = arith.addi %1694, %c10 : index
                %1696 = arith.remui %1692, %c4 : index
                %1697 = arith.divui %1511, %c17 : index
                %1698 = arith.remui %1511, %c17 : index
                %1699 = arith.muli %1698, %c25 : index
                %1700 = arith.addi %1697, %1699 : index
                %1701 = arith.muli %1696, %c4 : index
                %1702 = arith.divui %1700, %c13 : index
                %1703 = arith.muli %1702, %c13 : index
                %1704 = arith.remui %1700, %c17 : index
                %1705 = arith.muli %1704, %c17 : index
                %1706 = arith.addi %1703, %1705 : index
                %1707 = arith.divui %1700, %c17 : index
                %1708 = arith.remui %1707, %c17 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.addi %1701, %1709 : index
                %1711 = arith.addi %1695, %1710 : index
                %1712 = arith.addi %1647, %1711 : index
                %1713 = vector.shuffle %1625, %1625 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1713, %kv[%1712] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1714 = arith.addi %1621, %c26 : index
                %1715 = arith.divui %1714, %c4 : index
                %1716 = arith.muli %1715, %c24 : index
                %1717 = arith.addi %1716, %c10 : index
                %1718 = arith.remui %1714, %c4 : index
                %1719 = arith.divui %1511, %c17 : index
                %1720 = arith.remui %1511, %c17 : index
                %1721 = arith.muli %1720, %c25 : index
                %1722 = arith.addi %1719, %1721 : index
                %1723 = arith.muli %1718, %c4 : index
                %1724 = arith.divui %1722, %c13 : index
                %1725 = arith.muli %1724, %c13 : index
                %1726 = arith.remui %1722, %c17 : index
                %1727 = arith.muli %1726, %c17 : index
                %1728 = arith.addi %1725, %1727 : index
                %1729 = arith.divui %1722, %c17 : index
                %1730 = arith.remui %1729, %c17 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.addi %1723, %1731 : index
                %1733 = arith.addi %1717, %1732 : index
                %1734 = arith.addi %1647, %1733 : index
                %1735 = vector.shuffle %1625, %1625 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1735, %kv[%1734] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1736 = arith.cmpi eq, %codec, %c17 : index
          scf.if %1736 {
            %1737 = wave.lane
            %1738 = arith.muli %1737, %c13 : index
            scf.for %1739 = %1738 to %c33 step %c6 {
              %1740 = arith.addi %1506, %1739 : index
              %1741 = vector.load %17[%1740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1742 = arith.mulf %1741, %1509 : vector<4xf32>
              %1743 = wave.fp8_encode "e5m2" %1742 : vector<4xf32> -> vector<4xi8>
              %1744 = arith.cmpi slt, %1507, %kvHeads : index
              scf.if %1744 {
                %1745 = arith.muli %1507, %c9 : index
                %1746 = arith.addi %1512, %1745 : index
                %1747 = vector.shuffle %1743, %1743 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1748 = arith.divui %1739, %c4 : index
                %1749 = arith.muli %1748, %c24 : index
                %1750 = arith.remui %1739, %c4 : index
                %1751 = arith.muli %1511, %c4 : index
                %1752 = arith.divui %1750, %c13 : index
                %1753 = arith.muli %1752, %c13 : index
                %1754 = arith.remui %1750, %c17 : index
                %1755 = arith.muli %1754, %c17 : index
                %1756 = arith.addi %1753, %1755 : index
                %1757 = arith.divui %1750, %c17 : index
                %1758 = arith.remui %1757, %c17 : index
                %1759 = arith.addi %1756, %1758 : index
                %1760 = arith.addi %1751, %1759 : index
                %1761 = arith.addi %1749, %1760 : index
                %1762 = arith.addi %1746, %1761 : index
                vector.store %1747, %kv[%1762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1763 = arith.subi %1507, %kvHeads : index
                %1764 = arith.muli %1763, %c9 : index
                %1765 = arith.addi %1512, %1764 : index
                %1766 = arith.addi %1739, %c8 : index
                %1767 = arith.divui %1766, %c4 : index
                %1768 = arith.muli %1767, %c24 : index
                %1769 = arith.addi %1768, %c10 : index
                %1770 = arith.remui %1766, %c4 : index
                %1771 = arith.divui %1511, %c17 : index
                %1772 = arith.remui %1511, %c17 : index
                %1773 = arith.muli %1772, %c25 : index
                %1774 = arith.addi %1771, %1773 : index
                %1775 = arith.muli %1770, %c4 : index
                %1776 = arith.divui %1774, %c13 : index
                %1777 = arith.muli %1776, %c13 : index
                %1778 = arith.remui %1774, %c17 : index
                %1779 = arith.muli %1778, %c17 : index
                %1780 = arith.addi %1777, %1779 : index
                %1781 = arith.divui %1774, %c17 : index
                %1782 = arith.remui %1781, %c17 : index
                %1783 = arith.addi %1780, %1782 : index
                %1784 = arith.addi %1775, %1783 : index
                %1785 = arith.addi %1769, %1784 : index
                %1786 = arith.addi %1765, %1785 : index
                %1787 = vector.shuffle %1743, %1743 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1787, %kv[%1786] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1788 = arith.addi %1739, %c7 : index
                %1789 = arith.divui %1788, %c4 : index
                %1790 = arith.muli %1789, %c24 : index
                %1791 = arith.addi %1790, %c10 : index
                %1792 = arith.remui %1788, %c4 : index
                %1793 = arith.divui %1511, %c17 : index
                %1794 = arith.remui %1511, %c17 : index
                %1795 = arith.muli %1794, %c25 : index
                %1796 = arith.addi %1793, %1795 : index
                %1797 = arith.muli %1792, %c4 : index
                %1798 = arith.divui %1796, %c13 : index
                %1799 = arith.muli %1798, %c13 : index
                %1800 = arith.remui %1796, %c17 : index
                %1801 = arith.muli %1800, %c17 : index
                %1802 = arith.addi %1799, %1801 : index
                %1803 = arith.divui %1796, %c17 : index
                %1804 = arith.remui %1803, %c17 : index
                %1805 = arith.addi %1802, %1804 : index
                %1806 = arith.addi %1797, %1805 : index
                %1807 = arith.addi %1791, %1806 : index
                %1808 = arith.addi %1765, %1807 : index
                %1809 = vector.shuffle %1743, %1743 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1809, %kv[%1808] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1810 = arith.addi %1739, %c17 : index
                %1811 = arith.divui %1810, %c4 : index
                %1812 = arith.muli %1811, %c24 : index
                %1813 = arith.addi %1812, %c10 : index
                %1814 = arith.remui %1810, %c4 : index
                %1815 = arith.divui %1511, %c17 : index
                %1816 = arith.remui %1511, %c17 : index
                %1817 = arith.muli %1816, %c25 : index
                %1818 = arith.addi %1815, %1817 : index
                %1819 = arith.muli %1814, %c4 : index
                %1820 = arith.divui %1818, %c13 : index
                %1821 = arith.muli %1820, %c13 : index
                %1822 = arith.remui %1818, %c17 : index
                %1823 = arith.muli %1822, %c17 : index
                %1824 = arith.addi %1821, %1823 : index
                %1825 = arith.divui %1818, %c17 : index
                %1826 = arith.remui %1825, %c17 : index
                %1827 = arith.addi %1824, %1826 : index
                %1828 = arith.addi %1819, %1827 : index
                %1829 = arith.addi %1813, %1828 : index
                %1830 = arith.addi %1765, %1829 : index
                %1831 = vector.shuffle %1743, %1743 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1831, %kv[%1830] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1832 = arith.addi %1739, %c26 : index
                %1833 = arith.divui %1832, %c4 : index
                %1834 = arith.muli %1833, %c24 : index
                %1835 = arith.addi %1834, %c10 : index
                %1836 = arith.remui %1832, %c4 : index
                %1837 = arith.divui %1511, %c17 : index
                %1838 = arith.remui %1511, %c17 : index
                %1839 = arith.muli %1838, %c25 : index
                %1840 = arith.addi %1837, %1839 : index
                %1841 = arith.muli %1836, %c4 : index
                %1842 = arith.divui %1840, %c13 : index
                %1843 = arith.muli %1842, %c13 : index
                %1844 = arith.remui %1840, %c17 : index
                %1845 = arith.muli %1844, %c17 : index
                %1846 = arith.addi %1843, %1845 : index
                %1847 = arith.divui %1840, %c17 : index
                %1848 = arith.remui %1847, %c17 : index
                %1849 = arith.addi %1846, %1848 : index
                %1850 = arith.addi %1841, %1849 : index
                %1851 = arith.addi %1835, %1850 : index
                %1852 = arith.addi %1765, %1851 : index
                %1853 = vector.shuffle %1743, %1743 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1853, %kv[%1852] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1854 = arith.addi %20, %c4 : index
    %1855 = wave.lane
    %1856 = arith.muli %3, %c7 : index
    %1857 = arith.muli %1856, %c24 : index
    %1858 = arith.addi %1857, %1855 : index
    %1859 = arith.muli %4, %c10 : index
    %1860 = arith.addi %1859, %1858 : index
    %1861 = arith.addi %1860, %c8 : index
    %1862 = arith.addi %1861, %c8 : index
    %1863 = vector.extract %420#1[0] : f32 from vector<8xf32>
    memref.store %1863, %16[%1862] : memref<?xf32>
    %1864 = arith.muli %4, %c10 : index
    %1865 = arith.addi %1864, %1858 : index
    %1866 = arith.addi %1865, %c8 : index
    %1867 = arith.addi %1866, %c15 : index
    %1868 = vector.extract %420#1[1] : f32 from vector<8xf32>
    memref.store %1868, %16[%1867] : memref<?xf32>
    %1869 = arith.muli %4, %c10 : index
    %1870 = arith.addi %1869, %1858 : index
    %1871 = arith.addi %1870, %c8 : index
    %1872 = arith.addi %1871, %c11 : index
    %1873 = vector.extract %420#1[2] : f32 from vector<8xf32>
    memref.store %1873, %16[%1872] : memref<?xf32>
    %1874 = arith.muli %4, %c10 : index
    %1875 = arith.addi %1874, %1858 : index
    %1876 = arith.addi %1875, %c8 : index
    %1877 = arith.addi %1876, %c27 : index
    %1878 = vector.extract %420#1[3] : f32 from vector<8xf32>
    memref.store %1878, %16[%1877] : memref<?xf32>
    %1879 = arith.muli %4, %c10 : index
    %1880 = arith.addi %1879, %1858 : index
    %1881 = arith.addi %1880, %c8 : index
    %1882 = arith.addi %1881, %c6 : index
    %1883 = vector.extract %420#1[4] : f32 from vector<8xf32>
    memref.store %1883, %16[%1882] : memref<?xf32>
    %1884 = arith.muli %4, %c10 : index
    %1885 = arith.addi %1884, %1858 : index
    %1886 = arith.addi %1885, %c8 : index
    %1887 = arith.addi %1886, %c28 : index
    %1888 = vector.extract %420#1[5] : f32 from vector<8xf32>
    memref.store %1888, %16[%1887] : memref<?xf32>
    %1889 = arith.muli %4, %c10 : index
    %1890 = arith.addi %1889, %1858 : index
    %1891 = arith.addi %1890, %c8 : index
    %1892 = arith.addi %1891, %c29 : index
    %1893 = vector.extract %420#1[6] : f32 from vector<8xf32>
    memref.store %1893, %16[%1892] : memref<?xf32>
    %1894 = arith.muli %4, %c10 : index
    %1895 = arith.addi %1894, %1858 : index
    %1896 = arith.addi %1895, %c8 : index
    %1897 = arith.addi %1896, %c30 : index
    %1898 = vector.extract %420#1[7] : f32 from vector<8xf32>
    memref.store %1898, %16[%1897] : memref<?xf32>
    wave.barrier
    %1899 = arith.muli %4, %c13 : index
    %1900 = arith.addi %1899, %c8 : index
    %1901 = arith.muli %1900, %c17 : index
    %1902 = arith.divui %1855, %c4 : index
    %1903 = arith.addi %1901, %1902 : index
    %1904 = arith.addi %1854, %1903 : index
    %1905 = arith.cmpi slt, %1904, %19 : index
    scf.if %1905 {
      %1906 = arith.cmpi eq, %hasFactors, %c7 : index
      %1907 = memref.load %factors[%1904] : memref<?xf32>
      %1908 = arith.select %1906, %1907, %c32 : f32
      %1909 = arith.addi %1858, %c8 : index
      %1910 = arith.muli %1900, %c15 : index
      %1911 = arith.addi %1909, %1910 : index
      %1912 = memref.load %16[%1911] : memref<?xf32>
      %1913 = arith.addi %1911, %c10 : index
      %1914 = memref.load %16[%1913] : memref<?xf32>
      %1915 = arith.addf %1912, %1914 : f32
      %1916 = arith.remui %1855, %c4 : index
      %1917 = arith.muli %1916, %c13 : index
      %1918 = arith.addi %15, %1917 : index
      %1919 = vector.load %w[%1918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1920 = vector.bitcast %1919 : vector<4xi8> to vector<1xf32>
      %1921 = vector.extract %1920[0] : f32 from vector<1xf32>
      %1922 = arith.mulf %1921, %1908 : f32
      %1923 = arith.mulf %1915, %1922 : f32
      %1924 = arith.muli %3, %c7 : index
      %1925 = arith.addi %1924, %c8 : index
      %1926 = arith.muli %1925, %c4 : index
      %1927 = arith.remui %1855, %c4 : index
      %1928 = arith.addi %1926, %1927 : index
      %1929 = arith.muli %1903, %c33 : index
      %1930 = arith.addi %1929, %1928 : index
      memref.store %1923, %17[%1930] : memref<?xf32>
    }
    %1931 = arith.muli %4, %c13 : index
    %1932 = arith.addi %1931, %c7 : index
    %1933 = arith.muli %1932, %c17 : index
    %1934 = arith.divui %1855, %c4 : index
    %1935 = arith.addi %1933, %1934 : index
    %1936 = arith.addi %1854, %1935 : index
    %1937 = arith.cmpi slt, %1936, %19 : index
    scf.if %1937 {
      %1938 = arith.cmpi eq, %hasFactors, %c7 : index
      %1939 = memref.load %factors[%1936] : memref<?xf32>
      %1940 = arith.select %1938, %1939, %c32 : f32
      %1941 = arith.addi %1858, %c8 : index
      %1942 = arith.muli %1932, %c15 : index
      %1943 = arith.addi %1941, %1942 : index
      %1944 = memref.load %16[%1943] : memref<?xf32>
      %1945 = arith.addi %1943, %c10 : index
      %1946 = memref.load %16[%1945] : memref<?xf32>
      %1947 = arith.addf %1944, %1946 : f32
      %1948 = arith.remui %1855, %c4 : index
      %1949 = arith.muli %1948, %c13 : index
      %1950 = arith.addi %15, %1949 : index
      %1951 = vector.load %w[%1950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1952 = vector.bitcast %1951 : vector<4xi8> to vector<1xf32>
      %1953 = vector.extract %1952[0] : f32 from vector<1xf32>
      %1954 = arith.mulf %1953, %1940 : f32
      %1955 = arith.mulf %1947, %1954 : f32
      %1956 = arith.muli %3, %c7 : index
      %1957 = arith.addi %1956, %c8 : index
      %1958 = arith.muli %1957, %c4 : index
      %1959 = arith.remui %1855, %c4 : index
      %1960 = arith.addi %1958, %1959 : index
      %1961 = arith.muli %1935, %c33 : index
      %1962 = arith.addi %1961, %1960 : index
      memref.store %1955, %17[%1962] : memref<?xf32>
    }
    %1963 = arith.muli %4, %c13 : index
    %1964 = arith.addi %1963, %c17 : index
    %1965 = arith.muli %1964, %c17 : index
    %1966 = arith.divui %1855, %c4 : index
    %1967 = arith.addi %1965, %1966 : index
    %1968 = arith.addi %1854, %1967 : index
    %1969 = arith.cmpi slt, %1968, %19 : index
    scf.if %1969 {
      %1970 = arith.cmpi eq, %hasFactors, %c7 : index
      %1971 = memref.load %factors[%1968] : memref<?xf32>
      %1972 = arith.select %1970, %1971, %c32 : f32
      %1973 = arith.addi %1858, %c8 : index
      %1974 = arith.muli %1964, %c15 : index
      %1975 = arith.addi %1973, %1974 : index
      %1976 = memref.load %16[%1975] : memref<?xf32>
      %1977 = arith.addi %1975, %c10 : index
      %1978 = memref.load %16[%1977] : memref<?xf32>
      %1979 = arith.addf %1976, %1978 : f32
      %1980 = arith.remui %1855, %c4 : index
      %1981 = arith.muli %1980, %c13 : index
      %1982 = arith.addi %15, %1981 : index
      %1983 = vector.load %w[%1982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1984 = vector.bitcast %1983 : vector<4xi8> to vector<1xf32>
      %1985 = vector.extract %1984[0] : f32 from vector<1xf32>
      %1986 = arith.mulf %1985, %1972 : f32
      %1987 = arith.mulf %1979, %1986 : f32
      %1988 = arith.muli %3, %c7 : index
      %1989 = arith.addi %1988, %c8 : index
      %1990 = arith.muli %1989, %c4 : index
      %1991 = arith.remui %1855, %c4 : index
      %1992 = arith.addi %1990, %1991 : index
      %1993 = arith.muli %1967, %c33 : index
      %1994 = arith.addi %1993, %1992 : index
      memref.store %1987, %17[%1994] : memref<?xf32>
    }
    %1995 = arith.muli %4, %c13 : index
    %1996 = arith.addi %1995, %c26 : index
    %1997 = arith.muli %1996, %c17 : index
    %1998 = arith.divui %1855, %c4 : index
    %1999 = arith.addi %1997, %1998 : index
    %2000 = arith.addi %1854, %1999 : index
    %2001 = arith.cmpi slt, %2000, %19 : index
    scf.if %2001 {
      %2002 = arith.cmpi eq, %hasFactors, %c7 : index
      %2003 = memref.load %factors[%2000] : memref<?xf32>
      %2004 = arith.select %2002, %2003, %c32 : f32
      %2005 = arith.addi %1858, %c8 : index
      %2006 = arith.muli %1996, %c15 : index
      %2007 = arith.addi %2005, %2006 : index
      %2008 = memref.load %16[%2007] : memref<?xf32>
      %2009 = arith.addi %2007, %c10 : index
      %2010 = memref.load %16[%2009] : memref<?xf32>
      %2011 = arith.addf %2008, %2010 : f32
      %2012 = arith.remui %1855, %c4 : index
      %2013 = arith.muli %2012, %c13 : index
      %2014 = arith.addi %15, %2013 : index
      %2015 = vector.load %w[%2014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2016 = vector.bitcast %2015 : vector<4xi8> to vector<1xf32>
      %2017 = vector.extract %2016[0] : f32 from vector<1xf32>
      %2018 = arith.mulf %2017, %2004 : f32
      %2019 = arith.mulf %2011, %2018 : f32
      %2020 = arith.muli %3, %c7 : index
      %2021 = arith.addi %2020, %c8 : index
      %2022 = arith.muli %2021, %c4 : index
      %2023 = arith.remui %1855, %c4 : index
      %2024 = arith.addi %2022, %2023 : index
      %2025 = arith.muli %1999, %c33 : index
      %2026 = arith.addi %2025, %2024 : index
      memref.store %2019, %17[%2026] : memref<?xf32>
    }
    wave.barrier
    %2027 = arith.addi %20, %c4 : index
    %2028 = wave.wave
    %2029 = arith.addi %2028, %c8 : index
    %2030 = arith.addi %2027, %2029 : index
    %2031 = arith.cmpi slt, %2030, %19 : index
    %2032 = arith.cmpi slt, %2029, %c4 : index
    %2033 = arith.andi %2031, %2032 : i1
    scf.if %2033 {
      %2034 = arith.addi %2027, %2029 : index
      %2035 = arith.muli %2029, %c33 : index
      %2036 = wave.lane
      %2037 = arith.addi %2036, %c8 : index
      %2038 = arith.cmpi eq, %hasBias, %c7 : index
      %2039 = arith.addi %2035, %2037 : index
      %2040 = memref.load %17[%2039] : memref<?xf32>
      %2041 = arith.muli %0, %c33 : index
      %2042 = arith.addi %2041, %2037 : index
      %2043 = memref.load %bias[%2042] : memref<?xf32>
      %2044 = arith.addf %2040, %2043 : f32
      %2045 = arith.select %2038, %2044, %2040 : f32
      %2046 = arith.addi %2037, %c35 : index
      %2047 = arith.cmpi eq, %hasBias, %c7 : index
      %2048 = arith.addi %2035, %2046 : index
      %2049 = memref.load %17[%2048] : memref<?xf32>
      %2050 = arith.muli %0, %c33 : index
      %2051 = arith.addi %2050, %2046 : index
      %2052 = memref.load %bias[%2051] : memref<?xf32>
      %2053 = arith.addf %2049, %2052 : f32
      %2054 = arith.select %2047, %2053, %2049 : f32
      %2055 = arith.addi %2036, %c15 : index
      %2056 = arith.cmpi slt, %2055, %c35 : index
      %2057 = arith.minsi %2055, %c36 : index
      %2058 = arith.cmpi eq, %hasBias, %c7 : index
      %2059 = arith.addi %2035, %2057 : index
      %2060 = memref.load %17[%2059] : memref<?xf32>
      %2061 = arith.muli %0, %c33 : index
      %2062 = arith.addi %2061, %2057 : index
      %2063 = memref.load %bias[%2062] : memref<?xf32>
      %2064 = arith.addf %2060, %2063 : f32
      %2065 = arith.select %2058, %2064, %2060 : f32
      %2066 = arith.addi %2057, %c35 : index
      %2067 = arith.cmpi eq, %hasBias, %c7 : index
      %2068 = arith.addi %2035, %2066 : index
      %2069 = memref.load %17[%2068] : memref<?xf32>
      %2070 = arith.muli %0, %c33 : index
      %2071 = arith.addi %2070, %2066 : index
      %2072 = memref.load %bias[%2071] : memref<?xf32>
      %2073 = arith.addf %2069, %2072 : f32
      %2074 = arith.select %2067, %2073, %2069 : f32
      %2075 = arith.addi %heads, %kvHeads : index
      %2076 = arith.cmpi slt, %0, %2075 : index
      scf.if %2076 {
        %2077 = arith.addi %positionsAt, %2034 : index
        %2078 = memref.load %step[%2077] : memref<?xi32>
        %2079 = arith.index_cast %2078 : i32 to index
        %2080 = arith.cmpi eq, %hasNorm, %c7 : index
        %2081 = math.fma %2045, %2045, %c39 : f32
        %2082 = math.fma %2054, %2054, %2081 : f32
        %2083 = math.fma %2065, %2065, %2082 : f32
        %2084 = arith.select %2056, %2083, %2082 : f32
        %2085 = math.fma %2074, %2074, %2084 : f32
        %2086 = arith.select %2056, %2085, %2084 : f32
        %2087 = vector.broadcast %2086 : f32 to vector<1xf32>
        %2088 = wave.reduce "add" %2087 : vector<1xf32>
        %2089 = arith.mulf %2088, %inverseHeadDim : f32
        %2090 = arith.addf %2089, %epsilon : f32
        %2091 = math.sqrt %2090 : f32
        %2092 = arith.divf %c32, %2091 : f32
        %2093 = arith.cmpi slt, %0, %heads : index
        %2094 = arith.addi %2037, %c35 : index
        %2095 = memref.load %query_norm[%2037] : memref<?xf32>
        %2096 = memref.load %key_norm[%2037] : memref<?xf32>
        %2097 = arith.select %2093, %2095, %2096 : f32
        %2098 = arith.mulf %2045, %2092 : f32
        %2099 = arith.mulf %2098, %2097 : f32
        %2100 = arith.select %2080, %2099, %2045 : f32
        %2101 = memref.load %query_norm[%2094] : memref<?xf32>
        %2102 = memref.load %key_norm[%2094] : memref<?xf32>
        %2103 = arith.select %2093, %2101, %2102 : f32
        %2104 = arith.mulf %2054, %2092 : f32
        %2105 = arith.mulf %2104, %2103 : f32
        %2106 = arith.select %2080, %2105, %2054 : f32
        %2107 = arith.addi %2057, %c35 : index
        %2108 = memref.load %query_norm[%2057] : memref<?xf32>
        %2109 = memref.load %key_norm[%2057] : memref<?xf32>
        %2110 = arith.select %2093, %2108, %2109 : f32
        %2111 = arith.mulf %2065, %2092 : f32
        %2112 = arith.mulf %2111, %2110 : f32
        %2113 = arith.select %2080, %2112, %2065 : f32
        %2114 = memref.load %query_norm[%2107] : memref<?xf32>
        %2115 = memref.load %key_norm[%2107] : memref<?xf32>
        %2116 = arith.select %2093, %2114, %2115 : f32
        %2117 = arith.mulf %2074, %2092 : f32
        %2118 = arith.mulf %2117, %2116 : f32
        %2119 = arith.select %2080, %2118, %2074 : f32
        %2120 = arith.remui %2079, %c24 : index
        %2121 = arith.muli %2120, %c33 : index
        %2122 = arith.addi %2121, %2037 : index
        %2123 = arith.divui %2079, %c24 : index
        %2124 = arith.addi %2123, %c24 : index
        %2125 = arith.muli %2124, %c33 : index
        %2126 = arith.addi %2125, %2037 : index
        %2127 = memref.load %rope[%2122] : memref<?xf32>
        %2128 = arith.addi %2122, %c35 : index
        %2129 = memref.load %rope[%2128] : memref<?xf32>
        %2130 = memref.load %rope[%2126] : memref<?xf32>
        %2131 = arith.addi %2126, %c35 : index
        %2132 = memref.load %rope[%2131] : memref<?xf32>
        %2133 = arith.mulf %2130, %2127 : f32
        %2134 = arith.mulf %2132, %2129 : f32
        %2135 = arith.subf %2133, %2134 : f32
        %2136 = arith.mulf %2132, %2127 : f32
        %2137 = arith.mulf %2130, %2129 : f32
        %2138 = arith.addf %2136, %2137 : f32
        %2139 = arith.mulf %2100, %2135 : f32
        %2140 = arith.mulf %2106, %2138 : f32
        %2141 = arith.subf %2139, %2140 : f32
        %2142 = arith.mulf %2106, %2135 : f32
        %2143 = arith.mulf %2100, %2138 : f32
        %2144 = arith.addf %2142, %2143 : f32
        %2145 = arith.cmpi slt, %0, %heads : index
        scf.if %2145 {
          %2146 = arith.muli %2034, %heads : index
          %2147 = arith.addi %2146, %0 : index
          %2148 = arith.muli %2147, %c33 : index
          %2149 = arith.addi %2148, %2037 : index
          memref.store %2141, %q[%2149] : memref<?xf32>
          %2150 = arith.addi %2149, %c35 : index
          memref.store %2144, %q[%2150] : memref<?xf32>
        } else {
          %2151 = arith.addi %2035, %2037 : index
          memref.store %2141, %17[%2151] : memref<?xf32>
          %2152 = arith.addi %2035, %2037 : index
          %2153 = arith.addi %2152, %c35 : index
          memref.store %2144, %17[%2153] : memref<?xf32>
        }
        %2154 = arith.remui %2079, %c24 : index
        %2155 = arith.muli %2154, %c33 : index
        %2156 = arith.addi %2155, %2057 : index
        %2157 = arith.divui %2079, %c24 : index
        %2158 = arith.addi %2157, %c24 : index
        %2159 = arith.muli %2158, %c33 : index
        %2160 = arith.addi %2159, %2057 : index
        %2161 = memref.load %rope[%2156] : memref<?xf32>
        %2162 = arith.addi %2156, %c35 : index
        %2163 = memref.load %rope[%2162] : memref<?xf32>
        %2164 = memref.load %rope[%2160] : memref<?xf32>
        %2165 = arith.addi %2160, %c35 : index
        %2166 = memref.load %rope[%2165] : memref<?xf32>
        %2167 = arith.mulf %2164, %2161 : f32
        %2168 = arith.mulf %2166, %2163 : f32
        %2169 = arith.subf %2167, %2168 : f32
        %2170 = arith.mulf %2166, %2161 : f32
        %2171 = arith.mulf %2164, %2163 : f32
        %2172 = arith.addf %2170, %2171 : f32
        %2173 = arith.mulf %2113, %2169 : f32
        %2174 = arith.mulf %2119, %2172 : f32
        %2175 = arith.subf %2173, %2174 : f32
        %2176 = arith.mulf %2119, %2169 : f32
        %2177 = arith.mulf %2113, %2172 : f32
        %2178 = arith.addf %2176, %2177 : f32
        scf.if %2056 {
          %2179 = arith.cmpi slt, %0, %heads : index
          scf.if %2179 {
            %2180 = arith.muli %2034, %heads : index
            %2181 = arith.addi %2180, %0 : index
            %2182 = arith.muli %2181, %c33 : index
            %2183 = arith.addi %2182, %2057 : index
            memref.store %2175, %q[%2183] : memref<?xf32>
            %2184 = arith.addi %2183, %c35 : index
            memref.store %2178, %q[%2184] : memref<?xf32>
          } else {
            %2185 = arith.addi %2035, %2057 : index
            memref.store %2175, %17[%2185] : memref<?xf32>
            %2186 = arith.addi %2035, %2057 : index
            %2187 = arith.addi %2186, %c35 : index
            memref.store %2178, %17[%2187] : memref<?xf32>
          }
        }
      } else {
        %2188 = arith.cmpi slt, %0, %heads : index
        scf.if %2188 {
          %2189 = arith.muli %2034, %heads : index
          %2190 = arith.addi %2189, %0 : index
          %2191 = arith.muli %2190, %c33 : index
          %2192 = arith.addi %2191, %2037 : index
          memref.store %2045, %q[%2192] : memref<?xf32>
          %2193 = arith.addi %2192, %c35 : index
          memref.store %2054, %q[%2193] : memref<?xf32>
        } else {
          %2194 = arith.addi %2035, %2037 : index
          memref.store %2045, %17[%2194] : memref<?xf32>
          %2195 = arith.addi %2035, %2037 : index
          %2196 = arith.addi %2195, %c35 : index
          memref.store %2054, %17[%2196] : memref<?xf32>
        }
        scf.if %2056 {
          %2197 = arith.cmpi slt, %0, %heads : index
          scf.if %2197 {
            %2198 = arith.muli %2034, %heads : index
            %2199 = arith.addi %2198, %0 : index
            %2200 = arith.muli %2199, %c33 : index
            %2201 = arith.addi %2200, %2057 : index
            memref.store %2065, %q[%2201] : memref<?xf32>
            %2202 = arith.addi %2201, %c35 : index
            memref.store %2074, %q[%2202] : memref<?xf32>
          } else {
            %2203 = arith.addi %2035, %2057 : index
            memref.store %2065, %17[%2203] : memref<?xf32>
            %2204 = arith.addi %2035, %2057 : index
            %2205 = arith.addi %2204, %c35 : index
            memref.store %2074, %17[%2205] : memref<?xf32>
          }
        }
      }
    }
    %2206 = arith.addi %2028, %c42 : index
    %2207 = arith.addi %2027, %2206 : index
    %2208 = arith.cmpi slt, %2207, %19 : index
    %2209 = arith.cmpi slt, %2206, %c4 : index
    %2210 = arith.andi %2208, %2209 : i1
    scf.if %2210 {
      %2211 = arith.addi %2027, %2206 : index
      %2212 = arith.muli %2206, %c33 : index
      %2213 = wave.lane
      %2214 = arith.addi %2213, %c8 : index
      %2215 = arith.cmpi eq, %hasBias, %c7 : index
      %2216 = arith.addi %2212, %2214 : index
      %2217 = memref.load %17[%2216] : memref<?xf32>
      %2218 = arith.muli %0, %c33 : index
      %2219 = arith.addi %2218, %2214 : index
      %2220 = memref.load %bias[%2219] : memref<?xf32>
      %2221 = arith.addf %2217, %2220 : f32
      %2222 = arith.select %2215, %2221, %2217 : f32
      %2223 = arith.addi %2214, %c35 : index
      %2224 = arith.cmpi eq, %hasBias, %c7 : index
      %2225 = arith.addi %2212, %2223 : index
      %2226 = memref.load %17[%2225] : memref<?xf32>
      %2227 = arith.muli %0, %c33 : index
      %2228 = arith.addi %2227, %2223 : index
      %2229 = memref.load %bias[%2228] : memref<?xf32>
      %2230 = arith.addf %2226, %2229 : f32
      %2231 = arith.select %2224, %2230, %2226 : f32
      %2232 = arith.addi %2213, %c15 : index
      %2233 = arith.cmpi slt, %2232, %c35 : index
      %2234 = arith.minsi %2232, %c36 : index
      %2235 = arith.cmpi eq, %hasBias, %c7 : index
      %2236 = arith.addi %2212, %2234 : index
      %2237 = memref.load %17[%2236] : memref<?xf32>
      %2238 = arith.muli %0, %c33 : index
      %2239 = arith.addi %2238, %2234 : index
      %2240 = memref.load %bias[%2239] : memref<?xf32>
      %2241 = arith.addf %2237, %2240 : f32
      %2242 = arith.select %2235, %2241, %2237 : f32
      %2243 = arith.addi %2234, %c35 : index
      %2244 = arith.cmpi eq, %hasBias, %c7 : index
      %2245 = arith.addi %2212, %2243 : index
      %2246 = memref.load %17[%2245] : memref<?xf32>
      %2247 = arith.muli %0, %c33 : index
      %2248 = arith.addi %2247, %2243 : index
      %2249 = memref.load %bias[%2248] : memref<?xf32>
      %2250 = arith.addf %2246, %2249 : f32
      %2251 = arith.select %2244, %2250, %2246 : f32
      %2252 = arith.addi %heads, %kvHeads : index
      %2253 = arith.cmpi slt, %0, %2252 : index
      scf.if %2253 {
        %2254 = arith.addi %positionsAt, %2211 : index
        %2255 = memref.load %step[%2254] : memref<?xi32>
        %2256 = arith.index_cast %2255 : i32 to index
        %2257 = arith.cmpi eq, %hasNorm, %c7 : index
        %2258 = math.fma %2222, %2222, %c39 : f32
        %2259 = math.fma %2231, %2231, %2258 : f32
        %2260 = math.fma %2242, %2242, %2259 : f32
        %2261 = arith.select %2233, %2260, %2259 : f32
        %2262 = math.fma %2251, %2251, %2261 : f32
        %2263 = arith.select %2233, %2262, %2261 : f32
        %2264 = vector.broadcast %2263 : f32 to vector<1xf32>
        %2265 = wave.reduce "add" %2264 : vector<1xf32>
        %2266 = arith.mulf %2265, %inverseHeadDim : f32
        %2267 = arith.addf %2266, %epsilon : f32
        %2268 = math.sqrt %2267 : f32
        %2269 = arith.divf %c32, %2268 : f32
        %2270 = arith.cmpi slt, %0, %heads : index
        %2271 = arith.addi %2214, %c35 : index
        %2272 = memref.load %query_norm[%2214] : memref<?xf32>
        %2273 = memref.load %key_norm[%2214] : memref<?xf32>
        %2274 = arith.select %2270, %2272, %2273 : f32
        %2275 = arith.mulf %2222, %2269 : f32
        %2276 = arith.mulf %2275, %2274 : f32
        %2277 = arith.select %2257, %2276, %2222 : f32
        %2278 = memref.load %query_norm[%2271] : memref<?xf32>
        %2279 = memref.load %key_norm[%2271] : memref<?xf32>
        %2280 = arith.select %2270, %2278, %2279 : f32
        %2281 = arith.mulf %2231, %2269 : f32
        %2282 = arith.mulf %2281, %2280 : f32
        %2283 = arith.select %2257, %2282, %2231 : f32
        %2284 = arith.addi %2234, %c35 : index
        %2285 = memref.load %query_norm[%2234] : memref<?xf32>
        %2286 = memref.load %key_norm[%2234] : memref<?xf32>
        %2287 = arith.select %2270, %2285, %2286 : f32
        %2288 = arith.mulf %2242, %2269 : f32
        %2289 = arith.mulf %2288, %2287 : f32
        %2290 = arith.select %2257, %2289, %2242 : f32
        %2291 = memref.load %query_norm[%2284] : memref<?xf32>
        %2292 = memref.load %key_norm[%2284] : memref<?xf32>
        %2293 = arith.select %2270, %2291, %2292 : f32
        %2294 = arith.mulf %2251, %2269 : f32
        %2295 = arith.mulf %2294, %2293 : f32
        %2296 = arith.select %2257, %2295, %2251 : f32
        %2297 = arith.remui %2256, %c24 : index
        %2298 = arith.muli %2297, %c33 : index
        %2299 = arith.addi %2298, %2214 : index
        %2300 = arith.divui %2256, %c24 : index
        %2301 = arith.addi %2300, %c24 : index
        %2302 = arith.muli %2301, %c33 : index
        %2303 = arith.addi %2302, %2214 : index
        %2304 = memref.load %rope[%2299] : memref<?xf32>
        %2305 = arith.addi %2299, %c35 : index
        %2306 = memref.load %rope[%2305] : memref<?xf32>
        %2307 = memref.load %rope[%2303] : memref<?xf32>
        %2308 = arith.addi %2303, %c35 : index
        %2309 = memref.load %rope[%2308] : memref<?xf32>
        %2310 = arith.mulf %2307, %2304 : f32
        %2311 = arith.mulf %2309, %2306 : f32
        %2312 = arith.subf %2310, %2311 : f32
        %2313 = arith.mulf %2309, %2304 : f32
        %2314 = arith.mulf %2307, %2306 : f32
        %2315 = arith.addf %2313, %2314 : f32
        %2316 = arith.mulf %2277, %2312 : f32
        %2317 = arith.mulf %2283, %2315 : f32
        %2318 = arith.subf %2316, %2317 : f32
        %2319 = arith.mulf %2283, %2312 : f32
        %2320 = arith.mulf %2277, %2315 : f32
        %2321 = arith.addf %2319, %2320 : f32
        %2322 = arith.cmpi slt, %0, %heads : index
        scf.if %2322 {
          %2323 = arith.muli %2211, %heads : index
          %2324 = arith.addi %2323, %0 : index
          %2325 = arith.muli %2324, %c33 : index
          %2326 = arith.addi %2325, %2214 : index
          memref.store %2318, %q[%2326] : memref<?xf32>
          %2327 = arith.addi %2326, %c35 : index
          memref.store %2321, %q[%2327] : memref<?xf32>
        } else {
          %2328 = arith.addi %2212, %2214 : index
          memref.store %2318, %17[%2328] : memref<?xf32>
          %2329 = arith.addi %2212, %2214 : index
          %2330 = arith.addi %2329, %c35 : index
          memref.store %2321, %17[%2330] : memref<?xf32>
        }
        %2331 = arith.remui %2256, %c24 : index
        %2332 = arith.muli %2331, %c33 : index
        %2333 = arith.addi %2332, %2234 : index
        %2334 = arith.divui %2256, %c24 : index
        %2335 = arith.addi %2334, %c24 : index
        %2336 = arith.muli %2335, %c33 : index
        %2337 = arith.addi %2336, %2234 : index
        %2338 = memref.load %rope[%2333] : memref<?xf32>
        %2339 = arith.addi %2333, %c35 : index
        %2340 = memref.load %rope[%2339] : memref<?xf32>
        %2341 = memref.load %rope[%2337] : memref<?xf32>
        %2342 = arith.addi %2337, %c35 : index
        %2343 = memref.load %rope[%2342] : memref<?xf32>
        %2344 = arith.mulf %2341, %2338 : f32
        %2345 = arith.mulf %2343, %2340 : f32
        %2346 = arith.subf %2344, %2345 : f32
        %2347 = arith.mulf %2343, %2338 : f32
        %2348 = arith.mulf %2341, %2340 : f32
        %2349 = arith.addf %2347, %2348 : f32
        %2350 = arith.mulf %2290, %2346 : f32
        %2351 = arith.mulf %2296, %2349 : f32
        %2352 = arith.subf %2350, %2351 : f32
        %2353 = arith.mulf %2296, %2346 : f32
        %2354 = arith.mulf %2290, %2349 : f32
        %2355 = arith.addf %2353, %2354 : f32
        scf.if %2233 {
          %2356 = arith.cmpi slt, %0, %heads : index
          scf.if %2356 {
            %2357 = arith.muli %2211, %heads : index
            %2358 = arith.addi %2357, %0 : index
            %2359 = arith.muli %2358, %c33 : index
            %2360 = arith.addi %2359, %2234 : index
            memref.store %2352, %q[%2360] : memref<?xf32>
            %2361 = arith.addi %2360, %c35 : index
            memref.store %2355, %q[%2361] : memref<?xf32>
          } else {
            %2362 = arith.addi %2212, %2234 : index
            memref.store %2352, %17[%2362] : memref<?xf32>
            %2363 = arith.addi %2212, %2234 : index
            %2364 = arith.addi %2363, %c35 : index
            memref.store %2355, %17[%2364] : memref<?xf32>
          }
        }
      } else {
        %2365 = arith.cmpi slt, %0, %heads : index
        scf.if %2365 {
          %2366 = arith.muli %2211, %heads : index
          %2367 = arith.addi %2366, %0 : index
          %2368 = arith.muli %2367, %c33 : index
          %2369 = arith.addi %2368, %2214 : index
          memref.store %2222, %q[%2369] : memref<?xf32>
          %2370 = arith.addi %2369, %c35 : index
          memref.store %2231, %q[%2370] : memref<?xf32>
        } else {
          %2371 = arith.addi %2212, %2214 : index
          memref.store %2222, %17[%2371] : memref<?xf32>
          %2372 = arith.addi %2212, %2214 : index
          %2373 = arith.addi %2372, %c35 : index
          memref.store %2231, %17[%2373] : memref<?xf32>
        }
        scf.if %2233 {
          %2374 = arith.cmpi slt, %0, %heads : index
          scf.if %2374 {
            %2375 = arith.muli %2211, %heads : index
            %2376 = arith.addi %2375, %0 : index
            %2377 = arith.muli %2376, %c33 : index
            %2378 = arith.addi %2377, %2234 : index
            memref.store %2242, %q[%2378] : memref<?xf32>
            %2379 = arith.addi %2378, %c35 : index
            memref.store %2251, %q[%2379] : memref<?xf32>
          } else {
            %2380 = arith.addi %2212, %2234 : index
            memref.store %2242, %17[%2380] : memref<?xf32>
            %2381 = arith.addi %2212, %2234 : index
            %2382 = arith.addi %2381, %c35 : index
            memref.store %2251, %17[%2382] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2383 = arith.cmpi sge, %0, %heads : index
    scf.if %2383 {
      %2384 = arith.addi %2028, %c8 : index
      %2385 = arith.addi %2027, %2384 : index
      %2386 = arith.cmpi slt, %2385, %19 : index
      %2387 = arith.cmpi slt, %2384, %c4 : index
      %2388 = arith.andi %2386, %2387 : i1
      scf.if %2388 {
        %2389 = arith.addi %2027, %2384 : index
        %2390 = arith.addi %slotsAt, %2389 : index
        %2391 = memref.load %step[%2390] : memref<?xi32>
        %2392 = arith.index_cast %2391 : i32 to index
        %2393 = arith.cmpi sge, %2392, %c8 : index
        scf.if %2393 {
          %2394 = arith.muli %2384, %c33 : index
          %2395 = arith.subi %0, %heads : index
          %2396 = memref.load %scales[%2395] : memref<?xf32>
          %2397 = vector.broadcast %2396 : f32 to vector<4xf32>
          %2398 = arith.divui %2392, %c4 : index
          %2399 = arith.remui %2392, %c4 : index
          %2400 = arith.muli %2398, %pageBytes : index
          %2401 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2401 {
            %2402 = wave.lane
            %2403 = arith.muli %2402, %c13 : index
            scf.for %2404 = %2403 to %c33 step %c6 {
              %2405 = arith.addi %2394, %2404 : index
              %2406 = vector.load %17[%2405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2407 = arith.mulf %2406, %2397 : vector<4xf32>
              %2408 = arith.minimumf %2407, %c46 : vector<4xf32>
              %2409 = arith.maximumf %2408, %c47 : vector<4xf32>
              %2410 = arith.truncf %2409 : vector<4xf32> to vector<4xf16>
              %2411 = vector.bitcast %2410 : vector<4xf16> to vector<8xi8>
              %2412 = arith.cmpi slt, %2395, %kvHeads : index
              scf.if %2412 {
                %2413 = arith.muli %2395, %c48 : index
                %2414 = arith.addi %2400, %2413 : index
                %2415 = arith.divui %2404, %c4 : index
                %2416 = arith.muli %2415, %c19 : index
                %2417 = arith.remui %2404, %c4 : index
                %2418 = arith.divui %2417, %c25 : index
                %2419 = arith.muli %2418, %c24 : index
                %2420 = arith.muli %2399, %c4 : index
                %2421 = arith.addi %2419, %2420 : index
                %2422 = arith.remui %2417, %c25 : index
                %2423 = arith.muli %2422, %c17 : index
                %2424 = arith.addi %2421, %2423 : index
                %2425 = arith.addi %2416, %2424 : index
                %2426 = arith.addi %2414, %2425 : index
                vector.store %2411, %kv[%2426] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2427 = arith.subi %2395, %kvHeads : index
                %2428 = arith.muli %2427, %c48 : index
                %2429 = arith.addi %2400, %2428 : index
                %2430 = arith.addi %2404, %c8 : index
                %2431 = arith.divui %2430, %c4 : index
                %2432 = arith.muli %2431, %c19 : index
                %2433 = arith.addi %2432, %c9 : index
                %2434 = arith.remui %2430, %c4 : index
                %2435 = arith.divui %2399, %c17 : index
                %2436 = arith.remui %2399, %c17 : index
                %2437 = arith.muli %2436, %c25 : index
                %2438 = arith.addi %2435, %2437 : index
                %2439 = arith.divui %2438, %c25 : index
                %2440 = arith.muli %2439, %c24 : index
                %2441 = arith.muli %2434, %c4 : index
                %2442 = arith.addi %2440, %2441 : index
                %2443 = arith.remui %2438, %c25 : index
                %2444 = arith.muli %2443, %c17 : index
                %2445 = arith.addi %2442, %2444 : index
                %2446 = arith.addi %2433, %2445 : index
                %2447 = arith.addi %2429, %2446 : index
                %2448 = vector.shuffle %2411, %2411 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2448, %kv[%2447] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2449 = arith.addi %2404, %c7 : index
                %2450 = arith.divui %2449, %c4 : index
                %2451 = arith.muli %2450, %c19 : index
                %2452 = arith.addi %2451, %c9 : index
                %2453 = arith.remui %2449, %c4 : index
                %2454 = arith.divui %2399, %c17 : index
                %2455 = arith.remui %2399, %c17 : index
                %2456 = arith.muli %2455, %c25 : index
                %2457 = arith.addi %2454, %2456 : index
                %2458 = arith.divui %2457, %c25 : index
                %2459 = arith.muli %2458, %c24 : index
                %2460 = arith.muli %2453, %c4 : index
                %2461 = arith.addi %2459, %2460 : index
                %2462 = arith.remui %2457, %c25 : index
                %2463 = arith.muli %2462, %c17 : index
                %2464 = arith.addi %2461, %2463 : index
                %2465 = arith.addi %2452, %2464 : index
                %2466 = arith.addi %2429, %2465 : index
                %2467 = vector.shuffle %2411, %2411 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2467, %kv[%2466] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2468 = arith.addi %2404, %c17 : index
                %2469 = arith.divui %2468, %c4 : index
                %2470 = arith.muli %2469, %c19 : index
                %2471 = arith.addi %2470, %c9 : index
                %2472 = arith.remui %2468, %c4 : index
                %2473 = arith.divui %2399, %c17 : index
                %2474 = arith.remui %2399, %c17 : index
                %2475 = arith.muli %2474, %c25 : index
                %2476 = arith.addi %2473, %2475 : index
                %2477 = arith.divui %2476, %c25 : index
                %2478 = arith.muli %2477, %c24 : index
                %2479 = arith.muli %2472, %c4 : index
                %2480 = arith.addi %2478, %2479 : index
                %2481 = arith.remui %2476, %c25 : index
                %2482 = arith.muli %2481, %c17 : index
                %2483 = arith.addi %2480, %2482 : index
                %2484 = arith.addi %2471, %2483 : index
                %2485 = arith.addi %2429, %2484 : index
                %2486 = vector.shuffle %2411, %2411 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2486, %kv[%2485] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2487 = arith.addi %2404, %c26 : index
                %2488 = arith.divui %2487, %c4 : index
                %2489 = arith.muli %2488, %c19 : index
                %2490 = arith.addi %2489, %c9 : index
                %2491 = arith.remui %2487, %c4 : index
                %2492 = arith.divui %2399, %c17 : index
                %2493 = arith.remui %2399, %c17 : index
                %2494 = arith.muli %2493, %c25 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.divui %2495, %c25 : index
                %2497 = arith.muli %2496, %c24 : index
                %2498 = arith.muli %2491, %c4 : index
                %2499 = arith.addi %2497, %2498 : index
                %2500 = arith.remui %2495, %c25 : index
                %2501 = arith.muli %2500, %c17 : index
                %2502 = arith.addi %2499, %2501 : index
                %2503 = arith.addi %2490, %2502 : index
                %2504 = arith.addi %2429, %2503 : index
                %2505 = vector.shuffle %2411, %2411 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2505, %kv[%2504] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2506 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2506 {
            %2507 = wave.lane
            %2508 = arith.muli %2507, %c13 : index
            scf.for %2509 = %2508 to %c33 step %c6 {
              %2510 = arith.addi %2394, %2509 : index
              %2511 = vector.load %17[%2510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2512 = arith.mulf %2511, %2397 : vector<4xf32>
              %2513 = wave.fp8_encode "e4m3" %2512 : vector<4xf32> -> vector<4xi8>
              %2514 = arith.cmpi slt, %2395, %kvHeads : index
              scf.if %2514 {
                %2515 = arith.muli %2395, %c9 : index
                %2516 = arith.addi %2400, %2515 : index
                %2517 = vector.shuffle %2513, %2513 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2518 = arith.divui %2509, %c4 : index
                %2519 = arith.muli %2518, %c24 : index
                %2520 = arith.remui %2509, %c4 : index
                %2521 = arith.muli %2399, %c4 : index
                %2522 = arith.divui %2520, %c13 : index
                %2523 = arith.muli %2522, %c13 : index
                %2524 = arith.remui %2520, %c17 : index
                %2525 = arith.muli %2524, %c17 : index
                %2526 = arith.addi %2523, %2525 : index
                %2527 = arith.divui %2520, %c17 : index
                %2528 = arith.remui %2527, %c17 : index
                %2529 = arith.addi %2526, %2528 : index
                %2530 = arith.addi %2521, %2529 : index
                %2531 = arith.addi %2519, %2530 : index
                %2532 = arith.addi %2516, %2531 : index
                vector.store %2517, %kv[%2532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2533 = arith.subi %2395, %kvHeads : index
                %2534 = arith.muli %2533, %c9 : index
                %2535 = arith.addi %2400, %2534 : index
                %2536 = arith.addi %2509, %c8 : index
                %2537 = arith.divui %2536, %c4 : index
                %2538 = arith.muli %2537, %c24 : index
                %2539 = arith.addi %2538, %c10 : index
                %2540 = arith.remui %2536, %c4 : index
                %2541 = arith.divui %2399, %c17 : index
                %2542 = arith.remui %2399, %c17 : index
                %2543 = arith.muli %2542, %c25 : index
                %2544 = arith.addi %2541, %2543 : index
                %2545 = arith.muli %2540, %c4 : index
                %2546 = arith.divui %2544, %c13 : index
                %2547 = arith.muli %2546, %c13 : index
                %2548 = arith.remui %2544, %c17 : index
                %2549 = arith.muli %2548, %c17 : index
                %2550 = arith.addi %2547, %2549 : index
                %2551 = arith.divui %2544, %c17 : index
                %2552 = arith.remui %2551, %c17 : index
                %2553 = arith.addi %2550, %2552 : index
                %2554 = arith.addi %2545, %2553 : index
                %2555 = arith.addi %2539, %2554 : index
                %2556 = arith.addi %2535, %2555 : index
                %2557 = vector.shuffle %2513, %2513 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2557, %kv[%2556] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2558 = arith.addi %2509, %c7 : index
                %2559 = arith.divui %2558, %c4 : index
                %2560 = arith.muli %2559, %c24 : index
                %2561 = arith.addi %2560, %c10 : index
                %2562 = arith.remui %2558, %c4 : index
                %2563 = arith.divui %2399, %c17 : index
                %2564 = arith.remui %2399, %c17 : index
                %2565 = arith.muli %2564, %c25 : index
                %2566 = arith.addi %2563, %2565 : index
                %2567 = arith.muli %2562, %c4 : index
                %2568 = arith.divui %2566, %c13 : index
                %2569 = arith.muli %2568, %c13 : index
                %2570 = arith.remui %2566, %c17 : index
                %2571 = arith.muli %2570, %c17 : index
                %2572 = arith.addi %2569, %2571 : index
                %2573 = arith.divui %2566, %c17 : index
                %2574 = arith.remui %2573, %c17 : index
                %2575 = arith.addi %2572, %2574 : index
                %2576 = arith.addi %2567, %2575 : index
                %2577 = arith.addi %2561, %2576 : index
                %2578 = arith.addi %2535, %2577 : index
                %2579 = vector.shuffle %2513, %2513 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2579, %kv[%2578] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2580 = arith.addi %2509, %c17 : index
                %2581 = arith.divui %2580, %c4 : index
                %2582 = arith.muli %2581, %c24 : index
                %2583 = arith.addi %2582, %c10 : index
                %2584 = arith.remui %2580, %c4 : index
                %2585 = arith.divui %2399, %c17 : index
                %2586 = arith.remui %2399, %c17 : index
                %2587 = arith.muli %2586, %c25 : index
                %2588 = arith.addi %2585, %2587 : index
                %2589 = arith.muli %2584, %c4 : index
                %2590 = arith.divui %2588, %c13 : index
                %2591 = arith.muli %2590, %c13 : index
                %2592 = arith.remui %2588, %c17 : index
                %2593 = arith.muli %2592, %c17 : index
                %2594 = arith.addi %2591, %2593 : index
                %2595 = arith.divui %2588, %c17 : index
                %2596 = arith.remui %2595, %c17 : index
                %2597 = arith.addi %2594, %2596 : index
                %2598 = arith.addi %2589, %2597 : index
                %2599 = arith.addi %2583, %2598 : index
                %2600 = arith.addi %2535, %2599 : index
                %2601 = vector.shuffle %2513, %2513 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2601, %kv[%2600] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2602 = arith.addi %2509, %c26 : index
                %2603 = arith.divui %2602, %c4 : index
                %2604 = arith.muli %2603, %c24 : index
                %2605 = arith.addi %2604, %c10 : index
                %2606 = arith.remui %2602, %c4 : index
                %2607 = arith.divui %2399, %c17 : index
                %2608 = arith.remui %2399, %c17 : index
                %2609 = arith.muli %2608, %c25 : index
                %2610 = arith.addi %2607, %2609 : index
                %2611 = arith.muli %2606, %c4 : index
                %2612 = arith.divui %2610, %c13 : index
                %2613 = arith.muli %2612, %c13 : index
                %2614 = arith.remui %2610, %c17 : index
                %2615 = arith.muli %2614, %c17 : index
                %2616 = arith.addi %2613, %2615 : index
                %2617 = arith.divui %2610, %c17 : index
                %2618 = arith.remui %2617, %c17 : index
                %2619 = arith.addi %2616, %2618 : index
                %2620 = arith.addi %2611, %2619 : index
                %2621 = arith.addi %2605, %2620 : index
                %2622 = arith.addi %2535, %2621 : index
                %2623 = vector.shuffle %2513, %2513 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2623, %kv[%2622] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2624 = arith.cmpi eq, %codec, %c17 : index
          scf.if %2624 {
            %2625 = wave.lane
            %2626 = arith.muli %2625, %c13 : index
            scf.for %2627 = %2626 to %c33 step %c6 {
              %2628 = arith.addi %2394, %2627 : index
              %2629 = vector.load %17[%2628] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2630 = arith.mulf %2629, %2397 : vector<4xf32>
              %2631 = wave.fp8_encode "e5m2" %2630 : vector<4xf32> -> vector<4xi8>
              %2632 = arith.cmpi slt, %2395, %kvHeads : index
              scf.if %2632 {
                %2633 = arith.muli %2395, %c9 : index
                %2634 = arith.addi %2400, %2633 : index
                %2635 = vector.shuffle %2631, %2631 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2636 = arith.divui %2627, %c4 : index
                %2637 = arith.muli %2636, %c24 : index
                %2638 = arith.remui %2627, %c4 : index
                %2639 = arith.muli %2399, %c4 : index
                %2640 = arith.divui %2638, %c13 : index
                %2641 = arith.muli %2640, %c13 : index
                %2642 = arith.remui %2638, %c17 : index
                %2643 = arith.muli %2642, %c17 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.divui %2638, %c17 : index
                %2646 = arith.remui %2645, %c17 : index
                %2647 = arith.addi %2644, %2646 : index
                %2648 = arith.addi %2639, %2647 : index
                %2649 = arith.addi %2637, %2648 : index
                %2650 = arith.addi %2634, %2649 : index
                vector.store %2635, %kv[%2650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2651 = arith.subi %2395, %kvHeads : index
                %2652 = arith.muli %2651, %c9 : index
                %2653 = arith.addi %2400, %2652 : index
                %2654 = arith.addi %2627, %c8 : index
                %2655 = arith.divui %2654, %c4 : index
                %2656 = arith.muli %2655, %c24 : index
                %2657 = arith.addi %2656, %c10 : index
                %2658 = arith.remui %2654, %c4 : index
                %2659 = arith.divui %2399, %c17 : index
                %2660 = arith.remui %2399, %c17 : index
                %2661 = arith.muli %2660, %c25 : index
                %2662 = arith.addi %2659, %2661 : index
                %2663 = arith.muli %2658, %c4 : index
                %2664 = arith.divui %2662, %c13 : index
                %2665 = arith.muli %2664, %c13 : index
                %2666 = arith.remui %2662, %c17 : index
                %2667 = arith.muli %2666, %c17 : index
                %2668 = arith.addi %2665, %2667 : index
                %2669 = arith.divui %2662, %c17 : index
                %2670 = arith.remui %2669, %c17 : index
                %2671 = arith.addi %2668, %2670 : index
                %2672 = arith.addi %2663, %2671 : index
                %2673 = arith.addi %2657, %2672 : index
                %2674 = arith.addi %2653, %2673 : index
                %2675 = vector.shuffle %2631, %2631 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2675, %kv[%2674] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2676 = arith.addi %2627, %c7 : index
                %2677 = arith.divui %2676, %c4 : index
                %2678 = arith.muli %2677, %c24 : index
                %2679 = arith.addi %2678, %c10 : index
                %2680 = arith.remui %2676, %c4 : index
                %2681 = arith.divui %2399, %c17 : index
                %2682 = arith.remui %2399, %c17 : index
                %2683 = arith.muli %2682, %c25 : index
                %2684 = arith.addi %2681, %2683 : index
                %2685 = arith.muli %2680, %c4 : index
                %2686 = arith.divui %2684, %c13 : index
                %2687 = arith.muli %2686, %c13 : index
                %2688 = arith.remui %2684, %c17 : index
                %2689 = arith.muli %2688, %c17 : index
                %2690 = arith.addi %2687, %2689 : index
                %2691 = arith.divui %2684, %c17 : index
                %2692 = arith.remui %2691, %c17 : index
                %2693 = arith.addi %2690, %2692 : index
                %2694 = arith.addi %2685, %2693 : index
                %2695 = arith.addi %2679, %2694 : index
                %2696 = arith.addi %2653, %2695 : index
                %2697 = vector.shuffle %2631, %2631 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2697, %kv[%2696] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2698 = arith.addi %2627, %c17 : index
                %2699 = arith.divui %2698, %c4 : index
                %2700 = arith.muli %2699, %c24 : index
                %2701 = arith.addi %2700, %c10 : index
                %2702 = arith.remui %2698, %c4 : index
                %2703 = arith.divui %2399, %c17 : index
                %2704 = arith.remui %2399, %c17 : index
                %2705 = arith.muli %2704, %c25 : index
                %2706 = arith.addi %2703, %2705 : index
                %2707 = arith.muli %2702, %c4 : index
                %2708 = arith.divui %2706, %c13 : index
                %2709 = arith.muli %2708, %c13 : index
                %2710 = arith.remui %2706, %c17 : index
                %2711 = arith.muli %2710, %c17 : index
                %2712 = arith.addi %2709, %2711 : index
                %2713 = arith.divui %2706, %c17 : index
                %2714 = arith.remui %2713, %c17 : index
                %2715 = arith.addi %2712, %2714 : index
                %2716 = arith.addi %2707, %2715 : index
                %2717 = arith.addi %2701, %2716 : index
                %2718 = arith.addi %2653, %2717 : index
                %2719 = vector.shuffle %2631, %2631 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2719, %kv[%2718] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2720 = arith.addi %2627, %c26 : index
                %2721 = arith.divui %2720, %c4 : index
                %2722 = arith.muli %2721, %c24 : index
                %2723 = arith.addi %2722, %c10 : index
                %2724 = arith.remui %2720, %c4 : index
                %2725 = arith.divui %2399, %c17 : index
                %2726 = arith.remui %2399, %c17 : index
                %2727 = arith.muli %2726, %c25 : index
                %2728 = arith.addi %2725, %2727 : index
                %2729 = arith.muli %2724, %c4 : index
                %2730 = arith.divui %2728, %c13 : index
                %2731 = arith.muli %2730, %c13 : index
                %2732 = arith.remui %2728, %c17 : index
                %2733 = arith.muli %2732, %c17 : index
                %2734 = arith.addi %2731, %2733 : index
                %2735 = arith.divui %2728, %c17 : index
                %2736 = arith.remui %2735, %c17 : index
                %2737 = arith.addi %2734, %2736 : index
                %2738 = arith.addi %2729, %2737 : index
                %2739 = arith.addi %2723, %2738 : index
                %2740 = arith.addi %2653, %2739 : index
                %2741 = vector.shuffle %2631, %2631 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2741, %kv[%2740] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2742 = arith.addi %2028, %c42 : index
      %2743 = arith.addi %2027, %2742 : index
      %2744 = arith.cmpi slt, %2743, %19 : index
      %2745 = arith.cmpi slt, %2742, %c4 : index
      %2746 = arith.andi %2744, %2745 : i1
      scf.if %2746 {
        %2747 = arith.addi %2027, %2742 : index
        %2748 = arith.addi %slotsAt, %2747 : index
        %2749 = memref.load %step[%2748] : memref<?xi32>
        %2750 = arith.index_cast %2749 : i32 to index
        %2751 = arith.cmpi sge, %2750, %c8 : index
        scf.if %2751 {
          %2752 = arith.muli %2742, %c33 : index
          %2753 = arith.subi %0, %heads : index
          %2754 = memref.load %scales[%2753] : memref<?xf32>
          %2755 = vector.broadcast %2754 : f32 to vector<4xf32>
          %2756 = arith.divui %2750, %c4 : index
          %2757 = arith.remui %2750, %c4 : index
          %2758 = arith.muli %2756, %pageBytes : index
          %2759 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2759 {
            %2760 = wave.lane
            %2761 = arith.muli %2760, %c13 : index
            scf.for %2762 = %2761 to %c33 step %c6 {
              %2763 = arith.addi %2752, %2762 : index
              %2764 = vector.load %17[%2763] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2765 = arith.mulf %2764, %2755 : vector<4xf32>
              %2766 = arith.minimumf %2765, %c46 : vector<4xf32>
              %2767 = arith.maximumf %2766, %c47 : vector<4xf32>
              %2768 = arith.truncf %2767 : vector<4xf32> to vector<4xf16>
              %2769 = vector.bitcast %2768 : vector<4xf16> to vector<8xi8>
              %2770 = arith.cmpi slt, %2753, %kvHeads : index
              scf.if %2770 {
                %2771 = arith.muli %2753, %c48 : index
                %2772 = arith.addi %2758, %2771 : index
                %2773 = arith.divui %2762, %c4 : index
                %2774 = arith.muli %2773, %c19 : index
                %2775 = arith.remui %2762, %c4 : index
                %2776 = arith.divui %2775, %c25 : index
                %2777 = arith.muli %2776, %c24 : index
                %2778 = arith.muli %2757, %c4 : index
                %2779 = arith.addi %2777, %2778 : index
                %2780 = arith.remui %2775, %c25 : index
                %2781 = arith.muli %2780, %c17 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.addi %2774, %2782 : index
                %2784 = arith.addi %2772, %2783 : index
                vector.store %2769, %kv[%2784] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2785 = arith.subi %2753, %kvHeads : index
                %2786 = arith.muli %2785, %c48 : index
                %2787 = arith.addi %2758, %2786 : index
                %2788 = arith.addi %2762, %c8 : index
                %2789 = arith.divui %2788, %c4 : index
                %2790 = arith.muli %2789, %c19 : index
                %2791 = arith.addi %2790, %c9 : index
                %2792 = arith.remui %2788, %c4 : index
                %2793 = arith.divui %2757, %c17 : index
                %2794 = arith.remui %2757, %c17 : index
                %2795 = arith.muli %2794, %c25 : index
                %2796 = arith.addi %2793, %2795 : index
                %2797 = arith.divui %2796, %c25 : index
                %2798 = arith.muli %2797, %c24 : index
                %2799 = arith.muli %2792, %c4 : index
                %2800 = arith.addi %2798, %2799 : index
                %2801 = arith.remui %2796, %c25 : index
                %2802 = arith.muli %2801, %c17 : index
                %2803 = arith.addi %2800, %2802 : index
                %2804 = arith.addi %2791, %2803 : index
                %2805 = arith.addi %2787, %2804 : index
                %2806 = vector.shuffle %2769, %2769 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2806, %kv[%2805] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2807 = arith.addi %2762, %c7 : index
                %2808 = arith.divui %2807, %c4 : index
                %2809 = arith.muli %2808, %c19 : index
                %2810 = arith.addi %2809, %c9 : index
                %2811 = arith.remui %2807, %c4 : index
                %2812 = arith.divui %2757, %c17 : index
                %2813 = arith.remui %2757, %c17 : index
                %2814 = arith.muli %2813, %c25 : index
                %2815 = arith.addi %2812, %2814 : index
                %2816 = arith.divui %2815, %c25 : index
                %2817 = arith.muli %2816, %c24 : index
                %2818 = arith.muli %2811, %c4 : index
                %2819 = arith.addi %2817, %2818 : index
                %2820 = arith.remui %2815, %c25 : index
                %2821 = arith.muli %2820, %c17 : index
                %2822 = arith.addi %2819, %2821 : index
                %2823 = arith.addi %2810, %2822 : index
                %2824 = arith.addi %2787, %2823 : index
                %2825 = vector.shuffle %2769, %2769 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2825, %kv[%2824] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2826 = arith.addi %2762, %c17 : index
                %2827 = arith.divui %2826, %c4 : index
                %2828 = arith.muli %2827, %c19 : index
                %2829 = arith.addi %2828, %c9 : index
                %2830 = arith.remui %2826, %c4 : index
                %2831 = arith.divui %2757, %c17 : index
                %2832 = arith.remui %2757, %c17 : index
                %2833 = arith.muli %2832, %c25 : index
                %2834 = arith.addi %2831, %2833 : index
                %2835 = arith.divui %2834, %c25 : index
                %2836 = arith.muli %2835, %c24 : index
                %2837 = arith.muli %2830, %c4 : index
                %2838 = arith.addi %2836, %2837 : index
                %2839 = arith.remui %2834, %c25 : index
                %2840 = arith.muli %2839, %c17 : index
                %2841 = arith.addi %2838, %2840 : index
                %2842 = arith.addi %2829, %2841 : index
                %2843 = arith.addi %2787, %2842 : index
                %2844 = vector.shuffle %2769, %2769 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2844, %kv[%2843] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2845 = arith.addi %2762, %c26 : index
                %2846 = arith.divui %2845, %c4 : index
                %2847 = arith.muli %2846, %c19 : index
                %2848 = arith.addi %2847, %c9 : index
                %2849 = arith.remui %2845, %c4 : index
                %2850 = arith.divui %2757, %c17 : index
                %2851 = arith.remui %2757, %c17 : index
                %2852 = arith.muli %2851, %c25 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2853, %c25 : index
                %2855 = arith.muli %2854, %c24 : index
                %2856 = arith.muli %2849, %c4 : index
                %2857 = arith.addi %2855, %2856 : index
                %2858 = arith.remui %2853, %c25 : index
                %2859 = arith.muli %2858, %c17 : index
                %2860 = arith.addi %2857, %2859 : index
                %2861 = arith.addi %2848, %2860 : index
                %2862 = arith.addi %2787, %2861 : index
                %2863 = vector.shuffle %2769, %2769 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2863, %kv[%2862] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2864 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2864 {
            %2865 = wave.lane
            %2866 = arith.muli %2865, %c13 : index
            scf.for %2867 = %2866 to %c33 step %c6 {
              %2868 = arith.addi %2752, %2867 : index
              %2869 = vector.load %17[%2868] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2870 = arith.mulf %2869, %2755 : vector<4xf32>
              %2871 = wave.fp8_encode "e4m3" %2870 : vector<4xf32> -> vector<4xi8>
              %2872 = arith.cmpi slt, %2753, %kvHeads : index
              scf.if %2872 {
                %2873 = arith.muli %2753, %c9 : index
                %2874 = arith.addi %2758, %2873 : index
                %2875 = vector.shuffle %2871, %2871 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2876 = arith.divui %2867, %c4 : index
                %2877 = arith.muli %2876, %c24 : index
                %2878 = arith.remui %2867, %c4 : index
                %2879 = arith.muli %2757, %c4 : index
                %2880 = arith.divui %2878, %c13 : index
                %2881 = arith.muli %2880, %c13 : index
                %2882 = arith.remui %2878, %c17 : index
                %2883 = arith.muli %2882, %c17 : index
                %2884 = arith.addi %2881, %2883 : index
                %2885 = arith.divui %2878, %c17 : index
                %2886 = arith.remui %2885, %c17 : index
                %2887 = arith.addi %2884, %2886 : index
                %2888 = arith.addi %2879, %2887 : index
                %2889 = arith.addi %2877, %2888 : index
                %2890 = arith.addi %2874, %2889 : index
                vector.store %2875, %kv[%2890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2891 = arith.subi %2753, %kvHeads : index
                %2892 = arith.muli %2891, %c9 : index
                %2893 = arith.addi %2758, %2892 : index
                %2894 = arith.addi %2867, %c8 : index
                %2895 = arith.divui %2894, %c4 : index
                %2896 = arith.muli %2895, %c24 : index
                %2897 = arith.addi %2896, %c10 : index
                %2898 = arith.remui %2894, %c4 : index
                %2899 = arith.divui %2757, %c17 : index
                %2900 = arith.remui %2757, %c17 : index
                %2901 = arith.muli %2900, %c25 : index
                %2902 = arith.addi %2899, %2901 : index
                %2903 = arith.muli %2898, %c4 : index
                %2904 = arith.divui %2902, %c13 : index
                %2905 = arith.muli %2904, %c13 : index
                %2906 = arith.remui %2902, %c17 : index
                %2907 = arith.muli %2906, %c17 : index
                %2908 = arith.addi %2905, %2907 : index
                %2909 = arith.divui %2902, %c17 : index
                %2910 = arith.remui %2909, %c17 : index
                %2911 = arith.addi %2908, %2910 : index
                %2912 = arith.addi %2903, %2911 : index
                %2913 = arith.addi %2897, %2912 : index
                %2914 = arith.addi %2893, %2913 : index
                %2915 = vector.shuffle %2871, %2871 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2915, %kv[%2914] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2916 = arith.addi %2867, %c7 : index
                %2917 = arith.divui %2916, %c4 : index
                %2918 = arith.muli %2917, %c24 : index
                %2919 = arith.addi %2918, %c10 : index
                %2920 = arith.remui %2916, %c4 : index
                %2921 = arith.divui %2757, %c17 : index
                %2922 = arith.remui %2757, %c17 : index
                %2923 = arith.muli %2922, %c25 : index
                %2924 = arith.addi %2921, %2923 : index
                %2925 = arith.muli %2920, %c4 : index
                %2926 = arith.divui %2924, %c13 : index
                %2927 = arith.muli %2926, %c13 : index
                %2928 = arith.remui %2924, %c17 : index
                %2929 = arith.muli %2928, %c17 : index
                %2930 = arith.addi %2927, %2929 : index
                %2931 = arith.divui %2924, %c17 : index
                %2932 = arith.remui %2931, %c17 : index
                %2933 = arith.addi %2930, %2932 : index
                %2934 = arith.addi %2925, %2933 : index
                %2935 = arith.addi %2919, %2934 : index
                %2936 = arith.addi %2893, %2935 : index
                %2937 = vector.shuffle %2871, %2871 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2937, %kv[%2936] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2938 = arith.addi %2867, %c17 : index
                %2939 = arith.divui %2938, %c4 : index
                %2940 = arith.muli %2939, %c24 : index
                %2941 = arith.addi %2940, %c10 : index
                %2942 = arith.remui %2938, %c4 : index
                %2943 = arith.divui %2757, %c17 : index
                %2944 = arith.remui %2757, %c17 : index
                %2945 = arith.muli %2944, %c25 : index
                %2946 = arith.addi %2943, %2945 : index
                %2947 = arith.muli %2942, %c4 : index
                %2948 = arith.divui %2946, %c13 : index
                %2949 = arith.muli %2948, %c13 : index
                %2950 = arith.remui %2946, %c17 : index
                %2951 = arith.muli %2950, %c17 : index
                %2952 = arith.addi %2949, %2951 : index
                %2953 = arith.divui %2946, %c17 : index
                %2954 = arith.remui %2953, %c17 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.addi %2947, %2955 : index
                %2957 = arith.addi %2941, %2956 : index
                %2958 = arith.addi %2893, %2957 : index
                %2959 = vector.shuffle %2871, %2871 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2959, %kv[%2958] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2960 = arith.addi %2867, %c26 : index
                %2961 = arith.divui %2960, %c4 : index
                %2962 = arith.muli %2961, %c24 : index
                %2963 = arith.addi %2962, %c10 : index
                %2964 = arith.remui %2960, %c4 : index
                %2965 = arith.divui %2757, %c17 : index
                %2966 = arith.remui %2757, %c17 : index
                %2967 = arith.muli %2966, %c25 : index
                %2968 = arith.addi %2965, %2967 : index
                %2969 = arith.muli %2964, %c4 : index
                %2970 = arith.divui %2968, %c13 : index
                %2971 = arith.muli %2970, %c13 : index
                %2972 = arith.remui %2968, %c17 : index
                %2973 = arith.muli %2972, %c17 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.divui %2968, %c17 : index
                %2976 = arith.remui %2975, %c17 : index
                %2977 = arith.addi %2974, %2976 : index
                %2978 = arith.addi %2969, %2977 : index
                %2979 = arith.addi %2963, %2978 : index
                %2980 = arith.addi %2893, %2979 : index
                %2981 = vector.shuffle %2871, %2871 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2981, %kv[%2980] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2982 = arith.cmpi eq, %codec, %c17 : index
          scf.if %2982 {
            %2983 = wave.lane
            %2984 = arith.muli %2983, %c13 : index
            scf.for %2985 = %2984 to %c33 step %c6 {
              %2986 = arith.addi %2752, %2985 : index
              %2987 = vector.load %17[%2986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2988 = arith.mulf %2987, %2755 : vector<4xf32>
              %2989 = wave.fp8_encode "e5m2" %2988 : vector<4xf32> -> vector<4xi8>
              %2990 = arith.cmpi slt, %2753, %kvHeads : index
              scf.if %2990 {
                %2991 = arith.muli %2753, %c9 : index
                %2992 = arith.addi %2758, %2991 : index
                %2993 = vector.shuffle %2989, %2989 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2994 = arith.divui %2985, %c4 : index
                %2995 = arith.muli %2994, %c24 : index
                %2996 = arith.remui %2985, %c4 : index
                %2997 = arith.muli %2757, %c4 : index
                %2998 = arith.divui %2996, %c13 : index
                %2999 = arith.muli %2998, %c13 : index
                %3000 = arith.remui %2996, %c17 : index
                %3001 = arith.muli %3000, %c17 : index
                %3002 = arith.addi %2999, %3001 : index
                %3003 = arith.divui %2996, %c17 : index
                %3004 = arith.remui %3003, %c17 : index
                %3005 = arith.addi %3002, %3004 : index
                %3006 = arith.addi %2997, %3005 : index
                %3007 = arith.addi %2995, %3006 : index
                %3008 = arith.addi %2992, %3007 : index
                vector.store %2993, %kv[%3008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3009 = arith.subi %2753, %kvHeads : index
                %3010 = arith.muli %3009, %c9 : index
                %3011 = arith.addi %2758, %3010 : index
                %3012 = arith.addi %2985, %c8 : index
                %3013 = arith.divui %3012, %c4 : index
                %3014 = arith.muli %3013, %c24 : index
                %3015 = arith.addi %3014, %c10 : index
                %3016 = arith.remui %3012, %c4 : index
                %3017 = arith.divui %2757, %c17 : index
                %3018 = arith.remui %2757, %c17 : index
                %3019 = arith.muli %3018, %c25 : index
                %3020 = arith.addi %3017, %3019 : index
                %3021 = arith.muli %3016, %c4 : index
                %3022 = arith.divui %3020, %c13 : index
                %3023 = arith.muli %3022, %c13 : index
                %3024 = arith.remui %3020, %c17 : index
                %3025 = arith.muli %3024, %c17 : index
                %3026 = arith.addi %3023, %3025 : index
                %3027 = arith.divui %3020, %c17 : index
                %3028 = arith.remui %3027, %c17 : index
                %3029 = arith.addi %3026, %3028 : index
                %3030 = arith.addi %3021, %3029 : index
                %3031 = arith.addi %3015, %3030 : index
                %3032 = arith.addi %3011, %3031 : index
                %3033 = vector.shuffle %2989, %2989 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3033, %kv[%3032] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3034 = arith.addi %2985, %c7 : index
                %3035 = arith.divui %3034, %c4 : index
                %3036 = arith.muli %3035, %c24 : index
                %3037 = arith.addi %3036, %c10 : index
                %3038 = arith.remui %3034, %c4 : index
                %3039 = arith.divui %2757, %c17 : index
                %3040 = arith.remui %2757, %c17 : index
                %3041 = arith.muli %3040, %c25 : index
                %3042 = arith.addi %3039, %3041 : index
                %3043 = arith.muli %3038, %c4 : index
                %3044 = arith.divui %3042, %c13 : index
                %3045 = arith.muli %3044, %c13 : index
                %3046 = arith.remui %3042, %c17 : index
                %3047 = arith.muli %3046, %c17 : index
                %3048 = arith.addi %3045, %3047 : index
                %3049 = arith.divui %3042, %c17 : index
                %3050 = arith.remui %3049, %c17 : index
                %3051 = arith.addi %3048, %3050 : index
                %3052 = arith.addi %3043, %3051 : index
                %3053 = arith.addi %3037, %3052 : index
                %3054 = arith.addi %3011, %3053 : index
                %3055 = vector.shuffle %2989, %2989 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3055, %kv[%3054] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3056 = arith.addi %2985, %c17 : index
                %3057 = arith.divui %3056, %c4 : index
                %3058 = arith.muli %3057, %c24 : index
                %3059 = arith.addi %3058, %c10 : index
                %3060 = arith.remui %3056, %c4 : index
                %3061 = arith.divui %2757, %c17 : index
                %3062 = arith.remui %2757, %c17 : index
                %3063 = arith.muli %3062, %c25 : index
                %3064 = arith.addi %3061, %3063 : index
                %3065 = arith.muli %3060, %c4 : index
                %3066 = arith.divui %3064, %c13 : index
                %3067 = arith.muli %3066, %c13 : index
                %3068 = arith.remui %3064, %c17 : index
                %3069 = arith.muli %3068, %c17 : index
                %3070 = arith.addi %3067, %3069 : index
                %3071 = arith.divui %3064, %c17 : index
                %3072 = arith.remui %3071, %c17 : index
                %3073 = arith.addi %3070, %3072 : index
                %3074 = arith.addi %3065, %3073 : index
                %3075 = arith.addi %3059, %3074 : index
                %3076 = arith.addi %3011, %3075 : index
                %3077 = vector.shuffle %2989, %2989 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3077, %kv[%3076] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3078 = arith.addi %2985, %c26 : index
                %3079 = arith.divui %3078, %c4 : index
                %3080 = arith.muli %3079, %c24 : index
                %3081 = arith.addi %3080, %c10 : index
                %3082 = arith.remui %3078, %c4 : index
                %3083 = arith.divui %2757, %c17 : index
                %3084 = arith.remui %2757, %c17 : index
                %3085 = arith.muli %3084, %c25 : index
                %3086 = arith.addi %3083, %3085 : index
                %3087 = arith.muli %3082, %c4 : index
                %3088 = arith.divui %3086, %c13 : index
                %3089 = arith.muli %3088, %c13 : index
                %3090 = arith.remui %3086, %c17 : index
                %3091 = arith.muli %3090, %c17 : index
                %3092 = arith.addi %3089, %3091 : index
                %3093 = arith.divui %3086, %c17 : index
                %3094 = arith.remui %3093, %c17 : index
                %3095 = arith.addi %3092, %3094 : index
                %3096 = arith.addi %3087, %3095 : index
                %3097 = arith.addi %3081, %3096 : index
                %3098 = arith.addi %3011, %3097 : index
                %3099 = vector.shuffle %2989, %2989 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3099, %kv[%3098] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3100 = arith.addi %20, %c15 : index
    %3101 = wave.lane
    %3102 = arith.muli %3, %c7 : index
    %3103 = arith.muli %3102, %c24 : index
    %3104 = arith.addi %3103, %3101 : index
    %3105 = arith.muli %4, %c10 : index
    %3106 = arith.addi %3105, %3104 : index
    %3107 = arith.addi %3106, %c8 : index
    %3108 = arith.addi %3107, %c8 : index
    %3109 = vector.extract %420#2[0] : f32 from vector<8xf32>
    memref.store %3109, %16[%3108] : memref<?xf32>
    %3110 = arith.muli %4, %c10 : index
    %3111 = arith.addi %3110, %3104 : index
    %3112 = arith.addi %3111, %c8 : index
    %3113 = arith.addi %3112, %c15 : index
    %3114 = vector.extract %420#2[1] : f32 from vector<8xf32>
    memref.store %3114, %16[%3113] : memref<?xf32>
    %3115 = arith.muli %4, %c10 : index
    %3116 = arith.addi %3115, %3104 : index
    %3117 = arith.addi %3116, %c8 : index
    %3118 = arith.addi %3117, %c11 : index
    %3119 = vector.extract %420#2[2] : f32 from vector<8xf32>
    memref.store %3119, %16[%3118] : memref<?xf32>
    %3120 = arith.muli %4, %c10 : index
    %3121 = arith.addi %3120, %3104 : index
    %3122 = arith.addi %3121, %c8 : index
    %3123 = arith.addi %3122, %c27 : index
    %3124 = vector.extract %420#2[3] : f32 from vector<8xf32>
    memref.store %3124, %16[%3123] : memref<?xf32>
    %3125 = arith.muli %4, %c10 : index
    %3126 = arith.addi %3125, %3104 : index
    %3127 = arith.addi %3126, %c8 : index
    %3128 = arith.addi %3127, %c6 : index
    %3129 = vector.extract %420#2[4] : f32 from vector<8xf32>
    memref.store %3129, %16[%3128] : memref<?xf32>
    %3130 = arith.muli %4, %c10 : index
    %3131 = arith.addi %3130, %3104 : index
    %3132 = arith.addi %3131, %c8 : index
    %3133 = arith.addi %3132, %c28 : index
    %3134 = vector.extract %420#2[5] : f32 from vector<8xf32>
    memref.store %3134, %16[%3133] : memref<?xf32>
    %3135 = arith.muli %4, %c10 : index
    %3136 = arith.addi %3135, %3104 : index
    %3137 = arith.addi %3136, %c8 : index
    %3138 = arith.addi %3137, %c29 : index
    %3139 = vector.extract %420#2[6] : f32 from vector<8xf32>
    memref.store %3139, %16[%3138] : memref<?xf32>
    %3140 = arith.muli %4, %c10 : index
    %3141 = arith.addi %3140, %3104 : index
    %3142 = arith.addi %3141, %c8 : index
    %3143 = arith.addi %3142, %c30 : index
    %3144 = vector.extract %420#2[7] : f32 from vector<8xf32>
    memref.store %3144, %16[%3143] : memref<?xf32>
    wave.barrier
    %3145 = arith.muli %4, %c13 : index
    %3146 = arith.addi %3145, %c8 : index
    %3147 = arith.muli %3146, %c17 : index
    %3148 = arith.divui %3101, %c4 : index
    %3149 = arith.addi %3147, %3148 : index
    %3150 = arith.addi %3100, %3149 : index
    %3151 = arith.cmpi slt, %3150, %19 : index
    scf.if %3151 {
      %3152 = arith.cmpi eq, %hasFactors, %c7 : index
      %3153 = memref.load %factors[%3150] : memref<?xf32>
      %3154 = arith.select %3152, %3153, %c32 : f32
      %3155 = arith.addi %3104, %c8 : index
      %3156 = arith.muli %3146, %c15 : index
      %3157 = arith.addi %3155, %3156 : index
      %3158 = memref.load %16[%3157] : memref<?xf32>
      %3159 = arith.addi %3157, %c10 : index
      %3160 = memref.load %16[%3159] : memref<?xf32>
      %3161 = arith.addf %3158, %3160 : f32
      %3162 = arith.remui %3101, %c4 : index
      %3163 = arith.muli %3162, %c13 : index
      %3164 = arith.addi %15, %3163 : index
      %3165 = vector.load %w[%3164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3166 = vector.bitcast %3165 : vector<4xi8> to vector<1xf32>
      %3167 = vector.extract %3166[0] : f32 from vector<1xf32>
      %3168 = arith.mulf %3167, %3154 : f32
      %3169 = arith.mulf %3161, %3168 : f32
      %3170 = arith.muli %3, %c7 : index
      %3171 = arith.addi %3170, %c8 : index
      %3172 = arith.muli %3171, %c4 : index
      %3173 = arith.remui %3101, %c4 : index
      %3174 = arith.addi %3172, %3173 : index
      %3175 = arith.muli %3149, %c33 : index
      %3176 = arith.addi %3175, %3174 : index
      memref.store %3169, %17[%3176] : memref<?xf32>
    }
    %3177 = arith.muli %4, %c13 : index
    %3178 = arith.addi %3177, %c7 : index
    %3179 = arith.muli %3178, %c17 : index
    %3180 = arith.divui %3101, %c4 : index
    %3181 = arith.addi %3179, %3180 : index
    %3182 = arith.addi %3100, %3181 : index
    %3183 = arith.cmpi slt, %3182, %19 : index
    scf.if %3183 {
      %3184 = arith.cmpi eq, %hasFactors, %c7 : index
      %3185 = memref.load %factors[%3182] : memref<?xf32>
      %3186 = arith.select %3184, %3185, %c32 : f32
      %3187 = arith.addi %3104, %c8 : index
      %3188 = arith.muli %3178, %c15 : index
      %3189 = arith.addi %3187, %3188 : index
      %3190 = memref.load %16[%3189] : memref<?xf32>
      %3191 = arith.addi %3189, %c10 : index
      %3192 = memref.load %16[%3191] : memref<?xf32>
      %3193 = arith.addf %3190, %3192 : f32
      %3194 = arith.remui %3101, %c4 : index
      %3195 = arith.muli %3194, %c13 : index
      %3196 = arith.addi %15, %3195 : index
      %3197 = vector.load %w[%3196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3198 = vector.bitcast %3197 : vector<4xi8> to vector<1xf32>
      %3199 = vector.extract %3198[0] : f32 from vector<1xf32>
      %3200 = arith.mulf %3199, %3186 : f32
      %3201 = arith.mulf %3193, %3200 : f32
      %3202 = arith.muli %3, %c7 : index
      %3203 = arith.addi %3202, %c8 : index
      %3204 = arith.muli %3203, %c4 : index
      %3205 = arith.remui %3101, %c4 : index
      %3206 = arith.addi %3204, %3205 : index
      %3207 = arith.muli %3181, %c33 : index
      %3208 = arith.addi %3207, %3206 : index
      memref.store %3201, %17[%3208] : memref<?xf32>
    }
    %3209 = arith.muli %4, %c13 : index
    %3210 = arith.addi %3209, %c17 : index
    %3211 = arith.muli %3210, %c17 : index
    %3212 = arith.divui %3101, %c4 : index
    %3213 = arith.addi %3211, %3212 : index
    %3214 = arith.addi %3100, %3213 : index
    %3215 = arith.cmpi slt, %3214, %19 : index
    scf.if %3215 {
      %3216 = arith.cmpi eq, %hasFactors, %c7 : index
      %3217 = memref.load %factors[%3214] : memref<?xf32>
      %3218 = arith.select %3216, %3217, %c32 : f32
      %3219 = arith.addi %3104, %c8 : index
      %3220 = arith.muli %3210, %c15 : index
      %3221 = arith.addi %3219, %3220 : index
      %3222 = memref.load %16[%3221] : memref<?xf32>
      %3223 = arith.addi %3221, %c10 : index
      %3224 = memref.load %16[%3223] : memref<?xf32>
      %3225 = arith.addf %3222, %3224 : f32
      %3226 = arith.remui %3101, %c4 : index
      %3227 = arith.muli %3226, %c13 : index
      %3228 = arith.addi %15, %3227 : index
      %3229 = vector.load %w[%3228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3230 = vector.bitcast %3229 : vector<4xi8> to vector<1xf32>
      %3231 = vector.extract %3230[0] : f32 from vector<1xf32>
      %3232 = arith.mulf %3231, %3218 : f32
      %3233 = arith.mulf %3225, %3232 : f32
      %3234 = arith.muli %3, %c7 : index
      %3235 = arith.addi %3234, %c8 : index
      %3236 = arith.muli %3235, %c4 : index
      %3237 = arith.remui %3101, %c4 : index
      %3238 = arith.addi %3236, %3237 : index
      %3239 = arith.muli %3213, %c33 : index
      %3240 = arith.addi %3239, %3238 : index
      memref.store %3233, %17[%3240] : memref<?xf32>
    }
    %3241 = arith.muli %4, %c13 : index
    %3242 = arith.addi %3241, %c26 : index
    %3243 = arith.muli %3242, %c17 : index
    %3244 = arith.divui %3101, %c4 : index
    %3245 = arith.addi %3243, %3244 : index
    %3246 = arith.addi %3100, %3245 : index
    %3247 = arith.cmpi slt, %3246, %19 : index
    scf.if %3247 {
      %3248 = arith.cmpi eq, %hasFactors, %c7 : index
      %3249 = memref.load %factors[%3246] : memref<?xf32>
      %3250 = arith.select %3248, %3249, %c32 : f32
      %3251 = arith.addi %3104, %c8 : index
      %3252 = arith.muli %3242, %c15 : index
      %3253 = arith.addi %3251, %3252 : index
      %3254 = memref.load %16[%3253] : memref<?xf32>
      %3255 = arith.addi %3253, %c10 : index
      %3256 = memref.load %16[%3255] : memref<?xf32>
      %3257 = arith.addf %3254, %3256 : f32
      %3258 = arith.remui %3101, %c4 : index
      %3259 = arith.muli %3258, %c13 : index
      %3260 = arith.addi %15, %3259 : index
      %3261 = vector.load %w[%3260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3262 = vector.bitcast %3261 : vector<4xi8> to vector<1xf32>
      %3263 = vector.extract %3262[0] : f32 from vector<1xf32>
      %3264 = arith.mulf %3263, %3250 : f32
      %3265 = arith.mulf %3257, %3264 : f32
      %3266 = arith.muli %3, %c7 : index
      %3267 = arith.addi %3266, %c8 : index
      %3268 = arith.muli %3267, %c4 : index
      %3269 = arith.remui %3101, %c4 : index
      %3270 = arith.addi %3268, %3269 : index
      %3271 = arith.muli %3245, %c33 : index
      %3272 = arith.addi %3271, %3270 : index
      memref.store %3265, %17[%3272] : memref<?xf32>
    }
    wave.barrier
    %3273 = arith.addi %20, %c15 : index
    %3274 = wave.wave
    %3275 = arith.addi %3274, %c8 : index
    %3276 = arith.addi %3273, %3275 : index
    %3277 = arith.cmpi slt, %3276, %19 : index
    %3278 = arith.cmpi slt, %3275, %c4 : index
    %3279 = arith.andi %3277, %3278 : i1
    scf.if %3279 {
      %3280 = arith.addi %3273, %3275 : index
      %3281 = arith.muli %3275, %c33 : index
      %3282 = wave.lane
      %3283 = arith.addi %3282, %c8 : index
      %3284 = arith.cmpi eq, %hasBias, %c7 : index
      %3285 = arith.addi %3281, %3283 : index
      %3286 = memref.load %17[%3285] : memref<?xf32>
      %3287 = arith.muli %0, %c33 : index
      %3288 = arith.addi %3287, %3283 : index
      %3289 = memref.load %bias[%3288] : memref<?xf32>
      %3290 = arith.addf %3286, %3289 : f32
      %3291 = arith.select %3284, %3290, %3286 : f32
      %3292 = arith.addi %3283, %c35 : index
      %3293 = arith.cmpi eq, %hasBias, %c7 : index
      %3294 = arith.addi %3281, %3292 : index
      %3295 = memref.load %17[%3294] : memref<?xf32>
      %3296 = arith.muli %0, %c33 : index
      %3297 = arith.addi %3296, %3292 : index
      %3298 = memref.load %bias[%3297] : memref<?xf32>
      %3299 = arith.addf %3295, %3298 : f32
      %3300 = arith.select %3293, %3299, %3295 : f32
      %3301 = arith.addi %3282, %c15 : index
      %3302 = arith.cmpi slt, %3301, %c35 : index
      %3303 = arith.minsi %3301, %c36 : index
      %3304 = arith.cmpi eq, %hasBias, %c7 : index
      %3305 = arith.addi %3281, %3303 : index
      %3306 = memref.load %17[%3305] : memref<?xf32>
      %3307 = arith.muli %0, %c33 : index
      %3308 = arith.addi %3307, %3303 : index
      %3309 = memref.load %bias[%3308] : memref<?xf32>
      %3310 = arith.addf %3306, %3309 : f32
      %3311 = arith.select %3304, %3310, %3306 : f32
      %3312 = arith.addi %3303, %c35 : index
      %3313 = arith.cmpi eq, %hasBias, %c7 : index
      %3314 = arith.addi %3281, %3312 : index
      %3315 = memref.load %17[%3314] : memref<?xf32>
      %3316 = arith.muli %0, %c33 : index
      %3317 = arith.addi %3316, %3312 : index
      %3318 = memref.load %bias[%3317] : memref<?xf32>
      %3319 = arith.addf %3315, %3318 : f32
      %3320 = arith.select %3313, %3319, %3315 : f32
      %3321 = arith.addi %heads, %kvHeads : index
      %3322 = arith.cmpi slt, %0, %3321 : index
      scf.if %3322 {
        %3323 = arith.addi %positionsAt, %3280 : index
        %3324 = memref.load %step[%3323] : memref<?xi32>
        %3325 = arith.index_cast %3324 : i32 to index
        %3326 = arith.cmpi eq, %hasNorm, %c7 : index
        %3327 = math.fma %3291, %3291, %c39 : f32
        %3328 = math.fma %3300, %3300, %3327 : f32
        %3329 = math.fma %3311, %3311, %3328 : f32
        %3330 = arith.select %3302, %3329, %3328 : f32
        %3331 = math.fma %3320, %3320, %3330 : f32
        %3332 = arith.select %3302, %3331, %3330 : f32
        %3333 = vector.broadcast %3332 : f32 to vector<1xf32>
        %3334 = wave.reduce "add" %3333 : vector<1xf32>
        %3335 = arith.mulf %3334, %inverseHeadDim : f32
        %3336 = arith.addf %3335, %epsilon : f32
        %3337 = math.sqrt %3336 : f32
        %3338 = arith.divf %c32, %3337 : f32
        %3339 = arith.cmpi slt, %0, %heads : index
        %3340 = arith.addi %3283, %c35 : index
        %3341 = memref.load %query_norm[%3283] : memref<?xf32>
        %3342 = memref.load %key_norm[%3283] : memref<?xf32>
        %3343 = arith.select %3339, %3341, %3342 : f32
        %3344 = arith.mulf %3291, %3338 : f32
        %3345 = arith.mulf %3344, %3343 : f32
        %3346 = arith.select %3326, %3345, %3291 : f32
        %3347 = memref.load %query_norm[%3340] : memref<?xf32>
        %3348 = memref.load %key_norm[%3340] : memref<?xf32>
        %3349 = arith.select %3339, %3347, %3348 : f32
        %3350 = arith.mulf %3300, %3338 : f32
        %3351 = arith.mulf %3350, %3349 : f32
        %3352 = arith.select %3326, %3351, %3300 : f32
        %3353 = arith.addi %3303, %c35 : index
        %3354 = memref.load %query_norm[%3303] : memref<?xf32>
        %3355 = memref.load %key_norm[%3303] : memref<?xf32>
        %3356 = arith.select %3339, %3354, %3355 : f32
        %3357 = arith.mulf %3311, %3338 : f32
        %3358 = arith.mulf %3357, %3356 : f32
        %3359 = arith.select %3326, %3358, %3311 : f32
        %3360 = memref.load %query_norm[%3353] : memref<?xf32>
        %3361 = memref.load %key_norm[%3353] : memref<?xf32>
        %3362 = arith.select %3339, %3360, %3361 : f32
        %3363 = arith.mulf %3320, %3338 : f32
        %3364 = arith.mulf %3363, %3362 : f32
        %3365 = arith.select %3326, %3364, %3320 : f32
        %3366 = arith.remui %3325, %c24 : index
        %3367 = arith.muli %3366, %c33 : index
        %3368 = arith.addi %3367, %3283 : index
        %3369 = arith.divui %3325, %c24 : index
        %3370 = arith.addi %3369, %c24 : index
        %3371 = arith.muli %3370, %c33 : index
        %3372 = arith.addi %3371, %3283 : index
        %3373 = memref.load %rope[%3368] : memref<?xf32>
        %3374 = arith.addi %3368, %c35 : index
        %3375 = memref.load %rope[%3374] : memref<?xf32>
        %3376 = memref.load %rope[%3372] : memref<?xf32>
        %3377 = arith.addi %3372, %c35 : index
        %3378 = memref.load %rope[%3377] : memref<?xf32>
        %3379 = arith.mulf %3376, %3373 : f32
        %3380 = arith.mulf %3378, %3375 : f32
        %3381 = arith.subf %3379, %3380 : f32
        %3382 = arith.mulf %3378, %3373 : f32
        %3383 = arith.mulf %3376, %3375 : f32
        %3384 = arith.addf %3382, %3383 : f32
        %3385 = arith.mulf %3346, %3381 : f32
        %3386 = arith.mulf %3352, %3384 : f32
        %3387 = arith.subf %3385, %3386 : f32
        %3388 = arith.mulf %3352, %3381 : f32
        %3389 = arith.mulf %3346, %3384 : f32
        %3390 = arith.addf %3388, %3389 : f32
        %3391 = arith.cmpi slt, %0, %heads : index
        scf.if %3391 {
          %3392 = arith.muli %3280, %heads : index
          %3393 = arith.addi %3392, %0 : index
          %3394 = arith.muli %3393, %c33 : index
          %3395 = arith.addi %3394, %3283 : index
          memref.store %3387, %q[%3395] : memref<?xf32>
          %3396 = arith.addi %3395, %c35 : index
          memref.store %3390, %q[%3396] : memref<?xf32>
        } else {
          %3397 = arith.addi %3281, %3283 : index
          memref.store %3387, %17[%3397] : memref<?xf32>
          %3398 = arith.addi %3281, %3283 : index
          %3399 = arith.addi %3398, %c35 : index
          memref.store %3390, %17[%3399] : memref<?xf32>
        }
        %3400 = arith.remui %3325, %c24 : index
        %3401 = arith.muli %3400, %c33 : index
        %3402 = arith.addi %3401, %3303 : index
        %3403 = arith.divui %3325, %c24 : index
        %3404 = arith.addi %3403, %c24 : index
        %3405 = arith.muli %3404, %c33 : index
        %3406 = arith.addi %3405, %3303 : index
        %3407 = memref.load %rope[%3402] : memref<?xf32>
        %3408 = arith.addi %3402, %c35 : index
        %3409 = memref.load %rope[%3408] : memref<?xf32>
        %3410 = memref.load %rope[%3406] : memref<?xf32>
        %3411 = arith.addi %3406, %c35 : index
        %3412 = memref.load %rope[%3411] : memref<?xf32>
        %3413 = arith.mulf %3410, %3407 : f32
        %3414 = arith.mulf %3412, %3409 : f32
        %3415 = arith.subf %3413, %3414 : f32
        %3416 = arith.mulf %3412, %3407 : f32
        %3417 = arith.mulf %3410, %3409 : f32
        %3418 = arith.addf %3416, %3417 : f32
        %3419 = arith.mulf %3359, %3415 : f32
        %3420 = arith.mulf %3365, %3418 : f32
        %3421 = arith.subf %3419, %3420 : f32
        %3422 = arith.mulf %3365, %3415 : f32
        %3423 = arith.mulf %3359, %3418 : f32
        %3424 = arith.addf %3422, %3423 : f32
        scf.if %3302 {
          %3425 = arith.cmpi slt, %0, %heads : index
          scf.if %3425 {
            %3426 = arith.muli %3280, %heads : index
            %3427 = arith.addi %3426, %0 : index
            %3428 = arith.muli %3427, %c33 : index
            %3429 = arith.addi %3428, %3303 : index
            memref.store %3421, %q[%3429] : memref<?xf32>
            %3430 = arith.addi %3429, %c35 : index
            memref.store %3424, %q[%3430] : memref<?xf32>
          } else {
            %3431 = arith.addi %3281, %3303 : index
            memref.store %3421, %17[%3431] : memref<?xf32>
            %3432 = arith.addi %3281, %3303 : index
            %3433 = arith.addi %3432, %c35 : index
            memref.store %3424, %17[%3433] : memref<?xf32>
          }
        }
      } else {
        %3434 = arith.cmpi slt, %0, %heads : index
        scf.if %3434 {
          %3435 = arith.muli %3280, %heads : index
          %3436 = arith.addi %3435, %0 : index
          %3437 = arith.muli %3436, %c33 : index
          %3438 = arith.addi %3437, %3283 : index
          memref.store %3291, %q[%3438] : memref<?xf32>
          %3439 = arith.addi %3438, %c35 : index
          memref.store %3300, %q[%3439] : memref<?xf32>
        } else {
          %3440 = arith.addi %3281, %3283 : index
          memref.store %3291, %17[%3440] : memref<?xf32>
          %3441 = arith.addi %3281, %3283 : index
          %3442 = arith.addi %3441, %c35 : index
          memref.store %3300, %17[%3442] : memref<?xf32>
        }
        scf.if %3302 {
          %3443 = arith.cmpi slt, %0, %heads : index
          scf.if %3443 {
            %3444 = arith.muli %3280, %heads : index
            %3445 = arith.addi %3444, %0 : index
            %3446 = arith.muli %3445, %c33 : index
            %3447 = arith.addi %3446, %3303 : index
            memref.store %3311, %q[%3447] : memref<?xf32>
            %3448 = arith.addi %3447, %c35 : index
            memref.store %3320, %q[%3448] : memref<?xf32>
          } else {
            %3449 = arith.addi %3281, %3303 : index
            memref.store %3311, %17[%3449] : memref<?xf32>
            %3450 = arith.addi %3281, %3303 : index
            %3451 = arith.addi %3450, %c35 : index
            memref.store %3320, %17[%3451] : memref<?xf32>
          }
        }
      }
    }
    %3452 = arith.addi %3274, %c42 : index
    %3453 = arith.addi %3273, %3452 : index
    %3454 = arith.cmpi slt, %3453, %19 : index
    %3455 = arith.cmpi slt, %3452, %c4 : index
    %3456 = arith.andi %3454, %3455 : i1
    scf.if %3456 {
      %3457 = arith.addi %3273, %3452 : index
      %3458 = arith.muli %3452, %c33 : index
      %3459 = wave.lane
      %3460 = arith.addi %3459, %c8 : index
      %3461 = arith.cmpi eq, %hasBias, %c7 : index
      %3462 = arith.addi %3458, %3460 : index
      %3463 = memref.load %17[%3462] : memref<?xf32>
      %3464 = arith.muli %0, %c33 : index
      %3465 = arith.addi %3464, %3460 : index
      %3466 = memref.load %bias[%3465] : memref<?xf32>
      %3467 = arith.addf %3463, %3466 : f32
      %3468 = arith.select %3461, %3467, %3463 : f32
      %3469 = arith.addi %3460, %c35 : index
      %3470 = arith.cmpi eq, %hasBias, %c7 : index
      %3471 = arith.addi %3458, %3469 : index
      %3472 = memref.load %17[%3471] : memref<?xf32>
      %3473 = arith.muli %0, %c33 : index
      %3474 = arith.addi %3473, %3469 : index
      %3475 = memref.load %bias[%3474] : memref<?xf32>
      %3476 = arith.addf %3472, %3475 : f32
      %3477 = arith.select %3470, %3476, %3472 : f32
      %3478 = arith.addi %3459, %c15 : index
      %3479 = arith.cmpi slt, %3478, %c35 : index
      %3480 = arith.minsi %3478, %c36 : index
      %3481 = arith.cmpi eq, %hasBias, %c7 : index
      %3482 = arith.addi %3458, %3480 : index
      %3483 = memref.load %17[%3482] : memref<?xf32>
      %3484 = arith.muli %0, %c33 : index
      %3485 = arith.addi %3484, %3480 : index
      %3486 = memref.load %bias[%3485] : memref<?xf32>
      %3487 = arith.addf %3483, %3486 : f32
      %3488 = arith.select %3481, %3487, %3483 : f32
      %3489 = arith.addi %3480, %c35 : index
      %3490 = arith.cmpi eq, %hasBias, %c7 : index
      %3491 = arith.addi %3458, %3489 : index
      %3492 = memref.load %17[%3491] : memref<?xf32>
      %3493 = arith.muli %0, %c33 : index
      %3494 = arith.addi %3493, %3489 : index
      %3495 = memref.load %bias[%3494] : memref<?xf32>
      %3496 = arith.addf %3492, %3495 : f32
      %3497 = arith.select %3490, %3496, %3492 : f32
      %3498 = arith.addi %heads, %kvHeads : index
      %3499 = arith.cmpi slt, %0, %3498 : index
      scf.if %3499 {
        %3500 = arith.addi %positionsAt, %3457 : index
        %3501 = memref.load %step[%3500] : memref<?xi32>
        %3502 = arith.index_cast %3501 : i32 to index
        %3503 = arith.cmpi eq, %hasNorm, %c7 : index
        %3504 = math.fma %3468, %3468, %c39 : f32
        %3505 = math.fma %3477, %3477, %3504 : f32
        %3506 = math.fma %3488, %3488, %3505 : f32
        %3507 = arith.select %3479, %3506, %3505 : f32
        %3508 = math.fma %3497, %3497, %3507 : f32
        %3509 = arith.select %3479, %3508, %3507 : f32
        %3510 = vector.broadcast %3509 : f32 to vector<1xf32>
        %3511 = wave.reduce "add" %3510 : vector<1xf32>
        %3512 = arith.mulf %3511, %inverseHeadDim : f32
        %3513 = arith.addf %3512, %epsilon : f32
        %3514 = math.sqrt %3513 : f32
        %3515 = arith.divf %c32, %3514 : f32
        %3516 = arith.cmpi slt, %0, %heads : index
        %3517 = arith.addi %3460, %c35 : index
        %3518 = memref.load %query_norm[%3460] : memref<?xf32>
        %3519 = memref.load %key_norm[%3460] : memref<?xf32>
        %3520 = arith.select %3516, %3518, %3519 : f32
        %3521 = arith.mulf %3468, %3515 : f32
        %3522 = arith.mulf %3521, %3520 : f32
        %3523 = arith.select %3503, %3522, %3468 : f32
        %3524 = memref.load %query_norm[%3517] : memref<?xf32>
        %3525 = memref.load %key_norm[%3517] : memref<?xf32>
        %3526 = arith.select %3516, %3524, %3525 : f32
        %3527 = arith.mulf %3477, %3515 : f32
        %3528 = arith.mulf %3527, %3526 : f32
        %3529 = arith.select %3503, %3528, %3477 : f32
        %3530 = arith.addi %3480, %c35 : index
        %3531 = memref.load %query_norm[%3480] : memref<?xf32>
        %3532 = memref.load %key_norm[%3480] : memref<?xf32>
        %3533 = arith.select %3516, %3531, %3532 : f32
        %3534 = arith.mulf %3488, %3515 : f32
        %3535 = arith.mulf %3534, %3533 : f32
        %3536 = arith.select %3503, %3535, %3488 : f32
        %3537 = memref.load %query_norm[%3530] : memref<?xf32>
        %3538 = memref.load %key_norm[%3530] : memref<?xf32>
        %3539 = arith.select %3516, %3537, %3538 : f32
        %3540 = arith.mulf %3497, %3515 : f32
        %3541 = arith.mulf %3540, %3539 : f32
        %3542 = arith.select %3503, %3541, %3497 : f32
        %3543 = arith.remui %3502, %c24 : index
        %3544 = arith.muli %3543, %c33 : index
        %3545 = arith.addi %3544, %3460 : index
        %3546 = arith.divui %3502, %c24 : index
        %3547 = arith.addi %3546, %c24 : index
        %3548 = arith.muli %3547, %c33 : index
        %3549 = arith.addi %3548, %3460 : index
        %3550 = memref.load %rope[%3545] : memref<?xf32>
        %3551 = arith.addi %3545, %c35 : index
        %3552 = memref.load %rope[%3551] : memref<?xf32>
        %3553 = memref.load %rope[%3549] : memref<?xf32>
        %3554 = arith.addi %3549, %c35 : index
        %3555 = memref.load %rope[%3554] : memref<?xf32>
        %3556 = arith.mulf %3553, %3550 : f32
        %3557 = arith.mulf %3555, %3552 : f32
        %3558 = arith.subf %3556, %3557 : f32
        %3559 = arith.mulf %3555, %3550 : f32
        %3560 = arith.mulf %3553, %3552 : f32
        %3561 = arith.addf %3559, %3560 : f32
        %3562 = arith.mulf %3523, %3558 : f32
        %3563 = arith.mulf %3529, %3561 : f32
        %3564 = arith.subf %3562, %3563 : f32
        %3565 = arith.mulf %3529, %3558 : f32
        %3566 = arith.mulf %3523, %3561 : f32
        %3567 = arith.addf %3565, %3566 : f32
        %3568 = arith.cmpi slt, %0, %heads : index
        scf.if %3568 {
          %3569 = arith.muli %3457, %heads : index
          %3570 = arith.addi %3569, %0 : index
          %3571 = arith.muli %3570, %c33 : index
          %3572 = arith.addi %3571, %3460 : index
          memref.store %3564, %q[%3572] : memref<?xf32>
          %3573 = arith.addi %3572, %c35 : index
          memref.store %3567, %q[%3573] : memref<?xf32>
        } else {
          %3574 = arith.addi %3458, %3460 : index
          memref.store %3564, %17[%3574] : memref<?xf32>
          %3575 = arith.addi %3458, %3460 : index
          %3576 = arith.addi %3575, %c35 : index
          memref.store %3567, %17[%3576] : memref<?xf32>
        }
        %3577 = arith.remui %3502, %c24 : index
        %3578 = arith.muli %3577, %c33 : index
        %3579 = arith.addi %3578, %3480 : index
        %3580 = arith.divui %3502, %c24 : index
        %3581 = arith.addi %3580, %c24 : index
        %3582 = arith.muli %3581, %c33 : index
        %3583 = arith.addi %3582, %3480 : index
        %3584 = memref.load %rope[%3579] : memref<?xf32>
        %3585 = arith.addi %3579, %c35 : index
        %3586 = memref.load %rope[%3585] : memref<?xf32>
        %3587 = memref.load %rope[%3583] : memref<?xf32>
        %3588 = arith.addi %3583, %c35 : index
        %3589 = memref.load %rope[%3588] : memref<?xf32>
        %3590 = arith.mulf %3587, %3584 : f32
        %3591 = arith.mulf %3589, %3586 : f32
        %3592 = arith.subf %3590, %3591 : f32
        %3593 = arith.mulf %3589, %3584 : f32
        %3594 = arith.mulf %3587, %3586 : f32
        %3595 = arith.addf %3593, %3594 : f32
        %3596 = arith.mulf %3536, %3592 : f32
        %3597 = arith.mulf %3542, %3595 : f32
        %3598 = arith.subf %3596, %3597 : f32
        %3599 = arith.mulf %3542, %3592 : f32
        %3600 = arith.mulf %3536, %3595 : f32
        %3601 = arith.addf %3599, %3600 : f32
        scf.if %3479 {
          %3602 = arith.cmpi slt, %0, %heads : index
          scf.if %3602 {
            %3603 = arith.muli %3457, %heads : index
            %3604 = arith.addi %3603, %0 : index
            %3605 = arith.muli %3604, %c33 : index
            %3606 = arith.addi %3605, %3480 : index
            memref.store %3598, %q[%3606] : memref<?xf32>
            %3607 = arith.addi %3606, %c35 : index
            memref.store %3601, %q[%3607] : memref<?xf32>
          } else {
            %3608 = arith.addi %3458, %3480 : index
            memref.store %3598, %17[%3608] : memref<?xf32>
            %3609 = arith.addi %3458, %3480 : index
            %3610 = arith.addi %3609, %c35 : index
            memref.store %3601, %17[%3610] : memref<?xf32>
          }
        }
      } else {
        %3611 = arith.cmpi slt, %0, %heads : index
        scf.if %3611 {
          %3612 = arith.muli %3457, %heads : index
          %3613 = arith.addi %3612, %0 : index
          %3614 = arith.muli %3613, %c33 : index
          %3615 = arith.addi %3614, %3460 : index
          memref.store %3468, %q[%3615] : memref<?xf32>
          %3616 = arith.addi %3615, %c35 : index
          memref.store %3477, %q[%3616] : memref<?xf32>
        } else {
          %3617 = arith.addi %3458, %3460 : index
          memref.store %3468, %17[%3617] : memref<?xf32>
          %3618 = arith.addi %3458, %3460 : index
          %3619 = arith.addi %3618, %c35 : index
          memref.store %3477, %17[%3619] : memref<?xf32>
        }
        scf.if %3479 {
          %3620 = arith.cmpi slt, %0, %heads : index
          scf.if %3620 {
            %3621 = arith.muli %3457, %heads : index
            %3622 = arith.addi %3621, %0 : index
            %3623 = arith.muli %3622, %c33 : index
            %3624 = arith.addi %3623, %3480 : index
            memref.store %3488, %q[%3624] : memref<?xf32>
            %3625 = arith.addi %3624, %c35 : index
            memref.store %3497, %q[%3625] : memref<?xf32>
          } else {
            %3626 = arith.addi %3458, %3480 : index
            memref.store %3488, %17[%3626] : memref<?xf32>
            %3627 = arith.addi %3458, %3480 : index
            %3628 = arith.addi %3627, %c35 : index
            memref.store %3497, %17[%3628] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3629 = arith.cmpi sge, %0, %heads : index
    scf.if %3629 {
      %3630 = arith.addi %3274, %c8 : index
      %3631 = arith.addi %3273, %3630 : index
      %3632 = arith.cmpi slt, %3631, %19 : index
      %3633 = arith.cmpi slt, %3630, %c4 : index
      %3634 = arith.andi %3632, %3633 : i1
      scf.if %3634 {
        %3635 = arith.addi %3273, %3630 : index
        %3636 = arith.addi %slotsAt, %3635 : index
        %3637 = memref.load %step[%3636] : memref<?xi32>
        %3638 = arith.index_cast %3637 : i32 to index
        %3639 = arith.cmpi sge, %3638, %c8 : index
        scf.if %3639 {
          %3640 = arith.muli %3630, %c33 : index
          %3641 = arith.subi %0, %heads : index
          %3642 = memref.load %scales[%3641] : memref<?xf32>
          %3643 = vector.broadcast %3642 : f32 to vector<4xf32>
          %3644 = arith.divui %3638, %c4 : index
          %3645 = arith.remui %3638, %c4 : index
          %3646 = arith.muli %3644, %pageBytes : index
          %3647 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3647 {
            %3648 = wave.lane
            %3649 = arith.muli %3648, %c13 : index
            scf.for %3650 = %3649 to %c33 step %c6 {
              %3651 = arith.addi %3640, %3650 : index
              %3652 = vector.load %17[%3651] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3653 = arith.mulf %3652, %3643 : vector<4xf32>
              %3654 = arith.minimumf %3653, %c46 : vector<4xf32>
              %3655 = arith.maximumf %3654, %c47 : vector<4xf32>
              %3656 = arith.truncf %3655 : vector<4xf32> to vector<4xf16>
              %3657 = vector.bitcast %3656 : vector<4xf16> to vector<8xi8>
              %3658 = arith.cmpi slt, %3641, %kvHeads : index
              scf.if %3658 {
                %3659 = arith.muli %3641, %c48 : index
                %3660 = arith.addi %3646, %3659 : index
                %3661 = arith.divui %3650, %c4 : index
                %3662 = arith.muli %3661, %c19 : index
                %3663 = arith.remui %3650, %c4 : index
                %3664 = arith.divui %3663, %c25 : index
                %3665 = arith.muli %3664, %c24 : index
                %3666 = arith.muli %3645, %c4 : index
                %3667 = arith.addi %3665, %3666 : index
                %3668 = arith.remui %3663, %c25 : index
                %3669 = arith.muli %3668, %c17 : index
                %3670 = arith.addi %3667, %3669 : index
                %3671 = arith.addi %3662, %3670 : index
                %3672 = arith.addi %3660, %3671 : index
                vector.store %3657, %kv[%3672] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3673 = arith.subi %3641, %kvHeads : index
                %3674 = arith.muli %3673, %c48 : index
                %3675 = arith.addi %3646, %3674 : index
                %3676 = arith.addi %3650, %c8 : index
                %3677 = arith.divui %3676, %c4 : index
                %3678 = arith.muli %3677, %c19 : index
                %3679 = arith.addi %3678, %c9 : index
                %3680 = arith.remui %3676, %c4 : index
                %3681 = arith.divui %3645, %c17 : index
                %3682 = arith.remui %3645, %c17 : index
                %3683 = arith.muli %3682, %c25 : index
                %3684 = arith.addi %3681, %3683 : index
                %3685 = arith.divui %3684, %c25 : index
                %3686 = arith.muli %3685, %c24 : index
                %3687 = arith.muli %3680, %c4 : index
                %3688 = arith.addi %3686, %3687 : index
                %3689 = arith.remui %3684, %c25 : index
                %3690 = arith.muli %3689, %c17 : index
                %3691 = arith.addi %3688, %3690 : index
                %3692 = arith.addi %3679, %3691 : index
                %3693 = arith.addi %3675, %3692 : index
                %3694 = vector.shuffle %3657, %3657 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3694, %kv[%3693] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3695 = arith.addi %3650, %c7 : index
                %3696 = arith.divui %3695, %c4 : index
                %3697 = arith.muli %3696, %c19 : index
                %3698 = arith.addi %3697, %c9 : index
                %3699 = arith.remui %3695, %c4 : index
                %3700 = arith.divui %3645, %c17 : index
                %3701 = arith.remui %3645, %c17 : index
                %3702 = arith.muli %3701, %c25 : index
                %3703 = arith.addi %3700, %3702 : index
                %3704 = arith.divui %3703, %c25 : index
                %3705 = arith.muli %3704, %c24 : index
                %3706 = arith.muli %3699, %c4 : index
                %3707 = arith.addi %3705, %3706 : index
                %3708 = arith.remui %3703, %c25 : index
                %3709 = arith.muli %3708, %c17 : index
                %3710 = arith.addi %3707, %3709 : index
                %3711 = arith.addi %3698, %3710 : index
                %3712 = arith.addi %3675, %3711 : index
                %3713 = vector.shuffle %3657, %3657 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3713, %kv[%3712] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3714 = arith.addi %3650, %c17 : index
                %3715 = arith.divui %3714, %c4 : index
                %3716 = arith.muli %3715, %c19 : index
                %3717 = arith.addi %3716, %c9 : index
                %3718 = arith.remui %3714, %c4 : index
                %3719 = arith.divui %3645, %c17 : index
                %3720 = arith.remui %3645, %c17 : index
                %3721 = arith.muli %3720, %c25 : index
                %3722 = arith.addi %3719, %3721 : index
                %3723 = arith.divui %3722, %c25 : index
                %3724 = arith.muli %3723, %c24 : index
                %3725 = arith.muli %3718, %c4 : index
                %3726 = arith.addi %3724, %3725 : index
                %3727 = arith.remui %3722, %c25 : index
                %3728 = arith.muli %3727, %c17 : index
                %3729 = arith.addi %3726, %3728 : index
                %3730 = arith.addi %3717, %3729 : index
                %3731 = arith.addi %3675, %3730 : index
                %3732 = vector.shuffle %3657, %3657 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3732, %kv[%3731] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3733 = arith.addi %3650, %c26 : index
                %3734 = arith.divui %3733, %c4 : index
                %3735 = arith.muli %3734, %c19 : index
                %3736 = arith.addi %3735, %c9 : index
                %3737 = arith.remui %3733, %c4 : index
                %3738 = arith.divui %3645, %c17 : index
                %3739 = arith.remui %3645, %c17 : index
                %3740 = arith.muli %3739, %c25 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.divui %3741, %c25 : index
                %3743 = arith.muli %3742, %c24 : index
                %3744 = arith.muli %3737, %c4 : index
                %3745 = arith.addi %3743, %3744 : index
                %3746 = arith.remui %3741, %c25 : index
                %3747 = arith.muli %3746, %c17 : index
                %3748 = arith.addi %3745, %3747 : index
                %3749 = arith.addi %3736, %3748 : index
                %3750 = arith.addi %3675, %3749 : index
                %3751 = vector.shuffle %3657, %3657 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3751, %kv[%3750] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3752 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3752 {
            %3753 = wave.lane
            %3754 = arith.muli %3753, %c13 : index
            scf.for %3755 = %3754 to %c33 step %c6 {
              %3756 = arith.addi %3640, %3755 : index
              %3757 = vector.load %17[%3756] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3758 = arith.mulf %3757, %3643 : vector<4xf32>
              %3759 = wave.fp8_encode "e4m3" %3758 : vector<4xf32> -> vector<4xi8>
              %3760 = arith.cmpi slt, %3641, %kvHeads : index
              scf.if %3760 {
                %3761 = arith.muli %3641, %c9 : index
                %3762 = arith.addi %3646, %3761 : index
                %3763 = vector.shuffle %3759, %3759 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3764 = arith.divui %3755, %c4 : index
                %3765 = arith.muli %3764, %c24 : index
                %3766 = arith.remui %3755, %c4 : index
                %3767 = arith.muli %3645, %c4 : index
                %3768 = arith.divui %3766, %c13 : index
                %3769 = arith.muli %3768, %c13 : index
                %3770 = arith.remui %3766, %c17 : index
                %3771 = arith.muli %3770, %c17 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.divui %3766, %c17 : index
                %3774 = arith.remui %3773, %c17 : index
                %3775 = arith.addi %3772, %3774 : index
                %3776 = arith.addi %3767, %3775 : index
                %3777 = arith.addi %3765, %3776 : index
                %3778 = arith.addi %3762, %3777 : index
                vector.store %3763, %kv[%3778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3779 = arith.subi %3641, %kvHeads : index
                %3780 = arith.muli %3779, %c9 : index
                %3781 = arith.addi %3646, %3780 : index
                %3782 = arith.addi %3755, %c8 : index
                %3783 = arith.divui %3782, %c4 : index
                %3784 = arith.muli %3783, %c24 : index
                %3785 = arith.addi %3784, %c10 : index
                %3786 = arith.remui %3782, %c4 : index
                %3787 = arith.divui %3645, %c17 : index
                %3788 = arith.remui %3645, %c17 : index
                %3789 = arith.muli %3788, %c25 : index
                %3790 = arith.addi %3787, %3789 : index
                %3791 = arith.muli %3786, %c4 : index
                %3792 = arith.divui %3790, %c13 : index
                %3793 = arith.muli %3792, %c13 : index
                %3794 = arith.remui %3790, %c17 : index
                %3795 = arith.muli %3794, %c17 : index
                %3796 = arith.addi %3793, %3795 : index
                %3797 = arith.divui %3790, %c17 : index
                %3798 = arith.remui %3797, %c17 : index
                %3799 = arith.addi %3796, %3798 : index
                %3800 = arith.addi %3791, %3799 : index
                %3801 = arith.addi %3785, %3800 : index
                %3802 = arith.addi %3781, %3801 : index
                %3803 = vector.shuffle %3759, %3759 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3803, %kv[%3802] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3804 = arith.addi %3755, %c7 : index
                %3805 = arith.divui %3804, %c4 : index
                %3806 = arith.muli %3805, %c24 : index
                %3807 = arith.addi %3806, %c10 : index
                %3808 = arith.remui %3804, %c4 : index
                %3809 = arith.divui %3645, %c17 : index
                %3810 = arith.remui %3645, %c17 : index
                %3811 = arith.muli %3810, %c25 : index
                %3812 = arith.addi %3809, %3811 : index
                %3813 = arith.muli %3808, %c4 : index
                %3814 = arith.divui %3812, %c13 : index
                %3815 = arith.muli %3814, %c13 : index
                %3816 = arith.remui %3812, %c17 : index
                %3817 = arith.muli %3816, %c17 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.divui %3812, %c17 : index
                %3820 = arith.remui %3819, %c17 : index
                %3821 = arith.addi %3818, %3820 : index
                %3822 = arith.addi %3813, %3821 : index
                %3823 = arith.addi %3807, %3822 : index
                %3824 = arith.addi %3781, %3823 : index
                %3825 = vector.shuffle %3759, %3759 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3825, %kv[%3824] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3826 = arith.addi %3755, %c17 : index
                %3827 = arith.divui %3826, %c4 : index
                %3828 = arith.muli %3827, %c24 : index
                %3829 = arith.addi %3828, %c10 : index
                %3830 = arith.remui %3826, %c4 : index
                %3831 = arith.divui %3645, %c17 : index
                %3832 = arith.remui %3645, %c17 : index
                %3833 = arith.muli %3832, %c25 : index
                %3834 = arith.addi %3831, %3833 : index
                %3835 = arith.muli %3830, %c4 : index
                %3836 = arith.divui %3834, %c13 : index
                %3837 = arith.muli %3836, %c13 : index
                %3838 = arith.remui %3834, %c17 : index
                %3839 = arith.muli %3838, %c17 : index
                %3840 = arith.addi %3837, %3839 : index
                %3841 = arith.divui %3834, %c17 : index
                %3842 = arith.remui %3841, %c17 : index
                %3843 = arith.addi %3840, %3842 : index
                %3844 = arith.addi %3835, %3843 : index
                %3845 = arith.addi %3829, %3844 : index
                %3846 = arith.addi %3781, %3845 : index
                %3847 = vector.shuffle %3759, %3759 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3847, %kv[%3846] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3848 = arith.addi %3755, %c26 : index
                %3849 = arith.divui %3848, %c4 : index
                %3850 = arith.muli %3849, %c24 : index
                %3851 = arith.addi %3850, %c10 : index
                %3852 = arith.remui %3848, %c4 : index
                %3853 = arith.divui %3645, %c17 : index
                %3854 = arith.remui %3645, %c17 : index
                %3855 = arith.muli %3854, %c25 : index
                %3856 = arith.addi %3853, %3855 : index
                %3857 = arith.muli %3852, %c4 : index
                %3858 = arith.divui %3856, %c13 : index
                %3859 = arith.muli %3858, %c13 : index
                %3860 = arith.remui %3856, %c17 : index
                %3861 = arith.muli %3860, %c17 : index
                %3862 = arith.addi %3859, %3861 : index
                %3863 = arith.divui %3856, %c17 : index
                %3864 = arith.remui %3863, %c17 : index
                %3865 = arith.addi %3862, %3864 : index
                %3866 = arith.addi %3857, %3865 : index
                %3867 = arith.addi %3851, %3866 : index
                %3868 = arith.addi %3781, %3867 : index
                %3869 = vector.shuffle %3759, %3759 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3869, %kv[%3868] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3870 = arith.cmpi eq, %codec, %c17 : index
          scf.if %3870 {
            %3871 = wave.lane
            %3872 = arith.muli %3871, %c13 : index
            scf.for %3873 = %3872 to %c33 step %c6 {
              %3874 = arith.addi %3640, %3873 : index
              %3875 = vector.load %17[%3874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3876 = arith.mulf %3875, %3643 : vector<4xf32>
              %3877 = wave.fp8_encode "e5m2" %3876 : vector<4xf32> -> vector<4xi8>
              %3878 = arith.cmpi slt, %3641, %kvHeads : index
              scf.if %3878 {
                %3879 = arith.muli %3641, %c9 : index
                %3880 = arith.addi %3646, %3879 : index
                %3881 = vector.shuffle %3877, %3877 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3882 = arith.divui %3873, %c4 : index
                %3883 = arith.muli %3882, %c24 : index
                %3884 = arith.remui %3873, %c4 : index
                %3885 = arith.muli %3645, %c4 : index
                %3886 = arith.divui %3884, %c13 : index
                %3887 = arith.muli %3886, %c13 : index
                %3888 = arith.remui %3884, %c17 : index
                %3889 = arith.muli %3888, %c17 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.divui %3884, %c17 : index
                %3892 = arith.remui %3891, %c17 : index
                %3893 = arith.addi %3890, %3892 : index
                %3894 = arith.addi %3885, %3893 : index
                %3895 = arith.addi %3883, %3894 : index
                %3896 = arith.addi %3880, %3895 : index
                vector.store %3881, %kv[%3896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3897 = arith.subi %3641, %kvHeads : index
                %3898 = arith.muli %3897, %c9 : index
                %3899 = arith.addi %3646, %3898 : index
                %3900 = arith.addi %3873, %c8 : index
                %3901 = arith.divui %3900, %c4 : index
                %3902 = arith.muli %3901, %c24 : index
                %3903 = arith.addi %3902, %c10 : index
                %3904 = arith.remui %3900, %c4 : index
                %3905 = arith.divui %3645, %c17 : index
                %3906 = arith.remui %3645, %c17 : index
                %3907 = arith.muli %3906, %c25 : index
                %3908 = arith.addi %3905, %3907 : index
                %3909 = arith.muli %3904, %c4 : index
                %3910 = arith.divui %3908, %c13 : index
                %3911 = arith.muli %3910, %c13 : index
                %3912 = arith.remui %3908, %c17 : index
                %3913 = arith.muli %3912, %c17 : index
                %3914 = arith.addi %3911, %3913 : index
                %3915 = arith.divui %3908, %c17 : index
                %3916 = arith.remui %3915, %c17 : index
                %3917 = arith.addi %3914, %3916 : index
                %3918 = arith.addi %3909, %3917 : index
                %3919 = arith.addi %3903, %3918 : index
                %3920 = arith.addi %3899, %3919 : index
                %3921 = vector.shuffle %3877, %3877 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3921, %kv[%3920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3922 = arith.addi %3873, %c7 : index
                %3923 = arith.divui %3922, %c4 : index
                %3924 = arith.muli %3923, %c24 : index
                %3925 = arith.addi %3924, %c10 : index
                %3926 = arith.remui %3922, %c4 : index
                %3927 = arith.divui %3645, %c17 : index
                %3928 = arith.remui %3645, %c17 : index
                %3929 = arith.muli %3928, %c25 : index
                %3930 = arith.addi %3927, %3929 : index
                %3931 = arith.muli %3926, %c4 : index
                %3932 = arith.divui %3930, %c13 : index
                %3933 = arith.muli %3932, %c13 : index
                %3934 = arith.remui %3930, %c17 : index
                %3935 = arith.muli %3934, %c17 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.divui %3930, %c17 : index
                %3938 = arith.remui %3937, %c17 : index
                %3939 = arith.addi %3936, %3938 : index
                %3940 = arith.addi %3931, %3939 : index
                %3941 = arith.addi %3925, %3940 : index
                %3942 = arith.addi %3899, %3941 : index
                %3943 = vector.shuffle %3877, %3877 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3943, %kv[%3942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3944 = arith.addi %3873, %c17 : index
                %3945 = arith.divui %3944, %c4 : index
                %3946 = arith.muli %3945, %c24 : index
                %3947 = arith.addi %3946, %c10 : index
                %3948 = arith.remui %3944, %c4 : index
                %3949 = arith.divui %3645, %c17 : index
                %3950 = arith.remui %3645, %c17 : index
                %3951 = arith.muli %3950, %c25 : index
                %3952 = arith.addi %3949, %3951 : index
                %3953 = arith.muli %3948, %c4 : index
                %3954 = arith.divui %3952, %c13 : index
                %3955 = arith.muli %3954, %c13 : index
                %3956 = arith.remui %3952, %c17 : index
                %3957 = arith.muli %3956, %c17 : index
                %3958 = arith.addi %3955, %3957 : index
                %3959 = arith.divui %3952, %c17 : index
                %3960 = arith.remui %3959, %c17 : index
                %3961 = arith.addi %3958, %3960 : index
                %3962 = arith.addi %3953, %3961 : index
                %3963 = arith.addi %3947, %3962 : index
                %3964 = arith.addi %3899, %3963 : index
                %3965 = vector.shuffle %3877, %3877 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3965, %kv[%3964] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3966 = arith.addi %3873, %c26 : index
                %3967 = arith.divui %3966, %c4 : index
                %3968 = arith.muli %3967, %c24 : index
                %3969 = arith.addi %3968, %c10 : index
                %3970 = arith.remui %3966, %c4 : index
                %3971 = arith.divui %3645, %c17 : index
                %3972 = arith.remui %3645, %c17 : index
                %3973 = arith.muli %3972, %c25 : index
                %3974 = arith.addi %3971, %3973 : index
                %3975 = arith.muli %3970, %c4 : index
                %3976 = arith.divui %3974, %c13 : index
                %3977 = arith.muli %3976, %c13 : index
                %3978 = arith.remui %3974, %c17 : index
                %3979 = arith.muli %3978, %c17 : index
                %3980 = arith.addi %3977, %3979 : index
                %3981 = arith.divui %3974, %c17 : index
                %3982 = arith.remui %3981, %c17 : index
                %3983 = arith.addi %3980, %3982 : index
                %3984 = arith.addi %3975, %3983 : index
                %3985 = arith.addi %3969, %3984 : index
                %3986 = arith.addi %3899, %3985 : index
                %3987 = vector.shuffle %3877, %3877 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3987, %kv[%3986] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3988 = arith.addi %3274, %c42 : index
      %3989 = arith.addi %3273, %3988 : index
      %3990 = arith.cmpi slt, %3989, %19 : index
      %3991 = arith.cmpi slt, %3988, %c4 : index
      %3992 = arith.andi %3990, %3991 : i1
      scf.if %3992 {
        %3993 = arith.addi %3273, %3988 : index
        %3994 = arith.addi %slotsAt, %3993 : index
        %3995 = memref.load %step[%3994] : memref<?xi32>
        %3996 = arith.index_cast %3995 : i32 to index
        %3997 = arith.cmpi sge, %3996, %c8 : index
        scf.if %3997 {
          %3998 = arith.muli %3988, %c33 : index
          %3999 = arith.subi %0, %heads : index
          %4000 = memref.load %scales[%3999] : memref<?xf32>
          %4001 = vector.broadcast %4000 : f32 to vector<4xf32>
          %4002 = arith.divui %3996, %c4 : index
          %4003 = arith.remui %3996, %c4 : index
          %4004 = arith.muli %4002, %pageBytes : index
          %4005 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4005 {
            %4006 = wave.lane
            %4007 = arith.muli %4006, %c13 : index
            scf.for %4008 = %4007 to %c33 step %c6 {
              %4009 = arith.addi %3998, %4008 : index
              %4010 = vector.load %17[%4009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4011 = arith.mulf %4010, %4001 : vector<4xf32>
              %4012 = arith.minimumf %4011, %c46 : vector<4xf32>
              %4013 = arith.maximumf %4012, %c47 : vector<4xf32>
              %4014 = arith.truncf %4013 : vector<4xf32> to vector<4xf16>
              %4015 = vector.bitcast %4014 : vector<4xf16> to vector<8xi8>
              %4016 = arith.cmpi slt, %3999, %kvHeads : index
              scf.if %4016 {
                %4017 = arith.muli %3999, %c48 : index
                %4018 = arith.addi %4004, %4017 : index
                %4019 = arith.divui %4008, %c4 : index
                %4020 = arith.muli %4019, %c19 : index
                %4021 = arith.remui %4008, %c4 : index
                %4022 = arith.divui %4021, %c25 : index
                %4023 = arith.muli %4022, %c24 : index
                %4024 = arith.muli %4003, %c4 : index
                %4025 = arith.addi %4023, %4024 : index
                %4026 = arith.remui %4021, %c25 : index
                %4027 = arith.muli %4026, %c17 : index
                %4028 = arith.addi %4025, %4027 : index
                %4029 = arith.addi %4020, %4028 : index
                %4030 = arith.addi %4018, %4029 : index
                vector.store %4015, %kv[%4030] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4031 = arith.subi %3999, %kvHeads : index
                %4032 = arith.muli %4031, %c48 : index
                %4033 = arith.addi %4004, %4032 : index
                %4034 = arith.addi %4008, %c8 : index
                %4035 = arith.divui %4034, %c4 : index
                %4036 = arith.muli %4035, %c19 : index
                %4037 = arith.addi %4036, %c9 : index
                %4038 = arith.remui %4034, %c4 : index
                %4039 = arith.divui %4003, %c17 : index
                %4040 = arith.remui %4003, %c17 : index
                %4041 = arith.muli %4040, %c25 : index
                %4042 = arith.addi %4039, %4041 : index
                %4043 = arith.divui %4042, %c25 : index
                %4044 = arith.muli %4043, %c24 : index
                %4045 = arith.muli %4038, %c4 : index
                %4046 = arith.addi %4044, %4045 : index
                %4047 = arith.remui %4042, %c25 : index
                %4048 = arith.muli %4047, %c17 : index
                %4049 = arith.addi %4046, %4048 : index
                %4050 = arith.addi %4037, %4049 : index
                %4051 = arith.addi %4033, %4050 : index
                %4052 = vector.shuffle %4015, %4015 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4052, %kv[%4051] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4053 = arith.addi %4008, %c7 : index
                %4054 = arith.divui %4053, %c4 : index
                %4055 = arith.muli %4054, %c19 : index
                %4056 = arith.addi %4055, %c9 : index
                %4057 = arith.remui %4053, %c4 : index
                %4058 = arith.divui %4003, %c17 : index
                %4059 = arith.remui %4003, %c17 : index
                %4060 = arith.muli %4059, %c25 : index
                %4061 = arith.addi %4058, %4060 : index
                %4062 = arith.divui %4061, %c25 : index
                %4063 = arith.muli %4062, %c24 : index
                %4064 = arith.muli %4057, %c4 : index
                %4065 = arith.addi %4063, %4064 : index
                %4066 = arith.remui %4061, %c25 : index
                %4067 = arith.muli %4066, %c17 : index
                %4068 = arith.addi %4065, %4067 : index
                %4069 = arith.addi %4056, %4068 : index
                %4070 = arith.addi %4033, %4069 : index
                %4071 = vector.shuffle %4015, %4015 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4071, %kv[%4070] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4072 = arith.addi %4008, %c17 : index
                %4073 = arith.divui %4072, %c4 : index
                %4074 = arith.muli %4073, %c19 : index
                %4075 = arith.addi %4074, %c9 : index
                %4076 = arith.remui %4072, %c4 : index
                %4077 = arith.divui %4003, %c17 : index
                %4078 = arith.remui %4003, %c17 : index
                %4079 = arith.muli %4078, %c25 : index
                %4080 = arith.addi %4077, %4079 : index
                %4081 = arith.divui %4080, %c25 : index
                %4082 = arith.muli %4081, %c24 : index
                %4083 = arith.muli %4076, %c4 : index
                %4084 = arith.addi %4082, %4083 : index
                %4085 = arith.remui %4080, %c25 : index
                %4086 = arith.muli %4085, %c17 : index
                %4087 = arith.addi %4084, %4086 : index
                %4088 = arith.addi %4075, %4087 : index
                %4089 = arith.addi %4033, %4088 : index
                %4090 = vector.shuffle %4015, %4015 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4090, %kv[%4089] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4091 = arith.addi %4008, %c26 : index
                %4092 = arith.divui %4091, %c4 : index
                %4093 = arith.muli %4092, %c19 : index
                %4094 = arith.addi %4093, %c9 : index
                %4095 = arith.remui %4091, %c4 : index
                %4096 = arith.divui %4003, %c17 : index
                %4097 = arith.remui %4003, %c17 : index
                %4098 = arith.muli %4097, %c25 : index
                %4099 = arith.addi %4096, %4098 : index
                %4100 = arith.divui %4099, %c25 : index
                %4101 = arith.muli %4100, %c24 : index
                %4102 = arith.muli %4095, %c4 : index
                %4103 = arith.addi %4101, %4102 : index
                %4104 = arith.remui %4099, %c25 : index
                %4105 = arith.muli %4104, %c17 : index
                %4106 = arith.addi %4103, %4105 : index
                %4107 = arith.addi %4094, %4106 : index
                %4108 = arith.addi %4033, %4107 : index
                %4109 = vector.shuffle %4015, %4015 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4109, %kv[%4108] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4110 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4110 {
            %4111 = wave.lane
            %4112 = arith.muli %4111, %c13 : index
            scf.for %4113 = %4112 to %c33 step %c6 {
              %4114 = arith.addi %3998, %4113 : index
              %4115 = vector.load %17[%4114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4116 = arith.mulf %4115, %4001 : vector<4xf32>
              %4117 = wave.fp8_encode "e4m3" %4116 : vector<4xf32> -> vector<4xi8>
              %4118 = arith.cmpi slt, %3999, %kvHeads : index
              scf.if %4118 {
                %4119 = arith.muli %3999, %c9 : index
                %4120 = arith.addi %4004, %4119 : index
                %4121 = vector.shuffle %4117, %4117 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4122 = arith.divui %4113, %c4 : index
                %4123 = arith.muli %4122, %c24 : index
                %4124 = arith.remui %4113, %c4 : index
                %4125 = arith.muli %4003, %c4 : index
                %4126 = arith.divui %4124, %c13 : index
                %4127 = arith.muli %4126, %c13 : index
                %4128 = arith.remui %4124, %c17 : index
                %4129 = arith.muli %4128, %c17 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.divui %4124, %c17 : index
                %4132 = arith.remui %4131, %c17 : index
                %4133 = arith.addi %4130, %4132 : index
                %4134 = arith.addi %4125, %4133 : index
                %4135 = arith.addi %4123, %4134 : index
                %4136 = arith.addi %4120, %4135 : index
                vector.store %4121, %kv[%4136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4137 = arith.subi %3999, %kvHeads : index
                %4138 = arith.muli %4137, %c9 : index
                %4139 = arith.addi %4004, %4138 : index
                %4140 = arith.addi %4113, %c8 : index
                %4141 = arith.divui %4140, %c4 : index
                %4142 = arith.muli %4141, %c24 : index
                %4143 = arith.addi %4142, %c10 : index
                %4144 = arith.remui %4140, %c4 : index
                %4145 = arith.divui %4003, %c17 : index
                %4146 = arith.remui %4003, %c17 : index
                %4147 = arith.muli %4146, %c25 : index
                %4148 = arith.addi %4145, %4147 : index
                %4149 = arith.muli %4144, %c4 : index
                %4150 = arith.divui %4148, %c13 : index
                %4151 = arith.muli %4150, %c13 : index
                %4152 = arith.remui %4148, %c17 : index
                %4153 = arith.muli %4152, %c17 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.divui %4148, %c17 : index
                %4156 = arith.remui %4155, %c17 : index
                %4157 = arith.addi %4154, %4156 : index
                %4158 = arith.addi %4149, %4157 : index
                %4159 = arith.addi %4143, %4158 : index
                %4160 = arith.addi %4139, %4159 : index
                %4161 = vector.shuffle %4117, %4117 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4161, %kv[%4160] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4162 = arith.addi %4113, %c7 : index
                %4163 = arith.divui %4162, %c4 : index
                %4164 = arith.muli %4163, %c24 : index
                %4165 = arith.addi %4164, %c10 : index
                %4166 = arith.remui %4162, %c4 : index
                %4167 = arith.divui %4003, %c17 : index
                %4168 = arith.remui %4003, %c17 : index
                %4169 = arith.muli %4168, %c25 : index
                %4170 = arith.addi %4167, %4169 : index
                %4171 = arith.muli %4166, %c4 : index
                %4172 = arith.divui %4170, %c13 : index
                %4173 = arith.muli %4172, %c13 : index
                %4174 = arith.remui %4170, %c17 : index
                %4175 = arith.muli %4174, %c17 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.divui %4170, %c17 : index
                %4178 = arith.remui %4177, %c17 : index
                %4179 = arith.addi %4176, %4178 : index
                %4180 = arith.addi %4171, %4179 : index
                %4181 = arith.addi %4165, %4180 : index
                %4182 = arith.addi %4139, %4181 : index
                %4183 = vector.shuffle %4117, %4117 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4183, %kv[%4182] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4184 = arith.addi %4113, %c17 : index
                %4185 = arith.divui %4184, %c4 : index
                %4186 = arith.muli %4185, %c24 : index
                %4187 = arith.addi %4186, %c10 : index
                %4188 = arith.remui %4184, %c4 : index
                %4189 = arith.divui %4003, %c17 : index
                %4190 = arith.remui %4003, %c17 : index
                %4191 = arith.muli %4190, %c25 : index
                %4192 = arith.addi %4189, %4191 : index
                %4193 = arith.muli %4188, %c4 : index
                %4194 = arith.divui %4192, %c13 : index
                %4195 = arith.muli %4194, %c13 : index
                %4196 = arith.remui %4192, %c17 : index
                %4197 = arith.muli %4196, %c17 : index
                %4198 = arith.addi %4195, %4197 : index
                %4199 = arith.divui %4192, %c17 : index
                %4200 = arith.remui %4199, %c17 : index
                %4201 = arith.addi %4198, %4200 : index
                %4202 = arith.addi %4193, %4201 : index
                %4203 = arith.addi %4187, %4202 : index
                %4204 = arith.addi %4139, %4203 : index
                %4205 = vector.shuffle %4117, %4117 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4205, %kv[%4204] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4206 = arith.addi %4113, %c26 : index
                %4207 = arith.divui %4206, %c4 : index
                %4208 = arith.muli %4207, %c24 : index
                %4209 = arith.addi %4208, %c10 : index
                %4210 = arith.remui %4206, %c4 : index
                %4211 = arith.divui %4003, %c17 : index
                %4212 = arith.remui %4003, %c17 : index
                %4213 = arith.muli %4212, %c25 : index
                %4214 = arith.addi %4211, %4213 : index
                %4215 = arith.muli %4210, %c4 : index
                %4216 = arith.divui %4214, %c13 : index
                %4217 = arith.muli %4216, %c13 : index
                %4218 = arith.remui %4214, %c17 : index
                %4219 = arith.muli %4218, %c17 : index
                %4220 = arith.addi %4217, %4219 : index
                %4221 = arith.divui %4214, %c17 : index
                %4222 = arith.remui %4221, %c17 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.addi %4215, %4223 : index
                %4225 = arith.addi %4209, %4224 : index
                %4226 = arith.addi %4139, %4225 : index
                %4227 = vector.shuffle %4117, %4117 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4227, %kv[%4226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4228 = arith.cmpi eq, %codec, %c17 : index
          scf.if %4228 {
            %4229 = wave.lane
            %4230 = arith.muli %4229, %c13 : index
            scf.for %4231 = %4230 to %c33 step %c6 {
              %4232 = arith.addi %3998, %4231 : index
              %4233 = vector.load %17[%4232] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4234 = arith.mulf %4233, %4001 : vector<4xf32>
              %4235 = wave.fp8_encode "e5m2" %4234 : vector<4xf32> -> vector<4xi8>
              %4236 = arith.cmpi slt, %3999, %kvHeads : index
              scf.if %4236 {
                %4237 = arith.muli %3999, %c9 : index
                %4238 = arith.addi %4004, %4237 : index
                %4239 = vector.shuffle %4235, %4235 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4240 = arith.divui %4231, %c4 : index
                %4241 = arith.muli %4240, %c24 : index
                %4242 = arith.remui %4231, %c4 : index
                %4243 = arith.muli %4003, %c4 : index
                %4244 = arith.divui %4242, %c13 : index
                %4245 = arith.muli %4244, %c13 : index
                %4246 = arith.remui %4242, %c17 : index
                %4247 = arith.muli %4246, %c17 : index
                %4248 = arith.addi %4245, %4247 : index
                %4249 = arith.divui %4242, %c17 : index
                %4250 = arith.remui %4249, %c17 : index
                %4251 = arith.addi %4248, %4250 : index
                %4252 = arith.addi %4243, %4251 : index
                %4253 = arith.addi %4241, %4252 : index
                %4254 = arith.addi %4238, %4253 : index
                vector.store %4239, %kv[%4254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4255 = arith.subi %3999, %kvHeads : index
                %4256 = arith.muli %4255, %c9 : index
                %4257 = arith.addi %4004, %4256 : index
                %4258 = arith.addi %4231, %c8 : index
                %4259 = arith.divui %4258, %c4 : index
                %4260 = arith.muli %4259, %c24 : index
                %4261 = arith.addi %4260, %c10 : index
                %4262 = arith.remui %4258, %c4 : index
                %4263 = arith.divui %4003, %c17 : index
                %4264 = arith.remui %4003, %c17 : index
                %4265 = arith.muli %4264, %c25 : index
                %4266 = arith.addi %4263, %4265 : index
                %4267 = arith.muli %4262, %c4 : index
                %4268 = arith.divui %4266, %c13 : index
                %4269 = arith.muli %4268, %c13 : index
                %4270 = arith.remui %4266, %c17 : index
                %4271 = arith.muli %4270, %c17 : index
                %4272 = arith.addi %4269, %4271 : index
                %4273 = arith.divui %4266, %c17 : index
                %4274 = arith.remui %4273, %c17 : index
                %4275 = arith.addi %4272, %4274 : index
                %4276 = arith.addi %4267, %4275 : index
                %4277 = arith.addi %4261, %4276 : index
                %4278 = arith.addi %4257, %4277 : index
                %4279 = vector.shuffle %4235, %4235 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4279, %kv[%4278] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4280 = arith.addi %4231, %c7 : index
                %4281 = arith.divui %4280, %c4 : index
                %4282 = arith.muli %4281, %c24 : index
                %4283 = arith.addi %4282, %c10 : index
                %4284 = arith.remui %4280, %c4 : index
                %4285 = arith.divui %4003, %c17 : index
                %4286 = arith.remui %4003, %c17 : index
                %4287 = arith.muli %4286, %c25 : index
                %4288 = arith.addi %4285, %4287 : index
                %4289 = arith.muli %4284, %c4 : index
                %4290 = arith.divui %4288, %c13 : index
                %4291 = arith.muli %4290, %c13 : index
                %4292 = arith.remui %4288, %c17 : index
                %4293 = arith.muli %4292, %c17 : index
                %4294 = arith.addi %4291, %4293 : index
                %4295 = arith.divui %4288, %c17 : index
                %4296 = arith.remui %4295, %c17 : index
                %4297 = arith.addi %4294, %4296 : index
                %4298 = arith.addi %4289, %4297 : index
                %4299 = arith.addi %4283, %4298 : index
                %4300 = arith.addi %4257, %4299 : index
                %4301 = vector.shuffle %4235, %4235 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4301, %kv[%4300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4302 = arith.addi %4231, %c17 : index
                %4303 = arith.divui %4302, %c4 : index
                %4304 = arith.muli %4303, %c24 : index
                %4305 = arith.addi %4304, %c10 : index
                %4306 = arith.remui %4302, %c4 : index
                %4307 = arith.divui %4003, %c17 : index
                %4308 = arith.remui %4003, %c17 : index
                %4309 = arith.muli %4308, %c25 : index
                %4310 = arith.addi %4307, %4309 : index
                %4311 = arith.muli %4306, %c4 : index
                %4312 = arith.divui %4310, %c13 : index
                %4313 = arith.muli %4312, %c13 : index
                %4314 = arith.remui %4310, %c17 : index
                %4315 = arith.muli %4314, %c17 : index
                %4316 = arith.addi %4313, %4315 : index
                %4317 = arith.divui %4310, %c17 : index
                %4318 = arith.remui %4317, %c17 : index
                %4319 = arith.addi %4316, %4318 : index
                %4320 = arith.addi %4311, %4319 : index
                %4321 = arith.addi %4305, %4320 : index
                %4322 = arith.addi %4257, %4321 : index
                %4323 = vector.shuffle %4235, %4235 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4323, %kv[%4322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4324 = arith.addi %4231, %c26 : index
                %4325 = arith.divui %4324, %c4 : index
                %4326 = arith.muli %4325, %c24 : index
                %4327 = arith.addi %4326, %c10 : index
                %4328 = arith.remui %4324, %c4 : index
                %4329 = arith.divui %4003, %c17 : index
                %4330 = arith.remui %4003, %c17 : index
                %4331 = arith.muli %4330, %c25 : index
                %4332 = arith.addi %4329, %4331 : index
                %4333 = arith.muli %4328, %c4 : index
                %4334 = arith.divui %4332, %c13 : index
                %4335 = arith.muli %4334, %c13 : index
                %4336 = arith.remui %4332, %c17 : index
                %4337 = arith.muli %4336, %c17 : index
                %4338 = arith.addi %4335, %4337 : index
                %4339 = arith.divui %4332, %c17 : index
                %4340 = arith.remui %4339, %c17 : index
                %4341 = arith.addi %4338, %4340 : index
                %4342 = arith.addi %4333, %4341 : index
                %4343 = arith.addi %4327, %4342 : index
                %4344 = arith.addi %4257, %4343 : index
                %4345 = vector.shuffle %4235, %4235 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4345, %kv[%4344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4346 = arith.addi %20, %c49 : index
    %4347 = wave.lane
    %4348 = arith.muli %3, %c7 : index
    %4349 = arith.muli %4348, %c24 : index
    %4350 = arith.addi %4349, %4347 : index
    %4351 = arith.muli %4, %c10 : index
    %4352 = arith.addi %4351, %4350 : index
    %4353 = arith.addi %4352, %c8 : index
    %4354 = arith.addi %4353, %c8 : index
    %4355 = vector.extract %420#3[0] : f32 from vector<8xf32>
    memref.store %4355, %16[%4354] : memref<?xf32>
    %4356 = arith.muli %4, %c10 : index
    %4357 = arith.addi %4356, %4350 : index
    %4358 = arith.addi %4357, %c8 : index
    %4359 = arith.addi %4358, %c15 : index
    %4360 = vector.extract %420#3[1] : f32 from vector<8xf32>
    memref.store %4360, %16[%4359] : memref<?xf32>
    %4361 = arith.muli %4, %c10 : index
    %4362 = arith.addi %4361, %4350 : index
    %4363 = arith.addi %4362, %c8 : index
    %4364 = arith.addi %4363, %c11 : index
    %4365 = vector.extract %420#3[2] : f32 from vector<8xf32>
    memref.store %4365, %16[%4364] : memref<?xf32>
    %4366 = arith.muli %4, %c10 : index
    %4367 = arith.addi %4366, %4350 : index
    %4368 = arith.addi %4367, %c8 : index
    %4369 = arith.addi %4368, %c27 : index
    %4370 = vector.extract %420#3[3] : f32 from vector<8xf32>
    memref.store %4370, %16[%4369] : memref<?xf32>
    %4371 = arith.muli %4, %c10 : index
    %4372 = arith.addi %4371, %4350 : index
    %4373 = arith.addi %4372, %c8 : index
    %4374 = arith.addi %4373, %c6 : index
    %4375 = vector.extract %420#3[4] : f32 from vector<8xf32>
    memref.store %4375, %16[%4374] : memref<?xf32>
    %4376 = arith.muli %4, %c10 : index
    %4377 = arith.addi %4376, %4350 : index
    %4378 = arith.addi %4377, %c8 : index
    %4379 = arith.addi %4378, %c28 : index
    %4380 = vector.extract %420#3[5] : f32 from vector<8xf32>
    memref.store %4380, %16[%4379] : memref<?xf32>
    %4381 = arith.muli %4, %c10 : index
    %4382 = arith.addi %4381, %4350 : index
    %4383 = arith.addi %4382, %c8 : index
    %4384 = arith.addi %4383, %c29 : index
    %4385 = vector.extract %420#3[6] : f32 from vector<8xf32>
    memref.store %4385, %16[%4384] : memref<?xf32>
    %4386 = arith.muli %4, %c10 : index
    %4387 = arith.addi %4386, %4350 : index
    %4388 = arith.addi %4387, %c8 : index
    %4389 = arith.addi %4388, %c30 : index
    %4390 = vector.extract %420#3[7] : f32 from vector<8xf32>
    memref.store %4390, %16[%4389] : memref<?xf32>
    wave.barrier
    %4391 = arith.muli %4, %c13 : index
    %4392 = arith.addi %4391, %c8 : index
    %4393 = arith.muli %4392, %c17 : index
    %4394 = arith.divui %4347, %c4 : index
    %4395 = arith.addi %4393, %4394 : index
    %4396 = arith.addi %4346, %4395 : index
    %4397 = arith.cmpi slt, %4396, %19 : index
    scf.if %4397 {
      %4398 = arith.cmpi eq, %hasFactors, %c7 : index
      %4399 = memref.load %factors[%4396] : memref<?xf32>
      %4400 = arith.select %4398, %4399, %c32 : f32
      %4401 = arith.addi %4350, %c8 : index
      %4402 = arith.muli %4392, %c15 : index
      %4403 = arith.addi %4401, %4402 : index
      %4404 = memref.load %16[%4403] : memref<?xf32>
      %4405 = arith.addi %4403, %c10 : index
      %4406 = memref.load %16[%4405] : memref<?xf32>
      %4407 = arith.addf %4404, %4406 : f32
      %4408 = arith.remui %4347, %c4 : index
      %4409 = arith.muli %4408, %c13 : index
      %4410 = arith.addi %15, %4409 : index
      %4411 = vector.load %w[%4410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4412 = vector.bitcast %4411 : vector<4xi8> to vector<1xf32>
      %4413 = vector.extract %4412[0] : f32 from vector<1xf32>
      %4414 = arith.mulf %4413, %4400 : f32
      %4415 = arith.mulf %4407, %4414 : f32
      %4416 = arith.muli %3, %c7 : index
      %4417 = arith.addi %4416, %c8 : index
      %4418 = arith.muli %4417, %c4 : index
      %4419 = arith.remui %4347, %c4 : index
      %4420 = arith.addi %4418, %4419 : index
      %4421 = arith.muli %4395, %c33 : index
      %4422 = arith.addi %4421, %4420 : index
      memref.store %4415, %17[%4422] : memref<?xf32>
    }
    %4423 = arith.muli %4, %c13 : index
    %4424 = arith.addi %4423, %c7 : index
    %4425 = arith.muli %4424, %c17 : index
    %4426 = arith.divui %4347, %c4 : index
    %4427 = arith.addi %4425, %4426 : index
    %4428 = arith.addi %4346, %4427 : index
    %4429 = arith.cmpi slt, %4428, %19 : index
    scf.if %4429 {
      %4430 = arith.cmpi eq, %hasFactors, %c7 : index
      %4431 = memref.load %factors[%4428] : memref<?xf32>
      %4432 = arith.select %4430, %4431, %c32 : f32
      %4433 = arith.addi %4350, %c8 : index
      %4434 = arith.muli %4424, %c15 : index
      %4435 = arith.addi %4433, %4434 : index
      %4436 = memref.load %16[%4435] : memref<?xf32>
      %4437 = arith.addi %4435, %c10 : index
      %4438 = memref.load %16[%4437] : memref<?xf32>
      %4439 = arith.addf %4436, %4438 : f32
      %4440 = arith.remui %4347, %c4 : index
      %4441 = arith.muli %4440, %c13 : index
      %4442 = arith.addi %15, %4441 : index
      %4443 = vector.load %w[%4442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4444 = vector.bitcast %4443 : vector<4xi8> to vector<1xf32>
      %4445 = vector.extract %4444[0] : f32 from vector<1xf32>
      %4446 = arith.mulf %4445, %4432 : f32
      %4447 = arith.mulf %4439, %4446 : f32
      %4448 = arith.muli %3, %c7 : index
      %4449 = arith.addi %4448, %c8 : index
      %4450 = arith.muli %4449, %c4 : index
      %4451 = arith.remui %4347, %c4 : index
      %4452 = arith.addi %4450, %4451 : index
      %4453 = arith.muli %4427, %c33 : index
      %4454 = arith.addi %4453, %4452 : index
      memref.store %4447, %17[%4454] : memref<?xf32>
    }
    %4455 = arith.muli %4, %c13 : index
    %4456 = arith.addi %4455, %c17 : index
    %4457 = arith.muli %4456, %c17 : index
    %4458 = arith.divui %4347, %c4 : index
    %4459 = arith.addi %4457, %4458 : index
    %4460 = arith.addi %4346, %4459 : index
    %4461 = arith.cmpi slt, %4460, %19 : index
    scf.if %4461 {
      %4462 = arith.cmpi eq, %hasFactors, %c7 : index
      %4463 = memref.load %factors[%4460] : memref<?xf32>
      %4464 = arith.select %4462, %4463, %c32 : f32
      %4465 = arith.addi %4350, %c8 : index
      %4466 = arith.muli %4456, %c15 : index
      %4467 = arith.addi %4465, %4466 : index
      %4468 = memref.load %16[%4467] : memref<?xf32>
      %4469 = arith.addi %4467, %c10 : index
      %4470 = memref.load %16[%4469] : memref<?xf32>
      %4471 = arith.addf %4468, %4470 : f32
      %4472 = arith.remui %4347, %c4 : index
      %4473 = arith.muli %4472, %c13 : index
      %4474 = arith.addi %15, %4473 : index
      %4475 = vector.load %w[%4474] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4476 = vector.bitcast %4475 : vector<4xi8> to vector<1xf32>
      %4477 = vector.extract %4476[0] : f32 from vector<1xf32>
      %4478 = arith.mulf %4477, %4464 : f32
      %4479 = arith.mulf %4471, %4478 : f32
      %4480 = arith.muli %3, %c7 : index
      %4481 = arith.addi %4480, %c8 : index
      %4482 = arith.muli %4481, %c4 : index
      %4483 = arith.remui %4347, %c4 : index
      %4484 = arith.addi %4482, %4483 : index
      %4485 = arith.muli %4459, %c33 : index
      %4486 = arith.addi %4485, %4484 : index
      memref.store %4479, %17[%4486] : memref<?xf32>
    }
    %4487 = arith.muli %4, %c13 : index
    %4488 = arith.addi %4487, %c26 : index
    %4489 = arith.muli %4488, %c17 : index
    %4490 = arith.divui %4347, %c4 : index
    %4491 = arith.addi %4489, %4490 : index
    %4492 = arith.addi %4346, %4491 : index
    %4493 = arith.cmpi slt, %4492, %19 : index
    scf.if %4493 {
      %4494 = arith.cmpi eq, %hasFactors, %c7 : index
      %4495 = memref.load %factors[%4492] : memref<?xf32>
      %4496 = arith.select %4494, %4495, %c32 : f32
      %4497 = arith.addi %4350, %c8 : index
      %4498 = arith.muli %4488, %c15 : index
      %4499 = arith.addi %4497, %4498 : index
      %4500 = memref.load %16[%4499] : memref<?xf32>
      %4501 = arith.addi %4499, %c10 : index
      %4502 = memref.load %16[%4501] : memref<?xf32>
      %4503 = arith.addf %4500, %4502 : f32
      %4504 = arith.remui %4347, %c4 : index
      %4505 = arith.muli %4504, %c13 : index
      %4506 = arith.addi %15, %4505 : index
      %4507 = vector.load %w[%4506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4508 = vector.bitcast %4507 : vector<4xi8> to vector<1xf32>
      %4509 = vector.extract %4508[0] : f32 from vector<1xf32>
      %4510 = arith.mulf %4509, %4496 : f32
      %4511 = arith.mulf %4503, %4510 : f32
      %4512 = arith.muli %3, %c7 : index
      %4513 = arith.addi %4512, %c8 : index
      %4514 = arith.muli %4513, %c4 : index
      %4515 = arith.remui %4347, %c4 : index
      %4516 = arith.addi %4514, %4515 : index
      %4517 = arith.muli %4491, %c33 : index
      %4518 = arith.addi %4517, %4516 : index
      memref.store %4511, %17[%4518] : memref<?xf32>
    }
    wave.barrier
    %4519 = arith.addi %20, %c49 : index
    %4520 = wave.wave
    %4521 = arith.addi %4520, %c8 : index
    %4522 = arith.addi %4519, %4521 : index
    %4523 = arith.cmpi slt, %4522, %19 : index
    %4524 = arith.cmpi slt, %4521, %c4 : index
    %4525 = arith.andi %4523, %4524 : i1
    scf.if %4525 {
      %4526 = arith.addi %4519, %4521 : index
      %4527 = arith.muli %4521, %c33 : index
      %4528 = wave.lane
      %4529 = arith.addi %4528, %c8 : index
      %4530 = arith.cmpi eq, %hasBias, %c7 : index
      %4531 = arith.addi %4527, %4529 : index
      %4532 = memref.load %17[%4531] : memref<?xf32>
      %4533 = arith.muli %0, %c33 : index
      %4534 = arith.addi %4533, %4529 : index
      %4535 = memref.load %bias[%4534] : memref<?xf32>
      %4536 = arith.addf %4532, %4535 : f32
      %4537 = arith.select %4530, %4536, %4532 : f32
      %4538 = arith.addi %4529, %c35 : index
      %4539 = arith.cmpi eq, %hasBias, %c7 : index
      %4540 = arith.addi %4527, %4538 : index
      %4541 = memref.load %17[%4540] : memref<?xf32>
      %4542 = arith.muli %0, %c33 : index
      %4543 = arith.addi %4542, %4538 : index
      %4544 = memref.load %bias[%4543] : memref<?xf32>
      %4545 = arith.addf %4541, %4544 : f32
      %4546 = arith.select %4539, %4545, %4541 : f32
      %4547 = arith.addi %4528, %c15 : index
      %4548 = arith.cmpi slt, %4547, %c35 : index
      %4549 = arith.minsi %4547, %c36 : index
      %4550 = arith.cmpi eq, %hasBias, %c7 : index
      %4551 = arith.addi %4527, %4549 : index
      %4552 = memref.load %17[%4551] : memref<?xf32>
      %4553 = arith.muli %0, %c33 : index
      %4554 = arith.addi %4553, %4549 : index
      %4555 = memref.load %bias[%4554] : memref<?xf32>
      %4556 = arith.addf %4552, %4555 : f32
      %4557 = arith.select %4550, %4556, %4552 : f32
      %4558 = arith.addi %4549, %c35 : index
      %4559 = arith.cmpi eq, %hasBias, %c7 : index
      %4560 = arith.addi %4527, %4558 : index
      %4561 = memref.load %17[%4560] : memref<?xf32>
      %4562 = arith.muli %0, %c33 : index
      %4563 = arith.addi %4562, %4558 : index
      %4564 = memref.load %bias[%4563] : memref<?xf32>
      %4565 = arith.addf %4561, %4564 : f32
      %4566 = arith.select %4559, %4565, %4561 : f32
      %4567 = arith.addi %heads, %kvHeads : index
      %4568 = arith.cmpi slt, %0, %4567 : index
      scf.if %4568 {
        %4569 = arith.addi %positionsAt, %4526 : index
        %4570 = memref.load %step[%4569] : memref<?xi32>
        %4571 = arith.index_cast %4570 : i32 to index
        %4572 = arith.cmpi eq, %hasNorm, %c7 : index
        %4573 = math.fma %4537, %4537, %c39 : f32
        %4574 = math.fma %4546, %4546, %4573 : f32
        %4575 = math.fma %4557, %4557, %4574 : f32
        %4576 = arith.select %4548, %4575, %4574 : f32
        %4577 = math.fma %4566, %4566, %4576 : f32
        %4578 = arith.select %4548, %4577, %4576 : f32
        %4579 = vector.broadcast %4578 : f32 to vector<1xf32>
        %4580 = wave.reduce "add" %4579 : vector<1xf32>
        %4581 = arith.mulf %4580, %inverseHeadDim : f32
        %4582 = arith.addf %4581, %epsilon : f32
        %4583 = math.sqrt %4582 : f32
        %4584 = arith.divf %c32, %4583 : f32
        %4585 = arith.cmpi slt, %0, %heads : index
        %4586 = arith.addi %4529, %c35 : index
        %4587 = memref.load %query_norm[%4529] : memref<?xf32>
        %4588 = memref.load %key_norm[%4529] : memref<?xf32>
        %4589 = arith.select %4585, %4587, %4588 : f32
        %4590 = arith.mulf %4537, %4584 : f32
        %4591 = arith.mulf %4590, %4589 : f32
        %4592 = arith.select %4572, %4591, %4537 : f32
        %4593 = memref.load %query_norm[%4586] : memref<?xf32>
        %4594 = memref.load %key_norm[%4586] : memref<?xf32>
        %4595 = arith.select %4585, %4593, %4594 : f32
        %4596 = arith.mulf %4546, %4584 : f32
        %4597 = arith.mulf %4596, %4595 : f32
        %4598 = arith.select %4572, %4597, %4546 : f32
        %4599 = arith.addi %4549, %c35 : index
        %4600 = memref.load %query_norm[%4549] : memref<?xf32>
        %4601 = memref.load %key_norm[%4549] : memref<?xf32>
        %4602 = arith.select %4585, %4600, %4601 : f32
        %4603 = arith.mulf %4557, %4584 : f32
        %4604 = arith.mulf %4603, %4602 : f32
        %4605 = arith.select %4572, %4604, %4557 : f32
        %4606 = memref.load %query_norm[%4599] : memref<?xf32>
        %4607 = memref.load %key_norm[%4599] : memref<?xf32>
        %4608 = arith.select %4585, %4606, %4607 : f32
        %4609 = arith.mulf %4566, %4584 : f32
        %4610 = arith.mulf %4609, %4608 : f32
        %4611 = arith.select %4572, %4610, %4566 : f32
        %4612 = arith.remui %4571, %c24 : index
        %4613 = arith.muli %4612, %c33 : index
        %4614 = arith.addi %4613, %4529 : index
        %4615 = arith.divui %4571, %c24 : index
        %4616 = arith.addi %4615, %c24 : index
        %4617 = arith.muli %4616, %c33 : index
        %4618 = arith.addi %4617, %4529 : index
        %4619 = memref.load %rope[%4614] : memref<?xf32>
        %4620 = arith.addi %4614, %c35 : index
        %4621 = memref.load %rope[%4620] : memref<?xf32>
        %4622 = memref.load %rope[%4618] : memref<?xf32>
        %4623 = arith.addi %4618, %c35 : index
        %4624 = memref.load %rope[%4623] : memref<?xf32>
        %4625 = arith.mulf %4622, %4619 : f32
        %4626 = arith.mulf %4624, %4621 : f32
        %4627 = arith.subf %4625, %4626 : f32
        %4628 = arith.mulf %4624, %4619 : f32
        %4629 = arith.mulf %4622, %4621 : f32
        %4630 = arith.addf %4628, %4629 : f32
        %4631 = arith.mulf %4592, %4627 : f32
        %4632 = arith.mulf %4598, %4630 : f32
        %4633 = arith.subf %4631, %4632 : f32
        %4634 = arith.mulf %4598, %4627 : f32
        %4635 = arith.mulf %4592, %4630 : f32
        %4636 = arith.addf %4634, %4635 : f32
        %4637 = arith.cmpi slt, %0, %heads : index
        scf.if %4637 {
          %4638 = arith.muli %4526, %heads : index
          %4639 = arith.addi %4638, %0 : index
          %4640 = arith.muli %4639, %c33 : index
          %4641 = arith.addi %4640, %4529 : index
          memref.store %4633, %q[%4641] : memref<?xf32>
          %4642 = arith.addi %4641, %c35 : index
          memref.store %4636, %q[%4642] : memref<?xf32>
        } else {
          %4643 = arith.addi %4527, %4529 : index
          memref.store %4633, %17[%4643] : memref<?xf32>
          %4644 = arith.addi %4527, %4529 : index
          %4645 = arith.addi %4644, %c35 : index
          memref.store %4636, %17[%4645] : memref<?xf32>
        }
        %4646 = arith.remui %4571, %c24 : index
        %4647 = arith.muli %4646, %c33 : index
        %4648 = arith.addi %4647, %4549 : index
        %4649 = arith.divui %4571, %c24 : index
        %4650 = arith.addi %4649, %c24 : index
        %4651 = arith.muli %4650, %c33 : index
        %4652 = arith.addi %4651, %4549 : index
        %4653 = memref.load %rope[%4648] : memref<?xf32>
        %4654 = arith.addi %4648, %c35 : index
        %4655 = memref.load %rope[%4654] : memref<?xf32>
        %4656 = memref.load %rope[%4652] : memref<?xf32>
        %4657 = arith.addi %4652, %c35 : index
        %4658 = memref.load %rope[%4657] : memref<?xf32>
        %4659 = arith.mulf %4656, %4653 : f32
        %4660 = arith.mulf %4658, %4655 : f32
        %4661 = arith.subf %4659, %4660 : f32
        %4662 = arith.mulf %4658, %4653 : f32
        %4663 = arith.mulf %4656, %4655 : f32
        %4664 = arith.addf %4662, %4663 : f32
        %4665 = arith.mulf %4605, %4661 : f32
        %4666 = arith.mulf %4611, %4664 : f32
        %4667 = arith.subf %4665, %4666 : f32
        %4668 = arith.mulf %4611, %4661 : f32
        %4669 = arith.mulf %4605, %4664 : f32
        %4670 = arith.addf %4668, %4669 : f32
        scf.if %4548 {
          %4671 = arith.cmpi slt, %0, %heads : index
          scf.if %4671 {
            %4672 = arith.muli %4526, %heads : index
            %4673 = arith.addi %4672, %0 : index
            %4674 = arith.muli %4673, %c33 : index
            %4675 = arith.addi %4674, %4549 : index
            memref.store %4667, %q[%4675] : memref<?xf32>
            %4676 = arith.addi %4675, %c35 : index
            memref.store %4670, %q[%4676] : memref<?xf32>
          } else {
            %4677 = arith.addi %4527, %4549 : index
            memref.store %4667, %17[%4677] : memref<?xf32>
            %4678 = arith.addi %4527, %4549 : index
            %4679 = arith.addi %4678, %c35 : index
            memref.store %4670, %17[%4679] : memref<?xf32>
          }
        }
      } else {
        %4680 = arith.cmpi slt, %0, %heads : index
        scf.if %4680 {
          %4681 = arith.muli %4526, %heads : index
          %4682 = arith.addi %4681, %0 : index
          %4683 = arith.muli %4682, %c33 : index
          %4684 = arith.addi %4683, %4529 : index
          memref.store %4537, %q[%4684] : memref<?xf32>
          %4685 = arith.addi %4684, %c35 : index
          memref.store %4546, %q[%4685] : memref<?xf32>
        } else {
          %4686 = arith.addi %4527, %4529 : index
          memref.store %4537, %17[%4686] : memref<?xf32>
          %4687 = arith.addi %4527, %4529 : index
          %4688 = arith.addi %4687, %c35 : index
          memref.store %4546, %17[%4688] : memref<?xf32>
        }
        scf.if %4548 {
          %4689 = arith.cmpi slt, %0, %heads : index
          scf.if %4689 {
            %4690 = arith.muli %4526, %heads : index
            %4691 = arith.addi %4690, %0 : index
            %4692 = arith.muli %4691, %c33 : index
            %4693 = arith.addi %4692, %4549 : index
            memref.store %4557, %q[%4693] : memref<?xf32>
            %4694 = arith.addi %4693, %c35 : index
            memref.store %4566, %q[%4694] : memref<?xf32>
          } else {
            %4695 = arith.addi %4527, %4549 : index
            memref.store %4557, %17[%4695] : memref<?xf32>
            %4696 = arith.addi %4527, %4549 : index
            %4697 = arith.addi %4696, %c35 : index
            memref.store %4566, %17[%4697] : memref<?xf32>
          }
        }
      }
    }
    %4698 = arith.addi %4520, %c42 : index
    %4699 = arith.addi %4519, %4698 : index
    %4700 = arith.cmpi slt, %4699, %19 : index
    %4701 = arith.cmpi slt, %4698, %c4 : index
    %4702 = arith.andi %4700, %4701 : i1
    scf.if %4702 {
      %4703 = arith.addi %4519, %4698 : index
      %4704 = arith.muli %4698, %c33 : index
      %4705 = wave.lane
      %4706 = arith.addi %4705, %c8 : index
      %4707 = arith.cmpi eq, %hasBias, %c7 : index
      %4708 = arith.addi %4704, %4706 : index
      %4709 = memref.load %17[%4708] : memref<?xf32>
      %4710 = arith.muli %0, %c33 : index
      %4711 = arith.addi %4710, %4706 : index
      %4712 = memref.load %bias[%4711] : memref<?xf32>
      %4713 = arith.addf %4709, %4712 : f32
      %4714 = arith.select %4707, %4713, %4709 : f32
      %4715 = arith.addi %4706, %c35 : index
      %4716 = arith.cmpi eq, %hasBias, %c7 : index
      %4717 = arith.addi %4704, %4715 : index
      %4718 = memref.load %17[%4717] : memref<?xf32>
      %4719 = arith.muli %0, %c33 : index
      %4720 = arith.addi %4719, %4715 : index
      %4721 = memref.load %bias[%4720] : memref<?xf32>
      %4722 = arith.addf %4718, %4721 : f32
      %4723 = arith.select %4716, %4722, %4718 : f32
      %4724 = arith.addi %4705, %c15 : index
      %4725 = arith.cmpi slt, %4724, %c35 : index
      %4726 = arith.minsi %4724, %c36 : index
      %4727 = arith.cmpi eq, %hasBias, %c7 : index
      %4728 = arith.addi %4704, %4726 : index
      %4729 = memref.load %17[%4728] : memref<?xf32>
      %4730 = arith.muli %0, %c33 : index
      %4731 = arith.addi %4730, %4726 : index
      %4732 = memref.load %bias[%4731] : memref<?xf32>
      %4733 = arith.addf %4729, %4732 : f32
      %4734 = arith.select %4727, %4733, %4729 : f32
      %4735 = arith.addi %4726, %c35 : index
      %4736 = arith.cmpi eq, %hasBias, %c7 : index
      %4737 = arith.addi %4704, %4735 : index
      %4738 = memref.load %17[%4737] : memref<?xf32>
      %4739 = arith.muli %0, %c33 : index
      %4740 = arith.addi %4739, %4735 : index
      %4741 = memref.load %bias[%4740] : memref<?xf32>
      %4742 = arith.addf %4738, %4741 : f32
      %4743 = arith.select %4736, %4742, %4738 : f32
      %4744 = arith.addi %heads, %kvHeads : index
      %4745 = arith.cmpi slt, %0, %4744 : index
      scf.if %4745 {
        %4746 = arith.addi %positionsAt, %4703 : index
        %4747 = memref.load %step[%4746] : memref<?xi32>
        %4748 = arith.index_cast %4747 : i32 to index
        %4749 = arith.cmpi eq, %hasNorm, %c7 : index
        %4750 = math.fma %4714, %4714, %c39 : f32
        %4751 = math.fma %4723, %4723, %4750 : f32
        %4752 = math.fma %4734, %4734, %4751 : f32
        %4753 = arith.select %4725, %4752, %4751 : f32
        %4754 = math.fma %4743, %4743, %4753 : f32
        %4755 = arith.select %4725, %4754, %4753 : f32
        %4756 = vector.broadcast %4755 : f32 to vector<1xf32>
        %4757 = wave.reduce "add" %4756 : vector<1xf32>
        %4758 = arith.mulf %4757, %inverseHeadDim : f32
        %4759 = arith.addf %4758, %epsilon : f32
        %4760 = math.sqrt %4759 : f32
        %4761 = arith.divf %c32, %4760 : f32
        %4762 = arith.cmpi slt, %0, %heads : index
        %4763 = arith.addi %4706, %c35 : index
        %4764 = memref.load %query_norm[%4706] : memref<?xf32>
        %4765 = memref.load %key_norm[%4706] : memref<?xf32>
        %4766 = arith.select %4762, %4764, %4765 : f32
        %4767 = arith.mulf %4714, %4761 : f32
        %4768 = arith.mulf %4767, %4766 : f32
        %4769 = arith.select %4749, %4768, %4714 : f32
        %4770 = memref.load %query_norm[%4763] : memref<?xf32>
        %4771 = memref.load %key_norm[%4763] : memref<?xf32>
        %4772 = arith.select %4762, %4770, %4771 : f32
        %4773 = arith.mulf %4723, %4761 : f32
        %4774 = arith.mulf %4773, %4772 : f32
        %4775 = arith.select %4749, %4774, %4723 : f32
        %4776 = arith.addi %4726, %c35 : index
        %4777 = memref.load %query_norm[%4726] : memref<?xf32>
        %4778 = memref.load %key_norm[%4726] : memref<?xf32>
        %4779 = arith.select %4762, %4777, %4778 : f32
        %4780 = arith.mulf %4734, %4761 : f32
        %4781 = arith.mulf %4780, %4779 : f32
        %4782 = arith.select %4749, %4781, %4734 : f32
        %4783 = memref.load %query_norm[%4776] : memref<?xf32>
        %4784 = memref.load %key_norm[%4776] : memref<?xf32>
        %4785 = arith.select %4762, %4783, %4784 : f32
        %4786 = arith.mulf %4743, %4761 : f32
        %4787 = arith.mulf %4786, %4785 : f32
        %4788 = arith.select %4749, %4787, %4743 : f32
        %4789 = arith.remui %4748, %c24 : index
        %4790 = arith.muli %4789, %c33 : index
        %4791 = arith.addi %4790, %4706 : index
        %4792 = arith.divui %4748, %c24 : index
        %4793 = arith.addi %4792, %c24 : index
        %4794 = arith.muli %4793, %c33 : index
        %4795 = arith.addi %4794, %4706 : index
        %4796 = memref.load %rope[%4791] : memref<?xf32>
        %4797 = arith.addi %4791, %c35 : index
        %4798 = memref.load %rope[%4797] : memref<?xf32>
        %4799 = memref.load %rope[%4795] : memref<?xf32>
        %4800 = arith.addi %4795, %c35 : index
        %4801 = memref.load %rope[%4800] : memref<?xf32>
        %4802 = arith.mulf %4799, %4796 : f32
        %4803 = arith.mulf %4801, %4798 : f32
        %4804 = arith.subf %4802, %4803 : f32
        %4805 = arith.mulf %4801, %4796 : f32
        %4806 = arith.mulf %4799, %4798 : f32
        %4807 = arith.addf %4805, %4806 : f32
        %4808 = arith.mulf %4769, %4804 : f32
        %4809 = arith.mulf %4775, %4807 : f32
        %4810 = arith.subf %4808, %4809 : f32
        %4811 = arith.mulf %4775, %4804 : f32
        %4812 = arith.mulf %4769, %4807 : f32
        %4813 = arith.addf %4811, %4812 : f32
        %4814 = arith.cmpi slt, %0, %heads : index
        scf.if %4814 {
          %4815 = arith.muli %4703, %heads : index
          %4816 = arith.addi %4815, %0 : index
          %4817 = arith.muli %4816, %c33 : index
          %4818 = arith.addi %4817, %4706 : index
          memref.store %4810, %q[%4818] : memref<?xf32>
          %4819 = arith.addi %4818, %c35 : index
          memref.store %4813, %q[%4819] : memref<?xf32>
        } else {
          %4820 = arith.addi %4704, %4706 : index
          memref.store %4810, %17[%4820] : memref<?xf32>
          %4821 = arith.addi %4704, %4706 : index
          %4822 = arith.addi %4821, %c35 : index
          memref.store %4813, %17[%4822] : memref<?xf32>
        }
        %4823 = arith.remui %4748, %c24 : index
        %4824 = arith.muli %4823, %c33 : index
        %4825 = arith.addi %4824, %4726 : index
        %4826 = arith.divui %4748, %c24 : index
        %4827 = arith.addi %4826, %c24 : index
        %4828 = arith.muli %4827, %c33 : index
        %4829 = arith.addi %4828, %4726 : index
        %4830 = memref.load %rope[%4825] : memref<?xf32>
        %4831 = arith.addi %4825, %c35 : index
        %4832 = memref.load %rope[%4831] : memref<?xf32>
        %4833 = memref.load %rope[%4829] : memref<?xf32>
        %4834 = arith.addi %4829, %c35 : index
        %4835 = memref.load %rope[%4834] : memref<?xf32>
        %4836 = arith.mulf %4833, %4830 : f32
        %4837 = arith.mulf %4835, %4832 : f32
        %4838 = arith.subf %4836, %4837 : f32
        %4839 = arith.mulf %4835, %4830 : f32
        %4840 = arith.mulf %4833, %4832 : f32
        %4841 = arith.addf %4839, %4840 : f32
        %4842 = arith.mulf %4782, %4838 : f32
        %4843 = arith.mulf %4788, %4841 : f32
        %4844 = arith.subf %4842, %4843 : f32
        %4845 = arith.mulf %4788, %4838 : f32
        %4846 = arith.mulf %4782, %4841 : f32
        %4847 = arith.addf %4845, %4846 : f32
        scf.if %4725 {
          %4848 = arith.cmpi slt, %0, %heads : index
          scf.if %4848 {
            %4849 = arith.muli %4703, %heads : index
            %4850 = arith.addi %4849, %0 : index
            %4851 = arith.muli %4850, %c33 : index
            %4852 = arith.addi %4851, %4726 : index
            memref.store %4844, %q[%4852] : memref<?xf32>
            %4853 = arith.addi %4852, %c35 : index
            memref.store %4847, %q[%4853] : memref<?xf32>
          } else {
            %4854 = arith.addi %4704, %4726 : index
            memref.store %4844, %17[%4854] : memref<?xf32>
            %4855 = arith.addi %4704, %4726 : index
            %4856 = arith.addi %4855, %c35 : index
            memref.store %4847, %17[%4856] : memref<?xf32>
          }
        }
      } else {
        %4857 = arith.cmpi slt, %0, %heads : index
        scf.if %4857 {
          %4858 = arith.muli %4703, %heads : index
          %4859 = arith.addi %4858, %0 : index
          %4860 = arith.muli %4859, %c33 : index
          %4861 = arith.addi %4860, %4706 : index
          memref.store %4714, %q[%4861] : memref<?xf32>
          %4862 = arith.addi %4861, %c35 : index
          memref.store %4723, %q[%4862] : memref<?xf32>
        } else {
          %4863 = arith.addi %4704, %4706 : index
          memref.store %4714, %17[%4863] : memref<?xf32>
          %4864 = arith.addi %4704, %4706 : index
          %4865 = arith.addi %4864, %c35 : index
          memref.store %4723, %17[%4865] : memref<?xf32>
        }
        scf.if %4725 {
          %4866 = arith.cmpi slt, %0, %heads : index
          scf.if %4866 {
            %4867 = arith.muli %4703, %heads : index
            %4868 = arith.addi %4867, %0 : index
            %4869 = arith.muli %4868, %c33 : index
            %4870 = arith.addi %4869, %4726 : index
            memref.store %4734, %q[%4870] : memref<?xf32>
            %4871 = arith.addi %4870, %c35 : index
            memref.store %4743, %q[%4871] : memref<?xf32>
          } else {
            %4872 = arith.addi %4704, %4726 : index
            memref.store %4734, %17[%4872] : memref<?xf32>
            %4873 = arith.addi %4704, %4726 : index
            %4874 = arith.addi %4873, %c35 : index
            memref.store %4743, %17[%4874] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4875 = arith.cmpi sge, %0, %heads : index
    scf.if %4875 {
      %4876 = arith.addi %4520, %c8 : index
      %4877 = arith.addi %4519, %4876 : index
      %4878 = arith.cmpi slt, %4877, %19 : index
      %4879 = arith.cmpi slt, %4876, %c4 : index
      %4880 = arith.andi %4878, %4879 : i1
      scf.if %4880 {
        %4881 = arith.addi %4519, %4876 : index
        %4882 = arith.addi %slotsAt, %4881 : index
        %4883 = memref.load %step[%4882] : memref<?xi32>
        %4884 = arith.index_cast %4883 : i32 to index
        %4885 = arith.cmpi sge, %4884, %c8 : index
        scf.if %4885 {
          %4886 = arith.muli %4876, %c33 : index
          %4887 = arith.subi %0, %heads : index
          %4888 = memref.load %scales[%4887] : memref<?xf32>
          %4889 = vector.broadcast %4888 : f32 to vector<4xf32>
          %4890 = arith.divui %4884, %c4 : index
          %4891 = arith.remui %4884, %c4 : index
          %4892 = arith.muli %4890, %pageBytes : index
          %4893 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4893 {
            %4894 = wave.lane
            %4895 = arith.muli %4894, %c13 : index
            scf.for %4896 = %4895 to %c33 step %c6 {
              %4897 = arith.addi %4886, %4896 : index
              %4898 = vector.load %17[%4897] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4899 = arith.mulf %4898, %4889 : vector<4xf32>
              %4900 = arith.minimumf %4899, %c46 : vector<4xf32>
              %4901 = arith.maximumf %4900, %c47 : vector<4xf32>
              %4902 = arith.truncf %4901 : vector<4xf32> to vector<4xf16>
              %4903 = vector.bitcast %4902 : vector<4xf16> to vector<8xi8>
              %4904 = arith.cmpi slt, %4887, %kvHeads : index
              scf.if %4904 {
                %4905 = arith.muli %4887, %c48 : index
                %4906 = arith.addi %4892, %4905 : index
                %4907 = arith.divui %4896, %c4 : index
                %4908 = arith.muli %4907, %c19 : index
                %4909 = arith.remui %4896, %c4 : index
                %4910 = arith.divui %4909, %c25 : index
                %4911 = arith.muli %4910, %c24 : index
                %4912 = arith.muli %4891, %c4 : index
                %4913 = arith.addi %4911, %4912 : index
                %4914 = arith.remui %4909, %c25 : index
                %4915 = arith.muli %4914, %c17 : index
                %4916 = arith.addi %4913, %4915 : index
                %4917 = arith.addi %4908, %4916 : index
                %4918 = arith.addi %4906, %4917 : index
                vector.store %4903, %kv[%4918] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4919 = arith.subi %4887, %kvHeads : index
                %4920 = arith.muli %4919, %c48 : index
                %4921 = arith.addi %4892, %4920 : index
                %4922 = arith.addi %4896, %c8 : index
                %4923 = arith.divui %4922, %c4 : index
                %4924 = arith.muli %4923, %c19 : index
                %4925 = arith.addi %4924, %c9 : index
                %4926 = arith.remui %4922, %c4 : index
                %4927 = arith.divui %4891, %c17 : index
                %4928 = arith.remui %4891, %c17 : index
                %4929 = arith.muli %4928, %c25 : index
                %4930 = arith.addi %4927, %4929 : index
                %4931 = arith.divui %4930, %c25 : index
                %4932 = arith.muli %4931, %c24 : index
                %4933 = arith.muli %4926, %c4 : index
                %4934 = arith.addi %4932, %4933 : index
                %4935 = arith.remui %4930, %c25 : index
                %4936 = arith.muli %4935, %c17 : index
                %4937 = arith.addi %4934, %4936 : index
                %4938 = arith.addi %4925, %4937 : index
                %4939 = arith.addi %4921, %4938 : index
                %4940 = vector.shuffle %4903, %4903 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4940, %kv[%4939] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4941 = arith.addi %4896, %c7 : index
                %4942 = arith.divui %4941, %c4 : index
                %4943 = arith.muli %4942, %c19 : index
                %4944 = arith.addi %4943, %c9 : index
                %4945 = arith.remui %4941, %c4 : index
                %4946 = arith.divui %4891, %c17 : index
                %4947 = arith.remui %4891, %c17 : index
                %4948 = arith.muli %4947, %c25 : index
                %4949 = arith.addi %4946, %4948 : index
                %4950 = arith.divui %4949, %c25 : index
                %4951 = arith.muli %4950, %c24 : index
                %4952 = arith.muli %4945, %c4 : index
                %4953 = arith.addi %4951, %4952 : index
                %4954 = arith.remui %4949, %c25 : index
                %4955 = arith.muli %4954, %c17 : index
                %4956 = arith.addi %4953, %4955 : index
                %4957 = arith.addi %4944, %4956 : index
                %4958 = arith.addi %4921, %4957 : index
                %4959 = vector.shuffle %4903, %4903 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4959, %kv[%4958] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4960 = arith.addi %4896, %c17 : index
                %4961 = arith.divui %4960, %c4 : index
                %4962 = arith.muli %4961, %c19 : index
                %4963 = arith.addi %4962, %c9 : index
                %4964 = arith.remui %4960, %c4 : index
                %4965 = arith.divui %4891, %c17 : index
                %4966 = arith.remui %4891, %c17 : index
                %4967 = arith.muli %4966, %c25 : index
                %4968 = arith.addi %4965, %4967 : index
                %4969 = arith.divui %4968, %c25 : index
                %4970 = arith.muli %4969, %c24 : index
                %4971 = arith.muli %4964, %c4 : index
                %4972 = arith.addi %4970, %4971 : index
                %4973 = arith.remui %4968, %c25 : index
                %4974 = arith.muli %4973, %c17 : index
                %4975 = arith.addi %4972, %4974 : index
                %4976 = arith.addi %4963, %4975 : index
                %4977 = arith.addi %4921, %4976 : index
                %4978 = vector.shuffle %4903, %4903 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4978, %kv[%4977] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4979 = arith.addi %4896, %c26 : index
                %4980 = arith.divui %4979, %c4 : index
                %4981 = arith.muli %4980, %c19 : index
                %4982 = arith.addi %4981, %c9 : index
                %4983 = arith.remui %4979, %c4 : index
                %4984 = arith.divui %4891, %c17 : index
                %4985 = arith.remui %4891, %c17 : index
                %4986 = arith.muli %4985, %c25 : index
                %4987 = arith.addi %4984, %4986 : index
                %4988 = arith.divui %4987, %c25 : index
                %4989 = arith.muli %4988, %c24 : index
                %4990 = arith.muli %4983, %c4 : index
                %4991 = arith.addi %4989, %4990 : index
                %4992 = arith.remui %4987, %c25 : index
                %4993 = arith.muli %4992, %c17 : index
                %4994 = arith.addi %4991, %4993 : index
                %4995 = arith.addi %4982, %4994 : index
                %4996 = arith.addi %4921, %4995 : index
                %4997 = vector.shuffle %4903, %4903 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4997, %kv[%4996] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4998 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4998 {
            %4999 = wave.lane
            %5000 = arith.muli %4999, %c13 : index
            scf.for %5001 = %5000 to %c33 step %c6 {
              %5002 = arith.addi %4886, %5001 : index
              %5003 = vector.load %17[%5002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5004 = arith.mulf %5003, %4889 : vector<4xf32>
              %5005 = wave.fp8_encode "e4m3" %5004 : vector<4xf32> -> vector<4xi8>
              %5006 = arith.cmpi slt, %4887, %kvHeads : index
              scf.if %5006 {
                %5007 = arith.muli %4887, %c9 : index
                %5008 = arith.addi %4892, %5007 : index
                %5009 = vector.shuffle %5005, %5005 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5010 = arith.divui %5001, %c4 : index
                %5011 = arith.muli %5010, %c24 : index
                %5012 = arith.remui %5001, %c4 : index
                %5013 = arith.muli %4891, %c4 : index
                %5014 = arith.divui %5012, %c13 : index
                %5015 = arith.muli %5014, %c13 : index
                %5016 = arith.remui %5012, %c17 : index
                %5017 = arith.muli %5016, %c17 : index
                %5018 = arith.addi %5015, %5017 : index
                %5019 = arith.divui %5012, %c17 : index
                %5020 = arith.remui %5019, %c17 : index
                %5021 = arith.addi %5018, %5020 : index
                %5022 = arith.addi %5013, %5021 : index
                %5023 = arith.addi %5011, %5022 : index
                %5024 = arith.addi %5008, %5023 : index
                vector.store %5009, %kv[%5024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5025 = arith.subi %4887, %kvHeads : index
                %5026 = arith.muli %5025, %c9 : index
                %5027 = arith.addi %4892, %5026 : index
                %5028 = arith.addi %5001, %c8 : index
                %5029 = arith.divui %5028, %c4 : index
                %5030 = arith.muli %5029, %c24 : index
                %5031 = arith.addi %5030, %c10 : index
                %5032 = arith.remui %5028, %c4 : index
                %5033 = arith.divui %4891, %c17 : index
                %5034 = arith.remui %4891, %c17 : index
                %5035 = arith.muli %5034, %c25 : index
                %5036 = arith.addi %5033, %5035 : index
                %5037 = arith.muli %5032, %c4 : index
                %5038 = arith.divui %5036, %c13 : index
                %5039 = arith.muli %5038, %c13 : index
                %5040 = arith.remui %5036, %c17 : index
                %5041 = arith.muli %5040, %c17 : index
                %5042 = arith.addi %5039, %5041 : index
                %5043 = arith.divui %5036, %c17 : index
                %5044 = arith.remui %5043, %c17 : index
                %5045 = arith.addi %5042, %5044 : index
                %5046 = arith.addi %5037, %5045 : index
                %5047 = arith.addi %5031, %5046 : index
                %5048 = arith.addi %5027, %5047 : index
                %5049 = vector.shuffle %5005, %5005 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5049, %kv[%5048] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5050 = arith.addi %5001, %c7 : index
                %5051 = arith.divui %5050, %c4 : index
                %5052 = arith.muli %5051, %c24 : index
                %5053 = arith.addi %5052, %c10 : index
                %5054 = arith.remui %5050, %c4 : index
                %5055 = arith.divui %4891, %c17 : index
                %5056 = arith.remui %4891, %c17 : index
                %5057 = arith.muli %5056, %c25 : index
                %5058 = arith.addi %5055, %5057 : index
                %5059 = arith.muli %5054, %c4 : index
                %5060 = arith.divui %5058, %c13 : index
                %5061 = arith.muli %5060, %c13 : index
                %5062 = arith.remui %5058, %c17 : index
                %5063 = arith.muli %5062, %c17 : index
                %5064 = arith.addi %5061, %5063 : index
                %5065 = arith.divui %5058, %c17 : index
                %5066 = arith.remui %5065, %c17 : index
                %5067 = arith.addi %5064, %5066 : index
                %5068 = arith.addi %5059, %5067 : index
                %5069 = arith.addi %5053, %5068 : index
                %5070 = arith.addi %5027, %5069 : index
                %5071 = vector.shuffle %5005, %5005 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5071, %kv[%5070] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5072 = arith.addi %5001, %c17 : index
                %5073 = arith.divui %5072, %c4 : index
                %5074 = arith.muli %5073, %c24 : index
                %5075 = arith.addi %5074, %c10 : index
                %5076 = arith.remui %5072, %c4 : index
                %5077 = arith.divui %4891, %c17 : index
                %5078 = arith.remui %4891, %c17 : index
                %5079 = arith.muli %5078, %c25 : index
                %5080 = arith.addi %5077, %5079 : index
                %5081 = arith.muli %5076, %c4 : index
                %5082 = arith.divui %5080, %c13 : index
                %5083 = arith.muli %5082, %c13 : index
                %5084 = arith.remui %5080, %c17 : index
                %5085 = arith.muli %5084, %c17 : index
                %5086 = arith.addi %5083, %5085 : index
                %5087 = arith.divui %5080, %c17 : index
                %5088 = arith.remui %5087, %c17 : index
                %5089 = arith.addi %5086, %5088 : index
                %5090 = arith.addi %5081, %5089 : index
                %5091 = arith.addi %5075, %5090 : index
                %5092 = arith.addi %5027, %5091 : index
                %5093 = vector.shuffle %5005, %5005 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5093, %kv[%5092] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5094 = arith.addi %5001, %c26 : index
                %5095 = arith.divui %5094, %c4 : index
                %5096 = arith.muli %5095, %c24 : index
                %5097 = arith.addi %5096, %c10 : index
                %5098 = arith.remui %5094, %c4 : index
                %5099 = arith.divui %4891, %c17 : index
                %5100 = arith.remui %4891, %c17 : index
                %5101 = arith.muli %5100, %c25 : index
                %5102 = arith.addi %5099, %5101 : index
                %5103 = arith.muli %5098, %c4 : index
                %5104 = arith.divui %5102, %c13 : index
                %5105 = arith.muli %5104, %c13 : index
                %5106 = arith.remui %5102, %c17 : index
                %5107 = arith.muli %5106, %c17 : index
                %5108 = arith.addi %5105, %5107 : index
                %5109 = arith.divui %5102, %c17 : index
                %5110 = arith.remui %5109, %c17 : index
                %5111 = arith.addi %5108, %5110 : index
                %5112 = arith.addi %5103, %5111 : index
                %5113 = arith.addi %5097, %5112 : index
                %5114 = arith.addi %5027, %5113 : index
                %5115 = vector.shuffle %5005, %5005 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5115, %kv[%5114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5116 = arith.cmpi eq, %codec, %c17 : index
          scf.if %5116 {
            %5117 = wave.lane
            %5118 = arith.muli %5117, %c13 : index
            scf.for %5119 = %5118 to %c33 step %c6 {
              %5120 = arith.addi %4886, %5119 : index
              %5121 = vector.load %17[%5120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5122 = arith.mulf %5121, %4889 : vector<4xf32>
              %5123 = wave.fp8_encode "e5m2" %5122 : vector<4xf32> -> vector<4xi8>
              %5124 = arith.cmpi slt, %4887, %kvHeads : index
              scf.if %5124 {
                %5125 = arith.muli %4887, %c9 : index
                %5126 = arith.addi %4892, %5125 : index
                %5127 = vector.shuffle %5123, %5123 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5128 = arith.divui %5119, %c4 : index
                %5129 = arith.muli %5128, %c24 : index
                %5130 = arith.remui %5119, %c4 : index
                %5131 = arith.muli %4891, %c4 : index
                %5132 = arith.divui %5130, %c13 : index
                %5133 = arith.muli %5132, %c13 : index
                %5134 = arith.remui %5130, %c17 : index
                %5135 = arith.muli %5134, %c17 : index
                %5136 = arith.addi %5133, %5135 : index
                %5137 = arith.divui %5130, %c17 : index
                %5138 = arith.remui %5137, %c17 : index
                %5139 = arith.addi %5136, %5138 : index
                %5140 = arith.addi %5131, %5139 : index
                %5141 = arith.addi %5129, %5140 : index
                %5142 = arith.addi %5126, %5141 : index
                vector.store %5127, %kv[%5142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5143 = arith.subi %4887, %kvHeads : index
                %5144 = arith.muli %5143, %c9 : index
                %5145 = arith.addi %4892, %5144 : index
                %5146 = arith.addi %5119, %c8 : index
                %5147 = arith.divui %5146, %c4 : index
                %5148 = arith.muli %5147, %c24 : index
                %5149 = arith.addi %5148, %c10 : index
                %5150 = arith.remui %5146, %c4 : index
                %5151 = arith.divui %4891, %c17 : index
                %5152 = arith.remui %4891, %c17 : index
                %5153 = arith.muli %5152, %c25 : index
                %5154 = arith.addi %5151, %5153 : index
                %5155 = arith.muli %5150, %c4 : index
                %5156 = arith.divui %5154, %c13 : index
                %5157 = arith.muli %5156, %c13 : index
                %5158 = arith.remui %5154, %c17 : index
                %5159 = arith.muli %5158, %c17 : index
                %5160 = arith.addi %5157, %5159 : index
                %5161 = arith.divui %5154, %c17 : index
                %5162 = arith.remui %5161, %c17 : index
                %5163 = arith.addi %5160, %5162 : index
                %5164 = arith.addi %5155, %5163 : index
                %5165 = arith.addi %5149, %5164 : index
                %5166 = arith.addi %5145, %5165 : index
                %5167 = vector.shuffle %5123, %5123 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5167, %kv[%5166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5168 = arith.addi %5119, %c7 : index
                %5169 = arith.divui %5168, %c4 : index
                %5170 = arith.muli %5169, %c24 : index
                %5171 = arith.addi %5170, %c10 : index
                %5172 = arith.remui %5168, %c4 : index
                %5173 = arith.divui %4891, %c17 : index
                %5174 = arith.remui %4891, %c17 : index
                %5175 = arith.muli %5174, %c25 : index
                %5176 = arith.addi %5173, %5175 : index
                %5177 = arith.muli %5172, %c4 : index
                %5178 = arith.divui %5176, %c13 : index
                %5179 = arith.muli %5178, %c13 : index
                %5180 = arith.remui %5176, %c17 : index
                %5181 = arith.muli %5180, %c17 : index
                %5182 = arith.addi %5179, %5181 : index
                %5183 = arith.divui %5176, %c17 : index
                %5184 = arith.remui %5183, %c17 : index
                %5185 = arith.addi %5182, %5184 : index
                %5186 = arith.addi %5177, %5185 : index
                %5187 = arith.addi %5171, %5186 : index
                %5188 = arith.addi %5145, %5187 : index
                %5189 = vector.shuffle %5123, %5123 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5189, %kv[%5188] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5190 = arith.addi %5119, %c17 : index
                %5191 = arith.divui %5190, %c4 : index
                %5192 = arith.muli %5191, %c24 : index
                %5193 = arith.addi %5192, %c10 : index
                %5194 = arith.remui %5190, %c4 : index
                %5195 = arith.divui %4891, %c17 : index
                %5196 = arith.remui %4891, %c17 : index
                %5197 = arith.muli %5196, %c25 : index
                %5198 = arith.addi %5195, %5197 : index
                %5199 = arith.muli %5194, %c4 : index
                %5200 = arith.divui %5198, %c13 : index
                %5201 = arith.muli %5200, %c13 : index
                %5202 = arith.remui %5198, %c17 : index
                %5203 = arith.muli %5202, %c17 : index
                %5204 = arith.addi %5201, %5203 : index
                %5205 = arith.divui %5198, %c17 : index
                %5206 = arith.remui %5205, %c17 : index
                %5207 = arith.addi %5204, %5206 : index
                %5208 = arith.addi %5199, %5207 : index
                %5209 = arith.addi %5193, %5208 : index
                %5210 = arith.addi %5145, %5209 : index
                %5211 = vector.shuffle %5123, %5123 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5211, %kv[%5210] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5212 = arith.addi %5119, %c26 : index
                %5213 = arith.divui %5212, %c4 : index
                %5214 = arith.muli %5213, %c24 : index
                %5215 = arith.addi %5214, %c10 : index
                %5216 = arith.remui %5212, %c4 : index
                %5217 = arith.divui %4891, %c17 : index
                %5218 = arith.remui %4891, %c17 : index
                %5219 = arith.muli %5218, %c25 : index
                %5220 = arith.addi %5217, %5219 : index
                %5221 = arith.muli %5216, %c4 : index
                %5222 = arith.divui %5220, %c13 : index
                %5223 = arith.muli %5222, %c13 : index
                %5224 = arith.remui %5220, %c17 : index
                %5225 = arith.muli %5224, %c17 : index
                %5226 = arith.addi %5223, %5225 : index
                %5227 = arith.divui %5220, %c17 : index
                %5228 = arith.remui %5227, %c17 : index
                %5229 = arith.addi %5226, %5228 : index
                %5230 = arith.addi %5221, %5229 : index
                %5231 = arith.addi %5215, %5230 : index
                %5232 = arith.addi %5145, %5231 : index
                %5233 = vector.shuffle %5123, %5123 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5233, %kv[%5232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5234 = arith.addi %4520, %c42 : index
      %5235 = arith.addi %4519, %5234 : index
      %5236 = arith.cmpi slt, %5235, %19 : index
      %5237 = arith.cmpi slt, %5234, %c4 : index
      %5238 = arith.andi %5236, %5237 : i1
      scf.if %5238 {
        %5239 = arith.addi %4519, %5234 : index
        %5240 = arith.addi %slotsAt, %5239 : index
        %5241 = memref.load %step[%5240] : memref<?xi32>
        %5242 = arith.index_cast %5241 : i32 to index
        %5243 = arith.cmpi sge, %5242, %c8 : index
        scf.if %5243 {
          %5244 = arith.muli %5234, %c33 : index
          %5245 = arith.subi %0, %heads : index
          %5246 = memref.load %scales[%5245] : memref<?xf32>
          %5247 = vector.broadcast %5246 : f32 to vector<4xf32>
          %5248 = arith.divui %5242, %c4 : index
          %5249 = arith.remui %5242, %c4 : index
          %5250 = arith.muli %5248, %pageBytes : index
          %5251 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5251 {
            %5252 = wave.lane
            %5253 = arith.muli %5252, %c13 : index
            scf.for %5254 = %5253 to %c33 step %c6 {
              %5255 = arith.addi %5244, %5254 : index
              %5256 = vector.load %17[%5255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5257 = arith.mulf %5256, %5247 : vector<4xf32>
              %5258 = arith.minimumf %5257, %c46 : vector<4xf32>
              %5259 = arith.maximumf %5258, %c47 : vector<4xf32>
              %5260 = arith.truncf %5259 : vector<4xf32> to vector<4xf16>
              %5261 = vector.bitcast %5260 : vector<4xf16> to vector<8xi8>
              %5262 = arith.cmpi slt, %5245, %kvHeads : index
              scf.if %5262 {
                %5263 = arith.muli %5245, %c48 : index
                %5264 = arith.addi %5250, %5263 : index
                %5265 = arith.divui %5254, %c4 : index
                %5266 = arith.muli %5265, %c19 : index
                %5267 = arith.remui %5254, %c4 : index
                %5268 = arith.divui %5267, %c25 : index
                %5269 = arith.muli %5268, %c24 : index
                %5270 = arith.muli %5249, %c4 : index
                %5271 = arith.addi %5269, %5270 : index
                %5272 = arith.remui %5267, %c25 : index
                %5273 = arith.muli %5272, %c17 : index
                %5274 = arith.addi %5271, %5273 : index
                %5275 = arith.addi %5266, %5274 : index
                %5276 = arith.addi %5264, %5275 : index
                vector.store %5261, %kv[%5276] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5277 = arith.subi %5245, %kvHeads : index
                %5278 = arith.muli %5277, %c48 : index
                %5279 = arith.addi %5250, %5278 : index
                %5280 = arith.addi %5254, %c8 : index
                %5281 = arith.divui %5280, %c4 : index
                %5282 = arith.muli %5281, %c19 : index
                %5283 = arith.addi %5282, %c9 : index
                %5284 = arith.remui %5280, %c4 : index
                %5285 = arith.divui %5249, %c17 : index
                %5286 = arith.remui %5249, %c17 : index
                %5287 = arith.muli %5286, %c25 : index
                %5288 = arith.addi %5285, %5287 : index
                %5289 = arith.divui %5288, %c25 : index
                %5290 = arith.muli %5289, %c24 : index
                %5291 = arith.muli %5284, %c4 : index
                %5292 = arith.addi %5290, %5291 : index
                %5293 = arith.remui %5288, %c25 : index
                %5294 = arith.muli %5293, %c17 : index
                %5295 = arith.addi %5292, %5294 : index
                %5296 = arith.addi %5283, %5295 : index
                %5297 = arith.addi %5279, %5296 : index
                %5298 = vector.shuffle %5261, %5261 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5298, %kv[%5297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5299 = arith.addi %5254, %c7 : index
                %5300 = arith.divui %5299, %c4 : index
                %5301 = arith.muli %5300, %c19 : index
                %5302 = arith.addi %5301, %c9 : index
                %5303 = arith.remui %5299, %c4 : index
                %5304 = arith.divui %5249, %c17 : index
                %5305 = arith.remui %5249, %c17 : index
                %5306 = arith.muli %5305, %c25 : index
                %5307 = arith.addi %5304, %5306 : index
                %5308 = arith.divui %5307, %c25 : index
                %5309 = arith.muli %5308, %c24 : index
                %5310 = arith.muli %5303, %c4 : index
                %5311 = arith.addi %5309, %5310 : index
                %5312 = arith.remui %5307, %c25 : index
                %5313 = arith.muli %5312, %c17 : index
                %5314 = arith.addi %5311, %5313 : index
                %5315 = arith.addi %5302, %5314 : index
                %5316 = arith.addi %5279, %5315 : index
                %5317 = vector.shuffle %5261, %5261 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5317, %kv[%5316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5318 = arith.addi %5254, %c17 : index
                %5319 = arith.divui %5318, %c4 : index
                %5320 = arith.muli %5319, %c19 : index
                %5321 = arith.addi %5320, %c9 : index
                %5322 = arith.remui %5318, %c4 : index
                %5323 = arith.divui %5249, %c17 : index
                %5324 = arith.remui %5249, %c17 : index
                %5325 = arith.muli %5324, %c25 : index
                %5326 = arith.addi %5323, %5325 : index
                %5327 = arith.divui %5326, %c25 : index
                %5328 = arith.muli %5327, %c24 : index
                %5329 = arith.muli %5322, %c4 : index
                %5330 = arith.addi %5328, %5329 : index
                %5331 = arith.remui %5326, %c25 : index
                %5332 = arith.muli %5331, %c17 : index
                %5333 = arith.addi %5330, %5332 : index
                %5334 = arith.addi %5321, %5333 : index
                %5335 = arith.addi %5279, %5334 : index
                %5336 = vector.shuffle %5261, %5261 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5336, %kv[%5335] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5337 = arith.addi %5254, %c26 : index
                %5338 = arith.divui %5337, %c4 : index
                %5339 = arith.muli %5338, %c19 : index
                %5340 = arith.addi %5339, %c9 : index
                %5341 = arith.remui %5337, %c4 : index
                %5342 = arith.divui %5249, %c17 : index
                %5343 = arith.remui %5249, %c17 : index
                %5344 = arith.muli %5343, %c25 : index
                %5345 = arith.addi %5342, %5344 : index
                %5346 = arith.divui %5345, %c25 : index
                %5347 = arith.muli %5346, %c24 : index
                %5348 = arith.muli %5341, %c4 : index
                %5349 = arith.addi %5347, %5348 : index
                %5350 = arith.remui %5345, %c25 : index
                %5351 = arith.muli %5350, %c17 : index
                %5352 = arith.addi %5349, %5351 : index
                %5353 = arith.addi %5340, %5352 : index
                %5354 = arith.addi %5279, %5353 : index
                %5355 = vector.shuffle %5261, %5261 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5355, %kv[%5354] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5356 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5356 {
            %5357 = wave.lane
            %5358 = arith.muli %5357, %c13 : index
            scf.for %5359 = %5358 to %c33 step %c6 {
              %5360 = arith.addi %5244, %5359 : index
              %5361 = vector.load %17[%5360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5362 = arith.mulf %5361, %5247 : vector<4xf32>
              %5363 = wave.fp8_encode "e4m3" %5362 : vector<4xf32> -> vector<4xi8>
              %5364 = arith.cmpi slt, %5245, %kvHeads : index
              scf.if %5364 {
                %5365 = arith.muli %5245, %c9 : index
                %5366 = arith.addi %5250, %5365 : index
                %5367 = vector.shuffle %5363, %5363 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5368 = arith.divui %5359, %c4 : index
                %5369 = arith.muli %5368, %c24 : index
                %5370 = arith.remui %5359, %c4 : index
                %5371 = arith.muli %5249, %c4 : index
                %5372 = arith.divui %5370, %c13 : index
                %5373 = arith.muli %5372, %c13 : index
                %5374 = arith.remui %5370, %c17 : index
                %5375 = arith.muli %5374, %c17 : index
                %5376 = arith.addi %5373, %5375 : index
                %5377 = arith.divui %5370, %c17 : index
                %5378 = arith.remui %5377, %c17 : index
                %5379 = arith.addi %5376, %5378 : index
                %5380 = arith.addi %5371, %5379 : index
                %5381 = arith.addi %5369, %5380 : index
                %5382 = arith.addi %5366, %5381 : index
                vector.store %5367, %kv[%5382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5383 = arith.subi %5245, %kvHeads : index
                %5384 = arith.muli %5383, %c9 : index
                %5385 = arith.addi %5250, %5384 : index
                %5386 = arith.addi %5359, %c8 : index
                %5387 = arith.divui %5386, %c4 : index
                %5388 = arith.muli %5387, %c24 : index
                %5389 = arith.addi %5388, %c10 : index
                %5390 = arith.remui %5386, %c4 : index
                %5391 = arith.divui %5249, %c17 : index
                %5392 = arith.remui %5249, %c17 : index
                %5393 = arith.muli %5392, %c25 : index
                %5394 = arith.addi %5391, %5393 : index
                %5395 = arith.muli %5390, %c4 : index
                %5396 = arith.divui %5394, %c13 : index
                %5397 = arith.muli %5396, %c13 : index
                %5398 = arith.remui %5394, %c17 : index
                %5399 = arith.muli %5398, %c17 : index
                %5400 = arith.addi %5397, %5399 : index
                %5401 = arith.divui %5394, %c17 : index
                %5402 = arith.remui %5401, %c17 : index
                %5403 = arith.addi %5400, %5402 : index
                %5404 = arith.addi %5395, %5403 : index
                %5405 = arith.addi %5389, %5404 : index
                %5406 = arith.addi %5385, %5405 : index
                %5407 = vector.shuffle %5363, %5363 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5407, %kv[%5406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5408 = arith.addi %5359, %c7 : index
                %5409 = arith.divui %5408, %c4 : index
                %5410 = arith.muli %5409, %c24 : index
                %5411 = arith.addi %5410, %c10 : index
                %5412 = arith.remui %5408, %c4 : index
                %5413 = arith.divui %5249, %c17 : index
                %5414 = arith.remui %5249, %c17 : index
                %5415 = arith.muli %5414, %c25 : index
                %5416 = arith.addi %5413, %5415 : index
                %5417 = arith.muli %5412, %c4 : index
                %5418 = arith.divui %5416, %c13 : index
                %5419 = arith.muli %5418, %c13 : index
                %5420 = arith.remui %5416, %c17 : index
                %5421 = arith.muli %5420, %c17 : index
                %5422 = arith.addi %5419, %5421 : index
                %5423 = arith.divui %5416, %c17 : index
                %5424 = arith.remui %5423, %c17 : index
                %5425 = arith.addi %5422, %5424 : index
                %5426 = arith.addi %5417, %5425 : index
                %5427 = arith.addi %5411, %5426 : index
                %5428 = arith.addi %5385, %5427 : index
                %5429 = vector.shuffle %5363, %5363 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5429, %kv[%5428] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5430 = arith.addi %5359, %c17 : index
                %5431 = arith.divui %5430, %c4 : index
                %5432 = arith.muli %5431, %c24 : index
                %5433 = arith.addi %5432, %c10 : index
                %5434 = arith.remui %5430, %c4 : index
                %5435 = arith.divui %5249, %c17 : index
                %5436 = arith.remui %5249, %c17 : index
                %5437 = arith.muli %5436, %c25 : index
                %5438 = arith.addi %5435, %5437 : index
                %5439 = arith.muli %5434, %c4 : index
                %5440 = arith.divui %5438, %c13 : index
                %5441 = arith.muli %5440, %c13 : index
                %5442 = arith.remui %5438, %c17 : index
                %5443 = arith.muli %5442, %c17 : index
                %5444 = arith.addi %5441, %5443 : index
                %5445 = arith.divui %5438, %c17 : index
                %5446 = arith.remui %5445, %c17 : index
                %5447 = arith.addi %5444, %5446 : index
                %5448 = arith.addi %5439, %5447 : index
                %5449 = arith.addi %5433, %5448 : index
                %5450 = arith.addi %5385, %5449 : index
                %5451 = vector.shuffle %5363, %5363 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5451, %kv[%5450] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5452 = arith.addi %5359, %c26 : index
                %5453 = arith.divui %5452, %c4 : index
                %5454 = arith.muli %5453, %c24 : index
                %5455 = arith.addi %5454, %c10 : index
                %5456 = arith.remui %5452, %c4 : index
                %5457 = arith.divui %5249, %c17 : index
                %5458 = arith.remui %5249, %c17 : index
                %5459 = arith.muli %5458, %c25 : index
                %5460 = arith.addi %5457, %5459 : index
                %5461 = arith.muli %5456, %c4 : index
                %5462 = arith.divui %5460, %c13 : index
                %5463 = arith.muli %5462, %c13 : index
                %5464 = arith.remui %5460, %c17 : index
                %5465 = arith.muli %5464, %c17 : index
                %5466 = arith.addi %5463, %5465 : index
                %5467 = arith.divui %5460, %c17 : index
                %5468 = arith.remui %5467, %c17 : index
                %5469 = arith.addi %5466, %5468 : index
                %5470 = arith.addi %5461, %5469 : index
                %5471 = arith.addi %5455, %5470 : index
                %5472 = arith.addi %5385, %5471 : index
                %5473 = vector.shuffle %5363, %5363 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5473, %kv[%5472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5474 = arith.cmpi eq, %codec, %c17 : index
          scf.if %5474 {
            %5475 = wave.lane
            %5476 = arith.muli %5475, %c13 : index
            scf.for %5477 = %5476 to %c33 step %c6 {
              %5478 = arith.addi %5244, %5477 : index
              %5479 = vector.load %17[%5478] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5480 = arith.mulf %5479, %5247 : vector<4xf32>
              %5481 = wave.fp8_encode "e5m2" %5480 : vector<4xf32> -> vector<4xi8>
              %5482 = arith.cmpi slt, %5245, %kvHeads : index
              scf.if %5482 {
                %5483 = arith.muli %5245, %c9 : index
                %5484 = arith.addi %5250, %5483 : index
                %5485 = vector.shuffle %5481, %5481 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5486 = arith.divui %5477, %c4 : index
                %5487 = arith.muli %5486, %c24 : index
                %5488 = arith.remui %5477, %c4 : index
                %5489 = arith.muli %5249, %c4 : index
                %5490 = arith.divui %5488, %c13 : index
                %5491 = arith.muli %5490, %c13 : index
                %5492 = arith.remui %5488, %c17 : index
                %5493 = arith.muli %5492, %c17 : index
                %5494 = arith.addi %5491, %5493 : index
                %5495 = arith.divui %5488, %c17 : index
                %5496 = arith.remui %5495, %c17 : index
                %5497 = arith.addi %5494, %5496 : index
                %5498 = arith.addi %5489, %5497 : index
                %5499 = arith.addi %5487, %5498 : index
                %5500 = arith.addi %5484, %5499 : index
                vector.store %5485, %kv[%5500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5501 = arith.subi %5245, %kvHeads : index
                %5502 = arith.muli %5501, %c9 : index
                %5503 = arith.addi %5250, %5502 : index
                %5504 = arith.addi %5477, %c8 : index
                %5505 = arith.divui %5504, %c4 : index
                %5506 = arith.muli %5505, %c24 : index
                %5507 = arith.addi %5506, %c10 : index
                %5508 = arith.remui %5504, %c4 : index
                %5509 = arith.divui %5249, %c17 : index
                %5510 = arith.remui %5249, %c17 : index
                %5511 = arith.muli %5510, %c25 : index
                %5512 = arith.addi %5509, %5511 : index
                %5513 = arith.muli %5508, %c4 : index
                %5514 = arith.divui %5512, %c13 : index
                %5515 = arith.muli %5514, %c13 : index
                %5516 = arith.remui %5512, %c17 : index
                %5517 = arith.muli %5516, %c17 : index
                %5518 = arith.addi %5515, %5517 : index
                %5519 = arith.divui %5512, %c17 : index
                %5520 = arith.remui %5519, %c17 : index
                %5521 = arith.addi %5518, %5520 : index
                %5522 = arith.addi %5513, %5521 : index
                %5523 = arith.addi %5507, %5522 : index
                %5524 = arith.addi %5503, %5523 : index
                %5525 = vector.shuffle %5481, %5481 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5525, %kv[%5524] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5526 = arith.addi %5477, %c7 : index
                %5527 = arith.divui %5526, %c4 : index
                %5528 = arith.muli %5527, %c24 : index
                %5529 = arith.addi %5528, %c10 : index
                %5530 = arith.remui %5526, %c4 : index
                %5531 = arith.divui %5249, %c17 : index
                %5532 = arith.remui %5249, %c17 : index
                %5533 = arith.muli %5532, %c25 : index
                %5534 = arith.addi %5531, %5533 : index
                %5535 = arith.muli %5530, %c4 : index
                %5536 = arith.divui %5534, %c13 : index
                %5537 = arith.muli %5536, %c13 : index
                %5538 = arith.remui %5534, %c17 : index
                %5539 = arith.muli %5538, %c17 : index
                %5540 = arith.addi %5537, %5539 : index
                %5541 = arith.divui %5534, %c17 : index
                %5542 = arith.remui %5541, %c17 : index
                %5543 = arith.addi %5540, %5542 : index
                %5544 = arith.addi %5535, %5543 : index
                %5545 = arith.addi %5529, %5544 : index
                %5546 = arith.addi %5503, %5545 : index
                %5547 = vector.shuffle %5481, %5481 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5547, %kv[%5546] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5548 = arith.addi %5477, %c17 : index
                %5549 = arith.divui %5548, %c4 : index
                %5550 = arith.muli %5549, %c24 : index
                %5551 = arith.addi %5550, %c10 : index
                %5552 = arith.remui %5548, %c4 : index
                %5553 = arith.divui %5249, %c17 : index
                %5554 = arith.remui %5249, %c17 : index
                %5555 = arith.muli %5554, %c25 : index
                %5556 = arith.addi %5553, %5555 : index
                %5557 = arith.muli %5552, %c4 : index
                %5558 = arith.divui %5556, %c13 : index
                %5559 = arith.muli %5558, %c13 : index
                %5560 = arith.remui %5556, %c17 : index
                %5561 = arith.muli %5560, %c17 : index
                %5562 = arith.addi %5559, %5561 : index
                %5563 = arith.divui %5556, %c17 : index
                %5564 = arith.remui %5563, %c17 : index
                %5565 = arith.addi %5562, %5564 : index
                %5566 = arith.addi %5557, %5565 : index
                %5567 = arith.addi %5551, %5566 : index
                %5568 = arith.addi %5503, %5567 : index
                %5569 = vector.shuffle %5481, %5481 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5569, %kv[%5568] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5570 = arith.addi %5477, %c26 : index
                %5571 = arith.divui %5570, %c4 : index
                %5572 = arith.muli %5571, %c24 : index
                %5573 = arith.addi %5572, %c10 : index
                %5574 = arith.remui %5570, %c4 : index
                %5575 = arith.divui %5249, %c17 : index
                %5576 = arith.remui %5249, %c17 : index
                %5577 = arith.muli %5576, %c25 : index
                %5578 = arith.addi %5575, %5577 : index
                %5579 = arith.muli %5574, %c4 : index
                %5580 = arith.divui %5578, %c13 : index
                %5581 = arith.muli %5580, %c13 : index
                %5582 = arith.remui %5578, %c17 : index
                %5583 = arith.muli %5582, %c17 : index
                %5584 = arith.addi %5581, %5583 : index
                %5585 = arith.divui %5578, %c17 : index
                %5586 = arith.remui %5585, %c17 : index
                %5587 = arith.addi %5584, %5586 : index
                %5588 = arith.addi %5579, %5587 : index
                %5589 = arith.addi %5573, %5588 : index
                %5590 = arith.addi %5503, %5589 : index
                %5591 = vector.shuffle %5481, %5481 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5591, %kv[%5590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
