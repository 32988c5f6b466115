// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
    %28 = arith.remui %27, %tileRows : index
    %29 = arith.addi %20, %28 : index
    %30 = arith.divui %29, %tileRows : index
    %31 = arith.divui %inputFeatures, %c10 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.divui %c7, %c10 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.remui %c7, %c10 : index
    %37 = arith.divui %36, %c16 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.muli %tileRows, %c16 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.remui %29, %tileRows : index
    %42 = arith.muli %41, %c16 : index
    %43 = arith.addi %40, %42 : index
    %44 = arith.remui %c7, %c16 : index
    %45 = arith.addi %43, %44 : index
    %46 = wave.wave
    %47 = arith.divui %inputFeatures, %c14 : index
    %48 = arith.muli %46, %stepsPerWave : index
    %49 = arith.minsi %48, %47 : index
    %50 = arith.addi %49, %stepsPerWave : index
    %51 = arith.minsi %50, %47 : index
    %52 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %53 = arith.subi %51, %49 : index
    %54 = arith.divui %53, %c2 : index
    %55 = arith.muli %54, %c2 : index
    %56 = arith.addi %49, %55 : index
    %57 = arith.addi %49, %stepsPerWave : index
    %58 = arith.select %52, %57, %56 : index
    %62:2 = scf.for %59 = %49 to %58 step %c2 iter_args(%60 = %c17, %61 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %63 = wave.lane
      %64 = arith.addi %59, %c7 : index
      %65 = arith.remui %63, %c10 : index
      %66 = arith.addi %15, %c6 : index
      %67 = arith.divui %64, %c16 : index
      %68 = arith.muli %67, %c4 : index
      %69 = arith.addi %66, %68 : index
      %70 = arith.muli %65, %c1 : index
      %71 = arith.addi %69, %70 : index
      %72 = vector.load %w[%71] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %73 = vector.bitcast %72 : vector<4xi8> to vector<2xf16>
      %74 = arith.divui %inputFeatures, %c3 : index
      %75 = arith.muli %74, %c4 : index
      %76 = arith.addi %66, %75 : index
      %77 = arith.muli %64, %c4 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %65, %c1 : index
      %80 = arith.addi %78, %79 : index
      %81 = vector.load %w[%80] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %82 = vector.extract %73[0] : f16 from vector<2xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %81[0] : i8 from vector<4xi8>
      %85 = arith.extui %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = vector.extract %73[1] : f16 from vector<2xf16>
      %91 = arith.extf %90 : f16 to f32
      %92 = vector.extract %81[1] : i8 from vector<4xi8>
      %93 = arith.extui %92 : i8 to i32
      %94 = arith.sitofp %93 : i32 to f32
      %95 = arith.mulf %91, %94 : f32
      %96 = arith.truncf %95 : f32 to f16
      %97 = vector.broadcast %96 : f16 to vector<16xf16>
      %98 = vector.extract %73[0] : f16 from vector<2xf16>
      %99 = arith.extf %98 : f16 to f32
      %100 = vector.extract %81[2] : i8 from vector<4xi8>
      %101 = arith.extui %100 : i8 to i32
      %102 = arith.sitofp %101 : i32 to f32
      %103 = arith.mulf %99, %102 : f32
      %104 = arith.truncf %103 : f32 to f16
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = vector.extract %73[1] : f16 from vector<2xf16>
      %107 = arith.extf %106 : f16 to f32
      %108 = vector.extract %81[3] : i8 from vector<4xi8>
      %109 = arith.extui %108 : i8 to i32
      %110 = arith.sitofp %109 : i32 to f32
      %111 = arith.mulf %107, %110 : f32
      %112 = arith.truncf %111 : f32 to f16
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = arith.addi %15, %c6 : index
      %115 = arith.muli %inputFeatures, %c1 : index
      %116 = arith.divui %115, %c2 : index
      %117 = arith.divui %inputFeatures, %c3 : index
      %118 = arith.muli %117, %c4 : index
      %119 = arith.addi %118, %116 : index
      %120 = arith.addi %119, %c5 : index
      %121 = arith.divui %120, %c6 : index
      %122 = arith.muli %121, %c6 : index
      %123 = arith.addi %114, %122 : index
      %124 = arith.muli %inputFeatures, %c7 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %64, %c10 : index
      %127 = arith.addi %126, %65 : index
      %128 = arith.muli %127, %c16 : index
      %129 = arith.addi %125, %128 : index
      %130 = vector.load %w[%129] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %131 = vector.bitcast %130 : vector<8xi8> to vector<2xi32>
      %132 = vector.shuffle %131, %131 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %133 = arith.shrui %132, %c20 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.ori %134, %c22 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %132, %c23 : vector<4xi32>
      %138 = arith.andi %137, %c21 : vector<4xi32>
      %139 = arith.ori %138, %c22 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %132, %c24 : vector<4xi32>
      %142 = arith.andi %141, %c21 : vector<4xi32>
      %143 = arith.ori %142, %c22 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %132, %c25 : vector<4xi32>
      %146 = arith.andi %145, %c21 : vector<4xi32>
      %147 = arith.ori %146, %c22 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %149, %150 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %152 = arith.subf %151, %c26 : vector<32xf16>
      %153 = vector.shuffle %152, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %154 = vector.shuffle %152, %152 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %155 = math.fma %153, %89, %97 : vector<16xf16>
      %156 = math.fma %154, %105, %113 : vector<16xf16>
      %157 = arith.addi %59, %c8 : index
      %158 = arith.remui %63, %c10 : index
      %159 = arith.addi %15, %c6 : index
      %160 = arith.divui %157, %c16 : index
      %161 = arith.muli %160, %c4 : index
      %162 = arith.addi %159, %161 : index
      %163 = arith.muli %158, %c1 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %166 = vector.bitcast %165 : vector<4xi8> to vector<2xf16>
      %167 = arith.divui %inputFeatures, %c3 : index
      %168 = arith.muli %167, %c4 : index
      %169 = arith.addi %159, %168 : index
      %170 = arith.muli %157, %c4 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.muli %158, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %175 = vector.extract %166[0] : f16 from vector<2xf16>
      %176 = arith.extf %175 : f16 to f32
      %177 = vector.extract %174[0] : i8 from vector<4xi8>
      %178 = arith.extui %177 : i8 to i32
      %179 = arith.sitofp %178 : i32 to f32
      %180 = arith.mulf %176, %179 : f32
      %181 = arith.truncf %180 : f32 to f16
      %182 = vector.broadcast %181 : f16 to vector<16xf16>
      %183 = vector.extract %166[1] : f16 from vector<2xf16>
      %184 = arith.extf %183 : f16 to f32
      %185 = vector.extract %174[1] : i8 from vector<4xi8>
      %186 = arith.extui %185 : i8 to i32
      %187 = arith.sitofp %186 : i32 to f32
      %188 = arith.mulf %184, %187 : f32
      %189 = arith.truncf %188 : f32 to f16
      %190 = vector.broadcast %189 : f16 to vector<16xf16>
      %191 = vector.extract %166[0] : f16 from vector<2xf16>
      %192 = arith.extf %191 : f16 to f32
      %193 = vector.extract %174[2] : i8 from vector<4xi8>
      %194 = arith.extui %193 : i8 to i32
      %195 = arith.sitofp %194 : i32 to f32
      %196 = arith.mulf %192, %195 : f32
      %197 = arith.truncf %196 : f32 to f16
      %198 = vector.broadcast %197 : f16 to vector<16xf16>
      %199 = vector.extract %166[1] : f16 from vector<2xf16>
      %200 = arith.extf %199 : f16 to f32
      %201 = vector.extract %174[3] : i8 from vector<4xi8>
      %202 = arith.extui %201 : i8 to i32
      %203 = arith.sitofp %202 : i32 to f32
      %204 = arith.mulf %200, %203 : f32
      %205 = arith.truncf %204 : f32 to f16
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = arith.addi %15, %c6 : index
      %208 = arith.muli %inputFeatures, %c1 : index
      %209 = arith.divui %208, %c2 : index
      %210 = arith.divui %inputFeatures, %c3 : index
      %211 = arith.muli %210, %c4 : index
      %212 = arith.addi %211, %209 : index
      %213 = arith.addi %212, %c5 : index
      %214 = arith.divui %213, %c6 : index
      %215 = arith.muli %214, %c6 : index
      %216 = arith.addi %207, %215 : index
      %217 = arith.muli %inputFeatures, %c7 : index
      %218 = arith.addi %216, %217 : index
      %219 = arith.muli %157, %c10 : index
      %220 = arith.addi %219, %158 : index
      %221 = arith.muli %220, %c16 : index
      %222 = arith.addi %218, %221 : index
      %223 = vector.load %w[%222] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %224 = vector.bitcast %223 : vector<8xi8> to vector<2xi32>
      %225 = vector.shuffle %224, %224 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %226 = arith.shrui %225, %c20 : vector<4xi32>
      %227 = arith.andi %226, %c21 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %225, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c21 : vector<4xi32>
      %232 = arith.ori %231, %c22 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %225, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %225, %c25 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c26 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = math.fma %246, %182, %190 : vector<16xf16>
      %249 = math.fma %247, %198, %206 : vector<16xf16>
      %250 = arith.addi %59, %c7 : index
      %251 = arith.remui %63, %c10 : index
      %252 = arith.addi %17, %c6 : index
      %253 = arith.divui %250, %c16 : index
      %254 = arith.muli %253, %c4 : index
      %255 = arith.addi %252, %254 : index
      %256 = arith.muli %251, %c1 : index
      %257 = arith.addi %255, %256 : index
      %258 = vector.load %w[%257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %259 = vector.bitcast %258 : vector<4xi8> to vector<2xf16>
      %260 = arith.divui %inputFeatures, %c3 : index
      %261 = arith.muli %260, %c4 : index
      %262 = arith.addi %252, %261 : index
      %263 = arith.muli %250, %c4 : index
      %264 = arith.addi %262, %263 : index
      %265 = arith.muli %251, %c1 : index
      %266 = arith.addi %264, %265 : index
      %267 = vector.load %w[%266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %268 = vector.extract %259[0] : f16 from vector<2xf16>
      %269 = arith.extf %268 : f16 to f32
      %270 = vector.extract %267[0] : i8 from vector<4xi8>
      %271 = arith.extui %270 : i8 to i32
      %272 = arith.sitofp %271 : i32 to f32
      %273 = arith.mulf %269, %272 : f32
      %274 = arith.truncf %273 : f32 to f16
      %275 = vector.broadcast %274 : f16 to vector<16xf16>
      %276 = vector.extract %259[1] : f16 from vector<2xf16>
      %277 = arith.extf %276 : f16 to f32
      %278 = vector.extract %267[1] : i8 from vector<4xi8>
      %279 = arith.extui %278 : i8 to i32
      %280 = arith.sitofp %279 : i32 to f32
      %281 = arith.mulf %277, %280 : f32
      %282 = arith.truncf %281 : f32 to f16
      %283 = vector.broadcast %282 : f16 to vector<16xf16>
      %284 = vector.extract %259[0] : f16 from vector<2xf16>
      %285 = arith.extf %284 : f16 to f32
      %286 = vector.extract %267[2] : i8 from vector<4xi8>
      %287 = arith.extui %286 : i8 to i32
      %288 = arith.sitofp %287 : i32 to f32
      %289 = arith.mulf %285, %288 : f32
      %290 = arith.truncf %289 : f32 to f16
      %291 = vector.broadcast %290 : f16 to vector<16xf16>
      %292 = vector.extract %259[1] : f16 from vector<2xf16>
      %293 = arith.extf %292 : f16 to f32
      %294 = vector.extract %267[3] : i8 from vector<4xi8>
      %295 = arith.extui %294 : i8 to i32
      %296 = arith.sitofp %295 : i32 to f32
      %297 = arith.mulf %293, %296 : f32
      %298 = arith.truncf %297 : f32 to f16
      %299 = vector.broadcast %298 : f16 to vector<16xf16>
      %300 = arith.addi %17, %c6 : index
      %301 = arith.muli %inputFeatures, %c1 : index
      %302 = arith.divui %301, %c2 : index
      %303 = arith.divui %inputFeatures, %c3 : index
      %304 = arith.muli %303, %c4 : index
      %305 = arith.addi %304, %302 : index
      %306 = arith.addi %305, %c5 : index
      %307 = arith.divui %306, %c6 : index
      %308 = arith.muli %307, %c6 : index
      %309 = arith.addi %300, %308 : index
      %310 = arith.muli %inputFeatures, %c7 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %250, %c10 : index
      %313 = arith.addi %312, %251 : index
      %314 = arith.muli %313, %c16 : index
      %315 = arith.addi %311, %314 : index
      %316 = vector.load %w[%315] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %317 = vector.bitcast %316 : vector<8xi8> to vector<2xi32>
      %318 = vector.shuffle %317, %317 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %319 = arith.shrui %318, %c20 : vector<4xi32>
      %320 = arith.andi %319, %c21 : vector<4xi32>
      %321 = arith.ori %320, %c22 : vector<4xi32>
      %322 = vector.bitcast %321 : vector<4xi32> to vector<8xf16>
      %323 = arith.shrui %318, %c23 : vector<4xi32>
      %324 = arith.andi %323, %c21 : vector<4xi32>
      %325 = arith.ori %324, %c22 : vector<4xi32>
      %326 = vector.bitcast %325 : vector<4xi32> to vector<8xf16>
      %327 = arith.shrui %318, %c24 : vector<4xi32>
      %328 = arith.andi %327, %c21 : vector<4xi32>
      %329 = arith.ori %328, %c22 : vector<4xi32>
      %330 = vector.bitcast %329 : vector<4xi32> to vector<8xf16>
      %331 = arith.shrui %318, %c25 : vector<4xi32>
      %332 = arith.andi %331, %c21 : vector<4xi32>
      %333 = arith.ori %332, %c22 : vector<4xi32>
      %334 = vector.bitcast %333 : vector<4xi32> to vector<8xf16>
      %335 = vector.shuffle %322, %326 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = vector.shuffle %330, %334 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = vector.shuffle %335, %336 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %338 = arith.subf %337, %c26 : vector<32xf16>
      %339 = vector.shuffle %338, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %340 = vector.shuffle %338, %338 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %341 = math.fma %339, %275, %283 : vector<16xf16>
      %342 = math.fma %340, %291, %299 : vector<16xf16>
      %343 = arith.addi %59, %c8 : index
      %344 = arith.remui %63, %c10 : index
      %345 = arith.addi %17, %c6 : index
      %346 = arith.divui %343, %c16 : index
      %347 = arith.muli %346, %c4 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.muli %344, %c1 : index
      %350 = arith.addi %348, %349 : index
      %351 = vector.load %w[%350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %352 = vector.bitcast %351 : vector<4xi8> to vector<2xf16>
      %353 = arith.divui %inputFeatures, %c3 : index
      %354 = arith.muli %353, %c4 : index
      %355 = arith.addi %345, %354 : index
      %356 = arith.muli %343, %c4 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %344, %c1 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.extract %352[0] : f16 from vector<2xf16>
      %362 = arith.extf %361 : f16 to f32
      %363 = vector.extract %360[0] : i8 from vector<4xi8>
      %364 = arith.extui %363 : i8 to i32
      %365 = arith.sitofp %364 : i32 to f32
      %366 = arith.mulf %362, %365 : f32
      %367 = arith.truncf %366 : f32 to f16
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = vector.extract %352[1] : f16 from vector<2xf16>
      %370 = arith.extf %369 : f16 to f32
      %371 = vector.extract %360[1] : i8 from vector<4xi8>
      %372 = arith.extui %371 : i8 to i32
      %373 = arith.sitofp %372 : i32 to f32
      %374 = arith.mulf %370, %373 : f32
      %375 = arith.truncf %374 : f32 to f16
      %376 = vector.broadcast %375 : f16 to vector<16xf16>
      %377 = vector.extract %352[0] : f16 from vector<2xf16>
      %378 = arith.extf %377 : f16 to f32
      %379 = vector.extract %360[2] : i8 from vector<4xi8>
      %380 = arith.extui %379 : i8 to i32
      %381 = arith.sitofp %380 : i32 to f32
      %382 = arith.mulf %378, %381 : f32
      %383 = arith.truncf %382 : f32 to f16
      %384 = vector.broadcast %383 : f16 to vector<16xf16>
      %385 = vector.extract %352[1] : f16 from vector<2xf16>
      %386 = arith.extf %385 : f16 to f32
      %387 = vector.extract %360[3] : i8 from vector<4xi8>
      %388 = arith.extui %387 : i8 to i32
      %389 = arith.sitofp %388 : i32 to f32
      %390 = arith.mulf %386, %389 : f32
      %391 = arith.truncf %390 : f32 to f16
      %392 = vector.broadcast %391 : f16 to vector<16xf16>
      %393 = arith.addi %17, %c6 : index
      %394 = arith.muli %inputFeatures, %c1 : index
      %395 = arith.divui %394, %c2 : index
      %396 = arith.divui %inputFeatures, %c3 : index
      %397 = arith.muli %396, %c4 : index
      %398 = arith.addi %397, %395 : index
      %399 = arith.addi %398, %c5 : index
      %400 = arith.divui %399, %c6 : index
      %401 = arith.muli %400, %c6 : index
      %402 = arith.addi %393, %401 : index
      %403 = arith.muli %inputFeatures, %c7 : index
      %404 = arith.addi %402, %403 : index
      %405 = arith.muli %343, %c10 : index
      %406 = arith.addi %405, %344 : index
      %407 = arith.muli %406, %c16 : index
      %408 = arith.addi %404, %407 : index
      %409 = vector.load %w[%408] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %410 = vector.bitcast %409 : vector<8xi8> to vector<2xi32>
      %411 = vector.shuffle %410, %410 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %412 = arith.shrui %411, %c20 : vector<4xi32>
      %413 = arith.andi %412, %c21 : vector<4xi32>
      %414 = arith.ori %413, %c22 : vector<4xi32>
      %415 = vector.bitcast %414 : vector<4xi32> to vector<8xf16>
      %416 = arith.shrui %411, %c23 : vector<4xi32>
      %417 = arith.andi %416, %c21 : vector<4xi32>
      %418 = arith.ori %417, %c22 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = arith.shrui %411, %c24 : vector<4xi32>
      %421 = arith.andi %420, %c21 : vector<4xi32>
      %422 = arith.ori %421, %c22 : vector<4xi32>
      %423 = vector.bitcast %422 : vector<4xi32> to vector<8xf16>
      %424 = arith.shrui %411, %c25 : vector<4xi32>
      %425 = arith.andi %424, %c21 : vector<4xi32>
      %426 = arith.ori %425, %c22 : vector<4xi32>
      %427 = vector.bitcast %426 : vector<4xi32> to vector<8xf16>
      %428 = vector.shuffle %415, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = vector.shuffle %423, %427 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = vector.shuffle %428, %429 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %431 = arith.subf %430, %c26 : vector<32xf16>
      %432 = vector.shuffle %431, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %433 = vector.shuffle %431, %431 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %434 = math.fma %432, %368, %376 : vector<16xf16>
      %435 = math.fma %433, %384, %392 : vector<16xf16>
      %436 = arith.muli %59, %c2 : index
      %437 = arith.addi %436, %c7 : index
      %438 = arith.muli %tileRows, %c10 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %45, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c16 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %155, %60 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %341, %61 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %59, %c2 : index
      %449 = arith.addi %448, %c8 : index
      %450 = arith.muli %tileRows, %c10 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %45, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c16 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %156, %446 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %342, %447 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %59, %c2 : index
      %461 = arith.addi %460, %c2 : index
      %462 = arith.muli %tileRows, %c10 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %45, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c16 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %248, %458 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %434, %459 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %59, %c2 : index
      %473 = arith.addi %472, %c27 : index
      %474 = arith.muli %tileRows, %c10 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %45, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c16 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %249, %470 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %435, %471 : vector<16xf16>, vector<8xf32>
      scf.yield %482, %483 : vector<8xf32>, vector<8xf32>
    }
    %484 = arith.select %52, %58, %51 : index
    %488:2 = scf.for %485 = %58 to %484 step %c8 iter_args(%486 = %62#0, %487 = %62#1) -> (vector<8xf32>, vector<8xf32>) {
      %489 = wave.lane
      %490 = arith.addi %485, %c7 : index
      %491 = arith.remui %489, %c10 : index
      %492 = arith.addi %15, %c6 : index
      %493 = arith.divui %490, %c16 : index
      %494 = arith.muli %493, %c4 : index
      %495 = arith.addi %492, %494 : index
      %496 = arith.muli %491, %c1 : index
      %497 = arith.addi %495, %496 : index
      %498 = vector.load %w[%497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %499 = vector.bitcast %498 : vector<4xi8> to vector<2xf16>
      %500 = arith.divui %inputFeatures, %c3 : index
      %501 = arith.muli %500, %c4 : index
      %502 = arith.addi %492, %501 : index
      %503 = arith.muli %490, %c4 : index
      %504 = arith.addi %502, %503 : index
      %505 = arith.muli %491, %c1 : index
      %506 = arith.addi %504, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.extract %499[0] : f16 from vector<2xf16>
      %509 = arith.extf %508 : f16 to f32
      %510 = vector.extract %507[0] : i8 from vector<4xi8>
      %511 = arith.extui %510 : i8 to i32
      %512 = arith.sitofp %511 : i32 to f32
      %513 = arith.mulf %509, %512 : f32
      %514 = arith.truncf %513 : f32 to f16
      %515 = vector.broadcast %514 : f16 to vector<16xf16>
      %516 = vector.extract %499[1] : f16 from vector<2xf16>
      %517 = arith.extf %516 : f16 to f32
      %518 = vector.extract %507[1] : i8 from vector<4xi8>
      %519 = arith.extui %518 : i8 to i32
      %520 = arith.sitofp %519 : i32 to f32
      %521 = arith.mulf %517, %520 : f32
      %522 = arith.truncf %521 : f32 to f16
      %523 = vector.broadcast %522 : f16 to vector<16xf16>
      %524 = vector.extract %499[0] : f16 from vector<2xf16>
      %525 = arith.extf %524 : f16 to f32
      %526 = vector.extract %507[2] : i8 from vector<4xi8>
      %527 = arith.extui %526 : i8 to i32
      %528 = arith.sitofp %527 : i32 to f32
      %529 = arith.mulf %525, %528 : f32
      %530 = arith.truncf %529 : f32 to f16
      %531 = vector.broadcast %530 : f16 to vector<16xf16>
      %532 = vector.extract %499[1] : f16 from vector<2xf16>
      %533 = arith.extf %532 : f16 to f32
      %534 = vector.extract %507[3] : i8 from vector<4xi8>
      %535 = arith.extui %534 : i8 to i32
      %536 = arith.sitofp %535 : i32 to f32
      %537 = arith.mulf %533, %536 : f32
      %538 = arith.truncf %537 : f32 to f16
      %539 = vector.broadcast %538 : f16 to vector<16xf16>
      %540 = arith.addi %15, %c6 : index
      %541 = arith.muli %inputFeatures, %c1 : index
      %542 = arith.divui %541, %c2 : index
      %543 = arith.divui %inputFeatures, %c3 : index
      %544 = arith.muli %543, %c4 : index
      %545 = arith.addi %544, %542 : index
      %546 = arith.addi %545, %c5 : index
      %547 = arith.divui %546, %c6 : index
      %548 = arith.muli %547, %c6 : index
      %549 = arith.addi %540, %548 : index
      %550 = arith.muli %inputFeatures, %c7 : index
      %551 = arith.addi %549, %550 : index
      %552 = arith.muli %490, %c10 : index
      %553 = arith.addi %552, %491 : index
      %554 = arith.muli %553, %c16 : index
      %555 = arith.addi %551, %554 : index
      %556 = vector.load %w[%555] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %557 = vector.bitcast %556 : vector<8xi8> to vector<2xi32>
      %558 = vector.shuffle %557, %557 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %559 = arith.shrui %558, %c20 : vector<4xi32>
      %560 = arith.andi %559, %c21 : vector<4xi32>
      %561 = arith.ori %560, %c22 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %558, %c23 : vector<4xi32>
      %564 = arith.andi %563, %c21 : vector<4xi32>
      %565 = arith.ori %564, %c22 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %558, %c24 : vector<4xi32>
      %568 = arith.andi %567, %c21 : vector<4xi32>
      %569 = arith.ori %568, %c22 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %558, %c25 : vector<4xi32>
      %572 = arith.andi %571, %c21 : vector<4xi32>
      %573 = arith.ori %572, %c22 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = vector.shuffle %562, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = vector.shuffle %570, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = vector.shuffle %575, %576 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %578 = arith.subf %577, %c26 : vector<32xf16>
      %579 = vector.shuffle %578, %578 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %580 = vector.shuffle %578, %578 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %581 = math.fma %579, %515, %523 : vector<16xf16>
      %582 = math.fma %580, %531, %539 : vector<16xf16>
      %583 = arith.addi %485, %c7 : index
      %584 = arith.remui %489, %c10 : index
      %585 = arith.addi %17, %c6 : index
      %586 = arith.divui %583, %c16 : index
      %587 = arith.muli %586, %c4 : index
      %588 = arith.addi %585, %587 : index
      %589 = arith.muli %584, %c1 : index
      %590 = arith.addi %588, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<2xf16>
      %593 = arith.divui %inputFeatures, %c3 : index
      %594 = arith.muli %593, %c4 : index
      %595 = arith.addi %585, %594 : index
      %596 = arith.muli %583, %c4 : index
      %597 = arith.addi %595, %596 : index
      %598 = arith.muli %584, %c1 : index
      %599 = arith.addi %597, %598 : index
      %600 = vector.load %w[%599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %601 = vector.extract %592[0] : f16 from vector<2xf16>
      %602 = arith.extf %601 : f16 to f32
      %603 = vector.extract %600[0] : i8 from vector<4xi8>
      %604 = arith.extui %603 : i8 to i32
      %605 = arith.sitofp %604 : i32 to f32
      %606 = arith.mulf %602, %605 : f32
      %607 = arith.truncf %606 : f32 to f16
      %608 = vector.broadcast %607 : f16 to vector<16xf16>
      %609 = vector.extract %592[1] : f16 from vector<2xf16>
      %610 = arith.extf %609 : f16 to f32
      %611 = vector.extract %600[1] : i8 from vector<4xi8>
      %612 = arith.extui %611 : i8 to i32
      %613 = arith.sitofp %612 : i32 to f32
      %614 = arith.mulf %610, %613 : f32
      %615 = arith.truncf %614 : f32 to f16
      %616 = vector.broadcast %615 : f16 to vector<16xf16>
      %617 = vector.extract %592[0] : f16 from vector<2xf16>
      %618 = arith.extf %617 : f16 to f32
      %619 = vector.extract %600[2] : i8 from vector<4xi8>
      %620 = arith.extui %619 : i8 to i32
      %621 = arith.sitofp %620 : i32 to f32
      %622 = arith.mulf %618, %621 : f32
      %623 = arith.truncf %622 : f32 to f16
      %624 = vector.broadcast %623 : f16 to vector<16xf16>
      %625 = vector.extract %592[1] : f16 from vector<2xf16>
      %626 = arith.extf %625 : f16 to f32
      %627 = vector.extract %600[3] : i8 from vector<4xi8>
      %628 = arith.extui %627 : i8 to i32
      %629 = arith.sitofp %628 : i32 to f32
      %630 = arith.mulf %626, %629 : f32
      %631 = arith.truncf %630 : f32 to f16
      %632 = vector.broadcast %631 : f16 to vector<16xf16>
      %633 = arith.addi %17, %c6 : index
      %634 = arith.muli %inputFeatures, %c1 : index
      %635 = arith.divui %634, %c2 : index
      %636 = arith.divui %inputFeatures, %c3 : index
      %637 = arith.muli %636, %c4 : index
      %638 = arith.addi %637, %635 : index
      %639 = arith.addi %638, %c5 : index
      %640 = arith.divui %639, %c6 : index
      %641 = arith.muli %640, %c6 : index
      %642 = arith.addi %633, %641 : index
      %643 = arith.muli %inputFeatures, %c7 : index
      %644 = arith.addi %642, %643 : index
      %645 = arith.muli %583, %c10 : index
      %646 = arith.addi %645, %584 : index
      %647 = arith.muli %646, %c16 : index
      %648 = arith.addi %644, %647 : index
      %649 = vector.load %w[%648] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %650 = vector.bitcast %649 : vector<8xi8> to vector<2xi32>
      %651 = vector.shuffle %650, %650 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %652 = arith.shrui %651, %c20 : vector<4xi32>
      %653 = arith.andi %652, %c21 : vector<4xi32>
      %654 = arith.ori %653, %c22 : vector<4xi32>
      %655 = vector.bitcast %654 : vector<4xi32> to vector<8xf16>
      %656 = arith.shrui %651, %c23 : vector<4xi32>
      %657 = arith.andi %656, %c21 : vector<4xi32>
      %658 = arith.ori %657, %c22 : vector<4xi32>
      %659 = vector.bitcast %658 : vector<4xi32> to vector<8xf16>
      %660 = arith.shrui %651, %c24 : vector<4xi32>
      %661 = arith.andi %660, %c21 : vector<4xi32>
      %662 = arith.ori %661, %c22 : vector<4xi32>
      %663 = vector.bitcast %662 : vector<4xi32> to vector<8xf16>
      %664 = arith.shrui %651, %c25 : vector<4xi32>
      %665 = arith.andi %664, %c21 : vector<4xi32>
      %666 = arith.ori %665, %c22 : vector<4xi32>
      %667 = vector.bitcast %666 : vector<4xi32> to vector<8xf16>
      %668 = vector.shuffle %655, %659 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %669 = vector.shuffle %663, %667 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %670 = vector.shuffle %668, %669 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %671 = arith.subf %670, %c26 : vector<32xf16>
      %672 = vector.shuffle %671, %671 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %673 = vector.shuffle %671, %671 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %674 = math.fma %672, %608, %616 : vector<16xf16>
      %675 = math.fma %673, %624, %632 : vector<16xf16>
      %676 = arith.muli %485, %c2 : index
      %677 = arith.addi %676, %c7 : index
      %678 = arith.muli %tileRows, %c10 : index
      %679 = arith.muli %677, %678 : index
      %680 = arith.addi %45, %679 : index
      %681 = vector.load %x[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %682 = arith.muli %tileRows, %c16 : index
      %683 = arith.addi %680, %682 : index
      %684 = vector.load %x[%683] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %685 = vector.shuffle %681, %684 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %686 = wave.mma %685, %581, %486 : vector<16xf16>, vector<8xf32>
      %687 = wave.mma %685, %674, %487 : vector<16xf16>, vector<8xf32>
      %688 = arith.muli %485, %c2 : index
      %689 = arith.addi %688, %c8 : index
      %690 = arith.muli %tileRows, %c10 : index
      %691 = arith.muli %689, %690 : index
      %692 = arith.addi %45, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = arith.muli %tileRows, %c16 : index
      %695 = arith.addi %692, %694 : index
      %696 = vector.load %x[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %697 = vector.shuffle %693, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %698 = wave.mma %697, %582, %686 : vector<16xf16>, vector<8xf32>
      %699 = wave.mma %697, %675, %687 : vector<16xf16>, vector<8xf32>
      scf.yield %698, %699 : vector<8xf32>, vector<8xf32>
    }
    %700 = wave.lane
    %701 = wave.wave
    %702 = arith.muli %701, %c2 : index
    %703 = arith.addi %702, %c7 : index
    %704 = arith.muli %703, %c3 : index
    %705 = arith.addi %704, %700 : index
    %706 = vector.extract %488#0[0] : f32 from vector<8xf32>
    %707 = arith.addi %705, %c7 : index
    memref.store %706, %21[%707] : memref<?xf32>
    %708 = vector.extract %488#0[1] : f32 from vector<8xf32>
    %709 = arith.addi %705, %c14 : index
    memref.store %708, %21[%709] : memref<?xf32>
    %710 = vector.extract %488#0[2] : f32 from vector<8xf32>
    %711 = arith.addi %705, %c4 : index
    memref.store %710, %21[%711] : memref<?xf32>
    %712 = vector.extract %488#0[3] : f32 from vector<8xf32>
    %713 = arith.addi %705, %c28 : index
    memref.store %712, %21[%713] : memref<?xf32>
    %714 = vector.extract %488#0[4] : f32 from vector<8xf32>
    %715 = arith.addi %705, %c6 : index
    memref.store %714, %21[%715] : memref<?xf32>
    %716 = vector.extract %488#0[5] : f32 from vector<8xf32>
    %717 = arith.addi %705, %c29 : index
    memref.store %716, %21[%717] : memref<?xf32>
    %718 = vector.extract %488#0[6] : f32 from vector<8xf32>
    %719 = arith.addi %705, %c30 : index
    memref.store %718, %21[%719] : memref<?xf32>
    %720 = vector.extract %488#0[7] : f32 from vector<8xf32>
    %721 = arith.addi %705, %c31 : index
    memref.store %720, %21[%721] : memref<?xf32>
    %722 = arith.muli %701, %c2 : index
    %723 = arith.addi %722, %c8 : index
    %724 = arith.muli %723, %c3 : index
    %725 = arith.addi %724, %700 : index
    %726 = vector.extract %488#1[0] : f32 from vector<8xf32>
    %727 = arith.addi %725, %c7 : index
    memref.store %726, %21[%727] : memref<?xf32>
    %728 = vector.extract %488#1[1] : f32 from vector<8xf32>
    %729 = arith.addi %725, %c14 : index
    memref.store %728, %21[%729] : memref<?xf32>
    %730 = vector.extract %488#1[2] : f32 from vector<8xf32>
    %731 = arith.addi %725, %c4 : index
    memref.store %730, %21[%731] : memref<?xf32>
    %732 = vector.extract %488#1[3] : f32 from vector<8xf32>
    %733 = arith.addi %725, %c28 : index
    memref.store %732, %21[%733] : memref<?xf32>
    %734 = vector.extract %488#1[4] : f32 from vector<8xf32>
    %735 = arith.addi %725, %c6 : index
    memref.store %734, %21[%735] : memref<?xf32>
    %736 = vector.extract %488#1[5] : f32 from vector<8xf32>
    %737 = arith.addi %725, %c29 : index
    memref.store %736, %21[%737] : memref<?xf32>
    %738 = vector.extract %488#1[6] : f32 from vector<8xf32>
    %739 = arith.addi %725, %c30 : index
    memref.store %738, %21[%739] : memref<?xf32>
    %740 = vector.extract %488#1[7] : f32 from vector<8xf32>
    %741 = arith.addi %725, %c31 : index
    memref.store %740, %21[%741] : memref<?xf32>
    wave.barrier
    %742 = arith.muli %701, %c1 : index
    %743 = arith.addi %742, %c7 : index
    %744 = arith.muli %743, %c14 : index
    %745 = arith.addi %744, %700 : index
    %746 = arith.addi %745, %c7 : index
    %747 = memref.load %21[%746] : memref<?xf32>
    %748 = arith.addi %746, %c32 : index
    %749 = memref.load %21[%748] : memref<?xf32>
    %750 = arith.addf %747, %749 : f32
    %751 = arith.muli %743, %c14 : index
    %752 = arith.addi %751, %700 : index
    %753 = arith.addi %752, %c3 : index
    %754 = memref.load %21[%753] : memref<?xf32>
    %755 = arith.addi %753, %c32 : index
    %756 = memref.load %21[%755] : memref<?xf32>
    %757 = arith.addf %754, %756 : f32
    %758 = wave.lane
    %759 = arith.addi %20, %c7 : index
    %760 = arith.muli %743, %c2 : index
    %761 = arith.addi %759, %760 : index
    %762 = arith.divui %758, %c10 : index
    %763 = arith.addi %761, %762 : index
    %764 = arith.cmpi slt, %763, %19 : index
    scf.if %764 {
      %765 = arith.cmpi eq, %hasFactors, %c8 : index
      %766 = arith.muli %763, %c2 : index
      %767 = memref.load %factors[%766] : memref<?xf32>
      %768 = arith.mulf %767, %operandScale : f32
      %769 = arith.select %765, %768, %operandScale : f32
      %770 = arith.remui %758, %c10 : index
      %771 = arith.muli %770, %c1 : index
      %772 = arith.addi %15, %771 : index
      %773 = vector.load %w[%772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %774 = vector.bitcast %773 : vector<4xi8> to vector<1xf32>
      %775 = vector.extract %774[0] : f32 from vector<1xf32>
      %776 = arith.mulf %775, %769 : f32
      %777 = arith.mulf %750, %776 : f32
      %778 = arith.remui %758, %c10 : index
      %779 = arith.muli %778, %c1 : index
      %780 = arith.addi %17, %779 : index
      %781 = vector.load %w[%780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %782 = vector.bitcast %781 : vector<4xi8> to vector<1xf32>
      %783 = vector.extract %782[0] : f32 from vector<1xf32>
      %784 = arith.mulf %783, %769 : f32
      %785 = arith.mulf %757, %784 : f32
      %786 = arith.muli %763, %outputFeatures : index
      %787 = arith.addi %786, %24 : index
      %788 = wave.lane
      %789 = arith.remui %788, %c10 : index
      %790 = arith.addi %787, %789 : index
      scf.if %22 {
        %791 = arith.addi %790, %c7 : index
        %792 = memref.load %residual[%791] : memref<?xf32>
        %793 = arith.addf %792, %777 : f32
        %794 = arith.addi %790, %c7 : index
        memref.store %793, %out[%794] : memref<?xf32>
      } else {
        %795 = arith.addi %790, %c7 : index
        memref.store %777, %out[%795] : memref<?xf32>
      }
      scf.if %22 {
        %796 = arith.addi %790, %c10 : index
        %797 = memref.load %residual[%796] : memref<?xf32>
        %798 = arith.addf %797, %785 : f32
        %799 = arith.addi %790, %c10 : index
        memref.store %798, %out[%799] : memref<?xf32>
      } else {
        %800 = arith.addi %790, %c10 : index
        memref.store %785, %out[%800] : memref<?xf32>
      }
    }
    %801 = arith.muli %701, %c1 : index
    %802 = arith.addi %801, %c8 : index
    %803 = arith.muli %802, %c14 : index
    %804 = arith.addi %803, %700 : index
    %805 = arith.addi %804, %c7 : index
    %806 = memref.load %21[%805] : memref<?xf32>
    %807 = arith.addi %805, %c32 : index
    %808 = memref.load %21[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = arith.muli %802, %c14 : index
    %811 = arith.addi %810, %700 : index
    %812 = arith.addi %811, %c3 : index
    %813 = memref.load %21[%812] : memref<?xf32>
    %814 = arith.addi %812, %c32 : index
    %815 = memref.load %21[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = wave.lane
    %818 = arith.addi %20, %c7 : index
    %819 = arith.muli %802, %c2 : index
    %820 = arith.addi %818, %819 : index
    %821 = arith.divui %817, %c10 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.cmpi slt, %822, %19 : index
    scf.if %823 {
      %824 = arith.cmpi eq, %hasFactors, %c8 : index
      %825 = arith.muli %822, %c2 : index
      %826 = memref.load %factors[%825] : memref<?xf32>
      %827 = arith.mulf %826, %operandScale : f32
      %828 = arith.select %824, %827, %operandScale : f32
      %829 = arith.remui %817, %c10 : index
      %830 = arith.muli %829, %c1 : index
      %831 = arith.addi %15, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %828 : f32
      %836 = arith.mulf %809, %835 : f32
      %837 = arith.remui %817, %c10 : index
      %838 = arith.muli %837, %c1 : index
      %839 = arith.addi %17, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %828 : f32
      %844 = arith.mulf %816, %843 : f32
      %845 = arith.muli %822, %outputFeatures : index
      %846 = arith.addi %845, %24 : index
      %847 = wave.lane
      %848 = arith.remui %847, %c10 : index
      %849 = arith.addi %846, %848 : index
      scf.if %22 {
        %850 = arith.addi %849, %c7 : index
        %851 = memref.load %residual[%850] : memref<?xf32>
        %852 = arith.addf %851, %836 : f32
        %853 = arith.addi %849, %c7 : index
        memref.store %852, %out[%853] : memref<?xf32>
      } else {
        %854 = arith.addi %849, %c7 : index
        memref.store %836, %out[%854] : memref<?xf32>
      }
      scf.if %22 {
        %855 = arith.addi %849, %c10 : index
        %856 = memref.load %residual[%855] : memref<?xf32>
        %857 = arith.addf %856, %844 : f32
        %858 = arith.addi %849, %c10 : index
        memref.store %857, %out[%858] : memref<?xf32>
      } else {
        %859 = arith.addi %849, %c10 : index
        memref.store %844, %out[%859] : memref<?xf32>
      }
    }
    %860 = arith.muli %701, %c1 : index
    %861 = arith.addi %860, %c2 : index
    %862 = arith.muli %861, %c14 : index
    %863 = arith.addi %862, %700 : index
    %864 = arith.addi %863, %c7 : index
    %865 = memref.load %21[%864] : memref<?xf32>
    %866 = arith.addi %864, %c32 : index
    %867 = memref.load %21[%866] : memref<?xf32>
    %868 = arith.addf %865, %867 : f32
    %869 = arith.muli %861, %c14 : index
    %870 = arith.addi %869, %700 : index
    %871 = arith.addi %870, %c3 : index
    %872 = memref.load %21[%871] : memref<?xf32>
    %873 = arith.addi %871, %c32 : index
    %874 = memref.load %21[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = wave.lane
    %877 = arith.addi %20, %c7 : index
    %878 = arith.muli %861, %c2 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.divui %876, %c10 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.cmpi slt, %881, %19 : index
    scf.if %882 {
      %883 = arith.cmpi eq, %hasFactors, %c8 : index
      %884 = arith.muli %881, %c2 : index
      %885 = memref.load %factors[%884] : memref<?xf32>
      %886 = arith.mulf %885, %operandScale : f32
      %887 = arith.select %883, %886, %operandScale : f32
      %888 = arith.remui %876, %c10 : index
      %889 = arith.muli %888, %c1 : index
      %890 = arith.addi %15, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %887 : f32
      %895 = arith.mulf %868, %894 : f32
      %896 = arith.remui %876, %c10 : index
      %897 = arith.muli %896, %c1 : index
      %898 = arith.addi %17, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %887 : f32
      %903 = arith.mulf %875, %902 : f32
      %904 = arith.muli %881, %outputFeatures : index
      %905 = arith.addi %904, %24 : index
      %906 = wave.lane
      %907 = arith.remui %906, %c10 : index
      %908 = arith.addi %905, %907 : index
      scf.if %22 {
        %909 = arith.addi %908, %c7 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %895 : f32
        %912 = arith.addi %908, %c7 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %908, %c7 : index
        memref.store %895, %out[%913] : memref<?xf32>
      }
      scf.if %22 {
        %914 = arith.addi %908, %c10 : index
        %915 = memref.load %residual[%914] : memref<?xf32>
        %916 = arith.addf %915, %903 : f32
        %917 = arith.addi %908, %c10 : index
        memref.store %916, %out[%917] : memref<?xf32>
      } else {
        %918 = arith.addi %908, %c10 : index
        memref.store %903, %out[%918] : memref<?xf32>
      }
    }
    %919 = arith.muli %701, %c1 : index
    %920 = arith.addi %919, %c27 : index
    %921 = arith.muli %920, %c14 : index
    %922 = arith.addi %921, %700 : index
    %923 = arith.addi %922, %c7 : index
    %924 = memref.load %21[%923] : memref<?xf32>
    %925 = arith.addi %923, %c32 : index
    %926 = memref.load %21[%925] : memref<?xf32>
    %927 = arith.addf %924, %926 : f32
    %928 = arith.muli %920, %c14 : index
    %929 = arith.addi %928, %700 : index
    %930 = arith.addi %929, %c3 : index
    %931 = memref.load %21[%930] : memref<?xf32>
    %932 = arith.addi %930, %c32 : index
    %933 = memref.load %21[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = wave.lane
    %936 = arith.addi %20, %c7 : index
    %937 = arith.muli %920, %c2 : index
    %938 = arith.addi %936, %937 : index
    %939 = arith.divui %935, %c10 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.cmpi slt, %940, %19 : index
    scf.if %941 {
      %942 = arith.cmpi eq, %hasFactors, %c8 : index
      %943 = arith.muli %940, %c2 : index
      %944 = memref.load %factors[%943] : memref<?xf32>
      %945 = arith.mulf %944, %operandScale : f32
      %946 = arith.select %942, %945, %operandScale : f32
      %947 = arith.remui %935, %c10 : index
      %948 = arith.muli %947, %c1 : index
      %949 = arith.addi %15, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %946 : f32
      %954 = arith.mulf %927, %953 : f32
      %955 = arith.remui %935, %c10 : index
      %956 = arith.muli %955, %c1 : index
      %957 = arith.addi %17, %956 : index
      %958 = vector.load %w[%957] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %959 = vector.bitcast %958 : vector<4xi8> to vector<1xf32>
      %960 = vector.extract %959[0] : f32 from vector<1xf32>
      %961 = arith.mulf %960, %946 : f32
      %962 = arith.mulf %934, %961 : f32
      %963 = arith.muli %940, %outputFeatures : index
      %964 = arith.addi %963, %24 : index
      %965 = wave.lane
      %966 = arith.remui %965, %c10 : index
      %967 = arith.addi %964, %966 : index
      scf.if %22 {
        %968 = arith.addi %967, %c7 : index
        %969 = memref.load %residual[%968] : memref<?xf32>
        %970 = arith.addf %969, %954 : f32
        %971 = arith.addi %967, %c7 : index
        memref.store %970, %out[%971] : memref<?xf32>
      } else {
        %972 = arith.addi %967, %c7 : index
        memref.store %954, %out[%972] : memref<?xf32>
      }
      scf.if %22 {
        %973 = arith.addi %967, %c10 : index
        %974 = memref.load %residual[%973] : memref<?xf32>
        %975 = arith.addf %974, %962 : f32
        %976 = arith.addi %967, %c10 : index
        memref.store %975, %out[%976] : memref<?xf32>
      } else {
        %977 = arith.addi %967, %c10 : index
        memref.store %962, %out[%977] : memref<?xf32>
      }
    }
  }
  wave.return
}
