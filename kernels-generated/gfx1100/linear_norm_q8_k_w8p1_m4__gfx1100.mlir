// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_k_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 2048 : index
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
  %c21 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c29 = arith.constant dense<0x6480> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 768 : index
  %c38 = arith.constant 1024 : index
  %c39 = arith.constant 1280 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c44 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c47 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c49 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c51 = arith.constant 23 : i32
  %c52 = arith.constant 141 : i32
  %c53 = arith.constant 268 : i32
  %c54 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c1 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c2 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c1 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c1 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c15 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c5 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c4 {
      %33 = arith.muli %32, %c15 : index
      %34 = arith.addi %c8, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c15 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c5 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c3 : index
    %48 = arith.muli %47, %c3 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c3 iter_args(%53 = %c16) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c8 : index
      %57 = arith.remui %55, %c1 : index
      %58 = arith.addi %15, %c7 : index
      %59 = arith.divui %56, %c15 : index
      %60 = arith.muli %59, %c5 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c3 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %65 = vector.bitcast %64 : vector<2xi8> to vector<1xf16>
      %66 = arith.divui %inputFeatures, %c4 : index
      %67 = arith.muli %66, %c5 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c2 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %74 = vector.extract %65[0] : f16 from vector<1xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<1xi8>
      %77 = arith.extsi %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = arith.addi %15, %c7 : index
      %83 = arith.muli %inputFeatures, %c2 : index
      %84 = arith.divui %83, %c3 : index
      %85 = arith.divui %inputFeatures, %c4 : index
      %86 = arith.muli %85, %c5 : index
      %87 = arith.addi %86, %84 : index
      %88 = arith.addi %87, %c6 : index
      %89 = arith.divui %88, %c7 : index
      %90 = arith.muli %89, %c7 : index
      %91 = arith.addi %82, %90 : index
      %92 = arith.muli %inputFeatures, %c15 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %56, %c1 : index
      %95 = arith.addi %94, %57 : index
      %96 = arith.muli %95, %c1 : index
      %97 = arith.addi %93, %96 : index
      %98 = arith.muli %56, %c4 : index
      %99 = arith.addi %91, %98 : index
      %100 = arith.muli %57, %c1 : index
      %101 = arith.addi %99, %100 : index
      %102 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %103 = vector.bitcast %102 : vector<16xi8> to vector<4xi32>
      %104 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<4xi32>
      %106 = arith.shrui %105, %c19 : vector<4xi32>
      %107 = arith.andi %106, %c20 : vector<4xi32>
      %108 = arith.shrui %103, %c21 : vector<4xi32>
      %109 = arith.andi %108, %c20 : vector<4xi32>
      %110 = arith.shli %109, %c22 : vector<4xi32>
      %111 = arith.ori %107, %110 : vector<4xi32>
      %112 = arith.ori %111, %c23 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %105, %c22 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.shrui %103, %c24 : vector<4xi32>
      %117 = arith.andi %116, %c20 : vector<4xi32>
      %118 = arith.shli %117, %c22 : vector<4xi32>
      %119 = arith.ori %115, %118 : vector<4xi32>
      %120 = arith.ori %119, %c23 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %105, %c25 : vector<4xi32>
      %123 = arith.andi %122, %c20 : vector<4xi32>
      %124 = arith.shrui %103, %c26 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.shli %125, %c22 : vector<4xi32>
      %127 = arith.ori %123, %126 : vector<4xi32>
      %128 = arith.ori %127, %c23 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %105, %c27 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.shrui %103, %c28 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.shli %133, %c22 : vector<4xi32>
      %135 = arith.ori %131, %134 : vector<4xi32>
      %136 = arith.ori %135, %c23 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = vector.shuffle %113, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = vector.shuffle %129, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %138, %139 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %141 = arith.subf %140, %c29 : vector<32xf16>
      %142 = vector.shuffle %141, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %143 = vector.shuffle %141, %141 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %144 = arith.mulf %142, %81 : vector<16xf16>
      %145 = arith.mulf %143, %81 : vector<16xf16>
      %146 = arith.addi %52, %c2 : index
      %147 = arith.remui %55, %c1 : index
      %148 = arith.addi %15, %c7 : index
      %149 = arith.divui %146, %c15 : index
      %150 = arith.muli %149, %c5 : index
      %151 = arith.addi %148, %150 : index
      %152 = arith.muli %147, %c3 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %155 = vector.bitcast %154 : vector<2xi8> to vector<1xf16>
      %156 = arith.divui %inputFeatures, %c4 : index
      %157 = arith.muli %156, %c5 : index
      %158 = arith.addi %148, %157 : index
      %159 = arith.muli %146, %c1 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.muli %147, %c2 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%162] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %164 = vector.extract %155[0] : f16 from vector<1xf16>
      %165 = arith.extf %164 : f16 to f32
      %166 = vector.extract %163[0] : i8 from vector<1xi8>
      %167 = arith.extsi %166 : i8 to i32
      %168 = arith.sitofp %167 : i32 to f32
      %169 = arith.mulf %165, %168 : f32
      %170 = arith.truncf %169 : f32 to f16
      %171 = vector.broadcast %170 : f16 to vector<16xf16>
      %172 = arith.addi %15, %c7 : index
      %173 = arith.muli %inputFeatures, %c2 : index
      %174 = arith.divui %173, %c3 : index
      %175 = arith.divui %inputFeatures, %c4 : index
      %176 = arith.muli %175, %c5 : index
      %177 = arith.addi %176, %174 : index
      %178 = arith.addi %177, %c6 : index
      %179 = arith.divui %178, %c7 : index
      %180 = arith.muli %179, %c7 : index
      %181 = arith.addi %172, %180 : index
      %182 = arith.muli %inputFeatures, %c15 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %146, %c1 : index
      %185 = arith.addi %184, %147 : index
      %186 = arith.muli %185, %c1 : index
      %187 = arith.addi %183, %186 : index
      %188 = arith.muli %146, %c4 : index
      %189 = arith.addi %181, %188 : index
      %190 = arith.muli %147, %c1 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %195 = vector.bitcast %194 : vector<16xi8> to vector<4xi32>
      %196 = arith.shrui %195, %c19 : vector<4xi32>
      %197 = arith.andi %196, %c20 : vector<4xi32>
      %198 = arith.shrui %193, %c21 : vector<4xi32>
      %199 = arith.andi %198, %c20 : vector<4xi32>
      %200 = arith.shli %199, %c22 : vector<4xi32>
      %201 = arith.ori %197, %200 : vector<4xi32>
      %202 = arith.ori %201, %c23 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %195, %c22 : vector<4xi32>
      %205 = arith.andi %204, %c20 : vector<4xi32>
      %206 = arith.shrui %193, %c24 : vector<4xi32>
      %207 = arith.andi %206, %c20 : vector<4xi32>
      %208 = arith.shli %207, %c22 : vector<4xi32>
      %209 = arith.ori %205, %208 : vector<4xi32>
      %210 = arith.ori %209, %c23 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = arith.shrui %195, %c25 : vector<4xi32>
      %213 = arith.andi %212, %c20 : vector<4xi32>
      %214 = arith.shrui %193, %c26 : vector<4xi32>
      %215 = arith.andi %214, %c20 : vector<4xi32>
      %216 = arith.shli %215, %c22 : vector<4xi32>
      %217 = arith.ori %213, %216 : vector<4xi32>
      %218 = arith.ori %217, %c23 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %195, %c27 : vector<4xi32>
      %221 = arith.andi %220, %c20 : vector<4xi32>
      %222 = arith.shrui %193, %c28 : vector<4xi32>
      %223 = arith.andi %222, %c20 : vector<4xi32>
      %224 = arith.shli %223, %c22 : vector<4xi32>
      %225 = arith.ori %221, %224 : vector<4xi32>
      %226 = arith.ori %225, %c23 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %203, %211 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %219, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %228, %229 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %231 = arith.subf %230, %c29 : vector<32xf16>
      %232 = vector.shuffle %231, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %233 = vector.shuffle %231, %231 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %234 = arith.mulf %232, %171 : vector<16xf16>
      %235 = arith.mulf %233, %171 : vector<16xf16>
      %236 = arith.muli %52, %c3 : index
      %237 = arith.addi %236, %c8 : index
      %238 = arith.muli %tileRows, %c1 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %38, %239 : index
      %241 = vector.load %26[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c15 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %26[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %144, %53 : vector<16xf16>, vector<8xf32>
      %247 = arith.muli %52, %c3 : index
      %248 = arith.addi %247, %c2 : index
      %249 = arith.muli %tileRows, %c1 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %38, %250 : index
      %252 = vector.load %26[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c15 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %26[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %145, %246 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %52, %c3 : index
      %259 = arith.addi %258, %c3 : index
      %260 = arith.muli %tileRows, %c1 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %38, %261 : index
      %263 = vector.load %26[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c15 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %26[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %234, %257 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %52, %c3 : index
      %270 = arith.addi %269, %c30 : index
      %271 = arith.muli %tileRows, %c1 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %38, %272 : index
      %274 = vector.load %26[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c15 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %26[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %235, %268 : vector<16xf16>, vector<8xf32>
      scf.yield %279 : vector<8xf32>
    }
    %280 = arith.select %45, %51, %44 : index
    %283 = scf.for %281 = %51 to %280 step %c2 iter_args(%282 = %54) -> (vector<8xf32>) {
      %284 = wave.lane
      %285 = arith.addi %281, %c8 : index
      %286 = arith.remui %284, %c1 : index
      %287 = arith.addi %15, %c7 : index
      %288 = arith.divui %285, %c15 : index
      %289 = arith.muli %288, %c5 : index
      %290 = arith.addi %287, %289 : index
      %291 = arith.muli %286, %c3 : index
      %292 = arith.addi %290, %291 : index
      %293 = vector.load %w[%292] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %294 = vector.bitcast %293 : vector<2xi8> to vector<1xf16>
      %295 = arith.divui %inputFeatures, %c4 : index
      %296 = arith.muli %295, %c5 : index
      %297 = arith.addi %287, %296 : index
      %298 = arith.muli %285, %c1 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.muli %286, %c2 : index
      %301 = arith.addi %299, %300 : index
      %302 = vector.load %w[%301] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %303 = vector.extract %294[0] : f16 from vector<1xf16>
      %304 = arith.extf %303 : f16 to f32
      %305 = vector.extract %302[0] : i8 from vector<1xi8>
      %306 = arith.extsi %305 : i8 to i32
      %307 = arith.sitofp %306 : i32 to f32
      %308 = arith.mulf %304, %307 : f32
      %309 = arith.truncf %308 : f32 to f16
      %310 = vector.broadcast %309 : f16 to vector<16xf16>
      %311 = arith.addi %15, %c7 : index
      %312 = arith.muli %inputFeatures, %c2 : index
      %313 = arith.divui %312, %c3 : index
      %314 = arith.divui %inputFeatures, %c4 : index
      %315 = arith.muli %314, %c5 : index
      %316 = arith.addi %315, %313 : index
      %317 = arith.addi %316, %c6 : index
      %318 = arith.divui %317, %c7 : index
      %319 = arith.muli %318, %c7 : index
      %320 = arith.addi %311, %319 : index
      %321 = arith.muli %inputFeatures, %c15 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.muli %285, %c1 : index
      %324 = arith.addi %323, %286 : index
      %325 = arith.muli %324, %c1 : index
      %326 = arith.addi %322, %325 : index
      %327 = arith.muli %285, %c4 : index
      %328 = arith.addi %320, %327 : index
      %329 = arith.muli %286, %c1 : index
      %330 = arith.addi %328, %329 : index
      %331 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %332 = vector.bitcast %331 : vector<16xi8> to vector<4xi32>
      %333 = vector.load %w[%330] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = arith.shrui %334, %c19 : vector<4xi32>
      %336 = arith.andi %335, %c20 : vector<4xi32>
      %337 = arith.shrui %332, %c21 : vector<4xi32>
      %338 = arith.andi %337, %c20 : vector<4xi32>
      %339 = arith.shli %338, %c22 : vector<4xi32>
      %340 = arith.ori %336, %339 : vector<4xi32>
      %341 = arith.ori %340, %c23 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %334, %c22 : vector<4xi32>
      %344 = arith.andi %343, %c20 : vector<4xi32>
      %345 = arith.shrui %332, %c24 : vector<4xi32>
      %346 = arith.andi %345, %c20 : vector<4xi32>
      %347 = arith.shli %346, %c22 : vector<4xi32>
      %348 = arith.ori %344, %347 : vector<4xi32>
      %349 = arith.ori %348, %c23 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %334, %c25 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.shrui %332, %c26 : vector<4xi32>
      %354 = arith.andi %353, %c20 : vector<4xi32>
      %355 = arith.shli %354, %c22 : vector<4xi32>
      %356 = arith.ori %352, %355 : vector<4xi32>
      %357 = arith.ori %356, %c23 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = arith.shrui %334, %c27 : vector<4xi32>
      %360 = arith.andi %359, %c20 : vector<4xi32>
      %361 = arith.shrui %332, %c28 : vector<4xi32>
      %362 = arith.andi %361, %c20 : vector<4xi32>
      %363 = arith.shli %362, %c22 : vector<4xi32>
      %364 = arith.ori %360, %363 : vector<4xi32>
      %365 = arith.ori %364, %c23 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = vector.shuffle %342, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %358, %366 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = vector.shuffle %367, %368 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %370 = arith.subf %369, %c29 : vector<32xf16>
      %371 = vector.shuffle %370, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %372 = vector.shuffle %370, %370 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %373 = arith.mulf %371, %310 : vector<16xf16>
      %374 = arith.mulf %372, %310 : vector<16xf16>
      %375 = arith.muli %281, %c3 : index
      %376 = arith.addi %375, %c8 : index
      %377 = arith.muli %tileRows, %c1 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %38, %378 : index
      %380 = vector.load %26[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c15 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %26[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %373, %282 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %281, %c3 : index
      %387 = arith.addi %386, %c2 : index
      %388 = arith.muli %tileRows, %c1 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %38, %389 : index
      %391 = vector.load %26[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c15 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %26[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %374, %385 : vector<16xf16>, vector<8xf32>
      scf.yield %396 : vector<8xf32>
    }
    %397 = wave.lane
    %398 = wave.wave
    %399 = arith.muli %398, %c2 : index
    %400 = arith.addi %399, %c8 : index
    %401 = arith.muli %400, %c4 : index
    %402 = arith.addi %401, %397 : index
    %403 = vector.extract %283[0] : f32 from vector<8xf32>
    %404 = arith.addi %402, %c8 : index
    memref.store %403, %19[%404] : memref<?xf32>
    %405 = vector.extract %283[1] : f32 from vector<8xf32>
    %406 = arith.addi %402, %c5 : index
    memref.store %405, %19[%406] : memref<?xf32>
    %407 = vector.extract %283[2] : f32 from vector<8xf32>
    %408 = arith.addi %402, %c31 : index
    memref.store %407, %19[%408] : memref<?xf32>
    %409 = vector.extract %283[3] : f32 from vector<8xf32>
    %410 = arith.addi %402, %c32 : index
    memref.store %409, %19[%410] : memref<?xf32>
    %411 = vector.extract %283[4] : f32 from vector<8xf32>
    %412 = arith.addi %402, %c7 : index
    memref.store %411, %19[%412] : memref<?xf32>
    %413 = vector.extract %283[5] : f32 from vector<8xf32>
    %414 = arith.addi %402, %c33 : index
    memref.store %413, %19[%414] : memref<?xf32>
    %415 = vector.extract %283[6] : f32 from vector<8xf32>
    %416 = arith.addi %402, %c34 : index
    memref.store %415, %19[%416] : memref<?xf32>
    %417 = vector.extract %283[7] : f32 from vector<8xf32>
    %418 = arith.addi %402, %c35 : index
    memref.store %417, %19[%418] : memref<?xf32>
    wave.barrier
    %419 = arith.muli %398, %c2 : index
    %420 = arith.addi %419, %c8 : index
    %421 = arith.muli %420, %c5 : index
    %422 = arith.addi %421, %397 : index
    %423 = arith.addi %422, %c8 : index
    %424 = memref.load %19[%423] : memref<?xf32>
    %425 = arith.addi %423, %c4 : index
    %426 = memref.load %19[%425] : memref<?xf32>
    %427 = arith.addf %424, %426 : f32
    %428 = arith.addi %423, %c36 : index
    %429 = memref.load %19[%428] : memref<?xf32>
    %430 = arith.addf %427, %429 : f32
    %431 = arith.addi %423, %c37 : index
    %432 = memref.load %19[%431] : memref<?xf32>
    %433 = arith.addf %430, %432 : f32
    %434 = arith.addi %423, %c38 : index
    %435 = memref.load %19[%434] : memref<?xf32>
    %436 = arith.addf %433, %435 : f32
    %437 = arith.addi %423, %c39 : index
    %438 = memref.load %19[%437] : memref<?xf32>
    %439 = arith.addf %436, %438 : f32
    %440 = arith.addi %423, %c40 : index
    %441 = memref.load %19[%440] : memref<?xf32>
    %442 = arith.addf %439, %441 : f32
    %443 = arith.addi %423, %c41 : index
    %444 = memref.load %19[%443] : memref<?xf32>
    %445 = arith.addf %442, %444 : f32
    %446 = wave.lane
    %447 = arith.addi %18, %c8 : index
    %448 = arith.muli %420, %c3 : index
    %449 = arith.addi %447, %448 : index
    %450 = arith.divui %446, %c1 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.cmpi slt, %451, %17 : index
    scf.if %452 {
      %453 = arith.cmpi eq, %hasFactors, %c2 : index
      %454 = arith.muli %451, %c3 : index
      %455 = memref.load %factors[%454] : memref<?xf32>
      %456 = arith.mulf %455, %operandScale : f32
      %457 = arith.select %453, %456, %operandScale : f32
      %458 = arith.remui %446, %c1 : index
      %459 = arith.muli %458, %c44 : index
      %460 = arith.addi %15, %459 : index
      %461 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %462 = vector.bitcast %461 : vector<4xi8> to vector<1xf32>
      %463 = vector.extract %462[0] : f32 from vector<1xf32>
      %464 = arith.mulf %463, %457 : f32
      %465 = arith.mulf %445, %464 : f32
      %466 = arith.muli %451, %outputFeatures : index
      %467 = arith.addi %466, %22 : index
      %468 = wave.lane
      %469 = arith.remui %468, %c1 : index
      %470 = arith.addi %467, %469 : index
      scf.if %20 {
        %471 = arith.addi %470, %c8 : index
        %472 = memref.load %residual[%471] : memref<?xf32>
        %473 = arith.addf %472, %465 : f32
        %474 = arith.addi %470, %c8 : index
        memref.store %473, %out[%474] : memref<?xf32>
      } else {
        %475 = arith.addi %470, %c8 : index
        memref.store %465, %out[%475] : memref<?xf32>
      }
    }
  }
  %476 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %476 {
    %477 = arith.addi %18, %c1 : index
    %478 = arith.minsi %477, %17 : index
    %479 = wave.wave
    %480 = arith.addi %18, %479 : index
    scf.for %481 = %480 to %478 step %c15 {
      %482 = arith.muli %481, %features : index
      %483 = wave.lane
      %484 = arith.muli %483, %c44 : index
      %489:3 = scf.for %485 = %484 to %features step %c7 iter_args(%486 = %c47, %487 = %c47, %488 = %c47) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %490 = arith.addi %482, %485 : index
        %491 = vector.load %out[%490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %492 = vector.load %norm_weight[%485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %493 = arith.mulf %491, %492 : vector<4xf32>
        %494 = math.fma %491, %491, %486 : vector<4xf32>
        %495 = math.fma %493, %493, %487 : vector<4xf32>
        %496 = math.absf %493 : vector<4xf32>
        %497 = arith.maximumf %488, %496 : vector<4xf32>
        scf.yield %494, %495, %497 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %498 = wave.reduce "add" %489#0 : vector<4xf32>
      %499 = arith.mulf %498, %inverseFeatures : f32
      %500 = arith.addf %499, %epsilon : f32
      %501 = math.sqrt %500 : f32
      %502 = arith.divf %c49, %501 : f32
      %503 = wave.reduce "max" %489#2 : vector<4xf32>
      %504 = arith.mulf %503, %502 : f32
      %505 = arith.bitcast %504 : f32 to i32
      %506 = arith.shrui %505, %c51 : i32
      %507 = arith.maxsi %506, %c52 : i32
      %508 = arith.subi %c53, %507 : i32
      %509 = arith.shli %508, %c51 : i32
      %510 = arith.subi %507, %c54 : i32
      %511 = arith.shli %510, %c51 : i32
      %512 = arith.bitcast %509 : i32 to f32
      %513 = arith.bitcast %511 : i32 to f32
      %514 = wave.reduce "add" %489#1 : vector<4xf32>
      %515 = arith.mulf %514, %502 : f32
      %516 = arith.mulf %515, %502 : f32
      %517 = wave.lane
      %518 = arith.cmpi eq, %517, %c8 : index
      scf.if %518 {
        %519 = arith.muli %481, %c3 : index
        memref.store %513, %normed_factors[%519] : memref<?xf32>
        %520 = arith.muli %481, %c3 : index
        %521 = arith.addi %520, %c2 : index
        memref.store %516, %normed_factors[%521] : memref<?xf32>
      }
      %522 = vector.broadcast %502 : f32 to vector<4xf32>
      %523 = vector.broadcast %512 : f32 to vector<4xf32>
      scf.for %524 = %484 to %features step %c7 {
        %525 = arith.addi %482, %524 : index
        %526 = vector.load %out[%525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %527 = arith.mulf %526, %522 : vector<4xf32>
        %528 = vector.load %norm_weight[%524] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %529 = arith.mulf %527, %528 : vector<4xf32>
        %530 = arith.mulf %529, %523 : vector<4xf32>
        %531 = arith.divui %481, %tileRows : index
        %532 = arith.divui %features, %c1 : index
        %533 = arith.muli %531, %532 : index
        %534 = arith.divui %524, %c1 : index
        %535 = arith.addi %533, %534 : index
        %536 = arith.muli %535, %c3 : index
        %537 = arith.remui %524, %c1 : index
        %538 = arith.divui %537, %c15 : index
        %539 = arith.addi %536, %538 : index
        %540 = arith.muli %tileRows, %c15 : index
        %541 = arith.muli %539, %540 : index
        %542 = arith.remui %481, %tileRows : index
        %543 = arith.muli %542, %c15 : index
        %544 = arith.addi %541, %543 : index
        %545 = arith.remui %524, %c15 : index
        %546 = arith.addi %544, %545 : index
        %547 = arith.truncf %530 : vector<4xf32> to vector<4xf16>
        vector.store %547, %normed[%546] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
