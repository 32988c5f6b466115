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
  %c19 = arith.constant 0x3F800000 : f32
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
      %260 = memref.load %factors[%257] : memref<?xf32>
      %261 = arith.select %259, %260, %c19 : f32
      %262 = arith.remui %252, %c7 : index
      %263 = arith.muli %262, %c14 : index
      %264 = arith.addi %6, %263 : index
      %265 = vector.load %w[%264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %266 = vector.bitcast %265 : vector<4xi8> to vector<1xf32>
      %267 = vector.extract %266[0] : f32 from vector<1xf32>
      %268 = arith.mulf %267, %261 : f32
      %269 = arith.mulf %250, %268 : f32
      %270 = arith.remui %252, %c7 : index
      %271 = arith.muli %270, %c14 : index
      %272 = arith.addi %8, %271 : index
      %273 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<1xf32>
      %275 = vector.extract %274[0] : f32 from vector<1xf32>
      %276 = arith.mulf %275, %261 : f32
      %277 = arith.mulf %251, %276 : f32
      %278 = arith.muli %257, %outputFeatures : index
      %279 = arith.addi %278, %13 : index
      %280 = wave.lane
      %281 = arith.remui %280, %c7 : index
      %282 = arith.addi %279, %281 : index
      %283 = arith.addi %282, %c4 : index
      memref.store %269, %logits[%283] : memref<?xf32>
      %284 = arith.addi %282, %c7 : index
      memref.store %277, %logits[%284] : memref<?xf32>
    }
    %285 = vector.extract %209#0[1] : f32 from vector<8xf32>
    %286 = vector.extract %209#1[1] : f32 from vector<8xf32>
    %287 = wave.lane
    %288 = arith.addi %11, %c4 : index
    %289 = arith.muli %c5, %c3 : index
    %290 = arith.addi %288, %289 : index
    %291 = arith.divui %287, %c7 : index
    %292 = arith.addi %290, %291 : index
    %293 = arith.cmpi slt, %292, %10 : index
    scf.if %293 {
      %294 = arith.cmpi eq, %hasFactors, %c5 : index
      %295 = memref.load %factors[%292] : memref<?xf32>
      %296 = arith.select %294, %295, %c19 : f32
      %297 = arith.remui %287, %c7 : index
      %298 = arith.muli %297, %c14 : index
      %299 = arith.addi %6, %298 : index
      %300 = vector.load %w[%299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %301 = vector.bitcast %300 : vector<4xi8> to vector<1xf32>
      %302 = vector.extract %301[0] : f32 from vector<1xf32>
      %303 = arith.mulf %302, %296 : f32
      %304 = arith.mulf %285, %303 : f32
      %305 = arith.remui %287, %c7 : index
      %306 = arith.muli %305, %c14 : index
      %307 = arith.addi %8, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<1xf32>
      %310 = vector.extract %309[0] : f32 from vector<1xf32>
      %311 = arith.mulf %310, %296 : f32
      %312 = arith.mulf %286, %311 : f32
      %313 = arith.muli %292, %outputFeatures : index
      %314 = arith.addi %313, %13 : index
      %315 = wave.lane
      %316 = arith.remui %315, %c7 : index
      %317 = arith.addi %314, %316 : index
      %318 = arith.addi %317, %c4 : index
      memref.store %304, %logits[%318] : memref<?xf32>
      %319 = arith.addi %317, %c7 : index
      memref.store %312, %logits[%319] : memref<?xf32>
    }
    %320 = vector.extract %209#0[2] : f32 from vector<8xf32>
    %321 = vector.extract %209#1[2] : f32 from vector<8xf32>
    %322 = wave.lane
    %323 = arith.addi %11, %c4 : index
    %324 = arith.muli %c3, %c3 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.divui %322, %c7 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.cmpi slt, %327, %10 : index
    scf.if %328 {
      %329 = arith.cmpi eq, %hasFactors, %c5 : index
      %330 = memref.load %factors[%327] : memref<?xf32>
      %331 = arith.select %329, %330, %c19 : f32
      %332 = arith.remui %322, %c7 : index
      %333 = arith.muli %332, %c14 : index
      %334 = arith.addi %6, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %320, %338 : f32
      %340 = arith.remui %322, %c7 : index
      %341 = arith.muli %340, %c14 : index
      %342 = arith.addi %8, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %331 : f32
      %347 = arith.mulf %321, %346 : f32
      %348 = arith.muli %327, %outputFeatures : index
      %349 = arith.addi %348, %13 : index
      %350 = wave.lane
      %351 = arith.remui %350, %c7 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.addi %352, %c4 : index
      memref.store %339, %logits[%353] : memref<?xf32>
      %354 = arith.addi %352, %c7 : index
      memref.store %347, %logits[%354] : memref<?xf32>
    }
    %355 = vector.extract %209#0[3] : f32 from vector<8xf32>
    %356 = vector.extract %209#1[3] : f32 from vector<8xf32>
    %357 = wave.lane
    %358 = arith.addi %11, %c4 : index
    %359 = arith.muli %c17, %c3 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.divui %357, %c7 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.cmpi slt, %362, %10 : index
    scf.if %363 {
      %364 = arith.cmpi eq, %hasFactors, %c5 : index
      %365 = memref.load %factors[%362] : memref<?xf32>
      %366 = arith.select %364, %365, %c19 : f32
      %367 = arith.remui %357, %c7 : index
      %368 = arith.muli %367, %c14 : index
      %369 = arith.addi %6, %368 : index
      %370 = vector.load %w[%369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %371 = vector.bitcast %370 : vector<4xi8> to vector<1xf32>
      %372 = vector.extract %371[0] : f32 from vector<1xf32>
      %373 = arith.mulf %372, %366 : f32
      %374 = arith.mulf %355, %373 : f32
      %375 = arith.remui %357, %c7 : index
      %376 = arith.muli %375, %c14 : index
      %377 = arith.addi %8, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<1xf32>
      %380 = vector.extract %379[0] : f32 from vector<1xf32>
      %381 = arith.mulf %380, %366 : f32
      %382 = arith.mulf %356, %381 : f32
      %383 = arith.muli %362, %outputFeatures : index
      %384 = arith.addi %383, %13 : index
      %385 = wave.lane
      %386 = arith.remui %385, %c7 : index
      %387 = arith.addi %384, %386 : index
      %388 = arith.addi %387, %c4 : index
      memref.store %374, %logits[%388] : memref<?xf32>
      %389 = arith.addi %387, %c7 : index
      memref.store %382, %logits[%389] : memref<?xf32>
    }
    %390 = vector.extract %209#0[4] : f32 from vector<8xf32>
    %391 = vector.extract %209#1[4] : f32 from vector<8xf32>
    %392 = wave.lane
    %393 = arith.addi %11, %c4 : index
    %394 = arith.muli %c14, %c3 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.divui %392, %c7 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.cmpi slt, %397, %10 : index
    scf.if %398 {
      %399 = arith.cmpi eq, %hasFactors, %c5 : index
      %400 = memref.load %factors[%397] : memref<?xf32>
      %401 = arith.select %399, %400, %c19 : f32
      %402 = arith.remui %392, %c7 : index
      %403 = arith.muli %402, %c14 : index
      %404 = arith.addi %6, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
      %407 = vector.extract %406[0] : f32 from vector<1xf32>
      %408 = arith.mulf %407, %401 : f32
      %409 = arith.mulf %390, %408 : f32
      %410 = arith.remui %392, %c7 : index
      %411 = arith.muli %410, %c14 : index
      %412 = arith.addi %8, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<1xf32>
      %415 = vector.extract %414[0] : f32 from vector<1xf32>
      %416 = arith.mulf %415, %401 : f32
      %417 = arith.mulf %391, %416 : f32
      %418 = arith.muli %397, %outputFeatures : index
      %419 = arith.addi %418, %13 : index
      %420 = wave.lane
      %421 = arith.remui %420, %c7 : index
      %422 = arith.addi %419, %421 : index
      %423 = arith.addi %422, %c4 : index
      memref.store %409, %logits[%423] : memref<?xf32>
      %424 = arith.addi %422, %c7 : index
      memref.store %417, %logits[%424] : memref<?xf32>
    }
    %425 = vector.extract %209#0[5] : f32 from vector<8xf32>
    %426 = vector.extract %209#1[5] : f32 from vector<8xf32>
    %427 = wave.lane
    %428 = arith.addi %11, %c4 : index
    %429 = arith.muli %c20, %c3 : index
    %430 = arith.addi %428, %429 : index
    %431 = arith.divui %427, %c7 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.cmpi slt, %432, %10 : index
    scf.if %433 {
      %434 = arith.cmpi eq, %hasFactors, %c5 : index
      %435 = memref.load %factors[%432] : memref<?xf32>
      %436 = arith.select %434, %435, %c19 : f32
      %437 = arith.remui %427, %c7 : index
      %438 = arith.muli %437, %c14 : index
      %439 = arith.addi %6, %438 : index
      %440 = vector.load %w[%439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %441 = vector.bitcast %440 : vector<4xi8> to vector<1xf32>
      %442 = vector.extract %441[0] : f32 from vector<1xf32>
      %443 = arith.mulf %442, %436 : f32
      %444 = arith.mulf %425, %443 : f32
      %445 = arith.remui %427, %c7 : index
      %446 = arith.muli %445, %c14 : index
      %447 = arith.addi %8, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %436 : f32
      %452 = arith.mulf %426, %451 : f32
      %453 = arith.muli %432, %outputFeatures : index
      %454 = arith.addi %453, %13 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c7 : index
      %457 = arith.addi %454, %456 : index
      %458 = arith.addi %457, %c4 : index
      memref.store %444, %logits[%458] : memref<?xf32>
      %459 = arith.addi %457, %c7 : index
      memref.store %452, %logits[%459] : memref<?xf32>
    }
    %460 = vector.extract %209#0[6] : f32 from vector<8xf32>
    %461 = vector.extract %209#1[6] : f32 from vector<8xf32>
    %462 = wave.lane
    %463 = arith.addi %11, %c4 : index
    %464 = arith.muli %c21, %c3 : index
    %465 = arith.addi %463, %464 : index
    %466 = arith.divui %462, %c7 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.cmpi slt, %467, %10 : index
    scf.if %468 {
      %469 = arith.cmpi eq, %hasFactors, %c5 : index
      %470 = memref.load %factors[%467] : memref<?xf32>
      %471 = arith.select %469, %470, %c19 : f32
      %472 = arith.remui %462, %c7 : index
      %473 = arith.muli %472, %c14 : index
      %474 = arith.addi %6, %473 : index
      %475 = vector.load %w[%474] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %476 = vector.bitcast %475 : vector<4xi8> to vector<1xf32>
      %477 = vector.extract %476[0] : f32 from vector<1xf32>
      %478 = arith.mulf %477, %471 : f32
      %479 = arith.mulf %460, %478 : f32
      %480 = arith.remui %462, %c7 : index
      %481 = arith.muli %480, %c14 : index
      %482 = arith.addi %8, %481 : index
      %483 = vector.load %w[%482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %484 = vector.bitcast %483 : vector<4xi8> to vector<1xf32>
      %485 = vector.extract %484[0] : f32 from vector<1xf32>
      %486 = arith.mulf %485, %471 : f32
      %487 = arith.mulf %461, %486 : f32
      %488 = arith.muli %467, %outputFeatures : index
      %489 = arith.addi %488, %13 : index
      %490 = wave.lane
      %491 = arith.remui %490, %c7 : index
      %492 = arith.addi %489, %491 : index
      %493 = arith.addi %492, %c4 : index
      memref.store %479, %logits[%493] : memref<?xf32>
      %494 = arith.addi %492, %c7 : index
      memref.store %487, %logits[%494] : memref<?xf32>
    }
    %495 = vector.extract %209#0[7] : f32 from vector<8xf32>
    %496 = vector.extract %209#1[7] : f32 from vector<8xf32>
    %497 = wave.lane
    %498 = arith.addi %11, %c4 : index
    %499 = arith.muli %c22, %c3 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.divui %497, %c7 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.cmpi slt, %502, %10 : index
    scf.if %503 {
      %504 = arith.cmpi eq, %hasFactors, %c5 : index
      %505 = memref.load %factors[%502] : memref<?xf32>
      %506 = arith.select %504, %505, %c19 : f32
      %507 = arith.remui %497, %c7 : index
      %508 = arith.muli %507, %c14 : index
      %509 = arith.addi %6, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %506 : f32
      %514 = arith.mulf %495, %513 : f32
      %515 = arith.remui %497, %c7 : index
      %516 = arith.muli %515, %c14 : index
      %517 = arith.addi %8, %516 : index
      %518 = vector.load %w[%517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %519 = vector.bitcast %518 : vector<4xi8> to vector<1xf32>
      %520 = vector.extract %519[0] : f32 from vector<1xf32>
      %521 = arith.mulf %520, %506 : f32
      %522 = arith.mulf %496, %521 : f32
      %523 = arith.muli %502, %outputFeatures : index
      %524 = arith.addi %523, %13 : index
      %525 = wave.lane
      %526 = arith.remui %525, %c7 : index
      %527 = arith.addi %524, %526 : index
      %528 = arith.addi %527, %c4 : index
      memref.store %514, %logits[%528] : memref<?xf32>
      %529 = arith.addi %527, %c7 : index
      memref.store %522, %logits[%529] : memref<?xf32>
    }
  }
  %530 = arith.muli %experts, %c5 : index
  %531 = wave.scratch %530 : memref<?xf32>
  %532 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %532 {
    %533 = arith.addi %11, %c7 : index
    %534 = arith.minsi %533, %10 : index
    %535 = wave.wave
    %536 = arith.addi %11, %535 : index
    scf.for %537 = %536 to %534 step %c5 {
      %538 = wave.wave
      %539 = arith.muli %538, %experts : index
      %540 = wave.lane
      %541 = arith.muli %537, %logitsWidth : index
      %544 = scf.for %542 = %540 to %experts step %c1 iter_args(%543 = %c27) -> (f32) {
        %545 = arith.addi %541, %542 : index
        %546 = memref.load %logits[%545] : memref<?xf32>
        %547 = arith.maximumf %543, %546 : f32
        scf.yield %547 : f32
      }
      %548 = vector.broadcast %544 : f32 to vector<1xf32>
      %549 = wave.reduce "max" %548 : vector<1xf32>
      %552 = scf.for %550 = %540 to %experts step %c1 iter_args(%551 = %c28) -> (f32) {
        %553 = arith.addi %541, %550 : index
        %554 = memref.load %logits[%553] : memref<?xf32>
        %555 = arith.subf %554, %549 : f32
        %556 = arith.mulf %555, %c29 : f32
        %557 = wave.exp2 %556 : f32
        %558 = arith.addi %539, %550 : index
        memref.store %557, %531[%558] : memref<?xf32>
        %559 = arith.addf %551, %557 : f32
        scf.yield %559 : f32
      }
      %560 = vector.broadcast %552 : f32 to vector<1xf32>
      %561 = wave.reduce "add" %560 : vector<1xf32>
      scf.for %562 = %540 to %experts step %c1 {
        %563 = arith.addi %539, %562 : index
        %564 = memref.load %531[%563] : memref<?xf32>
        %565 = arith.divf %564, %561 : f32
        %566 = arith.addi %539, %562 : index
        memref.store %565, %531[%566] : memref<?xf32>
      }
      %571:3 = scf.for %567 = %c4 to %expertsPerToken step %c5 iter_args(%568 = %c28, %569 = %c28, %570 = %c30) -> (f32, f32, i32) {
        %575:2 = scf.for %572 = %540 to %experts step %c1 iter_args(%573 = %c31, %574 = %c28) -> (f32, f32) {
          %576 = arith.addi %539, %572 : index
          %577 = memref.load %531[%576] : memref<?xf32>
          %578 = arith.cmpf ogt, %577, %573 : f32
          %579 = arith.index_cast %572 : index to i32
          %580 = arith.sitofp %579 : i32 to f32
          %581 = arith.select %578, %577, %573 : f32
          %582 = arith.select %578, %580, %574 : f32
          scf.yield %581, %582 : f32, f32
        }
        %583 = vector.broadcast %575#0 : f32 to vector<1xf32>
        %584 = wave.reduce "max" %583 : vector<1xf32>
        %585 = arith.cmpf oeq, %575#0, %584 : f32
        %586 = arith.subf %c28, %575#1 : f32
        %587 = arith.select %585, %586, %c32 : f32
        %588 = vector.broadcast %587 : f32 to vector<1xf32>
        %589 = wave.reduce "max" %588 : vector<1xf32>
        %590 = arith.subf %c28, %589 : f32
        %591 = arith.fptosi %590 : f32 to i32
        %592 = arith.index_cast %591 : i32 to index
        %593 = arith.remui %592, %c1 : index
        %594 = arith.cmpi eq, %593, %540 : index
        scf.if %594 {
          %595 = arith.addi %539, %592 : index
          memref.store %c33, %531[%595] : memref<?xf32>
        }
        %596 = arith.cmpi eq, %567, %540 : index
        %597 = arith.addf %568, %584 : f32
        %598 = arith.select %596, %584, %569 : f32
        %599 = arith.select %596, %591, %570 : i32
        scf.yield %597, %598, %599 : f32, f32, i32
      }
      %600 = arith.cmpi eq, %normalize, %c5 : index
      %601 = arith.divf %571#1, %571#0 : f32
      %602 = arith.select %600, %601, %571#1 : f32
      %603 = arith.cmpi slt, %540, %expertsPerToken : index
      scf.if %603 {
        %604 = arith.muli %537, %expertsPerToken : index
        %605 = arith.addi %604, %540 : index
        memref.store %602, %weights[%605] : memref<?xf32>
        %606 = arith.muli %537, %expertsPerToken : index
        %607 = arith.addi %606, %540 : index
        memref.store %571#2, %ids_out[%607] : memref<?xi32>
      }
    }
  }
  wave.return
}
