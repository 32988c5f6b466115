// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q6_k', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q6_k_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c30 = arith.constant dense<0x6420> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c42 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
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
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c9 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c9 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c9 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c9 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c14 : index
    %32 = arith.remui %c7, %c9 : index
    %33 = arith.divui %32, %c15 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c15 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c15 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c3 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c14 : index
    %51 = arith.muli %50, %c14 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c14 iter_args(%56 = %c16) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c7 : index
      %60 = arith.remui %58, %c9 : index
      %61 = arith.addi %13, %c5 : index
      %62 = arith.divui %59, %c15 : index
      %63 = arith.muli %62, %c3 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c14 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
      %69 = arith.divui %inputFeatures, %c2 : index
      %70 = arith.muli %69, %c3 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c3 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c14 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %77 = vector.extract %68[0] : f16 from vector<1xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<2xi8>
      %80 = arith.extsi %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = vector.extract %68[0] : f16 from vector<1xf16>
      %86 = arith.extf %85 : f16 to f32
      %87 = vector.extract %76[1] : i8 from vector<2xi8>
      %88 = arith.extsi %87 : i8 to i32
      %89 = arith.sitofp %88 : i32 to f32
      %90 = arith.mulf %86, %89 : f32
      %91 = arith.truncf %90 : f32 to f16
      %92 = vector.broadcast %91 : f16 to vector<16xf16>
      %93 = arith.addi %13, %c5 : index
      %94 = arith.divui %inputFeatures, %c2 : index
      %95 = arith.muli %94, %c3 : index
      %96 = arith.addi %95, %inputFeatures : index
      %97 = arith.addi %96, %c4 : index
      %98 = arith.divui %97, %c5 : index
      %99 = arith.muli %98, %c5 : index
      %100 = arith.addi %93, %99 : index
      %101 = arith.muli %inputFeatures, %c15 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %59, %c9 : index
      %104 = arith.addi %103, %60 : index
      %105 = arith.muli %104, %c15 : index
      %106 = arith.addi %102, %105 : index
      %107 = arith.muli %59, %c2 : index
      %108 = arith.addi %100, %107 : index
      %109 = arith.muli %60, %c9 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%106] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %112 = vector.bitcast %111 : vector<8xi8> to vector<2xi32>
      %113 = vector.shuffle %112, %112 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %114 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<4xi32>
      %116 = arith.shrui %115, %c19 : vector<4xi32>
      %117 = arith.andi %116, %c20 : vector<4xi32>
      %118 = arith.shrui %113, %c21 : vector<4xi32>
      %119 = arith.andi %118, %c22 : vector<4xi32>
      %120 = arith.shli %119, %c23 : vector<4xi32>
      %121 = arith.ori %117, %120 : vector<4xi32>
      %122 = arith.ori %121, %c24 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %115, %c23 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.shrui %113, %c25 : vector<4xi32>
      %127 = arith.andi %126, %c22 : vector<4xi32>
      %128 = arith.shli %127, %c23 : vector<4xi32>
      %129 = arith.ori %125, %128 : vector<4xi32>
      %130 = arith.ori %129, %c24 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %115, %c26 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.shrui %113, %c27 : vector<4xi32>
      %135 = arith.andi %134, %c22 : vector<4xi32>
      %136 = arith.shli %135, %c23 : vector<4xi32>
      %137 = arith.ori %133, %136 : vector<4xi32>
      %138 = arith.ori %137, %c24 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %115, %c28 : vector<4xi32>
      %141 = arith.andi %140, %c20 : vector<4xi32>
      %142 = arith.shrui %113, %c29 : vector<4xi32>
      %143 = arith.andi %142, %c22 : vector<4xi32>
      %144 = arith.shli %143, %c23 : vector<4xi32>
      %145 = arith.ori %141, %144 : vector<4xi32>
      %146 = arith.ori %145, %c24 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = vector.shuffle %123, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %139, %147 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %148, %149 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %151 = arith.subf %150, %c30 : vector<32xf16>
      %152 = vector.shuffle %151, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %153 = vector.shuffle %151, %151 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %154 = arith.mulf %152, %84 : vector<16xf16>
      %155 = arith.mulf %153, %92 : vector<16xf16>
      %156 = arith.addi %55, %c6 : index
      %157 = arith.remui %58, %c9 : index
      %158 = arith.addi %13, %c5 : index
      %159 = arith.divui %156, %c15 : index
      %160 = arith.muli %159, %c3 : index
      %161 = arith.addi %158, %160 : index
      %162 = arith.muli %157, %c14 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %165 = vector.bitcast %164 : vector<2xi8> to vector<1xf16>
      %166 = arith.divui %inputFeatures, %c2 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.addi %158, %167 : index
      %169 = arith.muli %156, %c3 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.muli %157, %c14 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%172] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %174 = vector.extract %165[0] : f16 from vector<1xf16>
      %175 = arith.extf %174 : f16 to f32
      %176 = vector.extract %173[0] : i8 from vector<2xi8>
      %177 = arith.extsi %176 : i8 to i32
      %178 = arith.sitofp %177 : i32 to f32
      %179 = arith.mulf %175, %178 : f32
      %180 = arith.truncf %179 : f32 to f16
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = vector.extract %165[0] : f16 from vector<1xf16>
      %183 = arith.extf %182 : f16 to f32
      %184 = vector.extract %173[1] : i8 from vector<2xi8>
      %185 = arith.extsi %184 : i8 to i32
      %186 = arith.sitofp %185 : i32 to f32
      %187 = arith.mulf %183, %186 : f32
      %188 = arith.truncf %187 : f32 to f16
      %189 = vector.broadcast %188 : f16 to vector<16xf16>
      %190 = arith.addi %13, %c5 : index
      %191 = arith.divui %inputFeatures, %c2 : index
      %192 = arith.muli %191, %c3 : index
      %193 = arith.addi %192, %inputFeatures : index
      %194 = arith.addi %193, %c4 : index
      %195 = arith.divui %194, %c5 : index
      %196 = arith.muli %195, %c5 : index
      %197 = arith.addi %190, %196 : index
      %198 = arith.muli %inputFeatures, %c15 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.muli %156, %c9 : index
      %201 = arith.addi %200, %157 : index
      %202 = arith.muli %201, %c15 : index
      %203 = arith.addi %199, %202 : index
      %204 = arith.muli %156, %c2 : index
      %205 = arith.addi %197, %204 : index
      %206 = arith.muli %157, %c9 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%203] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %209 = vector.bitcast %208 : vector<8xi8> to vector<2xi32>
      %210 = vector.shuffle %209, %209 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %211 = vector.load %w[%207] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %212 = vector.bitcast %211 : vector<16xi8> to vector<4xi32>
      %213 = arith.shrui %212, %c19 : vector<4xi32>
      %214 = arith.andi %213, %c20 : vector<4xi32>
      %215 = arith.shrui %210, %c21 : vector<4xi32>
      %216 = arith.andi %215, %c22 : vector<4xi32>
      %217 = arith.shli %216, %c23 : vector<4xi32>
      %218 = arith.ori %214, %217 : vector<4xi32>
      %219 = arith.ori %218, %c24 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %212, %c23 : vector<4xi32>
      %222 = arith.andi %221, %c20 : vector<4xi32>
      %223 = arith.shrui %210, %c25 : vector<4xi32>
      %224 = arith.andi %223, %c22 : vector<4xi32>
      %225 = arith.shli %224, %c23 : vector<4xi32>
      %226 = arith.ori %222, %225 : vector<4xi32>
      %227 = arith.ori %226, %c24 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %212, %c26 : vector<4xi32>
      %230 = arith.andi %229, %c20 : vector<4xi32>
      %231 = arith.shrui %210, %c27 : vector<4xi32>
      %232 = arith.andi %231, %c22 : vector<4xi32>
      %233 = arith.shli %232, %c23 : vector<4xi32>
      %234 = arith.ori %230, %233 : vector<4xi32>
      %235 = arith.ori %234, %c24 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %212, %c28 : vector<4xi32>
      %238 = arith.andi %237, %c20 : vector<4xi32>
      %239 = arith.shrui %210, %c29 : vector<4xi32>
      %240 = arith.andi %239, %c22 : vector<4xi32>
      %241 = arith.shli %240, %c23 : vector<4xi32>
      %242 = arith.ori %238, %241 : vector<4xi32>
      %243 = arith.ori %242, %c24 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %220, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %236, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = vector.shuffle %245, %246 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %248 = arith.subf %247, %c30 : vector<32xf16>
      %249 = vector.shuffle %248, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %250 = vector.shuffle %248, %248 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %251 = arith.mulf %249, %181 : vector<16xf16>
      %252 = arith.mulf %250, %189 : vector<16xf16>
      %253 = arith.muli %55, %c14 : index
      %254 = arith.addi %253, %c7 : index
      %255 = arith.muli %tileRows, %c9 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %41, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c15 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %154, %56 : vector<16xf16>, vector<8xf32>
      %264 = arith.muli %55, %c14 : index
      %265 = arith.addi %264, %c6 : index
      %266 = arith.muli %tileRows, %c9 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.addi %41, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c15 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %155, %263 : vector<16xf16>, vector<8xf32>
      %275 = arith.muli %55, %c14 : index
      %276 = arith.addi %275, %c14 : index
      %277 = arith.muli %tileRows, %c9 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %41, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c15 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %251, %274 : vector<16xf16>, vector<8xf32>
      %286 = arith.muli %55, %c14 : index
      %287 = arith.addi %286, %c31 : index
      %288 = arith.muli %tileRows, %c9 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %41, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c15 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %252, %285 : vector<16xf16>, vector<8xf32>
      scf.yield %296 : vector<8xf32>
    }
    %297 = arith.select %48, %54, %47 : index
    %300 = scf.for %298 = %54 to %297 step %c6 iter_args(%299 = %57) -> (vector<8xf32>) {
      %301 = wave.lane
      %302 = arith.addi %298, %c7 : index
      %303 = arith.remui %301, %c9 : index
      %304 = arith.addi %13, %c5 : index
      %305 = arith.divui %302, %c15 : index
      %306 = arith.muli %305, %c3 : index
      %307 = arith.addi %304, %306 : index
      %308 = arith.muli %303, %c14 : index
      %309 = arith.addi %307, %308 : index
      %310 = vector.load %w[%309] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %311 = vector.bitcast %310 : vector<2xi8> to vector<1xf16>
      %312 = arith.divui %inputFeatures, %c2 : index
      %313 = arith.muli %312, %c3 : index
      %314 = arith.addi %304, %313 : index
      %315 = arith.muli %302, %c3 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %303, %c14 : index
      %318 = arith.addi %316, %317 : index
      %319 = vector.load %w[%318] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %320 = vector.extract %311[0] : f16 from vector<1xf16>
      %321 = arith.extf %320 : f16 to f32
      %322 = vector.extract %319[0] : i8 from vector<2xi8>
      %323 = arith.extsi %322 : i8 to i32
      %324 = arith.sitofp %323 : i32 to f32
      %325 = arith.mulf %321, %324 : f32
      %326 = arith.truncf %325 : f32 to f16
      %327 = vector.broadcast %326 : f16 to vector<16xf16>
      %328 = vector.extract %311[0] : f16 from vector<1xf16>
      %329 = arith.extf %328 : f16 to f32
      %330 = vector.extract %319[1] : i8 from vector<2xi8>
      %331 = arith.extsi %330 : i8 to i32
      %332 = arith.sitofp %331 : i32 to f32
      %333 = arith.mulf %329, %332 : f32
      %334 = arith.truncf %333 : f32 to f16
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = arith.addi %13, %c5 : index
      %337 = arith.divui %inputFeatures, %c2 : index
      %338 = arith.muli %337, %c3 : index
      %339 = arith.addi %338, %inputFeatures : index
      %340 = arith.addi %339, %c4 : index
      %341 = arith.divui %340, %c5 : index
      %342 = arith.muli %341, %c5 : index
      %343 = arith.addi %336, %342 : index
      %344 = arith.muli %inputFeatures, %c15 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.muli %302, %c9 : index
      %347 = arith.addi %346, %303 : index
      %348 = arith.muli %347, %c15 : index
      %349 = arith.addi %345, %348 : index
      %350 = arith.muli %302, %c2 : index
      %351 = arith.addi %343, %350 : index
      %352 = arith.muli %303, %c9 : index
      %353 = arith.addi %351, %352 : index
      %354 = vector.load %w[%349] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %355 = vector.bitcast %354 : vector<8xi8> to vector<2xi32>
      %356 = vector.shuffle %355, %355 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %357 = vector.load %w[%353] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %358 = vector.bitcast %357 : vector<16xi8> to vector<4xi32>
      %359 = arith.shrui %358, %c19 : vector<4xi32>
      %360 = arith.andi %359, %c20 : vector<4xi32>
      %361 = arith.shrui %356, %c21 : vector<4xi32>
      %362 = arith.andi %361, %c22 : vector<4xi32>
      %363 = arith.shli %362, %c23 : vector<4xi32>
      %364 = arith.ori %360, %363 : vector<4xi32>
      %365 = arith.ori %364, %c24 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = arith.shrui %358, %c23 : vector<4xi32>
      %368 = arith.andi %367, %c20 : vector<4xi32>
      %369 = arith.shrui %356, %c25 : vector<4xi32>
      %370 = arith.andi %369, %c22 : vector<4xi32>
      %371 = arith.shli %370, %c23 : vector<4xi32>
      %372 = arith.ori %368, %371 : vector<4xi32>
      %373 = arith.ori %372, %c24 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = arith.shrui %358, %c26 : vector<4xi32>
      %376 = arith.andi %375, %c20 : vector<4xi32>
      %377 = arith.shrui %356, %c27 : vector<4xi32>
      %378 = arith.andi %377, %c22 : vector<4xi32>
      %379 = arith.shli %378, %c23 : vector<4xi32>
      %380 = arith.ori %376, %379 : vector<4xi32>
      %381 = arith.ori %380, %c24 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %358, %c28 : vector<4xi32>
      %384 = arith.andi %383, %c20 : vector<4xi32>
      %385 = arith.shrui %356, %c29 : vector<4xi32>
      %386 = arith.andi %385, %c22 : vector<4xi32>
      %387 = arith.shli %386, %c23 : vector<4xi32>
      %388 = arith.ori %384, %387 : vector<4xi32>
      %389 = arith.ori %388, %c24 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = vector.shuffle %366, %374 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = vector.shuffle %382, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = vector.shuffle %391, %392 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %394 = arith.subf %393, %c30 : vector<32xf16>
      %395 = vector.shuffle %394, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %396 = vector.shuffle %394, %394 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %397 = arith.mulf %395, %327 : vector<16xf16>
      %398 = arith.mulf %396, %335 : vector<16xf16>
      %399 = arith.muli %298, %c14 : index
      %400 = arith.addi %399, %c7 : index
      %401 = arith.muli %tileRows, %c9 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %41, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c15 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %397, %299 : vector<16xf16>, vector<8xf32>
      %410 = arith.muli %298, %c14 : index
      %411 = arith.addi %410, %c6 : index
      %412 = arith.muli %tileRows, %c9 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %41, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c15 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %398, %409 : vector<16xf16>, vector<8xf32>
      scf.yield %420 : vector<8xf32>
    }
    %421 = wave.lane
    %422 = wave.wave
    %423 = arith.muli %422, %c6 : index
    %424 = arith.addi %423, %c7 : index
    %425 = arith.muli %424, %c2 : index
    %426 = arith.addi %425, %421 : index
    %427 = vector.extract %300[0] : f32 from vector<8xf32>
    %428 = arith.addi %426, %c7 : index
    memref.store %427, %17[%428] : memref<?xf32>
    %429 = vector.extract %300[1] : f32 from vector<8xf32>
    %430 = arith.addi %426, %c3 : index
    memref.store %429, %17[%430] : memref<?xf32>
    %431 = vector.extract %300[2] : f32 from vector<8xf32>
    %432 = arith.addi %426, %c32 : index
    memref.store %431, %17[%432] : memref<?xf32>
    %433 = vector.extract %300[3] : f32 from vector<8xf32>
    %434 = arith.addi %426, %c33 : index
    memref.store %433, %17[%434] : memref<?xf32>
    %435 = vector.extract %300[4] : f32 from vector<8xf32>
    %436 = arith.addi %426, %c5 : index
    memref.store %435, %17[%436] : memref<?xf32>
    %437 = vector.extract %300[5] : f32 from vector<8xf32>
    %438 = arith.addi %426, %c34 : index
    memref.store %437, %17[%438] : memref<?xf32>
    %439 = vector.extract %300[6] : f32 from vector<8xf32>
    %440 = arith.addi %426, %c35 : index
    memref.store %439, %17[%440] : memref<?xf32>
    %441 = vector.extract %300[7] : f32 from vector<8xf32>
    %442 = arith.addi %426, %c36 : index
    memref.store %441, %17[%442] : memref<?xf32>
    wave.barrier
    %443 = arith.muli %422, %c37 : index
    %444 = arith.addi %443, %c7 : index
    %445 = arith.muli %444, %c3 : index
    %446 = arith.addi %445, %421 : index
    %447 = arith.addi %446, %c7 : index
    %448 = memref.load %17[%447] : memref<?xf32>
    %449 = arith.addi %447, %c2 : index
    %450 = memref.load %17[%449] : memref<?xf32>
    %451 = arith.addf %448, %450 : f32
    %452 = wave.lane
    %453 = arith.addi %16, %c7 : index
    %454 = arith.muli %444, %c14 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.divui %452, %c9 : index
    %457 = arith.addi %455, %456 : index
    %458 = arith.cmpi slt, %457, %15 : index
    scf.if %458 {
      %459 = arith.cmpi eq, %hasFactors, %c6 : index
      %460 = arith.muli %457, %c14 : index
      %461 = memref.load %factors[%460] : memref<?xf32>
      %462 = arith.mulf %461, %operandScale : f32
      %463 = arith.select %459, %462, %operandScale : f32
      %464 = arith.remui %452, %c9 : index
      %465 = arith.muli %464, %c37 : index
      %466 = arith.addi %13, %465 : index
      %467 = vector.load %w[%466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %468 = vector.bitcast %467 : vector<4xi8> to vector<1xf32>
      %469 = vector.extract %468[0] : f32 from vector<1xf32>
      %470 = arith.mulf %469, %463 : f32
      %471 = arith.mulf %451, %470 : f32
      %472 = arith.muli %457, %outputFeatures : index
      %473 = arith.addi %472, %20 : index
      %474 = wave.lane
      %475 = arith.remui %474, %c9 : index
      %476 = arith.addi %473, %475 : index
      scf.if %18 {
        %477 = arith.addi %476, %c7 : index
        %478 = memref.load %residual[%477] : memref<?xf32>
        %479 = arith.addf %478, %471 : f32
        %480 = arith.addi %476, %c7 : index
        memref.store %479, %out[%480] : memref<?xf32>
      } else {
        %481 = arith.addi %476, %c7 : index
        memref.store %471, %out[%481] : memref<?xf32>
      }
    }
    %482 = arith.muli %422, %c37 : index
    %483 = arith.addi %482, %c6 : index
    %484 = arith.muli %483, %c3 : index
    %485 = arith.addi %484, %421 : index
    %486 = arith.addi %485, %c7 : index
    %487 = memref.load %17[%486] : memref<?xf32>
    %488 = arith.addi %486, %c2 : index
    %489 = memref.load %17[%488] : memref<?xf32>
    %490 = arith.addf %487, %489 : f32
    %491 = wave.lane
    %492 = arith.addi %16, %c7 : index
    %493 = arith.muli %483, %c14 : index
    %494 = arith.addi %492, %493 : index
    %495 = arith.divui %491, %c9 : index
    %496 = arith.addi %494, %495 : index
    %497 = arith.cmpi slt, %496, %15 : index
    scf.if %497 {
      %498 = arith.cmpi eq, %hasFactors, %c6 : index
      %499 = arith.muli %496, %c14 : index
      %500 = memref.load %factors[%499] : memref<?xf32>
      %501 = arith.mulf %500, %operandScale : f32
      %502 = arith.select %498, %501, %operandScale : f32
      %503 = arith.remui %491, %c9 : index
      %504 = arith.muli %503, %c37 : index
      %505 = arith.addi %13, %504 : index
      %506 = vector.load %w[%505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %507 = vector.bitcast %506 : vector<4xi8> to vector<1xf32>
      %508 = vector.extract %507[0] : f32 from vector<1xf32>
      %509 = arith.mulf %508, %502 : f32
      %510 = arith.mulf %490, %509 : f32
      %511 = arith.muli %496, %outputFeatures : index
      %512 = arith.addi %511, %20 : index
      %513 = wave.lane
      %514 = arith.remui %513, %c9 : index
      %515 = arith.addi %512, %514 : index
      scf.if %18 {
        %516 = arith.addi %515, %c7 : index
        %517 = memref.load %residual[%516] : memref<?xf32>
        %518 = arith.addf %517, %510 : f32
        %519 = arith.addi %515, %c7 : index
        memref.store %518, %out[%519] : memref<?xf32>
      } else {
        %520 = arith.addi %515, %c7 : index
        memref.store %510, %out[%520] : memref<?xf32>
      }
    }
    %521 = arith.muli %422, %c37 : index
    %522 = arith.addi %521, %c14 : index
    %523 = arith.muli %522, %c3 : index
    %524 = arith.addi %523, %421 : index
    %525 = arith.addi %524, %c7 : index
    %526 = memref.load %17[%525] : memref<?xf32>
    %527 = arith.addi %525, %c2 : index
    %528 = memref.load %17[%527] : memref<?xf32>
    %529 = arith.addf %526, %528 : f32
    %530 = wave.lane
    %531 = arith.addi %16, %c7 : index
    %532 = arith.muli %522, %c14 : index
    %533 = arith.addi %531, %532 : index
    %534 = arith.divui %530, %c9 : index
    %535 = arith.addi %533, %534 : index
    %536 = arith.cmpi slt, %535, %15 : index
    scf.if %536 {
      %537 = arith.cmpi eq, %hasFactors, %c6 : index
      %538 = arith.muli %535, %c14 : index
      %539 = memref.load %factors[%538] : memref<?xf32>
      %540 = arith.mulf %539, %operandScale : f32
      %541 = arith.select %537, %540, %operandScale : f32
      %542 = arith.remui %530, %c9 : index
      %543 = arith.muli %542, %c37 : index
      %544 = arith.addi %13, %543 : index
      %545 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xf32>
      %547 = vector.extract %546[0] : f32 from vector<1xf32>
      %548 = arith.mulf %547, %541 : f32
      %549 = arith.mulf %529, %548 : f32
      %550 = arith.muli %535, %outputFeatures : index
      %551 = arith.addi %550, %20 : index
      %552 = wave.lane
      %553 = arith.remui %552, %c9 : index
      %554 = arith.addi %551, %553 : index
      scf.if %18 {
        %555 = arith.addi %554, %c7 : index
        %556 = memref.load %residual[%555] : memref<?xf32>
        %557 = arith.addf %556, %549 : f32
        %558 = arith.addi %554, %c7 : index
        memref.store %557, %out[%558] : memref<?xf32>
      } else {
        %559 = arith.addi %554, %c7 : index
        memref.store %549, %out[%559] : memref<?xf32>
      }
    }
    %560 = arith.muli %422, %c37 : index
    %561 = arith.addi %560, %c31 : index
    %562 = arith.muli %561, %c3 : index
    %563 = arith.addi %562, %421 : index
    %564 = arith.addi %563, %c7 : index
    %565 = memref.load %17[%564] : memref<?xf32>
    %566 = arith.addi %564, %c2 : index
    %567 = memref.load %17[%566] : memref<?xf32>
    %568 = arith.addf %565, %567 : f32
    %569 = wave.lane
    %570 = arith.addi %16, %c7 : index
    %571 = arith.muli %561, %c14 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.divui %569, %c9 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.cmpi slt, %574, %15 : index
    scf.if %575 {
      %576 = arith.cmpi eq, %hasFactors, %c6 : index
      %577 = arith.muli %574, %c14 : index
      %578 = memref.load %factors[%577] : memref<?xf32>
      %579 = arith.mulf %578, %operandScale : f32
      %580 = arith.select %576, %579, %operandScale : f32
      %581 = arith.remui %569, %c9 : index
      %582 = arith.muli %581, %c37 : index
      %583 = arith.addi %13, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %586, %580 : f32
      %588 = arith.mulf %568, %587 : f32
      %589 = arith.muli %574, %outputFeatures : index
      %590 = arith.addi %589, %20 : index
      %591 = wave.lane
      %592 = arith.remui %591, %c9 : index
      %593 = arith.addi %590, %592 : index
      scf.if %18 {
        %594 = arith.addi %593, %c7 : index
        %595 = memref.load %residual[%594] : memref<?xf32>
        %596 = arith.addf %595, %588 : f32
        %597 = arith.addi %593, %c7 : index
        memref.store %596, %out[%597] : memref<?xf32>
      } else {
        %598 = arith.addi %593, %c7 : index
        memref.store %588, %out[%598] : memref<?xf32>
      }
    }
  }
  %599 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %599 {
    %600 = arith.addi %16, %c9 : index
    %601 = arith.minsi %600, %15 : index
    %602 = wave.wave
    %603 = arith.addi %16, %602 : index
    scf.for %604 = %603 to %601 step %c14 {
      %605 = arith.muli %604, %features : index
      %606 = wave.lane
      %607 = arith.muli %606, %c37 : index
      %612:3 = scf.for %608 = %607 to %features step %c5 iter_args(%609 = %c42, %610 = %c42, %611 = %c42) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %613 = arith.addi %605, %608 : index
        %614 = vector.load %out[%613] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %615 = vector.load %norm_weight[%608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %616 = arith.mulf %614, %615 : vector<4xf32>
        %617 = math.fma %614, %614, %609 : vector<4xf32>
        %618 = math.fma %616, %616, %610 : vector<4xf32>
        %619 = math.absf %616 : vector<4xf32>
        %620 = arith.maximumf %611, %619 : vector<4xf32>
        scf.yield %617, %618, %620 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %621 = wave.reduce "add" %612#0 : vector<4xf32>
      %622 = arith.mulf %621, %inverseFeatures : f32
      %623 = arith.addf %622, %epsilon : f32
      %624 = math.sqrt %623 : f32
      %625 = arith.divf %c44, %624 : f32
      %626 = wave.reduce "max" %612#2 : vector<4xf32>
      %627 = arith.mulf %626, %625 : f32
      %628 = arith.bitcast %627 : f32 to i32
      %629 = arith.shrui %628, %c46 : i32
      %630 = arith.maxsi %629, %c47 : i32
      %631 = arith.subi %c48, %630 : i32
      %632 = arith.shli %631, %c46 : i32
      %633 = arith.subi %630, %c49 : i32
      %634 = arith.shli %633, %c46 : i32
      %635 = arith.bitcast %632 : i32 to f32
      %636 = arith.bitcast %634 : i32 to f32
      %637 = wave.reduce "add" %612#1 : vector<4xf32>
      %638 = arith.mulf %637, %625 : f32
      %639 = arith.mulf %638, %625 : f32
      %640 = wave.lane
      %641 = arith.cmpi eq, %640, %c7 : index
      scf.if %641 {
        %642 = arith.muli %604, %c14 : index
        memref.store %636, %normed_factors[%642] : memref<?xf32>
        %643 = arith.muli %604, %c14 : index
        %644 = arith.addi %643, %c6 : index
        memref.store %639, %normed_factors[%644] : memref<?xf32>
      }
      %645 = vector.broadcast %625 : f32 to vector<4xf32>
      %646 = vector.broadcast %635 : f32 to vector<4xf32>
      scf.for %647 = %607 to %features step %c5 {
        %648 = arith.addi %605, %647 : index
        %649 = vector.load %out[%648] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %650 = arith.mulf %649, %645 : vector<4xf32>
        %651 = vector.load %norm_weight[%647] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %652 = arith.mulf %650, %651 : vector<4xf32>
        %653 = arith.mulf %652, %646 : vector<4xf32>
        %654 = arith.divui %604, %tileRows : index
        %655 = arith.divui %features, %c9 : index
        %656 = arith.muli %654, %655 : index
        %657 = arith.divui %647, %c9 : index
        %658 = arith.addi %656, %657 : index
        %659 = arith.muli %658, %c14 : index
        %660 = arith.remui %647, %c9 : index
        %661 = arith.divui %660, %c15 : index
        %662 = arith.addi %659, %661 : index
        %663 = arith.muli %tileRows, %c15 : index
        %664 = arith.muli %662, %663 : index
        %665 = arith.remui %604, %tileRows : index
        %666 = arith.muli %665, %c15 : index
        %667 = arith.addi %664, %666 : index
        %668 = arith.remui %647, %c15 : index
        %669 = arith.addi %667, %668 : index
        %670 = arith.truncf %653 : vector<4xf32> to vector<4xf16>
        vector.store %670, %normed[%669] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
