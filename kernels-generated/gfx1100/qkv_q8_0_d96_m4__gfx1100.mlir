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
  %c33 = arith.constant 0x3F800000 : f32
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
  %epsilon = wave.param "epsilon" : f32
  %c45 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
      %527 = memref.load %factors[%524] : memref<?xf32>
      %528 = arith.select %526, %527, %c33 : f32
      %529 = arith.addi %438, %c9 : index
      %530 = arith.muli %520, %c16 : index
      %531 = arith.addi %529, %530 : index
      %532 = memref.load %18[%531] : memref<?xf32>
      %533 = arith.addi %531, %c12 : index
      %534 = memref.load %18[%533] : memref<?xf32>
      %535 = arith.addf %532, %534 : f32
      %536 = arith.addi %531, %c34 : index
      %537 = memref.load %18[%536] : memref<?xf32>
      %538 = arith.addf %535, %537 : f32
      %539 = arith.addi %531, %c35 : index
      %540 = memref.load %18[%539] : memref<?xf32>
      %541 = arith.addf %538, %540 : f32
      %542 = arith.remui %435, %c4 : index
      %543 = arith.muli %542, %c36 : index
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
      %555 = arith.muli %523, %c28 : index
      %556 = arith.addi %555, %554 : index
      memref.store %549, %19[%556] : memref<?xf32>
      %557 = arith.addi %438, %c26 : index
      %558 = arith.muli %520, %c16 : index
      %559 = arith.addi %557, %558 : index
      %560 = memref.load %18[%559] : memref<?xf32>
      %561 = arith.addi %559, %c12 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addf %560, %562 : f32
      %564 = arith.addi %559, %c34 : index
      %565 = memref.load %18[%564] : memref<?xf32>
      %566 = arith.addf %563, %565 : f32
      %567 = arith.addi %559, %c35 : index
      %568 = memref.load %18[%567] : memref<?xf32>
      %569 = arith.addf %566, %568 : f32
      %570 = arith.remui %435, %c4 : index
      %571 = arith.muli %570, %c36 : index
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
      %583 = arith.muli %523, %c28 : index
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
      %594 = arith.select %592, %593, %c33 : f32
      %595 = arith.addi %438, %c9 : index
      %596 = arith.muli %586, %c16 : index
      %597 = arith.addi %595, %596 : index
      %598 = memref.load %18[%597] : memref<?xf32>
      %599 = arith.addi %597, %c12 : index
      %600 = memref.load %18[%599] : memref<?xf32>
      %601 = arith.addf %598, %600 : f32
      %602 = arith.addi %597, %c34 : index
      %603 = memref.load %18[%602] : memref<?xf32>
      %604 = arith.addf %601, %603 : f32
      %605 = arith.addi %597, %c35 : index
      %606 = memref.load %18[%605] : memref<?xf32>
      %607 = arith.addf %604, %606 : f32
      %608 = arith.remui %435, %c4 : index
      %609 = arith.muli %608, %c36 : index
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
      %621 = arith.muli %589, %c28 : index
      %622 = arith.addi %621, %620 : index
      memref.store %615, %19[%622] : memref<?xf32>
      %623 = arith.addi %438, %c26 : index
      %624 = arith.muli %586, %c16 : index
      %625 = arith.addi %623, %624 : index
      %626 = memref.load %18[%625] : memref<?xf32>
      %627 = arith.addi %625, %c12 : index
      %628 = memref.load %18[%627] : memref<?xf32>
      %629 = arith.addf %626, %628 : f32
      %630 = arith.addi %625, %c34 : index
      %631 = memref.load %18[%630] : memref<?xf32>
      %632 = arith.addf %629, %631 : f32
      %633 = arith.addi %625, %c35 : index
      %634 = memref.load %18[%633] : memref<?xf32>
      %635 = arith.addf %632, %634 : f32
      %636 = arith.remui %435, %c4 : index
      %637 = arith.muli %636, %c36 : index
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
      %649 = arith.muli %589, %c28 : index
      %650 = arith.addi %649, %648 : index
      memref.store %643, %19[%650] : memref<?xf32>
    }
    wave.barrier
    %651 = arith.addi %22, %c9 : index
    %652 = wave.wave
    %653 = arith.addi %652, %c9 : index
    %654 = arith.addi %651, %653 : index
    %655 = arith.cmpi slt, %654, %21 : index
    %656 = arith.cmpi slt, %653, %c4 : index
    %657 = arith.andi %655, %656 : i1
    scf.if %657 {
      %658 = arith.addi %651, %653 : index
      %659 = arith.muli %653, %c28 : index
      %660 = wave.lane
      %661 = arith.addi %660, %c9 : index
      %662 = arith.cmpi eq, %hasBias, %c10 : index
      %663 = arith.addi %659, %661 : index
      %664 = memref.load %19[%663] : memref<?xf32>
      %665 = arith.muli %0, %c28 : index
      %666 = arith.addi %665, %661 : index
      %667 = memref.load %bias[%666] : memref<?xf32>
      %668 = arith.addf %664, %667 : f32
      %669 = arith.select %662, %668, %664 : f32
      %670 = arith.addi %661, %c38 : index
      %671 = arith.cmpi eq, %hasBias, %c10 : index
      %672 = arith.addi %659, %670 : index
      %673 = memref.load %19[%672] : memref<?xf32>
      %674 = arith.muli %0, %c28 : index
      %675 = arith.addi %674, %670 : index
      %676 = memref.load %bias[%675] : memref<?xf32>
      %677 = arith.addf %673, %676 : f32
      %678 = arith.select %671, %677, %673 : f32
      %679 = arith.addi %660, %c16 : index
      %680 = arith.cmpi slt, %679, %c38 : index
      %681 = arith.minsi %679, %c39 : index
      %682 = arith.cmpi eq, %hasBias, %c10 : index
      %683 = arith.addi %659, %681 : index
      %684 = memref.load %19[%683] : memref<?xf32>
      %685 = arith.muli %0, %c28 : index
      %686 = arith.addi %685, %681 : index
      %687 = memref.load %bias[%686] : memref<?xf32>
      %688 = arith.addf %684, %687 : f32
      %689 = arith.select %682, %688, %684 : f32
      %690 = arith.addi %681, %c38 : index
      %691 = arith.cmpi eq, %hasBias, %c10 : index
      %692 = arith.addi %659, %690 : index
      %693 = memref.load %19[%692] : memref<?xf32>
      %694 = arith.muli %0, %c28 : index
      %695 = arith.addi %694, %690 : index
      %696 = memref.load %bias[%695] : memref<?xf32>
      %697 = arith.addf %693, %696 : f32
      %698 = arith.select %691, %697, %693 : f32
      %699 = arith.addi %heads, %kvHeads : index
      %700 = arith.cmpi slt, %0, %699 : index
      scf.if %700 {
        %701 = arith.addi %positionsAt, %658 : index
        %702 = memref.load %step[%701] : memref<?xi32>
        %703 = arith.index_cast %702 : i32 to index
        %704 = arith.cmpi eq, %hasNorm, %c10 : index
        %705 = math.fma %669, %669, %c42 : f32
        %706 = math.fma %678, %678, %705 : f32
        %707 = math.fma %689, %689, %706 : f32
        %708 = arith.select %680, %707, %706 : f32
        %709 = math.fma %698, %698, %708 : f32
        %710 = arith.select %680, %709, %708 : f32
        %711 = vector.broadcast %710 : f32 to vector<1xf32>
        %712 = wave.reduce "add" %711 : vector<1xf32>
        %713 = arith.mulf %712, %inverseHeadDim : f32
        %714 = arith.addf %713, %epsilon : f32
        %715 = math.sqrt %714 : f32
        %716 = arith.divf %c33, %715 : f32
        %717 = arith.cmpi slt, %0, %heads : index
        %718 = arith.addi %661, %c38 : index
        %719 = memref.load %query_norm[%661] : memref<?xf32>
        %720 = memref.load %key_norm[%661] : memref<?xf32>
        %721 = arith.select %717, %719, %720 : f32
        %722 = arith.mulf %669, %716 : f32
        %723 = arith.mulf %722, %721 : f32
        %724 = arith.select %704, %723, %669 : f32
        %725 = memref.load %query_norm[%718] : memref<?xf32>
        %726 = memref.load %key_norm[%718] : memref<?xf32>
        %727 = arith.select %717, %725, %726 : f32
        %728 = arith.mulf %678, %716 : f32
        %729 = arith.mulf %728, %727 : f32
        %730 = arith.select %704, %729, %678 : f32
        %731 = arith.addi %681, %c38 : index
        %732 = memref.load %query_norm[%681] : memref<?xf32>
        %733 = memref.load %key_norm[%681] : memref<?xf32>
        %734 = arith.select %717, %732, %733 : f32
        %735 = arith.mulf %689, %716 : f32
        %736 = arith.mulf %735, %734 : f32
        %737 = arith.select %704, %736, %689 : f32
        %738 = memref.load %query_norm[%731] : memref<?xf32>
        %739 = memref.load %key_norm[%731] : memref<?xf32>
        %740 = arith.select %717, %738, %739 : f32
        %741 = arith.mulf %698, %716 : f32
        %742 = arith.mulf %741, %740 : f32
        %743 = arith.select %704, %742, %698 : f32
        %744 = arith.remui %703, %c26 : index
        %745 = arith.muli %744, %c28 : index
        %746 = arith.addi %745, %661 : index
        %747 = arith.divui %703, %c26 : index
        %748 = arith.addi %747, %c26 : index
        %749 = arith.muli %748, %c28 : index
        %750 = arith.addi %749, %661 : index
        %751 = memref.load %rope[%746] : memref<?xf32>
        %752 = arith.addi %746, %c38 : index
        %753 = memref.load %rope[%752] : memref<?xf32>
        %754 = memref.load %rope[%750] : memref<?xf32>
        %755 = arith.addi %750, %c38 : index
        %756 = memref.load %rope[%755] : memref<?xf32>
        %757 = arith.mulf %754, %751 : f32
        %758 = arith.mulf %756, %753 : f32
        %759 = arith.subf %757, %758 : f32
        %760 = arith.mulf %756, %751 : f32
        %761 = arith.mulf %754, %753 : f32
        %762 = arith.addf %760, %761 : f32
        %763 = arith.mulf %724, %759 : f32
        %764 = arith.mulf %730, %762 : f32
        %765 = arith.subf %763, %764 : f32
        %766 = arith.mulf %730, %759 : f32
        %767 = arith.mulf %724, %762 : f32
        %768 = arith.addf %766, %767 : f32
        %769 = arith.cmpi slt, %0, %heads : index
        scf.if %769 {
          %770 = arith.muli %658, %heads : index
          %771 = arith.addi %770, %0 : index
          %772 = arith.muli %771, %c28 : index
          %773 = arith.addi %772, %661 : index
          memref.store %765, %q[%773] : memref<?xf32>
          %774 = arith.addi %773, %c38 : index
          memref.store %768, %q[%774] : memref<?xf32>
        } else {
          %775 = arith.addi %659, %661 : index
          memref.store %765, %19[%775] : memref<?xf32>
          %776 = arith.addi %659, %661 : index
          %777 = arith.addi %776, %c38 : index
          memref.store %768, %19[%777] : memref<?xf32>
        }
        %778 = arith.remui %703, %c26 : index
        %779 = arith.muli %778, %c28 : index
        %780 = arith.addi %779, %681 : index
        %781 = arith.divui %703, %c26 : index
        %782 = arith.addi %781, %c26 : index
        %783 = arith.muli %782, %c28 : index
        %784 = arith.addi %783, %681 : index
        %785 = memref.load %rope[%780] : memref<?xf32>
        %786 = arith.addi %780, %c38 : index
        %787 = memref.load %rope[%786] : memref<?xf32>
        %788 = memref.load %rope[%784] : memref<?xf32>
        %789 = arith.addi %784, %c38 : index
        %790 = memref.load %rope[%789] : memref<?xf32>
        %791 = arith.mulf %788, %785 : f32
        %792 = arith.mulf %790, %787 : f32
        %793 = arith.subf %791, %792 : f32
        %794 = arith.mulf %790, %785 : f32
        %795 = arith.mulf %788, %787 : f32
        %796 = arith.addf %794, %795 : f32
        %797 = arith.mulf %737, %793 : f32
        %798 = arith.mulf %743, %796 : f32
        %799 = arith.subf %797, %798 : f32
        %800 = arith.mulf %743, %793 : f32
        %801 = arith.mulf %737, %796 : f32
        %802 = arith.addf %800, %801 : f32
        scf.if %680 {
          %803 = arith.cmpi slt, %0, %heads : index
          scf.if %803 {
            %804 = arith.muli %658, %heads : index
            %805 = arith.addi %804, %0 : index
            %806 = arith.muli %805, %c28 : index
            %807 = arith.addi %806, %681 : index
            memref.store %799, %q[%807] : memref<?xf32>
            %808 = arith.addi %807, %c38 : index
            memref.store %802, %q[%808] : memref<?xf32>
          } else {
            %809 = arith.addi %659, %681 : index
            memref.store %799, %19[%809] : memref<?xf32>
            %810 = arith.addi %659, %681 : index
            %811 = arith.addi %810, %c38 : index
            memref.store %802, %19[%811] : memref<?xf32>
          }
        }
      } else {
        %812 = arith.cmpi slt, %0, %heads : index
        scf.if %812 {
          %813 = arith.muli %658, %heads : index
          %814 = arith.addi %813, %0 : index
          %815 = arith.muli %814, %c28 : index
          %816 = arith.addi %815, %661 : index
          memref.store %669, %q[%816] : memref<?xf32>
          %817 = arith.addi %816, %c38 : index
          memref.store %678, %q[%817] : memref<?xf32>
        } else {
          %818 = arith.addi %659, %661 : index
          memref.store %669, %19[%818] : memref<?xf32>
          %819 = arith.addi %659, %661 : index
          %820 = arith.addi %819, %c38 : index
          memref.store %678, %19[%820] : memref<?xf32>
        }
        scf.if %680 {
          %821 = arith.cmpi slt, %0, %heads : index
          scf.if %821 {
            %822 = arith.muli %658, %heads : index
            %823 = arith.addi %822, %0 : index
            %824 = arith.muli %823, %c28 : index
            %825 = arith.addi %824, %681 : index
            memref.store %689, %q[%825] : memref<?xf32>
            %826 = arith.addi %825, %c38 : index
            memref.store %698, %q[%826] : memref<?xf32>
          } else {
            %827 = arith.addi %659, %681 : index
            memref.store %689, %19[%827] : memref<?xf32>
            %828 = arith.addi %659, %681 : index
            %829 = arith.addi %828, %c38 : index
            memref.store %698, %19[%829] : memref<?xf32>
          }
        }
      }
    }
    %830 = arith.addi %652, %c45 : index
    %831 = arith.addi %651, %830 : index
    %832 = arith.cmpi slt, %831, %21 : index
    %833 = arith.cmpi slt, %830, %c4 : index
    %834 = arith.andi %832, %833 : i1
    scf.if %834 {
      %835 = arith.addi %651, %830 : index
      %836 = arith.muli %830, %c28 : index
      %837 = wave.lane
      %838 = arith.addi %837, %c9 : index
      %839 = arith.cmpi eq, %hasBias, %c10 : index
      %840 = arith.addi %836, %838 : index
      %841 = memref.load %19[%840] : memref<?xf32>
      %842 = arith.muli %0, %c28 : index
      %843 = arith.addi %842, %838 : index
      %844 = memref.load %bias[%843] : memref<?xf32>
      %845 = arith.addf %841, %844 : f32
      %846 = arith.select %839, %845, %841 : f32
      %847 = arith.addi %838, %c38 : index
      %848 = arith.cmpi eq, %hasBias, %c10 : index
      %849 = arith.addi %836, %847 : index
      %850 = memref.load %19[%849] : memref<?xf32>
      %851 = arith.muli %0, %c28 : index
      %852 = arith.addi %851, %847 : index
      %853 = memref.load %bias[%852] : memref<?xf32>
      %854 = arith.addf %850, %853 : f32
      %855 = arith.select %848, %854, %850 : f32
      %856 = arith.addi %837, %c16 : index
      %857 = arith.cmpi slt, %856, %c38 : index
      %858 = arith.minsi %856, %c39 : index
      %859 = arith.cmpi eq, %hasBias, %c10 : index
      %860 = arith.addi %836, %858 : index
      %861 = memref.load %19[%860] : memref<?xf32>
      %862 = arith.muli %0, %c28 : index
      %863 = arith.addi %862, %858 : index
      %864 = memref.load %bias[%863] : memref<?xf32>
      %865 = arith.addf %861, %864 : f32
      %866 = arith.select %859, %865, %861 : f32
      %867 = arith.addi %858, %c38 : index
      %868 = arith.cmpi eq, %hasBias, %c10 : index
      %869 = arith.addi %836, %867 : index
      %870 = memref.load %19[%869] : memref<?xf32>
      %871 = arith.muli %0, %c28 : index
      %872 = arith.addi %871, %867 : index
      %873 = memref.load %bias[%872] : memref<?xf32>
      %874 = arith.addf %870, %873 : f32
      %875 = arith.select %868, %874, %870 : f32
      %876 = arith.addi %heads, %kvHeads : index
      %877 = arith.cmpi slt, %0, %876 : index
      scf.if %877 {
        %878 = arith.addi %positionsAt, %835 : index
        %879 = memref.load %step[%878] : memref<?xi32>
        %880 = arith.index_cast %879 : i32 to index
        %881 = arith.cmpi eq, %hasNorm, %c10 : index
        %882 = math.fma %846, %846, %c42 : f32
        %883 = math.fma %855, %855, %882 : f32
        %884 = math.fma %866, %866, %883 : f32
        %885 = arith.select %857, %884, %883 : f32
        %886 = math.fma %875, %875, %885 : f32
        %887 = arith.select %857, %886, %885 : f32
        %888 = vector.broadcast %887 : f32 to vector<1xf32>
        %889 = wave.reduce "add" %888 : vector<1xf32>
        %890 = arith.mulf %889, %inverseHeadDim : f32
        %891 = arith.addf %890, %epsilon : f32
        %892 = math.sqrt %891 : f32
        %893 = arith.divf %c33, %892 : f32
        %894 = arith.cmpi slt, %0, %heads : index
        %895 = arith.addi %838, %c38 : index
        %896 = memref.load %query_norm[%838] : memref<?xf32>
        %897 = memref.load %key_norm[%838] : memref<?xf32>
        %898 = arith.select %894, %896, %897 : f32
        %899 = arith.mulf %846, %893 : f32
        %900 = arith.mulf %899, %898 : f32
        %901 = arith.select %881, %900, %846 : f32
        %902 = memref.load %query_norm[%895] : memref<?xf32>
        %903 = memref.load %key_norm[%895] : memref<?xf32>
        %904 = arith.select %894, %902, %903 : f32
        %905 = arith.mulf %855, %893 : f32
        %906 = arith.mulf %905, %904 : f32
        %907 = arith.select %881, %906, %855 : f32
        %908 = arith.addi %858, %c38 : index
        %909 = memref.load %query_norm[%858] : memref<?xf32>
        %910 = memref.load %key_norm[%858] : memref<?xf32>
        %911 = arith.select %894, %909, %910 : f32
        %912 = arith.mulf %866, %893 : f32
        %913 = arith.mulf %912, %911 : f32
        %914 = arith.select %881, %913, %866 : f32
        %915 = memref.load %query_norm[%908] : memref<?xf32>
        %916 = memref.load %key_norm[%908] : memref<?xf32>
        %917 = arith.select %894, %915, %916 : f32
        %918 = arith.mulf %875, %893 : f32
        %919 = arith.mulf %918, %917 : f32
        %920 = arith.select %881, %919, %875 : f32
        %921 = arith.remui %880, %c26 : index
        %922 = arith.muli %921, %c28 : index
        %923 = arith.addi %922, %838 : index
        %924 = arith.divui %880, %c26 : index
        %925 = arith.addi %924, %c26 : index
        %926 = arith.muli %925, %c28 : index
        %927 = arith.addi %926, %838 : index
        %928 = memref.load %rope[%923] : memref<?xf32>
        %929 = arith.addi %923, %c38 : index
        %930 = memref.load %rope[%929] : memref<?xf32>
        %931 = memref.load %rope[%927] : memref<?xf32>
        %932 = arith.addi %927, %c38 : index
        %933 = memref.load %rope[%932] : memref<?xf32>
        %934 = arith.mulf %931, %928 : f32
        %935 = arith.mulf %933, %930 : f32
        %936 = arith.subf %934, %935 : f32
        %937 = arith.mulf %933, %928 : f32
        %938 = arith.mulf %931, %930 : f32
        %939 = arith.addf %937, %938 : f32
        %940 = arith.mulf %901, %936 : f32
        %941 = arith.mulf %907, %939 : f32
        %942 = arith.subf %940, %941 : f32
        %943 = arith.mulf %907, %936 : f32
        %944 = arith.mulf %901, %939 : f32
        %945 = arith.addf %943, %944 : f32
        %946 = arith.cmpi slt, %0, %heads : index
        scf.if %946 {
          %947 = arith.muli %835, %heads : index
          %948 = arith.addi %947, %0 : index
          %949 = arith.muli %948, %c28 : index
          %950 = arith.addi %949, %838 : index
          memref.store %942, %q[%950] : memref<?xf32>
          %951 = arith.addi %950, %c38 : index
          memref.store %945, %q[%951] : memref<?xf32>
        } else {
          %952 = arith.addi %836, %838 : index
          memref.store %942, %19[%952] : memref<?xf32>
          %953 = arith.addi %836, %838 : index
          %954 = arith.addi %953, %c38 : index
          memref.store %945, %19[%954] : memref<?xf32>
        }
        %955 = arith.remui %880, %c26 : index
        %956 = arith.muli %955, %c28 : index
        %957 = arith.addi %956, %858 : index
        %958 = arith.divui %880, %c26 : index
        %959 = arith.addi %958, %c26 : index
        %960 = arith.muli %959, %c28 : index
        %961 = arith.addi %960, %858 : index
        %962 = memref.load %rope[%957] : memref<?xf32>
        %963 = arith.addi %957, %c38 : index
        %964 = memref.load %rope[%963] : memref<?xf32>
        %965 = memref.load %rope[%961] : memref<?xf32>
        %966 = arith.addi %961, %c38 : index
        %967 = memref.load %rope[%966] : memref<?xf32>
        %968 = arith.mulf %965, %962 : f32
        %969 = arith.mulf %967, %964 : f32
        %970 = arith.subf %968, %969 : f32
        %971 = arith.mulf %967, %962 : f32
        %972 = arith.mulf %965, %964 : f32
        %973 = arith.addf %971, %972 : f32
        %974 = arith.mulf %914, %970 : f32
        %975 = arith.mulf %920, %973 : f32
        %976 = arith.subf %974, %975 : f32
        %977 = arith.mulf %920, %970 : f32
        %978 = arith.mulf %914, %973 : f32
        %979 = arith.addf %977, %978 : f32
        scf.if %857 {
          %980 = arith.cmpi slt, %0, %heads : index
          scf.if %980 {
            %981 = arith.muli %835, %heads : index
            %982 = arith.addi %981, %0 : index
            %983 = arith.muli %982, %c28 : index
            %984 = arith.addi %983, %858 : index
            memref.store %976, %q[%984] : memref<?xf32>
            %985 = arith.addi %984, %c38 : index
            memref.store %979, %q[%985] : memref<?xf32>
          } else {
            %986 = arith.addi %836, %858 : index
            memref.store %976, %19[%986] : memref<?xf32>
            %987 = arith.addi %836, %858 : index
            %988 = arith.addi %987, %c38 : index
            memref.store %979, %19[%988] : memref<?xf32>
          }
        }
      } else {
        %989 = arith.cmpi slt, %0, %heads : index
        scf.if %989 {
          %990 = arith.muli %835, %heads : index
          %991 = arith.addi %990, %0 : index
          %992 = arith.muli %991, %c28 : index
          %993 = arith.addi %992, %838 : index
          memref.store %846, %q[%993] : memref<?xf32>
          %994 = arith.addi %993, %c38 : index
          memref.store %855, %q[%994] : memref<?xf32>
        } else {
          %995 = arith.addi %836, %838 : index
          memref.store %846, %19[%995] : memref<?xf32>
          %996 = arith.addi %836, %838 : index
          %997 = arith.addi %996, %c38 : index
          memref.store %855, %19[%997] : memref<?xf32>
        }
        scf.if %857 {
          %998 = arith.cmpi slt, %0, %heads : index
          scf.if %998 {
            %999 = arith.muli %835, %heads : index
            %1000 = arith.addi %999, %0 : index
            %1001 = arith.muli %1000, %c28 : index
            %1002 = arith.addi %1001, %858 : index
            memref.store %866, %q[%1002] : memref<?xf32>
            %1003 = arith.addi %1002, %c38 : index
            memref.store %875, %q[%1003] : memref<?xf32>
          } else {
            %1004 = arith.addi %836, %858 : index
            memref.store %866, %19[%1004] : memref<?xf32>
            %1005 = arith.addi %836, %858 : index
            %1006 = arith.addi %1005, %c38 : index
            memref.store %875, %19[%1006] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1007 = arith.cmpi sge, %0, %heads : index
    scf.if %1007 {
      %1008 = arith.addi %652, %c9 : index
      %1009 = arith.addi %651, %1008 : index
      %1010 = arith.cmpi slt, %1009, %21 : index
      %1011 = arith.cmpi slt, %1008, %c4 : index
      %1012 = arith.andi %1010, %1011 : i1
      scf.if %1012 {
        %1013 = arith.addi %651, %1008 : index
        %1014 = arith.addi %slotsAt, %1013 : index
        %1015 = memref.load %step[%1014] : memref<?xi32>
        %1016 = arith.index_cast %1015 : i32 to index
        %1017 = arith.cmpi sge, %1016, %c9 : index
        scf.if %1017 {
          %1018 = arith.muli %1008, %c28 : index
          %1019 = arith.subi %0, %heads : index
          %1020 = memref.load %scales[%1019] : memref<?xf32>
          %1021 = vector.broadcast %1020 : f32 to vector<4xf32>
          %1022 = arith.divui %1016, %c4 : index
          %1023 = arith.remui %1016, %c4 : index
          %1024 = arith.muli %1022, %pageBytes : index
          %1025 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1025 {
            %1026 = wave.lane
            %1027 = arith.muli %1026, %c36 : index
            scf.for %1028 = %1027 to %c28 step %c6 {
              %1029 = arith.addi %1018, %1028 : index
              %1030 = vector.load %19[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1031 = arith.mulf %1030, %1021 : vector<4xf32>
              %1032 = arith.minimumf %1031, %c49 : vector<4xf32>
              %1033 = arith.maximumf %1032, %c50 : vector<4xf32>
              %1034 = arith.truncf %1033 : vector<4xf32> to vector<4xf16>
              %1035 = vector.bitcast %1034 : vector<4xf16> to vector<8xi8>
              %1036 = arith.cmpi slt, %1019, %kvHeads : index
              scf.if %1036 {
                %1037 = arith.muli %1019, %c11 : index
                %1038 = arith.addi %1024, %1037 : index
                %1039 = arith.divui %1028, %c4 : index
                %1040 = arith.muli %1039, %c21 : index
                %1041 = arith.remui %1028, %c4 : index
                %1042 = arith.divui %1041, %c15 : index
                %1043 = arith.muli %1042, %c26 : index
                %1044 = arith.muli %1023, %c4 : index
                %1045 = arith.addi %1043, %1044 : index
                %1046 = arith.remui %1041, %c15 : index
                %1047 = arith.muli %1046, %c8 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.addi %1040, %1048 : index
                %1050 = arith.addi %1038, %1049 : index
                vector.store %1035, %kv[%1050] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1051 = arith.subi %1019, %kvHeads : index
                %1052 = arith.muli %1051, %c11 : index
                %1053 = arith.addi %1024, %1052 : index
                %1054 = arith.addi %1028, %c9 : index
                %1055 = arith.divui %1054, %c4 : index
                %1056 = arith.muli %1055, %c21 : index
                %1057 = arith.addi %1056, %c34 : index
                %1058 = arith.remui %1054, %c4 : index
                %1059 = arith.divui %1023, %c8 : index
                %1060 = arith.remui %1023, %c8 : index
                %1061 = arith.muli %1060, %c15 : index
                %1062 = arith.addi %1059, %1061 : index
                %1063 = arith.divui %1062, %c15 : index
                %1064 = arith.muli %1063, %c26 : index
                %1065 = arith.muli %1058, %c4 : index
                %1066 = arith.addi %1064, %1065 : index
                %1067 = arith.remui %1062, %c15 : index
                %1068 = arith.muli %1067, %c8 : index
                %1069 = arith.addi %1066, %1068 : index
                %1070 = arith.addi %1057, %1069 : index
                %1071 = arith.addi %1053, %1070 : index
                %1072 = vector.shuffle %1035, %1035 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1072, %kv[%1071] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1073 = arith.addi %1028, %c10 : index
                %1074 = arith.divui %1073, %c4 : index
                %1075 = arith.muli %1074, %c21 : index
                %1076 = arith.addi %1075, %c34 : index
                %1077 = arith.remui %1073, %c4 : index
                %1078 = arith.divui %1023, %c8 : index
                %1079 = arith.remui %1023, %c8 : index
                %1080 = arith.muli %1079, %c15 : index
                %1081 = arith.addi %1078, %1080 : index
                %1082 = arith.divui %1081, %c15 : index
                %1083 = arith.muli %1082, %c26 : index
                %1084 = arith.muli %1077, %c4 : index
                %1085 = arith.addi %1083, %1084 : index
                %1086 = arith.remui %1081, %c15 : index
                %1087 = arith.muli %1086, %c8 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.addi %1076, %1088 : index
                %1090 = arith.addi %1053, %1089 : index
                %1091 = vector.shuffle %1035, %1035 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1091, %kv[%1090] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1092 = arith.addi %1028, %c8 : index
                %1093 = arith.divui %1092, %c4 : index
                %1094 = arith.muli %1093, %c21 : index
                %1095 = arith.addi %1094, %c34 : index
                %1096 = arith.remui %1092, %c4 : index
                %1097 = arith.divui %1023, %c8 : index
                %1098 = arith.remui %1023, %c8 : index
                %1099 = arith.muli %1098, %c15 : index
                %1100 = arith.addi %1097, %1099 : index
                %1101 = arith.divui %1100, %c15 : index
                %1102 = arith.muli %1101, %c26 : index
                %1103 = arith.muli %1096, %c4 : index
                %1104 = arith.addi %1102, %1103 : index
                %1105 = arith.remui %1100, %c15 : index
                %1106 = arith.muli %1105, %c8 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.addi %1095, %1107 : index
                %1109 = arith.addi %1053, %1108 : index
                %1110 = vector.shuffle %1035, %1035 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1110, %kv[%1109] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1111 = arith.addi %1028, %c2 : index
                %1112 = arith.divui %1111, %c4 : index
                %1113 = arith.muli %1112, %c21 : index
                %1114 = arith.addi %1113, %c34 : index
                %1115 = arith.remui %1111, %c4 : index
                %1116 = arith.divui %1023, %c8 : index
                %1117 = arith.remui %1023, %c8 : index
                %1118 = arith.muli %1117, %c15 : index
                %1119 = arith.addi %1116, %1118 : index
                %1120 = arith.divui %1119, %c15 : index
                %1121 = arith.muli %1120, %c26 : index
                %1122 = arith.muli %1115, %c4 : index
                %1123 = arith.addi %1121, %1122 : index
                %1124 = arith.remui %1119, %c15 : index
                %1125 = arith.muli %1124, %c8 : index
                %1126 = arith.addi %1123, %1125 : index
                %1127 = arith.addi %1114, %1126 : index
                %1128 = arith.addi %1053, %1127 : index
                %1129 = vector.shuffle %1035, %1035 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1129, %kv[%1128] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1130 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1130 {
            %1131 = wave.lane
            %1132 = arith.muli %1131, %c36 : index
            scf.for %1133 = %1132 to %c28 step %c6 {
              %1134 = arith.addi %1018, %1133 : index
              %1135 = vector.load %19[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = arith.mulf %1135, %1021 : vector<4xf32>
              %1137 = wave.fp8_encode "e4m3" %1136 : vector<4xf32> -> vector<4xi8>
              %1138 = arith.cmpi slt, %1019, %kvHeads : index
              scf.if %1138 {
                %1139 = arith.muli %1019, %c34 : index
                %1140 = arith.addi %1024, %1139 : index
                %1141 = vector.shuffle %1137, %1137 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1142 = arith.divui %1133, %c4 : index
                %1143 = arith.muli %1142, %c26 : index
                %1144 = arith.remui %1133, %c4 : index
                %1145 = arith.muli %1023, %c4 : index
                %1146 = arith.divui %1144, %c36 : index
                %1147 = arith.muli %1146, %c36 : index
                %1148 = arith.remui %1144, %c8 : index
                %1149 = arith.muli %1148, %c8 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.divui %1144, %c8 : index
                %1152 = arith.remui %1151, %c8 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.addi %1145, %1153 : index
                %1155 = arith.addi %1143, %1154 : index
                %1156 = arith.addi %1140, %1155 : index
                vector.store %1141, %kv[%1156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1157 = arith.subi %1019, %kvHeads : index
                %1158 = arith.muli %1157, %c34 : index
                %1159 = arith.addi %1024, %1158 : index
                %1160 = arith.addi %1133, %c9 : index
                %1161 = arith.divui %1160, %c4 : index
                %1162 = arith.muli %1161, %c26 : index
                %1163 = arith.addi %1162, %c12 : index
                %1164 = arith.remui %1160, %c4 : index
                %1165 = arith.divui %1023, %c8 : index
                %1166 = arith.remui %1023, %c8 : index
                %1167 = arith.muli %1166, %c15 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.muli %1164, %c4 : index
                %1170 = arith.divui %1168, %c36 : index
                %1171 = arith.muli %1170, %c36 : index
                %1172 = arith.remui %1168, %c8 : index
                %1173 = arith.muli %1172, %c8 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.divui %1168, %c8 : index
                %1176 = arith.remui %1175, %c8 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1169, %1177 : index
                %1179 = arith.addi %1163, %1178 : index
                %1180 = arith.addi %1159, %1179 : index
                %1181 = vector.shuffle %1137, %1137 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1181, %kv[%1180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1182 = arith.addi %1133, %c10 : index
                %1183 = arith.divui %1182, %c4 : index
                %1184 = arith.muli %1183, %c26 : index
                %1185 = arith.addi %1184, %c12 : index
                %1186 = arith.remui %1182, %c4 : index
                %1187 = arith.divui %1023, %c8 : index
                %1188 = arith.remui %1023, %c8 : index
                %1189 = arith.muli %1188, %c15 : index
                %1190 = arith.addi %1187, %1189 : index
                %1191 = arith.muli %1186, %c4 : index
                %1192 = arith.divui %1190, %c36 : index
                %1193 = arith.muli %1192, %c36 : index
                %1194 = arith.remui %1190, %c8 : index
                %1195 = arith.muli %1194, %c8 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.divui %1190, %c8 : index
                %1198 = arith.remui %1197, %c8 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1191, %1199 : index
                %1201 = arith.addi %1185, %1200 : index
                %1202 = arith.addi %1159, %1201 : index
                %1203 = vector.shuffle %1137, %1137 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1203, %kv[%1202] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1204 = arith.addi %1133, %c8 : index
                %1205 = arith.divui %1204, %c4 : index
                %1206 = arith.muli %1205, %c26 : index
                %1207 = arith.addi %1206, %c12 : index
                %1208 = arith.remui %1204, %c4 : index
                %1209 = arith.divui %1023, %c8 : index
                %1210 = arith.remui %1023, %c8 : index
                %1211 = arith.muli %1210, %c15 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.muli %1208, %c4 : index
                %1214 = arith.divui %1212, %c36 : index
                %1215 = arith.muli %1214, %c36 : index
                %1216 = arith.remui %1212, %c8 : index
                %1217 = arith.muli %1216, %c8 : index
                %1218 = arith.addi %1215, %1217 : index
                %1219 = arith.divui %1212, %c8 : index
                %1220 = arith.remui %1219, %c8 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1213, %1221 : index
                %1223 = arith.addi %1207, %1222 : index
                %1224 = arith.addi %1159, %1223 : index
                %1225 = vector.shuffle %1137, %1137 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1225, %kv[%1224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1226 = arith.addi %1133, %c2 : index
                %1227 = arith.divui %1226, %c4 : index
                %1228 = arith.muli %1227, %c26 : index
                %1229 = arith.addi %1228, %c12 : index
                %1230 = arith.remui %1226, %c4 : index
                %1231 = arith.divui %1023, %c8 : index
                %1232 = arith.remui %1023, %c8 : index
                %1233 = arith.muli %1232, %c15 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.muli %1230, %c4 : index
                %1236 = arith.divui %1234, %c36 : index
                %1237 = arith.muli %1236, %c36 : index
                %1238 = arith.remui %1234, %c8 : index
                %1239 = arith.muli %1238, %c8 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.divui %1234, %c8 : index
                %1242 = arith.remui %1241, %c8 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.addi %1235, %1243 : index
                %1245 = arith.addi %1229, %1244 : index
                %1246 = arith.addi %1159, %1245 : index
                %1247 = vector.shuffle %1137, %1137 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1247, %kv[%1246] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1248 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1248 {
            %1249 = wave.lane
            %1250 = arith.muli %1249, %c36 : index
            scf.for %1251 = %1250 to %c28 step %c6 {
              %1252 = arith.addi %1018, %1251 : index
              %1253 = vector.load %19[%1252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1254 = arith.mulf %1253, %1021 : vector<4xf32>
              %1255 = wave.fp8_encode "e5m2" %1254 : vector<4xf32> -> vector<4xi8>
              %1256 = arith.cmpi slt, %1019, %kvHeads : index
              scf.if %1256 {
                %1257 = arith.muli %1019, %c34 : index
                %1258 = arith.addi %1024, %1257 : index
                %1259 = vector.shuffle %1255, %1255 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1260 = arith.divui %1251, %c4 : index
                %1261 = arith.muli %1260, %c26 : index
                %1262 = arith.remui %1251, %c4 : index
                %1263 = arith.muli %1023, %c4 : index
                %1264 = arith.divui %1262, %c36 : index
                %1265 = arith.muli %1264, %c36 : index
                %1266 = arith.remui %1262, %c8 : index
                %1267 = arith.muli %1266, %c8 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.divui %1262, %c8 : index
                %1270 = arith.remui %1269, %c8 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.addi %1263, %1271 : index
                %1273 = arith.addi %1261, %1272 : index
                %1274 = arith.addi %1258, %1273 : index
                vector.store %1259, %kv[%1274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1275 = arith.subi %1019, %kvHeads : index
                %1276 = arith.muli %1275, %c34 : index
                %1277 = arith.addi %1024, %1276 : index
                %1278 = arith.addi %1251, %c9 : index
                %1279 = arith.divui %1278, %c4 : index
                %1280 = arith.muli %1279, %c26 : index
                %1281 = arith.addi %1280, %c12 : index
                %1282 = arith.remui %1278, %c4 : index
                %1283 = arith.divui %1023, %c8 : index
                %1284 = arith.remui %1023, %c8 : index
                %1285 = arith.muli %1284, %c15 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.muli %1282, %c4 : index
                %1288 = arith.divui %1286, %c36 : index
                %1289 = arith.muli %1288, %c36 : index
                %1290 = arith.remui %1286, %c8 : index
                %1291 = arith.muli %1290, %c8 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1286, %c8 : index
                %1294 = arith.remui %1293, %c8 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = arith.addi %1287, %1295 : index
                %1297 = arith.addi %1281, %1296 : index
                %1298 = arith.addi %1277, %1297 : index
                %1299 = vector.shuffle %1255, %1255 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1299, %kv[%1298] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1300 = arith.addi %1251, %c10 : index
                %1301 = arith.divui %1300, %c4 : index
                %1302 = arith.muli %1301, %c26 : index
                %1303 = arith.addi %1302, %c12 : index
                %1304 = arith.remui %1300, %c4 : index
                %1305 = arith.divui %1023, %c8 : index
                %1306 = arith.remui %1023, %c8 : index
                %1307 = arith.muli %1306, %c15 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.muli %1304, %c4 : index
                %1310 = arith.divui %1308, %c36 : index
                %1311 = arith.muli %1310, %c36 : index
                %1312 = arith.remui %1308, %c8 : index
                %1313 = arith.muli %1312, %c8 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.divui %1308, %c8 : index
                %1316 = arith.remui %1315, %c8 : index
                %1317 = arith.addi %1314, %1316 : index
                %1318 = arith.addi %1309, %1317 : index
                %1319 = arith.addi %1303, %1318 : index
                %1320 = arith.addi %1277, %1319 : index
                %1321 = vector.shuffle %1255, %1255 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1321, %kv[%1320] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1322 = arith.addi %1251, %c8 : index
                %1323 = arith.divui %1322, %c4 : index
                %1324 = arith.muli %1323, %c26 : index
                %1325 = arith.addi %1324, %c12 : index
                %1326 = arith.remui %1322, %c4 : index
                %1327 = arith.divui %1023, %c8 : index
                %1328 = arith.remui %1023, %c8 : index
                %1329 = arith.muli %1328, %c15 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.muli %1326, %c4 : index
                %1332 = arith.divui %1330, %c36 : index
                %1333 = arith.muli %1332, %c36 : index
                %1334 = arith.remui %1330, %c8 : index
                %1335 = arith.muli %1334, %c8 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.divui %1330, %c8 : index
                %1338 = arith.remui %1337, %c8 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.addi %1331, %1339 : index
                %1341 = arith.addi %1325, %1340 : index
                %1342 = arith.addi %1277, %1341 : index
                %1343 = vector.shuffle %1255, %1255 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1343, %kv[%1342] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1344 = arith.addi %1251, %c2 : index
                %1345 = arith.divui %1344, %c4 : index
                %1346 = arith.muli %1345, %c26 : index
                %1347 = arith.addi %1346, %c12 : index
                %1348 = arith.remui %1344, %c4 : index
                %1349 = arith.divui %1023, %c8 : index
                %1350 = arith.remui %1023, %c8 : index
                %1351 = arith.muli %1350, %c15 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.muli %1348, %c4 : index
                %1354 = arith.divui %1352, %c36 : index
                %1355 = arith.muli %1354, %c36 : index
                %1356 = arith.remui %1352, %c8 : index
                %1357 = arith.muli %1356, %c8 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.divui %1352, %c8 : index
                %1360 = arith.remui %1359, %c8 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.addi %1353, %1361 : index
                %1363 = arith.addi %1347, %1362 : index
                %1364 = arith.addi %1277, %1363 : index
                %1365 = vector.shuffle %1255, %1255 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1365, %kv[%1364] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1366 = arith.addi %652, %c45 : index
      %1367 = arith.addi %651, %1366 : index
      %1368 = arith.cmpi slt, %1367, %21 : index
      %1369 = arith.cmpi slt, %1366, %c4 : index
      %1370 = arith.andi %1368, %1369 : i1
      scf.if %1370 {
        %1371 = arith.addi %651, %1366 : index
        %1372 = arith.addi %slotsAt, %1371 : index
        %1373 = memref.load %step[%1372] : memref<?xi32>
        %1374 = arith.index_cast %1373 : i32 to index
        %1375 = arith.cmpi sge, %1374, %c9 : index
        scf.if %1375 {
          %1376 = arith.muli %1366, %c28 : index
          %1377 = arith.subi %0, %heads : index
          %1378 = memref.load %scales[%1377] : memref<?xf32>
          %1379 = vector.broadcast %1378 : f32 to vector<4xf32>
          %1380 = arith.divui %1374, %c4 : index
          %1381 = arith.remui %1374, %c4 : index
          %1382 = arith.muli %1380, %pageBytes : index
          %1383 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1383 {
            %1384 = wave.lane
            %1385 = arith.muli %1384, %c36 : index
            scf.for %1386 = %1385 to %c28 step %c6 {
              %1387 = arith.addi %1376, %1386 : index
              %1388 = vector.load %19[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = arith.mulf %1388, %1379 : vector<4xf32>
              %1390 = arith.minimumf %1389, %c49 : vector<4xf32>
              %1391 = arith.maximumf %1390, %c50 : vector<4xf32>
              %1392 = arith.truncf %1391 : vector<4xf32> to vector<4xf16>
              %1393 = vector.bitcast %1392 : vector<4xf16> to vector<8xi8>
              %1394 = arith.cmpi slt, %1377, %kvHeads : index
              scf.if %1394 {
                %1395 = arith.muli %1377, %c11 : index
                %1396 = arith.addi %1382, %1395 : index
                %1397 = arith.divui %1386, %c4 : index
                %1398 = arith.muli %1397, %c21 : index
                %1399 = arith.remui %1386, %c4 : index
                %1400 = arith.divui %1399, %c15 : index
                %1401 = arith.muli %1400, %c26 : index
                %1402 = arith.muli %1381, %c4 : index
                %1403 = arith.addi %1401, %1402 : index
                %1404 = arith.remui %1399, %c15 : index
                %1405 = arith.muli %1404, %c8 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.addi %1398, %1406 : index
                %1408 = arith.addi %1396, %1407 : index
                vector.store %1393, %kv[%1408] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1409 = arith.subi %1377, %kvHeads : index
                %1410 = arith.muli %1409, %c11 : index
                %1411 = arith.addi %1382, %1410 : index
                %1412 = arith.addi %1386, %c9 : index
                %1413 = arith.divui %1412, %c4 : index
                %1414 = arith.muli %1413, %c21 : index
                %1415 = arith.addi %1414, %c34 : index
                %1416 = arith.remui %1412, %c4 : index
                %1417 = arith.divui %1381, %c8 : index
                %1418 = arith.remui %1381, %c8 : index
                %1419 = arith.muli %1418, %c15 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1420, %c15 : index
                %1422 = arith.muli %1421, %c26 : index
                %1423 = arith.muli %1416, %c4 : index
                %1424 = arith.addi %1422, %1423 : index
                %1425 = arith.remui %1420, %c15 : index
                %1426 = arith.muli %1425, %c8 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.addi %1415, %1427 : index
                %1429 = arith.addi %1411, %1428 : index
                %1430 = vector.shuffle %1393, %1393 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1430, %kv[%1429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1431 = arith.addi %1386, %c10 : index
                %1432 = arith.divui %1431, %c4 : index
                %1433 = arith.muli %1432, %c21 : index
                %1434 = arith.addi %1433, %c34 : index
                %1435 = arith.remui %1431, %c4 : index
                %1436 = arith.divui %1381, %c8 : index
                %1437 = arith.remui %1381, %c8 : index
                %1438 = arith.muli %1437, %c15 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.divui %1439, %c15 : index
                %1441 = arith.muli %1440, %c26 : index
                %1442 = arith.muli %1435, %c4 : index
                %1443 = arith.addi %1441, %1442 : index
                %1444 = arith.remui %1439, %c15 : index
                %1445 = arith.muli %1444, %c8 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.addi %1434, %1446 : index
                %1448 = arith.addi %1411, %1447 : index
                %1449 = vector.shuffle %1393, %1393 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1449, %kv[%1448] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1450 = arith.addi %1386, %c8 : index
                %1451 = arith.divui %1450, %c4 : index
                %1452 = arith.muli %1451, %c21 : index
                %1453 = arith.addi %1452, %c34 : index
                %1454 = arith.remui %1450, %c4 : index
                %1455 = arith.divui %1381, %c8 : index
                %1456 = arith.remui %1381, %c8 : index
                %1457 = arith.muli %1456, %c15 : index
                %1458 = arith.addi %1455, %1457 : index
                %1459 = arith.divui %1458, %c15 : index
                %1460 = arith.muli %1459, %c26 : index
                %1461 = arith.muli %1454, %c4 : index
                %1462 = arith.addi %1460, %1461 : index
                %1463 = arith.remui %1458, %c15 : index
                %1464 = arith.muli %1463, %c8 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.addi %1453, %1465 : index
                %1467 = arith.addi %1411, %1466 : index
                %1468 = vector.shuffle %1393, %1393 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1468, %kv[%1467] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1469 = arith.addi %1386, %c2 : index
                %1470 = arith.divui %1469, %c4 : index
                %1471 = arith.muli %1470, %c21 : index
                %1472 = arith.addi %1471, %c34 : index
                %1473 = arith.remui %1469, %c4 : index
                %1474 = arith.divui %1381, %c8 : index
                %1475 = arith.remui %1381, %c8 : index
                %1476 = arith.muli %1475, %c15 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.divui %1477, %c15 : index
                %1479 = arith.muli %1478, %c26 : index
                %1480 = arith.muli %1473, %c4 : index
                %1481 = arith.addi %1479, %1480 : index
                %1482 = arith.remui %1477, %c15 : index
                %1483 = arith.muli %1482, %c8 : index
                %1484 = arith.addi %1481, %1483 : index
                %1485 = arith.addi %1472, %1484 : index
                %1486 = arith.addi %1411, %1485 : index
                %1487 = vector.shuffle %1393, %1393 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1487, %kv[%1486] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1488 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1488 {
            %1489 = wave.lane
            %1490 = arith.muli %1489, %c36 : index
            scf.for %1491 = %1490 to %c28 step %c6 {
              %1492 = arith.addi %1376, %1491 : index
              %1493 = vector.load %19[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1494 = arith.mulf %1493, %1379 : vector<4xf32>
              %1495 = wave.fp8_encode "e4m3" %1494 : vector<4xf32> -> vector<4xi8>
              %1496 = arith.cmpi slt, %1377, %kvHeads : index
              scf.if %1496 {
                %1497 = arith.muli %1377, %c34 : index
                %1498 = arith.addi %1382, %1497 : index
                %1499 = vector.shuffle %1495, %1495 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1500 = arith.divui %1491, %c4 : index
                %1501 = arith.muli %1500, %c26 : index
                %1502 = arith.remui %1491, %c4 : index
                %1503 = arith.muli %1381, %c4 : index
                %1504 = arith.divui %1502, %c36 : index
                %1505 = arith.muli %1504, %c36 : index
                %1506 = arith.remui %1502, %c8 : index
                %1507 = arith.muli %1506, %c8 : index
                %1508 = arith.addi %1505, %1507 : index
                %1509 = arith.divui %1502, %c8 : index
                %1510 = arith.remui %1509, %c8 : index
                %1511 = arith.addi %1508, %1510 : index
                %1512 = arith.addi %1503, %1511 : index
                %1513 = arith.addi %1501, %1512 : index
                %1514 = arith.addi %1498, %1513 : index
                vector.store %1499, %kv[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1515 = arith.subi %1377, %kvHeads : index
                %1516 = arith.muli %1515, %c34 : index
                %1517 = arith.addi %1382, %1516 : index
                %1518 = arith.addi %1491, %c9 : index
                %1519 = arith.divui %1518, %c4 : index
                %1520 = arith.muli %1519, %c26 : index
                %1521 = arith.addi %1520, %c12 : index
                %1522 = arith.remui %1518, %c4 : index
                %1523 = arith.divui %1381, %c8 : index
                %1524 = arith.remui %1381, %c8 : index
                %1525 = arith.muli %1524, %c15 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.muli %1522, %c4 : index
                %1528 = arith.divui %1526, %c36 : index
                %1529 = arith.muli %1528, %c36 : index
                %1530 = arith.remui %1526, %c8 : index
                %1531 = arith.muli %1530, %c8 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1526, %c8 : index
                %1534 = arith.remui %1533, %c8 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1527, %1535 : index
                %1537 = arith.addi %1521, %1536 : index
                %1538 = arith.addi %1517, %1537 : index
                %1539 = vector.shuffle %1495, %1495 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1539, %kv[%1538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1540 = arith.addi %1491, %c10 : index
                %1541 = arith.divui %1540, %c4 : index
                %1542 = arith.muli %1541, %c26 : index
                %1543 = arith.addi %1542, %c12 : index
                %1544 = arith.remui %1540, %c4 : index
                %1545 = arith.divui %1381, %c8 : index
                %1546 = arith.remui %1381, %c8 : index
                %1547 = arith.muli %1546, %c15 : index
                %1548 = arith.addi %1545, %1547 : index
                %1549 = arith.muli %1544, %c4 : index
                %1550 = arith.divui %1548, %c36 : index
                %1551 = arith.muli %1550, %c36 : index
                %1552 = arith.remui %1548, %c8 : index
                %1553 = arith.muli %1552, %c8 : index
                %1554 = arith.addi %1551, %1553 : index
                %1555 = arith.divui %1548, %c8 : index
                %1556 = arith.remui %1555, %c8 : index
                %1557 = arith.addi %1554, %1556 : index
                %1558 = arith.addi %1549, %1557 : index
                %1559 = arith.addi %1543, %1558 : index
                %1560 = arith.addi %1517, %1559 : index
                %1561 = vector.shuffle %1495, %1495 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1561, %kv[%1560] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1562 = arith.addi %1491, %c8 : index
                %1563 = arith.divui %1562, %c4 : index
                %1564 = arith.muli %1563, %c26 : index
                %1565 = arith.addi %1564, %c12 : index
                %1566 = arith.remui %1562, %c4 : index
                %1567 = arith.divui %1381, %c8 : index
                %1568 = arith.remui %1381, %c8 : index
                %1569 = arith.muli %1568, %c15 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.muli %1566, %c4 : index
                %1572 = arith.divui %1570, %c36 : index
                %1573 = arith.muli %1572, %c36 : index
                %1574 = arith.remui %1570, %c8 : index
                %1575 = arith.muli %1574, %c8 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.divui %1570, %c8 : index
                %1578 = arith.remui %1577, %c8 : index
                %1579 = arith.addi %1576, %1578 : index
                %1580 = arith.addi %1571, %1579 : index
                %1581 = arith.addi %1565, %1580 : index
                %1582 = arith.addi %1517, %1581 : index
                %1583 = vector.shuffle %1495, %1495 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1583, %kv[%1582] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1584 = arith.addi %1491, %c2 : index
                %1585 = arith.divui %1584, %c4 : index
                %1586 = arith.muli %1585, %c26 : index
                %1587 = arith.addi %1586, %c12 : index
                %1588 = arith.remui %1584, %c4 : index
                %1589 = arith.divui %1381, %c8 : index
                %1590 = arith.remui %1381, %c8 : index
                %1591 = arith.muli %1590, %c15 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.muli %1588, %c4 : index
                %1594 = arith.divui %1592, %c36 : index
                %1595 = arith.muli %1594, %c36 : index
                %1596 = arith.remui %1592, %c8 : index
                %1597 = arith.muli %1596, %c8 : index
                %1598 = arith.addi %1595, %1597 : index
                %1599 = arith.divui %1592, %c8 : index
                %1600 = arith.remui %1599, %c8 : index
                %1601 = arith.addi %1598, %1600 : index
                %1602 = arith.addi %1593, %1601 : index
                %1603 = arith.addi %1587, %1602 : index
                %1604 = arith.addi %1517, %1603 : index
                %1605 = vector.shuffle %1495, %1495 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1605, %kv[%1604] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1606 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1606 {
            %1607 = wave.lane
            %1608 = arith.muli %1607, %c36 : index
            scf.for %1609 = %1608 to %c28 step %c6 {
              %1610 = arith.addi %1376, %1609 : index
              %1611 = vector.load %19[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1612 = arith.mulf %1611, %1379 : vector<4xf32>
              %1613 = wave.fp8_encode "e5m2" %1612 : vector<4xf32> -> vector<4xi8>
              %1614 = arith.cmpi slt, %1377, %kvHeads : index
              scf.if %1614 {
                %1615 = arith.muli %1377, %c34 : index
                %1616 = arith.addi %1382, %1615 : index
                %1617 = vector.shuffle %1613, %1613 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1618 = arith.divui %1609, %c4 : index
                %1619 = arith.muli %1618, %c26 : index
                %1620 = arith.remui %1609, %c4 : index
                %1621 = arith.muli %1381, %c4 : index
                %1622 = arith.divui %1620, %c36 : index
                %1623 = arith.muli %1622, %c36 : index
                %1624 = arith.remui %1620, %c8 : index
                %1625 = arith.muli %1624, %c8 : index
                %1626 = arith.addi %1623, %1625 : index
                %1627 = arith.divui %1620, %c8 : index
                %1628 = arith.remui %1627, %c8 : index
                %1629 = arith.addi %1626, %1628 : index
                %1630 = arith.addi %1621, %1629 : index
                %1631 = arith.addi %1619, %1630 : index
                %1632 = arith.addi %1616, %1631 : index
                vector.store %1617, %kv[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1633 = arith.subi %1377, %kvHeads : index
                %1634 = arith.muli %1633, %c34 : index
                %1635 = arith.addi %1382, %1634 : index
                %1636 = arith.addi %1609, %c9 : index
                %1637 = arith.divui %1636, %c4 : index
                %1638 = arith.muli %1637, %c26 : index
                %1639 = arith.addi %1638, %c12 : index
                %1640 = arith.remui %1636, %c4 : index
                %1641 = arith.divui %1381, %c8 : index
                %1642 = arith.remui %1381, %c8 : index
                %1643 = arith.muli %1642, %c15 : index
                %1644 = arith.addi %1641, %1643 : index
                %1645 = arith.muli %1640, %c4 : index
                %1646 = arith.divui %1644, %c36 : index
                %1647 = arith.muli %1646, %c36 : index
                %1648 = arith.remui %1644, %c8 : index
                %1649 = arith.muli %1648, %c8 : index
                %1650 = arith.addi %1647, %1649 : index
                %1651 = arith.divui %1644, %c8 : index
                %1652 = arith.remui %1651, %c8 : index
                %1653 = arith.addi %1650, %1652 : index
                %1654 = arith.addi %1645, %1653 : index
                %1655 = arith.addi %1639, %1654 : index
                %1656 = arith.addi %1635, %1655 : index
                %1657 = vector.shuffle %1613, %1613 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1657, %kv[%1656] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1658 = arith.addi %1609, %c10 : index
                %1659 = arith.divui %1658, %c4 : index
                %1660 = arith.muli %1659, %c26 : index
                %1661 = arith.addi %1660, %c12 : index
                %1662 = arith.remui %1658, %c4 : index
                %1663 = arith.divui %1381, %c8 : index
                %1664 = arith.remui %1381, %c8 : index
                %1665 = arith.muli %1664, %c15 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.muli %1662, %c4 : index
                %1668 = arith.divui %1666, %c36 : index
                %1669 = arith.muli %1668, %c36 : index
                %1670 = arith.remui %1666, %c8 : index
                %1671 = arith.muli %1670, %c8 : index
                %1672 = arith.addi %1669, %1671 : index
                %1673 = arith.divui %1666, %c8 : index
                %1674 = arith.remui %1673, %c8 : index
                %1675 = arith.addi %1672, %1674 : index
                %1676 = arith.addi %1667, %1675 : index
                %1677 = arith.addi %1661, %1676 : index
                %1678 = arith.addi %1635, %1677 : index
                %1679 = vector.shuffle %1613, %1613 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1679, %kv[%1678] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1680 = arith.addi %1609, %c8 : index
                %1681 = arith.divui %1680, %c4 : index
                %1682 = arith.muli %1681, %c26 : index
                %1683 = arith.addi %1682, %c12 : index
                %1684 = arith.remui %1680, %c4 : index
                %1685 = arith.divui %1381, %c8 : index
                %1686 = arith.remui %1381, %c8 : index
                %1687 = arith.muli %1686, %c15 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.muli %1684, %c4 : index
                %1690 = arith.divui %1688, %c36 : index
                %1691 = arith.muli %1690, %c36 : index
                %1692 = arith.remui %1688, %c8 : index
                %1693 = arith.muli %1692, %c8 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.divui %1688, %c8 : index
                %1696 = arith.remui %1695, %c8 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.addi %1689, %1697 : index
                %1699 = arith.addi %1683, %1698 : index
                %1700 = arith.addi %1635, %1699 : index
                %1701 = vector.shuffle %1613, %1613 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1701, %kv[%1700] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1702 = arith.addi %1609, %c2 : index
                %1703 = arith.divui %1702, %c4 : index
                %1704 = arith.muli %1703, %c26 : index
                %1705 = arith.addi %1704, %c12 : index
                %1706 = arith.remui %1702, %c4 : index
                %1707 = arith.divui %1381, %c8 : index
                %1708 = arith.remui %1381, %c8 : index
                %1709 = arith.muli %1708, %c15 : index
                %1710 = arith.addi %1707, %1709 : index
                %1711 = arith.muli %1706, %c4 : index
                %1712 = arith.divui %1710, %c36 : index
                %1713 = arith.muli %1712, %c36 : index
                %1714 = arith.remui %1710, %c8 : index
                %1715 = arith.muli %1714, %c8 : index
                %1716 = arith.addi %1713, %1715 : index
                %1717 = arith.divui %1710, %c8 : index
                %1718 = arith.remui %1717, %c8 : index
                %1719 = arith.addi %1716, %1718 : index
                %1720 = arith.addi %1711, %1719 : index
                %1721 = arith.addi %1705, %1720 : index
                %1722 = arith.addi %1635, %1721 : index
                %1723 = vector.shuffle %1613, %1613 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1723, %kv[%1722] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
