// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c36 = arith.constant 0x3F800000 : f32
  %c37 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 40 : index
  %c40 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c50 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c51 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c52 = arith.constant 5120 : index
  %c53 = arith.constant 512 : index
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
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c4 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c15 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c16 {
      %32 = arith.muli %31, %c4 : index
      %33 = arith.addi %c9, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c4 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c4 : index
    %38 = arith.divui %inputFeatures, %c15 : index
    %39 = arith.muli %4, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c5 : index
    %46 = arith.muli %45, %c5 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c5 iter_args(%51 = %c17) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c9 : index
      %55 = arith.remui %53, %c12 : index
      %56 = arith.addi %16, %c7 : index
      %57 = arith.muli %54, %c20 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c21 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = vector.extract %62[0] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = vector.extract %62[1] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %16, %c7 : index
      %68 = arith.muli %inputFeatures, %c5 : index
      %69 = arith.addi %68, %c6 : index
      %70 = arith.divui %69, %c7 : index
      %71 = arith.muli %70, %c7 : index
      %72 = arith.addi %67, %71 : index
      %73 = arith.muli %54, %c22 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %55, %c12 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.shrui %78, %c23 : vector<4xi32>
      %80 = arith.andi %79, %c24 : vector<4xi32>
      %81 = arith.ori %80, %c25 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %78, %c26 : vector<4xi32>
      %84 = arith.andi %83, %c24 : vector<4xi32>
      %85 = arith.ori %84, %c25 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %78, %c27 : vector<4xi32>
      %88 = arith.andi %87, %c24 : vector<4xi32>
      %89 = arith.ori %88, %c25 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %78, %c28 : vector<4xi32>
      %92 = arith.andi %91, %c24 : vector<4xi32>
      %93 = arith.ori %92, %c25 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %95, %96 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %98 = arith.subf %97, %c29 : vector<32xf16>
      %99 = vector.shuffle %98, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %100 = vector.shuffle %98, %98 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %101 = math.fma %99, %64, %66 : vector<16xf16>
      %102 = math.fma %100, %64, %66 : vector<16xf16>
      %103 = arith.addi %50, %c8 : index
      %104 = arith.remui %53, %c12 : index
      %105 = arith.addi %16, %c7 : index
      %106 = arith.muli %103, %c20 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c21 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %111 = vector.bitcast %110 : vector<4xi8> to vector<2xf16>
      %112 = vector.extract %111[0] : f16 from vector<2xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = vector.extract %111[1] : f16 from vector<2xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = arith.addi %16, %c7 : index
      %117 = arith.muli %inputFeatures, %c5 : index
      %118 = arith.addi %117, %c6 : index
      %119 = arith.divui %118, %c7 : index
      %120 = arith.muli %119, %c7 : index
      %121 = arith.addi %116, %120 : index
      %122 = arith.muli %103, %c22 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %104, %c12 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.shrui %127, %c23 : vector<4xi32>
      %129 = arith.andi %128, %c24 : vector<4xi32>
      %130 = arith.ori %129, %c25 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %127, %c26 : vector<4xi32>
      %133 = arith.andi %132, %c24 : vector<4xi32>
      %134 = arith.ori %133, %c25 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %127, %c27 : vector<4xi32>
      %137 = arith.andi %136, %c24 : vector<4xi32>
      %138 = arith.ori %137, %c25 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %127, %c28 : vector<4xi32>
      %141 = arith.andi %140, %c24 : vector<4xi32>
      %142 = arith.ori %141, %c25 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c29 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %113, %115 : vector<16xf16>
      %151 = math.fma %149, %113, %115 : vector<16xf16>
      %152 = arith.muli %50, %c5 : index
      %153 = arith.addi %152, %c9 : index
      %154 = arith.muli %tileRows, %c12 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.addi %37, %155 : index
      %157 = vector.load %25[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.muli %tileRows, %c4 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %25[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %101, %51 : vector<16xf16>, vector<8xf32>
      %163 = arith.muli %50, %c5 : index
      %164 = arith.addi %163, %c8 : index
      %165 = arith.muli %tileRows, %c12 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.addi %37, %166 : index
      %168 = vector.load %25[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c4 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %25[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = wave.mma %172, %102, %162 : vector<16xf16>, vector<8xf32>
      %174 = arith.muli %50, %c5 : index
      %175 = arith.addi %174, %c5 : index
      %176 = arith.muli %tileRows, %c12 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.addi %37, %177 : index
      %179 = vector.load %25[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = arith.muli %tileRows, %c4 : index
      %181 = arith.addi %178, %180 : index
      %182 = vector.load %25[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = vector.shuffle %179, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = wave.mma %183, %150, %173 : vector<16xf16>, vector<8xf32>
      %185 = arith.muli %50, %c5 : index
      %186 = arith.addi %185, %c30 : index
      %187 = arith.muli %tileRows, %c12 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.addi %37, %188 : index
      %190 = vector.load %25[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c4 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %25[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %151, %184 : vector<16xf16>, vector<8xf32>
      scf.yield %195 : vector<8xf32>
    }
    %196 = arith.select %43, %49, %42 : index
    %199 = scf.for %197 = %49 to %196 step %c8 iter_args(%198 = %52) -> (vector<8xf32>) {
      %200 = wave.lane
      %201 = arith.addi %197, %c9 : index
      %202 = arith.remui %200, %c12 : index
      %203 = arith.addi %16, %c7 : index
      %204 = arith.muli %201, %c20 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c21 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %209 = vector.bitcast %208 : vector<4xi8> to vector<2xf16>
      %210 = vector.extract %209[0] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = vector.extract %209[1] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %16, %c7 : index
      %215 = arith.muli %inputFeatures, %c5 : index
      %216 = arith.addi %215, %c6 : index
      %217 = arith.divui %216, %c7 : index
      %218 = arith.muli %217, %c7 : index
      %219 = arith.addi %214, %218 : index
      %220 = arith.muli %201, %c22 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %202, %c12 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.shrui %225, %c23 : vector<4xi32>
      %227 = arith.andi %226, %c24 : vector<4xi32>
      %228 = arith.ori %227, %c25 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %225, %c26 : vector<4xi32>
      %231 = arith.andi %230, %c24 : vector<4xi32>
      %232 = arith.ori %231, %c25 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %225, %c27 : vector<4xi32>
      %235 = arith.andi %234, %c24 : vector<4xi32>
      %236 = arith.ori %235, %c25 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %225, %c28 : vector<4xi32>
      %239 = arith.andi %238, %c24 : vector<4xi32>
      %240 = arith.ori %239, %c25 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c29 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = math.fma %246, %211, %213 : vector<16xf16>
      %249 = math.fma %247, %211, %213 : vector<16xf16>
      %250 = arith.muli %197, %c5 : index
      %251 = arith.addi %250, %c9 : index
      %252 = arith.muli %tileRows, %c12 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %37, %253 : index
      %255 = vector.load %25[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c4 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %25[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %248, %198 : vector<16xf16>, vector<8xf32>
      %261 = arith.muli %197, %c5 : index
      %262 = arith.addi %261, %c8 : index
      %263 = arith.muli %tileRows, %c12 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.addi %37, %264 : index
      %266 = vector.load %25[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c4 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %25[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %249, %260 : vector<16xf16>, vector<8xf32>
      scf.yield %271 : vector<8xf32>
    }
    %272 = arith.addi %21, %c9 : index
    %273 = wave.lane
    %274 = arith.muli %3, %c8 : index
    %275 = arith.muli %274, %c22 : index
    %276 = arith.addi %275, %273 : index
    %277 = arith.muli %4, %c11 : index
    %278 = arith.addi %277, %276 : index
    %279 = arith.addi %278, %c9 : index
    %280 = arith.addi %279, %c9 : index
    %281 = vector.extract %199[0] : f32 from vector<8xf32>
    memref.store %281, %17[%280] : memref<?xf32>
    %282 = arith.muli %4, %c11 : index
    %283 = arith.addi %282, %276 : index
    %284 = arith.addi %283, %c9 : index
    %285 = arith.addi %284, %c15 : index
    %286 = vector.extract %199[1] : f32 from vector<8xf32>
    memref.store %286, %17[%285] : memref<?xf32>
    %287 = arith.muli %4, %c11 : index
    %288 = arith.addi %287, %276 : index
    %289 = arith.addi %288, %c9 : index
    %290 = arith.addi %289, %c20 : index
    %291 = vector.extract %199[2] : f32 from vector<8xf32>
    memref.store %291, %17[%290] : memref<?xf32>
    %292 = arith.muli %4, %c11 : index
    %293 = arith.addi %292, %276 : index
    %294 = arith.addi %293, %c9 : index
    %295 = arith.addi %294, %c31 : index
    %296 = vector.extract %199[3] : f32 from vector<8xf32>
    memref.store %296, %17[%295] : memref<?xf32>
    %297 = arith.muli %4, %c11 : index
    %298 = arith.addi %297, %276 : index
    %299 = arith.addi %298, %c9 : index
    %300 = arith.addi %299, %c7 : index
    %301 = vector.extract %199[4] : f32 from vector<8xf32>
    memref.store %301, %17[%300] : memref<?xf32>
    %302 = arith.muli %4, %c11 : index
    %303 = arith.addi %302, %276 : index
    %304 = arith.addi %303, %c9 : index
    %305 = arith.addi %304, %c32 : index
    %306 = vector.extract %199[5] : f32 from vector<8xf32>
    memref.store %306, %17[%305] : memref<?xf32>
    %307 = arith.muli %4, %c11 : index
    %308 = arith.addi %307, %276 : index
    %309 = arith.addi %308, %c9 : index
    %310 = arith.addi %309, %c33 : index
    %311 = vector.extract %199[6] : f32 from vector<8xf32>
    memref.store %311, %17[%310] : memref<?xf32>
    %312 = arith.muli %4, %c11 : index
    %313 = arith.addi %312, %276 : index
    %314 = arith.addi %313, %c9 : index
    %315 = arith.addi %314, %c34 : index
    %316 = vector.extract %199[7] : f32 from vector<8xf32>
    memref.store %316, %17[%315] : memref<?xf32>
    wave.barrier
    %317 = arith.muli %4, %c21 : index
    %318 = arith.addi %317, %c9 : index
    %319 = arith.muli %318, %c5 : index
    %320 = arith.divui %273, %c12 : index
    %321 = arith.addi %319, %320 : index
    %322 = arith.addi %272, %321 : index
    %323 = arith.cmpi slt, %322, %20 : index
    scf.if %323 {
      %324 = arith.cmpi eq, %hasFactors, %c8 : index
      %325 = memref.load %factors[%322] : memref<?xf32>
      %326 = arith.select %324, %325, %c36 : f32
      %327 = arith.addi %276, %c9 : index
      %328 = arith.muli %318, %c15 : index
      %329 = arith.addi %327, %328 : index
      %330 = memref.load %17[%329] : memref<?xf32>
      %331 = arith.addi %329, %c11 : index
      %332 = memref.load %17[%331] : memref<?xf32>
      %333 = arith.addf %330, %332 : f32
      %334 = arith.remui %273, %c12 : index
      %335 = arith.muli %334, %c21 : index
      %336 = arith.addi %16, %335 : index
      %337 = vector.load %w[%336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %338 = vector.bitcast %337 : vector<4xi8> to vector<1xf32>
      %339 = vector.extract %338[0] : f32 from vector<1xf32>
      %340 = arith.mulf %339, %326 : f32
      %341 = arith.mulf %333, %340 : f32
      %342 = arith.muli %3, %c8 : index
      %343 = arith.addi %342, %c9 : index
      %344 = arith.muli %343, %c12 : index
      %345 = arith.remui %273, %c12 : index
      %346 = arith.addi %344, %345 : index
      %347 = arith.muli %321, %c37 : index
      %348 = arith.addi %347, %346 : index
      memref.store %341, %18[%348] : memref<?xf32>
    }
    %349 = arith.muli %4, %c21 : index
    %350 = arith.addi %349, %c8 : index
    %351 = arith.muli %350, %c5 : index
    %352 = arith.divui %273, %c12 : index
    %353 = arith.addi %351, %352 : index
    %354 = arith.addi %272, %353 : index
    %355 = arith.cmpi slt, %354, %20 : index
    scf.if %355 {
      %356 = arith.cmpi eq, %hasFactors, %c8 : index
      %357 = memref.load %factors[%354] : memref<?xf32>
      %358 = arith.select %356, %357, %c36 : f32
      %359 = arith.addi %276, %c9 : index
      %360 = arith.muli %350, %c15 : index
      %361 = arith.addi %359, %360 : index
      %362 = memref.load %17[%361] : memref<?xf32>
      %363 = arith.addi %361, %c11 : index
      %364 = memref.load %17[%363] : memref<?xf32>
      %365 = arith.addf %362, %364 : f32
      %366 = arith.remui %273, %c12 : index
      %367 = arith.muli %366, %c21 : index
      %368 = arith.addi %16, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<1xf32>
      %371 = vector.extract %370[0] : f32 from vector<1xf32>
      %372 = arith.mulf %371, %358 : f32
      %373 = arith.mulf %365, %372 : f32
      %374 = arith.muli %3, %c8 : index
      %375 = arith.addi %374, %c9 : index
      %376 = arith.muli %375, %c12 : index
      %377 = arith.remui %273, %c12 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %353, %c37 : index
      %380 = arith.addi %379, %378 : index
      memref.store %373, %18[%380] : memref<?xf32>
    }
    %381 = arith.muli %4, %c21 : index
    %382 = arith.addi %381, %c5 : index
    %383 = arith.muli %382, %c5 : index
    %384 = arith.divui %273, %c12 : index
    %385 = arith.addi %383, %384 : index
    %386 = arith.addi %272, %385 : index
    %387 = arith.cmpi slt, %386, %20 : index
    scf.if %387 {
      %388 = arith.cmpi eq, %hasFactors, %c8 : index
      %389 = memref.load %factors[%386] : memref<?xf32>
      %390 = arith.select %388, %389, %c36 : f32
      %391 = arith.addi %276, %c9 : index
      %392 = arith.muli %382, %c15 : index
      %393 = arith.addi %391, %392 : index
      %394 = memref.load %17[%393] : memref<?xf32>
      %395 = arith.addi %393, %c11 : index
      %396 = memref.load %17[%395] : memref<?xf32>
      %397 = arith.addf %394, %396 : f32
      %398 = arith.remui %273, %c12 : index
      %399 = arith.muli %398, %c21 : index
      %400 = arith.addi %16, %399 : index
      %401 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %402 = vector.bitcast %401 : vector<4xi8> to vector<1xf32>
      %403 = vector.extract %402[0] : f32 from vector<1xf32>
      %404 = arith.mulf %403, %390 : f32
      %405 = arith.mulf %397, %404 : f32
      %406 = arith.muli %3, %c8 : index
      %407 = arith.addi %406, %c9 : index
      %408 = arith.muli %407, %c12 : index
      %409 = arith.remui %273, %c12 : index
      %410 = arith.addi %408, %409 : index
      %411 = arith.muli %385, %c37 : index
      %412 = arith.addi %411, %410 : index
      memref.store %405, %18[%412] : memref<?xf32>
    }
    %413 = arith.muli %4, %c21 : index
    %414 = arith.addi %413, %c30 : index
    %415 = arith.muli %414, %c5 : index
    %416 = arith.divui %273, %c12 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.addi %272, %417 : index
    %419 = arith.cmpi slt, %418, %20 : index
    scf.if %419 {
      %420 = arith.cmpi eq, %hasFactors, %c8 : index
      %421 = memref.load %factors[%418] : memref<?xf32>
      %422 = arith.select %420, %421, %c36 : f32
      %423 = arith.addi %276, %c9 : index
      %424 = arith.muli %414, %c15 : index
      %425 = arith.addi %423, %424 : index
      %426 = memref.load %17[%425] : memref<?xf32>
      %427 = arith.addi %425, %c11 : index
      %428 = memref.load %17[%427] : memref<?xf32>
      %429 = arith.addf %426, %428 : f32
      %430 = arith.remui %273, %c12 : index
      %431 = arith.muli %430, %c21 : index
      %432 = arith.addi %16, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %422 : f32
      %437 = arith.mulf %429, %436 : f32
      %438 = arith.muli %3, %c8 : index
      %439 = arith.addi %438, %c9 : index
      %440 = arith.muli %439, %c12 : index
      %441 = arith.remui %273, %c12 : index
      %442 = arith.addi %440, %441 : index
      %443 = arith.muli %417, %c37 : index
      %444 = arith.addi %443, %442 : index
      memref.store %437, %18[%444] : memref<?xf32>
    }
    wave.barrier
    %445 = arith.addi %21, %c9 : index
    %446 = wave.wave
    %447 = arith.addi %446, %c9 : index
    %448 = arith.addi %445, %447 : index
    %449 = arith.cmpi slt, %448, %20 : index
    %450 = arith.cmpi slt, %447, %c12 : index
    %451 = arith.andi %449, %450 : i1
    scf.if %451 {
      %452 = arith.addi %445, %447 : index
      %453 = arith.muli %447, %c37 : index
      %454 = wave.lane
      %455 = arith.addi %454, %c9 : index
      %456 = arith.cmpi eq, %hasBias, %c8 : index
      %457 = arith.addi %453, %455 : index
      %458 = memref.load %18[%457] : memref<?xf32>
      %459 = arith.muli %0, %c37 : index
      %460 = arith.addi %459, %455 : index
      %461 = memref.load %bias[%460] : memref<?xf32>
      %462 = arith.addf %458, %461 : f32
      %463 = arith.select %456, %462, %458 : f32
      %464 = arith.addi %455, %c39 : index
      %465 = arith.cmpi eq, %hasBias, %c8 : index
      %466 = arith.addi %453, %464 : index
      %467 = memref.load %18[%466] : memref<?xf32>
      %468 = arith.muli %0, %c37 : index
      %469 = arith.addi %468, %464 : index
      %470 = memref.load %bias[%469] : memref<?xf32>
      %471 = arith.addf %467, %470 : f32
      %472 = arith.select %465, %471, %467 : f32
      %473 = arith.addi %454, %c15 : index
      %474 = arith.cmpi slt, %473, %c39 : index
      %475 = arith.minsi %473, %c40 : index
      %476 = arith.cmpi eq, %hasBias, %c8 : index
      %477 = arith.addi %453, %475 : index
      %478 = memref.load %18[%477] : memref<?xf32>
      %479 = arith.muli %0, %c37 : index
      %480 = arith.addi %479, %475 : index
      %481 = memref.load %bias[%480] : memref<?xf32>
      %482 = arith.addf %478, %481 : f32
      %483 = arith.select %476, %482, %478 : f32
      %484 = arith.addi %475, %c39 : index
      %485 = arith.cmpi eq, %hasBias, %c8 : index
      %486 = arith.addi %453, %484 : index
      %487 = memref.load %18[%486] : memref<?xf32>
      %488 = arith.muli %0, %c37 : index
      %489 = arith.addi %488, %484 : index
      %490 = memref.load %bias[%489] : memref<?xf32>
      %491 = arith.addf %487, %490 : f32
      %492 = arith.select %485, %491, %487 : f32
      %493 = arith.addi %heads, %kvHeads : index
      %494 = arith.cmpi slt, %0, %493 : index
      scf.if %494 {
        %495 = arith.addi %positionsAt, %452 : index
        %496 = memref.load %step[%495] : memref<?xi32>
        %497 = arith.index_cast %496 : i32 to index
        %498 = arith.cmpi eq, %hasNorm, %c8 : index
        %499 = math.fma %463, %463, %c43 : f32
        %500 = math.fma %472, %472, %499 : f32
        %501 = math.fma %483, %483, %500 : f32
        %502 = arith.select %474, %501, %500 : f32
        %503 = math.fma %492, %492, %502 : f32
        %504 = arith.select %474, %503, %502 : f32
        %505 = vector.broadcast %504 : f32 to vector<1xf32>
        %506 = wave.reduce "add" %505 : vector<1xf32>
        %507 = arith.mulf %506, %inverseHeadDim : f32
        %508 = arith.addf %507, %epsilon : f32
        %509 = math.sqrt %508 : f32
        %510 = arith.divf %c36, %509 : f32
        %511 = arith.cmpi slt, %0, %heads : index
        %512 = arith.addi %455, %c39 : index
        %513 = memref.load %query_norm[%455] : memref<?xf32>
        %514 = memref.load %key_norm[%455] : memref<?xf32>
        %515 = arith.select %511, %513, %514 : f32
        %516 = arith.mulf %463, %510 : f32
        %517 = arith.mulf %516, %515 : f32
        %518 = arith.select %498, %517, %463 : f32
        %519 = memref.load %query_norm[%512] : memref<?xf32>
        %520 = memref.load %key_norm[%512] : memref<?xf32>
        %521 = arith.select %511, %519, %520 : f32
        %522 = arith.mulf %472, %510 : f32
        %523 = arith.mulf %522, %521 : f32
        %524 = arith.select %498, %523, %472 : f32
        %525 = arith.addi %475, %c39 : index
        %526 = memref.load %query_norm[%475] : memref<?xf32>
        %527 = memref.load %key_norm[%475] : memref<?xf32>
        %528 = arith.select %511, %526, %527 : f32
        %529 = arith.mulf %483, %510 : f32
        %530 = arith.mulf %529, %528 : f32
        %531 = arith.select %498, %530, %483 : f32
        %532 = memref.load %query_norm[%525] : memref<?xf32>
        %533 = memref.load %key_norm[%525] : memref<?xf32>
        %534 = arith.select %511, %532, %533 : f32
        %535 = arith.mulf %492, %510 : f32
        %536 = arith.mulf %535, %534 : f32
        %537 = arith.select %498, %536, %492 : f32
        %538 = arith.remui %497, %c22 : index
        %539 = arith.muli %538, %c37 : index
        %540 = arith.addi %539, %455 : index
        %541 = arith.divui %497, %c22 : index
        %542 = arith.addi %541, %c22 : index
        %543 = arith.muli %542, %c37 : index
        %544 = arith.addi %543, %455 : index
        %545 = memref.load %rope[%540] : memref<?xf32>
        %546 = arith.addi %540, %c39 : index
        %547 = memref.load %rope[%546] : memref<?xf32>
        %548 = memref.load %rope[%544] : memref<?xf32>
        %549 = arith.addi %544, %c39 : index
        %550 = memref.load %rope[%549] : memref<?xf32>
        %551 = arith.mulf %548, %545 : f32
        %552 = arith.mulf %550, %547 : f32
        %553 = arith.subf %551, %552 : f32
        %554 = arith.mulf %550, %545 : f32
        %555 = arith.mulf %548, %547 : f32
        %556 = arith.addf %554, %555 : f32
        %557 = arith.mulf %518, %553 : f32
        %558 = arith.mulf %524, %556 : f32
        %559 = arith.subf %557, %558 : f32
        %560 = arith.mulf %524, %553 : f32
        %561 = arith.mulf %518, %556 : f32
        %562 = arith.addf %560, %561 : f32
        %563 = arith.cmpi slt, %0, %heads : index
        scf.if %563 {
          %564 = arith.muli %452, %heads : index
          %565 = arith.addi %564, %0 : index
          %566 = arith.muli %565, %c37 : index
          %567 = arith.addi %566, %455 : index
          memref.store %559, %q[%567] : memref<?xf32>
          %568 = arith.addi %567, %c39 : index
          memref.store %562, %q[%568] : memref<?xf32>
        } else {
          %569 = arith.addi %453, %455 : index
          memref.store %559, %18[%569] : memref<?xf32>
          %570 = arith.addi %453, %455 : index
          %571 = arith.addi %570, %c39 : index
          memref.store %562, %18[%571] : memref<?xf32>
        }
        %572 = arith.remui %497, %c22 : index
        %573 = arith.muli %572, %c37 : index
        %574 = arith.addi %573, %475 : index
        %575 = arith.divui %497, %c22 : index
        %576 = arith.addi %575, %c22 : index
        %577 = arith.muli %576, %c37 : index
        %578 = arith.addi %577, %475 : index
        %579 = memref.load %rope[%574] : memref<?xf32>
        %580 = arith.addi %574, %c39 : index
        %581 = memref.load %rope[%580] : memref<?xf32>
        %582 = memref.load %rope[%578] : memref<?xf32>
        %583 = arith.addi %578, %c39 : index
        %584 = memref.load %rope[%583] : memref<?xf32>
        %585 = arith.mulf %582, %579 : f32
        %586 = arith.mulf %584, %581 : f32
        %587 = arith.subf %585, %586 : f32
        %588 = arith.mulf %584, %579 : f32
        %589 = arith.mulf %582, %581 : f32
        %590 = arith.addf %588, %589 : f32
        %591 = arith.mulf %531, %587 : f32
        %592 = arith.mulf %537, %590 : f32
        %593 = arith.subf %591, %592 : f32
        %594 = arith.mulf %537, %587 : f32
        %595 = arith.mulf %531, %590 : f32
        %596 = arith.addf %594, %595 : f32
        scf.if %474 {
          %597 = arith.cmpi slt, %0, %heads : index
          scf.if %597 {
            %598 = arith.muli %452, %heads : index
            %599 = arith.addi %598, %0 : index
            %600 = arith.muli %599, %c37 : index
            %601 = arith.addi %600, %475 : index
            memref.store %593, %q[%601] : memref<?xf32>
            %602 = arith.addi %601, %c39 : index
            memref.store %596, %q[%602] : memref<?xf32>
          } else {
            %603 = arith.addi %453, %475 : index
            memref.store %593, %18[%603] : memref<?xf32>
            %604 = arith.addi %453, %475 : index
            %605 = arith.addi %604, %c39 : index
            memref.store %596, %18[%605] : memref<?xf32>
          }
        }
      } else {
        %606 = arith.cmpi slt, %0, %heads : index
        scf.if %606 {
          %607 = arith.muli %452, %heads : index
          %608 = arith.addi %607, %0 : index
          %609 = arith.muli %608, %c37 : index
          %610 = arith.addi %609, %455 : index
          memref.store %463, %q[%610] : memref<?xf32>
          %611 = arith.addi %610, %c39 : index
          memref.store %472, %q[%611] : memref<?xf32>
        } else {
          %612 = arith.addi %453, %455 : index
          memref.store %463, %18[%612] : memref<?xf32>
          %613 = arith.addi %453, %455 : index
          %614 = arith.addi %613, %c39 : index
          memref.store %472, %18[%614] : memref<?xf32>
        }
        scf.if %474 {
          %615 = arith.cmpi slt, %0, %heads : index
          scf.if %615 {
            %616 = arith.muli %452, %heads : index
            %617 = arith.addi %616, %0 : index
            %618 = arith.muli %617, %c37 : index
            %619 = arith.addi %618, %475 : index
            memref.store %483, %q[%619] : memref<?xf32>
            %620 = arith.addi %619, %c39 : index
            memref.store %492, %q[%620] : memref<?xf32>
          } else {
            %621 = arith.addi %453, %475 : index
            memref.store %483, %18[%621] : memref<?xf32>
            %622 = arith.addi %453, %475 : index
            %623 = arith.addi %622, %c39 : index
            memref.store %492, %18[%623] : memref<?xf32>
          }
        }
      }
    }
    %624 = arith.addi %446, %c46 : index
    %625 = arith.addi %445, %624 : index
    %626 = arith.cmpi slt, %625, %20 : index
    %627 = arith.cmpi slt, %624, %c12 : index
    %628 = arith.andi %626, %627 : i1
    scf.if %628 {
      %629 = arith.addi %445, %624 : index
      %630 = arith.muli %624, %c37 : index
      %631 = wave.lane
      %632 = arith.addi %631, %c9 : index
      %633 = arith.cmpi eq, %hasBias, %c8 : index
      %634 = arith.addi %630, %632 : index
      %635 = memref.load %18[%634] : memref<?xf32>
      %636 = arith.muli %0, %c37 : index
      %637 = arith.addi %636, %632 : index
      %638 = memref.load %bias[%637] : memref<?xf32>
      %639 = arith.addf %635, %638 : f32
      %640 = arith.select %633, %639, %635 : f32
      %641 = arith.addi %632, %c39 : index
      %642 = arith.cmpi eq, %hasBias, %c8 : index
      %643 = arith.addi %630, %641 : index
      %644 = memref.load %18[%643] : memref<?xf32>
      %645 = arith.muli %0, %c37 : index
      %646 = arith.addi %645, %641 : index
      %647 = memref.load %bias[%646] : memref<?xf32>
      %648 = arith.addf %644, %647 : f32
      %649 = arith.select %642, %648, %644 : f32
      %650 = arith.addi %631, %c15 : index
      %651 = arith.cmpi slt, %650, %c39 : index
      %652 = arith.minsi %650, %c40 : index
      %653 = arith.cmpi eq, %hasBias, %c8 : index
      %654 = arith.addi %630, %652 : index
      %655 = memref.load %18[%654] : memref<?xf32>
      %656 = arith.muli %0, %c37 : index
      %657 = arith.addi %656, %652 : index
      %658 = memref.load %bias[%657] : memref<?xf32>
      %659 = arith.addf %655, %658 : f32
      %660 = arith.select %653, %659, %655 : f32
      %661 = arith.addi %652, %c39 : index
      %662 = arith.cmpi eq, %hasBias, %c8 : index
      %663 = arith.addi %630, %661 : index
      %664 = memref.load %18[%663] : memref<?xf32>
      %665 = arith.muli %0, %c37 : index
      %666 = arith.addi %665, %661 : index
      %667 = memref.load %bias[%666] : memref<?xf32>
      %668 = arith.addf %664, %667 : f32
      %669 = arith.select %662, %668, %664 : f32
      %670 = arith.addi %heads, %kvHeads : index
      %671 = arith.cmpi slt, %0, %670 : index
      scf.if %671 {
        %672 = arith.addi %positionsAt, %629 : index
        %673 = memref.load %step[%672] : memref<?xi32>
        %674 = arith.index_cast %673 : i32 to index
        %675 = arith.cmpi eq, %hasNorm, %c8 : index
        %676 = math.fma %640, %640, %c43 : f32
        %677 = math.fma %649, %649, %676 : f32
        %678 = math.fma %660, %660, %677 : f32
        %679 = arith.select %651, %678, %677 : f32
        %680 = math.fma %669, %669, %679 : f32
        %681 = arith.select %651, %680, %679 : f32
        %682 = vector.broadcast %681 : f32 to vector<1xf32>
        %683 = wave.reduce "add" %682 : vector<1xf32>
        %684 = arith.mulf %683, %inverseHeadDim : f32
        %685 = arith.addf %684, %epsilon : f32
        %686 = math.sqrt %685 : f32
        %687 = arith.divf %c36, %686 : f32
        %688 = arith.cmpi slt, %0, %heads : index
        %689 = arith.addi %632, %c39 : index
        %690 = memref.load %query_norm[%632] : memref<?xf32>
        %691 = memref.load %key_norm[%632] : memref<?xf32>
        %692 = arith.select %688, %690, %691 : f32
        %693 = arith.mulf %640, %687 : f32
        %694 = arith.mulf %693, %692 : f32
        %695 = arith.select %675, %694, %640 : f32
        %696 = memref.load %query_norm[%689] : memref<?xf32>
        %697 = memref.load %key_norm[%689] : memref<?xf32>
        %698 = arith.select %688, %696, %697 : f32
        %699 = arith.mulf %649, %687 : f32
        %700 = arith.mulf %699, %698 : f32
        %701 = arith.select %675, %700, %649 : f32
        %702 = arith.addi %652, %c39 : index
        %703 = memref.load %query_norm[%652] : memref<?xf32>
        %704 = memref.load %key_norm[%652] : memref<?xf32>
        %705 = arith.select %688, %703, %704 : f32
        %706 = arith.mulf %660, %687 : f32
        %707 = arith.mulf %706, %705 : f32
        %708 = arith.select %675, %707, %660 : f32
        %709 = memref.load %query_norm[%702] : memref<?xf32>
        %710 = memref.load %key_norm[%702] : memref<?xf32>
        %711 = arith.select %688, %709, %710 : f32
        %712 = arith.mulf %669, %687 : f32
        %713 = arith.mulf %712, %711 : f32
        %714 = arith.select %675, %713, %669 : f32
        %715 = arith.remui %674, %c22 : index
        %716 = arith.muli %715, %c37 : index
        %717 = arith.addi %716, %632 : index
        %718 = arith.divui %674, %c22 : index
        %719 = arith.addi %718, %c22 : index
        %720 = arith.muli %719, %c37 : index
        %721 = arith.addi %720, %632 : index
        %722 = memref.load %rope[%717] : memref<?xf32>
        %723 = arith.addi %717, %c39 : index
        %724 = memref.load %rope[%723] : memref<?xf32>
        %725 = memref.load %rope[%721] : memref<?xf32>
        %726 = arith.addi %721, %c39 : index
        %727 = memref.load %rope[%726] : memref<?xf32>
        %728 = arith.mulf %725, %722 : f32
        %729 = arith.mulf %727, %724 : f32
        %730 = arith.subf %728, %729 : f32
        %731 = arith.mulf %727, %722 : f32
        %732 = arith.mulf %725, %724 : f32
        %733 = arith.addf %731, %732 : f32
        %734 = arith.mulf %695, %730 : f32
        %735 = arith.mulf %701, %733 : f32
        %736 = arith.subf %734, %735 : f32
        %737 = arith.mulf %701, %730 : f32
        %738 = arith.mulf %695, %733 : f32
        %739 = arith.addf %737, %738 : f32
        %740 = arith.cmpi slt, %0, %heads : index
        scf.if %740 {
          %741 = arith.muli %629, %heads : index
          %742 = arith.addi %741, %0 : index
          %743 = arith.muli %742, %c37 : index
          %744 = arith.addi %743, %632 : index
          memref.store %736, %q[%744] : memref<?xf32>
          %745 = arith.addi %744, %c39 : index
          memref.store %739, %q[%745] : memref<?xf32>
        } else {
          %746 = arith.addi %630, %632 : index
          memref.store %736, %18[%746] : memref<?xf32>
          %747 = arith.addi %630, %632 : index
          %748 = arith.addi %747, %c39 : index
          memref.store %739, %18[%748] : memref<?xf32>
        }
        %749 = arith.remui %674, %c22 : index
        %750 = arith.muli %749, %c37 : index
        %751 = arith.addi %750, %652 : index
        %752 = arith.divui %674, %c22 : index
        %753 = arith.addi %752, %c22 : index
        %754 = arith.muli %753, %c37 : index
        %755 = arith.addi %754, %652 : index
        %756 = memref.load %rope[%751] : memref<?xf32>
        %757 = arith.addi %751, %c39 : index
        %758 = memref.load %rope[%757] : memref<?xf32>
        %759 = memref.load %rope[%755] : memref<?xf32>
        %760 = arith.addi %755, %c39 : index
        %761 = memref.load %rope[%760] : memref<?xf32>
        %762 = arith.mulf %759, %756 : f32
        %763 = arith.mulf %761, %758 : f32
        %764 = arith.subf %762, %763 : f32
        %765 = arith.mulf %761, %756 : f32
        %766 = arith.mulf %759, %758 : f32
        %767 = arith.addf %765, %766 : f32
        %768 = arith.mulf %708, %764 : f32
        %769 = arith.mulf %714, %767 : f32
        %770 = arith.subf %768, %769 : f32
        %771 = arith.mulf %714, %764 : f32
        %772 = arith.mulf %708, %767 : f32
        %773 = arith.addf %771, %772 : f32
        scf.if %651 {
          %774 = arith.cmpi slt, %0, %heads : index
          scf.if %774 {
            %775 = arith.muli %629, %heads : index
            %776 = arith.addi %775, %0 : index
            %777 = arith.muli %776, %c37 : index
            %778 = arith.addi %777, %652 : index
            memref.store %770, %q[%778] : memref<?xf32>
            %779 = arith.addi %778, %c39 : index
            memref.store %773, %q[%779] : memref<?xf32>
          } else {
            %780 = arith.addi %630, %652 : index
            memref.store %770, %18[%780] : memref<?xf32>
            %781 = arith.addi %630, %652 : index
            %782 = arith.addi %781, %c39 : index
            memref.store %773, %18[%782] : memref<?xf32>
          }
        }
      } else {
        %783 = arith.cmpi slt, %0, %heads : index
        scf.if %783 {
          %784 = arith.muli %629, %heads : index
          %785 = arith.addi %784, %0 : index
          %786 = arith.muli %785, %c37 : index
          %787 = arith.addi %786, %632 : index
          memref.store %640, %q[%787] : memref<?xf32>
          %788 = arith.addi %787, %c39 : index
          memref.store %649, %q[%788] : memref<?xf32>
        } else {
          %789 = arith.addi %630, %632 : index
          memref.store %640, %18[%789] : memref<?xf32>
          %790 = arith.addi %630, %632 : index
          %791 = arith.addi %790, %c39 : index
          memref.store %649, %18[%791] : memref<?xf32>
        }
        scf.if %651 {
          %792 = arith.cmpi slt, %0, %heads : index
          scf.if %792 {
            %793 = arith.muli %629, %heads : index
            %794 = arith.addi %793, %0 : index
            %795 = arith.muli %794, %c37 : index
            %796 = arith.addi %795, %652 : index
            memref.store %660, %q[%796] : memref<?xf32>
            %797 = arith.addi %796, %c39 : index
            memref.store %669, %q[%797] : memref<?xf32>
          } else {
            %798 = arith.addi %630, %652 : index
            memref.store %660, %18[%798] : memref<?xf32>
            %799 = arith.addi %630, %652 : index
            %800 = arith.addi %799, %c39 : index
            memref.store %669, %18[%800] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %801 = arith.cmpi sge, %0, %heads : index
    scf.if %801 {
      %802 = arith.addi %446, %c9 : index
      %803 = arith.addi %445, %802 : index
      %804 = arith.cmpi slt, %803, %20 : index
      %805 = arith.cmpi slt, %802, %c12 : index
      %806 = arith.andi %804, %805 : i1
      scf.if %806 {
        %807 = arith.addi %445, %802 : index
        %808 = arith.addi %slotsAt, %807 : index
        %809 = memref.load %step[%808] : memref<?xi32>
        %810 = arith.index_cast %809 : i32 to index
        %811 = arith.cmpi sge, %810, %c9 : index
        scf.if %811 {
          %812 = arith.muli %802, %c37 : index
          %813 = arith.subi %0, %heads : index
          %814 = memref.load %scales[%813] : memref<?xf32>
          %815 = vector.broadcast %814 : f32 to vector<4xf32>
          %816 = arith.divui %810, %c12 : index
          %817 = arith.remui %810, %c12 : index
          %818 = arith.muli %816, %pageBytes : index
          %819 = arith.cmpi eq, %codec, %c9 : index
          scf.if %819 {
            %820 = wave.lane
            %821 = arith.muli %820, %c21 : index
            scf.for %822 = %821 to %c37 step %c7 {
              %823 = arith.addi %812, %822 : index
              %824 = vector.load %18[%823] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %825 = arith.mulf %824, %815 : vector<4xf32>
              %826 = arith.minimumf %825, %c50 : vector<4xf32>
              %827 = arith.maximumf %826, %c51 : vector<4xf32>
              %828 = arith.truncf %827 : vector<4xf32> to vector<4xf16>
              %829 = vector.bitcast %828 : vector<4xf16> to vector<8xi8>
              %830 = arith.cmpi slt, %813, %kvHeads : index
              scf.if %830 {
                %831 = arith.muli %813, %c52 : index
                %832 = arith.addi %818, %831 : index
                %833 = arith.divui %822, %c12 : index
                %834 = arith.muli %833, %c53 : index
                %835 = arith.remui %822, %c12 : index
                %836 = arith.divui %835, %c4 : index
                %837 = arith.muli %836, %c22 : index
                %838 = arith.muli %817, %c12 : index
                %839 = arith.addi %837, %838 : index
                %840 = arith.remui %835, %c4 : index
                %841 = arith.muli %840, %c5 : index
                %842 = arith.addi %839, %841 : index
                %843 = arith.addi %834, %842 : index
                %844 = arith.addi %832, %843 : index
                vector.store %829, %kv[%844] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %845 = arith.subi %813, %kvHeads : index
                %846 = arith.muli %845, %c52 : index
                %847 = arith.addi %818, %846 : index
                %848 = arith.addi %822, %c9 : index
                %849 = arith.divui %848, %c12 : index
                %850 = arith.muli %849, %c53 : index
                %851 = arith.addi %850, %c10 : index
                %852 = arith.remui %848, %c12 : index
                %853 = arith.divui %817, %c5 : index
                %854 = arith.remui %817, %c5 : index
                %855 = arith.muli %854, %c4 : index
                %856 = arith.addi %853, %855 : index
                %857 = arith.divui %856, %c4 : index
                %858 = arith.muli %857, %c22 : index
                %859 = arith.muli %852, %c12 : index
                %860 = arith.addi %858, %859 : index
                %861 = arith.remui %856, %c4 : index
                %862 = arith.muli %861, %c5 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.addi %851, %863 : index
                %865 = arith.addi %847, %864 : index
                %866 = vector.shuffle %829, %829 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %866, %kv[%865] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %867 = arith.addi %822, %c8 : index
                %868 = arith.divui %867, %c12 : index
                %869 = arith.muli %868, %c53 : index
                %870 = arith.addi %869, %c10 : index
                %871 = arith.remui %867, %c12 : index
                %872 = arith.divui %817, %c5 : index
                %873 = arith.remui %817, %c5 : index
                %874 = arith.muli %873, %c4 : index
                %875 = arith.addi %872, %874 : index
                %876 = arith.divui %875, %c4 : index
                %877 = arith.muli %876, %c22 : index
                %878 = arith.muli %871, %c12 : index
                %879 = arith.addi %877, %878 : index
                %880 = arith.remui %875, %c4 : index
                %881 = arith.muli %880, %c5 : index
                %882 = arith.addi %879, %881 : index
                %883 = arith.addi %870, %882 : index
                %884 = arith.addi %847, %883 : index
                %885 = vector.shuffle %829, %829 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %885, %kv[%884] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %886 = arith.addi %822, %c5 : index
                %887 = arith.divui %886, %c12 : index
                %888 = arith.muli %887, %c53 : index
                %889 = arith.addi %888, %c10 : index
                %890 = arith.remui %886, %c12 : index
                %891 = arith.divui %817, %c5 : index
                %892 = arith.remui %817, %c5 : index
                %893 = arith.muli %892, %c4 : index
                %894 = arith.addi %891, %893 : index
                %895 = arith.divui %894, %c4 : index
                %896 = arith.muli %895, %c22 : index
                %897 = arith.muli %890, %c12 : index
                %898 = arith.addi %896, %897 : index
                %899 = arith.remui %894, %c4 : index
                %900 = arith.muli %899, %c5 : index
                %901 = arith.addi %898, %900 : index
                %902 = arith.addi %889, %901 : index
                %903 = arith.addi %847, %902 : index
                %904 = vector.shuffle %829, %829 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %904, %kv[%903] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %905 = arith.addi %822, %c30 : index
                %906 = arith.divui %905, %c12 : index
                %907 = arith.muli %906, %c53 : index
                %908 = arith.addi %907, %c10 : index
                %909 = arith.remui %905, %c12 : index
                %910 = arith.divui %817, %c5 : index
                %911 = arith.remui %817, %c5 : index
                %912 = arith.muli %911, %c4 : index
                %913 = arith.addi %910, %912 : index
                %914 = arith.divui %913, %c4 : index
                %915 = arith.muli %914, %c22 : index
                %916 = arith.muli %909, %c12 : index
                %917 = arith.addi %915, %916 : index
                %918 = arith.remui %913, %c4 : index
                %919 = arith.muli %918, %c5 : index
                %920 = arith.addi %917, %919 : index
                %921 = arith.addi %908, %920 : index
                %922 = arith.addi %847, %921 : index
                %923 = vector.shuffle %829, %829 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %923, %kv[%922] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %924 = arith.cmpi eq, %codec, %c8 : index
          scf.if %924 {
            %925 = wave.lane
            %926 = arith.muli %925, %c21 : index
            scf.for %927 = %926 to %c37 step %c7 {
              %928 = arith.addi %812, %927 : index
              %929 = vector.load %18[%928] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %930 = arith.mulf %929, %815 : vector<4xf32>
              %931 = wave.fp8_encode "e4m3" %930 : vector<4xf32> -> vector<4xi8>
              %932 = arith.cmpi slt, %813, %kvHeads : index
              scf.if %932 {
                %933 = arith.muli %813, %c10 : index
                %934 = arith.addi %818, %933 : index
                %935 = vector.shuffle %931, %931 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %936 = arith.divui %927, %c12 : index
                %937 = arith.muli %936, %c22 : index
                %938 = arith.remui %927, %c12 : index
                %939 = arith.muli %817, %c12 : index
                %940 = arith.divui %938, %c21 : index
                %941 = arith.muli %940, %c21 : index
                %942 = arith.remui %938, %c5 : index
                %943 = arith.muli %942, %c5 : index
                %944 = arith.addi %941, %943 : index
                %945 = arith.divui %938, %c5 : index
                %946 = arith.remui %945, %c5 : index
                %947 = arith.addi %944, %946 : index
                %948 = arith.addi %939, %947 : index
                %949 = arith.addi %937, %948 : index
                %950 = arith.addi %934, %949 : index
                vector.store %935, %kv[%950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %951 = arith.subi %813, %kvHeads : index
                %952 = arith.muli %951, %c10 : index
                %953 = arith.addi %818, %952 : index
                %954 = arith.addi %927, %c9 : index
                %955 = arith.divui %954, %c12 : index
                %956 = arith.muli %955, %c22 : index
                %957 = arith.addi %956, %c11 : index
                %958 = arith.remui %954, %c12 : index
                %959 = arith.divui %817, %c5 : index
                %960 = arith.remui %817, %c5 : index
                %961 = arith.muli %960, %c4 : index
                %962 = arith.addi %959, %961 : index
                %963 = arith.muli %958, %c12 : index
                %964 = arith.divui %962, %c21 : index
                %965 = arith.muli %964, %c21 : index
                %966 = arith.remui %962, %c5 : index
                %967 = arith.muli %966, %c5 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.divui %962, %c5 : index
                %970 = arith.remui %969, %c5 : index
                %971 = arith.addi %968, %970 : index
                %972 = arith.addi %963, %971 : index
                %973 = arith.addi %957, %972 : index
                %974 = arith.addi %953, %973 : index
                %975 = vector.shuffle %931, %931 [0] : vector<4xi8>, vector<4xi8>
                vector.store %975, %kv[%974] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %976 = arith.addi %927, %c8 : index
                %977 = arith.divui %976, %c12 : index
                %978 = arith.muli %977, %c22 : index
                %979 = arith.addi %978, %c11 : index
                %980 = arith.remui %976, %c12 : index
                %981 = arith.divui %817, %c5 : index
                %982 = arith.remui %817, %c5 : index
                %983 = arith.muli %982, %c4 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.muli %980, %c12 : index
                %986 = arith.divui %984, %c21 : index
                %987 = arith.muli %986, %c21 : index
                %988 = arith.remui %984, %c5 : index
                %989 = arith.muli %988, %c5 : index
                %990 = arith.addi %987, %989 : index
                %991 = arith.divui %984, %c5 : index
                %992 = arith.remui %991, %c5 : index
                %993 = arith.addi %990, %992 : index
                %994 = arith.addi %985, %993 : index
                %995 = arith.addi %979, %994 : index
                %996 = arith.addi %953, %995 : index
                %997 = vector.shuffle %931, %931 [1] : vector<4xi8>, vector<4xi8>
                vector.store %997, %kv[%996] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %998 = arith.addi %927, %c5 : index
                %999 = arith.divui %998, %c12 : index
                %1000 = arith.muli %999, %c22 : index
                %1001 = arith.addi %1000, %c11 : index
                %1002 = arith.remui %998, %c12 : index
                %1003 = arith.divui %817, %c5 : index
                %1004 = arith.remui %817, %c5 : index
                %1005 = arith.muli %1004, %c4 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.muli %1002, %c12 : index
                %1008 = arith.divui %1006, %c21 : index
                %1009 = arith.muli %1008, %c21 : index
                %1010 = arith.remui %1006, %c5 : index
                %1011 = arith.muli %1010, %c5 : index
                %1012 = arith.addi %1009, %1011 : index
                %1013 = arith.divui %1006, %c5 : index
                %1014 = arith.remui %1013, %c5 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.addi %1007, %1015 : index
                %1017 = arith.addi %1001, %1016 : index
                %1018 = arith.addi %953, %1017 : index
                %1019 = vector.shuffle %931, %931 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1019, %kv[%1018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1020 = arith.addi %927, %c30 : index
                %1021 = arith.divui %1020, %c12 : index
                %1022 = arith.muli %1021, %c22 : index
                %1023 = arith.addi %1022, %c11 : index
                %1024 = arith.remui %1020, %c12 : index
                %1025 = arith.divui %817, %c5 : index
                %1026 = arith.remui %817, %c5 : index
                %1027 = arith.muli %1026, %c4 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.muli %1024, %c12 : index
                %1030 = arith.divui %1028, %c21 : index
                %1031 = arith.muli %1030, %c21 : index
                %1032 = arith.remui %1028, %c5 : index
                %1033 = arith.muli %1032, %c5 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1028, %c5 : index
                %1036 = arith.remui %1035, %c5 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.addi %1029, %1037 : index
                %1039 = arith.addi %1023, %1038 : index
                %1040 = arith.addi %953, %1039 : index
                %1041 = vector.shuffle %931, %931 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1041, %kv[%1040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1042 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1042 {
            %1043 = wave.lane
            %1044 = arith.muli %1043, %c21 : index
            scf.for %1045 = %1044 to %c37 step %c7 {
              %1046 = arith.addi %812, %1045 : index
              %1047 = vector.load %18[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1048 = arith.mulf %1047, %815 : vector<4xf32>
              %1049 = wave.fp8_encode "e5m2" %1048 : vector<4xf32> -> vector<4xi8>
              %1050 = arith.cmpi slt, %813, %kvHeads : index
              scf.if %1050 {
                %1051 = arith.muli %813, %c10 : index
                %1052 = arith.addi %818, %1051 : index
                %1053 = vector.shuffle %1049, %1049 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1054 = arith.divui %1045, %c12 : index
                %1055 = arith.muli %1054, %c22 : index
                %1056 = arith.remui %1045, %c12 : index
                %1057 = arith.muli %817, %c12 : index
                %1058 = arith.divui %1056, %c21 : index
                %1059 = arith.muli %1058, %c21 : index
                %1060 = arith.remui %1056, %c5 : index
                %1061 = arith.muli %1060, %c5 : index
                %1062 = arith.addi %1059, %1061 : index
                %1063 = arith.divui %1056, %c5 : index
                %1064 = arith.remui %1063, %c5 : index
                %1065 = arith.addi %1062, %1064 : index
                %1066 = arith.addi %1057, %1065 : index
                %1067 = arith.addi %1055, %1066 : index
                %1068 = arith.addi %1052, %1067 : index
                vector.store %1053, %kv[%1068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1069 = arith.subi %813, %kvHeads : index
                %1070 = arith.muli %1069, %c10 : index
                %1071 = arith.addi %818, %1070 : index
                %1072 = arith.addi %1045, %c9 : index
                %1073 = arith.divui %1072, %c12 : index
                %1074 = arith.muli %1073, %c22 : index
                %1075 = arith.addi %1074, %c11 : index
                %1076 = arith.remui %1072, %c12 : index
                %1077 = arith.divui %817, %c5 : index
                %1078 = arith.remui %817, %c5 : index
                %1079 = arith.muli %1078, %c4 : index
                %1080 = arith.addi %1077, %1079 : index
                %1081 = arith.muli %1076, %c12 : index
                %1082 = arith.divui %1080, %c21 : index
                %1083 = arith.muli %1082, %c21 : index
                %1084 = arith.remui %1080, %c5 : index
                %1085 = arith.muli %1084, %c5 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.divui %1080, %c5 : index
                %1088 = arith.remui %1087, %c5 : index
                %1089 = arith.addi %1086, %1088 : index
                %1090 = arith.addi %1081, %1089 : index
                %1091 = arith.addi %1075, %1090 : index
                %1092 = arith.addi %1071, %1091 : index
                %1093 = vector.shuffle %1049, %1049 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1093, %kv[%1092] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1094 = arith.addi %1045, %c8 : index
                %1095 = arith.divui %1094, %c12 : index
                %1096 = arith.muli %1095, %c22 : index
                %1097 = arith.addi %1096, %c11 : index
                %1098 = arith.remui %1094, %c12 : index
                %1099 = arith.divui %817, %c5 : index
                %1100 = arith.remui %817, %c5 : index
                %1101 = arith.muli %1100, %c4 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.muli %1098, %c12 : index
                %1104 = arith.divui %1102, %c21 : index
                %1105 = arith.muli %1104, %c21 : index
                %1106 = arith.remui %1102, %c5 : index
                %1107 = arith.muli %1106, %c5 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.divui %1102, %c5 : index
                %1110 = arith.remui %1109, %c5 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.addi %1103, %1111 : index
                %1113 = arith.addi %1097, %1112 : index
                %1114 = arith.addi %1071, %1113 : index
                %1115 = vector.shuffle %1049, %1049 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1115, %kv[%1114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1116 = arith.addi %1045, %c5 : index
                %1117 = arith.divui %1116, %c12 : index
                %1118 = arith.muli %1117, %c22 : index
                %1119 = arith.addi %1118, %c11 : index
                %1120 = arith.remui %1116, %c12 : index
                %1121 = arith.divui %817, %c5 : index
                %1122 = arith.remui %817, %c5 : index
                %1123 = arith.muli %1122, %c4 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.muli %1120, %c12 : index
                %1126 = arith.divui %1124, %c21 : index
                %1127 = arith.muli %1126, %c21 : index
                %1128 = arith.remui %1124, %c5 : index
                %1129 = arith.muli %1128, %c5 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1124, %c5 : index
                %1132 = arith.remui %1131, %c5 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.addi %1125, %1133 : index
                %1135 = arith.addi %1119, %1134 : index
                %1136 = arith.addi %1071, %1135 : index
                %1137 = vector.shuffle %1049, %1049 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1137, %kv[%1136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1138 = arith.addi %1045, %c30 : index
                %1139 = arith.divui %1138, %c12 : index
                %1140 = arith.muli %1139, %c22 : index
                %1141 = arith.addi %1140, %c11 : index
                %1142 = arith.remui %1138, %c12 : index
                %1143 = arith.divui %817, %c5 : index
                %1144 = arith.remui %817, %c5 : index
                %1145 = arith.muli %1144, %c4 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.muli %1142, %c12 : index
                %1148 = arith.divui %1146, %c21 : index
                %1149 = arith.muli %1148, %c21 : index
                %1150 = arith.remui %1146, %c5 : index
                %1151 = arith.muli %1150, %c5 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.divui %1146, %c5 : index
                %1154 = arith.remui %1153, %c5 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1147, %1155 : index
                %1157 = arith.addi %1141, %1156 : index
                %1158 = arith.addi %1071, %1157 : index
                %1159 = vector.shuffle %1049, %1049 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1159, %kv[%1158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1160 = arith.addi %446, %c46 : index
      %1161 = arith.addi %445, %1160 : index
      %1162 = arith.cmpi slt, %1161, %20 : index
      %1163 = arith.cmpi slt, %1160, %c12 : index
      %1164 = arith.andi %1162, %1163 : i1
      scf.if %1164 {
        %1165 = arith.addi %445, %1160 : index
        %1166 = arith.addi %slotsAt, %1165 : index
        %1167 = memref.load %step[%1166] : memref<?xi32>
        %1168 = arith.index_cast %1167 : i32 to index
        %1169 = arith.cmpi sge, %1168, %c9 : index
        scf.if %1169 {
          %1170 = arith.muli %1160, %c37 : index
          %1171 = arith.subi %0, %heads : index
          %1172 = memref.load %scales[%1171] : memref<?xf32>
          %1173 = vector.broadcast %1172 : f32 to vector<4xf32>
          %1174 = arith.divui %1168, %c12 : index
          %1175 = arith.remui %1168, %c12 : index
          %1176 = arith.muli %1174, %pageBytes : index
          %1177 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1177 {
            %1178 = wave.lane
            %1179 = arith.muli %1178, %c21 : index
            scf.for %1180 = %1179 to %c37 step %c7 {
              %1181 = arith.addi %1170, %1180 : index
              %1182 = vector.load %18[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = arith.mulf %1182, %1173 : vector<4xf32>
              %1184 = arith.minimumf %1183, %c50 : vector<4xf32>
              %1185 = arith.maximumf %1184, %c51 : vector<4xf32>
              %1186 = arith.truncf %1185 : vector<4xf32> to vector<4xf16>
              %1187 = vector.bitcast %1186 : vector<4xf16> to vector<8xi8>
              %1188 = arith.cmpi slt, %1171, %kvHeads : index
              scf.if %1188 {
                %1189 = arith.muli %1171, %c52 : index
                %1190 = arith.addi %1176, %1189 : index
                %1191 = arith.divui %1180, %c12 : index
                %1192 = arith.muli %1191, %c53 : index
                %1193 = arith.remui %1180, %c12 : index
                %1194 = arith.divui %1193, %c4 : index
                %1195 = arith.muli %1194, %c22 : index
                %1196 = arith.muli %1175, %c12 : index
                %1197 = arith.addi %1195, %1196 : index
                %1198 = arith.remui %1193, %c4 : index
                %1199 = arith.muli %1198, %c5 : index
                %1200 = arith.addi %1197, %1199 : index
                %1201 = arith.addi %1192, %1200 : index
                %1202 = arith.addi %1190, %1201 : index
                vector.store %1187, %kv[%1202] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1203 = arith.subi %1171, %kvHeads : index
                %1204 = arith.muli %1203, %c52 : index
                %1205 = arith.addi %1176, %1204 : index
                %1206 = arith.addi %1180, %c9 : index
                %1207 = arith.divui %1206, %c12 : index
                %1208 = arith.muli %1207, %c53 : index
                %1209 = arith.addi %1208, %c10 : index
                %1210 = arith.remui %1206, %c12 : index
                %1211 = arith.divui %1175, %c5 : index
                %1212 = arith.remui %1175, %c5 : index
                %1213 = arith.muli %1212, %c4 : index
                %1214 = arith.addi %1211, %1213 : index
                %1215 = arith.divui %1214, %c4 : index
                %1216 = arith.muli %1215, %c22 : index
                %1217 = arith.muli %1210, %c12 : index
                %1218 = arith.addi %1216, %1217 : index
                %1219 = arith.remui %1214, %c4 : index
                %1220 = arith.muli %1219, %c5 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1209, %1221 : index
                %1223 = arith.addi %1205, %1222 : index
                %1224 = vector.shuffle %1187, %1187 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1224, %kv[%1223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1225 = arith.addi %1180, %c8 : index
                %1226 = arith.divui %1225, %c12 : index
                %1227 = arith.muli %1226, %c53 : index
                %1228 = arith.addi %1227, %c10 : index
                %1229 = arith.remui %1225, %c12 : index
                %1230 = arith.divui %1175, %c5 : index
                %1231 = arith.remui %1175, %c5 : index
                %1232 = arith.muli %1231, %c4 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.divui %1233, %c4 : index
                %1235 = arith.muli %1234, %c22 : index
                %1236 = arith.muli %1229, %c12 : index
                %1237 = arith.addi %1235, %1236 : index
                %1238 = arith.remui %1233, %c4 : index
                %1239 = arith.muli %1238, %c5 : index
                %1240 = arith.addi %1237, %1239 : index
                %1241 = arith.addi %1228, %1240 : index
                %1242 = arith.addi %1205, %1241 : index
                %1243 = vector.shuffle %1187, %1187 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1243, %kv[%1242] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1244 = arith.addi %1180, %c5 : index
                %1245 = arith.divui %1244, %c12 : index
                %1246 = arith.muli %1245, %c53 : index
                %1247 = arith.addi %1246, %c10 : index
                %1248 = arith.remui %1244, %c12 : index
                %1249 = arith.divui %1175, %c5 : index
                %1250 = arith.remui %1175, %c5 : index
                %1251 = arith.muli %1250, %c4 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.divui %1252, %c4 : index
                %1254 = arith.muli %1253, %c22 : index
                %1255 = arith.muli %1248, %c12 : index
                %1256 = arith.addi %1254, %1255 : index
                %1257 = arith.remui %1252, %c4 : index
                %1258 = arith.muli %1257, %c5 : index
                %1259 = arith.addi %1256, %1258 : index
                %1260 = arith.addi %1247, %1259 : index
                %1261 = arith.addi %1205, %1260 : index
                %1262 = vector.shuffle %1187, %1187 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1262, %kv[%1261] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1263 = arith.addi %1180, %c30 : index
                %1264 = arith.divui %1263, %c12 : index
                %1265 = arith.muli %1264, %c53 : index
                %1266 = arith.addi %1265, %c10 : index
                %1267 = arith.remui %1263, %c12 : index
                %1268 = arith.divui %1175, %c5 : index
                %1269 = arith.remui %1175, %c5 : index
                %1270 = arith.muli %1269, %c4 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.divui %1271, %c4 : index
                %1273 = arith.muli %1272, %c22 : index
                %1274 = arith.muli %1267, %c12 : index
                %1275 = arith.addi %1273, %1274 : index
                %1276 = arith.remui %1271, %c4 : index
                %1277 = arith.muli %1276, %c5 : index
                %1278 = arith.addi %1275, %1277 : index
                %1279 = arith.addi %1266, %1278 : index
                %1280 = arith.addi %1205, %1279 : index
                %1281 = vector.shuffle %1187, %1187 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1281, %kv[%1280] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1282 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1282 {
            %1283 = wave.lane
            %1284 = arith.muli %1283, %c21 : index
            scf.for %1285 = %1284 to %c37 step %c7 {
              %1286 = arith.addi %1170, %1285 : index
              %1287 = vector.load %18[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = arith.mulf %1287, %1173 : vector<4xf32>
              %1289 = wave.fp8_encode "e4m3" %1288 : vector<4xf32> -> vector<4xi8>
              %1290 = arith.cmpi slt, %1171, %kvHeads : index
              scf.if %1290 {
                %1291 = arith.muli %1171, %c10 : index
                %1292 = arith.addi %1176, %1291 : index
                %1293 = vector.shuffle %1289, %1289 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1294 = arith.divui %1285, %c12 : index
                %1295 = arith.muli %1294, %c22 : index
                %1296 = arith.remui %1285, %c12 : index
                %1297 = arith.muli %1175, %c12 : index
                %1298 = arith.divui %1296, %c21 : index
                %1299 = arith.muli %1298, %c21 : index
                %1300 = arith.remui %1296, %c5 : index
                %1301 = arith.muli %1300, %c5 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.divui %1296, %c5 : index
                %1304 = arith.remui %1303, %c5 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.addi %1297, %1305 : index
                %1307 = arith.addi %1295, %1306 : index
                %1308 = arith.addi %1292, %1307 : index
                vector.store %1293, %kv[%1308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1309 = arith.subi %1171, %kvHeads : index
                %1310 = arith.muli %1309, %c10 : index
                %1311 = arith.addi %1176, %1310 : index
                %1312 = arith.addi %1285, %c9 : index
                %1313 = arith.divui %1312, %c12 : index
                %1314 = arith.muli %1313, %c22 : index
                %1315 = arith.addi %1314, %c11 : index
                %1316 = arith.remui %1312, %c12 : index
                %1317 = arith.divui %1175, %c5 : index
                %1318 = arith.remui %1175, %c5 : index
                %1319 = arith.muli %1318, %c4 : index
                %1320 = arith.addi %1317, %1319 : index
                %1321 = arith.muli %1316, %c12 : index
                %1322 = arith.divui %1320, %c21 : index
                %1323 = arith.muli %1322, %c21 : index
                %1324 = arith.remui %1320, %c5 : index
                %1325 = arith.muli %1324, %c5 : index
                %1326 = arith.addi %1323, %1325 : index
                %1327 = arith.divui %1320, %c5 : index
                %1328 = arith.remui %1327, %c5 : index
                %1329 = arith.addi %1326, %1328 : index
                %1330 = arith.addi %1321, %1329 : index
                %1331 = arith.addi %1315, %1330 : index
                %1332 = arith.addi %1311, %1331 : index
                %1333 = vector.shuffle %1289, %1289 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1333, %kv[%1332] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1334 = arith.addi %1285, %c8 : index
                %1335 = arith.divui %1334, %c12 : index
                %1336 = arith.muli %1335, %c22 : index
                %1337 = arith.addi %1336, %c11 : index
                %1338 = arith.remui %1334, %c12 : index
                %1339 = arith.divui %1175, %c5 : index
                %1340 = arith.remui %1175, %c5 : index
                %1341 = arith.muli %1340, %c4 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.muli %1338, %c12 : index
                %1344 = arith.divui %1342, %c21 : index
                %1345 = arith.muli %1344, %c21 : index
                %1346 = arith.remui %1342, %c5 : index
                %1347 = arith.muli %1346, %c5 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.divui %1342, %c5 : index
                %1350 = arith.remui %1349, %c5 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.addi %1343, %1351 : index
                %1353 = arith.addi %1337, %1352 : index
                %1354 = arith.addi %1311, %1353 : index
                %1355 = vector.shuffle %1289, %1289 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1355, %kv[%1354] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1356 = arith.addi %1285, %c5 : index
                %1357 = arith.divui %1356, %c12 : index
                %1358 = arith.muli %1357, %c22 : index
                %1359 = arith.addi %1358, %c11 : index
                %1360 = arith.remui %1356, %c12 : index
                %1361 = arith.divui %1175, %c5 : index
                %1362 = arith.remui %1175, %c5 : index
                %1363 = arith.muli %1362, %c4 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.muli %1360, %c12 : index
                %1366 = arith.divui %1364, %c21 : index
                %1367 = arith.muli %1366, %c21 : index
                %1368 = arith.remui %1364, %c5 : index
                %1369 = arith.muli %1368, %c5 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c5 : index
                %1372 = arith.remui %1371, %c5 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                %1376 = arith.addi %1311, %1375 : index
                %1377 = vector.shuffle %1289, %1289 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1377, %kv[%1376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1378 = arith.addi %1285, %c30 : index
                %1379 = arith.divui %1378, %c12 : index
                %1380 = arith.muli %1379, %c22 : index
                %1381 = arith.addi %1380, %c11 : index
                %1382 = arith.remui %1378, %c12 : index
                %1383 = arith.divui %1175, %c5 : index
                %1384 = arith.remui %1175, %c5 : index
                %1385 = arith.muli %1384, %c4 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.muli %1382, %c12 : index
                %1388 = arith.divui %1386, %c21 : index
                %1389 = arith.muli %1388, %c21 : index
                %1390 = arith.remui %1386, %c5 : index
                %1391 = arith.muli %1390, %c5 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1386, %c5 : index
                %1394 = arith.remui %1393, %c5 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.addi %1381, %1396 : index
                %1398 = arith.addi %1311, %1397 : index
                %1399 = vector.shuffle %1289, %1289 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1399, %kv[%1398] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1400 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1400 {
            %1401 = wave.lane
            %1402 = arith.muli %1401, %c21 : index
            scf.for %1403 = %1402 to %c37 step %c7 {
              %1404 = arith.addi %1170, %1403 : index
              %1405 = vector.load %18[%1404] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1406 = arith.mulf %1405, %1173 : vector<4xf32>
              %1407 = wave.fp8_encode "e5m2" %1406 : vector<4xf32> -> vector<4xi8>
              %1408 = arith.cmpi slt, %1171, %kvHeads : index
              scf.if %1408 {
                %1409 = arith.muli %1171, %c10 : index
                %1410 = arith.addi %1176, %1409 : index
                %1411 = vector.shuffle %1407, %1407 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1412 = arith.divui %1403, %c12 : index
                %1413 = arith.muli %1412, %c22 : index
                %1414 = arith.remui %1403, %c12 : index
                %1415 = arith.muli %1175, %c12 : index
                %1416 = arith.divui %1414, %c21 : index
                %1417 = arith.muli %1416, %c21 : index
                %1418 = arith.remui %1414, %c5 : index
                %1419 = arith.muli %1418, %c5 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1414, %c5 : index
                %1422 = arith.remui %1421, %c5 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.addi %1415, %1423 : index
                %1425 = arith.addi %1413, %1424 : index
                %1426 = arith.addi %1410, %1425 : index
                vector.store %1411, %kv[%1426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1427 = arith.subi %1171, %kvHeads : index
                %1428 = arith.muli %1427, %c10 : index
                %1429 = arith.addi %1176, %1428 : index
                %1430 = arith.addi %1403, %c9 : index
                %1431 = arith.divui %1430, %c12 : index
                %1432 = arith.muli %1431, %c22 : index
                %1433 = arith.addi %1432, %c11 : index
                %1434 = arith.remui %1430, %c12 : index
                %1435 = arith.divui %1175, %c5 : index
                %1436 = arith.remui %1175, %c5 : index
                %1437 = arith.muli %1436, %c4 : index
                %1438 = arith.addi %1435, %1437 : index
                %1439 = arith.muli %1434, %c12 : index
                %1440 = arith.divui %1438, %c21 : index
                %1441 = arith.muli %1440, %c21 : index
                %1442 = arith.remui %1438, %c5 : index
                %1443 = arith.muli %1442, %c5 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.divui %1438, %c5 : index
                %1446 = arith.remui %1445, %c5 : index
                %1447 = arith.addi %1444, %1446 : index
                %1448 = arith.addi %1439, %1447 : index
                %1449 = arith.addi %1433, %1448 : index
                %1450 = arith.addi %1429, %1449 : index
                %1451 = vector.shuffle %1407, %1407 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1451, %kv[%1450] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1452 = arith.addi %1403, %c8 : index
                %1453 = arith.divui %1452, %c12 : index
                %1454 = arith.muli %1453, %c22 : index
                %1455 = arith.addi %1454, %c11 : index
                %1456 = arith.remui %1452, %c12 : index
                %1457 = arith.divui %1175, %c5 : index
                %1458 = arith.remui %1175, %c5 : index
                %1459 = arith.muli %1458, %c4 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.muli %1456, %c12 : index
                %1462 = arith.divui %1460, %c21 : index
                %1463 = arith.muli %1462, %c21 : index
                %1464 = arith.remui %1460, %c5 : index
                %1465 = arith.muli %1464, %c5 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.divui %1460, %c5 : index
                %1468 = arith.remui %1467, %c5 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.addi %1461, %1469 : index
                %1471 = arith.addi %1455, %1470 : index
                %1472 = arith.addi %1429, %1471 : index
                %1473 = vector.shuffle %1407, %1407 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1473, %kv[%1472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1474 = arith.addi %1403, %c5 : index
                %1475 = arith.divui %1474, %c12 : index
                %1476 = arith.muli %1475, %c22 : index
                %1477 = arith.addi %1476, %c11 : index
                %1478 = arith.remui %1474, %c12 : index
                %1479 = arith.divui %1175, %c5 : index
                %1480 = arith.remui %1175, %c5 : index
                %1481 = arith.muli %1480, %c4 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.muli %1478, %c12 : index
                %1484 = arith.divui %1482, %c21 : index
                %1485 = arith.muli %1484, %c21 : index
                %1486 = arith.remui %1482, %c5 : index
                %1487 = arith.muli %1486, %c5 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c5 : index
                %1490 = arith.remui %1489, %c5 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1477, %1492 : index
                %1494 = arith.addi %1429, %1493 : index
                %1495 = vector.shuffle %1407, %1407 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1495, %kv[%1494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1496 = arith.addi %1403, %c30 : index
                %1497 = arith.divui %1496, %c12 : index
                %1498 = arith.muli %1497, %c22 : index
                %1499 = arith.addi %1498, %c11 : index
                %1500 = arith.remui %1496, %c12 : index
                %1501 = arith.divui %1175, %c5 : index
                %1502 = arith.remui %1175, %c5 : index
                %1503 = arith.muli %1502, %c4 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.muli %1500, %c12 : index
                %1506 = arith.divui %1504, %c21 : index
                %1507 = arith.muli %1506, %c21 : index
                %1508 = arith.remui %1504, %c5 : index
                %1509 = arith.muli %1508, %c5 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1504, %c5 : index
                %1512 = arith.remui %1511, %c5 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.addi %1505, %1513 : index
                %1515 = arith.addi %1499, %1514 : index
                %1516 = arith.addi %1429, %1515 : index
                %1517 = vector.shuffle %1407, %1407 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1517, %kv[%1516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
