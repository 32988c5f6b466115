// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q6_k', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q6_k_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 2 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c29 = arith.constant dense<0x6420> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4 : index
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c41 = arith.constant 0xFF61B1E6 : f32
  %c42 = arith.constant 0x00000000 : f32
  %c43 = arith.constant 0x3FB8AA3B : f32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 0xC0000000 : f32
  %c46 = arith.constant 0xCB800000 : f32
  %c47 = arith.constant 0xBF800000 : f32
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
    %23 = arith.divui %operandHalves, %c13 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c3 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c3 {
      %29 = arith.muli %28, %c13 : index
      %30 = arith.addi %c7, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c13 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c3 : index
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
      %55 = arith.divui %52, %c13 : index
      %56 = arith.muli %55, %c3 : index
      %57 = arith.addi %54, %56 : index
      %58 = arith.muli %53, %c17 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %61 = vector.bitcast %60 : vector<2xi8> to vector<1xf16>
      %62 = arith.divui %inputFeatures, %c2 : index
      %63 = arith.muli %62, %c3 : index
      %64 = arith.addi %54, %63 : index
      %65 = arith.muli %52, %c3 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %53, %c17 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %70 = vector.extract %61[0] : f16 from vector<1xf16>
      %71 = arith.extf %70 : f16 to f32
      %72 = vector.extract %69[0] : i8 from vector<2xi8>
      %73 = arith.extsi %72 : i8 to i32
      %74 = arith.sitofp %73 : i32 to f32
      %75 = arith.mulf %71, %74 : f32
      %76 = arith.truncf %75 : f32 to f16
      %77 = vector.broadcast %76 : f16 to vector<16xf16>
      %78 = vector.extract %61[0] : f16 from vector<1xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %69[1] : i8 from vector<2xi8>
      %81 = arith.extsi %80 : i8 to i32
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
      %94 = arith.muli %inputFeatures, %c13 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.muli %52, %c9 : index
      %97 = arith.addi %96, %53 : index
      %98 = arith.muli %97, %c13 : index
      %99 = arith.addi %95, %98 : index
      %100 = arith.muli %52, %c2 : index
      %101 = arith.addi %93, %100 : index
      %102 = arith.muli %53, %c9 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%99] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %105 = vector.bitcast %104 : vector<8xi8> to vector<2xi32>
      %106 = vector.shuffle %105, %105 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %107 = vector.load %w[%103] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = arith.shrui %108, %c18 : vector<4xi32>
      %110 = arith.andi %109, %c19 : vector<4xi32>
      %111 = arith.shrui %106, %c20 : vector<4xi32>
      %112 = arith.andi %111, %c21 : vector<4xi32>
      %113 = arith.shli %112, %c22 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c23 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %108, %c22 : vector<4xi32>
      %118 = arith.andi %117, %c19 : vector<4xi32>
      %119 = arith.shrui %106, %c24 : vector<4xi32>
      %120 = arith.andi %119, %c21 : vector<4xi32>
      %121 = arith.shli %120, %c22 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c23 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %108, %c25 : vector<4xi32>
      %126 = arith.andi %125, %c19 : vector<4xi32>
      %127 = arith.shrui %106, %c26 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.shli %128, %c22 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %108, %c27 : vector<4xi32>
      %134 = arith.andi %133, %c19 : vector<4xi32>
      %135 = arith.shrui %106, %c28 : vector<4xi32>
      %136 = arith.andi %135, %c21 : vector<4xi32>
      %137 = arith.shli %136, %c22 : vector<4xi32>
      %138 = arith.ori %134, %137 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %116, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %132, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c29 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = arith.mulf %145, %77 : vector<16xf16>
      %148 = arith.mulf %146, %85 : vector<16xf16>
      %149 = arith.addi %48, %c6 : index
      %150 = arith.remui %51, %c9 : index
      %151 = arith.addi %13, %c5 : index
      %152 = arith.divui %149, %c13 : index
      %153 = arith.muli %152, %c3 : index
      %154 = arith.addi %151, %153 : index
      %155 = arith.muli %150, %c17 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.bitcast %157 : vector<2xi8> to vector<1xf16>
      %159 = arith.divui %inputFeatures, %c2 : index
      %160 = arith.muli %159, %c3 : index
      %161 = arith.addi %151, %160 : index
      %162 = arith.muli %149, %c3 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %150, %c17 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %167 = vector.extract %158[0] : f16 from vector<1xf16>
      %168 = arith.extf %167 : f16 to f32
      %169 = vector.extract %166[0] : i8 from vector<2xi8>
      %170 = arith.extsi %169 : i8 to i32
      %171 = arith.sitofp %170 : i32 to f32
      %172 = arith.mulf %168, %171 : f32
      %173 = arith.truncf %172 : f32 to f16
      %174 = vector.broadcast %173 : f16 to vector<16xf16>
      %175 = vector.extract %158[0] : f16 from vector<1xf16>
      %176 = arith.extf %175 : f16 to f32
      %177 = vector.extract %166[1] : i8 from vector<2xi8>
      %178 = arith.extsi %177 : i8 to i32
      %179 = arith.sitofp %178 : i32 to f32
      %180 = arith.mulf %176, %179 : f32
      %181 = arith.truncf %180 : f32 to f16
      %182 = vector.broadcast %181 : f16 to vector<16xf16>
      %183 = arith.addi %13, %c5 : index
      %184 = arith.divui %inputFeatures, %c2 : index
      %185 = arith.muli %184, %c3 : index
      %186 = arith.addi %185, %inputFeatures : index
      %187 = arith.addi %186, %c4 : index
      %188 = arith.divui %187, %c5 : index
      %189 = arith.muli %188, %c5 : index
      %190 = arith.addi %183, %189 : index
      %191 = arith.muli %inputFeatures, %c13 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.muli %149, %c9 : index
      %194 = arith.addi %193, %150 : index
      %195 = arith.muli %194, %c13 : index
      %196 = arith.addi %192, %195 : index
      %197 = arith.muli %149, %c2 : index
      %198 = arith.addi %190, %197 : index
      %199 = arith.muli %150, %c9 : index
      %200 = arith.addi %198, %199 : index
      %201 = vector.load %w[%196] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %202 = vector.bitcast %201 : vector<8xi8> to vector<2xi32>
      %203 = vector.shuffle %202, %202 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %204 = vector.load %w[%200] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %205 = vector.bitcast %204 : vector<16xi8> to vector<4xi32>
      %206 = arith.shrui %205, %c18 : vector<4xi32>
      %207 = arith.andi %206, %c19 : vector<4xi32>
      %208 = arith.shrui %203, %c20 : vector<4xi32>
      %209 = arith.andi %208, %c21 : vector<4xi32>
      %210 = arith.shli %209, %c22 : vector<4xi32>
      %211 = arith.ori %207, %210 : vector<4xi32>
      %212 = arith.ori %211, %c23 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %205, %c22 : vector<4xi32>
      %215 = arith.andi %214, %c19 : vector<4xi32>
      %216 = arith.shrui %203, %c24 : vector<4xi32>
      %217 = arith.andi %216, %c21 : vector<4xi32>
      %218 = arith.shli %217, %c22 : vector<4xi32>
      %219 = arith.ori %215, %218 : vector<4xi32>
      %220 = arith.ori %219, %c23 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %205, %c25 : vector<4xi32>
      %223 = arith.andi %222, %c19 : vector<4xi32>
      %224 = arith.shrui %203, %c26 : vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.shli %225, %c22 : vector<4xi32>
      %227 = arith.ori %223, %226 : vector<4xi32>
      %228 = arith.ori %227, %c23 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %205, %c27 : vector<4xi32>
      %231 = arith.andi %230, %c19 : vector<4xi32>
      %232 = arith.shrui %203, %c28 : vector<4xi32>
      %233 = arith.andi %232, %c21 : vector<4xi32>
      %234 = arith.shli %233, %c22 : vector<4xi32>
      %235 = arith.ori %231, %234 : vector<4xi32>
      %236 = arith.ori %235, %c23 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = vector.shuffle %213, %221 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %229, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %238, %239 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %241 = arith.subf %240, %c29 : vector<32xf16>
      %242 = vector.shuffle %241, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %243 = vector.shuffle %241, %241 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %244 = arith.mulf %242, %174 : vector<16xf16>
      %245 = arith.mulf %243, %182 : vector<16xf16>
      %246 = arith.muli %48, %c17 : index
      %247 = arith.addi %246, %c7 : index
      %248 = arith.muli %tileRows, %c9 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %34, %249 : index
      %251 = vector.load %22[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c13 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %22[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %147, %49 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %48, %c17 : index
      %258 = arith.addi %257, %c6 : index
      %259 = arith.muli %tileRows, %c9 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %34, %260 : index
      %262 = vector.load %22[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c13 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %22[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %148, %256 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %48, %c17 : index
      %269 = arith.addi %268, %c17 : index
      %270 = arith.muli %tileRows, %c9 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %34, %271 : index
      %273 = vector.load %22[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c13 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %22[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %244, %267 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %48, %c17 : index
      %280 = arith.addi %279, %c30 : index
      %281 = arith.muli %tileRows, %c9 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %34, %282 : index
      %284 = vector.load %22[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c13 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %22[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %245, %278 : vector<16xf16>, vector<8xf32>
      scf.yield %289 : vector<8xf32>
    }
    %290 = arith.select %41, %47, %40 : index
    %293 = scf.for %291 = %47 to %290 step %c6 iter_args(%292 = %50) -> (vector<8xf32>) {
      %294 = wave.lane
      %295 = arith.addi %291, %c7 : index
      %296 = arith.remui %294, %c9 : index
      %297 = arith.addi %13, %c5 : index
      %298 = arith.divui %295, %c13 : index
      %299 = arith.muli %298, %c3 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.muli %296, %c17 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %304 = vector.bitcast %303 : vector<2xi8> to vector<1xf16>
      %305 = arith.divui %inputFeatures, %c2 : index
      %306 = arith.muli %305, %c3 : index
      %307 = arith.addi %297, %306 : index
      %308 = arith.muli %295, %c3 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %296, %c17 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %313 = vector.extract %304[0] : f16 from vector<1xf16>
      %314 = arith.extf %313 : f16 to f32
      %315 = vector.extract %312[0] : i8 from vector<2xi8>
      %316 = arith.extsi %315 : i8 to i32
      %317 = arith.sitofp %316 : i32 to f32
      %318 = arith.mulf %314, %317 : f32
      %319 = arith.truncf %318 : f32 to f16
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %304[0] : f16 from vector<1xf16>
      %322 = arith.extf %321 : f16 to f32
      %323 = vector.extract %312[1] : i8 from vector<2xi8>
      %324 = arith.extsi %323 : i8 to i32
      %325 = arith.sitofp %324 : i32 to f32
      %326 = arith.mulf %322, %325 : f32
      %327 = arith.truncf %326 : f32 to f16
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = arith.addi %13, %c5 : index
      %330 = arith.divui %inputFeatures, %c2 : index
      %331 = arith.muli %330, %c3 : index
      %332 = arith.addi %331, %inputFeatures : index
      %333 = arith.addi %332, %c4 : index
      %334 = arith.divui %333, %c5 : index
      %335 = arith.muli %334, %c5 : index
      %336 = arith.addi %329, %335 : index
      %337 = arith.muli %inputFeatures, %c13 : index
      %338 = arith.addi %336, %337 : index
      %339 = arith.muli %295, %c9 : index
      %340 = arith.addi %339, %296 : index
      %341 = arith.muli %340, %c13 : index
      %342 = arith.addi %338, %341 : index
      %343 = arith.muli %295, %c2 : index
      %344 = arith.addi %336, %343 : index
      %345 = arith.muli %296, %c9 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %w[%342] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %348 = vector.bitcast %347 : vector<8xi8> to vector<2xi32>
      %349 = vector.shuffle %348, %348 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %350 = vector.load %w[%346] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %351 = vector.bitcast %350 : vector<16xi8> to vector<4xi32>
      %352 = arith.shrui %351, %c18 : vector<4xi32>
      %353 = arith.andi %352, %c19 : vector<4xi32>
      %354 = arith.shrui %349, %c20 : vector<4xi32>
      %355 = arith.andi %354, %c21 : vector<4xi32>
      %356 = arith.shli %355, %c22 : vector<4xi32>
      %357 = arith.ori %353, %356 : vector<4xi32>
      %358 = arith.ori %357, %c23 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = arith.shrui %351, %c22 : vector<4xi32>
      %361 = arith.andi %360, %c19 : vector<4xi32>
      %362 = arith.shrui %349, %c24 : vector<4xi32>
      %363 = arith.andi %362, %c21 : vector<4xi32>
      %364 = arith.shli %363, %c22 : vector<4xi32>
      %365 = arith.ori %361, %364 : vector<4xi32>
      %366 = arith.ori %365, %c23 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = arith.shrui %351, %c25 : vector<4xi32>
      %369 = arith.andi %368, %c19 : vector<4xi32>
      %370 = arith.shrui %349, %c26 : vector<4xi32>
      %371 = arith.andi %370, %c21 : vector<4xi32>
      %372 = arith.shli %371, %c22 : vector<4xi32>
      %373 = arith.ori %369, %372 : vector<4xi32>
      %374 = arith.ori %373, %c23 : vector<4xi32>
      %375 = vector.bitcast %374 : vector<4xi32> to vector<8xf16>
      %376 = arith.shrui %351, %c27 : vector<4xi32>
      %377 = arith.andi %376, %c19 : vector<4xi32>
      %378 = arith.shrui %349, %c28 : vector<4xi32>
      %379 = arith.andi %378, %c21 : vector<4xi32>
      %380 = arith.shli %379, %c22 : vector<4xi32>
      %381 = arith.ori %377, %380 : vector<4xi32>
      %382 = arith.ori %381, %c23 : vector<4xi32>
      %383 = vector.bitcast %382 : vector<4xi32> to vector<8xf16>
      %384 = vector.shuffle %359, %367 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = vector.shuffle %375, %383 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = vector.shuffle %384, %385 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %387 = arith.subf %386, %c29 : vector<32xf16>
      %388 = vector.shuffle %387, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %389 = vector.shuffle %387, %387 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %390 = arith.mulf %388, %320 : vector<16xf16>
      %391 = arith.mulf %389, %328 : vector<16xf16>
      %392 = arith.muli %291, %c17 : index
      %393 = arith.addi %392, %c7 : index
      %394 = arith.muli %tileRows, %c9 : index
      %395 = arith.muli %393, %394 : index
      %396 = arith.addi %34, %395 : index
      %397 = vector.load %22[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c13 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %22[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %390, %292 : vector<16xf16>, vector<8xf32>
      %403 = arith.muli %291, %c17 : index
      %404 = arith.addi %403, %c6 : index
      %405 = arith.muli %tileRows, %c9 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %34, %406 : index
      %408 = vector.load %22[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c13 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %22[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %391, %402 : vector<16xf16>, vector<8xf32>
      scf.yield %413 : vector<8xf32>
    }
    %414 = wave.lane
    %415 = vector.extract %293[0] : f32 from vector<8xf32>
    %416 = wave.lane
    %417 = arith.addi %16, %c7 : index
    %418 = arith.muli %c7, %c17 : index
    %419 = arith.addi %417, %418 : index
    %420 = arith.divui %416, %c9 : index
    %421 = arith.addi %419, %420 : index
    %422 = arith.cmpi slt, %421, %15 : index
    scf.if %422 {
      %423 = arith.cmpi eq, %hasFactors, %c6 : index
      %424 = arith.muli %421, %c17 : index
      %425 = memref.load %factors[%424] : memref<?xf32>
      %426 = arith.mulf %425, %operandScale : f32
      %427 = arith.select %423, %426, %operandScale : f32
      %428 = arith.remui %416, %c9 : index
      %429 = arith.muli %428, %c33 : index
      %430 = arith.addi %13, %429 : index
      %431 = vector.load %w[%430] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %432 = vector.bitcast %431 : vector<4xi8> to vector<1xf32>
      %433 = vector.extract %432[0] : f32 from vector<1xf32>
      %434 = arith.mulf %433, %427 : f32
      %435 = arith.mulf %415, %434 : f32
      %436 = arith.muli %421, %outputFeatures : index
      %437 = arith.addi %436, %18 : index
      %438 = wave.lane
      %439 = arith.remui %438, %c9 : index
      %440 = arith.addi %437, %439 : index
      %441 = arith.addi %440, %c7 : index
      memref.store %435, %logits[%441] : memref<?xf32>
    }
    %442 = vector.extract %293[1] : f32 from vector<8xf32>
    %443 = wave.lane
    %444 = arith.addi %16, %c7 : index
    %445 = arith.muli %c6, %c17 : index
    %446 = arith.addi %444, %445 : index
    %447 = arith.divui %443, %c9 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.cmpi slt, %448, %15 : index
    scf.if %449 {
      %450 = arith.cmpi eq, %hasFactors, %c6 : index
      %451 = arith.muli %448, %c17 : index
      %452 = memref.load %factors[%451] : memref<?xf32>
      %453 = arith.mulf %452, %operandScale : f32
      %454 = arith.select %450, %453, %operandScale : f32
      %455 = arith.remui %443, %c9 : index
      %456 = arith.muli %455, %c33 : index
      %457 = arith.addi %13, %456 : index
      %458 = vector.load %w[%457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %459 = vector.bitcast %458 : vector<4xi8> to vector<1xf32>
      %460 = vector.extract %459[0] : f32 from vector<1xf32>
      %461 = arith.mulf %460, %454 : f32
      %462 = arith.mulf %442, %461 : f32
      %463 = arith.muli %448, %outputFeatures : index
      %464 = arith.addi %463, %18 : index
      %465 = wave.lane
      %466 = arith.remui %465, %c9 : index
      %467 = arith.addi %464, %466 : index
      %468 = arith.addi %467, %c7 : index
      memref.store %462, %logits[%468] : memref<?xf32>
    }
    %469 = vector.extract %293[2] : f32 from vector<8xf32>
    %470 = wave.lane
    %471 = arith.addi %16, %c7 : index
    %472 = arith.muli %c17, %c17 : index
    %473 = arith.addi %471, %472 : index
    %474 = arith.divui %470, %c9 : index
    %475 = arith.addi %473, %474 : index
    %476 = arith.cmpi slt, %475, %15 : index
    scf.if %476 {
      %477 = arith.cmpi eq, %hasFactors, %c6 : index
      %478 = arith.muli %475, %c17 : index
      %479 = memref.load %factors[%478] : memref<?xf32>
      %480 = arith.mulf %479, %operandScale : f32
      %481 = arith.select %477, %480, %operandScale : f32
      %482 = arith.remui %470, %c9 : index
      %483 = arith.muli %482, %c33 : index
      %484 = arith.addi %13, %483 : index
      %485 = vector.load %w[%484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %486 = vector.bitcast %485 : vector<4xi8> to vector<1xf32>
      %487 = vector.extract %486[0] : f32 from vector<1xf32>
      %488 = arith.mulf %487, %481 : f32
      %489 = arith.mulf %469, %488 : f32
      %490 = arith.muli %475, %outputFeatures : index
      %491 = arith.addi %490, %18 : index
      %492 = wave.lane
      %493 = arith.remui %492, %c9 : index
      %494 = arith.addi %491, %493 : index
      %495 = arith.addi %494, %c7 : index
      memref.store %489, %logits[%495] : memref<?xf32>
    }
    %496 = vector.extract %293[3] : f32 from vector<8xf32>
    %497 = wave.lane
    %498 = arith.addi %16, %c7 : index
    %499 = arith.muli %c30, %c17 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.divui %497, %c9 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.cmpi slt, %502, %15 : index
    scf.if %503 {
      %504 = arith.cmpi eq, %hasFactors, %c6 : index
      %505 = arith.muli %502, %c17 : index
      %506 = memref.load %factors[%505] : memref<?xf32>
      %507 = arith.mulf %506, %operandScale : f32
      %508 = arith.select %504, %507, %operandScale : f32
      %509 = arith.remui %497, %c9 : index
      %510 = arith.muli %509, %c33 : index
      %511 = arith.addi %13, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %508 : f32
      %516 = arith.mulf %496, %515 : f32
      %517 = arith.muli %502, %outputFeatures : index
      %518 = arith.addi %517, %18 : index
      %519 = wave.lane
      %520 = arith.remui %519, %c9 : index
      %521 = arith.addi %518, %520 : index
      %522 = arith.addi %521, %c7 : index
      memref.store %516, %logits[%522] : memref<?xf32>
    }
    %523 = vector.extract %293[4] : f32 from vector<8xf32>
    %524 = wave.lane
    %525 = arith.addi %16, %c7 : index
    %526 = arith.muli %c33, %c17 : index
    %527 = arith.addi %525, %526 : index
    %528 = arith.divui %524, %c9 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.cmpi slt, %529, %15 : index
    scf.if %530 {
      %531 = arith.cmpi eq, %hasFactors, %c6 : index
      %532 = arith.muli %529, %c17 : index
      %533 = memref.load %factors[%532] : memref<?xf32>
      %534 = arith.mulf %533, %operandScale : f32
      %535 = arith.select %531, %534, %operandScale : f32
      %536 = arith.remui %524, %c9 : index
      %537 = arith.muli %536, %c33 : index
      %538 = arith.addi %13, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %535 : f32
      %543 = arith.mulf %523, %542 : f32
      %544 = arith.muli %529, %outputFeatures : index
      %545 = arith.addi %544, %18 : index
      %546 = wave.lane
      %547 = arith.remui %546, %c9 : index
      %548 = arith.addi %545, %547 : index
      %549 = arith.addi %548, %c7 : index
      memref.store %543, %logits[%549] : memref<?xf32>
    }
    %550 = vector.extract %293[5] : f32 from vector<8xf32>
    %551 = wave.lane
    %552 = arith.addi %16, %c7 : index
    %553 = arith.muli %c34, %c17 : index
    %554 = arith.addi %552, %553 : index
    %555 = arith.divui %551, %c9 : index
    %556 = arith.addi %554, %555 : index
    %557 = arith.cmpi slt, %556, %15 : index
    scf.if %557 {
      %558 = arith.cmpi eq, %hasFactors, %c6 : index
      %559 = arith.muli %556, %c17 : index
      %560 = memref.load %factors[%559] : memref<?xf32>
      %561 = arith.mulf %560, %operandScale : f32
      %562 = arith.select %558, %561, %operandScale : f32
      %563 = arith.remui %551, %c9 : index
      %564 = arith.muli %563, %c33 : index
      %565 = arith.addi %13, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %562 : f32
      %570 = arith.mulf %550, %569 : f32
      %571 = arith.muli %556, %outputFeatures : index
      %572 = arith.addi %571, %18 : index
      %573 = wave.lane
      %574 = arith.remui %573, %c9 : index
      %575 = arith.addi %572, %574 : index
      %576 = arith.addi %575, %c7 : index
      memref.store %570, %logits[%576] : memref<?xf32>
    }
    %577 = vector.extract %293[6] : f32 from vector<8xf32>
    %578 = wave.lane
    %579 = arith.addi %16, %c7 : index
    %580 = arith.muli %c35, %c17 : index
    %581 = arith.addi %579, %580 : index
    %582 = arith.divui %578, %c9 : index
    %583 = arith.addi %581, %582 : index
    %584 = arith.cmpi slt, %583, %15 : index
    scf.if %584 {
      %585 = arith.cmpi eq, %hasFactors, %c6 : index
      %586 = arith.muli %583, %c17 : index
      %587 = memref.load %factors[%586] : memref<?xf32>
      %588 = arith.mulf %587, %operandScale : f32
      %589 = arith.select %585, %588, %operandScale : f32
      %590 = arith.remui %578, %c9 : index
      %591 = arith.muli %590, %c33 : index
      %592 = arith.addi %13, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %595, %589 : f32
      %597 = arith.mulf %577, %596 : f32
      %598 = arith.muli %583, %outputFeatures : index
      %599 = arith.addi %598, %18 : index
      %600 = wave.lane
      %601 = arith.remui %600, %c9 : index
      %602 = arith.addi %599, %601 : index
      %603 = arith.addi %602, %c7 : index
      memref.store %597, %logits[%603] : memref<?xf32>
    }
    %604 = vector.extract %293[7] : f32 from vector<8xf32>
    %605 = wave.lane
    %606 = arith.addi %16, %c7 : index
    %607 = arith.muli %c36, %c17 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.divui %605, %c9 : index
    %610 = arith.addi %608, %609 : index
    %611 = arith.cmpi slt, %610, %15 : index
    scf.if %611 {
      %612 = arith.cmpi eq, %hasFactors, %c6 : index
      %613 = arith.muli %610, %c17 : index
      %614 = memref.load %factors[%613] : memref<?xf32>
      %615 = arith.mulf %614, %operandScale : f32
      %616 = arith.select %612, %615, %operandScale : f32
      %617 = arith.remui %605, %c9 : index
      %618 = arith.muli %617, %c33 : index
      %619 = arith.addi %13, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %616 : f32
      %624 = arith.mulf %604, %623 : f32
      %625 = arith.muli %610, %outputFeatures : index
      %626 = arith.addi %625, %18 : index
      %627 = wave.lane
      %628 = arith.remui %627, %c9 : index
      %629 = arith.addi %626, %628 : index
      %630 = arith.addi %629, %c7 : index
      memref.store %624, %logits[%630] : memref<?xf32>
    }
  }
  %631 = arith.muli %experts, %c6 : index
  %632 = wave.scratch %631 : memref<?xf32>
  %633 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %633 {
    %634 = arith.addi %16, %c9 : index
    %635 = arith.minsi %634, %15 : index
    %636 = wave.wave
    %637 = arith.addi %16, %636 : index
    scf.for %638 = %637 to %635 step %c6 {
      %639 = wave.wave
      %640 = arith.muli %639, %experts : index
      %641 = wave.lane
      %642 = arith.muli %638, %logitsWidth : index
      %645 = scf.for %643 = %641 to %experts step %c3 iter_args(%644 = %c41) -> (f32) {
        %646 = arith.addi %642, %643 : index
        %647 = memref.load %logits[%646] : memref<?xf32>
        %648 = arith.maximumf %644, %647 : f32
        scf.yield %648 : f32
      }
      %649 = vector.broadcast %645 : f32 to vector<1xf32>
      %650 = wave.reduce "max" %649 : vector<1xf32>
      %653 = scf.for %651 = %641 to %experts step %c3 iter_args(%652 = %c42) -> (f32) {
        %654 = arith.addi %642, %651 : index
        %655 = memref.load %logits[%654] : memref<?xf32>
        %656 = arith.subf %655, %650 : f32
        %657 = arith.mulf %656, %c43 : f32
        %658 = wave.exp2 %657 : f32
        %659 = arith.addi %640, %651 : index
        memref.store %658, %632[%659] : memref<?xf32>
        %660 = arith.addf %652, %658 : f32
        scf.yield %660 : f32
      }
      %661 = vector.broadcast %653 : f32 to vector<1xf32>
      %662 = wave.reduce "add" %661 : vector<1xf32>
      scf.for %663 = %641 to %experts step %c3 {
        %664 = arith.addi %640, %663 : index
        %665 = memref.load %632[%664] : memref<?xf32>
        %666 = arith.divf %665, %662 : f32
        %667 = arith.addi %640, %663 : index
        memref.store %666, %632[%667] : memref<?xf32>
      }
      %672:3 = scf.for %668 = %c7 to %expertsPerToken step %c6 iter_args(%669 = %c42, %670 = %c42, %671 = %c44) -> (f32, f32, i32) {
        %676:2 = scf.for %673 = %641 to %experts step %c3 iter_args(%674 = %c45, %675 = %c42) -> (f32, f32) {
          %677 = arith.addi %640, %673 : index
          %678 = memref.load %632[%677] : memref<?xf32>
          %679 = arith.cmpf ogt, %678, %674 : f32
          %680 = arith.index_cast %673 : index to i32
          %681 = arith.sitofp %680 : i32 to f32
          %682 = arith.select %679, %678, %674 : f32
          %683 = arith.select %679, %681, %675 : f32
          scf.yield %682, %683 : f32, f32
        }
        %684 = vector.broadcast %676#0 : f32 to vector<1xf32>
        %685 = wave.reduce "max" %684 : vector<1xf32>
        %686 = arith.cmpf oeq, %676#0, %685 : f32
        %687 = arith.subf %c42, %676#1 : f32
        %688 = arith.select %686, %687, %c46 : f32
        %689 = vector.broadcast %688 : f32 to vector<1xf32>
        %690 = wave.reduce "max" %689 : vector<1xf32>
        %691 = arith.subf %c42, %690 : f32
        %692 = arith.fptosi %691 : f32 to i32
        %693 = arith.index_cast %692 : i32 to index
        %694 = arith.remui %693, %c3 : index
        %695 = arith.cmpi eq, %694, %641 : index
        scf.if %695 {
          %696 = arith.addi %640, %693 : index
          memref.store %c47, %632[%696] : memref<?xf32>
        }
        %697 = arith.cmpi eq, %668, %641 : index
        %698 = arith.addf %669, %685 : f32
        %699 = arith.select %697, %685, %670 : f32
        %700 = arith.select %697, %692, %671 : i32
        scf.yield %698, %699, %700 : f32, f32, i32
      }
      %701 = arith.cmpi eq, %normalize, %c6 : index
      %702 = arith.divf %672#1, %672#0 : f32
      %703 = arith.select %701, %702, %672#1 : f32
      %704 = arith.cmpi slt, %641, %expertsPerToken : index
      scf.if %704 {
        %705 = arith.muli %638, %expertsPerToken : index
        %706 = arith.addi %705, %641 : index
        memref.store %703, %weights[%706] : memref<?xf32>
        %707 = arith.muli %638, %expertsPerToken : index
        %708 = arith.addi %707, %641 : index
        memref.store %672#2, %ids_out[%708] : memref<?xi32>
      }
    }
  }
  wave.return
}
