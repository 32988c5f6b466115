// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=256, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d256_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c37 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c46 = arith.constant 16384 : index
  %c47 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c2 : index
  %6 = arith.muli %inputFeatures, %c4 : index
  %7 = arith.addi %6, %c5 : index
  %8 = arith.divui %7, %c6 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c6 : index
  %12 = arith.muli %0, %c7 : index
  %13 = arith.muli %3, %c4 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c8 : index
  %16 = arith.muli %15, %11 : index
  %17 = arith.addi %14, %c9 : index
  %18 = arith.muli %17, %11 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = wave.scratch %c11 : memref<?xf32>
  %21 = memref.load %step[%c8] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.muli %1, %c7 : index
  %24 = arith.cmpi slt, %23, %22 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c7 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %23, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c7 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c8, %c7 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c4 : index
    %35 = arith.remui %c8, %c7 : index
    %36 = arith.divui %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c2 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c2 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c8, %c2 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.divui %inputFeatures, %c14 : index
    %46 = arith.muli %4, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c4 : index
    %53 = arith.muli %52, %c4 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c4 iter_args(%58 = %c13, %59 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c8 : index
      %63 = arith.remui %61, %c7 : index
      %64 = arith.addi %16, %c6 : index
      %65 = arith.muli %62, %c17 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %63, %c18 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = vector.extract %70[0] : f16 from vector<2xf16>
      %72 = vector.broadcast %71 : f16 to vector<16xf16>
      %73 = vector.extract %70[1] : f16 from vector<2xf16>
      %74 = vector.broadcast %73 : f16 to vector<16xf16>
      %75 = arith.addi %16, %c6 : index
      %76 = arith.muli %inputFeatures, %c4 : index
      %77 = arith.addi %76, %c5 : index
      %78 = arith.divui %77, %c6 : index
      %79 = arith.muli %78, %c6 : index
      %80 = arith.addi %75, %79 : index
      %81 = arith.muli %62, %c19 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.muli %63, %c7 : index
      %84 = arith.addi %82, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<4xi32>
      %87 = arith.shrui %86, %c20 : vector<4xi32>
      %88 = arith.andi %87, %c21 : vector<4xi32>
      %89 = arith.ori %88, %c22 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %86, %c23 : vector<4xi32>
      %92 = arith.andi %91, %c21 : vector<4xi32>
      %93 = arith.ori %92, %c22 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %86, %c24 : vector<4xi32>
      %96 = arith.andi %95, %c21 : vector<4xi32>
      %97 = arith.ori %96, %c22 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %86, %c25 : vector<4xi32>
      %100 = arith.andi %99, %c21 : vector<4xi32>
      %101 = arith.ori %100, %c22 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = vector.shuffle %103, %104 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %106 = arith.subf %105, %c26 : vector<32xf16>
      %107 = vector.shuffle %106, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %108 = vector.shuffle %106, %106 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %109 = math.fma %107, %72, %74 : vector<16xf16>
      %110 = math.fma %108, %72, %74 : vector<16xf16>
      %111 = arith.addi %57, %c9 : index
      %112 = arith.remui %61, %c7 : index
      %113 = arith.addi %16, %c6 : index
      %114 = arith.muli %111, %c17 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %112, %c18 : index
      %117 = arith.addi %115, %116 : index
      %118 = vector.load %w[%117] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %119 = vector.bitcast %118 : vector<4xi8> to vector<2xf16>
      %120 = vector.extract %119[0] : f16 from vector<2xf16>
      %121 = vector.broadcast %120 : f16 to vector<16xf16>
      %122 = vector.extract %119[1] : f16 from vector<2xf16>
      %123 = vector.broadcast %122 : f16 to vector<16xf16>
      %124 = arith.addi %16, %c6 : index
      %125 = arith.muli %inputFeatures, %c4 : index
      %126 = arith.addi %125, %c5 : index
      %127 = arith.divui %126, %c6 : index
      %128 = arith.muli %127, %c6 : index
      %129 = arith.addi %124, %128 : index
      %130 = arith.muli %111, %c19 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.muli %112, %c7 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<4xi32>
      %136 = arith.shrui %135, %c20 : vector<4xi32>
      %137 = arith.andi %136, %c21 : vector<4xi32>
      %138 = arith.ori %137, %c22 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %135, %c23 : vector<4xi32>
      %141 = arith.andi %140, %c21 : vector<4xi32>
      %142 = arith.ori %141, %c22 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = arith.shrui %135, %c24 : vector<4xi32>
      %145 = arith.andi %144, %c21 : vector<4xi32>
      %146 = arith.ori %145, %c22 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = arith.shrui %135, %c25 : vector<4xi32>
      %149 = arith.andi %148, %c21 : vector<4xi32>
      %150 = arith.ori %149, %c22 : vector<4xi32>
      %151 = vector.bitcast %150 : vector<4xi32> to vector<8xf16>
      %152 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = vector.shuffle %147, %151 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = vector.shuffle %152, %153 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %155 = arith.subf %154, %c26 : vector<32xf16>
      %156 = vector.shuffle %155, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %157 = vector.shuffle %155, %155 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %158 = math.fma %156, %121, %123 : vector<16xf16>
      %159 = math.fma %157, %121, %123 : vector<16xf16>
      %160 = arith.addi %57, %c8 : index
      %161 = arith.remui %61, %c7 : index
      %162 = arith.addi %18, %c6 : index
      %163 = arith.muli %160, %c17 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %161, %c18 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %168 = vector.bitcast %167 : vector<4xi8> to vector<2xf16>
      %169 = vector.extract %168[0] : f16 from vector<2xf16>
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = vector.extract %168[1] : f16 from vector<2xf16>
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %18, %c6 : index
      %174 = arith.muli %inputFeatures, %c4 : index
      %175 = arith.addi %174, %c5 : index
      %176 = arith.divui %175, %c6 : index
      %177 = arith.muli %176, %c6 : index
      %178 = arith.addi %173, %177 : index
      %179 = arith.muli %160, %c19 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %161, %c7 : index
      %182 = arith.addi %180, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<4xi32>
      %185 = arith.shrui %184, %c20 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.ori %186, %c22 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %184, %c23 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %184, %c24 : vector<4xi32>
      %194 = arith.andi %193, %c21 : vector<4xi32>
      %195 = arith.ori %194, %c22 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %184, %c25 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.ori %198, %c22 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %201, %202 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %204 = arith.subf %203, %c26 : vector<32xf16>
      %205 = vector.shuffle %204, %204 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %206 = vector.shuffle %204, %204 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %207 = math.fma %205, %170, %172 : vector<16xf16>
      %208 = math.fma %206, %170, %172 : vector<16xf16>
      %209 = arith.addi %57, %c9 : index
      %210 = arith.remui %61, %c7 : index
      %211 = arith.addi %18, %c6 : index
      %212 = arith.muli %209, %c17 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %210, %c18 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %217 = vector.bitcast %216 : vector<4xi8> to vector<2xf16>
      %218 = vector.extract %217[0] : f16 from vector<2xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = vector.extract %217[1] : f16 from vector<2xf16>
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = arith.addi %18, %c6 : index
      %223 = arith.muli %inputFeatures, %c4 : index
      %224 = arith.addi %223, %c5 : index
      %225 = arith.divui %224, %c6 : index
      %226 = arith.muli %225, %c6 : index
      %227 = arith.addi %222, %226 : index
      %228 = arith.muli %209, %c19 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.muli %210, %c7 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.shrui %233, %c20 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %233, %c23 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %233, %c24 : vector<4xi32>
      %243 = arith.andi %242, %c21 : vector<4xi32>
      %244 = arith.ori %243, %c22 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %233, %c25 : vector<4xi32>
      %247 = arith.andi %246, %c21 : vector<4xi32>
      %248 = arith.ori %247, %c22 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = vector.shuffle %250, %251 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %253 = arith.subf %252, %c26 : vector<32xf16>
      %254 = vector.shuffle %253, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %255 = vector.shuffle %253, %253 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %256 = math.fma %254, %219, %221 : vector<16xf16>
      %257 = math.fma %255, %219, %221 : vector<16xf16>
      %258 = arith.muli %57, %c4 : index
      %259 = arith.addi %258, %c8 : index
      %260 = arith.muli %tileRows, %c7 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %44, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c2 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %109, %58 : vector<16xf16>, vector<8xf32>
      %269 = wave.mma %267, %207, %59 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %57, %c4 : index
      %271 = arith.addi %270, %c9 : index
      %272 = arith.muli %tileRows, %c7 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %44, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c2 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %110, %268 : vector<16xf16>, vector<8xf32>
      %281 = wave.mma %279, %208, %269 : vector<16xf16>, vector<8xf32>
      %282 = arith.muli %57, %c4 : index
      %283 = arith.addi %282, %c4 : index
      %284 = arith.muli %tileRows, %c7 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %44, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c2 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %158, %280 : vector<16xf16>, vector<8xf32>
      %293 = wave.mma %291, %256, %281 : vector<16xf16>, vector<8xf32>
      %294 = arith.muli %57, %c4 : index
      %295 = arith.addi %294, %c27 : index
      %296 = arith.muli %tileRows, %c7 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.addi %44, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.muli %tileRows, %c2 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %299, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %159, %292 : vector<16xf16>, vector<8xf32>
      %305 = wave.mma %303, %257, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %304, %305 : vector<8xf32>, vector<8xf32>
    }
    %306 = arith.select %50, %56, %49 : index
    %310:2 = scf.for %307 = %56 to %306 step %c9 iter_args(%308 = %60#0, %309 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %311 = wave.lane
      %312 = arith.addi %307, %c8 : index
      %313 = arith.remui %311, %c7 : index
      %314 = arith.addi %16, %c6 : index
      %315 = arith.muli %312, %c17 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %313, %c18 : index
      %318 = arith.addi %316, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<2xf16>
      %321 = vector.extract %320[0] : f16 from vector<2xf16>
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = vector.extract %320[1] : f16 from vector<2xf16>
      %324 = vector.broadcast %323 : f16 to vector<16xf16>
      %325 = arith.addi %16, %c6 : index
      %326 = arith.muli %inputFeatures, %c4 : index
      %327 = arith.addi %326, %c5 : index
      %328 = arith.divui %327, %c6 : index
      %329 = arith.muli %328, %c6 : index
      %330 = arith.addi %325, %329 : index
      %331 = arith.muli %312, %c19 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.muli %313, %c7 : index
      %334 = arith.addi %332, %333 : index
      %335 = vector.load %w[%334] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %336 = vector.bitcast %335 : vector<16xi8> to vector<4xi32>
      %337 = arith.shrui %336, %c20 : vector<4xi32>
      %338 = arith.andi %337, %c21 : vector<4xi32>
      %339 = arith.ori %338, %c22 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %336, %c23 : vector<4xi32>
      %342 = arith.andi %341, %c21 : vector<4xi32>
      %343 = arith.ori %342, %c22 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %336, %c24 : vector<4xi32>
      %346 = arith.andi %345, %c21 : vector<4xi32>
      %347 = arith.ori %346, %c22 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %336, %c25 : vector<4xi32>
      %350 = arith.andi %349, %c21 : vector<4xi32>
      %351 = arith.ori %350, %c22 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = vector.shuffle %348, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = vector.shuffle %353, %354 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %356 = arith.subf %355, %c26 : vector<32xf16>
      %357 = vector.shuffle %356, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %358 = vector.shuffle %356, %356 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %359 = math.fma %357, %322, %324 : vector<16xf16>
      %360 = math.fma %358, %322, %324 : vector<16xf16>
      %361 = arith.addi %307, %c8 : index
      %362 = arith.remui %311, %c7 : index
      %363 = arith.addi %18, %c6 : index
      %364 = arith.muli %361, %c17 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %362, %c18 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %369 = vector.bitcast %368 : vector<4xi8> to vector<2xf16>
      %370 = vector.extract %369[0] : f16 from vector<2xf16>
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = vector.extract %369[1] : f16 from vector<2xf16>
      %373 = vector.broadcast %372 : f16 to vector<16xf16>
      %374 = arith.addi %18, %c6 : index
      %375 = arith.muli %inputFeatures, %c4 : index
      %376 = arith.addi %375, %c5 : index
      %377 = arith.divui %376, %c6 : index
      %378 = arith.muli %377, %c6 : index
      %379 = arith.addi %374, %378 : index
      %380 = arith.muli %361, %c19 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.muli %362, %c7 : index
      %383 = arith.addi %381, %382 : index
      %384 = vector.load %w[%383] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %385 = vector.bitcast %384 : vector<16xi8> to vector<4xi32>
      %386 = arith.shrui %385, %c20 : vector<4xi32>
      %387 = arith.andi %386, %c21 : vector<4xi32>
      %388 = arith.ori %387, %c22 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %385, %c23 : vector<4xi32>
      %391 = arith.andi %390, %c21 : vector<4xi32>
      %392 = arith.ori %391, %c22 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = arith.shrui %385, %c24 : vector<4xi32>
      %395 = arith.andi %394, %c21 : vector<4xi32>
      %396 = arith.ori %395, %c22 : vector<4xi32>
      %397 = vector.bitcast %396 : vector<4xi32> to vector<8xf16>
      %398 = arith.shrui %385, %c25 : vector<4xi32>
      %399 = arith.andi %398, %c21 : vector<4xi32>
      %400 = arith.ori %399, %c22 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = vector.shuffle %389, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = vector.shuffle %397, %401 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = vector.shuffle %402, %403 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %405 = arith.subf %404, %c26 : vector<32xf16>
      %406 = vector.shuffle %405, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %407 = vector.shuffle %405, %405 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %408 = math.fma %406, %371, %373 : vector<16xf16>
      %409 = math.fma %407, %371, %373 : vector<16xf16>
      %410 = arith.muli %307, %c4 : index
      %411 = arith.addi %410, %c8 : index
      %412 = arith.muli %tileRows, %c7 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %44, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c2 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %359, %308 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %408, %309 : vector<16xf16>, vector<8xf32>
      %422 = arith.muli %307, %c4 : index
      %423 = arith.addi %422, %c9 : index
      %424 = arith.muli %tileRows, %c7 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.addi %44, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = arith.muli %tileRows, %c2 : index
      %429 = arith.addi %426, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = wave.mma %431, %360, %420 : vector<16xf16>, vector<8xf32>
      %433 = wave.mma %431, %409, %421 : vector<16xf16>, vector<8xf32>
      scf.yield %432, %433 : vector<8xf32>, vector<8xf32>
    }
    %434 = arith.addi %23, %c8 : index
    %435 = wave.lane
    %436 = arith.muli %3, %c4 : index
    %437 = arith.muli %436, %c19 : index
    %438 = arith.addi %437, %435 : index
    %439 = arith.muli %4, %c11 : index
    %440 = arith.addi %439, %438 : index
    %441 = arith.addi %440, %c8 : index
    %442 = arith.addi %441, %c8 : index
    %443 = vector.extract %310#0[0] : f32 from vector<8xf32>
    memref.store %443, %19[%442] : memref<?xf32>
    %444 = arith.muli %4, %c11 : index
    %445 = arith.addi %444, %438 : index
    %446 = arith.addi %445, %c8 : index
    %447 = arith.addi %446, %c14 : index
    %448 = vector.extract %310#0[1] : f32 from vector<8xf32>
    memref.store %448, %19[%447] : memref<?xf32>
    %449 = arith.muli %4, %c11 : index
    %450 = arith.addi %449, %438 : index
    %451 = arith.addi %450, %c8 : index
    %452 = arith.addi %451, %c17 : index
    %453 = vector.extract %310#0[2] : f32 from vector<8xf32>
    memref.store %453, %19[%452] : memref<?xf32>
    %454 = arith.muli %4, %c11 : index
    %455 = arith.addi %454, %438 : index
    %456 = arith.addi %455, %c8 : index
    %457 = arith.addi %456, %c28 : index
    %458 = vector.extract %310#0[3] : f32 from vector<8xf32>
    memref.store %458, %19[%457] : memref<?xf32>
    %459 = arith.muli %4, %c11 : index
    %460 = arith.addi %459, %438 : index
    %461 = arith.addi %460, %c8 : index
    %462 = arith.addi %461, %c6 : index
    %463 = vector.extract %310#0[4] : f32 from vector<8xf32>
    memref.store %463, %19[%462] : memref<?xf32>
    %464 = arith.muli %4, %c11 : index
    %465 = arith.addi %464, %438 : index
    %466 = arith.addi %465, %c8 : index
    %467 = arith.addi %466, %c29 : index
    %468 = vector.extract %310#0[5] : f32 from vector<8xf32>
    memref.store %468, %19[%467] : memref<?xf32>
    %469 = arith.muli %4, %c11 : index
    %470 = arith.addi %469, %438 : index
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %471, %c30 : index
    %473 = vector.extract %310#0[6] : f32 from vector<8xf32>
    memref.store %473, %19[%472] : memref<?xf32>
    %474 = arith.muli %4, %c11 : index
    %475 = arith.addi %474, %438 : index
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %476, %c31 : index
    %478 = vector.extract %310#0[7] : f32 from vector<8xf32>
    memref.store %478, %19[%477] : memref<?xf32>
    %479 = arith.muli %4, %c11 : index
    %480 = arith.addi %479, %438 : index
    %481 = arith.addi %480, %c19 : index
    %482 = arith.addi %481, %c8 : index
    %483 = vector.extract %310#1[0] : f32 from vector<8xf32>
    memref.store %483, %19[%482] : memref<?xf32>
    %484 = arith.muli %4, %c11 : index
    %485 = arith.addi %484, %438 : index
    %486 = arith.addi %485, %c19 : index
    %487 = arith.addi %486, %c14 : index
    %488 = vector.extract %310#1[1] : f32 from vector<8xf32>
    memref.store %488, %19[%487] : memref<?xf32>
    %489 = arith.muli %4, %c11 : index
    %490 = arith.addi %489, %438 : index
    %491 = arith.addi %490, %c19 : index
    %492 = arith.addi %491, %c17 : index
    %493 = vector.extract %310#1[2] : f32 from vector<8xf32>
    memref.store %493, %19[%492] : memref<?xf32>
    %494 = arith.muli %4, %c11 : index
    %495 = arith.addi %494, %438 : index
    %496 = arith.addi %495, %c19 : index
    %497 = arith.addi %496, %c28 : index
    %498 = vector.extract %310#1[3] : f32 from vector<8xf32>
    memref.store %498, %19[%497] : memref<?xf32>
    %499 = arith.muli %4, %c11 : index
    %500 = arith.addi %499, %438 : index
    %501 = arith.addi %500, %c19 : index
    %502 = arith.addi %501, %c6 : index
    %503 = vector.extract %310#1[4] : f32 from vector<8xf32>
    memref.store %503, %19[%502] : memref<?xf32>
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %438 : index
    %506 = arith.addi %505, %c19 : index
    %507 = arith.addi %506, %c29 : index
    %508 = vector.extract %310#1[5] : f32 from vector<8xf32>
    memref.store %508, %19[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %438 : index
    %511 = arith.addi %510, %c19 : index
    %512 = arith.addi %511, %c30 : index
    %513 = vector.extract %310#1[6] : f32 from vector<8xf32>
    memref.store %513, %19[%512] : memref<?xf32>
    %514 = arith.muli %4, %c11 : index
    %515 = arith.addi %514, %438 : index
    %516 = arith.addi %515, %c19 : index
    %517 = arith.addi %516, %c31 : index
    %518 = vector.extract %310#1[7] : f32 from vector<8xf32>
    memref.store %518, %19[%517] : memref<?xf32>
    wave.barrier
    %519 = arith.muli %4, %c18 : index
    %520 = arith.addi %519, %c8 : index
    %521 = arith.muli %520, %c4 : index
    %522 = arith.divui %435, %c7 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.addi %434, %523 : index
    %525 = arith.cmpi slt, %524, %22 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c9 : index
      %527 = arith.muli %524, %c4 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %operandScale : f32
      %530 = arith.select %526, %529, %operandScale : f32
      %531 = arith.addi %438, %c8 : index
      %532 = arith.muli %520, %c14 : index
      %533 = arith.addi %531, %532 : index
      %534 = memref.load %19[%533] : memref<?xf32>
      %535 = arith.addi %533, %c11 : index
      %536 = memref.load %19[%535] : memref<?xf32>
      %537 = arith.addf %534, %536 : f32
      %538 = arith.remui %435, %c7 : index
      %539 = arith.muli %538, %c18 : index
      %540 = arith.addi %16, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %530 : f32
      %545 = arith.mulf %537, %544 : f32
      %546 = arith.muli %3, %c4 : index
      %547 = arith.addi %546, %c8 : index
      %548 = arith.muli %547, %c7 : index
      %549 = arith.remui %435, %c7 : index
      %550 = arith.addi %548, %549 : index
      %551 = arith.muli %523, %c19 : index
      %552 = arith.addi %551, %550 : index
      memref.store %545, %20[%552] : memref<?xf32>
      %553 = arith.addi %438, %c19 : index
      %554 = arith.muli %520, %c14 : index
      %555 = arith.addi %553, %554 : index
      %556 = memref.load %19[%555] : memref<?xf32>
      %557 = arith.addi %555, %c11 : index
      %558 = memref.load %19[%557] : memref<?xf32>
      %559 = arith.addf %556, %558 : f32
      %560 = arith.remui %435, %c7 : index
      %561 = arith.muli %560, %c18 : index
      %562 = arith.addi %18, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %530 : f32
      %567 = arith.mulf %559, %566 : f32
      %568 = arith.muli %3, %c4 : index
      %569 = arith.addi %568, %c9 : index
      %570 = arith.muli %569, %c7 : index
      %571 = arith.remui %435, %c7 : index
      %572 = arith.addi %570, %571 : index
      %573 = arith.muli %523, %c19 : index
      %574 = arith.addi %573, %572 : index
      memref.store %567, %20[%574] : memref<?xf32>
    }
    %575 = arith.muli %4, %c18 : index
    %576 = arith.addi %575, %c9 : index
    %577 = arith.muli %576, %c4 : index
    %578 = arith.divui %435, %c7 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.addi %434, %579 : index
    %581 = arith.cmpi slt, %580, %22 : index
    scf.if %581 {
      %582 = arith.cmpi eq, %hasFactors, %c9 : index
      %583 = arith.muli %580, %c4 : index
      %584 = memref.load %factors[%583] : memref<?xf32>
      %585 = arith.mulf %584, %operandScale : f32
      %586 = arith.select %582, %585, %operandScale : f32
      %587 = arith.addi %438, %c8 : index
      %588 = arith.muli %576, %c14 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %19[%589] : memref<?xf32>
      %591 = arith.addi %589, %c11 : index
      %592 = memref.load %19[%591] : memref<?xf32>
      %593 = arith.addf %590, %592 : f32
      %594 = arith.remui %435, %c7 : index
      %595 = arith.muli %594, %c18 : index
      %596 = arith.addi %16, %595 : index
      %597 = vector.load %w[%596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %598 = vector.bitcast %597 : vector<4xi8> to vector<1xf32>
      %599 = vector.extract %598[0] : f32 from vector<1xf32>
      %600 = arith.mulf %599, %586 : f32
      %601 = arith.mulf %593, %600 : f32
      %602 = arith.muli %3, %c4 : index
      %603 = arith.addi %602, %c8 : index
      %604 = arith.muli %603, %c7 : index
      %605 = arith.remui %435, %c7 : index
      %606 = arith.addi %604, %605 : index
      %607 = arith.muli %579, %c19 : index
      %608 = arith.addi %607, %606 : index
      memref.store %601, %20[%608] : memref<?xf32>
      %609 = arith.addi %438, %c19 : index
      %610 = arith.muli %576, %c14 : index
      %611 = arith.addi %609, %610 : index
      %612 = memref.load %19[%611] : memref<?xf32>
      %613 = arith.addi %611, %c11 : index
      %614 = memref.load %19[%613] : memref<?xf32>
      %615 = arith.addf %612, %614 : f32
      %616 = arith.remui %435, %c7 : index
      %617 = arith.muli %616, %c18 : index
      %618 = arith.addi %18, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %586 : f32
      %623 = arith.mulf %615, %622 : f32
      %624 = arith.muli %3, %c4 : index
      %625 = arith.addi %624, %c9 : index
      %626 = arith.muli %625, %c7 : index
      %627 = arith.remui %435, %c7 : index
      %628 = arith.addi %626, %627 : index
      %629 = arith.muli %579, %c19 : index
      %630 = arith.addi %629, %628 : index
      memref.store %623, %20[%630] : memref<?xf32>
    }
    %631 = arith.muli %4, %c18 : index
    %632 = arith.addi %631, %c4 : index
    %633 = arith.muli %632, %c4 : index
    %634 = arith.divui %435, %c7 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.addi %434, %635 : index
    %637 = arith.cmpi slt, %636, %22 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c9 : index
      %639 = arith.muli %636, %c4 : index
      %640 = memref.load %factors[%639] : memref<?xf32>
      %641 = arith.mulf %640, %operandScale : f32
      %642 = arith.select %638, %641, %operandScale : f32
      %643 = arith.addi %438, %c8 : index
      %644 = arith.muli %632, %c14 : index
      %645 = arith.addi %643, %644 : index
      %646 = memref.load %19[%645] : memref<?xf32>
      %647 = arith.addi %645, %c11 : index
      %648 = memref.load %19[%647] : memref<?xf32>
      %649 = arith.addf %646, %648 : f32
      %650 = arith.remui %435, %c7 : index
      %651 = arith.muli %650, %c18 : index
      %652 = arith.addi %16, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xf32>
      %655 = vector.extract %654[0] : f32 from vector<1xf32>
      %656 = arith.mulf %655, %642 : f32
      %657 = arith.mulf %649, %656 : f32
      %658 = arith.muli %3, %c4 : index
      %659 = arith.addi %658, %c8 : index
      %660 = arith.muli %659, %c7 : index
      %661 = arith.remui %435, %c7 : index
      %662 = arith.addi %660, %661 : index
      %663 = arith.muli %635, %c19 : index
      %664 = arith.addi %663, %662 : index
      memref.store %657, %20[%664] : memref<?xf32>
      %665 = arith.addi %438, %c19 : index
      %666 = arith.muli %632, %c14 : index
      %667 = arith.addi %665, %666 : index
      %668 = memref.load %19[%667] : memref<?xf32>
      %669 = arith.addi %667, %c11 : index
      %670 = memref.load %19[%669] : memref<?xf32>
      %671 = arith.addf %668, %670 : f32
      %672 = arith.remui %435, %c7 : index
      %673 = arith.muli %672, %c18 : index
      %674 = arith.addi %18, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %642 : f32
      %679 = arith.mulf %671, %678 : f32
      %680 = arith.muli %3, %c4 : index
      %681 = arith.addi %680, %c9 : index
      %682 = arith.muli %681, %c7 : index
      %683 = arith.remui %435, %c7 : index
      %684 = arith.addi %682, %683 : index
      %685 = arith.muli %635, %c19 : index
      %686 = arith.addi %685, %684 : index
      memref.store %679, %20[%686] : memref<?xf32>
    }
    %687 = arith.muli %4, %c18 : index
    %688 = arith.addi %687, %c27 : index
    %689 = arith.muli %688, %c4 : index
    %690 = arith.divui %435, %c7 : index
    %691 = arith.addi %689, %690 : index
    %692 = arith.addi %434, %691 : index
    %693 = arith.cmpi slt, %692, %22 : index
    scf.if %693 {
      %694 = arith.cmpi eq, %hasFactors, %c9 : index
      %695 = arith.muli %692, %c4 : index
      %696 = memref.load %factors[%695] : memref<?xf32>
      %697 = arith.mulf %696, %operandScale : f32
      %698 = arith.select %694, %697, %operandScale : f32
      %699 = arith.addi %438, %c8 : index
      %700 = arith.muli %688, %c14 : index
      %701 = arith.addi %699, %700 : index
      %702 = memref.load %19[%701] : memref<?xf32>
      %703 = arith.addi %701, %c11 : index
      %704 = memref.load %19[%703] : memref<?xf32>
      %705 = arith.addf %702, %704 : f32
      %706 = arith.remui %435, %c7 : index
      %707 = arith.muli %706, %c18 : index
      %708 = arith.addi %16, %707 : index
      %709 = vector.load %w[%708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %710 = vector.bitcast %709 : vector<4xi8> to vector<1xf32>
      %711 = vector.extract %710[0] : f32 from vector<1xf32>
      %712 = arith.mulf %711, %698 : f32
      %713 = arith.mulf %705, %712 : f32
      %714 = arith.muli %3, %c4 : index
      %715 = arith.addi %714, %c8 : index
      %716 = arith.muli %715, %c7 : index
      %717 = arith.remui %435, %c7 : index
      %718 = arith.addi %716, %717 : index
      %719 = arith.muli %691, %c19 : index
      %720 = arith.addi %719, %718 : index
      memref.store %713, %20[%720] : memref<?xf32>
      %721 = arith.addi %438, %c19 : index
      %722 = arith.muli %688, %c14 : index
      %723 = arith.addi %721, %722 : index
      %724 = memref.load %19[%723] : memref<?xf32>
      %725 = arith.addi %723, %c11 : index
      %726 = memref.load %19[%725] : memref<?xf32>
      %727 = arith.addf %724, %726 : f32
      %728 = arith.remui %435, %c7 : index
      %729 = arith.muli %728, %c18 : index
      %730 = arith.addi %18, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %698 : f32
      %735 = arith.mulf %727, %734 : f32
      %736 = arith.muli %3, %c4 : index
      %737 = arith.addi %736, %c9 : index
      %738 = arith.muli %737, %c7 : index
      %739 = arith.remui %435, %c7 : index
      %740 = arith.addi %738, %739 : index
      %741 = arith.muli %691, %c19 : index
      %742 = arith.addi %741, %740 : index
      memref.store %735, %20[%742] : memref<?xf32>
    }
    wave.barrier
    %743 = arith.addi %23, %c8 : index
    %744 = wave.wave
    %745 = arith.addi %744, %c8 : index
    %746 = arith.addi %743, %745 : index
    %747 = arith.cmpi slt, %746, %22 : index
    scf.if %747 {
      %748 = arith.addi %743, %745 : index
      %749 = arith.muli %745, %c19 : index
      %750 = wave.lane
      %751 = arith.addi %750, %c8 : index
      %752 = arith.cmpi eq, %hasBias, %c9 : index
      %753 = arith.addi %749, %751 : index
      %754 = memref.load %20[%753] : memref<?xf32>
      %755 = arith.muli %0, %c19 : index
      %756 = arith.addi %755, %751 : index
      %757 = memref.load %bias[%756] : memref<?xf32>
      %758 = arith.addf %754, %757 : f32
      %759 = arith.select %752, %758, %754 : f32
      %760 = arith.addi %751, %c6 : index
      %761 = arith.cmpi eq, %hasBias, %c9 : index
      %762 = arith.addi %749, %760 : index
      %763 = memref.load %20[%762] : memref<?xf32>
      %764 = arith.muli %0, %c19 : index
      %765 = arith.addi %764, %760 : index
      %766 = memref.load %bias[%765] : memref<?xf32>
      %767 = arith.addf %763, %766 : f32
      %768 = arith.select %761, %767, %763 : f32
      %769 = arith.addi %750, %c14 : index
      %770 = arith.cmpi eq, %hasBias, %c9 : index
      %771 = arith.addi %749, %769 : index
      %772 = memref.load %20[%771] : memref<?xf32>
      %773 = arith.muli %0, %c19 : index
      %774 = arith.addi %773, %769 : index
      %775 = memref.load %bias[%774] : memref<?xf32>
      %776 = arith.addf %772, %775 : f32
      %777 = arith.select %770, %776, %772 : f32
      %778 = arith.addi %769, %c6 : index
      %779 = arith.cmpi eq, %hasBias, %c9 : index
      %780 = arith.addi %749, %778 : index
      %781 = memref.load %20[%780] : memref<?xf32>
      %782 = arith.muli %0, %c19 : index
      %783 = arith.addi %782, %778 : index
      %784 = memref.load %bias[%783] : memref<?xf32>
      %785 = arith.addf %781, %784 : f32
      %786 = arith.select %779, %785, %781 : f32
      %787 = arith.addi %750, %c17 : index
      %788 = arith.cmpi eq, %hasBias, %c9 : index
      %789 = arith.addi %749, %787 : index
      %790 = memref.load %20[%789] : memref<?xf32>
      %791 = arith.muli %0, %c19 : index
      %792 = arith.addi %791, %787 : index
      %793 = memref.load %bias[%792] : memref<?xf32>
      %794 = arith.addf %790, %793 : f32
      %795 = arith.select %788, %794, %790 : f32
      %796 = arith.addi %787, %c6 : index
      %797 = arith.cmpi eq, %hasBias, %c9 : index
      %798 = arith.addi %749, %796 : index
      %799 = memref.load %20[%798] : memref<?xf32>
      %800 = arith.muli %0, %c19 : index
      %801 = arith.addi %800, %796 : index
      %802 = memref.load %bias[%801] : memref<?xf32>
      %803 = arith.addf %799, %802 : f32
      %804 = arith.select %797, %803, %799 : f32
      %805 = arith.addi %750, %c28 : index
      %806 = arith.cmpi eq, %hasBias, %c9 : index
      %807 = arith.addi %749, %805 : index
      %808 = memref.load %20[%807] : memref<?xf32>
      %809 = arith.muli %0, %c19 : index
      %810 = arith.addi %809, %805 : index
      %811 = memref.load %bias[%810] : memref<?xf32>
      %812 = arith.addf %808, %811 : f32
      %813 = arith.select %806, %812, %808 : f32
      %814 = arith.addi %805, %c6 : index
      %815 = arith.cmpi eq, %hasBias, %c9 : index
      %816 = arith.addi %749, %814 : index
      %817 = memref.load %20[%816] : memref<?xf32>
      %818 = arith.muli %0, %c19 : index
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
        %829 = math.fma %759, %759, %c37 : f32
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
        %842 = arith.divf %c39, %841 : f32
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
        %896 = arith.remui %827, %c19 : index
        %897 = arith.muli %896, %c19 : index
        %898 = arith.addi %897, %751 : index
        %899 = arith.divui %827, %c19 : index
        %900 = arith.addi %899, %c19 : index
        %901 = arith.muli %900, %c19 : index
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
          %924 = arith.muli %923, %c19 : index
          %925 = arith.addi %924, %751 : index
          memref.store %917, %q[%925] : memref<?xf32>
          %926 = arith.addi %925, %c6 : index
          memref.store %920, %q[%926] : memref<?xf32>
        } else {
          %927 = arith.addi %749, %751 : index
          memref.store %917, %20[%927] : memref<?xf32>
          %928 = arith.addi %749, %751 : index
          %929 = arith.addi %928, %c6 : index
          memref.store %920, %20[%929] : memref<?xf32>
        }
        %930 = arith.remui %827, %c19 : index
        %931 = arith.muli %930, %c19 : index
        %932 = arith.addi %931, %769 : index
        %933 = arith.divui %827, %c19 : index
        %934 = arith.addi %933, %c19 : index
        %935 = arith.muli %934, %c19 : index
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
          %958 = arith.muli %957, %c19 : index
          %959 = arith.addi %958, %769 : index
          memref.store %951, %q[%959] : memref<?xf32>
          %960 = arith.addi %959, %c6 : index
          memref.store %954, %q[%960] : memref<?xf32>
        } else {
          %961 = arith.addi %749, %769 : index
          memref.store %951, %20[%961] : memref<?xf32>
          %962 = arith.addi %749, %769 : index
          %963 = arith.addi %962, %c6 : index
          memref.store %954, %20[%963] : memref<?xf32>
        }
        %964 = arith.remui %827, %c19 : index
        %965 = arith.muli %964, %c19 : index
        %966 = arith.addi %965, %787 : index
        %967 = arith.divui %827, %c19 : index
        %968 = arith.addi %967, %c19 : index
        %969 = arith.muli %968, %c19 : index
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
          %992 = arith.muli %991, %c19 : index
          %993 = arith.addi %992, %787 : index
          memref.store %985, %q[%993] : memref<?xf32>
          %994 = arith.addi %993, %c6 : index
          memref.store %988, %q[%994] : memref<?xf32>
        } else {
          %995 = arith.addi %749, %787 : index
          memref.store %985, %20[%995] : memref<?xf32>
          %996 = arith.addi %749, %787 : index
          %997 = arith.addi %996, %c6 : index
          memref.store %988, %20[%997] : memref<?xf32>
        }
        %998 = arith.remui %827, %c19 : index
        %999 = arith.muli %998, %c19 : index
        %1000 = arith.addi %999, %805 : index
        %1001 = arith.divui %827, %c19 : index
        %1002 = arith.addi %1001, %c19 : index
        %1003 = arith.muli %1002, %c19 : index
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
          %1026 = arith.muli %1025, %c19 : index
          %1027 = arith.addi %1026, %805 : index
          memref.store %1019, %q[%1027] : memref<?xf32>
          %1028 = arith.addi %1027, %c6 : index
          memref.store %1022, %q[%1028] : memref<?xf32>
        } else {
          %1029 = arith.addi %749, %805 : index
          memref.store %1019, %20[%1029] : memref<?xf32>
          %1030 = arith.addi %749, %805 : index
          %1031 = arith.addi %1030, %c6 : index
          memref.store %1022, %20[%1031] : memref<?xf32>
        }
      } else {
        %1032 = arith.cmpi slt, %0, %heads : index
        scf.if %1032 {
          %1033 = arith.muli %748, %heads : index
          %1034 = arith.addi %1033, %0 : index
          %1035 = arith.muli %1034, %c19 : index
          %1036 = arith.addi %1035, %751 : index
          memref.store %759, %q[%1036] : memref<?xf32>
          %1037 = arith.addi %1036, %c6 : index
          memref.store %768, %q[%1037] : memref<?xf32>
        } else {
          %1038 = arith.addi %749, %751 : index
          memref.store %759, %20[%1038] : memref<?xf32>
          %1039 = arith.addi %749, %751 : index
          %1040 = arith.addi %1039, %c6 : index
          memref.store %768, %20[%1040] : memref<?xf32>
        }
        %1041 = arith.cmpi slt, %0, %heads : index
        scf.if %1041 {
          %1042 = arith.muli %748, %heads : index
          %1043 = arith.addi %1042, %0 : index
          %1044 = arith.muli %1043, %c19 : index
          %1045 = arith.addi %1044, %769 : index
          memref.store %777, %q[%1045] : memref<?xf32>
          %1046 = arith.addi %1045, %c6 : index
          memref.store %786, %q[%1046] : memref<?xf32>
        } else {
          %1047 = arith.addi %749, %769 : index
          memref.store %777, %20[%1047] : memref<?xf32>
          %1048 = arith.addi %749, %769 : index
          %1049 = arith.addi %1048, %c6 : index
          memref.store %786, %20[%1049] : memref<?xf32>
        }
        %1050 = arith.cmpi slt, %0, %heads : index
        scf.if %1050 {
          %1051 = arith.muli %748, %heads : index
          %1052 = arith.addi %1051, %0 : index
          %1053 = arith.muli %1052, %c19 : index
          %1054 = arith.addi %1053, %787 : index
          memref.store %795, %q[%1054] : memref<?xf32>
          %1055 = arith.addi %1054, %c6 : index
          memref.store %804, %q[%1055] : memref<?xf32>
        } else {
          %1056 = arith.addi %749, %787 : index
          memref.store %795, %20[%1056] : memref<?xf32>
          %1057 = arith.addi %749, %787 : index
          %1058 = arith.addi %1057, %c6 : index
          memref.store %804, %20[%1058] : memref<?xf32>
        }
        %1059 = arith.cmpi slt, %0, %heads : index
        scf.if %1059 {
          %1060 = arith.muli %748, %heads : index
          %1061 = arith.addi %1060, %0 : index
          %1062 = arith.muli %1061, %c19 : index
          %1063 = arith.addi %1062, %805 : index
          memref.store %813, %q[%1063] : memref<?xf32>
          %1064 = arith.addi %1063, %c6 : index
          memref.store %822, %q[%1064] : memref<?xf32>
        } else {
          %1065 = arith.addi %749, %805 : index
          memref.store %813, %20[%1065] : memref<?xf32>
          %1066 = arith.addi %749, %805 : index
          %1067 = arith.addi %1066, %c6 : index
          memref.store %822, %20[%1067] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1068 = arith.cmpi sge, %0, %heads : index
    scf.if %1068 {
      %1069 = arith.addi %744, %c8 : index
      %1070 = arith.addi %743, %1069 : index
      %1071 = arith.cmpi slt, %1070, %22 : index
      scf.if %1071 {
        %1072 = arith.addi %743, %1069 : index
        %1073 = arith.addi %slotsAt, %1072 : index
        %1074 = memref.load %step[%1073] : memref<?xi32>
        %1075 = arith.index_cast %1074 : i32 to index
        %1076 = arith.cmpi sge, %1075, %c8 : index
        scf.if %1076 {
          %1077 = arith.muli %1069, %c19 : index
          %1078 = arith.subi %0, %heads : index
          %1079 = memref.load %scales[%1078] : memref<?xf32>
          %1080 = vector.broadcast %1079 : f32 to vector<4xf32>
          %1081 = arith.divui %1075, %c7 : index
          %1082 = arith.remui %1075, %c7 : index
          %1083 = arith.muli %1081, %pageBytes : index
          %1084 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1084 {
            %1085 = wave.lane
            %1086 = arith.muli %1085, %c18 : index
            scf.for %1087 = %1086 to %c19 step %c6 {
              %1088 = arith.addi %1077, %1087 : index
              %1089 = vector.load %20[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.mulf %1089, %1080 : vector<4xf32>
              %1091 = arith.minimumf %1090, %c44 : vector<4xf32>
              %1092 = arith.maximumf %1091, %c45 : vector<4xf32>
              %1093 = arith.truncf %1092 : vector<4xf32> to vector<4xf16>
              %1094 = vector.bitcast %1093 : vector<4xf16> to vector<8xi8>
              %1095 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1095 {
                %1096 = arith.muli %1078, %c46 : index
                %1097 = arith.addi %1083, %1096 : index
                %1098 = arith.divui %1087, %c7 : index
                %1099 = arith.muli %1098, %c47 : index
                %1100 = arith.remui %1087, %c7 : index
                %1101 = arith.divui %1100, %c2 : index
                %1102 = arith.muli %1101, %c19 : index
                %1103 = arith.muli %1082, %c7 : index
                %1104 = arith.addi %1102, %1103 : index
                %1105 = arith.remui %1100, %c2 : index
                %1106 = arith.muli %1105, %c4 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.addi %1099, %1107 : index
                %1109 = arith.addi %1097, %1108 : index
                vector.store %1094, %kv[%1109] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1110 = arith.subi %1078, %kvHeads : index
                %1111 = arith.muli %1110, %c46 : index
                %1112 = arith.addi %1083, %1111 : index
                %1113 = arith.addi %1087, %c8 : index
                %1114 = arith.divui %1113, %c7 : index
                %1115 = arith.muli %1114, %c47 : index
                %1116 = arith.addi %1115, %c10 : index
                %1117 = arith.remui %1113, %c7 : index
                %1118 = arith.divui %1082, %c4 : index
                %1119 = arith.remui %1082, %c4 : index
                %1120 = arith.muli %1119, %c2 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.divui %1121, %c2 : index
                %1123 = arith.muli %1122, %c19 : index
                %1124 = arith.muli %1117, %c7 : index
                %1125 = arith.addi %1123, %1124 : index
                %1126 = arith.remui %1121, %c2 : index
                %1127 = arith.muli %1126, %c4 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.addi %1116, %1128 : index
                %1130 = arith.addi %1112, %1129 : index
                %1131 = vector.shuffle %1094, %1094 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1131, %kv[%1130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1132 = arith.addi %1087, %c9 : index
                %1133 = arith.divui %1132, %c7 : index
                %1134 = arith.muli %1133, %c47 : index
                %1135 = arith.addi %1134, %c10 : index
                %1136 = arith.remui %1132, %c7 : index
                %1137 = arith.divui %1082, %c4 : index
                %1138 = arith.remui %1082, %c4 : index
                %1139 = arith.muli %1138, %c2 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1140, %c2 : index
                %1142 = arith.muli %1141, %c19 : index
                %1143 = arith.muli %1136, %c7 : index
                %1144 = arith.addi %1142, %1143 : index
                %1145 = arith.remui %1140, %c2 : index
                %1146 = arith.muli %1145, %c4 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1135, %1147 : index
                %1149 = arith.addi %1112, %1148 : index
                %1150 = vector.shuffle %1094, %1094 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1150, %kv[%1149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1151 = arith.addi %1087, %c4 : index
                %1152 = arith.divui %1151, %c7 : index
                %1153 = arith.muli %1152, %c47 : index
                %1154 = arith.addi %1153, %c10 : index
                %1155 = arith.remui %1151, %c7 : index
                %1156 = arith.divui %1082, %c4 : index
                %1157 = arith.remui %1082, %c4 : index
                %1158 = arith.muli %1157, %c2 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1159, %c2 : index
                %1161 = arith.muli %1160, %c19 : index
                %1162 = arith.muli %1155, %c7 : index
                %1163 = arith.addi %1161, %1162 : index
                %1164 = arith.remui %1159, %c2 : index
                %1165 = arith.muli %1164, %c4 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.addi %1154, %1166 : index
                %1168 = arith.addi %1112, %1167 : index
                %1169 = vector.shuffle %1094, %1094 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1169, %kv[%1168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1170 = arith.addi %1087, %c27 : index
                %1171 = arith.divui %1170, %c7 : index
                %1172 = arith.muli %1171, %c47 : index
                %1173 = arith.addi %1172, %c10 : index
                %1174 = arith.remui %1170, %c7 : index
                %1175 = arith.divui %1082, %c4 : index
                %1176 = arith.remui %1082, %c4 : index
                %1177 = arith.muli %1176, %c2 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c2 : index
                %1180 = arith.muli %1179, %c19 : index
                %1181 = arith.muli %1174, %c7 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c2 : index
                %1184 = arith.muli %1183, %c4 : index
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
            %1191 = arith.muli %1190, %c18 : index
            scf.for %1192 = %1191 to %c19 step %c6 {
              %1193 = arith.addi %1077, %1192 : index
              %1194 = vector.load %20[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1195 = arith.mulf %1194, %1080 : vector<4xf32>
              %1196 = wave.fp8_encode "e4m3" %1195 : vector<4xf32> -> vector<4xi8>
              %1197 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1197 {
                %1198 = arith.muli %1078, %c10 : index
                %1199 = arith.addi %1083, %1198 : index
                %1200 = vector.shuffle %1196, %1196 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1201 = arith.divui %1192, %c7 : index
                %1202 = arith.muli %1201, %c19 : index
                %1203 = arith.remui %1192, %c7 : index
                %1204 = arith.muli %1082, %c7 : index
                %1205 = arith.divui %1203, %c18 : index
                %1206 = arith.muli %1205, %c18 : index
                %1207 = arith.remui %1203, %c4 : index
                %1208 = arith.muli %1207, %c4 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.divui %1203, %c4 : index
                %1211 = arith.remui %1210, %c4 : index
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
                %1220 = arith.divui %1219, %c7 : index
                %1221 = arith.muli %1220, %c19 : index
                %1222 = arith.addi %1221, %c11 : index
                %1223 = arith.remui %1219, %c7 : index
                %1224 = arith.divui %1082, %c4 : index
                %1225 = arith.remui %1082, %c4 : index
                %1226 = arith.muli %1225, %c2 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.muli %1223, %c7 : index
                %1229 = arith.divui %1227, %c18 : index
                %1230 = arith.muli %1229, %c18 : index
                %1231 = arith.remui %1227, %c4 : index
                %1232 = arith.muli %1231, %c4 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.divui %1227, %c4 : index
                %1235 = arith.remui %1234, %c4 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1228, %1236 : index
                %1238 = arith.addi %1222, %1237 : index
                %1239 = arith.addi %1218, %1238 : index
                %1240 = vector.shuffle %1196, %1196 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1240, %kv[%1239] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1241 = arith.addi %1192, %c9 : index
                %1242 = arith.divui %1241, %c7 : index
                %1243 = arith.muli %1242, %c19 : index
                %1244 = arith.addi %1243, %c11 : index
                %1245 = arith.remui %1241, %c7 : index
                %1246 = arith.divui %1082, %c4 : index
                %1247 = arith.remui %1082, %c4 : index
                %1248 = arith.muli %1247, %c2 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %1245, %c7 : index
                %1251 = arith.divui %1249, %c18 : index
                %1252 = arith.muli %1251, %c18 : index
                %1253 = arith.remui %1249, %c4 : index
                %1254 = arith.muli %1253, %c4 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1249, %c4 : index
                %1257 = arith.remui %1256, %c4 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.addi %1250, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                %1261 = arith.addi %1218, %1260 : index
                %1262 = vector.shuffle %1196, %1196 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1262, %kv[%1261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1263 = arith.addi %1192, %c4 : index
                %1264 = arith.divui %1263, %c7 : index
                %1265 = arith.muli %1264, %c19 : index
                %1266 = arith.addi %1265, %c11 : index
                %1267 = arith.remui %1263, %c7 : index
                %1268 = arith.divui %1082, %c4 : index
                %1269 = arith.remui %1082, %c4 : index
                %1270 = arith.muli %1269, %c2 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.muli %1267, %c7 : index
                %1273 = arith.divui %1271, %c18 : index
                %1274 = arith.muli %1273, %c18 : index
                %1275 = arith.remui %1271, %c4 : index
                %1276 = arith.muli %1275, %c4 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1271, %c4 : index
                %1279 = arith.remui %1278, %c4 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1272, %1280 : index
                %1282 = arith.addi %1266, %1281 : index
                %1283 = arith.addi %1218, %1282 : index
                %1284 = vector.shuffle %1196, %1196 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1284, %kv[%1283] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1285 = arith.addi %1192, %c27 : index
                %1286 = arith.divui %1285, %c7 : index
                %1287 = arith.muli %1286, %c19 : index
                %1288 = arith.addi %1287, %c11 : index
                %1289 = arith.remui %1285, %c7 : index
                %1290 = arith.divui %1082, %c4 : index
                %1291 = arith.remui %1082, %c4 : index
                %1292 = arith.muli %1291, %c2 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.muli %1289, %c7 : index
                %1295 = arith.divui %1293, %c18 : index
                %1296 = arith.muli %1295, %c18 : index
                %1297 = arith.remui %1293, %c4 : index
                %1298 = arith.muli %1297, %c4 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.divui %1293, %c4 : index
                %1301 = arith.remui %1300, %c4 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1294, %1302 : index
                %1304 = arith.addi %1288, %1303 : index
                %1305 = arith.addi %1218, %1304 : index
                %1306 = vector.shuffle %1196, %1196 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1306, %kv[%1305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1307 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1307 {
            %1308 = wave.lane
            %1309 = arith.muli %1308, %c18 : index
            scf.for %1310 = %1309 to %c19 step %c6 {
              %1311 = arith.addi %1077, %1310 : index
              %1312 = vector.load %20[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1080 : vector<4xf32>
              %1314 = wave.fp8_encode "e5m2" %1313 : vector<4xf32> -> vector<4xi8>
              %1315 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1315 {
                %1316 = arith.muli %1078, %c10 : index
                %1317 = arith.addi %1083, %1316 : index
                %1318 = vector.shuffle %1314, %1314 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1319 = arith.divui %1310, %c7 : index
                %1320 = arith.muli %1319, %c19 : index
                %1321 = arith.remui %1310, %c7 : index
                %1322 = arith.muli %1082, %c7 : index
                %1323 = arith.divui %1321, %c18 : index
                %1324 = arith.muli %1323, %c18 : index
                %1325 = arith.remui %1321, %c4 : index
                %1326 = arith.muli %1325, %c4 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.divui %1321, %c4 : index
                %1329 = arith.remui %1328, %c4 : index
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
                %1338 = arith.divui %1337, %c7 : index
                %1339 = arith.muli %1338, %c19 : index
                %1340 = arith.addi %1339, %c11 : index
                %1341 = arith.remui %1337, %c7 : index
                %1342 = arith.divui %1082, %c4 : index
                %1343 = arith.remui %1082, %c4 : index
                %1344 = arith.muli %1343, %c2 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.muli %1341, %c7 : index
                %1347 = arith.divui %1345, %c18 : index
                %1348 = arith.muli %1347, %c18 : index
                %1349 = arith.remui %1345, %c4 : index
                %1350 = arith.muli %1349, %c4 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1345, %c4 : index
                %1353 = arith.remui %1352, %c4 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1340, %1355 : index
                %1357 = arith.addi %1336, %1356 : index
                %1358 = vector.shuffle %1314, %1314 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1358, %kv[%1357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1359 = arith.addi %1310, %c9 : index
                %1360 = arith.divui %1359, %c7 : index
                %1361 = arith.muli %1360, %c19 : index
                %1362 = arith.addi %1361, %c11 : index
                %1363 = arith.remui %1359, %c7 : index
                %1364 = arith.divui %1082, %c4 : index
                %1365 = arith.remui %1082, %c4 : index
                %1366 = arith.muli %1365, %c2 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1363, %c7 : index
                %1369 = arith.divui %1367, %c18 : index
                %1370 = arith.muli %1369, %c18 : index
                %1371 = arith.remui %1367, %c4 : index
                %1372 = arith.muli %1371, %c4 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1367, %c4 : index
                %1375 = arith.remui %1374, %c4 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.addi %1368, %1376 : index
                %1378 = arith.addi %1362, %1377 : index
                %1379 = arith.addi %1336, %1378 : index
                %1380 = vector.shuffle %1314, %1314 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1380, %kv[%1379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1381 = arith.addi %1310, %c4 : index
                %1382 = arith.divui %1381, %c7 : index
                %1383 = arith.muli %1382, %c19 : index
                %1384 = arith.addi %1383, %c11 : index
                %1385 = arith.remui %1381, %c7 : index
                %1386 = arith.divui %1082, %c4 : index
                %1387 = arith.remui %1082, %c4 : index
                %1388 = arith.muli %1387, %c2 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1385, %c7 : index
                %1391 = arith.divui %1389, %c18 : index
                %1392 = arith.muli %1391, %c18 : index
                %1393 = arith.remui %1389, %c4 : index
                %1394 = arith.muli %1393, %c4 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1389, %c4 : index
                %1397 = arith.remui %1396, %c4 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1390, %1398 : index
                %1400 = arith.addi %1384, %1399 : index
                %1401 = arith.addi %1336, %1400 : index
                %1402 = vector.shuffle %1314, %1314 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1402, %kv[%1401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1403 = arith.addi %1310, %c27 : index
                %1404 = arith.divui %1403, %c7 : index
                %1405 = arith.muli %1404, %c19 : index
                %1406 = arith.addi %1405, %c11 : index
                %1407 = arith.remui %1403, %c7 : index
                %1408 = arith.divui %1082, %c4 : index
                %1409 = arith.remui %1082, %c4 : index
                %1410 = arith.muli %1409, %c2 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1407, %c7 : index
                %1413 = arith.divui %1411, %c18 : index
                %1414 = arith.muli %1413, %c18 : index
                %1415 = arith.remui %1411, %c4 : index
                %1416 = arith.muli %1415, %c4 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.divui %1411, %c4 : index
                %1419 = arith.remui %1418, %c4 : index
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
