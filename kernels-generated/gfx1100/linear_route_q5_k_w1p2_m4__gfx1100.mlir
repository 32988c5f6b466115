// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c42 = arith.constant 0xFF61B1E6 : f32
  %c43 = arith.constant 0x00000000 : f32
  %c44 = arith.constant 0x3FB8AA3B : f32
  %c45 = arith.constant 0 : i32
  %c46 = arith.constant 0xC0000000 : f32
  %c47 = arith.constant 0xCB800000 : f32
  %c48 = arith.constant 0xBF800000 : f32
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
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %18, %17 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c10 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c15 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c12 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c12 {
      %31 = arith.muli %30, %c15 : index
      %32 = arith.addi %c7, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c15 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c15 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c12 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c6 : index
    %46 = arith.muli %45, %c6 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c6 iter_args(%51 = %c16, %52 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c7 : index
      %56 = arith.remui %54, %c10 : index
      %57 = arith.addi %13, %c5 : index
      %58 = arith.divui %55, %c15 : index
      %59 = arith.muli %58, %c3 : index
      %60 = arith.addi %57, %59 : index
      %61 = arith.muli %56, %c19 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = arith.divui %inputFeatures, %c2 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %57, %66 : index
      %68 = arith.muli %55, %c12 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.muli %56, %c6 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %73 = vector.extract %64[0] : f16 from vector<2xf16>
      %74 = arith.extf %73 : f16 to f32
      %75 = vector.extract %72[0] : i8 from vector<2xi8>
      %76 = arith.extui %75 : i8 to i32
      %77 = arith.sitofp %76 : i32 to f32
      %78 = arith.mulf %74, %77 : f32
      %79 = arith.truncf %78 : f32 to f16
      %80 = vector.broadcast %79 : f16 to vector<16xf16>
      %81 = vector.extract %64[1] : f16 from vector<2xf16>
      %82 = arith.extf %81 : f16 to f32
      %83 = vector.extract %72[1] : i8 from vector<2xi8>
      %84 = arith.extui %83 : i8 to i32
      %85 = arith.sitofp %84 : i32 to f32
      %86 = arith.mulf %82, %85 : f32
      %87 = arith.truncf %86 : f32 to f16
      %88 = vector.broadcast %87 : f16 to vector<16xf16>
      %89 = arith.addi %13, %c5 : index
      %90 = arith.divui %inputFeatures, %c2 : index
      %91 = arith.muli %90, %c3 : index
      %92 = arith.addi %91, %inputFeatures : index
      %93 = arith.addi %92, %c4 : index
      %94 = arith.divui %93, %c5 : index
      %95 = arith.muli %94, %c5 : index
      %96 = arith.addi %89, %95 : index
      %97 = arith.muli %inputFeatures, %c15 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.muli %55, %c10 : index
      %100 = arith.addi %99, %56 : index
      %101 = arith.muli %100, %c19 : index
      %102 = arith.addi %98, %101 : index
      %103 = arith.muli %55, %c2 : index
      %104 = arith.addi %96, %103 : index
      %105 = arith.muli %56, %c10 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %108 = vector.bitcast %107 : vector<4xi8> to vector<1xi32>
      %109 = vector.shuffle %108, %108 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %110 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.shrui %111, %c20 : vector<4xi32>
      %113 = arith.andi %112, %c21 : vector<4xi32>
      %114 = arith.shrui %109, %c22 : vector<4xi32>
      %115 = arith.andi %114, %c23 : vector<4xi32>
      %116 = arith.shli %115, %c24 : vector<4xi32>
      %117 = arith.ori %113, %116 : vector<4xi32>
      %118 = arith.ori %117, %c25 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %111, %c24 : vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.shrui %109, %c26 : vector<4xi32>
      %123 = arith.andi %122, %c23 : vector<4xi32>
      %124 = arith.shli %123, %c24 : vector<4xi32>
      %125 = arith.ori %121, %124 : vector<4xi32>
      %126 = arith.ori %125, %c25 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %111, %c27 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.shrui %109, %c28 : vector<4xi32>
      %131 = arith.andi %130, %c23 : vector<4xi32>
      %132 = arith.shli %131, %c24 : vector<4xi32>
      %133 = arith.ori %129, %132 : vector<4xi32>
      %134 = arith.ori %133, %c25 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %111, %c29 : vector<4xi32>
      %137 = arith.andi %136, %c21 : vector<4xi32>
      %138 = arith.shrui %109, %c30 : vector<4xi32>
      %139 = arith.andi %138, %c23 : vector<4xi32>
      %140 = arith.shli %139, %c24 : vector<4xi32>
      %141 = arith.ori %137, %140 : vector<4xi32>
      %142 = arith.ori %141, %c25 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %119, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %135, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c31 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %80, %88 : vector<16xf16>
      %151 = math.fma %149, %80, %88 : vector<16xf16>
      %152 = arith.addi %50, %c8 : index
      %153 = arith.remui %54, %c10 : index
      %154 = arith.addi %13, %c5 : index
      %155 = arith.divui %152, %c15 : index
      %156 = arith.muli %155, %c3 : index
      %157 = arith.addi %154, %156 : index
      %158 = arith.muli %153, %c19 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %161 = vector.bitcast %160 : vector<4xi8> to vector<2xf16>
      %162 = arith.divui %inputFeatures, %c2 : index
      %163 = arith.muli %162, %c3 : index
      %164 = arith.addi %154, %163 : index
      %165 = arith.muli %152, %c12 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %153, %c6 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %170 = vector.extract %161[0] : f16 from vector<2xf16>
      %171 = arith.extf %170 : f16 to f32
      %172 = vector.extract %169[0] : i8 from vector<2xi8>
      %173 = arith.extui %172 : i8 to i32
      %174 = arith.sitofp %173 : i32 to f32
      %175 = arith.mulf %171, %174 : f32
      %176 = arith.truncf %175 : f32 to f16
      %177 = vector.broadcast %176 : f16 to vector<16xf16>
      %178 = vector.extract %161[1] : f16 from vector<2xf16>
      %179 = arith.extf %178 : f16 to f32
      %180 = vector.extract %169[1] : i8 from vector<2xi8>
      %181 = arith.extui %180 : i8 to i32
      %182 = arith.sitofp %181 : i32 to f32
      %183 = arith.mulf %179, %182 : f32
      %184 = arith.truncf %183 : f32 to f16
      %185 = vector.broadcast %184 : f16 to vector<16xf16>
      %186 = arith.addi %13, %c5 : index
      %187 = arith.divui %inputFeatures, %c2 : index
      %188 = arith.muli %187, %c3 : index
      %189 = arith.addi %188, %inputFeatures : index
      %190 = arith.addi %189, %c4 : index
      %191 = arith.divui %190, %c5 : index
      %192 = arith.muli %191, %c5 : index
      %193 = arith.addi %186, %192 : index
      %194 = arith.muli %inputFeatures, %c15 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.muli %152, %c10 : index
      %197 = arith.addi %196, %153 : index
      %198 = arith.muli %197, %c19 : index
      %199 = arith.addi %195, %198 : index
      %200 = arith.muli %152, %c2 : index
      %201 = arith.addi %193, %200 : index
      %202 = arith.muli %153, %c10 : index
      %203 = arith.addi %201, %202 : index
      %204 = vector.load %w[%199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %205 = vector.bitcast %204 : vector<4xi8> to vector<1xi32>
      %206 = vector.shuffle %205, %205 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %207 = vector.load %w[%203] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %208 = vector.bitcast %207 : vector<16xi8> to vector<4xi32>
      %209 = arith.shrui %208, %c20 : vector<4xi32>
      %210 = arith.andi %209, %c21 : vector<4xi32>
      %211 = arith.shrui %206, %c22 : vector<4xi32>
      %212 = arith.andi %211, %c23 : vector<4xi32>
      %213 = arith.shli %212, %c24 : vector<4xi32>
      %214 = arith.ori %210, %213 : vector<4xi32>
      %215 = arith.ori %214, %c25 : vector<4xi32>
      %216 = vector.bitcast %215 : vector<4xi32> to vector<8xf16>
      %217 = arith.shrui %208, %c24 : vector<4xi32>
      %218 = arith.andi %217, %c21 : vector<4xi32>
      %219 = arith.shrui %206, %c26 : vector<4xi32>
      %220 = arith.andi %219, %c23 : vector<4xi32>
      %221 = arith.shli %220, %c24 : vector<4xi32>
      %222 = arith.ori %218, %221 : vector<4xi32>
      %223 = arith.ori %222, %c25 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %208, %c27 : vector<4xi32>
      %226 = arith.andi %225, %c21 : vector<4xi32>
      %227 = arith.shrui %206, %c28 : vector<4xi32>
      %228 = arith.andi %227, %c23 : vector<4xi32>
      %229 = arith.shli %228, %c24 : vector<4xi32>
      %230 = arith.ori %226, %229 : vector<4xi32>
      %231 = arith.ori %230, %c25 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %208, %c29 : vector<4xi32>
      %234 = arith.andi %233, %c21 : vector<4xi32>
      %235 = arith.shrui %206, %c30 : vector<4xi32>
      %236 = arith.andi %235, %c23 : vector<4xi32>
      %237 = arith.shli %236, %c24 : vector<4xi32>
      %238 = arith.ori %234, %237 : vector<4xi32>
      %239 = arith.ori %238, %c25 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = vector.shuffle %216, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %232, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %241, %242 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %244 = arith.subf %243, %c31 : vector<32xf16>
      %245 = vector.shuffle %244, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %246 = vector.shuffle %244, %244 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %247 = math.fma %245, %177, %185 : vector<16xf16>
      %248 = math.fma %246, %177, %185 : vector<16xf16>
      %249 = arith.addi %50, %c7 : index
      %250 = arith.remui %54, %c10 : index
      %251 = arith.addi %15, %c5 : index
      %252 = arith.divui %249, %c15 : index
      %253 = arith.muli %252, %c3 : index
      %254 = arith.addi %251, %253 : index
      %255 = arith.muli %250, %c19 : index
      %256 = arith.addi %254, %255 : index
      %257 = vector.load %w[%256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %258 = vector.bitcast %257 : vector<4xi8> to vector<2xf16>
      %259 = arith.divui %inputFeatures, %c2 : index
      %260 = arith.muli %259, %c3 : index
      %261 = arith.addi %251, %260 : index
      %262 = arith.muli %249, %c12 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.muli %250, %c6 : index
      %265 = arith.addi %263, %264 : index
      %266 = vector.load %w[%265] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %267 = vector.extract %258[0] : f16 from vector<2xf16>
      %268 = arith.extf %267 : f16 to f32
      %269 = vector.extract %266[0] : i8 from vector<2xi8>
      %270 = arith.extui %269 : i8 to i32
      %271 = arith.sitofp %270 : i32 to f32
      %272 = arith.mulf %268, %271 : f32
      %273 = arith.truncf %272 : f32 to f16
      %274 = vector.broadcast %273 : f16 to vector<16xf16>
      %275 = vector.extract %258[1] : f16 from vector<2xf16>
      %276 = arith.extf %275 : f16 to f32
      %277 = vector.extract %266[1] : i8 from vector<2xi8>
      %278 = arith.extui %277 : i8 to i32
      %279 = arith.sitofp %278 : i32 to f32
      %280 = arith.mulf %276, %279 : f32
      %281 = arith.truncf %280 : f32 to f16
      %282 = vector.broadcast %281 : f16 to vector<16xf16>
      %283 = arith.addi %15, %c5 : index
      %284 = arith.divui %inputFeatures, %c2 : index
      %285 = arith.muli %284, %c3 : index
      %286 = arith.addi %285, %inputFeatures : index
      %287 = arith.addi %286, %c4 : index
      %288 = arith.divui %287, %c5 : index
      %289 = arith.muli %288, %c5 : index
      %290 = arith.addi %283, %289 : index
      %291 = arith.muli %inputFeatures, %c15 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.muli %249, %c10 : index
      %294 = arith.addi %293, %250 : index
      %295 = arith.muli %294, %c19 : index
      %296 = arith.addi %292, %295 : index
      %297 = arith.muli %249, %c2 : index
      %298 = arith.addi %290, %297 : index
      %299 = arith.muli %250, %c10 : index
      %300 = arith.addi %298, %299 : index
      %301 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %302 = vector.bitcast %301 : vector<4xi8> to vector<1xi32>
      %303 = vector.shuffle %302, %302 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %304 = vector.load %w[%300] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %305 = vector.bitcast %304 : vector<16xi8> to vector<4xi32>
      %306 = arith.shrui %305, %c20 : vector<4xi32>
      %307 = arith.andi %306, %c21 : vector<4xi32>
      %308 = arith.shrui %303, %c22 : vector<4xi32>
      %309 = arith.andi %308, %c23 : vector<4xi32>
      %310 = arith.shli %309, %c24 : vector<4xi32>
      %311 = arith.ori %307, %310 : vector<4xi32>
      %312 = arith.ori %311, %c25 : vector<4xi32>
      %313 = vector.bitcast %312 : vector<4xi32> to vector<8xf16>
      %314 = arith.shrui %305, %c24 : vector<4xi32>
      %315 = arith.andi %314, %c21 : vector<4xi32>
      %316 = arith.shrui %303, %c26 : vector<4xi32>
      %317 = arith.andi %316, %c23 : vector<4xi32>
      %318 = arith.shli %317, %c24 : vector<4xi32>
      %319 = arith.ori %315, %318 : vector<4xi32>
      %320 = arith.ori %319, %c25 : vector<4xi32>
      %321 = vector.bitcast %320 : vector<4xi32> to vector<8xf16>
      %322 = arith.shrui %305, %c27 : vector<4xi32>
      %323 = arith.andi %322, %c21 : vector<4xi32>
      %324 = arith.shrui %303, %c28 : vector<4xi32>
      %325 = arith.andi %324, %c23 : vector<4xi32>
      %326 = arith.shli %325, %c24 : vector<4xi32>
      %327 = arith.ori %323, %326 : vector<4xi32>
      %328 = arith.ori %327, %c25 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = arith.shrui %305, %c29 : vector<4xi32>
      %331 = arith.andi %330, %c21 : vector<4xi32>
      %332 = arith.shrui %303, %c30 : vector<4xi32>
      %333 = arith.andi %332, %c23 : vector<4xi32>
      %334 = arith.shli %333, %c24 : vector<4xi32>
      %335 = arith.ori %331, %334 : vector<4xi32>
      %336 = arith.ori %335, %c25 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = vector.shuffle %313, %321 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = vector.shuffle %329, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = vector.shuffle %338, %339 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %341 = arith.subf %340, %c31 : vector<32xf16>
      %342 = vector.shuffle %341, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %343 = vector.shuffle %341, %341 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %344 = math.fma %342, %274, %282 : vector<16xf16>
      %345 = math.fma %343, %274, %282 : vector<16xf16>
      %346 = arith.addi %50, %c8 : index
      %347 = arith.remui %54, %c10 : index
      %348 = arith.addi %15, %c5 : index
      %349 = arith.divui %346, %c15 : index
      %350 = arith.muli %349, %c3 : index
      %351 = arith.addi %348, %350 : index
      %352 = arith.muli %347, %c19 : index
      %353 = arith.addi %351, %352 : index
      %354 = vector.load %w[%353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %355 = vector.bitcast %354 : vector<4xi8> to vector<2xf16>
      %356 = arith.divui %inputFeatures, %c2 : index
      %357 = arith.muli %356, %c3 : index
      %358 = arith.addi %348, %357 : index
      %359 = arith.muli %346, %c12 : index
      %360 = arith.addi %358, %359 : index
      %361 = arith.muli %347, %c6 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %364 = vector.extract %355[0] : f16 from vector<2xf16>
      %365 = arith.extf %364 : f16 to f32
      %366 = vector.extract %363[0] : i8 from vector<2xi8>
      %367 = arith.extui %366 : i8 to i32
      %368 = arith.sitofp %367 : i32 to f32
      %369 = arith.mulf %365, %368 : f32
      %370 = arith.truncf %369 : f32 to f16
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = vector.extract %355[1] : f16 from vector<2xf16>
      %373 = arith.extf %372 : f16 to f32
      %374 = vector.extract %363[1] : i8 from vector<2xi8>
      %375 = arith.extui %374 : i8 to i32
      %376 = arith.sitofp %375 : i32 to f32
      %377 = arith.mulf %373, %376 : f32
      %378 = arith.truncf %377 : f32 to f16
      %379 = vector.broadcast %378 : f16 to vector<16xf16>
      %380 = arith.addi %15, %c5 : index
      %381 = arith.divui %inputFeatures, %c2 : index
      %382 = arith.muli %381, %c3 : index
      %383 = arith.addi %382, %inputFeatures : index
      %384 = arith.addi %383, %c4 : index
      %385 = arith.divui %384, %c5 : index
      %386 = arith.muli %385, %c5 : index
      %387 = arith.addi %380, %386 : index
      %388 = arith.muli %inputFeatures, %c15 : index
      %389 = arith.addi %387, %388 : index
      %390 = arith.muli %346, %c10 : index
      %391 = arith.addi %390, %347 : index
      %392 = arith.muli %391, %c19 : index
      %393 = arith.addi %389, %392 : index
      %394 = arith.muli %346, %c2 : index
      %395 = arith.addi %387, %394 : index
      %396 = arith.muli %347, %c10 : index
      %397 = arith.addi %395, %396 : index
      %398 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xi32>
      %400 = vector.shuffle %399, %399 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %401 = vector.load %w[%397] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %402 = vector.bitcast %401 : vector<16xi8> to vector<4xi32>
      %403 = arith.shrui %402, %c20 : vector<4xi32>
      %404 = arith.andi %403, %c21 : vector<4xi32>
      %405 = arith.shrui %400, %c22 : vector<4xi32>
      %406 = arith.andi %405, %c23 : vector<4xi32>
      %407 = arith.shli %406, %c24 : vector<4xi32>
      %408 = arith.ori %404, %407 : vector<4xi32>
      %409 = arith.ori %408, %c25 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = arith.shrui %402, %c24 : vector<4xi32>
      %412 = arith.andi %411, %c21 : vector<4xi32>
      %413 = arith.shrui %400, %c26 : vector<4xi32>
      %414 = arith.andi %413, %c23 : vector<4xi32>
      %415 = arith.shli %414, %c24 : vector<4xi32>
      %416 = arith.ori %412, %415 : vector<4xi32>
      %417 = arith.ori %416, %c25 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %402, %c27 : vector<4xi32>
      %420 = arith.andi %419, %c21 : vector<4xi32>
      %421 = arith.shrui %400, %c28 : vector<4xi32>
      %422 = arith.andi %421, %c23 : vector<4xi32>
      %423 = arith.shli %422, %c24 : vector<4xi32>
      %424 = arith.ori %420, %423 : vector<4xi32>
      %425 = arith.ori %424, %c25 : vector<4xi32>
      %426 = vector.bitcast %425 : vector<4xi32> to vector<8xf16>
      %427 = arith.shrui %402, %c29 : vector<4xi32>
      %428 = arith.andi %427, %c21 : vector<4xi32>
      %429 = arith.shrui %400, %c30 : vector<4xi32>
      %430 = arith.andi %429, %c23 : vector<4xi32>
      %431 = arith.shli %430, %c24 : vector<4xi32>
      %432 = arith.ori %428, %431 : vector<4xi32>
      %433 = arith.ori %432, %c25 : vector<4xi32>
      %434 = vector.bitcast %433 : vector<4xi32> to vector<8xf16>
      %435 = vector.shuffle %410, %418 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = vector.shuffle %426, %434 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = vector.shuffle %435, %436 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %438 = arith.subf %437, %c31 : vector<32xf16>
      %439 = vector.shuffle %438, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %440 = vector.shuffle %438, %438 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %441 = math.fma %439, %371, %379 : vector<16xf16>
      %442 = math.fma %440, %371, %379 : vector<16xf16>
      %443 = arith.muli %50, %c6 : index
      %444 = arith.addi %443, %c7 : index
      %445 = arith.muli %tileRows, %c10 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %36, %446 : index
      %448 = vector.load %24[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c15 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %24[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %150, %51 : vector<16xf16>, vector<8xf32>
      %454 = wave.mma %452, %344, %52 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %50, %c6 : index
      %456 = arith.addi %455, %c8 : index
      %457 = arith.muli %tileRows, %c10 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %36, %458 : index
      %460 = vector.load %24[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c15 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %24[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %151, %453 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %464, %345, %454 : vector<16xf16>, vector<8xf32>
      %467 = arith.muli %50, %c6 : index
      %468 = arith.addi %467, %c6 : index
      %469 = arith.muli %tileRows, %c10 : index
      %470 = arith.muli %468, %469 : index
      %471 = arith.addi %36, %470 : index
      %472 = vector.load %24[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c15 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %24[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %247, %465 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %441, %466 : vector<16xf16>, vector<8xf32>
      %479 = arith.muli %50, %c6 : index
      %480 = arith.addi %479, %c32 : index
      %481 = arith.muli %tileRows, %c10 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.addi %36, %482 : index
      %484 = vector.load %24[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.muli %tileRows, %c15 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %24[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = vector.shuffle %484, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = wave.mma %488, %248, %477 : vector<16xf16>, vector<8xf32>
      %490 = wave.mma %488, %442, %478 : vector<16xf16>, vector<8xf32>
      scf.yield %489, %490 : vector<8xf32>, vector<8xf32>
    }
    %491 = arith.select %43, %49, %42 : index
    %495:2 = scf.for %492 = %49 to %491 step %c8 iter_args(%493 = %53#0, %494 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %496 = wave.lane
      %497 = arith.addi %492, %c7 : index
      %498 = arith.remui %496, %c10 : index
      %499 = arith.addi %13, %c5 : index
      %500 = arith.divui %497, %c15 : index
      %501 = arith.muli %500, %c3 : index
      %502 = arith.addi %499, %501 : index
      %503 = arith.muli %498, %c19 : index
      %504 = arith.addi %502, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<2xf16>
      %507 = arith.divui %inputFeatures, %c2 : index
      %508 = arith.muli %507, %c3 : index
      %509 = arith.addi %499, %508 : index
      %510 = arith.muli %497, %c12 : index
      %511 = arith.addi %509, %510 : index
      %512 = arith.muli %498, %c6 : index
      %513 = arith.addi %511, %512 : index
      %514 = vector.load %w[%513] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %515 = vector.extract %506[0] : f16 from vector<2xf16>
      %516 = arith.extf %515 : f16 to f32
      %517 = vector.extract %514[0] : i8 from vector<2xi8>
      %518 = arith.extui %517 : i8 to i32
      %519 = arith.sitofp %518 : i32 to f32
      %520 = arith.mulf %516, %519 : f32
      %521 = arith.truncf %520 : f32 to f16
      %522 = vector.broadcast %521 : f16 to vector<16xf16>
      %523 = vector.extract %506[1] : f16 from vector<2xf16>
      %524 = arith.extf %523 : f16 to f32
      %525 = vector.extract %514[1] : i8 from vector<2xi8>
      %526 = arith.extui %525 : i8 to i32
      %527 = arith.sitofp %526 : i32 to f32
      %528 = arith.mulf %524, %527 : f32
      %529 = arith.truncf %528 : f32 to f16
      %530 = vector.broadcast %529 : f16 to vector<16xf16>
      %531 = arith.addi %13, %c5 : index
      %532 = arith.divui %inputFeatures, %c2 : index
      %533 = arith.muli %532, %c3 : index
      %534 = arith.addi %533, %inputFeatures : index
      %535 = arith.addi %534, %c4 : index
      %536 = arith.divui %535, %c5 : index
      %537 = arith.muli %536, %c5 : index
      %538 = arith.addi %531, %537 : index
      %539 = arith.muli %inputFeatures, %c15 : index
      %540 = arith.addi %538, %539 : index
      %541 = arith.muli %497, %c10 : index
      %542 = arith.addi %541, %498 : index
      %543 = arith.muli %542, %c19 : index
      %544 = arith.addi %540, %543 : index
      %545 = arith.muli %497, %c2 : index
      %546 = arith.addi %538, %545 : index
      %547 = arith.muli %498, %c10 : index
      %548 = arith.addi %546, %547 : index
      %549 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<1xi32>
      %551 = vector.shuffle %550, %550 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %552 = vector.load %w[%548] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %553 = vector.bitcast %552 : vector<16xi8> to vector<4xi32>
      %554 = arith.shrui %553, %c20 : vector<4xi32>
      %555 = arith.andi %554, %c21 : vector<4xi32>
      %556 = arith.shrui %551, %c22 : vector<4xi32>
      %557 = arith.andi %556, %c23 : vector<4xi32>
      %558 = arith.shli %557, %c24 : vector<4xi32>
      %559 = arith.ori %555, %558 : vector<4xi32>
      %560 = arith.ori %559, %c25 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %553, %c24 : vector<4xi32>
      %563 = arith.andi %562, %c21 : vector<4xi32>
      %564 = arith.shrui %551, %c26 : vector<4xi32>
      %565 = arith.andi %564, %c23 : vector<4xi32>
      %566 = arith.shli %565, %c24 : vector<4xi32>
      %567 = arith.ori %563, %566 : vector<4xi32>
      %568 = arith.ori %567, %c25 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = arith.shrui %553, %c27 : vector<4xi32>
      %571 = arith.andi %570, %c21 : vector<4xi32>
      %572 = arith.shrui %551, %c28 : vector<4xi32>
      %573 = arith.andi %572, %c23 : vector<4xi32>
      %574 = arith.shli %573, %c24 : vector<4xi32>
      %575 = arith.ori %571, %574 : vector<4xi32>
      %576 = arith.ori %575, %c25 : vector<4xi32>
      %577 = vector.bitcast %576 : vector<4xi32> to vector<8xf16>
      %578 = arith.shrui %553, %c29 : vector<4xi32>
      %579 = arith.andi %578, %c21 : vector<4xi32>
      %580 = arith.shrui %551, %c30 : vector<4xi32>
      %581 = arith.andi %580, %c23 : vector<4xi32>
      %582 = arith.shli %581, %c24 : vector<4xi32>
      %583 = arith.ori %579, %582 : vector<4xi32>
      %584 = arith.ori %583, %c25 : vector<4xi32>
      %585 = vector.bitcast %584 : vector<4xi32> to vector<8xf16>
      %586 = vector.shuffle %561, %569 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = vector.shuffle %577, %585 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = vector.shuffle %586, %587 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %589 = arith.subf %588, %c31 : vector<32xf16>
      %590 = vector.shuffle %589, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %591 = vector.shuffle %589, %589 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %592 = math.fma %590, %522, %530 : vector<16xf16>
      %593 = math.fma %591, %522, %530 : vector<16xf16>
      %594 = arith.addi %492, %c7 : index
      %595 = arith.remui %496, %c10 : index
      %596 = arith.addi %15, %c5 : index
      %597 = arith.divui %594, %c15 : index
      %598 = arith.muli %597, %c3 : index
      %599 = arith.addi %596, %598 : index
      %600 = arith.muli %595, %c19 : index
      %601 = arith.addi %599, %600 : index
      %602 = vector.load %w[%601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %603 = vector.bitcast %602 : vector<4xi8> to vector<2xf16>
      %604 = arith.divui %inputFeatures, %c2 : index
      %605 = arith.muli %604, %c3 : index
      %606 = arith.addi %596, %605 : index
      %607 = arith.muli %594, %c12 : index
      %608 = arith.addi %606, %607 : index
      %609 = arith.muli %595, %c6 : index
      %610 = arith.addi %608, %609 : index
      %611 = vector.load %w[%610] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %612 = vector.extract %603[0] : f16 from vector<2xf16>
      %613 = arith.extf %612 : f16 to f32
      %614 = vector.extract %611[0] : i8 from vector<2xi8>
      %615 = arith.extui %614 : i8 to i32
      %616 = arith.sitofp %615 : i32 to f32
      %617 = arith.mulf %613, %616 : f32
      %618 = arith.truncf %617 : f32 to f16
      %619 = vector.broadcast %618 : f16 to vector<16xf16>
      %620 = vector.extract %603[1] : f16 from vector<2xf16>
      %621 = arith.extf %620 : f16 to f32
      %622 = vector.extract %611[1] : i8 from vector<2xi8>
      %623 = arith.extui %622 : i8 to i32
      %624 = arith.sitofp %623 : i32 to f32
      %625 = arith.mulf %621, %624 : f32
      %626 = arith.truncf %625 : f32 to f16
      %627 = vector.broadcast %626 : f16 to vector<16xf16>
      %628 = arith.addi %15, %c5 : index
      %629 = arith.divui %inputFeatures, %c2 : index
      %630 = arith.muli %629, %c3 : index
      %631 = arith.addi %630, %inputFeatures : index
      %632 = arith.addi %631, %c4 : index
      %633 = arith.divui %632, %c5 : index
      %634 = arith.muli %633, %c5 : index
      %635 = arith.addi %628, %634 : index
      %636 = arith.muli %inputFeatures, %c15 : index
      %637 = arith.addi %635, %636 : index
      %638 = arith.muli %594, %c10 : index
      %639 = arith.addi %638, %595 : index
      %640 = arith.muli %639, %c19 : index
      %641 = arith.addi %637, %640 : index
      %642 = arith.muli %594, %c2 : index
      %643 = arith.addi %635, %642 : index
      %644 = arith.muli %595, %c10 : index
      %645 = arith.addi %643, %644 : index
      %646 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %647 = vector.bitcast %646 : vector<4xi8> to vector<1xi32>
      %648 = vector.shuffle %647, %647 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %649 = vector.load %w[%645] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %650 = vector.bitcast %649 : vector<16xi8> to vector<4xi32>
      %651 = arith.shrui %650, %c20 : vector<4xi32>
      %652 = arith.andi %651, %c21 : vector<4xi32>
      %653 = arith.shrui %648, %c22 : vector<4xi32>
      %654 = arith.andi %653, %c23 : vector<4xi32>
      %655 = arith.shli %654, %c24 : vector<4xi32>
      %656 = arith.ori %652, %655 : vector<4xi32>
      %657 = arith.ori %656, %c25 : vector<4xi32>
      %658 = vector.bitcast %657 : vector<4xi32> to vector<8xf16>
      %659 = arith.shrui %650, %c24 : vector<4xi32>
      %660 = arith.andi %659, %c21 : vector<4xi32>
      %661 = arith.shrui %648, %c26 : vector<4xi32>
      %662 = arith.andi %661, %c23 : vector<4xi32>
      %663 = arith.shli %662, %c24 : vector<4xi32>
      %664 = arith.ori %660, %663 : vector<4xi32>
      %665 = arith.ori %664, %c25 : vector<4xi32>
      %666 = vector.bitcast %665 : vector<4xi32> to vector<8xf16>
      %667 = arith.shrui %650, %c27 : vector<4xi32>
      %668 = arith.andi %667, %c21 : vector<4xi32>
      %669 = arith.shrui %648, %c28 : vector<4xi32>
      %670 = arith.andi %669, %c23 : vector<4xi32>
      %671 = arith.shli %670, %c24 : vector<4xi32>
      %672 = arith.ori %668, %671 : vector<4xi32>
      %673 = arith.ori %672, %c25 : vector<4xi32>
      %674 = vector.bitcast %673 : vector<4xi32> to vector<8xf16>
      %675 = arith.shrui %650, %c29 : vector<4xi32>
      %676 = arith.andi %675, %c21 : vector<4xi32>
      %677 = arith.shrui %648, %c30 : vector<4xi32>
      %678 = arith.andi %677, %c23 : vector<4xi32>
      %679 = arith.shli %678, %c24 : vector<4xi32>
      %680 = arith.ori %676, %679 : vector<4xi32>
      %681 = arith.ori %680, %c25 : vector<4xi32>
      %682 = vector.bitcast %681 : vector<4xi32> to vector<8xf16>
      %683 = vector.shuffle %658, %666 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %684 = vector.shuffle %674, %682 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = vector.shuffle %683, %684 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %686 = arith.subf %685, %c31 : vector<32xf16>
      %687 = vector.shuffle %686, %686 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %688 = vector.shuffle %686, %686 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %689 = math.fma %687, %619, %627 : vector<16xf16>
      %690 = math.fma %688, %619, %627 : vector<16xf16>
      %691 = arith.muli %492, %c6 : index
      %692 = arith.addi %691, %c7 : index
      %693 = arith.muli %tileRows, %c10 : index
      %694 = arith.muli %692, %693 : index
      %695 = arith.addi %36, %694 : index
      %696 = vector.load %24[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %697 = arith.muli %tileRows, %c15 : index
      %698 = arith.addi %695, %697 : index
      %699 = vector.load %24[%698] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %700 = vector.shuffle %696, %699 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %701 = wave.mma %700, %592, %493 : vector<16xf16>, vector<8xf32>
      %702 = wave.mma %700, %689, %494 : vector<16xf16>, vector<8xf32>
      %703 = arith.muli %492, %c6 : index
      %704 = arith.addi %703, %c8 : index
      %705 = arith.muli %tileRows, %c10 : index
      %706 = arith.muli %704, %705 : index
      %707 = arith.addi %36, %706 : index
      %708 = vector.load %24[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %709 = arith.muli %tileRows, %c15 : index
      %710 = arith.addi %707, %709 : index
      %711 = vector.load %24[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = vector.shuffle %708, %711 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %713 = wave.mma %712, %593, %701 : vector<16xf16>, vector<8xf32>
      %714 = wave.mma %712, %690, %702 : vector<16xf16>, vector<8xf32>
      scf.yield %713, %714 : vector<8xf32>, vector<8xf32>
    }
    %715 = wave.lane
    %716 = vector.extract %495#0[0] : f32 from vector<8xf32>
    %717 = vector.extract %495#1[0] : f32 from vector<8xf32>
    %718 = wave.lane
    %719 = arith.addi %18, %c7 : index
    %720 = arith.muli %c7, %c6 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.divui %718, %c10 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.cmpi slt, %723, %17 : index
    scf.if %724 {
      %725 = arith.cmpi eq, %hasFactors, %c8 : index
      %726 = arith.muli %723, %c6 : index
      %727 = memref.load %factors[%726] : memref<?xf32>
      %728 = arith.mulf %727, %operandScale : f32
      %729 = arith.select %725, %728, %operandScale : f32
      %730 = arith.remui %718, %c10 : index
      %731 = arith.muli %730, %c19 : index
      %732 = arith.addi %13, %731 : index
      %733 = vector.load %w[%732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %734 = vector.bitcast %733 : vector<4xi8> to vector<1xf32>
      %735 = vector.extract %734[0] : f32 from vector<1xf32>
      %736 = arith.mulf %735, %729 : f32
      %737 = arith.mulf %716, %736 : f32
      %738 = arith.remui %718, %c10 : index
      %739 = arith.muli %738, %c19 : index
      %740 = arith.addi %15, %739 : index
      %741 = vector.load %w[%740] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %742 = vector.bitcast %741 : vector<4xi8> to vector<1xf32>
      %743 = vector.extract %742[0] : f32 from vector<1xf32>
      %744 = arith.mulf %743, %729 : f32
      %745 = arith.mulf %717, %744 : f32
      %746 = arith.muli %723, %outputFeatures : index
      %747 = arith.addi %746, %20 : index
      %748 = wave.lane
      %749 = arith.remui %748, %c10 : index
      %750 = arith.addi %747, %749 : index
      %751 = arith.addi %750, %c7 : index
      memref.store %737, %logits[%751] : memref<?xf32>
      %752 = arith.addi %750, %c10 : index
      memref.store %745, %logits[%752] : memref<?xf32>
    }
    %753 = vector.extract %495#0[1] : f32 from vector<8xf32>
    %754 = vector.extract %495#1[1] : f32 from vector<8xf32>
    %755 = wave.lane
    %756 = arith.addi %18, %c7 : index
    %757 = arith.muli %c8, %c6 : index
    %758 = arith.addi %756, %757 : index
    %759 = arith.divui %755, %c10 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.cmpi slt, %760, %17 : index
    scf.if %761 {
      %762 = arith.cmpi eq, %hasFactors, %c8 : index
      %763 = arith.muli %760, %c6 : index
      %764 = memref.load %factors[%763] : memref<?xf32>
      %765 = arith.mulf %764, %operandScale : f32
      %766 = arith.select %762, %765, %operandScale : f32
      %767 = arith.remui %755, %c10 : index
      %768 = arith.muli %767, %c19 : index
      %769 = arith.addi %13, %768 : index
      %770 = vector.load %w[%769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %771 = vector.bitcast %770 : vector<4xi8> to vector<1xf32>
      %772 = vector.extract %771[0] : f32 from vector<1xf32>
      %773 = arith.mulf %772, %766 : f32
      %774 = arith.mulf %753, %773 : f32
      %775 = arith.remui %755, %c10 : index
      %776 = arith.muli %775, %c19 : index
      %777 = arith.addi %15, %776 : index
      %778 = vector.load %w[%777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %779 = vector.bitcast %778 : vector<4xi8> to vector<1xf32>
      %780 = vector.extract %779[0] : f32 from vector<1xf32>
      %781 = arith.mulf %780, %766 : f32
      %782 = arith.mulf %754, %781 : f32
      %783 = arith.muli %760, %outputFeatures : index
      %784 = arith.addi %783, %20 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c10 : index
      %787 = arith.addi %784, %786 : index
      %788 = arith.addi %787, %c7 : index
      memref.store %774, %logits[%788] : memref<?xf32>
      %789 = arith.addi %787, %c10 : index
      memref.store %782, %logits[%789] : memref<?xf32>
    }
    %790 = vector.extract %495#0[2] : f32 from vector<8xf32>
    %791 = vector.extract %495#1[2] : f32 from vector<8xf32>
    %792 = wave.lane
    %793 = arith.addi %18, %c7 : index
    %794 = arith.muli %c6, %c6 : index
    %795 = arith.addi %793, %794 : index
    %796 = arith.divui %792, %c10 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.cmpi slt, %797, %17 : index
    scf.if %798 {
      %799 = arith.cmpi eq, %hasFactors, %c8 : index
      %800 = arith.muli %797, %c6 : index
      %801 = memref.load %factors[%800] : memref<?xf32>
      %802 = arith.mulf %801, %operandScale : f32
      %803 = arith.select %799, %802, %operandScale : f32
      %804 = arith.remui %792, %c10 : index
      %805 = arith.muli %804, %c19 : index
      %806 = arith.addi %13, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %803 : f32
      %811 = arith.mulf %790, %810 : f32
      %812 = arith.remui %792, %c10 : index
      %813 = arith.muli %812, %c19 : index
      %814 = arith.addi %15, %813 : index
      %815 = vector.load %w[%814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %816 = vector.bitcast %815 : vector<4xi8> to vector<1xf32>
      %817 = vector.extract %816[0] : f32 from vector<1xf32>
      %818 = arith.mulf %817, %803 : f32
      %819 = arith.mulf %791, %818 : f32
      %820 = arith.muli %797, %outputFeatures : index
      %821 = arith.addi %820, %20 : index
      %822 = wave.lane
      %823 = arith.remui %822, %c10 : index
      %824 = arith.addi %821, %823 : index
      %825 = arith.addi %824, %c7 : index
      memref.store %811, %logits[%825] : memref<?xf32>
      %826 = arith.addi %824, %c10 : index
      memref.store %819, %logits[%826] : memref<?xf32>
    }
    %827 = vector.extract %495#0[3] : f32 from vector<8xf32>
    %828 = vector.extract %495#1[3] : f32 from vector<8xf32>
    %829 = wave.lane
    %830 = arith.addi %18, %c7 : index
    %831 = arith.muli %c32, %c6 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.divui %829, %c10 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.cmpi slt, %834, %17 : index
    scf.if %835 {
      %836 = arith.cmpi eq, %hasFactors, %c8 : index
      %837 = arith.muli %834, %c6 : index
      %838 = memref.load %factors[%837] : memref<?xf32>
      %839 = arith.mulf %838, %operandScale : f32
      %840 = arith.select %836, %839, %operandScale : f32
      %841 = arith.remui %829, %c10 : index
      %842 = arith.muli %841, %c19 : index
      %843 = arith.addi %13, %842 : index
      %844 = vector.load %w[%843] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %845 = vector.bitcast %844 : vector<4xi8> to vector<1xf32>
      %846 = vector.extract %845[0] : f32 from vector<1xf32>
      %847 = arith.mulf %846, %840 : f32
      %848 = arith.mulf %827, %847 : f32
      %849 = arith.remui %829, %c10 : index
      %850 = arith.muli %849, %c19 : index
      %851 = arith.addi %15, %850 : index
      %852 = vector.load %w[%851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %853 = vector.bitcast %852 : vector<4xi8> to vector<1xf32>
      %854 = vector.extract %853[0] : f32 from vector<1xf32>
      %855 = arith.mulf %854, %840 : f32
      %856 = arith.mulf %828, %855 : f32
      %857 = arith.muli %834, %outputFeatures : index
      %858 = arith.addi %857, %20 : index
      %859 = wave.lane
      %860 = arith.remui %859, %c10 : index
      %861 = arith.addi %858, %860 : index
      %862 = arith.addi %861, %c7 : index
      memref.store %848, %logits[%862] : memref<?xf32>
      %863 = arith.addi %861, %c10 : index
      memref.store %856, %logits[%863] : memref<?xf32>
    }
    %864 = vector.extract %495#0[4] : f32 from vector<8xf32>
    %865 = vector.extract %495#1[4] : f32 from vector<8xf32>
    %866 = wave.lane
    %867 = arith.addi %18, %c7 : index
    %868 = arith.muli %c19, %c6 : index
    %869 = arith.addi %867, %868 : index
    %870 = arith.divui %866, %c10 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.cmpi slt, %871, %17 : index
    scf.if %872 {
      %873 = arith.cmpi eq, %hasFactors, %c8 : index
      %874 = arith.muli %871, %c6 : index
      %875 = memref.load %factors[%874] : memref<?xf32>
      %876 = arith.mulf %875, %operandScale : f32
      %877 = arith.select %873, %876, %operandScale : f32
      %878 = arith.remui %866, %c10 : index
      %879 = arith.muli %878, %c19 : index
      %880 = arith.addi %13, %879 : index
      %881 = vector.load %w[%880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %882 = vector.bitcast %881 : vector<4xi8> to vector<1xf32>
      %883 = vector.extract %882[0] : f32 from vector<1xf32>
      %884 = arith.mulf %883, %877 : f32
      %885 = arith.mulf %864, %884 : f32
      %886 = arith.remui %866, %c10 : index
      %887 = arith.muli %886, %c19 : index
      %888 = arith.addi %15, %887 : index
      %889 = vector.load %w[%888] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %890 = vector.bitcast %889 : vector<4xi8> to vector<1xf32>
      %891 = vector.extract %890[0] : f32 from vector<1xf32>
      %892 = arith.mulf %891, %877 : f32
      %893 = arith.mulf %865, %892 : f32
      %894 = arith.muli %871, %outputFeatures : index
      %895 = arith.addi %894, %20 : index
      %896 = wave.lane
      %897 = arith.remui %896, %c10 : index
      %898 = arith.addi %895, %897 : index
      %899 = arith.addi %898, %c7 : index
      memref.store %885, %logits[%899] : memref<?xf32>
      %900 = arith.addi %898, %c10 : index
      memref.store %893, %logits[%900] : memref<?xf32>
    }
    %901 = vector.extract %495#0[5] : f32 from vector<8xf32>
    %902 = vector.extract %495#1[5] : f32 from vector<8xf32>
    %903 = wave.lane
    %904 = arith.addi %18, %c7 : index
    %905 = arith.muli %c35, %c6 : index
    %906 = arith.addi %904, %905 : index
    %907 = arith.divui %903, %c10 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.cmpi slt, %908, %17 : index
    scf.if %909 {
      %910 = arith.cmpi eq, %hasFactors, %c8 : index
      %911 = arith.muli %908, %c6 : index
      %912 = memref.load %factors[%911] : memref<?xf32>
      %913 = arith.mulf %912, %operandScale : f32
      %914 = arith.select %910, %913, %operandScale : f32
      %915 = arith.remui %903, %c10 : index
      %916 = arith.muli %915, %c19 : index
      %917 = arith.addi %13, %916 : index
      %918 = vector.load %w[%917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %919 = vector.bitcast %918 : vector<4xi8> to vector<1xf32>
      %920 = vector.extract %919[0] : f32 from vector<1xf32>
      %921 = arith.mulf %920, %914 : f32
      %922 = arith.mulf %901, %921 : f32
      %923 = arith.remui %903, %c10 : index
      %924 = arith.muli %923, %c19 : index
      %925 = arith.addi %15, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %914 : f32
      %930 = arith.mulf %902, %929 : f32
      %931 = arith.muli %908, %outputFeatures : index
      %932 = arith.addi %931, %20 : index
      %933 = wave.lane
      %934 = arith.remui %933, %c10 : index
      %935 = arith.addi %932, %934 : index
      %936 = arith.addi %935, %c7 : index
      memref.store %922, %logits[%936] : memref<?xf32>
      %937 = arith.addi %935, %c10 : index
      memref.store %930, %logits[%937] : memref<?xf32>
    }
    %938 = vector.extract %495#0[6] : f32 from vector<8xf32>
    %939 = vector.extract %495#1[6] : f32 from vector<8xf32>
    %940 = wave.lane
    %941 = arith.addi %18, %c7 : index
    %942 = arith.muli %c36, %c6 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.divui %940, %c10 : index
    %945 = arith.addi %943, %944 : index
    %946 = arith.cmpi slt, %945, %17 : index
    scf.if %946 {
      %947 = arith.cmpi eq, %hasFactors, %c8 : index
      %948 = arith.muli %945, %c6 : index
      %949 = memref.load %factors[%948] : memref<?xf32>
      %950 = arith.mulf %949, %operandScale : f32
      %951 = arith.select %947, %950, %operandScale : f32
      %952 = arith.remui %940, %c10 : index
      %953 = arith.muli %952, %c19 : index
      %954 = arith.addi %13, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %951 : f32
      %959 = arith.mulf %938, %958 : f32
      %960 = arith.remui %940, %c10 : index
      %961 = arith.muli %960, %c19 : index
      %962 = arith.addi %15, %961 : index
      %963 = vector.load %w[%962] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %964 = vector.bitcast %963 : vector<4xi8> to vector<1xf32>
      %965 = vector.extract %964[0] : f32 from vector<1xf32>
      %966 = arith.mulf %965, %951 : f32
      %967 = arith.mulf %939, %966 : f32
      %968 = arith.muli %945, %outputFeatures : index
      %969 = arith.addi %968, %20 : index
      %970 = wave.lane
      %971 = arith.remui %970, %c10 : index
      %972 = arith.addi %969, %971 : index
      %973 = arith.addi %972, %c7 : index
      memref.store %959, %logits[%973] : memref<?xf32>
      %974 = arith.addi %972, %c10 : index
      memref.store %967, %logits[%974] : memref<?xf32>
    }
    %975 = vector.extract %495#0[7] : f32 from vector<8xf32>
    %976 = vector.extract %495#1[7] : f32 from vector<8xf32>
    %977 = wave.lane
    %978 = arith.addi %18, %c7 : index
    %979 = arith.muli %c37, %c6 : index
    %980 = arith.addi %978, %979 : index
    %981 = arith.divui %977, %c10 : index
    %982 = arith.addi %980, %981 : index
    %983 = arith.cmpi slt, %982, %17 : index
    scf.if %983 {
      %984 = arith.cmpi eq, %hasFactors, %c8 : index
      %985 = arith.muli %982, %c6 : index
      %986 = memref.load %factors[%985] : memref<?xf32>
      %987 = arith.mulf %986, %operandScale : f32
      %988 = arith.select %984, %987, %operandScale : f32
      %989 = arith.remui %977, %c10 : index
      %990 = arith.muli %989, %c19 : index
      %991 = arith.addi %13, %990 : index
      %992 = vector.load %w[%991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %993 = vector.bitcast %992 : vector<4xi8> to vector<1xf32>
      %994 = vector.extract %993[0] : f32 from vector<1xf32>
      %995 = arith.mulf %994, %988 : f32
      %996 = arith.mulf %975, %995 : f32
      %997 = arith.remui %977, %c10 : index
      %998 = arith.muli %997, %c19 : index
      %999 = arith.addi %15, %998 : index
      %1000 = vector.load %w[%999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1001 = vector.bitcast %1000 : vector<4xi8> to vector<1xf32>
      %1002 = vector.extract %1001[0] : f32 from vector<1xf32>
      %1003 = arith.mulf %1002, %988 : f32
      %1004 = arith.mulf %976, %1003 : f32
      %1005 = arith.muli %982, %outputFeatures : index
      %1006 = arith.addi %1005, %20 : index
      %1007 = wave.lane
      %1008 = arith.remui %1007, %c10 : index
      %1009 = arith.addi %1006, %1008 : index
      %1010 = arith.addi %1009, %c7 : index
      memref.store %996, %logits[%1010] : memref<?xf32>
      %1011 = arith.addi %1009, %c10 : index
      memref.store %1004, %logits[%1011] : memref<?xf32>
    }
  }
  %1012 = arith.muli %experts, %c8 : index
  %1013 = wave.scratch %1012 : memref<?xf32>
  %1014 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %1014 {
    %1015 = arith.addi %18, %c10 : index
    %1016 = arith.minsi %1015, %17 : index
    %1017 = wave.wave
    %1018 = arith.addi %18, %1017 : index
    scf.for %1019 = %1018 to %1016 step %c8 {
      %1020 = wave.wave
      %1021 = arith.muli %1020, %experts : index
      %1022 = wave.lane
      %1023 = arith.muli %1019, %logitsWidth : index
      %1026 = scf.for %1024 = %1022 to %experts step %c12 iter_args(%1025 = %c42) -> (f32) {
        %1027 = arith.addi %1023, %1024 : index
        %1028 = memref.load %logits[%1027] : memref<?xf32>
        %1029 = arith.maximumf %1025, %1028 : f32
        scf.yield %1029 : f32
      }
      %1030 = vector.broadcast %1026 : f32 to vector<1xf32>
      %1031 = wave.reduce "max" %1030 : vector<1xf32>
      %1034 = scf.for %1032 = %1022 to %experts step %c12 iter_args(%1033 = %c43) -> (f32) {
        %1035 = arith.addi %1023, %1032 : index
        %1036 = memref.load %logits[%1035] : memref<?xf32>
        %1037 = arith.subf %1036, %1031 : f32
        %1038 = arith.mulf %1037, %c44 : f32
        %1039 = wave.exp2 %1038 : f32
        %1040 = arith.addi %1021, %1032 : index
        memref.store %1039, %1013[%1040] : memref<?xf32>
        %1041 = arith.addf %1033, %1039 : f32
        scf.yield %1041 : f32
      }
      %1042 = vector.broadcast %1034 : f32 to vector<1xf32>
      %1043 = wave.reduce "add" %1042 : vector<1xf32>
      scf.for %1044 = %1022 to %experts step %c12 {
        %1045 = arith.addi %1021, %1044 : index
        %1046 = memref.load %1013[%1045] : memref<?xf32>
        %1047 = arith.divf %1046, %1043 : f32
        %1048 = arith.addi %1021, %1044 : index
        memref.store %1047, %1013[%1048] : memref<?xf32>
      }
      %1053:3 = scf.for %1049 = %c7 to %expertsPerToken step %c8 iter_args(%1050 = %c43, %1051 = %c43, %1052 = %c45) -> (f32, f32, i32) {
        %1057:2 = scf.for %1054 = %1022 to %experts step %c12 iter_args(%1055 = %c46, %1056 = %c43) -> (f32, f32) {
          %1058 = arith.addi %1021, %1054 : index
          %1059 = memref.load %1013[%1058] : memref<?xf32>
          %1060 = arith.cmpf ogt, %1059, %1055 : f32
          %1061 = arith.index_cast %1054 : index to i32
          %1062 = arith.sitofp %1061 : i32 to f32
          %1063 = arith.select %1060, %1059, %1055 : f32
          %1064 = arith.select %1060, %1062, %1056 : f32
          scf.yield %1063, %1064 : f32, f32
        }
        %1065 = vector.broadcast %1057#0 : f32 to vector<1xf32>
        %1066 = wave.reduce "max" %1065 : vector<1xf32>
        %1067 = arith.cmpf oeq, %1057#0, %1066 : f32
        %1068 = arith.subf %c43, %1057#1 : f32
        %1069 = arith.select %1067, %1068, %c47 : f32
        %1070 = vector.broadcast %1069 : f32 to vector<1xf32>
        %1071 = wave.reduce "max" %1070 : vector<1xf32>
        %1072 = arith.subf %c43, %1071 : f32
        %1073 = arith.fptosi %1072 : f32 to i32
        %1074 = arith.index_cast %1073 : i32 to index
        %1075 = arith.remui %1074, %c12 : index
        %1076 = arith.cmpi eq, %1075, %1022 : index
        scf.if %1076 {
          %1077 = arith.addi %1021, %1074 : index
          memref.store %c48, %1013[%1077] : memref<?xf32>
        }
        %1078 = arith.cmpi eq, %1049, %1022 : index
        %1079 = arith.addf %1050, %1066 : f32
        %1080 = arith.select %1078, %1066, %1051 : f32
        %1081 = arith.select %1078, %1073, %1052 : i32
        scf.yield %1079, %1080, %1081 : f32, f32, i32
      }
      %1082 = arith.cmpi eq, %normalize, %c8 : index
      %1083 = arith.divf %1053#1, %1053#0 : f32
      %1084 = arith.select %1082, %1083, %1053#1 : f32
      %1085 = arith.cmpi slt, %1022, %expertsPerToken : index
      scf.if %1085 {
        %1086 = arith.muli %1019, %expertsPerToken : index
        %1087 = arith.addi %1086, %1022 : index
        memref.store %1084, %weights[%1087] : memref<?xf32>
        %1088 = arith.muli %1019, %expertsPerToken : index
        %1089 = arith.addi %1088, %1022 : index
        memref.store %1053#2, %ids_out[%1089] : memref<?xi32>
      }
    }
  }
  wave.return
}
