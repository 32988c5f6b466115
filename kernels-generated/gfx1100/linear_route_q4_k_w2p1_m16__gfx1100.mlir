// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %experts = wave.param "experts" : index
  %arrivals = wave.param "arrivals" : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %logitsWidth = wave.param "logitsWidth" : index
  %c37 = arith.constant 0xFF61B1E6 : f32
  %c38 = arith.constant 0x00000000 : f32
  %c39 = arith.constant 0x3FB8AA3B : f32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 0xC0000000 : f32
  %c42 = arith.constant 0xCB800000 : f32
  %c43 = arith.constant 0xBF800000 : f32
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
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.block 0
  %19 = arith.muli %18, %c9 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c9 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c9 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c9 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.remui %c7, %c9 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c15 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c13 : index
    %50 = arith.muli %49, %c13 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %56 = scf.for %54 = %44 to %53 step %c13 iter_args(%55 = %c14) -> (vector<8xf32>) {
      %57 = wave.lane
      %58 = arith.addi %54, %c7 : index
      %59 = arith.remui %57, %c9 : index
      %60 = arith.addi %13, %c5 : index
      %61 = arith.divui %58, %c1 : index
      %62 = arith.muli %61, %c3 : index
      %63 = arith.addi %60, %62 : index
      %64 = arith.muli %59, %c18 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = arith.divui %inputFeatures, %c2 : index
      %69 = arith.muli %68, %c3 : index
      %70 = arith.addi %60, %69 : index
      %71 = arith.muli %58, %c15 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %59, %c13 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %76 = vector.extract %67[0] : f16 from vector<2xf16>
      %77 = arith.extf %76 : f16 to f32
      %78 = vector.extract %75[0] : i8 from vector<2xi8>
      %79 = arith.extui %78 : i8 to i32
      %80 = arith.sitofp %79 : i32 to f32
      %81 = arith.mulf %77, %80 : f32
      %82 = arith.truncf %81 : f32 to f16
      %83 = vector.broadcast %82 : f16 to vector<16xf16>
      %84 = vector.extract %67[1] : f16 from vector<2xf16>
      %85 = arith.extf %84 : f16 to f32
      %86 = vector.extract %75[1] : i8 from vector<2xi8>
      %87 = arith.extui %86 : i8 to i32
      %88 = arith.sitofp %87 : i32 to f32
      %89 = arith.mulf %85, %88 : f32
      %90 = arith.truncf %89 : f32 to f16
      %91 = vector.broadcast %90 : f16 to vector<16xf16>
      %92 = arith.addi %13, %c5 : index
      %93 = arith.divui %inputFeatures, %c2 : index
      %94 = arith.muli %93, %c3 : index
      %95 = arith.addi %94, %inputFeatures : index
      %96 = arith.addi %95, %c4 : index
      %97 = arith.divui %96, %c5 : index
      %98 = arith.muli %97, %c5 : index
      %99 = arith.addi %92, %98 : index
      %100 = arith.muli %inputFeatures, %c1 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %58, %c9 : index
      %103 = arith.addi %102, %59 : index
      %104 = arith.muli %103, %c7 : index
      %105 = arith.addi %101, %104 : index
      %106 = arith.muli %58, %c2 : index
      %107 = arith.addi %99, %106 : index
      %108 = arith.muli %59, %c9 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.shrui %111, %c19 : vector<4xi32>
      %113 = arith.andi %112, %c20 : vector<4xi32>
      %114 = arith.ori %113, %c21 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %111, %c22 : vector<4xi32>
      %117 = arith.andi %116, %c20 : vector<4xi32>
      %118 = arith.ori %117, %c21 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %111, %c23 : vector<4xi32>
      %121 = arith.andi %120, %c20 : vector<4xi32>
      %122 = arith.ori %121, %c21 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %111, %c24 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.ori %125, %c21 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %128, %129 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %131 = arith.subf %130, %c25 : vector<32xf16>
      %132 = vector.shuffle %131, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %133 = vector.shuffle %131, %131 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %134 = math.fma %132, %83, %91 : vector<16xf16>
      %135 = math.fma %133, %83, %91 : vector<16xf16>
      %136 = arith.addi %54, %c6 : index
      %137 = arith.remui %57, %c9 : index
      %138 = arith.addi %13, %c5 : index
      %139 = arith.divui %136, %c1 : index
      %140 = arith.muli %139, %c3 : index
      %141 = arith.addi %138, %140 : index
      %142 = arith.muli %137, %c18 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %145 = vector.bitcast %144 : vector<4xi8> to vector<2xf16>
      %146 = arith.divui %inputFeatures, %c2 : index
      %147 = arith.muli %146, %c3 : index
      %148 = arith.addi %138, %147 : index
      %149 = arith.muli %136, %c15 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.muli %137, %c13 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %154 = vector.extract %145[0] : f16 from vector<2xf16>
      %155 = arith.extf %154 : f16 to f32
      %156 = vector.extract %153[0] : i8 from vector<2xi8>
      %157 = arith.extui %156 : i8 to i32
      %158 = arith.sitofp %157 : i32 to f32
      %159 = arith.mulf %155, %158 : f32
      %160 = arith.truncf %159 : f32 to f16
      %161 = vector.broadcast %160 : f16 to vector<16xf16>
      %162 = vector.extract %145[1] : f16 from vector<2xf16>
      %163 = arith.extf %162 : f16 to f32
      %164 = vector.extract %153[1] : i8 from vector<2xi8>
      %165 = arith.extui %164 : i8 to i32
      %166 = arith.sitofp %165 : i32 to f32
      %167 = arith.mulf %163, %166 : f32
      %168 = arith.truncf %167 : f32 to f16
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %13, %c5 : index
      %171 = arith.divui %inputFeatures, %c2 : index
      %172 = arith.muli %171, %c3 : index
      %173 = arith.addi %172, %inputFeatures : index
      %174 = arith.addi %173, %c4 : index
      %175 = arith.divui %174, %c5 : index
      %176 = arith.muli %175, %c5 : index
      %177 = arith.addi %170, %176 : index
      %178 = arith.muli %inputFeatures, %c1 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %136, %c9 : index
      %181 = arith.addi %180, %137 : index
      %182 = arith.muli %181, %c7 : index
      %183 = arith.addi %179, %182 : index
      %184 = arith.muli %136, %c2 : index
      %185 = arith.addi %177, %184 : index
      %186 = arith.muli %137, %c9 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.shrui %189, %c19 : vector<4xi32>
      %191 = arith.andi %190, %c20 : vector<4xi32>
      %192 = arith.ori %191, %c21 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %189, %c22 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.ori %195, %c21 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %189, %c23 : vector<4xi32>
      %199 = arith.andi %198, %c20 : vector<4xi32>
      %200 = arith.ori %199, %c21 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %189, %c24 : vector<4xi32>
      %203 = arith.andi %202, %c20 : vector<4xi32>
      %204 = arith.ori %203, %c21 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %201, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c25 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = math.fma %210, %161, %169 : vector<16xf16>
      %213 = math.fma %211, %161, %169 : vector<16xf16>
      %214 = arith.muli %54, %c13 : index
      %215 = arith.addi %214, %c7 : index
      %216 = arith.muli %tileRows, %c9 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.addi %40, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c1 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = wave.mma %223, %134, %55 : vector<16xf16>, vector<8xf32>
      %225 = arith.muli %54, %c13 : index
      %226 = arith.addi %225, %c6 : index
      %227 = arith.muli %tileRows, %c9 : index
      %228 = arith.muli %226, %227 : index
      %229 = arith.addi %40, %228 : index
      %230 = vector.load %x[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %231 = arith.muli %tileRows, %c1 : index
      %232 = arith.addi %229, %231 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = vector.shuffle %230, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = wave.mma %234, %135, %224 : vector<16xf16>, vector<8xf32>
      %236 = arith.muli %54, %c13 : index
      %237 = arith.addi %236, %c13 : index
      %238 = arith.muli %tileRows, %c9 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %40, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c1 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %212, %235 : vector<16xf16>, vector<8xf32>
      %247 = arith.muli %54, %c13 : index
      %248 = arith.addi %247, %c26 : index
      %249 = arith.muli %tileRows, %c9 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %40, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %213, %246 : vector<16xf16>, vector<8xf32>
      scf.yield %257 : vector<8xf32>
    }
    %258 = arith.select %47, %53, %46 : index
    %261 = scf.for %259 = %53 to %258 step %c6 iter_args(%260 = %56) -> (vector<8xf32>) {
      %262 = wave.lane
      %263 = arith.addi %259, %c7 : index
      %264 = arith.remui %262, %c9 : index
      %265 = arith.addi %13, %c5 : index
      %266 = arith.divui %263, %c1 : index
      %267 = arith.muli %266, %c3 : index
      %268 = arith.addi %265, %267 : index
      %269 = arith.muli %264, %c18 : index
      %270 = arith.addi %268, %269 : index
      %271 = vector.load %w[%270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<2xf16>
      %273 = arith.divui %inputFeatures, %c2 : index
      %274 = arith.muli %273, %c3 : index
      %275 = arith.addi %265, %274 : index
      %276 = arith.muli %263, %c15 : index
      %277 = arith.addi %275, %276 : index
      %278 = arith.muli %264, %c13 : index
      %279 = arith.addi %277, %278 : index
      %280 = vector.load %w[%279] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %281 = vector.extract %272[0] : f16 from vector<2xf16>
      %282 = arith.extf %281 : f16 to f32
      %283 = vector.extract %280[0] : i8 from vector<2xi8>
      %284 = arith.extui %283 : i8 to i32
      %285 = arith.sitofp %284 : i32 to f32
      %286 = arith.mulf %282, %285 : f32
      %287 = arith.truncf %286 : f32 to f16
      %288 = vector.broadcast %287 : f16 to vector<16xf16>
      %289 = vector.extract %272[1] : f16 from vector<2xf16>
      %290 = arith.extf %289 : f16 to f32
      %291 = vector.extract %280[1] : i8 from vector<2xi8>
      %292 = arith.extui %291 : i8 to i32
      %293 = arith.sitofp %292 : i32 to f32
      %294 = arith.mulf %290, %293 : f32
      %295 = arith.truncf %294 : f32 to f16
      %296 = vector.broadcast %295 : f16 to vector<16xf16>
      %297 = arith.addi %13, %c5 : index
      %298 = arith.divui %inputFeatures, %c2 : index
      %299 = arith.muli %298, %c3 : index
      %300 = arith.addi %299, %inputFeatures : index
      %301 = arith.addi %300, %c4 : index
      %302 = arith.divui %301, %c5 : index
      %303 = arith.muli %302, %c5 : index
      %304 = arith.addi %297, %303 : index
      %305 = arith.muli %inputFeatures, %c1 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %263, %c9 : index
      %308 = arith.addi %307, %264 : index
      %309 = arith.muli %308, %c7 : index
      %310 = arith.addi %306, %309 : index
      %311 = arith.muli %263, %c2 : index
      %312 = arith.addi %304, %311 : index
      %313 = arith.muli %264, %c9 : index
      %314 = arith.addi %312, %313 : index
      %315 = vector.load %w[%314] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %316 = vector.bitcast %315 : vector<16xi8> to vector<4xi32>
      %317 = arith.shrui %316, %c19 : vector<4xi32>
      %318 = arith.andi %317, %c20 : vector<4xi32>
      %319 = arith.ori %318, %c21 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %316, %c22 : vector<4xi32>
      %322 = arith.andi %321, %c20 : vector<4xi32>
      %323 = arith.ori %322, %c21 : vector<4xi32>
      %324 = vector.bitcast %323 : vector<4xi32> to vector<8xf16>
      %325 = arith.shrui %316, %c23 : vector<4xi32>
      %326 = arith.andi %325, %c20 : vector<4xi32>
      %327 = arith.ori %326, %c21 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = arith.shrui %316, %c24 : vector<4xi32>
      %330 = arith.andi %329, %c20 : vector<4xi32>
      %331 = arith.ori %330, %c21 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = vector.shuffle %320, %324 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = vector.shuffle %328, %332 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %333, %334 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %336 = arith.subf %335, %c25 : vector<32xf16>
      %337 = vector.shuffle %336, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %338 = vector.shuffle %336, %336 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %339 = math.fma %337, %288, %296 : vector<16xf16>
      %340 = math.fma %338, %288, %296 : vector<16xf16>
      %341 = arith.muli %259, %c13 : index
      %342 = arith.addi %341, %c7 : index
      %343 = arith.muli %tileRows, %c9 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %40, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c1 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %339, %260 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %259, %c13 : index
      %353 = arith.addi %352, %c6 : index
      %354 = arith.muli %tileRows, %c9 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %40, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c1 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %340, %351 : vector<16xf16>, vector<8xf32>
      scf.yield %362 : vector<8xf32>
    }
    %363 = wave.lane
    %364 = wave.wave
    %365 = arith.muli %364, %c6 : index
    %366 = arith.addi %365, %c7 : index
    %367 = arith.muli %366, %c2 : index
    %368 = arith.addi %367, %363 : index
    %369 = vector.extract %261[0] : f32 from vector<8xf32>
    %370 = arith.addi %368, %c7 : index
    memref.store %369, %17[%370] : memref<?xf32>
    %371 = vector.extract %261[1] : f32 from vector<8xf32>
    %372 = arith.addi %368, %c15 : index
    memref.store %371, %17[%372] : memref<?xf32>
    %373 = vector.extract %261[2] : f32 from vector<8xf32>
    %374 = arith.addi %368, %c3 : index
    memref.store %373, %17[%374] : memref<?xf32>
    %375 = vector.extract %261[3] : f32 from vector<8xf32>
    %376 = arith.addi %368, %c27 : index
    memref.store %375, %17[%376] : memref<?xf32>
    %377 = vector.extract %261[4] : f32 from vector<8xf32>
    %378 = arith.addi %368, %c5 : index
    memref.store %377, %17[%378] : memref<?xf32>
    %379 = vector.extract %261[5] : f32 from vector<8xf32>
    %380 = arith.addi %368, %c28 : index
    memref.store %379, %17[%380] : memref<?xf32>
    %381 = vector.extract %261[6] : f32 from vector<8xf32>
    %382 = arith.addi %368, %c29 : index
    memref.store %381, %17[%382] : memref<?xf32>
    %383 = vector.extract %261[7] : f32 from vector<8xf32>
    %384 = arith.addi %368, %c30 : index
    memref.store %383, %17[%384] : memref<?xf32>
    wave.barrier
    %385 = arith.muli %364, %c18 : index
    %386 = arith.addi %385, %c7 : index
    %387 = arith.muli %386, %c15 : index
    %388 = arith.addi %387, %363 : index
    %389 = arith.addi %388, %c7 : index
    %390 = memref.load %17[%389] : memref<?xf32>
    %391 = arith.addi %389, %c2 : index
    %392 = memref.load %17[%391] : memref<?xf32>
    %393 = arith.addf %390, %392 : f32
    %394 = wave.lane
    %395 = arith.addi %16, %c7 : index
    %396 = arith.muli %386, %c13 : index
    %397 = arith.addi %395, %396 : index
    %398 = arith.divui %394, %c9 : index
    %399 = arith.addi %397, %398 : index
    %400 = arith.cmpi slt, %399, %15 : index
    scf.if %400 {
      %401 = arith.cmpi eq, %hasFactors, %c6 : index
      %402 = arith.muli %399, %c13 : index
      %403 = memref.load %factors[%402] : memref<?xf32>
      %404 = arith.mulf %403, %operandScale : f32
      %405 = arith.select %401, %404, %operandScale : f32
      %406 = arith.remui %394, %c9 : index
      %407 = arith.muli %406, %c18 : index
      %408 = arith.addi %13, %407 : index
      %409 = vector.load %w[%408] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %410 = vector.bitcast %409 : vector<4xi8> to vector<1xf32>
      %411 = vector.extract %410[0] : f32 from vector<1xf32>
      %412 = arith.mulf %411, %405 : f32
      %413 = arith.mulf %393, %412 : f32
      %414 = arith.muli %399, %outputFeatures : index
      %415 = arith.addi %414, %19 : index
      %416 = wave.lane
      %417 = arith.remui %416, %c9 : index
      %418 = arith.addi %415, %417 : index
      %419 = arith.addi %418, %c7 : index
      memref.store %413, %logits[%419] : memref<?xf32>
    }
    %420 = arith.muli %364, %c18 : index
    %421 = arith.addi %420, %c6 : index
    %422 = arith.muli %421, %c15 : index
    %423 = arith.addi %422, %363 : index
    %424 = arith.addi %423, %c7 : index
    %425 = memref.load %17[%424] : memref<?xf32>
    %426 = arith.addi %424, %c2 : index
    %427 = memref.load %17[%426] : memref<?xf32>
    %428 = arith.addf %425, %427 : f32
    %429 = wave.lane
    %430 = arith.addi %16, %c7 : index
    %431 = arith.muli %421, %c13 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.divui %429, %c9 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.cmpi slt, %434, %15 : index
    scf.if %435 {
      %436 = arith.cmpi eq, %hasFactors, %c6 : index
      %437 = arith.muli %434, %c13 : index
      %438 = memref.load %factors[%437] : memref<?xf32>
      %439 = arith.mulf %438, %operandScale : f32
      %440 = arith.select %436, %439, %operandScale : f32
      %441 = arith.remui %429, %c9 : index
      %442 = arith.muli %441, %c18 : index
      %443 = arith.addi %13, %442 : index
      %444 = vector.load %w[%443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %445 = vector.bitcast %444 : vector<4xi8> to vector<1xf32>
      %446 = vector.extract %445[0] : f32 from vector<1xf32>
      %447 = arith.mulf %446, %440 : f32
      %448 = arith.mulf %428, %447 : f32
      %449 = arith.muli %434, %outputFeatures : index
      %450 = arith.addi %449, %19 : index
      %451 = wave.lane
      %452 = arith.remui %451, %c9 : index
      %453 = arith.addi %450, %452 : index
      %454 = arith.addi %453, %c7 : index
      memref.store %448, %logits[%454] : memref<?xf32>
    }
    %455 = arith.muli %364, %c18 : index
    %456 = arith.addi %455, %c13 : index
    %457 = arith.muli %456, %c15 : index
    %458 = arith.addi %457, %363 : index
    %459 = arith.addi %458, %c7 : index
    %460 = memref.load %17[%459] : memref<?xf32>
    %461 = arith.addi %459, %c2 : index
    %462 = memref.load %17[%461] : memref<?xf32>
    %463 = arith.addf %460, %462 : f32
    %464 = wave.lane
    %465 = arith.addi %16, %c7 : index
    %466 = arith.muli %456, %c13 : index
    %467 = arith.addi %465, %466 : index
    %468 = arith.divui %464, %c9 : index
    %469 = arith.addi %467, %468 : index
    %470 = arith.cmpi slt, %469, %15 : index
    scf.if %470 {
      %471 = arith.cmpi eq, %hasFactors, %c6 : index
      %472 = arith.muli %469, %c13 : index
      %473 = memref.load %factors[%472] : memref<?xf32>
      %474 = arith.mulf %473, %operandScale : f32
      %475 = arith.select %471, %474, %operandScale : f32
      %476 = arith.remui %464, %c9 : index
      %477 = arith.muli %476, %c18 : index
      %478 = arith.addi %13, %477 : index
      %479 = vector.load %w[%478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %480 = vector.bitcast %479 : vector<4xi8> to vector<1xf32>
      %481 = vector.extract %480[0] : f32 from vector<1xf32>
      %482 = arith.mulf %481, %475 : f32
      %483 = arith.mulf %463, %482 : f32
      %484 = arith.muli %469, %outputFeatures : index
      %485 = arith.addi %484, %19 : index
      %486 = wave.lane
      %487 = arith.remui %486, %c9 : index
      %488 = arith.addi %485, %487 : index
      %489 = arith.addi %488, %c7 : index
      memref.store %483, %logits[%489] : memref<?xf32>
    }
    %490 = arith.muli %364, %c18 : index
    %491 = arith.addi %490, %c26 : index
    %492 = arith.muli %491, %c15 : index
    %493 = arith.addi %492, %363 : index
    %494 = arith.addi %493, %c7 : index
    %495 = memref.load %17[%494] : memref<?xf32>
    %496 = arith.addi %494, %c2 : index
    %497 = memref.load %17[%496] : memref<?xf32>
    %498 = arith.addf %495, %497 : f32
    %499 = wave.lane
    %500 = arith.addi %16, %c7 : index
    %501 = arith.muli %491, %c13 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.divui %499, %c9 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.cmpi slt, %504, %15 : index
    scf.if %505 {
      %506 = arith.cmpi eq, %hasFactors, %c6 : index
      %507 = arith.muli %504, %c13 : index
      %508 = memref.load %factors[%507] : memref<?xf32>
      %509 = arith.mulf %508, %operandScale : f32
      %510 = arith.select %506, %509, %operandScale : f32
      %511 = arith.remui %499, %c9 : index
      %512 = arith.muli %511, %c18 : index
      %513 = arith.addi %13, %512 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<1xf32>
      %516 = vector.extract %515[0] : f32 from vector<1xf32>
      %517 = arith.mulf %516, %510 : f32
      %518 = arith.mulf %498, %517 : f32
      %519 = arith.muli %504, %outputFeatures : index
      %520 = arith.addi %519, %19 : index
      %521 = wave.lane
      %522 = arith.remui %521, %c9 : index
      %523 = arith.addi %520, %522 : index
      %524 = arith.addi %523, %c7 : index
      memref.store %518, %logits[%524] : memref<?xf32>
    }
  }
  %525 = arith.muli %experts, %c13 : index
  %526 = wave.scratch %525 : memref<?xf32>
  %527 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %527 {
    %528 = arith.addi %16, %c9 : index
    %529 = arith.minsi %528, %15 : index
    %530 = wave.wave
    %531 = arith.addi %16, %530 : index
    scf.for %532 = %531 to %529 step %c13 {
      %533 = wave.wave
      %534 = arith.muli %533, %experts : index
      %535 = wave.lane
      %536 = arith.muli %532, %logitsWidth : index
      %539 = scf.for %537 = %535 to %experts step %c15 iter_args(%538 = %c37) -> (f32) {
        %540 = arith.addi %536, %537 : index
        %541 = memref.load %logits[%540] : memref<?xf32>
        %542 = arith.maximumf %538, %541 : f32
        scf.yield %542 : f32
      }
      %543 = vector.broadcast %539 : f32 to vector<1xf32>
      %544 = wave.reduce "max" %543 : vector<1xf32>
      %547 = scf.for %545 = %535 to %experts step %c15 iter_args(%546 = %c38) -> (f32) {
        %548 = arith.addi %536, %545 : index
        %549 = memref.load %logits[%548] : memref<?xf32>
        %550 = arith.subf %549, %544 : f32
        %551 = arith.mulf %550, %c39 : f32
        %552 = wave.exp2 %551 : f32
        %553 = arith.addi %534, %545 : index
        memref.store %552, %526[%553] : memref<?xf32>
        %554 = arith.addf %546, %552 : f32
        scf.yield %554 : f32
      }
      %555 = vector.broadcast %547 : f32 to vector<1xf32>
      %556 = wave.reduce "add" %555 : vector<1xf32>
      scf.for %557 = %535 to %experts step %c15 {
        %558 = arith.addi %534, %557 : index
        %559 = memref.load %526[%558] : memref<?xf32>
        %560 = arith.divf %559, %556 : f32
        %561 = arith.addi %534, %557 : index
        memref.store %560, %526[%561] : memref<?xf32>
      }
      %566:3 = scf.for %562 = %c7 to %expertsPerToken step %c6 iter_args(%563 = %c38, %564 = %c38, %565 = %c40) -> (f32, f32, i32) {
        %570:2 = scf.for %567 = %535 to %experts step %c15 iter_args(%568 = %c41, %569 = %c38) -> (f32, f32) {
          %571 = arith.addi %534, %567 : index
          %572 = memref.load %526[%571] : memref<?xf32>
          %573 = arith.cmpf ogt, %572, %568 : f32
          %574 = arith.index_cast %567 : index to i32
          %575 = arith.sitofp %574 : i32 to f32
          %576 = arith.select %573, %572, %568 : f32
          %577 = arith.select %573, %575, %569 : f32
          scf.yield %576, %577 : f32, f32
        }
        %578 = vector.broadcast %570#0 : f32 to vector<1xf32>
        %579 = wave.reduce "max" %578 : vector<1xf32>
        %580 = arith.cmpf oeq, %570#0, %579 : f32
        %581 = arith.subf %c38, %570#1 : f32
        %582 = arith.select %580, %581, %c42 : f32
        %583 = vector.broadcast %582 : f32 to vector<1xf32>
        %584 = wave.reduce "max" %583 : vector<1xf32>
        %585 = arith.subf %c38, %584 : f32
        %586 = arith.fptosi %585 : f32 to i32
        %587 = arith.index_cast %586 : i32 to index
        %588 = arith.remui %587, %c15 : index
        %589 = arith.cmpi eq, %588, %535 : index
        scf.if %589 {
          %590 = arith.addi %534, %587 : index
          memref.store %c43, %526[%590] : memref<?xf32>
        }
        %591 = arith.cmpi eq, %562, %535 : index
        %592 = arith.addf %563, %579 : f32
        %593 = arith.select %591, %579, %564 : f32
        %594 = arith.select %591, %586, %565 : i32
        scf.yield %592, %593, %594 : f32, f32, i32
      }
      %595 = arith.cmpi eq, %normalize, %c6 : index
      %596 = arith.divf %566#1, %566#0 : f32
      %597 = arith.select %595, %596, %566#1 : f32
      %598 = arith.cmpi slt, %535, %expertsPerToken : index
      scf.if %598 {
        %599 = arith.muli %532, %expertsPerToken : index
        %600 = arith.addi %599, %535 : index
        memref.store %597, %weights[%600] : memref<?xf32>
        %601 = arith.muli %532, %expertsPerToken : index
        %602 = arith.addi %601, %535 : index
        memref.store %566#2, %ids_out[%602] : memref<?xi32>
      }
    }
  }
  wave.return
}
