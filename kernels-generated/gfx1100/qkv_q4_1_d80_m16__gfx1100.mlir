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
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 5120 : index
  %c51 = arith.constant 512 : index
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
      %330 = memref.load %factors[%327] : memref<?xf32>
      %331 = arith.select %329, %330, %c34 : f32
      %332 = arith.addi %281, %c9 : index
      %333 = arith.muli %323, %c15 : index
      %334 = arith.addi %332, %333 : index
      %335 = memref.load %17[%334] : memref<?xf32>
      %336 = arith.addi %334, %c11 : index
      %337 = memref.load %17[%336] : memref<?xf32>
      %338 = arith.addf %335, %337 : f32
      %339 = arith.remui %278, %c12 : index
      %340 = arith.muli %339, %c19 : index
      %341 = arith.addi %16, %340 : index
      %342 = vector.load %w[%341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %343 = vector.bitcast %342 : vector<4xi8> to vector<1xf32>
      %344 = vector.extract %343[0] : f32 from vector<1xf32>
      %345 = arith.mulf %344, %331 : f32
      %346 = arith.mulf %338, %345 : f32
      %347 = arith.muli %3, %c8 : index
      %348 = arith.addi %347, %c9 : index
      %349 = arith.muli %348, %c12 : index
      %350 = arith.remui %278, %c12 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.muli %326, %c35 : index
      %353 = arith.addi %352, %351 : index
      memref.store %346, %18[%353] : memref<?xf32>
    }
    %354 = arith.muli %4, %c19 : index
    %355 = arith.addi %354, %c8 : index
    %356 = arith.muli %355, %c5 : index
    %357 = arith.divui %278, %c12 : index
    %358 = arith.addi %356, %357 : index
    %359 = arith.addi %277, %358 : index
    %360 = arith.cmpi slt, %359, %20 : index
    scf.if %360 {
      %361 = arith.cmpi eq, %hasFactors, %c8 : index
      %362 = memref.load %factors[%359] : memref<?xf32>
      %363 = arith.select %361, %362, %c34 : f32
      %364 = arith.addi %281, %c9 : index
      %365 = arith.muli %355, %c15 : index
      %366 = arith.addi %364, %365 : index
      %367 = memref.load %17[%366] : memref<?xf32>
      %368 = arith.addi %366, %c11 : index
      %369 = memref.load %17[%368] : memref<?xf32>
      %370 = arith.addf %367, %369 : f32
      %371 = arith.remui %278, %c12 : index
      %372 = arith.muli %371, %c19 : index
      %373 = arith.addi %16, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %363 : f32
      %378 = arith.mulf %370, %377 : f32
      %379 = arith.muli %3, %c8 : index
      %380 = arith.addi %379, %c9 : index
      %381 = arith.muli %380, %c12 : index
      %382 = arith.remui %278, %c12 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.muli %358, %c35 : index
      %385 = arith.addi %384, %383 : index
      memref.store %378, %18[%385] : memref<?xf32>
    }
    %386 = arith.muli %4, %c19 : index
    %387 = arith.addi %386, %c5 : index
    %388 = arith.muli %387, %c5 : index
    %389 = arith.divui %278, %c12 : index
    %390 = arith.addi %388, %389 : index
    %391 = arith.addi %277, %390 : index
    %392 = arith.cmpi slt, %391, %20 : index
    scf.if %392 {
      %393 = arith.cmpi eq, %hasFactors, %c8 : index
      %394 = memref.load %factors[%391] : memref<?xf32>
      %395 = arith.select %393, %394, %c34 : f32
      %396 = arith.addi %281, %c9 : index
      %397 = arith.muli %387, %c15 : index
      %398 = arith.addi %396, %397 : index
      %399 = memref.load %17[%398] : memref<?xf32>
      %400 = arith.addi %398, %c11 : index
      %401 = memref.load %17[%400] : memref<?xf32>
      %402 = arith.addf %399, %401 : f32
      %403 = arith.remui %278, %c12 : index
      %404 = arith.muli %403, %c19 : index
      %405 = arith.addi %16, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %395 : f32
      %410 = arith.mulf %402, %409 : f32
      %411 = arith.muli %3, %c8 : index
      %412 = arith.addi %411, %c9 : index
      %413 = arith.muli %412, %c12 : index
      %414 = arith.remui %278, %c12 : index
      %415 = arith.addi %413, %414 : index
      %416 = arith.muli %390, %c35 : index
      %417 = arith.addi %416, %415 : index
      memref.store %410, %18[%417] : memref<?xf32>
    }
    %418 = arith.muli %4, %c19 : index
    %419 = arith.addi %418, %c28 : index
    %420 = arith.muli %419, %c5 : index
    %421 = arith.divui %278, %c12 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.addi %277, %422 : index
    %424 = arith.cmpi slt, %423, %20 : index
    scf.if %424 {
      %425 = arith.cmpi eq, %hasFactors, %c8 : index
      %426 = memref.load %factors[%423] : memref<?xf32>
      %427 = arith.select %425, %426, %c34 : f32
      %428 = arith.addi %281, %c9 : index
      %429 = arith.muli %419, %c15 : index
      %430 = arith.addi %428, %429 : index
      %431 = memref.load %17[%430] : memref<?xf32>
      %432 = arith.addi %430, %c11 : index
      %433 = memref.load %17[%432] : memref<?xf32>
      %434 = arith.addf %431, %433 : f32
      %435 = arith.remui %278, %c12 : index
      %436 = arith.muli %435, %c19 : index
      %437 = arith.addi %16, %436 : index
      %438 = vector.load %w[%437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %439 = vector.bitcast %438 : vector<4xi8> to vector<1xf32>
      %440 = vector.extract %439[0] : f32 from vector<1xf32>
      %441 = arith.mulf %440, %427 : f32
      %442 = arith.mulf %434, %441 : f32
      %443 = arith.muli %3, %c8 : index
      %444 = arith.addi %443, %c9 : index
      %445 = arith.muli %444, %c12 : index
      %446 = arith.remui %278, %c12 : index
      %447 = arith.addi %445, %446 : index
      %448 = arith.muli %422, %c35 : index
      %449 = arith.addi %448, %447 : index
      memref.store %442, %18[%449] : memref<?xf32>
    }
    wave.barrier
    %450 = arith.addi %21, %c9 : index
    %451 = wave.wave
    %452 = arith.addi %451, %c9 : index
    %453 = arith.addi %450, %452 : index
    %454 = arith.cmpi slt, %453, %20 : index
    %455 = arith.cmpi slt, %452, %c12 : index
    %456 = arith.andi %454, %455 : i1
    scf.if %456 {
      %457 = arith.addi %450, %452 : index
      %458 = arith.muli %452, %c35 : index
      %459 = wave.lane
      %460 = arith.addi %459, %c9 : index
      %461 = arith.cmpi eq, %hasBias, %c8 : index
      %462 = arith.addi %458, %460 : index
      %463 = memref.load %18[%462] : memref<?xf32>
      %464 = arith.muli %0, %c35 : index
      %465 = arith.addi %464, %460 : index
      %466 = memref.load %bias[%465] : memref<?xf32>
      %467 = arith.addf %463, %466 : f32
      %468 = arith.select %461, %467, %463 : f32
      %469 = arith.addi %460, %c37 : index
      %470 = arith.cmpi eq, %hasBias, %c8 : index
      %471 = arith.addi %458, %469 : index
      %472 = memref.load %18[%471] : memref<?xf32>
      %473 = arith.muli %0, %c35 : index
      %474 = arith.addi %473, %469 : index
      %475 = memref.load %bias[%474] : memref<?xf32>
      %476 = arith.addf %472, %475 : f32
      %477 = arith.select %470, %476, %472 : f32
      %478 = arith.addi %459, %c15 : index
      %479 = arith.cmpi slt, %478, %c37 : index
      %480 = arith.minsi %478, %c38 : index
      %481 = arith.cmpi eq, %hasBias, %c8 : index
      %482 = arith.addi %458, %480 : index
      %483 = memref.load %18[%482] : memref<?xf32>
      %484 = arith.muli %0, %c35 : index
      %485 = arith.addi %484, %480 : index
      %486 = memref.load %bias[%485] : memref<?xf32>
      %487 = arith.addf %483, %486 : f32
      %488 = arith.select %481, %487, %483 : f32
      %489 = arith.addi %480, %c37 : index
      %490 = arith.cmpi eq, %hasBias, %c8 : index
      %491 = arith.addi %458, %489 : index
      %492 = memref.load %18[%491] : memref<?xf32>
      %493 = arith.muli %0, %c35 : index
      %494 = arith.addi %493, %489 : index
      %495 = memref.load %bias[%494] : memref<?xf32>
      %496 = arith.addf %492, %495 : f32
      %497 = arith.select %490, %496, %492 : f32
      %498 = arith.addi %heads, %kvHeads : index
      %499 = arith.cmpi slt, %0, %498 : index
      scf.if %499 {
        %500 = arith.addi %positionsAt, %457 : index
        %501 = memref.load %step[%500] : memref<?xi32>
        %502 = arith.index_cast %501 : i32 to index
        %503 = arith.cmpi eq, %hasNorm, %c8 : index
        %504 = math.fma %468, %468, %c41 : f32
        %505 = math.fma %477, %477, %504 : f32
        %506 = math.fma %488, %488, %505 : f32
        %507 = arith.select %479, %506, %505 : f32
        %508 = math.fma %497, %497, %507 : f32
        %509 = arith.select %479, %508, %507 : f32
        %510 = vector.broadcast %509 : f32 to vector<1xf32>
        %511 = wave.reduce "add" %510 : vector<1xf32>
        %512 = arith.mulf %511, %inverseHeadDim : f32
        %513 = arith.addf %512, %epsilon : f32
        %514 = math.sqrt %513 : f32
        %515 = arith.divf %c34, %514 : f32
        %516 = arith.cmpi slt, %0, %heads : index
        %517 = arith.addi %460, %c37 : index
        %518 = memref.load %query_norm[%460] : memref<?xf32>
        %519 = memref.load %key_norm[%460] : memref<?xf32>
        %520 = arith.select %516, %518, %519 : f32
        %521 = arith.mulf %468, %515 : f32
        %522 = arith.mulf %521, %520 : f32
        %523 = arith.select %503, %522, %468 : f32
        %524 = memref.load %query_norm[%517] : memref<?xf32>
        %525 = memref.load %key_norm[%517] : memref<?xf32>
        %526 = arith.select %516, %524, %525 : f32
        %527 = arith.mulf %477, %515 : f32
        %528 = arith.mulf %527, %526 : f32
        %529 = arith.select %503, %528, %477 : f32
        %530 = arith.addi %480, %c37 : index
        %531 = memref.load %query_norm[%480] : memref<?xf32>
        %532 = memref.load %key_norm[%480] : memref<?xf32>
        %533 = arith.select %516, %531, %532 : f32
        %534 = arith.mulf %488, %515 : f32
        %535 = arith.mulf %534, %533 : f32
        %536 = arith.select %503, %535, %488 : f32
        %537 = memref.load %query_norm[%530] : memref<?xf32>
        %538 = memref.load %key_norm[%530] : memref<?xf32>
        %539 = arith.select %516, %537, %538 : f32
        %540 = arith.mulf %497, %515 : f32
        %541 = arith.mulf %540, %539 : f32
        %542 = arith.select %503, %541, %497 : f32
        %543 = arith.remui %502, %c20 : index
        %544 = arith.muli %543, %c35 : index
        %545 = arith.addi %544, %460 : index
        %546 = arith.divui %502, %c20 : index
        %547 = arith.addi %546, %c20 : index
        %548 = arith.muli %547, %c35 : index
        %549 = arith.addi %548, %460 : index
        %550 = memref.load %rope[%545] : memref<?xf32>
        %551 = arith.addi %545, %c37 : index
        %552 = memref.load %rope[%551] : memref<?xf32>
        %553 = memref.load %rope[%549] : memref<?xf32>
        %554 = arith.addi %549, %c37 : index
        %555 = memref.load %rope[%554] : memref<?xf32>
        %556 = arith.mulf %553, %550 : f32
        %557 = arith.mulf %555, %552 : f32
        %558 = arith.subf %556, %557 : f32
        %559 = arith.mulf %555, %550 : f32
        %560 = arith.mulf %553, %552 : f32
        %561 = arith.addf %559, %560 : f32
        %562 = arith.mulf %523, %558 : f32
        %563 = arith.mulf %529, %561 : f32
        %564 = arith.subf %562, %563 : f32
        %565 = arith.mulf %529, %558 : f32
        %566 = arith.mulf %523, %561 : f32
        %567 = arith.addf %565, %566 : f32
        %568 = arith.cmpi slt, %0, %heads : index
        scf.if %568 {
          %569 = arith.muli %457, %heads : index
          %570 = arith.addi %569, %0 : index
          %571 = arith.muli %570, %c35 : index
          %572 = arith.addi %571, %460 : index
          memref.store %564, %q[%572] : memref<?xf32>
          %573 = arith.addi %572, %c37 : index
          memref.store %567, %q[%573] : memref<?xf32>
        } else {
          %574 = arith.addi %458, %460 : index
          memref.store %564, %18[%574] : memref<?xf32>
          %575 = arith.addi %458, %460 : index
          %576 = arith.addi %575, %c37 : index
          memref.store %567, %18[%576] : memref<?xf32>
        }
        %577 = arith.remui %502, %c20 : index
        %578 = arith.muli %577, %c35 : index
        %579 = arith.addi %578, %480 : index
        %580 = arith.divui %502, %c20 : index
        %581 = arith.addi %580, %c20 : index
        %582 = arith.muli %581, %c35 : index
        %583 = arith.addi %582, %480 : index
        %584 = memref.load %rope[%579] : memref<?xf32>
        %585 = arith.addi %579, %c37 : index
        %586 = memref.load %rope[%585] : memref<?xf32>
        %587 = memref.load %rope[%583] : memref<?xf32>
        %588 = arith.addi %583, %c37 : index
        %589 = memref.load %rope[%588] : memref<?xf32>
        %590 = arith.mulf %587, %584 : f32
        %591 = arith.mulf %589, %586 : f32
        %592 = arith.subf %590, %591 : f32
        %593 = arith.mulf %589, %584 : f32
        %594 = arith.mulf %587, %586 : f32
        %595 = arith.addf %593, %594 : f32
        %596 = arith.mulf %536, %592 : f32
        %597 = arith.mulf %542, %595 : f32
        %598 = arith.subf %596, %597 : f32
        %599 = arith.mulf %542, %592 : f32
        %600 = arith.mulf %536, %595 : f32
        %601 = arith.addf %599, %600 : f32
        scf.if %479 {
          %602 = arith.cmpi slt, %0, %heads : index
          scf.if %602 {
            %603 = arith.muli %457, %heads : index
            %604 = arith.addi %603, %0 : index
            %605 = arith.muli %604, %c35 : index
            %606 = arith.addi %605, %480 : index
            memref.store %598, %q[%606] : memref<?xf32>
            %607 = arith.addi %606, %c37 : index
            memref.store %601, %q[%607] : memref<?xf32>
          } else {
            %608 = arith.addi %458, %480 : index
            memref.store %598, %18[%608] : memref<?xf32>
            %609 = arith.addi %458, %480 : index
            %610 = arith.addi %609, %c37 : index
            memref.store %601, %18[%610] : memref<?xf32>
          }
        }
      } else {
        %611 = arith.cmpi slt, %0, %heads : index
        scf.if %611 {
          %612 = arith.muli %457, %heads : index
          %613 = arith.addi %612, %0 : index
          %614 = arith.muli %613, %c35 : index
          %615 = arith.addi %614, %460 : index
          memref.store %468, %q[%615] : memref<?xf32>
          %616 = arith.addi %615, %c37 : index
          memref.store %477, %q[%616] : memref<?xf32>
        } else {
          %617 = arith.addi %458, %460 : index
          memref.store %468, %18[%617] : memref<?xf32>
          %618 = arith.addi %458, %460 : index
          %619 = arith.addi %618, %c37 : index
          memref.store %477, %18[%619] : memref<?xf32>
        }
        scf.if %479 {
          %620 = arith.cmpi slt, %0, %heads : index
          scf.if %620 {
            %621 = arith.muli %457, %heads : index
            %622 = arith.addi %621, %0 : index
            %623 = arith.muli %622, %c35 : index
            %624 = arith.addi %623, %480 : index
            memref.store %488, %q[%624] : memref<?xf32>
            %625 = arith.addi %624, %c37 : index
            memref.store %497, %q[%625] : memref<?xf32>
          } else {
            %626 = arith.addi %458, %480 : index
            memref.store %488, %18[%626] : memref<?xf32>
            %627 = arith.addi %458, %480 : index
            %628 = arith.addi %627, %c37 : index
            memref.store %497, %18[%628] : memref<?xf32>
          }
        }
      }
    }
    %629 = arith.addi %451, %c44 : index
    %630 = arith.addi %450, %629 : index
    %631 = arith.cmpi slt, %630, %20 : index
    %632 = arith.cmpi slt, %629, %c12 : index
    %633 = arith.andi %631, %632 : i1
    scf.if %633 {
      %634 = arith.addi %450, %629 : index
      %635 = arith.muli %629, %c35 : index
      %636 = wave.lane
      %637 = arith.addi %636, %c9 : index
      %638 = arith.cmpi eq, %hasBias, %c8 : index
      %639 = arith.addi %635, %637 : index
      %640 = memref.load %18[%639] : memref<?xf32>
      %641 = arith.muli %0, %c35 : index
      %642 = arith.addi %641, %637 : index
      %643 = memref.load %bias[%642] : memref<?xf32>
      %644 = arith.addf %640, %643 : f32
      %645 = arith.select %638, %644, %640 : f32
      %646 = arith.addi %637, %c37 : index
      %647 = arith.cmpi eq, %hasBias, %c8 : index
      %648 = arith.addi %635, %646 : index
      %649 = memref.load %18[%648] : memref<?xf32>
      %650 = arith.muli %0, %c35 : index
      %651 = arith.addi %650, %646 : index
      %652 = memref.load %bias[%651] : memref<?xf32>
      %653 = arith.addf %649, %652 : f32
      %654 = arith.select %647, %653, %649 : f32
      %655 = arith.addi %636, %c15 : index
      %656 = arith.cmpi slt, %655, %c37 : index
      %657 = arith.minsi %655, %c38 : index
      %658 = arith.cmpi eq, %hasBias, %c8 : index
      %659 = arith.addi %635, %657 : index
      %660 = memref.load %18[%659] : memref<?xf32>
      %661 = arith.muli %0, %c35 : index
      %662 = arith.addi %661, %657 : index
      %663 = memref.load %bias[%662] : memref<?xf32>
      %664 = arith.addf %660, %663 : f32
      %665 = arith.select %658, %664, %660 : f32
      %666 = arith.addi %657, %c37 : index
      %667 = arith.cmpi eq, %hasBias, %c8 : index
      %668 = arith.addi %635, %666 : index
      %669 = memref.load %18[%668] : memref<?xf32>
      %670 = arith.muli %0, %c35 : index
      %671 = arith.addi %670, %666 : index
      %672 = memref.load %bias[%671] : memref<?xf32>
      %673 = arith.addf %669, %672 : f32
      %674 = arith.select %667, %673, %669 : f32
      %675 = arith.addi %heads, %kvHeads : index
      %676 = arith.cmpi slt, %0, %675 : index
      scf.if %676 {
        %677 = arith.addi %positionsAt, %634 : index
        %678 = memref.load %step[%677] : memref<?xi32>
        %679 = arith.index_cast %678 : i32 to index
        %680 = arith.cmpi eq, %hasNorm, %c8 : index
        %681 = math.fma %645, %645, %c41 : f32
        %682 = math.fma %654, %654, %681 : f32
        %683 = math.fma %665, %665, %682 : f32
        %684 = arith.select %656, %683, %682 : f32
        %685 = math.fma %674, %674, %684 : f32
        %686 = arith.select %656, %685, %684 : f32
        %687 = vector.broadcast %686 : f32 to vector<1xf32>
        %688 = wave.reduce "add" %687 : vector<1xf32>
        %689 = arith.mulf %688, %inverseHeadDim : f32
        %690 = arith.addf %689, %epsilon : f32
        %691 = math.sqrt %690 : f32
        %692 = arith.divf %c34, %691 : f32
        %693 = arith.cmpi slt, %0, %heads : index
        %694 = arith.addi %637, %c37 : index
        %695 = memref.load %query_norm[%637] : memref<?xf32>
        %696 = memref.load %key_norm[%637] : memref<?xf32>
        %697 = arith.select %693, %695, %696 : f32
        %698 = arith.mulf %645, %692 : f32
        %699 = arith.mulf %698, %697 : f32
        %700 = arith.select %680, %699, %645 : f32
        %701 = memref.load %query_norm[%694] : memref<?xf32>
        %702 = memref.load %key_norm[%694] : memref<?xf32>
        %703 = arith.select %693, %701, %702 : f32
        %704 = arith.mulf %654, %692 : f32
        %705 = arith.mulf %704, %703 : f32
        %706 = arith.select %680, %705, %654 : f32
        %707 = arith.addi %657, %c37 : index
        %708 = memref.load %query_norm[%657] : memref<?xf32>
        %709 = memref.load %key_norm[%657] : memref<?xf32>
        %710 = arith.select %693, %708, %709 : f32
        %711 = arith.mulf %665, %692 : f32
        %712 = arith.mulf %711, %710 : f32
        %713 = arith.select %680, %712, %665 : f32
        %714 = memref.load %query_norm[%707] : memref<?xf32>
        %715 = memref.load %key_norm[%707] : memref<?xf32>
        %716 = arith.select %693, %714, %715 : f32
        %717 = arith.mulf %674, %692 : f32
        %718 = arith.mulf %717, %716 : f32
        %719 = arith.select %680, %718, %674 : f32
        %720 = arith.remui %679, %c20 : index
        %721 = arith.muli %720, %c35 : index
        %722 = arith.addi %721, %637 : index
        %723 = arith.divui %679, %c20 : index
        %724 = arith.addi %723, %c20 : index
        %725 = arith.muli %724, %c35 : index
        %726 = arith.addi %725, %637 : index
        %727 = memref.load %rope[%722] : memref<?xf32>
        %728 = arith.addi %722, %c37 : index
        %729 = memref.load %rope[%728] : memref<?xf32>
        %730 = memref.load %rope[%726] : memref<?xf32>
        %731 = arith.addi %726, %c37 : index
        %732 = memref.load %rope[%731] : memref<?xf32>
        %733 = arith.mulf %730, %727 : f32
        %734 = arith.mulf %732, %729 : f32
        %735 = arith.subf %733, %734 : f32
        %736 = arith.mulf %732, %727 : f32
        %737 = arith.mulf %730, %729 : f32
        %738 = arith.addf %736, %737 : f32
        %739 = arith.mulf %700, %735 : f32
        %740 = arith.mulf %706, %738 : f32
        %741 = arith.subf %739, %740 : f32
        %742 = arith.mulf %706, %735 : f32
        %743 = arith.mulf %700, %738 : f32
        %744 = arith.addf %742, %743 : f32
        %745 = arith.cmpi slt, %0, %heads : index
        scf.if %745 {
          %746 = arith.muli %634, %heads : index
          %747 = arith.addi %746, %0 : index
          %748 = arith.muli %747, %c35 : index
          %749 = arith.addi %748, %637 : index
          memref.store %741, %q[%749] : memref<?xf32>
          %750 = arith.addi %749, %c37 : index
          memref.store %744, %q[%750] : memref<?xf32>
        } else {
          %751 = arith.addi %635, %637 : index
          memref.store %741, %18[%751] : memref<?xf32>
          %752 = arith.addi %635, %637 : index
          %753 = arith.addi %752, %c37 : index
          memref.store %744, %18[%753] : memref<?xf32>
        }
        %754 = arith.remui %679, %c20 : index
        %755 = arith.muli %754, %c35 : index
        %756 = arith.addi %755, %657 : index
        %757 = arith.divui %679, %c20 : index
        %758 = arith.addi %757, %c20 : index
        %759 = arith.muli %758, %c35 : index
        %760 = arith.addi %759, %657 : index
        %761 = memref.load %rope[%756] : memref<?xf32>
        %762 = arith.addi %756, %c37 : index
        %763 = memref.load %rope[%762] : memref<?xf32>
        %764 = memref.load %rope[%760] : memref<?xf32>
        %765 = arith.addi %760, %c37 : index
        %766 = memref.load %rope[%765] : memref<?xf32>
        %767 = arith.mulf %764, %761 : f32
        %768 = arith.mulf %766, %763 : f32
        %769 = arith.subf %767, %768 : f32
        %770 = arith.mulf %766, %761 : f32
        %771 = arith.mulf %764, %763 : f32
        %772 = arith.addf %770, %771 : f32
        %773 = arith.mulf %713, %769 : f32
        %774 = arith.mulf %719, %772 : f32
        %775 = arith.subf %773, %774 : f32
        %776 = arith.mulf %719, %769 : f32
        %777 = arith.mulf %713, %772 : f32
        %778 = arith.addf %776, %777 : f32
        scf.if %656 {
          %779 = arith.cmpi slt, %0, %heads : index
          scf.if %779 {
            %780 = arith.muli %634, %heads : index
            %781 = arith.addi %780, %0 : index
            %782 = arith.muli %781, %c35 : index
            %783 = arith.addi %782, %657 : index
            memref.store %775, %q[%783] : memref<?xf32>
            %784 = arith.addi %783, %c37 : index
            memref.store %778, %q[%784] : memref<?xf32>
          } else {
            %785 = arith.addi %635, %657 : index
            memref.store %775, %18[%785] : memref<?xf32>
            %786 = arith.addi %635, %657 : index
            %787 = arith.addi %786, %c37 : index
            memref.store %778, %18[%787] : memref<?xf32>
          }
        }
      } else {
        %788 = arith.cmpi slt, %0, %heads : index
        scf.if %788 {
          %789 = arith.muli %634, %heads : index
          %790 = arith.addi %789, %0 : index
          %791 = arith.muli %790, %c35 : index
          %792 = arith.addi %791, %637 : index
          memref.store %645, %q[%792] : memref<?xf32>
          %793 = arith.addi %792, %c37 : index
          memref.store %654, %q[%793] : memref<?xf32>
        } else {
          %794 = arith.addi %635, %637 : index
          memref.store %645, %18[%794] : memref<?xf32>
          %795 = arith.addi %635, %637 : index
          %796 = arith.addi %795, %c37 : index
          memref.store %654, %18[%796] : memref<?xf32>
        }
        scf.if %656 {
          %797 = arith.cmpi slt, %0, %heads : index
          scf.if %797 {
            %798 = arith.muli %634, %heads : index
            %799 = arith.addi %798, %0 : index
            %800 = arith.muli %799, %c35 : index
            %801 = arith.addi %800, %657 : index
            memref.store %665, %q[%801] : memref<?xf32>
            %802 = arith.addi %801, %c37 : index
            memref.store %674, %q[%802] : memref<?xf32>
          } else {
            %803 = arith.addi %635, %657 : index
            memref.store %665, %18[%803] : memref<?xf32>
            %804 = arith.addi %635, %657 : index
            %805 = arith.addi %804, %c37 : index
            memref.store %674, %18[%805] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %806 = arith.cmpi sge, %0, %heads : index
    scf.if %806 {
      %807 = arith.addi %451, %c9 : index
      %808 = arith.addi %450, %807 : index
      %809 = arith.cmpi slt, %808, %20 : index
      %810 = arith.cmpi slt, %807, %c12 : index
      %811 = arith.andi %809, %810 : i1
      scf.if %811 {
        %812 = arith.addi %450, %807 : index
        %813 = arith.addi %slotsAt, %812 : index
        %814 = memref.load %step[%813] : memref<?xi32>
        %815 = arith.index_cast %814 : i32 to index
        %816 = arith.cmpi sge, %815, %c9 : index
        scf.if %816 {
          %817 = arith.muli %807, %c35 : index
          %818 = arith.subi %0, %heads : index
          %819 = memref.load %scales[%818] : memref<?xf32>
          %820 = vector.broadcast %819 : f32 to vector<4xf32>
          %821 = arith.divui %815, %c12 : index
          %822 = arith.remui %815, %c12 : index
          %823 = arith.muli %821, %pageBytes : index
          %824 = arith.cmpi eq, %codec, %c9 : index
          scf.if %824 {
            %825 = wave.lane
            %826 = arith.muli %825, %c19 : index
            scf.for %827 = %826 to %c35 step %c7 {
              %828 = arith.addi %817, %827 : index
              %829 = vector.load %18[%828] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %830 = arith.mulf %829, %820 : vector<4xf32>
              %831 = arith.minimumf %830, %c48 : vector<4xf32>
              %832 = arith.maximumf %831, %c49 : vector<4xf32>
              %833 = arith.truncf %832 : vector<4xf32> to vector<4xf16>
              %834 = vector.bitcast %833 : vector<4xf16> to vector<8xi8>
              %835 = arith.cmpi slt, %818, %kvHeads : index
              scf.if %835 {
                %836 = arith.muli %818, %c50 : index
                %837 = arith.addi %823, %836 : index
                %838 = arith.divui %827, %c12 : index
                %839 = arith.muli %838, %c51 : index
                %840 = arith.remui %827, %c12 : index
                %841 = arith.divui %840, %c4 : index
                %842 = arith.muli %841, %c20 : index
                %843 = arith.muli %822, %c12 : index
                %844 = arith.addi %842, %843 : index
                %845 = arith.remui %840, %c4 : index
                %846 = arith.muli %845, %c5 : index
                %847 = arith.addi %844, %846 : index
                %848 = arith.addi %839, %847 : index
                %849 = arith.addi %837, %848 : index
                vector.store %834, %kv[%849] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %850 = arith.subi %818, %kvHeads : index
                %851 = arith.muli %850, %c50 : index
                %852 = arith.addi %823, %851 : index
                %853 = arith.addi %827, %c9 : index
                %854 = arith.divui %853, %c12 : index
                %855 = arith.muli %854, %c51 : index
                %856 = arith.addi %855, %c10 : index
                %857 = arith.remui %853, %c12 : index
                %858 = arith.divui %822, %c5 : index
                %859 = arith.remui %822, %c5 : index
                %860 = arith.muli %859, %c4 : index
                %861 = arith.addi %858, %860 : index
                %862 = arith.divui %861, %c4 : index
                %863 = arith.muli %862, %c20 : index
                %864 = arith.muli %857, %c12 : index
                %865 = arith.addi %863, %864 : index
                %866 = arith.remui %861, %c4 : index
                %867 = arith.muli %866, %c5 : index
                %868 = arith.addi %865, %867 : index
                %869 = arith.addi %856, %868 : index
                %870 = arith.addi %852, %869 : index
                %871 = vector.shuffle %834, %834 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %871, %kv[%870] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %872 = arith.addi %827, %c8 : index
                %873 = arith.divui %872, %c12 : index
                %874 = arith.muli %873, %c51 : index
                %875 = arith.addi %874, %c10 : index
                %876 = arith.remui %872, %c12 : index
                %877 = arith.divui %822, %c5 : index
                %878 = arith.remui %822, %c5 : index
                %879 = arith.muli %878, %c4 : index
                %880 = arith.addi %877, %879 : index
                %881 = arith.divui %880, %c4 : index
                %882 = arith.muli %881, %c20 : index
                %883 = arith.muli %876, %c12 : index
                %884 = arith.addi %882, %883 : index
                %885 = arith.remui %880, %c4 : index
                %886 = arith.muli %885, %c5 : index
                %887 = arith.addi %884, %886 : index
                %888 = arith.addi %875, %887 : index
                %889 = arith.addi %852, %888 : index
                %890 = vector.shuffle %834, %834 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %890, %kv[%889] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %891 = arith.addi %827, %c5 : index
                %892 = arith.divui %891, %c12 : index
                %893 = arith.muli %892, %c51 : index
                %894 = arith.addi %893, %c10 : index
                %895 = arith.remui %891, %c12 : index
                %896 = arith.divui %822, %c5 : index
                %897 = arith.remui %822, %c5 : index
                %898 = arith.muli %897, %c4 : index
                %899 = arith.addi %896, %898 : index
                %900 = arith.divui %899, %c4 : index
                %901 = arith.muli %900, %c20 : index
                %902 = arith.muli %895, %c12 : index
                %903 = arith.addi %901, %902 : index
                %904 = arith.remui %899, %c4 : index
                %905 = arith.muli %904, %c5 : index
                %906 = arith.addi %903, %905 : index
                %907 = arith.addi %894, %906 : index
                %908 = arith.addi %852, %907 : index
                %909 = vector.shuffle %834, %834 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %909, %kv[%908] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %910 = arith.addi %827, %c28 : index
                %911 = arith.divui %910, %c12 : index
                %912 = arith.muli %911, %c51 : index
                %913 = arith.addi %912, %c10 : index
                %914 = arith.remui %910, %c12 : index
                %915 = arith.divui %822, %c5 : index
                %916 = arith.remui %822, %c5 : index
                %917 = arith.muli %916, %c4 : index
                %918 = arith.addi %915, %917 : index
                %919 = arith.divui %918, %c4 : index
                %920 = arith.muli %919, %c20 : index
                %921 = arith.muli %914, %c12 : index
                %922 = arith.addi %920, %921 : index
                %923 = arith.remui %918, %c4 : index
                %924 = arith.muli %923, %c5 : index
                %925 = arith.addi %922, %924 : index
                %926 = arith.addi %913, %925 : index
                %927 = arith.addi %852, %926 : index
                %928 = vector.shuffle %834, %834 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %928, %kv[%927] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %929 = arith.cmpi eq, %codec, %c8 : index
          scf.if %929 {
            %930 = wave.lane
            %931 = arith.muli %930, %c19 : index
            scf.for %932 = %931 to %c35 step %c7 {
              %933 = arith.addi %817, %932 : index
              %934 = vector.load %18[%933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %935 = arith.mulf %934, %820 : vector<4xf32>
              %936 = wave.fp8_encode "e4m3" %935 : vector<4xf32> -> vector<4xi8>
              %937 = arith.cmpi slt, %818, %kvHeads : index
              scf.if %937 {
                %938 = arith.muli %818, %c10 : index
                %939 = arith.addi %823, %938 : index
                %940 = vector.shuffle %936, %936 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %941 = arith.divui %932, %c12 : index
                %942 = arith.muli %941, %c20 : index
                %943 = arith.remui %932, %c12 : index
                %944 = arith.muli %822, %c12 : index
                %945 = arith.divui %943, %c19 : index
                %946 = arith.muli %945, %c19 : index
                %947 = arith.remui %943, %c5 : index
                %948 = arith.muli %947, %c5 : index
                %949 = arith.addi %946, %948 : index
                %950 = arith.divui %943, %c5 : index
                %951 = arith.remui %950, %c5 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.addi %944, %952 : index
                %954 = arith.addi %942, %953 : index
                %955 = arith.addi %939, %954 : index
                vector.store %940, %kv[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %956 = arith.subi %818, %kvHeads : index
                %957 = arith.muli %956, %c10 : index
                %958 = arith.addi %823, %957 : index
                %959 = arith.addi %932, %c9 : index
                %960 = arith.divui %959, %c12 : index
                %961 = arith.muli %960, %c20 : index
                %962 = arith.addi %961, %c11 : index
                %963 = arith.remui %959, %c12 : index
                %964 = arith.divui %822, %c5 : index
                %965 = arith.remui %822, %c5 : index
                %966 = arith.muli %965, %c4 : index
                %967 = arith.addi %964, %966 : index
                %968 = arith.muli %963, %c12 : index
                %969 = arith.divui %967, %c19 : index
                %970 = arith.muli %969, %c19 : index
                %971 = arith.remui %967, %c5 : index
                %972 = arith.muli %971, %c5 : index
                %973 = arith.addi %970, %972 : index
                %974 = arith.divui %967, %c5 : index
                %975 = arith.remui %974, %c5 : index
                %976 = arith.addi %973, %975 : index
                %977 = arith.addi %968, %976 : index
                %978 = arith.addi %962, %977 : index
                %979 = arith.addi %958, %978 : index
                %980 = vector.shuffle %936, %936 [0] : vector<4xi8>, vector<4xi8>
                vector.store %980, %kv[%979] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %981 = arith.addi %932, %c8 : index
                %982 = arith.divui %981, %c12 : index
                %983 = arith.muli %982, %c20 : index
                %984 = arith.addi %983, %c11 : index
                %985 = arith.remui %981, %c12 : index
                %986 = arith.divui %822, %c5 : index
                %987 = arith.remui %822, %c5 : index
                %988 = arith.muli %987, %c4 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.muli %985, %c12 : index
                %991 = arith.divui %989, %c19 : index
                %992 = arith.muli %991, %c19 : index
                %993 = arith.remui %989, %c5 : index
                %994 = arith.muli %993, %c5 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.divui %989, %c5 : index
                %997 = arith.remui %996, %c5 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.addi %990, %998 : index
                %1000 = arith.addi %984, %999 : index
                %1001 = arith.addi %958, %1000 : index
                %1002 = vector.shuffle %936, %936 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1002, %kv[%1001] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1003 = arith.addi %932, %c5 : index
                %1004 = arith.divui %1003, %c12 : index
                %1005 = arith.muli %1004, %c20 : index
                %1006 = arith.addi %1005, %c11 : index
                %1007 = arith.remui %1003, %c12 : index
                %1008 = arith.divui %822, %c5 : index
                %1009 = arith.remui %822, %c5 : index
                %1010 = arith.muli %1009, %c4 : index
                %1011 = arith.addi %1008, %1010 : index
                %1012 = arith.muli %1007, %c12 : index
                %1013 = arith.divui %1011, %c19 : index
                %1014 = arith.muli %1013, %c19 : index
                %1015 = arith.remui %1011, %c5 : index
                %1016 = arith.muli %1015, %c5 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.divui %1011, %c5 : index
                %1019 = arith.remui %1018, %c5 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.addi %1012, %1020 : index
                %1022 = arith.addi %1006, %1021 : index
                %1023 = arith.addi %958, %1022 : index
                %1024 = vector.shuffle %936, %936 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1024, %kv[%1023] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1025 = arith.addi %932, %c28 : index
                %1026 = arith.divui %1025, %c12 : index
                %1027 = arith.muli %1026, %c20 : index
                %1028 = arith.addi %1027, %c11 : index
                %1029 = arith.remui %1025, %c12 : index
                %1030 = arith.divui %822, %c5 : index
                %1031 = arith.remui %822, %c5 : index
                %1032 = arith.muli %1031, %c4 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.muli %1029, %c12 : index
                %1035 = arith.divui %1033, %c19 : index
                %1036 = arith.muli %1035, %c19 : index
                %1037 = arith.remui %1033, %c5 : index
                %1038 = arith.muli %1037, %c5 : index
                %1039 = arith.addi %1036, %1038 : index
                %1040 = arith.divui %1033, %c5 : index
                %1041 = arith.remui %1040, %c5 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.addi %1034, %1042 : index
                %1044 = arith.addi %1028, %1043 : index
                %1045 = arith.addi %958, %1044 : index
                %1046 = vector.shuffle %936, %936 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1046, %kv[%1045] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1047 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1047 {
            %1048 = wave.lane
            %1049 = arith.muli %1048, %c19 : index
            scf.for %1050 = %1049 to %c35 step %c7 {
              %1051 = arith.addi %817, %1050 : index
              %1052 = vector.load %18[%1051] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1053 = arith.mulf %1052, %820 : vector<4xf32>
              %1054 = wave.fp8_encode "e5m2" %1053 : vector<4xf32> -> vector<4xi8>
              %1055 = arith.cmpi slt, %818, %kvHeads : index
              scf.if %1055 {
                %1056 = arith.muli %818, %c10 : index
                %1057 = arith.addi %823, %1056 : index
                %1058 = vector.shuffle %1054, %1054 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1059 = arith.divui %1050, %c12 : index
                %1060 = arith.muli %1059, %c20 : index
                %1061 = arith.remui %1050, %c12 : index
                %1062 = arith.muli %822, %c12 : index
                %1063 = arith.divui %1061, %c19 : index
                %1064 = arith.muli %1063, %c19 : index
                %1065 = arith.remui %1061, %c5 : index
                %1066 = arith.muli %1065, %c5 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.divui %1061, %c5 : index
                %1069 = arith.remui %1068, %c5 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.addi %1062, %1070 : index
                %1072 = arith.addi %1060, %1071 : index
                %1073 = arith.addi %1057, %1072 : index
                vector.store %1058, %kv[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1074 = arith.subi %818, %kvHeads : index
                %1075 = arith.muli %1074, %c10 : index
                %1076 = arith.addi %823, %1075 : index
                %1077 = arith.addi %1050, %c9 : index
                %1078 = arith.divui %1077, %c12 : index
                %1079 = arith.muli %1078, %c20 : index
                %1080 = arith.addi %1079, %c11 : index
                %1081 = arith.remui %1077, %c12 : index
                %1082 = arith.divui %822, %c5 : index
                %1083 = arith.remui %822, %c5 : index
                %1084 = arith.muli %1083, %c4 : index
                %1085 = arith.addi %1082, %1084 : index
                %1086 = arith.muli %1081, %c12 : index
                %1087 = arith.divui %1085, %c19 : index
                %1088 = arith.muli %1087, %c19 : index
                %1089 = arith.remui %1085, %c5 : index
                %1090 = arith.muli %1089, %c5 : index
                %1091 = arith.addi %1088, %1090 : index
                %1092 = arith.divui %1085, %c5 : index
                %1093 = arith.remui %1092, %c5 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.addi %1086, %1094 : index
                %1096 = arith.addi %1080, %1095 : index
                %1097 = arith.addi %1076, %1096 : index
                %1098 = vector.shuffle %1054, %1054 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1098, %kv[%1097] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1099 = arith.addi %1050, %c8 : index
                %1100 = arith.divui %1099, %c12 : index
                %1101 = arith.muli %1100, %c20 : index
                %1102 = arith.addi %1101, %c11 : index
                %1103 = arith.remui %1099, %c12 : index
                %1104 = arith.divui %822, %c5 : index
                %1105 = arith.remui %822, %c5 : index
                %1106 = arith.muli %1105, %c4 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.muli %1103, %c12 : index
                %1109 = arith.divui %1107, %c19 : index
                %1110 = arith.muli %1109, %c19 : index
                %1111 = arith.remui %1107, %c5 : index
                %1112 = arith.muli %1111, %c5 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.divui %1107, %c5 : index
                %1115 = arith.remui %1114, %c5 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.addi %1108, %1116 : index
                %1118 = arith.addi %1102, %1117 : index
                %1119 = arith.addi %1076, %1118 : index
                %1120 = vector.shuffle %1054, %1054 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1120, %kv[%1119] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1121 = arith.addi %1050, %c5 : index
                %1122 = arith.divui %1121, %c12 : index
                %1123 = arith.muli %1122, %c20 : index
                %1124 = arith.addi %1123, %c11 : index
                %1125 = arith.remui %1121, %c12 : index
                %1126 = arith.divui %822, %c5 : index
                %1127 = arith.remui %822, %c5 : index
                %1128 = arith.muli %1127, %c4 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.muli %1125, %c12 : index
                %1131 = arith.divui %1129, %c19 : index
                %1132 = arith.muli %1131, %c19 : index
                %1133 = arith.remui %1129, %c5 : index
                %1134 = arith.muli %1133, %c5 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.divui %1129, %c5 : index
                %1137 = arith.remui %1136, %c5 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.addi %1130, %1138 : index
                %1140 = arith.addi %1124, %1139 : index
                %1141 = arith.addi %1076, %1140 : index
                %1142 = vector.shuffle %1054, %1054 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1142, %kv[%1141] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1143 = arith.addi %1050, %c28 : index
                %1144 = arith.divui %1143, %c12 : index
                %1145 = arith.muli %1144, %c20 : index
                %1146 = arith.addi %1145, %c11 : index
                %1147 = arith.remui %1143, %c12 : index
                %1148 = arith.divui %822, %c5 : index
                %1149 = arith.remui %822, %c5 : index
                %1150 = arith.muli %1149, %c4 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.muli %1147, %c12 : index
                %1153 = arith.divui %1151, %c19 : index
                %1154 = arith.muli %1153, %c19 : index
                %1155 = arith.remui %1151, %c5 : index
                %1156 = arith.muli %1155, %c5 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.divui %1151, %c5 : index
                %1159 = arith.remui %1158, %c5 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.addi %1152, %1160 : index
                %1162 = arith.addi %1146, %1161 : index
                %1163 = arith.addi %1076, %1162 : index
                %1164 = vector.shuffle %1054, %1054 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1164, %kv[%1163] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1165 = arith.addi %451, %c44 : index
      %1166 = arith.addi %450, %1165 : index
      %1167 = arith.cmpi slt, %1166, %20 : index
      %1168 = arith.cmpi slt, %1165, %c12 : index
      %1169 = arith.andi %1167, %1168 : i1
      scf.if %1169 {
        %1170 = arith.addi %450, %1165 : index
        %1171 = arith.addi %slotsAt, %1170 : index
        %1172 = memref.load %step[%1171] : memref<?xi32>
        %1173 = arith.index_cast %1172 : i32 to index
        %1174 = arith.cmpi sge, %1173, %c9 : index
        scf.if %1174 {
          %1175 = arith.muli %1165, %c35 : index
          %1176 = arith.subi %0, %heads : index
          %1177 = memref.load %scales[%1176] : memref<?xf32>
          %1178 = vector.broadcast %1177 : f32 to vector<4xf32>
          %1179 = arith.divui %1173, %c12 : index
          %1180 = arith.remui %1173, %c12 : index
          %1181 = arith.muli %1179, %pageBytes : index
          %1182 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1182 {
            %1183 = wave.lane
            %1184 = arith.muli %1183, %c19 : index
            scf.for %1185 = %1184 to %c35 step %c7 {
              %1186 = arith.addi %1175, %1185 : index
              %1187 = vector.load %18[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = arith.mulf %1187, %1178 : vector<4xf32>
              %1189 = arith.minimumf %1188, %c48 : vector<4xf32>
              %1190 = arith.maximumf %1189, %c49 : vector<4xf32>
              %1191 = arith.truncf %1190 : vector<4xf32> to vector<4xf16>
              %1192 = vector.bitcast %1191 : vector<4xf16> to vector<8xi8>
              %1193 = arith.cmpi slt, %1176, %kvHeads : index
              scf.if %1193 {
                %1194 = arith.muli %1176, %c50 : index
                %1195 = arith.addi %1181, %1194 : index
                %1196 = arith.divui %1185, %c12 : index
                %1197 = arith.muli %1196, %c51 : index
                %1198 = arith.remui %1185, %c12 : index
                %1199 = arith.divui %1198, %c4 : index
                %1200 = arith.muli %1199, %c20 : index
                %1201 = arith.muli %1180, %c12 : index
                %1202 = arith.addi %1200, %1201 : index
                %1203 = arith.remui %1198, %c4 : index
                %1204 = arith.muli %1203, %c5 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.addi %1197, %1205 : index
                %1207 = arith.addi %1195, %1206 : index
                vector.store %1192, %kv[%1207] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1208 = arith.subi %1176, %kvHeads : index
                %1209 = arith.muli %1208, %c50 : index
                %1210 = arith.addi %1181, %1209 : index
                %1211 = arith.addi %1185, %c9 : index
                %1212 = arith.divui %1211, %c12 : index
                %1213 = arith.muli %1212, %c51 : index
                %1214 = arith.addi %1213, %c10 : index
                %1215 = arith.remui %1211, %c12 : index
                %1216 = arith.divui %1180, %c5 : index
                %1217 = arith.remui %1180, %c5 : index
                %1218 = arith.muli %1217, %c4 : index
                %1219 = arith.addi %1216, %1218 : index
                %1220 = arith.divui %1219, %c4 : index
                %1221 = arith.muli %1220, %c20 : index
                %1222 = arith.muli %1215, %c12 : index
                %1223 = arith.addi %1221, %1222 : index
                %1224 = arith.remui %1219, %c4 : index
                %1225 = arith.muli %1224, %c5 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.addi %1214, %1226 : index
                %1228 = arith.addi %1210, %1227 : index
                %1229 = vector.shuffle %1192, %1192 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1229, %kv[%1228] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1230 = arith.addi %1185, %c8 : index
                %1231 = arith.divui %1230, %c12 : index
                %1232 = arith.muli %1231, %c51 : index
                %1233 = arith.addi %1232, %c10 : index
                %1234 = arith.remui %1230, %c12 : index
                %1235 = arith.divui %1180, %c5 : index
                %1236 = arith.remui %1180, %c5 : index
                %1237 = arith.muli %1236, %c4 : index
                %1238 = arith.addi %1235, %1237 : index
                %1239 = arith.divui %1238, %c4 : index
                %1240 = arith.muli %1239, %c20 : index
                %1241 = arith.muli %1234, %c12 : index
                %1242 = arith.addi %1240, %1241 : index
                %1243 = arith.remui %1238, %c4 : index
                %1244 = arith.muli %1243, %c5 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.addi %1233, %1245 : index
                %1247 = arith.addi %1210, %1246 : index
                %1248 = vector.shuffle %1192, %1192 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1248, %kv[%1247] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1249 = arith.addi %1185, %c5 : index
                %1250 = arith.divui %1249, %c12 : index
                %1251 = arith.muli %1250, %c51 : index
                %1252 = arith.addi %1251, %c10 : index
                %1253 = arith.remui %1249, %c12 : index
                %1254 = arith.divui %1180, %c5 : index
                %1255 = arith.remui %1180, %c5 : index
                %1256 = arith.muli %1255, %c4 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.divui %1257, %c4 : index
                %1259 = arith.muli %1258, %c20 : index
                %1260 = arith.muli %1253, %c12 : index
                %1261 = arith.addi %1259, %1260 : index
                %1262 = arith.remui %1257, %c4 : index
                %1263 = arith.muli %1262, %c5 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.addi %1252, %1264 : index
                %1266 = arith.addi %1210, %1265 : index
                %1267 = vector.shuffle %1192, %1192 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1267, %kv[%1266] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1268 = arith.addi %1185, %c28 : index
                %1269 = arith.divui %1268, %c12 : index
                %1270 = arith.muli %1269, %c51 : index
                %1271 = arith.addi %1270, %c10 : index
                %1272 = arith.remui %1268, %c12 : index
                %1273 = arith.divui %1180, %c5 : index
                %1274 = arith.remui %1180, %c5 : index
                %1275 = arith.muli %1274, %c4 : index
                %1276 = arith.addi %1273, %1275 : index
                %1277 = arith.divui %1276, %c4 : index
                %1278 = arith.muli %1277, %c20 : index
                %1279 = arith.muli %1272, %c12 : index
                %1280 = arith.addi %1278, %1279 : index
                %1281 = arith.remui %1276, %c4 : index
                %1282 = arith.muli %1281, %c5 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.addi %1271, %1283 : index
                %1285 = arith.addi %1210, %1284 : index
                %1286 = vector.shuffle %1192, %1192 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1286, %kv[%1285] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1287 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1287 {
            %1288 = wave.lane
            %1289 = arith.muli %1288, %c19 : index
            scf.for %1290 = %1289 to %c35 step %c7 {
              %1291 = arith.addi %1175, %1290 : index
              %1292 = vector.load %18[%1291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1293 = arith.mulf %1292, %1178 : vector<4xf32>
              %1294 = wave.fp8_encode "e4m3" %1293 : vector<4xf32> -> vector<4xi8>
              %1295 = arith.cmpi slt, %1176, %kvHeads : index
              scf.if %1295 {
                %1296 = arith.muli %1176, %c10 : index
                %1297 = arith.addi %1181, %1296 : index
                %1298 = vector.shuffle %1294, %1294 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1299 = arith.divui %1290, %c12 : index
                %1300 = arith.muli %1299, %c20 : index
                %1301 = arith.remui %1290, %c12 : index
                %1302 = arith.muli %1180, %c12 : index
                %1303 = arith.divui %1301, %c19 : index
                %1304 = arith.muli %1303, %c19 : index
                %1305 = arith.remui %1301, %c5 : index
                %1306 = arith.muli %1305, %c5 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.divui %1301, %c5 : index
                %1309 = arith.remui %1308, %c5 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.addi %1302, %1310 : index
                %1312 = arith.addi %1300, %1311 : index
                %1313 = arith.addi %1297, %1312 : index
                vector.store %1298, %kv[%1313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1314 = arith.subi %1176, %kvHeads : index
                %1315 = arith.muli %1314, %c10 : index
                %1316 = arith.addi %1181, %1315 : index
                %1317 = arith.addi %1290, %c9 : index
                %1318 = arith.divui %1317, %c12 : index
                %1319 = arith.muli %1318, %c20 : index
                %1320 = arith.addi %1319, %c11 : index
                %1321 = arith.remui %1317, %c12 : index
                %1322 = arith.divui %1180, %c5 : index
                %1323 = arith.remui %1180, %c5 : index
                %1324 = arith.muli %1323, %c4 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.muli %1321, %c12 : index
                %1327 = arith.divui %1325, %c19 : index
                %1328 = arith.muli %1327, %c19 : index
                %1329 = arith.remui %1325, %c5 : index
                %1330 = arith.muli %1329, %c5 : index
                %1331 = arith.addi %1328, %1330 : index
                %1332 = arith.divui %1325, %c5 : index
                %1333 = arith.remui %1332, %c5 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.addi %1326, %1334 : index
                %1336 = arith.addi %1320, %1335 : index
                %1337 = arith.addi %1316, %1336 : index
                %1338 = vector.shuffle %1294, %1294 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1338, %kv[%1337] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1339 = arith.addi %1290, %c8 : index
                %1340 = arith.divui %1339, %c12 : index
                %1341 = arith.muli %1340, %c20 : index
                %1342 = arith.addi %1341, %c11 : index
                %1343 = arith.remui %1339, %c12 : index
                %1344 = arith.divui %1180, %c5 : index
                %1345 = arith.remui %1180, %c5 : index
                %1346 = arith.muli %1345, %c4 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.muli %1343, %c12 : index
                %1349 = arith.divui %1347, %c19 : index
                %1350 = arith.muli %1349, %c19 : index
                %1351 = arith.remui %1347, %c5 : index
                %1352 = arith.muli %1351, %c5 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.divui %1347, %c5 : index
                %1355 = arith.remui %1354, %c5 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.addi %1348, %1356 : index
                %1358 = arith.addi %1342, %1357 : index
                %1359 = arith.addi %1316, %1358 : index
                %1360 = vector.shuffle %1294, %1294 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1360, %kv[%1359] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1361 = arith.addi %1290, %c5 : index
                %1362 = arith.divui %1361, %c12 : index
                %1363 = arith.muli %1362, %c20 : index
                %1364 = arith.addi %1363, %c11 : index
                %1365 = arith.remui %1361, %c12 : index
                %1366 = arith.divui %1180, %c5 : index
                %1367 = arith.remui %1180, %c5 : index
                %1368 = arith.muli %1367, %c4 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.muli %1365, %c12 : index
                %1371 = arith.divui %1369, %c19 : index
                %1372 = arith.muli %1371, %c19 : index
                %1373 = arith.remui %1369, %c5 : index
                %1374 = arith.muli %1373, %c5 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.divui %1369, %c5 : index
                %1377 = arith.remui %1376, %c5 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.addi %1370, %1378 : index
                %1380 = arith.addi %1364, %1379 : index
                %1381 = arith.addi %1316, %1380 : index
                %1382 = vector.shuffle %1294, %1294 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1382, %kv[%1381] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1383 = arith.addi %1290, %c28 : index
                %1384 = arith.divui %1383, %c12 : index
                %1385 = arith.muli %1384, %c20 : index
                %1386 = arith.addi %1385, %c11 : index
                %1387 = arith.remui %1383, %c12 : index
                %1388 = arith.divui %1180, %c5 : index
                %1389 = arith.remui %1180, %c5 : index
                %1390 = arith.muli %1389, %c4 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.muli %1387, %c12 : index
                %1393 = arith.divui %1391, %c19 : index
                %1394 = arith.muli %1393, %c19 : index
                %1395 = arith.remui %1391, %c5 : index
                %1396 = arith.muli %1395, %c5 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.divui %1391, %c5 : index
                %1399 = arith.remui %1398, %c5 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.addi %1392, %1400 : index
                %1402 = arith.addi %1386, %1401 : index
                %1403 = arith.addi %1316, %1402 : index
                %1404 = vector.shuffle %1294, %1294 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1404, %kv[%1403] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1405 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1405 {
            %1406 = wave.lane
            %1407 = arith.muli %1406, %c19 : index
            scf.for %1408 = %1407 to %c35 step %c7 {
              %1409 = arith.addi %1175, %1408 : index
              %1410 = vector.load %18[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = arith.mulf %1410, %1178 : vector<4xf32>
              %1412 = wave.fp8_encode "e5m2" %1411 : vector<4xf32> -> vector<4xi8>
              %1413 = arith.cmpi slt, %1176, %kvHeads : index
              scf.if %1413 {
                %1414 = arith.muli %1176, %c10 : index
                %1415 = arith.addi %1181, %1414 : index
                %1416 = vector.shuffle %1412, %1412 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1417 = arith.divui %1408, %c12 : index
                %1418 = arith.muli %1417, %c20 : index
                %1419 = arith.remui %1408, %c12 : index
                %1420 = arith.muli %1180, %c12 : index
                %1421 = arith.divui %1419, %c19 : index
                %1422 = arith.muli %1421, %c19 : index
                %1423 = arith.remui %1419, %c5 : index
                %1424 = arith.muli %1423, %c5 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.divui %1419, %c5 : index
                %1427 = arith.remui %1426, %c5 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.addi %1420, %1428 : index
                %1430 = arith.addi %1418, %1429 : index
                %1431 = arith.addi %1415, %1430 : index
                vector.store %1416, %kv[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1432 = arith.subi %1176, %kvHeads : index
                %1433 = arith.muli %1432, %c10 : index
                %1434 = arith.addi %1181, %1433 : index
                %1435 = arith.addi %1408, %c9 : index
                %1436 = arith.divui %1435, %c12 : index
                %1437 = arith.muli %1436, %c20 : index
                %1438 = arith.addi %1437, %c11 : index
                %1439 = arith.remui %1435, %c12 : index
                %1440 = arith.divui %1180, %c5 : index
                %1441 = arith.remui %1180, %c5 : index
                %1442 = arith.muli %1441, %c4 : index
                %1443 = arith.addi %1440, %1442 : index
                %1444 = arith.muli %1439, %c12 : index
                %1445 = arith.divui %1443, %c19 : index
                %1446 = arith.muli %1445, %c19 : index
                %1447 = arith.remui %1443, %c5 : index
                %1448 = arith.muli %1447, %c5 : index
                %1449 = arith.addi %1446, %1448 : index
                %1450 = arith.divui %1443, %c5 : index
                %1451 = arith.remui %1450, %c5 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.addi %1444, %1452 : index
                %1454 = arith.addi %1438, %1453 : index
                %1455 = arith.addi %1434, %1454 : index
                %1456 = vector.shuffle %1412, %1412 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1456, %kv[%1455] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1457 = arith.addi %1408, %c8 : index
                %1458 = arith.divui %1457, %c12 : index
                %1459 = arith.muli %1458, %c20 : index
                %1460 = arith.addi %1459, %c11 : index
                %1461 = arith.remui %1457, %c12 : index
                %1462 = arith.divui %1180, %c5 : index
                %1463 = arith.remui %1180, %c5 : index
                %1464 = arith.muli %1463, %c4 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.muli %1461, %c12 : index
                %1467 = arith.divui %1465, %c19 : index
                %1468 = arith.muli %1467, %c19 : index
                %1469 = arith.remui %1465, %c5 : index
                %1470 = arith.muli %1469, %c5 : index
                %1471 = arith.addi %1468, %1470 : index
                %1472 = arith.divui %1465, %c5 : index
                %1473 = arith.remui %1472, %c5 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.addi %1466, %1474 : index
                %1476 = arith.addi %1460, %1475 : index
                %1477 = arith.addi %1434, %1476 : index
                %1478 = vector.shuffle %1412, %1412 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1478, %kv[%1477] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1479 = arith.addi %1408, %c5 : index
                %1480 = arith.divui %1479, %c12 : index
                %1481 = arith.muli %1480, %c20 : index
                %1482 = arith.addi %1481, %c11 : index
                %1483 = arith.remui %1479, %c12 : index
                %1484 = arith.divui %1180, %c5 : index
                %1485 = arith.remui %1180, %c5 : index
                %1486 = arith.muli %1485, %c4 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.muli %1483, %c12 : index
                %1489 = arith.divui %1487, %c19 : index
                %1490 = arith.muli %1489, %c19 : index
                %1491 = arith.remui %1487, %c5 : index
                %1492 = arith.muli %1491, %c5 : index
                %1493 = arith.addi %1490, %1492 : index
                %1494 = arith.divui %1487, %c5 : index
                %1495 = arith.remui %1494, %c5 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.addi %1488, %1496 : index
                %1498 = arith.addi %1482, %1497 : index
                %1499 = arith.addi %1434, %1498 : index
                %1500 = vector.shuffle %1412, %1412 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1500, %kv[%1499] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1501 = arith.addi %1408, %c28 : index
                %1502 = arith.divui %1501, %c12 : index
                %1503 = arith.muli %1502, %c20 : index
                %1504 = arith.addi %1503, %c11 : index
                %1505 = arith.remui %1501, %c12 : index
                %1506 = arith.divui %1180, %c5 : index
                %1507 = arith.remui %1180, %c5 : index
                %1508 = arith.muli %1507, %c4 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.muli %1505, %c12 : index
                %1511 = arith.divui %1509, %c19 : index
                %1512 = arith.muli %1511, %c19 : index
                %1513 = arith.remui %1509, %c5 : index
                %1514 = arith.muli %1513, %c5 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.divui %1509, %c5 : index
                %1517 = arith.remui %1516, %c5 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.addi %1510, %1518 : index
                %1520 = arith.addi %1504, %1519 : index
                %1521 = arith.addi %1434, %1520 : index
                %1522 = vector.shuffle %1412, %1412 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1522, %kv[%1521] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
