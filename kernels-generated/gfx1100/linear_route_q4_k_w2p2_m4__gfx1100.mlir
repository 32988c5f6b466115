// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c1 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c13 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c3 {
      %32 = arith.muli %31, %c1 : index
      %33 = arith.addi %c7, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c1 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c13 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c6 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c6 iter_args(%52 = %c16, %53 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c7 : index
      %57 = arith.remui %55, %c10 : index
      %58 = arith.addi %13, %c5 : index
      %59 = arith.divui %56, %c1 : index
      %60 = arith.muli %59, %c3 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c19 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = arith.divui %inputFeatures, %c2 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c13 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c6 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %74 = vector.extract %65[0] : f16 from vector<2xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<2xi8>
      %77 = arith.extui %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = vector.extract %65[1] : f16 from vector<2xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %73[1] : i8 from vector<2xi8>
      %85 = arith.extui %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = arith.addi %13, %c5 : index
      %91 = arith.divui %inputFeatures, %c2 : index
      %92 = arith.muli %91, %c3 : index
      %93 = arith.addi %92, %inputFeatures : index
      %94 = arith.addi %93, %c4 : index
      %95 = arith.divui %94, %c5 : index
      %96 = arith.muli %95, %c5 : index
      %97 = arith.addi %90, %96 : index
      %98 = arith.muli %inputFeatures, %c1 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %56, %c10 : index
      %101 = arith.addi %100, %57 : index
      %102 = arith.muli %101, %c7 : index
      %103 = arith.addi %99, %102 : index
      %104 = arith.muli %56, %c2 : index
      %105 = arith.addi %97, %104 : index
      %106 = arith.muli %57, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<4xi32>
      %110 = arith.shrui %109, %c20 : vector<4xi32>
      %111 = arith.andi %110, %c21 : vector<4xi32>
      %112 = arith.ori %111, %c22 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %109, %c23 : vector<4xi32>
      %115 = arith.andi %114, %c21 : vector<4xi32>
      %116 = arith.ori %115, %c22 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %109, %c24 : vector<4xi32>
      %119 = arith.andi %118, %c21 : vector<4xi32>
      %120 = arith.ori %119, %c22 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %109, %c25 : vector<4xi32>
      %123 = arith.andi %122, %c21 : vector<4xi32>
      %124 = arith.ori %123, %c22 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = vector.shuffle %113, %117 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = vector.shuffle %121, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %126, %127 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %129 = arith.subf %128, %c26 : vector<32xf16>
      %130 = vector.shuffle %129, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %131 = vector.shuffle %129, %129 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %132 = math.fma %130, %81, %89 : vector<16xf16>
      %133 = math.fma %131, %81, %89 : vector<16xf16>
      %134 = arith.addi %51, %c8 : index
      %135 = arith.remui %55, %c10 : index
      %136 = arith.addi %13, %c5 : index
      %137 = arith.divui %134, %c1 : index
      %138 = arith.muli %137, %c3 : index
      %139 = arith.addi %136, %138 : index
      %140 = arith.muli %135, %c19 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %143 = vector.bitcast %142 : vector<4xi8> to vector<2xf16>
      %144 = arith.divui %inputFeatures, %c2 : index
      %145 = arith.muli %144, %c3 : index
      %146 = arith.addi %136, %145 : index
      %147 = arith.muli %134, %c13 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.muli %135, %c6 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %152 = vector.extract %143[0] : f16 from vector<2xf16>
      %153 = arith.extf %152 : f16 to f32
      %154 = vector.extract %151[0] : i8 from vector<2xi8>
      %155 = arith.extui %154 : i8 to i32
      %156 = arith.sitofp %155 : i32 to f32
      %157 = arith.mulf %153, %156 : f32
      %158 = arith.truncf %157 : f32 to f16
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = vector.extract %143[1] : f16 from vector<2xf16>
      %161 = arith.extf %160 : f16 to f32
      %162 = vector.extract %151[1] : i8 from vector<2xi8>
      %163 = arith.extui %162 : i8 to i32
      %164 = arith.sitofp %163 : i32 to f32
      %165 = arith.mulf %161, %164 : f32
      %166 = arith.truncf %165 : f32 to f16
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = arith.addi %13, %c5 : index
      %169 = arith.divui %inputFeatures, %c2 : index
      %170 = arith.muli %169, %c3 : index
      %171 = arith.addi %170, %inputFeatures : index
      %172 = arith.addi %171, %c4 : index
      %173 = arith.divui %172, %c5 : index
      %174 = arith.muli %173, %c5 : index
      %175 = arith.addi %168, %174 : index
      %176 = arith.muli %inputFeatures, %c1 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %134, %c10 : index
      %179 = arith.addi %178, %135 : index
      %180 = arith.muli %179, %c7 : index
      %181 = arith.addi %177, %180 : index
      %182 = arith.muli %134, %c2 : index
      %183 = arith.addi %175, %182 : index
      %184 = arith.muli %135, %c10 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.shrui %187, %c20 : vector<4xi32>
      %189 = arith.andi %188, %c21 : vector<4xi32>
      %190 = arith.ori %189, %c22 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %187, %c23 : vector<4xi32>
      %193 = arith.andi %192, %c21 : vector<4xi32>
      %194 = arith.ori %193, %c22 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %187, %c24 : vector<4xi32>
      %197 = arith.andi %196, %c21 : vector<4xi32>
      %198 = arith.ori %197, %c22 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %187, %c25 : vector<4xi32>
      %201 = arith.andi %200, %c21 : vector<4xi32>
      %202 = arith.ori %201, %c22 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = vector.shuffle %191, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %199, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %204, %205 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %207 = arith.subf %206, %c26 : vector<32xf16>
      %208 = vector.shuffle %207, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %209 = vector.shuffle %207, %207 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %210 = math.fma %208, %159, %167 : vector<16xf16>
      %211 = math.fma %209, %159, %167 : vector<16xf16>
      %212 = arith.addi %51, %c7 : index
      %213 = arith.remui %55, %c10 : index
      %214 = arith.addi %15, %c5 : index
      %215 = arith.divui %212, %c1 : index
      %216 = arith.muli %215, %c3 : index
      %217 = arith.addi %214, %216 : index
      %218 = arith.muli %213, %c19 : index
      %219 = arith.addi %217, %218 : index
      %220 = vector.load %w[%219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %221 = vector.bitcast %220 : vector<4xi8> to vector<2xf16>
      %222 = arith.divui %inputFeatures, %c2 : index
      %223 = arith.muli %222, %c3 : index
      %224 = arith.addi %214, %223 : index
      %225 = arith.muli %212, %c13 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %213, %c6 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %230 = vector.extract %221[0] : f16 from vector<2xf16>
      %231 = arith.extf %230 : f16 to f32
      %232 = vector.extract %229[0] : i8 from vector<2xi8>
      %233 = arith.extui %232 : i8 to i32
      %234 = arith.sitofp %233 : i32 to f32
      %235 = arith.mulf %231, %234 : f32
      %236 = arith.truncf %235 : f32 to f16
      %237 = vector.broadcast %236 : f16 to vector<16xf16>
      %238 = vector.extract %221[1] : f16 from vector<2xf16>
      %239 = arith.extf %238 : f16 to f32
      %240 = vector.extract %229[1] : i8 from vector<2xi8>
      %241 = arith.extui %240 : i8 to i32
      %242 = arith.sitofp %241 : i32 to f32
      %243 = arith.mulf %239, %242 : f32
      %244 = arith.truncf %243 : f32 to f16
      %245 = vector.broadcast %244 : f16 to vector<16xf16>
      %246 = arith.addi %15, %c5 : index
      %247 = arith.divui %inputFeatures, %c2 : index
      %248 = arith.muli %247, %c3 : index
      %249 = arith.addi %248, %inputFeatures : index
      %250 = arith.addi %249, %c4 : index
      %251 = arith.divui %250, %c5 : index
      %252 = arith.muli %251, %c5 : index
      %253 = arith.addi %246, %252 : index
      %254 = arith.muli %inputFeatures, %c1 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.muli %212, %c10 : index
      %257 = arith.addi %256, %213 : index
      %258 = arith.muli %257, %c7 : index
      %259 = arith.addi %255, %258 : index
      %260 = arith.muli %212, %c2 : index
      %261 = arith.addi %253, %260 : index
      %262 = arith.muli %213, %c10 : index
      %263 = arith.addi %261, %262 : index
      %264 = vector.load %w[%263] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %265 = vector.bitcast %264 : vector<16xi8> to vector<4xi32>
      %266 = arith.shrui %265, %c20 : vector<4xi32>
      %267 = arith.andi %266, %c21 : vector<4xi32>
      %268 = arith.ori %267, %c22 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = arith.shrui %265, %c23 : vector<4xi32>
      %271 = arith.andi %270, %c21 : vector<4xi32>
      %272 = arith.ori %271, %c22 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %265, %c24 : vector<4xi32>
      %275 = arith.andi %274, %c21 : vector<4xi32>
      %276 = arith.ori %275, %c22 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %265, %c25 : vector<4xi32>
      %279 = arith.andi %278, %c21 : vector<4xi32>
      %280 = arith.ori %279, %c22 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = vector.shuffle %269, %273 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = vector.shuffle %277, %281 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = vector.shuffle %282, %283 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %285 = arith.subf %284, %c26 : vector<32xf16>
      %286 = vector.shuffle %285, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %287 = vector.shuffle %285, %285 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %288 = math.fma %286, %237, %245 : vector<16xf16>
      %289 = math.fma %287, %237, %245 : vector<16xf16>
      %290 = arith.addi %51, %c8 : index
      %291 = arith.remui %55, %c10 : index
      %292 = arith.addi %15, %c5 : index
      %293 = arith.divui %290, %c1 : index
      %294 = arith.muli %293, %c3 : index
      %295 = arith.addi %292, %294 : index
      %296 = arith.muli %291, %c19 : index
      %297 = arith.addi %295, %296 : index
      %298 = vector.load %w[%297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %299 = vector.bitcast %298 : vector<4xi8> to vector<2xf16>
      %300 = arith.divui %inputFeatures, %c2 : index
      %301 = arith.muli %300, %c3 : index
      %302 = arith.addi %292, %301 : index
      %303 = arith.muli %290, %c13 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %291, %c6 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%306] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %308 = vector.extract %299[0] : f16 from vector<2xf16>
      %309 = arith.extf %308 : f16 to f32
      %310 = vector.extract %307[0] : i8 from vector<2xi8>
      %311 = arith.extui %310 : i8 to i32
      %312 = arith.sitofp %311 : i32 to f32
      %313 = arith.mulf %309, %312 : f32
      %314 = arith.truncf %313 : f32 to f16
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = vector.extract %299[1] : f16 from vector<2xf16>
      %317 = arith.extf %316 : f16 to f32
      %318 = vector.extract %307[1] : i8 from vector<2xi8>
      %319 = arith.extui %318 : i8 to i32
      %320 = arith.sitofp %319 : i32 to f32
      %321 = arith.mulf %317, %320 : f32
      %322 = arith.truncf %321 : f32 to f16
      %323 = vector.broadcast %322 : f16 to vector<16xf16>
      %324 = arith.addi %15, %c5 : index
      %325 = arith.divui %inputFeatures, %c2 : index
      %326 = arith.muli %325, %c3 : index
      %327 = arith.addi %326, %inputFeatures : index
      %328 = arith.addi %327, %c4 : index
      %329 = arith.divui %328, %c5 : index
      %330 = arith.muli %329, %c5 : index
      %331 = arith.addi %324, %330 : index
      %332 = arith.muli %inputFeatures, %c1 : index
      %333 = arith.addi %331, %332 : index
      %334 = arith.muli %290, %c10 : index
      %335 = arith.addi %334, %291 : index
      %336 = arith.muli %335, %c7 : index
      %337 = arith.addi %333, %336 : index
      %338 = arith.muli %290, %c2 : index
      %339 = arith.addi %331, %338 : index
      %340 = arith.muli %291, %c10 : index
      %341 = arith.addi %339, %340 : index
      %342 = vector.load %w[%341] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %343 = vector.bitcast %342 : vector<16xi8> to vector<4xi32>
      %344 = arith.shrui %343, %c20 : vector<4xi32>
      %345 = arith.andi %344, %c21 : vector<4xi32>
      %346 = arith.ori %345, %c22 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = arith.shrui %343, %c23 : vector<4xi32>
      %349 = arith.andi %348, %c21 : vector<4xi32>
      %350 = arith.ori %349, %c22 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %343, %c24 : vector<4xi32>
      %353 = arith.andi %352, %c21 : vector<4xi32>
      %354 = arith.ori %353, %c22 : vector<4xi32>
      %355 = vector.bitcast %354 : vector<4xi32> to vector<8xf16>
      %356 = arith.shrui %343, %c25 : vector<4xi32>
      %357 = arith.andi %356, %c21 : vector<4xi32>
      %358 = arith.ori %357, %c22 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = vector.shuffle %347, %351 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %361 = vector.shuffle %355, %359 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = vector.shuffle %360, %361 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %363 = arith.subf %362, %c26 : vector<32xf16>
      %364 = vector.shuffle %363, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %365 = vector.shuffle %363, %363 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %366 = math.fma %364, %315, %323 : vector<16xf16>
      %367 = math.fma %365, %315, %323 : vector<16xf16>
      %368 = arith.muli %51, %c6 : index
      %369 = arith.addi %368, %c7 : index
      %370 = arith.muli %tileRows, %c10 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.addi %37, %371 : index
      %373 = vector.load %25[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.muli %tileRows, %c1 : index
      %375 = arith.addi %372, %374 : index
      %376 = vector.load %25[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = wave.mma %377, %132, %52 : vector<16xf16>, vector<8xf32>
      %379 = wave.mma %377, %288, %53 : vector<16xf16>, vector<8xf32>
      %380 = arith.muli %51, %c6 : index
      %381 = arith.addi %380, %c8 : index
      %382 = arith.muli %tileRows, %c10 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.addi %37, %383 : index
      %385 = vector.load %25[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c1 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %25[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %133, %378 : vector<16xf16>, vector<8xf32>
      %391 = wave.mma %389, %289, %379 : vector<16xf16>, vector<8xf32>
      %392 = arith.muli %51, %c6 : index
      %393 = arith.addi %392, %c6 : index
      %394 = arith.muli %tileRows, %c10 : index
      %395 = arith.muli %393, %394 : index
      %396 = arith.addi %37, %395 : index
      %397 = vector.load %25[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c1 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %25[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %210, %390 : vector<16xf16>, vector<8xf32>
      %403 = wave.mma %401, %366, %391 : vector<16xf16>, vector<8xf32>
      %404 = arith.muli %51, %c6 : index
      %405 = arith.addi %404, %c27 : index
      %406 = arith.muli %tileRows, %c10 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.addi %37, %407 : index
      %409 = vector.load %25[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c1 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %25[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %211, %402 : vector<16xf16>, vector<8xf32>
      %415 = wave.mma %413, %367, %403 : vector<16xf16>, vector<8xf32>
      scf.yield %414, %415 : vector<8xf32>, vector<8xf32>
    }
    %416 = arith.select %44, %50, %43 : index
    %420:2 = scf.for %417 = %50 to %416 step %c8 iter_args(%418 = %54#0, %419 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %421 = wave.lane
      %422 = arith.addi %417, %c7 : index
      %423 = arith.remui %421, %c10 : index
      %424 = arith.addi %13, %c5 : index
      %425 = arith.divui %422, %c1 : index
      %426 = arith.muli %425, %c3 : index
      %427 = arith.addi %424, %426 : index
      %428 = arith.muli %423, %c19 : index
      %429 = arith.addi %427, %428 : index
      %430 = vector.load %w[%429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %431 = vector.bitcast %430 : vector<4xi8> to vector<2xf16>
      %432 = arith.divui %inputFeatures, %c2 : index
      %433 = arith.muli %432, %c3 : index
      %434 = arith.addi %424, %433 : index
      %435 = arith.muli %422, %c13 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.muli %423, %c6 : index
      %438 = arith.addi %436, %437 : index
      %439 = vector.load %w[%438] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %440 = vector.extract %431[0] : f16 from vector<2xf16>
      %441 = arith.extf %440 : f16 to f32
      %442 = vector.extract %439[0] : i8 from vector<2xi8>
      %443 = arith.extui %442 : i8 to i32
      %444 = arith.sitofp %443 : i32 to f32
      %445 = arith.mulf %441, %444 : f32
      %446 = arith.truncf %445 : f32 to f16
      %447 = vector.broadcast %446 : f16 to vector<16xf16>
      %448 = vector.extract %431[1] : f16 from vector<2xf16>
      %449 = arith.extf %448 : f16 to f32
      %450 = vector.extract %439[1] : i8 from vector<2xi8>
      %451 = arith.extui %450 : i8 to i32
      %452 = arith.sitofp %451 : i32 to f32
      %453 = arith.mulf %449, %452 : f32
      %454 = arith.truncf %453 : f32 to f16
      %455 = vector.broadcast %454 : f16 to vector<16xf16>
      %456 = arith.addi %13, %c5 : index
      %457 = arith.divui %inputFeatures, %c2 : index
      %458 = arith.muli %457, %c3 : index
      %459 = arith.addi %458, %inputFeatures : index
      %460 = arith.addi %459, %c4 : index
      %461 = arith.divui %460, %c5 : index
      %462 = arith.muli %461, %c5 : index
      %463 = arith.addi %456, %462 : index
      %464 = arith.muli %inputFeatures, %c1 : index
      %465 = arith.addi %463, %464 : index
      %466 = arith.muli %422, %c10 : index
      %467 = arith.addi %466, %423 : index
      %468 = arith.muli %467, %c7 : index
      %469 = arith.addi %465, %468 : index
      %470 = arith.muli %422, %c2 : index
      %471 = arith.addi %463, %470 : index
      %472 = arith.muli %423, %c10 : index
      %473 = arith.addi %471, %472 : index
      %474 = vector.load %w[%473] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %475 = vector.bitcast %474 : vector<16xi8> to vector<4xi32>
      %476 = arith.shrui %475, %c20 : vector<4xi32>
      %477 = arith.andi %476, %c21 : vector<4xi32>
      %478 = arith.ori %477, %c22 : vector<4xi32>
      %479 = vector.bitcast %478 : vector<4xi32> to vector<8xf16>
      %480 = arith.shrui %475, %c23 : vector<4xi32>
      %481 = arith.andi %480, %c21 : vector<4xi32>
      %482 = arith.ori %481, %c22 : vector<4xi32>
      %483 = vector.bitcast %482 : vector<4xi32> to vector<8xf16>
      %484 = arith.shrui %475, %c24 : vector<4xi32>
      %485 = arith.andi %484, %c21 : vector<4xi32>
      %486 = arith.ori %485, %c22 : vector<4xi32>
      %487 = vector.bitcast %486 : vector<4xi32> to vector<8xf16>
      %488 = arith.shrui %475, %c25 : vector<4xi32>
      %489 = arith.andi %488, %c21 : vector<4xi32>
      %490 = arith.ori %489, %c22 : vector<4xi32>
      %491 = vector.bitcast %490 : vector<4xi32> to vector<8xf16>
      %492 = vector.shuffle %479, %483 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = vector.shuffle %487, %491 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = vector.shuffle %492, %493 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %495 = arith.subf %494, %c26 : vector<32xf16>
      %496 = vector.shuffle %495, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %497 = vector.shuffle %495, %495 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %498 = math.fma %496, %447, %455 : vector<16xf16>
      %499 = math.fma %497, %447, %455 : vector<16xf16>
      %500 = arith.addi %417, %c7 : index
      %501 = arith.remui %421, %c10 : index
      %502 = arith.addi %15, %c5 : index
      %503 = arith.divui %500, %c1 : index
      %504 = arith.muli %503, %c3 : index
      %505 = arith.addi %502, %504 : index
      %506 = arith.muli %501, %c19 : index
      %507 = arith.addi %505, %506 : index
      %508 = vector.load %w[%507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %509 = vector.bitcast %508 : vector<4xi8> to vector<2xf16>
      %510 = arith.divui %inputFeatures, %c2 : index
      %511 = arith.muli %510, %c3 : index
      %512 = arith.addi %502, %511 : index
      %513 = arith.muli %500, %c13 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.muli %501, %c6 : index
      %516 = arith.addi %514, %515 : index
      %517 = vector.load %w[%516] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %518 = vector.extract %509[0] : f16 from vector<2xf16>
      %519 = arith.extf %518 : f16 to f32
      %520 = vector.extract %517[0] : i8 from vector<2xi8>
      %521 = arith.extui %520 : i8 to i32
      %522 = arith.sitofp %521 : i32 to f32
      %523 = arith.mulf %519, %522 : f32
      %524 = arith.truncf %523 : f32 to f16
      %525 = vector.broadcast %524 : f16 to vector<16xf16>
      %526 = vector.extract %509[1] : f16 from vector<2xf16>
      %527 = arith.extf %526 : f16 to f32
      %528 = vector.extract %517[1] : i8 from vector<2xi8>
      %529 = arith.extui %528 : i8 to i32
      %530 = arith.sitofp %529 : i32 to f32
      %531 = arith.mulf %527, %530 : f32
      %532 = arith.truncf %531 : f32 to f16
      %533 = vector.broadcast %532 : f16 to vector<16xf16>
      %534 = arith.addi %15, %c5 : index
      %535 = arith.divui %inputFeatures, %c2 : index
      %536 = arith.muli %535, %c3 : index
      %537 = arith.addi %536, %inputFeatures : index
      %538 = arith.addi %537, %c4 : index
      %539 = arith.divui %538, %c5 : index
      %540 = arith.muli %539, %c5 : index
      %541 = arith.addi %534, %540 : index
      %542 = arith.muli %inputFeatures, %c1 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.muli %500, %c10 : index
      %545 = arith.addi %544, %501 : index
      %546 = arith.muli %545, %c7 : index
      %547 = arith.addi %543, %546 : index
      %548 = arith.muli %500, %c2 : index
      %549 = arith.addi %541, %548 : index
      %550 = arith.muli %501, %c10 : index
      %551 = arith.addi %549, %550 : index
      %552 = vector.load %w[%551] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %553 = vector.bitcast %552 : vector<16xi8> to vector<4xi32>
      %554 = arith.shrui %553, %c20 : vector<4xi32>
      %555 = arith.andi %554, %c21 : vector<4xi32>
      %556 = arith.ori %555, %c22 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = arith.shrui %553, %c23 : vector<4xi32>
      %559 = arith.andi %558, %c21 : vector<4xi32>
      %560 = arith.ori %559, %c22 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %553, %c24 : vector<4xi32>
      %563 = arith.andi %562, %c21 : vector<4xi32>
      %564 = arith.ori %563, %c22 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %553, %c25 : vector<4xi32>
      %567 = arith.andi %566, %c21 : vector<4xi32>
      %568 = arith.ori %567, %c22 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = vector.shuffle %557, %561 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = vector.shuffle %565, %569 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %572 = vector.shuffle %570, %571 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %573 = arith.subf %572, %c26 : vector<32xf16>
      %574 = vector.shuffle %573, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %575 = vector.shuffle %573, %573 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %576 = math.fma %574, %525, %533 : vector<16xf16>
      %577 = math.fma %575, %525, %533 : vector<16xf16>
      %578 = arith.muli %417, %c6 : index
      %579 = arith.addi %578, %c7 : index
      %580 = arith.muli %tileRows, %c10 : index
      %581 = arith.muli %579, %580 : index
      %582 = arith.addi %37, %581 : index
      %583 = vector.load %25[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = arith.muli %tileRows, %c1 : index
      %585 = arith.addi %582, %584 : index
      %586 = vector.load %25[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = vector.shuffle %583, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = wave.mma %587, %498, %418 : vector<16xf16>, vector<8xf32>
      %589 = wave.mma %587, %576, %419 : vector<16xf16>, vector<8xf32>
      %590 = arith.muli %417, %c6 : index
      %591 = arith.addi %590, %c8 : index
      %592 = arith.muli %tileRows, %c10 : index
      %593 = arith.muli %591, %592 : index
      %594 = arith.addi %37, %593 : index
      %595 = vector.load %25[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %596 = arith.muli %tileRows, %c1 : index
      %597 = arith.addi %594, %596 : index
      %598 = vector.load %25[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = vector.shuffle %595, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %600 = wave.mma %599, %499, %588 : vector<16xf16>, vector<8xf32>
      %601 = wave.mma %599, %577, %589 : vector<16xf16>, vector<8xf32>
      scf.yield %600, %601 : vector<8xf32>, vector<8xf32>
    }
    %602 = wave.lane
    %603 = wave.wave
    %604 = arith.muli %603, %c6 : index
    %605 = arith.addi %604, %c7 : index
    %606 = arith.muli %605, %c2 : index
    %607 = arith.addi %606, %602 : index
    %608 = vector.extract %420#0[0] : f32 from vector<8xf32>
    %609 = arith.addi %607, %c7 : index
    memref.store %608, %19[%609] : memref<?xf32>
    %610 = vector.extract %420#0[1] : f32 from vector<8xf32>
    %611 = arith.addi %607, %c13 : index
    memref.store %610, %19[%611] : memref<?xf32>
    %612 = vector.extract %420#0[2] : f32 from vector<8xf32>
    %613 = arith.addi %607, %c3 : index
    memref.store %612, %19[%613] : memref<?xf32>
    %614 = vector.extract %420#0[3] : f32 from vector<8xf32>
    %615 = arith.addi %607, %c28 : index
    memref.store %614, %19[%615] : memref<?xf32>
    %616 = vector.extract %420#0[4] : f32 from vector<8xf32>
    %617 = arith.addi %607, %c5 : index
    memref.store %616, %19[%617] : memref<?xf32>
    %618 = vector.extract %420#0[5] : f32 from vector<8xf32>
    %619 = arith.addi %607, %c29 : index
    memref.store %618, %19[%619] : memref<?xf32>
    %620 = vector.extract %420#0[6] : f32 from vector<8xf32>
    %621 = arith.addi %607, %c30 : index
    memref.store %620, %19[%621] : memref<?xf32>
    %622 = vector.extract %420#0[7] : f32 from vector<8xf32>
    %623 = arith.addi %607, %c31 : index
    memref.store %622, %19[%623] : memref<?xf32>
    %624 = arith.muli %603, %c6 : index
    %625 = arith.addi %624, %c8 : index
    %626 = arith.muli %625, %c2 : index
    %627 = arith.addi %626, %602 : index
    %628 = vector.extract %420#1[0] : f32 from vector<8xf32>
    %629 = arith.addi %627, %c7 : index
    memref.store %628, %19[%629] : memref<?xf32>
    %630 = vector.extract %420#1[1] : f32 from vector<8xf32>
    %631 = arith.addi %627, %c13 : index
    memref.store %630, %19[%631] : memref<?xf32>
    %632 = vector.extract %420#1[2] : f32 from vector<8xf32>
    %633 = arith.addi %627, %c3 : index
    memref.store %632, %19[%633] : memref<?xf32>
    %634 = vector.extract %420#1[3] : f32 from vector<8xf32>
    %635 = arith.addi %627, %c28 : index
    memref.store %634, %19[%635] : memref<?xf32>
    %636 = vector.extract %420#1[4] : f32 from vector<8xf32>
    %637 = arith.addi %627, %c5 : index
    memref.store %636, %19[%637] : memref<?xf32>
    %638 = vector.extract %420#1[5] : f32 from vector<8xf32>
    %639 = arith.addi %627, %c29 : index
    memref.store %638, %19[%639] : memref<?xf32>
    %640 = vector.extract %420#1[6] : f32 from vector<8xf32>
    %641 = arith.addi %627, %c30 : index
    memref.store %640, %19[%641] : memref<?xf32>
    %642 = vector.extract %420#1[7] : f32 from vector<8xf32>
    %643 = arith.addi %627, %c31 : index
    memref.store %642, %19[%643] : memref<?xf32>
    wave.barrier
    %644 = arith.muli %603, %c19 : index
    %645 = arith.addi %644, %c7 : index
    %646 = arith.muli %645, %c13 : index
    %647 = arith.addi %646, %602 : index
    %648 = arith.addi %647, %c7 : index
    %649 = memref.load %19[%648] : memref<?xf32>
    %650 = arith.addi %648, %c32 : index
    %651 = memref.load %19[%650] : memref<?xf32>
    %652 = arith.addf %649, %651 : f32
    %653 = arith.muli %645, %c13 : index
    %654 = arith.addi %653, %602 : index
    %655 = arith.addi %654, %c2 : index
    %656 = memref.load %19[%655] : memref<?xf32>
    %657 = arith.addi %655, %c32 : index
    %658 = memref.load %19[%657] : memref<?xf32>
    %659 = arith.addf %656, %658 : f32
    %660 = wave.lane
    %661 = arith.addi %18, %c7 : index
    %662 = arith.muli %645, %c6 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.divui %660, %c10 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.cmpi slt, %665, %17 : index
    scf.if %666 {
      %667 = arith.cmpi eq, %hasFactors, %c8 : index
      %668 = arith.muli %665, %c6 : index
      %669 = memref.load %factors[%668] : memref<?xf32>
      %670 = arith.mulf %669, %operandScale : f32
      %671 = arith.select %667, %670, %operandScale : f32
      %672 = arith.remui %660, %c10 : index
      %673 = arith.muli %672, %c19 : index
      %674 = arith.addi %13, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %671 : f32
      %679 = arith.mulf %652, %678 : f32
      %680 = arith.remui %660, %c10 : index
      %681 = arith.muli %680, %c19 : index
      %682 = arith.addi %15, %681 : index
      %683 = vector.load %w[%682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %684 = vector.bitcast %683 : vector<4xi8> to vector<1xf32>
      %685 = vector.extract %684[0] : f32 from vector<1xf32>
      %686 = arith.mulf %685, %671 : f32
      %687 = arith.mulf %659, %686 : f32
      %688 = arith.muli %665, %outputFeatures : index
      %689 = arith.addi %688, %21 : index
      %690 = wave.lane
      %691 = arith.remui %690, %c10 : index
      %692 = arith.addi %689, %691 : index
      %693 = arith.addi %692, %c7 : index
      memref.store %679, %logits[%693] : memref<?xf32>
      %694 = arith.addi %692, %c10 : index
      memref.store %687, %logits[%694] : memref<?xf32>
    }
    %695 = arith.muli %603, %c19 : index
    %696 = arith.addi %695, %c8 : index
    %697 = arith.muli %696, %c13 : index
    %698 = arith.addi %697, %602 : index
    %699 = arith.addi %698, %c7 : index
    %700 = memref.load %19[%699] : memref<?xf32>
    %701 = arith.addi %699, %c32 : index
    %702 = memref.load %19[%701] : memref<?xf32>
    %703 = arith.addf %700, %702 : f32
    %704 = arith.muli %696, %c13 : index
    %705 = arith.addi %704, %602 : index
    %706 = arith.addi %705, %c2 : index
    %707 = memref.load %19[%706] : memref<?xf32>
    %708 = arith.addi %706, %c32 : index
    %709 = memref.load %19[%708] : memref<?xf32>
    %710 = arith.addf %707, %709 : f32
    %711 = wave.lane
    %712 = arith.addi %18, %c7 : index
    %713 = arith.muli %696, %c6 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.divui %711, %c10 : index
    %716 = arith.addi %714, %715 : index
    %717 = arith.cmpi slt, %716, %17 : index
    scf.if %717 {
      %718 = arith.cmpi eq, %hasFactors, %c8 : index
      %719 = arith.muli %716, %c6 : index
      %720 = memref.load %factors[%719] : memref<?xf32>
      %721 = arith.mulf %720, %operandScale : f32
      %722 = arith.select %718, %721, %operandScale : f32
      %723 = arith.remui %711, %c10 : index
      %724 = arith.muli %723, %c19 : index
      %725 = arith.addi %13, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<1xf32>
      %728 = vector.extract %727[0] : f32 from vector<1xf32>
      %729 = arith.mulf %728, %722 : f32
      %730 = arith.mulf %703, %729 : f32
      %731 = arith.remui %711, %c10 : index
      %732 = arith.muli %731, %c19 : index
      %733 = arith.addi %15, %732 : index
      %734 = vector.load %w[%733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %735 = vector.bitcast %734 : vector<4xi8> to vector<1xf32>
      %736 = vector.extract %735[0] : f32 from vector<1xf32>
      %737 = arith.mulf %736, %722 : f32
      %738 = arith.mulf %710, %737 : f32
      %739 = arith.muli %716, %outputFeatures : index
      %740 = arith.addi %739, %21 : index
      %741 = wave.lane
      %742 = arith.remui %741, %c10 : index
      %743 = arith.addi %740, %742 : index
      %744 = arith.addi %743, %c7 : index
      memref.store %730, %logits[%744] : memref<?xf32>
      %745 = arith.addi %743, %c10 : index
      memref.store %738, %logits[%745] : memref<?xf32>
    }
    %746 = arith.muli %603, %c19 : index
    %747 = arith.addi %746, %c6 : index
    %748 = arith.muli %747, %c13 : index
    %749 = arith.addi %748, %602 : index
    %750 = arith.addi %749, %c7 : index
    %751 = memref.load %19[%750] : memref<?xf32>
    %752 = arith.addi %750, %c32 : index
    %753 = memref.load %19[%752] : memref<?xf32>
    %754 = arith.addf %751, %753 : f32
    %755 = arith.muli %747, %c13 : index
    %756 = arith.addi %755, %602 : index
    %757 = arith.addi %756, %c2 : index
    %758 = memref.load %19[%757] : memref<?xf32>
    %759 = arith.addi %757, %c32 : index
    %760 = memref.load %19[%759] : memref<?xf32>
    %761 = arith.addf %758, %760 : f32
    %762 = wave.lane
    %763 = arith.addi %18, %c7 : index
    %764 = arith.muli %747, %c6 : index
    %765 = arith.addi %763, %764 : index
    %766 = arith.divui %762, %c10 : index
    %767 = arith.addi %765, %766 : index
    %768 = arith.cmpi slt, %767, %17 : index
    scf.if %768 {
      %769 = arith.cmpi eq, %hasFactors, %c8 : index
      %770 = arith.muli %767, %c6 : index
      %771 = memref.load %factors[%770] : memref<?xf32>
      %772 = arith.mulf %771, %operandScale : f32
      %773 = arith.select %769, %772, %operandScale : f32
      %774 = arith.remui %762, %c10 : index
      %775 = arith.muli %774, %c19 : index
      %776 = arith.addi %13, %775 : index
      %777 = vector.load %w[%776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %778 = vector.bitcast %777 : vector<4xi8> to vector<1xf32>
      %779 = vector.extract %778[0] : f32 from vector<1xf32>
      %780 = arith.mulf %779, %773 : f32
      %781 = arith.mulf %754, %780 : f32
      %782 = arith.remui %762, %c10 : index
      %783 = arith.muli %782, %c19 : index
      %784 = arith.addi %15, %783 : index
      %785 = vector.load %w[%784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %786 = vector.bitcast %785 : vector<4xi8> to vector<1xf32>
      %787 = vector.extract %786[0] : f32 from vector<1xf32>
      %788 = arith.mulf %787, %773 : f32
      %789 = arith.mulf %761, %788 : f32
      %790 = arith.muli %767, %outputFeatures : index
      %791 = arith.addi %790, %21 : index
      %792 = wave.lane
      %793 = arith.remui %792, %c10 : index
      %794 = arith.addi %791, %793 : index
      %795 = arith.addi %794, %c7 : index
      memref.store %781, %logits[%795] : memref<?xf32>
      %796 = arith.addi %794, %c10 : index
      memref.store %789, %logits[%796] : memref<?xf32>
    }
    %797 = arith.muli %603, %c19 : index
    %798 = arith.addi %797, %c27 : index
    %799 = arith.muli %798, %c13 : index
    %800 = arith.addi %799, %602 : index
    %801 = arith.addi %800, %c7 : index
    %802 = memref.load %19[%801] : memref<?xf32>
    %803 = arith.addi %801, %c32 : index
    %804 = memref.load %19[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = arith.muli %798, %c13 : index
    %807 = arith.addi %806, %602 : index
    %808 = arith.addi %807, %c2 : index
    %809 = memref.load %19[%808] : memref<?xf32>
    %810 = arith.addi %808, %c32 : index
    %811 = memref.load %19[%810] : memref<?xf32>
    %812 = arith.addf %809, %811 : f32
    %813 = wave.lane
    %814 = arith.addi %18, %c7 : index
    %815 = arith.muli %798, %c6 : index
    %816 = arith.addi %814, %815 : index
    %817 = arith.divui %813, %c10 : index
    %818 = arith.addi %816, %817 : index
    %819 = arith.cmpi slt, %818, %17 : index
    scf.if %819 {
      %820 = arith.cmpi eq, %hasFactors, %c8 : index
      %821 = arith.muli %818, %c6 : index
      %822 = memref.load %factors[%821] : memref<?xf32>
      %823 = arith.mulf %822, %operandScale : f32
      %824 = arith.select %820, %823, %operandScale : f32
      %825 = arith.remui %813, %c10 : index
      %826 = arith.muli %825, %c19 : index
      %827 = arith.addi %13, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %824 : f32
      %832 = arith.mulf %805, %831 : f32
      %833 = arith.remui %813, %c10 : index
      %834 = arith.muli %833, %c19 : index
      %835 = arith.addi %15, %834 : index
      %836 = vector.load %w[%835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %837 = vector.bitcast %836 : vector<4xi8> to vector<1xf32>
      %838 = vector.extract %837[0] : f32 from vector<1xf32>
      %839 = arith.mulf %838, %824 : f32
      %840 = arith.mulf %812, %839 : f32
      %841 = arith.muli %818, %outputFeatures : index
      %842 = arith.addi %841, %21 : index
      %843 = wave.lane
      %844 = arith.remui %843, %c10 : index
      %845 = arith.addi %842, %844 : index
      %846 = arith.addi %845, %c7 : index
      memref.store %832, %logits[%846] : memref<?xf32>
      %847 = arith.addi %845, %c10 : index
      memref.store %840, %logits[%847] : memref<?xf32>
    }
  }
  %848 = arith.muli %experts, %c6 : index
  %849 = wave.scratch %848 : memref<?xf32>
  %850 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %850 {
    %851 = arith.addi %18, %c10 : index
    %852 = arith.minsi %851, %17 : index
    %853 = wave.wave
    %854 = arith.addi %18, %853 : index
    scf.for %855 = %854 to %852 step %c6 {
      %856 = wave.wave
      %857 = arith.muli %856, %experts : index
      %858 = wave.lane
      %859 = arith.muli %855, %logitsWidth : index
      %862 = scf.for %860 = %858 to %experts step %c13 iter_args(%861 = %c39) -> (f32) {
        %863 = arith.addi %859, %860 : index
        %864 = memref.load %logits[%863] : memref<?xf32>
        %865 = arith.maximumf %861, %864 : f32
        scf.yield %865 : f32
      }
      %866 = vector.broadcast %862 : f32 to vector<1xf32>
      %867 = wave.reduce "max" %866 : vector<1xf32>
      %870 = scf.for %868 = %858 to %experts step %c13 iter_args(%869 = %c40) -> (f32) {
        %871 = arith.addi %859, %868 : index
        %872 = memref.load %logits[%871] : memref<?xf32>
        %873 = arith.subf %872, %867 : f32
        %874 = arith.mulf %873, %c41 : f32
        %875 = wave.exp2 %874 : f32
        %876 = arith.addi %857, %868 : index
        memref.store %875, %849[%876] : memref<?xf32>
        %877 = arith.addf %869, %875 : f32
        scf.yield %877 : f32
      }
      %878 = vector.broadcast %870 : f32 to vector<1xf32>
      %879 = wave.reduce "add" %878 : vector<1xf32>
      scf.for %880 = %858 to %experts step %c13 {
        %881 = arith.addi %857, %880 : index
        %882 = memref.load %849[%881] : memref<?xf32>
        %883 = arith.divf %882, %879 : f32
        %884 = arith.addi %857, %880 : index
        memref.store %883, %849[%884] : memref<?xf32>
      }
      %889:3 = scf.for %885 = %c7 to %expertsPerToken step %c8 iter_args(%886 = %c40, %887 = %c40, %888 = %c42) -> (f32, f32, i32) {
        %893:2 = scf.for %890 = %858 to %experts step %c13 iter_args(%891 = %c43, %892 = %c40) -> (f32, f32) {
          %894 = arith.addi %857, %890 : index
          %895 = memref.load %849[%894] : memref<?xf32>
          %896 = arith.cmpf ogt, %895, %891 : f32
          %897 = arith.index_cast %890 : index to i32
          %898 = arith.sitofp %897 : i32 to f32
          %899 = arith.select %896, %895, %891 : f32
          %900 = arith.select %896, %898, %892 : f32
          scf.yield %899, %900 : f32, f32
        }
        %901 = vector.broadcast %893#0 : f32 to vector<1xf32>
        %902 = wave.reduce "max" %901 : vector<1xf32>
        %903 = arith.cmpf oeq, %893#0, %902 : f32
        %904 = arith.subf %c40, %893#1 : f32
        %905 = arith.select %903, %904, %c44 : f32
        %906 = vector.broadcast %905 : f32 to vector<1xf32>
        %907 = wave.reduce "max" %906 : vector<1xf32>
        %908 = arith.subf %c40, %907 : f32
        %909 = arith.fptosi %908 : f32 to i32
        %910 = arith.index_cast %909 : i32 to index
        %911 = arith.remui %910, %c13 : index
        %912 = arith.cmpi eq, %911, %858 : index
        scf.if %912 {
          %913 = arith.addi %857, %910 : index
          memref.store %c45, %849[%913] : memref<?xf32>
        }
        %914 = arith.cmpi eq, %885, %858 : index
        %915 = arith.addf %886, %902 : f32
        %916 = arith.select %914, %902, %887 : f32
        %917 = arith.select %914, %909, %888 : i32
        scf.yield %915, %916, %917 : f32, f32, i32
      }
      %918 = arith.cmpi eq, %normalize, %c8 : index
      %919 = arith.divf %889#1, %889#0 : f32
      %920 = arith.select %918, %919, %889#1 : f32
      %921 = arith.cmpi slt, %858, %expertsPerToken : index
      scf.if %921 {
        %922 = arith.muli %855, %expertsPerToken : index
        %923 = arith.addi %922, %858 : index
        memref.store %920, %weights[%923] : memref<?xf32>
        %924 = arith.muli %855, %expertsPerToken : index
        %925 = arith.addi %924, %858 : index
        memref.store %889#2, %ids_out[%925] : memref<?xi32>
      }
    }
  }
  wave.return
}
