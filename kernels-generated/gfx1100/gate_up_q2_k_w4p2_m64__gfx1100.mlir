// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q2_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q2_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
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
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 141 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 0x3F800000 : f32
  %c43 = arith.constant 0xBFB8AA3B : f32
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
  %20 = arith.muli %1, %c4 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = arith.cmpi slt, %20, %19 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c14 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %20, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c14 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c7, %c14 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c7, %c14 : index
    %34 = arith.divui %33, %c15 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c15 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c15 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c14 : index
    %44 = arith.addi %20, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c14 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c7, %c14 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.remui %c7, %c14 : index
    %52 = arith.divui %51, %c15 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c15 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c15 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c7, %c15 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c16 : index
    %62 = arith.addi %20, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c14 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c7, %c14 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c2 : index
    %69 = arith.remui %c7, %c14 : index
    %70 = arith.divui %69, %c15 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c15 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c15 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c7, %c15 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c17 : index
    %80 = arith.addi %20, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c14 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c7, %c14 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c2 : index
    %87 = arith.remui %c7, %c14 : index
    %88 = arith.divui %87, %c15 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c15 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c15 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c7, %c15 : index
    %96 = arith.addi %94, %95 : index
    %97 = wave.wave
    %98 = arith.divui %inputFeatures, %c16 : index
    %99 = arith.muli %97, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c2 : index
    %106 = arith.muli %105, %c2 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c2 iter_args(%111 = %c18, %112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18, %116 = %c18, %117 = %c18, %118 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c7 : index
      %122 = arith.remui %120, %c14 : index
      %123 = arith.addi %15, %c6 : index
      %124 = arith.divui %121, %c15 : index
      %125 = arith.muli %124, %c4 : index
      %126 = arith.addi %123, %125 : index
      %127 = arith.muli %122, %c1 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %130 = vector.bitcast %129 : vector<4xi8> to vector<2xf16>
      %131 = arith.divui %inputFeatures, %c3 : index
      %132 = arith.muli %131, %c4 : index
      %133 = arith.addi %123, %132 : index
      %134 = arith.muli %121, %c4 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.muli %122, %c1 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %139 = vector.extract %130[0] : f16 from vector<2xf16>
      %140 = arith.extf %139 : f16 to f32
      %141 = vector.extract %138[0] : i8 from vector<4xi8>
      %142 = arith.extui %141 : i8 to i32
      %143 = arith.sitofp %142 : i32 to f32
      %144 = arith.mulf %140, %143 : f32
      %145 = arith.truncf %144 : f32 to f16
      %146 = vector.broadcast %145 : f16 to vector<16xf16>
      %147 = vector.extract %130[1] : f16 from vector<2xf16>
      %148 = arith.extf %147 : f16 to f32
      %149 = vector.extract %138[1] : i8 from vector<4xi8>
      %150 = arith.extui %149 : i8 to i32
      %151 = arith.sitofp %150 : i32 to f32
      %152 = arith.mulf %148, %151 : f32
      %153 = arith.truncf %152 : f32 to f16
      %154 = vector.broadcast %153 : f16 to vector<16xf16>
      %155 = vector.extract %130[0] : f16 from vector<2xf16>
      %156 = arith.extf %155 : f16 to f32
      %157 = vector.extract %138[2] : i8 from vector<4xi8>
      %158 = arith.extui %157 : i8 to i32
      %159 = arith.sitofp %158 : i32 to f32
      %160 = arith.mulf %156, %159 : f32
      %161 = arith.truncf %160 : f32 to f16
      %162 = vector.broadcast %161 : f16 to vector<16xf16>
      %163 = vector.extract %130[1] : f16 from vector<2xf16>
      %164 = arith.extf %163 : f16 to f32
      %165 = vector.extract %138[3] : i8 from vector<4xi8>
      %166 = arith.extui %165 : i8 to i32
      %167 = arith.sitofp %166 : i32 to f32
      %168 = arith.mulf %164, %167 : f32
      %169 = arith.truncf %168 : f32 to f16
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = arith.addi %15, %c6 : index
      %172 = arith.muli %inputFeatures, %c1 : index
      %173 = arith.divui %172, %c2 : index
      %174 = arith.divui %inputFeatures, %c3 : index
      %175 = arith.muli %174, %c4 : index
      %176 = arith.addi %175, %173 : index
      %177 = arith.addi %176, %c5 : index
      %178 = arith.divui %177, %c6 : index
      %179 = arith.muli %178, %c6 : index
      %180 = arith.addi %171, %179 : index
      %181 = arith.muli %inputFeatures, %c7 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %121, %c14 : index
      %184 = arith.addi %183, %122 : index
      %185 = arith.muli %184, %c15 : index
      %186 = arith.addi %182, %185 : index
      %187 = vector.load %w[%186] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %188 = vector.bitcast %187 : vector<8xi8> to vector<2xi32>
      %189 = vector.shuffle %188, %188 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %190 = arith.shrui %189, %c21 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.ori %191, %c23 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %189, %c24 : vector<4xi32>
      %195 = arith.andi %194, %c22 : vector<4xi32>
      %196 = arith.ori %195, %c23 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %189, %c25 : vector<4xi32>
      %199 = arith.andi %198, %c22 : vector<4xi32>
      %200 = arith.ori %199, %c23 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %189, %c26 : vector<4xi32>
      %203 = arith.andi %202, %c22 : vector<4xi32>
      %204 = arith.ori %203, %c23 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %201, %205 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %206, %207 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %209 = arith.subf %208, %c27 : vector<32xf16>
      %210 = vector.shuffle %209, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %211 = vector.shuffle %209, %209 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %212 = math.fma %210, %146, %154 : vector<16xf16>
      %213 = math.fma %211, %162, %170 : vector<16xf16>
      %214 = arith.addi %110, %c8 : index
      %215 = arith.remui %120, %c14 : index
      %216 = arith.addi %15, %c6 : index
      %217 = arith.divui %214, %c15 : index
      %218 = arith.muli %217, %c4 : index
      %219 = arith.addi %216, %218 : index
      %220 = arith.muli %215, %c1 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %223 = vector.bitcast %222 : vector<4xi8> to vector<2xf16>
      %224 = arith.divui %inputFeatures, %c3 : index
      %225 = arith.muli %224, %c4 : index
      %226 = arith.addi %216, %225 : index
      %227 = arith.muli %214, %c4 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.muli %215, %c1 : index
      %230 = arith.addi %228, %229 : index
      %231 = vector.load %w[%230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %232 = vector.extract %223[0] : f16 from vector<2xf16>
      %233 = arith.extf %232 : f16 to f32
      %234 = vector.extract %231[0] : i8 from vector<4xi8>
      %235 = arith.extui %234 : i8 to i32
      %236 = arith.sitofp %235 : i32 to f32
      %237 = arith.mulf %233, %236 : f32
      %238 = arith.truncf %237 : f32 to f16
      %239 = vector.broadcast %238 : f16 to vector<16xf16>
      %240 = vector.extract %223[1] : f16 from vector<2xf16>
      %241 = arith.extf %240 : f16 to f32
      %242 = vector.extract %231[1] : i8 from vector<4xi8>
      %243 = arith.extui %242 : i8 to i32
      %244 = arith.sitofp %243 : i32 to f32
      %245 = arith.mulf %241, %244 : f32
      %246 = arith.truncf %245 : f32 to f16
      %247 = vector.broadcast %246 : f16 to vector<16xf16>
      %248 = vector.extract %223[0] : f16 from vector<2xf16>
      %249 = arith.extf %248 : f16 to f32
      %250 = vector.extract %231[2] : i8 from vector<4xi8>
      %251 = arith.extui %250 : i8 to i32
      %252 = arith.sitofp %251 : i32 to f32
      %253 = arith.mulf %249, %252 : f32
      %254 = arith.truncf %253 : f32 to f16
      %255 = vector.broadcast %254 : f16 to vector<16xf16>
      %256 = vector.extract %223[1] : f16 from vector<2xf16>
      %257 = arith.extf %256 : f16 to f32
      %258 = vector.extract %231[3] : i8 from vector<4xi8>
      %259 = arith.extui %258 : i8 to i32
      %260 = arith.sitofp %259 : i32 to f32
      %261 = arith.mulf %257, %260 : f32
      %262 = arith.truncf %261 : f32 to f16
      %263 = vector.broadcast %262 : f16 to vector<16xf16>
      %264 = arith.addi %15, %c6 : index
      %265 = arith.muli %inputFeatures, %c1 : index
      %266 = arith.divui %265, %c2 : index
      %267 = arith.divui %inputFeatures, %c3 : index
      %268 = arith.muli %267, %c4 : index
      %269 = arith.addi %268, %266 : index
      %270 = arith.addi %269, %c5 : index
      %271 = arith.divui %270, %c6 : index
      %272 = arith.muli %271, %c6 : index
      %273 = arith.addi %264, %272 : index
      %274 = arith.muli %inputFeatures, %c7 : index
      %275 = arith.addi %273, %274 : index
      %276 = arith.muli %214, %c14 : index
      %277 = arith.addi %276, %215 : index
      %278 = arith.muli %277, %c15 : index
      %279 = arith.addi %275, %278 : index
      %280 = vector.load %w[%279] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %281 = vector.bitcast %280 : vector<8xi8> to vector<2xi32>
      %282 = vector.shuffle %281, %281 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %283 = arith.shrui %282, %c21 : vector<4xi32>
      %284 = arith.andi %283, %c22 : vector<4xi32>
      %285 = arith.ori %284, %c23 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = arith.shrui %282, %c24 : vector<4xi32>
      %288 = arith.andi %287, %c22 : vector<4xi32>
      %289 = arith.ori %288, %c23 : vector<4xi32>
      %290 = vector.bitcast %289 : vector<4xi32> to vector<8xf16>
      %291 = arith.shrui %282, %c25 : vector<4xi32>
      %292 = arith.andi %291, %c22 : vector<4xi32>
      %293 = arith.ori %292, %c23 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = arith.shrui %282, %c26 : vector<4xi32>
      %296 = arith.andi %295, %c22 : vector<4xi32>
      %297 = arith.ori %296, %c23 : vector<4xi32>
      %298 = vector.bitcast %297 : vector<4xi32> to vector<8xf16>
      %299 = vector.shuffle %286, %290 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = vector.shuffle %294, %298 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = vector.shuffle %299, %300 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %302 = arith.subf %301, %c27 : vector<32xf16>
      %303 = vector.shuffle %302, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %304 = vector.shuffle %302, %302 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %305 = math.fma %303, %239, %247 : vector<16xf16>
      %306 = math.fma %304, %255, %263 : vector<16xf16>
      %307 = arith.addi %110, %c7 : index
      %308 = arith.remui %120, %c14 : index
      %309 = arith.addi %17, %c6 : index
      %310 = arith.divui %307, %c15 : index
      %311 = arith.muli %310, %c4 : index
      %312 = arith.addi %309, %311 : index
      %313 = arith.muli %308, %c1 : index
      %314 = arith.addi %312, %313 : index
      %315 = vector.load %w[%314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %316 = vector.bitcast %315 : vector<4xi8> to vector<2xf16>
      %317 = arith.divui %inputFeatures, %c3 : index
      %318 = arith.muli %317, %c4 : index
      %319 = arith.addi %309, %318 : index
      %320 = arith.muli %307, %c4 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %308, %c1 : index
      %323 = arith.addi %321, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.extract %316[0] : f16 from vector<2xf16>
      %326 = arith.extf %325 : f16 to f32
      %327 = vector.extract %324[0] : i8 from vector<4xi8>
      %328 = arith.extui %327 : i8 to i32
      %329 = arith.sitofp %328 : i32 to f32
      %330 = arith.mulf %326, %329 : f32
      %331 = arith.truncf %330 : f32 to f16
      %332 = vector.broadcast %331 : f16 to vector<16xf16>
      %333 = vector.extract %316[1] : f16 from vector<2xf16>
      %334 = arith.extf %333 : f16 to f32
      %335 = vector.extract %324[1] : i8 from vector<4xi8>
      %336 = arith.extui %335 : i8 to i32
      %337 = arith.sitofp %336 : i32 to f32
      %338 = arith.mulf %334, %337 : f32
      %339 = arith.truncf %338 : f32 to f16
      %340 = vector.broadcast %339 : f16 to vector<16xf16>
      %341 = vector.extract %316[0] : f16 from vector<2xf16>
      %342 = arith.extf %341 : f16 to f32
      %343 = vector.extract %324[2] : i8 from vector<4xi8>
      %344 = arith.extui %343 : i8 to i32
      %345 = arith.sitofp %344 : i32 to f32
      %346 = arith.mulf %342, %345 : f32
      %347 = arith.truncf %346 : f32 to f16
      %348 = vector.broadcast %347 : f16 to vector<16xf16>
      %349 = vector.extract %316[1] : f16 from vector<2xf16>
      %350 = arith.extf %349 : f16 to f32
      %351 = vector.extract %324[3] : i8 from vector<4xi8>
      %352 = arith.extui %351 : i8 to i32
      %353 = arith.sitofp %352 : i32 to f32
      %354 = arith.mulf %350, %353 : f32
      %355 = arith.truncf %354 : f32 to f16
      %356 = vector.broadcast %355 : f16 to vector<16xf16>
      %357 = arith.addi %17, %c6 : index
      %358 = arith.muli %inputFeatures, %c1 : index
      %359 = arith.divui %358, %c2 : index
      %360 = arith.divui %inputFeatures, %c3 : index
      %361 = arith.muli %360, %c4 : index
      %362 = arith.addi %361, %359 : index
      %363 = arith.addi %362, %c5 : index
      %364 = arith.divui %363, %c6 : index
      %365 = arith.muli %364, %c6 : index
      %366 = arith.addi %357, %365 : index
      %367 = arith.muli %inputFeatures, %c7 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %307, %c14 : index
      %370 = arith.addi %369, %308 : index
      %371 = arith.muli %370, %c15 : index
      %372 = arith.addi %368, %371 : index
      %373 = vector.load %w[%372] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %374 = vector.bitcast %373 : vector<8xi8> to vector<2xi32>
      %375 = vector.shuffle %374, %374 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %376 = arith.shrui %375, %c21 : vector<4xi32>
      %377 = arith.andi %376, %c22 : vector<4xi32>
      %378 = arith.ori %377, %c23 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %375, %c24 : vector<4xi32>
      %381 = arith.andi %380, %c22 : vector<4xi32>
      %382 = arith.ori %381, %c23 : vector<4xi32>
      %383 = vector.bitcast %382 : vector<4xi32> to vector<8xf16>
      %384 = arith.shrui %375, %c25 : vector<4xi32>
      %385 = arith.andi %384, %c22 : vector<4xi32>
      %386 = arith.ori %385, %c23 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = arith.shrui %375, %c26 : vector<4xi32>
      %389 = arith.andi %388, %c22 : vector<4xi32>
      %390 = arith.ori %389, %c23 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = vector.shuffle %379, %383 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = vector.shuffle %387, %391 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = vector.shuffle %392, %393 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %395 = arith.subf %394, %c27 : vector<32xf16>
      %396 = vector.shuffle %395, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %397 = vector.shuffle %395, %395 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %398 = math.fma %396, %332, %340 : vector<16xf16>
      %399 = math.fma %397, %348, %356 : vector<16xf16>
      %400 = arith.addi %110, %c8 : index
      %401 = arith.remui %120, %c14 : index
      %402 = arith.addi %17, %c6 : index
      %403 = arith.divui %400, %c15 : index
      %404 = arith.muli %403, %c4 : index
      %405 = arith.addi %402, %404 : index
      %406 = arith.muli %401, %c1 : index
      %407 = arith.addi %405, %406 : index
      %408 = vector.load %w[%407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %409 = vector.bitcast %408 : vector<4xi8> to vector<2xf16>
      %410 = arith.divui %inputFeatures, %c3 : index
      %411 = arith.muli %410, %c4 : index
      %412 = arith.addi %402, %411 : index
      %413 = arith.muli %400, %c4 : index
      %414 = arith.addi %412, %413 : index
      %415 = arith.muli %401, %c1 : index
      %416 = arith.addi %414, %415 : index
      %417 = vector.load %w[%416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %418 = vector.extract %409[0] : f16 from vector<2xf16>
      %419 = arith.extf %418 : f16 to f32
      %420 = vector.extract %417[0] : i8 from vector<4xi8>
      %421 = arith.extui %420 : i8 to i32
      %422 = arith.sitofp %421 : i32 to f32
      %423 = arith.mulf %419, %422 : f32
      %424 = arith.truncf %423 : f32 to f16
      %425 = vector.broadcast %424 : f16 to vector<16xf16>
      %426 = vector.extract %409[1] : f16 from vector<2xf16>
      %427 = arith.extf %426 : f16 to f32
      %428 = vector.extract %417[1] : i8 from vector<4xi8>
      %429 = arith.extui %428 : i8 to i32
      %430 = arith.sitofp %429 : i32 to f32
      %431 = arith.mulf %427, %430 : f32
      %432 = arith.truncf %431 : f32 to f16
      %433 = vector.broadcast %432 : f16 to vector<16xf16>
      %434 = vector.extract %409[0] : f16 from vector<2xf16>
      %435 = arith.extf %434 : f16 to f32
      %436 = vector.extract %417[2] : i8 from vector<4xi8>
      %437 = arith.extui %436 : i8 to i32
      %438 = arith.sitofp %437 : i32 to f32
      %439 = arith.mulf %435, %438 : f32
      %440 = arith.truncf %439 : f32 to f16
      %441 = vector.broadcast %440 : f16 to vector<16xf16>
      %442 = vector.extract %409[1] : f16 from vector<2xf16>
      %443 = arith.extf %442 : f16 to f32
      %444 = vector.extract %417[3] : i8 from vector<4xi8>
      %445 = arith.extui %444 : i8 to i32
      %446 = arith.sitofp %445 : i32 to f32
      %447 = arith.mulf %443, %446 : f32
      %448 = arith.truncf %447 : f32 to f16
      %449 = vector.broadcast %448 : f16 to vector<16xf16>
      %450 = arith.addi %17, %c6 : index
      %451 = arith.muli %inputFeatures, %c1 : index
      %452 = arith.divui %451, %c2 : index
      %453 = arith.divui %inputFeatures, %c3 : index
      %454 = arith.muli %453, %c4 : index
      %455 = arith.addi %454, %452 : index
      %456 = arith.addi %455, %c5 : index
      %457 = arith.divui %456, %c6 : index
      %458 = arith.muli %457, %c6 : index
      %459 = arith.addi %450, %458 : index
      %460 = arith.muli %inputFeatures, %c7 : index
      %461 = arith.addi %459, %460 : index
      %462 = arith.muli %400, %c14 : index
      %463 = arith.addi %462, %401 : index
      %464 = arith.muli %463, %c15 : index
      %465 = arith.addi %461, %464 : index
      %466 = vector.load %w[%465] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %467 = vector.bitcast %466 : vector<8xi8> to vector<2xi32>
      %468 = vector.shuffle %467, %467 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %469 = arith.shrui %468, %c21 : vector<4xi32>
      %470 = arith.andi %469, %c22 : vector<4xi32>
      %471 = arith.ori %470, %c23 : vector<4xi32>
      %472 = vector.bitcast %471 : vector<4xi32> to vector<8xf16>
      %473 = arith.shrui %468, %c24 : vector<4xi32>
      %474 = arith.andi %473, %c22 : vector<4xi32>
      %475 = arith.ori %474, %c23 : vector<4xi32>
      %476 = vector.bitcast %475 : vector<4xi32> to vector<8xf16>
      %477 = arith.shrui %468, %c25 : vector<4xi32>
      %478 = arith.andi %477, %c22 : vector<4xi32>
      %479 = arith.ori %478, %c23 : vector<4xi32>
      %480 = vector.bitcast %479 : vector<4xi32> to vector<8xf16>
      %481 = arith.shrui %468, %c26 : vector<4xi32>
      %482 = arith.andi %481, %c22 : vector<4xi32>
      %483 = arith.ori %482, %c23 : vector<4xi32>
      %484 = vector.bitcast %483 : vector<4xi32> to vector<8xf16>
      %485 = vector.shuffle %472, %476 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %486 = vector.shuffle %480, %484 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = vector.shuffle %485, %486 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %488 = arith.subf %487, %c27 : vector<32xf16>
      %489 = vector.shuffle %488, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %490 = vector.shuffle %488, %488 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %491 = math.fma %489, %425, %433 : vector<16xf16>
      %492 = math.fma %490, %441, %449 : vector<16xf16>
      %493 = arith.muli %110, %c2 : index
      %494 = arith.addi %493, %c7 : index
      %495 = arith.muli %tileRows, %c14 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.addi %42, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c15 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %212, %111 : vector<16xf16>, vector<8xf32>
      %504 = wave.mma %502, %398, %112 : vector<16xf16>, vector<8xf32>
      %505 = arith.muli %110, %c2 : index
      %506 = arith.addi %505, %c7 : index
      %507 = arith.muli %tileRows, %c14 : index
      %508 = arith.muli %506, %507 : index
      %509 = arith.addi %60, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = arith.muli %tileRows, %c15 : index
      %512 = arith.addi %509, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %515 = wave.mma %514, %212, %113 : vector<16xf16>, vector<8xf32>
      %516 = wave.mma %514, %398, %114 : vector<16xf16>, vector<8xf32>
      %517 = arith.muli %110, %c2 : index
      %518 = arith.addi %517, %c7 : index
      %519 = arith.muli %tileRows, %c14 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.addi %78, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = arith.muli %tileRows, %c15 : index
      %524 = arith.addi %521, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = vector.shuffle %522, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %527 = wave.mma %526, %212, %115 : vector<16xf16>, vector<8xf32>
      %528 = wave.mma %526, %398, %116 : vector<16xf16>, vector<8xf32>
      %529 = arith.muli %110, %c2 : index
      %530 = arith.addi %529, %c7 : index
      %531 = arith.muli %tileRows, %c14 : index
      %532 = arith.muli %530, %531 : index
      %533 = arith.addi %96, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = arith.muli %tileRows, %c15 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %539 = wave.mma %538, %212, %117 : vector<16xf16>, vector<8xf32>
      %540 = wave.mma %538, %398, %118 : vector<16xf16>, vector<8xf32>
      %541 = arith.muli %110, %c2 : index
      %542 = arith.addi %541, %c8 : index
      %543 = arith.muli %tileRows, %c14 : index
      %544 = arith.muli %542, %543 : index
      %545 = arith.addi %42, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = arith.muli %tileRows, %c15 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %551 = wave.mma %550, %213, %503 : vector<16xf16>, vector<8xf32>
      %552 = wave.mma %550, %399, %504 : vector<16xf16>, vector<8xf32>
      %553 = arith.muli %110, %c2 : index
      %554 = arith.addi %553, %c8 : index
      %555 = arith.muli %tileRows, %c14 : index
      %556 = arith.muli %554, %555 : index
      %557 = arith.addi %60, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = arith.muli %tileRows, %c15 : index
      %560 = arith.addi %557, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = vector.shuffle %558, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %563 = wave.mma %562, %213, %515 : vector<16xf16>, vector<8xf32>
      %564 = wave.mma %562, %399, %516 : vector<16xf16>, vector<8xf32>
      %565 = arith.muli %110, %c2 : index
      %566 = arith.addi %565, %c8 : index
      %567 = arith.muli %tileRows, %c14 : index
      %568 = arith.muli %566, %567 : index
      %569 = arith.addi %78, %568 : index
      %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %571 = arith.muli %tileRows, %c15 : index
      %572 = arith.addi %569, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = vector.shuffle %570, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = wave.mma %574, %213, %527 : vector<16xf16>, vector<8xf32>
      %576 = wave.mma %574, %399, %528 : vector<16xf16>, vector<8xf32>
      %577 = arith.muli %110, %c2 : index
      %578 = arith.addi %577, %c8 : index
      %579 = arith.muli %tileRows, %c14 : index
      %580 = arith.muli %578, %579 : index
      %581 = arith.addi %96, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = arith.muli %tileRows, %c15 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = wave.mma %586, %213, %539 : vector<16xf16>, vector<8xf32>
      %588 = wave.mma %586, %399, %540 : vector<16xf16>, vector<8xf32>
      %589 = arith.muli %110, %c2 : index
      %590 = arith.addi %589, %c2 : index
      %591 = arith.muli %tileRows, %c14 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.addi %42, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = arith.muli %tileRows, %c15 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %599 = wave.mma %598, %305, %551 : vector<16xf16>, vector<8xf32>
      %600 = wave.mma %598, %491, %552 : vector<16xf16>, vector<8xf32>
      %601 = arith.muli %110, %c2 : index
      %602 = arith.addi %601, %c2 : index
      %603 = arith.muli %tileRows, %c14 : index
      %604 = arith.muli %602, %603 : index
      %605 = arith.addi %60, %604 : index
      %606 = vector.load %x[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = arith.muli %tileRows, %c15 : index
      %608 = arith.addi %605, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = vector.shuffle %606, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = wave.mma %610, %305, %563 : vector<16xf16>, vector<8xf32>
      %612 = wave.mma %610, %491, %564 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %110, %c2 : index
      %614 = arith.addi %613, %c2 : index
      %615 = arith.muli %tileRows, %c14 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %78, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c15 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %305, %575 : vector<16xf16>, vector<8xf32>
      %624 = wave.mma %622, %491, %576 : vector<16xf16>, vector<8xf32>
      %625 = arith.muli %110, %c2 : index
      %626 = arith.addi %625, %c2 : index
      %627 = arith.muli %tileRows, %c14 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %96, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c15 : index
      %632 = arith.addi %629, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = wave.mma %634, %305, %587 : vector<16xf16>, vector<8xf32>
      %636 = wave.mma %634, %491, %588 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %110, %c2 : index
      %638 = arith.addi %637, %c28 : index
      %639 = arith.muli %tileRows, %c14 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %42, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c15 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %306, %599 : vector<16xf16>, vector<8xf32>
      %648 = wave.mma %646, %492, %600 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %110, %c2 : index
      %650 = arith.addi %649, %c28 : index
      %651 = arith.muli %tileRows, %c14 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %60, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c15 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %306, %611 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %492, %612 : vector<16xf16>, vector<8xf32>
      %661 = arith.muli %110, %c2 : index
      %662 = arith.addi %661, %c28 : index
      %663 = arith.muli %tileRows, %c14 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.addi %78, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = arith.muli %tileRows, %c15 : index
      %668 = arith.addi %665, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %671 = wave.mma %670, %306, %623 : vector<16xf16>, vector<8xf32>
      %672 = wave.mma %670, %492, %624 : vector<16xf16>, vector<8xf32>
      %673 = arith.muli %110, %c2 : index
      %674 = arith.addi %673, %c28 : index
      %675 = arith.muli %tileRows, %c14 : index
      %676 = arith.muli %674, %675 : index
      %677 = arith.addi %96, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = arith.muli %tileRows, %c15 : index
      %680 = arith.addi %677, %679 : index
      %681 = vector.load %x[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %682 = vector.shuffle %678, %681 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %683 = wave.mma %682, %306, %635 : vector<16xf16>, vector<8xf32>
      %684 = wave.mma %682, %492, %636 : vector<16xf16>, vector<8xf32>
      scf.yield %647, %648, %659, %660, %671, %672, %683, %684 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %685 = arith.select %103, %109, %102 : index
    %695:8 = scf.for %686 = %109 to %685 step %c8 iter_args(%687 = %119#0, %688 = %119#1, %689 = %119#2, %690 = %119#3, %691 = %119#4, %692 = %119#5, %693 = %119#6, %694 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %696 = wave.lane
      %697 = arith.addi %686, %c7 : index
      %698 = arith.remui %696, %c14 : index
      %699 = arith.addi %15, %c6 : index
      %700 = arith.divui %697, %c15 : index
      %701 = arith.muli %700, %c4 : index
      %702 = arith.addi %699, %701 : index
      %703 = arith.muli %698, %c1 : index
      %704 = arith.addi %702, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<2xf16>
      %707 = arith.divui %inputFeatures, %c3 : index
      %708 = arith.muli %707, %c4 : index
      %709 = arith.addi %699, %708 : index
      %710 = arith.muli %697, %c4 : index
      %711 = arith.addi %709, %710 : index
      %712 = arith.muli %698, %c1 : index
      %713 = arith.addi %711, %712 : index
      %714 = vector.load %w[%713] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %715 = vector.extract %706[0] : f16 from vector<2xf16>
      %716 = arith.extf %715 : f16 to f32
      %717 = vector.extract %714[0] : i8 from vector<4xi8>
      %718 = arith.extui %717 : i8 to i32
      %719 = arith.sitofp %718 : i32 to f32
      %720 = arith.mulf %716, %719 : f32
      %721 = arith.truncf %720 : f32 to f16
      %722 = vector.broadcast %721 : f16 to vector<16xf16>
      %723 = vector.extract %706[1] : f16 from vector<2xf16>
      %724 = arith.extf %723 : f16 to f32
      %725 = vector.extract %714[1] : i8 from vector<4xi8>
      %726 = arith.extui %725 : i8 to i32
      %727 = arith.sitofp %726 : i32 to f32
      %728 = arith.mulf %724, %727 : f32
      %729 = arith.truncf %728 : f32 to f16
      %730 = vector.broadcast %729 : f16 to vector<16xf16>
      %731 = vector.extract %706[0] : f16 from vector<2xf16>
      %732 = arith.extf %731 : f16 to f32
      %733 = vector.extract %714[2] : i8 from vector<4xi8>
      %734 = arith.extui %733 : i8 to i32
      %735 = arith.sitofp %734 : i32 to f32
      %736 = arith.mulf %732, %735 : f32
      %737 = arith.truncf %736 : f32 to f16
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = vector.extract %706[1] : f16 from vector<2xf16>
      %740 = arith.extf %739 : f16 to f32
      %741 = vector.extract %714[3] : i8 from vector<4xi8>
      %742 = arith.extui %741 : i8 to i32
      %743 = arith.sitofp %742 : i32 to f32
      %744 = arith.mulf %740, %743 : f32
      %745 = arith.truncf %744 : f32 to f16
      %746 = vector.broadcast %745 : f16 to vector<16xf16>
      %747 = arith.addi %15, %c6 : index
      %748 = arith.muli %inputFeatures, %c1 : index
      %749 = arith.divui %748, %c2 : index
      %750 = arith.divui %inputFeatures, %c3 : index
      %751 = arith.muli %750, %c4 : index
      %752 = arith.addi %751, %749 : index
      %753 = arith.addi %752, %c5 : index
      %754 = arith.divui %753, %c6 : index
      %755 = arith.muli %754, %c6 : index
      %756 = arith.addi %747, %755 : index
      %757 = arith.muli %inputFeatures, %c7 : index
      %758 = arith.addi %756, %757 : index
      %759 = arith.muli %697, %c14 : index
      %760 = arith.addi %759, %698 : index
      %761 = arith.muli %760, %c15 : index
      %762 = arith.addi %758, %761 : index
      %763 = vector.load %w[%762] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %764 = vector.bitcast %763 : vector<8xi8> to vector<2xi32>
      %765 = vector.shuffle %764, %764 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %766 = arith.shrui %765, %c21 : vector<4xi32>
      %767 = arith.andi %766, %c22 : vector<4xi32>
      %768 = arith.ori %767, %c23 : vector<4xi32>
      %769 = vector.bitcast %768 : vector<4xi32> to vector<8xf16>
      %770 = arith.shrui %765, %c24 : vector<4xi32>
      %771 = arith.andi %770, %c22 : vector<4xi32>
      %772 = arith.ori %771, %c23 : vector<4xi32>
      %773 = vector.bitcast %772 : vector<4xi32> to vector<8xf16>
      %774 = arith.shrui %765, %c25 : vector<4xi32>
      %775 = arith.andi %774, %c22 : vector<4xi32>
      %776 = arith.ori %775, %c23 : vector<4xi32>
      %777 = vector.bitcast %776 : vector<4xi32> to vector<8xf16>
      %778 = arith.shrui %765, %c26 : vector<4xi32>
      %779 = arith.andi %778, %c22 : vector<4xi32>
      %780 = arith.ori %779, %c23 : vector<4xi32>
      %781 = vector.bitcast %780 : vector<4xi32> to vector<8xf16>
      %782 = vector.shuffle %769, %773 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %783 = vector.shuffle %777, %781 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %784 = vector.shuffle %782, %783 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %785 = arith.subf %784, %c27 : vector<32xf16>
      %786 = vector.shuffle %785, %785 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %787 = vector.shuffle %785, %785 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %788 = math.fma %786, %722, %730 : vector<16xf16>
      %789 = math.fma %787, %738, %746 : vector<16xf16>
      %790 = arith.addi %686, %c7 : index
      %791 = arith.remui %696, %c14 : index
      %792 = arith.addi %17, %c6 : index
      %793 = arith.divui %790, %c15 : index
      %794 = arith.muli %793, %c4 : index
      %795 = arith.addi %792, %794 : index
      %796 = arith.muli %791, %c1 : index
      %797 = arith.addi %795, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<2xf16>
      %800 = arith.divui %inputFeatures, %c3 : index
      %801 = arith.muli %800, %c4 : index
      %802 = arith.addi %792, %801 : index
      %803 = arith.muli %790, %c4 : index
      %804 = arith.addi %802, %803 : index
      %805 = arith.muli %791, %c1 : index
      %806 = arith.addi %804, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.extract %799[0] : f16 from vector<2xf16>
      %809 = arith.extf %808 : f16 to f32
      %810 = vector.extract %807[0] : i8 from vector<4xi8>
      %811 = arith.extui %810 : i8 to i32
      %812 = arith.sitofp %811 : i32 to f32
      %813 = arith.mulf %809, %812 : f32
      %814 = arith.truncf %813 : f32 to f16
      %815 = vector.broadcast %814 : f16 to vector<16xf16>
      %816 = vector.extract %799[1] : f16 from vector<2xf16>
      %817 = arith.extf %816 : f16 to f32
      %818 = vector.extract %807[1] : i8 from vector<4xi8>
      %819 = arith.extui %818 : i8 to i32
      %820 = arith.sitofp %819 : i32 to f32
      %821 = arith.mulf %817, %820 : f32
      %822 = arith.truncf %821 : f32 to f16
      %823 = vector.broadcast %822 : f16 to vector<16xf16>
      %824 = vector.extract %799[0] : f16 from vector<2xf16>
      %825 = arith.extf %824 : f16 to f32
      %826 = vector.extract %807[2] : i8 from vector<4xi8>
      %827 = arith.extui %826 : i8 to i32
      %828 = arith.sitofp %827 : i32 to f32
      %829 = arith.mulf %825, %828 : f32
      %830 = arith.truncf %829 : f32 to f16
      %831 = vector.broadcast %830 : f16 to vector<16xf16>
      %832 = vector.extract %799[1] : f16 from vector<2xf16>
      %833 = arith.extf %832 : f16 to f32
      %834 = vector.extract %807[3] : i8 from vector<4xi8>
      %835 = arith.extui %834 : i8 to i32
      %836 = arith.sitofp %835 : i32 to f32
      %837 = arith.mulf %833, %836 : f32
      %838 = arith.truncf %837 : f32 to f16
      %839 = vector.broadcast %838 : f16 to vector<16xf16>
      %840 = arith.addi %17, %c6 : index
      %841 = arith.muli %inputFeatures, %c1 : index
      %842 = arith.divui %841, %c2 : index
      %843 = arith.divui %inputFeatures, %c3 : index
      %844 = arith.muli %843, %c4 : index
      %845 = arith.addi %844, %842 : index
      %846 = arith.addi %845, %c5 : index
      %847 = arith.divui %846, %c6 : index
      %848 = arith.muli %847, %c6 : index
      %849 = arith.addi %840, %848 : index
      %850 = arith.muli %inputFeatures, %c7 : index
      %851 = arith.addi %849, %850 : index
      %852 = arith.muli %790, %c14 : index
      %853 = arith.addi %852, %791 : index
      %854 = arith.muli %853, %c15 : index
      %855 = arith.addi %851, %854 : index
      %856 = vector.load %w[%855] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %857 = vector.bitcast %856 : vector<8xi8> to vector<2xi32>
      %858 = vector.shuffle %857, %857 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %859 = arith.shrui %858, %c21 : vector<4xi32>
      %860 = arith.andi %859, %c22 : vector<4xi32>
      %861 = arith.ori %860, %c23 : vector<4xi32>
      %862 = vector.bitcast %861 : vector<4xi32> to vector<8xf16>
      %863 = arith.shrui %858, %c24 : vector<4xi32>
      %864 = arith.andi %863, %c22 : vector<4xi32>
      %865 = arith.ori %864, %c23 : vector<4xi32>
      %866 = vector.bitcast %865 : vector<4xi32> to vector<8xf16>
      %867 = arith.shrui %858, %c25 : vector<4xi32>
      %868 = arith.andi %867, %c22 : vector<4xi32>
      %869 = arith.ori %868, %c23 : vector<4xi32>
      %870 = vector.bitcast %869 : vector<4xi32> to vector<8xf16>
      %871 = arith.shrui %858, %c26 : vector<4xi32>
      %872 = arith.andi %871, %c22 : vector<4xi32>
      %873 = arith.ori %872, %c23 : vector<4xi32>
      %874 = vector.bitcast %873 : vector<4xi32> to vector<8xf16>
      %875 = vector.shuffle %862, %866 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %876 = vector.shuffle %870, %874 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %877 = vector.shuffle %875, %876 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %878 = arith.subf %877, %c27 : vector<32xf16>
      %879 = vector.shuffle %878, %878 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %880 = vector.shuffle %878, %878 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %881 = math.fma %879, %815, %823 : vector<16xf16>
      %882 = math.fma %880, %831, %839 : vector<16xf16>
      %883 = arith.muli %686, %c2 : index
      %884 = arith.addi %883, %c7 : index
      %885 = arith.muli %tileRows, %c14 : index
      %886 = arith.muli %884, %885 : index
      %887 = arith.addi %42, %886 : index
      %888 = vector.load %x[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %889 = arith.muli %tileRows, %c15 : index
      %890 = arith.addi %887, %889 : index
      %891 = vector.load %x[%890] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %892 = vector.shuffle %888, %891 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %893 = wave.mma %892, %788, %687 : vector<16xf16>, vector<8xf32>
      %894 = wave.mma %892, %881, %688 : vector<16xf16>, vector<8xf32>
      %895 = arith.muli %686, %c2 : index
      %896 = arith.addi %895, %c7 : index
      %897 = arith.muli %tileRows, %c14 : index
      %898 = arith.muli %896, %897 : index
      %899 = arith.addi %60, %898 : index
      %900 = vector.load %x[%899] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %901 = arith.muli %tileRows, %c15 : index
      %902 = arith.addi %899, %901 : index
      %903 = vector.load %x[%902] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %904 = vector.shuffle %900, %903 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %905 = wave.mma %904, %788, %689 : vector<16xf16>, vector<8xf32>
      %906 = wave.mma %904, %881, %690 : vector<16xf16>, vector<8xf32>
      %907 = arith.muli %686, %c2 : index
      %908 = arith.addi %907, %c7 : index
      %909 = arith.muli %tileRows, %c14 : index
      %910 = arith.muli %908, %909 : index
      %911 = arith.addi %78, %910 : index
      %912 = vector.load %x[%911] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %913 = arith.muli %tileRows, %c15 : index
      %914 = arith.addi %911, %913 : index
      %915 = vector.load %x[%914] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %916 = vector.shuffle %912, %915 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %917 = wave.mma %916, %788, %691 : vector<16xf16>, vector<8xf32>
      %918 = wave.mma %916, %881, %692 : vector<16xf16>, vector<8xf32>
      %919 = arith.muli %686, %c2 : index
      %920 = arith.addi %919, %c7 : index
      %921 = arith.muli %tileRows, %c14 : index
      %922 = arith.muli %920, %921 : index
      %923 = arith.addi %96, %922 : index
      %924 = vector.load %x[%923] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %925 = arith.muli %tileRows, %c15 : index
      %926 = arith.addi %923, %925 : index
      %927 = vector.load %x[%926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %928 = vector.shuffle %924, %927 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %929 = wave.mma %928, %788, %693 : vector<16xf16>, vector<8xf32>
      %930 = wave.mma %928, %881, %694 : vector<16xf16>, vector<8xf32>
      %931 = arith.muli %686, %c2 : index
      %932 = arith.addi %931, %c8 : index
      %933 = arith.muli %tileRows, %c14 : index
      %934 = arith.muli %932, %933 : index
      %935 = arith.addi %42, %934 : index
      %936 = vector.load %x[%935] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %937 = arith.muli %tileRows, %c15 : index
      %938 = arith.addi %935, %937 : index
      %939 = vector.load %x[%938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %940 = vector.shuffle %936, %939 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %941 = wave.mma %940, %789, %893 : vector<16xf16>, vector<8xf32>
      %942 = wave.mma %940, %882, %894 : vector<16xf16>, vector<8xf32>
      %943 = arith.muli %686, %c2 : index
      %944 = arith.addi %943, %c8 : index
      %945 = arith.muli %tileRows, %c14 : index
      %946 = arith.muli %944, %945 : index
      %947 = arith.addi %60, %946 : index
      %948 = vector.load %x[%947] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %949 = arith.muli %tileRows, %c15 : index
      %950 = arith.addi %947, %949 : index
      %951 = vector.load %x[%950] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %952 = vector.shuffle %948, %951 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %953 = wave.mma %952, %789, %905 : vector<16xf16>, vector<8xf32>
      %954 = wave.mma %952, %882, %906 : vector<16xf16>, vector<8xf32>
      %955 = arith.muli %686, %c2 : index
      %956 = arith.addi %955, %c8 : index
      %957 = arith.muli %tileRows, %c14 : index
      %958 = arith.muli %956, %957 : index
      %959 = arith.addi %78, %958 : index
      %960 = vector.load %x[%959] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %961 = arith.muli %tileRows, %c15 : index
      %962 = arith.addi %959, %961 : index
      %963 = vector.load %x[%962] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %964 = vector.shuffle %960, %963 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %965 = wave.mma %964, %789, %917 : vector<16xf16>, vector<8xf32>
      %966 = wave.mma %964, %882, %918 : vector<16xf16>, vector<8xf32>
      %967 = arith.muli %686, %c2 : index
      %968 = arith.addi %967, %c8 : index
      %969 = arith.muli %tileRows, %c14 : index
      %970 = arith.muli %968, %969 : index
      %971 = arith.addi %96, %970 : index
      %972 = vector.load %x[%971] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %973 = arith.muli %tileRows, %c15 : index
      %974 = arith.addi %971, %973 : index
      %975 = vector.load %x[%974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %976 = vector.shuffle %972, %975 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %977 = wave.mma %976, %789, %929 : vector<16xf16>, vector<8xf32>
      %978 = wave.mma %976, %882, %930 : vector<16xf16>, vector<8xf32>
      scf.yield %941, %942, %953, %954, %965, %966, %977, %978 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %979 = wave.lane
    %980 = wave.wave
    %981 = arith.muli %980, %c2 : index
    %982 = arith.addi %981, %c7 : index
    %983 = arith.muli %982, %c3 : index
    %984 = arith.addi %983, %979 : index
    %985 = vector.extract %695#0[0] : f32 from vector<8xf32>
    %986 = arith.addi %984, %c7 : index
    memref.store %985, %21[%986] : memref<?xf32>
    %987 = vector.extract %695#0[1] : f32 from vector<8xf32>
    %988 = arith.addi %984, %c16 : index
    memref.store %987, %21[%988] : memref<?xf32>
    %989 = vector.extract %695#0[2] : f32 from vector<8xf32>
    %990 = arith.addi %984, %c4 : index
    memref.store %989, %21[%990] : memref<?xf32>
    %991 = vector.extract %695#0[3] : f32 from vector<8xf32>
    %992 = arith.addi %984, %c29 : index
    memref.store %991, %21[%992] : memref<?xf32>
    %993 = vector.extract %695#0[4] : f32 from vector<8xf32>
    %994 = arith.addi %984, %c6 : index
    memref.store %993, %21[%994] : memref<?xf32>
    %995 = vector.extract %695#0[5] : f32 from vector<8xf32>
    %996 = arith.addi %984, %c30 : index
    memref.store %995, %21[%996] : memref<?xf32>
    %997 = vector.extract %695#0[6] : f32 from vector<8xf32>
    %998 = arith.addi %984, %c31 : index
    memref.store %997, %21[%998] : memref<?xf32>
    %999 = vector.extract %695#0[7] : f32 from vector<8xf32>
    %1000 = arith.addi %984, %c32 : index
    memref.store %999, %21[%1000] : memref<?xf32>
    %1001 = arith.muli %980, %c2 : index
    %1002 = arith.addi %1001, %c8 : index
    %1003 = arith.muli %1002, %c3 : index
    %1004 = arith.addi %1003, %979 : index
    %1005 = vector.extract %695#1[0] : f32 from vector<8xf32>
    %1006 = arith.addi %1004, %c7 : index
    memref.store %1005, %21[%1006] : memref<?xf32>
    %1007 = vector.extract %695#1[1] : f32 from vector<8xf32>
    %1008 = arith.addi %1004, %c16 : index
    memref.store %1007, %21[%1008] : memref<?xf32>
    %1009 = vector.extract %695#1[2] : f32 from vector<8xf32>
    %1010 = arith.addi %1004, %c4 : index
    memref.store %1009, %21[%1010] : memref<?xf32>
    %1011 = vector.extract %695#1[3] : f32 from vector<8xf32>
    %1012 = arith.addi %1004, %c29 : index
    memref.store %1011, %21[%1012] : memref<?xf32>
    %1013 = vector.extract %695#1[4] : f32 from vector<8xf32>
    %1014 = arith.addi %1004, %c6 : index
    memref.store %1013, %21[%1014] : memref<?xf32>
    %1015 = vector.extract %695#1[5] : f32 from vector<8xf32>
    %1016 = arith.addi %1004, %c30 : index
    memref.store %1015, %21[%1016] : memref<?xf32>
    %1017 = vector.extract %695#1[6] : f32 from vector<8xf32>
    %1018 = arith.addi %1004, %c31 : index
    memref.store %1017, %21[%1018] : memref<?xf32>
    %1019 = vector.extract %695#1[7] : f32 from vector<8xf32>
    %1020 = arith.addi %1004, %c32 : index
    memref.store %1019, %21[%1020] : memref<?xf32>
    wave.barrier
    %1021 = arith.muli %980, %c2 : index
    %1022 = arith.addi %1021, %c7 : index
    %1023 = arith.muli %1022, %c16 : index
    %1024 = arith.addi %1023, %979 : index
    %1025 = arith.addi %1024, %c7 : index
    %1026 = memref.load %21[%1025] : memref<?xf32>
    %1027 = arith.addi %1025, %c33 : index
    %1028 = memref.load %21[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.addi %1025, %c34 : index
    %1031 = memref.load %21[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = arith.addi %1025, %c35 : index
    %1034 = memref.load %21[%1033] : memref<?xf32>
    %1035 = arith.addf %1032, %1034 : f32
    %1036 = arith.muli %1022, %c16 : index
    %1037 = arith.addi %1036, %979 : index
    %1038 = arith.addi %1037, %c3 : index
    %1039 = memref.load %21[%1038] : memref<?xf32>
    %1040 = arith.addi %1038, %c33 : index
    %1041 = memref.load %21[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = arith.addi %1038, %c34 : index
    %1044 = memref.load %21[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = arith.addi %1038, %c35 : index
    %1047 = memref.load %21[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = wave.lane
    %1050 = arith.addi %20, %c7 : index
    %1051 = arith.muli %1022, %c2 : index
    %1052 = arith.addi %1050, %1051 : index
    %1053 = arith.divui %1049, %c14 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.cmpi slt, %1054, %19 : index
    scf.if %1055 {
      %1056 = arith.cmpi eq, %hasFactors, %c8 : index
      %1057 = arith.muli %1054, %c2 : index
      %1058 = memref.load %factors[%1057] : memref<?xf32>
      %1059 = arith.mulf %1058, %operandScale : f32
      %1060 = arith.select %1056, %1059, %operandScale : f32
      %1061 = arith.remui %1049, %c14 : index
      %1062 = arith.muli %1061, %c1 : index
      %1063 = arith.addi %15, %1062 : index
      %1064 = vector.load %w[%1063] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1065 = vector.bitcast %1064 : vector<4xi8> to vector<1xf32>
      %1066 = vector.extract %1065[0] : f32 from vector<1xf32>
      %1067 = arith.mulf %1066, %1060 : f32
      %1068 = arith.mulf %1035, %1067 : f32
      %1069 = arith.remui %1049, %c14 : index
      %1070 = arith.muli %1069, %c1 : index
      %1071 = arith.addi %17, %1070 : index
      %1072 = vector.load %w[%1071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1073 = vector.bitcast %1072 : vector<4xi8> to vector<1xf32>
      %1074 = vector.extract %1073[0] : f32 from vector<1xf32>
      %1075 = arith.mulf %1074, %1060 : f32
      %1076 = arith.mulf %1048, %1075 : f32
      %1077 = arith.addi %15, %c4 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.muli %1054, %c2 : index
      %1082 = arith.addi %1081, %c8 : index
      %1083 = memref.load %factors[%1082] : memref<?xf32>
      %1084 = arith.mulf %1083, %1080 : f32
      %1085 = arith.bitcast %1084 : f32 to i32
      %1086 = arith.shrui %1085, %c38 : i32
      %1087 = arith.maxsi %1086, %c39 : i32
      %1088 = arith.subi %c40, %1087 : i32
      %1089 = arith.shli %1088, %c38 : i32
      %1090 = arith.subi %1087, %c41 : i32
      %1091 = arith.shli %1090, %c38 : i32
      %1092 = arith.bitcast %1089 : i32 to f32
      %1093 = arith.bitcast %1091 : i32 to f32
      %1094 = arith.cmpi eq, %0, %c7 : index
      %1095 = wave.lane
      %1096 = arith.remui %1095, %c14 : index
      %1097 = arith.cmpi eq, %1096, %c7 : index
      %1098 = arith.andi %1094, %1097 : i1
      scf.if %1098 {
        %1099 = arith.muli %1054, %c2 : index
        memref.store %1093, %out_factors[%1099] : memref<?xf32>
      }
      %1100 = arith.mulf %1068, %c43 : f32
      %1101 = wave.exp2 %1100 : f32
      %1102 = arith.addf %c42, %1101 : f32
      %1103 = arith.divf %1068, %1102 : f32
      %1104 = arith.mulf %1103, %1076 : f32
      %1105 = arith.mulf %1104, %1092 : f32
      %1106 = arith.truncf %1105 : f32 to f16
      %1107 = arith.muli %0, %c14 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c14 : index
      %1110 = arith.addi %1107, %1109 : index
      %1111 = arith.divui %1054, %outTileRows : index
      %1112 = arith.divui %outputFeatures, %c14 : index
      %1113 = arith.muli %1111, %1112 : index
      %1114 = arith.divui %1110, %c14 : index
      %1115 = arith.addi %1113, %1114 : index
      %1116 = arith.muli %1115, %c2 : index
      %1117 = arith.remui %1110, %c14 : index
      %1118 = arith.divui %1117, %c15 : index
      %1119 = arith.addi %1116, %1118 : index
      %1120 = arith.muli %outTileRows, %c15 : index
      %1121 = arith.muli %1119, %1120 : index
      %1122 = arith.remui %1054, %outTileRows : index
      %1123 = arith.muli %1122, %c15 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.remui %1110, %c15 : index
      %1126 = arith.addi %1124, %1125 : index
      memref.store %1106, %out[%1126] : memref<?xf16>
    }
    %1127 = arith.muli %980, %c2 : index
    %1128 = arith.addi %1127, %c8 : index
    %1129 = arith.muli %1128, %c16 : index
    %1130 = arith.addi %1129, %979 : index
    %1131 = arith.addi %1130, %c7 : index
    %1132 = memref.load %21[%1131] : memref<?xf32>
    %1133 = arith.addi %1131, %c33 : index
    %1134 = memref.load %21[%1133] : memref<?xf32>
    %1135 = arith.addf %1132, %1134 : f32
    %1136 = arith.addi %1131, %c34 : index
    %1137 = memref.load %21[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.addi %1131, %c35 : index
    %1140 = memref.load %21[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = arith.muli %1128, %c16 : index
    %1143 = arith.addi %1142, %979 : index
    %1144 = arith.addi %1143, %c3 : index
    %1145 = memref.load %21[%1144] : memref<?xf32>
    %1146 = arith.addi %1144, %c33 : index
    %1147 = memref.load %21[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = arith.addi %1144, %c34 : index
    %1150 = memref.load %21[%1149] : memref<?xf32>
    %1151 = arith.addf %1148, %1150 : f32
    %1152 = arith.addi %1144, %c35 : index
    %1153 = memref.load %21[%1152] : memref<?xf32>
    %1154 = arith.addf %1151, %1153 : f32
    %1155 = wave.lane
    %1156 = arith.addi %20, %c7 : index
    %1157 = arith.muli %1128, %c2 : index
    %1158 = arith.addi %1156, %1157 : index
    %1159 = arith.divui %1155, %c14 : index
    %1160 = arith.addi %1158, %1159 : index
    %1161 = arith.cmpi slt, %1160, %19 : index
    scf.if %1161 {
      %1162 = arith.cmpi eq, %hasFactors, %c8 : index
      %1163 = arith.muli %1160, %c2 : index
      %1164 = memref.load %factors[%1163] : memref<?xf32>
      %1165 = arith.mulf %1164, %operandScale : f32
      %1166 = arith.select %1162, %1165, %operandScale : f32
      %1167 = arith.remui %1155, %c14 : index
      %1168 = arith.muli %1167, %c1 : index
      %1169 = arith.addi %15, %1168 : index
      %1170 = vector.load %w[%1169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1171 = vector.bitcast %1170 : vector<4xi8> to vector<1xf32>
      %1172 = vector.extract %1171[0] : f32 from vector<1xf32>
      %1173 = arith.mulf %1172, %1166 : f32
      %1174 = arith.mulf %1141, %1173 : f32
      %1175 = arith.remui %1155, %c14 : index
      %1176 = arith.muli %1175, %c1 : index
      %1177 = arith.addi %17, %1176 : index
      %1178 = vector.load %w[%1177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1179 = vector.bitcast %1178 : vector<4xi8> to vector<1xf32>
      %1180 = vector.extract %1179[0] : f32 from vector<1xf32>
      %1181 = arith.mulf %1180, %1166 : f32
      %1182 = arith.mulf %1154, %1181 : f32
      %1183 = arith.addi %15, %c4 : index
      %1184 = vector.load %w[%1183] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1185 = vector.bitcast %1184 : vector<4xi8> to vector<1xf32>
      %1186 = vector.extract %1185[0] : f32 from vector<1xf32>
      %1187 = arith.muli %1160, %c2 : index
      %1188 = arith.addi %1187, %c8 : index
      %1189 = memref.load %factors[%1188] : memref<?xf32>
      %1190 = arith.mulf %1189, %1186 : f32
      %1191 = arith.bitcast %1190 : f32 to i32
      %1192 = arith.shrui %1191, %c38 : i32
      %1193 = arith.maxsi %1192, %c39 : i32
      %1194 = arith.subi %c40, %1193 : i32
      %1195 = arith.shli %1194, %c38 : i32
      %1196 = arith.subi %1193, %c41 : i32
      %1197 = arith.shli %1196, %c38 : i32
      %1198 = arith.bitcast %1195 : i32 to f32
      %1199 = arith.bitcast %1197 : i32 to f32
      %1200 = arith.cmpi eq, %0, %c7 : index
      %1201 = wave.lane
      %1202 = arith.remui %1201, %c14 : index
      %1203 = arith.cmpi eq, %1202, %c7 : index
      %1204 = arith.andi %1200, %1203 : i1
      scf.if %1204 {
        %1205 = arith.muli %1160, %c2 : index
        memref.store %1199, %out_factors[%1205] : memref<?xf32>
      }
      %1206 = arith.mulf %1174, %c43 : f32
      %1207 = wave.exp2 %1206 : f32
      %1208 = arith.addf %c42, %1207 : f32
      %1209 = arith.divf %1174, %1208 : f32
      %1210 = arith.mulf %1209, %1182 : f32
      %1211 = arith.mulf %1210, %1198 : f32
      %1212 = arith.truncf %1211 : f32 to f16
      %1213 = arith.muli %0, %c14 : index
      %1214 = wave.lane
      %1215 = arith.remui %1214, %c14 : index
      %1216 = arith.addi %1213, %1215 : index
      %1217 = arith.divui %1160, %outTileRows : index
      %1218 = arith.divui %outputFeatures, %c14 : index
      %1219 = arith.muli %1217, %1218 : index
      %1220 = arith.divui %1216, %c14 : index
      %1221 = arith.addi %1219, %1220 : index
      %1222 = arith.muli %1221, %c2 : index
      %1223 = arith.remui %1216, %c14 : index
      %1224 = arith.divui %1223, %c15 : index
      %1225 = arith.addi %1222, %1224 : index
      %1226 = arith.muli %outTileRows, %c15 : index
      %1227 = arith.muli %1225, %1226 : index
      %1228 = arith.remui %1160, %outTileRows : index
      %1229 = arith.muli %1228, %c15 : index
      %1230 = arith.addi %1227, %1229 : index
      %1231 = arith.remui %1216, %c15 : index
      %1232 = arith.addi %1230, %1231 : index
      memref.store %1212, %out[%1232] : memref<?xf16>
    }
    %1233 = wave.lane
    wave.barrier
    %1234 = wave.wave
    %1235 = arith.muli %1234, %c2 : index
    %1236 = arith.addi %1235, %c7 : index
    %1237 = arith.muli %1236, %c3 : index
    %1238 = arith.addi %1237, %1233 : index
    %1239 = vector.extract %695#2[0] : f32 from vector<8xf32>
    %1240 = arith.addi %1238, %c7 : index
    memref.store %1239, %21[%1240] : memref<?xf32>
    %1241 = vector.extract %695#2[1] : f32 from vector<8xf32>
    %1242 = arith.addi %1238, %c16 : index
    memref.store %1241, %21[%1242] : memref<?xf32>
    %1243 = vector.extract %695#2[2] : f32 from vector<8xf32>
    %1244 = arith.addi %1238, %c4 : index
    memref.store %1243, %21[%1244] : memref<?xf32>
    %1245 = vector.extract %695#2[3] : f32 from vector<8xf32>
    %1246 = arith.addi %1238, %c29 : index
    memref.store %1245, %21[%1246] : memref<?xf32>
    %1247 = vector.extract %695#2[4] : f32 from vector<8xf32>
    %1248 = arith.addi %1238, %c6 : index
    memref.store %1247, %21[%1248] : memref<?xf32>
    %1249 = vector.extract %695#2[5] : f32 from vector<8xf32>
    %1250 = arith.addi %1238, %c30 : index
    memref.store %1249, %21[%1250] : memref<?xf32>
    %1251 = vector.extract %695#2[6] : f32 from vector<8xf32>
    %1252 = arith.addi %1238, %c31 : index
    memref.store %1251, %21[%1252] : memref<?xf32>
    %1253 = vector.extract %695#2[7] : f32 from vector<8xf32>
    %1254 = arith.addi %1238, %c32 : index
    memref.store %1253, %21[%1254] : memref<?xf32>
    %1255 = arith.muli %1234, %c2 : index
    %1256 = arith.addi %1255, %c8 : index
    %1257 = arith.muli %1256, %c3 : index
    %1258 = arith.addi %1257, %1233 : index
    %1259 = vector.extract %695#3[0] : f32 from vector<8xf32>
    %1260 = arith.addi %1258, %c7 : index
    memref.store %1259, %21[%1260] : memref<?xf32>
    %1261 = vector.extract %695#3[1] : f32 from vector<8xf32>
    %1262 = arith.addi %1258, %c16 : index
    memref.store %1261, %21[%1262] : memref<?xf32>
    %1263 = vector.extract %695#3[2] : f32 from vector<8xf32>
    %1264 = arith.addi %1258, %c4 : index
    memref.store %1263, %21[%1264] : memref<?xf32>
    %1265 = vector.extract %695#3[3] : f32 from vector<8xf32>
    %1266 = arith.addi %1258, %c29 : index
    memref.store %1265, %21[%1266] : memref<?xf32>
    %1267 = vector.extract %695#3[4] : f32 from vector<8xf32>
    %1268 = arith.addi %1258, %c6 : index
    memref.store %1267, %21[%1268] : memref<?xf32>
    %1269 = vector.extract %695#3[5] : f32 from vector<8xf32>
    %1270 = arith.addi %1258, %c30 : index
    memref.store %1269, %21[%1270] : memref<?xf32>
    %1271 = vector.extract %695#3[6] : f32 from vector<8xf32>
    %1272 = arith.addi %1258, %c31 : index
    memref.store %1271, %21[%1272] : memref<?xf32>
    %1273 = vector.extract %695#3[7] : f32 from vector<8xf32>
    %1274 = arith.addi %1258, %c32 : index
    memref.store %1273, %21[%1274] : memref<?xf32>
    wave.barrier
    %1275 = arith.muli %1234, %c2 : index
    %1276 = arith.addi %1275, %c7 : index
    %1277 = arith.muli %1276, %c16 : index
    %1278 = arith.addi %1277, %1233 : index
    %1279 = arith.addi %1278, %c7 : index
    %1280 = memref.load %21[%1279] : memref<?xf32>
    %1281 = arith.addi %1279, %c33 : index
    %1282 = memref.load %21[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = arith.addi %1279, %c34 : index
    %1285 = memref.load %21[%1284] : memref<?xf32>
    %1286 = arith.addf %1283, %1285 : f32
    %1287 = arith.addi %1279, %c35 : index
    %1288 = memref.load %21[%1287] : memref<?xf32>
    %1289 = arith.addf %1286, %1288 : f32
    %1290 = arith.muli %1276, %c16 : index
    %1291 = arith.addi %1290, %1233 : index
    %1292 = arith.addi %1291, %c3 : index
    %1293 = memref.load %21[%1292] : memref<?xf32>
    %1294 = arith.addi %1292, %c33 : index
    %1295 = memref.load %21[%1294] : memref<?xf32>
    %1296 = arith.addf %1293, %1295 : f32
    %1297 = arith.addi %1292, %c34 : index
    %1298 = memref.load %21[%1297] : memref<?xf32>
    %1299 = arith.addf %1296, %1298 : f32
    %1300 = arith.addi %1292, %c35 : index
    %1301 = memref.load %21[%1300] : memref<?xf32>
    %1302 = arith.addf %1299, %1301 : f32
    %1303 = wave.lane
    %1304 = arith.addi %20, %c14 : index
    %1305 = arith.muli %1276, %c2 : index
    %1306 = arith.addi %1304, %1305 : index
    %1307 = arith.divui %1303, %c14 : index
    %1308 = arith.addi %1306, %1307 : index
    %1309 = arith.cmpi slt, %1308, %19 : index
    scf.if %1309 {
      %1310 = arith.cmpi eq, %hasFactors, %c8 : index
      %1311 = arith.muli %1308, %c2 : index
      %1312 = memref.load %factors[%1311] : memref<?xf32>
      %1313 = arith.mulf %1312, %operandScale : f32
      %1314 = arith.select %1310, %1313, %operandScale : f32
      %1315 = arith.remui %1303, %c14 : index
      %1316 = arith.muli %1315, %c1 : index
      %1317 = arith.addi %15, %1316 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.mulf %1320, %1314 : f32
      %1322 = arith.mulf %1289, %1321 : f32
      %1323 = arith.remui %1303, %c14 : index
      %1324 = arith.muli %1323, %c1 : index
      %1325 = arith.addi %17, %1324 : index
      %1326 = vector.load %w[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1327 = vector.bitcast %1326 : vector<4xi8> to vector<1xf32>
      %1328 = vector.extract %1327[0] : f32 from vector<1xf32>
      %1329 = arith.mulf %1328, %1314 : f32
      %1330 = arith.mulf %1302, %1329 : f32
      %1331 = arith.addi %15, %c4 : index
      %1332 = vector.load %w[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1333 = vector.bitcast %1332 : vector<4xi8> to vector<1xf32>
      %1334 = vector.extract %1333[0] : f32 from vector<1xf32>
      %1335 = arith.muli %1308, %c2 : index
      %1336 = arith.addi %1335, %c8 : index
      %1337 = memref.load %factors[%1336] : memref<?xf32>
      %1338 = arith.mulf %1337, %1334 : f32
      %1339 = arith.bitcast %1338 : f32 to i32
      %1340 = arith.shrui %1339, %c38 : i32
      %1341 = arith.maxsi %1340, %c39 : i32
      %1342 = arith.subi %c40, %1341 : i32
      %1343 = arith.shli %1342, %c38 : i32
      %1344 = arith.subi %1341, %c41 : i32
      %1345 = arith.shli %1344, %c38 : i32
      %1346 = arith.bitcast %1343 : i32 to f32
      %1347 = arith.bitcast %1345 : i32 to f32
      %1348 = arith.cmpi eq, %0, %c7 : index
      %1349 = wave.lane
      %1350 = arith.remui %1349, %c14 : index
      %1351 = arith.cmpi eq, %1350, %c7 : index
      %1352 = arith.andi %1348, %1351 : i1
      scf.if %1352 {
        %1353 = arith.muli %1308, %c2 : index
        memref.store %1347, %out_factors[%1353] : memref<?xf32>
      }
      %1354 = arith.mulf %1322, %c43 : f32
      %1355 = wave.exp2 %1354 : f32
      %1356 = arith.addf %c42, %1355 : f32
      %1357 = arith.divf %1322, %1356 : f32
      %1358 = arith.mulf %1357, %1330 : f32
      %1359 = arith.mulf %1358, %1346 : f32
      %1360 = arith.truncf %1359 : f32 to f16
      %1361 = arith.muli %0, %c14 : index
      %1362 = wave.lane
      %1363 = arith.remui %1362, %c14 : index
      %1364 = arith.addi %1361, %1363 : index
      %1365 = arith.divui %1308, %outTileRows : index
      %1366 = arith.divui %outputFeatures, %c14 : index
      %1367 = arith.muli %1365, %1366 : index
      %1368 = arith.divui %1364, %c14 : index
      %1369 = arith.addi %1367, %1368 : index
      %1370 = arith.muli %1369, %c2 : index
      %1371 = arith.remui %1364, %c14 : index
      %1372 = arith.divui %1371, %c15 : index
      %1373 = arith.addi %1370, %1372 : index
      %1374 = arith.muli %outTileRows, %c15 : index
      %1375 = arith.muli %1373, %1374 : index
      %1376 = arith.remui %1308, %outTileRows : index
      %1377 = arith.muli %1376, %c15 : index
      %1378 = arith.addi %1375, %1377 : index
      %1379 = arith.remui %1364, %c15 : index
      %1380 = arith.addi %1378, %1379 : index
      memref.store %1360, %out[%1380] : memref<?xf16>
    }
    %1381 = arith.muli %1234, %c2 : index
    %1382 = arith.addi %1381, %c8 : index
    %1383 = arith.muli %1382, %c16 : index
    %1384 = arith.addi %1383, %1233 : index
    %1385 = arith.addi %1384, %c7 : index
    %1386 = memref.load %21[%1385] : memref<?xf32>
    %1387 = arith.addi %1385, %c33 : index
    %1388 = memref.load %21[%1387] : memref<?xf32>
    %1389 = arith.addf %1386, %1388 : f32
    %1390 = arith.addi %1385, %c34 : index
    %1391 = memref.load %21[%1390] : memref<?xf32>
    %1392 = arith.addf %1389, %1391 : f32
    %1393 = arith.addi %1385, %c35 : index
    %1394 = memref.load %21[%1393] : memref<?xf32>
    %1395 = arith.addf %1392, %1394 : f32
    %1396 = arith.muli %1382, %c16 : index
    %1397 = arith.addi %1396, %1233 : index
    %1398 = arith.addi %1397, %c3 : index
    %1399 = memref.load %21[%1398] : memref<?xf32>
    %1400 = arith.addi %1398, %c33 : index
    %1401 = memref.load %21[%1400] : memref<?xf32>
    %1402 = arith.addf %1399, %1401 : f32
    %1403 = arith.addi %1398, %c34 : index
    %1404 = memref.load %21[%1403] : memref<?xf32>
    %1405 = arith.addf %1402, %1404 : f32
    %1406 = arith.addi %1398, %c35 : index
    %1407 = memref.load %21[%1406] : memref<?xf32>
    %1408 = arith.addf %1405, %1407 : f32
    %1409 = wave.lane
    %1410 = arith.addi %20, %c14 : index
    %1411 = arith.muli %1382, %c2 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.divui %1409, %c14 : index
    %1414 = arith.addi %1412, %1413 : index
    %1415 = arith.cmpi slt, %1414, %19 : index
    scf.if %1415 {
      %1416 = arith.cmpi eq, %hasFactors, %c8 : index
      %1417 = arith.muli %1414, %c2 : index
      %1418 = memref.load %factors[%1417] : memref<?xf32>
      %1419 = arith.mulf %1418, %operandScale : f32
      %1420 = arith.select %1416, %1419, %operandScale : f32
      %1421 = arith.remui %1409, %c14 : index
      %1422 = arith.muli %1421, %c1 : index
      %1423 = arith.addi %15, %1422 : index
      %1424 = vector.load %w[%1423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1425 = vector.bitcast %1424 : vector<4xi8> to vector<1xf32>
      %1426 = vector.extract %1425[0] : f32 from vector<1xf32>
      %1427 = arith.mulf %1426, %1420 : f32
      %1428 = arith.mulf %1395, %1427 : f32
      %1429 = arith.remui %1409, %c14 : index
      %1430 = arith.muli %1429, %c1 : index
      %1431 = arith.addi %17, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1420 : f32
      %1436 = arith.mulf %1408, %1435 : f32
      %1437 = arith.addi %15, %c4 : index
      %1438 = vector.load %w[%1437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1439 = vector.bitcast %1438 : vector<4xi8> to vector<1xf32>
      %1440 = vector.extract %1439[0] : f32 from vector<1xf32>
      %1441 = arith.muli %1414, %c2 : index
      %1442 = arith.addi %1441, %c8 : index
      %1443 = memref.load %factors[%1442] : memref<?xf32>
      %1444 = arith.mulf %1443, %1440 : f32
      %1445 = arith.bitcast %1444 : f32 to i32
      %1446 = arith.shrui %1445, %c38 : i32
      %1447 = arith.maxsi %1446, %c39 : i32
      %1448 = arith.subi %c40, %1447 : i32
      %1449 = arith.shli %1448, %c38 : i32
      %1450 = arith.subi %1447, %c41 : i32
      %1451 = arith.shli %1450, %c38 : i32
      %1452 = arith.bitcast %1449 : i32 to f32
      %1453 = arith.bitcast %1451 : i32 to f32
      %1454 = arith.cmpi eq, %0, %c7 : index
      %1455 = wave.lane
      %1456 = arith.remui %1455, %c14 : index
      %1457 = arith.cmpi eq, %1456, %c7 : index
      %1458 = arith.andi %1454, %1457 : i1
      scf.if %1458 {
        %1459 = arith.muli %1414, %c2 : index
        memref.store %1453, %out_factors[%1459] : memref<?xf32>
      }
      %1460 = arith.mulf %1428, %c43 : f32
      %1461 = wave.exp2 %1460 : f32
      %1462 = arith.addf %c42, %1461 : f32
      %1463 = arith.divf %1428, %1462 : f32
      %1464 = arith.mulf %1463, %1436 : f32
      %1465 = arith.mulf %1464, %1452 : f32
      %1466 = arith.truncf %1465 : f32 to f16
      %1467 = arith.muli %0, %c14 : index
      %1468 = wave.lane
      %1469 = arith.remui %1468, %c14 : index
      %1470 = arith.addi %1467, %1469 : index
      %1471 = arith.divui %1414, %outTileRows : index
      %1472 = arith.divui %outputFeatures, %c14 : index
      %1473 = arith.muli %1471, %1472 : index
      %1474 = arith.divui %1470, %c14 : index
      %1475 = arith.addi %1473, %1474 : index
      %1476 = arith.muli %1475, %c2 : index
      %1477 = arith.remui %1470, %c14 : index
      %1478 = arith.divui %1477, %c15 : index
      %1479 = arith.addi %1476, %1478 : index
      %1480 = arith.muli %outTileRows, %c15 : index
      %1481 = arith.muli %1479, %1480 : index
      %1482 = arith.remui %1414, %outTileRows : index
      %1483 = arith.muli %1482, %c15 : index
      %1484 = arith.addi %1481, %1483 : index
      %1485 = arith.remui %1470, %c15 : index
      %1486 = arith.addi %1484, %1485 : index
      memref.store %1466, %out[%1486] : memref<?xf16>
    }
    %1487 = wave.lane
    wave.barrier
    %1488 = wave.wave
    %1489 = arith.muli %1488, %c2 : index
    %1490 = arith.addi %1489, %c7 : index
    %1491 = arith.muli %1490, %c3 : index
    %1492 = arith.addi %1491, %1487 : index
    %1493 = vector.extract %695#4[0] : f32 from vector<8xf32>
    %1494 = arith.addi %1492, %c7 : index
    memref.store %1493, %21[%1494] : memref<?xf32>
    %1495 = vector.extract %695#4[1] : f32 from vector<8xf32>
    %1496 = arith.addi %1492, %c16 : index
    memref.store %1495, %21[%1496] : memref<?xf32>
    %1497 = vector.extract %695#4[2] : f32 from vector<8xf32>
    %1498 = arith.addi %1492, %c4 : index
    memref.store %1497, %21[%1498] : memref<?xf32>
    %1499 = vector.extract %695#4[3] : f32 from vector<8xf32>
    %1500 = arith.addi %1492, %c29 : index
    memref.store %1499, %21[%1500] : memref<?xf32>
    %1501 = vector.extract %695#4[4] : f32 from vector<8xf32>
    %1502 = arith.addi %1492, %c6 : index
    memref.store %1501, %21[%1502] : memref<?xf32>
    %1503 = vector.extract %695#4[5] : f32 from vector<8xf32>
    %1504 = arith.addi %1492, %c30 : index
    memref.store %1503, %21[%1504] : memref<?xf32>
    %1505 = vector.extract %695#4[6] : f32 from vector<8xf32>
    %1506 = arith.addi %1492, %c31 : index
    memref.store %1505, %21[%1506] : memref<?xf32>
    %1507 = vector.extract %695#4[7] : f32 from vector<8xf32>
    %1508 = arith.addi %1492, %c32 : index
    memref.store %1507, %21[%1508] : memref<?xf32>
    %1509 = arith.muli %1488, %c2 : index
    %1510 = arith.addi %1509, %c8 : index
    %1511 = arith.muli %1510, %c3 : index
    %1512 = arith.addi %1511, %1487 : index
    %1513 = vector.extract %695#5[0] : f32 from vector<8xf32>
    %1514 = arith.addi %1512, %c7 : index
    memref.store %1513, %21[%1514] : memref<?xf32>
    %1515 = vector.extract %695#5[1] : f32 from vector<8xf32>
    %1516 = arith.addi %1512, %c16 : index
    memref.store %1515, %21[%1516] : memref<?xf32>
    %1517 = vector.extract %695#5[2] : f32 from vector<8xf32>
    %1518 = arith.addi %1512, %c4 : index
    memref.store %1517, %21[%1518] : memref<?xf32>
    %1519 = vector.extract %695#5[3] : f32 from vector<8xf32>
    %1520 = arith.addi %1512, %c29 : index
    memref.store %1519, %21[%1520] : memref<?xf32>
    %1521 = vector.extract %695#5[4] : f32 from vector<8xf32>
    %1522 = arith.addi %1512, %c6 : index
    memref.store %1521, %21[%1522] : memref<?xf32>
    %1523 = vector.extract %695#5[5] : f32 from vector<8xf32>
    %1524 = arith.addi %1512, %c30 : index
    memref.store %1523, %21[%1524] : memref<?xf32>
    %1525 = vector.extract %695#5[6] : f32 from vector<8xf32>
    %1526 = arith.addi %1512, %c31 : index
    memref.store %1525, %21[%1526] : memref<?xf32>
    %1527 = vector.extract %695#5[7] : f32 from vector<8xf32>
    %1528 = arith.addi %1512, %c32 : index
    memref.store %1527, %21[%1528] : memref<?xf32>
    wave.barrier
    %1529 = arith.muli %1488, %c2 : index
    %1530 = arith.addi %1529, %c7 : index
    %1531 = arith.muli %1530, %c16 : index
    %1532 = arith.addi %1531, %1487 : index
    %1533 = arith.addi %1532, %c7 : index
    %1534 = memref.load %21[%1533] : memref<?xf32>
    %1535 = arith.addi %1533, %c33 : index
    %1536 = memref.load %21[%1535] : memref<?xf32>
    %1537 = arith.addf %1534, %1536 : f32
    %1538 = arith.addi %1533, %c34 : index
    %1539 = memref.load %21[%1538] : memref<?xf32>
    %1540 = arith.addf %1537, %1539 : f32
    %1541 = arith.addi %1533, %c35 : index
    %1542 = memref.load %21[%1541] : memref<?xf32>
    %1543 = arith.addf %1540, %1542 : f32
    %1544 = arith.muli %1530, %c16 : index
    %1545 = arith.addi %1544, %1487 : index
    %1546 = arith.addi %1545, %c3 : index
    %1547 = memref.load %21[%1546] : memref<?xf32>
    %1548 = arith.addi %1546, %c33 : index
    %1549 = memref.load %21[%1548] : memref<?xf32>
    %1550 = arith.addf %1547, %1549 : f32
    %1551 = arith.addi %1546, %c34 : index
    %1552 = memref.load %21[%1551] : memref<?xf32>
    %1553 = arith.addf %1550, %1552 : f32
    %1554 = arith.addi %1546, %c35 : index
    %1555 = memref.load %21[%1554] : memref<?xf32>
    %1556 = arith.addf %1553, %1555 : f32
    %1557 = wave.lane
    %1558 = arith.addi %20, %c16 : index
    %1559 = arith.muli %1530, %c2 : index
    %1560 = arith.addi %1558, %1559 : index
    %1561 = arith.divui %1557, %c14 : index
    %1562 = arith.addi %1560, %1561 : index
    %1563 = arith.cmpi slt, %1562, %19 : index
    scf.if %1563 {
      %1564 = arith.cmpi eq, %hasFactors, %c8 : index
      %1565 = arith.muli %1562, %c2 : index
      %1566 = memref.load %factors[%1565] : memref<?xf32>
      %1567 = arith.mulf %1566, %operandScale : f32
      %1568 = arith.select %1564, %1567, %operandScale : f32
      %1569 = arith.remui %1557, %c14 : index
      %1570 = arith.muli %1569, %c1 : index
      %1571 = arith.addi %15, %1570 : index
      %1572 = vector.load %w[%1571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1573 = vector.bitcast %1572 : vector<4xi8> to vector<1xf32>
      %1574 = vector.extract %1573[0] : f32 from vector<1xf32>
      %1575 = arith.mulf %1574, %1568 : f32
      %1576 = arith.mulf %1543, %1575 : f32
      %1577 = arith.remui %1557, %c14 : index
      %1578 = arith.muli %1577, %c1 : index
      %1579 = arith.addi %17, %1578 : index
      %1580 = vector.load %w[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1581 = vector.bitcast %1580 : vector<4xi8> to vector<1xf32>
      %1582 = vector.extract %1581[0] : f32 from vector<1xf32>
      %1583 = arith.mulf %1582, %1568 : f32
      %1584 = arith.mulf %1556, %1583 : f32
      %1585 = arith.addi %15, %c4 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.muli %1562, %c2 : index
      %1590 = arith.addi %1589, %c8 : index
      %1591 = memref.load %factors[%1590] : memref<?xf32>
      %1592 = arith.mulf %1591, %1588 : f32
      %1593 = arith.bitcast %1592 : f32 to i32
      %1594 = arith.shrui %1593, %c38 : i32
      %1595 = arith.maxsi %1594, %c39 : i32
      %1596 = arith.subi %c40, %1595 : i32
      %1597 = arith.shli %1596, %c38 : i32
      %1598 = arith.subi %1595, %c41 : i32
      %1599 = arith.shli %1598, %c38 : i32
      %1600 = arith.bitcast %1597 : i32 to f32
      %1601 = arith.bitcast %1599 : i32 to f32
      %1602 = arith.cmpi eq, %0, %c7 : index
      %1603 = wave.lane
      %1604 = arith.remui %1603, %c14 : index
      %1605 = arith.cmpi eq, %1604, %c7 : index
      %1606 = arith.andi %1602, %1605 : i1
      scf.if %1606 {
        %1607 = arith.muli %1562, %c2 : index
        memref.store %1601, %out_factors[%1607] : memref<?xf32>
      }
      %1608 = arith.mulf %1576, %c43 : f32
      %1609 = wave.exp2 %1608 : f32
      %1610 = arith.addf %c42, %1609 : f32
      %1611 = arith.divf %1576, %1610 : f32
      %1612 = arith.mulf %1611, %1584 : f32
      %1613 = arith.mulf %1612, %1600 : f32
      %1614 = arith.truncf %1613 : f32 to f16
      %1615 = arith.muli %0, %c14 : index
      %1616 = wave.lane
      %1617 = arith.remui %1616, %c14 : index
      %1618 = arith.addi %1615, %1617 : index
      %1619 = arith.divui %1562, %outTileRows : index
      %1620 = arith.divui %outputFeatures, %c14 : index
      %1621 = arith.muli %1619, %1620 : index
      %1622 = arith.divui %1618, %c14 : index
      %1623 = arith.addi %1621, %1622 : index
      %1624 = arith.muli %1623, %c2 : index
      %1625 = arith.remui %1618, %c14 : index
      %1626 = arith.divui %1625, %c15 : index
      %1627 = arith.addi %1624, %1626 : index
      %1628 = arith.muli %outTileRows, %c15 : index
      %1629 = arith.muli %1627, %1628 : index
      %1630 = arith.remui %1562, %outTileRows : index
      %1631 = arith.muli %1630, %c15 : index
      %1632 = arith.addi %1629, %1631 : index
      %1633 = arith.remui %1618, %c15 : index
      %1634 = arith.addi %1632, %1633 : index
      memref.store %1614, %out[%1634] : memref<?xf16>
    }
    %1635 = arith.muli %1488, %c2 : index
    %1636 = arith.addi %1635, %c8 : index
    %1637 = arith.muli %1636, %c16 : index
    %1638 = arith.addi %1637, %1487 : index
    %1639 = arith.addi %1638, %c7 : index
    %1640 = memref.load %21[%1639] : memref<?xf32>
    %1641 = arith.addi %1639, %c33 : index
    %1642 = memref.load %21[%1641] : memref<?xf32>
    %1643 = arith.addf %1640, %1642 : f32
    %1644 = arith.addi %1639, %c34 : index
    %1645 = memref.load %21[%1644] : memref<?xf32>
    %1646 = arith.addf %1643, %1645 : f32
    %1647 = arith.addi %1639, %c35 : index
    %1648 = memref.load %21[%1647] : memref<?xf32>
    %1649 = arith.addf %1646, %1648 : f32
    %1650 = arith.muli %1636, %c16 : index
    %1651 = arith.addi %1650, %1487 : index
    %1652 = arith.addi %1651, %c3 : index
    %1653 = memref.load %21[%1652] : memref<?xf32>
    %1654 = arith.addi %1652, %c33 : index
    %1655 = memref.load %21[%1654] : memref<?xf32>
    %1656 = arith.addf %1653, %1655 : f32
    %1657 = arith.addi %1652, %c34 : index
    %1658 = memref.load %21[%1657] : memref<?xf32>
    %1659 = arith.addf %1656, %1658 : f32
    %1660 = arith.addi %1652, %c35 : index
    %1661 = memref.load %21[%1660] : memref<?xf32>
    %1662 = arith.addf %1659, %1661 : f32
    %1663 = wave.lane
    %1664 = arith.addi %20, %c16 : index
    %1665 = arith.muli %1636, %c2 : index
    %1666 = arith.addi %1664, %1665 : index
    %1667 = arith.divui %1663, %c14 : index
    %1668 = arith.addi %1666, %1667 : index
    %1669 = arith.cmpi slt, %1668, %19 : index
    scf.if %1669 {
      %1670 = arith.cmpi eq, %hasFactors, %c8 : index
      %1671 = arith.muli %1668, %c2 : index
      %1672 = memref.load %factors[%1671] : memref<?xf32>
      %1673 = arith.mulf %1672, %operandScale : f32
      %1674 = arith.select %1670, %1673, %operandScale : f32
      %1675 = arith.remui %1663, %c14 : index
      %1676 = arith.muli %1675, %c1 : index
      %1677 = arith.addi %15, %1676 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.mulf %1680, %1674 : f32
      %1682 = arith.mulf %1649, %1681 : f32
      %1683 = arith.remui %1663, %c14 : index
      %1684 = arith.muli %1683, %c1 : index
      %1685 = arith.addi %17, %1684 : index
      %1686 = vector.load %w[%1685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1687 = vector.bitcast %1686 : vector<4xi8> to vector<1xf32>
      %1688 = vector.extract %1687[0] : f32 from vector<1xf32>
      %1689 = arith.mulf %1688, %1674 : f32
      %1690 = arith.mulf %1662, %1689 : f32
      %1691 = arith.addi %15, %c4 : index
      %1692 = vector.load %w[%1691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1693 = vector.bitcast %1692 : vector<4xi8> to vector<1xf32>
      %1694 = vector.extract %1693[0] : f32 from vector<1xf32>
      %1695 = arith.muli %1668, %c2 : index
      %1696 = arith.addi %1695, %c8 : index
      %1697 = memref.load %factors[%1696] : memref<?xf32>
      %1698 = arith.mulf %1697, %1694 : f32
      %1699 = arith.bitcast %1698 : f32 to i32
      %1700 = arith.shrui %1699, %c38 : i32
      %1701 = arith.maxsi %1700, %c39 : i32
      %1702 = arith.subi %c40, %1701 : i32
      %1703 = arith.shli %1702, %c38 : i32
      %1704 = arith.subi %1701, %c41 : i32
      %1705 = arith.shli %1704, %c38 : i32
      %1706 = arith.bitcast %1703 : i32 to f32
      %1707 = arith.bitcast %1705 : i32 to f32
      %1708 = arith.cmpi eq, %0, %c7 : index
      %1709 = wave.lane
      %1710 = arith.remui %1709, %c14 : index
      %1711 = arith.cmpi eq, %1710, %c7 : index
      %1712 = arith.andi %1708, %1711 : i1
      scf.if %1712 {
        %1713 = arith.muli %1668, %c2 : index
        memref.store %1707, %out_factors[%1713] : memref<?xf32>
      }
      %1714 = arith.mulf %1682, %c43 : f32
      %1715 = wave.exp2 %1714 : f32
      %1716 = arith.addf %c42, %1715 : f32
      %1717 = arith.divf %1682, %1716 : f32
      %1718 = arith.mulf %1717, %1690 : f32
      %1719 = arith.mulf %1718, %1706 : f32
      %1720 = arith.truncf %1719 : f32 to f16
      %1721 = arith.muli %0, %c14 : index
      %1722 = wave.lane
      %1723 = arith.remui %1722, %c14 : index
      %1724 = arith.addi %1721, %1723 : index
      %1725 = arith.divui %1668, %outTileRows : index
      %1726 = arith.divui %outputFeatures, %c14 : index
      %1727 = arith.muli %1725, %1726 : index
      %1728 = arith.divui %1724, %c14 : index
      %1729 = arith.addi %1727, %1728 : index
      %1730 = arith.muli %1729, %c2 : index
      %1731 = arith.remui %1724, %c14 : index
      %1732 = arith.divui %1731, %c15 : index
      %1733 = arith.addi %1730, %1732 : index
      %1734 = arith.muli %outTileRows, %c15 : index
      %1735 = arith.muli %1733, %1734 : index
      %1736 = arith.remui %1668, %outTileRows : index
      %1737 = arith.muli %1736, %c15 : index
      %1738 = arith.addi %1735, %1737 : index
      %1739 = arith.remui %1724, %c15 : index
      %1740 = arith.addi %1738, %1739 : index
      memref.store %1720, %out[%1740] : memref<?xf16>
    }
    %1741 = wave.lane
    wave.barrier
    %1742 = wave.wave
    %1743 = arith.muli %1742, %c2 : index
    %1744 = arith.addi %1743, %c7 : index
    %1745 = arith.muli %1744, %c3 : index
    %1746 = arith.addi %1745, %1741 : index
    %1747 = vector.extract %695#6[0] : f32 from vector<8xf32>
    %1748 = arith.addi %1746, %c7 : index
    memref.store %1747, %21[%1748] : memref<?xf32>
    %1749 = vector.extract %695#6[1] : f32 from vector<8xf32>
    %1750 = arith.addi %1746, %c16 : index
    memref.store %1749, %21[%1750] : memref<?xf32>
    %1751 = vector.extract %695#6[2] : f32 from vector<8xf32>
    %1752 = arith.addi %1746, %c4 : index
    memref.store %1751, %21[%1752] : memref<?xf32>
    %1753 = vector.extract %695#6[3] : f32 from vector<8xf32>
    %1754 = arith.addi %1746, %c29 : index
    memref.store %1753, %21[%1754] : memref<?xf32>
    %1755 = vector.extract %695#6[4] : f32 from vector<8xf32>
    %1756 = arith.addi %1746, %c6 : index
    memref.store %1755, %21[%1756] : memref<?xf32>
    %1757 = vector.extract %695#6[5] : f32 from vector<8xf32>
    %1758 = arith.addi %1746, %c30 : index
    memref.store %1757, %21[%1758] : memref<?xf32>
    %1759 = vector.extract %695#6[6] : f32 from vector<8xf32>
    %1760 = arith.addi %1746, %c31 : index
    memref.store %1759, %21[%1760] : memref<?xf32>
    %1761 = vector.extract %695#6[7] : f32 from vector<8xf32>
    %1762 = arith.addi %1746, %c32 : index
    memref.store %1761, %21[%1762] : memref<?xf32>
    %1763 = arith.muli %1742, %c2 : index
    %1764 = arith.addi %1763, %c8 : index
    %1765 = arith.muli %1764, %c3 : index
    %1766 = arith.addi %1765, %1741 : index
    %1767 = vector.extract %695#7[0] : f32 from vector<8xf32>
    %1768 = arith.addi %1766, %c7 : index
    memref.store %1767, %21[%1768] : memref<?xf32>
    %1769 = vector.extract %695#7[1] : f32 from vector<8xf32>
    %1770 = arith.addi %1766, %c16 : index
    memref.store %1769, %21[%1770] : memref<?xf32>
    %1771 = vector.extract %695#7[2] : f32 from vector<8xf32>
    %1772 = arith.addi %1766, %c4 : index
    memref.store %1771, %21[%1772] : memref<?xf32>
    %1773 = vector.extract %695#7[3] : f32 from vector<8xf32>
    %1774 = arith.addi %1766, %c29 : index
    memref.store %1773, %21[%1774] : memref<?xf32>
    %1775 = vector.extract %695#7[4] : f32 from vector<8xf32>
    %1776 = arith.addi %1766, %c6 : index
    memref.store %1775, %21[%1776] : memref<?xf32>
    %1777 = vector.extract %695#7[5] : f32 from vector<8xf32>
    %1778 = arith.addi %1766, %c30 : index
    memref.store %1777, %21[%1778] : memref<?xf32>
    %1779 = vector.extract %695#7[6] : f32 from vector<8xf32>
    %1780 = arith.addi %1766, %c31 : index
    memref.store %1779, %21[%1780] : memref<?xf32>
    %1781 = vector.extract %695#7[7] : f32 from vector<8xf32>
    %1782 = arith.addi %1766, %c32 : index
    memref.store %1781, %21[%1782] : memref<?xf32>
    wave.barrier
    %1783 = arith.muli %1742, %c2 : index
    %1784 = arith.addi %1783, %c7 : index
    %1785 = arith.muli %1784, %c16 : index
    %1786 = arith.addi %1785, %1741 : index
    %1787 = arith.addi %1786, %c7 : index
    %1788 = memref.load %21[%1787] : memref<?xf32>
    %1789 = arith.addi %1787, %c33 : index
    %1790 = memref.load %21[%1789] : memref<?xf32>
    %1791 = arith.addf %1788, %1790 : f32
    %1792 = arith.addi %1787, %c34 : index
    %1793 = memref.load %21[%1792] : memref<?xf32>
    %1794 = arith.addf %1791, %1793 : f32
    %1795 = arith.addi %1787, %c35 : index
    %1796 = memref.load %21[%1795] : memref<?xf32>
    %1797 = arith.addf %1794, %1796 : f32
    %1798 = arith.muli %1784, %c16 : index
    %1799 = arith.addi %1798, %1741 : index
    %1800 = arith.addi %1799, %c3 : index
    %1801 = memref.load %21[%1800] : memref<?xf32>
    %1802 = arith.addi %1800, %c33 : index
    %1803 = memref.load %21[%1802] : memref<?xf32>
    %1804 = arith.addf %1801, %1803 : f32
    %1805 = arith.addi %1800, %c34 : index
    %1806 = memref.load %21[%1805] : memref<?xf32>
    %1807 = arith.addf %1804, %1806 : f32
    %1808 = arith.addi %1800, %c35 : index
    %1809 = memref.load %21[%1808] : memref<?xf32>
    %1810 = arith.addf %1807, %1809 : f32
    %1811 = wave.lane
    %1812 = arith.addi %20, %c17 : index
    %1813 = arith.muli %1784, %c2 : index
    %1814 = arith.addi %1812, %1813 : index
    %1815 = arith.divui %1811, %c14 : index
    %1816 = arith.addi %1814, %1815 : index
    %1817 = arith.cmpi slt, %1816, %19 : index
    scf.if %1817 {
      %1818 = arith.cmpi eq, %hasFactors, %c8 : index
      %1819 = arith.muli %1816, %c2 : index
      %1820 = memref.load %factors[%1819] : memref<?xf32>
      %1821 = arith.mulf %1820, %operandScale : f32
      %1822 = arith.select %1818, %1821, %operandScale : f32
      %1823 = arith.remui %1811, %c14 : index
      %1824 = arith.muli %1823, %c1 : index
      %1825 = arith.addi %15, %1824 : index
      %1826 = vector.load %w[%1825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1827 = vector.bitcast %1826 : vector<4xi8> to vector<1xf32>
      %1828 = vector.extract %1827[0] : f32 from vector<1xf32>
      %1829 = arith.mulf %1828, %1822 : f32
      %1830 = arith.mulf %1797, %1829 : f32
      %1831 = arith.remui %1811, %c14 : index
      %1832 = arith.muli %1831, %c1 : index
      %1833 = arith.addi %17, %1832 : index
      %1834 = vector.load %w[%1833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1835 = vector.bitcast %1834 : vector<4xi8> to vector<1xf32>
      %1836 = vector.extract %1835[0] : f32 from vector<1xf32>
      %1837 = arith.mulf %1836, %1822 : f32
      %1838 = arith.mulf %1810, %1837 : f32
      %1839 = arith.addi %15, %c4 : index
      %1840 = vector.load %w[%1839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1841 = vector.bitcast %1840 : vector<4xi8> to vector<1xf32>
      %1842 = vector.extract %1841[0] : f32 from vector<1xf32>
      %1843 = arith.muli %1816, %c2 : index
      %1844 = arith.addi %1843, %c8 : index
      %1845 = memref.load %factors[%1844] : memref<?xf32>
      %1846 = arith.mulf %1845, %1842 : f32
      %1847 = arith.bitcast %1846 : f32 to i32
      %1848 = arith.shrui %1847, %c38 : i32
      %1849 = arith.maxsi %1848, %c39 : i32
      %1850 = arith.subi %c40, %1849 : i32
      %1851 = arith.shli %1850, %c38 : i32
      %1852 = arith.subi %1849, %c41 : i32
      %1853 = arith.shli %1852, %c38 : i32
      %1854 = arith.bitcast %1851 : i32 to f32
      %1855 = arith.bitcast %1853 : i32 to f32
      %1856 = arith.cmpi eq, %0, %c7 : index
      %1857 = wave.lane
      %1858 = arith.remui %1857, %c14 : index
      %1859 = arith.cmpi eq, %1858, %c7 : index
      %1860 = arith.andi %1856, %1859 : i1
      scf.if %1860 {
        %1861 = arith.muli %1816, %c2 : index
        memref.store %1855, %out_factors[%1861] : memref<?xf32>
      }
      %1862 = arith.mulf %1830, %c43 : f32
      %1863 = wave.exp2 %1862 : f32
      %1864 = arith.addf %c42, %1863 : f32
      %1865 = arith.divf %1830, %1864 : f32
      %1866 = arith.mulf %1865, %1838 : f32
      %1867 = arith.mulf %1866, %1854 : f32
      %1868 = arith.truncf %1867 : f32 to f16
      %1869 = arith.muli %0, %c14 : index
      %1870 = wave.lane
      %1871 = arith.remui %1870, %c14 : index
      %1872 = arith.addi %1869, %1871 : index
      %1873 = arith.divui %1816, %outTileRows : index
      %1874 = arith.divui %outputFeatures, %c14 : index
      %1875 = arith.muli %1873, %1874 : index
      %1876 = arith.divui %1872, %c14 : index
      %1877 = arith.addi %1875, %1876 : index
      %1878 = arith.muli %1877, %c2 : index
      %1879 = arith.remui %1872, %c14 : index
      %1880 = arith.divui %1879, %c15 : index
      %1881 = arith.addi %1878, %1880 : index
      %1882 = arith.muli %outTileRows, %c15 : index
      %1883 = arith.muli %1881, %1882 : index
      %1884 = arith.remui %1816, %outTileRows : index
      %1885 = arith.muli %1884, %c15 : index
      %1886 = arith.addi %1883, %1885 : index
      %1887 = arith.remui %1872, %c15 : index
      %1888 = arith.addi %1886, %1887 : index
      memref.store %1868, %out[%1888] : memref<?xf16>
    }
    %1889 = arith.muli %1742, %c2 : index
    %1890 = arith.addi %1889, %c8 : index
    %1891 = arith.muli %1890, %c16 : index
    %1892 = arith.addi %1891, %1741 : index
    %1893 = arith.addi %1892, %c7 : index
    %1894 = memref.load %21[%1893] : memref<?xf32>
    %1895 = arith.addi %1893, %c33 : index
    %1896 = memref.load %21[%1895] : memref<?xf32>
    %1897 = arith.addf %1894, %1896 : f32
    %1898 = arith.addi %1893, %c34 : index
    %1899 = memref.load %21[%1898] : memref<?xf32>
    %1900 = arith.addf %1897, %1899 : f32
    %1901 = arith.addi %1893, %c35 : index
    %1902 = memref.load %21[%1901] : memref<?xf32>
    %1903 = arith.addf %1900, %1902 : f32
    %1904 = arith.muli %1890, %c16 : index
    %1905 = arith.addi %1904, %1741 : index
    %1906 = arith.addi %1905, %c3 : index
    %1907 = memref.load %21[%1906] : memref<?xf32>
    %1908 = arith.addi %1906, %c33 : index
    %1909 = memref.load %21[%1908] : memref<?xf32>
    %1910 = arith.addf %1907, %1909 : f32
    %1911 = arith.addi %1906, %c34 : index
    %1912 = memref.load %21[%1911] : memref<?xf32>
    %1913 = arith.addf %1910, %1912 : f32
    %1914 = arith.addi %1906, %c35 : index
    %1915 = memref.load %21[%1914] : memref<?xf32>
    %1916 = arith.addf %1913, %1915 : f32
    %1917 = wave.lane
    %1918 = arith.addi %20, %c17 : index
    %1919 = arith.muli %1890, %c2 : index
    %1920 = arith.addi %1918, %1919 : index
    %1921 = arith.divui %1917, %c14 : index
    %1922 = arith.addi %1920, %1921 : index
    %1923 = arith.cmpi slt, %1922, %19 : index
    scf.if %1923 {
      %1924 = arith.cmpi eq, %hasFactors, %c8 : index
      %1925 = arith.muli %1922, %c2 : index
      %1926 = memref.load %factors[%1925] : memref<?xf32>
      %1927 = arith.mulf %1926, %operandScale : f32
      %1928 = arith.select %1924, %1927, %operandScale : f32
      %1929 = arith.remui %1917, %c14 : index
      %1930 = arith.muli %1929, %c1 : index
      %1931 = arith.addi %15, %1930 : index
      %1932 = vector.load %w[%1931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1933 = vector.bitcast %1932 : vector<4xi8> to vector<1xf32>
      %1934 = vector.extract %1933[0] : f32 from vector<1xf32>
      %1935 = arith.mulf %1934, %1928 : f32
      %1936 = arith.mulf %1903, %1935 : f32
      %1937 = arith.remui %1917, %c14 : index
      %1938 = arith.muli %1937, %c1 : index
      %1939 = arith.addi %17, %1938 : index
      %1940 = vector.load %w[%1939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1941 = vector.bitcast %1940 : vector<4xi8> to vector<1xf32>
      %1942 = vector.extract %1941[0] : f32 from vector<1xf32>
      %1943 = arith.mulf %1942, %1928 : f32
      %1944 = arith.mulf %1916, %1943 : f32
      %1945 = arith.addi %15, %c4 : index
      %1946 = vector.load %w[%1945] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1947 = vector.bitcast %1946 : vector<4xi8> to vector<1xf32>
      %1948 = vector.extract %1947[0] : f32 from vector<1xf32>
      %1949 = arith.muli %1922, %c2 : index
      %1950 = arith.addi %1949, %c8 : index
      %1951 = memref.load %factors[%1950] : memref<?xf32>
      %1952 = arith.mulf %1951, %1948 : f32
      %1953 = arith.bitcast %1952 : f32 to i32
      %1954 = arith.shrui %1953, %c38 : i32
      %1955 = arith.maxsi %1954, %c39 : i32
      %1956 = arith.subi %c40, %1955 : i32
      %1957 = arith.shli %1956, %c38 : i32
      %1958 = arith.subi %1955, %c41 : i32
      %1959 = arith.shli %1958, %c38 : i32
      %1960 = arith.bitcast %1957 : i32 to f32
      %1961 = arith.bitcast %1959 : i32 to f32
      %1962 = arith.cmpi eq, %0, %c7 : index
      %1963 = wave.lane
      %1964 = arith.remui %1963, %c14 : index
      %1965 = arith.cmpi eq, %1964, %c7 : index
      %1966 = arith.andi %1962, %1965 : i1
      scf.if %1966 {
        %1967 = arith.muli %1922, %c2 : index
        memref.store %1961, %out_factors[%1967] : memref<?xf32>
      }
      %1968 = arith.mulf %1936, %c43 : f32
      %1969 = wave.exp2 %1968 : f32
      %1970 = arith.addf %c42, %1969 : f32
      %1971 = arith.divf %1936, %1970 : f32
      %1972 = arith.mulf %1971, %1944 : f32
      %1973 = arith.mulf %1972, %1960 : f32
      %1974 = arith.truncf %1973 : f32 to f16
      %1975 = arith.muli %0, %c14 : index
      %1976 = wave.lane
      %1977 = arith.remui %1976, %c14 : index
      %1978 = arith.addi %1975, %1977 : index
      %1979 = arith.divui %1922, %outTileRows : index
      %1980 = arith.divui %outputFeatures, %c14 : index
      %1981 = arith.muli %1979, %1980 : index
      %1982 = arith.divui %1978, %c14 : index
      %1983 = arith.addi %1981, %1982 : index
      %1984 = arith.muli %1983, %c2 : index
      %1985 = arith.remui %1978, %c14 : index
      %1986 = arith.divui %1985, %c15 : index
      %1987 = arith.addi %1984, %1986 : index
      %1988 = arith.muli %outTileRows, %c15 : index
      %1989 = arith.muli %1987, %1988 : index
      %1990 = arith.remui %1922, %outTileRows : index
      %1991 = arith.muli %1990, %c15 : index
      %1992 = arith.addi %1989, %1991 : index
      %1993 = arith.remui %1978, %c15 : index
      %1994 = arith.addi %1992, %1993 : index
      memref.store %1974, %out[%1994] : memref<?xf16>
    }
  }
  wave.return
}
