// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxLinearRoute(format='q4_k', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_route_q4_k_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %counters: memref<?xi32>, %logits: memref<?xf32>, %weights: memref<?xf32>, %ids_out: memref<?xi32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %c31 = arith.constant 512 : index
  %c32 = arith.constant 768 : index
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
    %385 = arith.muli %364, %c13 : index
    %386 = arith.addi %385, %c7 : index
    %387 = arith.muli %386, %c15 : index
    %388 = arith.addi %387, %363 : index
    %389 = arith.addi %388, %c7 : index
    %390 = memref.load %17[%389] : memref<?xf32>
    %391 = arith.addi %389, %c2 : index
    %392 = memref.load %17[%391] : memref<?xf32>
    %393 = arith.addf %390, %392 : f32
    %394 = arith.addi %389, %c31 : index
    %395 = memref.load %17[%394] : memref<?xf32>
    %396 = arith.addf %393, %395 : f32
    %397 = arith.addi %389, %c32 : index
    %398 = memref.load %17[%397] : memref<?xf32>
    %399 = arith.addf %396, %398 : f32
    %400 = wave.lane
    %401 = arith.addi %16, %c7 : index
    %402 = arith.muli %386, %c13 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c9 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %15 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c6 : index
      %408 = arith.muli %405, %c13 : index
      %409 = memref.load %factors[%408] : memref<?xf32>
      %410 = arith.mulf %409, %operandScale : f32
      %411 = arith.select %407, %410, %operandScale : f32
      %412 = arith.remui %400, %c9 : index
      %413 = arith.muli %412, %c18 : index
      %414 = arith.addi %13, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %399, %418 : f32
      %420 = arith.muli %405, %outputFeatures : index
      %421 = arith.addi %420, %19 : index
      %422 = wave.lane
      %423 = arith.remui %422, %c9 : index
      %424 = arith.addi %421, %423 : index
      %425 = arith.addi %424, %c7 : index
      memref.store %419, %logits[%425] : memref<?xf32>
    }
    %426 = arith.muli %364, %c13 : index
    %427 = arith.addi %426, %c6 : index
    %428 = arith.muli %427, %c15 : index
    %429 = arith.addi %428, %363 : index
    %430 = arith.addi %429, %c7 : index
    %431 = memref.load %17[%430] : memref<?xf32>
    %432 = arith.addi %430, %c2 : index
    %433 = memref.load %17[%432] : memref<?xf32>
    %434 = arith.addf %431, %433 : f32
    %435 = arith.addi %430, %c31 : index
    %436 = memref.load %17[%435] : memref<?xf32>
    %437 = arith.addf %434, %436 : f32
    %438 = arith.addi %430, %c32 : index
    %439 = memref.load %17[%438] : memref<?xf32>
    %440 = arith.addf %437, %439 : f32
    %441 = wave.lane
    %442 = arith.addi %16, %c7 : index
    %443 = arith.muli %427, %c13 : index
    %444 = arith.addi %442, %443 : index
    %445 = arith.divui %441, %c9 : index
    %446 = arith.addi %444, %445 : index
    %447 = arith.cmpi slt, %446, %15 : index
    scf.if %447 {
      %448 = arith.cmpi eq, %hasFactors, %c6 : index
      %449 = arith.muli %446, %c13 : index
      %450 = memref.load %factors[%449] : memref<?xf32>
      %451 = arith.mulf %450, %operandScale : f32
      %452 = arith.select %448, %451, %operandScale : f32
      %453 = arith.remui %441, %c9 : index
      %454 = arith.muli %453, %c18 : index
      %455 = arith.addi %13, %454 : index
      %456 = vector.load %w[%455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %457 = vector.bitcast %456 : vector<4xi8> to vector<1xf32>
      %458 = vector.extract %457[0] : f32 from vector<1xf32>
      %459 = arith.mulf %458, %452 : f32
      %460 = arith.mulf %440, %459 : f32
      %461 = arith.muli %446, %outputFeatures : index
      %462 = arith.addi %461, %19 : index
      %463 = wave.lane
      %464 = arith.remui %463, %c9 : index
      %465 = arith.addi %462, %464 : index
      %466 = arith.addi %465, %c7 : index
      memref.store %460, %logits[%466] : memref<?xf32>
    }
  }
  %467 = arith.muli %experts, %c18 : index
  %468 = wave.scratch %467 : memref<?xf32>
  %469 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %469 {
    %470 = arith.addi %16, %c9 : index
    %471 = arith.minsi %470, %15 : index
    %472 = wave.wave
    %473 = arith.addi %16, %472 : index
    scf.for %474 = %473 to %471 step %c18 {
      %475 = wave.wave
      %476 = arith.muli %475, %experts : index
      %477 = wave.lane
      %478 = arith.muli %474, %logitsWidth : index
      %481 = scf.for %479 = %477 to %experts step %c15 iter_args(%480 = %c39) -> (f32) {
        %482 = arith.addi %478, %479 : index
        %483 = memref.load %logits[%482] : memref<?xf32>
        %484 = arith.maximumf %480, %483 : f32
        scf.yield %484 : f32
      }
      %485 = vector.broadcast %481 : f32 to vector<1xf32>
      %486 = wave.reduce "max" %485 : vector<1xf32>
      %489 = scf.for %487 = %477 to %experts step %c15 iter_args(%488 = %c40) -> (f32) {
        %490 = arith.addi %478, %487 : index
        %491 = memref.load %logits[%490] : memref<?xf32>
        %492 = arith.subf %491, %486 : f32
        %493 = arith.mulf %492, %c41 : f32
        %494 = wave.exp2 %493 : f32
        %495 = arith.addi %476, %487 : index
        memref.store %494, %468[%495] : memref<?xf32>
        %496 = arith.addf %488, %494 : f32
        scf.yield %496 : f32
      }
      %497 = vector.broadcast %489 : f32 to vector<1xf32>
      %498 = wave.reduce "add" %497 : vector<1xf32>
      scf.for %499 = %477 to %experts step %c15 {
        %500 = arith.addi %476, %499 : index
        %501 = memref.load %468[%500] : memref<?xf32>
        %502 = arith.divf %501, %498 : f32
        %503 = arith.addi %476, %499 : index
        memref.store %502, %468[%503] : memref<?xf32>
      }
      %508:3 = scf.for %504 = %c7 to %expertsPerToken step %c6 iter_args(%505 = %c40, %506 = %c40, %507 = %c42) -> (f32, f32, i32) {
        %512:2 = scf.for %509 = %477 to %experts step %c15 iter_args(%510 = %c43, %511 = %c40) -> (f32, f32) {
          %513 = arith.addi %476, %509 : index
          %514 = memref.load %468[%513] : memref<?xf32>
          %515 = arith.cmpf ogt, %514, %510 : f32
          %516 = arith.index_cast %509 : index to i32
          %517 = arith.sitofp %516 : i32 to f32
          %518 = arith.select %515, %514, %510 : f32
          %519 = arith.select %515, %517, %511 : f32
          scf.yield %518, %519 : f32, f32
        }
        %520 = vector.broadcast %512#0 : f32 to vector<1xf32>
        %521 = wave.reduce "max" %520 : vector<1xf32>
        %522 = arith.cmpf oeq, %512#0, %521 : f32
        %523 = arith.subf %c40, %512#1 : f32
        %524 = arith.select %522, %523, %c44 : f32
        %525 = vector.broadcast %524 : f32 to vector<1xf32>
        %526 = wave.reduce "max" %525 : vector<1xf32>
        %527 = arith.subf %c40, %526 : f32
        %528 = arith.fptosi %527 : f32 to i32
        %529 = arith.index_cast %528 : i32 to index
        %530 = arith.remui %529, %c15 : index
        %531 = arith.cmpi eq, %530, %477 : index
        scf.if %531 {
          %532 = arith.addi %476, %529 : index
          memref.store %c45, %468[%532] : memref<?xf32>
        }
        %533 = arith.cmpi eq, %504, %477 : index
        %534 = arith.addf %505, %521 : f32
        %535 = arith.select %533, %521, %506 : f32
        %536 = arith.select %533, %528, %507 : i32
        scf.yield %534, %535, %536 : f32, f32, i32
      }
      %537 = arith.cmpi eq, %normalize, %c6 : index
      %538 = arith.divf %508#1, %508#0 : f32
      %539 = arith.select %537, %538, %508#1 : f32
      %540 = arith.cmpi slt, %477, %expertsPerToken : index
      scf.if %540 {
        %541 = arith.muli %474, %expertsPerToken : index
        %542 = arith.addi %541, %477 : index
        memref.store %539, %weights[%542] : memref<?xf32>
        %543 = arith.muli %474, %expertsPerToken : index
        %544 = arith.addi %543, %477 : index
        memref.store %508#2, %ids_out[%544] : memref<?xi32>
      }
    }
  }
  wave.return
}
