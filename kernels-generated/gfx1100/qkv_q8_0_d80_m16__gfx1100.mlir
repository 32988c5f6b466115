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
      %332 = memref.load %factors[%329] : memref<?xf32>
      %333 = arith.select %331, %332, %c32 : f32
      %334 = arith.addi %283, %c8 : index
      %335 = arith.muli %325, %c15 : index
      %336 = arith.addi %334, %335 : index
      %337 = memref.load %16[%336] : memref<?xf32>
      %338 = arith.addi %336, %c10 : index
      %339 = memref.load %16[%338] : memref<?xf32>
      %340 = arith.addf %337, %339 : f32
      %341 = arith.remui %280, %c4 : index
      %342 = arith.muli %341, %c30 : index
      %343 = arith.addi %15, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %346, %333 : f32
      %348 = arith.mulf %340, %347 : f32
      %349 = arith.muli %3, %c7 : index
      %350 = arith.addi %349, %c8 : index
      %351 = arith.muli %350, %c4 : index
      %352 = arith.remui %280, %c4 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.muli %328, %c33 : index
      %355 = arith.addi %354, %353 : index
      memref.store %348, %17[%355] : memref<?xf32>
    }
    %356 = arith.muli %4, %c30 : index
    %357 = arith.addi %356, %c7 : index
    %358 = arith.muli %357, %c12 : index
    %359 = arith.divui %280, %c4 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.addi %279, %360 : index
    %362 = arith.cmpi slt, %361, %19 : index
    scf.if %362 {
      %363 = arith.cmpi eq, %hasFactors, %c7 : index
      %364 = memref.load %factors[%361] : memref<?xf32>
      %365 = arith.select %363, %364, %c32 : f32
      %366 = arith.addi %283, %c8 : index
      %367 = arith.muli %357, %c15 : index
      %368 = arith.addi %366, %367 : index
      %369 = memref.load %16[%368] : memref<?xf32>
      %370 = arith.addi %368, %c10 : index
      %371 = memref.load %16[%370] : memref<?xf32>
      %372 = arith.addf %369, %371 : f32
      %373 = arith.remui %280, %c4 : index
      %374 = arith.muli %373, %c30 : index
      %375 = arith.addi %15, %374 : index
      %376 = vector.load %w[%375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %377 = vector.bitcast %376 : vector<4xi8> to vector<1xf32>
      %378 = vector.extract %377[0] : f32 from vector<1xf32>
      %379 = arith.mulf %378, %365 : f32
      %380 = arith.mulf %372, %379 : f32
      %381 = arith.muli %3, %c7 : index
      %382 = arith.addi %381, %c8 : index
      %383 = arith.muli %382, %c4 : index
      %384 = arith.remui %280, %c4 : index
      %385 = arith.addi %383, %384 : index
      %386 = arith.muli %360, %c33 : index
      %387 = arith.addi %386, %385 : index
      memref.store %380, %17[%387] : memref<?xf32>
    }
    %388 = arith.muli %4, %c30 : index
    %389 = arith.addi %388, %c12 : index
    %390 = arith.muli %389, %c12 : index
    %391 = arith.divui %280, %c4 : index
    %392 = arith.addi %390, %391 : index
    %393 = arith.addi %279, %392 : index
    %394 = arith.cmpi slt, %393, %19 : index
    scf.if %394 {
      %395 = arith.cmpi eq, %hasFactors, %c7 : index
      %396 = memref.load %factors[%393] : memref<?xf32>
      %397 = arith.select %395, %396, %c32 : f32
      %398 = arith.addi %283, %c8 : index
      %399 = arith.muli %389, %c15 : index
      %400 = arith.addi %398, %399 : index
      %401 = memref.load %16[%400] : memref<?xf32>
      %402 = arith.addi %400, %c10 : index
      %403 = memref.load %16[%402] : memref<?xf32>
      %404 = arith.addf %401, %403 : f32
      %405 = arith.remui %280, %c4 : index
      %406 = arith.muli %405, %c30 : index
      %407 = arith.addi %15, %406 : index
      %408 = vector.load %w[%407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %409 = vector.bitcast %408 : vector<4xi8> to vector<1xf32>
      %410 = vector.extract %409[0] : f32 from vector<1xf32>
      %411 = arith.mulf %410, %397 : f32
      %412 = arith.mulf %404, %411 : f32
      %413 = arith.muli %3, %c7 : index
      %414 = arith.addi %413, %c8 : index
      %415 = arith.muli %414, %c4 : index
      %416 = arith.remui %280, %c4 : index
      %417 = arith.addi %415, %416 : index
      %418 = arith.muli %392, %c33 : index
      %419 = arith.addi %418, %417 : index
      memref.store %412, %17[%419] : memref<?xf32>
    }
    %420 = arith.muli %4, %c30 : index
    %421 = arith.addi %420, %c24 : index
    %422 = arith.muli %421, %c12 : index
    %423 = arith.divui %280, %c4 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.addi %279, %424 : index
    %426 = arith.cmpi slt, %425, %19 : index
    scf.if %426 {
      %427 = arith.cmpi eq, %hasFactors, %c7 : index
      %428 = memref.load %factors[%425] : memref<?xf32>
      %429 = arith.select %427, %428, %c32 : f32
      %430 = arith.addi %283, %c8 : index
      %431 = arith.muli %421, %c15 : index
      %432 = arith.addi %430, %431 : index
      %433 = memref.load %16[%432] : memref<?xf32>
      %434 = arith.addi %432, %c10 : index
      %435 = memref.load %16[%434] : memref<?xf32>
      %436 = arith.addf %433, %435 : f32
      %437 = arith.remui %280, %c4 : index
      %438 = arith.muli %437, %c30 : index
      %439 = arith.addi %15, %438 : index
      %440 = vector.load %w[%439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %441 = vector.bitcast %440 : vector<4xi8> to vector<1xf32>
      %442 = vector.extract %441[0] : f32 from vector<1xf32>
      %443 = arith.mulf %442, %429 : f32
      %444 = arith.mulf %436, %443 : f32
      %445 = arith.muli %3, %c7 : index
      %446 = arith.addi %445, %c8 : index
      %447 = arith.muli %446, %c4 : index
      %448 = arith.remui %280, %c4 : index
      %449 = arith.addi %447, %448 : index
      %450 = arith.muli %424, %c33 : index
      %451 = arith.addi %450, %449 : index
      memref.store %444, %17[%451] : memref<?xf32>
    }
    wave.barrier
    %452 = arith.addi %20, %c8 : index
    %453 = wave.wave
    %454 = arith.addi %453, %c8 : index
    %455 = arith.addi %452, %454 : index
    %456 = arith.cmpi slt, %455, %19 : index
    %457 = arith.cmpi slt, %454, %c4 : index
    %458 = arith.andi %456, %457 : i1
    scf.if %458 {
      %459 = arith.addi %452, %454 : index
      %460 = arith.muli %454, %c33 : index
      %461 = wave.lane
      %462 = arith.addi %461, %c8 : index
      %463 = arith.cmpi eq, %hasBias, %c7 : index
      %464 = arith.addi %460, %462 : index
      %465 = memref.load %17[%464] : memref<?xf32>
      %466 = arith.muli %0, %c33 : index
      %467 = arith.addi %466, %462 : index
      %468 = memref.load %bias[%467] : memref<?xf32>
      %469 = arith.addf %465, %468 : f32
      %470 = arith.select %463, %469, %465 : f32
      %471 = arith.addi %462, %c35 : index
      %472 = arith.cmpi eq, %hasBias, %c7 : index
      %473 = arith.addi %460, %471 : index
      %474 = memref.load %17[%473] : memref<?xf32>
      %475 = arith.muli %0, %c33 : index
      %476 = arith.addi %475, %471 : index
      %477 = memref.load %bias[%476] : memref<?xf32>
      %478 = arith.addf %474, %477 : f32
      %479 = arith.select %472, %478, %474 : f32
      %480 = arith.addi %461, %c15 : index
      %481 = arith.cmpi slt, %480, %c35 : index
      %482 = arith.minsi %480, %c36 : index
      %483 = arith.cmpi eq, %hasBias, %c7 : index
      %484 = arith.addi %460, %482 : index
      %485 = memref.load %17[%484] : memref<?xf32>
      %486 = arith.muli %0, %c33 : index
      %487 = arith.addi %486, %482 : index
      %488 = memref.load %bias[%487] : memref<?xf32>
      %489 = arith.addf %485, %488 : f32
      %490 = arith.select %483, %489, %485 : f32
      %491 = arith.addi %482, %c35 : index
      %492 = arith.cmpi eq, %hasBias, %c7 : index
      %493 = arith.addi %460, %491 : index
      %494 = memref.load %17[%493] : memref<?xf32>
      %495 = arith.muli %0, %c33 : index
      %496 = arith.addi %495, %491 : index
      %497 = memref.load %bias[%496] : memref<?xf32>
      %498 = arith.addf %494, %497 : f32
      %499 = arith.select %492, %498, %494 : f32
      %500 = arith.addi %heads, %kvHeads : index
      %501 = arith.cmpi slt, %0, %500 : index
      scf.if %501 {
        %502 = arith.addi %positionsAt, %459 : index
        %503 = memref.load %step[%502] : memref<?xi32>
        %504 = arith.index_cast %503 : i32 to index
        %505 = arith.cmpi eq, %hasNorm, %c7 : index
        %506 = math.fma %470, %470, %c39 : f32
        %507 = math.fma %479, %479, %506 : f32
        %508 = math.fma %490, %490, %507 : f32
        %509 = arith.select %481, %508, %507 : f32
        %510 = math.fma %499, %499, %509 : f32
        %511 = arith.select %481, %510, %509 : f32
        %512 = vector.broadcast %511 : f32 to vector<1xf32>
        %513 = wave.reduce "add" %512 : vector<1xf32>
        %514 = arith.mulf %513, %inverseHeadDim : f32
        %515 = arith.addf %514, %epsilon : f32
        %516 = math.sqrt %515 : f32
        %517 = arith.divf %c32, %516 : f32
        %518 = arith.cmpi slt, %0, %heads : index
        %519 = arith.addi %462, %c35 : index
        %520 = memref.load %query_norm[%462] : memref<?xf32>
        %521 = memref.load %key_norm[%462] : memref<?xf32>
        %522 = arith.select %518, %520, %521 : f32
        %523 = arith.mulf %470, %517 : f32
        %524 = arith.mulf %523, %522 : f32
        %525 = arith.select %505, %524, %470 : f32
        %526 = memref.load %query_norm[%519] : memref<?xf32>
        %527 = memref.load %key_norm[%519] : memref<?xf32>
        %528 = arith.select %518, %526, %527 : f32
        %529 = arith.mulf %479, %517 : f32
        %530 = arith.mulf %529, %528 : f32
        %531 = arith.select %505, %530, %479 : f32
        %532 = arith.addi %482, %c35 : index
        %533 = memref.load %query_norm[%482] : memref<?xf32>
        %534 = memref.load %key_norm[%482] : memref<?xf32>
        %535 = arith.select %518, %533, %534 : f32
        %536 = arith.mulf %490, %517 : f32
        %537 = arith.mulf %536, %535 : f32
        %538 = arith.select %505, %537, %490 : f32
        %539 = memref.load %query_norm[%532] : memref<?xf32>
        %540 = memref.load %key_norm[%532] : memref<?xf32>
        %541 = arith.select %518, %539, %540 : f32
        %542 = arith.mulf %499, %517 : f32
        %543 = arith.mulf %542, %541 : f32
        %544 = arith.select %505, %543, %499 : f32
        %545 = arith.remui %504, %c23 : index
        %546 = arith.muli %545, %c33 : index
        %547 = arith.addi %546, %462 : index
        %548 = arith.divui %504, %c23 : index
        %549 = arith.addi %548, %c23 : index
        %550 = arith.muli %549, %c33 : index
        %551 = arith.addi %550, %462 : index
        %552 = memref.load %rope[%547] : memref<?xf32>
        %553 = arith.addi %547, %c35 : index
        %554 = memref.load %rope[%553] : memref<?xf32>
        %555 = memref.load %rope[%551] : memref<?xf32>
        %556 = arith.addi %551, %c35 : index
        %557 = memref.load %rope[%556] : memref<?xf32>
        %558 = arith.mulf %555, %552 : f32
        %559 = arith.mulf %557, %554 : f32
        %560 = arith.subf %558, %559 : f32
        %561 = arith.mulf %557, %552 : f32
        %562 = arith.mulf %555, %554 : f32
        %563 = arith.addf %561, %562 : f32
        %564 = arith.mulf %525, %560 : f32
        %565 = arith.mulf %531, %563 : f32
        %566 = arith.subf %564, %565 : f32
        %567 = arith.mulf %531, %560 : f32
        %568 = arith.mulf %525, %563 : f32
        %569 = arith.addf %567, %568 : f32
        %570 = arith.cmpi slt, %0, %heads : index
        scf.if %570 {
          %571 = arith.muli %459, %heads : index
          %572 = arith.addi %571, %0 : index
          %573 = arith.muli %572, %c33 : index
          %574 = arith.addi %573, %462 : index
          memref.store %566, %q[%574] : memref<?xf32>
          %575 = arith.addi %574, %c35 : index
          memref.store %569, %q[%575] : memref<?xf32>
        } else {
          %576 = arith.addi %460, %462 : index
          memref.store %566, %17[%576] : memref<?xf32>
          %577 = arith.addi %460, %462 : index
          %578 = arith.addi %577, %c35 : index
          memref.store %569, %17[%578] : memref<?xf32>
        }
        %579 = arith.remui %504, %c23 : index
        %580 = arith.muli %579, %c33 : index
        %581 = arith.addi %580, %482 : index
        %582 = arith.divui %504, %c23 : index
        %583 = arith.addi %582, %c23 : index
        %584 = arith.muli %583, %c33 : index
        %585 = arith.addi %584, %482 : index
        %586 = memref.load %rope[%581] : memref<?xf32>
        %587 = arith.addi %581, %c35 : index
        %588 = memref.load %rope[%587] : memref<?xf32>
        %589 = memref.load %rope[%585] : memref<?xf32>
        %590 = arith.addi %585, %c35 : index
        %591 = memref.load %rope[%590] : memref<?xf32>
        %592 = arith.mulf %589, %586 : f32
        %593 = arith.mulf %591, %588 : f32
        %594 = arith.subf %592, %593 : f32
        %595 = arith.mulf %591, %586 : f32
        %596 = arith.mulf %589, %588 : f32
        %597 = arith.addf %595, %596 : f32
        %598 = arith.mulf %538, %594 : f32
        %599 = arith.mulf %544, %597 : f32
        %600 = arith.subf %598, %599 : f32
        %601 = arith.mulf %544, %594 : f32
        %602 = arith.mulf %538, %597 : f32
        %603 = arith.addf %601, %602 : f32
        scf.if %481 {
          %604 = arith.cmpi slt, %0, %heads : index
          scf.if %604 {
            %605 = arith.muli %459, %heads : index
            %606 = arith.addi %605, %0 : index
            %607 = arith.muli %606, %c33 : index
            %608 = arith.addi %607, %482 : index
            memref.store %600, %q[%608] : memref<?xf32>
            %609 = arith.addi %608, %c35 : index
            memref.store %603, %q[%609] : memref<?xf32>
          } else {
            %610 = arith.addi %460, %482 : index
            memref.store %600, %17[%610] : memref<?xf32>
            %611 = arith.addi %460, %482 : index
            %612 = arith.addi %611, %c35 : index
            memref.store %603, %17[%612] : memref<?xf32>
          }
        }
      } else {
        %613 = arith.cmpi slt, %0, %heads : index
        scf.if %613 {
          %614 = arith.muli %459, %heads : index
          %615 = arith.addi %614, %0 : index
          %616 = arith.muli %615, %c33 : index
          %617 = arith.addi %616, %462 : index
          memref.store %470, %q[%617] : memref<?xf32>
          %618 = arith.addi %617, %c35 : index
          memref.store %479, %q[%618] : memref<?xf32>
        } else {
          %619 = arith.addi %460, %462 : index
          memref.store %470, %17[%619] : memref<?xf32>
          %620 = arith.addi %460, %462 : index
          %621 = arith.addi %620, %c35 : index
          memref.store %479, %17[%621] : memref<?xf32>
        }
        scf.if %481 {
          %622 = arith.cmpi slt, %0, %heads : index
          scf.if %622 {
            %623 = arith.muli %459, %heads : index
            %624 = arith.addi %623, %0 : index
            %625 = arith.muli %624, %c33 : index
            %626 = arith.addi %625, %482 : index
            memref.store %490, %q[%626] : memref<?xf32>
            %627 = arith.addi %626, %c35 : index
            memref.store %499, %q[%627] : memref<?xf32>
          } else {
            %628 = arith.addi %460, %482 : index
            memref.store %490, %17[%628] : memref<?xf32>
            %629 = arith.addi %460, %482 : index
            %630 = arith.addi %629, %c35 : index
            memref.store %499, %17[%630] : memref<?xf32>
          }
        }
      }
    }
    %631 = arith.addi %453, %c42 : index
    %632 = arith.addi %452, %631 : index
    %633 = arith.cmpi slt, %632, %19 : index
    %634 = arith.cmpi slt, %631, %c4 : index
    %635 = arith.andi %633, %634 : i1
    scf.if %635 {
      %636 = arith.addi %452, %631 : index
      %637 = arith.muli %631, %c33 : index
      %638 = wave.lane
      %639 = arith.addi %638, %c8 : index
      %640 = arith.cmpi eq, %hasBias, %c7 : index
      %641 = arith.addi %637, %639 : index
      %642 = memref.load %17[%641] : memref<?xf32>
      %643 = arith.muli %0, %c33 : index
      %644 = arith.addi %643, %639 : index
      %645 = memref.load %bias[%644] : memref<?xf32>
      %646 = arith.addf %642, %645 : f32
      %647 = arith.select %640, %646, %642 : f32
      %648 = arith.addi %639, %c35 : index
      %649 = arith.cmpi eq, %hasBias, %c7 : index
      %650 = arith.addi %637, %648 : index
      %651 = memref.load %17[%650] : memref<?xf32>
      %652 = arith.muli %0, %c33 : index
      %653 = arith.addi %652, %648 : index
      %654 = memref.load %bias[%653] : memref<?xf32>
      %655 = arith.addf %651, %654 : f32
      %656 = arith.select %649, %655, %651 : f32
      %657 = arith.addi %638, %c15 : index
      %658 = arith.cmpi slt, %657, %c35 : index
      %659 = arith.minsi %657, %c36 : index
      %660 = arith.cmpi eq, %hasBias, %c7 : index
      %661 = arith.addi %637, %659 : index
      %662 = memref.load %17[%661] : memref<?xf32>
      %663 = arith.muli %0, %c33 : index
      %664 = arith.addi %663, %659 : index
      %665 = memref.load %bias[%664] : memref<?xf32>
      %666 = arith.addf %662, %665 : f32
      %667 = arith.select %660, %666, %662 : f32
      %668 = arith.addi %659, %c35 : index
      %669 = arith.cmpi eq, %hasBias, %c7 : index
      %670 = arith.addi %637, %668 : index
      %671 = memref.load %17[%670] : memref<?xf32>
      %672 = arith.muli %0, %c33 : index
      %673 = arith.addi %672, %668 : index
      %674 = memref.load %bias[%673] : memref<?xf32>
      %675 = arith.addf %671, %674 : f32
      %676 = arith.select %669, %675, %671 : f32
      %677 = arith.addi %heads, %kvHeads : index
      %678 = arith.cmpi slt, %0, %677 : index
      scf.if %678 {
        %679 = arith.addi %positionsAt, %636 : index
        %680 = memref.load %step[%679] : memref<?xi32>
        %681 = arith.index_cast %680 : i32 to index
        %682 = arith.cmpi eq, %hasNorm, %c7 : index
        %683 = math.fma %647, %647, %c39 : f32
        %684 = math.fma %656, %656, %683 : f32
        %685 = math.fma %667, %667, %684 : f32
        %686 = arith.select %658, %685, %684 : f32
        %687 = math.fma %676, %676, %686 : f32
        %688 = arith.select %658, %687, %686 : f32
        %689 = vector.broadcast %688 : f32 to vector<1xf32>
        %690 = wave.reduce "add" %689 : vector<1xf32>
        %691 = arith.mulf %690, %inverseHeadDim : f32
        %692 = arith.addf %691, %epsilon : f32
        %693 = math.sqrt %692 : f32
        %694 = arith.divf %c32, %693 : f32
        %695 = arith.cmpi slt, %0, %heads : index
        %696 = arith.addi %639, %c35 : index
        %697 = memref.load %query_norm[%639] : memref<?xf32>
        %698 = memref.load %key_norm[%639] : memref<?xf32>
        %699 = arith.select %695, %697, %698 : f32
        %700 = arith.mulf %647, %694 : f32
        %701 = arith.mulf %700, %699 : f32
        %702 = arith.select %682, %701, %647 : f32
        %703 = memref.load %query_norm[%696] : memref<?xf32>
        %704 = memref.load %key_norm[%696] : memref<?xf32>
        %705 = arith.select %695, %703, %704 : f32
        %706 = arith.mulf %656, %694 : f32
        %707 = arith.mulf %706, %705 : f32
        %708 = arith.select %682, %707, %656 : f32
        %709 = arith.addi %659, %c35 : index
        %710 = memref.load %query_norm[%659] : memref<?xf32>
        %711 = memref.load %key_norm[%659] : memref<?xf32>
        %712 = arith.select %695, %710, %711 : f32
        %713 = arith.mulf %667, %694 : f32
        %714 = arith.mulf %713, %712 : f32
        %715 = arith.select %682, %714, %667 : f32
        %716 = memref.load %query_norm[%709] : memref<?xf32>
        %717 = memref.load %key_norm[%709] : memref<?xf32>
        %718 = arith.select %695, %716, %717 : f32
        %719 = arith.mulf %676, %694 : f32
        %720 = arith.mulf %719, %718 : f32
        %721 = arith.select %682, %720, %676 : f32
        %722 = arith.remui %681, %c23 : index
        %723 = arith.muli %722, %c33 : index
        %724 = arith.addi %723, %639 : index
        %725 = arith.divui %681, %c23 : index
        %726 = arith.addi %725, %c23 : index
        %727 = arith.muli %726, %c33 : index
        %728 = arith.addi %727, %639 : index
        %729 = memref.load %rope[%724] : memref<?xf32>
        %730 = arith.addi %724, %c35 : index
        %731 = memref.load %rope[%730] : memref<?xf32>
        %732 = memref.load %rope[%728] : memref<?xf32>
        %733 = arith.addi %728, %c35 : index
        %734 = memref.load %rope[%733] : memref<?xf32>
        %735 = arith.mulf %732, %729 : f32
        %736 = arith.mulf %734, %731 : f32
        %737 = arith.subf %735, %736 : f32
        %738 = arith.mulf %734, %729 : f32
        %739 = arith.mulf %732, %731 : f32
        %740 = arith.addf %738, %739 : f32
        %741 = arith.mulf %702, %737 : f32
        %742 = arith.mulf %708, %740 : f32
        %743 = arith.subf %741, %742 : f32
        %744 = arith.mulf %708, %737 : f32
        %745 = arith.mulf %702, %740 : f32
        %746 = arith.addf %744, %745 : f32
        %747 = arith.cmpi slt, %0, %heads : index
        scf.if %747 {
          %748 = arith.muli %636, %heads : index
          %749 = arith.addi %748, %0 : index
          %750 = arith.muli %749, %c33 : index
          %751 = arith.addi %750, %639 : index
          memref.store %743, %q[%751] : memref<?xf32>
          %752 = arith.addi %751, %c35 : index
          memref.store %746, %q[%752] : memref<?xf32>
        } else {
          %753 = arith.addi %637, %639 : index
          memref.store %743, %17[%753] : memref<?xf32>
          %754 = arith.addi %637, %639 : index
          %755 = arith.addi %754, %c35 : index
          memref.store %746, %17[%755] : memref<?xf32>
        }
        %756 = arith.remui %681, %c23 : index
        %757 = arith.muli %756, %c33 : index
        %758 = arith.addi %757, %659 : index
        %759 = arith.divui %681, %c23 : index
        %760 = arith.addi %759, %c23 : index
        %761 = arith.muli %760, %c33 : index
        %762 = arith.addi %761, %659 : index
        %763 = memref.load %rope[%758] : memref<?xf32>
        %764 = arith.addi %758, %c35 : index
        %765 = memref.load %rope[%764] : memref<?xf32>
        %766 = memref.load %rope[%762] : memref<?xf32>
        %767 = arith.addi %762, %c35 : index
        %768 = memref.load %rope[%767] : memref<?xf32>
        %769 = arith.mulf %766, %763 : f32
        %770 = arith.mulf %768, %765 : f32
        %771 = arith.subf %769, %770 : f32
        %772 = arith.mulf %768, %763 : f32
        %773 = arith.mulf %766, %765 : f32
        %774 = arith.addf %772, %773 : f32
        %775 = arith.mulf %715, %771 : f32
        %776 = arith.mulf %721, %774 : f32
        %777 = arith.subf %775, %776 : f32
        %778 = arith.mulf %721, %771 : f32
        %779 = arith.mulf %715, %774 : f32
        %780 = arith.addf %778, %779 : f32
        scf.if %658 {
          %781 = arith.cmpi slt, %0, %heads : index
          scf.if %781 {
            %782 = arith.muli %636, %heads : index
            %783 = arith.addi %782, %0 : index
            %784 = arith.muli %783, %c33 : index
            %785 = arith.addi %784, %659 : index
            memref.store %777, %q[%785] : memref<?xf32>
            %786 = arith.addi %785, %c35 : index
            memref.store %780, %q[%786] : memref<?xf32>
          } else {
            %787 = arith.addi %637, %659 : index
            memref.store %777, %17[%787] : memref<?xf32>
            %788 = arith.addi %637, %659 : index
            %789 = arith.addi %788, %c35 : index
            memref.store %780, %17[%789] : memref<?xf32>
          }
        }
      } else {
        %790 = arith.cmpi slt, %0, %heads : index
        scf.if %790 {
          %791 = arith.muli %636, %heads : index
          %792 = arith.addi %791, %0 : index
          %793 = arith.muli %792, %c33 : index
          %794 = arith.addi %793, %639 : index
          memref.store %647, %q[%794] : memref<?xf32>
          %795 = arith.addi %794, %c35 : index
          memref.store %656, %q[%795] : memref<?xf32>
        } else {
          %796 = arith.addi %637, %639 : index
          memref.store %647, %17[%796] : memref<?xf32>
          %797 = arith.addi %637, %639 : index
          %798 = arith.addi %797, %c35 : index
          memref.store %656, %17[%798] : memref<?xf32>
        }
        scf.if %658 {
          %799 = arith.cmpi slt, %0, %heads : index
          scf.if %799 {
            %800 = arith.muli %636, %heads : index
            %801 = arith.addi %800, %0 : index
            %802 = arith.muli %801, %c33 : index
            %803 = arith.addi %802, %659 : index
            memref.store %667, %q[%803] : memref<?xf32>
            %804 = arith.addi %803, %c35 : index
            memref.store %676, %q[%804] : memref<?xf32>
          } else {
            %805 = arith.addi %637, %659 : index
            memref.store %667, %17[%805] : memref<?xf32>
            %806 = arith.addi %637, %659 : index
            %807 = arith.addi %806, %c35 : index
            memref.store %676, %17[%807] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %808 = arith.cmpi sge, %0, %heads : index
    scf.if %808 {
      %809 = arith.addi %453, %c8 : index
      %810 = arith.addi %452, %809 : index
      %811 = arith.cmpi slt, %810, %19 : index
      %812 = arith.cmpi slt, %809, %c4 : index
      %813 = arith.andi %811, %812 : i1
      scf.if %813 {
        %814 = arith.addi %452, %809 : index
        %815 = arith.addi %slotsAt, %814 : index
        %816 = memref.load %step[%815] : memref<?xi32>
        %817 = arith.index_cast %816 : i32 to index
        %818 = arith.cmpi sge, %817, %c8 : index
        scf.if %818 {
          %819 = arith.muli %809, %c33 : index
          %820 = arith.subi %0, %heads : index
          %821 = memref.load %scales[%820] : memref<?xf32>
          %822 = vector.broadcast %821 : f32 to vector<4xf32>
          %823 = arith.divui %817, %c4 : index
          %824 = arith.remui %817, %c4 : index
          %825 = arith.muli %823, %pageBytes : index
          %826 = arith.cmpi eq, %codec, %c8 : index
          scf.if %826 {
            %827 = wave.lane
            %828 = arith.muli %827, %c30 : index
            scf.for %829 = %828 to %c33 step %c6 {
              %830 = arith.addi %819, %829 : index
              %831 = vector.load %17[%830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %832 = arith.mulf %831, %822 : vector<4xf32>
              %833 = arith.minimumf %832, %c46 : vector<4xf32>
              %834 = arith.maximumf %833, %c47 : vector<4xf32>
              %835 = arith.truncf %834 : vector<4xf32> to vector<4xf16>
              %836 = vector.bitcast %835 : vector<4xf16> to vector<8xi8>
              %837 = arith.cmpi slt, %820, %kvHeads : index
              scf.if %837 {
                %838 = arith.muli %820, %c48 : index
                %839 = arith.addi %825, %838 : index
                %840 = arith.divui %829, %c4 : index
                %841 = arith.muli %840, %c18 : index
                %842 = arith.remui %829, %c4 : index
                %843 = arith.divui %842, %c13 : index
                %844 = arith.muli %843, %c23 : index
                %845 = arith.muli %824, %c4 : index
                %846 = arith.addi %844, %845 : index
                %847 = arith.remui %842, %c13 : index
                %848 = arith.muli %847, %c12 : index
                %849 = arith.addi %846, %848 : index
                %850 = arith.addi %841, %849 : index
                %851 = arith.addi %839, %850 : index
                vector.store %836, %kv[%851] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %852 = arith.subi %820, %kvHeads : index
                %853 = arith.muli %852, %c48 : index
                %854 = arith.addi %825, %853 : index
                %855 = arith.addi %829, %c8 : index
                %856 = arith.divui %855, %c4 : index
                %857 = arith.muli %856, %c18 : index
                %858 = arith.addi %857, %c9 : index
                %859 = arith.remui %855, %c4 : index
                %860 = arith.divui %824, %c12 : index
                %861 = arith.remui %824, %c12 : index
                %862 = arith.muli %861, %c13 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.divui %863, %c13 : index
                %865 = arith.muli %864, %c23 : index
                %866 = arith.muli %859, %c4 : index
                %867 = arith.addi %865, %866 : index
                %868 = arith.remui %863, %c13 : index
                %869 = arith.muli %868, %c12 : index
                %870 = arith.addi %867, %869 : index
                %871 = arith.addi %858, %870 : index
                %872 = arith.addi %854, %871 : index
                %873 = vector.shuffle %836, %836 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %873, %kv[%872] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %874 = arith.addi %829, %c7 : index
                %875 = arith.divui %874, %c4 : index
                %876 = arith.muli %875, %c18 : index
                %877 = arith.addi %876, %c9 : index
                %878 = arith.remui %874, %c4 : index
                %879 = arith.divui %824, %c12 : index
                %880 = arith.remui %824, %c12 : index
                %881 = arith.muli %880, %c13 : index
                %882 = arith.addi %879, %881 : index
                %883 = arith.divui %882, %c13 : index
                %884 = arith.muli %883, %c23 : index
                %885 = arith.muli %878, %c4 : index
                %886 = arith.addi %884, %885 : index
                %887 = arith.remui %882, %c13 : index
                %888 = arith.muli %887, %c12 : index
                %889 = arith.addi %886, %888 : index
                %890 = arith.addi %877, %889 : index
                %891 = arith.addi %854, %890 : index
                %892 = vector.shuffle %836, %836 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %892, %kv[%891] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %893 = arith.addi %829, %c12 : index
                %894 = arith.divui %893, %c4 : index
                %895 = arith.muli %894, %c18 : index
                %896 = arith.addi %895, %c9 : index
                %897 = arith.remui %893, %c4 : index
                %898 = arith.divui %824, %c12 : index
                %899 = arith.remui %824, %c12 : index
                %900 = arith.muli %899, %c13 : index
                %901 = arith.addi %898, %900 : index
                %902 = arith.divui %901, %c13 : index
                %903 = arith.muli %902, %c23 : index
                %904 = arith.muli %897, %c4 : index
                %905 = arith.addi %903, %904 : index
                %906 = arith.remui %901, %c13 : index
                %907 = arith.muli %906, %c12 : index
                %908 = arith.addi %905, %907 : index
                %909 = arith.addi %896, %908 : index
                %910 = arith.addi %854, %909 : index
                %911 = vector.shuffle %836, %836 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %911, %kv[%910] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %912 = arith.addi %829, %c24 : index
                %913 = arith.divui %912, %c4 : index
                %914 = arith.muli %913, %c18 : index
                %915 = arith.addi %914, %c9 : index
                %916 = arith.remui %912, %c4 : index
                %917 = arith.divui %824, %c12 : index
                %918 = arith.remui %824, %c12 : index
                %919 = arith.muli %918, %c13 : index
                %920 = arith.addi %917, %919 : index
                %921 = arith.divui %920, %c13 : index
                %922 = arith.muli %921, %c23 : index
                %923 = arith.muli %916, %c4 : index
                %924 = arith.addi %922, %923 : index
                %925 = arith.remui %920, %c13 : index
                %926 = arith.muli %925, %c12 : index
                %927 = arith.addi %924, %926 : index
                %928 = arith.addi %915, %927 : index
                %929 = arith.addi %854, %928 : index
                %930 = vector.shuffle %836, %836 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %930, %kv[%929] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %931 = arith.cmpi eq, %codec, %c7 : index
          scf.if %931 {
            %932 = wave.lane
            %933 = arith.muli %932, %c30 : index
            scf.for %934 = %933 to %c33 step %c6 {
              %935 = arith.addi %819, %934 : index
              %936 = vector.load %17[%935] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %937 = arith.mulf %936, %822 : vector<4xf32>
              %938 = wave.fp8_encode "e4m3" %937 : vector<4xf32> -> vector<4xi8>
              %939 = arith.cmpi slt, %820, %kvHeads : index
              scf.if %939 {
                %940 = arith.muli %820, %c9 : index
                %941 = arith.addi %825, %940 : index
                %942 = vector.shuffle %938, %938 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %943 = arith.divui %934, %c4 : index
                %944 = arith.muli %943, %c23 : index
                %945 = arith.remui %934, %c4 : index
                %946 = arith.muli %824, %c4 : index
                %947 = arith.divui %945, %c30 : index
                %948 = arith.muli %947, %c30 : index
                %949 = arith.remui %945, %c12 : index
                %950 = arith.muli %949, %c12 : index
                %951 = arith.addi %948, %950 : index
                %952 = arith.divui %945, %c12 : index
                %953 = arith.remui %952, %c12 : index
                %954 = arith.addi %951, %953 : index
                %955 = arith.addi %946, %954 : index
                %956 = arith.addi %944, %955 : index
                %957 = arith.addi %941, %956 : index
                vector.store %942, %kv[%957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %958 = arith.subi %820, %kvHeads : index
                %959 = arith.muli %958, %c9 : index
                %960 = arith.addi %825, %959 : index
                %961 = arith.addi %934, %c8 : index
                %962 = arith.divui %961, %c4 : index
                %963 = arith.muli %962, %c23 : index
                %964 = arith.addi %963, %c10 : index
                %965 = arith.remui %961, %c4 : index
                %966 = arith.divui %824, %c12 : index
                %967 = arith.remui %824, %c12 : index
                %968 = arith.muli %967, %c13 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.muli %965, %c4 : index
                %971 = arith.divui %969, %c30 : index
                %972 = arith.muli %971, %c30 : index
                %973 = arith.remui %969, %c12 : index
                %974 = arith.muli %973, %c12 : index
                %975 = arith.addi %972, %974 : index
                %976 = arith.divui %969, %c12 : index
                %977 = arith.remui %976, %c12 : index
                %978 = arith.addi %975, %977 : index
                %979 = arith.addi %970, %978 : index
                %980 = arith.addi %964, %979 : index
                %981 = arith.addi %960, %980 : index
                %982 = vector.shuffle %938, %938 [0] : vector<4xi8>, vector<4xi8>
                vector.store %982, %kv[%981] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %983 = arith.addi %934, %c7 : index
                %984 = arith.divui %983, %c4 : index
                %985 = arith.muli %984, %c23 : index
                %986 = arith.addi %985, %c10 : index
                %987 = arith.remui %983, %c4 : index
                %988 = arith.divui %824, %c12 : index
                %989 = arith.remui %824, %c12 : index
                %990 = arith.muli %989, %c13 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.muli %987, %c4 : index
                %993 = arith.divui %991, %c30 : index
                %994 = arith.muli %993, %c30 : index
                %995 = arith.remui %991, %c12 : index
                %996 = arith.muli %995, %c12 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.divui %991, %c12 : index
                %999 = arith.remui %998, %c12 : index
                %1000 = arith.addi %997, %999 : index
                %1001 = arith.addi %992, %1000 : index
                %1002 = arith.addi %986, %1001 : index
                %1003 = arith.addi %960, %1002 : index
                %1004 = vector.shuffle %938, %938 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1004, %kv[%1003] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1005 = arith.addi %934, %c12 : index
                %1006 = arith.divui %1005, %c4 : index
                %1007 = arith.muli %1006, %c23 : index
                %1008 = arith.addi %1007, %c10 : index
                %1009 = arith.remui %1005, %c4 : index
                %1010 = arith.divui %824, %c12 : index
                %1011 = arith.remui %824, %c12 : index
                %1012 = arith.muli %1011, %c13 : index
                %1013 = arith.addi %1010, %1012 : index
                %1014 = arith.muli %1009, %c4 : index
                %1015 = arith.divui %1013, %c30 : index
                %1016 = arith.muli %1015, %c30 : index
                %1017 = arith.remui %1013, %c12 : index
                %1018 = arith.muli %1017, %c12 : index
                %1019 = arith.addi %1016, %1018 : index
                %1020 = arith.divui %1013, %c12 : index
                %1021 = arith.remui %1020, %c12 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.addi %1014, %1022 : index
                %1024 = arith.addi %1008, %1023 : index
                %1025 = arith.addi %960, %1024 : index
                %1026 = vector.shuffle %938, %938 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1026, %kv[%1025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1027 = arith.addi %934, %c24 : index
                %1028 = arith.divui %1027, %c4 : index
                %1029 = arith.muli %1028, %c23 : index
                %1030 = arith.addi %1029, %c10 : index
                %1031 = arith.remui %1027, %c4 : index
                %1032 = arith.divui %824, %c12 : index
                %1033 = arith.remui %824, %c12 : index
                %1034 = arith.muli %1033, %c13 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.muli %1031, %c4 : index
                %1037 = arith.divui %1035, %c30 : index
                %1038 = arith.muli %1037, %c30 : index
                %1039 = arith.remui %1035, %c12 : index
                %1040 = arith.muli %1039, %c12 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.divui %1035, %c12 : index
                %1043 = arith.remui %1042, %c12 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.addi %1036, %1044 : index
                %1046 = arith.addi %1030, %1045 : index
                %1047 = arith.addi %960, %1046 : index
                %1048 = vector.shuffle %938, %938 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1048, %kv[%1047] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1049 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1049 {
            %1050 = wave.lane
            %1051 = arith.muli %1050, %c30 : index
            scf.for %1052 = %1051 to %c33 step %c6 {
              %1053 = arith.addi %819, %1052 : index
              %1054 = vector.load %17[%1053] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1055 = arith.mulf %1054, %822 : vector<4xf32>
              %1056 = wave.fp8_encode "e5m2" %1055 : vector<4xf32> -> vector<4xi8>
              %1057 = arith.cmpi slt, %820, %kvHeads : index
              scf.if %1057 {
                %1058 = arith.muli %820, %c9 : index
                %1059 = arith.addi %825, %1058 : index
                %1060 = vector.shuffle %1056, %1056 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1061 = arith.divui %1052, %c4 : index
                %1062 = arith.muli %1061, %c23 : index
                %1063 = arith.remui %1052, %c4 : index
                %1064 = arith.muli %824, %c4 : index
                %1065 = arith.divui %1063, %c30 : index
                %1066 = arith.muli %1065, %c30 : index
                %1067 = arith.remui %1063, %c12 : index
                %1068 = arith.muli %1067, %c12 : index
                %1069 = arith.addi %1066, %1068 : index
                %1070 = arith.divui %1063, %c12 : index
                %1071 = arith.remui %1070, %c12 : index
                %1072 = arith.addi %1069, %1071 : index
                %1073 = arith.addi %1064, %1072 : index
                %1074 = arith.addi %1062, %1073 : index
                %1075 = arith.addi %1059, %1074 : index
                vector.store %1060, %kv[%1075] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1076 = arith.subi %820, %kvHeads : index
                %1077 = arith.muli %1076, %c9 : index
                %1078 = arith.addi %825, %1077 : index
                %1079 = arith.addi %1052, %c8 : index
                %1080 = arith.divui %1079, %c4 : index
                %1081 = arith.muli %1080, %c23 : index
                %1082 = arith.addi %1081, %c10 : index
                %1083 = arith.remui %1079, %c4 : index
                %1084 = arith.divui %824, %c12 : index
                %1085 = arith.remui %824, %c12 : index
                %1086 = arith.muli %1085, %c13 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.muli %1083, %c4 : index
                %1089 = arith.divui %1087, %c30 : index
                %1090 = arith.muli %1089, %c30 : index
                %1091 = arith.remui %1087, %c12 : index
                %1092 = arith.muli %1091, %c12 : index
                %1093 = arith.addi %1090, %1092 : index
                %1094 = arith.divui %1087, %c12 : index
                %1095 = arith.remui %1094, %c12 : index
                %1096 = arith.addi %1093, %1095 : index
                %1097 = arith.addi %1088, %1096 : index
                %1098 = arith.addi %1082, %1097 : index
                %1099 = arith.addi %1078, %1098 : index
                %1100 = vector.shuffle %1056, %1056 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1100, %kv[%1099] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1101 = arith.addi %1052, %c7 : index
                %1102 = arith.divui %1101, %c4 : index
                %1103 = arith.muli %1102, %c23 : index
                %1104 = arith.addi %1103, %c10 : index
                %1105 = arith.remui %1101, %c4 : index
                %1106 = arith.divui %824, %c12 : index
                %1107 = arith.remui %824, %c12 : index
                %1108 = arith.muli %1107, %c13 : index
                %1109 = arith.addi %1106, %1108 : index
                %1110 = arith.muli %1105, %c4 : index
                %1111 = arith.divui %1109, %c30 : index
                %1112 = arith.muli %1111, %c30 : index
                %1113 = arith.remui %1109, %c12 : index
                %1114 = arith.muli %1113, %c12 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.divui %1109, %c12 : index
                %1117 = arith.remui %1116, %c12 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.addi %1110, %1118 : index
                %1120 = arith.addi %1104, %1119 : index
                %1121 = arith.addi %1078, %1120 : index
                %1122 = vector.shuffle %1056, %1056 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1122, %kv[%1121] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1123 = arith.addi %1052, %c12 : index
                %1124 = arith.divui %1123, %c4 : index
                %1125 = arith.muli %1124, %c23 : index
                %1126 = arith.addi %1125, %c10 : index
                %1127 = arith.remui %1123, %c4 : index
                %1128 = arith.divui %824, %c12 : index
                %1129 = arith.remui %824, %c12 : index
                %1130 = arith.muli %1129, %c13 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.muli %1127, %c4 : index
                %1133 = arith.divui %1131, %c30 : index
                %1134 = arith.muli %1133, %c30 : index
                %1135 = arith.remui %1131, %c12 : index
                %1136 = arith.muli %1135, %c12 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.divui %1131, %c12 : index
                %1139 = arith.remui %1138, %c12 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.addi %1132, %1140 : index
                %1142 = arith.addi %1126, %1141 : index
                %1143 = arith.addi %1078, %1142 : index
                %1144 = vector.shuffle %1056, %1056 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1144, %kv[%1143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1145 = arith.addi %1052, %c24 : index
                %1146 = arith.divui %1145, %c4 : index
                %1147 = arith.muli %1146, %c23 : index
                %1148 = arith.addi %1147, %c10 : index
                %1149 = arith.remui %1145, %c4 : index
                %1150 = arith.divui %824, %c12 : index
                %1151 = arith.remui %824, %c12 : index
                %1152 = arith.muli %1151, %c13 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.muli %1149, %c4 : index
                %1155 = arith.divui %1153, %c30 : index
                %1156 = arith.muli %1155, %c30 : index
                %1157 = arith.remui %1153, %c12 : index
                %1158 = arith.muli %1157, %c12 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1153, %c12 : index
                %1161 = arith.remui %1160, %c12 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.addi %1154, %1162 : index
                %1164 = arith.addi %1148, %1163 : index
                %1165 = arith.addi %1078, %1164 : index
                %1166 = vector.shuffle %1056, %1056 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1166, %kv[%1165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1167 = arith.addi %453, %c42 : index
      %1168 = arith.addi %452, %1167 : index
      %1169 = arith.cmpi slt, %1168, %19 : index
      %1170 = arith.cmpi slt, %1167, %c4 : index
      %1171 = arith.andi %1169, %1170 : i1
      scf.if %1171 {
        %1172 = arith.addi %452, %1167 : index
        %1173 = arith.addi %slotsAt, %1172 : index
        %1174 = memref.load %step[%1173] : memref<?xi32>
        %1175 = arith.index_cast %1174 : i32 to index
        %1176 = arith.cmpi sge, %1175, %c8 : index
        scf.if %1176 {
          %1177 = arith.muli %1167, %c33 : index
          %1178 = arith.subi %0, %heads : index
          %1179 = memref.load %scales[%1178] : memref<?xf32>
          %1180 = vector.broadcast %1179 : f32 to vector<4xf32>
          %1181 = arith.divui %1175, %c4 : index
          %1182 = arith.remui %1175, %c4 : index
          %1183 = arith.muli %1181, %pageBytes : index
          %1184 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1184 {
            %1185 = wave.lane
            %1186 = arith.muli %1185, %c30 : index
            scf.for %1187 = %1186 to %c33 step %c6 {
              %1188 = arith.addi %1177, %1187 : index
              %1189 = vector.load %17[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.mulf %1189, %1180 : vector<4xf32>
              %1191 = arith.minimumf %1190, %c46 : vector<4xf32>
              %1192 = arith.maximumf %1191, %c47 : vector<4xf32>
              %1193 = arith.truncf %1192 : vector<4xf32> to vector<4xf16>
              %1194 = vector.bitcast %1193 : vector<4xf16> to vector<8xi8>
              %1195 = arith.cmpi slt, %1178, %kvHeads : index
              scf.if %1195 {
                %1196 = arith.muli %1178, %c48 : index
                %1197 = arith.addi %1183, %1196 : index
                %1198 = arith.divui %1187, %c4 : index
                %1199 = arith.muli %1198, %c18 : index
                %1200 = arith.remui %1187, %c4 : index
                %1201 = arith.divui %1200, %c13 : index
                %1202 = arith.muli %1201, %c23 : index
                %1203 = arith.muli %1182, %c4 : index
                %1204 = arith.addi %1202, %1203 : index
                %1205 = arith.remui %1200, %c13 : index
                %1206 = arith.muli %1205, %c12 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.addi %1199, %1207 : index
                %1209 = arith.addi %1197, %1208 : index
                vector.store %1194, %kv[%1209] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1210 = arith.subi %1178, %kvHeads : index
                %1211 = arith.muli %1210, %c48 : index
                %1212 = arith.addi %1183, %1211 : index
                %1213 = arith.addi %1187, %c8 : index
                %1214 = arith.divui %1213, %c4 : index
                %1215 = arith.muli %1214, %c18 : index
                %1216 = arith.addi %1215, %c9 : index
                %1217 = arith.remui %1213, %c4 : index
                %1218 = arith.divui %1182, %c12 : index
                %1219 = arith.remui %1182, %c12 : index
                %1220 = arith.muli %1219, %c13 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.divui %1221, %c13 : index
                %1223 = arith.muli %1222, %c23 : index
                %1224 = arith.muli %1217, %c4 : index
                %1225 = arith.addi %1223, %1224 : index
                %1226 = arith.remui %1221, %c13 : index
                %1227 = arith.muli %1226, %c12 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.addi %1216, %1228 : index
                %1230 = arith.addi %1212, %1229 : index
                %1231 = vector.shuffle %1194, %1194 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1231, %kv[%1230] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1232 = arith.addi %1187, %c7 : index
                %1233 = arith.divui %1232, %c4 : index
                %1234 = arith.muli %1233, %c18 : index
                %1235 = arith.addi %1234, %c9 : index
                %1236 = arith.remui %1232, %c4 : index
                %1237 = arith.divui %1182, %c12 : index
                %1238 = arith.remui %1182, %c12 : index
                %1239 = arith.muli %1238, %c13 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.divui %1240, %c13 : index
                %1242 = arith.muli %1241, %c23 : index
                %1243 = arith.muli %1236, %c4 : index
                %1244 = arith.addi %1242, %1243 : index
                %1245 = arith.remui %1240, %c13 : index
                %1246 = arith.muli %1245, %c12 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.addi %1235, %1247 : index
                %1249 = arith.addi %1212, %1248 : index
                %1250 = vector.shuffle %1194, %1194 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1250, %kv[%1249] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1251 = arith.addi %1187, %c12 : index
                %1252 = arith.divui %1251, %c4 : index
                %1253 = arith.muli %1252, %c18 : index
                %1254 = arith.addi %1253, %c9 : index
                %1255 = arith.remui %1251, %c4 : index
                %1256 = arith.divui %1182, %c12 : index
                %1257 = arith.remui %1182, %c12 : index
                %1258 = arith.muli %1257, %c13 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.divui %1259, %c13 : index
                %1261 = arith.muli %1260, %c23 : index
                %1262 = arith.muli %1255, %c4 : index
                %1263 = arith.addi %1261, %1262 : index
                %1264 = arith.remui %1259, %c13 : index
                %1265 = arith.muli %1264, %c12 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.addi %1254, %1266 : index
                %1268 = arith.addi %1212, %1267 : index
                %1269 = vector.shuffle %1194, %1194 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1269, %kv[%1268] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1270 = arith.addi %1187, %c24 : index
                %1271 = arith.divui %1270, %c4 : index
                %1272 = arith.muli %1271, %c18 : index
                %1273 = arith.addi %1272, %c9 : index
                %1274 = arith.remui %1270, %c4 : index
                %1275 = arith.divui %1182, %c12 : index
                %1276 = arith.remui %1182, %c12 : index
                %1277 = arith.muli %1276, %c13 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.divui %1278, %c13 : index
                %1280 = arith.muli %1279, %c23 : index
                %1281 = arith.muli %1274, %c4 : index
                %1282 = arith.addi %1280, %1281 : index
                %1283 = arith.remui %1278, %c13 : index
                %1284 = arith.muli %1283, %c12 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.addi %1273, %1285 : index
                %1287 = arith.addi %1212, %1286 : index
                %1288 = vector.shuffle %1194, %1194 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1288, %kv[%1287] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1289 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1289 {
            %1290 = wave.lane
            %1291 = arith.muli %1290, %c30 : index
            scf.for %1292 = %1291 to %c33 step %c6 {
              %1293 = arith.addi %1177, %1292 : index
              %1294 = vector.load %17[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = arith.mulf %1294, %1180 : vector<4xf32>
              %1296 = wave.fp8_encode "e4m3" %1295 : vector<4xf32> -> vector<4xi8>
              %1297 = arith.cmpi slt, %1178, %kvHeads : index
              scf.if %1297 {
                %1298 = arith.muli %1178, %c9 : index
                %1299 = arith.addi %1183, %1298 : index
                %1300 = vector.shuffle %1296, %1296 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1301 = arith.divui %1292, %c4 : index
                %1302 = arith.muli %1301, %c23 : index
                %1303 = arith.remui %1292, %c4 : index
                %1304 = arith.muli %1182, %c4 : index
                %1305 = arith.divui %1303, %c30 : index
                %1306 = arith.muli %1305, %c30 : index
                %1307 = arith.remui %1303, %c12 : index
                %1308 = arith.muli %1307, %c12 : index
                %1309 = arith.addi %1306, %1308 : index
                %1310 = arith.divui %1303, %c12 : index
                %1311 = arith.remui %1310, %c12 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.addi %1304, %1312 : index
                %1314 = arith.addi %1302, %1313 : index
                %1315 = arith.addi %1299, %1314 : index
                vector.store %1300, %kv[%1315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1316 = arith.subi %1178, %kvHeads : index
                %1317 = arith.muli %1316, %c9 : index
                %1318 = arith.addi %1183, %1317 : index
                %1319 = arith.addi %1292, %c8 : index
                %1320 = arith.divui %1319, %c4 : index
                %1321 = arith.muli %1320, %c23 : index
                %1322 = arith.addi %1321, %c10 : index
                %1323 = arith.remui %1319, %c4 : index
                %1324 = arith.divui %1182, %c12 : index
                %1325 = arith.remui %1182, %c12 : index
                %1326 = arith.muli %1325, %c13 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.muli %1323, %c4 : index
                %1329 = arith.divui %1327, %c30 : index
                %1330 = arith.muli %1329, %c30 : index
                %1331 = arith.remui %1327, %c12 : index
                %1332 = arith.muli %1331, %c12 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.divui %1327, %c12 : index
                %1335 = arith.remui %1334, %c12 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.addi %1328, %1336 : index
                %1338 = arith.addi %1322, %1337 : index
                %1339 = arith.addi %1318, %1338 : index
                %1340 = vector.shuffle %1296, %1296 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1340, %kv[%1339] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1341 = arith.addi %1292, %c7 : index
                %1342 = arith.divui %1341, %c4 : index
                %1343 = arith.muli %1342, %c23 : index
                %1344 = arith.addi %1343, %c10 : index
                %1345 = arith.remui %1341, %c4 : index
                %1346 = arith.divui %1182, %c12 : index
                %1347 = arith.remui %1182, %c12 : index
                %1348 = arith.muli %1347, %c13 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.muli %1345, %c4 : index
                %1351 = arith.divui %1349, %c30 : index
                %1352 = arith.muli %1351, %c30 : index
                %1353 = arith.remui %1349, %c12 : index
                %1354 = arith.muli %1353, %c12 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.divui %1349, %c12 : index
                %1357 = arith.remui %1356, %c12 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.addi %1350, %1358 : index
                %1360 = arith.addi %1344, %1359 : index
                %1361 = arith.addi %1318, %1360 : index
                %1362 = vector.shuffle %1296, %1296 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1362, %kv[%1361] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1363 = arith.addi %1292, %c12 : index
                %1364 = arith.divui %1363, %c4 : index
                %1365 = arith.muli %1364, %c23 : index
                %1366 = arith.addi %1365, %c10 : index
                %1367 = arith.remui %1363, %c4 : index
                %1368 = arith.divui %1182, %c12 : index
                %1369 = arith.remui %1182, %c12 : index
                %1370 = arith.muli %1369, %c13 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.muli %1367, %c4 : index
                %1373 = arith.divui %1371, %c30 : index
                %1374 = arith.muli %1373, %c30 : index
                %1375 = arith.remui %1371, %c12 : index
                %1376 = arith.muli %1375, %c12 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.divui %1371, %c12 : index
                %1379 = arith.remui %1378, %c12 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.addi %1372, %1380 : index
                %1382 = arith.addi %1366, %1381 : index
                %1383 = arith.addi %1318, %1382 : index
                %1384 = vector.shuffle %1296, %1296 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1384, %kv[%1383] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1385 = arith.addi %1292, %c24 : index
                %1386 = arith.divui %1385, %c4 : index
                %1387 = arith.muli %1386, %c23 : index
                %1388 = arith.addi %1387, %c10 : index
                %1389 = arith.remui %1385, %c4 : index
                %1390 = arith.divui %1182, %c12 : index
                %1391 = arith.remui %1182, %c12 : index
                %1392 = arith.muli %1391, %c13 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.muli %1389, %c4 : index
                %1395 = arith.divui %1393, %c30 : index
                %1396 = arith.muli %1395, %c30 : index
                %1397 = arith.remui %1393, %c12 : index
                %1398 = arith.muli %1397, %c12 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.divui %1393, %c12 : index
                %1401 = arith.remui %1400, %c12 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.addi %1394, %1402 : index
                %1404 = arith.addi %1388, %1403 : index
                %1405 = arith.addi %1318, %1404 : index
                %1406 = vector.shuffle %1296, %1296 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1406, %kv[%1405] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1407 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1407 {
            %1408 = wave.lane
            %1409 = arith.muli %1408, %c30 : index
            scf.for %1410 = %1409 to %c33 step %c6 {
              %1411 = arith.addi %1177, %1410 : index
              %1412 = vector.load %17[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = arith.mulf %1412, %1180 : vector<4xf32>
              %1414 = wave.fp8_encode "e5m2" %1413 : vector<4xf32> -> vector<4xi8>
              %1415 = arith.cmpi slt, %1178, %kvHeads : index
              scf.if %1415 {
                %1416 = arith.muli %1178, %c9 : index
                %1417 = arith.addi %1183, %1416 : index
                %1418 = vector.shuffle %1414, %1414 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1419 = arith.divui %1410, %c4 : index
                %1420 = arith.muli %1419, %c23 : index
                %1421 = arith.remui %1410, %c4 : index
                %1422 = arith.muli %1182, %c4 : index
                %1423 = arith.divui %1421, %c30 : index
                %1424 = arith.muli %1423, %c30 : index
                %1425 = arith.remui %1421, %c12 : index
                %1426 = arith.muli %1425, %c12 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.divui %1421, %c12 : index
                %1429 = arith.remui %1428, %c12 : index
                %1430 = arith.addi %1427, %1429 : index
                %1431 = arith.addi %1422, %1430 : index
                %1432 = arith.addi %1420, %1431 : index
                %1433 = arith.addi %1417, %1432 : index
                vector.store %1418, %kv[%1433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1434 = arith.subi %1178, %kvHeads : index
                %1435 = arith.muli %1434, %c9 : index
                %1436 = arith.addi %1183, %1435 : index
                %1437 = arith.addi %1410, %c8 : index
                %1438 = arith.divui %1437, %c4 : index
                %1439 = arith.muli %1438, %c23 : index
                %1440 = arith.addi %1439, %c10 : index
                %1441 = arith.remui %1437, %c4 : index
                %1442 = arith.divui %1182, %c12 : index
                %1443 = arith.remui %1182, %c12 : index
                %1444 = arith.muli %1443, %c13 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.muli %1441, %c4 : index
                %1447 = arith.divui %1445, %c30 : index
                %1448 = arith.muli %1447, %c30 : index
                %1449 = arith.remui %1445, %c12 : index
                %1450 = arith.muli %1449, %c12 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.divui %1445, %c12 : index
                %1453 = arith.remui %1452, %c12 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.addi %1446, %1454 : index
                %1456 = arith.addi %1440, %1455 : index
                %1457 = arith.addi %1436, %1456 : index
                %1458 = vector.shuffle %1414, %1414 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1458, %kv[%1457] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1459 = arith.addi %1410, %c7 : index
                %1460 = arith.divui %1459, %c4 : index
                %1461 = arith.muli %1460, %c23 : index
                %1462 = arith.addi %1461, %c10 : index
                %1463 = arith.remui %1459, %c4 : index
                %1464 = arith.divui %1182, %c12 : index
                %1465 = arith.remui %1182, %c12 : index
                %1466 = arith.muli %1465, %c13 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.muli %1463, %c4 : index
                %1469 = arith.divui %1467, %c30 : index
                %1470 = arith.muli %1469, %c30 : index
                %1471 = arith.remui %1467, %c12 : index
                %1472 = arith.muli %1471, %c12 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.divui %1467, %c12 : index
                %1475 = arith.remui %1474, %c12 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.addi %1468, %1476 : index
                %1478 = arith.addi %1462, %1477 : index
                %1479 = arith.addi %1436, %1478 : index
                %1480 = vector.shuffle %1414, %1414 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1480, %kv[%1479] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1481 = arith.addi %1410, %c12 : index
                %1482 = arith.divui %1481, %c4 : index
                %1483 = arith.muli %1482, %c23 : index
                %1484 = arith.addi %1483, %c10 : index
                %1485 = arith.remui %1481, %c4 : index
                %1486 = arith.divui %1182, %c12 : index
                %1487 = arith.remui %1182, %c12 : index
                %1488 = arith.muli %1487, %c13 : index
                %1489 = arith.addi %1486, %1488 : index
                %1490 = arith.muli %1485, %c4 : index
                %1491 = arith.divui %1489, %c30 : index
                %1492 = arith.muli %1491, %c30 : index
                %1493 = arith.remui %1489, %c12 : index
                %1494 = arith.muli %1493, %c12 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.divui %1489, %c12 : index
                %1497 = arith.remui %1496, %c12 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.addi %1490, %1498 : index
                %1500 = arith.addi %1484, %1499 : index
                %1501 = arith.addi %1436, %1500 : index
                %1502 = vector.shuffle %1414, %1414 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1502, %kv[%1501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1503 = arith.addi %1410, %c24 : index
                %1504 = arith.divui %1503, %c4 : index
                %1505 = arith.muli %1504, %c23 : index
                %1506 = arith.addi %1505, %c10 : index
                %1507 = arith.remui %1503, %c4 : index
                %1508 = arith.divui %1182, %c12 : index
                %1509 = arith.remui %1182, %c12 : index
                %1510 = arith.muli %1509, %c13 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.muli %1507, %c4 : index
                %1513 = arith.divui %1511, %c30 : index
                %1514 = arith.muli %1513, %c30 : index
                %1515 = arith.remui %1511, %c12 : index
                %1516 = arith.muli %1515, %c12 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.divui %1511, %c12 : index
                %1519 = arith.remui %1518, %c12 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.addi %1512, %1520 : index
                %1522 = arith.addi %1506, %1521 : index
                %1523 = arith.addi %1436, %1522 : index
                %1524 = vector.shuffle %1414, %1414 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1524, %kv[%1523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
