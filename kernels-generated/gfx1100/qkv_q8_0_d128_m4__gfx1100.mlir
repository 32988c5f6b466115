// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=128, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d128_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 4096 : index
  %c34 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c7 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c15 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c16 {
      %33 = arith.muli %32, %c7 : index
      %34 = arith.addi %c9, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c7 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c7 : index
    %39 = arith.divui %inputFeatures, %c15 : index
    %40 = arith.muli %4, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c8 : index
    %47 = arith.muli %46, %c8 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c8 iter_args(%52 = %c17, %53 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c9 : index
      %57 = arith.remui %55, %c4 : index
      %58 = arith.addi %15, %c6 : index
      %59 = arith.muli %56, %c15 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c8 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %64 = vector.bitcast %63 : vector<2xi8> to vector<1xf16>
      %65 = vector.extract %64[0] : f16 from vector<1xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %15, %c6 : index
      %68 = arith.addi %inputFeatures, %c5 : index
      %69 = arith.divui %68, %c6 : index
      %70 = arith.muli %69, %c6 : index
      %71 = arith.addi %67, %70 : index
      %72 = arith.muli %56, %c16 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c9 : index
      %75 = arith.muli %57, %c4 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c20 : vector<4xi32>
      %80 = arith.ori %79, %c21 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c22 : vector<4xi32>
      %83 = arith.andi %82, %c20 : vector<4xi32>
      %84 = arith.ori %83, %c21 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c23 : vector<16xf16>
      %88 = arith.mulf %87, %66 : vector<16xf16>
      %89 = arith.muli %56, %c16 : index
      %90 = arith.addi %71, %89 : index
      %91 = arith.addi %90, %c24 : index
      %92 = arith.muli %57, %c4 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.andi %95, %c20 : vector<4xi32>
      %97 = arith.ori %96, %c21 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %95, %c22 : vector<4xi32>
      %100 = arith.andi %99, %c20 : vector<4xi32>
      %101 = arith.ori %100, %c21 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.subf %103, %c23 : vector<16xf16>
      %105 = arith.mulf %104, %66 : vector<16xf16>
      %106 = arith.addi %51, %c10 : index
      %107 = arith.remui %55, %c4 : index
      %108 = arith.addi %15, %c6 : index
      %109 = arith.muli %106, %c15 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c8 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %114 = vector.bitcast %113 : vector<2xi8> to vector<1xf16>
      %115 = vector.extract %114[0] : f16 from vector<1xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = arith.addi %15, %c6 : index
      %118 = arith.addi %inputFeatures, %c5 : index
      %119 = arith.divui %118, %c6 : index
      %120 = arith.muli %119, %c6 : index
      %121 = arith.addi %117, %120 : index
      %122 = arith.muli %106, %c16 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.addi %123, %c9 : index
      %125 = arith.muli %107, %c4 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c20 : vector<4xi32>
      %130 = arith.ori %129, %c21 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c22 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.ori %133, %c21 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c23 : vector<16xf16>
      %138 = arith.mulf %137, %116 : vector<16xf16>
      %139 = arith.muli %106, %c16 : index
      %140 = arith.addi %121, %139 : index
      %141 = arith.addi %140, %c24 : index
      %142 = arith.muli %107, %c4 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<4xi32>
      %146 = arith.andi %145, %c20 : vector<4xi32>
      %147 = arith.ori %146, %c21 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %145, %c22 : vector<4xi32>
      %150 = arith.andi %149, %c20 : vector<4xi32>
      %151 = arith.ori %150, %c21 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = vector.shuffle %148, %152 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.subf %153, %c23 : vector<16xf16>
      %155 = arith.mulf %154, %116 : vector<16xf16>
      %156 = arith.addi %51, %c9 : index
      %157 = arith.remui %55, %c4 : index
      %158 = arith.addi %17, %c6 : index
      %159 = arith.muli %156, %c15 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %157, %c8 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %164 = vector.bitcast %163 : vector<2xi8> to vector<1xf16>
      %165 = vector.extract %164[0] : f16 from vector<1xf16>
      %166 = vector.broadcast %165 : f16 to vector<16xf16>
      %167 = arith.addi %17, %c6 : index
      %168 = arith.addi %inputFeatures, %c5 : index
      %169 = arith.divui %168, %c6 : index
      %170 = arith.muli %169, %c6 : index
      %171 = arith.addi %167, %170 : index
      %172 = arith.muli %156, %c16 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c9 : index
      %175 = arith.muli %157, %c4 : index
      %176 = arith.addi %174, %175 : index
      %177 = vector.load %w[%176] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.andi %178, %c20 : vector<4xi32>
      %180 = arith.ori %179, %c21 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %178, %c22 : vector<4xi32>
      %183 = arith.andi %182, %c20 : vector<4xi32>
      %184 = arith.ori %183, %c21 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = arith.subf %186, %c23 : vector<16xf16>
      %188 = arith.mulf %187, %166 : vector<16xf16>
      %189 = arith.muli %156, %c16 : index
      %190 = arith.addi %171, %189 : index
      %191 = arith.addi %190, %c24 : index
      %192 = arith.muli %157, %c4 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.andi %195, %c20 : vector<4xi32>
      %197 = arith.ori %196, %c21 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %195, %c22 : vector<4xi32>
      %200 = arith.andi %199, %c20 : vector<4xi32>
      %201 = arith.ori %200, %c21 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = arith.subf %203, %c23 : vector<16xf16>
      %205 = arith.mulf %204, %166 : vector<16xf16>
      %206 = arith.addi %51, %c10 : index
      %207 = arith.remui %55, %c4 : index
      %208 = arith.addi %17, %c6 : index
      %209 = arith.muli %206, %c15 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c8 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %214 = vector.bitcast %213 : vector<2xi8> to vector<1xf16>
      %215 = vector.extract %214[0] : f16 from vector<1xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %17, %c6 : index
      %218 = arith.addi %inputFeatures, %c5 : index
      %219 = arith.divui %218, %c6 : index
      %220 = arith.muli %219, %c6 : index
      %221 = arith.addi %217, %220 : index
      %222 = arith.muli %206, %c16 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c9 : index
      %225 = arith.muli %207, %c4 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.andi %228, %c20 : vector<4xi32>
      %230 = arith.ori %229, %c21 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %228, %c22 : vector<4xi32>
      %233 = arith.andi %232, %c20 : vector<4xi32>
      %234 = arith.ori %233, %c21 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.subf %236, %c23 : vector<16xf16>
      %238 = arith.mulf %237, %216 : vector<16xf16>
      %239 = arith.muli %206, %c16 : index
      %240 = arith.addi %221, %239 : index
      %241 = arith.addi %240, %c24 : index
      %242 = arith.muli %207, %c4 : index
      %243 = arith.addi %241, %242 : index
      %244 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %245 = vector.bitcast %244 : vector<16xi8> to vector<4xi32>
      %246 = arith.andi %245, %c20 : vector<4xi32>
      %247 = arith.ori %246, %c21 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %245, %c22 : vector<4xi32>
      %250 = arith.andi %249, %c20 : vector<4xi32>
      %251 = arith.ori %250, %c21 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = vector.shuffle %248, %252 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.subf %253, %c23 : vector<16xf16>
      %255 = arith.mulf %254, %216 : vector<16xf16>
      %256 = arith.muli %51, %c8 : index
      %257 = arith.addi %256, %c9 : index
      %258 = arith.muli %tileRows, %c4 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %38, %259 : index
      %261 = vector.load %26[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c7 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %26[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %88, %52 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %188, %53 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %51, %c8 : index
      %269 = arith.addi %268, %c10 : index
      %270 = arith.muli %tileRows, %c4 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %38, %271 : index
      %273 = vector.load %26[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c7 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %26[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %105, %266 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %205, %267 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %51, %c8 : index
      %281 = arith.addi %280, %c8 : index
      %282 = arith.muli %tileRows, %c4 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %38, %283 : index
      %285 = vector.load %26[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c7 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %26[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %138, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %238, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %51, %c8 : index
      %293 = arith.addi %292, %c25 : index
      %294 = arith.muli %tileRows, %c4 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %38, %295 : index
      %297 = vector.load %26[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c7 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %26[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %155, %290 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %255, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %302, %303 : vector<8xf32>, vector<8xf32>
    }
    %304 = arith.select %44, %50, %43 : index
    %308:2 = scf.for %305 = %50 to %304 step %c10 iter_args(%306 = %54#0, %307 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %309 = wave.lane
      %310 = arith.addi %305, %c9 : index
      %311 = arith.remui %309, %c4 : index
      %312 = arith.addi %15, %c6 : index
      %313 = arith.muli %310, %c15 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %311, %c8 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %w[%316] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %318 = vector.bitcast %317 : vector<2xi8> to vector<1xf16>
      %319 = vector.extract %318[0] : f16 from vector<1xf16>
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = arith.addi %15, %c6 : index
      %322 = arith.addi %inputFeatures, %c5 : index
      %323 = arith.divui %322, %c6 : index
      %324 = arith.muli %323, %c6 : index
      %325 = arith.addi %321, %324 : index
      %326 = arith.muli %310, %c16 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.addi %327, %c9 : index
      %329 = arith.muli %311, %c4 : index
      %330 = arith.addi %328, %329 : index
      %331 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = arith.andi %332, %c20 : vector<4xi32>
      %334 = arith.ori %333, %c21 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %332, %c22 : vector<4xi32>
      %337 = arith.andi %336, %c20 : vector<4xi32>
      %338 = arith.ori %337, %c21 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = arith.subf %340, %c23 : vector<16xf16>
      %342 = arith.mulf %341, %320 : vector<16xf16>
      %343 = arith.muli %310, %c16 : index
      %344 = arith.addi %325, %343 : index
      %345 = arith.addi %344, %c24 : index
      %346 = arith.muli %311, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.andi %349, %c20 : vector<4xi32>
      %351 = arith.ori %350, %c21 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %349, %c22 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.ori %354, %c21 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = arith.subf %357, %c23 : vector<16xf16>
      %359 = arith.mulf %358, %320 : vector<16xf16>
      %360 = arith.addi %305, %c9 : index
      %361 = arith.remui %309, %c4 : index
      %362 = arith.addi %17, %c6 : index
      %363 = arith.muli %360, %c15 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %361, %c8 : index
      %366 = arith.addi %364, %365 : index
      %367 = vector.load %w[%366] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %368 = vector.bitcast %367 : vector<2xi8> to vector<1xf16>
      %369 = vector.extract %368[0] : f16 from vector<1xf16>
      %370 = vector.broadcast %369 : f16 to vector<16xf16>
      %371 = arith.addi %17, %c6 : index
      %372 = arith.addi %inputFeatures, %c5 : index
      %373 = arith.divui %372, %c6 : index
      %374 = arith.muli %373, %c6 : index
      %375 = arith.addi %371, %374 : index
      %376 = arith.muli %360, %c16 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.addi %377, %c9 : index
      %379 = arith.muli %361, %c4 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.andi %382, %c20 : vector<4xi32>
      %384 = arith.ori %383, %c21 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %382, %c22 : vector<4xi32>
      %387 = arith.andi %386, %c20 : vector<4xi32>
      %388 = arith.ori %387, %c21 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %385, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = arith.subf %390, %c23 : vector<16xf16>
      %392 = arith.mulf %391, %370 : vector<16xf16>
      %393 = arith.muli %360, %c16 : index
      %394 = arith.addi %375, %393 : index
      %395 = arith.addi %394, %c24 : index
      %396 = arith.muli %361, %c4 : index
      %397 = arith.addi %395, %396 : index
      %398 = vector.load %w[%397] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %399 = vector.bitcast %398 : vector<16xi8> to vector<4xi32>
      %400 = arith.andi %399, %c20 : vector<4xi32>
      %401 = arith.ori %400, %c21 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %399, %c22 : vector<4xi32>
      %404 = arith.andi %403, %c20 : vector<4xi32>
      %405 = arith.ori %404, %c21 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = arith.subf %407, %c23 : vector<16xf16>
      %409 = arith.mulf %408, %370 : vector<16xf16>
      %410 = arith.muli %305, %c8 : index
      %411 = arith.addi %410, %c9 : index
      %412 = arith.muli %tileRows, %c4 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %38, %413 : index
      %415 = vector.load %26[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c7 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %26[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %342, %306 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %392, %307 : vector<16xf16>, vector<8xf32>
      %422 = arith.muli %305, %c8 : index
      %423 = arith.addi %422, %c10 : index
      %424 = arith.muli %tileRows, %c4 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.addi %38, %425 : index
      %427 = vector.load %26[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c7 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %26[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %359, %420 : vector<16xf16>, vector<8xf32>
      %433 = wave.mma %431, %409, %421 : vector<16xf16>, vector<8xf32>
      scf.yield %432, %433 : vector<8xf32>, vector<8xf32>
    }
    %434 = arith.addi %22, %c9 : index
    %435 = wave.lane
    %436 = arith.muli %3, %c8 : index
    %437 = arith.muli %436, %c24 : index
    %438 = arith.addi %437, %435 : index
    %439 = arith.muli %4, %c12 : index
    %440 = arith.addi %439, %438 : index
    %441 = arith.addi %440, %c9 : index
    %442 = arith.addi %441, %c9 : index
    %443 = vector.extract %308#0[0] : f32 from vector<8xf32>
    memref.store %443, %18[%442] : memref<?xf32>
    %444 = arith.muli %4, %c12 : index
    %445 = arith.addi %444, %438 : index
    %446 = arith.addi %445, %c9 : index
    %447 = arith.addi %446, %c15 : index
    %448 = vector.extract %308#0[1] : f32 from vector<8xf32>
    memref.store %448, %18[%447] : memref<?xf32>
    %449 = arith.muli %4, %c12 : index
    %450 = arith.addi %449, %438 : index
    %451 = arith.addi %450, %c9 : index
    %452 = arith.addi %451, %c26 : index
    %453 = vector.extract %308#0[2] : f32 from vector<8xf32>
    memref.store %453, %18[%452] : memref<?xf32>
    %454 = arith.muli %4, %c12 : index
    %455 = arith.addi %454, %438 : index
    %456 = arith.addi %455, %c9 : index
    %457 = arith.addi %456, %c27 : index
    %458 = vector.extract %308#0[3] : f32 from vector<8xf32>
    memref.store %458, %18[%457] : memref<?xf32>
    %459 = arith.muli %4, %c12 : index
    %460 = arith.addi %459, %438 : index
    %461 = arith.addi %460, %c9 : index
    %462 = arith.addi %461, %c6 : index
    %463 = vector.extract %308#0[4] : f32 from vector<8xf32>
    memref.store %463, %18[%462] : memref<?xf32>
    %464 = arith.muli %4, %c12 : index
    %465 = arith.addi %464, %438 : index
    %466 = arith.addi %465, %c9 : index
    %467 = arith.addi %466, %c28 : index
    %468 = vector.extract %308#0[5] : f32 from vector<8xf32>
    memref.store %468, %18[%467] : memref<?xf32>
    %469 = arith.muli %4, %c12 : index
    %470 = arith.addi %469, %438 : index
    %471 = arith.addi %470, %c9 : index
    %472 = arith.addi %471, %c29 : index
    %473 = vector.extract %308#0[6] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c12 : index
    %475 = arith.addi %474, %438 : index
    %476 = arith.addi %475, %c9 : index
    %477 = arith.addi %476, %c30 : index
    %478 = vector.extract %308#0[7] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c12 : index
    %480 = arith.addi %479, %438 : index
    %481 = arith.addi %480, %c24 : index
    %482 = arith.addi %481, %c9 : index
    %483 = vector.extract %308#1[0] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c12 : index
    %485 = arith.addi %484, %438 : index
    %486 = arith.addi %485, %c24 : index
    %487 = arith.addi %486, %c15 : index
    %488 = vector.extract %308#1[1] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c12 : index
    %490 = arith.addi %489, %438 : index
    %491 = arith.addi %490, %c24 : index
    %492 = arith.addi %491, %c26 : index
    %493 = vector.extract %308#1[2] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c12 : index
    %495 = arith.addi %494, %438 : index
    %496 = arith.addi %495, %c24 : index
    %497 = arith.addi %496, %c27 : index
    %498 = vector.extract %308#1[3] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c12 : index
    %500 = arith.addi %499, %438 : index
    %501 = arith.addi %500, %c24 : index
    %502 = arith.addi %501, %c6 : index
    %503 = vector.extract %308#1[4] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c12 : index
    %505 = arith.addi %504, %438 : index
    %506 = arith.addi %505, %c24 : index
    %507 = arith.addi %506, %c28 : index
    %508 = vector.extract %308#1[5] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c12 : index
    %510 = arith.addi %509, %438 : index
    %511 = arith.addi %510, %c24 : index
    %512 = arith.addi %511, %c29 : index
    %513 = vector.extract %308#1[6] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c12 : index
    %515 = arith.addi %514, %438 : index
    %516 = arith.addi %515, %c24 : index
    %517 = arith.addi %516, %c30 : index
    %518 = vector.extract %308#1[7] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    wave.barrier
    %519 = arith.muli %4, %c8 : index
    %520 = arith.addi %519, %c9 : index
    %521 = arith.muli %520, %c8 : index
    %522 = arith.divui %435, %c4 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.addi %434, %523 : index
    %525 = arith.cmpi slt, %524, %21 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c10 : index
      %527 = memref.load %factors[%524] : memref<?xf32>
      %528 = arith.select %526, %527, %c32 : f32
      %529 = arith.addi %438, %c9 : index
      %530 = arith.muli %520, %c15 : index
      %531 = arith.addi %529, %530 : index
      %532 = memref.load %18[%531] : memref<?xf32>
      %533 = arith.addi %531, %c12 : index
      %534 = memref.load %18[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.addi %531, %c33 : index
      %537 = memref.load %18[%536] : memref<?xf32>
      %538 = arith.addf %535, %537 : f32
      %539 = arith.addi %531, %c34 : index
      %540 = memref.load %18[%539] : memref<?xf32>
      %541 = arith.addf %538, %540 : f32
      %542 = arith.remui %435, %c4 : index
      %543 = arith.muli %542, %c2 : index
      %544 = arith.addi %15, %543 : index
      %545 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xf32>
      %547 = vector.extract %546[0] : f32 from vector<1xf32>
      %548 = arith.mulf %547, %528 : f32
      %549 = arith.mulf %541, %548 : f32
      %550 = arith.muli %3, %c8 : index
      %551 = arith.addi %550, %c9 : index
      %552 = arith.muli %551, %c4 : index
      %553 = arith.remui %435, %c4 : index
      %554 = arith.addi %552, %553 : index
      %555 = arith.muli %523, %c6 : index
      %556 = arith.addi %555, %554 : index
      memref.store %549, %19[%556] : memref<?xf32>
      %557 = arith.addi %438, %c24 : index
      %558 = arith.muli %520, %c15 : index
      %559 = arith.addi %557, %558 : index
      %560 = memref.load %18[%559] : memref<?xf32>
      %561 = arith.addi %559, %c12 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addf %560, %562 : f32
      %564 = arith.addi %559, %c33 : index
      %565 = memref.load %18[%564] : memref<?xf32>
      %566 = arith.addf %563, %565 : f32
      %567 = arith.addi %559, %c34 : index
      %568 = memref.load %18[%567] : memref<?xf32>
      %569 = arith.addf %566, %568 : f32
      %570 = arith.remui %435, %c4 : index
      %571 = arith.muli %570, %c2 : index
      %572 = arith.addi %17, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<1xf32>
      %575 = vector.extract %574[0] : f32 from vector<1xf32>
      %576 = arith.mulf %575, %528 : f32
      %577 = arith.mulf %569, %576 : f32
      %578 = arith.muli %3, %c8 : index
      %579 = arith.addi %578, %c10 : index
      %580 = arith.muli %579, %c4 : index
      %581 = arith.remui %435, %c4 : index
      %582 = arith.addi %580, %581 : index
      %583 = arith.muli %523, %c6 : index
      %584 = arith.addi %583, %582 : index
      memref.store %577, %19[%584] : memref<?xf32>
    }
    %585 = arith.muli %4, %c8 : index
    %586 = arith.addi %585, %c10 : index
    %587 = arith.muli %586, %c8 : index
    %588 = arith.divui %435, %c4 : index
    %589 = arith.addi %587, %588 : index
    %590 = arith.addi %434, %589 : index
    %591 = arith.cmpi slt, %590, %21 : index
    scf.if %591 {
      %592 = arith.cmpi eq, %hasFactors, %c10 : index
      %593 = memref.load %factors[%590] : memref<?xf32>
      %594 = arith.select %592, %593, %c32 : f32
      %595 = arith.addi %438, %c9 : index
      %596 = arith.muli %586, %c15 : index
      %597 = arith.addi %595, %596 : index
      %598 = memref.load %18[%597] : memref<?xf32>
      %599 = arith.addi %597, %c12 : index
      %600 = memref.load %18[%599] : memref<?xf32>
      %601 = arith.addf %598, %600 : f32
      %602 = arith.addi %597, %c33 : index
      %603 = memref.load %18[%602] : memref<?xf32>
      %604 = arith.addf %601, %603 : f32
      %605 = arith.addi %597, %c34 : index
      %606 = memref.load %18[%605] : memref<?xf32>
      %607 = arith.addf %604, %606 : f32
      %608 = arith.remui %435, %c4 : index
      %609 = arith.muli %608, %c2 : index
      %610 = arith.addi %15, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %594 : f32
      %615 = arith.mulf %607, %614 : f32
      %616 = arith.muli %3, %c8 : index
      %617 = arith.addi %616, %c9 : index
      %618 = arith.muli %617, %c4 : index
      %619 = arith.remui %435, %c4 : index
      %620 = arith.addi %618, %619 : index
      %621 = arith.muli %589, %c6 : index
      %622 = arith.addi %621, %620 : index
      memref.store %615, %19[%622] : memref<?xf32>
      %623 = arith.addi %438, %c24 : index
      %624 = arith.muli %586, %c15 : index
      %625 = arith.addi %623, %624 : index
      %626 = memref.load %18[%625] : memref<?xf32>
      %627 = arith.addi %625, %c12 : index
      %628 = memref.load %18[%627] : memref<?xf32>
      %629 = arith.addf %626, %628 : f32
      %630 = arith.addi %625, %c33 : index
      %631 = memref.load %18[%630] : memref<?xf32>
      %632 = arith.addf %629, %631 : f32
      %633 = arith.addi %625, %c34 : index
      %634 = memref.load %18[%633] : memref<?xf32>
      %635 = arith.addf %632, %634 : f32
      %636 = arith.remui %435, %c4 : index
      %637 = arith.muli %636, %c2 : index
      %638 = arith.addi %17, %637 : index
      %639 = vector.load %w[%638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %640 = vector.bitcast %639 : vector<4xi8> to vector<1xf32>
      %641 = vector.extract %640[0] : f32 from vector<1xf32>
      %642 = arith.mulf %641, %594 : f32
      %643 = arith.mulf %635, %642 : f32
      %644 = arith.muli %3, %c8 : index
      %645 = arith.addi %644, %c10 : index
      %646 = arith.muli %645, %c4 : index
      %647 = arith.remui %435, %c4 : index
      %648 = arith.addi %646, %647 : index
      %649 = arith.muli %589, %c6 : index
      %650 = arith.addi %649, %648 : index
      memref.store %643, %19[%650] : memref<?xf32>
    }
    wave.barrier
    %651 = arith.addi %22, %c9 : index
    %652 = wave.wave
    %653 = arith.addi %652, %c9 : index
    %654 = arith.addi %651, %653 : index
    %655 = arith.cmpi slt, %654, %21 : index
    scf.if %655 {
      %656 = arith.addi %651, %653 : index
      %657 = arith.muli %653, %c6 : index
      %658 = wave.lane
      %659 = arith.addi %658, %c9 : index
      %660 = arith.cmpi eq, %hasBias, %c10 : index
      %661 = arith.addi %657, %659 : index
      %662 = memref.load %19[%661] : memref<?xf32>
      %663 = arith.muli %0, %c6 : index
      %664 = arith.addi %663, %659 : index
      %665 = memref.load %bias[%664] : memref<?xf32>
      %666 = arith.addf %662, %665 : f32
      %667 = arith.select %660, %666, %662 : f32
      %668 = arith.addi %659, %c26 : index
      %669 = arith.cmpi eq, %hasBias, %c10 : index
      %670 = arith.addi %657, %668 : index
      %671 = memref.load %19[%670] : memref<?xf32>
      %672 = arith.muli %0, %c6 : index
      %673 = arith.addi %672, %668 : index
      %674 = memref.load %bias[%673] : memref<?xf32>
      %675 = arith.addf %671, %674 : f32
      %676 = arith.select %669, %675, %671 : f32
      %677 = arith.addi %658, %c15 : index
      %678 = arith.cmpi eq, %hasBias, %c10 : index
      %679 = arith.addi %657, %677 : index
      %680 = memref.load %19[%679] : memref<?xf32>
      %681 = arith.muli %0, %c6 : index
      %682 = arith.addi %681, %677 : index
      %683 = memref.load %bias[%682] : memref<?xf32>
      %684 = arith.addf %680, %683 : f32
      %685 = arith.select %678, %684, %680 : f32
      %686 = arith.addi %677, %c26 : index
      %687 = arith.cmpi eq, %hasBias, %c10 : index
      %688 = arith.addi %657, %686 : index
      %689 = memref.load %19[%688] : memref<?xf32>
      %690 = arith.muli %0, %c6 : index
      %691 = arith.addi %690, %686 : index
      %692 = memref.load %bias[%691] : memref<?xf32>
      %693 = arith.addf %689, %692 : f32
      %694 = arith.select %687, %693, %689 : f32
      %695 = arith.addi %heads, %kvHeads : index
      %696 = arith.cmpi slt, %0, %695 : index
      scf.if %696 {
        %697 = arith.addi %positionsAt, %656 : index
        %698 = memref.load %step[%697] : memref<?xi32>
        %699 = arith.index_cast %698 : i32 to index
        %700 = arith.cmpi eq, %hasNorm, %c10 : index
        %701 = math.fma %667, %667, %c38 : f32
        %702 = math.fma %676, %676, %701 : f32
        %703 = math.fma %685, %685, %702 : f32
        %704 = math.fma %694, %694, %703 : f32
        %705 = vector.broadcast %704 : f32 to vector<1xf32>
        %706 = wave.reduce "add" %705 : vector<1xf32>
        %707 = arith.mulf %706, %inverseHeadDim : f32
        %708 = arith.addf %707, %epsilon : f32
        %709 = math.sqrt %708 : f32
        %710 = arith.divf %c32, %709 : f32
        %711 = arith.cmpi slt, %0, %heads : index
        %712 = arith.addi %659, %c26 : index
        %713 = memref.load %query_norm[%659] : memref<?xf32>
        %714 = memref.load %key_norm[%659] : memref<?xf32>
        %715 = arith.select %711, %713, %714 : f32
        %716 = arith.mulf %667, %710 : f32
        %717 = arith.mulf %716, %715 : f32
        %718 = arith.select %700, %717, %667 : f32
        %719 = memref.load %query_norm[%712] : memref<?xf32>
        %720 = memref.load %key_norm[%712] : memref<?xf32>
        %721 = arith.select %711, %719, %720 : f32
        %722 = arith.mulf %676, %710 : f32
        %723 = arith.mulf %722, %721 : f32
        %724 = arith.select %700, %723, %676 : f32
        %725 = arith.addi %677, %c26 : index
        %726 = memref.load %query_norm[%677] : memref<?xf32>
        %727 = memref.load %key_norm[%677] : memref<?xf32>
        %728 = arith.select %711, %726, %727 : f32
        %729 = arith.mulf %685, %710 : f32
        %730 = arith.mulf %729, %728 : f32
        %731 = arith.select %700, %730, %685 : f32
        %732 = memref.load %query_norm[%725] : memref<?xf32>
        %733 = memref.load %key_norm[%725] : memref<?xf32>
        %734 = arith.select %711, %732, %733 : f32
        %735 = arith.mulf %694, %710 : f32
        %736 = arith.mulf %735, %734 : f32
        %737 = arith.select %700, %736, %694 : f32
        %738 = arith.remui %699, %c24 : index
        %739 = arith.muli %738, %c6 : index
        %740 = arith.addi %739, %659 : index
        %741 = arith.divui %699, %c24 : index
        %742 = arith.addi %741, %c24 : index
        %743 = arith.muli %742, %c6 : index
        %744 = arith.addi %743, %659 : index
        %745 = memref.load %rope[%740] : memref<?xf32>
        %746 = arith.addi %740, %c26 : index
        %747 = memref.load %rope[%746] : memref<?xf32>
        %748 = memref.load %rope[%744] : memref<?xf32>
        %749 = arith.addi %744, %c26 : index
        %750 = memref.load %rope[%749] : memref<?xf32>
        %751 = arith.mulf %748, %745 : f32
        %752 = arith.mulf %750, %747 : f32
        %753 = arith.subf %751, %752 : f32
        %754 = arith.mulf %750, %745 : f32
        %755 = arith.mulf %748, %747 : f32
        %756 = arith.addf %754, %755 : f32
        %757 = arith.mulf %718, %753 : f32
        %758 = arith.mulf %724, %756 : f32
        %759 = arith.subf %757, %758 : f32
        %760 = arith.mulf %724, %753 : f32
        %761 = arith.mulf %718, %756 : f32
        %762 = arith.addf %760, %761 : f32
        %763 = arith.cmpi slt, %0, %heads : index
        scf.if %763 {
          %764 = arith.muli %656, %heads : index
          %765 = arith.addi %764, %0 : index
          %766 = arith.muli %765, %c6 : index
          %767 = arith.addi %766, %659 : index
          memref.store %759, %q[%767] : memref<?xf32>
          %768 = arith.addi %767, %c26 : index
          memref.store %762, %q[%768] : memref<?xf32>
        } else {
          %769 = arith.addi %657, %659 : index
          memref.store %759, %19[%769] : memref<?xf32>
          %770 = arith.addi %657, %659 : index
          %771 = arith.addi %770, %c26 : index
          memref.store %762, %19[%771] : memref<?xf32>
        }
        %772 = arith.remui %699, %c24 : index
        %773 = arith.muli %772, %c6 : index
        %774 = arith.addi %773, %677 : index
        %775 = arith.divui %699, %c24 : index
        %776 = arith.addi %775, %c24 : index
        %777 = arith.muli %776, %c6 : index
        %778 = arith.addi %777, %677 : index
        %779 = memref.load %rope[%774] : memref<?xf32>
        %780 = arith.addi %774, %c26 : index
        %781 = memref.load %rope[%780] : memref<?xf32>
        %782 = memref.load %rope[%778] : memref<?xf32>
        %783 = arith.addi %778, %c26 : index
        %784 = memref.load %rope[%783] : memref<?xf32>
        %785 = arith.mulf %782, %779 : f32
        %786 = arith.mulf %784, %781 : f32
        %787 = arith.subf %785, %786 : f32
        %788 = arith.mulf %784, %779 : f32
        %789 = arith.mulf %782, %781 : f32
        %790 = arith.addf %788, %789 : f32
        %791 = arith.mulf %731, %787 : f32
        %792 = arith.mulf %737, %790 : f32
        %793 = arith.subf %791, %792 : f32
        %794 = arith.mulf %737, %787 : f32
        %795 = arith.mulf %731, %790 : f32
        %796 = arith.addf %794, %795 : f32
        %797 = arith.cmpi slt, %0, %heads : index
        scf.if %797 {
          %798 = arith.muli %656, %heads : index
          %799 = arith.addi %798, %0 : index
          %800 = arith.muli %799, %c6 : index
          %801 = arith.addi %800, %677 : index
          memref.store %793, %q[%801] : memref<?xf32>
          %802 = arith.addi %801, %c26 : index
          memref.store %796, %q[%802] : memref<?xf32>
        } else {
          %803 = arith.addi %657, %677 : index
          memref.store %793, %19[%803] : memref<?xf32>
          %804 = arith.addi %657, %677 : index
          %805 = arith.addi %804, %c26 : index
          memref.store %796, %19[%805] : memref<?xf32>
        }
      } else {
        %806 = arith.cmpi slt, %0, %heads : index
        scf.if %806 {
          %807 = arith.muli %656, %heads : index
          %808 = arith.addi %807, %0 : index
          %809 = arith.muli %808, %c6 : index
          %810 = arith.addi %809, %659 : index
          memref.store %667, %q[%810] : memref<?xf32>
          %811 = arith.addi %810, %c26 : index
          memref.store %676, %q[%811] : memref<?xf32>
        } else {
          %812 = arith.addi %657, %659 : index
          memref.store %667, %19[%812] : memref<?xf32>
          %813 = arith.addi %657, %659 : index
          %814 = arith.addi %813, %c26 : index
          memref.store %676, %19[%814] : memref<?xf32>
        }
        %815 = arith.cmpi slt, %0, %heads : index
        scf.if %815 {
          %816 = arith.muli %656, %heads : index
          %817 = arith.addi %816, %0 : index
          %818 = arith.muli %817, %c6 : index
          %819 = arith.addi %818, %677 : index
          memref.store %685, %q[%819] : memref<?xf32>
          %820 = arith.addi %819, %c26 : index
          memref.store %694, %q[%820] : memref<?xf32>
        } else {
          %821 = arith.addi %657, %677 : index
          memref.store %685, %19[%821] : memref<?xf32>
          %822 = arith.addi %657, %677 : index
          %823 = arith.addi %822, %c26 : index
          memref.store %694, %19[%823] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %824 = arith.cmpi sge, %0, %heads : index
    scf.if %824 {
      %825 = arith.addi %652, %c9 : index
      %826 = arith.addi %651, %825 : index
      %827 = arith.cmpi slt, %826, %21 : index
      scf.if %827 {
        %828 = arith.addi %651, %825 : index
        %829 = arith.addi %slotsAt, %828 : index
        %830 = memref.load %step[%829] : memref<?xi32>
        %831 = arith.index_cast %830 : i32 to index
        %832 = arith.cmpi sge, %831, %c9 : index
        scf.if %832 {
          %833 = arith.muli %825, %c6 : index
          %834 = arith.subi %0, %heads : index
          %835 = memref.load %scales[%834] : memref<?xf32>
          %836 = vector.broadcast %835 : f32 to vector<4xf32>
          %837 = arith.divui %831, %c4 : index
          %838 = arith.remui %831, %c4 : index
          %839 = arith.muli %837, %pageBytes : index
          %840 = arith.cmpi eq, %codec, %c9 : index
          scf.if %840 {
            %841 = wave.lane
            %842 = arith.muli %841, %c2 : index
            scf.for %843 = %842 to %c6 step %c6 {
              %844 = arith.addi %833, %843 : index
              %845 = vector.load %19[%844] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %846 = arith.mulf %845, %836 : vector<4xf32>
              %847 = arith.minimumf %846, %c44 : vector<4xf32>
              %848 = arith.maximumf %847, %c45 : vector<4xf32>
              %849 = arith.truncf %848 : vector<4xf32> to vector<4xf16>
              %850 = vector.bitcast %849 : vector<4xf16> to vector<8xi8>
              %851 = arith.cmpi slt, %834, %kvHeads : index
              scf.if %851 {
                %852 = arith.muli %834, %c11 : index
                %853 = arith.addi %839, %852 : index
                %854 = arith.divui %843, %c4 : index
                %855 = arith.muli %854, %c16 : index
                %856 = arith.remui %843, %c4 : index
                %857 = arith.divui %856, %c7 : index
                %858 = arith.muli %857, %c24 : index
                %859 = arith.muli %838, %c4 : index
                %860 = arith.addi %858, %859 : index
                %861 = arith.remui %856, %c7 : index
                %862 = arith.muli %861, %c8 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.addi %855, %863 : index
                %865 = arith.addi %853, %864 : index
                vector.store %850, %kv[%865] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %866 = arith.subi %834, %kvHeads : index
                %867 = arith.muli %866, %c11 : index
                %868 = arith.addi %839, %867 : index
                %869 = arith.addi %843, %c9 : index
                %870 = arith.divui %869, %c4 : index
                %871 = arith.muli %870, %c16 : index
                %872 = arith.addi %871, %c33 : index
                %873 = arith.remui %869, %c4 : index
                %874 = arith.divui %838, %c8 : index
                %875 = arith.remui %838, %c8 : index
                %876 = arith.muli %875, %c7 : index
                %877 = arith.addi %874, %876 : index
                %878 = arith.divui %877, %c7 : index
                %879 = arith.muli %878, %c24 : index
                %880 = arith.muli %873, %c4 : index
                %881 = arith.addi %879, %880 : index
                %882 = arith.remui %877, %c7 : index
                %883 = arith.muli %882, %c8 : index
                %884 = arith.addi %881, %883 : index
                %885 = arith.addi %872, %884 : index
                %886 = arith.addi %868, %885 : index
                %887 = vector.shuffle %850, %850 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %887, %kv[%886] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %888 = arith.addi %843, %c10 : index
                %889 = arith.divui %888, %c4 : index
                %890 = arith.muli %889, %c16 : index
                %891 = arith.addi %890, %c33 : index
                %892 = arith.remui %888, %c4 : index
                %893 = arith.divui %838, %c8 : index
                %894 = arith.remui %838, %c8 : index
                %895 = arith.muli %894, %c7 : index
                %896 = arith.addi %893, %895 : index
                %897 = arith.divui %896, %c7 : index
                %898 = arith.muli %897, %c24 : index
                %899 = arith.muli %892, %c4 : index
                %900 = arith.addi %898, %899 : index
                %901 = arith.remui %896, %c7 : index
                %902 = arith.muli %901, %c8 : index
                %903 = arith.addi %900, %902 : index
                %904 = arith.addi %891, %903 : index
                %905 = arith.addi %868, %904 : index
                %906 = vector.shuffle %850, %850 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %906, %kv[%905] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %907 = arith.addi %843, %c8 : index
                %908 = arith.divui %907, %c4 : index
                %909 = arith.muli %908, %c16 : index
                %910 = arith.addi %909, %c33 : index
                %911 = arith.remui %907, %c4 : index
                %912 = arith.divui %838, %c8 : index
                %913 = arith.remui %838, %c8 : index
                %914 = arith.muli %913, %c7 : index
                %915 = arith.addi %912, %914 : index
                %916 = arith.divui %915, %c7 : index
                %917 = arith.muli %916, %c24 : index
                %918 = arith.muli %911, %c4 : index
                %919 = arith.addi %917, %918 : index
                %920 = arith.remui %915, %c7 : index
                %921 = arith.muli %920, %c8 : index
                %922 = arith.addi %919, %921 : index
                %923 = arith.addi %910, %922 : index
                %924 = arith.addi %868, %923 : index
                %925 = vector.shuffle %850, %850 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %925, %kv[%924] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %926 = arith.addi %843, %c25 : index
                %927 = arith.divui %926, %c4 : index
                %928 = arith.muli %927, %c16 : index
                %929 = arith.addi %928, %c33 : index
                %930 = arith.remui %926, %c4 : index
                %931 = arith.divui %838, %c8 : index
                %932 = arith.remui %838, %c8 : index
                %933 = arith.muli %932, %c7 : index
                %934 = arith.addi %931, %933 : index
                %935 = arith.divui %934, %c7 : index
                %936 = arith.muli %935, %c24 : index
                %937 = arith.muli %930, %c4 : index
                %938 = arith.addi %936, %937 : index
                %939 = arith.remui %934, %c7 : index
                %940 = arith.muli %939, %c8 : index
                %941 = arith.addi %938, %940 : index
                %942 = arith.addi %929, %941 : index
                %943 = arith.addi %868, %942 : index
                %944 = vector.shuffle %850, %850 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %944, %kv[%943] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %945 = arith.cmpi eq, %codec, %c10 : index
          scf.if %945 {
            %946 = wave.lane
            %947 = arith.muli %946, %c2 : index
            scf.for %948 = %947 to %c6 step %c6 {
              %949 = arith.addi %833, %948 : index
              %950 = vector.load %19[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %951 = arith.mulf %950, %836 : vector<4xf32>
              %952 = wave.fp8_encode "e4m3" %951 : vector<4xf32> -> vector<4xi8>
              %953 = arith.cmpi slt, %834, %kvHeads : index
              scf.if %953 {
                %954 = arith.muli %834, %c33 : index
                %955 = arith.addi %839, %954 : index
                %956 = vector.shuffle %952, %952 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %957 = arith.divui %948, %c4 : index
                %958 = arith.muli %957, %c24 : index
                %959 = arith.remui %948, %c4 : index
                %960 = arith.muli %838, %c4 : index
                %961 = arith.divui %959, %c2 : index
                %962 = arith.muli %961, %c2 : index
                %963 = arith.remui %959, %c8 : index
                %964 = arith.muli %963, %c8 : index
                %965 = arith.addi %962, %964 : index
                %966 = arith.divui %959, %c8 : index
                %967 = arith.remui %966, %c8 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.addi %960, %968 : index
                %970 = arith.addi %958, %969 : index
                %971 = arith.addi %955, %970 : index
                vector.store %956, %kv[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %972 = arith.subi %834, %kvHeads : index
                %973 = arith.muli %972, %c33 : index
                %974 = arith.addi %839, %973 : index
                %975 = arith.addi %948, %c9 : index
                %976 = arith.divui %975, %c4 : index
                %977 = arith.muli %976, %c24 : index
                %978 = arith.addi %977, %c12 : index
                %979 = arith.remui %975, %c4 : index
                %980 = arith.divui %838, %c8 : index
                %981 = arith.remui %838, %c8 : index
                %982 = arith.muli %981, %c7 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.muli %979, %c4 : index
                %985 = arith.divui %983, %c2 : index
                %986 = arith.muli %985, %c2 : index
                %987 = arith.remui %983, %c8 : index
                %988 = arith.muli %987, %c8 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.divui %983, %c8 : index
                %991 = arith.remui %990, %c8 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.addi %984, %992 : index
                %994 = arith.addi %978, %993 : index
                %995 = arith.addi %974, %994 : index
                %996 = vector.shuffle %952, %952 [0] : vector<4xi8>, vector<4xi8>
                vector.store %996, %kv[%995] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %997 = arith.addi %948, %c10 : index
                %998 = arith.divui %997, %c4 : index
                %999 = arith.muli %998, %c24 : index
                %1000 = arith.addi %999, %c12 : index
                %1001 = arith.remui %997, %c4 : index
                %1002 = arith.divui %838, %c8 : index
                %1003 = arith.remui %838, %c8 : index
                %1004 = arith.muli %1003, %c7 : index
                %1005 = arith.addi %1002, %1004 : index
                %1006 = arith.muli %1001, %c4 : index
                %1007 = arith.divui %1005, %c2 : index
                %1008 = arith.muli %1007, %c2 : index
                %1009 = arith.remui %1005, %c8 : index
                %1010 = arith.muli %1009, %c8 : index
                %1011 = arith.addi %1008, %1010 : index
                %1012 = arith.divui %1005, %c8 : index
                %1013 = arith.remui %1012, %c8 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.addi %1006, %1014 : index
                %1016 = arith.addi %1000, %1015 : index
                %1017 = arith.addi %974, %1016 : index
                %1018 = vector.shuffle %952, %952 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1018, %kv[%1017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1019 = arith.addi %948, %c8 : index
                %1020 = arith.divui %1019, %c4 : index
                %1021 = arith.muli %1020, %c24 : index
                %1022 = arith.addi %1021, %c12 : index
                %1023 = arith.remui %1019, %c4 : index
                %1024 = arith.divui %838, %c8 : index
                %1025 = arith.remui %838, %c8 : index
                %1026 = arith.muli %1025, %c7 : index
                %1027 = arith.addi %1024, %1026 : index
                %1028 = arith.muli %1023, %c4 : index
                %1029 = arith.divui %1027, %c2 : index
                %1030 = arith.muli %1029, %c2 : index
                %1031 = arith.remui %1027, %c8 : index
                %1032 = arith.muli %1031, %c8 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.divui %1027, %c8 : index
                %1035 = arith.remui %1034, %c8 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.addi %1028, %1036 : index
                %1038 = arith.addi %1022, %1037 : index
                %1039 = arith.addi %974, %1038 : index
                %1040 = vector.shuffle %952, %952 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1040, %kv[%1039] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1041 = arith.addi %948, %c25 : index
                %1042 = arith.divui %1041, %c4 : index
                %1043 = arith.muli %1042, %c24 : index
                %1044 = arith.addi %1043, %c12 : index
                %1045 = arith.remui %1041, %c4 : index
                %1046 = arith.divui %838, %c8 : index
                %1047 = arith.remui %838, %c8 : index
                %1048 = arith.muli %1047, %c7 : index
                %1049 = arith.addi %1046, %1048 : index
                %1050 = arith.muli %1045, %c4 : index
                %1051 = arith.divui %1049, %c2 : index
                %1052 = arith.muli %1051, %c2 : index
                %1053 = arith.remui %1049, %c8 : index
                %1054 = arith.muli %1053, %c8 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.divui %1049, %c8 : index
                %1057 = arith.remui %1056, %c8 : index
                %1058 = arith.addi %1055, %1057 : index
                %1059 = arith.addi %1050, %1058 : index
                %1060 = arith.addi %1044, %1059 : index
                %1061 = arith.addi %974, %1060 : index
                %1062 = vector.shuffle %952, %952 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1062, %kv[%1061] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1063 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1063 {
            %1064 = wave.lane
            %1065 = arith.muli %1064, %c2 : index
            scf.for %1066 = %1065 to %c6 step %c6 {
              %1067 = arith.addi %833, %1066 : index
              %1068 = vector.load %19[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = arith.mulf %1068, %836 : vector<4xf32>
              %1070 = wave.fp8_encode "e5m2" %1069 : vector<4xf32> -> vector<4xi8>
              %1071 = arith.cmpi slt, %834, %kvHeads : index
              scf.if %1071 {
                %1072 = arith.muli %834, %c33 : index
                %1073 = arith.addi %839, %1072 : index
                %1074 = vector.shuffle %1070, %1070 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1075 = arith.divui %1066, %c4 : index
                %1076 = arith.muli %1075, %c24 : index
                %1077 = arith.remui %1066, %c4 : index
                %1078 = arith.muli %838, %c4 : index
                %1079 = arith.divui %1077, %c2 : index
                %1080 = arith.muli %1079, %c2 : index
                %1081 = arith.remui %1077, %c8 : index
                %1082 = arith.muli %1081, %c8 : index
                %1083 = arith.addi %1080, %1082 : index
                %1084 = arith.divui %1077, %c8 : index
                %1085 = arith.remui %1084, %c8 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.addi %1078, %1086 : index
                %1088 = arith.addi %1076, %1087 : index
                %1089 = arith.addi %1073, %1088 : index
                vector.store %1074, %kv[%1089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1090 = arith.subi %834, %kvHeads : index
                %1091 = arith.muli %1090, %c33 : index
                %1092 = arith.addi %839, %1091 : index
                %1093 = arith.addi %1066, %c9 : index
                %1094 = arith.divui %1093, %c4 : index
                %1095 = arith.muli %1094, %c24 : index
                %1096 = arith.addi %1095, %c12 : index
                %1097 = arith.remui %1093, %c4 : index
                %1098 = arith.divui %838, %c8 : index
                %1099 = arith.remui %838, %c8 : index
                %1100 = arith.muli %1099, %c7 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.muli %1097, %c4 : index
                %1103 = arith.divui %1101, %c2 : index
                %1104 = arith.muli %1103, %c2 : index
                %1105 = arith.remui %1101, %c8 : index
                %1106 = arith.muli %1105, %c8 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.divui %1101, %c8 : index
                %1109 = arith.remui %1108, %c8 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1102, %1110 : index
                %1112 = arith.addi %1096, %1111 : index
                %1113 = arith.addi %1092, %1112 : index
                %1114 = vector.shuffle %1070, %1070 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1114, %kv[%1113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1115 = arith.addi %1066, %c10 : index
                %1116 = arith.divui %1115, %c4 : index
                %1117 = arith.muli %1116, %c24 : index
                %1118 = arith.addi %1117, %c12 : index
                %1119 = arith.remui %1115, %c4 : index
                %1120 = arith.divui %838, %c8 : index
                %1121 = arith.remui %838, %c8 : index
                %1122 = arith.muli %1121, %c7 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.muli %1119, %c4 : index
                %1125 = arith.divui %1123, %c2 : index
                %1126 = arith.muli %1125, %c2 : index
                %1127 = arith.remui %1123, %c8 : index
                %1128 = arith.muli %1127, %c8 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.divui %1123, %c8 : index
                %1131 = arith.remui %1130, %c8 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.addi %1124, %1132 : index
                %1134 = arith.addi %1118, %1133 : index
                %1135 = arith.addi %1092, %1134 : index
                %1136 = vector.shuffle %1070, %1070 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1136, %kv[%1135] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1137 = arith.addi %1066, %c8 : index
                %1138 = arith.divui %1137, %c4 : index
                %1139 = arith.muli %1138, %c24 : index
                %1140 = arith.addi %1139, %c12 : index
                %1141 = arith.remui %1137, %c4 : index
                %1142 = arith.divui %838, %c8 : index
                %1143 = arith.remui %838, %c8 : index
                %1144 = arith.muli %1143, %c7 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.muli %1141, %c4 : index
                %1147 = arith.divui %1145, %c2 : index
                %1148 = arith.muli %1147, %c2 : index
                %1149 = arith.remui %1145, %c8 : index
                %1150 = arith.muli %1149, %c8 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.divui %1145, %c8 : index
                %1153 = arith.remui %1152, %c8 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.addi %1146, %1154 : index
                %1156 = arith.addi %1140, %1155 : index
                %1157 = arith.addi %1092, %1156 : index
                %1158 = vector.shuffle %1070, %1070 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1158, %kv[%1157] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1159 = arith.addi %1066, %c25 : index
                %1160 = arith.divui %1159, %c4 : index
                %1161 = arith.muli %1160, %c24 : index
                %1162 = arith.addi %1161, %c12 : index
                %1163 = arith.remui %1159, %c4 : index
                %1164 = arith.divui %838, %c8 : index
                %1165 = arith.remui %838, %c8 : index
                %1166 = arith.muli %1165, %c7 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.muli %1163, %c4 : index
                %1169 = arith.divui %1167, %c2 : index
                %1170 = arith.muli %1169, %c2 : index
                %1171 = arith.remui %1167, %c8 : index
                %1172 = arith.muli %1171, %c8 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1167, %c8 : index
                %1175 = arith.remui %1174, %c8 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.addi %1168, %1176 : index
                %1178 = arith.addi %1162, %1177 : index
                %1179 = arith.addi %1092, %1178 : index
                %1180 = vector.shuffle %1070, %1070 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1180, %kv[%1179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
