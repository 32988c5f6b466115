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
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c34 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
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
      %284 = arith.muli %281, %c2 : index
      %285 = memref.load %factors[%284] : memref<?xf32>
      %286 = arith.mulf %285, %operandScale : f32
      %287 = arith.select %283, %286, %operandScale : f32
      %288 = arith.remui %276, %c8 : index
      %289 = arith.muli %288, %c17 : index
      %290 = arith.addi %11, %289 : index
      %291 = vector.load %w[%290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %292 = vector.bitcast %291 : vector<4xi8> to vector<1xf32>
      %293 = vector.extract %292[0] : f32 from vector<1xf32>
      %294 = arith.mulf %293, %287 : f32
      %295 = arith.mulf %275, %294 : f32
      %296 = arith.muli %281, %outputFeatures : index
      %297 = arith.addi %296, %17 : index
      %298 = wave.lane
      %299 = arith.remui %298, %c8 : index
      %300 = arith.addi %297, %299 : index
      scf.if %15 {
        %301 = arith.addi %300, %c6 : index
        %302 = memref.load %residual[%301] : memref<?xf32>
        %303 = arith.addf %302, %295 : f32
        %304 = arith.addi %300, %c6 : index
        memref.store %303, %out[%304] : memref<?xf32>
      } else {
        %305 = arith.addi %300, %c6 : index
        memref.store %295, %out[%305] : memref<?xf32>
      }
    }
    %306 = vector.extract %201[1] : f32 from vector<8xf32>
    %307 = wave.lane
    %308 = arith.addi %14, %c6 : index
    %309 = arith.muli %c5, %c2 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c8 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %13 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c5 : index
      %315 = arith.muli %312, %c2 : index
      %316 = memref.load %factors[%315] : memref<?xf32>
      %317 = arith.mulf %316, %operandScale : f32
      %318 = arith.select %314, %317, %operandScale : f32
      %319 = arith.remui %307, %c8 : index
      %320 = arith.muli %319, %c17 : index
      %321 = arith.addi %11, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<1xf32>
      %324 = vector.extract %323[0] : f32 from vector<1xf32>
      %325 = arith.mulf %324, %318 : f32
      %326 = arith.mulf %306, %325 : f32
      %327 = arith.muli %312, %outputFeatures : index
      %328 = arith.addi %327, %17 : index
      %329 = wave.lane
      %330 = arith.remui %329, %c8 : index
      %331 = arith.addi %328, %330 : index
      scf.if %15 {
        %332 = arith.addi %331, %c6 : index
        %333 = memref.load %residual[%332] : memref<?xf32>
        %334 = arith.addf %333, %326 : f32
        %335 = arith.addi %331, %c6 : index
        memref.store %334, %out[%335] : memref<?xf32>
      } else {
        %336 = arith.addi %331, %c6 : index
        memref.store %326, %out[%336] : memref<?xf32>
      }
    }
    %337 = vector.extract %201[2] : f32 from vector<8xf32>
    %338 = wave.lane
    %339 = arith.addi %14, %c6 : index
    %340 = arith.muli %c2, %c2 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.divui %338, %c8 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.cmpi slt, %343, %13 : index
    scf.if %344 {
      %345 = arith.cmpi eq, %hasFactors, %c5 : index
      %346 = arith.muli %343, %c2 : index
      %347 = memref.load %factors[%346] : memref<?xf32>
      %348 = arith.mulf %347, %operandScale : f32
      %349 = arith.select %345, %348, %operandScale : f32
      %350 = arith.remui %338, %c8 : index
      %351 = arith.muli %350, %c17 : index
      %352 = arith.addi %11, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %349 : f32
      %357 = arith.mulf %337, %356 : f32
      %358 = arith.muli %343, %outputFeatures : index
      %359 = arith.addi %358, %17 : index
      %360 = wave.lane
      %361 = arith.remui %360, %c8 : index
      %362 = arith.addi %359, %361 : index
      scf.if %15 {
        %363 = arith.addi %362, %c6 : index
        %364 = memref.load %residual[%363] : memref<?xf32>
        %365 = arith.addf %364, %357 : f32
        %366 = arith.addi %362, %c6 : index
        memref.store %365, %out[%366] : memref<?xf32>
      } else {
        %367 = arith.addi %362, %c6 : index
        memref.store %357, %out[%367] : memref<?xf32>
      }
    }
    %368 = vector.extract %201[3] : f32 from vector<8xf32>
    %369 = wave.lane
    %370 = arith.addi %14, %c6 : index
    %371 = arith.muli %c26, %c2 : index
    %372 = arith.addi %370, %371 : index
    %373 = arith.divui %369, %c8 : index
    %374 = arith.addi %372, %373 : index
    %375 = arith.cmpi slt, %374, %13 : index
    scf.if %375 {
      %376 = arith.cmpi eq, %hasFactors, %c5 : index
      %377 = arith.muli %374, %c2 : index
      %378 = memref.load %factors[%377] : memref<?xf32>
      %379 = arith.mulf %378, %operandScale : f32
      %380 = arith.select %376, %379, %operandScale : f32
      %381 = arith.remui %369, %c8 : index
      %382 = arith.muli %381, %c17 : index
      %383 = arith.addi %11, %382 : index
      %384 = vector.load %w[%383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %385 = vector.bitcast %384 : vector<4xi8> to vector<1xf32>
      %386 = vector.extract %385[0] : f32 from vector<1xf32>
      %387 = arith.mulf %386, %380 : f32
      %388 = arith.mulf %368, %387 : f32
      %389 = arith.muli %374, %outputFeatures : index
      %390 = arith.addi %389, %17 : index
      %391 = wave.lane
      %392 = arith.remui %391, %c8 : index
      %393 = arith.addi %390, %392 : index
      scf.if %15 {
        %394 = arith.addi %393, %c6 : index
        %395 = memref.load %residual[%394] : memref<?xf32>
        %396 = arith.addf %395, %388 : f32
        %397 = arith.addi %393, %c6 : index
        memref.store %396, %out[%397] : memref<?xf32>
      } else {
        %398 = arith.addi %393, %c6 : index
        memref.store %388, %out[%398] : memref<?xf32>
      }
    }
    %399 = vector.extract %201[4] : f32 from vector<8xf32>
    %400 = wave.lane
    %401 = arith.addi %14, %c6 : index
    %402 = arith.muli %c17, %c2 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c8 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %13 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c5 : index
      %408 = arith.muli %405, %c2 : index
      %409 = memref.load %factors[%408] : memref<?xf32>
      %410 = arith.mulf %409, %operandScale : f32
      %411 = arith.select %407, %410, %operandScale : f32
      %412 = arith.remui %400, %c8 : index
      %413 = arith.muli %412, %c17 : index
      %414 = arith.addi %11, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %399, %418 : f32
      %420 = arith.muli %405, %outputFeatures : index
      %421 = arith.addi %420, %17 : index
      %422 = wave.lane
      %423 = arith.remui %422, %c8 : index
      %424 = arith.addi %421, %423 : index
      scf.if %15 {
        %425 = arith.addi %424, %c6 : index
        %426 = memref.load %residual[%425] : memref<?xf32>
        %427 = arith.addf %426, %419 : f32
        %428 = arith.addi %424, %c6 : index
        memref.store %427, %out[%428] : memref<?xf32>
      } else {
        %429 = arith.addi %424, %c6 : index
        memref.store %419, %out[%429] : memref<?xf32>
      }
    }
    %430 = vector.extract %201[5] : f32 from vector<8xf32>
    %431 = wave.lane
    %432 = arith.addi %14, %c6 : index
    %433 = arith.muli %c29, %c2 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.divui %431, %c8 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.cmpi slt, %436, %13 : index
    scf.if %437 {
      %438 = arith.cmpi eq, %hasFactors, %c5 : index
      %439 = arith.muli %436, %c2 : index
      %440 = memref.load %factors[%439] : memref<?xf32>
      %441 = arith.mulf %440, %operandScale : f32
      %442 = arith.select %438, %441, %operandScale : f32
      %443 = arith.remui %431, %c8 : index
      %444 = arith.muli %443, %c17 : index
      %445 = arith.addi %11, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %442 : f32
      %450 = arith.mulf %430, %449 : f32
      %451 = arith.muli %436, %outputFeatures : index
      %452 = arith.addi %451, %17 : index
      %453 = wave.lane
      %454 = arith.remui %453, %c8 : index
      %455 = arith.addi %452, %454 : index
      scf.if %15 {
        %456 = arith.addi %455, %c6 : index
        %457 = memref.load %residual[%456] : memref<?xf32>
        %458 = arith.addf %457, %450 : f32
        %459 = arith.addi %455, %c6 : index
        memref.store %458, %out[%459] : memref<?xf32>
      } else {
        %460 = arith.addi %455, %c6 : index
        memref.store %450, %out[%460] : memref<?xf32>
      }
    }
    %461 = vector.extract %201[6] : f32 from vector<8xf32>
    %462 = wave.lane
    %463 = arith.addi %14, %c6 : index
    %464 = arith.muli %c30, %c2 : index
    %465 = arith.addi %463, %464 : index
    %466 = arith.divui %462, %c8 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.cmpi slt, %467, %13 : index
    scf.if %468 {
      %469 = arith.cmpi eq, %hasFactors, %c5 : index
      %470 = arith.muli %467, %c2 : index
      %471 = memref.load %factors[%470] : memref<?xf32>
      %472 = arith.mulf %471, %operandScale : f32
      %473 = arith.select %469, %472, %operandScale : f32
      %474 = arith.remui %462, %c8 : index
      %475 = arith.muli %474, %c17 : index
      %476 = arith.addi %11, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %473 : f32
      %481 = arith.mulf %461, %480 : f32
      %482 = arith.muli %467, %outputFeatures : index
      %483 = arith.addi %482, %17 : index
      %484 = wave.lane
      %485 = arith.remui %484, %c8 : index
      %486 = arith.addi %483, %485 : index
      scf.if %15 {
        %487 = arith.addi %486, %c6 : index
        %488 = memref.load %residual[%487] : memref<?xf32>
        %489 = arith.addf %488, %481 : f32
        %490 = arith.addi %486, %c6 : index
        memref.store %489, %out[%490] : memref<?xf32>
      } else {
        %491 = arith.addi %486, %c6 : index
        memref.store %481, %out[%491] : memref<?xf32>
      }
    }
    %492 = vector.extract %201[7] : f32 from vector<8xf32>
    %493 = wave.lane
    %494 = arith.addi %14, %c6 : index
    %495 = arith.muli %c31, %c2 : index
    %496 = arith.addi %494, %495 : index
    %497 = arith.divui %493, %c8 : index
    %498 = arith.addi %496, %497 : index
    %499 = arith.cmpi slt, %498, %13 : index
    scf.if %499 {
      %500 = arith.cmpi eq, %hasFactors, %c5 : index
      %501 = arith.muli %498, %c2 : index
      %502 = memref.load %factors[%501] : memref<?xf32>
      %503 = arith.mulf %502, %operandScale : f32
      %504 = arith.select %500, %503, %operandScale : f32
      %505 = arith.remui %493, %c8 : index
      %506 = arith.muli %505, %c17 : index
      %507 = arith.addi %11, %506 : index
      %508 = vector.load %w[%507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %509 = vector.bitcast %508 : vector<4xi8> to vector<1xf32>
      %510 = vector.extract %509[0] : f32 from vector<1xf32>
      %511 = arith.mulf %510, %504 : f32
      %512 = arith.mulf %492, %511 : f32
      %513 = arith.muli %498, %outputFeatures : index
      %514 = arith.addi %513, %17 : index
      %515 = wave.lane
      %516 = arith.remui %515, %c8 : index
      %517 = arith.addi %514, %516 : index
      scf.if %15 {
        %518 = arith.addi %517, %c6 : index
        %519 = memref.load %residual[%518] : memref<?xf32>
        %520 = arith.addf %519, %512 : f32
        %521 = arith.addi %517, %c6 : index
        memref.store %520, %out[%521] : memref<?xf32>
      } else {
        %522 = arith.addi %517, %c6 : index
        memref.store %512, %out[%522] : memref<?xf32>
      }
    }
  }
  %523 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %523 {
    %524 = arith.addi %14, %c8 : index
    %525 = arith.minsi %524, %13 : index
    %526 = wave.wave
    %527 = arith.addi %14, %526 : index
    scf.for %528 = %527 to %525 step %c5 {
      %529 = arith.muli %528, %features : index
      %530 = wave.lane
      %531 = arith.muli %530, %c17 : index
      %536:3 = scf.for %532 = %531 to %features step %c4 iter_args(%533 = %c34, %534 = %c34, %535 = %c34) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %537 = arith.addi %529, %532 : index
        %538 = vector.load %out[%537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %539 = vector.load %norm_weight[%532] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %540 = arith.mulf %538, %539 : vector<4xf32>
        %541 = math.fma %538, %538, %533 : vector<4xf32>
        %542 = math.fma %540, %540, %534 : vector<4xf32>
        %543 = math.absf %540 : vector<4xf32>
        %544 = arith.maximumf %535, %543 : vector<4xf32>
        scf.yield %541, %542, %544 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %545 = wave.reduce "add" %536#0 : vector<4xf32>
      %546 = arith.mulf %545, %inverseFeatures : f32
      %547 = arith.addf %546, %epsilon : f32
      %548 = math.sqrt %547 : f32
      %549 = arith.divf %c36, %548 : f32
      %550 = wave.reduce "max" %536#2 : vector<4xf32>
      %551 = arith.mulf %550, %549 : f32
      %552 = arith.bitcast %551 : f32 to i32
      %553 = arith.shrui %552, %c38 : i32
      %554 = arith.maxsi %553, %c39 : i32
      %555 = arith.subi %c40, %554 : i32
      %556 = arith.shli %555, %c38 : i32
      %557 = arith.subi %554, %c41 : i32
      %558 = arith.shli %557, %c38 : i32
      %559 = arith.bitcast %556 : i32 to f32
      %560 = arith.bitcast %558 : i32 to f32
      %561 = wave.reduce "add" %536#1 : vector<4xf32>
      %562 = arith.mulf %561, %549 : f32
      %563 = arith.mulf %562, %549 : f32
      %564 = wave.lane
      %565 = arith.cmpi eq, %564, %c6 : index
      scf.if %565 {
        %566 = arith.muli %528, %c2 : index
        memref.store %560, %normed_factors[%566] : memref<?xf32>
        %567 = arith.muli %528, %c2 : index
        %568 = arith.addi %567, %c5 : index
        memref.store %563, %normed_factors[%568] : memref<?xf32>
      }
      %569 = vector.broadcast %549 : f32 to vector<4xf32>
      %570 = vector.broadcast %559 : f32 to vector<4xf32>
      scf.for %571 = %531 to %features step %c4 {
        %572 = arith.addi %529, %571 : index
        %573 = vector.load %out[%572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %574 = arith.mulf %573, %569 : vector<4xf32>
        %575 = vector.load %norm_weight[%571] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %576 = arith.mulf %574, %575 : vector<4xf32>
        %577 = arith.mulf %576, %570 : vector<4xf32>
        %578 = arith.divui %528, %tileRows : index
        %579 = arith.divui %features, %c8 : index
        %580 = arith.muli %578, %579 : index
        %581 = arith.divui %571, %c8 : index
        %582 = arith.addi %580, %581 : index
        %583 = arith.muli %582, %c2 : index
        %584 = arith.remui %571, %c8 : index
        %585 = arith.divui %584, %c1 : index
        %586 = arith.addi %583, %585 : index
        %587 = arith.muli %tileRows, %c1 : index
        %588 = arith.muli %586, %587 : index
        %589 = arith.remui %528, %tileRows : index
        %590 = arith.muli %589, %c1 : index
        %591 = arith.addi %588, %590 : index
        %592 = arith.remui %571, %c1 : index
        %593 = arith.addi %591, %592 : index
        %594 = arith.truncf %577 : vector<4xf32> to vector<4xf16>
        vector.store %594, %normed[%593] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
