// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c29 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 141 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
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
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c7 : index
    %19 = arith.remui %18, %tileRows : index
    %20 = arith.addi %11, %19 : index
    %21 = arith.divui %20, %tileRows : index
    %22 = arith.divui %inputFeatures, %c7 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c4, %c7 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c3 : index
    %27 = arith.remui %c4, %c7 : index
    %28 = arith.divui %27, %c12 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c12 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %20, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c4, %c12 : index
    %36 = arith.addi %34, %35 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c7 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c16 : index
    %46 = arith.muli %45, %c16 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c16 iter_args(%51 = %c13, %52 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c4 : index
      %56 = arith.addi %6, %c2 : index
      %57 = arith.muli %55, %c17 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.remui %54, %c7 : index
      %60 = arith.muli %59, %c7 : index
      %61 = arith.addi %58, %60 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = arith.addi %61, %c18 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<8xf16>
      %67 = vector.shuffle %63, %66 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %68 = arith.addi %50, %c5 : index
      %69 = arith.addi %6, %c2 : index
      %70 = arith.muli %68, %c17 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.remui %54, %c7 : index
      %73 = arith.muli %72, %c7 : index
      %74 = arith.addi %71, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = arith.addi %74, %c18 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<8xf16>
      %80 = vector.shuffle %76, %79 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.addi %50, %c3 : index
      %82 = arith.addi %6, %c2 : index
      %83 = arith.muli %81, %c17 : index
      %84 = arith.addi %82, %83 : index
      %85 = arith.remui %54, %c7 : index
      %86 = arith.muli %85, %c7 : index
      %87 = arith.addi %84, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = arith.addi %87, %c18 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<8xf16>
      %93 = vector.shuffle %89, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = arith.addi %50, %c19 : index
      %95 = arith.addi %6, %c2 : index
      %96 = arith.muli %94, %c17 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.remui %54, %c7 : index
      %99 = arith.muli %98, %c7 : index
      %100 = arith.addi %97, %99 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = arith.addi %100, %c18 : index
      %104 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<8xf16>
      %106 = vector.shuffle %102, %105 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = arith.addi %50, %c4 : index
      %108 = arith.addi %8, %c2 : index
      %109 = arith.muli %107, %c17 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.remui %54, %c7 : index
      %112 = arith.muli %111, %c7 : index
      %113 = arith.addi %110, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = arith.addi %113, %c18 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = arith.addi %50, %c5 : index
      %121 = arith.addi %8, %c2 : index
      %122 = arith.muli %120, %c17 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.remui %54, %c7 : index
      %125 = arith.muli %124, %c7 : index
      %126 = arith.addi %123, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = arith.addi %126, %c18 : index
      %130 = vector.load %w[%129] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %131 = vector.bitcast %130 : vector<16xi8> to vector<8xf16>
      %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = arith.addi %50, %c3 : index
      %134 = arith.addi %8, %c2 : index
      %135 = arith.muli %133, %c17 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.remui %54, %c7 : index
      %138 = arith.muli %137, %c7 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = arith.addi %139, %c18 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.addi %50, %c19 : index
      %147 = arith.addi %8, %c2 : index
      %148 = arith.muli %146, %c17 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.remui %54, %c7 : index
      %151 = arith.muli %150, %c7 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = arith.addi %152, %c18 : index
      %156 = vector.load %w[%155] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %157 = vector.bitcast %156 : vector<16xi8> to vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = arith.muli %50, %c5 : index
      %160 = arith.addi %159, %c4 : index
      %161 = arith.muli %tileRows, %c7 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.addi %36, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c12 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %67, %51 : vector<16xf16>, vector<8xf32>
      %170 = wave.mma %168, %119, %52 : vector<16xf16>, vector<8xf32>
      %171 = arith.muli %50, %c5 : index
      %172 = arith.addi %171, %c5 : index
      %173 = arith.muli %tileRows, %c7 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %36, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c12 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %80, %169 : vector<16xf16>, vector<8xf32>
      %182 = wave.mma %180, %132, %170 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %50, %c5 : index
      %184 = arith.addi %183, %c3 : index
      %185 = arith.muli %tileRows, %c7 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %36, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c12 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %93, %181 : vector<16xf16>, vector<8xf32>
      %194 = wave.mma %192, %145, %182 : vector<16xf16>, vector<8xf32>
      %195 = arith.muli %50, %c5 : index
      %196 = arith.addi %195, %c19 : index
      %197 = arith.muli %tileRows, %c7 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.addi %36, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c12 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %106, %193 : vector<16xf16>, vector<8xf32>
      %206 = wave.mma %204, %158, %194 : vector<16xf16>, vector<8xf32>
      scf.yield %205, %206 : vector<8xf32>, vector<8xf32>
    }
    %207 = arith.select %43, %49, %42 : index
    %211:2 = scf.for %208 = %49 to %207 step %c5 iter_args(%209 = %53#0, %210 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %212 = wave.lane
      %213 = arith.addi %208, %c4 : index
      %214 = arith.addi %6, %c2 : index
      %215 = arith.muli %213, %c17 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.remui %212, %c7 : index
      %218 = arith.muli %217, %c7 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = arith.addi %219, %c18 : index
      %223 = vector.load %w[%222] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %224 = vector.bitcast %223 : vector<16xi8> to vector<8xf16>
      %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = arith.addi %208, %c4 : index
      %227 = arith.addi %8, %c2 : index
      %228 = arith.muli %226, %c17 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.remui %212, %c7 : index
      %231 = arith.muli %230, %c7 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = arith.addi %232, %c18 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.muli %208, %c5 : index
      %240 = arith.addi %239, %c4 : index
      %241 = arith.muli %tileRows, %c7 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %36, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c12 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %225, %209 : vector<16xf16>, vector<8xf32>
      %250 = wave.mma %248, %238, %210 : vector<16xf16>, vector<8xf32>
      scf.yield %249, %250 : vector<8xf32>, vector<8xf32>
    }
    %251 = wave.lane
    %252 = wave.wave
    %253 = arith.muli %252, %c3 : index
    %254 = arith.addi %253, %c4 : index
    %255 = arith.muli %254, %c18 : index
    %256 = arith.addi %255, %251 : index
    %257 = vector.extract %211#0[0] : f32 from vector<8xf32>
    %258 = arith.addi %256, %c4 : index
    memref.store %257, %12[%258] : memref<?xf32>
    %259 = vector.extract %211#0[1] : f32 from vector<8xf32>
    %260 = arith.addi %256, %c1 : index
    memref.store %259, %12[%260] : memref<?xf32>
    %261 = vector.extract %211#0[2] : f32 from vector<8xf32>
    %262 = arith.addi %256, %c20 : index
    memref.store %261, %12[%262] : memref<?xf32>
    %263 = vector.extract %211#0[3] : f32 from vector<8xf32>
    %264 = arith.addi %256, %c21 : index
    memref.store %263, %12[%264] : memref<?xf32>
    %265 = vector.extract %211#0[4] : f32 from vector<8xf32>
    %266 = arith.addi %256, %c2 : index
    memref.store %265, %12[%266] : memref<?xf32>
    %267 = vector.extract %211#0[5] : f32 from vector<8xf32>
    %268 = arith.addi %256, %c22 : index
    memref.store %267, %12[%268] : memref<?xf32>
    %269 = vector.extract %211#0[6] : f32 from vector<8xf32>
    %270 = arith.addi %256, %c23 : index
    memref.store %269, %12[%270] : memref<?xf32>
    %271 = vector.extract %211#0[7] : f32 from vector<8xf32>
    %272 = arith.addi %256, %c24 : index
    memref.store %271, %12[%272] : memref<?xf32>
    %273 = arith.muli %252, %c3 : index
    %274 = arith.addi %273, %c5 : index
    %275 = arith.muli %274, %c18 : index
    %276 = arith.addi %275, %251 : index
    %277 = vector.extract %211#1[0] : f32 from vector<8xf32>
    %278 = arith.addi %276, %c4 : index
    memref.store %277, %12[%278] : memref<?xf32>
    %279 = vector.extract %211#1[1] : f32 from vector<8xf32>
    %280 = arith.addi %276, %c1 : index
    memref.store %279, %12[%280] : memref<?xf32>
    %281 = vector.extract %211#1[2] : f32 from vector<8xf32>
    %282 = arith.addi %276, %c20 : index
    memref.store %281, %12[%282] : memref<?xf32>
    %283 = vector.extract %211#1[3] : f32 from vector<8xf32>
    %284 = arith.addi %276, %c21 : index
    memref.store %283, %12[%284] : memref<?xf32>
    %285 = vector.extract %211#1[4] : f32 from vector<8xf32>
    %286 = arith.addi %276, %c2 : index
    memref.store %285, %12[%286] : memref<?xf32>
    %287 = vector.extract %211#1[5] : f32 from vector<8xf32>
    %288 = arith.addi %276, %c22 : index
    memref.store %287, %12[%288] : memref<?xf32>
    %289 = vector.extract %211#1[6] : f32 from vector<8xf32>
    %290 = arith.addi %276, %c23 : index
    memref.store %289, %12[%290] : memref<?xf32>
    %291 = vector.extract %211#1[7] : f32 from vector<8xf32>
    %292 = arith.addi %276, %c24 : index
    memref.store %291, %12[%292] : memref<?xf32>
    wave.barrier
    %293 = arith.muli %252, %c16 : index
    %294 = arith.addi %293, %c4 : index
    %295 = arith.muli %294, %c1 : index
    %296 = arith.addi %295, %251 : index
    %297 = arith.addi %296, %c4 : index
    %298 = memref.load %12[%297] : memref<?xf32>
    %299 = arith.addi %297, %c17 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.muli %294, %c1 : index
    %303 = arith.addi %302, %251 : index
    %304 = arith.addi %303, %c18 : index
    %305 = memref.load %12[%304] : memref<?xf32>
    %306 = arith.addi %304, %c17 : index
    %307 = memref.load %12[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = wave.lane
    %310 = arith.addi %11, %c4 : index
    %311 = arith.muli %294, %c3 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.divui %309, %c7 : index
    %314 = arith.addi %312, %313 : index
    %315 = arith.cmpi slt, %314, %10 : index
    scf.if %315 {
      %316 = arith.cmpi eq, %hasFactors, %c5 : index
      %317 = memref.load %factors[%314] : memref<?xf32>
      %318 = arith.select %316, %317, %c26 : f32
      %319 = arith.remui %309, %c7 : index
      %320 = arith.muli %319, %c16 : index
      %321 = arith.addi %6, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<1xf32>
      %324 = vector.extract %323[0] : f32 from vector<1xf32>
      %325 = arith.mulf %324, %318 : f32
      %326 = arith.mulf %301, %325 : f32
      %327 = arith.remui %309, %c7 : index
      %328 = arith.muli %327, %c16 : index
      %329 = arith.addi %8, %328 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<1xf32>
      %332 = vector.extract %331[0] : f32 from vector<1xf32>
      %333 = arith.mulf %332, %318 : f32
      %334 = arith.mulf %308, %333 : f32
      %335 = arith.muli %314, %outputFeatures : index
      %336 = arith.addi %335, %15 : index
      %337 = wave.lane
      %338 = arith.remui %337, %c7 : index
      %339 = arith.addi %336, %338 : index
      scf.if %13 {
        %340 = arith.addi %339, %c4 : index
        %341 = memref.load %residual[%340] : memref<?xf32>
        %342 = arith.addf %341, %326 : f32
        %343 = arith.addi %339, %c4 : index
        memref.store %342, %out[%343] : memref<?xf32>
      } else {
        %344 = arith.addi %339, %c4 : index
        memref.store %326, %out[%344] : memref<?xf32>
      }
      scf.if %13 {
        %345 = arith.addi %339, %c7 : index
        %346 = memref.load %residual[%345] : memref<?xf32>
        %347 = arith.addf %346, %334 : f32
        %348 = arith.addi %339, %c7 : index
        memref.store %347, %out[%348] : memref<?xf32>
      } else {
        %349 = arith.addi %339, %c7 : index
        memref.store %334, %out[%349] : memref<?xf32>
      }
    }
    %350 = arith.muli %252, %c16 : index
    %351 = arith.addi %350, %c5 : index
    %352 = arith.muli %351, %c1 : index
    %353 = arith.addi %352, %251 : index
    %354 = arith.addi %353, %c4 : index
    %355 = memref.load %12[%354] : memref<?xf32>
    %356 = arith.addi %354, %c17 : index
    %357 = memref.load %12[%356] : memref<?xf32>
    %358 = arith.addf %355, %357 : f32
    %359 = arith.muli %351, %c1 : index
    %360 = arith.addi %359, %251 : index
    %361 = arith.addi %360, %c18 : index
    %362 = memref.load %12[%361] : memref<?xf32>
    %363 = arith.addi %361, %c17 : index
    %364 = memref.load %12[%363] : memref<?xf32>
    %365 = arith.addf %362, %364 : f32
    %366 = wave.lane
    %367 = arith.addi %11, %c4 : index
    %368 = arith.muli %351, %c3 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.divui %366, %c7 : index
    %371 = arith.addi %369, %370 : index
    %372 = arith.cmpi slt, %371, %10 : index
    scf.if %372 {
      %373 = arith.cmpi eq, %hasFactors, %c5 : index
      %374 = memref.load %factors[%371] : memref<?xf32>
      %375 = arith.select %373, %374, %c26 : f32
      %376 = arith.remui %366, %c7 : index
      %377 = arith.muli %376, %c16 : index
      %378 = arith.addi %6, %377 : index
      %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %380 = vector.bitcast %379 : vector<4xi8> to vector<1xf32>
      %381 = vector.extract %380[0] : f32 from vector<1xf32>
      %382 = arith.mulf %381, %375 : f32
      %383 = arith.mulf %358, %382 : f32
      %384 = arith.remui %366, %c7 : index
      %385 = arith.muli %384, %c16 : index
      %386 = arith.addi %8, %385 : index
      %387 = vector.load %w[%386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %388 = vector.bitcast %387 : vector<4xi8> to vector<1xf32>
      %389 = vector.extract %388[0] : f32 from vector<1xf32>
      %390 = arith.mulf %389, %375 : f32
      %391 = arith.mulf %365, %390 : f32
      %392 = arith.muli %371, %outputFeatures : index
      %393 = arith.addi %392, %15 : index
      %394 = wave.lane
      %395 = arith.remui %394, %c7 : index
      %396 = arith.addi %393, %395 : index
      scf.if %13 {
        %397 = arith.addi %396, %c4 : index
        %398 = memref.load %residual[%397] : memref<?xf32>
        %399 = arith.addf %398, %383 : f32
        %400 = arith.addi %396, %c4 : index
        memref.store %399, %out[%400] : memref<?xf32>
      } else {
        %401 = arith.addi %396, %c4 : index
        memref.store %383, %out[%401] : memref<?xf32>
      }
      scf.if %13 {
        %402 = arith.addi %396, %c7 : index
        %403 = memref.load %residual[%402] : memref<?xf32>
        %404 = arith.addf %403, %391 : f32
        %405 = arith.addi %396, %c7 : index
        memref.store %404, %out[%405] : memref<?xf32>
      } else {
        %406 = arith.addi %396, %c7 : index
        memref.store %391, %out[%406] : memref<?xf32>
      }
    }
    %407 = arith.muli %252, %c16 : index
    %408 = arith.addi %407, %c3 : index
    %409 = arith.muli %408, %c1 : index
    %410 = arith.addi %409, %251 : index
    %411 = arith.addi %410, %c4 : index
    %412 = memref.load %12[%411] : memref<?xf32>
    %413 = arith.addi %411, %c17 : index
    %414 = memref.load %12[%413] : memref<?xf32>
    %415 = arith.addf %412, %414 : f32
    %416 = arith.muli %408, %c1 : index
    %417 = arith.addi %416, %251 : index
    %418 = arith.addi %417, %c18 : index
    %419 = memref.load %12[%418] : memref<?xf32>
    %420 = arith.addi %418, %c17 : index
    %421 = memref.load %12[%420] : memref<?xf32>
    %422 = arith.addf %419, %421 : f32
    %423 = wave.lane
    %424 = arith.addi %11, %c4 : index
    %425 = arith.muli %408, %c3 : index
    %426 = arith.addi %424, %425 : index
    %427 = arith.divui %423, %c7 : index
    %428 = arith.addi %426, %427 : index
    %429 = arith.cmpi slt, %428, %10 : index
    scf.if %429 {
      %430 = arith.cmpi eq, %hasFactors, %c5 : index
      %431 = memref.load %factors[%428] : memref<?xf32>
      %432 = arith.select %430, %431, %c26 : f32
      %433 = arith.remui %423, %c7 : index
      %434 = arith.muli %433, %c16 : index
      %435 = arith.addi %6, %434 : index
      %436 = vector.load %w[%435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %437 = vector.bitcast %436 : vector<4xi8> to vector<1xf32>
      %438 = vector.extract %437[0] : f32 from vector<1xf32>
      %439 = arith.mulf %438, %432 : f32
      %440 = arith.mulf %415, %439 : f32
      %441 = arith.remui %423, %c7 : index
      %442 = arith.muli %441, %c16 : index
      %443 = arith.addi %8, %442 : index
      %444 = vector.load %w[%443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %445 = vector.bitcast %444 : vector<4xi8> to vector<1xf32>
      %446 = vector.extract %445[0] : f32 from vector<1xf32>
      %447 = arith.mulf %446, %432 : f32
      %448 = arith.mulf %422, %447 : f32
      %449 = arith.muli %428, %outputFeatures : index
      %450 = arith.addi %449, %15 : index
      %451 = wave.lane
      %452 = arith.remui %451, %c7 : index
      %453 = arith.addi %450, %452 : index
      scf.if %13 {
        %454 = arith.addi %453, %c4 : index
        %455 = memref.load %residual[%454] : memref<?xf32>
        %456 = arith.addf %455, %440 : f32
        %457 = arith.addi %453, %c4 : index
        memref.store %456, %out[%457] : memref<?xf32>
      } else {
        %458 = arith.addi %453, %c4 : index
        memref.store %440, %out[%458] : memref<?xf32>
      }
      scf.if %13 {
        %459 = arith.addi %453, %c7 : index
        %460 = memref.load %residual[%459] : memref<?xf32>
        %461 = arith.addf %460, %448 : f32
        %462 = arith.addi %453, %c7 : index
        memref.store %461, %out[%462] : memref<?xf32>
      } else {
        %463 = arith.addi %453, %c7 : index
        memref.store %448, %out[%463] : memref<?xf32>
      }
    }
    %464 = arith.muli %252, %c16 : index
    %465 = arith.addi %464, %c19 : index
    %466 = arith.muli %465, %c1 : index
    %467 = arith.addi %466, %251 : index
    %468 = arith.addi %467, %c4 : index
    %469 = memref.load %12[%468] : memref<?xf32>
    %470 = arith.addi %468, %c17 : index
    %471 = memref.load %12[%470] : memref<?xf32>
    %472 = arith.addf %469, %471 : f32
    %473 = arith.muli %465, %c1 : index
    %474 = arith.addi %473, %251 : index
    %475 = arith.addi %474, %c18 : index
    %476 = memref.load %12[%475] : memref<?xf32>
    %477 = arith.addi %475, %c17 : index
    %478 = memref.load %12[%477] : memref<?xf32>
    %479 = arith.addf %476, %478 : f32
    %480 = wave.lane
    %481 = arith.addi %11, %c4 : index
    %482 = arith.muli %465, %c3 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.divui %480, %c7 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.cmpi slt, %485, %10 : index
    scf.if %486 {
      %487 = arith.cmpi eq, %hasFactors, %c5 : index
      %488 = memref.load %factors[%485] : memref<?xf32>
      %489 = arith.select %487, %488, %c26 : f32
      %490 = arith.remui %480, %c7 : index
      %491 = arith.muli %490, %c16 : index
      %492 = arith.addi %6, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %489 : f32
      %497 = arith.mulf %472, %496 : f32
      %498 = arith.remui %480, %c7 : index
      %499 = arith.muli %498, %c16 : index
      %500 = arith.addi %8, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %489 : f32
      %505 = arith.mulf %479, %504 : f32
      %506 = arith.muli %485, %outputFeatures : index
      %507 = arith.addi %506, %15 : index
      %508 = wave.lane
      %509 = arith.remui %508, %c7 : index
      %510 = arith.addi %507, %509 : index
      scf.if %13 {
        %511 = arith.addi %510, %c4 : index
        %512 = memref.load %residual[%511] : memref<?xf32>
        %513 = arith.addf %512, %497 : f32
        %514 = arith.addi %510, %c4 : index
        memref.store %513, %out[%514] : memref<?xf32>
      } else {
        %515 = arith.addi %510, %c4 : index
        memref.store %497, %out[%515] : memref<?xf32>
      }
      scf.if %13 {
        %516 = arith.addi %510, %c7 : index
        %517 = memref.load %residual[%516] : memref<?xf32>
        %518 = arith.addf %517, %505 : f32
        %519 = arith.addi %510, %c7 : index
        memref.store %518, %out[%519] : memref<?xf32>
      } else {
        %520 = arith.addi %510, %c7 : index
        memref.store %505, %out[%520] : memref<?xf32>
      }
    }
  }
  %521 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %521 {
    %522 = arith.addi %11, %c7 : index
    %523 = arith.minsi %522, %10 : index
    %524 = wave.wave
    %525 = arith.addi %11, %524 : index
    scf.for %526 = %525 to %523 step %c3 {
      %527 = arith.muli %526, %features : index
      %528 = wave.lane
      %529 = arith.muli %528, %c16 : index
      %533:2 = scf.for %530 = %529 to %features step %c2 iter_args(%531 = %c29, %532 = %c29) -> (vector<4xf32>, vector<4xf32>) {
        %534 = arith.addi %527, %530 : index
        %535 = vector.load %out[%534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %536 = vector.load %norm_weight[%530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %537 = arith.mulf %535, %536 : vector<4xf32>
        %538 = math.absf %537 : vector<4xf32>
        %539 = math.fma %535, %535, %531 : vector<4xf32>
        %540 = arith.maximumf %532, %538 : vector<4xf32>
        scf.yield %539, %540 : vector<4xf32>, vector<4xf32>
      }
      %541 = wave.reduce "add" %533#0 : vector<4xf32>
      %542 = arith.mulf %541, %inverseFeatures : f32
      %543 = arith.addf %542, %epsilon : f32
      %544 = math.sqrt %543 : f32
      %545 = arith.divf %c26, %544 : f32
      %546 = wave.reduce "max" %533#1 : vector<4xf32>
      %547 = arith.mulf %546, %545 : f32
      %548 = arith.bitcast %547 : f32 to i32
      %549 = arith.shrui %548, %c32 : i32
      %550 = arith.maxsi %549, %c33 : i32
      %551 = arith.subi %c34, %550 : i32
      %552 = arith.shli %551, %c32 : i32
      %553 = arith.subi %550, %c35 : i32
      %554 = arith.shli %553, %c32 : i32
      %555 = arith.bitcast %552 : i32 to f32
      %556 = arith.bitcast %554 : i32 to f32
      %557 = wave.lane
      %558 = arith.cmpi eq, %557, %c4 : index
      scf.if %558 {
        memref.store %556, %normed_factors[%526] : memref<?xf32>
      }
      %559 = vector.broadcast %545 : f32 to vector<4xf32>
      %560 = vector.broadcast %555 : f32 to vector<4xf32>
      scf.for %561 = %529 to %features step %c2 {
        %562 = arith.addi %527, %561 : index
        %563 = vector.load %out[%562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %564 = arith.mulf %563, %559 : vector<4xf32>
        %565 = vector.load %norm_weight[%561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %566 = arith.mulf %564, %565 : vector<4xf32>
        %567 = arith.mulf %566, %560 : vector<4xf32>
        %568 = arith.divui %526, %tileRows : index
        %569 = arith.divui %features, %c7 : index
        %570 = arith.muli %568, %569 : index
        %571 = arith.divui %561, %c7 : index
        %572 = arith.addi %570, %571 : index
        %573 = arith.muli %572, %c3 : index
        %574 = arith.remui %561, %c7 : index
        %575 = arith.divui %574, %c12 : index
        %576 = arith.addi %573, %575 : index
        %577 = arith.muli %tileRows, %c12 : index
        %578 = arith.muli %576, %577 : index
        %579 = arith.remui %526, %tileRows : index
        %580 = arith.muli %579, %c12 : index
        %581 = arith.addi %578, %580 : index
        %582 = arith.remui %561, %c12 : index
        %583 = arith.addi %581, %582 : index
        %584 = arith.truncf %567 : vector<4xf32> to vector<4xf16>
        vector.store %584, %normed[%583] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
