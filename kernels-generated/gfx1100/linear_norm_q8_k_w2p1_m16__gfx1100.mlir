// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_k_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c28 = arith.constant dense<0x6480> : vector<32xf16>
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
  %c35 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c1 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c8, %c1 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c3 : index
    %34 = arith.remui %c8, %c1 : index
    %35 = arith.divui %34, %c14 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c14 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c14 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c14 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c5 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c3 : index
    %53 = arith.muli %52, %c3 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %59 = scf.for %57 = %47 to %56 step %c3 iter_args(%58 = %c15) -> (vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %57, %c8 : index
      %62 = arith.remui %60, %c1 : index
      %63 = arith.addi %15, %c7 : index
      %64 = arith.divui %61, %c14 : index
      %65 = arith.muli %64, %c5 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c3 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %70 = vector.bitcast %69 : vector<2xi8> to vector<1xf16>
      %71 = arith.divui %inputFeatures, %c4 : index
      %72 = arith.muli %71, %c5 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c1 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c2 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %79 = vector.extract %70[0] : f16 from vector<1xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<1xi8>
      %82 = arith.extsi %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = arith.addi %15, %c7 : index
      %88 = arith.muli %inputFeatures, %c2 : index
      %89 = arith.divui %88, %c3 : index
      %90 = arith.divui %inputFeatures, %c4 : index
      %91 = arith.muli %90, %c5 : index
      %92 = arith.addi %91, %89 : index
      %93 = arith.addi %92, %c6 : index
      %94 = arith.divui %93, %c7 : index
      %95 = arith.muli %94, %c7 : index
      %96 = arith.addi %87, %95 : index
      %97 = arith.muli %inputFeatures, %c14 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.muli %61, %c1 : index
      %100 = arith.addi %99, %62 : index
      %101 = arith.muli %100, %c1 : index
      %102 = arith.addi %98, %101 : index
      %103 = arith.muli %61, %c4 : index
      %104 = arith.addi %96, %103 : index
      %105 = arith.muli %62, %c1 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.shrui %110, %c18 : vector<4xi32>
      %112 = arith.andi %111, %c19 : vector<4xi32>
      %113 = arith.shrui %108, %c20 : vector<4xi32>
      %114 = arith.andi %113, %c19 : vector<4xi32>
      %115 = arith.shli %114, %c21 : vector<4xi32>
      %116 = arith.ori %112, %115 : vector<4xi32>
      %117 = arith.ori %116, %c22 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %110, %c21 : vector<4xi32>
      %120 = arith.andi %119, %c19 : vector<4xi32>
      %121 = arith.shrui %108, %c23 : vector<4xi32>
      %122 = arith.andi %121, %c19 : vector<4xi32>
      %123 = arith.shli %122, %c21 : vector<4xi32>
      %124 = arith.ori %120, %123 : vector<4xi32>
      %125 = arith.ori %124, %c22 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %110, %c24 : vector<4xi32>
      %128 = arith.andi %127, %c19 : vector<4xi32>
      %129 = arith.shrui %108, %c25 : vector<4xi32>
      %130 = arith.andi %129, %c19 : vector<4xi32>
      %131 = arith.shli %130, %c21 : vector<4xi32>
      %132 = arith.ori %128, %131 : vector<4xi32>
      %133 = arith.ori %132, %c22 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %110, %c26 : vector<4xi32>
      %136 = arith.andi %135, %c19 : vector<4xi32>
      %137 = arith.shrui %108, %c27 : vector<4xi32>
      %138 = arith.andi %137, %c19 : vector<4xi32>
      %139 = arith.shli %138, %c21 : vector<4xi32>
      %140 = arith.ori %136, %139 : vector<4xi32>
      %141 = arith.ori %140, %c22 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %118, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %134, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %143, %144 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %146 = arith.subf %145, %c28 : vector<32xf16>
      %147 = vector.shuffle %146, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %148 = vector.shuffle %146, %146 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %149 = arith.mulf %147, %86 : vector<16xf16>
      %150 = arith.mulf %148, %86 : vector<16xf16>
      %151 = arith.addi %57, %c2 : index
      %152 = arith.remui %60, %c1 : index
      %153 = arith.addi %15, %c7 : index
      %154 = arith.divui %151, %c14 : index
      %155 = arith.muli %154, %c5 : index
      %156 = arith.addi %153, %155 : index
      %157 = arith.muli %152, %c3 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %160 = vector.bitcast %159 : vector<2xi8> to vector<1xf16>
      %161 = arith.divui %inputFeatures, %c4 : index
      %162 = arith.muli %161, %c5 : index
      %163 = arith.addi %153, %162 : index
      %164 = arith.muli %151, %c1 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %152, %c2 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %169 = vector.extract %160[0] : f16 from vector<1xf16>
      %170 = arith.extf %169 : f16 to f32
      %171 = vector.extract %168[0] : i8 from vector<1xi8>
      %172 = arith.extsi %171 : i8 to i32
      %173 = arith.sitofp %172 : i32 to f32
      %174 = arith.mulf %170, %173 : f32
      %175 = arith.truncf %174 : f32 to f16
      %176 = vector.broadcast %175 : f16 to vector<16xf16>
      %177 = arith.addi %15, %c7 : index
      %178 = arith.muli %inputFeatures, %c2 : index
      %179 = arith.divui %178, %c3 : index
      %180 = arith.divui %inputFeatures, %c4 : index
      %181 = arith.muli %180, %c5 : index
      %182 = arith.addi %181, %179 : index
      %183 = arith.addi %182, %c6 : index
      %184 = arith.divui %183, %c7 : index
      %185 = arith.muli %184, %c7 : index
      %186 = arith.addi %177, %185 : index
      %187 = arith.muli %inputFeatures, %c14 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.muli %151, %c1 : index
      %190 = arith.addi %189, %152 : index
      %191 = arith.muli %190, %c1 : index
      %192 = arith.addi %188, %191 : index
      %193 = arith.muli %151, %c4 : index
      %194 = arith.addi %186, %193 : index
      %195 = arith.muli %152, %c1 : index
      %196 = arith.addi %194, %195 : index
      %197 = vector.load %w[%192] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %198 = vector.bitcast %197 : vector<16xi8> to vector<4xi32>
      %199 = vector.load %w[%196] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = arith.shrui %200, %c18 : vector<4xi32>
      %202 = arith.andi %201, %c19 : vector<4xi32>
      %203 = arith.shrui %198, %c20 : vector<4xi32>
      %204 = arith.andi %203, %c19 : vector<4xi32>
      %205 = arith.shli %204, %c21 : vector<4xi32>
      %206 = arith.ori %202, %205 : vector<4xi32>
      %207 = arith.ori %206, %c22 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = arith.shrui %200, %c21 : vector<4xi32>
      %210 = arith.andi %209, %c19 : vector<4xi32>
      %211 = arith.shrui %198, %c23 : vector<4xi32>
      %212 = arith.andi %211, %c19 : vector<4xi32>
      %213 = arith.shli %212, %c21 : vector<4xi32>
      %214 = arith.ori %210, %213 : vector<4xi32>
      %215 = arith.ori %214, %c22 : vector<4xi32>
      %216 = vector.bitcast %215 : vector<4xi32> to vector<8xf16>
      %217 = arith.shrui %200, %c24 : vector<4xi32>
      %218 = arith.andi %217, %c19 : vector<4xi32>
      %219 = arith.shrui %198, %c25 : vector<4xi32>
      %220 = arith.andi %219, %c19 : vector<4xi32>
      %221 = arith.shli %220, %c21 : vector<4xi32>
      %222 = arith.ori %218, %221 : vector<4xi32>
      %223 = arith.ori %222, %c22 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %200, %c26 : vector<4xi32>
      %226 = arith.andi %225, %c19 : vector<4xi32>
      %227 = arith.shrui %198, %c27 : vector<4xi32>
      %228 = arith.andi %227, %c19 : vector<4xi32>
      %229 = arith.shli %228, %c21 : vector<4xi32>
      %230 = arith.ori %226, %229 : vector<4xi32>
      %231 = arith.ori %230, %c22 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %208, %216 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %224, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %233, %234 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %236 = arith.subf %235, %c28 : vector<32xf16>
      %237 = vector.shuffle %236, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %238 = vector.shuffle %236, %236 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %239 = arith.mulf %237, %176 : vector<16xf16>
      %240 = arith.mulf %238, %176 : vector<16xf16>
      %241 = arith.muli %57, %c3 : index
      %242 = arith.addi %241, %c8 : index
      %243 = arith.muli %tileRows, %c1 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %43, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c14 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %x[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %149, %58 : vector<16xf16>, vector<8xf32>
      %252 = arith.muli %57, %c3 : index
      %253 = arith.addi %252, %c2 : index
      %254 = arith.muli %tileRows, %c1 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %43, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c14 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %150, %251 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %57, %c3 : index
      %264 = arith.addi %263, %c3 : index
      %265 = arith.muli %tileRows, %c1 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %43, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c14 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %239, %262 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %57, %c3 : index
      %275 = arith.addi %274, %c29 : index
      %276 = arith.muli %tileRows, %c1 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %43, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c14 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %x[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %240, %273 : vector<16xf16>, vector<8xf32>
      scf.yield %284 : vector<8xf32>
    }
    %285 = arith.select %50, %56, %49 : index
    %288 = scf.for %286 = %56 to %285 step %c2 iter_args(%287 = %59) -> (vector<8xf32>) {
      %289 = wave.lane
      %290 = arith.addi %286, %c8 : index
      %291 = arith.remui %289, %c1 : index
      %292 = arith.addi %15, %c7 : index
      %293 = arith.divui %290, %c14 : index
      %294 = arith.muli %293, %c5 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.muli %291, %c3 : index
      %297 = arith.addi %295, %296 : index
      %298 = vector.load %w[%297] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %299 = vector.bitcast %298 : vector<2xi8> to vector<1xf16>
      %300 = arith.divui %inputFeatures, %c4 : index
      %301 = arith.muli %300, %c5 : index
      %302 = arith.addi %292, %301 : index
      %303 = arith.muli %290, %c1 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %291, %c2 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%306] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %308 = vector.extract %299[0] : f16 from vector<1xf16>
      %309 = arith.extf %308 : f16 to f32
      %310 = vector.extract %307[0] : i8 from vector<1xi8>
      %311 = arith.extsi %310 : i8 to i32
      %312 = arith.sitofp %311 : i32 to f32
      %313 = arith.mulf %309, %312 : f32
      %314 = arith.truncf %313 : f32 to f16
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = arith.addi %15, %c7 : index
      %317 = arith.muli %inputFeatures, %c2 : index
      %318 = arith.divui %317, %c3 : index
      %319 = arith.divui %inputFeatures, %c4 : index
      %320 = arith.muli %319, %c5 : index
      %321 = arith.addi %320, %318 : index
      %322 = arith.addi %321, %c6 : index
      %323 = arith.divui %322, %c7 : index
      %324 = arith.muli %323, %c7 : index
      %325 = arith.addi %316, %324 : index
      %326 = arith.muli %inputFeatures, %c14 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.muli %290, %c1 : index
      %329 = arith.addi %328, %291 : index
      %330 = arith.muli %329, %c1 : index
      %331 = arith.addi %327, %330 : index
      %332 = arith.muli %290, %c4 : index
      %333 = arith.addi %325, %332 : index
      %334 = arith.muli %291, %c1 : index
      %335 = arith.addi %333, %334 : index
      %336 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %337 = vector.bitcast %336 : vector<16xi8> to vector<4xi32>
      %338 = vector.load %w[%335] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %339 = vector.bitcast %338 : vector<16xi8> to vector<4xi32>
      %340 = arith.shrui %339, %c18 : vector<4xi32>
      %341 = arith.andi %340, %c19 : vector<4xi32>
      %342 = arith.shrui %337, %c20 : vector<4xi32>
      %343 = arith.andi %342, %c19 : vector<4xi32>
      %344 = arith.shli %343, %c21 : vector<4xi32>
      %345 = arith.ori %341, %344 : vector<4xi32>
      %346 = arith.ori %345, %c22 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %339, %c21 : vector<4xi32>
      %349 = arith.andi %348, %c19 : vector<4xi32>
      %350 = arith.shrui %337, %c23 : vector<4xi32>
      %351 = arith.andi %350, %c19 : vector<4xi32>
      %352 = arith.shli %351, %c21 : vector<4xi32>
      %353 = arith.ori %349, %352 : vector<4xi32>
      %354 = arith.ori %353, %c22 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = arith.shrui %339, %c24 : vector<4xi32>
      %357 = arith.andi %356, %c19 : vector<4xi32>
      %358 = arith.shrui %337, %c25 : vector<4xi32>
      %359 = arith.andi %358, %c19 : vector<4xi32>
      %360 = arith.shli %359, %c21 : vector<4xi32>
      %361 = arith.ori %357, %360 : vector<4xi32>
      %362 = arith.ori %361, %c22 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %339, %c26 : vector<4xi32>
      %365 = arith.andi %364, %c19 : vector<4xi32>
      %366 = arith.shrui %337, %c27 : vector<4xi32>
      %367 = arith.andi %366, %c19 : vector<4xi32>
      %368 = arith.shli %367, %c21 : vector<4xi32>
      %369 = arith.ori %365, %368 : vector<4xi32>
      %370 = arith.ori %369, %c22 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = vector.shuffle %347, %355 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = vector.shuffle %363, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = vector.shuffle %372, %373 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %375 = arith.subf %374, %c28 : vector<32xf16>
      %376 = vector.shuffle %375, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %377 = vector.shuffle %375, %375 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %378 = arith.mulf %376, %315 : vector<16xf16>
      %379 = arith.mulf %377, %315 : vector<16xf16>
      %380 = arith.muli %286, %c3 : index
      %381 = arith.addi %380, %c8 : index
      %382 = arith.muli %tileRows, %c1 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.addi %43, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c14 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %378, %287 : vector<16xf16>, vector<8xf32>
      %391 = arith.muli %286, %c3 : index
      %392 = arith.addi %391, %c2 : index
      %393 = arith.muli %tileRows, %c1 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.addi %43, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = arith.muli %tileRows, %c14 : index
      %398 = arith.addi %395, %397 : index
      %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = wave.mma %400, %379, %390 : vector<16xf16>, vector<8xf32>
      scf.yield %401 : vector<8xf32>
    }
    %402 = wave.lane
    %403 = wave.wave
    %404 = arith.muli %403, %c2 : index
    %405 = arith.addi %404, %c8 : index
    %406 = arith.muli %405, %c4 : index
    %407 = arith.addi %406, %402 : index
    %408 = vector.extract %288[0] : f32 from vector<8xf32>
    %409 = arith.addi %407, %c8 : index
    memref.store %408, %19[%409] : memref<?xf32>
    %410 = vector.extract %288[1] : f32 from vector<8xf32>
    %411 = arith.addi %407, %c5 : index
    memref.store %410, %19[%411] : memref<?xf32>
    %412 = vector.extract %288[2] : f32 from vector<8xf32>
    %413 = arith.addi %407, %c30 : index
    memref.store %412, %19[%413] : memref<?xf32>
    %414 = vector.extract %288[3] : f32 from vector<8xf32>
    %415 = arith.addi %407, %c31 : index
    memref.store %414, %19[%415] : memref<?xf32>
    %416 = vector.extract %288[4] : f32 from vector<8xf32>
    %417 = arith.addi %407, %c7 : index
    memref.store %416, %19[%417] : memref<?xf32>
    %418 = vector.extract %288[5] : f32 from vector<8xf32>
    %419 = arith.addi %407, %c32 : index
    memref.store %418, %19[%419] : memref<?xf32>
    %420 = vector.extract %288[6] : f32 from vector<8xf32>
    %421 = arith.addi %407, %c33 : index
    memref.store %420, %19[%421] : memref<?xf32>
    %422 = vector.extract %288[7] : f32 from vector<8xf32>
    %423 = arith.addi %407, %c34 : index
    memref.store %422, %19[%423] : memref<?xf32>
    wave.barrier
    %424 = arith.muli %403, %c35 : index
    %425 = arith.addi %424, %c8 : index
    %426 = arith.muli %425, %c5 : index
    %427 = arith.addi %426, %402 : index
    %428 = arith.addi %427, %c8 : index
    %429 = memref.load %19[%428] : memref<?xf32>
    %430 = arith.addi %428, %c4 : index
    %431 = memref.load %19[%430] : memref<?xf32>
    %432 = arith.addf %429, %431 : f32
    %433 = wave.lane
    %434 = arith.addi %18, %c8 : index
    %435 = arith.muli %425, %c3 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c1 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %17 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c2 : index
      %441 = arith.muli %438, %c3 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c1 : index
      %446 = arith.muli %445, %c35 : index
      %447 = arith.addi %15, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %432, %451 : f32
      %453 = arith.muli %438, %outputFeatures : index
      %454 = arith.addi %453, %22 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c1 : index
      %457 = arith.addi %454, %456 : index
      scf.if %20 {
        %458 = arith.addi %457, %c8 : index
        %459 = memref.load %residual[%458] : memref<?xf32>
        %460 = arith.addf %459, %452 : f32
        %461 = arith.addi %457, %c8 : index
        memref.store %460, %out[%461] : memref<?xf32>
      } else {
        %462 = arith.addi %457, %c8 : index
        memref.store %452, %out[%462] : memref<?xf32>
      }
    }
    %463 = arith.muli %403, %c35 : index
    %464 = arith.addi %463, %c2 : index
    %465 = arith.muli %464, %c5 : index
    %466 = arith.addi %465, %402 : index
    %467 = arith.addi %466, %c8 : index
    %468 = memref.load %19[%467] : memref<?xf32>
    %469 = arith.addi %467, %c4 : index
    %470 = memref.load %19[%469] : memref<?xf32>
    %471 = arith.addf %468, %470 : f32
    %472 = wave.lane
    %473 = arith.addi %18, %c8 : index
    %474 = arith.muli %464, %c3 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.divui %472, %c1 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.cmpi slt, %477, %17 : index
    scf.if %478 {
      %479 = arith.cmpi eq, %hasFactors, %c2 : index
      %480 = arith.muli %477, %c3 : index
      %481 = memref.load %factors[%480] : memref<?xf32>
      %482 = arith.mulf %481, %operandScale : f32
      %483 = arith.select %479, %482, %operandScale : f32
      %484 = arith.remui %472, %c1 : index
      %485 = arith.muli %484, %c35 : index
      %486 = arith.addi %15, %485 : index
      %487 = vector.load %w[%486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %488 = vector.bitcast %487 : vector<4xi8> to vector<1xf32>
      %489 = vector.extract %488[0] : f32 from vector<1xf32>
      %490 = arith.mulf %489, %483 : f32
      %491 = arith.mulf %471, %490 : f32
      %492 = arith.muli %477, %outputFeatures : index
      %493 = arith.addi %492, %22 : index
      %494 = wave.lane
      %495 = arith.remui %494, %c1 : index
      %496 = arith.addi %493, %495 : index
      scf.if %20 {
        %497 = arith.addi %496, %c8 : index
        %498 = memref.load %residual[%497] : memref<?xf32>
        %499 = arith.addf %498, %491 : f32
        %500 = arith.addi %496, %c8 : index
        memref.store %499, %out[%500] : memref<?xf32>
      } else {
        %501 = arith.addi %496, %c8 : index
        memref.store %491, %out[%501] : memref<?xf32>
      }
    }
    %502 = arith.muli %403, %c35 : index
    %503 = arith.addi %502, %c3 : index
    %504 = arith.muli %503, %c5 : index
    %505 = arith.addi %504, %402 : index
    %506 = arith.addi %505, %c8 : index
    %507 = memref.load %19[%506] : memref<?xf32>
    %508 = arith.addi %506, %c4 : index
    %509 = memref.load %19[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = wave.lane
    %512 = arith.addi %18, %c8 : index
    %513 = arith.muli %503, %c3 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.divui %511, %c1 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.cmpi slt, %516, %17 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c2 : index
      %519 = arith.muli %516, %c3 : index
      %520 = memref.load %factors[%519] : memref<?xf32>
      %521 = arith.mulf %520, %operandScale : f32
      %522 = arith.select %518, %521, %operandScale : f32
      %523 = arith.remui %511, %c1 : index
      %524 = arith.muli %523, %c35 : index
      %525 = arith.addi %15, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %522 : f32
      %530 = arith.mulf %510, %529 : f32
      %531 = arith.muli %516, %outputFeatures : index
      %532 = arith.addi %531, %22 : index
      %533 = wave.lane
      %534 = arith.remui %533, %c1 : index
      %535 = arith.addi %532, %534 : index
      scf.if %20 {
        %536 = arith.addi %535, %c8 : index
        %537 = memref.load %residual[%536] : memref<?xf32>
        %538 = arith.addf %537, %530 : f32
        %539 = arith.addi %535, %c8 : index
        memref.store %538, %out[%539] : memref<?xf32>
      } else {
        %540 = arith.addi %535, %c8 : index
        memref.store %530, %out[%540] : memref<?xf32>
      }
    }
    %541 = arith.muli %403, %c35 : index
    %542 = arith.addi %541, %c29 : index
    %543 = arith.muli %542, %c5 : index
    %544 = arith.addi %543, %402 : index
    %545 = arith.addi %544, %c8 : index
    %546 = memref.load %19[%545] : memref<?xf32>
    %547 = arith.addi %545, %c4 : index
    %548 = memref.load %19[%547] : memref<?xf32>
    %549 = arith.addf %546, %548 : f32
    %550 = wave.lane
    %551 = arith.addi %18, %c8 : index
    %552 = arith.muli %542, %c3 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.divui %550, %c1 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.cmpi slt, %555, %17 : index
    scf.if %556 {
      %557 = arith.cmpi eq, %hasFactors, %c2 : index
      %558 = arith.muli %555, %c3 : index
      %559 = memref.load %factors[%558] : memref<?xf32>
      %560 = arith.mulf %559, %operandScale : f32
      %561 = arith.select %557, %560, %operandScale : f32
      %562 = arith.remui %550, %c1 : index
      %563 = arith.muli %562, %c35 : index
      %564 = arith.addi %15, %563 : index
      %565 = vector.load %w[%564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %566 = vector.bitcast %565 : vector<4xi8> to vector<1xf32>
      %567 = vector.extract %566[0] : f32 from vector<1xf32>
      %568 = arith.mulf %567, %561 : f32
      %569 = arith.mulf %549, %568 : f32
      %570 = arith.muli %555, %outputFeatures : index
      %571 = arith.addi %570, %22 : index
      %572 = wave.lane
      %573 = arith.remui %572, %c1 : index
      %574 = arith.addi %571, %573 : index
      scf.if %20 {
        %575 = arith.addi %574, %c8 : index
        %576 = memref.load %residual[%575] : memref<?xf32>
        %577 = arith.addf %576, %569 : f32
        %578 = arith.addi %574, %c8 : index
        memref.store %577, %out[%578] : memref<?xf32>
      } else {
        %579 = arith.addi %574, %c8 : index
        memref.store %569, %out[%579] : memref<?xf32>
      }
    }
  }
  %580 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %580 {
    %581 = arith.addi %18, %c1 : index
    %582 = arith.minsi %581, %17 : index
    %583 = wave.wave
    %584 = arith.addi %18, %583 : index
    scf.for %585 = %584 to %582 step %c3 {
      %586 = arith.muli %585, %features : index
      %587 = wave.lane
      %588 = arith.muli %587, %c35 : index
      %593:3 = scf.for %589 = %588 to %features step %c7 iter_args(%590 = %c40, %591 = %c40, %592 = %c40) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %594 = arith.addi %586, %589 : index
        %595 = vector.load %out[%594] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %596 = vector.load %norm_weight[%589] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %597 = arith.mulf %595, %596 : vector<4xf32>
        %598 = math.fma %595, %595, %590 : vector<4xf32>
        %599 = math.fma %597, %597, %591 : vector<4xf32>
        %600 = math.absf %597 : vector<4xf32>
        %601 = arith.maximumf %592, %600 : vector<4xf32>
        scf.yield %598, %599, %601 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %602 = wave.reduce "add" %593#0 : vector<4xf32>
      %603 = arith.mulf %602, %inverseFeatures : f32
      %604 = arith.addf %603, %epsilon : f32
      %605 = math.sqrt %604 : f32
      %606 = arith.divf %c42, %605 : f32
      %607 = wave.reduce "max" %593#2 : vector<4xf32>
      %608 = arith.mulf %607, %606 : f32
      %609 = arith.bitcast %608 : f32 to i32
      %610 = arith.shrui %609, %c44 : i32
      %611 = arith.maxsi %610, %c45 : i32
      %612 = arith.subi %c46, %611 : i32
      %613 = arith.shli %612, %c44 : i32
      %614 = arith.subi %611, %c47 : i32
      %615 = arith.shli %614, %c44 : i32
      %616 = arith.bitcast %613 : i32 to f32
      %617 = arith.bitcast %615 : i32 to f32
      %618 = wave.reduce "add" %593#1 : vector<4xf32>
      %619 = arith.mulf %618, %606 : f32
      %620 = arith.mulf %619, %606 : f32
      %621 = wave.lane
      %622 = arith.cmpi eq, %621, %c8 : index
      scf.if %622 {
        %623 = arith.muli %585, %c3 : index
        memref.store %617, %normed_factors[%623] : memref<?xf32>
        %624 = arith.muli %585, %c3 : index
        %625 = arith.addi %624, %c2 : index
        memref.store %620, %normed_factors[%625] : memref<?xf32>
      }
      %626 = vector.broadcast %606 : f32 to vector<4xf32>
      %627 = vector.broadcast %616 : f32 to vector<4xf32>
      scf.for %628 = %588 to %features step %c7 {
        %629 = arith.addi %586, %628 : index
        %630 = vector.load %out[%629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %631 = arith.mulf %630, %626 : vector<4xf32>
        %632 = vector.load %norm_weight[%628] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %633 = arith.mulf %631, %632 : vector<4xf32>
        %634 = arith.mulf %633, %627 : vector<4xf32>
        %635 = arith.divui %585, %tileRows : index
        %636 = arith.divui %features, %c1 : index
        %637 = arith.muli %635, %636 : index
        %638 = arith.divui %628, %c1 : index
        %639 = arith.addi %637, %638 : index
        %640 = arith.muli %639, %c3 : index
        %641 = arith.remui %628, %c1 : index
        %642 = arith.divui %641, %c14 : index
        %643 = arith.addi %640, %642 : index
        %644 = arith.muli %tileRows, %c14 : index
        %645 = arith.muli %643, %644 : index
        %646 = arith.remui %585, %tileRows : index
        %647 = arith.muli %646, %c14 : index
        %648 = arith.addi %645, %647 : index
        %649 = arith.remui %628, %c14 : index
        %650 = arith.addi %648, %649 : index
        %651 = arith.truncf %634 : vector<4xf32> to vector<4xf16>
        vector.store %651, %normed[%650] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
