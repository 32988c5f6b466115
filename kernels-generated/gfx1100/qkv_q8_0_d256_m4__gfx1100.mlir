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
  %c32 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
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
      %527 = memref.load %factors[%524] : memref<?xf32>
      %528 = arith.select %526, %527, %c32 : f32
      %529 = arith.addi %438, %c8 : index
      %530 = arith.muli %520, %c14 : index
      %531 = arith.addi %529, %530 : index
      %532 = memref.load %18[%531] : memref<?xf32>
      %533 = arith.addi %531, %c11 : index
      %534 = memref.load %18[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.remui %435, %c4 : index
      %537 = arith.muli %536, %c30 : index
      %538 = arith.addi %15, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %528 : f32
      %543 = arith.mulf %535, %542 : f32
      %544 = arith.muli %3, %c7 : index
      %545 = arith.addi %544, %c8 : index
      %546 = arith.muli %545, %c4 : index
      %547 = arith.remui %435, %c4 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %523, %c23 : index
      %550 = arith.addi %549, %548 : index
      memref.store %543, %19[%550] : memref<?xf32>
      %551 = arith.addi %438, %c23 : index
      %552 = arith.muli %520, %c14 : index
      %553 = arith.addi %551, %552 : index
      %554 = memref.load %18[%553] : memref<?xf32>
      %555 = arith.addi %553, %c11 : index
      %556 = memref.load %18[%555] : memref<?xf32>
      %557 = arith.addf %554, %556 : f32
      %558 = arith.remui %435, %c4 : index
      %559 = arith.muli %558, %c30 : index
      %560 = arith.addi %17, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %528 : f32
      %565 = arith.mulf %557, %564 : f32
      %566 = arith.muli %3, %c7 : index
      %567 = arith.addi %566, %c9 : index
      %568 = arith.muli %567, %c4 : index
      %569 = arith.remui %435, %c4 : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.muli %523, %c23 : index
      %572 = arith.addi %571, %570 : index
      memref.store %565, %19[%572] : memref<?xf32>
    }
    %573 = arith.muli %4, %c30 : index
    %574 = arith.addi %573, %c9 : index
    %575 = arith.muli %574, %c7 : index
    %576 = arith.divui %435, %c4 : index
    %577 = arith.addi %575, %576 : index
    %578 = arith.addi %434, %577 : index
    %579 = arith.cmpi slt, %578, %21 : index
    scf.if %579 {
      %580 = arith.cmpi eq, %hasFactors, %c9 : index
      %581 = memref.load %factors[%578] : memref<?xf32>
      %582 = arith.select %580, %581, %c32 : f32
      %583 = arith.addi %438, %c8 : index
      %584 = arith.muli %574, %c14 : index
      %585 = arith.addi %583, %584 : index
      %586 = memref.load %18[%585] : memref<?xf32>
      %587 = arith.addi %585, %c11 : index
      %588 = memref.load %18[%587] : memref<?xf32>
      %589 = arith.addf %586, %588 : f32
      %590 = arith.remui %435, %c4 : index
      %591 = arith.muli %590, %c30 : index
      %592 = arith.addi %15, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %595, %582 : f32
      %597 = arith.mulf %589, %596 : f32
      %598 = arith.muli %3, %c7 : index
      %599 = arith.addi %598, %c8 : index
      %600 = arith.muli %599, %c4 : index
      %601 = arith.remui %435, %c4 : index
      %602 = arith.addi %600, %601 : index
      %603 = arith.muli %577, %c23 : index
      %604 = arith.addi %603, %602 : index
      memref.store %597, %19[%604] : memref<?xf32>
      %605 = arith.addi %438, %c23 : index
      %606 = arith.muli %574, %c14 : index
      %607 = arith.addi %605, %606 : index
      %608 = memref.load %18[%607] : memref<?xf32>
      %609 = arith.addi %607, %c11 : index
      %610 = memref.load %18[%609] : memref<?xf32>
      %611 = arith.addf %608, %610 : f32
      %612 = arith.remui %435, %c4 : index
      %613 = arith.muli %612, %c30 : index
      %614 = arith.addi %17, %613 : index
      %615 = vector.load %w[%614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %616 = vector.bitcast %615 : vector<4xi8> to vector<1xf32>
      %617 = vector.extract %616[0] : f32 from vector<1xf32>
      %618 = arith.mulf %617, %582 : f32
      %619 = arith.mulf %611, %618 : f32
      %620 = arith.muli %3, %c7 : index
      %621 = arith.addi %620, %c9 : index
      %622 = arith.muli %621, %c4 : index
      %623 = arith.remui %435, %c4 : index
      %624 = arith.addi %622, %623 : index
      %625 = arith.muli %577, %c23 : index
      %626 = arith.addi %625, %624 : index
      memref.store %619, %19[%626] : memref<?xf32>
    }
    %627 = arith.muli %4, %c30 : index
    %628 = arith.addi %627, %c7 : index
    %629 = arith.muli %628, %c7 : index
    %630 = arith.divui %435, %c4 : index
    %631 = arith.addi %629, %630 : index
    %632 = arith.addi %434, %631 : index
    %633 = arith.cmpi slt, %632, %21 : index
    scf.if %633 {
      %634 = arith.cmpi eq, %hasFactors, %c9 : index
      %635 = memref.load %factors[%632] : memref<?xf32>
      %636 = arith.select %634, %635, %c32 : f32
      %637 = arith.addi %438, %c8 : index
      %638 = arith.muli %628, %c14 : index
      %639 = arith.addi %637, %638 : index
      %640 = memref.load %18[%639] : memref<?xf32>
      %641 = arith.addi %639, %c11 : index
      %642 = memref.load %18[%641] : memref<?xf32>
      %643 = arith.addf %640, %642 : f32
      %644 = arith.remui %435, %c4 : index
      %645 = arith.muli %644, %c30 : index
      %646 = arith.addi %15, %645 : index
      %647 = vector.load %w[%646] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %648 = vector.bitcast %647 : vector<4xi8> to vector<1xf32>
      %649 = vector.extract %648[0] : f32 from vector<1xf32>
      %650 = arith.mulf %649, %636 : f32
      %651 = arith.mulf %643, %650 : f32
      %652 = arith.muli %3, %c7 : index
      %653 = arith.addi %652, %c8 : index
      %654 = arith.muli %653, %c4 : index
      %655 = arith.remui %435, %c4 : index
      %656 = arith.addi %654, %655 : index
      %657 = arith.muli %631, %c23 : index
      %658 = arith.addi %657, %656 : index
      memref.store %651, %19[%658] : memref<?xf32>
      %659 = arith.addi %438, %c23 : index
      %660 = arith.muli %628, %c14 : index
      %661 = arith.addi %659, %660 : index
      %662 = memref.load %18[%661] : memref<?xf32>
      %663 = arith.addi %661, %c11 : index
      %664 = memref.load %18[%663] : memref<?xf32>
      %665 = arith.addf %662, %664 : f32
      %666 = arith.remui %435, %c4 : index
      %667 = arith.muli %666, %c30 : index
      %668 = arith.addi %17, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %636 : f32
      %673 = arith.mulf %665, %672 : f32
      %674 = arith.muli %3, %c7 : index
      %675 = arith.addi %674, %c9 : index
      %676 = arith.muli %675, %c4 : index
      %677 = arith.remui %435, %c4 : index
      %678 = arith.addi %676, %677 : index
      %679 = arith.muli %631, %c23 : index
      %680 = arith.addi %679, %678 : index
      memref.store %673, %19[%680] : memref<?xf32>
    }
    %681 = arith.muli %4, %c30 : index
    %682 = arith.addi %681, %c24 : index
    %683 = arith.muli %682, %c7 : index
    %684 = arith.divui %435, %c4 : index
    %685 = arith.addi %683, %684 : index
    %686 = arith.addi %434, %685 : index
    %687 = arith.cmpi slt, %686, %21 : index
    scf.if %687 {
      %688 = arith.cmpi eq, %hasFactors, %c9 : index
      %689 = memref.load %factors[%686] : memref<?xf32>
      %690 = arith.select %688, %689, %c32 : f32
      %691 = arith.addi %438, %c8 : index
      %692 = arith.muli %682, %c14 : index
      %693 = arith.addi %691, %692 : index
      %694 = memref.load %18[%693] : memref<?xf32>
      %695 = arith.addi %693, %c11 : index
      %696 = memref.load %18[%695] : memref<?xf32>
      %697 = arith.addf %694, %696 : f32
      %698 = arith.remui %435, %c4 : index
      %699 = arith.muli %698, %c30 : index
      %700 = arith.addi %15, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %690 : f32
      %705 = arith.mulf %697, %704 : f32
      %706 = arith.muli %3, %c7 : index
      %707 = arith.addi %706, %c8 : index
      %708 = arith.muli %707, %c4 : index
      %709 = arith.remui %435, %c4 : index
      %710 = arith.addi %708, %709 : index
      %711 = arith.muli %685, %c23 : index
      %712 = arith.addi %711, %710 : index
      memref.store %705, %19[%712] : memref<?xf32>
      %713 = arith.addi %438, %c23 : index
      %714 = arith.muli %682, %c14 : index
      %715 = arith.addi %713, %714 : index
      %716 = memref.load %18[%715] : memref<?xf32>
      %717 = arith.addi %715, %c11 : index
      %718 = memref.load %18[%717] : memref<?xf32>
      %719 = arith.addf %716, %718 : f32
      %720 = arith.remui %435, %c4 : index
      %721 = arith.muli %720, %c30 : index
      %722 = arith.addi %17, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %690 : f32
      %727 = arith.mulf %719, %726 : f32
      %728 = arith.muli %3, %c7 : index
      %729 = arith.addi %728, %c9 : index
      %730 = arith.muli %729, %c4 : index
      %731 = arith.remui %435, %c4 : index
      %732 = arith.addi %730, %731 : index
      %733 = arith.muli %685, %c23 : index
      %734 = arith.addi %733, %732 : index
      memref.store %727, %19[%734] : memref<?xf32>
    }
    wave.barrier
    %735 = arith.addi %22, %c8 : index
    %736 = wave.wave
    %737 = arith.addi %736, %c8 : index
    %738 = arith.addi %735, %737 : index
    %739 = arith.cmpi slt, %738, %21 : index
    scf.if %739 {
      %740 = arith.addi %735, %737 : index
      %741 = arith.muli %737, %c23 : index
      %742 = wave.lane
      %743 = arith.addi %742, %c8 : index
      %744 = arith.cmpi eq, %hasBias, %c9 : index
      %745 = arith.addi %741, %743 : index
      %746 = memref.load %19[%745] : memref<?xf32>
      %747 = arith.muli %0, %c23 : index
      %748 = arith.addi %747, %743 : index
      %749 = memref.load %bias[%748] : memref<?xf32>
      %750 = arith.addf %746, %749 : f32
      %751 = arith.select %744, %750, %746 : f32
      %752 = arith.addi %743, %c6 : index
      %753 = arith.cmpi eq, %hasBias, %c9 : index
      %754 = arith.addi %741, %752 : index
      %755 = memref.load %19[%754] : memref<?xf32>
      %756 = arith.muli %0, %c23 : index
      %757 = arith.addi %756, %752 : index
      %758 = memref.load %bias[%757] : memref<?xf32>
      %759 = arith.addf %755, %758 : f32
      %760 = arith.select %753, %759, %755 : f32
      %761 = arith.addi %742, %c14 : index
      %762 = arith.cmpi eq, %hasBias, %c9 : index
      %763 = arith.addi %741, %761 : index
      %764 = memref.load %19[%763] : memref<?xf32>
      %765 = arith.muli %0, %c23 : index
      %766 = arith.addi %765, %761 : index
      %767 = memref.load %bias[%766] : memref<?xf32>
      %768 = arith.addf %764, %767 : f32
      %769 = arith.select %762, %768, %764 : f32
      %770 = arith.addi %761, %c6 : index
      %771 = arith.cmpi eq, %hasBias, %c9 : index
      %772 = arith.addi %741, %770 : index
      %773 = memref.load %19[%772] : memref<?xf32>
      %774 = arith.muli %0, %c23 : index
      %775 = arith.addi %774, %770 : index
      %776 = memref.load %bias[%775] : memref<?xf32>
      %777 = arith.addf %773, %776 : f32
      %778 = arith.select %771, %777, %773 : f32
      %779 = arith.addi %742, %c25 : index
      %780 = arith.cmpi eq, %hasBias, %c9 : index
      %781 = arith.addi %741, %779 : index
      %782 = memref.load %19[%781] : memref<?xf32>
      %783 = arith.muli %0, %c23 : index
      %784 = arith.addi %783, %779 : index
      %785 = memref.load %bias[%784] : memref<?xf32>
      %786 = arith.addf %782, %785 : f32
      %787 = arith.select %780, %786, %782 : f32
      %788 = arith.addi %779, %c6 : index
      %789 = arith.cmpi eq, %hasBias, %c9 : index
      %790 = arith.addi %741, %788 : index
      %791 = memref.load %19[%790] : memref<?xf32>
      %792 = arith.muli %0, %c23 : index
      %793 = arith.addi %792, %788 : index
      %794 = memref.load %bias[%793] : memref<?xf32>
      %795 = arith.addf %791, %794 : f32
      %796 = arith.select %789, %795, %791 : f32
      %797 = arith.addi %742, %c26 : index
      %798 = arith.cmpi eq, %hasBias, %c9 : index
      %799 = arith.addi %741, %797 : index
      %800 = memref.load %19[%799] : memref<?xf32>
      %801 = arith.muli %0, %c23 : index
      %802 = arith.addi %801, %797 : index
      %803 = memref.load %bias[%802] : memref<?xf32>
      %804 = arith.addf %800, %803 : f32
      %805 = arith.select %798, %804, %800 : f32
      %806 = arith.addi %797, %c6 : index
      %807 = arith.cmpi eq, %hasBias, %c9 : index
      %808 = arith.addi %741, %806 : index
      %809 = memref.load %19[%808] : memref<?xf32>
      %810 = arith.muli %0, %c23 : index
      %811 = arith.addi %810, %806 : index
      %812 = memref.load %bias[%811] : memref<?xf32>
      %813 = arith.addf %809, %812 : f32
      %814 = arith.select %807, %813, %809 : f32
      %815 = arith.addi %heads, %kvHeads : index
      %816 = arith.cmpi slt, %0, %815 : index
      scf.if %816 {
        %817 = arith.addi %positionsAt, %740 : index
        %818 = memref.load %step[%817] : memref<?xi32>
        %819 = arith.index_cast %818 : i32 to index
        %820 = arith.cmpi eq, %hasNorm, %c9 : index
        %821 = math.fma %751, %751, %c36 : f32
        %822 = math.fma %760, %760, %821 : f32
        %823 = math.fma %769, %769, %822 : f32
        %824 = math.fma %778, %778, %823 : f32
        %825 = math.fma %787, %787, %824 : f32
        %826 = math.fma %796, %796, %825 : f32
        %827 = math.fma %805, %805, %826 : f32
        %828 = math.fma %814, %814, %827 : f32
        %829 = vector.broadcast %828 : f32 to vector<1xf32>
        %830 = wave.reduce "add" %829 : vector<1xf32>
        %831 = arith.mulf %830, %inverseHeadDim : f32
        %832 = arith.addf %831, %epsilon : f32
        %833 = math.sqrt %832 : f32
        %834 = arith.divf %c32, %833 : f32
        %835 = arith.cmpi slt, %0, %heads : index
        %836 = arith.addi %743, %c6 : index
        %837 = memref.load %query_norm[%743] : memref<?xf32>
        %838 = memref.load %key_norm[%743] : memref<?xf32>
        %839 = arith.select %835, %837, %838 : f32
        %840 = arith.mulf %751, %834 : f32
        %841 = arith.mulf %840, %839 : f32
        %842 = arith.select %820, %841, %751 : f32
        %843 = memref.load %query_norm[%836] : memref<?xf32>
        %844 = memref.load %key_norm[%836] : memref<?xf32>
        %845 = arith.select %835, %843, %844 : f32
        %846 = arith.mulf %760, %834 : f32
        %847 = arith.mulf %846, %845 : f32
        %848 = arith.select %820, %847, %760 : f32
        %849 = arith.addi %761, %c6 : index
        %850 = memref.load %query_norm[%761] : memref<?xf32>
        %851 = memref.load %key_norm[%761] : memref<?xf32>
        %852 = arith.select %835, %850, %851 : f32
        %853 = arith.mulf %769, %834 : f32
        %854 = arith.mulf %853, %852 : f32
        %855 = arith.select %820, %854, %769 : f32
        %856 = memref.load %query_norm[%849] : memref<?xf32>
        %857 = memref.load %key_norm[%849] : memref<?xf32>
        %858 = arith.select %835, %856, %857 : f32
        %859 = arith.mulf %778, %834 : f32
        %860 = arith.mulf %859, %858 : f32
        %861 = arith.select %820, %860, %778 : f32
        %862 = arith.addi %779, %c6 : index
        %863 = memref.load %query_norm[%779] : memref<?xf32>
        %864 = memref.load %key_norm[%779] : memref<?xf32>
        %865 = arith.select %835, %863, %864 : f32
        %866 = arith.mulf %787, %834 : f32
        %867 = arith.mulf %866, %865 : f32
        %868 = arith.select %820, %867, %787 : f32
        %869 = memref.load %query_norm[%862] : memref<?xf32>
        %870 = memref.load %key_norm[%862] : memref<?xf32>
        %871 = arith.select %835, %869, %870 : f32
        %872 = arith.mulf %796, %834 : f32
        %873 = arith.mulf %872, %871 : f32
        %874 = arith.select %820, %873, %796 : f32
        %875 = arith.addi %797, %c6 : index
        %876 = memref.load %query_norm[%797] : memref<?xf32>
        %877 = memref.load %key_norm[%797] : memref<?xf32>
        %878 = arith.select %835, %876, %877 : f32
        %879 = arith.mulf %805, %834 : f32
        %880 = arith.mulf %879, %878 : f32
        %881 = arith.select %820, %880, %805 : f32
        %882 = memref.load %query_norm[%875] : memref<?xf32>
        %883 = memref.load %key_norm[%875] : memref<?xf32>
        %884 = arith.select %835, %882, %883 : f32
        %885 = arith.mulf %814, %834 : f32
        %886 = arith.mulf %885, %884 : f32
        %887 = arith.select %820, %886, %814 : f32
        %888 = arith.remui %819, %c23 : index
        %889 = arith.muli %888, %c23 : index
        %890 = arith.addi %889, %743 : index
        %891 = arith.divui %819, %c23 : index
        %892 = arith.addi %891, %c23 : index
        %893 = arith.muli %892, %c23 : index
        %894 = arith.addi %893, %743 : index
        %895 = memref.load %rope[%890] : memref<?xf32>
        %896 = arith.addi %890, %c6 : index
        %897 = memref.load %rope[%896] : memref<?xf32>
        %898 = memref.load %rope[%894] : memref<?xf32>
        %899 = arith.addi %894, %c6 : index
        %900 = memref.load %rope[%899] : memref<?xf32>
        %901 = arith.mulf %898, %895 : f32
        %902 = arith.mulf %900, %897 : f32
        %903 = arith.subf %901, %902 : f32
        %904 = arith.mulf %900, %895 : f32
        %905 = arith.mulf %898, %897 : f32
        %906 = arith.addf %904, %905 : f32
        %907 = arith.mulf %842, %903 : f32
        %908 = arith.mulf %848, %906 : f32
        %909 = arith.subf %907, %908 : f32
        %910 = arith.mulf %848, %903 : f32
        %911 = arith.mulf %842, %906 : f32
        %912 = arith.addf %910, %911 : f32
        %913 = arith.cmpi slt, %0, %heads : index
        scf.if %913 {
          %914 = arith.muli %740, %heads : index
          %915 = arith.addi %914, %0 : index
          %916 = arith.muli %915, %c23 : index
          %917 = arith.addi %916, %743 : index
          memref.store %909, %q[%917] : memref<?xf32>
          %918 = arith.addi %917, %c6 : index
          memref.store %912, %q[%918] : memref<?xf32>
        } else {
          %919 = arith.addi %741, %743 : index
          memref.store %909, %19[%919] : memref<?xf32>
          %920 = arith.addi %741, %743 : index
          %921 = arith.addi %920, %c6 : index
          memref.store %912, %19[%921] : memref<?xf32>
        }
        %922 = arith.remui %819, %c23 : index
        %923 = arith.muli %922, %c23 : index
        %924 = arith.addi %923, %761 : index
        %925 = arith.divui %819, %c23 : index
        %926 = arith.addi %925, %c23 : index
        %927 = arith.muli %926, %c23 : index
        %928 = arith.addi %927, %761 : index
        %929 = memref.load %rope[%924] : memref<?xf32>
        %930 = arith.addi %924, %c6 : index
        %931 = memref.load %rope[%930] : memref<?xf32>
        %932 = memref.load %rope[%928] : memref<?xf32>
        %933 = arith.addi %928, %c6 : index
        %934 = memref.load %rope[%933] : memref<?xf32>
        %935 = arith.mulf %932, %929 : f32
        %936 = arith.mulf %934, %931 : f32
        %937 = arith.subf %935, %936 : f32
        %938 = arith.mulf %934, %929 : f32
        %939 = arith.mulf %932, %931 : f32
        %940 = arith.addf %938, %939 : f32
        %941 = arith.mulf %855, %937 : f32
        %942 = arith.mulf %861, %940 : f32
        %943 = arith.subf %941, %942 : f32
        %944 = arith.mulf %861, %937 : f32
        %945 = arith.mulf %855, %940 : f32
        %946 = arith.addf %944, %945 : f32
        %947 = arith.cmpi slt, %0, %heads : index
        scf.if %947 {
          %948 = arith.muli %740, %heads : index
          %949 = arith.addi %948, %0 : index
          %950 = arith.muli %949, %c23 : index
          %951 = arith.addi %950, %761 : index
          memref.store %943, %q[%951] : memref<?xf32>
          %952 = arith.addi %951, %c6 : index
          memref.store %946, %q[%952] : memref<?xf32>
        } else {
          %953 = arith.addi %741, %761 : index
          memref.store %943, %19[%953] : memref<?xf32>
          %954 = arith.addi %741, %761 : index
          %955 = arith.addi %954, %c6 : index
          memref.store %946, %19[%955] : memref<?xf32>
        }
        %956 = arith.remui %819, %c23 : index
        %957 = arith.muli %956, %c23 : index
        %958 = arith.addi %957, %779 : index
        %959 = arith.divui %819, %c23 : index
        %960 = arith.addi %959, %c23 : index
        %961 = arith.muli %960, %c23 : index
        %962 = arith.addi %961, %779 : index
        %963 = memref.load %rope[%958] : memref<?xf32>
        %964 = arith.addi %958, %c6 : index
        %965 = memref.load %rope[%964] : memref<?xf32>
        %966 = memref.load %rope[%962] : memref<?xf32>
        %967 = arith.addi %962, %c6 : index
        %968 = memref.load %rope[%967] : memref<?xf32>
        %969 = arith.mulf %966, %963 : f32
        %970 = arith.mulf %968, %965 : f32
        %971 = arith.subf %969, %970 : f32
        %972 = arith.mulf %968, %963 : f32
        %973 = arith.mulf %966, %965 : f32
        %974 = arith.addf %972, %973 : f32
        %975 = arith.mulf %868, %971 : f32
        %976 = arith.mulf %874, %974 : f32
        %977 = arith.subf %975, %976 : f32
        %978 = arith.mulf %874, %971 : f32
        %979 = arith.mulf %868, %974 : f32
        %980 = arith.addf %978, %979 : f32
        %981 = arith.cmpi slt, %0, %heads : index
        scf.if %981 {
          %982 = arith.muli %740, %heads : index
          %983 = arith.addi %982, %0 : index
          %984 = arith.muli %983, %c23 : index
          %985 = arith.addi %984, %779 : index
          memref.store %977, %q[%985] : memref<?xf32>
          %986 = arith.addi %985, %c6 : index
          memref.store %980, %q[%986] : memref<?xf32>
        } else {
          %987 = arith.addi %741, %779 : index
          memref.store %977, %19[%987] : memref<?xf32>
          %988 = arith.addi %741, %779 : index
          %989 = arith.addi %988, %c6 : index
          memref.store %980, %19[%989] : memref<?xf32>
        }
        %990 = arith.remui %819, %c23 : index
        %991 = arith.muli %990, %c23 : index
        %992 = arith.addi %991, %797 : index
        %993 = arith.divui %819, %c23 : index
        %994 = arith.addi %993, %c23 : index
        %995 = arith.muli %994, %c23 : index
        %996 = arith.addi %995, %797 : index
        %997 = memref.load %rope[%992] : memref<?xf32>
        %998 = arith.addi %992, %c6 : index
        %999 = memref.load %rope[%998] : memref<?xf32>
        %1000 = memref.load %rope[%996] : memref<?xf32>
        %1001 = arith.addi %996, %c6 : index
        %1002 = memref.load %rope[%1001] : memref<?xf32>
        %1003 = arith.mulf %1000, %997 : f32
        %1004 = arith.mulf %1002, %999 : f32
        %1005 = arith.subf %1003, %1004 : f32
        %1006 = arith.mulf %1002, %997 : f32
        %1007 = arith.mulf %1000, %999 : f32
        %1008 = arith.addf %1006, %1007 : f32
        %1009 = arith.mulf %881, %1005 : f32
        %1010 = arith.mulf %887, %1008 : f32
        %1011 = arith.subf %1009, %1010 : f32
        %1012 = arith.mulf %887, %1005 : f32
        %1013 = arith.mulf %881, %1008 : f32
        %1014 = arith.addf %1012, %1013 : f32
        %1015 = arith.cmpi slt, %0, %heads : index
        scf.if %1015 {
          %1016 = arith.muli %740, %heads : index
          %1017 = arith.addi %1016, %0 : index
          %1018 = arith.muli %1017, %c23 : index
          %1019 = arith.addi %1018, %797 : index
          memref.store %1011, %q[%1019] : memref<?xf32>
          %1020 = arith.addi %1019, %c6 : index
          memref.store %1014, %q[%1020] : memref<?xf32>
        } else {
          %1021 = arith.addi %741, %797 : index
          memref.store %1011, %19[%1021] : memref<?xf32>
          %1022 = arith.addi %741, %797 : index
          %1023 = arith.addi %1022, %c6 : index
          memref.store %1014, %19[%1023] : memref<?xf32>
        }
      } else {
        %1024 = arith.cmpi slt, %0, %heads : index
        scf.if %1024 {
          %1025 = arith.muli %740, %heads : index
          %1026 = arith.addi %1025, %0 : index
          %1027 = arith.muli %1026, %c23 : index
          %1028 = arith.addi %1027, %743 : index
          memref.store %751, %q[%1028] : memref<?xf32>
          %1029 = arith.addi %1028, %c6 : index
          memref.store %760, %q[%1029] : memref<?xf32>
        } else {
          %1030 = arith.addi %741, %743 : index
          memref.store %751, %19[%1030] : memref<?xf32>
          %1031 = arith.addi %741, %743 : index
          %1032 = arith.addi %1031, %c6 : index
          memref.store %760, %19[%1032] : memref<?xf32>
        }
        %1033 = arith.cmpi slt, %0, %heads : index
        scf.if %1033 {
          %1034 = arith.muli %740, %heads : index
          %1035 = arith.addi %1034, %0 : index
          %1036 = arith.muli %1035, %c23 : index
          %1037 = arith.addi %1036, %761 : index
          memref.store %769, %q[%1037] : memref<?xf32>
          %1038 = arith.addi %1037, %c6 : index
          memref.store %778, %q[%1038] : memref<?xf32>
        } else {
          %1039 = arith.addi %741, %761 : index
          memref.store %769, %19[%1039] : memref<?xf32>
          %1040 = arith.addi %741, %761 : index
          %1041 = arith.addi %1040, %c6 : index
          memref.store %778, %19[%1041] : memref<?xf32>
        }
        %1042 = arith.cmpi slt, %0, %heads : index
        scf.if %1042 {
          %1043 = arith.muli %740, %heads : index
          %1044 = arith.addi %1043, %0 : index
          %1045 = arith.muli %1044, %c23 : index
          %1046 = arith.addi %1045, %779 : index
          memref.store %787, %q[%1046] : memref<?xf32>
          %1047 = arith.addi %1046, %c6 : index
          memref.store %796, %q[%1047] : memref<?xf32>
        } else {
          %1048 = arith.addi %741, %779 : index
          memref.store %787, %19[%1048] : memref<?xf32>
          %1049 = arith.addi %741, %779 : index
          %1050 = arith.addi %1049, %c6 : index
          memref.store %796, %19[%1050] : memref<?xf32>
        }
        %1051 = arith.cmpi slt, %0, %heads : index
        scf.if %1051 {
          %1052 = arith.muli %740, %heads : index
          %1053 = arith.addi %1052, %0 : index
          %1054 = arith.muli %1053, %c23 : index
          %1055 = arith.addi %1054, %797 : index
          memref.store %805, %q[%1055] : memref<?xf32>
          %1056 = arith.addi %1055, %c6 : index
          memref.store %814, %q[%1056] : memref<?xf32>
        } else {
          %1057 = arith.addi %741, %797 : index
          memref.store %805, %19[%1057] : memref<?xf32>
          %1058 = arith.addi %741, %797 : index
          %1059 = arith.addi %1058, %c6 : index
          memref.store %814, %19[%1059] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1060 = arith.cmpi sge, %0, %heads : index
    scf.if %1060 {
      %1061 = arith.addi %736, %c8 : index
      %1062 = arith.addi %735, %1061 : index
      %1063 = arith.cmpi slt, %1062, %21 : index
      scf.if %1063 {
        %1064 = arith.addi %735, %1061 : index
        %1065 = arith.addi %slotsAt, %1064 : index
        %1066 = memref.load %step[%1065] : memref<?xi32>
        %1067 = arith.index_cast %1066 : i32 to index
        %1068 = arith.cmpi sge, %1067, %c8 : index
        scf.if %1068 {
          %1069 = arith.muli %1061, %c23 : index
          %1070 = arith.subi %0, %heads : index
          %1071 = memref.load %scales[%1070] : memref<?xf32>
          %1072 = vector.broadcast %1071 : f32 to vector<4xf32>
          %1073 = arith.divui %1067, %c4 : index
          %1074 = arith.remui %1067, %c4 : index
          %1075 = arith.muli %1073, %pageBytes : index
          %1076 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1076 {
            %1077 = wave.lane
            %1078 = arith.muli %1077, %c30 : index
            scf.for %1079 = %1078 to %c23 step %c6 {
              %1080 = arith.addi %1069, %1079 : index
              %1081 = vector.load %19[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1082 = arith.mulf %1081, %1072 : vector<4xf32>
              %1083 = arith.minimumf %1082, %c42 : vector<4xf32>
              %1084 = arith.maximumf %1083, %c43 : vector<4xf32>
              %1085 = arith.truncf %1084 : vector<4xf32> to vector<4xf16>
              %1086 = vector.bitcast %1085 : vector<4xf16> to vector<8xi8>
              %1087 = arith.cmpi slt, %1070, %kvHeads : index
              scf.if %1087 {
                %1088 = arith.muli %1070, %c44 : index
                %1089 = arith.addi %1075, %1088 : index
                %1090 = arith.divui %1079, %c4 : index
                %1091 = arith.muli %1090, %c15 : index
                %1092 = arith.remui %1079, %c4 : index
                %1093 = arith.divui %1092, %c2 : index
                %1094 = arith.muli %1093, %c23 : index
                %1095 = arith.muli %1074, %c4 : index
                %1096 = arith.addi %1094, %1095 : index
                %1097 = arith.remui %1092, %c2 : index
                %1098 = arith.muli %1097, %c7 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.addi %1091, %1099 : index
                %1101 = arith.addi %1089, %1100 : index
                vector.store %1086, %kv[%1101] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1102 = arith.subi %1070, %kvHeads : index
                %1103 = arith.muli %1102, %c44 : index
                %1104 = arith.addi %1075, %1103 : index
                %1105 = arith.addi %1079, %c8 : index
                %1106 = arith.divui %1105, %c4 : index
                %1107 = arith.muli %1106, %c15 : index
                %1108 = arith.addi %1107, %c10 : index
                %1109 = arith.remui %1105, %c4 : index
                %1110 = arith.divui %1074, %c7 : index
                %1111 = arith.remui %1074, %c7 : index
                %1112 = arith.muli %1111, %c2 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.divui %1113, %c2 : index
                %1115 = arith.muli %1114, %c23 : index
                %1116 = arith.muli %1109, %c4 : index
                %1117 = arith.addi %1115, %1116 : index
                %1118 = arith.remui %1113, %c2 : index
                %1119 = arith.muli %1118, %c7 : index
                %1120 = arith.addi %1117, %1119 : index
                %1121 = arith.addi %1108, %1120 : index
                %1122 = arith.addi %1104, %1121 : index
                %1123 = vector.shuffle %1086, %1086 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1123, %kv[%1122] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1124 = arith.addi %1079, %c9 : index
                %1125 = arith.divui %1124, %c4 : index
                %1126 = arith.muli %1125, %c15 : index
                %1127 = arith.addi %1126, %c10 : index
                %1128 = arith.remui %1124, %c4 : index
                %1129 = arith.divui %1074, %c7 : index
                %1130 = arith.remui %1074, %c7 : index
                %1131 = arith.muli %1130, %c2 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.divui %1132, %c2 : index
                %1134 = arith.muli %1133, %c23 : index
                %1135 = arith.muli %1128, %c4 : index
                %1136 = arith.addi %1134, %1135 : index
                %1137 = arith.remui %1132, %c2 : index
                %1138 = arith.muli %1137, %c7 : index
                %1139 = arith.addi %1136, %1138 : index
                %1140 = arith.addi %1127, %1139 : index
                %1141 = arith.addi %1104, %1140 : index
                %1142 = vector.shuffle %1086, %1086 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1142, %kv[%1141] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1143 = arith.addi %1079, %c7 : index
                %1144 = arith.divui %1143, %c4 : index
                %1145 = arith.muli %1144, %c15 : index
                %1146 = arith.addi %1145, %c10 : index
                %1147 = arith.remui %1143, %c4 : index
                %1148 = arith.divui %1074, %c7 : index
                %1149 = arith.remui %1074, %c7 : index
                %1150 = arith.muli %1149, %c2 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.divui %1151, %c2 : index
                %1153 = arith.muli %1152, %c23 : index
                %1154 = arith.muli %1147, %c4 : index
                %1155 = arith.addi %1153, %1154 : index
                %1156 = arith.remui %1151, %c2 : index
                %1157 = arith.muli %1156, %c7 : index
                %1158 = arith.addi %1155, %1157 : index
                %1159 = arith.addi %1146, %1158 : index
                %1160 = arith.addi %1104, %1159 : index
                %1161 = vector.shuffle %1086, %1086 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1161, %kv[%1160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1162 = arith.addi %1079, %c24 : index
                %1163 = arith.divui %1162, %c4 : index
                %1164 = arith.muli %1163, %c15 : index
                %1165 = arith.addi %1164, %c10 : index
                %1166 = arith.remui %1162, %c4 : index
                %1167 = arith.divui %1074, %c7 : index
                %1168 = arith.remui %1074, %c7 : index
                %1169 = arith.muli %1168, %c2 : index
                %1170 = arith.addi %1167, %1169 : index
                %1171 = arith.divui %1170, %c2 : index
                %1172 = arith.muli %1171, %c23 : index
                %1173 = arith.muli %1166, %c4 : index
                %1174 = arith.addi %1172, %1173 : index
                %1175 = arith.remui %1170, %c2 : index
                %1176 = arith.muli %1175, %c7 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1165, %1177 : index
                %1179 = arith.addi %1104, %1178 : index
                %1180 = vector.shuffle %1086, %1086 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1180, %kv[%1179] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1181 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1181 {
            %1182 = wave.lane
            %1183 = arith.muli %1182, %c30 : index
            scf.for %1184 = %1183 to %c23 step %c6 {
              %1185 = arith.addi %1069, %1184 : index
              %1186 = vector.load %19[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1187 = arith.mulf %1186, %1072 : vector<4xf32>
              %1188 = wave.fp8_encode "e4m3" %1187 : vector<4xf32> -> vector<4xi8>
              %1189 = arith.cmpi slt, %1070, %kvHeads : index
              scf.if %1189 {
                %1190 = arith.muli %1070, %c10 : index
                %1191 = arith.addi %1075, %1190 : index
                %1192 = vector.shuffle %1188, %1188 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1193 = arith.divui %1184, %c4 : index
                %1194 = arith.muli %1193, %c23 : index
                %1195 = arith.remui %1184, %c4 : index
                %1196 = arith.muli %1074, %c4 : index
                %1197 = arith.divui %1195, %c30 : index
                %1198 = arith.muli %1197, %c30 : index
                %1199 = arith.remui %1195, %c7 : index
                %1200 = arith.muli %1199, %c7 : index
                %1201 = arith.addi %1198, %1200 : index
                %1202 = arith.divui %1195, %c7 : index
                %1203 = arith.remui %1202, %c7 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.addi %1196, %1204 : index
                %1206 = arith.addi %1194, %1205 : index
                %1207 = arith.addi %1191, %1206 : index
                vector.store %1192, %kv[%1207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1208 = arith.subi %1070, %kvHeads : index
                %1209 = arith.muli %1208, %c10 : index
                %1210 = arith.addi %1075, %1209 : index
                %1211 = arith.addi %1184, %c8 : index
                %1212 = arith.divui %1211, %c4 : index
                %1213 = arith.muli %1212, %c23 : index
                %1214 = arith.addi %1213, %c11 : index
                %1215 = arith.remui %1211, %c4 : index
                %1216 = arith.divui %1074, %c7 : index
                %1217 = arith.remui %1074, %c7 : index
                %1218 = arith.muli %1217, %c2 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.muli %1215, %c4 : index
                %1221 = arith.divui %1219, %c30 : index
                %1222 = arith.muli %1221, %c30 : index
                %1223 = arith.remui %1219, %c7 : index
                %1224 = arith.muli %1223, %c7 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.divui %1219, %c7 : index
                %1227 = arith.remui %1226, %c7 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.addi %1220, %1228 : index
                %1230 = arith.addi %1214, %1229 : index
                %1231 = arith.addi %1210, %1230 : index
                %1232 = vector.shuffle %1188, %1188 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1232, %kv[%1231] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1233 = arith.addi %1184, %c9 : index
                %1234 = arith.divui %1233, %c4 : index
                %1235 = arith.muli %1234, %c23 : index
                %1236 = arith.addi %1235, %c11 : index
                %1237 = arith.remui %1233, %c4 : index
                %1238 = arith.divui %1074, %c7 : index
                %1239 = arith.remui %1074, %c7 : index
                %1240 = arith.muli %1239, %c2 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.muli %1237, %c4 : index
                %1243 = arith.divui %1241, %c30 : index
                %1244 = arith.muli %1243, %c30 : index
                %1245 = arith.remui %1241, %c7 : index
                %1246 = arith.muli %1245, %c7 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.divui %1241, %c7 : index
                %1249 = arith.remui %1248, %c7 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.addi %1242, %1250 : index
                %1252 = arith.addi %1236, %1251 : index
                %1253 = arith.addi %1210, %1252 : index
                %1254 = vector.shuffle %1188, %1188 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1254, %kv[%1253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1255 = arith.addi %1184, %c7 : index
                %1256 = arith.divui %1255, %c4 : index
                %1257 = arith.muli %1256, %c23 : index
                %1258 = arith.addi %1257, %c11 : index
                %1259 = arith.remui %1255, %c4 : index
                %1260 = arith.divui %1074, %c7 : index
                %1261 = arith.remui %1074, %c7 : index
                %1262 = arith.muli %1261, %c2 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.muli %1259, %c4 : index
                %1265 = arith.divui %1263, %c30 : index
                %1266 = arith.muli %1265, %c30 : index
                %1267 = arith.remui %1263, %c7 : index
                %1268 = arith.muli %1267, %c7 : index
                %1269 = arith.addi %1266, %1268 : index
                %1270 = arith.divui %1263, %c7 : index
                %1271 = arith.remui %1270, %c7 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.addi %1264, %1272 : index
                %1274 = arith.addi %1258, %1273 : index
                %1275 = arith.addi %1210, %1274 : index
                %1276 = vector.shuffle %1188, %1188 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1276, %kv[%1275] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1277 = arith.addi %1184, %c24 : index
                %1278 = arith.divui %1277, %c4 : index
                %1279 = arith.muli %1278, %c23 : index
                %1280 = arith.addi %1279, %c11 : index
                %1281 = arith.remui %1277, %c4 : index
                %1282 = arith.divui %1074, %c7 : index
                %1283 = arith.remui %1074, %c7 : index
                %1284 = arith.muli %1283, %c2 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.muli %1281, %c4 : index
                %1287 = arith.divui %1285, %c30 : index
                %1288 = arith.muli %1287, %c30 : index
                %1289 = arith.remui %1285, %c7 : index
                %1290 = arith.muli %1289, %c7 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.divui %1285, %c7 : index
                %1293 = arith.remui %1292, %c7 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1286, %1294 : index
                %1296 = arith.addi %1280, %1295 : index
                %1297 = arith.addi %1210, %1296 : index
                %1298 = vector.shuffle %1188, %1188 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1298, %kv[%1297] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1299 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1299 {
            %1300 = wave.lane
            %1301 = arith.muli %1300, %c30 : index
            scf.for %1302 = %1301 to %c23 step %c6 {
              %1303 = arith.addi %1069, %1302 : index
              %1304 = vector.load %19[%1303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1305 = arith.mulf %1304, %1072 : vector<4xf32>
              %1306 = wave.fp8_encode "e5m2" %1305 : vector<4xf32> -> vector<4xi8>
              %1307 = arith.cmpi slt, %1070, %kvHeads : index
              scf.if %1307 {
                %1308 = arith.muli %1070, %c10 : index
                %1309 = arith.addi %1075, %1308 : index
                %1310 = vector.shuffle %1306, %1306 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1311 = arith.divui %1302, %c4 : index
                %1312 = arith.muli %1311, %c23 : index
                %1313 = arith.remui %1302, %c4 : index
                %1314 = arith.muli %1074, %c4 : index
                %1315 = arith.divui %1313, %c30 : index
                %1316 = arith.muli %1315, %c30 : index
                %1317 = arith.remui %1313, %c7 : index
                %1318 = arith.muli %1317, %c7 : index
                %1319 = arith.addi %1316, %1318 : index
                %1320 = arith.divui %1313, %c7 : index
                %1321 = arith.remui %1320, %c7 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.addi %1314, %1322 : index
                %1324 = arith.addi %1312, %1323 : index
                %1325 = arith.addi %1309, %1324 : index
                vector.store %1310, %kv[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1326 = arith.subi %1070, %kvHeads : index
                %1327 = arith.muli %1326, %c10 : index
                %1328 = arith.addi %1075, %1327 : index
                %1329 = arith.addi %1302, %c8 : index
                %1330 = arith.divui %1329, %c4 : index
                %1331 = arith.muli %1330, %c23 : index
                %1332 = arith.addi %1331, %c11 : index
                %1333 = arith.remui %1329, %c4 : index
                %1334 = arith.divui %1074, %c7 : index
                %1335 = arith.remui %1074, %c7 : index
                %1336 = arith.muli %1335, %c2 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.muli %1333, %c4 : index
                %1339 = arith.divui %1337, %c30 : index
                %1340 = arith.muli %1339, %c30 : index
                %1341 = arith.remui %1337, %c7 : index
                %1342 = arith.muli %1341, %c7 : index
                %1343 = arith.addi %1340, %1342 : index
                %1344 = arith.divui %1337, %c7 : index
                %1345 = arith.remui %1344, %c7 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.addi %1338, %1346 : index
                %1348 = arith.addi %1332, %1347 : index
                %1349 = arith.addi %1328, %1348 : index
                %1350 = vector.shuffle %1306, %1306 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1350, %kv[%1349] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1351 = arith.addi %1302, %c9 : index
                %1352 = arith.divui %1351, %c4 : index
                %1353 = arith.muli %1352, %c23 : index
                %1354 = arith.addi %1353, %c11 : index
                %1355 = arith.remui %1351, %c4 : index
                %1356 = arith.divui %1074, %c7 : index
                %1357 = arith.remui %1074, %c7 : index
                %1358 = arith.muli %1357, %c2 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.muli %1355, %c4 : index
                %1361 = arith.divui %1359, %c30 : index
                %1362 = arith.muli %1361, %c30 : index
                %1363 = arith.remui %1359, %c7 : index
                %1364 = arith.muli %1363, %c7 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.divui %1359, %c7 : index
                %1367 = arith.remui %1366, %c7 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.addi %1360, %1368 : index
                %1370 = arith.addi %1354, %1369 : index
                %1371 = arith.addi %1328, %1370 : index
                %1372 = vector.shuffle %1306, %1306 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1372, %kv[%1371] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1373 = arith.addi %1302, %c7 : index
                %1374 = arith.divui %1373, %c4 : index
                %1375 = arith.muli %1374, %c23 : index
                %1376 = arith.addi %1375, %c11 : index
                %1377 = arith.remui %1373, %c4 : index
                %1378 = arith.divui %1074, %c7 : index
                %1379 = arith.remui %1074, %c7 : index
                %1380 = arith.muli %1379, %c2 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.muli %1377, %c4 : index
                %1383 = arith.divui %1381, %c30 : index
                %1384 = arith.muli %1383, %c30 : index
                %1385 = arith.remui %1381, %c7 : index
                %1386 = arith.muli %1385, %c7 : index
                %1387 = arith.addi %1384, %1386 : index
                %1388 = arith.divui %1381, %c7 : index
                %1389 = arith.remui %1388, %c7 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.addi %1382, %1390 : index
                %1392 = arith.addi %1376, %1391 : index
                %1393 = arith.addi %1328, %1392 : index
                %1394 = vector.shuffle %1306, %1306 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1394, %kv[%1393] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1395 = arith.addi %1302, %c24 : index
                %1396 = arith.divui %1395, %c4 : index
                %1397 = arith.muli %1396, %c23 : index
                %1398 = arith.addi %1397, %c11 : index
                %1399 = arith.remui %1395, %c4 : index
                %1400 = arith.divui %1074, %c7 : index
                %1401 = arith.remui %1074, %c7 : index
                %1402 = arith.muli %1401, %c2 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.muli %1399, %c4 : index
                %1405 = arith.divui %1403, %c30 : index
                %1406 = arith.muli %1405, %c30 : index
                %1407 = arith.remui %1403, %c7 : index
                %1408 = arith.muli %1407, %c7 : index
                %1409 = arith.addi %1406, %1408 : index
                %1410 = arith.divui %1403, %c7 : index
                %1411 = arith.remui %1410, %c7 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.addi %1404, %1412 : index
                %1414 = arith.addi %1398, %1413 : index
                %1415 = arith.addi %1328, %1414 : index
                %1416 = vector.shuffle %1306, %1306 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1416, %kv[%1415] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
