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
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
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
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
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
  %24 = wave.scratch %operandHalves : memref<?xf16>
  %25 = arith.cmpi slt, %23, %22 : index
  scf.if %25 {
    %26 = arith.muli %1, %c9 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c14 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    scf.for %32 = %31 to %operandHalves step %c11 {
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %33, %24[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.divui %inputFeatures, %c14 : index
    %35 = arith.muli %4, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.subi %38, %36 : index
    %40 = arith.divui %39, %c4 : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %36, %41 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %43, %44, %42 : index
    %49:2 = scf.for %46 = %36 to %45 step %c4 iter_args(%47 = %c15, %48 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %46, %c8 : index
      %52 = arith.remui %50, %c7 : index
      %53 = arith.addi %16, %c6 : index
      %54 = arith.muli %51, %c18 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.muli %52, %c19 : index
      %57 = arith.addi %55, %56 : index
      %58 = vector.load %w[%57] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %59 = vector.bitcast %58 : vector<4xi8> to vector<2xf16>
      %60 = vector.extract %59[0] : f16 from vector<2xf16>
      %61 = vector.broadcast %60 : f16 to vector<16xf16>
      %62 = vector.extract %59[1] : f16 from vector<2xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %16, %c6 : index
      %65 = arith.muli %inputFeatures, %c4 : index
      %66 = arith.addi %65, %c5 : index
      %67 = arith.divui %66, %c6 : index
      %68 = arith.muli %67, %c6 : index
      %69 = arith.addi %64, %68 : index
      %70 = arith.muli %51, %c20 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %52, %c7 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.shrui %75, %c21 : vector<4xi32>
      %77 = arith.andi %76, %c22 : vector<4xi32>
      %78 = arith.ori %77, %c23 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %75, %c24 : vector<4xi32>
      %81 = arith.andi %80, %c22 : vector<4xi32>
      %82 = arith.ori %81, %c23 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %75, %c25 : vector<4xi32>
      %85 = arith.andi %84, %c22 : vector<4xi32>
      %86 = arith.ori %85, %c23 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %75, %c26 : vector<4xi32>
      %89 = arith.andi %88, %c22 : vector<4xi32>
      %90 = arith.ori %89, %c23 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = vector.shuffle %92, %93 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %95 = arith.subf %94, %c27 : vector<32xf16>
      %96 = vector.shuffle %95, %95 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %97 = vector.shuffle %95, %95 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %98 = math.fma %96, %61, %63 : vector<16xf16>
      %99 = math.fma %97, %61, %63 : vector<16xf16>
      %100 = arith.addi %46, %c9 : index
      %101 = arith.remui %50, %c7 : index
      %102 = arith.addi %16, %c6 : index
      %103 = arith.muli %100, %c18 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c19 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %108 = vector.bitcast %107 : vector<4xi8> to vector<2xf16>
      %109 = vector.extract %108[0] : f16 from vector<2xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = vector.extract %108[1] : f16 from vector<2xf16>
      %112 = vector.broadcast %111 : f16 to vector<16xf16>
      %113 = arith.addi %16, %c6 : index
      %114 = arith.muli %inputFeatures, %c4 : index
      %115 = arith.addi %114, %c5 : index
      %116 = arith.divui %115, %c6 : index
      %117 = arith.muli %116, %c6 : index
      %118 = arith.addi %113, %117 : index
      %119 = arith.muli %100, %c20 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %101, %c7 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<4xi32>
      %125 = arith.shrui %124, %c21 : vector<4xi32>
      %126 = arith.andi %125, %c22 : vector<4xi32>
      %127 = arith.ori %126, %c23 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %124, %c24 : vector<4xi32>
      %130 = arith.andi %129, %c22 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %124, %c25 : vector<4xi32>
      %134 = arith.andi %133, %c22 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %124, %c26 : vector<4xi32>
      %138 = arith.andi %137, %c22 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c27 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = math.fma %145, %110, %112 : vector<16xf16>
      %148 = math.fma %146, %110, %112 : vector<16xf16>
      %149 = arith.addi %46, %c8 : index
      %150 = arith.remui %50, %c7 : index
      %151 = arith.addi %18, %c6 : index
      %152 = arith.muli %149, %c18 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.muli %150, %c19 : index
      %155 = arith.addi %153, %154 : index
      %156 = vector.load %w[%155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %157 = vector.bitcast %156 : vector<4xi8> to vector<2xf16>
      %158 = vector.extract %157[0] : f16 from vector<2xf16>
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = vector.extract %157[1] : f16 from vector<2xf16>
      %161 = vector.broadcast %160 : f16 to vector<16xf16>
      %162 = arith.addi %18, %c6 : index
      %163 = arith.muli %inputFeatures, %c4 : index
      %164 = arith.addi %163, %c5 : index
      %165 = arith.divui %164, %c6 : index
      %166 = arith.muli %165, %c6 : index
      %167 = arith.addi %162, %166 : index
      %168 = arith.muli %149, %c20 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %150, %c7 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<4xi32>
      %174 = arith.shrui %173, %c21 : vector<4xi32>
      %175 = arith.andi %174, %c22 : vector<4xi32>
      %176 = arith.ori %175, %c23 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %173, %c24 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.ori %179, %c23 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %173, %c25 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.ori %183, %c23 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %173, %c26 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.ori %187, %c23 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = vector.shuffle %177, %181 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = vector.shuffle %185, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = vector.shuffle %190, %191 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %193 = arith.subf %192, %c27 : vector<32xf16>
      %194 = vector.shuffle %193, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %195 = vector.shuffle %193, %193 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %196 = math.fma %194, %159, %161 : vector<16xf16>
      %197 = math.fma %195, %159, %161 : vector<16xf16>
      %198 = arith.addi %46, %c9 : index
      %199 = arith.remui %50, %c7 : index
      %200 = arith.addi %18, %c6 : index
      %201 = arith.muli %198, %c18 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %199, %c19 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %206 = vector.bitcast %205 : vector<4xi8> to vector<2xf16>
      %207 = vector.extract %206[0] : f16 from vector<2xf16>
      %208 = vector.broadcast %207 : f16 to vector<16xf16>
      %209 = vector.extract %206[1] : f16 from vector<2xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %18, %c6 : index
      %212 = arith.muli %inputFeatures, %c4 : index
      %213 = arith.addi %212, %c5 : index
      %214 = arith.divui %213, %c6 : index
      %215 = arith.muli %214, %c6 : index
      %216 = arith.addi %211, %215 : index
      %217 = arith.muli %198, %c20 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %199, %c7 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.shrui %222, %c21 : vector<4xi32>
      %224 = arith.andi %223, %c22 : vector<4xi32>
      %225 = arith.ori %224, %c23 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %222, %c24 : vector<4xi32>
      %228 = arith.andi %227, %c22 : vector<4xi32>
      %229 = arith.ori %228, %c23 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %222, %c25 : vector<4xi32>
      %232 = arith.andi %231, %c22 : vector<4xi32>
      %233 = arith.ori %232, %c23 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %222, %c26 : vector<4xi32>
      %236 = arith.andi %235, %c22 : vector<4xi32>
      %237 = arith.ori %236, %c23 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %242 = arith.subf %241, %c27 : vector<32xf16>
      %243 = vector.shuffle %242, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %244 = vector.shuffle %242, %242 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %245 = math.fma %243, %208, %210 : vector<16xf16>
      %246 = math.fma %244, %208, %210 : vector<16xf16>
      %247 = arith.addi %26, %c8 : index
      %248 = arith.muli %46, %c4 : index
      %249 = arith.addi %248, %c8 : index
      %250 = arith.divui %inputFeatures, %c7 : index
      %251 = arith.muli %247, %250 : index
      %252 = arith.addi %251, %249 : index
      %253 = arith.muli %tileRows, %c7 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.remui %50, %tileRows : index
      %256 = arith.muli %255, %c2 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %24[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c2 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %24[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %98, %47 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %196, %48 : vector<16xf16>, vector<8xf32>
      %265 = arith.addi %26, %c8 : index
      %266 = arith.muli %46, %c4 : index
      %267 = arith.addi %266, %c9 : index
      %268 = arith.divui %inputFeatures, %c7 : index
      %269 = arith.muli %265, %268 : index
      %270 = arith.addi %269, %267 : index
      %271 = arith.muli %tileRows, %c7 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.remui %50, %tileRows : index
      %274 = arith.muli %273, %c2 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %24[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c2 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %24[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %99, %263 : vector<16xf16>, vector<8xf32>
      %282 = wave.mma %280, %197, %264 : vector<16xf16>, vector<8xf32>
      %283 = arith.addi %26, %c8 : index
      %284 = arith.muli %46, %c4 : index
      %285 = arith.addi %284, %c4 : index
      %286 = arith.divui %inputFeatures, %c7 : index
      %287 = arith.muli %283, %286 : index
      %288 = arith.addi %287, %285 : index
      %289 = arith.muli %tileRows, %c7 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.remui %50, %tileRows : index
      %292 = arith.muli %291, %c2 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %24[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c2 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %24[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %147, %281 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %245, %282 : vector<16xf16>, vector<8xf32>
      %301 = arith.addi %26, %c8 : index
      %302 = arith.muli %46, %c4 : index
      %303 = arith.addi %302, %c28 : index
      %304 = arith.divui %inputFeatures, %c7 : index
      %305 = arith.muli %301, %304 : index
      %306 = arith.addi %305, %303 : index
      %307 = arith.muli %tileRows, %c7 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.remui %50, %tileRows : index
      %310 = arith.muli %309, %c2 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %24[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = arith.muli %tileRows, %c2 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %24[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %312, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = wave.mma %316, %148, %299 : vector<16xf16>, vector<8xf32>
      %318 = wave.mma %316, %246, %300 : vector<16xf16>, vector<8xf32>
      scf.yield %317, %318 : vector<8xf32>, vector<8xf32>
    }
    %319 = arith.select %43, %45, %38 : index
    %323:2 = scf.for %320 = %45 to %319 step %c9 iter_args(%321 = %49#0, %322 = %49#1) -> (vector<8xf32>, vector<8xf32>) {
      %324 = wave.lane
      %325 = arith.addi %320, %c8 : index
      %326 = arith.remui %324, %c7 : index
      %327 = arith.addi %16, %c6 : index
      %328 = arith.muli %325, %c18 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %326, %c19 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %333 = vector.bitcast %332 : vector<4xi8> to vector<2xf16>
      %334 = vector.extract %333[0] : f16 from vector<2xf16>
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = vector.extract %333[1] : f16 from vector<2xf16>
      %337 = vector.broadcast %336 : f16 to vector<16xf16>
      %338 = arith.addi %16, %c6 : index
      %339 = arith.muli %inputFeatures, %c4 : index
      %340 = arith.addi %339, %c5 : index
      %341 = arith.divui %340, %c6 : index
      %342 = arith.muli %341, %c6 : index
      %343 = arith.addi %338, %342 : index
      %344 = arith.muli %325, %c20 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.muli %326, %c7 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.shrui %349, %c21 : vector<4xi32>
      %351 = arith.andi %350, %c22 : vector<4xi32>
      %352 = arith.ori %351, %c23 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %349, %c24 : vector<4xi32>
      %355 = arith.andi %354, %c22 : vector<4xi32>
      %356 = arith.ori %355, %c23 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %349, %c25 : vector<4xi32>
      %359 = arith.andi %358, %c22 : vector<4xi32>
      %360 = arith.ori %359, %c23 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %349, %c26 : vector<4xi32>
      %363 = arith.andi %362, %c22 : vector<4xi32>
      %364 = arith.ori %363, %c23 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %361, %365 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %366, %367 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %369 = arith.subf %368, %c27 : vector<32xf16>
      %370 = vector.shuffle %369, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %371 = vector.shuffle %369, %369 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %372 = math.fma %370, %335, %337 : vector<16xf16>
      %373 = math.fma %371, %335, %337 : vector<16xf16>
      %374 = arith.addi %320, %c8 : index
      %375 = arith.remui %324, %c7 : index
      %376 = arith.addi %18, %c6 : index
      %377 = arith.muli %374, %c18 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %375, %c19 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %382 = vector.bitcast %381 : vector<4xi8> to vector<2xf16>
      %383 = vector.extract %382[0] : f16 from vector<2xf16>
      %384 = vector.broadcast %383 : f16 to vector<16xf16>
      %385 = vector.extract %382[1] : f16 from vector<2xf16>
      %386 = vector.broadcast %385 : f16 to vector<16xf16>
      %387 = arith.addi %18, %c6 : index
      %388 = arith.muli %inputFeatures, %c4 : index
      %389 = arith.addi %388, %c5 : index
      %390 = arith.divui %389, %c6 : index
      %391 = arith.muli %390, %c6 : index
      %392 = arith.addi %387, %391 : index
      %393 = arith.muli %374, %c20 : index
      %394 = arith.addi %392, %393 : index
      %395 = arith.muli %375, %c7 : index
      %396 = arith.addi %394, %395 : index
      %397 = vector.load %w[%396] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %398 = vector.bitcast %397 : vector<16xi8> to vector<4xi32>
      %399 = arith.shrui %398, %c21 : vector<4xi32>
      %400 = arith.andi %399, %c22 : vector<4xi32>
      %401 = arith.ori %400, %c23 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %398, %c24 : vector<4xi32>
      %404 = arith.andi %403, %c22 : vector<4xi32>
      %405 = arith.ori %404, %c23 : vector<4xi32>
      %406 = vector.bitcast %405 : vector<4xi32> to vector<8xf16>
      %407 = arith.shrui %398, %c25 : vector<4xi32>
      %408 = arith.andi %407, %c22 : vector<4xi32>
      %409 = arith.ori %408, %c23 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = arith.shrui %398, %c26 : vector<4xi32>
      %412 = arith.andi %411, %c22 : vector<4xi32>
      %413 = arith.ori %412, %c23 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = vector.shuffle %402, %406 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = vector.shuffle %410, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = vector.shuffle %415, %416 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %418 = arith.subf %417, %c27 : vector<32xf16>
      %419 = vector.shuffle %418, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %420 = vector.shuffle %418, %418 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %421 = math.fma %419, %384, %386 : vector<16xf16>
      %422 = math.fma %420, %384, %386 : vector<16xf16>
      %423 = arith.addi %26, %c8 : index
      %424 = arith.muli %320, %c4 : index
      %425 = arith.addi %424, %c8 : index
      %426 = arith.divui %inputFeatures, %c7 : index
      %427 = arith.muli %423, %426 : index
      %428 = arith.addi %427, %425 : index
      %429 = arith.muli %tileRows, %c7 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.remui %324, %tileRows : index
      %432 = arith.muli %431, %c2 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %24[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c2 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %24[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %372, %321 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %421, %322 : vector<16xf16>, vector<8xf32>
      %441 = arith.addi %26, %c8 : index
      %442 = arith.muli %320, %c4 : index
      %443 = arith.addi %442, %c9 : index
      %444 = arith.divui %inputFeatures, %c7 : index
      %445 = arith.muli %441, %444 : index
      %446 = arith.addi %445, %443 : index
      %447 = arith.muli %tileRows, %c7 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.remui %324, %tileRows : index
      %450 = arith.muli %449, %c2 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %24[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c2 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %24[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %373, %439 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %422, %440 : vector<16xf16>, vector<8xf32>
      scf.yield %457, %458 : vector<8xf32>, vector<8xf32>
    }
    %459 = arith.addi %23, %c8 : index
    %460 = wave.lane
    %461 = arith.muli %3, %c4 : index
    %462 = arith.muli %461, %c20 : index
    %463 = arith.addi %462, %460 : index
    %464 = arith.muli %4, %c11 : index
    %465 = arith.addi %464, %463 : index
    %466 = arith.addi %465, %c8 : index
    %467 = arith.addi %466, %c8 : index
    %468 = vector.extract %323#0[0] : f32 from vector<8xf32>
    memref.store %468, %19[%467] : memref<?xf32>
    %469 = arith.muli %4, %c11 : index
    %470 = arith.addi %469, %463 : index
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %471, %c14 : index
    %473 = vector.extract %323#0[1] : f32 from vector<8xf32>
    memref.store %473, %19[%472] : memref<?xf32>
    %474 = arith.muli %4, %c11 : index
    %475 = arith.addi %474, %463 : index
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %476, %c18 : index
    %478 = vector.extract %323#0[2] : f32 from vector<8xf32>
    memref.store %478, %19[%477] : memref<?xf32>
    %479 = arith.muli %4, %c11 : index
    %480 = arith.addi %479, %463 : index
    %481 = arith.addi %480, %c8 : index
    %482 = arith.addi %481, %c29 : index
    %483 = vector.extract %323#0[3] : f32 from vector<8xf32>
    memref.store %483, %19[%482] : memref<?xf32>
    %484 = arith.muli %4, %c11 : index
    %485 = arith.addi %484, %463 : index
    %486 = arith.addi %485, %c8 : index
    %487 = arith.addi %486, %c6 : index
    %488 = vector.extract %323#0[4] : f32 from vector<8xf32>
    memref.store %488, %19[%487] : memref<?xf32>
    %489 = arith.muli %4, %c11 : index
    %490 = arith.addi %489, %463 : index
    %491 = arith.addi %490, %c8 : index
    %492 = arith.addi %491, %c30 : index
    %493 = vector.extract %323#0[5] : f32 from vector<8xf32>
    memref.store %493, %19[%492] : memref<?xf32>
    %494 = arith.muli %4, %c11 : index
    %495 = arith.addi %494, %463 : index
    %496 = arith.addi %495, %c8 : index
    %497 = arith.addi %496, %c31 : index
    %498 = vector.extract %323#0[6] : f32 from vector<8xf32>
    memref.store %498, %19[%497] : memref<?xf32>
    %499 = arith.muli %4, %c11 : index
    %500 = arith.addi %499, %463 : index
    %501 = arith.addi %500, %c8 : index
    %502 = arith.addi %501, %c32 : index
    %503 = vector.extract %323#0[7] : f32 from vector<8xf32>
    memref.store %503, %19[%502] : memref<?xf32>
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %463 : index
    %506 = arith.addi %505, %c20 : index
    %507 = arith.addi %506, %c8 : index
    %508 = vector.extract %323#1[0] : f32 from vector<8xf32>
    memref.store %508, %19[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %463 : index
    %511 = arith.addi %510, %c20 : index
    %512 = arith.addi %511, %c14 : index
    %513 = vector.extract %323#1[1] : f32 from vector<8xf32>
    memref.store %513, %19[%512] : memref<?xf32>
    %514 = arith.muli %4, %c11 : index
    %515 = arith.addi %514, %463 : index
    %516 = arith.addi %515, %c20 : index
    %517 = arith.addi %516, %c18 : index
    %518 = vector.extract %323#1[2] : f32 from vector<8xf32>
    memref.store %518, %19[%517] : memref<?xf32>
    %519 = arith.muli %4, %c11 : index
    %520 = arith.addi %519, %463 : index
    %521 = arith.addi %520, %c20 : index
    %522 = arith.addi %521, %c29 : index
    %523 = vector.extract %323#1[3] : f32 from vector<8xf32>
    memref.store %523, %19[%522] : memref<?xf32>
    %524 = arith.muli %4, %c11 : index
    %525 = arith.addi %524, %463 : index
    %526 = arith.addi %525, %c20 : index
    %527 = arith.addi %526, %c6 : index
    %528 = vector.extract %323#1[4] : f32 from vector<8xf32>
    memref.store %528, %19[%527] : memref<?xf32>
    %529 = arith.muli %4, %c11 : index
    %530 = arith.addi %529, %463 : index
    %531 = arith.addi %530, %c20 : index
    %532 = arith.addi %531, %c30 : index
    %533 = vector.extract %323#1[5] : f32 from vector<8xf32>
    memref.store %533, %19[%532] : memref<?xf32>
    %534 = arith.muli %4, %c11 : index
    %535 = arith.addi %534, %463 : index
    %536 = arith.addi %535, %c20 : index
    %537 = arith.addi %536, %c31 : index
    %538 = vector.extract %323#1[6] : f32 from vector<8xf32>
    memref.store %538, %19[%537] : memref<?xf32>
    %539 = arith.muli %4, %c11 : index
    %540 = arith.addi %539, %463 : index
    %541 = arith.addi %540, %c20 : index
    %542 = arith.addi %541, %c32 : index
    %543 = vector.extract %323#1[7] : f32 from vector<8xf32>
    memref.store %543, %19[%542] : memref<?xf32>
    wave.barrier
    %544 = arith.muli %4, %c19 : index
    %545 = arith.addi %544, %c8 : index
    %546 = arith.muli %545, %c4 : index
    %547 = arith.divui %460, %c7 : index
    %548 = arith.addi %546, %547 : index
    %549 = arith.addi %459, %548 : index
    %550 = arith.cmpi slt, %549, %22 : index
    scf.if %550 {
      %551 = arith.cmpi eq, %hasFactors, %c9 : index
      %552 = memref.load %factors[%549] : memref<?xf32>
      %553 = arith.select %551, %552, %c34 : f32
      %554 = arith.addi %463, %c8 : index
      %555 = arith.muli %545, %c14 : index
      %556 = arith.addi %554, %555 : index
      %557 = memref.load %19[%556] : memref<?xf32>
      %558 = arith.addi %556, %c11 : index
      %559 = memref.load %19[%558] : memref<?xf32>
      %560 = arith.addf %557, %559 : f32
      %561 = arith.remui %460, %c7 : index
      %562 = arith.muli %561, %c19 : index
      %563 = arith.addi %16, %562 : index
      %564 = vector.load %w[%563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %565 = vector.bitcast %564 : vector<4xi8> to vector<1xf32>
      %566 = vector.extract %565[0] : f32 from vector<1xf32>
      %567 = arith.mulf %566, %553 : f32
      %568 = arith.mulf %560, %567 : f32
      %569 = arith.muli %3, %c4 : index
      %570 = arith.addi %569, %c8 : index
      %571 = arith.muli %570, %c7 : index
      %572 = arith.remui %460, %c7 : index
      %573 = arith.addi %571, %572 : index
      %574 = arith.muli %548, %c20 : index
      %575 = arith.addi %574, %573 : index
      memref.store %568, %20[%575] : memref<?xf32>
      %576 = arith.addi %463, %c20 : index
      %577 = arith.muli %545, %c14 : index
      %578 = arith.addi %576, %577 : index
      %579 = memref.load %19[%578] : memref<?xf32>
      %580 = arith.addi %578, %c11 : index
      %581 = memref.load %19[%580] : memref<?xf32>
      %582 = arith.addf %579, %581 : f32
      %583 = arith.remui %460, %c7 : index
      %584 = arith.muli %583, %c19 : index
      %585 = arith.addi %18, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<1xf32>
      %588 = vector.extract %587[0] : f32 from vector<1xf32>
      %589 = arith.mulf %588, %553 : f32
      %590 = arith.mulf %582, %589 : f32
      %591 = arith.muli %3, %c4 : index
      %592 = arith.addi %591, %c9 : index
      %593 = arith.muli %592, %c7 : index
      %594 = arith.remui %460, %c7 : index
      %595 = arith.addi %593, %594 : index
      %596 = arith.muli %548, %c20 : index
      %597 = arith.addi %596, %595 : index
      memref.store %590, %20[%597] : memref<?xf32>
    }
    %598 = arith.muli %4, %c19 : index
    %599 = arith.addi %598, %c9 : index
    %600 = arith.muli %599, %c4 : index
    %601 = arith.divui %460, %c7 : index
    %602 = arith.addi %600, %601 : index
    %603 = arith.addi %459, %602 : index
    %604 = arith.cmpi slt, %603, %22 : index
    scf.if %604 {
      %605 = arith.cmpi eq, %hasFactors, %c9 : index
      %606 = memref.load %factors[%603] : memref<?xf32>
      %607 = arith.select %605, %606, %c34 : f32
      %608 = arith.addi %463, %c8 : index
      %609 = arith.muli %599, %c14 : index
      %610 = arith.addi %608, %609 : index
      %611 = memref.load %19[%610] : memref<?xf32>
      %612 = arith.addi %610, %c11 : index
      %613 = memref.load %19[%612] : memref<?xf32>
      %614 = arith.addf %611, %613 : f32
      %615 = arith.remui %460, %c7 : index
      %616 = arith.muli %615, %c19 : index
      %617 = arith.addi %16, %616 : index
      %618 = vector.load %w[%617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %619 = vector.bitcast %618 : vector<4xi8> to vector<1xf32>
      %620 = vector.extract %619[0] : f32 from vector<1xf32>
      %621 = arith.mulf %620, %607 : f32
      %622 = arith.mulf %614, %621 : f32
      %623 = arith.muli %3, %c4 : index
      %624 = arith.addi %623, %c8 : index
      %625 = arith.muli %624, %c7 : index
      %626 = arith.remui %460, %c7 : index
      %627 = arith.addi %625, %626 : index
      %628 = arith.muli %602, %c20 : index
      %629 = arith.addi %628, %627 : index
      memref.store %622, %20[%629] : memref<?xf32>
      %630 = arith.addi %463, %c20 : index
      %631 = arith.muli %599, %c14 : index
      %632 = arith.addi %630, %631 : index
      %633 = memref.load %19[%632] : memref<?xf32>
      %634 = arith.addi %632, %c11 : index
      %635 = memref.load %19[%634] : memref<?xf32>
      %636 = arith.addf %633, %635 : f32
      %637 = arith.remui %460, %c7 : index
      %638 = arith.muli %637, %c19 : index
      %639 = arith.addi %18, %638 : index
      %640 = vector.load %w[%639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %641 = vector.bitcast %640 : vector<4xi8> to vector<1xf32>
      %642 = vector.extract %641[0] : f32 from vector<1xf32>
      %643 = arith.mulf %642, %607 : f32
      %644 = arith.mulf %636, %643 : f32
      %645 = arith.muli %3, %c4 : index
      %646 = arith.addi %645, %c9 : index
      %647 = arith.muli %646, %c7 : index
      %648 = arith.remui %460, %c7 : index
      %649 = arith.addi %647, %648 : index
      %650 = arith.muli %602, %c20 : index
      %651 = arith.addi %650, %649 : index
      memref.store %644, %20[%651] : memref<?xf32>
    }
    %652 = arith.muli %4, %c19 : index
    %653 = arith.addi %652, %c4 : index
    %654 = arith.muli %653, %c4 : index
    %655 = arith.divui %460, %c7 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.addi %459, %656 : index
    %658 = arith.cmpi slt, %657, %22 : index
    scf.if %658 {
      %659 = arith.cmpi eq, %hasFactors, %c9 : index
      %660 = memref.load %factors[%657] : memref<?xf32>
      %661 = arith.select %659, %660, %c34 : f32
      %662 = arith.addi %463, %c8 : index
      %663 = arith.muli %653, %c14 : index
      %664 = arith.addi %662, %663 : index
      %665 = memref.load %19[%664] : memref<?xf32>
      %666 = arith.addi %664, %c11 : index
      %667 = memref.load %19[%666] : memref<?xf32>
      %668 = arith.addf %665, %667 : f32
      %669 = arith.remui %460, %c7 : index
      %670 = arith.muli %669, %c19 : index
      %671 = arith.addi %16, %670 : index
      %672 = vector.load %w[%671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %673 = vector.bitcast %672 : vector<4xi8> to vector<1xf32>
      %674 = vector.extract %673[0] : f32 from vector<1xf32>
      %675 = arith.mulf %674, %661 : f32
      %676 = arith.mulf %668, %675 : f32
      %677 = arith.muli %3, %c4 : index
      %678 = arith.addi %677, %c8 : index
      %679 = arith.muli %678, %c7 : index
      %680 = arith.remui %460, %c7 : index
      %681 = arith.addi %679, %680 : index
      %682 = arith.muli %656, %c20 : index
      %683 = arith.addi %682, %681 : index
      memref.store %676, %20[%683] : memref<?xf32>
      %684 = arith.addi %463, %c20 : index
      %685 = arith.muli %653, %c14 : index
      %686 = arith.addi %684, %685 : index
      %687 = memref.load %19[%686] : memref<?xf32>
      %688 = arith.addi %686, %c11 : index
      %689 = memref.load %19[%688] : memref<?xf32>
      %690 = arith.addf %687, %689 : f32
      %691 = arith.remui %460, %c7 : index
      %692 = arith.muli %691, %c19 : index
      %693 = arith.addi %18, %692 : index
      %694 = vector.load %w[%693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %695 = vector.bitcast %694 : vector<4xi8> to vector<1xf32>
      %696 = vector.extract %695[0] : f32 from vector<1xf32>
      %697 = arith.mulf %696, %661 : f32
      %698 = arith.mulf %690, %697 : f32
      %699 = arith.muli %3, %c4 : index
      %700 = arith.addi %699, %c9 : index
      %701 = arith.muli %700, %c7 : index
      %702 = arith.remui %460, %c7 : index
      %703 = arith.addi %701, %702 : index
      %704 = arith.muli %656, %c20 : index
      %705 = arith.addi %704, %703 : index
      memref.store %698, %20[%705] : memref<?xf32>
    }
    %706 = arith.muli %4, %c19 : index
    %707 = arith.addi %706, %c28 : index
    %708 = arith.muli %707, %c4 : index
    %709 = arith.divui %460, %c7 : index
    %710 = arith.addi %708, %709 : index
    %711 = arith.addi %459, %710 : index
    %712 = arith.cmpi slt, %711, %22 : index
    scf.if %712 {
      %713 = arith.cmpi eq, %hasFactors, %c9 : index
      %714 = memref.load %factors[%711] : memref<?xf32>
      %715 = arith.select %713, %714, %c34 : f32
      %716 = arith.addi %463, %c8 : index
      %717 = arith.muli %707, %c14 : index
      %718 = arith.addi %716, %717 : index
      %719 = memref.load %19[%718] : memref<?xf32>
      %720 = arith.addi %718, %c11 : index
      %721 = memref.load %19[%720] : memref<?xf32>
      %722 = arith.addf %719, %721 : f32
      %723 = arith.remui %460, %c7 : index
      %724 = arith.muli %723, %c19 : index
      %725 = arith.addi %16, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<1xf32>
      %728 = vector.extract %727[0] : f32 from vector<1xf32>
      %729 = arith.mulf %728, %715 : f32
      %730 = arith.mulf %722, %729 : f32
      %731 = arith.muli %3, %c4 : index
      %732 = arith.addi %731, %c8 : index
      %733 = arith.muli %732, %c7 : index
      %734 = arith.remui %460, %c7 : index
      %735 = arith.addi %733, %734 : index
      %736 = arith.muli %710, %c20 : index
      %737 = arith.addi %736, %735 : index
      memref.store %730, %20[%737] : memref<?xf32>
      %738 = arith.addi %463, %c20 : index
      %739 = arith.muli %707, %c14 : index
      %740 = arith.addi %738, %739 : index
      %741 = memref.load %19[%740] : memref<?xf32>
      %742 = arith.addi %740, %c11 : index
      %743 = memref.load %19[%742] : memref<?xf32>
      %744 = arith.addf %741, %743 : f32
      %745 = arith.remui %460, %c7 : index
      %746 = arith.muli %745, %c19 : index
      %747 = arith.addi %18, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %715 : f32
      %752 = arith.mulf %744, %751 : f32
      %753 = arith.muli %3, %c4 : index
      %754 = arith.addi %753, %c9 : index
      %755 = arith.muli %754, %c7 : index
      %756 = arith.remui %460, %c7 : index
      %757 = arith.addi %755, %756 : index
      %758 = arith.muli %710, %c20 : index
      %759 = arith.addi %758, %757 : index
      memref.store %752, %20[%759] : memref<?xf32>
    }
    wave.barrier
    %760 = arith.addi %23, %c8 : index
    %761 = wave.wave
    %762 = arith.addi %761, %c8 : index
    %763 = arith.addi %760, %762 : index
    %764 = arith.cmpi slt, %763, %22 : index
    scf.if %764 {
      %765 = arith.addi %760, %762 : index
      %766 = arith.muli %762, %c20 : index
      %767 = wave.lane
      %768 = arith.addi %767, %c8 : index
      %769 = arith.cmpi eq, %hasBias, %c9 : index
      %770 = arith.addi %766, %768 : index
      %771 = memref.load %20[%770] : memref<?xf32>
      %772 = arith.muli %0, %c20 : index
      %773 = arith.addi %772, %768 : index
      %774 = memref.load %bias[%773] : memref<?xf32>
      %775 = arith.addf %771, %774 : f32
      %776 = arith.select %769, %775, %771 : f32
      %777 = arith.addi %768, %c6 : index
      %778 = arith.cmpi eq, %hasBias, %c9 : index
      %779 = arith.addi %766, %777 : index
      %780 = memref.load %20[%779] : memref<?xf32>
      %781 = arith.muli %0, %c20 : index
      %782 = arith.addi %781, %777 : index
      %783 = memref.load %bias[%782] : memref<?xf32>
      %784 = arith.addf %780, %783 : f32
      %785 = arith.select %778, %784, %780 : f32
      %786 = arith.addi %767, %c14 : index
      %787 = arith.cmpi eq, %hasBias, %c9 : index
      %788 = arith.addi %766, %786 : index
      %789 = memref.load %20[%788] : memref<?xf32>
      %790 = arith.muli %0, %c20 : index
      %791 = arith.addi %790, %786 : index
      %792 = memref.load %bias[%791] : memref<?xf32>
      %793 = arith.addf %789, %792 : f32
      %794 = arith.select %787, %793, %789 : f32
      %795 = arith.addi %786, %c6 : index
      %796 = arith.cmpi eq, %hasBias, %c9 : index
      %797 = arith.addi %766, %795 : index
      %798 = memref.load %20[%797] : memref<?xf32>
      %799 = arith.muli %0, %c20 : index
      %800 = arith.addi %799, %795 : index
      %801 = memref.load %bias[%800] : memref<?xf32>
      %802 = arith.addf %798, %801 : f32
      %803 = arith.select %796, %802, %798 : f32
      %804 = arith.addi %767, %c18 : index
      %805 = arith.cmpi eq, %hasBias, %c9 : index
      %806 = arith.addi %766, %804 : index
      %807 = memref.load %20[%806] : memref<?xf32>
      %808 = arith.muli %0, %c20 : index
      %809 = arith.addi %808, %804 : index
      %810 = memref.load %bias[%809] : memref<?xf32>
      %811 = arith.addf %807, %810 : f32
      %812 = arith.select %805, %811, %807 : f32
      %813 = arith.addi %804, %c6 : index
      %814 = arith.cmpi eq, %hasBias, %c9 : index
      %815 = arith.addi %766, %813 : index
      %816 = memref.load %20[%815] : memref<?xf32>
      %817 = arith.muli %0, %c20 : index
      %818 = arith.addi %817, %813 : index
      %819 = memref.load %bias[%818] : memref<?xf32>
      %820 = arith.addf %816, %819 : f32
      %821 = arith.select %814, %820, %816 : f32
      %822 = arith.addi %767, %c29 : index
      %823 = arith.cmpi eq, %hasBias, %c9 : index
      %824 = arith.addi %766, %822 : index
      %825 = memref.load %20[%824] : memref<?xf32>
      %826 = arith.muli %0, %c20 : index
      %827 = arith.addi %826, %822 : index
      %828 = memref.load %bias[%827] : memref<?xf32>
      %829 = arith.addf %825, %828 : f32
      %830 = arith.select %823, %829, %825 : f32
      %831 = arith.addi %822, %c6 : index
      %832 = arith.cmpi eq, %hasBias, %c9 : index
      %833 = arith.addi %766, %831 : index
      %834 = memref.load %20[%833] : memref<?xf32>
      %835 = arith.muli %0, %c20 : index
      %836 = arith.addi %835, %831 : index
      %837 = memref.load %bias[%836] : memref<?xf32>
      %838 = arith.addf %834, %837 : f32
      %839 = arith.select %832, %838, %834 : f32
      %840 = arith.addi %heads, %kvHeads : index
      %841 = arith.cmpi slt, %0, %840 : index
      scf.if %841 {
        %842 = arith.addi %positionsAt, %765 : index
        %843 = memref.load %step[%842] : memref<?xi32>
        %844 = arith.index_cast %843 : i32 to index
        %845 = arith.cmpi eq, %hasNorm, %c9 : index
        %846 = math.fma %776, %776, %c38 : f32
        %847 = math.fma %785, %785, %846 : f32
        %848 = math.fma %794, %794, %847 : f32
        %849 = math.fma %803, %803, %848 : f32
        %850 = math.fma %812, %812, %849 : f32
        %851 = math.fma %821, %821, %850 : f32
        %852 = math.fma %830, %830, %851 : f32
        %853 = math.fma %839, %839, %852 : f32
        %854 = vector.broadcast %853 : f32 to vector<1xf32>
        %855 = wave.reduce "add" %854 : vector<1xf32>
        %856 = arith.mulf %855, %inverseHeadDim : f32
        %857 = arith.addf %856, %epsilon : f32
        %858 = math.sqrt %857 : f32
        %859 = arith.divf %c34, %858 : f32
        %860 = arith.cmpi slt, %0, %heads : index
        %861 = arith.addi %768, %c6 : index
        %862 = memref.load %query_norm[%768] : memref<?xf32>
        %863 = memref.load %key_norm[%768] : memref<?xf32>
        %864 = arith.select %860, %862, %863 : f32
        %865 = arith.mulf %776, %859 : f32
        %866 = arith.mulf %865, %864 : f32
        %867 = arith.select %845, %866, %776 : f32
        %868 = memref.load %query_norm[%861] : memref<?xf32>
        %869 = memref.load %key_norm[%861] : memref<?xf32>
        %870 = arith.select %860, %868, %869 : f32
        %871 = arith.mulf %785, %859 : f32
        %872 = arith.mulf %871, %870 : f32
        %873 = arith.select %845, %872, %785 : f32
        %874 = arith.addi %786, %c6 : index
        %875 = memref.load %query_norm[%786] : memref<?xf32>
        %876 = memref.load %key_norm[%786] : memref<?xf32>
        %877 = arith.select %860, %875, %876 : f32
        %878 = arith.mulf %794, %859 : f32
        %879 = arith.mulf %878, %877 : f32
        %880 = arith.select %845, %879, %794 : f32
        %881 = memref.load %query_norm[%874] : memref<?xf32>
        %882 = memref.load %key_norm[%874] : memref<?xf32>
        %883 = arith.select %860, %881, %882 : f32
        %884 = arith.mulf %803, %859 : f32
        %885 = arith.mulf %884, %883 : f32
        %886 = arith.select %845, %885, %803 : f32
        %887 = arith.addi %804, %c6 : index
        %888 = memref.load %query_norm[%804] : memref<?xf32>
        %889 = memref.load %key_norm[%804] : memref<?xf32>
        %890 = arith.select %860, %888, %889 : f32
        %891 = arith.mulf %812, %859 : f32
        %892 = arith.mulf %891, %890 : f32
        %893 = arith.select %845, %892, %812 : f32
        %894 = memref.load %query_norm[%887] : memref<?xf32>
        %895 = memref.load %key_norm[%887] : memref<?xf32>
        %896 = arith.select %860, %894, %895 : f32
        %897 = arith.mulf %821, %859 : f32
        %898 = arith.mulf %897, %896 : f32
        %899 = arith.select %845, %898, %821 : f32
        %900 = arith.addi %822, %c6 : index
        %901 = memref.load %query_norm[%822] : memref<?xf32>
        %902 = memref.load %key_norm[%822] : memref<?xf32>
        %903 = arith.select %860, %901, %902 : f32
        %904 = arith.mulf %830, %859 : f32
        %905 = arith.mulf %904, %903 : f32
        %906 = arith.select %845, %905, %830 : f32
        %907 = memref.load %query_norm[%900] : memref<?xf32>
        %908 = memref.load %key_norm[%900] : memref<?xf32>
        %909 = arith.select %860, %907, %908 : f32
        %910 = arith.mulf %839, %859 : f32
        %911 = arith.mulf %910, %909 : f32
        %912 = arith.select %845, %911, %839 : f32
        %913 = arith.remui %844, %c20 : index
        %914 = arith.muli %913, %c20 : index
        %915 = arith.addi %914, %768 : index
        %916 = arith.divui %844, %c20 : index
        %917 = arith.addi %916, %c20 : index
        %918 = arith.muli %917, %c20 : index
        %919 = arith.addi %918, %768 : index
        %920 = memref.load %rope[%915] : memref<?xf32>
        %921 = arith.addi %915, %c6 : index
        %922 = memref.load %rope[%921] : memref<?xf32>
        %923 = memref.load %rope[%919] : memref<?xf32>
        %924 = arith.addi %919, %c6 : index
        %925 = memref.load %rope[%924] : memref<?xf32>
        %926 = arith.mulf %923, %920 : f32
        %927 = arith.mulf %925, %922 : f32
        %928 = arith.subf %926, %927 : f32
        %929 = arith.mulf %925, %920 : f32
        %930 = arith.mulf %923, %922 : f32
        %931 = arith.addf %929, %930 : f32
        %932 = arith.mulf %867, %928 : f32
        %933 = arith.mulf %873, %931 : f32
        %934 = arith.subf %932, %933 : f32
        %935 = arith.mulf %873, %928 : f32
        %936 = arith.mulf %867, %931 : f32
        %937 = arith.addf %935, %936 : f32
        %938 = arith.cmpi slt, %0, %heads : index
        scf.if %938 {
          %939 = arith.muli %765, %heads : index
          %940 = arith.addi %939, %0 : index
          %941 = arith.muli %940, %c20 : index
          %942 = arith.addi %941, %768 : index
          memref.store %934, %q[%942] : memref<?xf32>
          %943 = arith.addi %942, %c6 : index
          memref.store %937, %q[%943] : memref<?xf32>
        } else {
          %944 = arith.addi %766, %768 : index
          memref.store %934, %20[%944] : memref<?xf32>
          %945 = arith.addi %766, %768 : index
          %946 = arith.addi %945, %c6 : index
          memref.store %937, %20[%946] : memref<?xf32>
        }
        %947 = arith.remui %844, %c20 : index
        %948 = arith.muli %947, %c20 : index
        %949 = arith.addi %948, %786 : index
        %950 = arith.divui %844, %c20 : index
        %951 = arith.addi %950, %c20 : index
        %952 = arith.muli %951, %c20 : index
        %953 = arith.addi %952, %786 : index
        %954 = memref.load %rope[%949] : memref<?xf32>
        %955 = arith.addi %949, %c6 : index
        %956 = memref.load %rope[%955] : memref<?xf32>
        %957 = memref.load %rope[%953] : memref<?xf32>
        %958 = arith.addi %953, %c6 : index
        %959 = memref.load %rope[%958] : memref<?xf32>
        %960 = arith.mulf %957, %954 : f32
        %961 = arith.mulf %959, %956 : f32
        %962 = arith.subf %960, %961 : f32
        %963 = arith.mulf %959, %954 : f32
        %964 = arith.mulf %957, %956 : f32
        %965 = arith.addf %963, %964 : f32
        %966 = arith.mulf %880, %962 : f32
        %967 = arith.mulf %886, %965 : f32
        %968 = arith.subf %966, %967 : f32
        %969 = arith.mulf %886, %962 : f32
        %970 = arith.mulf %880, %965 : f32
        %971 = arith.addf %969, %970 : f32
        %972 = arith.cmpi slt, %0, %heads : index
        scf.if %972 {
          %973 = arith.muli %765, %heads : index
          %974 = arith.addi %973, %0 : index
          %975 = arith.muli %974, %c20 : index
          %976 = arith.addi %975, %786 : index
          memref.store %968, %q[%976] : memref<?xf32>
          %977 = arith.addi %976, %c6 : index
          memref.store %971, %q[%977] : memref<?xf32>
        } else {
          %978 = arith.addi %766, %786 : index
          memref.store %968, %20[%978] : memref<?xf32>
          %979 = arith.addi %766, %786 : index
          %980 = arith.addi %979, %c6 : index
          memref.store %971, %20[%980] : memref<?xf32>
        }
        %981 = arith.remui %844, %c20 : index
        %982 = arith.muli %981, %c20 : index
        %983 = arith.addi %982, %804 : index
        %984 = arith.divui %844, %c20 : index
        %985 = arith.addi %984, %c20 : index
        %986 = arith.muli %985, %c20 : index
        %987 = arith.addi %986, %804 : index
        %988 = memref.load %rope[%983] : memref<?xf32>
        %989 = arith.addi %983, %c6 : index
        %990 = memref.load %rope[%989] : memref<?xf32>
        %991 = memref.load %rope[%987] : memref<?xf32>
        %992 = arith.addi %987, %c6 : index
        %993 = memref.load %rope[%992] : memref<?xf32>
        %994 = arith.mulf %991, %988 : f32
        %995 = arith.mulf %993, %990 : f32
        %996 = arith.subf %994, %995 : f32
        %997 = arith.mulf %993, %988 : f32
        %998 = arith.mulf %991, %990 : f32
        %999 = arith.addf %997, %998 : f32
        %1000 = arith.mulf %893, %996 : f32
        %1001 = arith.mulf %899, %999 : f32
        %1002 = arith.subf %1000, %1001 : f32
        %1003 = arith.mulf %899, %996 : f32
        %1004 = arith.mulf %893, %999 : f32
        %1005 = arith.addf %1003, %1004 : f32
        %1006 = arith.cmpi slt, %0, %heads : index
        scf.if %1006 {
          %1007 = arith.muli %765, %heads : index
          %1008 = arith.addi %1007, %0 : index
          %1009 = arith.muli %1008, %c20 : index
          %1010 = arith.addi %1009, %804 : index
          memref.store %1002, %q[%1010] : memref<?xf32>
          %1011 = arith.addi %1010, %c6 : index
          memref.store %1005, %q[%1011] : memref<?xf32>
        } else {
          %1012 = arith.addi %766, %804 : index
          memref.store %1002, %20[%1012] : memref<?xf32>
          %1013 = arith.addi %766, %804 : index
          %1014 = arith.addi %1013, %c6 : index
          memref.store %1005, %20[%1014] : memref<?xf32>
        }
        %1015 = arith.remui %844, %c20 : index
        %1016 = arith.muli %1015, %c20 : index
        %1017 = arith.addi %1016, %822 : index
        %1018 = arith.divui %844, %c20 : index
        %1019 = arith.addi %1018, %c20 : index
        %1020 = arith.muli %1019, %c20 : index
        %1021 = arith.addi %1020, %822 : index
        %1022 = memref.load %rope[%1017] : memref<?xf32>
        %1023 = arith.addi %1017, %c6 : index
        %1024 = memref.load %rope[%1023] : memref<?xf32>
        %1025 = memref.load %rope[%1021] : memref<?xf32>
        %1026 = arith.addi %1021, %c6 : index
        %1027 = memref.load %rope[%1026] : memref<?xf32>
        %1028 = arith.mulf %1025, %1022 : f32
        %1029 = arith.mulf %1027, %1024 : f32
        %1030 = arith.subf %1028, %1029 : f32
        %1031 = arith.mulf %1027, %1022 : f32
        %1032 = arith.mulf %1025, %1024 : f32
        %1033 = arith.addf %1031, %1032 : f32
        %1034 = arith.mulf %906, %1030 : f32
        %1035 = arith.mulf %912, %1033 : f32
        %1036 = arith.subf %1034, %1035 : f32
        %1037 = arith.mulf %912, %1030 : f32
        %1038 = arith.mulf %906, %1033 : f32
        %1039 = arith.addf %1037, %1038 : f32
        %1040 = arith.cmpi slt, %0, %heads : index
        scf.if %1040 {
          %1041 = arith.muli %765, %heads : index
          %1042 = arith.addi %1041, %0 : index
          %1043 = arith.muli %1042, %c20 : index
          %1044 = arith.addi %1043, %822 : index
          memref.store %1036, %q[%1044] : memref<?xf32>
          %1045 = arith.addi %1044, %c6 : index
          memref.store %1039, %q[%1045] : memref<?xf32>
        } else {
          %1046 = arith.addi %766, %822 : index
          memref.store %1036, %20[%1046] : memref<?xf32>
          %1047 = arith.addi %766, %822 : index
          %1048 = arith.addi %1047, %c6 : index
          memref.store %1039, %20[%1048] : memref<?xf32>
        }
      } else {
        %1049 = arith.cmpi slt, %0, %heads : index
        scf.if %1049 {
          %1050 = arith.muli %765, %heads : index
          %1051 = arith.addi %1050, %0 : index
          %1052 = arith.muli %1051, %c20 : index
          %1053 = arith.addi %1052, %768 : index
          memref.store %776, %q[%1053] : memref<?xf32>
          %1054 = arith.addi %1053, %c6 : index
          memref.store %785, %q[%1054] : memref<?xf32>
        } else {
          %1055 = arith.addi %766, %768 : index
          memref.store %776, %20[%1055] : memref<?xf32>
          %1056 = arith.addi %766, %768 : index
          %1057 = arith.addi %1056, %c6 : index
          memref.store %785, %20[%1057] : memref<?xf32>
        }
        %1058 = arith.cmpi slt, %0, %heads : index
        scf.if %1058 {
          %1059 = arith.muli %765, %heads : index
          %1060 = arith.addi %1059, %0 : index
          %1061 = arith.muli %1060, %c20 : index
          %1062 = arith.addi %1061, %786 : index
          memref.store %794, %q[%1062] : memref<?xf32>
          %1063 = arith.addi %1062, %c6 : index
          memref.store %803, %q[%1063] : memref<?xf32>
        } else {
          %1064 = arith.addi %766, %786 : index
          memref.store %794, %20[%1064] : memref<?xf32>
          %1065 = arith.addi %766, %786 : index
          %1066 = arith.addi %1065, %c6 : index
          memref.store %803, %20[%1066] : memref<?xf32>
        }
        %1067 = arith.cmpi slt, %0, %heads : index
        scf.if %1067 {
          %1068 = arith.muli %765, %heads : index
          %1069 = arith.addi %1068, %0 : index
          %1070 = arith.muli %1069, %c20 : index
          %1071 = arith.addi %1070, %804 : index
          memref.store %812, %q[%1071] : memref<?xf32>
          %1072 = arith.addi %1071, %c6 : index
          memref.store %821, %q[%1072] : memref<?xf32>
        } else {
          %1073 = arith.addi %766, %804 : index
          memref.store %812, %20[%1073] : memref<?xf32>
          %1074 = arith.addi %766, %804 : index
          %1075 = arith.addi %1074, %c6 : index
          memref.store %821, %20[%1075] : memref<?xf32>
        }
        %1076 = arith.cmpi slt, %0, %heads : index
        scf.if %1076 {
          %1077 = arith.muli %765, %heads : index
          %1078 = arith.addi %1077, %0 : index
          %1079 = arith.muli %1078, %c20 : index
          %1080 = arith.addi %1079, %822 : index
          memref.store %830, %q[%1080] : memref<?xf32>
          %1081 = arith.addi %1080, %c6 : index
          memref.store %839, %q[%1081] : memref<?xf32>
        } else {
          %1082 = arith.addi %766, %822 : index
          memref.store %830, %20[%1082] : memref<?xf32>
          %1083 = arith.addi %766, %822 : index
          %1084 = arith.addi %1083, %c6 : index
          memref.store %839, %20[%1084] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1085 = arith.cmpi sge, %0, %heads : index
    scf.if %1085 {
      %1086 = arith.addi %761, %c8 : index
      %1087 = arith.addi %760, %1086 : index
      %1088 = arith.cmpi slt, %1087, %22 : index
      scf.if %1088 {
        %1089 = arith.addi %760, %1086 : index
        %1090 = arith.addi %slotsAt, %1089 : index
        %1091 = memref.load %step[%1090] : memref<?xi32>
        %1092 = arith.index_cast %1091 : i32 to index
        %1093 = arith.cmpi sge, %1092, %c8 : index
        scf.if %1093 {
          %1094 = arith.muli %1086, %c20 : index
          %1095 = arith.subi %0, %heads : index
          %1096 = memref.load %scales[%1095] : memref<?xf32>
          %1097 = vector.broadcast %1096 : f32 to vector<4xf32>
          %1098 = arith.divui %1092, %c7 : index
          %1099 = arith.remui %1092, %c7 : index
          %1100 = arith.muli %1098, %pageBytes : index
          %1101 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1101 {
            %1102 = wave.lane
            %1103 = arith.muli %1102, %c19 : index
            scf.for %1104 = %1103 to %c20 step %c6 {
              %1105 = arith.addi %1094, %1104 : index
              %1106 = vector.load %20[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = arith.mulf %1106, %1097 : vector<4xf32>
              %1108 = arith.minimumf %1107, %c44 : vector<4xf32>
              %1109 = arith.maximumf %1108, %c45 : vector<4xf32>
              %1110 = arith.truncf %1109 : vector<4xf32> to vector<4xf16>
              %1111 = vector.bitcast %1110 : vector<4xf16> to vector<8xi8>
              %1112 = arith.cmpi slt, %1095, %kvHeads : index
              scf.if %1112 {
                %1113 = arith.muli %1095, %c46 : index
                %1114 = arith.addi %1100, %1113 : index
                %1115 = arith.divui %1104, %c7 : index
                %1116 = arith.muli %1115, %c47 : index
                %1117 = arith.remui %1104, %c7 : index
                %1118 = arith.divui %1117, %c2 : index
                %1119 = arith.muli %1118, %c20 : index
                %1120 = arith.muli %1099, %c7 : index
                %1121 = arith.addi %1119, %1120 : index
                %1122 = arith.remui %1117, %c2 : index
                %1123 = arith.muli %1122, %c4 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.addi %1116, %1124 : index
                %1126 = arith.addi %1114, %1125 : index
                vector.store %1111, %kv[%1126] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1127 = arith.subi %1095, %kvHeads : index
                %1128 = arith.muli %1127, %c46 : index
                %1129 = arith.addi %1100, %1128 : index
                %1130 = arith.addi %1104, %c8 : index
                %1131 = arith.divui %1130, %c7 : index
                %1132 = arith.muli %1131, %c47 : index
                %1133 = arith.addi %1132, %c10 : index
                %1134 = arith.remui %1130, %c7 : index
                %1135 = arith.divui %1099, %c4 : index
                %1136 = arith.remui %1099, %c4 : index
                %1137 = arith.muli %1136, %c2 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.divui %1138, %c2 : index
                %1140 = arith.muli %1139, %c20 : index
                %1141 = arith.muli %1134, %c7 : index
                %1142 = arith.addi %1140, %1141 : index
                %1143 = arith.remui %1138, %c2 : index
                %1144 = arith.muli %1143, %c4 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.addi %1133, %1145 : index
                %1147 = arith.addi %1129, %1146 : index
                %1148 = vector.shuffle %1111, %1111 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1148, %kv[%1147] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1149 = arith.addi %1104, %c9 : index
                %1150 = arith.divui %1149, %c7 : index
                %1151 = arith.muli %1150, %c47 : index
                %1152 = arith.addi %1151, %c10 : index
                %1153 = arith.remui %1149, %c7 : index
                %1154 = arith.divui %1099, %c4 : index
                %1155 = arith.remui %1099, %c4 : index
                %1156 = arith.muli %1155, %c2 : index
                %1157 = arith.addi %1154, %1156 : index
                %1158 = arith.divui %1157, %c2 : index
                %1159 = arith.muli %1158, %c20 : index
                %1160 = arith.muli %1153, %c7 : index
                %1161 = arith.addi %1159, %1160 : index
                %1162 = arith.remui %1157, %c2 : index
                %1163 = arith.muli %1162, %c4 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.addi %1152, %1164 : index
                %1166 = arith.addi %1129, %1165 : index
                %1167 = vector.shuffle %1111, %1111 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1167, %kv[%1166] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1168 = arith.addi %1104, %c4 : index
                %1169 = arith.divui %1168, %c7 : index
                %1170 = arith.muli %1169, %c47 : index
                %1171 = arith.addi %1170, %c10 : index
                %1172 = arith.remui %1168, %c7 : index
                %1173 = arith.divui %1099, %c4 : index
                %1174 = arith.remui %1099, %c4 : index
                %1175 = arith.muli %1174, %c2 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.divui %1176, %c2 : index
                %1178 = arith.muli %1177, %c20 : index
                %1179 = arith.muli %1172, %c7 : index
                %1180 = arith.addi %1178, %1179 : index
                %1181 = arith.remui %1176, %c2 : index
                %1182 = arith.muli %1181, %c4 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.addi %1171, %1183 : index
                %1185 = arith.addi %1129, %1184 : index
                %1186 = vector.shuffle %1111, %1111 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1186, %kv[%1185] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1187 = arith.addi %1104, %c28 : index
                %1188 = arith.divui %1187, %c7 : index
                %1189 = arith.muli %1188, %c47 : index
                %1190 = arith.addi %1189, %c10 : index
                %1191 = arith.remui %1187, %c7 : index
                %1192 = arith.divui %1099, %c4 : index
                %1193 = arith.remui %1099, %c4 : index
                %1194 = arith.muli %1193, %c2 : index
                %1195 = arith.addi %1192, %1194 : index
                %1196 = arith.divui %1195, %c2 : index
                %1197 = arith.muli %1196, %c20 : index
                %1198 = arith.muli %1191, %c7 : index
                %1199 = arith.addi %1197, %1198 : index
                %1200 = arith.remui %1195, %c2 : index
                %1201 = arith.muli %1200, %c4 : index
                %1202 = arith.addi %1199, %1201 : index
                %1203 = arith.addi %1190, %1202 : index
                %1204 = arith.addi %1129, %1203 : index
                %1205 = vector.shuffle %1111, %1111 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1205, %kv[%1204] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1206 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1206 {
            %1207 = wave.lane
            %1208 = arith.muli %1207, %c19 : index
            scf.for %1209 = %1208 to %c20 step %c6 {
              %1210 = arith.addi %1094, %1209 : index
              %1211 = vector.load %20[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = arith.mulf %1211, %1097 : vector<4xf32>
              %1213 = wave.fp8_encode "e4m3" %1212 : vector<4xf32> -> vector<4xi8>
              %1214 = arith.cmpi slt, %1095, %kvHeads : index
              scf.if %1214 {
                %1215 = arith.muli %1095, %c10 : index
                %1216 = arith.addi %1100, %1215 : index
                %1217 = vector.shuffle %1213, %1213 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1218 = arith.divui %1209, %c7 : index
                %1219 = arith.muli %1218, %c20 : index
                %1220 = arith.remui %1209, %c7 : index
                %1221 = arith.muli %1099, %c7 : index
                %1222 = arith.divui %1220, %c19 : index
                %1223 = arith.muli %1222, %c19 : index
                %1224 = arith.remui %1220, %c4 : index
                %1225 = arith.muli %1224, %c4 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.divui %1220, %c4 : index
                %1228 = arith.remui %1227, %c4 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1221, %1229 : index
                %1231 = arith.addi %1219, %1230 : index
                %1232 = arith.addi %1216, %1231 : index
                vector.store %1217, %kv[%1232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1233 = arith.subi %1095, %kvHeads : index
                %1234 = arith.muli %1233, %c10 : index
                %1235 = arith.addi %1100, %1234 : index
                %1236 = arith.addi %1209, %c8 : index
                %1237 = arith.divui %1236, %c7 : index
                %1238 = arith.muli %1237, %c20 : index
                %1239 = arith.addi %1238, %c11 : index
                %1240 = arith.remui %1236, %c7 : index
                %1241 = arith.divui %1099, %c4 : index
                %1242 = arith.remui %1099, %c4 : index
                %1243 = arith.muli %1242, %c2 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.muli %1240, %c7 : index
                %1246 = arith.divui %1244, %c19 : index
                %1247 = arith.muli %1246, %c19 : index
                %1248 = arith.remui %1244, %c4 : index
                %1249 = arith.muli %1248, %c4 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.divui %1244, %c4 : index
                %1252 = arith.remui %1251, %c4 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.addi %1245, %1253 : index
                %1255 = arith.addi %1239, %1254 : index
                %1256 = arith.addi %1235, %1255 : index
                %1257 = vector.shuffle %1213, %1213 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1257, %kv[%1256] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1258 = arith.addi %1209, %c9 : index
                %1259 = arith.divui %1258, %c7 : index
                %1260 = arith.muli %1259, %c20 : index
                %1261 = arith.addi %1260, %c11 : index
                %1262 = arith.remui %1258, %c7 : index
                %1263 = arith.divui %1099, %c4 : index
                %1264 = arith.remui %1099, %c4 : index
                %1265 = arith.muli %1264, %c2 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.muli %1262, %c7 : index
                %1268 = arith.divui %1266, %c19 : index
                %1269 = arith.muli %1268, %c19 : index
                %1270 = arith.remui %1266, %c4 : index
                %1271 = arith.muli %1270, %c4 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.divui %1266, %c4 : index
                %1274 = arith.remui %1273, %c4 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.addi %1267, %1275 : index
                %1277 = arith.addi %1261, %1276 : index
                %1278 = arith.addi %1235, %1277 : index
                %1279 = vector.shuffle %1213, %1213 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1279, %kv[%1278] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1280 = arith.addi %1209, %c4 : index
                %1281 = arith.divui %1280, %c7 : index
                %1282 = arith.muli %1281, %c20 : index
                %1283 = arith.addi %1282, %c11 : index
                %1284 = arith.remui %1280, %c7 : index
                %1285 = arith.divui %1099, %c4 : index
                %1286 = arith.remui %1099, %c4 : index
                %1287 = arith.muli %1286, %c2 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.muli %1284, %c7 : index
                %1290 = arith.divui %1288, %c19 : index
                %1291 = arith.muli %1290, %c19 : index
                %1292 = arith.remui %1288, %c4 : index
                %1293 = arith.muli %1292, %c4 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.divui %1288, %c4 : index
                %1296 = arith.remui %1295, %c4 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.addi %1289, %1297 : index
                %1299 = arith.addi %1283, %1298 : index
                %1300 = arith.addi %1235, %1299 : index
                %1301 = vector.shuffle %1213, %1213 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1301, %kv[%1300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1302 = arith.addi %1209, %c28 : index
                %1303 = arith.divui %1302, %c7 : index
                %1304 = arith.muli %1303, %c20 : index
                %1305 = arith.addi %1304, %c11 : index
                %1306 = arith.remui %1302, %c7 : index
                %1307 = arith.divui %1099, %c4 : index
                %1308 = arith.remui %1099, %c4 : index
                %1309 = arith.muli %1308, %c2 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.muli %1306, %c7 : index
                %1312 = arith.divui %1310, %c19 : index
                %1313 = arith.muli %1312, %c19 : index
                %1314 = arith.remui %1310, %c4 : index
                %1315 = arith.muli %1314, %c4 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.divui %1310, %c4 : index
                %1318 = arith.remui %1317, %c4 : index
                %1319 = arith.addi %1316, %1318 : index
                %1320 = arith.addi %1311, %1319 : index
                %1321 = arith.addi %1305, %1320 : index
                %1322 = arith.addi %1235, %1321 : index
                %1323 = vector.shuffle %1213, %1213 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1323, %kv[%1322] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1324 = arith.cmpi eq, %codec, %c4 : index
          scf.if %1324 {
            %1325 = wave.lane
            %1326 = arith.muli %1325, %c19 : index
            scf.for %1327 = %1326 to %c20 step %c6 {
              %1328 = arith.addi %1094, %1327 : index
              %1329 = vector.load %20[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = arith.mulf %1329, %1097 : vector<4xf32>
              %1331 = wave.fp8_encode "e5m2" %1330 : vector<4xf32> -> vector<4xi8>
              %1332 = arith.cmpi slt, %1095, %kvHeads : index
              scf.if %1332 {
                %1333 = arith.muli %1095, %c10 : index
                %1334 = arith.addi %1100, %1333 : index
                %1335 = vector.shuffle %1331, %1331 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1336 = arith.divui %1327, %c7 : index
                %1337 = arith.muli %1336, %c20 : index
                %1338 = arith.remui %1327, %c7 : index
                %1339 = arith.muli %1099, %c7 : index
                %1340 = arith.divui %1338, %c19 : index
                %1341 = arith.muli %1340, %c19 : index
                %1342 = arith.remui %1338, %c4 : index
                %1343 = arith.muli %1342, %c4 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.divui %1338, %c4 : index
                %1346 = arith.remui %1345, %c4 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.addi %1339, %1347 : index
                %1349 = arith.addi %1337, %1348 : index
                %1350 = arith.addi %1334, %1349 : index
                vector.store %1335, %kv[%1350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1351 = arith.subi %1095, %kvHeads : index
                %1352 = arith.muli %1351, %c10 : index
                %1353 = arith.addi %1100, %1352 : index
                %1354 = arith.addi %1327, %c8 : index
                %1355 = arith.divui %1354, %c7 : index
                %1356 = arith.muli %1355, %c20 : index
                %1357 = arith.addi %1356, %c11 : index
                %1358 = arith.remui %1354, %c7 : index
                %1359 = arith.divui %1099, %c4 : index
                %1360 = arith.remui %1099, %c4 : index
                %1361 = arith.muli %1360, %c2 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.muli %1358, %c7 : index
                %1364 = arith.divui %1362, %c19 : index
                %1365 = arith.muli %1364, %c19 : index
                %1366 = arith.remui %1362, %c4 : index
                %1367 = arith.muli %1366, %c4 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1362, %c4 : index
                %1370 = arith.remui %1369, %c4 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.addi %1363, %1371 : index
                %1373 = arith.addi %1357, %1372 : index
                %1374 = arith.addi %1353, %1373 : index
                %1375 = vector.shuffle %1331, %1331 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1375, %kv[%1374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1376 = arith.addi %1327, %c9 : index
                %1377 = arith.divui %1376, %c7 : index
                %1378 = arith.muli %1377, %c20 : index
                %1379 = arith.addi %1378, %c11 : index
                %1380 = arith.remui %1376, %c7 : index
                %1381 = arith.divui %1099, %c4 : index
                %1382 = arith.remui %1099, %c4 : index
                %1383 = arith.muli %1382, %c2 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.muli %1380, %c7 : index
                %1386 = arith.divui %1384, %c19 : index
                %1387 = arith.muli %1386, %c19 : index
                %1388 = arith.remui %1384, %c4 : index
                %1389 = arith.muli %1388, %c4 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.divui %1384, %c4 : index
                %1392 = arith.remui %1391, %c4 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.addi %1385, %1393 : index
                %1395 = arith.addi %1379, %1394 : index
                %1396 = arith.addi %1353, %1395 : index
                %1397 = vector.shuffle %1331, %1331 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1397, %kv[%1396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1398 = arith.addi %1327, %c4 : index
                %1399 = arith.divui %1398, %c7 : index
                %1400 = arith.muli %1399, %c20 : index
                %1401 = arith.addi %1400, %c11 : index
                %1402 = arith.remui %1398, %c7 : index
                %1403 = arith.divui %1099, %c4 : index
                %1404 = arith.remui %1099, %c4 : index
                %1405 = arith.muli %1404, %c2 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.muli %1402, %c7 : index
                %1408 = arith.divui %1406, %c19 : index
                %1409 = arith.muli %1408, %c19 : index
                %1410 = arith.remui %1406, %c4 : index
                %1411 = arith.muli %1410, %c4 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.divui %1406, %c4 : index
                %1414 = arith.remui %1413, %c4 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1407, %1415 : index
                %1417 = arith.addi %1401, %1416 : index
                %1418 = arith.addi %1353, %1417 : index
                %1419 = vector.shuffle %1331, %1331 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1419, %kv[%1418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1420 = arith.addi %1327, %c28 : index
                %1421 = arith.divui %1420, %c7 : index
                %1422 = arith.muli %1421, %c20 : index
                %1423 = arith.addi %1422, %c11 : index
                %1424 = arith.remui %1420, %c7 : index
                %1425 = arith.divui %1099, %c4 : index
                %1426 = arith.remui %1099, %c4 : index
                %1427 = arith.muli %1426, %c2 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.muli %1424, %c7 : index
                %1430 = arith.divui %1428, %c19 : index
                %1431 = arith.muli %1430, %c19 : index
                %1432 = arith.remui %1428, %c4 : index
                %1433 = arith.muli %1432, %c4 : index
                %1434 = arith.addi %1431, %1433 : index
                %1435 = arith.divui %1428, %c4 : index
                %1436 = arith.remui %1435, %c4 : index
                %1437 = arith.addi %1434, %1436 : index
                %1438 = arith.addi %1429, %1437 : index
                %1439 = arith.addi %1423, %1438 : index
                %1440 = arith.addi %1353, %1439 : index
                %1441 = vector.shuffle %1331, %1331 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1441, %kv[%1440] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
