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
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c39 = arith.constant 40 : index
  %c40 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c45 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c47 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c53 = arith.constant 5120 : index
  %c54 = arith.constant 512 : index
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
      %325 = arith.muli %322, %c5 : index
      %326 = memref.load %factors[%325] : memref<?xf32>
      %327 = arith.mulf %326, %operandScale : f32
      %328 = arith.select %324, %327, %operandScale : f32
      %329 = arith.addi %276, %c9 : index
      %330 = arith.muli %318, %c15 : index
      %331 = arith.addi %329, %330 : index
      %332 = memref.load %17[%331] : memref<?xf32>
      %333 = arith.addi %331, %c11 : index
      %334 = memref.load %17[%333] : memref<?xf32>
      %335 = arith.addf %332, %334 : f32
      %336 = arith.remui %273, %c12 : index
      %337 = arith.muli %336, %c21 : index
      %338 = arith.addi %16, %337 : index
      %339 = vector.load %w[%338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %340 = vector.bitcast %339 : vector<4xi8> to vector<1xf32>
      %341 = vector.extract %340[0] : f32 from vector<1xf32>
      %342 = arith.mulf %341, %328 : f32
      %343 = arith.mulf %335, %342 : f32
      %344 = arith.muli %3, %c8 : index
      %345 = arith.addi %344, %c9 : index
      %346 = arith.muli %345, %c12 : index
      %347 = arith.remui %273, %c12 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.muli %321, %c37 : index
      %350 = arith.addi %349, %348 : index
      memref.store %343, %18[%350] : memref<?xf32>
    }
    %351 = arith.muli %4, %c21 : index
    %352 = arith.addi %351, %c8 : index
    %353 = arith.muli %352, %c5 : index
    %354 = arith.divui %273, %c12 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.addi %272, %355 : index
    %357 = arith.cmpi slt, %356, %20 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c8 : index
      %359 = arith.muli %356, %c5 : index
      %360 = memref.load %factors[%359] : memref<?xf32>
      %361 = arith.mulf %360, %operandScale : f32
      %362 = arith.select %358, %361, %operandScale : f32
      %363 = arith.addi %276, %c9 : index
      %364 = arith.muli %352, %c15 : index
      %365 = arith.addi %363, %364 : index
      %366 = memref.load %17[%365] : memref<?xf32>
      %367 = arith.addi %365, %c11 : index
      %368 = memref.load %17[%367] : memref<?xf32>
      %369 = arith.addf %366, %368 : f32
      %370 = arith.remui %273, %c12 : index
      %371 = arith.muli %370, %c21 : index
      %372 = arith.addi %16, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %362 : f32
      %377 = arith.mulf %369, %376 : f32
      %378 = arith.muli %3, %c8 : index
      %379 = arith.addi %378, %c9 : index
      %380 = arith.muli %379, %c12 : index
      %381 = arith.remui %273, %c12 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.muli %355, %c37 : index
      %384 = arith.addi %383, %382 : index
      memref.store %377, %18[%384] : memref<?xf32>
    }
    %385 = arith.muli %4, %c21 : index
    %386 = arith.addi %385, %c5 : index
    %387 = arith.muli %386, %c5 : index
    %388 = arith.divui %273, %c12 : index
    %389 = arith.addi %387, %388 : index
    %390 = arith.addi %272, %389 : index
    %391 = arith.cmpi slt, %390, %20 : index
    scf.if %391 {
      %392 = arith.cmpi eq, %hasFactors, %c8 : index
      %393 = arith.muli %390, %c5 : index
      %394 = memref.load %factors[%393] : memref<?xf32>
      %395 = arith.mulf %394, %operandScale : f32
      %396 = arith.select %392, %395, %operandScale : f32
      %397 = arith.addi %276, %c9 : index
      %398 = arith.muli %386, %c15 : index
      %399 = arith.addi %397, %398 : index
      %400 = memref.load %17[%399] : memref<?xf32>
      %401 = arith.addi %399, %c11 : index
      %402 = memref.load %17[%401] : memref<?xf32>
      %403 = arith.addf %400, %402 : f32
      %404 = arith.remui %273, %c12 : index
      %405 = arith.muli %404, %c21 : index
      %406 = arith.addi %16, %405 : index
      %407 = vector.load %w[%406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %408 = vector.bitcast %407 : vector<4xi8> to vector<1xf32>
      %409 = vector.extract %408[0] : f32 from vector<1xf32>
      %410 = arith.mulf %409, %396 : f32
      %411 = arith.mulf %403, %410 : f32
      %412 = arith.muli %3, %c8 : index
      %413 = arith.addi %412, %c9 : index
      %414 = arith.muli %413, %c12 : index
      %415 = arith.remui %273, %c12 : index
      %416 = arith.addi %414, %415 : index
      %417 = arith.muli %389, %c37 : index
      %418 = arith.addi %417, %416 : index
      memref.store %411, %18[%418] : memref<?xf32>
    }
    %419 = arith.muli %4, %c21 : index
    %420 = arith.addi %419, %c30 : index
    %421 = arith.muli %420, %c5 : index
    %422 = arith.divui %273, %c12 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.addi %272, %423 : index
    %425 = arith.cmpi slt, %424, %20 : index
    scf.if %425 {
      %426 = arith.cmpi eq, %hasFactors, %c8 : index
      %427 = arith.muli %424, %c5 : index
      %428 = memref.load %factors[%427] : memref<?xf32>
      %429 = arith.mulf %428, %operandScale : f32
      %430 = arith.select %426, %429, %operandScale : f32
      %431 = arith.addi %276, %c9 : index
      %432 = arith.muli %420, %c15 : index
      %433 = arith.addi %431, %432 : index
      %434 = memref.load %17[%433] : memref<?xf32>
      %435 = arith.addi %433, %c11 : index
      %436 = memref.load %17[%435] : memref<?xf32>
      %437 = arith.addf %434, %436 : f32
      %438 = arith.remui %273, %c12 : index
      %439 = arith.muli %438, %c21 : index
      %440 = arith.addi %16, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<1xf32>
      %443 = vector.extract %442[0] : f32 from vector<1xf32>
      %444 = arith.mulf %443, %430 : f32
      %445 = arith.mulf %437, %444 : f32
      %446 = arith.muli %3, %c8 : index
      %447 = arith.addi %446, %c9 : index
      %448 = arith.muli %447, %c12 : index
      %449 = arith.remui %273, %c12 : index
      %450 = arith.addi %448, %449 : index
      %451 = arith.muli %423, %c37 : index
      %452 = arith.addi %451, %450 : index
      memref.store %445, %18[%452] : memref<?xf32>
    }
    wave.barrier
    %453 = arith.addi %21, %c9 : index
    %454 = wave.wave
    %455 = arith.addi %454, %c9 : index
    %456 = arith.addi %453, %455 : index
    %457 = arith.cmpi slt, %456, %20 : index
    %458 = arith.cmpi slt, %455, %c12 : index
    %459 = arith.andi %457, %458 : i1
    scf.if %459 {
      %460 = arith.addi %453, %455 : index
      %461 = arith.muli %455, %c37 : index
      %462 = wave.lane
      %463 = arith.addi %462, %c9 : index
      %464 = arith.cmpi eq, %hasBias, %c8 : index
      %465 = arith.addi %461, %463 : index
      %466 = memref.load %18[%465] : memref<?xf32>
      %467 = arith.muli %0, %c37 : index
      %468 = arith.addi %467, %463 : index
      %469 = memref.load %bias[%468] : memref<?xf32>
      %470 = arith.addf %466, %469 : f32
      %471 = arith.select %464, %470, %466 : f32
      %472 = arith.addi %463, %c39 : index
      %473 = arith.cmpi eq, %hasBias, %c8 : index
      %474 = arith.addi %461, %472 : index
      %475 = memref.load %18[%474] : memref<?xf32>
      %476 = arith.muli %0, %c37 : index
      %477 = arith.addi %476, %472 : index
      %478 = memref.load %bias[%477] : memref<?xf32>
      %479 = arith.addf %475, %478 : f32
      %480 = arith.select %473, %479, %475 : f32
      %481 = arith.addi %462, %c15 : index
      %482 = arith.cmpi slt, %481, %c39 : index
      %483 = arith.minsi %481, %c40 : index
      %484 = arith.cmpi eq, %hasBias, %c8 : index
      %485 = arith.addi %461, %483 : index
      %486 = memref.load %18[%485] : memref<?xf32>
      %487 = arith.muli %0, %c37 : index
      %488 = arith.addi %487, %483 : index
      %489 = memref.load %bias[%488] : memref<?xf32>
      %490 = arith.addf %486, %489 : f32
      %491 = arith.select %484, %490, %486 : f32
      %492 = arith.addi %483, %c39 : index
      %493 = arith.cmpi eq, %hasBias, %c8 : index
      %494 = arith.addi %461, %492 : index
      %495 = memref.load %18[%494] : memref<?xf32>
      %496 = arith.muli %0, %c37 : index
      %497 = arith.addi %496, %492 : index
      %498 = memref.load %bias[%497] : memref<?xf32>
      %499 = arith.addf %495, %498 : f32
      %500 = arith.select %493, %499, %495 : f32
      %501 = arith.addi %heads, %kvHeads : index
      %502 = arith.cmpi slt, %0, %501 : index
      scf.if %502 {
        %503 = arith.addi %positionsAt, %460 : index
        %504 = memref.load %step[%503] : memref<?xi32>
        %505 = arith.index_cast %504 : i32 to index
        %506 = arith.cmpi eq, %hasNorm, %c8 : index
        %507 = math.fma %471, %471, %c43 : f32
        %508 = math.fma %480, %480, %507 : f32
        %509 = math.fma %491, %491, %508 : f32
        %510 = arith.select %482, %509, %508 : f32
        %511 = math.fma %500, %500, %510 : f32
        %512 = arith.select %482, %511, %510 : f32
        %513 = vector.broadcast %512 : f32 to vector<1xf32>
        %514 = wave.reduce "add" %513 : vector<1xf32>
        %515 = arith.mulf %514, %inverseHeadDim : f32
        %516 = arith.addf %515, %epsilon : f32
        %517 = math.sqrt %516 : f32
        %518 = arith.divf %c45, %517 : f32
        %519 = arith.cmpi slt, %0, %heads : index
        %520 = arith.addi %463, %c39 : index
        %521 = memref.load %query_norm[%463] : memref<?xf32>
        %522 = memref.load %key_norm[%463] : memref<?xf32>
        %523 = arith.select %519, %521, %522 : f32
        %524 = arith.mulf %471, %518 : f32
        %525 = arith.mulf %524, %523 : f32
        %526 = arith.select %506, %525, %471 : f32
        %527 = memref.load %query_norm[%520] : memref<?xf32>
        %528 = memref.load %key_norm[%520] : memref<?xf32>
        %529 = arith.select %519, %527, %528 : f32
        %530 = arith.mulf %480, %518 : f32
        %531 = arith.mulf %530, %529 : f32
        %532 = arith.select %506, %531, %480 : f32
        %533 = arith.addi %483, %c39 : index
        %534 = memref.load %query_norm[%483] : memref<?xf32>
        %535 = memref.load %key_norm[%483] : memref<?xf32>
        %536 = arith.select %519, %534, %535 : f32
        %537 = arith.mulf %491, %518 : f32
        %538 = arith.mulf %537, %536 : f32
        %539 = arith.select %506, %538, %491 : f32
        %540 = memref.load %query_norm[%533] : memref<?xf32>
        %541 = memref.load %key_norm[%533] : memref<?xf32>
        %542 = arith.select %519, %540, %541 : f32
        %543 = arith.mulf %500, %518 : f32
        %544 = arith.mulf %543, %542 : f32
        %545 = arith.select %506, %544, %500 : f32
        %546 = arith.remui %505, %c22 : index
        %547 = arith.muli %546, %c37 : index
        %548 = arith.addi %547, %463 : index
        %549 = arith.divui %505, %c22 : index
        %550 = arith.addi %549, %c22 : index
        %551 = arith.muli %550, %c37 : index
        %552 = arith.addi %551, %463 : index
        %553 = memref.load %rope[%548] : memref<?xf32>
        %554 = arith.addi %548, %c39 : index
        %555 = memref.load %rope[%554] : memref<?xf32>
        %556 = memref.load %rope[%552] : memref<?xf32>
        %557 = arith.addi %552, %c39 : index
        %558 = memref.load %rope[%557] : memref<?xf32>
        %559 = arith.mulf %556, %553 : f32
        %560 = arith.mulf %558, %555 : f32
        %561 = arith.subf %559, %560 : f32
        %562 = arith.mulf %558, %553 : f32
        %563 = arith.mulf %556, %555 : f32
        %564 = arith.addf %562, %563 : f32
        %565 = arith.mulf %526, %561 : f32
        %566 = arith.mulf %532, %564 : f32
        %567 = arith.subf %565, %566 : f32
        %568 = arith.mulf %532, %561 : f32
        %569 = arith.mulf %526, %564 : f32
        %570 = arith.addf %568, %569 : f32
        %571 = arith.cmpi slt, %0, %heads : index
        scf.if %571 {
          %572 = arith.muli %460, %heads : index
          %573 = arith.addi %572, %0 : index
          %574 = arith.muli %573, %c37 : index
          %575 = arith.addi %574, %463 : index
          memref.store %567, %q[%575] : memref<?xf32>
          %576 = arith.addi %575, %c39 : index
          memref.store %570, %q[%576] : memref<?xf32>
        } else {
          %577 = arith.addi %461, %463 : index
          memref.store %567, %18[%577] : memref<?xf32>
          %578 = arith.addi %461, %463 : index
          %579 = arith.addi %578, %c39 : index
          memref.store %570, %18[%579] : memref<?xf32>
        }
        %580 = arith.remui %505, %c22 : index
        %581 = arith.muli %580, %c37 : index
        %582 = arith.addi %581, %483 : index
        %583 = arith.divui %505, %c22 : index
        %584 = arith.addi %583, %c22 : index
        %585 = arith.muli %584, %c37 : index
        %586 = arith.addi %585, %483 : index
        %587 = memref.load %rope[%582] : memref<?xf32>
        %588 = arith.addi %582, %c39 : index
        %589 = memref.load %rope[%588] : memref<?xf32>
        %590 = memref.load %rope[%586] : memref<?xf32>
        %591 = arith.addi %586, %c39 : index
        %592 = memref.load %rope[%591] : memref<?xf32>
        %593 = arith.mulf %590, %587 : f32
        %594 = arith.mulf %592, %589 : f32
        %595 = arith.subf %593, %594 : f32
        %596 = arith.mulf %592, %587 : f32
        %597 = arith.mulf %590, %589 : f32
        %598 = arith.addf %596, %597 : f32
        %599 = arith.mulf %539, %595 : f32
        %600 = arith.mulf %545, %598 : f32
        %601 = arith.subf %599, %600 : f32
        %602 = arith.mulf %545, %595 : f32
        %603 = arith.mulf %539, %598 : f32
        %604 = arith.addf %602, %603 : f32
        scf.if %482 {
          %605 = arith.cmpi slt, %0, %heads : index
          scf.if %605 {
            %606 = arith.muli %460, %heads : index
            %607 = arith.addi %606, %0 : index
            %608 = arith.muli %607, %c37 : index
            %609 = arith.addi %608, %483 : index
            memref.store %601, %q[%609] : memref<?xf32>
            %610 = arith.addi %609, %c39 : index
            memref.store %604, %q[%610] : memref<?xf32>
          } else {
            %611 = arith.addi %461, %483 : index
            memref.store %601, %18[%611] : memref<?xf32>
            %612 = arith.addi %461, %483 : index
            %613 = arith.addi %612, %c39 : index
            memref.store %604, %18[%613] : memref<?xf32>
          }
        }
      } else {
        %614 = arith.cmpi slt, %0, %heads : index
        scf.if %614 {
          %615 = arith.muli %460, %heads : index
          %616 = arith.addi %615, %0 : index
          %617 = arith.muli %616, %c37 : index
          %618 = arith.addi %617, %463 : index
          memref.store %471, %q[%618] : memref<?xf32>
          %619 = arith.addi %618, %c39 : index
          memref.store %480, %q[%619] : memref<?xf32>
        } else {
          %620 = arith.addi %461, %463 : index
          memref.store %471, %18[%620] : memref<?xf32>
          %621 = arith.addi %461, %463 : index
          %622 = arith.addi %621, %c39 : index
          memref.store %480, %18[%622] : memref<?xf32>
        }
        scf.if %482 {
          %623 = arith.cmpi slt, %0, %heads : index
          scf.if %623 {
            %624 = arith.muli %460, %heads : index
            %625 = arith.addi %624, %0 : index
            %626 = arith.muli %625, %c37 : index
            %627 = arith.addi %626, %483 : index
            memref.store %491, %q[%627] : memref<?xf32>
            %628 = arith.addi %627, %c39 : index
            memref.store %500, %q[%628] : memref<?xf32>
          } else {
            %629 = arith.addi %461, %483 : index
            memref.store %491, %18[%629] : memref<?xf32>
            %630 = arith.addi %461, %483 : index
            %631 = arith.addi %630, %c39 : index
            memref.store %500, %18[%631] : memref<?xf32>
          }
        }
      }
    }
    %632 = arith.addi %454, %c47 : index
    %633 = arith.addi %453, %632 : index
    %634 = arith.cmpi slt, %633, %20 : index
    %635 = arith.cmpi slt, %632, %c12 : index
    %636 = arith.andi %634, %635 : i1
    scf.if %636 {
      %637 = arith.addi %453, %632 : index
      %638 = arith.muli %632, %c37 : index
      %639 = wave.lane
      %640 = arith.addi %639, %c9 : index
      %641 = arith.cmpi eq, %hasBias, %c8 : index
      %642 = arith.addi %638, %640 : index
      %643 = memref.load %18[%642] : memref<?xf32>
      %644 = arith.muli %0, %c37 : index
      %645 = arith.addi %644, %640 : index
      %646 = memref.load %bias[%645] : memref<?xf32>
      %647 = arith.addf %643, %646 : f32
      %648 = arith.select %641, %647, %643 : f32
      %649 = arith.addi %640, %c39 : index
      %650 = arith.cmpi eq, %hasBias, %c8 : index
      %651 = arith.addi %638, %649 : index
      %652 = memref.load %18[%651] : memref<?xf32>
      %653 = arith.muli %0, %c37 : index
      %654 = arith.addi %653, %649 : index
      %655 = memref.load %bias[%654] : memref<?xf32>
      %656 = arith.addf %652, %655 : f32
      %657 = arith.select %650, %656, %652 : f32
      %658 = arith.addi %639, %c15 : index
      %659 = arith.cmpi slt, %658, %c39 : index
      %660 = arith.minsi %658, %c40 : index
      %661 = arith.cmpi eq, %hasBias, %c8 : index
      %662 = arith.addi %638, %660 : index
      %663 = memref.load %18[%662] : memref<?xf32>
      %664 = arith.muli %0, %c37 : index
      %665 = arith.addi %664, %660 : index
      %666 = memref.load %bias[%665] : memref<?xf32>
      %667 = arith.addf %663, %666 : f32
      %668 = arith.select %661, %667, %663 : f32
      %669 = arith.addi %660, %c39 : index
      %670 = arith.cmpi eq, %hasBias, %c8 : index
      %671 = arith.addi %638, %669 : index
      %672 = memref.load %18[%671] : memref<?xf32>
      %673 = arith.muli %0, %c37 : index
      %674 = arith.addi %673, %669 : index
      %675 = memref.load %bias[%674] : memref<?xf32>
      %676 = arith.addf %672, %675 : f32
      %677 = arith.select %670, %676, %672 : f32
      %678 = arith.addi %heads, %kvHeads : index
      %679 = arith.cmpi slt, %0, %678 : index
      scf.if %679 {
        %680 = arith.addi %positionsAt, %637 : index
        %681 = memref.load %step[%680] : memref<?xi32>
        %682 = arith.index_cast %681 : i32 to index
        %683 = arith.cmpi eq, %hasNorm, %c8 : index
        %684 = math.fma %648, %648, %c43 : f32
        %685 = math.fma %657, %657, %684 : f32
        %686 = math.fma %668, %668, %685 : f32
        %687 = arith.select %659, %686, %685 : f32
        %688 = math.fma %677, %677, %687 : f32
        %689 = arith.select %659, %688, %687 : f32
        %690 = vector.broadcast %689 : f32 to vector<1xf32>
        %691 = wave.reduce "add" %690 : vector<1xf32>
        %692 = arith.mulf %691, %inverseHeadDim : f32
        %693 = arith.addf %692, %epsilon : f32
        %694 = math.sqrt %693 : f32
        %695 = arith.divf %c45, %694 : f32
        %696 = arith.cmpi slt, %0, %heads : index
        %697 = arith.addi %640, %c39 : index
        %698 = memref.load %query_norm[%640] : memref<?xf32>
        %699 = memref.load %key_norm[%640] : memref<?xf32>
        %700 = arith.select %696, %698, %699 : f32
        %701 = arith.mulf %648, %695 : f32
        %702 = arith.mulf %701, %700 : f32
        %703 = arith.select %683, %702, %648 : f32
        %704 = memref.load %query_norm[%697] : memref<?xf32>
        %705 = memref.load %key_norm[%697] : memref<?xf32>
        %706 = arith.select %696, %704, %705 : f32
        %707 = arith.mulf %657, %695 : f32
        %708 = arith.mulf %707, %706 : f32
        %709 = arith.select %683, %708, %657 : f32
        %710 = arith.addi %660, %c39 : index
        %711 = memref.load %query_norm[%660] : memref<?xf32>
        %712 = memref.load %key_norm[%660] : memref<?xf32>
        %713 = arith.select %696, %711, %712 : f32
        %714 = arith.mulf %668, %695 : f32
        %715 = arith.mulf %714, %713 : f32
        %716 = arith.select %683, %715, %668 : f32
        %717 = memref.load %query_norm[%710] : memref<?xf32>
        %718 = memref.load %key_norm[%710] : memref<?xf32>
        %719 = arith.select %696, %717, %718 : f32
        %720 = arith.mulf %677, %695 : f32
        %721 = arith.mulf %720, %719 : f32
        %722 = arith.select %683, %721, %677 : f32
        %723 = arith.remui %682, %c22 : index
        %724 = arith.muli %723, %c37 : index
        %725 = arith.addi %724, %640 : index
        %726 = arith.divui %682, %c22 : index
        %727 = arith.addi %726, %c22 : index
        %728 = arith.muli %727, %c37 : index
        %729 = arith.addi %728, %640 : index
        %730 = memref.load %rope[%725] : memref<?xf32>
        %731 = arith.addi %725, %c39 : index
        %732 = memref.load %rope[%731] : memref<?xf32>
        %733 = memref.load %rope[%729] : memref<?xf32>
        %734 = arith.addi %729, %c39 : index
        %735 = memref.load %rope[%734] : memref<?xf32>
        %736 = arith.mulf %733, %730 : f32
        %737 = arith.mulf %735, %732 : f32
        %738 = arith.subf %736, %737 : f32
        %739 = arith.mulf %735, %730 : f32
        %740 = arith.mulf %733, %732 : f32
        %741 = arith.addf %739, %740 : f32
        %742 = arith.mulf %703, %738 : f32
        %743 = arith.mulf %709, %741 : f32
        %744 = arith.subf %742, %743 : f32
        %745 = arith.mulf %709, %738 : f32
        %746 = arith.mulf %703, %741 : f32
        %747 = arith.addf %745, %746 : f32
        %748 = arith.cmpi slt, %0, %heads : index
        scf.if %748 {
          %749 = arith.muli %637, %heads : index
          %750 = arith.addi %749, %0 : index
          %751 = arith.muli %750, %c37 : index
          %752 = arith.addi %751, %640 : index
          memref.store %744, %q[%752] : memref<?xf32>
          %753 = arith.addi %752, %c39 : index
          memref.store %747, %q[%753] : memref<?xf32>
        } else {
          %754 = arith.addi %638, %640 : index
          memref.store %744, %18[%754] : memref<?xf32>
          %755 = arith.addi %638, %640 : index
          %756 = arith.addi %755, %c39 : index
          memref.store %747, %18[%756] : memref<?xf32>
        }
        %757 = arith.remui %682, %c22 : index
        %758 = arith.muli %757, %c37 : index
        %759 = arith.addi %758, %660 : index
        %760 = arith.divui %682, %c22 : index
        %761 = arith.addi %760, %c22 : index
        %762 = arith.muli %761, %c37 : index
        %763 = arith.addi %762, %660 : index
        %764 = memref.load %rope[%759] : memref<?xf32>
        %765 = arith.addi %759, %c39 : index
        %766 = memref.load %rope[%765] : memref<?xf32>
        %767 = memref.load %rope[%763] : memref<?xf32>
        %768 = arith.addi %763, %c39 : index
        %769 = memref.load %rope[%768] : memref<?xf32>
        %770 = arith.mulf %767, %764 : f32
        %771 = arith.mulf %769, %766 : f32
        %772 = arith.subf %770, %771 : f32
        %773 = arith.mulf %769, %764 : f32
        %774 = arith.mulf %767, %766 : f32
        %775 = arith.addf %773, %774 : f32
        %776 = arith.mulf %716, %772 : f32
        %777 = arith.mulf %722, %775 : f32
        %778 = arith.subf %776, %777 : f32
        %779 = arith.mulf %722, %772 : f32
        %780 = arith.mulf %716, %775 : f32
        %781 = arith.addf %779, %780 : f32
        scf.if %659 {
          %782 = arith.cmpi slt, %0, %heads : index
          scf.if %782 {
            %783 = arith.muli %637, %heads : index
            %784 = arith.addi %783, %0 : index
            %785 = arith.muli %784, %c37 : index
            %786 = arith.addi %785, %660 : index
            memref.store %778, %q[%786] : memref<?xf32>
            %787 = arith.addi %786, %c39 : index
            memref.store %781, %q[%787] : memref<?xf32>
          } else {
            %788 = arith.addi %638, %660 : index
            memref.store %778, %18[%788] : memref<?xf32>
            %789 = arith.addi %638, %660 : index
            %790 = arith.addi %789, %c39 : index
            memref.store %781, %18[%790] : memref<?xf32>
          }
        }
      } else {
        %791 = arith.cmpi slt, %0, %heads : index
        scf.if %791 {
          %792 = arith.muli %637, %heads : index
          %793 = arith.addi %792, %0 : index
          %794 = arith.muli %793, %c37 : index
          %795 = arith.addi %794, %640 : index
          memref.store %648, %q[%795] : memref<?xf32>
          %796 = arith.addi %795, %c39 : index
          memref.store %657, %q[%796] : memref<?xf32>
        } else {
          %797 = arith.addi %638, %640 : index
          memref.store %648, %18[%797] : memref<?xf32>
          %798 = arith.addi %638, %640 : index
          %799 = arith.addi %798, %c39 : index
          memref.store %657, %18[%799] : memref<?xf32>
        }
        scf.if %659 {
          %800 = arith.cmpi slt, %0, %heads : index
          scf.if %800 {
            %801 = arith.muli %637, %heads : index
            %802 = arith.addi %801, %0 : index
            %803 = arith.muli %802, %c37 : index
            %804 = arith.addi %803, %660 : index
            memref.store %668, %q[%804] : memref<?xf32>
            %805 = arith.addi %804, %c39 : index
            memref.store %677, %q[%805] : memref<?xf32>
          } else {
            %806 = arith.addi %638, %660 : index
            memref.store %668, %18[%806] : memref<?xf32>
            %807 = arith.addi %638, %660 : index
            %808 = arith.addi %807, %c39 : index
            memref.store %677, %18[%808] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %809 = arith.cmpi sge, %0, %heads : index
    scf.if %809 {
      %810 = arith.addi %454, %c9 : index
      %811 = arith.addi %453, %810 : index
      %812 = arith.cmpi slt, %811, %20 : index
      %813 = arith.cmpi slt, %810, %c12 : index
      %814 = arith.andi %812, %813 : i1
      scf.if %814 {
        %815 = arith.addi %453, %810 : index
        %816 = arith.addi %slotsAt, %815 : index
        %817 = memref.load %step[%816] : memref<?xi32>
        %818 = arith.index_cast %817 : i32 to index
        %819 = arith.cmpi sge, %818, %c9 : index
        scf.if %819 {
          %820 = arith.muli %810, %c37 : index
          %821 = arith.subi %0, %heads : index
          %822 = memref.load %scales[%821] : memref<?xf32>
          %823 = vector.broadcast %822 : f32 to vector<4xf32>
          %824 = arith.divui %818, %c12 : index
          %825 = arith.remui %818, %c12 : index
          %826 = arith.muli %824, %pageBytes : index
          %827 = arith.cmpi eq, %codec, %c9 : index
          scf.if %827 {
            %828 = wave.lane
            %829 = arith.muli %828, %c21 : index
            scf.for %830 = %829 to %c37 step %c7 {
              %831 = arith.addi %820, %830 : index
              %832 = vector.load %18[%831] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %833 = arith.mulf %832, %823 : vector<4xf32>
              %834 = arith.minimumf %833, %c51 : vector<4xf32>
              %835 = arith.maximumf %834, %c52 : vector<4xf32>
              %836 = arith.truncf %835 : vector<4xf32> to vector<4xf16>
              %837 = vector.bitcast %836 : vector<4xf16> to vector<8xi8>
              %838 = arith.cmpi slt, %821, %kvHeads : index
              scf.if %838 {
                %839 = arith.muli %821, %c53 : index
                %840 = arith.addi %826, %839 : index
                %841 = arith.divui %830, %c12 : index
                %842 = arith.muli %841, %c54 : index
                %843 = arith.remui %830, %c12 : index
                %844 = arith.divui %843, %c4 : index
                %845 = arith.muli %844, %c22 : index
                %846 = arith.muli %825, %c12 : index
                %847 = arith.addi %845, %846 : index
                %848 = arith.remui %843, %c4 : index
                %849 = arith.muli %848, %c5 : index
                %850 = arith.addi %847, %849 : index
                %851 = arith.addi %842, %850 : index
                %852 = arith.addi %840, %851 : index
                vector.store %837, %kv[%852] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %853 = arith.subi %821, %kvHeads : index
                %854 = arith.muli %853, %c53 : index
                %855 = arith.addi %826, %854 : index
                %856 = arith.addi %830, %c9 : index
                %857 = arith.divui %856, %c12 : index
                %858 = arith.muli %857, %c54 : index
                %859 = arith.addi %858, %c10 : index
                %860 = arith.remui %856, %c12 : index
                %861 = arith.divui %825, %c5 : index
                %862 = arith.remui %825, %c5 : index
                %863 = arith.muli %862, %c4 : index
                %864 = arith.addi %861, %863 : index
                %865 = arith.divui %864, %c4 : index
                %866 = arith.muli %865, %c22 : index
                %867 = arith.muli %860, %c12 : index
                %868 = arith.addi %866, %867 : index
                %869 = arith.remui %864, %c4 : index
                %870 = arith.muli %869, %c5 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.addi %859, %871 : index
                %873 = arith.addi %855, %872 : index
                %874 = vector.shuffle %837, %837 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %874, %kv[%873] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %875 = arith.addi %830, %c8 : index
                %876 = arith.divui %875, %c12 : index
                %877 = arith.muli %876, %c54 : index
                %878 = arith.addi %877, %c10 : index
                %879 = arith.remui %875, %c12 : index
                %880 = arith.divui %825, %c5 : index
                %881 = arith.remui %825, %c5 : index
                %882 = arith.muli %881, %c4 : index
                %883 = arith.addi %880, %882 : index
                %884 = arith.divui %883, %c4 : index
                %885 = arith.muli %884, %c22 : index
                %886 = arith.muli %879, %c12 : index
                %887 = arith.addi %885, %886 : index
                %888 = arith.remui %883, %c4 : index
                %889 = arith.muli %888, %c5 : index
                %890 = arith.addi %887, %889 : index
                %891 = arith.addi %878, %890 : index
                %892 = arith.addi %855, %891 : index
                %893 = vector.shuffle %837, %837 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %893, %kv[%892] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %894 = arith.addi %830, %c5 : index
                %895 = arith.divui %894, %c12 : index
                %896 = arith.muli %895, %c54 : index
                %897 = arith.addi %896, %c10 : index
                %898 = arith.remui %894, %c12 : index
                %899 = arith.divui %825, %c5 : index
                %900 = arith.remui %825, %c5 : index
                %901 = arith.muli %900, %c4 : index
                %902 = arith.addi %899, %901 : index
                %903 = arith.divui %902, %c4 : index
                %904 = arith.muli %903, %c22 : index
                %905 = arith.muli %898, %c12 : index
                %906 = arith.addi %904, %905 : index
                %907 = arith.remui %902, %c4 : index
                %908 = arith.muli %907, %c5 : index
                %909 = arith.addi %906, %908 : index
                %910 = arith.addi %897, %909 : index
                %911 = arith.addi %855, %910 : index
                %912 = vector.shuffle %837, %837 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %912, %kv[%911] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %913 = arith.addi %830, %c30 : index
                %914 = arith.divui %913, %c12 : index
                %915 = arith.muli %914, %c54 : index
                %916 = arith.addi %915, %c10 : index
                %917 = arith.remui %913, %c12 : index
                %918 = arith.divui %825, %c5 : index
                %919 = arith.remui %825, %c5 : index
                %920 = arith.muli %919, %c4 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.divui %921, %c4 : index
                %923 = arith.muli %922, %c22 : index
                %924 = arith.muli %917, %c12 : index
                %925 = arith.addi %923, %924 : index
                %926 = arith.remui %921, %c4 : index
                %927 = arith.muli %926, %c5 : index
                %928 = arith.addi %925, %927 : index
                %929 = arith.addi %916, %928 : index
                %930 = arith.addi %855, %929 : index
                %931 = vector.shuffle %837, %837 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %931, %kv[%930] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %932 = arith.cmpi eq, %codec, %c8 : index
          scf.if %932 {
            %933 = wave.lane
            %934 = arith.muli %933, %c21 : index
            scf.for %935 = %934 to %c37 step %c7 {
              %936 = arith.addi %820, %935 : index
              %937 = vector.load %18[%936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %938 = arith.mulf %937, %823 : vector<4xf32>
              %939 = wave.fp8_encode "e4m3" %938 : vector<4xf32> -> vector<4xi8>
              %940 = arith.cmpi slt, %821, %kvHeads : index
              scf.if %940 {
                %941 = arith.muli %821, %c10 : index
                %942 = arith.addi %826, %941 : index
                %943 = vector.shuffle %939, %939 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %944 = arith.divui %935, %c12 : index
                %945 = arith.muli %944, %c22 : index
                %946 = arith.remui %935, %c12 : index
                %947 = arith.muli %825, %c12 : index
                %948 = arith.divui %946, %c21 : index
                %949 = arith.muli %948, %c21 : index
                %950 = arith.remui %946, %c5 : index
                %951 = arith.muli %950, %c5 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.divui %946, %c5 : index
                %954 = arith.remui %953, %c5 : index
                %955 = arith.addi %952, %954 : index
                %956 = arith.addi %947, %955 : index
                %957 = arith.addi %945, %956 : index
                %958 = arith.addi %942, %957 : index
                vector.store %943, %kv[%958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %959 = arith.subi %821, %kvHeads : index
                %960 = arith.muli %959, %c10 : index
                %961 = arith.addi %826, %960 : index
                %962 = arith.addi %935, %c9 : index
                %963 = arith.divui %962, %c12 : index
                %964 = arith.muli %963, %c22 : index
                %965 = arith.addi %964, %c11 : index
                %966 = arith.remui %962, %c12 : index
                %967 = arith.divui %825, %c5 : index
                %968 = arith.remui %825, %c5 : index
                %969 = arith.muli %968, %c4 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.muli %966, %c12 : index
                %972 = arith.divui %970, %c21 : index
                %973 = arith.muli %972, %c21 : index
                %974 = arith.remui %970, %c5 : index
                %975 = arith.muli %974, %c5 : index
                %976 = arith.addi %973, %975 : index
                %977 = arith.divui %970, %c5 : index
                %978 = arith.remui %977, %c5 : index
                %979 = arith.addi %976, %978 : index
                %980 = arith.addi %971, %979 : index
                %981 = arith.addi %965, %980 : index
                %982 = arith.addi %961, %981 : index
                %983 = vector.shuffle %939, %939 [0] : vector<4xi8>, vector<4xi8>
                vector.store %983, %kv[%982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %984 = arith.addi %935, %c8 : index
                %985 = arith.divui %984, %c12 : index
                %986 = arith.muli %985, %c22 : index
                %987 = arith.addi %986, %c11 : index
                %988 = arith.remui %984, %c12 : index
                %989 = arith.divui %825, %c5 : index
                %990 = arith.remui %825, %c5 : index
                %991 = arith.muli %990, %c4 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.muli %988, %c12 : index
                %994 = arith.divui %992, %c21 : index
                %995 = arith.muli %994, %c21 : index
                %996 = arith.remui %992, %c5 : index
                %997 = arith.muli %996, %c5 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.divui %992, %c5 : index
                %1000 = arith.remui %999, %c5 : index
                %1001 = arith.addi %998, %1000 : index
                %1002 = arith.addi %993, %1001 : index
                %1003 = arith.addi %987, %1002 : index
                %1004 = arith.addi %961, %1003 : index
                %1005 = vector.shuffle %939, %939 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1005, %kv[%1004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1006 = arith.addi %935, %c5 : index
                %1007 = arith.divui %1006, %c12 : index
                %1008 = arith.muli %1007, %c22 : index
                %1009 = arith.addi %1008, %c11 : index
                %1010 = arith.remui %1006, %c12 : index
                %1011 = arith.divui %825, %c5 : index
                %1012 = arith.remui %825, %c5 : index
                %1013 = arith.muli %1012, %c4 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.muli %1010, %c12 : index
                %1016 = arith.divui %1014, %c21 : index
                %1017 = arith.muli %1016, %c21 : index
                %1018 = arith.remui %1014, %c5 : index
                %1019 = arith.muli %1018, %c5 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.divui %1014, %c5 : index
                %1022 = arith.remui %1021, %c5 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.addi %1015, %1023 : index
                %1025 = arith.addi %1009, %1024 : index
                %1026 = arith.addi %961, %1025 : index
                %1027 = vector.shuffle %939, %939 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1027, %kv[%1026] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1028 = arith.addi %935, %c30 : index
                %1029 = arith.divui %1028, %c12 : index
                %1030 = arith.muli %1029, %c22 : index
                %1031 = arith.addi %1030, %c11 : index
                %1032 = arith.remui %1028, %c12 : index
                %1033 = arith.divui %825, %c5 : index
                %1034 = arith.remui %825, %c5 : index
                %1035 = arith.muli %1034, %c4 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.muli %1032, %c12 : index
                %1038 = arith.divui %1036, %c21 : index
                %1039 = arith.muli %1038, %c21 : index
                %1040 = arith.remui %1036, %c5 : index
                %1041 = arith.muli %1040, %c5 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.divui %1036, %c5 : index
                %1044 = arith.remui %1043, %c5 : index
                %1045 = arith.addi %1042, %1044 : index
                %1046 = arith.addi %1037, %1045 : index
                %1047 = arith.addi %1031, %1046 : index
                %1048 = arith.addi %961, %1047 : index
                %1049 = vector.shuffle %939, %939 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1049, %kv[%1048] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1050 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1050 {
            %1051 = wave.lane
            %1052 = arith.muli %1051, %c21 : index
            scf.for %1053 = %1052 to %c37 step %c7 {
              %1054 = arith.addi %820, %1053 : index
              %1055 = vector.load %18[%1054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1056 = arith.mulf %1055, %823 : vector<4xf32>
              %1057 = wave.fp8_encode "e5m2" %1056 : vector<4xf32> -> vector<4xi8>
              %1058 = arith.cmpi slt, %821, %kvHeads : index
              scf.if %1058 {
                %1059 = arith.muli %821, %c10 : index
                %1060 = arith.addi %826, %1059 : index
                %1061 = vector.shuffle %1057, %1057 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1062 = arith.divui %1053, %c12 : index
                %1063 = arith.muli %1062, %c22 : index
                %1064 = arith.remui %1053, %c12 : index
                %1065 = arith.muli %825, %c12 : index
                %1066 = arith.divui %1064, %c21 : index
                %1067 = arith.muli %1066, %c21 : index
                %1068 = arith.remui %1064, %c5 : index
                %1069 = arith.muli %1068, %c5 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.divui %1064, %c5 : index
                %1072 = arith.remui %1071, %c5 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.addi %1065, %1073 : index
                %1075 = arith.addi %1063, %1074 : index
                %1076 = arith.addi %1060, %1075 : index
                vector.store %1061, %kv[%1076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1077 = arith.subi %821, %kvHeads : index
                %1078 = arith.muli %1077, %c10 : index
                %1079 = arith.addi %826, %1078 : index
                %1080 = arith.addi %1053, %c9 : index
                %1081 = arith.divui %1080, %c12 : index
                %1082 = arith.muli %1081, %c22 : index
                %1083 = arith.addi %1082, %c11 : index
                %1084 = arith.remui %1080, %c12 : index
                %1085 = arith.divui %825, %c5 : index
                %1086 = arith.remui %825, %c5 : index
                %1087 = arith.muli %1086, %c4 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.muli %1084, %c12 : index
                %1090 = arith.divui %1088, %c21 : index
                %1091 = arith.muli %1090, %c21 : index
                %1092 = arith.remui %1088, %c5 : index
                %1093 = arith.muli %1092, %c5 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.divui %1088, %c5 : index
                %1096 = arith.remui %1095, %c5 : index
                %1097 = arith.addi %1094, %1096 : index
                %1098 = arith.addi %1089, %1097 : index
                %1099 = arith.addi %1083, %1098 : index
                %1100 = arith.addi %1079, %1099 : index
                %1101 = vector.shuffle %1057, %1057 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1101, %kv[%1100] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1102 = arith.addi %1053, %c8 : index
                %1103 = arith.divui %1102, %c12 : index
                %1104 = arith.muli %1103, %c22 : index
                %1105 = arith.addi %1104, %c11 : index
                %1106 = arith.remui %1102, %c12 : index
                %1107 = arith.divui %825, %c5 : index
                %1108 = arith.remui %825, %c5 : index
                %1109 = arith.muli %1108, %c4 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.muli %1106, %c12 : index
                %1112 = arith.divui %1110, %c21 : index
                %1113 = arith.muli %1112, %c21 : index
                %1114 = arith.remui %1110, %c5 : index
                %1115 = arith.muli %1114, %c5 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.divui %1110, %c5 : index
                %1118 = arith.remui %1117, %c5 : index
                %1119 = arith.addi %1116, %1118 : index
                %1120 = arith.addi %1111, %1119 : index
                %1121 = arith.addi %1105, %1120 : index
                %1122 = arith.addi %1079, %1121 : index
                %1123 = vector.shuffle %1057, %1057 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1123, %kv[%1122] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1124 = arith.addi %1053, %c5 : index
                %1125 = arith.divui %1124, %c12 : index
                %1126 = arith.muli %1125, %c22 : index
                %1127 = arith.addi %1126, %c11 : index
                %1128 = arith.remui %1124, %c12 : index
                %1129 = arith.divui %825, %c5 : index
                %1130 = arith.remui %825, %c5 : index
                %1131 = arith.muli %1130, %c4 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.muli %1128, %c12 : index
                %1134 = arith.divui %1132, %c21 : index
                %1135 = arith.muli %1134, %c21 : index
                %1136 = arith.remui %1132, %c5 : index
                %1137 = arith.muli %1136, %c5 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.divui %1132, %c5 : index
                %1140 = arith.remui %1139, %c5 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.addi %1133, %1141 : index
                %1143 = arith.addi %1127, %1142 : index
                %1144 = arith.addi %1079, %1143 : index
                %1145 = vector.shuffle %1057, %1057 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1145, %kv[%1144] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1146 = arith.addi %1053, %c30 : index
                %1147 = arith.divui %1146, %c12 : index
                %1148 = arith.muli %1147, %c22 : index
                %1149 = arith.addi %1148, %c11 : index
                %1150 = arith.remui %1146, %c12 : index
                %1151 = arith.divui %825, %c5 : index
                %1152 = arith.remui %825, %c5 : index
                %1153 = arith.muli %1152, %c4 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.muli %1150, %c12 : index
                %1156 = arith.divui %1154, %c21 : index
                %1157 = arith.muli %1156, %c21 : index
                %1158 = arith.remui %1154, %c5 : index
                %1159 = arith.muli %1158, %c5 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.divui %1154, %c5 : index
                %1162 = arith.remui %1161, %c5 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.addi %1155, %1163 : index
                %1165 = arith.addi %1149, %1164 : index
                %1166 = arith.addi %1079, %1165 : index
                %1167 = vector.shuffle %1057, %1057 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1167, %kv[%1166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1168 = arith.addi %454, %c47 : index
      %1169 = arith.addi %453, %1168 : index
      %1170 = arith.cmpi slt, %1169, %20 : index
      %1171 = arith.cmpi slt, %1168, %c12 : index
      %1172 = arith.andi %1170, %1171 : i1
      scf.if %1172 {
        %1173 = arith.addi %453, %1168 : index
        %1174 = arith.addi %slotsAt, %1173 : index
        %1175 = memref.load %step[%1174] : memref<?xi32>
        %1176 = arith.index_cast %1175 : i32 to index
        %1177 = arith.cmpi sge, %1176, %c9 : index
        scf.if %1177 {
          %1178 = arith.muli %1168, %c37 : index
          %1179 = arith.subi %0, %heads : index
          %1180 = memref.load %scales[%1179] : memref<?xf32>
          %1181 = vector.broadcast %1180 : f32 to vector<4xf32>
          %1182 = arith.divui %1176, %c12 : index
          %1183 = arith.remui %1176, %c12 : index
          %1184 = arith.muli %1182, %pageBytes : index
          %1185 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1185 {
            %1186 = wave.lane
            %1187 = arith.muli %1186, %c21 : index
            scf.for %1188 = %1187 to %c37 step %c7 {
              %1189 = arith.addi %1178, %1188 : index
              %1190 = vector.load %18[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = arith.mulf %1190, %1181 : vector<4xf32>
              %1192 = arith.minimumf %1191, %c51 : vector<4xf32>
              %1193 = arith.maximumf %1192, %c52 : vector<4xf32>
              %1194 = arith.truncf %1193 : vector<4xf32> to vector<4xf16>
              %1195 = vector.bitcast %1194 : vector<4xf16> to vector<8xi8>
              %1196 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1196 {
                %1197 = arith.muli %1179, %c53 : index
                %1198 = arith.addi %1184, %1197 : index
                %1199 = arith.divui %1188, %c12 : index
                %1200 = arith.muli %1199, %c54 : index
                %1201 = arith.remui %1188, %c12 : index
                %1202 = arith.divui %1201, %c4 : index
                %1203 = arith.muli %1202, %c22 : index
                %1204 = arith.muli %1183, %c12 : index
                %1205 = arith.addi %1203, %1204 : index
                %1206 = arith.remui %1201, %c4 : index
                %1207 = arith.muli %1206, %c5 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.addi %1200, %1208 : index
                %1210 = arith.addi %1198, %1209 : index
                vector.store %1195, %kv[%1210] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1211 = arith.subi %1179, %kvHeads : index
                %1212 = arith.muli %1211, %c53 : index
                %1213 = arith.addi %1184, %1212 : index
                %1214 = arith.addi %1188, %c9 : index
                %1215 = arith.divui %1214, %c12 : index
                %1216 = arith.muli %1215, %c54 : index
                %1217 = arith.addi %1216, %c10 : index
                %1218 = arith.remui %1214, %c12 : index
                %1219 = arith.divui %1183, %c5 : index
                %1220 = arith.remui %1183, %c5 : index
                %1221 = arith.muli %1220, %c4 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.divui %1222, %c4 : index
                %1224 = arith.muli %1223, %c22 : index
                %1225 = arith.muli %1218, %c12 : index
                %1226 = arith.addi %1224, %1225 : index
                %1227 = arith.remui %1222, %c4 : index
                %1228 = arith.muli %1227, %c5 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1217, %1229 : index
                %1231 = arith.addi %1213, %1230 : index
                %1232 = vector.shuffle %1195, %1195 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1232, %kv[%1231] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1233 = arith.addi %1188, %c8 : index
                %1234 = arith.divui %1233, %c12 : index
                %1235 = arith.muli %1234, %c54 : index
                %1236 = arith.addi %1235, %c10 : index
                %1237 = arith.remui %1233, %c12 : index
                %1238 = arith.divui %1183, %c5 : index
                %1239 = arith.remui %1183, %c5 : index
                %1240 = arith.muli %1239, %c4 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1241, %c4 : index
                %1243 = arith.muli %1242, %c22 : index
                %1244 = arith.muli %1237, %c12 : index
                %1245 = arith.addi %1243, %1244 : index
                %1246 = arith.remui %1241, %c4 : index
                %1247 = arith.muli %1246, %c5 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.addi %1236, %1248 : index
                %1250 = arith.addi %1213, %1249 : index
                %1251 = vector.shuffle %1195, %1195 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1251, %kv[%1250] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1252 = arith.addi %1188, %c5 : index
                %1253 = arith.divui %1252, %c12 : index
                %1254 = arith.muli %1253, %c54 : index
                %1255 = arith.addi %1254, %c10 : index
                %1256 = arith.remui %1252, %c12 : index
                %1257 = arith.divui %1183, %c5 : index
                %1258 = arith.remui %1183, %c5 : index
                %1259 = arith.muli %1258, %c4 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.divui %1260, %c4 : index
                %1262 = arith.muli %1261, %c22 : index
                %1263 = arith.muli %1256, %c12 : index
                %1264 = arith.addi %1262, %1263 : index
                %1265 = arith.remui %1260, %c4 : index
                %1266 = arith.muli %1265, %c5 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.addi %1255, %1267 : index
                %1269 = arith.addi %1213, %1268 : index
                %1270 = vector.shuffle %1195, %1195 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1270, %kv[%1269] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1271 = arith.addi %1188, %c30 : index
                %1272 = arith.divui %1271, %c12 : index
                %1273 = arith.muli %1272, %c54 : index
                %1274 = arith.addi %1273, %c10 : index
                %1275 = arith.remui %1271, %c12 : index
                %1276 = arith.divui %1183, %c5 : index
                %1277 = arith.remui %1183, %c5 : index
                %1278 = arith.muli %1277, %c4 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.divui %1279, %c4 : index
                %1281 = arith.muli %1280, %c22 : index
                %1282 = arith.muli %1275, %c12 : index
                %1283 = arith.addi %1281, %1282 : index
                %1284 = arith.remui %1279, %c4 : index
                %1285 = arith.muli %1284, %c5 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.addi %1274, %1286 : index
                %1288 = arith.addi %1213, %1287 : index
                %1289 = vector.shuffle %1195, %1195 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1289, %kv[%1288] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1290 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1290 {
            %1291 = wave.lane
            %1292 = arith.muli %1291, %c21 : index
            scf.for %1293 = %1292 to %c37 step %c7 {
              %1294 = arith.addi %1178, %1293 : index
              %1295 = vector.load %18[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = arith.mulf %1295, %1181 : vector<4xf32>
              %1297 = wave.fp8_encode "e4m3" %1296 : vector<4xf32> -> vector<4xi8>
              %1298 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1298 {
                %1299 = arith.muli %1179, %c10 : index
                %1300 = arith.addi %1184, %1299 : index
                %1301 = vector.shuffle %1297, %1297 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1302 = arith.divui %1293, %c12 : index
                %1303 = arith.muli %1302, %c22 : index
                %1304 = arith.remui %1293, %c12 : index
                %1305 = arith.muli %1183, %c12 : index
                %1306 = arith.divui %1304, %c21 : index
                %1307 = arith.muli %1306, %c21 : index
                %1308 = arith.remui %1304, %c5 : index
                %1309 = arith.muli %1308, %c5 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.divui %1304, %c5 : index
                %1312 = arith.remui %1311, %c5 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.addi %1305, %1313 : index
                %1315 = arith.addi %1303, %1314 : index
                %1316 = arith.addi %1300, %1315 : index
                vector.store %1301, %kv[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1317 = arith.subi %1179, %kvHeads : index
                %1318 = arith.muli %1317, %c10 : index
                %1319 = arith.addi %1184, %1318 : index
                %1320 = arith.addi %1293, %c9 : index
                %1321 = arith.divui %1320, %c12 : index
                %1322 = arith.muli %1321, %c22 : index
                %1323 = arith.addi %1322, %c11 : index
                %1324 = arith.remui %1320, %c12 : index
                %1325 = arith.divui %1183, %c5 : index
                %1326 = arith.remui %1183, %c5 : index
                %1327 = arith.muli %1326, %c4 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.muli %1324, %c12 : index
                %1330 = arith.divui %1328, %c21 : index
                %1331 = arith.muli %1330, %c21 : index
                %1332 = arith.remui %1328, %c5 : index
                %1333 = arith.muli %1332, %c5 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.divui %1328, %c5 : index
                %1336 = arith.remui %1335, %c5 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1329, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                %1340 = arith.addi %1319, %1339 : index
                %1341 = vector.shuffle %1297, %1297 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1341, %kv[%1340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1342 = arith.addi %1293, %c8 : index
                %1343 = arith.divui %1342, %c12 : index
                %1344 = arith.muli %1343, %c22 : index
                %1345 = arith.addi %1344, %c11 : index
                %1346 = arith.remui %1342, %c12 : index
                %1347 = arith.divui %1183, %c5 : index
                %1348 = arith.remui %1183, %c5 : index
                %1349 = arith.muli %1348, %c4 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.muli %1346, %c12 : index
                %1352 = arith.divui %1350, %c21 : index
                %1353 = arith.muli %1352, %c21 : index
                %1354 = arith.remui %1350, %c5 : index
                %1355 = arith.muli %1354, %c5 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.divui %1350, %c5 : index
                %1358 = arith.remui %1357, %c5 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.addi %1351, %1359 : index
                %1361 = arith.addi %1345, %1360 : index
                %1362 = arith.addi %1319, %1361 : index
                %1363 = vector.shuffle %1297, %1297 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1363, %kv[%1362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1364 = arith.addi %1293, %c5 : index
                %1365 = arith.divui %1364, %c12 : index
                %1366 = arith.muli %1365, %c22 : index
                %1367 = arith.addi %1366, %c11 : index
                %1368 = arith.remui %1364, %c12 : index
                %1369 = arith.divui %1183, %c5 : index
                %1370 = arith.remui %1183, %c5 : index
                %1371 = arith.muli %1370, %c4 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.muli %1368, %c12 : index
                %1374 = arith.divui %1372, %c21 : index
                %1375 = arith.muli %1374, %c21 : index
                %1376 = arith.remui %1372, %c5 : index
                %1377 = arith.muli %1376, %c5 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.divui %1372, %c5 : index
                %1380 = arith.remui %1379, %c5 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.addi %1373, %1381 : index
                %1383 = arith.addi %1367, %1382 : index
                %1384 = arith.addi %1319, %1383 : index
                %1385 = vector.shuffle %1297, %1297 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1385, %kv[%1384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1386 = arith.addi %1293, %c30 : index
                %1387 = arith.divui %1386, %c12 : index
                %1388 = arith.muli %1387, %c22 : index
                %1389 = arith.addi %1388, %c11 : index
                %1390 = arith.remui %1386, %c12 : index
                %1391 = arith.divui %1183, %c5 : index
                %1392 = arith.remui %1183, %c5 : index
                %1393 = arith.muli %1392, %c4 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.muli %1390, %c12 : index
                %1396 = arith.divui %1394, %c21 : index
                %1397 = arith.muli %1396, %c21 : index
                %1398 = arith.remui %1394, %c5 : index
                %1399 = arith.muli %1398, %c5 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.divui %1394, %c5 : index
                %1402 = arith.remui %1401, %c5 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.addi %1395, %1403 : index
                %1405 = arith.addi %1389, %1404 : index
                %1406 = arith.addi %1319, %1405 : index
                %1407 = vector.shuffle %1297, %1297 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1407, %kv[%1406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1408 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1408 {
            %1409 = wave.lane
            %1410 = arith.muli %1409, %c21 : index
            scf.for %1411 = %1410 to %c37 step %c7 {
              %1412 = arith.addi %1178, %1411 : index
              %1413 = vector.load %18[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = arith.mulf %1413, %1181 : vector<4xf32>
              %1415 = wave.fp8_encode "e5m2" %1414 : vector<4xf32> -> vector<4xi8>
              %1416 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1416 {
                %1417 = arith.muli %1179, %c10 : index
                %1418 = arith.addi %1184, %1417 : index
                %1419 = vector.shuffle %1415, %1415 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1420 = arith.divui %1411, %c12 : index
                %1421 = arith.muli %1420, %c22 : index
                %1422 = arith.remui %1411, %c12 : index
                %1423 = arith.muli %1183, %c12 : index
                %1424 = arith.divui %1422, %c21 : index
                %1425 = arith.muli %1424, %c21 : index
                %1426 = arith.remui %1422, %c5 : index
                %1427 = arith.muli %1426, %c5 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.divui %1422, %c5 : index
                %1430 = arith.remui %1429, %c5 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1423, %1431 : index
                %1433 = arith.addi %1421, %1432 : index
                %1434 = arith.addi %1418, %1433 : index
                vector.store %1419, %kv[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1435 = arith.subi %1179, %kvHeads : index
                %1436 = arith.muli %1435, %c10 : index
                %1437 = arith.addi %1184, %1436 : index
                %1438 = arith.addi %1411, %c9 : index
                %1439 = arith.divui %1438, %c12 : index
                %1440 = arith.muli %1439, %c22 : index
                %1441 = arith.addi %1440, %c11 : index
                %1442 = arith.remui %1438, %c12 : index
                %1443 = arith.divui %1183, %c5 : index
                %1444 = arith.remui %1183, %c5 : index
                %1445 = arith.muli %1444, %c4 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.muli %1442, %c12 : index
                %1448 = arith.divui %1446, %c21 : index
                %1449 = arith.muli %1448, %c21 : index
                %1450 = arith.remui %1446, %c5 : index
                %1451 = arith.muli %1450, %c5 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.divui %1446, %c5 : index
                %1454 = arith.remui %1453, %c5 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.addi %1447, %1455 : index
                %1457 = arith.addi %1441, %1456 : index
                %1458 = arith.addi %1437, %1457 : index
                %1459 = vector.shuffle %1415, %1415 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1459, %kv[%1458] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1460 = arith.addi %1411, %c8 : index
                %1461 = arith.divui %1460, %c12 : index
                %1462 = arith.muli %1461, %c22 : index
                %1463 = arith.addi %1462, %c11 : index
                %1464 = arith.remui %1460, %c12 : index
                %1465 = arith.divui %1183, %c5 : index
                %1466 = arith.remui %1183, %c5 : index
                %1467 = arith.muli %1466, %c4 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.muli %1464, %c12 : index
                %1470 = arith.divui %1468, %c21 : index
                %1471 = arith.muli %1470, %c21 : index
                %1472 = arith.remui %1468, %c5 : index
                %1473 = arith.muli %1472, %c5 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.divui %1468, %c5 : index
                %1476 = arith.remui %1475, %c5 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.addi %1469, %1477 : index
                %1479 = arith.addi %1463, %1478 : index
                %1480 = arith.addi %1437, %1479 : index
                %1481 = vector.shuffle %1415, %1415 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1481, %kv[%1480] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1482 = arith.addi %1411, %c5 : index
                %1483 = arith.divui %1482, %c12 : index
                %1484 = arith.muli %1483, %c22 : index
                %1485 = arith.addi %1484, %c11 : index
                %1486 = arith.remui %1482, %c12 : index
                %1487 = arith.divui %1183, %c5 : index
                %1488 = arith.remui %1183, %c5 : index
                %1489 = arith.muli %1488, %c4 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.muli %1486, %c12 : index
                %1492 = arith.divui %1490, %c21 : index
                %1493 = arith.muli %1492, %c21 : index
                %1494 = arith.remui %1490, %c5 : index
                %1495 = arith.muli %1494, %c5 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.divui %1490, %c5 : index
                %1498 = arith.remui %1497, %c5 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.addi %1491, %1499 : index
                %1501 = arith.addi %1485, %1500 : index
                %1502 = arith.addi %1437, %1501 : index
                %1503 = vector.shuffle %1415, %1415 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1503, %kv[%1502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1504 = arith.addi %1411, %c30 : index
                %1505 = arith.divui %1504, %c12 : index
                %1506 = arith.muli %1505, %c22 : index
                %1507 = arith.addi %1506, %c11 : index
                %1508 = arith.remui %1504, %c12 : index
                %1509 = arith.divui %1183, %c5 : index
                %1510 = arith.remui %1183, %c5 : index
                %1511 = arith.muli %1510, %c4 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.muli %1508, %c12 : index
                %1514 = arith.divui %1512, %c21 : index
                %1515 = arith.muli %1514, %c21 : index
                %1516 = arith.remui %1512, %c5 : index
                %1517 = arith.muli %1516, %c5 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.divui %1512, %c5 : index
                %1520 = arith.remui %1519, %c5 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.addi %1513, %1521 : index
                %1523 = arith.addi %1507, %1522 : index
                %1524 = arith.addi %1437, %1523 : index
                %1525 = vector.shuffle %1415, %1415 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1525, %kv[%1524] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
