// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
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
  %c32 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %c34 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c37 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 141 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.wave
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %16, %15 : index
  scf.if %22 {
    %23 = arith.muli %1, %c6 : index
    %24 = arith.divui %inputFeatures, %c13 : index
    %25 = arith.muli %17, %stepsPerWave : index
    %26 = arith.minsi %25, %24 : index
    %27 = arith.addi %26, %stepsPerWave : index
    %28 = arith.minsi %27, %24 : index
    %29 = arith.subi %28, %26 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.addi %26, %31 : index
    %33 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %34 = arith.addi %26, %stepsPerWave : index
    %35 = arith.select %33, %34, %32 : index
    %39:2 = scf.for %36 = %26 to %35 step %c2 iter_args(%37 = %c14, %38 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %40 = wave.lane
      %41 = arith.addi %36, %c5 : index
      %42 = arith.remui %40, %c8 : index
      %43 = arith.addi %11, %c4 : index
      %44 = arith.muli %41, %c17 : index
      %45 = arith.addi %43, %44 : index
      %46 = arith.muli %42, %c18 : index
      %47 = arith.addi %45, %46 : index
      %48 = vector.load %w[%47] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %49 = vector.bitcast %48 : vector<4xi8> to vector<2xf16>
      %50 = vector.extract %49[0] : f16 from vector<2xf16>
      %51 = vector.broadcast %50 : f16 to vector<16xf16>
      %52 = vector.extract %49[1] : f16 from vector<2xf16>
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = arith.addi %11, %c4 : index
      %55 = arith.muli %inputFeatures, %c2 : index
      %56 = arith.addi %55, %c3 : index
      %57 = arith.divui %56, %c4 : index
      %58 = arith.muli %57, %c4 : index
      %59 = arith.addi %54, %58 : index
      %60 = arith.muli %41, %c19 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %42, %c8 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<4xi32>
      %66 = arith.shrui %65, %c20 : vector<4xi32>
      %67 = arith.andi %66, %c21 : vector<4xi32>
      %68 = arith.ori %67, %c22 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = arith.shrui %65, %c23 : vector<4xi32>
      %71 = arith.andi %70, %c21 : vector<4xi32>
      %72 = arith.ori %71, %c22 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %65, %c24 : vector<4xi32>
      %75 = arith.andi %74, %c21 : vector<4xi32>
      %76 = arith.ori %75, %c22 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = arith.shrui %65, %c25 : vector<4xi32>
      %79 = arith.andi %78, %c21 : vector<4xi32>
      %80 = arith.ori %79, %c22 : vector<4xi32>
      %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
      %82 = vector.shuffle %69, %73 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = vector.shuffle %82, %83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %85 = arith.subf %84, %c26 : vector<32xf16>
      %86 = vector.shuffle %85, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %87 = vector.shuffle %85, %85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %88 = math.fma %86, %51, %53 : vector<16xf16>
      %89 = math.fma %87, %51, %53 : vector<16xf16>
      %90 = arith.addi %36, %c6 : index
      %91 = arith.remui %40, %c8 : index
      %92 = arith.addi %11, %c4 : index
      %93 = arith.muli %90, %c17 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.muli %91, %c18 : index
      %96 = arith.addi %94, %95 : index
      %97 = vector.load %w[%96] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %98 = vector.bitcast %97 : vector<4xi8> to vector<2xf16>
      %99 = vector.extract %98[0] : f16 from vector<2xf16>
      %100 = vector.broadcast %99 : f16 to vector<16xf16>
      %101 = vector.extract %98[1] : f16 from vector<2xf16>
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = arith.addi %11, %c4 : index
      %104 = arith.muli %inputFeatures, %c2 : index
      %105 = arith.addi %104, %c3 : index
      %106 = arith.divui %105, %c4 : index
      %107 = arith.muli %106, %c4 : index
      %108 = arith.addi %103, %107 : index
      %109 = arith.muli %90, %c19 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %91, %c8 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c20 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.ori %116, %c22 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %114, %c23 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.ori %120, %c22 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c24 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.ori %124, %c22 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %114, %c25 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.ori %128, %c22 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %126, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %131, %132 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %134 = arith.subf %133, %c26 : vector<32xf16>
      %135 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %136 = vector.shuffle %134, %134 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %137 = math.fma %135, %100, %102 : vector<16xf16>
      %138 = math.fma %136, %100, %102 : vector<16xf16>
      %139 = arith.addi %36, %c5 : index
      %140 = arith.remui %40, %c8 : index
      %141 = arith.addi %13, %c4 : index
      %142 = arith.muli %139, %c17 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %140, %c18 : index
      %145 = arith.addi %143, %144 : index
      %146 = vector.load %w[%145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %147 = vector.bitcast %146 : vector<4xi8> to vector<2xf16>
      %148 = vector.extract %147[0] : f16 from vector<2xf16>
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = vector.extract %147[1] : f16 from vector<2xf16>
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = arith.addi %13, %c4 : index
      %153 = arith.muli %inputFeatures, %c2 : index
      %154 = arith.addi %153, %c3 : index
      %155 = arith.divui %154, %c4 : index
      %156 = arith.muli %155, %c4 : index
      %157 = arith.addi %152, %156 : index
      %158 = arith.muli %139, %c19 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %140, %c8 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<4xi32>
      %164 = arith.shrui %163, %c20 : vector<4xi32>
      %165 = arith.andi %164, %c21 : vector<4xi32>
      %166 = arith.ori %165, %c22 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %163, %c23 : vector<4xi32>
      %169 = arith.andi %168, %c21 : vector<4xi32>
      %170 = arith.ori %169, %c22 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = arith.shrui %163, %c24 : vector<4xi32>
      %173 = arith.andi %172, %c21 : vector<4xi32>
      %174 = arith.ori %173, %c22 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %163, %c25 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.ori %177, %c22 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = vector.shuffle %180, %181 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %183 = arith.subf %182, %c26 : vector<32xf16>
      %184 = vector.shuffle %183, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %185 = vector.shuffle %183, %183 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %186 = math.fma %184, %149, %151 : vector<16xf16>
      %187 = math.fma %185, %149, %151 : vector<16xf16>
      %188 = arith.addi %36, %c6 : index
      %189 = arith.remui %40, %c8 : index
      %190 = arith.addi %13, %c4 : index
      %191 = arith.muli %188, %c17 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.muli %189, %c18 : index
      %194 = arith.addi %192, %193 : index
      %195 = vector.load %w[%194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %196 = vector.bitcast %195 : vector<4xi8> to vector<2xf16>
      %197 = vector.extract %196[0] : f16 from vector<2xf16>
      %198 = vector.broadcast %197 : f16 to vector<16xf16>
      %199 = vector.extract %196[1] : f16 from vector<2xf16>
      %200 = vector.broadcast %199 : f16 to vector<16xf16>
      %201 = arith.addi %13, %c4 : index
      %202 = arith.muli %inputFeatures, %c2 : index
      %203 = arith.addi %202, %c3 : index
      %204 = arith.divui %203, %c4 : index
      %205 = arith.muli %204, %c4 : index
      %206 = arith.addi %201, %205 : index
      %207 = arith.muli %188, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %189, %c8 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %212 = vector.bitcast %211 : vector<16xi8> to vector<4xi32>
      %213 = arith.shrui %212, %c20 : vector<4xi32>
      %214 = arith.andi %213, %c21 : vector<4xi32>
      %215 = arith.ori %214, %c22 : vector<4xi32>
      %216 = vector.bitcast %215 : vector<4xi32> to vector<8xf16>
      %217 = arith.shrui %212, %c23 : vector<4xi32>
      %218 = arith.andi %217, %c21 : vector<4xi32>
      %219 = arith.ori %218, %c22 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %212, %c24 : vector<4xi32>
      %222 = arith.andi %221, %c21 : vector<4xi32>
      %223 = arith.ori %222, %c22 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %212, %c25 : vector<4xi32>
      %226 = arith.andi %225, %c21 : vector<4xi32>
      %227 = arith.ori %226, %c22 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %216, %220 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %229, %230 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %232 = arith.subf %231, %c26 : vector<32xf16>
      %233 = vector.shuffle %232, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %234 = vector.shuffle %232, %232 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %235 = math.fma %233, %198, %200 : vector<16xf16>
      %236 = math.fma %234, %198, %200 : vector<16xf16>
      %237 = arith.addi %23, %c5 : index
      %238 = arith.muli %36, %c2 : index
      %239 = arith.addi %238, %c5 : index
      %240 = arith.divui %inputFeatures, %c8 : index
      %241 = arith.muli %237, %240 : index
      %242 = arith.addi %241, %239 : index
      %243 = arith.muli %tileRows, %c8 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.remui %40, %tileRows : index
      %246 = arith.muli %245, %c1 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = arith.muli %tileRows, %c1 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = vector.shuffle %248, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = wave.mma %252, %88, %37 : vector<16xf16>, vector<8xf32>
      %254 = wave.mma %252, %186, %38 : vector<16xf16>, vector<8xf32>
      %255 = arith.addi %23, %c5 : index
      %256 = arith.muli %36, %c2 : index
      %257 = arith.addi %256, %c6 : index
      %258 = arith.divui %inputFeatures, %c8 : index
      %259 = arith.muli %255, %258 : index
      %260 = arith.addi %259, %257 : index
      %261 = arith.muli %tileRows, %c8 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.remui %40, %tileRows : index
      %264 = arith.muli %263, %c1 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = vector.shuffle %266, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = wave.mma %270, %89, %253 : vector<16xf16>, vector<8xf32>
      %272 = wave.mma %270, %187, %254 : vector<16xf16>, vector<8xf32>
      %273 = arith.addi %23, %c5 : index
      %274 = arith.muli %36, %c2 : index
      %275 = arith.addi %274, %c2 : index
      %276 = arith.divui %inputFeatures, %c8 : index
      %277 = arith.muli %273, %276 : index
      %278 = arith.addi %277, %275 : index
      %279 = arith.muli %tileRows, %c8 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.remui %40, %tileRows : index
      %282 = arith.muli %281, %c1 : index
      %283 = arith.addi %280, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c1 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %137, %271 : vector<16xf16>, vector<8xf32>
      %290 = wave.mma %288, %235, %272 : vector<16xf16>, vector<8xf32>
      %291 = arith.addi %23, %c5 : index
      %292 = arith.muli %36, %c2 : index
      %293 = arith.addi %292, %c27 : index
      %294 = arith.divui %inputFeatures, %c8 : index
      %295 = arith.muli %291, %294 : index
      %296 = arith.addi %295, %293 : index
      %297 = arith.muli %tileRows, %c8 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.remui %40, %tileRows : index
      %300 = arith.muli %299, %c1 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c1 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %138, %289 : vector<16xf16>, vector<8xf32>
      %308 = wave.mma %306, %236, %290 : vector<16xf16>, vector<8xf32>
      scf.yield %307, %308 : vector<8xf32>, vector<8xf32>
    }
    %309 = arith.select %33, %35, %28 : index
    %313:2 = scf.for %310 = %35 to %309 step %c6 iter_args(%311 = %39#0, %312 = %39#1) -> (vector<8xf32>, vector<8xf32>) {
      %314 = wave.lane
      %315 = arith.addi %310, %c5 : index
      %316 = arith.remui %314, %c8 : index
      %317 = arith.addi %11, %c4 : index
      %318 = arith.muli %315, %c17 : index
      %319 = arith.addi %317, %318 : index
      %320 = arith.muli %316, %c18 : index
      %321 = arith.addi %319, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<2xf16>
      %324 = vector.extract %323[0] : f16 from vector<2xf16>
      %325 = vector.broadcast %324 : f16 to vector<16xf16>
      %326 = vector.extract %323[1] : f16 from vector<2xf16>
      %327 = vector.broadcast %326 : f16 to vector<16xf16>
      %328 = arith.addi %11, %c4 : index
      %329 = arith.muli %inputFeatures, %c2 : index
      %330 = arith.addi %329, %c3 : index
      %331 = arith.divui %330, %c4 : index
      %332 = arith.muli %331, %c4 : index
      %333 = arith.addi %328, %332 : index
      %334 = arith.muli %315, %c19 : index
      %335 = arith.addi %333, %334 : index
      %336 = arith.muli %316, %c8 : index
      %337 = arith.addi %335, %336 : index
      %338 = vector.load %w[%337] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %339 = vector.bitcast %338 : vector<16xi8> to vector<4xi32>
      %340 = arith.shrui %339, %c20 : vector<4xi32>
      %341 = arith.andi %340, %c21 : vector<4xi32>
      %342 = arith.ori %341, %c22 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %339, %c23 : vector<4xi32>
      %345 = arith.andi %344, %c21 : vector<4xi32>
      %346 = arith.ori %345, %c22 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %339, %c24 : vector<4xi32>
      %349 = arith.andi %348, %c21 : vector<4xi32>
      %350 = arith.ori %349, %c22 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %339, %c25 : vector<4xi32>
      %353 = arith.andi %352, %c21 : vector<4xi32>
      %354 = arith.ori %353, %c22 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = vector.shuffle %343, %347 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = vector.shuffle %351, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = vector.shuffle %356, %357 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %359 = arith.subf %358, %c26 : vector<32xf16>
      %360 = vector.shuffle %359, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %361 = vector.shuffle %359, %359 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %362 = math.fma %360, %325, %327 : vector<16xf16>
      %363 = math.fma %361, %325, %327 : vector<16xf16>
      %364 = arith.addi %310, %c5 : index
      %365 = arith.remui %314, %c8 : index
      %366 = arith.addi %13, %c4 : index
      %367 = arith.muli %364, %c17 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %365, %c18 : index
      %370 = arith.addi %368, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<2xf16>
      %373 = vector.extract %372[0] : f16 from vector<2xf16>
      %374 = vector.broadcast %373 : f16 to vector<16xf16>
      %375 = vector.extract %372[1] : f16 from vector<2xf16>
      %376 = vector.broadcast %375 : f16 to vector<16xf16>
      %377 = arith.addi %13, %c4 : index
      %378 = arith.muli %inputFeatures, %c2 : index
      %379 = arith.addi %378, %c3 : index
      %380 = arith.divui %379, %c4 : index
      %381 = arith.muli %380, %c4 : index
      %382 = arith.addi %377, %381 : index
      %383 = arith.muli %364, %c19 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %365, %c8 : index
      %386 = arith.addi %384, %385 : index
      %387 = vector.load %w[%386] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %388 = vector.bitcast %387 : vector<16xi8> to vector<4xi32>
      %389 = arith.shrui %388, %c20 : vector<4xi32>
      %390 = arith.andi %389, %c21 : vector<4xi32>
      %391 = arith.ori %390, %c22 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %388, %c23 : vector<4xi32>
      %394 = arith.andi %393, %c21 : vector<4xi32>
      %395 = arith.ori %394, %c22 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %388, %c24 : vector<4xi32>
      %398 = arith.andi %397, %c21 : vector<4xi32>
      %399 = arith.ori %398, %c22 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %388, %c25 : vector<4xi32>
      %402 = arith.andi %401, %c21 : vector<4xi32>
      %403 = arith.ori %402, %c22 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = vector.shuffle %405, %406 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %408 = arith.subf %407, %c26 : vector<32xf16>
      %409 = vector.shuffle %408, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %410 = vector.shuffle %408, %408 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %411 = math.fma %409, %374, %376 : vector<16xf16>
      %412 = math.fma %410, %374, %376 : vector<16xf16>
      %413 = arith.addi %23, %c5 : index
      %414 = arith.muli %310, %c2 : index
      %415 = arith.addi %414, %c5 : index
      %416 = arith.divui %inputFeatures, %c8 : index
      %417 = arith.muli %413, %416 : index
      %418 = arith.addi %417, %415 : index
      %419 = arith.muli %tileRows, %c8 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.remui %314, %tileRows : index
      %422 = arith.muli %421, %c1 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %362, %311 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %411, %312 : vector<16xf16>, vector<8xf32>
      %431 = arith.addi %23, %c5 : index
      %432 = arith.muli %310, %c2 : index
      %433 = arith.addi %432, %c6 : index
      %434 = arith.divui %inputFeatures, %c8 : index
      %435 = arith.muli %431, %434 : index
      %436 = arith.addi %435, %433 : index
      %437 = arith.muli %tileRows, %c8 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.remui %314, %tileRows : index
      %440 = arith.muli %439, %c1 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = arith.muli %tileRows, %c1 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = vector.shuffle %442, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %447 = wave.mma %446, %363, %429 : vector<16xf16>, vector<8xf32>
      %448 = wave.mma %446, %412, %430 : vector<16xf16>, vector<8xf32>
      scf.yield %447, %448 : vector<8xf32>, vector<8xf32>
    }
    %449 = wave.lane
    %450 = wave.wave
    %451 = arith.muli %450, %c2 : index
    %452 = arith.addi %451, %c5 : index
    %453 = arith.muli %452, %c19 : index
    %454 = arith.addi %453, %449 : index
    %455 = vector.extract %313#0[0] : f32 from vector<8xf32>
    %456 = arith.addi %454, %c5 : index
    memref.store %455, %18[%456] : memref<?xf32>
    %457 = vector.extract %313#0[1] : f32 from vector<8xf32>
    %458 = arith.addi %454, %c13 : index
    memref.store %457, %18[%458] : memref<?xf32>
    %459 = vector.extract %313#0[2] : f32 from vector<8xf32>
    %460 = arith.addi %454, %c17 : index
    memref.store %459, %18[%460] : memref<?xf32>
    %461 = vector.extract %313#0[3] : f32 from vector<8xf32>
    %462 = arith.addi %454, %c28 : index
    memref.store %461, %18[%462] : memref<?xf32>
    %463 = vector.extract %313#0[4] : f32 from vector<8xf32>
    %464 = arith.addi %454, %c4 : index
    memref.store %463, %18[%464] : memref<?xf32>
    %465 = vector.extract %313#0[5] : f32 from vector<8xf32>
    %466 = arith.addi %454, %c29 : index
    memref.store %465, %18[%466] : memref<?xf32>
    %467 = vector.extract %313#0[6] : f32 from vector<8xf32>
    %468 = arith.addi %454, %c30 : index
    memref.store %467, %18[%468] : memref<?xf32>
    %469 = vector.extract %313#0[7] : f32 from vector<8xf32>
    %470 = arith.addi %454, %c31 : index
    memref.store %469, %18[%470] : memref<?xf32>
    %471 = arith.muli %450, %c2 : index
    %472 = arith.addi %471, %c6 : index
    %473 = arith.muli %472, %c19 : index
    %474 = arith.addi %473, %449 : index
    %475 = vector.extract %313#1[0] : f32 from vector<8xf32>
    %476 = arith.addi %474, %c5 : index
    memref.store %475, %18[%476] : memref<?xf32>
    %477 = vector.extract %313#1[1] : f32 from vector<8xf32>
    %478 = arith.addi %474, %c13 : index
    memref.store %477, %18[%478] : memref<?xf32>
    %479 = vector.extract %313#1[2] : f32 from vector<8xf32>
    %480 = arith.addi %474, %c17 : index
    memref.store %479, %18[%480] : memref<?xf32>
    %481 = vector.extract %313#1[3] : f32 from vector<8xf32>
    %482 = arith.addi %474, %c28 : index
    memref.store %481, %18[%482] : memref<?xf32>
    %483 = vector.extract %313#1[4] : f32 from vector<8xf32>
    %484 = arith.addi %474, %c4 : index
    memref.store %483, %18[%484] : memref<?xf32>
    %485 = vector.extract %313#1[5] : f32 from vector<8xf32>
    %486 = arith.addi %474, %c29 : index
    memref.store %485, %18[%486] : memref<?xf32>
    %487 = vector.extract %313#1[6] : f32 from vector<8xf32>
    %488 = arith.addi %474, %c30 : index
    memref.store %487, %18[%488] : memref<?xf32>
    %489 = vector.extract %313#1[7] : f32 from vector<8xf32>
    %490 = arith.addi %474, %c31 : index
    memref.store %489, %18[%490] : memref<?xf32>
    wave.barrier
    %491 = arith.muli %450, %c18 : index
    %492 = arith.addi %491, %c5 : index
    %493 = arith.muli %492, %c13 : index
    %494 = arith.addi %493, %449 : index
    %495 = arith.addi %494, %c5 : index
    %496 = memref.load %18[%495] : memref<?xf32>
    %497 = arith.addi %495, %c32 : index
    %498 = memref.load %18[%497] : memref<?xf32>
    %499 = arith.addf %496, %498 : f32
    %500 = arith.muli %492, %c13 : index
    %501 = arith.addi %500, %449 : index
    %502 = arith.addi %501, %c19 : index
    %503 = memref.load %18[%502] : memref<?xf32>
    %504 = arith.addi %502, %c32 : index
    %505 = memref.load %18[%504] : memref<?xf32>
    %506 = arith.addf %503, %505 : f32
    %507 = wave.lane
    %508 = arith.addi %16, %c5 : index
    %509 = arith.muli %492, %c2 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.divui %507, %c8 : index
    %512 = arith.addi %510, %511 : index
    %513 = arith.cmpi slt, %512, %15 : index
    scf.if %513 {
      %514 = arith.cmpi eq, %hasFactors, %c6 : index
      %515 = memref.load %factors[%512] : memref<?xf32>
      %516 = arith.select %514, %515, %c34 : f32
      %517 = arith.remui %507, %c8 : index
      %518 = arith.muli %517, %c18 : index
      %519 = arith.addi %11, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %499, %523 : f32
      %525 = arith.remui %507, %c8 : index
      %526 = arith.muli %525, %c18 : index
      %527 = arith.addi %13, %526 : index
      %528 = vector.load %w[%527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %529 = vector.bitcast %528 : vector<4xi8> to vector<1xf32>
      %530 = vector.extract %529[0] : f32 from vector<1xf32>
      %531 = arith.mulf %530, %516 : f32
      %532 = arith.mulf %506, %531 : f32
      %533 = arith.muli %512, %outputFeatures : index
      %534 = arith.addi %533, %21 : index
      %535 = wave.lane
      %536 = arith.remui %535, %c8 : index
      %537 = arith.addi %534, %536 : index
      scf.if %19 {
        %538 = arith.addi %537, %c5 : index
        %539 = memref.load %residual[%538] : memref<?xf32>
        %540 = arith.addf %539, %524 : f32
        %541 = arith.addi %537, %c5 : index
        memref.store %540, %out[%541] : memref<?xf32>
      } else {
        %542 = arith.addi %537, %c5 : index
        memref.store %524, %out[%542] : memref<?xf32>
      }
      scf.if %19 {
        %543 = arith.addi %537, %c8 : index
        %544 = memref.load %residual[%543] : memref<?xf32>
        %545 = arith.addf %544, %532 : f32
        %546 = arith.addi %537, %c8 : index
        memref.store %545, %out[%546] : memref<?xf32>
      } else {
        %547 = arith.addi %537, %c8 : index
        memref.store %532, %out[%547] : memref<?xf32>
      }
    }
    %548 = arith.muli %450, %c18 : index
    %549 = arith.addi %548, %c6 : index
    %550 = arith.muli %549, %c13 : index
    %551 = arith.addi %550, %449 : index
    %552 = arith.addi %551, %c5 : index
    %553 = memref.load %18[%552] : memref<?xf32>
    %554 = arith.addi %552, %c32 : index
    %555 = memref.load %18[%554] : memref<?xf32>
    %556 = arith.addf %553, %555 : f32
    %557 = arith.muli %549, %c13 : index
    %558 = arith.addi %557, %449 : index
    %559 = arith.addi %558, %c19 : index
    %560 = memref.load %18[%559] : memref<?xf32>
    %561 = arith.addi %559, %c32 : index
    %562 = memref.load %18[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = wave.lane
    %565 = arith.addi %16, %c5 : index
    %566 = arith.muli %549, %c2 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c8 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %15 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c6 : index
      %572 = memref.load %factors[%569] : memref<?xf32>
      %573 = arith.select %571, %572, %c34 : f32
      %574 = arith.remui %564, %c8 : index
      %575 = arith.muli %574, %c18 : index
      %576 = arith.addi %11, %575 : index
      %577 = vector.load %w[%576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %578 = vector.bitcast %577 : vector<4xi8> to vector<1xf32>
      %579 = vector.extract %578[0] : f32 from vector<1xf32>
      %580 = arith.mulf %579, %573 : f32
      %581 = arith.mulf %556, %580 : f32
      %582 = arith.remui %564, %c8 : index
      %583 = arith.muli %582, %c18 : index
      %584 = arith.addi %13, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<1xf32>
      %587 = vector.extract %586[0] : f32 from vector<1xf32>
      %588 = arith.mulf %587, %573 : f32
      %589 = arith.mulf %563, %588 : f32
      %590 = arith.muli %569, %outputFeatures : index
      %591 = arith.addi %590, %21 : index
      %592 = wave.lane
      %593 = arith.remui %592, %c8 : index
      %594 = arith.addi %591, %593 : index
      scf.if %19 {
        %595 = arith.addi %594, %c5 : index
        %596 = memref.load %residual[%595] : memref<?xf32>
        %597 = arith.addf %596, %581 : f32
        %598 = arith.addi %594, %c5 : index
        memref.store %597, %out[%598] : memref<?xf32>
      } else {
        %599 = arith.addi %594, %c5 : index
        memref.store %581, %out[%599] : memref<?xf32>
      }
      scf.if %19 {
        %600 = arith.addi %594, %c8 : index
        %601 = memref.load %residual[%600] : memref<?xf32>
        %602 = arith.addf %601, %589 : f32
        %603 = arith.addi %594, %c8 : index
        memref.store %602, %out[%603] : memref<?xf32>
      } else {
        %604 = arith.addi %594, %c8 : index
        memref.store %589, %out[%604] : memref<?xf32>
      }
    }
    %605 = arith.muli %450, %c18 : index
    %606 = arith.addi %605, %c2 : index
    %607 = arith.muli %606, %c13 : index
    %608 = arith.addi %607, %449 : index
    %609 = arith.addi %608, %c5 : index
    %610 = memref.load %18[%609] : memref<?xf32>
    %611 = arith.addi %609, %c32 : index
    %612 = memref.load %18[%611] : memref<?xf32>
    %613 = arith.addf %610, %612 : f32
    %614 = arith.muli %606, %c13 : index
    %615 = arith.addi %614, %449 : index
    %616 = arith.addi %615, %c19 : index
    %617 = memref.load %18[%616] : memref<?xf32>
    %618 = arith.addi %616, %c32 : index
    %619 = memref.load %18[%618] : memref<?xf32>
    %620 = arith.addf %617, %619 : f32
    %621 = wave.lane
    %622 = arith.addi %16, %c5 : index
    %623 = arith.muli %606, %c2 : index
    %624 = arith.addi %622, %623 : index
    %625 = arith.divui %621, %c8 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.cmpi slt, %626, %15 : index
    scf.if %627 {
      %628 = arith.cmpi eq, %hasFactors, %c6 : index
      %629 = memref.load %factors[%626] : memref<?xf32>
      %630 = arith.select %628, %629, %c34 : f32
      %631 = arith.remui %621, %c8 : index
      %632 = arith.muli %631, %c18 : index
      %633 = arith.addi %11, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %630 : f32
      %638 = arith.mulf %613, %637 : f32
      %639 = arith.remui %621, %c8 : index
      %640 = arith.muli %639, %c18 : index
      %641 = arith.addi %13, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %630 : f32
      %646 = arith.mulf %620, %645 : f32
      %647 = arith.muli %626, %outputFeatures : index
      %648 = arith.addi %647, %21 : index
      %649 = wave.lane
      %650 = arith.remui %649, %c8 : index
      %651 = arith.addi %648, %650 : index
      scf.if %19 {
        %652 = arith.addi %651, %c5 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %638 : f32
        %655 = arith.addi %651, %c5 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %651, %c5 : index
        memref.store %638, %out[%656] : memref<?xf32>
      }
      scf.if %19 {
        %657 = arith.addi %651, %c8 : index
        %658 = memref.load %residual[%657] : memref<?xf32>
        %659 = arith.addf %658, %646 : f32
        %660 = arith.addi %651, %c8 : index
        memref.store %659, %out[%660] : memref<?xf32>
      } else {
        %661 = arith.addi %651, %c8 : index
        memref.store %646, %out[%661] : memref<?xf32>
      }
    }
    %662 = arith.muli %450, %c18 : index
    %663 = arith.addi %662, %c27 : index
    %664 = arith.muli %663, %c13 : index
    %665 = arith.addi %664, %449 : index
    %666 = arith.addi %665, %c5 : index
    %667 = memref.load %18[%666] : memref<?xf32>
    %668 = arith.addi %666, %c32 : index
    %669 = memref.load %18[%668] : memref<?xf32>
    %670 = arith.addf %667, %669 : f32
    %671 = arith.muli %663, %c13 : index
    %672 = arith.addi %671, %449 : index
    %673 = arith.addi %672, %c19 : index
    %674 = memref.load %18[%673] : memref<?xf32>
    %675 = arith.addi %673, %c32 : index
    %676 = memref.load %18[%675] : memref<?xf32>
    %677 = arith.addf %674, %676 : f32
    %678 = wave.lane
    %679 = arith.addi %16, %c5 : index
    %680 = arith.muli %663, %c2 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c8 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %15 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c6 : index
      %686 = memref.load %factors[%683] : memref<?xf32>
      %687 = arith.select %685, %686, %c34 : f32
      %688 = arith.remui %678, %c8 : index
      %689 = arith.muli %688, %c18 : index
      %690 = arith.addi %11, %689 : index
      %691 = vector.load %w[%690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %692 = vector.bitcast %691 : vector<4xi8> to vector<1xf32>
      %693 = vector.extract %692[0] : f32 from vector<1xf32>
      %694 = arith.mulf %693, %687 : f32
      %695 = arith.mulf %670, %694 : f32
      %696 = arith.remui %678, %c8 : index
      %697 = arith.muli %696, %c18 : index
      %698 = arith.addi %13, %697 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %701, %687 : f32
      %703 = arith.mulf %677, %702 : f32
      %704 = arith.muli %683, %outputFeatures : index
      %705 = arith.addi %704, %21 : index
      %706 = wave.lane
      %707 = arith.remui %706, %c8 : index
      %708 = arith.addi %705, %707 : index
      scf.if %19 {
        %709 = arith.addi %708, %c5 : index
        %710 = memref.load %residual[%709] : memref<?xf32>
        %711 = arith.addf %710, %695 : f32
        %712 = arith.addi %708, %c5 : index
        memref.store %711, %out[%712] : memref<?xf32>
      } else {
        %713 = arith.addi %708, %c5 : index
        memref.store %695, %out[%713] : memref<?xf32>
      }
      scf.if %19 {
        %714 = arith.addi %708, %c8 : index
        %715 = memref.load %residual[%714] : memref<?xf32>
        %716 = arith.addf %715, %703 : f32
        %717 = arith.addi %708, %c8 : index
        memref.store %716, %out[%717] : memref<?xf32>
      } else {
        %718 = arith.addi %708, %c8 : index
        memref.store %703, %out[%718] : memref<?xf32>
      }
    }
  }
  %719 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %719 {
    %720 = arith.addi %16, %c8 : index
    %721 = arith.minsi %720, %15 : index
    %722 = wave.wave
    %723 = arith.addi %16, %722 : index
    scf.for %724 = %723 to %721 step %c2 {
      %725 = arith.muli %724, %features : index
      %726 = wave.lane
      %727 = arith.muli %726, %c18 : index
      %731:2 = scf.for %728 = %727 to %features step %c4 iter_args(%729 = %c37, %730 = %c37) -> (vector<4xf32>, vector<4xf32>) {
        %732 = arith.addi %725, %728 : index
        %733 = vector.load %out[%732] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %734 = vector.load %norm_weight[%728] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %735 = arith.mulf %733, %734 : vector<4xf32>
        %736 = math.absf %735 : vector<4xf32>
        %737 = math.fma %733, %733, %729 : vector<4xf32>
        %738 = arith.maximumf %730, %736 : vector<4xf32>
        scf.yield %737, %738 : vector<4xf32>, vector<4xf32>
      }
      %739 = wave.reduce "add" %731#0 : vector<4xf32>
      %740 = arith.mulf %739, %inverseFeatures : f32
      %741 = arith.addf %740, %epsilon : f32
      %742 = math.sqrt %741 : f32
      %743 = arith.divf %c34, %742 : f32
      %744 = wave.reduce "max" %731#1 : vector<4xf32>
      %745 = arith.mulf %744, %743 : f32
      %746 = arith.bitcast %745 : f32 to i32
      %747 = arith.shrui %746, %c40 : i32
      %748 = arith.maxsi %747, %c41 : i32
      %749 = arith.subi %c42, %748 : i32
      %750 = arith.shli %749, %c40 : i32
      %751 = arith.subi %748, %c43 : i32
      %752 = arith.shli %751, %c40 : i32
      %753 = arith.bitcast %750 : i32 to f32
      %754 = arith.bitcast %752 : i32 to f32
      %755 = wave.lane
      %756 = arith.cmpi eq, %755, %c5 : index
      scf.if %756 {
        memref.store %754, %normed_factors[%724] : memref<?xf32>
      }
      %757 = vector.broadcast %743 : f32 to vector<4xf32>
      %758 = vector.broadcast %753 : f32 to vector<4xf32>
      scf.for %759 = %727 to %features step %c4 {
        %760 = arith.addi %725, %759 : index
        %761 = vector.load %out[%760] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %762 = arith.mulf %761, %757 : vector<4xf32>
        %763 = vector.load %norm_weight[%759] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %764 = arith.mulf %762, %763 : vector<4xf32>
        %765 = arith.mulf %764, %758 : vector<4xf32>
        %766 = arith.divui %724, %tileRows : index
        %767 = arith.divui %features, %c8 : index
        %768 = arith.muli %766, %767 : index
        %769 = arith.divui %759, %c8 : index
        %770 = arith.addi %768, %769 : index
        %771 = arith.muli %770, %c2 : index
        %772 = arith.remui %759, %c8 : index
        %773 = arith.divui %772, %c1 : index
        %774 = arith.addi %771, %773 : index
        %775 = arith.muli %tileRows, %c1 : index
        %776 = arith.muli %774, %775 : index
        %777 = arith.remui %724, %tileRows : index
        %778 = arith.muli %777, %c1 : index
        %779 = arith.addi %776, %778 : index
        %780 = arith.remui %759, %c1 : index
        %781 = arith.addi %779, %780 : index
        %782 = arith.truncf %765 : vector<4xf32> to vector<4xf16>
        vector.store %782, %normed[%781] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
