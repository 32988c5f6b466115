// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q4_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q4_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
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
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c9 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c9 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c9 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c9 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.remui %c7, %c9 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c15 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c13 : index
    %50 = arith.muli %49, %c13 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c13 iter_args(%55 = %c14) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c7 : index
      %59 = arith.remui %57, %c9 : index
      %60 = arith.addi %13, %c5 : index
      %61 = arith.divui %58, %c1 : index
      %62 = arith.muli %61, %c3 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c18 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = arith.divui %inputFeatures, %c2 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c15 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c13 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %76 = vector.extract %67[0] : f16 from vector<2xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<2xi8>
      %79 = arith.extui %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = vector.extract %67[1] : f16 from vector<2xf16>
      %85 = arith.extf %84 : f16 to f32
      %86 = vector.extract %75[1] : i8 from vector<2xi8>
      %87 = arith.extui %86 : i8 to i32
      %88 = arith.sitofp %87 : i32 to f32
      %89 = arith.mulf %85, %88 : f32
      %90 = arith.truncf %89 : f32 to f16
      %91 = vector.broadcast %90 : f16 to vector<16xf16>
      %92 = arith.addi %13, %c5 : index
      %93 = arith.divui %inputFeatures, %c2 : index
      %94 = arith.muli %93, %c3 : index
      %95 = arith.addi %94, %inputFeatures : index
      %96 = arith.addi %95, %c4 : index
      %97 = arith.divui %96, %c5 : index
      %98 = arith.muli %97, %c5 : index
      %99 = arith.addi %92, %98 : index
      %100 = arith.muli %inputFeatures, %c1 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %58, %c9 : index
      %103 = arith.addi %102, %59 : index
      %104 = arith.muli %103, %c7 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %58, %c2 : index
      %107 = arith.addi %99, %106 : index
      %108 = arith.muli %59, %c9 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.shrui %111, %c19 : vector<4xi32>
      %113 = arith.andi %112, %c20 : vector<4xi32>
      %114 = arith.ori %113, %c21 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %111, %c22 : vector<4xi32>
      %117 = arith.andi %116, %c20 : vector<4xi32>
      %118 = arith.ori %117, %c21 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %111, %c23 : vector<4xi32>
      %121 = arith.andi %120, %c20 : vector<4xi32>
      %122 = arith.ori %121, %c21 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %111, %c24 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.ori %125, %c21 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %128, %129 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %131 = arith.subf %130, %c25 : vector<32xf16>
      %132 = vector.shuffle %131, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %133 = vector.shuffle %131, %131 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %134 = math.fma %132, %83, %91 : vector<16xf16>
      %135 = math.fma %133, %83, %91 : vector<16xf16>
      %136 = arith.addi %54, %c6 : index
      %137 = arith.remui %57, %c9 : index
      %138 = arith.addi %13, %c5 : index
      %139 = arith.divui %136, %c1 : index
      %140 = arith.muli %139, %c3 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.muli %137, %c18 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %145 = vector.bitcast %144 : vector<4xi8> to vector<2xf16>
      %146 = arith.divui %inputFeatures, %c2 : index
      %147 = arith.muli %146, %c3 : index
      %148 = arith.addi %138, %147 : index
      %149 = arith.muli %136, %c15 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.muli %137, %c13 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %154 = vector.extract %145[0] : f16 from vector<2xf16>
      %155 = arith.extf %154 : f16 to f32
      %156 = vector.extract %153[0] : i8 from vector<2xi8>
      %157 = arith.extui %156 : i8 to i32
      %158 = arith.sitofp %157 : i32 to f32
      %159 = arith.mulf %155, %158 : f32
      %160 = arith.truncf %159 : f32 to f16
      %161 = vector.broadcast %160 : f16 to vector<16xf16>
      %162 = vector.extract %145[1] : f16 from vector<2xf16>
      %163 = arith.extf %162 : f16 to f32
      %164 = vector.extract %153[1] : i8 from vector<2xi8>
      %165 = arith.extui %164 : i8 to i32
      %166 = arith.sitofp %165 : i32 to f32
      %167 = arith.mulf %163, %166 : f32
      %168 = arith.truncf %167 : f32 to f16
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %13, %c5 : index
      %171 = arith.divui %inputFeatures, %c2 : index
      %172 = arith.muli %171, %c3 : index
      %173 = arith.addi %172, %inputFeatures : index
      %174 = arith.addi %173, %c4 : index
      %175 = arith.divui %174, %c5 : index
      %176 = arith.muli %175, %c5 : index
      %177 = arith.addi %170, %176 : index
      %178 = arith.muli %inputFeatures, %c1 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %136, %c9 : index
      %181 = arith.addi %180, %137 : index
      %182 = arith.muli %181, %c7 : index
      %183 = arith.addi %179, %182 : index
      %184 = arith.muli %136, %c2 : index
      %185 = arith.addi %177, %184 : index
      %186 = arith.muli %137, %c9 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.shrui %189, %c19 : vector<4xi32>
      %191 = arith.andi %190, %c20 : vector<4xi32>
      %192 = arith.ori %191, %c21 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %189, %c22 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.ori %195, %c21 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %189, %c23 : vector<4xi32>
      %199 = arith.andi %198, %c20 : vector<4xi32>
      %200 = arith.ori %199, %c21 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %189, %c24 : vector<4xi32>
      %203 = arith.andi %202, %c20 : vector<4xi32>
      %204 = arith.ori %203, %c21 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %201, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c25 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = math.fma %210, %161, %169 : vector<16xf16>
      %213 = math.fma %211, %161, %169 : vector<16xf16>
      %214 = arith.muli %54, %c13 : index
      %215 = arith.addi %214, %c7 : index
      %216 = arith.muli %tileRows, %c9 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.addi %40, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c1 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = wave.mma %223, %134, %55 : vector<16xf16>, vector<8xf32>
      %225 = arith.muli %54, %c13 : index
      %226 = arith.addi %225, %c6 : index
      %227 = arith.muli %tileRows, %c9 : index
      %228 = arith.muli %226, %227 : index
      %229 = arith.addi %40, %228 : index
      %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %231 = arith.muli %tileRows, %c1 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = vector.shuffle %230, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = wave.mma %234, %135, %224 : vector<16xf16>, vector<8xf32>
      %236 = arith.muli %54, %c13 : index
      %237 = arith.addi %236, %c13 : index
      %238 = arith.muli %tileRows, %c9 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %40, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c1 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %212, %235 : vector<16xf16>, vector<8xf32>
      %247 = arith.muli %54, %c13 : index
      %248 = arith.addi %247, %c26 : index
      %249 = arith.muli %tileRows, %c9 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %40, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %213, %246 : vector<16xf16>, vector<8xf32>
      scf.yield %257 : vector<8xf32>
    }
    %258 = arith.select %47, %53, %46 : index
    %261 = scf.for %259 = %53 to %258 step %c6 iter_args(%260 = %56) -> (vector<8xf32>) {
      %262 = wave.lane
      %263 = arith.addi %259, %c7 : index
      %264 = arith.remui %262, %c9 : index
      %265 = arith.addi %13, %c5 : index
      %266 = arith.divui %263, %c1 : index
      %267 = arith.muli %266, %c3 : index
      %268 = arith.addi %265, %267 : index
      %269 = arith.muli %264, %c18 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<2xf16>
      %273 = arith.divui %inputFeatures, %c2 : index
      %274 = arith.muli %273, %c3 : index
      %275 = arith.addi %265, %274 : index
      %276 = arith.muli %263, %c15 : index
      %277 = arith.addi %275, %276 : index
      %278 = arith.muli %264, %c13 : index
      %279 = arith.addi %277, %278 : index
      %280 = vector.load %w[%279] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %281 = vector.extract %272[0] : f16 from vector<2xf16>
      %282 = arith.extf %281 : f16 to f32
      %283 = vector.extract %280[0] : i8 from vector<2xi8>
      %284 = arith.extui %283 : i8 to i32
      %285 = arith.sitofp %284 : i32 to f32
      %286 = arith.mulf %282, %285 : f32
      %287 = arith.truncf %286 : f32 to f16
      %288 = vector.broadcast %287 : f16 to vector<16xf16>
      %289 = vector.extract %272[1] : f16 from vector<2xf16>
      %290 = arith.extf %289 : f16 to f32
      %291 = vector.extract %280[1] : i8 from vector<2xi8>
      %292 = arith.extui %291 : i8 to i32
      %293 = arith.sitofp %292 : i32 to f32
      %294 = arith.mulf %290, %293 : f32
      %295 = arith.truncf %294 : f32 to f16
      %296 = vector.broadcast %295 : f16 to vector<16xf16>
      %297 = arith.addi %13, %c5 : index
      %298 = arith.divui %inputFeatures, %c2 : index
      %299 = arith.muli %298, %c3 : index
      %300 = arith.addi %299, %inputFeatures : index
      %301 = arith.addi %300, %c4 : index
      %302 = arith.divui %301, %c5 : index
      %303 = arith.muli %302, %c5 : index
      %304 = arith.addi %297, %303 : index
      %305 = arith.muli %inputFeatures, %c1 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %263, %c9 : index
      %308 = arith.addi %307, %264 : index
      %309 = arith.muli %308, %c7 : index
      %310 = arith.addi %306, %309 : index
      %311 = arith.muli %263, %c2 : index
      %312 = arith.addi %304, %311 : index
      %313 = arith.muli %264, %c9 : index
      %314 = arith.addi %312, %313 : index
      %315 = vector.load %w[%314] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %316 = vector.bitcast %315 : vector<16xi8> to vector<4xi32>
      %317 = arith.shrui %316, %c19 : vector<4xi32>
      %318 = arith.andi %317, %c20 : vector<4xi32>
      %319 = arith.ori %318, %c21 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %316, %c22 : vector<4xi32>
      %322 = arith.andi %321, %c20 : vector<4xi32>
      %323 = arith.ori %322, %c21 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = arith.shrui %316, %c23 : vector<4xi32>
      %326 = arith.andi %325, %c20 : vector<4xi32>
      %327 = arith.ori %326, %c21 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = arith.shrui %316, %c24 : vector<4xi32>
      %330 = arith.andi %329, %c20 : vector<4xi32>
      %331 = arith.ori %330, %c21 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = vector.shuffle %320, %324 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = vector.shuffle %328, %332 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %333, %334 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %336 = arith.subf %335, %c25 : vector<32xf16>
      %337 = vector.shuffle %336, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %338 = vector.shuffle %336, %336 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %339 = math.fma %337, %288, %296 : vector<16xf16>
      %340 = math.fma %338, %288, %296 : vector<16xf16>
      %341 = arith.muli %259, %c13 : index
      %342 = arith.addi %341, %c7 : index
      %343 = arith.muli %tileRows, %c9 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %40, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c1 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %339, %260 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %259, %c13 : index
      %353 = arith.addi %352, %c6 : index
      %354 = arith.muli %tileRows, %c9 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %40, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c1 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %340, %351 : vector<16xf16>, vector<8xf32>
      scf.yield %362 : vector<8xf32>
    }
    %363 = wave.lane
    %364 = vector.extract %261[0] : f32 from vector<8xf32>
    %365 = wave.lane
    %366 = arith.addi %16, %c7 : index
    %367 = arith.muli %c7, %c13 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.divui %365, %c9 : index
    %370 = arith.addi %368, %369 : index
    %371 = arith.cmpi slt, %370, %15 : index
    scf.if %371 {
      %372 = arith.cmpi eq, %hasFactors, %c6 : index
      %373 = arith.muli %370, %c13 : index
      %374 = memref.load %factors[%373] : memref<?xf32>
      %375 = arith.mulf %374, %operandScale : f32
      %376 = arith.select %372, %375, %operandScale : f32
      %377 = arith.remui %365, %c9 : index
      %378 = arith.muli %377, %c18 : index
      %379 = arith.addi %13, %378 : index
      %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
      %382 = vector.extract %381[0] : f32 from vector<1xf32>
      %383 = arith.mulf %382, %376 : f32
      %384 = arith.mulf %364, %383 : f32
      %385 = arith.muli %370, %outputFeatures : index
      %386 = arith.addi %385, %19 : index
      %387 = wave.lane
      %388 = arith.remui %387, %c9 : index
      %389 = arith.addi %386, %388 : index
      scf.if %17 {
        %390 = arith.addi %389, %c7 : index
        %391 = memref.load %residual[%390] : memref<?xf32>
        %392 = arith.addf %391, %384 : f32
        %393 = arith.addi %389, %c7 : index
        memref.store %392, %out[%393] : memref<?xf32>
      } else {
        %394 = arith.addi %389, %c7 : index
        memref.store %384, %out[%394] : memref<?xf32>
      }
    }
    %395 = vector.extract %261[1] : f32 from vector<8xf32>
    %396 = wave.lane
    %397 = arith.addi %16, %c7 : index
    %398 = arith.muli %c6, %c13 : index
    %399 = arith.addi %397, %398 : index
    %400 = arith.divui %396, %c9 : index
    %401 = arith.addi %399, %400 : index
    %402 = arith.cmpi slt, %401, %15 : index
    scf.if %402 {
      %403 = arith.cmpi eq, %hasFactors, %c6 : index
      %404 = arith.muli %401, %c13 : index
      %405 = memref.load %factors[%404] : memref<?xf32>
      %406 = arith.mulf %405, %operandScale : f32
      %407 = arith.select %403, %406, %operandScale : f32
      %408 = arith.remui %396, %c9 : index
      %409 = arith.muli %408, %c18 : index
      %410 = arith.addi %13, %409 : index
      %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %412 = vector.bitcast %411 : vector<4xi8> to vector<1xf32>
      %413 = vector.extract %412[0] : f32 from vector<1xf32>
      %414 = arith.mulf %413, %407 : f32
      %415 = arith.mulf %395, %414 : f32
      %416 = arith.muli %401, %outputFeatures : index
      %417 = arith.addi %416, %19 : index
      %418 = wave.lane
      %419 = arith.remui %418, %c9 : index
      %420 = arith.addi %417, %419 : index
      scf.if %17 {
        %421 = arith.addi %420, %c7 : index
        %422 = memref.load %residual[%421] : memref<?xf32>
        %423 = arith.addf %422, %415 : f32
        %424 = arith.addi %420, %c7 : index
        memref.store %423, %out[%424] : memref<?xf32>
      } else {
        %425 = arith.addi %420, %c7 : index
        memref.store %415, %out[%425] : memref<?xf32>
      }
    }
    %426 = vector.extract %261[2] : f32 from vector<8xf32>
    %427 = wave.lane
    %428 = arith.addi %16, %c7 : index
    %429 = arith.muli %c13, %c13 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.divui %427, %c9 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.cmpi slt, %432, %15 : index
    scf.if %433 {
      %434 = arith.cmpi eq, %hasFactors, %c6 : index
      %435 = arith.muli %432, %c13 : index
      %436 = memref.load %factors[%435] : memref<?xf32>
      %437 = arith.mulf %436, %operandScale : f32
      %438 = arith.select %434, %437, %operandScale : f32
      %439 = arith.remui %427, %c9 : index
      %440 = arith.muli %439, %c18 : index
      %441 = arith.addi %13, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<1xf32>
      %444 = vector.extract %443[0] : f32 from vector<1xf32>
      %445 = arith.mulf %444, %438 : f32
      %446 = arith.mulf %426, %445 : f32
      %447 = arith.muli %432, %outputFeatures : index
      %448 = arith.addi %447, %19 : index
      %449 = wave.lane
      %450 = arith.remui %449, %c9 : index
      %451 = arith.addi %448, %450 : index
      scf.if %17 {
        %452 = arith.addi %451, %c7 : index
        %453 = memref.load %residual[%452] : memref<?xf32>
        %454 = arith.addf %453, %446 : f32
        %455 = arith.addi %451, %c7 : index
        memref.store %454, %out[%455] : memref<?xf32>
      } else {
        %456 = arith.addi %451, %c7 : index
        memref.store %446, %out[%456] : memref<?xf32>
      }
    }
    %457 = vector.extract %261[3] : f32 from vector<8xf32>
    %458 = wave.lane
    %459 = arith.addi %16, %c7 : index
    %460 = arith.muli %c26, %c13 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.divui %458, %c9 : index
    %463 = arith.addi %461, %462 : index
    %464 = arith.cmpi slt, %463, %15 : index
    scf.if %464 {
      %465 = arith.cmpi eq, %hasFactors, %c6 : index
      %466 = arith.muli %463, %c13 : index
      %467 = memref.load %factors[%466] : memref<?xf32>
      %468 = arith.mulf %467, %operandScale : f32
      %469 = arith.select %465, %468, %operandScale : f32
      %470 = arith.remui %458, %c9 : index
      %471 = arith.muli %470, %c18 : index
      %472 = arith.addi %13, %471 : index
      %473 = vector.load %w[%472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %474 = vector.bitcast %473 : vector<4xi8> to vector<1xf32>
      %475 = vector.extract %474[0] : f32 from vector<1xf32>
      %476 = arith.mulf %475, %469 : f32
      %477 = arith.mulf %457, %476 : f32
      %478 = arith.muli %463, %outputFeatures : index
      %479 = arith.addi %478, %19 : index
      %480 = wave.lane
      %481 = arith.remui %480, %c9 : index
      %482 = arith.addi %479, %481 : index
      scf.if %17 {
        %483 = arith.addi %482, %c7 : index
        %484 = memref.load %residual[%483] : memref<?xf32>
        %485 = arith.addf %484, %477 : f32
        %486 = arith.addi %482, %c7 : index
        memref.store %485, %out[%486] : memref<?xf32>
      } else {
        %487 = arith.addi %482, %c7 : index
        memref.store %477, %out[%487] : memref<?xf32>
      }
    }
    %488 = vector.extract %261[4] : f32 from vector<8xf32>
    %489 = wave.lane
    %490 = arith.addi %16, %c7 : index
    %491 = arith.muli %c18, %c13 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.divui %489, %c9 : index
    %494 = arith.addi %492, %493 : index
    %495 = arith.cmpi slt, %494, %15 : index
    scf.if %495 {
      %496 = arith.cmpi eq, %hasFactors, %c6 : index
      %497 = arith.muli %494, %c13 : index
      %498 = memref.load %factors[%497] : memref<?xf32>
      %499 = arith.mulf %498, %operandScale : f32
      %500 = arith.select %496, %499, %operandScale : f32
      %501 = arith.remui %489, %c9 : index
      %502 = arith.muli %501, %c18 : index
      %503 = arith.addi %13, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.bitcast %504 : vector<4xi8> to vector<1xf32>
      %506 = vector.extract %505[0] : f32 from vector<1xf32>
      %507 = arith.mulf %506, %500 : f32
      %508 = arith.mulf %488, %507 : f32
      %509 = arith.muli %494, %outputFeatures : index
      %510 = arith.addi %509, %19 : index
      %511 = wave.lane
      %512 = arith.remui %511, %c9 : index
      %513 = arith.addi %510, %512 : index
      scf.if %17 {
        %514 = arith.addi %513, %c7 : index
        %515 = memref.load %residual[%514] : memref<?xf32>
        %516 = arith.addf %515, %508 : f32
        %517 = arith.addi %513, %c7 : index
        memref.store %516, %out[%517] : memref<?xf32>
      } else {
        %518 = arith.addi %513, %c7 : index
        memref.store %508, %out[%518] : memref<?xf32>
      }
    }
    %519 = vector.extract %261[5] : f32 from vector<8xf32>
    %520 = wave.lane
    %521 = arith.addi %16, %c7 : index
    %522 = arith.muli %c29, %c13 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.divui %520, %c9 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.cmpi slt, %525, %15 : index
    scf.if %526 {
      %527 = arith.cmpi eq, %hasFactors, %c6 : index
      %528 = arith.muli %525, %c13 : index
      %529 = memref.load %factors[%528] : memref<?xf32>
      %530 = arith.mulf %529, %operandScale : f32
      %531 = arith.select %527, %530, %operandScale : f32
      %532 = arith.remui %520, %c9 : index
      %533 = arith.muli %532, %c18 : index
      %534 = arith.addi %13, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %531 : f32
      %539 = arith.mulf %519, %538 : f32
      %540 = arith.muli %525, %outputFeatures : index
      %541 = arith.addi %540, %19 : index
      %542 = wave.lane
      %543 = arith.remui %542, %c9 : index
      %544 = arith.addi %541, %543 : index
      scf.if %17 {
        %545 = arith.addi %544, %c7 : index
        %546 = memref.load %residual[%545] : memref<?xf32>
        %547 = arith.addf %546, %539 : f32
        %548 = arith.addi %544, %c7 : index
        memref.store %547, %out[%548] : memref<?xf32>
      } else {
        %549 = arith.addi %544, %c7 : index
        memref.store %539, %out[%549] : memref<?xf32>
      }
    }
    %550 = vector.extract %261[6] : f32 from vector<8xf32>
    %551 = wave.lane
    %552 = arith.addi %16, %c7 : index
    %553 = arith.muli %c30, %c13 : index
    %554 = arith.addi %552, %553 : index
    %555 = arith.divui %551, %c9 : index
    %556 = arith.addi %554, %555 : index
    %557 = arith.cmpi slt, %556, %15 : index
    scf.if %557 {
      %558 = arith.cmpi eq, %hasFactors, %c6 : index
      %559 = arith.muli %556, %c13 : index
      %560 = memref.load %factors[%559] : memref<?xf32>
      %561 = arith.mulf %560, %operandScale : f32
      %562 = arith.select %558, %561, %operandScale : f32
      %563 = arith.remui %551, %c9 : index
      %564 = arith.muli %563, %c18 : index
      %565 = arith.addi %13, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %562 : f32
      %570 = arith.mulf %550, %569 : f32
      %571 = arith.muli %556, %outputFeatures : index
      %572 = arith.addi %571, %19 : index
      %573 = wave.lane
      %574 = arith.remui %573, %c9 : index
      %575 = arith.addi %572, %574 : index
      scf.if %17 {
        %576 = arith.addi %575, %c7 : index
        %577 = memref.load %residual[%576] : memref<?xf32>
        %578 = arith.addf %577, %570 : f32
        %579 = arith.addi %575, %c7 : index
        memref.store %578, %out[%579] : memref<?xf32>
      } else {
        %580 = arith.addi %575, %c7 : index
        memref.store %570, %out[%580] : memref<?xf32>
      }
    }
    %581 = vector.extract %261[7] : f32 from vector<8xf32>
    %582 = wave.lane
    %583 = arith.addi %16, %c7 : index
    %584 = arith.muli %c31, %c13 : index
    %585 = arith.addi %583, %584 : index
    %586 = arith.divui %582, %c9 : index
    %587 = arith.addi %585, %586 : index
    %588 = arith.cmpi slt, %587, %15 : index
    scf.if %588 {
      %589 = arith.cmpi eq, %hasFactors, %c6 : index
      %590 = arith.muli %587, %c13 : index
      %591 = memref.load %factors[%590] : memref<?xf32>
      %592 = arith.mulf %591, %operandScale : f32
      %593 = arith.select %589, %592, %operandScale : f32
      %594 = arith.remui %582, %c9 : index
      %595 = arith.muli %594, %c18 : index
      %596 = arith.addi %13, %595 : index
      %597 = vector.load %w[%596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %598 = vector.bitcast %597 : vector<4xi8> to vector<1xf32>
      %599 = vector.extract %598[0] : f32 from vector<1xf32>
      %600 = arith.mulf %599, %593 : f32
      %601 = arith.mulf %581, %600 : f32
      %602 = arith.muli %587, %outputFeatures : index
      %603 = arith.addi %602, %19 : index
      %604 = wave.lane
      %605 = arith.remui %604, %c9 : index
      %606 = arith.addi %603, %605 : index
      scf.if %17 {
        %607 = arith.addi %606, %c7 : index
        %608 = memref.load %residual[%607] : memref<?xf32>
        %609 = arith.addf %608, %601 : f32
        %610 = arith.addi %606, %c7 : index
        memref.store %609, %out[%610] : memref<?xf32>
      } else {
        %611 = arith.addi %606, %c7 : index
        memref.store %601, %out[%611] : memref<?xf32>
      }
    }
  }
  %612 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %612 {
    %613 = arith.addi %16, %c9 : index
    %614 = arith.minsi %613, %15 : index
    %615 = wave.wave
    %616 = arith.addi %16, %615 : index
    scf.for %617 = %616 to %614 step %c6 {
      %618 = arith.muli %617, %features : index
      %619 = wave.lane
      %620 = arith.muli %619, %c18 : index
      %625:3 = scf.for %621 = %620 to %features step %c5 iter_args(%622 = %c34, %623 = %c34, %624 = %c34) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %626 = arith.addi %618, %621 : index
        %627 = vector.load %out[%626] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %628 = vector.load %norm_weight[%621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %629 = arith.mulf %627, %628 : vector<4xf32>
        %630 = math.fma %627, %627, %622 : vector<4xf32>
        %631 = math.fma %629, %629, %623 : vector<4xf32>
        %632 = math.absf %629 : vector<4xf32>
        %633 = arith.maximumf %624, %632 : vector<4xf32>
        scf.yield %630, %631, %633 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %634 = wave.reduce "add" %625#0 : vector<4xf32>
      %635 = arith.mulf %634, %inverseFeatures : f32
      %636 = arith.addf %635, %epsilon : f32
      %637 = math.sqrt %636 : f32
      %638 = arith.divf %c36, %637 : f32
      %639 = wave.reduce "max" %625#2 : vector<4xf32>
      %640 = arith.mulf %639, %638 : f32
      %641 = arith.bitcast %640 : f32 to i32
      %642 = arith.shrui %641, %c38 : i32
      %643 = arith.maxsi %642, %c39 : i32
      %644 = arith.subi %c40, %643 : i32
      %645 = arith.shli %644, %c38 : i32
      %646 = arith.subi %643, %c41 : i32
      %647 = arith.shli %646, %c38 : i32
      %648 = arith.bitcast %645 : i32 to f32
      %649 = arith.bitcast %647 : i32 to f32
      %650 = wave.reduce "add" %625#1 : vector<4xf32>
      %651 = arith.mulf %650, %638 : f32
      %652 = arith.mulf %651, %638 : f32
      %653 = wave.lane
      %654 = arith.cmpi eq, %653, %c7 : index
      scf.if %654 {
        %655 = arith.muli %617, %c13 : index
        memref.store %649, %normed_factors[%655] : memref<?xf32>
        %656 = arith.muli %617, %c13 : index
        %657 = arith.addi %656, %c6 : index
        memref.store %652, %normed_factors[%657] : memref<?xf32>
      }
      %658 = vector.broadcast %638 : f32 to vector<4xf32>
      %659 = vector.broadcast %648 : f32 to vector<4xf32>
      scf.for %660 = %620 to %features step %c5 {
        %661 = arith.addi %618, %660 : index
        %662 = vector.load %out[%661] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %663 = arith.mulf %662, %658 : vector<4xf32>
        %664 = vector.load %norm_weight[%660] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %665 = arith.mulf %663, %664 : vector<4xf32>
        %666 = arith.mulf %665, %659 : vector<4xf32>
        %667 = arith.divui %617, %tileRows : index
        %668 = arith.divui %features, %c9 : index
        %669 = arith.muli %667, %668 : index
        %670 = arith.divui %660, %c9 : index
        %671 = arith.addi %669, %670 : index
        %672 = arith.muli %671, %c13 : index
        %673 = arith.remui %660, %c9 : index
        %674 = arith.divui %673, %c1 : index
        %675 = arith.addi %672, %674 : index
        %676 = arith.muli %tileRows, %c1 : index
        %677 = arith.muli %675, %676 : index
        %678 = arith.remui %617, %tileRows : index
        %679 = arith.muli %678, %c1 : index
        %680 = arith.addi %677, %679 : index
        %681 = arith.remui %660, %c1 : index
        %682 = arith.addi %680, %681 : index
        %683 = arith.truncf %666 : vector<4xf32> to vector<4xf16>
        vector.store %683, %normed[%682] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
