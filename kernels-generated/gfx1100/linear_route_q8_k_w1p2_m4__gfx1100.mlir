// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q8_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q8_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant dense<0> : vector<4xi32>
  %c18 = arith.constant dense<983055> : vector<4xi32>
  %c19 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c20 = arith.constant dense<4> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c27 = arith.constant dense<0x6480> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 4 : index
  %c32 = arith.constant 5 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c39 = arith.constant 0xFF61B1E6 : f32
  %c40 = arith.constant 0x00000000 : f32
  %c41 = arith.constant 0x3FB8AA3B : f32
  %c42 = arith.constant 0 : i32
  %c43 = arith.constant 0xC0000000 : f32
  %c44 = arith.constant 0xCB800000 : f32
  %c45 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c1 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c5 : index
  %23 = arith.cmpi slt, %20, %19 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c1 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c13 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c5 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c5 {
      %33 = arith.muli %32, %c13 : index
      %34 = arith.addi %c8, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c13 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c13 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c5 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c3 : index
    %48 = arith.muli %47, %c3 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %55:2 = scf.for %52 = %42 to %51 step %c3 iter_args(%53 = %c14, %54 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %52, %c8 : index
      %58 = arith.remui %56, %c1 : index
      %59 = arith.addi %15, %c7 : index
      %60 = arith.divui %57, %c13 : index
      %61 = arith.muli %60, %c5 : index
      %62 = arith.addi %59, %61 : index
      %63 = arith.muli %58, %c3 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %66 = vector.bitcast %65 : vector<2xi8> to vector<1xf16>
      %67 = arith.divui %inputFeatures, %c4 : index
      %68 = arith.muli %67, %c5 : index
      %69 = arith.addi %59, %68 : index
      %70 = arith.muli %57, %c1 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.muli %58, %c2 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %75 = vector.extract %66[0] : f16 from vector<1xf16>
      %76 = arith.extf %75 : f16 to f32
      %77 = vector.extract %74[0] : i8 from vector<1xi8>
      %78 = arith.extsi %77 : i8 to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %76, %79 : f32
      %81 = arith.truncf %80 : f32 to f16
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = arith.addi %15, %c7 : index
      %84 = arith.muli %inputFeatures, %c2 : index
      %85 = arith.divui %84, %c3 : index
      %86 = arith.divui %inputFeatures, %c4 : index
      %87 = arith.muli %86, %c5 : index
      %88 = arith.addi %87, %85 : index
      %89 = arith.addi %88, %c6 : index
      %90 = arith.divui %89, %c7 : index
      %91 = arith.muli %90, %c7 : index
      %92 = arith.addi %83, %91 : index
      %93 = arith.muli %inputFeatures, %c13 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.muli %57, %c1 : index
      %96 = arith.addi %95, %58 : index
      %97 = arith.muli %96, %c1 : index
      %98 = arith.addi %94, %97 : index
      %99 = arith.muli %57, %c4 : index
      %100 = arith.addi %92, %99 : index
      %101 = arith.muli %58, %c1 : index
      %102 = arith.addi %100, %101 : index
      %103 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<4xi32>
      %105 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<4xi32>
      %107 = arith.shrui %106, %c17 : vector<4xi32>
      %108 = arith.andi %107, %c18 : vector<4xi32>
      %109 = arith.shrui %104, %c19 : vector<4xi32>
      %110 = arith.andi %109, %c18 : vector<4xi32>
      %111 = arith.shli %110, %c20 : vector<4xi32>
      %112 = arith.ori %108, %111 : vector<4xi32>
      %113 = arith.ori %112, %c21 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %106, %c20 : vector<4xi32>
      %116 = arith.andi %115, %c18 : vector<4xi32>
      %117 = arith.shrui %104, %c22 : vector<4xi32>
      %118 = arith.andi %117, %c18 : vector<4xi32>
      %119 = arith.shli %118, %c20 : vector<4xi32>
      %120 = arith.ori %116, %119 : vector<4xi32>
      %121 = arith.ori %120, %c21 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %106, %c23 : vector<4xi32>
      %124 = arith.andi %123, %c18 : vector<4xi32>
      %125 = arith.shrui %104, %c24 : vector<4xi32>
      %126 = arith.andi %125, %c18 : vector<4xi32>
      %127 = arith.shli %126, %c20 : vector<4xi32>
      %128 = arith.ori %124, %127 : vector<4xi32>
      %129 = arith.ori %128, %c21 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %106, %c25 : vector<4xi32>
      %132 = arith.andi %131, %c18 : vector<4xi32>
      %133 = arith.shrui %104, %c26 : vector<4xi32>
      %134 = arith.andi %133, %c18 : vector<4xi32>
      %135 = arith.shli %134, %c20 : vector<4xi32>
      %136 = arith.ori %132, %135 : vector<4xi32>
      %137 = arith.ori %136, %c21 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = vector.shuffle %114, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %130, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = vector.shuffle %139, %140 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %142 = arith.subf %141, %c27 : vector<32xf16>
      %143 = vector.shuffle %142, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %144 = vector.shuffle %142, %142 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %145 = arith.mulf %143, %82 : vector<16xf16>
      %146 = arith.mulf %144, %82 : vector<16xf16>
      %147 = arith.addi %52, %c2 : index
      %148 = arith.remui %56, %c1 : index
      %149 = arith.addi %15, %c7 : index
      %150 = arith.divui %147, %c13 : index
      %151 = arith.muli %150, %c5 : index
      %152 = arith.addi %149, %151 : index
      %153 = arith.muli %148, %c3 : index
      %154 = arith.addi %152, %153 : index
      %155 = vector.load %w[%154] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %156 = vector.bitcast %155 : vector<2xi8> to vector<1xf16>
      %157 = arith.divui %inputFeatures, %c4 : index
      %158 = arith.muli %157, %c5 : index
      %159 = arith.addi %149, %158 : index
      %160 = arith.muli %147, %c1 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %148, %c2 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %165 = vector.extract %156[0] : f16 from vector<1xf16>
      %166 = arith.extf %165 : f16 to f32
      %167 = vector.extract %164[0] : i8 from vector<1xi8>
      %168 = arith.extsi %167 : i8 to i32
      %169 = arith.sitofp %168 : i32 to f32
      %170 = arith.mulf %166, %169 : f32
      %171 = arith.truncf %170 : f32 to f16
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %15, %c7 : index
      %174 = arith.muli %inputFeatures, %c2 : index
      %175 = arith.divui %174, %c3 : index
      %176 = arith.divui %inputFeatures, %c4 : index
      %177 = arith.muli %176, %c5 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.addi %178, %c6 : index
      %180 = arith.divui %179, %c7 : index
      %181 = arith.muli %180, %c7 : index
      %182 = arith.addi %173, %181 : index
      %183 = arith.muli %inputFeatures, %c13 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.muli %147, %c1 : index
      %186 = arith.addi %185, %148 : index
      %187 = arith.muli %186, %c1 : index
      %188 = arith.addi %184, %187 : index
      %189 = arith.muli %147, %c4 : index
      %190 = arith.addi %182, %189 : index
      %191 = arith.muli %148, %c1 : index
      %192 = arith.addi %190, %191 : index
      %193 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %194 = vector.bitcast %193 : vector<16xi8> to vector<4xi32>
      %195 = vector.load %w[%192] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %196 = vector.bitcast %195 : vector<16xi8> to vector<4xi32>
      %197 = arith.shrui %196, %c17 : vector<4xi32>
      %198 = arith.andi %197, %c18 : vector<4xi32>
      %199 = arith.shrui %194, %c19 : vector<4xi32>
      %200 = arith.andi %199, %c18 : vector<4xi32>
      %201 = arith.shli %200, %c20 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c21 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %196, %c20 : vector<4xi32>
      %206 = arith.andi %205, %c18 : vector<4xi32>
      %207 = arith.shrui %194, %c22 : vector<4xi32>
      %208 = arith.andi %207, %c18 : vector<4xi32>
      %209 = arith.shli %208, %c20 : vector<4xi32>
      %210 = arith.ori %206, %209 : vector<4xi32>
      %211 = arith.ori %210, %c21 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = arith.shrui %196, %c23 : vector<4xi32>
      %214 = arith.andi %213, %c18 : vector<4xi32>
      %215 = arith.shrui %194, %c24 : vector<4xi32>
      %216 = arith.andi %215, %c18 : vector<4xi32>
      %217 = arith.shli %216, %c20 : vector<4xi32>
      %218 = arith.ori %214, %217 : vector<4xi32>
      %219 = arith.ori %218, %c21 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %196, %c25 : vector<4xi32>
      %222 = arith.andi %221, %c18 : vector<4xi32>
      %223 = arith.shrui %194, %c26 : vector<4xi32>
      %224 = arith.andi %223, %c18 : vector<4xi32>
      %225 = arith.shli %224, %c20 : vector<4xi32>
      %226 = arith.ori %222, %225 : vector<4xi32>
      %227 = arith.ori %226, %c21 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %204, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %220, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %229, %230 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %232 = arith.subf %231, %c27 : vector<32xf16>
      %233 = vector.shuffle %232, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %234 = vector.shuffle %232, %232 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %235 = arith.mulf %233, %172 : vector<16xf16>
      %236 = arith.mulf %234, %172 : vector<16xf16>
      %237 = arith.addi %52, %c8 : index
      %238 = arith.remui %56, %c1 : index
      %239 = arith.addi %17, %c7 : index
      %240 = arith.divui %237, %c13 : index
      %241 = arith.muli %240, %c5 : index
      %242 = arith.addi %239, %241 : index
      %243 = arith.muli %238, %c3 : index
      %244 = arith.addi %242, %243 : index
      %245 = vector.load %w[%244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %246 = vector.bitcast %245 : vector<2xi8> to vector<1xf16>
      %247 = arith.divui %inputFeatures, %c4 : index
      %248 = arith.muli %247, %c5 : index
      %249 = arith.addi %239, %248 : index
      %250 = arith.muli %237, %c1 : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.muli %238, %c2 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %w[%253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %255 = vector.extract %246[0] : f16 from vector<1xf16>
      %256 = arith.extf %255 : f16 to f32
      %257 = vector.extract %254[0] : i8 from vector<1xi8>
      %258 = arith.extsi %257 : i8 to i32
      %259 = arith.sitofp %258 : i32 to f32
      %260 = arith.mulf %256, %259 : f32
      %261 = arith.truncf %260 : f32 to f16
      %262 = vector.broadcast %261 : f16 to vector<16xf16>
      %263 = arith.addi %17, %c7 : index
      %264 = arith.muli %inputFeatures, %c2 : index
      %265 = arith.divui %264, %c3 : index
      %266 = arith.divui %inputFeatures, %c4 : index
      %267 = arith.muli %266, %c5 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.addi %268, %c6 : index
      %270 = arith.divui %269, %c7 : index
      %271 = arith.muli %270, %c7 : index
      %272 = arith.addi %263, %271 : index
      %273 = arith.muli %inputFeatures, %c13 : index
      %274 = arith.addi %272, %273 : index
      %275 = arith.muli %237, %c1 : index
      %276 = arith.addi %275, %238 : index
      %277 = arith.muli %276, %c1 : index
      %278 = arith.addi %274, %277 : index
      %279 = arith.muli %237, %c4 : index
      %280 = arith.addi %272, %279 : index
      %281 = arith.muli %238, %c1 : index
      %282 = arith.addi %280, %281 : index
      %283 = vector.load %w[%278] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %284 = vector.bitcast %283 : vector<16xi8> to vector<4xi32>
      %285 = vector.load %w[%282] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %286 = vector.bitcast %285 : vector<16xi8> to vector<4xi32>
      %287 = arith.shrui %286, %c17 : vector<4xi32>
      %288 = arith.andi %287, %c18 : vector<4xi32>
      %289 = arith.shrui %284, %c19 : vector<4xi32>
      %290 = arith.andi %289, %c18 : vector<4xi32>
      %291 = arith.shli %290, %c20 : vector<4xi32>
      %292 = arith.ori %288, %291 : vector<4xi32>
      %293 = arith.ori %292, %c21 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = arith.shrui %286, %c20 : vector<4xi32>
      %296 = arith.andi %295, %c18 : vector<4xi32>
      %297 = arith.shrui %284, %c22 : vector<4xi32>
      %298 = arith.andi %297, %c18 : vector<4xi32>
      %299 = arith.shli %298, %c20 : vector<4xi32>
      %300 = arith.ori %296, %299 : vector<4xi32>
      %301 = arith.ori %300, %c21 : vector<4xi32>
      %302 = vector.bitcast %301 : vector<4xi32> to vector<8xf16>
      %303 = arith.shrui %286, %c23 : vector<4xi32>
      %304 = arith.andi %303, %c18 : vector<4xi32>
      %305 = arith.shrui %284, %c24 : vector<4xi32>
      %306 = arith.andi %305, %c18 : vector<4xi32>
      %307 = arith.shli %306, %c20 : vector<4xi32>
      %308 = arith.ori %304, %307 : vector<4xi32>
      %309 = arith.ori %308, %c21 : vector<4xi32>
      %310 = vector.bitcast %309 : vector<4xi32> to vector<8xf16>
      %311 = arith.shrui %286, %c25 : vector<4xi32>
      %312 = arith.andi %311, %c18 : vector<4xi32>
      %313 = arith.shrui %284, %c26 : vector<4xi32>
      %314 = arith.andi %313, %c18 : vector<4xi32>
      %315 = arith.shli %314, %c20 : vector<4xi32>
      %316 = arith.ori %312, %315 : vector<4xi32>
      %317 = arith.ori %316, %c21 : vector<4xi32>
      %318 = vector.bitcast %317 : vector<4xi32> to vector<8xf16>
      %319 = vector.shuffle %294, %302 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = vector.shuffle %310, %318 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = vector.shuffle %319, %320 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %322 = arith.subf %321, %c27 : vector<32xf16>
      %323 = vector.shuffle %322, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %324 = vector.shuffle %322, %322 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %325 = arith.mulf %323, %262 : vector<16xf16>
      %326 = arith.mulf %324, %262 : vector<16xf16>
      %327 = arith.addi %52, %c2 : index
      %328 = arith.remui %56, %c1 : index
      %329 = arith.addi %17, %c7 : index
      %330 = arith.divui %327, %c13 : index
      %331 = arith.muli %330, %c5 : index
      %332 = arith.addi %329, %331 : index
      %333 = arith.muli %328, %c3 : index
      %334 = arith.addi %332, %333 : index
      %335 = vector.load %w[%334] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %336 = vector.bitcast %335 : vector<2xi8> to vector<1xf16>
      %337 = arith.divui %inputFeatures, %c4 : index
      %338 = arith.muli %337, %c5 : index
      %339 = arith.addi %329, %338 : index
      %340 = arith.muli %327, %c1 : index
      %341 = arith.addi %339, %340 : index
      %342 = arith.muli %328, %c2 : index
      %343 = arith.addi %341, %342 : index
      %344 = vector.load %w[%343] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %345 = vector.extract %336[0] : f16 from vector<1xf16>
      %346 = arith.extf %345 : f16 to f32
      %347 = vector.extract %344[0] : i8 from vector<1xi8>
      %348 = arith.extsi %347 : i8 to i32
      %349 = arith.sitofp %348 : i32 to f32
      %350 = arith.mulf %346, %349 : f32
      %351 = arith.truncf %350 : f32 to f16
      %352 = vector.broadcast %351 : f16 to vector<16xf16>
      %353 = arith.addi %17, %c7 : index
      %354 = arith.muli %inputFeatures, %c2 : index
      %355 = arith.divui %354, %c3 : index
      %356 = arith.divui %inputFeatures, %c4 : index
      %357 = arith.muli %356, %c5 : index
      %358 = arith.addi %357, %355 : index
      %359 = arith.addi %358, %c6 : index
      %360 = arith.divui %359, %c7 : index
      %361 = arith.muli %360, %c7 : index
      %362 = arith.addi %353, %361 : index
      %363 = arith.muli %inputFeatures, %c13 : index
      %364 = arith.addi %362, %363 : index
      %365 = arith.muli %327, %c1 : index
      %366 = arith.addi %365, %328 : index
      %367 = arith.muli %366, %c1 : index
      %368 = arith.addi %364, %367 : index
      %369 = arith.muli %327, %c4 : index
      %370 = arith.addi %362, %369 : index
      %371 = arith.muli %328, %c1 : index
      %372 = arith.addi %370, %371 : index
      %373 = vector.load %w[%368] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %374 = vector.bitcast %373 : vector<16xi8> to vector<4xi32>
      %375 = vector.load %w[%372] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<4xi32>
      %377 = arith.shrui %376, %c17 : vector<4xi32>
      %378 = arith.andi %377, %c18 : vector<4xi32>
      %379 = arith.shrui %374, %c19 : vector<4xi32>
      %380 = arith.andi %379, %c18 : vector<4xi32>
      %381 = arith.shli %380, %c20 : vector<4xi32>
      %382 = arith.ori %378, %381 : vector<4xi32>
      %383 = arith.ori %382, %c21 : vector<4xi32>
      %384 = vector.bitcast %383 : vector<4xi32> to vector<8xf16>
      %385 = arith.shrui %376, %c20 : vector<4xi32>
      %386 = arith.andi %385, %c18 : vector<4xi32>
      %387 = arith.shrui %374, %c22 : vector<4xi32>
      %388 = arith.andi %387, %c18 : vector<4xi32>
      %389 = arith.shli %388, %c20 : vector<4xi32>
      %390 = arith.ori %386, %389 : vector<4xi32>
      %391 = arith.ori %390, %c21 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %376, %c23 : vector<4xi32>
      %394 = arith.andi %393, %c18 : vector<4xi32>
      %395 = arith.shrui %374, %c24 : vector<4xi32>
      %396 = arith.andi %395, %c18 : vector<4xi32>
      %397 = arith.shli %396, %c20 : vector<4xi32>
      %398 = arith.ori %394, %397 : vector<4xi32>
      %399 = arith.ori %398, %c21 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %376, %c25 : vector<4xi32>
      %402 = arith.andi %401, %c18 : vector<4xi32>
      %403 = arith.shrui %374, %c26 : vector<4xi32>
      %404 = arith.andi %403, %c18 : vector<4xi32>
      %405 = arith.shli %404, %c20 : vector<4xi32>
      %406 = arith.ori %402, %405 : vector<4xi32>
      %407 = arith.ori %406, %c21 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = vector.shuffle %384, %392 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = vector.shuffle %400, %408 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = vector.shuffle %409, %410 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %412 = arith.subf %411, %c27 : vector<32xf16>
      %413 = vector.shuffle %412, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %414 = vector.shuffle %412, %412 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %415 = arith.mulf %413, %352 : vector<16xf16>
      %416 = arith.mulf %414, %352 : vector<16xf16>
      %417 = arith.muli %52, %c3 : index
      %418 = arith.addi %417, %c8 : index
      %419 = arith.muli %tileRows, %c1 : index
      %420 = arith.muli %418, %419 : index
      %421 = arith.addi %38, %420 : index
      %422 = vector.load %26[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = arith.muli %tileRows, %c13 : index
      %424 = arith.addi %421, %423 : index
      %425 = vector.load %26[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = vector.shuffle %422, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = wave.mma %426, %145, %53 : vector<16xf16>, vector<8xf32>
      %428 = wave.mma %426, %325, %54 : vector<16xf16>, vector<8xf32>
      %429 = arith.muli %52, %c3 : index
      %430 = arith.addi %429, %c2 : index
      %431 = arith.muli %tileRows, %c1 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %38, %432 : index
      %434 = vector.load %26[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c13 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %26[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %146, %427 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %326, %428 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %52, %c3 : index
      %442 = arith.addi %441, %c3 : index
      %443 = arith.muli %tileRows, %c1 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %38, %444 : index
      %446 = vector.load %26[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c13 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %26[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %235, %439 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %415, %440 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %52, %c3 : index
      %454 = arith.addi %453, %c28 : index
      %455 = arith.muli %tileRows, %c1 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %38, %456 : index
      %458 = vector.load %26[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c13 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %26[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %236, %451 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %416, %452 : vector<16xf16>, vector<8xf32>
      scf.yield %463, %464 : vector<8xf32>, vector<8xf32>
    }
    %465 = arith.select %45, %51, %44 : index
    %469:2 = scf.for %466 = %51 to %465 step %c2 iter_args(%467 = %55#0, %468 = %55#1) -> (vector<8xf32>, vector<8xf32>) {
      %470 = wave.lane
      %471 = arith.addi %466, %c8 : index
      %472 = arith.remui %470, %c1 : index
      %473 = arith.addi %15, %c7 : index
      %474 = arith.divui %471, %c13 : index
      %475 = arith.muli %474, %c5 : index
      %476 = arith.addi %473, %475 : index
      %477 = arith.muli %472, %c3 : index
      %478 = arith.addi %476, %477 : index
      %479 = vector.load %w[%478] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %480 = vector.bitcast %479 : vector<2xi8> to vector<1xf16>
      %481 = arith.divui %inputFeatures, %c4 : index
      %482 = arith.muli %481, %c5 : index
      %483 = arith.addi %473, %482 : index
      %484 = arith.muli %471, %c1 : index
      %485 = arith.addi %483, %484 : index
      %486 = arith.muli %472, %c2 : index
      %487 = arith.addi %485, %486 : index
      %488 = vector.load %w[%487] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %489 = vector.extract %480[0] : f16 from vector<1xf16>
      %490 = arith.extf %489 : f16 to f32
      %491 = vector.extract %488[0] : i8 from vector<1xi8>
      %492 = arith.extsi %491 : i8 to i32
      %493 = arith.sitofp %492 : i32 to f32
      %494 = arith.mulf %490, %493 : f32
      %495 = arith.truncf %494 : f32 to f16
      %496 = vector.broadcast %495 : f16 to vector<16xf16>
      %497 = arith.addi %15, %c7 : index
      %498 = arith.muli %inputFeatures, %c2 : index
      %499 = arith.divui %498, %c3 : index
      %500 = arith.divui %inputFeatures, %c4 : index
      %501 = arith.muli %500, %c5 : index
      %502 = arith.addi %501, %499 : index
      %503 = arith.addi %502, %c6 : index
      %504 = arith.divui %503, %c7 : index
      %505 = arith.muli %504, %c7 : index
      %506 = arith.addi %497, %505 : index
      %507 = arith.muli %inputFeatures, %c13 : index
      %508 = arith.addi %506, %507 : index
      %509 = arith.muli %471, %c1 : index
      %510 = arith.addi %509, %472 : index
      %511 = arith.muli %510, %c1 : index
      %512 = arith.addi %508, %511 : index
      %513 = arith.muli %471, %c4 : index
      %514 = arith.addi %506, %513 : index
      %515 = arith.muli %472, %c1 : index
      %516 = arith.addi %514, %515 : index
      %517 = vector.load %w[%512] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %518 = vector.bitcast %517 : vector<16xi8> to vector<4xi32>
      %519 = vector.load %w[%516] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %520 = vector.bitcast %519 : vector<16xi8> to vector<4xi32>
      %521 = arith.shrui %520, %c17 : vector<4xi32>
      %522 = arith.andi %521, %c18 : vector<4xi32>
      %523 = arith.shrui %518, %c19 : vector<4xi32>
      %524 = arith.andi %523, %c18 : vector<4xi32>
      %525 = arith.shli %524, %c20 : vector<4xi32>
      %526 = arith.ori %522, %525 : vector<4xi32>
      %527 = arith.ori %526, %c21 : vector<4xi32>
      %528 = vector.bitcast %527 : vector<4xi32> to vector<8xf16>
      %529 = arith.shrui %520, %c20 : vector<4xi32>
      %530 = arith.andi %529, %c18 : vector<4xi32>
      %531 = arith.shrui %518, %c22 : vector<4xi32>
      %532 = arith.andi %531, %c18 : vector<4xi32>
      %533 = arith.shli %532, %c20 : vector<4xi32>
      %534 = arith.ori %530, %533 : vector<4xi32>
      %535 = arith.ori %534, %c21 : vector<4xi32>
      %536 = vector.bitcast %535 : vector<4xi32> to vector<8xf16>
      %537 = arith.shrui %520, %c23 : vector<4xi32>
      %538 = arith.andi %537, %c18 : vector<4xi32>
      %539 = arith.shrui %518, %c24 : vector<4xi32>
      %540 = arith.andi %539, %c18 : vector<4xi32>
      %541 = arith.shli %540, %c20 : vector<4xi32>
      %542 = arith.ori %538, %541 : vector<4xi32>
      %543 = arith.ori %542, %c21 : vector<4xi32>
      %544 = vector.bitcast %543 : vector<4xi32> to vector<8xf16>
      %545 = arith.shrui %520, %c25 : vector<4xi32>
      %546 = arith.andi %545, %c18 : vector<4xi32>
      %547 = arith.shrui %518, %c26 : vector<4xi32>
      %548 = arith.andi %547, %c18 : vector<4xi32>
      %549 = arith.shli %548, %c20 : vector<4xi32>
      %550 = arith.ori %546, %549 : vector<4xi32>
      %551 = arith.ori %550, %c21 : vector<4xi32>
      %552 = vector.bitcast %551 : vector<4xi32> to vector<8xf16>
      %553 = vector.shuffle %528, %536 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = vector.shuffle %544, %552 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %555 = vector.shuffle %553, %554 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %556 = arith.subf %555, %c27 : vector<32xf16>
      %557 = vector.shuffle %556, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %558 = vector.shuffle %556, %556 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %559 = arith.mulf %557, %496 : vector<16xf16>
      %560 = arith.mulf %558, %496 : vector<16xf16>
      %561 = arith.addi %466, %c8 : index
      %562 = arith.remui %470, %c1 : index
      %563 = arith.addi %17, %c7 : index
      %564 = arith.divui %561, %c13 : index
      %565 = arith.muli %564, %c5 : index
      %566 = arith.addi %563, %565 : index
      %567 = arith.muli %562, %c3 : index
      %568 = arith.addi %566, %567 : index
      %569 = vector.load %w[%568] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %570 = vector.bitcast %569 : vector<2xi8> to vector<1xf16>
      %571 = arith.divui %inputFeatures, %c4 : index
      %572 = arith.muli %571, %c5 : index
      %573 = arith.addi %563, %572 : index
      %574 = arith.muli %561, %c1 : index
      %575 = arith.addi %573, %574 : index
      %576 = arith.muli %562, %c2 : index
      %577 = arith.addi %575, %576 : index
      %578 = vector.load %w[%577] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %579 = vector.extract %570[0] : f16 from vector<1xf16>
      %580 = arith.extf %579 : f16 to f32
      %581 = vector.extract %578[0] : i8 from vector<1xi8>
      %582 = arith.extsi %581 : i8 to i32
      %583 = arith.sitofp %582 : i32 to f32
      %584 = arith.mulf %580, %583 : f32
      %585 = arith.truncf %584 : f32 to f16
      %586 = vector.broadcast %585 : f16 to vector<16xf16>
      %587 = arith.addi %17, %c7 : index
      %588 = arith.muli %inputFeatures, %c2 : index
      %589 = arith.divui %588, %c3 : index
      %590 = arith.divui %inputFeatures, %c4 : index
      %591 = arith.muli %590, %c5 : index
      %592 = arith.addi %591, %589 : index
      %593 = arith.addi %592, %c6 : index
      %594 = arith.divui %593, %c7 : index
      %595 = arith.muli %594, %c7 : index
      %596 = arith.addi %587, %595 : index
      %597 = arith.muli %inputFeatures, %c13 : index
      %598 = arith.addi %596, %597 : index
      %599 = arith.muli %561, %c1 : index
      %600 = arith.addi %599, %562 : index
      %601 = arith.muli %600, %c1 : index
      %602 = arith.addi %598, %601 : index
      %603 = arith.muli %561, %c4 : index
      %604 = arith.addi %596, %603 : index
      %605 = arith.muli %562, %c1 : index
      %606 = arith.addi %604, %605 : index
      %607 = vector.load %w[%602] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %608 = vector.bitcast %607 : vector<16xi8> to vector<4xi32>
      %609 = vector.load %w[%606] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %610 = vector.bitcast %609 : vector<16xi8> to vector<4xi32>
      %611 = arith.shrui %610, %c17 : vector<4xi32>
      %612 = arith.andi %611, %c18 : vector<4xi32>
      %613 = arith.shrui %608, %c19 : vector<4xi32>
      %614 = arith.andi %613, %c18 : vector<4xi32>
      %615 = arith.shli %614, %c20 : vector<4xi32>
      %616 = arith.ori %612, %615 : vector<4xi32>
      %617 = arith.ori %616, %c21 : vector<4xi32>
      %618 = vector.bitcast %617 : vector<4xi32> to vector<8xf16>
      %619 = arith.shrui %610, %c20 : vector<4xi32>
      %620 = arith.andi %619, %c18 : vector<4xi32>
      %621 = arith.shrui %608, %c22 : vector<4xi32>
      %622 = arith.andi %621, %c18 : vector<4xi32>
      %623 = arith.shli %622, %c20 : vector<4xi32>
      %624 = arith.ori %620, %623 : vector<4xi32>
      %625 = arith.ori %624, %c21 : vector<4xi32>
      %626 = vector.bitcast %625 : vector<4xi32> to vector<8xf16>
      %627 = arith.shrui %610, %c23 : vector<4xi32>
      %628 = arith.andi %627, %c18 : vector<4xi32>
      %629 = arith.shrui %608, %c24 : vector<4xi32>
      %630 = arith.andi %629, %c18 : vector<4xi32>
      %631 = arith.shli %630, %c20 : vector<4xi32>
      %632 = arith.ori %628, %631 : vector<4xi32>
      %633 = arith.ori %632, %c21 : vector<4xi32>
      %634 = vector.bitcast %633 : vector<4xi32> to vector<8xf16>
      %635 = arith.shrui %610, %c25 : vector<4xi32>
      %636 = arith.andi %635, %c18 : vector<4xi32>
      %637 = arith.shrui %608, %c26 : vector<4xi32>
      %638 = arith.andi %637, %c18 : vector<4xi32>
      %639 = arith.shli %638, %c20 : vector<4xi32>
      %640 = arith.ori %636, %639 : vector<4xi32>
      %641 = arith.ori %640, %c21 : vector<4xi32>
      %642 = vector.bitcast %641 : vector<4xi32> to vector<8xf16>
      %643 = vector.shuffle %618, %626 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %644 = vector.shuffle %634, %642 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = vector.shuffle %643, %644 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %646 = arith.subf %645, %c27 : vector<32xf16>
      %647 = vector.shuffle %646, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %648 = vector.shuffle %646, %646 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %649 = arith.mulf %647, %586 : vector<16xf16>
      %650 = arith.mulf %648, %586 : vector<16xf16>
      %651 = arith.muli %466, %c3 : index
      %652 = arith.addi %651, %c8 : index
      %653 = arith.muli %tileRows, %c1 : index
      %654 = arith.muli %652, %653 : index
      %655 = arith.addi %38, %654 : index
      %656 = vector.load %26[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c13 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %26[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %559, %467 : vector<16xf16>, vector<8xf32>
      %662 = wave.mma %660, %649, %468 : vector<16xf16>, vector<8xf32>
      %663 = arith.muli %466, %c3 : index
      %664 = arith.addi %663, %c2 : index
      %665 = arith.muli %tileRows, %c1 : index
      %666 = arith.muli %664, %665 : index
      %667 = arith.addi %38, %666 : index
      %668 = vector.load %26[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %669 = arith.muli %tileRows, %c13 : index
      %670 = arith.addi %667, %669 : index
      %671 = vector.load %26[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = vector.shuffle %668, %671 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %673 = wave.mma %672, %560, %661 : vector<16xf16>, vector<8xf32>
      %674 = wave.mma %672, %650, %662 : vector<16xf16>, vector<8xf32>
      scf.yield %673, %674 : vector<8xf32>, vector<8xf32>
    }
    %675 = wave.lane
    %676 = vector.extract %469#0[0] : f32 from vector<8xf32>
    %677 = vector.extract %469#1[0] : f32 from vector<8xf32>
    %678 = wave.lane
    %679 = arith.addi %20, %c8 : index
    %680 = arith.muli %c8, %c3 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c1 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %19 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c2 : index
      %686 = arith.muli %683, %c3 : index
      %687 = memref.load %factors[%686] : memref<?xf32>
      %688 = arith.mulf %687, %operandScale : f32
      %689 = arith.select %685, %688, %operandScale : f32
      %690 = arith.remui %678, %c1 : index
      %691 = arith.muli %690, %c31 : index
      %692 = arith.addi %15, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %689 : f32
      %697 = arith.mulf %676, %696 : f32
      %698 = arith.remui %678, %c1 : index
      %699 = arith.muli %698, %c31 : index
      %700 = arith.addi %17, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %689 : f32
      %705 = arith.mulf %677, %704 : f32
      %706 = arith.muli %683, %outputFeatures : index
      %707 = arith.addi %706, %22 : index
      %708 = wave.lane
      %709 = arith.remui %708, %c1 : index
      %710 = arith.addi %707, %709 : index
      %711 = arith.addi %710, %c8 : index
      memref.store %697, %logits[%711] : memref<?xf32>
      %712 = arith.addi %710, %c1 : index
      memref.store %705, %logits[%712] : memref<?xf32>
    }
    %713 = vector.extract %469#0[1] : f32 from vector<8xf32>
    %714 = vector.extract %469#1[1] : f32 from vector<8xf32>
    %715 = wave.lane
    %716 = arith.addi %20, %c8 : index
    %717 = arith.muli %c2, %c3 : index
    %718 = arith.addi %716, %717 : index
    %719 = arith.divui %715, %c1 : index
    %720 = arith.addi %718, %719 : index
    %721 = arith.cmpi slt, %720, %19 : index
    scf.if %721 {
      %722 = arith.cmpi eq, %hasFactors, %c2 : index
      %723 = arith.muli %720, %c3 : index
      %724 = memref.load %factors[%723] : memref<?xf32>
      %725 = arith.mulf %724, %operandScale : f32
      %726 = arith.select %722, %725, %operandScale : f32
      %727 = arith.remui %715, %c1 : index
      %728 = arith.muli %727, %c31 : index
      %729 = arith.addi %15, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %726 : f32
      %734 = arith.mulf %713, %733 : f32
      %735 = arith.remui %715, %c1 : index
      %736 = arith.muli %735, %c31 : index
      %737 = arith.addi %17, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %726 : f32
      %742 = arith.mulf %714, %741 : f32
      %743 = arith.muli %720, %outputFeatures : index
      %744 = arith.addi %743, %22 : index
      %745 = wave.lane
      %746 = arith.remui %745, %c1 : index
      %747 = arith.addi %744, %746 : index
      %748 = arith.addi %747, %c8 : index
      memref.store %734, %logits[%748] : memref<?xf32>
      %749 = arith.addi %747, %c1 : index
      memref.store %742, %logits[%749] : memref<?xf32>
    }
    %750 = vector.extract %469#0[2] : f32 from vector<8xf32>
    %751 = vector.extract %469#1[2] : f32 from vector<8xf32>
    %752 = wave.lane
    %753 = arith.addi %20, %c8 : index
    %754 = arith.muli %c3, %c3 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c1 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %19 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c2 : index
      %760 = arith.muli %757, %c3 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.remui %752, %c1 : index
      %765 = arith.muli %764, %c31 : index
      %766 = arith.addi %15, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %763 : f32
      %771 = arith.mulf %750, %770 : f32
      %772 = arith.remui %752, %c1 : index
      %773 = arith.muli %772, %c31 : index
      %774 = arith.addi %17, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %763 : f32
      %779 = arith.mulf %751, %778 : f32
      %780 = arith.muli %757, %outputFeatures : index
      %781 = arith.addi %780, %22 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c1 : index
      %784 = arith.addi %781, %783 : index
      %785 = arith.addi %784, %c8 : index
      memref.store %771, %logits[%785] : memref<?xf32>
      %786 = arith.addi %784, %c1 : index
      memref.store %779, %logits[%786] : memref<?xf32>
    }
    %787 = vector.extract %469#0[3] : f32 from vector<8xf32>
    %788 = vector.extract %469#1[3] : f32 from vector<8xf32>
    %789 = wave.lane
    %790 = arith.addi %20, %c8 : index
    %791 = arith.muli %c28, %c3 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.divui %789, %c1 : index
    %794 = arith.addi %792, %793 : index
    %795 = arith.cmpi slt, %794, %19 : index
    scf.if %795 {
      %796 = arith.cmpi eq, %hasFactors, %c2 : index
      %797 = arith.muli %794, %c3 : index
      %798 = memref.load %factors[%797] : memref<?xf32>
      %799 = arith.mulf %798, %operandScale : f32
      %800 = arith.select %796, %799, %operandScale : f32
      %801 = arith.remui %789, %c1 : index
      %802 = arith.muli %801, %c31 : index
      %803 = arith.addi %15, %802 : index
      %804 = vector.load %w[%803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %805 = vector.bitcast %804 : vector<4xi8> to vector<1xf32>
      %806 = vector.extract %805[0] : f32 from vector<1xf32>
      %807 = arith.mulf %806, %800 : f32
      %808 = arith.mulf %787, %807 : f32
      %809 = arith.remui %789, %c1 : index
      %810 = arith.muli %809, %c31 : index
      %811 = arith.addi %17, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %800 : f32
      %816 = arith.mulf %788, %815 : f32
      %817 = arith.muli %794, %outputFeatures : index
      %818 = arith.addi %817, %22 : index
      %819 = wave.lane
      %820 = arith.remui %819, %c1 : index
      %821 = arith.addi %818, %820 : index
      %822 = arith.addi %821, %c8 : index
      memref.store %808, %logits[%822] : memref<?xf32>
      %823 = arith.addi %821, %c1 : index
      memref.store %816, %logits[%823] : memref<?xf32>
    }
    %824 = vector.extract %469#0[4] : f32 from vector<8xf32>
    %825 = vector.extract %469#1[4] : f32 from vector<8xf32>
    %826 = wave.lane
    %827 = arith.addi %20, %c8 : index
    %828 = arith.muli %c31, %c3 : index
    %829 = arith.addi %827, %828 : index
    %830 = arith.divui %826, %c1 : index
    %831 = arith.addi %829, %830 : index
    %832 = arith.cmpi slt, %831, %19 : index
    scf.if %832 {
      %833 = arith.cmpi eq, %hasFactors, %c2 : index
      %834 = arith.muli %831, %c3 : index
      %835 = memref.load %factors[%834] : memref<?xf32>
      %836 = arith.mulf %835, %operandScale : f32
      %837 = arith.select %833, %836, %operandScale : f32
      %838 = arith.remui %826, %c1 : index
      %839 = arith.muli %838, %c31 : index
      %840 = arith.addi %15, %839 : index
      %841 = vector.load %w[%840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %842 = vector.bitcast %841 : vector<4xi8> to vector<1xf32>
      %843 = vector.extract %842[0] : f32 from vector<1xf32>
      %844 = arith.mulf %843, %837 : f32
      %845 = arith.mulf %824, %844 : f32
      %846 = arith.remui %826, %c1 : index
      %847 = arith.muli %846, %c31 : index
      %848 = arith.addi %17, %847 : index
      %849 = vector.load %w[%848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %850 = vector.bitcast %849 : vector<4xi8> to vector<1xf32>
      %851 = vector.extract %850[0] : f32 from vector<1xf32>
      %852 = arith.mulf %851, %837 : f32
      %853 = arith.mulf %825, %852 : f32
      %854 = arith.muli %831, %outputFeatures : index
      %855 = arith.addi %854, %22 : index
      %856 = wave.lane
      %857 = arith.remui %856, %c1 : index
      %858 = arith.addi %855, %857 : index
      %859 = arith.addi %858, %c8 : index
      memref.store %845, %logits[%859] : memref<?xf32>
      %860 = arith.addi %858, %c1 : index
      memref.store %853, %logits[%860] : memref<?xf32>
    }
    %861 = vector.extract %469#0[5] : f32 from vector<8xf32>
    %862 = vector.extract %469#1[5] : f32 from vector<8xf32>
    %863 = wave.lane
    %864 = arith.addi %20, %c8 : index
    %865 = arith.muli %c32, %c3 : index
    %866 = arith.addi %864, %865 : index
    %867 = arith.divui %863, %c1 : index
    %868 = arith.addi %866, %867 : index
    %869 = arith.cmpi slt, %868, %19 : index
    scf.if %869 {
      %870 = arith.cmpi eq, %hasFactors, %c2 : index
      %871 = arith.muli %868, %c3 : index
      %872 = memref.load %factors[%871] : memref<?xf32>
      %873 = arith.mulf %872, %operandScale : f32
      %874 = arith.select %870, %873, %operandScale : f32
      %875 = arith.remui %863, %c1 : index
      %876 = arith.muli %875, %c31 : index
      %877 = arith.addi %15, %876 : index
      %878 = vector.load %w[%877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %879 = vector.bitcast %878 : vector<4xi8> to vector<1xf32>
      %880 = vector.extract %879[0] : f32 from vector<1xf32>
      %881 = arith.mulf %880, %874 : f32
      %882 = arith.mulf %861, %881 : f32
      %883 = arith.remui %863, %c1 : index
      %884 = arith.muli %883, %c31 : index
      %885 = arith.addi %17, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %874 : f32
      %890 = arith.mulf %862, %889 : f32
      %891 = arith.muli %868, %outputFeatures : index
      %892 = arith.addi %891, %22 : index
      %893 = wave.lane
      %894 = arith.remui %893, %c1 : index
      %895 = arith.addi %892, %894 : index
      %896 = arith.addi %895, %c8 : index
      memref.store %882, %logits[%896] : memref<?xf32>
      %897 = arith.addi %895, %c1 : index
      memref.store %890, %logits[%897] : memref<?xf32>
    }
    %898 = vector.extract %469#0[6] : f32 from vector<8xf32>
    %899 = vector.extract %469#1[6] : f32 from vector<8xf32>
    %900 = wave.lane
    %901 = arith.addi %20, %c8 : index
    %902 = arith.muli %c33, %c3 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.divui %900, %c1 : index
    %905 = arith.addi %903, %904 : index
    %906 = arith.cmpi slt, %905, %19 : index
    scf.if %906 {
      %907 = arith.cmpi eq, %hasFactors, %c2 : index
      %908 = arith.muli %905, %c3 : index
      %909 = memref.load %factors[%908] : memref<?xf32>
      %910 = arith.mulf %909, %operandScale : f32
      %911 = arith.select %907, %910, %operandScale : f32
      %912 = arith.remui %900, %c1 : index
      %913 = arith.muli %912, %c31 : index
      %914 = arith.addi %15, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %911 : f32
      %919 = arith.mulf %898, %918 : f32
      %920 = arith.remui %900, %c1 : index
      %921 = arith.muli %920, %c31 : index
      %922 = arith.addi %17, %921 : index
      %923 = vector.load %w[%922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %924 = vector.bitcast %923 : vector<4xi8> to vector<1xf32>
      %925 = vector.extract %924[0] : f32 from vector<1xf32>
      %926 = arith.mulf %925, %911 : f32
      %927 = arith.mulf %899, %926 : f32
      %928 = arith.muli %905, %outputFeatures : index
      %929 = arith.addi %928, %22 : index
      %930 = wave.lane
      %931 = arith.remui %930, %c1 : index
      %932 = arith.addi %929, %931 : index
      %933 = arith.addi %932, %c8 : index
      memref.store %919, %logits[%933] : memref<?xf32>
      %934 = arith.addi %932, %c1 : index
      memref.store %927, %logits[%934] : memref<?xf32>
    }
    %935 = vector.extract %469#0[7] : f32 from vector<8xf32>
    %936 = vector.extract %469#1[7] : f32 from vector<8xf32>
    %937 = wave.lane
    %938 = arith.addi %20, %c8 : index
    %939 = arith.muli %c34, %c3 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.divui %937, %c1 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.cmpi slt, %942, %19 : index
    scf.if %943 {
      %944 = arith.cmpi eq, %hasFactors, %c2 : index
      %945 = arith.muli %942, %c3 : index
      %946 = memref.load %factors[%945] : memref<?xf32>
      %947 = arith.mulf %946, %operandScale : f32
      %948 = arith.select %944, %947, %operandScale : f32
      %949 = arith.remui %937, %c1 : index
      %950 = arith.muli %949, %c31 : index
      %951 = arith.addi %15, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %948 : f32
      %956 = arith.mulf %935, %955 : f32
      %957 = arith.remui %937, %c1 : index
      %958 = arith.muli %957, %c31 : index
      %959 = arith.addi %17, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %948 : f32
      %964 = arith.mulf %936, %963 : f32
      %965 = arith.muli %942, %outputFeatures : index
      %966 = arith.addi %965, %22 : index
      %967 = wave.lane
      %968 = arith.remui %967, %c1 : index
      %969 = arith.addi %966, %968 : index
      %970 = arith.addi %969, %c8 : index
      memref.store %956, %logits[%970] : memref<?xf32>
      %971 = arith.addi %969, %c1 : index
      memref.store %964, %logits[%971] : memref<?xf32>
    }
  }
  %972 = arith.muli %experts, %c2 : index
  %973 = wave.scratch %972 : memref<?xf32>
  %974 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %974 {
    %975 = arith.addi %20, %c1 : index
    %976 = arith.minsi %975, %19 : index
    %977 = wave.wave
    %978 = arith.addi %20, %977 : index
    scf.for %979 = %978 to %976 step %c2 {
      %980 = wave.wave
      %981 = arith.muli %980, %experts : index
      %982 = wave.lane
      %983 = arith.muli %979, %logitsWidth : index
      %986 = scf.for %984 = %982 to %experts step %c5 iter_args(%985 = %c39) -> (f32) {
        %987 = arith.addi %983, %984 : index
        %988 = memref.load %logits[%987] : memref<?xf32>
        %989 = arith.maximumf %985, %988 : f32
        scf.yield %989 : f32
      }
      %990 = vector.broadcast %986 : f32 to vector<1xf32>
      %991 = wave.reduce "max" %990 : vector<1xf32>
      %994 = scf.for %992 = %982 to %experts step %c5 iter_args(%993 = %c40) -> (f32) {
        %995 = arith.addi %983, %992 : index
        %996 = memref.load %logits[%995] : memref<?xf32>
        %997 = arith.subf %996, %991 : f32
        %998 = arith.mulf %997, %c41 : f32
        %999 = wave.exp2 %998 : f32
        %1000 = arith.addi %981, %992 : index
        memref.store %999, %973[%1000] : memref<?xf32>
        %1001 = arith.addf %993, %999 : f32
        scf.yield %1001 : f32
      }
      %1002 = vector.broadcast %994 : f32 to vector<1xf32>
      %1003 = wave.reduce "add" %1002 : vector<1xf32>
      scf.for %1004 = %982 to %experts step %c5 {
        %1005 = arith.addi %981, %1004 : index
        %1006 = memref.load %973[%1005] : memref<?xf32>
        %1007 = arith.divf %1006, %1003 : f32
        %1008 = arith.addi %981, %1004 : index
        memref.store %1007, %973[%1008] : memref<?xf32>
      }
      %1013:3 = scf.for %1009 = %c8 to %expertsPerToken step %c2 iter_args(%1010 = %c40, %1011 = %c40, %1012 = %c42) -> (f32, f32, i32) {
        %1017:2 = scf.for %1014 = %982 to %experts step %c5 iter_args(%1015 = %c43, %1016 = %c40) -> (f32, f32) {
          %1018 = arith.addi %981, %1014 : index
          %1019 = memref.load %973[%1018] : memref<?xf32>
          %1020 = arith.cmpf ogt, %1019, %1015 : f32
          %1021 = arith.index_cast %1014 : index to i32
          %1022 = arith.sitofp %1021 : i32 to f32
          %1023 = arith.select %1020, %1019, %1015 : f32
          %1024 = arith.select %1020, %1022, %1016 : f32
          scf.yield %1023, %1024 : f32, f32
        }
        %1025 = vector.broadcast %1017#0 : f32 to vector<1xf32>
        %1026 = wave.reduce "max" %1025 : vector<1xf32>
        %1027 = arith.cmpf oeq, %1017#0, %1026 : f32
        %1028 = arith.subf %c40, %1017#1 : f32
        %1029 = arith.select %1027, %1028, %c44 : f32
        %1030 = vector.broadcast %1029 : f32 to vector<1xf32>
        %1031 = wave.reduce "max" %1030 : vector<1xf32>
        %1032 = arith.subf %c40, %1031 : f32
        %1033 = arith.fptosi %1032 : f32 to i32
        %1034 = arith.index_cast %1033 : i32 to index
        %1035 = arith.remui %1034, %c5 : index
        %1036 = arith.cmpi eq, %1035, %982 : index
        scf.if %1036 {
          %1037 = arith.addi %981, %1034 : index
          memref.store %c45, %973[%1037] : memref<?xf32>
        }
        %1038 = arith.cmpi eq, %1009, %982 : index
        %1039 = arith.addf %1010, %1026 : f32
        %1040 = arith.select %1038, %1026, %1011 : f32
        %1041 = arith.select %1038, %1033, %1012 : i32
        scf.yield %1039, %1040, %1041 : f32, f32, i32
      }
      %1042 = arith.cmpi eq, %normalize, %c2 : index
      %1043 = arith.divf %1013#1, %1013#0 : f32
      %1044 = arith.select %1042, %1043, %1013#1 : f32
      %1045 = arith.cmpi slt, %982, %expertsPerToken : index
      scf.if %1045 {
        %1046 = arith.muli %979, %expertsPerToken : index
        %1047 = arith.addi %1046, %982 : index
        memref.store %1044, %weights[%1047] : memref<?xf32>
        %1048 = arith.muli %979, %expertsPerToken : index
        %1049 = arith.addi %1048, %982 : index
        memref.store %1013#2, %ids_out[%1049] : memref<?xi32>
      }
    }
  }
  wave.return
}
