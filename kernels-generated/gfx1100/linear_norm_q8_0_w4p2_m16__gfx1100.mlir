// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q8_0', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q8_0_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant dense<16711935> : vector<4xi32>
  %c18 = arith.constant dense<1677747200> : vector<4xi32>
  %c19 = arith.constant dense<8> : vector<4xi32>
  %c20 = arith.constant dense<0x6480> : vector<16xf16>
  %c21 = arith.constant 256 : index
  %c22 = arith.constant 8 : index
  %c23 = arith.constant 3 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 160 : index
  %c27 = arith.constant 192 : index
  %c28 = arith.constant 224 : index
  %c29 = arith.constant 1024 : index
  %c30 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 4 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c36 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 141 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.wave
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %15, %14 : index
  scf.if %21 {
    %22 = arith.muli %1, %c6 : index
    %23 = arith.divui %inputFeatures, %c12 : index
    %24 = arith.muli %16, %stepsPerWave : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.addi %25, %stepsPerWave : index
    %27 = arith.minsi %26, %23 : index
    %28 = arith.subi %27, %25 : index
    %29 = arith.divui %28, %c4 : index
    %30 = arith.muli %29, %c4 : index
    %31 = arith.addi %25, %30 : index
    %32 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %33 = arith.addi %25, %stepsPerWave : index
    %34 = arith.select %32, %33, %31 : index
    %38:2 = scf.for %35 = %25 to %34 step %c4 iter_args(%36 = %c13, %37 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %35, %c5 : index
      %41 = arith.remui %39, %c1 : index
      %42 = arith.addi %10, %c3 : index
      %43 = arith.muli %40, %c12 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %41, %c4 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %48 = vector.bitcast %47 : vector<2xi8> to vector<1xf16>
      %49 = vector.extract %48[0] : f16 from vector<1xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = arith.addi %10, %c3 : index
      %52 = arith.addi %inputFeatures, %c2 : index
      %53 = arith.divui %52, %c3 : index
      %54 = arith.muli %53, %c3 : index
      %55 = arith.addi %51, %54 : index
      %56 = arith.muli %40, %c16 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.addi %57, %c5 : index
      %59 = arith.muli %41, %c1 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
      %63 = arith.andi %62, %c17 : vector<4xi32>
      %64 = arith.ori %63, %c18 : vector<4xi32>
      %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
      %66 = arith.shrui %62, %c19 : vector<4xi32>
      %67 = arith.andi %66, %c17 : vector<4xi32>
      %68 = arith.ori %67, %c18 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %71 = arith.subf %70, %c20 : vector<16xf16>
      %72 = arith.mulf %71, %50 : vector<16xf16>
      %73 = arith.muli %40, %c16 : index
      %74 = arith.addi %55, %73 : index
      %75 = arith.addi %74, %c21 : index
      %76 = arith.muli %41, %c1 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.andi %79, %c17 : vector<4xi32>
      %81 = arith.ori %80, %c18 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %79, %c19 : vector<4xi32>
      %84 = arith.andi %83, %c17 : vector<4xi32>
      %85 = arith.ori %84, %c18 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.subf %87, %c20 : vector<16xf16>
      %89 = arith.mulf %88, %50 : vector<16xf16>
      %90 = arith.addi %35, %c6 : index
      %91 = arith.remui %39, %c1 : index
      %92 = arith.addi %10, %c3 : index
      %93 = arith.muli %90, %c12 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.muli %91, %c4 : index
      %96 = arith.addi %94, %95 : index
      %97 = vector.load %w[%96] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %98 = vector.bitcast %97 : vector<2xi8> to vector<1xf16>
      %99 = vector.extract %98[0] : f16 from vector<1xf16>
      %100 = vector.broadcast %99 : f16 to vector<16xf16>
      %101 = arith.addi %10, %c3 : index
      %102 = arith.addi %inputFeatures, %c2 : index
      %103 = arith.divui %102, %c3 : index
      %104 = arith.muli %103, %c3 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %90, %c16 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.addi %107, %c5 : index
      %109 = arith.muli %91, %c1 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.andi %112, %c17 : vector<4xi32>
      %114 = arith.ori %113, %c18 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %112, %c19 : vector<4xi32>
      %117 = arith.andi %116, %c17 : vector<4xi32>
      %118 = arith.ori %117, %c18 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = arith.subf %120, %c20 : vector<16xf16>
      %122 = arith.mulf %121, %100 : vector<16xf16>
      %123 = arith.muli %90, %c16 : index
      %124 = arith.addi %105, %123 : index
      %125 = arith.addi %124, %c21 : index
      %126 = arith.muli %91, %c1 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<4xi32>
      %130 = arith.andi %129, %c17 : vector<4xi32>
      %131 = arith.ori %130, %c18 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %129, %c19 : vector<4xi32>
      %134 = arith.andi %133, %c17 : vector<4xi32>
      %135 = arith.ori %134, %c18 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.subf %137, %c20 : vector<16xf16>
      %139 = arith.mulf %138, %100 : vector<16xf16>
      %140 = arith.addi %35, %c5 : index
      %141 = arith.remui %39, %c1 : index
      %142 = arith.addi %12, %c3 : index
      %143 = arith.muli %140, %c12 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %141, %c4 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %148 = vector.bitcast %147 : vector<2xi8> to vector<1xf16>
      %149 = vector.extract %148[0] : f16 from vector<1xf16>
      %150 = vector.broadcast %149 : f16 to vector<16xf16>
      %151 = arith.addi %12, %c3 : index
      %152 = arith.addi %inputFeatures, %c2 : index
      %153 = arith.divui %152, %c3 : index
      %154 = arith.muli %153, %c3 : index
      %155 = arith.addi %151, %154 : index
      %156 = arith.muli %140, %c16 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.addi %157, %c5 : index
      %159 = arith.muli %141, %c1 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %162 = vector.bitcast %161 : vector<16xi8> to vector<4xi32>
      %163 = arith.andi %162, %c17 : vector<4xi32>
      %164 = arith.ori %163, %c18 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = arith.shrui %162, %c19 : vector<4xi32>
      %167 = arith.andi %166, %c17 : vector<4xi32>
      %168 = arith.ori %167, %c18 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = vector.shuffle %165, %169 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = arith.subf %170, %c20 : vector<16xf16>
      %172 = arith.mulf %171, %150 : vector<16xf16>
      %173 = arith.muli %140, %c16 : index
      %174 = arith.addi %155, %173 : index
      %175 = arith.addi %174, %c21 : index
      %176 = arith.muli %141, %c1 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %179 = vector.bitcast %178 : vector<16xi8> to vector<4xi32>
      %180 = arith.andi %179, %c17 : vector<4xi32>
      %181 = arith.ori %180, %c18 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %179, %c19 : vector<4xi32>
      %184 = arith.andi %183, %c17 : vector<4xi32>
      %185 = arith.ori %184, %c18 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = vector.shuffle %182, %186 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = arith.subf %187, %c20 : vector<16xf16>
      %189 = arith.mulf %188, %150 : vector<16xf16>
      %190 = arith.addi %35, %c6 : index
      %191 = arith.remui %39, %c1 : index
      %192 = arith.addi %12, %c3 : index
      %193 = arith.muli %190, %c12 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.muli %191, %c4 : index
      %196 = arith.addi %194, %195 : index
      %197 = vector.load %w[%196] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %198 = vector.bitcast %197 : vector<2xi8> to vector<1xf16>
      %199 = vector.extract %198[0] : f16 from vector<1xf16>
      %200 = vector.broadcast %199 : f16 to vector<16xf16>
      %201 = arith.addi %12, %c3 : index
      %202 = arith.addi %inputFeatures, %c2 : index
      %203 = arith.divui %202, %c3 : index
      %204 = arith.muli %203, %c3 : index
      %205 = arith.addi %201, %204 : index
      %206 = arith.muli %190, %c16 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.addi %207, %c5 : index
      %209 = arith.muli %191, %c1 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %212 = vector.bitcast %211 : vector<16xi8> to vector<4xi32>
      %213 = arith.andi %212, %c17 : vector<4xi32>
      %214 = arith.ori %213, %c18 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = arith.shrui %212, %c19 : vector<4xi32>
      %217 = arith.andi %216, %c17 : vector<4xi32>
      %218 = arith.ori %217, %c18 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = vector.shuffle %215, %219 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = arith.subf %220, %c20 : vector<16xf16>
      %222 = arith.mulf %221, %200 : vector<16xf16>
      %223 = arith.muli %190, %c16 : index
      %224 = arith.addi %205, %223 : index
      %225 = arith.addi %224, %c21 : index
      %226 = arith.muli %191, %c1 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<4xi32>
      %230 = arith.andi %229, %c17 : vector<4xi32>
      %231 = arith.ori %230, %c18 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %229, %c19 : vector<4xi32>
      %234 = arith.andi %233, %c17 : vector<4xi32>
      %235 = arith.ori %234, %c18 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.subf %237, %c20 : vector<16xf16>
      %239 = arith.mulf %238, %200 : vector<16xf16>
      %240 = arith.addi %22, %c5 : index
      %241 = arith.muli %35, %c4 : index
      %242 = arith.addi %241, %c5 : index
      %243 = arith.divui %inputFeatures, %c1 : index
      %244 = arith.muli %240, %243 : index
      %245 = arith.addi %244, %242 : index
      %246 = arith.muli %tileRows, %c1 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.remui %39, %tileRows : index
      %249 = arith.muli %248, %c22 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c22 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %72, %36 : vector<16xf16>, vector<8xf32>
      %257 = wave.mma %255, %172, %37 : vector<16xf16>, vector<8xf32>
      %258 = arith.addi %22, %c5 : index
      %259 = arith.muli %35, %c4 : index
      %260 = arith.addi %259, %c6 : index
      %261 = arith.divui %inputFeatures, %c1 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c1 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %39, %tileRows : index
      %267 = arith.muli %266, %c22 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c22 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %89, %256 : vector<16xf16>, vector<8xf32>
      %275 = wave.mma %273, %189, %257 : vector<16xf16>, vector<8xf32>
      %276 = arith.addi %22, %c5 : index
      %277 = arith.muli %35, %c4 : index
      %278 = arith.addi %277, %c4 : index
      %279 = arith.divui %inputFeatures, %c1 : index
      %280 = arith.muli %276, %279 : index
      %281 = arith.addi %280, %278 : index
      %282 = arith.muli %tileRows, %c1 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.remui %39, %tileRows : index
      %285 = arith.muli %284, %c22 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c22 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %122, %274 : vector<16xf16>, vector<8xf32>
      %293 = wave.mma %291, %222, %275 : vector<16xf16>, vector<8xf32>
      %294 = arith.addi %22, %c5 : index
      %295 = arith.muli %35, %c4 : index
      %296 = arith.addi %295, %c23 : index
      %297 = arith.divui %inputFeatures, %c1 : index
      %298 = arith.muli %294, %297 : index
      %299 = arith.addi %298, %296 : index
      %300 = arith.muli %tileRows, %c1 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.remui %39, %tileRows : index
      %303 = arith.muli %302, %c22 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c22 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %139, %292 : vector<16xf16>, vector<8xf32>
      %311 = wave.mma %309, %239, %293 : vector<16xf16>, vector<8xf32>
      scf.yield %310, %311 : vector<8xf32>, vector<8xf32>
    }
    %312 = arith.select %32, %34, %27 : index
    %316:2 = scf.for %313 = %34 to %312 step %c6 iter_args(%314 = %38#0, %315 = %38#1) -> (vector<8xf32>, vector<8xf32>) {
      %317 = wave.lane
      %318 = arith.addi %313, %c5 : index
      %319 = arith.remui %317, %c1 : index
      %320 = arith.addi %10, %c3 : index
      %321 = arith.muli %318, %c12 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.muli %319, %c4 : index
      %324 = arith.addi %322, %323 : index
      %325 = vector.load %w[%324] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %326 = vector.bitcast %325 : vector<2xi8> to vector<1xf16>
      %327 = vector.extract %326[0] : f16 from vector<1xf16>
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = arith.addi %10, %c3 : index
      %330 = arith.addi %inputFeatures, %c2 : index
      %331 = arith.divui %330, %c3 : index
      %332 = arith.muli %331, %c3 : index
      %333 = arith.addi %329, %332 : index
      %334 = arith.muli %318, %c16 : index
      %335 = arith.addi %333, %334 : index
      %336 = arith.addi %335, %c5 : index
      %337 = arith.muli %319, %c1 : index
      %338 = arith.addi %336, %337 : index
      %339 = vector.load %w[%338] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %340 = vector.bitcast %339 : vector<16xi8> to vector<4xi32>
      %341 = arith.andi %340, %c17 : vector<4xi32>
      %342 = arith.ori %341, %c18 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %340, %c19 : vector<4xi32>
      %345 = arith.andi %344, %c17 : vector<4xi32>
      %346 = arith.ori %345, %c18 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = vector.shuffle %343, %347 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = arith.subf %348, %c20 : vector<16xf16>
      %350 = arith.mulf %349, %328 : vector<16xf16>
      %351 = arith.muli %318, %c16 : index
      %352 = arith.addi %333, %351 : index
      %353 = arith.addi %352, %c21 : index
      %354 = arith.muli %319, %c1 : index
      %355 = arith.addi %353, %354 : index
      %356 = vector.load %w[%355] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %357 = vector.bitcast %356 : vector<16xi8> to vector<4xi32>
      %358 = arith.andi %357, %c17 : vector<4xi32>
      %359 = arith.ori %358, %c18 : vector<4xi32>
      %360 = vector.bitcast %359 : vector<4xi32> to vector<8xf16>
      %361 = arith.shrui %357, %c19 : vector<4xi32>
      %362 = arith.andi %361, %c17 : vector<4xi32>
      %363 = arith.ori %362, %c18 : vector<4xi32>
      %364 = vector.bitcast %363 : vector<4xi32> to vector<8xf16>
      %365 = vector.shuffle %360, %364 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = arith.subf %365, %c20 : vector<16xf16>
      %367 = arith.mulf %366, %328 : vector<16xf16>
      %368 = arith.addi %313, %c5 : index
      %369 = arith.remui %317, %c1 : index
      %370 = arith.addi %12, %c3 : index
      %371 = arith.muli %368, %c12 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.muli %369, %c4 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%374] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %376 = vector.bitcast %375 : vector<2xi8> to vector<1xf16>
      %377 = vector.extract %376[0] : f16 from vector<1xf16>
      %378 = vector.broadcast %377 : f16 to vector<16xf16>
      %379 = arith.addi %12, %c3 : index
      %380 = arith.addi %inputFeatures, %c2 : index
      %381 = arith.divui %380, %c3 : index
      %382 = arith.muli %381, %c3 : index
      %383 = arith.addi %379, %382 : index
      %384 = arith.muli %368, %c16 : index
      %385 = arith.addi %383, %384 : index
      %386 = arith.addi %385, %c5 : index
      %387 = arith.muli %369, %c1 : index
      %388 = arith.addi %386, %387 : index
      %389 = vector.load %w[%388] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %390 = vector.bitcast %389 : vector<16xi8> to vector<4xi32>
      %391 = arith.andi %390, %c17 : vector<4xi32>
      %392 = arith.ori %391, %c18 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = arith.shrui %390, %c19 : vector<4xi32>
      %395 = arith.andi %394, %c17 : vector<4xi32>
      %396 = arith.ori %395, %c18 : vector<4xi32>
      %397 = vector.bitcast %396 : vector<4xi32> to vector<8xf16>
      %398 = vector.shuffle %393, %397 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = arith.subf %398, %c20 : vector<16xf16>
      %400 = arith.mulf %399, %378 : vector<16xf16>
      %401 = arith.muli %368, %c16 : index
      %402 = arith.addi %383, %401 : index
      %403 = arith.addi %402, %c21 : index
      %404 = arith.muli %369, %c1 : index
      %405 = arith.addi %403, %404 : index
      %406 = vector.load %w[%405] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %407 = vector.bitcast %406 : vector<16xi8> to vector<4xi32>
      %408 = arith.andi %407, %c17 : vector<4xi32>
      %409 = arith.ori %408, %c18 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = arith.shrui %407, %c19 : vector<4xi32>
      %412 = arith.andi %411, %c17 : vector<4xi32>
      %413 = arith.ori %412, %c18 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = vector.shuffle %410, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = arith.subf %415, %c20 : vector<16xf16>
      %417 = arith.mulf %416, %378 : vector<16xf16>
      %418 = arith.addi %22, %c5 : index
      %419 = arith.muli %313, %c4 : index
      %420 = arith.addi %419, %c5 : index
      %421 = arith.divui %inputFeatures, %c1 : index
      %422 = arith.muli %418, %421 : index
      %423 = arith.addi %422, %420 : index
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.remui %317, %tileRows : index
      %427 = arith.muli %426, %c22 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c22 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %350, %314 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %400, %315 : vector<16xf16>, vector<8xf32>
      %436 = arith.addi %22, %c5 : index
      %437 = arith.muli %313, %c4 : index
      %438 = arith.addi %437, %c6 : index
      %439 = arith.divui %inputFeatures, %c1 : index
      %440 = arith.muli %436, %439 : index
      %441 = arith.addi %440, %438 : index
      %442 = arith.muli %tileRows, %c1 : index
      %443 = arith.muli %441, %442 : index
      %444 = arith.remui %317, %tileRows : index
      %445 = arith.muli %444, %c22 : index
      %446 = arith.addi %443, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c22 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %367, %434 : vector<16xf16>, vector<8xf32>
      %453 = wave.mma %451, %417, %435 : vector<16xf16>, vector<8xf32>
      scf.yield %452, %453 : vector<8xf32>, vector<8xf32>
    }
    %454 = wave.lane
    %455 = wave.wave
    %456 = arith.muli %455, %c4 : index
    %457 = arith.addi %456, %c5 : index
    %458 = arith.muli %457, %c21 : index
    %459 = arith.addi %458, %454 : index
    %460 = vector.extract %316#0[0] : f32 from vector<8xf32>
    %461 = arith.addi %459, %c5 : index
    memref.store %460, %17[%461] : memref<?xf32>
    %462 = vector.extract %316#0[1] : f32 from vector<8xf32>
    %463 = arith.addi %459, %c12 : index
    memref.store %462, %17[%463] : memref<?xf32>
    %464 = vector.extract %316#0[2] : f32 from vector<8xf32>
    %465 = arith.addi %459, %c24 : index
    memref.store %464, %17[%465] : memref<?xf32>
    %466 = vector.extract %316#0[3] : f32 from vector<8xf32>
    %467 = arith.addi %459, %c25 : index
    memref.store %466, %17[%467] : memref<?xf32>
    %468 = vector.extract %316#0[4] : f32 from vector<8xf32>
    %469 = arith.addi %459, %c3 : index
    memref.store %468, %17[%469] : memref<?xf32>
    %470 = vector.extract %316#0[5] : f32 from vector<8xf32>
    %471 = arith.addi %459, %c26 : index
    memref.store %470, %17[%471] : memref<?xf32>
    %472 = vector.extract %316#0[6] : f32 from vector<8xf32>
    %473 = arith.addi %459, %c27 : index
    memref.store %472, %17[%473] : memref<?xf32>
    %474 = vector.extract %316#0[7] : f32 from vector<8xf32>
    %475 = arith.addi %459, %c28 : index
    memref.store %474, %17[%475] : memref<?xf32>
    %476 = arith.muli %455, %c4 : index
    %477 = arith.addi %476, %c6 : index
    %478 = arith.muli %477, %c21 : index
    %479 = arith.addi %478, %454 : index
    %480 = vector.extract %316#1[0] : f32 from vector<8xf32>
    %481 = arith.addi %479, %c5 : index
    memref.store %480, %17[%481] : memref<?xf32>
    %482 = vector.extract %316#1[1] : f32 from vector<8xf32>
    %483 = arith.addi %479, %c12 : index
    memref.store %482, %17[%483] : memref<?xf32>
    %484 = vector.extract %316#1[2] : f32 from vector<8xf32>
    %485 = arith.addi %479, %c24 : index
    memref.store %484, %17[%485] : memref<?xf32>
    %486 = vector.extract %316#1[3] : f32 from vector<8xf32>
    %487 = arith.addi %479, %c25 : index
    memref.store %486, %17[%487] : memref<?xf32>
    %488 = vector.extract %316#1[4] : f32 from vector<8xf32>
    %489 = arith.addi %479, %c3 : index
    memref.store %488, %17[%489] : memref<?xf32>
    %490 = vector.extract %316#1[5] : f32 from vector<8xf32>
    %491 = arith.addi %479, %c26 : index
    memref.store %490, %17[%491] : memref<?xf32>
    %492 = vector.extract %316#1[6] : f32 from vector<8xf32>
    %493 = arith.addi %479, %c27 : index
    memref.store %492, %17[%493] : memref<?xf32>
    %494 = vector.extract %316#1[7] : f32 from vector<8xf32>
    %495 = arith.addi %479, %c28 : index
    memref.store %494, %17[%495] : memref<?xf32>
    wave.barrier
    %496 = arith.muli %455, %c4 : index
    %497 = arith.addi %496, %c5 : index
    %498 = arith.muli %497, %c12 : index
    %499 = arith.addi %498, %454 : index
    %500 = arith.addi %499, %c5 : index
    %501 = memref.load %17[%500] : memref<?xf32>
    %502 = arith.addi %500, %c16 : index
    %503 = memref.load %17[%502] : memref<?xf32>
    %504 = arith.addf %501, %503 : f32
    %505 = arith.addi %500, %c29 : index
    %506 = memref.load %17[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.addi %500, %c30 : index
    %509 = memref.load %17[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = arith.muli %497, %c12 : index
    %512 = arith.addi %511, %454 : index
    %513 = arith.addi %512, %c21 : index
    %514 = memref.load %17[%513] : memref<?xf32>
    %515 = arith.addi %513, %c16 : index
    %516 = memref.load %17[%515] : memref<?xf32>
    %517 = arith.addf %514, %516 : f32
    %518 = arith.addi %513, %c29 : index
    %519 = memref.load %17[%518] : memref<?xf32>
    %520 = arith.addf %517, %519 : f32
    %521 = arith.addi %513, %c30 : index
    %522 = memref.load %17[%521] : memref<?xf32>
    %523 = arith.addf %520, %522 : f32
    %524 = wave.lane
    %525 = arith.addi %15, %c5 : index
    %526 = arith.muli %497, %c4 : index
    %527 = arith.addi %525, %526 : index
    %528 = arith.divui %524, %c1 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.cmpi slt, %529, %14 : index
    scf.if %530 {
      %531 = arith.cmpi eq, %hasFactors, %c6 : index
      %532 = memref.load %factors[%529] : memref<?xf32>
      %533 = arith.select %531, %532, %c32 : f32
      %534 = arith.remui %524, %c1 : index
      %535 = arith.muli %534, %c33 : index
      %536 = arith.addi %10, %535 : index
      %537 = vector.load %w[%536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %538 = vector.bitcast %537 : vector<4xi8> to vector<1xf32>
      %539 = vector.extract %538[0] : f32 from vector<1xf32>
      %540 = arith.mulf %539, %533 : f32
      %541 = arith.mulf %510, %540 : f32
      %542 = arith.remui %524, %c1 : index
      %543 = arith.muli %542, %c33 : index
      %544 = arith.addi %12, %543 : index
      %545 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xf32>
      %547 = vector.extract %546[0] : f32 from vector<1xf32>
      %548 = arith.mulf %547, %533 : f32
      %549 = arith.mulf %523, %548 : f32
      %550 = arith.muli %529, %outputFeatures : index
      %551 = arith.addi %550, %20 : index
      %552 = wave.lane
      %553 = arith.remui %552, %c1 : index
      %554 = arith.addi %551, %553 : index
      scf.if %18 {
        %555 = arith.addi %554, %c5 : index
        %556 = memref.load %residual[%555] : memref<?xf32>
        %557 = arith.addf %556, %541 : f32
        %558 = arith.addi %554, %c5 : index
        memref.store %557, %out[%558] : memref<?xf32>
      } else {
        %559 = arith.addi %554, %c5 : index
        memref.store %541, %out[%559] : memref<?xf32>
      }
      scf.if %18 {
        %560 = arith.addi %554, %c1 : index
        %561 = memref.load %residual[%560] : memref<?xf32>
        %562 = arith.addf %561, %549 : f32
        %563 = arith.addi %554, %c1 : index
        memref.store %562, %out[%563] : memref<?xf32>
      } else {
        %564 = arith.addi %554, %c1 : index
        memref.store %549, %out[%564] : memref<?xf32>
      }
    }
    %565 = arith.muli %455, %c4 : index
    %566 = arith.addi %565, %c6 : index
    %567 = arith.muli %566, %c12 : index
    %568 = arith.addi %567, %454 : index
    %569 = arith.addi %568, %c5 : index
    %570 = memref.load %17[%569] : memref<?xf32>
    %571 = arith.addi %569, %c16 : index
    %572 = memref.load %17[%571] : memref<?xf32>
    %573 = arith.addf %570, %572 : f32
    %574 = arith.addi %569, %c29 : index
    %575 = memref.load %17[%574] : memref<?xf32>
    %576 = arith.addf %573, %575 : f32
    %577 = arith.addi %569, %c30 : index
    %578 = memref.load %17[%577] : memref<?xf32>
    %579 = arith.addf %576, %578 : f32
    %580 = arith.muli %566, %c12 : index
    %581 = arith.addi %580, %454 : index
    %582 = arith.addi %581, %c21 : index
    %583 = memref.load %17[%582] : memref<?xf32>
    %584 = arith.addi %582, %c16 : index
    %585 = memref.load %17[%584] : memref<?xf32>
    %586 = arith.addf %583, %585 : f32
    %587 = arith.addi %582, %c29 : index
    %588 = memref.load %17[%587] : memref<?xf32>
    %589 = arith.addf %586, %588 : f32
    %590 = arith.addi %582, %c30 : index
    %591 = memref.load %17[%590] : memref<?xf32>
    %592 = arith.addf %589, %591 : f32
    %593 = wave.lane
    %594 = arith.addi %15, %c5 : index
    %595 = arith.muli %566, %c4 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.divui %593, %c1 : index
    %598 = arith.addi %596, %597 : index
    %599 = arith.cmpi slt, %598, %14 : index
    scf.if %599 {
      %600 = arith.cmpi eq, %hasFactors, %c6 : index
      %601 = memref.load %factors[%598] : memref<?xf32>
      %602 = arith.select %600, %601, %c32 : f32
      %603 = arith.remui %593, %c1 : index
      %604 = arith.muli %603, %c33 : index
      %605 = arith.addi %10, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %602 : f32
      %610 = arith.mulf %579, %609 : f32
      %611 = arith.remui %593, %c1 : index
      %612 = arith.muli %611, %c33 : index
      %613 = arith.addi %12, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %602 : f32
      %618 = arith.mulf %592, %617 : f32
      %619 = arith.muli %598, %outputFeatures : index
      %620 = arith.addi %619, %20 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c1 : index
      %623 = arith.addi %620, %622 : index
      scf.if %18 {
        %624 = arith.addi %623, %c5 : index
        %625 = memref.load %residual[%624] : memref<?xf32>
        %626 = arith.addf %625, %610 : f32
        %627 = arith.addi %623, %c5 : index
        memref.store %626, %out[%627] : memref<?xf32>
      } else {
        %628 = arith.addi %623, %c5 : index
        memref.store %610, %out[%628] : memref<?xf32>
      }
      scf.if %18 {
        %629 = arith.addi %623, %c1 : index
        %630 = memref.load %residual[%629] : memref<?xf32>
        %631 = arith.addf %630, %618 : f32
        %632 = arith.addi %623, %c1 : index
        memref.store %631, %out[%632] : memref<?xf32>
      } else {
        %633 = arith.addi %623, %c1 : index
        memref.store %618, %out[%633] : memref<?xf32>
      }
    }
  }
  %634 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %634 {
    %635 = arith.addi %15, %c1 : index
    %636 = arith.minsi %635, %14 : index
    %637 = wave.wave
    %638 = arith.addi %15, %637 : index
    scf.for %639 = %638 to %636 step %c33 {
      %640 = arith.muli %639, %features : index
      %641 = wave.lane
      %642 = arith.muli %641, %c33 : index
      %646:2 = scf.for %643 = %642 to %features step %c3 iter_args(%644 = %c36, %645 = %c36) -> (vector<4xf32>, vector<4xf32>) {
        %647 = arith.addi %640, %643 : index
        %648 = vector.load %out[%647] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %649 = vector.load %norm_weight[%643] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %650 = arith.mulf %648, %649 : vector<4xf32>
        %651 = math.absf %650 : vector<4xf32>
        %652 = math.fma %648, %648, %644 : vector<4xf32>
        %653 = arith.maximumf %645, %651 : vector<4xf32>
        scf.yield %652, %653 : vector<4xf32>, vector<4xf32>
      }
      %654 = wave.reduce "add" %646#0 : vector<4xf32>
      %655 = arith.mulf %654, %inverseFeatures : f32
      %656 = arith.addf %655, %epsilon : f32
      %657 = math.sqrt %656 : f32
      %658 = arith.divf %c32, %657 : f32
      %659 = wave.reduce "max" %646#1 : vector<4xf32>
      %660 = arith.mulf %659, %658 : f32
      %661 = arith.bitcast %660 : f32 to i32
      %662 = arith.shrui %661, %c39 : i32
      %663 = arith.maxsi %662, %c40 : i32
      %664 = arith.subi %c41, %663 : i32
      %665 = arith.shli %664, %c39 : i32
      %666 = arith.subi %663, %c42 : i32
      %667 = arith.shli %666, %c39 : i32
      %668 = arith.bitcast %665 : i32 to f32
      %669 = arith.bitcast %667 : i32 to f32
      %670 = wave.lane
      %671 = arith.cmpi eq, %670, %c5 : index
      scf.if %671 {
        memref.store %669, %normed_factors[%639] : memref<?xf32>
      }
      %672 = vector.broadcast %658 : f32 to vector<4xf32>
      %673 = vector.broadcast %668 : f32 to vector<4xf32>
      scf.for %674 = %642 to %features step %c3 {
        %675 = arith.addi %640, %674 : index
        %676 = vector.load %out[%675] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %677 = arith.mulf %676, %672 : vector<4xf32>
        %678 = vector.load %norm_weight[%674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %679 = arith.mulf %677, %678 : vector<4xf32>
        %680 = arith.mulf %679, %673 : vector<4xf32>
        %681 = arith.divui %639, %tileRows : index
        %682 = arith.divui %features, %c1 : index
        %683 = arith.muli %681, %682 : index
        %684 = arith.divui %674, %c1 : index
        %685 = arith.addi %683, %684 : index
        %686 = arith.muli %685, %c4 : index
        %687 = arith.remui %674, %c1 : index
        %688 = arith.divui %687, %c22 : index
        %689 = arith.addi %686, %688 : index
        %690 = arith.muli %tileRows, %c22 : index
        %691 = arith.muli %689, %690 : index
        %692 = arith.remui %639, %tileRows : index
        %693 = arith.muli %692, %c22 : index
        %694 = arith.addi %691, %693 : index
        %695 = arith.remui %674, %c22 : index
        %696 = arith.addi %694, %695 : index
        %697 = arith.truncf %680 : vector<4xf32> to vector<4xf16>
        vector.store %697, %normed[%696] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
