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
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4096 : index
  %c34 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c40 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %527 = arith.muli %524, %c8 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %operandScale : f32
      %530 = arith.select %526, %529, %operandScale : f32
      %531 = arith.addi %438, %c9 : index
      %532 = arith.muli %520, %c15 : index
      %533 = arith.addi %531, %532 : index
      %534 = memref.load %18[%533] : memref<?xf32>
      %535 = arith.addi %533, %c12 : index
      %536 = memref.load %18[%535] : memref<?xf32>
      %537 = arith.addf %534, %536 : f32
      %538 = arith.addi %533, %c33 : index
      %539 = memref.load %18[%538] : memref<?xf32>
      %540 = arith.addf %537, %539 : f32
      %541 = arith.addi %533, %c34 : index
      %542 = memref.load %18[%541] : memref<?xf32>
      %543 = arith.addf %540, %542 : f32
      %544 = arith.remui %435, %c4 : index
      %545 = arith.muli %544, %c2 : index
      %546 = arith.addi %15, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %530 : f32
      %551 = arith.mulf %543, %550 : f32
      %552 = arith.muli %3, %c8 : index
      %553 = arith.addi %552, %c9 : index
      %554 = arith.muli %553, %c4 : index
      %555 = arith.remui %435, %c4 : index
      %556 = arith.addi %554, %555 : index
      %557 = arith.muli %523, %c6 : index
      %558 = arith.addi %557, %556 : index
      memref.store %551, %19[%558] : memref<?xf32>
      %559 = arith.addi %438, %c24 : index
      %560 = arith.muli %520, %c15 : index
      %561 = arith.addi %559, %560 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addi %561, %c12 : index
      %564 = memref.load %18[%563] : memref<?xf32>
      %565 = arith.addf %562, %564 : f32
      %566 = arith.addi %561, %c33 : index
      %567 = memref.load %18[%566] : memref<?xf32>
      %568 = arith.addf %565, %567 : f32
      %569 = arith.addi %561, %c34 : index
      %570 = memref.load %18[%569] : memref<?xf32>
      %571 = arith.addf %568, %570 : f32
      %572 = arith.remui %435, %c4 : index
      %573 = arith.muli %572, %c2 : index
      %574 = arith.addi %17, %573 : index
      %575 = vector.load %w[%574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %576 = vector.bitcast %575 : vector<4xi8> to vector<1xf32>
      %577 = vector.extract %576[0] : f32 from vector<1xf32>
      %578 = arith.mulf %577, %530 : f32
      %579 = arith.mulf %571, %578 : f32
      %580 = arith.muli %3, %c8 : index
      %581 = arith.addi %580, %c10 : index
      %582 = arith.muli %581, %c4 : index
      %583 = arith.remui %435, %c4 : index
      %584 = arith.addi %582, %583 : index
      %585 = arith.muli %523, %c6 : index
      %586 = arith.addi %585, %584 : index
      memref.store %579, %19[%586] : memref<?xf32>
    }
    %587 = arith.muli %4, %c8 : index
    %588 = arith.addi %587, %c10 : index
    %589 = arith.muli %588, %c8 : index
    %590 = arith.divui %435, %c4 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.addi %434, %591 : index
    %593 = arith.cmpi slt, %592, %21 : index
    scf.if %593 {
      %594 = arith.cmpi eq, %hasFactors, %c10 : index
      %595 = arith.muli %592, %c8 : index
      %596 = memref.load %factors[%595] : memref<?xf32>
      %597 = arith.mulf %596, %operandScale : f32
      %598 = arith.select %594, %597, %operandScale : f32
      %599 = arith.addi %438, %c9 : index
      %600 = arith.muli %588, %c15 : index
      %601 = arith.addi %599, %600 : index
      %602 = memref.load %18[%601] : memref<?xf32>
      %603 = arith.addi %601, %c12 : index
      %604 = memref.load %18[%603] : memref<?xf32>
      %605 = arith.addf %602, %604 : f32
      %606 = arith.addi %601, %c33 : index
      %607 = memref.load %18[%606] : memref<?xf32>
      %608 = arith.addf %605, %607 : f32
      %609 = arith.addi %601, %c34 : index
      %610 = memref.load %18[%609] : memref<?xf32>
      %611 = arith.addf %608, %610 : f32
      %612 = arith.remui %435, %c4 : index
      %613 = arith.muli %612, %c2 : index
      %614 = arith.addi %15, %613 : index
      %615 = vector.load %w[%614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %616 = vector.bitcast %615 : vector<4xi8> to vector<1xf32>
      %617 = vector.extract %616[0] : f32 from vector<1xf32>
      %618 = arith.mulf %617, %598 : f32
      %619 = arith.mulf %611, %618 : f32
      %620 = arith.muli %3, %c8 : index
      %621 = arith.addi %620, %c9 : index
      %622 = arith.muli %621, %c4 : index
      %623 = arith.remui %435, %c4 : index
      %624 = arith.addi %622, %623 : index
      %625 = arith.muli %591, %c6 : index
      %626 = arith.addi %625, %624 : index
      memref.store %619, %19[%626] : memref<?xf32>
      %627 = arith.addi %438, %c24 : index
      %628 = arith.muli %588, %c15 : index
      %629 = arith.addi %627, %628 : index
      %630 = memref.load %18[%629] : memref<?xf32>
      %631 = arith.addi %629, %c12 : index
      %632 = memref.load %18[%631] : memref<?xf32>
      %633 = arith.addf %630, %632 : f32
      %634 = arith.addi %629, %c33 : index
      %635 = memref.load %18[%634] : memref<?xf32>
      %636 = arith.addf %633, %635 : f32
      %637 = arith.addi %629, %c34 : index
      %638 = memref.load %18[%637] : memref<?xf32>
      %639 = arith.addf %636, %638 : f32
      %640 = arith.remui %435, %c4 : index
      %641 = arith.muli %640, %c2 : index
      %642 = arith.addi %17, %641 : index
      %643 = vector.load %w[%642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %644 = vector.bitcast %643 : vector<4xi8> to vector<1xf32>
      %645 = vector.extract %644[0] : f32 from vector<1xf32>
      %646 = arith.mulf %645, %598 : f32
      %647 = arith.mulf %639, %646 : f32
      %648 = arith.muli %3, %c8 : index
      %649 = arith.addi %648, %c10 : index
      %650 = arith.muli %649, %c4 : index
      %651 = arith.remui %435, %c4 : index
      %652 = arith.addi %650, %651 : index
      %653 = arith.muli %591, %c6 : index
      %654 = arith.addi %653, %652 : index
      memref.store %647, %19[%654] : memref<?xf32>
    }
    wave.barrier
    %655 = arith.addi %22, %c9 : index
    %656 = wave.wave
    %657 = arith.addi %656, %c9 : index
    %658 = arith.addi %655, %657 : index
    %659 = arith.cmpi slt, %658, %21 : index
    scf.if %659 {
      %660 = arith.addi %655, %657 : index
      %661 = arith.muli %657, %c6 : index
      %662 = wave.lane
      %663 = arith.addi %662, %c9 : index
      %664 = arith.cmpi eq, %hasBias, %c10 : index
      %665 = arith.addi %661, %663 : index
      %666 = memref.load %19[%665] : memref<?xf32>
      %667 = arith.muli %0, %c6 : index
      %668 = arith.addi %667, %663 : index
      %669 = memref.load %bias[%668] : memref<?xf32>
      %670 = arith.addf %666, %669 : f32
      %671 = arith.select %664, %670, %666 : f32
      %672 = arith.addi %663, %c26 : index
      %673 = arith.cmpi eq, %hasBias, %c10 : index
      %674 = arith.addi %661, %672 : index
      %675 = memref.load %19[%674] : memref<?xf32>
      %676 = arith.muli %0, %c6 : index
      %677 = arith.addi %676, %672 : index
      %678 = memref.load %bias[%677] : memref<?xf32>
      %679 = arith.addf %675, %678 : f32
      %680 = arith.select %673, %679, %675 : f32
      %681 = arith.addi %662, %c15 : index
      %682 = arith.cmpi eq, %hasBias, %c10 : index
      %683 = arith.addi %661, %681 : index
      %684 = memref.load %19[%683] : memref<?xf32>
      %685 = arith.muli %0, %c6 : index
      %686 = arith.addi %685, %681 : index
      %687 = memref.load %bias[%686] : memref<?xf32>
      %688 = arith.addf %684, %687 : f32
      %689 = arith.select %682, %688, %684 : f32
      %690 = arith.addi %681, %c26 : index
      %691 = arith.cmpi eq, %hasBias, %c10 : index
      %692 = arith.addi %661, %690 : index
      %693 = memref.load %19[%692] : memref<?xf32>
      %694 = arith.muli %0, %c6 : index
      %695 = arith.addi %694, %690 : index
      %696 = memref.load %bias[%695] : memref<?xf32>
      %697 = arith.addf %693, %696 : f32
      %698 = arith.select %691, %697, %693 : f32
      %699 = arith.addi %heads, %kvHeads : index
      %700 = arith.cmpi slt, %0, %699 : index
      scf.if %700 {
        %701 = arith.addi %positionsAt, %660 : index
        %702 = memref.load %step[%701] : memref<?xi32>
        %703 = arith.index_cast %702 : i32 to index
        %704 = arith.cmpi eq, %hasNorm, %c10 : index
        %705 = math.fma %671, %671, %c38 : f32
        %706 = math.fma %680, %680, %705 : f32
        %707 = math.fma %689, %689, %706 : f32
        %708 = math.fma %698, %698, %707 : f32
        %709 = vector.broadcast %708 : f32 to vector<1xf32>
        %710 = wave.reduce "add" %709 : vector<1xf32>
        %711 = arith.mulf %710, %inverseHeadDim : f32
        %712 = arith.addf %711, %epsilon : f32
        %713 = math.sqrt %712 : f32
        %714 = arith.divf %c40, %713 : f32
        %715 = arith.cmpi slt, %0, %heads : index
        %716 = arith.addi %663, %c26 : index
        %717 = memref.load %query_norm[%663] : memref<?xf32>
        %718 = memref.load %key_norm[%663] : memref<?xf32>
        %719 = arith.select %715, %717, %718 : f32
        %720 = arith.mulf %671, %714 : f32
        %721 = arith.mulf %720, %719 : f32
        %722 = arith.select %704, %721, %671 : f32
        %723 = memref.load %query_norm[%716] : memref<?xf32>
        %724 = memref.load %key_norm[%716] : memref<?xf32>
        %725 = arith.select %715, %723, %724 : f32
        %726 = arith.mulf %680, %714 : f32
        %727 = arith.mulf %726, %725 : f32
        %728 = arith.select %704, %727, %680 : f32
        %729 = arith.addi %681, %c26 : index
        %730 = memref.load %query_norm[%681] : memref<?xf32>
        %731 = memref.load %key_norm[%681] : memref<?xf32>
        %732 = arith.select %715, %730, %731 : f32
        %733 = arith.mulf %689, %714 : f32
        %734 = arith.mulf %733, %732 : f32
        %735 = arith.select %704, %734, %689 : f32
        %736 = memref.load %query_norm[%729] : memref<?xf32>
        %737 = memref.load %key_norm[%729] : memref<?xf32>
        %738 = arith.select %715, %736, %737 : f32
        %739 = arith.mulf %698, %714 : f32
        %740 = arith.mulf %739, %738 : f32
        %741 = arith.select %704, %740, %698 : f32
        %742 = arith.remui %703, %c24 : index
        %743 = arith.muli %742, %c6 : index
        %744 = arith.addi %743, %663 : index
        %745 = arith.divui %703, %c24 : index
        %746 = arith.addi %745, %c24 : index
        %747 = arith.muli %746, %c6 : index
        %748 = arith.addi %747, %663 : index
        %749 = memref.load %rope[%744] : memref<?xf32>
        %750 = arith.addi %744, %c26 : index
        %751 = memref.load %rope[%750] : memref<?xf32>
        %752 = memref.load %rope[%748] : memref<?xf32>
        %753 = arith.addi %748, %c26 : index
        %754 = memref.load %rope[%753] : memref<?xf32>
        %755 = arith.mulf %752, %749 : f32
        %756 = arith.mulf %754, %751 : f32
        %757 = arith.subf %755, %756 : f32
        %758 = arith.mulf %754, %749 : f32
        %759 = arith.mulf %752, %751 : f32
        %760 = arith.addf %758, %759 : f32
        %761 = arith.mulf %722, %757 : f32
        %762 = arith.mulf %728, %760 : f32
        %763 = arith.subf %761, %762 : f32
        %764 = arith.mulf %728, %757 : f32
        %765 = arith.mulf %722, %760 : f32
        %766 = arith.addf %764, %765 : f32
        %767 = arith.cmpi slt, %0, %heads : index
        scf.if %767 {
          %768 = arith.muli %660, %heads : index
          %769 = arith.addi %768, %0 : index
          %770 = arith.muli %769, %c6 : index
          %771 = arith.addi %770, %663 : index
          memref.store %763, %q[%771] : memref<?xf32>
          %772 = arith.addi %771, %c26 : index
          memref.store %766, %q[%772] : memref<?xf32>
        } else {
          %773 = arith.addi %661, %663 : index
          memref.store %763, %19[%773] : memref<?xf32>
          %774 = arith.addi %661, %663 : index
          %775 = arith.addi %774, %c26 : index
          memref.store %766, %19[%775] : memref<?xf32>
        }
        %776 = arith.remui %703, %c24 : index
        %777 = arith.muli %776, %c6 : index
        %778 = arith.addi %777, %681 : index
        %779 = arith.divui %703, %c24 : index
        %780 = arith.addi %779, %c24 : index
        %781 = arith.muli %780, %c6 : index
        %782 = arith.addi %781, %681 : index
        %783 = memref.load %rope[%778] : memref<?xf32>
        %784 = arith.addi %778, %c26 : index
        %785 = memref.load %rope[%784] : memref<?xf32>
        %786 = memref.load %rope[%782] : memref<?xf32>
        %787 = arith.addi %782, %c26 : index
        %788 = memref.load %rope[%787] : memref<?xf32>
        %789 = arith.mulf %786, %783 : f32
        %790 = arith.mulf %788, %785 : f32
        %791 = arith.subf %789, %790 : f32
        %792 = arith.mulf %788, %783 : f32
        %793 = arith.mulf %786, %785 : f32
        %794 = arith.addf %792, %793 : f32
        %795 = arith.mulf %735, %791 : f32
        %796 = arith.mulf %741, %794 : f32
        %797 = arith.subf %795, %796 : f32
        %798 = arith.mulf %741, %791 : f32
        %799 = arith.mulf %735, %794 : f32
        %800 = arith.addf %798, %799 : f32
        %801 = arith.cmpi slt, %0, %heads : index
        scf.if %801 {
          %802 = arith.muli %660, %heads : index
          %803 = arith.addi %802, %0 : index
          %804 = arith.muli %803, %c6 : index
          %805 = arith.addi %804, %681 : index
          memref.store %797, %q[%805] : memref<?xf32>
          %806 = arith.addi %805, %c26 : index
          memref.store %800, %q[%806] : memref<?xf32>
        } else {
          %807 = arith.addi %661, %681 : index
          memref.store %797, %19[%807] : memref<?xf32>
          %808 = arith.addi %661, %681 : index
          %809 = arith.addi %808, %c26 : index
          memref.store %800, %19[%809] : memref<?xf32>
        }
      } else {
        %810 = arith.cmpi slt, %0, %heads : index
        scf.if %810 {
          %811 = arith.muli %660, %heads : index
          %812 = arith.addi %811, %0 : index
          %813 = arith.muli %812, %c6 : index
          %814 = arith.addi %813, %663 : index
          memref.store %671, %q[%814] : memref<?xf32>
          %815 = arith.addi %814, %c26 : index
          memref.store %680, %q[%815] : memref<?xf32>
        } else {
          %816 = arith.addi %661, %663 : index
          memref.store %671, %19[%816] : memref<?xf32>
          %817 = arith.addi %661, %663 : index
          %818 = arith.addi %817, %c26 : index
          memref.store %680, %19[%818] : memref<?xf32>
        }
        %819 = arith.cmpi slt, %0, %heads : index
        scf.if %819 {
          %820 = arith.muli %660, %heads : index
          %821 = arith.addi %820, %0 : index
          %822 = arith.muli %821, %c6 : index
          %823 = arith.addi %822, %681 : index
          memref.store %689, %q[%823] : memref<?xf32>
          %824 = arith.addi %823, %c26 : index
          memref.store %698, %q[%824] : memref<?xf32>
        } else {
          %825 = arith.addi %661, %681 : index
          memref.store %689, %19[%825] : memref<?xf32>
          %826 = arith.addi %661, %681 : index
          %827 = arith.addi %826, %c26 : index
          memref.store %698, %19[%827] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %828 = arith.cmpi sge, %0, %heads : index
    scf.if %828 {
      %829 = arith.addi %656, %c9 : index
      %830 = arith.addi %655, %829 : index
      %831 = arith.cmpi slt, %830, %21 : index
      scf.if %831 {
        %832 = arith.addi %655, %829 : index
        %833 = arith.addi %slotsAt, %832 : index
        %834 = memref.load %step[%833] : memref<?xi32>
        %835 = arith.index_cast %834 : i32 to index
        %836 = arith.cmpi sge, %835, %c9 : index
        scf.if %836 {
          %837 = arith.muli %829, %c6 : index
          %838 = arith.subi %0, %heads : index
          %839 = memref.load %scales[%838] : memref<?xf32>
          %840 = vector.broadcast %839 : f32 to vector<4xf32>
          %841 = arith.divui %835, %c4 : index
          %842 = arith.remui %835, %c4 : index
          %843 = arith.muli %841, %pageBytes : index
          %844 = arith.cmpi eq, %codec, %c9 : index
          scf.if %844 {
            %845 = wave.lane
            %846 = arith.muli %845, %c2 : index
            scf.for %847 = %846 to %c6 step %c6 {
              %848 = arith.addi %837, %847 : index
              %849 = vector.load %19[%848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %850 = arith.mulf %849, %840 : vector<4xf32>
              %851 = arith.minimumf %850, %c45 : vector<4xf32>
              %852 = arith.maximumf %851, %c46 : vector<4xf32>
              %853 = arith.truncf %852 : vector<4xf32> to vector<4xf16>
              %854 = vector.bitcast %853 : vector<4xf16> to vector<8xi8>
              %855 = arith.cmpi slt, %838, %kvHeads : index
              scf.if %855 {
                %856 = arith.muli %838, %c11 : index
                %857 = arith.addi %843, %856 : index
                %858 = arith.divui %847, %c4 : index
                %859 = arith.muli %858, %c16 : index
                %860 = arith.remui %847, %c4 : index
                %861 = arith.divui %860, %c7 : index
                %862 = arith.muli %861, %c24 : index
                %863 = arith.muli %842, %c4 : index
                %864 = arith.addi %862, %863 : index
                %865 = arith.remui %860, %c7 : index
                %866 = arith.muli %865, %c8 : index
                %867 = arith.addi %864, %866 : index
                %868 = arith.addi %859, %867 : index
                %869 = arith.addi %857, %868 : index
                vector.store %854, %kv[%869] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %870 = arith.subi %838, %kvHeads : index
                %871 = arith.muli %870, %c11 : index
                %872 = arith.addi %843, %871 : index
                %873 = arith.addi %847, %c9 : index
                %874 = arith.divui %873, %c4 : index
                %875 = arith.muli %874, %c16 : index
                %876 = arith.addi %875, %c33 : index
                %877 = arith.remui %873, %c4 : index
                %878 = arith.divui %842, %c8 : index
                %879 = arith.remui %842, %c8 : index
                %880 = arith.muli %879, %c7 : index
                %881 = arith.addi %878, %880 : index
                %882 = arith.divui %881, %c7 : index
                %883 = arith.muli %882, %c24 : index
                %884 = arith.muli %877, %c4 : index
                %885 = arith.addi %883, %884 : index
                %886 = arith.remui %881, %c7 : index
                %887 = arith.muli %886, %c8 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.addi %876, %888 : index
                %890 = arith.addi %872, %889 : index
                %891 = vector.shuffle %854, %854 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %891, %kv[%890] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %892 = arith.addi %847, %c10 : index
                %893 = arith.divui %892, %c4 : index
                %894 = arith.muli %893, %c16 : index
                %895 = arith.addi %894, %c33 : index
                %896 = arith.remui %892, %c4 : index
                %897 = arith.divui %842, %c8 : index
                %898 = arith.remui %842, %c8 : index
                %899 = arith.muli %898, %c7 : index
                %900 = arith.addi %897, %899 : index
                %901 = arith.divui %900, %c7 : index
                %902 = arith.muli %901, %c24 : index
                %903 = arith.muli %896, %c4 : index
                %904 = arith.addi %902, %903 : index
                %905 = arith.remui %900, %c7 : index
                %906 = arith.muli %905, %c8 : index
                %907 = arith.addi %904, %906 : index
                %908 = arith.addi %895, %907 : index
                %909 = arith.addi %872, %908 : index
                %910 = vector.shuffle %854, %854 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %910, %kv[%909] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %911 = arith.addi %847, %c8 : index
                %912 = arith.divui %911, %c4 : index
                %913 = arith.muli %912, %c16 : index
                %914 = arith.addi %913, %c33 : index
                %915 = arith.remui %911, %c4 : index
                %916 = arith.divui %842, %c8 : index
                %917 = arith.remui %842, %c8 : index
                %918 = arith.muli %917, %c7 : index
                %919 = arith.addi %916, %918 : index
                %920 = arith.divui %919, %c7 : index
                %921 = arith.muli %920, %c24 : index
                %922 = arith.muli %915, %c4 : index
                %923 = arith.addi %921, %922 : index
                %924 = arith.remui %919, %c7 : index
                %925 = arith.muli %924, %c8 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.addi %914, %926 : index
                %928 = arith.addi %872, %927 : index
                %929 = vector.shuffle %854, %854 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %929, %kv[%928] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %930 = arith.addi %847, %c25 : index
                %931 = arith.divui %930, %c4 : index
                %932 = arith.muli %931, %c16 : index
                %933 = arith.addi %932, %c33 : index
                %934 = arith.remui %930, %c4 : index
                %935 = arith.divui %842, %c8 : index
                %936 = arith.remui %842, %c8 : index
                %937 = arith.muli %936, %c7 : index
                %938 = arith.addi %935, %937 : index
                %939 = arith.divui %938, %c7 : index
                %940 = arith.muli %939, %c24 : index
                %941 = arith.muli %934, %c4 : index
                %942 = arith.addi %940, %941 : index
                %943 = arith.remui %938, %c7 : index
                %944 = arith.muli %943, %c8 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.addi %933, %945 : index
                %947 = arith.addi %872, %946 : index
                %948 = vector.shuffle %854, %854 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %948, %kv[%947] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %949 = arith.cmpi eq, %codec, %c10 : index
          scf.if %949 {
            %950 = wave.lane
            %951 = arith.muli %950, %c2 : index
            scf.for %952 = %951 to %c6 step %c6 {
              %953 = arith.addi %837, %952 : index
              %954 = vector.load %19[%953] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %955 = arith.mulf %954, %840 : vector<4xf32>
              %956 = wave.fp8_encode "e4m3" %955 : vector<4xf32> -> vector<4xi8>
              %957 = arith.cmpi slt, %838, %kvHeads : index
              scf.if %957 {
                %958 = arith.muli %838, %c33 : index
                %959 = arith.addi %843, %958 : index
                %960 = vector.shuffle %956, %956 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %961 = arith.divui %952, %c4 : index
                %962 = arith.muli %961, %c24 : index
                %963 = arith.remui %952, %c4 : index
                %964 = arith.muli %842, %c4 : index
                %965 = arith.divui %963, %c2 : index
                %966 = arith.muli %965, %c2 : index
                %967 = arith.remui %963, %c8 : index
                %968 = arith.muli %967, %c8 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.divui %963, %c8 : index
                %971 = arith.remui %970, %c8 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.addi %964, %972 : index
                %974 = arith.addi %962, %973 : index
                %975 = arith.addi %959, %974 : index
                vector.store %960, %kv[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %976 = arith.subi %838, %kvHeads : index
                %977 = arith.muli %976, %c33 : index
                %978 = arith.addi %843, %977 : index
                %979 = arith.addi %952, %c9 : index
                %980 = arith.divui %979, %c4 : index
                %981 = arith.muli %980, %c24 : index
                %982 = arith.addi %981, %c12 : index
                %983 = arith.remui %979, %c4 : index
                %984 = arith.divui %842, %c8 : index
                %985 = arith.remui %842, %c8 : index
                %986 = arith.muli %985, %c7 : index
                %987 = arith.addi %984, %986 : index
                %988 = arith.muli %983, %c4 : index
                %989 = arith.divui %987, %c2 : index
                %990 = arith.muli %989, %c2 : index
                %991 = arith.remui %987, %c8 : index
                %992 = arith.muli %991, %c8 : index
                %993 = arith.addi %990, %992 : index
                %994 = arith.divui %987, %c8 : index
                %995 = arith.remui %994, %c8 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %988, %996 : index
                %998 = arith.addi %982, %997 : index
                %999 = arith.addi %978, %998 : index
                %1000 = vector.shuffle %956, %956 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1000, %kv[%999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1001 = arith.addi %952, %c10 : index
                %1002 = arith.divui %1001, %c4 : index
                %1003 = arith.muli %1002, %c24 : index
                %1004 = arith.addi %1003, %c12 : index
                %1005 = arith.remui %1001, %c4 : index
                %1006 = arith.divui %842, %c8 : index
                %1007 = arith.remui %842, %c8 : index
                %1008 = arith.muli %1007, %c7 : index
                %1009 = arith.addi %1006, %1008 : index
                %1010 = arith.muli %1005, %c4 : index
                %1011 = arith.divui %1009, %c2 : index
                %1012 = arith.muli %1011, %c2 : index
                %1013 = arith.remui %1009, %c8 : index
                %1014 = arith.muli %1013, %c8 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1009, %c8 : index
                %1017 = arith.remui %1016, %c8 : index
                %1018 = arith.addi %1015, %1017 : index
                %1019 = arith.addi %1010, %1018 : index
                %1020 = arith.addi %1004, %1019 : index
                %1021 = arith.addi %978, %1020 : index
                %1022 = vector.shuffle %956, %956 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1022, %kv[%1021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1023 = arith.addi %952, %c8 : index
                %1024 = arith.divui %1023, %c4 : index
                %1025 = arith.muli %1024, %c24 : index
                %1026 = arith.addi %1025, %c12 : index
                %1027 = arith.remui %1023, %c4 : index
                %1028 = arith.divui %842, %c8 : index
                %1029 = arith.remui %842, %c8 : index
                %1030 = arith.muli %1029, %c7 : index
                %1031 = arith.addi %1028, %1030 : index
                %1032 = arith.muli %1027, %c4 : index
                %1033 = arith.divui %1031, %c2 : index
                %1034 = arith.muli %1033, %c2 : index
                %1035 = arith.remui %1031, %c8 : index
                %1036 = arith.muli %1035, %c8 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.divui %1031, %c8 : index
                %1039 = arith.remui %1038, %c8 : index
                %1040 = arith.addi %1037, %1039 : index
                %1041 = arith.addi %1032, %1040 : index
                %1042 = arith.addi %1026, %1041 : index
                %1043 = arith.addi %978, %1042 : index
                %1044 = vector.shuffle %956, %956 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1044, %kv[%1043] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1045 = arith.addi %952, %c25 : index
                %1046 = arith.divui %1045, %c4 : index
                %1047 = arith.muli %1046, %c24 : index
                %1048 = arith.addi %1047, %c12 : index
                %1049 = arith.remui %1045, %c4 : index
                %1050 = arith.divui %842, %c8 : index
                %1051 = arith.remui %842, %c8 : index
                %1052 = arith.muli %1051, %c7 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.muli %1049, %c4 : index
                %1055 = arith.divui %1053, %c2 : index
                %1056 = arith.muli %1055, %c2 : index
                %1057 = arith.remui %1053, %c8 : index
                %1058 = arith.muli %1057, %c8 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.divui %1053, %c8 : index
                %1061 = arith.remui %1060, %c8 : index
                %1062 = arith.addi %1059, %1061 : index
                %1063 = arith.addi %1054, %1062 : index
                %1064 = arith.addi %1048, %1063 : index
                %1065 = arith.addi %978, %1064 : index
                %1066 = vector.shuffle %956, %956 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1066, %kv[%1065] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1067 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1067 {
            %1068 = wave.lane
            %1069 = arith.muli %1068, %c2 : index
            scf.for %1070 = %1069 to %c6 step %c6 {
              %1071 = arith.addi %837, %1070 : index
              %1072 = vector.load %19[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1073 = arith.mulf %1072, %840 : vector<4xf32>
              %1074 = wave.fp8_encode "e5m2" %1073 : vector<4xf32> -> vector<4xi8>
              %1075 = arith.cmpi slt, %838, %kvHeads : index
              scf.if %1075 {
                %1076 = arith.muli %838, %c33 : index
                %1077 = arith.addi %843, %1076 : index
                %1078 = vector.shuffle %1074, %1074 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1079 = arith.divui %1070, %c4 : index
                %1080 = arith.muli %1079, %c24 : index
                %1081 = arith.remui %1070, %c4 : index
                %1082 = arith.muli %842, %c4 : index
                %1083 = arith.divui %1081, %c2 : index
                %1084 = arith.muli %1083, %c2 : index
                %1085 = arith.remui %1081, %c8 : index
                %1086 = arith.muli %1085, %c8 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.divui %1081, %c8 : index
                %1089 = arith.remui %1088, %c8 : index
                %1090 = arith.addi %1087, %1089 : index
                %1091 = arith.addi %1082, %1090 : index
                %1092 = arith.addi %1080, %1091 : index
                %1093 = arith.addi %1077, %1092 : index
                vector.store %1078, %kv[%1093] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1094 = arith.subi %838, %kvHeads : index
                %1095 = arith.muli %1094, %c33 : index
                %1096 = arith.addi %843, %1095 : index
                %1097 = arith.addi %1070, %c9 : index
                %1098 = arith.divui %1097, %c4 : index
                %1099 = arith.muli %1098, %c24 : index
                %1100 = arith.addi %1099, %c12 : index
                %1101 = arith.remui %1097, %c4 : index
                %1102 = arith.divui %842, %c8 : index
                %1103 = arith.remui %842, %c8 : index
                %1104 = arith.muli %1103, %c7 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.muli %1101, %c4 : index
                %1107 = arith.divui %1105, %c2 : index
                %1108 = arith.muli %1107, %c2 : index
                %1109 = arith.remui %1105, %c8 : index
                %1110 = arith.muli %1109, %c8 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.divui %1105, %c8 : index
                %1113 = arith.remui %1112, %c8 : index
                %1114 = arith.addi %1111, %1113 : index
                %1115 = arith.addi %1106, %1114 : index
                %1116 = arith.addi %1100, %1115 : index
                %1117 = arith.addi %1096, %1116 : index
                %1118 = vector.shuffle %1074, %1074 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1118, %kv[%1117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1119 = arith.addi %1070, %c10 : index
                %1120 = arith.divui %1119, %c4 : index
                %1121 = arith.muli %1120, %c24 : index
                %1122 = arith.addi %1121, %c12 : index
                %1123 = arith.remui %1119, %c4 : index
                %1124 = arith.divui %842, %c8 : index
                %1125 = arith.remui %842, %c8 : index
                %1126 = arith.muli %1125, %c7 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.muli %1123, %c4 : index
                %1129 = arith.divui %1127, %c2 : index
                %1130 = arith.muli %1129, %c2 : index
                %1131 = arith.remui %1127, %c8 : index
                %1132 = arith.muli %1131, %c8 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.divui %1127, %c8 : index
                %1135 = arith.remui %1134, %c8 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.addi %1128, %1136 : index
                %1138 = arith.addi %1122, %1137 : index
                %1139 = arith.addi %1096, %1138 : index
                %1140 = vector.shuffle %1074, %1074 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1140, %kv[%1139] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1141 = arith.addi %1070, %c8 : index
                %1142 = arith.divui %1141, %c4 : index
                %1143 = arith.muli %1142, %c24 : index
                %1144 = arith.addi %1143, %c12 : index
                %1145 = arith.remui %1141, %c4 : index
                %1146 = arith.divui %842, %c8 : index
                %1147 = arith.remui %842, %c8 : index
                %1148 = arith.muli %1147, %c7 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.muli %1145, %c4 : index
                %1151 = arith.divui %1149, %c2 : index
                %1152 = arith.muli %1151, %c2 : index
                %1153 = arith.remui %1149, %c8 : index
                %1154 = arith.muli %1153, %c8 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.divui %1149, %c8 : index
                %1157 = arith.remui %1156, %c8 : index
                %1158 = arith.addi %1155, %1157 : index
                %1159 = arith.addi %1150, %1158 : index
                %1160 = arith.addi %1144, %1159 : index
                %1161 = arith.addi %1096, %1160 : index
                %1162 = vector.shuffle %1074, %1074 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1162, %kv[%1161] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1163 = arith.addi %1070, %c25 : index
                %1164 = arith.divui %1163, %c4 : index
                %1165 = arith.muli %1164, %c24 : index
                %1166 = arith.addi %1165, %c12 : index
                %1167 = arith.remui %1163, %c4 : index
                %1168 = arith.divui %842, %c8 : index
                %1169 = arith.remui %842, %c8 : index
                %1170 = arith.muli %1169, %c7 : index
                %1171 = arith.addi %1168, %1170 : index
                %1172 = arith.muli %1167, %c4 : index
                %1173 = arith.divui %1171, %c2 : index
                %1174 = arith.muli %1173, %c2 : index
                %1175 = arith.remui %1171, %c8 : index
                %1176 = arith.muli %1175, %c8 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.divui %1171, %c8 : index
                %1179 = arith.remui %1178, %c8 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.addi %1172, %1180 : index
                %1182 = arith.addi %1166, %1181 : index
                %1183 = arith.addi %1096, %1182 : index
                %1184 = vector.shuffle %1074, %1074 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1184, %kv[%1183] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
