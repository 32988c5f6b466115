// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 1024 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c17 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c32 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
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
  %12 = wave.wave
  %13 = wave.scratch %operandHalves : memref<?xf16>
  %14 = wave.scratch %c10 : memref<?xf32>
  %15 = arith.cmpi eq, %hasResidual, %c5 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c1 : index
  %18 = arith.cmpi slt, %11, %10 : index
  scf.if %18 {
    %19 = arith.muli %1, %c5 : index
    %20 = wave.wave
    %21 = arith.muli %20, %c1 : index
    %22 = wave.lane
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c13 : index
    scf.for %25 = %24 to %operandHalves step %c14 {
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %26, %13[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.divui %inputFeatures, %c7 : index
    %28 = arith.muli %12, %stepsPerWave : index
    %29 = arith.minsi %28, %27 : index
    %30 = arith.addi %29, %stepsPerWave : index
    %31 = arith.minsi %30, %27 : index
    %32 = arith.subi %31, %29 : index
    %33 = arith.divui %32, %c17 : index
    %34 = arith.muli %33, %c17 : index
    %35 = arith.addi %29, %34 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %37 = arith.addi %29, %stepsPerWave : index
    %38 = arith.select %36, %37, %35 : index
    %42:2 = scf.for %39 = %29 to %38 step %c17 iter_args(%40 = %c15, %41 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %39, %c4 : index
      %45 = arith.addi %6, %c2 : index
      %46 = arith.muli %44, %c19 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.remui %43, %c7 : index
      %49 = arith.muli %48, %c7 : index
      %50 = arith.addi %47, %49 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = arith.addi %50, %c20 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = vector.shuffle %52, %55 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %57 = arith.addi %39, %c5 : index
      %58 = arith.addi %6, %c2 : index
      %59 = arith.muli %57, %c19 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.remui %43, %c7 : index
      %62 = arith.muli %61, %c7 : index
      %63 = arith.addi %60, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = arith.addi %63, %c20 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = vector.shuffle %65, %68 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %70 = arith.addi %39, %c3 : index
      %71 = arith.addi %6, %c2 : index
      %72 = arith.muli %70, %c19 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.remui %43, %c7 : index
      %75 = arith.muli %74, %c7 : index
      %76 = arith.addi %73, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = arith.addi %76, %c20 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = vector.shuffle %78, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = arith.addi %39, %c21 : index
      %84 = arith.addi %6, %c2 : index
      %85 = arith.muli %83, %c19 : index
      %86 = arith.addi %84, %85 : index
      %87 = arith.remui %43, %c7 : index
      %88 = arith.muli %87, %c7 : index
      %89 = arith.addi %86, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = arith.addi %89, %c20 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = vector.shuffle %91, %94 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = arith.addi %39, %c4 : index
      %97 = arith.addi %8, %c2 : index
      %98 = arith.muli %96, %c19 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.remui %43, %c7 : index
      %101 = arith.muli %100, %c7 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = arith.addi %102, %c20 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = arith.addi %39, %c5 : index
      %110 = arith.addi %8, %c2 : index
      %111 = arith.muli %109, %c19 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.remui %43, %c7 : index
      %114 = arith.muli %113, %c7 : index
      %115 = arith.addi %112, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = arith.addi %115, %c20 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = arith.addi %39, %c3 : index
      %123 = arith.addi %8, %c2 : index
      %124 = arith.muli %122, %c19 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.remui %43, %c7 : index
      %127 = arith.muli %126, %c7 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = arith.addi %128, %c20 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.addi %39, %c21 : index
      %136 = arith.addi %8, %c2 : index
      %137 = arith.muli %135, %c19 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.remui %43, %c7 : index
      %140 = arith.muli %139, %c7 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = arith.addi %141, %c20 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = vector.shuffle %143, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.addi %19, %c4 : index
      %149 = arith.muli %39, %c5 : index
      %150 = arith.addi %149, %c4 : index
      %151 = arith.divui %inputFeatures, %c7 : index
      %152 = arith.muli %148, %151 : index
      %153 = arith.addi %152, %150 : index
      %154 = arith.muli %tileRows, %c7 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.remui %43, %tileRows : index
      %157 = arith.muli %156, %c13 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %13[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.muli %tileRows, %c13 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %13[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = wave.mma %163, %56, %40 : vector<16xf16>, vector<8xf32>
      %165 = wave.mma %163, %108, %41 : vector<16xf16>, vector<8xf32>
      %166 = arith.addi %19, %c4 : index
      %167 = arith.muli %39, %c5 : index
      %168 = arith.addi %167, %c5 : index
      %169 = arith.divui %inputFeatures, %c7 : index
      %170 = arith.muli %166, %169 : index
      %171 = arith.addi %170, %168 : index
      %172 = arith.muli %tileRows, %c7 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.remui %43, %tileRows : index
      %175 = arith.muli %174, %c13 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %13[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c13 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %13[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %69, %164 : vector<16xf16>, vector<8xf32>
      %183 = wave.mma %181, %121, %165 : vector<16xf16>, vector<8xf32>
      %184 = arith.addi %19, %c4 : index
      %185 = arith.muli %39, %c5 : index
      %186 = arith.addi %185, %c3 : index
      %187 = arith.divui %inputFeatures, %c7 : index
      %188 = arith.muli %184, %187 : index
      %189 = arith.addi %188, %186 : index
      %190 = arith.muli %tileRows, %c7 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.remui %43, %tileRows : index
      %193 = arith.muli %192, %c13 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %13[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c13 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %13[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %82, %182 : vector<16xf16>, vector<8xf32>
      %201 = wave.mma %199, %134, %183 : vector<16xf16>, vector<8xf32>
      %202 = arith.addi %19, %c4 : index
      %203 = arith.muli %39, %c5 : index
      %204 = arith.addi %203, %c21 : index
      %205 = arith.divui %inputFeatures, %c7 : index
      %206 = arith.muli %202, %205 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.muli %tileRows, %c7 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.remui %43, %tileRows : index
      %211 = arith.muli %210, %c13 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %13[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c13 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %13[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %95, %200 : vector<16xf16>, vector<8xf32>
      %219 = wave.mma %217, %147, %201 : vector<16xf16>, vector<8xf32>
      scf.yield %218, %219 : vector<8xf32>, vector<8xf32>
    }
    %220 = arith.select %36, %38, %31 : index
    %224:2 = scf.for %221 = %38 to %220 step %c5 iter_args(%222 = %42#0, %223 = %42#1) -> (vector<8xf32>, vector<8xf32>) {
      %225 = wave.lane
      %226 = arith.addi %221, %c4 : index
      %227 = arith.addi %6, %c2 : index
      %228 = arith.muli %226, %c19 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.remui %225, %c7 : index
      %231 = arith.muli %230, %c7 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = arith.addi %232, %c20 : index
      %236 = vector.load %w[%235] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %237 = vector.bitcast %236 : vector<16xi8> to vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = arith.addi %221, %c4 : index
      %240 = arith.addi %8, %c2 : index
      %241 = arith.muli %239, %c19 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.remui %225, %c7 : index
      %244 = arith.muli %243, %c7 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<8xf16>
      %248 = arith.addi %245, %c20 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.addi %19, %c4 : index
      %253 = arith.muli %221, %c5 : index
      %254 = arith.addi %253, %c4 : index
      %255 = arith.divui %inputFeatures, %c7 : index
      %256 = arith.muli %252, %255 : index
      %257 = arith.addi %256, %254 : index
      %258 = arith.muli %tileRows, %c7 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.remui %225, %tileRows : index
      %261 = arith.muli %260, %c13 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %13[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c13 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %13[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %238, %222 : vector<16xf16>, vector<8xf32>
      %269 = wave.mma %267, %251, %223 : vector<16xf16>, vector<8xf32>
      scf.yield %268, %269 : vector<8xf32>, vector<8xf32>
    }
    %270 = wave.lane
    %271 = wave.wave
    %272 = arith.muli %271, %c3 : index
    %273 = arith.addi %272, %c4 : index
    %274 = arith.muli %273, %c20 : index
    %275 = arith.addi %274, %270 : index
    %276 = vector.extract %224#0[0] : f32 from vector<8xf32>
    %277 = arith.addi %275, %c4 : index
    memref.store %276, %14[%277] : memref<?xf32>
    %278 = vector.extract %224#0[1] : f32 from vector<8xf32>
    %279 = arith.addi %275, %c1 : index
    memref.store %278, %14[%279] : memref<?xf32>
    %280 = vector.extract %224#0[2] : f32 from vector<8xf32>
    %281 = arith.addi %275, %c22 : index
    memref.store %280, %14[%281] : memref<?xf32>
    %282 = vector.extract %224#0[3] : f32 from vector<8xf32>
    %283 = arith.addi %275, %c23 : index
    memref.store %282, %14[%283] : memref<?xf32>
    %284 = vector.extract %224#0[4] : f32 from vector<8xf32>
    %285 = arith.addi %275, %c2 : index
    memref.store %284, %14[%285] : memref<?xf32>
    %286 = vector.extract %224#0[5] : f32 from vector<8xf32>
    %287 = arith.addi %275, %c24 : index
    memref.store %286, %14[%287] : memref<?xf32>
    %288 = vector.extract %224#0[6] : f32 from vector<8xf32>
    %289 = arith.addi %275, %c25 : index
    memref.store %288, %14[%289] : memref<?xf32>
    %290 = vector.extract %224#0[7] : f32 from vector<8xf32>
    %291 = arith.addi %275, %c26 : index
    memref.store %290, %14[%291] : memref<?xf32>
    %292 = arith.muli %271, %c3 : index
    %293 = arith.addi %292, %c5 : index
    %294 = arith.muli %293, %c20 : index
    %295 = arith.addi %294, %270 : index
    %296 = vector.extract %224#1[0] : f32 from vector<8xf32>
    %297 = arith.addi %295, %c4 : index
    memref.store %296, %14[%297] : memref<?xf32>
    %298 = vector.extract %224#1[1] : f32 from vector<8xf32>
    %299 = arith.addi %295, %c1 : index
    memref.store %298, %14[%299] : memref<?xf32>
    %300 = vector.extract %224#1[2] : f32 from vector<8xf32>
    %301 = arith.addi %295, %c22 : index
    memref.store %300, %14[%301] : memref<?xf32>
    %302 = vector.extract %224#1[3] : f32 from vector<8xf32>
    %303 = arith.addi %295, %c23 : index
    memref.store %302, %14[%303] : memref<?xf32>
    %304 = vector.extract %224#1[4] : f32 from vector<8xf32>
    %305 = arith.addi %295, %c2 : index
    memref.store %304, %14[%305] : memref<?xf32>
    %306 = vector.extract %224#1[5] : f32 from vector<8xf32>
    %307 = arith.addi %295, %c24 : index
    memref.store %306, %14[%307] : memref<?xf32>
    %308 = vector.extract %224#1[6] : f32 from vector<8xf32>
    %309 = arith.addi %295, %c25 : index
    memref.store %308, %14[%309] : memref<?xf32>
    %310 = vector.extract %224#1[7] : f32 from vector<8xf32>
    %311 = arith.addi %295, %c26 : index
    memref.store %310, %14[%311] : memref<?xf32>
    wave.barrier
    %312 = arith.muli %271, %c3 : index
    %313 = arith.addi %312, %c4 : index
    %314 = arith.muli %313, %c1 : index
    %315 = arith.addi %314, %270 : index
    %316 = arith.addi %315, %c4 : index
    %317 = memref.load %14[%316] : memref<?xf32>
    %318 = arith.addi %316, %c19 : index
    %319 = memref.load %14[%318] : memref<?xf32>
    %320 = arith.addf %317, %319 : f32
    %321 = arith.addi %316, %c14 : index
    %322 = memref.load %14[%321] : memref<?xf32>
    %323 = arith.addf %320, %322 : f32
    %324 = arith.addi %316, %c27 : index
    %325 = memref.load %14[%324] : memref<?xf32>
    %326 = arith.addf %323, %325 : f32
    %327 = arith.muli %313, %c1 : index
    %328 = arith.addi %327, %270 : index
    %329 = arith.addi %328, %c20 : index
    %330 = memref.load %14[%329] : memref<?xf32>
    %331 = arith.addi %329, %c19 : index
    %332 = memref.load %14[%331] : memref<?xf32>
    %333 = arith.addf %330, %332 : f32
    %334 = arith.addi %329, %c14 : index
    %335 = memref.load %14[%334] : memref<?xf32>
    %336 = arith.addf %333, %335 : f32
    %337 = arith.addi %329, %c27 : index
    %338 = memref.load %14[%337] : memref<?xf32>
    %339 = arith.addf %336, %338 : f32
    %340 = wave.lane
    %341 = arith.addi %11, %c4 : index
    %342 = arith.muli %313, %c3 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.divui %340, %c7 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.cmpi slt, %345, %10 : index
    scf.if %346 {
      %347 = arith.cmpi eq, %hasFactors, %c5 : index
      %348 = memref.load %factors[%345] : memref<?xf32>
      %349 = arith.select %347, %348, %c29 : f32
      %350 = arith.remui %340, %c7 : index
      %351 = arith.muli %350, %c17 : index
      %352 = arith.addi %6, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %349 : f32
      %357 = arith.mulf %326, %356 : f32
      %358 = arith.remui %340, %c7 : index
      %359 = arith.muli %358, %c17 : index
      %360 = arith.addi %8, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<1xf32>
      %363 = vector.extract %362[0] : f32 from vector<1xf32>
      %364 = arith.mulf %363, %349 : f32
      %365 = arith.mulf %339, %364 : f32
      %366 = arith.muli %345, %outputFeatures : index
      %367 = arith.addi %366, %17 : index
      %368 = wave.lane
      %369 = arith.remui %368, %c7 : index
      %370 = arith.addi %367, %369 : index
      scf.if %15 {
        %371 = arith.addi %370, %c4 : index
        %372 = memref.load %residual[%371] : memref<?xf32>
        %373 = arith.addf %372, %357 : f32
        %374 = arith.addi %370, %c4 : index
        memref.store %373, %out[%374] : memref<?xf32>
      } else {
        %375 = arith.addi %370, %c4 : index
        memref.store %357, %out[%375] : memref<?xf32>
      }
      scf.if %15 {
        %376 = arith.addi %370, %c7 : index
        %377 = memref.load %residual[%376] : memref<?xf32>
        %378 = arith.addf %377, %365 : f32
        %379 = arith.addi %370, %c7 : index
        memref.store %378, %out[%379] : memref<?xf32>
      } else {
        %380 = arith.addi %370, %c7 : index
        memref.store %365, %out[%380] : memref<?xf32>
      }
    }
    %381 = arith.muli %271, %c3 : index
    %382 = arith.addi %381, %c5 : index
    %383 = arith.muli %382, %c1 : index
    %384 = arith.addi %383, %270 : index
    %385 = arith.addi %384, %c4 : index
    %386 = memref.load %14[%385] : memref<?xf32>
    %387 = arith.addi %385, %c19 : index
    %388 = memref.load %14[%387] : memref<?xf32>
    %389 = arith.addf %386, %388 : f32
    %390 = arith.addi %385, %c14 : index
    %391 = memref.load %14[%390] : memref<?xf32>
    %392 = arith.addf %389, %391 : f32
    %393 = arith.addi %385, %c27 : index
    %394 = memref.load %14[%393] : memref<?xf32>
    %395 = arith.addf %392, %394 : f32
    %396 = arith.muli %382, %c1 : index
    %397 = arith.addi %396, %270 : index
    %398 = arith.addi %397, %c20 : index
    %399 = memref.load %14[%398] : memref<?xf32>
    %400 = arith.addi %398, %c19 : index
    %401 = memref.load %14[%400] : memref<?xf32>
    %402 = arith.addf %399, %401 : f32
    %403 = arith.addi %398, %c14 : index
    %404 = memref.load %14[%403] : memref<?xf32>
    %405 = arith.addf %402, %404 : f32
    %406 = arith.addi %398, %c27 : index
    %407 = memref.load %14[%406] : memref<?xf32>
    %408 = arith.addf %405, %407 : f32
    %409 = wave.lane
    %410 = arith.addi %11, %c4 : index
    %411 = arith.muli %382, %c3 : index
    %412 = arith.addi %410, %411 : index
    %413 = arith.divui %409, %c7 : index
    %414 = arith.addi %412, %413 : index
    %415 = arith.cmpi slt, %414, %10 : index
    scf.if %415 {
      %416 = arith.cmpi eq, %hasFactors, %c5 : index
      %417 = memref.load %factors[%414] : memref<?xf32>
      %418 = arith.select %416, %417, %c29 : f32
      %419 = arith.remui %409, %c7 : index
      %420 = arith.muli %419, %c17 : index
      %421 = arith.addi %6, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.bitcast %422 : vector<4xi8> to vector<1xf32>
      %424 = vector.extract %423[0] : f32 from vector<1xf32>
      %425 = arith.mulf %424, %418 : f32
      %426 = arith.mulf %395, %425 : f32
      %427 = arith.remui %409, %c7 : index
      %428 = arith.muli %427, %c17 : index
      %429 = arith.addi %8, %428 : index
      %430 = vector.load %w[%429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %431 = vector.bitcast %430 : vector<4xi8> to vector<1xf32>
      %432 = vector.extract %431[0] : f32 from vector<1xf32>
      %433 = arith.mulf %432, %418 : f32
      %434 = arith.mulf %408, %433 : f32
      %435 = arith.muli %414, %outputFeatures : index
      %436 = arith.addi %435, %17 : index
      %437 = wave.lane
      %438 = arith.remui %437, %c7 : index
      %439 = arith.addi %436, %438 : index
      scf.if %15 {
        %440 = arith.addi %439, %c4 : index
        %441 = memref.load %residual[%440] : memref<?xf32>
        %442 = arith.addf %441, %426 : f32
        %443 = arith.addi %439, %c4 : index
        memref.store %442, %out[%443] : memref<?xf32>
      } else {
        %444 = arith.addi %439, %c4 : index
        memref.store %426, %out[%444] : memref<?xf32>
      }
      scf.if %15 {
        %445 = arith.addi %439, %c7 : index
        %446 = memref.load %residual[%445] : memref<?xf32>
        %447 = arith.addf %446, %434 : f32
        %448 = arith.addi %439, %c7 : index
        memref.store %447, %out[%448] : memref<?xf32>
      } else {
        %449 = arith.addi %439, %c7 : index
        memref.store %434, %out[%449] : memref<?xf32>
      }
    }
  }
  %450 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %450 {
    %451 = arith.addi %11, %c7 : index
    %452 = arith.minsi %451, %10 : index
    %453 = wave.wave
    %454 = arith.addi %11, %453 : index
    scf.for %455 = %454 to %452 step %c17 {
      %456 = arith.muli %455, %features : index
      %457 = wave.lane
      %458 = arith.muli %457, %c17 : index
      %462:2 = scf.for %459 = %458 to %features step %c2 iter_args(%460 = %c32, %461 = %c32) -> (vector<4xf32>, vector<4xf32>) {
        %463 = arith.addi %456, %459 : index
        %464 = vector.load %out[%463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %465 = vector.load %norm_weight[%459] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %466 = arith.mulf %464, %465 : vector<4xf32>
        %467 = math.absf %466 : vector<4xf32>
        %468 = math.fma %464, %464, %460 : vector<4xf32>
        %469 = arith.maximumf %461, %467 : vector<4xf32>
        scf.yield %468, %469 : vector<4xf32>, vector<4xf32>
      }
      %470 = wave.reduce "add" %462#0 : vector<4xf32>
      %471 = arith.mulf %470, %inverseFeatures : f32
      %472 = arith.addf %471, %epsilon : f32
      %473 = math.sqrt %472 : f32
      %474 = arith.divf %c29, %473 : f32
      %475 = wave.reduce "max" %462#1 : vector<4xf32>
      %476 = arith.mulf %475, %474 : f32
      %477 = arith.bitcast %476 : f32 to i32
      %478 = arith.shrui %477, %c35 : i32
      %479 = arith.maxsi %478, %c36 : i32
      %480 = arith.subi %c37, %479 : i32
      %481 = arith.shli %480, %c35 : i32
      %482 = arith.subi %479, %c38 : i32
      %483 = arith.shli %482, %c35 : i32
      %484 = arith.bitcast %481 : i32 to f32
      %485 = arith.bitcast %483 : i32 to f32
      %486 = wave.lane
      %487 = arith.cmpi eq, %486, %c4 : index
      scf.if %487 {
        memref.store %485, %normed_factors[%455] : memref<?xf32>
      }
      %488 = vector.broadcast %474 : f32 to vector<4xf32>
      %489 = vector.broadcast %484 : f32 to vector<4xf32>
      scf.for %490 = %458 to %features step %c2 {
        %491 = arith.addi %456, %490 : index
        %492 = vector.load %out[%491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %493 = arith.mulf %492, %488 : vector<4xf32>
        %494 = vector.load %norm_weight[%490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %495 = arith.mulf %493, %494 : vector<4xf32>
        %496 = arith.mulf %495, %489 : vector<4xf32>
        %497 = arith.divui %455, %tileRows : index
        %498 = arith.divui %features, %c7 : index
        %499 = arith.muli %497, %498 : index
        %500 = arith.divui %490, %c7 : index
        %501 = arith.addi %499, %500 : index
        %502 = arith.muli %501, %c3 : index
        %503 = arith.remui %490, %c7 : index
        %504 = arith.divui %503, %c13 : index
        %505 = arith.addi %502, %504 : index
        %506 = arith.muli %tileRows, %c13 : index
        %507 = arith.muli %505, %506 : index
        %508 = arith.remui %455, %tileRows : index
        %509 = arith.muli %508, %c13 : index
        %510 = arith.addi %507, %509 : index
        %511 = arith.remui %490, %c13 : index
        %512 = arith.addi %510, %511 : index
        %513 = arith.truncf %496 : vector<4xf32> to vector<4xf16>
        vector.store %513, %normed[%512] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
