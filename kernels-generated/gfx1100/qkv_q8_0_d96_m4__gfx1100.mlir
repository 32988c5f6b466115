// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=96, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d96_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 384 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 512 : index
  %c22 = arith.constant dense<16711935> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<0x6480> : vector<16xf16>
  %c26 = arith.constant 256 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 4608 : index
  %c36 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c38 = arith.constant 48 : index
  %c39 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c42 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %27 = arith.divui %operandHalves, %c15 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c16 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c17 {
      %33 = arith.muli %32, %c15 : index
      %34 = arith.addi %c9, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c15 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.divui %inputFeatures, %c16 : index
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
    %54:2 = scf.for %51 = %41 to %50 step %c8 iter_args(%52 = %c18, %53 = %c18) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c9 : index
      %57 = arith.remui %55, %c4 : index
      %58 = arith.addi %15, %c6 : index
      %59 = arith.muli %56, %c16 : index
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
      %72 = arith.muli %56, %c21 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.addi %73, %c9 : index
      %75 = arith.muli %57, %c4 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.andi %78, %c22 : vector<4xi32>
      %80 = arith.ori %79, %c23 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = arith.shrui %78, %c24 : vector<4xi32>
      %83 = arith.andi %82, %c22 : vector<4xi32>
      %84 = arith.ori %83, %c23 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = vector.shuffle %81, %85 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.subf %86, %c25 : vector<16xf16>
      %88 = arith.mulf %87, %66 : vector<16xf16>
      %89 = arith.muli %56, %c21 : index
      %90 = arith.addi %71, %89 : index
      %91 = arith.addi %90, %c26 : index
      %92 = arith.muli %57, %c4 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.andi %95, %c22 : vector<4xi32>
      %97 = arith.ori %96, %c23 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %95, %c24 : vector<4xi32>
      %100 = arith.andi %99, %c22 : vector<4xi32>
      %101 = arith.ori %100, %c23 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.subf %103, %c25 : vector<16xf16>
      %105 = arith.mulf %104, %66 : vector<16xf16>
      %106 = arith.addi %51, %c10 : index
      %107 = arith.remui %55, %c4 : index
      %108 = arith.addi %15, %c6 : index
      %109 = arith.muli %106, %c16 : index
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
      %122 = arith.muli %106, %c21 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.addi %123, %c9 : index
      %125 = arith.muli %107, %c4 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.andi %128, %c22 : vector<4xi32>
      %130 = arith.ori %129, %c23 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %128, %c24 : vector<4xi32>
      %133 = arith.andi %132, %c22 : vector<4xi32>
      %134 = arith.ori %133, %c23 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.subf %136, %c25 : vector<16xf16>
      %138 = arith.mulf %137, %116 : vector<16xf16>
      %139 = arith.muli %106, %c21 : index
      %140 = arith.addi %121, %139 : index
      %141 = arith.addi %140, %c26 : index
      %142 = arith.muli %107, %c4 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<4xi32>
      %146 = arith.andi %145, %c22 : vector<4xi32>
      %147 = arith.ori %146, %c23 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %145, %c24 : vector<4xi32>
      %150 = arith.andi %149, %c22 : vector<4xi32>
      %151 = arith.ori %150, %c23 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = vector.shuffle %148, %152 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = arith.subf %153, %c25 : vector<16xf16>
      %155 = arith.mulf %154, %116 : vector<16xf16>
      %156 = arith.addi %51, %c9 : index
      %157 = arith.remui %55, %c4 : index
      %158 = arith.addi %17, %c6 : index
      %159 = arith.muli %156, %c16 : index
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
      %172 = arith.muli %156, %c21 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.addi %173, %c9 : index
      %175 = arith.muli %157, %c4 : index
      %176 = arith.addi %174, %175 : index
      %177 = vector.load %w[%176] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.ori %179, %c23 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %178, %c24 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.ori %183, %c23 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = arith.subf %186, %c25 : vector<16xf16>
      %188 = arith.mulf %187, %166 : vector<16xf16>
      %189 = arith.muli %156, %c21 : index
      %190 = arith.addi %171, %189 : index
      %191 = arith.addi %190, %c26 : index
      %192 = arith.muli %157, %c4 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.andi %195, %c22 : vector<4xi32>
      %197 = arith.ori %196, %c23 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %195, %c24 : vector<4xi32>
      %200 = arith.andi %199, %c22 : vector<4xi32>
      %201 = arith.ori %200, %c23 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = arith.subf %203, %c25 : vector<16xf16>
      %205 = arith.mulf %204, %166 : vector<16xf16>
      %206 = arith.addi %51, %c10 : index
      %207 = arith.remui %55, %c4 : index
      %208 = arith.addi %17, %c6 : index
      %209 = arith.muli %206, %c16 : index
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
      %222 = arith.muli %206, %c21 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.addi %223, %c9 : index
      %225 = arith.muli %207, %c4 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.andi %228, %c22 : vector<4xi32>
      %230 = arith.ori %229, %c23 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %228, %c24 : vector<4xi32>
      %233 = arith.andi %232, %c22 : vector<4xi32>
      %234 = arith.ori %233, %c23 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.subf %236, %c25 : vector<16xf16>
      %238 = arith.mulf %237, %216 : vector<16xf16>
      %239 = arith.muli %206, %c21 : index
      %240 = arith.addi %221, %239 : index
      %241 = arith.addi %240, %c26 : index
      %242 = arith.muli %207, %c4 : index
      %243 = arith.addi %241, %242 : index
      %244 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %245 = vector.bitcast %244 : vector<16xi8> to vector<4xi32>
      %246 = arith.andi %245, %c22 : vector<4xi32>
      %247 = arith.ori %246, %c23 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %245, %c24 : vector<4xi32>
      %250 = arith.andi %249, %c22 : vector<4xi32>
      %251 = arith.ori %250, %c23 : vector<4xi32>
      %252 = vector.bitcast %251 : vector<4xi32> to vector<8xf16>
      %253 = vector.shuffle %248, %252 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = arith.subf %253, %c25 : vector<16xf16>
      %255 = arith.mulf %254, %216 : vector<16xf16>
      %256 = arith.muli %51, %c8 : index
      %257 = arith.addi %256, %c9 : index
      %258 = arith.muli %tileRows, %c4 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %38, %259 : index
      %261 = vector.load %26[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c15 : index
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
      %274 = arith.muli %tileRows, %c15 : index
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
      %286 = arith.muli %tileRows, %c15 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %26[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %138, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %238, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %51, %c8 : index
      %293 = arith.addi %292, %c2 : index
      %294 = arith.muli %tileRows, %c4 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %38, %295 : index
      %297 = vector.load %26[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c15 : index
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
      %313 = arith.muli %310, %c16 : index
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
      %326 = arith.muli %310, %c21 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.addi %327, %c9 : index
      %329 = arith.muli %311, %c4 : index
      %330 = arith.addi %328, %329 : index
      %331 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = arith.andi %332, %c22 : vector<4xi32>
      %334 = arith.ori %333, %c23 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %332, %c24 : vector<4xi32>
      %337 = arith.andi %336, %c22 : vector<4xi32>
      %338 = arith.ori %337, %c23 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = arith.subf %340, %c25 : vector<16xf16>
      %342 = arith.mulf %341, %320 : vector<16xf16>
      %343 = arith.muli %310, %c21 : index
      %344 = arith.addi %325, %343 : index
      %345 = arith.addi %344, %c26 : index
      %346 = arith.muli %311, %c4 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.andi %349, %c22 : vector<4xi32>
      %351 = arith.ori %350, %c23 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = arith.shrui %349, %c24 : vector<4xi32>
      %354 = arith.andi %353, %c22 : vector<4xi32>
      %355 = arith.ori %354, %c23 : vector<4xi32>
      %356 = vector.bitcast %355 : vector<4xi32> to vector<8xf16>
      %357 = vector.shuffle %352, %356 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = arith.subf %357, %c25 : vector<16xf16>
      %359 = arith.mulf %358, %320 : vector<16xf16>
      %360 = arith.addi %305, %c9 : index
      %361 = arith.remui %309, %c4 : index
      %362 = arith.addi %17, %c6 : index
      %363 = arith.muli %360, %c16 : index
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
      %376 = arith.muli %360, %c21 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.addi %377, %c9 : index
      %379 = arith.muli %361, %c4 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.andi %382, %c22 : vector<4xi32>
      %384 = arith.ori %383, %c23 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %382, %c24 : vector<4xi32>
      %387 = arith.andi %386, %c22 : vector<4xi32>
      %388 = arith.ori %387, %c23 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %385, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = arith.subf %390, %c25 : vector<16xf16>
      %392 = arith.mulf %391, %370 : vector<16xf16>
      %393 = arith.muli %360, %c21 : index
      %394 = arith.addi %375, %393 : index
      %395 = arith.addi %394, %c26 : index
      %396 = arith.muli %361, %c4 : index
      %397 = arith.addi %395, %396 : index
      %398 = vector.load %w[%397] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %399 = vector.bitcast %398 : vector<16xi8> to vector<4xi32>
      %400 = arith.andi %399, %c22 : vector<4xi32>
      %401 = arith.ori %400, %c23 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %399, %c24 : vector<4xi32>
      %404 = arith.andi %403, %c22 : vector<4xi32>
      %405 = arith.ori %404, %c23 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = arith.subf %407, %c25 : vector<16xf16>
      %409 = arith.mulf %408, %370 : vector<16xf16>
      %410 = arith.muli %305, %c8 : index
      %411 = arith.addi %410, %c9 : index
      %412 = arith.muli %tileRows, %c4 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %38, %413 : index
      %415 = vector.load %26[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c15 : index
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
      %428 = arith.muli %tileRows, %c15 : index
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
    %437 = arith.muli %436, %c26 : index
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
    %447 = arith.addi %446, %c16 : index
    %448 = vector.extract %308#0[1] : f32 from vector<8xf32>
    memref.store %448, %18[%447] : memref<?xf32>
    %449 = arith.muli %4, %c12 : index
    %450 = arith.addi %449, %438 : index
    %451 = arith.addi %450, %c9 : index
    %452 = arith.addi %451, %c27 : index
    %453 = vector.extract %308#0[2] : f32 from vector<8xf32>
    memref.store %453, %18[%452] : memref<?xf32>
    %454 = arith.muli %4, %c12 : index
    %455 = arith.addi %454, %438 : index
    %456 = arith.addi %455, %c9 : index
    %457 = arith.addi %456, %c28 : index
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
    %467 = arith.addi %466, %c29 : index
    %468 = vector.extract %308#0[5] : f32 from vector<8xf32>
    memref.store %468, %18[%467] : memref<?xf32>
    %469 = arith.muli %4, %c12 : index
    %470 = arith.addi %469, %438 : index
    %471 = arith.addi %470, %c9 : index
    %472 = arith.addi %471, %c30 : index
    %473 = vector.extract %308#0[6] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c12 : index
    %475 = arith.addi %474, %438 : index
    %476 = arith.addi %475, %c9 : index
    %477 = arith.addi %476, %c31 : index
    %478 = vector.extract %308#0[7] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c12 : index
    %480 = arith.addi %479, %438 : index
    %481 = arith.addi %480, %c26 : index
    %482 = arith.addi %481, %c9 : index
    %483 = vector.extract %308#1[0] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c12 : index
    %485 = arith.addi %484, %438 : index
    %486 = arith.addi %485, %c26 : index
    %487 = arith.addi %486, %c16 : index
    %488 = vector.extract %308#1[1] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c12 : index
    %490 = arith.addi %489, %438 : index
    %491 = arith.addi %490, %c26 : index
    %492 = arith.addi %491, %c27 : index
    %493 = vector.extract %308#1[2] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c12 : index
    %495 = arith.addi %494, %438 : index
    %496 = arith.addi %495, %c26 : index
    %497 = arith.addi %496, %c28 : index
    %498 = vector.extract %308#1[3] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c12 : index
    %500 = arith.addi %499, %438 : index
    %501 = arith.addi %500, %c26 : index
    %502 = arith.addi %501, %c6 : index
    %503 = vector.extract %308#1[4] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c12 : index
    %505 = arith.addi %504, %438 : index
    %506 = arith.addi %505, %c26 : index
    %507 = arith.addi %506, %c29 : index
    %508 = vector.extract %308#1[5] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c12 : index
    %510 = arith.addi %509, %438 : index
    %511 = arith.addi %510, %c26 : index
    %512 = arith.addi %511, %c30 : index
    %513 = vector.extract %308#1[6] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c12 : index
    %515 = arith.addi %514, %438 : index
    %516 = arith.addi %515, %c26 : index
    %517 = arith.addi %516, %c31 : index
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
      %532 = arith.muli %520, %c16 : index
      %533 = arith.addi %531, %532 : index
      %534 = memref.load %18[%533] : memref<?xf32>
      %535 = arith.addi %533, %c12 : index
      %536 = memref.load %18[%535] : memref<?xf32>
      %537 = arith.addf %534, %536 : f32
      %538 = arith.addi %533, %c34 : index
      %539 = memref.load %18[%538] : memref<?xf32>
      %540 = arith.addf %537, %539 : f32
      %541 = arith.addi %533, %c35 : index
      %542 = memref.load %18[%541] : memref<?xf32>
      %543 = arith.addf %540, %542 : f32
      %544 = arith.remui %435, %c4 : index
      %545 = arith.muli %544, %c36 : index
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
      %557 = arith.muli %523, %c28 : index
      %558 = arith.addi %557, %556 : index
      memref.store %551, %19[%558] : memref<?xf32>
      %559 = arith.addi %438, %c26 : index
      %560 = arith.muli %520, %c16 : index
      %561 = arith.addi %559, %560 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addi %561, %c12 : index
      %564 = memref.load %18[%563] : memref<?xf32>
      %565 = arith.addf %562, %564 : f32
      %566 = arith.addi %561, %c34 : index
      %567 = memref.load %18[%566] : memref<?xf32>
      %568 = arith.addf %565, %567 : f32
      %569 = arith.addi %561, %c35 : index
      %570 = memref.load %18[%569] : memref<?xf32>
      %571 = arith.addf %568, %570 : f32
      %572 = arith.remui %435, %c4 : index
      %573 = arith.muli %572, %c36 : index
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
      %585 = arith.muli %523, %c28 : index
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
      %600 = arith.muli %588, %c16 : index
      %601 = arith.addi %599, %600 : index
      %602 = memref.load %18[%601] : memref<?xf32>
      %603 = arith.addi %601, %c12 : index
      %604 = memref.load %18[%603] : memref<?xf32>
      %605 = arith.addf %602, %604 : f32
      %606 = arith.addi %601, %c34 : index
      %607 = memref.load %18[%606] : memref<?xf32>
      %608 = arith.addf %605, %607 : f32
      %609 = arith.addi %601, %c35 : index
      %610 = memref.load %18[%609] : memref<?xf32>
      %611 = arith.addf %608, %610 : f32
      %612 = arith.remui %435, %c4 : index
      %613 = arith.muli %612, %c36 : index
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
      %625 = arith.muli %591, %c28 : index
      %626 = arith.addi %625, %624 : index
      memref.store %619, %19[%626] : memref<?xf32>
      %627 = arith.addi %438, %c26 : index
      %628 = arith.muli %588, %c16 : index
      %629 = arith.addi %627, %628 : index
      %630 = memref.load %18[%629] : memref<?xf32>
      %631 = arith.addi %629, %c12 : index
      %632 = memref.load %18[%631] : memref<?xf32>
      %633 = arith.addf %630, %632 : f32
      %634 = arith.addi %629, %c34 : index
      %635 = memref.load %18[%634] : memref<?xf32>
      %636 = arith.addf %633, %635 : f32
      %637 = arith.addi %629, %c35 : index
      %638 = memref.load %18[%637] : memref<?xf32>
      %639 = arith.addf %636, %638 : f32
      %640 = arith.remui %435, %c4 : index
      %641 = arith.muli %640, %c36 : index
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
      %653 = arith.muli %591, %c28 : index
      %654 = arith.addi %653, %652 : index
      memref.store %647, %19[%654] : memref<?xf32>
    }
    wave.barrier
    %655 = arith.addi %22, %c9 : index
    %656 = wave.wave
    %657 = arith.addi %656, %c9 : index
    %658 = arith.addi %655, %657 : index
    %659 = arith.cmpi slt, %658, %21 : index
    %660 = arith.cmpi slt, %657, %c4 : index
    %661 = arith.andi %659, %660 : i1
    scf.if %661 {
      %662 = arith.addi %655, %657 : index
      %663 = arith.muli %657, %c28 : index
      %664 = wave.lane
      %665 = arith.addi %664, %c9 : index
      %666 = arith.cmpi eq, %hasBias, %c10 : index
      %667 = arith.addi %663, %665 : index
      %668 = memref.load %19[%667] : memref<?xf32>
      %669 = arith.muli %0, %c28 : index
      %670 = arith.addi %669, %665 : index
      %671 = memref.load %bias[%670] : memref<?xf32>
      %672 = arith.addf %668, %671 : f32
      %673 = arith.select %666, %672, %668 : f32
      %674 = arith.addi %665, %c38 : index
      %675 = arith.cmpi eq, %hasBias, %c10 : index
      %676 = arith.addi %663, %674 : index
      %677 = memref.load %19[%676] : memref<?xf32>
      %678 = arith.muli %0, %c28 : index
      %679 = arith.addi %678, %674 : index
      %680 = memref.load %bias[%679] : memref<?xf32>
      %681 = arith.addf %677, %680 : f32
      %682 = arith.select %675, %681, %677 : f32
      %683 = arith.addi %664, %c16 : index
      %684 = arith.cmpi slt, %683, %c38 : index
      %685 = arith.minsi %683, %c39 : index
      %686 = arith.cmpi eq, %hasBias, %c10 : index
      %687 = arith.addi %663, %685 : index
      %688 = memref.load %19[%687] : memref<?xf32>
      %689 = arith.muli %0, %c28 : index
      %690 = arith.addi %689, %685 : index
      %691 = memref.load %bias[%690] : memref<?xf32>
      %692 = arith.addf %688, %691 : f32
      %693 = arith.select %686, %692, %688 : f32
      %694 = arith.addi %685, %c38 : index
      %695 = arith.cmpi eq, %hasBias, %c10 : index
      %696 = arith.addi %663, %694 : index
      %697 = memref.load %19[%696] : memref<?xf32>
      %698 = arith.muli %0, %c28 : index
      %699 = arith.addi %698, %694 : index
      %700 = memref.load %bias[%699] : memref<?xf32>
      %701 = arith.addf %697, %700 : f32
      %702 = arith.select %695, %701, %697 : f32
      %703 = arith.addi %heads, %kvHeads : index
      %704 = arith.cmpi slt, %0, %703 : index
      scf.if %704 {
        %705 = arith.addi %positionsAt, %662 : index
        %706 = memref.load %step[%705] : memref<?xi32>
        %707 = arith.index_cast %706 : i32 to index
        %708 = arith.cmpi eq, %hasNorm, %c10 : index
        %709 = math.fma %673, %673, %c42 : f32
        %710 = math.fma %682, %682, %709 : f32
        %711 = math.fma %693, %693, %710 : f32
        %712 = arith.select %684, %711, %710 : f32
        %713 = math.fma %702, %702, %712 : f32
        %714 = arith.select %684, %713, %712 : f32
        %715 = vector.broadcast %714 : f32 to vector<1xf32>
        %716 = wave.reduce "add" %715 : vector<1xf32>
        %717 = arith.mulf %716, %inverseHeadDim : f32
        %718 = arith.addf %717, %epsilon : f32
        %719 = math.sqrt %718 : f32
        %720 = arith.divf %c44, %719 : f32
        %721 = arith.cmpi slt, %0, %heads : index
        %722 = arith.addi %665, %c38 : index
        %723 = memref.load %query_norm[%665] : memref<?xf32>
        %724 = memref.load %key_norm[%665] : memref<?xf32>
        %725 = arith.select %721, %723, %724 : f32
        %726 = arith.mulf %673, %720 : f32
        %727 = arith.mulf %726, %725 : f32
        %728 = arith.select %708, %727, %673 : f32
        %729 = memref.load %query_norm[%722] : memref<?xf32>
        %730 = memref.load %key_norm[%722] : memref<?xf32>
        %731 = arith.select %721, %729, %730 : f32
        %732 = arith.mulf %682, %720 : f32
        %733 = arith.mulf %732, %731 : f32
        %734 = arith.select %708, %733, %682 : f32
        %735 = arith.addi %685, %c38 : index
        %736 = memref.load %query_norm[%685] : memref<?xf32>
        %737 = memref.load %key_norm[%685] : memref<?xf32>
        %738 = arith.select %721, %736, %737 : f32
        %739 = arith.mulf %693, %720 : f32
        %740 = arith.mulf %739, %738 : f32
        %741 = arith.select %708, %740, %693 : f32
        %742 = memref.load %query_norm[%735] : memref<?xf32>
        %743 = memref.load %key_norm[%735] : memref<?xf32>
        %744 = arith.select %721, %742, %743 : f32
        %745 = arith.mulf %702, %720 : f32
        %746 = arith.mulf %745, %744 : f32
        %747 = arith.select %708, %746, %702 : f32
        %748 = arith.remui %707, %c26 : index
        %749 = arith.muli %748, %c28 : index
        %750 = arith.addi %749, %665 : index
        %751 = arith.divui %707, %c26 : index
        %752 = arith.addi %751, %c26 : index
        %753 = arith.muli %752, %c28 : index
        %754 = arith.addi %753, %665 : index
        %755 = memref.load %rope[%750] : memref<?xf32>
        %756 = arith.addi %750, %c38 : index
        %757 = memref.load %rope[%756] : memref<?xf32>
        %758 = memref.load %rope[%754] : memref<?xf32>
        %759 = arith.addi %754, %c38 : index
        %760 = memref.load %rope[%759] : memref<?xf32>
        %761 = arith.mulf %758, %755 : f32
        %762 = arith.mulf %760, %757 : f32
        %763 = arith.subf %761, %762 : f32
        %764 = arith.mulf %760, %755 : f32
        %765 = arith.mulf %758, %757 : f32
        %766 = arith.addf %764, %765 : f32
        %767 = arith.mulf %728, %763 : f32
        %768 = arith.mulf %734, %766 : f32
        %769 = arith.subf %767, %768 : f32
        %770 = arith.mulf %734, %763 : f32
        %771 = arith.mulf %728, %766 : f32
        %772 = arith.addf %770, %771 : f32
        %773 = arith.cmpi slt, %0, %heads : index
        scf.if %773 {
          %774 = arith.muli %662, %heads : index
          %775 = arith.addi %774, %0 : index
          %776 = arith.muli %775, %c28 : index
          %777 = arith.addi %776, %665 : index
          memref.store %769, %q[%777] : memref<?xf32>
          %778 = arith.addi %777, %c38 : index
          memref.store %772, %q[%778] : memref<?xf32>
        } else {
          %779 = arith.addi %663, %665 : index
          memref.store %769, %19[%779] : memref<?xf32>
          %780 = arith.addi %663, %665 : index
          %781 = arith.addi %780, %c38 : index
          memref.store %772, %19[%781] : memref<?xf32>
        }
        %782 = arith.remui %707, %c26 : index
        %783 = arith.muli %782, %c28 : index
        %784 = arith.addi %783, %685 : index
        %785 = arith.divui %707, %c26 : index
        %786 = arith.addi %785, %c26 : index
        %787 = arith.muli %786, %c28 : index
        %788 = arith.addi %787, %685 : index
        %789 = memref.load %rope[%784] : memref<?xf32>
        %790 = arith.addi %784, %c38 : index
        %791 = memref.load %rope[%790] : memref<?xf32>
        %792 = memref.load %rope[%788] : memref<?xf32>
        %793 = arith.addi %788, %c38 : index
        %794 = memref.load %rope[%793] : memref<?xf32>
        %795 = arith.mulf %792, %789 : f32
        %796 = arith.mulf %794, %791 : f32
        %797 = arith.subf %795, %796 : f32
        %798 = arith.mulf %794, %789 : f32
        %799 = arith.mulf %792, %791 : f32
        %800 = arith.addf %798, %799 : f32
        %801 = arith.mulf %741, %797 : f32
        %802 = arith.mulf %747, %800 : f32
        %803 = arith.subf %801, %802 : f32
        %804 = arith.mulf %747, %797 : f32
        %805 = arith.mulf %741, %800 : f32
        %806 = arith.addf %804, %805 : f32
        scf.if %684 {
          %807 = arith.cmpi slt, %0, %heads : index
          scf.if %807 {
            %808 = arith.muli %662, %heads : index
            %809 = arith.addi %808, %0 : index
            %810 = arith.muli %809, %c28 : index
            %811 = arith.addi %810, %685 : index
            memref.store %803, %q[%811] : memref<?xf32>
            %812 = arith.addi %811, %c38 : index
            memref.store %806, %q[%812] : memref<?xf32>
          } else {
            %813 = arith.addi %663, %685 : index
            memref.store %803, %19[%813] : memref<?xf32>
            %814 = arith.addi %663, %685 : index
            %815 = arith.addi %814, %c38 : index
            memref.store %806, %19[%815] : memref<?xf32>
          }
        }
      } else {
        %816 = arith.cmpi slt, %0, %heads : index
        scf.if %816 {
          %817 = arith.muli %662, %heads : index
          %818 = arith.addi %817, %0 : index
          %819 = arith.muli %818, %c28 : index
          %820 = arith.addi %819, %665 : index
          memref.store %673, %q[%820] : memref<?xf32>
          %821 = arith.addi %820, %c38 : index
          memref.store %682, %q[%821] : memref<?xf32>
        } else {
          %822 = arith.addi %663, %665 : index
          memref.store %673, %19[%822] : memref<?xf32>
          %823 = arith.addi %663, %665 : index
          %824 = arith.addi %823, %c38 : index
          memref.store %682, %19[%824] : memref<?xf32>
        }
        scf.if %684 {
          %825 = arith.cmpi slt, %0, %heads : index
          scf.if %825 {
            %826 = arith.muli %662, %heads : index
            %827 = arith.addi %826, %0 : index
            %828 = arith.muli %827, %c28 : index
            %829 = arith.addi %828, %685 : index
            memref.store %693, %q[%829] : memref<?xf32>
            %830 = arith.addi %829, %c38 : index
            memref.store %702, %q[%830] : memref<?xf32>
          } else {
            %831 = arith.addi %663, %685 : index
            memref.store %693, %19[%831] : memref<?xf32>
            %832 = arith.addi %663, %685 : index
            %833 = arith.addi %832, %c38 : index
            memref.store %702, %19[%833] : memref<?xf32>
          }
        }
      }
    }
    %834 = arith.addi %656, %c46 : index
    %835 = arith.addi %655, %834 : index
    %836 = arith.cmpi slt, %835, %21 : index
    %837 = arith.cmpi slt, %834, %c4 : index
    %838 = arith.andi %836, %837 : i1
    scf.if %838 {
      %839 = arith.addi %655, %834 : index
      %840 = arith.muli %834, %c28 : index
      %841 = wave.lane
      %842 = arith.addi %841, %c9 : index
      %843 = arith.cmpi eq, %hasBias, %c10 : index
      %844 = arith.addi %840, %842 : index
      %845 = memref.load %19[%844] : memref<?xf32>
      %846 = arith.muli %0, %c28 : index
      %847 = arith.addi %846, %842 : index
      %848 = memref.load %bias[%847] : memref<?xf32>
      %849 = arith.addf %845, %848 : f32
      %850 = arith.select %843, %849, %845 : f32
      %851 = arith.addi %842, %c38 : index
      %852 = arith.cmpi eq, %hasBias, %c10 : index
      %853 = arith.addi %840, %851 : index
      %854 = memref.load %19[%853] : memref<?xf32>
      %855 = arith.muli %0, %c28 : index
      %856 = arith.addi %855, %851 : index
      %857 = memref.load %bias[%856] : memref<?xf32>
      %858 = arith.addf %854, %857 : f32
      %859 = arith.select %852, %858, %854 : f32
      %860 = arith.addi %841, %c16 : index
      %861 = arith.cmpi slt, %860, %c38 : index
      %862 = arith.minsi %860, %c39 : index
      %863 = arith.cmpi eq, %hasBias, %c10 : index
      %864 = arith.addi %840, %862 : index
      %865 = memref.load %19[%864] : memref<?xf32>
      %866 = arith.muli %0, %c28 : index
      %867 = arith.addi %866, %862 : index
      %868 = memref.load %bias[%867] : memref<?xf32>
      %869 = arith.addf %865, %868 : f32
      %870 = arith.select %863, %869, %865 : f32
      %871 = arith.addi %862, %c38 : index
      %872 = arith.cmpi eq, %hasBias, %c10 : index
      %873 = arith.addi %840, %871 : index
      %874 = memref.load %19[%873] : memref<?xf32>
      %875 = arith.muli %0, %c28 : index
      %876 = arith.addi %875, %871 : index
      %877 = memref.load %bias[%876] : memref<?xf32>
      %878 = arith.addf %874, %877 : f32
      %879 = arith.select %872, %878, %874 : f32
      %880 = arith.addi %heads, %kvHeads : index
      %881 = arith.cmpi slt, %0, %880 : index
      scf.if %881 {
        %882 = arith.addi %positionsAt, %839 : index
        %883 = memref.load %step[%882] : memref<?xi32>
        %884 = arith.index_cast %883 : i32 to index
        %885 = arith.cmpi eq, %hasNorm, %c10 : index
        %886 = math.fma %850, %850, %c42 : f32
        %887 = math.fma %859, %859, %886 : f32
        %888 = math.fma %870, %870, %887 : f32
        %889 = arith.select %861, %888, %887 : f32
        %890 = math.fma %879, %879, %889 : f32
        %891 = arith.select %861, %890, %889 : f32
        %892 = vector.broadcast %891 : f32 to vector<1xf32>
        %893 = wave.reduce "add" %892 : vector<1xf32>
        %894 = arith.mulf %893, %inverseHeadDim : f32
        %895 = arith.addf %894, %epsilon : f32
        %896 = math.sqrt %895 : f32
        %897 = arith.divf %c44, %896 : f32
        %898 = arith.cmpi slt, %0, %heads : index
        %899 = arith.addi %842, %c38 : index
        %900 = memref.load %query_norm[%842] : memref<?xf32>
        %901 = memref.load %key_norm[%842] : memref<?xf32>
        %902 = arith.select %898, %900, %901 : f32
        %903 = arith.mulf %850, %897 : f32
        %904 = arith.mulf %903, %902 : f32
        %905 = arith.select %885, %904, %850 : f32
        %906 = memref.load %query_norm[%899] : memref<?xf32>
        %907 = memref.load %key_norm[%899] : memref<?xf32>
        %908 = arith.select %898, %906, %907 : f32
        %909 = arith.mulf %859, %897 : f32
        %910 = arith.mulf %909, %908 : f32
        %911 = arith.select %885, %910, %859 : f32
        %912 = arith.addi %862, %c38 : index
        %913 = memref.load %query_norm[%862] : memref<?xf32>
        %914 = memref.load %key_norm[%862] : memref<?xf32>
        %915 = arith.select %898, %913, %914 : f32
        %916 = arith.mulf %870, %897 : f32
        %917 = arith.mulf %916, %915 : f32
        %918 = arith.select %885, %917, %870 : f32
        %919 = memref.load %query_norm[%912] : memref<?xf32>
        %920 = memref.load %key_norm[%912] : memref<?xf32>
        %921 = arith.select %898, %919, %920 : f32
        %922 = arith.mulf %879, %897 : f32
        %923 = arith.mulf %922, %921 : f32
        %924 = arith.select %885, %923, %879 : f32
        %925 = arith.remui %884, %c26 : index
        %926 = arith.muli %925, %c28 : index
        %927 = arith.addi %926, %842 : index
        %928 = arith.divui %884, %c26 : index
        %929 = arith.addi %928, %c26 : index
        %930 = arith.muli %929, %c28 : index
        %931 = arith.addi %930, %842 : index
        %932 = memref.load %rope[%927] : memref<?xf32>
        %933 = arith.addi %927, %c38 : index
        %934 = memref.load %rope[%933] : memref<?xf32>
        %935 = memref.load %rope[%931] : memref<?xf32>
        %936 = arith.addi %931, %c38 : index
        %937 = memref.load %rope[%936] : memref<?xf32>
        %938 = arith.mulf %935, %932 : f32
        %939 = arith.mulf %937, %934 : f32
        %940 = arith.subf %938, %939 : f32
        %941 = arith.mulf %937, %932 : f32
        %942 = arith.mulf %935, %934 : f32
        %943 = arith.addf %941, %942 : f32
        %944 = arith.mulf %905, %940 : f32
        %945 = arith.mulf %911, %943 : f32
        %946 = arith.subf %944, %945 : f32
        %947 = arith.mulf %911, %940 : f32
        %948 = arith.mulf %905, %943 : f32
        %949 = arith.addf %947, %948 : f32
        %950 = arith.cmpi slt, %0, %heads : index
        scf.if %950 {
          %951 = arith.muli %839, %heads : index
          %952 = arith.addi %951, %0 : index
          %953 = arith.muli %952, %c28 : index
          %954 = arith.addi %953, %842 : index
          memref.store %946, %q[%954] : memref<?xf32>
          %955 = arith.addi %954, %c38 : index
          memref.store %949, %q[%955] : memref<?xf32>
        } else {
          %956 = arith.addi %840, %842 : index
          memref.store %946, %19[%956] : memref<?xf32>
          %957 = arith.addi %840, %842 : index
          %958 = arith.addi %957, %c38 : index
          memref.store %949, %19[%958] : memref<?xf32>
        }
        %959 = arith.remui %884, %c26 : index
        %960 = arith.muli %959, %c28 : index
        %961 = arith.addi %960, %862 : index
        %962 = arith.divui %884, %c26 : index
        %963 = arith.addi %962, %c26 : index
        %964 = arith.muli %963, %c28 : index
        %965 = arith.addi %964, %862 : index
        %966 = memref.load %rope[%961] : memref<?xf32>
        %967 = arith.addi %961, %c38 : index
        %968 = memref.load %rope[%967] : memref<?xf32>
        %969 = memref.load %rope[%965] : memref<?xf32>
        %970 = arith.addi %965, %c38 : index
        %971 = memref.load %rope[%970] : memref<?xf32>
        %972 = arith.mulf %969, %966 : f32
        %973 = arith.mulf %971, %968 : f32
        %974 = arith.subf %972, %973 : f32
        %975 = arith.mulf %971, %966 : f32
        %976 = arith.mulf %969, %968 : f32
        %977 = arith.addf %975, %976 : f32
        %978 = arith.mulf %918, %974 : f32
        %979 = arith.mulf %924, %977 : f32
        %980 = arith.subf %978, %979 : f32
        %981 = arith.mulf %924, %974 : f32
        %982 = arith.mulf %918, %977 : f32
        %983 = arith.addf %981, %982 : f32
        scf.if %861 {
          %984 = arith.cmpi slt, %0, %heads : index
          scf.if %984 {
            %985 = arith.muli %839, %heads : index
            %986 = arith.addi %985, %0 : index
            %987 = arith.muli %986, %c28 : index
            %988 = arith.addi %987, %862 : index
            memref.store %980, %q[%988] : memref<?xf32>
            %989 = arith.addi %988, %c38 : index
            memref.store %983, %q[%989] : memref<?xf32>
          } else {
            %990 = arith.addi %840, %862 : index
            memref.store %980, %19[%990] : memref<?xf32>
            %991 = arith.addi %840, %862 : index
            %992 = arith.addi %991, %c38 : index
            memref.store %983, %19[%992] : memref<?xf32>
          }
        }
      } else {
        %993 = arith.cmpi slt, %0, %heads : index
        scf.if %993 {
          %994 = arith.muli %839, %heads : index
          %995 = arith.addi %994, %0 : index
          %996 = arith.muli %995, %c28 : index
          %997 = arith.addi %996, %842 : index
          memref.store %850, %q[%997] : memref<?xf32>
          %998 = arith.addi %997, %c38 : index
          memref.store %859, %q[%998] : memref<?xf32>
        } else {
          %999 = arith.addi %840, %842 : index
          memref.store %850, %19[%999] : memref<?xf32>
          %1000 = arith.addi %840, %842 : index
          %1001 = arith.addi %1000, %c38 : index
          memref.store %859, %19[%1001] : memref<?xf32>
        }
        scf.if %861 {
          %1002 = arith.cmpi slt, %0, %heads : index
          scf.if %1002 {
            %1003 = arith.muli %839, %heads : index
            %1004 = arith.addi %1003, %0 : index
            %1005 = arith.muli %1004, %c28 : index
            %1006 = arith.addi %1005, %862 : index
            memref.store %870, %q[%1006] : memref<?xf32>
            %1007 = arith.addi %1006, %c38 : index
            memref.store %879, %q[%1007] : memref<?xf32>
          } else {
            %1008 = arith.addi %840, %862 : index
            memref.store %870, %19[%1008] : memref<?xf32>
            %1009 = arith.addi %840, %862 : index
            %1010 = arith.addi %1009, %c38 : index
            memref.store %879, %19[%1010] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1011 = arith.cmpi sge, %0, %heads : index
    scf.if %1011 {
      %1012 = arith.addi %656, %c9 : index
      %1013 = arith.addi %655, %1012 : index
      %1014 = arith.cmpi slt, %1013, %21 : index
      %1015 = arith.cmpi slt, %1012, %c4 : index
      %1016 = arith.andi %1014, %1015 : i1
      scf.if %1016 {
        %1017 = arith.addi %655, %1012 : index
        %1018 = arith.addi %slotsAt, %1017 : index
        %1019 = memref.load %step[%1018] : memref<?xi32>
        %1020 = arith.index_cast %1019 : i32 to index
        %1021 = arith.cmpi sge, %1020, %c9 : index
        scf.if %1021 {
          %1022 = arith.muli %1012, %c28 : index
          %1023 = arith.subi %0, %heads : index
          %1024 = memref.load %scales[%1023] : memref<?xf32>
          %1025 = vector.broadcast %1024 : f32 to vector<4xf32>
          %1026 = arith.divui %1020, %c4 : index
          %1027 = arith.remui %1020, %c4 : index
          %1028 = arith.muli %1026, %pageBytes : index
          %1029 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1029 {
            %1030 = wave.lane
            %1031 = arith.muli %1030, %c36 : index
            scf.for %1032 = %1031 to %c28 step %c6 {
              %1033 = arith.addi %1022, %1032 : index
              %1034 = vector.load %19[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1035 = arith.mulf %1034, %1025 : vector<4xf32>
              %1036 = arith.minimumf %1035, %c50 : vector<4xf32>
              %1037 = arith.maximumf %1036, %c51 : vector<4xf32>
              %1038 = arith.truncf %1037 : vector<4xf32> to vector<4xf16>
              %1039 = vector.bitcast %1038 : vector<4xf16> to vector<8xi8>
              %1040 = arith.cmpi slt, %1023, %kvHeads : index
              scf.if %1040 {
                %1041 = arith.muli %1023, %c11 : index
                %1042 = arith.addi %1028, %1041 : index
                %1043 = arith.divui %1032, %c4 : index
                %1044 = arith.muli %1043, %c21 : index
                %1045 = arith.remui %1032, %c4 : index
                %1046 = arith.divui %1045, %c15 : index
                %1047 = arith.muli %1046, %c26 : index
                %1048 = arith.muli %1027, %c4 : index
                %1049 = arith.addi %1047, %1048 : index
                %1050 = arith.remui %1045, %c15 : index
                %1051 = arith.muli %1050, %c8 : index
                %1052 = arith.addi %1049, %1051 : index
                %1053 = arith.addi %1044, %1052 : index
                %1054 = arith.addi %1042, %1053 : index
                vector.store %1039, %kv[%1054] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1055 = arith.subi %1023, %kvHeads : index
                %1056 = arith.muli %1055, %c11 : index
                %1057 = arith.addi %1028, %1056 : index
                %1058 = arith.addi %1032, %c9 : index
                %1059 = arith.divui %1058, %c4 : index
                %1060 = arith.muli %1059, %c21 : index
                %1061 = arith.addi %1060, %c34 : index
                %1062 = arith.remui %1058, %c4 : index
                %1063 = arith.divui %1027, %c8 : index
                %1064 = arith.remui %1027, %c8 : index
                %1065 = arith.muli %1064, %c15 : index
                %1066 = arith.addi %1063, %1065 : index
                %1067 = arith.divui %1066, %c15 : index
                %1068 = arith.muli %1067, %c26 : index
                %1069 = arith.muli %1062, %c4 : index
                %1070 = arith.addi %1068, %1069 : index
                %1071 = arith.remui %1066, %c15 : index
                %1072 = arith.muli %1071, %c8 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.addi %1061, %1073 : index
                %1075 = arith.addi %1057, %1074 : index
                %1076 = vector.shuffle %1039, %1039 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1076, %kv[%1075] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1077 = arith.addi %1032, %c10 : index
                %1078 = arith.divui %1077, %c4 : index
                %1079 = arith.muli %1078, %c21 : index
                %1080 = arith.addi %1079, %c34 : index
                %1081 = arith.remui %1077, %c4 : index
                %1082 = arith.divui %1027, %c8 : index
                %1083 = arith.remui %1027, %c8 : index
                %1084 = arith.muli %1083, %c15 : index
                %1085 = arith.addi %1082, %1084 : index
                %1086 = arith.divui %1085, %c15 : index
                %1087 = arith.muli %1086, %c26 : index
                %1088 = arith.muli %1081, %c4 : index
                %1089 = arith.addi %1087, %1088 : index
                %1090 = arith.remui %1085, %c15 : index
                %1091 = arith.muli %1090, %c8 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.addi %1080, %1092 : index
                %1094 = arith.addi %1057, %1093 : index
                %1095 = vector.shuffle %1039, %1039 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1095, %kv[%1094] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1096 = arith.addi %1032, %c8 : index
                %1097 = arith.divui %1096, %c4 : index
                %1098 = arith.muli %1097, %c21 : index
                %1099 = arith.addi %1098, %c34 : index
                %1100 = arith.remui %1096, %c4 : index
                %1101 = arith.divui %1027, %c8 : index
                %1102 = arith.remui %1027, %c8 : index
                %1103 = arith.muli %1102, %c15 : index
                %1104 = arith.addi %1101, %1103 : index
                %1105 = arith.divui %1104, %c15 : index
                %1106 = arith.muli %1105, %c26 : index
                %1107 = arith.muli %1100, %c4 : index
                %1108 = arith.addi %1106, %1107 : index
                %1109 = arith.remui %1104, %c15 : index
                %1110 = arith.muli %1109, %c8 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.addi %1099, %1111 : index
                %1113 = arith.addi %1057, %1112 : index
                %1114 = vector.shuffle %1039, %1039 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1114, %kv[%1113] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1115 = arith.addi %1032, %c2 : index
                %1116 = arith.divui %1115, %c4 : index
                %1117 = arith.muli %1116, %c21 : index
                %1118 = arith.addi %1117, %c34 : index
                %1119 = arith.remui %1115, %c4 : index
                %1120 = arith.divui %1027, %c8 : index
                %1121 = arith.remui %1027, %c8 : index
                %1122 = arith.muli %1121, %c15 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.divui %1123, %c15 : index
                %1125 = arith.muli %1124, %c26 : index
                %1126 = arith.muli %1119, %c4 : index
                %1127 = arith.addi %1125, %1126 : index
                %1128 = arith.remui %1123, %c15 : index
                %1129 = arith.muli %1128, %c8 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.addi %1118, %1130 : index
                %1132 = arith.addi %1057, %1131 : index
                %1133 = vector.shuffle %1039, %1039 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1133, %kv[%1132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1134 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1134 {
            %1135 = wave.lane
            %1136 = arith.muli %1135, %c36 : index
            scf.for %1137 = %1136 to %c28 step %c6 {
              %1138 = arith.addi %1022, %1137 : index
              %1139 = vector.load %19[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1140 = arith.mulf %1139, %1025 : vector<4xf32>
              %1141 = wave.fp8_encode "e4m3" %1140 : vector<4xf32> -> vector<4xi8>
              %1142 = arith.cmpi slt, %1023, %kvHeads : index
              scf.if %1142 {
                %1143 = arith.muli %1023, %c34 : index
                %1144 = arith.addi %1028, %1143 : index
                %1145 = vector.shuffle %1141, %1141 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1146 = arith.divui %1137, %c4 : index
                %1147 = arith.muli %1146, %c26 : index
                %1148 = arith.remui %1137, %c4 : index
                %1149 = arith.muli %1027, %c4 : index
                %1150 = arith.divui %1148, %c36 : index
                %1151 = arith.muli %1150, %c36 : index
                %1152 = arith.remui %1148, %c8 : index
                %1153 = arith.muli %1152, %c8 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1148, %c8 : index
                %1156 = arith.remui %1155, %c8 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.addi %1149, %1157 : index
                %1159 = arith.addi %1147, %1158 : index
                %1160 = arith.addi %1144, %1159 : index
                vector.store %1145, %kv[%1160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1161 = arith.subi %1023, %kvHeads : index
                %1162 = arith.muli %1161, %c34 : index
                %1163 = arith.addi %1028, %1162 : index
                %1164 = arith.addi %1137, %c9 : index
                %1165 = arith.divui %1164, %c4 : index
                %1166 = arith.muli %1165, %c26 : index
                %1167 = arith.addi %1166, %c12 : index
                %1168 = arith.remui %1164, %c4 : index
                %1169 = arith.divui %1027, %c8 : index
                %1170 = arith.remui %1027, %c8 : index
                %1171 = arith.muli %1170, %c15 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.muli %1168, %c4 : index
                %1174 = arith.divui %1172, %c36 : index
                %1175 = arith.muli %1174, %c36 : index
                %1176 = arith.remui %1172, %c8 : index
                %1177 = arith.muli %1176, %c8 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1172, %c8 : index
                %1180 = arith.remui %1179, %c8 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.addi %1173, %1181 : index
                %1183 = arith.addi %1167, %1182 : index
                %1184 = arith.addi %1163, %1183 : index
                %1185 = vector.shuffle %1141, %1141 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1185, %kv[%1184] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1186 = arith.addi %1137, %c10 : index
                %1187 = arith.divui %1186, %c4 : index
                %1188 = arith.muli %1187, %c26 : index
                %1189 = arith.addi %1188, %c12 : index
                %1190 = arith.remui %1186, %c4 : index
                %1191 = arith.divui %1027, %c8 : index
                %1192 = arith.remui %1027, %c8 : index
                %1193 = arith.muli %1192, %c15 : index
                %1194 = arith.addi %1191, %1193 : index
                %1195 = arith.muli %1190, %c4 : index
                %1196 = arith.divui %1194, %c36 : index
                %1197 = arith.muli %1196, %c36 : index
                %1198 = arith.remui %1194, %c8 : index
                %1199 = arith.muli %1198, %c8 : index
                %1200 = arith.addi %1197, %1199 : index
                %1201 = arith.divui %1194, %c8 : index
                %1202 = arith.remui %1201, %c8 : index
                %1203 = arith.addi %1200, %1202 : index
                %1204 = arith.addi %1195, %1203 : index
                %1205 = arith.addi %1189, %1204 : index
                %1206 = arith.addi %1163, %1205 : index
                %1207 = vector.shuffle %1141, %1141 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1207, %kv[%1206] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1208 = arith.addi %1137, %c8 : index
                %1209 = arith.divui %1208, %c4 : index
                %1210 = arith.muli %1209, %c26 : index
                %1211 = arith.addi %1210, %c12 : index
                %1212 = arith.remui %1208, %c4 : index
                %1213 = arith.divui %1027, %c8 : index
                %1214 = arith.remui %1027, %c8 : index
                %1215 = arith.muli %1214, %c15 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.muli %1212, %c4 : index
                %1218 = arith.divui %1216, %c36 : index
                %1219 = arith.muli %1218, %c36 : index
                %1220 = arith.remui %1216, %c8 : index
                %1221 = arith.muli %1220, %c8 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.divui %1216, %c8 : index
                %1224 = arith.remui %1223, %c8 : index
                %1225 = arith.addi %1222, %1224 : index
                %1226 = arith.addi %1217, %1225 : index
                %1227 = arith.addi %1211, %1226 : index
                %1228 = arith.addi %1163, %1227 : index
                %1229 = vector.shuffle %1141, %1141 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1229, %kv[%1228] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1230 = arith.addi %1137, %c2 : index
                %1231 = arith.divui %1230, %c4 : index
                %1232 = arith.muli %1231, %c26 : index
                %1233 = arith.addi %1232, %c12 : index
                %1234 = arith.remui %1230, %c4 : index
                %1235 = arith.divui %1027, %c8 : index
                %1236 = arith.remui %1027, %c8 : index
                %1237 = arith.muli %1236, %c15 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.muli %1234, %c4 : index
                %1240 = arith.divui %1238, %c36 : index
                %1241 = arith.muli %1240, %c36 : index
                %1242 = arith.remui %1238, %c8 : index
                %1243 = arith.muli %1242, %c8 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.divui %1238, %c8 : index
                %1246 = arith.remui %1245, %c8 : index
                %1247 = arith.addi %1244, %1246 : index
                %1248 = arith.addi %1239, %1247 : index
                %1249 = arith.addi %1233, %1248 : index
                %1250 = arith.addi %1163, %1249 : index
                %1251 = vector.shuffle %1141, %1141 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1251, %kv[%1250] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1252 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1252 {
            %1253 = wave.lane
            %1254 = arith.muli %1253, %c36 : index
            scf.for %1255 = %1254 to %c28 step %c6 {
              %1256 = arith.addi %1022, %1255 : index
              %1257 = vector.load %19[%1256] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1258 = arith.mulf %1257, %1025 : vector<4xf32>
              %1259 = wave.fp8_encode "e5m2" %1258 : vector<4xf32> -> vector<4xi8>
              %1260 = arith.cmpi slt, %1023, %kvHeads : index
              scf.if %1260 {
                %1261 = arith.muli %1023, %c34 : index
                %1262 = arith.addi %1028, %1261 : index
                %1263 = vector.shuffle %1259, %1259 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1264 = arith.divui %1255, %c4 : index
                %1265 = arith.muli %1264, %c26 : index
                %1266 = arith.remui %1255, %c4 : index
                %1267 = arith.muli %1027, %c4 : index
                %1268 = arith.divui %1266, %c36 : index
                %1269 = arith.muli %1268, %c36 : index
                %1270 = arith.remui %1266, %c8 : index
                %1271 = arith.muli %1270, %c8 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.divui %1266, %c8 : index
                %1274 = arith.remui %1273, %c8 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.addi %1267, %1275 : index
                %1277 = arith.addi %1265, %1276 : index
                %1278 = arith.addi %1262, %1277 : index
                vector.store %1263, %kv[%1278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1279 = arith.subi %1023, %kvHeads : index
                %1280 = arith.muli %1279, %c34 : index
                %1281 = arith.addi %1028, %1280 : index
                %1282 = arith.addi %1255, %c9 : index
                %1283 = arith.divui %1282, %c4 : index
                %1284 = arith.muli %1283, %c26 : index
                %1285 = arith.addi %1284, %c12 : index
                %1286 = arith.remui %1282, %c4 : index
                %1287 = arith.divui %1027, %c8 : index
                %1288 = arith.remui %1027, %c8 : index
                %1289 = arith.muli %1288, %c15 : index
                %1290 = arith.addi %1287, %1289 : index
                %1291 = arith.muli %1286, %c4 : index
                %1292 = arith.divui %1290, %c36 : index
                %1293 = arith.muli %1292, %c36 : index
                %1294 = arith.remui %1290, %c8 : index
                %1295 = arith.muli %1294, %c8 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.divui %1290, %c8 : index
                %1298 = arith.remui %1297, %c8 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1291, %1299 : index
                %1301 = arith.addi %1285, %1300 : index
                %1302 = arith.addi %1281, %1301 : index
                %1303 = vector.shuffle %1259, %1259 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1303, %kv[%1302] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1304 = arith.addi %1255, %c10 : index
                %1305 = arith.divui %1304, %c4 : index
                %1306 = arith.muli %1305, %c26 : index
                %1307 = arith.addi %1306, %c12 : index
                %1308 = arith.remui %1304, %c4 : index
                %1309 = arith.divui %1027, %c8 : index
                %1310 = arith.remui %1027, %c8 : index
                %1311 = arith.muli %1310, %c15 : index
                %1312 = arith.addi %1309, %1311 : index
                %1313 = arith.muli %1308, %c4 : index
                %1314 = arith.divui %1312, %c36 : index
                %1315 = arith.muli %1314, %c36 : index
                %1316 = arith.remui %1312, %c8 : index
                %1317 = arith.muli %1316, %c8 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.divui %1312, %c8 : index
                %1320 = arith.remui %1319, %c8 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = arith.addi %1313, %1321 : index
                %1323 = arith.addi %1307, %1322 : index
                %1324 = arith.addi %1281, %1323 : index
                %1325 = vector.shuffle %1259, %1259 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1325, %kv[%1324] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1326 = arith.addi %1255, %c8 : index
                %1327 = arith.divui %1326, %c4 : index
                %1328 = arith.muli %1327, %c26 : index
                %1329 = arith.addi %1328, %c12 : index
                %1330 = arith.remui %1326, %c4 : index
                %1331 = arith.divui %1027, %c8 : index
                %1332 = arith.remui %1027, %c8 : index
                %1333 = arith.muli %1332, %c15 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.muli %1330, %c4 : index
                %1336 = arith.divui %1334, %c36 : index
                %1337 = arith.muli %1336, %c36 : index
                %1338 = arith.remui %1334, %c8 : index
                %1339 = arith.muli %1338, %c8 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.divui %1334, %c8 : index
                %1342 = arith.remui %1341, %c8 : index
                %1343 = arith.addi %1340, %1342 : index
                %1344 = arith.addi %1335, %1343 : index
                %1345 = arith.addi %1329, %1344 : index
                %1346 = arith.addi %1281, %1345 : index
                %1347 = vector.shuffle %1259, %1259 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1347, %kv[%1346] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1348 = arith.addi %1255, %c2 : index
                %1349 = arith.divui %1348, %c4 : index
                %1350 = arith.muli %1349, %c26 : index
                %1351 = arith.addi %1350, %c12 : index
                %1352 = arith.remui %1348, %c4 : index
                %1353 = arith.divui %1027, %c8 : index
                %1354 = arith.remui %1027, %c8 : index
                %1355 = arith.muli %1354, %c15 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.muli %1352, %c4 : index
                %1358 = arith.divui %1356, %c36 : index
                %1359 = arith.muli %1358, %c36 : index
                %1360 = arith.remui %1356, %c8 : index
                %1361 = arith.muli %1360, %c8 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.divui %1356, %c8 : index
                %1364 = arith.remui %1363, %c8 : index
                %1365 = arith.addi %1362, %1364 : index
                %1366 = arith.addi %1357, %1365 : index
                %1367 = arith.addi %1351, %1366 : index
                %1368 = arith.addi %1281, %1367 : index
                %1369 = vector.shuffle %1259, %1259 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1369, %kv[%1368] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1370 = arith.addi %656, %c46 : index
      %1371 = arith.addi %655, %1370 : index
      %1372 = arith.cmpi slt, %1371, %21 : index
      %1373 = arith.cmpi slt, %1370, %c4 : index
      %1374 = arith.andi %1372, %1373 : i1
      scf.if %1374 {
        %1375 = arith.addi %655, %1370 : index
        %1376 = arith.addi %slotsAt, %1375 : index
        %1377 = memref.load %step[%1376] : memref<?xi32>
        %1378 = arith.index_cast %1377 : i32 to index
        %1379 = arith.cmpi sge, %1378, %c9 : index
        scf.if %1379 {
          %1380 = arith.muli %1370, %c28 : index
          %1381 = arith.subi %0, %heads : index
          %1382 = memref.load %scales[%1381] : memref<?xf32>
          %1383 = vector.broadcast %1382 : f32 to vector<4xf32>
          %1384 = arith.divui %1378, %c4 : index
          %1385 = arith.remui %1378, %c4 : index
          %1386 = arith.muli %1384, %pageBytes : index
          %1387 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1387 {
            %1388 = wave.lane
            %1389 = arith.muli %1388, %c36 : index
            scf.for %1390 = %1389 to %c28 step %c6 {
              %1391 = arith.addi %1380, %1390 : index
              %1392 = vector.load %19[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1393 = arith.mulf %1392, %1383 : vector<4xf32>
              %1394 = arith.minimumf %1393, %c50 : vector<4xf32>
              %1395 = arith.maximumf %1394, %c51 : vector<4xf32>
              %1396 = arith.truncf %1395 : vector<4xf32> to vector<4xf16>
              %1397 = vector.bitcast %1396 : vector<4xf16> to vector<8xi8>
              %1398 = arith.cmpi slt, %1381, %kvHeads : index
              scf.if %1398 {
                %1399 = arith.muli %1381, %c11 : index
                %1400 = arith.addi %1386, %1399 : index
                %1401 = arith.divui %1390, %c4 : index
                %1402 = arith.muli %1401, %c21 : index
                %1403 = arith.remui %1390, %c4 : index
                %1404 = arith.divui %1403, %c15 : index
                %1405 = arith.muli %1404, %c26 : index
                %1406 = arith.muli %1385, %c4 : index
                %1407 = arith.addi %1405, %1406 : index
                %1408 = arith.remui %1403, %c15 : index
                %1409 = arith.muli %1408, %c8 : index
                %1410 = arith.addi %1407, %1409 : index
                %1411 = arith.addi %1402, %1410 : index
                %1412 = arith.addi %1400, %1411 : index
                vector.store %1397, %kv[%1412] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1413 = arith.subi %1381, %kvHeads : index
                %1414 = arith.muli %1413, %c11 : index
                %1415 = arith.addi %1386, %1414 : index
                %1416 = arith.addi %1390, %c9 : index
                %1417 = arith.divui %1416, %c4 : index
                %1418 = arith.muli %1417, %c21 : index
                %1419 = arith.addi %1418, %c34 : index
                %1420 = arith.remui %1416, %c4 : index
                %1421 = arith.divui %1385, %c8 : index
                %1422 = arith.remui %1385, %c8 : index
                %1423 = arith.muli %1422, %c15 : index
                %1424 = arith.addi %1421, %1423 : index
                %1425 = arith.divui %1424, %c15 : index
                %1426 = arith.muli %1425, %c26 : index
                %1427 = arith.muli %1420, %c4 : index
                %1428 = arith.addi %1426, %1427 : index
                %1429 = arith.remui %1424, %c15 : index
                %1430 = arith.muli %1429, %c8 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1419, %1431 : index
                %1433 = arith.addi %1415, %1432 : index
                %1434 = vector.shuffle %1397, %1397 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1434, %kv[%1433] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1435 = arith.addi %1390, %c10 : index
                %1436 = arith.divui %1435, %c4 : index
                %1437 = arith.muli %1436, %c21 : index
                %1438 = arith.addi %1437, %c34 : index
                %1439 = arith.remui %1435, %c4 : index
                %1440 = arith.divui %1385, %c8 : index
                %1441 = arith.remui %1385, %c8 : index
                %1442 = arith.muli %1441, %c15 : index
                %1443 = arith.addi %1440, %1442 : index
                %1444 = arith.divui %1443, %c15 : index
                %1445 = arith.muli %1444, %c26 : index
                %1446 = arith.muli %1439, %c4 : index
                %1447 = arith.addi %1445, %1446 : index
                %1448 = arith.remui %1443, %c15 : index
                %1449 = arith.muli %1448, %c8 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.addi %1438, %1450 : index
                %1452 = arith.addi %1415, %1451 : index
                %1453 = vector.shuffle %1397, %1397 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1453, %kv[%1452] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1454 = arith.addi %1390, %c8 : index
                %1455 = arith.divui %1454, %c4 : index
                %1456 = arith.muli %1455, %c21 : index
                %1457 = arith.addi %1456, %c34 : index
                %1458 = arith.remui %1454, %c4 : index
                %1459 = arith.divui %1385, %c8 : index
                %1460 = arith.remui %1385, %c8 : index
                %1461 = arith.muli %1460, %c15 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.divui %1462, %c15 : index
                %1464 = arith.muli %1463, %c26 : index
                %1465 = arith.muli %1458, %c4 : index
                %1466 = arith.addi %1464, %1465 : index
                %1467 = arith.remui %1462, %c15 : index
                %1468 = arith.muli %1467, %c8 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.addi %1457, %1469 : index
                %1471 = arith.addi %1415, %1470 : index
                %1472 = vector.shuffle %1397, %1397 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1472, %kv[%1471] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1473 = arith.addi %1390, %c2 : index
                %1474 = arith.divui %1473, %c4 : index
                %1475 = arith.muli %1474, %c21 : index
                %1476 = arith.addi %1475, %c34 : index
                %1477 = arith.remui %1473, %c4 : index
                %1478 = arith.divui %1385, %c8 : index
                %1479 = arith.remui %1385, %c8 : index
                %1480 = arith.muli %1479, %c15 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.divui %1481, %c15 : index
                %1483 = arith.muli %1482, %c26 : index
                %1484 = arith.muli %1477, %c4 : index
                %1485 = arith.addi %1483, %1484 : index
                %1486 = arith.remui %1481, %c15 : index
                %1487 = arith.muli %1486, %c8 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.addi %1476, %1488 : index
                %1490 = arith.addi %1415, %1489 : index
                %1491 = vector.shuffle %1397, %1397 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1491, %kv[%1490] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1492 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1492 {
            %1493 = wave.lane
            %1494 = arith.muli %1493, %c36 : index
            scf.for %1495 = %1494 to %c28 step %c6 {
              %1496 = arith.addi %1380, %1495 : index
              %1497 = vector.load %19[%1496] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1498 = arith.mulf %1497, %1383 : vector<4xf32>
              %1499 = wave.fp8_encode "e4m3" %1498 : vector<4xf32> -> vector<4xi8>
              %1500 = arith.cmpi slt, %1381, %kvHeads : index
              scf.if %1500 {
                %1501 = arith.muli %1381, %c34 : index
                %1502 = arith.addi %1386, %1501 : index
                %1503 = vector.shuffle %1499, %1499 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1504 = arith.divui %1495, %c4 : index
                %1505 = arith.muli %1504, %c26 : index
                %1506 = arith.remui %1495, %c4 : index
                %1507 = arith.muli %1385, %c4 : index
                %1508 = arith.divui %1506, %c36 : index
                %1509 = arith.muli %1508, %c36 : index
                %1510 = arith.remui %1506, %c8 : index
                %1511 = arith.muli %1510, %c8 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.divui %1506, %c8 : index
                %1514 = arith.remui %1513, %c8 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.addi %1507, %1515 : index
                %1517 = arith.addi %1505, %1516 : index
                %1518 = arith.addi %1502, %1517 : index
                vector.store %1503, %kv[%1518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1519 = arith.subi %1381, %kvHeads : index
                %1520 = arith.muli %1519, %c34 : index
                %1521 = arith.addi %1386, %1520 : index
                %1522 = arith.addi %1495, %c9 : index
                %1523 = arith.divui %1522, %c4 : index
                %1524 = arith.muli %1523, %c26 : index
                %1525 = arith.addi %1524, %c12 : index
                %1526 = arith.remui %1522, %c4 : index
                %1527 = arith.divui %1385, %c8 : index
                %1528 = arith.remui %1385, %c8 : index
                %1529 = arith.muli %1528, %c15 : index
                %1530 = arith.addi %1527, %1529 : index
                %1531 = arith.muli %1526, %c4 : index
                %1532 = arith.divui %1530, %c36 : index
                %1533 = arith.muli %1532, %c36 : index
                %1534 = arith.remui %1530, %c8 : index
                %1535 = arith.muli %1534, %c8 : index
                %1536 = arith.addi %1533, %1535 : index
                %1537 = arith.divui %1530, %c8 : index
                %1538 = arith.remui %1537, %c8 : index
                %1539 = arith.addi %1536, %1538 : index
                %1540 = arith.addi %1531, %1539 : index
                %1541 = arith.addi %1525, %1540 : index
                %1542 = arith.addi %1521, %1541 : index
                %1543 = vector.shuffle %1499, %1499 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1543, %kv[%1542] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1544 = arith.addi %1495, %c10 : index
                %1545 = arith.divui %1544, %c4 : index
                %1546 = arith.muli %1545, %c26 : index
                %1547 = arith.addi %1546, %c12 : index
                %1548 = arith.remui %1544, %c4 : index
                %1549 = arith.divui %1385, %c8 : index
                %1550 = arith.remui %1385, %c8 : index
                %1551 = arith.muli %1550, %c15 : index
                %1552 = arith.addi %1549, %1551 : index
                %1553 = arith.muli %1548, %c4 : index
                %1554 = arith.divui %1552, %c36 : index
                %1555 = arith.muli %1554, %c36 : index
                %1556 = arith.remui %1552, %c8 : index
                %1557 = arith.muli %1556, %c8 : index
                %1558 = arith.addi %1555, %1557 : index
                %1559 = arith.divui %1552, %c8 : index
                %1560 = arith.remui %1559, %c8 : index
                %1561 = arith.addi %1558, %1560 : index
                %1562 = arith.addi %1553, %1561 : index
                %1563 = arith.addi %1547, %1562 : index
                %1564 = arith.addi %1521, %1563 : index
                %1565 = vector.shuffle %1499, %1499 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1565, %kv[%1564] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1566 = arith.addi %1495, %c8 : index
                %1567 = arith.divui %1566, %c4 : index
                %1568 = arith.muli %1567, %c26 : index
                %1569 = arith.addi %1568, %c12 : index
                %1570 = arith.remui %1566, %c4 : index
                %1571 = arith.divui %1385, %c8 : index
                %1572 = arith.remui %1385, %c8 : index
                %1573 = arith.muli %1572, %c15 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = arith.muli %1570, %c4 : index
                %1576 = arith.divui %1574, %c36 : index
                %1577 = arith.muli %1576, %c36 : index
                %1578 = arith.remui %1574, %c8 : index
                %1579 = arith.muli %1578, %c8 : index
                %1580 = arith.addi %1577, %1579 : index
                %1581 = arith.divui %1574, %c8 : index
                %1582 = arith.remui %1581, %c8 : index
                %1583 = arith.addi %1580, %1582 : index
                %1584 = arith.addi %1575, %1583 : index
                %1585 = arith.addi %1569, %1584 : index
                %1586 = arith.addi %1521, %1585 : index
                %1587 = vector.shuffle %1499, %1499 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1587, %kv[%1586] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1588 = arith.addi %1495, %c2 : index
                %1589 = arith.divui %1588, %c4 : index
                %1590 = arith.muli %1589, %c26 : index
                %1591 = arith.addi %1590, %c12 : index
                %1592 = arith.remui %1588, %c4 : index
                %1593 = arith.divui %1385, %c8 : index
                %1594 = arith.remui %1385, %c8 : index
                %1595 = arith.muli %1594, %c15 : index
                %1596 = arith.addi %1593, %1595 : index
                %1597 = arith.muli %1592, %c4 : index
                %1598 = arith.divui %1596, %c36 : index
                %1599 = arith.muli %1598, %c36 : index
                %1600 = arith.remui %1596, %c8 : index
                %1601 = arith.muli %1600, %c8 : index
                %1602 = arith.addi %1599, %1601 : index
                %1603 = arith.divui %1596, %c8 : index
                %1604 = arith.remui %1603, %c8 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.addi %1597, %1605 : index
                %1607 = arith.addi %1591, %1606 : index
                %1608 = arith.addi %1521, %1607 : index
                %1609 = vector.shuffle %1499, %1499 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1609, %kv[%1608] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1610 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1610 {
            %1611 = wave.lane
            %1612 = arith.muli %1611, %c36 : index
            scf.for %1613 = %1612 to %c28 step %c6 {
              %1614 = arith.addi %1380, %1613 : index
              %1615 = vector.load %19[%1614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1616 = arith.mulf %1615, %1383 : vector<4xf32>
              %1617 = wave.fp8_encode "e5m2" %1616 : vector<4xf32> -> vector<4xi8>
              %1618 = arith.cmpi slt, %1381, %kvHeads : index
              scf.if %1618 {
                %1619 = arith.muli %1381, %c34 : index
                %1620 = arith.addi %1386, %1619 : index
                %1621 = vector.shuffle %1617, %1617 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1622 = arith.divui %1613, %c4 : index
                %1623 = arith.muli %1622, %c26 : index
                %1624 = arith.remui %1613, %c4 : index
                %1625 = arith.muli %1385, %c4 : index
                %1626 = arith.divui %1624, %c36 : index
                %1627 = arith.muli %1626, %c36 : index
                %1628 = arith.remui %1624, %c8 : index
                %1629 = arith.muli %1628, %c8 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.divui %1624, %c8 : index
                %1632 = arith.remui %1631, %c8 : index
                %1633 = arith.addi %1630, %1632 : index
                %1634 = arith.addi %1625, %1633 : index
                %1635 = arith.addi %1623, %1634 : index
                %1636 = arith.addi %1620, %1635 : index
                vector.store %1621, %kv[%1636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1637 = arith.subi %1381, %kvHeads : index
                %1638 = arith.muli %1637, %c34 : index
                %1639 = arith.addi %1386, %1638 : index
                %1640 = arith.addi %1613, %c9 : index
                %1641 = arith.divui %1640, %c4 : index
                %1642 = arith.muli %1641, %c26 : index
                %1643 = arith.addi %1642, %c12 : index
                %1644 = arith.remui %1640, %c4 : index
                %1645 = arith.divui %1385, %c8 : index
                %1646 = arith.remui %1385, %c8 : index
                %1647 = arith.muli %1646, %c15 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.muli %1644, %c4 : index
                %1650 = arith.divui %1648, %c36 : index
                %1651 = arith.muli %1650, %c36 : index
                %1652 = arith.remui %1648, %c8 : index
                %1653 = arith.muli %1652, %c8 : index
                %1654 = arith.addi %1651, %1653 : index
                %1655 = arith.divui %1648, %c8 : index
                %1656 = arith.remui %1655, %c8 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.addi %1649, %1657 : index
                %1659 = arith.addi %1643, %1658 : index
                %1660 = arith.addi %1639, %1659 : index
                %1661 = vector.shuffle %1617, %1617 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1661, %kv[%1660] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1662 = arith.addi %1613, %c10 : index
                %1663 = arith.divui %1662, %c4 : index
                %1664 = arith.muli %1663, %c26 : index
                %1665 = arith.addi %1664, %c12 : index
                %1666 = arith.remui %1662, %c4 : index
                %1667 = arith.divui %1385, %c8 : index
                %1668 = arith.remui %1385, %c8 : index
                %1669 = arith.muli %1668, %c15 : index
                %1670 = arith.addi %1667, %1669 : index
                %1671 = arith.muli %1666, %c4 : index
                %1672 = arith.divui %1670, %c36 : index
                %1673 = arith.muli %1672, %c36 : index
                %1674 = arith.remui %1670, %c8 : index
                %1675 = arith.muli %1674, %c8 : index
                %1676 = arith.addi %1673, %1675 : index
                %1677 = arith.divui %1670, %c8 : index
                %1678 = arith.remui %1677, %c8 : index
                %1679 = arith.addi %1676, %1678 : index
                %1680 = arith.addi %1671, %1679 : index
                %1681 = arith.addi %1665, %1680 : index
                %1682 = arith.addi %1639, %1681 : index
                %1683 = vector.shuffle %1617, %1617 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1683, %kv[%1682] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1684 = arith.addi %1613, %c8 : index
                %1685 = arith.divui %1684, %c4 : index
                %1686 = arith.muli %1685, %c26 : index
                %1687 = arith.addi %1686, %c12 : index
                %1688 = arith.remui %1684, %c4 : index
                %1689 = arith.divui %1385, %c8 : index
                %1690 = arith.remui %1385, %c8 : index
                %1691 = arith.muli %1690, %c15 : index
                %1692 = arith.addi %1689, %1691 : index
                %1693 = arith.muli %1688, %c4 : index
                %1694 = arith.divui %1692, %c36 : index
                %1695 = arith.muli %1694, %c36 : index
                %1696 = arith.remui %1692, %c8 : index
                %1697 = arith.muli %1696, %c8 : index
                %1698 = arith.addi %1695, %1697 : index
                %1699 = arith.divui %1692, %c8 : index
                %1700 = arith.remui %1699, %c8 : index
                %1701 = arith.addi %1698, %1700 : index
                %1702 = arith.addi %1693, %1701 : index
                %1703 = arith.addi %1687, %1702 : index
                %1704 = arith.addi %1639, %1703 : index
                %1705 = vector.shuffle %1617, %1617 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1705, %kv[%1704] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1706 = arith.addi %1613, %c2 : index
                %1707 = arith.divui %1706, %c4 : index
                %1708 = arith.muli %1707, %c26 : index
                %1709 = arith.addi %1708, %c12 : index
                %1710 = arith.remui %1706, %c4 : index
                %1711 = arith.divui %1385, %c8 : index
                %1712 = arith.remui %1385, %c8 : index
                %1713 = arith.muli %1712, %c15 : index
                %1714 = arith.addi %1711, %1713 : index
                %1715 = arith.muli %1710, %c4 : index
                %1716 = arith.divui %1714, %c36 : index
                %1717 = arith.muli %1716, %c36 : index
                %1718 = arith.remui %1714, %c8 : index
                %1719 = arith.muli %1718, %c8 : index
                %1720 = arith.addi %1717, %1719 : index
                %1721 = arith.divui %1714, %c8 : index
                %1722 = arith.remui %1721, %c8 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.addi %1715, %1723 : index
                %1725 = arith.addi %1709, %1724 : index
                %1726 = arith.addi %1639, %1725 : index
                %1727 = vector.shuffle %1617, %1617 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1727, %kv[%1726] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
