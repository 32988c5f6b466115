// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q6_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q6_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
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
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c29 = arith.constant dense<0x6420> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4 : index
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c39 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c41 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 23 : i32
  %c44 = arith.constant 141 : i32
  %c45 = arith.constant 268 : i32
  %c46 = arith.constant 14 : i32
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
    %32 = arith.divui %31, %c14 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c14 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c14 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c3 : index
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
    %56 = scf.for %54 = %44 to %53 step %c13 iter_args(%55 = %c15) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c7 : index
      %59 = arith.remui %57, %c9 : index
      %60 = arith.addi %13, %c5 : index
      %61 = arith.divui %58, %c14 : index
      %62 = arith.muli %61, %c3 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c13 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = arith.divui %inputFeatures, %c2 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c3 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c13 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %76 = vector.extract %67[0] : f16 from vector<1xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<2xi8>
      %79 = arith.extsi %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = vector.extract %67[0] : f16 from vector<1xf16>
      %85 = arith.extf %84 : f16 to f32
      %86 = vector.extract %75[1] : i8 from vector<2xi8>
      %87 = arith.extsi %86 : i8 to i32
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
      %100 = arith.muli %inputFeatures, %c14 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %58, %c9 : index
      %103 = arith.addi %102, %59 : index
      %104 = arith.muli %103, %c14 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %58, %c2 : index
      %107 = arith.addi %99, %106 : index
      %108 = arith.muli %59, %c9 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%105] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %111 = vector.bitcast %110 : vector<8xi8> to vector<2xi32>
      %112 = vector.shuffle %111, %111 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %113 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<4xi32>
      %115 = arith.shrui %114, %c18 : vector<4xi32>
      %116 = arith.andi %115, %c19 : vector<4xi32>
      %117 = arith.shrui %112, %c20 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.shli %118, %c22 : vector<4xi32>
      %120 = arith.ori %116, %119 : vector<4xi32>
      %121 = arith.ori %120, %c23 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %114, %c22 : vector<4xi32>
      %124 = arith.andi %123, %c19 : vector<4xi32>
      %125 = arith.shrui %112, %c24 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.shli %126, %c22 : vector<4xi32>
      %128 = arith.ori %124, %127 : vector<4xi32>
      %129 = arith.ori %128, %c23 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %114, %c25 : vector<4xi32>
      %132 = arith.andi %131, %c19 : vector<4xi32>
      %133 = arith.shrui %112, %c26 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.shli %134, %c22 : vector<4xi32>
      %136 = arith.ori %132, %135 : vector<4xi32>
      %137 = arith.ori %136, %c23 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %114, %c27 : vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.shrui %112, %c28 : vector<4xi32>
      %142 = arith.andi %141, %c21 : vector<4xi32>
      %143 = arith.shli %142, %c22 : vector<4xi32>
      %144 = arith.ori %140, %143 : vector<4xi32>
      %145 = arith.ori %144, %c23 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %122, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %138, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c29 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = arith.mulf %151, %83 : vector<16xf16>
      %154 = arith.mulf %152, %91 : vector<16xf16>
      %155 = arith.addi %54, %c6 : index
      %156 = arith.remui %57, %c9 : index
      %157 = arith.addi %13, %c5 : index
      %158 = arith.divui %155, %c14 : index
      %159 = arith.muli %158, %c3 : index
      %160 = arith.addi %157, %159 : index
      %161 = arith.muli %156, %c13 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %164 = vector.bitcast %163 : vector<2xi8> to vector<1xf16>
      %165 = arith.divui %inputFeatures, %c2 : index
      %166 = arith.muli %165, %c3 : index
      %167 = arith.addi %157, %166 : index
      %168 = arith.muli %155, %c3 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %156, %c13 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %173 = vector.extract %164[0] : f16 from vector<1xf16>
      %174 = arith.extf %173 : f16 to f32
      %175 = vector.extract %172[0] : i8 from vector<2xi8>
      %176 = arith.extsi %175 : i8 to i32
      %177 = arith.sitofp %176 : i32 to f32
      %178 = arith.mulf %174, %177 : f32
      %179 = arith.truncf %178 : f32 to f16
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = vector.extract %164[0] : f16 from vector<1xf16>
      %182 = arith.extf %181 : f16 to f32
      %183 = vector.extract %172[1] : i8 from vector<2xi8>
      %184 = arith.extsi %183 : i8 to i32
      %185 = arith.sitofp %184 : i32 to f32
      %186 = arith.mulf %182, %185 : f32
      %187 = arith.truncf %186 : f32 to f16
      %188 = vector.broadcast %187 : f16 to vector<16xf16>
      %189 = arith.addi %13, %c5 : index
      %190 = arith.divui %inputFeatures, %c2 : index
      %191 = arith.muli %190, %c3 : index
      %192 = arith.addi %191, %inputFeatures : index
      %193 = arith.addi %192, %c4 : index
      %194 = arith.divui %193, %c5 : index
      %195 = arith.muli %194, %c5 : index
      %196 = arith.addi %189, %195 : index
      %197 = arith.muli %inputFeatures, %c14 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.muli %155, %c9 : index
      %200 = arith.addi %199, %156 : index
      %201 = arith.muli %200, %c14 : index
      %202 = arith.addi %198, %201 : index
      %203 = arith.muli %155, %c2 : index
      %204 = arith.addi %196, %203 : index
      %205 = arith.muli %156, %c9 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%202] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %208 = vector.bitcast %207 : vector<8xi8> to vector<2xi32>
      %209 = vector.shuffle %208, %208 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %210 = vector.load %w[%206] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.shrui %211, %c18 : vector<4xi32>
      %213 = arith.andi %212, %c19 : vector<4xi32>
      %214 = arith.shrui %209, %c20 : vector<4xi32>
      %215 = arith.andi %214, %c21 : vector<4xi32>
      %216 = arith.shli %215, %c22 : vector<4xi32>
      %217 = arith.ori %213, %216 : vector<4xi32>
      %218 = arith.ori %217, %c23 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %211, %c22 : vector<4xi32>
      %221 = arith.andi %220, %c19 : vector<4xi32>
      %222 = arith.shrui %209, %c24 : vector<4xi32>
      %223 = arith.andi %222, %c21 : vector<4xi32>
      %224 = arith.shli %223, %c22 : vector<4xi32>
      %225 = arith.ori %221, %224 : vector<4xi32>
      %226 = arith.ori %225, %c23 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %211, %c25 : vector<4xi32>
      %229 = arith.andi %228, %c19 : vector<4xi32>
      %230 = arith.shrui %209, %c26 : vector<4xi32>
      %231 = arith.andi %230, %c21 : vector<4xi32>
      %232 = arith.shli %231, %c22 : vector<4xi32>
      %233 = arith.ori %229, %232 : vector<4xi32>
      %234 = arith.ori %233, %c23 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %211, %c27 : vector<4xi32>
      %237 = arith.andi %236, %c19 : vector<4xi32>
      %238 = arith.shrui %209, %c28 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.shli %239, %c22 : vector<4xi32>
      %241 = arith.ori %237, %240 : vector<4xi32>
      %242 = arith.ori %241, %c23 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = vector.shuffle %219, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %235, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %244, %245 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %247 = arith.subf %246, %c29 : vector<32xf16>
      %248 = vector.shuffle %247, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %249 = vector.shuffle %247, %247 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %250 = arith.mulf %248, %180 : vector<16xf16>
      %251 = arith.mulf %249, %188 : vector<16xf16>
      %252 = arith.muli %54, %c13 : index
      %253 = arith.addi %252, %c7 : index
      %254 = arith.muli %tileRows, %c9 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %40, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c14 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %153, %55 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %54, %c13 : index
      %264 = arith.addi %263, %c6 : index
      %265 = arith.muli %tileRows, %c9 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %40, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c14 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %154, %262 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %54, %c13 : index
      %275 = arith.addi %274, %c13 : index
      %276 = arith.muli %tileRows, %c9 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %40, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c14 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %250, %273 : vector<16xf16>, vector<8xf32>
      %285 = arith.muli %54, %c13 : index
      %286 = arith.addi %285, %c30 : index
      %287 = arith.muli %tileRows, %c9 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.addi %40, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c14 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %251, %284 : vector<16xf16>, vector<8xf32>
      scf.yield %295 : vector<8xf32>
    }
    %296 = arith.select %47, %53, %46 : index
    %299 = scf.for %297 = %53 to %296 step %c6 iter_args(%298 = %56) -> (vector<8xf32>) {
      %300 = wave.lane
      %301 = arith.addi %297, %c7 : index
      %302 = arith.remui %300, %c9 : index
      %303 = arith.addi %13, %c5 : index
      %304 = arith.divui %301, %c14 : index
      %305 = arith.muli %304, %c3 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.muli %302, %c13 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %310 = vector.bitcast %309 : vector<2xi8> to vector<1xf16>
      %311 = arith.divui %inputFeatures, %c2 : index
      %312 = arith.muli %311, %c3 : index
      %313 = arith.addi %303, %312 : index
      %314 = arith.muli %301, %c3 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %302, %c13 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %319 = vector.extract %310[0] : f16 from vector<1xf16>
      %320 = arith.extf %319 : f16 to f32
      %321 = vector.extract %318[0] : i8 from vector<2xi8>
      %322 = arith.extsi %321 : i8 to i32
      %323 = arith.sitofp %322 : i32 to f32
      %324 = arith.mulf %320, %323 : f32
      %325 = arith.truncf %324 : f32 to f16
      %326 = vector.broadcast %325 : f16 to vector<16xf16>
      %327 = vector.extract %310[0] : f16 from vector<1xf16>
      %328 = arith.extf %327 : f16 to f32
      %329 = vector.extract %318[1] : i8 from vector<2xi8>
      %330 = arith.extsi %329 : i8 to i32
      %331 = arith.sitofp %330 : i32 to f32
      %332 = arith.mulf %328, %331 : f32
      %333 = arith.truncf %332 : f32 to f16
      %334 = vector.broadcast %333 : f16 to vector<16xf16>
      %335 = arith.addi %13, %c5 : index
      %336 = arith.divui %inputFeatures, %c2 : index
      %337 = arith.muli %336, %c3 : index
      %338 = arith.addi %337, %inputFeatures : index
      %339 = arith.addi %338, %c4 : index
      %340 = arith.divui %339, %c5 : index
      %341 = arith.muli %340, %c5 : index
      %342 = arith.addi %335, %341 : index
      %343 = arith.muli %inputFeatures, %c14 : index
      %344 = arith.addi %342, %343 : index
      %345 = arith.muli %301, %c9 : index
      %346 = arith.addi %345, %302 : index
      %347 = arith.muli %346, %c14 : index
      %348 = arith.addi %344, %347 : index
      %349 = arith.muli %301, %c2 : index
      %350 = arith.addi %342, %349 : index
      %351 = arith.muli %302, %c9 : index
      %352 = arith.addi %350, %351 : index
      %353 = vector.load %w[%348] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %354 = vector.bitcast %353 : vector<8xi8> to vector<2xi32>
      %355 = vector.shuffle %354, %354 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %356 = vector.load %w[%352] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %357 = vector.bitcast %356 : vector<16xi8> to vector<4xi32>
      %358 = arith.shrui %357, %c18 : vector<4xi32>
      %359 = arith.andi %358, %c19 : vector<4xi32>
      %360 = arith.shrui %355, %c20 : vector<4xi32>
      %361 = arith.andi %360, %c21 : vector<4xi32>
      %362 = arith.shli %361, %c22 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c23 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %357, %c22 : vector<4xi32>
      %367 = arith.andi %366, %c19 : vector<4xi32>
      %368 = arith.shrui %355, %c24 : vector<4xi32>
      %369 = arith.andi %368, %c21 : vector<4xi32>
      %370 = arith.shli %369, %c22 : vector<4xi32>
      %371 = arith.ori %367, %370 : vector<4xi32>
      %372 = arith.ori %371, %c23 : vector<4xi32>
      %373 = vector.bitcast %372 : vector<4xi32> to vector<8xf16>
      %374 = arith.shrui %357, %c25 : vector<4xi32>
      %375 = arith.andi %374, %c19 : vector<4xi32>
      %376 = arith.shrui %355, %c26 : vector<4xi32>
      %377 = arith.andi %376, %c21 : vector<4xi32>
      %378 = arith.shli %377, %c22 : vector<4xi32>
      %379 = arith.ori %375, %378 : vector<4xi32>
      %380 = arith.ori %379, %c23 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %357, %c27 : vector<4xi32>
      %383 = arith.andi %382, %c19 : vector<4xi32>
      %384 = arith.shrui %355, %c28 : vector<4xi32>
      %385 = arith.andi %384, %c21 : vector<4xi32>
      %386 = arith.shli %385, %c22 : vector<4xi32>
      %387 = arith.ori %383, %386 : vector<4xi32>
      %388 = arith.ori %387, %c23 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = vector.shuffle %365, %373 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = vector.shuffle %381, %389 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = vector.shuffle %390, %391 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %393 = arith.subf %392, %c29 : vector<32xf16>
      %394 = vector.shuffle %393, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %395 = vector.shuffle %393, %393 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %396 = arith.mulf %394, %326 : vector<16xf16>
      %397 = arith.mulf %395, %334 : vector<16xf16>
      %398 = arith.muli %297, %c13 : index
      %399 = arith.addi %398, %c7 : index
      %400 = arith.muli %tileRows, %c9 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %40, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c14 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %396, %298 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %297, %c13 : index
      %410 = arith.addi %409, %c6 : index
      %411 = arith.muli %tileRows, %c9 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %40, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c14 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %397, %408 : vector<16xf16>, vector<8xf32>
      scf.yield %419 : vector<8xf32>
    }
    %420 = wave.lane
    %421 = vector.extract %299[0] : f32 from vector<8xf32>
    %422 = wave.lane
    %423 = arith.addi %16, %c7 : index
    %424 = arith.muli %c7, %c13 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.divui %422, %c9 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.cmpi slt, %427, %15 : index
    scf.if %428 {
      %429 = arith.cmpi eq, %hasFactors, %c6 : index
      %430 = arith.muli %427, %c13 : index
      %431 = memref.load %factors[%430] : memref<?xf32>
      %432 = arith.mulf %431, %operandScale : f32
      %433 = arith.select %429, %432, %operandScale : f32
      %434 = arith.remui %422, %c9 : index
      %435 = arith.muli %434, %c33 : index
      %436 = arith.addi %13, %435 : index
      %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %438 = vector.bitcast %437 : vector<4xi8> to vector<1xf32>
      %439 = vector.extract %438[0] : f32 from vector<1xf32>
      %440 = arith.mulf %439, %433 : f32
      %441 = arith.mulf %421, %440 : f32
      %442 = arith.muli %427, %outputFeatures : index
      %443 = arith.addi %442, %19 : index
      %444 = wave.lane
      %445 = arith.remui %444, %c9 : index
      %446 = arith.addi %443, %445 : index
      scf.if %17 {
        %447 = arith.addi %446, %c7 : index
        %448 = memref.load %residual[%447] : memref<?xf32>
        %449 = arith.addf %448, %441 : f32
        %450 = arith.addi %446, %c7 : index
        memref.store %449, %out[%450] : memref<?xf32>
      } else {
        %451 = arith.addi %446, %c7 : index
        memref.store %441, %out[%451] : memref<?xf32>
      }
    }
    %452 = vector.extract %299[1] : f32 from vector<8xf32>
    %453 = wave.lane
    %454 = arith.addi %16, %c7 : index
    %455 = arith.muli %c6, %c13 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.divui %453, %c9 : index
    %458 = arith.addi %456, %457 : index
    %459 = arith.cmpi slt, %458, %15 : index
    scf.if %459 {
      %460 = arith.cmpi eq, %hasFactors, %c6 : index
      %461 = arith.muli %458, %c13 : index
      %462 = memref.load %factors[%461] : memref<?xf32>
      %463 = arith.mulf %462, %operandScale : f32
      %464 = arith.select %460, %463, %operandScale : f32
      %465 = arith.remui %453, %c9 : index
      %466 = arith.muli %465, %c33 : index
      %467 = arith.addi %13, %466 : index
      %468 = vector.load %w[%467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %469 = vector.bitcast %468 : vector<4xi8> to vector<1xf32>
      %470 = vector.extract %469[0] : f32 from vector<1xf32>
      %471 = arith.mulf %470, %464 : f32
      %472 = arith.mulf %452, %471 : f32
      %473 = arith.muli %458, %outputFeatures : index
      %474 = arith.addi %473, %19 : index
      %475 = wave.lane
      %476 = arith.remui %475, %c9 : index
      %477 = arith.addi %474, %476 : index
      scf.if %17 {
        %478 = arith.addi %477, %c7 : index
        %479 = memref.load %residual[%478] : memref<?xf32>
        %480 = arith.addf %479, %472 : f32
        %481 = arith.addi %477, %c7 : index
        memref.store %480, %out[%481] : memref<?xf32>
      } else {
        %482 = arith.addi %477, %c7 : index
        memref.store %472, %out[%482] : memref<?xf32>
      }
    }
    %483 = vector.extract %299[2] : f32 from vector<8xf32>
    %484 = wave.lane
    %485 = arith.addi %16, %c7 : index
    %486 = arith.muli %c13, %c13 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.divui %484, %c9 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.cmpi slt, %489, %15 : index
    scf.if %490 {
      %491 = arith.cmpi eq, %hasFactors, %c6 : index
      %492 = arith.muli %489, %c13 : index
      %493 = memref.load %factors[%492] : memref<?xf32>
      %494 = arith.mulf %493, %operandScale : f32
      %495 = arith.select %491, %494, %operandScale : f32
      %496 = arith.remui %484, %c9 : index
      %497 = arith.muli %496, %c33 : index
      %498 = arith.addi %13, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %483, %502 : f32
      %504 = arith.muli %489, %outputFeatures : index
      %505 = arith.addi %504, %19 : index
      %506 = wave.lane
      %507 = arith.remui %506, %c9 : index
      %508 = arith.addi %505, %507 : index
      scf.if %17 {
        %509 = arith.addi %508, %c7 : index
        %510 = memref.load %residual[%509] : memref<?xf32>
        %511 = arith.addf %510, %503 : f32
        %512 = arith.addi %508, %c7 : index
        memref.store %511, %out[%512] : memref<?xf32>
      } else {
        %513 = arith.addi %508, %c7 : index
        memref.store %503, %out[%513] : memref<?xf32>
      }
    }
    %514 = vector.extract %299[3] : f32 from vector<8xf32>
    %515 = wave.lane
    %516 = arith.addi %16, %c7 : index
    %517 = arith.muli %c30, %c13 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.divui %515, %c9 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.cmpi slt, %520, %15 : index
    scf.if %521 {
      %522 = arith.cmpi eq, %hasFactors, %c6 : index
      %523 = arith.muli %520, %c13 : index
      %524 = memref.load %factors[%523] : memref<?xf32>
      %525 = arith.mulf %524, %operandScale : f32
      %526 = arith.select %522, %525, %operandScale : f32
      %527 = arith.remui %515, %c9 : index
      %528 = arith.muli %527, %c33 : index
      %529 = arith.addi %13, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %526 : f32
      %534 = arith.mulf %514, %533 : f32
      %535 = arith.muli %520, %outputFeatures : index
      %536 = arith.addi %535, %19 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c9 : index
      %539 = arith.addi %536, %538 : index
      scf.if %17 {
        %540 = arith.addi %539, %c7 : index
        %541 = memref.load %residual[%540] : memref<?xf32>
        %542 = arith.addf %541, %534 : f32
        %543 = arith.addi %539, %c7 : index
        memref.store %542, %out[%543] : memref<?xf32>
      } else {
        %544 = arith.addi %539, %c7 : index
        memref.store %534, %out[%544] : memref<?xf32>
      }
    }
    %545 = vector.extract %299[4] : f32 from vector<8xf32>
    %546 = wave.lane
    %547 = arith.addi %16, %c7 : index
    %548 = arith.muli %c33, %c13 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.divui %546, %c9 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.cmpi slt, %551, %15 : index
    scf.if %552 {
      %553 = arith.cmpi eq, %hasFactors, %c6 : index
      %554 = arith.muli %551, %c13 : index
      %555 = memref.load %factors[%554] : memref<?xf32>
      %556 = arith.mulf %555, %operandScale : f32
      %557 = arith.select %553, %556, %operandScale : f32
      %558 = arith.remui %546, %c9 : index
      %559 = arith.muli %558, %c33 : index
      %560 = arith.addi %13, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %557 : f32
      %565 = arith.mulf %545, %564 : f32
      %566 = arith.muli %551, %outputFeatures : index
      %567 = arith.addi %566, %19 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c9 : index
      %570 = arith.addi %567, %569 : index
      scf.if %17 {
        %571 = arith.addi %570, %c7 : index
        %572 = memref.load %residual[%571] : memref<?xf32>
        %573 = arith.addf %572, %565 : f32
        %574 = arith.addi %570, %c7 : index
        memref.store %573, %out[%574] : memref<?xf32>
      } else {
        %575 = arith.addi %570, %c7 : index
        memref.store %565, %out[%575] : memref<?xf32>
      }
    }
    %576 = vector.extract %299[5] : f32 from vector<8xf32>
    %577 = wave.lane
    %578 = arith.addi %16, %c7 : index
    %579 = arith.muli %c34, %c13 : index
    %580 = arith.addi %578, %579 : index
    %581 = arith.divui %577, %c9 : index
    %582 = arith.addi %580, %581 : index
    %583 = arith.cmpi slt, %582, %15 : index
    scf.if %583 {
      %584 = arith.cmpi eq, %hasFactors, %c6 : index
      %585 = arith.muli %582, %c13 : index
      %586 = memref.load %factors[%585] : memref<?xf32>
      %587 = arith.mulf %586, %operandScale : f32
      %588 = arith.select %584, %587, %operandScale : f32
      %589 = arith.remui %577, %c9 : index
      %590 = arith.muli %589, %c33 : index
      %591 = arith.addi %13, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %588 : f32
      %596 = arith.mulf %576, %595 : f32
      %597 = arith.muli %582, %outputFeatures : index
      %598 = arith.addi %597, %19 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c9 : index
      %601 = arith.addi %598, %600 : index
      scf.if %17 {
        %602 = arith.addi %601, %c7 : index
        %603 = memref.load %residual[%602] : memref<?xf32>
        %604 = arith.addf %603, %596 : f32
        %605 = arith.addi %601, %c7 : index
        memref.store %604, %out[%605] : memref<?xf32>
      } else {
        %606 = arith.addi %601, %c7 : index
        memref.store %596, %out[%606] : memref<?xf32>
      }
    }
    %607 = vector.extract %299[6] : f32 from vector<8xf32>
    %608 = wave.lane
    %609 = arith.addi %16, %c7 : index
    %610 = arith.muli %c35, %c13 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.divui %608, %c9 : index
    %613 = arith.addi %611, %612 : index
    %614 = arith.cmpi slt, %613, %15 : index
    scf.if %614 {
      %615 = arith.cmpi eq, %hasFactors, %c6 : index
      %616 = arith.muli %613, %c13 : index
      %617 = memref.load %factors[%616] : memref<?xf32>
      %618 = arith.mulf %617, %operandScale : f32
      %619 = arith.select %615, %618, %operandScale : f32
      %620 = arith.remui %608, %c9 : index
      %621 = arith.muli %620, %c33 : index
      %622 = arith.addi %13, %621 : index
      %623 = vector.load %w[%622] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %624 = vector.bitcast %623 : vector<4xi8> to vector<1xf32>
      %625 = vector.extract %624[0] : f32 from vector<1xf32>
      %626 = arith.mulf %625, %619 : f32
      %627 = arith.mulf %607, %626 : f32
      %628 = arith.muli %613, %outputFeatures : index
      %629 = arith.addi %628, %19 : index
      %630 = wave.lane
      %631 = arith.remui %630, %c9 : index
      %632 = arith.addi %629, %631 : index
      scf.if %17 {
        %633 = arith.addi %632, %c7 : index
        %634 = memref.load %residual[%633] : memref<?xf32>
        %635 = arith.addf %634, %627 : f32
        %636 = arith.addi %632, %c7 : index
        memref.store %635, %out[%636] : memref<?xf32>
      } else {
        %637 = arith.addi %632, %c7 : index
        memref.store %627, %out[%637] : memref<?xf32>
      }
    }
    %638 = vector.extract %299[7] : f32 from vector<8xf32>
    %639 = wave.lane
    %640 = arith.addi %16, %c7 : index
    %641 = arith.muli %c36, %c13 : index
    %642 = arith.addi %640, %641 : index
    %643 = arith.divui %639, %c9 : index
    %644 = arith.addi %642, %643 : index
    %645 = arith.cmpi slt, %644, %15 : index
    scf.if %645 {
      %646 = arith.cmpi eq, %hasFactors, %c6 : index
      %647 = arith.muli %644, %c13 : index
      %648 = memref.load %factors[%647] : memref<?xf32>
      %649 = arith.mulf %648, %operandScale : f32
      %650 = arith.select %646, %649, %operandScale : f32
      %651 = arith.remui %639, %c9 : index
      %652 = arith.muli %651, %c33 : index
      %653 = arith.addi %13, %652 : index
      %654 = vector.load %w[%653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %655 = vector.bitcast %654 : vector<4xi8> to vector<1xf32>
      %656 = vector.extract %655[0] : f32 from vector<1xf32>
      %657 = arith.mulf %656, %650 : f32
      %658 = arith.mulf %638, %657 : f32
      %659 = arith.muli %644, %outputFeatures : index
      %660 = arith.addi %659, %19 : index
      %661 = wave.lane
      %662 = arith.remui %661, %c9 : index
      %663 = arith.addi %660, %662 : index
      scf.if %17 {
        %664 = arith.addi %663, %c7 : index
        %665 = memref.load %residual[%664] : memref<?xf32>
        %666 = arith.addf %665, %658 : f32
        %667 = arith.addi %663, %c7 : index
        memref.store %666, %out[%667] : memref<?xf32>
      } else {
        %668 = arith.addi %663, %c7 : index
        memref.store %658, %out[%668] : memref<?xf32>
      }
    }
  }
  %669 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %669 {
    %670 = arith.addi %16, %c9 : index
    %671 = arith.minsi %670, %15 : index
    %672 = wave.wave
    %673 = arith.addi %16, %672 : index
    scf.for %674 = %673 to %671 step %c6 {
      %675 = arith.muli %674, %features : index
      %676 = wave.lane
      %677 = arith.muli %676, %c33 : index
      %682:3 = scf.for %678 = %677 to %features step %c5 iter_args(%679 = %c39, %680 = %c39, %681 = %c39) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %683 = arith.addi %675, %678 : index
        %684 = vector.load %out[%683] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %685 = vector.load %norm_weight[%678] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %686 = arith.mulf %684, %685 : vector<4xf32>
        %687 = math.fma %684, %684, %679 : vector<4xf32>
        %688 = math.fma %686, %686, %680 : vector<4xf32>
        %689 = math.absf %686 : vector<4xf32>
        %690 = arith.maximumf %681, %689 : vector<4xf32>
        scf.yield %687, %688, %690 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %691 = wave.reduce "add" %682#0 : vector<4xf32>
      %692 = arith.mulf %691, %inverseFeatures : f32
      %693 = arith.addf %692, %epsilon : f32
      %694 = math.sqrt %693 : f32
      %695 = arith.divf %c41, %694 : f32
      %696 = wave.reduce "max" %682#2 : vector<4xf32>
      %697 = arith.mulf %696, %695 : f32
      %698 = arith.bitcast %697 : f32 to i32
      %699 = arith.shrui %698, %c43 : i32
      %700 = arith.maxsi %699, %c44 : i32
      %701 = arith.subi %c45, %700 : i32
      %702 = arith.shli %701, %c43 : i32
      %703 = arith.subi %700, %c46 : i32
      %704 = arith.shli %703, %c43 : i32
      %705 = arith.bitcast %702 : i32 to f32
      %706 = arith.bitcast %704 : i32 to f32
      %707 = wave.reduce "add" %682#1 : vector<4xf32>
      %708 = arith.mulf %707, %695 : f32
      %709 = arith.mulf %708, %695 : f32
      %710 = wave.lane
      %711 = arith.cmpi eq, %710, %c7 : index
      scf.if %711 {
        %712 = arith.muli %674, %c13 : index
        memref.store %706, %normed_factors[%712] : memref<?xf32>
        %713 = arith.muli %674, %c13 : index
        %714 = arith.addi %713, %c6 : index
        memref.store %709, %normed_factors[%714] : memref<?xf32>
      }
      %715 = vector.broadcast %695 : f32 to vector<4xf32>
      %716 = vector.broadcast %705 : f32 to vector<4xf32>
      scf.for %717 = %677 to %features step %c5 {
        %718 = arith.addi %675, %717 : index
        %719 = vector.load %out[%718] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %720 = arith.mulf %719, %715 : vector<4xf32>
        %721 = vector.load %norm_weight[%717] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %722 = arith.mulf %720, %721 : vector<4xf32>
        %723 = arith.mulf %722, %716 : vector<4xf32>
        %724 = arith.divui %674, %tileRows : index
        %725 = arith.divui %features, %c9 : index
        %726 = arith.muli %724, %725 : index
        %727 = arith.divui %717, %c9 : index
        %728 = arith.addi %726, %727 : index
        %729 = arith.muli %728, %c13 : index
        %730 = arith.remui %717, %c9 : index
        %731 = arith.divui %730, %c14 : index
        %732 = arith.addi %729, %731 : index
        %733 = arith.muli %tileRows, %c14 : index
        %734 = arith.muli %732, %733 : index
        %735 = arith.remui %674, %tileRows : index
        %736 = arith.muli %735, %c14 : index
        %737 = arith.addi %734, %736 : index
        %738 = arith.remui %717, %c14 : index
        %739 = arith.addi %737, %738 : index
        %740 = arith.truncf %723 : vector<4xf32> to vector<4xf16>
        vector.store %740, %normed[%739] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
