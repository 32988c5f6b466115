// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=256, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d256_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<0x6400> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c39 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c41 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c46 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c47 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c48 = arith.constant 16384 : index
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
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c2 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c14 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c15 {
      %34 = arith.muli %33, %c2 : index
      %35 = arith.addi %c8, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c2 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c2 : index
    %40 = arith.divui %inputFeatures, %c14 : index
    %41 = arith.muli %4, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c4 : index
    %48 = arith.muli %47, %c4 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c4 iter_args(%53 = %c16, %54 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c8 : index
      %58 = arith.remui %56, %c7 : index
      %59 = arith.addi %16, %c6 : index
      %60 = arith.muli %57, %c19 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %58, %c20 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = vector.extract %65[0] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = vector.extract %65[1] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = arith.addi %16, %c6 : index
      %71 = arith.muli %inputFeatures, %c4 : index
      %72 = arith.addi %71, %c5 : index
      %73 = arith.divui %72, %c6 : index
      %74 = arith.muli %73, %c6 : index
      %75 = arith.addi %70, %74 : index
      %76 = arith.muli %57, %c21 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %58, %c7 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.shrui %81, %c22 : vector<4xi32>
      %83 = arith.andi %82, %c23 : vector<4xi32>
      %84 = arith.ori %83, %c24 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %81, %c25 : vector<4xi32>
      %87 = arith.andi %86, %c23 : vector<4xi32>
      %88 = arith.ori %87, %c24 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %81, %c26 : vector<4xi32>
      %91 = arith.andi %90, %c23 : vector<4xi32>
      %92 = arith.ori %91, %c24 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %81, %c27 : vector<4xi32>
      %95 = arith.andi %94, %c23 : vector<4xi32>
      %96 = arith.ori %95, %c24 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = vector.shuffle %98, %99 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %101 = arith.subf %100, %c28 : vector<32xf16>
      %102 = vector.shuffle %101, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %103 = vector.shuffle %101, %101 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %104 = math.fma %102, %67, %69 : vector<16xf16>
      %105 = math.fma %103, %67, %69 : vector<16xf16>
      %106 = arith.addi %52, %c9 : index
      %107 = arith.remui %56, %c7 : index
      %108 = arith.addi %16, %c6 : index
      %109 = arith.muli %106, %c19 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c20 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %114 = vector.bitcast %113 : vector<4xi8> to vector<2xf16>
      %115 = vector.extract %114[0] : f16 from vector<2xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = vector.extract %114[1] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = arith.addi %16, %c6 : index
      %120 = arith.muli %inputFeatures, %c4 : index
      %121 = arith.addi %120, %c5 : index
      %122 = arith.divui %121, %c6 : index
      %123 = arith.muli %122, %c6 : index
      %124 = arith.addi %119, %123 : index
      %125 = arith.muli %106, %c21 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %107, %c7 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<4xi32>
      %131 = arith.shrui %130, %c22 : vector<4xi32>
      %132 = arith.andi %131, %c23 : vector<4xi32>
      %133 = arith.ori %132, %c24 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %130, %c25 : vector<4xi32>
      %136 = arith.andi %135, %c23 : vector<4xi32>
      %137 = arith.ori %136, %c24 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %130, %c26 : vector<4xi32>
      %140 = arith.andi %139, %c23 : vector<4xi32>
      %141 = arith.ori %140, %c24 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %130, %c27 : vector<4xi32>
      %144 = arith.andi %143, %c23 : vector<4xi32>
      %145 = arith.ori %144, %c24 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c28 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = math.fma %151, %116, %118 : vector<16xf16>
      %154 = math.fma %152, %116, %118 : vector<16xf16>
      %155 = arith.addi %52, %c8 : index
      %156 = arith.remui %56, %c7 : index
      %157 = arith.addi %18, %c6 : index
      %158 = arith.muli %155, %c19 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %156, %c20 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %163 = vector.bitcast %162 : vector<4xi8> to vector<2xf16>
      %164 = vector.extract %163[0] : f16 from vector<2xf16>
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = vector.extract %163[1] : f16 from vector<2xf16>
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = arith.addi %18, %c6 : index
      %169 = arith.muli %inputFeatures, %c4 : index
      %170 = arith.addi %169, %c5 : index
      %171 = arith.divui %170, %c6 : index
      %172 = arith.muli %171, %c6 : index
      %173 = arith.addi %168, %172 : index
      %174 = arith.muli %155, %c21 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %156, %c7 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %179 = vector.bitcast %178 : vector<16xi8> to vector<4xi32>
      %180 = arith.shrui %179, %c22 : vector<4xi32>
      %181 = arith.andi %180, %c23 : vector<4xi32>
      %182 = arith.ori %181, %c24 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %179, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c23 : vector<4xi32>
      %186 = arith.ori %185, %c24 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %179, %c26 : vector<4xi32>
      %189 = arith.andi %188, %c23 : vector<4xi32>
      %190 = arith.ori %189, %c24 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %179, %c27 : vector<4xi32>
      %193 = arith.andi %192, %c23 : vector<4xi32>
      %194 = arith.ori %193, %c24 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = vector.shuffle %183, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = vector.shuffle %191, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = vector.shuffle %196, %197 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %199 = arith.subf %198, %c28 : vector<32xf16>
      %200 = vector.shuffle %199, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %201 = vector.shuffle %199, %199 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %202 = math.fma %200, %165, %167 : vector<16xf16>
      %203 = math.fma %201, %165, %167 : vector<16xf16>
      %204 = arith.addi %52, %c9 : index
      %205 = arith.remui %56, %c7 : index
      %206 = arith.addi %18, %c6 : index
      %207 = arith.muli %204, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c20 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %212 = vector.bitcast %211 : vector<4xi8> to vector<2xf16>
      %213 = vector.extract %212[0] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = vector.extract %212[1] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %18, %c6 : index
      %218 = arith.muli %inputFeatures, %c4 : index
      %219 = arith.addi %218, %c5 : index
      %220 = arith.divui %219, %c6 : index
      %221 = arith.muli %220, %c6 : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.muli %204, %c21 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %205, %c7 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.shrui %228, %c22 : vector<4xi32>
      %230 = arith.andi %229, %c23 : vector<4xi32>
      %231 = arith.ori %230, %c24 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %228, %c25 : vector<4xi32>
      %234 = arith.andi %233, %c23 : vector<4xi32>
      %235 = arith.ori %234, %c24 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %228, %c26 : vector<4xi32>
      %238 = arith.andi %237, %c23 : vector<4xi32>
      %239 = arith.ori %238, %c24 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %228, %c27 : vector<4xi32>
      %242 = arith.andi %241, %c23 : vector<4xi32>
      %243 = arith.ori %242, %c24 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = vector.shuffle %245, %246 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %248 = arith.subf %247, %c28 : vector<32xf16>
      %249 = vector.shuffle %248, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %250 = vector.shuffle %248, %248 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %251 = math.fma %249, %214, %216 : vector<16xf16>
      %252 = math.fma %250, %214, %216 : vector<16xf16>
      %253 = arith.muli %52, %c4 : index
      %254 = arith.addi %253, %c8 : index
      %255 = arith.muli %tileRows, %c7 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %39, %256 : index
      %258 = vector.load %27[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c2 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %27[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %104, %53 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %202, %54 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %52, %c4 : index
      %266 = arith.addi %265, %c9 : index
      %267 = arith.muli %tileRows, %c7 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %39, %268 : index
      %270 = vector.load %27[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c2 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %27[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %105, %263 : vector<16xf16>, vector<8xf32>
      %276 = wave.mma %274, %203, %264 : vector<16xf16>, vector<8xf32>
      %277 = arith.muli %52, %c4 : index
      %278 = arith.addi %277, %c4 : index
      %279 = arith.muli %tileRows, %c7 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.addi %39, %280 : index
      %282 = vector.load %27[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c2 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %27[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %153, %275 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %286, %251, %276 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %52, %c4 : index
      %290 = arith.addi %289, %c29 : index
      %291 = arith.muli %tileRows, %c7 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %39, %292 : index
      %294 = vector.load %27[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c2 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %27[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %154, %287 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %252, %288 : vector<16xf16>, vector<8xf32>
      scf.yield %299, %300 : vector<8xf32>, vector<8xf32>
    }
    %301 = arith.select %45, %51, %44 : index
    %305:2 = scf.for %302 = %51 to %301 step %c9 iter_args(%303 = %55#0, %304 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %306 = wave.lane
      %307 = arith.addi %302, %c8 : index
      %308 = arith.remui %306, %c7 : index
      %309 = arith.addi %16, %c6 : index
      %310 = arith.muli %307, %c19 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %308, %c20 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<2xf16>
      %316 = vector.extract %315[0] : f16 from vector<2xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = vector.extract %315[1] : f16 from vector<2xf16>
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = arith.addi %16, %c6 : index
      %321 = arith.muli %inputFeatures, %c4 : index
      %322 = arith.addi %321, %c5 : index
      %323 = arith.divui %322, %c6 : index
      %324 = arith.muli %323, %c6 : index
      %325 = arith.addi %320, %324 : index
      %326 = arith.muli %307, %c21 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.muli %308, %c7 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%329] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %331 = vector.bitcast %330 : vector<16xi8> to vector<4xi32>
      %332 = arith.shrui %331, %c22 : vector<4xi32>
      %333 = arith.andi %332, %c23 : vector<4xi32>
      %334 = arith.ori %333, %c24 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %331, %c25 : vector<4xi32>
      %337 = arith.andi %336, %c23 : vector<4xi32>
      %338 = arith.ori %337, %c24 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %331, %c26 : vector<4xi32>
      %341 = arith.andi %340, %c23 : vector<4xi32>
      %342 = arith.ori %341, %c24 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %331, %c27 : vector<4xi32>
      %345 = arith.andi %344, %c23 : vector<4xi32>
      %346 = arith.ori %345, %c24 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = vector.shuffle %343, %347 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = vector.shuffle %348, %349 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %351 = arith.subf %350, %c28 : vector<32xf16>
      %352 = vector.shuffle %351, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %353 = vector.shuffle %351, %351 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %354 = math.fma %352, %317, %319 : vector<16xf16>
      %355 = math.fma %353, %317, %319 : vector<16xf16>
      %356 = arith.addi %302, %c8 : index
      %357 = arith.remui %306, %c7 : index
      %358 = arith.addi %18, %c6 : index
      %359 = arith.muli %356, %c19 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.muli %357, %c20 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %364 = vector.bitcast %363 : vector<4xi8> to vector<2xf16>
      %365 = vector.extract %364[0] : f16 from vector<2xf16>
      %366 = vector.broadcast %365 : f16 to vector<16xf16>
      %367 = vector.extract %364[1] : f16 from vector<2xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = arith.addi %18, %c6 : index
      %370 = arith.muli %inputFeatures, %c4 : index
      %371 = arith.addi %370, %c5 : index
      %372 = arith.divui %371, %c6 : index
      %373 = arith.muli %372, %c6 : index
      %374 = arith.addi %369, %373 : index
      %375 = arith.muli %356, %c21 : index
      %376 = arith.addi %374, %375 : index
      %377 = arith.muli %357, %c7 : index
      %378 = arith.addi %376, %377 : index
      %379 = vector.load %w[%378] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %380 = vector.bitcast %379 : vector<16xi8> to vector<4xi32>
      %381 = arith.shrui %380, %c22 : vector<4xi32>
      %382 = arith.andi %381, %c23 : vector<4xi32>
      %383 = arith.ori %382, %c24 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = arith.shrui %380, %c25 : vector<4xi32>
      %386 = arith.andi %385, %c23 : vector<4xi32>
      %387 = arith.ori %386, %c24 : vector<4xi32>
      %388 = vector.bitcast %387 : vector<4xi32> to vector<8xf16>
      %389 = arith.shrui %380, %c26 : vector<4xi32>
      %390 = arith.andi %389, %c23 : vector<4xi32>
      %391 = arith.ori %390, %c24 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %380, %c27 : vector<4xi32>
      %394 = arith.andi %393, %c23 : vector<4xi32>
      %395 = arith.ori %394, %c24 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = vector.shuffle %384, %388 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = vector.shuffle %397, %398 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %400 = arith.subf %399, %c28 : vector<32xf16>
      %401 = vector.shuffle %400, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %402 = vector.shuffle %400, %400 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %403 = math.fma %401, %366, %368 : vector<16xf16>
      %404 = math.fma %402, %366, %368 : vector<16xf16>
      %405 = arith.muli %302, %c4 : index
      %406 = arith.addi %405, %c8 : index
      %407 = arith.muli %tileRows, %c7 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %39, %408 : index
      %410 = vector.load %27[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c2 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %27[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %354, %303 : vector<16xf16>, vector<8xf32>
      %416 = wave.mma %414, %403, %304 : vector<16xf16>, vector<8xf32>
      %417 = arith.muli %302, %c4 : index
      %418 = arith.addi %417, %c9 : index
      %419 = arith.muli %tileRows, %c7 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %39, %420 : index
      %422 = vector.load %27[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c2 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %27[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %355, %415 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %404, %416 : vector<16xf16>, vector<8xf32>
      scf.yield %427, %428 : vector<8xf32>, vector<8xf32>
    }
    %429 = arith.addi %23, %c8 : index
    %430 = wave.lane
    %431 = arith.muli %3, %c4 : index
    %432 = arith.muli %431, %c21 : index
    %433 = arith.addi %432, %430 : index
    %434 = arith.muli %4, %c11 : index
    %435 = arith.addi %434, %433 : index
    %436 = arith.addi %435, %c8 : index
    %437 = arith.addi %436, %c8 : index
    %438 = vector.extract %305#0[0] : f32 from vector<8xf32>
    memref.store %438, %19[%437] : memref<?xf32>
    %439 = arith.muli %4, %c11 : index
    %440 = arith.addi %439, %433 : index
    %441 = arith.addi %440, %c8 : index
    %442 = arith.addi %441, %c14 : index
    %443 = vector.extract %305#0[1] : f32 from vector<8xf32>
    memref.store %443, %19[%442] : memref<?xf32>
    %444 = arith.muli %4, %c11 : index
    %445 = arith.addi %444, %433 : index
    %446 = arith.addi %445, %c8 : index
    %447 = arith.addi %446, %c19 : index
    %448 = vector.extract %305#0[2] : f32 from vector<8xf32>
    memref.store %448, %19[%447] : memref<?xf32>
    %449 = arith.muli %4, %c11 : index
    %450 = arith.addi %449, %433 : index
    %451 = arith.addi %450, %c8 : index
    %452 = arith.addi %451, %c30 : index
    %453 = vector.extract %305#0[3] : f32 from vector<8xf32>
    memref.store %453, %19[%452] : memref<?xf32>
    %454 = arith.muli %4, %c11 : index
    %455 = arith.addi %454, %433 : index
    %456 = arith.addi %455, %c8 : index
    %457 = arith.addi %456, %c6 : index
    %458 = vector.extract %305#0[4] : f32 from vector<8xf32>
    memref.store %458, %19[%457] : memref<?xf32>
    %459 = arith.muli %4, %c11 : index
    %460 = arith.addi %459, %433 : index
    %461 = arith.addi %460, %c8 : index
    %462 = arith.addi %461, %c31 : index
    %463 = vector.extract %305#0[5] : f32 from vector<8xf32>
    memref.store %463, %19[%462] : memref<?xf32>
    %464 = arith.muli %4, %c11 : index
    %465 = arith.addi %464, %433 : index
    %466 = arith.addi %465, %c8 : index
    %467 = arith.addi %466, %c32 : index
    %468 = vector.extract %305#0[6] : f32 from vector<8xf32>
    memref.store %468, %19[%467] : memref<?xf32>
    %469 = arith.muli %4, %c11 : index
    %470 = arith.addi %469, %433 : index
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %471, %c33 : index
    %473 = vector.extract %305#0[7] : f32 from vector<8xf32>
    memref.store %473, %19[%472] : memref<?xf32>
    %474 = arith.muli %4, %c11 : index
    %475 = arith.addi %474, %433 : index
    %476 = arith.addi %475, %c21 : index
    %477 = arith.addi %476, %c8 : index
    %478 = vector.extract %305#1[0] : f32 from vector<8xf32>
    memref.store %478, %19[%477] : memref<?xf32>
    %479 = arith.muli %4, %c11 : index
    %480 = arith.addi %479, %433 : index
    %481 = arith.addi %480, %c21 : index
    %482 = arith.addi %481, %c14 : index
    %483 = vector.extract %305#1[1] : f32 from vector<8xf32>
    memref.store %483, %19[%482] : memref<?xf32>
    %484 = arith.muli %4, %c11 : index
    %485 = arith.addi %484, %433 : index
    %486 = arith.addi %485, %c21 : index
    %487 = arith.addi %486, %c19 : index
    %488 = vector.extract %305#1[2] : f32 from vector<8xf32>
    memref.store %488, %19[%487] : memref<?xf32>
    %489 = arith.muli %4, %c11 : index
    %490 = arith.addi %489, %433 : index
    %491 = arith.addi %490, %c21 : index
    %492 = arith.addi %491, %c30 : index
    %493 = vector.extract %305#1[3] : f32 from vector<8xf32>
    memref.store %493, %19[%492] : memref<?xf32>
    %494 = arith.muli %4, %c11 : index
    %495 = arith.addi %494, %433 : index
    %496 = arith.addi %495, %c21 : index
    %497 = arith.addi %496, %c6 : index
    %498 = vector.extract %305#1[4] : f32 from vector<8xf32>
    memref.store %498, %19[%497] : memref<?xf32>
    %499 = arith.muli %4, %c11 : index
    %500 = arith.addi %499, %433 : index
    %501 = arith.addi %500, %c21 : index
    %502 = arith.addi %501, %c31 : index
    %503 = vector.extract %305#1[5] : f32 from vector<8xf32>
    memref.store %503, %19[%502] : memref<?xf32>
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %433 : index
    %506 = arith.addi %505, %c21 : index
    %507 = arith.addi %506, %c32 : index
    %508 = vector.extract %305#1[6] : f32 from vector<8xf32>
    memref.store %508, %19[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %433 : index
    %511 = arith.addi %510, %c21 : index
    %512 = arith.addi %511, %c33 : index
    %513 = vector.extract %305#1[7] : f32 from vector<8xf32>
    memref.store %513, %19[%512] : memref<?xf32>
    wave.barrier
    %514 = arith.muli %4, %c20 : index
    %515 = arith.addi %514, %c8 : index
    %516 = arith.muli %515, %c4 : index
    %517 = arith.divui %430, %c7 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.addi %429, %518 : index
    %520 = arith.cmpi slt, %519, %22 : index
    scf.if %520 {
      %521 = arith.cmpi eq, %hasFactors, %c9 : index
      %522 = arith.muli %519, %c4 : index
      %523 = memref.load %factors[%522] : memref<?xf32>
      %524 = arith.mulf %523, %operandScale : f32
      %525 = arith.select %521, %524, %operandScale : f32
      %526 = arith.addi %433, %c8 : index
      %527 = arith.muli %515, %c14 : index
      %528 = arith.addi %526, %527 : index
      %529 = memref.load %19[%528] : memref<?xf32>
      %530 = arith.addi %528, %c11 : index
      %531 = memref.load %19[%530] : memref<?xf32>
      %532 = arith.addf %529, %531 : f32
      %533 = arith.remui %430, %c7 : index
      %534 = arith.muli %533, %c20 : index
      %535 = arith.addi %16, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %525 : f32
      %540 = arith.mulf %532, %539 : f32
      %541 = arith.muli %3, %c4 : index
      %542 = arith.addi %541, %c8 : index
      %543 = arith.muli %542, %c7 : index
      %544 = arith.remui %430, %c7 : index
      %545 = arith.addi %543, %544 : index
      %546 = arith.muli %518, %c21 : index
      %547 = arith.addi %546, %545 : index
      memref.store %540, %20[%547] : memref<?xf32>
      %548 = arith.addi %433, %c21 : index
      %549 = arith.muli %515, %c14 : index
      %550 = arith.addi %548, %549 : index
      %551 = memref.load %19[%550] : memref<?xf32>
      %552 = arith.addi %550, %c11 : index
      %553 = memref.load %19[%552] : memref<?xf32>
      %554 = arith.addf %551, %553 : f32
      %555 = arith.remui %430, %c7 : index
      %556 = arith.muli %555, %c20 : index
      %557 = arith.addi %18, %556 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %560, %525 : f32
      %562 = arith.mulf %554, %561 : f32
      %563 = arith.muli %3, %c4 : index
      %564 = arith.addi %563, %c9 : index
      %565 = arith.muli %564, %c7 : index
      %566 = arith.remui %430, %c7 : index
      %567 = arith.addi %565, %566 : index
      %568 = arith.muli %518, %c21 : index
      %569 = arith.addi %568, %567 : index
      memref.store %562, %20[%569] : memref<?xf32>
    }
    %570 = arith.muli %4, %c20 : index
    %571 = arith.addi %570, %c9 : index
    %572 = arith.muli %571, %c4 : index
    %573 = arith.divui %430, %c7 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.addi %429, %574 : index
    %576 = arith.cmpi slt, %575, %22 : index
    scf.if %576 {
      %577 = arith.cmpi eq, %hasFactors, %c9 : index
      %578 = arith.muli %575, %c4 : index
      %579 = memref.load %factors[%578] : memref<?xf32>
      %580 = arith.mulf %579, %operandScale : f32
      %581 = arith.select %577, %580, %operandScale : f32
      %582 = arith.addi %433, %c8 : index
      %583 = arith.muli %571, %c14 : index
      %584 = arith.addi %582, %583 : index
      %585 = memref.load %19[%584] : memref<?xf32>
      %586 = arith.addi %584, %c11 : index
      %587 = memref.load %19[%586] : memref<?xf32>
      %588 = arith.addf %585, %587 : f32
      %589 = arith.remui %430, %c7 : index
      %590 = arith.muli %589, %c20 : index
      %591 = arith.addi %16, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %581 : f32
      %596 = arith.mulf %588, %595 : f32
      %597 = arith.muli %3, %c4 : index
      %598 = arith.addi %597, %c8 : index
      %599 = arith.muli %598, %c7 : index
      %600 = arith.remui %430, %c7 : index
      %601 = arith.addi %599, %600 : index
      %602 = arith.muli %574, %c21 : index
      %603 = arith.addi %602, %601 : index
      memref.store %596, %20[%603] : memref<?xf32>
      %604 = arith.addi %433, %c21 : index
      %605 = arith.muli %571, %c14 : index
      %606 = arith.addi %604, %605 : index
      %607 = memref.load %19[%606] : memref<?xf32>
      %608 = arith.addi %606, %c11 : index
      %609 = memref.load %19[%608] : memref<?xf32>
      %610 = arith.addf %607, %609 : f32
      %611 = arith.remui %430, %c7 : index
      %612 = arith.muli %611, %c20 : index
      %613 = arith.addi %18, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %581 : f32
      %618 = arith.mulf %610, %617 : f32
      %619 = arith.muli %3, %c4 : index
      %620 = arith.addi %619, %c9 : index
      %621 = arith.muli %620, %c7 : index
      %622 = arith.remui %430, %c7 : index
      %623 = arith.addi %621, %622 : index
      %624 = arith.muli %574, %c21 : index
      %625 = arith.addi %624, %623 : index
      memref.store %618, %20[%625] : memref<?xf32>
    }
    %626 = arith.muli %4, %c20 : index
    %627 = arith.addi %626, %c4 : index
    %628 = arith.muli %627, %c4 : index
    %629 = arith.divui %430, %c7 : index
    %630 = arith.addi %628, %629 : index
    %631 = arith.addi %429, %630 : index
    %632 = arith.cmpi slt, %631, %22 : index
    scf.if %632 {
      %633 = arith.cmpi eq, %hasFactors, %c9 : index
      %634 = arith.muli %631, %c4 : index
      %635 = memref.load %factors[%634] : memref<?xf32>
      %636 = arith.mulf %635, %operandScale : f32
      %637 = arith.select %633, %636, %operandScale : f32
      %638 = arith.addi %433, %c8 : index
      %639 = arith.muli %627, %c14 : index
      %640 = arith.addi %638, %639 : index
      %641 = memref.load %19[%640] : memref<?xf32>
      %642 = arith.addi %640, %c11 : index
      %643 = memref.load %19[%642] : memref<?xf32>
      %644 = arith.addf %641, %643 : f32
      %645 = arith.remui %430, %c7 : index
      %646 = arith.muli %645, %c20 : index
      %647 = arith.addi %16, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %637 : f32
      %652 = arith.mulf %644, %651 : f32
      %653 = arith.muli %3, %c4 : index
      %654 = arith.addi %653, %c8 : index
      %655 = arith.muli %654, %c7 : index
      %656 = arith.remui %430, %c7 : index
      %657 = arith.addi %655, %656 : index
      %658 = arith.muli %630, %c21 : index
      %659 = arith.addi %658, %657 : index
      memref.store %652, %20[%659] : memref<?xf32>
      %660 = arith.addi %433, %c21 : index
      %661 = arith.muli %627, %c14 : index
      %662 = arith.addi %660, %661 : index
      %663 = memref.load %19[%662] : memref<?xf32>
      %664 = arith.addi %662, %c11 : index
      %665 = memref.load %19[%664] : memref<?xf32>
      %666 = arith.addf %663, %665 : f32
      %667 = arith.remui %430, %c7 : index
      %668 = arith.muli %667, %c20 : index
      %669 = arith.addi %18, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %637 : f32
      %674 = arith.mulf %666, %673 : f32
      %675 = arith.muli %3, %c4 : index
      %676 = arith.addi %675, %c9 : index
      %677 = arith.muli %676, %c7 : index
      %678 = arith.remui %430, %c7 : index
      %679 = arith.addi %677, %678 : index
      %680 = arith.muli %630, %c21 : index
      %681 = arith.addi %680, %679 : index
      memref.store %674, %20[%681] : memref<?xf32>
    }
    %682 = arith.muli %4, %c20 : index
    %683 = arith.addi %682, %c29 : index
    %684 = arith.muli %683, %c4 : index
    %685 = arith.divui %430, %c7 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.addi %429, %686 : index
    %688 = arith.cmpi slt, %687, %22 : index
    scf.if %688 {
      %689 = arith.cmpi eq, %hasFactors, %c9 : index
      %690 = arith.muli %687, %c4 : index
      %691 = memref.load %factors[%690] : memref<?xf32>
      %692 = arith.mulf %691, %operandScale : f32
      %693 = arith.select %689, %692, %operandScale : f32
      %694 = arith.addi %433, %c8 : index
      %695 = arith.muli %683, %c14 : index
      %696 = arith.addi %694, %695 : index
      %697 = memref.load %19[%696] : memref<?xf32>
      %698 = arith.addi %696, %c11 : index
      %699 = memref.load %19[%698] : memref<?xf32>
      %700 = arith.addf %697, %699 : f32
      %701 = arith.remui %430, %c7 : index
      %702 = arith.muli %701, %c20 : index
      %703 = arith.addi %16, %702 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %706, %693 : f32
      %708 = arith.mulf %700, %707 : f32
      %709 = arith.muli %3, %c4 : index
      %710 = arith.addi %709, %c8 : index
      %711 = arith.muli %710, %c7 : index
      %712 = arith.remui %430, %c7 : index
      %713 = arith.addi %711, %712 : index
      %714 = arith.muli %686, %c21 : index
      %715 = arith.addi %714, %713 : index
      memref.store %708, %20[%715] : memref<?xf32>
      %716 = arith.addi %433, %c21 : index
      %717 = arith.muli %683, %c14 : index
      %718 = arith.addi %716, %717 : index
      %719 = memref.load %19[%718] : memref<?xf32>
      %720 = arith.addi %718, %c11 : index
      %721 = memref.load %19[%720] : memref<?xf32>
      %722 = arith.addf %719, %721 : f32
      %723 = arith.remui %430, %c7 : index
      %724 = arith.muli %723, %c20 : index
      %725 = arith.addi %18, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<1xf32>
      %728 = vector.extract %727[0] : f32 from vector<1xf32>
      %729 = arith.mulf %728, %693 : f32
      %730 = arith.mulf %722, %729 : f32
      %731 = arith.muli %3, %c4 : index
      %732 = arith.addi %731, %c9 : index
      %733 = arith.muli %732, %c7 : index
      %734 = arith.remui %430, %c7 : index
      %735 = arith.addi %733, %734 : index
      %736 = arith.muli %686, %c21 : index
      %737 = arith.addi %736, %735 : index
      memref.store %730, %20[%737] : memref<?xf32>
    }
    wave.barrier
    %738 = arith.addi %23, %c8 : index
    %739 = wave.wave
    %740 = arith.addi %739, %c8 : index
    %741 = arith.addi %738, %740 : index
    %742 = arith.cmpi slt, %741, %22 : index
    scf.if %742 {
      %743 = arith.addi %738, %740 : index
      %744 = arith.muli %740, %c21 : index
      %745 = wave.lane
      %746 = arith.addi %745, %c8 : index
      %747 = arith.cmpi eq, %hasBias, %c9 : index
      %748 = arith.addi %744, %746 : index
      %749 = memref.load %20[%748] : memref<?xf32>
      %750 = arith.muli %0, %c21 : index
      %751 = arith.addi %750, %746 : index
      %752 = memref.load %bias[%751] : memref<?xf32>
      %753 = arith.addf %749, %752 : f32
      %754 = arith.select %747, %753, %749 : f32
      %755 = arith.addi %746, %c6 : index
      %756 = arith.cmpi eq, %hasBias, %c9 : index
      %757 = arith.addi %744, %755 : index
      %758 = memref.load %20[%757] : memref<?xf32>
      %759 = arith.muli %0, %c21 : index
      %760 = arith.addi %759, %755 : index
      %761 = memref.load %bias[%760] : memref<?xf32>
      %762 = arith.addf %758, %761 : f32
      %763 = arith.select %756, %762, %758 : f32
      %764 = arith.addi %745, %c14 : index
      %765 = arith.cmpi eq, %hasBias, %c9 : index
      %766 = arith.addi %744, %764 : index
      %767 = memref.load %20[%766] : memref<?xf32>
      %768 = arith.muli %0, %c21 : index
      %769 = arith.addi %768, %764 : index
      %770 = memref.load %bias[%769] : memref<?xf32>
      %771 = arith.addf %767, %770 : f32
      %772 = arith.select %765, %771, %767 : f32
      %773 = arith.addi %764, %c6 : index
      %774 = arith.cmpi eq, %hasBias, %c9 : index
      %775 = arith.addi %744, %773 : index
      %776 = memref.load %20[%775] : memref<?xf32>
      %777 = arith.muli %0, %c21 : index
      %778 = arith.addi %777, %773 : index
      %779 = memref.load %bias[%778] : memref<?xf32>
      %780 = arith.addf %776, %779 : f32
      %781 = arith.select %774, %780, %776 : f32
      %782 = arith.addi %745, %c19 : index
      %783 = arith.cmpi eq, %hasBias, %c9 : index
      %784 = arith.addi %744, %782 : index
      %785 = memref.load %20[%784] : memref<?xf32>
      %786 = arith.muli %0, %c21 : index
      %787 = arith.addi %786, %782 : index
      %788 = memref.load %bias[%787] : memref<?xf32>
      %789 = arith.addf %785, %788 : f32
      %790 = arith.select %783, %789, %785 : f32
      %791 = arith.addi %782, %c6 : index
      %792 = arith.cmpi eq, %hasBias, %c9 : index
      %793 = arith.addi %744, %791 : index
      %794 = memref.load %20[%793] : memref<?xf32>
      %795 = arith.muli %0, %c21 : index
      %796 = arith.addi %795, %791 : index
      %797 = memref.load %bias[%796] : memref<?xf32>
      %798 = arith.addf %794, %797 : f32
      %799 = arith.select %792, %798, %794 : f32
      %800 = arith.addi %745, %c30 : index
      %801 = arith.cmpi eq, %hasBias, %c9 : index
      %802 = arith.addi %744, %800 : index
      %803 = memref.load %20[%802] : memref<?xf32>
      %804 = arith.muli %0, %c21 : index
      %805 = arith.addi %804, %800 : index
      %806 = memref.load %bias[%805] : memref<?xf32>
      %807 = arith.addf %803, %806 : f32
      %808 = arith.select %801, %807, %803 : f32
      %809 = arith.addi %800, %c6 : index
      %810 = arith.cmpi eq, %hasBias, %c9 : index
      %811 = arith.addi %744, %809 : index
      %812 = memref.load %20[%811] : memref<?xf32>
      %813 = arith.muli %0, %c21 : index
      %814 = arith.addi %813, %809 : index
      %815 = memref.load %bias[%814] : memref<?xf32>
      %816 = arith.addf %812, %815 : f32
      %817 = arith.select %810, %816, %812 : f32
      %818 = arith.addi %heads, %kvHeads : index
      %819 = arith.cmpi slt, %0, %818 : index
      scf.if %819 {
        %820 = arith.addi %positionsAt, %743 : index
        %821 = memref.load %step[%820] : memref<?xi32>
        %822 = arith.index_cast %821 : i32 to index
        %823 = arith.cmpi eq, %hasNorm, %c9 : index
        %824 = math.fma %754, %754, %c39 : f32
        %825 = math.fma %763, %763, %824 : f32
        %826 = math.fma %772, %772, %825 : f32
        %827 = math.fma %781, %781, %826 : f32
        %828 = math.fma %790, %790, %827 : f32
        %829 = math.fma %799, %799, %828 : f32
        %830 = math.fma %808, %808, %829 : f32
        %831 = math.fma %817, %817, %830 : f32
        %832 = vector.broadcast %831 : f32 to vector<1xf32>
        %833 = wave.reduce "add" %832 : vector<1xf32>
        %834 = arith.mulf %833, %inverseHeadDim : f32
        %835 = arith.addf %834, %epsilon : f32
        %836 = math.sqrt %835 : f32
        %837 = arith.divf %c41, %836 : f32
        %838 = arith.cmpi slt, %0, %heads : index
        %839 = arith.addi %746, %c6 : index
        %840 = memref.load %query_norm[%746] : memref<?xf32>
        %841 = memref.load %key_norm[%746] : memref<?xf32>
        %842 = arith.select %838, %840, %841 : f32
        %843 = arith.mulf %754, %837 : f32
        %844 = arith.mulf %843, %842 : f32
        %845 = arith.select %823, %844, %754 : f32
        %846 = memref.load %query_norm[%839] : memref<?xf32>
        %847 = memref.load %key_norm[%839] : memref<?xf32>
        %848 = arith.select %838, %846, %847 : f32
        %849 = arith.mulf %763, %837 : f32
        %850 = arith.mulf %849, %848 : f32
        %851 = arith.select %823, %850, %763 : f32
        %852 = arith.addi %764, %c6 : index
        %853 = memref.load %query_norm[%764] : memref<?xf32>
        %854 = memref.load %key_norm[%764] : memref<?xf32>
        %855 = arith.select %838, %853, %854 : f32
        %856 = arith.mulf %772, %837 : f32
        %857 = arith.mulf %856, %855 : f32
        %858 = arith.select %823, %857, %772 : f32
        %859 = memref.load %query_norm[%852] : memref<?xf32>
        %860 = memref.load %key_norm[%852] : memref<?xf32>
        %861 = arith.select %838, %859, %860 : f32
        %862 = arith.mulf %781, %837 : f32
        %863 = arith.mulf %862, %861 : f32
        %864 = arith.select %823, %863, %781 : f32
        %865 = arith.addi %782, %c6 : index
        %866 = memref.load %query_norm[%782] : memref<?xf32>
        %867 = memref.load %key_norm[%782] : memref<?xf32>
        %868 = arith.select %838, %866, %867 : f32
        %869 = arith.mulf %790, %837 : f32
        %870 = arith.mulf %869, %868 : f32
        %871 = arith.select %823, %870, %790 : f32
        %872 = memref.load %query_norm[%865] : memref<?xf32>
        %873 = memref.load %key_norm[%865] : memref<?xf32>
        %874 = arith.select %838, %872, %873 : f32
        %875 = arith.mulf %799, %837 : f32
        %876 = arith.mulf %875, %874 : f32
        %877 = arith.select %823, %876, %799 : f32
        %878 = arith.addi %800, %c6 : index
        %879 = memref.load %query_norm[%800] : memref<?xf32>
        %880 = memref.load %key_norm[%800] : memref<?xf32>
        %881 = arith.select %838, %879, %880 : f32
        %882 = arith.mulf %808, %837 : f32
        %883 = arith.mulf %882, %881 : f32
        %884 = arith.select %823, %883, %808 : f32
        %885 = memref.load %query_norm[%878] : memref<?xf32>
        %886 = memref.load %key_norm[%878] : memref<?xf32>
        %887 = arith.select %838, %885, %886 : f32
        %888 = arith.mulf %817, %837 : f32
        %889 = arith.mulf %888, %887 : f32
        %890 = arith.select %823, %889, %817 : f32
        %891 = arith.remui %822, %c21 : index
        %892 = arith.muli %891, %c21 : index
        %893 = arith.addi %892, %746 : index
        %894 = arith.divui %822, %c21 : index
        %895 = arith.addi %894, %c21 : index
        %896 = arith.muli %895, %c21 : index
        %897 = arith.addi %896, %746 : index
        %898 = memref.load %rope[%893] : memref<?xf32>
        %899 = arith.addi %893, %c6 : index
        %900 = memref.load %rope[%899] : memref<?xf32>
        %901 = memref.load %rope[%897] : memref<?xf32>
        %902 = arith.addi %897, %c6 : index
        %903 = memref.load %rope[%902] : memref<?xf32>
        %904 = arith.mulf %901, %898 : f32
        %905 = arith.mulf %903, %900 : f32
        %906 = arith.subf %904, %905 : f32
        %907 = arith.mulf %903, %898 : f32
        %908 = arith.mulf %901, %900 : f32
        %909 = arith.addf %907, %908 : f32
        %910 = arith.mulf %845, %906 : f32
        %911 = arith.mulf %851, %909 : f32
        %912 = arith.subf %910, %911 : f32
        %913 = arith.mulf %851, %906 : f32
        %914 = arith.mulf %845, %909 : f32
        %915 = arith.addf %913, %914 : f32
        %916 = arith.cmpi slt, %0, %heads : index
        scf.if %916 {
          %917 = arith.muli %743, %heads : index
          %918 = arith.addi %917, %0 : index
          %919 = arith.muli %918, %c21 : index
          %920 = arith.addi %919, %746 : index
          memref.store %912, %q[%920] : memref<?xf32>
          %921 = arith.addi %920, %c6 : index
          memref.store %915, %q[%921] : memref<?xf32>
        } else {
          %922 = arith.addi %744, %746 : index
          memref.store %912, %20[%922] : memref<?xf32>
          %923 = arith.addi %744, %746 : index
          %924 = arith.addi %923, %c6 : index
          memref.store %915, %20[%924] : memref<?xf32>
        }
        %925 = arith.remui %822, %c21 : index
        %926 = arith.muli %925, %c21 : index
        %927 = arith.addi %926, %764 : index
        %928 = arith.divui %822, %c21 : index
        %929 = arith.addi %928, %c21 : index
        %930 = arith.muli %929, %c21 : index
        %931 = arith.addi %930, %764 : index
        %932 = memref.load %rope[%927] : memref<?xf32>
        %933 = arith.addi %927, %c6 : index
        %934 = memref.load %rope[%933] : memref<?xf32>
        %935 = memref.load %rope[%931] : memref<?xf32>
        %936 = arith.addi %931, %c6 : index
        %937 = memref.load %rope[%936] : memref<?xf32>
        %938 = arith.mulf %935, %932 : f32
        %939 = arith.mulf %937, %934 : f32
        %940 = arith.subf %938, %939 : f32
        %941 = arith.mulf %937, %932 : f32
        %942 = arith.mulf %935, %934 : f32
        %943 = arith.addf %941, %942 : f32
        %944 = arith.mulf %858, %940 : f32
        %945 = arith.mulf %864, %943 : f32
        %946 = arith.subf %944, %945 : f32
        %947 = arith.mulf %864, %940 : f32
        %948 = arith.mulf %858, %943 : f32
        %949 = arith.addf %947, %948 : f32
        %950 = arith.cmpi slt, %0, %heads : index
        scf.if %950 {
          %951 = arith.muli %743, %heads : index
          %952 = arith.addi %951, %0 : index
          %953 = arith.muli %952, %c21 : index
          %954 = arith.addi %953, %764 : index
          memref.store %946, %q[%954] : memref<?xf32>
          %955 = arith.addi %954, %c6 : index
          memref.store %949, %q[%955] : memref<?xf32>
        } else {
          %956 = arith.addi %744, %764 : index
          memref.store %946, %20[%956] : memref<?xf32>
          %957 = arith.addi %744, %764 : index
          %958 = arith.addi %957, %c6 : index
          memref.store %949, %20[%958] : memref<?xf32>
        }
        %959 = arith.remui %822, %c21 : index
        %960 = arith.muli %959, %c21 : index
        %961 = arith.addi %960, %782 : index
        %962 = arith.divui %822, %c21 : index
        %963 = arith.addi %962, %c21 : index
        %964 = arith.muli %963, %c21 : index
        %965 = arith.addi %964, %782 : index
        %966 = memref.load %rope[%961] : memref<?xf32>
        %967 = arith.addi %961, %c6 : index
        %968 = memref.load %rope[%967] : memref<?xf32>
        %969 = memref.load %rope[%965] : memref<?xf32>
        %970 = arith.addi %965, %c6 : index
        %971 = memref.load %rope[%970] : memref<?xf32>
        %972 = arith.mulf %969, %966 : f32
        %973 = arith.mulf %971, %968 : f32
        %974 = arith.subf %972, %973 : f32
        %975 = arith.mulf %971, %966 : f32
        %976 = arith.mulf %969, %968 : f32
        %977 = arith.addf %975, %976 : f32
        %978 = arith.mulf %871, %974 : f32
        %979 = arith.mulf %877, %977 : f32
        %980 = arith.subf %978, %979 : f32
        %981 = arith.mulf %877, %974 : f32
        %982 = arith.mulf %871, %977 : f32
        %983 = arith.addf %981, %982 : f32
        %984 = arith.cmpi slt, %0, %heads : index
        scf.if %984 {
          %985 = arith.muli %743, %heads : index
          %986 = arith.addi %985, %0 : index
          %987 = arith.muli %986, %c21 : index
          %988 = arith.addi %987, %782 : index
          memref.store %980, %q[%988] : memref<?xf32>
          %989 = arith.addi %988, %c6 : index
          memref.store %983, %q[%989] : memref<?xf32>
        } else {
          %990 = arith.addi %744, %782 : index
          memref.store %980, %20[%990] : memref<?xf32>
          %991 = arith.addi %744, %782 : index
          %992 = arith.addi %991, %c6 : index
          memref.store %983, %20[%992] : memref<?xf32>
        }
        %993 = arith.remui %822, %c21 : index
        %994 = arith.muli %993, %c21 : index
        %995 = arith.addi %994, %800 : index
        %996 = arith.divui %822, %c21 : index
        %997 = arith.addi %996, %c21 : index
        %998 = arith.muli %997, %c21 : index
        %999 = arith.addi %998, %800 : index
        %1000 = memref.load %rope[%995] : memref<?xf32>
        %1001 = arith.addi %995, %c6 : index
        %1002 = memref.load %rope[%1001] : memref<?xf32>
        %1003 = memref.load %rope[%999] : memref<?xf32>
        %1004 = arith.addi %999, %c6 : index
        %1005 = memref.load %rope[%1004] : memref<?xf32>
        %1006 = arith.mulf %1003, %1000 : f32
        %1007 = arith.mulf %1005, %1002 : f32
        %1008 = arith.subf %1006, %1007 : f32
        %1009 = arith.mulf %1005, %1000 : f32
        %1010 = arith.mulf %1003, %1002 : f32
        %1011 = arith.addf %1009, %1010 : f32
        %1012 = arith.mulf %884, %1008 : f32
        %1013 = arith.mulf %890, %1011 : f32
        %1014 = arith.subf %1012, %1013 : f32
        %1015 = arith.mulf %890, %1008 : f32
        %1016 = arith.mulf %884, %1011 : f32
        %1017 = arith.addf %1015, %1016 : f32
        %1018 = arith.cmpi slt, %0, %heads : index
        scf.if %1018 {
          %1019 = arith.muli %743, %heads : index
          %1020 = arith.addi %1019, %0 : index
          %1021 = arith.muli %1020, %c21 : index
          %1022 = arith.addi %1021, %800 : index
          memref.store %1014, %q[%1022] : memref<?xf32>
          %1023 = arith.addi %1022, %c6 : index
          memref.store %1017, %q[%1023] : memref<?xf32>
        } else {
          %1024 = arith.addi %744, %800 : index
          memref.store %1014, %20[%1024] : memref<?xf32>
          %1025 = arith.addi %744, %800 : index
          %1026 = arith.addi %1025, %c6 : index
          memref.store %1017, %20[%1026] : memref<?xf32>
        }
      } else {
        %1027 = arith.cmpi slt, %0, %heads : index
        scf.if %1027 {
          %1028 = arith.muli %743, %heads : index
          %1029 = arith.addi %1028, %0 : index
          %1030 = arith.muli %1029, %c21 : index
          %1031 = arith.addi %1030, %746 : index
          memref.store %754, %q[%1031] : memref<?xf32>
          %1032 = arith.addi %1031, %c6 : index
          memref.store %763, %q[%1032] : memref<?xf32>
        } else {
          %1033 = arith.addi %744, %746 : index
          memref.store %754, %20[%1033] : memref<?xf32>
          %1034 = arith.addi %744, %746 : index
          %1035 = arith.addi %1034, %c6 : index
          memref.store %763, %20[%1035] : memref<?xf32>
        }
        %1036 = arith.cmpi slt, %0, %heads : index
        scf.if %1036 {
          %1037 = arith.muli %743, %heads : index
          %1038 = arith.addi %1037, %0 : index
          %1039 = arith.muli %1038, %c21 : index
          %1040 = arith.addi %1039, %764 : index
          memref.store %772, %q[%1040] : memref<?xf32>
          %1041 = arith.addi %1040, %c6 : index
          memref.store %781, %q[%1041] : memref<?xf32>
        } else {
          %1042 = arith.addi %744, %764 : index
          memref.store %772, %20[%1042] : memref<?xf32>
          %1043 = arith.addi %744, %764 : index
          %1044 = arith.addi %1043, %c6 : index
          memref.store %781, %20[%1044] : memref<?xf32>
        }
        %1045 = arith.cmpi slt, %0, %heads : index
        scf.if %1045 {
          %1046 = arith.muli %743, %heads : index
          %1047 = arith.addi %1046, %0 : index
          %1048 = arith.muli %1047, %c21 : index
          %1049 = arith.addi %1048, %782 : index
          memref.store %790, %q[%1049] : memref<?xf32>
          %1050 = arith.addi %1049, %c6 : index
          memref.store %799, %q[%1050] : memref<?xf32>
        } else {
          %1051 = arith.addi %744, %782 : index
          memref.store %790, %20[%1051] : memref<?xf32>
          %1052 = arith.addi %744, %782 : index
          %1053 = arith.addi %1052, %c6 : index
          memref.store %799, %20[%1053] : memref<?xf32>
        }
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %743, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c21 : index
          %1058 = arith.addi %1057, %800 : index
          memref.store %808, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c6 : index
          memref.store %817, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %744, %800 : index
          memref.store %808, %20[%1060] : memref<?xf32>
          %1061 = arith.addi %744, %800 : index
          %1062 = arith.addi %1061, %c6 : index
          memref.store %817, %20[%1062] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1063 = arith.cmpi sge, %0, %heads : index
    scf.if %1063 {
      %1064 = arith.addi %739, %c8 : index
      %1065 = arith.addi %738, %1064 : index
      %1066 = arith.cmpi slt, %1065, %22 : index
      scf.if %1066 {
        %1067 = arith.addi %738, %1064 : index
        %1068 = arith.addi %slotsAt, %1067 : index
        %1069 = memref.load %step[%1068] : memref<?xi32>
        %1070 = arith.index_cast %1069 : i32 to index
        %1071 = arith.cmpi sge, %1070, %c8 : index
        scf.if %1071 {
          %1072 = arith.muli %1064, %c21 : index
          %1073 = arith.subi %0, %heads : index
          %1074 = memref.load %scales[%1073] : memref<?xf32>
          %1075 = vector.broadcast %1074 : f32 to vector<4xf32>
          %1076 = arith.divui %1070, %c7 : index
          %1077 = arith.remui %1070, %c7 : index
          %1078 = arith.muli %1076, %pageBytes : index
          %1079 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1079 {
            %1080 = wave.lane
            %1081 = arith.muli %1080, %c20 : index
            scf.for %1082 = %1081 to %c21 step %c6 {
              %1083 = arith.addi %1072, %1082 : index
              %1084 = vector.load %20[%1083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.mulf %1084, %1075 : vector<4xf32>
              %1086 = arith.minimumf %1085, %c46 : vector<4xf32>
              %1087 = arith.maximumf %1086, %c47 : vector<4xf32>
              %1088 = arith.truncf %1087 : vector<4xf32> to vector<4xf16>
              %1089 = vector.bitcast %1088 : vector<4xf16> to vector<8xi8>
              %1090 = arith.cmpi slt, %1073, %kvHeads : index
              scf.if %1090 {
                %1091 = arith.muli %1073, %c48 : index
                %1092 = arith.addi %1078, %1091 : index
                %1093 = arith.divui %1082, %c7 : index
                %1094 = arith.muli %1093, %c15 : index
                %1095 = arith.remui %1082, %c7 : index
                %1096 = arith.divui %1095, %c2 : index
                %1097 = arith.muli %1096, %c21 : index
                %1098 = arith.muli %1077, %c7 : index
                %1099 = arith.addi %1097, %1098 : index
                %1100 = arith.remui %1095, %c2 : index
                %1101 = arith.muli %1100, %c4 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.addi %1094, %1102 : index
                %1104 = arith.addi %1092, %1103 : index
                vector.store %1089, %kv[%1104] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1105 = arith.subi %1073, %kvHeads : index
                %1106 = arith.muli %1105, %c48 : index
                %1107 = arith.addi %1078, %1106 : index
                %1108 = arith.addi %1082, %c8 : index
                %1109 = arith.divui %1108, %c7 : index
                %1110 = arith.muli %1109, %c15 : index
                %1111 = arith.addi %1110, %c10 : index
                %1112 = arith.remui %1108, %c7 : index
                %1113 = arith.divui %1077, %c4 : index
                %1114 = arith.remui %1077, %c4 : index
                %1115 = arith.muli %1114, %c2 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.divui %1116, %c2 : index
                %1118 = arith.muli %1117, %c21 : index
                %1119 = arith.muli %1112, %c7 : index
                %1120 = arith.addi %1118, %1119 : index
                %1121 = arith.remui %1116, %c2 : index
                %1122 = arith.muli %1121, %c4 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.addi %1111, %1123 : index
                %1125 = arith.addi %1107, %1124 : index
                %1126 = vector.shuffle %1089, %1089 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1126, %kv[%1125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1127 = arith.addi %1082, %c9 : index
                %1128 = arith.divui %1127, %c7 : index
                %1129 = arith.muli %1128, %c15 : index
                %1130 = arith.addi %1129, %c10 : index
                %1131 = arith.remui %1127, %c7 : index
                %1132 = arith.divui %1077, %c4 : index
                %1133 = arith.remui %1077, %c4 : index
                %1134 = arith.muli %1133, %c2 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.divui %1135, %c2 : index
                %1137 = arith.muli %1136, %c21 : index
                %1138 = arith.muli %1131, %c7 : index
                %1139 = arith.addi %1137, %1138 : index
                %1140 = arith.remui %1135, %c2 : index
                %1141 = arith.muli %1140, %c4 : index
                %1142 = arith.addi %1139, %1141 : index
                %1143 = arith.addi %1130, %1142 : index
                %1144 = arith.addi %1107, %1143 : index
                %1145 = vector.shuffle %1089, %1089 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1145, %kv[%1144] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1146 = arith.addi %1082, %c4 : index
                %1147 = arith.divui %1146, %c7 : index
                %1148 = arith.muli %1147, %c15 : index
                %1149 = arith.addi %1148, %c10 : index
                %1150 = arith.remui %1146, %c7 : index
                %1151 = arith.divui %1077, %c4 : index
                %1152 = arith.remui %1077, %c4 : index
                %1153 = arith.muli %1152, %c2 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1154, %c2 : index
                %1156 = arith.muli %1155, %c21 : index
                %1157 = arith.muli %1150, %c7 : index
                %1158 = arith.addi %1156, %1157 : index
                %1159 = arith.remui %1154, %c2 : index
                %1160 = arith.muli %1159, %c4 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.addi %1149, %1161 : index
                %1163 = arith.addi %1107, %1162 : index
                %1164 = vector.shuffle %1089, %1089 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1164, %kv[%1163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1165 = arith.addi %1082, %c29 : index
                %1166 = arith.divui %1165, %c7 : index
                %1167 = arith.muli %1166, %c15 : index
                %1168 = arith.addi %1167, %c10 : index
                %1169 = arith.remui %1165, %c7 : index
                %1170 = arith.divui %1077, %c4 : index
                %1171 = arith.remui %1077, %c4 : index
                %1172 = arith.muli %1171, %c2 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1173, %c2 : index
                %1175 = arith.muli %1174, %c21 : index
                %1176 = arith.muli %1169, %c7 : index
                %1177 = arith.addi %1175, %1176 : index
                %1178 = arith.remui %1173, %c2 : index
                %1179 = arith.muli %1178, %c4 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.addi %1168, %1180 : index
                %1182 = arith.addi %1107, %1181 : index
                %1183 = vector.shuffle %1089, %1089 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1183, %kv[%1182] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1184 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1184 {
            %1185 = wave.lane
            %1186 = arith.muli %1185, %c20 : index
            scf.for %1187 = %1186 to %c21 step %c6 {
              %1188 = arith.addi %1072, %1187 : index
              %1189 = vector.load %20[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.mulf %1189, %1075 : vector<4xf32>
              %1191 = wave.fp8_encode "e4m3" %1190 : vector<4xf32> -> vector<4xi8>
              %1192 = arith.cmpi slt, %1073, %kvHeads : index
              scf.if %1192 {
                %1193 = arith.muli %1073, %c10 : index
                %1194 = arith.addi %1078, %1193 : index
                %1195 = vector.shuffle %1191, %1191 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1196 = arith.divui %1187, %c7 : index
                %1197 = arith.muli %1196, %c21 : index
                %1198 = arith.remui %1187, %c7 : index
                %1199 = arith.muli %1077, %c7 : index
                %1200 = arith.divui %1198, %c20 : index
                %1201 = arith.muli %1200, %c20 : index
                %1202 = arith.remui %1198, %c4 : index
                %1203 = arith.muli %1202, %c4 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.divui %1198, %c4 : index
                %1206 = arith.remui %1205, %c4 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.addi %1199, %1207 : index
                %1209 = arith.addi %1197, %1208 : index
                %1210 = arith.addi %1194, %1209 : index
                vector.store %1195, %kv[%1210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1211 = arith.subi %1073, %kvHeads : index
                %1212 = arith.muli %1211, %c10 : index
                %1213 = arith.addi %1078, %1212 : index
                %1214 = arith.addi %1187, %c8 : index
                %1215 = arith.divui %1214, %c7 : index
                %1216 = arith.muli %1215, %c21 : index
                %1217 = arith.addi %1216, %c11 : index
                %1218 = arith.remui %1214, %c7 : index
                %1219 = arith.divui %1077, %c4 : index
                %1220 = arith.remui %1077, %c4 : index
                %1221 = arith.muli %1220, %c2 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.muli %1218, %c7 : index
                %1224 = arith.divui %1222, %c20 : index
                %1225 = arith.muli %1224, %c20 : index
                %1226 = arith.remui %1222, %c4 : index
                %1227 = arith.muli %1226, %c4 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.divui %1222, %c4 : index
                %1230 = arith.remui %1229, %c4 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.addi %1223, %1231 : index
                %1233 = arith.addi %1217, %1232 : index
                %1234 = arith.addi %1213, %1233 : index
                %1235 = vector.shuffle %1191, %1191 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1235, %kv[%1234] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1236 = arith.addi %1187, %c9 : index
                %1237 = arith.divui %1236, %c7 : index
                %1238 = arith.muli %1237, %c21 : index
                %1239 = arith.addi %1238, %c11 : index
                %1240 = arith.remui %1236, %c7 : index
                %1241 = arith.divui %1077, %c4 : index
                %1242 = arith.remui %1077, %c4 : index
                %1243 = arith.muli %1242, %c2 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.muli %1240, %c7 : index
                %1246 = arith.divui %1244, %c20 : index
                %1247 = arith.muli %1246, %c20 : index
                %1248 = arith.remui %1244, %c4 : index
                %1249 = arith.muli %1248, %c4 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.divui %1244, %c4 : index
                %1252 = arith.remui %1251, %c4 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.addi %1245, %1253 : index
                %1255 = arith.addi %1239, %1254 : index
                %1256 = arith.addi %1213, %1255 : index
                %1257 = vector.shuffle %1191, %1191 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1257, %kv[%1256] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1258 = arith.addi %1187, %c4 : index
                %1259 = arith.divui %1258, %c7 : index
                %1260 = arith.muli %1259, %c21 : index
                %1261 = arith.addi %1260, %c11 : index
                %1262 = arith.remui %1258, %c7 : index
                %1263 = arith.divui %1077, %c4 : index
                %1264 = arith.remui %1077, %c4 : index
                %1265 = arith.muli %1264, %c2 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.muli %1262, %c7 : index
                %1268 = arith.divui %1266, %c20 : index
                %1269 = arith.muli %1268, %c20 : index
                %1270 = arith.remui %1266, %c4 : index
                %1271 = arith.muli %1270, %c4 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.divui %1266, %c4 : index
                %1274 = arith.remui %1273, %c4 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.addi %1267, %1275 : index
                %1277 = arith.addi %1261, %1276 : index
                %1278 = arith.addi %1213, %1277 : index
                %1279 = vector.shuffle %1191, %1191 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1279, %kv[%1278] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1280 = arith.addi %1187, %c29 : index
                %1281 = arith.divui %1280, %c7 : index
                %1282 = arith.muli %1281, %c21 : index
                %1283 = arith.addi %1282, %c11 : index
                %1284 = arith.remui %1280, %c7 : index
                %1285 = arith.divui %1077, %c4 : index
                %1286 = arith.remui %1077, %c4 : index
                %1287 = arith.muli %1286, %c2 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.muli %1284, %c7 : index
                %1290 = arith.divui %1288, %c20 : index
                %1291 = arith.muli %1290, %c20 : index
                %1292 = arith.remui %1288, %c4 : index
                %1293 = arith.muli %1292, %c4 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.divui %1288, %c4 : index
                %1296 = arith.remui %1295, %c4 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.addi %1289, %1297 : index
                %1299 = arith.addi %1283, %1298 : index
                %1300 = arith.addi %1213, %1299 : index
                %1301 = vector.shuffle %1191, %1191 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1301, %kv[%1300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1302 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1302 {
            %1303 = wave.lane
            %1304 = arith.muli %1303, %c20 : index
            scf.for %1305 = %1304 to %c21 step %c6 {
              %1306 = arith.addi %1072, %1305 : index
              %1307 = vector.load %20[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.mulf %1307, %1075 : vector<4xf32>
              %1309 = wave.fp8_encode "e5m2" %1308 : vector<4xf32> -> vector<4xi8>
              %1310 = arith.cmpi slt, %1073, %kvHeads : index
              scf.if %1310 {
                %1311 = arith.muli %1073, %c10 : index
                %1312 = arith.addi %1078, %1311 : index
                %1313 = vector.shuffle %1309, %1309 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1314 = arith.divui %1305, %c7 : index
                %1315 = arith.muli %1314, %c21 : index
                %1316 = arith.remui %1305, %c7 : index
                %1317 = arith.muli %1077, %c7 : index
                %1318 = arith.divui %1316, %c20 : index
                %1319 = arith.muli %1318, %c20 : index
                %1320 = arith.remui %1316, %c4 : index
                %1321 = arith.muli %1320, %c4 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.divui %1316, %c4 : index
                %1324 = arith.remui %1323, %c4 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.addi %1317, %1325 : index
                %1327 = arith.addi %1315, %1326 : index
                %1328 = arith.addi %1312, %1327 : index
                vector.store %1313, %kv[%1328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1329 = arith.subi %1073, %kvHeads : index
                %1330 = arith.muli %1329, %c10 : index
                %1331 = arith.addi %1078, %1330 : index
                %1332 = arith.addi %1305, %c8 : index
                %1333 = arith.divui %1332, %c7 : index
                %1334 = arith.muli %1333, %c21 : index
                %1335 = arith.addi %1334, %c11 : index
                %1336 = arith.remui %1332, %c7 : index
                %1337 = arith.divui %1077, %c4 : index
                %1338 = arith.remui %1077, %c4 : index
                %1339 = arith.muli %1338, %c2 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.muli %1336, %c7 : index
                %1342 = arith.divui %1340, %c20 : index
                %1343 = arith.muli %1342, %c20 : index
                %1344 = arith.remui %1340, %c4 : index
                %1345 = arith.muli %1344, %c4 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c4 : index
                %1348 = arith.remui %1347, %c4 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1335, %1350 : index
                %1352 = arith.addi %1331, %1351 : index
                %1353 = vector.shuffle %1309, %1309 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1353, %kv[%1352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1354 = arith.addi %1305, %c9 : index
                %1355 = arith.divui %1354, %c7 : index
                %1356 = arith.muli %1355, %c21 : index
                %1357 = arith.addi %1356, %c11 : index
                %1358 = arith.remui %1354, %c7 : index
                %1359 = arith.divui %1077, %c4 : index
                %1360 = arith.remui %1077, %c4 : index
                %1361 = arith.muli %1360, %c2 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.muli %1358, %c7 : index
                %1364 = arith.divui %1362, %c20 : index
                %1365 = arith.muli %1364, %c20 : index
                %1366 = arith.remui %1362, %c4 : index
                %1367 = arith.muli %1366, %c4 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1362, %c4 : index
                %1370 = arith.remui %1369, %c4 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.addi %1363, %1371 : index
                %1373 = arith.addi %1357, %1372 : index
                %1374 = arith.addi %1331, %1373 : index
                %1375 = vector.shuffle %1309, %1309 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1375, %kv[%1374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1376 = arith.addi %1305, %c4 : index
                %1377 = arith.divui %1376, %c7 : index
                %1378 = arith.muli %1377, %c21 : index
                %1379 = arith.addi %1378, %c11 : index
                %1380 = arith.remui %1376, %c7 : index
                %1381 = arith.divui %1077, %c4 : index
                %1382 = arith.remui %1077, %c4 : index
                %1383 = arith.muli %1382, %c2 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.muli %1380, %c7 : index
                %1386 = arith.divui %1384, %c20 : index
                %1387 = arith.muli %1386, %c20 : index
                %1388 = arith.remui %1384, %c4 : index
                %1389 = arith.muli %1388, %c4 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.divui %1384, %c4 : index
                %1392 = arith.remui %1391, %c4 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.addi %1385, %1393 : index
                %1395 = arith.addi %1379, %1394 : index
                %1396 = arith.addi %1331, %1395 : index
                %1397 = vector.shuffle %1309, %1309 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1397, %kv[%1396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1398 = arith.addi %1305, %c29 : index
                %1399 = arith.divui %1398, %c7 : index
                %1400 = arith.muli %1399, %c21 : index
                %1401 = arith.addi %1400, %c11 : index
                %1402 = arith.remui %1398, %c7 : index
                %1403 = arith.divui %1077, %c4 : index
                %1404 = arith.remui %1077, %c4 : index
                %1405 = arith.muli %1404, %c2 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.muli %1402, %c7 : index
                %1408 = arith.divui %1406, %c20 : index
                %1409 = arith.muli %1408, %c20 : index
                %1410 = arith.remui %1406, %c4 : index
                %1411 = arith.muli %1410, %c4 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.divui %1406, %c4 : index
                %1414 = arith.remui %1413, %c4 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1407, %1415 : index
                %1417 = arith.addi %1401, %1416 : index
                %1418 = arith.addi %1331, %1417 : index
                %1419 = vector.shuffle %1309, %1309 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1419, %kv[%1418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
