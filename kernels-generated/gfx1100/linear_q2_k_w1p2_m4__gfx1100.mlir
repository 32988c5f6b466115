// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %hasResidual = wave.param "hasResidual" : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
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
  %21 = arith.cmpi eq, %hasResidual, %c8 : index
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
    scf.for %33 = %32 to %28 step %c13 {
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
    %695 = vector.extract %482#0[0] : f32 from vector<8xf32>
    %696 = vector.extract %482#1[0] : f32 from vector<8xf32>
    %697 = wave.lane
    %698 = arith.addi %20, %c7 : index
    %699 = arith.muli %c7, %c2 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.divui %697, %c10 : index
    %702 = arith.addi %700, %701 : index
    %703 = arith.cmpi slt, %702, %19 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c8 : index
      %705 = arith.muli %702, %c2 : index
      %706 = memref.load %factors[%705] : memref<?xf32>
      %707 = arith.mulf %706, %operandScale : f32
      %708 = arith.select %704, %707, %operandScale : f32
      %709 = arith.remui %697, %c10 : index
      %710 = arith.muli %709, %c1 : index
      %711 = arith.addi %15, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %708 : f32
      %716 = arith.mulf %695, %715 : f32
      %717 = arith.remui %697, %c10 : index
      %718 = arith.muli %717, %c1 : index
      %719 = arith.addi %17, %718 : index
      %720 = vector.load %w[%719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %721 = vector.bitcast %720 : vector<4xi8> to vector<1xf32>
      %722 = vector.extract %721[0] : f32 from vector<1xf32>
      %723 = arith.mulf %722, %708 : f32
      %724 = arith.mulf %696, %723 : f32
      %725 = arith.muli %702, %outputFeatures : index
      %726 = arith.addi %725, %23 : index
      %727 = wave.lane
      %728 = arith.remui %727, %c10 : index
      %729 = arith.addi %726, %728 : index
      scf.if %21 {
        %730 = arith.addi %729, %c7 : index
        %731 = memref.load %residual[%730] : memref<?xf32>
        %732 = arith.addf %731, %716 : f32
        %733 = arith.addi %729, %c7 : index
        memref.store %732, %out[%733] : memref<?xf32>
      } else {
        %734 = arith.addi %729, %c7 : index
        memref.store %716, %out[%734] : memref<?xf32>
      }
      scf.if %21 {
        %735 = arith.addi %729, %c10 : index
        %736 = memref.load %residual[%735] : memref<?xf32>
        %737 = arith.addf %736, %724 : f32
        %738 = arith.addi %729, %c10 : index
        memref.store %737, %out[%738] : memref<?xf32>
      } else {
        %739 = arith.addi %729, %c10 : index
        memref.store %724, %out[%739] : memref<?xf32>
      }
    }
    %740 = vector.extract %482#0[1] : f32 from vector<8xf32>
    %741 = vector.extract %482#1[1] : f32 from vector<8xf32>
    %742 = wave.lane
    %743 = arith.addi %20, %c7 : index
    %744 = arith.muli %c8, %c2 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c10 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %19 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c8 : index
      %750 = arith.muli %747, %c2 : index
      %751 = memref.load %factors[%750] : memref<?xf32>
      %752 = arith.mulf %751, %operandScale : f32
      %753 = arith.select %749, %752, %operandScale : f32
      %754 = arith.remui %742, %c10 : index
      %755 = arith.muli %754, %c1 : index
      %756 = arith.addi %15, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %753 : f32
      %761 = arith.mulf %740, %760 : f32
      %762 = arith.remui %742, %c10 : index
      %763 = arith.muli %762, %c1 : index
      %764 = arith.addi %17, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %753 : f32
      %769 = arith.mulf %741, %768 : f32
      %770 = arith.muli %747, %outputFeatures : index
      %771 = arith.addi %770, %23 : index
      %772 = wave.lane
      %773 = arith.remui %772, %c10 : index
      %774 = arith.addi %771, %773 : index
      scf.if %21 {
        %775 = arith.addi %774, %c7 : index
        %776 = memref.load %residual[%775] : memref<?xf32>
        %777 = arith.addf %776, %761 : f32
        %778 = arith.addi %774, %c7 : index
        memref.store %777, %out[%778] : memref<?xf32>
      } else {
        %779 = arith.addi %774, %c7 : index
        memref.store %761, %out[%779] : memref<?xf32>
      }
      scf.if %21 {
        %780 = arith.addi %774, %c10 : index
        %781 = memref.load %residual[%780] : memref<?xf32>
        %782 = arith.addf %781, %769 : f32
        %783 = arith.addi %774, %c10 : index
        memref.store %782, %out[%783] : memref<?xf32>
      } else {
        %784 = arith.addi %774, %c10 : index
        memref.store %769, %out[%784] : memref<?xf32>
      }
    }
    %785 = vector.extract %482#0[2] : f32 from vector<8xf32>
    %786 = vector.extract %482#1[2] : f32 from vector<8xf32>
    %787 = wave.lane
    %788 = arith.addi %20, %c7 : index
    %789 = arith.muli %c2, %c2 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.divui %787, %c10 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.cmpi slt, %792, %19 : index
    scf.if %793 {
      %794 = arith.cmpi eq, %hasFactors, %c8 : index
      %795 = arith.muli %792, %c2 : index
      %796 = memref.load %factors[%795] : memref<?xf32>
      %797 = arith.mulf %796, %operandScale : f32
      %798 = arith.select %794, %797, %operandScale : f32
      %799 = arith.remui %787, %c10 : index
      %800 = arith.muli %799, %c1 : index
      %801 = arith.addi %15, %800 : index
      %802 = vector.load %w[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %803 = vector.bitcast %802 : vector<4xi8> to vector<1xf32>
      %804 = vector.extract %803[0] : f32 from vector<1xf32>
      %805 = arith.mulf %804, %798 : f32
      %806 = arith.mulf %785, %805 : f32
      %807 = arith.remui %787, %c10 : index
      %808 = arith.muli %807, %c1 : index
      %809 = arith.addi %17, %808 : index
      %810 = vector.load %w[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %811 = vector.bitcast %810 : vector<4xi8> to vector<1xf32>
      %812 = vector.extract %811[0] : f32 from vector<1xf32>
      %813 = arith.mulf %812, %798 : f32
      %814 = arith.mulf %786, %813 : f32
      %815 = arith.muli %792, %outputFeatures : index
      %816 = arith.addi %815, %23 : index
      %817 = wave.lane
      %818 = arith.remui %817, %c10 : index
      %819 = arith.addi %816, %818 : index
      scf.if %21 {
        %820 = arith.addi %819, %c7 : index
        %821 = memref.load %residual[%820] : memref<?xf32>
        %822 = arith.addf %821, %806 : f32
        %823 = arith.addi %819, %c7 : index
        memref.store %822, %out[%823] : memref<?xf32>
      } else {
        %824 = arith.addi %819, %c7 : index
        memref.store %806, %out[%824] : memref<?xf32>
      }
      scf.if %21 {
        %825 = arith.addi %819, %c10 : index
        %826 = memref.load %residual[%825] : memref<?xf32>
        %827 = arith.addf %826, %814 : f32
        %828 = arith.addi %819, %c10 : index
        memref.store %827, %out[%828] : memref<?xf32>
      } else {
        %829 = arith.addi %819, %c10 : index
        memref.store %814, %out[%829] : memref<?xf32>
      }
    }
    %830 = vector.extract %482#0[3] : f32 from vector<8xf32>
    %831 = vector.extract %482#1[3] : f32 from vector<8xf32>
    %832 = wave.lane
    %833 = arith.addi %20, %c7 : index
    %834 = arith.muli %c27, %c2 : index
    %835 = arith.addi %833, %834 : index
    %836 = arith.divui %832, %c10 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.cmpi slt, %837, %19 : index
    scf.if %838 {
      %839 = arith.cmpi eq, %hasFactors, %c8 : index
      %840 = arith.muli %837, %c2 : index
      %841 = memref.load %factors[%840] : memref<?xf32>
      %842 = arith.mulf %841, %operandScale : f32
      %843 = arith.select %839, %842, %operandScale : f32
      %844 = arith.remui %832, %c10 : index
      %845 = arith.muli %844, %c1 : index
      %846 = arith.addi %15, %845 : index
      %847 = vector.load %w[%846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %848 = vector.bitcast %847 : vector<4xi8> to vector<1xf32>
      %849 = vector.extract %848[0] : f32 from vector<1xf32>
      %850 = arith.mulf %849, %843 : f32
      %851 = arith.mulf %830, %850 : f32
      %852 = arith.remui %832, %c10 : index
      %853 = arith.muli %852, %c1 : index
      %854 = arith.addi %17, %853 : index
      %855 = vector.load %w[%854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %856 = vector.bitcast %855 : vector<4xi8> to vector<1xf32>
      %857 = vector.extract %856[0] : f32 from vector<1xf32>
      %858 = arith.mulf %857, %843 : f32
      %859 = arith.mulf %831, %858 : f32
      %860 = arith.muli %837, %outputFeatures : index
      %861 = arith.addi %860, %23 : index
      %862 = wave.lane
      %863 = arith.remui %862, %c10 : index
      %864 = arith.addi %861, %863 : index
      scf.if %21 {
        %865 = arith.addi %864, %c7 : index
        %866 = memref.load %residual[%865] : memref<?xf32>
        %867 = arith.addf %866, %851 : f32
        %868 = arith.addi %864, %c7 : index
        memref.store %867, %out[%868] : memref<?xf32>
      } else {
        %869 = arith.addi %864, %c7 : index
        memref.store %851, %out[%869] : memref<?xf32>
      }
      scf.if %21 {
        %870 = arith.addi %864, %c10 : index
        %871 = memref.load %residual[%870] : memref<?xf32>
        %872 = arith.addf %871, %859 : f32
        %873 = arith.addi %864, %c10 : index
        memref.store %872, %out[%873] : memref<?xf32>
      } else {
        %874 = arith.addi %864, %c10 : index
        memref.store %859, %out[%874] : memref<?xf32>
      }
    }
    %875 = vector.extract %482#0[4] : f32 from vector<8xf32>
    %876 = vector.extract %482#1[4] : f32 from vector<8xf32>
    %877 = wave.lane
    %878 = arith.addi %20, %c7 : index
    %879 = arith.muli %c1, %c2 : index
    %880 = arith.addi %878, %879 : index
    %881 = arith.divui %877, %c10 : index
    %882 = arith.addi %880, %881 : index
    %883 = arith.cmpi slt, %882, %19 : index
    scf.if %883 {
      %884 = arith.cmpi eq, %hasFactors, %c8 : index
      %885 = arith.muli %882, %c2 : index
      %886 = memref.load %factors[%885] : memref<?xf32>
      %887 = arith.mulf %886, %operandScale : f32
      %888 = arith.select %884, %887, %operandScale : f32
      %889 = arith.remui %877, %c10 : index
      %890 = arith.muli %889, %c1 : index
      %891 = arith.addi %15, %890 : index
      %892 = vector.load %w[%891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %893 = vector.bitcast %892 : vector<4xi8> to vector<1xf32>
      %894 = vector.extract %893[0] : f32 from vector<1xf32>
      %895 = arith.mulf %894, %888 : f32
      %896 = arith.mulf %875, %895 : f32
      %897 = arith.remui %877, %c10 : index
      %898 = arith.muli %897, %c1 : index
      %899 = arith.addi %17, %898 : index
      %900 = vector.load %w[%899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %901 = vector.bitcast %900 : vector<4xi8> to vector<1xf32>
      %902 = vector.extract %901[0] : f32 from vector<1xf32>
      %903 = arith.mulf %902, %888 : f32
      %904 = arith.mulf %876, %903 : f32
      %905 = arith.muli %882, %outputFeatures : index
      %906 = arith.addi %905, %23 : index
      %907 = wave.lane
      %908 = arith.remui %907, %c10 : index
      %909 = arith.addi %906, %908 : index
      scf.if %21 {
        %910 = arith.addi %909, %c7 : index
        %911 = memref.load %residual[%910] : memref<?xf32>
        %912 = arith.addf %911, %896 : f32
        %913 = arith.addi %909, %c7 : index
        memref.store %912, %out[%913] : memref<?xf32>
      } else {
        %914 = arith.addi %909, %c7 : index
        memref.store %896, %out[%914] : memref<?xf32>
      }
      scf.if %21 {
        %915 = arith.addi %909, %c10 : index
        %916 = memref.load %residual[%915] : memref<?xf32>
        %917 = arith.addf %916, %904 : f32
        %918 = arith.addi %909, %c10 : index
        memref.store %917, %out[%918] : memref<?xf32>
      } else {
        %919 = arith.addi %909, %c10 : index
        memref.store %904, %out[%919] : memref<?xf32>
      }
    }
    %920 = vector.extract %482#0[5] : f32 from vector<8xf32>
    %921 = vector.extract %482#1[5] : f32 from vector<8xf32>
    %922 = wave.lane
    %923 = arith.addi %20, %c7 : index
    %924 = arith.muli %c30, %c2 : index
    %925 = arith.addi %923, %924 : index
    %926 = arith.divui %922, %c10 : index
    %927 = arith.addi %925, %926 : index
    %928 = arith.cmpi slt, %927, %19 : index
    scf.if %928 {
      %929 = arith.cmpi eq, %hasFactors, %c8 : index
      %930 = arith.muli %927, %c2 : index
      %931 = memref.load %factors[%930] : memref<?xf32>
      %932 = arith.mulf %931, %operandScale : f32
      %933 = arith.select %929, %932, %operandScale : f32
      %934 = arith.remui %922, %c10 : index
      %935 = arith.muli %934, %c1 : index
      %936 = arith.addi %15, %935 : index
      %937 = vector.load %w[%936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %938 = vector.bitcast %937 : vector<4xi8> to vector<1xf32>
      %939 = vector.extract %938[0] : f32 from vector<1xf32>
      %940 = arith.mulf %939, %933 : f32
      %941 = arith.mulf %920, %940 : f32
      %942 = arith.remui %922, %c10 : index
      %943 = arith.muli %942, %c1 : index
      %944 = arith.addi %17, %943 : index
      %945 = vector.load %w[%944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %946 = vector.bitcast %945 : vector<4xi8> to vector<1xf32>
      %947 = vector.extract %946[0] : f32 from vector<1xf32>
      %948 = arith.mulf %947, %933 : f32
      %949 = arith.mulf %921, %948 : f32
      %950 = arith.muli %927, %outputFeatures : index
      %951 = arith.addi %950, %23 : index
      %952 = wave.lane
      %953 = arith.remui %952, %c10 : index
      %954 = arith.addi %951, %953 : index
      scf.if %21 {
        %955 = arith.addi %954, %c7 : index
        %956 = memref.load %residual[%955] : memref<?xf32>
        %957 = arith.addf %956, %941 : f32
        %958 = arith.addi %954, %c7 : index
        memref.store %957, %out[%958] : memref<?xf32>
      } else {
        %959 = arith.addi %954, %c7 : index
        memref.store %941, %out[%959] : memref<?xf32>
      }
      scf.if %21 {
        %960 = arith.addi %954, %c10 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %949 : f32
        %963 = arith.addi %954, %c10 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %954, %c10 : index
        memref.store %949, %out[%964] : memref<?xf32>
      }
    }
    %965 = vector.extract %482#0[6] : f32 from vector<8xf32>
    %966 = vector.extract %482#1[6] : f32 from vector<8xf32>
    %967 = wave.lane
    %968 = arith.addi %20, %c7 : index
    %969 = arith.muli %c31, %c2 : index
    %970 = arith.addi %968, %969 : index
    %971 = arith.divui %967, %c10 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.cmpi slt, %972, %19 : index
    scf.if %973 {
      %974 = arith.cmpi eq, %hasFactors, %c8 : index
      %975 = arith.muli %972, %c2 : index
      %976 = memref.load %factors[%975] : memref<?xf32>
      %977 = arith.mulf %976, %operandScale : f32
      %978 = arith.select %974, %977, %operandScale : f32
      %979 = arith.remui %967, %c10 : index
      %980 = arith.muli %979, %c1 : index
      %981 = arith.addi %15, %980 : index
      %982 = vector.load %w[%981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %983 = vector.bitcast %982 : vector<4xi8> to vector<1xf32>
      %984 = vector.extract %983[0] : f32 from vector<1xf32>
      %985 = arith.mulf %984, %978 : f32
      %986 = arith.mulf %965, %985 : f32
      %987 = arith.remui %967, %c10 : index
      %988 = arith.muli %987, %c1 : index
      %989 = arith.addi %17, %988 : index
      %990 = vector.load %w[%989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %991 = vector.bitcast %990 : vector<4xi8> to vector<1xf32>
      %992 = vector.extract %991[0] : f32 from vector<1xf32>
      %993 = arith.mulf %992, %978 : f32
      %994 = arith.mulf %966, %993 : f32
      %995 = arith.muli %972, %outputFeatures : index
      %996 = arith.addi %995, %23 : index
      %997 = wave.lane
      %998 = arith.remui %997, %c10 : index
      %999 = arith.addi %996, %998 : index
      scf.if %21 {
        %1000 = arith.addi %999, %c7 : index
        %1001 = memref.load %residual[%1000] : memref<?xf32>
        %1002 = arith.addf %1001, %986 : f32
        %1003 = arith.addi %999, %c7 : index
        memref.store %1002, %out[%1003] : memref<?xf32>
      } else {
        %1004 = arith.addi %999, %c7 : index
        memref.store %986, %out[%1004] : memref<?xf32>
      }
      scf.if %21 {
        %1005 = arith.addi %999, %c10 : index
        %1006 = memref.load %residual[%1005] : memref<?xf32>
        %1007 = arith.addf %1006, %994 : f32
        %1008 = arith.addi %999, %c10 : index
        memref.store %1007, %out[%1008] : memref<?xf32>
      } else {
        %1009 = arith.addi %999, %c10 : index
        memref.store %994, %out[%1009] : memref<?xf32>
      }
    }
    %1010 = vector.extract %482#0[7] : f32 from vector<8xf32>
    %1011 = vector.extract %482#1[7] : f32 from vector<8xf32>
    %1012 = wave.lane
    %1013 = arith.addi %20, %c7 : index
    %1014 = arith.muli %c32, %c2 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.divui %1012, %c10 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.cmpi slt, %1017, %19 : index
    scf.if %1018 {
      %1019 = arith.cmpi eq, %hasFactors, %c8 : index
      %1020 = arith.muli %1017, %c2 : index
      %1021 = memref.load %factors[%1020] : memref<?xf32>
      %1022 = arith.mulf %1021, %operandScale : f32
      %1023 = arith.select %1019, %1022, %operandScale : f32
      %1024 = arith.remui %1012, %c10 : index
      %1025 = arith.muli %1024, %c1 : index
      %1026 = arith.addi %15, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %1010, %1030 : f32
      %1032 = arith.remui %1012, %c10 : index
      %1033 = arith.muli %1032, %c1 : index
      %1034 = arith.addi %17, %1033 : index
      %1035 = vector.load %w[%1034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1036 = vector.bitcast %1035 : vector<4xi8> to vector<1xf32>
      %1037 = vector.extract %1036[0] : f32 from vector<1xf32>
      %1038 = arith.mulf %1037, %1023 : f32
      %1039 = arith.mulf %1011, %1038 : f32
      %1040 = arith.muli %1017, %outputFeatures : index
      %1041 = arith.addi %1040, %23 : index
      %1042 = wave.lane
      %1043 = arith.remui %1042, %c10 : index
      %1044 = arith.addi %1041, %1043 : index
      scf.if %21 {
        %1045 = arith.addi %1044, %c7 : index
        %1046 = memref.load %residual[%1045] : memref<?xf32>
        %1047 = arith.addf %1046, %1031 : f32
        %1048 = arith.addi %1044, %c7 : index
        memref.store %1047, %out[%1048] : memref<?xf32>
      } else {
        %1049 = arith.addi %1044, %c7 : index
        memref.store %1031, %out[%1049] : memref<?xf32>
      }
      scf.if %21 {
        %1050 = arith.addi %1044, %c10 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1039 : f32
        %1053 = arith.addi %1044, %c10 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1044, %c10 : index
        memref.store %1039, %out[%1054] : memref<?xf32>
      }
    }
  }
  wave.return
}
