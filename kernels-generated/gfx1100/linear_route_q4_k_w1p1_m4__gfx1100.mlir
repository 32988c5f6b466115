// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c36 = arith.constant 0xFF61B1E6 : f32
  %c37 = arith.constant 0x00000000 : f32
  %c38 = arith.constant 0x3FB8AA3B : f32
  %c39 = arith.constant 0 : i32
  %c40 = arith.constant 0xC0000000 : f32
  %c41 = arith.constant 0xCB800000 : f32
  %c42 = arith.constant 0xBF800000 : f32
  %normalize = wave.param "normalize" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c9 : index
  %19 = arith.cmpi slt, %16, %15 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c9 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c1 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c13 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c13 {
      %29 = arith.muli %28, %c1 : index
      %30 = arith.addi %c7, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c1 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c1 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c13 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c17 : index
    %44 = arith.muli %43, %c17 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %50 = scf.for %48 = %38 to %47 step %c17 iter_args(%49 = %c14) -> (vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %48, %c7 : index
      %53 = arith.remui %51, %c9 : index
      %54 = arith.addi %13, %c5 : index
      %55 = arith.divui %52, %c1 : index
      %56 = arith.muli %55, %c3 : index
      %57 = arith.addi %54, %56 : index
      %58 = arith.muli %53, %c18 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %61 = vector.bitcast %60 : vector<4xi8> to vector<2xf16>
      %62 = arith.divui %inputFeatures, %c2 : index
      %63 = arith.muli %62, %c3 : index
      %64 = arith.addi %54, %63 : index
      %65 = arith.muli %52, %c13 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %53, %c17 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %70 = vector.extract %61[0] : f16 from vector<2xf16>
      %71 = arith.extf %70 : f16 to f32
      %72 = vector.extract %69[0] : i8 from vector<2xi8>
      %73 = arith.extui %72 : i8 to i32
      %74 = arith.sitofp %73 : i32 to f32
      %75 = arith.mulf %71, %74 : f32
      %76 = arith.truncf %75 : f32 to f16
      %77 = vector.broadcast %76 : f16 to vector<16xf16>
      %78 = vector.extract %61[1] : f16 from vector<2xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %69[1] : i8 from vector<2xi8>
      %81 = arith.extui %80 : i8 to i32
      %82 = arith.sitofp %81 : i32 to f32
      %83 = arith.mulf %79, %82 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = vector.broadcast %84 : f16 to vector<16xf16>
      %86 = arith.addi %13, %c5 : index
      %87 = arith.divui %inputFeatures, %c2 : index
      %88 = arith.muli %87, %c3 : index
      %89 = arith.addi %88, %inputFeatures : index
      %90 = arith.addi %89, %c4 : index
      %91 = arith.divui %90, %c5 : index
      %92 = arith.muli %91, %c5 : index
      %93 = arith.addi %86, %92 : index
      %94 = arith.muli %inputFeatures, %c1 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.muli %52, %c9 : index
      %97 = arith.addi %96, %53 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %95, %98 : index
      %100 = arith.muli %52, %c2 : index
      %101 = arith.addi %93, %100 : index
      %102 = arith.muli %53, %c9 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %105 = vector.bitcast %104 : vector<16xi8> to vector<4xi32>
      %106 = arith.shrui %105, %c19 : vector<4xi32>
      %107 = arith.andi %106, %c20 : vector<4xi32>
      %108 = arith.ori %107, %c21 : vector<4xi32>
      %109 = vector.bitcast %108 : vector<4xi32> to vector<8xf16>
      %110 = arith.shrui %105, %c22 : vector<4xi32>
      %111 = arith.andi %110, %c20 : vector<4xi32>
      %112 = arith.ori %111, %c21 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %105, %c23 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.ori %115, %c21 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %105, %c24 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.ori %119, %c21 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = vector.shuffle %109, %113 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %123 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = vector.shuffle %122, %123 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %125 = arith.subf %124, %c25 : vector<32xf16>
      %126 = vector.shuffle %125, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %127 = vector.shuffle %125, %125 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %128 = math.fma %126, %77, %85 : vector<16xf16>
      %129 = math.fma %127, %77, %85 : vector<16xf16>
      %130 = arith.addi %48, %c6 : index
      %131 = arith.remui %51, %c9 : index
      %132 = arith.addi %13, %c5 : index
      %133 = arith.divui %130, %c1 : index
      %134 = arith.muli %133, %c3 : index
      %135 = arith.addi %132, %134 : index
      %136 = arith.muli %131, %c18 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %139 = vector.bitcast %138 : vector<4xi8> to vector<2xf16>
      %140 = arith.divui %inputFeatures, %c2 : index
      %141 = arith.muli %140, %c3 : index
      %142 = arith.addi %132, %141 : index
      %143 = arith.muli %130, %c13 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %131, %c17 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %148 = vector.extract %139[0] : f16 from vector<2xf16>
      %149 = arith.extf %148 : f16 to f32
      %150 = vector.extract %147[0] : i8 from vector<2xi8>
      %151 = arith.extui %150 : i8 to i32
      %152 = arith.sitofp %151 : i32 to f32
      %153 = arith.mulf %149, %152 : f32
      %154 = arith.truncf %153 : f32 to f16
      %155 = vector.broadcast %154 : f16 to vector<16xf16>
      %156 = vector.extract %139[1] : f16 from vector<2xf16>
      %157 = arith.extf %156 : f16 to f32
      %158 = vector.extract %147[1] : i8 from vector<2xi8>
      %159 = arith.extui %158 : i8 to i32
      %160 = arith.sitofp %159 : i32 to f32
      %161 = arith.mulf %157, %160 : f32
      %162 = arith.truncf %161 : f32 to f16
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = arith.addi %13, %c5 : index
      %165 = arith.divui %inputFeatures, %c2 : index
      %166 = arith.muli %165, %c3 : index
      %167 = arith.addi %166, %inputFeatures : index
      %168 = arith.addi %167, %c4 : index
      %169 = arith.divui %168, %c5 : index
      %170 = arith.muli %169, %c5 : index
      %171 = arith.addi %164, %170 : index
      %172 = arith.muli %inputFeatures, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %130, %c9 : index
      %175 = arith.addi %174, %131 : index
      %176 = arith.muli %175, %c7 : index
      %177 = arith.addi %173, %176 : index
      %178 = arith.muli %130, %c2 : index
      %179 = arith.addi %171, %178 : index
      %180 = arith.muli %131, %c9 : index
      %181 = arith.addi %179, %180 : index
      %182 = vector.load %w[%181] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %183 = vector.bitcast %182 : vector<16xi8> to vector<4xi32>
      %184 = arith.shrui %183, %c19 : vector<4xi32>
      %185 = arith.andi %184, %c20 : vector<4xi32>
      %186 = arith.ori %185, %c21 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %183, %c22 : vector<4xi32>
      %189 = arith.andi %188, %c20 : vector<4xi32>
      %190 = arith.ori %189, %c21 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %183, %c23 : vector<4xi32>
      %193 = arith.andi %192, %c20 : vector<4xi32>
      %194 = arith.ori %193, %c21 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %183, %c24 : vector<4xi32>
      %197 = arith.andi %196, %c20 : vector<4xi32>
      %198 = arith.ori %197, %c21 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = vector.shuffle %187, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = vector.shuffle %200, %201 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %203 = arith.subf %202, %c25 : vector<32xf16>
      %204 = vector.shuffle %203, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %205 = vector.shuffle %203, %203 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %206 = math.fma %204, %155, %163 : vector<16xf16>
      %207 = math.fma %205, %155, %163 : vector<16xf16>
      %208 = arith.muli %48, %c17 : index
      %209 = arith.addi %208, %c7 : index
      %210 = arith.muli %tileRows, %c9 : index
      %211 = arith.muli %209, %210 : index
      %212 = arith.addi %34, %211 : index
      %213 = vector.load %22[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.muli %tileRows, %c1 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %22[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = wave.mma %217, %128, %49 : vector<16xf16>, vector<8xf32>
      %219 = arith.muli %48, %c17 : index
      %220 = arith.addi %219, %c6 : index
      %221 = arith.muli %tileRows, %c9 : index
      %222 = arith.muli %220, %221 : index
      %223 = arith.addi %34, %222 : index
      %224 = vector.load %22[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = arith.muli %tileRows, %c1 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %22[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %228 = vector.shuffle %224, %227 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = wave.mma %228, %129, %218 : vector<16xf16>, vector<8xf32>
      %230 = arith.muli %48, %c17 : index
      %231 = arith.addi %230, %c17 : index
      %232 = arith.muli %tileRows, %c9 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.addi %34, %233 : index
      %235 = vector.load %22[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c1 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %22[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %206, %229 : vector<16xf16>, vector<8xf32>
      %241 = arith.muli %48, %c17 : index
      %242 = arith.addi %241, %c26 : index
      %243 = arith.muli %tileRows, %c9 : index
      %244 = arith.muli %242, %243 : index
      %245 = arith.addi %34, %244 : index
      %246 = vector.load %22[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = arith.muli %tileRows, %c1 : index
      %248 = arith.addi %245, %247 : index
      %249 = vector.load %22[%248] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = wave.mma %250, %207, %240 : vector<16xf16>, vector<8xf32>
      scf.yield %251 : vector<8xf32>
    }
    %252 = arith.select %41, %47, %40 : index
    %255 = scf.for %253 = %47 to %252 step %c6 iter_args(%254 = %50) -> (vector<8xf32>) {
      %256 = wave.lane
      %257 = arith.addi %253, %c7 : index
      %258 = arith.remui %256, %c9 : index
      %259 = arith.addi %13, %c5 : index
      %260 = arith.divui %257, %c1 : index
      %261 = arith.muli %260, %c3 : index
      %262 = arith.addi %259, %261 : index
      %263 = arith.muli %258, %c18 : index
      %264 = arith.addi %262, %263 : index
      %265 = vector.load %w[%264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %266 = vector.bitcast %265 : vector<4xi8> to vector<2xf16>
      %267 = arith.divui %inputFeatures, %c2 : index
      %268 = arith.muli %267, %c3 : index
      %269 = arith.addi %259, %268 : index
      %270 = arith.muli %257, %c13 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.muli %258, %c17 : index
      %273 = arith.addi %271, %272 : index
      %274 = vector.load %w[%273] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %275 = vector.extract %266[0] : f16 from vector<2xf16>
      %276 = arith.extf %275 : f16 to f32
      %277 = vector.extract %274[0] : i8 from vector<2xi8>
      %278 = arith.extui %277 : i8 to i32
      %279 = arith.sitofp %278 : i32 to f32
      %280 = arith.mulf %276, %279 : f32
      %281 = arith.truncf %280 : f32 to f16
      %282 = vector.broadcast %281 : f16 to vector<16xf16>
      %283 = vector.extract %266[1] : f16 from vector<2xf16>
      %284 = arith.extf %283 : f16 to f32
      %285 = vector.extract %274[1] : i8 from vector<2xi8>
      %286 = arith.extui %285 : i8 to i32
      %287 = arith.sitofp %286 : i32 to f32
      %288 = arith.mulf %284, %287 : f32
      %289 = arith.truncf %288 : f32 to f16
      %290 = vector.broadcast %289 : f16 to vector<16xf16>
      %291 = arith.addi %13, %c5 : index
      %292 = arith.divui %inputFeatures, %c2 : index
      %293 = arith.muli %292, %c3 : index
      %294 = arith.addi %293, %inputFeatures : index
      %295 = arith.addi %294, %c4 : index
      %296 = arith.divui %295, %c5 : index
      %297 = arith.muli %296, %c5 : index
      %298 = arith.addi %291, %297 : index
      %299 = arith.muli %inputFeatures, %c1 : index
      %300 = arith.addi %298, %299 : index
      %301 = arith.muli %257, %c9 : index
      %302 = arith.addi %301, %258 : index
      %303 = arith.muli %302, %c7 : index
      %304 = arith.addi %300, %303 : index
      %305 = arith.muli %257, %c2 : index
      %306 = arith.addi %298, %305 : index
      %307 = arith.muli %258, %c9 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %310 = vector.bitcast %309 : vector<16xi8> to vector<4xi32>
      %311 = arith.shrui %310, %c19 : vector<4xi32>
      %312 = arith.andi %311, %c20 : vector<4xi32>
      %313 = arith.ori %312, %c21 : vector<4xi32>
      %314 = vector.bitcast %313 : vector<4xi32> to vector<8xf16>
      %315 = arith.shrui %310, %c22 : vector<4xi32>
      %316 = arith.andi %315, %c20 : vector<4xi32>
      %317 = arith.ori %316, %c21 : vector<4xi32>
      %318 = vector.bitcast %317 : vector<4xi32> to vector<8xf16>
      %319 = arith.shrui %310, %c23 : vector<4xi32>
      %320 = arith.andi %319, %c20 : vector<4xi32>
      %321 = arith.ori %320, %c21 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %310, %c24 : vector<4xi32>
      %324 = arith.andi %323, %c20 : vector<4xi32>
      %325 = arith.ori %324, %c21 : vector<4xi32>
      %326 = vector.bitcast %325 : vector<4xi32> to vector<8xf16>
      %327 = vector.shuffle %314, %318 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %328 = vector.shuffle %322, %326 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = vector.shuffle %327, %328 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %330 = arith.subf %329, %c25 : vector<32xf16>
      %331 = vector.shuffle %330, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %332 = vector.shuffle %330, %330 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %333 = math.fma %331, %282, %290 : vector<16xf16>
      %334 = math.fma %332, %282, %290 : vector<16xf16>
      %335 = arith.muli %253, %c17 : index
      %336 = arith.addi %335, %c7 : index
      %337 = arith.muli %tileRows, %c9 : index
      %338 = arith.muli %336, %337 : index
      %339 = arith.addi %34, %338 : index
      %340 = vector.load %22[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.muli %tileRows, %c1 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %22[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = wave.mma %344, %333, %254 : vector<16xf16>, vector<8xf32>
      %346 = arith.muli %253, %c17 : index
      %347 = arith.addi %346, %c6 : index
      %348 = arith.muli %tileRows, %c9 : index
      %349 = arith.muli %347, %348 : index
      %350 = arith.addi %34, %349 : index
      %351 = vector.load %22[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = arith.muli %tileRows, %c1 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %22[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = wave.mma %355, %334, %345 : vector<16xf16>, vector<8xf32>
      scf.yield %356 : vector<8xf32>
    }
    %357 = wave.lane
    %358 = vector.extract %255[0] : f32 from vector<8xf32>
    %359 = wave.lane
    %360 = arith.addi %16, %c7 : index
    %361 = arith.muli %c7, %c17 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.divui %359, %c9 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.cmpi slt, %364, %15 : index
    scf.if %365 {
      %366 = arith.cmpi eq, %hasFactors, %c6 : index
      %367 = arith.muli %364, %c17 : index
      %368 = memref.load %factors[%367] : memref<?xf32>
      %369 = arith.mulf %368, %operandScale : f32
      %370 = arith.select %366, %369, %operandScale : f32
      %371 = arith.remui %359, %c9 : index
      %372 = arith.muli %371, %c18 : index
      %373 = arith.addi %13, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %370 : f32
      %378 = arith.mulf %358, %377 : f32
      %379 = arith.muli %364, %outputFeatures : index
      %380 = arith.addi %379, %18 : index
      %381 = wave.lane
      %382 = arith.remui %381, %c9 : index
      %383 = arith.addi %380, %382 : index
      %384 = arith.addi %383, %c7 : index
      memref.store %378, %logits[%384] : memref<?xf32>
    }
    %385 = vector.extract %255[1] : f32 from vector<8xf32>
    %386 = wave.lane
    %387 = arith.addi %16, %c7 : index
    %388 = arith.muli %c6, %c17 : index
    %389 = arith.addi %387, %388 : index
    %390 = arith.divui %386, %c9 : index
    %391 = arith.addi %389, %390 : index
    %392 = arith.cmpi slt, %391, %15 : index
    scf.if %392 {
      %393 = arith.cmpi eq, %hasFactors, %c6 : index
      %394 = arith.muli %391, %c17 : index
      %395 = memref.load %factors[%394] : memref<?xf32>
      %396 = arith.mulf %395, %operandScale : f32
      %397 = arith.select %393, %396, %operandScale : f32
      %398 = arith.remui %386, %c9 : index
      %399 = arith.muli %398, %c18 : index
      %400 = arith.addi %13, %399 : index
      %401 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %402 = vector.bitcast %401 : vector<4xi8> to vector<1xf32>
      %403 = vector.extract %402[0] : f32 from vector<1xf32>
      %404 = arith.mulf %403, %397 : f32
      %405 = arith.mulf %385, %404 : f32
      %406 = arith.muli %391, %outputFeatures : index
      %407 = arith.addi %406, %18 : index
      %408 = wave.lane
      %409 = arith.remui %408, %c9 : index
      %410 = arith.addi %407, %409 : index
      %411 = arith.addi %410, %c7 : index
      memref.store %405, %logits[%411] : memref<?xf32>
    }
    %412 = vector.extract %255[2] : f32 from vector<8xf32>
    %413 = wave.lane
    %414 = arith.addi %16, %c7 : index
    %415 = arith.muli %c17, %c17 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.divui %413, %c9 : index
    %418 = arith.addi %416, %417 : index
    %419 = arith.cmpi slt, %418, %15 : index
    scf.if %419 {
      %420 = arith.cmpi eq, %hasFactors, %c6 : index
      %421 = arith.muli %418, %c17 : index
      %422 = memref.load %factors[%421] : memref<?xf32>
      %423 = arith.mulf %422, %operandScale : f32
      %424 = arith.select %420, %423, %operandScale : f32
      %425 = arith.remui %413, %c9 : index
      %426 = arith.muli %425, %c18 : index
      %427 = arith.addi %13, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<1xf32>
      %430 = vector.extract %429[0] : f32 from vector<1xf32>
      %431 = arith.mulf %430, %424 : f32
      %432 = arith.mulf %412, %431 : f32
      %433 = arith.muli %418, %outputFeatures : index
      %434 = arith.addi %433, %18 : index
      %435 = wave.lane
      %436 = arith.remui %435, %c9 : index
      %437 = arith.addi %434, %436 : index
      %438 = arith.addi %437, %c7 : index
      memref.store %432, %logits[%438] : memref<?xf32>
    }
    %439 = vector.extract %255[3] : f32 from vector<8xf32>
    %440 = wave.lane
    %441 = arith.addi %16, %c7 : index
    %442 = arith.muli %c26, %c17 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.divui %440, %c9 : index
    %445 = arith.addi %443, %444 : index
    %446 = arith.cmpi slt, %445, %15 : index
    scf.if %446 {
      %447 = arith.cmpi eq, %hasFactors, %c6 : index
      %448 = arith.muli %445, %c17 : index
      %449 = memref.load %factors[%448] : memref<?xf32>
      %450 = arith.mulf %449, %operandScale : f32
      %451 = arith.select %447, %450, %operandScale : f32
      %452 = arith.remui %440, %c9 : index
      %453 = arith.muli %452, %c18 : index
      %454 = arith.addi %13, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %451 : f32
      %459 = arith.mulf %439, %458 : f32
      %460 = arith.muli %445, %outputFeatures : index
      %461 = arith.addi %460, %18 : index
      %462 = wave.lane
      %463 = arith.remui %462, %c9 : index
      %464 = arith.addi %461, %463 : index
      %465 = arith.addi %464, %c7 : index
      memref.store %459, %logits[%465] : memref<?xf32>
    }
    %466 = vector.extract %255[4] : f32 from vector<8xf32>
    %467 = wave.lane
    %468 = arith.addi %16, %c7 : index
    %469 = arith.muli %c18, %c17 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.divui %467, %c9 : index
    %472 = arith.addi %470, %471 : index
    %473 = arith.cmpi slt, %472, %15 : index
    scf.if %473 {
      %474 = arith.cmpi eq, %hasFactors, %c6 : index
      %475 = arith.muli %472, %c17 : index
      %476 = memref.load %factors[%475] : memref<?xf32>
      %477 = arith.mulf %476, %operandScale : f32
      %478 = arith.select %474, %477, %operandScale : f32
      %479 = arith.remui %467, %c9 : index
      %480 = arith.muli %479, %c18 : index
      %481 = arith.addi %13, %480 : index
      %482 = vector.load %w[%481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %483 = vector.bitcast %482 : vector<4xi8> to vector<1xf32>
      %484 = vector.extract %483[0] : f32 from vector<1xf32>
      %485 = arith.mulf %484, %478 : f32
      %486 = arith.mulf %466, %485 : f32
      %487 = arith.muli %472, %outputFeatures : index
      %488 = arith.addi %487, %18 : index
      %489 = wave.lane
      %490 = arith.remui %489, %c9 : index
      %491 = arith.addi %488, %490 : index
      %492 = arith.addi %491, %c7 : index
      memref.store %486, %logits[%492] : memref<?xf32>
    }
    %493 = vector.extract %255[5] : f32 from vector<8xf32>
    %494 = wave.lane
    %495 = arith.addi %16, %c7 : index
    %496 = arith.muli %c29, %c17 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.divui %494, %c9 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.cmpi slt, %499, %15 : index
    scf.if %500 {
      %501 = arith.cmpi eq, %hasFactors, %c6 : index
      %502 = arith.muli %499, %c17 : index
      %503 = memref.load %factors[%502] : memref<?xf32>
      %504 = arith.mulf %503, %operandScale : f32
      %505 = arith.select %501, %504, %operandScale : f32
      %506 = arith.remui %494, %c9 : index
      %507 = arith.muli %506, %c18 : index
      %508 = arith.addi %13, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %505 : f32
      %513 = arith.mulf %493, %512 : f32
      %514 = arith.muli %499, %outputFeatures : index
      %515 = arith.addi %514, %18 : index
      %516 = wave.lane
      %517 = arith.remui %516, %c9 : index
      %518 = arith.addi %515, %517 : index
      %519 = arith.addi %518, %c7 : index
      memref.store %513, %logits[%519] : memref<?xf32>
    }
    %520 = vector.extract %255[6] : f32 from vector<8xf32>
    %521 = wave.lane
    %522 = arith.addi %16, %c7 : index
    %523 = arith.muli %c30, %c17 : index
    %524 = arith.addi %522, %523 : index
    %525 = arith.divui %521, %c9 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.cmpi slt, %526, %15 : index
    scf.if %527 {
      %528 = arith.cmpi eq, %hasFactors, %c6 : index
      %529 = arith.muli %526, %c17 : index
      %530 = memref.load %factors[%529] : memref<?xf32>
      %531 = arith.mulf %530, %operandScale : f32
      %532 = arith.select %528, %531, %operandScale : f32
      %533 = arith.remui %521, %c9 : index
      %534 = arith.muli %533, %c18 : index
      %535 = arith.addi %13, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %532 : f32
      %540 = arith.mulf %520, %539 : f32
      %541 = arith.muli %526, %outputFeatures : index
      %542 = arith.addi %541, %18 : index
      %543 = wave.lane
      %544 = arith.remui %543, %c9 : index
      %545 = arith.addi %542, %544 : index
      %546 = arith.addi %545, %c7 : index
      memref.store %540, %logits[%546] : memref<?xf32>
    }
    %547 = vector.extract %255[7] : f32 from vector<8xf32>
    %548 = wave.lane
    %549 = arith.addi %16, %c7 : index
    %550 = arith.muli %c31, %c17 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.divui %548, %c9 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.cmpi slt, %553, %15 : index
    scf.if %554 {
      %555 = arith.cmpi eq, %hasFactors, %c6 : index
      %556 = arith.muli %553, %c17 : index
      %557 = memref.load %factors[%556] : memref<?xf32>
      %558 = arith.mulf %557, %operandScale : f32
      %559 = arith.select %555, %558, %operandScale : f32
      %560 = arith.remui %548, %c9 : index
      %561 = arith.muli %560, %c18 : index
      %562 = arith.addi %13, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %559 : f32
      %567 = arith.mulf %547, %566 : f32
      %568 = arith.muli %553, %outputFeatures : index
      %569 = arith.addi %568, %18 : index
      %570 = wave.lane
      %571 = arith.remui %570, %c9 : index
      %572 = arith.addi %569, %571 : index
      %573 = arith.addi %572, %c7 : index
      memref.store %567, %logits[%573] : memref<?xf32>
    }
  }
  %574 = arith.muli %experts, %c6 : index
  %575 = wave.scratch %574 : memref<?xf32>
  %576 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %576 {
    %577 = arith.addi %16, %c9 : index
    %578 = arith.minsi %577, %15 : index
    %579 = wave.wave
    %580 = arith.addi %16, %579 : index
    scf.for %581 = %580 to %578 step %c6 {
      %582 = wave.wave
      %583 = arith.muli %582, %experts : index
      %584 = wave.lane
      %585 = arith.muli %581, %logitsWidth : index
      %588 = scf.for %586 = %584 to %experts step %c13 iter_args(%587 = %c36) -> (f32) {
        %589 = arith.addi %585, %586 : index
        %590 = memref.load %logits[%589] : memref<?xf32>
        %591 = arith.maximumf %587, %590 : f32
        scf.yield %591 : f32
      }
      %592 = vector.broadcast %588 : f32 to vector<1xf32>
      %593 = wave.reduce "max" %592 : vector<1xf32>
      %596 = scf.for %594 = %584 to %experts step %c13 iter_args(%595 = %c37) -> (f32) {
        %597 = arith.addi %585, %594 : index
        %598 = memref.load %logits[%597] : memref<?xf32>
        %599 = arith.subf %598, %593 : f32
        %600 = arith.mulf %599, %c38 : f32
        %601 = wave.exp2 %600 : f32
        %602 = arith.addi %583, %594 : index
        memref.store %601, %575[%602] : memref<?xf32>
        %603 = arith.addf %595, %601 : f32
        scf.yield %603 : f32
      }
      %604 = vector.broadcast %596 : f32 to vector<1xf32>
      %605 = wave.reduce "add" %604 : vector<1xf32>
      scf.for %606 = %584 to %experts step %c13 {
        %607 = arith.addi %583, %606 : index
        %608 = memref.load %575[%607] : memref<?xf32>
        %609 = arith.divf %608, %605 : f32
        %610 = arith.addi %583, %606 : index
        memref.store %609, %575[%610] : memref<?xf32>
      }
      %615:3 = scf.for %611 = %c7 to %expertsPerToken step %c6 iter_args(%612 = %c37, %613 = %c37, %614 = %c39) -> (f32, f32, i32) {
        %619:2 = scf.for %616 = %584 to %experts step %c13 iter_args(%617 = %c40, %618 = %c37) -> (f32, f32) {
          %620 = arith.addi %583, %616 : index
          %621 = memref.load %575[%620] : memref<?xf32>
          %622 = arith.cmpf ogt, %621, %617 : f32
          %623 = arith.index_cast %616 : index to i32
          %624 = arith.sitofp %623 : i32 to f32
          %625 = arith.select %622, %621, %617 : f32
          %626 = arith.select %622, %624, %618 : f32
          scf.yield %625, %626 : f32, f32
        }
        %627 = vector.broadcast %619#0 : f32 to vector<1xf32>
        %628 = wave.reduce "max" %627 : vector<1xf32>
        %629 = arith.cmpf oeq, %619#0, %628 : f32
        %630 = arith.subf %c37, %619#1 : f32
        %631 = arith.select %629, %630, %c41 : f32
        %632 = vector.broadcast %631 : f32 to vector<1xf32>
        %633 = wave.reduce "max" %632 : vector<1xf32>
        %634 = arith.subf %c37, %633 : f32
        %635 = arith.fptosi %634 : f32 to i32
        %636 = arith.index_cast %635 : i32 to index
        %637 = arith.remui %636, %c13 : index
        %638 = arith.cmpi eq, %637, %584 : index
        scf.if %638 {
          %639 = arith.addi %583, %636 : index
          memref.store %c42, %575[%639] : memref<?xf32>
        }
        %640 = arith.cmpi eq, %611, %584 : index
        %641 = arith.addf %612, %628 : f32
        %642 = arith.select %640, %628, %613 : f32
        %643 = arith.select %640, %635, %614 : i32
        scf.yield %641, %642, %643 : f32, f32, i32
      }
      %644 = arith.cmpi eq, %normalize, %c6 : index
      %645 = arith.divf %615#1, %615#0 : f32
      %646 = arith.select %644, %645, %615#1 : f32
      %647 = arith.cmpi slt, %584, %expertsPerToken : index
      scf.if %647 {
        %648 = arith.muli %581, %expertsPerToken : index
        %649 = arith.addi %648, %584 : index
        memref.store %646, %weights[%649] : memref<?xf32>
        %650 = arith.muli %581, %expertsPerToken : index
        %651 = arith.addi %650, %584 : index
        memref.store %615#2, %ids_out[%651] : memref<?xi32>
      }
    }
  }
  wave.return
}
