// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 8 : index
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
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c35 = arith.constant 40 : index
  %c36 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c39 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c41 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 5120 : index
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
  %20 = arith.muli %1, %c4 : index
  %21 = arith.cmpi slt, %20, %19 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c4 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %20, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c8, %c4 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c12 : index
    %32 = arith.remui %c8, %c4 : index
    %33 = arith.divui %32, %c13 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c13 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c13 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c8, %c13 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.divui %inputFeatures, %c15 : index
    %43 = arith.muli %4, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c12 : index
    %50 = arith.muli %49, %c12 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c12 iter_args(%55 = %c14) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c8 : index
      %59 = arith.remui %57, %c4 : index
      %60 = arith.addi %15, %c6 : index
      %61 = arith.muli %58, %c15 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %59, %c12 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %66 = vector.bitcast %65 : vector<2xi8> to vector<1xf16>
      %67 = vector.extract %66[0] : f16 from vector<1xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %15, %c6 : index
      %70 = arith.addi %inputFeatures, %c5 : index
      %71 = arith.divui %70, %c6 : index
      %72 = arith.muli %71, %c6 : index
      %73 = arith.addi %69, %72 : index
      %74 = arith.muli %58, %c18 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.addi %75, %c8 : index
      %77 = arith.muli %59, %c4 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<4xi32>
      %81 = arith.andi %80, %c19 : vector<4xi32>
      %82 = arith.ori %81, %c20 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %80, %c21 : vector<4xi32>
      %85 = arith.andi %84, %c19 : vector<4xi32>
      %86 = arith.ori %85, %c20 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.subf %88, %c22 : vector<16xf16>
      %90 = arith.mulf %89, %68 : vector<16xf16>
      %91 = arith.muli %58, %c18 : index
      %92 = arith.addi %73, %91 : index
      %93 = arith.addi %92, %c23 : index
      %94 = arith.muli %59, %c4 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<4xi32>
      %98 = arith.andi %97, %c19 : vector<4xi32>
      %99 = arith.ori %98, %c20 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %97, %c21 : vector<4xi32>
      %102 = arith.andi %101, %c19 : vector<4xi32>
      %103 = arith.ori %102, %c20 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.subf %105, %c22 : vector<16xf16>
      %107 = arith.mulf %106, %68 : vector<16xf16>
      %108 = arith.addi %54, %c7 : index
      %109 = arith.remui %57, %c4 : index
      %110 = arith.addi %15, %c6 : index
      %111 = arith.muli %108, %c15 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c12 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %116 = vector.bitcast %115 : vector<2xi8> to vector<1xf16>
      %117 = vector.extract %116[0] : f16 from vector<1xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = arith.addi %15, %c6 : index
      %120 = arith.addi %inputFeatures, %c5 : index
      %121 = arith.divui %120, %c6 : index
      %122 = arith.muli %121, %c6 : index
      %123 = arith.addi %119, %122 : index
      %124 = arith.muli %108, %c18 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.addi %125, %c8 : index
      %127 = arith.muli %109, %c4 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<4xi32>
      %131 = arith.andi %130, %c19 : vector<4xi32>
      %132 = arith.ori %131, %c20 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %130, %c21 : vector<4xi32>
      %135 = arith.andi %134, %c19 : vector<4xi32>
      %136 = arith.ori %135, %c20 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = arith.subf %138, %c22 : vector<16xf16>
      %140 = arith.mulf %139, %118 : vector<16xf16>
      %141 = arith.muli %108, %c18 : index
      %142 = arith.addi %123, %141 : index
      %143 = arith.addi %142, %c23 : index
      %144 = arith.muli %109, %c4 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %147 = vector.bitcast %146 : vector<16xi8> to vector<4xi32>
      %148 = arith.andi %147, %c19 : vector<4xi32>
      %149 = arith.ori %148, %c20 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %147, %c21 : vector<4xi32>
      %152 = arith.andi %151, %c19 : vector<4xi32>
      %153 = arith.ori %152, %c20 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.subf %155, %c22 : vector<16xf16>
      %157 = arith.mulf %156, %118 : vector<16xf16>
      %158 = arith.muli %54, %c12 : index
      %159 = arith.addi %158, %c8 : index
      %160 = arith.muli %tileRows, %c4 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.addi %41, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.muli %tileRows, %c13 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %163, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %90, %55 : vector<16xf16>, vector<8xf32>
      %169 = arith.muli %54, %c12 : index
      %170 = arith.addi %169, %c7 : index
      %171 = arith.muli %tileRows, %c4 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.addi %41, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.muli %tileRows, %c13 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %107, %168 : vector<16xf16>, vector<8xf32>
      %180 = arith.muli %54, %c12 : index
      %181 = arith.addi %180, %c12 : index
      %182 = arith.muli %tileRows, %c4 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.addi %41, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c13 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %140, %179 : vector<16xf16>, vector<8xf32>
      %191 = arith.muli %54, %c12 : index
      %192 = arith.addi %191, %c24 : index
      %193 = arith.muli %tileRows, %c4 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.addi %41, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = arith.muli %tileRows, %c13 : index
      %198 = arith.addi %195, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = vector.shuffle %196, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = wave.mma %200, %157, %190 : vector<16xf16>, vector<8xf32>
      scf.yield %201 : vector<8xf32>
    }
    %202 = arith.select %47, %53, %46 : index
    %205 = scf.for %203 = %53 to %202 step %c7 iter_args(%204 = %56) -> (vector<8xf32>) {
      %206 = wave.lane
      %207 = arith.addi %203, %c8 : index
      %208 = arith.remui %206, %c4 : index
      %209 = arith.addi %15, %c6 : index
      %210 = arith.muli %207, %c15 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %208, %c12 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %215 = vector.bitcast %214 : vector<2xi8> to vector<1xf16>
      %216 = vector.extract %215[0] : f16 from vector<1xf16>
      %217 = vector.broadcast %216 : f16 to vector<16xf16>
      %218 = arith.addi %15, %c6 : index
      %219 = arith.addi %inputFeatures, %c5 : index
      %220 = arith.divui %219, %c6 : index
      %221 = arith.muli %220, %c6 : index
      %222 = arith.addi %218, %221 : index
      %223 = arith.muli %207, %c18 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.addi %224, %c8 : index
      %226 = arith.muli %208, %c4 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<4xi32>
      %230 = arith.andi %229, %c19 : vector<4xi32>
      %231 = arith.ori %230, %c20 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %229, %c21 : vector<4xi32>
      %234 = arith.andi %233, %c19 : vector<4xi32>
      %235 = arith.ori %234, %c20 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.subf %237, %c22 : vector<16xf16>
      %239 = arith.mulf %238, %217 : vector<16xf16>
      %240 = arith.muli %207, %c18 : index
      %241 = arith.addi %222, %240 : index
      %242 = arith.addi %241, %c23 : index
      %243 = arith.muli %208, %c4 : index
      %244 = arith.addi %242, %243 : index
      %245 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %246 = vector.bitcast %245 : vector<16xi8> to vector<4xi32>
      %247 = arith.andi %246, %c19 : vector<4xi32>
      %248 = arith.ori %247, %c20 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %246, %c21 : vector<4xi32>
      %251 = arith.andi %250, %c19 : vector<4xi32>
      %252 = arith.ori %251, %c20 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = vector.shuffle %249, %253 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = arith.subf %254, %c22 : vector<16xf16>
      %256 = arith.mulf %255, %217 : vector<16xf16>
      %257 = arith.muli %203, %c12 : index
      %258 = arith.addi %257, %c8 : index
      %259 = arith.muli %tileRows, %c4 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %41, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c13 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %239, %204 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %203, %c12 : index
      %269 = arith.addi %268, %c7 : index
      %270 = arith.muli %tileRows, %c4 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %41, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c13 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %256, %267 : vector<16xf16>, vector<8xf32>
      scf.yield %278 : vector<8xf32>
    }
    %279 = arith.addi %20, %c8 : index
    %280 = wave.lane
    %281 = arith.muli %3, %c7 : index
    %282 = arith.muli %281, %c23 : index
    %283 = arith.addi %282, %280 : index
    %284 = arith.muli %4, %c10 : index
    %285 = arith.addi %284, %283 : index
    %286 = arith.addi %285, %c8 : index
    %287 = arith.addi %286, %c8 : index
    %288 = vector.extract %205[0] : f32 from vector<8xf32>
    memref.store %288, %16[%287] : memref<?xf32>
    %289 = arith.muli %4, %c10 : index
    %290 = arith.addi %289, %283 : index
    %291 = arith.addi %290, %c8 : index
    %292 = arith.addi %291, %c15 : index
    %293 = vector.extract %205[1] : f32 from vector<8xf32>
    memref.store %293, %16[%292] : memref<?xf32>
    %294 = arith.muli %4, %c10 : index
    %295 = arith.addi %294, %283 : index
    %296 = arith.addi %295, %c8 : index
    %297 = arith.addi %296, %c25 : index
    %298 = vector.extract %205[2] : f32 from vector<8xf32>
    memref.store %298, %16[%297] : memref<?xf32>
    %299 = arith.muli %4, %c10 : index
    %300 = arith.addi %299, %283 : index
    %301 = arith.addi %300, %c8 : index
    %302 = arith.addi %301, %c26 : index
    %303 = vector.extract %205[3] : f32 from vector<8xf32>
    memref.store %303, %16[%302] : memref<?xf32>
    %304 = arith.muli %4, %c10 : index
    %305 = arith.addi %304, %283 : index
    %306 = arith.addi %305, %c8 : index
    %307 = arith.addi %306, %c6 : index
    %308 = vector.extract %205[4] : f32 from vector<8xf32>
    memref.store %308, %16[%307] : memref<?xf32>
    %309 = arith.muli %4, %c10 : index
    %310 = arith.addi %309, %283 : index
    %311 = arith.addi %310, %c8 : index
    %312 = arith.addi %311, %c27 : index
    %313 = vector.extract %205[5] : f32 from vector<8xf32>
    memref.store %313, %16[%312] : memref<?xf32>
    %314 = arith.muli %4, %c10 : index
    %315 = arith.addi %314, %283 : index
    %316 = arith.addi %315, %c8 : index
    %317 = arith.addi %316, %c28 : index
    %318 = vector.extract %205[6] : f32 from vector<8xf32>
    memref.store %318, %16[%317] : memref<?xf32>
    %319 = arith.muli %4, %c10 : index
    %320 = arith.addi %319, %283 : index
    %321 = arith.addi %320, %c8 : index
    %322 = arith.addi %321, %c29 : index
    %323 = vector.extract %205[7] : f32 from vector<8xf32>
    memref.store %323, %16[%322] : memref<?xf32>
    wave.barrier
    %324 = arith.muli %4, %c30 : index
    %325 = arith.addi %324, %c8 : index
    %326 = arith.muli %325, %c12 : index
    %327 = arith.divui %280, %c4 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.addi %279, %328 : index
    %330 = arith.cmpi slt, %329, %19 : index
    scf.if %330 {
      %331 = arith.cmpi eq, %hasFactors, %c7 : index
      %332 = arith.muli %329, %c12 : index
      %333 = memref.load %factors[%332] : memref<?xf32>
      %334 = arith.mulf %333, %operandScale : f32
      %335 = arith.select %331, %334, %operandScale : f32
      %336 = arith.addi %283, %c8 : index
      %337 = arith.muli %325, %c15 : index
      %338 = arith.addi %336, %337 : index
      %339 = memref.load %16[%338] : memref<?xf32>
      %340 = arith.addi %338, %c10 : index
      %341 = memref.load %16[%340] : memref<?xf32>
      %342 = arith.addf %339, %341 : f32
      %343 = arith.remui %280, %c4 : index
      %344 = arith.muli %343, %c30 : index
      %345 = arith.addi %15, %344 : index
      %346 = vector.load %w[%345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %347 = vector.bitcast %346 : vector<4xi8> to vector<1xf32>
      %348 = vector.extract %347[0] : f32 from vector<1xf32>
      %349 = arith.mulf %348, %335 : f32
      %350 = arith.mulf %342, %349 : f32
      %351 = arith.muli %3, %c7 : index
      %352 = arith.addi %351, %c8 : index
      %353 = arith.muli %352, %c4 : index
      %354 = arith.remui %280, %c4 : index
      %355 = arith.addi %353, %354 : index
      %356 = arith.muli %328, %c33 : index
      %357 = arith.addi %356, %355 : index
      memref.store %350, %17[%357] : memref<?xf32>
    }
    %358 = arith.muli %4, %c30 : index
    %359 = arith.addi %358, %c7 : index
    %360 = arith.muli %359, %c12 : index
    %361 = arith.divui %280, %c4 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.addi %279, %362 : index
    %364 = arith.cmpi slt, %363, %19 : index
    scf.if %364 {
      %365 = arith.cmpi eq, %hasFactors, %c7 : index
      %366 = arith.muli %363, %c12 : index
      %367 = memref.load %factors[%366] : memref<?xf32>
      %368 = arith.mulf %367, %operandScale : f32
      %369 = arith.select %365, %368, %operandScale : f32
      %370 = arith.addi %283, %c8 : index
      %371 = arith.muli %359, %c15 : index
      %372 = arith.addi %370, %371 : index
      %373 = memref.load %16[%372] : memref<?xf32>
      %374 = arith.addi %372, %c10 : index
      %375 = memref.load %16[%374] : memref<?xf32>
      %376 = arith.addf %373, %375 : f32
      %377 = arith.remui %280, %c4 : index
      %378 = arith.muli %377, %c30 : index
      %379 = arith.addi %15, %378 : index
      %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
      %382 = vector.extract %381[0] : f32 from vector<1xf32>
      %383 = arith.mulf %382, %369 : f32
      %384 = arith.mulf %376, %383 : f32
      %385 = arith.muli %3, %c7 : index
      %386 = arith.addi %385, %c8 : index
      %387 = arith.muli %386, %c4 : index
      %388 = arith.remui %280, %c4 : index
      %389 = arith.addi %387, %388 : index
      %390 = arith.muli %362, %c33 : index
      %391 = arith.addi %390, %389 : index
      memref.store %384, %17[%391] : memref<?xf32>
    }
    %392 = arith.muli %4, %c30 : index
    %393 = arith.addi %392, %c12 : index
    %394 = arith.muli %393, %c12 : index
    %395 = arith.divui %280, %c4 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.addi %279, %396 : index
    %398 = arith.cmpi slt, %397, %19 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c7 : index
      %400 = arith.muli %397, %c12 : index
      %401 = memref.load %factors[%400] : memref<?xf32>
      %402 = arith.mulf %401, %operandScale : f32
      %403 = arith.select %399, %402, %operandScale : f32
      %404 = arith.addi %283, %c8 : index
      %405 = arith.muli %393, %c15 : index
      %406 = arith.addi %404, %405 : index
      %407 = memref.load %16[%406] : memref<?xf32>
      %408 = arith.addi %406, %c10 : index
      %409 = memref.load %16[%408] : memref<?xf32>
      %410 = arith.addf %407, %409 : f32
      %411 = arith.remui %280, %c4 : index
      %412 = arith.muli %411, %c30 : index
      %413 = arith.addi %15, %412 : index
      %414 = vector.load %w[%413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %415 = vector.bitcast %414 : vector<4xi8> to vector<1xf32>
      %416 = vector.extract %415[0] : f32 from vector<1xf32>
      %417 = arith.mulf %416, %403 : f32
      %418 = arith.mulf %410, %417 : f32
      %419 = arith.muli %3, %c7 : index
      %420 = arith.addi %419, %c8 : index
      %421 = arith.muli %420, %c4 : index
      %422 = arith.remui %280, %c4 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.muli %396, %c33 : index
      %425 = arith.addi %424, %423 : index
      memref.store %418, %17[%425] : memref<?xf32>
    }
    %426 = arith.muli %4, %c30 : index
    %427 = arith.addi %426, %c24 : index
    %428 = arith.muli %427, %c12 : index
    %429 = arith.divui %280, %c4 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.addi %279, %430 : index
    %432 = arith.cmpi slt, %431, %19 : index
    scf.if %432 {
      %433 = arith.cmpi eq, %hasFactors, %c7 : index
      %434 = arith.muli %431, %c12 : index
      %435 = memref.load %factors[%434] : memref<?xf32>
      %436 = arith.mulf %435, %operandScale : f32
      %437 = arith.select %433, %436, %operandScale : f32
      %438 = arith.addi %283, %c8 : index
      %439 = arith.muli %427, %c15 : index
      %440 = arith.addi %438, %439 : index
      %441 = memref.load %16[%440] : memref<?xf32>
      %442 = arith.addi %440, %c10 : index
      %443 = memref.load %16[%442] : memref<?xf32>
      %444 = arith.addf %441, %443 : f32
      %445 = arith.remui %280, %c4 : index
      %446 = arith.muli %445, %c30 : index
      %447 = arith.addi %15, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %437 : f32
      %452 = arith.mulf %444, %451 : f32
      %453 = arith.muli %3, %c7 : index
      %454 = arith.addi %453, %c8 : index
      %455 = arith.muli %454, %c4 : index
      %456 = arith.remui %280, %c4 : index
      %457 = arith.addi %455, %456 : index
      %458 = arith.muli %430, %c33 : index
      %459 = arith.addi %458, %457 : index
      memref.store %452, %17[%459] : memref<?xf32>
    }
    wave.barrier
    %460 = arith.addi %20, %c8 : index
    %461 = wave.wave
    %462 = arith.addi %461, %c8 : index
    %463 = arith.addi %460, %462 : index
    %464 = arith.cmpi slt, %463, %19 : index
    %465 = arith.cmpi slt, %462, %c4 : index
    %466 = arith.andi %464, %465 : i1
    scf.if %466 {
      %467 = arith.addi %460, %462 : index
      %468 = arith.muli %462, %c33 : index
      %469 = wave.lane
      %470 = arith.addi %469, %c8 : index
      %471 = arith.cmpi eq, %hasBias, %c7 : index
      %472 = arith.addi %468, %470 : index
      %473 = memref.load %17[%472] : memref<?xf32>
      %474 = arith.muli %0, %c33 : index
      %475 = arith.addi %474, %470 : index
      %476 = memref.load %bias[%475] : memref<?xf32>
      %477 = arith.addf %473, %476 : f32
      %478 = arith.select %471, %477, %473 : f32
      %479 = arith.addi %470, %c35 : index
      %480 = arith.cmpi eq, %hasBias, %c7 : index
      %481 = arith.addi %468, %479 : index
      %482 = memref.load %17[%481] : memref<?xf32>
      %483 = arith.muli %0, %c33 : index
      %484 = arith.addi %483, %479 : index
      %485 = memref.load %bias[%484] : memref<?xf32>
      %486 = arith.addf %482, %485 : f32
      %487 = arith.select %480, %486, %482 : f32
      %488 = arith.addi %469, %c15 : index
      %489 = arith.cmpi slt, %488, %c35 : index
      %490 = arith.minsi %488, %c36 : index
      %491 = arith.cmpi eq, %hasBias, %c7 : index
      %492 = arith.addi %468, %490 : index
      %493 = memref.load %17[%492] : memref<?xf32>
      %494 = arith.muli %0, %c33 : index
      %495 = arith.addi %494, %490 : index
      %496 = memref.load %bias[%495] : memref<?xf32>
      %497 = arith.addf %493, %496 : f32
      %498 = arith.select %491, %497, %493 : f32
      %499 = arith.addi %490, %c35 : index
      %500 = arith.cmpi eq, %hasBias, %c7 : index
      %501 = arith.addi %468, %499 : index
      %502 = memref.load %17[%501] : memref<?xf32>
      %503 = arith.muli %0, %c33 : index
      %504 = arith.addi %503, %499 : index
      %505 = memref.load %bias[%504] : memref<?xf32>
      %506 = arith.addf %502, %505 : f32
      %507 = arith.select %500, %506, %502 : f32
      %508 = arith.addi %heads, %kvHeads : index
      %509 = arith.cmpi slt, %0, %508 : index
      scf.if %509 {
        %510 = arith.addi %positionsAt, %467 : index
        %511 = memref.load %step[%510] : memref<?xi32>
        %512 = arith.index_cast %511 : i32 to index
        %513 = arith.cmpi eq, %hasNorm, %c7 : index
        %514 = math.fma %478, %478, %c39 : f32
        %515 = math.fma %487, %487, %514 : f32
        %516 = math.fma %498, %498, %515 : f32
        %517 = arith.select %489, %516, %515 : f32
        %518 = math.fma %507, %507, %517 : f32
        %519 = arith.select %489, %518, %517 : f32
        %520 = vector.broadcast %519 : f32 to vector<1xf32>
        %521 = wave.reduce "add" %520 : vector<1xf32>
        %522 = arith.mulf %521, %inverseHeadDim : f32
        %523 = arith.addf %522, %epsilon : f32
        %524 = math.sqrt %523 : f32
        %525 = arith.divf %c41, %524 : f32
        %526 = arith.cmpi slt, %0, %heads : index
        %527 = arith.addi %470, %c35 : index
        %528 = memref.load %query_norm[%470] : memref<?xf32>
        %529 = memref.load %key_norm[%470] : memref<?xf32>
        %530 = arith.select %526, %528, %529 : f32
        %531 = arith.mulf %478, %525 : f32
        %532 = arith.mulf %531, %530 : f32
        %533 = arith.select %513, %532, %478 : f32
        %534 = memref.load %query_norm[%527] : memref<?xf32>
        %535 = memref.load %key_norm[%527] : memref<?xf32>
        %536 = arith.select %526, %534, %535 : f32
        %537 = arith.mulf %487, %525 : f32
        %538 = arith.mulf %537, %536 : f32
        %539 = arith.select %513, %538, %487 : f32
        %540 = arith.addi %490, %c35 : index
        %541 = memref.load %query_norm[%490] : memref<?xf32>
        %542 = memref.load %key_norm[%490] : memref<?xf32>
        %543 = arith.select %526, %541, %542 : f32
        %544 = arith.mulf %498, %525 : f32
        %545 = arith.mulf %544, %543 : f32
        %546 = arith.select %513, %545, %498 : f32
        %547 = memref.load %query_norm[%540] : memref<?xf32>
        %548 = memref.load %key_norm[%540] : memref<?xf32>
        %549 = arith.select %526, %547, %548 : f32
        %550 = arith.mulf %507, %525 : f32
        %551 = arith.mulf %550, %549 : f32
        %552 = arith.select %513, %551, %507 : f32
        %553 = arith.remui %512, %c23 : index
        %554 = arith.muli %553, %c33 : index
        %555 = arith.addi %554, %470 : index
        %556 = arith.divui %512, %c23 : index
        %557 = arith.addi %556, %c23 : index
        %558 = arith.muli %557, %c33 : index
        %559 = arith.addi %558, %470 : index
        %560 = memref.load %rope[%555] : memref<?xf32>
        %561 = arith.addi %555, %c35 : index
        %562 = memref.load %rope[%561] : memref<?xf32>
        %563 = memref.load %rope[%559] : memref<?xf32>
        %564 = arith.addi %559, %c35 : index
        %565 = memref.load %rope[%564] : memref<?xf32>
        %566 = arith.mulf %563, %560 : f32
        %567 = arith.mulf %565, %562 : f32
        %568 = arith.subf %566, %567 : f32
        %569 = arith.mulf %565, %560 : f32
        %570 = arith.mulf %563, %562 : f32
        %571 = arith.addf %569, %570 : f32
        %572 = arith.mulf %533, %568 : f32
        %573 = arith.mulf %539, %571 : f32
        %574 = arith.subf %572, %573 : f32
        %575 = arith.mulf %539, %568 : f32
        %576 = arith.mulf %533, %571 : f32
        %577 = arith.addf %575, %576 : f32
        %578 = arith.cmpi slt, %0, %heads : index
        scf.if %578 {
          %579 = arith.muli %467, %heads : index
          %580 = arith.addi %579, %0 : index
          %581 = arith.muli %580, %c33 : index
          %582 = arith.addi %581, %470 : index
          memref.store %574, %q[%582] : memref<?xf32>
          %583 = arith.addi %582, %c35 : index
          memref.store %577, %q[%583] : memref<?xf32>
        } else {
          %584 = arith.addi %468, %470 : index
          memref.store %574, %17[%584] : memref<?xf32>
          %585 = arith.addi %468, %470 : index
          %586 = arith.addi %585, %c35 : index
          memref.store %577, %17[%586] : memref<?xf32>
        }
        %587 = arith.remui %512, %c23 : index
        %588 = arith.muli %587, %c33 : index
        %589 = arith.addi %588, %490 : index
        %590 = arith.divui %512, %c23 : index
        %591 = arith.addi %590, %c23 : index
        %592 = arith.muli %591, %c33 : index
        %593 = arith.addi %592, %490 : index
        %594 = memref.load %rope[%589] : memref<?xf32>
        %595 = arith.addi %589, %c35 : index
        %596 = memref.load %rope[%595] : memref<?xf32>
        %597 = memref.load %rope[%593] : memref<?xf32>
        %598 = arith.addi %593, %c35 : index
        %599 = memref.load %rope[%598] : memref<?xf32>
        %600 = arith.mulf %597, %594 : f32
        %601 = arith.mulf %599, %596 : f32
        %602 = arith.subf %600, %601 : f32
        %603 = arith.mulf %599, %594 : f32
        %604 = arith.mulf %597, %596 : f32
        %605 = arith.addf %603, %604 : f32
        %606 = arith.mulf %546, %602 : f32
        %607 = arith.mulf %552, %605 : f32
        %608 = arith.subf %606, %607 : f32
        %609 = arith.mulf %552, %602 : f32
        %610 = arith.mulf %546, %605 : f32
        %611 = arith.addf %609, %610 : f32
        scf.if %489 {
          %612 = arith.cmpi slt, %0, %heads : index
          scf.if %612 {
            %613 = arith.muli %467, %heads : index
            %614 = arith.addi %613, %0 : index
            %615 = arith.muli %614, %c33 : index
            %616 = arith.addi %615, %490 : index
            memref.store %608, %q[%616] : memref<?xf32>
            %617 = arith.addi %616, %c35 : index
            memref.store %611, %q[%617] : memref<?xf32>
          } else {
            %618 = arith.addi %468, %490 : index
            memref.store %608, %17[%618] : memref<?xf32>
            %619 = arith.addi %468, %490 : index
            %620 = arith.addi %619, %c35 : index
            memref.store %611, %17[%620] : memref<?xf32>
          }
        }
      } else {
        %621 = arith.cmpi slt, %0, %heads : index
        scf.if %621 {
          %622 = arith.muli %467, %heads : index
          %623 = arith.addi %622, %0 : index
          %624 = arith.muli %623, %c33 : index
          %625 = arith.addi %624, %470 : index
          memref.store %478, %q[%625] : memref<?xf32>
          %626 = arith.addi %625, %c35 : index
          memref.store %487, %q[%626] : memref<?xf32>
        } else {
          %627 = arith.addi %468, %470 : index
          memref.store %478, %17[%627] : memref<?xf32>
          %628 = arith.addi %468, %470 : index
          %629 = arith.addi %628, %c35 : index
          memref.store %487, %17[%629] : memref<?xf32>
        }
        scf.if %489 {
          %630 = arith.cmpi slt, %0, %heads : index
          scf.if %630 {
            %631 = arith.muli %467, %heads : index
            %632 = arith.addi %631, %0 : index
            %633 = arith.muli %632, %c33 : index
            %634 = arith.addi %633, %490 : index
            memref.store %498, %q[%634] : memref<?xf32>
            %635 = arith.addi %634, %c35 : index
            memref.store %507, %q[%635] : memref<?xf32>
          } else {
            %636 = arith.addi %468, %490 : index
            memref.store %498, %17[%636] : memref<?xf32>
            %637 = arith.addi %468, %490 : index
            %638 = arith.addi %637, %c35 : index
            memref.store %507, %17[%638] : memref<?xf32>
          }
        }
      }
    }
    %639 = arith.addi %461, %c43 : index
    %640 = arith.addi %460, %639 : index
    %641 = arith.cmpi slt, %640, %19 : index
    %642 = arith.cmpi slt, %639, %c4 : index
    %643 = arith.andi %641, %642 : i1
    scf.if %643 {
      %644 = arith.addi %460, %639 : index
      %645 = arith.muli %639, %c33 : index
      %646 = wave.lane
      %647 = arith.addi %646, %c8 : index
      %648 = arith.cmpi eq, %hasBias, %c7 : index
      %649 = arith.addi %645, %647 : index
      %650 = memref.load %17[%649] : memref<?xf32>
      %651 = arith.muli %0, %c33 : index
      %652 = arith.addi %651, %647 : index
      %653 = memref.load %bias[%652] : memref<?xf32>
      %654 = arith.addf %650, %653 : f32
      %655 = arith.select %648, %654, %650 : f32
      %656 = arith.addi %647, %c35 : index
      %657 = arith.cmpi eq, %hasBias, %c7 : index
      %658 = arith.addi %645, %656 : index
      %659 = memref.load %17[%658] : memref<?xf32>
      %660 = arith.muli %0, %c33 : index
      %661 = arith.addi %660, %656 : index
      %662 = memref.load %bias[%661] : memref<?xf32>
      %663 = arith.addf %659, %662 : f32
      %664 = arith.select %657, %663, %659 : f32
      %665 = arith.addi %646, %c15 : index
      %666 = arith.cmpi slt, %665, %c35 : index
      %667 = arith.minsi %665, %c36 : index
      %668 = arith.cmpi eq, %hasBias, %c7 : index
      %669 = arith.addi %645, %667 : index
      %670 = memref.load %17[%669] : memref<?xf32>
      %671 = arith.muli %0, %c33 : index
      %672 = arith.addi %671, %667 : index
      %673 = memref.load %bias[%672] : memref<?xf32>
      %674 = arith.addf %670, %673 : f32
      %675 = arith.select %668, %674, %670 : f32
      %676 = arith.addi %667, %c35 : index
      %677 = arith.cmpi eq, %hasBias, %c7 : index
      %678 = arith.addi %645, %676 : index
      %679 = memref.load %17[%678] : memref<?xf32>
      %680 = arith.muli %0, %c33 : index
      %681 = arith.addi %680, %676 : index
      %682 = memref.load %bias[%681] : memref<?xf32>
      %683 = arith.addf %679, %682 : f32
      %684 = arith.select %677, %683, %679 : f32
      %685 = arith.addi %heads, %kvHeads : index
      %686 = arith.cmpi slt, %0, %685 : index
      scf.if %686 {
        %687 = arith.addi %positionsAt, %644 : index
        %688 = memref.load %step[%687] : memref<?xi32>
        %689 = arith.index_cast %688 : i32 to index
        %690 = arith.cmpi eq, %hasNorm, %c7 : index
        %691 = math.fma %655, %655, %c39 : f32
        %692 = math.fma %664, %664, %691 : f32
        %693 = math.fma %675, %675, %692 : f32
        %694 = arith.select %666, %693, %692 : f32
        %695 = math.fma %684, %684, %694 : f32
        %696 = arith.select %666, %695, %694 : f32
        %697 = vector.broadcast %696 : f32 to vector<1xf32>
        %698 = wave.reduce "add" %697 : vector<1xf32>
        %699 = arith.mulf %698, %inverseHeadDim : f32
        %700 = arith.addf %699, %epsilon : f32
        %701 = math.sqrt %700 : f32
        %702 = arith.divf %c41, %701 : f32
        %703 = arith.cmpi slt, %0, %heads : index
        %704 = arith.addi %647, %c35 : index
        %705 = memref.load %query_norm[%647] : memref<?xf32>
        %706 = memref.load %key_norm[%647] : memref<?xf32>
        %707 = arith.select %703, %705, %706 : f32
        %708 = arith.mulf %655, %702 : f32
        %709 = arith.mulf %708, %707 : f32
        %710 = arith.select %690, %709, %655 : f32
        %711 = memref.load %query_norm[%704] : memref<?xf32>
        %712 = memref.load %key_norm[%704] : memref<?xf32>
        %713 = arith.select %703, %711, %712 : f32
        %714 = arith.mulf %664, %702 : f32
        %715 = arith.mulf %714, %713 : f32
        %716 = arith.select %690, %715, %664 : f32
        %717 = arith.addi %667, %c35 : index
        %718 = memref.load %query_norm[%667] : memref<?xf32>
        %719 = memref.load %key_norm[%667] : memref<?xf32>
        %720 = arith.select %703, %718, %719 : f32
        %721 = arith.mulf %675, %702 : f32
        %722 = arith.mulf %721, %720 : f32
        %723 = arith.select %690, %722, %675 : f32
        %724 = memref.load %query_norm[%717] : memref<?xf32>
        %725 = memref.load %key_norm[%717] : memref<?xf32>
        %726 = arith.select %703, %724, %725 : f32
        %727 = arith.mulf %684, %702 : f32
        %728 = arith.mulf %727, %726 : f32
        %729 = arith.select %690, %728, %684 : f32
        %730 = arith.remui %689, %c23 : index
        %731 = arith.muli %730, %c33 : index
        %732 = arith.addi %731, %647 : index
        %733 = arith.divui %689, %c23 : index
        %734 = arith.addi %733, %c23 : index
        %735 = arith.muli %734, %c33 : index
        %736 = arith.addi %735, %647 : index
        %737 = memref.load %rope[%732] : memref<?xf32>
        %738 = arith.addi %732, %c35 : index
        %739 = memref.load %rope[%738] : memref<?xf32>
        %740 = memref.load %rope[%736] : memref<?xf32>
        %741 = arith.addi %736, %c35 : index
        %742 = memref.load %rope[%741] : memref<?xf32>
        %743 = arith.mulf %740, %737 : f32
        %744 = arith.mulf %742, %739 : f32
        %745 = arith.subf %743, %744 : f32
        %746 = arith.mulf %742, %737 : f32
        %747 = arith.mulf %740, %739 : f32
        %748 = arith.addf %746, %747 : f32
        %749 = arith.mulf %710, %745 : f32
        %750 = arith.mulf %716, %748 : f32
        %751 = arith.subf %749, %750 : f32
        %752 = arith.mulf %716, %745 : f32
        %753 = arith.mulf %710, %748 : f32
        %754 = arith.addf %752, %753 : f32
        %755 = arith.cmpi slt, %0, %heads : index
        scf.if %755 {
          %756 = arith.muli %644, %heads : index
          %757 = arith.addi %756, %0 : index
          %758 = arith.muli %757, %c33 : index
          %759 = arith.addi %758, %647 : index
          memref.store %751, %q[%759] : memref<?xf32>
          %760 = arith.addi %759, %c35 : index
          memref.store %754, %q[%760] : memref<?xf32>
        } else {
          %761 = arith.addi %645, %647 : index
          memref.store %751, %17[%761] : memref<?xf32>
          %762 = arith.addi %645, %647 : index
          %763 = arith.addi %762, %c35 : index
          memref.store %754, %17[%763] : memref<?xf32>
        }
        %764 = arith.remui %689, %c23 : index
        %765 = arith.muli %764, %c33 : index
        %766 = arith.addi %765, %667 : index
        %767 = arith.divui %689, %c23 : index
        %768 = arith.addi %767, %c23 : index
        %769 = arith.muli %768, %c33 : index
        %770 = arith.addi %769, %667 : index
        %771 = memref.load %rope[%766] : memref<?xf32>
        %772 = arith.addi %766, %c35 : index
        %773 = memref.load %rope[%772] : memref<?xf32>
        %774 = memref.load %rope[%770] : memref<?xf32>
        %775 = arith.addi %770, %c35 : index
        %776 = memref.load %rope[%775] : memref<?xf32>
        %777 = arith.mulf %774, %771 : f32
        %778 = arith.mulf %776, %773 : f32
        %779 = arith.subf %777, %778 : f32
        %780 = arith.mulf %776, %771 : f32
        %781 = arith.mulf %774, %773 : f32
        %782 = arith.addf %780, %781 : f32
        %783 = arith.mulf %723, %779 : f32
        %784 = arith.mulf %729, %782 : f32
        %785 = arith.subf %783, %784 : f32
        %786 = arith.mulf %729, %779 : f32
        %787 = arith.mulf %723, %782 : f32
        %788 = arith.addf %786, %787 : f32
        scf.if %666 {
          %789 = arith.cmpi slt, %0, %heads : index
          scf.if %789 {
            %790 = arith.muli %644, %heads : index
            %791 = arith.addi %790, %0 : index
            %792 = arith.muli %791, %c33 : index
            %793 = arith.addi %792, %667 : index
            memref.store %785, %q[%793] : memref<?xf32>
            %794 = arith.addi %793, %c35 : index
            memref.store %788, %q[%794] : memref<?xf32>
          } else {
            %795 = arith.addi %645, %667 : index
            memref.store %785, %17[%795] : memref<?xf32>
            %796 = arith.addi %645, %667 : index
            %797 = arith.addi %796, %c35 : index
            memref.store %788, %17[%797] : memref<?xf32>
          }
        }
      } else {
        %798 = arith.cmpi slt, %0, %heads : index
        scf.if %798 {
          %799 = arith.muli %644, %heads : index
          %800 = arith.addi %799, %0 : index
          %801 = arith.muli %800, %c33 : index
          %802 = arith.addi %801, %647 : index
          memref.store %655, %q[%802] : memref<?xf32>
          %803 = arith.addi %802, %c35 : index
          memref.store %664, %q[%803] : memref<?xf32>
        } else {
          %804 = arith.addi %645, %647 : index
          memref.store %655, %17[%804] : memref<?xf32>
          %805 = arith.addi %645, %647 : index
          %806 = arith.addi %805, %c35 : index
          memref.store %664, %17[%806] : memref<?xf32>
        }
        scf.if %666 {
          %807 = arith.cmpi slt, %0, %heads : index
          scf.if %807 {
            %808 = arith.muli %644, %heads : index
            %809 = arith.addi %808, %0 : index
            %810 = arith.muli %809, %c33 : index
            %811 = arith.addi %810, %667 : index
            memref.store %675, %q[%811] : memref<?xf32>
            %812 = arith.addi %811, %c35 : index
            memref.store %684, %q[%812] : memref<?xf32>
          } else {
            %813 = arith.addi %645, %667 : index
            memref.store %675, %17[%813] : memref<?xf32>
            %814 = arith.addi %645, %667 : index
            %815 = arith.addi %814, %c35 : index
            memref.store %684, %17[%815] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %816 = arith.cmpi sge, %0, %heads : index
    scf.if %816 {
      %817 = arith.addi %461, %c8 : index
      %818 = arith.addi %460, %817 : index
      %819 = arith.cmpi slt, %818, %19 : index
      %820 = arith.cmpi slt, %817, %c4 : index
      %821 = arith.andi %819, %820 : i1
      scf.if %821 {
        %822 = arith.addi %460, %817 : index
        %823 = arith.addi %slotsAt, %822 : index
        %824 = memref.load %step[%823] : memref<?xi32>
        %825 = arith.index_cast %824 : i32 to index
        %826 = arith.cmpi sge, %825, %c8 : index
        scf.if %826 {
          %827 = arith.muli %817, %c33 : index
          %828 = arith.subi %0, %heads : index
          %829 = memref.load %scales[%828] : memref<?xf32>
          %830 = vector.broadcast %829 : f32 to vector<4xf32>
          %831 = arith.divui %825, %c4 : index
          %832 = arith.remui %825, %c4 : index
          %833 = arith.muli %831, %pageBytes : index
          %834 = arith.cmpi eq, %codec, %c8 : index
          scf.if %834 {
            %835 = wave.lane
            %836 = arith.muli %835, %c30 : index
            scf.for %837 = %836 to %c33 step %c6 {
              %838 = arith.addi %827, %837 : index
              %839 = vector.load %17[%838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %840 = arith.mulf %839, %830 : vector<4xf32>
              %841 = arith.minimumf %840, %c47 : vector<4xf32>
              %842 = arith.maximumf %841, %c48 : vector<4xf32>
              %843 = arith.truncf %842 : vector<4xf32> to vector<4xf16>
              %844 = vector.bitcast %843 : vector<4xf16> to vector<8xi8>
              %845 = arith.cmpi slt, %828, %kvHeads : index
              scf.if %845 {
                %846 = arith.muli %828, %c49 : index
                %847 = arith.addi %833, %846 : index
                %848 = arith.divui %837, %c4 : index
                %849 = arith.muli %848, %c18 : index
                %850 = arith.remui %837, %c4 : index
                %851 = arith.divui %850, %c13 : index
                %852 = arith.muli %851, %c23 : index
                %853 = arith.muli %832, %c4 : index
                %854 = arith.addi %852, %853 : index
                %855 = arith.remui %850, %c13 : index
                %856 = arith.muli %855, %c12 : index
                %857 = arith.addi %854, %856 : index
                %858 = arith.addi %849, %857 : index
                %859 = arith.addi %847, %858 : index
                vector.store %844, %kv[%859] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %860 = arith.subi %828, %kvHeads : index
                %861 = arith.muli %860, %c49 : index
                %862 = arith.addi %833, %861 : index
                %863 = arith.addi %837, %c8 : index
                %864 = arith.divui %863, %c4 : index
                %865 = arith.muli %864, %c18 : index
                %866 = arith.addi %865, %c9 : index
                %867 = arith.remui %863, %c4 : index
                %868 = arith.divui %832, %c12 : index
                %869 = arith.remui %832, %c12 : index
                %870 = arith.muli %869, %c13 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.divui %871, %c13 : index
                %873 = arith.muli %872, %c23 : index
                %874 = arith.muli %867, %c4 : index
                %875 = arith.addi %873, %874 : index
                %876 = arith.remui %871, %c13 : index
                %877 = arith.muli %876, %c12 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.addi %866, %878 : index
                %880 = arith.addi %862, %879 : index
                %881 = vector.shuffle %844, %844 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %881, %kv[%880] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %882 = arith.addi %837, %c7 : index
                %883 = arith.divui %882, %c4 : index
                %884 = arith.muli %883, %c18 : index
                %885 = arith.addi %884, %c9 : index
                %886 = arith.remui %882, %c4 : index
                %887 = arith.divui %832, %c12 : index
                %888 = arith.remui %832, %c12 : index
                %889 = arith.muli %888, %c13 : index
                %890 = arith.addi %887, %889 : index
                %891 = arith.divui %890, %c13 : index
                %892 = arith.muli %891, %c23 : index
                %893 = arith.muli %886, %c4 : index
                %894 = arith.addi %892, %893 : index
                %895 = arith.remui %890, %c13 : index
                %896 = arith.muli %895, %c12 : index
                %897 = arith.addi %894, %896 : index
                %898 = arith.addi %885, %897 : index
                %899 = arith.addi %862, %898 : index
                %900 = vector.shuffle %844, %844 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %900, %kv[%899] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %901 = arith.addi %837, %c12 : index
                %902 = arith.divui %901, %c4 : index
                %903 = arith.muli %902, %c18 : index
                %904 = arith.addi %903, %c9 : index
                %905 = arith.remui %901, %c4 : index
                %906 = arith.divui %832, %c12 : index
                %907 = arith.remui %832, %c12 : index
                %908 = arith.muli %907, %c13 : index
                %909 = arith.addi %906, %908 : index
                %910 = arith.divui %909, %c13 : index
                %911 = arith.muli %910, %c23 : index
                %912 = arith.muli %905, %c4 : index
                %913 = arith.addi %911, %912 : index
                %914 = arith.remui %909, %c13 : index
                %915 = arith.muli %914, %c12 : index
                %916 = arith.addi %913, %915 : index
                %917 = arith.addi %904, %916 : index
                %918 = arith.addi %862, %917 : index
                %919 = vector.shuffle %844, %844 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %919, %kv[%918] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %920 = arith.addi %837, %c24 : index
                %921 = arith.divui %920, %c4 : index
                %922 = arith.muli %921, %c18 : index
                %923 = arith.addi %922, %c9 : index
                %924 = arith.remui %920, %c4 : index
                %925 = arith.divui %832, %c12 : index
                %926 = arith.remui %832, %c12 : index
                %927 = arith.muli %926, %c13 : index
                %928 = arith.addi %925, %927 : index
                %929 = arith.divui %928, %c13 : index
                %930 = arith.muli %929, %c23 : index
                %931 = arith.muli %924, %c4 : index
                %932 = arith.addi %930, %931 : index
                %933 = arith.remui %928, %c13 : index
                %934 = arith.muli %933, %c12 : index
                %935 = arith.addi %932, %934 : index
                %936 = arith.addi %923, %935 : index
                %937 = arith.addi %862, %936 : index
                %938 = vector.shuffle %844, %844 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %938, %kv[%937] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %939 = arith.cmpi eq, %codec, %c7 : index
          scf.if %939 {
            %940 = wave.lane
            %941 = arith.muli %940, %c30 : index
            scf.for %942 = %941 to %c33 step %c6 {
              %943 = arith.addi %827, %942 : index
              %944 = vector.load %17[%943] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %945 = arith.mulf %944, %830 : vector<4xf32>
              %946 = wave.fp8_encode "e4m3" %945 : vector<4xf32> -> vector<4xi8>
              %947 = arith.cmpi slt, %828, %kvHeads : index
              scf.if %947 {
                %948 = arith.muli %828, %c9 : index
                %949 = arith.addi %833, %948 : index
                %950 = vector.shuffle %946, %946 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %951 = arith.divui %942, %c4 : index
                %952 = arith.muli %951, %c23 : index
                %953 = arith.remui %942, %c4 : index
                %954 = arith.muli %832, %c4 : index
                %955 = arith.divui %953, %c30 : index
                %956 = arith.muli %955, %c30 : index
                %957 = arith.remui %953, %c12 : index
                %958 = arith.muli %957, %c12 : index
                %959 = arith.addi %956, %958 : index
                %960 = arith.divui %953, %c12 : index
                %961 = arith.remui %960, %c12 : index
                %962 = arith.addi %959, %961 : index
                %963 = arith.addi %954, %962 : index
                %964 = arith.addi %952, %963 : index
                %965 = arith.addi %949, %964 : index
                vector.store %950, %kv[%965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %966 = arith.subi %828, %kvHeads : index
                %967 = arith.muli %966, %c9 : index
                %968 = arith.addi %833, %967 : index
                %969 = arith.addi %942, %c8 : index
                %970 = arith.divui %969, %c4 : index
                %971 = arith.muli %970, %c23 : index
                %972 = arith.addi %971, %c10 : index
                %973 = arith.remui %969, %c4 : index
                %974 = arith.divui %832, %c12 : index
                %975 = arith.remui %832, %c12 : index
                %976 = arith.muli %975, %c13 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.muli %973, %c4 : index
                %979 = arith.divui %977, %c30 : index
                %980 = arith.muli %979, %c30 : index
                %981 = arith.remui %977, %c12 : index
                %982 = arith.muli %981, %c12 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.divui %977, %c12 : index
                %985 = arith.remui %984, %c12 : index
                %986 = arith.addi %983, %985 : index
                %987 = arith.addi %978, %986 : index
                %988 = arith.addi %972, %987 : index
                %989 = arith.addi %968, %988 : index
                %990 = vector.shuffle %946, %946 [0] : vector<4xi8>, vector<4xi8>
                vector.store %990, %kv[%989] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %991 = arith.addi %942, %c7 : index
                %992 = arith.divui %991, %c4 : index
                %993 = arith.muli %992, %c23 : index
                %994 = arith.addi %993, %c10 : index
                %995 = arith.remui %991, %c4 : index
                %996 = arith.divui %832, %c12 : index
                %997 = arith.remui %832, %c12 : index
                %998 = arith.muli %997, %c13 : index
                %999 = arith.addi %996, %998 : index
                %1000 = arith.muli %995, %c4 : index
                %1001 = arith.divui %999, %c30 : index
                %1002 = arith.muli %1001, %c30 : index
                %1003 = arith.remui %999, %c12 : index
                %1004 = arith.muli %1003, %c12 : index
                %1005 = arith.addi %1002, %1004 : index
                %1006 = arith.divui %999, %c12 : index
                %1007 = arith.remui %1006, %c12 : index
                %1008 = arith.addi %1005, %1007 : index
                %1009 = arith.addi %1000, %1008 : index
                %1010 = arith.addi %994, %1009 : index
                %1011 = arith.addi %968, %1010 : index
                %1012 = vector.shuffle %946, %946 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1012, %kv[%1011] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1013 = arith.addi %942, %c12 : index
                %1014 = arith.divui %1013, %c4 : index
                %1015 = arith.muli %1014, %c23 : index
                %1016 = arith.addi %1015, %c10 : index
                %1017 = arith.remui %1013, %c4 : index
                %1018 = arith.divui %832, %c12 : index
                %1019 = arith.remui %832, %c12 : index
                %1020 = arith.muli %1019, %c13 : index
                %1021 = arith.addi %1018, %1020 : index
                %1022 = arith.muli %1017, %c4 : index
                %1023 = arith.divui %1021, %c30 : index
                %1024 = arith.muli %1023, %c30 : index
                %1025 = arith.remui %1021, %c12 : index
                %1026 = arith.muli %1025, %c12 : index
                %1027 = arith.addi %1024, %1026 : index
                %1028 = arith.divui %1021, %c12 : index
                %1029 = arith.remui %1028, %c12 : index
                %1030 = arith.addi %1027, %1029 : index
                %1031 = arith.addi %1022, %1030 : index
                %1032 = arith.addi %1016, %1031 : index
                %1033 = arith.addi %968, %1032 : index
                %1034 = vector.shuffle %946, %946 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1034, %kv[%1033] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1035 = arith.addi %942, %c24 : index
                %1036 = arith.divui %1035, %c4 : index
                %1037 = arith.muli %1036, %c23 : index
                %1038 = arith.addi %1037, %c10 : index
                %1039 = arith.remui %1035, %c4 : index
                %1040 = arith.divui %832, %c12 : index
                %1041 = arith.remui %832, %c12 : index
                %1042 = arith.muli %1041, %c13 : index
                %1043 = arith.addi %1040, %1042 : index
                %1044 = arith.muli %1039, %c4 : index
                %1045 = arith.divui %1043, %c30 : index
                %1046 = arith.muli %1045, %c30 : index
                %1047 = arith.remui %1043, %c12 : index
                %1048 = arith.muli %1047, %c12 : index
                %1049 = arith.addi %1046, %1048 : index
                %1050 = arith.divui %1043, %c12 : index
                %1051 = arith.remui %1050, %c12 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.addi %1044, %1052 : index
                %1054 = arith.addi %1038, %1053 : index
                %1055 = arith.addi %968, %1054 : index
                %1056 = vector.shuffle %946, %946 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1056, %kv[%1055] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1057 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1057 {
            %1058 = wave.lane
            %1059 = arith.muli %1058, %c30 : index
            scf.for %1060 = %1059 to %c33 step %c6 {
              %1061 = arith.addi %827, %1060 : index
              %1062 = vector.load %17[%1061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1063 = arith.mulf %1062, %830 : vector<4xf32>
              %1064 = wave.fp8_encode "e5m2" %1063 : vector<4xf32> -> vector<4xi8>
              %1065 = arith.cmpi slt, %828, %kvHeads : index
              scf.if %1065 {
                %1066 = arith.muli %828, %c9 : index
                %1067 = arith.addi %833, %1066 : index
                %1068 = vector.shuffle %1064, %1064 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1069 = arith.divui %1060, %c4 : index
                %1070 = arith.muli %1069, %c23 : index
                %1071 = arith.remui %1060, %c4 : index
                %1072 = arith.muli %832, %c4 : index
                %1073 = arith.divui %1071, %c30 : index
                %1074 = arith.muli %1073, %c30 : index
                %1075 = arith.remui %1071, %c12 : index
                %1076 = arith.muli %1075, %c12 : index
                %1077 = arith.addi %1074, %1076 : index
                %1078 = arith.divui %1071, %c12 : index
                %1079 = arith.remui %1078, %c12 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.addi %1072, %1080 : index
                %1082 = arith.addi %1070, %1081 : index
                %1083 = arith.addi %1067, %1082 : index
                vector.store %1068, %kv[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1084 = arith.subi %828, %kvHeads : index
                %1085 = arith.muli %1084, %c9 : index
                %1086 = arith.addi %833, %1085 : index
                %1087 = arith.addi %1060, %c8 : index
                %1088 = arith.divui %1087, %c4 : index
                %1089 = arith.muli %1088, %c23 : index
                %1090 = arith.addi %1089, %c10 : index
                %1091 = arith.remui %1087, %c4 : index
                %1092 = arith.divui %832, %c12 : index
                %1093 = arith.remui %832, %c12 : index
                %1094 = arith.muli %1093, %c13 : index
                %1095 = arith.addi %1092, %1094 : index
                %1096 = arith.muli %1091, %c4 : index
                %1097 = arith.divui %1095, %c30 : index
                %1098 = arith.muli %1097, %c30 : index
                %1099 = arith.remui %1095, %c12 : index
                %1100 = arith.muli %1099, %c12 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.divui %1095, %c12 : index
                %1103 = arith.remui %1102, %c12 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.addi %1096, %1104 : index
                %1106 = arith.addi %1090, %1105 : index
                %1107 = arith.addi %1086, %1106 : index
                %1108 = vector.shuffle %1064, %1064 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1108, %kv[%1107] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1109 = arith.addi %1060, %c7 : index
                %1110 = arith.divui %1109, %c4 : index
                %1111 = arith.muli %1110, %c23 : index
                %1112 = arith.addi %1111, %c10 : index
                %1113 = arith.remui %1109, %c4 : index
                %1114 = arith.divui %832, %c12 : index
                %1115 = arith.remui %832, %c12 : index
                %1116 = arith.muli %1115, %c13 : index
                %1117 = arith.addi %1114, %1116 : index
                %1118 = arith.muli %1113, %c4 : index
                %1119 = arith.divui %1117, %c30 : index
                %1120 = arith.muli %1119, %c30 : index
                %1121 = arith.remui %1117, %c12 : index
                %1122 = arith.muli %1121, %c12 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.divui %1117, %c12 : index
                %1125 = arith.remui %1124, %c12 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1118, %1126 : index
                %1128 = arith.addi %1112, %1127 : index
                %1129 = arith.addi %1086, %1128 : index
                %1130 = vector.shuffle %1064, %1064 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1130, %kv[%1129] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1131 = arith.addi %1060, %c12 : index
                %1132 = arith.divui %1131, %c4 : index
                %1133 = arith.muli %1132, %c23 : index
                %1134 = arith.addi %1133, %c10 : index
                %1135 = arith.remui %1131, %c4 : index
                %1136 = arith.divui %832, %c12 : index
                %1137 = arith.remui %832, %c12 : index
                %1138 = arith.muli %1137, %c13 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.muli %1135, %c4 : index
                %1141 = arith.divui %1139, %c30 : index
                %1142 = arith.muli %1141, %c30 : index
                %1143 = arith.remui %1139, %c12 : index
                %1144 = arith.muli %1143, %c12 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.divui %1139, %c12 : index
                %1147 = arith.remui %1146, %c12 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.addi %1140, %1148 : index
                %1150 = arith.addi %1134, %1149 : index
                %1151 = arith.addi %1086, %1150 : index
                %1152 = vector.shuffle %1064, %1064 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1152, %kv[%1151] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1153 = arith.addi %1060, %c24 : index
                %1154 = arith.divui %1153, %c4 : index
                %1155 = arith.muli %1154, %c23 : index
                %1156 = arith.addi %1155, %c10 : index
                %1157 = arith.remui %1153, %c4 : index
                %1158 = arith.divui %832, %c12 : index
                %1159 = arith.remui %832, %c12 : index
                %1160 = arith.muli %1159, %c13 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.muli %1157, %c4 : index
                %1163 = arith.divui %1161, %c30 : index
                %1164 = arith.muli %1163, %c30 : index
                %1165 = arith.remui %1161, %c12 : index
                %1166 = arith.muli %1165, %c12 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.divui %1161, %c12 : index
                %1169 = arith.remui %1168, %c12 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.addi %1162, %1170 : index
                %1172 = arith.addi %1156, %1171 : index
                %1173 = arith.addi %1086, %1172 : index
                %1174 = vector.shuffle %1064, %1064 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1174, %kv[%1173] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1175 = arith.addi %461, %c43 : index
      %1176 = arith.addi %460, %1175 : index
      %1177 = arith.cmpi slt, %1176, %19 : index
      %1178 = arith.cmpi slt, %1175, %c4 : index
      %1179 = arith.andi %1177, %1178 : i1
      scf.if %1179 {
        %1180 = arith.addi %460, %1175 : index
        %1181 = arith.addi %slotsAt, %1180 : index
        %1182 = memref.load %step[%1181] : memref<?xi32>
        %1183 = arith.index_cast %1182 : i32 to index
        %1184 = arith.cmpi sge, %1183, %c8 : index
        scf.if %1184 {
          %1185 = arith.muli %1175, %c33 : index
          %1186 = arith.subi %0, %heads : index
          %1187 = memref.load %scales[%1186] : memref<?xf32>
          %1188 = vector.broadcast %1187 : f32 to vector<4xf32>
          %1189 = arith.divui %1183, %c4 : index
          %1190 = arith.remui %1183, %c4 : index
          %1191 = arith.muli %1189, %pageBytes : index
          %1192 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1192 {
            %1193 = wave.lane
            %1194 = arith.muli %1193, %c30 : index
            scf.for %1195 = %1194 to %c33 step %c6 {
              %1196 = arith.addi %1185, %1195 : index
              %1197 = vector.load %17[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.mulf %1197, %1188 : vector<4xf32>
              %1199 = arith.minimumf %1198, %c47 : vector<4xf32>
              %1200 = arith.maximumf %1199, %c48 : vector<4xf32>
              %1201 = arith.truncf %1200 : vector<4xf32> to vector<4xf16>
              %1202 = vector.bitcast %1201 : vector<4xf16> to vector<8xi8>
              %1203 = arith.cmpi slt, %1186, %kvHeads : index
              scf.if %1203 {
                %1204 = arith.muli %1186, %c49 : index
                %1205 = arith.addi %1191, %1204 : index
                %1206 = arith.divui %1195, %c4 : index
                %1207 = arith.muli %1206, %c18 : index
                %1208 = arith.remui %1195, %c4 : index
                %1209 = arith.divui %1208, %c13 : index
                %1210 = arith.muli %1209, %c23 : index
                %1211 = arith.muli %1190, %c4 : index
                %1212 = arith.addi %1210, %1211 : index
                %1213 = arith.remui %1208, %c13 : index
                %1214 = arith.muli %1213, %c12 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.addi %1207, %1215 : index
                %1217 = arith.addi %1205, %1216 : index
                vector.store %1202, %kv[%1217] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1218 = arith.subi %1186, %kvHeads : index
                %1219 = arith.muli %1218, %c49 : index
                %1220 = arith.addi %1191, %1219 : index
                %1221 = arith.addi %1195, %c8 : index
                %1222 = arith.divui %1221, %c4 : index
                %1223 = arith.muli %1222, %c18 : index
                %1224 = arith.addi %1223, %c9 : index
                %1225 = arith.remui %1221, %c4 : index
                %1226 = arith.divui %1190, %c12 : index
                %1227 = arith.remui %1190, %c12 : index
                %1228 = arith.muli %1227, %c13 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.divui %1229, %c13 : index
                %1231 = arith.muli %1230, %c23 : index
                %1232 = arith.muli %1225, %c4 : index
                %1233 = arith.addi %1231, %1232 : index
                %1234 = arith.remui %1229, %c13 : index
                %1235 = arith.muli %1234, %c12 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1224, %1236 : index
                %1238 = arith.addi %1220, %1237 : index
                %1239 = vector.shuffle %1202, %1202 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1239, %kv[%1238] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1240 = arith.addi %1195, %c7 : index
                %1241 = arith.divui %1240, %c4 : index
                %1242 = arith.muli %1241, %c18 : index
                %1243 = arith.addi %1242, %c9 : index
                %1244 = arith.remui %1240, %c4 : index
                %1245 = arith.divui %1190, %c12 : index
                %1246 = arith.remui %1190, %c12 : index
                %1247 = arith.muli %1246, %c13 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.divui %1248, %c13 : index
                %1250 = arith.muli %1249, %c23 : index
                %1251 = arith.muli %1244, %c4 : index
                %1252 = arith.addi %1250, %1251 : index
                %1253 = arith.remui %1248, %c13 : index
                %1254 = arith.muli %1253, %c12 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.addi %1243, %1255 : index
                %1257 = arith.addi %1220, %1256 : index
                %1258 = vector.shuffle %1202, %1202 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1258, %kv[%1257] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1259 = arith.addi %1195, %c12 : index
                %1260 = arith.divui %1259, %c4 : index
                %1261 = arith.muli %1260, %c18 : index
                %1262 = arith.addi %1261, %c9 : index
                %1263 = arith.remui %1259, %c4 : index
                %1264 = arith.divui %1190, %c12 : index
                %1265 = arith.remui %1190, %c12 : index
                %1266 = arith.muli %1265, %c13 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.divui %1267, %c13 : index
                %1269 = arith.muli %1268, %c23 : index
                %1270 = arith.muli %1263, %c4 : index
                %1271 = arith.addi %1269, %1270 : index
                %1272 = arith.remui %1267, %c13 : index
                %1273 = arith.muli %1272, %c12 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.addi %1262, %1274 : index
                %1276 = arith.addi %1220, %1275 : index
                %1277 = vector.shuffle %1202, %1202 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1277, %kv[%1276] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1278 = arith.addi %1195, %c24 : index
                %1279 = arith.divui %1278, %c4 : index
                %1280 = arith.muli %1279, %c18 : index
                %1281 = arith.addi %1280, %c9 : index
                %1282 = arith.remui %1278, %c4 : index
                %1283 = arith.divui %1190, %c12 : index
                %1284 = arith.remui %1190, %c12 : index
                %1285 = arith.muli %1284, %c13 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.divui %1286, %c13 : index
                %1288 = arith.muli %1287, %c23 : index
                %1289 = arith.muli %1282, %c4 : index
                %1290 = arith.addi %1288, %1289 : index
                %1291 = arith.remui %1286, %c13 : index
                %1292 = arith.muli %1291, %c12 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.addi %1281, %1293 : index
                %1295 = arith.addi %1220, %1294 : index
                %1296 = vector.shuffle %1202, %1202 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1296, %kv[%1295] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1297 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1297 {
            %1298 = wave.lane
            %1299 = arith.muli %1298, %c30 : index
            scf.for %1300 = %1299 to %c33 step %c6 {
              %1301 = arith.addi %1185, %1300 : index
              %1302 = vector.load %17[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1303 = arith.mulf %1302, %1188 : vector<4xf32>
              %1304 = wave.fp8_encode "e4m3" %1303 : vector<4xf32> -> vector<4xi8>
              %1305 = arith.cmpi slt, %1186, %kvHeads : index
              scf.if %1305 {
                %1306 = arith.muli %1186, %c9 : index
                %1307 = arith.addi %1191, %1306 : index
                %1308 = vector.shuffle %1304, %1304 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1309 = arith.divui %1300, %c4 : index
                %1310 = arith.muli %1309, %c23 : index
                %1311 = arith.remui %1300, %c4 : index
                %1312 = arith.muli %1190, %c4 : index
                %1313 = arith.divui %1311, %c30 : index
                %1314 = arith.muli %1313, %c30 : index
                %1315 = arith.remui %1311, %c12 : index
                %1316 = arith.muli %1315, %c12 : index
                %1317 = arith.addi %1314, %1316 : index
                %1318 = arith.divui %1311, %c12 : index
                %1319 = arith.remui %1318, %c12 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.addi %1312, %1320 : index
                %1322 = arith.addi %1310, %1321 : index
                %1323 = arith.addi %1307, %1322 : index
                vector.store %1308, %kv[%1323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1324 = arith.subi %1186, %kvHeads : index
                %1325 = arith.muli %1324, %c9 : index
                %1326 = arith.addi %1191, %1325 : index
                %1327 = arith.addi %1300, %c8 : index
                %1328 = arith.divui %1327, %c4 : index
                %1329 = arith.muli %1328, %c23 : index
                %1330 = arith.addi %1329, %c10 : index
                %1331 = arith.remui %1327, %c4 : index
                %1332 = arith.divui %1190, %c12 : index
                %1333 = arith.remui %1190, %c12 : index
                %1334 = arith.muli %1333, %c13 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.muli %1331, %c4 : index
                %1337 = arith.divui %1335, %c30 : index
                %1338 = arith.muli %1337, %c30 : index
                %1339 = arith.remui %1335, %c12 : index
                %1340 = arith.muli %1339, %c12 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.divui %1335, %c12 : index
                %1343 = arith.remui %1342, %c12 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.addi %1336, %1344 : index
                %1346 = arith.addi %1330, %1345 : index
                %1347 = arith.addi %1326, %1346 : index
                %1348 = vector.shuffle %1304, %1304 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1348, %kv[%1347] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1349 = arith.addi %1300, %c7 : index
                %1350 = arith.divui %1349, %c4 : index
                %1351 = arith.muli %1350, %c23 : index
                %1352 = arith.addi %1351, %c10 : index
                %1353 = arith.remui %1349, %c4 : index
                %1354 = arith.divui %1190, %c12 : index
                %1355 = arith.remui %1190, %c12 : index
                %1356 = arith.muli %1355, %c13 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.muli %1353, %c4 : index
                %1359 = arith.divui %1357, %c30 : index
                %1360 = arith.muli %1359, %c30 : index
                %1361 = arith.remui %1357, %c12 : index
                %1362 = arith.muli %1361, %c12 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.divui %1357, %c12 : index
                %1365 = arith.remui %1364, %c12 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.addi %1358, %1366 : index
                %1368 = arith.addi %1352, %1367 : index
                %1369 = arith.addi %1326, %1368 : index
                %1370 = vector.shuffle %1304, %1304 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1370, %kv[%1369] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1371 = arith.addi %1300, %c12 : index
                %1372 = arith.divui %1371, %c4 : index
                %1373 = arith.muli %1372, %c23 : index
                %1374 = arith.addi %1373, %c10 : index
                %1375 = arith.remui %1371, %c4 : index
                %1376 = arith.divui %1190, %c12 : index
                %1377 = arith.remui %1190, %c12 : index
                %1378 = arith.muli %1377, %c13 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.muli %1375, %c4 : index
                %1381 = arith.divui %1379, %c30 : index
                %1382 = arith.muli %1381, %c30 : index
                %1383 = arith.remui %1379, %c12 : index
                %1384 = arith.muli %1383, %c12 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.divui %1379, %c12 : index
                %1387 = arith.remui %1386, %c12 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.addi %1380, %1388 : index
                %1390 = arith.addi %1374, %1389 : index
                %1391 = arith.addi %1326, %1390 : index
                %1392 = vector.shuffle %1304, %1304 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1392, %kv[%1391] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1393 = arith.addi %1300, %c24 : index
                %1394 = arith.divui %1393, %c4 : index
                %1395 = arith.muli %1394, %c23 : index
                %1396 = arith.addi %1395, %c10 : index
                %1397 = arith.remui %1393, %c4 : index
                %1398 = arith.divui %1190, %c12 : index
                %1399 = arith.remui %1190, %c12 : index
                %1400 = arith.muli %1399, %c13 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.muli %1397, %c4 : index
                %1403 = arith.divui %1401, %c30 : index
                %1404 = arith.muli %1403, %c30 : index
                %1405 = arith.remui %1401, %c12 : index
                %1406 = arith.muli %1405, %c12 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.divui %1401, %c12 : index
                %1409 = arith.remui %1408, %c12 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.addi %1402, %1410 : index
                %1412 = arith.addi %1396, %1411 : index
                %1413 = arith.addi %1326, %1412 : index
                %1414 = vector.shuffle %1304, %1304 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1414, %kv[%1413] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1415 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1415 {
            %1416 = wave.lane
            %1417 = arith.muli %1416, %c30 : index
            scf.for %1418 = %1417 to %c33 step %c6 {
              %1419 = arith.addi %1185, %1418 : index
              %1420 = vector.load %17[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1421 = arith.mulf %1420, %1188 : vector<4xf32>
              %1422 = wave.fp8_encode "e5m2" %1421 : vector<4xf32> -> vector<4xi8>
              %1423 = arith.cmpi slt, %1186, %kvHeads : index
              scf.if %1423 {
                %1424 = arith.muli %1186, %c9 : index
                %1425 = arith.addi %1191, %1424 : index
                %1426 = vector.shuffle %1422, %1422 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1427 = arith.divui %1418, %c4 : index
                %1428 = arith.muli %1427, %c23 : index
                %1429 = arith.remui %1418, %c4 : index
                %1430 = arith.muli %1190, %c4 : index
                %1431 = arith.divui %1429, %c30 : index
                %1432 = arith.muli %1431, %c30 : index
                %1433 = arith.remui %1429, %c12 : index
                %1434 = arith.muli %1433, %c12 : index
                %1435 = arith.addi %1432, %1434 : index
                %1436 = arith.divui %1429, %c12 : index
                %1437 = arith.remui %1436, %c12 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.addi %1430, %1438 : index
                %1440 = arith.addi %1428, %1439 : index
                %1441 = arith.addi %1425, %1440 : index
                vector.store %1426, %kv[%1441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1442 = arith.subi %1186, %kvHeads : index
                %1443 = arith.muli %1442, %c9 : index
                %1444 = arith.addi %1191, %1443 : index
                %1445 = arith.addi %1418, %c8 : index
                %1446 = arith.divui %1445, %c4 : index
                %1447 = arith.muli %1446, %c23 : index
                %1448 = arith.addi %1447, %c10 : index
                %1449 = arith.remui %1445, %c4 : index
                %1450 = arith.divui %1190, %c12 : index
                %1451 = arith.remui %1190, %c12 : index
                %1452 = arith.muli %1451, %c13 : index
                %1453 = arith.addi %1450, %1452 : index
                %1454 = arith.muli %1449, %c4 : index
                %1455 = arith.divui %1453, %c30 : index
                %1456 = arith.muli %1455, %c30 : index
                %1457 = arith.remui %1453, %c12 : index
                %1458 = arith.muli %1457, %c12 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.divui %1453, %c12 : index
                %1461 = arith.remui %1460, %c12 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.addi %1454, %1462 : index
                %1464 = arith.addi %1448, %1463 : index
                %1465 = arith.addi %1444, %1464 : index
                %1466 = vector.shuffle %1422, %1422 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1466, %kv[%1465] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1467 = arith.addi %1418, %c7 : index
                %1468 = arith.divui %1467, %c4 : index
                %1469 = arith.muli %1468, %c23 : index
                %1470 = arith.addi %1469, %c10 : index
                %1471 = arith.remui %1467, %c4 : index
                %1472 = arith.divui %1190, %c12 : index
                %1473 = arith.remui %1190, %c12 : index
                %1474 = arith.muli %1473, %c13 : index
                %1475 = arith.addi %1472, %1474 : index
                %1476 = arith.muli %1471, %c4 : index
                %1477 = arith.divui %1475, %c30 : index
                %1478 = arith.muli %1477, %c30 : index
                %1479 = arith.remui %1475, %c12 : index
                %1480 = arith.muli %1479, %c12 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.divui %1475, %c12 : index
                %1483 = arith.remui %1482, %c12 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.addi %1476, %1484 : index
                %1486 = arith.addi %1470, %1485 : index
                %1487 = arith.addi %1444, %1486 : index
                %1488 = vector.shuffle %1422, %1422 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1488, %kv[%1487] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1489 = arith.addi %1418, %c12 : index
                %1490 = arith.divui %1489, %c4 : index
                %1491 = arith.muli %1490, %c23 : index
                %1492 = arith.addi %1491, %c10 : index
                %1493 = arith.remui %1489, %c4 : index
                %1494 = arith.divui %1190, %c12 : index
                %1495 = arith.remui %1190, %c12 : index
                %1496 = arith.muli %1495, %c13 : index
                %1497 = arith.addi %1494, %1496 : index
                %1498 = arith.muli %1493, %c4 : index
                %1499 = arith.divui %1497, %c30 : index
                %1500 = arith.muli %1499, %c30 : index
                %1501 = arith.remui %1497, %c12 : index
                %1502 = arith.muli %1501, %c12 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.divui %1497, %c12 : index
                %1505 = arith.remui %1504, %c12 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.addi %1498, %1506 : index
                %1508 = arith.addi %1492, %1507 : index
                %1509 = arith.addi %1444, %1508 : index
                %1510 = vector.shuffle %1422, %1422 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1510, %kv[%1509] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1511 = arith.addi %1418, %c24 : index
                %1512 = arith.divui %1511, %c4 : index
                %1513 = arith.muli %1512, %c23 : index
                %1514 = arith.addi %1513, %c10 : index
                %1515 = arith.remui %1511, %c4 : index
                %1516 = arith.divui %1190, %c12 : index
                %1517 = arith.remui %1190, %c12 : index
                %1518 = arith.muli %1517, %c13 : index
                %1519 = arith.addi %1516, %1518 : index
                %1520 = arith.muli %1515, %c4 : index
                %1521 = arith.divui %1519, %c30 : index
                %1522 = arith.muli %1521, %c30 : index
                %1523 = arith.remui %1519, %c12 : index
                %1524 = arith.muli %1523, %c12 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.divui %1519, %c12 : index
                %1527 = arith.remui %1526, %c12 : index
                %1528 = arith.addi %1525, %1527 : index
                %1529 = arith.addi %1520, %1528 : index
                %1530 = arith.addi %1514, %1529 : index
                %1531 = arith.addi %1444, %1530 : index
                %1532 = vector.shuffle %1422, %1422 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1532, %kv[%1531] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
