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
  %c20 = arith.constant 0x3F800000 : f32
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
      %255 = memref.load %factors[%252] : memref<?xf32>
      %256 = arith.select %254, %255, %c20 : f32
      %257 = arith.remui %247, %c7 : index
      %258 = arith.muli %257, %c15 : index
      %259 = arith.addi %6, %258 : index
      %260 = vector.load %w[%259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %261 = vector.bitcast %260 : vector<4xi8> to vector<1xf32>
      %262 = vector.extract %261[0] : f32 from vector<1xf32>
      %263 = arith.mulf %262, %256 : f32
      %264 = arith.mulf %245, %263 : f32
      %265 = arith.remui %247, %c7 : index
      %266 = arith.muli %265, %c15 : index
      %267 = arith.addi %8, %266 : index
      %268 = vector.load %w[%267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %269 = vector.bitcast %268 : vector<4xi8> to vector<1xf32>
      %270 = vector.extract %269[0] : f32 from vector<1xf32>
      %271 = arith.mulf %270, %256 : f32
      %272 = arith.mulf %246, %271 : f32
      %273 = arith.muli %252, %outputFeatures : index
      %274 = arith.addi %273, %13 : index
      %275 = wave.lane
      %276 = arith.remui %275, %c7 : index
      %277 = arith.addi %274, %276 : index
      %278 = arith.addi %277, %c4 : index
      memref.store %264, %logits[%278] : memref<?xf32>
      %279 = arith.addi %277, %c7 : index
      memref.store %272, %logits[%279] : memref<?xf32>
    }
    %280 = vector.extract %204#0[1] : f32 from vector<8xf32>
    %281 = vector.extract %204#1[1] : f32 from vector<8xf32>
    %282 = wave.lane
    %283 = arith.addi %11, %c4 : index
    %284 = arith.muli %c5, %c3 : index
    %285 = arith.addi %283, %284 : index
    %286 = arith.divui %282, %c7 : index
    %287 = arith.addi %285, %286 : index
    %288 = arith.cmpi slt, %287, %10 : index
    scf.if %288 {
      %289 = arith.cmpi eq, %hasFactors, %c5 : index
      %290 = memref.load %factors[%287] : memref<?xf32>
      %291 = arith.select %289, %290, %c20 : f32
      %292 = arith.remui %282, %c7 : index
      %293 = arith.muli %292, %c15 : index
      %294 = arith.addi %6, %293 : index
      %295 = vector.load %w[%294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %296 = vector.bitcast %295 : vector<4xi8> to vector<1xf32>
      %297 = vector.extract %296[0] : f32 from vector<1xf32>
      %298 = arith.mulf %297, %291 : f32
      %299 = arith.mulf %280, %298 : f32
      %300 = arith.remui %282, %c7 : index
      %301 = arith.muli %300, %c15 : index
      %302 = arith.addi %8, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<1xf32>
      %305 = vector.extract %304[0] : f32 from vector<1xf32>
      %306 = arith.mulf %305, %291 : f32
      %307 = arith.mulf %281, %306 : f32
      %308 = arith.muli %287, %outputFeatures : index
      %309 = arith.addi %308, %13 : index
      %310 = wave.lane
      %311 = arith.remui %310, %c7 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.addi %312, %c4 : index
      memref.store %299, %logits[%313] : memref<?xf32>
      %314 = arith.addi %312, %c7 : index
      memref.store %307, %logits[%314] : memref<?xf32>
    }
    %315 = vector.extract %204#0[2] : f32 from vector<8xf32>
    %316 = vector.extract %204#1[2] : f32 from vector<8xf32>
    %317 = wave.lane
    %318 = arith.addi %11, %c4 : index
    %319 = arith.muli %c3, %c3 : index
    %320 = arith.addi %318, %319 : index
    %321 = arith.divui %317, %c7 : index
    %322 = arith.addi %320, %321 : index
    %323 = arith.cmpi slt, %322, %10 : index
    scf.if %323 {
      %324 = arith.cmpi eq, %hasFactors, %c5 : index
      %325 = memref.load %factors[%322] : memref<?xf32>
      %326 = arith.select %324, %325, %c20 : f32
      %327 = arith.remui %317, %c7 : index
      %328 = arith.muli %327, %c15 : index
      %329 = arith.addi %6, %328 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<1xf32>
      %332 = vector.extract %331[0] : f32 from vector<1xf32>
      %333 = arith.mulf %332, %326 : f32
      %334 = arith.mulf %315, %333 : f32
      %335 = arith.remui %317, %c7 : index
      %336 = arith.muli %335, %c15 : index
      %337 = arith.addi %8, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %326 : f32
      %342 = arith.mulf %316, %341 : f32
      %343 = arith.muli %322, %outputFeatures : index
      %344 = arith.addi %343, %13 : index
      %345 = wave.lane
      %346 = arith.remui %345, %c7 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.addi %347, %c4 : index
      memref.store %334, %logits[%348] : memref<?xf32>
      %349 = arith.addi %347, %c7 : index
      memref.store %342, %logits[%349] : memref<?xf32>
    }
    %350 = vector.extract %204#0[3] : f32 from vector<8xf32>
    %351 = vector.extract %204#1[3] : f32 from vector<8xf32>
    %352 = wave.lane
    %353 = arith.addi %11, %c4 : index
    %354 = arith.muli %c18, %c3 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.divui %352, %c7 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.cmpi slt, %357, %10 : index
    scf.if %358 {
      %359 = arith.cmpi eq, %hasFactors, %c5 : index
      %360 = memref.load %factors[%357] : memref<?xf32>
      %361 = arith.select %359, %360, %c20 : f32
      %362 = arith.remui %352, %c7 : index
      %363 = arith.muli %362, %c15 : index
      %364 = arith.addi %6, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
      %367 = vector.extract %366[0] : f32 from vector<1xf32>
      %368 = arith.mulf %367, %361 : f32
      %369 = arith.mulf %350, %368 : f32
      %370 = arith.remui %352, %c7 : index
      %371 = arith.muli %370, %c15 : index
      %372 = arith.addi %8, %371 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.mulf %375, %361 : f32
      %377 = arith.mulf %351, %376 : f32
      %378 = arith.muli %357, %outputFeatures : index
      %379 = arith.addi %378, %13 : index
      %380 = wave.lane
      %381 = arith.remui %380, %c7 : index
      %382 = arith.addi %379, %381 : index
      %383 = arith.addi %382, %c4 : index
      memref.store %369, %logits[%383] : memref<?xf32>
      %384 = arith.addi %382, %c7 : index
      memref.store %377, %logits[%384] : memref<?xf32>
    }
    %385 = vector.extract %204#0[4] : f32 from vector<8xf32>
    %386 = vector.extract %204#1[4] : f32 from vector<8xf32>
    %387 = wave.lane
    %388 = arith.addi %11, %c4 : index
    %389 = arith.muli %c15, %c3 : index
    %390 = arith.addi %388, %389 : index
    %391 = arith.divui %387, %c7 : index
    %392 = arith.addi %390, %391 : index
    %393 = arith.cmpi slt, %392, %10 : index
    scf.if %393 {
      %394 = arith.cmpi eq, %hasFactors, %c5 : index
      %395 = memref.load %factors[%392] : memref<?xf32>
      %396 = arith.select %394, %395, %c20 : f32
      %397 = arith.remui %387, %c7 : index
      %398 = arith.muli %397, %c15 : index
      %399 = arith.addi %6, %398 : index
      %400 = vector.load %w[%399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %401 = vector.bitcast %400 : vector<4xi8> to vector<1xf32>
      %402 = vector.extract %401[0] : f32 from vector<1xf32>
      %403 = arith.mulf %402, %396 : f32
      %404 = arith.mulf %385, %403 : f32
      %405 = arith.remui %387, %c7 : index
      %406 = arith.muli %405, %c15 : index
      %407 = arith.addi %8, %406 : index
      %408 = vector.load %w[%407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %409 = vector.bitcast %408 : vector<4xi8> to vector<1xf32>
      %410 = vector.extract %409[0] : f32 from vector<1xf32>
      %411 = arith.mulf %410, %396 : f32
      %412 = arith.mulf %386, %411 : f32
      %413 = arith.muli %392, %outputFeatures : index
      %414 = arith.addi %413, %13 : index
      %415 = wave.lane
      %416 = arith.remui %415, %c7 : index
      %417 = arith.addi %414, %416 : index
      %418 = arith.addi %417, %c4 : index
      memref.store %404, %logits[%418] : memref<?xf32>
      %419 = arith.addi %417, %c7 : index
      memref.store %412, %logits[%419] : memref<?xf32>
    }
    %420 = vector.extract %204#0[5] : f32 from vector<8xf32>
    %421 = vector.extract %204#1[5] : f32 from vector<8xf32>
    %422 = wave.lane
    %423 = arith.addi %11, %c4 : index
    %424 = arith.muli %c21, %c3 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.divui %422, %c7 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.cmpi slt, %427, %10 : index
    scf.if %428 {
      %429 = arith.cmpi eq, %hasFactors, %c5 : index
      %430 = memref.load %factors[%427] : memref<?xf32>
      %431 = arith.select %429, %430, %c20 : f32
      %432 = arith.remui %422, %c7 : index
      %433 = arith.muli %432, %c15 : index
      %434 = arith.addi %6, %433 : index
      %435 = vector.load %w[%434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %436 = vector.bitcast %435 : vector<4xi8> to vector<1xf32>
      %437 = vector.extract %436[0] : f32 from vector<1xf32>
      %438 = arith.mulf %437, %431 : f32
      %439 = arith.mulf %420, %438 : f32
      %440 = arith.remui %422, %c7 : index
      %441 = arith.muli %440, %c15 : index
      %442 = arith.addi %8, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %445, %431 : f32
      %447 = arith.mulf %421, %446 : f32
      %448 = arith.muli %427, %outputFeatures : index
      %449 = arith.addi %448, %13 : index
      %450 = wave.lane
      %451 = arith.remui %450, %c7 : index
      %452 = arith.addi %449, %451 : index
      %453 = arith.addi %452, %c4 : index
      memref.store %439, %logits[%453] : memref<?xf32>
      %454 = arith.addi %452, %c7 : index
      memref.store %447, %logits[%454] : memref<?xf32>
    }
    %455 = vector.extract %204#0[6] : f32 from vector<8xf32>
    %456 = vector.extract %204#1[6] : f32 from vector<8xf32>
    %457 = wave.lane
    %458 = arith.addi %11, %c4 : index
    %459 = arith.muli %c22, %c3 : index
    %460 = arith.addi %458, %459 : index
    %461 = arith.divui %457, %c7 : index
    %462 = arith.addi %460, %461 : index
    %463 = arith.cmpi slt, %462, %10 : index
    scf.if %463 {
      %464 = arith.cmpi eq, %hasFactors, %c5 : index
      %465 = memref.load %factors[%462] : memref<?xf32>
      %466 = arith.select %464, %465, %c20 : f32
      %467 = arith.remui %457, %c7 : index
      %468 = arith.muli %467, %c15 : index
      %469 = arith.addi %6, %468 : index
      %470 = vector.load %w[%469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %471 = vector.bitcast %470 : vector<4xi8> to vector<1xf32>
      %472 = vector.extract %471[0] : f32 from vector<1xf32>
      %473 = arith.mulf %472, %466 : f32
      %474 = arith.mulf %455, %473 : f32
      %475 = arith.remui %457, %c7 : index
      %476 = arith.muli %475, %c15 : index
      %477 = arith.addi %8, %476 : index
      %478 = vector.load %w[%477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %479 = vector.bitcast %478 : vector<4xi8> to vector<1xf32>
      %480 = vector.extract %479[0] : f32 from vector<1xf32>
      %481 = arith.mulf %480, %466 : f32
      %482 = arith.mulf %456, %481 : f32
      %483 = arith.muli %462, %outputFeatures : index
      %484 = arith.addi %483, %13 : index
      %485 = wave.lane
      %486 = arith.remui %485, %c7 : index
      %487 = arith.addi %484, %486 : index
      %488 = arith.addi %487, %c4 : index
      memref.store %474, %logits[%488] : memref<?xf32>
      %489 = arith.addi %487, %c7 : index
      memref.store %482, %logits[%489] : memref<?xf32>
    }
    %490 = vector.extract %204#0[7] : f32 from vector<8xf32>
    %491 = vector.extract %204#1[7] : f32 from vector<8xf32>
    %492 = wave.lane
    %493 = arith.addi %11, %c4 : index
    %494 = arith.muli %c23, %c3 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.divui %492, %c7 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.cmpi slt, %497, %10 : index
    scf.if %498 {
      %499 = arith.cmpi eq, %hasFactors, %c5 : index
      %500 = memref.load %factors[%497] : memref<?xf32>
      %501 = arith.select %499, %500, %c20 : f32
      %502 = arith.remui %492, %c7 : index
      %503 = arith.muli %502, %c15 : index
      %504 = arith.addi %6, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %501 : f32
      %509 = arith.mulf %490, %508 : f32
      %510 = arith.remui %492, %c7 : index
      %511 = arith.muli %510, %c15 : index
      %512 = arith.addi %8, %511 : index
      %513 = vector.load %w[%512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %514 = vector.bitcast %513 : vector<4xi8> to vector<1xf32>
      %515 = vector.extract %514[0] : f32 from vector<1xf32>
      %516 = arith.mulf %515, %501 : f32
      %517 = arith.mulf %491, %516 : f32
      %518 = arith.muli %497, %outputFeatures : index
      %519 = arith.addi %518, %13 : index
      %520 = wave.lane
      %521 = arith.remui %520, %c7 : index
      %522 = arith.addi %519, %521 : index
      %523 = arith.addi %522, %c4 : index
      memref.store %509, %logits[%523] : memref<?xf32>
      %524 = arith.addi %522, %c7 : index
      memref.store %517, %logits[%524] : memref<?xf32>
    }
  }
  %525 = arith.muli %experts, %c5 : index
  %526 = wave.scratch %525 : memref<?xf32>
  %527 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %527 {
    %528 = arith.addi %11, %c7 : index
    %529 = arith.minsi %528, %10 : index
    %530 = wave.wave
    %531 = arith.addi %11, %530 : index
    scf.for %532 = %531 to %529 step %c5 {
      %533 = wave.wave
      %534 = arith.muli %533, %experts : index
      %535 = wave.lane
      %536 = arith.muli %532, %logitsWidth : index
      %539 = scf.for %537 = %535 to %experts step %c1 iter_args(%538 = %c28) -> (f32) {
        %540 = arith.addi %536, %537 : index
        %541 = memref.load %logits[%540] : memref<?xf32>
        %542 = arith.maximumf %538, %541 : f32
        scf.yield %542 : f32
      }
      %543 = vector.broadcast %539 : f32 to vector<1xf32>
      %544 = wave.reduce "max" %543 : vector<1xf32>
      %547 = scf.for %545 = %535 to %experts step %c1 iter_args(%546 = %c29) -> (f32) {
        %548 = arith.addi %536, %545 : index
        %549 = memref.load %logits[%548] : memref<?xf32>
        %550 = arith.subf %549, %544 : f32
        %551 = arith.mulf %550, %c30 : f32
        %552 = wave.exp2 %551 : f32
        %553 = arith.addi %534, %545 : index
        memref.store %552, %526[%553] : memref<?xf32>
        %554 = arith.addf %546, %552 : f32
        scf.yield %554 : f32
      }
      %555 = vector.broadcast %547 : f32 to vector<1xf32>
      %556 = wave.reduce "add" %555 : vector<1xf32>
      scf.for %557 = %535 to %experts step %c1 {
        %558 = arith.addi %534, %557 : index
        %559 = memref.load %526[%558] : memref<?xf32>
        %560 = arith.divf %559, %556 : f32
        %561 = arith.addi %534, %557 : index
        memref.store %560, %526[%561] : memref<?xf32>
      }
      %566:3 = scf.for %562 = %c4 to %expertsPerToken step %c5 iter_args(%563 = %c29, %564 = %c29, %565 = %c31) -> (f32, f32, i32) {
        %570:2 = scf.for %567 = %535 to %experts step %c1 iter_args(%568 = %c32, %569 = %c29) -> (f32, f32) {
          %571 = arith.addi %534, %567 : index
          %572 = memref.load %526[%571] : memref<?xf32>
          %573 = arith.cmpf ogt, %572, %568 : f32
          %574 = arith.index_cast %567 : index to i32
          %575 = arith.sitofp %574 : i32 to f32
          %576 = arith.select %573, %572, %568 : f32
          %577 = arith.select %573, %575, %569 : f32
          scf.yield %576, %577 : f32, f32
        }
        %578 = vector.broadcast %570#0 : f32 to vector<1xf32>
        %579 = wave.reduce "max" %578 : vector<1xf32>
        %580 = arith.cmpf oeq, %570#0, %579 : f32
        %581 = arith.subf %c29, %570#1 : f32
        %582 = arith.select %580, %581, %c33 : f32
        %583 = vector.broadcast %582 : f32 to vector<1xf32>
        %584 = wave.reduce "max" %583 : vector<1xf32>
        %585 = arith.subf %c29, %584 : f32
        %586 = arith.fptosi %585 : f32 to i32
        %587 = arith.index_cast %586 : i32 to index
        %588 = arith.remui %587, %c1 : index
        %589 = arith.cmpi eq, %588, %535 : index
        scf.if %589 {
          %590 = arith.addi %534, %587 : index
          memref.store %c34, %526[%590] : memref<?xf32>
        }
        %591 = arith.cmpi eq, %562, %535 : index
        %592 = arith.addf %563, %579 : f32
        %593 = arith.select %591, %579, %564 : f32
        %594 = arith.select %591, %586, %565 : i32
        scf.yield %592, %593, %594 : f32, f32, i32
      }
      %595 = arith.cmpi eq, %normalize, %c5 : index
      %596 = arith.divf %566#1, %566#0 : f32
      %597 = arith.select %595, %596, %566#1 : f32
      %598 = arith.cmpi slt, %535, %expertsPerToken : index
      scf.if %598 {
        %599 = arith.muli %532, %expertsPerToken : index
        %600 = arith.addi %599, %535 : index
        memref.store %597, %weights[%600] : memref<?xf32>
        %601 = arith.muli %532, %expertsPerToken : index
        %602 = arith.addi %601, %535 : index
        memref.store %566#2, %ids_out[%602] : memref<?xi32>
      }
    }
  }
  wave.return
}
