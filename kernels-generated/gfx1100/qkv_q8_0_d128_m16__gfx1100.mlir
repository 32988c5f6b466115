// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=128, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d128_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 2048 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 4096 : index
  %c33 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
  %11 = arith.muli %0, %c7 : index
  %12 = arith.muli %3, %c8 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c10 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = wave.scratch %c12 : memref<?xf32>
  %20 = memref.load %step[%c9] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.muli %1, %c4 : index
  %23 = arith.cmpi slt, %22, %21 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c4 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %22, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c4 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c9, %c4 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c8 : index
    %34 = arith.remui %c9, %c4 : index
    %35 = arith.divui %34, %c7 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c7 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c7 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c9, %c7 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.divui %inputFeatures, %c15 : index
    %45 = arith.muli %4, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c8 : index
    %52 = arith.muli %51, %c8 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c8 iter_args(%57 = %c14, %58 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c9 : index
      %62 = arith.remui %60, %c4 : index
      %63 = arith.addi %15, %c6 : index
      %64 = arith.muli %61, %c15 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %62, %c8 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %69 = vector.bitcast %68 : vector<2xi8> to vector<1xf16>
      %70 = vector.extract %69[0] : f16 from vector<1xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = arith.addi %15, %c6 : index
      %73 = arith.addi %inputFeatures, %c5 : index
      %74 = arith.divui %73, %c6 : index
      %75 = arith.muli %74, %c6 : index
      %76 = arith.addi %72, %75 : index
      %77 = arith.muli %61, %c18 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.addi %78, %c9 : index
      %80 = arith.muli %62, %c4 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.andi %83, %c19 : vector<4xi32>
      %85 = arith.ori %84, %c20 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %83, %c21 : vector<4xi32>
      %88 = arith.andi %87, %c19 : vector<4xi32>
      %89 = arith.ori %88, %c20 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = vector.shuffle %86, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.subf %91, %c22 : vector<16xf16>
      %93 = arith.mulf %92, %71 : vector<16xf16>
      %94 = arith.muli %61, %c18 : index
      %95 = arith.addi %76, %94 : index
      %96 = arith.addi %95, %c23 : index
      %97 = arith.muli %62, %c4 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<4xi32>
      %101 = arith.andi %100, %c19 : vector<4xi32>
      %102 = arith.ori %101, %c20 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %100, %c21 : vector<4xi32>
      %105 = arith.andi %104, %c19 : vector<4xi32>
      %106 = arith.ori %105, %c20 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = vector.shuffle %103, %107 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.subf %108, %c22 : vector<16xf16>
      %110 = arith.mulf %109, %71 : vector<16xf16>
      %111 = arith.addi %56, %c10 : index
      %112 = arith.remui %60, %c4 : index
      %113 = arith.addi %15, %c6 : index
      %114 = arith.muli %111, %c15 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %112, %c8 : index
      %117 = arith.addi %115, %116 : index
      %118 = vector.load %w[%117] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %119 = vector.bitcast %118 : vector<2xi8> to vector<1xf16>
      %120 = vector.extract %119[0] : f16 from vector<1xf16>
      %121 = vector.broadcast %120 : f16 to vector<16xf16>
      %122 = arith.addi %15, %c6 : index
      %123 = arith.addi %inputFeatures, %c5 : index
      %124 = arith.divui %123, %c6 : index
      %125 = arith.muli %124, %c6 : index
      %126 = arith.addi %122, %125 : index
      %127 = arith.muli %111, %c18 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.addi %128, %c9 : index
      %130 = arith.muli %112, %c4 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<4xi32>
      %134 = arith.andi %133, %c19 : vector<4xi32>
      %135 = arith.ori %134, %c20 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %133, %c21 : vector<4xi32>
      %138 = arith.andi %137, %c19 : vector<4xi32>
      %139 = arith.ori %138, %c20 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.subf %141, %c22 : vector<16xf16>
      %143 = arith.mulf %142, %121 : vector<16xf16>
      %144 = arith.muli %111, %c18 : index
      %145 = arith.addi %126, %144 : index
      %146 = arith.addi %145, %c23 : index
      %147 = arith.muli %112, %c4 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<4xi32>
      %151 = arith.andi %150, %c19 : vector<4xi32>
      %152 = arith.ori %151, %c20 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %150, %c21 : vector<4xi32>
      %155 = arith.andi %154, %c19 : vector<4xi32>
      %156 = arith.ori %155, %c20 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = vector.shuffle %153, %157 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.subf %158, %c22 : vector<16xf16>
      %160 = arith.mulf %159, %121 : vector<16xf16>
      %161 = arith.addi %56, %c9 : index
      %162 = arith.remui %60, %c4 : index
      %163 = arith.addi %17, %c6 : index
      %164 = arith.muli %161, %c15 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %162, %c8 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %169 = vector.bitcast %168 : vector<2xi8> to vector<1xf16>
      %170 = vector.extract %169[0] : f16 from vector<1xf16>
      %171 = vector.broadcast %170 : f16 to vector<16xf16>
      %172 = arith.addi %17, %c6 : index
      %173 = arith.addi %inputFeatures, %c5 : index
      %174 = arith.divui %173, %c6 : index
      %175 = arith.muli %174, %c6 : index
      %176 = arith.addi %172, %175 : index
      %177 = arith.muli %161, %c18 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c9 : index
      %180 = arith.muli %162, %c4 : index
      %181 = arith.addi %179, %180 : index
      %182 = vector.load %w[%181] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %183 = vector.bitcast %182 : vector<16xi8> to vector<4xi32>
      %184 = arith.andi %183, %c19 : vector<4xi32>
      %185 = arith.ori %184, %c20 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %183, %c21 : vector<4xi32>
      %188 = arith.andi %187, %c19 : vector<4xi32>
      %189 = arith.ori %188, %c20 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = arith.subf %191, %c22 : vector<16xf16>
      %193 = arith.mulf %192, %171 : vector<16xf16>
      %194 = arith.muli %161, %c18 : index
      %195 = arith.addi %176, %194 : index
      %196 = arith.addi %195, %c23 : index
      %197 = arith.muli %162, %c4 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = arith.andi %200, %c19 : vector<4xi32>
      %202 = arith.ori %201, %c20 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %200, %c21 : vector<4xi32>
      %205 = arith.andi %204, %c19 : vector<4xi32>
      %206 = arith.ori %205, %c20 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = arith.subf %208, %c22 : vector<16xf16>
      %210 = arith.mulf %209, %171 : vector<16xf16>
      %211 = arith.addi %56, %c10 : index
      %212 = arith.remui %60, %c4 : index
      %213 = arith.addi %17, %c6 : index
      %214 = arith.muli %211, %c15 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.muli %212, %c8 : index
      %217 = arith.addi %215, %216 : index
      %218 = vector.load %w[%217] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %219 = vector.bitcast %218 : vector<2xi8> to vector<1xf16>
      %220 = vector.extract %219[0] : f16 from vector<1xf16>
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = arith.addi %17, %c6 : index
      %223 = arith.addi %inputFeatures, %c5 : index
      %224 = arith.divui %223, %c6 : index
      %225 = arith.muli %224, %c6 : index
      %226 = arith.addi %222, %225 : index
      %227 = arith.muli %211, %c18 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.addi %228, %c9 : index
      %230 = arith.muli %212, %c4 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.andi %233, %c19 : vector<4xi32>
      %235 = arith.ori %234, %c20 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %233, %c21 : vector<4xi32>
      %238 = arith.andi %237, %c19 : vector<4xi32>
      %239 = arith.ori %238, %c20 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = arith.subf %241, %c22 : vector<16xf16>
      %243 = arith.mulf %242, %221 : vector<16xf16>
      %244 = arith.muli %211, %c18 : index
      %245 = arith.addi %226, %244 : index
      %246 = arith.addi %245, %c23 : index
      %247 = arith.muli %212, %c4 : index
      %248 = arith.addi %246, %247 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<4xi32>
      %251 = arith.andi %250, %c19 : vector<4xi32>
      %252 = arith.ori %251, %c20 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %250, %c21 : vector<4xi32>
      %255 = arith.andi %254, %c19 : vector<4xi32>
      %256 = arith.ori %255, %c20 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = arith.subf %258, %c22 : vector<16xf16>
      %260 = arith.mulf %259, %221 : vector<16xf16>
      %261 = arith.muli %56, %c8 : index
      %262 = arith.addi %261, %c9 : index
      %263 = arith.muli %tileRows, %c4 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %43, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c7 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %93, %57 : vector<16xf16>, vector<8xf32>
      %272 = wave.mma %270, %193, %58 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %56, %c8 : index
      %274 = arith.addi %273, %c10 : index
      %275 = arith.muli %tileRows, %c4 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %43, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c7 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %110, %271 : vector<16xf16>, vector<8xf32>
      %284 = wave.mma %282, %210, %272 : vector<16xf16>, vector<8xf32>
      %285 = arith.muli %56, %c8 : index
      %286 = arith.addi %285, %c8 : index
      %287 = arith.muli %tileRows, %c4 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.addi %43, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c7 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %143, %283 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %243, %284 : vector<16xf16>, vector<8xf32>
      %297 = arith.muli %56, %c8 : index
      %298 = arith.addi %297, %c24 : index
      %299 = arith.muli %tileRows, %c4 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %43, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c7 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %160, %295 : vector<16xf16>, vector<8xf32>
      %308 = wave.mma %306, %260, %296 : vector<16xf16>, vector<8xf32>
      scf.yield %307, %308 : vector<8xf32>, vector<8xf32>
    }
    %309 = arith.select %49, %55, %48 : index
    %313:2 = scf.for %310 = %55 to %309 step %c10 iter_args(%311 = %59#0, %312 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %314 = wave.lane
      %315 = arith.addi %310, %c9 : index
      %316 = arith.remui %314, %c4 : index
      %317 = arith.addi %15, %c6 : index
      %318 = arith.muli %315, %c15 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.muli %316, %c8 : index
      %321 = arith.addi %319, %320 : index
      %322 = vector.load %w[%321] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %323 = vector.bitcast %322 : vector<2xi8> to vector<1xf16>
      %324 = vector.extract %323[0] : f16 from vector<1xf16>
      %325 = vector.broadcast %324 : f16 to vector<16xf16>
      %326 = arith.addi %15, %c6 : index
      %327 = arith.addi %inputFeatures, %c5 : index
      %328 = arith.divui %327, %c6 : index
      %329 = arith.muli %328, %c6 : index
      %330 = arith.addi %326, %329 : index
      %331 = arith.muli %315, %c18 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.addi %332, %c9 : index
      %334 = arith.muli %316, %c4 : index
      %335 = arith.addi %333, %334 : index
      %336 = vector.load %w[%335] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %337 = vector.bitcast %336 : vector<16xi8> to vector<4xi32>
      %338 = arith.andi %337, %c19 : vector<4xi32>
      %339 = arith.ori %338, %c20 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %337, %c21 : vector<4xi32>
      %342 = arith.andi %341, %c19 : vector<4xi32>
      %343 = arith.ori %342, %c20 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = arith.subf %345, %c22 : vector<16xf16>
      %347 = arith.mulf %346, %325 : vector<16xf16>
      %348 = arith.muli %315, %c18 : index
      %349 = arith.addi %330, %348 : index
      %350 = arith.addi %349, %c23 : index
      %351 = arith.muli %316, %c4 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%352] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %354 = vector.bitcast %353 : vector<16xi8> to vector<4xi32>
      %355 = arith.andi %354, %c19 : vector<4xi32>
      %356 = arith.ori %355, %c20 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %354, %c21 : vector<4xi32>
      %359 = arith.andi %358, %c19 : vector<4xi32>
      %360 = arith.ori %359, %c20 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = vector.shuffle %357, %361 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = arith.subf %362, %c22 : vector<16xf16>
      %364 = arith.mulf %363, %325 : vector<16xf16>
      %365 = arith.addi %310, %c9 : index
      %366 = arith.remui %314, %c4 : index
      %367 = arith.addi %17, %c6 : index
      %368 = arith.muli %365, %c15 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.muli %366, %c8 : index
      %371 = arith.addi %369, %370 : index
      %372 = vector.load %w[%371] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %373 = vector.bitcast %372 : vector<2xi8> to vector<1xf16>
      %374 = vector.extract %373[0] : f16 from vector<1xf16>
      %375 = vector.broadcast %374 : f16 to vector<16xf16>
      %376 = arith.addi %17, %c6 : index
      %377 = arith.addi %inputFeatures, %c5 : index
      %378 = arith.divui %377, %c6 : index
      %379 = arith.muli %378, %c6 : index
      %380 = arith.addi %376, %379 : index
      %381 = arith.muli %365, %c18 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.addi %382, %c9 : index
      %384 = arith.muli %366, %c4 : index
      %385 = arith.addi %383, %384 : index
      %386 = vector.load %w[%385] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %387 = vector.bitcast %386 : vector<16xi8> to vector<4xi32>
      %388 = arith.andi %387, %c19 : vector<4xi32>
      %389 = arith.ori %388, %c20 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %387, %c21 : vector<4xi32>
      %392 = arith.andi %391, %c19 : vector<4xi32>
      %393 = arith.ori %392, %c20 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = arith.subf %395, %c22 : vector<16xf16>
      %397 = arith.mulf %396, %375 : vector<16xf16>
      %398 = arith.muli %365, %c18 : index
      %399 = arith.addi %380, %398 : index
      %400 = arith.addi %399, %c23 : index
      %401 = arith.muli %366, %c4 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %w[%402] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %404 = vector.bitcast %403 : vector<16xi8> to vector<4xi32>
      %405 = arith.andi %404, %c19 : vector<4xi32>
      %406 = arith.ori %405, %c20 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = arith.shrui %404, %c21 : vector<4xi32>
      %409 = arith.andi %408, %c19 : vector<4xi32>
      %410 = arith.ori %409, %c20 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = vector.shuffle %407, %411 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = arith.subf %412, %c22 : vector<16xf16>
      %414 = arith.mulf %413, %375 : vector<16xf16>
      %415 = arith.muli %310, %c8 : index
      %416 = arith.addi %415, %c9 : index
      %417 = arith.muli %tileRows, %c4 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %43, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c7 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = wave.mma %424, %347, %311 : vector<16xf16>, vector<8xf32>
      %426 = wave.mma %424, %397, %312 : vector<16xf16>, vector<8xf32>
      %427 = arith.muli %310, %c8 : index
      %428 = arith.addi %427, %c10 : index
      %429 = arith.muli %tileRows, %c4 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.addi %43, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = arith.muli %tileRows, %c7 : index
      %434 = arith.addi %431, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = vector.shuffle %432, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = wave.mma %436, %364, %425 : vector<16xf16>, vector<8xf32>
      %438 = wave.mma %436, %414, %426 : vector<16xf16>, vector<8xf32>
      scf.yield %437, %438 : vector<8xf32>, vector<8xf32>
    }
    %439 = arith.addi %22, %c9 : index
    %440 = wave.lane
    %441 = arith.muli %3, %c8 : index
    %442 = arith.muli %441, %c23 : index
    %443 = arith.addi %442, %440 : index
    %444 = arith.muli %4, %c12 : index
    %445 = arith.addi %444, %443 : index
    %446 = arith.addi %445, %c9 : index
    %447 = arith.addi %446, %c9 : index
    %448 = vector.extract %313#0[0] : f32 from vector<8xf32>
    memref.store %448, %18[%447] : memref<?xf32>
    %449 = arith.muli %4, %c12 : index
    %450 = arith.addi %449, %443 : index
    %451 = arith.addi %450, %c9 : index
    %452 = arith.addi %451, %c15 : index
    %453 = vector.extract %313#0[1] : f32 from vector<8xf32>
    memref.store %453, %18[%452] : memref<?xf32>
    %454 = arith.muli %4, %c12 : index
    %455 = arith.addi %454, %443 : index
    %456 = arith.addi %455, %c9 : index
    %457 = arith.addi %456, %c25 : index
    %458 = vector.extract %313#0[2] : f32 from vector<8xf32>
    memref.store %458, %18[%457] : memref<?xf32>
    %459 = arith.muli %4, %c12 : index
    %460 = arith.addi %459, %443 : index
    %461 = arith.addi %460, %c9 : index
    %462 = arith.addi %461, %c26 : index
    %463 = vector.extract %313#0[3] : f32 from vector<8xf32>
    memref.store %463, %18[%462] : memref<?xf32>
    %464 = arith.muli %4, %c12 : index
    %465 = arith.addi %464, %443 : index
    %466 = arith.addi %465, %c9 : index
    %467 = arith.addi %466, %c6 : index
    %468 = vector.extract %313#0[4] : f32 from vector<8xf32>
    memref.store %468, %18[%467] : memref<?xf32>
    %469 = arith.muli %4, %c12 : index
    %470 = arith.addi %469, %443 : index
    %471 = arith.addi %470, %c9 : index
    %472 = arith.addi %471, %c27 : index
    %473 = vector.extract %313#0[5] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c12 : index
    %475 = arith.addi %474, %443 : index
    %476 = arith.addi %475, %c9 : index
    %477 = arith.addi %476, %c28 : index
    %478 = vector.extract %313#0[6] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c12 : index
    %480 = arith.addi %479, %443 : index
    %481 = arith.addi %480, %c9 : index
    %482 = arith.addi %481, %c29 : index
    %483 = vector.extract %313#0[7] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c12 : index
    %485 = arith.addi %484, %443 : index
    %486 = arith.addi %485, %c23 : index
    %487 = arith.addi %486, %c9 : index
    %488 = vector.extract %313#1[0] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c12 : index
    %490 = arith.addi %489, %443 : index
    %491 = arith.addi %490, %c23 : index
    %492 = arith.addi %491, %c15 : index
    %493 = vector.extract %313#1[1] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c12 : index
    %495 = arith.addi %494, %443 : index
    %496 = arith.addi %495, %c23 : index
    %497 = arith.addi %496, %c25 : index
    %498 = vector.extract %313#1[2] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c12 : index
    %500 = arith.addi %499, %443 : index
    %501 = arith.addi %500, %c23 : index
    %502 = arith.addi %501, %c26 : index
    %503 = vector.extract %313#1[3] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c12 : index
    %505 = arith.addi %504, %443 : index
    %506 = arith.addi %505, %c23 : index
    %507 = arith.addi %506, %c6 : index
    %508 = vector.extract %313#1[4] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c12 : index
    %510 = arith.addi %509, %443 : index
    %511 = arith.addi %510, %c23 : index
    %512 = arith.addi %511, %c27 : index
    %513 = vector.extract %313#1[5] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c12 : index
    %515 = arith.addi %514, %443 : index
    %516 = arith.addi %515, %c23 : index
    %517 = arith.addi %516, %c28 : index
    %518 = vector.extract %313#1[6] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    %519 = arith.muli %4, %c12 : index
    %520 = arith.addi %519, %443 : index
    %521 = arith.addi %520, %c23 : index
    %522 = arith.addi %521, %c29 : index
    %523 = vector.extract %313#1[7] : f32 from vector<8xf32>
    memref.store %523, %18[%522] : memref<?xf32>
    wave.barrier
    %524 = arith.muli %4, %c8 : index
    %525 = arith.addi %524, %c9 : index
    %526 = arith.muli %525, %c8 : index
    %527 = arith.divui %440, %c4 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.addi %439, %528 : index
    %530 = arith.cmpi slt, %529, %21 : index
    scf.if %530 {
      %531 = arith.cmpi eq, %hasFactors, %c10 : index
      %532 = memref.load %factors[%529] : memref<?xf32>
      %533 = arith.select %531, %532, %c31 : f32
      %534 = arith.addi %443, %c9 : index
      %535 = arith.muli %525, %c15 : index
      %536 = arith.addi %534, %535 : index
      %537 = memref.load %18[%536] : memref<?xf32>
      %538 = arith.addi %536, %c12 : index
      %539 = memref.load %18[%538] : memref<?xf32>
      %540 = arith.addf %537, %539 : f32
      %541 = arith.addi %536, %c32 : index
      %542 = memref.load %18[%541] : memref<?xf32>
      %543 = arith.addf %540, %542 : f32
      %544 = arith.addi %536, %c33 : index
      %545 = memref.load %18[%544] : memref<?xf32>
      %546 = arith.addf %543, %545 : f32
      %547 = arith.remui %440, %c4 : index
      %548 = arith.muli %547, %c2 : index
      %549 = arith.addi %15, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %533 : f32
      %554 = arith.mulf %546, %553 : f32
      %555 = arith.muli %3, %c8 : index
      %556 = arith.addi %555, %c9 : index
      %557 = arith.muli %556, %c4 : index
      %558 = arith.remui %440, %c4 : index
      %559 = arith.addi %557, %558 : index
      %560 = arith.muli %528, %c6 : index
      %561 = arith.addi %560, %559 : index
      memref.store %554, %19[%561] : memref<?xf32>
      %562 = arith.addi %443, %c23 : index
      %563 = arith.muli %525, %c15 : index
      %564 = arith.addi %562, %563 : index
      %565 = memref.load %18[%564] : memref<?xf32>
      %566 = arith.addi %564, %c12 : index
      %567 = memref.load %18[%566] : memref<?xf32>
      %568 = arith.addf %565, %567 : f32
      %569 = arith.addi %564, %c32 : index
      %570 = memref.load %18[%569] : memref<?xf32>
      %571 = arith.addf %568, %570 : f32
      %572 = arith.addi %564, %c33 : index
      %573 = memref.load %18[%572] : memref<?xf32>
      %574 = arith.addf %571, %573 : f32
      %575 = arith.remui %440, %c4 : index
      %576 = arith.muli %575, %c2 : index
      %577 = arith.addi %17, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %533 : f32
      %582 = arith.mulf %574, %581 : f32
      %583 = arith.muli %3, %c8 : index
      %584 = arith.addi %583, %c10 : index
      %585 = arith.muli %584, %c4 : index
      %586 = arith.remui %440, %c4 : index
      %587 = arith.addi %585, %586 : index
      %588 = arith.muli %528, %c6 : index
      %589 = arith.addi %588, %587 : index
      memref.store %582, %19[%589] : memref<?xf32>
    }
    %590 = arith.muli %4, %c8 : index
    %591 = arith.addi %590, %c10 : index
    %592 = arith.muli %591, %c8 : index
    %593 = arith.divui %440, %c4 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.addi %439, %594 : index
    %596 = arith.cmpi slt, %595, %21 : index
    scf.if %596 {
      %597 = arith.cmpi eq, %hasFactors, %c10 : index
      %598 = memref.load %factors[%595] : memref<?xf32>
      %599 = arith.select %597, %598, %c31 : f32
      %600 = arith.addi %443, %c9 : index
      %601 = arith.muli %591, %c15 : index
      %602 = arith.addi %600, %601 : index
      %603 = memref.load %18[%602] : memref<?xf32>
      %604 = arith.addi %602, %c12 : index
      %605 = memref.load %18[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.addi %602, %c32 : index
      %608 = memref.load %18[%607] : memref<?xf32>
      %609 = arith.addf %606, %608 : f32
      %610 = arith.addi %602, %c33 : index
      %611 = memref.load %18[%610] : memref<?xf32>
      %612 = arith.addf %609, %611 : f32
      %613 = arith.remui %440, %c4 : index
      %614 = arith.muli %613, %c2 : index
      %615 = arith.addi %15, %614 : index
      %616 = vector.load %w[%615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %617 = vector.bitcast %616 : vector<4xi8> to vector<1xf32>
      %618 = vector.extract %617[0] : f32 from vector<1xf32>
      %619 = arith.mulf %618, %599 : f32
      %620 = arith.mulf %612, %619 : f32
      %621 = arith.muli %3, %c8 : index
      %622 = arith.addi %621, %c9 : index
      %623 = arith.muli %622, %c4 : index
      %624 = arith.remui %440, %c4 : index
      %625 = arith.addi %623, %624 : index
      %626 = arith.muli %594, %c6 : index
      %627 = arith.addi %626, %625 : index
      memref.store %620, %19[%627] : memref<?xf32>
      %628 = arith.addi %443, %c23 : index
      %629 = arith.muli %591, %c15 : index
      %630 = arith.addi %628, %629 : index
      %631 = memref.load %18[%630] : memref<?xf32>
      %632 = arith.addi %630, %c12 : index
      %633 = memref.load %18[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.addi %630, %c32 : index
      %636 = memref.load %18[%635] : memref<?xf32>
      %637 = arith.addf %634, %636 : f32
      %638 = arith.addi %630, %c33 : index
      %639 = memref.load %18[%638] : memref<?xf32>
      %640 = arith.addf %637, %639 : f32
      %641 = arith.remui %440, %c4 : index
      %642 = arith.muli %641, %c2 : index
      %643 = arith.addi %17, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %599 : f32
      %648 = arith.mulf %640, %647 : f32
      %649 = arith.muli %3, %c8 : index
      %650 = arith.addi %649, %c10 : index
      %651 = arith.muli %650, %c4 : index
      %652 = arith.remui %440, %c4 : index
      %653 = arith.addi %651, %652 : index
      %654 = arith.muli %594, %c6 : index
      %655 = arith.addi %654, %653 : index
      memref.store %648, %19[%655] : memref<?xf32>
    }
    wave.barrier
    %656 = arith.addi %22, %c9 : index
    %657 = wave.wave
    %658 = arith.addi %657, %c9 : index
    %659 = arith.addi %656, %658 : index
    %660 = arith.cmpi slt, %659, %21 : index
    scf.if %660 {
      %661 = arith.addi %656, %658 : index
      %662 = arith.muli %658, %c6 : index
      %663 = wave.lane
      %664 = arith.addi %663, %c9 : index
      %665 = arith.cmpi eq, %hasBias, %c10 : index
      %666 = arith.addi %662, %664 : index
      %667 = memref.load %19[%666] : memref<?xf32>
      %668 = arith.muli %0, %c6 : index
      %669 = arith.addi %668, %664 : index
      %670 = memref.load %bias[%669] : memref<?xf32>
      %671 = arith.addf %667, %670 : f32
      %672 = arith.select %665, %671, %667 : f32
      %673 = arith.addi %664, %c25 : index
      %674 = arith.cmpi eq, %hasBias, %c10 : index
      %675 = arith.addi %662, %673 : index
      %676 = memref.load %19[%675] : memref<?xf32>
      %677 = arith.muli %0, %c6 : index
      %678 = arith.addi %677, %673 : index
      %679 = memref.load %bias[%678] : memref<?xf32>
      %680 = arith.addf %676, %679 : f32
      %681 = arith.select %674, %680, %676 : f32
      %682 = arith.addi %663, %c15 : index
      %683 = arith.cmpi eq, %hasBias, %c10 : index
      %684 = arith.addi %662, %682 : index
      %685 = memref.load %19[%684] : memref<?xf32>
      %686 = arith.muli %0, %c6 : index
      %687 = arith.addi %686, %682 : index
      %688 = memref.load %bias[%687] : memref<?xf32>
      %689 = arith.addf %685, %688 : f32
      %690 = arith.select %683, %689, %685 : f32
      %691 = arith.addi %682, %c25 : index
      %692 = arith.cmpi eq, %hasBias, %c10 : index
      %693 = arith.addi %662, %691 : index
      %694 = memref.load %19[%693] : memref<?xf32>
      %695 = arith.muli %0, %c6 : index
      %696 = arith.addi %695, %691 : index
      %697 = memref.load %bias[%696] : memref<?xf32>
      %698 = arith.addf %694, %697 : f32
      %699 = arith.select %692, %698, %694 : f32
      %700 = arith.addi %heads, %kvHeads : index
      %701 = arith.cmpi slt, %0, %700 : index
      scf.if %701 {
        %702 = arith.addi %positionsAt, %661 : index
        %703 = memref.load %step[%702] : memref<?xi32>
        %704 = arith.index_cast %703 : i32 to index
        %705 = arith.cmpi eq, %hasNorm, %c10 : index
        %706 = math.fma %672, %672, %c37 : f32
        %707 = math.fma %681, %681, %706 : f32
        %708 = math.fma %690, %690, %707 : f32
        %709 = math.fma %699, %699, %708 : f32
        %710 = vector.broadcast %709 : f32 to vector<1xf32>
        %711 = wave.reduce "add" %710 : vector<1xf32>
        %712 = arith.mulf %711, %inverseHeadDim : f32
        %713 = arith.addf %712, %epsilon : f32
        %714 = math.sqrt %713 : f32
        %715 = arith.divf %c31, %714 : f32
        %716 = arith.cmpi slt, %0, %heads : index
        %717 = arith.addi %664, %c25 : index
        %718 = memref.load %query_norm[%664] : memref<?xf32>
        %719 = memref.load %key_norm[%664] : memref<?xf32>
        %720 = arith.select %716, %718, %719 : f32
        %721 = arith.mulf %672, %715 : f32
        %722 = arith.mulf %721, %720 : f32
        %723 = arith.select %705, %722, %672 : f32
        %724 = memref.load %query_norm[%717] : memref<?xf32>
        %725 = memref.load %key_norm[%717] : memref<?xf32>
        %726 = arith.select %716, %724, %725 : f32
        %727 = arith.mulf %681, %715 : f32
        %728 = arith.mulf %727, %726 : f32
        %729 = arith.select %705, %728, %681 : f32
        %730 = arith.addi %682, %c25 : index
        %731 = memref.load %query_norm[%682] : memref<?xf32>
        %732 = memref.load %key_norm[%682] : memref<?xf32>
        %733 = arith.select %716, %731, %732 : f32
        %734 = arith.mulf %690, %715 : f32
        %735 = arith.mulf %734, %733 : f32
        %736 = arith.select %705, %735, %690 : f32
        %737 = memref.load %query_norm[%730] : memref<?xf32>
        %738 = memref.load %key_norm[%730] : memref<?xf32>
        %739 = arith.select %716, %737, %738 : f32
        %740 = arith.mulf %699, %715 : f32
        %741 = arith.mulf %740, %739 : f32
        %742 = arith.select %705, %741, %699 : f32
        %743 = arith.remui %704, %c23 : index
        %744 = arith.muli %743, %c6 : index
        %745 = arith.addi %744, %664 : index
        %746 = arith.divui %704, %c23 : index
        %747 = arith.addi %746, %c23 : index
        %748 = arith.muli %747, %c6 : index
        %749 = arith.addi %748, %664 : index
        %750 = memref.load %rope[%745] : memref<?xf32>
        %751 = arith.addi %745, %c25 : index
        %752 = memref.load %rope[%751] : memref<?xf32>
        %753 = memref.load %rope[%749] : memref<?xf32>
        %754 = arith.addi %749, %c25 : index
        %755 = memref.load %rope[%754] : memref<?xf32>
        %756 = arith.mulf %753, %750 : f32
        %757 = arith.mulf %755, %752 : f32
        %758 = arith.subf %756, %757 : f32
        %759 = arith.mulf %755, %750 : f32
        %760 = arith.mulf %753, %752 : f32
        %761 = arith.addf %759, %760 : f32
        %762 = arith.mulf %723, %758 : f32
        %763 = arith.mulf %729, %761 : f32
        %764 = arith.subf %762, %763 : f32
        %765 = arith.mulf %729, %758 : f32
        %766 = arith.mulf %723, %761 : f32
        %767 = arith.addf %765, %766 : f32
        %768 = arith.cmpi slt, %0, %heads : index
        scf.if %768 {
          %769 = arith.muli %661, %heads : index
          %770 = arith.addi %769, %0 : index
          %771 = arith.muli %770, %c6 : index
          %772 = arith.addi %771, %664 : index
          memref.store %764, %q[%772] : memref<?xf32>
          %773 = arith.addi %772, %c25 : index
          memref.store %767, %q[%773] : memref<?xf32>
        } else {
          %774 = arith.addi %662, %664 : index
          memref.store %764, %19[%774] : memref<?xf32>
          %775 = arith.addi %662, %664 : index
          %776 = arith.addi %775, %c25 : index
          memref.store %767, %19[%776] : memref<?xf32>
        }
        %777 = arith.remui %704, %c23 : index
        %778 = arith.muli %777, %c6 : index
        %779 = arith.addi %778, %682 : index
        %780 = arith.divui %704, %c23 : index
        %781 = arith.addi %780, %c23 : index
        %782 = arith.muli %781, %c6 : index
        %783 = arith.addi %782, %682 : index
        %784 = memref.load %rope[%779] : memref<?xf32>
        %785 = arith.addi %779, %c25 : index
        %786 = memref.load %rope[%785] : memref<?xf32>
        %787 = memref.load %rope[%783] : memref<?xf32>
        %788 = arith.addi %783, %c25 : index
        %789 = memref.load %rope[%788] : memref<?xf32>
        %790 = arith.mulf %787, %784 : f32
        %791 = arith.mulf %789, %786 : f32
        %792 = arith.subf %790, %791 : f32
        %793 = arith.mulf %789, %784 : f32
        %794 = arith.mulf %787, %786 : f32
        %795 = arith.addf %793, %794 : f32
        %796 = arith.mulf %736, %792 : f32
        %797 = arith.mulf %742, %795 : f32
        %798 = arith.subf %796, %797 : f32
        %799 = arith.mulf %742, %792 : f32
        %800 = arith.mulf %736, %795 : f32
        %801 = arith.addf %799, %800 : f32
        %802 = arith.cmpi slt, %0, %heads : index
        scf.if %802 {
          %803 = arith.muli %661, %heads : index
          %804 = arith.addi %803, %0 : index
          %805 = arith.muli %804, %c6 : index
          %806 = arith.addi %805, %682 : index
          memref.store %798, %q[%806] : memref<?xf32>
          %807 = arith.addi %806, %c25 : index
          memref.store %801, %q[%807] : memref<?xf32>
        } else {
          %808 = arith.addi %662, %682 : index
          memref.store %798, %19[%808] : memref<?xf32>
          %809 = arith.addi %662, %682 : index
          %810 = arith.addi %809, %c25 : index
          memref.store %801, %19[%810] : memref<?xf32>
        }
      } else {
        %811 = arith.cmpi slt, %0, %heads : index
        scf.if %811 {
          %812 = arith.muli %661, %heads : index
          %813 = arith.addi %812, %0 : index
          %814 = arith.muli %813, %c6 : index
          %815 = arith.addi %814, %664 : index
          memref.store %672, %q[%815] : memref<?xf32>
          %816 = arith.addi %815, %c25 : index
          memref.store %681, %q[%816] : memref<?xf32>
        } else {
          %817 = arith.addi %662, %664 : index
          memref.store %672, %19[%817] : memref<?xf32>
          %818 = arith.addi %662, %664 : index
          %819 = arith.addi %818, %c25 : index
          memref.store %681, %19[%819] : memref<?xf32>
        }
        %820 = arith.cmpi slt, %0, %heads : index
        scf.if %820 {
          %821 = arith.muli %661, %heads : index
          %822 = arith.addi %821, %0 : index
          %823 = arith.muli %822, %c6 : index
          %824 = arith.addi %823, %682 : index
          memref.store %690, %q[%824] : memref<?xf32>
          %825 = arith.addi %824, %c25 : index
          memref.store %699, %q[%825] : memref<?xf32>
        } else {
          %826 = arith.addi %662, %682 : index
          memref.store %690, %19[%826] : memref<?xf32>
          %827 = arith.addi %662, %682 : index
          %828 = arith.addi %827, %c25 : index
          memref.store %699, %19[%828] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %829 = arith.cmpi sge, %0, %heads : index
    scf.if %829 {
      %830 = arith.addi %657, %c9 : index
      %831 = arith.addi %656, %830 : index
      %832 = arith.cmpi slt, %831, %21 : index
      scf.if %832 {
        %833 = arith.addi %656, %830 : index
        %834 = arith.addi %slotsAt, %833 : index
        %835 = memref.load %step[%834] : memref<?xi32>
        %836 = arith.index_cast %835 : i32 to index
        %837 = arith.cmpi sge, %836, %c9 : index
        scf.if %837 {
          %838 = arith.muli %830, %c6 : index
          %839 = arith.subi %0, %heads : index
          %840 = memref.load %scales[%839] : memref<?xf32>
          %841 = vector.broadcast %840 : f32 to vector<4xf32>
          %842 = arith.divui %836, %c4 : index
          %843 = arith.remui %836, %c4 : index
          %844 = arith.muli %842, %pageBytes : index
          %845 = arith.cmpi eq, %codec, %c9 : index
          scf.if %845 {
            %846 = wave.lane
            %847 = arith.muli %846, %c2 : index
            scf.for %848 = %847 to %c6 step %c6 {
              %849 = arith.addi %838, %848 : index
              %850 = vector.load %19[%849] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %851 = arith.mulf %850, %841 : vector<4xf32>
              %852 = arith.minimumf %851, %c43 : vector<4xf32>
              %853 = arith.maximumf %852, %c44 : vector<4xf32>
              %854 = arith.truncf %853 : vector<4xf32> to vector<4xf16>
              %855 = vector.bitcast %854 : vector<4xf16> to vector<8xi8>
              %856 = arith.cmpi slt, %839, %kvHeads : index
              scf.if %856 {
                %857 = arith.muli %839, %c11 : index
                %858 = arith.addi %844, %857 : index
                %859 = arith.divui %848, %c4 : index
                %860 = arith.muli %859, %c18 : index
                %861 = arith.remui %848, %c4 : index
                %862 = arith.divui %861, %c7 : index
                %863 = arith.muli %862, %c23 : index
                %864 = arith.muli %843, %c4 : index
                %865 = arith.addi %863, %864 : index
                %866 = arith.remui %861, %c7 : index
                %867 = arith.muli %866, %c8 : index
                %868 = arith.addi %865, %867 : index
                %869 = arith.addi %860, %868 : index
                %870 = arith.addi %858, %869 : index
                vector.store %855, %kv[%870] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %871 = arith.subi %839, %kvHeads : index
                %872 = arith.muli %871, %c11 : index
                %873 = arith.addi %844, %872 : index
                %874 = arith.addi %848, %c9 : index
                %875 = arith.divui %874, %c4 : index
                %876 = arith.muli %875, %c18 : index
                %877 = arith.addi %876, %c32 : index
                %878 = arith.remui %874, %c4 : index
                %879 = arith.divui %843, %c8 : index
                %880 = arith.remui %843, %c8 : index
                %881 = arith.muli %880, %c7 : index
                %882 = arith.addi %879, %881 : index
                %883 = arith.divui %882, %c7 : index
                %884 = arith.muli %883, %c23 : index
                %885 = arith.muli %878, %c4 : index
                %886 = arith.addi %884, %885 : index
                %887 = arith.remui %882, %c7 : index
                %888 = arith.muli %887, %c8 : index
                %889 = arith.addi %886, %888 : index
                %890 = arith.addi %877, %889 : index
                %891 = arith.addi %873, %890 : index
                %892 = vector.shuffle %855, %855 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %892, %kv[%891] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %893 = arith.addi %848, %c10 : index
                %894 = arith.divui %893, %c4 : index
                %895 = arith.muli %894, %c18 : index
                %896 = arith.addi %895, %c32 : index
                %897 = arith.remui %893, %c4 : index
                %898 = arith.divui %843, %c8 : index
                %899 = arith.remui %843, %c8 : index
                %900 = arith.muli %899, %c7 : index
                %901 = arith.addi %898, %900 : index
                %902 = arith.divui %901, %c7 : index
                %903 = arith.muli %902, %c23 : index
                %904 = arith.muli %897, %c4 : index
                %905 = arith.addi %903, %904 : index
                %906 = arith.remui %901, %c7 : index
                %907 = arith.muli %906, %c8 : index
                %908 = arith.addi %905, %907 : index
                %909 = arith.addi %896, %908 : index
                %910 = arith.addi %873, %909 : index
                %911 = vector.shuffle %855, %855 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %911, %kv[%910] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %912 = arith.addi %848, %c8 : index
                %913 = arith.divui %912, %c4 : index
                %914 = arith.muli %913, %c18 : index
                %915 = arith.addi %914, %c32 : index
                %916 = arith.remui %912, %c4 : index
                %917 = arith.divui %843, %c8 : index
                %918 = arith.remui %843, %c8 : index
                %919 = arith.muli %918, %c7 : index
                %920 = arith.addi %917, %919 : index
                %921 = arith.divui %920, %c7 : index
                %922 = arith.muli %921, %c23 : index
                %923 = arith.muli %916, %c4 : index
                %924 = arith.addi %922, %923 : index
                %925 = arith.remui %920, %c7 : index
                %926 = arith.muli %925, %c8 : index
                %927 = arith.addi %924, %926 : index
                %928 = arith.addi %915, %927 : index
                %929 = arith.addi %873, %928 : index
                %930 = vector.shuffle %855, %855 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %930, %kv[%929] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %931 = arith.addi %848, %c24 : index
                %932 = arith.divui %931, %c4 : index
                %933 = arith.muli %932, %c18 : index
                %934 = arith.addi %933, %c32 : index
                %935 = arith.remui %931, %c4 : index
                %936 = arith.divui %843, %c8 : index
                %937 = arith.remui %843, %c8 : index
                %938 = arith.muli %937, %c7 : index
                %939 = arith.addi %936, %938 : index
                %940 = arith.divui %939, %c7 : index
                %941 = arith.muli %940, %c23 : index
                %942 = arith.muli %935, %c4 : index
                %943 = arith.addi %941, %942 : index
                %944 = arith.remui %939, %c7 : index
                %945 = arith.muli %944, %c8 : index
                %946 = arith.addi %943, %945 : index
                %947 = arith.addi %934, %946 : index
                %948 = arith.addi %873, %947 : index
                %949 = vector.shuffle %855, %855 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %949, %kv[%948] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %950 = arith.cmpi eq, %codec, %c10 : index
          scf.if %950 {
            %951 = wave.lane
            %952 = arith.muli %951, %c2 : index
            scf.for %953 = %952 to %c6 step %c6 {
              %954 = arith.addi %838, %953 : index
              %955 = vector.load %19[%954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %956 = arith.mulf %955, %841 : vector<4xf32>
              %957 = wave.fp8_encode "e4m3" %956 : vector<4xf32> -> vector<4xi8>
              %958 = arith.cmpi slt, %839, %kvHeads : index
              scf.if %958 {
                %959 = arith.muli %839, %c32 : index
                %960 = arith.addi %844, %959 : index
                %961 = vector.shuffle %957, %957 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %962 = arith.divui %953, %c4 : index
                %963 = arith.muli %962, %c23 : index
                %964 = arith.remui %953, %c4 : index
                %965 = arith.muli %843, %c4 : index
                %966 = arith.divui %964, %c2 : index
                %967 = arith.muli %966, %c2 : index
                %968 = arith.remui %964, %c8 : index
                %969 = arith.muli %968, %c8 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.divui %964, %c8 : index
                %972 = arith.remui %971, %c8 : index
                %973 = arith.addi %970, %972 : index
                %974 = arith.addi %965, %973 : index
                %975 = arith.addi %963, %974 : index
                %976 = arith.addi %960, %975 : index
                vector.store %961, %kv[%976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %977 = arith.subi %839, %kvHeads : index
                %978 = arith.muli %977, %c32 : index
                %979 = arith.addi %844, %978 : index
                %980 = arith.addi %953, %c9 : index
                %981 = arith.divui %980, %c4 : index
                %982 = arith.muli %981, %c23 : index
                %983 = arith.addi %982, %c12 : index
                %984 = arith.remui %980, %c4 : index
                %985 = arith.divui %843, %c8 : index
                %986 = arith.remui %843, %c8 : index
                %987 = arith.muli %986, %c7 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.muli %984, %c4 : index
                %990 = arith.divui %988, %c2 : index
                %991 = arith.muli %990, %c2 : index
                %992 = arith.remui %988, %c8 : index
                %993 = arith.muli %992, %c8 : index
                %994 = arith.addi %991, %993 : index
                %995 = arith.divui %988, %c8 : index
                %996 = arith.remui %995, %c8 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.addi %989, %997 : index
                %999 = arith.addi %983, %998 : index
                %1000 = arith.addi %979, %999 : index
                %1001 = vector.shuffle %957, %957 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1001, %kv[%1000] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1002 = arith.addi %953, %c10 : index
                %1003 = arith.divui %1002, %c4 : index
                %1004 = arith.muli %1003, %c23 : index
                %1005 = arith.addi %1004, %c12 : index
                %1006 = arith.remui %1002, %c4 : index
                %1007 = arith.divui %843, %c8 : index
                %1008 = arith.remui %843, %c8 : index
                %1009 = arith.muli %1008, %c7 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.muli %1006, %c4 : index
                %1012 = arith.divui %1010, %c2 : index
                %1013 = arith.muli %1012, %c2 : index
                %1014 = arith.remui %1010, %c8 : index
                %1015 = arith.muli %1014, %c8 : index
                %1016 = arith.addi %1013, %1015 : index
                %1017 = arith.divui %1010, %c8 : index
                %1018 = arith.remui %1017, %c8 : index
                %1019 = arith.addi %1016, %1018 : index
                %1020 = arith.addi %1011, %1019 : index
                %1021 = arith.addi %1005, %1020 : index
                %1022 = arith.addi %979, %1021 : index
                %1023 = vector.shuffle %957, %957 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1023, %kv[%1022] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1024 = arith.addi %953, %c8 : index
                %1025 = arith.divui %1024, %c4 : index
                %1026 = arith.muli %1025, %c23 : index
                %1027 = arith.addi %1026, %c12 : index
                %1028 = arith.remui %1024, %c4 : index
                %1029 = arith.divui %843, %c8 : index
                %1030 = arith.remui %843, %c8 : index
                %1031 = arith.muli %1030, %c7 : index
                %1032 = arith.addi %1029, %1031 : index
                %1033 = arith.muli %1028, %c4 : index
                %1034 = arith.divui %1032, %c2 : index
                %1035 = arith.muli %1034, %c2 : index
                %1036 = arith.remui %1032, %c8 : index
                %1037 = arith.muli %1036, %c8 : index
                %1038 = arith.addi %1035, %1037 : index
                %1039 = arith.divui %1032, %c8 : index
                %1040 = arith.remui %1039, %c8 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.addi %1033, %1041 : index
                %1043 = arith.addi %1027, %1042 : index
                %1044 = arith.addi %979, %1043 : index
                %1045 = vector.shuffle %957, %957 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1045, %kv[%1044] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1046 = arith.addi %953, %c24 : index
                %1047 = arith.divui %1046, %c4 : index
                %1048 = arith.muli %1047, %c23 : index
                %1049 = arith.addi %1048, %c12 : index
                %1050 = arith.remui %1046, %c4 : index
                %1051 = arith.divui %843, %c8 : index
                %1052 = arith.remui %843, %c8 : index
                %1053 = arith.muli %1052, %c7 : index
                %1054 = arith.addi %1051, %1053 : index
                %1055 = arith.muli %1050, %c4 : index
                %1056 = arith.divui %1054, %c2 : index
                %1057 = arith.muli %1056, %c2 : index
                %1058 = arith.remui %1054, %c8 : index
                %1059 = arith.muli %1058, %c8 : index
                %1060 = arith.addi %1057, %1059 : index
                %1061 = arith.divui %1054, %c8 : index
                %1062 = arith.remui %1061, %c8 : index
                %1063 = arith.addi %1060, %1062 : index
                %1064 = arith.addi %1055, %1063 : index
                %1065 = arith.addi %1049, %1064 : index
                %1066 = arith.addi %979, %1065 : index
                %1067 = vector.shuffle %957, %957 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1067, %kv[%1066] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1068 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1068 {
            %1069 = wave.lane
            %1070 = arith.muli %1069, %c2 : index
            scf.for %1071 = %1070 to %c6 step %c6 {
              %1072 = arith.addi %838, %1071 : index
              %1073 = vector.load %19[%1072] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1074 = arith.mulf %1073, %841 : vector<4xf32>
              %1075 = wave.fp8_encode "e5m2" %1074 : vector<4xf32> -> vector<4xi8>
              %1076 = arith.cmpi slt, %839, %kvHeads : index
              scf.if %1076 {
                %1077 = arith.muli %839, %c32 : index
                %1078 = arith.addi %844, %1077 : index
                %1079 = vector.shuffle %1075, %1075 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1080 = arith.divui %1071, %c4 : index
                %1081 = arith.muli %1080, %c23 : index
                %1082 = arith.remui %1071, %c4 : index
                %1083 = arith.muli %843, %c4 : index
                %1084 = arith.divui %1082, %c2 : index
                %1085 = arith.muli %1084, %c2 : index
                %1086 = arith.remui %1082, %c8 : index
                %1087 = arith.muli %1086, %c8 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.divui %1082, %c8 : index
                %1090 = arith.remui %1089, %c8 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.addi %1083, %1091 : index
                %1093 = arith.addi %1081, %1092 : index
                %1094 = arith.addi %1078, %1093 : index
                vector.store %1079, %kv[%1094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1095 = arith.subi %839, %kvHeads : index
                %1096 = arith.muli %1095, %c32 : index
                %1097 = arith.addi %844, %1096 : index
                %1098 = arith.addi %1071, %c9 : index
                %1099 = arith.divui %1098, %c4 : index
                %1100 = arith.muli %1099, %c23 : index
                %1101 = arith.addi %1100, %c12 : index
                %1102 = arith.remui %1098, %c4 : index
                %1103 = arith.divui %843, %c8 : index
                %1104 = arith.remui %843, %c8 : index
                %1105 = arith.muli %1104, %c7 : index
                %1106 = arith.addi %1103, %1105 : index
                %1107 = arith.muli %1102, %c4 : index
                %1108 = arith.divui %1106, %c2 : index
                %1109 = arith.muli %1108, %c2 : index
                %1110 = arith.remui %1106, %c8 : index
                %1111 = arith.muli %1110, %c8 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.divui %1106, %c8 : index
                %1114 = arith.remui %1113, %c8 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.addi %1107, %1115 : index
                %1117 = arith.addi %1101, %1116 : index
                %1118 = arith.addi %1097, %1117 : index
                %1119 = vector.shuffle %1075, %1075 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1119, %kv[%1118] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1120 = arith.addi %1071, %c10 : index
                %1121 = arith.divui %1120, %c4 : index
                %1122 = arith.muli %1121, %c23 : index
                %1123 = arith.addi %1122, %c12 : index
                %1124 = arith.remui %1120, %c4 : index
                %1125 = arith.divui %843, %c8 : index
                %1126 = arith.remui %843, %c8 : index
                %1127 = arith.muli %1126, %c7 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.muli %1124, %c4 : index
                %1130 = arith.divui %1128, %c2 : index
                %1131 = arith.muli %1130, %c2 : index
                %1132 = arith.remui %1128, %c8 : index
                %1133 = arith.muli %1132, %c8 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.divui %1128, %c8 : index
                %1136 = arith.remui %1135, %c8 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.addi %1129, %1137 : index
                %1139 = arith.addi %1123, %1138 : index
                %1140 = arith.addi %1097, %1139 : index
                %1141 = vector.shuffle %1075, %1075 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1141, %kv[%1140] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1142 = arith.addi %1071, %c8 : index
                %1143 = arith.divui %1142, %c4 : index
                %1144 = arith.muli %1143, %c23 : index
                %1145 = arith.addi %1144, %c12 : index
                %1146 = arith.remui %1142, %c4 : index
                %1147 = arith.divui %843, %c8 : index
                %1148 = arith.remui %843, %c8 : index
                %1149 = arith.muli %1148, %c7 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.muli %1146, %c4 : index
                %1152 = arith.divui %1150, %c2 : index
                %1153 = arith.muli %1152, %c2 : index
                %1154 = arith.remui %1150, %c8 : index
                %1155 = arith.muli %1154, %c8 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.divui %1150, %c8 : index
                %1158 = arith.remui %1157, %c8 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.addi %1151, %1159 : index
                %1161 = arith.addi %1145, %1160 : index
                %1162 = arith.addi %1097, %1161 : index
                %1163 = vector.shuffle %1075, %1075 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1163, %kv[%1162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1164 = arith.addi %1071, %c24 : index
                %1165 = arith.divui %1164, %c4 : index
                %1166 = arith.muli %1165, %c23 : index
                %1167 = arith.addi %1166, %c12 : index
                %1168 = arith.remui %1164, %c4 : index
                %1169 = arith.divui %843, %c8 : index
                %1170 = arith.remui %843, %c8 : index
                %1171 = arith.muli %1170, %c7 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.muli %1168, %c4 : index
                %1174 = arith.divui %1172, %c2 : index
                %1175 = arith.muli %1174, %c2 : index
                %1176 = arith.remui %1172, %c8 : index
                %1177 = arith.muli %1176, %c8 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1172, %c8 : index
                %1180 = arith.remui %1179, %c8 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.addi %1173, %1181 : index
                %1183 = arith.addi %1167, %1182 : index
                %1184 = arith.addi %1097, %1183 : index
                %1185 = vector.shuffle %1075, %1075 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1185, %kv[%1184] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
