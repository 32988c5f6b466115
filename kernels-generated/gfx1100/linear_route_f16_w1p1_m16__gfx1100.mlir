// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='f16', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_f16_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c9 = arith.constant 2 : index
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
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.block 0
  %11 = arith.muli %10, %c6 : index
  %12 = arith.cmpi slt, %9, %8 : index
  scf.if %12 {
    %13 = wave.lane
    %14 = arith.remui %13, %c6 : index
    %15 = arith.remui %14, %tileRows : index
    %16 = arith.addi %9, %15 : index
    %17 = arith.divui %16, %tileRows : index
    %18 = arith.divui %inputFeatures, %c6 : index
    %19 = arith.muli %17, %18 : index
    %20 = arith.divui %c4, %c6 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c9 : index
    %23 = arith.remui %c4, %c6 : index
    %24 = arith.divui %23, %c10 : index
    %25 = arith.addi %22, %24 : index
    %26 = arith.muli %tileRows, %c10 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c10 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.remui %c4, %c10 : index
    %32 = arith.addi %30, %31 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c6 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c14 : index
    %42 = arith.muli %41, %c14 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %48 = scf.for %46 = %36 to %45 step %c14 iter_args(%47 = %c11) -> (vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %46, %c4 : index
      %51 = arith.addi %6, %c2 : index
      %52 = arith.muli %50, %c15 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.remui %49, %c6 : index
      %55 = arith.muli %54, %c6 : index
      %56 = arith.addi %53, %55 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = arith.addi %56, %c16 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<8xf16>
      %62 = vector.shuffle %58, %61 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %63 = arith.addi %46, %c3 : index
      %64 = arith.addi %6, %c2 : index
      %65 = arith.muli %63, %c15 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.remui %49, %c6 : index
      %68 = arith.muli %67, %c6 : index
      %69 = arith.addi %66, %68 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = arith.addi %69, %c16 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = vector.shuffle %71, %74 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = arith.addi %46, %c9 : index
      %77 = arith.addi %6, %c2 : index
      %78 = arith.muli %76, %c15 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.remui %49, %c6 : index
      %81 = arith.muli %80, %c6 : index
      %82 = arith.addi %79, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = arith.addi %82, %c16 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = vector.shuffle %84, %87 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = arith.addi %46, %c17 : index
      %90 = arith.addi %6, %c2 : index
      %91 = arith.muli %89, %c15 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.remui %49, %c6 : index
      %94 = arith.muli %93, %c6 : index
      %95 = arith.addi %92, %94 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = arith.addi %95, %c16 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<8xf16>
      %101 = vector.shuffle %97, %100 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.muli %46, %c3 : index
      %103 = arith.addi %102, %c4 : index
      %104 = arith.muli %tileRows, %c6 : index
      %105 = arith.muli %103, %104 : index
      %106 = arith.addi %32, %105 : index
      %107 = vector.load %x[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = arith.muli %tileRows, %c10 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %x[%109] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = wave.mma %111, %62, %47 : vector<16xf16>, vector<8xf32>
      %113 = arith.muli %46, %c3 : index
      %114 = arith.addi %113, %c3 : index
      %115 = arith.muli %tileRows, %c6 : index
      %116 = arith.muli %114, %115 : index
      %117 = arith.addi %32, %116 : index
      %118 = vector.load %x[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.muli %tileRows, %c10 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %x[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = vector.shuffle %118, %121 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = wave.mma %122, %75, %112 : vector<16xf16>, vector<8xf32>
      %124 = arith.muli %46, %c3 : index
      %125 = arith.addi %124, %c9 : index
      %126 = arith.muli %tileRows, %c6 : index
      %127 = arith.muli %125, %126 : index
      %128 = arith.addi %32, %127 : index
      %129 = vector.load %x[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = arith.muli %tileRows, %c10 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %x[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %133 = vector.shuffle %129, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = wave.mma %133, %88, %123 : vector<16xf16>, vector<8xf32>
      %135 = arith.muli %46, %c3 : index
      %136 = arith.addi %135, %c17 : index
      %137 = arith.muli %tileRows, %c6 : index
      %138 = arith.muli %136, %137 : index
      %139 = arith.addi %32, %138 : index
      %140 = vector.load %x[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = arith.muli %tileRows, %c10 : index
      %142 = arith.addi %139, %141 : index
      %143 = vector.load %x[%142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = wave.mma %144, %101, %134 : vector<16xf16>, vector<8xf32>
      scf.yield %145 : vector<8xf32>
    }
    %146 = arith.select %39, %45, %38 : index
    %149 = scf.for %147 = %45 to %146 step %c3 iter_args(%148 = %48) -> (vector<8xf32>) {
      %150 = wave.lane
      %151 = arith.addi %147, %c4 : index
      %152 = arith.addi %6, %c2 : index
      %153 = arith.muli %151, %c15 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.remui %150, %c6 : index
      %156 = arith.muli %155, %c6 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = arith.addi %157, %c16 : index
      %161 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %162 = vector.bitcast %161 : vector<16xi8> to vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = arith.muli %147, %c3 : index
      %165 = arith.addi %164, %c4 : index
      %166 = arith.muli %tileRows, %c6 : index
      %167 = arith.muli %165, %166 : index
      %168 = arith.addi %32, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = arith.muli %tileRows, %c10 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = vector.shuffle %169, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = wave.mma %173, %163, %148 : vector<16xf16>, vector<8xf32>
      scf.yield %174 : vector<8xf32>
    }
    %175 = wave.lane
    %176 = vector.extract %149[0] : f32 from vector<8xf32>
    %177 = wave.lane
    %178 = arith.addi %9, %c4 : index
    %179 = arith.muli %c4, %c9 : index
    %180 = arith.addi %178, %179 : index
    %181 = arith.divui %177, %c6 : index
    %182 = arith.addi %180, %181 : index
    %183 = arith.cmpi slt, %182, %8 : index
    scf.if %183 {
      %184 = arith.cmpi eq, %hasFactors, %c3 : index
      %185 = memref.load %factors[%182] : memref<?xf32>
      %186 = arith.select %184, %185, %c19 : f32
      %187 = arith.remui %177, %c6 : index
      %188 = arith.muli %187, %c14 : index
      %189 = arith.addi %6, %188 : index
      %190 = vector.load %w[%189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %191 = vector.bitcast %190 : vector<4xi8> to vector<1xf32>
      %192 = vector.extract %191[0] : f32 from vector<1xf32>
      %193 = arith.mulf %192, %186 : f32
      %194 = arith.mulf %176, %193 : f32
      %195 = arith.muli %182, %outputFeatures : index
      %196 = arith.addi %195, %11 : index
      %197 = wave.lane
      %198 = arith.remui %197, %c6 : index
      %199 = arith.addi %196, %198 : index
      %200 = arith.addi %199, %c4 : index
      memref.store %194, %logits[%200] : memref<?xf32>
    }
    %201 = vector.extract %149[1] : f32 from vector<8xf32>
    %202 = wave.lane
    %203 = arith.addi %9, %c4 : index
    %204 = arith.muli %c3, %c9 : index
    %205 = arith.addi %203, %204 : index
    %206 = arith.divui %202, %c6 : index
    %207 = arith.addi %205, %206 : index
    %208 = arith.cmpi slt, %207, %8 : index
    scf.if %208 {
      %209 = arith.cmpi eq, %hasFactors, %c3 : index
      %210 = memref.load %factors[%207] : memref<?xf32>
      %211 = arith.select %209, %210, %c19 : f32
      %212 = arith.remui %202, %c6 : index
      %213 = arith.muli %212, %c14 : index
      %214 = arith.addi %6, %213 : index
      %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %216 = vector.bitcast %215 : vector<4xi8> to vector<1xf32>
      %217 = vector.extract %216[0] : f32 from vector<1xf32>
      %218 = arith.mulf %217, %211 : f32
      %219 = arith.mulf %201, %218 : f32
      %220 = arith.muli %207, %outputFeatures : index
      %221 = arith.addi %220, %11 : index
      %222 = wave.lane
      %223 = arith.remui %222, %c6 : index
      %224 = arith.addi %221, %223 : index
      %225 = arith.addi %224, %c4 : index
      memref.store %219, %logits[%225] : memref<?xf32>
    }
    %226 = vector.extract %149[2] : f32 from vector<8xf32>
    %227 = wave.lane
    %228 = arith.addi %9, %c4 : index
    %229 = arith.muli %c9, %c9 : index
    %230 = arith.addi %228, %229 : index
    %231 = arith.divui %227, %c6 : index
    %232 = arith.addi %230, %231 : index
    %233 = arith.cmpi slt, %232, %8 : index
    scf.if %233 {
      %234 = arith.cmpi eq, %hasFactors, %c3 : index
      %235 = memref.load %factors[%232] : memref<?xf32>
      %236 = arith.select %234, %235, %c19 : f32
      %237 = arith.remui %227, %c6 : index
      %238 = arith.muli %237, %c14 : index
      %239 = arith.addi %6, %238 : index
      %240 = vector.load %w[%239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %241 = vector.bitcast %240 : vector<4xi8> to vector<1xf32>
      %242 = vector.extract %241[0] : f32 from vector<1xf32>
      %243 = arith.mulf %242, %236 : f32
      %244 = arith.mulf %226, %243 : f32
      %245 = arith.muli %232, %outputFeatures : index
      %246 = arith.addi %245, %11 : index
      %247 = wave.lane
      %248 = arith.remui %247, %c6 : index
      %249 = arith.addi %246, %248 : index
      %250 = arith.addi %249, %c4 : index
      memref.store %244, %logits[%250] : memref<?xf32>
    }
    %251 = vector.extract %149[3] : f32 from vector<8xf32>
    %252 = wave.lane
    %253 = arith.addi %9, %c4 : index
    %254 = arith.muli %c17, %c9 : index
    %255 = arith.addi %253, %254 : index
    %256 = arith.divui %252, %c6 : index
    %257 = arith.addi %255, %256 : index
    %258 = arith.cmpi slt, %257, %8 : index
    scf.if %258 {
      %259 = arith.cmpi eq, %hasFactors, %c3 : index
      %260 = memref.load %factors[%257] : memref<?xf32>
      %261 = arith.select %259, %260, %c19 : f32
      %262 = arith.remui %252, %c6 : index
      %263 = arith.muli %262, %c14 : index
      %264 = arith.addi %6, %263 : index
      %265 = vector.load %w[%264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %266 = vector.bitcast %265 : vector<4xi8> to vector<1xf32>
      %267 = vector.extract %266[0] : f32 from vector<1xf32>
      %268 = arith.mulf %267, %261 : f32
      %269 = arith.mulf %251, %268 : f32
      %270 = arith.muli %257, %outputFeatures : index
      %271 = arith.addi %270, %11 : index
      %272 = wave.lane
      %273 = arith.remui %272, %c6 : index
      %274 = arith.addi %271, %273 : index
      %275 = arith.addi %274, %c4 : index
      memref.store %269, %logits[%275] : memref<?xf32>
    }
    %276 = vector.extract %149[4] : f32 from vector<8xf32>
    %277 = wave.lane
    %278 = arith.addi %9, %c4 : index
    %279 = arith.muli %c14, %c9 : index
    %280 = arith.addi %278, %279 : index
    %281 = arith.divui %277, %c6 : index
    %282 = arith.addi %280, %281 : index
    %283 = arith.cmpi slt, %282, %8 : index
    scf.if %283 {
      %284 = arith.cmpi eq, %hasFactors, %c3 : index
      %285 = memref.load %factors[%282] : memref<?xf32>
      %286 = arith.select %284, %285, %c19 : f32
      %287 = arith.remui %277, %c6 : index
      %288 = arith.muli %287, %c14 : index
      %289 = arith.addi %6, %288 : index
      %290 = vector.load %w[%289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %291 = vector.bitcast %290 : vector<4xi8> to vector<1xf32>
      %292 = vector.extract %291[0] : f32 from vector<1xf32>
      %293 = arith.mulf %292, %286 : f32
      %294 = arith.mulf %276, %293 : f32
      %295 = arith.muli %282, %outputFeatures : index
      %296 = arith.addi %295, %11 : index
      %297 = wave.lane
      %298 = arith.remui %297, %c6 : index
      %299 = arith.addi %296, %298 : index
      %300 = arith.addi %299, %c4 : index
      memref.store %294, %logits[%300] : memref<?xf32>
    }
    %301 = vector.extract %149[5] : f32 from vector<8xf32>
    %302 = wave.lane
    %303 = arith.addi %9, %c4 : index
    %304 = arith.muli %c20, %c9 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.divui %302, %c6 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.cmpi slt, %307, %8 : index
    scf.if %308 {
      %309 = arith.cmpi eq, %hasFactors, %c3 : index
      %310 = memref.load %factors[%307] : memref<?xf32>
      %311 = arith.select %309, %310, %c19 : f32
      %312 = arith.remui %302, %c6 : index
      %313 = arith.muli %312, %c14 : index
      %314 = arith.addi %6, %313 : index
      %315 = vector.load %w[%314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %316 = vector.bitcast %315 : vector<4xi8> to vector<1xf32>
      %317 = vector.extract %316[0] : f32 from vector<1xf32>
      %318 = arith.mulf %317, %311 : f32
      %319 = arith.mulf %301, %318 : f32
      %320 = arith.muli %307, %outputFeatures : index
      %321 = arith.addi %320, %11 : index
      %322 = wave.lane
      %323 = arith.remui %322, %c6 : index
      %324 = arith.addi %321, %323 : index
      %325 = arith.addi %324, %c4 : index
      memref.store %319, %logits[%325] : memref<?xf32>
    }
    %326 = vector.extract %149[6] : f32 from vector<8xf32>
    %327 = wave.lane
    %328 = arith.addi %9, %c4 : index
    %329 = arith.muli %c21, %c9 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.divui %327, %c6 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.cmpi slt, %332, %8 : index
    scf.if %333 {
      %334 = arith.cmpi eq, %hasFactors, %c3 : index
      %335 = memref.load %factors[%332] : memref<?xf32>
      %336 = arith.select %334, %335, %c19 : f32
      %337 = arith.remui %327, %c6 : index
      %338 = arith.muli %337, %c14 : index
      %339 = arith.addi %6, %338 : index
      %340 = vector.load %w[%339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %341 = vector.bitcast %340 : vector<4xi8> to vector<1xf32>
      %342 = vector.extract %341[0] : f32 from vector<1xf32>
      %343 = arith.mulf %342, %336 : f32
      %344 = arith.mulf %326, %343 : f32
      %345 = arith.muli %332, %outputFeatures : index
      %346 = arith.addi %345, %11 : index
      %347 = wave.lane
      %348 = arith.remui %347, %c6 : index
      %349 = arith.addi %346, %348 : index
      %350 = arith.addi %349, %c4 : index
      memref.store %344, %logits[%350] : memref<?xf32>
    }
    %351 = vector.extract %149[7] : f32 from vector<8xf32>
    %352 = wave.lane
    %353 = arith.addi %9, %c4 : index
    %354 = arith.muli %c22, %c9 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.divui %352, %c6 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.cmpi slt, %357, %8 : index
    scf.if %358 {
      %359 = arith.cmpi eq, %hasFactors, %c3 : index
      %360 = memref.load %factors[%357] : memref<?xf32>
      %361 = arith.select %359, %360, %c19 : f32
      %362 = arith.remui %352, %c6 : index
      %363 = arith.muli %362, %c14 : index
      %364 = arith.addi %6, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
      %367 = vector.extract %366[0] : f32 from vector<1xf32>
      %368 = arith.mulf %367, %361 : f32
      %369 = arith.mulf %351, %368 : f32
      %370 = arith.muli %357, %outputFeatures : index
      %371 = arith.addi %370, %11 : index
      %372 = wave.lane
      %373 = arith.remui %372, %c6 : index
      %374 = arith.addi %371, %373 : index
      %375 = arith.addi %374, %c4 : index
      memref.store %369, %logits[%375] : memref<?xf32>
    }
  }
  %376 = arith.muli %experts, %c3 : index
  %377 = wave.scratch %376 : memref<?xf32>
  %378 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %378 {
    %379 = arith.addi %9, %c6 : index
    %380 = arith.minsi %379, %8 : index
    %381 = wave.wave
    %382 = arith.addi %9, %381 : index
    scf.for %383 = %382 to %380 step %c3 {
      %384 = wave.wave
      %385 = arith.muli %384, %experts : index
      %386 = wave.lane
      %387 = arith.muli %383, %logitsWidth : index
      %390 = scf.for %388 = %386 to %experts step %c1 iter_args(%389 = %c27) -> (f32) {
        %391 = arith.addi %387, %388 : index
        %392 = memref.load %logits[%391] : memref<?xf32>
        %393 = arith.maximumf %389, %392 : f32
        scf.yield %393 : f32
      }
      %394 = vector.broadcast %390 : f32 to vector<1xf32>
      %395 = wave.reduce "max" %394 : vector<1xf32>
      %398 = scf.for %396 = %386 to %experts step %c1 iter_args(%397 = %c28) -> (f32) {
        %399 = arith.addi %387, %396 : index
        %400 = memref.load %logits[%399] : memref<?xf32>
        %401 = arith.subf %400, %395 : f32
        %402 = arith.mulf %401, %c29 : f32
        %403 = wave.exp2 %402 : f32
        %404 = arith.addi %385, %396 : index
        memref.store %403, %377[%404] : memref<?xf32>
        %405 = arith.addf %397, %403 : f32
        scf.yield %405 : f32
      }
      %406 = vector.broadcast %398 : f32 to vector<1xf32>
      %407 = wave.reduce "add" %406 : vector<1xf32>
      scf.for %408 = %386 to %experts step %c1 {
        %409 = arith.addi %385, %408 : index
        %410 = memref.load %377[%409] : memref<?xf32>
        %411 = arith.divf %410, %407 : f32
        %412 = arith.addi %385, %408 : index
        memref.store %411, %377[%412] : memref<?xf32>
      }
      %417:3 = scf.for %413 = %c4 to %expertsPerToken step %c3 iter_args(%414 = %c28, %415 = %c28, %416 = %c30) -> (f32, f32, i32) {
        %421:2 = scf.for %418 = %386 to %experts step %c1 iter_args(%419 = %c31, %420 = %c28) -> (f32, f32) {
          %422 = arith.addi %385, %418 : index
          %423 = memref.load %377[%422] : memref<?xf32>
          %424 = arith.cmpf ogt, %423, %419 : f32
          %425 = arith.index_cast %418 : index to i32
          %426 = arith.sitofp %425 : i32 to f32
          %427 = arith.select %424, %423, %419 : f32
          %428 = arith.select %424, %426, %420 : f32
          scf.yield %427, %428 : f32, f32
        }
        %429 = vector.broadcast %421#0 : f32 to vector<1xf32>
        %430 = wave.reduce "max" %429 : vector<1xf32>
        %431 = arith.cmpf oeq, %421#0, %430 : f32
        %432 = arith.subf %c28, %421#1 : f32
        %433 = arith.select %431, %432, %c32 : f32
        %434 = vector.broadcast %433 : f32 to vector<1xf32>
        %435 = wave.reduce "max" %434 : vector<1xf32>
        %436 = arith.subf %c28, %435 : f32
        %437 = arith.fptosi %436 : f32 to i32
        %438 = arith.index_cast %437 : i32 to index
        %439 = arith.remui %438, %c1 : index
        %440 = arith.cmpi eq, %439, %386 : index
        scf.if %440 {
          %441 = arith.addi %385, %438 : index
          memref.store %c33, %377[%441] : memref<?xf32>
        }
        %442 = arith.cmpi eq, %413, %386 : index
        %443 = arith.addf %414, %430 : f32
        %444 = arith.select %442, %430, %415 : f32
        %445 = arith.select %442, %437, %416 : i32
        scf.yield %443, %444, %445 : f32, f32, i32
      }
      %446 = arith.cmpi eq, %normalize, %c3 : index
      %447 = arith.divf %417#1, %417#0 : f32
      %448 = arith.select %446, %447, %417#1 : f32
      %449 = arith.cmpi slt, %386, %expertsPerToken : index
      scf.if %449 {
        %450 = arith.muli %383, %expertsPerToken : index
        %451 = arith.addi %450, %386 : index
        memref.store %448, %weights[%451] : memref<?xf32>
        %452 = arith.muli %383, %expertsPerToken : index
        %453 = arith.addi %452, %386 : index
        memref.store %417#2, %ids_out[%453] : memref<?xi32>
      }
    }
  }
  wave.return
}
