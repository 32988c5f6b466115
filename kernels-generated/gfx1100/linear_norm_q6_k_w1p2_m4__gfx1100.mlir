// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q6_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q6_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 4 : index
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c40 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 23 : i32
  %c45 = arith.constant 141 : i32
  %c46 = arith.constant 268 : i32
  %c47 = arith.constant 14 : i32
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
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c3 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c15 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c3 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c3 {
      %32 = arith.muli %31, %c15 : index
      %33 = arith.addi %c7, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c15 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c15 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c3 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c6 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c6 iter_args(%52 = %c16, %53 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c7 : index
      %57 = arith.remui %55, %c10 : index
      %58 = arith.addi %13, %c5 : index
      %59 = arith.divui %56, %c15 : index
      %60 = arith.muli %59, %c3 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c6 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %65 = vector.bitcast %64 : vector<2xi8> to vector<1xf16>
      %66 = arith.divui %inputFeatures, %c2 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c3 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c6 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %74 = vector.extract %65[0] : f16 from vector<1xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<2xi8>
      %77 = arith.extsi %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = vector.extract %65[0] : f16 from vector<1xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %73[1] : i8 from vector<2xi8>
      %85 = arith.extsi %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = arith.addi %13, %c5 : index
      %91 = arith.divui %inputFeatures, %c2 : index
      %92 = arith.muli %91, %c3 : index
      %93 = arith.addi %92, %inputFeatures : index
      %94 = arith.addi %93, %c4 : index
      %95 = arith.divui %94, %c5 : index
      %96 = arith.muli %95, %c5 : index
      %97 = arith.addi %90, %96 : index
      %98 = arith.muli %inputFeatures, %c15 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %56, %c10 : index
      %101 = arith.addi %100, %57 : index
      %102 = arith.muli %101, %c15 : index
      %103 = arith.addi %99, %102 : index
      %104 = arith.muli %56, %c2 : index
      %105 = arith.addi %97, %104 : index
      %106 = arith.muli %57, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%103] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %109 = vector.bitcast %108 : vector<8xi8> to vector<2xi32>
      %110 = vector.shuffle %109, %109 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %111 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.shrui %112, %c19 : vector<4xi32>
      %114 = arith.andi %113, %c20 : vector<4xi32>
      %115 = arith.shrui %110, %c21 : vector<4xi32>
      %116 = arith.andi %115, %c22 : vector<4xi32>
      %117 = arith.shli %116, %c23 : vector<4xi32>
      %118 = arith.ori %114, %117 : vector<4xi32>
      %119 = arith.ori %118, %c24 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %112, %c23 : vector<4xi32>
      %122 = arith.andi %121, %c20 : vector<4xi32>
      %123 = arith.shrui %110, %c25 : vector<4xi32>
      %124 = arith.andi %123, %c22 : vector<4xi32>
      %125 = arith.shli %124, %c23 : vector<4xi32>
      %126 = arith.ori %122, %125 : vector<4xi32>
      %127 = arith.ori %126, %c24 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %112, %c26 : vector<4xi32>
      %130 = arith.andi %129, %c20 : vector<4xi32>
      %131 = arith.shrui %110, %c27 : vector<4xi32>
      %132 = arith.andi %131, %c22 : vector<4xi32>
      %133 = arith.shli %132, %c23 : vector<4xi32>
      %134 = arith.ori %130, %133 : vector<4xi32>
      %135 = arith.ori %134, %c24 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %112, %c28 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.shrui %110, %c29 : vector<4xi32>
      %140 = arith.andi %139, %c22 : vector<4xi32>
      %141 = arith.shli %140, %c23 : vector<4xi32>
      %142 = arith.ori %138, %141 : vector<4xi32>
      %143 = arith.ori %142, %c24 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %120, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %136, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c30 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = arith.mulf %149, %81 : vector<16xf16>
      %152 = arith.mulf %150, %89 : vector<16xf16>
      %153 = arith.addi %51, %c8 : index
      %154 = arith.remui %55, %c10 : index
      %155 = arith.addi %13, %c5 : index
      %156 = arith.divui %153, %c15 : index
      %157 = arith.muli %156, %c3 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c6 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = arith.divui %inputFeatures, %c2 : index
      %164 = arith.muli %163, %c3 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c3 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c6 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %171 = vector.extract %162[0] : f16 from vector<1xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<2xi8>
      %174 = arith.extsi %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = vector.extract %162[0] : f16 from vector<1xf16>
      %180 = arith.extf %179 : f16 to f32
      %181 = vector.extract %170[1] : i8 from vector<2xi8>
      %182 = arith.extsi %181 : i8 to i32
      %183 = arith.sitofp %182 : i32 to f32
      %184 = arith.mulf %180, %183 : f32
      %185 = arith.truncf %184 : f32 to f16
      %186 = vector.broadcast %185 : f16 to vector<16xf16>
      %187 = arith.addi %13, %c5 : index
      %188 = arith.divui %inputFeatures, %c2 : index
      %189 = arith.muli %188, %c3 : index
      %190 = arith.addi %189, %inputFeatures : index
      %191 = arith.addi %190, %c4 : index
      %192 = arith.divui %191, %c5 : index
      %193 = arith.muli %192, %c5 : index
      %194 = arith.addi %187, %193 : index
      %195 = arith.muli %inputFeatures, %c15 : index
      %196 = arith.addi %194, %195 : index
      %197 = arith.muli %153, %c10 : index
      %198 = arith.addi %197, %154 : index
      %199 = arith.muli %198, %c15 : index
      %200 = arith.addi %196, %199 : index
      %201 = arith.muli %153, %c2 : index
      %202 = arith.addi %194, %201 : index
      %203 = arith.muli %154, %c10 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%200] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %206 = vector.bitcast %205 : vector<8xi8> to vector<2xi32>
      %207 = vector.shuffle %206, %206 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %208 = vector.load %w[%204] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %209 = vector.bitcast %208 : vector<16xi8> to vector<4xi32>
      %210 = arith.shrui %209, %c19 : vector<4xi32>
      %211 = arith.andi %210, %c20 : vector<4xi32>
      %212 = arith.shrui %207, %c21 : vector<4xi32>
      %213 = arith.andi %212, %c22 : vector<4xi32>
      %214 = arith.shli %213, %c23 : vector<4xi32>
      %215 = arith.ori %211, %214 : vector<4xi32>
      %216 = arith.ori %215, %c24 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %209, %c23 : vector<4xi32>
      %219 = arith.andi %218, %c20 : vector<4xi32>
      %220 = arith.shrui %207, %c25 : vector<4xi32>
      %221 = arith.andi %220, %c22 : vector<4xi32>
      %222 = arith.shli %221, %c23 : vector<4xi32>
      %223 = arith.ori %219, %222 : vector<4xi32>
      %224 = arith.ori %223, %c24 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %209, %c26 : vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.shrui %207, %c27 : vector<4xi32>
      %229 = arith.andi %228, %c22 : vector<4xi32>
      %230 = arith.shli %229, %c23 : vector<4xi32>
      %231 = arith.ori %227, %230 : vector<4xi32>
      %232 = arith.ori %231, %c24 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %209, %c28 : vector<4xi32>
      %235 = arith.andi %234, %c20 : vector<4xi32>
      %236 = arith.shrui %207, %c29 : vector<4xi32>
      %237 = arith.andi %236, %c22 : vector<4xi32>
      %238 = arith.shli %237, %c23 : vector<4xi32>
      %239 = arith.ori %235, %238 : vector<4xi32>
      %240 = arith.ori %239, %c24 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %217, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %233, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c30 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = arith.mulf %246, %178 : vector<16xf16>
      %249 = arith.mulf %247, %186 : vector<16xf16>
      %250 = arith.addi %51, %c7 : index
      %251 = arith.remui %55, %c10 : index
      %252 = arith.addi %15, %c5 : index
      %253 = arith.divui %250, %c15 : index
      %254 = arith.muli %253, %c3 : index
      %255 = arith.addi %252, %254 : index
      %256 = arith.muli %251, %c6 : index
      %257 = arith.addi %255, %256 : index
      %258 = vector.load %w[%257] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %259 = vector.bitcast %258 : vector<2xi8> to vector<1xf16>
      %260 = arith.divui %inputFeatures, %c2 : index
      %261 = arith.muli %260, %c3 : index
      %262 = arith.addi %252, %261 : index
      %263 = arith.muli %250, %c3 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %251, %c6 : index
      %266 = arith.addi %264, %265 : index
      %267 = vector.load %w[%266] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %268 = vector.extract %259[0] : f16 from vector<1xf16>
      %269 = arith.extf %268 : f16 to f32
      %270 = vector.extract %267[0] : i8 from vector<2xi8>
      %271 = arith.extsi %270 : i8 to i32
      %272 = arith.sitofp %271 : i32 to f32
      %273 = arith.mulf %269, %272 : f32
      %274 = arith.truncf %273 : f32 to f16
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = vector.extract %259[0] : f16 from vector<1xf16>
      %277 = arith.extf %276 : f16 to f32
      %278 = vector.extract %267[1] : i8 from vector<2xi8>
      %279 = arith.extsi %278 : i8 to i32
      %280 = arith.sitofp %279 : i32 to f32
      %281 = arith.mulf %277, %280 : f32
      %282 = arith.truncf %281 : f32 to f16
      %283 = vector.broadcast %282 : f16 to vector<16xf16>
      %284 = arith.addi %15, %c5 : index
      %285 = arith.divui %inputFeatures, %c2 : index
      %286 = arith.muli %285, %c3 : index
      %287 = arith.addi %286, %inputFeatures : index
      %288 = arith.addi %287, %c4 : index
      %289 = arith.divui %288, %c5 : index
      %290 = arith.muli %289, %c5 : index
      %291 = arith.addi %284, %290 : index
      %292 = arith.muli %inputFeatures, %c15 : index
      %293 = arith.addi %291, %292 : index
      %294 = arith.muli %250, %c10 : index
      %295 = arith.addi %294, %251 : index
      %296 = arith.muli %295, %c15 : index
      %297 = arith.addi %293, %296 : index
      %298 = arith.muli %250, %c2 : index
      %299 = arith.addi %291, %298 : index
      %300 = arith.muli %251, %c10 : index
      %301 = arith.addi %299, %300 : index
      %302 = vector.load %w[%297] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %303 = vector.bitcast %302 : vector<8xi8> to vector<2xi32>
      %304 = vector.shuffle %303, %303 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %305 = vector.load %w[%301] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %306 = vector.bitcast %305 : vector<16xi8> to vector<4xi32>
      %307 = arith.shrui %306, %c19 : vector<4xi32>
      %308 = arith.andi %307, %c20 : vector<4xi32>
      %309 = arith.shrui %304, %c21 : vector<4xi32>
      %310 = arith.andi %309, %c22 : vector<4xi32>
      %311 = arith.shli %310, %c23 : vector<4xi32>
      %312 = arith.ori %308, %311 : vector<4xi32>
      %313 = arith.ori %312, %c24 : vector<4xi32>
      %314 = vector.bitcast %313 : vector<4xi32> to vector<8xf16>
      %315 = arith.shrui %306, %c23 : vector<4xi32>
      %316 = arith.andi %315, %c20 : vector<4xi32>
      %317 = arith.shrui %304, %c25 : vector<4xi32>
      %318 = arith.andi %317, %c22 : vector<4xi32>
      %319 = arith.shli %318, %c23 : vector<4xi32>
      %320 = arith.ori %316, %319 : vector<4xi32>
      %321 = arith.ori %320, %c24 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %306, %c26 : vector<4xi32>
      %324 = arith.andi %323, %c20 : vector<4xi32>
      %325 = arith.shrui %304, %c27 : vector<4xi32>
      %326 = arith.andi %325, %c22 : vector<4xi32>
      %327 = arith.shli %326, %c23 : vector<4xi32>
      %328 = arith.ori %324, %327 : vector<4xi32>
      %329 = arith.ori %328, %c24 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = arith.shrui %306, %c28 : vector<4xi32>
      %332 = arith.andi %331, %c20 : vector<4xi32>
      %333 = arith.shrui %304, %c29 : vector<4xi32>
      %334 = arith.andi %333, %c22 : vector<4xi32>
      %335 = arith.shli %334, %c23 : vector<4xi32>
      %336 = arith.ori %332, %335 : vector<4xi32>
      %337 = arith.ori %336, %c24 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = vector.shuffle %314, %322 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = vector.shuffle %330, %338 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = vector.shuffle %339, %340 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %342 = arith.subf %341, %c30 : vector<32xf16>
      %343 = vector.shuffle %342, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %344 = vector.shuffle %342, %342 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %345 = arith.mulf %343, %275 : vector<16xf16>
      %346 = arith.mulf %344, %283 : vector<16xf16>
      %347 = arith.addi %51, %c8 : index
      %348 = arith.remui %55, %c10 : index
      %349 = arith.addi %15, %c5 : index
      %350 = arith.divui %347, %c15 : index
      %351 = arith.muli %350, %c3 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.muli %348, %c6 : index
      %354 = arith.addi %352, %353 : index
      %355 = vector.load %w[%354] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %356 = vector.bitcast %355 : vector<2xi8> to vector<1xf16>
      %357 = arith.divui %inputFeatures, %c2 : index
      %358 = arith.muli %357, %c3 : index
      %359 = arith.addi %349, %358 : index
      %360 = arith.muli %347, %c3 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %348, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %365 = vector.extract %356[0] : f16 from vector<1xf16>
      %366 = arith.extf %365 : f16 to f32
      %367 = vector.extract %364[0] : i8 from vector<2xi8>
      %368 = arith.extsi %367 : i8 to i32
      %369 = arith.sitofp %368 : i32 to f32
      %370 = arith.mulf %366, %369 : f32
      %371 = arith.truncf %370 : f32 to f16
      %372 = vector.broadcast %371 : f16 to vector<16xf16>
      %373 = vector.extract %356[0] : f16 from vector<1xf16>
      %374 = arith.extf %373 : f16 to f32
      %375 = vector.extract %364[1] : i8 from vector<2xi8>
      %376 = arith.extsi %375 : i8 to i32
      %377 = arith.sitofp %376 : i32 to f32
      %378 = arith.mulf %374, %377 : f32
      %379 = arith.truncf %378 : f32 to f16
      %380 = vector.broadcast %379 : f16 to vector<16xf16>
      %381 = arith.addi %15, %c5 : index
      %382 = arith.divui %inputFeatures, %c2 : index
      %383 = arith.muli %382, %c3 : index
      %384 = arith.addi %383, %inputFeatures : index
      %385 = arith.addi %384, %c4 : index
      %386 = arith.divui %385, %c5 : index
      %387 = arith.muli %386, %c5 : index
      %388 = arith.addi %381, %387 : index
      %389 = arith.muli %inputFeatures, %c15 : index
      %390 = arith.addi %388, %389 : index
      %391 = arith.muli %347, %c10 : index
      %392 = arith.addi %391, %348 : index
      %393 = arith.muli %392, %c15 : index
      %394 = arith.addi %390, %393 : index
      %395 = arith.muli %347, %c2 : index
      %396 = arith.addi %388, %395 : index
      %397 = arith.muli %348, %c10 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%394] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %400 = vector.bitcast %399 : vector<8xi8> to vector<2xi32>
      %401 = vector.shuffle %400, %400 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %402 = vector.load %w[%398] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %403 = vector.bitcast %402 : vector<16xi8> to vector<4xi32>
      %404 = arith.shrui %403, %c19 : vector<4xi32>
      %405 = arith.andi %404, %c20 : vector<4xi32>
      %406 = arith.shrui %401, %c21 : vector<4xi32>
      %407 = arith.andi %406, %c22 : vector<4xi32>
      %408 = arith.shli %407, %c23 : vector<4xi32>
      %409 = arith.ori %405, %408 : vector<4xi32>
      %410 = arith.ori %409, %c24 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = arith.shrui %403, %c23 : vector<4xi32>
      %413 = arith.andi %412, %c20 : vector<4xi32>
      %414 = arith.shrui %401, %c25 : vector<4xi32>
      %415 = arith.andi %414, %c22 : vector<4xi32>
      %416 = arith.shli %415, %c23 : vector<4xi32>
      %417 = arith.ori %413, %416 : vector<4xi32>
      %418 = arith.ori %417, %c24 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %403, %c26 : vector<4xi32>
      %421 = arith.andi %420, %c20 : vector<4xi32>
      %422 = arith.shrui %401, %c27 : vector<4xi32>
      %423 = arith.andi %422, %c22 : vector<4xi32>
      %424 = arith.shli %423, %c23 : vector<4xi32>
      %425 = arith.ori %421, %424 : vector<4xi32>
      %426 = arith.ori %425, %c24 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = arith.shrui %403, %c28 : vector<4xi32>
      %429 = arith.andi %428, %c20 : vector<4xi32>
      %430 = arith.shrui %401, %c29 : vector<4xi32>
      %431 = arith.andi %430, %c22 : vector<4xi32>
      %432 = arith.shli %431, %c23 : vector<4xi32>
      %433 = arith.ori %429, %432 : vector<4xi32>
      %434 = arith.ori %433, %c24 : vector<4xi32>
      %435 = vector.bitcast %434 : vector<4xi32> to vector<8xf16>
      %436 = vector.shuffle %411, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = vector.shuffle %427, %435 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %436, %437 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %439 = arith.subf %438, %c30 : vector<32xf16>
      %440 = vector.shuffle %439, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %441 = vector.shuffle %439, %439 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %442 = arith.mulf %440, %372 : vector<16xf16>
      %443 = arith.mulf %441, %380 : vector<16xf16>
      %444 = arith.muli %51, %c6 : index
      %445 = arith.addi %444, %c7 : index
      %446 = arith.muli %tileRows, %c10 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.addi %37, %447 : index
      %449 = vector.load %25[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c15 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %25[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %151, %52 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %345, %53 : vector<16xf16>, vector<8xf32>
      %456 = arith.muli %51, %c6 : index
      %457 = arith.addi %456, %c8 : index
      %458 = arith.muli %tileRows, %c10 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.addi %37, %459 : index
      %461 = vector.load %25[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.muli %tileRows, %c15 : index
      %463 = arith.addi %460, %462 : index
      %464 = vector.load %25[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = wave.mma %465, %152, %454 : vector<16xf16>, vector<8xf32>
      %467 = wave.mma %465, %346, %455 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %51, %c6 : index
      %469 = arith.addi %468, %c6 : index
      %470 = arith.muli %tileRows, %c10 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %37, %471 : index
      %473 = vector.load %25[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c15 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %25[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %248, %466 : vector<16xf16>, vector<8xf32>
      %479 = wave.mma %477, %442, %467 : vector<16xf16>, vector<8xf32>
      %480 = arith.muli %51, %c6 : index
      %481 = arith.addi %480, %c31 : index
      %482 = arith.muli %tileRows, %c10 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %37, %483 : index
      %485 = vector.load %25[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c15 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %25[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %249, %478 : vector<16xf16>, vector<8xf32>
      %491 = wave.mma %489, %443, %479 : vector<16xf16>, vector<8xf32>
      scf.yield %490, %491 : vector<8xf32>, vector<8xf32>
    }
    %492 = arith.select %44, %50, %43 : index
    %496:2 = scf.for %493 = %50 to %492 step %c8 iter_args(%494 = %54#0, %495 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %497 = wave.lane
      %498 = arith.addi %493, %c7 : index
      %499 = arith.remui %497, %c10 : index
      %500 = arith.addi %13, %c5 : index
      %501 = arith.divui %498, %c15 : index
      %502 = arith.muli %501, %c3 : index
      %503 = arith.addi %500, %502 : index
      %504 = arith.muli %499, %c6 : index
      %505 = arith.addi %503, %504 : index
      %506 = vector.load %w[%505] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %507 = vector.bitcast %506 : vector<2xi8> to vector<1xf16>
      %508 = arith.divui %inputFeatures, %c2 : index
      %509 = arith.muli %508, %c3 : index
      %510 = arith.addi %500, %509 : index
      %511 = arith.muli %498, %c3 : index
      %512 = arith.addi %510, %511 : index
      %513 = arith.muli %499, %c6 : index
      %514 = arith.addi %512, %513 : index
      %515 = vector.load %w[%514] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %516 = vector.extract %507[0] : f16 from vector<1xf16>
      %517 = arith.extf %516 : f16 to f32
      %518 = vector.extract %515[0] : i8 from vector<2xi8>
      %519 = arith.extsi %518 : i8 to i32
      %520 = arith.sitofp %519 : i32 to f32
      %521 = arith.mulf %517, %520 : f32
      %522 = arith.truncf %521 : f32 to f16
      %523 = vector.broadcast %522 : f16 to vector<16xf16>
      %524 = vector.extract %507[0] : f16 from vector<1xf16>
      %525 = arith.extf %524 : f16 to f32
      %526 = vector.extract %515[1] : i8 from vector<2xi8>
      %527 = arith.extsi %526 : i8 to i32
      %528 = arith.sitofp %527 : i32 to f32
      %529 = arith.mulf %525, %528 : f32
      %530 = arith.truncf %529 : f32 to f16
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = arith.addi %13, %c5 : index
      %533 = arith.divui %inputFeatures, %c2 : index
      %534 = arith.muli %533, %c3 : index
      %535 = arith.addi %534, %inputFeatures : index
      %536 = arith.addi %535, %c4 : index
      %537 = arith.divui %536, %c5 : index
      %538 = arith.muli %537, %c5 : index
      %539 = arith.addi %532, %538 : index
      %540 = arith.muli %inputFeatures, %c15 : index
      %541 = arith.addi %539, %540 : index
      %542 = arith.muli %498, %c10 : index
      %543 = arith.addi %542, %499 : index
      %544 = arith.muli %543, %c15 : index
      %545 = arith.addi %541, %544 : index
      %546 = arith.muli %498, %c2 : index
      %547 = arith.addi %539, %546 : index
      %548 = arith.muli %499, %c10 : index
      %549 = arith.addi %547, %548 : index
      %550 = vector.load %w[%545] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %551 = vector.bitcast %550 : vector<8xi8> to vector<2xi32>
      %552 = vector.shuffle %551, %551 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %553 = vector.load %w[%549] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %554 = vector.bitcast %553 : vector<16xi8> to vector<4xi32>
      %555 = arith.shrui %554, %c19 : vector<4xi32>
      %556 = arith.andi %555, %c20 : vector<4xi32>
      %557 = arith.shrui %552, %c21 : vector<4xi32>
      %558 = arith.andi %557, %c22 : vector<4xi32>
      %559 = arith.shli %558, %c23 : vector<4xi32>
      %560 = arith.ori %556, %559 : vector<4xi32>
      %561 = arith.ori %560, %c24 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %554, %c23 : vector<4xi32>
      %564 = arith.andi %563, %c20 : vector<4xi32>
      %565 = arith.shrui %552, %c25 : vector<4xi32>
      %566 = arith.andi %565, %c22 : vector<4xi32>
      %567 = arith.shli %566, %c23 : vector<4xi32>
      %568 = arith.ori %564, %567 : vector<4xi32>
      %569 = arith.ori %568, %c24 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %554, %c26 : vector<4xi32>
      %572 = arith.andi %571, %c20 : vector<4xi32>
      %573 = arith.shrui %552, %c27 : vector<4xi32>
      %574 = arith.andi %573, %c22 : vector<4xi32>
      %575 = arith.shli %574, %c23 : vector<4xi32>
      %576 = arith.ori %572, %575 : vector<4xi32>
      %577 = arith.ori %576, %c24 : vector<4xi32>
      %578 = vector.bitcast %577 : vector<4xi32> to vector<8xf16>
      %579 = arith.shrui %554, %c28 : vector<4xi32>
      %580 = arith.andi %579, %c20 : vector<4xi32>
      %581 = arith.shrui %552, %c29 : vector<4xi32>
      %582 = arith.andi %581, %c22 : vector<4xi32>
      %583 = arith.shli %582, %c23 : vector<4xi32>
      %584 = arith.ori %580, %583 : vector<4xi32>
      %585 = arith.ori %584, %c24 : vector<4xi32>
      %586 = vector.bitcast %585 : vector<4xi32> to vector<8xf16>
      %587 = vector.shuffle %562, %570 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %578, %586 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = vector.shuffle %587, %588 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %590 = arith.subf %589, %c30 : vector<32xf16>
      %591 = vector.shuffle %590, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %592 = vector.shuffle %590, %590 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %593 = arith.mulf %591, %523 : vector<16xf16>
      %594 = arith.mulf %592, %531 : vector<16xf16>
      %595 = arith.addi %493, %c7 : index
      %596 = arith.remui %497, %c10 : index
      %597 = arith.addi %15, %c5 : index
      %598 = arith.divui %595, %c15 : index
      %599 = arith.muli %598, %c3 : index
      %600 = arith.addi %597, %599 : index
      %601 = arith.muli %596, %c6 : index
      %602 = arith.addi %600, %601 : index
      %603 = vector.load %w[%602] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %604 = vector.bitcast %603 : vector<2xi8> to vector<1xf16>
      %605 = arith.divui %inputFeatures, %c2 : index
      %606 = arith.muli %605, %c3 : index
      %607 = arith.addi %597, %606 : index
      %608 = arith.muli %595, %c3 : index
      %609 = arith.addi %607, %608 : index
      %610 = arith.muli %596, %c6 : index
      %611 = arith.addi %609, %610 : index
      %612 = vector.load %w[%611] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %613 = vector.extract %604[0] : f16 from vector<1xf16>
      %614 = arith.extf %613 : f16 to f32
      %615 = vector.extract %612[0] : i8 from vector<2xi8>
      %616 = arith.extsi %615 : i8 to i32
      %617 = arith.sitofp %616 : i32 to f32
      %618 = arith.mulf %614, %617 : f32
      %619 = arith.truncf %618 : f32 to f16
      %620 = vector.broadcast %619 : f16 to vector<16xf16>
      %621 = vector.extract %604[0] : f16 from vector<1xf16>
      %622 = arith.extf %621 : f16 to f32
      %623 = vector.extract %612[1] : i8 from vector<2xi8>
      %624 = arith.extsi %623 : i8 to i32
      %625 = arith.sitofp %624 : i32 to f32
      %626 = arith.mulf %622, %625 : f32
      %627 = arith.truncf %626 : f32 to f16
      %628 = vector.broadcast %627 : f16 to vector<16xf16>
      %629 = arith.addi %15, %c5 : index
      %630 = arith.divui %inputFeatures, %c2 : index
      %631 = arith.muli %630, %c3 : index
      %632 = arith.addi %631, %inputFeatures : index
      %633 = arith.addi %632, %c4 : index
      %634 = arith.divui %633, %c5 : index
      %635 = arith.muli %634, %c5 : index
      %636 = arith.addi %629, %635 : index
      %637 = arith.muli %inputFeatures, %c15 : index
      %638 = arith.addi %636, %637 : index
      %639 = arith.muli %595, %c10 : index
      %640 = arith.addi %639, %596 : index
      %641 = arith.muli %640, %c15 : index
      %642 = arith.addi %638, %641 : index
      %643 = arith.muli %595, %c2 : index
      %644 = arith.addi %636, %643 : index
      %645 = arith.muli %596, %c10 : index
      %646 = arith.addi %644, %645 : index
      %647 = vector.load %w[%642] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %648 = vector.bitcast %647 : vector<8xi8> to vector<2xi32>
      %649 = vector.shuffle %648, %648 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %650 = vector.load %w[%646] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %651 = vector.bitcast %650 : vector<16xi8> to vector<4xi32>
      %652 = arith.shrui %651, %c19 : vector<4xi32>
      %653 = arith.andi %652, %c20 : vector<4xi32>
      %654 = arith.shrui %649, %c21 : vector<4xi32>
      %655 = arith.andi %654, %c22 : vector<4xi32>
      %656 = arith.shli %655, %c23 : vector<4xi32>
      %657 = arith.ori %653, %656 : vector<4xi32>
      %658 = arith.ori %657, %c24 : vector<4xi32>
      %659 = vector.bitcast %658 : vector<4xi32> to vector<8xf16>
      %660 = arith.shrui %651, %c23 : vector<4xi32>
      %661 = arith.andi %660, %c20 : vector<4xi32>
      %662 = arith.shrui %649, %c25 : vector<4xi32>
      %663 = arith.andi %662, %c22 : vector<4xi32>
      %664 = arith.shli %663, %c23 : vector<4xi32>
      %665 = arith.ori %661, %664 : vector<4xi32>
      %666 = arith.ori %665, %c24 : vector<4xi32>
      %667 = vector.bitcast %666 : vector<4xi32> to vector<8xf16>
      %668 = arith.shrui %651, %c26 : vector<4xi32>
      %669 = arith.andi %668, %c20 : vector<4xi32>
      %670 = arith.shrui %649, %c27 : vector<4xi32>
      %671 = arith.andi %670, %c22 : vector<4xi32>
      %672 = arith.shli %671, %c23 : vector<4xi32>
      %673 = arith.ori %669, %672 : vector<4xi32>
      %674 = arith.ori %673, %c24 : vector<4xi32>
      %675 = vector.bitcast %674 : vector<4xi32> to vector<8xf16>
      %676 = arith.shrui %651, %c28 : vector<4xi32>
      %677 = arith.andi %676, %c20 : vector<4xi32>
      %678 = arith.shrui %649, %c29 : vector<4xi32>
      %679 = arith.andi %678, %c22 : vector<4xi32>
      %680 = arith.shli %679, %c23 : vector<4xi32>
      %681 = arith.ori %677, %680 : vector<4xi32>
      %682 = arith.ori %681, %c24 : vector<4xi32>
      %683 = vector.bitcast %682 : vector<4xi32> to vector<8xf16>
      %684 = vector.shuffle %659, %667 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = vector.shuffle %675, %683 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %686 = vector.shuffle %684, %685 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %687 = arith.subf %686, %c30 : vector<32xf16>
      %688 = vector.shuffle %687, %687 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %689 = vector.shuffle %687, %687 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %690 = arith.mulf %688, %620 : vector<16xf16>
      %691 = arith.mulf %689, %628 : vector<16xf16>
      %692 = arith.muli %493, %c6 : index
      %693 = arith.addi %692, %c7 : index
      %694 = arith.muli %tileRows, %c10 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %37, %695 : index
      %697 = vector.load %25[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c15 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %25[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %593, %494 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %690, %495 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %493, %c6 : index
      %705 = arith.addi %704, %c8 : index
      %706 = arith.muli %tileRows, %c10 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %37, %707 : index
      %709 = vector.load %25[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c15 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %25[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %594, %702 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %691, %703 : vector<16xf16>, vector<8xf32>
      scf.yield %714, %715 : vector<8xf32>, vector<8xf32>
    }
    %716 = wave.lane
    %717 = vector.extract %496#0[0] : f32 from vector<8xf32>
    %718 = vector.extract %496#1[0] : f32 from vector<8xf32>
    %719 = wave.lane
    %720 = arith.addi %18, %c7 : index
    %721 = arith.muli %c7, %c6 : index
    %722 = arith.addi %720, %721 : index
    %723 = arith.divui %719, %c10 : index
    %724 = arith.addi %722, %723 : index
    %725 = arith.cmpi slt, %724, %17 : index
    scf.if %725 {
      %726 = arith.cmpi eq, %hasFactors, %c8 : index
      %727 = arith.muli %724, %c6 : index
      %728 = memref.load %factors[%727] : memref<?xf32>
      %729 = arith.mulf %728, %operandScale : f32
      %730 = arith.select %726, %729, %operandScale : f32
      %731 = arith.remui %719, %c10 : index
      %732 = arith.muli %731, %c34 : index
      %733 = arith.addi %13, %732 : index
      %734 = vector.load %w[%733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %735 = vector.bitcast %734 : vector<4xi8> to vector<1xf32>
      %736 = vector.extract %735[0] : f32 from vector<1xf32>
      %737 = arith.mulf %736, %730 : f32
      %738 = arith.mulf %717, %737 : f32
      %739 = arith.remui %719, %c10 : index
      %740 = arith.muli %739, %c34 : index
      %741 = arith.addi %15, %740 : index
      %742 = vector.load %w[%741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %743 = vector.bitcast %742 : vector<4xi8> to vector<1xf32>
      %744 = vector.extract %743[0] : f32 from vector<1xf32>
      %745 = arith.mulf %744, %730 : f32
      %746 = arith.mulf %718, %745 : f32
      %747 = arith.muli %724, %outputFeatures : index
      %748 = arith.addi %747, %21 : index
      %749 = wave.lane
      %750 = arith.remui %749, %c10 : index
      %751 = arith.addi %748, %750 : index
      scf.if %19 {
        %752 = arith.addi %751, %c7 : index
        %753 = memref.load %residual[%752] : memref<?xf32>
        %754 = arith.addf %753, %738 : f32
        %755 = arith.addi %751, %c7 : index
        memref.store %754, %out[%755] : memref<?xf32>
      } else {
        %756 = arith.addi %751, %c7 : index
        memref.store %738, %out[%756] : memref<?xf32>
      }
      scf.if %19 {
        %757 = arith.addi %751, %c10 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %746 : f32
        %760 = arith.addi %751, %c10 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %751, %c10 : index
        memref.store %746, %out[%761] : memref<?xf32>
      }
    }
    %762 = vector.extract %496#0[1] : f32 from vector<8xf32>
    %763 = vector.extract %496#1[1] : f32 from vector<8xf32>
    %764 = wave.lane
    %765 = arith.addi %18, %c7 : index
    %766 = arith.muli %c8, %c6 : index
    %767 = arith.addi %765, %766 : index
    %768 = arith.divui %764, %c10 : index
    %769 = arith.addi %767, %768 : index
    %770 = arith.cmpi slt, %769, %17 : index
    scf.if %770 {
      %771 = arith.cmpi eq, %hasFactors, %c8 : index
      %772 = arith.muli %769, %c6 : index
      %773 = memref.load %factors[%772] : memref<?xf32>
      %774 = arith.mulf %773, %operandScale : f32
      %775 = arith.select %771, %774, %operandScale : f32
      %776 = arith.remui %764, %c10 : index
      %777 = arith.muli %776, %c34 : index
      %778 = arith.addi %13, %777 : index
      %779 = vector.load %w[%778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %780 = vector.bitcast %779 : vector<4xi8> to vector<1xf32>
      %781 = vector.extract %780[0] : f32 from vector<1xf32>
      %782 = arith.mulf %781, %775 : f32
      %783 = arith.mulf %762, %782 : f32
      %784 = arith.remui %764, %c10 : index
      %785 = arith.muli %784, %c34 : index
      %786 = arith.addi %15, %785 : index
      %787 = vector.load %w[%786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %788 = vector.bitcast %787 : vector<4xi8> to vector<1xf32>
      %789 = vector.extract %788[0] : f32 from vector<1xf32>
      %790 = arith.mulf %789, %775 : f32
      %791 = arith.mulf %763, %790 : f32
      %792 = arith.muli %769, %outputFeatures : index
      %793 = arith.addi %792, %21 : index
      %794 = wave.lane
      %795 = arith.remui %794, %c10 : index
      %796 = arith.addi %793, %795 : index
      scf.if %19 {
        %797 = arith.addi %796, %c7 : index
        %798 = memref.load %residual[%797] : memref<?xf32>
        %799 = arith.addf %798, %783 : f32
        %800 = arith.addi %796, %c7 : index
        memref.store %799, %out[%800] : memref<?xf32>
      } else {
        %801 = arith.addi %796, %c7 : index
        memref.store %783, %out[%801] : memref<?xf32>
      }
      scf.if %19 {
        %802 = arith.addi %796, %c10 : index
        %803 = memref.load %residual[%802] : memref<?xf32>
        %804 = arith.addf %803, %791 : f32
        %805 = arith.addi %796, %c10 : index
        memref.store %804, %out[%805] : memref<?xf32>
      } else {
        %806 = arith.addi %796, %c10 : index
        memref.store %791, %out[%806] : memref<?xf32>
      }
    }
    %807 = vector.extract %496#0[2] : f32 from vector<8xf32>
    %808 = vector.extract %496#1[2] : f32 from vector<8xf32>
    %809 = wave.lane
    %810 = arith.addi %18, %c7 : index
    %811 = arith.muli %c6, %c6 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.divui %809, %c10 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.cmpi slt, %814, %17 : index
    scf.if %815 {
      %816 = arith.cmpi eq, %hasFactors, %c8 : index
      %817 = arith.muli %814, %c6 : index
      %818 = memref.load %factors[%817] : memref<?xf32>
      %819 = arith.mulf %818, %operandScale : f32
      %820 = arith.select %816, %819, %operandScale : f32
      %821 = arith.remui %809, %c10 : index
      %822 = arith.muli %821, %c34 : index
      %823 = arith.addi %13, %822 : index
      %824 = vector.load %w[%823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %825 = vector.bitcast %824 : vector<4xi8> to vector<1xf32>
      %826 = vector.extract %825[0] : f32 from vector<1xf32>
      %827 = arith.mulf %826, %820 : f32
      %828 = arith.mulf %807, %827 : f32
      %829 = arith.remui %809, %c10 : index
      %830 = arith.muli %829, %c34 : index
      %831 = arith.addi %15, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %820 : f32
      %836 = arith.mulf %808, %835 : f32
      %837 = arith.muli %814, %outputFeatures : index
      %838 = arith.addi %837, %21 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c10 : index
      %841 = arith.addi %838, %840 : index
      scf.if %19 {
        %842 = arith.addi %841, %c7 : index
        %843 = memref.load %residual[%842] : memref<?xf32>
        %844 = arith.addf %843, %828 : f32
        %845 = arith.addi %841, %c7 : index
        memref.store %844, %out[%845] : memref<?xf32>
      } else {
        %846 = arith.addi %841, %c7 : index
        memref.store %828, %out[%846] : memref<?xf32>
      }
      scf.if %19 {
        %847 = arith.addi %841, %c10 : index
        %848 = memref.load %residual[%847] : memref<?xf32>
        %849 = arith.addf %848, %836 : f32
        %850 = arith.addi %841, %c10 : index
        memref.store %849, %out[%850] : memref<?xf32>
      } else {
        %851 = arith.addi %841, %c10 : index
        memref.store %836, %out[%851] : memref<?xf32>
      }
    }
    %852 = vector.extract %496#0[3] : f32 from vector<8xf32>
    %853 = vector.extract %496#1[3] : f32 from vector<8xf32>
    %854 = wave.lane
    %855 = arith.addi %18, %c7 : index
    %856 = arith.muli %c31, %c6 : index
    %857 = arith.addi %855, %856 : index
    %858 = arith.divui %854, %c10 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.cmpi slt, %859, %17 : index
    scf.if %860 {
      %861 = arith.cmpi eq, %hasFactors, %c8 : index
      %862 = arith.muli %859, %c6 : index
      %863 = memref.load %factors[%862] : memref<?xf32>
      %864 = arith.mulf %863, %operandScale : f32
      %865 = arith.select %861, %864, %operandScale : f32
      %866 = arith.remui %854, %c10 : index
      %867 = arith.muli %866, %c34 : index
      %868 = arith.addi %13, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %865 : f32
      %873 = arith.mulf %852, %872 : f32
      %874 = arith.remui %854, %c10 : index
      %875 = arith.muli %874, %c34 : index
      %876 = arith.addi %15, %875 : index
      %877 = vector.load %w[%876] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %878 = vector.bitcast %877 : vector<4xi8> to vector<1xf32>
      %879 = vector.extract %878[0] : f32 from vector<1xf32>
      %880 = arith.mulf %879, %865 : f32
      %881 = arith.mulf %853, %880 : f32
      %882 = arith.muli %859, %outputFeatures : index
      %883 = arith.addi %882, %21 : index
      %884 = wave.lane
      %885 = arith.remui %884, %c10 : index
      %886 = arith.addi %883, %885 : index
      scf.if %19 {
        %887 = arith.addi %886, %c7 : index
        %888 = memref.load %residual[%887] : memref<?xf32>
        %889 = arith.addf %888, %873 : f32
        %890 = arith.addi %886, %c7 : index
        memref.store %889, %out[%890] : memref<?xf32>
      } else {
        %891 = arith.addi %886, %c7 : index
        memref.store %873, %out[%891] : memref<?xf32>
      }
      scf.if %19 {
        %892 = arith.addi %886, %c10 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %881 : f32
        %895 = arith.addi %886, %c10 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %886, %c10 : index
        memref.store %881, %out[%896] : memref<?xf32>
      }
    }
    %897 = vector.extract %496#0[4] : f32 from vector<8xf32>
    %898 = vector.extract %496#1[4] : f32 from vector<8xf32>
    %899 = wave.lane
    %900 = arith.addi %18, %c7 : index
    %901 = arith.muli %c34, %c6 : index
    %902 = arith.addi %900, %901 : index
    %903 = arith.divui %899, %c10 : index
    %904 = arith.addi %902, %903 : index
    %905 = arith.cmpi slt, %904, %17 : index
    scf.if %905 {
      %906 = arith.cmpi eq, %hasFactors, %c8 : index
      %907 = arith.muli %904, %c6 : index
      %908 = memref.load %factors[%907] : memref<?xf32>
      %909 = arith.mulf %908, %operandScale : f32
      %910 = arith.select %906, %909, %operandScale : f32
      %911 = arith.remui %899, %c10 : index
      %912 = arith.muli %911, %c34 : index
      %913 = arith.addi %13, %912 : index
      %914 = vector.load %w[%913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %915 = vector.bitcast %914 : vector<4xi8> to vector<1xf32>
      %916 = vector.extract %915[0] : f32 from vector<1xf32>
      %917 = arith.mulf %916, %910 : f32
      %918 = arith.mulf %897, %917 : f32
      %919 = arith.remui %899, %c10 : index
      %920 = arith.muli %919, %c34 : index
      %921 = arith.addi %15, %920 : index
      %922 = vector.load %w[%921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %923 = vector.bitcast %922 : vector<4xi8> to vector<1xf32>
      %924 = vector.extract %923[0] : f32 from vector<1xf32>
      %925 = arith.mulf %924, %910 : f32
      %926 = arith.mulf %898, %925 : f32
      %927 = arith.muli %904, %outputFeatures : index
      %928 = arith.addi %927, %21 : index
      %929 = wave.lane
      %930 = arith.remui %929, %c10 : index
      %931 = arith.addi %928, %930 : index
      scf.if %19 {
        %932 = arith.addi %931, %c7 : index
        %933 = memref.load %residual[%932] : memref<?xf32>
        %934 = arith.addf %933, %918 : f32
        %935 = arith.addi %931, %c7 : index
        memref.store %934, %out[%935] : memref<?xf32>
      } else {
        %936 = arith.addi %931, %c7 : index
        memref.store %918, %out[%936] : memref<?xf32>
      }
      scf.if %19 {
        %937 = arith.addi %931, %c10 : index
        %938 = memref.load %residual[%937] : memref<?xf32>
        %939 = arith.addf %938, %926 : f32
        %940 = arith.addi %931, %c10 : index
        memref.store %939, %out[%940] : memref<?xf32>
      } else {
        %941 = arith.addi %931, %c10 : index
        memref.store %926, %out[%941] : memref<?xf32>
      }
    }
    %942 = vector.extract %496#0[5] : f32 from vector<8xf32>
    %943 = vector.extract %496#1[5] : f32 from vector<8xf32>
    %944 = wave.lane
    %945 = arith.addi %18, %c7 : index
    %946 = arith.muli %c35, %c6 : index
    %947 = arith.addi %945, %946 : index
    %948 = arith.divui %944, %c10 : index
    %949 = arith.addi %947, %948 : index
    %950 = arith.cmpi slt, %949, %17 : index
    scf.if %950 {
      %951 = arith.cmpi eq, %hasFactors, %c8 : index
      %952 = arith.muli %949, %c6 : index
      %953 = memref.load %factors[%952] : memref<?xf32>
      %954 = arith.mulf %953, %operandScale : f32
      %955 = arith.select %951, %954, %operandScale : f32
      %956 = arith.remui %944, %c10 : index
      %957 = arith.muli %956, %c34 : index
      %958 = arith.addi %13, %957 : index
      %959 = vector.load %w[%958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %960 = vector.bitcast %959 : vector<4xi8> to vector<1xf32>
      %961 = vector.extract %960[0] : f32 from vector<1xf32>
      %962 = arith.mulf %961, %955 : f32
      %963 = arith.mulf %942, %962 : f32
      %964 = arith.remui %944, %c10 : index
      %965 = arith.muli %964, %c34 : index
      %966 = arith.addi %15, %965 : index
      %967 = vector.load %w[%966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %968 = vector.bitcast %967 : vector<4xi8> to vector<1xf32>
      %969 = vector.extract %968[0] : f32 from vector<1xf32>
      %970 = arith.mulf %969, %955 : f32
      %971 = arith.mulf %943, %970 : f32
      %972 = arith.muli %949, %outputFeatures : index
      %973 = arith.addi %972, %21 : index
      %974 = wave.lane
      %975 = arith.remui %974, %c10 : index
      %976 = arith.addi %973, %975 : index
      scf.if %19 {
        %977 = arith.addi %976, %c7 : index
        %978 = memref.load %residual[%977] : memref<?xf32>
        %979 = arith.addf %978, %963 : f32
        %980 = arith.addi %976, %c7 : index
        memref.store %979, %out[%980] : memref<?xf32>
      } else {
        %981 = arith.addi %976, %c7 : index
        memref.store %963, %out[%981] : memref<?xf32>
      }
      scf.if %19 {
        %982 = arith.addi %976, %c10 : index
        %983 = memref.load %residual[%982] : memref<?xf32>
        %984 = arith.addf %983, %971 : f32
        %985 = arith.addi %976, %c10 : index
        memref.store %984, %out[%985] : memref<?xf32>
      } else {
        %986 = arith.addi %976, %c10 : index
        memref.store %971, %out[%986] : memref<?xf32>
      }
    }
    %987 = vector.extract %496#0[6] : f32 from vector<8xf32>
    %988 = vector.extract %496#1[6] : f32 from vector<8xf32>
    %989 = wave.lane
    %990 = arith.addi %18, %c7 : index
    %991 = arith.muli %c36, %c6 : index
    %992 = arith.addi %990, %991 : index
    %993 = arith.divui %989, %c10 : index
    %994 = arith.addi %992, %993 : index
    %995 = arith.cmpi slt, %994, %17 : index
    scf.if %995 {
      %996 = arith.cmpi eq, %hasFactors, %c8 : index
      %997 = arith.muli %994, %c6 : index
      %998 = memref.load %factors[%997] : memref<?xf32>
      %999 = arith.mulf %998, %operandScale : f32
      %1000 = arith.select %996, %999, %operandScale : f32
      %1001 = arith.remui %989, %c10 : index
      %1002 = arith.muli %1001, %c34 : index
      %1003 = arith.addi %13, %1002 : index
      %1004 = vector.load %w[%1003] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1005 = vector.bitcast %1004 : vector<4xi8> to vector<1xf32>
      %1006 = vector.extract %1005[0] : f32 from vector<1xf32>
      %1007 = arith.mulf %1006, %1000 : f32
      %1008 = arith.mulf %987, %1007 : f32
      %1009 = arith.remui %989, %c10 : index
      %1010 = arith.muli %1009, %c34 : index
      %1011 = arith.addi %15, %1010 : index
      %1012 = vector.load %w[%1011] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1013 = vector.bitcast %1012 : vector<4xi8> to vector<1xf32>
      %1014 = vector.extract %1013[0] : f32 from vector<1xf32>
      %1015 = arith.mulf %1014, %1000 : f32
      %1016 = arith.mulf %988, %1015 : f32
      %1017 = arith.muli %994, %outputFeatures : index
      %1018 = arith.addi %1017, %21 : index
      %1019 = wave.lane
      %1020 = arith.remui %1019, %c10 : index
      %1021 = arith.addi %1018, %1020 : index
      scf.if %19 {
        %1022 = arith.addi %1021, %c7 : index
        %1023 = memref.load %residual[%1022] : memref<?xf32>
        %1024 = arith.addf %1023, %1008 : f32
        %1025 = arith.addi %1021, %c7 : index
        memref.store %1024, %out[%1025] : memref<?xf32>
      } else {
        %1026 = arith.addi %1021, %c7 : index
        memref.store %1008, %out[%1026] : memref<?xf32>
      }
      scf.if %19 {
        %1027 = arith.addi %1021, %c10 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1016 : f32
        %1030 = arith.addi %1021, %c10 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1021, %c10 : index
        memref.store %1016, %out[%1031] : memref<?xf32>
      }
    }
    %1032 = vector.extract %496#0[7] : f32 from vector<8xf32>
    %1033 = vector.extract %496#1[7] : f32 from vector<8xf32>
    %1034 = wave.lane
    %1035 = arith.addi %18, %c7 : index
    %1036 = arith.muli %c37, %c6 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.divui %1034, %c10 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.cmpi slt, %1039, %17 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c8 : index
      %1042 = arith.muli %1039, %c6 : index
      %1043 = memref.load %factors[%1042] : memref<?xf32>
      %1044 = arith.mulf %1043, %operandScale : f32
      %1045 = arith.select %1041, %1044, %operandScale : f32
      %1046 = arith.remui %1034, %c10 : index
      %1047 = arith.muli %1046, %c34 : index
      %1048 = arith.addi %13, %1047 : index
      %1049 = vector.load %w[%1048] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1050 = vector.bitcast %1049 : vector<4xi8> to vector<1xf32>
      %1051 = vector.extract %1050[0] : f32 from vector<1xf32>
      %1052 = arith.mulf %1051, %1045 : f32
      %1053 = arith.mulf %1032, %1052 : f32
      %1054 = arith.remui %1034, %c10 : index
      %1055 = arith.muli %1054, %c34 : index
      %1056 = arith.addi %15, %1055 : index
      %1057 = vector.load %w[%1056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1058 = vector.bitcast %1057 : vector<4xi8> to vector<1xf32>
      %1059 = vector.extract %1058[0] : f32 from vector<1xf32>
      %1060 = arith.mulf %1059, %1045 : f32
      %1061 = arith.mulf %1033, %1060 : f32
      %1062 = arith.muli %1039, %outputFeatures : index
      %1063 = arith.addi %1062, %21 : index
      %1064 = wave.lane
      %1065 = arith.remui %1064, %c10 : index
      %1066 = arith.addi %1063, %1065 : index
      scf.if %19 {
        %1067 = arith.addi %1066, %c7 : index
        %1068 = memref.load %residual[%1067] : memref<?xf32>
        %1069 = arith.addf %1068, %1053 : f32
        %1070 = arith.addi %1066, %c7 : index
        memref.store %1069, %out[%1070] : memref<?xf32>
      } else {
        %1071 = arith.addi %1066, %c7 : index
        memref.store %1053, %out[%1071] : memref<?xf32>
      }
      scf.if %19 {
        %1072 = arith.addi %1066, %c10 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1061 : f32
        %1075 = arith.addi %1066, %c10 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1066, %c10 : index
        memref.store %1061, %out[%1076] : memref<?xf32>
      }
    }
  }
  %1077 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %1077 {
    %1078 = arith.addi %18, %c10 : index
    %1079 = arith.minsi %1078, %17 : index
    %1080 = wave.wave
    %1081 = arith.addi %18, %1080 : index
    scf.for %1082 = %1081 to %1079 step %c8 {
      %1083 = arith.muli %1082, %features : index
      %1084 = wave.lane
      %1085 = arith.muli %1084, %c34 : index
      %1090:3 = scf.for %1086 = %1085 to %features step %c5 iter_args(%1087 = %c40, %1088 = %c40, %1089 = %c40) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %1091 = arith.addi %1083, %1086 : index
        %1092 = vector.load %out[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1093 = vector.load %norm_weight[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1094 = arith.mulf %1092, %1093 : vector<4xf32>
        %1095 = math.fma %1092, %1092, %1087 : vector<4xf32>
        %1096 = math.fma %1094, %1094, %1088 : vector<4xf32>
        %1097 = math.absf %1094 : vector<4xf32>
        %1098 = arith.maximumf %1089, %1097 : vector<4xf32>
        scf.yield %1095, %1096, %1098 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %1099 = wave.reduce "add" %1090#0 : vector<4xf32>
      %1100 = arith.mulf %1099, %inverseFeatures : f32
      %1101 = arith.addf %1100, %epsilon : f32
      %1102 = math.sqrt %1101 : f32
      %1103 = arith.divf %c42, %1102 : f32
      %1104 = wave.reduce "max" %1090#2 : vector<4xf32>
      %1105 = arith.mulf %1104, %1103 : f32
      %1106 = arith.bitcast %1105 : f32 to i32
      %1107 = arith.shrui %1106, %c44 : i32
      %1108 = arith.maxsi %1107, %c45 : i32
      %1109 = arith.subi %c46, %1108 : i32
      %1110 = arith.shli %1109, %c44 : i32
      %1111 = arith.subi %1108, %c47 : i32
      %1112 = arith.shli %1111, %c44 : i32
      %1113 = arith.bitcast %1110 : i32 to f32
      %1114 = arith.bitcast %1112 : i32 to f32
      %1115 = wave.reduce "add" %1090#1 : vector<4xf32>
      %1116 = arith.mulf %1115, %1103 : f32
      %1117 = arith.mulf %1116, %1103 : f32
      %1118 = wave.lane
      %1119 = arith.cmpi eq, %1118, %c7 : index
      scf.if %1119 {
        %1120 = arith.muli %1082, %c6 : index
        memref.store %1114, %normed_factors[%1120] : memref<?xf32>
        %1121 = arith.muli %1082, %c6 : index
        %1122 = arith.addi %1121, %c8 : index
        memref.store %1117, %normed_factors[%1122] : memref<?xf32>
      }
      %1123 = vector.broadcast %1103 : f32 to vector<4xf32>
      %1124 = vector.broadcast %1113 : f32 to vector<4xf32>
      scf.for %1125 = %1085 to %features step %c5 {
        %1126 = arith.addi %1083, %1125 : index
        %1127 = vector.load %out[%1126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1128 = arith.mulf %1127, %1123 : vector<4xf32>
        %1129 = vector.load %norm_weight[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %1130 = arith.mulf %1128, %1129 : vector<4xf32>
        %1131 = arith.mulf %1130, %1124 : vector<4xf32>
        %1132 = arith.divui %1082, %tileRows : index
        %1133 = arith.divui %features, %c10 : index
        %1134 = arith.muli %1132, %1133 : index
        %1135 = arith.divui %1125, %c10 : index
        %1136 = arith.addi %1134, %1135 : index
        %1137 = arith.muli %1136, %c6 : index
        %1138 = arith.remui %1125, %c10 : index
        %1139 = arith.divui %1138, %c15 : index
        %1140 = arith.addi %1137, %1139 : index
        %1141 = arith.muli %tileRows, %c15 : index
        %1142 = arith.muli %1140, %1141 : index
        %1143 = arith.remui %1082, %tileRows : index
        %1144 = arith.muli %1143, %c15 : index
        %1145 = arith.addi %1142, %1144 : index
        %1146 = arith.remui %1125, %c15 : index
        %1147 = arith.addi %1145, %1146 : index
        %1148 = arith.truncf %1131 : vector<4xf32> to vector<4xf16>
        vector.store %1148, %normed[%1147] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
