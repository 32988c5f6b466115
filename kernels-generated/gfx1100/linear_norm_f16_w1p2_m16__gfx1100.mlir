// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c20 = arith.constant 0x3F800000 : f32
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c26 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = arith.cmpi eq, %hasResidual, %c5 : index
  %13 = wave.block 0
  %14 = arith.muli %13, %c1 : index
  %15 = arith.cmpi slt, %11, %10 : index
  scf.if %15 {
    %16 = wave.lane
    %17 = arith.remui %16, %c7 : index
    %18 = arith.remui %17, %tileRows : index
    %19 = arith.addi %11, %18 : index
    %20 = arith.divui %19, %tileRows : index
    %21 = arith.divui %inputFeatures, %c7 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c4, %c7 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c3 : index
    %26 = arith.remui %c4, %c7 : index
    %27 = arith.divui %26, %c11 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c11 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c11 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c4, %c11 : index
    %35 = arith.addi %33, %34 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c7 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c15 : index
    %45 = arith.muli %44, %c15 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c15 iter_args(%50 = %c12, %51 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c4 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c16 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %53, %c7 : index
      %59 = arith.muli %58, %c7 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c17 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %49, %c5 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c16 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %53, %c7 : index
      %72 = arith.muli %71, %c7 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c17 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %49, %c3 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c16 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %53, %c7 : index
      %85 = arith.muli %84, %c7 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c17 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %49, %c18 : index
      %94 = arith.addi %6, %c2 : index
      %95 = arith.muli %93, %c16 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %53, %c7 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c17 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %49, %c4 : index
      %107 = arith.addi %8, %c2 : index
      %108 = arith.muli %106, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %53, %c7 : index
      %111 = arith.muli %110, %c7 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c17 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %49, %c5 : index
      %120 = arith.addi %8, %c2 : index
      %121 = arith.muli %119, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %53, %c7 : index
      %124 = arith.muli %123, %c7 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c17 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %49, %c3 : index
      %133 = arith.addi %8, %c2 : index
      %134 = arith.muli %132, %c16 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %53, %c7 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c17 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.addi %49, %c18 : index
      %146 = arith.addi %8, %c2 : index
      %147 = arith.muli %145, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.remui %53, %c7 : index
      %150 = arith.muli %149, %c7 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<8xf16>
      %154 = arith.addi %151, %c17 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = arith.muli %49, %c5 : index
      %159 = arith.addi %158, %c4 : index
      %160 = arith.muli %tileRows, %c7 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.addi %35, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.muli %tileRows, %c11 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %163, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %66, %50 : vector<16xf16>, vector<8xf32>
      %169 = wave.mma %167, %118, %51 : vector<16xf16>, vector<8xf32>
      %170 = arith.muli %49, %c5 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %tileRows, %c7 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.addi %35, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %tileRows, %c11 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %79, %168 : vector<16xf16>, vector<8xf32>
      %181 = wave.mma %179, %131, %169 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %49, %c5 : index
      %183 = arith.addi %182, %c3 : index
      %184 = arith.muli %tileRows, %c7 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %35, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c11 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %92, %180 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %144, %181 : vector<16xf16>, vector<8xf32>
      %194 = arith.muli %49, %c5 : index
      %195 = arith.addi %194, %c18 : index
      %196 = arith.muli %tileRows, %c7 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.addi %35, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %tileRows, %c11 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %105, %192 : vector<16xf16>, vector<8xf32>
      %205 = wave.mma %203, %157, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %204, %205 : vector<8xf32>, vector<8xf32>
    }
    %206 = arith.select %42, %48, %41 : index
    %210:2 = scf.for %207 = %48 to %206 step %c5 iter_args(%208 = %52#0, %209 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %211 = wave.lane
      %212 = arith.addi %207, %c4 : index
      %213 = arith.addi %6, %c2 : index
      %214 = arith.muli %212, %c16 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.remui %211, %c7 : index
      %217 = arith.muli %216, %c7 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<8xf16>
      %221 = arith.addi %218, %c17 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = arith.addi %207, %c4 : index
      %226 = arith.addi %8, %c2 : index
      %227 = arith.muli %225, %c16 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.remui %211, %c7 : index
      %230 = arith.muli %229, %c7 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = arith.addi %231, %c17 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.muli %207, %c5 : index
      %239 = arith.addi %238, %c4 : index
      %240 = arith.muli %tileRows, %c7 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %35, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c11 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %224, %208 : vector<16xf16>, vector<8xf32>
      %249 = wave.mma %247, %237, %209 : vector<16xf16>, vector<8xf32>
      scf.yield %248, %249 : vector<8xf32>, vector<8xf32>
    }
    %250 = wave.lane
    %251 = vector.extract %210#0[0] : f32 from vector<8xf32>
    %252 = vector.extract %210#1[0] : f32 from vector<8xf32>
    %253 = wave.lane
    %254 = arith.addi %11, %c4 : index
    %255 = arith.muli %c4, %c3 : index
    %256 = arith.addi %254, %255 : index
    %257 = arith.divui %253, %c7 : index
    %258 = arith.addi %256, %257 : index
    %259 = arith.cmpi slt, %258, %10 : index
    scf.if %259 {
      %260 = arith.cmpi eq, %hasFactors, %c5 : index
      %261 = memref.load %factors[%258] : memref<?xf32>
      %262 = arith.select %260, %261, %c20 : f32
      %263 = arith.remui %253, %c7 : index
      %264 = arith.muli %263, %c15 : index
      %265 = arith.addi %6, %264 : index
      %266 = vector.load %w[%265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %267 = vector.bitcast %266 : vector<4xi8> to vector<1xf32>
      %268 = vector.extract %267[0] : f32 from vector<1xf32>
      %269 = arith.mulf %268, %262 : f32
      %270 = arith.mulf %251, %269 : f32
      %271 = arith.remui %253, %c7 : index
      %272 = arith.muli %271, %c15 : index
      %273 = arith.addi %8, %272 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<1xf32>
      %276 = vector.extract %275[0] : f32 from vector<1xf32>
      %277 = arith.mulf %276, %262 : f32
      %278 = arith.mulf %252, %277 : f32
      %279 = arith.muli %258, %outputFeatures : index
      %280 = arith.addi %279, %14 : index
      %281 = wave.lane
      %282 = arith.remui %281, %c7 : index
      %283 = arith.addi %280, %282 : index
      scf.if %12 {
        %284 = arith.addi %283, %c4 : index
        %285 = memref.load %residual[%284] : memref<?xf32>
        %286 = arith.addf %285, %270 : f32
        %287 = arith.addi %283, %c4 : index
        memref.store %286, %out[%287] : memref<?xf32>
      } else {
        %288 = arith.addi %283, %c4 : index
        memref.store %270, %out[%288] : memref<?xf32>
      }
      scf.if %12 {
        %289 = arith.addi %283, %c7 : index
        %290 = memref.load %residual[%289] : memref<?xf32>
        %291 = arith.addf %290, %278 : f32
        %292 = arith.addi %283, %c7 : index
        memref.store %291, %out[%292] : memref<?xf32>
      } else {
        %293 = arith.addi %283, %c7 : index
        memref.store %278, %out[%293] : memref<?xf32>
      }
    }
    %294 = vector.extract %210#0[1] : f32 from vector<8xf32>
    %295 = vector.extract %210#1[1] : f32 from vector<8xf32>
    %296 = wave.lane
    %297 = arith.addi %11, %c4 : index
    %298 = arith.muli %c5, %c3 : index
    %299 = arith.addi %297, %298 : index
    %300 = arith.divui %296, %c7 : index
    %301 = arith.addi %299, %300 : index
    %302 = arith.cmpi slt, %301, %10 : index
    scf.if %302 {
      %303 = arith.cmpi eq, %hasFactors, %c5 : index
      %304 = memref.load %factors[%301] : memref<?xf32>
      %305 = arith.select %303, %304, %c20 : f32
      %306 = arith.remui %296, %c7 : index
      %307 = arith.muli %306, %c15 : index
      %308 = arith.addi %6, %307 : index
      %309 = vector.load %w[%308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %310 = vector.bitcast %309 : vector<4xi8> to vector<1xf32>
      %311 = vector.extract %310[0] : f32 from vector<1xf32>
      %312 = arith.mulf %311, %305 : f32
      %313 = arith.mulf %294, %312 : f32
      %314 = arith.remui %296, %c7 : index
      %315 = arith.muli %314, %c15 : index
      %316 = arith.addi %8, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<1xf32>
      %319 = vector.extract %318[0] : f32 from vector<1xf32>
      %320 = arith.mulf %319, %305 : f32
      %321 = arith.mulf %295, %320 : f32
      %322 = arith.muli %301, %outputFeatures : index
      %323 = arith.addi %322, %14 : index
      %324 = wave.lane
      %325 = arith.remui %324, %c7 : index
      %326 = arith.addi %323, %325 : index
      scf.if %12 {
        %327 = arith.addi %326, %c4 : index
        %328 = memref.load %residual[%327] : memref<?xf32>
        %329 = arith.addf %328, %313 : f32
        %330 = arith.addi %326, %c4 : index
        memref.store %329, %out[%330] : memref<?xf32>
      } else {
        %331 = arith.addi %326, %c4 : index
        memref.store %313, %out[%331] : memref<?xf32>
      }
      scf.if %12 {
        %332 = arith.addi %326, %c7 : index
        %333 = memref.load %residual[%332] : memref<?xf32>
        %334 = arith.addf %333, %321 : f32
        %335 = arith.addi %326, %c7 : index
        memref.store %334, %out[%335] : memref<?xf32>
      } else {
        %336 = arith.addi %326, %c7 : index
        memref.store %321, %out[%336] : memref<?xf32>
      }
    }
    %337 = vector.extract %210#0[2] : f32 from vector<8xf32>
    %338 = vector.extract %210#1[2] : f32 from vector<8xf32>
    %339 = wave.lane
    %340 = arith.addi %11, %c4 : index
    %341 = arith.muli %c3, %c3 : index
    %342 = arith.addi %340, %341 : index
    %343 = arith.divui %339, %c7 : index
    %344 = arith.addi %342, %343 : index
    %345 = arith.cmpi slt, %344, %10 : index
    scf.if %345 {
      %346 = arith.cmpi eq, %hasFactors, %c5 : index
      %347 = memref.load %factors[%344] : memref<?xf32>
      %348 = arith.select %346, %347, %c20 : f32
      %349 = arith.remui %339, %c7 : index
      %350 = arith.muli %349, %c15 : index
      %351 = arith.addi %6, %350 : index
      %352 = vector.load %w[%351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %353 = vector.bitcast %352 : vector<4xi8> to vector<1xf32>
      %354 = vector.extract %353[0] : f32 from vector<1xf32>
      %355 = arith.mulf %354, %348 : f32
      %356 = arith.mulf %337, %355 : f32
      %357 = arith.remui %339, %c7 : index
      %358 = arith.muli %357, %c15 : index
      %359 = arith.addi %8, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %348 : f32
      %364 = arith.mulf %338, %363 : f32
      %365 = arith.muli %344, %outputFeatures : index
      %366 = arith.addi %365, %14 : index
      %367 = wave.lane
      %368 = arith.remui %367, %c7 : index
      %369 = arith.addi %366, %368 : index
      scf.if %12 {
        %370 = arith.addi %369, %c4 : index
        %371 = memref.load %residual[%370] : memref<?xf32>
        %372 = arith.addf %371, %356 : f32
        %373 = arith.addi %369, %c4 : index
        memref.store %372, %out[%373] : memref<?xf32>
      } else {
        %374 = arith.addi %369, %c4 : index
        memref.store %356, %out[%374] : memref<?xf32>
      }
      scf.if %12 {
        %375 = arith.addi %369, %c7 : index
        %376 = memref.load %residual[%375] : memref<?xf32>
        %377 = arith.addf %376, %364 : f32
        %378 = arith.addi %369, %c7 : index
        memref.store %377, %out[%378] : memref<?xf32>
      } else {
        %379 = arith.addi %369, %c7 : index
        memref.store %364, %out[%379] : memref<?xf32>
      }
    }
    %380 = vector.extract %210#0[3] : f32 from vector<8xf32>
    %381 = vector.extract %210#1[3] : f32 from vector<8xf32>
    %382 = wave.lane
    %383 = arith.addi %11, %c4 : index
    %384 = arith.muli %c18, %c3 : index
    %385 = arith.addi %383, %384 : index
    %386 = arith.divui %382, %c7 : index
    %387 = arith.addi %385, %386 : index
    %388 = arith.cmpi slt, %387, %10 : index
    scf.if %388 {
      %389 = arith.cmpi eq, %hasFactors, %c5 : index
      %390 = memref.load %factors[%387] : memref<?xf32>
      %391 = arith.select %389, %390, %c20 : f32
      %392 = arith.remui %382, %c7 : index
      %393 = arith.muli %392, %c15 : index
      %394 = arith.addi %6, %393 : index
      %395 = vector.load %w[%394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %396 = vector.bitcast %395 : vector<4xi8> to vector<1xf32>
      %397 = vector.extract %396[0] : f32 from vector<1xf32>
      %398 = arith.mulf %397, %391 : f32
      %399 = arith.mulf %380, %398 : f32
      %400 = arith.remui %382, %c7 : index
      %401 = arith.muli %400, %c15 : index
      %402 = arith.addi %8, %401 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
      %405 = vector.extract %404[0] : f32 from vector<1xf32>
      %406 = arith.mulf %405, %391 : f32
      %407 = arith.mulf %381, %406 : f32
      %408 = arith.muli %387, %outputFeatures : index
      %409 = arith.addi %408, %14 : index
      %410 = wave.lane
      %411 = arith.remui %410, %c7 : index
      %412 = arith.addi %409, %411 : index
      scf.if %12 {
        %413 = arith.addi %412, %c4 : index
        %414 = memref.load %residual[%413] : memref<?xf32>
        %415 = arith.addf %414, %399 : f32
        %416 = arith.addi %412, %c4 : index
        memref.store %415, %out[%416] : memref<?xf32>
      } else {
        %417 = arith.addi %412, %c4 : index
        memref.store %399, %out[%417] : memref<?xf32>
      }
      scf.if %12 {
        %418 = arith.addi %412, %c7 : index
        %419 = memref.load %residual[%418] : memref<?xf32>
        %420 = arith.addf %419, %407 : f32
        %421 = arith.addi %412, %c7 : index
        memref.store %420, %out[%421] : memref<?xf32>
      } else {
        %422 = arith.addi %412, %c7 : index
        memref.store %407, %out[%422] : memref<?xf32>
      }
    }
    %423 = vector.extract %210#0[4] : f32 from vector<8xf32>
    %424 = vector.extract %210#1[4] : f32 from vector<8xf32>
    %425 = wave.lane
    %426 = arith.addi %11, %c4 : index
    %427 = arith.muli %c15, %c3 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.divui %425, %c7 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.cmpi slt, %430, %10 : index
    scf.if %431 {
      %432 = arith.cmpi eq, %hasFactors, %c5 : index
      %433 = memref.load %factors[%430] : memref<?xf32>
      %434 = arith.select %432, %433, %c20 : f32
      %435 = arith.remui %425, %c7 : index
      %436 = arith.muli %435, %c15 : index
      %437 = arith.addi %6, %436 : index
      %438 = vector.load %w[%437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %439 = vector.bitcast %438 : vector<4xi8> to vector<1xf32>
      %440 = vector.extract %439[0] : f32 from vector<1xf32>
      %441 = arith.mulf %440, %434 : f32
      %442 = arith.mulf %423, %441 : f32
      %443 = arith.remui %425, %c7 : index
      %444 = arith.muli %443, %c15 : index
      %445 = arith.addi %8, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %434 : f32
      %450 = arith.mulf %424, %449 : f32
      %451 = arith.muli %430, %outputFeatures : index
      %452 = arith.addi %451, %14 : index
      %453 = wave.lane
      %454 = arith.remui %453, %c7 : index
      %455 = arith.addi %452, %454 : index
      scf.if %12 {
        %456 = arith.addi %455, %c4 : index
        %457 = memref.load %residual[%456] : memref<?xf32>
        %458 = arith.addf %457, %442 : f32
        %459 = arith.addi %455, %c4 : index
        memref.store %458, %out[%459] : memref<?xf32>
      } else {
        %460 = arith.addi %455, %c4 : index
        memref.store %442, %out[%460] : memref<?xf32>
      }
      scf.if %12 {
        %461 = arith.addi %455, %c7 : index
        %462 = memref.load %residual[%461] : memref<?xf32>
        %463 = arith.addf %462, %450 : f32
        %464 = arith.addi %455, %c7 : index
        memref.store %463, %out[%464] : memref<?xf32>
      } else {
        %465 = arith.addi %455, %c7 : index
        memref.store %450, %out[%465] : memref<?xf32>
      }
    }
    %466 = vector.extract %210#0[5] : f32 from vector<8xf32>
    %467 = vector.extract %210#1[5] : f32 from vector<8xf32>
    %468 = wave.lane
    %469 = arith.addi %11, %c4 : index
    %470 = arith.muli %c21, %c3 : index
    %471 = arith.addi %469, %470 : index
    %472 = arith.divui %468, %c7 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.cmpi slt, %473, %10 : index
    scf.if %474 {
      %475 = arith.cmpi eq, %hasFactors, %c5 : index
      %476 = memref.load %factors[%473] : memref<?xf32>
      %477 = arith.select %475, %476, %c20 : f32
      %478 = arith.remui %468, %c7 : index
      %479 = arith.muli %478, %c15 : index
      %480 = arith.addi %6, %479 : index
      %481 = vector.load %w[%480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %482 = vector.bitcast %481 : vector<4xi8> to vector<1xf32>
      %483 = vector.extract %482[0] : f32 from vector<1xf32>
      %484 = arith.mulf %483, %477 : f32
      %485 = arith.mulf %466, %484 : f32
      %486 = arith.remui %468, %c7 : index
      %487 = arith.muli %486, %c15 : index
      %488 = arith.addi %8, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %477 : f32
      %493 = arith.mulf %467, %492 : f32
      %494 = arith.muli %473, %outputFeatures : index
      %495 = arith.addi %494, %14 : index
      %496 = wave.lane
      %497 = arith.remui %496, %c7 : index
      %498 = arith.addi %495, %497 : index
      scf.if %12 {
        %499 = arith.addi %498, %c4 : index
        %500 = memref.load %residual[%499] : memref<?xf32>
        %501 = arith.addf %500, %485 : f32
        %502 = arith.addi %498, %c4 : index
        memref.store %501, %out[%502] : memref<?xf32>
      } else {
        %503 = arith.addi %498, %c4 : index
        memref.store %485, %out[%503] : memref<?xf32>
      }
      scf.if %12 {
        %504 = arith.addi %498, %c7 : index
        %505 = memref.load %residual[%504] : memref<?xf32>
        %506 = arith.addf %505, %493 : f32
        %507 = arith.addi %498, %c7 : index
        memref.store %506, %out[%507] : memref<?xf32>
      } else {
        %508 = arith.addi %498, %c7 : index
        memref.store %493, %out[%508] : memref<?xf32>
      }
    }
    %509 = vector.extract %210#0[6] : f32 from vector<8xf32>
    %510 = vector.extract %210#1[6] : f32 from vector<8xf32>
    %511 = wave.lane
    %512 = arith.addi %11, %c4 : index
    %513 = arith.muli %c22, %c3 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.divui %511, %c7 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.cmpi slt, %516, %10 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c5 : index
      %519 = memref.load %factors[%516] : memref<?xf32>
      %520 = arith.select %518, %519, %c20 : f32
      %521 = arith.remui %511, %c7 : index
      %522 = arith.muli %521, %c15 : index
      %523 = arith.addi %6, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<1xf32>
      %526 = vector.extract %525[0] : f32 from vector<1xf32>
      %527 = arith.mulf %526, %520 : f32
      %528 = arith.mulf %509, %527 : f32
      %529 = arith.remui %511, %c7 : index
      %530 = arith.muli %529, %c15 : index
      %531 = arith.addi %8, %530 : index
      %532 = vector.load %w[%531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %533 = vector.bitcast %532 : vector<4xi8> to vector<1xf32>
      %534 = vector.extract %533[0] : f32 from vector<1xf32>
      %535 = arith.mulf %534, %520 : f32
      %536 = arith.mulf %510, %535 : f32
      %537 = arith.muli %516, %outputFeatures : index
      %538 = arith.addi %537, %14 : index
      %539 = wave.lane
      %540 = arith.remui %539, %c7 : index
      %541 = arith.addi %538, %540 : index
      scf.if %12 {
        %542 = arith.addi %541, %c4 : index
        %543 = memref.load %residual[%542] : memref<?xf32>
        %544 = arith.addf %543, %528 : f32
        %545 = arith.addi %541, %c4 : index
        memref.store %544, %out[%545] : memref<?xf32>
      } else {
        %546 = arith.addi %541, %c4 : index
        memref.store %528, %out[%546] : memref<?xf32>
      }
      scf.if %12 {
        %547 = arith.addi %541, %c7 : index
        %548 = memref.load %residual[%547] : memref<?xf32>
        %549 = arith.addf %548, %536 : f32
        %550 = arith.addi %541, %c7 : index
        memref.store %549, %out[%550] : memref<?xf32>
      } else {
        %551 = arith.addi %541, %c7 : index
        memref.store %536, %out[%551] : memref<?xf32>
      }
    }
    %552 = vector.extract %210#0[7] : f32 from vector<8xf32>
    %553 = vector.extract %210#1[7] : f32 from vector<8xf32>
    %554 = wave.lane
    %555 = arith.addi %11, %c4 : index
    %556 = arith.muli %c23, %c3 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.divui %554, %c7 : index
    %559 = arith.addi %557, %558 : index
    %560 = arith.cmpi slt, %559, %10 : index
    scf.if %560 {
      %561 = arith.cmpi eq, %hasFactors, %c5 : index
      %562 = memref.load %factors[%559] : memref<?xf32>
      %563 = arith.select %561, %562, %c20 : f32
      %564 = arith.remui %554, %c7 : index
      %565 = arith.muli %564, %c15 : index
      %566 = arith.addi %6, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %563 : f32
      %571 = arith.mulf %552, %570 : f32
      %572 = arith.remui %554, %c7 : index
      %573 = arith.muli %572, %c15 : index
      %574 = arith.addi %8, %573 : index
      %575 = vector.load %w[%574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %576 = vector.bitcast %575 : vector<4xi8> to vector<1xf32>
      %577 = vector.extract %576[0] : f32 from vector<1xf32>
      %578 = arith.mulf %577, %563 : f32
      %579 = arith.mulf %553, %578 : f32
      %580 = arith.muli %559, %outputFeatures : index
      %581 = arith.addi %580, %14 : index
      %582 = wave.lane
      %583 = arith.remui %582, %c7 : index
      %584 = arith.addi %581, %583 : index
      scf.if %12 {
        %585 = arith.addi %584, %c4 : index
        %586 = memref.load %residual[%585] : memref<?xf32>
        %587 = arith.addf %586, %571 : f32
        %588 = arith.addi %584, %c4 : index
        memref.store %587, %out[%588] : memref<?xf32>
      } else {
        %589 = arith.addi %584, %c4 : index
        memref.store %571, %out[%589] : memref<?xf32>
      }
      scf.if %12 {
        %590 = arith.addi %584, %c7 : index
        %591 = memref.load %residual[%590] : memref<?xf32>
        %592 = arith.addf %591, %579 : f32
        %593 = arith.addi %584, %c7 : index
        memref.store %592, %out[%593] : memref<?xf32>
      } else {
        %594 = arith.addi %584, %c7 : index
        memref.store %579, %out[%594] : memref<?xf32>
      }
    }
  }
  %595 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %595 {
    %596 = arith.addi %11, %c7 : index
    %597 = arith.minsi %596, %10 : index
    %598 = wave.wave
    %599 = arith.addi %11, %598 : index
    scf.for %600 = %599 to %597 step %c5 {
      %601 = arith.muli %600, %features : index
      %602 = wave.lane
      %603 = arith.muli %602, %c15 : index
      %607:2 = scf.for %604 = %603 to %features step %c2 iter_args(%605 = %c26, %606 = %c26) -> (vector<4xf32>, vector<4xf32>) {
        %608 = arith.addi %601, %604 : index
        %609 = vector.load %out[%608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %610 = vector.load %norm_weight[%604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %611 = arith.mulf %609, %610 : vector<4xf32>
        %612 = math.absf %611 : vector<4xf32>
        %613 = math.fma %609, %609, %605 : vector<4xf32>
        %614 = arith.maximumf %606, %612 : vector<4xf32>
        scf.yield %613, %614 : vector<4xf32>, vector<4xf32>
      }
      %615 = wave.reduce "add" %607#0 : vector<4xf32>
      %616 = arith.mulf %615, %inverseFeatures : f32
      %617 = arith.addf %616, %epsilon : f32
      %618 = math.sqrt %617 : f32
      %619 = arith.divf %c20, %618 : f32
      %620 = wave.reduce "max" %607#1 : vector<4xf32>
      %621 = arith.mulf %620, %619 : f32
      %622 = arith.bitcast %621 : f32 to i32
      %623 = arith.shrui %622, %c29 : i32
      %624 = arith.maxsi %623, %c30 : i32
      %625 = arith.subi %c31, %624 : i32
      %626 = arith.shli %625, %c29 : i32
      %627 = arith.subi %624, %c32 : i32
      %628 = arith.shli %627, %c29 : i32
      %629 = arith.bitcast %626 : i32 to f32
      %630 = arith.bitcast %628 : i32 to f32
      %631 = wave.lane
      %632 = arith.cmpi eq, %631, %c4 : index
      scf.if %632 {
        memref.store %630, %normed_factors[%600] : memref<?xf32>
      }
      %633 = vector.broadcast %619 : f32 to vector<4xf32>
      %634 = vector.broadcast %629 : f32 to vector<4xf32>
      scf.for %635 = %603 to %features step %c2 {
        %636 = arith.addi %601, %635 : index
        %637 = vector.load %out[%636] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %638 = arith.mulf %637, %633 : vector<4xf32>
        %639 = vector.load %norm_weight[%635] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %640 = arith.mulf %638, %639 : vector<4xf32>
        %641 = arith.mulf %640, %634 : vector<4xf32>
        %642 = arith.divui %600, %tileRows : index
        %643 = arith.divui %features, %c7 : index
        %644 = arith.muli %642, %643 : index
        %645 = arith.divui %635, %c7 : index
        %646 = arith.addi %644, %645 : index
        %647 = arith.muli %646, %c3 : index
        %648 = arith.remui %635, %c7 : index
        %649 = arith.divui %648, %c11 : index
        %650 = arith.addi %647, %649 : index
        %651 = arith.muli %tileRows, %c11 : index
        %652 = arith.muli %650, %651 : index
        %653 = arith.remui %600, %tileRows : index
        %654 = arith.muli %653, %c11 : index
        %655 = arith.addi %652, %654 : index
        %656 = arith.remui %635, %c11 : index
        %657 = arith.addi %655, %656 : index
        %658 = arith.truncf %641 : vector<4xf32> to vector<4xf16>
        vector.store %658, %normed[%657] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
