// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_k', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_k_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %c35 = arith.constant 512 : index
  %c36 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c39 = arith.constant 4 : index
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
    %424 = arith.muli %403, %c3 : index
    %425 = arith.addi %424, %c8 : index
    %426 = arith.muli %425, %c5 : index
    %427 = arith.addi %426, %402 : index
    %428 = arith.addi %427, %c8 : index
    %429 = memref.load %19[%428] : memref<?xf32>
    %430 = arith.addi %428, %c4 : index
    %431 = memref.load %19[%430] : memref<?xf32>
    %432 = arith.addf %429, %431 : f32
    %433 = arith.addi %428, %c35 : index
    %434 = memref.load %19[%433] : memref<?xf32>
    %435 = arith.addf %432, %434 : f32
    %436 = arith.addi %428, %c36 : index
    %437 = memref.load %19[%436] : memref<?xf32>
    %438 = arith.addf %435, %437 : f32
    %439 = wave.lane
    %440 = arith.addi %18, %c8 : index
    %441 = arith.muli %425, %c3 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.divui %439, %c1 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.cmpi slt, %444, %17 : index
    scf.if %445 {
      %446 = arith.cmpi eq, %hasFactors, %c2 : index
      %447 = arith.muli %444, %c3 : index
      %448 = memref.load %factors[%447] : memref<?xf32>
      %449 = arith.mulf %448, %operandScale : f32
      %450 = arith.select %446, %449, %operandScale : f32
      %451 = arith.remui %439, %c1 : index
      %452 = arith.muli %451, %c39 : index
      %453 = arith.addi %15, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %450 : f32
      %458 = arith.mulf %438, %457 : f32
      %459 = arith.muli %444, %outputFeatures : index
      %460 = arith.addi %459, %22 : index
      %461 = wave.lane
      %462 = arith.remui %461, %c1 : index
      %463 = arith.addi %460, %462 : index
      scf.if %20 {
        %464 = arith.addi %463, %c8 : index
        %465 = memref.load %residual[%464] : memref<?xf32>
        %466 = arith.addf %465, %458 : f32
        %467 = arith.addi %463, %c8 : index
        memref.store %466, %out[%467] : memref<?xf32>
      } else {
        %468 = arith.addi %463, %c8 : index
        memref.store %458, %out[%468] : memref<?xf32>
      }
    }
    %469 = arith.muli %403, %c3 : index
    %470 = arith.addi %469, %c2 : index
    %471 = arith.muli %470, %c5 : index
    %472 = arith.addi %471, %402 : index
    %473 = arith.addi %472, %c8 : index
    %474 = memref.load %19[%473] : memref<?xf32>
    %475 = arith.addi %473, %c4 : index
    %476 = memref.load %19[%475] : memref<?xf32>
    %477 = arith.addf %474, %476 : f32
    %478 = arith.addi %473, %c35 : index
    %479 = memref.load %19[%478] : memref<?xf32>
    %480 = arith.addf %477, %479 : f32
    %481 = arith.addi %473, %c36 : index
    %482 = memref.load %19[%481] : memref<?xf32>
    %483 = arith.addf %480, %482 : f32
    %484 = wave.lane
    %485 = arith.addi %18, %c8 : index
    %486 = arith.muli %470, %c3 : index
    %487 = arith.addi %485, %486 : index
    %488 = arith.divui %484, %c1 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.cmpi slt, %489, %17 : index
    scf.if %490 {
      %491 = arith.cmpi eq, %hasFactors, %c2 : index
      %492 = arith.muli %489, %c3 : index
      %493 = memref.load %factors[%492] : memref<?xf32>
      %494 = arith.mulf %493, %operandScale : f32
      %495 = arith.select %491, %494, %operandScale : f32
      %496 = arith.remui %484, %c1 : index
      %497 = arith.muli %496, %c39 : index
      %498 = arith.addi %15, %497 : index
      %499 = vector.load %w[%498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %500 = vector.bitcast %499 : vector<4xi8> to vector<1xf32>
      %501 = vector.extract %500[0] : f32 from vector<1xf32>
      %502 = arith.mulf %501, %495 : f32
      %503 = arith.mulf %483, %502 : f32
      %504 = arith.muli %489, %outputFeatures : index
      %505 = arith.addi %504, %22 : index
      %506 = wave.lane
      %507 = arith.remui %506, %c1 : index
      %508 = arith.addi %505, %507 : index
      scf.if %20 {
        %509 = arith.addi %508, %c8 : index
        %510 = memref.load %residual[%509] : memref<?xf32>
        %511 = arith.addf %510, %503 : f32
        %512 = arith.addi %508, %c8 : index
        memref.store %511, %out[%512] : memref<?xf32>
      } else {
        %513 = arith.addi %508, %c8 : index
        memref.store %503, %out[%513] : memref<?xf32>
      }
    }
  }
  %514 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %514 {
    %515 = arith.addi %18, %c1 : index
    %516 = arith.minsi %515, %17 : index
    %517 = wave.wave
    %518 = arith.addi %18, %517 : index
    scf.for %519 = %518 to %516 step %c39 {
      %520 = arith.muli %519, %features : index
      %521 = wave.lane
      %522 = arith.muli %521, %c39 : index
      %527:3 = scf.for %523 = %522 to %features step %c7 iter_args(%524 = %c42, %525 = %c42, %526 = %c42) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %528 = arith.addi %520, %523 : index
        %529 = vector.load %out[%528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %530 = vector.load %norm_weight[%523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %531 = arith.mulf %529, %530 : vector<4xf32>
        %532 = math.fma %529, %529, %524 : vector<4xf32>
        %533 = math.fma %531, %531, %525 : vector<4xf32>
        %534 = math.absf %531 : vector<4xf32>
        %535 = arith.maximumf %526, %534 : vector<4xf32>
        scf.yield %532, %533, %535 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %536 = wave.reduce "add" %527#0 : vector<4xf32>
      %537 = arith.mulf %536, %inverseFeatures : f32
      %538 = arith.addf %537, %epsilon : f32
      %539 = math.sqrt %538 : f32
      %540 = arith.divf %c44, %539 : f32
      %541 = wave.reduce "max" %527#2 : vector<4xf32>
      %542 = arith.mulf %541, %540 : f32
      %543 = arith.bitcast %542 : f32 to i32
      %544 = arith.shrui %543, %c46 : i32
      %545 = arith.maxsi %544, %c47 : i32
      %546 = arith.subi %c48, %545 : i32
      %547 = arith.shli %546, %c46 : i32
      %548 = arith.subi %545, %c49 : i32
      %549 = arith.shli %548, %c46 : i32
      %550 = arith.bitcast %547 : i32 to f32
      %551 = arith.bitcast %549 : i32 to f32
      %552 = wave.reduce "add" %527#1 : vector<4xf32>
      %553 = arith.mulf %552, %540 : f32
      %554 = arith.mulf %553, %540 : f32
      %555 = wave.lane
      %556 = arith.cmpi eq, %555, %c8 : index
      scf.if %556 {
        %557 = arith.muli %519, %c3 : index
        memref.store %551, %normed_factors[%557] : memref<?xf32>
        %558 = arith.muli %519, %c3 : index
        %559 = arith.addi %558, %c2 : index
        memref.store %554, %normed_factors[%559] : memref<?xf32>
      }
      %560 = vector.broadcast %540 : f32 to vector<4xf32>
      %561 = vector.broadcast %550 : f32 to vector<4xf32>
      scf.for %562 = %522 to %features step %c7 {
        %563 = arith.addi %520, %562 : index
        %564 = vector.load %out[%563] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %565 = arith.mulf %564, %560 : vector<4xf32>
        %566 = vector.load %norm_weight[%562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %567 = arith.mulf %565, %566 : vector<4xf32>
        %568 = arith.mulf %567, %561 : vector<4xf32>
        %569 = arith.divui %519, %tileRows : index
        %570 = arith.divui %features, %c1 : index
        %571 = arith.muli %569, %570 : index
        %572 = arith.divui %562, %c1 : index
        %573 = arith.addi %571, %572 : index
        %574 = arith.muli %573, %c3 : index
        %575 = arith.remui %562, %c1 : index
        %576 = arith.divui %575, %c14 : index
        %577 = arith.addi %574, %576 : index
        %578 = arith.muli %tileRows, %c14 : index
        %579 = arith.muli %577, %578 : index
        %580 = arith.remui %519, %tileRows : index
        %581 = arith.muli %580, %c14 : index
        %582 = arith.addi %579, %581 : index
        %583 = arith.remui %562, %c14 : index
        %584 = arith.addi %582, %583 : index
        %585 = arith.truncf %568 : vector<4xf32> to vector<4xf16>
        vector.store %585, %normed[%584] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
