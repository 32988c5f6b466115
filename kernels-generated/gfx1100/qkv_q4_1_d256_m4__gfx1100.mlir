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
  %c35 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c39 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c45 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c46 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c47 = arith.constant 16384 : index
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
      %522 = memref.load %factors[%519] : memref<?xf32>
      %523 = arith.select %521, %522, %c35 : f32
      %524 = arith.addi %433, %c8 : index
      %525 = arith.muli %515, %c14 : index
      %526 = arith.addi %524, %525 : index
      %527 = memref.load %19[%526] : memref<?xf32>
      %528 = arith.addi %526, %c11 : index
      %529 = memref.load %19[%528] : memref<?xf32>
      %530 = arith.addf %527, %529 : f32
      %531 = arith.remui %430, %c7 : index
      %532 = arith.muli %531, %c20 : index
      %533 = arith.addi %16, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %523 : f32
      %538 = arith.mulf %530, %537 : f32
      %539 = arith.muli %3, %c4 : index
      %540 = arith.addi %539, %c8 : index
      %541 = arith.muli %540, %c7 : index
      %542 = arith.remui %430, %c7 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.muli %518, %c21 : index
      %545 = arith.addi %544, %543 : index
      memref.store %538, %20[%545] : memref<?xf32>
      %546 = arith.addi %433, %c21 : index
      %547 = arith.muli %515, %c14 : index
      %548 = arith.addi %546, %547 : index
      %549 = memref.load %19[%548] : memref<?xf32>
      %550 = arith.addi %548, %c11 : index
      %551 = memref.load %19[%550] : memref<?xf32>
      %552 = arith.addf %549, %551 : f32
      %553 = arith.remui %430, %c7 : index
      %554 = arith.muli %553, %c20 : index
      %555 = arith.addi %18, %554 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %558, %523 : f32
      %560 = arith.mulf %552, %559 : f32
      %561 = arith.muli %3, %c4 : index
      %562 = arith.addi %561, %c9 : index
      %563 = arith.muli %562, %c7 : index
      %564 = arith.remui %430, %c7 : index
      %565 = arith.addi %563, %564 : index
      %566 = arith.muli %518, %c21 : index
      %567 = arith.addi %566, %565 : index
      memref.store %560, %20[%567] : memref<?xf32>
    }
    %568 = arith.muli %4, %c20 : index
    %569 = arith.addi %568, %c9 : index
    %570 = arith.muli %569, %c4 : index
    %571 = arith.divui %430, %c7 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.addi %429, %572 : index
    %574 = arith.cmpi slt, %573, %22 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c9 : index
      %576 = memref.load %factors[%573] : memref<?xf32>
      %577 = arith.select %575, %576, %c35 : f32
      %578 = arith.addi %433, %c8 : index
      %579 = arith.muli %569, %c14 : index
      %580 = arith.addi %578, %579 : index
      %581 = memref.load %19[%580] : memref<?xf32>
      %582 = arith.addi %580, %c11 : index
      %583 = memref.load %19[%582] : memref<?xf32>
      %584 = arith.addf %581, %583 : f32
      %585 = arith.remui %430, %c7 : index
      %586 = arith.muli %585, %c20 : index
      %587 = arith.addi %16, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %577 : f32
      %592 = arith.mulf %584, %591 : f32
      %593 = arith.muli %3, %c4 : index
      %594 = arith.addi %593, %c8 : index
      %595 = arith.muli %594, %c7 : index
      %596 = arith.remui %430, %c7 : index
      %597 = arith.addi %595, %596 : index
      %598 = arith.muli %572, %c21 : index
      %599 = arith.addi %598, %597 : index
      memref.store %592, %20[%599] : memref<?xf32>
      %600 = arith.addi %433, %c21 : index
      %601 = arith.muli %569, %c14 : index
      %602 = arith.addi %600, %601 : index
      %603 = memref.load %19[%602] : memref<?xf32>
      %604 = arith.addi %602, %c11 : index
      %605 = memref.load %19[%604] : memref<?xf32>
      %606 = arith.addf %603, %605 : f32
      %607 = arith.remui %430, %c7 : index
      %608 = arith.muli %607, %c20 : index
      %609 = arith.addi %18, %608 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %612, %577 : f32
      %614 = arith.mulf %606, %613 : f32
      %615 = arith.muli %3, %c4 : index
      %616 = arith.addi %615, %c9 : index
      %617 = arith.muli %616, %c7 : index
      %618 = arith.remui %430, %c7 : index
      %619 = arith.addi %617, %618 : index
      %620 = arith.muli %572, %c21 : index
      %621 = arith.addi %620, %619 : index
      memref.store %614, %20[%621] : memref<?xf32>
    }
    %622 = arith.muli %4, %c20 : index
    %623 = arith.addi %622, %c4 : index
    %624 = arith.muli %623, %c4 : index
    %625 = arith.divui %430, %c7 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.addi %429, %626 : index
    %628 = arith.cmpi slt, %627, %22 : index
    scf.if %628 {
      %629 = arith.cmpi eq, %hasFactors, %c9 : index
      %630 = memref.load %factors[%627] : memref<?xf32>
      %631 = arith.select %629, %630, %c35 : f32
      %632 = arith.addi %433, %c8 : index
      %633 = arith.muli %623, %c14 : index
      %634 = arith.addi %632, %633 : index
      %635 = memref.load %19[%634] : memref<?xf32>
      %636 = arith.addi %634, %c11 : index
      %637 = memref.load %19[%636] : memref<?xf32>
      %638 = arith.addf %635, %637 : f32
      %639 = arith.remui %430, %c7 : index
      %640 = arith.muli %639, %c20 : index
      %641 = arith.addi %16, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %631 : f32
      %646 = arith.mulf %638, %645 : f32
      %647 = arith.muli %3, %c4 : index
      %648 = arith.addi %647, %c8 : index
      %649 = arith.muli %648, %c7 : index
      %650 = arith.remui %430, %c7 : index
      %651 = arith.addi %649, %650 : index
      %652 = arith.muli %626, %c21 : index
      %653 = arith.addi %652, %651 : index
      memref.store %646, %20[%653] : memref<?xf32>
      %654 = arith.addi %433, %c21 : index
      %655 = arith.muli %623, %c14 : index
      %656 = arith.addi %654, %655 : index
      %657 = memref.load %19[%656] : memref<?xf32>
      %658 = arith.addi %656, %c11 : index
      %659 = memref.load %19[%658] : memref<?xf32>
      %660 = arith.addf %657, %659 : f32
      %661 = arith.remui %430, %c7 : index
      %662 = arith.muli %661, %c20 : index
      %663 = arith.addi %18, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %631 : f32
      %668 = arith.mulf %660, %667 : f32
      %669 = arith.muli %3, %c4 : index
      %670 = arith.addi %669, %c9 : index
      %671 = arith.muli %670, %c7 : index
      %672 = arith.remui %430, %c7 : index
      %673 = arith.addi %671, %672 : index
      %674 = arith.muli %626, %c21 : index
      %675 = arith.addi %674, %673 : index
      memref.store %668, %20[%675] : memref<?xf32>
    }
    %676 = arith.muli %4, %c20 : index
    %677 = arith.addi %676, %c29 : index
    %678 = arith.muli %677, %c4 : index
    %679 = arith.divui %430, %c7 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.addi %429, %680 : index
    %682 = arith.cmpi slt, %681, %22 : index
    scf.if %682 {
      %683 = arith.cmpi eq, %hasFactors, %c9 : index
      %684 = memref.load %factors[%681] : memref<?xf32>
      %685 = arith.select %683, %684, %c35 : f32
      %686 = arith.addi %433, %c8 : index
      %687 = arith.muli %677, %c14 : index
      %688 = arith.addi %686, %687 : index
      %689 = memref.load %19[%688] : memref<?xf32>
      %690 = arith.addi %688, %c11 : index
      %691 = memref.load %19[%690] : memref<?xf32>
      %692 = arith.addf %689, %691 : f32
      %693 = arith.remui %430, %c7 : index
      %694 = arith.muli %693, %c20 : index
      %695 = arith.addi %16, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %685 : f32
      %700 = arith.mulf %692, %699 : f32
      %701 = arith.muli %3, %c4 : index
      %702 = arith.addi %701, %c8 : index
      %703 = arith.muli %702, %c7 : index
      %704 = arith.remui %430, %c7 : index
      %705 = arith.addi %703, %704 : index
      %706 = arith.muli %680, %c21 : index
      %707 = arith.addi %706, %705 : index
      memref.store %700, %20[%707] : memref<?xf32>
      %708 = arith.addi %433, %c21 : index
      %709 = arith.muli %677, %c14 : index
      %710 = arith.addi %708, %709 : index
      %711 = memref.load %19[%710] : memref<?xf32>
      %712 = arith.addi %710, %c11 : index
      %713 = memref.load %19[%712] : memref<?xf32>
      %714 = arith.addf %711, %713 : f32
      %715 = arith.remui %430, %c7 : index
      %716 = arith.muli %715, %c20 : index
      %717 = arith.addi %18, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %685 : f32
      %722 = arith.mulf %714, %721 : f32
      %723 = arith.muli %3, %c4 : index
      %724 = arith.addi %723, %c9 : index
      %725 = arith.muli %724, %c7 : index
      %726 = arith.remui %430, %c7 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %680, %c21 : index
      %729 = arith.addi %728, %727 : index
      memref.store %722, %20[%729] : memref<?xf32>
    }
    wave.barrier
    %730 = arith.addi %23, %c8 : index
    %731 = wave.wave
    %732 = arith.addi %731, %c8 : index
    %733 = arith.addi %730, %732 : index
    %734 = arith.cmpi slt, %733, %22 : index
    scf.if %734 {
      %735 = arith.addi %730, %732 : index
      %736 = arith.muli %732, %c21 : index
      %737 = wave.lane
      %738 = arith.addi %737, %c8 : index
      %739 = arith.cmpi eq, %hasBias, %c9 : index
      %740 = arith.addi %736, %738 : index
      %741 = memref.load %20[%740] : memref<?xf32>
      %742 = arith.muli %0, %c21 : index
      %743 = arith.addi %742, %738 : index
      %744 = memref.load %bias[%743] : memref<?xf32>
      %745 = arith.addf %741, %744 : f32
      %746 = arith.select %739, %745, %741 : f32
      %747 = arith.addi %738, %c6 : index
      %748 = arith.cmpi eq, %hasBias, %c9 : index
      %749 = arith.addi %736, %747 : index
      %750 = memref.load %20[%749] : memref<?xf32>
      %751 = arith.muli %0, %c21 : index
      %752 = arith.addi %751, %747 : index
      %753 = memref.load %bias[%752] : memref<?xf32>
      %754 = arith.addf %750, %753 : f32
      %755 = arith.select %748, %754, %750 : f32
      %756 = arith.addi %737, %c14 : index
      %757 = arith.cmpi eq, %hasBias, %c9 : index
      %758 = arith.addi %736, %756 : index
      %759 = memref.load %20[%758] : memref<?xf32>
      %760 = arith.muli %0, %c21 : index
      %761 = arith.addi %760, %756 : index
      %762 = memref.load %bias[%761] : memref<?xf32>
      %763 = arith.addf %759, %762 : f32
      %764 = arith.select %757, %763, %759 : f32
      %765 = arith.addi %756, %c6 : index
      %766 = arith.cmpi eq, %hasBias, %c9 : index
      %767 = arith.addi %736, %765 : index
      %768 = memref.load %20[%767] : memref<?xf32>
      %769 = arith.muli %0, %c21 : index
      %770 = arith.addi %769, %765 : index
      %771 = memref.load %bias[%770] : memref<?xf32>
      %772 = arith.addf %768, %771 : f32
      %773 = arith.select %766, %772, %768 : f32
      %774 = arith.addi %737, %c19 : index
      %775 = arith.cmpi eq, %hasBias, %c9 : index
      %776 = arith.addi %736, %774 : index
      %777 = memref.load %20[%776] : memref<?xf32>
      %778 = arith.muli %0, %c21 : index
      %779 = arith.addi %778, %774 : index
      %780 = memref.load %bias[%779] : memref<?xf32>
      %781 = arith.addf %777, %780 : f32
      %782 = arith.select %775, %781, %777 : f32
      %783 = arith.addi %774, %c6 : index
      %784 = arith.cmpi eq, %hasBias, %c9 : index
      %785 = arith.addi %736, %783 : index
      %786 = memref.load %20[%785] : memref<?xf32>
      %787 = arith.muli %0, %c21 : index
      %788 = arith.addi %787, %783 : index
      %789 = memref.load %bias[%788] : memref<?xf32>
      %790 = arith.addf %786, %789 : f32
      %791 = arith.select %784, %790, %786 : f32
      %792 = arith.addi %737, %c30 : index
      %793 = arith.cmpi eq, %hasBias, %c9 : index
      %794 = arith.addi %736, %792 : index
      %795 = memref.load %20[%794] : memref<?xf32>
      %796 = arith.muli %0, %c21 : index
      %797 = arith.addi %796, %792 : index
      %798 = memref.load %bias[%797] : memref<?xf32>
      %799 = arith.addf %795, %798 : f32
      %800 = arith.select %793, %799, %795 : f32
      %801 = arith.addi %792, %c6 : index
      %802 = arith.cmpi eq, %hasBias, %c9 : index
      %803 = arith.addi %736, %801 : index
      %804 = memref.load %20[%803] : memref<?xf32>
      %805 = arith.muli %0, %c21 : index
      %806 = arith.addi %805, %801 : index
      %807 = memref.load %bias[%806] : memref<?xf32>
      %808 = arith.addf %804, %807 : f32
      %809 = arith.select %802, %808, %804 : f32
      %810 = arith.addi %heads, %kvHeads : index
      %811 = arith.cmpi slt, %0, %810 : index
      scf.if %811 {
        %812 = arith.addi %positionsAt, %735 : index
        %813 = memref.load %step[%812] : memref<?xi32>
        %814 = arith.index_cast %813 : i32 to index
        %815 = arith.cmpi eq, %hasNorm, %c9 : index
        %816 = math.fma %746, %746, %c39 : f32
        %817 = math.fma %755, %755, %816 : f32
        %818 = math.fma %764, %764, %817 : f32
        %819 = math.fma %773, %773, %818 : f32
        %820 = math.fma %782, %782, %819 : f32
        %821 = math.fma %791, %791, %820 : f32
        %822 = math.fma %800, %800, %821 : f32
        %823 = math.fma %809, %809, %822 : f32
        %824 = vector.broadcast %823 : f32 to vector<1xf32>
        %825 = wave.reduce "add" %824 : vector<1xf32>
        %826 = arith.mulf %825, %inverseHeadDim : f32
        %827 = arith.addf %826, %epsilon : f32
        %828 = math.sqrt %827 : f32
        %829 = arith.divf %c35, %828 : f32
        %830 = arith.cmpi slt, %0, %heads : index
        %831 = arith.addi %738, %c6 : index
        %832 = memref.load %query_norm[%738] : memref<?xf32>
        %833 = memref.load %key_norm[%738] : memref<?xf32>
        %834 = arith.select %830, %832, %833 : f32
        %835 = arith.mulf %746, %829 : f32
        %836 = arith.mulf %835, %834 : f32
        %837 = arith.select %815, %836, %746 : f32
        %838 = memref.load %query_norm[%831] : memref<?xf32>
        %839 = memref.load %key_norm[%831] : memref<?xf32>
        %840 = arith.select %830, %838, %839 : f32
        %841 = arith.mulf %755, %829 : f32
        %842 = arith.mulf %841, %840 : f32
        %843 = arith.select %815, %842, %755 : f32
        %844 = arith.addi %756, %c6 : index
        %845 = memref.load %query_norm[%756] : memref<?xf32>
        %846 = memref.load %key_norm[%756] : memref<?xf32>
        %847 = arith.select %830, %845, %846 : f32
        %848 = arith.mulf %764, %829 : f32
        %849 = arith.mulf %848, %847 : f32
        %850 = arith.select %815, %849, %764 : f32
        %851 = memref.load %query_norm[%844] : memref<?xf32>
        %852 = memref.load %key_norm[%844] : memref<?xf32>
        %853 = arith.select %830, %851, %852 : f32
        %854 = arith.mulf %773, %829 : f32
        %855 = arith.mulf %854, %853 : f32
        %856 = arith.select %815, %855, %773 : f32
        %857 = arith.addi %774, %c6 : index
        %858 = memref.load %query_norm[%774] : memref<?xf32>
        %859 = memref.load %key_norm[%774] : memref<?xf32>
        %860 = arith.select %830, %858, %859 : f32
        %861 = arith.mulf %782, %829 : f32
        %862 = arith.mulf %861, %860 : f32
        %863 = arith.select %815, %862, %782 : f32
        %864 = memref.load %query_norm[%857] : memref<?xf32>
        %865 = memref.load %key_norm[%857] : memref<?xf32>
        %866 = arith.select %830, %864, %865 : f32
        %867 = arith.mulf %791, %829 : f32
        %868 = arith.mulf %867, %866 : f32
        %869 = arith.select %815, %868, %791 : f32
        %870 = arith.addi %792, %c6 : index
        %871 = memref.load %query_norm[%792] : memref<?xf32>
        %872 = memref.load %key_norm[%792] : memref<?xf32>
        %873 = arith.select %830, %871, %872 : f32
        %874 = arith.mulf %800, %829 : f32
        %875 = arith.mulf %874, %873 : f32
        %876 = arith.select %815, %875, %800 : f32
        %877 = memref.load %query_norm[%870] : memref<?xf32>
        %878 = memref.load %key_norm[%870] : memref<?xf32>
        %879 = arith.select %830, %877, %878 : f32
        %880 = arith.mulf %809, %829 : f32
        %881 = arith.mulf %880, %879 : f32
        %882 = arith.select %815, %881, %809 : f32
        %883 = arith.remui %814, %c21 : index
        %884 = arith.muli %883, %c21 : index
        %885 = arith.addi %884, %738 : index
        %886 = arith.divui %814, %c21 : index
        %887 = arith.addi %886, %c21 : index
        %888 = arith.muli %887, %c21 : index
        %889 = arith.addi %888, %738 : index
        %890 = memref.load %rope[%885] : memref<?xf32>
        %891 = arith.addi %885, %c6 : index
        %892 = memref.load %rope[%891] : memref<?xf32>
        %893 = memref.load %rope[%889] : memref<?xf32>
        %894 = arith.addi %889, %c6 : index
        %895 = memref.load %rope[%894] : memref<?xf32>
        %896 = arith.mulf %893, %890 : f32
        %897 = arith.mulf %895, %892 : f32
        %898 = arith.subf %896, %897 : f32
        %899 = arith.mulf %895, %890 : f32
        %900 = arith.mulf %893, %892 : f32
        %901 = arith.addf %899, %900 : f32
        %902 = arith.mulf %837, %898 : f32
        %903 = arith.mulf %843, %901 : f32
        %904 = arith.subf %902, %903 : f32
        %905 = arith.mulf %843, %898 : f32
        %906 = arith.mulf %837, %901 : f32
        %907 = arith.addf %905, %906 : f32
        %908 = arith.cmpi slt, %0, %heads : index
        scf.if %908 {
          %909 = arith.muli %735, %heads : index
          %910 = arith.addi %909, %0 : index
          %911 = arith.muli %910, %c21 : index
          %912 = arith.addi %911, %738 : index
          memref.store %904, %q[%912] : memref<?xf32>
          %913 = arith.addi %912, %c6 : index
          memref.store %907, %q[%913] : memref<?xf32>
        } else {
          %914 = arith.addi %736, %738 : index
          memref.store %904, %20[%914] : memref<?xf32>
          %915 = arith.addi %736, %738 : index
          %916 = arith.addi %915, %c6 : index
          memref.store %907, %20[%916] : memref<?xf32>
        }
        %917 = arith.remui %814, %c21 : index
        %918 = arith.muli %917, %c21 : index
        %919 = arith.addi %918, %756 : index
        %920 = arith.divui %814, %c21 : index
        %921 = arith.addi %920, %c21 : index
        %922 = arith.muli %921, %c21 : index
        %923 = arith.addi %922, %756 : index
        %924 = memref.load %rope[%919] : memref<?xf32>
        %925 = arith.addi %919, %c6 : index
        %926 = memref.load %rope[%925] : memref<?xf32>
        %927 = memref.load %rope[%923] : memref<?xf32>
        %928 = arith.addi %923, %c6 : index
        %929 = memref.load %rope[%928] : memref<?xf32>
        %930 = arith.mulf %927, %924 : f32
        %931 = arith.mulf %929, %926 : f32
        %932 = arith.subf %930, %931 : f32
        %933 = arith.mulf %929, %924 : f32
        %934 = arith.mulf %927, %926 : f32
        %935 = arith.addf %933, %934 : f32
        %936 = arith.mulf %850, %932 : f32
        %937 = arith.mulf %856, %935 : f32
        %938 = arith.subf %936, %937 : f32
        %939 = arith.mulf %856, %932 : f32
        %940 = arith.mulf %850, %935 : f32
        %941 = arith.addf %939, %940 : f32
        %942 = arith.cmpi slt, %0, %heads : index
        scf.if %942 {
          %943 = arith.muli %735, %heads : index
          %944 = arith.addi %943, %0 : index
          %945 = arith.muli %944, %c21 : index
          %946 = arith.addi %945, %756 : index
          memref.store %938, %q[%946] : memref<?xf32>
          %947 = arith.addi %946, %c6 : index
          memref.store %941, %q[%947] : memref<?xf32>
        } else {
          %948 = arith.addi %736, %756 : index
          memref.store %938, %20[%948] : memref<?xf32>
          %949 = arith.addi %736, %756 : index
          %950 = arith.addi %949, %c6 : index
          memref.store %941, %20[%950] : memref<?xf32>
        }
        %951 = arith.remui %814, %c21 : index
        %952 = arith.muli %951, %c21 : index
        %953 = arith.addi %952, %774 : index
        %954 = arith.divui %814, %c21 : index
        %955 = arith.addi %954, %c21 : index
        %956 = arith.muli %955, %c21 : index
        %957 = arith.addi %956, %774 : index
        %958 = memref.load %rope[%953] : memref<?xf32>
        %959 = arith.addi %953, %c6 : index
        %960 = memref.load %rope[%959] : memref<?xf32>
        %961 = memref.load %rope[%957] : memref<?xf32>
        %962 = arith.addi %957, %c6 : index
        %963 = memref.load %rope[%962] : memref<?xf32>
        %964 = arith.mulf %961, %958 : f32
        %965 = arith.mulf %963, %960 : f32
        %966 = arith.subf %964, %965 : f32
        %967 = arith.mulf %963, %958 : f32
        %968 = arith.mulf %961, %960 : f32
        %969 = arith.addf %967, %968 : f32
        %970 = arith.mulf %863, %966 : f32
        %971 = arith.mulf %869, %969 : f32
        %972 = arith.subf %970, %971 : f32
        %973 = arith.mulf %869, %966 : f32
        %974 = arith.mulf %863, %969 : f32
        %975 = arith.addf %973, %974 : f32
        %976 = arith.cmpi slt, %0, %heads : index
        scf.if %976 {
          %977 = arith.muli %735, %heads : index
          %978 = arith.addi %977, %0 : index
          %979 = arith.muli %978, %c21 : index
          %980 = arith.addi %979, %774 : index
          memref.store %972, %q[%980] : memref<?xf32>
          %981 = arith.addi %980, %c6 : index
          memref.store %975, %q[%981] : memref<?xf32>
        } else {
          %982 = arith.addi %736, %774 : index
          memref.store %972, %20[%982] : memref<?xf32>
          %983 = arith.addi %736, %774 : index
          %984 = arith.addi %983, %c6 : index
          memref.store %975, %20[%984] : memref<?xf32>
        }
        %985 = arith.remui %814, %c21 : index
        %986 = arith.muli %985, %c21 : index
        %987 = arith.addi %986, %792 : index
        %988 = arith.divui %814, %c21 : index
        %989 = arith.addi %988, %c21 : index
        %990 = arith.muli %989, %c21 : index
        %991 = arith.addi %990, %792 : index
        %992 = memref.load %rope[%987] : memref<?xf32>
        %993 = arith.addi %987, %c6 : index
        %994 = memref.load %rope[%993] : memref<?xf32>
        %995 = memref.load %rope[%991] : memref<?xf32>
        %996 = arith.addi %991, %c6 : index
        %997 = memref.load %rope[%996] : memref<?xf32>
        %998 = arith.mulf %995, %992 : f32
        %999 = arith.mulf %997, %994 : f32
        %1000 = arith.subf %998, %999 : f32
        %1001 = arith.mulf %997, %992 : f32
        %1002 = arith.mulf %995, %994 : f32
        %1003 = arith.addf %1001, %1002 : f32
        %1004 = arith.mulf %876, %1000 : f32
        %1005 = arith.mulf %882, %1003 : f32
        %1006 = arith.subf %1004, %1005 : f32
        %1007 = arith.mulf %882, %1000 : f32
        %1008 = arith.mulf %876, %1003 : f32
        %1009 = arith.addf %1007, %1008 : f32
        %1010 = arith.cmpi slt, %0, %heads : index
        scf.if %1010 {
          %1011 = arith.muli %735, %heads : index
          %1012 = arith.addi %1011, %0 : index
          %1013 = arith.muli %1012, %c21 : index
          %1014 = arith.addi %1013, %792 : index
          memref.store %1006, %q[%1014] : memref<?xf32>
          %1015 = arith.addi %1014, %c6 : index
          memref.store %1009, %q[%1015] : memref<?xf32>
        } else {
          %1016 = arith.addi %736, %792 : index
          memref.store %1006, %20[%1016] : memref<?xf32>
          %1017 = arith.addi %736, %792 : index
          %1018 = arith.addi %1017, %c6 : index
          memref.store %1009, %20[%1018] : memref<?xf32>
        }
      } else {
        %1019 = arith.cmpi slt, %0, %heads : index
        scf.if %1019 {
          %1020 = arith.muli %735, %heads : index
          %1021 = arith.addi %1020, %0 : index
          %1022 = arith.muli %1021, %c21 : index
          %1023 = arith.addi %1022, %738 : index
          memref.store %746, %q[%1023] : memref<?xf32>
          %1024 = arith.addi %1023, %c6 : index
          memref.store %755, %q[%1024] : memref<?xf32>
        } else {
          %1025 = arith.addi %736, %738 : index
          memref.store %746, %20[%1025] : memref<?xf32>
          %1026 = arith.addi %736, %738 : index
          %1027 = arith.addi %1026, %c6 : index
          memref.store %755, %20[%1027] : memref<?xf32>
        }
        %1028 = arith.cmpi slt, %0, %heads : index
        scf.if %1028 {
          %1029 = arith.muli %735, %heads : index
          %1030 = arith.addi %1029, %0 : index
          %1031 = arith.muli %1030, %c21 : index
          %1032 = arith.addi %1031, %756 : index
          memref.store %764, %q[%1032] : memref<?xf32>
          %1033 = arith.addi %1032, %c6 : index
          memref.store %773, %q[%1033] : memref<?xf32>
        } else {
          %1034 = arith.addi %736, %756 : index
          memref.store %764, %20[%1034] : memref<?xf32>
          %1035 = arith.addi %736, %756 : index
          %1036 = arith.addi %1035, %c6 : index
          memref.store %773, %20[%1036] : memref<?xf32>
        }
        %1037 = arith.cmpi slt, %0, %heads : index
        scf.if %1037 {
          %1038 = arith.muli %735, %heads : index
          %1039 = arith.addi %1038, %0 : index
          %1040 = arith.muli %1039, %c21 : index
          %1041 = arith.addi %1040, %774 : index
          memref.store %782, %q[%1041] : memref<?xf32>
          %1042 = arith.addi %1041, %c6 : index
          memref.store %791, %q[%1042] : memref<?xf32>
        } else {
          %1043 = arith.addi %736, %774 : index
          memref.store %782, %20[%1043] : memref<?xf32>
          %1044 = arith.addi %736, %774 : index
          %1045 = arith.addi %1044, %c6 : index
          memref.store %791, %20[%1045] : memref<?xf32>
        }
        %1046 = arith.cmpi slt, %0, %heads : index
        scf.if %1046 {
          %1047 = arith.muli %735, %heads : index
          %1048 = arith.addi %1047, %0 : index
          %1049 = arith.muli %1048, %c21 : index
          %1050 = arith.addi %1049, %792 : index
          memref.store %800, %q[%1050] : memref<?xf32>
          %1051 = arith.addi %1050, %c6 : index
          memref.store %809, %q[%1051] : memref<?xf32>
        } else {
          %1052 = arith.addi %736, %792 : index
          memref.store %800, %20[%1052] : memref<?xf32>
          %1053 = arith.addi %736, %792 : index
          %1054 = arith.addi %1053, %c6 : index
          memref.store %809, %20[%1054] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1055 = arith.cmpi sge, %0, %heads : index
    scf.if %1055 {
      %1056 = arith.addi %731, %c8 : index
      %1057 = arith.addi %730, %1056 : index
      %1058 = arith.cmpi slt, %1057, %22 : index
      scf.if %1058 {
        %1059 = arith.addi %730, %1056 : index
        %1060 = arith.addi %slotsAt, %1059 : index
        %1061 = memref.load %step[%1060] : memref<?xi32>
        %1062 = arith.index_cast %1061 : i32 to index
        %1063 = arith.cmpi sge, %1062, %c8 : index
        scf.if %1063 {
          %1064 = arith.muli %1056, %c21 : index
          %1065 = arith.subi %0, %heads : index
          %1066 = memref.load %scales[%1065] : memref<?xf32>
          %1067 = vector.broadcast %1066 : f32 to vector<4xf32>
          %1068 = arith.divui %1062, %c7 : index
          %1069 = arith.remui %1062, %c7 : index
          %1070 = arith.muli %1068, %pageBytes : index
          %1071 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1071 {
            %1072 = wave.lane
            %1073 = arith.muli %1072, %c20 : index
            scf.for %1074 = %1073 to %c21 step %c6 {
              %1075 = arith.addi %1064, %1074 : index
              %1076 = vector.load %20[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = arith.mulf %1076, %1067 : vector<4xf32>
              %1078 = arith.minimumf %1077, %c45 : vector<4xf32>
              %1079 = arith.maximumf %1078, %c46 : vector<4xf32>
              %1080 = arith.truncf %1079 : vector<4xf32> to vector<4xf16>
              %1081 = vector.bitcast %1080 : vector<4xf16> to vector<8xi8>
              %1082 = arith.cmpi slt, %1065, %kvHeads : index
              scf.if %1082 {
                %1083 = arith.muli %1065, %c47 : index
                %1084 = arith.addi %1070, %1083 : index
                %1085 = arith.divui %1074, %c7 : index
                %1086 = arith.muli %1085, %c15 : index
                %1087 = arith.remui %1074, %c7 : index
                %1088 = arith.divui %1087, %c2 : index
                %1089 = arith.muli %1088, %c21 : index
                %1090 = arith.muli %1069, %c7 : index
                %1091 = arith.addi %1089, %1090 : index
                %1092 = arith.remui %1087, %c2 : index
                %1093 = arith.muli %1092, %c4 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.addi %1086, %1094 : index
                %1096 = arith.addi %1084, %1095 : index
                vector.store %1081, %kv[%1096] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1097 = arith.subi %1065, %kvHeads : index
                %1098 = arith.muli %1097, %c47 : index
                %1099 = arith.addi %1070, %1098 : index
                %1100 = arith.addi %1074, %c8 : index
                %1101 = arith.divui %1100, %c7 : index
                %1102 = arith.muli %1101, %c15 : index
                %1103 = arith.addi %1102, %c10 : index
                %1104 = arith.remui %1100, %c7 : index
                %1105 = arith.divui %1069, %c4 : index
                %1106 = arith.remui %1069, %c4 : index
                %1107 = arith.muli %1106, %c2 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.divui %1108, %c2 : index
                %1110 = arith.muli %1109, %c21 : index
                %1111 = arith.muli %1104, %c7 : index
                %1112 = arith.addi %1110, %1111 : index
                %1113 = arith.remui %1108, %c2 : index
                %1114 = arith.muli %1113, %c4 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.addi %1103, %1115 : index
                %1117 = arith.addi %1099, %1116 : index
                %1118 = vector.shuffle %1081, %1081 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1118, %kv[%1117] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1119 = arith.addi %1074, %c9 : index
                %1120 = arith.divui %1119, %c7 : index
                %1121 = arith.muli %1120, %c15 : index
                %1122 = arith.addi %1121, %c10 : index
                %1123 = arith.remui %1119, %c7 : index
                %1124 = arith.divui %1069, %c4 : index
                %1125 = arith.remui %1069, %c4 : index
                %1126 = arith.muli %1125, %c2 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.divui %1127, %c2 : index
                %1129 = arith.muli %1128, %c21 : index
                %1130 = arith.muli %1123, %c7 : index
                %1131 = arith.addi %1129, %1130 : index
                %1132 = arith.remui %1127, %c2 : index
                %1133 = arith.muli %1132, %c4 : index
                %1134 = arith.addi %1131, %1133 : index
                %1135 = arith.addi %1122, %1134 : index
                %1136 = arith.addi %1099, %1135 : index
                %1137 = vector.shuffle %1081, %1081 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1137, %kv[%1136] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1138 = arith.addi %1074, %c4 : index
                %1139 = arith.divui %1138, %c7 : index
                %1140 = arith.muli %1139, %c15 : index
                %1141 = arith.addi %1140, %c10 : index
                %1142 = arith.remui %1138, %c7 : index
                %1143 = arith.divui %1069, %c4 : index
                %1144 = arith.remui %1069, %c4 : index
                %1145 = arith.muli %1144, %c2 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.divui %1146, %c2 : index
                %1148 = arith.muli %1147, %c21 : index
                %1149 = arith.muli %1142, %c7 : index
                %1150 = arith.addi %1148, %1149 : index
                %1151 = arith.remui %1146, %c2 : index
                %1152 = arith.muli %1151, %c4 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.addi %1141, %1153 : index
                %1155 = arith.addi %1099, %1154 : index
                %1156 = vector.shuffle %1081, %1081 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1156, %kv[%1155] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1157 = arith.addi %1074, %c29 : index
                %1158 = arith.divui %1157, %c7 : index
                %1159 = arith.muli %1158, %c15 : index
                %1160 = arith.addi %1159, %c10 : index
                %1161 = arith.remui %1157, %c7 : index
                %1162 = arith.divui %1069, %c4 : index
                %1163 = arith.remui %1069, %c4 : index
                %1164 = arith.muli %1163, %c2 : index
                %1165 = arith.addi %1162, %1164 : index
                %1166 = arith.divui %1165, %c2 : index
                %1167 = arith.muli %1166, %c21 : index
                %1168 = arith.muli %1161, %c7 : index
                %1169 = arith.addi %1167, %1168 : index
                %1170 = arith.remui %1165, %c2 : index
                %1171 = arith.muli %1170, %c4 : index
                %1172 = arith.addi %1169, %1171 : index
                %1173 = arith.addi %1160, %1172 : index
                %1174 = arith.addi %1099, %1173 : index
                %1175 = vector.shuffle %1081, %1081 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1175, %kv[%1174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1176 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1176 {
            %1177 = wave.lane
            %1178 = arith.muli %1177, %c20 : index
            scf.for %1179 = %1178 to %c21 step %c6 {
              %1180 = arith.addi %1064, %1179 : index
              %1181 = vector.load %20[%1180] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1182 = arith.mulf %1181, %1067 : vector<4xf32>
              %1183 = wave.fp8_encode "e4m3" %1182 : vector<4xf32> -> vector<4xi8>
              %1184 = arith.cmpi slt, %1065, %kvHeads : index
              scf.if %1184 {
                %1185 = arith.muli %1065, %c10 : index
                %1186 = arith.addi %1070, %1185 : index
                %1187 = vector.shuffle %1183, %1183 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1188 = arith.divui %1179, %c7 : index
                %1189 = arith.muli %1188, %c21 : index
                %1190 = arith.remui %1179, %c7 : index
                %1191 = arith.muli %1069, %c7 : index
                %1192 = arith.divui %1190, %c20 : index
                %1193 = arith.muli %1192, %c20 : index
                %1194 = arith.remui %1190, %c4 : index
                %1195 = arith.muli %1194, %c4 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.divui %1190, %c4 : index
                %1198 = arith.remui %1197, %c4 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = arith.addi %1191, %1199 : index
                %1201 = arith.addi %1189, %1200 : index
                %1202 = arith.addi %1186, %1201 : index
                vector.store %1187, %kv[%1202] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1203 = arith.subi %1065, %kvHeads : index
                %1204 = arith.muli %1203, %c10 : index
                %1205 = arith.addi %1070, %1204 : index
                %1206 = arith.addi %1179, %c8 : index
                %1207 = arith.divui %1206, %c7 : index
                %1208 = arith.muli %1207, %c21 : index
                %1209 = arith.addi %1208, %c11 : index
                %1210 = arith.remui %1206, %c7 : index
                %1211 = arith.divui %1069, %c4 : index
                %1212 = arith.remui %1069, %c4 : index
                %1213 = arith.muli %1212, %c2 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.muli %1210, %c7 : index
                %1216 = arith.divui %1214, %c20 : index
                %1217 = arith.muli %1216, %c20 : index
                %1218 = arith.remui %1214, %c4 : index
                %1219 = arith.muli %1218, %c4 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.divui %1214, %c4 : index
                %1222 = arith.remui %1221, %c4 : index
                %1223 = arith.addi %1220, %1222 : index
                %1224 = arith.addi %1215, %1223 : index
                %1225 = arith.addi %1209, %1224 : index
                %1226 = arith.addi %1205, %1225 : index
                %1227 = vector.shuffle %1183, %1183 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1227, %kv[%1226] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1228 = arith.addi %1179, %c9 : index
                %1229 = arith.divui %1228, %c7 : index
                %1230 = arith.muli %1229, %c21 : index
                %1231 = arith.addi %1230, %c11 : index
                %1232 = arith.remui %1228, %c7 : index
                %1233 = arith.divui %1069, %c4 : index
                %1234 = arith.remui %1069, %c4 : index
                %1235 = arith.muli %1234, %c2 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.muli %1232, %c7 : index
                %1238 = arith.divui %1236, %c20 : index
                %1239 = arith.muli %1238, %c20 : index
                %1240 = arith.remui %1236, %c4 : index
                %1241 = arith.muli %1240, %c4 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.divui %1236, %c4 : index
                %1244 = arith.remui %1243, %c4 : index
                %1245 = arith.addi %1242, %1244 : index
                %1246 = arith.addi %1237, %1245 : index
                %1247 = arith.addi %1231, %1246 : index
                %1248 = arith.addi %1205, %1247 : index
                %1249 = vector.shuffle %1183, %1183 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1249, %kv[%1248] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1250 = arith.addi %1179, %c4 : index
                %1251 = arith.divui %1250, %c7 : index
                %1252 = arith.muli %1251, %c21 : index
                %1253 = arith.addi %1252, %c11 : index
                %1254 = arith.remui %1250, %c7 : index
                %1255 = arith.divui %1069, %c4 : index
                %1256 = arith.remui %1069, %c4 : index
                %1257 = arith.muli %1256, %c2 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.muli %1254, %c7 : index
                %1260 = arith.divui %1258, %c20 : index
                %1261 = arith.muli %1260, %c20 : index
                %1262 = arith.remui %1258, %c4 : index
                %1263 = arith.muli %1262, %c4 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.divui %1258, %c4 : index
                %1266 = arith.remui %1265, %c4 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.addi %1259, %1267 : index
                %1269 = arith.addi %1253, %1268 : index
                %1270 = arith.addi %1205, %1269 : index
                %1271 = vector.shuffle %1183, %1183 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1271, %kv[%1270] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1272 = arith.addi %1179, %c29 : index
                %1273 = arith.divui %1272, %c7 : index
                %1274 = arith.muli %1273, %c21 : index
                %1275 = arith.addi %1274, %c11 : index
                %1276 = arith.remui %1272, %c7 : index
                %1277 = arith.divui %1069, %c4 : index
                %1278 = arith.remui %1069, %c4 : index
                %1279 = arith.muli %1278, %c2 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.muli %1276, %c7 : index
                %1282 = arith.divui %1280, %c20 : index
                %1283 = arith.muli %1282, %c20 : index
                %1284 = arith.remui %1280, %c4 : index
                %1285 = arith.muli %1284, %c4 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.divui %1280, %c4 : index
                %1288 = arith.remui %1287, %c4 : index
                %1289 = arith.addi %1286, %1288 : index
                %1290 = arith.addi %1281, %1289 : index
                %1291 = arith.addi %1275, %1290 : index
                %1292 = arith.addi %1205, %1291 : index
                %1293 = vector.shuffle %1183, %1183 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1293, %kv[%1292] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1294 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1294 {
            %1295 = wave.lane
            %1296 = arith.muli %1295, %c20 : index
            scf.for %1297 = %1296 to %c21 step %c6 {
              %1298 = arith.addi %1064, %1297 : index
              %1299 = vector.load %20[%1298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1300 = arith.mulf %1299, %1067 : vector<4xf32>
              %1301 = wave.fp8_encode "e5m2" %1300 : vector<4xf32> -> vector<4xi8>
              %1302 = arith.cmpi slt, %1065, %kvHeads : index
              scf.if %1302 {
                %1303 = arith.muli %1065, %c10 : index
                %1304 = arith.addi %1070, %1303 : index
                %1305 = vector.shuffle %1301, %1301 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1306 = arith.divui %1297, %c7 : index
                %1307 = arith.muli %1306, %c21 : index
                %1308 = arith.remui %1297, %c7 : index
                %1309 = arith.muli %1069, %c7 : index
                %1310 = arith.divui %1308, %c20 : index
                %1311 = arith.muli %1310, %c20 : index
                %1312 = arith.remui %1308, %c4 : index
                %1313 = arith.muli %1312, %c4 : index
                %1314 = arith.addi %1311, %1313 : index
                %1315 = arith.divui %1308, %c4 : index
                %1316 = arith.remui %1315, %c4 : index
                %1317 = arith.addi %1314, %1316 : index
                %1318 = arith.addi %1309, %1317 : index
                %1319 = arith.addi %1307, %1318 : index
                %1320 = arith.addi %1304, %1319 : index
                vector.store %1305, %kv[%1320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1321 = arith.subi %1065, %kvHeads : index
                %1322 = arith.muli %1321, %c10 : index
                %1323 = arith.addi %1070, %1322 : index
                %1324 = arith.addi %1297, %c8 : index
                %1325 = arith.divui %1324, %c7 : index
                %1326 = arith.muli %1325, %c21 : index
                %1327 = arith.addi %1326, %c11 : index
                %1328 = arith.remui %1324, %c7 : index
                %1329 = arith.divui %1069, %c4 : index
                %1330 = arith.remui %1069, %c4 : index
                %1331 = arith.muli %1330, %c2 : index
                %1332 = arith.addi %1329, %1331 : index
                %1333 = arith.muli %1328, %c7 : index
                %1334 = arith.divui %1332, %c20 : index
                %1335 = arith.muli %1334, %c20 : index
                %1336 = arith.remui %1332, %c4 : index
                %1337 = arith.muli %1336, %c4 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.divui %1332, %c4 : index
                %1340 = arith.remui %1339, %c4 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.addi %1333, %1341 : index
                %1343 = arith.addi %1327, %1342 : index
                %1344 = arith.addi %1323, %1343 : index
                %1345 = vector.shuffle %1301, %1301 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1345, %kv[%1344] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1346 = arith.addi %1297, %c9 : index
                %1347 = arith.divui %1346, %c7 : index
                %1348 = arith.muli %1347, %c21 : index
                %1349 = arith.addi %1348, %c11 : index
                %1350 = arith.remui %1346, %c7 : index
                %1351 = arith.divui %1069, %c4 : index
                %1352 = arith.remui %1069, %c4 : index
                %1353 = arith.muli %1352, %c2 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.muli %1350, %c7 : index
                %1356 = arith.divui %1354, %c20 : index
                %1357 = arith.muli %1356, %c20 : index
                %1358 = arith.remui %1354, %c4 : index
                %1359 = arith.muli %1358, %c4 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.divui %1354, %c4 : index
                %1362 = arith.remui %1361, %c4 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.addi %1355, %1363 : index
                %1365 = arith.addi %1349, %1364 : index
                %1366 = arith.addi %1323, %1365 : index
                %1367 = vector.shuffle %1301, %1301 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1367, %kv[%1366] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1368 = arith.addi %1297, %c4 : index
                %1369 = arith.divui %1368, %c7 : index
                %1370 = arith.muli %1369, %c21 : index
                %1371 = arith.addi %1370, %c11 : index
                %1372 = arith.remui %1368, %c7 : index
                %1373 = arith.divui %1069, %c4 : index
                %1374 = arith.remui %1069, %c4 : index
                %1375 = arith.muli %1374, %c2 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.muli %1372, %c7 : index
                %1378 = arith.divui %1376, %c20 : index
                %1379 = arith.muli %1378, %c20 : index
                %1380 = arith.remui %1376, %c4 : index
                %1381 = arith.muli %1380, %c4 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.divui %1376, %c4 : index
                %1384 = arith.remui %1383, %c4 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.addi %1377, %1385 : index
                %1387 = arith.addi %1371, %1386 : index
                %1388 = arith.addi %1323, %1387 : index
                %1389 = vector.shuffle %1301, %1301 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1389, %kv[%1388] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1390 = arith.addi %1297, %c29 : index
                %1391 = arith.divui %1390, %c7 : index
                %1392 = arith.muli %1391, %c21 : index
                %1393 = arith.addi %1392, %c11 : index
                %1394 = arith.remui %1390, %c7 : index
                %1395 = arith.divui %1069, %c4 : index
                %1396 = arith.remui %1069, %c4 : index
                %1397 = arith.muli %1396, %c2 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.muli %1394, %c7 : index
                %1400 = arith.divui %1398, %c20 : index
                %1401 = arith.muli %1400, %c20 : index
                %1402 = arith.remui %1398, %c4 : index
                %1403 = arith.muli %1402, %c4 : index
                %1404 = arith.addi %1401, %1403 : index
                %1405 = arith.divui %1398, %c4 : index
                %1406 = arith.remui %1405, %c4 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.addi %1399, %1407 : index
                %1409 = arith.addi %1393, %1408 : index
                %1410 = arith.addi %1323, %1409 : index
                %1411 = vector.shuffle %1301, %1301 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1411, %kv[%1410] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
