// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
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
  %c10 = arith.constant 8 : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c20 = arith.constant 5 : index
  %c21 = arith.constant 6 : index
  %c22 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c27 = arith.constant 0xFF61B1E6 : f32
  %c28 = arith.constant 0x00000000 : f32
  %c29 = arith.constant 0x3FB8AA3B : f32
  %c30 = arith.constant 0 : i32
  %c31 = arith.constant 0xC0000000 : f32
  %c32 = arith.constant 0xCB800000 : f32
  %c33 = arith.constant 0xBF800000 : f32
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
    %17 = arith.remui %16, %tileRows : index
    %18 = arith.addi %11, %17 : index
    %19 = arith.divui %18, %tileRows : index
    %20 = arith.divui %inputFeatures, %c7 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.divui %c4, %c7 : index
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c3 : index
    %25 = arith.remui %c4, %c7 : index
    %26 = arith.divui %25, %c10 : index
    %27 = arith.addi %24, %26 : index
    %28 = arith.muli %tileRows, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c10 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.remui %c4, %c10 : index
    %34 = arith.addi %32, %33 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c7 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c14 : index
    %44 = arith.muli %43, %c14 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %51:2 = scf.for %48 = %38 to %47 step %c14 iter_args(%49 = %c11, %50 = %c11) -> (vector<8xf32>, vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %48, %c4 : index
      %54 = arith.addi %6, %c2 : index
      %55 = arith.muli %53, %c15 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.remui %52, %c7 : index
      %58 = arith.muli %57, %c7 : index
      %59 = arith.addi %56, %58 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<8xf16>
      %62 = arith.addi %59, %c16 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<8xf16>
      %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = arith.addi %48, %c5 : index
      %67 = arith.addi %6, %c2 : index
      %68 = arith.muli %66, %c15 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.remui %52, %c7 : index
      %71 = arith.muli %70, %c7 : index
      %72 = arith.addi %69, %71 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = arith.addi %72, %c16 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
      %78 = vector.shuffle %74, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.addi %48, %c3 : index
      %80 = arith.addi %6, %c2 : index
      %81 = arith.muli %79, %c15 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.remui %52, %c7 : index
      %84 = arith.muli %83, %c7 : index
      %85 = arith.addi %82, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = arith.addi %85, %c16 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
      %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.addi %48, %c17 : index
      %93 = arith.addi %6, %c2 : index
      %94 = arith.muli %92, %c15 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.remui %52, %c7 : index
      %97 = arith.muli %96, %c7 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<8xf16>
      %101 = arith.addi %98, %c16 : index
      %102 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %103 = vector.bitcast %102 : vector<16xi8> to vector<8xf16>
      %104 = vector.shuffle %100, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = arith.addi %48, %c4 : index
      %106 = arith.addi %8, %c2 : index
      %107 = arith.muli %105, %c15 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.remui %52, %c7 : index
      %110 = arith.muli %109, %c7 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<8xf16>
      %114 = arith.addi %111, %c16 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<8xf16>
      %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = arith.addi %48, %c5 : index
      %119 = arith.addi %8, %c2 : index
      %120 = arith.muli %118, %c15 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.remui %52, %c7 : index
      %123 = arith.muli %122, %c7 : index
      %124 = arith.addi %121, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<8xf16>
      %127 = arith.addi %124, %c16 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<8xf16>
      %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.addi %48, %c3 : index
      %132 = arith.addi %8, %c2 : index
      %133 = arith.muli %131, %c15 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.remui %52, %c7 : index
      %136 = arith.muli %135, %c7 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = arith.addi %137, %c16 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<8xf16>
      %143 = vector.shuffle %139, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = arith.addi %48, %c17 : index
      %145 = arith.addi %8, %c2 : index
      %146 = arith.muli %144, %c15 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.remui %52, %c7 : index
      %149 = arith.muli %148, %c7 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<8xf16>
      %153 = arith.addi %150, %c16 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<8xf16>
      %156 = vector.shuffle %152, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %157 = arith.muli %48, %c5 : index
      %158 = arith.addi %157, %c4 : index
      %159 = arith.muli %tileRows, %c7 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.addi %34, %160 : index
      %162 = vector.load %x[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %163 = arith.muli %tileRows, %c10 : index
      %164 = arith.addi %161, %163 : index
      %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = vector.shuffle %162, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = wave.mma %166, %65, %49 : vector<16xf16>, vector<8xf32>
      %168 = wave.mma %166, %117, %50 : vector<16xf16>, vector<8xf32>
      %169 = arith.muli %48, %c5 : index
      %170 = arith.addi %169, %c5 : index
      %171 = arith.muli %tileRows, %c7 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.addi %34, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.muli %tileRows, %c10 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %x[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %78, %167 : vector<16xf16>, vector<8xf32>
      %180 = wave.mma %178, %130, %168 : vector<16xf16>, vector<8xf32>
      %181 = arith.muli %48, %c5 : index
      %182 = arith.addi %181, %c3 : index
      %183 = arith.muli %tileRows, %c7 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.addi %34, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %tileRows, %c10 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %91, %179 : vector<16xf16>, vector<8xf32>
      %192 = wave.mma %190, %143, %180 : vector<16xf16>, vector<8xf32>
      %193 = arith.muli %48, %c5 : index
      %194 = arith.addi %193, %c17 : index
      %195 = arith.muli %tileRows, %c7 : index
      %196 = arith.muli %194, %195 : index
      %197 = arith.addi %34, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.muli %tileRows, %c10 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = wave.mma %202, %104, %191 : vector<16xf16>, vector<8xf32>
      %204 = wave.mma %202, %156, %192 : vector<16xf16>, vector<8xf32>
      scf.yield %203, %204 : vector<8xf32>, vector<8xf32>
    }
    %205 = arith.select %41, %47, %40 : index
    %209:2 = scf.for %206 = %47 to %205 step %c5 iter_args(%207 = %51#0, %208 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
      %210 = wave.lane
      %211 = arith.addi %206, %c4 : index
      %212 = arith.addi %6, %c2 : index
      %213 = arith.muli %211, %c15 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.remui %210, %c7 : index
      %216 = arith.muli %215, %c7 : index
      %217 = arith.addi %214, %216 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<8xf16>
      %220 = arith.addi %217, %c16 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = arith.addi %206, %c4 : index
      %225 = arith.addi %8, %c2 : index
      %226 = arith.muli %224, %c15 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.remui %210, %c7 : index
      %229 = arith.muli %228, %c7 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<8xf16>
      %233 = arith.addi %230, %c16 : index
      %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %235 = vector.bitcast %234 : vector<16xi8> to vector<8xf16>
      %236 = vector.shuffle %232, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.muli %206, %c5 : index
      %238 = arith.addi %237, %c4 : index
      %239 = arith.muli %tileRows, %c7 : index
      %240 = arith.muli %238, %239 : index
      %241 = arith.addi %34, %240 : index
      %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = arith.muli %tileRows, %c10 : index
      %244 = arith.addi %241, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = vector.shuffle %242, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = wave.mma %246, %223, %207 : vector<16xf16>, vector<8xf32>
      %248 = wave.mma %246, %236, %208 : vector<16xf16>, vector<8xf32>
      scf.yield %247, %248 : vector<8xf32>, vector<8xf32>
    }
    %249 = wave.lane
    %250 = vector.extract %209#0[0] : f32 from vector<8xf32>
    %251 = vector.extract %209#1[0] : f32 from vector<8xf32>
    %252 = wave.lane
    %253 = arith.addi %11, %c4 : index
    %254 = arith.muli %c4, %c3 : index
    %255 = arith.addi %253, %254 : index
    %256 = arith.divui %252, %c7 : index
    %257 = arith.addi %255, %256 : index
    %258 = arith.cmpi slt, %257, %10 : index
    scf.if %258 {
      %259 = arith.cmpi eq, %hasFactors, %c5 : index
      %260 = arith.muli %257, %c3 : index
      %261 = memref.load %factors[%260] : memref<?xf32>
      %262 = arith.mulf %261, %operandScale : f32
      %263 = arith.select %259, %262, %operandScale : f32
      %264 = arith.remui %252, %c7 : index
      %265 = arith.muli %264, %c14 : index
      %266 = arith.addi %6, %265 : index
      %267 = vector.load %w[%266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %268 = vector.bitcast %267 : vector<4xi8> to vector<1xf32>
      %269 = vector.extract %268[0] : f32 from vector<1xf32>
      %270 = arith.mulf %269, %263 : f32
      %271 = arith.mulf %250, %270 : f32
      %272 = arith.remui %252, %c7 : index
      %273 = arith.muli %272, %c14 : index
      %274 = arith.addi %8, %273 : index
      %275 = vector.load %w[%274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %276 = vector.bitcast %275 : vector<4xi8> to vector<1xf32>
      %277 = vector.extract %276[0] : f32 from vector<1xf32>
      %278 = arith.mulf %277, %263 : f32
      %279 = arith.mulf %251, %278 : f32
      %280 = arith.muli %257, %outputFeatures : index
      %281 = arith.addi %280, %13 : index
      %282 = wave.lane
      %283 = arith.remui %282, %c7 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.addi %284, %c4 : index
      memref.store %271, %logits[%285] : memref<?xf32>
      %286 = arith.addi %284, %c7 : index
      memref.store %279, %logits[%286] : memref<?xf32>
    }
    %287 = vector.extract %209#0[1] : f32 from vector<8xf32>
    %288 = vector.extract %209#1[1] : f32 from vector<8xf32>
    %289 = wave.lane
    %290 = arith.addi %11, %c4 : index
    %291 = arith.muli %c5, %c3 : index
    %292 = arith.addi %290, %291 : index
    %293 = arith.divui %289, %c7 : index
    %294 = arith.addi %292, %293 : index
    %295 = arith.cmpi slt, %294, %10 : index
    scf.if %295 {
      %296 = arith.cmpi eq, %hasFactors, %c5 : index
      %297 = arith.muli %294, %c3 : index
      %298 = memref.load %factors[%297] : memref<?xf32>
      %299 = arith.mulf %298, %operandScale : f32
      %300 = arith.select %296, %299, %operandScale : f32
      %301 = arith.remui %289, %c7 : index
      %302 = arith.muli %301, %c14 : index
      %303 = arith.addi %6, %302 : index
      %304 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %305 = vector.bitcast %304 : vector<4xi8> to vector<1xf32>
      %306 = vector.extract %305[0] : f32 from vector<1xf32>
      %307 = arith.mulf %306, %300 : f32
      %308 = arith.mulf %287, %307 : f32
      %309 = arith.remui %289, %c7 : index
      %310 = arith.muli %309, %c14 : index
      %311 = arith.addi %8, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<1xf32>
      %314 = vector.extract %313[0] : f32 from vector<1xf32>
      %315 = arith.mulf %314, %300 : f32
      %316 = arith.mulf %288, %315 : f32
      %317 = arith.muli %294, %outputFeatures : index
      %318 = arith.addi %317, %13 : index
      %319 = wave.lane
      %320 = arith.remui %319, %c7 : index
      %321 = arith.addi %318, %320 : index
      %322 = arith.addi %321, %c4 : index
      memref.store %308, %logits[%322] : memref<?xf32>
      %323 = arith.addi %321, %c7 : index
      memref.store %316, %logits[%323] : memref<?xf32>
    }
    %324 = vector.extract %209#0[2] : f32 from vector<8xf32>
    %325 = vector.extract %209#1[2] : f32 from vector<8xf32>
    %326 = wave.lane
    %327 = arith.addi %11, %c4 : index
    %328 = arith.muli %c3, %c3 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.divui %326, %c7 : index
    %331 = arith.addi %329, %330 : index
    %332 = arith.cmpi slt, %331, %10 : index
    scf.if %332 {
      %333 = arith.cmpi eq, %hasFactors, %c5 : index
      %334 = arith.muli %331, %c3 : index
      %335 = memref.load %factors[%334] : memref<?xf32>
      %336 = arith.mulf %335, %operandScale : f32
      %337 = arith.select %333, %336, %operandScale : f32
      %338 = arith.remui %326, %c7 : index
      %339 = arith.muli %338, %c14 : index
      %340 = arith.addi %6, %339 : index
      %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
      %343 = vector.extract %342[0] : f32 from vector<1xf32>
      %344 = arith.mulf %343, %337 : f32
      %345 = arith.mulf %324, %344 : f32
      %346 = arith.remui %326, %c7 : index
      %347 = arith.muli %346, %c14 : index
      %348 = arith.addi %8, %347 : index
      %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %350 = vector.bitcast %349 : vector<4xi8> to vector<1xf32>
      %351 = vector.extract %350[0] : f32 from vector<1xf32>
      %352 = arith.mulf %351, %337 : f32
      %353 = arith.mulf %325, %352 : f32
      %354 = arith.muli %331, %outputFeatures : index
      %355 = arith.addi %354, %13 : index
      %356 = wave.lane
      %357 = arith.remui %356, %c7 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.addi %358, %c4 : index
      memref.store %345, %logits[%359] : memref<?xf32>
      %360 = arith.addi %358, %c7 : index
      memref.store %353, %logits[%360] : memref<?xf32>
    }
    %361 = vector.extract %209#0[3] : f32 from vector<8xf32>
    %362 = vector.extract %209#1[3] : f32 from vector<8xf32>
    %363 = wave.lane
    %364 = arith.addi %11, %c4 : index
    %365 = arith.muli %c17, %c3 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.divui %363, %c7 : index
    %368 = arith.addi %366, %367 : index
    %369 = arith.cmpi slt, %368, %10 : index
    scf.if %369 {
      %370 = arith.cmpi eq, %hasFactors, %c5 : index
      %371 = arith.muli %368, %c3 : index
      %372 = memref.load %factors[%371] : memref<?xf32>
      %373 = arith.mulf %372, %operandScale : f32
      %374 = arith.select %370, %373, %operandScale : f32
      %375 = arith.remui %363, %c7 : index
      %376 = arith.muli %375, %c14 : index
      %377 = arith.addi %6, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %374 : f32
      %382 = arith.mulf %361, %381 : f32
      %383 = arith.remui %363, %c7 : index
      %384 = arith.muli %383, %c14 : index
      %385 = arith.addi %8, %384 : index
      %386 = vector.load %w[%385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %387 = vector.bitcast %386 : vector<4xi8> to vector<1xf32>
      %388 = vector.extract %387[0] : f32 from vector<1xf32>
      %389 = arith.mulf %388, %374 : f32
      %390 = arith.mulf %362, %389 : f32
      %391 = arith.muli %368, %outputFeatures : index
      %392 = arith.addi %391, %13 : index
      %393 = wave.lane
      %394 = arith.remui %393, %c7 : index
      %395 = arith.addi %392, %394 : index
      %396 = arith.addi %395, %c4 : index
      memref.store %382, %logits[%396] : memref<?xf32>
      %397 = arith.addi %395, %c7 : index
      memref.store %390, %logits[%397] : memref<?xf32>
    }
    %398 = vector.extract %209#0[4] : f32 from vector<8xf32>
    %399 = vector.extract %209#1[4] : f32 from vector<8xf32>
    %400 = wave.lane
    %401 = arith.addi %11, %c4 : index
    %402 = arith.muli %c14, %c3 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c7 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %10 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c5 : index
      %408 = arith.muli %405, %c3 : index
      %409 = memref.load %factors[%408] : memref<?xf32>
      %410 = arith.mulf %409, %operandScale : f32
      %411 = arith.select %407, %410, %operandScale : f32
      %412 = arith.remui %400, %c7 : index
      %413 = arith.muli %412, %c14 : index
      %414 = arith.addi %6, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %398, %418 : f32
      %420 = arith.remui %400, %c7 : index
      %421 = arith.muli %420, %c14 : index
      %422 = arith.addi %8, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<1xf32>
      %425 = vector.extract %424[0] : f32 from vector<1xf32>
      %426 = arith.mulf %425, %411 : f32
      %427 = arith.mulf %399, %426 : f32
      %428 = arith.muli %405, %outputFeatures : index
      %429 = arith.addi %428, %13 : index
      %430 = wave.lane
      %431 = arith.remui %430, %c7 : index
      %432 = arith.addi %429, %431 : index
      %433 = arith.addi %432, %c4 : index
      memref.store %419, %logits[%433] : memref<?xf32>
      %434 = arith.addi %432, %c7 : index
      memref.store %427, %logits[%434] : memref<?xf32>
    }
    %435 = vector.extract %209#0[5] : f32 from vector<8xf32>
    %436 = vector.extract %209#1[5] : f32 from vector<8xf32>
    %437 = wave.lane
    %438 = arith.addi %11, %c4 : index
    %439 = arith.muli %c20, %c3 : index
    %440 = arith.addi %438, %439 : index
    %441 = arith.divui %437, %c7 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.cmpi slt, %442, %10 : index
    scf.if %443 {
      %444 = arith.cmpi eq, %hasFactors, %c5 : index
      %445 = arith.muli %442, %c3 : index
      %446 = memref.load %factors[%445] : memref<?xf32>
      %447 = arith.mulf %446, %operandScale : f32
      %448 = arith.select %444, %447, %operandScale : f32
      %449 = arith.remui %437, %c7 : index
      %450 = arith.muli %449, %c14 : index
      %451 = arith.addi %6, %450 : index
      %452 = vector.load %w[%451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %453 = vector.bitcast %452 : vector<4xi8> to vector<1xf32>
      %454 = vector.extract %453[0] : f32 from vector<1xf32>
      %455 = arith.mulf %454, %448 : f32
      %456 = arith.mulf %435, %455 : f32
      %457 = arith.remui %437, %c7 : index
      %458 = arith.muli %457, %c14 : index
      %459 = arith.addi %8, %458 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %462, %448 : f32
      %464 = arith.mulf %436, %463 : f32
      %465 = arith.muli %442, %outputFeatures : index
      %466 = arith.addi %465, %13 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c7 : index
      %469 = arith.addi %466, %468 : index
      %470 = arith.addi %469, %c4 : index
      memref.store %456, %logits[%470] : memref<?xf32>
      %471 = arith.addi %469, %c7 : index
      memref.store %464, %logits[%471] : memref<?xf32>
    }
    %472 = vector.extract %209#0[6] : f32 from vector<8xf32>
    %473 = vector.extract %209#1[6] : f32 from vector<8xf32>
    %474 = wave.lane
    %475 = arith.addi %11, %c4 : index
    %476 = arith.muli %c21, %c3 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.divui %474, %c7 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.cmpi slt, %479, %10 : index
    scf.if %480 {
      %481 = arith.cmpi eq, %hasFactors, %c5 : index
      %482 = arith.muli %479, %c3 : index
      %483 = memref.load %factors[%482] : memref<?xf32>
      %484 = arith.mulf %483, %operandScale : f32
      %485 = arith.select %481, %484, %operandScale : f32
      %486 = arith.remui %474, %c7 : index
      %487 = arith.muli %486, %c14 : index
      %488 = arith.addi %6, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %485 : f32
      %493 = arith.mulf %472, %492 : f32
      %494 = arith.remui %474, %c7 : index
      %495 = arith.muli %494, %c14 : index
      %496 = arith.addi %8, %495 : index
      %497 = vector.load %w[%496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %498 = vector.bitcast %497 : vector<4xi8> to vector<1xf32>
      %499 = vector.extract %498[0] : f32 from vector<1xf32>
      %500 = arith.mulf %499, %485 : f32
      %501 = arith.mulf %473, %500 : f32
      %502 = arith.muli %479, %outputFeatures : index
      %503 = arith.addi %502, %13 : index
      %504 = wave.lane
      %505 = arith.remui %504, %c7 : index
      %506 = arith.addi %503, %505 : index
      %507 = arith.addi %506, %c4 : index
      memref.store %493, %logits[%507] : memref<?xf32>
      %508 = arith.addi %506, %c7 : index
      memref.store %501, %logits[%508] : memref<?xf32>
    }
    %509 = vector.extract %209#0[7] : f32 from vector<8xf32>
    %510 = vector.extract %209#1[7] : f32 from vector<8xf32>
    %511 = wave.lane
    %512 = arith.addi %11, %c4 : index
    %513 = arith.muli %c22, %c3 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.divui %511, %c7 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.cmpi slt, %516, %10 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c5 : index
      %519 = arith.muli %516, %c3 : index
      %520 = memref.load %factors[%519] : memref<?xf32>
      %521 = arith.mulf %520, %operandScale : f32
      %522 = arith.select %518, %521, %operandScale : f32
      %523 = arith.remui %511, %c7 : index
      %524 = arith.muli %523, %c14 : index
      %525 = arith.addi %6, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %522 : f32
      %530 = arith.mulf %509, %529 : f32
      %531 = arith.remui %511, %c7 : index
      %532 = arith.muli %531, %c14 : index
      %533 = arith.addi %8, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %522 : f32
      %538 = arith.mulf %510, %537 : f32
      %539 = arith.muli %516, %outputFeatures : index
      %540 = arith.addi %539, %13 : index
      %541 = wave.lane
      %542 = arith.remui %541, %c7 : index
      %543 = arith.addi %540, %542 : index
      %544 = arith.addi %543, %c4 : index
      memref.store %530, %logits[%544] : memref<?xf32>
      %545 = arith.addi %543, %c7 : index
      memref.store %538, %logits[%545] : memref<?xf32>
    }
  }
  %546 = arith.muli %experts, %c5 : index
  %547 = wave.scratch %546 : memref<?xf32>
  %548 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %548 {
    %549 = arith.addi %11, %c7 : index
    %550 = arith.minsi %549, %10 : index
    %551 = wave.wave
    %552 = arith.addi %11, %551 : index
    scf.for %553 = %552 to %550 step %c5 {
      %554 = wave.wave
      %555 = arith.muli %554, %experts : index
      %556 = wave.lane
      %557 = arith.muli %553, %logitsWidth : index
      %560 = scf.for %558 = %556 to %experts step %c1 iter_args(%559 = %c27) -> (f32) {
        %561 = arith.addi %557, %558 : index
        %562 = memref.load %logits[%561] : memref<?xf32>
        %563 = arith.maximumf %559, %562 : f32
        scf.yield %563 : f32
      }
      %564 = vector.broadcast %560 : f32 to vector<1xf32>
      %565 = wave.reduce "max" %564 : vector<1xf32>
      %568 = scf.for %566 = %556 to %experts step %c1 iter_args(%567 = %c28) -> (f32) {
        %569 = arith.addi %557, %566 : index
        %570 = memref.load %logits[%569] : memref<?xf32>
        %571 = arith.subf %570, %565 : f32
        %572 = arith.mulf %571, %c29 : f32
        %573 = wave.exp2 %572 : f32
        %574 = arith.addi %555, %566 : index
        memref.store %573, %547[%574] : memref<?xf32>
        %575 = arith.addf %567, %573 : f32
        scf.yield %575 : f32
      }
      %576 = vector.broadcast %568 : f32 to vector<1xf32>
      %577 = wave.reduce "add" %576 : vector<1xf32>
      scf.for %578 = %556 to %experts step %c1 {
        %579 = arith.addi %555, %578 : index
        %580 = memref.load %547[%579] : memref<?xf32>
        %581 = arith.divf %580, %577 : f32
        %582 = arith.addi %555, %578 : index
        memref.store %581, %547[%582] : memref<?xf32>
      }
      %587:3 = scf.for %583 = %c4 to %expertsPerToken step %c5 iter_args(%584 = %c28, %585 = %c28, %586 = %c30) -> (f32, f32, i32) {
        %591:2 = scf.for %588 = %556 to %experts step %c1 iter_args(%589 = %c31, %590 = %c28) -> (f32, f32) {
          %592 = arith.addi %555, %588 : index
          %593 = memref.load %547[%592] : memref<?xf32>
          %594 = arith.cmpf ogt, %593, %589 : f32
          %595 = arith.index_cast %588 : index to i32
          %596 = arith.sitofp %595 : i32 to f32
          %597 = arith.select %594, %593, %589 : f32
          %598 = arith.select %594, %596, %590 : f32
          scf.yield %597, %598 : f32, f32
        }
        %599 = vector.broadcast %591#0 : f32 to vector<1xf32>
        %600 = wave.reduce "max" %599 : vector<1xf32>
        %601 = arith.cmpf oeq, %591#0, %600 : f32
        %602 = arith.subf %c28, %591#1 : f32
        %603 = arith.select %601, %602, %c32 : f32
        %604 = vector.broadcast %603 : f32 to vector<1xf32>
        %605 = wave.reduce "max" %604 : vector<1xf32>
        %606 = arith.subf %c28, %605 : f32
        %607 = arith.fptosi %606 : f32 to i32
        %608 = arith.index_cast %607 : i32 to index
        %609 = arith.remui %608, %c1 : index
        %610 = arith.cmpi eq, %609, %556 : index
        scf.if %610 {
          %611 = arith.addi %555, %608 : index
          memref.store %c33, %547[%611] : memref<?xf32>
        }
        %612 = arith.cmpi eq, %583, %556 : index
        %613 = arith.addf %584, %600 : f32
        %614 = arith.select %612, %600, %585 : f32
        %615 = arith.select %612, %607, %586 : i32
        scf.yield %613, %614, %615 : f32, f32, i32
      }
      %616 = arith.cmpi eq, %normalize, %c5 : index
      %617 = arith.divf %587#1, %587#0 : f32
      %618 = arith.select %616, %617, %587#1 : f32
      %619 = arith.cmpi slt, %556, %expertsPerToken : index
      scf.if %619 {
        %620 = arith.muli %553, %expertsPerToken : index
        %621 = arith.addi %620, %556 : index
        memref.store %618, %weights[%621] : memref<?xf32>
        %622 = arith.muli %553, %expertsPerToken : index
        %623 = arith.addi %622, %556 : index
        memref.store %587#2, %ids_out[%623] : memref<?xi32>
      }
    }
  }
  wave.return
}
