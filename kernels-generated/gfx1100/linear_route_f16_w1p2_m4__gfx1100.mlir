// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c28 = arith.constant 0xFF61B1E6 : f32
  %c29 = arith.constant 0x00000000 : f32
  %c30 = arith.constant 0x3FB8AA3B : f32
  %c31 = arith.constant 0 : i32
  %c32 = arith.constant 0xC0000000 : f32
  %c33 = arith.constant 0xCB800000 : f32
  %c34 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
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
  %12 = wave.block 0
  %13 = arith.muli %12, %c1 : index
  %14 = arith.cmpi slt, %11, %10 : index
  scf.if %14 {
    %15 = wave.lane
    %16 = arith.remui %15, %c7 : index
    %17 = wave.scratch %operandHalves : memref<?xf16>
    %18 = arith.divui %operandHalves, %c11 : index
    %19 = wave.wave
    %20 = arith.muli %19, %c1 : index
    %21 = wave.lane
    %22 = arith.addi %20, %21 : index
    scf.for %23 = %22 to %18 step %c1 {
      %24 = arith.muli %23, %c11 : index
      %25 = arith.addi %c4, %24 : index
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %27 = arith.muli %23, %c11 : index
      vector.store %26, %17[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c11 : index
    %30 = wave.wave
    %31 = arith.divui %inputFeatures, %c7 : index
    %32 = arith.muli %30, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %37 = arith.subi %35, %33 : index
    %38 = arith.divui %37, %c15 : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %33, %39 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %36, %41, %40 : index
    %46:2 = scf.for %43 = %33 to %42 step %c15 iter_args(%44 = %c12, %45 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %43, %c4 : index
      %49 = arith.addi %6, %c2 : index
      %50 = arith.muli %48, %c16 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.remui %47, %c7 : index
      %53 = arith.muli %52, %c7 : index
      %54 = arith.addi %51, %53 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = arith.addi %54, %c17 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %61 = arith.addi %43, %c5 : index
      %62 = arith.addi %6, %c2 : index
      %63 = arith.muli %61, %c16 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.remui %47, %c7 : index
      %66 = arith.muli %65, %c7 : index
      %67 = arith.addi %64, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = arith.addi %67, %c17 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = arith.addi %43, %c3 : index
      %75 = arith.addi %6, %c2 : index
      %76 = arith.muli %74, %c16 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.remui %47, %c7 : index
      %79 = arith.muli %78, %c7 : index
      %80 = arith.addi %77, %79 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = arith.addi %80, %c17 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = vector.shuffle %82, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.addi %43, %c18 : index
      %88 = arith.addi %6, %c2 : index
      %89 = arith.muli %87, %c16 : index
      %90 = arith.addi %88, %89 : index
      %91 = arith.remui %47, %c7 : index
      %92 = arith.muli %91, %c7 : index
      %93 = arith.addi %90, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<8xf16>
      %96 = arith.addi %93, %c17 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = vector.shuffle %95, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = arith.addi %43, %c4 : index
      %101 = arith.addi %8, %c2 : index
      %102 = arith.muli %100, %c16 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.remui %47, %c7 : index
      %105 = arith.muli %104, %c7 : index
      %106 = arith.addi %103, %105 : index
      %107 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<8xf16>
      %109 = arith.addi %106, %c17 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = arith.addi %43, %c5 : index
      %114 = arith.addi %8, %c2 : index
      %115 = arith.muli %113, %c16 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.remui %47, %c7 : index
      %118 = arith.muli %117, %c7 : index
      %119 = arith.addi %116, %118 : index
      %120 = vector.load %w[%119] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %121 = vector.bitcast %120 : vector<16xi8> to vector<8xf16>
      %122 = arith.addi %119, %c17 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = arith.addi %43, %c3 : index
      %127 = arith.addi %8, %c2 : index
      %128 = arith.muli %126, %c16 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.remui %47, %c7 : index
      %131 = arith.muli %130, %c7 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<8xf16>
      %135 = arith.addi %132, %c17 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = arith.addi %43, %c18 : index
      %140 = arith.addi %8, %c2 : index
      %141 = arith.muli %139, %c16 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.remui %47, %c7 : index
      %144 = arith.muli %143, %c7 : index
      %145 = arith.addi %142, %144 : index
      %146 = vector.load %w[%145] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %147 = vector.bitcast %146 : vector<16xi8> to vector<8xf16>
      %148 = arith.addi %145, %c17 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<8xf16>
      %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.muli %43, %c5 : index
      %153 = arith.addi %152, %c4 : index
      %154 = arith.muli %tileRows, %c7 : index
      %155 = arith.muli %153, %154 : index
      %156 = arith.addi %29, %155 : index
      %157 = vector.load %17[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = arith.muli %tileRows, %c11 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %17[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = vector.shuffle %157, %160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = wave.mma %161, %60, %44 : vector<16xf16>, vector<8xf32>
      %163 = wave.mma %161, %112, %45 : vector<16xf16>, vector<8xf32>
      %164 = arith.muli %43, %c5 : index
      %165 = arith.addi %164, %c5 : index
      %166 = arith.muli %tileRows, %c7 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.addi %29, %167 : index
      %169 = vector.load %17[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c11 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %17[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %73, %162 : vector<16xf16>, vector<8xf32>
      %175 = wave.mma %173, %125, %163 : vector<16xf16>, vector<8xf32>
      %176 = arith.muli %43, %c5 : index
      %177 = arith.addi %176, %c3 : index
      %178 = arith.muli %tileRows, %c7 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.addi %29, %179 : index
      %181 = vector.load %17[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c11 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %17[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %86, %174 : vector<16xf16>, vector<8xf32>
      %187 = wave.mma %185, %138, %175 : vector<16xf16>, vector<8xf32>
      %188 = arith.muli %43, %c5 : index
      %189 = arith.addi %188, %c18 : index
      %190 = arith.muli %tileRows, %c7 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.addi %29, %191 : index
      %193 = vector.load %17[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = arith.muli %tileRows, %c11 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %17[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %193, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %99, %186 : vector<16xf16>, vector<8xf32>
      %199 = wave.mma %197, %151, %187 : vector<16xf16>, vector<8xf32>
      scf.yield %198, %199 : vector<8xf32>, vector<8xf32>
    }
    %200 = arith.select %36, %42, %35 : index
    %204:2 = scf.for %201 = %42 to %200 step %c5 iter_args(%202 = %46#0, %203 = %46#1) -> (vector<8xf32>, vector<8xf32>) {
      %205 = wave.lane
      %206 = arith.addi %201, %c4 : index
      %207 = arith.addi %6, %c2 : index
      %208 = arith.muli %206, %c16 : index
      %209 = arith.addi %207, %208 : index
      %210 = arith.remui %205, %c7 : index
      %211 = arith.muli %210, %c7 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<8xf16>
      %215 = arith.addi %212, %c17 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<8xf16>
      %218 = vector.shuffle %214, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = arith.addi %201, %c4 : index
      %220 = arith.addi %8, %c2 : index
      %221 = arith.muli %219, %c16 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.remui %205, %c7 : index
      %224 = arith.muli %223, %c7 : index
      %225 = arith.addi %222, %224 : index
      %226 = vector.load %w[%225] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %227 = vector.bitcast %226 : vector<16xi8> to vector<8xf16>
      %228 = arith.addi %225, %c17 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<8xf16>
      %231 = vector.shuffle %227, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = arith.muli %201, %c5 : index
      %233 = arith.addi %232, %c4 : index
      %234 = arith.muli %tileRows, %c7 : index
      %235 = arith.muli %233, %234 : index
      %236 = arith.addi %29, %235 : index
      %237 = vector.load %17[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = arith.muli %tileRows, %c11 : index
      %239 = arith.addi %236, %238 : index
      %240 = vector.load %17[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = vector.shuffle %237, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = wave.mma %241, %218, %202 : vector<16xf16>, vector<8xf32>
      %243 = wave.mma %241, %231, %203 : vector<16xf16>, vector<8xf32>
      scf.yield %242, %243 : vector<8xf32>, vector<8xf32>
    }
    %244 = wave.lane
    %245 = vector.extract %204#0[0] : f32 from vector<8xf32>
    %246 = vector.extract %204#1[0] : f32 from vector<8xf32>
    %247 = wave.lane
    %248 = arith.addi %11, %c4 : index
    %249 = arith.muli %c4, %c3 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.divui %247, %c7 : index
    %252 = arith.addi %250, %251 : index
    %253 = arith.cmpi slt, %252, %10 : index
    scf.if %253 {
      %254 = arith.cmpi eq, %hasFactors, %c5 : index
      %255 = arith.muli %252, %c3 : index
      %256 = memref.load %factors[%255] : memref<?xf32>
      %257 = arith.mulf %256, %operandScale : f32
      %258 = arith.select %254, %257, %operandScale : f32
      %259 = arith.remui %247, %c7 : index
      %260 = arith.muli %259, %c15 : index
      %261 = arith.addi %6, %260 : index
      %262 = vector.load %w[%261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %263 = vector.bitcast %262 : vector<4xi8> to vector<1xf32>
      %264 = vector.extract %263[0] : f32 from vector<1xf32>
      %265 = arith.mulf %264, %258 : f32
      %266 = arith.mulf %245, %265 : f32
      %267 = arith.remui %247, %c7 : index
      %268 = arith.muli %267, %c15 : index
      %269 = arith.addi %8, %268 : index
      %270 = vector.load %w[%269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %271 = vector.bitcast %270 : vector<4xi8> to vector<1xf32>
      %272 = vector.extract %271[0] : f32 from vector<1xf32>
      %273 = arith.mulf %272, %258 : f32
      %274 = arith.mulf %246, %273 : f32
      %275 = arith.muli %252, %outputFeatures : index
      %276 = arith.addi %275, %13 : index
      %277 = wave.lane
      %278 = arith.remui %277, %c7 : index
      %279 = arith.addi %276, %278 : index
      %280 = arith.addi %279, %c4 : index
      memref.store %266, %logits[%280] : memref<?xf32>
      %281 = arith.addi %279, %c7 : index
      memref.store %274, %logits[%281] : memref<?xf32>
    }
    %282 = vector.extract %204#0[1] : f32 from vector<8xf32>
    %283 = vector.extract %204#1[1] : f32 from vector<8xf32>
    %284 = wave.lane
    %285 = arith.addi %11, %c4 : index
    %286 = arith.muli %c5, %c3 : index
    %287 = arith.addi %285, %286 : index
    %288 = arith.divui %284, %c7 : index
    %289 = arith.addi %287, %288 : index
    %290 = arith.cmpi slt, %289, %10 : index
    scf.if %290 {
      %291 = arith.cmpi eq, %hasFactors, %c5 : index
      %292 = arith.muli %289, %c3 : index
      %293 = memref.load %factors[%292] : memref<?xf32>
      %294 = arith.mulf %293, %operandScale : f32
      %295 = arith.select %291, %294, %operandScale : f32
      %296 = arith.remui %284, %c7 : index
      %297 = arith.muli %296, %c15 : index
      %298 = arith.addi %6, %297 : index
      %299 = vector.load %w[%298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %300 = vector.bitcast %299 : vector<4xi8> to vector<1xf32>
      %301 = vector.extract %300[0] : f32 from vector<1xf32>
      %302 = arith.mulf %301, %295 : f32
      %303 = arith.mulf %282, %302 : f32
      %304 = arith.remui %284, %c7 : index
      %305 = arith.muli %304, %c15 : index
      %306 = arith.addi %8, %305 : index
      %307 = vector.load %w[%306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %308 = vector.bitcast %307 : vector<4xi8> to vector<1xf32>
      %309 = vector.extract %308[0] : f32 from vector<1xf32>
      %310 = arith.mulf %309, %295 : f32
      %311 = arith.mulf %283, %310 : f32
      %312 = arith.muli %289, %outputFeatures : index
      %313 = arith.addi %312, %13 : index
      %314 = wave.lane
      %315 = arith.remui %314, %c7 : index
      %316 = arith.addi %313, %315 : index
      %317 = arith.addi %316, %c4 : index
      memref.store %303, %logits[%317] : memref<?xf32>
      %318 = arith.addi %316, %c7 : index
      memref.store %311, %logits[%318] : memref<?xf32>
    }
    %319 = vector.extract %204#0[2] : f32 from vector<8xf32>
    %320 = vector.extract %204#1[2] : f32 from vector<8xf32>
    %321 = wave.lane
    %322 = arith.addi %11, %c4 : index
    %323 = arith.muli %c3, %c3 : index
    %324 = arith.addi %322, %323 : index
    %325 = arith.divui %321, %c7 : index
    %326 = arith.addi %324, %325 : index
    %327 = arith.cmpi slt, %326, %10 : index
    scf.if %327 {
      %328 = arith.cmpi eq, %hasFactors, %c5 : index
      %329 = arith.muli %326, %c3 : index
      %330 = memref.load %factors[%329] : memref<?xf32>
      %331 = arith.mulf %330, %operandScale : f32
      %332 = arith.select %328, %331, %operandScale : f32
      %333 = arith.remui %321, %c7 : index
      %334 = arith.muli %333, %c15 : index
      %335 = arith.addi %6, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xf32>
      %338 = vector.extract %337[0] : f32 from vector<1xf32>
      %339 = arith.mulf %338, %332 : f32
      %340 = arith.mulf %319, %339 : f32
      %341 = arith.remui %321, %c7 : index
      %342 = arith.muli %341, %c15 : index
      %343 = arith.addi %8, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %346, %332 : f32
      %348 = arith.mulf %320, %347 : f32
      %349 = arith.muli %326, %outputFeatures : index
      %350 = arith.addi %349, %13 : index
      %351 = wave.lane
      %352 = arith.remui %351, %c7 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.addi %353, %c4 : index
      memref.store %340, %logits[%354] : memref<?xf32>
      %355 = arith.addi %353, %c7 : index
      memref.store %348, %logits[%355] : memref<?xf32>
    }
    %356 = vector.extract %204#0[3] : f32 from vector<8xf32>
    %357 = vector.extract %204#1[3] : f32 from vector<8xf32>
    %358 = wave.lane
    %359 = arith.addi %11, %c4 : index
    %360 = arith.muli %c18, %c3 : index
    %361 = arith.addi %359, %360 : index
    %362 = arith.divui %358, %c7 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.cmpi slt, %363, %10 : index
    scf.if %364 {
      %365 = arith.cmpi eq, %hasFactors, %c5 : index
      %366 = arith.muli %363, %c3 : index
      %367 = memref.load %factors[%366] : memref<?xf32>
      %368 = arith.mulf %367, %operandScale : f32
      %369 = arith.select %365, %368, %operandScale : f32
      %370 = arith.remui %358, %c7 : index
      %371 = arith.muli %370, %c15 : index
      %372 = arith.addi %6, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %369 : f32
      %377 = arith.mulf %356, %376 : f32
      %378 = arith.remui %358, %c7 : index
      %379 = arith.muli %378, %c15 : index
      %380 = arith.addi %8, %379 : index
      %381 = vector.load %w[%380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %382 = vector.bitcast %381 : vector<4xi8> to vector<1xf32>
      %383 = vector.extract %382[0] : f32 from vector<1xf32>
      %384 = arith.mulf %383, %369 : f32
      %385 = arith.mulf %357, %384 : f32
      %386 = arith.muli %363, %outputFeatures : index
      %387 = arith.addi %386, %13 : index
      %388 = wave.lane
      %389 = arith.remui %388, %c7 : index
      %390 = arith.addi %387, %389 : index
      %391 = arith.addi %390, %c4 : index
      memref.store %377, %logits[%391] : memref<?xf32>
      %392 = arith.addi %390, %c7 : index
      memref.store %385, %logits[%392] : memref<?xf32>
    }
    %393 = vector.extract %204#0[4] : f32 from vector<8xf32>
    %394 = vector.extract %204#1[4] : f32 from vector<8xf32>
    %395 = wave.lane
    %396 = arith.addi %11, %c4 : index
    %397 = arith.muli %c15, %c3 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c7 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %10 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c5 : index
      %403 = arith.muli %400, %c3 : index
      %404 = memref.load %factors[%403] : memref<?xf32>
      %405 = arith.mulf %404, %operandScale : f32
      %406 = arith.select %402, %405, %operandScale : f32
      %407 = arith.remui %395, %c7 : index
      %408 = arith.muli %407, %c15 : index
      %409 = arith.addi %6, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %393, %413 : f32
      %415 = arith.remui %395, %c7 : index
      %416 = arith.muli %415, %c15 : index
      %417 = arith.addi %8, %416 : index
      %418 = vector.load %w[%417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %419 = vector.bitcast %418 : vector<4xi8> to vector<1xf32>
      %420 = vector.extract %419[0] : f32 from vector<1xf32>
      %421 = arith.mulf %420, %406 : f32
      %422 = arith.mulf %394, %421 : f32
      %423 = arith.muli %400, %outputFeatures : index
      %424 = arith.addi %423, %13 : index
      %425 = wave.lane
      %426 = arith.remui %425, %c7 : index
      %427 = arith.addi %424, %426 : index
      %428 = arith.addi %427, %c4 : index
      memref.store %414, %logits[%428] : memref<?xf32>
      %429 = arith.addi %427, %c7 : index
      memref.store %422, %logits[%429] : memref<?xf32>
    }
    %430 = vector.extract %204#0[5] : f32 from vector<8xf32>
    %431 = vector.extract %204#1[5] : f32 from vector<8xf32>
    %432 = wave.lane
    %433 = arith.addi %11, %c4 : index
    %434 = arith.muli %c21, %c3 : index
    %435 = arith.addi %433, %434 : index
    %436 = arith.divui %432, %c7 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.cmpi slt, %437, %10 : index
    scf.if %438 {
      %439 = arith.cmpi eq, %hasFactors, %c5 : index
      %440 = arith.muli %437, %c3 : index
      %441 = memref.load %factors[%440] : memref<?xf32>
      %442 = arith.mulf %441, %operandScale : f32
      %443 = arith.select %439, %442, %operandScale : f32
      %444 = arith.remui %432, %c7 : index
      %445 = arith.muli %444, %c15 : index
      %446 = arith.addi %6, %445 : index
      %447 = vector.load %w[%446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %448 = vector.bitcast %447 : vector<4xi8> to vector<1xf32>
      %449 = vector.extract %448[0] : f32 from vector<1xf32>
      %450 = arith.mulf %449, %443 : f32
      %451 = arith.mulf %430, %450 : f32
      %452 = arith.remui %432, %c7 : index
      %453 = arith.muli %452, %c15 : index
      %454 = arith.addi %8, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %443 : f32
      %459 = arith.mulf %431, %458 : f32
      %460 = arith.muli %437, %outputFeatures : index
      %461 = arith.addi %460, %13 : index
      %462 = wave.lane
      %463 = arith.remui %462, %c7 : index
      %464 = arith.addi %461, %463 : index
      %465 = arith.addi %464, %c4 : index
      memref.store %451, %logits[%465] : memref<?xf32>
      %466 = arith.addi %464, %c7 : index
      memref.store %459, %logits[%466] : memref<?xf32>
    }
    %467 = vector.extract %204#0[6] : f32 from vector<8xf32>
    %468 = vector.extract %204#1[6] : f32 from vector<8xf32>
    %469 = wave.lane
    %470 = arith.addi %11, %c4 : index
    %471 = arith.muli %c22, %c3 : index
    %472 = arith.addi %470, %471 : index
    %473 = arith.divui %469, %c7 : index
    %474 = arith.addi %472, %473 : index
    %475 = arith.cmpi slt, %474, %10 : index
    scf.if %475 {
      %476 = arith.cmpi eq, %hasFactors, %c5 : index
      %477 = arith.muli %474, %c3 : index
      %478 = memref.load %factors[%477] : memref<?xf32>
      %479 = arith.mulf %478, %operandScale : f32
      %480 = arith.select %476, %479, %operandScale : f32
      %481 = arith.remui %469, %c7 : index
      %482 = arith.muli %481, %c15 : index
      %483 = arith.addi %6, %482 : index
      %484 = vector.load %w[%483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %485 = vector.bitcast %484 : vector<4xi8> to vector<1xf32>
      %486 = vector.extract %485[0] : f32 from vector<1xf32>
      %487 = arith.mulf %486, %480 : f32
      %488 = arith.mulf %467, %487 : f32
      %489 = arith.remui %469, %c7 : index
      %490 = arith.muli %489, %c15 : index
      %491 = arith.addi %8, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<1xf32>
      %494 = vector.extract %493[0] : f32 from vector<1xf32>
      %495 = arith.mulf %494, %480 : f32
      %496 = arith.mulf %468, %495 : f32
      %497 = arith.muli %474, %outputFeatures : index
      %498 = arith.addi %497, %13 : index
      %499 = wave.lane
      %500 = arith.remui %499, %c7 : index
      %501 = arith.addi %498, %500 : index
      %502 = arith.addi %501, %c4 : index
      memref.store %488, %logits[%502] : memref<?xf32>
      %503 = arith.addi %501, %c7 : index
      memref.store %496, %logits[%503] : memref<?xf32>
    }
    %504 = vector.extract %204#0[7] : f32 from vector<8xf32>
    %505 = vector.extract %204#1[7] : f32 from vector<8xf32>
    %506 = wave.lane
    %507 = arith.addi %11, %c4 : index
    %508 = arith.muli %c23, %c3 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.divui %506, %c7 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.cmpi slt, %511, %10 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c5 : index
      %514 = arith.muli %511, %c3 : index
      %515 = memref.load %factors[%514] : memref<?xf32>
      %516 = arith.mulf %515, %operandScale : f32
      %517 = arith.select %513, %516, %operandScale : f32
      %518 = arith.remui %506, %c7 : index
      %519 = arith.muli %518, %c15 : index
      %520 = arith.addi %6, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %523, %517 : f32
      %525 = arith.mulf %504, %524 : f32
      %526 = arith.remui %506, %c7 : index
      %527 = arith.muli %526, %c15 : index
      %528 = arith.addi %8, %527 : index
      %529 = vector.load %w[%528] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %530 = vector.bitcast %529 : vector<4xi8> to vector<1xf32>
      %531 = vector.extract %530[0] : f32 from vector<1xf32>
      %532 = arith.mulf %531, %517 : f32
      %533 = arith.mulf %505, %532 : f32
      %534 = arith.muli %511, %outputFeatures : index
      %535 = arith.addi %534, %13 : index
      %536 = wave.lane
      %537 = arith.remui %536, %c7 : index
      %538 = arith.addi %535, %537 : index
      %539 = arith.addi %538, %c4 : index
      memref.store %525, %logits[%539] : memref<?xf32>
      %540 = arith.addi %538, %c7 : index
      memref.store %533, %logits[%540] : memref<?xf32>
    }
  }
  %541 = arith.muli %experts, %c5 : index
  %542 = wave.scratch %541 : memref<?xf32>
  %543 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %543 {
    %544 = arith.addi %11, %c7 : index
    %545 = arith.minsi %544, %10 : index
    %546 = wave.wave
    %547 = arith.addi %11, %546 : index
    scf.for %548 = %547 to %545 step %c5 {
      %549 = wave.wave
      %550 = arith.muli %549, %experts : index
      %551 = wave.lane
      %552 = arith.muli %548, %logitsWidth : index
      %555 = scf.for %553 = %551 to %experts step %c1 iter_args(%554 = %c28) -> (f32) {
        %556 = arith.addi %552, %553 : index
        %557 = memref.load %logits[%556] : memref<?xf32>
        %558 = arith.maximumf %554, %557 : f32
        scf.yield %558 : f32
      }
      %559 = vector.broadcast %555 : f32 to vector<1xf32>
      %560 = wave.reduce "max" %559 : vector<1xf32>
      %563 = scf.for %561 = %551 to %experts step %c1 iter_args(%562 = %c29) -> (f32) {
        %564 = arith.addi %552, %561 : index
        %565 = memref.load %logits[%564] : memref<?xf32>
        %566 = arith.subf %565, %560 : f32
        %567 = arith.mulf %566, %c30 : f32
        %568 = wave.exp2 %567 : f32
        %569 = arith.addi %550, %561 : index
        memref.store %568, %542[%569] : memref<?xf32>
        %570 = arith.addf %562, %568 : f32
        scf.yield %570 : f32
      }
      %571 = vector.broadcast %563 : f32 to vector<1xf32>
      %572 = wave.reduce "add" %571 : vector<1xf32>
      scf.for %573 = %551 to %experts step %c1 {
        %574 = arith.addi %550, %573 : index
        %575 = memref.load %542[%574] : memref<?xf32>
        %576 = arith.divf %575, %572 : f32
        %577 = arith.addi %550, %573 : index
        memref.store %576, %542[%577] : memref<?xf32>
      }
      %582:3 = scf.for %578 = %c4 to %expertsPerToken step %c5 iter_args(%579 = %c29, %580 = %c29, %581 = %c31) -> (f32, f32, i32) {
        %586:2 = scf.for %583 = %551 to %experts step %c1 iter_args(%584 = %c32, %585 = %c29) -> (f32, f32) {
          %587 = arith.addi %550, %583 : index
          %588 = memref.load %542[%587] : memref<?xf32>
          %589 = arith.cmpf ogt, %588, %584 : f32
          %590 = arith.index_cast %583 : index to i32
          %591 = arith.sitofp %590 : i32 to f32
          %592 = arith.select %589, %588, %584 : f32
          %593 = arith.select %589, %591, %585 : f32
          scf.yield %592, %593 : f32, f32
        }
        %594 = vector.broadcast %586#0 : f32 to vector<1xf32>
        %595 = wave.reduce "max" %594 : vector<1xf32>
        %596 = arith.cmpf oeq, %586#0, %595 : f32
        %597 = arith.subf %c29, %586#1 : f32
        %598 = arith.select %596, %597, %c33 : f32
        %599 = vector.broadcast %598 : f32 to vector<1xf32>
        %600 = wave.reduce "max" %599 : vector<1xf32>
        %601 = arith.subf %c29, %600 : f32
        %602 = arith.fptosi %601 : f32 to i32
        %603 = arith.index_cast %602 : i32 to index
        %604 = arith.remui %603, %c1 : index
        %605 = arith.cmpi eq, %604, %551 : index
        scf.if %605 {
          %606 = arith.addi %550, %603 : index
          memref.store %c34, %542[%606] : memref<?xf32>
        }
        %607 = arith.cmpi eq, %578, %551 : index
        %608 = arith.addf %579, %595 : f32
        %609 = arith.select %607, %595, %580 : f32
        %610 = arith.select %607, %602, %581 : i32
        scf.yield %608, %609, %610 : f32, f32, i32
      }
      %611 = arith.cmpi eq, %normalize, %c5 : index
      %612 = arith.divf %582#1, %582#0 : f32
      %613 = arith.select %611, %612, %582#1 : f32
      %614 = arith.cmpi slt, %551, %expertsPerToken : index
      scf.if %614 {
        %615 = arith.muli %548, %expertsPerToken : index
        %616 = arith.addi %615, %551 : index
        memref.store %613, %weights[%616] : memref<?xf32>
        %617 = arith.muli %548, %expertsPerToken : index
        %618 = arith.addi %617, %551 : index
        memref.store %582#2, %ids_out[%618] : memref<?xi32>
      }
    }
  }
  wave.return
}
