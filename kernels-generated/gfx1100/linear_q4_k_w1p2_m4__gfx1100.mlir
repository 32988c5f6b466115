// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %hasResidual = wave.param "hasResidual" : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
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
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
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
    scf.for %31 = %30 to %26 step %c13 {
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
    %603 = vector.extract %420#0[0] : f32 from vector<8xf32>
    %604 = vector.extract %420#1[0] : f32 from vector<8xf32>
    %605 = wave.lane
    %606 = arith.addi %18, %c7 : index
    %607 = arith.muli %c7, %c6 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.divui %605, %c10 : index
    %610 = arith.addi %608, %609 : index
    %611 = arith.cmpi slt, %610, %17 : index
    scf.if %611 {
      %612 = arith.cmpi eq, %hasFactors, %c8 : index
      %613 = arith.muli %610, %c6 : index
      %614 = memref.load %factors[%613] : memref<?xf32>
      %615 = arith.mulf %614, %operandScale : f32
      %616 = arith.select %612, %615, %operandScale : f32
      %617 = arith.remui %605, %c10 : index
      %618 = arith.muli %617, %c19 : index
      %619 = arith.addi %13, %618 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.mulf %622, %616 : f32
      %624 = arith.mulf %603, %623 : f32
      %625 = arith.remui %605, %c10 : index
      %626 = arith.muli %625, %c19 : index
      %627 = arith.addi %15, %626 : index
      %628 = vector.load %w[%627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %629 = vector.bitcast %628 : vector<4xi8> to vector<1xf32>
      %630 = vector.extract %629[0] : f32 from vector<1xf32>
      %631 = arith.mulf %630, %616 : f32
      %632 = arith.mulf %604, %631 : f32
      %633 = arith.muli %610, %outputFeatures : index
      %634 = arith.addi %633, %21 : index
      %635 = wave.lane
      %636 = arith.remui %635, %c10 : index
      %637 = arith.addi %634, %636 : index
      scf.if %19 {
        %638 = arith.addi %637, %c7 : index
        %639 = memref.load %residual[%638] : memref<?xf32>
        %640 = arith.addf %639, %624 : f32
        %641 = arith.addi %637, %c7 : index
        memref.store %640, %out[%641] : memref<?xf32>
      } else {
        %642 = arith.addi %637, %c7 : index
        memref.store %624, %out[%642] : memref<?xf32>
      }
      scf.if %19 {
        %643 = arith.addi %637, %c10 : index
        %644 = memref.load %residual[%643] : memref<?xf32>
        %645 = arith.addf %644, %632 : f32
        %646 = arith.addi %637, %c10 : index
        memref.store %645, %out[%646] : memref<?xf32>
      } else {
        %647 = arith.addi %637, %c10 : index
        memref.store %632, %out[%647] : memref<?xf32>
      }
    }
    %648 = vector.extract %420#0[1] : f32 from vector<8xf32>
    %649 = vector.extract %420#1[1] : f32 from vector<8xf32>
    %650 = wave.lane
    %651 = arith.addi %18, %c7 : index
    %652 = arith.muli %c8, %c6 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.divui %650, %c10 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %17 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c8 : index
      %658 = arith.muli %655, %c6 : index
      %659 = memref.load %factors[%658] : memref<?xf32>
      %660 = arith.mulf %659, %operandScale : f32
      %661 = arith.select %657, %660, %operandScale : f32
      %662 = arith.remui %650, %c10 : index
      %663 = arith.muli %662, %c19 : index
      %664 = arith.addi %13, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %661 : f32
      %669 = arith.mulf %648, %668 : f32
      %670 = arith.remui %650, %c10 : index
      %671 = arith.muli %670, %c19 : index
      %672 = arith.addi %15, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %661 : f32
      %677 = arith.mulf %649, %676 : f32
      %678 = arith.muli %655, %outputFeatures : index
      %679 = arith.addi %678, %21 : index
      %680 = wave.lane
      %681 = arith.remui %680, %c10 : index
      %682 = arith.addi %679, %681 : index
      scf.if %19 {
        %683 = arith.addi %682, %c7 : index
        %684 = memref.load %residual[%683] : memref<?xf32>
        %685 = arith.addf %684, %669 : f32
        %686 = arith.addi %682, %c7 : index
        memref.store %685, %out[%686] : memref<?xf32>
      } else {
        %687 = arith.addi %682, %c7 : index
        memref.store %669, %out[%687] : memref<?xf32>
      }
      scf.if %19 {
        %688 = arith.addi %682, %c10 : index
        %689 = memref.load %residual[%688] : memref<?xf32>
        %690 = arith.addf %689, %677 : f32
        %691 = arith.addi %682, %c10 : index
        memref.store %690, %out[%691] : memref<?xf32>
      } else {
        %692 = arith.addi %682, %c10 : index
        memref.store %677, %out[%692] : memref<?xf32>
      }
    }
    %693 = vector.extract %420#0[2] : f32 from vector<8xf32>
    %694 = vector.extract %420#1[2] : f32 from vector<8xf32>
    %695 = wave.lane
    %696 = arith.addi %18, %c7 : index
    %697 = arith.muli %c6, %c6 : index
    %698 = arith.addi %696, %697 : index
    %699 = arith.divui %695, %c10 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.cmpi slt, %700, %17 : index
    scf.if %701 {
      %702 = arith.cmpi eq, %hasFactors, %c8 : index
      %703 = arith.muli %700, %c6 : index
      %704 = memref.load %factors[%703] : memref<?xf32>
      %705 = arith.mulf %704, %operandScale : f32
      %706 = arith.select %702, %705, %operandScale : f32
      %707 = arith.remui %695, %c10 : index
      %708 = arith.muli %707, %c19 : index
      %709 = arith.addi %13, %708 : index
      %710 = vector.load %w[%709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %711 = vector.bitcast %710 : vector<4xi8> to vector<1xf32>
      %712 = vector.extract %711[0] : f32 from vector<1xf32>
      %713 = arith.mulf %712, %706 : f32
      %714 = arith.mulf %693, %713 : f32
      %715 = arith.remui %695, %c10 : index
      %716 = arith.muli %715, %c19 : index
      %717 = arith.addi %15, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %706 : f32
      %722 = arith.mulf %694, %721 : f32
      %723 = arith.muli %700, %outputFeatures : index
      %724 = arith.addi %723, %21 : index
      %725 = wave.lane
      %726 = arith.remui %725, %c10 : index
      %727 = arith.addi %724, %726 : index
      scf.if %19 {
        %728 = arith.addi %727, %c7 : index
        %729 = memref.load %residual[%728] : memref<?xf32>
        %730 = arith.addf %729, %714 : f32
        %731 = arith.addi %727, %c7 : index
        memref.store %730, %out[%731] : memref<?xf32>
      } else {
        %732 = arith.addi %727, %c7 : index
        memref.store %714, %out[%732] : memref<?xf32>
      }
      scf.if %19 {
        %733 = arith.addi %727, %c10 : index
        %734 = memref.load %residual[%733] : memref<?xf32>
        %735 = arith.addf %734, %722 : f32
        %736 = arith.addi %727, %c10 : index
        memref.store %735, %out[%736] : memref<?xf32>
      } else {
        %737 = arith.addi %727, %c10 : index
        memref.store %722, %out[%737] : memref<?xf32>
      }
    }
    %738 = vector.extract %420#0[3] : f32 from vector<8xf32>
    %739 = vector.extract %420#1[3] : f32 from vector<8xf32>
    %740 = wave.lane
    %741 = arith.addi %18, %c7 : index
    %742 = arith.muli %c27, %c6 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.divui %740, %c10 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.cmpi slt, %745, %17 : index
    scf.if %746 {
      %747 = arith.cmpi eq, %hasFactors, %c8 : index
      %748 = arith.muli %745, %c6 : index
      %749 = memref.load %factors[%748] : memref<?xf32>
      %750 = arith.mulf %749, %operandScale : f32
      %751 = arith.select %747, %750, %operandScale : f32
      %752 = arith.remui %740, %c10 : index
      %753 = arith.muli %752, %c19 : index
      %754 = arith.addi %13, %753 : index
      %755 = vector.load %w[%754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %756 = vector.bitcast %755 : vector<4xi8> to vector<1xf32>
      %757 = vector.extract %756[0] : f32 from vector<1xf32>
      %758 = arith.mulf %757, %751 : f32
      %759 = arith.mulf %738, %758 : f32
      %760 = arith.remui %740, %c10 : index
      %761 = arith.muli %760, %c19 : index
      %762 = arith.addi %15, %761 : index
      %763 = vector.load %w[%762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %764 = vector.bitcast %763 : vector<4xi8> to vector<1xf32>
      %765 = vector.extract %764[0] : f32 from vector<1xf32>
      %766 = arith.mulf %765, %751 : f32
      %767 = arith.mulf %739, %766 : f32
      %768 = arith.muli %745, %outputFeatures : index
      %769 = arith.addi %768, %21 : index
      %770 = wave.lane
      %771 = arith.remui %770, %c10 : index
      %772 = arith.addi %769, %771 : index
      scf.if %19 {
        %773 = arith.addi %772, %c7 : index
        %774 = memref.load %residual[%773] : memref<?xf32>
        %775 = arith.addf %774, %759 : f32
        %776 = arith.addi %772, %c7 : index
        memref.store %775, %out[%776] : memref<?xf32>
      } else {
        %777 = arith.addi %772, %c7 : index
        memref.store %759, %out[%777] : memref<?xf32>
      }
      scf.if %19 {
        %778 = arith.addi %772, %c10 : index
        %779 = memref.load %residual[%778] : memref<?xf32>
        %780 = arith.addf %779, %767 : f32
        %781 = arith.addi %772, %c10 : index
        memref.store %780, %out[%781] : memref<?xf32>
      } else {
        %782 = arith.addi %772, %c10 : index
        memref.store %767, %out[%782] : memref<?xf32>
      }
    }
    %783 = vector.extract %420#0[4] : f32 from vector<8xf32>
    %784 = vector.extract %420#1[4] : f32 from vector<8xf32>
    %785 = wave.lane
    %786 = arith.addi %18, %c7 : index
    %787 = arith.muli %c19, %c6 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.divui %785, %c10 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.cmpi slt, %790, %17 : index
    scf.if %791 {
      %792 = arith.cmpi eq, %hasFactors, %c8 : index
      %793 = arith.muli %790, %c6 : index
      %794 = memref.load %factors[%793] : memref<?xf32>
      %795 = arith.mulf %794, %operandScale : f32
      %796 = arith.select %792, %795, %operandScale : f32
      %797 = arith.remui %785, %c10 : index
      %798 = arith.muli %797, %c19 : index
      %799 = arith.addi %13, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %796 : f32
      %804 = arith.mulf %783, %803 : f32
      %805 = arith.remui %785, %c10 : index
      %806 = arith.muli %805, %c19 : index
      %807 = arith.addi %15, %806 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %810, %796 : f32
      %812 = arith.mulf %784, %811 : f32
      %813 = arith.muli %790, %outputFeatures : index
      %814 = arith.addi %813, %21 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c10 : index
      %817 = arith.addi %814, %816 : index
      scf.if %19 {
        %818 = arith.addi %817, %c7 : index
        %819 = memref.load %residual[%818] : memref<?xf32>
        %820 = arith.addf %819, %804 : f32
        %821 = arith.addi %817, %c7 : index
        memref.store %820, %out[%821] : memref<?xf32>
      } else {
        %822 = arith.addi %817, %c7 : index
        memref.store %804, %out[%822] : memref<?xf32>
      }
      scf.if %19 {
        %823 = arith.addi %817, %c10 : index
        %824 = memref.load %residual[%823] : memref<?xf32>
        %825 = arith.addf %824, %812 : f32
        %826 = arith.addi %817, %c10 : index
        memref.store %825, %out[%826] : memref<?xf32>
      } else {
        %827 = arith.addi %817, %c10 : index
        memref.store %812, %out[%827] : memref<?xf32>
      }
    }
    %828 = vector.extract %420#0[5] : f32 from vector<8xf32>
    %829 = vector.extract %420#1[5] : f32 from vector<8xf32>
    %830 = wave.lane
    %831 = arith.addi %18, %c7 : index
    %832 = arith.muli %c30, %c6 : index
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
      %849 = arith.mulf %828, %848 : f32
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
      scf.if %19 {
        %863 = arith.addi %862, %c7 : index
        %864 = memref.load %residual[%863] : memref<?xf32>
        %865 = arith.addf %864, %849 : f32
        %866 = arith.addi %862, %c7 : index
        memref.store %865, %out[%866] : memref<?xf32>
      } else {
        %867 = arith.addi %862, %c7 : index
        memref.store %849, %out[%867] : memref<?xf32>
      }
      scf.if %19 {
        %868 = arith.addi %862, %c10 : index
        %869 = memref.load %residual[%868] : memref<?xf32>
        %870 = arith.addf %869, %857 : f32
        %871 = arith.addi %862, %c10 : index
        memref.store %870, %out[%871] : memref<?xf32>
      } else {
        %872 = arith.addi %862, %c10 : index
        memref.store %857, %out[%872] : memref<?xf32>
      }
    }
    %873 = vector.extract %420#0[6] : f32 from vector<8xf32>
    %874 = vector.extract %420#1[6] : f32 from vector<8xf32>
    %875 = wave.lane
    %876 = arith.addi %18, %c7 : index
    %877 = arith.muli %c31, %c6 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.divui %875, %c10 : index
    %880 = arith.addi %878, %879 : index
    %881 = arith.cmpi slt, %880, %17 : index
    scf.if %881 {
      %882 = arith.cmpi eq, %hasFactors, %c8 : index
      %883 = arith.muli %880, %c6 : index
      %884 = memref.load %factors[%883] : memref<?xf32>
      %885 = arith.mulf %884, %operandScale : f32
      %886 = arith.select %882, %885, %operandScale : f32
      %887 = arith.remui %875, %c10 : index
      %888 = arith.muli %887, %c19 : index
      %889 = arith.addi %13, %888 : index
      %890 = vector.load %w[%889] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %891 = vector.bitcast %890 : vector<4xi8> to vector<1xf32>
      %892 = vector.extract %891[0] : f32 from vector<1xf32>
      %893 = arith.mulf %892, %886 : f32
      %894 = arith.mulf %873, %893 : f32
      %895 = arith.remui %875, %c10 : index
      %896 = arith.muli %895, %c19 : index
      %897 = arith.addi %15, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %886 : f32
      %902 = arith.mulf %874, %901 : f32
      %903 = arith.muli %880, %outputFeatures : index
      %904 = arith.addi %903, %21 : index
      %905 = wave.lane
      %906 = arith.remui %905, %c10 : index
      %907 = arith.addi %904, %906 : index
      scf.if %19 {
        %908 = arith.addi %907, %c7 : index
        %909 = memref.load %residual[%908] : memref<?xf32>
        %910 = arith.addf %909, %894 : f32
        %911 = arith.addi %907, %c7 : index
        memref.store %910, %out[%911] : memref<?xf32>
      } else {
        %912 = arith.addi %907, %c7 : index
        memref.store %894, %out[%912] : memref<?xf32>
      }
      scf.if %19 {
        %913 = arith.addi %907, %c10 : index
        %914 = memref.load %residual[%913] : memref<?xf32>
        %915 = arith.addf %914, %902 : f32
        %916 = arith.addi %907, %c10 : index
        memref.store %915, %out[%916] : memref<?xf32>
      } else {
        %917 = arith.addi %907, %c10 : index
        memref.store %902, %out[%917] : memref<?xf32>
      }
    }
    %918 = vector.extract %420#0[7] : f32 from vector<8xf32>
    %919 = vector.extract %420#1[7] : f32 from vector<8xf32>
    %920 = wave.lane
    %921 = arith.addi %18, %c7 : index
    %922 = arith.muli %c32, %c6 : index
    %923 = arith.addi %921, %922 : index
    %924 = arith.divui %920, %c10 : index
    %925 = arith.addi %923, %924 : index
    %926 = arith.cmpi slt, %925, %17 : index
    scf.if %926 {
      %927 = arith.cmpi eq, %hasFactors, %c8 : index
      %928 = arith.muli %925, %c6 : index
      %929 = memref.load %factors[%928] : memref<?xf32>
      %930 = arith.mulf %929, %operandScale : f32
      %931 = arith.select %927, %930, %operandScale : f32
      %932 = arith.remui %920, %c10 : index
      %933 = arith.muli %932, %c19 : index
      %934 = arith.addi %13, %933 : index
      %935 = vector.load %w[%934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %936 = vector.bitcast %935 : vector<4xi8> to vector<1xf32>
      %937 = vector.extract %936[0] : f32 from vector<1xf32>
      %938 = arith.mulf %937, %931 : f32
      %939 = arith.mulf %918, %938 : f32
      %940 = arith.remui %920, %c10 : index
      %941 = arith.muli %940, %c19 : index
      %942 = arith.addi %15, %941 : index
      %943 = vector.load %w[%942] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %944 = vector.bitcast %943 : vector<4xi8> to vector<1xf32>
      %945 = vector.extract %944[0] : f32 from vector<1xf32>
      %946 = arith.mulf %945, %931 : f32
      %947 = arith.mulf %919, %946 : f32
      %948 = arith.muli %925, %outputFeatures : index
      %949 = arith.addi %948, %21 : index
      %950 = wave.lane
      %951 = arith.remui %950, %c10 : index
      %952 = arith.addi %949, %951 : index
      scf.if %19 {
        %953 = arith.addi %952, %c7 : index
        %954 = memref.load %residual[%953] : memref<?xf32>
        %955 = arith.addf %954, %939 : f32
        %956 = arith.addi %952, %c7 : index
        memref.store %955, %out[%956] : memref<?xf32>
      } else {
        %957 = arith.addi %952, %c7 : index
        memref.store %939, %out[%957] : memref<?xf32>
      }
      scf.if %19 {
        %958 = arith.addi %952, %c10 : index
        %959 = memref.load %residual[%958] : memref<?xf32>
        %960 = arith.addf %959, %947 : f32
        %961 = arith.addi %952, %c10 : index
        memref.store %960, %out[%961] : memref<?xf32>
      } else {
        %962 = arith.addi %952, %c10 : index
        memref.store %947, %out[%962] : memref<?xf32>
      }
    }
  }
  wave.return
}
