// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d256_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c37 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c44 = arith.constant 16384 : index
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
  %11 = arith.muli %0, %c4 : index
  %12 = arith.muli %3, %c7 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c9 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = memref.load %step[%c8] : memref<?xi32>
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
    %31 = arith.divui %c8, %c4 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c7 : index
    %34 = arith.remui %c8, %c4 : index
    %35 = arith.divui %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c2 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c2 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c2 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.divui %inputFeatures, %c14 : index
    %45 = arith.muli %4, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c7 : index
    %52 = arith.muli %51, %c7 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c7 iter_args(%57 = %c13, %58 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c8 : index
      %62 = arith.remui %60, %c4 : index
      %63 = arith.addi %15, %c6 : index
      %64 = arith.muli %61, %c14 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %62, %c7 : index
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
      %77 = arith.muli %61, %c17 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.addi %78, %c8 : index
      %80 = arith.muli %62, %c4 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.andi %83, %c18 : vector<4xi32>
      %85 = arith.ori %84, %c19 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %83, %c20 : vector<4xi32>
      %88 = arith.andi %87, %c18 : vector<4xi32>
      %89 = arith.ori %88, %c19 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = vector.shuffle %86, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.subf %91, %c21 : vector<16xf16>
      %93 = arith.mulf %92, %71 : vector<16xf16>
      %94 = arith.muli %61, %c17 : index
      %95 = arith.addi %76, %94 : index
      %96 = arith.addi %95, %c22 : index
      %97 = arith.muli %62, %c4 : index
      %98 = arith.addi %96, %97 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<4xi32>
      %101 = arith.andi %100, %c18 : vector<4xi32>
      %102 = arith.ori %101, %c19 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %100, %c20 : vector<4xi32>
      %105 = arith.andi %104, %c18 : vector<4xi32>
      %106 = arith.ori %105, %c19 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = vector.shuffle %103, %107 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.subf %108, %c21 : vector<16xf16>
      %110 = arith.mulf %109, %71 : vector<16xf16>
      %111 = arith.addi %56, %c9 : index
      %112 = arith.remui %60, %c4 : index
      %113 = arith.addi %15, %c6 : index
      %114 = arith.muli %111, %c14 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %112, %c7 : index
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
      %127 = arith.muli %111, %c17 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.addi %128, %c8 : index
      %130 = arith.muli %112, %c4 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<4xi32>
      %134 = arith.andi %133, %c18 : vector<4xi32>
      %135 = arith.ori %134, %c19 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %133, %c20 : vector<4xi32>
      %138 = arith.andi %137, %c18 : vector<4xi32>
      %139 = arith.ori %138, %c19 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.subf %141, %c21 : vector<16xf16>
      %143 = arith.mulf %142, %121 : vector<16xf16>
      %144 = arith.muli %111, %c17 : index
      %145 = arith.addi %126, %144 : index
      %146 = arith.addi %145, %c22 : index
      %147 = arith.muli %112, %c4 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<4xi32>
      %151 = arith.andi %150, %c18 : vector<4xi32>
      %152 = arith.ori %151, %c19 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %150, %c20 : vector<4xi32>
      %155 = arith.andi %154, %c18 : vector<4xi32>
      %156 = arith.ori %155, %c19 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = vector.shuffle %153, %157 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.subf %158, %c21 : vector<16xf16>
      %160 = arith.mulf %159, %121 : vector<16xf16>
      %161 = arith.addi %56, %c8 : index
      %162 = arith.remui %60, %c4 : index
      %163 = arith.addi %17, %c6 : index
      %164 = arith.muli %161, %c14 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %162, %c7 : index
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
      %177 = arith.muli %161, %c17 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c8 : index
      %180 = arith.muli %162, %c4 : index
      %181 = arith.addi %179, %180 : index
      %182 = vector.load %w[%181] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %183 = vector.bitcast %182 : vector<16xi8> to vector<4xi32>
      %184 = arith.andi %183, %c18 : vector<4xi32>
      %185 = arith.ori %184, %c19 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %183, %c20 : vector<4xi32>
      %188 = arith.andi %187, %c18 : vector<4xi32>
      %189 = arith.ori %188, %c19 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = arith.subf %191, %c21 : vector<16xf16>
      %193 = arith.mulf %192, %171 : vector<16xf16>
      %194 = arith.muli %161, %c17 : index
      %195 = arith.addi %176, %194 : index
      %196 = arith.addi %195, %c22 : index
      %197 = arith.muli %162, %c4 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = arith.andi %200, %c18 : vector<4xi32>
      %202 = arith.ori %201, %c19 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %200, %c20 : vector<4xi32>
      %205 = arith.andi %204, %c18 : vector<4xi32>
      %206 = arith.ori %205, %c19 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = arith.subf %208, %c21 : vector<16xf16>
      %210 = arith.mulf %209, %171 : vector<16xf16>
      %211 = arith.addi %56, %c9 : index
      %212 = arith.remui %60, %c4 : index
      %213 = arith.addi %17, %c6 : index
      %214 = arith.muli %211, %c14 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.muli %212, %c7 : index
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
      %227 = arith.muli %211, %c17 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.addi %228, %c8 : index
      %230 = arith.muli %212, %c4 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.andi %233, %c18 : vector<4xi32>
      %235 = arith.ori %234, %c19 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %233, %c20 : vector<4xi32>
      %238 = arith.andi %237, %c18 : vector<4xi32>
      %239 = arith.ori %238, %c19 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = arith.subf %241, %c21 : vector<16xf16>
      %243 = arith.mulf %242, %221 : vector<16xf16>
      %244 = arith.muli %211, %c17 : index
      %245 = arith.addi %226, %244 : index
      %246 = arith.addi %245, %c22 : index
      %247 = arith.muli %212, %c4 : index
      %248 = arith.addi %246, %247 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<4xi32>
      %251 = arith.andi %250, %c18 : vector<4xi32>
      %252 = arith.ori %251, %c19 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %250, %c20 : vector<4xi32>
      %255 = arith.andi %254, %c18 : vector<4xi32>
      %256 = arith.ori %255, %c19 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = vector.shuffle %253, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = arith.subf %258, %c21 : vector<16xf16>
      %260 = arith.mulf %259, %221 : vector<16xf16>
      %261 = arith.muli %56, %c7 : index
      %262 = arith.addi %261, %c8 : index
      %263 = arith.muli %tileRows, %c4 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %43, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c2 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %93, %57 : vector<16xf16>, vector<8xf32>
      %272 = wave.mma %270, %193, %58 : vector<16xf16>, vector<8xf32>
      %273 = arith.muli %56, %c7 : index
      %274 = arith.addi %273, %c9 : index
      %275 = arith.muli %tileRows, %c4 : index
      %276 = arith.muli %274, %275 : index
      %277 = arith.addi %43, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c2 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %110, %271 : vector<16xf16>, vector<8xf32>
      %284 = wave.mma %282, %210, %272 : vector<16xf16>, vector<8xf32>
      %285 = arith.muli %56, %c7 : index
      %286 = arith.addi %285, %c7 : index
      %287 = arith.muli %tileRows, %c4 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.addi %43, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c2 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %143, %283 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %243, %284 : vector<16xf16>, vector<8xf32>
      %297 = arith.muli %56, %c7 : index
      %298 = arith.addi %297, %c23 : index
      %299 = arith.muli %tileRows, %c4 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %43, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c2 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %160, %295 : vector<16xf16>, vector<8xf32>
      %308 = wave.mma %306, %260, %296 : vector<16xf16>, vector<8xf32>
      scf.yield %307, %308 : vector<8xf32>, vector<8xf32>
    }
    %309 = arith.select %49, %55, %48 : index
    %313:2 = scf.for %310 = %55 to %309 step %c9 iter_args(%311 = %59#0, %312 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %314 = wave.lane
      %315 = arith.addi %310, %c8 : index
      %316 = arith.remui %314, %c4 : index
      %317 = arith.addi %15, %c6 : index
      %318 = arith.muli %315, %c14 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.muli %316, %c7 : index
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
      %331 = arith.muli %315, %c17 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.addi %332, %c8 : index
      %334 = arith.muli %316, %c4 : index
      %335 = arith.addi %333, %334 : index
      %336 = vector.load %w[%335] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %337 = vector.bitcast %336 : vector<16xi8> to vector<4xi32>
      %338 = arith.andi %337, %c18 : vector<4xi32>
      %339 = arith.ori %338, %c19 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %337, %c20 : vector<4xi32>
      %342 = arith.andi %341, %c18 : vector<4xi32>
      %343 = arith.ori %342, %c19 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = arith.subf %345, %c21 : vector<16xf16>
      %347 = arith.mulf %346, %325 : vector<16xf16>
      %348 = arith.muli %315, %c17 : index
      %349 = arith.addi %330, %348 : index
      %350 = arith.addi %349, %c22 : index
      %351 = arith.muli %316, %c4 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%352] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %354 = vector.bitcast %353 : vector<16xi8> to vector<4xi32>
      %355 = arith.andi %354, %c18 : vector<4xi32>
      %356 = arith.ori %355, %c19 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %354, %c20 : vector<4xi32>
      %359 = arith.andi %358, %c18 : vector<4xi32>
      %360 = arith.ori %359, %c19 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = vector.shuffle %357, %361 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = arith.subf %362, %c21 : vector<16xf16>
      %364 = arith.mulf %363, %325 : vector<16xf16>
      %365 = arith.addi %310, %c8 : index
      %366 = arith.remui %314, %c4 : index
      %367 = arith.addi %17, %c6 : index
      %368 = arith.muli %365, %c14 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.muli %366, %c7 : index
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
      %381 = arith.muli %365, %c17 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.addi %382, %c8 : index
      %384 = arith.muli %366, %c4 : index
      %385 = arith.addi %383, %384 : index
      %386 = vector.load %w[%385] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %387 = vector.bitcast %386 : vector<16xi8> to vector<4xi32>
      %388 = arith.andi %387, %c18 : vector<4xi32>
      %389 = arith.ori %388, %c19 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %387, %c20 : vector<4xi32>
      %392 = arith.andi %391, %c18 : vector<4xi32>
      %393 = arith.ori %392, %c19 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = arith.subf %395, %c21 : vector<16xf16>
      %397 = arith.mulf %396, %375 : vector<16xf16>
      %398 = arith.muli %365, %c17 : index
      %399 = arith.addi %380, %398 : index
      %400 = arith.addi %399, %c22 : index
      %401 = arith.muli %366, %c4 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %w[%402] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %404 = vector.bitcast %403 : vector<16xi8> to vector<4xi32>
      %405 = arith.andi %404, %c18 : vector<4xi32>
      %406 = arith.ori %405, %c19 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = arith.shrui %404, %c20 : vector<4xi32>
      %409 = arith.andi %408, %c18 : vector<4xi32>
      %410 = arith.ori %409, %c19 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = vector.shuffle %407, %411 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = arith.subf %412, %c21 : vector<16xf16>
      %414 = arith.mulf %413, %375 : vector<16xf16>
      %415 = arith.muli %310, %c7 : index
      %416 = arith.addi %415, %c8 : index
      %417 = arith.muli %tileRows, %c4 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %43, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c2 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = wave.mma %424, %347, %311 : vector<16xf16>, vector<8xf32>
      %426 = wave.mma %424, %397, %312 : vector<16xf16>, vector<8xf32>
      %427 = arith.muli %310, %c7 : index
      %428 = arith.addi %427, %c9 : index
      %429 = arith.muli %tileRows, %c4 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.addi %43, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = arith.muli %tileRows, %c2 : index
      %434 = arith.addi %431, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = vector.shuffle %432, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = wave.mma %436, %364, %425 : vector<16xf16>, vector<8xf32>
      %438 = wave.mma %436, %414, %426 : vector<16xf16>, vector<8xf32>
      scf.yield %437, %438 : vector<8xf32>, vector<8xf32>
    }
    %439 = arith.addi %22, %c8 : index
    %440 = wave.lane
    %441 = arith.muli %3, %c7 : index
    %442 = arith.muli %441, %c22 : index
    %443 = arith.addi %442, %440 : index
    %444 = arith.muli %4, %c11 : index
    %445 = arith.addi %444, %443 : index
    %446 = arith.addi %445, %c8 : index
    %447 = arith.addi %446, %c8 : index
    %448 = vector.extract %313#0[0] : f32 from vector<8xf32>
    memref.store %448, %18[%447] : memref<?xf32>
    %449 = arith.muli %4, %c11 : index
    %450 = arith.addi %449, %443 : index
    %451 = arith.addi %450, %c8 : index
    %452 = arith.addi %451, %c14 : index
    %453 = vector.extract %313#0[1] : f32 from vector<8xf32>
    memref.store %453, %18[%452] : memref<?xf32>
    %454 = arith.muli %4, %c11 : index
    %455 = arith.addi %454, %443 : index
    %456 = arith.addi %455, %c8 : index
    %457 = arith.addi %456, %c24 : index
    %458 = vector.extract %313#0[2] : f32 from vector<8xf32>
    memref.store %458, %18[%457] : memref<?xf32>
    %459 = arith.muli %4, %c11 : index
    %460 = arith.addi %459, %443 : index
    %461 = arith.addi %460, %c8 : index
    %462 = arith.addi %461, %c25 : index
    %463 = vector.extract %313#0[3] : f32 from vector<8xf32>
    memref.store %463, %18[%462] : memref<?xf32>
    %464 = arith.muli %4, %c11 : index
    %465 = arith.addi %464, %443 : index
    %466 = arith.addi %465, %c8 : index
    %467 = arith.addi %466, %c6 : index
    %468 = vector.extract %313#0[4] : f32 from vector<8xf32>
    memref.store %468, %18[%467] : memref<?xf32>
    %469 = arith.muli %4, %c11 : index
    %470 = arith.addi %469, %443 : index
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %471, %c26 : index
    %473 = vector.extract %313#0[5] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c11 : index
    %475 = arith.addi %474, %443 : index
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %476, %c27 : index
    %478 = vector.extract %313#0[6] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c11 : index
    %480 = arith.addi %479, %443 : index
    %481 = arith.addi %480, %c8 : index
    %482 = arith.addi %481, %c28 : index
    %483 = vector.extract %313#0[7] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c11 : index
    %485 = arith.addi %484, %443 : index
    %486 = arith.addi %485, %c22 : index
    %487 = arith.addi %486, %c8 : index
    %488 = vector.extract %313#1[0] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c11 : index
    %490 = arith.addi %489, %443 : index
    %491 = arith.addi %490, %c22 : index
    %492 = arith.addi %491, %c14 : index
    %493 = vector.extract %313#1[1] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c11 : index
    %495 = arith.addi %494, %443 : index
    %496 = arith.addi %495, %c22 : index
    %497 = arith.addi %496, %c24 : index
    %498 = vector.extract %313#1[2] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c11 : index
    %500 = arith.addi %499, %443 : index
    %501 = arith.addi %500, %c22 : index
    %502 = arith.addi %501, %c25 : index
    %503 = vector.extract %313#1[3] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %443 : index
    %506 = arith.addi %505, %c22 : index
    %507 = arith.addi %506, %c6 : index
    %508 = vector.extract %313#1[4] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %443 : index
    %511 = arith.addi %510, %c22 : index
    %512 = arith.addi %511, %c26 : index
    %513 = vector.extract %313#1[5] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c11 : index
    %515 = arith.addi %514, %443 : index
    %516 = arith.addi %515, %c22 : index
    %517 = arith.addi %516, %c27 : index
    %518 = vector.extract %313#1[6] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    %519 = arith.muli %4, %c11 : index
    %520 = arith.addi %519, %443 : index
    %521 = arith.addi %520, %c22 : index
    %522 = arith.addi %521, %c28 : index
    %523 = vector.extract %313#1[7] : f32 from vector<8xf32>
    memref.store %523, %18[%522] : memref<?xf32>
    wave.barrier
    %524 = arith.muli %4, %c29 : index
    %525 = arith.addi %524, %c8 : index
    %526 = arith.muli %525, %c7 : index
    %527 = arith.divui %440, %c4 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.addi %439, %528 : index
    %530 = arith.cmpi slt, %529, %21 : index
    scf.if %530 {
      %531 = arith.cmpi eq, %hasFactors, %c9 : index
      %532 = arith.muli %529, %c7 : index
      %533 = memref.load %factors[%532] : memref<?xf32>
      %534 = arith.mulf %533, %operandScale : f32
      %535 = arith.select %531, %534, %operandScale : f32
      %536 = arith.addi %443, %c8 : index
      %537 = arith.muli %525, %c14 : index
      %538 = arith.addi %536, %537 : index
      %539 = memref.load %18[%538] : memref<?xf32>
      %540 = arith.addi %538, %c11 : index
      %541 = memref.load %18[%540] : memref<?xf32>
      %542 = arith.addf %539, %541 : f32
      %543 = arith.remui %440, %c4 : index
      %544 = arith.muli %543, %c29 : index
      %545 = arith.addi %15, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %535 : f32
      %550 = arith.mulf %542, %549 : f32
      %551 = arith.muli %3, %c7 : index
      %552 = arith.addi %551, %c8 : index
      %553 = arith.muli %552, %c4 : index
      %554 = arith.remui %440, %c4 : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.muli %528, %c22 : index
      %557 = arith.addi %556, %555 : index
      memref.store %550, %19[%557] : memref<?xf32>
      %558 = arith.addi %443, %c22 : index
      %559 = arith.muli %525, %c14 : index
      %560 = arith.addi %558, %559 : index
      %561 = memref.load %18[%560] : memref<?xf32>
      %562 = arith.addi %560, %c11 : index
      %563 = memref.load %18[%562] : memref<?xf32>
      %564 = arith.addf %561, %563 : f32
      %565 = arith.remui %440, %c4 : index
      %566 = arith.muli %565, %c29 : index
      %567 = arith.addi %17, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %535 : f32
      %572 = arith.mulf %564, %571 : f32
      %573 = arith.muli %3, %c7 : index
      %574 = arith.addi %573, %c9 : index
      %575 = arith.muli %574, %c4 : index
      %576 = arith.remui %440, %c4 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %528, %c22 : index
      %579 = arith.addi %578, %577 : index
      memref.store %572, %19[%579] : memref<?xf32>
    }
    %580 = arith.muli %4, %c29 : index
    %581 = arith.addi %580, %c9 : index
    %582 = arith.muli %581, %c7 : index
    %583 = arith.divui %440, %c4 : index
    %584 = arith.addi %582, %583 : index
    %585 = arith.addi %439, %584 : index
    %586 = arith.cmpi slt, %585, %21 : index
    scf.if %586 {
      %587 = arith.cmpi eq, %hasFactors, %c9 : index
      %588 = arith.muli %585, %c7 : index
      %589 = memref.load %factors[%588] : memref<?xf32>
      %590 = arith.mulf %589, %operandScale : f32
      %591 = arith.select %587, %590, %operandScale : f32
      %592 = arith.addi %443, %c8 : index
      %593 = arith.muli %581, %c14 : index
      %594 = arith.addi %592, %593 : index
      %595 = memref.load %18[%594] : memref<?xf32>
      %596 = arith.addi %594, %c11 : index
      %597 = memref.load %18[%596] : memref<?xf32>
      %598 = arith.addf %595, %597 : f32
      %599 = arith.remui %440, %c4 : index
      %600 = arith.muli %599, %c29 : index
      %601 = arith.addi %15, %600 : index
      %602 = vector.load %w[%601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %603 = vector.bitcast %602 : vector<4xi8> to vector<1xf32>
      %604 = vector.extract %603[0] : f32 from vector<1xf32>
      %605 = arith.mulf %604, %591 : f32
      %606 = arith.mulf %598, %605 : f32
      %607 = arith.muli %3, %c7 : index
      %608 = arith.addi %607, %c8 : index
      %609 = arith.muli %608, %c4 : index
      %610 = arith.remui %440, %c4 : index
      %611 = arith.addi %609, %610 : index
      %612 = arith.muli %584, %c22 : index
      %613 = arith.addi %612, %611 : index
      memref.store %606, %19[%613] : memref<?xf32>
      %614 = arith.addi %443, %c22 : index
      %615 = arith.muli %581, %c14 : index
      %616 = arith.addi %614, %615 : index
      %617 = memref.load %18[%616] : memref<?xf32>
      %618 = arith.addi %616, %c11 : index
      %619 = memref.load %18[%618] : memref<?xf32>
      %620 = arith.addf %617, %619 : f32
      %621 = arith.remui %440, %c4 : index
      %622 = arith.muli %621, %c29 : index
      %623 = arith.addi %17, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %591 : f32
      %628 = arith.mulf %620, %627 : f32
      %629 = arith.muli %3, %c7 : index
      %630 = arith.addi %629, %c9 : index
      %631 = arith.muli %630, %c4 : index
      %632 = arith.remui %440, %c4 : index
      %633 = arith.addi %631, %632 : index
      %634 = arith.muli %584, %c22 : index
      %635 = arith.addi %634, %633 : index
      memref.store %628, %19[%635] : memref<?xf32>
    }
    %636 = arith.muli %4, %c29 : index
    %637 = arith.addi %636, %c7 : index
    %638 = arith.muli %637, %c7 : index
    %639 = arith.divui %440, %c4 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.addi %439, %640 : index
    %642 = arith.cmpi slt, %641, %21 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c9 : index
      %644 = arith.muli %641, %c7 : index
      %645 = memref.load %factors[%644] : memref<?xf32>
      %646 = arith.mulf %645, %operandScale : f32
      %647 = arith.select %643, %646, %operandScale : f32
      %648 = arith.addi %443, %c8 : index
      %649 = arith.muli %637, %c14 : index
      %650 = arith.addi %648, %649 : index
      %651 = memref.load %18[%650] : memref<?xf32>
      %652 = arith.addi %650, %c11 : index
      %653 = memref.load %18[%652] : memref<?xf32>
      %654 = arith.addf %651, %653 : f32
      %655 = arith.remui %440, %c4 : index
      %656 = arith.muli %655, %c29 : index
      %657 = arith.addi %15, %656 : index
      %658 = vector.load %w[%657] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %659 = vector.bitcast %658 : vector<4xi8> to vector<1xf32>
      %660 = vector.extract %659[0] : f32 from vector<1xf32>
      %661 = arith.mulf %660, %647 : f32
      %662 = arith.mulf %654, %661 : f32
      %663 = arith.muli %3, %c7 : index
      %664 = arith.addi %663, %c8 : index
      %665 = arith.muli %664, %c4 : index
      %666 = arith.remui %440, %c4 : index
      %667 = arith.addi %665, %666 : index
      %668 = arith.muli %640, %c22 : index
      %669 = arith.addi %668, %667 : index
      memref.store %662, %19[%669] : memref<?xf32>
      %670 = arith.addi %443, %c22 : index
      %671 = arith.muli %637, %c14 : index
      %672 = arith.addi %670, %671 : index
      %673 = memref.load %18[%672] : memref<?xf32>
      %674 = arith.addi %672, %c11 : index
      %675 = memref.load %18[%674] : memref<?xf32>
      %676 = arith.addf %673, %675 : f32
      %677 = arith.remui %440, %c4 : index
      %678 = arith.muli %677, %c29 : index
      %679 = arith.addi %17, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xf32>
      %682 = vector.extract %681[0] : f32 from vector<1xf32>
      %683 = arith.mulf %682, %647 : f32
      %684 = arith.mulf %676, %683 : f32
      %685 = arith.muli %3, %c7 : index
      %686 = arith.addi %685, %c9 : index
      %687 = arith.muli %686, %c4 : index
      %688 = arith.remui %440, %c4 : index
      %689 = arith.addi %687, %688 : index
      %690 = arith.muli %640, %c22 : index
      %691 = arith.addi %690, %689 : index
      memref.store %684, %19[%691] : memref<?xf32>
    }
    %692 = arith.muli %4, %c29 : index
    %693 = arith.addi %692, %c23 : index
    %694 = arith.muli %693, %c7 : index
    %695 = arith.divui %440, %c4 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.addi %439, %696 : index
    %698 = arith.cmpi slt, %697, %21 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c9 : index
      %700 = arith.muli %697, %c7 : index
      %701 = memref.load %factors[%700] : memref<?xf32>
      %702 = arith.mulf %701, %operandScale : f32
      %703 = arith.select %699, %702, %operandScale : f32
      %704 = arith.addi %443, %c8 : index
      %705 = arith.muli %693, %c14 : index
      %706 = arith.addi %704, %705 : index
      %707 = memref.load %18[%706] : memref<?xf32>
      %708 = arith.addi %706, %c11 : index
      %709 = memref.load %18[%708] : memref<?xf32>
      %710 = arith.addf %707, %709 : f32
      %711 = arith.remui %440, %c4 : index
      %712 = arith.muli %711, %c29 : index
      %713 = arith.addi %15, %712 : index
      %714 = vector.load %w[%713] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %715 = vector.bitcast %714 : vector<4xi8> to vector<1xf32>
      %716 = vector.extract %715[0] : f32 from vector<1xf32>
      %717 = arith.mulf %716, %703 : f32
      %718 = arith.mulf %710, %717 : f32
      %719 = arith.muli %3, %c7 : index
      %720 = arith.addi %719, %c8 : index
      %721 = arith.muli %720, %c4 : index
      %722 = arith.remui %440, %c4 : index
      %723 = arith.addi %721, %722 : index
      %724 = arith.muli %696, %c22 : index
      %725 = arith.addi %724, %723 : index
      memref.store %718, %19[%725] : memref<?xf32>
      %726 = arith.addi %443, %c22 : index
      %727 = arith.muli %693, %c14 : index
      %728 = arith.addi %726, %727 : index
      %729 = memref.load %18[%728] : memref<?xf32>
      %730 = arith.addi %728, %c11 : index
      %731 = memref.load %18[%730] : memref<?xf32>
      %732 = arith.addf %729, %731 : f32
      %733 = arith.remui %440, %c4 : index
      %734 = arith.muli %733, %c29 : index
      %735 = arith.addi %17, %734 : index
      %736 = vector.load %w[%735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %737 = vector.bitcast %736 : vector<4xi8> to vector<1xf32>
      %738 = vector.extract %737[0] : f32 from vector<1xf32>
      %739 = arith.mulf %738, %703 : f32
      %740 = arith.mulf %732, %739 : f32
      %741 = arith.muli %3, %c7 : index
      %742 = arith.addi %741, %c9 : index
      %743 = arith.muli %742, %c4 : index
      %744 = arith.remui %440, %c4 : index
      %745 = arith.addi %743, %744 : index
      %746 = arith.muli %696, %c22 : index
      %747 = arith.addi %746, %745 : index
      memref.store %740, %19[%747] : memref<?xf32>
    }
    wave.barrier
    %748 = arith.addi %22, %c8 : index
    %749 = wave.wave
    %750 = arith.addi %749, %c8 : index
    %751 = arith.addi %748, %750 : index
    %752 = arith.cmpi slt, %751, %21 : index
    scf.if %752 {
      %753 = arith.addi %748, %750 : index
      %754 = arith.muli %750, %c22 : index
      %755 = wave.lane
      %756 = arith.addi %755, %c8 : index
      %757 = arith.cmpi eq, %hasBias, %c9 : index
      %758 = arith.addi %754, %756 : index
      %759 = memref.load %19[%758] : memref<?xf32>
      %760 = arith.muli %0, %c22 : index
      %761 = arith.addi %760, %756 : index
      %762 = memref.load %bias[%761] : memref<?xf32>
      %763 = arith.addf %759, %762 : f32
      %764 = arith.select %757, %763, %759 : f32
      %765 = arith.addi %756, %c6 : index
      %766 = arith.cmpi eq, %hasBias, %c9 : index
      %767 = arith.addi %754, %765 : index
      %768 = memref.load %19[%767] : memref<?xf32>
      %769 = arith.muli %0, %c22 : index
      %770 = arith.addi %769, %765 : index
      %771 = memref.load %bias[%770] : memref<?xf32>
      %772 = arith.addf %768, %771 : f32
      %773 = arith.select %766, %772, %768 : f32
      %774 = arith.addi %755, %c14 : index
      %775 = arith.cmpi eq, %hasBias, %c9 : index
      %776 = arith.addi %754, %774 : index
      %777 = memref.load %19[%776] : memref<?xf32>
      %778 = arith.muli %0, %c22 : index
      %779 = arith.addi %778, %774 : index
      %780 = memref.load %bias[%779] : memref<?xf32>
      %781 = arith.addf %777, %780 : f32
      %782 = arith.select %775, %781, %777 : f32
      %783 = arith.addi %774, %c6 : index
      %784 = arith.cmpi eq, %hasBias, %c9 : index
      %785 = arith.addi %754, %783 : index
      %786 = memref.load %19[%785] : memref<?xf32>
      %787 = arith.muli %0, %c22 : index
      %788 = arith.addi %787, %783 : index
      %789 = memref.load %bias[%788] : memref<?xf32>
      %790 = arith.addf %786, %789 : f32
      %791 = arith.select %784, %790, %786 : f32
      %792 = arith.addi %755, %c24 : index
      %793 = arith.cmpi eq, %hasBias, %c9 : index
      %794 = arith.addi %754, %792 : index
      %795 = memref.load %19[%794] : memref<?xf32>
      %796 = arith.muli %0, %c22 : index
      %797 = arith.addi %796, %792 : index
      %798 = memref.load %bias[%797] : memref<?xf32>
      %799 = arith.addf %795, %798 : f32
      %800 = arith.select %793, %799, %795 : f32
      %801 = arith.addi %792, %c6 : index
      %802 = arith.cmpi eq, %hasBias, %c9 : index
      %803 = arith.addi %754, %801 : index
      %804 = memref.load %19[%803] : memref<?xf32>
      %805 = arith.muli %0, %c22 : index
      %806 = arith.addi %805, %801 : index
      %807 = memref.load %bias[%806] : memref<?xf32>
      %808 = arith.addf %804, %807 : f32
      %809 = arith.select %802, %808, %804 : f32
      %810 = arith.addi %755, %c25 : index
      %811 = arith.cmpi eq, %hasBias, %c9 : index
      %812 = arith.addi %754, %810 : index
      %813 = memref.load %19[%812] : memref<?xf32>
      %814 = arith.muli %0, %c22 : index
      %815 = arith.addi %814, %810 : index
      %816 = memref.load %bias[%815] : memref<?xf32>
      %817 = arith.addf %813, %816 : f32
      %818 = arith.select %811, %817, %813 : f32
      %819 = arith.addi %810, %c6 : index
      %820 = arith.cmpi eq, %hasBias, %c9 : index
      %821 = arith.addi %754, %819 : index
      %822 = memref.load %19[%821] : memref<?xf32>
      %823 = arith.muli %0, %c22 : index
      %824 = arith.addi %823, %819 : index
      %825 = memref.load %bias[%824] : memref<?xf32>
      %826 = arith.addf %822, %825 : f32
      %827 = arith.select %820, %826, %822 : f32
      %828 = arith.addi %heads, %kvHeads : index
      %829 = arith.cmpi slt, %0, %828 : index
      scf.if %829 {
        %830 = arith.addi %positionsAt, %753 : index
        %831 = memref.load %step[%830] : memref<?xi32>
        %832 = arith.index_cast %831 : i32 to index
        %833 = arith.cmpi eq, %hasNorm, %c9 : index
        %834 = math.fma %764, %764, %c35 : f32
        %835 = math.fma %773, %773, %834 : f32
        %836 = math.fma %782, %782, %835 : f32
        %837 = math.fma %791, %791, %836 : f32
        %838 = math.fma %800, %800, %837 : f32
        %839 = math.fma %809, %809, %838 : f32
        %840 = math.fma %818, %818, %839 : f32
        %841 = math.fma %827, %827, %840 : f32
        %842 = vector.broadcast %841 : f32 to vector<1xf32>
        %843 = wave.reduce "add" %842 : vector<1xf32>
        %844 = arith.mulf %843, %inverseHeadDim : f32
        %845 = arith.addf %844, %epsilon : f32
        %846 = math.sqrt %845 : f32
        %847 = arith.divf %c37, %846 : f32
        %848 = arith.cmpi slt, %0, %heads : index
        %849 = arith.addi %756, %c6 : index
        %850 = memref.load %query_norm[%756] : memref<?xf32>
        %851 = memref.load %key_norm[%756] : memref<?xf32>
        %852 = arith.select %848, %850, %851 : f32
        %853 = arith.mulf %764, %847 : f32
        %854 = arith.mulf %853, %852 : f32
        %855 = arith.select %833, %854, %764 : f32
        %856 = memref.load %query_norm[%849] : memref<?xf32>
        %857 = memref.load %key_norm[%849] : memref<?xf32>
        %858 = arith.select %848, %856, %857 : f32
        %859 = arith.mulf %773, %847 : f32
        %860 = arith.mulf %859, %858 : f32
        %861 = arith.select %833, %860, %773 : f32
        %862 = arith.addi %774, %c6 : index
        %863 = memref.load %query_norm[%774] : memref<?xf32>
        %864 = memref.load %key_norm[%774] : memref<?xf32>
        %865 = arith.select %848, %863, %864 : f32
        %866 = arith.mulf %782, %847 : f32
        %867 = arith.mulf %866, %865 : f32
        %868 = arith.select %833, %867, %782 : f32
        %869 = memref.load %query_norm[%862] : memref<?xf32>
        %870 = memref.load %key_norm[%862] : memref<?xf32>
        %871 = arith.select %848, %869, %870 : f32
        %872 = arith.mulf %791, %847 : f32
        %873 = arith.mulf %872, %871 : f32
        %874 = arith.select %833, %873, %791 : f32
        %875 = arith.addi %792, %c6 : index
        %876 = memref.load %query_norm[%792] : memref<?xf32>
        %877 = memref.load %key_norm[%792] : memref<?xf32>
        %878 = arith.select %848, %876, %877 : f32
        %879 = arith.mulf %800, %847 : f32
        %880 = arith.mulf %879, %878 : f32
        %881 = arith.select %833, %880, %800 : f32
        %882 = memref.load %query_norm[%875] : memref<?xf32>
        %883 = memref.load %key_norm[%875] : memref<?xf32>
        %884 = arith.select %848, %882, %883 : f32
        %885 = arith.mulf %809, %847 : f32
        %886 = arith.mulf %885, %884 : f32
        %887 = arith.select %833, %886, %809 : f32
        %888 = arith.addi %810, %c6 : index
        %889 = memref.load %query_norm[%810] : memref<?xf32>
        %890 = memref.load %key_norm[%810] : memref<?xf32>
        %891 = arith.select %848, %889, %890 : f32
        %892 = arith.mulf %818, %847 : f32
        %893 = arith.mulf %892, %891 : f32
        %894 = arith.select %833, %893, %818 : f32
        %895 = memref.load %query_norm[%888] : memref<?xf32>
        %896 = memref.load %key_norm[%888] : memref<?xf32>
        %897 = arith.select %848, %895, %896 : f32
        %898 = arith.mulf %827, %847 : f32
        %899 = arith.mulf %898, %897 : f32
        %900 = arith.select %833, %899, %827 : f32
        %901 = arith.remui %832, %c22 : index
        %902 = arith.muli %901, %c22 : index
        %903 = arith.addi %902, %756 : index
        %904 = arith.divui %832, %c22 : index
        %905 = arith.addi %904, %c22 : index
        %906 = arith.muli %905, %c22 : index
        %907 = arith.addi %906, %756 : index
        %908 = memref.load %rope[%903] : memref<?xf32>
        %909 = arith.addi %903, %c6 : index
        %910 = memref.load %rope[%909] : memref<?xf32>
        %911 = memref.load %rope[%907] : memref<?xf32>
        %912 = arith.addi %907, %c6 : index
        %913 = memref.load %rope[%912] : memref<?xf32>
        %914 = arith.mulf %911, %908 : f32
        %915 = arith.mulf %913, %910 : f32
        %916 = arith.subf %914, %915 : f32
        %917 = arith.mulf %913, %908 : f32
        %918 = arith.mulf %911, %910 : f32
        %919 = arith.addf %917, %918 : f32
        %920 = arith.mulf %855, %916 : f32
        %921 = arith.mulf %861, %919 : f32
        %922 = arith.subf %920, %921 : f32
        %923 = arith.mulf %861, %916 : f32
        %924 = arith.mulf %855, %919 : f32
        %925 = arith.addf %923, %924 : f32
        %926 = arith.cmpi slt, %0, %heads : index
        scf.if %926 {
          %927 = arith.muli %753, %heads : index
          %928 = arith.addi %927, %0 : index
          %929 = arith.muli %928, %c22 : index
          %930 = arith.addi %929, %756 : index
          memref.store %922, %q[%930] : memref<?xf32>
          %931 = arith.addi %930, %c6 : index
          memref.store %925, %q[%931] : memref<?xf32>
        } else {
          %932 = arith.addi %754, %756 : index
          memref.store %922, %19[%932] : memref<?xf32>
          %933 = arith.addi %754, %756 : index
          %934 = arith.addi %933, %c6 : index
          memref.store %925, %19[%934] : memref<?xf32>
        }
        %935 = arith.remui %832, %c22 : index
        %936 = arith.muli %935, %c22 : index
        %937 = arith.addi %936, %774 : index
        %938 = arith.divui %832, %c22 : index
        %939 = arith.addi %938, %c22 : index
        %940 = arith.muli %939, %c22 : index
        %941 = arith.addi %940, %774 : index
        %942 = memref.load %rope[%937] : memref<?xf32>
        %943 = arith.addi %937, %c6 : index
        %944 = memref.load %rope[%943] : memref<?xf32>
        %945 = memref.load %rope[%941] : memref<?xf32>
        %946 = arith.addi %941, %c6 : index
        %947 = memref.load %rope[%946] : memref<?xf32>
        %948 = arith.mulf %945, %942 : f32
        %949 = arith.mulf %947, %944 : f32
        %950 = arith.subf %948, %949 : f32
        %951 = arith.mulf %947, %942 : f32
        %952 = arith.mulf %945, %944 : f32
        %953 = arith.addf %951, %952 : f32
        %954 = arith.mulf %868, %950 : f32
        %955 = arith.mulf %874, %953 : f32
        %956 = arith.subf %954, %955 : f32
        %957 = arith.mulf %874, %950 : f32
        %958 = arith.mulf %868, %953 : f32
        %959 = arith.addf %957, %958 : f32
        %960 = arith.cmpi slt, %0, %heads : index
        scf.if %960 {
          %961 = arith.muli %753, %heads : index
          %962 = arith.addi %961, %0 : index
          %963 = arith.muli %962, %c22 : index
          %964 = arith.addi %963, %774 : index
          memref.store %956, %q[%964] : memref<?xf32>
          %965 = arith.addi %964, %c6 : index
          memref.store %959, %q[%965] : memref<?xf32>
        } else {
          %966 = arith.addi %754, %774 : index
          memref.store %956, %19[%966] : memref<?xf32>
          %967 = arith.addi %754, %774 : index
          %968 = arith.addi %967, %c6 : index
          memref.store %959, %19[%968] : memref<?xf32>
        }
        %969 = arith.remui %832, %c22 : index
        %970 = arith.muli %969, %c22 : index
        %971 = arith.addi %970, %792 : index
        %972 = arith.divui %832, %c22 : index
        %973 = arith.addi %972, %c22 : index
        %974 = arith.muli %973, %c22 : index
        %975 = arith.addi %974, %792 : index
        %976 = memref.load %rope[%971] : memref<?xf32>
        %977 = arith.addi %971, %c6 : index
        %978 = memref.load %rope[%977] : memref<?xf32>
        %979 = memref.load %rope[%975] : memref<?xf32>
        %980 = arith.addi %975, %c6 : index
        %981 = memref.load %rope[%980] : memref<?xf32>
        %982 = arith.mulf %979, %976 : f32
        %983 = arith.mulf %981, %978 : f32
        %984 = arith.subf %982, %983 : f32
        %985 = arith.mulf %981, %976 : f32
        %986 = arith.mulf %979, %978 : f32
        %987 = arith.addf %985, %986 : f32
        %988 = arith.mulf %881, %984 : f32
        %989 = arith.mulf %887, %987 : f32
        %990 = arith.subf %988, %989 : f32
        %991 = arith.mulf %887, %984 : f32
        %992 = arith.mulf %881, %987 : f32
        %993 = arith.addf %991, %992 : f32
        %994 = arith.cmpi slt, %0, %heads : index
        scf.if %994 {
          %995 = arith.muli %753, %heads : index
          %996 = arith.addi %995, %0 : index
          %997 = arith.muli %996, %c22 : index
          %998 = arith.addi %997, %792 : index
          memref.store %990, %q[%998] : memref<?xf32>
          %999 = arith.addi %998, %c6 : index
          memref.store %993, %q[%999] : memref<?xf32>
        } else {
          %1000 = arith.addi %754, %792 : index
          memref.store %990, %19[%1000] : memref<?xf32>
          %1001 = arith.addi %754, %792 : index
          %1002 = arith.addi %1001, %c6 : index
          memref.store %993, %19[%1002] : memref<?xf32>
        }
        %1003 = arith.remui %832, %c22 : index
        %1004 = arith.muli %1003, %c22 : index
        %1005 = arith.addi %1004, %810 : index
        %1006 = arith.divui %832, %c22 : index
        %1007 = arith.addi %1006, %c22 : index
        %1008 = arith.muli %1007, %c22 : index
        %1009 = arith.addi %1008, %810 : index
        %1010 = memref.load %rope[%1005] : memref<?xf32>
        %1011 = arith.addi %1005, %c6 : index
        %1012 = memref.load %rope[%1011] : memref<?xf32>
        %1013 = memref.load %rope[%1009] : memref<?xf32>
        %1014 = arith.addi %1009, %c6 : index
        %1015 = memref.load %rope[%1014] : memref<?xf32>
        %1016 = arith.mulf %1013, %1010 : f32
        %1017 = arith.mulf %1015, %1012 : f32
        %1018 = arith.subf %1016, %1017 : f32
        %1019 = arith.mulf %1015, %1010 : f32
        %1020 = arith.mulf %1013, %1012 : f32
        %1021 = arith.addf %1019, %1020 : f32
        %1022 = arith.mulf %894, %1018 : f32
        %1023 = arith.mulf %900, %1021 : f32
        %1024 = arith.subf %1022, %1023 : f32
        %1025 = arith.mulf %900, %1018 : f32
        %1026 = arith.mulf %894, %1021 : f32
        %1027 = arith.addf %1025, %1026 : f32
        %1028 = arith.cmpi slt, %0, %heads : index
        scf.if %1028 {
          %1029 = arith.muli %753, %heads : index
          %1030 = arith.addi %1029, %0 : index
          %1031 = arith.muli %1030, %c22 : index
          %1032 = arith.addi %1031, %810 : index
          memref.store %1024, %q[%1032] : memref<?xf32>
          %1033 = arith.addi %1032, %c6 : index
          memref.store %1027, %q[%1033] : memref<?xf32>
        } else {
          %1034 = arith.addi %754, %810 : index
          memref.store %1024, %19[%1034] : memref<?xf32>
          %1035 = arith.addi %754, %810 : index
          %1036 = arith.addi %1035, %c6 : index
          memref.store %1027, %19[%1036] : memref<?xf32>
        }
      } else {
        %1037 = arith.cmpi slt, %0, %heads : index
        scf.if %1037 {
          %1038 = arith.muli %753, %heads : index
          %1039 = arith.addi %1038, %0 : index
          %1040 = arith.muli %1039, %c22 : index
          %1041 = arith.addi %1040, %756 : index
          memref.store %764, %q[%1041] : memref<?xf32>
          %1042 = arith.addi %1041, %c6 : index
          memref.store %773, %q[%1042] : memref<?xf32>
        } else {
          %1043 = arith.addi %754, %756 : index
          memref.store %764, %19[%1043] : memref<?xf32>
          %1044 = arith.addi %754, %756 : index
          %1045 = arith.addi %1044, %c6 : index
          memref.store %773, %19[%1045] : memref<?xf32>
        }
        %1046 = arith.cmpi slt, %0, %heads : index
        scf.if %1046 {
          %1047 = arith.muli %753, %heads : index
          %1048 = arith.addi %1047, %0 : index
          %1049 = arith.muli %1048, %c22 : index
          %1050 = arith.addi %1049, %774 : index
          memref.store %782, %q[%1050] : memref<?xf32>
          %1051 = arith.addi %1050, %c6 : index
          memref.store %791, %q[%1051] : memref<?xf32>
        } else {
          %1052 = arith.addi %754, %774 : index
          memref.store %782, %19[%1052] : memref<?xf32>
          %1053 = arith.addi %754, %774 : index
          %1054 = arith.addi %1053, %c6 : index
          memref.store %791, %19[%1054] : memref<?xf32>
        }
        %1055 = arith.cmpi slt, %0, %heads : index
        scf.if %1055 {
          %1056 = arith.muli %753, %heads : index
          %1057 = arith.addi %1056, %0 : index
          %1058 = arith.muli %1057, %c22 : index
          %1059 = arith.addi %1058, %792 : index
          memref.store %800, %q[%1059] : memref<?xf32>
          %1060 = arith.addi %1059, %c6 : index
          memref.store %809, %q[%1060] : memref<?xf32>
        } else {
          %1061 = arith.addi %754, %792 : index
          memref.store %800, %19[%1061] : memref<?xf32>
          %1062 = arith.addi %754, %792 : index
          %1063 = arith.addi %1062, %c6 : index
          memref.store %809, %19[%1063] : memref<?xf32>
        }
        %1064 = arith.cmpi slt, %0, %heads : index
        scf.if %1064 {
          %1065 = arith.muli %753, %heads : index
          %1066 = arith.addi %1065, %0 : index
          %1067 = arith.muli %1066, %c22 : index
          %1068 = arith.addi %1067, %810 : index
          memref.store %818, %q[%1068] : memref<?xf32>
          %1069 = arith.addi %1068, %c6 : index
          memref.store %827, %q[%1069] : memref<?xf32>
        } else {
          %1070 = arith.addi %754, %810 : index
          memref.store %818, %19[%1070] : memref<?xf32>
          %1071 = arith.addi %754, %810 : index
          %1072 = arith.addi %1071, %c6 : index
          memref.store %827, %19[%1072] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1073 = arith.cmpi sge, %0, %heads : index
    scf.if %1073 {
      %1074 = arith.addi %749, %c8 : index
      %1075 = arith.addi %748, %1074 : index
      %1076 = arith.cmpi slt, %1075, %21 : index
      scf.if %1076 {
        %1077 = arith.addi %748, %1074 : index
        %1078 = arith.addi %slotsAt, %1077 : index
        %1079 = memref.load %step[%1078] : memref<?xi32>
        %1080 = arith.index_cast %1079 : i32 to index
        %1081 = arith.cmpi sge, %1080, %c8 : index
        scf.if %1081 {
          %1082 = arith.muli %1074, %c22 : index
          %1083 = arith.subi %0, %heads : index
          %1084 = memref.load %scales[%1083] : memref<?xf32>
          %1085 = vector.broadcast %1084 : f32 to vector<4xf32>
          %1086 = arith.divui %1080, %c4 : index
          %1087 = arith.remui %1080, %c4 : index
          %1088 = arith.muli %1086, %pageBytes : index
          %1089 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1089 {
            %1090 = wave.lane
            %1091 = arith.muli %1090, %c29 : index
            scf.for %1092 = %1091 to %c22 step %c6 {
              %1093 = arith.addi %1082, %1092 : index
              %1094 = vector.load %19[%1093] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1095 = arith.mulf %1094, %1085 : vector<4xf32>
              %1096 = arith.minimumf %1095, %c42 : vector<4xf32>
              %1097 = arith.maximumf %1096, %c43 : vector<4xf32>
              %1098 = arith.truncf %1097 : vector<4xf32> to vector<4xf16>
              %1099 = vector.bitcast %1098 : vector<4xf16> to vector<8xi8>
              %1100 = arith.cmpi slt, %1083, %kvHeads : index
              scf.if %1100 {
                %1101 = arith.muli %1083, %c44 : index
                %1102 = arith.addi %1088, %1101 : index
                %1103 = arith.divui %1092, %c4 : index
                %1104 = arith.muli %1103, %c17 : index
                %1105 = arith.remui %1092, %c4 : index
                %1106 = arith.divui %1105, %c2 : index
                %1107 = arith.muli %1106, %c22 : index
                %1108 = arith.muli %1087, %c4 : index
                %1109 = arith.addi %1107, %1108 : index
                %1110 = arith.remui %1105, %c2 : index
                %1111 = arith.muli %1110, %c7 : index
                %1112 = arith.addi %1109, %1111 : index
                %1113 = arith.addi %1104, %1112 : index
                %1114 = arith.addi %1102, %1113 : index
                vector.store %1099, %kv[%1114] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1115 = arith.subi %1083, %kvHeads : index
                %1116 = arith.muli %1115, %c44 : index
                %1117 = arith.addi %1088, %1116 : index
                %1118 = arith.addi %1092, %c8 : index
                %1119 = arith.divui %1118, %c4 : index
                %1120 = arith.muli %1119, %c17 : index
                %1121 = arith.addi %1120, %c10 : index
                %1122 = arith.remui %1118, %c4 : index
                %1123 = arith.divui %1087, %c7 : index
                %1124 = arith.remui %1087, %c7 : index
                %1125 = arith.muli %1124, %c2 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.divui %1126, %c2 : index
                %1128 = arith.muli %1127, %c22 : index
                %1129 = arith.muli %1122, %c4 : index
                %1130 = arith.addi %1128, %1129 : index
                %1131 = arith.remui %1126, %c2 : index
                %1132 = arith.muli %1131, %c7 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.addi %1121, %1133 : index
                %1135 = arith.addi %1117, %1134 : index
                %1136 = vector.shuffle %1099, %1099 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1136, %kv[%1135] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1137 = arith.addi %1092, %c9 : index
                %1138 = arith.divui %1137, %c4 : index
                %1139 = arith.muli %1138, %c17 : index
                %1140 = arith.addi %1139, %c10 : index
                %1141 = arith.remui %1137, %c4 : index
                %1142 = arith.divui %1087, %c7 : index
                %1143 = arith.remui %1087, %c7 : index
                %1144 = arith.muli %1143, %c2 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.divui %1145, %c2 : index
                %1147 = arith.muli %1146, %c22 : index
                %1148 = arith.muli %1141, %c4 : index
                %1149 = arith.addi %1147, %1148 : index
                %1150 = arith.remui %1145, %c2 : index
                %1151 = arith.muli %1150, %c7 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.addi %1140, %1152 : index
                %1154 = arith.addi %1117, %1153 : index
                %1155 = vector.shuffle %1099, %1099 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1155, %kv[%1154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1156 = arith.addi %1092, %c7 : index
                %1157 = arith.divui %1156, %c4 : index
                %1158 = arith.muli %1157, %c17 : index
                %1159 = arith.addi %1158, %c10 : index
                %1160 = arith.remui %1156, %c4 : index
                %1161 = arith.divui %1087, %c7 : index
                %1162 = arith.remui %1087, %c7 : index
                %1163 = arith.muli %1162, %c2 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.divui %1164, %c2 : index
                %1166 = arith.muli %1165, %c22 : index
                %1167 = arith.muli %1160, %c4 : index
                %1168 = arith.addi %1166, %1167 : index
                %1169 = arith.remui %1164, %c2 : index
                %1170 = arith.muli %1169, %c7 : index
                %1171 = arith.addi %1168, %1170 : index
                %1172 = arith.addi %1159, %1171 : index
                %1173 = arith.addi %1117, %1172 : index
                %1174 = vector.shuffle %1099, %1099 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1174, %kv[%1173] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1175 = arith.addi %1092, %c23 : index
                %1176 = arith.divui %1175, %c4 : index
                %1177 = arith.muli %1176, %c17 : index
                %1178 = arith.addi %1177, %c10 : index
                %1179 = arith.remui %1175, %c4 : index
                %1180 = arith.divui %1087, %c7 : index
                %1181 = arith.remui %1087, %c7 : index
                %1182 = arith.muli %1181, %c2 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.divui %1183, %c2 : index
                %1185 = arith.muli %1184, %c22 : index
                %1186 = arith.muli %1179, %c4 : index
                %1187 = arith.addi %1185, %1186 : index
                %1188 = arith.remui %1183, %c2 : index
                %1189 = arith.muli %1188, %c7 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.addi %1178, %1190 : index
                %1192 = arith.addi %1117, %1191 : index
                %1193 = vector.shuffle %1099, %1099 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1193, %kv[%1192] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1194 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1194 {
            %1195 = wave.lane
            %1196 = arith.muli %1195, %c29 : index
            scf.for %1197 = %1196 to %c22 step %c6 {
              %1198 = arith.addi %1082, %1197 : index
              %1199 = vector.load %19[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = arith.mulf %1199, %1085 : vector<4xf32>
              %1201 = wave.fp8_encode "e4m3" %1200 : vector<4xf32> -> vector<4xi8>
              %1202 = arith.cmpi slt, %1083, %kvHeads : index
              scf.if %1202 {
                %1203 = arith.muli %1083, %c10 : index
                %1204 = arith.addi %1088, %1203 : index
                %1205 = vector.shuffle %1201, %1201 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1206 = arith.divui %1197, %c4 : index
                %1207 = arith.muli %1206, %c22 : index
                %1208 = arith.remui %1197, %c4 : index
                %1209 = arith.muli %1087, %c4 : index
                %1210 = arith.divui %1208, %c29 : index
                %1211 = arith.muli %1210, %c29 : index
                %1212 = arith.remui %1208, %c7 : index
                %1213 = arith.muli %1212, %c7 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.divui %1208, %c7 : index
                %1216 = arith.remui %1215, %c7 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.addi %1209, %1217 : index
                %1219 = arith.addi %1207, %1218 : index
                %1220 = arith.addi %1204, %1219 : index
                vector.store %1205, %kv[%1220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1221 = arith.subi %1083, %kvHeads : index
                %1222 = arith.muli %1221, %c10 : index
                %1223 = arith.addi %1088, %1222 : index
                %1224 = arith.addi %1197, %c8 : index
                %1225 = arith.divui %1224, %c4 : index
                %1226 = arith.muli %1225, %c22 : index
                %1227 = arith.addi %1226, %c11 : index
                %1228 = arith.remui %1224, %c4 : index
                %1229 = arith.divui %1087, %c7 : index
                %1230 = arith.remui %1087, %c7 : index
                %1231 = arith.muli %1230, %c2 : index
                %1232 = arith.addi %1229, %1231 : index
                %1233 = arith.muli %1228, %c4 : index
                %1234 = arith.divui %1232, %c29 : index
                %1235 = arith.muli %1234, %c29 : index
                %1236 = arith.remui %1232, %c7 : index
                %1237 = arith.muli %1236, %c7 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.divui %1232, %c7 : index
                %1240 = arith.remui %1239, %c7 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.addi %1233, %1241 : index
                %1243 = arith.addi %1227, %1242 : index
                %1244 = arith.addi %1223, %1243 : index
                %1245 = vector.shuffle %1201, %1201 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1245, %kv[%1244] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1246 = arith.addi %1197, %c9 : index
                %1247 = arith.divui %1246, %c4 : index
                %1248 = arith.muli %1247, %c22 : index
                %1249 = arith.addi %1248, %c11 : index
                %1250 = arith.remui %1246, %c4 : index
                %1251 = arith.divui %1087, %c7 : index
                %1252 = arith.remui %1087, %c7 : index
                %1253 = arith.muli %1252, %c2 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.muli %1250, %c4 : index
                %1256 = arith.divui %1254, %c29 : index
                %1257 = arith.muli %1256, %c29 : index
                %1258 = arith.remui %1254, %c7 : index
                %1259 = arith.muli %1258, %c7 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.divui %1254, %c7 : index
                %1262 = arith.remui %1261, %c7 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.addi %1255, %1263 : index
                %1265 = arith.addi %1249, %1264 : index
                %1266 = arith.addi %1223, %1265 : index
                %1267 = vector.shuffle %1201, %1201 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1267, %kv[%1266] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1268 = arith.addi %1197, %c7 : index
                %1269 = arith.divui %1268, %c4 : index
                %1270 = arith.muli %1269, %c22 : index
                %1271 = arith.addi %1270, %c11 : index
                %1272 = arith.remui %1268, %c4 : index
                %1273 = arith.divui %1087, %c7 : index
                %1274 = arith.remui %1087, %c7 : index
                %1275 = arith.muli %1274, %c2 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.muli %1272, %c4 : index
                %1278 = arith.divui %1276, %c29 : index
                %1279 = arith.muli %1278, %c29 : index
                %1280 = arith.remui %1276, %c7 : index
                %1281 = arith.muli %1280, %c7 : index
                %1282 = arith.addi %1279, %1281 : index
                %1283 = arith.divui %1276, %c7 : index
                %1284 = arith.remui %1283, %c7 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.addi %1277, %1285 : index
                %1287 = arith.addi %1271, %1286 : index
                %1288 = arith.addi %1223, %1287 : index
                %1289 = vector.shuffle %1201, %1201 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1289, %kv[%1288] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1290 = arith.addi %1197, %c23 : index
                %1291 = arith.divui %1290, %c4 : index
                %1292 = arith.muli %1291, %c22 : index
                %1293 = arith.addi %1292, %c11 : index
                %1294 = arith.remui %1290, %c4 : index
                %1295 = arith.divui %1087, %c7 : index
                %1296 = arith.remui %1087, %c7 : index
                %1297 = arith.muli %1296, %c2 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.muli %1294, %c4 : index
                %1300 = arith.divui %1298, %c29 : index
                %1301 = arith.muli %1300, %c29 : index
                %1302 = arith.remui %1298, %c7 : index
                %1303 = arith.muli %1302, %c7 : index
                %1304 = arith.addi %1301, %1303 : index
                %1305 = arith.divui %1298, %c7 : index
                %1306 = arith.remui %1305, %c7 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.addi %1299, %1307 : index
                %1309 = arith.addi %1293, %1308 : index
                %1310 = arith.addi %1223, %1309 : index
                %1311 = vector.shuffle %1201, %1201 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1311, %kv[%1310] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1312 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1312 {
            %1313 = wave.lane
            %1314 = arith.muli %1313, %c29 : index
            scf.for %1315 = %1314 to %c22 step %c6 {
              %1316 = arith.addi %1082, %1315 : index
              %1317 = vector.load %19[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = arith.mulf %1317, %1085 : vector<4xf32>
              %1319 = wave.fp8_encode "e5m2" %1318 : vector<4xf32> -> vector<4xi8>
              %1320 = arith.cmpi slt, %1083, %kvHeads : index
              scf.if %1320 {
                %1321 = arith.muli %1083, %c10 : index
                %1322 = arith.addi %1088, %1321 : index
                %1323 = vector.shuffle %1319, %1319 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1324 = arith.divui %1315, %c4 : index
                %1325 = arith.muli %1324, %c22 : index
                %1326 = arith.remui %1315, %c4 : index
                %1327 = arith.muli %1087, %c4 : index
                %1328 = arith.divui %1326, %c29 : index
                %1329 = arith.muli %1328, %c29 : index
                %1330 = arith.remui %1326, %c7 : index
                %1331 = arith.muli %1330, %c7 : index
                %1332 = arith.addi %1329, %1331 : index
                %1333 = arith.divui %1326, %c7 : index
                %1334 = arith.remui %1333, %c7 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.addi %1327, %1335 : index
                %1337 = arith.addi %1325, %1336 : index
                %1338 = arith.addi %1322, %1337 : index
                vector.store %1323, %kv[%1338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1339 = arith.subi %1083, %kvHeads : index
                %1340 = arith.muli %1339, %c10 : index
                %1341 = arith.addi %1088, %1340 : index
                %1342 = arith.addi %1315, %c8 : index
                %1343 = arith.divui %1342, %c4 : index
                %1344 = arith.muli %1343, %c22 : index
                %1345 = arith.addi %1344, %c11 : index
                %1346 = arith.remui %1342, %c4 : index
                %1347 = arith.divui %1087, %c7 : index
                %1348 = arith.remui %1087, %c7 : index
                %1349 = arith.muli %1348, %c2 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.muli %1346, %c4 : index
                %1352 = arith.divui %1350, %c29 : index
                %1353 = arith.muli %1352, %c29 : index
                %1354 = arith.remui %1350, %c7 : index
                %1355 = arith.muli %1354, %c7 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.divui %1350, %c7 : index
                %1358 = arith.remui %1357, %c7 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.addi %1351, %1359 : index
                %1361 = arith.addi %1345, %1360 : index
                %1362 = arith.addi %1341, %1361 : index
                %1363 = vector.shuffle %1319, %1319 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1363, %kv[%1362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1364 = arith.addi %1315, %c9 : index
                %1365 = arith.divui %1364, %c4 : index
                %1366 = arith.muli %1365, %c22 : index
                %1367 = arith.addi %1366, %c11 : index
                %1368 = arith.remui %1364, %c4 : index
                %1369 = arith.divui %1087, %c7 : index
                %1370 = arith.remui %1087, %c7 : index
                %1371 = arith.muli %1370, %c2 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.muli %1368, %c4 : index
                %1374 = arith.divui %1372, %c29 : index
                %1375 = arith.muli %1374, %c29 : index
                %1376 = arith.remui %1372, %c7 : index
                %1377 = arith.muli %1376, %c7 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.divui %1372, %c7 : index
                %1380 = arith.remui %1379, %c7 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.addi %1373, %1381 : index
                %1383 = arith.addi %1367, %1382 : index
                %1384 = arith.addi %1341, %1383 : index
                %1385 = vector.shuffle %1319, %1319 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1385, %kv[%1384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1386 = arith.addi %1315, %c7 : index
                %1387 = arith.divui %1386, %c4 : index
                %1388 = arith.muli %1387, %c22 : index
                %1389 = arith.addi %1388, %c11 : index
                %1390 = arith.remui %1386, %c4 : index
                %1391 = arith.divui %1087, %c7 : index
                %1392 = arith.remui %1087, %c7 : index
                %1393 = arith.muli %1392, %c2 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.muli %1390, %c4 : index
                %1396 = arith.divui %1394, %c29 : index
                %1397 = arith.muli %1396, %c29 : index
                %1398 = arith.remui %1394, %c7 : index
                %1399 = arith.muli %1398, %c7 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.divui %1394, %c7 : index
                %1402 = arith.remui %1401, %c7 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.addi %1395, %1403 : index
                %1405 = arith.addi %1389, %1404 : index
                %1406 = arith.addi %1341, %1405 : index
                %1407 = vector.shuffle %1319, %1319 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1407, %kv[%1406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1408 = arith.addi %1315, %c23 : index
                %1409 = arith.divui %1408, %c4 : index
                %1410 = arith.muli %1409, %c22 : index
                %1411 = arith.addi %1410, %c11 : index
                %1412 = arith.remui %1408, %c4 : index
                %1413 = arith.divui %1087, %c7 : index
                %1414 = arith.remui %1087, %c7 : index
                %1415 = arith.muli %1414, %c2 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.muli %1412, %c4 : index
                %1418 = arith.divui %1416, %c29 : index
                %1419 = arith.muli %1418, %c29 : index
                %1420 = arith.remui %1416, %c7 : index
                %1421 = arith.muli %1420, %c7 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.divui %1416, %c7 : index
                %1424 = arith.remui %1423, %c7 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.addi %1417, %1425 : index
                %1427 = arith.addi %1411, %1426 : index
                %1428 = arith.addi %1341, %1427 : index
                %1429 = vector.shuffle %1319, %1319 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1429, %kv[%1428] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
