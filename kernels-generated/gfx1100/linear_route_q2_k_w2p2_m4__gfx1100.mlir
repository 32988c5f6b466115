// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q2_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q2_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c24 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c25 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
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
  %3 = arith.muli %inputFeatures, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.muli %9, %c6 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c8 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c10 : index
  %21 = wave.scratch %c11 : memref<?xf32>
  %22 = wave.block 0
  %23 = arith.muli %22, %c13 : index
  %24 = arith.cmpi slt, %20, %19 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c10 : index
    %27 = wave.scratch %operandHalves : memref<?xf16>
    %28 = arith.divui %operandHalves, %c16 : index
    %29 = wave.wave
    %30 = arith.muli %29, %c13 : index
    %31 = wave.lane
    %32 = arith.addi %30, %31 : index
    scf.for %33 = %32 to %28 step %c4 {
      %34 = arith.muli %33, %c16 : index
      %35 = arith.addi %c7, %34 : index
      %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %37 = arith.muli %33, %c16 : index
      vector.store %36, %27[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c16 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c13 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c2 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %56:2 = scf.for %53 = %43 to %52 step %c2 iter_args(%54 = %c17, %55 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %53, %c7 : index
      %59 = arith.remui %57, %c10 : index
      %60 = arith.addi %15, %c6 : index
      %61 = arith.divui %58, %c16 : index
      %62 = arith.muli %61, %c4 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c1 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = arith.divui %inputFeatures, %c3 : index
      %69 = arith.muli %68, %c4 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c4 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c1 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %76 = vector.extract %67[0] : f16 from vector<2xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<4xi8>
      %79 = arith.extui %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = vector.extract %67[1] : f16 from vector<2xf16>
      %85 = arith.extf %84 : f16 to f32
      %86 = vector.extract %75[1] : i8 from vector<4xi8>
      %87 = arith.extui %86 : i8 to i32
      %88 = arith.sitofp %87 : i32 to f32
      %89 = arith.mulf %85, %88 : f32
      %90 = arith.truncf %89 : f32 to f16
      %91 = vector.broadcast %90 : f16 to vector<16xf16>
      %92 = vector.extract %67[0] : f16 from vector<2xf16>
      %93 = arith.extf %92 : f16 to f32
      %94 = vector.extract %75[2] : i8 from vector<4xi8>
      %95 = arith.extui %94 : i8 to i32
      %96 = arith.sitofp %95 : i32 to f32
      %97 = arith.mulf %93, %96 : f32
      %98 = arith.truncf %97 : f32 to f16
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = vector.extract %67[1] : f16 from vector<2xf16>
      %101 = arith.extf %100 : f16 to f32
      %102 = vector.extract %75[3] : i8 from vector<4xi8>
      %103 = arith.extui %102 : i8 to i32
      %104 = arith.sitofp %103 : i32 to f32
      %105 = arith.mulf %101, %104 : f32
      %106 = arith.truncf %105 : f32 to f16
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = arith.addi %15, %c6 : index
      %109 = arith.muli %inputFeatures, %c1 : index
      %110 = arith.divui %109, %c2 : index
      %111 = arith.divui %inputFeatures, %c3 : index
      %112 = arith.muli %111, %c4 : index
      %113 = arith.addi %112, %110 : index
      %114 = arith.addi %113, %c5 : index
      %115 = arith.divui %114, %c6 : index
      %116 = arith.muli %115, %c6 : index
      %117 = arith.addi %108, %116 : index
      %118 = arith.muli %inputFeatures, %c7 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.muli %58, %c10 : index
      %121 = arith.addi %120, %59 : index
      %122 = arith.muli %121, %c16 : index
      %123 = arith.addi %119, %122 : index
      %124 = vector.load %w[%123] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %125 = vector.bitcast %124 : vector<8xi8> to vector<2xi32>
      %126 = vector.shuffle %125, %125 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %127 = arith.shrui %126, %c20 : vector<4xi32>
      %128 = arith.andi %127, %c21 : vector<4xi32>
      %129 = arith.ori %128, %c22 : vector<4xi32>
      %130 = vector.bitcast %129 : vector<4xi32> to vector<8xf16>
      %131 = arith.shrui %126, %c23 : vector<4xi32>
      %132 = arith.andi %131, %c21 : vector<4xi32>
      %133 = arith.ori %132, %c22 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %126, %c24 : vector<4xi32>
      %136 = arith.andi %135, %c21 : vector<4xi32>
      %137 = arith.ori %136, %c22 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %126, %c25 : vector<4xi32>
      %140 = arith.andi %139, %c21 : vector<4xi32>
      %141 = arith.ori %140, %c22 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %130, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %143, %144 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %146 = arith.subf %145, %c26 : vector<32xf16>
      %147 = vector.shuffle %146, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %148 = vector.shuffle %146, %146 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %149 = math.fma %147, %83, %91 : vector<16xf16>
      %150 = math.fma %148, %99, %107 : vector<16xf16>
      %151 = arith.addi %53, %c8 : index
      %152 = arith.remui %57, %c10 : index
      %153 = arith.addi %15, %c6 : index
      %154 = arith.divui %151, %c16 : index
      %155 = arith.muli %154, %c4 : index
      %156 = arith.addi %153, %155 : index
      %157 = arith.muli %152, %c1 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<2xf16>
      %161 = arith.divui %inputFeatures, %c3 : index
      %162 = arith.muli %161, %c4 : index
      %163 = arith.addi %153, %162 : index
      %164 = arith.muli %151, %c4 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %152, %c1 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %169 = vector.extract %160[0] : f16 from vector<2xf16>
      %170 = arith.extf %169 : f16 to f32
      %171 = vector.extract %168[0] : i8 from vector<4xi8>
      %172 = arith.extui %171 : i8 to i32
      %173 = arith.sitofp %172 : i32 to f32
      %174 = arith.mulf %170, %173 : f32
      %175 = arith.truncf %174 : f32 to f16
      %176 = vector.broadcast %175 : f16 to vector<16xf16>
      %177 = vector.extract %160[1] : f16 from vector<2xf16>
      %178 = arith.extf %177 : f16 to f32
      %179 = vector.extract %168[1] : i8 from vector<4xi8>
      %180 = arith.extui %179 : i8 to i32
      %181 = arith.sitofp %180 : i32 to f32
      %182 = arith.mulf %178, %181 : f32
      %183 = arith.truncf %182 : f32 to f16
      %184 = vector.broadcast %183 : f16 to vector<16xf16>
      %185 = vector.extract %160[0] : f16 from vector<2xf16>
      %186 = arith.extf %185 : f16 to f32
      %187 = vector.extract %168[2] : i8 from vector<4xi8>
      %188 = arith.extui %187 : i8 to i32
      %189 = arith.sitofp %188 : i32 to f32
      %190 = arith.mulf %186, %189 : f32
      %191 = arith.truncf %190 : f32 to f16
      %192 = vector.broadcast %191 : f16 to vector<16xf16>
      %193 = vector.extract %160[1] : f16 from vector<2xf16>
      %194 = arith.extf %193 : f16 to f32
      %195 = vector.extract %168[3] : i8 from vector<4xi8>
      %196 = arith.extui %195 : i8 to i32
      %197 = arith.sitofp %196 : i32 to f32
      %198 = arith.mulf %194, %197 : f32
      %199 = arith.truncf %198 : f32 to f16
      %200 = vector.broadcast %199 : f16 to vector<16xf16>
      %201 = arith.addi %15, %c6 : index
      %202 = arith.muli %inputFeatures, %c1 : index
      %203 = arith.divui %202, %c2 : index
      %204 = arith.divui %inputFeatures, %c3 : index
      %205 = arith.muli %204, %c4 : index
      %206 = arith.addi %205, %203 : index
      %207 = arith.addi %206, %c5 : index
      %208 = arith.divui %207, %c6 : index
      %209 = arith.muli %208, %c6 : index
      %210 = arith.addi %201, %209 : index
      %211 = arith.muli %inputFeatures, %c7 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.muli %151, %c10 : index
      %214 = arith.addi %213, %152 : index
      %215 = arith.muli %214, %c16 : index
      %216 = arith.addi %212, %215 : index
      %217 = vector.load %w[%216] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %218 = vector.bitcast %217 : vector<8xi8> to vector<2xi32>
      %219 = vector.shuffle %218, %218 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %220 = arith.shrui %219, %c20 : vector<4xi32>
      %221 = arith.andi %220, %c21 : vector<4xi32>
      %222 = arith.ori %221, %c22 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %219, %c23 : vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %219, %c24 : vector<4xi32>
      %229 = arith.andi %228, %c21 : vector<4xi32>
      %230 = arith.ori %229, %c22 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %219, %c25 : vector<4xi32>
      %233 = arith.andi %232, %c21 : vector<4xi32>
      %234 = arith.ori %233, %c22 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %236, %237 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %239 = arith.subf %238, %c26 : vector<32xf16>
      %240 = vector.shuffle %239, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %241 = vector.shuffle %239, %239 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %242 = math.fma %240, %176, %184 : vector<16xf16>
      %243 = math.fma %241, %192, %200 : vector<16xf16>
      %244 = arith.addi %53, %c7 : index
      %245 = arith.remui %57, %c10 : index
      %246 = arith.addi %17, %c6 : index
      %247 = arith.divui %244, %c16 : index
      %248 = arith.muli %247, %c4 : index
      %249 = arith.addi %246, %248 : index
      %250 = arith.muli %245, %c1 : index
      %251 = arith.addi %249, %250 : index
      %252 = vector.load %w[%251] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %253 = vector.bitcast %252 : vector<4xi8> to vector<2xf16>
      %254 = arith.divui %inputFeatures, %c3 : index
      %255 = arith.muli %254, %c4 : index
      %256 = arith.addi %246, %255 : index
      %257 = arith.muli %244, %c4 : index
      %258 = arith.addi %256, %257 : index
      %259 = arith.muli %245, %c1 : index
      %260 = arith.addi %258, %259 : index
      %261 = vector.load %w[%260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %262 = vector.extract %253[0] : f16 from vector<2xf16>
      %263 = arith.extf %262 : f16 to f32
      %264 = vector.extract %261[0] : i8 from vector<4xi8>
      %265 = arith.extui %264 : i8 to i32
      %266 = arith.sitofp %265 : i32 to f32
      %267 = arith.mulf %263, %266 : f32
      %268 = arith.truncf %267 : f32 to f16
      %269 = vector.broadcast %268 : f16 to vector<16xf16>
      %270 = vector.extract %253[1] : f16 from vector<2xf16>
      %271 = arith.extf %270 : f16 to f32
      %272 = vector.extract %261[1] : i8 from vector<4xi8>
      %273 = arith.extui %272 : i8 to i32
      %274 = arith.sitofp %273 : i32 to f32
      %275 = arith.mulf %271, %274 : f32
      %276 = arith.truncf %275 : f32 to f16
      %277 = vector.broadcast %276 : f16 to vector<16xf16>
      %278 = vector.extract %253[0] : f16 from vector<2xf16>
      %279 = arith.extf %278 : f16 to f32
      %280 = vector.extract %261[2] : i8 from vector<4xi8>
      %281 = arith.extui %280 : i8 to i32
      %282 = arith.sitofp %281 : i32 to f32
      %283 = arith.mulf %279, %282 : f32
      %284 = arith.truncf %283 : f32 to f16
      %285 = vector.broadcast %284 : f16 to vector<16xf16>
      %286 = vector.extract %253[1] : f16 from vector<2xf16>
      %287 = arith.extf %286 : f16 to f32
      %288 = vector.extract %261[3] : i8 from vector<4xi8>
      %289 = arith.extui %288 : i8 to i32
      %290 = arith.sitofp %289 : i32 to f32
      %291 = arith.mulf %287, %290 : f32
      %292 = arith.truncf %291 : f32 to f16
      %293 = vector.broadcast %292 : f16 to vector<16xf16>
      %294 = arith.addi %17, %c6 : index
      %295 = arith.muli %inputFeatures, %c1 : index
      %296 = arith.divui %295, %c2 : index
      %297 = arith.divui %inputFeatures, %c3 : index
      %298 = arith.muli %297, %c4 : index
      %299 = arith.addi %298, %296 : index
      %300 = arith.addi %299, %c5 : index
      %301 = arith.divui %300, %c6 : index
      %302 = arith.muli %301, %c6 : index
      %303 = arith.addi %294, %302 : index
      %304 = arith.muli %inputFeatures, %c7 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %244, %c10 : index
      %307 = arith.addi %306, %245 : index
      %308 = arith.muli %307, %c16 : index
      %309 = arith.addi %305, %308 : index
      %310 = vector.load %w[%309] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %311 = vector.bitcast %310 : vector<8xi8> to vector<2xi32>
      %312 = vector.shuffle %311, %311 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %313 = arith.shrui %312, %c20 : vector<4xi32>
      %314 = arith.andi %313, %c21 : vector<4xi32>
      %315 = arith.ori %314, %c22 : vector<4xi32>
      %316 = vector.bitcast %315 : vector<4xi32> to vector<8xf16>
      %317 = arith.shrui %312, %c23 : vector<4xi32>
      %318 = arith.andi %317, %c21 : vector<4xi32>
      %319 = arith.ori %318, %c22 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %312, %c24 : vector<4xi32>
      %322 = arith.andi %321, %c21 : vector<4xi32>
      %323 = arith.ori %322, %c22 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = arith.shrui %312, %c25 : vector<4xi32>
      %326 = arith.andi %325, %c21 : vector<4xi32>
      %327 = arith.ori %326, %c22 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = vector.shuffle %316, %320 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = vector.shuffle %324, %328 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = vector.shuffle %329, %330 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %332 = arith.subf %331, %c26 : vector<32xf16>
      %333 = vector.shuffle %332, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %334 = vector.shuffle %332, %332 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %335 = math.fma %333, %269, %277 : vector<16xf16>
      %336 = math.fma %334, %285, %293 : vector<16xf16>
      %337 = arith.addi %53, %c8 : index
      %338 = arith.remui %57, %c10 : index
      %339 = arith.addi %17, %c6 : index
      %340 = arith.divui %337, %c16 : index
      %341 = arith.muli %340, %c4 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.muli %338, %c1 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %346 = vector.bitcast %345 : vector<4xi8> to vector<2xf16>
      %347 = arith.divui %inputFeatures, %c3 : index
      %348 = arith.muli %347, %c4 : index
      %349 = arith.addi %339, %348 : index
      %350 = arith.muli %337, %c4 : index
      %351 = arith.addi %349, %350 : index
      %352 = arith.muli %338, %c1 : index
      %353 = arith.addi %351, %352 : index
      %354 = vector.load %w[%353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %355 = vector.extract %346[0] : f16 from vector<2xf16>
      %356 = arith.extf %355 : f16 to f32
      %357 = vector.extract %354[0] : i8 from vector<4xi8>
      %358 = arith.extui %357 : i8 to i32
      %359 = arith.sitofp %358 : i32 to f32
      %360 = arith.mulf %356, %359 : f32
      %361 = arith.truncf %360 : f32 to f16
      %362 = vector.broadcast %361 : f16 to vector<16xf16>
      %363 = vector.extract %346[1] : f16 from vector<2xf16>
      %364 = arith.extf %363 : f16 to f32
      %365 = vector.extract %354[1] : i8 from vector<4xi8>
      %366 = arith.extui %365 : i8 to i32
      %367 = arith.sitofp %366 : i32 to f32
      %368 = arith.mulf %364, %367 : f32
      %369 = arith.truncf %368 : f32 to f16
      %370 = vector.broadcast %369 : f16 to vector<16xf16>
      %371 = vector.extract %346[0] : f16 from vector<2xf16>
      %372 = arith.extf %371 : f16 to f32
      %373 = vector.extract %354[2] : i8 from vector<4xi8>
      %374 = arith.extui %373 : i8 to i32
      %375 = arith.sitofp %374 : i32 to f32
      %376 = arith.mulf %372, %375 : f32
      %377 = arith.truncf %376 : f32 to f16
      %378 = vector.broadcast %377 : f16 to vector<16xf16>
      %379 = vector.extract %346[1] : f16 from vector<2xf16>
      %380 = arith.extf %379 : f16 to f32
      %381 = vector.extract %354[3] : i8 from vector<4xi8>
      %382 = arith.extui %381 : i8 to i32
      %383 = arith.sitofp %382 : i32 to f32
      %384 = arith.mulf %380, %383 : f32
      %385 = arith.truncf %384 : f32 to f16
      %386 = vector.broadcast %385 : f16 to vector<16xf16>
      %387 = arith.addi %17, %c6 : index
      %388 = arith.muli %inputFeatures, %c1 : index
      %389 = arith.divui %388, %c2 : index
      %390 = arith.divui %inputFeatures, %c3 : index
      %391 = arith.muli %390, %c4 : index
      %392 = arith.addi %391, %389 : index
      %393 = arith.addi %392, %c5 : index
      %394 = arith.divui %393, %c6 : index
      %395 = arith.muli %394, %c6 : index
      %396 = arith.addi %387, %395 : index
      %397 = arith.muli %inputFeatures, %c7 : index
      %398 = arith.addi %396, %397 : index
      %399 = arith.muli %337, %c10 : index
      %400 = arith.addi %399, %338 : index
      %401 = arith.muli %400, %c16 : index
      %402 = arith.addi %398, %401 : index
      %403 = vector.load %w[%402] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %404 = vector.bitcast %403 : vector<8xi8> to vector<2xi32>
      %405 = vector.shuffle %404, %404 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %406 = arith.shrui %405, %c20 : vector<4xi32>
      %407 = arith.andi %406, %c21 : vector<4xi32>
      %408 = arith.ori %407, %c22 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = arith.shrui %405, %c23 : vector<4xi32>
      %411 = arith.andi %410, %c21 : vector<4xi32>
      %412 = arith.ori %411, %c22 : vector<4xi32>
      %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
      %414 = arith.shrui %405, %c24 : vector<4xi32>
      %415 = arith.andi %414, %c21 : vector<4xi32>
      %416 = arith.ori %415, %c22 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %405, %c25 : vector<4xi32>
      %419 = arith.andi %418, %c21 : vector<4xi32>
      %420 = arith.ori %419, %c22 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = vector.shuffle %409, %413 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = vector.shuffle %417, %421 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = vector.shuffle %422, %423 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %425 = arith.subf %424, %c26 : vector<32xf16>
      %426 = vector.shuffle %425, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %427 = vector.shuffle %425, %425 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %428 = math.fma %426, %362, %370 : vector<16xf16>
      %429 = math.fma %427, %378, %386 : vector<16xf16>
      %430 = arith.muli %53, %c2 : index
      %431 = arith.addi %430, %c7 : index
      %432 = arith.muli %tileRows, %c10 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.addi %39, %433 : index
      %435 = vector.load %27[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = arith.muli %tileRows, %c16 : index
      %437 = arith.addi %434, %436 : index
      %438 = vector.load %27[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = wave.mma %439, %149, %54 : vector<16xf16>, vector<8xf32>
      %441 = wave.mma %439, %335, %55 : vector<16xf16>, vector<8xf32>
      %442 = arith.muli %53, %c2 : index
      %443 = arith.addi %442, %c8 : index
      %444 = arith.muli %tileRows, %c10 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.addi %39, %445 : index
      %447 = vector.load %27[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c16 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %27[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %150, %440 : vector<16xf16>, vector<8xf32>
      %453 = wave.mma %451, %336, %441 : vector<16xf16>, vector<8xf32>
      %454 = arith.muli %53, %c2 : index
      %455 = arith.addi %454, %c2 : index
      %456 = arith.muli %tileRows, %c10 : index
      %457 = arith.muli %455, %456 : index
      %458 = arith.addi %39, %457 : index
      %459 = vector.load %27[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = arith.muli %tileRows, %c16 : index
      %461 = arith.addi %458, %460 : index
      %462 = vector.load %27[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = vector.shuffle %459, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %464 = wave.mma %463, %242, %452 : vector<16xf16>, vector<8xf32>
      %465 = wave.mma %463, %428, %453 : vector<16xf16>, vector<8xf32>
      %466 = arith.muli %53, %c2 : index
      %467 = arith.addi %466, %c27 : index
      %468 = arith.muli %tileRows, %c10 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.addi %39, %469 : index
      %471 = vector.load %27[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = arith.muli %tileRows, %c16 : index
      %473 = arith.addi %470, %472 : index
      %474 = vector.load %27[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = vector.shuffle %471, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = wave.mma %475, %243, %464 : vector<16xf16>, vector<8xf32>
      %477 = wave.mma %475, %429, %465 : vector<16xf16>, vector<8xf32>
      scf.yield %476, %477 : vector<8xf32>, vector<8xf32>
    }
    %478 = arith.select %46, %52, %45 : index
    %482:2 = scf.for %479 = %52 to %478 step %c8 iter_args(%480 = %56#0, %481 = %56#1) -> (vector<8xf32>, vector<8xf32>) {
      %483 = wave.lane
      %484 = arith.addi %479, %c7 : index
      %485 = arith.remui %483, %c10 : index
      %486 = arith.addi %15, %c6 : index
      %487 = arith.divui %484, %c16 : index
      %488 = arith.muli %487, %c4 : index
      %489 = arith.addi %486, %488 : index
      %490 = arith.muli %485, %c1 : index
      %491 = arith.addi %489, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<2xf16>
      %494 = arith.divui %inputFeatures, %c3 : index
      %495 = arith.muli %494, %c4 : index
      %496 = arith.addi %486, %495 : index
      %497 = arith.muli %484, %c4 : index
      %498 = arith.addi %496, %497 : index
      %499 = arith.muli %485, %c1 : index
      %500 = arith.addi %498, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.extract %493[0] : f16 from vector<2xf16>
      %503 = arith.extf %502 : f16 to f32
      %504 = vector.extract %501[0] : i8 from vector<4xi8>
      %505 = arith.extui %504 : i8 to i32
      %506 = arith.sitofp %505 : i32 to f32
      %507 = arith.mulf %503, %506 : f32
      %508 = arith.truncf %507 : f32 to f16
      %509 = vector.broadcast %508 : f16 to vector<16xf16>
      %510 = vector.extract %493[1] : f16 from vector<2xf16>
      %511 = arith.extf %510 : f16 to f32
      %512 = vector.extract %501[1] : i8 from vector<4xi8>
      %513 = arith.extui %512 : i8 to i32
      %514 = arith.sitofp %513 : i32 to f32
      %515 = arith.mulf %511, %514 : f32
      %516 = arith.truncf %515 : f32 to f16
      %517 = vector.broadcast %516 : f16 to vector<16xf16>
      %518 = vector.extract %493[0] : f16 from vector<2xf16>
      %519 = arith.extf %518 : f16 to f32
      %520 = vector.extract %501[2] : i8 from vector<4xi8>
      %521 = arith.extui %520 : i8 to i32
      %522 = arith.sitofp %521 : i32 to f32
      %523 = arith.mulf %519, %522 : f32
      %524 = arith.truncf %523 : f32 to f16
      %525 = vector.broadcast %524 : f16 to vector<16xf16>
      %526 = vector.extract %493[1] : f16 from vector<2xf16>
      %527 = arith.extf %526 : f16 to f32
      %528 = vector.extract %501[3] : i8 from vector<4xi8>
      %529 = arith.extui %528 : i8 to i32
      %530 = arith.sitofp %529 : i32 to f32
      %531 = arith.mulf %527, %530 : f32
      %532 = arith.truncf %531 : f32 to f16
      %533 = vector.broadcast %532 : f16 to vector<16xf16>
      %534 = arith.addi %15, %c6 : index
      %535 = arith.muli %inputFeatures, %c1 : index
      %536 = arith.divui %535, %c2 : index
      %537 = arith.divui %inputFeatures, %c3 : index
      %538 = arith.muli %537, %c4 : index
      %539 = arith.addi %538, %536 : index
      %540 = arith.addi %539, %c5 : index
      %541 = arith.divui %540, %c6 : index
      %542 = arith.muli %541, %c6 : index
      %543 = arith.addi %534, %542 : index
      %544 = arith.muli %inputFeatures, %c7 : index
      %545 = arith.addi %543, %544 : index
      %546 = arith.muli %484, %c10 : index
      %547 = arith.addi %546, %485 : index
      %548 = arith.muli %547, %c16 : index
      %549 = arith.addi %545, %548 : index
      %550 = vector.load %w[%549] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %551 = vector.bitcast %550 : vector<8xi8> to vector<2xi32>
      %552 = vector.shuffle %551, %551 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %553 = arith.shrui %552, %c20 : vector<4xi32>
      %554 = arith.andi %553, %c21 : vector<4xi32>
      %555 = arith.ori %554, %c22 : vector<4xi32>
      %556 = vector.bitcast %555 : vector<4xi32> to vector<8xf16>
      %557 = arith.shrui %552, %c23 : vector<4xi32>
      %558 = arith.andi %557, %c21 : vector<4xi32>
      %559 = arith.ori %558, %c22 : vector<4xi32>
      %560 = vector.bitcast %559 : vector<4xi32> to vector<8xf16>
      %561 = arith.shrui %552, %c24 : vector<4xi32>
      %562 = arith.andi %561, %c21 : vector<4xi32>
      %563 = arith.ori %562, %c22 : vector<4xi32>
      %564 = vector.bitcast %563 : vector<4xi32> to vector<8xf16>
      %565 = arith.shrui %552, %c25 : vector<4xi32>
      %566 = arith.andi %565, %c21 : vector<4xi32>
      %567 = arith.ori %566, %c22 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = vector.shuffle %556, %560 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %570 = vector.shuffle %564, %568 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = vector.shuffle %569, %570 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %572 = arith.subf %571, %c26 : vector<32xf16>
      %573 = vector.shuffle %572, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %574 = vector.shuffle %572, %572 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %575 = math.fma %573, %509, %517 : vector<16xf16>
      %576 = math.fma %574, %525, %533 : vector<16xf16>
      %577 = arith.addi %479, %c7 : index
      %578 = arith.remui %483, %c10 : index
      %579 = arith.addi %17, %c6 : index
      %580 = arith.divui %577, %c16 : index
      %581 = arith.muli %580, %c4 : index
      %582 = arith.addi %579, %581 : index
      %583 = arith.muli %578, %c1 : index
      %584 = arith.addi %582, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<2xf16>
      %587 = arith.divui %inputFeatures, %c3 : index
      %588 = arith.muli %587, %c4 : index
      %589 = arith.addi %579, %588 : index
      %590 = arith.muli %577, %c4 : index
      %591 = arith.addi %589, %590 : index
      %592 = arith.muli %578, %c1 : index
      %593 = arith.addi %591, %592 : index
      %594 = vector.load %w[%593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %595 = vector.extract %586[0] : f16 from vector<2xf16>
      %596 = arith.extf %595 : f16 to f32
      %597 = vector.extract %594[0] : i8 from vector<4xi8>
      %598 = arith.extui %597 : i8 to i32
      %599 = arith.sitofp %598 : i32 to f32
      %600 = arith.mulf %596, %599 : f32
      %601 = arith.truncf %600 : f32 to f16
      %602 = vector.broadcast %601 : f16 to vector<16xf16>
      %603 = vector.extract %586[1] : f16 from vector<2xf16>
      %604 = arith.extf %603 : f16 to f32
      %605 = vector.extract %594[1] : i8 from vector<4xi8>
      %606 = arith.extui %605 : i8 to i32
      %607 = arith.sitofp %606 : i32 to f32
      %608 = arith.mulf %604, %607 : f32
      %609 = arith.truncf %608 : f32 to f16
      %610 = vector.broadcast %609 : f16 to vector<16xf16>
      %611 = vector.extract %586[0] : f16 from vector<2xf16>
      %612 = arith.extf %611 : f16 to f32
      %613 = vector.extract %594[2] : i8 from vector<4xi8>
      %614 = arith.extui %613 : i8 to i32
      %615 = arith.sitofp %614 : i32 to f32
      %616 = arith.mulf %612, %615 : f32
      %617 = arith.truncf %616 : f32 to f16
      %618 = vector.broadcast %617 : f16 to vector<16xf16>
      %619 = vector.extract %586[1] : f16 from vector<2xf16>
      %620 = arith.extf %619 : f16 to f32
      %621 = vector.extract %594[3] : i8 from vector<4xi8>
      %622 = arith.extui %621 : i8 to i32
      %623 = arith.sitofp %622 : i32 to f32
      %624 = arith.mulf %620, %623 : f32
      %625 = arith.truncf %624 : f32 to f16
      %626 = vector.broadcast %625 : f16 to vector<16xf16>
      %627 = arith.addi %17, %c6 : index
      %628 = arith.muli %inputFeatures, %c1 : index
      %629 = arith.divui %628, %c2 : index
      %630 = arith.divui %inputFeatures, %c3 : index
      %631 = arith.muli %630, %c4 : index
      %632 = arith.addi %631, %629 : index
      %633 = arith.addi %632, %c5 : index
      %634 = arith.divui %633, %c6 : index
      %635 = arith.muli %634, %c6 : index
      %636 = arith.addi %627, %635 : index
      %637 = arith.muli %inputFeatures, %c7 : index
      %638 = arith.addi %636, %637 : index
      %639 = arith.muli %577, %c10 : index
      %640 = arith.addi %639, %578 : index
      %641 = arith.muli %640, %c16 : index
      %642 = arith.addi %638, %641 : index
      %643 = vector.load %w[%642] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %644 = vector.bitcast %643 : vector<8xi8> to vector<2xi32>
      %645 = vector.shuffle %644, %644 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %646 = arith.shrui %645, %c20 : vector<4xi32>
      %647 = arith.andi %646, %c21 : vector<4xi32>
      %648 = arith.ori %647, %c22 : vector<4xi32>
      %649 = vector.bitcast %648 : vector<4xi32> to vector<8xf16>
      %650 = arith.shrui %645, %c23 : vector<4xi32>
      %651 = arith.andi %650, %c21 : vector<4xi32>
      %652 = arith.ori %651, %c22 : vector<4xi32>
      %653 = vector.bitcast %652 : vector<4xi32> to vector<8xf16>
      %654 = arith.shrui %645, %c24 : vector<4xi32>
      %655 = arith.andi %654, %c21 : vector<4xi32>
      %656 = arith.ori %655, %c22 : vector<4xi32>
      %657 = vector.bitcast %656 : vector<4xi32> to vector<8xf16>
      %658 = arith.shrui %645, %c25 : vector<4xi32>
      %659 = arith.andi %658, %c21 : vector<4xi32>
      %660 = arith.ori %659, %c22 : vector<4xi32>
      %661 = vector.bitcast %660 : vector<4xi32> to vector<8xf16>
      %662 = vector.shuffle %649, %653 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %663 = vector.shuffle %657, %661 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = vector.shuffle %662, %663 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %665 = arith.subf %664, %c26 : vector<32xf16>
      %666 = vector.shuffle %665, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %667 = vector.shuffle %665, %665 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %668 = math.fma %666, %602, %610 : vector<16xf16>
      %669 = math.fma %667, %618, %626 : vector<16xf16>
      %670 = arith.muli %479, %c2 : index
      %671 = arith.addi %670, %c7 : index
      %672 = arith.muli %tileRows, %c10 : index
      %673 = arith.muli %671, %672 : index
      %674 = arith.addi %39, %673 : index
      %675 = vector.load %27[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = arith.muli %tileRows, %c16 : index
      %677 = arith.addi %674, %676 : index
      %678 = vector.load %27[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = vector.shuffle %675, %678 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %680 = wave.mma %679, %575, %480 : vector<16xf16>, vector<8xf32>
      %681 = wave.mma %679, %668, %481 : vector<16xf16>, vector<8xf32>
      %682 = arith.muli %479, %c2 : index
      %683 = arith.addi %682, %c8 : index
      %684 = arith.muli %tileRows, %c10 : index
      %685 = arith.muli %683, %684 : index
      %686 = arith.addi %39, %685 : index
      %687 = vector.load %27[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %688 = arith.muli %tileRows, %c16 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %27[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = vector.shuffle %687, %690 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %692 = wave.mma %691, %576, %680 : vector<16xf16>, vector<8xf32>
      %693 = wave.mma %691, %669, %681 : vector<16xf16>, vector<8xf32>
      scf.yield %692, %693 : vector<8xf32>, vector<8xf32>
    }
    %694 = wave.lane
    %695 = wave.wave
    %696 = arith.muli %695, %c2 : index
    %697 = arith.addi %696, %c7 : index
    %698 = arith.muli %697, %c3 : index
    %699 = arith.addi %698, %694 : index
    %700 = vector.extract %482#0[0] : f32 from vector<8xf32>
    %701 = arith.addi %699, %c7 : index
    memref.store %700, %21[%701] : memref<?xf32>
    %702 = vector.extract %482#0[1] : f32 from vector<8xf32>
    %703 = arith.addi %699, %c13 : index
    memref.store %702, %21[%703] : memref<?xf32>
    %704 = vector.extract %482#0[2] : f32 from vector<8xf32>
    %705 = arith.addi %699, %c4 : index
    memref.store %704, %21[%705] : memref<?xf32>
    %706 = vector.extract %482#0[3] : f32 from vector<8xf32>
    %707 = arith.addi %699, %c28 : index
    memref.store %706, %21[%707] : memref<?xf32>
    %708 = vector.extract %482#0[4] : f32 from vector<8xf32>
    %709 = arith.addi %699, %c6 : index
    memref.store %708, %21[%709] : memref<?xf32>
    %710 = vector.extract %482#0[5] : f32 from vector<8xf32>
    %711 = arith.addi %699, %c29 : index
    memref.store %710, %21[%711] : memref<?xf32>
    %712 = vector.extract %482#0[6] : f32 from vector<8xf32>
    %713 = arith.addi %699, %c30 : index
    memref.store %712, %21[%713] : memref<?xf32>
    %714 = vector.extract %482#0[7] : f32 from vector<8xf32>
    %715 = arith.addi %699, %c31 : index
    memref.store %714, %21[%715] : memref<?xf32>
    %716 = arith.muli %695, %c2 : index
    %717 = arith.addi %716, %c8 : index
    %718 = arith.muli %717, %c3 : index
    %719 = arith.addi %718, %694 : index
    %720 = vector.extract %482#1[0] : f32 from vector<8xf32>
    %721 = arith.addi %719, %c7 : index
    memref.store %720, %21[%721] : memref<?xf32>
    %722 = vector.extract %482#1[1] : f32 from vector<8xf32>
    %723 = arith.addi %719, %c13 : index
    memref.store %722, %21[%723] : memref<?xf32>
    %724 = vector.extract %482#1[2] : f32 from vector<8xf32>
    %725 = arith.addi %719, %c4 : index
    memref.store %724, %21[%725] : memref<?xf32>
    %726 = vector.extract %482#1[3] : f32 from vector<8xf32>
    %727 = arith.addi %719, %c28 : index
    memref.store %726, %21[%727] : memref<?xf32>
    %728 = vector.extract %482#1[4] : f32 from vector<8xf32>
    %729 = arith.addi %719, %c6 : index
    memref.store %728, %21[%729] : memref<?xf32>
    %730 = vector.extract %482#1[5] : f32 from vector<8xf32>
    %731 = arith.addi %719, %c29 : index
    memref.store %730, %21[%731] : memref<?xf32>
    %732 = vector.extract %482#1[6] : f32 from vector<8xf32>
    %733 = arith.addi %719, %c30 : index
    memref.store %732, %21[%733] : memref<?xf32>
    %734 = vector.extract %482#1[7] : f32 from vector<8xf32>
    %735 = arith.addi %719, %c31 : index
    memref.store %734, %21[%735] : memref<?xf32>
    wave.barrier
    %736 = arith.muli %695, %c1 : index
    %737 = arith.addi %736, %c7 : index
    %738 = arith.muli %737, %c13 : index
    %739 = arith.addi %738, %694 : index
    %740 = arith.addi %739, %c7 : index
    %741 = memref.load %21[%740] : memref<?xf32>
    %742 = arith.addi %740, %c32 : index
    %743 = memref.load %21[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = arith.muli %737, %c13 : index
    %746 = arith.addi %745, %694 : index
    %747 = arith.addi %746, %c3 : index
    %748 = memref.load %21[%747] : memref<?xf32>
    %749 = arith.addi %747, %c32 : index
    %750 = memref.load %21[%749] : memref<?xf32>
    %751 = arith.addf %748, %750 : f32
    %752 = wave.lane
    %753 = arith.addi %20, %c7 : index
    %754 = arith.muli %737, %c2 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c10 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %19 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c8 : index
      %760 = arith.muli %757, %c2 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.remui %752, %c10 : index
      %765 = arith.muli %764, %c1 : index
      %766 = arith.addi %15, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %763 : f32
      %771 = arith.mulf %744, %770 : f32
      %772 = arith.remui %752, %c10 : index
      %773 = arith.muli %772, %c1 : index
      %774 = arith.addi %17, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %763 : f32
      %779 = arith.mulf %751, %778 : f32
      %780 = arith.muli %757, %outputFeatures : index
      %781 = arith.addi %780, %23 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c10 : index
      %784 = arith.addi %781, %783 : index
      %785 = arith.addi %784, %c7 : index
      memref.store %771, %logits[%785] : memref<?xf32>
      %786 = arith.addi %784, %c10 : index
      memref.store %779, %logits[%786] : memref<?xf32>
    }
    %787 = arith.muli %695, %c1 : index
    %788 = arith.addi %787, %c8 : index
    %789 = arith.muli %788, %c13 : index
    %790 = arith.addi %789, %694 : index
    %791 = arith.addi %790, %c7 : index
    %792 = memref.load %21[%791] : memref<?xf32>
    %793 = arith.addi %791, %c32 : index
    %794 = memref.load %21[%793] : memref<?xf32>
    %795 = arith.addf %792, %794 : f32
    %796 = arith.muli %788, %c13 : index
    %797 = arith.addi %796, %694 : index
    %798 = arith.addi %797, %c3 : index
    %799 = memref.load %21[%798] : memref<?xf32>
    %800 = arith.addi %798, %c32 : index
    %801 = memref.load %21[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = wave.lane
    %804 = arith.addi %20, %c7 : index
    %805 = arith.muli %788, %c2 : index
    %806 = arith.addi %804, %805 : index
    %807 = arith.divui %803, %c10 : index
    %808 = arith.addi %806, %807 : index
    %809 = arith.cmpi slt, %808, %19 : index
    scf.if %809 {
      %810 = arith.cmpi eq, %hasFactors, %c8 : index
      %811 = arith.muli %808, %c2 : index
      %812 = memref.load %factors[%811] : memref<?xf32>
      %813 = arith.mulf %812, %operandScale : f32
      %814 = arith.select %810, %813, %operandScale : f32
      %815 = arith.remui %803, %c10 : index
      %816 = arith.muli %815, %c1 : index
      %817 = arith.addi %15, %816 : index
      %818 = vector.load %w[%817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %819 = vector.bitcast %818 : vector<4xi8> to vector<1xf32>
      %820 = vector.extract %819[0] : f32 from vector<1xf32>
      %821 = arith.mulf %820, %814 : f32
      %822 = arith.mulf %795, %821 : f32
      %823 = arith.remui %803, %c10 : index
      %824 = arith.muli %823, %c1 : index
      %825 = arith.addi %17, %824 : index
      %826 = vector.load %w[%825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %827 = vector.bitcast %826 : vector<4xi8> to vector<1xf32>
      %828 = vector.extract %827[0] : f32 from vector<1xf32>
      %829 = arith.mulf %828, %814 : f32
      %830 = arith.mulf %802, %829 : f32
      %831 = arith.muli %808, %outputFeatures : index
      %832 = arith.addi %831, %23 : index
      %833 = wave.lane
      %834 = arith.remui %833, %c10 : index
      %835 = arith.addi %832, %834 : index
      %836 = arith.addi %835, %c7 : index
      memref.store %822, %logits[%836] : memref<?xf32>
      %837 = arith.addi %835, %c10 : index
      memref.store %830, %logits[%837] : memref<?xf32>
    }
    %838 = arith.muli %695, %c1 : index
    %839 = arith.addi %838, %c2 : index
    %840 = arith.muli %839, %c13 : index
    %841 = arith.addi %840, %694 : index
    %842 = arith.addi %841, %c7 : index
    %843 = memref.load %21[%842] : memref<?xf32>
    %844 = arith.addi %842, %c32 : index
    %845 = memref.load %21[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.muli %839, %c13 : index
    %848 = arith.addi %847, %694 : index
    %849 = arith.addi %848, %c3 : index
    %850 = memref.load %21[%849] : memref<?xf32>
    %851 = arith.addi %849, %c32 : index
    %852 = memref.load %21[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = wave.lane
    %855 = arith.addi %20, %c7 : index
    %856 = arith.muli %839, %c2 : index
    %857 = arith.addi %855, %856 : index
    %858 = arith.divui %854, %c10 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.cmpi slt, %859, %19 : index
    scf.if %860 {
      %861 = arith.cmpi eq, %hasFactors, %c8 : index
      %862 = arith.muli %859, %c2 : index
      %863 = memref.load %factors[%862] : memref<?xf32>
      %864 = arith.mulf %863, %operandScale : f32
      %865 = arith.select %861, %864, %operandScale : f32
      %866 = arith.remui %854, %c10 : index
      %867 = arith.muli %866, %c1 : index
      %868 = arith.addi %15, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %865 : f32
      %873 = arith.mulf %846, %872 : f32
      %874 = arith.remui %854, %c10 : index
      %875 = arith.muli %874, %c1 : index
      %876 = arith.addi %17, %875 : index
      %877 = vector.load %w[%876] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %878 = vector.bitcast %877 : vector<4xi8> to vector<1xf32>
      %879 = vector.extract %878[0] : f32 from vector<1xf32>
      %880 = arith.mulf %879, %865 : f32
      %881 = arith.mulf %853, %880 : f32
      %882 = arith.muli %859, %outputFeatures : index
      %883 = arith.addi %882, %23 : index
      %884 = wave.lane
      %885 = arith.remui %884, %c10 : index
      %886 = arith.addi %883, %885 : index
      %887 = arith.addi %886, %c7 : index
      memref.store %873, %logits[%887] : memref<?xf32>
      %888 = arith.addi %886, %c10 : index
      memref.store %881, %logits[%888] : memref<?xf32>
    }
    %889 = arith.muli %695, %c1 : index
    %890 = arith.addi %889, %c27 : index
    %891 = arith.muli %890, %c13 : index
    %892 = arith.addi %891, %694 : index
    %893 = arith.addi %892, %c7 : index
    %894 = memref.load %21[%893] : memref<?xf32>
    %895 = arith.addi %893, %c32 : index
    %896 = memref.load %21[%895] : memref<?xf32>
    %897 = arith.addf %894, %896 : f32
    %898 = arith.muli %890, %c13 : index
    %899 = arith.addi %898, %694 : index
    %900 = arith.addi %899, %c3 : index
    %901 = memref.load %21[%900] : memref<?xf32>
    %902 = arith.addi %900, %c32 : index
    %903 = memref.load %21[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = wave.lane
    %906 = arith.addi %20, %c7 : index
    %907 = arith.muli %890, %c2 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.divui %905, %c10 : index
    %910 = arith.addi %908, %909 : index
    %911 = arith.cmpi slt, %910, %19 : index
    scf.if %911 {
      %912 = arith.cmpi eq, %hasFactors, %c8 : index
      %913 = arith.muli %910, %c2 : index
      %914 = memref.load %factors[%913] : memref<?xf32>
      %915 = arith.mulf %914, %operandScale : f32
      %916 = arith.select %912, %915, %operandScale : f32
      %917 = arith.remui %905, %c10 : index
      %918 = arith.muli %917, %c1 : index
      %919 = arith.addi %15, %918 : index
      %920 = vector.load %w[%919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %921 = vector.bitcast %920 : vector<4xi8> to vector<1xf32>
      %922 = vector.extract %921[0] : f32 from vector<1xf32>
      %923 = arith.mulf %922, %916 : f32
      %924 = arith.mulf %897, %923 : f32
      %925 = arith.remui %905, %c10 : index
      %926 = arith.muli %925, %c1 : index
      %927 = arith.addi %17, %926 : index
      %928 = vector.load %w[%927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %929 = vector.bitcast %928 : vector<4xi8> to vector<1xf32>
      %930 = vector.extract %929[0] : f32 from vector<1xf32>
      %931 = arith.mulf %930, %916 : f32
      %932 = arith.mulf %904, %931 : f32
      %933 = arith.muli %910, %outputFeatures : index
      %934 = arith.addi %933, %23 : index
      %935 = wave.lane
      %936 = arith.remui %935, %c10 : index
      %937 = arith.addi %934, %936 : index
      %938 = arith.addi %937, %c7 : index
      memref.store %924, %logits[%938] : memref<?xf32>
      %939 = arith.addi %937, %c10 : index
      memref.store %932, %logits[%939] : memref<?xf32>
    }
  }
  %940 = arith.muli %experts, %c2 : index
  %941 = wave.scratch %940 : memref<?xf32>
  %942 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %942 {
    %943 = arith.addi %20, %c10 : index
    %944 = arith.minsi %943, %19 : index
    %945 = wave.wave
    %946 = arith.addi %20, %945 : index
    scf.for %947 = %946 to %944 step %c2 {
      %948 = wave.wave
      %949 = arith.muli %948, %experts : index
      %950 = wave.lane
      %951 = arith.muli %947, %logitsWidth : index
      %954 = scf.for %952 = %950 to %experts step %c13 iter_args(%953 = %c39) -> (f32) {
        %955 = arith.addi %951, %952 : index
        %956 = memref.load %logits[%955] : memref<?xf32>
        %957 = arith.maximumf %953, %956 : f32
        scf.yield %957 : f32
      }
      %958 = vector.broadcast %954 : f32 to vector<1xf32>
      %959 = wave.reduce "max" %958 : vector<1xf32>
      %962 = scf.for %960 = %950 to %experts step %c13 iter_args(%961 = %c40) -> (f32) {
        %963 = arith.addi %951, %960 : index
        %964 = memref.load %logits[%963] : memref<?xf32>
        %965 = arith.subf %964, %959 : f32
        %966 = arith.mulf %965, %c41 : f32
        %967 = wave.exp2 %966 : f32
        %968 = arith.addi %949, %960 : index
        memref.store %967, %941[%968] : memref<?xf32>
        %969 = arith.addf %961, %967 : f32
        scf.yield %969 : f32
      }
      %970 = vector.broadcast %962 : f32 to vector<1xf32>
      %971 = wave.reduce "add" %970 : vector<1xf32>
      scf.for %972 = %950 to %experts step %c13 {
        %973 = arith.addi %949, %972 : index
        %974 = memref.load %941[%973] : memref<?xf32>
        %975 = arith.divf %974, %971 : f32
        %976 = arith.addi %949, %972 : index
        memref.store %975, %941[%976] : memref<?xf32>
      }
      %981:3 = scf.for %977 = %c7 to %expertsPerToken step %c8 iter_args(%978 = %c40, %979 = %c40, %980 = %c42) -> (f32, f32, i32) {
        %985:2 = scf.for %982 = %950 to %experts step %c13 iter_args(%983 = %c43, %984 = %c40) -> (f32, f32) {
          %986 = arith.addi %949, %982 : index
          %987 = memref.load %941[%986] : memref<?xf32>
          %988 = arith.cmpf ogt, %987, %983 : f32
          %989 = arith.index_cast %982 : index to i32
          %990 = arith.sitofp %989 : i32 to f32
          %991 = arith.select %988, %987, %983 : f32
          %992 = arith.select %988, %990, %984 : f32
          scf.yield %991, %992 : f32, f32
        }
        %993 = vector.broadcast %985#0 : f32 to vector<1xf32>
        %994 = wave.reduce "max" %993 : vector<1xf32>
        %995 = arith.cmpf oeq, %985#0, %994 : f32
        %996 = arith.subf %c40, %985#1 : f32
        %997 = arith.select %995, %996, %c44 : f32
        %998 = vector.broadcast %997 : f32 to vector<1xf32>
        %999 = wave.reduce "max" %998 : vector<1xf32>
        %1000 = arith.subf %c40, %999 : f32
        %1001 = arith.fptosi %1000 : f32 to i32
        %1002 = arith.index_cast %1001 : i32 to index
        %1003 = arith.remui %1002, %c13 : index
        %1004 = arith.cmpi eq, %1003, %950 : index
        scf.if %1004 {
          %1005 = arith.addi %949, %1002 : index
          memref.store %c45, %941[%1005] : memref<?xf32>
        }
        %1006 = arith.cmpi eq, %977, %950 : index
        %1007 = arith.addf %978, %994 : f32
        %1008 = arith.select %1006, %994, %979 : f32
        %1009 = arith.select %1006, %1001, %980 : i32
        scf.yield %1007, %1008, %1009 : f32, f32, i32
      }
      %1010 = arith.cmpi eq, %normalize, %c8 : index
      %1011 = arith.divf %981#1, %981#0 : f32
      %1012 = arith.select %1010, %1011, %981#1 : f32
      %1013 = arith.cmpi slt, %950, %expertsPerToken : index
      scf.if %1013 {
        %1014 = arith.muli %947, %expertsPerToken : index
        %1015 = arith.addi %1014, %950 : index
        memref.store %1012, %weights[%1015] : memref<?xf32>
        %1016 = arith.muli %947, %expertsPerToken : index
        %1017 = arith.addi %1016, %950 : index
        memref.store %981#2, %ids_out[%1017] : memref<?xi32>
      }
    }
  }
  wave.return
}
