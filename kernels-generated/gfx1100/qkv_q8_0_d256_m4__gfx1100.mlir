// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d256_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c45 = arith.constant 16384 : index
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
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c2 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c14 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c15 {
      %33 = arith.muli %32, %c2 : index
      %34 = arith.addi %c8, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c2 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c2 : index
    %39 = arith.divui %inputFeatures, %c14 : index
    %40 = arith.muli %4, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c7 : index
    %47 = arith.muli %46, %c7 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c7 iter_args(%52 = %c16, %53 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c8 : index
      %57 = arith.remui %55, %c4 : index
      %58 = arith.addi %15, %c6 : index
      %59 = arith.muli %56, %c14 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c7 : index
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
      %72 = arith.muli %56, %c15 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c8 : index
      %75 = arith.muli %57, %c4 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c19 : vector<4xi32>
      %80 = arith.ori %79, %c20 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c21 : vector<4xi32>
      %83 = arith.andi %82, %c19 : vector<4xi32>
      %84 = arith.ori %83, %c20 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c22 : vector<16xf16>
      %88 = arith.mulf %87, %66 : vector<16xf16>
      %89 = arith.muli %56, %c15 : index
      %90 = arith.addi %71, %89 : index
      %91 = arith.addi %90, %c23 : index
      %92 = arith.muli %57, %c4 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.andi %95, %c19 : vector<4xi32>
      %97 = arith.ori %96, %c20 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %95, %c21 : vector<4xi32>
      %100 = arith.andi %99, %c19 : vector<4xi32>
      %101 = arith.ori %100, %c20 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.subf %103, %c22 : vector<16xf16>
      %105 = arith.mulf %104, %66 : vector<16xf16>
      %106 = arith.addi %51, %c9 : index
      %107 = arith.remui %55, %c4 : index
      %108 = arith.addi %15, %c6 : index
      %109 = arith.muli %106, %c14 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c7 : index
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
      %122 = arith.muli %106, %c15 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.addi %123, %c8 : index
      %125 = arith.muli %107, %c4 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c19 : vector<4xi32>
      %130 = arith.ori %129, %c20 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c21 : vector<4xi32>
      %133 = arith.andi %132, %c19 : vector<4xi32>
      %134 = arith.ori %133, %c20 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c22 : vector<16xf16>
      %138 = arith.mulf %137, %116 : vector<16xf16>
      %139 = arith.muli %106, %c15 : index
      %140 = arith.addi %121, %139 : index
      %141 = arith.addi %140, %c23 : index
      %142 = arith.muli %107, %c4 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<4xi32>
      %146 = arith.andi %145, %c19 : vector<4xi32>
      %147 = arith.ori %146, %c20 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %145, %c21 : vector<4xi32>
      %150 = arith.andi %149, %c19 : vector<4xi32>
      %151 = arith.ori %150, %c20 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = vector.shuffle %148, %152 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.subf %153, %c22 : vector<16xf16>
      %155 = arith.mulf %154, %116 : vector<16xf16>
      %156 = arith.addi %51, %c8 : index
      %157 = arith.remui %55, %c4 : index
      %158 = arith.addi %17, %c6 : index
      %159 = arith.muli %156, %c14 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %157, %c7 : index
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
      %172 = arith.muli %156, %c15 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c8 : index
      %175 = arith.muli %157, %c4 : index
      %176 = arith.addi %174, %175 : index
      %177 = vector.load %w[%176] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.andi %178, %c19 : vector<4xi32>
      %180 = arith.ori %179, %c20 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %178, %c21 : vector<4xi32>
      %183 = arith.andi %182, %c19 : vector<4xi32>
      %184 = arith.ori %183, %c20 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = arith.subf %186, %c22 : vector<16xf16>
      %188 = arith.mulf %187, %166 : vector<16xf16>
      %189 = arith.muli %156, %c15 : index
      %190 = arith.addi %171, %189 : index
      %191 = arith.addi %190, %c23 : index
      %192 = arith.muli %157, %c4 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.andi %195, %c19 : vector<4xi32>
      %197 = arith.ori %196, %c20 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %195, %c21 : vector<4xi32>
      %200 = arith.andi %199, %c19 : vector<4xi32>
      %201 = arith.ori %200, %c20 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = arith.subf %203, %c22 : vector<16xf16>
      %205 = arith.mulf %204, %166 : vector<16xf16>
      %206 = arith.addi %51, %c9 : index
      %207 = arith.remui %55, %c4 : index
      %208 = arith.addi %17, %c6 : index
      %209 = arith.muli %206, %c14 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c7 : index
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
      %222 = arith.muli %206, %c15 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c8 : index
      %225 = arith.muli %207, %c4 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.andi %228, %c19 : vector<4xi32>
      %230 = arith.ori %229, %c20 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %228, %c21 : vector<4xi32>
      %233 = arith.andi %232, %c19 : vector<4xi32>
      %234 = arith.ori %233, %c20 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.subf %236, %c22 : vector<16xf16>
      %238 = arith.mulf %237, %216 : vector<16xf16>
      %239 = arith.muli %206, %c15 : index
      %240 = arith.addi %221, %239 : index
      %241 = arith.addi %240, %c23 : index
      %242 = arith.muli %207, %c4 : index
      %243 = arith.addi %241, %242 : index
      %244 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %245 = vector.bitcast %244 : vector<16xi8> to vector<4xi32>
      %246 = arith.andi %245, %c19 : vector<4xi32>
      %247 = arith.ori %246, %c20 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %245, %c21 : vector<4xi32>
      %250 = arith.andi %249, %c19 : vector<4xi32>
      %251 = arith.ori %250, %c20 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = vector.shuffle %248, %252 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.subf %253, %c22 : vector<16xf16>
      %255 = arith.mulf %254, %216 : vector<16xf16>
      %256 = arith.muli %51, %c7 : index
      %257 = arith.addi %256, %c8 : index
      %258 = arith.muli %tileRows, %c4 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %38, %259 : index
      %261 = vector.load %26[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c2 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %26[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %88, %52 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %188, %53 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %51, %c7 : index
      %269 = arith.addi %268, %c9 : index
      %270 = arith.muli %tileRows, %c4 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %38, %271 : index
      %273 = vector.load %26[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c2 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %26[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %105, %266 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %205, %267 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %51, %c7 : index
      %281 = arith.addi %280, %c7 : index
      %282 = arith.muli %tileRows, %c4 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %38, %283 : index
      %285 = vector.load %26[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c2 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %26[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %138, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %238, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %51, %c7 : index
      %293 = arith.addi %292, %c24 : index
      %294 = arith.muli %tileRows, %c4 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %38, %295 : index
      %297 = vector.load %26[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c2 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %26[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %155, %290 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %255, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %302, %303 : vector<8xf32>, vector<8xf32>
    }
    %304 = arith.select %44, %50, %43 : index
    %308:2 = scf.for %305 = %50 to %304 step %c9 iter_args(%306 = %54#0, %307 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %309 = wave.lane
      %310 = arith.addi %305, %c8 : index
      %311 = arith.remui %309, %c4 : index
      %312 = arith.addi %15, %c6 : index
      %313 = arith.muli %310, %c14 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %311, %c7 : index
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
      %326 = arith.muli %310, %c15 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.addi %327, %c8 : index
      %329 = arith.muli %311, %c4 : index
      %330 = arith.addi %328, %329 : index
      %331 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = arith.andi %332, %c19 : vector<4xi32>
      %334 = arith.ori %333, %c20 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %332, %c21 : vector<4xi32>
      %337 = arith.andi %336, %c19 : vector<4xi32>
      %338 = arith.ori %337, %c20 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = arith.subf %340, %c22 : vector<16xf16>
      %342 = arith.mulf %341, %320 : vector<16xf16>
      %343 = arith.muli %310, %c15 : index
      %344 = arith.addi %325, %343 : index
      %345 = arith.addi %344, %c23 : index
      %346 = arith.muli %311, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.andi %349, %c19 : vector<4xi32>
      %351 = arith.ori %350, %c20 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %349, %c21 : vector<4xi32>
      %354 = arith.andi %353, %c19 : vector<4xi32>
      %355 = arith.ori %354, %c20 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = arith.subf %357, %c22 : vector<16xf16>
      %359 = arith.mulf %358, %320 : vector<16xf16>
      %360 = arith.addi %305, %c8 : index
      %361 = arith.remui %309, %c4 : index
      %362 = arith.addi %17, %c6 : index
      %363 = arith.muli %360, %c14 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %361, %c7 : index
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
      %376 = arith.muli %360, %c15 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.addi %377, %c8 : index
      %379 = arith.muli %361, %c4 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.andi %382, %c19 : vector<4xi32>
      %384 = arith.ori %383, %c20 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %382, %c21 : vector<4xi32>
      %387 = arith.andi %386, %c19 : vector<4xi32>
      %388 = arith.ori %387, %c20 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %385, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = arith.subf %390, %c22 : vector<16xf16>
      %392 = arith.mulf %391, %370 : vector<16xf16>
      %393 = arith.muli %360, %c15 : index
      %394 = arith.addi %375, %393 : index
      %395 = arith.addi %394, %c23 : index
      %396 = arith.muli %361, %c4 : index
      %397 = arith.addi %395, %396 : index
      %398 = vector.load %w[%397] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %399 = vector.bitcast %398 : vector<16xi8> to vector<4xi32>
      %400 = arith.andi %399, %c19 : vector<4xi32>
      %401 = arith.ori %400, %c20 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %399, %c21 : vector<4xi32>
      %404 = arith.andi %403, %c19 : vector<4xi32>
      %405 = arith.ori %404, %c20 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = arith.subf %407, %c22 : vector<16xf16>
      %409 = arith.mulf %408, %370 : vector<16xf16>
      %410 = arith.muli %305, %c7 : index
      %411 = arith.addi %410, %c8 : index
      %412 = arith.muli %tileRows, %c4 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %38, %413 : index
      %415 = vector.load %26[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c2 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %26[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %342, %306 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %392, %307 : vector<16xf16>, vector<8xf32>
      %422 = arith.muli %305, %c7 : index
      %423 = arith.addi %422, %c9 : index
      %424 = arith.muli %tileRows, %c4 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.addi %38, %425 : index
      %427 = vector.load %26[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c2 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %26[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %359, %420 : vector<16xf16>, vector<8xf32>
      %433 = wave.mma %431, %409, %421 : vector<16xf16>, vector<8xf32>
      scf.yield %432, %433 : vector<8xf32>, vector<8xf32>
    }
    %434 = arith.addi %22, %c8 : index
    %435 = wave.lane
    %436 = arith.muli %3, %c7 : index
    %437 = arith.muli %436, %c23 : index
    %438 = arith.addi %437, %435 : index
    %439 = arith.muli %4, %c11 : index
    %440 = arith.addi %439, %438 : index
    %441 = arith.addi %440, %c8 : index
    %442 = arith.addi %441, %c8 : index
    %443 = vector.extract %308#0[0] : f32 from vector<8xf32>
    memref.store %443, %18[%442] : memref<?xf32>
    %444 = arith.muli %4, %c11 : index
    %445 = arith.addi %444, %438 : index
    %446 = arith.addi %445, %c8 : index
    %447 = arith.addi %446, %c14 : index
    %448 = vector.extract %308#0[1] : f32 from vector<8xf32>
    memref.store %448, %18[%447] : memref<?xf32>
    %449 = arith.muli %4, %c11 : index
    %450 = arith.addi %449, %438 : index
    %451 = arith.addi %450, %c8 : index
    %452 = arith.addi %451, %c25 : index
    %453 = vector.extract %308#0[2] : f32 from vector<8xf32>
    memref.store %453, %18[%452] : memref<?xf32>
    %454 = arith.muli %4, %c11 : index
    %455 = arith.addi %454, %438 : index
    %456 = arith.addi %455, %c8 : index
    %457 = arith.addi %456, %c26 : index
    %458 = vector.extract %308#0[3] : f32 from vector<8xf32>
    memref.store %458, %18[%457] : memref<?xf32>
    %459 = arith.muli %4, %c11 : index
    %460 = arith.addi %459, %438 : index
    %461 = arith.addi %460, %c8 : index
    %462 = arith.addi %461, %c6 : index
    %463 = vector.extract %308#0[4] : f32 from vector<8xf32>
    memref.store %463, %18[%462] : memref<?xf32>
    %464 = arith.muli %4, %c11 : index
    %465 = arith.addi %464, %438 : index
    %466 = arith.addi %465, %c8 : index
    %467 = arith.addi %466, %c27 : index
    %468 = vector.extract %308#0[5] : f32 from vector<8xf32>
    memref.store %468, %18[%467] : memref<?xf32>
    %469 = arith.muli %4, %c11 : index
    %470 = arith.addi %469, %438 : index
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %471, %c28 : index
    %473 = vector.extract %308#0[6] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c11 : index
    %475 = arith.addi %474, %438 : index
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %476, %c29 : index
    %478 = vector.extract %308#0[7] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c11 : index
    %480 = arith.addi %479, %438 : index
    %481 = arith.addi %480, %c23 : index
    %482 = arith.addi %481, %c8 : index
    %483 = vector.extract %308#1[0] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c11 : index
    %485 = arith.addi %484, %438 : index
    %486 = arith.addi %485, %c23 : index
    %487 = arith.addi %486, %c14 : index
    %488 = vector.extract %308#1[1] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c11 : index
    %490 = arith.addi %489, %438 : index
    %491 = arith.addi %490, %c23 : index
    %492 = arith.addi %491, %c25 : index
    %493 = vector.extract %308#1[2] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c11 : index
    %495 = arith.addi %494, %438 : index
    %496 = arith.addi %495, %c23 : index
    %497 = arith.addi %496, %c26 : index
    %498 = vector.extract %308#1[3] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c11 : index
    %500 = arith.addi %499, %438 : index
    %501 = arith.addi %500, %c23 : index
    %502 = arith.addi %501, %c6 : index
    %503 = vector.extract %308#1[4] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %438 : index
    %506 = arith.addi %505, %c23 : index
    %507 = arith.addi %506, %c27 : index
    %508 = vector.extract %308#1[5] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %438 : index
    %511 = arith.addi %510, %c23 : index
    %512 = arith.addi %511, %c28 : index
    %513 = vector.extract %308#1[6] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c11 : index
    %515 = arith.addi %514, %438 : index
    %516 = arith.addi %515, %c23 : index
    %517 = arith.addi %516, %c29 : index
    %518 = vector.extract %308#1[7] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    wave.barrier
    %519 = arith.muli %4, %c30 : index
    %520 = arith.addi %519, %c8 : index
    %521 = arith.muli %520, %c7 : index
    %522 = arith.divui %435, %c4 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.addi %434, %523 : index
    %525 = arith.cmpi slt, %524, %21 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c9 : index
      %527 = arith.muli %524, %c7 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %operandScale : f32
      %530 = arith.select %526, %529, %operandScale : f32
      %531 = arith.addi %438, %c8 : index
      %532 = arith.muli %520, %c14 : index
      %533 = arith.addi %531, %532 : index
      %534 = memref.load %18[%533] : memref<?xf32>
      %535 = arith.addi %533, %c11 : index
      %536 = memref.load %18[%535] : memref<?xf32>
      %537 = arith.addf %534, %536 : f32
      %538 = arith.remui %435, %c4 : index
      %539 = arith.muli %538, %c30 : index
      %540 = arith.addi %15, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %530 : f32
      %545 = arith.mulf %537, %544 : f32
      %546 = arith.muli %3, %c7 : index
      %547 = arith.addi %546, %c8 : index
      %548 = arith.muli %547, %c4 : index
      %549 = arith.remui %435, %c4 : index
      %550 = arith.addi %548, %549 : index
      %551 = arith.muli %523, %c23 : index
      %552 = arith.addi %551, %550 : index
      memref.store %545, %19[%552] : memref<?xf32>
      %553 = arith.addi %438, %c23 : index
      %554 = arith.muli %520, %c14 : index
      %555 = arith.addi %553, %554 : index
      %556 = memref.load %18[%555] : memref<?xf32>
      %557 = arith.addi %555, %c11 : index
      %558 = memref.load %18[%557] : memref<?xf32>
      %559 = arith.addf %556, %558 : f32
      %560 = arith.remui %435, %c4 : index
      %561 = arith.muli %560, %c30 : index
      %562 = arith.addi %17, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %530 : f32
      %567 = arith.mulf %559, %566 : f32
      %568 = arith.muli %3, %c7 : index
      %569 = arith.addi %568, %c9 : index
      %570 = arith.muli %569, %c4 : index
      %571 = arith.remui %435, %c4 : index
      %572 = arith.addi %570, %571 : index
      %573 = arith.muli %523, %c23 : index
      %574 = arith.addi %573, %572 : index
      memref.store %567, %19[%574] : memref<?xf32>
    }
    %575 = arith.muli %4, %c30 : index
    %576 = arith.addi %575, %c9 : index
    %577 = arith.muli %576, %c7 : index
    %578 = arith.divui %435, %c4 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.addi %434, %579 : index
    %581 = arith.cmpi slt, %580, %21 : index
    scf.if %581 {
      %582 = arith.cmpi eq, %hasFactors, %c9 : index
      %583 = arith.muli %580, %c7 : index
      %584 = memref.load %factors[%583] : memref<?xf32>
      %585 = arith.mulf %584, %operandScale : f32
      %586 = arith.select %582, %585, %operandScale : f32
      %587 = arith.addi %438, %c8 : index
      %588 = arith.muli %576, %c14 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %18[%589] : memref<?xf32>
      %591 = arith.addi %589, %c11 : index
      %592 = memref.load %18[%591] : memref<?xf32>
      %593 = arith.addf %590, %592 : f32
      %594 = arith.remui %435, %c4 : index
      %595 = arith.muli %594, %c30 : index
      %596 = arith.addi %15, %595 : index
      %597 = vector.load %w[%596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %598 = vector.bitcast %597 : vector<4xi8> to vector<1xf32>
      %599 = vector.extract %598[0] : f32 from vector<1xf32>
      %600 = arith.mulf %599, %586 : f32
      %601 = arith.mulf %593, %600 : f32
      %602 = arith.muli %3, %c7 : index
      %603 = arith.addi %602, %c8 : index
      %604 = arith.muli %603, %c4 : index
      %605 = arith.remui %435, %c4 : index
      %606 = arith.addi %604, %605 : index
      %607 = arith.muli %579, %c23 : index
      %608 = arith.addi %607, %606 : index
      memref.store %601, %19[%608] : memref<?xf32>
      %609 = arith.addi %438, %c23 : index
      %610 = arith.muli %576, %c14 : index
      %611 = arith.addi %609, %610 : index
      %612 = memref.load %18[%611] : memref<?xf32>
      %613 = arith.addi %611, %c11 : index
      %614 = memref.load %18[%613] : memref<?xf32>
      %615 = arith.addf %612, %614 : f32
      %616 = arith.remui %435, %c4 : index
      %617 = arith.muli %616, %c30 : index
      %618 = arith.addi %17, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %586 : f32
      %623 = arith.mulf %615, %622 : f32
      %624 = arith.muli %3, %c7 : index
      %625 = arith.addi %624, %c9 : index
      %626 = arith.muli %625, %c4 : index
      %627 = arith.remui %435, %c4 : index
      %628 = arith.addi %626, %627 : index
      %629 = arith.muli %579, %c23 : index
      %630 = arith.addi %629, %628 : index
      memref.store %623, %19[%630] : memref<?xf32>
    }
    %631 = arith.muli %4, %c30 : index
    %632 = arith.addi %631, %c7 : index
    %633 = arith.muli %632, %c7 : index
    %634 = arith.divui %435, %c4 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.addi %434, %635 : index
    %637 = arith.cmpi slt, %636, %21 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c9 : index
      %639 = arith.muli %636, %c7 : index
      %640 = memref.load %factors[%639] : memref<?xf32>
      %641 = arith.mulf %640, %operandScale : f32
      %642 = arith.select %638, %641, %operandScale : f32
      %643 = arith.addi %438, %c8 : index
      %644 = arith.muli %632, %c14 : index
      %645 = arith.addi %643, %644 : index
      %646 = memref.load %18[%645] : memref<?xf32>
      %647 = arith.addi %645, %c11 : index
      %648 = memref.load %18[%647] : memref<?xf32>
      %649 = arith.addf %646, %648 : f32
      %650 = arith.remui %435, %c4 : index
      %651 = arith.muli %650, %c30 : index
      %652 = arith.addi %15, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xf32>
      %655 = vector.extract %654[0] : f32 from vector<1xf32>
      %656 = arith.mulf %655, %642 : f32
      %657 = arith.mulf %649, %656 : f32
      %658 = arith.muli %3, %c7 : index
      %659 = arith.addi %658, %c8 : index
      %660 = arith.muli %659, %c4 : index
      %661 = arith.remui %435, %c4 : index
      %662 = arith.addi %660, %661 : index
      %663 = arith.muli %635, %c23 : index
      %664 = arith.addi %663, %662 : index
      memref.store %657, %19[%664] : memref<?xf32>
      %665 = arith.addi %438, %c23 : index
      %666 = arith.muli %632, %c14 : index
      %667 = arith.addi %665, %666 : index
      %668 = memref.load %18[%667] : memref<?xf32>
      %669 = arith.addi %667, %c11 : index
      %670 = memref.load %18[%669] : memref<?xf32>
      %671 = arith.addf %668, %670 : f32
      %672 = arith.remui %435, %c4 : index
      %673 = arith.muli %672, %c30 : index
      %674 = arith.addi %17, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %642 : f32
      %679 = arith.mulf %671, %678 : f32
      %680 = arith.muli %3, %c7 : index
      %681 = arith.addi %680, %c9 : index
      %682 = arith.muli %681, %c4 : index
      %683 = arith.remui %435, %c4 : index
      %684 = arith.addi %682, %683 : index
      %685 = arith.muli %635, %c23 : index
      %686 = arith.addi %685, %684 : index
      memref.store %679, %19[%686] : memref<?xf32>
    }
    %687 = arith.muli %4, %c30 : index
    %688 = arith.addi %687, %c24 : index
    %689 = arith.muli %688, %c7 : index
    %690 = arith.divui %435, %c4 : index
    %691 = arith.addi %689, %690 : index
    %692 = arith.addi %434, %691 : index
    %693 = arith.cmpi slt, %692, %21 : index
    scf.if %693 {
      %694 = arith.cmpi eq, %hasFactors, %c9 : index
      %695 = arith.muli %692, %c7 : index
      %696 = memref.load %factors[%695] : memref<?xf32>
      %697 = arith.mulf %696, %operandScale : f32
      %698 = arith.select %694, %697, %operandScale : f32
      %699 = arith.addi %438, %c8 : index
      %700 = arith.muli %688, %c14 : index
      %701 = arith.addi %699, %700 : index
      %702 = memref.load %18[%701] : memref<?xf32>
      %703 = arith.addi %701, %c11 : index
      %704 = memref.load %18[%703] : memref<?xf32>
      %705 = arith.addf %702, %704 : f32
      %706 = arith.remui %435, %c4 : index
      %707 = arith.muli %706, %c30 : index
      %708 = arith.addi %15, %707 : index
      %709 = vector.load %w[%708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %710 = vector.bitcast %709 : vector<4xi8> to vector<1xf32>
      %711 = vector.extract %710[0] : f32 from vector<1xf32>
      %712 = arith.mulf %711, %698 : f32
      %713 = arith.mulf %705, %712 : f32
      %714 = arith.muli %3, %c7 : index
      %715 = arith.addi %714, %c8 : index
      %716 = arith.muli %715, %c4 : index
      %717 = arith.remui %435, %c4 : index
      %718 = arith.addi %716, %717 : index
      %719 = arith.muli %691, %c23 : index
      %720 = arith.addi %719, %718 : index
      memref.store %713, %19[%720] : memref<?xf32>
      %721 = arith.addi %438, %c23 : index
      %722 = arith.muli %688, %c14 : index
      %723 = arith.addi %721, %722 : index
      %724 = memref.load %18[%723] : memref<?xf32>
      %725 = arith.addi %723, %c11 : index
      %726 = memref.load %18[%725] : memref<?xf32>
      %727 = arith.addf %724, %726 : f32
      %728 = arith.remui %435, %c4 : index
      %729 = arith.muli %728, %c30 : index
      %730 = arith.addi %17, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %698 : f32
      %735 = arith.mulf %727, %734 : f32
      %736 = arith.muli %3, %c7 : index
      %737 = arith.addi %736, %c9 : index
      %738 = arith.muli %737, %c4 : index
      %739 = arith.remui %435, %c4 : index
      %740 = arith.addi %738, %739 : index
      %741 = arith.muli %691, %c23 : index
      %742 = arith.addi %741, %740 : index
      memref.store %735, %19[%742] : memref<?xf32>
    }
    wave.barrier
    %743 = arith.addi %22, %c8 : index
    %744 = wave.wave
    %745 = arith.addi %744, %c8 : index
    %746 = arith.addi %743, %745 : index
    %747 = arith.cmpi slt, %746, %21 : index
    scf.if %747 {
      %748 = arith.addi %743, %745 : index
      %749 = arith.muli %745, %c23 : index
      %750 = wave.lane
      %751 = arith.addi %750, %c8 : index
      %752 = arith.cmpi eq, %hasBias, %c9 : index
      %753 = arith.addi %749, %751 : index
      %754 = memref.load %19[%753] : memref<?xf32>
      %755 = arith.muli %0, %c23 : index
      %756 = arith.addi %755, %751 : index
      %757 = memref.load %bias[%756] : memref<?xf32>
      %758 = arith.addf %754, %757 : f32
      %759 = arith.select %752, %758, %754 : f32
      %760 = arith.addi %751, %c6 : index
      %761 = arith.cmpi eq, %hasBias, %c9 : index
      %762 = arith.addi %749, %760 : index
      %763 = memref.load %19[%762] : memref<?xf32>
      %764 = arith.muli %0, %c23 : index
      %765 = arith.addi %764, %760 : index
      %766 = memref.load %bias[%765] : memref<?xf32>
      %767 = arith.addf %763, %766 : f32
      %768 = arith.select %761, %767, %763 : f32
      %769 = arith.addi %750, %c14 : index
      %770 = arith.cmpi eq, %hasBias, %c9 : index
      %771 = arith.addi %749, %769 : index
      %772 = memref.load %19[%771] : memref<?xf32>
      %773 = arith.muli %0, %c23 : index
      %774 = arith.addi %773, %769 : index
      %775 = memref.load %bias[%774] : memref<?xf32>
      %776 = arith.addf %772, %775 : f32
      %777 = arith.select %770, %776, %772 : f32
      %778 = arith.addi %769, %c6 : index
      %779 = arith.cmpi eq, %hasBias, %c9 : index
      %780 = arith.addi %749, %778 : index
      %781 = memref.load %19[%780] : memref<?xf32>
      %782 = arith.muli %0, %c23 : index
      %783 = arith.addi %782, %778 : index
      %784 = memref.load %bias[%783] : memref<?xf32>
      %785 = arith.addf %781, %784 : f32
      %786 = arith.select %779, %785, %781 : f32
      %787 = arith.addi %750, %c25 : index
      %788 = arith.cmpi eq, %hasBias, %c9 : index
      %789 = arith.addi %749, %787 : index
      %790 = memref.load %19[%789] : memref<?xf32>
      %791 = arith.muli %0, %c23 : index
      %792 = arith.addi %791, %787 : index
      %793 = memref.load %bias[%792] : memref<?xf32>
      %794 = arith.addf %790, %793 : f32
      %795 = arith.select %788, %794, %790 : f32
      %796 = arith.addi %787, %c6 : index
      %797 = arith.cmpi eq, %hasBias, %c9 : index
      %798 = arith.addi %749, %796 : index
      %799 = memref.load %19[%798] : memref<?xf32>
      %800 = arith.muli %0, %c23 : index
      %801 = arith.addi %800, %796 : index
      %802 = memref.load %bias[%801] : memref<?xf32>
      %803 = arith.addf %799, %802 : f32
      %804 = arith.select %797, %803, %799 : f32
      %805 = arith.addi %750, %c26 : index
      %806 = arith.cmpi eq, %hasBias, %c9 : index
      %807 = arith.addi %749, %805 : index
      %808 = memref.load %19[%807] : memref<?xf32>
      %809 = arith.muli %0, %c23 : index
      %810 = arith.addi %809, %805 : index
      %811 = memref.load %bias[%810] : memref<?xf32>
      %812 = arith.addf %808, %811 : f32
      %813 = arith.select %806, %812, %808 : f32
      %814 = arith.addi %805, %c6 : index
      %815 = arith.cmpi eq, %hasBias, %c9 : index
      %816 = arith.addi %749, %814 : index
      %817 = memref.load %19[%816] : memref<?xf32>
      %818 = arith.muli %0, %c23 : index
      %819 = arith.addi %818, %814 : index
      %820 = memref.load %bias[%819] : memref<?xf32>
      %821 = arith.addf %817, %820 : f32
      %822 = arith.select %815, %821, %817 : f32
      %823 = arith.addi %heads, %kvHeads : index
      %824 = arith.cmpi slt, %0, %823 : index
      scf.if %824 {
        %825 = arith.addi %positionsAt, %748 : index
        %826 = memref.load %step[%825] : memref<?xi32>
        %827 = arith.index_cast %826 : i32 to index
        %828 = arith.cmpi eq, %hasNorm, %c9 : index
        %829 = math.fma %759, %759, %c36 : f32
        %830 = math.fma %768, %768, %829 : f32
        %831 = math.fma %777, %777, %830 : f32
        %832 = math.fma %786, %786, %831 : f32
        %833 = math.fma %795, %795, %832 : f32
        %834 = math.fma %804, %804, %833 : f32
        %835 = math.fma %813, %813, %834 : f32
        %836 = math.fma %822, %822, %835 : f32
        %837 = vector.broadcast %836 : f32 to vector<1xf32>
        %838 = wave.reduce "add" %837 : vector<1xf32>
        %839 = arith.mulf %838, %inverseHeadDim : f32
        %840 = arith.addf %839, %epsilon : f32
        %841 = math.sqrt %840 : f32
        %842 = arith.divf %c38, %841 : f32
        %843 = arith.cmpi slt, %0, %heads : index
        %844 = arith.addi %751, %c6 : index
        %845 = memref.load %query_norm[%751] : memref<?xf32>
        %846 = memref.load %key_norm[%751] : memref<?xf32>
        %847 = arith.select %843, %845, %846 : f32
        %848 = arith.mulf %759, %842 : f32
        %849 = arith.mulf %848, %847 : f32
        %850 = arith.select %828, %849, %759 : f32
        %851 = memref.load %query_norm[%844] : memref<?xf32>
        %852 = memref.load %key_norm[%844] : memref<?xf32>
        %853 = arith.select %843, %851, %852 : f32
        %854 = arith.mulf %768, %842 : f32
        %855 = arith.mulf %854, %853 : f32
        %856 = arith.select %828, %855, %768 : f32
        %857 = arith.addi %769, %c6 : index
        %858 = memref.load %query_norm[%769] : memref<?xf32>
        %859 = memref.load %key_norm[%769] : memref<?xf32>
        %860 = arith.select %843, %858, %859 : f32
        %861 = arith.mulf %777, %842 : f32
        %862 = arith.mulf %861, %860 : f32
        %863 = arith.select %828, %862, %777 : f32
        %864 = memref.load %query_norm[%857] : memref<?xf32>
        %865 = memref.load %key_norm[%857] : memref<?xf32>
        %866 = arith.select %843, %864, %865 : f32
        %867 = arith.mulf %786, %842 : f32
        %868 = arith.mulf %867, %866 : f32
        %869 = arith.select %828, %868, %786 : f32
        %870 = arith.addi %787, %c6 : index
        %871 = memref.load %query_norm[%787] : memref<?xf32>
        %872 = memref.load %key_norm[%787] : memref<?xf32>
        %873 = arith.select %843, %871, %872 : f32
        %874 = arith.mulf %795, %842 : f32
        %875 = arith.mulf %874, %873 : f32
        %876 = arith.select %828, %875, %795 : f32
        %877 = memref.load %query_norm[%870] : memref<?xf32>
        %878 = memref.load %key_norm[%870] : memref<?xf32>
        %879 = arith.select %843, %877, %878 : f32
        %880 = arith.mulf %804, %842 : f32
        %881 = arith.mulf %880, %879 : f32
        %882 = arith.select %828, %881, %804 : f32
        %883 = arith.addi %805, %c6 : index
        %884 = memref.load %query_norm[%805] : memref<?xf32>
        %885 = memref.load %key_norm[%805] : memref<?xf32>
        %886 = arith.select %843, %884, %885 : f32
        %887 = arith.mulf %813, %842 : f32
        %888 = arith.mulf %887, %886 : f32
        %889 = arith.select %828, %888, %813 : f32
        %890 = memref.load %query_norm[%883] : memref<?xf32>
        %891 = memref.load %key_norm[%883] : memref<?xf32>
        %892 = arith.select %843, %890, %891 : f32
        %893 = arith.mulf %822, %842 : f32
        %894 = arith.mulf %893, %892 : f32
        %895 = arith.select %828, %894, %822 : f32
        %896 = arith.remui %827, %c23 : index
        %897 = arith.muli %896, %c23 : index
        %898 = arith.addi %897, %751 : index
        %899 = arith.divui %827, %c23 : index
        %900 = arith.addi %899, %c23 : index
        %901 = arith.muli %900, %c23 : index
        %902 = arith.addi %901, %751 : index
        %903 = memref.load %rope[%898] : memref<?xf32>
        %904 = arith.addi %898, %c6 : index
        %905 = memref.load %rope[%904] : memref<?xf32>
        %906 = memref.load %rope[%902] : memref<?xf32>
        %907 = arith.addi %902, %c6 : index
        %908 = memref.load %rope[%907] : memref<?xf32>
        %909 = arith.mulf %906, %903 : f32
        %910 = arith.mulf %908, %905 : f32
        %911 = arith.subf %909, %910 : f32
        %912 = arith.mulf %908, %903 : f32
        %913 = arith.mulf %906, %905 : f32
        %914 = arith.addf %912, %913 : f32
        %915 = arith.mulf %850, %911 : f32
        %916 = arith.mulf %856, %914 : f32
        %917 = arith.subf %915, %916 : f32
        %918 = arith.mulf %856, %911 : f32
        %919 = arith.mulf %850, %914 : f32
        %920 = arith.addf %918, %919 : f32
        %921 = arith.cmpi slt, %0, %heads : index
        scf.if %921 {
          %922 = arith.muli %748, %heads : index
          %923 = arith.addi %922, %0 : index
          %924 = arith.muli %923, %c23 : index
          %925 = arith.addi %924, %751 : index
          memref.store %917, %q[%925] : memref<?xf32>
          %926 = arith.addi %925, %c6 : index
          memref.store %920, %q[%926] : memref<?xf32>
        } else {
          %927 = arith.addi %749, %751 : index
          memref.store %917, %19[%927] : memref<?xf32>
          %928 = arith.addi %749, %751 : index
          %929 = arith.addi %928, %c6 : index
          memref.store %920, %19[%929] : memref<?xf32>
        }
        %930 = arith.remui %827, %c23 : index
        %931 = arith.muli %930, %c23 : index
        %932 = arith.addi %931, %769 : index
        %933 = arith.divui %827, %c23 : index
        %934 = arith.addi %933, %c23 : index
        %935 = arith.muli %934, %c23 : index
        %936 = arith.addi %935, %769 : index
        %937 = memref.load %rope[%932] : memref<?xf32>
        %938 = arith.addi %932, %c6 : index
        %939 = memref.load %rope[%938] : memref<?xf32>
        %940 = memref.load %rope[%936] : memref<?xf32>
        %941 = arith.addi %936, %c6 : index
        %942 = memref.load %rope[%941] : memref<?xf32>
        %943 = arith.mulf %940, %937 : f32
        %944 = arith.mulf %942, %939 : f32
        %945 = arith.subf %943, %944 : f32
        %946 = arith.mulf %942, %937 : f32
        %947 = arith.mulf %940, %939 : f32
        %948 = arith.addf %946, %947 : f32
        %949 = arith.mulf %863, %945 : f32
        %950 = arith.mulf %869, %948 : f32
        %951 = arith.subf %949, %950 : f32
        %952 = arith.mulf %869, %945 : f32
        %953 = arith.mulf %863, %948 : f32
        %954 = arith.addf %952, %953 : f32
        %955 = arith.cmpi slt, %0, %heads : index
        scf.if %955 {
          %956 = arith.muli %748, %heads : index
          %957 = arith.addi %956, %0 : index
          %958 = arith.muli %957, %c23 : index
          %959 = arith.addi %958, %769 : index
          memref.store %951, %q[%959] : memref<?xf32>
          %960 = arith.addi %959, %c6 : index
          memref.store %954, %q[%960] : memref<?xf32>
        } else {
          %961 = arith.addi %749, %769 : index
          memref.store %951, %19[%961] : memref<?xf32>
          %962 = arith.addi %749, %769 : index
          %963 = arith.addi %962, %c6 : index
          memref.store %954, %19[%963] : memref<?xf32>
        }
        %964 = arith.remui %827, %c23 : index
        %965 = arith.muli %964, %c23 : index
        %966 = arith.addi %965, %787 : index
        %967 = arith.divui %827, %c23 : index
        %968 = arith.addi %967, %c23 : index
        %969 = arith.muli %968, %c23 : index
        %970 = arith.addi %969, %787 : index
        %971 = memref.load %rope[%966] : memref<?xf32>
        %972 = arith.addi %966, %c6 : index
        %973 = memref.load %rope[%972] : memref<?xf32>
        %974 = memref.load %rope[%970] : memref<?xf32>
        %975 = arith.addi %970, %c6 : index
        %976 = memref.load %rope[%975] : memref<?xf32>
        %977 = arith.mulf %974, %971 : f32
        %978 = arith.mulf %976, %973 : f32
        %979 = arith.subf %977, %978 : f32
        %980 = arith.mulf %976, %971 : f32
        %981 = arith.mulf %974, %973 : f32
        %982 = arith.addf %980, %981 : f32
        %983 = arith.mulf %876, %979 : f32
        %984 = arith.mulf %882, %982 : f32
        %985 = arith.subf %983, %984 : f32
        %986 = arith.mulf %882, %979 : f32
        %987 = arith.mulf %876, %982 : f32
        %988 = arith.addf %986, %987 : f32
        %989 = arith.cmpi slt, %0, %heads : index
        scf.if %989 {
          %990 = arith.muli %748, %heads : index
          %991 = arith.addi %990, %0 : index
          %992 = arith.muli %991, %c23 : index
          %993 = arith.addi %992, %787 : index
          memref.store %985, %q[%993] : memref<?xf32>
          %994 = arith.addi %993, %c6 : index
          memref.store %988, %q[%994] : memref<?xf32>
        } else {
          %995 = arith.addi %749, %787 : index
          memref.store %985, %19[%995] : memref<?xf32>
          %996 = arith.addi %749, %787 : index
          %997 = arith.addi %996, %c6 : index
          memref.store %988, %19[%997] : memref<?xf32>
        }
        %998 = arith.remui %827, %c23 : index
        %999 = arith.muli %998, %c23 : index
        %1000 = arith.addi %999, %805 : index
        %1001 = arith.divui %827, %c23 : index
        %1002 = arith.addi %1001, %c23 : index
        %1003 = arith.muli %1002, %c23 : index
        %1004 = arith.addi %1003, %805 : index
        %1005 = memref.load %rope[%1000] : memref<?xf32>
        %1006 = arith.addi %1000, %c6 : index
        %1007 = memref.load %rope[%1006] : memref<?xf32>
        %1008 = memref.load %rope[%1004] : memref<?xf32>
        %1009 = arith.addi %1004, %c6 : index
        %1010 = memref.load %rope[%1009] : memref<?xf32>
        %1011 = arith.mulf %1008, %1005 : f32
        %1012 = arith.mulf %1010, %1007 : f32
        %1013 = arith.subf %1011, %1012 : f32
        %1014 = arith.mulf %1010, %1005 : f32
        %1015 = arith.mulf %1008, %1007 : f32
        %1016 = arith.addf %1014, %1015 : f32
        %1017 = arith.mulf %889, %1013 : f32
        %1018 = arith.mulf %895, %1016 : f32
        %1019 = arith.subf %1017, %1018 : f32
        %1020 = arith.mulf %895, %1013 : f32
        %1021 = arith.mulf %889, %1016 : f32
        %1022 = arith.addf %1020, %1021 : f32
        %1023 = arith.cmpi slt, %0, %heads : index
        scf.if %1023 {
          %1024 = arith.muli %748, %heads : index
          %1025 = arith.addi %1024, %0 : index
          %1026 = arith.muli %1025, %c23 : index
          %1027 = arith.addi %1026, %805 : index
          memref.store %1019, %q[%1027] : memref<?xf32>
          %1028 = arith.addi %1027, %c6 : index
          memref.store %1022, %q[%1028] : memref<?xf32>
        } else {
          %1029 = arith.addi %749, %805 : index
          memref.store %1019, %19[%1029] : memref<?xf32>
          %1030 = arith.addi %749, %805 : index
          %1031 = arith.addi %1030, %c6 : index
          memref.store %1022, %19[%1031] : memref<?xf32>
        }
      } else {
        %1032 = arith.cmpi slt, %0, %heads : index
        scf.if %1032 {
          %1033 = arith.muli %748, %heads : index
          %1034 = arith.addi %1033, %0 : index
          %1035 = arith.muli %1034, %c23 : index
          %1036 = arith.addi %1035, %751 : index
          memref.store %759, %q[%1036] : memref<?xf32>
          %1037 = arith.addi %1036, %c6 : index
          memref.store %768, %q[%1037] : memref<?xf32>
        } else {
          %1038 = arith.addi %749, %751 : index
          memref.store %759, %19[%1038] : memref<?xf32>
          %1039 = arith.addi %749, %751 : index
          %1040 = arith.addi %1039, %c6 : index
          memref.store %768, %19[%1040] : memref<?xf32>
        }
        %1041 = arith.cmpi slt, %0, %heads : index
        scf.if %1041 {
          %1042 = arith.muli %748, %heads : index
          %1043 = arith.addi %1042, %0 : index
          %1044 = arith.muli %1043, %c23 : index
          %1045 = arith.addi %1044, %769 : index
          memref.store %777, %q[%1045] : memref<?xf32>
          %1046 = arith.addi %1045, %c6 : index
          memref.store %786, %q[%1046] : memref<?xf32>
        } else {
          %1047 = arith.addi %749, %769 : index
          memref.store %777, %19[%1047] : memref<?xf32>
          %1048 = arith.addi %749, %769 : index
          %1049 = arith.addi %1048, %c6 : index
          memref.store %786, %19[%1049] : memref<?xf32>
        }
        %1050 = arith.cmpi slt, %0, %heads : index
        scf.if %1050 {
          %1051 = arith.muli %748, %heads : index
          %1052 = arith.addi %1051, %0 : index
          %1053 = arith.muli %1052, %c23 : index
          %1054 = arith.addi %1053, %787 : index
          memref.store %795, %q[%1054] : memref<?xf32>
          %1055 = arith.addi %1054, %c6 : index
          memref.store %804, %q[%1055] : memref<?xf32>
        } else {
          %1056 = arith.addi %749, %787 : index
          memref.store %795, %19[%1056] : memref<?xf32>
          %1057 = arith.addi %749, %787 : index
          %1058 = arith.addi %1057, %c6 : index
          memref.store %804, %19[%1058] : memref<?xf32>
        }
        %1059 = arith.cmpi slt, %0, %heads : index
        scf.if %1059 {
          %1060 = arith.muli %748, %heads : index
          %1061 = arith.addi %1060, %0 : index
          %1062 = arith.muli %1061, %c23 : index
          %1063 = arith.addi %1062, %805 : index
          memref.store %813, %q[%1063] : memref<?xf32>
          %1064 = arith.addi %1063, %c6 : index
          memref.store %822, %q[%1064] : memref<?xf32>
        } else {
          %1065 = arith.addi %749, %805 : index
          memref.store %813, %19[%1065] : memref<?xf32>
          %1066 = arith.addi %749, %805 : index
          %1067 = arith.addi %1066, %c6 : index
          memref.store %822, %19[%1067] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1068 = arith.cmpi sge, %0, %heads : index
    scf.if %1068 {
      %1069 = arith.addi %744, %c8 : index
      %1070 = arith.addi %743, %1069 : index
      %1071 = arith.cmpi slt, %1070, %21 : index
      scf.if %1071 {
        %1072 = arith.addi %743, %1069 : index
        %1073 = arith.addi %slotsAt, %1072 : index
        %1074 = memref.load %step[%1073] : memref<?xi32>
        %1075 = arith.index_cast %1074 : i32 to index
        %1076 = arith.cmpi sge, %1075, %c8 : index
        scf.if %1076 {
          %1077 = arith.muli %1069, %c23 : index
          %1078 = arith.subi %0, %heads : index
          %1079 = memref.load %scales[%1078] : memref<?xf32>
          %1080 = vector.broadcast %1079 : f32 to vector<4xf32>
          %1081 = arith.divui %1075, %c4 : index
          %1082 = arith.remui %1075, %c4 : index
          %1083 = arith.muli %1081, %pageBytes : index
          %1084 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1084 {
            %1085 = wave.lane
            %1086 = arith.muli %1085, %c30 : index
            scf.for %1087 = %1086 to %c23 step %c6 {
              %1088 = arith.addi %1077, %1087 : index
              %1089 = vector.load %19[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.mulf %1089, %1080 : vector<4xf32>
              %1091 = arith.minimumf %1090, %c43 : vector<4xf32>
              %1092 = arith.maximumf %1091, %c44 : vector<4xf32>
              %1093 = arith.truncf %1092 : vector<4xf32> to vector<4xf16>
              %1094 = vector.bitcast %1093 : vector<4xf16> to vector<8xi8>
              %1095 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1095 {
                %1096 = arith.muli %1078, %c45 : index
                %1097 = arith.addi %1083, %1096 : index
                %1098 = arith.divui %1087, %c4 : index
                %1099 = arith.muli %1098, %c15 : index
                %1100 = arith.remui %1087, %c4 : index
                %1101 = arith.divui %1100, %c2 : index
                %1102 = arith.muli %1101, %c23 : index
                %1103 = arith.muli %1082, %c4 : index
                %1104 = arith.addi %1102, %1103 : index
                %1105 = arith.remui %1100, %c2 : index
                %1106 = arith.muli %1105, %c7 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.addi %1099, %1107 : index
                %1109 = arith.addi %1097, %1108 : index
                vector.store %1094, %kv[%1109] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1110 = arith.subi %1078, %kvHeads : index
                %1111 = arith.muli %1110, %c45 : index
                %1112 = arith.addi %1083, %1111 : index
                %1113 = arith.addi %1087, %c8 : index
                %1114 = arith.divui %1113, %c4 : index
                %1115 = arith.muli %1114, %c15 : index
                %1116 = arith.addi %1115, %c10 : index
                %1117 = arith.remui %1113, %c4 : index
                %1118 = arith.divui %1082, %c7 : index
                %1119 = arith.remui %1082, %c7 : index
                %1120 = arith.muli %1119, %c2 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.divui %1121, %c2 : index
                %1123 = arith.muli %1122, %c23 : index
                %1124 = arith.muli %1117, %c4 : index
                %1125 = arith.addi %1123, %1124 : index
                %1126 = arith.remui %1121, %c2 : index
                %1127 = arith.muli %1126, %c7 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.addi %1116, %1128 : index
                %1130 = arith.addi %1112, %1129 : index
                %1131 = vector.shuffle %1094, %1094 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1131, %kv[%1130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1132 = arith.addi %1087, %c9 : index
                %1133 = arith.divui %1132, %c4 : index
                %1134 = arith.muli %1133, %c15 : index
                %1135 = arith.addi %1134, %c10 : index
                %1136 = arith.remui %1132, %c4 : index
                %1137 = arith.divui %1082, %c7 : index
                %1138 = arith.remui %1082, %c7 : index
                %1139 = arith.muli %1138, %c2 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1140, %c2 : index
                %1142 = arith.muli %1141, %c23 : index
                %1143 = arith.muli %1136, %c4 : index
                %1144 = arith.addi %1142, %1143 : index
                %1145 = arith.remui %1140, %c2 : index
                %1146 = arith.muli %1145, %c7 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1135, %1147 : index
                %1149 = arith.addi %1112, %1148 : index
                %1150 = vector.shuffle %1094, %1094 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1150, %kv[%1149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1151 = arith.addi %1087, %c7 : index
                %1152 = arith.divui %1151, %c4 : index
                %1153 = arith.muli %1152, %c15 : index
                %1154 = arith.addi %1153, %c10 : index
                %1155 = arith.remui %1151, %c4 : index
                %1156 = arith.divui %1082, %c7 : index
                %1157 = arith.remui %1082, %c7 : index
                %1158 = arith.muli %1157, %c2 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1159, %c2 : index
                %1161 = arith.muli %1160, %c23 : index
                %1162 = arith.muli %1155, %c4 : index
                %1163 = arith.addi %1161, %1162 : index
                %1164 = arith.remui %1159, %c2 : index
                %1165 = arith.muli %1164, %c7 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.addi %1154, %1166 : index
                %1168 = arith.addi %1112, %1167 : index
                %1169 = vector.shuffle %1094, %1094 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1169, %kv[%1168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1170 = arith.addi %1087, %c24 : index
                %1171 = arith.divui %1170, %c4 : index
                %1172 = arith.muli %1171, %c15 : index
                %1173 = arith.addi %1172, %c10 : index
                %1174 = arith.remui %1170, %c4 : index
                %1175 = arith.divui %1082, %c7 : index
                %1176 = arith.remui %1082, %c7 : index
                %1177 = arith.muli %1176, %c2 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c2 : index
                %1180 = arith.muli %1179, %c23 : index
                %1181 = arith.muli %1174, %c4 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c2 : index
                %1184 = arith.muli %1183, %c7 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1173, %1185 : index
                %1187 = arith.addi %1112, %1186 : index
                %1188 = vector.shuffle %1094, %1094 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1188, %kv[%1187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1189 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1189 {
            %1190 = wave.lane
            %1191 = arith.muli %1190, %c30 : index
            scf.for %1192 = %1191 to %c23 step %c6 {
              %1193 = arith.addi %1077, %1192 : index
              %1194 = vector.load %19[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1195 = arith.mulf %1194, %1080 : vector<4xf32>
              %1196 = wave.fp8_encode "e4m3" %1195 : vector<4xf32> -> vector<4xi8>
              %1197 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1197 {
                %1198 = arith.muli %1078, %c10 : index
                %1199 = arith.addi %1083, %1198 : index
                %1200 = vector.shuffle %1196, %1196 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1201 = arith.divui %1192, %c4 : index
                %1202 = arith.muli %1201, %c23 : index
                %1203 = arith.remui %1192, %c4 : index
                %1204 = arith.muli %1082, %c4 : index
                %1205 = arith.divui %1203, %c30 : index
                %1206 = arith.muli %1205, %c30 : index
                %1207 = arith.remui %1203, %c7 : index
                %1208 = arith.muli %1207, %c7 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.divui %1203, %c7 : index
                %1211 = arith.remui %1210, %c7 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.addi %1204, %1212 : index
                %1214 = arith.addi %1202, %1213 : index
                %1215 = arith.addi %1199, %1214 : index
                vector.store %1200, %kv[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1216 = arith.subi %1078, %kvHeads : index
                %1217 = arith.muli %1216, %c10 : index
                %1218 = arith.addi %1083, %1217 : index
                %1219 = arith.addi %1192, %c8 : index
                %1220 = arith.divui %1219, %c4 : index
                %1221 = arith.muli %1220, %c23 : index
                %1222 = arith.addi %1221, %c11 : index
                %1223 = arith.remui %1219, %c4 : index
                %1224 = arith.divui %1082, %c7 : index
                %1225 = arith.remui %1082, %c7 : index
                %1226 = arith.muli %1225, %c2 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.muli %1223, %c4 : index
                %1229 = arith.divui %1227, %c30 : index
                %1230 = arith.muli %1229, %c30 : index
                %1231 = arith.remui %1227, %c7 : index
                %1232 = arith.muli %1231, %c7 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.divui %1227, %c7 : index
                %1235 = arith.remui %1234, %c7 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1228, %1236 : index
                %1238 = arith.addi %1222, %1237 : index
                %1239 = arith.addi %1218, %1238 : index
                %1240 = vector.shuffle %1196, %1196 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1240, %kv[%1239] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1241 = arith.addi %1192, %c9 : index
                %1242 = arith.divui %1241, %c4 : index
                %1243 = arith.muli %1242, %c23 : index
                %1244 = arith.addi %1243, %c11 : index
                %1245 = arith.remui %1241, %c4 : index
                %1246 = arith.divui %1082, %c7 : index
                %1247 = arith.remui %1082, %c7 : index
                %1248 = arith.muli %1247, %c2 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %1245, %c4 : index
                %1251 = arith.divui %1249, %c30 : index
                %1252 = arith.muli %1251, %c30 : index
                %1253 = arith.remui %1249, %c7 : index
                %1254 = arith.muli %1253, %c7 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1249, %c7 : index
                %1257 = arith.remui %1256, %c7 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.addi %1250, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                %1261 = arith.addi %1218, %1260 : index
                %1262 = vector.shuffle %1196, %1196 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1262, %kv[%1261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1263 = arith.addi %1192, %c7 : index
                %1264 = arith.divui %1263, %c4 : index
                %1265 = arith.muli %1264, %c23 : index
                %1266 = arith.addi %1265, %c11 : index
                %1267 = arith.remui %1263, %c4 : index
                %1268 = arith.divui %1082, %c7 : index
                %1269 = arith.remui %1082, %c7 : index
                %1270 = arith.muli %1269, %c2 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.muli %1267, %c4 : index
                %1273 = arith.divui %1271, %c30 : index
                %1274 = arith.muli %1273, %c30 : index
                %1275 = arith.remui %1271, %c7 : index
                %1276 = arith.muli %1275, %c7 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1271, %c7 : index
                %1279 = arith.remui %1278, %c7 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1272, %1280 : index
                %1282 = arith.addi %1266, %1281 : index
                %1283 = arith.addi %1218, %1282 : index
                %1284 = vector.shuffle %1196, %1196 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1284, %kv[%1283] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1285 = arith.addi %1192, %c24 : index
                %1286 = arith.divui %1285, %c4 : index
                %1287 = arith.muli %1286, %c23 : index
                %1288 = arith.addi %1287, %c11 : index
                %1289 = arith.remui %1285, %c4 : index
                %1290 = arith.divui %1082, %c7 : index
                %1291 = arith.remui %1082, %c7 : index
                %1292 = arith.muli %1291, %c2 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.muli %1289, %c4 : index
                %1295 = arith.divui %1293, %c30 : index
                %1296 = arith.muli %1295, %c30 : index
                %1297 = arith.remui %1293, %c7 : index
                %1298 = arith.muli %1297, %c7 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.divui %1293, %c7 : index
                %1301 = arith.remui %1300, %c7 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1294, %1302 : index
                %1304 = arith.addi %1288, %1303 : index
                %1305 = arith.addi %1218, %1304 : index
                %1306 = vector.shuffle %1196, %1196 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1306, %kv[%1305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1307 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1307 {
            %1308 = wave.lane
            %1309 = arith.muli %1308, %c30 : index
            scf.for %1310 = %1309 to %c23 step %c6 {
              %1311 = arith.addi %1077, %1310 : index
              %1312 = vector.load %19[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1080 : vector<4xf32>
              %1314 = wave.fp8_encode "e5m2" %1313 : vector<4xf32> -> vector<4xi8>
              %1315 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1315 {
                %1316 = arith.muli %1078, %c10 : index
                %1317 = arith.addi %1083, %1316 : index
                %1318 = vector.shuffle %1314, %1314 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1319 = arith.divui %1310, %c4 : index
                %1320 = arith.muli %1319, %c23 : index
                %1321 = arith.remui %1310, %c4 : index
                %1322 = arith.muli %1082, %c4 : index
                %1323 = arith.divui %1321, %c30 : index
                %1324 = arith.muli %1323, %c30 : index
                %1325 = arith.remui %1321, %c7 : index
                %1326 = arith.muli %1325, %c7 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.divui %1321, %c7 : index
                %1329 = arith.remui %1328, %c7 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.addi %1322, %1330 : index
                %1332 = arith.addi %1320, %1331 : index
                %1333 = arith.addi %1317, %1332 : index
                vector.store %1318, %kv[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1334 = arith.subi %1078, %kvHeads : index
                %1335 = arith.muli %1334, %c10 : index
                %1336 = arith.addi %1083, %1335 : index
                %1337 = arith.addi %1310, %c8 : index
                %1338 = arith.divui %1337, %c4 : index
                %1339 = arith.muli %1338, %c23 : index
                %1340 = arith.addi %1339, %c11 : index
                %1341 = arith.remui %1337, %c4 : index
                %1342 = arith.divui %1082, %c7 : index
                %1343 = arith.remui %1082, %c7 : index
                %1344 = arith.muli %1343, %c2 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.muli %1341, %c4 : index
                %1347 = arith.divui %1345, %c30 : index
                %1348 = arith.muli %1347, %c30 : index
                %1349 = arith.remui %1345, %c7 : index
                %1350 = arith.muli %1349, %c7 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1345, %c7 : index
                %1353 = arith.remui %1352, %c7 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1340, %1355 : index
                %1357 = arith.addi %1336, %1356 : index
                %1358 = vector.shuffle %1314, %1314 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1358, %kv[%1357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1359 = arith.addi %1310, %c9 : index
                %1360 = arith.divui %1359, %c4 : index
                %1361 = arith.muli %1360, %c23 : index
                %1362 = arith.addi %1361, %c11 : index
                %1363 = arith.remui %1359, %c4 : index
                %1364 = arith.divui %1082, %c7 : index
                %1365 = arith.remui %1082, %c7 : index
                %1366 = arith.muli %1365, %c2 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1363, %c4 : index
                %1369 = arith.divui %1367, %c30 : index
                %1370 = arith.muli %1369, %c30 : index
                %1371 = arith.remui %1367, %c7 : index
                %1372 = arith.muli %1371, %c7 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1367, %c7 : index
                %1375 = arith.remui %1374, %c7 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.addi %1368, %1376 : index
                %1378 = arith.addi %1362, %1377 : index
                %1379 = arith.addi %1336, %1378 : index
                %1380 = vector.shuffle %1314, %1314 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1380, %kv[%1379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1381 = arith.addi %1310, %c7 : index
                %1382 = arith.divui %1381, %c4 : index
                %1383 = arith.muli %1382, %c23 : index
                %1384 = arith.addi %1383, %c11 : index
                %1385 = arith.remui %1381, %c4 : index
                %1386 = arith.divui %1082, %c7 : index
                %1387 = arith.remui %1082, %c7 : index
                %1388 = arith.muli %1387, %c2 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1385, %c4 : index
                %1391 = arith.divui %1389, %c30 : index
                %1392 = arith.muli %1391, %c30 : index
                %1393 = arith.remui %1389, %c7 : index
                %1394 = arith.muli %1393, %c7 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1389, %c7 : index
                %1397 = arith.remui %1396, %c7 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1390, %1398 : index
                %1400 = arith.addi %1384, %1399 : index
                %1401 = arith.addi %1336, %1400 : index
                %1402 = vector.shuffle %1314, %1314 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1402, %kv[%1401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1403 = arith.addi %1310, %c24 : index
                %1404 = arith.divui %1403, %c4 : index
                %1405 = arith.muli %1404, %c23 : index
                %1406 = arith.addi %1405, %c11 : index
                %1407 = arith.remui %1403, %c4 : index
                %1408 = arith.divui %1082, %c7 : index
                %1409 = arith.remui %1082, %c7 : index
                %1410 = arith.muli %1409, %c2 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1407, %c4 : index
                %1413 = arith.divui %1411, %c30 : index
                %1414 = arith.muli %1413, %c30 : index
                %1415 = arith.remui %1411, %c7 : index
                %1416 = arith.muli %1415, %c7 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.divui %1411, %c7 : index
                %1419 = arith.remui %1418, %c7 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.addi %1412, %1420 : index
                %1422 = arith.addi %1406, %1421 : index
                %1423 = arith.addi %1336, %1422 : index
                %1424 = vector.shuffle %1314, %1314 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1424, %kv[%1423] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
