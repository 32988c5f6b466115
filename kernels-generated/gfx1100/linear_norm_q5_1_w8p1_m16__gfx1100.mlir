// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q5_1_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 512 : index
  %c38 = arith.constant 768 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1280 : index
  %c41 = arith.constant 1536 : index
  %c42 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c5 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c8 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c8 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c6, %c8 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c6, %c8 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c6, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c14 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c2 iter_args(%56 = %c13) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c6 : index
      %60 = arith.remui %58, %c8 : index
      %61 = arith.addi %13, %c4 : index
      %62 = arith.muli %59, %c17 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %60, %c18 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = vector.extract %67[0] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = vector.extract %67[1] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = arith.addi %13, %c4 : index
      %73 = arith.muli %inputFeatures, %c2 : index
      %74 = arith.addi %73, %c3 : index
      %75 = arith.divui %74, %c4 : index
      %76 = arith.muli %75, %c4 : index
      %77 = arith.addi %72, %76 : index
      %78 = arith.muli %59, %c19 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %60, %c8 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.muli %inputFeatures, %c1 : index
      %83 = arith.muli %inputFeatures, %c2 : index
      %84 = arith.addi %83, %c3 : index
      %85 = arith.divui %84, %c4 : index
      %86 = arith.muli %85, %c4 : index
      %87 = arith.addi %82, %86 : index
      %88 = arith.addi %87, %c4 : index
      %89 = arith.addi %13, %88 : index
      %90 = arith.muli %59, %c8 : index
      %91 = arith.addi %90, %60 : index
      %92 = arith.muli %91, %c18 : index
      %93 = arith.addi %89, %92 : index
      %94 = vector.load %w[%93] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %95 = vector.bitcast %94 : vector<4xi8> to vector<1xi32>
      %96 = vector.shuffle %95, %95 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %97 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<4xi32>
      %99 = arith.shrui %98, %c20 : vector<4xi32>
      %100 = arith.andi %99, %c21 : vector<4xi32>
      %101 = arith.shrui %96, %c22 : vector<4xi32>
      %102 = arith.andi %101, %c23 : vector<4xi32>
      %103 = arith.shli %102, %c24 : vector<4xi32>
      %104 = arith.ori %100, %103 : vector<4xi32>
      %105 = arith.ori %104, %c25 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = arith.shrui %98, %c24 : vector<4xi32>
      %108 = arith.andi %107, %c21 : vector<4xi32>
      %109 = arith.shrui %96, %c26 : vector<4xi32>
      %110 = arith.andi %109, %c23 : vector<4xi32>
      %111 = arith.shli %110, %c24 : vector<4xi32>
      %112 = arith.ori %108, %111 : vector<4xi32>
      %113 = arith.ori %112, %c25 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %98, %c27 : vector<4xi32>
      %116 = arith.andi %115, %c21 : vector<4xi32>
      %117 = arith.shrui %96, %c28 : vector<4xi32>
      %118 = arith.andi %117, %c23 : vector<4xi32>
      %119 = arith.shli %118, %c24 : vector<4xi32>
      %120 = arith.ori %116, %119 : vector<4xi32>
      %121 = arith.ori %120, %c25 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %98, %c29 : vector<4xi32>
      %124 = arith.andi %123, %c21 : vector<4xi32>
      %125 = arith.shrui %96, %c30 : vector<4xi32>
      %126 = arith.andi %125, %c23 : vector<4xi32>
      %127 = arith.shli %126, %c24 : vector<4xi32>
      %128 = arith.ori %124, %127 : vector<4xi32>
      %129 = arith.ori %128, %c25 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = vector.shuffle %106, %114 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %122, %130 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %131, %132 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %134 = arith.subf %133, %c31 : vector<32xf16>
      %135 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %136 = vector.shuffle %134, %134 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %137 = math.fma %135, %69, %71 : vector<16xf16>
      %138 = math.fma %136, %69, %71 : vector<16xf16>
      %139 = arith.addi %55, %c5 : index
      %140 = arith.remui %58, %c8 : index
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
      %162 = arith.muli %inputFeatures, %c1 : index
      %163 = arith.muli %inputFeatures, %c2 : index
      %164 = arith.addi %163, %c3 : index
      %165 = arith.divui %164, %c4 : index
      %166 = arith.muli %165, %c4 : index
      %167 = arith.addi %162, %166 : index
      %168 = arith.addi %167, %c4 : index
      %169 = arith.addi %13, %168 : index
      %170 = arith.muli %139, %c8 : index
      %171 = arith.addi %170, %140 : index
      %172 = arith.muli %171, %c18 : index
      %173 = arith.addi %169, %172 : index
      %174 = vector.load %w[%173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %175 = vector.bitcast %174 : vector<4xi8> to vector<1xi32>
      %176 = vector.shuffle %175, %175 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %177 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %178 = vector.bitcast %177 : vector<16xi8> to vector<4xi32>
      %179 = arith.shrui %178, %c20 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.shrui %176, %c22 : vector<4xi32>
      %182 = arith.andi %181, %c23 : vector<4xi32>
      %183 = arith.shli %182, %c24 : vector<4xi32>
      %184 = arith.ori %180, %183 : vector<4xi32>
      %185 = arith.ori %184, %c25 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %178, %c24 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.shrui %176, %c26 : vector<4xi32>
      %190 = arith.andi %189, %c23 : vector<4xi32>
      %191 = arith.shli %190, %c24 : vector<4xi32>
      %192 = arith.ori %188, %191 : vector<4xi32>
      %193 = arith.ori %192, %c25 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %178, %c27 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.shrui %176, %c28 : vector<4xi32>
      %198 = arith.andi %197, %c23 : vector<4xi32>
      %199 = arith.shli %198, %c24 : vector<4xi32>
      %200 = arith.ori %196, %199 : vector<4xi32>
      %201 = arith.ori %200, %c25 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %178, %c29 : vector<4xi32>
      %204 = arith.andi %203, %c21 : vector<4xi32>
      %205 = arith.shrui %176, %c30 : vector<4xi32>
      %206 = arith.andi %205, %c23 : vector<4xi32>
      %207 = arith.shli %206, %c24 : vector<4xi32>
      %208 = arith.ori %204, %207 : vector<4xi32>
      %209 = arith.ori %208, %c25 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = vector.shuffle %186, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %202, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %214 = arith.subf %213, %c31 : vector<32xf16>
      %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %217 = math.fma %215, %149, %151 : vector<16xf16>
      %218 = math.fma %216, %149, %151 : vector<16xf16>
      %219 = arith.muli %55, %c2 : index
      %220 = arith.addi %219, %c6 : index
      %221 = arith.muli %tileRows, %c8 : index
      %222 = arith.muli %220, %221 : index
      %223 = arith.addi %41, %222 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = arith.muli %tileRows, %c1 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %x[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = vector.shuffle %224, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = wave.mma %228, %137, %56 : vector<16xf16>, vector<8xf32>
      %230 = arith.muli %55, %c2 : index
      %231 = arith.addi %230, %c5 : index
      %232 = arith.muli %tileRows, %c8 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.addi %41, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c1 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %138, %229 : vector<16xf16>, vector<8xf32>
      %241 = arith.muli %55, %c2 : index
      %242 = arith.addi %241, %c2 : index
      %243 = arith.muli %tileRows, %c8 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %41, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c1 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %217, %240 : vector<16xf16>, vector<8xf32>
      %252 = arith.muli %55, %c2 : index
      %253 = arith.addi %252, %c32 : index
      %254 = arith.muli %tileRows, %c8 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %41, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c1 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %218, %251 : vector<16xf16>, vector<8xf32>
      scf.yield %262 : vector<8xf32>
    }
    %263 = arith.select %48, %54, %47 : index
    %266 = scf.for %264 = %54 to %263 step %c5 iter_args(%265 = %57) -> (vector<8xf32>) {
      %267 = wave.lane
      %268 = arith.addi %264, %c6 : index
      %269 = arith.remui %267, %c8 : index
      %270 = arith.addi %13, %c4 : index
      %271 = arith.muli %268, %c17 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.muli %269, %c18 : index
      %274 = arith.addi %272, %273 : index
      %275 = vector.load %w[%274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %276 = vector.bitcast %275 : vector<4xi8> to vector<2xf16>
      %277 = vector.extract %276[0] : f16 from vector<2xf16>
      %278 = vector.broadcast %277 : f16 to vector<16xf16>
      %279 = vector.extract %276[1] : f16 from vector<2xf16>
      %280 = vector.broadcast %279 : f16 to vector<16xf16>
      %281 = arith.addi %13, %c4 : index
      %282 = arith.muli %inputFeatures, %c2 : index
      %283 = arith.addi %282, %c3 : index
      %284 = arith.divui %283, %c4 : index
      %285 = arith.muli %284, %c4 : index
      %286 = arith.addi %281, %285 : index
      %287 = arith.muli %268, %c19 : index
      %288 = arith.addi %286, %287 : index
      %289 = arith.muli %269, %c8 : index
      %290 = arith.addi %288, %289 : index
      %291 = arith.muli %inputFeatures, %c1 : index
      %292 = arith.muli %inputFeatures, %c2 : index
      %293 = arith.addi %292, %c3 : index
      %294 = arith.divui %293, %c4 : index
      %295 = arith.muli %294, %c4 : index
      %296 = arith.addi %291, %295 : index
      %297 = arith.addi %296, %c4 : index
      %298 = arith.addi %13, %297 : index
      %299 = arith.muli %268, %c8 : index
      %300 = arith.addi %299, %269 : index
      %301 = arith.muli %300, %c18 : index
      %302 = arith.addi %298, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<1xi32>
      %305 = vector.shuffle %304, %304 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %306 = vector.load %w[%290] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %307 = vector.bitcast %306 : vector<16xi8> to vector<4xi32>
      %308 = arith.shrui %307, %c20 : vector<4xi32>
      %309 = arith.andi %308, %c21 : vector<4xi32>
      %310 = arith.shrui %305, %c22 : vector<4xi32>
      %311 = arith.andi %310, %c23 : vector<4xi32>
      %312 = arith.shli %311, %c24 : vector<4xi32>
      %313 = arith.ori %309, %312 : vector<4xi32>
      %314 = arith.ori %313, %c25 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = arith.shrui %307, %c24 : vector<4xi32>
      %317 = arith.andi %316, %c21 : vector<4xi32>
      %318 = arith.shrui %305, %c26 : vector<4xi32>
      %319 = arith.andi %318, %c23 : vector<4xi32>
      %320 = arith.shli %319, %c24 : vector<4xi32>
      %321 = arith.ori %317, %320 : vector<4xi32>
      %322 = arith.ori %321, %c25 : vector<4xi32>
      %323 = vector.bitcast %322 : vector<4xi32> to vector<8xf16>
      %324 = arith.shrui %307, %c27 : vector<4xi32>
      %325 = arith.andi %324, %c21 : vector<4xi32>
      %326 = arith.shrui %305, %c28 : vector<4xi32>
      %327 = arith.andi %326, %c23 : vector<4xi32>
      %328 = arith.shli %327, %c24 : vector<4xi32>
      %329 = arith.ori %325, %328 : vector<4xi32>
      %330 = arith.ori %329, %c25 : vector<4xi32>
      %331 = vector.bitcast %330 : vector<4xi32> to vector<8xf16>
      %332 = arith.shrui %307, %c29 : vector<4xi32>
      %333 = arith.andi %332, %c21 : vector<4xi32>
      %334 = arith.shrui %305, %c30 : vector<4xi32>
      %335 = arith.andi %334, %c23 : vector<4xi32>
      %336 = arith.shli %335, %c24 : vector<4xi32>
      %337 = arith.ori %333, %336 : vector<4xi32>
      %338 = arith.ori %337, %c25 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = vector.shuffle %315, %323 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = vector.shuffle %331, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = vector.shuffle %340, %341 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %343 = arith.subf %342, %c31 : vector<32xf16>
      %344 = vector.shuffle %343, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %345 = vector.shuffle %343, %343 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %346 = math.fma %344, %278, %280 : vector<16xf16>
      %347 = math.fma %345, %278, %280 : vector<16xf16>
      %348 = arith.muli %264, %c2 : index
      %349 = arith.addi %348, %c6 : index
      %350 = arith.muli %tileRows, %c8 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %41, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %346, %265 : vector<16xf16>, vector<8xf32>
      %359 = arith.muli %264, %c2 : index
      %360 = arith.addi %359, %c5 : index
      %361 = arith.muli %tileRows, %c8 : index
      %362 = arith.muli %360, %361 : index
      %363 = arith.addi %41, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c1 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %347, %358 : vector<16xf16>, vector<8xf32>
      scf.yield %369 : vector<8xf32>
    }
    %370 = wave.lane
    %371 = wave.wave
    %372 = arith.muli %371, %c5 : index
    %373 = arith.addi %372, %c6 : index
    %374 = arith.muli %373, %c19 : index
    %375 = arith.addi %374, %370 : index
    %376 = vector.extract %266[0] : f32 from vector<8xf32>
    %377 = arith.addi %375, %c6 : index
    memref.store %376, %17[%377] : memref<?xf32>
    %378 = vector.extract %266[1] : f32 from vector<8xf32>
    %379 = arith.addi %375, %c14 : index
    memref.store %378, %17[%379] : memref<?xf32>
    %380 = vector.extract %266[2] : f32 from vector<8xf32>
    %381 = arith.addi %375, %c17 : index
    memref.store %380, %17[%381] : memref<?xf32>
    %382 = vector.extract %266[3] : f32 from vector<8xf32>
    %383 = arith.addi %375, %c33 : index
    memref.store %382, %17[%383] : memref<?xf32>
    %384 = vector.extract %266[4] : f32 from vector<8xf32>
    %385 = arith.addi %375, %c4 : index
    memref.store %384, %17[%385] : memref<?xf32>
    %386 = vector.extract %266[5] : f32 from vector<8xf32>
    %387 = arith.addi %375, %c34 : index
    memref.store %386, %17[%387] : memref<?xf32>
    %388 = vector.extract %266[6] : f32 from vector<8xf32>
    %389 = arith.addi %375, %c35 : index
    memref.store %388, %17[%389] : memref<?xf32>
    %390 = vector.extract %266[7] : f32 from vector<8xf32>
    %391 = arith.addi %375, %c36 : index
    memref.store %390, %17[%391] : memref<?xf32>
    wave.barrier
    %392 = arith.muli %371, %c5 : index
    %393 = arith.addi %392, %c6 : index
    %394 = arith.muli %393, %c14 : index
    %395 = arith.addi %394, %370 : index
    %396 = arith.addi %395, %c6 : index
    %397 = memref.load %17[%396] : memref<?xf32>
    %398 = arith.addi %396, %c19 : index
    %399 = memref.load %17[%398] : memref<?xf32>
    %400 = arith.addf %397, %399 : f32
    %401 = arith.addi %396, %c37 : index
    %402 = memref.load %17[%401] : memref<?xf32>
    %403 = arith.addf %400, %402 : f32
    %404 = arith.addi %396, %c38 : index
    %405 = memref.load %17[%404] : memref<?xf32>
    %406 = arith.addf %403, %405 : f32
    %407 = arith.addi %396, %c39 : index
    %408 = memref.load %17[%407] : memref<?xf32>
    %409 = arith.addf %406, %408 : f32
    %410 = arith.addi %396, %c40 : index
    %411 = memref.load %17[%410] : memref<?xf32>
    %412 = arith.addf %409, %411 : f32
    %413 = arith.addi %396, %c41 : index
    %414 = memref.load %17[%413] : memref<?xf32>
    %415 = arith.addf %412, %414 : f32
    %416 = arith.addi %396, %c42 : index
    %417 = memref.load %17[%416] : memref<?xf32>
    %418 = arith.addf %415, %417 : f32
    %419 = wave.lane
    %420 = arith.addi %16, %c6 : index
    %421 = arith.muli %393, %c2 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.divui %419, %c8 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.cmpi slt, %424, %15 : index
    scf.if %425 {
      %426 = arith.cmpi eq, %hasFactors, %c5 : index
      %427 = arith.muli %424, %c2 : index
      %428 = memref.load %factors[%427] : memref<?xf32>
      %429 = arith.mulf %428, %operandScale : f32
      %430 = arith.select %426, %429, %operandScale : f32
      %431 = arith.remui %419, %c8 : index
      %432 = arith.muli %431, %c18 : index
      %433 = arith.addi %13, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %430 : f32
      %438 = arith.mulf %418, %437 : f32
      %439 = arith.muli %424, %outputFeatures : index
      %440 = arith.addi %439, %20 : index
      %441 = wave.lane
      %442 = arith.remui %441, %c8 : index
      %443 = arith.addi %440, %442 : index
      scf.if %18 {
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
  }
  %449 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %449 {
    %450 = arith.addi %16, %c8 : index
    %451 = arith.minsi %450, %15 : index
    %452 = wave.wave
    %453 = arith.addi %16, %452 : index
    scf.for %454 = %453 to %451 step %c1 {
      %455 = arith.muli %454, %features : index
      %456 = wave.lane
      %457 = arith.muli %456, %c18 : index
      %462:3 = scf.for %458 = %457 to %features step %c4 iter_args(%459 = %c47, %460 = %c47, %461 = %c47) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %463 = arith.addi %455, %458 : index
        %464 = vector.load %out[%463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %465 = vector.load %norm_weight[%458] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %466 = arith.mulf %464, %465 : vector<4xf32>
        %467 = math.fma %464, %464, %459 : vector<4xf32>
        %468 = math.fma %466, %466, %460 : vector<4xf32>
        %469 = math.absf %466 : vector<4xf32>
        %470 = arith.maximumf %461, %469 : vector<4xf32>
        scf.yield %467, %468, %470 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %471 = wave.reduce "add" %462#0 : vector<4xf32>
      %472 = arith.mulf %471, %inverseFeatures : f32
      %473 = arith.addf %472, %epsilon : f32
      %474 = math.sqrt %473 : f32
      %475 = arith.divf %c49, %474 : f32
      %476 = wave.reduce "max" %462#2 : vector<4xf32>
      %477 = arith.mulf %476, %475 : f32
      %478 = arith.bitcast %477 : f32 to i32
      %479 = arith.shrui %478, %c51 : i32
      %480 = arith.maxsi %479, %c52 : i32
      %481 = arith.subi %c53, %480 : i32
      %482 = arith.shli %481, %c51 : i32
      %483 = arith.subi %480, %c54 : i32
      %484 = arith.shli %483, %c51 : i32
      %485 = arith.bitcast %482 : i32 to f32
      %486 = arith.bitcast %484 : i32 to f32
      %487 = wave.reduce "add" %462#1 : vector<4xf32>
      %488 = arith.mulf %487, %475 : f32
      %489 = arith.mulf %488, %475 : f32
      %490 = wave.lane
      %491 = arith.cmpi eq, %490, %c6 : index
      scf.if %491 {
        %492 = arith.muli %454, %c2 : index
        memref.store %486, %normed_factors[%492] : memref<?xf32>
        %493 = arith.muli %454, %c2 : index
        %494 = arith.addi %493, %c5 : index
        memref.store %489, %normed_factors[%494] : memref<?xf32>
      }
      %495 = vector.broadcast %475 : f32 to vector<4xf32>
      %496 = vector.broadcast %485 : f32 to vector<4xf32>
      scf.for %497 = %457 to %features step %c4 {
        %498 = arith.addi %455, %497 : index
        %499 = vector.load %out[%498] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %500 = arith.mulf %499, %495 : vector<4xf32>
        %501 = vector.load %norm_weight[%497] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %502 = arith.mulf %500, %501 : vector<4xf32>
        %503 = arith.mulf %502, %496 : vector<4xf32>
        %504 = arith.divui %454, %tileRows : index
        %505 = arith.divui %features, %c8 : index
        %506 = arith.muli %504, %505 : index
        %507 = arith.divui %497, %c8 : index
        %508 = arith.addi %506, %507 : index
        %509 = arith.muli %508, %c2 : index
        %510 = arith.remui %497, %c8 : index
        %511 = arith.divui %510, %c1 : index
        %512 = arith.addi %509, %511 : index
        %513 = arith.muli %tileRows, %c1 : index
        %514 = arith.muli %512, %513 : index
        %515 = arith.remui %454, %tileRows : index
        %516 = arith.muli %515, %c1 : index
        %517 = arith.addi %514, %516 : index
        %518 = arith.remui %497, %c1 : index
        %519 = arith.addi %517, %518 : index
        %520 = arith.truncf %503 : vector<4xf32> to vector<4xf16>
        vector.store %520, %normed[%519] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
