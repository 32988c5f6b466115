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
  %c31 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c35 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c41 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c43 = arith.constant 16384 : index
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
      %532 = memref.load %factors[%529] : memref<?xf32>
      %533 = arith.select %531, %532, %c31 : f32
      %534 = arith.addi %443, %c8 : index
      %535 = arith.muli %525, %c14 : index
      %536 = arith.addi %534, %535 : index
      %537 = memref.load %18[%536] : memref<?xf32>
      %538 = arith.addi %536, %c11 : index
      %539 = memref.load %18[%538] : memref<?xf32>
      %540 = arith.addf %537, %539 : f32
      %541 = arith.remui %440, %c4 : index
      %542 = arith.muli %541, %c29 : index
      %543 = arith.addi %15, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %533 : f32
      %548 = arith.mulf %540, %547 : f32
      %549 = arith.muli %3, %c7 : index
      %550 = arith.addi %549, %c8 : index
      %551 = arith.muli %550, %c4 : index
      %552 = arith.remui %440, %c4 : index
      %553 = arith.addi %551, %552 : index
      %554 = arith.muli %528, %c22 : index
      %555 = arith.addi %554, %553 : index
      memref.store %548, %19[%555] : memref<?xf32>
      %556 = arith.addi %443, %c22 : index
      %557 = arith.muli %525, %c14 : index
      %558 = arith.addi %556, %557 : index
      %559 = memref.load %18[%558] : memref<?xf32>
      %560 = arith.addi %558, %c11 : index
      %561 = memref.load %18[%560] : memref<?xf32>
      %562 = arith.addf %559, %561 : f32
      %563 = arith.remui %440, %c4 : index
      %564 = arith.muli %563, %c29 : index
      %565 = arith.addi %17, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %533 : f32
      %570 = arith.mulf %562, %569 : f32
      %571 = arith.muli %3, %c7 : index
      %572 = arith.addi %571, %c9 : index
      %573 = arith.muli %572, %c4 : index
      %574 = arith.remui %440, %c4 : index
      %575 = arith.addi %573, %574 : index
      %576 = arith.muli %528, %c22 : index
      %577 = arith.addi %576, %575 : index
      memref.store %570, %19[%577] : memref<?xf32>
    }
    %578 = arith.muli %4, %c29 : index
    %579 = arith.addi %578, %c9 : index
    %580 = arith.muli %579, %c7 : index
    %581 = arith.divui %440, %c4 : index
    %582 = arith.addi %580, %581 : index
    %583 = arith.addi %439, %582 : index
    %584 = arith.cmpi slt, %583, %21 : index
    scf.if %584 {
      %585 = arith.cmpi eq, %hasFactors, %c9 : index
      %586 = memref.load %factors[%583] : memref<?xf32>
      %587 = arith.select %585, %586, %c31 : f32
      %588 = arith.addi %443, %c8 : index
      %589 = arith.muli %579, %c14 : index
      %590 = arith.addi %588, %589 : index
      %591 = memref.load %18[%590] : memref<?xf32>
      %592 = arith.addi %590, %c11 : index
      %593 = memref.load %18[%592] : memref<?xf32>
      %594 = arith.addf %591, %593 : f32
      %595 = arith.remui %440, %c4 : index
      %596 = arith.muli %595, %c29 : index
      %597 = arith.addi %15, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %587 : f32
      %602 = arith.mulf %594, %601 : f32
      %603 = arith.muli %3, %c7 : index
      %604 = arith.addi %603, %c8 : index
      %605 = arith.muli %604, %c4 : index
      %606 = arith.remui %440, %c4 : index
      %607 = arith.addi %605, %606 : index
      %608 = arith.muli %582, %c22 : index
      %609 = arith.addi %608, %607 : index
      memref.store %602, %19[%609] : memref<?xf32>
      %610 = arith.addi %443, %c22 : index
      %611 = arith.muli %579, %c14 : index
      %612 = arith.addi %610, %611 : index
      %613 = memref.load %18[%612] : memref<?xf32>
      %614 = arith.addi %612, %c11 : index
      %615 = memref.load %18[%614] : memref<?xf32>
      %616 = arith.addf %613, %615 : f32
      %617 = arith.remui %440, %c4 : index
      %618 = arith.muli %617, %c29 : index
      %619 = arith.addi %17, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %587 : f32
      %624 = arith.mulf %616, %623 : f32
      %625 = arith.muli %3, %c7 : index
      %626 = arith.addi %625, %c9 : index
      %627 = arith.muli %626, %c4 : index
      %628 = arith.remui %440, %c4 : index
      %629 = arith.addi %627, %628 : index
      %630 = arith.muli %582, %c22 : index
      %631 = arith.addi %630, %629 : index
      memref.store %624, %19[%631] : memref<?xf32>
    }
    %632 = arith.muli %4, %c29 : index
    %633 = arith.addi %632, %c7 : index
    %634 = arith.muli %633, %c7 : index
    %635 = arith.divui %440, %c4 : index
    %636 = arith.addi %634, %635 : index
    %637 = arith.addi %439, %636 : index
    %638 = arith.cmpi slt, %637, %21 : index
    scf.if %638 {
      %639 = arith.cmpi eq, %hasFactors, %c9 : index
      %640 = memref.load %factors[%637] : memref<?xf32>
      %641 = arith.select %639, %640, %c31 : f32
      %642 = arith.addi %443, %c8 : index
      %643 = arith.muli %633, %c14 : index
      %644 = arith.addi %642, %643 : index
      %645 = memref.load %18[%644] : memref<?xf32>
      %646 = arith.addi %644, %c11 : index
      %647 = memref.load %18[%646] : memref<?xf32>
      %648 = arith.addf %645, %647 : f32
      %649 = arith.remui %440, %c4 : index
      %650 = arith.muli %649, %c29 : index
      %651 = arith.addi %15, %650 : index
      %652 = vector.load %w[%651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<1xf32>
      %654 = vector.extract %653[0] : f32 from vector<1xf32>
      %655 = arith.mulf %654, %641 : f32
      %656 = arith.mulf %648, %655 : f32
      %657 = arith.muli %3, %c7 : index
      %658 = arith.addi %657, %c8 : index
      %659 = arith.muli %658, %c4 : index
      %660 = arith.remui %440, %c4 : index
      %661 = arith.addi %659, %660 : index
      %662 = arith.muli %636, %c22 : index
      %663 = arith.addi %662, %661 : index
      memref.store %656, %19[%663] : memref<?xf32>
      %664 = arith.addi %443, %c22 : index
      %665 = arith.muli %633, %c14 : index
      %666 = arith.addi %664, %665 : index
      %667 = memref.load %18[%666] : memref<?xf32>
      %668 = arith.addi %666, %c11 : index
      %669 = memref.load %18[%668] : memref<?xf32>
      %670 = arith.addf %667, %669 : f32
      %671 = arith.remui %440, %c4 : index
      %672 = arith.muli %671, %c29 : index
      %673 = arith.addi %17, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %641 : f32
      %678 = arith.mulf %670, %677 : f32
      %679 = arith.muli %3, %c7 : index
      %680 = arith.addi %679, %c9 : index
      %681 = arith.muli %680, %c4 : index
      %682 = arith.remui %440, %c4 : index
      %683 = arith.addi %681, %682 : index
      %684 = arith.muli %636, %c22 : index
      %685 = arith.addi %684, %683 : index
      memref.store %678, %19[%685] : memref<?xf32>
    }
    %686 = arith.muli %4, %c29 : index
    %687 = arith.addi %686, %c23 : index
    %688 = arith.muli %687, %c7 : index
    %689 = arith.divui %440, %c4 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.addi %439, %690 : index
    %692 = arith.cmpi slt, %691, %21 : index
    scf.if %692 {
      %693 = arith.cmpi eq, %hasFactors, %c9 : index
      %694 = memref.load %factors[%691] : memref<?xf32>
      %695 = arith.select %693, %694, %c31 : f32
      %696 = arith.addi %443, %c8 : index
      %697 = arith.muli %687, %c14 : index
      %698 = arith.addi %696, %697 : index
      %699 = memref.load %18[%698] : memref<?xf32>
      %700 = arith.addi %698, %c11 : index
      %701 = memref.load %18[%700] : memref<?xf32>
      %702 = arith.addf %699, %701 : f32
      %703 = arith.remui %440, %c4 : index
      %704 = arith.muli %703, %c29 : index
      %705 = arith.addi %15, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %695 : f32
      %710 = arith.mulf %702, %709 : f32
      %711 = arith.muli %3, %c7 : index
      %712 = arith.addi %711, %c8 : index
      %713 = arith.muli %712, %c4 : index
      %714 = arith.remui %440, %c4 : index
      %715 = arith.addi %713, %714 : index
      %716 = arith.muli %690, %c22 : index
      %717 = arith.addi %716, %715 : index
      memref.store %710, %19[%717] : memref<?xf32>
      %718 = arith.addi %443, %c22 : index
      %719 = arith.muli %687, %c14 : index
      %720 = arith.addi %718, %719 : index
      %721 = memref.load %18[%720] : memref<?xf32>
      %722 = arith.addi %720, %c11 : index
      %723 = memref.load %18[%722] : memref<?xf32>
      %724 = arith.addf %721, %723 : f32
      %725 = arith.remui %440, %c4 : index
      %726 = arith.muli %725, %c29 : index
      %727 = arith.addi %17, %726 : index
      %728 = vector.load %w[%727] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %729 = vector.bitcast %728 : vector<4xi8> to vector<1xf32>
      %730 = vector.extract %729[0] : f32 from vector<1xf32>
      %731 = arith.mulf %730, %695 : f32
      %732 = arith.mulf %724, %731 : f32
      %733 = arith.muli %3, %c7 : index
      %734 = arith.addi %733, %c9 : index
      %735 = arith.muli %734, %c4 : index
      %736 = arith.remui %440, %c4 : index
      %737 = arith.addi %735, %736 : index
      %738 = arith.muli %690, %c22 : index
      %739 = arith.addi %738, %737 : index
      memref.store %732, %19[%739] : memref<?xf32>
    }
    wave.barrier
    %740 = arith.addi %22, %c8 : index
    %741 = wave.wave
    %742 = arith.addi %741, %c8 : index
    %743 = arith.addi %740, %742 : index
    %744 = arith.cmpi slt, %743, %21 : index
    scf.if %744 {
      %745 = arith.addi %740, %742 : index
      %746 = arith.muli %742, %c22 : index
      %747 = wave.lane
      %748 = arith.addi %747, %c8 : index
      %749 = arith.cmpi eq, %hasBias, %c9 : index
      %750 = arith.addi %746, %748 : index
      %751 = memref.load %19[%750] : memref<?xf32>
      %752 = arith.muli %0, %c22 : index
      %753 = arith.addi %752, %748 : index
      %754 = memref.load %bias[%753] : memref<?xf32>
      %755 = arith.addf %751, %754 : f32
      %756 = arith.select %749, %755, %751 : f32
      %757 = arith.addi %748, %c6 : index
      %758 = arith.cmpi eq, %hasBias, %c9 : index
      %759 = arith.addi %746, %757 : index
      %760 = memref.load %19[%759] : memref<?xf32>
      %761 = arith.muli %0, %c22 : index
      %762 = arith.addi %761, %757 : index
      %763 = memref.load %bias[%762] : memref<?xf32>
      %764 = arith.addf %760, %763 : f32
      %765 = arith.select %758, %764, %760 : f32
      %766 = arith.addi %747, %c14 : index
      %767 = arith.cmpi eq, %hasBias, %c9 : index
      %768 = arith.addi %746, %766 : index
      %769 = memref.load %19[%768] : memref<?xf32>
      %770 = arith.muli %0, %c22 : index
      %771 = arith.addi %770, %766 : index
      %772 = memref.load %bias[%771] : memref<?xf32>
      %773 = arith.addf %769, %772 : f32
      %774 = arith.select %767, %773, %769 : f32
      %775 = arith.addi %766, %c6 : index
      %776 = arith.cmpi eq, %hasBias, %c9 : index
      %777 = arith.addi %746, %775 : index
      %778 = memref.load %19[%777] : memref<?xf32>
      %779 = arith.muli %0, %c22 : index
      %780 = arith.addi %779, %775 : index
      %781 = memref.load %bias[%780] : memref<?xf32>
      %782 = arith.addf %778, %781 : f32
      %783 = arith.select %776, %782, %778 : f32
      %784 = arith.addi %747, %c24 : index
      %785 = arith.cmpi eq, %hasBias, %c9 : index
      %786 = arith.addi %746, %784 : index
      %787 = memref.load %19[%786] : memref<?xf32>
      %788 = arith.muli %0, %c22 : index
      %789 = arith.addi %788, %784 : index
      %790 = memref.load %bias[%789] : memref<?xf32>
      %791 = arith.addf %787, %790 : f32
      %792 = arith.select %785, %791, %787 : f32
      %793 = arith.addi %784, %c6 : index
      %794 = arith.cmpi eq, %hasBias, %c9 : index
      %795 = arith.addi %746, %793 : index
      %796 = memref.load %19[%795] : memref<?xf32>
      %797 = arith.muli %0, %c22 : index
      %798 = arith.addi %797, %793 : index
      %799 = memref.load %bias[%798] : memref<?xf32>
      %800 = arith.addf %796, %799 : f32
      %801 = arith.select %794, %800, %796 : f32
      %802 = arith.addi %747, %c25 : index
      %803 = arith.cmpi eq, %hasBias, %c9 : index
      %804 = arith.addi %746, %802 : index
      %805 = memref.load %19[%804] : memref<?xf32>
      %806 = arith.muli %0, %c22 : index
      %807 = arith.addi %806, %802 : index
      %808 = memref.load %bias[%807] : memref<?xf32>
      %809 = arith.addf %805, %808 : f32
      %810 = arith.select %803, %809, %805 : f32
      %811 = arith.addi %802, %c6 : index
      %812 = arith.cmpi eq, %hasBias, %c9 : index
      %813 = arith.addi %746, %811 : index
      %814 = memref.load %19[%813] : memref<?xf32>
      %815 = arith.muli %0, %c22 : index
      %816 = arith.addi %815, %811 : index
      %817 = memref.load %bias[%816] : memref<?xf32>
      %818 = arith.addf %814, %817 : f32
      %819 = arith.select %812, %818, %814 : f32
      %820 = arith.addi %heads, %kvHeads : index
      %821 = arith.cmpi slt, %0, %820 : index
      scf.if %821 {
        %822 = arith.addi %positionsAt, %745 : index
        %823 = memref.load %step[%822] : memref<?xi32>
        %824 = arith.index_cast %823 : i32 to index
        %825 = arith.cmpi eq, %hasNorm, %c9 : index
        %826 = math.fma %756, %756, %c35 : f32
        %827 = math.fma %765, %765, %826 : f32
        %828 = math.fma %774, %774, %827 : f32
        %829 = math.fma %783, %783, %828 : f32
        %830 = math.fma %792, %792, %829 : f32
        %831 = math.fma %801, %801, %830 : f32
        %832 = math.fma %810, %810, %831 : f32
        %833 = math.fma %819, %819, %832 : f32
        %834 = vector.broadcast %833 : f32 to vector<1xf32>
        %835 = wave.reduce "add" %834 : vector<1xf32>
        %836 = arith.mulf %835, %inverseHeadDim : f32
        %837 = arith.addf %836, %epsilon : f32
        %838 = math.sqrt %837 : f32
        %839 = arith.divf %c31, %838 : f32
        %840 = arith.cmpi slt, %0, %heads : index
        %841 = arith.addi %748, %c6 : index
        %842 = memref.load %query_norm[%748] : memref<?xf32>
        %843 = memref.load %key_norm[%748] : memref<?xf32>
        %844 = arith.select %840, %842, %843 : f32
        %845 = arith.mulf %756, %839 : f32
        %846 = arith.mulf %845, %844 : f32
        %847 = arith.select %825, %846, %756 : f32
        %848 = memref.load %query_norm[%841] : memref<?xf32>
        %849 = memref.load %key_norm[%841] : memref<?xf32>
        %850 = arith.select %840, %848, %849 : f32
        %851 = arith.mulf %765, %839 : f32
        %852 = arith.mulf %851, %850 : f32
        %853 = arith.select %825, %852, %765 : f32
        %854 = arith.addi %766, %c6 : index
        %855 = memref.load %query_norm[%766] : memref<?xf32>
        %856 = memref.load %key_norm[%766] : memref<?xf32>
        %857 = arith.select %840, %855, %856 : f32
        %858 = arith.mulf %774, %839 : f32
        %859 = arith.mulf %858, %857 : f32
        %860 = arith.select %825, %859, %774 : f32
        %861 = memref.load %query_norm[%854] : memref<?xf32>
        %862 = memref.load %key_norm[%854] : memref<?xf32>
        %863 = arith.select %840, %861, %862 : f32
        %864 = arith.mulf %783, %839 : f32
        %865 = arith.mulf %864, %863 : f32
        %866 = arith.select %825, %865, %783 : f32
        %867 = arith.addi %784, %c6 : index
        %868 = memref.load %query_norm[%784] : memref<?xf32>
        %869 = memref.load %key_norm[%784] : memref<?xf32>
        %870 = arith.select %840, %868, %869 : f32
        %871 = arith.mulf %792, %839 : f32
        %872 = arith.mulf %871, %870 : f32
        %873 = arith.select %825, %872, %792 : f32
        %874 = memref.load %query_norm[%867] : memref<?xf32>
        %875 = memref.load %key_norm[%867] : memref<?xf32>
        %876 = arith.select %840, %874, %875 : f32
        %877 = arith.mulf %801, %839 : f32
        %878 = arith.mulf %877, %876 : f32
        %879 = arith.select %825, %878, %801 : f32
        %880 = arith.addi %802, %c6 : index
        %881 = memref.load %query_norm[%802] : memref<?xf32>
        %882 = memref.load %key_norm[%802] : memref<?xf32>
        %883 = arith.select %840, %881, %882 : f32
        %884 = arith.mulf %810, %839 : f32
        %885 = arith.mulf %884, %883 : f32
        %886 = arith.select %825, %885, %810 : f32
        %887 = memref.load %query_norm[%880] : memref<?xf32>
        %888 = memref.load %key_norm[%880] : memref<?xf32>
        %889 = arith.select %840, %887, %888 : f32
        %890 = arith.mulf %819, %839 : f32
        %891 = arith.mulf %890, %889 : f32
        %892 = arith.select %825, %891, %819 : f32
        %893 = arith.remui %824, %c22 : index
        %894 = arith.muli %893, %c22 : index
        %895 = arith.addi %894, %748 : index
        %896 = arith.divui %824, %c22 : index
        %897 = arith.addi %896, %c22 : index
        %898 = arith.muli %897, %c22 : index
        %899 = arith.addi %898, %748 : index
        %900 = memref.load %rope[%895] : memref<?xf32>
        %901 = arith.addi %895, %c6 : index
        %902 = memref.load %rope[%901] : memref<?xf32>
        %903 = memref.load %rope[%899] : memref<?xf32>
        %904 = arith.addi %899, %c6 : index
        %905 = memref.load %rope[%904] : memref<?xf32>
        %906 = arith.mulf %903, %900 : f32
        %907 = arith.mulf %905, %902 : f32
        %908 = arith.subf %906, %907 : f32
        %909 = arith.mulf %905, %900 : f32
        %910 = arith.mulf %903, %902 : f32
        %911 = arith.addf %909, %910 : f32
        %912 = arith.mulf %847, %908 : f32
        %913 = arith.mulf %853, %911 : f32
        %914 = arith.subf %912, %913 : f32
        %915 = arith.mulf %853, %908 : f32
        %916 = arith.mulf %847, %911 : f32
        %917 = arith.addf %915, %916 : f32
        %918 = arith.cmpi slt, %0, %heads : index
        scf.if %918 {
          %919 = arith.muli %745, %heads : index
          %920 = arith.addi %919, %0 : index
          %921 = arith.muli %920, %c22 : index
          %922 = arith.addi %921, %748 : index
          memref.store %914, %q[%922] : memref<?xf32>
          %923 = arith.addi %922, %c6 : index
          memref.store %917, %q[%923] : memref<?xf32>
        } else {
          %924 = arith.addi %746, %748 : index
          memref.store %914, %19[%924] : memref<?xf32>
          %925 = arith.addi %746, %748 : index
          %926 = arith.addi %925, %c6 : index
          memref.store %917, %19[%926] : memref<?xf32>
        }
        %927 = arith.remui %824, %c22 : index
        %928 = arith.muli %927, %c22 : index
        %929 = arith.addi %928, %766 : index
        %930 = arith.divui %824, %c22 : index
        %931 = arith.addi %930, %c22 : index
        %932 = arith.muli %931, %c22 : index
        %933 = arith.addi %932, %766 : index
        %934 = memref.load %rope[%929] : memref<?xf32>
        %935 = arith.addi %929, %c6 : index
        %936 = memref.load %rope[%935] : memref<?xf32>
        %937 = memref.load %rope[%933] : memref<?xf32>
        %938 = arith.addi %933, %c6 : index
        %939 = memref.load %rope[%938] : memref<?xf32>
        %940 = arith.mulf %937, %934 : f32
        %941 = arith.mulf %939, %936 : f32
        %942 = arith.subf %940, %941 : f32
        %943 = arith.mulf %939, %934 : f32
        %944 = arith.mulf %937, %936 : f32
        %945 = arith.addf %943, %944 : f32
        %946 = arith.mulf %860, %942 : f32
        %947 = arith.mulf %866, %945 : f32
        %948 = arith.subf %946, %947 : f32
        %949 = arith.mulf %866, %942 : f32
        %950 = arith.mulf %860, %945 : f32
        %951 = arith.addf %949, %950 : f32
        %952 = arith.cmpi slt, %0, %heads : index
        scf.if %952 {
          %953 = arith.muli %745, %heads : index
          %954 = arith.addi %953, %0 : index
          %955 = arith.muli %954, %c22 : index
          %956 = arith.addi %955, %766 : index
          memref.store %948, %q[%956] : memref<?xf32>
          %957 = arith.addi %956, %c6 : index
          memref.store %951, %q[%957] : memref<?xf32>
        } else {
          %958 = arith.addi %746, %766 : index
          memref.store %948, %19[%958] : memref<?xf32>
          %959 = arith.addi %746, %766 : index
          %960 = arith.addi %959, %c6 : index
          memref.store %951, %19[%960] : memref<?xf32>
        }
        %961 = arith.remui %824, %c22 : index
        %962 = arith.muli %961, %c22 : index
        %963 = arith.addi %962, %784 : index
        %964 = arith.divui %824, %c22 : index
        %965 = arith.addi %964, %c22 : index
        %966 = arith.muli %965, %c22 : index
        %967 = arith.addi %966, %784 : index
        %968 = memref.load %rope[%963] : memref<?xf32>
        %969 = arith.addi %963, %c6 : index
        %970 = memref.load %rope[%969] : memref<?xf32>
        %971 = memref.load %rope[%967] : memref<?xf32>
        %972 = arith.addi %967, %c6 : index
        %973 = memref.load %rope[%972] : memref<?xf32>
        %974 = arith.mulf %971, %968 : f32
        %975 = arith.mulf %973, %970 : f32
        %976 = arith.subf %974, %975 : f32
        %977 = arith.mulf %973, %968 : f32
        %978 = arith.mulf %971, %970 : f32
        %979 = arith.addf %977, %978 : f32
        %980 = arith.mulf %873, %976 : f32
        %981 = arith.mulf %879, %979 : f32
        %982 = arith.subf %980, %981 : f32
        %983 = arith.mulf %879, %976 : f32
        %984 = arith.mulf %873, %979 : f32
        %985 = arith.addf %983, %984 : f32
        %986 = arith.cmpi slt, %0, %heads : index
        scf.if %986 {
          %987 = arith.muli %745, %heads : index
          %988 = arith.addi %987, %0 : index
          %989 = arith.muli %988, %c22 : index
          %990 = arith.addi %989, %784 : index
          memref.store %982, %q[%990] : memref<?xf32>
          %991 = arith.addi %990, %c6 : index
          memref.store %985, %q[%991] : memref<?xf32>
        } else {
          %992 = arith.addi %746, %784 : index
          memref.store %982, %19[%992] : memref<?xf32>
          %993 = arith.addi %746, %784 : index
          %994 = arith.addi %993, %c6 : index
          memref.store %985, %19[%994] : memref<?xf32>
        }
        %995 = arith.remui %824, %c22 : index
        %996 = arith.muli %995, %c22 : index
        %997 = arith.addi %996, %802 : index
        %998 = arith.divui %824, %c22 : index
        %999 = arith.addi %998, %c22 : index
        %1000 = arith.muli %999, %c22 : index
        %1001 = arith.addi %1000, %802 : index
        %1002 = memref.load %rope[%997] : memref<?xf32>
        %1003 = arith.addi %997, %c6 : index
        %1004 = memref.load %rope[%1003] : memref<?xf32>
        %1005 = memref.load %rope[%1001] : memref<?xf32>
        %1006 = arith.addi %1001, %c6 : index
        %1007 = memref.load %rope[%1006] : memref<?xf32>
        %1008 = arith.mulf %1005, %1002 : f32
        %1009 = arith.mulf %1007, %1004 : f32
        %1010 = arith.subf %1008, %1009 : f32
        %1011 = arith.mulf %1007, %1002 : f32
        %1012 = arith.mulf %1005, %1004 : f32
        %1013 = arith.addf %1011, %1012 : f32
        %1014 = arith.mulf %886, %1010 : f32
        %1015 = arith.mulf %892, %1013 : f32
        %1016 = arith.subf %1014, %1015 : f32
        %1017 = arith.mulf %892, %1010 : f32
        %1018 = arith.mulf %886, %1013 : f32
        %1019 = arith.addf %1017, %1018 : f32
        %1020 = arith.cmpi slt, %0, %heads : index
        scf.if %1020 {
          %1021 = arith.muli %745, %heads : index
          %1022 = arith.addi %1021, %0 : index
          %1023 = arith.muli %1022, %c22 : index
          %1024 = arith.addi %1023, %802 : index
          memref.store %1016, %q[%1024] : memref<?xf32>
          %1025 = arith.addi %1024, %c6 : index
          memref.store %1019, %q[%1025] : memref<?xf32>
        } else {
          %1026 = arith.addi %746, %802 : index
          memref.store %1016, %19[%1026] : memref<?xf32>
          %1027 = arith.addi %746, %802 : index
          %1028 = arith.addi %1027, %c6 : index
          memref.store %1019, %19[%1028] : memref<?xf32>
        }
      } else {
        %1029 = arith.cmpi slt, %0, %heads : index
        scf.if %1029 {
          %1030 = arith.muli %745, %heads : index
          %1031 = arith.addi %1030, %0 : index
          %1032 = arith.muli %1031, %c22 : index
          %1033 = arith.addi %1032, %748 : index
          memref.store %756, %q[%1033] : memref<?xf32>
          %1034 = arith.addi %1033, %c6 : index
          memref.store %765, %q[%1034] : memref<?xf32>
        } else {
          %1035 = arith.addi %746, %748 : index
          memref.store %756, %19[%1035] : memref<?xf32>
          %1036 = arith.addi %746, %748 : index
          %1037 = arith.addi %1036, %c6 : index
          memref.store %765, %19[%1037] : memref<?xf32>
        }
        %1038 = arith.cmpi slt, %0, %heads : index
        scf.if %1038 {
          %1039 = arith.muli %745, %heads : index
          %1040 = arith.addi %1039, %0 : index
          %1041 = arith.muli %1040, %c22 : index
          %1042 = arith.addi %1041, %766 : index
          memref.store %774, %q[%1042] : memref<?xf32>
          %1043 = arith.addi %1042, %c6 : index
          memref.store %783, %q[%1043] : memref<?xf32>
        } else {
          %1044 = arith.addi %746, %766 : index
          memref.store %774, %19[%1044] : memref<?xf32>
          %1045 = arith.addi %746, %766 : index
          %1046 = arith.addi %1045, %c6 : index
          memref.store %783, %19[%1046] : memref<?xf32>
        }
        %1047 = arith.cmpi slt, %0, %heads : index
        scf.if %1047 {
          %1048 = arith.muli %745, %heads : index
          %1049 = arith.addi %1048, %0 : index
          %1050 = arith.muli %1049, %c22 : index
          %1051 = arith.addi %1050, %784 : index
          memref.store %792, %q[%1051] : memref<?xf32>
          %1052 = arith.addi %1051, %c6 : index
          memref.store %801, %q[%1052] : memref<?xf32>
        } else {
          %1053 = arith.addi %746, %784 : index
          memref.store %792, %19[%1053] : memref<?xf32>
          %1054 = arith.addi %746, %784 : index
          %1055 = arith.addi %1054, %c6 : index
          memref.store %801, %19[%1055] : memref<?xf32>
        }
        %1056 = arith.cmpi slt, %0, %heads : index
        scf.if %1056 {
          %1057 = arith.muli %745, %heads : index
          %1058 = arith.addi %1057, %0 : index
          %1059 = arith.muli %1058, %c22 : index
          %1060 = arith.addi %1059, %802 : index
          memref.store %810, %q[%1060] : memref<?xf32>
          %1061 = arith.addi %1060, %c6 : index
          memref.store %819, %q[%1061] : memref<?xf32>
        } else {
          %1062 = arith.addi %746, %802 : index
          memref.store %810, %19[%1062] : memref<?xf32>
          %1063 = arith.addi %746, %802 : index
          %1064 = arith.addi %1063, %c6 : index
          memref.store %819, %19[%1064] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1065 = arith.cmpi sge, %0, %heads : index
    scf.if %1065 {
      %1066 = arith.addi %741, %c8 : index
      %1067 = arith.addi %740, %1066 : index
      %1068 = arith.cmpi slt, %1067, %21 : index
      scf.if %1068 {
        %1069 = arith.addi %740, %1066 : index
        %1070 = arith.addi %slotsAt, %1069 : index
        %1071 = memref.load %step[%1070] : memref<?xi32>
        %1072 = arith.index_cast %1071 : i32 to index
        %1073 = arith.cmpi sge, %1072, %c8 : index
        scf.if %1073 {
          %1074 = arith.muli %1066, %c22 : index
          %1075 = arith.subi %0, %heads : index
          %1076 = memref.load %scales[%1075] : memref<?xf32>
          %1077 = vector.broadcast %1076 : f32 to vector<4xf32>
          %1078 = arith.divui %1072, %c4 : index
          %1079 = arith.remui %1072, %c4 : index
          %1080 = arith.muli %1078, %pageBytes : index
          %1081 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1081 {
            %1082 = wave.lane
            %1083 = arith.muli %1082, %c29 : index
            scf.for %1084 = %1083 to %c22 step %c6 {
              %1085 = arith.addi %1074, %1084 : index
              %1086 = vector.load %19[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1087 = arith.mulf %1086, %1077 : vector<4xf32>
              %1088 = arith.minimumf %1087, %c41 : vector<4xf32>
              %1089 = arith.maximumf %1088, %c42 : vector<4xf32>
              %1090 = arith.truncf %1089 : vector<4xf32> to vector<4xf16>
              %1091 = vector.bitcast %1090 : vector<4xf16> to vector<8xi8>
              %1092 = arith.cmpi slt, %1075, %kvHeads : index
              scf.if %1092 {
                %1093 = arith.muli %1075, %c43 : index
                %1094 = arith.addi %1080, %1093 : index
                %1095 = arith.divui %1084, %c4 : index
                %1096 = arith.muli %1095, %c17 : index
                %1097 = arith.remui %1084, %c4 : index
                %1098 = arith.divui %1097, %c2 : index
                %1099 = arith.muli %1098, %c22 : index
                %1100 = arith.muli %1079, %c4 : index
                %1101 = arith.addi %1099, %1100 : index
                %1102 = arith.remui %1097, %c2 : index
                %1103 = arith.muli %1102, %c7 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.addi %1096, %1104 : index
                %1106 = arith.addi %1094, %1105 : index
                vector.store %1091, %kv[%1106] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1107 = arith.subi %1075, %kvHeads : index
                %1108 = arith.muli %1107, %c43 : index
                %1109 = arith.addi %1080, %1108 : index
                %1110 = arith.addi %1084, %c8 : index
                %1111 = arith.divui %1110, %c4 : index
                %1112 = arith.muli %1111, %c17 : index
                %1113 = arith.addi %1112, %c10 : index
                %1114 = arith.remui %1110, %c4 : index
                %1115 = arith.divui %1079, %c7 : index
                %1116 = arith.remui %1079, %c7 : index
                %1117 = arith.muli %1116, %c2 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.divui %1118, %c2 : index
                %1120 = arith.muli %1119, %c22 : index
                %1121 = arith.muli %1114, %c4 : index
                %1122 = arith.addi %1120, %1121 : index
                %1123 = arith.remui %1118, %c2 : index
                %1124 = arith.muli %1123, %c7 : index
                %1125 = arith.addi %1122, %1124 : index
                %1126 = arith.addi %1113, %1125 : index
                %1127 = arith.addi %1109, %1126 : index
                %1128 = vector.shuffle %1091, %1091 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1128, %kv[%1127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1129 = arith.addi %1084, %c9 : index
                %1130 = arith.divui %1129, %c4 : index
                %1131 = arith.muli %1130, %c17 : index
                %1132 = arith.addi %1131, %c10 : index
                %1133 = arith.remui %1129, %c4 : index
                %1134 = arith.divui %1079, %c7 : index
                %1135 = arith.remui %1079, %c7 : index
                %1136 = arith.muli %1135, %c2 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.divui %1137, %c2 : index
                %1139 = arith.muli %1138, %c22 : index
                %1140 = arith.muli %1133, %c4 : index
                %1141 = arith.addi %1139, %1140 : index
                %1142 = arith.remui %1137, %c2 : index
                %1143 = arith.muli %1142, %c7 : index
                %1144 = arith.addi %1141, %1143 : index
                %1145 = arith.addi %1132, %1144 : index
                %1146 = arith.addi %1109, %1145 : index
                %1147 = vector.shuffle %1091, %1091 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1147, %kv[%1146] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1148 = arith.addi %1084, %c7 : index
                %1149 = arith.divui %1148, %c4 : index
                %1150 = arith.muli %1149, %c17 : index
                %1151 = arith.addi %1150, %c10 : index
                %1152 = arith.remui %1148, %c4 : index
                %1153 = arith.divui %1079, %c7 : index
                %1154 = arith.remui %1079, %c7 : index
                %1155 = arith.muli %1154, %c2 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.divui %1156, %c2 : index
                %1158 = arith.muli %1157, %c22 : index
                %1159 = arith.muli %1152, %c4 : index
                %1160 = arith.addi %1158, %1159 : index
                %1161 = arith.remui %1156, %c2 : index
                %1162 = arith.muli %1161, %c7 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.addi %1151, %1163 : index
                %1165 = arith.addi %1109, %1164 : index
                %1166 = vector.shuffle %1091, %1091 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1166, %kv[%1165] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1167 = arith.addi %1084, %c23 : index
                %1168 = arith.divui %1167, %c4 : index
                %1169 = arith.muli %1168, %c17 : index
                %1170 = arith.addi %1169, %c10 : index
                %1171 = arith.remui %1167, %c4 : index
                %1172 = arith.divui %1079, %c7 : index
                %1173 = arith.remui %1079, %c7 : index
                %1174 = arith.muli %1173, %c2 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.divui %1175, %c2 : index
                %1177 = arith.muli %1176, %c22 : index
                %1178 = arith.muli %1171, %c4 : index
                %1179 = arith.addi %1177, %1178 : index
                %1180 = arith.remui %1175, %c2 : index
                %1181 = arith.muli %1180, %c7 : index
                %1182 = arith.addi %1179, %1181 : index
                %1183 = arith.addi %1170, %1182 : index
                %1184 = arith.addi %1109, %1183 : index
                %1185 = vector.shuffle %1091, %1091 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1185, %kv[%1184] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1186 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1186 {
            %1187 = wave.lane
            %1188 = arith.muli %1187, %c29 : index
            scf.for %1189 = %1188 to %c22 step %c6 {
              %1190 = arith.addi %1074, %1189 : index
              %1191 = vector.load %19[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = arith.mulf %1191, %1077 : vector<4xf32>
              %1193 = wave.fp8_encode "e4m3" %1192 : vector<4xf32> -> vector<4xi8>
              %1194 = arith.cmpi slt, %1075, %kvHeads : index
              scf.if %1194 {
                %1195 = arith.muli %1075, %c10 : index
                %1196 = arith.addi %1080, %1195 : index
                %1197 = vector.shuffle %1193, %1193 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1198 = arith.divui %1189, %c4 : index
                %1199 = arith.muli %1198, %c22 : index
                %1200 = arith.remui %1189, %c4 : index
                %1201 = arith.muli %1079, %c4 : index
                %1202 = arith.divui %1200, %c29 : index
                %1203 = arith.muli %1202, %c29 : index
                %1204 = arith.remui %1200, %c7 : index
                %1205 = arith.muli %1204, %c7 : index
                %1206 = arith.addi %1203, %1205 : index
                %1207 = arith.divui %1200, %c7 : index
                %1208 = arith.remui %1207, %c7 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.addi %1201, %1209 : index
                %1211 = arith.addi %1199, %1210 : index
                %1212 = arith.addi %1196, %1211 : index
                vector.store %1197, %kv[%1212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1213 = arith.subi %1075, %kvHeads : index
                %1214 = arith.muli %1213, %c10 : index
                %1215 = arith.addi %1080, %1214 : index
                %1216 = arith.addi %1189, %c8 : index
                %1217 = arith.divui %1216, %c4 : index
                %1218 = arith.muli %1217, %c22 : index
                %1219 = arith.addi %1218, %c11 : index
                %1220 = arith.remui %1216, %c4 : index
                %1221 = arith.divui %1079, %c7 : index
                %1222 = arith.remui %1079, %c7 : index
                %1223 = arith.muli %1222, %c2 : index
                %1224 = arith.addi %1221, %1223 : index
                %1225 = arith.muli %1220, %c4 : index
                %1226 = arith.divui %1224, %c29 : index
                %1227 = arith.muli %1226, %c29 : index
                %1228 = arith.remui %1224, %c7 : index
                %1229 = arith.muli %1228, %c7 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.divui %1224, %c7 : index
                %1232 = arith.remui %1231, %c7 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.addi %1225, %1233 : index
                %1235 = arith.addi %1219, %1234 : index
                %1236 = arith.addi %1215, %1235 : index
                %1237 = vector.shuffle %1193, %1193 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1237, %kv[%1236] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1238 = arith.addi %1189, %c9 : index
                %1239 = arith.divui %1238, %c4 : index
                %1240 = arith.muli %1239, %c22 : index
                %1241 = arith.addi %1240, %c11 : index
                %1242 = arith.remui %1238, %c4 : index
                %1243 = arith.divui %1079, %c7 : index
                %1244 = arith.remui %1079, %c7 : index
                %1245 = arith.muli %1244, %c2 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.muli %1242, %c4 : index
                %1248 = arith.divui %1246, %c29 : index
                %1249 = arith.muli %1248, %c29 : index
                %1250 = arith.remui %1246, %c7 : index
                %1251 = arith.muli %1250, %c7 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.divui %1246, %c7 : index
                %1254 = arith.remui %1253, %c7 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.addi %1247, %1255 : index
                %1257 = arith.addi %1241, %1256 : index
                %1258 = arith.addi %1215, %1257 : index
                %1259 = vector.shuffle %1193, %1193 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1259, %kv[%1258] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1260 = arith.addi %1189, %c7 : index
                %1261 = arith.divui %1260, %c4 : index
                %1262 = arith.muli %1261, %c22 : index
                %1263 = arith.addi %1262, %c11 : index
                %1264 = arith.remui %1260, %c4 : index
                %1265 = arith.divui %1079, %c7 : index
                %1266 = arith.remui %1079, %c7 : index
                %1267 = arith.muli %1266, %c2 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.muli %1264, %c4 : index
                %1270 = arith.divui %1268, %c29 : index
                %1271 = arith.muli %1270, %c29 : index
                %1272 = arith.remui %1268, %c7 : index
                %1273 = arith.muli %1272, %c7 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.divui %1268, %c7 : index
                %1276 = arith.remui %1275, %c7 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.addi %1269, %1277 : index
                %1279 = arith.addi %1263, %1278 : index
                %1280 = arith.addi %1215, %1279 : index
                %1281 = vector.shuffle %1193, %1193 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1281, %kv[%1280] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1282 = arith.addi %1189, %c23 : index
                %1283 = arith.divui %1282, %c4 : index
                %1284 = arith.muli %1283, %c22 : index
                %1285 = arith.addi %1284, %c11 : index
                %1286 = arith.remui %1282, %c4 : index
                %1287 = arith.divui %1079, %c7 : index
                %1288 = arith.remui %1079, %c7 : index
                %1289 = arith.muli %1288, %c2 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.muli %1286, %c4 : index
                %1292 = arith.divui %1290, %c29 : index
                %1293 = arith.muli %1292, %c29 : index
                %1294 = arith.remui %1290, %c7 : index
                %1295 = arith.muli %1294, %c7 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.divui %1290, %c7 : index
                %1298 = arith.remui %1297, %c7 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1291, %1299 : index
                %1301 = arith.addi %1285, %1300 : index
                %1302 = arith.addi %1215, %1301 : index
                %1303 = vector.shuffle %1193, %1193 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1303, %kv[%1302] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1304 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1304 {
            %1305 = wave.lane
            %1306 = arith.muli %1305, %c29 : index
            scf.for %1307 = %1306 to %c22 step %c6 {
              %1308 = arith.addi %1074, %1307 : index
              %1309 = vector.load %19[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1310 = arith.mulf %1309, %1077 : vector<4xf32>
              %1311 = wave.fp8_encode "e5m2" %1310 : vector<4xf32> -> vector<4xi8>
              %1312 = arith.cmpi slt, %1075, %kvHeads : index
              scf.if %1312 {
                %1313 = arith.muli %1075, %c10 : index
                %1314 = arith.addi %1080, %1313 : index
                %1315 = vector.shuffle %1311, %1311 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1316 = arith.divui %1307, %c4 : index
                %1317 = arith.muli %1316, %c22 : index
                %1318 = arith.remui %1307, %c4 : index
                %1319 = arith.muli %1079, %c4 : index
                %1320 = arith.divui %1318, %c29 : index
                %1321 = arith.muli %1320, %c29 : index
                %1322 = arith.remui %1318, %c7 : index
                %1323 = arith.muli %1322, %c7 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.divui %1318, %c7 : index
                %1326 = arith.remui %1325, %c7 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.addi %1319, %1327 : index
                %1329 = arith.addi %1317, %1328 : index
                %1330 = arith.addi %1314, %1329 : index
                vector.store %1315, %kv[%1330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1331 = arith.subi %1075, %kvHeads : index
                %1332 = arith.muli %1331, %c10 : index
                %1333 = arith.addi %1080, %1332 : index
                %1334 = arith.addi %1307, %c8 : index
                %1335 = arith.divui %1334, %c4 : index
                %1336 = arith.muli %1335, %c22 : index
                %1337 = arith.addi %1336, %c11 : index
                %1338 = arith.remui %1334, %c4 : index
                %1339 = arith.divui %1079, %c7 : index
                %1340 = arith.remui %1079, %c7 : index
                %1341 = arith.muli %1340, %c2 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.muli %1338, %c4 : index
                %1344 = arith.divui %1342, %c29 : index
                %1345 = arith.muli %1344, %c29 : index
                %1346 = arith.remui %1342, %c7 : index
                %1347 = arith.muli %1346, %c7 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.divui %1342, %c7 : index
                %1350 = arith.remui %1349, %c7 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.addi %1343, %1351 : index
                %1353 = arith.addi %1337, %1352 : index
                %1354 = arith.addi %1333, %1353 : index
                %1355 = vector.shuffle %1311, %1311 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1355, %kv[%1354] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1356 = arith.addi %1307, %c9 : index
                %1357 = arith.divui %1356, %c4 : index
                %1358 = arith.muli %1357, %c22 : index
                %1359 = arith.addi %1358, %c11 : index
                %1360 = arith.remui %1356, %c4 : index
                %1361 = arith.divui %1079, %c7 : index
                %1362 = arith.remui %1079, %c7 : index
                %1363 = arith.muli %1362, %c2 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.muli %1360, %c4 : index
                %1366 = arith.divui %1364, %c29 : index
                %1367 = arith.muli %1366, %c29 : index
                %1368 = arith.remui %1364, %c7 : index
                %1369 = arith.muli %1368, %c7 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c7 : index
                %1372 = arith.remui %1371, %c7 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                %1376 = arith.addi %1333, %1375 : index
                %1377 = vector.shuffle %1311, %1311 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1377, %kv[%1376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1378 = arith.addi %1307, %c7 : index
                %1379 = arith.divui %1378, %c4 : index
                %1380 = arith.muli %1379, %c22 : index
                %1381 = arith.addi %1380, %c11 : index
                %1382 = arith.remui %1378, %c4 : index
                %1383 = arith.divui %1079, %c7 : index
                %1384 = arith.remui %1079, %c7 : index
                %1385 = arith.muli %1384, %c2 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.muli %1382, %c4 : index
                %1388 = arith.divui %1386, %c29 : index
                %1389 = arith.muli %1388, %c29 : index
                %1390 = arith.remui %1386, %c7 : index
                %1391 = arith.muli %1390, %c7 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1386, %c7 : index
                %1394 = arith.remui %1393, %c7 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.addi %1381, %1396 : index
                %1398 = arith.addi %1333, %1397 : index
                %1399 = vector.shuffle %1311, %1311 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1399, %kv[%1398] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1400 = arith.addi %1307, %c23 : index
                %1401 = arith.divui %1400, %c4 : index
                %1402 = arith.muli %1401, %c22 : index
                %1403 = arith.addi %1402, %c11 : index
                %1404 = arith.remui %1400, %c4 : index
                %1405 = arith.divui %1079, %c7 : index
                %1406 = arith.remui %1079, %c7 : index
                %1407 = arith.muli %1406, %c2 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.muli %1404, %c4 : index
                %1410 = arith.divui %1408, %c29 : index
                %1411 = arith.muli %1410, %c29 : index
                %1412 = arith.remui %1408, %c7 : index
                %1413 = arith.muli %1412, %c7 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.divui %1408, %c7 : index
                %1416 = arith.remui %1415, %c7 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.addi %1409, %1417 : index
                %1419 = arith.addi %1403, %1418 : index
                %1420 = arith.addi %1333, %1419 : index
                %1421 = vector.shuffle %1311, %1311 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1421, %kv[%1420] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
