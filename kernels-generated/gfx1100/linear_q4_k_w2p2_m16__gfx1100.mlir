// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
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
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c14 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c10 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c10 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c6 : index
    %34 = arith.remui %c7, %c10 : index
    %35 = arith.divui %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c1 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c1 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c1 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c14 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c6 : index
    %53 = arith.muli %52, %c6 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c6 iter_args(%58 = %c16, %59 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c7 : index
      %63 = arith.remui %61, %c10 : index
      %64 = arith.addi %13, %c5 : index
      %65 = arith.divui %62, %c1 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %64, %66 : index
      %68 = arith.muli %63, %c19 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %71 = vector.bitcast %70 : vector<4xi8> to vector<2xf16>
      %72 = arith.divui %inputFeatures, %c2 : index
      %73 = arith.muli %72, %c3 : index
      %74 = arith.addi %64, %73 : index
      %75 = arith.muli %62, %c14 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %63, %c6 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %80 = vector.extract %71[0] : f16 from vector<2xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %79[0] : i8 from vector<2xi8>
      %83 = arith.extui %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = vector.extract %71[1] : f16 from vector<2xf16>
      %89 = arith.extf %88 : f16 to f32
      %90 = vector.extract %79[1] : i8 from vector<2xi8>
      %91 = arith.extui %90 : i8 to i32
      %92 = arith.sitofp %91 : i32 to f32
      %93 = arith.mulf %89, %92 : f32
      %94 = arith.truncf %93 : f32 to f16
      %95 = vector.broadcast %94 : f16 to vector<16xf16>
      %96 = arith.addi %13, %c5 : index
      %97 = arith.divui %inputFeatures, %c2 : index
      %98 = arith.muli %97, %c3 : index
      %99 = arith.addi %98, %inputFeatures : index
      %100 = arith.addi %99, %c4 : index
      %101 = arith.divui %100, %c5 : index
      %102 = arith.muli %101, %c5 : index
      %103 = arith.addi %96, %102 : index
      %104 = arith.muli %inputFeatures, %c1 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.muli %62, %c10 : index
      %107 = arith.addi %106, %63 : index
      %108 = arith.muli %107, %c7 : index
      %109 = arith.addi %105, %108 : index
      %110 = arith.muli %62, %c2 : index
      %111 = arith.addi %103, %110 : index
      %112 = arith.muli %63, %c10 : index
      %113 = arith.addi %111, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<4xi32>
      %116 = arith.shrui %115, %c20 : vector<4xi32>
      %117 = arith.andi %116, %c21 : vector<4xi32>
      %118 = arith.ori %117, %c22 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %115, %c23 : vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.ori %121, %c22 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %115, %c24 : vector<4xi32>
      %125 = arith.andi %124, %c21 : vector<4xi32>
      %126 = arith.ori %125, %c22 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %115, %c25 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = vector.shuffle %119, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = vector.shuffle %127, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = vector.shuffle %132, %133 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %135 = arith.subf %134, %c26 : vector<32xf16>
      %136 = vector.shuffle %135, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %137 = vector.shuffle %135, %135 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %138 = math.fma %136, %87, %95 : vector<16xf16>
      %139 = math.fma %137, %87, %95 : vector<16xf16>
      %140 = arith.addi %57, %c8 : index
      %141 = arith.remui %61, %c10 : index
      %142 = arith.addi %13, %c5 : index
      %143 = arith.divui %140, %c1 : index
      %144 = arith.muli %143, %c3 : index
      %145 = arith.addi %142, %144 : index
      %146 = arith.muli %141, %c19 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %149 = vector.bitcast %148 : vector<4xi8> to vector<2xf16>
      %150 = arith.divui %inputFeatures, %c2 : index
      %151 = arith.muli %150, %c3 : index
      %152 = arith.addi %142, %151 : index
      %153 = arith.muli %140, %c14 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %141, %c6 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.extract %149[0] : f16 from vector<2xf16>
      %159 = arith.extf %158 : f16 to f32
      %160 = vector.extract %157[0] : i8 from vector<2xi8>
      %161 = arith.extui %160 : i8 to i32
      %162 = arith.sitofp %161 : i32 to f32
      %163 = arith.mulf %159, %162 : f32
      %164 = arith.truncf %163 : f32 to f16
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = vector.extract %149[1] : f16 from vector<2xf16>
      %167 = arith.extf %166 : f16 to f32
      %168 = vector.extract %157[1] : i8 from vector<2xi8>
      %169 = arith.extui %168 : i8 to i32
      %170 = arith.sitofp %169 : i32 to f32
      %171 = arith.mulf %167, %170 : f32
      %172 = arith.truncf %171 : f32 to f16
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = arith.addi %13, %c5 : index
      %175 = arith.divui %inputFeatures, %c2 : index
      %176 = arith.muli %175, %c3 : index
      %177 = arith.addi %176, %inputFeatures : index
      %178 = arith.addi %177, %c4 : index
      %179 = arith.divui %178, %c5 : index
      %180 = arith.muli %179, %c5 : index
      %181 = arith.addi %174, %180 : index
      %182 = arith.muli %inputFeatures, %c1 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %140, %c10 : index
      %185 = arith.addi %184, %141 : index
      %186 = arith.muli %185, %c7 : index
      %187 = arith.addi %183, %186 : index
      %188 = arith.muli %140, %c2 : index
      %189 = arith.addi %181, %188 : index
      %190 = arith.muli %141, %c10 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.shrui %193, %c20 : vector<4xi32>
      %195 = arith.andi %194, %c21 : vector<4xi32>
      %196 = arith.ori %195, %c22 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %193, %c23 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.ori %199, %c22 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %193, %c24 : vector<4xi32>
      %203 = arith.andi %202, %c21 : vector<4xi32>
      %204 = arith.ori %203, %c22 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %193, %c25 : vector<4xi32>
      %207 = arith.andi %206, %c21 : vector<4xi32>
      %208 = arith.ori %207, %c22 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %205, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %210, %211 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %213 = arith.subf %212, %c26 : vector<32xf16>
      %214 = vector.shuffle %213, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %215 = vector.shuffle %213, %213 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %216 = math.fma %214, %165, %173 : vector<16xf16>
      %217 = math.fma %215, %165, %173 : vector<16xf16>
      %218 = arith.addi %57, %c7 : index
      %219 = arith.remui %61, %c10 : index
      %220 = arith.addi %15, %c5 : index
      %221 = arith.divui %218, %c1 : index
      %222 = arith.muli %221, %c3 : index
      %223 = arith.addi %220, %222 : index
      %224 = arith.muli %219, %c19 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %227 = vector.bitcast %226 : vector<4xi8> to vector<2xf16>
      %228 = arith.divui %inputFeatures, %c2 : index
      %229 = arith.muli %228, %c3 : index
      %230 = arith.addi %220, %229 : index
      %231 = arith.muli %218, %c14 : index
      %232 = arith.addi %230, %231 : index
      %233 = arith.muli %219, %c6 : index
      %234 = arith.addi %232, %233 : index
      %235 = vector.load %w[%234] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %236 = vector.extract %227[0] : f16 from vector<2xf16>
      %237 = arith.extf %236 : f16 to f32
      %238 = vector.extract %235[0] : i8 from vector<2xi8>
      %239 = arith.extui %238 : i8 to i32
      %240 = arith.sitofp %239 : i32 to f32
      %241 = arith.mulf %237, %240 : f32
      %242 = arith.truncf %241 : f32 to f16
      %243 = vector.broadcast %242 : f16 to vector<16xf16>
      %244 = vector.extract %227[1] : f16 from vector<2xf16>
      %245 = arith.extf %244 : f16 to f32
      %246 = vector.extract %235[1] : i8 from vector<2xi8>
      %247 = arith.extui %246 : i8 to i32
      %248 = arith.sitofp %247 : i32 to f32
      %249 = arith.mulf %245, %248 : f32
      %250 = arith.truncf %249 : f32 to f16
      %251 = vector.broadcast %250 : f16 to vector<16xf16>
      %252 = arith.addi %15, %c5 : index
      %253 = arith.divui %inputFeatures, %c2 : index
      %254 = arith.muli %253, %c3 : index
      %255 = arith.addi %254, %inputFeatures : index
      %256 = arith.addi %255, %c4 : index
      %257 = arith.divui %256, %c5 : index
      %258 = arith.muli %257, %c5 : index
      %259 = arith.addi %252, %258 : index
      %260 = arith.muli %inputFeatures, %c1 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.muli %218, %c10 : index
      %263 = arith.addi %262, %219 : index
      %264 = arith.muli %263, %c7 : index
      %265 = arith.addi %261, %264 : index
      %266 = arith.muli %218, %c2 : index
      %267 = arith.addi %259, %266 : index
      %268 = arith.muli %219, %c10 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%269] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %271 = vector.bitcast %270 : vector<16xi8> to vector<4xi32>
      %272 = arith.shrui %271, %c20 : vector<4xi32>
      %273 = arith.andi %272, %c21 : vector<4xi32>
      %274 = arith.ori %273, %c22 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %271, %c23 : vector<4xi32>
      %277 = arith.andi %276, %c21 : vector<4xi32>
      %278 = arith.ori %277, %c22 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %271, %c24 : vector<4xi32>
      %281 = arith.andi %280, %c21 : vector<4xi32>
      %282 = arith.ori %281, %c22 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %271, %c25 : vector<4xi32>
      %285 = arith.andi %284, %c21 : vector<4xi32>
      %286 = arith.ori %285, %c22 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = vector.shuffle %275, %279 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %283, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %288, %289 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %291 = arith.subf %290, %c26 : vector<32xf16>
      %292 = vector.shuffle %291, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %293 = vector.shuffle %291, %291 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %294 = math.fma %292, %243, %251 : vector<16xf16>
      %295 = math.fma %293, %243, %251 : vector<16xf16>
      %296 = arith.addi %57, %c8 : index
      %297 = arith.remui %61, %c10 : index
      %298 = arith.addi %15, %c5 : index
      %299 = arith.divui %296, %c1 : index
      %300 = arith.muli %299, %c3 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %297, %c19 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %305 = vector.bitcast %304 : vector<4xi8> to vector<2xf16>
      %306 = arith.divui %inputFeatures, %c2 : index
      %307 = arith.muli %306, %c3 : index
      %308 = arith.addi %298, %307 : index
      %309 = arith.muli %296, %c14 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %297, %c6 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %314 = vector.extract %305[0] : f16 from vector<2xf16>
      %315 = arith.extf %314 : f16 to f32
      %316 = vector.extract %313[0] : i8 from vector<2xi8>
      %317 = arith.extui %316 : i8 to i32
      %318 = arith.sitofp %317 : i32 to f32
      %319 = arith.mulf %315, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = vector.extract %305[1] : f16 from vector<2xf16>
      %323 = arith.extf %322 : f16 to f32
      %324 = vector.extract %313[1] : i8 from vector<2xi8>
      %325 = arith.extui %324 : i8 to i32
      %326 = arith.sitofp %325 : i32 to f32
      %327 = arith.mulf %323, %326 : f32
      %328 = arith.truncf %327 : f32 to f16
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = arith.addi %15, %c5 : index
      %331 = arith.divui %inputFeatures, %c2 : index
      %332 = arith.muli %331, %c3 : index
      %333 = arith.addi %332, %inputFeatures : index
      %334 = arith.addi %333, %c4 : index
      %335 = arith.divui %334, %c5 : index
      %336 = arith.muli %335, %c5 : index
      %337 = arith.addi %330, %336 : index
      %338 = arith.muli %inputFeatures, %c1 : index
      %339 = arith.addi %337, %338 : index
      %340 = arith.muli %296, %c10 : index
      %341 = arith.addi %340, %297 : index
      %342 = arith.muli %341, %c7 : index
      %343 = arith.addi %339, %342 : index
      %344 = arith.muli %296, %c2 : index
      %345 = arith.addi %337, %344 : index
      %346 = arith.muli %297, %c10 : index
      %347 = arith.addi %345, %346 : index
      %348 = vector.load %w[%347] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %349 = vector.bitcast %348 : vector<16xi8> to vector<4xi32>
      %350 = arith.shrui %349, %c20 : vector<4xi32>
      %351 = arith.andi %350, %c21 : vector<4xi32>
      %352 = arith.ori %351, %c22 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %349, %c23 : vector<4xi32>
      %355 = arith.andi %354, %c21 : vector<4xi32>
      %356 = arith.ori %355, %c22 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %349, %c24 : vector<4xi32>
      %359 = arith.andi %358, %c21 : vector<4xi32>
      %360 = arith.ori %359, %c22 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %349, %c25 : vector<4xi32>
      %363 = arith.andi %362, %c21 : vector<4xi32>
      %364 = arith.ori %363, %c22 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = vector.shuffle %361, %365 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = vector.shuffle %366, %367 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %369 = arith.subf %368, %c26 : vector<32xf16>
      %370 = vector.shuffle %369, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %371 = vector.shuffle %369, %369 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %372 = math.fma %370, %321, %329 : vector<16xf16>
      %373 = math.fma %371, %321, %329 : vector<16xf16>
      %374 = arith.muli %57, %c6 : index
      %375 = arith.addi %374, %c7 : index
      %376 = arith.muli %tileRows, %c10 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %43, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %138, %58 : vector<16xf16>, vector<8xf32>
      %385 = wave.mma %383, %294, %59 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %57, %c6 : index
      %387 = arith.addi %386, %c8 : index
      %388 = arith.muli %tileRows, %c10 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %43, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c1 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %139, %384 : vector<16xf16>, vector<8xf32>
      %397 = wave.mma %395, %295, %385 : vector<16xf16>, vector<8xf32>
      %398 = arith.muli %57, %c6 : index
      %399 = arith.addi %398, %c6 : index
      %400 = arith.muli %tileRows, %c10 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %43, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c1 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %216, %396 : vector<16xf16>, vector<8xf32>
      %409 = wave.mma %407, %372, %397 : vector<16xf16>, vector<8xf32>
      %410 = arith.muli %57, %c6 : index
      %411 = arith.addi %410, %c27 : index
      %412 = arith.muli %tileRows, %c10 : index
      %413 = arith.muli %411, %412 : index
      %414 = arith.addi %43, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c1 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %217, %408 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %373, %409 : vector<16xf16>, vector<8xf32>
      scf.yield %420, %421 : vector<8xf32>, vector<8xf32>
    }
    %422 = arith.select %50, %56, %49 : index
    %426:2 = scf.for %423 = %56 to %422 step %c8 iter_args(%424 = %60#0, %425 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %427 = wave.lane
      %428 = arith.addi %423, %c7 : index
      %429 = arith.remui %427, %c10 : index
      %430 = arith.addi %13, %c5 : index
      %431 = arith.divui %428, %c1 : index
      %432 = arith.muli %431, %c3 : index
      %433 = arith.addi %430, %432 : index
      %434 = arith.muli %429, %c19 : index
      %435 = arith.addi %433, %434 : index
      %436 = vector.load %w[%435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %437 = vector.bitcast %436 : vector<4xi8> to vector<2xf16>
      %438 = arith.divui %inputFeatures, %c2 : index
      %439 = arith.muli %438, %c3 : index
      %440 = arith.addi %430, %439 : index
      %441 = arith.muli %428, %c14 : index
      %442 = arith.addi %440, %441 : index
      %443 = arith.muli %429, %c6 : index
      %444 = arith.addi %442, %443 : index
      %445 = vector.load %w[%444] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %446 = vector.extract %437[0] : f16 from vector<2xf16>
      %447 = arith.extf %446 : f16 to f32
      %448 = vector.extract %445[0] : i8 from vector<2xi8>
      %449 = arith.extui %448 : i8 to i32
      %450 = arith.sitofp %449 : i32 to f32
      %451 = arith.mulf %447, %450 : f32
      %452 = arith.truncf %451 : f32 to f16
      %453 = vector.broadcast %452 : f16 to vector<16xf16>
      %454 = vector.extract %437[1] : f16 from vector<2xf16>
      %455 = arith.extf %454 : f16 to f32
      %456 = vector.extract %445[1] : i8 from vector<2xi8>
      %457 = arith.extui %456 : i8 to i32
      %458 = arith.sitofp %457 : i32 to f32
      %459 = arith.mulf %455, %458 : f32
      %460 = arith.truncf %459 : f32 to f16
      %461 = vector.broadcast %460 : f16 to vector<16xf16>
      %462 = arith.addi %13, %c5 : index
      %463 = arith.divui %inputFeatures, %c2 : index
      %464 = arith.muli %463, %c3 : index
      %465 = arith.addi %464, %inputFeatures : index
      %466 = arith.addi %465, %c4 : index
      %467 = arith.divui %466, %c5 : index
      %468 = arith.muli %467, %c5 : index
      %469 = arith.addi %462, %468 : index
      %470 = arith.muli %inputFeatures, %c1 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.muli %428, %c10 : index
      %473 = arith.addi %472, %429 : index
      %474 = arith.muli %473, %c7 : index
      %475 = arith.addi %471, %474 : index
      %476 = arith.muli %428, %c2 : index
      %477 = arith.addi %469, %476 : index
      %478 = arith.muli %429, %c10 : index
      %479 = arith.addi %477, %478 : index
      %480 = vector.load %w[%479] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %481 = vector.bitcast %480 : vector<16xi8> to vector<4xi32>
      %482 = arith.shrui %481, %c20 : vector<4xi32>
      %483 = arith.andi %482, %c21 : vector<4xi32>
      %484 = arith.ori %483, %c22 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %481, %c23 : vector<4xi32>
      %487 = arith.andi %486, %c21 : vector<4xi32>
      %488 = arith.ori %487, %c22 : vector<4xi32>
      %489 = vector.bitcast %488 : vector<4xi32> to vector<8xf16>
      %490 = arith.shrui %481, %c24 : vector<4xi32>
      %491 = arith.andi %490, %c21 : vector<4xi32>
      %492 = arith.ori %491, %c22 : vector<4xi32>
      %493 = vector.bitcast %492 : vector<4xi32> to vector<8xf16>
      %494 = arith.shrui %481, %c25 : vector<4xi32>
      %495 = arith.andi %494, %c21 : vector<4xi32>
      %496 = arith.ori %495, %c22 : vector<4xi32>
      %497 = vector.bitcast %496 : vector<4xi32> to vector<8xf16>
      %498 = vector.shuffle %485, %489 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = vector.shuffle %493, %497 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = vector.shuffle %498, %499 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %501 = arith.subf %500, %c26 : vector<32xf16>
      %502 = vector.shuffle %501, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %503 = vector.shuffle %501, %501 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %504 = math.fma %502, %453, %461 : vector<16xf16>
      %505 = math.fma %503, %453, %461 : vector<16xf16>
      %506 = arith.addi %423, %c7 : index
      %507 = arith.remui %427, %c10 : index
      %508 = arith.addi %15, %c5 : index
      %509 = arith.divui %506, %c1 : index
      %510 = arith.muli %509, %c3 : index
      %511 = arith.addi %508, %510 : index
      %512 = arith.muli %507, %c19 : index
      %513 = arith.addi %511, %512 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<2xf16>
      %516 = arith.divui %inputFeatures, %c2 : index
      %517 = arith.muli %516, %c3 : index
      %518 = arith.addi %508, %517 : index
      %519 = arith.muli %506, %c14 : index
      %520 = arith.addi %518, %519 : index
      %521 = arith.muli %507, %c6 : index
      %522 = arith.addi %520, %521 : index
      %523 = vector.load %w[%522] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %524 = vector.extract %515[0] : f16 from vector<2xf16>
      %525 = arith.extf %524 : f16 to f32
      %526 = vector.extract %523[0] : i8 from vector<2xi8>
      %527 = arith.extui %526 : i8 to i32
      %528 = arith.sitofp %527 : i32 to f32
      %529 = arith.mulf %525, %528 : f32
      %530 = arith.truncf %529 : f32 to f16
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = vector.extract %515[1] : f16 from vector<2xf16>
      %533 = arith.extf %532 : f16 to f32
      %534 = vector.extract %523[1] : i8 from vector<2xi8>
      %535 = arith.extui %534 : i8 to i32
      %536 = arith.sitofp %535 : i32 to f32
      %537 = arith.mulf %533, %536 : f32
      %538 = arith.truncf %537 : f32 to f16
      %539 = vector.broadcast %538 : f16 to vector<16xf16>
      %540 = arith.addi %15, %c5 : index
      %541 = arith.divui %inputFeatures, %c2 : index
      %542 = arith.muli %541, %c3 : index
      %543 = arith.addi %542, %inputFeatures : index
      %544 = arith.addi %543, %c4 : index
      %545 = arith.divui %544, %c5 : index
      %546 = arith.muli %545, %c5 : index
      %547 = arith.addi %540, %546 : index
      %548 = arith.muli %inputFeatures, %c1 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %506, %c10 : index
      %551 = arith.addi %550, %507 : index
      %552 = arith.muli %551, %c7 : index
      %553 = arith.addi %549, %552 : index
      %554 = arith.muli %506, %c2 : index
      %555 = arith.addi %547, %554 : index
      %556 = arith.muli %507, %c10 : index
      %557 = arith.addi %555, %556 : index
      %558 = vector.load %w[%557] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %559 = vector.bitcast %558 : vector<16xi8> to vector<4xi32>
      %560 = arith.shrui %559, %c20 : vector<4xi32>
      %561 = arith.andi %560, %c21 : vector<4xi32>
      %562 = arith.ori %561, %c22 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = arith.shrui %559, %c23 : vector<4xi32>
      %565 = arith.andi %564, %c21 : vector<4xi32>
      %566 = arith.ori %565, %c22 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %559, %c24 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.ori %569, %c22 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = arith.shrui %559, %c25 : vector<4xi32>
      %573 = arith.andi %572, %c21 : vector<4xi32>
      %574 = arith.ori %573, %c22 : vector<4xi32>
      %575 = vector.bitcast %574 : vector<4xi32> to vector<8xf16>
      %576 = vector.shuffle %563, %567 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = vector.shuffle %571, %575 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %578 = vector.shuffle %576, %577 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %579 = arith.subf %578, %c26 : vector<32xf16>
      %580 = vector.shuffle %579, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %581 = vector.shuffle %579, %579 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %582 = math.fma %580, %531, %539 : vector<16xf16>
      %583 = math.fma %581, %531, %539 : vector<16xf16>
      %584 = arith.muli %423, %c6 : index
      %585 = arith.addi %584, %c7 : index
      %586 = arith.muli %tileRows, %c10 : index
      %587 = arith.muli %585, %586 : index
      %588 = arith.addi %43, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = arith.muli %tileRows, %c1 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = vector.shuffle %589, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = wave.mma %593, %504, %424 : vector<16xf16>, vector<8xf32>
      %595 = wave.mma %593, %582, %425 : vector<16xf16>, vector<8xf32>
      %596 = arith.muli %423, %c6 : index
      %597 = arith.addi %596, %c8 : index
      %598 = arith.muli %tileRows, %c10 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %43, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c1 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %505, %594 : vector<16xf16>, vector<8xf32>
      %607 = wave.mma %605, %583, %595 : vector<16xf16>, vector<8xf32>
      scf.yield %606, %607 : vector<8xf32>, vector<8xf32>
    }
    %608 = wave.lane
    %609 = wave.wave
    %610 = arith.muli %609, %c6 : index
    %611 = arith.addi %610, %c7 : index
    %612 = arith.muli %611, %c2 : index
    %613 = arith.addi %612, %608 : index
    %614 = vector.extract %426#0[0] : f32 from vector<8xf32>
    %615 = arith.addi %613, %c7 : index
    memref.store %614, %19[%615] : memref<?xf32>
    %616 = vector.extract %426#0[1] : f32 from vector<8xf32>
    %617 = arith.addi %613, %c14 : index
    memref.store %616, %19[%617] : memref<?xf32>
    %618 = vector.extract %426#0[2] : f32 from vector<8xf32>
    %619 = arith.addi %613, %c3 : index
    memref.store %618, %19[%619] : memref<?xf32>
    %620 = vector.extract %426#0[3] : f32 from vector<8xf32>
    %621 = arith.addi %613, %c28 : index
    memref.store %620, %19[%621] : memref<?xf32>
    %622 = vector.extract %426#0[4] : f32 from vector<8xf32>
    %623 = arith.addi %613, %c5 : index
    memref.store %622, %19[%623] : memref<?xf32>
    %624 = vector.extract %426#0[5] : f32 from vector<8xf32>
    %625 = arith.addi %613, %c29 : index
    memref.store %624, %19[%625] : memref<?xf32>
    %626 = vector.extract %426#0[6] : f32 from vector<8xf32>
    %627 = arith.addi %613, %c30 : index
    memref.store %626, %19[%627] : memref<?xf32>
    %628 = vector.extract %426#0[7] : f32 from vector<8xf32>
    %629 = arith.addi %613, %c31 : index
    memref.store %628, %19[%629] : memref<?xf32>
    %630 = arith.muli %609, %c6 : index
    %631 = arith.addi %630, %c8 : index
    %632 = arith.muli %631, %c2 : index
    %633 = arith.addi %632, %608 : index
    %634 = vector.extract %426#1[0] : f32 from vector<8xf32>
    %635 = arith.addi %633, %c7 : index
    memref.store %634, %19[%635] : memref<?xf32>
    %636 = vector.extract %426#1[1] : f32 from vector<8xf32>
    %637 = arith.addi %633, %c14 : index
    memref.store %636, %19[%637] : memref<?xf32>
    %638 = vector.extract %426#1[2] : f32 from vector<8xf32>
    %639 = arith.addi %633, %c3 : index
    memref.store %638, %19[%639] : memref<?xf32>
    %640 = vector.extract %426#1[3] : f32 from vector<8xf32>
    %641 = arith.addi %633, %c28 : index
    memref.store %640, %19[%641] : memref<?xf32>
    %642 = vector.extract %426#1[4] : f32 from vector<8xf32>
    %643 = arith.addi %633, %c5 : index
    memref.store %642, %19[%643] : memref<?xf32>
    %644 = vector.extract %426#1[5] : f32 from vector<8xf32>
    %645 = arith.addi %633, %c29 : index
    memref.store %644, %19[%645] : memref<?xf32>
    %646 = vector.extract %426#1[6] : f32 from vector<8xf32>
    %647 = arith.addi %633, %c30 : index
    memref.store %646, %19[%647] : memref<?xf32>
    %648 = vector.extract %426#1[7] : f32 from vector<8xf32>
    %649 = arith.addi %633, %c31 : index
    memref.store %648, %19[%649] : memref<?xf32>
    wave.barrier
    %650 = arith.muli %609, %c19 : index
    %651 = arith.addi %650, %c7 : index
    %652 = arith.muli %651, %c14 : index
    %653 = arith.addi %652, %608 : index
    %654 = arith.addi %653, %c7 : index
    %655 = memref.load %19[%654] : memref<?xf32>
    %656 = arith.addi %654, %c32 : index
    %657 = memref.load %19[%656] : memref<?xf32>
    %658 = arith.addf %655, %657 : f32
    %659 = arith.muli %651, %c14 : index
    %660 = arith.addi %659, %608 : index
    %661 = arith.addi %660, %c2 : index
    %662 = memref.load %19[%661] : memref<?xf32>
    %663 = arith.addi %661, %c32 : index
    %664 = memref.load %19[%663] : memref<?xf32>
    %665 = arith.addf %662, %664 : f32
    %666 = wave.lane
    %667 = arith.addi %18, %c7 : index
    %668 = arith.muli %651, %c6 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.divui %666, %c10 : index
    %671 = arith.addi %669, %670 : index
    %672 = arith.cmpi slt, %671, %17 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c8 : index
      %674 = arith.muli %671, %c6 : index
      %675 = memref.load %factors[%674] : memref<?xf32>
      %676 = arith.mulf %675, %operandScale : f32
      %677 = arith.select %673, %676, %operandScale : f32
      %678 = arith.remui %666, %c10 : index
      %679 = arith.muli %678, %c19 : index
      %680 = arith.addi %13, %679 : index
      %681 = vector.load %w[%680] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %682 = vector.bitcast %681 : vector<4xi8> to vector<1xf32>
      %683 = vector.extract %682[0] : f32 from vector<1xf32>
      %684 = arith.mulf %683, %677 : f32
      %685 = arith.mulf %658, %684 : f32
      %686 = arith.remui %666, %c10 : index
      %687 = arith.muli %686, %c19 : index
      %688 = arith.addi %15, %687 : index
      %689 = vector.load %w[%688] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %690 = vector.bitcast %689 : vector<4xi8> to vector<1xf32>
      %691 = vector.extract %690[0] : f32 from vector<1xf32>
      %692 = arith.mulf %691, %677 : f32
      %693 = arith.mulf %665, %692 : f32
      %694 = arith.muli %671, %outputFeatures : index
      %695 = arith.addi %694, %22 : index
      %696 = wave.lane
      %697 = arith.remui %696, %c10 : index
      %698 = arith.addi %695, %697 : index
      scf.if %20 {
        %699 = arith.addi %698, %c7 : index
        %700 = memref.load %residual[%699] : memref<?xf32>
        %701 = arith.addf %700, %685 : f32
        %702 = arith.addi %698, %c7 : index
        memref.store %701, %out[%702] : memref<?xf32>
      } else {
        %703 = arith.addi %698, %c7 : index
        memref.store %685, %out[%703] : memref<?xf32>
      }
      scf.if %20 {
        %704 = arith.addi %698, %c10 : index
        %705 = memref.load %residual[%704] : memref<?xf32>
        %706 = arith.addf %705, %693 : f32
        %707 = arith.addi %698, %c10 : index
        memref.store %706, %out[%707] : memref<?xf32>
      } else {
        %708 = arith.addi %698, %c10 : index
        memref.store %693, %out[%708] : memref<?xf32>
      }
    }
    %709 = arith.muli %609, %c19 : index
    %710 = arith.addi %709, %c8 : index
    %711 = arith.muli %710, %c14 : index
    %712 = arith.addi %711, %608 : index
    %713 = arith.addi %712, %c7 : index
    %714 = memref.load %19[%713] : memref<?xf32>
    %715 = arith.addi %713, %c32 : index
    %716 = memref.load %19[%715] : memref<?xf32>
    %717 = arith.addf %714, %716 : f32
    %718 = arith.muli %710, %c14 : index
    %719 = arith.addi %718, %608 : index
    %720 = arith.addi %719, %c2 : index
    %721 = memref.load %19[%720] : memref<?xf32>
    %722 = arith.addi %720, %c32 : index
    %723 = memref.load %19[%722] : memref<?xf32>
    %724 = arith.addf %721, %723 : f32
    %725 = wave.lane
    %726 = arith.addi %18, %c7 : index
    %727 = arith.muli %710, %c6 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.divui %725, %c10 : index
    %730 = arith.addi %728, %729 : index
    %731 = arith.cmpi slt, %730, %17 : index
    scf.if %731 {
      %732 = arith.cmpi eq, %hasFactors, %c8 : index
      %733 = arith.muli %730, %c6 : index
      %734 = memref.load %factors[%733] : memref<?xf32>
      %735 = arith.mulf %734, %operandScale : f32
      %736 = arith.select %732, %735, %operandScale : f32
      %737 = arith.remui %725, %c10 : index
      %738 = arith.muli %737, %c19 : index
      %739 = arith.addi %13, %738 : index
      %740 = vector.load %w[%739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %741 = vector.bitcast %740 : vector<4xi8> to vector<1xf32>
      %742 = vector.extract %741[0] : f32 from vector<1xf32>
      %743 = arith.mulf %742, %736 : f32
      %744 = arith.mulf %717, %743 : f32
      %745 = arith.remui %725, %c10 : index
      %746 = arith.muli %745, %c19 : index
      %747 = arith.addi %15, %746 : index
      %748 = vector.load %w[%747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %749 = vector.bitcast %748 : vector<4xi8> to vector<1xf32>
      %750 = vector.extract %749[0] : f32 from vector<1xf32>
      %751 = arith.mulf %750, %736 : f32
      %752 = arith.mulf %724, %751 : f32
      %753 = arith.muli %730, %outputFeatures : index
      %754 = arith.addi %753, %22 : index
      %755 = wave.lane
      %756 = arith.remui %755, %c10 : index
      %757 = arith.addi %754, %756 : index
      scf.if %20 {
        %758 = arith.addi %757, %c7 : index
        %759 = memref.load %residual[%758] : memref<?xf32>
        %760 = arith.addf %759, %744 : f32
        %761 = arith.addi %757, %c7 : index
        memref.store %760, %out[%761] : memref<?xf32>
      } else {
        %762 = arith.addi %757, %c7 : index
        memref.store %744, %out[%762] : memref<?xf32>
      }
      scf.if %20 {
        %763 = arith.addi %757, %c10 : index
        %764 = memref.load %residual[%763] : memref<?xf32>
        %765 = arith.addf %764, %752 : f32
        %766 = arith.addi %757, %c10 : index
        memref.store %765, %out[%766] : memref<?xf32>
      } else {
        %767 = arith.addi %757, %c10 : index
        memref.store %752, %out[%767] : memref<?xf32>
      }
    }
    %768 = arith.muli %609, %c19 : index
    %769 = arith.addi %768, %c6 : index
    %770 = arith.muli %769, %c14 : index
    %771 = arith.addi %770, %608 : index
    %772 = arith.addi %771, %c7 : index
    %773 = memref.load %19[%772] : memref<?xf32>
    %774 = arith.addi %772, %c32 : index
    %775 = memref.load %19[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = arith.muli %769, %c14 : index
    %778 = arith.addi %777, %608 : index
    %779 = arith.addi %778, %c2 : index
    %780 = memref.load %19[%779] : memref<?xf32>
    %781 = arith.addi %779, %c32 : index
    %782 = memref.load %19[%781] : memref<?xf32>
    %783 = arith.addf %780, %782 : f32
    %784 = wave.lane
    %785 = arith.addi %18, %c7 : index
    %786 = arith.muli %769, %c6 : index
    %787 = arith.addi %785, %786 : index
    %788 = arith.divui %784, %c10 : index
    %789 = arith.addi %787, %788 : index
    %790 = arith.cmpi slt, %789, %17 : index
    scf.if %790 {
      %791 = arith.cmpi eq, %hasFactors, %c8 : index
      %792 = arith.muli %789, %c6 : index
      %793 = memref.load %factors[%792] : memref<?xf32>
      %794 = arith.mulf %793, %operandScale : f32
      %795 = arith.select %791, %794, %operandScale : f32
      %796 = arith.remui %784, %c10 : index
      %797 = arith.muli %796, %c19 : index
      %798 = arith.addi %13, %797 : index
      %799 = vector.load %w[%798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %800 = vector.bitcast %799 : vector<4xi8> to vector<1xf32>
      %801 = vector.extract %800[0] : f32 from vector<1xf32>
      %802 = arith.mulf %801, %795 : f32
      %803 = arith.mulf %776, %802 : f32
      %804 = arith.remui %784, %c10 : index
      %805 = arith.muli %804, %c19 : index
      %806 = arith.addi %15, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %795 : f32
      %811 = arith.mulf %783, %810 : f32
      %812 = arith.muli %789, %outputFeatures : index
      %813 = arith.addi %812, %22 : index
      %814 = wave.lane
      %815 = arith.remui %814, %c10 : index
      %816 = arith.addi %813, %815 : index
      scf.if %20 {
        %817 = arith.addi %816, %c7 : index
        %818 = memref.load %residual[%817] : memref<?xf32>
        %819 = arith.addf %818, %803 : f32
        %820 = arith.addi %816, %c7 : index
        memref.store %819, %out[%820] : memref<?xf32>
      } else {
        %821 = arith.addi %816, %c7 : index
        memref.store %803, %out[%821] : memref<?xf32>
      }
      scf.if %20 {
        %822 = arith.addi %816, %c10 : index
        %823 = memref.load %residual[%822] : memref<?xf32>
        %824 = arith.addf %823, %811 : f32
        %825 = arith.addi %816, %c10 : index
        memref.store %824, %out[%825] : memref<?xf32>
      } else {
        %826 = arith.addi %816, %c10 : index
        memref.store %811, %out[%826] : memref<?xf32>
      }
    }
    %827 = arith.muli %609, %c19 : index
    %828 = arith.addi %827, %c27 : index
    %829 = arith.muli %828, %c14 : index
    %830 = arith.addi %829, %608 : index
    %831 = arith.addi %830, %c7 : index
    %832 = memref.load %19[%831] : memref<?xf32>
    %833 = arith.addi %831, %c32 : index
    %834 = memref.load %19[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.muli %828, %c14 : index
    %837 = arith.addi %836, %608 : index
    %838 = arith.addi %837, %c2 : index
    %839 = memref.load %19[%838] : memref<?xf32>
    %840 = arith.addi %838, %c32 : index
    %841 = memref.load %19[%840] : memref<?xf32>
    %842 = arith.addf %839, %841 : f32
    %843 = wave.lane
    %844 = arith.addi %18, %c7 : index
    %845 = arith.muli %828, %c6 : index
    %846 = arith.addi %844, %845 : index
    %847 = arith.divui %843, %c10 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.cmpi slt, %848, %17 : index
    scf.if %849 {
      %850 = arith.cmpi eq, %hasFactors, %c8 : index
      %851 = arith.muli %848, %c6 : index
      %852 = memref.load %factors[%851] : memref<?xf32>
      %853 = arith.mulf %852, %operandScale : f32
      %854 = arith.select %850, %853, %operandScale : f32
      %855 = arith.remui %843, %c10 : index
      %856 = arith.muli %855, %c19 : index
      %857 = arith.addi %13, %856 : index
      %858 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %859 = vector.bitcast %858 : vector<4xi8> to vector<1xf32>
      %860 = vector.extract %859[0] : f32 from vector<1xf32>
      %861 = arith.mulf %860, %854 : f32
      %862 = arith.mulf %835, %861 : f32
      %863 = arith.remui %843, %c10 : index
      %864 = arith.muli %863, %c19 : index
      %865 = arith.addi %15, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %854 : f32
      %870 = arith.mulf %842, %869 : f32
      %871 = arith.muli %848, %outputFeatures : index
      %872 = arith.addi %871, %22 : index
      %873 = wave.lane
      %874 = arith.remui %873, %c10 : index
      %875 = arith.addi %872, %874 : index
      scf.if %20 {
        %876 = arith.addi %875, %c7 : index
        %877 = memref.load %residual[%876] : memref<?xf32>
        %878 = arith.addf %877, %862 : f32
        %879 = arith.addi %875, %c7 : index
        memref.store %878, %out[%879] : memref<?xf32>
      } else {
        %880 = arith.addi %875, %c7 : index
        memref.store %862, %out[%880] : memref<?xf32>
      }
      scf.if %20 {
        %881 = arith.addi %875, %c10 : index
        %882 = memref.load %residual[%881] : memref<?xf32>
        %883 = arith.addf %882, %870 : f32
        %884 = arith.addi %875, %c10 : index
        memref.store %883, %out[%884] : memref<?xf32>
      } else {
        %885 = arith.addi %875, %c10 : index
        memref.store %870, %out[%885] : memref<?xf32>
      }
    }
  }
  wave.return
}
