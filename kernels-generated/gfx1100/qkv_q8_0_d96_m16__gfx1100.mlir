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
  %operandScale = wave.param "operandScale" : f32
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
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %532 = arith.muli %529, %c8 : index
      %533 = memref.load %factors[%532] : memref<?xf32>
      %534 = arith.mulf %533, %operandScale : f32
      %535 = arith.select %531, %534, %operandScale : f32
      %536 = arith.addi %443, %c9 : index
      %537 = arith.muli %525, %c16 : index
      %538 = arith.addi %536, %537 : index
      %539 = memref.load %18[%538] : memref<?xf32>
      %540 = arith.addi %538, %c12 : index
      %541 = memref.load %18[%540] : memref<?xf32>
      %542 = arith.addf %539, %541 : f32
      %543 = arith.addi %538, %c32 : index
      %544 = memref.load %18[%543] : memref<?xf32>
      %545 = arith.addf %542, %544 : f32
      %546 = arith.addi %538, %c33 : index
      %547 = memref.load %18[%546] : memref<?xf32>
      %548 = arith.addf %545, %547 : f32
      %549 = arith.remui %440, %c4 : index
      %550 = arith.muli %549, %c34 : index
      %551 = arith.addi %15, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %535 : f32
      %556 = arith.mulf %548, %555 : f32
      %557 = arith.muli %3, %c8 : index
      %558 = arith.addi %557, %c9 : index
      %559 = arith.muli %558, %c4 : index
      %560 = arith.remui %440, %c4 : index
      %561 = arith.addi %559, %560 : index
      %562 = arith.muli %528, %c26 : index
      %563 = arith.addi %562, %561 : index
      memref.store %556, %19[%563] : memref<?xf32>
      %564 = arith.addi %443, %c24 : index
      %565 = arith.muli %525, %c16 : index
      %566 = arith.addi %564, %565 : index
      %567 = memref.load %18[%566] : memref<?xf32>
      %568 = arith.addi %566, %c12 : index
      %569 = memref.load %18[%568] : memref<?xf32>
      %570 = arith.addf %567, %569 : f32
      %571 = arith.addi %566, %c32 : index
      %572 = memref.load %18[%571] : memref<?xf32>
      %573 = arith.addf %570, %572 : f32
      %574 = arith.addi %566, %c33 : index
      %575 = memref.load %18[%574] : memref<?xf32>
      %576 = arith.addf %573, %575 : f32
      %577 = arith.remui %440, %c4 : index
      %578 = arith.muli %577, %c34 : index
      %579 = arith.addi %17, %578 : index
      %580 = vector.load %w[%579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %581 = vector.bitcast %580 : vector<4xi8> to vector<1xf32>
      %582 = vector.extract %581[0] : f32 from vector<1xf32>
      %583 = arith.mulf %582, %535 : f32
      %584 = arith.mulf %576, %583 : f32
      %585 = arith.muli %3, %c8 : index
      %586 = arith.addi %585, %c10 : index
      %587 = arith.muli %586, %c4 : index
      %588 = arith.remui %440, %c4 : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.muli %528, %c26 : index
      %591 = arith.addi %590, %589 : index
      memref.store %584, %19[%591] : memref<?xf32>
    }
    %592 = arith.muli %4, %c8 : index
    %593 = arith.addi %592, %c10 : index
    %594 = arith.muli %593, %c8 : index
    %595 = arith.divui %440, %c4 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.addi %439, %596 : index
    %598 = arith.cmpi slt, %597, %21 : index
    scf.if %598 {
      %599 = arith.cmpi eq, %hasFactors, %c10 : index
      %600 = arith.muli %597, %c8 : index
      %601 = memref.load %factors[%600] : memref<?xf32>
      %602 = arith.mulf %601, %operandScale : f32
      %603 = arith.select %599, %602, %operandScale : f32
      %604 = arith.addi %443, %c9 : index
      %605 = arith.muli %593, %c16 : index
      %606 = arith.addi %604, %605 : index
      %607 = memref.load %18[%606] : memref<?xf32>
      %608 = arith.addi %606, %c12 : index
      %609 = memref.load %18[%608] : memref<?xf32>
      %610 = arith.addf %607, %609 : f32
      %611 = arith.addi %606, %c32 : index
      %612 = memref.load %18[%611] : memref<?xf32>
      %613 = arith.addf %610, %612 : f32
      %614 = arith.addi %606, %c33 : index
      %615 = memref.load %18[%614] : memref<?xf32>
      %616 = arith.addf %613, %615 : f32
      %617 = arith.remui %440, %c4 : index
      %618 = arith.muli %617, %c34 : index
      %619 = arith.addi %15, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %603 : f32
      %624 = arith.mulf %616, %623 : f32
      %625 = arith.muli %3, %c8 : index
      %626 = arith.addi %625, %c9 : index
      %627 = arith.muli %626, %c4 : index
      %628 = arith.remui %440, %c4 : index
      %629 = arith.addi %627, %628 : index
      %630 = arith.muli %596, %c26 : index
      %631 = arith.addi %630, %629 : index
      memref.store %624, %19[%631] : memref<?xf32>
      %632 = arith.addi %443, %c24 : index
      %633 = arith.muli %593, %c16 : index
      %634 = arith.addi %632, %633 : index
      %635 = memref.load %18[%634] : memref<?xf32>
      %636 = arith.addi %634, %c12 : index
      %637 = memref.load %18[%636] : memref<?xf32>
      %638 = arith.addf %635, %637 : f32
      %639 = arith.addi %634, %c32 : index
      %640 = memref.load %18[%639] : memref<?xf32>
      %641 = arith.addf %638, %640 : f32
      %642 = arith.addi %634, %c33 : index
      %643 = memref.load %18[%642] : memref<?xf32>
      %644 = arith.addf %641, %643 : f32
      %645 = arith.remui %440, %c4 : index
      %646 = arith.muli %645, %c34 : index
      %647 = arith.addi %17, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %603 : f32
      %652 = arith.mulf %644, %651 : f32
      %653 = arith.muli %3, %c8 : index
      %654 = arith.addi %653, %c10 : index
      %655 = arith.muli %654, %c4 : index
      %656 = arith.remui %440, %c4 : index
      %657 = arith.addi %655, %656 : index
      %658 = arith.muli %596, %c26 : index
      %659 = arith.addi %658, %657 : index
      memref.store %652, %19[%659] : memref<?xf32>
    }
    wave.barrier
    %660 = arith.addi %22, %c9 : index
    %661 = wave.wave
    %662 = arith.addi %661, %c9 : index
    %663 = arith.addi %660, %662 : index
    %664 = arith.cmpi slt, %663, %21 : index
    %665 = arith.cmpi slt, %662, %c4 : index
    %666 = arith.andi %664, %665 : i1
    scf.if %666 {
      %667 = arith.addi %660, %662 : index
      %668 = arith.muli %662, %c26 : index
      %669 = wave.lane
      %670 = arith.addi %669, %c9 : index
      %671 = arith.cmpi eq, %hasBias, %c10 : index
      %672 = arith.addi %668, %670 : index
      %673 = memref.load %19[%672] : memref<?xf32>
      %674 = arith.muli %0, %c26 : index
      %675 = arith.addi %674, %670 : index
      %676 = memref.load %bias[%675] : memref<?xf32>
      %677 = arith.addf %673, %676 : f32
      %678 = arith.select %671, %677, %673 : f32
      %679 = arith.addi %670, %c36 : index
      %680 = arith.cmpi eq, %hasBias, %c10 : index
      %681 = arith.addi %668, %679 : index
      %682 = memref.load %19[%681] : memref<?xf32>
      %683 = arith.muli %0, %c26 : index
      %684 = arith.addi %683, %679 : index
      %685 = memref.load %bias[%684] : memref<?xf32>
      %686 = arith.addf %682, %685 : f32
      %687 = arith.select %680, %686, %682 : f32
      %688 = arith.addi %669, %c16 : index
      %689 = arith.cmpi slt, %688, %c36 : index
      %690 = arith.minsi %688, %c37 : index
      %691 = arith.cmpi eq, %hasBias, %c10 : index
      %692 = arith.addi %668, %690 : index
      %693 = memref.load %19[%692] : memref<?xf32>
      %694 = arith.muli %0, %c26 : index
      %695 = arith.addi %694, %690 : index
      %696 = memref.load %bias[%695] : memref<?xf32>
      %697 = arith.addf %693, %696 : f32
      %698 = arith.select %691, %697, %693 : f32
      %699 = arith.addi %690, %c36 : index
      %700 = arith.cmpi eq, %hasBias, %c10 : index
      %701 = arith.addi %668, %699 : index
      %702 = memref.load %19[%701] : memref<?xf32>
      %703 = arith.muli %0, %c26 : index
      %704 = arith.addi %703, %699 : index
      %705 = memref.load %bias[%704] : memref<?xf32>
      %706 = arith.addf %702, %705 : f32
      %707 = arith.select %700, %706, %702 : f32
      %708 = arith.addi %heads, %kvHeads : index
      %709 = arith.cmpi slt, %0, %708 : index
      scf.if %709 {
        %710 = arith.addi %positionsAt, %667 : index
        %711 = memref.load %step[%710] : memref<?xi32>
        %712 = arith.index_cast %711 : i32 to index
        %713 = arith.cmpi eq, %hasNorm, %c10 : index
        %714 = math.fma %678, %678, %c40 : f32
        %715 = math.fma %687, %687, %714 : f32
        %716 = math.fma %698, %698, %715 : f32
        %717 = arith.select %689, %716, %715 : f32
        %718 = math.fma %707, %707, %717 : f32
        %719 = arith.select %689, %718, %717 : f32
        %720 = vector.broadcast %719 : f32 to vector<1xf32>
        %721 = wave.reduce "add" %720 : vector<1xf32>
        %722 = arith.mulf %721, %inverseHeadDim : f32
        %723 = arith.addf %722, %epsilon : f32
        %724 = math.sqrt %723 : f32
        %725 = arith.divf %c42, %724 : f32
        %726 = arith.cmpi slt, %0, %heads : index
        %727 = arith.addi %670, %c36 : index
        %728 = memref.load %query_norm[%670] : memref<?xf32>
        %729 = memref.load %key_norm[%670] : memref<?xf32>
        %730 = arith.select %726, %728, %729 : f32
        %731 = arith.mulf %678, %725 : f32
        %732 = arith.mulf %731, %730 : f32
        %733 = arith.select %713, %732, %678 : f32
        %734 = memref.load %query_norm[%727] : memref<?xf32>
        %735 = memref.load %key_norm[%727] : memref<?xf32>
        %736 = arith.select %726, %734, %735 : f32
        %737 = arith.mulf %687, %725 : f32
        %738 = arith.mulf %737, %736 : f32
        %739 = arith.select %713, %738, %687 : f32
        %740 = arith.addi %690, %c36 : index
        %741 = memref.load %query_norm[%690] : memref<?xf32>
        %742 = memref.load %key_norm[%690] : memref<?xf32>
        %743 = arith.select %726, %741, %742 : f32
        %744 = arith.mulf %698, %725 : f32
        %745 = arith.mulf %744, %743 : f32
        %746 = arith.select %713, %745, %698 : f32
        %747 = memref.load %query_norm[%740] : memref<?xf32>
        %748 = memref.load %key_norm[%740] : memref<?xf32>
        %749 = arith.select %726, %747, %748 : f32
        %750 = arith.mulf %707, %725 : f32
        %751 = arith.mulf %750, %749 : f32
        %752 = arith.select %713, %751, %707 : f32
        %753 = arith.remui %712, %c24 : index
        %754 = arith.muli %753, %c26 : index
        %755 = arith.addi %754, %670 : index
        %756 = arith.divui %712, %c24 : index
        %757 = arith.addi %756, %c24 : index
        %758 = arith.muli %757, %c26 : index
        %759 = arith.addi %758, %670 : index
        %760 = memref.load %rope[%755] : memref<?xf32>
        %761 = arith.addi %755, %c36 : index
        %762 = memref.load %rope[%761] : memref<?xf32>
        %763 = memref.load %rope[%759] : memref<?xf32>
        %764 = arith.addi %759, %c36 : index
        %765 = memref.load %rope[%764] : memref<?xf32>
        %766 = arith.mulf %763, %760 : f32
        %767 = arith.mulf %765, %762 : f32
        %768 = arith.subf %766, %767 : f32
        %769 = arith.mulf %765, %760 : f32
        %770 = arith.mulf %763, %762 : f32
        %771 = arith.addf %769, %770 : f32
        %772 = arith.mulf %733, %768 : f32
        %773 = arith.mulf %739, %771 : f32
        %774 = arith.subf %772, %773 : f32
        %775 = arith.mulf %739, %768 : f32
        %776 = arith.mulf %733, %771 : f32
        %777 = arith.addf %775, %776 : f32
        %778 = arith.cmpi slt, %0, %heads : index
        scf.if %778 {
          %779 = arith.muli %667, %heads : index
          %780 = arith.addi %779, %0 : index
          %781 = arith.muli %780, %c26 : index
          %782 = arith.addi %781, %670 : index
          memref.store %774, %q[%782] : memref<?xf32>
          %783 = arith.addi %782, %c36 : index
          memref.store %777, %q[%783] : memref<?xf32>
        } else {
          %784 = arith.addi %668, %670 : index
          memref.store %774, %19[%784] : memref<?xf32>
          %785 = arith.addi %668, %670 : index
          %786 = arith.addi %785, %c36 : index
          memref.store %777, %19[%786] : memref<?xf32>
        }
        %787 = arith.remui %712, %c24 : index
        %788 = arith.muli %787, %c26 : index
        %789 = arith.addi %788, %690 : index
        %790 = arith.divui %712, %c24 : index
        %791 = arith.addi %790, %c24 : index
        %792 = arith.muli %791, %c26 : index
        %793 = arith.addi %792, %690 : index
        %794 = memref.load %rope[%789] : memref<?xf32>
        %795 = arith.addi %789, %c36 : index
        %796 = memref.load %rope[%795] : memref<?xf32>
        %797 = memref.load %rope[%793] : memref<?xf32>
        %798 = arith.addi %793, %c36 : index
        %799 = memref.load %rope[%798] : memref<?xf32>
        %800 = arith.mulf %797, %794 : f32
        %801 = arith.mulf %799, %796 : f32
        %802 = arith.subf %800, %801 : f32
        %803 = arith.mulf %799, %794 : f32
        %804 = arith.mulf %797, %796 : f32
        %805 = arith.addf %803, %804 : f32
        %806 = arith.mulf %746, %802 : f32
        %807 = arith.mulf %752, %805 : f32
        %808 = arith.subf %806, %807 : f32
        %809 = arith.mulf %752, %802 : f32
        %810 = arith.mulf %746, %805 : f32
        %811 = arith.addf %809, %810 : f32
        scf.if %689 {
          %812 = arith.cmpi slt, %0, %heads : index
          scf.if %812 {
            %813 = arith.muli %667, %heads : index
            %814 = arith.addi %813, %0 : index
            %815 = arith.muli %814, %c26 : index
            %816 = arith.addi %815, %690 : index
            memref.store %808, %q[%816] : memref<?xf32>
            %817 = arith.addi %816, %c36 : index
            memref.store %811, %q[%817] : memref<?xf32>
          } else {
            %818 = arith.addi %668, %690 : index
            memref.store %808, %19[%818] : memref<?xf32>
            %819 = arith.addi %668, %690 : index
            %820 = arith.addi %819, %c36 : index
            memref.store %811, %19[%820] : memref<?xf32>
          }
        }
      } else {
        %821 = arith.cmpi slt, %0, %heads : index
        scf.if %821 {
          %822 = arith.muli %667, %heads : index
          %823 = arith.addi %822, %0 : index
          %824 = arith.muli %823, %c26 : index
          %825 = arith.addi %824, %670 : index
          memref.store %678, %q[%825] : memref<?xf32>
          %826 = arith.addi %825, %c36 : index
          memref.store %687, %q[%826] : memref<?xf32>
        } else {
          %827 = arith.addi %668, %670 : index
          memref.store %678, %19[%827] : memref<?xf32>
          %828 = arith.addi %668, %670 : index
          %829 = arith.addi %828, %c36 : index
          memref.store %687, %19[%829] : memref<?xf32>
        }
        scf.if %689 {
          %830 = arith.cmpi slt, %0, %heads : index
          scf.if %830 {
            %831 = arith.muli %667, %heads : index
            %832 = arith.addi %831, %0 : index
            %833 = arith.muli %832, %c26 : index
            %834 = arith.addi %833, %690 : index
            memref.store %698, %q[%834] : memref<?xf32>
            %835 = arith.addi %834, %c36 : index
            memref.store %707, %q[%835] : memref<?xf32>
          } else {
            %836 = arith.addi %668, %690 : index
            memref.store %698, %19[%836] : memref<?xf32>
            %837 = arith.addi %668, %690 : index
            %838 = arith.addi %837, %c36 : index
            memref.store %707, %19[%838] : memref<?xf32>
          }
        }
      }
    }
    %839 = arith.addi %661, %c44 : index
    %840 = arith.addi %660, %839 : index
    %841 = arith.cmpi slt, %840, %21 : index
    %842 = arith.cmpi slt, %839, %c4 : index
    %843 = arith.andi %841, %842 : i1
    scf.if %843 {
      %844 = arith.addi %660, %839 : index
      %845 = arith.muli %839, %c26 : index
      %846 = wave.lane
      %847 = arith.addi %846, %c9 : index
      %848 = arith.cmpi eq, %hasBias, %c10 : index
      %849 = arith.addi %845, %847 : index
      %850 = memref.load %19[%849] : memref<?xf32>
      %851 = arith.muli %0, %c26 : index
      %852 = arith.addi %851, %847 : index
      %853 = memref.load %bias[%852] : memref<?xf32>
      %854 = arith.addf %850, %853 : f32
      %855 = arith.select %848, %854, %850 : f32
      %856 = arith.addi %847, %c36 : index
      %857 = arith.cmpi eq, %hasBias, %c10 : index
      %858 = arith.addi %845, %856 : index
      %859 = memref.load %19[%858] : memref<?xf32>
      %860 = arith.muli %0, %c26 : index
      %861 = arith.addi %860, %856 : index
      %862 = memref.load %bias[%861] : memref<?xf32>
      %863 = arith.addf %859, %862 : f32
      %864 = arith.select %857, %863, %859 : f32
      %865 = arith.addi %846, %c16 : index
      %866 = arith.cmpi slt, %865, %c36 : index
      %867 = arith.minsi %865, %c37 : index
      %868 = arith.cmpi eq, %hasBias, %c10 : index
      %869 = arith.addi %845, %867 : index
      %870 = memref.load %19[%869] : memref<?xf32>
      %871 = arith.muli %0, %c26 : index
      %872 = arith.addi %871, %867 : index
      %873 = memref.load %bias[%872] : memref<?xf32>
      %874 = arith.addf %870, %873 : f32
      %875 = arith.select %868, %874, %870 : f32
      %876 = arith.addi %867, %c36 : index
      %877 = arith.cmpi eq, %hasBias, %c10 : index
      %878 = arith.addi %845, %876 : index
      %879 = memref.load %19[%878] : memref<?xf32>
      %880 = arith.muli %0, %c26 : index
      %881 = arith.addi %880, %876 : index
      %882 = memref.load %bias[%881] : memref<?xf32>
      %883 = arith.addf %879, %882 : f32
      %884 = arith.select %877, %883, %879 : f32
      %885 = arith.addi %heads, %kvHeads : index
      %886 = arith.cmpi slt, %0, %885 : index
      scf.if %886 {
        %887 = arith.addi %positionsAt, %844 : index
        %888 = memref.load %step[%887] : memref<?xi32>
        %889 = arith.index_cast %888 : i32 to index
        %890 = arith.cmpi eq, %hasNorm, %c10 : index
        %891 = math.fma %855, %855, %c40 : f32
        %892 = math.fma %864, %864, %891 : f32
        %893 = math.fma %875, %875, %892 : f32
        %894 = arith.select %866, %893, %892 : f32
        %895 = math.fma %884, %884, %894 : f32
        %896 = arith.select %866, %895, %894 : f32
        %897 = vector.broadcast %896 : f32 to vector<1xf32>
        %898 = wave.reduce "add" %897 : vector<1xf32>
        %899 = arith.mulf %898, %inverseHeadDim : f32
        %900 = arith.addf %899, %epsilon : f32
        %901 = math.sqrt %900 : f32
        %902 = arith.divf %c42, %901 : f32
        %903 = arith.cmpi slt, %0, %heads : index
        %904 = arith.addi %847, %c36 : index
        %905 = memref.load %query_norm[%847] : memref<?xf32>
        %906 = memref.load %key_norm[%847] : memref<?xf32>
        %907 = arith.select %903, %905, %906 : f32
        %908 = arith.mulf %855, %902 : f32
        %909 = arith.mulf %908, %907 : f32
        %910 = arith.select %890, %909, %855 : f32
        %911 = memref.load %query_norm[%904] : memref<?xf32>
        %912 = memref.load %key_norm[%904] : memref<?xf32>
        %913 = arith.select %903, %911, %912 : f32
        %914 = arith.mulf %864, %902 : f32
        %915 = arith.mulf %914, %913 : f32
        %916 = arith.select %890, %915, %864 : f32
        %917 = arith.addi %867, %c36 : index
        %918 = memref.load %query_norm[%867] : memref<?xf32>
        %919 = memref.load %key_norm[%867] : memref<?xf32>
        %920 = arith.select %903, %918, %919 : f32
        %921 = arith.mulf %875, %902 : f32
        %922 = arith.mulf %921, %920 : f32
        %923 = arith.select %890, %922, %875 : f32
        %924 = memref.load %query_norm[%917] : memref<?xf32>
        %925 = memref.load %key_norm[%917] : memref<?xf32>
        %926 = arith.select %903, %924, %925 : f32
        %927 = arith.mulf %884, %902 : f32
        %928 = arith.mulf %927, %926 : f32
        %929 = arith.select %890, %928, %884 : f32
        %930 = arith.remui %889, %c24 : index
        %931 = arith.muli %930, %c26 : index
        %932 = arith.addi %931, %847 : index
        %933 = arith.divui %889, %c24 : index
        %934 = arith.addi %933, %c24 : index
        %935 = arith.muli %934, %c26 : index
        %936 = arith.addi %935, %847 : index
        %937 = memref.load %rope[%932] : memref<?xf32>
        %938 = arith.addi %932, %c36 : index
        %939 = memref.load %rope[%938] : memref<?xf32>
        %940 = memref.load %rope[%936] : memref<?xf32>
        %941 = arith.addi %936, %c36 : index
        %942 = memref.load %rope[%941] : memref<?xf32>
        %943 = arith.mulf %940, %937 : f32
        %944 = arith.mulf %942, %939 : f32
        %945 = arith.subf %943, %944 : f32
        %946 = arith.mulf %942, %937 : f32
        %947 = arith.mulf %940, %939 : f32
        %948 = arith.addf %946, %947 : f32
        %949 = arith.mulf %910, %945 : f32
        %950 = arith.mulf %916, %948 : f32
        %951 = arith.subf %949, %950 : f32
        %952 = arith.mulf %916, %945 : f32
        %953 = arith.mulf %910, %948 : f32
        %954 = arith.addf %952, %953 : f32
        %955 = arith.cmpi slt, %0, %heads : index
        scf.if %955 {
          %956 = arith.muli %844, %heads : index
          %957 = arith.addi %956, %0 : index
          %958 = arith.muli %957, %c26 : index
          %959 = arith.addi %958, %847 : index
          memref.store %951, %q[%959] : memref<?xf32>
          %960 = arith.addi %959, %c36 : index
          memref.store %954, %q[%960] : memref<?xf32>
        } else {
          %961 = arith.addi %845, %847 : index
          memref.store %951, %19[%961] : memref<?xf32>
          %962 = arith.addi %845, %847 : index
          %963 = arith.addi %962, %c36 : index
          memref.store %954, %19[%963] : memref<?xf32>
        }
        %964 = arith.remui %889, %c24 : index
        %965 = arith.muli %964, %c26 : index
        %966 = arith.addi %965, %867 : index
        %967 = arith.divui %889, %c24 : index
        %968 = arith.addi %967, %c24 : index
        %969 = arith.muli %968, %c26 : index
        %970 = arith.addi %969, %867 : index
        %971 = memref.load %rope[%966] : memref<?xf32>
        %972 = arith.addi %966, %c36 : index
        %973 = memref.load %rope[%972] : memref<?xf32>
        %974 = memref.load %rope[%970] : memref<?xf32>
        %975 = arith.addi %970, %c36 : index
        %976 = memref.load %rope[%975] : memref<?xf32>
        %977 = arith.mulf %974, %971 : f32
        %978 = arith.mulf %976, %973 : f32
        %979 = arith.subf %977, %978 : f32
        %980 = arith.mulf %976, %971 : f32
        %981 = arith.mulf %974, %973 : f32
        %982 = arith.addf %980, %981 : f32
        %983 = arith.mulf %923, %979 : f32
        %984 = arith.mulf %929, %982 : f32
        %985 = arith.subf %983, %984 : f32
        %986 = arith.mulf %929, %979 : f32
        %987 = arith.mulf %923, %982 : f32
        %988 = arith.addf %986, %987 : f32
        scf.if %866 {
          %989 = arith.cmpi slt, %0, %heads : index
          scf.if %989 {
            %990 = arith.muli %844, %heads : index
            %991 = arith.addi %990, %0 : index
            %992 = arith.muli %991, %c26 : index
            %993 = arith.addi %992, %867 : index
            memref.store %985, %q[%993] : memref<?xf32>
            %994 = arith.addi %993, %c36 : index
            memref.store %988, %q[%994] : memref<?xf32>
          } else {
            %995 = arith.addi %845, %867 : index
            memref.store %985, %19[%995] : memref<?xf32>
            %996 = arith.addi %845, %867 : index
            %997 = arith.addi %996, %c36 : index
            memref.store %988, %19[%997] : memref<?xf32>
          }
        }
      } else {
        %998 = arith.cmpi slt, %0, %heads : index
        scf.if %998 {
          %999 = arith.muli %844, %heads : index
          %1000 = arith.addi %999, %0 : index
          %1001 = arith.muli %1000, %c26 : index
          %1002 = arith.addi %1001, %847 : index
          memref.store %855, %q[%1002] : memref<?xf32>
          %1003 = arith.addi %1002, %c36 : index
          memref.store %864, %q[%1003] : memref<?xf32>
        } else {
          %1004 = arith.addi %845, %847 : index
          memref.store %855, %19[%1004] : memref<?xf32>
          %1005 = arith.addi %845, %847 : index
          %1006 = arith.addi %1005, %c36 : index
          memref.store %864, %19[%1006] : memref<?xf32>
        }
        scf.if %866 {
          %1007 = arith.cmpi slt, %0, %heads : index
          scf.if %1007 {
            %1008 = arith.muli %844, %heads : index
            %1009 = arith.addi %1008, %0 : index
            %1010 = arith.muli %1009, %c26 : index
            %1011 = arith.addi %1010, %867 : index
            memref.store %875, %q[%1011] : memref<?xf32>
            %1012 = arith.addi %1011, %c36 : index
            memref.store %884, %q[%1012] : memref<?xf32>
          } else {
            %1013 = arith.addi %845, %867 : index
            memref.store %875, %19[%1013] : memref<?xf32>
            %1014 = arith.addi %845, %867 : index
            %1015 = arith.addi %1014, %c36 : index
            memref.store %884, %19[%1015] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1016 = arith.cmpi sge, %0, %heads : index
    scf.if %1016 {
      %1017 = arith.addi %661, %c9 : index
      %1018 = arith.addi %660, %1017 : index
      %1019 = arith.cmpi slt, %1018, %21 : index
      %1020 = arith.cmpi slt, %1017, %c4 : index
      %1021 = arith.andi %1019, %1020 : i1
      scf.if %1021 {
        %1022 = arith.addi %660, %1017 : index
        %1023 = arith.addi %slotsAt, %1022 : index
        %1024 = memref.load %step[%1023] : memref<?xi32>
        %1025 = arith.index_cast %1024 : i32 to index
        %1026 = arith.cmpi sge, %1025, %c9 : index
        scf.if %1026 {
          %1027 = arith.muli %1017, %c26 : index
          %1028 = arith.subi %0, %heads : index
          %1029 = memref.load %scales[%1028] : memref<?xf32>
          %1030 = vector.broadcast %1029 : f32 to vector<4xf32>
          %1031 = arith.divui %1025, %c4 : index
          %1032 = arith.remui %1025, %c4 : index
          %1033 = arith.muli %1031, %pageBytes : index
          %1034 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1034 {
            %1035 = wave.lane
            %1036 = arith.muli %1035, %c34 : index
            scf.for %1037 = %1036 to %c26 step %c6 {
              %1038 = arith.addi %1027, %1037 : index
              %1039 = vector.load %19[%1038] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = arith.mulf %1039, %1030 : vector<4xf32>
              %1041 = arith.minimumf %1040, %c48 : vector<4xf32>
              %1042 = arith.maximumf %1041, %c49 : vector<4xf32>
              %1043 = arith.truncf %1042 : vector<4xf32> to vector<4xf16>
              %1044 = vector.bitcast %1043 : vector<4xf16> to vector<8xi8>
              %1045 = arith.cmpi slt, %1028, %kvHeads : index
              scf.if %1045 {
                %1046 = arith.muli %1028, %c11 : index
                %1047 = arith.addi %1033, %1046 : index
                %1048 = arith.divui %1037, %c4 : index
                %1049 = arith.muli %1048, %c19 : index
                %1050 = arith.remui %1037, %c4 : index
                %1051 = arith.divui %1050, %c14 : index
                %1052 = arith.muli %1051, %c24 : index
                %1053 = arith.muli %1032, %c4 : index
                %1054 = arith.addi %1052, %1053 : index
                %1055 = arith.remui %1050, %c14 : index
                %1056 = arith.muli %1055, %c8 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.addi %1049, %1057 : index
                %1059 = arith.addi %1047, %1058 : index
                vector.store %1044, %kv[%1059] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1060 = arith.subi %1028, %kvHeads : index
                %1061 = arith.muli %1060, %c11 : index
                %1062 = arith.addi %1033, %1061 : index
                %1063 = arith.addi %1037, %c9 : index
                %1064 = arith.divui %1063, %c4 : index
                %1065 = arith.muli %1064, %c19 : index
                %1066 = arith.addi %1065, %c32 : index
                %1067 = arith.remui %1063, %c4 : index
                %1068 = arith.divui %1032, %c8 : index
                %1069 = arith.remui %1032, %c8 : index
                %1070 = arith.muli %1069, %c14 : index
                %1071 = arith.addi %1068, %1070 : index
                %1072 = arith.divui %1071, %c14 : index
                %1073 = arith.muli %1072, %c24 : index
                %1074 = arith.muli %1067, %c4 : index
                %1075 = arith.addi %1073, %1074 : index
                %1076 = arith.remui %1071, %c14 : index
                %1077 = arith.muli %1076, %c8 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.addi %1066, %1078 : index
                %1080 = arith.addi %1062, %1079 : index
                %1081 = vector.shuffle %1044, %1044 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1081, %kv[%1080] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1082 = arith.addi %1037, %c10 : index
                %1083 = arith.divui %1082, %c4 : index
                %1084 = arith.muli %1083, %c19 : index
                %1085 = arith.addi %1084, %c32 : index
                %1086 = arith.remui %1082, %c4 : index
                %1087 = arith.divui %1032, %c8 : index
                %1088 = arith.remui %1032, %c8 : index
                %1089 = arith.muli %1088, %c14 : index
                %1090 = arith.addi %1087, %1089 : index
                %1091 = arith.divui %1090, %c14 : index
                %1092 = arith.muli %1091, %c24 : index
                %1093 = arith.muli %1086, %c4 : index
                %1094 = arith.addi %1092, %1093 : index
                %1095 = arith.remui %1090, %c14 : index
                %1096 = arith.muli %1095, %c8 : index
                %1097 = arith.addi %1094, %1096 : index
                %1098 = arith.addi %1085, %1097 : index
                %1099 = arith.addi %1062, %1098 : index
                %1100 = vector.shuffle %1044, %1044 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1100, %kv[%1099] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1101 = arith.addi %1037, %c8 : index
                %1102 = arith.divui %1101, %c4 : index
                %1103 = arith.muli %1102, %c19 : index
                %1104 = arith.addi %1103, %c32 : index
                %1105 = arith.remui %1101, %c4 : index
                %1106 = arith.divui %1032, %c8 : index
                %1107 = arith.remui %1032, %c8 : index
                %1108 = arith.muli %1107, %c14 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.divui %1109, %c14 : index
                %1111 = arith.muli %1110, %c24 : index
                %1112 = arith.muli %1105, %c4 : index
                %1113 = arith.addi %1111, %1112 : index
                %1114 = arith.remui %1109, %c14 : index
                %1115 = arith.muli %1114, %c8 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.addi %1104, %1116 : index
                %1118 = arith.addi %1062, %1117 : index
                %1119 = vector.shuffle %1044, %1044 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1119, %kv[%1118] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1120 = arith.addi %1037, %c2 : index
                %1121 = arith.divui %1120, %c4 : index
                %1122 = arith.muli %1121, %c19 : index
                %1123 = arith.addi %1122, %c32 : index
                %1124 = arith.remui %1120, %c4 : index
                %1125 = arith.divui %1032, %c8 : index
                %1126 = arith.remui %1032, %c8 : index
                %1127 = arith.muli %1126, %c14 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.divui %1128, %c14 : index
                %1130 = arith.muli %1129, %c24 : index
                %1131 = arith.muli %1124, %c4 : index
                %1132 = arith.addi %1130, %1131 : index
                %1133 = arith.remui %1128, %c14 : index
                %1134 = arith.muli %1133, %c8 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.addi %1123, %1135 : index
                %1137 = arith.addi %1062, %1136 : index
                %1138 = vector.shuffle %1044, %1044 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1138, %kv[%1137] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1139 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1139 {
            %1140 = wave.lane
            %1141 = arith.muli %1140, %c34 : index
            scf.for %1142 = %1141 to %c26 step %c6 {
              %1143 = arith.addi %1027, %1142 : index
              %1144 = vector.load %19[%1143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1145 = arith.mulf %1144, %1030 : vector<4xf32>
              %1146 = wave.fp8_encode "e4m3" %1145 : vector<4xf32> -> vector<4xi8>
              %1147 = arith.cmpi slt, %1028, %kvHeads : index
              scf.if %1147 {
                %1148 = arith.muli %1028, %c32 : index
                %1149 = arith.addi %1033, %1148 : index
                %1150 = vector.shuffle %1146, %1146 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1151 = arith.divui %1142, %c4 : index
                %1152 = arith.muli %1151, %c24 : index
                %1153 = arith.remui %1142, %c4 : index
                %1154 = arith.muli %1032, %c4 : index
                %1155 = arith.divui %1153, %c34 : index
                %1156 = arith.muli %1155, %c34 : index
                %1157 = arith.remui %1153, %c8 : index
                %1158 = arith.muli %1157, %c8 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1153, %c8 : index
                %1161 = arith.remui %1160, %c8 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.addi %1154, %1162 : index
                %1164 = arith.addi %1152, %1163 : index
                %1165 = arith.addi %1149, %1164 : index
                vector.store %1150, %kv[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1166 = arith.subi %1028, %kvHeads : index
                %1167 = arith.muli %1166, %c32 : index
                %1168 = arith.addi %1033, %1167 : index
                %1169 = arith.addi %1142, %c9 : index
                %1170 = arith.divui %1169, %c4 : index
                %1171 = arith.muli %1170, %c24 : index
                %1172 = arith.addi %1171, %c12 : index
                %1173 = arith.remui %1169, %c4 : index
                %1174 = arith.divui %1032, %c8 : index
                %1175 = arith.remui %1032, %c8 : index
                %1176 = arith.muli %1175, %c14 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.muli %1173, %c4 : index
                %1179 = arith.divui %1177, %c34 : index
                %1180 = arith.muli %1179, %c34 : index
                %1181 = arith.remui %1177, %c8 : index
                %1182 = arith.muli %1181, %c8 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.divui %1177, %c8 : index
                %1185 = arith.remui %1184, %c8 : index
                %1186 = arith.addi %1183, %1185 : index
                %1187 = arith.addi %1178, %1186 : index
                %1188 = arith.addi %1172, %1187 : index
                %1189 = arith.addi %1168, %1188 : index
                %1190 = vector.shuffle %1146, %1146 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1190, %kv[%1189] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1191 = arith.addi %1142, %c10 : index
                %1192 = arith.divui %1191, %c4 : index
                %1193 = arith.muli %1192, %c24 : index
                %1194 = arith.addi %1193, %c12 : index
                %1195 = arith.remui %1191, %c4 : index
                %1196 = arith.divui %1032, %c8 : index
                %1197 = arith.remui %1032, %c8 : index
                %1198 = arith.muli %1197, %c14 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.muli %1195, %c4 : index
                %1201 = arith.divui %1199, %c34 : index
                %1202 = arith.muli %1201, %c34 : index
                %1203 = arith.remui %1199, %c8 : index
                %1204 = arith.muli %1203, %c8 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.divui %1199, %c8 : index
                %1207 = arith.remui %1206, %c8 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.addi %1200, %1208 : index
                %1210 = arith.addi %1194, %1209 : index
                %1211 = arith.addi %1168, %1210 : index
                %1212 = vector.shuffle %1146, %1146 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1212, %kv[%1211] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1213 = arith.addi %1142, %c8 : index
                %1214 = arith.divui %1213, %c4 : index
                %1215 = arith.muli %1214, %c24 : index
                %1216 = arith.addi %1215, %c12 : index
                %1217 = arith.remui %1213, %c4 : index
                %1218 = arith.divui %1032, %c8 : index
                %1219 = arith.remui %1032, %c8 : index
                %1220 = arith.muli %1219, %c14 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.muli %1217, %c4 : index
                %1223 = arith.divui %1221, %c34 : index
                %1224 = arith.muli %1223, %c34 : index
                %1225 = arith.remui %1221, %c8 : index
                %1226 = arith.muli %1225, %c8 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.divui %1221, %c8 : index
                %1229 = arith.remui %1228, %c8 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.addi %1222, %1230 : index
                %1232 = arith.addi %1216, %1231 : index
                %1233 = arith.addi %1168, %1232 : index
                %1234 = vector.shuffle %1146, %1146 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1234, %kv[%1233] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1235 = arith.addi %1142, %c2 : index
                %1236 = arith.divui %1235, %c4 : index
                %1237 = arith.muli %1236, %c24 : index
                %1238 = arith.addi %1237, %c12 : index
                %1239 = arith.remui %1235, %c4 : index
                %1240 = arith.divui %1032, %c8 : index
                %1241 = arith.remui %1032, %c8 : index
                %1242 = arith.muli %1241, %c14 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.muli %1239, %c4 : index
                %1245 = arith.divui %1243, %c34 : index
                %1246 = arith.muli %1245, %c34 : index
                %1247 = arith.remui %1243, %c8 : index
                %1248 = arith.muli %1247, %c8 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.divui %1243, %c8 : index
                %1251 = arith.remui %1250, %c8 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.addi %1244, %1252 : index
                %1254 = arith.addi %1238, %1253 : index
                %1255 = arith.addi %1168, %1254 : index
                %1256 = vector.shuffle %1146, %1146 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1256, %kv[%1255] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1257 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1257 {
            %1258 = wave.lane
            %1259 = arith.muli %1258, %c34 : index
            scf.for %1260 = %1259 to %c26 step %c6 {
              %1261 = arith.addi %1027, %1260 : index
              %1262 = vector.load %19[%1261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = arith.mulf %1262, %1030 : vector<4xf32>
              %1264 = wave.fp8_encode "e5m2" %1263 : vector<4xf32> -> vector<4xi8>
              %1265 = arith.cmpi slt, %1028, %kvHeads : index
              scf.if %1265 {
                %1266 = arith.muli %1028, %c32 : index
                %1267 = arith.addi %1033, %1266 : index
                %1268 = vector.shuffle %1264, %1264 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1269 = arith.divui %1260, %c4 : index
                %1270 = arith.muli %1269, %c24 : index
                %1271 = arith.remui %1260, %c4 : index
                %1272 = arith.muli %1032, %c4 : index
                %1273 = arith.divui %1271, %c34 : index
                %1274 = arith.muli %1273, %c34 : index
                %1275 = arith.remui %1271, %c8 : index
                %1276 = arith.muli %1275, %c8 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1271, %c8 : index
                %1279 = arith.remui %1278, %c8 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1272, %1280 : index
                %1282 = arith.addi %1270, %1281 : index
                %1283 = arith.addi %1267, %1282 : index
                vector.store %1268, %kv[%1283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1284 = arith.subi %1028, %kvHeads : index
                %1285 = arith.muli %1284, %c32 : index
                %1286 = arith.addi %1033, %1285 : index
                %1287 = arith.addi %1260, %c9 : index
                %1288 = arith.divui %1287, %c4 : index
                %1289 = arith.muli %1288, %c24 : index
                %1290 = arith.addi %1289, %c12 : index
                %1291 = arith.remui %1287, %c4 : index
                %1292 = arith.divui %1032, %c8 : index
                %1293 = arith.remui %1032, %c8 : index
                %1294 = arith.muli %1293, %c14 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.muli %1291, %c4 : index
                %1297 = arith.divui %1295, %c34 : index
                %1298 = arith.muli %1297, %c34 : index
                %1299 = arith.remui %1295, %c8 : index
                %1300 = arith.muli %1299, %c8 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.divui %1295, %c8 : index
                %1303 = arith.remui %1302, %c8 : index
                %1304 = arith.addi %1301, %1303 : index
                %1305 = arith.addi %1296, %1304 : index
                %1306 = arith.addi %1290, %1305 : index
                %1307 = arith.addi %1286, %1306 : index
                %1308 = vector.shuffle %1264, %1264 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1308, %kv[%1307] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1309 = arith.addi %1260, %c10 : index
                %1310 = arith.divui %1309, %c4 : index
                %1311 = arith.muli %1310, %c24 : index
                %1312 = arith.addi %1311, %c12 : index
                %1313 = arith.remui %1309, %c4 : index
                %1314 = arith.divui %1032, %c8 : index
                %1315 = arith.remui %1032, %c8 : index
                %1316 = arith.muli %1315, %c14 : index
                %1317 = arith.addi %1314, %1316 : index
                %1318 = arith.muli %1313, %c4 : index
                %1319 = arith.divui %1317, %c34 : index
                %1320 = arith.muli %1319, %c34 : index
                %1321 = arith.remui %1317, %c8 : index
                %1322 = arith.muli %1321, %c8 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.divui %1317, %c8 : index
                %1325 = arith.remui %1324, %c8 : index
                %1326 = arith.addi %1323, %1325 : index
                %1327 = arith.addi %1318, %1326 : index
                %1328 = arith.addi %1312, %1327 : index
                %1329 = arith.addi %1286, %1328 : index
                %1330 = vector.shuffle %1264, %1264 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1330, %kv[%1329] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1331 = arith.addi %1260, %c8 : index
                %1332 = arith.divui %1331, %c4 : index
                %1333 = arith.muli %1332, %c24 : index
                %1334 = arith.addi %1333, %c12 : index
                %1335 = arith.remui %1331, %c4 : index
                %1336 = arith.divui %1032, %c8 : index
                %1337 = arith.remui %1032, %c8 : index
                %1338 = arith.muli %1337, %c14 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.muli %1335, %c4 : index
                %1341 = arith.divui %1339, %c34 : index
                %1342 = arith.muli %1341, %c34 : index
                %1343 = arith.remui %1339, %c8 : index
                %1344 = arith.muli %1343, %c8 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.divui %1339, %c8 : index
                %1347 = arith.remui %1346, %c8 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.addi %1340, %1348 : index
                %1350 = arith.addi %1334, %1349 : index
                %1351 = arith.addi %1286, %1350 : index
                %1352 = vector.shuffle %1264, %1264 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1352, %kv[%1351] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1353 = arith.addi %1260, %c2 : index
                %1354 = arith.divui %1353, %c4 : index
                %1355 = arith.muli %1354, %c24 : index
                %1356 = arith.addi %1355, %c12 : index
                %1357 = arith.remui %1353, %c4 : index
                %1358 = arith.divui %1032, %c8 : index
                %1359 = arith.remui %1032, %c8 : index
                %1360 = arith.muli %1359, %c14 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.muli %1357, %c4 : index
                %1363 = arith.divui %1361, %c34 : index
                %1364 = arith.muli %1363, %c34 : index
                %1365 = arith.remui %1361, %c8 : index
                %1366 = arith.muli %1365, %c8 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.divui %1361, %c8 : index
                %1369 = arith.remui %1368, %c8 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.addi %1362, %1370 : index
                %1372 = arith.addi %1356, %1371 : index
                %1373 = arith.addi %1286, %1372 : index
                %1374 = vector.shuffle %1264, %1264 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1374, %kv[%1373] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1375 = arith.addi %661, %c44 : index
      %1376 = arith.addi %660, %1375 : index
      %1377 = arith.cmpi slt, %1376, %21 : index
      %1378 = arith.cmpi slt, %1375, %c4 : index
      %1379 = arith.andi %1377, %1378 : i1
      scf.if %1379 {
        %1380 = arith.addi %660, %1375 : index
        %1381 = arith.addi %slotsAt, %1380 : index
        %1382 = memref.load %step[%1381] : memref<?xi32>
        %1383 = arith.index_cast %1382 : i32 to index
        %1384 = arith.cmpi sge, %1383, %c9 : index
        scf.if %1384 {
          %1385 = arith.muli %1375, %c26 : index
          %1386 = arith.subi %0, %heads : index
          %1387 = memref.load %scales[%1386] : memref<?xf32>
          %1388 = vector.broadcast %1387 : f32 to vector<4xf32>
          %1389 = arith.divui %1383, %c4 : index
          %1390 = arith.remui %1383, %c4 : index
          %1391 = arith.muli %1389, %pageBytes : index
          %1392 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1392 {
            %1393 = wave.lane
            %1394 = arith.muli %1393, %c34 : index
            scf.for %1395 = %1394 to %c26 step %c6 {
              %1396 = arith.addi %1385, %1395 : index
              %1397 = vector.load %19[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1398 = arith.mulf %1397, %1388 : vector<4xf32>
              %1399 = arith.minimumf %1398, %c48 : vector<4xf32>
              %1400 = arith.maximumf %1399, %c49 : vector<4xf32>
              %1401 = arith.truncf %1400 : vector<4xf32> to vector<4xf16>
              %1402 = vector.bitcast %1401 : vector<4xf16> to vector<8xi8>
              %1403 = arith.cmpi slt, %1386, %kvHeads : index
              scf.if %1403 {
                %1404 = arith.muli %1386, %c11 : index
                %1405 = arith.addi %1391, %1404 : index
                %1406 = arith.divui %1395, %c4 : index
                %1407 = arith.muli %1406, %c19 : index
                %1408 = arith.remui %1395, %c4 : index
                %1409 = arith.divui %1408, %c14 : index
                %1410 = arith.muli %1409, %c24 : index
                %1411 = arith.muli %1390, %c4 : index
                %1412 = arith.addi %1410, %1411 : index
                %1413 = arith.remui %1408, %c14 : index
                %1414 = arith.muli %1413, %c8 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1407, %1415 : index
                %1417 = arith.addi %1405, %1416 : index
                vector.store %1402, %kv[%1417] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1418 = arith.subi %1386, %kvHeads : index
                %1419 = arith.muli %1418, %c11 : index
                %1420 = arith.addi %1391, %1419 : index
                %1421 = arith.addi %1395, %c9 : index
                %1422 = arith.divui %1421, %c4 : index
                %1423 = arith.muli %1422, %c19 : index
                %1424 = arith.addi %1423, %c32 : index
                %1425 = arith.remui %1421, %c4 : index
                %1426 = arith.divui %1390, %c8 : index
                %1427 = arith.remui %1390, %c8 : index
                %1428 = arith.muli %1427, %c14 : index
                %1429 = arith.addi %1426, %1428 : index
                %1430 = arith.divui %1429, %c14 : index
                %1431 = arith.muli %1430, %c24 : index
                %1432 = arith.muli %1425, %c4 : index
                %1433 = arith.addi %1431, %1432 : index
                %1434 = arith.remui %1429, %c14 : index
                %1435 = arith.muli %1434, %c8 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.addi %1424, %1436 : index
                %1438 = arith.addi %1420, %1437 : index
                %1439 = vector.shuffle %1402, %1402 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1439, %kv[%1438] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1440 = arith.addi %1395, %c10 : index
                %1441 = arith.divui %1440, %c4 : index
                %1442 = arith.muli %1441, %c19 : index
                %1443 = arith.addi %1442, %c32 : index
                %1444 = arith.remui %1440, %c4 : index
                %1445 = arith.divui %1390, %c8 : index
                %1446 = arith.remui %1390, %c8 : index
                %1447 = arith.muli %1446, %c14 : index
                %1448 = arith.addi %1445, %1447 : index
                %1449 = arith.divui %1448, %c14 : index
                %1450 = arith.muli %1449, %c24 : index
                %1451 = arith.muli %1444, %c4 : index
                %1452 = arith.addi %1450, %1451 : index
                %1453 = arith.remui %1448, %c14 : index
                %1454 = arith.muli %1453, %c8 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.addi %1443, %1455 : index
                %1457 = arith.addi %1420, %1456 : index
                %1458 = vector.shuffle %1402, %1402 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1458, %kv[%1457] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1459 = arith.addi %1395, %c8 : index
                %1460 = arith.divui %1459, %c4 : index
                %1461 = arith.muli %1460, %c19 : index
                %1462 = arith.addi %1461, %c32 : index
                %1463 = arith.remui %1459, %c4 : index
                %1464 = arith.divui %1390, %c8 : index
                %1465 = arith.remui %1390, %c8 : index
                %1466 = arith.muli %1465, %c14 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.divui %1467, %c14 : index
                %1469 = arith.muli %1468, %c24 : index
                %1470 = arith.muli %1463, %c4 : index
                %1471 = arith.addi %1469, %1470 : index
                %1472 = arith.remui %1467, %c14 : index
                %1473 = arith.muli %1472, %c8 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.addi %1462, %1474 : index
                %1476 = arith.addi %1420, %1475 : index
                %1477 = vector.shuffle %1402, %1402 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1477, %kv[%1476] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1478 = arith.addi %1395, %c2 : index
                %1479 = arith.divui %1478, %c4 : index
                %1480 = arith.muli %1479, %c19 : index
                %1481 = arith.addi %1480, %c32 : index
                %1482 = arith.remui %1478, %c4 : index
                %1483 = arith.divui %1390, %c8 : index
                %1484 = arith.remui %1390, %c8 : index
                %1485 = arith.muli %1484, %c14 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.divui %1486, %c14 : index
                %1488 = arith.muli %1487, %c24 : index
                %1489 = arith.muli %1482, %c4 : index
                %1490 = arith.addi %1488, %1489 : index
                %1491 = arith.remui %1486, %c14 : index
                %1492 = arith.muli %1491, %c8 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.addi %1481, %1493 : index
                %1495 = arith.addi %1420, %1494 : index
                %1496 = vector.shuffle %1402, %1402 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1496, %kv[%1495] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1497 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1497 {
            %1498 = wave.lane
            %1499 = arith.muli %1498, %c34 : index
            scf.for %1500 = %1499 to %c26 step %c6 {
              %1501 = arith.addi %1385, %1500 : index
              %1502 = vector.load %19[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1503 = arith.mulf %1502, %1388 : vector<4xf32>
              %1504 = wave.fp8_encode "e4m3" %1503 : vector<4xf32> -> vector<4xi8>
              %1505 = arith.cmpi slt, %1386, %kvHeads : index
              scf.if %1505 {
                %1506 = arith.muli %1386, %c32 : index
                %1507 = arith.addi %1391, %1506 : index
                %1508 = vector.shuffle %1504, %1504 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1509 = arith.divui %1500, %c4 : index
                %1510 = arith.muli %1509, %c24 : index
                %1511 = arith.remui %1500, %c4 : index
                %1512 = arith.muli %1390, %c4 : index
                %1513 = arith.divui %1511, %c34 : index
                %1514 = arith.muli %1513, %c34 : index
                %1515 = arith.remui %1511, %c8 : index
                %1516 = arith.muli %1515, %c8 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.divui %1511, %c8 : index
                %1519 = arith.remui %1518, %c8 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.addi %1512, %1520 : index
                %1522 = arith.addi %1510, %1521 : index
                %1523 = arith.addi %1507, %1522 : index
                vector.store %1508, %kv[%1523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1524 = arith.subi %1386, %kvHeads : index
                %1525 = arith.muli %1524, %c32 : index
                %1526 = arith.addi %1391, %1525 : index
                %1527 = arith.addi %1500, %c9 : index
                %1528 = arith.divui %1527, %c4 : index
                %1529 = arith.muli %1528, %c24 : index
                %1530 = arith.addi %1529, %c12 : index
                %1531 = arith.remui %1527, %c4 : index
                %1532 = arith.divui %1390, %c8 : index
                %1533 = arith.remui %1390, %c8 : index
                %1534 = arith.muli %1533, %c14 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.muli %1531, %c4 : index
                %1537 = arith.divui %1535, %c34 : index
                %1538 = arith.muli %1537, %c34 : index
                %1539 = arith.remui %1535, %c8 : index
                %1540 = arith.muli %1539, %c8 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.divui %1535, %c8 : index
                %1543 = arith.remui %1542, %c8 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.addi %1536, %1544 : index
                %1546 = arith.addi %1530, %1545 : index
                %1547 = arith.addi %1526, %1546 : index
                %1548 = vector.shuffle %1504, %1504 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1548, %kv[%1547] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1549 = arith.addi %1500, %c10 : index
                %1550 = arith.divui %1549, %c4 : index
                %1551 = arith.muli %1550, %c24 : index
                %1552 = arith.addi %1551, %c12 : index
                %1553 = arith.remui %1549, %c4 : index
                %1554 = arith.divui %1390, %c8 : index
                %1555 = arith.remui %1390, %c8 : index
                %1556 = arith.muli %1555, %c14 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.muli %1553, %c4 : index
                %1559 = arith.divui %1557, %c34 : index
                %1560 = arith.muli %1559, %c34 : index
                %1561 = arith.remui %1557, %c8 : index
                %1562 = arith.muli %1561, %c8 : index
                %1563 = arith.addi %1560, %1562 : index
                %1564 = arith.divui %1557, %c8 : index
                %1565 = arith.remui %1564, %c8 : index
                %1566 = arith.addi %1563, %1565 : index
                %1567 = arith.addi %1558, %1566 : index
                %1568 = arith.addi %1552, %1567 : index
                %1569 = arith.addi %1526, %1568 : index
                %1570 = vector.shuffle %1504, %1504 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1570, %kv[%1569] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1571 = arith.addi %1500, %c8 : index
                %1572 = arith.divui %1571, %c4 : index
                %1573 = arith.muli %1572, %c24 : index
                %1574 = arith.addi %1573, %c12 : index
                %1575 = arith.remui %1571, %c4 : index
                %1576 = arith.divui %1390, %c8 : index
                %1577 = arith.remui %1390, %c8 : index
                %1578 = arith.muli %1577, %c14 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.muli %1575, %c4 : index
                %1581 = arith.divui %1579, %c34 : index
                %1582 = arith.muli %1581, %c34 : index
                %1583 = arith.remui %1579, %c8 : index
                %1584 = arith.muli %1583, %c8 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.divui %1579, %c8 : index
                %1587 = arith.remui %1586, %c8 : index
                %1588 = arith.addi %1585, %1587 : index
                %1589 = arith.addi %1580, %1588 : index
                %1590 = arith.addi %1574, %1589 : index
                %1591 = arith.addi %1526, %1590 : index
                %1592 = vector.shuffle %1504, %1504 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1592, %kv[%1591] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1593 = arith.addi %1500, %c2 : index
                %1594 = arith.divui %1593, %c4 : index
                %1595 = arith.muli %1594, %c24 : index
                %1596 = arith.addi %1595, %c12 : index
                %1597 = arith.remui %1593, %c4 : index
                %1598 = arith.divui %1390, %c8 : index
                %1599 = arith.remui %1390, %c8 : index
                %1600 = arith.muli %1599, %c14 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.muli %1597, %c4 : index
                %1603 = arith.divui %1601, %c34 : index
                %1604 = arith.muli %1603, %c34 : index
                %1605 = arith.remui %1601, %c8 : index
                %1606 = arith.muli %1605, %c8 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.divui %1601, %c8 : index
                %1609 = arith.remui %1608, %c8 : index
                %1610 = arith.addi %1607, %1609 : index
                %1611 = arith.addi %1602, %1610 : index
                %1612 = arith.addi %1596, %1611 : index
                %1613 = arith.addi %1526, %1612 : index
                %1614 = vector.shuffle %1504, %1504 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1614, %kv[%1613] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1615 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1615 {
            %1616 = wave.lane
            %1617 = arith.muli %1616, %c34 : index
            scf.for %1618 = %1617 to %c26 step %c6 {
              %1619 = arith.addi %1385, %1618 : index
              %1620 = vector.load %19[%1619] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1621 = arith.mulf %1620, %1388 : vector<4xf32>
              %1622 = wave.fp8_encode "e5m2" %1621 : vector<4xf32> -> vector<4xi8>
              %1623 = arith.cmpi slt, %1386, %kvHeads : index
              scf.if %1623 {
                %1624 = arith.muli %1386, %c32 : index
                %1625 = arith.addi %1391, %1624 : index
                %1626 = vector.shuffle %1622, %1622 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1627 = arith.divui %1618, %c4 : index
                %1628 = arith.muli %1627, %c24 : index
                %1629 = arith.remui %1618, %c4 : index
                %1630 = arith.muli %1390, %c4 : index
                %1631 = arith.divui %1629, %c34 : index
                %1632 = arith.muli %1631, %c34 : index
                %1633 = arith.remui %1629, %c8 : index
                %1634 = arith.muli %1633, %c8 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.divui %1629, %c8 : index
                %1637 = arith.remui %1636, %c8 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1630, %1638 : index
                %1640 = arith.addi %1628, %1639 : index
                %1641 = arith.addi %1625, %1640 : index
                vector.store %1626, %kv[%1641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1642 = arith.subi %1386, %kvHeads : index
                %1643 = arith.muli %1642, %c32 : index
                %1644 = arith.addi %1391, %1643 : index
                %1645 = arith.addi %1618, %c9 : index
                %1646 = arith.divui %1645, %c4 : index
                %1647 = arith.muli %1646, %c24 : index
                %1648 = arith.addi %1647, %c12 : index
                %1649 = arith.remui %1645, %c4 : index
                %1650 = arith.divui %1390, %c8 : index
                %1651 = arith.remui %1390, %c8 : index
                %1652 = arith.muli %1651, %c14 : index
                %1653 = arith.addi %1650, %1652 : index
                %1654 = arith.muli %1649, %c4 : index
                %1655 = arith.divui %1653, %c34 : index
                %1656 = arith.muli %1655, %c34 : index
                %1657 = arith.remui %1653, %c8 : index
                %1658 = arith.muli %1657, %c8 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.divui %1653, %c8 : index
                %1661 = arith.remui %1660, %c8 : index
                %1662 = arith.addi %1659, %1661 : index
                %1663 = arith.addi %1654, %1662 : index
                %1664 = arith.addi %1648, %1663 : index
                %1665 = arith.addi %1644, %1664 : index
                %1666 = vector.shuffle %1622, %1622 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1666, %kv[%1665] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1667 = arith.addi %1618, %c10 : index
                %1668 = arith.divui %1667, %c4 : index
                %1669 = arith.muli %1668, %c24 : index
                %1670 = arith.addi %1669, %c12 : index
                %1671 = arith.remui %1667, %c4 : index
                %1672 = arith.divui %1390, %c8 : index
                %1673 = arith.remui %1390, %c8 : index
                %1674 = arith.muli %1673, %c14 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.muli %1671, %c4 : index
                %1677 = arith.divui %1675, %c34 : index
                %1678 = arith.muli %1677, %c34 : index
                %1679 = arith.remui %1675, %c8 : index
                %1680 = arith.muli %1679, %c8 : index
                %1681 = arith.addi %1678, %1680 : index
                %1682 = arith.divui %1675, %c8 : index
                %1683 = arith.remui %1682, %c8 : index
                %1684 = arith.addi %1681, %1683 : index
                %1685 = arith.addi %1676, %1684 : index
                %1686 = arith.addi %1670, %1685 : index
                %1687 = arith.addi %1644, %1686 : index
                %1688 = vector.shuffle %1622, %1622 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1688, %kv[%1687] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1689 = arith.addi %1618, %c8 : index
                %1690 = arith.divui %1689, %c4 : index
                %1691 = arith.muli %1690, %c24 : index
                %1692 = arith.addi %1691, %c12 : index
                %1693 = arith.remui %1689, %c4 : index
                %1694 = arith.divui %1390, %c8 : index
                %1695 = arith.remui %1390, %c8 : index
                %1696 = arith.muli %1695, %c14 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.muli %1693, %c4 : index
                %1699 = arith.divui %1697, %c34 : index
                %1700 = arith.muli %1699, %c34 : index
                %1701 = arith.remui %1697, %c8 : index
                %1702 = arith.muli %1701, %c8 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.divui %1697, %c8 : index
                %1705 = arith.remui %1704, %c8 : index
                %1706 = arith.addi %1703, %1705 : index
                %1707 = arith.addi %1698, %1706 : index
                %1708 = arith.addi %1692, %1707 : index
                %1709 = arith.addi %1644, %1708 : index
                %1710 = vector.shuffle %1622, %1622 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1710, %kv[%1709] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1711 = arith.addi %1618, %c2 : index
                %1712 = arith.divui %1711, %c4 : index
                %1713 = arith.muli %1712, %c24 : index
                %1714 = arith.addi %1713, %c12 : index
                %1715 = arith.remui %1711, %c4 : index
                %1716 = arith.divui %1390, %c8 : index
                %1717 = arith.remui %1390, %c8 : index
                %1718 = arith.muli %1717, %c14 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.muli %1715, %c4 : index
                %1721 = arith.divui %1719, %c34 : index
                %1722 = arith.muli %1721, %c34 : index
                %1723 = arith.remui %1719, %c8 : index
                %1724 = arith.muli %1723, %c8 : index
                %1725 = arith.addi %1722, %1724 : index
                %1726 = arith.divui %1719, %c8 : index
                %1727 = arith.remui %1726, %c8 : index
                %1728 = arith.addi %1725, %1727 : index
                %1729 = arith.addi %1720, %1728 : index
                %1730 = arith.addi %1714, %1729 : index
                %1731 = arith.addi %1644, %1730 : index
                %1732 = vector.shuffle %1622, %1622 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1732, %kv[%1731] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
