// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c24 = arith.constant dense<196611> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c32 = arith.constant dense<0x6420> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 4 : index
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
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c9 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c9 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c15 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c3 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c16 {
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
    %38 = arith.divui %inputFeatures, %c3 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c20 : index
    %46 = arith.muli %45, %c20 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c20 iter_args(%51 = %c17) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c7 : index
      %55 = arith.remui %53, %c9 : index
      %56 = arith.addi %13, %c5 : index
      %57 = arith.divui %54, %c15 : index
      %58 = arith.muli %57, %c3 : index
      %59 = arith.addi %56, %58 : index
      %60 = arith.muli %55, %c20 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %63 = vector.bitcast %62 : vector<2xi8> to vector<1xf16>
      %64 = arith.divui %inputFeatures, %c2 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %56, %65 : index
      %67 = arith.muli %54, %c3 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %55, %c20 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %72 = vector.extract %63[0] : f16 from vector<1xf16>
      %73 = arith.extf %72 : f16 to f32
      %74 = vector.extract %71[0] : i8 from vector<2xi8>
      %75 = arith.extsi %74 : i8 to i32
      %76 = arith.sitofp %75 : i32 to f32
      %77 = arith.mulf %73, %76 : f32
      %78 = arith.truncf %77 : f32 to f16
      %79 = vector.broadcast %78 : f16 to vector<16xf16>
      %80 = vector.extract %63[0] : f16 from vector<1xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %71[1] : i8 from vector<2xi8>
      %83 = arith.extsi %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = arith.addi %13, %c5 : index
      %89 = arith.divui %inputFeatures, %c2 : index
      %90 = arith.muli %89, %c3 : index
      %91 = arith.addi %90, %inputFeatures : index
      %92 = arith.addi %91, %c4 : index
      %93 = arith.divui %92, %c5 : index
      %94 = arith.muli %93, %c5 : index
      %95 = arith.addi %88, %94 : index
      %96 = arith.muli %inputFeatures, %c15 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.muli %54, %c9 : index
      %99 = arith.addi %98, %55 : index
      %100 = arith.muli %99, %c15 : index
      %101 = arith.addi %97, %100 : index
      %102 = arith.muli %54, %c2 : index
      %103 = arith.addi %95, %102 : index
      %104 = arith.muli %55, %c9 : index
      %105 = arith.addi %103, %104 : index
      %106 = vector.load %w[%101] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %107 = vector.bitcast %106 : vector<8xi8> to vector<2xi32>
      %108 = vector.shuffle %107, %107 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %109 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.shrui %110, %c21 : vector<4xi32>
      %112 = arith.andi %111, %c22 : vector<4xi32>
      %113 = arith.shrui %108, %c23 : vector<4xi32>
      %114 = arith.andi %113, %c24 : vector<4xi32>
      %115 = arith.shli %114, %c25 : vector<4xi32>
      %116 = arith.ori %112, %115 : vector<4xi32>
      %117 = arith.ori %116, %c26 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %110, %c25 : vector<4xi32>
      %120 = arith.andi %119, %c22 : vector<4xi32>
      %121 = arith.shrui %108, %c27 : vector<4xi32>
      %122 = arith.andi %121, %c24 : vector<4xi32>
      %123 = arith.shli %122, %c25 : vector<4xi32>
      %124 = arith.ori %120, %123 : vector<4xi32>
      %125 = arith.ori %124, %c26 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %110, %c28 : vector<4xi32>
      %128 = arith.andi %127, %c22 : vector<4xi32>
      %129 = arith.shrui %108, %c29 : vector<4xi32>
      %130 = arith.andi %129, %c24 : vector<4xi32>
      %131 = arith.shli %130, %c25 : vector<4xi32>
      %132 = arith.ori %128, %131 : vector<4xi32>
      %133 = arith.ori %132, %c26 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %110, %c30 : vector<4xi32>
      %136 = arith.andi %135, %c22 : vector<4xi32>
      %137 = arith.shrui %108, %c31 : vector<4xi32>
      %138 = arith.andi %137, %c24 : vector<4xi32>
      %139 = arith.shli %138, %c25 : vector<4xi32>
      %140 = arith.ori %136, %139 : vector<4xi32>
      %141 = arith.ori %140, %c26 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %118, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %134, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %143, %144 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %146 = arith.subf %145, %c32 : vector<32xf16>
      %147 = vector.shuffle %146, %146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %148 = vector.shuffle %146, %146 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %149 = arith.mulf %147, %79 : vector<16xf16>
      %150 = arith.mulf %148, %87 : vector<16xf16>
      %151 = arith.addi %50, %c6 : index
      %152 = arith.remui %53, %c9 : index
      %153 = arith.addi %13, %c5 : index
      %154 = arith.divui %151, %c15 : index
      %155 = arith.muli %154, %c3 : index
      %156 = arith.addi %153, %155 : index
      %157 = arith.muli %152, %c20 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %160 = vector.bitcast %159 : vector<2xi8> to vector<1xf16>
      %161 = arith.divui %inputFeatures, %c2 : index
      %162 = arith.muli %161, %c3 : index
      %163 = arith.addi %153, %162 : index
      %164 = arith.muli %151, %c3 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %152, %c20 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %169 = vector.extract %160[0] : f16 from vector<1xf16>
      %170 = arith.extf %169 : f16 to f32
      %171 = vector.extract %168[0] : i8 from vector<2xi8>
      %172 = arith.extsi %171 : i8 to i32
      %173 = arith.sitofp %172 : i32 to f32
      %174 = arith.mulf %170, %173 : f32
      %175 = arith.truncf %174 : f32 to f16
      %176 = vector.broadcast %175 : f16 to vector<16xf16>
      %177 = vector.extract %160[0] : f16 from vector<1xf16>
      %178 = arith.extf %177 : f16 to f32
      %179 = vector.extract %168[1] : i8 from vector<2xi8>
      %180 = arith.extsi %179 : i8 to i32
      %181 = arith.sitofp %180 : i32 to f32
      %182 = arith.mulf %178, %181 : f32
      %183 = arith.truncf %182 : f32 to f16
      %184 = vector.broadcast %183 : f16 to vector<16xf16>
      %185 = arith.addi %13, %c5 : index
      %186 = arith.divui %inputFeatures, %c2 : index
      %187 = arith.muli %186, %c3 : index
      %188 = arith.addi %187, %inputFeatures : index
      %189 = arith.addi %188, %c4 : index
      %190 = arith.divui %189, %c5 : index
      %191 = arith.muli %190, %c5 : index
      %192 = arith.addi %185, %191 : index
      %193 = arith.muli %inputFeatures, %c15 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.muli %151, %c9 : index
      %196 = arith.addi %195, %152 : index
      %197 = arith.muli %196, %c15 : index
      %198 = arith.addi %194, %197 : index
      %199 = arith.muli %151, %c2 : index
      %200 = arith.addi %192, %199 : index
      %201 = arith.muli %152, %c9 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%198] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %204 = vector.bitcast %203 : vector<8xi8> to vector<2xi32>
      %205 = vector.shuffle %204, %204 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %206 = vector.load %w[%202] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %207 = vector.bitcast %206 : vector<16xi8> to vector<4xi32>
      %208 = arith.shrui %207, %c21 : vector<4xi32>
      %209 = arith.andi %208, %c22 : vector<4xi32>
      %210 = arith.shrui %205, %c23 : vector<4xi32>
      %211 = arith.andi %210, %c24 : vector<4xi32>
      %212 = arith.shli %211, %c25 : vector<4xi32>
      %213 = arith.ori %209, %212 : vector<4xi32>
      %214 = arith.ori %213, %c26 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = arith.shrui %207, %c25 : vector<4xi32>
      %217 = arith.andi %216, %c22 : vector<4xi32>
      %218 = arith.shrui %205, %c27 : vector<4xi32>
      %219 = arith.andi %218, %c24 : vector<4xi32>
      %220 = arith.shli %219, %c25 : vector<4xi32>
      %221 = arith.ori %217, %220 : vector<4xi32>
      %222 = arith.ori %221, %c26 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %207, %c28 : vector<4xi32>
      %225 = arith.andi %224, %c22 : vector<4xi32>
      %226 = arith.shrui %205, %c29 : vector<4xi32>
      %227 = arith.andi %226, %c24 : vector<4xi32>
      %228 = arith.shli %227, %c25 : vector<4xi32>
      %229 = arith.ori %225, %228 : vector<4xi32>
      %230 = arith.ori %229, %c26 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %207, %c30 : vector<4xi32>
      %233 = arith.andi %232, %c22 : vector<4xi32>
      %234 = arith.shrui %205, %c31 : vector<4xi32>
      %235 = arith.andi %234, %c24 : vector<4xi32>
      %236 = arith.shli %235, %c25 : vector<4xi32>
      %237 = arith.ori %233, %236 : vector<4xi32>
      %238 = arith.ori %237, %c26 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = vector.shuffle %215, %223 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %231, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %240, %241 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %243 = arith.subf %242, %c32 : vector<32xf16>
      %244 = vector.shuffle %243, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %245 = vector.shuffle %243, %243 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %246 = arith.mulf %244, %176 : vector<16xf16>
      %247 = arith.mulf %245, %184 : vector<16xf16>
      %248 = arith.muli %50, %c20 : index
      %249 = arith.addi %248, %c7 : index
      %250 = arith.muli %tileRows, %c9 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %36, %251 : index
      %253 = vector.load %24[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c15 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %24[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %149, %51 : vector<16xf16>, vector<8xf32>
      %259 = arith.muli %50, %c20 : index
      %260 = arith.addi %259, %c6 : index
      %261 = arith.muli %tileRows, %c9 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %36, %262 : index
      %264 = vector.load %24[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c15 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %24[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %150, %258 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %50, %c20 : index
      %271 = arith.addi %270, %c20 : index
      %272 = arith.muli %tileRows, %c9 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %36, %273 : index
      %275 = vector.load %24[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c15 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %24[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %246, %269 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %50, %c20 : index
      %282 = arith.addi %281, %c33 : index
      %283 = arith.muli %tileRows, %c9 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %36, %284 : index
      %286 = vector.load %24[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c15 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %24[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %247, %280 : vector<16xf16>, vector<8xf32>
      scf.yield %291 : vector<8xf32>
    }
    %292 = arith.select %43, %49, %42 : index
    %295 = scf.for %293 = %49 to %292 step %c6 iter_args(%294 = %52) -> (vector<8xf32>) {
      %296 = wave.lane
      %297 = arith.addi %293, %c7 : index
      %298 = arith.remui %296, %c9 : index
      %299 = arith.addi %13, %c5 : index
      %300 = arith.divui %297, %c15 : index
      %301 = arith.muli %300, %c3 : index
      %302 = arith.addi %299, %301 : index
      %303 = arith.muli %298, %c20 : index
      %304 = arith.addi %302, %303 : index
      %305 = vector.load %w[%304] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %306 = vector.bitcast %305 : vector<2xi8> to vector<1xf16>
      %307 = arith.divui %inputFeatures, %c2 : index
      %308 = arith.muli %307, %c3 : index
      %309 = arith.addi %299, %308 : index
      %310 = arith.muli %297, %c3 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %298, %c20 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.extract %306[0] : f16 from vector<1xf16>
      %316 = arith.extf %315 : f16 to f32
      %317 = vector.extract %314[0] : i8 from vector<2xi8>
      %318 = arith.extsi %317 : i8 to i32
      %319 = arith.sitofp %318 : i32 to f32
      %320 = arith.mulf %316, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = vector.extract %306[0] : f16 from vector<1xf16>
      %324 = arith.extf %323 : f16 to f32
      %325 = vector.extract %314[1] : i8 from vector<2xi8>
      %326 = arith.extsi %325 : i8 to i32
      %327 = arith.sitofp %326 : i32 to f32
      %328 = arith.mulf %324, %327 : f32
      %329 = arith.truncf %328 : f32 to f16
      %330 = vector.broadcast %329 : f16 to vector<16xf16>
      %331 = arith.addi %13, %c5 : index
      %332 = arith.divui %inputFeatures, %c2 : index
      %333 = arith.muli %332, %c3 : index
      %334 = arith.addi %333, %inputFeatures : index
      %335 = arith.addi %334, %c4 : index
      %336 = arith.divui %335, %c5 : index
      %337 = arith.muli %336, %c5 : index
      %338 = arith.addi %331, %337 : index
      %339 = arith.muli %inputFeatures, %c15 : index
      %340 = arith.addi %338, %339 : index
      %341 = arith.muli %297, %c9 : index
      %342 = arith.addi %341, %298 : index
      %343 = arith.muli %342, %c15 : index
      %344 = arith.addi %340, %343 : index
      %345 = arith.muli %297, %c2 : index
      %346 = arith.addi %338, %345 : index
      %347 = arith.muli %298, %c9 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%344] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %350 = vector.bitcast %349 : vector<8xi8> to vector<2xi32>
      %351 = vector.shuffle %350, %350 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %352 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %353 = vector.bitcast %352 : vector<16xi8> to vector<4xi32>
      %354 = arith.shrui %353, %c21 : vector<4xi32>
      %355 = arith.andi %354, %c22 : vector<4xi32>
      %356 = arith.shrui %351, %c23 : vector<4xi32>
      %357 = arith.andi %356, %c24 : vector<4xi32>
      %358 = arith.shli %357, %c25 : vector<4xi32>
      %359 = arith.ori %355, %358 : vector<4xi32>
      %360 = arith.ori %359, %c26 : vector<4xi32>
      %361 = vector.bitcast %360 : vector<4xi32> to vector<8xf16>
      %362 = arith.shrui %353, %c25 : vector<4xi32>
      %363 = arith.andi %362, %c22 : vector<4xi32>
      %364 = arith.shrui %351, %c27 : vector<4xi32>
      %365 = arith.andi %364, %c24 : vector<4xi32>
      %366 = arith.shli %365, %c25 : vector<4xi32>
      %367 = arith.ori %363, %366 : vector<4xi32>
      %368 = arith.ori %367, %c26 : vector<4xi32>
      %369 = vector.bitcast %368 : vector<4xi32> to vector<8xf16>
      %370 = arith.shrui %353, %c28 : vector<4xi32>
      %371 = arith.andi %370, %c22 : vector<4xi32>
      %372 = arith.shrui %351, %c29 : vector<4xi32>
      %373 = arith.andi %372, %c24 : vector<4xi32>
      %374 = arith.shli %373, %c25 : vector<4xi32>
      %375 = arith.ori %371, %374 : vector<4xi32>
      %376 = arith.ori %375, %c26 : vector<4xi32>
      %377 = vector.bitcast %376 : vector<4xi32> to vector<8xf16>
      %378 = arith.shrui %353, %c30 : vector<4xi32>
      %379 = arith.andi %378, %c22 : vector<4xi32>
      %380 = arith.shrui %351, %c31 : vector<4xi32>
      %381 = arith.andi %380, %c24 : vector<4xi32>
      %382 = arith.shli %381, %c25 : vector<4xi32>
      %383 = arith.ori %379, %382 : vector<4xi32>
      %384 = arith.ori %383, %c26 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = vector.shuffle %361, %369 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = vector.shuffle %377, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = vector.shuffle %386, %387 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %389 = arith.subf %388, %c32 : vector<32xf16>
      %390 = vector.shuffle %389, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %391 = vector.shuffle %389, %389 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %392 = arith.mulf %390, %322 : vector<16xf16>
      %393 = arith.mulf %391, %330 : vector<16xf16>
      %394 = arith.muli %293, %c20 : index
      %395 = arith.addi %394, %c7 : index
      %396 = arith.muli %tileRows, %c9 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.addi %36, %397 : index
      %399 = vector.load %24[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.muli %tileRows, %c15 : index
      %401 = arith.addi %398, %400 : index
      %402 = vector.load %24[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = vector.shuffle %399, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = wave.mma %403, %392, %294 : vector<16xf16>, vector<8xf32>
      %405 = arith.muli %293, %c20 : index
      %406 = arith.addi %405, %c6 : index
      %407 = arith.muli %tileRows, %c9 : index
      %408 = arith.muli %406, %407 : index
      %409 = arith.addi %36, %408 : index
      %410 = vector.load %24[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = arith.muli %tileRows, %c15 : index
      %412 = arith.addi %409, %411 : index
      %413 = vector.load %24[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %410, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = wave.mma %414, %393, %404 : vector<16xf16>, vector<8xf32>
      scf.yield %415 : vector<8xf32>
    }
    %416 = wave.lane
    %417 = wave.wave
    %418 = arith.muli %417, %c6 : index
    %419 = arith.addi %418, %c7 : index
    %420 = arith.muli %419, %c2 : index
    %421 = arith.addi %420, %416 : index
    %422 = vector.extract %295[0] : f32 from vector<8xf32>
    %423 = arith.addi %421, %c7 : index
    memref.store %422, %17[%423] : memref<?xf32>
    %424 = vector.extract %295[1] : f32 from vector<8xf32>
    %425 = arith.addi %421, %c3 : index
    memref.store %424, %17[%425] : memref<?xf32>
    %426 = vector.extract %295[2] : f32 from vector<8xf32>
    %427 = arith.addi %421, %c16 : index
    memref.store %426, %17[%427] : memref<?xf32>
    %428 = vector.extract %295[3] : f32 from vector<8xf32>
    %429 = arith.addi %421, %c34 : index
    memref.store %428, %17[%429] : memref<?xf32>
    %430 = vector.extract %295[4] : f32 from vector<8xf32>
    %431 = arith.addi %421, %c5 : index
    memref.store %430, %17[%431] : memref<?xf32>
    %432 = vector.extract %295[5] : f32 from vector<8xf32>
    %433 = arith.addi %421, %c35 : index
    memref.store %432, %17[%433] : memref<?xf32>
    %434 = vector.extract %295[6] : f32 from vector<8xf32>
    %435 = arith.addi %421, %c36 : index
    memref.store %434, %17[%435] : memref<?xf32>
    %436 = vector.extract %295[7] : f32 from vector<8xf32>
    %437 = arith.addi %421, %c37 : index
    memref.store %436, %17[%437] : memref<?xf32>
    wave.barrier
    %438 = arith.muli %417, %c38 : index
    %439 = arith.addi %438, %c7 : index
    %440 = arith.muli %439, %c3 : index
    %441 = arith.addi %440, %416 : index
    %442 = arith.addi %441, %c7 : index
    %443 = memref.load %17[%442] : memref<?xf32>
    %444 = arith.addi %442, %c2 : index
    %445 = memref.load %17[%444] : memref<?xf32>
    %446 = arith.addf %443, %445 : f32
    %447 = wave.lane
    %448 = arith.addi %16, %c7 : index
    %449 = arith.muli %439, %c20 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.divui %447, %c9 : index
    %452 = arith.addi %450, %451 : index
    %453 = arith.cmpi slt, %452, %15 : index
    scf.if %453 {
      %454 = arith.cmpi eq, %hasFactors, %c6 : index
      %455 = arith.muli %452, %c20 : index
      %456 = memref.load %factors[%455] : memref<?xf32>
      %457 = arith.mulf %456, %operandScale : f32
      %458 = arith.select %454, %457, %operandScale : f32
      %459 = arith.remui %447, %c9 : index
      %460 = arith.muli %459, %c38 : index
      %461 = arith.addi %13, %460 : index
      %462 = vector.load %w[%461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %463 = vector.bitcast %462 : vector<4xi8> to vector<1xf32>
      %464 = vector.extract %463[0] : f32 from vector<1xf32>
      %465 = arith.mulf %464, %458 : f32
      %466 = arith.mulf %446, %465 : f32
      %467 = arith.muli %452, %outputFeatures : index
      %468 = arith.addi %467, %20 : index
      %469 = wave.lane
      %470 = arith.remui %469, %c9 : index
      %471 = arith.addi %468, %470 : index
      scf.if %18 {
        %472 = arith.addi %471, %c7 : index
        %473 = memref.load %residual[%472] : memref<?xf32>
        %474 = arith.addf %473, %466 : f32
        %475 = arith.addi %471, %c7 : index
        memref.store %474, %out[%475] : memref<?xf32>
      } else {
        %476 = arith.addi %471, %c7 : index
        memref.store %466, %out[%476] : memref<?xf32>
      }
    }
    %477 = arith.muli %417, %c38 : index
    %478 = arith.addi %477, %c6 : index
    %479 = arith.muli %478, %c3 : index
    %480 = arith.addi %479, %416 : index
    %481 = arith.addi %480, %c7 : index
    %482 = memref.load %17[%481] : memref<?xf32>
    %483 = arith.addi %481, %c2 : index
    %484 = memref.load %17[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = wave.lane
    %487 = arith.addi %16, %c7 : index
    %488 = arith.muli %478, %c20 : index
    %489 = arith.addi %487, %488 : index
    %490 = arith.divui %486, %c9 : index
    %491 = arith.addi %489, %490 : index
    %492 = arith.cmpi slt, %491, %15 : index
    scf.if %492 {
      %493 = arith.cmpi eq, %hasFactors, %c6 : index
      %494 = arith.muli %491, %c20 : index
      %495 = memref.load %factors[%494] : memref<?xf32>
      %496 = arith.mulf %495, %operandScale : f32
      %497 = arith.select %493, %496, %operandScale : f32
      %498 = arith.remui %486, %c9 : index
      %499 = arith.muli %498, %c38 : index
      %500 = arith.addi %13, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %497 : f32
      %505 = arith.mulf %485, %504 : f32
      %506 = arith.muli %491, %outputFeatures : index
      %507 = arith.addi %506, %20 : index
      %508 = wave.lane
      %509 = arith.remui %508, %c9 : index
      %510 = arith.addi %507, %509 : index
      scf.if %18 {
        %511 = arith.addi %510, %c7 : index
        %512 = memref.load %residual[%511] : memref<?xf32>
        %513 = arith.addf %512, %505 : f32
        %514 = arith.addi %510, %c7 : index
        memref.store %513, %out[%514] : memref<?xf32>
      } else {
        %515 = arith.addi %510, %c7 : index
        memref.store %505, %out[%515] : memref<?xf32>
      }
    }
    %516 = arith.muli %417, %c38 : index
    %517 = arith.addi %516, %c20 : index
    %518 = arith.muli %517, %c3 : index
    %519 = arith.addi %518, %416 : index
    %520 = arith.addi %519, %c7 : index
    %521 = memref.load %17[%520] : memref<?xf32>
    %522 = arith.addi %520, %c2 : index
    %523 = memref.load %17[%522] : memref<?xf32>
    %524 = arith.addf %521, %523 : f32
    %525 = wave.lane
    %526 = arith.addi %16, %c7 : index
    %527 = arith.muli %517, %c20 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.divui %525, %c9 : index
    %530 = arith.addi %528, %529 : index
    %531 = arith.cmpi slt, %530, %15 : index
    scf.if %531 {
      %532 = arith.cmpi eq, %hasFactors, %c6 : index
      %533 = arith.muli %530, %c20 : index
      %534 = memref.load %factors[%533] : memref<?xf32>
      %535 = arith.mulf %534, %operandScale : f32
      %536 = arith.select %532, %535, %operandScale : f32
      %537 = arith.remui %525, %c9 : index
      %538 = arith.muli %537, %c38 : index
      %539 = arith.addi %13, %538 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.mulf %542, %536 : f32
      %544 = arith.mulf %524, %543 : f32
      %545 = arith.muli %530, %outputFeatures : index
      %546 = arith.addi %545, %20 : index
      %547 = wave.lane
      %548 = arith.remui %547, %c9 : index
      %549 = arith.addi %546, %548 : index
      scf.if %18 {
        %550 = arith.addi %549, %c7 : index
        %551 = memref.load %residual[%550] : memref<?xf32>
        %552 = arith.addf %551, %544 : f32
        %553 = arith.addi %549, %c7 : index
        memref.store %552, %out[%553] : memref<?xf32>
      } else {
        %554 = arith.addi %549, %c7 : index
        memref.store %544, %out[%554] : memref<?xf32>
      }
    }
    %555 = arith.muli %417, %c38 : index
    %556 = arith.addi %555, %c33 : index
    %557 = arith.muli %556, %c3 : index
    %558 = arith.addi %557, %416 : index
    %559 = arith.addi %558, %c7 : index
    %560 = memref.load %17[%559] : memref<?xf32>
    %561 = arith.addi %559, %c2 : index
    %562 = memref.load %17[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = wave.lane
    %565 = arith.addi %16, %c7 : index
    %566 = arith.muli %556, %c20 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c9 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %15 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c6 : index
      %572 = arith.muli %569, %c20 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c9 : index
      %577 = arith.muli %576, %c38 : index
      %578 = arith.addi %13, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %563, %582 : f32
      %584 = arith.muli %569, %outputFeatures : index
      %585 = arith.addi %584, %20 : index
      %586 = wave.lane
      %587 = arith.remui %586, %c9 : index
      %588 = arith.addi %585, %587 : index
      scf.if %18 {
        %589 = arith.addi %588, %c7 : index
        %590 = memref.load %residual[%589] : memref<?xf32>
        %591 = arith.addf %590, %583 : f32
        %592 = arith.addi %588, %c7 : index
        memref.store %591, %out[%592] : memref<?xf32>
      } else {
        %593 = arith.addi %588, %c7 : index
        memref.store %583, %out[%593] : memref<?xf32>
      }
    }
  }
  wave.return
}
