// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2560 : index
  %c11 = arith.constant 1280 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c43 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c45 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c49 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c50 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c51 = arith.constant 5120 : index
  %c52 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c2 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = memref.load %step[%c9] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %1, %c12 : index
  %22 = arith.cmpi slt, %21, %20 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c12 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %21, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c12 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c9, %c12 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c5 : index
    %33 = arith.remui %c9, %c12 : index
    %34 = arith.divui %33, %c4 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c4 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c4 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c9, %c4 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.divui %inputFeatures, %c15 : index
    %44 = arith.muli %4, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c5 : index
    %51 = arith.muli %50, %c5 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c5 iter_args(%56 = %c14) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c9 : index
      %60 = arith.remui %58, %c12 : index
      %61 = arith.addi %16, %c7 : index
      %62 = arith.muli %59, %c18 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %60, %c19 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = vector.extract %67[0] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = vector.extract %67[1] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = arith.addi %16, %c7 : index
      %73 = arith.muli %inputFeatures, %c5 : index
      %74 = arith.addi %73, %c6 : index
      %75 = arith.divui %74, %c7 : index
      %76 = arith.muli %75, %c7 : index
      %77 = arith.addi %72, %76 : index
      %78 = arith.muli %59, %c20 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %60, %c12 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.shrui %83, %c21 : vector<4xi32>
      %85 = arith.andi %84, %c22 : vector<4xi32>
      %86 = arith.ori %85, %c23 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %83, %c24 : vector<4xi32>
      %89 = arith.andi %88, %c22 : vector<4xi32>
      %90 = arith.ori %89, %c23 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %83, %c25 : vector<4xi32>
      %93 = arith.andi %92, %c22 : vector<4xi32>
      %94 = arith.ori %93, %c23 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %83, %c26 : vector<4xi32>
      %97 = arith.andi %96, %c22 : vector<4xi32>
      %98 = arith.ori %97, %c23 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %100, %101 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %103 = arith.subf %102, %c27 : vector<32xf16>
      %104 = vector.shuffle %103, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %105 = vector.shuffle %103, %103 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %106 = math.fma %104, %69, %71 : vector<16xf16>
      %107 = math.fma %105, %69, %71 : vector<16xf16>
      %108 = arith.addi %55, %c8 : index
      %109 = arith.remui %58, %c12 : index
      %110 = arith.addi %16, %c7 : index
      %111 = arith.muli %108, %c18 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c19 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %116 = vector.bitcast %115 : vector<4xi8> to vector<2xf16>
      %117 = vector.extract %116[0] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = vector.extract %116[1] : f16 from vector<2xf16>
      %120 = vector.broadcast %119 : f16 to vector<16xf16>
      %121 = arith.addi %16, %c7 : index
      %122 = arith.muli %inputFeatures, %c5 : index
      %123 = arith.addi %122, %c6 : index
      %124 = arith.divui %123, %c7 : index
      %125 = arith.muli %124, %c7 : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.muli %108, %c20 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %109, %c12 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<4xi32>
      %133 = arith.shrui %132, %c21 : vector<4xi32>
      %134 = arith.andi %133, %c22 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %132, %c24 : vector<4xi32>
      %138 = arith.andi %137, %c22 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %132, %c25 : vector<4xi32>
      %142 = arith.andi %141, %c22 : vector<4xi32>
      %143 = arith.ori %142, %c23 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %132, %c26 : vector<4xi32>
      %146 = arith.andi %145, %c22 : vector<4xi32>
      %147 = arith.ori %146, %c23 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %149, %150 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %152 = arith.subf %151, %c27 : vector<32xf16>
      %153 = vector.shuffle %152, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %154 = vector.shuffle %152, %152 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %155 = math.fma %153, %118, %120 : vector<16xf16>
      %156 = math.fma %154, %118, %120 : vector<16xf16>
      %157 = arith.muli %55, %c5 : index
      %158 = arith.addi %157, %c9 : index
      %159 = arith.muli %tileRows, %c12 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.addi %42, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = arith.muli %tileRows, %c4 : index
      %164 = arith.addi %161, %163 : index
      %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = vector.shuffle %162, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = wave.mma %166, %106, %56 : vector<16xf16>, vector<8xf32>
      %168 = arith.muli %55, %c5 : index
      %169 = arith.addi %168, %c8 : index
      %170 = arith.muli %tileRows, %c12 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.addi %42, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c4 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %107, %167 : vector<16xf16>, vector<8xf32>
      %179 = arith.muli %55, %c5 : index
      %180 = arith.addi %179, %c5 : index
      %181 = arith.muli %tileRows, %c12 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.addi %42, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c4 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %155, %178 : vector<16xf16>, vector<8xf32>
      %190 = arith.muli %55, %c5 : index
      %191 = arith.addi %190, %c28 : index
      %192 = arith.muli %tileRows, %c12 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.addi %42, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c4 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %156, %189 : vector<16xf16>, vector<8xf32>
      scf.yield %200 : vector<8xf32>
    }
    %201 = arith.select %48, %54, %47 : index
    %204 = scf.for %202 = %54 to %201 step %c8 iter_args(%203 = %57) -> (vector<8xf32>) {
      %205 = wave.lane
      %206 = arith.addi %202, %c9 : index
      %207 = arith.remui %205, %c12 : index
      %208 = arith.addi %16, %c7 : index
      %209 = arith.muli %206, %c18 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c19 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %214 = vector.bitcast %213 : vector<4xi8> to vector<2xf16>
      %215 = vector.extract %214[0] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = vector.extract %214[1] : f16 from vector<2xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = arith.addi %16, %c7 : index
      %220 = arith.muli %inputFeatures, %c5 : index
      %221 = arith.addi %220, %c6 : index
      %222 = arith.divui %221, %c7 : index
      %223 = arith.muli %222, %c7 : index
      %224 = arith.addi %219, %223 : index
      %225 = arith.muli %206, %c20 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %207, %c12 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<4xi32>
      %231 = arith.shrui %230, %c21 : vector<4xi32>
      %232 = arith.andi %231, %c22 : vector<4xi32>
      %233 = arith.ori %232, %c23 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %230, %c24 : vector<4xi32>
      %236 = arith.andi %235, %c22 : vector<4xi32>
      %237 = arith.ori %236, %c23 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %230, %c25 : vector<4xi32>
      %240 = arith.andi %239, %c22 : vector<4xi32>
      %241 = arith.ori %240, %c23 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %230, %c26 : vector<4xi32>
      %244 = arith.andi %243, %c22 : vector<4xi32>
      %245 = arith.ori %244, %c23 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %247, %248 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %250 = arith.subf %249, %c27 : vector<32xf16>
      %251 = vector.shuffle %250, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %252 = vector.shuffle %250, %250 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %253 = math.fma %251, %216, %218 : vector<16xf16>
      %254 = math.fma %252, %216, %218 : vector<16xf16>
      %255 = arith.muli %202, %c5 : index
      %256 = arith.addi %255, %c9 : index
      %257 = arith.muli %tileRows, %c12 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %42, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c4 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %253, %203 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %202, %c5 : index
      %267 = arith.addi %266, %c8 : index
      %268 = arith.muli %tileRows, %c12 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %42, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c4 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %254, %265 : vector<16xf16>, vector<8xf32>
      scf.yield %276 : vector<8xf32>
    }
    %277 = arith.addi %21, %c9 : index
    %278 = wave.lane
    %279 = arith.muli %3, %c8 : index
    %280 = arith.muli %279, %c20 : index
    %281 = arith.addi %280, %278 : index
    %282 = arith.muli %4, %c11 : index
    %283 = arith.addi %282, %281 : index
    %284 = arith.addi %283, %c9 : index
    %285 = arith.addi %284, %c9 : index
    %286 = vector.extract %204[0] : f32 from vector<8xf32>
    memref.store %286, %17[%285] : memref<?xf32>
    %287 = arith.muli %4, %c11 : index
    %288 = arith.addi %287, %281 : index
    %289 = arith.addi %288, %c9 : index
    %290 = arith.addi %289, %c15 : index
    %291 = vector.extract %204[1] : f32 from vector<8xf32>
    memref.store %291, %17[%290] : memref<?xf32>
    %292 = arith.muli %4, %c11 : index
    %293 = arith.addi %292, %281 : index
    %294 = arith.addi %293, %c9 : index
    %295 = arith.addi %294, %c18 : index
    %296 = vector.extract %204[2] : f32 from vector<8xf32>
    memref.store %296, %17[%295] : memref<?xf32>
    %297 = arith.muli %4, %c11 : index
    %298 = arith.addi %297, %281 : index
    %299 = arith.addi %298, %c9 : index
    %300 = arith.addi %299, %c29 : index
    %301 = vector.extract %204[3] : f32 from vector<8xf32>
    memref.store %301, %17[%300] : memref<?xf32>
    %302 = arith.muli %4, %c11 : index
    %303 = arith.addi %302, %281 : index
    %304 = arith.addi %303, %c9 : index
    %305 = arith.addi %304, %c7 : index
    %306 = vector.extract %204[4] : f32 from vector<8xf32>
    memref.store %306, %17[%305] : memref<?xf32>
    %307 = arith.muli %4, %c11 : index
    %308 = arith.addi %307, %281 : index
    %309 = arith.addi %308, %c9 : index
    %310 = arith.addi %309, %c30 : index
    %311 = vector.extract %204[5] : f32 from vector<8xf32>
    memref.store %311, %17[%310] : memref<?xf32>
    %312 = arith.muli %4, %c11 : index
    %313 = arith.addi %312, %281 : index
    %314 = arith.addi %313, %c9 : index
    %315 = arith.addi %314, %c31 : index
    %316 = vector.extract %204[6] : f32 from vector<8xf32>
    memref.store %316, %17[%315] : memref<?xf32>
    %317 = arith.muli %4, %c11 : index
    %318 = arith.addi %317, %281 : index
    %319 = arith.addi %318, %c9 : index
    %320 = arith.addi %319, %c32 : index
    %321 = vector.extract %204[7] : f32 from vector<8xf32>
    memref.store %321, %17[%320] : memref<?xf32>
    wave.barrier
    %322 = arith.muli %4, %c19 : index
    %323 = arith.addi %322, %c9 : index
    %324 = arith.muli %323, %c5 : index
    %325 = arith.divui %278, %c12 : index
    %326 = arith.addi %324, %325 : index
    %327 = arith.addi %277, %326 : index
    %328 = arith.cmpi slt, %327, %20 : index
    scf.if %328 {
      %329 = arith.cmpi eq, %hasFactors, %c8 : index
      %330 = arith.muli %327, %c5 : index
      %331 = memref.load %factors[%330] : memref<?xf32>
      %332 = arith.mulf %331, %operandScale : f32
      %333 = arith.select %329, %332, %operandScale : f32
      %334 = arith.addi %281, %c9 : index
      %335 = arith.muli %323, %c15 : index
      %336 = arith.addi %334, %335 : index
      %337 = memref.load %17[%336] : memref<?xf32>
      %338 = arith.addi %336, %c11 : index
      %339 = memref.load %17[%338] : memref<?xf32>
      %340 = arith.addf %337, %339 : f32
      %341 = arith.remui %278, %c12 : index
      %342 = arith.muli %341, %c19 : index
      %343 = arith.addi %16, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %346, %333 : f32
      %348 = arith.mulf %340, %347 : f32
      %349 = arith.muli %3, %c8 : index
      %350 = arith.addi %349, %c9 : index
      %351 = arith.muli %350, %c12 : index
      %352 = arith.remui %278, %c12 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.muli %326, %c35 : index
      %355 = arith.addi %354, %353 : index
      memref.store %348, %18[%355] : memref<?xf32>
    }
    %356 = arith.muli %4, %c19 : index
    %357 = arith.addi %356, %c8 : index
    %358 = arith.muli %357, %c5 : index
    %359 = arith.divui %278, %c12 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.addi %277, %360 : index
    %362 = arith.cmpi slt, %361, %20 : index
    scf.if %362 {
      %363 = arith.cmpi eq, %hasFactors, %c8 : index
      %364 = arith.muli %361, %c5 : index
      %365 = memref.load %factors[%364] : memref<?xf32>
      %366 = arith.mulf %365, %operandScale : f32
      %367 = arith.select %363, %366, %operandScale : f32
      %368 = arith.addi %281, %c9 : index
      %369 = arith.muli %357, %c15 : index
      %370 = arith.addi %368, %369 : index
      %371 = memref.load %17[%370] : memref<?xf32>
      %372 = arith.addi %370, %c11 : index
      %373 = memref.load %17[%372] : memref<?xf32>
      %374 = arith.addf %371, %373 : f32
      %375 = arith.remui %278, %c12 : index
      %376 = arith.muli %375, %c19 : index
      %377 = arith.addi %16, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %367 : f32
      %382 = arith.mulf %374, %381 : f32
      %383 = arith.muli %3, %c8 : index
      %384 = arith.addi %383, %c9 : index
      %385 = arith.muli %384, %c12 : index
      %386 = arith.remui %278, %c12 : index
      %387 = arith.addi %385, %386 : index
      %388 = arith.muli %360, %c35 : index
      %389 = arith.addi %388, %387 : index
      memref.store %382, %18[%389] : memref<?xf32>
    }
    %390 = arith.muli %4, %c19 : index
    %391 = arith.addi %390, %c5 : index
    %392 = arith.muli %391, %c5 : index
    %393 = arith.divui %278, %c12 : index
    %394 = arith.addi %392, %393 : index
    %395 = arith.addi %277, %394 : index
    %396 = arith.cmpi slt, %395, %20 : index
    scf.if %396 {
      %397 = arith.cmpi eq, %hasFactors, %c8 : index
      %398 = arith.muli %395, %c5 : index
      %399 = memref.load %factors[%398] : memref<?xf32>
      %400 = arith.mulf %399, %operandScale : f32
      %401 = arith.select %397, %400, %operandScale : f32
      %402 = arith.addi %281, %c9 : index
      %403 = arith.muli %391, %c15 : index
      %404 = arith.addi %402, %403 : index
      %405 = memref.load %17[%404] : memref<?xf32>
      %406 = arith.addi %404, %c11 : index
      %407 = memref.load %17[%406] : memref<?xf32>
      %408 = arith.addf %405, %407 : f32
      %409 = arith.remui %278, %c12 : index
      %410 = arith.muli %409, %c19 : index
      %411 = arith.addi %16, %410 : index
      %412 = vector.load %w[%411] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %413 = vector.bitcast %412 : vector<4xi8> to vector<1xf32>
      %414 = vector.extract %413[0] : f32 from vector<1xf32>
      %415 = arith.mulf %414, %401 : f32
      %416 = arith.mulf %408, %415 : f32
      %417 = arith.muli %3, %c8 : index
      %418 = arith.addi %417, %c9 : index
      %419 = arith.muli %418, %c12 : index
      %420 = arith.remui %278, %c12 : index
      %421 = arith.addi %419, %420 : index
      %422 = arith.muli %394, %c35 : index
      %423 = arith.addi %422, %421 : index
      memref.store %416, %18[%423] : memref<?xf32>
    }
    %424 = arith.muli %4, %c19 : index
    %425 = arith.addi %424, %c28 : index
    %426 = arith.muli %425, %c5 : index
    %427 = arith.divui %278, %c12 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.addi %277, %428 : index
    %430 = arith.cmpi slt, %429, %20 : index
    scf.if %430 {
      %431 = arith.cmpi eq, %hasFactors, %c8 : index
      %432 = arith.muli %429, %c5 : index
      %433 = memref.load %factors[%432] : memref<?xf32>
      %434 = arith.mulf %433, %operandScale : f32
      %435 = arith.select %431, %434, %operandScale : f32
      %436 = arith.addi %281, %c9 : index
      %437 = arith.muli %425, %c15 : index
      %438 = arith.addi %436, %437 : index
      %439 = memref.load %17[%438] : memref<?xf32>
      %440 = arith.addi %438, %c11 : index
      %441 = memref.load %17[%440] : memref<?xf32>
      %442 = arith.addf %439, %441 : f32
      %443 = arith.remui %278, %c12 : index
      %444 = arith.muli %443, %c19 : index
      %445 = arith.addi %16, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %435 : f32
      %450 = arith.mulf %442, %449 : f32
      %451 = arith.muli %3, %c8 : index
      %452 = arith.addi %451, %c9 : index
      %453 = arith.muli %452, %c12 : index
      %454 = arith.remui %278, %c12 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.muli %428, %c35 : index
      %457 = arith.addi %456, %455 : index
      memref.store %450, %18[%457] : memref<?xf32>
    }
    wave.barrier
    %458 = arith.addi %21, %c9 : index
    %459 = wave.wave
    %460 = arith.addi %459, %c9 : index
    %461 = arith.addi %458, %460 : index
    %462 = arith.cmpi slt, %461, %20 : index
    %463 = arith.cmpi slt, %460, %c12 : index
    %464 = arith.andi %462, %463 : i1
    scf.if %464 {
      %465 = arith.addi %458, %460 : index
      %466 = arith.muli %460, %c35 : index
      %467 = wave.lane
      %468 = arith.addi %467, %c9 : index
      %469 = arith.cmpi eq, %hasBias, %c8 : index
      %470 = arith.addi %466, %468 : index
      %471 = memref.load %18[%470] : memref<?xf32>
      %472 = arith.muli %0, %c35 : index
      %473 = arith.addi %472, %468 : index
      %474 = memref.load %bias[%473] : memref<?xf32>
      %475 = arith.addf %471, %474 : f32
      %476 = arith.select %469, %475, %471 : f32
      %477 = arith.addi %468, %c37 : index
      %478 = arith.cmpi eq, %hasBias, %c8 : index
      %479 = arith.addi %466, %477 : index
      %480 = memref.load %18[%479] : memref<?xf32>
      %481 = arith.muli %0, %c35 : index
      %482 = arith.addi %481, %477 : index
      %483 = memref.load %bias[%482] : memref<?xf32>
      %484 = arith.addf %480, %483 : f32
      %485 = arith.select %478, %484, %480 : f32
      %486 = arith.addi %467, %c15 : index
      %487 = arith.cmpi slt, %486, %c37 : index
      %488 = arith.minsi %486, %c38 : index
      %489 = arith.cmpi eq, %hasBias, %c8 : index
      %490 = arith.addi %466, %488 : index
      %491 = memref.load %18[%490] : memref<?xf32>
      %492 = arith.muli %0, %c35 : index
      %493 = arith.addi %492, %488 : index
      %494 = memref.load %bias[%493] : memref<?xf32>
      %495 = arith.addf %491, %494 : f32
      %496 = arith.select %489, %495, %491 : f32
      %497 = arith.addi %488, %c37 : index
      %498 = arith.cmpi eq, %hasBias, %c8 : index
      %499 = arith.addi %466, %497 : index
      %500 = memref.load %18[%499] : memref<?xf32>
      %501 = arith.muli %0, %c35 : index
      %502 = arith.addi %501, %497 : index
      %503 = memref.load %bias[%502] : memref<?xf32>
      %504 = arith.addf %500, %503 : f32
      %505 = arith.select %498, %504, %500 : f32
      %506 = arith.addi %heads, %kvHeads : index
      %507 = arith.cmpi slt, %0, %506 : index
      scf.if %507 {
        %508 = arith.addi %positionsAt, %465 : index
        %509 = memref.load %step[%508] : memref<?xi32>
        %510 = arith.index_cast %509 : i32 to index
        %511 = arith.cmpi eq, %hasNorm, %c8 : index
        %512 = math.fma %476, %476, %c41 : f32
        %513 = math.fma %485, %485, %512 : f32
        %514 = math.fma %496, %496, %513 : f32
        %515 = arith.select %487, %514, %513 : f32
        %516 = math.fma %505, %505, %515 : f32
        %517 = arith.select %487, %516, %515 : f32
        %518 = vector.broadcast %517 : f32 to vector<1xf32>
        %519 = wave.reduce "add" %518 : vector<1xf32>
        %520 = arith.mulf %519, %inverseHeadDim : f32
        %521 = arith.addf %520, %epsilon : f32
        %522 = math.sqrt %521 : f32
        %523 = arith.divf %c43, %522 : f32
        %524 = arith.cmpi slt, %0, %heads : index
        %525 = arith.addi %468, %c37 : index
        %526 = memref.load %query_norm[%468] : memref<?xf32>
        %527 = memref.load %key_norm[%468] : memref<?xf32>
        %528 = arith.select %524, %526, %527 : f32
        %529 = arith.mulf %476, %523 : f32
        %530 = arith.mulf %529, %528 : f32
        %531 = arith.select %511, %530, %476 : f32
        %532 = memref.load %query_norm[%525] : memref<?xf32>
        %533 = memref.load %key_norm[%525] : memref<?xf32>
        %534 = arith.select %524, %532, %533 : f32
        %535 = arith.mulf %485, %523 : f32
        %536 = arith.mulf %535, %534 : f32
        %537 = arith.select %511, %536, %485 : f32
        %538 = arith.addi %488, %c37 : index
        %539 = memref.load %query_norm[%488] : memref<?xf32>
        %540 = memref.load %key_norm[%488] : memref<?xf32>
        %541 = arith.select %524, %539, %540 : f32
        %542 = arith.mulf %496, %523 : f32
        %543 = arith.mulf %542, %541 : f32
        %544 = arith.select %511, %543, %496 : f32
        %545 = memref.load %query_norm[%538] : memref<?xf32>
        %546 = memref.load %key_norm[%538] : memref<?xf32>
        %547 = arith.select %524, %545, %546 : f32
        %548 = arith.mulf %505, %523 : f32
        %549 = arith.mulf %548, %547 : f32
        %550 = arith.select %511, %549, %505 : f32
        %551 = arith.remui %510, %c20 : index
        %552 = arith.muli %551, %c35 : index
        %553 = arith.addi %552, %468 : index
        %554 = arith.divui %510, %c20 : index
        %555 = arith.addi %554, %c20 : index
        %556 = arith.muli %555, %c35 : index
        %557 = arith.addi %556, %468 : index
        %558 = memref.load %rope[%553] : memref<?xf32>
        %559 = arith.addi %553, %c37 : index
        %560 = memref.load %rope[%559] : memref<?xf32>
        %561 = memref.load %rope[%557] : memref<?xf32>
        %562 = arith.addi %557, %c37 : index
        %563 = memref.load %rope[%562] : memref<?xf32>
        %564 = arith.mulf %561, %558 : f32
        %565 = arith.mulf %563, %560 : f32
        %566 = arith.subf %564, %565 : f32
        %567 = arith.mulf %563, %558 : f32
        %568 = arith.mulf %561, %560 : f32
        %569 = arith.addf %567, %568 : f32
        %570 = arith.mulf %531, %566 : f32
        %571 = arith.mulf %537, %569 : f32
        %572 = arith.subf %570, %571 : f32
        %573 = arith.mulf %537, %566 : f32
        %574 = arith.mulf %531, %569 : f32
        %575 = arith.addf %573, %574 : f32
        %576 = arith.cmpi slt, %0, %heads : index
        scf.if %576 {
          %577 = arith.muli %465, %heads : index
          %578 = arith.addi %577, %0 : index
          %579 = arith.muli %578, %c35 : index
          %580 = arith.addi %579, %468 : index
          memref.store %572, %q[%580] : memref<?xf32>
          %581 = arith.addi %580, %c37 : index
          memref.store %575, %q[%581] : memref<?xf32>
        } else {
          %582 = arith.addi %466, %468 : index
          memref.store %572, %18[%582] : memref<?xf32>
          %583 = arith.addi %466, %468 : index
          %584 = arith.addi %583, %c37 : index
          memref.store %575, %18[%584] : memref<?xf32>
        }
        %585 = arith.remui %510, %c20 : index
        %586 = arith.muli %585, %c35 : index
        %587 = arith.addi %586, %488 : index
        %588 = arith.divui %510, %c20 : index
        %589 = arith.addi %588, %c20 : index
        %590 = arith.muli %589, %c35 : index
        %591 = arith.addi %590, %488 : index
        %592 = memref.load %rope[%587] : memref<?xf32>
        %593 = arith.addi %587, %c37 : index
        %594 = memref.load %rope[%593] : memref<?xf32>
        %595 = memref.load %rope[%591] : memref<?xf32>
        %596 = arith.addi %591, %c37 : index
        %597 = memref.load %rope[%596] : memref<?xf32>
        %598 = arith.mulf %595, %592 : f32
        %599 = arith.mulf %597, %594 : f32
        %600 = arith.subf %598, %599 : f32
        %601 = arith.mulf %597, %592 : f32
        %602 = arith.mulf %595, %594 : f32
        %603 = arith.addf %601, %602 : f32
        %604 = arith.mulf %544, %600 : f32
        %605 = arith.mulf %550, %603 : f32
        %606 = arith.subf %604, %605 : f32
        %607 = arith.mulf %550, %600 : f32
        %608 = arith.mulf %544, %603 : f32
        %609 = arith.addf %607, %608 : f32
        scf.if %487 {
          %610 = arith.cmpi slt, %0, %heads : index
          scf.if %610 {
            %611 = arith.muli %465, %heads : index
            %612 = arith.addi %611, %0 : index
            %613 = arith.muli %612, %c35 : index
            %614 = arith.addi %613, %488 : index
            memref.store %606, %q[%614] : memref<?xf32>
            %615 = arith.addi %614, %c37 : index
            memref.store %609, %q[%615] : memref<?xf32>
          } else {
            %616 = arith.addi %466, %488 : index
            memref.store %606, %18[%616] : memref<?xf32>
            %617 = arith.addi %466, %488 : index
            %618 = arith.addi %617, %c37 : index
            memref.store %609, %18[%618] : memref<?xf32>
          }
        }
      } else {
        %619 = arith.cmpi slt, %0, %heads : index
        scf.if %619 {
          %620 = arith.muli %465, %heads : index
          %621 = arith.addi %620, %0 : index
          %622 = arith.muli %621, %c35 : index
          %623 = arith.addi %622, %468 : index
          memref.store %476, %q[%623] : memref<?xf32>
          %624 = arith.addi %623, %c37 : index
          memref.store %485, %q[%624] : memref<?xf32>
        } else {
          %625 = arith.addi %466, %468 : index
          memref.store %476, %18[%625] : memref<?xf32>
          %626 = arith.addi %466, %468 : index
          %627 = arith.addi %626, %c37 : index
          memref.store %485, %18[%627] : memref<?xf32>
        }
        scf.if %487 {
          %628 = arith.cmpi slt, %0, %heads : index
          scf.if %628 {
            %629 = arith.muli %465, %heads : index
            %630 = arith.addi %629, %0 : index
            %631 = arith.muli %630, %c35 : index
            %632 = arith.addi %631, %488 : index
            memref.store %496, %q[%632] : memref<?xf32>
            %633 = arith.addi %632, %c37 : index
            memref.store %505, %q[%633] : memref<?xf32>
          } else {
            %634 = arith.addi %466, %488 : index
            memref.store %496, %18[%634] : memref<?xf32>
            %635 = arith.addi %466, %488 : index
            %636 = arith.addi %635, %c37 : index
            memref.store %505, %18[%636] : memref<?xf32>
          }
        }
      }
    }
    %637 = arith.addi %459, %c45 : index
    %638 = arith.addi %458, %637 : index
    %639 = arith.cmpi slt, %638, %20 : index
    %640 = arith.cmpi slt, %637, %c12 : index
    %641 = arith.andi %639, %640 : i1
    scf.if %641 {
      %642 = arith.addi %458, %637 : index
      %643 = arith.muli %637, %c35 : index
      %644 = wave.lane
      %645 = arith.addi %644, %c9 : index
      %646 = arith.cmpi eq, %hasBias, %c8 : index
      %647 = arith.addi %643, %645 : index
      %648 = memref.load %18[%647] : memref<?xf32>
      %649 = arith.muli %0, %c35 : index
      %650 = arith.addi %649, %645 : index
      %651 = memref.load %bias[%650] : memref<?xf32>
      %652 = arith.addf %648, %651 : f32
      %653 = arith.select %646, %652, %648 : f32
      %654 = arith.addi %645, %c37 : index
      %655 = arith.cmpi eq, %hasBias, %c8 : index
      %656 = arith.addi %643, %654 : index
      %657 = memref.load %18[%656] : memref<?xf32>
      %658 = arith.muli %0, %c35 : index
      %659 = arith.addi %658, %654 : index
      %660 = memref.load %bias[%659] : memref<?xf32>
      %661 = arith.addf %657, %660 : f32
      %662 = arith.select %655, %661, %657 : f32
      %663 = arith.addi %644, %c15 : index
      %664 = arith.cmpi slt, %663, %c37 : index
      %665 = arith.minsi %663, %c38 : index
      %666 = arith.cmpi eq, %hasBias, %c8 : index
      %667 = arith.addi %643, %665 : index
      %668 = memref.load %18[%667] : memref<?xf32>
      %669 = arith.muli %0, %c35 : index
      %670 = arith.addi %669, %665 : index
      %671 = memref.load %bias[%670] : memref<?xf32>
      %672 = arith.addf %668, %671 : f32
      %673 = arith.select %666, %672, %668 : f32
      %674 = arith.addi %665, %c37 : index
      %675 = arith.cmpi eq, %hasBias, %c8 : index
      %676 = arith.addi %643, %674 : index
      %677 = memref.load %18[%676] : memref<?xf32>
      %678 = arith.muli %0, %c35 : index
      %679 = arith.addi %678, %674 : index
      %680 = memref.load %bias[%679] : memref<?xf32>
      %681 = arith.addf %677, %680 : f32
      %682 = arith.select %675, %681, %677 : f32
      %683 = arith.addi %heads, %kvHeads : index
      %684 = arith.cmpi slt, %0, %683 : index
      scf.if %684 {
        %685 = arith.addi %positionsAt, %642 : index
        %686 = memref.load %step[%685] : memref<?xi32>
        %687 = arith.index_cast %686 : i32 to index
        %688 = arith.cmpi eq, %hasNorm, %c8 : index
        %689 = math.fma %653, %653, %c41 : f32
        %690 = math.fma %662, %662, %689 : f32
        %691 = math.fma %673, %673, %690 : f32
        %692 = arith.select %664, %691, %690 : f32
        %693 = math.fma %682, %682, %692 : f32
        %694 = arith.select %664, %693, %692 : f32
        %695 = vector.broadcast %694 : f32 to vector<1xf32>
        %696 = wave.reduce "add" %695 : vector<1xf32>
        %697 = arith.mulf %696, %inverseHeadDim : f32
        %698 = arith.addf %697, %epsilon : f32
        %699 = math.sqrt %698 : f32
        %700 = arith.divf %c43, %699 : f32
        %701 = arith.cmpi slt, %0, %heads : index
        %702 = arith.addi %645, %c37 : index
        %703 = memref.load %query_norm[%645] : memref<?xf32>
        %704 = memref.load %key_norm[%645] : memref<?xf32>
        %705 = arith.select %701, %703, %704 : f32
        %706 = arith.mulf %653, %700 : f32
        %707 = arith.mulf %706, %705 : f32
        %708 = arith.select %688, %707, %653 : f32
        %709 = memref.load %query_norm[%702] : memref<?xf32>
        %710 = memref.load %key_norm[%702] : memref<?xf32>
        %711 = arith.select %701, %709, %710 : f32
        %712 = arith.mulf %662, %700 : f32
        %713 = arith.mulf %712, %711 : f32
        %714 = arith.select %688, %713, %662 : f32
        %715 = arith.addi %665, %c37 : index
        %716 = memref.load %query_norm[%665] : memref<?xf32>
        %717 = memref.load %key_norm[%665] : memref<?xf32>
        %718 = arith.select %701, %716, %717 : f32
        %719 = arith.mulf %673, %700 : f32
        %720 = arith.mulf %719, %718 : f32
        %721 = arith.select %688, %720, %673 : f32
        %722 = memref.load %query_norm[%715] : memref<?xf32>
        %723 = memref.load %key_norm[%715] : memref<?xf32>
        %724 = arith.select %701, %722, %723 : f32
        %725 = arith.mulf %682, %700 : f32
        %726 = arith.mulf %725, %724 : f32
        %727 = arith.select %688, %726, %682 : f32
        %728 = arith.remui %687, %c20 : index
        %729 = arith.muli %728, %c35 : index
        %730 = arith.addi %729, %645 : index
        %731 = arith.divui %687, %c20 : index
        %732 = arith.addi %731, %c20 : index
        %733 = arith.muli %732, %c35 : index
        %734 = arith.addi %733, %645 : index
        %735 = memref.load %rope[%730] : memref<?xf32>
        %736 = arith.addi %730, %c37 : index
        %737 = memref.load %rope[%736] : memref<?xf32>
        %738 = memref.load %rope[%734] : memref<?xf32>
        %739 = arith.addi %734, %c37 : index
        %740 = memref.load %rope[%739] : memref<?xf32>
        %741 = arith.mulf %738, %735 : f32
        %742 = arith.mulf %740, %737 : f32
        %743 = arith.subf %741, %742 : f32
        %744 = arith.mulf %740, %735 : f32
        %745 = arith.mulf %738, %737 : f32
        %746 = arith.addf %744, %745 : f32
        %747 = arith.mulf %708, %743 : f32
        %748 = arith.mulf %714, %746 : f32
        %749 = arith.subf %747, %748 : f32
        %750 = arith.mulf %714, %743 : f32
        %751 = arith.mulf %708, %746 : f32
        %752 = arith.addf %750, %751 : f32
        %753 = arith.cmpi slt, %0, %heads : index
        scf.if %753 {
          %754 = arith.muli %642, %heads : index
          %755 = arith.addi %754, %0 : index
          %756 = arith.muli %755, %c35 : index
          %757 = arith.addi %756, %645 : index
          memref.store %749, %q[%757] : memref<?xf32>
          %758 = arith.addi %757, %c37 : index
          memref.store %752, %q[%758] : memref<?xf32>
        } else {
          %759 = arith.addi %643, %645 : index
          memref.store %749, %18[%759] : memref<?xf32>
          %760 = arith.addi %643, %645 : index
          %761 = arith.addi %760, %c37 : index
          memref.store %752, %18[%761] : memref<?xf32>
        }
        %762 = arith.remui %687, %c20 : index
        %763 = arith.muli %762, %c35 : index
        %764 = arith.addi %763, %665 : index
        %765 = arith.divui %687, %c20 : index
        %766 = arith.addi %765, %c20 : index
        %767 = arith.muli %766, %c35 : index
        %768 = arith.addi %767, %665 : index
        %769 = memref.load %rope[%764] : memref<?xf32>
        %770 = arith.addi %764, %c37 : index
        %771 = memref.load %rope[%770] : memref<?xf32>
        %772 = memref.load %rope[%768] : memref<?xf32>
        %773 = arith.addi %768, %c37 : index
        %774 = memref.load %rope[%773] : memref<?xf32>
        %775 = arith.mulf %772, %769 : f32
        %776 = arith.mulf %774, %771 : f32
        %777 = arith.subf %775, %776 : f32
        %778 = arith.mulf %774, %769 : f32
        %779 = arith.mulf %772, %771 : f32
        %780 = arith.addf %778, %779 : f32
        %781 = arith.mulf %721, %777 : f32
        %782 = arith.mulf %727, %780 : f32
        %783 = arith.subf %781, %782 : f32
        %784 = arith.mulf %727, %777 : f32
        %785 = arith.mulf %721, %780 : f32
        %786 = arith.addf %784, %785 : f32
        scf.if %664 {
          %787 = arith.cmpi slt, %0, %heads : index
          scf.if %787 {
            %788 = arith.muli %642, %heads : index
            %789 = arith.addi %788, %0 : index
            %790 = arith.muli %789, %c35 : index
            %791 = arith.addi %790, %665 : index
            memref.store %783, %q[%791] : memref<?xf32>
            %792 = arith.addi %791, %c37 : index
            memref.store %786, %q[%792] : memref<?xf32>
          } else {
            %793 = arith.addi %643, %665 : index
            memref.store %783, %18[%793] : memref<?xf32>
            %794 = arith.addi %643, %665 : index
            %795 = arith.addi %794, %c37 : index
            memref.store %786, %18[%795] : memref<?xf32>
          }
        }
      } else {
        %796 = arith.cmpi slt, %0, %heads : index
        scf.if %796 {
          %797 = arith.muli %642, %heads : index
          %798 = arith.addi %797, %0 : index
          %799 = arith.muli %798, %c35 : index
          %800 = arith.addi %799, %645 : index
          memref.store %653, %q[%800] : memref<?xf32>
          %801 = arith.addi %800, %c37 : index
          memref.store %662, %q[%801] : memref<?xf32>
        } else {
          %802 = arith.addi %643, %645 : index
          memref.store %653, %18[%802] : memref<?xf32>
          %803 = arith.addi %643, %645 : index
          %804 = arith.addi %803, %c37 : index
          memref.store %662, %18[%804] : memref<?xf32>
        }
        scf.if %664 {
          %805 = arith.cmpi slt, %0, %heads : index
          scf.if %805 {
            %806 = arith.muli %642, %heads : index
            %807 = arith.addi %806, %0 : index
            %808 = arith.muli %807, %c35 : index
            %809 = arith.addi %808, %665 : index
            memref.store %673, %q[%809] : memref<?xf32>
            %810 = arith.addi %809, %c37 : index
            memref.store %682, %q[%810] : memref<?xf32>
          } else {
            %811 = arith.addi %643, %665 : index
            memref.store %673, %18[%811] : memref<?xf32>
            %812 = arith.addi %643, %665 : index
            %813 = arith.addi %812, %c37 : index
            memref.store %682, %18[%813] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %814 = arith.cmpi sge, %0, %heads : index
    scf.if %814 {
      %815 = arith.addi %459, %c9 : index
      %816 = arith.addi %458, %815 : index
      %817 = arith.cmpi slt, %816, %20 : index
      %818 = arith.cmpi slt, %815, %c12 : index
      %819 = arith.andi %817, %818 : i1
      scf.if %819 {
        %820 = arith.addi %458, %815 : index
        %821 = arith.addi %slotsAt, %820 : index
        %822 = memref.load %step[%821] : memref<?xi32>
        %823 = arith.index_cast %822 : i32 to index
        %824 = arith.cmpi sge, %823, %c9 : index
        scf.if %824 {
          %825 = arith.muli %815, %c35 : index
          %826 = arith.subi %0, %heads : index
          %827 = memref.load %scales[%826] : memref<?xf32>
          %828 = vector.broadcast %827 : f32 to vector<4xf32>
          %829 = arith.divui %823, %c12 : index
          %830 = arith.remui %823, %c12 : index
          %831 = arith.muli %829, %pageBytes : index
          %832 = arith.cmpi eq, %codec, %c9 : index
          scf.if %832 {
            %833 = wave.lane
            %834 = arith.muli %833, %c19 : index
            scf.for %835 = %834 to %c35 step %c7 {
              %836 = arith.addi %825, %835 : index
              %837 = vector.load %18[%836] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %838 = arith.mulf %837, %828 : vector<4xf32>
              %839 = arith.minimumf %838, %c49 : vector<4xf32>
              %840 = arith.maximumf %839, %c50 : vector<4xf32>
              %841 = arith.truncf %840 : vector<4xf32> to vector<4xf16>
              %842 = vector.bitcast %841 : vector<4xf16> to vector<8xi8>
              %843 = arith.cmpi slt, %826, %kvHeads : index
              scf.if %843 {
                %844 = arith.muli %826, %c51 : index
                %845 = arith.addi %831, %844 : index
                %846 = arith.divui %835, %c12 : index
                %847 = arith.muli %846, %c52 : index
                %848 = arith.remui %835, %c12 : index
                %849 = arith.divui %848, %c4 : index
                %850 = arith.muli %849, %c20 : index
                %851 = arith.muli %830, %c12 : index
                %852 = arith.addi %850, %851 : index
                %853 = arith.remui %848, %c4 : index
                %854 = arith.muli %853, %c5 : index
                %855 = arith.addi %852, %854 : index
                %856 = arith.addi %847, %855 : index
                %857 = arith.addi %845, %856 : index
                vector.store %842, %kv[%857] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %858 = arith.subi %826, %kvHeads : index
                %859 = arith.muli %858, %c51 : index
                %860 = arith.addi %831, %859 : index
                %861 = arith.addi %835, %c9 : index
                %862 = arith.divui %861, %c12 : index
                %863 = arith.muli %862, %c52 : index
                %864 = arith.addi %863, %c10 : index
                %865 = arith.remui %861, %c12 : index
                %866 = arith.divui %830, %c5 : index
                %867 = arith.remui %830, %c5 : index
                %868 = arith.muli %867, %c4 : index
                %869 = arith.addi %866, %868 : index
                %870 = arith.divui %869, %c4 : index
                %871 = arith.muli %870, %c20 : index
                %872 = arith.muli %865, %c12 : index
                %873 = arith.addi %871, %872 : index
                %874 = arith.remui %869, %c4 : index
                %875 = arith.muli %874, %c5 : index
                %876 = arith.addi %873, %875 : index
                %877 = arith.addi %864, %876 : index
                %878 = arith.addi %860, %877 : index
                %879 = vector.shuffle %842, %842 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %879, %kv[%878] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %880 = arith.addi %835, %c8 : index
                %881 = arith.divui %880, %c12 : index
                %882 = arith.muli %881, %c52 : index
                %883 = arith.addi %882, %c10 : index
                %884 = arith.remui %880, %c12 : index
                %885 = arith.divui %830, %c5 : index
                %886 = arith.remui %830, %c5 : index
                %887 = arith.muli %886, %c4 : index
                %888 = arith.addi %885, %887 : index
                %889 = arith.divui %888, %c4 : index
                %890 = arith.muli %889, %c20 : index
                %891 = arith.muli %884, %c12 : index
                %892 = arith.addi %890, %891 : index
                %893 = arith.remui %888, %c4 : index
                %894 = arith.muli %893, %c5 : index
                %895 = arith.addi %892, %894 : index
                %896 = arith.addi %883, %895 : index
                %897 = arith.addi %860, %896 : index
                %898 = vector.shuffle %842, %842 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %898, %kv[%897] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %899 = arith.addi %835, %c5 : index
                %900 = arith.divui %899, %c12 : index
                %901 = arith.muli %900, %c52 : index
                %902 = arith.addi %901, %c10 : index
                %903 = arith.remui %899, %c12 : index
                %904 = arith.divui %830, %c5 : index
                %905 = arith.remui %830, %c5 : index
                %906 = arith.muli %905, %c4 : index
                %907 = arith.addi %904, %906 : index
                %908 = arith.divui %907, %c4 : index
                %909 = arith.muli %908, %c20 : index
                %910 = arith.muli %903, %c12 : index
                %911 = arith.addi %909, %910 : index
                %912 = arith.remui %907, %c4 : index
                %913 = arith.muli %912, %c5 : index
                %914 = arith.addi %911, %913 : index
                %915 = arith.addi %902, %914 : index
                %916 = arith.addi %860, %915 : index
                %917 = vector.shuffle %842, %842 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %917, %kv[%916] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %918 = arith.addi %835, %c28 : index
                %919 = arith.divui %918, %c12 : index
                %920 = arith.muli %919, %c52 : index
                %921 = arith.addi %920, %c10 : index
                %922 = arith.remui %918, %c12 : index
                %923 = arith.divui %830, %c5 : index
                %924 = arith.remui %830, %c5 : index
                %925 = arith.muli %924, %c4 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.divui %926, %c4 : index
                %928 = arith.muli %927, %c20 : index
                %929 = arith.muli %922, %c12 : index
                %930 = arith.addi %928, %929 : index
                %931 = arith.remui %926, %c4 : index
                %932 = arith.muli %931, %c5 : index
                %933 = arith.addi %930, %932 : index
                %934 = arith.addi %921, %933 : index
                %935 = arith.addi %860, %934 : index
                %936 = vector.shuffle %842, %842 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %936, %kv[%935] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %937 = arith.cmpi eq, %codec, %c8 : index
          scf.if %937 {
            %938 = wave.lane
            %939 = arith.muli %938, %c19 : index
            scf.for %940 = %939 to %c35 step %c7 {
              %941 = arith.addi %825, %940 : index
              %942 = vector.load %18[%941] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %943 = arith.mulf %942, %828 : vector<4xf32>
              %944 = wave.fp8_encode "e4m3" %943 : vector<4xf32> -> vector<4xi8>
              %945 = arith.cmpi slt, %826, %kvHeads : index
              scf.if %945 {
                %946 = arith.muli %826, %c10 : index
                %947 = arith.addi %831, %946 : index
                %948 = vector.shuffle %944, %944 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %949 = arith.divui %940, %c12 : index
                %950 = arith.muli %949, %c20 : index
                %951 = arith.remui %940, %c12 : index
                %952 = arith.muli %830, %c12 : index
                %953 = arith.divui %951, %c19 : index
                %954 = arith.muli %953, %c19 : index
                %955 = arith.remui %951, %c5 : index
                %956 = arith.muli %955, %c5 : index
                %957 = arith.addi %954, %956 : index
                %958 = arith.divui %951, %c5 : index
                %959 = arith.remui %958, %c5 : index
                %960 = arith.addi %957, %959 : index
                %961 = arith.addi %952, %960 : index
                %962 = arith.addi %950, %961 : index
                %963 = arith.addi %947, %962 : index
                vector.store %948, %kv[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %964 = arith.subi %826, %kvHeads : index
                %965 = arith.muli %964, %c10 : index
                %966 = arith.addi %831, %965 : index
                %967 = arith.addi %940, %c9 : index
                %968 = arith.divui %967, %c12 : index
                %969 = arith.muli %968, %c20 : index
                %970 = arith.addi %969, %c11 : index
                %971 = arith.remui %967, %c12 : index
                %972 = arith.divui %830, %c5 : index
                %973 = arith.remui %830, %c5 : index
                %974 = arith.muli %973, %c4 : index
                %975 = arith.addi %972, %974 : index
                %976 = arith.muli %971, %c12 : index
                %977 = arith.divui %975, %c19 : index
                %978 = arith.muli %977, %c19 : index
                %979 = arith.remui %975, %c5 : index
                %980 = arith.muli %979, %c5 : index
                %981 = arith.addi %978, %980 : index
                %982 = arith.divui %975, %c5 : index
                %983 = arith.remui %982, %c5 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.addi %976, %984 : index
                %986 = arith.addi %970, %985 : index
                %987 = arith.addi %966, %986 : index
                %988 = vector.shuffle %944, %944 [0] : vector<4xi8>, vector<4xi8>
                vector.store %988, %kv[%987] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %989 = arith.addi %940, %c8 : index
                %990 = arith.divui %989, %c12 : index
                %991 = arith.muli %990, %c20 : index
                %992 = arith.addi %991, %c11 : index
                %993 = arith.remui %989, %c12 : index
                %994 = arith.divui %830, %c5 : index
                %995 = arith.remui %830, %c5 : index
                %996 = arith.muli %995, %c4 : index
                %997 = arith.addi %994, %996 : index
                %998 = arith.muli %993, %c12 : index
                %999 = arith.divui %997, %c19 : index
                %1000 = arith.muli %999, %c19 : index
                %1001 = arith.remui %997, %c5 : index
                %1002 = arith.muli %1001, %c5 : index
                %1003 = arith.addi %1000, %1002 : index
                %1004 = arith.divui %997, %c5 : index
                %1005 = arith.remui %1004, %c5 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.addi %998, %1006 : index
                %1008 = arith.addi %992, %1007 : index
                %1009 = arith.addi %966, %1008 : index
                %1010 = vector.shuffle %944, %944 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1010, %kv[%1009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1011 = arith.addi %940, %c5 : index
                %1012 = arith.divui %1011, %c12 : index
                %1013 = arith.muli %1012, %c20 : index
                %1014 = arith.addi %1013, %c11 : index
                %1015 = arith.remui %1011, %c12 : index
                %1016 = arith.divui %830, %c5 : index
                %1017 = arith.remui %830, %c5 : index
                %1018 = arith.muli %1017, %c4 : index
                %1019 = arith.addi %1016, %1018 : index
                %1020 = arith.muli %1015, %c12 : index
                %1021 = arith.divui %1019, %c19 : index
                %1022 = arith.muli %1021, %c19 : index
                %1023 = arith.remui %1019, %c5 : index
                %1024 = arith.muli %1023, %c5 : index
                %1025 = arith.addi %1022, %1024 : index
                %1026 = arith.divui %1019, %c5 : index
                %1027 = arith.remui %1026, %c5 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.addi %1020, %1028 : index
                %1030 = arith.addi %1014, %1029 : index
                %1031 = arith.addi %966, %1030 : index
                %1032 = vector.shuffle %944, %944 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1032, %kv[%1031] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1033 = arith.addi %940, %c28 : index
                %1034 = arith.divui %1033, %c12 : index
                %1035 = arith.muli %1034, %c20 : index
                %1036 = arith.addi %1035, %c11 : index
                %1037 = arith.remui %1033, %c12 : index
                %1038 = arith.divui %830, %c5 : index
                %1039 = arith.remui %830, %c5 : index
                %1040 = arith.muli %1039, %c4 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.muli %1037, %c12 : index
                %1043 = arith.divui %1041, %c19 : index
                %1044 = arith.muli %1043, %c19 : index
                %1045 = arith.remui %1041, %c5 : index
                %1046 = arith.muli %1045, %c5 : index
                %1047 = arith.addi %1044, %1046 : index
                %1048 = arith.divui %1041, %c5 : index
                %1049 = arith.remui %1048, %c5 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.addi %1042, %1050 : index
                %1052 = arith.addi %1036, %1051 : index
                %1053 = arith.addi %966, %1052 : index
                %1054 = vector.shuffle %944, %944 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1054, %kv[%1053] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1055 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1055 {
            %1056 = wave.lane
            %1057 = arith.muli %1056, %c19 : index
            scf.for %1058 = %1057 to %c35 step %c7 {
              %1059 = arith.addi %825, %1058 : index
              %1060 = vector.load %18[%1059] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1061 = arith.mulf %1060, %828 : vector<4xf32>
              %1062 = wave.fp8_encode "e5m2" %1061 : vector<4xf32> -> vector<4xi8>
              %1063 = arith.cmpi slt, %826, %kvHeads : index
              scf.if %1063 {
                %1064 = arith.muli %826, %c10 : index
                %1065 = arith.addi %831, %1064 : index
                %1066 = vector.shuffle %1062, %1062 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1067 = arith.divui %1058, %c12 : index
                %1068 = arith.muli %1067, %c20 : index
                %1069 = arith.remui %1058, %c12 : index
                %1070 = arith.muli %830, %c12 : index
                %1071 = arith.divui %1069, %c19 : index
                %1072 = arith.muli %1071, %c19 : index
                %1073 = arith.remui %1069, %c5 : index
                %1074 = arith.muli %1073, %c5 : index
                %1075 = arith.addi %1072, %1074 : index
                %1076 = arith.divui %1069, %c5 : index
                %1077 = arith.remui %1076, %c5 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.addi %1070, %1078 : index
                %1080 = arith.addi %1068, %1079 : index
                %1081 = arith.addi %1065, %1080 : index
                vector.store %1066, %kv[%1081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1082 = arith.subi %826, %kvHeads : index
                %1083 = arith.muli %1082, %c10 : index
                %1084 = arith.addi %831, %1083 : index
                %1085 = arith.addi %1058, %c9 : index
                %1086 = arith.divui %1085, %c12 : index
                %1087 = arith.muli %1086, %c20 : index
                %1088 = arith.addi %1087, %c11 : index
                %1089 = arith.remui %1085, %c12 : index
                %1090 = arith.divui %830, %c5 : index
                %1091 = arith.remui %830, %c5 : index
                %1092 = arith.muli %1091, %c4 : index
                %1093 = arith.addi %1090, %1092 : index
                %1094 = arith.muli %1089, %c12 : index
                %1095 = arith.divui %1093, %c19 : index
                %1096 = arith.muli %1095, %c19 : index
                %1097 = arith.remui %1093, %c5 : index
                %1098 = arith.muli %1097, %c5 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.divui %1093, %c5 : index
                %1101 = arith.remui %1100, %c5 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.addi %1094, %1102 : index
                %1104 = arith.addi %1088, %1103 : index
                %1105 = arith.addi %1084, %1104 : index
                %1106 = vector.shuffle %1062, %1062 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1106, %kv[%1105] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1107 = arith.addi %1058, %c8 : index
                %1108 = arith.divui %1107, %c12 : index
                %1109 = arith.muli %1108, %c20 : index
                %1110 = arith.addi %1109, %c11 : index
                %1111 = arith.remui %1107, %c12 : index
                %1112 = arith.divui %830, %c5 : index
                %1113 = arith.remui %830, %c5 : index
                %1114 = arith.muli %1113, %c4 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.muli %1111, %c12 : index
                %1117 = arith.divui %1115, %c19 : index
                %1118 = arith.muli %1117, %c19 : index
                %1119 = arith.remui %1115, %c5 : index
                %1120 = arith.muli %1119, %c5 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.divui %1115, %c5 : index
                %1123 = arith.remui %1122, %c5 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.addi %1116, %1124 : index
                %1126 = arith.addi %1110, %1125 : index
                %1127 = arith.addi %1084, %1126 : index
                %1128 = vector.shuffle %1062, %1062 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1128, %kv[%1127] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1129 = arith.addi %1058, %c5 : index
                %1130 = arith.divui %1129, %c12 : index
                %1131 = arith.muli %1130, %c20 : index
                %1132 = arith.addi %1131, %c11 : index
                %1133 = arith.remui %1129, %c12 : index
                %1134 = arith.divui %830, %c5 : index
                %1135 = arith.remui %830, %c5 : index
                %1136 = arith.muli %1135, %c4 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.muli %1133, %c12 : index
                %1139 = arith.divui %1137, %c19 : index
                %1140 = arith.muli %1139, %c19 : index
                %1141 = arith.remui %1137, %c5 : index
                %1142 = arith.muli %1141, %c5 : index
                %1143 = arith.addi %1140, %1142 : index
                %1144 = arith.divui %1137, %c5 : index
                %1145 = arith.remui %1144, %c5 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.addi %1138, %1146 : index
                %1148 = arith.addi %1132, %1147 : index
                %1149 = arith.addi %1084, %1148 : index
                %1150 = vector.shuffle %1062, %1062 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1150, %kv[%1149] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1151 = arith.addi %1058, %c28 : index
                %1152 = arith.divui %1151, %c12 : index
                %1153 = arith.muli %1152, %c20 : index
                %1154 = arith.addi %1153, %c11 : index
                %1155 = arith.remui %1151, %c12 : index
                %1156 = arith.divui %830, %c5 : index
                %1157 = arith.remui %830, %c5 : index
                %1158 = arith.muli %1157, %c4 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.muli %1155, %c12 : index
                %1161 = arith.divui %1159, %c19 : index
                %1162 = arith.muli %1161, %c19 : index
                %1163 = arith.remui %1159, %c5 : index
                %1164 = arith.muli %1163, %c5 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1159, %c5 : index
                %1167 = arith.remui %1166, %c5 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.addi %1160, %1168 : index
                %1170 = arith.addi %1154, %1169 : index
                %1171 = arith.addi %1084, %1170 : index
                %1172 = vector.shuffle %1062, %1062 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1172, %kv[%1171] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1173 = arith.addi %459, %c45 : index
      %1174 = arith.addi %458, %1173 : index
      %1175 = arith.cmpi slt, %1174, %20 : index
      %1176 = arith.cmpi slt, %1173, %c12 : index
      %1177 = arith.andi %1175, %1176 : i1
      scf.if %1177 {
        %1178 = arith.addi %458, %1173 : index
        %1179 = arith.addi %slotsAt, %1178 : index
        %1180 = memref.load %step[%1179] : memref<?xi32>
        %1181 = arith.index_cast %1180 : i32 to index
        %1182 = arith.cmpi sge, %1181, %c9 : index
        scf.if %1182 {
          %1183 = arith.muli %1173, %c35 : index
          %1184 = arith.subi %0, %heads : index
          %1185 = memref.load %scales[%1184] : memref<?xf32>
          %1186 = vector.broadcast %1185 : f32 to vector<4xf32>
          %1187 = arith.divui %1181, %c12 : index
          %1188 = arith.remui %1181, %c12 : index
          %1189 = arith.muli %1187, %pageBytes : index
          %1190 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1190 {
            %1191 = wave.lane
            %1192 = arith.muli %1191, %c19 : index
            scf.for %1193 = %1192 to %c35 step %c7 {
              %1194 = arith.addi %1183, %1193 : index
              %1195 = vector.load %18[%1194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1196 = arith.mulf %1195, %1186 : vector<4xf32>
              %1197 = arith.minimumf %1196, %c49 : vector<4xf32>
              %1198 = arith.maximumf %1197, %c50 : vector<4xf32>
              %1199 = arith.truncf %1198 : vector<4xf32> to vector<4xf16>
              %1200 = vector.bitcast %1199 : vector<4xf16> to vector<8xi8>
              %1201 = arith.cmpi slt, %1184, %kvHeads : index
              scf.if %1201 {
                %1202 = arith.muli %1184, %c51 : index
                %1203 = arith.addi %1189, %1202 : index
                %1204 = arith.divui %1193, %c12 : index
                %1205 = arith.muli %1204, %c52 : index
                %1206 = arith.remui %1193, %c12 : index
                %1207 = arith.divui %1206, %c4 : index
                %1208 = arith.muli %1207, %c20 : index
                %1209 = arith.muli %1188, %c12 : index
                %1210 = arith.addi %1208, %1209 : index
                %1211 = arith.remui %1206, %c4 : index
                %1212 = arith.muli %1211, %c5 : index
                %1213 = arith.addi %1210, %1212 : index
                %1214 = arith.addi %1205, %1213 : index
                %1215 = arith.addi %1203, %1214 : index
                vector.store %1200, %kv[%1215] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1216 = arith.subi %1184, %kvHeads : index
                %1217 = arith.muli %1216, %c51 : index
                %1218 = arith.addi %1189, %1217 : index
                %1219 = arith.addi %1193, %c9 : index
                %1220 = arith.divui %1219, %c12 : index
                %1221 = arith.muli %1220, %c52 : index
                %1222 = arith.addi %1221, %c10 : index
                %1223 = arith.remui %1219, %c12 : index
                %1224 = arith.divui %1188, %c5 : index
                %1225 = arith.remui %1188, %c5 : index
                %1226 = arith.muli %1225, %c4 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.divui %1227, %c4 : index
                %1229 = arith.muli %1228, %c20 : index
                %1230 = arith.muli %1223, %c12 : index
                %1231 = arith.addi %1229, %1230 : index
                %1232 = arith.remui %1227, %c4 : index
                %1233 = arith.muli %1232, %c5 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.addi %1222, %1234 : index
                %1236 = arith.addi %1218, %1235 : index
                %1237 = vector.shuffle %1200, %1200 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1237, %kv[%1236] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1238 = arith.addi %1193, %c8 : index
                %1239 = arith.divui %1238, %c12 : index
                %1240 = arith.muli %1239, %c52 : index
                %1241 = arith.addi %1240, %c10 : index
                %1242 = arith.remui %1238, %c12 : index
                %1243 = arith.divui %1188, %c5 : index
                %1244 = arith.remui %1188, %c5 : index
                %1245 = arith.muli %1244, %c4 : index
                %1246 = arith.addi %1243, %1245 : index
                %1247 = arith.divui %1246, %c4 : index
                %1248 = arith.muli %1247, %c20 : index
                %1249 = arith.muli %1242, %c12 : index
                %1250 = arith.addi %1248, %1249 : index
                %1251 = arith.remui %1246, %c4 : index
                %1252 = arith.muli %1251, %c5 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.addi %1241, %1253 : index
                %1255 = arith.addi %1218, %1254 : index
                %1256 = vector.shuffle %1200, %1200 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1256, %kv[%1255] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1257 = arith.addi %1193, %c5 : index
                %1258 = arith.divui %1257, %c12 : index
                %1259 = arith.muli %1258, %c52 : index
                %1260 = arith.addi %1259, %c10 : index
                %1261 = arith.remui %1257, %c12 : index
                %1262 = arith.divui %1188, %c5 : index
                %1263 = arith.remui %1188, %c5 : index
                %1264 = arith.muli %1263, %c4 : index
                %1265 = arith.addi %1262, %1264 : index
                %1266 = arith.divui %1265, %c4 : index
                %1267 = arith.muli %1266, %c20 : index
                %1268 = arith.muli %1261, %c12 : index
                %1269 = arith.addi %1267, %1268 : index
                %1270 = arith.remui %1265, %c4 : index
                %1271 = arith.muli %1270, %c5 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.addi %1260, %1272 : index
                %1274 = arith.addi %1218, %1273 : index
                %1275 = vector.shuffle %1200, %1200 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1275, %kv[%1274] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1276 = arith.addi %1193, %c28 : index
                %1277 = arith.divui %1276, %c12 : index
                %1278 = arith.muli %1277, %c52 : index
                %1279 = arith.addi %1278, %c10 : index
                %1280 = arith.remui %1276, %c12 : index
                %1281 = arith.divui %1188, %c5 : index
                %1282 = arith.remui %1188, %c5 : index
                %1283 = arith.muli %1282, %c4 : index
                %1284 = arith.addi %1281, %1283 : index
                %1285 = arith.divui %1284, %c4 : index
                %1286 = arith.muli %1285, %c20 : index
                %1287 = arith.muli %1280, %c12 : index
                %1288 = arith.addi %1286, %1287 : index
                %1289 = arith.remui %1284, %c4 : index
                %1290 = arith.muli %1289, %c5 : index
                %1291 = arith.addi %1288, %1290 : index
                %1292 = arith.addi %1279, %1291 : index
                %1293 = arith.addi %1218, %1292 : index
                %1294 = vector.shuffle %1200, %1200 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1294, %kv[%1293] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1295 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1295 {
            %1296 = wave.lane
            %1297 = arith.muli %1296, %c19 : index
            scf.for %1298 = %1297 to %c35 step %c7 {
              %1299 = arith.addi %1183, %1298 : index
              %1300 = vector.load %18[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1301 = arith.mulf %1300, %1186 : vector<4xf32>
              %1302 = wave.fp8_encode "e4m3" %1301 : vector<4xf32> -> vector<4xi8>
              %1303 = arith.cmpi slt, %1184, %kvHeads : index
              scf.if %1303 {
                %1304 = arith.muli %1184, %c10 : index
                %1305 = arith.addi %1189, %1304 : index
                %1306 = vector.shuffle %1302, %1302 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1307 = arith.divui %1298, %c12 : index
                %1308 = arith.muli %1307, %c20 : index
                %1309 = arith.remui %1298, %c12 : index
                %1310 = arith.muli %1188, %c12 : index
                %1311 = arith.divui %1309, %c19 : index
                %1312 = arith.muli %1311, %c19 : index
                %1313 = arith.remui %1309, %c5 : index
                %1314 = arith.muli %1313, %c5 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.divui %1309, %c5 : index
                %1317 = arith.remui %1316, %c5 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.addi %1310, %1318 : index
                %1320 = arith.addi %1308, %1319 : index
                %1321 = arith.addi %1305, %1320 : index
                vector.store %1306, %kv[%1321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1322 = arith.subi %1184, %kvHeads : index
                %1323 = arith.muli %1322, %c10 : index
                %1324 = arith.addi %1189, %1323 : index
                %1325 = arith.addi %1298, %c9 : index
                %1326 = arith.divui %1325, %c12 : index
                %1327 = arith.muli %1326, %c20 : index
                %1328 = arith.addi %1327, %c11 : index
                %1329 = arith.remui %1325, %c12 : index
                %1330 = arith.divui %1188, %c5 : index
                %1331 = arith.remui %1188, %c5 : index
                %1332 = arith.muli %1331, %c4 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.muli %1329, %c12 : index
                %1335 = arith.divui %1333, %c19 : index
                %1336 = arith.muli %1335, %c19 : index
                %1337 = arith.remui %1333, %c5 : index
                %1338 = arith.muli %1337, %c5 : index
                %1339 = arith.addi %1336, %1338 : index
                %1340 = arith.divui %1333, %c5 : index
                %1341 = arith.remui %1340, %c5 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.addi %1334, %1342 : index
                %1344 = arith.addi %1328, %1343 : index
                %1345 = arith.addi %1324, %1344 : index
                %1346 = vector.shuffle %1302, %1302 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1346, %kv[%1345] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1347 = arith.addi %1298, %c8 : index
                %1348 = arith.divui %1347, %c12 : index
                %1349 = arith.muli %1348, %c20 : index
                %1350 = arith.addi %1349, %c11 : index
                %1351 = arith.remui %1347, %c12 : index
                %1352 = arith.divui %1188, %c5 : index
                %1353 = arith.remui %1188, %c5 : index
                %1354 = arith.muli %1353, %c4 : index
                %1355 = arith.addi %1352, %1354 : index
                %1356 = arith.muli %1351, %c12 : index
                %1357 = arith.divui %1355, %c19 : index
                %1358 = arith.muli %1357, %c19 : index
                %1359 = arith.remui %1355, %c5 : index
                %1360 = arith.muli %1359, %c5 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = arith.divui %1355, %c5 : index
                %1363 = arith.remui %1362, %c5 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.addi %1356, %1364 : index
                %1366 = arith.addi %1350, %1365 : index
                %1367 = arith.addi %1324, %1366 : index
                %1368 = vector.shuffle %1302, %1302 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1368, %kv[%1367] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1369 = arith.addi %1298, %c5 : index
                %1370 = arith.divui %1369, %c12 : index
                %1371 = arith.muli %1370, %c20 : index
                %1372 = arith.addi %1371, %c11 : index
                %1373 = arith.remui %1369, %c12 : index
                %1374 = arith.divui %1188, %c5 : index
                %1375 = arith.remui %1188, %c5 : index
                %1376 = arith.muli %1375, %c4 : index
                %1377 = arith.addi %1374, %1376 : index
                %1378 = arith.muli %1373, %c12 : index
                %1379 = arith.divui %1377, %c19 : index
                %1380 = arith.muli %1379, %c19 : index
                %1381 = arith.remui %1377, %c5 : index
                %1382 = arith.muli %1381, %c5 : index
                %1383 = arith.addi %1380, %1382 : index
                %1384 = arith.divui %1377, %c5 : index
                %1385 = arith.remui %1384, %c5 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.addi %1378, %1386 : index
                %1388 = arith.addi %1372, %1387 : index
                %1389 = arith.addi %1324, %1388 : index
                %1390 = vector.shuffle %1302, %1302 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1390, %kv[%1389] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1391 = arith.addi %1298, %c28 : index
                %1392 = arith.divui %1391, %c12 : index
                %1393 = arith.muli %1392, %c20 : index
                %1394 = arith.addi %1393, %c11 : index
                %1395 = arith.remui %1391, %c12 : index
                %1396 = arith.divui %1188, %c5 : index
                %1397 = arith.remui %1188, %c5 : index
                %1398 = arith.muli %1397, %c4 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.muli %1395, %c12 : index
                %1401 = arith.divui %1399, %c19 : index
                %1402 = arith.muli %1401, %c19 : index
                %1403 = arith.remui %1399, %c5 : index
                %1404 = arith.muli %1403, %c5 : index
                %1405 = arith.addi %1402, %1404 : index
                %1406 = arith.divui %1399, %c5 : index
                %1407 = arith.remui %1406, %c5 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.addi %1400, %1408 : index
                %1410 = arith.addi %1394, %1409 : index
                %1411 = arith.addi %1324, %1410 : index
                %1412 = vector.shuffle %1302, %1302 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1412, %kv[%1411] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1413 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1413 {
            %1414 = wave.lane
            %1415 = arith.muli %1414, %c19 : index
            scf.for %1416 = %1415 to %c35 step %c7 {
              %1417 = arith.addi %1183, %1416 : index
              %1418 = vector.load %18[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = arith.mulf %1418, %1186 : vector<4xf32>
              %1420 = wave.fp8_encode "e5m2" %1419 : vector<4xf32> -> vector<4xi8>
              %1421 = arith.cmpi slt, %1184, %kvHeads : index
              scf.if %1421 {
                %1422 = arith.muli %1184, %c10 : index
                %1423 = arith.addi %1189, %1422 : index
                %1424 = vector.shuffle %1420, %1420 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1425 = arith.divui %1416, %c12 : index
                %1426 = arith.muli %1425, %c20 : index
                %1427 = arith.remui %1416, %c12 : index
                %1428 = arith.muli %1188, %c12 : index
                %1429 = arith.divui %1427, %c19 : index
                %1430 = arith.muli %1429, %c19 : index
                %1431 = arith.remui %1427, %c5 : index
                %1432 = arith.muli %1431, %c5 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.divui %1427, %c5 : index
                %1435 = arith.remui %1434, %c5 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.addi %1428, %1436 : index
                %1438 = arith.addi %1426, %1437 : index
                %1439 = arith.addi %1423, %1438 : index
                vector.store %1424, %kv[%1439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1440 = arith.subi %1184, %kvHeads : index
                %1441 = arith.muli %1440, %c10 : index
                %1442 = arith.addi %1189, %1441 : index
                %1443 = arith.addi %1416, %c9 : index
                %1444 = arith.divui %1443, %c12 : index
                %1445 = arith.muli %1444, %c20 : index
                %1446 = arith.addi %1445, %c11 : index
                %1447 = arith.remui %1443, %c12 : index
                %1448 = arith.divui %1188, %c5 : index
                %1449 = arith.remui %1188, %c5 : index
                %1450 = arith.muli %1449, %c4 : index
                %1451 = arith.addi %1448, %1450 : index
                %1452 = arith.muli %1447, %c12 : index
                %1453 = arith.divui %1451, %c19 : index
                %1454 = arith.muli %1453, %c19 : index
                %1455 = arith.remui %1451, %c5 : index
                %1456 = arith.muli %1455, %c5 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.divui %1451, %c5 : index
                %1459 = arith.remui %1458, %c5 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.addi %1452, %1460 : index
                %1462 = arith.addi %1446, %1461 : index
                %1463 = arith.addi %1442, %1462 : index
                %1464 = vector.shuffle %1420, %1420 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1464, %kv[%1463] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1465 = arith.addi %1416, %c8 : index
                %1466 = arith.divui %1465, %c12 : index
                %1467 = arith.muli %1466, %c20 : index
                %1468 = arith.addi %1467, %c11 : index
                %1469 = arith.remui %1465, %c12 : index
                %1470 = arith.divui %1188, %c5 : index
                %1471 = arith.remui %1188, %c5 : index
                %1472 = arith.muli %1471, %c4 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.muli %1469, %c12 : index
                %1475 = arith.divui %1473, %c19 : index
                %1476 = arith.muli %1475, %c19 : index
                %1477 = arith.remui %1473, %c5 : index
                %1478 = arith.muli %1477, %c5 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.divui %1473, %c5 : index
                %1481 = arith.remui %1480, %c5 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.addi %1474, %1482 : index
                %1484 = arith.addi %1468, %1483 : index
                %1485 = arith.addi %1442, %1484 : index
                %1486 = vector.shuffle %1420, %1420 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1486, %kv[%1485] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1487 = arith.addi %1416, %c5 : index
                %1488 = arith.divui %1487, %c12 : index
                %1489 = arith.muli %1488, %c20 : index
                %1490 = arith.addi %1489, %c11 : index
                %1491 = arith.remui %1487, %c12 : index
                %1492 = arith.divui %1188, %c5 : index
                %1493 = arith.remui %1188, %c5 : index
                %1494 = arith.muli %1493, %c4 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.muli %1491, %c12 : index
                %1497 = arith.divui %1495, %c19 : index
                %1498 = arith.muli %1497, %c19 : index
                %1499 = arith.remui %1495, %c5 : index
                %1500 = arith.muli %1499, %c5 : index
                %1501 = arith.addi %1498, %1500 : index
                %1502 = arith.divui %1495, %c5 : index
                %1503 = arith.remui %1502, %c5 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.addi %1496, %1504 : index
                %1506 = arith.addi %1490, %1505 : index
                %1507 = arith.addi %1442, %1506 : index
                %1508 = vector.shuffle %1420, %1420 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1508, %kv[%1507] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1509 = arith.addi %1416, %c28 : index
                %1510 = arith.divui %1509, %c12 : index
                %1511 = arith.muli %1510, %c20 : index
                %1512 = arith.addi %1511, %c11 : index
                %1513 = arith.remui %1509, %c12 : index
                %1514 = arith.divui %1188, %c5 : index
                %1515 = arith.remui %1188, %c5 : index
                %1516 = arith.muli %1515, %c4 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.muli %1513, %c12 : index
                %1519 = arith.divui %1517, %c19 : index
                %1520 = arith.muli %1519, %c19 : index
                %1521 = arith.remui %1517, %c5 : index
                %1522 = arith.muli %1521, %c5 : index
                %1523 = arith.addi %1520, %1522 : index
                %1524 = arith.divui %1517, %c5 : index
                %1525 = arith.remui %1524, %c5 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.addi %1518, %1526 : index
                %1528 = arith.addi %1512, %1527 : index
                %1529 = arith.addi %1442, %1528 : index
                %1530 = vector.shuffle %1420, %1420 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1530, %kv[%1529] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
