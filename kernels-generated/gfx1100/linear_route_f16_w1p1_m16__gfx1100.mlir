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
      %185 = arith.muli %182, %c9 : index
      %186 = memref.load %factors[%185] : memref<?xf32>
      %187 = arith.mulf %186, %operandScale : f32
      %188 = arith.select %184, %187, %operandScale : f32
      %189 = arith.remui %177, %c6 : index
      %190 = arith.muli %189, %c14 : index
      %191 = arith.addi %6, %190 : index
      %192 = vector.load %w[%191] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %193 = vector.bitcast %192 : vector<4xi8> to vector<1xf32>
      %194 = vector.extract %193[0] : f32 from vector<1xf32>
      %195 = arith.mulf %194, %188 : f32
      %196 = arith.mulf %176, %195 : f32
      %197 = arith.muli %182, %outputFeatures : index
      %198 = arith.addi %197, %11 : index
      %199 = wave.lane
      %200 = arith.remui %199, %c6 : index
      %201 = arith.addi %198, %200 : index
      %202 = arith.addi %201, %c4 : index
      memref.store %196, %logits[%202] : memref<?xf32>
    }
    %203 = vector.extract %149[1] : f32 from vector<8xf32>
    %204 = wave.lane
    %205 = arith.addi %9, %c4 : index
    %206 = arith.muli %c3, %c9 : index
    %207 = arith.addi %205, %206 : index
    %208 = arith.divui %204, %c6 : index
    %209 = arith.addi %207, %208 : index
    %210 = arith.cmpi slt, %209, %8 : index
    scf.if %210 {
      %211 = arith.cmpi eq, %hasFactors, %c3 : index
      %212 = arith.muli %209, %c9 : index
      %213 = memref.load %factors[%212] : memref<?xf32>
      %214 = arith.mulf %213, %operandScale : f32
      %215 = arith.select %211, %214, %operandScale : f32
      %216 = arith.remui %204, %c6 : index
      %217 = arith.muli %216, %c14 : index
      %218 = arith.addi %6, %217 : index
      %219 = vector.load %w[%218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %220 = vector.bitcast %219 : vector<4xi8> to vector<1xf32>
      %221 = vector.extract %220[0] : f32 from vector<1xf32>
      %222 = arith.mulf %221, %215 : f32
      %223 = arith.mulf %203, %222 : f32
      %224 = arith.muli %209, %outputFeatures : index
      %225 = arith.addi %224, %11 : index
      %226 = wave.lane
      %227 = arith.remui %226, %c6 : index
      %228 = arith.addi %225, %227 : index
      %229 = arith.addi %228, %c4 : index
      memref.store %223, %logits[%229] : memref<?xf32>
    }
    %230 = vector.extract %149[2] : f32 from vector<8xf32>
    %231 = wave.lane
    %232 = arith.addi %9, %c4 : index
    %233 = arith.muli %c9, %c9 : index
    %234 = arith.addi %232, %233 : index
    %235 = arith.divui %231, %c6 : index
    %236 = arith.addi %234, %235 : index
    %237 = arith.cmpi slt, %236, %8 : index
    scf.if %237 {
      %238 = arith.cmpi eq, %hasFactors, %c3 : index
      %239 = arith.muli %236, %c9 : index
      %240 = memref.load %factors[%239] : memref<?xf32>
      %241 = arith.mulf %240, %operandScale : f32
      %242 = arith.select %238, %241, %operandScale : f32
      %243 = arith.remui %231, %c6 : index
      %244 = arith.muli %243, %c14 : index
      %245 = arith.addi %6, %244 : index
      %246 = vector.load %w[%245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %247 = vector.bitcast %246 : vector<4xi8> to vector<1xf32>
      %248 = vector.extract %247[0] : f32 from vector<1xf32>
      %249 = arith.mulf %248, %242 : f32
      %250 = arith.mulf %230, %249 : f32
      %251 = arith.muli %236, %outputFeatures : index
      %252 = arith.addi %251, %11 : index
      %253 = wave.lane
      %254 = arith.remui %253, %c6 : index
      %255 = arith.addi %252, %254 : index
      %256 = arith.addi %255, %c4 : index
      memref.store %250, %logits[%256] : memref<?xf32>
    }
    %257 = vector.extract %149[3] : f32 from vector<8xf32>
    %258 = wave.lane
    %259 = arith.addi %9, %c4 : index
    %260 = arith.muli %c17, %c9 : index
    %261 = arith.addi %259, %260 : index
    %262 = arith.divui %258, %c6 : index
    %263 = arith.addi %261, %262 : index
    %264 = arith.cmpi slt, %263, %8 : index
    scf.if %264 {
      %265 = arith.cmpi eq, %hasFactors, %c3 : index
      %266 = arith.muli %263, %c9 : index
      %267 = memref.load %factors[%266] : memref<?xf32>
      %268 = arith.mulf %267, %operandScale : f32
      %269 = arith.select %265, %268, %operandScale : f32
      %270 = arith.remui %258, %c6 : index
      %271 = arith.muli %270, %c14 : index
      %272 = arith.addi %6, %271 : index
      %273 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<1xf32>
      %275 = vector.extract %274[0] : f32 from vector<1xf32>
      %276 = arith.mulf %275, %269 : f32
      %277 = arith.mulf %257, %276 : f32
      %278 = arith.muli %263, %outputFeatures : index
      %279 = arith.addi %278, %11 : index
      %280 = wave.lane
      %281 = arith.remui %280, %c6 : index
      %282 = arith.addi %279, %281 : index
      %283 = arith.addi %282, %c4 : index
      memref.store %277, %logits[%283] : memref<?xf32>
    }
    %284 = vector.extract %149[4] : f32 from vector<8xf32>
    %285 = wave.lane
    %286 = arith.addi %9, %c4 : index
    %287 = arith.muli %c14, %c9 : index
    %288 = arith.addi %286, %287 : index
    %289 = arith.divui %285, %c6 : index
    %290 = arith.addi %288, %289 : index
    %291 = arith.cmpi slt, %290, %8 : index
    scf.if %291 {
      %292 = arith.cmpi eq, %hasFactors, %c3 : index
      %293 = arith.muli %290, %c9 : index
      %294 = memref.load %factors[%293] : memref<?xf32>
      %295 = arith.mulf %294, %operandScale : f32
      %296 = arith.select %292, %295, %operandScale : f32
      %297 = arith.remui %285, %c6 : index
      %298 = arith.muli %297, %c14 : index
      %299 = arith.addi %6, %298 : index
      %300 = vector.load %w[%299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %301 = vector.bitcast %300 : vector<4xi8> to vector<1xf32>
      %302 = vector.extract %301[0] : f32 from vector<1xf32>
      %303 = arith.mulf %302, %296 : f32
      %304 = arith.mulf %284, %303 : f32
      %305 = arith.muli %290, %outputFeatures : index
      %306 = arith.addi %305, %11 : index
      %307 = wave.lane
      %308 = arith.remui %307, %c6 : index
      %309 = arith.addi %306, %308 : index
      %310 = arith.addi %309, %c4 : index
      memref.store %304, %logits[%310] : memref<?xf32>
    }
    %311 = vector.extract %149[5] : f32 from vector<8xf32>
    %312 = wave.lane
    %313 = arith.addi %9, %c4 : index
    %314 = arith.muli %c20, %c9 : index
    %315 = arith.addi %313, %314 : index
    %316 = arith.divui %312, %c6 : index
    %317 = arith.addi %315, %316 : index
    %318 = arith.cmpi slt, %317, %8 : index
    scf.if %318 {
      %319 = arith.cmpi eq, %hasFactors, %c3 : index
      %320 = arith.muli %317, %c9 : index
      %321 = memref.load %factors[%320] : memref<?xf32>
      %322 = arith.mulf %321, %operandScale : f32
      %323 = arith.select %319, %322, %operandScale : f32
      %324 = arith.remui %312, %c6 : index
      %325 = arith.muli %324, %c14 : index
      %326 = arith.addi %6, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %323 : f32
      %331 = arith.mulf %311, %330 : f32
      %332 = arith.muli %317, %outputFeatures : index
      %333 = arith.addi %332, %11 : index
      %334 = wave.lane
      %335 = arith.remui %334, %c6 : index
      %336 = arith.addi %333, %335 : index
      %337 = arith.addi %336, %c4 : index
      memref.store %331, %logits[%337] : memref<?xf32>
    }
    %338 = vector.extract %149[6] : f32 from vector<8xf32>
    %339 = wave.lane
    %340 = arith.addi %9, %c4 : index
    %341 = arith.muli %c21, %c9 : index
    %342 = arith.addi %340, %341 : index
    %343 = arith.divui %339, %c6 : index
    %344 = arith.addi %342, %343 : index
    %345 = arith.cmpi slt, %344, %8 : index
    scf.if %345 {
      %346 = arith.cmpi eq, %hasFactors, %c3 : index
      %347 = arith.muli %344, %c9 : index
      %348 = memref.load %factors[%347] : memref<?xf32>
      %349 = arith.mulf %348, %operandScale : f32
      %350 = arith.select %346, %349, %operandScale : f32
      %351 = arith.remui %339, %c6 : index
      %352 = arith.muli %351, %c14 : index
      %353 = arith.addi %6, %352 : index
      %354 = vector.load %w[%353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %355 = vector.bitcast %354 : vector<4xi8> to vector<1xf32>
      %356 = vector.extract %355[0] : f32 from vector<1xf32>
      %357 = arith.mulf %356, %350 : f32
      %358 = arith.mulf %338, %357 : f32
      %359 = arith.muli %344, %outputFeatures : index
      %360 = arith.addi %359, %11 : index
      %361 = wave.lane
      %362 = arith.remui %361, %c6 : index
      %363 = arith.addi %360, %362 : index
      %364 = arith.addi %363, %c4 : index
      memref.store %358, %logits[%364] : memref<?xf32>
    }
    %365 = vector.extract %149[7] : f32 from vector<8xf32>
    %366 = wave.lane
    %367 = arith.addi %9, %c4 : index
    %368 = arith.muli %c22, %c9 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.divui %366, %c6 : index
    %371 = arith.addi %369, %370 : index
    %372 = arith.cmpi slt, %371, %8 : index
    scf.if %372 {
      %373 = arith.cmpi eq, %hasFactors, %c3 : index
      %374 = arith.muli %371, %c9 : index
      %375 = memref.load %factors[%374] : memref<?xf32>
      %376 = arith.mulf %375, %operandScale : f32
      %377 = arith.select %373, %376, %operandScale : f32
      %378 = arith.remui %366, %c6 : index
      %379 = arith.muli %378, %c14 : index
      %380 = arith.addi %6, %379 : index
      %381 = vector.load %w[%380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %382 = vector.bitcast %381 : vector<4xi8> to vector<1xf32>
      %383 = vector.extract %382[0] : f32 from vector<1xf32>
      %384 = arith.mulf %383, %377 : f32
      %385 = arith.mulf %365, %384 : f32
      %386 = arith.muli %371, %outputFeatures : index
      %387 = arith.addi %386, %11 : index
      %388 = wave.lane
      %389 = arith.remui %388, %c6 : index
      %390 = arith.addi %387, %389 : index
      %391 = arith.addi %390, %c4 : index
      memref.store %385, %logits[%391] : memref<?xf32>
    }
  }
  %392 = arith.muli %experts, %c3 : index
  %393 = wave.scratch %392 : memref<?xf32>
  %394 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %394 {
    %395 = arith.addi %9, %c6 : index
    %396 = arith.minsi %395, %8 : index
    %397 = wave.wave
    %398 = arith.addi %9, %397 : index
    scf.for %399 = %398 to %396 step %c3 {
      %400 = wave.wave
      %401 = arith.muli %400, %experts : index
      %402 = wave.lane
      %403 = arith.muli %399, %logitsWidth : index
      %406 = scf.for %404 = %402 to %experts step %c1 iter_args(%405 = %c27) -> (f32) {
        %407 = arith.addi %403, %404 : index
        %408 = memref.load %logits[%407] : memref<?xf32>
        %409 = arith.maximumf %405, %408 : f32
        scf.yield %409 : f32
      }
      %410 = vector.broadcast %406 : f32 to vector<1xf32>
      %411 = wave.reduce "max" %410 : vector<1xf32>
      %414 = scf.for %412 = %402 to %experts step %c1 iter_args(%413 = %c28) -> (f32) {
        %415 = arith.addi %403, %412 : index
        %416 = memref.load %logits[%415] : memref<?xf32>
        %417 = arith.subf %416, %411 : f32
        %418 = arith.mulf %417, %c29 : f32
        %419 = wave.exp2 %418 : f32
        %420 = arith.addi %401, %412 : index
        memref.store %419, %393[%420] : memref<?xf32>
        %421 = arith.addf %413, %419 : f32
        scf.yield %421 : f32
      }
      %422 = vector.broadcast %414 : f32 to vector<1xf32>
      %423 = wave.reduce "add" %422 : vector<1xf32>
      scf.for %424 = %402 to %experts step %c1 {
        %425 = arith.addi %401, %424 : index
        %426 = memref.load %393[%425] : memref<?xf32>
        %427 = arith.divf %426, %423 : f32
        %428 = arith.addi %401, %424 : index
        memref.store %427, %393[%428] : memref<?xf32>
      }
      %433:3 = scf.for %429 = %c4 to %expertsPerToken step %c3 iter_args(%430 = %c28, %431 = %c28, %432 = %c30) -> (f32, f32, i32) {
        %437:2 = scf.for %434 = %402 to %experts step %c1 iter_args(%435 = %c31, %436 = %c28) -> (f32, f32) {
          %438 = arith.addi %401, %434 : index
          %439 = memref.load %393[%438] : memref<?xf32>
          %440 = arith.cmpf ogt, %439, %435 : f32
          %441 = arith.index_cast %434 : index to i32
          %442 = arith.sitofp %441 : i32 to f32
          %443 = arith.select %440, %439, %435 : f32
          %444 = arith.select %440, %442, %436 : f32
          scf.yield %443, %444 : f32, f32
        }
        %445 = vector.broadcast %437#0 : f32 to vector<1xf32>
        %446 = wave.reduce "max" %445 : vector<1xf32>
        %447 = arith.cmpf oeq, %437#0, %446 : f32
        %448 = arith.subf %c28, %437#1 : f32
        %449 = arith.select %447, %448, %c32 : f32
        %450 = vector.broadcast %449 : f32 to vector<1xf32>
        %451 = wave.reduce "max" %450 : vector<1xf32>
        %452 = arith.subf %c28, %451 : f32
        %453 = arith.fptosi %452 : f32 to i32
        %454 = arith.index_cast %453 : i32 to index
        %455 = arith.remui %454, %c1 : index
        %456 = arith.cmpi eq, %455, %402 : index
        scf.if %456 {
          %457 = arith.addi %401, %454 : index
          memref.store %c33, %393[%457] : memref<?xf32>
        }
        %458 = arith.cmpi eq, %429, %402 : index
        %459 = arith.addf %430, %446 : f32
        %460 = arith.select %458, %446, %431 : f32
        %461 = arith.select %458, %453, %432 : i32
        scf.yield %459, %460, %461 : f32, f32, i32
      }
      %462 = arith.cmpi eq, %normalize, %c3 : index
      %463 = arith.divf %433#1, %433#0 : f32
      %464 = arith.select %462, %463, %433#1 : f32
      %465 = arith.cmpi slt, %402, %expertsPerToken : index
      scf.if %465 {
        %466 = arith.muli %399, %expertsPerToken : index
        %467 = arith.addi %466, %402 : index
        memref.store %464, %weights[%467] : memref<?xf32>
        %468 = arith.muli %399, %expertsPerToken : index
        %469 = arith.addi %468, %402 : index
        memref.store %433#2, %ids_out[%469] : memref<?xi32>
      }
    }
  }
  wave.return
}
