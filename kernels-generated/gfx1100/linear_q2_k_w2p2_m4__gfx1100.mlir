// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c26 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %22 = arith.cmpi eq, %hasResidual, %c8 : index
  %23 = wave.block 0
  %24 = arith.muli %23, %c14 : index
  %25 = arith.cmpi slt, %20, %19 : index
  scf.if %25 {
    %26 = wave.lane
    %27 = arith.remui %26, %c10 : index
    %28 = wave.scratch %operandHalves : memref<?xf16>
    %29 = arith.divui %operandHalves, %c17 : index
    %30 = wave.wave
    %31 = arith.muli %30, %c14 : index
    %32 = wave.lane
    %33 = arith.addi %31, %32 : index
    scf.for %34 = %33 to %29 step %c4 {
      %35 = arith.muli %34, %c17 : index
      %36 = arith.addi %c7, %35 : index
      %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %38 = arith.muli %34, %c17 : index
      vector.store %37, %28[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c17 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c14 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c2 iter_args(%55 = %c18, %56 = %c18) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c7 : index
      %60 = arith.remui %58, %c10 : index
      %61 = arith.addi %15, %c6 : index
      %62 = arith.divui %59, %c17 : index
      %63 = arith.muli %62, %c4 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c1 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %68 = vector.bitcast %67 : vector<4xi8> to vector<2xf16>
      %69 = arith.divui %inputFeatures, %c3 : index
      %70 = arith.muli %69, %c4 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c4 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c1 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %77 = vector.extract %68[0] : f16 from vector<2xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<4xi8>
      %80 = arith.extui %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = vector.extract %68[1] : f16 from vector<2xf16>
      %86 = arith.extf %85 : f16 to f32
      %87 = vector.extract %76[1] : i8 from vector<4xi8>
      %88 = arith.extui %87 : i8 to i32
      %89 = arith.sitofp %88 : i32 to f32
      %90 = arith.mulf %86, %89 : f32
      %91 = arith.truncf %90 : f32 to f16
      %92 = vector.broadcast %91 : f16 to vector<16xf16>
      %93 = vector.extract %68[0] : f16 from vector<2xf16>
      %94 = arith.extf %93 : f16 to f32
      %95 = vector.extract %76[2] : i8 from vector<4xi8>
      %96 = arith.extui %95 : i8 to i32
      %97 = arith.sitofp %96 : i32 to f32
      %98 = arith.mulf %94, %97 : f32
      %99 = arith.truncf %98 : f32 to f16
      %100 = vector.broadcast %99 : f16 to vector<16xf16>
      %101 = vector.extract %68[1] : f16 from vector<2xf16>
      %102 = arith.extf %101 : f16 to f32
      %103 = vector.extract %76[3] : i8 from vector<4xi8>
      %104 = arith.extui %103 : i8 to i32
      %105 = arith.sitofp %104 : i32 to f32
      %106 = arith.mulf %102, %105 : f32
      %107 = arith.truncf %106 : f32 to f16
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = arith.addi %15, %c6 : index
      %110 = arith.muli %inputFeatures, %c1 : index
      %111 = arith.divui %110, %c2 : index
      %112 = arith.divui %inputFeatures, %c3 : index
      %113 = arith.muli %112, %c4 : index
      %114 = arith.addi %113, %111 : index
      %115 = arith.addi %114, %c5 : index
      %116 = arith.divui %115, %c6 : index
      %117 = arith.muli %116, %c6 : index
      %118 = arith.addi %109, %117 : index
      %119 = arith.muli %inputFeatures, %c7 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %59, %c10 : index
      %122 = arith.addi %121, %60 : index
      %123 = arith.muli %122, %c17 : index
      %124 = arith.addi %120, %123 : index
      %125 = vector.load %w[%124] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %126 = vector.bitcast %125 : vector<8xi8> to vector<2xi32>
      %127 = vector.shuffle %126, %126 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %128 = arith.shrui %127, %c21 : vector<4xi32>
      %129 = arith.andi %128, %c22 : vector<4xi32>
      %130 = arith.ori %129, %c23 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %127, %c24 : vector<4xi32>
      %133 = arith.andi %132, %c22 : vector<4xi32>
      %134 = arith.ori %133, %c23 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %127, %c25 : vector<4xi32>
      %137 = arith.andi %136, %c22 : vector<4xi32>
      %138 = arith.ori %137, %c23 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %127, %c26 : vector<4xi32>
      %141 = arith.andi %140, %c22 : vector<4xi32>
      %142 = arith.ori %141, %c23 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c27 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %84, %92 : vector<16xf16>
      %151 = math.fma %149, %100, %108 : vector<16xf16>
      %152 = arith.addi %54, %c8 : index
      %153 = arith.remui %58, %c10 : index
      %154 = arith.addi %15, %c6 : index
      %155 = arith.divui %152, %c17 : index
      %156 = arith.muli %155, %c4 : index
      %157 = arith.addi %154, %156 : index
      %158 = arith.muli %153, %c1 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %161 = vector.bitcast %160 : vector<4xi8> to vector<2xf16>
      %162 = arith.divui %inputFeatures, %c3 : index
      %163 = arith.muli %162, %c4 : index
      %164 = arith.addi %154, %163 : index
      %165 = arith.muli %152, %c4 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %153, %c1 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %170 = vector.extract %161[0] : f16 from vector<2xf16>
      %171 = arith.extf %170 : f16 to f32
      %172 = vector.extract %169[0] : i8 from vector<4xi8>
      %173 = arith.extui %172 : i8 to i32
      %174 = arith.sitofp %173 : i32 to f32
      %175 = arith.mulf %171, %174 : f32
      %176 = arith.truncf %175 : f32 to f16
      %177 = vector.broadcast %176 : f16 to vector<16xf16>
      %178 = vector.extract %161[1] : f16 from vector<2xf16>
      %179 = arith.extf %178 : f16 to f32
      %180 = vector.extract %169[1] : i8 from vector<4xi8>
      %181 = arith.extui %180 : i8 to i32
      %182 = arith.sitofp %181 : i32 to f32
      %183 = arith.mulf %179, %182 : f32
      %184 = arith.truncf %183 : f32 to f16
      %185 = vector.broadcast %184 : f16 to vector<16xf16>
      %186 = vector.extract %161[0] : f16 from vector<2xf16>
      %187 = arith.extf %186 : f16 to f32
      %188 = vector.extract %169[2] : i8 from vector<4xi8>
      %189 = arith.extui %188 : i8 to i32
      %190 = arith.sitofp %189 : i32 to f32
      %191 = arith.mulf %187, %190 : f32
      %192 = arith.truncf %191 : f32 to f16
      %193 = vector.broadcast %192 : f16 to vector<16xf16>
      %194 = vector.extract %161[1] : f16 from vector<2xf16>
      %195 = arith.extf %194 : f16 to f32
      %196 = vector.extract %169[3] : i8 from vector<4xi8>
      %197 = arith.extui %196 : i8 to i32
      %198 = arith.sitofp %197 : i32 to f32
      %199 = arith.mulf %195, %198 : f32
      %200 = arith.truncf %199 : f32 to f16
      %201 = vector.broadcast %200 : f16 to vector<16xf16>
      %202 = arith.addi %15, %c6 : index
      %203 = arith.muli %inputFeatures, %c1 : index
      %204 = arith.divui %203, %c2 : index
      %205 = arith.divui %inputFeatures, %c3 : index
      %206 = arith.muli %205, %c4 : index
      %207 = arith.addi %206, %204 : index
      %208 = arith.addi %207, %c5 : index
      %209 = arith.divui %208, %c6 : index
      %210 = arith.muli %209, %c6 : index
      %211 = arith.addi %202, %210 : index
      %212 = arith.muli %inputFeatures, %c7 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %152, %c10 : index
      %215 = arith.addi %214, %153 : index
      %216 = arith.muli %215, %c17 : index
      %217 = arith.addi %213, %216 : index
      %218 = vector.load %w[%217] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %219 = vector.bitcast %218 : vector<8xi8> to vector<2xi32>
      %220 = vector.shuffle %219, %219 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %221 = arith.shrui %220, %c21 : vector<4xi32>
      %222 = arith.andi %221, %c22 : vector<4xi32>
      %223 = arith.ori %222, %c23 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %220, %c24 : vector<4xi32>
      %226 = arith.andi %225, %c22 : vector<4xi32>
      %227 = arith.ori %226, %c23 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %220, %c25 : vector<4xi32>
      %230 = arith.andi %229, %c22 : vector<4xi32>
      %231 = arith.ori %230, %c23 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %220, %c26 : vector<4xi32>
      %234 = arith.andi %233, %c22 : vector<4xi32>
      %235 = arith.ori %234, %c23 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %237, %238 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %240 = arith.subf %239, %c27 : vector<32xf16>
      %241 = vector.shuffle %240, %240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %242 = vector.shuffle %240, %240 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %243 = math.fma %241, %177, %185 : vector<16xf16>
      %244 = math.fma %242, %193, %201 : vector<16xf16>
      %245 = arith.addi %54, %c7 : index
      %246 = arith.remui %58, %c10 : index
      %247 = arith.addi %17, %c6 : index
      %248 = arith.divui %245, %c17 : index
      %249 = arith.muli %248, %c4 : index
      %250 = arith.addi %247, %249 : index
      %251 = arith.muli %246, %c1 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %w[%252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %254 = vector.bitcast %253 : vector<4xi8> to vector<2xf16>
      %255 = arith.divui %inputFeatures, %c3 : index
      %256 = arith.muli %255, %c4 : index
      %257 = arith.addi %247, %256 : index
      %258 = arith.muli %245, %c4 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.muli %246, %c1 : index
      %261 = arith.addi %259, %260 : index
      %262 = vector.load %w[%261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %263 = vector.extract %254[0] : f16 from vector<2xf16>
      %264 = arith.extf %263 : f16 to f32
      %265 = vector.extract %262[0] : i8 from vector<4xi8>
      %266 = arith.extui %265 : i8 to i32
      %267 = arith.sitofp %266 : i32 to f32
      %268 = arith.mulf %264, %267 : f32
      %269 = arith.truncf %268 : f32 to f16
      %270 = vector.broadcast %269 : f16 to vector<16xf16>
      %271 = vector.extract %254[1] : f16 from vector<2xf16>
      %272 = arith.extf %271 : f16 to f32
      %273 = vector.extract %262[1] : i8 from vector<4xi8>
      %274 = arith.extui %273 : i8 to i32
      %275 = arith.sitofp %274 : i32 to f32
      %276 = arith.mulf %272, %275 : f32
      %277 = arith.truncf %276 : f32 to f16
      %278 = vector.broadcast %277 : f16 to vector<16xf16>
      %279 = vector.extract %254[0] : f16 from vector<2xf16>
      %280 = arith.extf %279 : f16 to f32
      %281 = vector.extract %262[2] : i8 from vector<4xi8>
      %282 = arith.extui %281 : i8 to i32
      %283 = arith.sitofp %282 : i32 to f32
      %284 = arith.mulf %280, %283 : f32
      %285 = arith.truncf %284 : f32 to f16
      %286 = vector.broadcast %285 : f16 to vector<16xf16>
      %287 = vector.extract %254[1] : f16 from vector<2xf16>
      %288 = arith.extf %287 : f16 to f32
      %289 = vector.extract %262[3] : i8 from vector<4xi8>
      %290 = arith.extui %289 : i8 to i32
      %291 = arith.sitofp %290 : i32 to f32
      %292 = arith.mulf %288, %291 : f32
      %293 = arith.truncf %292 : f32 to f16
      %294 = vector.broadcast %293 : f16 to vector<16xf16>
      %295 = arith.addi %17, %c6 : index
      %296 = arith.muli %inputFeatures, %c1 : index
      %297 = arith.divui %296, %c2 : index
      %298 = arith.divui %inputFeatures, %c3 : index
      %299 = arith.muli %298, %c4 : index
      %300 = arith.addi %299, %297 : index
      %301 = arith.addi %300, %c5 : index
      %302 = arith.divui %301, %c6 : index
      %303 = arith.muli %302, %c6 : index
      %304 = arith.addi %295, %303 : index
      %305 = arith.muli %inputFeatures, %c7 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %245, %c10 : index
      %308 = arith.addi %307, %246 : index
      %309 = arith.muli %308, %c17 : index
      %310 = arith.addi %306, %309 : index
      %311 = vector.load %w[%310] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %312 = vector.bitcast %311 : vector<8xi8> to vector<2xi32>
      %313 = vector.shuffle %312, %312 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %314 = arith.shrui %313, %c21 : vector<4xi32>
      %315 = arith.andi %314, %c22 : vector<4xi32>
      %316 = arith.ori %315, %c23 : vector<4xi32>
      %317 = vector.bitcast %316 : vector<4xi32> to vector<8xf16>
      %318 = arith.shrui %313, %c24 : vector<4xi32>
      %319 = arith.andi %318, %c22 : vector<4xi32>
      %320 = arith.ori %319, %c23 : vector<4xi32>
      %321 = vector.bitcast %320 : vector<4xi32> to vector<8xf16>
      %322 = arith.shrui %313, %c25 : vector<4xi32>
      %323 = arith.andi %322, %c22 : vector<4xi32>
      %324 = arith.ori %323, %c23 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = arith.shrui %313, %c26 : vector<4xi32>
      %327 = arith.andi %326, %c22 : vector<4xi32>
      %328 = arith.ori %327, %c23 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = vector.shuffle %317, %321 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = vector.shuffle %325, %329 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = vector.shuffle %330, %331 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %333 = arith.subf %332, %c27 : vector<32xf16>
      %334 = vector.shuffle %333, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %335 = vector.shuffle %333, %333 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %336 = math.fma %334, %270, %278 : vector<16xf16>
      %337 = math.fma %335, %286, %294 : vector<16xf16>
      %338 = arith.addi %54, %c8 : index
      %339 = arith.remui %58, %c10 : index
      %340 = arith.addi %17, %c6 : index
      %341 = arith.divui %338, %c17 : index
      %342 = arith.muli %341, %c4 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.muli %339, %c1 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %347 = vector.bitcast %346 : vector<4xi8> to vector<2xf16>
      %348 = arith.divui %inputFeatures, %c3 : index
      %349 = arith.muli %348, %c4 : index
      %350 = arith.addi %340, %349 : index
      %351 = arith.muli %338, %c4 : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.muli %339, %c1 : index
      %354 = arith.addi %352, %353 : index
      %355 = vector.load %w[%354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %356 = vector.extract %347[0] : f16 from vector<2xf16>
      %357 = arith.extf %356 : f16 to f32
      %358 = vector.extract %355[0] : i8 from vector<4xi8>
      %359 = arith.extui %358 : i8 to i32
      %360 = arith.sitofp %359 : i32 to f32
      %361 = arith.mulf %357, %360 : f32
      %362 = arith.truncf %361 : f32 to f16
      %363 = vector.broadcast %362 : f16 to vector<16xf16>
      %364 = vector.extract %347[1] : f16 from vector<2xf16>
      %365 = arith.extf %364 : f16 to f32
      %366 = vector.extract %355[1] : i8 from vector<4xi8>
      %367 = arith.extui %366 : i8 to i32
      %368 = arith.sitofp %367 : i32 to f32
      %369 = arith.mulf %365, %368 : f32
      %370 = arith.truncf %369 : f32 to f16
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = vector.extract %347[0] : f16 from vector<2xf16>
      %373 = arith.extf %372 : f16 to f32
      %374 = vector.extract %355[2] : i8 from vector<4xi8>
      %375 = arith.extui %374 : i8 to i32
      %376 = arith.sitofp %375 : i32 to f32
      %377 = arith.mulf %373, %376 : f32
      %378 = arith.truncf %377 : f32 to f16
      %379 = vector.broadcast %378 : f16 to vector<16xf16>
      %380 = vector.extract %347[1] : f16 from vector<2xf16>
      %381 = arith.extf %380 : f16 to f32
      %382 = vector.extract %355[3] : i8 from vector<4xi8>
      %383 = arith.extui %382 : i8 to i32
      %384 = arith.sitofp %383 : i32 to f32
      %385 = arith.mulf %381, %384 : f32
      %386 = arith.truncf %385 : f32 to f16
      %387 = vector.broadcast %386 : f16 to vector<16xf16>
      %388 = arith.addi %17, %c6 : index
      %389 = arith.muli %inputFeatures, %c1 : index
      %390 = arith.divui %389, %c2 : index
      %391 = arith.divui %inputFeatures, %c3 : index
      %392 = arith.muli %391, %c4 : index
      %393 = arith.addi %392, %390 : index
      %394 = arith.addi %393, %c5 : index
      %395 = arith.divui %394, %c6 : index
      %396 = arith.muli %395, %c6 : index
      %397 = arith.addi %388, %396 : index
      %398 = arith.muli %inputFeatures, %c7 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.muli %338, %c10 : index
      %401 = arith.addi %400, %339 : index
      %402 = arith.muli %401, %c17 : index
      %403 = arith.addi %399, %402 : index
      %404 = vector.load %w[%403] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %405 = vector.bitcast %404 : vector<8xi8> to vector<2xi32>
      %406 = vector.shuffle %405, %405 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %407 = arith.shrui %406, %c21 : vector<4xi32>
      %408 = arith.andi %407, %c22 : vector<4xi32>
      %409 = arith.ori %408, %c23 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = arith.shrui %406, %c24 : vector<4xi32>
      %412 = arith.andi %411, %c22 : vector<4xi32>
      %413 = arith.ori %412, %c23 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = arith.shrui %406, %c25 : vector<4xi32>
      %416 = arith.andi %415, %c22 : vector<4xi32>
      %417 = arith.ori %416, %c23 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %406, %c26 : vector<4xi32>
      %420 = arith.andi %419, %c22 : vector<4xi32>
      %421 = arith.ori %420, %c23 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = vector.shuffle %410, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = vector.shuffle %418, %422 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = vector.shuffle %423, %424 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %426 = arith.subf %425, %c27 : vector<32xf16>
      %427 = vector.shuffle %426, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %428 = vector.shuffle %426, %426 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %429 = math.fma %427, %363, %371 : vector<16xf16>
      %430 = math.fma %428, %379, %387 : vector<16xf16>
      %431 = arith.muli %54, %c2 : index
      %432 = arith.addi %431, %c7 : index
      %433 = arith.muli %tileRows, %c10 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %40, %434 : index
      %436 = vector.load %28[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c17 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %28[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %150, %55 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %336, %56 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %54, %c2 : index
      %444 = arith.addi %443, %c8 : index
      %445 = arith.muli %tileRows, %c10 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %40, %446 : index
      %448 = vector.load %28[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c17 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %28[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %151, %441 : vector<16xf16>, vector<8xf32>
      %454 = wave.mma %452, %337, %442 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %54, %c2 : index
      %456 = arith.addi %455, %c2 : index
      %457 = arith.muli %tileRows, %c10 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %40, %458 : index
      %460 = vector.load %28[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c17 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %28[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %243, %453 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %464, %429, %454 : vector<16xf16>, vector<8xf32>
      %467 = arith.muli %54, %c2 : index
      %468 = arith.addi %467, %c28 : index
      %469 = arith.muli %tileRows, %c10 : index
      %470 = arith.muli %468, %469 : index
      %471 = arith.addi %40, %470 : index
      %472 = vector.load %28[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c17 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %28[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %244, %465 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %430, %466 : vector<16xf16>, vector<8xf32>
      scf.yield %477, %478 : vector<8xf32>, vector<8xf32>
    }
    %479 = arith.select %47, %53, %46 : index
    %483:2 = scf.for %480 = %53 to %479 step %c8 iter_args(%481 = %57#0, %482 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %484 = wave.lane
      %485 = arith.addi %480, %c7 : index
      %486 = arith.remui %484, %c10 : index
      %487 = arith.addi %15, %c6 : index
      %488 = arith.divui %485, %c17 : index
      %489 = arith.muli %488, %c4 : index
      %490 = arith.addi %487, %489 : index
      %491 = arith.muli %486, %c1 : index
      %492 = arith.addi %490, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<2xf16>
      %495 = arith.divui %inputFeatures, %c3 : index
      %496 = arith.muli %495, %c4 : index
      %497 = arith.addi %487, %496 : index
      %498 = arith.muli %485, %c4 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.muli %486, %c1 : index
      %501 = arith.addi %499, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.extract %494[0] : f16 from vector<2xf16>
      %504 = arith.extf %503 : f16 to f32
      %505 = vector.extract %502[0] : i8 from vector<4xi8>
      %506 = arith.extui %505 : i8 to i32
      %507 = arith.sitofp %506 : i32 to f32
      %508 = arith.mulf %504, %507 : f32
      %509 = arith.truncf %508 : f32 to f16
      %510 = vector.broadcast %509 : f16 to vector<16xf16>
      %511 = vector.extract %494[1] : f16 from vector<2xf16>
      %512 = arith.extf %511 : f16 to f32
      %513 = vector.extract %502[1] : i8 from vector<4xi8>
      %514 = arith.extui %513 : i8 to i32
      %515 = arith.sitofp %514 : i32 to f32
      %516 = arith.mulf %512, %515 : f32
      %517 = arith.truncf %516 : f32 to f16
      %518 = vector.broadcast %517 : f16 to vector<16xf16>
      %519 = vector.extract %494[0] : f16 from vector<2xf16>
      %520 = arith.extf %519 : f16 to f32
      %521 = vector.extract %502[2] : i8 from vector<4xi8>
      %522 = arith.extui %521 : i8 to i32
      %523 = arith.sitofp %522 : i32 to f32
      %524 = arith.mulf %520, %523 : f32
      %525 = arith.truncf %524 : f32 to f16
      %526 = vector.broadcast %525 : f16 to vector<16xf16>
      %527 = vector.extract %494[1] : f16 from vector<2xf16>
      %528 = arith.extf %527 : f16 to f32
      %529 = vector.extract %502[3] : i8 from vector<4xi8>
      %530 = arith.extui %529 : i8 to i32
      %531 = arith.sitofp %530 : i32 to f32
      %532 = arith.mulf %528, %531 : f32
      %533 = arith.truncf %532 : f32 to f16
      %534 = vector.broadcast %533 : f16 to vector<16xf16>
      %535 = arith.addi %15, %c6 : index
      %536 = arith.muli %inputFeatures, %c1 : index
      %537 = arith.divui %536, %c2 : index
      %538 = arith.divui %inputFeatures, %c3 : index
      %539 = arith.muli %538, %c4 : index
      %540 = arith.addi %539, %537 : index
      %541 = arith.addi %540, %c5 : index
      %542 = arith.divui %541, %c6 : index
      %543 = arith.muli %542, %c6 : index
      %544 = arith.addi %535, %543 : index
      %545 = arith.muli %inputFeatures, %c7 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.muli %485, %c10 : index
      %548 = arith.addi %547, %486 : index
      %549 = arith.muli %548, %c17 : index
      %550 = arith.addi %546, %549 : index
      %551 = vector.load %w[%550] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %552 = vector.bitcast %551 : vector<8xi8> to vector<2xi32>
      %553 = vector.shuffle %552, %552 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %554 = arith.shrui %553, %c21 : vector<4xi32>
      %555 = arith.andi %554, %c22 : vector<4xi32>
      %556 = arith.ori %555, %c23 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = arith.shrui %553, %c24 : vector<4xi32>
      %559 = arith.andi %558, %c22 : vector<4xi32>
      %560 = arith.ori %559, %c23 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %553, %c25 : vector<4xi32>
      %563 = arith.andi %562, %c22 : vector<4xi32>
      %564 = arith.ori %563, %c23 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %553, %c26 : vector<4xi32>
      %567 = arith.andi %566, %c22 : vector<4xi32>
      %568 = arith.ori %567, %c23 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = vector.shuffle %557, %561 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = vector.shuffle %565, %569 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %572 = vector.shuffle %570, %571 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %573 = arith.subf %572, %c27 : vector<32xf16>
      %574 = vector.shuffle %573, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %575 = vector.shuffle %573, %573 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %576 = math.fma %574, %510, %518 : vector<16xf16>
      %577 = math.fma %575, %526, %534 : vector<16xf16>
      %578 = arith.addi %480, %c7 : index
      %579 = arith.remui %484, %c10 : index
      %580 = arith.addi %17, %c6 : index
      %581 = arith.divui %578, %c17 : index
      %582 = arith.muli %581, %c4 : index
      %583 = arith.addi %580, %582 : index
      %584 = arith.muli %579, %c1 : index
      %585 = arith.addi %583, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<2xf16>
      %588 = arith.divui %inputFeatures, %c3 : index
      %589 = arith.muli %588, %c4 : index
      %590 = arith.addi %580, %589 : index
      %591 = arith.muli %578, %c4 : index
      %592 = arith.addi %590, %591 : index
      %593 = arith.muli %579, %c1 : index
      %594 = arith.addi %592, %593 : index
      %595 = vector.load %w[%594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %596 = vector.extract %587[0] : f16 from vector<2xf16>
      %597 = arith.extf %596 : f16 to f32
      %598 = vector.extract %595[0] : i8 from vector<4xi8>
      %599 = arith.extui %598 : i8 to i32
      %600 = arith.sitofp %599 : i32 to f32
      %601 = arith.mulf %597, %600 : f32
      %602 = arith.truncf %601 : f32 to f16
      %603 = vector.broadcast %602 : f16 to vector<16xf16>
      %604 = vector.extract %587[1] : f16 from vector<2xf16>
      %605 = arith.extf %604 : f16 to f32
      %606 = vector.extract %595[1] : i8 from vector<4xi8>
      %607 = arith.extui %606 : i8 to i32
      %608 = arith.sitofp %607 : i32 to f32
      %609 = arith.mulf %605, %608 : f32
      %610 = arith.truncf %609 : f32 to f16
      %611 = vector.broadcast %610 : f16 to vector<16xf16>
      %612 = vector.extract %587[0] : f16 from vector<2xf16>
      %613 = arith.extf %612 : f16 to f32
      %614 = vector.extract %595[2] : i8 from vector<4xi8>
      %615 = arith.extui %614 : i8 to i32
      %616 = arith.sitofp %615 : i32 to f32
      %617 = arith.mulf %613, %616 : f32
      %618 = arith.truncf %617 : f32 to f16
      %619 = vector.broadcast %618 : f16 to vector<16xf16>
      %620 = vector.extract %587[1] : f16 from vector<2xf16>
      %621 = arith.extf %620 : f16 to f32
      %622 = vector.extract %595[3] : i8 from vector<4xi8>
      %623 = arith.extui %622 : i8 to i32
      %624 = arith.sitofp %623 : i32 to f32
      %625 = arith.mulf %621, %624 : f32
      %626 = arith.truncf %625 : f32 to f16
      %627 = vector.broadcast %626 : f16 to vector<16xf16>
      %628 = arith.addi %17, %c6 : index
      %629 = arith.muli %inputFeatures, %c1 : index
      %630 = arith.divui %629, %c2 : index
      %631 = arith.divui %inputFeatures, %c3 : index
      %632 = arith.muli %631, %c4 : index
      %633 = arith.addi %632, %630 : index
      %634 = arith.addi %633, %c5 : index
      %635 = arith.divui %634, %c6 : index
      %636 = arith.muli %635, %c6 : index
      %637 = arith.addi %628, %636 : index
      %638 = arith.muli %inputFeatures, %c7 : index
      %639 = arith.addi %637, %638 : index
      %640 = arith.muli %578, %c10 : index
      %641 = arith.addi %640, %579 : index
      %642 = arith.muli %641, %c17 : index
      %643 = arith.addi %639, %642 : index
      %644 = vector.load %w[%643] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %645 = vector.bitcast %644 : vector<8xi8> to vector<2xi32>
      %646 = vector.shuffle %645, %645 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %647 = arith.shrui %646, %c21 : vector<4xi32>
      %648 = arith.andi %647, %c22 : vector<4xi32>
      %649 = arith.ori %648, %c23 : vector<4xi32>
      %650 = vector.bitcast %649 : vector<4xi32> to vector<8xf16>
      %651 = arith.shrui %646, %c24 : vector<4xi32>
      %652 = arith.andi %651, %c22 : vector<4xi32>
      %653 = arith.ori %652, %c23 : vector<4xi32>
      %654 = vector.bitcast %653 : vector<4xi32> to vector<8xf16>
      %655 = arith.shrui %646, %c25 : vector<4xi32>
      %656 = arith.andi %655, %c22 : vector<4xi32>
      %657 = arith.ori %656, %c23 : vector<4xi32>
      %658 = vector.bitcast %657 : vector<4xi32> to vector<8xf16>
      %659 = arith.shrui %646, %c26 : vector<4xi32>
      %660 = arith.andi %659, %c22 : vector<4xi32>
      %661 = arith.ori %660, %c23 : vector<4xi32>
      %662 = vector.bitcast %661 : vector<4xi32> to vector<8xf16>
      %663 = vector.shuffle %650, %654 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = vector.shuffle %658, %662 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %665 = vector.shuffle %663, %664 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %666 = arith.subf %665, %c27 : vector<32xf16>
      %667 = vector.shuffle %666, %666 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %668 = vector.shuffle %666, %666 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %669 = math.fma %667, %603, %611 : vector<16xf16>
      %670 = math.fma %668, %619, %627 : vector<16xf16>
      %671 = arith.muli %480, %c2 : index
      %672 = arith.addi %671, %c7 : index
      %673 = arith.muli %tileRows, %c10 : index
      %674 = arith.muli %672, %673 : index
      %675 = arith.addi %40, %674 : index
      %676 = vector.load %28[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = arith.muli %tileRows, %c17 : index
      %678 = arith.addi %675, %677 : index
      %679 = vector.load %28[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %680 = vector.shuffle %676, %679 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %681 = wave.mma %680, %576, %481 : vector<16xf16>, vector<8xf32>
      %682 = wave.mma %680, %669, %482 : vector<16xf16>, vector<8xf32>
      %683 = arith.muli %480, %c2 : index
      %684 = arith.addi %683, %c8 : index
      %685 = arith.muli %tileRows, %c10 : index
      %686 = arith.muli %684, %685 : index
      %687 = arith.addi %40, %686 : index
      %688 = vector.load %28[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = arith.muli %tileRows, %c17 : index
      %690 = arith.addi %687, %689 : index
      %691 = vector.load %28[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %692 = vector.shuffle %688, %691 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %693 = wave.mma %692, %577, %681 : vector<16xf16>, vector<8xf32>
      %694 = wave.mma %692, %670, %682 : vector<16xf16>, vector<8xf32>
      scf.yield %693, %694 : vector<8xf32>, vector<8xf32>
    }
    %695 = wave.lane
    %696 = wave.wave
    %697 = arith.muli %696, %c2 : index
    %698 = arith.addi %697, %c7 : index
    %699 = arith.muli %698, %c3 : index
    %700 = arith.addi %699, %695 : index
    %701 = vector.extract %483#0[0] : f32 from vector<8xf32>
    %702 = arith.addi %700, %c7 : index
    memref.store %701, %21[%702] : memref<?xf32>
    %703 = vector.extract %483#0[1] : f32 from vector<8xf32>
    %704 = arith.addi %700, %c14 : index
    memref.store %703, %21[%704] : memref<?xf32>
    %705 = vector.extract %483#0[2] : f32 from vector<8xf32>
    %706 = arith.addi %700, %c4 : index
    memref.store %705, %21[%706] : memref<?xf32>
    %707 = vector.extract %483#0[3] : f32 from vector<8xf32>
    %708 = arith.addi %700, %c29 : index
    memref.store %707, %21[%708] : memref<?xf32>
    %709 = vector.extract %483#0[4] : f32 from vector<8xf32>
    %710 = arith.addi %700, %c6 : index
    memref.store %709, %21[%710] : memref<?xf32>
    %711 = vector.extract %483#0[5] : f32 from vector<8xf32>
    %712 = arith.addi %700, %c30 : index
    memref.store %711, %21[%712] : memref<?xf32>
    %713 = vector.extract %483#0[6] : f32 from vector<8xf32>
    %714 = arith.addi %700, %c31 : index
    memref.store %713, %21[%714] : memref<?xf32>
    %715 = vector.extract %483#0[7] : f32 from vector<8xf32>
    %716 = arith.addi %700, %c32 : index
    memref.store %715, %21[%716] : memref<?xf32>
    %717 = arith.muli %696, %c2 : index
    %718 = arith.addi %717, %c8 : index
    %719 = arith.muli %718, %c3 : index
    %720 = arith.addi %719, %695 : index
    %721 = vector.extract %483#1[0] : f32 from vector<8xf32>
    %722 = arith.addi %720, %c7 : index
    memref.store %721, %21[%722] : memref<?xf32>
    %723 = vector.extract %483#1[1] : f32 from vector<8xf32>
    %724 = arith.addi %720, %c14 : index
    memref.store %723, %21[%724] : memref<?xf32>
    %725 = vector.extract %483#1[2] : f32 from vector<8xf32>
    %726 = arith.addi %720, %c4 : index
    memref.store %725, %21[%726] : memref<?xf32>
    %727 = vector.extract %483#1[3] : f32 from vector<8xf32>
    %728 = arith.addi %720, %c29 : index
    memref.store %727, %21[%728] : memref<?xf32>
    %729 = vector.extract %483#1[4] : f32 from vector<8xf32>
    %730 = arith.addi %720, %c6 : index
    memref.store %729, %21[%730] : memref<?xf32>
    %731 = vector.extract %483#1[5] : f32 from vector<8xf32>
    %732 = arith.addi %720, %c30 : index
    memref.store %731, %21[%732] : memref<?xf32>
    %733 = vector.extract %483#1[6] : f32 from vector<8xf32>
    %734 = arith.addi %720, %c31 : index
    memref.store %733, %21[%734] : memref<?xf32>
    %735 = vector.extract %483#1[7] : f32 from vector<8xf32>
    %736 = arith.addi %720, %c32 : index
    memref.store %735, %21[%736] : memref<?xf32>
    wave.barrier
    %737 = arith.muli %696, %c1 : index
    %738 = arith.addi %737, %c7 : index
    %739 = arith.muli %738, %c14 : index
    %740 = arith.addi %739, %695 : index
    %741 = arith.addi %740, %c7 : index
    %742 = memref.load %21[%741] : memref<?xf32>
    %743 = arith.addi %741, %c33 : index
    %744 = memref.load %21[%743] : memref<?xf32>
    %745 = arith.addf %742, %744 : f32
    %746 = arith.muli %738, %c14 : index
    %747 = arith.addi %746, %695 : index
    %748 = arith.addi %747, %c3 : index
    %749 = memref.load %21[%748] : memref<?xf32>
    %750 = arith.addi %748, %c33 : index
    %751 = memref.load %21[%750] : memref<?xf32>
    %752 = arith.addf %749, %751 : f32
    %753 = wave.lane
    %754 = arith.addi %20, %c7 : index
    %755 = arith.muli %738, %c2 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.divui %753, %c10 : index
    %758 = arith.addi %756, %757 : index
    %759 = arith.cmpi slt, %758, %19 : index
    scf.if %759 {
      %760 = arith.cmpi eq, %hasFactors, %c8 : index
      %761 = arith.muli %758, %c2 : index
      %762 = memref.load %factors[%761] : memref<?xf32>
      %763 = arith.mulf %762, %operandScale : f32
      %764 = arith.select %760, %763, %operandScale : f32
      %765 = arith.remui %753, %c10 : index
      %766 = arith.muli %765, %c1 : index
      %767 = arith.addi %15, %766 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %770, %764 : f32
      %772 = arith.mulf %745, %771 : f32
      %773 = arith.remui %753, %c10 : index
      %774 = arith.muli %773, %c1 : index
      %775 = arith.addi %17, %774 : index
      %776 = vector.load %w[%775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %777 = vector.bitcast %776 : vector<4xi8> to vector<1xf32>
      %778 = vector.extract %777[0] : f32 from vector<1xf32>
      %779 = arith.mulf %778, %764 : f32
      %780 = arith.mulf %752, %779 : f32
      %781 = arith.muli %758, %outputFeatures : index
      %782 = arith.addi %781, %24 : index
      %783 = wave.lane
      %784 = arith.remui %783, %c10 : index
      %785 = arith.addi %782, %784 : index
      scf.if %22 {
        %786 = arith.addi %785, %c7 : index
        %787 = memref.load %residual[%786] : memref<?xf32>
        %788 = arith.addf %787, %772 : f32
        %789 = arith.addi %785, %c7 : index
        memref.store %788, %out[%789] : memref<?xf32>
      } else {
        %790 = arith.addi %785, %c7 : index
        memref.store %772, %out[%790] : memref<?xf32>
      }
      scf.if %22 {
        %791 = arith.addi %785, %c10 : index
        %792 = memref.load %residual[%791] : memref<?xf32>
        %793 = arith.addf %792, %780 : f32
        %794 = arith.addi %785, %c10 : index
        memref.store %793, %out[%794] : memref<?xf32>
      } else {
        %795 = arith.addi %785, %c10 : index
        memref.store %780, %out[%795] : memref<?xf32>
      }
    }
    %796 = arith.muli %696, %c1 : index
    %797 = arith.addi %796, %c8 : index
    %798 = arith.muli %797, %c14 : index
    %799 = arith.addi %798, %695 : index
    %800 = arith.addi %799, %c7 : index
    %801 = memref.load %21[%800] : memref<?xf32>
    %802 = arith.addi %800, %c33 : index
    %803 = memref.load %21[%802] : memref<?xf32>
    %804 = arith.addf %801, %803 : f32
    %805 = arith.muli %797, %c14 : index
    %806 = arith.addi %805, %695 : index
    %807 = arith.addi %806, %c3 : index
    %808 = memref.load %21[%807] : memref<?xf32>
    %809 = arith.addi %807, %c33 : index
    %810 = memref.load %21[%809] : memref<?xf32>
    %811 = arith.addf %808, %810 : f32
    %812 = wave.lane
    %813 = arith.addi %20, %c7 : index
    %814 = arith.muli %797, %c2 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.divui %812, %c10 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.cmpi slt, %817, %19 : index
    scf.if %818 {
      %819 = arith.cmpi eq, %hasFactors, %c8 : index
      %820 = arith.muli %817, %c2 : index
      %821 = memref.load %factors[%820] : memref<?xf32>
      %822 = arith.mulf %821, %operandScale : f32
      %823 = arith.select %819, %822, %operandScale : f32
      %824 = arith.remui %812, %c10 : index
      %825 = arith.muli %824, %c1 : index
      %826 = arith.addi %15, %825 : index
      %827 = vector.load %w[%826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %828 = vector.bitcast %827 : vector<4xi8> to vector<1xf32>
      %829 = vector.extract %828[0] : f32 from vector<1xf32>
      %830 = arith.mulf %829, %823 : f32
      %831 = arith.mulf %804, %830 : f32
      %832 = arith.remui %812, %c10 : index
      %833 = arith.muli %832, %c1 : index
      %834 = arith.addi %17, %833 : index
      %835 = vector.load %w[%834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %836 = vector.bitcast %835 : vector<4xi8> to vector<1xf32>
      %837 = vector.extract %836[0] : f32 from vector<1xf32>
      %838 = arith.mulf %837, %823 : f32
      %839 = arith.mulf %811, %838 : f32
      %840 = arith.muli %817, %outputFeatures : index
      %841 = arith.addi %840, %24 : index
      %842 = wave.lane
      %843 = arith.remui %842, %c10 : index
      %844 = arith.addi %841, %843 : index
      scf.if %22 {
        %845 = arith.addi %844, %c7 : index
        %846 = memref.load %residual[%845] : memref<?xf32>
        %847 = arith.addf %846, %831 : f32
        %848 = arith.addi %844, %c7 : index
        memref.store %847, %out[%848] : memref<?xf32>
      } else {
        %849 = arith.addi %844, %c7 : index
        memref.store %831, %out[%849] : memref<?xf32>
      }
      scf.if %22 {
        %850 = arith.addi %844, %c10 : index
        %851 = memref.load %residual[%850] : memref<?xf32>
        %852 = arith.addf %851, %839 : f32
        %853 = arith.addi %844, %c10 : index
        memref.store %852, %out[%853] : memref<?xf32>
      } else {
        %854 = arith.addi %844, %c10 : index
        memref.store %839, %out[%854] : memref<?xf32>
      }
    }
    %855 = arith.muli %696, %c1 : index
    %856 = arith.addi %855, %c2 : index
    %857 = arith.muli %856, %c14 : index
    %858 = arith.addi %857, %695 : index
    %859 = arith.addi %858, %c7 : index
    %860 = memref.load %21[%859] : memref<?xf32>
    %861 = arith.addi %859, %c33 : index
    %862 = memref.load %21[%861] : memref<?xf32>
    %863 = arith.addf %860, %862 : f32
    %864 = arith.muli %856, %c14 : index
    %865 = arith.addi %864, %695 : index
    %866 = arith.addi %865, %c3 : index
    %867 = memref.load %21[%866] : memref<?xf32>
    %868 = arith.addi %866, %c33 : index
    %869 = memref.load %21[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = wave.lane
    %872 = arith.addi %20, %c7 : index
    %873 = arith.muli %856, %c2 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.divui %871, %c10 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.cmpi slt, %876, %19 : index
    scf.if %877 {
      %878 = arith.cmpi eq, %hasFactors, %c8 : index
      %879 = arith.muli %876, %c2 : index
      %880 = memref.load %factors[%879] : memref<?xf32>
      %881 = arith.mulf %880, %operandScale : f32
      %882 = arith.select %878, %881, %operandScale : f32
      %883 = arith.remui %871, %c10 : index
      %884 = arith.muli %883, %c1 : index
      %885 = arith.addi %15, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %882 : f32
      %890 = arith.mulf %863, %889 : f32
      %891 = arith.remui %871, %c10 : index
      %892 = arith.muli %891, %c1 : index
      %893 = arith.addi %17, %892 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %896, %882 : f32
      %898 = arith.mulf %870, %897 : f32
      %899 = arith.muli %876, %outputFeatures : index
      %900 = arith.addi %899, %24 : index
      %901 = wave.lane
      %902 = arith.remui %901, %c10 : index
      %903 = arith.addi %900, %902 : index
      scf.if %22 {
        %904 = arith.addi %903, %c7 : index
        %905 = memref.load %residual[%904] : memref<?xf32>
        %906 = arith.addf %905, %890 : f32
        %907 = arith.addi %903, %c7 : index
        memref.store %906, %out[%907] : memref<?xf32>
      } else {
        %908 = arith.addi %903, %c7 : index
        memref.store %890, %out[%908] : memref<?xf32>
      }
      scf.if %22 {
        %909 = arith.addi %903, %c10 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %898 : f32
        %912 = arith.addi %903, %c10 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %903, %c10 : index
        memref.store %898, %out[%913] : memref<?xf32>
      }
    }
    %914 = arith.muli %696, %c1 : index
    %915 = arith.addi %914, %c28 : index
    %916 = arith.muli %915, %c14 : index
    %917 = arith.addi %916, %695 : index
    %918 = arith.addi %917, %c7 : index
    %919 = memref.load %21[%918] : memref<?xf32>
    %920 = arith.addi %918, %c33 : index
    %921 = memref.load %21[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.muli %915, %c14 : index
    %924 = arith.addi %923, %695 : index
    %925 = arith.addi %924, %c3 : index
    %926 = memref.load %21[%925] : memref<?xf32>
    %927 = arith.addi %925, %c33 : index
    %928 = memref.load %21[%927] : memref<?xf32>
    %929 = arith.addf %926, %928 : f32
    %930 = wave.lane
    %931 = arith.addi %20, %c7 : index
    %932 = arith.muli %915, %c2 : index
    %933 = arith.addi %931, %932 : index
    %934 = arith.divui %930, %c10 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.cmpi slt, %935, %19 : index
    scf.if %936 {
      %937 = arith.cmpi eq, %hasFactors, %c8 : index
      %938 = arith.muli %935, %c2 : index
      %939 = memref.load %factors[%938] : memref<?xf32>
      %940 = arith.mulf %939, %operandScale : f32
      %941 = arith.select %937, %940, %operandScale : f32
      %942 = arith.remui %930, %c10 : index
      %943 = arith.muli %942, %c1 : index
      %944 = arith.addi %15, %943 : index
      %945 = vector.load %w[%944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %946 = vector.bitcast %945 : vector<4xi8> to vector<1xf32>
      %947 = vector.extract %946[0] : f32 from vector<1xf32>
      %948 = arith.mulf %947, %941 : f32
      %949 = arith.mulf %922, %948 : f32
      %950 = arith.remui %930, %c10 : index
      %951 = arith.muli %950, %c1 : index
      %952 = arith.addi %17, %951 : index
      %953 = vector.load %w[%952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %954 = vector.bitcast %953 : vector<4xi8> to vector<1xf32>
      %955 = vector.extract %954[0] : f32 from vector<1xf32>
      %956 = arith.mulf %955, %941 : f32
      %957 = arith.mulf %929, %956 : f32
      %958 = arith.muli %935, %outputFeatures : index
      %959 = arith.addi %958, %24 : index
      %960 = wave.lane
      %961 = arith.remui %960, %c10 : index
      %962 = arith.addi %959, %961 : index
      scf.if %22 {
        %963 = arith.addi %962, %c7 : index
        %964 = memref.load %residual[%963] : memref<?xf32>
        %965 = arith.addf %964, %949 : f32
        %966 = arith.addi %962, %c7 : index
        memref.store %965, %out[%966] : memref<?xf32>
      } else {
        %967 = arith.addi %962, %c7 : index
        memref.store %949, %out[%967] : memref<?xf32>
      }
      scf.if %22 {
        %968 = arith.addi %962, %c10 : index
        %969 = memref.load %residual[%968] : memref<?xf32>
        %970 = arith.addf %969, %957 : f32
        %971 = arith.addi %962, %c10 : index
        memref.store %970, %out[%971] : memref<?xf32>
      } else {
        %972 = arith.addi %962, %c10 : index
        memref.store %957, %out[%972] : memref<?xf32>
      }
    }
  }
  wave.return
}
