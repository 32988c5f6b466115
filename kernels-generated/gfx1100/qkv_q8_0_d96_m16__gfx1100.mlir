// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=96, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d96_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 3072 : index
  %c33 = arith.constant 4608 : index
  %c34 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c36 = arith.constant 48 : index
  %c37 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %35 = arith.divui %34, %c14 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c14 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c14 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c9, %c14 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.divui %inputFeatures, %c16 : index
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
    %59:2 = scf.for %56 = %46 to %55 step %c8 iter_args(%57 = %c15, %58 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c9 : index
      %62 = arith.remui %60, %c4 : index
      %63 = arith.addi %15, %c6 : index
      %64 = arith.muli %61, %c16 : index
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
      %77 = arith.muli %61, %c19 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.addi %78, %c9 : index
      %80 = arith.muli %62, %c4 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.andi %83, %c20 : vector<4xi32>
      %85 = arith.ori %84, %c21 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %83, %c22 : vector<4xi32>
      %88 = arith.andi %87, %c20 : vector<4xi32>
      %89 = arith.ori %88, %c21 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = vector.shuffle %86, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.subf %91, %c23 : vector<16xf16>
      %93 = arith.mulf %92, %71 : vector<16xf16>
      %94 = arith.muli %61, %c19 : index
      %95 = arith.addi %76, %94 : index
      %96 = arith.addi %95, %c24 : index
      %97 = arith.muli %62, %c4 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<4xi32>
      %101 = arith.andi %100, %c20 : vector<4xi32>
      %102 = arith.ori %101, %c21 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %100, %c22 : vector<4xi32>
      %105 = arith.andi %104, %c20 : vector<4xi32>
      %106 = arith.ori %105, %c21 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = vector.shuffle %103, %107 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.subf %108, %c23 : vector<16xf16>
      %110 = arith.mulf %109, %71 : vector<16xf16>
      %111 = arith.addi %56, %c10 : index
      %112 = arith.remui %60, %c4 : index
      %113 = arith.addi %15, %c6 : index
      %114 = arith.muli %111, %c16 : index
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
      %127 = arith.muli %111, %c19 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.addi %128, %c9 : index
      %130 = arith.muli %112, %c4 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %133, %c22 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.subf %141, %c23 : vector<16xf16>
      %143 = arith.mulf %142, %121 : vector<16xf16>
      %144 = arith.muli %111, %c19 : index
      %145 = arith.addi %126, %144 : index
      %146 = arith.addi %145, %c24 : index
      %147 = arith.muli %112, %c4 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<4xi32>
      %151 = arith.andi %150, %c20 : vector<4xi32>
      %152 = arith.ori %151, %c21 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %150, %c22 : vector<4xi32>
      %155 = arith.andi %154, %c20 : vector<4xi32>
      %156 = arith.ori %155, %c21 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = vector.shuffle %153, %157 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.subf %158, %c23 : vector<16xf16>
      %160 = arith.mulf %159, %121 : vector<16xf16>
      %161 = arith.addi %56, %c9 : index
      %162 = arith.remui %60, %c4 : index
      %163 = arith.addi %17, %c6 : index
      %164 = arith.muli %161, %c16 : index
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
      %177 = arith.muli %161, %c19 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c9 : index
      %180 = arith.muli %162, %c4 : index
      %181 = arith.addi %179, %180 : index
      %182 = vector.load %w[%181] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %183 = vector.bitcast %182 : vector<16xi8> to vector<4xi32>
      %184 = arith.andi %183, %c20 : vector<4xi32>
      %185 = arith.ori %184, %c21 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %183, %c22 : vector<4xi32>
      %188 = arith.andi %187, %c20 : vector<4xi32>
      %189 = arith.ori %188, %c21 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = arith.subf %191, %c23 : vector<16xf16>
      %193 = arith.mulf %192, %171 : vector<16xf16>
      %194 = arith.muli %161, %c19 : index
      %195 = arith.addi %176, %194 : index
      %196 = arith.addi %195, %c24 : index
      %197 = arith.muli %162, %c4 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = arith.andi %200, %c20 : vector<4xi32>
      %202 = arith.ori %201, %c21 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %200, %c22 : vector<4xi32>
      %205 = arith.andi %204, %c20 : vector<4xi32>
      %206 = arith.ori %205, %c21 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = arith.subf %208, %c23 : vector<16xf16>
      %210 = arith.mulf %209, %171 : vector<16xf16>
      %211 = arith.addi %56, %c10 : index
      %212 = arith.remui %60, %c4 : index
      %213 = arith.addi %17, %c6 : index
      %214 = arith.muli %211, %c16 : index
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
      %227 = arith.muli %211, %c19 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.addi %228, %c9 : index
      %230 = arith.muli %212, %c4 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.andi %233, %c20 : vector<4xi32>
      %235 = arith.ori %234, %c21 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %233, %c22 : vector<4xi32>
      %238 = arith.andi %237, %c20 : vector<4xi32>
      %239 = arith.ori %238, %c21 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = arith.subf %241, %c23 : vector<16xf16>
      %243 = arith.mulf %242, %221 : vector<16xf16>
      %244 = arith.muli %211, %c19 : index
      %245 = arith.addi %226, %244 : index
      %246 = arith.addi %245, %c24 : index
      %247 = arith.muli %212, %c4 : index
      %248 = arith.addi %246, %247 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<4xi32>
      %251 = arith.andi %250, %c20 : vector<4xi32>
      %252 = arith.ori %251, %c21 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %250, %c22 : vector<4xi32>
      %255 = arith.andi %254, %c20 : vector<4xi32>
      %256 = arith.ori %255, %c21 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = arith.subf %258, %c23 : vector<16xf16>
      %260 = arith.mulf %259, %221 : vector<16xf16>
      %261 = arith.muli %56, %c8 : index
      %262 = arith.addi %261, %c9 : index
      %263 = arith.muli %tileRows, %c4 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %43, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c14 : index
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
      %279 = arith.muli %tileRows, %c14 : index
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
      %291 = arith.muli %tileRows, %c14 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %143, %283 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %243, %284 : vector<16xf16>, vector<8xf32>
      %297 = arith.muli %56, %c8 : index
      %298 = arith.addi %297, %c2 : index
      %299 = arith.muli %tileRows, %c4 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %43, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c14 : index
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
      %318 = arith.muli %315, %c16 : index
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
      %331 = arith.muli %315, %c19 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.addi %332, %c9 : index
      %334 = arith.muli %316, %c4 : index
      %335 = arith.addi %333, %334 : index
      %336 = vector.load %w[%335] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %337 = vector.bitcast %336 : vector<16xi8> to vector<4xi32>
      %338 = arith.andi %337, %c20 : vector<4xi32>
      %339 = arith.ori %338, %c21 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %337, %c22 : vector<4xi32>
      %342 = arith.andi %341, %c20 : vector<4xi32>
      %343 = arith.ori %342, %c21 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = arith.subf %345, %c23 : vector<16xf16>
      %347 = arith.mulf %346, %325 : vector<16xf16>
      %348 = arith.muli %315, %c19 : index
      %349 = arith.addi %330, %348 : index
      %350 = arith.addi %349, %c24 : index
      %351 = arith.muli %316, %c4 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%352] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %354 = vector.bitcast %353 : vector<16xi8> to vector<4xi32>
      %355 = arith.andi %354, %c20 : vector<4xi32>
      %356 = arith.ori %355, %c21 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %354, %c22 : vector<4xi32>
      %359 = arith.andi %358, %c20 : vector<4xi32>
      %360 = arith.ori %359, %c21 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = vector.shuffle %357, %361 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = arith.subf %362, %c23 : vector<16xf16>
      %364 = arith.mulf %363, %325 : vector<16xf16>
      %365 = arith.addi %310, %c9 : index
      %366 = arith.remui %314, %c4 : index
      %367 = arith.addi %17, %c6 : index
      %368 = arith.muli %365, %c16 : index
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
      %381 = arith.muli %365, %c19 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.addi %382, %c9 : index
      %384 = arith.muli %366, %c4 : index
      %385 = arith.addi %383, %384 : index
      %386 = vector.load %w[%385] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %387 = vector.bitcast %386 : vector<16xi8> to vector<4xi32>
      %388 = arith.andi %387, %c20 : vector<4xi32>
      %389 = arith.ori %388, %c21 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %387, %c22 : vector<4xi32>
      %392 = arith.andi %391, %c20 : vector<4xi32>
      %393 = arith.ori %392, %c21 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = arith.subf %395, %c23 : vector<16xf16>
      %397 = arith.mulf %396, %375 : vector<16xf16>
      %398 = arith.muli %365, %c19 : index
      %399 = arith.addi %380, %398 : index
      %400 = arith.addi %399, %c24 : index
      %401 = arith.muli %366, %c4 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %w[%402] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %404 = vector.bitcast %403 : vector<16xi8> to vector<4xi32>
      %405 = arith.andi %404, %c20 : vector<4xi32>
      %406 = arith.ori %405, %c21 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = arith.shrui %404, %c22 : vector<4xi32>
      %409 = arith.andi %408, %c20 : vector<4xi32>
      %410 = arith.ori %409, %c21 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = vector.shuffle %407, %411 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = arith.subf %412, %c23 : vector<16xf16>
      %414 = arith.mulf %413, %375 : vector<16xf16>
      %415 = arith.muli %310, %c8 : index
      %416 = arith.addi %415, %c9 : index
      %417 = arith.muli %tileRows, %c4 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %43, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c14 : index
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
      %433 = arith.muli %tileRows, %c14 : index
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
    %442 = arith.muli %441, %c24 : index
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
    %452 = arith.addi %451, %c16 : index
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
    %486 = arith.addi %485, %c24 : index
    %487 = arith.addi %486, %c9 : index
    %488 = vector.extract %313#1[0] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c12 : index
    %490 = arith.addi %489, %443 : index
    %491 = arith.addi %490, %c24 : index
    %492 = arith.addi %491, %c16 : index
    %493 = vector.extract %313#1[1] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c12 : index
    %495 = arith.addi %494, %443 : index
    %496 = arith.addi %495, %c24 : index
    %497 = arith.addi %496, %c25 : index
    %498 = vector.extract %313#1[2] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c12 : index
    %500 = arith.addi %499, %443 : index
    %501 = arith.addi %500, %c24 : index
    %502 = arith.addi %501, %c26 : index
    %503 = vector.extract %313#1[3] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c12 : index
    %505 = arith.addi %504, %443 : index
    %506 = arith.addi %505, %c24 : index
    %507 = arith.addi %506, %c6 : index
    %508 = vector.extract %313#1[4] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c12 : index
    %510 = arith.addi %509, %443 : index
    %511 = arith.addi %510, %c24 : index
    %512 = arith.addi %511, %c27 : index
    %513 = vector.extract %313#1[5] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c12 : index
    %515 = arith.addi %514, %443 : index
    %516 = arith.addi %515, %c24 : index
    %517 = arith.addi %516, %c28 : index
    %518 = vector.extract %313#1[6] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    %519 = arith.muli %4, %c12 : index
    %520 = arith.addi %519, %443 : index
    %521 = arith.addi %520, %c24 : index
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
      %535 = arith.muli %525, %c16 : index
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
      %548 = arith.muli %547, %c34 : index
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
      %560 = arith.muli %528, %c26 : index
      %561 = arith.addi %560, %559 : index
      memref.store %554, %19[%561] : memref<?xf32>
      %562 = arith.addi %443, %c24 : index
      %563 = arith.muli %525, %c16 : index
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
      %576 = arith.muli %575, %c34 : index
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
      %588 = arith.muli %528, %c26 : index
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
      %601 = arith.muli %591, %c16 : index
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
      %614 = arith.muli %613, %c34 : index
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
      %626 = arith.muli %594, %c26 : index
      %627 = arith.addi %626, %625 : index
      memref.store %620, %19[%627] : memref<?xf32>
      %628 = arith.addi %443, %c24 : index
      %629 = arith.muli %591, %c16 : index
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
      %642 = arith.muli %641, %c34 : index
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
      %654 = arith.muli %594, %c26 : index
      %655 = arith.addi %654, %653 : index
      memref.store %648, %19[%655] : memref<?xf32>
    }
    wave.barrier
    %656 = arith.addi %22, %c9 : index
    %657 = wave.wave
    %658 = arith.addi %657, %c9 : index
    %659 = arith.addi %656, %658 : index
    %660 = arith.cmpi slt, %659, %21 : index
    %661 = arith.cmpi slt, %658, %c4 : index
    %662 = arith.andi %660, %661 : i1
    scf.if %662 {
      %663 = arith.addi %656, %658 : index
      %664 = arith.muli %658, %c26 : index
      %665 = wave.lane
      %666 = arith.addi %665, %c9 : index
      %667 = arith.cmpi eq, %hasBias, %c10 : index
      %668 = arith.addi %664, %666 : index
      %669 = memref.load %19[%668] : memref<?xf32>
      %670 = arith.muli %0, %c26 : index
      %671 = arith.addi %670, %666 : index
      %672 = memref.load %bias[%671] : memref<?xf32>
      %673 = arith.addf %669, %672 : f32
      %674 = arith.select %667, %673, %669 : f32
      %675 = arith.addi %666, %c36 : index
      %676 = arith.cmpi eq, %hasBias, %c10 : index
      %677 = arith.addi %664, %675 : index
      %678 = memref.load %19[%677] : memref<?xf32>
      %679 = arith.muli %0, %c26 : index
      %680 = arith.addi %679, %675 : index
      %681 = memref.load %bias[%680] : memref<?xf32>
      %682 = arith.addf %678, %681 : f32
      %683 = arith.select %676, %682, %678 : f32
      %684 = arith.addi %665, %c16 : index
      %685 = arith.cmpi slt, %684, %c36 : index
      %686 = arith.minsi %684, %c37 : index
      %687 = arith.cmpi eq, %hasBias, %c10 : index
      %688 = arith.addi %664, %686 : index
      %689 = memref.load %19[%688] : memref<?xf32>
      %690 = arith.muli %0, %c26 : index
      %691 = arith.addi %690, %686 : index
      %692 = memref.load %bias[%691] : memref<?xf32>
      %693 = arith.addf %689, %692 : f32
      %694 = arith.select %687, %693, %689 : f32
      %695 = arith.addi %686, %c36 : index
      %696 = arith.cmpi eq, %hasBias, %c10 : index
      %697 = arith.addi %664, %695 : index
      %698 = memref.load %19[%697] : memref<?xf32>
      %699 = arith.muli %0, %c26 : index
      %700 = arith.addi %699, %695 : index
      %701 = memref.load %bias[%700] : memref<?xf32>
      %702 = arith.addf %698, %701 : f32
      %703 = arith.select %696, %702, %698 : f32
      %704 = arith.addi %heads, %kvHeads : index
      %705 = arith.cmpi slt, %0, %704 : index
      scf.if %705 {
        %706 = arith.addi %positionsAt, %663 : index
        %707 = memref.load %step[%706] : memref<?xi32>
        %708 = arith.index_cast %707 : i32 to index
        %709 = arith.cmpi eq, %hasNorm, %c10 : index
        %710 = math.fma %674, %674, %c40 : f32
        %711 = math.fma %683, %683, %710 : f32
        %712 = math.fma %694, %694, %711 : f32
        %713 = arith.select %685, %712, %711 : f32
        %714 = math.fma %703, %703, %713 : f32
        %715 = arith.select %685, %714, %713 : f32
        %716 = vector.broadcast %715 : f32 to vector<1xf32>
        %717 = wave.reduce "add" %716 : vector<1xf32>
        %718 = arith.mulf %717, %inverseHeadDim : f32
        %719 = arith.addf %718, %epsilon : f32
        %720 = math.sqrt %719 : f32
        %721 = arith.divf %c31, %720 : f32
        %722 = arith.cmpi slt, %0, %heads : index
        %723 = arith.addi %666, %c36 : index
        %724 = memref.load %query_norm[%666] : memref<?xf32>
        %725 = memref.load %key_norm[%666] : memref<?xf32>
        %726 = arith.select %722, %724, %725 : f32
        %727 = arith.mulf %674, %721 : f32
        %728 = arith.mulf %727, %726 : f32
        %729 = arith.select %709, %728, %674 : f32
        %730 = memref.load %query_norm[%723] : memref<?xf32>
        %731 = memref.load %key_norm[%723] : memref<?xf32>
        %732 = arith.select %722, %730, %731 : f32
        %733 = arith.mulf %683, %721 : f32
        %734 = arith.mulf %733, %732 : f32
        %735 = arith.select %709, %734, %683 : f32
        %736 = arith.addi %686, %c36 : index
        %737 = memref.load %query_norm[%686] : memref<?xf32>
        %738 = memref.load %key_norm[%686] : memref<?xf32>
        %739 = arith.select %722, %737, %738 : f32
        %740 = arith.mulf %694, %721 : f32
        %741 = arith.mulf %740, %739 : f32
        %742 = arith.select %709, %741, %694 : f32
        %743 = memref.load %query_norm[%736] : memref<?xf32>
        %744 = memref.load %key_norm[%736] : memref<?xf32>
        %745 = arith.select %722, %743, %744 : f32
        %746 = arith.mulf %703, %721 : f32
        %747 = arith.mulf %746, %745 : f32
        %748 = arith.select %709, %747, %703 : f32
        %749 = arith.remui %708, %c24 : index
        %750 = arith.muli %749, %c26 : index
        %751 = arith.addi %750, %666 : index
        %752 = arith.divui %708, %c24 : index
        %753 = arith.addi %752, %c24 : index
        %754 = arith.muli %753, %c26 : index
        %755 = arith.addi %754, %666 : index
        %756 = memref.load %rope[%751] : memref<?xf32>
        %757 = arith.addi %751, %c36 : index
        %758 = memref.load %rope[%757] : memref<?xf32>
        %759 = memref.load %rope[%755] : memref<?xf32>
        %760 = arith.addi %755, %c36 : index
        %761 = memref.load %rope[%760] : memref<?xf32>
        %762 = arith.mulf %759, %756 : f32
        %763 = arith.mulf %761, %758 : f32
        %764 = arith.subf %762, %763 : f32
        %765 = arith.mulf %761, %756 : f32
        %766 = arith.mulf %759, %758 : f32
        %767 = arith.addf %765, %766 : f32
        %768 = arith.mulf %729, %764 : f32
        %769 = arith.mulf %735, %767 : f32
        %770 = arith.subf %768, %769 : f32
        %771 = arith.mulf %735, %764 : f32
        %772 = arith.mulf %729, %767 : f32
        %773 = arith.addf %771, %772 : f32
        %774 = arith.cmpi slt, %0, %heads : index
        scf.if %774 {
          %775 = arith.muli %663, %heads : index
          %776 = arith.addi %775, %0 : index
          %777 = arith.muli %776, %c26 : index
          %778 = arith.addi %777, %666 : index
          memref.store %770, %q[%778] : memref<?xf32>
          %779 = arith.addi %778, %c36 : index
          memref.store %773, %q[%779] : memref<?xf32>
        } else {
          %780 = arith.addi %664, %666 : index
          memref.store %770, %19[%780] : memref<?xf32>
          %781 = arith.addi %664, %666 : index
          %782 = arith.addi %781, %c36 : index
          memref.store %773, %19[%782] : memref<?xf32>
        }
        %783 = arith.remui %708, %c24 : index
        %784 = arith.muli %783, %c26 : index
        %785 = arith.addi %784, %686 : index
        %786 = arith.divui %708, %c24 : index
        %787 = arith.addi %786, %c24 : index
        %788 = arith.muli %787, %c26 : index
        %789 = arith.addi %788, %686 : index
        %790 = memref.load %rope[%785] : memref<?xf32>
        %791 = arith.addi %785, %c36 : index
        %792 = memref.load %rope[%791] : memref<?xf32>
        %793 = memref.load %rope[%789] : memref<?xf32>
        %794 = arith.addi %789, %c36 : index
        %795 = memref.load %rope[%794] : memref<?xf32>
        %796 = arith.mulf %793, %790 : f32
        %797 = arith.mulf %795, %792 : f32
        %798 = arith.subf %796, %797 : f32
        %799 = arith.mulf %795, %790 : f32
        %800 = arith.mulf %793, %792 : f32
        %801 = arith.addf %799, %800 : f32
        %802 = arith.mulf %742, %798 : f32
        %803 = arith.mulf %748, %801 : f32
        %804 = arith.subf %802, %803 : f32
        %805 = arith.mulf %748, %798 : f32
        %806 = arith.mulf %742, %801 : f32
        %807 = arith.addf %805, %806 : f32
        scf.if %685 {
          %808 = arith.cmpi slt, %0, %heads : index
          scf.if %808 {
            %809 = arith.muli %663, %heads : index
            %810 = arith.addi %809, %0 : index
            %811 = arith.muli %810, %c26 : index
            %812 = arith.addi %811, %686 : index
            memref.store %804, %q[%812] : memref<?xf32>
            %813 = arith.addi %812, %c36 : index
            memref.store %807, %q[%813] : memref<?xf32>
          } else {
            %814 = arith.addi %664, %686 : index
            memref.store %804, %19[%814] : memref<?xf32>
            %815 = arith.addi %664, %686 : index
            %816 = arith.addi %815, %c36 : index
            memref.store %807, %19[%816] : memref<?xf32>
          }
        }
      } else {
        %817 = arith.cmpi slt, %0, %heads : index
        scf.if %817 {
          %818 = arith.muli %663, %heads : index
          %819 = arith.addi %818, %0 : index
          %820 = arith.muli %819, %c26 : index
          %821 = arith.addi %820, %666 : index
          memref.store %674, %q[%821] : memref<?xf32>
          %822 = arith.addi %821, %c36 : index
          memref.store %683, %q[%822] : memref<?xf32>
        } else {
          %823 = arith.addi %664, %666 : index
          memref.store %674, %19[%823] : memref<?xf32>
          %824 = arith.addi %664, %666 : index
          %825 = arith.addi %824, %c36 : index
          memref.store %683, %19[%825] : memref<?xf32>
        }
        scf.if %685 {
          %826 = arith.cmpi slt, %0, %heads : index
          scf.if %826 {
            %827 = arith.muli %663, %heads : index
            %828 = arith.addi %827, %0 : index
            %829 = arith.muli %828, %c26 : index
            %830 = arith.addi %829, %686 : index
            memref.store %694, %q[%830] : memref<?xf32>
            %831 = arith.addi %830, %c36 : index
            memref.store %703, %q[%831] : memref<?xf32>
          } else {
            %832 = arith.addi %664, %686 : index
            memref.store %694, %19[%832] : memref<?xf32>
            %833 = arith.addi %664, %686 : index
            %834 = arith.addi %833, %c36 : index
            memref.store %703, %19[%834] : memref<?xf32>
          }
        }
      }
    }
    %835 = arith.addi %657, %c43 : index
    %836 = arith.addi %656, %835 : index
    %837 = arith.cmpi slt, %836, %21 : index
    %838 = arith.cmpi slt, %835, %c4 : index
    %839 = arith.andi %837, %838 : i1
    scf.if %839 {
      %840 = arith.addi %656, %835 : index
      %841 = arith.muli %835, %c26 : index
      %842 = wave.lane
      %843 = arith.addi %842, %c9 : index
      %844 = arith.cmpi eq, %hasBias, %c10 : index
      %845 = arith.addi %841, %843 : index
      %846 = memref.load %19[%845] : memref<?xf32>
      %847 = arith.muli %0, %c26 : index
      %848 = arith.addi %847, %843 : index
      %849 = memref.load %bias[%848] : memref<?xf32>
      %850 = arith.addf %846, %849 : f32
      %851 = arith.select %844, %850, %846 : f32
      %852 = arith.addi %843, %c36 : index
      %853 = arith.cmpi eq, %hasBias, %c10 : index
      %854 = arith.addi %841, %852 : index
      %855 = memref.load %19[%854] : memref<?xf32>
      %856 = arith.muli %0, %c26 : index
      %857 = arith.addi %856, %852 : index
      %858 = memref.load %bias[%857] : memref<?xf32>
      %859 = arith.addf %855, %858 : f32
      %860 = arith.select %853, %859, %855 : f32
      %861 = arith.addi %842, %c16 : index
      %862 = arith.cmpi slt, %861, %c36 : index
      %863 = arith.minsi %861, %c37 : index
      %864 = arith.cmpi eq, %hasBias, %c10 : index
      %865 = arith.addi %841, %863 : index
      %866 = memref.load %19[%865] : memref<?xf32>
      %867 = arith.muli %0, %c26 : index
      %868 = arith.addi %867, %863 : index
      %869 = memref.load %bias[%868] : memref<?xf32>
      %870 = arith.addf %866, %869 : f32
      %871 = arith.select %864, %870, %866 : f32
      %872 = arith.addi %863, %c36 : index
      %873 = arith.cmpi eq, %hasBias, %c10 : index
      %874 = arith.addi %841, %872 : index
      %875 = memref.load %19[%874] : memref<?xf32>
      %876 = arith.muli %0, %c26 : index
      %877 = arith.addi %876, %872 : index
      %878 = memref.load %bias[%877] : memref<?xf32>
      %879 = arith.addf %875, %878 : f32
      %880 = arith.select %873, %879, %875 : f32
      %881 = arith.addi %heads, %kvHeads : index
      %882 = arith.cmpi slt, %0, %881 : index
      scf.if %882 {
        %883 = arith.addi %positionsAt, %840 : index
        %884 = memref.load %step[%883] : memref<?xi32>
        %885 = arith.index_cast %884 : i32 to index
        %886 = arith.cmpi eq, %hasNorm, %c10 : index
        %887 = math.fma %851, %851, %c40 : f32
        %888 = math.fma %860, %860, %887 : f32
        %889 = math.fma %871, %871, %888 : f32
        %890 = arith.select %862, %889, %888 : f32
        %891 = math.fma %880, %880, %890 : f32
        %892 = arith.select %862, %891, %890 : f32
        %893 = vector.broadcast %892 : f32 to vector<1xf32>
        %894 = wave.reduce "add" %893 : vector<1xf32>
        %895 = arith.mulf %894, %inverseHeadDim : f32
        %896 = arith.addf %895, %epsilon : f32
        %897 = math.sqrt %896 : f32
        %898 = arith.divf %c31, %897 : f32
        %899 = arith.cmpi slt, %0, %heads : index
        %900 = arith.addi %843, %c36 : index
        %901 = memref.load %query_norm[%843] : memref<?xf32>
        %902 = memref.load %key_norm[%843] : memref<?xf32>
        %903 = arith.select %899, %901, %902 : f32
        %904 = arith.mulf %851, %898 : f32
        %905 = arith.mulf %904, %903 : f32
        %906 = arith.select %886, %905, %851 : f32
        %907 = memref.load %query_norm[%900] : memref<?xf32>
        %908 = memref.load %key_norm[%900] : memref<?xf32>
        %909 = arith.select %899, %907, %908 : f32
        %910 = arith.mulf %860, %898 : f32
        %911 = arith.mulf %910, %909 : f32
        %912 = arith.select %886, %911, %860 : f32
        %913 = arith.addi %863, %c36 : index
        %914 = memref.load %query_norm[%863] : memref<?xf32>
        %915 = memref.load %key_norm[%863] : memref<?xf32>
        %916 = arith.select %899, %914, %915 : f32
        %917 = arith.mulf %871, %898 : f32
        %918 = arith.mulf %917, %916 : f32
        %919 = arith.select %886, %918, %871 : f32
        %920 = memref.load %query_norm[%913] : memref<?xf32>
        %921 = memref.load %key_norm[%913] : memref<?xf32>
        %922 = arith.select %899, %920, %921 : f32
        %923 = arith.mulf %880, %898 : f32
        %924 = arith.mulf %923, %922 : f32
        %925 = arith.select %886, %924, %880 : f32
        %926 = arith.remui %885, %c24 : index
        %927 = arith.muli %926, %c26 : index
        %928 = arith.addi %927, %843 : index
        %929 = arith.divui %885, %c24 : index
        %930 = arith.addi %929, %c24 : index
        %931 = arith.muli %930, %c26 : index
        %932 = arith.addi %931, %843 : index
        %933 = memref.load %rope[%928] : memref<?xf32>
        %934 = arith.addi %928, %c36 : index
        %935 = memref.load %rope[%934] : memref<?xf32>
        %936 = memref.load %rope[%932] : memref<?xf32>
        %937 = arith.addi %932, %c36 : index
        %938 = memref.load %rope[%937] : memref<?xf32>
        %939 = arith.mulf %936, %933 : f32
        %940 = arith.mulf %938, %935 : f32
        %941 = arith.subf %939, %940 : f32
        %942 = arith.mulf %938, %933 : f32
        %943 = arith.mulf %936, %935 : f32
        %944 = arith.addf %942, %943 : f32
        %945 = arith.mulf %906, %941 : f32
        %946 = arith.mulf %912, %944 : f32
        %947 = arith.subf %945, %946 : f32
        %948 = arith.mulf %912, %941 : f32
        %949 = arith.mulf %906, %944 : f32
        %950 = arith.addf %948, %949 : f32
        %951 = arith.cmpi slt, %0, %heads : index
        scf.if %951 {
          %952 = arith.muli %840, %heads : index
          %953 = arith.addi %952, %0 : index
          %954 = arith.muli %953, %c26 : index
          %955 = arith.addi %954, %843 : index
          memref.store %947, %q[%955] : memref<?xf32>
          %956 = arith.addi %955, %c36 : index
          memref.store %950, %q[%956] : memref<?xf32>
        } else {
          %957 = arith.addi %841, %843 : index
          memref.store %947, %19[%957] : memref<?xf32>
          %958 = arith.addi %841, %843 : index
          %959 = arith.addi %958, %c36 : index
          memref.store %950, %19[%959] : memref<?xf32>
        }
        %960 = arith.remui %885, %c24 : index
        %961 = arith.muli %960, %c26 : index
        %962 = arith.addi %961, %863 : index
        %963 = arith.divui %885, %c24 : index
        %964 = arith.addi %963, %c24 : index
        %965 = arith.muli %964, %c26 : index
        %966 = arith.addi %965, %863 : index
        %967 = memref.load %rope[%962] : memref<?xf32>
        %968 = arith.addi %962, %c36 : index
        %969 = memref.load %rope[%968] : memref<?xf32>
        %970 = memref.load %rope[%966] : memref<?xf32>
        %971 = arith.addi %966, %c36 : index
        %972 = memref.load %rope[%971] : memref<?xf32>
        %973 = arith.mulf %970, %967 : f32
        %974 = arith.mulf %972, %969 : f32
        %975 = arith.subf %973, %974 : f32
        %976 = arith.mulf %972, %967 : f32
        %977 = arith.mulf %970, %969 : f32
        %978 = arith.addf %976, %977 : f32
        %979 = arith.mulf %919, %975 : f32
        %980 = arith.mulf %925, %978 : f32
        %981 = arith.subf %979, %980 : f32
        %982 = arith.mulf %925, %975 : f32
        %983 = arith.mulf %919, %978 : f32
        %984 = arith.addf %982, %983 : f32
        scf.if %862 {
          %985 = arith.cmpi slt, %0, %heads : index
          scf.if %985 {
            %986 = arith.muli %840, %heads : index
            %987 = arith.addi %986, %0 : index
            %988 = arith.muli %987, %c26 : index
            %989 = arith.addi %988, %863 : index
            memref.store %981, %q[%989] : memref<?xf32>
            %990 = arith.addi %989, %c36 : index
            memref.store %984, %q[%990] : memref<?xf32>
          } else {
            %991 = arith.addi %841, %863 : index
            memref.store %981, %19[%991] : memref<?xf32>
            %992 = arith.addi %841, %863 : index
            %993 = arith.addi %992, %c36 : index
            memref.store %984, %19[%993] : memref<?xf32>
          }
        }
      } else {
        %994 = arith.cmpi slt, %0, %heads : index
        scf.if %994 {
          %995 = arith.muli %840, %heads : index
          %996 = arith.addi %995, %0 : index
          %997 = arith.muli %996, %c26 : index
          %998 = arith.addi %997, %843 : index
          memref.store %851, %q[%998] : memref<?xf32>
          %999 = arith.addi %998, %c36 : index
          memref.store %860, %q[%999] : memref<?xf32>
        } else {
          %1000 = arith.addi %841, %843 : index
          memref.store %851, %19[%1000] : memref<?xf32>
          %1001 = arith.addi %841, %843 : index
          %1002 = arith.addi %1001, %c36 : index
          memref.store %860, %19[%1002] : memref<?xf32>
        }
        scf.if %862 {
          %1003 = arith.cmpi slt, %0, %heads : index
          scf.if %1003 {
            %1004 = arith.muli %840, %heads : index
            %1005 = arith.addi %1004, %0 : index
            %1006 = arith.muli %1005, %c26 : index
            %1007 = arith.addi %1006, %863 : index
            memref.store %871, %q[%1007] : memref<?xf32>
            %1008 = arith.addi %1007, %c36 : index
            memref.store %880, %q[%1008] : memref<?xf32>
          } else {
            %1009 = arith.addi %841, %863 : index
            memref.store %871, %19[%1009] : memref<?xf32>
            %1010 = arith.addi %841, %863 : index
            %1011 = arith.addi %1010, %c36 : index
            memref.store %880, %19[%1011] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1012 = arith.cmpi sge, %0, %heads : index
    scf.if %1012 {
      %1013 = arith.addi %657, %c9 : index
      %1014 = arith.addi %656, %1013 : index
      %1015 = arith.cmpi slt, %1014, %21 : index
      %1016 = arith.cmpi slt, %1013, %c4 : index
      %1017 = arith.andi %1015, %1016 : i1
      scf.if %1017 {
        %1018 = arith.addi %656, %1013 : index
        %1019 = arith.addi %slotsAt, %1018 : index
        %1020 = memref.load %step[%1019] : memref<?xi32>
        %1021 = arith.index_cast %1020 : i32 to index
        %1022 = arith.cmpi sge, %1021, %c9 : index
        scf.if %1022 {
          %1023 = arith.muli %1013, %c26 : index
          %1024 = arith.subi %0, %heads : index
          %1025 = memref.load %scales[%1024] : memref<?xf32>
          %1026 = vector.broadcast %1025 : f32 to vector<4xf32>
          %1027 = arith.divui %1021, %c4 : index
          %1028 = arith.remui %1021, %c4 : index
          %1029 = arith.muli %1027, %pageBytes : index
          %1030 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1030 {
            %1031 = wave.lane
            %1032 = arith.muli %1031, %c34 : index
            scf.for %1033 = %1032 to %c26 step %c6 {
              %1034 = arith.addi %1023, %1033 : index
              %1035 = vector.load %19[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1036 = arith.mulf %1035, %1026 : vector<4xf32>
              %1037 = arith.minimumf %1036, %c47 : vector<4xf32>
              %1038 = arith.maximumf %1037, %c48 : vector<4xf32>
              %1039 = arith.truncf %1038 : vector<4xf32> to vector<4xf16>
              %1040 = vector.bitcast %1039 : vector<4xf16> to vector<8xi8>
              %1041 = arith.cmpi slt, %1024, %kvHeads : index
              scf.if %1041 {
                %1042 = arith.muli %1024, %c11 : index
                %1043 = arith.addi %1029, %1042 : index
                %1044 = arith.divui %1033, %c4 : index
                %1045 = arith.muli %1044, %c19 : index
                %1046 = arith.remui %1033, %c4 : index
                %1047 = arith.divui %1046, %c14 : index
                %1048 = arith.muli %1047, %c24 : index
                %1049 = arith.muli %1028, %c4 : index
                %1050 = arith.addi %1048, %1049 : index
                %1051 = arith.remui %1046, %c14 : index
                %1052 = arith.muli %1051, %c8 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.addi %1045, %1053 : index
                %1055 = arith.addi %1043, %1054 : index
                vector.store %1040, %kv[%1055] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1056 = arith.subi %1024, %kvHeads : index
                %1057 = arith.muli %1056, %c11 : index
                %1058 = arith.addi %1029, %1057 : index
                %1059 = arith.addi %1033, %c9 : index
                %1060 = arith.divui %1059, %c4 : index
                %1061 = arith.muli %1060, %c19 : index
                %1062 = arith.addi %1061, %c32 : index
                %1063 = arith.remui %1059, %c4 : index
                %1064 = arith.divui %1028, %c8 : index
                %1065 = arith.remui %1028, %c8 : index
                %1066 = arith.muli %1065, %c14 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.divui %1067, %c14 : index
                %1069 = arith.muli %1068, %c24 : index
                %1070 = arith.muli %1063, %c4 : index
                %1071 = arith.addi %1069, %1070 : index
                %1072 = arith.remui %1067, %c14 : index
                %1073 = arith.muli %1072, %c8 : index
                %1074 = arith.addi %1071, %1073 : index
                %1075 = arith.addi %1062, %1074 : index
                %1076 = arith.addi %1058, %1075 : index
                %1077 = vector.shuffle %1040, %1040 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1077, %kv[%1076] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1078 = arith.addi %1033, %c10 : index
                %1079 = arith.divui %1078, %c4 : index
                %1080 = arith.muli %1079, %c19 : index
                %1081 = arith.addi %1080, %c32 : index
                %1082 = arith.remui %1078, %c4 : index
                %1083 = arith.divui %1028, %c8 : index
                %1084 = arith.remui %1028, %c8 : index
                %1085 = arith.muli %1084, %c14 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.divui %1086, %c14 : index
                %1088 = arith.muli %1087, %c24 : index
                %1089 = arith.muli %1082, %c4 : index
                %1090 = arith.addi %1088, %1089 : index
                %1091 = arith.remui %1086, %c14 : index
                %1092 = arith.muli %1091, %c8 : index
                %1093 = arith.addi %1090, %1092 : index
                %1094 = arith.addi %1081, %1093 : index
                %1095 = arith.addi %1058, %1094 : index
                %1096 = vector.shuffle %1040, %1040 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1096, %kv[%1095] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1097 = arith.addi %1033, %c8 : index
                %1098 = arith.divui %1097, %c4 : index
                %1099 = arith.muli %1098, %c19 : index
                %1100 = arith.addi %1099, %c32 : index
                %1101 = arith.remui %1097, %c4 : index
                %1102 = arith.divui %1028, %c8 : index
                %1103 = arith.remui %1028, %c8 : index
                %1104 = arith.muli %1103, %c14 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.divui %1105, %c14 : index
                %1107 = arith.muli %1106, %c24 : index
                %1108 = arith.muli %1101, %c4 : index
                %1109 = arith.addi %1107, %1108 : index
                %1110 = arith.remui %1105, %c14 : index
                %1111 = arith.muli %1110, %c8 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.addi %1100, %1112 : index
                %1114 = arith.addi %1058, %1113 : index
                %1115 = vector.shuffle %1040, %1040 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1115, %kv[%1114] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1116 = arith.addi %1033, %c2 : index
                %1117 = arith.divui %1116, %c4 : index
                %1118 = arith.muli %1117, %c19 : index
                %1119 = arith.addi %1118, %c32 : index
                %1120 = arith.remui %1116, %c4 : index
                %1121 = arith.divui %1028, %c8 : index
                %1122 = arith.remui %1028, %c8 : index
                %1123 = arith.muli %1122, %c14 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.divui %1124, %c14 : index
                %1126 = arith.muli %1125, %c24 : index
                %1127 = arith.muli %1120, %c4 : index
                %1128 = arith.addi %1126, %1127 : index
                %1129 = arith.remui %1124, %c14 : index
                %1130 = arith.muli %1129, %c8 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.addi %1119, %1131 : index
                %1133 = arith.addi %1058, %1132 : index
                %1134 = vector.shuffle %1040, %1040 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1134, %kv[%1133] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1135 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1135 {
            %1136 = wave.lane
            %1137 = arith.muli %1136, %c34 : index
            scf.for %1138 = %1137 to %c26 step %c6 {
              %1139 = arith.addi %1023, %1138 : index
              %1140 = vector.load %19[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = arith.mulf %1140, %1026 : vector<4xf32>
              %1142 = wave.fp8_encode "e4m3" %1141 : vector<4xf32> -> vector<4xi8>
              %1143 = arith.cmpi slt, %1024, %kvHeads : index
              scf.if %1143 {
                %1144 = arith.muli %1024, %c32 : index
                %1145 = arith.addi %1029, %1144 : index
                %1146 = vector.shuffle %1142, %1142 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1147 = arith.divui %1138, %c4 : index
                %1148 = arith.muli %1147, %c24 : index
                %1149 = arith.remui %1138, %c4 : index
                %1150 = arith.muli %1028, %c4 : index
                %1151 = arith.divui %1149, %c34 : index
                %1152 = arith.muli %1151, %c34 : index
                %1153 = arith.remui %1149, %c8 : index
                %1154 = arith.muli %1153, %c8 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.divui %1149, %c8 : index
                %1157 = arith.remui %1156, %c8 : index
                %1158 = arith.addi %1155, %1157 : index
                %1159 = arith.addi %1150, %1158 : index
                %1160 = arith.addi %1148, %1159 : index
                %1161 = arith.addi %1145, %1160 : index
                vector.store %1146, %kv[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1162 = arith.subi %1024, %kvHeads : index
                %1163 = arith.muli %1162, %c32 : index
                %1164 = arith.addi %1029, %1163 : index
                %1165 = arith.addi %1138, %c9 : index
                %1166 = arith.divui %1165, %c4 : index
                %1167 = arith.muli %1166, %c24 : index
                %1168 = arith.addi %1167, %c12 : index
                %1169 = arith.remui %1165, %c4 : index
                %1170 = arith.divui %1028, %c8 : index
                %1171 = arith.remui %1028, %c8 : index
                %1172 = arith.muli %1171, %c14 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.muli %1169, %c4 : index
                %1175 = arith.divui %1173, %c34 : index
                %1176 = arith.muli %1175, %c34 : index
                %1177 = arith.remui %1173, %c8 : index
                %1178 = arith.muli %1177, %c8 : index
                %1179 = arith.addi %1176, %1178 : index
                %1180 = arith.divui %1173, %c8 : index
                %1181 = arith.remui %1180, %c8 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.addi %1174, %1182 : index
                %1184 = arith.addi %1168, %1183 : index
                %1185 = arith.addi %1164, %1184 : index
                %1186 = vector.shuffle %1142, %1142 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1186, %kv[%1185] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1187 = arith.addi %1138, %c10 : index
                %1188 = arith.divui %1187, %c4 : index
                %1189 = arith.muli %1188, %c24 : index
                %1190 = arith.addi %1189, %c12 : index
                %1191 = arith.remui %1187, %c4 : index
                %1192 = arith.divui %1028, %c8 : index
                %1193 = arith.remui %1028, %c8 : index
                %1194 = arith.muli %1193, %c14 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.muli %1191, %c4 : index
                %1197 = arith.divui %1195, %c34 : index
                %1198 = arith.muli %1197, %c34 : index
                %1199 = arith.remui %1195, %c8 : index
                %1200 = arith.muli %1199, %c8 : index
                %1201 = arith.addi %1198, %1200 : index
                %1202 = arith.divui %1195, %c8 : index
                %1203 = arith.remui %1202, %c8 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.addi %1196, %1204 : index
                %1206 = arith.addi %1190, %1205 : index
                %1207 = arith.addi %1164, %1206 : index
                %1208 = vector.shuffle %1142, %1142 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1208, %kv[%1207] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1209 = arith.addi %1138, %c8 : index
                %1210 = arith.divui %1209, %c4 : index
                %1211 = arith.muli %1210, %c24 : index
                %1212 = arith.addi %1211, %c12 : index
                %1213 = arith.remui %1209, %c4 : index
                %1214 = arith.divui %1028, %c8 : index
                %1215 = arith.remui %1028, %c8 : index
                %1216 = arith.muli %1215, %c14 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.muli %1213, %c4 : index
                %1219 = arith.divui %1217, %c34 : index
                %1220 = arith.muli %1219, %c34 : index
                %1221 = arith.remui %1217, %c8 : index
                %1222 = arith.muli %1221, %c8 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.divui %1217, %c8 : index
                %1225 = arith.remui %1224, %c8 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.addi %1218, %1226 : index
                %1228 = arith.addi %1212, %1227 : index
                %1229 = arith.addi %1164, %1228 : index
                %1230 = vector.shuffle %1142, %1142 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1230, %kv[%1229] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1231 = arith.addi %1138, %c2 : index
                %1232 = arith.divui %1231, %c4 : index
                %1233 = arith.muli %1232, %c24 : index
                %1234 = arith.addi %1233, %c12 : index
                %1235 = arith.remui %1231, %c4 : index
                %1236 = arith.divui %1028, %c8 : index
                %1237 = arith.remui %1028, %c8 : index
                %1238 = arith.muli %1237, %c14 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.muli %1235, %c4 : index
                %1241 = arith.divui %1239, %c34 : index
                %1242 = arith.muli %1241, %c34 : index
                %1243 = arith.remui %1239, %c8 : index
                %1244 = arith.muli %1243, %c8 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.divui %1239, %c8 : index
                %1247 = arith.remui %1246, %c8 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.addi %1240, %1248 : index
                %1250 = arith.addi %1234, %1249 : index
                %1251 = arith.addi %1164, %1250 : index
                %1252 = vector.shuffle %1142, %1142 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1252, %kv[%1251] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1253 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1253 {
            %1254 = wave.lane
            %1255 = arith.muli %1254, %c34 : index
            scf.for %1256 = %1255 to %c26 step %c6 {
              %1257 = arith.addi %1023, %1256 : index
              %1258 = vector.load %19[%1257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1259 = arith.mulf %1258, %1026 : vector<4xf32>
              %1260 = wave.fp8_encode "e5m2" %1259 : vector<4xf32> -> vector<4xi8>
              %1261 = arith.cmpi slt, %1024, %kvHeads : index
              scf.if %1261 {
                %1262 = arith.muli %1024, %c32 : index
                %1263 = arith.addi %1029, %1262 : index
                %1264 = vector.shuffle %1260, %1260 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1265 = arith.divui %1256, %c4 : index
                %1266 = arith.muli %1265, %c24 : index
                %1267 = arith.remui %1256, %c4 : index
                %1268 = arith.muli %1028, %c4 : index
                %1269 = arith.divui %1267, %c34 : index
                %1270 = arith.muli %1269, %c34 : index
                %1271 = arith.remui %1267, %c8 : index
                %1272 = arith.muli %1271, %c8 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1267, %c8 : index
                %1275 = arith.remui %1274, %c8 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.addi %1268, %1276 : index
                %1278 = arith.addi %1266, %1277 : index
                %1279 = arith.addi %1263, %1278 : index
                vector.store %1264, %kv[%1279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1280 = arith.subi %1024, %kvHeads : index
                %1281 = arith.muli %1280, %c32 : index
                %1282 = arith.addi %1029, %1281 : index
                %1283 = arith.addi %1256, %c9 : index
                %1284 = arith.divui %1283, %c4 : index
                %1285 = arith.muli %1284, %c24 : index
                %1286 = arith.addi %1285, %c12 : index
                %1287 = arith.remui %1283, %c4 : index
                %1288 = arith.divui %1028, %c8 : index
                %1289 = arith.remui %1028, %c8 : index
                %1290 = arith.muli %1289, %c14 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.muli %1287, %c4 : index
                %1293 = arith.divui %1291, %c34 : index
                %1294 = arith.muli %1293, %c34 : index
                %1295 = arith.remui %1291, %c8 : index
                %1296 = arith.muli %1295, %c8 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.divui %1291, %c8 : index
                %1299 = arith.remui %1298, %c8 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.addi %1292, %1300 : index
                %1302 = arith.addi %1286, %1301 : index
                %1303 = arith.addi %1282, %1302 : index
                %1304 = vector.shuffle %1260, %1260 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1304, %kv[%1303] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1305 = arith.addi %1256, %c10 : index
                %1306 = arith.divui %1305, %c4 : index
                %1307 = arith.muli %1306, %c24 : index
                %1308 = arith.addi %1307, %c12 : index
                %1309 = arith.remui %1305, %c4 : index
                %1310 = arith.divui %1028, %c8 : index
                %1311 = arith.remui %1028, %c8 : index
                %1312 = arith.muli %1311, %c14 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.muli %1309, %c4 : index
                %1315 = arith.divui %1313, %c34 : index
                %1316 = arith.muli %1315, %c34 : index
                %1317 = arith.remui %1313, %c8 : index
                %1318 = arith.muli %1317, %c8 : index
                %1319 = arith.addi %1316, %1318 : index
                %1320 = arith.divui %1313, %c8 : index
                %1321 = arith.remui %1320, %c8 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.addi %1314, %1322 : index
                %1324 = arith.addi %1308, %1323 : index
                %1325 = arith.addi %1282, %1324 : index
                %1326 = vector.shuffle %1260, %1260 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1326, %kv[%1325] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1327 = arith.addi %1256, %c8 : index
                %1328 = arith.divui %1327, %c4 : index
                %1329 = arith.muli %1328, %c24 : index
                %1330 = arith.addi %1329, %c12 : index
                %1331 = arith.remui %1327, %c4 : index
                %1332 = arith.divui %1028, %c8 : index
                %1333 = arith.remui %1028, %c8 : index
                %1334 = arith.muli %1333, %c14 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.muli %1331, %c4 : index
                %1337 = arith.divui %1335, %c34 : index
                %1338 = arith.muli %1337, %c34 : index
                %1339 = arith.remui %1335, %c8 : index
                %1340 = arith.muli %1339, %c8 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1335, %c8 : index
                %1343 = arith.remui %1342, %c8 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.addi %1336, %1344 : index
                %1346 = arith.addi %1330, %1345 : index
                %1347 = arith.addi %1282, %1346 : index
                %1348 = vector.shuffle %1260, %1260 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1348, %kv[%1347] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1349 = arith.addi %1256, %c2 : index
                %1350 = arith.divui %1349, %c4 : index
                %1351 = arith.muli %1350, %c24 : index
                %1352 = arith.addi %1351, %c12 : index
                %1353 = arith.remui %1349, %c4 : index
                %1354 = arith.divui %1028, %c8 : index
                %1355 = arith.remui %1028, %c8 : index
                %1356 = arith.muli %1355, %c14 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.muli %1353, %c4 : index
                %1359 = arith.divui %1357, %c34 : index
                %1360 = arith.muli %1359, %c34 : index
                %1361 = arith.remui %1357, %c8 : index
                %1362 = arith.muli %1361, %c8 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.divui %1357, %c8 : index
                %1365 = arith.remui %1364, %c8 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.addi %1358, %1366 : index
                %1368 = arith.addi %1352, %1367 : index
                %1369 = arith.addi %1282, %1368 : index
                %1370 = vector.shuffle %1260, %1260 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1370, %kv[%1369] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1371 = arith.addi %657, %c43 : index
      %1372 = arith.addi %656, %1371 : index
      %1373 = arith.cmpi slt, %1372, %21 : index
      %1374 = arith.cmpi slt, %1371, %c4 : index
      %1375 = arith.andi %1373, %1374 : i1
      scf.if %1375 {
        %1376 = arith.addi %656, %1371 : index
        %1377 = arith.addi %slotsAt, %1376 : index
        %1378 = memref.load %step[%1377] : memref<?xi32>
        %1379 = arith.index_cast %1378 : i32 to index
        %1380 = arith.cmpi sge, %1379, %c9 : index
        scf.if %1380 {
          %1381 = arith.muli %1371, %c26 : index
          %1382 = arith.subi %0, %heads : index
          %1383 = memref.load %scales[%1382] : memref<?xf32>
          %1384 = vector.broadcast %1383 : f32 to vector<4xf32>
          %1385 = arith.divui %1379, %c4 : index
          %1386 = arith.remui %1379, %c4 : index
          %1387 = arith.muli %1385, %pageBytes : index
          %1388 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1388 {
            %1389 = wave.lane
            %1390 = arith.muli %1389, %c34 : index
            scf.for %1391 = %1390 to %c26 step %c6 {
              %1392 = arith.addi %1381, %1391 : index
              %1393 = vector.load %19[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1394 = arith.mulf %1393, %1384 : vector<4xf32>
              %1395 = arith.minimumf %1394, %c47 : vector<4xf32>
              %1396 = arith.maximumf %1395, %c48 : vector<4xf32>
              %1397 = arith.truncf %1396 : vector<4xf32> to vector<4xf16>
              %1398 = vector.bitcast %1397 : vector<4xf16> to vector<8xi8>
              %1399 = arith.cmpi slt, %1382, %kvHeads : index
              scf.if %1399 {
                %1400 = arith.muli %1382, %c11 : index
                %1401 = arith.addi %1387, %1400 : index
                %1402 = arith.divui %1391, %c4 : index
                %1403 = arith.muli %1402, %c19 : index
                %1404 = arith.remui %1391, %c4 : index
                %1405 = arith.divui %1404, %c14 : index
                %1406 = arith.muli %1405, %c24 : index
                %1407 = arith.muli %1386, %c4 : index
                %1408 = arith.addi %1406, %1407 : index
                %1409 = arith.remui %1404, %c14 : index
                %1410 = arith.muli %1409, %c8 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.addi %1403, %1411 : index
                %1413 = arith.addi %1401, %1412 : index
                vector.store %1398, %kv[%1413] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1414 = arith.subi %1382, %kvHeads : index
                %1415 = arith.muli %1414, %c11 : index
                %1416 = arith.addi %1387, %1415 : index
                %1417 = arith.addi %1391, %c9 : index
                %1418 = arith.divui %1417, %c4 : index
                %1419 = arith.muli %1418, %c19 : index
                %1420 = arith.addi %1419, %c32 : index
                %1421 = arith.remui %1417, %c4 : index
                %1422 = arith.divui %1386, %c8 : index
                %1423 = arith.remui %1386, %c8 : index
                %1424 = arith.muli %1423, %c14 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.divui %1425, %c14 : index
                %1427 = arith.muli %1426, %c24 : index
                %1428 = arith.muli %1421, %c4 : index
                %1429 = arith.addi %1427, %1428 : index
                %1430 = arith.remui %1425, %c14 : index
                %1431 = arith.muli %1430, %c8 : index
                %1432 = arith.addi %1429, %1431 : index
                %1433 = arith.addi %1420, %1432 : index
                %1434 = arith.addi %1416, %1433 : index
                %1435 = vector.shuffle %1398, %1398 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1435, %kv[%1434] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1436 = arith.addi %1391, %c10 : index
                %1437 = arith.divui %1436, %c4 : index
                %1438 = arith.muli %1437, %c19 : index
                %1439 = arith.addi %1438, %c32 : index
                %1440 = arith.remui %1436, %c4 : index
                %1441 = arith.divui %1386, %c8 : index
                %1442 = arith.remui %1386, %c8 : index
                %1443 = arith.muli %1442, %c14 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.divui %1444, %c14 : index
                %1446 = arith.muli %1445, %c24 : index
                %1447 = arith.muli %1440, %c4 : index
                %1448 = arith.addi %1446, %1447 : index
                %1449 = arith.remui %1444, %c14 : index
                %1450 = arith.muli %1449, %c8 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.addi %1439, %1451 : index
                %1453 = arith.addi %1416, %1452 : index
                %1454 = vector.shuffle %1398, %1398 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1454, %kv[%1453] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1455 = arith.addi %1391, %c8 : index
                %1456 = arith.divui %1455, %c4 : index
                %1457 = arith.muli %1456, %c19 : index
                %1458 = arith.addi %1457, %c32 : index
                %1459 = arith.remui %1455, %c4 : index
                %1460 = arith.divui %1386, %c8 : index
                %1461 = arith.remui %1386, %c8 : index
                %1462 = arith.muli %1461, %c14 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.divui %1463, %c14 : index
                %1465 = arith.muli %1464, %c24 : index
                %1466 = arith.muli %1459, %c4 : index
                %1467 = arith.addi %1465, %1466 : index
                %1468 = arith.remui %1463, %c14 : index
                %1469 = arith.muli %1468, %c8 : index
                %1470 = arith.addi %1467, %1469 : index
                %1471 = arith.addi %1458, %1470 : index
                %1472 = arith.addi %1416, %1471 : index
                %1473 = vector.shuffle %1398, %1398 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1473, %kv[%1472] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1474 = arith.addi %1391, %c2 : index
                %1475 = arith.divui %1474, %c4 : index
                %1476 = arith.muli %1475, %c19 : index
                %1477 = arith.addi %1476, %c32 : index
                %1478 = arith.remui %1474, %c4 : index
                %1479 = arith.divui %1386, %c8 : index
                %1480 = arith.remui %1386, %c8 : index
                %1481 = arith.muli %1480, %c14 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.divui %1482, %c14 : index
                %1484 = arith.muli %1483, %c24 : index
                %1485 = arith.muli %1478, %c4 : index
                %1486 = arith.addi %1484, %1485 : index
                %1487 = arith.remui %1482, %c14 : index
                %1488 = arith.muli %1487, %c8 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.addi %1477, %1489 : index
                %1491 = arith.addi %1416, %1490 : index
                %1492 = vector.shuffle %1398, %1398 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1492, %kv[%1491] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1493 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1493 {
            %1494 = wave.lane
            %1495 = arith.muli %1494, %c34 : index
            scf.for %1496 = %1495 to %c26 step %c6 {
              %1497 = arith.addi %1381, %1496 : index
              %1498 = vector.load %19[%1497] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1499 = arith.mulf %1498, %1384 : vector<4xf32>
              %1500 = wave.fp8_encode "e4m3" %1499 : vector<4xf32> -> vector<4xi8>
              %1501 = arith.cmpi slt, %1382, %kvHeads : index
              scf.if %1501 {
                %1502 = arith.muli %1382, %c32 : index
                %1503 = arith.addi %1387, %1502 : index
                %1504 = vector.shuffle %1500, %1500 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1505 = arith.divui %1496, %c4 : index
                %1506 = arith.muli %1505, %c24 : index
                %1507 = arith.remui %1496, %c4 : index
                %1508 = arith.muli %1386, %c4 : index
                %1509 = arith.divui %1507, %c34 : index
                %1510 = arith.muli %1509, %c34 : index
                %1511 = arith.remui %1507, %c8 : index
                %1512 = arith.muli %1511, %c8 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.divui %1507, %c8 : index
                %1515 = arith.remui %1514, %c8 : index
                %1516 = arith.addi %1513, %1515 : index
                %1517 = arith.addi %1508, %1516 : index
                %1518 = arith.addi %1506, %1517 : index
                %1519 = arith.addi %1503, %1518 : index
                vector.store %1504, %kv[%1519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1520 = arith.subi %1382, %kvHeads : index
                %1521 = arith.muli %1520, %c32 : index
                %1522 = arith.addi %1387, %1521 : index
                %1523 = arith.addi %1496, %c9 : index
                %1524 = arith.divui %1523, %c4 : index
                %1525 = arith.muli %1524, %c24 : index
                %1526 = arith.addi %1525, %c12 : index
                %1527 = arith.remui %1523, %c4 : index
                %1528 = arith.divui %1386, %c8 : index
                %1529 = arith.remui %1386, %c8 : index
                %1530 = arith.muli %1529, %c14 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.muli %1527, %c4 : index
                %1533 = arith.divui %1531, %c34 : index
                %1534 = arith.muli %1533, %c34 : index
                %1535 = arith.remui %1531, %c8 : index
                %1536 = arith.muli %1535, %c8 : index
                %1537 = arith.addi %1534, %1536 : index
                %1538 = arith.divui %1531, %c8 : index
                %1539 = arith.remui %1538, %c8 : index
                %1540 = arith.addi %1537, %1539 : index
                %1541 = arith.addi %1532, %1540 : index
                %1542 = arith.addi %1526, %1541 : index
                %1543 = arith.addi %1522, %1542 : index
                %1544 = vector.shuffle %1500, %1500 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1544, %kv[%1543] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1545 = arith.addi %1496, %c10 : index
                %1546 = arith.divui %1545, %c4 : index
                %1547 = arith.muli %1546, %c24 : index
                %1548 = arith.addi %1547, %c12 : index
                %1549 = arith.remui %1545, %c4 : index
                %1550 = arith.divui %1386, %c8 : index
                %1551 = arith.remui %1386, %c8 : index
                %1552 = arith.muli %1551, %c14 : index
                %1553 = arith.addi %1550, %1552 : index
                %1554 = arith.muli %1549, %c4 : index
                %1555 = arith.divui %1553, %c34 : index
                %1556 = arith.muli %1555, %c34 : index
                %1557 = arith.remui %1553, %c8 : index
                %1558 = arith.muli %1557, %c8 : index
                %1559 = arith.addi %1556, %1558 : index
                %1560 = arith.divui %1553, %c8 : index
                %1561 = arith.remui %1560, %c8 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.addi %1554, %1562 : index
                %1564 = arith.addi %1548, %1563 : index
                %1565 = arith.addi %1522, %1564 : index
                %1566 = vector.shuffle %1500, %1500 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1566, %kv[%1565] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1567 = arith.addi %1496, %c8 : index
                %1568 = arith.divui %1567, %c4 : index
                %1569 = arith.muli %1568, %c24 : index
                %1570 = arith.addi %1569, %c12 : index
                %1571 = arith.remui %1567, %c4 : index
                %1572 = arith.divui %1386, %c8 : index
                %1573 = arith.remui %1386, %c8 : index
                %1574 = arith.muli %1573, %c14 : index
                %1575 = arith.addi %1572, %1574 : index
                %1576 = arith.muli %1571, %c4 : index
                %1577 = arith.divui %1575, %c34 : index
                %1578 = arith.muli %1577, %c34 : index
                %1579 = arith.remui %1575, %c8 : index
                %1580 = arith.muli %1579, %c8 : index
                %1581 = arith.addi %1578, %1580 : index
                %1582 = arith.divui %1575, %c8 : index
                %1583 = arith.remui %1582, %c8 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.addi %1576, %1584 : index
                %1586 = arith.addi %1570, %1585 : index
                %1587 = arith.addi %1522, %1586 : index
                %1588 = vector.shuffle %1500, %1500 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1588, %kv[%1587] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1589 = arith.addi %1496, %c2 : index
                %1590 = arith.divui %1589, %c4 : index
                %1591 = arith.muli %1590, %c24 : index
                %1592 = arith.addi %1591, %c12 : index
                %1593 = arith.remui %1589, %c4 : index
                %1594 = arith.divui %1386, %c8 : index
                %1595 = arith.remui %1386, %c8 : index
                %1596 = arith.muli %1595, %c14 : index
                %1597 = arith.addi %1594, %1596 : index
                %1598 = arith.muli %1593, %c4 : index
                %1599 = arith.divui %1597, %c34 : index
                %1600 = arith.muli %1599, %c34 : index
                %1601 = arith.remui %1597, %c8 : index
                %1602 = arith.muli %1601, %c8 : index
                %1603 = arith.addi %1600, %1602 : index
                %1604 = arith.divui %1597, %c8 : index
                %1605 = arith.remui %1604, %c8 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.addi %1598, %1606 : index
                %1608 = arith.addi %1592, %1607 : index
                %1609 = arith.addi %1522, %1608 : index
                %1610 = vector.shuffle %1500, %1500 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1610, %kv[%1609] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1611 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1611 {
            %1612 = wave.lane
            %1613 = arith.muli %1612, %c34 : index
            scf.for %1614 = %1613 to %c26 step %c6 {
              %1615 = arith.addi %1381, %1614 : index
              %1616 = vector.load %19[%1615] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1617 = arith.mulf %1616, %1384 : vector<4xf32>
              %1618 = wave.fp8_encode "e5m2" %1617 : vector<4xf32> -> vector<4xi8>
              %1619 = arith.cmpi slt, %1382, %kvHeads : index
              scf.if %1619 {
                %1620 = arith.muli %1382, %c32 : index
                %1621 = arith.addi %1387, %1620 : index
                %1622 = vector.shuffle %1618, %1618 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1623 = arith.divui %1614, %c4 : index
                %1624 = arith.muli %1623, %c24 : index
                %1625 = arith.remui %1614, %c4 : index
                %1626 = arith.muli %1386, %c4 : index
                %1627 = arith.divui %1625, %c34 : index
                %1628 = arith.muli %1627, %c34 : index
                %1629 = arith.remui %1625, %c8 : index
                %1630 = arith.muli %1629, %c8 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.divui %1625, %c8 : index
                %1633 = arith.remui %1632, %c8 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.addi %1626, %1634 : index
                %1636 = arith.addi %1624, %1635 : index
                %1637 = arith.addi %1621, %1636 : index
                vector.store %1622, %kv[%1637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1638 = arith.subi %1382, %kvHeads : index
                %1639 = arith.muli %1638, %c32 : index
                %1640 = arith.addi %1387, %1639 : index
                %1641 = arith.addi %1614, %c9 : index
                %1642 = arith.divui %1641, %c4 : index
                %1643 = arith.muli %1642, %c24 : index
                %1644 = arith.addi %1643, %c12 : index
                %1645 = arith.remui %1641, %c4 : index
                %1646 = arith.divui %1386, %c8 : index
                %1647 = arith.remui %1386, %c8 : index
                %1648 = arith.muli %1647, %c14 : index
                %1649 = arith.addi %1646, %1648 : index
                %1650 = arith.muli %1645, %c4 : index
                %1651 = arith.divui %1649, %c34 : index
                %1652 = arith.muli %1651, %c34 : index
                %1653 = arith.remui %1649, %c8 : index
                %1654 = arith.muli %1653, %c8 : index
                %1655 = arith.addi %1652, %1654 : index
                %1656 = arith.divui %1649, %c8 : index
                %1657 = arith.remui %1656, %c8 : index
                %1658 = arith.addi %1655, %1657 : index
                %1659 = arith.addi %1650, %1658 : index
                %1660 = arith.addi %1644, %1659 : index
                %1661 = arith.addi %1640, %1660 : index
                %1662 = vector.shuffle %1618, %1618 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1662, %kv[%1661] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1663 = arith.addi %1614, %c10 : index
                %1664 = arith.divui %1663, %c4 : index
                %1665 = arith.muli %1664, %c24 : index
                %1666 = arith.addi %1665, %c12 : index
                %1667 = arith.remui %1663, %c4 : index
                %1668 = arith.divui %1386, %c8 : index
                %1669 = arith.remui %1386, %c8 : index
                %1670 = arith.muli %1669, %c14 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.muli %1667, %c4 : index
                %1673 = arith.divui %1671, %c34 : index
                %1674 = arith.muli %1673, %c34 : index
                %1675 = arith.remui %1671, %c8 : index
                %1676 = arith.muli %1675, %c8 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.divui %1671, %c8 : index
                %1679 = arith.remui %1678, %c8 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.addi %1672, %1680 : index
                %1682 = arith.addi %1666, %1681 : index
                %1683 = arith.addi %1640, %1682 : index
                %1684 = vector.shuffle %1618, %1618 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1684, %kv[%1683] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1685 = arith.addi %1614, %c8 : index
                %1686 = arith.divui %1685, %c4 : index
                %1687 = arith.muli %1686, %c24 : index
                %1688 = arith.addi %1687, %c12 : index
                %1689 = arith.remui %1685, %c4 : index
                %1690 = arith.divui %1386, %c8 : index
                %1691 = arith.remui %1386, %c8 : index
                %1692 = arith.muli %1691, %c14 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.muli %1689, %c4 : index
                %1695 = arith.divui %1693, %c34 : index
                %1696 = arith.muli %1695, %c34 : index
                %1697 = arith.remui %1693, %c8 : index
                %1698 = arith.muli %1697, %c8 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.divui %1693, %c8 : index
                %1701 = arith.remui %1700, %c8 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.addi %1694, %1702 : index
                %1704 = arith.addi %1688, %1703 : index
                %1705 = arith.addi %1640, %1704 : index
                %1706 = vector.shuffle %1618, %1618 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1706, %kv[%1705] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1707 = arith.addi %1614, %c2 : index
                %1708 = arith.divui %1707, %c4 : index
                %1709 = arith.muli %1708, %c24 : index
                %1710 = arith.addi %1709, %c12 : index
                %1711 = arith.remui %1707, %c4 : index
                %1712 = arith.divui %1386, %c8 : index
                %1713 = arith.remui %1386, %c8 : index
                %1714 = arith.muli %1713, %c14 : index
                %1715 = arith.addi %1712, %1714 : index
                %1716 = arith.muli %1711, %c4 : index
                %1717 = arith.divui %1715, %c34 : index
                %1718 = arith.muli %1717, %c34 : index
                %1719 = arith.remui %1715, %c8 : index
                %1720 = arith.muli %1719, %c8 : index
                %1721 = arith.addi %1718, %1720 : index
                %1722 = arith.divui %1715, %c8 : index
                %1723 = arith.remui %1722, %c8 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.addi %1716, %1724 : index
                %1726 = arith.addi %1710, %1725 : index
                %1727 = arith.addi %1640, %1726 : index
                %1728 = vector.shuffle %1618, %1618 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1728, %kv[%1727] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
