// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q5_k', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q5_k_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
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
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c44 = arith.constant 0xFF61B1E6 : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant 0x3FB8AA3B : f32
  %c47 = arith.constant 0 : i32
  %c48 = arith.constant 0xC0000000 : f32
  %c49 = arith.constant 0xCB800000 : f32
  %c50 = arith.constant 0xBF800000 : f32
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
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c7, %c10 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.remui %c7, %c10 : index
    %34 = arith.divui %33, %c15 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c15 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c15 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c13 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c6 : index
    %52 = arith.muli %51, %c6 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c6 iter_args(%57 = %c16, %58 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c7 : index
      %62 = arith.remui %60, %c10 : index
      %63 = arith.addi %13, %c5 : index
      %64 = arith.divui %61, %c15 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c19 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = arith.divui %inputFeatures, %c2 : index
      %72 = arith.muli %71, %c3 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c13 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c6 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %79 = vector.extract %70[0] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = vector.extract %70[1] : f16 from vector<2xf16>
      %88 = arith.extf %87 : f16 to f32
      %89 = vector.extract %78[1] : i8 from vector<2xi8>
      %90 = arith.extui %89 : i8 to i32
      %91 = arith.sitofp %90 : i32 to f32
      %92 = arith.mulf %88, %91 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = vector.broadcast %93 : f16 to vector<16xf16>
      %95 = arith.addi %13, %c5 : index
      %96 = arith.divui %inputFeatures, %c2 : index
      %97 = arith.muli %96, %c3 : index
      %98 = arith.addi %97, %inputFeatures : index
      %99 = arith.addi %98, %c4 : index
      %100 = arith.divui %99, %c5 : index
      %101 = arith.muli %100, %c5 : index
      %102 = arith.addi %95, %101 : index
      %103 = arith.muli %inputFeatures, %c15 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %61, %c10 : index
      %106 = arith.addi %105, %62 : index
      %107 = arith.muli %106, %c19 : index
      %108 = arith.addi %104, %107 : index
      %109 = arith.muli %61, %c2 : index
      %110 = arith.addi %102, %109 : index
      %111 = arith.muli %62, %c10 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %114 = vector.bitcast %113 : vector<4xi8> to vector<1xi32>
      %115 = vector.shuffle %114, %114 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %116 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<4xi32>
      %118 = arith.shrui %117, %c20 : vector<4xi32>
      %119 = arith.andi %118, %c21 : vector<4xi32>
      %120 = arith.shrui %115, %c22 : vector<4xi32>
      %121 = arith.andi %120, %c23 : vector<4xi32>
      %122 = arith.shli %121, %c24 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c25 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %117, %c24 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.shrui %115, %c26 : vector<4xi32>
      %129 = arith.andi %128, %c23 : vector<4xi32>
      %130 = arith.shli %129, %c24 : vector<4xi32>
      %131 = arith.ori %127, %130 : vector<4xi32>
      %132 = arith.ori %131, %c25 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %117, %c27 : vector<4xi32>
      %135 = arith.andi %134, %c21 : vector<4xi32>
      %136 = arith.shrui %115, %c28 : vector<4xi32>
      %137 = arith.andi %136, %c23 : vector<4xi32>
      %138 = arith.shli %137, %c24 : vector<4xi32>
      %139 = arith.ori %135, %138 : vector<4xi32>
      %140 = arith.ori %139, %c25 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %117, %c29 : vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.shrui %115, %c30 : vector<4xi32>
      %145 = arith.andi %144, %c23 : vector<4xi32>
      %146 = arith.shli %145, %c24 : vector<4xi32>
      %147 = arith.ori %143, %146 : vector<4xi32>
      %148 = arith.ori %147, %c25 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %125, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %141, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = vector.shuffle %150, %151 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %153 = arith.subf %152, %c31 : vector<32xf16>
      %154 = vector.shuffle %153, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %155 = vector.shuffle %153, %153 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %156 = math.fma %154, %86, %94 : vector<16xf16>
      %157 = math.fma %155, %86, %94 : vector<16xf16>
      %158 = arith.addi %56, %c8 : index
      %159 = arith.remui %60, %c10 : index
      %160 = arith.addi %13, %c5 : index
      %161 = arith.divui %158, %c15 : index
      %162 = arith.muli %161, %c3 : index
      %163 = arith.addi %160, %162 : index
      %164 = arith.muli %159, %c19 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %167 = vector.bitcast %166 : vector<4xi8> to vector<2xf16>
      %168 = arith.divui %inputFeatures, %c2 : index
      %169 = arith.muli %168, %c3 : index
      %170 = arith.addi %160, %169 : index
      %171 = arith.muli %158, %c13 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %159, %c6 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %176 = vector.extract %167[0] : f16 from vector<2xf16>
      %177 = arith.extf %176 : f16 to f32
      %178 = vector.extract %175[0] : i8 from vector<2xi8>
      %179 = arith.extui %178 : i8 to i32
      %180 = arith.sitofp %179 : i32 to f32
      %181 = arith.mulf %177, %180 : f32
      %182 = arith.truncf %181 : f32 to f16
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = vector.extract %167[1] : f16 from vector<2xf16>
      %185 = arith.extf %184 : f16 to f32
      %186 = vector.extract %175[1] : i8 from vector<2xi8>
      %187 = arith.extui %186 : i8 to i32
      %188 = arith.sitofp %187 : i32 to f32
      %189 = arith.mulf %185, %188 : f32
      %190 = arith.truncf %189 : f32 to f16
      %191 = vector.broadcast %190 : f16 to vector<16xf16>
      %192 = arith.addi %13, %c5 : index
      %193 = arith.divui %inputFeatures, %c2 : index
      %194 = arith.muli %193, %c3 : index
      %195 = arith.addi %194, %inputFeatures : index
      %196 = arith.addi %195, %c4 : index
      %197 = arith.divui %196, %c5 : index
      %198 = arith.muli %197, %c5 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.muli %inputFeatures, %c15 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.muli %158, %c10 : index
      %203 = arith.addi %202, %159 : index
      %204 = arith.muli %203, %c19 : index
      %205 = arith.addi %201, %204 : index
      %206 = arith.muli %158, %c2 : index
      %207 = arith.addi %199, %206 : index
      %208 = arith.muli %159, %c10 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<1xi32>
      %212 = vector.shuffle %211, %211 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %213 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
      %215 = arith.shrui %214, %c20 : vector<4xi32>
      %216 = arith.andi %215, %c21 : vector<4xi32>
      %217 = arith.shrui %212, %c22 : vector<4xi32>
      %218 = arith.andi %217, %c23 : vector<4xi32>
      %219 = arith.shli %218, %c24 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c25 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %214, %c24 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.shrui %212, %c26 : vector<4xi32>
      %226 = arith.andi %225, %c23 : vector<4xi32>
      %227 = arith.shli %226, %c24 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c25 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %214, %c27 : vector<4xi32>
      %232 = arith.andi %231, %c21 : vector<4xi32>
      %233 = arith.shrui %212, %c28 : vector<4xi32>
      %234 = arith.andi %233, %c23 : vector<4xi32>
      %235 = arith.shli %234, %c24 : vector<4xi32>
      %236 = arith.ori %232, %235 : vector<4xi32>
      %237 = arith.ori %236, %c25 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %214, %c29 : vector<4xi32>
      %240 = arith.andi %239, %c21 : vector<4xi32>
      %241 = arith.shrui %212, %c30 : vector<4xi32>
      %242 = arith.andi %241, %c23 : vector<4xi32>
      %243 = arith.shli %242, %c24 : vector<4xi32>
      %244 = arith.ori %240, %243 : vector<4xi32>
      %245 = arith.ori %244, %c25 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %222, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %238, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %247, %248 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %250 = arith.subf %249, %c31 : vector<32xf16>
      %251 = vector.shuffle %250, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %252 = vector.shuffle %250, %250 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %253 = math.fma %251, %183, %191 : vector<16xf16>
      %254 = math.fma %252, %183, %191 : vector<16xf16>
      %255 = arith.addi %56, %c7 : index
      %256 = arith.remui %60, %c10 : index
      %257 = arith.addi %15, %c5 : index
      %258 = arith.divui %255, %c15 : index
      %259 = arith.muli %258, %c3 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.muli %256, %c19 : index
      %262 = arith.addi %260, %261 : index
      %263 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %264 = vector.bitcast %263 : vector<4xi8> to vector<2xf16>
      %265 = arith.divui %inputFeatures, %c2 : index
      %266 = arith.muli %265, %c3 : index
      %267 = arith.addi %257, %266 : index
      %268 = arith.muli %255, %c13 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.muli %256, %c6 : index
      %271 = arith.addi %269, %270 : index
      %272 = vector.load %w[%271] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %273 = vector.extract %264[0] : f16 from vector<2xf16>
      %274 = arith.extf %273 : f16 to f32
      %275 = vector.extract %272[0] : i8 from vector<2xi8>
      %276 = arith.extui %275 : i8 to i32
      %277 = arith.sitofp %276 : i32 to f32
      %278 = arith.mulf %274, %277 : f32
      %279 = arith.truncf %278 : f32 to f16
      %280 = vector.broadcast %279 : f16 to vector<16xf16>
      %281 = vector.extract %264[1] : f16 from vector<2xf16>
      %282 = arith.extf %281 : f16 to f32
      %283 = vector.extract %272[1] : i8 from vector<2xi8>
      %284 = arith.extui %283 : i8 to i32
      %285 = arith.sitofp %284 : i32 to f32
      %286 = arith.mulf %282, %285 : f32
      %287 = arith.truncf %286 : f32 to f16
      %288 = vector.broadcast %287 : f16 to vector<16xf16>
      %289 = arith.addi %15, %c5 : index
      %290 = arith.divui %inputFeatures, %c2 : index
      %291 = arith.muli %290, %c3 : index
      %292 = arith.addi %291, %inputFeatures : index
      %293 = arith.addi %292, %c4 : index
      %294 = arith.divui %293, %c5 : index
      %295 = arith.muli %294, %c5 : index
      %296 = arith.addi %289, %295 : index
      %297 = arith.muli %inputFeatures, %c15 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.muli %255, %c10 : index
      %300 = arith.addi %299, %256 : index
      %301 = arith.muli %300, %c19 : index
      %302 = arith.addi %298, %301 : index
      %303 = arith.muli %255, %c2 : index
      %304 = arith.addi %296, %303 : index
      %305 = arith.muli %256, %c10 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %308 = vector.bitcast %307 : vector<4xi8> to vector<1xi32>
      %309 = vector.shuffle %308, %308 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %310 = vector.load %w[%306] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %311 = vector.bitcast %310 : vector<16xi8> to vector<4xi32>
      %312 = arith.shrui %311, %c20 : vector<4xi32>
      %313 = arith.andi %312, %c21 : vector<4xi32>
      %314 = arith.shrui %309, %c22 : vector<4xi32>
      %315 = arith.andi %314, %c23 : vector<4xi32>
      %316 = arith.shli %315, %c24 : vector<4xi32>
      %317 = arith.ori %313, %316 : vector<4xi32>
      %318 = arith.ori %317, %c25 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = arith.shrui %311, %c24 : vector<4xi32>
      %321 = arith.andi %320, %c21 : vector<4xi32>
      %322 = arith.shrui %309, %c26 : vector<4xi32>
      %323 = arith.andi %322, %c23 : vector<4xi32>
      %324 = arith.shli %323, %c24 : vector<4xi32>
      %325 = arith.ori %321, %324 : vector<4xi32>
      %326 = arith.ori %325, %c25 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = arith.shrui %311, %c27 : vector<4xi32>
      %329 = arith.andi %328, %c21 : vector<4xi32>
      %330 = arith.shrui %309, %c28 : vector<4xi32>
      %331 = arith.andi %330, %c23 : vector<4xi32>
      %332 = arith.shli %331, %c24 : vector<4xi32>
      %333 = arith.ori %329, %332 : vector<4xi32>
      %334 = arith.ori %333, %c25 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %311, %c29 : vector<4xi32>
      %337 = arith.andi %336, %c21 : vector<4xi32>
      %338 = arith.shrui %309, %c30 : vector<4xi32>
      %339 = arith.andi %338, %c23 : vector<4xi32>
      %340 = arith.shli %339, %c24 : vector<4xi32>
      %341 = arith.ori %337, %340 : vector<4xi32>
      %342 = arith.ori %341, %c25 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = vector.shuffle %319, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = vector.shuffle %335, %343 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %344, %345 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %347 = arith.subf %346, %c31 : vector<32xf16>
      %348 = vector.shuffle %347, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %349 = vector.shuffle %347, %347 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %350 = math.fma %348, %280, %288 : vector<16xf16>
      %351 = math.fma %349, %280, %288 : vector<16xf16>
      %352 = arith.addi %56, %c8 : index
      %353 = arith.remui %60, %c10 : index
      %354 = arith.addi %15, %c5 : index
      %355 = arith.divui %352, %c15 : index
      %356 = arith.muli %355, %c3 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.muli %353, %c19 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<2xf16>
      %362 = arith.divui %inputFeatures, %c2 : index
      %363 = arith.muli %362, %c3 : index
      %364 = arith.addi %354, %363 : index
      %365 = arith.muli %352, %c13 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %353, %c6 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %370 = vector.extract %361[0] : f16 from vector<2xf16>
      %371 = arith.extf %370 : f16 to f32
      %372 = vector.extract %369[0] : i8 from vector<2xi8>
      %373 = arith.extui %372 : i8 to i32
      %374 = arith.sitofp %373 : i32 to f32
      %375 = arith.mulf %371, %374 : f32
      %376 = arith.truncf %375 : f32 to f16
      %377 = vector.broadcast %376 : f16 to vector<16xf16>
      %378 = vector.extract %361[1] : f16 from vector<2xf16>
      %379 = arith.extf %378 : f16 to f32
      %380 = vector.extract %369[1] : i8 from vector<2xi8>
      %381 = arith.extui %380 : i8 to i32
      %382 = arith.sitofp %381 : i32 to f32
      %383 = arith.mulf %379, %382 : f32
      %384 = arith.truncf %383 : f32 to f16
      %385 = vector.broadcast %384 : f16 to vector<16xf16>
      %386 = arith.addi %15, %c5 : index
      %387 = arith.divui %inputFeatures, %c2 : index
      %388 = arith.muli %387, %c3 : index
      %389 = arith.addi %388, %inputFeatures : index
      %390 = arith.addi %389, %c4 : index
      %391 = arith.divui %390, %c5 : index
      %392 = arith.muli %391, %c5 : index
      %393 = arith.addi %386, %392 : index
      %394 = arith.muli %inputFeatures, %c15 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.muli %352, %c10 : index
      %397 = arith.addi %396, %353 : index
      %398 = arith.muli %397, %c19 : index
      %399 = arith.addi %395, %398 : index
      %400 = arith.muli %352, %c2 : index
      %401 = arith.addi %393, %400 : index
      %402 = arith.muli %353, %c10 : index
      %403 = arith.addi %401, %402 : index
      %404 = vector.load %w[%399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %405 = vector.bitcast %404 : vector<4xi8> to vector<1xi32>
      %406 = vector.shuffle %405, %405 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %407 = vector.load %w[%403] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %408 = vector.bitcast %407 : vector<16xi8> to vector<4xi32>
      %409 = arith.shrui %408, %c20 : vector<4xi32>
      %410 = arith.andi %409, %c21 : vector<4xi32>
      %411 = arith.shrui %406, %c22 : vector<4xi32>
      %412 = arith.andi %411, %c23 : vector<4xi32>
      %413 = arith.shli %412, %c24 : vector<4xi32>
      %414 = arith.ori %410, %413 : vector<4xi32>
      %415 = arith.ori %414, %c25 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = arith.shrui %408, %c24 : vector<4xi32>
      %418 = arith.andi %417, %c21 : vector<4xi32>
      %419 = arith.shrui %406, %c26 : vector<4xi32>
      %420 = arith.andi %419, %c23 : vector<4xi32>
      %421 = arith.shli %420, %c24 : vector<4xi32>
      %422 = arith.ori %418, %421 : vector<4xi32>
      %423 = arith.ori %422, %c25 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = arith.shrui %408, %c27 : vector<4xi32>
      %426 = arith.andi %425, %c21 : vector<4xi32>
      %427 = arith.shrui %406, %c28 : vector<4xi32>
      %428 = arith.andi %427, %c23 : vector<4xi32>
      %429 = arith.shli %428, %c24 : vector<4xi32>
      %430 = arith.ori %426, %429 : vector<4xi32>
      %431 = arith.ori %430, %c25 : vector<4xi32>
      %432 = vector.bitcast %431 : vector<4xi32> to vector<8xf16>
      %433 = arith.shrui %408, %c29 : vector<4xi32>
      %434 = arith.andi %433, %c21 : vector<4xi32>
      %435 = arith.shrui %406, %c30 : vector<4xi32>
      %436 = arith.andi %435, %c23 : vector<4xi32>
      %437 = arith.shli %436, %c24 : vector<4xi32>
      %438 = arith.ori %434, %437 : vector<4xi32>
      %439 = arith.ori %438, %c25 : vector<4xi32>
      %440 = vector.bitcast %439 : vector<4xi32> to vector<8xf16>
      %441 = vector.shuffle %416, %424 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = vector.shuffle %432, %440 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = vector.shuffle %441, %442 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %444 = arith.subf %443, %c31 : vector<32xf16>
      %445 = vector.shuffle %444, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %446 = vector.shuffle %444, %444 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %447 = math.fma %445, %377, %385 : vector<16xf16>
      %448 = math.fma %446, %377, %385 : vector<16xf16>
      %449 = arith.muli %56, %c6 : index
      %450 = arith.addi %449, %c7 : index
      %451 = arith.muli %tileRows, %c10 : index
      %452 = arith.muli %450, %451 : index
      %453 = arith.addi %42, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c15 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %156, %57 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %350, %58 : vector<16xf16>, vector<8xf32>
      %461 = arith.muli %56, %c6 : index
      %462 = arith.addi %461, %c8 : index
      %463 = arith.muli %tileRows, %c10 : index
      %464 = arith.muli %462, %463 : index
      %465 = arith.addi %42, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = arith.muli %tileRows, %c15 : index
      %468 = arith.addi %465, %467 : index
      %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = vector.shuffle %466, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = wave.mma %470, %157, %459 : vector<16xf16>, vector<8xf32>
      %472 = wave.mma %470, %351, %460 : vector<16xf16>, vector<8xf32>
      %473 = arith.muli %56, %c6 : index
      %474 = arith.addi %473, %c6 : index
      %475 = arith.muli %tileRows, %c10 : index
      %476 = arith.muli %474, %475 : index
      %477 = arith.addi %42, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = arith.muli %tileRows, %c15 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = vector.shuffle %478, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %483 = wave.mma %482, %253, %471 : vector<16xf16>, vector<8xf32>
      %484 = wave.mma %482, %447, %472 : vector<16xf16>, vector<8xf32>
      %485 = arith.muli %56, %c6 : index
      %486 = arith.addi %485, %c32 : index
      %487 = arith.muli %tileRows, %c10 : index
      %488 = arith.muli %486, %487 : index
      %489 = arith.addi %42, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c15 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %254, %483 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %448, %484 : vector<16xf16>, vector<8xf32>
      scf.yield %495, %496 : vector<8xf32>, vector<8xf32>
    }
    %497 = arith.select %49, %55, %48 : index
    %501:2 = scf.for %498 = %55 to %497 step %c8 iter_args(%499 = %59#0, %500 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %502 = wave.lane
      %503 = arith.addi %498, %c7 : index
      %504 = arith.remui %502, %c10 : index
      %505 = arith.addi %13, %c5 : index
      %506 = arith.divui %503, %c15 : index
      %507 = arith.muli %506, %c3 : index
      %508 = arith.addi %505, %507 : index
      %509 = arith.muli %504, %c19 : index
      %510 = arith.addi %508, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<2xf16>
      %513 = arith.divui %inputFeatures, %c2 : index
      %514 = arith.muli %513, %c3 : index
      %515 = arith.addi %505, %514 : index
      %516 = arith.muli %503, %c13 : index
      %517 = arith.addi %515, %516 : index
      %518 = arith.muli %504, %c6 : index
      %519 = arith.addi %517, %518 : index
      %520 = vector.load %w[%519] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %521 = vector.extract %512[0] : f16 from vector<2xf16>
      %522 = arith.extf %521 : f16 to f32
      %523 = vector.extract %520[0] : i8 from vector<2xi8>
      %524 = arith.extui %523 : i8 to i32
      %525 = arith.sitofp %524 : i32 to f32
      %526 = arith.mulf %522, %525 : f32
      %527 = arith.truncf %526 : f32 to f16
      %528 = vector.broadcast %527 : f16 to vector<16xf16>
      %529 = vector.extract %512[1] : f16 from vector<2xf16>
      %530 = arith.extf %529 : f16 to f32
      %531 = vector.extract %520[1] : i8 from vector<2xi8>
      %532 = arith.extui %531 : i8 to i32
      %533 = arith.sitofp %532 : i32 to f32
      %534 = arith.mulf %530, %533 : f32
      %535 = arith.truncf %534 : f32 to f16
      %536 = vector.broadcast %535 : f16 to vector<16xf16>
      %537 = arith.addi %13, %c5 : index
      %538 = arith.divui %inputFeatures, %c2 : index
      %539 = arith.muli %538, %c3 : index
      %540 = arith.addi %539, %inputFeatures : index
      %541 = arith.addi %540, %c4 : index
      %542 = arith.divui %541, %c5 : index
      %543 = arith.muli %542, %c5 : index
      %544 = arith.addi %537, %543 : index
      %545 = arith.muli %inputFeatures, %c15 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.muli %503, %c10 : index
      %548 = arith.addi %547, %504 : index
      %549 = arith.muli %548, %c19 : index
      %550 = arith.addi %546, %549 : index
      %551 = arith.muli %503, %c2 : index
      %552 = arith.addi %544, %551 : index
      %553 = arith.muli %504, %c10 : index
      %554 = arith.addi %552, %553 : index
      %555 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xi32>
      %557 = vector.shuffle %556, %556 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %558 = vector.load %w[%554] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %559 = vector.bitcast %558 : vector<16xi8> to vector<4xi32>
      %560 = arith.shrui %559, %c20 : vector<4xi32>
      %561 = arith.andi %560, %c21 : vector<4xi32>
      %562 = arith.shrui %557, %c22 : vector<4xi32>
      %563 = arith.andi %562, %c23 : vector<4xi32>
      %564 = arith.shli %563, %c24 : vector<4xi32>
      %565 = arith.ori %561, %564 : vector<4xi32>
      %566 = arith.ori %565, %c25 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %559, %c24 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.shrui %557, %c26 : vector<4xi32>
      %571 = arith.andi %570, %c23 : vector<4xi32>
      %572 = arith.shli %571, %c24 : vector<4xi32>
      %573 = arith.ori %569, %572 : vector<4xi32>
      %574 = arith.ori %573, %c25 : vector<4xi32>
      %575 = vector.bitcast %574 : vector<4xi32> to vector<8xf16>
      %576 = arith.shrui %559, %c27 : vector<4xi32>
      %577 = arith.andi %576, %c21 : vector<4xi32>
      %578 = arith.shrui %557, %c28 : vector<4xi32>
      %579 = arith.andi %578, %c23 : vector<4xi32>
      %580 = arith.shli %579, %c24 : vector<4xi32>
      %581 = arith.ori %577, %580 : vector<4xi32>
      %582 = arith.ori %581, %c25 : vector<4xi32>
      %583 = vector.bitcast %582 : vector<4xi32> to vector<8xf16>
      %584 = arith.shrui %559, %c29 : vector<4xi32>
      %585 = arith.andi %584, %c21 : vector<4xi32>
      %586 = arith.shrui %557, %c30 : vector<4xi32>
      %587 = arith.andi %586, %c23 : vector<4xi32>
      %588 = arith.shli %587, %c24 : vector<4xi32>
      %589 = arith.ori %585, %588 : vector<4xi32>
      %590 = arith.ori %589, %c25 : vector<4xi32>
      %591 = vector.bitcast %590 : vector<4xi32> to vector<8xf16>
      %592 = vector.shuffle %567, %575 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = vector.shuffle %583, %591 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = vector.shuffle %592, %593 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %595 = arith.subf %594, %c31 : vector<32xf16>
      %596 = vector.shuffle %595, %595 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %597 = vector.shuffle %595, %595 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %598 = math.fma %596, %528, %536 : vector<16xf16>
      %599 = math.fma %597, %528, %536 : vector<16xf16>
      %600 = arith.addi %498, %c7 : index
      %601 = arith.remui %502, %c10 : index
      %602 = arith.addi %15, %c5 : index
      %603 = arith.divui %600, %c15 : index
      %604 = arith.muli %603, %c3 : index
      %605 = arith.addi %602, %604 : index
      %606 = arith.muli %601, %c19 : index
      %607 = arith.addi %605, %606 : index
      %608 = vector.load %w[%607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %609 = vector.bitcast %608 : vector<4xi8> to vector<2xf16>
      %610 = arith.divui %inputFeatures, %c2 : index
      %611 = arith.muli %610, %c3 : index
      %612 = arith.addi %602, %611 : index
      %613 = arith.muli %600, %c13 : index
      %614 = arith.addi %612, %613 : index
      %615 = arith.muli %601, %c6 : index
      %616 = arith.addi %614, %615 : index
      %617 = vector.load %w[%616] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %618 = vector.extract %609[0] : f16 from vector<2xf16>
      %619 = arith.extf %618 : f16 to f32
      %620 = vector.extract %617[0] : i8 from vector<2xi8>
      %621 = arith.extui %620 : i8 to i32
      %622 = arith.sitofp %621 : i32 to f32
      %623 = arith.mulf %619, %622 : f32
      %624 = arith.truncf %623 : f32 to f16
      %625 = vector.broadcast %624 : f16 to vector<16xf16>
      %626 = vector.extract %609[1] : f16 from vector<2xf16>
      %627 = arith.extf %626 : f16 to f32
      %628 = vector.extract %617[1] : i8 from vector<2xi8>
      %629 = arith.extui %628 : i8 to i32
      %630 = arith.sitofp %629 : i32 to f32
      %631 = arith.mulf %627, %630 : f32
      %632 = arith.truncf %631 : f32 to f16
      %633 = vector.broadcast %632 : f16 to vector<16xf16>
      %634 = arith.addi %15, %c5 : index
      %635 = arith.divui %inputFeatures, %c2 : index
      %636 = arith.muli %635, %c3 : index
      %637 = arith.addi %636, %inputFeatures : index
      %638 = arith.addi %637, %c4 : index
      %639 = arith.divui %638, %c5 : index
      %640 = arith.muli %639, %c5 : index
      %641 = arith.addi %634, %640 : index
      %642 = arith.muli %inputFeatures, %c15 : index
      %643 = arith.addi %641, %642 : index
      %644 = arith.muli %600, %c10 : index
      %645 = arith.addi %644, %601 : index
      %646 = arith.muli %645, %c19 : index
      %647 = arith.addi %643, %646 : index
      %648 = arith.muli %600, %c2 : index
      %649 = arith.addi %641, %648 : index
      %650 = arith.muli %601, %c10 : index
      %651 = arith.addi %649, %650 : index
      %652 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<1xi32>
      %654 = vector.shuffle %653, %653 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %655 = vector.load %w[%651] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %656 = vector.bitcast %655 : vector<16xi8> to vector<4xi32>
      %657 = arith.shrui %656, %c20 : vector<4xi32>
      %658 = arith.andi %657, %c21 : vector<4xi32>
      %659 = arith.shrui %654, %c22 : vector<4xi32>
      %660 = arith.andi %659, %c23 : vector<4xi32>
      %661 = arith.shli %660, %c24 : vector<4xi32>
      %662 = arith.ori %658, %661 : vector<4xi32>
      %663 = arith.ori %662, %c25 : vector<4xi32>
      %664 = vector.bitcast %663 : vector<4xi32> to vector<8xf16>
      %665 = arith.shrui %656, %c24 : vector<4xi32>
      %666 = arith.andi %665, %c21 : vector<4xi32>
      %667 = arith.shrui %654, %c26 : vector<4xi32>
      %668 = arith.andi %667, %c23 : vector<4xi32>
      %669 = arith.shli %668, %c24 : vector<4xi32>
      %670 = arith.ori %666, %669 : vector<4xi32>
      %671 = arith.ori %670, %c25 : vector<4xi32>
      %672 = vector.bitcast %671 : vector<4xi32> to vector<8xf16>
      %673 = arith.shrui %656, %c27 : vector<4xi32>
      %674 = arith.andi %673, %c21 : vector<4xi32>
      %675 = arith.shrui %654, %c28 : vector<4xi32>
      %676 = arith.andi %675, %c23 : vector<4xi32>
      %677 = arith.shli %676, %c24 : vector<4xi32>
      %678 = arith.ori %674, %677 : vector<4xi32>
      %679 = arith.ori %678, %c25 : vector<4xi32>
      %680 = vector.bitcast %679 : vector<4xi32> to vector<8xf16>
      %681 = arith.shrui %656, %c29 : vector<4xi32>
      %682 = arith.andi %681, %c21 : vector<4xi32>
      %683 = arith.shrui %654, %c30 : vector<4xi32>
      %684 = arith.andi %683, %c23 : vector<4xi32>
      %685 = arith.shli %684, %c24 : vector<4xi32>
      %686 = arith.ori %682, %685 : vector<4xi32>
      %687 = arith.ori %686, %c25 : vector<4xi32>
      %688 = vector.bitcast %687 : vector<4xi32> to vector<8xf16>
      %689 = vector.shuffle %664, %672 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = vector.shuffle %680, %688 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %691 = vector.shuffle %689, %690 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %692 = arith.subf %691, %c31 : vector<32xf16>
      %693 = vector.shuffle %692, %692 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %694 = vector.shuffle %692, %692 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %695 = math.fma %693, %625, %633 : vector<16xf16>
      %696 = math.fma %694, %625, %633 : vector<16xf16>
      %697 = arith.muli %498, %c6 : index
      %698 = arith.addi %697, %c7 : index
      %699 = arith.muli %tileRows, %c10 : index
      %700 = arith.muli %698, %699 : index
      %701 = arith.addi %42, %700 : index
      %702 = vector.load %x[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %703 = arith.muli %tileRows, %c15 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %x[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %706 = vector.shuffle %702, %705 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = wave.mma %706, %598, %499 : vector<16xf16>, vector<8xf32>
      %708 = wave.mma %706, %695, %500 : vector<16xf16>, vector<8xf32>
      %709 = arith.muli %498, %c6 : index
      %710 = arith.addi %709, %c8 : index
      %711 = arith.muli %tileRows, %c10 : index
      %712 = arith.muli %710, %711 : index
      %713 = arith.addi %42, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = arith.muli %tileRows, %c15 : index
      %716 = arith.addi %713, %715 : index
      %717 = vector.load %x[%716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %718 = vector.shuffle %714, %717 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = wave.mma %718, %599, %707 : vector<16xf16>, vector<8xf32>
      %720 = wave.mma %718, %696, %708 : vector<16xf16>, vector<8xf32>
      scf.yield %719, %720 : vector<8xf32>, vector<8xf32>
    }
    %721 = wave.lane
    %722 = wave.wave
    %723 = arith.muli %722, %c6 : index
    %724 = arith.addi %723, %c7 : index
    %725 = arith.muli %724, %c2 : index
    %726 = arith.addi %725, %721 : index
    %727 = vector.extract %501#0[0] : f32 from vector<8xf32>
    %728 = arith.addi %726, %c7 : index
    memref.store %727, %19[%728] : memref<?xf32>
    %729 = vector.extract %501#0[1] : f32 from vector<8xf32>
    %730 = arith.addi %726, %c13 : index
    memref.store %729, %19[%730] : memref<?xf32>
    %731 = vector.extract %501#0[2] : f32 from vector<8xf32>
    %732 = arith.addi %726, %c3 : index
    memref.store %731, %19[%732] : memref<?xf32>
    %733 = vector.extract %501#0[3] : f32 from vector<8xf32>
    %734 = arith.addi %726, %c33 : index
    memref.store %733, %19[%734] : memref<?xf32>
    %735 = vector.extract %501#0[4] : f32 from vector<8xf32>
    %736 = arith.addi %726, %c5 : index
    memref.store %735, %19[%736] : memref<?xf32>
    %737 = vector.extract %501#0[5] : f32 from vector<8xf32>
    %738 = arith.addi %726, %c34 : index
    memref.store %737, %19[%738] : memref<?xf32>
    %739 = vector.extract %501#0[6] : f32 from vector<8xf32>
    %740 = arith.addi %726, %c35 : index
    memref.store %739, %19[%740] : memref<?xf32>
    %741 = vector.extract %501#0[7] : f32 from vector<8xf32>
    %742 = arith.addi %726, %c36 : index
    memref.store %741, %19[%742] : memref<?xf32>
    %743 = arith.muli %722, %c6 : index
    %744 = arith.addi %743, %c8 : index
    %745 = arith.muli %744, %c2 : index
    %746 = arith.addi %745, %721 : index
    %747 = vector.extract %501#1[0] : f32 from vector<8xf32>
    %748 = arith.addi %746, %c7 : index
    memref.store %747, %19[%748] : memref<?xf32>
    %749 = vector.extract %501#1[1] : f32 from vector<8xf32>
    %750 = arith.addi %746, %c13 : index
    memref.store %749, %19[%750] : memref<?xf32>
    %751 = vector.extract %501#1[2] : f32 from vector<8xf32>
    %752 = arith.addi %746, %c3 : index
    memref.store %751, %19[%752] : memref<?xf32>
    %753 = vector.extract %501#1[3] : f32 from vector<8xf32>
    %754 = arith.addi %746, %c33 : index
    memref.store %753, %19[%754] : memref<?xf32>
    %755 = vector.extract %501#1[4] : f32 from vector<8xf32>
    %756 = arith.addi %746, %c5 : index
    memref.store %755, %19[%756] : memref<?xf32>
    %757 = vector.extract %501#1[5] : f32 from vector<8xf32>
    %758 = arith.addi %746, %c34 : index
    memref.store %757, %19[%758] : memref<?xf32>
    %759 = vector.extract %501#1[6] : f32 from vector<8xf32>
    %760 = arith.addi %746, %c35 : index
    memref.store %759, %19[%760] : memref<?xf32>
    %761 = vector.extract %501#1[7] : f32 from vector<8xf32>
    %762 = arith.addi %746, %c36 : index
    memref.store %761, %19[%762] : memref<?xf32>
    wave.barrier
    %763 = arith.muli %722, %c19 : index
    %764 = arith.addi %763, %c7 : index
    %765 = arith.muli %764, %c13 : index
    %766 = arith.addi %765, %721 : index
    %767 = arith.addi %766, %c7 : index
    %768 = memref.load %19[%767] : memref<?xf32>
    %769 = arith.addi %767, %c37 : index
    %770 = memref.load %19[%769] : memref<?xf32>
    %771 = arith.addf %768, %770 : f32
    %772 = arith.muli %764, %c13 : index
    %773 = arith.addi %772, %721 : index
    %774 = arith.addi %773, %c2 : index
    %775 = memref.load %19[%774] : memref<?xf32>
    %776 = arith.addi %774, %c37 : index
    %777 = memref.load %19[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = wave.lane
    %780 = arith.addi %18, %c7 : index
    %781 = arith.muli %764, %c6 : index
    %782 = arith.addi %780, %781 : index
    %783 = arith.divui %779, %c10 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.cmpi slt, %784, %17 : index
    scf.if %785 {
      %786 = arith.cmpi eq, %hasFactors, %c8 : index
      %787 = arith.muli %784, %c6 : index
      %788 = memref.load %factors[%787] : memref<?xf32>
      %789 = arith.mulf %788, %operandScale : f32
      %790 = arith.select %786, %789, %operandScale : f32
      %791 = arith.remui %779, %c10 : index
      %792 = arith.muli %791, %c19 : index
      %793 = arith.addi %13, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %790 : f32
      %798 = arith.mulf %771, %797 : f32
      %799 = arith.remui %779, %c10 : index
      %800 = arith.muli %799, %c19 : index
      %801 = arith.addi %15, %800 : index
      %802 = vector.load %w[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %803 = vector.bitcast %802 : vector<4xi8> to vector<1xf32>
      %804 = vector.extract %803[0] : f32 from vector<1xf32>
      %805 = arith.mulf %804, %790 : f32
      %806 = arith.mulf %778, %805 : f32
      %807 = arith.muli %784, %outputFeatures : index
      %808 = arith.addi %807, %21 : index
      %809 = wave.lane
      %810 = arith.remui %809, %c10 : index
      %811 = arith.addi %808, %810 : index
      %812 = arith.addi %811, %c7 : index
      memref.store %798, %logits[%812] : memref<?xf32>
      %813 = arith.addi %811, %c10 : index
      memref.store %806, %logits[%813] : memref<?xf32>
    }
    %814 = arith.muli %722, %c19 : index
    %815 = arith.addi %814, %c8 : index
    %816 = arith.muli %815, %c13 : index
    %817 = arith.addi %816, %721 : index
    %818 = arith.addi %817, %c7 : index
    %819 = memref.load %19[%818] : memref<?xf32>
    %820 = arith.addi %818, %c37 : index
    %821 = memref.load %19[%820] : memref<?xf32>
    %822 = arith.addf %819, %821 : f32
    %823 = arith.muli %815, %c13 : index
    %824 = arith.addi %823, %721 : index
    %825 = arith.addi %824, %c2 : index
    %826 = memref.load %19[%825] : memref<?xf32>
    %827 = arith.addi %825, %c37 : index
    %828 = memref.load %19[%827] : memref<?xf32>
    %829 = arith.addf %826, %828 : f32
    %830 = wave.lane
    %831 = arith.addi %18, %c7 : index
    %832 = arith.muli %815, %c6 : index
    %833 = arith.addi %831, %832 : index
    %834 = arith.divui %830, %c10 : index
    %835 = arith.addi %833, %834 : index
    %836 = arith.cmpi slt, %835, %17 : index
    scf.if %836 {
      %837 = arith.cmpi eq, %hasFactors, %c8 : index
      %838 = arith.muli %835, %c6 : index
      %839 = memref.load %factors[%838] : memref<?xf32>
      %840 = arith.mulf %839, %operandScale : f32
      %841 = arith.select %837, %840, %operandScale : f32
      %842 = arith.remui %830, %c10 : index
      %843 = arith.muli %842, %c19 : index
      %844 = arith.addi %13, %843 : index
      %845 = vector.load %w[%844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %846 = vector.bitcast %845 : vector<4xi8> to vector<1xf32>
      %847 = vector.extract %846[0] : f32 from vector<1xf32>
      %848 = arith.mulf %847, %841 : f32
      %849 = arith.mulf %822, %848 : f32
      %850 = arith.remui %830, %c10 : index
      %851 = arith.muli %850, %c19 : index
      %852 = arith.addi %15, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %841 : f32
      %857 = arith.mulf %829, %856 : f32
      %858 = arith.muli %835, %outputFeatures : index
      %859 = arith.addi %858, %21 : index
      %860 = wave.lane
      %861 = arith.remui %860, %c10 : index
      %862 = arith.addi %859, %861 : index
      %863 = arith.addi %862, %c7 : index
      memref.store %849, %logits[%863] : memref<?xf32>
      %864 = arith.addi %862, %c10 : index
      memref.store %857, %logits[%864] : memref<?xf32>
    }
    %865 = arith.muli %722, %c19 : index
    %866 = arith.addi %865, %c6 : index
    %867 = arith.muli %866, %c13 : index
    %868 = arith.addi %867, %721 : index
    %869 = arith.addi %868, %c7 : index
    %870 = memref.load %19[%869] : memref<?xf32>
    %871 = arith.addi %869, %c37 : index
    %872 = memref.load %19[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.muli %866, %c13 : index
    %875 = arith.addi %874, %721 : index
    %876 = arith.addi %875, %c2 : index
    %877 = memref.load %19[%876] : memref<?xf32>
    %878 = arith.addi %876, %c37 : index
    %879 = memref.load %19[%878] : memref<?xf32>
    %880 = arith.addf %877, %879 : f32
    %881 = wave.lane
    %882 = arith.addi %18, %c7 : index
    %883 = arith.muli %866, %c6 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.divui %881, %c10 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.cmpi slt, %886, %17 : index
    scf.if %887 {
      %888 = arith.cmpi eq, %hasFactors, %c8 : index
      %889 = arith.muli %886, %c6 : index
      %890 = memref.load %factors[%889] : memref<?xf32>
      %891 = arith.mulf %890, %operandScale : f32
      %892 = arith.select %888, %891, %operandScale : f32
      %893 = arith.remui %881, %c10 : index
      %894 = arith.muli %893, %c19 : index
      %895 = arith.addi %13, %894 : index
      %896 = vector.load %w[%895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %897 = vector.bitcast %896 : vector<4xi8> to vector<1xf32>
      %898 = vector.extract %897[0] : f32 from vector<1xf32>
      %899 = arith.mulf %898, %892 : f32
      %900 = arith.mulf %873, %899 : f32
      %901 = arith.remui %881, %c10 : index
      %902 = arith.muli %901, %c19 : index
      %903 = arith.addi %15, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %892 : f32
      %908 = arith.mulf %880, %907 : f32
      %909 = arith.muli %886, %outputFeatures : index
      %910 = arith.addi %909, %21 : index
      %911 = wave.lane
      %912 = arith.remui %911, %c10 : index
      %913 = arith.addi %910, %912 : index
      %914 = arith.addi %913, %c7 : index
      memref.store %900, %logits[%914] : memref<?xf32>
      %915 = arith.addi %913, %c10 : index
      memref.store %908, %logits[%915] : memref<?xf32>
    }
    %916 = arith.muli %722, %c19 : index
    %917 = arith.addi %916, %c32 : index
    %918 = arith.muli %917, %c13 : index
    %919 = arith.addi %918, %721 : index
    %920 = arith.addi %919, %c7 : index
    %921 = memref.load %19[%920] : memref<?xf32>
    %922 = arith.addi %920, %c37 : index
    %923 = memref.load %19[%922] : memref<?xf32>
    %924 = arith.addf %921, %923 : f32
    %925 = arith.muli %917, %c13 : index
    %926 = arith.addi %925, %721 : index
    %927 = arith.addi %926, %c2 : index
    %928 = memref.load %19[%927] : memref<?xf32>
    %929 = arith.addi %927, %c37 : index
    %930 = memref.load %19[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = wave.lane
    %933 = arith.addi %18, %c7 : index
    %934 = arith.muli %917, %c6 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.divui %932, %c10 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.cmpi slt, %937, %17 : index
    scf.if %938 {
      %939 = arith.cmpi eq, %hasFactors, %c8 : index
      %940 = arith.muli %937, %c6 : index
      %941 = memref.load %factors[%940] : memref<?xf32>
      %942 = arith.mulf %941, %operandScale : f32
      %943 = arith.select %939, %942, %operandScale : f32
      %944 = arith.remui %932, %c10 : index
      %945 = arith.muli %944, %c19 : index
      %946 = arith.addi %13, %945 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %949, %943 : f32
      %951 = arith.mulf %924, %950 : f32
      %952 = arith.remui %932, %c10 : index
      %953 = arith.muli %952, %c19 : index
      %954 = arith.addi %15, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %943 : f32
      %959 = arith.mulf %931, %958 : f32
      %960 = arith.muli %937, %outputFeatures : index
      %961 = arith.addi %960, %21 : index
      %962 = wave.lane
      %963 = arith.remui %962, %c10 : index
      %964 = arith.addi %961, %963 : index
      %965 = arith.addi %964, %c7 : index
      memref.store %951, %logits[%965] : memref<?xf32>
      %966 = arith.addi %964, %c10 : index
      memref.store %959, %logits[%966] : memref<?xf32>
    }
  }
  %967 = arith.muli %experts, %c6 : index
  %968 = wave.scratch %967 : memref<?xf32>
  %969 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %969 {
    %970 = arith.addi %18, %c10 : index
    %971 = arith.minsi %970, %17 : index
    %972 = wave.wave
    %973 = arith.addi %18, %972 : index
    scf.for %974 = %973 to %971 step %c6 {
      %975 = wave.wave
      %976 = arith.muli %975, %experts : index
      %977 = wave.lane
      %978 = arith.muli %974, %logitsWidth : index
      %981 = scf.for %979 = %977 to %experts step %c13 iter_args(%980 = %c44) -> (f32) {
        %982 = arith.addi %978, %979 : index
        %983 = memref.load %logits[%982] : memref<?xf32>
        %984 = arith.maximumf %980, %983 : f32
        scf.yield %984 : f32
      }
      %985 = vector.broadcast %981 : f32 to vector<1xf32>
      %986 = wave.reduce "max" %985 : vector<1xf32>
      %989 = scf.for %987 = %977 to %experts step %c13 iter_args(%988 = %c45) -> (f32) {
        %990 = arith.addi %978, %987 : index
        %991 = memref.load %logits[%990] : memref<?xf32>
        %992 = arith.subf %991, %986 : f32
        %993 = arith.mulf %992, %c46 : f32
        %994 = wave.exp2 %993 : f32
        %995 = arith.addi %976, %987 : index
        memref.store %994, %968[%995] : memref<?xf32>
        %996 = arith.addf %988, %994 : f32
        scf.yield %996 : f32
      }
      %997 = vector.broadcast %989 : f32 to vector<1xf32>
      %998 = wave.reduce "add" %997 : vector<1xf32>
      scf.for %999 = %977 to %experts step %c13 {
        %1000 = arith.addi %976, %999 : index
        %1001 = memref.load %968[%1000] : memref<?xf32>
        %1002 = arith.divf %1001, %998 : f32
        %1003 = arith.addi %976, %999 : index
        memref.store %1002, %968[%1003] : memref<?xf32>
      }
      %1008:3 = scf.for %1004 = %c7 to %expertsPerToken step %c8 iter_args(%1005 = %c45, %1006 = %c45, %1007 = %c47) -> (f32, f32, i32) {
        %1012:2 = scf.for %1009 = %977 to %experts step %c13 iter_args(%1010 = %c48, %1011 = %c45) -> (f32, f32) {
          %1013 = arith.addi %976, %1009 : index
          %1014 = memref.load %968[%1013] : memref<?xf32>
          %1015 = arith.cmpf ogt, %1014, %1010 : f32
          %1016 = arith.index_cast %1009 : index to i32
          %1017 = arith.sitofp %1016 : i32 to f32
          %1018 = arith.select %1015, %1014, %1010 : f32
          %1019 = arith.select %1015, %1017, %1011 : f32
          scf.yield %1018, %1019 : f32, f32
        }
        %1020 = vector.broadcast %1012#0 : f32 to vector<1xf32>
        %1021 = wave.reduce "max" %1020 : vector<1xf32>
        %1022 = arith.cmpf oeq, %1012#0, %1021 : f32
        %1023 = arith.subf %c45, %1012#1 : f32
        %1024 = arith.select %1022, %1023, %c49 : f32
        %1025 = vector.broadcast %1024 : f32 to vector<1xf32>
        %1026 = wave.reduce "max" %1025 : vector<1xf32>
        %1027 = arith.subf %c45, %1026 : f32
        %1028 = arith.fptosi %1027 : f32 to i32
        %1029 = arith.index_cast %1028 : i32 to index
        %1030 = arith.remui %1029, %c13 : index
        %1031 = arith.cmpi eq, %1030, %977 : index
        scf.if %1031 {
          %1032 = arith.addi %976, %1029 : index
          memref.store %c50, %968[%1032] : memref<?xf32>
        }
        %1033 = arith.cmpi eq, %1004, %977 : index
        %1034 = arith.addf %1005, %1021 : f32
        %1035 = arith.select %1033, %1021, %1006 : f32
        %1036 = arith.select %1033, %1028, %1007 : i32
        scf.yield %1034, %1035, %1036 : f32, f32, i32
      }
      %1037 = arith.cmpi eq, %normalize, %c8 : index
      %1038 = arith.divf %1008#1, %1008#0 : f32
      %1039 = arith.select %1037, %1038, %1008#1 : f32
      %1040 = arith.cmpi slt, %977, %expertsPerToken : index
      scf.if %1040 {
        %1041 = arith.muli %974, %expertsPerToken : index
        %1042 = arith.addi %1041, %977 : index
        memref.store %1039, %weights[%1042] : memref<?xf32>
        %1043 = arith.muli %974, %expertsPerToken : index
        %1044 = arith.addi %1043, %977 : index
        memref.store %1008#2, %ids_out[%1044] : memref<?xi32>
      }
    }
  }
  wave.return
}
