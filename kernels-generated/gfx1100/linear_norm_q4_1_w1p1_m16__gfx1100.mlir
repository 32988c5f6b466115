// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_1', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_1_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c34 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 141 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c8 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c8 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %14, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c8 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c6, %c8 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.remui %c6, %c8 : index
    %30 = arith.divui %29, %c1 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c1 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c6, %c1 : index
    %38 = arith.addi %36, %37 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c13 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c2 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c2 iter_args(%53 = %c12) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c6 : index
      %57 = arith.remui %55, %c8 : index
      %58 = arith.addi %11, %c4 : index
      %59 = arith.muli %56, %c16 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c17 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = vector.extract %64[0] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = vector.extract %64[1] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %11, %c4 : index
      %70 = arith.muli %inputFeatures, %c2 : index
      %71 = arith.addi %70, %c3 : index
      %72 = arith.divui %71, %c4 : index
      %73 = arith.muli %72, %c4 : index
      %74 = arith.addi %69, %73 : index
      %75 = arith.muli %56, %c18 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %57, %c8 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<4xi32>
      %81 = arith.shrui %80, %c19 : vector<4xi32>
      %82 = arith.andi %81, %c20 : vector<4xi32>
      %83 = arith.ori %82, %c21 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %80, %c22 : vector<4xi32>
      %86 = arith.andi %85, %c20 : vector<4xi32>
      %87 = arith.ori %86, %c21 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %80, %c23 : vector<4xi32>
      %90 = arith.andi %89, %c20 : vector<4xi32>
      %91 = arith.ori %90, %c21 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %80, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c20 : vector<4xi32>
      %95 = arith.ori %94, %c21 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %97, %98 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %100 = arith.subf %99, %c25 : vector<32xf16>
      %101 = vector.shuffle %100, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %102 = vector.shuffle %100, %100 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %103 = math.fma %101, %66, %68 : vector<16xf16>
      %104 = math.fma %102, %66, %68 : vector<16xf16>
      %105 = arith.addi %52, %c5 : index
      %106 = arith.remui %55, %c8 : index
      %107 = arith.addi %11, %c4 : index
      %108 = arith.muli %105, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %106, %c17 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %113 = vector.bitcast %112 : vector<4xi8> to vector<2xf16>
      %114 = vector.extract %113[0] : f16 from vector<2xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = vector.extract %113[1] : f16 from vector<2xf16>
      %117 = vector.broadcast %116 : f16 to vector<16xf16>
      %118 = arith.addi %11, %c4 : index
      %119 = arith.muli %inputFeatures, %c2 : index
      %120 = arith.addi %119, %c3 : index
      %121 = arith.divui %120, %c4 : index
      %122 = arith.muli %121, %c4 : index
      %123 = arith.addi %118, %122 : index
      %124 = arith.muli %105, %c18 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %106, %c8 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<4xi32>
      %130 = arith.shrui %129, %c19 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.ori %131, %c21 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %129, %c22 : vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.ori %135, %c21 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %129, %c23 : vector<4xi32>
      %139 = arith.andi %138, %c20 : vector<4xi32>
      %140 = arith.ori %139, %c21 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %129, %c24 : vector<4xi32>
      %143 = arith.andi %142, %c20 : vector<4xi32>
      %144 = arith.ori %143, %c21 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %146, %147 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %149 = arith.subf %148, %c25 : vector<32xf16>
      %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %151 = vector.shuffle %149, %149 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %152 = math.fma %150, %115, %117 : vector<16xf16>
      %153 = math.fma %151, %115, %117 : vector<16xf16>
      %154 = arith.muli %52, %c2 : index
      %155 = arith.addi %154, %c6 : index
      %156 = arith.muli %tileRows, %c8 : index
      %157 = arith.muli %155, %156 : index
      %158 = arith.addi %38, %157 : index
      %159 = vector.load %x[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c1 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %103, %53 : vector<16xf16>, vector<8xf32>
      %165 = arith.muli %52, %c2 : index
      %166 = arith.addi %165, %c5 : index
      %167 = arith.muli %tileRows, %c8 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %38, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c1 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %104, %164 : vector<16xf16>, vector<8xf32>
      %176 = arith.muli %52, %c2 : index
      %177 = arith.addi %176, %c2 : index
      %178 = arith.muli %tileRows, %c8 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.addi %38, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c1 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %152, %175 : vector<16xf16>, vector<8xf32>
      %187 = arith.muli %52, %c2 : index
      %188 = arith.addi %187, %c26 : index
      %189 = arith.muli %tileRows, %c8 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.addi %38, %190 : index
      %192 = vector.load %x[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c1 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %153, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %197 : vector<8xf32>
    }
    %198 = arith.select %45, %51, %44 : index
    %201 = scf.for %199 = %51 to %198 step %c5 iter_args(%200 = %54) -> (vector<8xf32>) {
      %202 = wave.lane
      %203 = arith.addi %199, %c6 : index
      %204 = arith.remui %202, %c8 : index
      %205 = arith.addi %11, %c4 : index
      %206 = arith.muli %203, %c16 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %204, %c17 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<2xf16>
      %212 = vector.extract %211[0] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = vector.extract %211[1] : f16 from vector<2xf16>
      %215 = vector.broadcast %214 : f16 to vector<16xf16>
      %216 = arith.addi %11, %c4 : index
      %217 = arith.muli %inputFeatures, %c2 : index
      %218 = arith.addi %217, %c3 : index
      %219 = arith.divui %218, %c4 : index
      %220 = arith.muli %219, %c4 : index
      %221 = arith.addi %216, %220 : index
      %222 = arith.muli %203, %c18 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %204, %c8 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %227 = vector.bitcast %226 : vector<16xi8> to vector<4xi32>
      %228 = arith.shrui %227, %c19 : vector<4xi32>
      %229 = arith.andi %228, %c20 : vector<4xi32>
      %230 = arith.ori %229, %c21 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %227, %c22 : vector<4xi32>
      %233 = arith.andi %232, %c20 : vector<4xi32>
      %234 = arith.ori %233, %c21 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %227, %c23 : vector<4xi32>
      %237 = arith.andi %236, %c20 : vector<4xi32>
      %238 = arith.ori %237, %c21 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %227, %c24 : vector<4xi32>
      %241 = arith.andi %240, %c20 : vector<4xi32>
      %242 = arith.ori %241, %c21 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %239, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %244, %245 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %247 = arith.subf %246, %c25 : vector<32xf16>
      %248 = vector.shuffle %247, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %249 = vector.shuffle %247, %247 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %250 = math.fma %248, %213, %215 : vector<16xf16>
      %251 = math.fma %249, %213, %215 : vector<16xf16>
      %252 = arith.muli %199, %c2 : index
      %253 = arith.addi %252, %c6 : index
      %254 = arith.muli %tileRows, %c8 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %38, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c1 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %250, %200 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %199, %c2 : index
      %264 = arith.addi %263, %c5 : index
      %265 = arith.muli %tileRows, %c8 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %38, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %251, %262 : vector<16xf16>, vector<8xf32>
      scf.yield %273 : vector<8xf32>
    }
    %274 = wave.lane
    %275 = vector.extract %201[0] : f32 from vector<8xf32>
    %276 = wave.lane
    %277 = arith.addi %14, %c6 : index
    %278 = arith.muli %c6, %c2 : index
    %279 = arith.addi %277, %278 : index
    %280 = arith.divui %276, %c8 : index
    %281 = arith.addi %279, %280 : index
    %282 = arith.cmpi slt, %281, %13 : index
    scf.if %282 {
      %283 = arith.cmpi eq, %hasFactors, %c5 : index
      %284 = memref.load %factors[%281] : memref<?xf32>
      %285 = arith.select %283, %284, %c28 : f32
      %286 = arith.remui %276, %c8 : index
      %287 = arith.muli %286, %c17 : index
      %288 = arith.addi %11, %287 : index
      %289 = vector.load %w[%288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %290 = vector.bitcast %289 : vector<4xi8> to vector<1xf32>
      %291 = vector.extract %290[0] : f32 from vector<1xf32>
      %292 = arith.mulf %291, %285 : f32
      %293 = arith.mulf %275, %292 : f32
      %294 = arith.muli %281, %outputFeatures : index
      %295 = arith.addi %294, %17 : index
      %296 = wave.lane
      %297 = arith.remui %296, %c8 : index
      %298 = arith.addi %295, %297 : index
      scf.if %15 {
        %299 = arith.addi %298, %c6 : index
        %300 = memref.load %residual[%299] : memref<?xf32>
        %301 = arith.addf %300, %293 : f32
        %302 = arith.addi %298, %c6 : index
        memref.store %301, %out[%302] : memref<?xf32>
      } else {
        %303 = arith.addi %298, %c6 : index
        memref.store %293, %out[%303] : memref<?xf32>
      }
    }
    %304 = vector.extract %201[1] : f32 from vector<8xf32>
    %305 = wave.lane
    %306 = arith.addi %14, %c6 : index
    %307 = arith.muli %c5, %c2 : index
    %308 = arith.addi %306, %307 : index
    %309 = arith.divui %305, %c8 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.cmpi slt, %310, %13 : index
    scf.if %311 {
      %312 = arith.cmpi eq, %hasFactors, %c5 : index
      %313 = memref.load %factors[%310] : memref<?xf32>
      %314 = arith.select %312, %313, %c28 : f32
      %315 = arith.remui %305, %c8 : index
      %316 = arith.muli %315, %c17 : index
      %317 = arith.addi %11, %316 : index
      %318 = vector.load %w[%317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %319 = vector.bitcast %318 : vector<4xi8> to vector<1xf32>
      %320 = vector.extract %319[0] : f32 from vector<1xf32>
      %321 = arith.mulf %320, %314 : f32
      %322 = arith.mulf %304, %321 : f32
      %323 = arith.muli %310, %outputFeatures : index
      %324 = arith.addi %323, %17 : index
      %325 = wave.lane
      %326 = arith.remui %325, %c8 : index
      %327 = arith.addi %324, %326 : index
      scf.if %15 {
        %328 = arith.addi %327, %c6 : index
        %329 = memref.load %residual[%328] : memref<?xf32>
        %330 = arith.addf %329, %322 : f32
        %331 = arith.addi %327, %c6 : index
        memref.store %330, %out[%331] : memref<?xf32>
      } else {
        %332 = arith.addi %327, %c6 : index
        memref.store %322, %out[%332] : memref<?xf32>
      }
    }
    %333 = vector.extract %201[2] : f32 from vector<8xf32>
    %334 = wave.lane
    %335 = arith.addi %14, %c6 : index
    %336 = arith.muli %c2, %c2 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.divui %334, %c8 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.cmpi slt, %339, %13 : index
    scf.if %340 {
      %341 = arith.cmpi eq, %hasFactors, %c5 : index
      %342 = memref.load %factors[%339] : memref<?xf32>
      %343 = arith.select %341, %342, %c28 : f32
      %344 = arith.remui %334, %c8 : index
      %345 = arith.muli %344, %c17 : index
      %346 = arith.addi %11, %345 : index
      %347 = vector.load %w[%346] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %348 = vector.bitcast %347 : vector<4xi8> to vector<1xf32>
      %349 = vector.extract %348[0] : f32 from vector<1xf32>
      %350 = arith.mulf %349, %343 : f32
      %351 = arith.mulf %333, %350 : f32
      %352 = arith.muli %339, %outputFeatures : index
      %353 = arith.addi %352, %17 : index
      %354 = wave.lane
      %355 = arith.remui %354, %c8 : index
      %356 = arith.addi %353, %355 : index
      scf.if %15 {
        %357 = arith.addi %356, %c6 : index
        %358 = memref.load %residual[%357] : memref<?xf32>
        %359 = arith.addf %358, %351 : f32
        %360 = arith.addi %356, %c6 : index
        memref.store %359, %out[%360] : memref<?xf32>
      } else {
        %361 = arith.addi %356, %c6 : index
        memref.store %351, %out[%361] : memref<?xf32>
      }
    }
    %362 = vector.extract %201[3] : f32 from vector<8xf32>
    %363 = wave.lane
    %364 = arith.addi %14, %c6 : index
    %365 = arith.muli %c26, %c2 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.divui %363, %c8 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.cmpi slt, %368, %13 : index
    scf.if %369 {
      %370 = arith.cmpi eq, %hasFactors, %c5 : index
      %371 = memref.load %factors[%368] : memref<?xf32>
      %372 = arith.select %370, %371, %c28 : f32
      %373 = arith.remui %363, %c8 : index
      %374 = arith.muli %373, %c17 : index
      %375 = arith.addi %11, %374 : index
      %376 = vector.load %w[%375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %377 = vector.bitcast %376 : vector<4xi8> to vector<1xf32>
      %378 = vector.extract %377[0] : f32 from vector<1xf32>
      %379 = arith.mulf %378, %372 : f32
      %380 = arith.mulf %362, %379 : f32
      %381 = arith.muli %368, %outputFeatures : index
      %382 = arith.addi %381, %17 : index
      %383 = wave.lane
      %384 = arith.remui %383, %c8 : index
      %385 = arith.addi %382, %384 : index
      scf.if %15 {
        %386 = arith.addi %385, %c6 : index
        %387 = memref.load %residual[%386] : memref<?xf32>
        %388 = arith.addf %387, %380 : f32
        %389 = arith.addi %385, %c6 : index
        memref.store %388, %out[%389] : memref<?xf32>
      } else {
        %390 = arith.addi %385, %c6 : index
        memref.store %380, %out[%390] : memref<?xf32>
      }
    }
    %391 = vector.extract %201[4] : f32 from vector<8xf32>
    %392 = wave.lane
    %393 = arith.addi %14, %c6 : index
    %394 = arith.muli %c17, %c2 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.divui %392, %c8 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.cmpi slt, %397, %13 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c5 : index
      %400 = memref.load %factors[%397] : memref<?xf32>
      %401 = arith.select %399, %400, %c28 : f32
      %402 = arith.remui %392, %c8 : index
      %403 = arith.muli %402, %c17 : index
      %404 = arith.addi %11, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
      %407 = vector.extract %406[0] : f32 from vector<1xf32>
      %408 = arith.mulf %407, %401 : f32
      %409 = arith.mulf %391, %408 : f32
      %410 = arith.muli %397, %outputFeatures : index
      %411 = arith.addi %410, %17 : index
      %412 = wave.lane
      %413 = arith.remui %412, %c8 : index
      %414 = arith.addi %411, %413 : index
      scf.if %15 {
        %415 = arith.addi %414, %c6 : index
        %416 = memref.load %residual[%415] : memref<?xf32>
        %417 = arith.addf %416, %409 : f32
        %418 = arith.addi %414, %c6 : index
        memref.store %417, %out[%418] : memref<?xf32>
      } else {
        %419 = arith.addi %414, %c6 : index
        memref.store %409, %out[%419] : memref<?xf32>
      }
    }
    %420 = vector.extract %201[5] : f32 from vector<8xf32>
    %421 = wave.lane
    %422 = arith.addi %14, %c6 : index
    %423 = arith.muli %c29, %c2 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.divui %421, %c8 : index
    %426 = arith.addi %424, %425 : index
    %427 = arith.cmpi slt, %426, %13 : index
    scf.if %427 {
      %428 = arith.cmpi eq, %hasFactors, %c5 : index
      %429 = memref.load %factors[%426] : memref<?xf32>
      %430 = arith.select %428, %429, %c28 : f32
      %431 = arith.remui %421, %c8 : index
      %432 = arith.muli %431, %c17 : index
      %433 = arith.addi %11, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %430 : f32
      %438 = arith.mulf %420, %437 : f32
      %439 = arith.muli %426, %outputFeatures : index
      %440 = arith.addi %439, %17 : index
      %441 = wave.lane
      %442 = arith.remui %441, %c8 : index
      %443 = arith.addi %440, %442 : index
      scf.if %15 {
        %444 = arith.addi %443, %c6 : index
        %445 = memref.load %residual[%444] : memref<?xf32>
        %446 = arith.addf %445, %438 : f32
        %447 = arith.addi %443, %c6 : index
        memref.store %446, %out[%447] : memref<?xf32>
      } else {
        %448 = arith.addi %443, %c6 : index
        memref.store %438, %out[%448] : memref<?xf32>
      }
    }
    %449 = vector.extract %201[6] : f32 from vector<8xf32>
    %450 = wave.lane
    %451 = arith.addi %14, %c6 : index
    %452 = arith.muli %c30, %c2 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.divui %450, %c8 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.cmpi slt, %455, %13 : index
    scf.if %456 {
      %457 = arith.cmpi eq, %hasFactors, %c5 : index
      %458 = memref.load %factors[%455] : memref<?xf32>
      %459 = arith.select %457, %458, %c28 : f32
      %460 = arith.remui %450, %c8 : index
      %461 = arith.muli %460, %c17 : index
      %462 = arith.addi %11, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<1xf32>
      %465 = vector.extract %464[0] : f32 from vector<1xf32>
      %466 = arith.mulf %465, %459 : f32
      %467 = arith.mulf %449, %466 : f32
      %468 = arith.muli %455, %outputFeatures : index
      %469 = arith.addi %468, %17 : index
      %470 = wave.lane
      %471 = arith.remui %470, %c8 : index
      %472 = arith.addi %469, %471 : index
      scf.if %15 {
        %473 = arith.addi %472, %c6 : index
        %474 = memref.load %residual[%473] : memref<?xf32>
        %475 = arith.addf %474, %467 : f32
        %476 = arith.addi %472, %c6 : index
        memref.store %475, %out[%476] : memref<?xf32>
      } else {
        %477 = arith.addi %472, %c6 : index
        memref.store %467, %out[%477] : memref<?xf32>
      }
    }
    %478 = vector.extract %201[7] : f32 from vector<8xf32>
    %479 = wave.lane
    %480 = arith.addi %14, %c6 : index
    %481 = arith.muli %c31, %c2 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c8 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %13 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c5 : index
      %487 = memref.load %factors[%484] : memref<?xf32>
      %488 = arith.select %486, %487, %c28 : f32
      %489 = arith.remui %479, %c8 : index
      %490 = arith.muli %489, %c17 : index
      %491 = arith.addi %11, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<1xf32>
      %494 = vector.extract %493[0] : f32 from vector<1xf32>
      %495 = arith.mulf %494, %488 : f32
      %496 = arith.mulf %478, %495 : f32
      %497 = arith.muli %484, %outputFeatures : index
      %498 = arith.addi %497, %17 : index
      %499 = wave.lane
      %500 = arith.remui %499, %c8 : index
      %501 = arith.addi %498, %500 : index
      scf.if %15 {
        %502 = arith.addi %501, %c6 : index
        %503 = memref.load %residual[%502] : memref<?xf32>
        %504 = arith.addf %503, %496 : f32
        %505 = arith.addi %501, %c6 : index
        memref.store %504, %out[%505] : memref<?xf32>
      } else {
        %506 = arith.addi %501, %c6 : index
        memref.store %496, %out[%506] : memref<?xf32>
      }
    }
  }
  %507 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %507 {
    %508 = arith.addi %14, %c8 : index
    %509 = arith.minsi %508, %13 : index
    %510 = wave.wave
    %511 = arith.addi %14, %510 : index
    scf.for %512 = %511 to %509 step %c5 {
      %513 = arith.muli %512, %features : index
      %514 = wave.lane
      %515 = arith.muli %514, %c17 : index
      %519:2 = scf.for %516 = %515 to %features step %c4 iter_args(%517 = %c34, %518 = %c34) -> (vector<4xf32>, vector<4xf32>) {
        %520 = arith.addi %513, %516 : index
        %521 = vector.load %out[%520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %522 = vector.load %norm_weight[%516] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %523 = arith.mulf %521, %522 : vector<4xf32>
        %524 = math.absf %523 : vector<4xf32>
        %525 = math.fma %521, %521, %517 : vector<4xf32>
        %526 = arith.maximumf %518, %524 : vector<4xf32>
        scf.yield %525, %526 : vector<4xf32>, vector<4xf32>
      }
      %527 = wave.reduce "add" %519#0 : vector<4xf32>
      %528 = arith.mulf %527, %inverseFeatures : f32
      %529 = arith.addf %528, %epsilon : f32
      %530 = math.sqrt %529 : f32
      %531 = arith.divf %c28, %530 : f32
      %532 = wave.reduce "max" %519#1 : vector<4xf32>
      %533 = arith.mulf %532, %531 : f32
      %534 = arith.bitcast %533 : f32 to i32
      %535 = arith.shrui %534, %c37 : i32
      %536 = arith.maxsi %535, %c38 : i32
      %537 = arith.subi %c39, %536 : i32
      %538 = arith.shli %537, %c37 : i32
      %539 = arith.subi %536, %c40 : i32
      %540 = arith.shli %539, %c37 : i32
      %541 = arith.bitcast %538 : i32 to f32
      %542 = arith.bitcast %540 : i32 to f32
      %543 = wave.lane
      %544 = arith.cmpi eq, %543, %c6 : index
      scf.if %544 {
        memref.store %542, %normed_factors[%512] : memref<?xf32>
      }
      %545 = vector.broadcast %531 : f32 to vector<4xf32>
      %546 = vector.broadcast %541 : f32 to vector<4xf32>
      scf.for %547 = %515 to %features step %c4 {
        %548 = arith.addi %513, %547 : index
        %549 = vector.load %out[%548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %550 = arith.mulf %549, %545 : vector<4xf32>
        %551 = vector.load %norm_weight[%547] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %552 = arith.mulf %550, %551 : vector<4xf32>
        %553 = arith.mulf %552, %546 : vector<4xf32>
        %554 = arith.divui %512, %tileRows : index
        %555 = arith.divui %features, %c8 : index
        %556 = arith.muli %554, %555 : index
        %557 = arith.divui %547, %c8 : index
        %558 = arith.addi %556, %557 : index
        %559 = arith.muli %558, %c2 : index
        %560 = arith.remui %547, %c8 : index
        %561 = arith.divui %560, %c1 : index
        %562 = arith.addi %559, %561 : index
        %563 = arith.muli %tileRows, %c1 : index
        %564 = arith.muli %562, %563 : index
        %565 = arith.remui %512, %tileRows : index
        %566 = arith.muli %565, %c1 : index
        %567 = arith.addi %564, %566 : index
        %568 = arith.remui %547, %c1 : index
        %569 = arith.addi %567, %568 : index
        %570 = arith.truncf %553 : vector<4xf32> to vector<4xf16>
        vector.store %570, %normed[%569] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
