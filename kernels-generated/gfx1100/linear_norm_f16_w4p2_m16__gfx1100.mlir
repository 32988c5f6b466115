// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='f16', waves=4, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_f16_w4p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c14 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c31 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %epsilon = wave.param "epsilon" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
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
  %13 = wave.scratch %c9 : memref<?xf32>
  %14 = arith.cmpi eq, %hasResidual, %c5 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %11, %10 : index
  scf.if %17 {
    %18 = arith.muli %1, %c5 : index
    %19 = arith.divui %inputFeatures, %c7 : index
    %20 = arith.muli %12, %stepsPerWave : index
    %21 = arith.minsi %20, %19 : index
    %22 = arith.addi %21, %stepsPerWave : index
    %23 = arith.minsi %22, %19 : index
    %24 = arith.subi %23, %21 : index
    %25 = arith.divui %24, %c14 : index
    %26 = arith.muli %25, %c14 : index
    %27 = arith.addi %21, %26 : index
    %28 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %29 = arith.addi %21, %stepsPerWave : index
    %30 = arith.select %28, %29, %27 : index
    %34:2 = scf.for %31 = %21 to %30 step %c14 iter_args(%32 = %c12, %33 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %35 = wave.lane
      %36 = arith.addi %31, %c4 : index
      %37 = arith.addi %6, %c2 : index
      %38 = arith.muli %36, %c16 : index
      %39 = arith.addi %37, %38 : index
      %40 = arith.remui %35, %c7 : index
      %41 = arith.muli %40, %c7 : index
      %42 = arith.addi %39, %41 : index
      %43 = vector.load %w[%42] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %44 = vector.bitcast %43 : vector<16xi8> to vector<8xf16>
      %45 = arith.addi %42, %c17 : index
      %46 = vector.load %w[%45] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %47 = vector.bitcast %46 : vector<16xi8> to vector<8xf16>
      %48 = vector.shuffle %44, %47 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %49 = arith.addi %31, %c5 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c16 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %35, %c7 : index
      %54 = arith.muli %53, %c7 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c17 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %31, %c3 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c16 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %35, %c7 : index
      %67 = arith.muli %66, %c7 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c17 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %31, %c18 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c16 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %35, %c7 : index
      %80 = arith.muli %79, %c7 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c17 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %31, %c4 : index
      %89 = arith.addi %8, %c2 : index
      %90 = arith.muli %88, %c16 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %35, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c17 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.addi %31, %c5 : index
      %102 = arith.addi %8, %c2 : index
      %103 = arith.muli %101, %c16 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.remui %35, %c7 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %104, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = arith.addi %107, %c17 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = arith.addi %31, %c3 : index
      %115 = arith.addi %8, %c2 : index
      %116 = arith.muli %114, %c16 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.remui %35, %c7 : index
      %119 = arith.muli %118, %c7 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = arith.addi %120, %c17 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.addi %31, %c18 : index
      %128 = arith.addi %8, %c2 : index
      %129 = arith.muli %127, %c16 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.remui %35, %c7 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = arith.addi %133, %c17 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %18, %c4 : index
      %141 = arith.muli %31, %c5 : index
      %142 = arith.addi %141, %c4 : index
      %143 = arith.divui %inputFeatures, %c7 : index
      %144 = arith.muli %140, %143 : index
      %145 = arith.addi %144, %142 : index
      %146 = arith.muli %tileRows, %c7 : index
      %147 = arith.muli %145, %146 : index
      %148 = arith.remui %35, %tileRows : index
      %149 = arith.muli %148, %c19 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %x[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %152 = arith.muli %tileRows, %c19 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %x[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = wave.mma %155, %48, %32 : vector<16xf16>, vector<8xf32>
      %157 = wave.mma %155, %100, %33 : vector<16xf16>, vector<8xf32>
      %158 = arith.addi %18, %c4 : index
      %159 = arith.muli %31, %c5 : index
      %160 = arith.addi %159, %c5 : index
      %161 = arith.divui %inputFeatures, %c7 : index
      %162 = arith.muli %158, %161 : index
      %163 = arith.addi %162, %160 : index
      %164 = arith.muli %tileRows, %c7 : index
      %165 = arith.muli %163, %164 : index
      %166 = arith.remui %35, %tileRows : index
      %167 = arith.muli %166, %c19 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c19 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %61, %156 : vector<16xf16>, vector<8xf32>
      %175 = wave.mma %173, %113, %157 : vector<16xf16>, vector<8xf32>
      %176 = arith.addi %18, %c4 : index
      %177 = arith.muli %31, %c5 : index
      %178 = arith.addi %177, %c3 : index
      %179 = arith.divui %inputFeatures, %c7 : index
      %180 = arith.muli %176, %179 : index
      %181 = arith.addi %180, %178 : index
      %182 = arith.muli %tileRows, %c7 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.remui %35, %tileRows : index
      %185 = arith.muli %184, %c19 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c19 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %74, %174 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %126, %175 : vector<16xf16>, vector<8xf32>
      %194 = arith.addi %18, %c4 : index
      %195 = arith.muli %31, %c5 : index
      %196 = arith.addi %195, %c18 : index
      %197 = arith.divui %inputFeatures, %c7 : index
      %198 = arith.muli %194, %197 : index
      %199 = arith.addi %198, %196 : index
      %200 = arith.muli %tileRows, %c7 : index
      %201 = arith.muli %199, %200 : index
      %202 = arith.remui %35, %tileRows : index
      %203 = arith.muli %202, %c19 : index
      %204 = arith.addi %201, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = arith.muli %tileRows, %c19 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = vector.shuffle %205, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = wave.mma %209, %87, %192 : vector<16xf16>, vector<8xf32>
      %211 = wave.mma %209, %139, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %210, %211 : vector<8xf32>, vector<8xf32>
    }
    %212 = arith.select %28, %30, %23 : index
    %216:2 = scf.for %213 = %30 to %212 step %c5 iter_args(%214 = %34#0, %215 = %34#1) -> (vector<8xf32>, vector<8xf32>) {
      %217 = wave.lane
      %218 = arith.addi %213, %c4 : index
      %219 = arith.addi %6, %c2 : index
      %220 = arith.muli %218, %c16 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.remui %217, %c7 : index
      %223 = arith.muli %222, %c7 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = arith.addi %224, %c17 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.addi %213, %c4 : index
      %232 = arith.addi %8, %c2 : index
      %233 = arith.muli %231, %c16 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.remui %217, %c7 : index
      %236 = arith.muli %235, %c7 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<8xf16>
      %240 = arith.addi %237, %c17 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = arith.addi %18, %c4 : index
      %245 = arith.muli %213, %c5 : index
      %246 = arith.addi %245, %c4 : index
      %247 = arith.divui %inputFeatures, %c7 : index
      %248 = arith.muli %244, %247 : index
      %249 = arith.addi %248, %246 : index
      %250 = arith.muli %tileRows, %c7 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.remui %217, %tileRows : index
      %253 = arith.muli %252, %c19 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c19 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %230, %214 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %243, %215 : vector<16xf16>, vector<8xf32>
      scf.yield %260, %261 : vector<8xf32>, vector<8xf32>
    }
    %262 = wave.lane
    %263 = wave.wave
    %264 = arith.muli %263, %c3 : index
    %265 = arith.addi %264, %c4 : index
    %266 = arith.muli %265, %c17 : index
    %267 = arith.addi %266, %262 : index
    %268 = vector.extract %216#0[0] : f32 from vector<8xf32>
    %269 = arith.addi %267, %c4 : index
    memref.store %268, %13[%269] : memref<?xf32>
    %270 = vector.extract %216#0[1] : f32 from vector<8xf32>
    %271 = arith.addi %267, %c1 : index
    memref.store %270, %13[%271] : memref<?xf32>
    %272 = vector.extract %216#0[2] : f32 from vector<8xf32>
    %273 = arith.addi %267, %c20 : index
    memref.store %272, %13[%273] : memref<?xf32>
    %274 = vector.extract %216#0[3] : f32 from vector<8xf32>
    %275 = arith.addi %267, %c21 : index
    memref.store %274, %13[%275] : memref<?xf32>
    %276 = vector.extract %216#0[4] : f32 from vector<8xf32>
    %277 = arith.addi %267, %c2 : index
    memref.store %276, %13[%277] : memref<?xf32>
    %278 = vector.extract %216#0[5] : f32 from vector<8xf32>
    %279 = arith.addi %267, %c22 : index
    memref.store %278, %13[%279] : memref<?xf32>
    %280 = vector.extract %216#0[6] : f32 from vector<8xf32>
    %281 = arith.addi %267, %c23 : index
    memref.store %280, %13[%281] : memref<?xf32>
    %282 = vector.extract %216#0[7] : f32 from vector<8xf32>
    %283 = arith.addi %267, %c24 : index
    memref.store %282, %13[%283] : memref<?xf32>
    %284 = arith.muli %263, %c3 : index
    %285 = arith.addi %284, %c5 : index
    %286 = arith.muli %285, %c17 : index
    %287 = arith.addi %286, %262 : index
    %288 = vector.extract %216#1[0] : f32 from vector<8xf32>
    %289 = arith.addi %287, %c4 : index
    memref.store %288, %13[%289] : memref<?xf32>
    %290 = vector.extract %216#1[1] : f32 from vector<8xf32>
    %291 = arith.addi %287, %c1 : index
    memref.store %290, %13[%291] : memref<?xf32>
    %292 = vector.extract %216#1[2] : f32 from vector<8xf32>
    %293 = arith.addi %287, %c20 : index
    memref.store %292, %13[%293] : memref<?xf32>
    %294 = vector.extract %216#1[3] : f32 from vector<8xf32>
    %295 = arith.addi %287, %c21 : index
    memref.store %294, %13[%295] : memref<?xf32>
    %296 = vector.extract %216#1[4] : f32 from vector<8xf32>
    %297 = arith.addi %287, %c2 : index
    memref.store %296, %13[%297] : memref<?xf32>
    %298 = vector.extract %216#1[5] : f32 from vector<8xf32>
    %299 = arith.addi %287, %c22 : index
    memref.store %298, %13[%299] : memref<?xf32>
    %300 = vector.extract %216#1[6] : f32 from vector<8xf32>
    %301 = arith.addi %287, %c23 : index
    memref.store %300, %13[%301] : memref<?xf32>
    %302 = vector.extract %216#1[7] : f32 from vector<8xf32>
    %303 = arith.addi %287, %c24 : index
    memref.store %302, %13[%303] : memref<?xf32>
    wave.barrier
    %304 = arith.muli %263, %c3 : index
    %305 = arith.addi %304, %c4 : index
    %306 = arith.muli %305, %c1 : index
    %307 = arith.addi %306, %262 : index
    %308 = arith.addi %307, %c4 : index
    %309 = memref.load %13[%308] : memref<?xf32>
    %310 = arith.addi %308, %c16 : index
    %311 = memref.load %13[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = arith.addi %308, %c25 : index
    %314 = memref.load %13[%313] : memref<?xf32>
    %315 = arith.addf %312, %314 : f32
    %316 = arith.addi %308, %c26 : index
    %317 = memref.load %13[%316] : memref<?xf32>
    %318 = arith.addf %315, %317 : f32
    %319 = arith.muli %305, %c1 : index
    %320 = arith.addi %319, %262 : index
    %321 = arith.addi %320, %c17 : index
    %322 = memref.load %13[%321] : memref<?xf32>
    %323 = arith.addi %321, %c16 : index
    %324 = memref.load %13[%323] : memref<?xf32>
    %325 = arith.addf %322, %324 : f32
    %326 = arith.addi %321, %c25 : index
    %327 = memref.load %13[%326] : memref<?xf32>
    %328 = arith.addf %325, %327 : f32
    %329 = arith.addi %321, %c26 : index
    %330 = memref.load %13[%329] : memref<?xf32>
    %331 = arith.addf %328, %330 : f32
    %332 = wave.lane
    %333 = arith.addi %11, %c4 : index
    %334 = arith.muli %305, %c3 : index
    %335 = arith.addi %333, %334 : index
    %336 = arith.divui %332, %c7 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.cmpi slt, %337, %10 : index
    scf.if %338 {
      %339 = arith.cmpi eq, %hasFactors, %c5 : index
      %340 = memref.load %factors[%337] : memref<?xf32>
      %341 = arith.select %339, %340, %c28 : f32
      %342 = arith.remui %332, %c7 : index
      %343 = arith.muli %342, %c14 : index
      %344 = arith.addi %6, %343 : index
      %345 = vector.load %w[%344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %346 = vector.bitcast %345 : vector<4xi8> to vector<1xf32>
      %347 = vector.extract %346[0] : f32 from vector<1xf32>
      %348 = arith.mulf %347, %341 : f32
      %349 = arith.mulf %318, %348 : f32
      %350 = arith.remui %332, %c7 : index
      %351 = arith.muli %350, %c14 : index
      %352 = arith.addi %8, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %341 : f32
      %357 = arith.mulf %331, %356 : f32
      %358 = arith.muli %337, %outputFeatures : index
      %359 = arith.addi %358, %16 : index
      %360 = wave.lane
      %361 = arith.remui %360, %c7 : index
      %362 = arith.addi %359, %361 : index
      scf.if %14 {
        %363 = arith.addi %362, %c4 : index
        %364 = memref.load %residual[%363] : memref<?xf32>
        %365 = arith.addf %364, %349 : f32
        %366 = arith.addi %362, %c4 : index
        memref.store %365, %out[%366] : memref<?xf32>
      } else {
        %367 = arith.addi %362, %c4 : index
        memref.store %349, %out[%367] : memref<?xf32>
      }
      scf.if %14 {
        %368 = arith.addi %362, %c7 : index
        %369 = memref.load %residual[%368] : memref<?xf32>
        %370 = arith.addf %369, %357 : f32
        %371 = arith.addi %362, %c7 : index
        memref.store %370, %out[%371] : memref<?xf32>
      } else {
        %372 = arith.addi %362, %c7 : index
        memref.store %357, %out[%372] : memref<?xf32>
      }
    }
    %373 = arith.muli %263, %c3 : index
    %374 = arith.addi %373, %c5 : index
    %375 = arith.muli %374, %c1 : index
    %376 = arith.addi %375, %262 : index
    %377 = arith.addi %376, %c4 : index
    %378 = memref.load %13[%377] : memref<?xf32>
    %379 = arith.addi %377, %c16 : index
    %380 = memref.load %13[%379] : memref<?xf32>
    %381 = arith.addf %378, %380 : f32
    %382 = arith.addi %377, %c25 : index
    %383 = memref.load %13[%382] : memref<?xf32>
    %384 = arith.addf %381, %383 : f32
    %385 = arith.addi %377, %c26 : index
    %386 = memref.load %13[%385] : memref<?xf32>
    %387 = arith.addf %384, %386 : f32
    %388 = arith.muli %374, %c1 : index
    %389 = arith.addi %388, %262 : index
    %390 = arith.addi %389, %c17 : index
    %391 = memref.load %13[%390] : memref<?xf32>
    %392 = arith.addi %390, %c16 : index
    %393 = memref.load %13[%392] : memref<?xf32>
    %394 = arith.addf %391, %393 : f32
    %395 = arith.addi %390, %c25 : index
    %396 = memref.load %13[%395] : memref<?xf32>
    %397 = arith.addf %394, %396 : f32
    %398 = arith.addi %390, %c26 : index
    %399 = memref.load %13[%398] : memref<?xf32>
    %400 = arith.addf %397, %399 : f32
    %401 = wave.lane
    %402 = arith.addi %11, %c4 : index
    %403 = arith.muli %374, %c3 : index
    %404 = arith.addi %402, %403 : index
    %405 = arith.divui %401, %c7 : index
    %406 = arith.addi %404, %405 : index
    %407 = arith.cmpi slt, %406, %10 : index
    scf.if %407 {
      %408 = arith.cmpi eq, %hasFactors, %c5 : index
      %409 = memref.load %factors[%406] : memref<?xf32>
      %410 = arith.select %408, %409, %c28 : f32
      %411 = arith.remui %401, %c7 : index
      %412 = arith.muli %411, %c14 : index
      %413 = arith.addi %6, %412 : index
      %414 = vector.load %w[%413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %415 = vector.bitcast %414 : vector<4xi8> to vector<1xf32>
      %416 = vector.extract %415[0] : f32 from vector<1xf32>
      %417 = arith.mulf %416, %410 : f32
      %418 = arith.mulf %387, %417 : f32
      %419 = arith.remui %401, %c7 : index
      %420 = arith.muli %419, %c14 : index
      %421 = arith.addi %8, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.bitcast %422 : vector<4xi8> to vector<1xf32>
      %424 = vector.extract %423[0] : f32 from vector<1xf32>
      %425 = arith.mulf %424, %410 : f32
      %426 = arith.mulf %400, %425 : f32
      %427 = arith.muli %406, %outputFeatures : index
      %428 = arith.addi %427, %16 : index
      %429 = wave.lane
      %430 = arith.remui %429, %c7 : index
      %431 = arith.addi %428, %430 : index
      scf.if %14 {
        %432 = arith.addi %431, %c4 : index
        %433 = memref.load %residual[%432] : memref<?xf32>
        %434 = arith.addf %433, %418 : f32
        %435 = arith.addi %431, %c4 : index
        memref.store %434, %out[%435] : memref<?xf32>
      } else {
        %436 = arith.addi %431, %c4 : index
        memref.store %418, %out[%436] : memref<?xf32>
      }
      scf.if %14 {
        %437 = arith.addi %431, %c7 : index
        %438 = memref.load %residual[%437] : memref<?xf32>
        %439 = arith.addf %438, %426 : f32
        %440 = arith.addi %431, %c7 : index
        memref.store %439, %out[%440] : memref<?xf32>
      } else {
        %441 = arith.addi %431, %c7 : index
        memref.store %426, %out[%441] : memref<?xf32>
      }
    }
  }
  %442 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %442 {
    %443 = arith.addi %11, %c7 : index
    %444 = arith.minsi %443, %10 : index
    %445 = wave.wave
    %446 = arith.addi %11, %445 : index
    scf.for %447 = %446 to %444 step %c14 {
      %448 = arith.muli %447, %features : index
      %449 = wave.lane
      %450 = arith.muli %449, %c14 : index
      %454:2 = scf.for %451 = %450 to %features step %c2 iter_args(%452 = %c31, %453 = %c31) -> (vector<4xf32>, vector<4xf32>) {
        %455 = arith.addi %448, %451 : index
        %456 = vector.load %out[%455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %457 = vector.load %norm_weight[%451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %458 = arith.mulf %456, %457 : vector<4xf32>
        %459 = math.absf %458 : vector<4xf32>
        %460 = math.fma %456, %456, %452 : vector<4xf32>
        %461 = arith.maximumf %453, %459 : vector<4xf32>
        scf.yield %460, %461 : vector<4xf32>, vector<4xf32>
      }
      %462 = wave.reduce "add" %454#0 : vector<4xf32>
      %463 = arith.mulf %462, %inverseFeatures : f32
      %464 = arith.addf %463, %epsilon : f32
      %465 = math.sqrt %464 : f32
      %466 = arith.divf %c28, %465 : f32
      %467 = wave.reduce "max" %454#1 : vector<4xf32>
      %468 = arith.mulf %467, %466 : f32
      %469 = arith.bitcast %468 : f32 to i32
      %470 = arith.shrui %469, %c34 : i32
      %471 = arith.maxsi %470, %c35 : i32
      %472 = arith.subi %c36, %471 : i32
      %473 = arith.shli %472, %c34 : i32
      %474 = arith.subi %471, %c37 : i32
      %475 = arith.shli %474, %c34 : i32
      %476 = arith.bitcast %473 : i32 to f32
      %477 = arith.bitcast %475 : i32 to f32
      %478 = wave.lane
      %479 = arith.cmpi eq, %478, %c4 : index
      scf.if %479 {
        memref.store %477, %normed_factors[%447] : memref<?xf32>
      }
      %480 = vector.broadcast %466 : f32 to vector<4xf32>
      %481 = vector.broadcast %476 : f32 to vector<4xf32>
      scf.for %482 = %450 to %features step %c2 {
        %483 = arith.addi %448, %482 : index
        %484 = vector.load %out[%483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %485 = arith.mulf %484, %480 : vector<4xf32>
        %486 = vector.load %norm_weight[%482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %487 = arith.mulf %485, %486 : vector<4xf32>
        %488 = arith.mulf %487, %481 : vector<4xf32>
        %489 = arith.divui %447, %tileRows : index
        %490 = arith.divui %features, %c7 : index
        %491 = arith.muli %489, %490 : index
        %492 = arith.divui %482, %c7 : index
        %493 = arith.addi %491, %492 : index
        %494 = arith.muli %493, %c3 : index
        %495 = arith.remui %482, %c7 : index
        %496 = arith.divui %495, %c19 : index
        %497 = arith.addi %494, %496 : index
        %498 = arith.muli %tileRows, %c19 : index
        %499 = arith.muli %497, %498 : index
        %500 = arith.remui %447, %tileRows : index
        %501 = arith.muli %500, %c19 : index
        %502 = arith.addi %499, %501 : index
        %503 = arith.remui %482, %c19 : index
        %504 = arith.addi %502, %503 : index
        %505 = arith.truncf %488 : vector<4xf32> to vector<4xf16>
        vector.store %505, %normed[%504] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
