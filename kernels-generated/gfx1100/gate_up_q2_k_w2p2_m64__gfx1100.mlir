// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q2_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q2_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 141 : i32
  %c38 = arith.constant 268 : i32
  %c39 = arith.constant 14 : i32
  %c40 = arith.constant 0x3F800000 : f32
  %c41 = arith.constant 0xBFB8AA3B : f32
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
    %1021 = arith.muli %980, %c1 : index
    %1022 = arith.addi %1021, %c7 : index
    %1023 = arith.muli %1022, %c16 : index
    %1024 = arith.addi %1023, %979 : index
    %1025 = arith.addi %1024, %c7 : index
    %1026 = memref.load %21[%1025] : memref<?xf32>
    %1027 = arith.addi %1025, %c33 : index
    %1028 = memref.load %21[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.muli %1022, %c16 : index
    %1031 = arith.addi %1030, %979 : index
    %1032 = arith.addi %1031, %c3 : index
    %1033 = memref.load %21[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c33 : index
    %1035 = memref.load %21[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = wave.lane
    %1038 = arith.addi %20, %c7 : index
    %1039 = arith.muli %1022, %c2 : index
    %1040 = arith.addi %1038, %1039 : index
    %1041 = arith.divui %1037, %c14 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.cmpi slt, %1042, %19 : index
    scf.if %1043 {
      %1044 = arith.cmpi eq, %hasFactors, %c8 : index
      %1045 = arith.muli %1042, %c2 : index
      %1046 = memref.load %factors[%1045] : memref<?xf32>
      %1047 = arith.mulf %1046, %operandScale : f32
      %1048 = arith.select %1044, %1047, %operandScale : f32
      %1049 = arith.remui %1037, %c14 : index
      %1050 = arith.muli %1049, %c1 : index
      %1051 = arith.addi %15, %1050 : index
      %1052 = vector.load %w[%1051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1053 = vector.bitcast %1052 : vector<4xi8> to vector<1xf32>
      %1054 = vector.extract %1053[0] : f32 from vector<1xf32>
      %1055 = arith.mulf %1054, %1048 : f32
      %1056 = arith.mulf %1029, %1055 : f32
      %1057 = arith.remui %1037, %c14 : index
      %1058 = arith.muli %1057, %c1 : index
      %1059 = arith.addi %17, %1058 : index
      %1060 = vector.load %w[%1059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1061 = vector.bitcast %1060 : vector<4xi8> to vector<1xf32>
      %1062 = vector.extract %1061[0] : f32 from vector<1xf32>
      %1063 = arith.mulf %1062, %1048 : f32
      %1064 = arith.mulf %1036, %1063 : f32
      %1065 = arith.addi %15, %c4 : index
      %1066 = vector.load %w[%1065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1067 = vector.bitcast %1066 : vector<4xi8> to vector<1xf32>
      %1068 = vector.extract %1067[0] : f32 from vector<1xf32>
      %1069 = arith.muli %1042, %c2 : index
      %1070 = arith.addi %1069, %c8 : index
      %1071 = memref.load %factors[%1070] : memref<?xf32>
      %1072 = arith.mulf %1071, %1068 : f32
      %1073 = arith.bitcast %1072 : f32 to i32
      %1074 = arith.shrui %1073, %c36 : i32
      %1075 = arith.maxsi %1074, %c37 : i32
      %1076 = arith.subi %c38, %1075 : i32
      %1077 = arith.shli %1076, %c36 : i32
      %1078 = arith.subi %1075, %c39 : i32
      %1079 = arith.shli %1078, %c36 : i32
      %1080 = arith.bitcast %1077 : i32 to f32
      %1081 = arith.bitcast %1079 : i32 to f32
      %1082 = arith.cmpi eq, %0, %c7 : index
      %1083 = wave.lane
      %1084 = arith.remui %1083, %c14 : index
      %1085 = arith.cmpi eq, %1084, %c7 : index
      %1086 = arith.andi %1082, %1085 : i1
      scf.if %1086 {
        %1087 = arith.muli %1042, %c2 : index
        memref.store %1081, %out_factors[%1087] : memref<?xf32>
      }
      %1088 = arith.mulf %1056, %c41 : f32
      %1089 = wave.exp2 %1088 : f32
      %1090 = arith.addf %c40, %1089 : f32
      %1091 = arith.divf %1056, %1090 : f32
      %1092 = arith.mulf %1091, %1064 : f32
      %1093 = arith.mulf %1092, %1080 : f32
      %1094 = arith.truncf %1093 : f32 to f16
      %1095 = arith.muli %0, %c14 : index
      %1096 = wave.lane
      %1097 = arith.remui %1096, %c14 : index
      %1098 = arith.addi %1095, %1097 : index
      %1099 = arith.divui %1042, %outTileRows : index
      %1100 = arith.divui %outputFeatures, %c14 : index
      %1101 = arith.muli %1099, %1100 : index
      %1102 = arith.divui %1098, %c14 : index
      %1103 = arith.addi %1101, %1102 : index
      %1104 = arith.muli %1103, %c2 : index
      %1105 = arith.remui %1098, %c14 : index
      %1106 = arith.divui %1105, %c15 : index
      %1107 = arith.addi %1104, %1106 : index
      %1108 = arith.muli %outTileRows, %c15 : index
      %1109 = arith.muli %1107, %1108 : index
      %1110 = arith.remui %1042, %outTileRows : index
      %1111 = arith.muli %1110, %c15 : index
      %1112 = arith.addi %1109, %1111 : index
      %1113 = arith.remui %1098, %c15 : index
      %1114 = arith.addi %1112, %1113 : index
      memref.store %1094, %out[%1114] : memref<?xf16>
    }
    %1115 = arith.muli %980, %c1 : index
    %1116 = arith.addi %1115, %c8 : index
    %1117 = arith.muli %1116, %c16 : index
    %1118 = arith.addi %1117, %979 : index
    %1119 = arith.addi %1118, %c7 : index
    %1120 = memref.load %21[%1119] : memref<?xf32>
    %1121 = arith.addi %1119, %c33 : index
    %1122 = memref.load %21[%1121] : memref<?xf32>
    %1123 = arith.addf %1120, %1122 : f32
    %1124 = arith.muli %1116, %c16 : index
    %1125 = arith.addi %1124, %979 : index
    %1126 = arith.addi %1125, %c3 : index
    %1127 = memref.load %21[%1126] : memref<?xf32>
    %1128 = arith.addi %1126, %c33 : index
    %1129 = memref.load %21[%1128] : memref<?xf32>
    %1130 = arith.addf %1127, %1129 : f32
    %1131 = wave.lane
    %1132 = arith.addi %20, %c7 : index
    %1133 = arith.muli %1116, %c2 : index
    %1134 = arith.addi %1132, %1133 : index
    %1135 = arith.divui %1131, %c14 : index
    %1136 = arith.addi %1134, %1135 : index
    %1137 = arith.cmpi slt, %1136, %19 : index
    scf.if %1137 {
      %1138 = arith.cmpi eq, %hasFactors, %c8 : index
      %1139 = arith.muli %1136, %c2 : index
      %1140 = memref.load %factors[%1139] : memref<?xf32>
      %1141 = arith.mulf %1140, %operandScale : f32
      %1142 = arith.select %1138, %1141, %operandScale : f32
      %1143 = arith.remui %1131, %c14 : index
      %1144 = arith.muli %1143, %c1 : index
      %1145 = arith.addi %15, %1144 : index
      %1146 = vector.load %w[%1145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1147 = vector.bitcast %1146 : vector<4xi8> to vector<1xf32>
      %1148 = vector.extract %1147[0] : f32 from vector<1xf32>
      %1149 = arith.mulf %1148, %1142 : f32
      %1150 = arith.mulf %1123, %1149 : f32
      %1151 = arith.remui %1131, %c14 : index
      %1152 = arith.muli %1151, %c1 : index
      %1153 = arith.addi %17, %1152 : index
      %1154 = vector.load %w[%1153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1155 = vector.bitcast %1154 : vector<4xi8> to vector<1xf32>
      %1156 = vector.extract %1155[0] : f32 from vector<1xf32>
      %1157 = arith.mulf %1156, %1142 : f32
      %1158 = arith.mulf %1130, %1157 : f32
      %1159 = arith.addi %15, %c4 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.muli %1136, %c2 : index
      %1164 = arith.addi %1163, %c8 : index
      %1165 = memref.load %factors[%1164] : memref<?xf32>
      %1166 = arith.mulf %1165, %1162 : f32
      %1167 = arith.bitcast %1166 : f32 to i32
      %1168 = arith.shrui %1167, %c36 : i32
      %1169 = arith.maxsi %1168, %c37 : i32
      %1170 = arith.subi %c38, %1169 : i32
      %1171 = arith.shli %1170, %c36 : i32
      %1172 = arith.subi %1169, %c39 : i32
      %1173 = arith.shli %1172, %c36 : i32
      %1174 = arith.bitcast %1171 : i32 to f32
      %1175 = arith.bitcast %1173 : i32 to f32
      %1176 = arith.cmpi eq, %0, %c7 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c14 : index
      %1179 = arith.cmpi eq, %1178, %c7 : index
      %1180 = arith.andi %1176, %1179 : i1
      scf.if %1180 {
        %1181 = arith.muli %1136, %c2 : index
        memref.store %1175, %out_factors[%1181] : memref<?xf32>
      }
      %1182 = arith.mulf %1150, %c41 : f32
      %1183 = wave.exp2 %1182 : f32
      %1184 = arith.addf %c40, %1183 : f32
      %1185 = arith.divf %1150, %1184 : f32
      %1186 = arith.mulf %1185, %1158 : f32
      %1187 = arith.mulf %1186, %1174 : f32
      %1188 = arith.truncf %1187 : f32 to f16
      %1189 = arith.muli %0, %c14 : index
      %1190 = wave.lane
      %1191 = arith.remui %1190, %c14 : index
      %1192 = arith.addi %1189, %1191 : index
      %1193 = arith.divui %1136, %outTileRows : index
      %1194 = arith.divui %outputFeatures, %c14 : index
      %1195 = arith.muli %1193, %1194 : index
      %1196 = arith.divui %1192, %c14 : index
      %1197 = arith.addi %1195, %1196 : index
      %1198 = arith.muli %1197, %c2 : index
      %1199 = arith.remui %1192, %c14 : index
      %1200 = arith.divui %1199, %c15 : index
      %1201 = arith.addi %1198, %1200 : index
      %1202 = arith.muli %outTileRows, %c15 : index
      %1203 = arith.muli %1201, %1202 : index
      %1204 = arith.remui %1136, %outTileRows : index
      %1205 = arith.muli %1204, %c15 : index
      %1206 = arith.addi %1203, %1205 : index
      %1207 = arith.remui %1192, %c15 : index
      %1208 = arith.addi %1206, %1207 : index
      memref.store %1188, %out[%1208] : memref<?xf16>
    }
    %1209 = arith.muli %980, %c1 : index
    %1210 = arith.addi %1209, %c2 : index
    %1211 = arith.muli %1210, %c16 : index
    %1212 = arith.addi %1211, %979 : index
    %1213 = arith.addi %1212, %c7 : index
    %1214 = memref.load %21[%1213] : memref<?xf32>
    %1215 = arith.addi %1213, %c33 : index
    %1216 = memref.load %21[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = arith.muli %1210, %c16 : index
    %1219 = arith.addi %1218, %979 : index
    %1220 = arith.addi %1219, %c3 : index
    %1221 = memref.load %21[%1220] : memref<?xf32>
    %1222 = arith.addi %1220, %c33 : index
    %1223 = memref.load %21[%1222] : memref<?xf32>
    %1224 = arith.addf %1221, %1223 : f32
    %1225 = wave.lane
    %1226 = arith.addi %20, %c7 : index
    %1227 = arith.muli %1210, %c2 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.divui %1225, %c14 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.cmpi slt, %1230, %19 : index
    scf.if %1231 {
      %1232 = arith.cmpi eq, %hasFactors, %c8 : index
      %1233 = arith.muli %1230, %c2 : index
      %1234 = memref.load %factors[%1233] : memref<?xf32>
      %1235 = arith.mulf %1234, %operandScale : f32
      %1236 = arith.select %1232, %1235, %operandScale : f32
      %1237 = arith.remui %1225, %c14 : index
      %1238 = arith.muli %1237, %c1 : index
      %1239 = arith.addi %15, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1236 : f32
      %1244 = arith.mulf %1217, %1243 : f32
      %1245 = arith.remui %1225, %c14 : index
      %1246 = arith.muli %1245, %c1 : index
      %1247 = arith.addi %17, %1246 : index
      %1248 = vector.load %w[%1247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1249 = vector.bitcast %1248 : vector<4xi8> to vector<1xf32>
      %1250 = vector.extract %1249[0] : f32 from vector<1xf32>
      %1251 = arith.mulf %1250, %1236 : f32
      %1252 = arith.mulf %1224, %1251 : f32
      %1253 = arith.addi %15, %c4 : index
      %1254 = vector.load %w[%1253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1255 = vector.bitcast %1254 : vector<4xi8> to vector<1xf32>
      %1256 = vector.extract %1255[0] : f32 from vector<1xf32>
      %1257 = arith.muli %1230, %c2 : index
      %1258 = arith.addi %1257, %c8 : index
      %1259 = memref.load %factors[%1258] : memref<?xf32>
      %1260 = arith.mulf %1259, %1256 : f32
      %1261 = arith.bitcast %1260 : f32 to i32
      %1262 = arith.shrui %1261, %c36 : i32
      %1263 = arith.maxsi %1262, %c37 : i32
      %1264 = arith.subi %c38, %1263 : i32
      %1265 = arith.shli %1264, %c36 : i32
      %1266 = arith.subi %1263, %c39 : i32
      %1267 = arith.shli %1266, %c36 : i32
      %1268 = arith.bitcast %1265 : i32 to f32
      %1269 = arith.bitcast %1267 : i32 to f32
      %1270 = arith.cmpi eq, %0, %c7 : index
      %1271 = wave.lane
      %1272 = arith.remui %1271, %c14 : index
      %1273 = arith.cmpi eq, %1272, %c7 : index
      %1274 = arith.andi %1270, %1273 : i1
      scf.if %1274 {
        %1275 = arith.muli %1230, %c2 : index
        memref.store %1269, %out_factors[%1275] : memref<?xf32>
      }
      %1276 = arith.mulf %1244, %c41 : f32
      %1277 = wave.exp2 %1276 : f32
      %1278 = arith.addf %c40, %1277 : f32
      %1279 = arith.divf %1244, %1278 : f32
      %1280 = arith.mulf %1279, %1252 : f32
      %1281 = arith.mulf %1280, %1268 : f32
      %1282 = arith.truncf %1281 : f32 to f16
      %1283 = arith.muli %0, %c14 : index
      %1284 = wave.lane
      %1285 = arith.remui %1284, %c14 : index
      %1286 = arith.addi %1283, %1285 : index
      %1287 = arith.divui %1230, %outTileRows : index
      %1288 = arith.divui %outputFeatures, %c14 : index
      %1289 = arith.muli %1287, %1288 : index
      %1290 = arith.divui %1286, %c14 : index
      %1291 = arith.addi %1289, %1290 : index
      %1292 = arith.muli %1291, %c2 : index
      %1293 = arith.remui %1286, %c14 : index
      %1294 = arith.divui %1293, %c15 : index
      %1295 = arith.addi %1292, %1294 : index
      %1296 = arith.muli %outTileRows, %c15 : index
      %1297 = arith.muli %1295, %1296 : index
      %1298 = arith.remui %1230, %outTileRows : index
      %1299 = arith.muli %1298, %c15 : index
      %1300 = arith.addi %1297, %1299 : index
      %1301 = arith.remui %1286, %c15 : index
      %1302 = arith.addi %1300, %1301 : index
      memref.store %1282, %out[%1302] : memref<?xf16>
    }
    %1303 = arith.muli %980, %c1 : index
    %1304 = arith.addi %1303, %c28 : index
    %1305 = arith.muli %1304, %c16 : index
    %1306 = arith.addi %1305, %979 : index
    %1307 = arith.addi %1306, %c7 : index
    %1308 = memref.load %21[%1307] : memref<?xf32>
    %1309 = arith.addi %1307, %c33 : index
    %1310 = memref.load %21[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = arith.muli %1304, %c16 : index
    %1313 = arith.addi %1312, %979 : index
    %1314 = arith.addi %1313, %c3 : index
    %1315 = memref.load %21[%1314] : memref<?xf32>
    %1316 = arith.addi %1314, %c33 : index
    %1317 = memref.load %21[%1316] : memref<?xf32>
    %1318 = arith.addf %1315, %1317 : f32
    %1319 = wave.lane
    %1320 = arith.addi %20, %c7 : index
    %1321 = arith.muli %1304, %c2 : index
    %1322 = arith.addi %1320, %1321 : index
    %1323 = arith.divui %1319, %c14 : index
    %1324 = arith.addi %1322, %1323 : index
    %1325 = arith.cmpi slt, %1324, %19 : index
    scf.if %1325 {
      %1326 = arith.cmpi eq, %hasFactors, %c8 : index
      %1327 = arith.muli %1324, %c2 : index
      %1328 = memref.load %factors[%1327] : memref<?xf32>
      %1329 = arith.mulf %1328, %operandScale : f32
      %1330 = arith.select %1326, %1329, %operandScale : f32
      %1331 = arith.remui %1319, %c14 : index
      %1332 = arith.muli %1331, %c1 : index
      %1333 = arith.addi %15, %1332 : index
      %1334 = vector.load %w[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1335 = vector.bitcast %1334 : vector<4xi8> to vector<1xf32>
      %1336 = vector.extract %1335[0] : f32 from vector<1xf32>
      %1337 = arith.mulf %1336, %1330 : f32
      %1338 = arith.mulf %1311, %1337 : f32
      %1339 = arith.remui %1319, %c14 : index
      %1340 = arith.muli %1339, %c1 : index
      %1341 = arith.addi %17, %1340 : index
      %1342 = vector.load %w[%1341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1343 = vector.bitcast %1342 : vector<4xi8> to vector<1xf32>
      %1344 = vector.extract %1343[0] : f32 from vector<1xf32>
      %1345 = arith.mulf %1344, %1330 : f32
      %1346 = arith.mulf %1318, %1345 : f32
      %1347 = arith.addi %15, %c4 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.muli %1324, %c2 : index
      %1352 = arith.addi %1351, %c8 : index
      %1353 = memref.load %factors[%1352] : memref<?xf32>
      %1354 = arith.mulf %1353, %1350 : f32
      %1355 = arith.bitcast %1354 : f32 to i32
      %1356 = arith.shrui %1355, %c36 : i32
      %1357 = arith.maxsi %1356, %c37 : i32
      %1358 = arith.subi %c38, %1357 : i32
      %1359 = arith.shli %1358, %c36 : i32
      %1360 = arith.subi %1357, %c39 : i32
      %1361 = arith.shli %1360, %c36 : i32
      %1362 = arith.bitcast %1359 : i32 to f32
      %1363 = arith.bitcast %1361 : i32 to f32
      %1364 = arith.cmpi eq, %0, %c7 : index
      %1365 = wave.lane
      %1366 = arith.remui %1365, %c14 : index
      %1367 = arith.cmpi eq, %1366, %c7 : index
      %1368 = arith.andi %1364, %1367 : i1
      scf.if %1368 {
        %1369 = arith.muli %1324, %c2 : index
        memref.store %1363, %out_factors[%1369] : memref<?xf32>
      }
      %1370 = arith.mulf %1338, %c41 : f32
      %1371 = wave.exp2 %1370 : f32
      %1372 = arith.addf %c40, %1371 : f32
      %1373 = arith.divf %1338, %1372 : f32
      %1374 = arith.mulf %1373, %1346 : f32
      %1375 = arith.mulf %1374, %1362 : f32
      %1376 = arith.truncf %1375 : f32 to f16
      %1377 = arith.muli %0, %c14 : index
      %1378 = wave.lane
      %1379 = arith.remui %1378, %c14 : index
      %1380 = arith.addi %1377, %1379 : index
      %1381 = arith.divui %1324, %outTileRows : index
      %1382 = arith.divui %outputFeatures, %c14 : index
      %1383 = arith.muli %1381, %1382 : index
      %1384 = arith.divui %1380, %c14 : index
      %1385 = arith.addi %1383, %1384 : index
      %1386 = arith.muli %1385, %c2 : index
      %1387 = arith.remui %1380, %c14 : index
      %1388 = arith.divui %1387, %c15 : index
      %1389 = arith.addi %1386, %1388 : index
      %1390 = arith.muli %outTileRows, %c15 : index
      %1391 = arith.muli %1389, %1390 : index
      %1392 = arith.remui %1324, %outTileRows : index
      %1393 = arith.muli %1392, %c15 : index
      %1394 = arith.addi %1391, %1393 : index
      %1395 = arith.remui %1380, %c15 : index
      %1396 = arith.addi %1394, %1395 : index
      memref.store %1376, %out[%1396] : memref<?xf16>
    }
    %1397 = wave.lane
    wave.barrier
    %1398 = wave.wave
    %1399 = arith.muli %1398, %c2 : index
    %1400 = arith.addi %1399, %c7 : index
    %1401 = arith.muli %1400, %c3 : index
    %1402 = arith.addi %1401, %1397 : index
    %1403 = vector.extract %695#2[0] : f32 from vector<8xf32>
    %1404 = arith.addi %1402, %c7 : index
    memref.store %1403, %21[%1404] : memref<?xf32>
    %1405 = vector.extract %695#2[1] : f32 from vector<8xf32>
    %1406 = arith.addi %1402, %c16 : index
    memref.store %1405, %21[%1406] : memref<?xf32>
    %1407 = vector.extract %695#2[2] : f32 from vector<8xf32>
    %1408 = arith.addi %1402, %c4 : index
    memref.store %1407, %21[%1408] : memref<?xf32>
    %1409 = vector.extract %695#2[3] : f32 from vector<8xf32>
    %1410 = arith.addi %1402, %c29 : index
    memref.store %1409, %21[%1410] : memref<?xf32>
    %1411 = vector.extract %695#2[4] : f32 from vector<8xf32>
    %1412 = arith.addi %1402, %c6 : index
    memref.store %1411, %21[%1412] : memref<?xf32>
    %1413 = vector.extract %695#2[5] : f32 from vector<8xf32>
    %1414 = arith.addi %1402, %c30 : index
    memref.store %1413, %21[%1414] : memref<?xf32>
    %1415 = vector.extract %695#2[6] : f32 from vector<8xf32>
    %1416 = arith.addi %1402, %c31 : index
    memref.store %1415, %21[%1416] : memref<?xf32>
    %1417 = vector.extract %695#2[7] : f32 from vector<8xf32>
    %1418 = arith.addi %1402, %c32 : index
    memref.store %1417, %21[%1418] : memref<?xf32>
    %1419 = arith.muli %1398, %c2 : index
    %1420 = arith.addi %1419, %c8 : index
    %1421 = arith.muli %1420, %c3 : index
    %1422 = arith.addi %1421, %1397 : index
    %1423 = vector.extract %695#3[0] : f32 from vector<8xf32>
    %1424 = arith.addi %1422, %c7 : index
    memref.store %1423, %21[%1424] : memref<?xf32>
    %1425 = vector.extract %695#3[1] : f32 from vector<8xf32>
    %1426 = arith.addi %1422, %c16 : index
    memref.store %1425, %21[%1426] : memref<?xf32>
    %1427 = vector.extract %695#3[2] : f32 from vector<8xf32>
    %1428 = arith.addi %1422, %c4 : index
    memref.store %1427, %21[%1428] : memref<?xf32>
    %1429 = vector.extract %695#3[3] : f32 from vector<8xf32>
    %1430 = arith.addi %1422, %c29 : index
    memref.store %1429, %21[%1430] : memref<?xf32>
    %1431 = vector.extract %695#3[4] : f32 from vector<8xf32>
    %1432 = arith.addi %1422, %c6 : index
    memref.store %1431, %21[%1432] : memref<?xf32>
    %1433 = vector.extract %695#3[5] : f32 from vector<8xf32>
    %1434 = arith.addi %1422, %c30 : index
    memref.store %1433, %21[%1434] : memref<?xf32>
    %1435 = vector.extract %695#3[6] : f32 from vector<8xf32>
    %1436 = arith.addi %1422, %c31 : index
    memref.store %1435, %21[%1436] : memref<?xf32>
    %1437 = vector.extract %695#3[7] : f32 from vector<8xf32>
    %1438 = arith.addi %1422, %c32 : index
    memref.store %1437, %21[%1438] : memref<?xf32>
    wave.barrier
    %1439 = arith.muli %1398, %c1 : index
    %1440 = arith.addi %1439, %c7 : index
    %1441 = arith.muli %1440, %c16 : index
    %1442 = arith.addi %1441, %1397 : index
    %1443 = arith.addi %1442, %c7 : index
    %1444 = memref.load %21[%1443] : memref<?xf32>
    %1445 = arith.addi %1443, %c33 : index
    %1446 = memref.load %21[%1445] : memref<?xf32>
    %1447 = arith.addf %1444, %1446 : f32
    %1448 = arith.muli %1440, %c16 : index
    %1449 = arith.addi %1448, %1397 : index
    %1450 = arith.addi %1449, %c3 : index
    %1451 = memref.load %21[%1450] : memref<?xf32>
    %1452 = arith.addi %1450, %c33 : index
    %1453 = memref.load %21[%1452] : memref<?xf32>
    %1454 = arith.addf %1451, %1453 : f32
    %1455 = wave.lane
    %1456 = arith.addi %20, %c14 : index
    %1457 = arith.muli %1440, %c2 : index
    %1458 = arith.addi %1456, %1457 : index
    %1459 = arith.divui %1455, %c14 : index
    %1460 = arith.addi %1458, %1459 : index
    %1461 = arith.cmpi slt, %1460, %19 : index
    scf.if %1461 {
      %1462 = arith.cmpi eq, %hasFactors, %c8 : index
      %1463 = arith.muli %1460, %c2 : index
      %1464 = memref.load %factors[%1463] : memref<?xf32>
      %1465 = arith.mulf %1464, %operandScale : f32
      %1466 = arith.select %1462, %1465, %operandScale : f32
      %1467 = arith.remui %1455, %c14 : index
      %1468 = arith.muli %1467, %c1 : index
      %1469 = arith.addi %15, %1468 : index
      %1470 = vector.load %w[%1469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1471 = vector.bitcast %1470 : vector<4xi8> to vector<1xf32>
      %1472 = vector.extract %1471[0] : f32 from vector<1xf32>
      %1473 = arith.mulf %1472, %1466 : f32
      %1474 = arith.mulf %1447, %1473 : f32
      %1475 = arith.remui %1455, %c14 : index
      %1476 = arith.muli %1475, %c1 : index
      %1477 = arith.addi %17, %1476 : index
      %1478 = vector.load %w[%1477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1479 = vector.bitcast %1478 : vector<4xi8> to vector<1xf32>
      %1480 = vector.extract %1479[0] : f32 from vector<1xf32>
      %1481 = arith.mulf %1480, %1466 : f32
      %1482 = arith.mulf %1454, %1481 : f32
      %1483 = arith.addi %15, %c4 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.muli %1460, %c2 : index
      %1488 = arith.addi %1487, %c8 : index
      %1489 = memref.load %factors[%1488] : memref<?xf32>
      %1490 = arith.mulf %1489, %1486 : f32
      %1491 = arith.bitcast %1490 : f32 to i32
      %1492 = arith.shrui %1491, %c36 : i32
      %1493 = arith.maxsi %1492, %c37 : i32
      %1494 = arith.subi %c38, %1493 : i32
      %1495 = arith.shli %1494, %c36 : i32
      %1496 = arith.subi %1493, %c39 : i32
      %1497 = arith.shli %1496, %c36 : i32
      %1498 = arith.bitcast %1495 : i32 to f32
      %1499 = arith.bitcast %1497 : i32 to f32
      %1500 = arith.cmpi eq, %0, %c7 : index
      %1501 = wave.lane
      %1502 = arith.remui %1501, %c14 : index
      %1503 = arith.cmpi eq, %1502, %c7 : index
      %1504 = arith.andi %1500, %1503 : i1
      scf.if %1504 {
        %1505 = arith.muli %1460, %c2 : index
        memref.store %1499, %out_factors[%1505] : memref<?xf32>
      }
      %1506 = arith.mulf %1474, %c41 : f32
      %1507 = wave.exp2 %1506 : f32
      %1508 = arith.addf %c40, %1507 : f32
      %1509 = arith.divf %1474, %1508 : f32
      %1510 = arith.mulf %1509, %1482 : f32
      %1511 = arith.mulf %1510, %1498 : f32
      %1512 = arith.truncf %1511 : f32 to f16
      %1513 = arith.muli %0, %c14 : index
      %1514 = wave.lane
      %1515 = arith.remui %1514, %c14 : index
      %1516 = arith.addi %1513, %1515 : index
      %1517 = arith.divui %1460, %outTileRows : index
      %1518 = arith.divui %outputFeatures, %c14 : index
      %1519 = arith.muli %1517, %1518 : index
      %1520 = arith.divui %1516, %c14 : index
      %1521 = arith.addi %1519, %1520 : index
      %1522 = arith.muli %1521, %c2 : index
      %1523 = arith.remui %1516, %c14 : index
      %1524 = arith.divui %1523, %c15 : index
      %1525 = arith.addi %1522, %1524 : index
      %1526 = arith.muli %outTileRows, %c15 : index
      %1527 = arith.muli %1525, %1526 : index
      %1528 = arith.remui %1460, %outTileRows : index
      %1529 = arith.muli %1528, %c15 : index
      %1530 = arith.addi %1527, %1529 : index
      %1531 = arith.remui %1516, %c15 : index
      %1532 = arith.addi %1530, %1531 : index
      memref.store %1512, %out[%1532] : memref<?xf16>
    }
    %1533 = arith.muli %1398, %c1 : index
    %1534 = arith.addi %1533, %c8 : index
    %1535 = arith.muli %1534, %c16 : index
    %1536 = arith.addi %1535, %1397 : index
    %1537 = arith.addi %1536, %c7 : index
    %1538 = memref.load %21[%1537] : memref<?xf32>
    %1539 = arith.addi %1537, %c33 : index
    %1540 = memref.load %21[%1539] : memref<?xf32>
    %1541 = arith.addf %1538, %1540 : f32
    %1542 = arith.muli %1534, %c16 : index
    %1543 = arith.addi %1542, %1397 : index
    %1544 = arith.addi %1543, %c3 : index
    %1545 = memref.load %21[%1544] : memref<?xf32>
    %1546 = arith.addi %1544, %c33 : index
    %1547 = memref.load %21[%1546] : memref<?xf32>
    %1548 = arith.addf %1545, %1547 : f32
    %1549 = wave.lane
    %1550 = arith.addi %20, %c14 : index
    %1551 = arith.muli %1534, %c2 : index
    %1552 = arith.addi %1550, %1551 : index
    %1553 = arith.divui %1549, %c14 : index
    %1554 = arith.addi %1552, %1553 : index
    %1555 = arith.cmpi slt, %1554, %19 : index
    scf.if %1555 {
      %1556 = arith.cmpi eq, %hasFactors, %c8 : index
      %1557 = arith.muli %1554, %c2 : index
      %1558 = memref.load %factors[%1557] : memref<?xf32>
      %1559 = arith.mulf %1558, %operandScale : f32
      %1560 = arith.select %1556, %1559, %operandScale : f32
      %1561 = arith.remui %1549, %c14 : index
      %1562 = arith.muli %1561, %c1 : index
      %1563 = arith.addi %15, %1562 : index
      %1564 = vector.load %w[%1563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1565 = vector.bitcast %1564 : vector<4xi8> to vector<1xf32>
      %1566 = vector.extract %1565[0] : f32 from vector<1xf32>
      %1567 = arith.mulf %1566, %1560 : f32
      %1568 = arith.mulf %1541, %1567 : f32
      %1569 = arith.remui %1549, %c14 : index
      %1570 = arith.muli %1569, %c1 : index
      %1571 = arith.addi %17, %1570 : index
      %1572 = vector.load %w[%1571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1573 = vector.bitcast %1572 : vector<4xi8> to vector<1xf32>
      %1574 = vector.extract %1573[0] : f32 from vector<1xf32>
      %1575 = arith.mulf %1574, %1560 : f32
      %1576 = arith.mulf %1548, %1575 : f32
      %1577 = arith.addi %15, %c4 : index
      %1578 = vector.load %w[%1577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1579 = vector.bitcast %1578 : vector<4xi8> to vector<1xf32>
      %1580 = vector.extract %1579[0] : f32 from vector<1xf32>
      %1581 = arith.muli %1554, %c2 : index
      %1582 = arith.addi %1581, %c8 : index
      %1583 = memref.load %factors[%1582] : memref<?xf32>
      %1584 = arith.mulf %1583, %1580 : f32
      %1585 = arith.bitcast %1584 : f32 to i32
      %1586 = arith.shrui %1585, %c36 : i32
      %1587 = arith.maxsi %1586, %c37 : i32
      %1588 = arith.subi %c38, %1587 : i32
      %1589 = arith.shli %1588, %c36 : i32
      %1590 = arith.subi %1587, %c39 : i32
      %1591 = arith.shli %1590, %c36 : i32
      %1592 = arith.bitcast %1589 : i32 to f32
      %1593 = arith.bitcast %1591 : i32 to f32
      %1594 = arith.cmpi eq, %0, %c7 : index
      %1595 = wave.lane
      %1596 = arith.remui %1595, %c14 : index
      %1597 = arith.cmpi eq, %1596, %c7 : index
      %1598 = arith.andi %1594, %1597 : i1
      scf.if %1598 {
        %1599 = arith.muli %1554, %c2 : index
        memref.store %1593, %out_factors[%1599] : memref<?xf32>
      }
      %1600 = arith.mulf %1568, %c41 : f32
      %1601 = wave.exp2 %1600 : f32
      %1602 = arith.addf %c40, %1601 : f32
      %1603 = arith.divf %1568, %1602 : f32
      %1604 = arith.mulf %1603, %1576 : f32
      %1605 = arith.mulf %1604, %1592 : f32
      %1606 = arith.truncf %1605 : f32 to f16
      %1607 = arith.muli %0, %c14 : index
      %1608 = wave.lane
      %1609 = arith.remui %1608, %c14 : index
      %1610 = arith.addi %1607, %1609 : index
      %1611 = arith.divui %1554, %outTileRows : index
      %1612 = arith.divui %outputFeatures, %c14 : index
      %1613 = arith.muli %1611, %1612 : index
      %1614 = arith.divui %1610, %c14 : index
      %1615 = arith.addi %1613, %1614 : index
      %1616 = arith.muli %1615, %c2 : index
      %1617 = arith.remui %1610, %c14 : index
      %1618 = arith.divui %1617, %c15 : index
      %1619 = arith.addi %1616, %1618 : index
      %1620 = arith.muli %outTileRows, %c15 : index
      %1621 = arith.muli %1619, %1620 : index
      %1622 = arith.remui %1554, %outTileRows : index
      %1623 = arith.muli %1622, %c15 : index
      %1624 = arith.addi %1621, %1623 : index
      %1625 = arith.remui %1610, %c15 : index
      %1626 = arith.addi %1624, %1625 : index
      memref.store %1606, %out[%1626] : memref<?xf16>
    }
    %1627 = arith.muli %1398, %c1 : index
    %1628 = arith.addi %1627, %c2 : index
    %1629 = arith.muli %1628, %c16 : index
    %1630 = arith.addi %1629, %1397 : index
    %1631 = arith.addi %1630, %c7 : index
    %1632 = memref.load %21[%1631] : memref<?xf32>
    %1633 = arith.addi %1631, %c33 : index
    %1634 = memref.load %21[%1633] : memref<?xf32>
    %1635 = arith.addf %1632, %1634 : f32
    %1636 = arith.muli %1628, %c16 : index
    %1637 = arith.addi %1636, %1397 : index
    %1638 = arith.addi %1637, %c3 : index
    %1639 = memref.load %21[%1638] : memref<?xf32>
    %1640 = arith.addi %1638, %c33 : index
    %1641 = memref.load %21[%1640] : memref<?xf32>
    %1642 = arith.addf %1639, %1641 : f32
    %1643 = wave.lane
    %1644 = arith.addi %20, %c14 : index
    %1645 = arith.muli %1628, %c2 : index
    %1646 = arith.addi %1644, %1645 : index
    %1647 = arith.divui %1643, %c14 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.cmpi slt, %1648, %19 : index
    scf.if %1649 {
      %1650 = arith.cmpi eq, %hasFactors, %c8 : index
      %1651 = arith.muli %1648, %c2 : index
      %1652 = memref.load %factors[%1651] : memref<?xf32>
      %1653 = arith.mulf %1652, %operandScale : f32
      %1654 = arith.select %1650, %1653, %operandScale : f32
      %1655 = arith.remui %1643, %c14 : index
      %1656 = arith.muli %1655, %c1 : index
      %1657 = arith.addi %15, %1656 : index
      %1658 = vector.load %w[%1657] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1659 = vector.bitcast %1658 : vector<4xi8> to vector<1xf32>
      %1660 = vector.extract %1659[0] : f32 from vector<1xf32>
      %1661 = arith.mulf %1660, %1654 : f32
      %1662 = arith.mulf %1635, %1661 : f32
      %1663 = arith.remui %1643, %c14 : index
      %1664 = arith.muli %1663, %c1 : index
      %1665 = arith.addi %17, %1664 : index
      %1666 = vector.load %w[%1665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1667 = vector.bitcast %1666 : vector<4xi8> to vector<1xf32>
      %1668 = vector.extract %1667[0] : f32 from vector<1xf32>
      %1669 = arith.mulf %1668, %1654 : f32
      %1670 = arith.mulf %1642, %1669 : f32
      %1671 = arith.addi %15, %c4 : index
      %1672 = vector.load %w[%1671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1673 = vector.bitcast %1672 : vector<4xi8> to vector<1xf32>
      %1674 = vector.extract %1673[0] : f32 from vector<1xf32>
      %1675 = arith.muli %1648, %c2 : index
      %1676 = arith.addi %1675, %c8 : index
      %1677 = memref.load %factors[%1676] : memref<?xf32>
      %1678 = arith.mulf %1677, %1674 : f32
      %1679 = arith.bitcast %1678 : f32 to i32
      %1680 = arith.shrui %1679, %c36 : i32
      %1681 = arith.maxsi %1680, %c37 : i32
      %1682 = arith.subi %c38, %1681 : i32
      %1683 = arith.shli %1682, %c36 : i32
      %1684 = arith.subi %1681, %c39 : i32
      %1685 = arith.shli %1684, %c36 : i32
      %1686 = arith.bitcast %1683 : i32 to f32
      %1687 = arith.bitcast %1685 : i32 to f32
      %1688 = arith.cmpi eq, %0, %c7 : index
      %1689 = wave.lane
      %1690 = arith.remui %1689, %c14 : index
      %1691 = arith.cmpi eq, %1690, %c7 : index
      %1692 = arith.andi %1688, %1691 : i1
      scf.if %1692 {
        %1693 = arith.muli %1648, %c2 : index
        memref.store %1687, %out_factors[%1693] : memref<?xf32>
      }
      %1694 = arith.mulf %1662, %c41 : f32
      %1695 = wave.exp2 %1694 : f32
      %1696 = arith.addf %c40, %1695 : f32
      %1697 = arith.divf %1662, %1696 : f32
      %1698 = arith.mulf %1697, %1670 : f32
      %1699 = arith.mulf %1698, %1686 : f32
      %1700 = arith.truncf %1699 : f32 to f16
      %1701 = arith.muli %0, %c14 : index
      %1702 = wave.lane
      %1703 = arith.remui %1702, %c14 : index
      %1704 = arith.addi %1701, %1703 : index
      %1705 = arith.divui %1648, %outTileRows : index
      %1706 = arith.divui %outputFeatures, %c14 : index
      %1707 = arith.muli %1705, %1706 : index
      %1708 = arith.divui %1704, %c14 : index
      %1709 = arith.addi %1707, %1708 : index
      %1710 = arith.muli %1709, %c2 : index
      %1711 = arith.remui %1704, %c14 : index
      %1712 = arith.divui %1711, %c15 : index
      %1713 = arith.addi %1710, %1712 : index
      %1714 = arith.muli %outTileRows, %c15 : index
      %1715 = arith.muli %1713, %1714 : index
      %1716 = arith.remui %1648, %outTileRows : index
      %1717 = arith.muli %1716, %c15 : index
      %1718 = arith.addi %1715, %1717 : index
      %1719 = arith.remui %1704, %c15 : index
      %1720 = arith.addi %1718, %1719 : index
      memref.store %1700, %out[%1720] : memref<?xf16>
    }
    %1721 = arith.muli %1398, %c1 : index
    %1722 = arith.addi %1721, %c28 : index
    %1723 = arith.muli %1722, %c16 : index
    %1724 = arith.addi %1723, %1397 : index
    %1725 = arith.addi %1724, %c7 : index
    %1726 = memref.load %21[%1725] : memref<?xf32>
    %1727 = arith.addi %1725, %c33 : index
    %1728 = memref.load %21[%1727] : memref<?xf32>
    %1729 = arith.addf %1726, %1728 : f32
    %1730 = arith.muli %1722, %c16 : index
    %1731 = arith.addi %1730, %1397 : index
    %1732 = arith.addi %1731, %c3 : index
    %1733 = memref.load %21[%1732] : memref<?xf32>
    %1734 = arith.addi %1732, %c33 : index
    %1735 = memref.load %21[%1734] : memref<?xf32>
    %1736 = arith.addf %1733, %1735 : f32
    %1737 = wave.lane
    %1738 = arith.addi %20, %c14 : index
    %1739 = arith.muli %1722, %c2 : index
    %1740 = arith.addi %1738, %1739 : index
    %1741 = arith.divui %1737, %c14 : index
    %1742 = arith.addi %1740, %1741 : index
    %1743 = arith.cmpi slt, %1742, %19 : index
    scf.if %1743 {
      %1744 = arith.cmpi eq, %hasFactors, %c8 : index
      %1745 = arith.muli %1742, %c2 : index
      %1746 = memref.load %factors[%1745] : memref<?xf32>
      %1747 = arith.mulf %1746, %operandScale : f32
      %1748 = arith.select %1744, %1747, %operandScale : f32
      %1749 = arith.remui %1737, %c14 : index
      %1750 = arith.muli %1749, %c1 : index
      %1751 = arith.addi %15, %1750 : index
      %1752 = vector.load %w[%1751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1753 = vector.bitcast %1752 : vector<4xi8> to vector<1xf32>
      %1754 = vector.extract %1753[0] : f32 from vector<1xf32>
      %1755 = arith.mulf %1754, %1748 : f32
      %1756 = arith.mulf %1729, %1755 : f32
      %1757 = arith.remui %1737, %c14 : index
      %1758 = arith.muli %1757, %c1 : index
      %1759 = arith.addi %17, %1758 : index
      %1760 = vector.load %w[%1759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1761 = vector.bitcast %1760 : vector<4xi8> to vector<1xf32>
      %1762 = vector.extract %1761[0] : f32 from vector<1xf32>
      %1763 = arith.mulf %1762, %1748 : f32
      %1764 = arith.mulf %1736, %1763 : f32
      %1765 = arith.addi %15, %c4 : index
      %1766 = vector.load %w[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1767 = vector.bitcast %1766 : vector<4xi8> to vector<1xf32>
      %1768 = vector.extract %1767[0] : f32 from vector<1xf32>
      %1769 = arith.muli %1742, %c2 : index
      %1770 = arith.addi %1769, %c8 : index
      %1771 = memref.load %factors[%1770] : memref<?xf32>
      %1772 = arith.mulf %1771, %1768 : f32
      %1773 = arith.bitcast %1772 : f32 to i32
      %1774 = arith.shrui %1773, %c36 : i32
      %1775 = arith.maxsi %1774, %c37 : i32
      %1776 = arith.subi %c38, %1775 : i32
      %1777 = arith.shli %1776, %c36 : i32
      %1778 = arith.subi %1775, %c39 : i32
      %1779 = arith.shli %1778, %c36 : i32
      %1780 = arith.bitcast %1777 : i32 to f32
      %1781 = arith.bitcast %1779 : i32 to f32
      %1782 = arith.cmpi eq, %0, %c7 : index
      %1783 = wave.lane
      %1784 = arith.remui %1783, %c14 : index
      %1785 = arith.cmpi eq, %1784, %c7 : index
      %1786 = arith.andi %1782, %1785 : i1
      scf.if %1786 {
        %1787 = arith.muli %1742, %c2 : index
        memref.store %1781, %out_factors[%1787] : memref<?xf32>
      }
      %1788 = arith.mulf %1756, %c41 : f32
      %1789 = wave.exp2 %1788 : f32
      %1790 = arith.addf %c40, %1789 : f32
      %1791 = arith.divf %1756, %1790 : f32
      %1792 = arith.mulf %1791, %1764 : f32
      %1793 = arith.mulf %1792, %1780 : f32
      %1794 = arith.truncf %1793 : f32 to f16
      %1795 = arith.muli %0, %c14 : index
      %1796 = wave.lane
      %1797 = arith.remui %1796, %c14 : index
      %1798 = arith.addi %1795, %1797 : index
      %1799 = arith.divui %1742, %outTileRows : index
      %1800 = arith.divui %outputFeatures, %c14 : index
      %1801 = arith.muli %1799, %1800 : index
      %1802 = arith.divui %1798, %c14 : index
      %1803 = arith.addi %1801, %1802 : index
      %1804 = arith.muli %1803, %c2 : index
      %1805 = arith.remui %1798, %c14 : index
      %1806 = arith.divui %1805, %c15 : index
      %1807 = arith.addi %1804, %1806 : index
      %1808 = arith.muli %outTileRows, %c15 : index
      %1809 = arith.muli %1807, %1808 : index
      %1810 = arith.remui %1742, %outTileRows : index
      %1811 = arith.muli %1810, %c15 : index
      %1812 = arith.addi %1809, %1811 : index
      %1813 = arith.remui %1798, %c15 : index
      %1814 = arith.addi %1812, %1813 : index
      memref.store %1794, %out[%1814] : memref<?xf16>
    }
    %1815 = wave.lane
    wave.barrier
    %1816 = wave.wave
    %1817 = arith.muli %1816, %c2 : index
    %1818 = arith.addi %1817, %c7 : index
    %1819 = arith.muli %1818, %c3 : index
    %1820 = arith.addi %1819, %1815 : index
    %1821 = vector.extract %695#4[0] : f32 from vector<8xf32>
    %1822 = arith.addi %1820, %c7 : index
    memref.store %1821, %21[%1822] : memref<?xf32>
    %1823 = vector.extract %695#4[1] : f32 from vector<8xf32>
    %1824 = arith.addi %1820, %c16 : index
    memref.store %1823, %21[%1824] : memref<?xf32>
    %1825 = vector.extract %695#4[2] : f32 from vector<8xf32>
    %1826 = arith.addi %1820, %c4 : index
    memref.store %1825, %21[%1826] : memref<?xf32>
    %1827 = vector.extract %695#4[3] : f32 from vector<8xf32>
    %1828 = arith.addi %1820, %c29 : index
    memref.store %1827, %21[%1828] : memref<?xf32>
    %1829 = vector.extract %695#4[4] : f32 from vector<8xf32>
    %1830 = arith.addi %1820, %c6 : index
    memref.store %1829, %21[%1830] : memref<?xf32>
    %1831 = vector.extract %695#4[5] : f32 from vector<8xf32>
    %1832 = arith.addi %1820, %c30 : index
    memref.store %1831, %21[%1832] : memref<?xf32>
    %1833 = vector.extract %695#4[6] : f32 from vector<8xf32>
    %1834 = arith.addi %1820, %c31 : index
    memref.store %1833, %21[%1834] : memref<?xf32>
    %1835 = vector.extract %695#4[7] : f32 from vector<8xf32>
    %1836 = arith.addi %1820, %c32 : index
    memref.store %1835, %21[%1836] : memref<?xf32>
    %1837 = arith.muli %1816, %c2 : index
    %1838 = arith.addi %1837, %c8 : index
    %1839 = arith.muli %1838, %c3 : index
    %1840 = arith.addi %1839, %1815 : index
    %1841 = vector.extract %695#5[0] : f32 from vector<8xf32>
    %1842 = arith.addi %1840, %c7 : index
    memref.store %1841, %21[%1842] : memref<?xf32>
    %1843 = vector.extract %695#5[1] : f32 from vector<8xf32>
    %1844 = arith.addi %1840, %c16 : index
    memref.store %1843, %21[%1844] : memref<?xf32>
    %1845 = vector.extract %695#5[2] : f32 from vector<8xf32>
    %1846 = arith.addi %1840, %c4 : index
    memref.store %1845, %21[%1846] : memref<?xf32>
    %1847 = vector.extract %695#5[3] : f32 from vector<8xf32>
    %1848 = arith.addi %1840, %c29 : index
    memref.store %1847, %21[%1848] : memref<?xf32>
    %1849 = vector.extract %695#5[4] : f32 from vector<8xf32>
    %1850 = arith.addi %1840, %c6 : index
    memref.store %1849, %21[%1850] : memref<?xf32>
    %1851 = vector.extract %695#5[5] : f32 from vector<8xf32>
    %1852 = arith.addi %1840, %c30 : index
    memref.store %1851, %21[%1852] : memref<?xf32>
    %1853 = vector.extract %695#5[6] : f32 from vector<8xf32>
    %1854 = arith.addi %1840, %c31 : index
    memref.store %1853, %21[%1854] : memref<?xf32>
    %1855 = vector.extract %695#5[7] : f32 from vector<8xf32>
    %1856 = arith.addi %1840, %c32 : index
    memref.store %1855, %21[%1856] : memref<?xf32>
    wave.barrier
    %1857 = arith.muli %1816, %c1 : index
    %1858 = arith.addi %1857, %c7 : index
    %1859 = arith.muli %1858, %c16 : index
    %1860 = arith.addi %1859, %1815 : index
    %1861 = arith.addi %1860, %c7 : index
    %1862 = memref.load %21[%1861] : memref<?xf32>
    %1863 = arith.addi %1861, %c33 : index
    %1864 = memref.load %21[%1863] : memref<?xf32>
    %1865 = arith.addf %1862, %1864 : f32
    %1866 = arith.muli %1858, %c16 : index
    %1867 = arith.addi %1866, %1815 : index
    %1868 = arith.addi %1867, %c3 : index
    %1869 = memref.load %21[%1868] : memref<?xf32>
    %1870 = arith.addi %1868, %c33 : index
    %1871 = memref.load %21[%1870] : memref<?xf32>
    %1872 = arith.addf %1869, %1871 : f32
    %1873 = wave.lane
    %1874 = arith.addi %20, %c16 : index
    %1875 = arith.muli %1858, %c2 : index
    %1876 = arith.addi %1874, %1875 : index
    %1877 = arith.divui %1873, %c14 : index
    %1878 = arith.addi %1876, %1877 : index
    %1879 = arith.cmpi slt, %1878, %19 : index
    scf.if %1879 {
      %1880 = arith.cmpi eq, %hasFactors, %c8 : index
      %1881 = arith.muli %1878, %c2 : index
      %1882 = memref.load %factors[%1881] : memref<?xf32>
      %1883 = arith.mulf %1882, %operandScale : f32
      %1884 = arith.select %1880, %1883, %operandScale : f32
      %1885 = arith.remui %1873, %c14 : index
      %1886 = arith.muli %1885, %c1 : index
      %1887 = arith.addi %15, %1886 : index
      %1888 = vector.load %w[%1887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1889 = vector.bitcast %1888 : vector<4xi8> to vector<1xf32>
      %1890 = vector.extract %1889[0] : f32 from vector<1xf32>
      %1891 = arith.mulf %1890, %1884 : f32
      %1892 = arith.mulf %1865, %1891 : f32
      %1893 = arith.remui %1873, %c14 : index
      %1894 = arith.muli %1893, %c1 : index
      %1895 = arith.addi %17, %1894 : index
      %1896 = vector.load %w[%1895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1897 = vector.bitcast %1896 : vector<4xi8> to vector<1xf32>
      %1898 = vector.extract %1897[0] : f32 from vector<1xf32>
      %1899 = arith.mulf %1898, %1884 : f32
      %1900 = arith.mulf %1872, %1899 : f32
      %1901 = arith.addi %15, %c4 : index
      %1902 = vector.load %w[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1903 = vector.bitcast %1902 : vector<4xi8> to vector<1xf32>
      %1904 = vector.extract %1903[0] : f32 from vector<1xf32>
      %1905 = arith.muli %1878, %c2 : index
      %1906 = arith.addi %1905, %c8 : index
      %1907 = memref.load %factors[%1906] : memref<?xf32>
      %1908 = arith.mulf %1907, %1904 : f32
      %1909 = arith.bitcast %1908 : f32 to i32
      %1910 = arith.shrui %1909, %c36 : i32
      %1911 = arith.maxsi %1910, %c37 : i32
      %1912 = arith.subi %c38, %1911 : i32
      %1913 = arith.shli %1912, %c36 : i32
      %1914 = arith.subi %1911, %c39 : i32
      %1915 = arith.shli %1914, %c36 : i32
      %1916 = arith.bitcast %1913 : i32 to f32
      %1917 = arith.bitcast %1915 : i32 to f32
      %1918 = arith.cmpi eq, %0, %c7 : index
      %1919 = wave.lane
      %1920 = arith.remui %1919, %c14 : index
      %1921 = arith.cmpi eq, %1920, %c7 : index
      %1922 = arith.andi %1918, %1921 : i1
      scf.if %1922 {
        %1923 = arith.muli %1878, %c2 : index
        memref.store %1917, %out_factors[%1923] : memref<?xf32>
      }
      %1924 = arith.mulf %1892, %c41 : f32
      %1925 = wave.exp2 %1924 : f32
      %1926 = arith.addf %c40, %1925 : f32
      %1927 = arith.divf %1892, %1926 : f32
      %1928 = arith.mulf %1927, %1900 : f32
      %1929 = arith.mulf %1928, %1916 : f32
      %1930 = arith.truncf %1929 : f32 to f16
      %1931 = arith.muli %0, %c14 : index
      %1932 = wave.lane
      %1933 = arith.remui %1932, %c14 : index
      %1934 = arith.addi %1931, %1933 : index
      %1935 = arith.divui %1878, %outTileRows : index
      %1936 = arith.divui %outputFeatures, %c14 : index
      %1937 = arith.muli %1935, %1936 : index
      %1938 = arith.divui %1934, %c14 : index
      %1939 = arith.addi %1937, %1938 : index
      %1940 = arith.muli %1939, %c2 : index
      %1941 = arith.remui %1934, %c14 : index
      %1942 = arith.divui %1941, %c15 : index
      %1943 = arith.addi %1940, %1942 : index
      %1944 = arith.muli %outTileRows, %c15 : index
      %1945 = arith.muli %1943, %1944 : index
      %1946 = arith.remui %1878, %outTileRows : index
      %1947 = arith.muli %1946, %c15 : index
      %1948 = arith.addi %1945, %1947 : index
      %1949 = arith.remui %1934, %c15 : index
      %1950 = arith.addi %1948, %1949 : index
      memref.store %1930, %out[%1950] : memref<?xf16>
    }
    %1951 = arith.muli %1816, %c1 : index
    %1952 = arith.addi %1951, %c8 : index
    %1953 = arith.muli %1952, %c16 : index
    %1954 = arith.addi %1953, %1815 : index
    %1955 = arith.addi %1954, %c7 : index
    %1956 = memref.load %21[%1955] : memref<?xf32>
    %1957 = arith.addi %1955, %c33 : index
    %1958 = memref.load %21[%1957] : memref<?xf32>
    %1959 = arith.addf %1956, %1958 : f32
    %1960 = arith.muli %1952, %c16 : index
    %1961 = arith.addi %1960, %1815 : index
    %1962 = arith.addi %1961, %c3 : index
    %1963 = memref.load %21[%1962] : memref<?xf32>
    %1964 = arith.addi %1962, %c33 : index
    %1965 = memref.load %21[%1964] : memref<?xf32>
    %1966 = arith.addf %1963, %1965 : f32
    %1967 = wave.lane
    %1968 = arith.addi %20, %c16 : index
    %1969 = arith.muli %1952, %c2 : index
    %1970 = arith.addi %1968, %1969 : index
    %1971 = arith.divui %1967, %c14 : index
    %1972 = arith.addi %1970, %1971 : index
    %1973 = arith.cmpi slt, %1972, %19 : index
    scf.if %1973 {
      %1974 = arith.cmpi eq, %hasFactors, %c8 : index
      %1975 = arith.muli %1972, %c2 : index
      %1976 = memref.load %factors[%1975] : memref<?xf32>
      %1977 = arith.mulf %1976, %operandScale : f32
      %1978 = arith.select %1974, %1977, %operandScale : f32
      %1979 = arith.remui %1967, %c14 : index
      %1980 = arith.muli %1979, %c1 : index
      %1981 = arith.addi %15, %1980 : index
      %1982 = vector.load %w[%1981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1983 = vector.bitcast %1982 : vector<4xi8> to vector<1xf32>
      %1984 = vector.extract %1983[0] : f32 from vector<1xf32>
      %1985 = arith.mulf %1984, %1978 : f32
      %1986 = arith.mulf %1959, %1985 : f32
      %1987 = arith.remui %1967, %c14 : index
      %1988 = arith.muli %1987, %c1 : index
      %1989 = arith.addi %17, %1988 : index
      %1990 = vector.load %w[%1989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1991 = vector.bitcast %1990 : vector<4xi8> to vector<1xf32>
      %1992 = vector.extract %1991[0] : f32 from vector<1xf32>
      %1993 = arith.mulf %1992, %1978 : f32
      %1994 = arith.mulf %1966, %1993 : f32
      %1995 = arith.addi %15, %c4 : index
      %1996 = vector.load %w[%1995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1997 = vector.bitcast %1996 : vector<4xi8> to vector<1xf32>
      %1998 = vector.extract %1997[0] : f32 from vector<1xf32>
      %1999 = arith.muli %1972, %c2 : index
      %2000 = arith.addi %1999, %c8 : index
      %2001 = memref.load %factors[%2000] : memref<?xf32>
      %2002 = arith.mulf %2001, %1998 : f32
      %2003 = arith.bitcast %2002 : f32 to i32
      %2004 = arith.shrui %2003, %c36 : i32
      %2005 = arith.maxsi %2004, %c37 : i32
      %2006 = arith.subi %c38, %2005 : i32
      %2007 = arith.shli %2006, %c36 : i32
      %2008 = arith.subi %2005, %c39 : i32
      %2009 = arith.shli %2008, %c36 : i32
      %2010 = arith.bitcast %2007 : i32 to f32
      %2011 = arith.bitcast %2009 : i32 to f32
      %2012 = arith.cmpi eq, %0, %c7 : index
      %2013 = wave.lane
      %2014 = arith.remui %2013, %c14 : index
      %2015 = arith.cmpi eq, %2014, %c7 : index
      %2016 = arith.andi %2012, %2015 : i1
      scf.if %2016 {
        %2017 = arith.muli %1972, %c2 : index
        memref.store %2011, %out_factors[%2017] : memref<?xf32>
      }
      %2018 = arith.mulf %1986, %c41 : f32
      %2019 = wave.exp2 %2018 : f32
      %2020 = arith.addf %c40, %2019 : f32
      %2021 = arith.divf %1986, %2020 : f32
      %2022 = arith.mulf %2021, %1994 : f32
      %2023 = arith.mulf %2022, %2010 : f32
      %2024 = arith.truncf %2023 : f32 to f16
      %2025 = arith.muli %0, %c14 : index
      %2026 = wave.lane
      %2027 = arith.remui %2026, %c14 : index
      %2028 = arith.addi %2025, %2027 : index
      %2029 = arith.divui %1972, %outTileRows : index
      %2030 = arith.divui %outputFeatures, %c14 : index
      %2031 = arith.muli %2029, %2030 : index
      %2032 = arith.divui %2028, %c14 : index
      %2033 = arith.addi %2031, %2032 : index
      %2034 = arith.muli %2033, %c2 : index
      %2035 = arith.remui %2028, %c14 : index
      %2036 = arith.divui %2035, %c15 : index
      %2037 = arith.addi %2034, %2036 : index
      %2038 = arith.muli %outTileRows, %c15 : index
      %2039 = arith.muli %2037, %2038 : index
      %2040 = arith.remui %1972, %outTileRows : index
      %2041 = arith.muli %2040, %c15 : index
      %2042 = arith.addi %2039, %2041 : index
      %2043 = arith.remui %2028, %c15 : index
      %2044 = arith.addi %2042, %2043 : index
      memref.store %2024, %out[%2044] : memref<?xf16>
    }
    %2045 = arith.muli %1816, %c1 : index
    %2046 = arith.addi %2045, %c2 : index
    %2047 = arith.muli %2046, %c16 : index
    %2048 = arith.addi %2047, %1815 : index
    %2049 = arith.addi %2048, %c7 : index
    %2050 = memref.load %21[%2049] : memref<?xf32>
    %2051 = arith.addi %2049, %c33 : index
    %2052 = memref.load %21[%2051] : memref<?xf32>
    %2053 = arith.addf %2050, %2052 : f32
    %2054 = arith.muli %2046, %c16 : index
    %2055 = arith.addi %2054, %1815 : index
    %2056 = arith.addi %2055, %c3 : index
    %2057 = memref.load %21[%2056] : memref<?xf32>
    %2058 = arith.addi %2056, %c33 : index
    %2059 = memref.load %21[%2058] : memref<?xf32>
    %2060 = arith.addf %2057, %2059 : f32
    %2061 = wave.lane
    %2062 = arith.addi %20, %c16 : index
    %2063 = arith.muli %2046, %c2 : index
    %2064 = arith.addi %2062, %2063 : index
    %2065 = arith.divui %2061, %c14 : index
    %2066 = arith.addi %2064, %2065 : index
    %2067 = arith.cmpi slt, %2066, %19 : index
    scf.if %2067 {
      %2068 = arith.cmpi eq, %hasFactors, %c8 : index
      %2069 = arith.muli %2066, %c2 : index
      %2070 = memref.load %factors[%2069] : memref<?xf32>
      %2071 = arith.mulf %2070, %operandScale : f32
      %2072 = arith.select %2068, %2071, %operandScale : f32
      %2073 = arith.remui %2061, %c14 : index
      %2074 = arith.muli %2073, %c1 : index
      %2075 = arith.addi %15, %2074 : index
      %2076 = vector.load %w[%2075] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2077 = vector.bitcast %2076 : vector<4xi8> to vector<1xf32>
      %2078 = vector.extract %2077[0] : f32 from vector<1xf32>
      %2079 = arith.mulf %2078, %2072 : f32
      %2080 = arith.mulf %2053, %2079 : f32
      %2081 = arith.remui %2061, %c14 : index
      %2082 = arith.muli %2081, %c1 : index
      %2083 = arith.addi %17, %2082 : index
      %2084 = vector.load %w[%2083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2085 = vector.bitcast %2084 : vector<4xi8> to vector<1xf32>
      %2086 = vector.extract %2085[0] : f32 from vector<1xf32>
      %2087 = arith.mulf %2086, %2072 : f32
      %2088 = arith.mulf %2060, %2087 : f32
      %2089 = arith.addi %15, %c4 : index
      %2090 = vector.load %w[%2089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2091 = vector.bitcast %2090 : vector<4xi8> to vector<1xf32>
      %2092 = vector.extract %2091[0] : f32 from vector<1xf32>
      %2093 = arith.muli %2066, %c2 : index
      %2094 = arith.addi %2093, %c8 : index
      %2095 = memref.load %factors[%2094] : memref<?xf32>
      %2096 = arith.mulf %2095, %2092 : f32
      %2097 = arith.bitcast %2096 : f32 to i32
      %2098 = arith.shrui %2097, %c36 : i32
      %2099 = arith.maxsi %2098, %c37 : i32
      %2100 = arith.subi %c38, %2099 : i32
      %2101 = arith.shli %2100, %c36 : i32
      %2102 = arith.subi %2099, %c39 : i32
      %2103 = arith.shli %2102, %c36 : i32
      %2104 = arith.bitcast %2101 : i32 to f32
      %2105 = arith.bitcast %2103 : i32 to f32
      %2106 = arith.cmpi eq, %0, %c7 : index
      %2107 = wave.lane
      %2108 = arith.remui %2107, %c14 : index
      %2109 = arith.cmpi eq, %2108, %c7 : index
      %2110 = arith.andi %2106, %2109 : i1
      scf.if %2110 {
        %2111 = arith.muli %2066, %c2 : index
        memref.store %2105, %out_factors[%2111] : memref<?xf32>
      }
      %2112 = arith.mulf %2080, %c41 : f32
      %2113 = wave.exp2 %2112 : f32
      %2114 = arith.addf %c40, %2113 : f32
      %2115 = arith.divf %2080, %2114 : f32
      %2116 = arith.mulf %2115, %2088 : f32
      %2117 = arith.mulf %2116, %2104 : f32
      %2118 = arith.truncf %2117 : f32 to f16
      %2119 = arith.muli %0, %c14 : index
      %2120 = wave.lane
      %2121 = arith.remui %2120, %c14 : index
      %2122 = arith.addi %2119, %2121 : index
      %2123 = arith.divui %2066, %outTileRows : index
      %2124 = arith.divui %outputFeatures, %c14 : index
      %2125 = arith.muli %2123, %2124 : index
      %2126 = arith.divui %2122, %c14 : index
      %2127 = arith.addi %2125, %2126 : index
      %2128 = arith.muli %2127, %c2 : index
      %2129 = arith.remui %2122, %c14 : index
      %2130 = arith.divui %2129, %c15 : index
      %2131 = arith.addi %2128, %2130 : index
      %2132 = arith.muli %outTileRows, %c15 : index
      %2133 = arith.muli %2131, %2132 : index
      %2134 = arith.remui %2066, %outTileRows : index
      %2135 = arith.muli %2134, %c15 : index
      %2136 = arith.addi %2133, %2135 : index
      %2137 = arith.remui %2122, %c15 : index
      %2138 = arith.addi %2136, %2137 : index
      memref.store %2118, %out[%2138] : memref<?xf16>
    }
    %2139 = arith.muli %1816, %c1 : index
    %2140 = arith.addi %2139, %c28 : index
    %2141 = arith.muli %2140, %c16 : index
    %2142 = arith.addi %2141, %1815 : index
    %2143 = arith.addi %2142, %c7 : index
    %2144 = memref.load %21[%2143] : memref<?xf32>
    %2145 = arith.addi %2143, %c33 : index
    %2146 = memref.load %21[%2145] : memref<?xf32>
    %2147 = arith.addf %2144, %2146 : f32
    %2148 = arith.muli %2140, %c16 : index
    %2149 = arith.addi %2148, %1815 : index
    %2150 = arith.addi %2149, %c3 : index
    %2151 = memref.load %21[%2150] : memref<?xf32>
    %2152 = arith.addi %2150, %c33 : index
    %2153 = memref.load %21[%2152] : memref<?xf32>
    %2154 = arith.addf %2151, %2153 : f32
    %2155 = wave.lane
    %2156 = arith.addi %20, %c16 : index
    %2157 = arith.muli %2140, %c2 : index
    %2158 = arith.addi %2156, %2157 : index
    %2159 = arith.divui %2155, %c14 : index
    %2160 = arith.addi %2158, %2159 : index
    %2161 = arith.cmpi slt, %2160, %19 : index
    scf.if %2161 {
      %2162 = arith.cmpi eq, %hasFactors, %c8 : index
      %2163 = arith.muli %2160, %c2 : index
      %2164 = memref.load %factors[%2163] : memref<?xf32>
      %2165 = arith.mulf %2164, %operandScale : f32
      %2166 = arith.select %2162, %2165, %operandScale : f32
      %2167 = arith.remui %2155, %c14 : index
      %2168 = arith.muli %2167, %c1 : index
      %2169 = arith.addi %15, %2168 : index
      %2170 = vector.load %w[%2169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2171 = vector.bitcast %2170 : vector<4xi8> to vector<1xf32>
      %2172 = vector.extract %2171[0] : f32 from vector<1xf32>
      %2173 = arith.mulf %2172, %2166 : f32
      %2174 = arith.mulf %2147, %2173 : f32
      %2175 = arith.remui %2155, %c14 : index
      %2176 = arith.muli %2175, %c1 : index
      %2177 = arith.addi %17, %2176 : index
      %2178 = vector.load %w[%2177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2179 = vector.bitcast %2178 : vector<4xi8> to vector<1xf32>
      %2180 = vector.extract %2179[0] : f32 from vector<1xf32>
      %2181 = arith.mulf %2180, %2166 : f32
      %2182 = arith.mulf %2154, %2181 : f32
      %2183 = arith.addi %15, %c4 : index
      %2184 = vector.load %w[%2183] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2185 = vector.bitcast %2184 : vector<4xi8> to vector<1xf32>
      %2186 = vector.extract %2185[0] : f32 from vector<1xf32>
      %2187 = arith.muli %2160, %c2 : index
      %2188 = arith.addi %2187, %c8 : index
      %2189 = memref.load %factors[%2188] : memref<?xf32>
      %2190 = arith.mulf %2189, %2186 : f32
      %2191 = arith.bitcast %2190 : f32 to i32
      %2192 = arith.shrui %2191, %c36 : i32
      %2193 = arith.maxsi %2192, %c37 : i32
      %2194 = arith.subi %c38, %2193 : i32
      %2195 = arith.shli %2194, %c36 : i32
      %2196 = arith.subi %2193, %c39 : i32
      %2197 = arith.shli %2196, %c36 : i32
      %2198 = arith.bitcast %2195 : i32 to f32
      %2199 = arith.bitcast %2197 : i32 to f32
      %2200 = arith.cmpi eq, %0, %c7 : index
      %2201 = wave.lane
      %2202 = arith.remui %2201, %c14 : index
      %2203 = arith.cmpi eq, %2202, %c7 : index
      %2204 = arith.andi %2200, %2203 : i1
      scf.if %2204 {
        %2205 = arith.muli %2160, %c2 : index
        memref.store %2199, %out_factors[%2205] : memref<?xf32>
      }
      %2206 = arith.mulf %2174, %c41 : f32
      %2207 = wave.exp2 %2206 : f32
      %2208 = arith.addf %c40, %2207 : f32
      %2209 = arith.divf %2174, %2208 : f32
      %2210 = arith.mulf %2209, %2182 : f32
      %2211 = arith.mulf %2210, %2198 : f32
      %2212 = arith.truncf %2211 : f32 to f16
      %2213 = arith.muli %0, %c14 : index
      %2214 = wave.lane
      %2215 = arith.remui %2214, %c14 : index
      %2216 = arith.addi %2213, %2215 : index
      %2217 = arith.divui %2160, %outTileRows : index
      %2218 = arith.divui %outputFeatures, %c14 : index
      %2219 = arith.muli %2217, %2218 : index
      %2220 = arith.divui %2216, %c14 : index
      %2221 = arith.addi %2219, %2220 : index
      %2222 = arith.muli %2221, %c2 : index
      %2223 = arith.remui %2216, %c14 : index
      %2224 = arith.divui %2223, %c15 : index
      %2225 = arith.addi %2222, %2224 : index
      %2226 = arith.muli %outTileRows, %c15 : index
      %2227 = arith.muli %2225, %2226 : index
      %2228 = arith.remui %2160, %outTileRows : index
      %2229 = arith.muli %2228, %c15 : index
      %2230 = arith.addi %2227, %2229 : index
      %2231 = arith.remui %2216, %c15 : index
      %2232 = arith.addi %2230, %2231 : index
      memref.store %2212, %out[%2232] : memref<?xf16>
    }
    %2233 = wave.lane
    wave.barrier
    %2234 = wave.wave
    %2235 = arith.muli %2234, %c2 : index
    %2236 = arith.addi %2235, %c7 : index
    %2237 = arith.muli %2236, %c3 : index
    %2238 = arith.addi %2237, %2233 : index
    %2239 = vector.extract %695#6[0] : f32 from vector<8xf32>
    %2240 = arith.addi %2238, %c7 : index
    memref.store %2239, %21[%2240] : memref<?xf32>
    %2241 = vector.extract %695#6[1] : f32 from vector<8xf32>
    %2242 = arith.addi %2238, %c16 : index
    memref.store %2241, %21[%2242] : memref<?xf32>
    %2243 = vector.extract %695#6[2] : f32 from vector<8xf32>
    %2244 = arith.addi %2238, %c4 : index
    memref.store %2243, %21[%2244] : memref<?xf32>
    %2245 = vector.extract %695#6[3] : f32 from vector<8xf32>
    %2246 = arith.addi %2238, %c29 : index
    memref.store %2245, %21[%2246] : memref<?xf32>
    %2247 = vector.extract %695#6[4] : f32 from vector<8xf32>
    %2248 = arith.addi %2238, %c6 : index
    memref.store %2247, %21[%2248] : memref<?xf32>
    %2249 = vector.extract %695#6[5] : f32 from vector<8xf32>
    %2250 = arith.addi %2238, %c30 : index
    memref.store %2249, %21[%2250] : memref<?xf32>
    %2251 = vector.extract %695#6[6] : f32 from vector<8xf32>
    %2252 = arith.addi %2238, %c31 : index
    memref.store %2251, %21[%2252] : memref<?xf32>
    %2253 = vector.extract %695#6[7] : f32 from vector<8xf32>
    %2254 = arith.addi %2238, %c32 : index
    memref.store %2253, %21[%2254] : memref<?xf32>
    %2255 = arith.muli %2234, %c2 : index
    %2256 = arith.addi %2255, %c8 : index
    %2257 = arith.muli %2256, %c3 : index
    %2258 = arith.addi %2257, %2233 : index
    %2259 = vector.extract %695#7[0] : f32 from vector<8xf32>
    %2260 = arith.addi %2258, %c7 : index
    memref.store %2259, %21[%2260] : memref<?xf32>
    %2261 = vector.extract %695#7[1] : f32 from vector<8xf32>
    %2262 = arith.addi %2258, %c16 : index
    memref.store %2261, %21[%2262] : memref<?xf32>
    %2263 = vector.extract %695#7[2] : f32 from vector<8xf32>
    %2264 = arith.addi %2258, %c4 : index
    memref.store %2263, %21[%2264] : memref<?xf32>
    %2265 = vector.extract %695#7[3] : f32 from vector<8xf32>
    %2266 = arith.addi %2258, %c29 : index
    memref.store %2265, %21[%2266] : memref<?xf32>
    %2267 = vector.extract %695#7[4] : f32 from vector<8xf32>
    %2268 = arith.addi %2258, %c6 : index
    memref.store %2267, %21[%2268] : memref<?xf32>
    %2269 = vector.extract %695#7[5] : f32 from vector<8xf32>
    %2270 = arith.addi %2258, %c30 : index
    memref.store %2269, %21[%2270] : memref<?xf32>
    %2271 = vector.extract %695#7[6] : f32 from vector<8xf32>
    %2272 = arith.addi %2258, %c31 : index
    memref.store %2271, %21[%2272] : memref<?xf32>
    %2273 = vector.extract %695#7[7] : f32 from vector<8xf32>
    %2274 = arith.addi %2258, %c32 : index
    memref.store %2273, %21[%2274] : memref<?xf32>
    wave.barrier
    %2275 = arith.muli %2234, %c1 : index
    %2276 = arith.addi %2275, %c7 : index
    %2277 = arith.muli %2276, %c16 : index
    %2278 = arith.addi %2277, %2233 : index
    %2279 = arith.addi %2278, %c7 : index
    %2280 = memref.load %21[%2279] : memref<?xf32>
    %2281 = arith.addi %2279, %c33 : index
    %2282 = memref.load %21[%2281] : memref<?xf32>
    %2283 = arith.addf %2280, %2282 : f32
    %2284 = arith.muli %2276, %c16 : index
    %2285 = arith.addi %2284, %2233 : index
    %2286 = arith.addi %2285, %c3 : index
    %2287 = memref.load %21[%2286] : memref<?xf32>
    %2288 = arith.addi %2286, %c33 : index
    %2289 = memref.load %21[%2288] : memref<?xf32>
    %2290 = arith.addf %2287, %2289 : f32
    %2291 = wave.lane
    %2292 = arith.addi %20, %c17 : index
    %2293 = arith.muli %2276, %c2 : index
    %2294 = arith.addi %2292, %2293 : index
    %2295 = arith.divui %2291, %c14 : index
    %2296 = arith.addi %2294, %2295 : index
    %2297 = arith.cmpi slt, %2296, %19 : index
    scf.if %2297 {
      %2298 = arith.cmpi eq, %hasFactors, %c8 : index
      %2299 = arith.muli %2296, %c2 : index
      %2300 = memref.load %factors[%2299] : memref<?xf32>
      %2301 = arith.mulf %2300, %operandScale : f32
      %2302 = arith.select %2298, %2301, %operandScale : f32
      %2303 = arith.remui %2291, %c14 : index
      %2304 = arith.muli %2303, %c1 : index
      %2305 = arith.addi %15, %2304 : index
      %2306 = vector.load %w[%2305] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2307 = vector.bitcast %2306 : vector<4xi8> to vector<1xf32>
      %2308 = vector.extract %2307[0] : f32 from vector<1xf32>
      %2309 = arith.mulf %2308, %2302 : f32
      %2310 = arith.mulf %2283, %2309 : f32
      %2311 = arith.remui %2291, %c14 : index
      %2312 = arith.muli %2311, %c1 : index
      %2313 = arith.addi %17, %2312 : index
      %2314 = vector.load %w[%2313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2315 = vector.bitcast %2314 : vector<4xi8> to vector<1xf32>
      %2316 = vector.extract %2315[0] : f32 from vector<1xf32>
      %2317 = arith.mulf %2316, %2302 : f32
      %2318 = arith.mulf %2290, %2317 : f32
      %2319 = arith.addi %15, %c4 : index
      %2320 = vector.load %w[%2319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2321 = vector.bitcast %2320 : vector<4xi8> to vector<1xf32>
      %2322 = vector.extract %2321[0] : f32 from vector<1xf32>
      %2323 = arith.muli %2296, %c2 : index
      %2324 = arith.addi %2323, %c8 : index
      %2325 = memref.load %factors[%2324] : memref<?xf32>
      %2326 = arith.mulf %2325, %2322 : f32
      %2327 = arith.bitcast %2326 : f32 to i32
      %2328 = arith.shrui %2327, %c36 : i32
      %2329 = arith.maxsi %2328, %c37 : i32
      %2330 = arith.subi %c38, %2329 : i32
      %2331 = arith.shli %2330, %c36 : i32
      %2332 = arith.subi %2329, %c39 : i32
      %2333 = arith.shli %2332, %c36 : i32
      %2334 = arith.bitcast %2331 : i32 to f32
      %2335 = arith.bitcast %2333 : i32 to f32
      %2336 = arith.cmpi eq, %0, %c7 : index
      %2337 = wave.lane
      %2338 = arith.remui %2337, %c14 : index
      %2339 = arith.cmpi eq, %2338, %c7 : index
      %2340 = arith.andi %2336, %2339 : i1
      scf.if %2340 {
        %2341 = arith.muli %2296, %c2 : index
        memref.store %2335, %out_factors[%2341] : memref<?xf32>
      }
      %2342 = arith.mulf %2310, %c41 : f32
      %2343 = wave.exp2 %2342 : f32
      %2344 = arith.addf %c40, %2343 : f32
      %2345 = arith.divf %2310, %2344 : f32
      %2346 = arith.mulf %2345, %2318 : f32
      %2347 = arith.mulf %2346, %2334 : f32
      %2348 = arith.truncf %2347 : f32 to f16
      %2349 = arith.muli %0, %c14 : index
      %2350 = wave.lane
      %2351 = arith.remui %2350, %c14 : index
      %2352 = arith.addi %2349, %2351 : index
      %2353 = arith.divui %2296, %outTileRows : index
      %2354 = arith.divui %outputFeatures, %c14 : index
      %2355 = arith.muli %2353, %2354 : index
      %2356 = arith.divui %2352, %c14 : index
      %2357 = arith.addi %2355, %2356 : index
      %2358 = arith.muli %2357, %c2 : index
      %2359 = arith.remui %2352, %c14 : index
      %2360 = arith.divui %2359, %c15 : index
      %2361 = arith.addi %2358, %2360 : index
      %2362 = arith.muli %outTileRows, %c15 : index
      %2363 = arith.muli %2361, %2362 : index
      %2364 = arith.remui %2296, %outTileRows : index
      %2365 = arith.muli %2364, %c15 : index
      %2366 = arith.addi %2363, %2365 : index
      %2367 = arith.remui %2352, %c15 : index
      %2368 = arith.addi %2366, %2367 : index
      memref.store %2348, %out[%2368] : memref<?xf16>
    }
    %2369 = arith.muli %2234, %c1 : index
    %2370 = arith.addi %2369, %c8 : index
    %2371 = arith.muli %2370, %c16 : index
    %2372 = arith.addi %2371, %2233 : index
    %2373 = arith.addi %2372, %c7 : index
    %2374 = memref.load %21[%2373] : memref<?xf32>
    %2375 = arith.addi %2373, %c33 : index
    %2376 = memref.load %21[%2375] : memref<?xf32>
    %2377 = arith.addf %2374, %2376 : f32
    %2378 = arith.muli %2370, %c16 : index
    %2379 = arith.addi %2378, %2233 : index
    %2380 = arith.addi %2379, %c3 : index
    %2381 = memref.load %21[%2380] : memref<?xf32>
    %2382 = arith.addi %2380, %c33 : index
    %2383 = memref.load %21[%2382] : memref<?xf32>
    %2384 = arith.addf %2381, %2383 : f32
    %2385 = wave.lane
    %2386 = arith.addi %20, %c17 : index
    %2387 = arith.muli %2370, %c2 : index
    %2388 = arith.addi %2386, %2387 : index
    %2389 = arith.divui %2385, %c14 : index
    %2390 = arith.addi %2388, %2389 : index
    %2391 = arith.cmpi slt, %2390, %19 : index
    scf.if %2391 {
      %2392 = arith.cmpi eq, %hasFactors, %c8 : index
      %2393 = arith.muli %2390, %c2 : index
      %2394 = memref.load %factors[%2393] : memref<?xf32>
      %2395 = arith.mulf %2394, %operandScale : f32
      %2396 = arith.select %2392, %2395, %operandScale : f32
      %2397 = arith.remui %2385, %c14 : index
      %2398 = arith.muli %2397, %c1 : index
      %2399 = arith.addi %15, %2398 : index
      %2400 = vector.load %w[%2399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2401 = vector.bitcast %2400 : vector<4xi8> to vector<1xf32>
      %2402 = vector.extract %2401[0] : f32 from vector<1xf32>
      %2403 = arith.mulf %2402, %2396 : f32
      %2404 = arith.mulf %2377, %2403 : f32
      %2405 = arith.remui %2385, %c14 : index
      %2406 = arith.muli %2405, %c1 : index
      %2407 = arith.addi %17, %2406 : index
      %2408 = vector.load %w[%2407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2409 = vector.bitcast %2408 : vector<4xi8> to vector<1xf32>
      %2410 = vector.extract %2409[0] : f32 from vector<1xf32>
      %2411 = arith.mulf %2410, %2396 : f32
      %2412 = arith.mulf %2384, %2411 : f32
      %2413 = arith.addi %15, %c4 : index
      %2414 = vector.load %w[%2413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2415 = vector.bitcast %2414 : vector<4xi8> to vector<1xf32>
      %2416 = vector.extract %2415[0] : f32 from vector<1xf32>
      %2417 = arith.muli %2390, %c2 : index
      %2418 = arith.addi %2417, %c8 : index
      %2419 = memref.load %factors[%2418] : memref<?xf32>
      %2420 = arith.mulf %2419, %2416 : f32
      %2421 = arith.bitcast %2420 : f32 to i32
      %2422 = arith.shrui %2421, %c36 : i32
      %2423 = arith.maxsi %2422, %c37 : i32
      %2424 = arith.subi %c38, %2423 : i32
      %2425 = arith.shli %2424, %c36 : i32
      %2426 = arith.subi %2423, %c39 : i32
      %2427 = arith.shli %2426, %c36 : i32
      %2428 = arith.bitcast %2425 : i32 to f32
      %2429 = arith.bitcast %2427 : i32 to f32
      %2430 = arith.cmpi eq, %0, %c7 : index
      %2431 = wave.lane
      %2432 = arith.remui %2431, %c14 : index
      %2433 = arith.cmpi eq, %2432, %c7 : index
      %2434 = arith.andi %2430, %2433 : i1
      scf.if %2434 {
        %2435 = arith.muli %2390, %c2 : index
        memref.store %2429, %out_factors[%2435] : memref<?xf32>
      }
      %2436 = arith.mulf %2404, %c41 : f32
      %2437 = wave.exp2 %2436 : f32
      %2438 = arith.addf %c40, %2437 : f32
      %2439 = arith.divf %2404, %2438 : f32
      %2440 = arith.mulf %2439, %2412 : f32
      %2441 = arith.mulf %2440, %2428 : f32
      %2442 = arith.truncf %2441 : f32 to f16
      %2443 = arith.muli %0, %c14 : index
      %2444 = wave.lane
      %2445 = arith.remui %2444, %c14 : index
      %2446 = arith.addi %2443, %2445 : index
      %2447 = arith.divui %2390, %outTileRows : index
      %2448 = arith.divui %outputFeatures, %c14 : index
      %2449 = arith.muli %2447, %2448 : index
      %2450 = arith.divui %2446, %c14 : index
      %2451 = arith.addi %2449, %2450 : index
      %2452 = arith.muli %2451, %c2 : index
      %2453 = arith.remui %2446, %c14 : index
      %2454 = arith.divui %2453, %c15 : index
      %2455 = arith.addi %2452, %2454 : index
      %2456 = arith.muli %outTileRows, %c15 : index
      %2457 = arith.muli %2455, %2456 : index
      %2458 = arith.remui %2390, %outTileRows : index
      %2459 = arith.muli %2458, %c15 : index
      %2460 = arith.addi %2457, %2459 : index
      %2461 = arith.remui %2446, %c15 : index
      %2462 = arith.addi %2460, %2461 : index
      memref.store %2442, %out[%2462] : memref<?xf16>
    }
    %2463 = arith.muli %2234, %c1 : index
    %2464 = arith.addi %2463, %c2 : index
    %2465 = arith.muli %2464, %c16 : index
    %2466 = arith.addi %2465, %2233 : index
    %2467 = arith.addi %2466, %c7 : index
    %2468 = memref.load %21[%2467] : memref<?xf32>
    %2469 = arith.addi %2467, %c33 : index
    %2470 = memref.load %21[%2469] : memref<?xf32>
    %2471 = arith.addf %2468, %2470 : f32
    %2472 = arith.muli %2464, %c16 : index
    %2473 = arith.addi %2472, %2233 : index
    %2474 = arith.addi %2473, %c3 : index
    %2475 = memref.load %21[%2474] : memref<?xf32>
    %2476 = arith.addi %2474, %c33 : index
    %2477 = memref.load %21[%2476] : memref<?xf32>
    %2478 = arith.addf %2475, %2477 : f32
    %2479 = wave.lane
    %2480 = arith.addi %20, %c17 : index
    %2481 = arith.muli %2464, %c2 : index
    %2482 = arith.addi %2480, %2481 : index
    %2483 = arith.divui %2479, %c14 : index
    %2484 = arith.addi %2482, %2483 : index
    %2485 = arith.cmpi slt, %2484, %19 : index
    scf.if %2485 {
      %2486 = arith.cmpi eq, %hasFactors, %c8 : index
      %2487 = arith.muli %2484, %c2 : index
      %2488 = memref.load %factors[%2487] : memref<?xf32>
      %2489 = arith.mulf %2488, %operandScale : f32
      %2490 = arith.select %2486, %2489, %operandScale : f32
      %2491 = arith.remui %2479, %c14 : index
      %2492 = arith.muli %2491, %c1 : index
      %2493 = arith.addi %15, %2492 : index
      %2494 = vector.load %w[%2493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2495 = vector.bitcast %2494 : vector<4xi8> to vector<1xf32>
      %2496 = vector.extract %2495[0] : f32 from vector<1xf32>
      %2497 = arith.mulf %2496, %2490 : f32
      %2498 = arith.mulf %2471, %2497 : f32
      %2499 = arith.remui %2479, %c14 : index
      %2500 = arith.muli %2499, %c1 : index
      %2501 = arith.addi %17, %2500 : index
      %2502 = vector.load %w[%2501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2503 = vector.bitcast %2502 : vector<4xi8> to vector<1xf32>
      %2504 = vector.extract %2503[0] : f32 from vector<1xf32>
      %2505 = arith.mulf %2504, %2490 : f32
      %2506 = arith.mulf %2478, %2505 : f32
      %2507 = arith.addi %15, %c4 : index
      %2508 = vector.load %w[%2507] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2509 = vector.bitcast %2508 : vector<4xi8> to vector<1xf32>
      %2510 = vector.extract %2509[0] : f32 from vector<1xf32>
      %2511 = arith.muli %2484, %c2 : index
      %2512 = arith.addi %2511, %c8 : index
      %2513 = memref.load %factors[%2512] : memref<?xf32>
      %2514 = arith.mulf %2513, %2510 : f32
      %2515 = arith.bitcast %2514 : f32 to i32
      %2516 = arith.shrui %2515, %c36 : i32
      %2517 = arith.maxsi %2516, %c37 : i32
      %2518 = arith.subi %c38, %2517 : i32
      %2519 = arith.shli %2518, %c36 : i32
      %2520 = arith.subi %2517, %c39 : i32
      %2521 = arith.shli %2520, %c36 : i32
      %2522 = arith.bitcast %2519 : i32 to f32
      %2523 = arith.bitcast %2521 : i32 to f32
      %2524 = arith.cmpi eq, %0, %c7 : index
      %2525 = wave.lane
      %2526 = arith.remui %2525, %c14 : index
      %2527 = arith.cmpi eq, %2526, %c7 : index
      %2528 = arith.andi %2524, %2527 : i1
      scf.if %2528 {
        %2529 = arith.muli %2484, %c2 : index
        memref.store %2523, %out_factors[%2529] : memref<?xf32>
      }
      %2530 = arith.mulf %2498, %c41 : f32
      %2531 = wave.exp2 %2530 : f32
      %2532 = arith.addf %c40, %2531 : f32
      %2533 = arith.divf %2498, %2532 : f32
      %2534 = arith.mulf %2533, %2506 : f32
      %2535 = arith.mulf %2534, %2522 : f32
      %2536 = arith.truncf %2535 : f32 to f16
      %2537 = arith.muli %0, %c14 : index
      %2538 = wave.lane
      %2539 = arith.remui %2538, %c14 : index
      %2540 = arith.addi %2537, %2539 : index
      %2541 = arith.divui %2484, %outTileRows : index
      %2542 = arith.divui %outputFeatures, %c14 : index
      %2543 = arith.muli %2541, %2542 : index
      %2544 = arith.divui %2540, %c14 : index
      %2545 = arith.addi %2543, %2544 : index
      %2546 = arith.muli %2545, %c2 : index
      %2547 = arith.remui %2540, %c14 : index
      %2548 = arith.divui %2547, %c15 : index
      %2549 = arith.addi %2546, %2548 : index
      %2550 = arith.muli %outTileRows, %c15 : index
      %2551 = arith.muli %2549, %2550 : index
      %2552 = arith.remui %2484, %outTileRows : index
      %2553 = arith.muli %2552, %c15 : index
      %2554 = arith.addi %2551, %2553 : index
      %2555 = arith.remui %2540, %c15 : index
      %2556 = arith.addi %2554, %2555 : index
      memref.store %2536, %out[%2556] : memref<?xf16>
    }
    %2557 = arith.muli %2234, %c1 : index
    %2558 = arith.addi %2557, %c28 : index
    %2559 = arith.muli %2558, %c16 : index
    %2560 = arith.addi %2559, %2233 : index
    %2561 = arith.addi %2560, %c7 : index
    %2562 = memref.load %21[%2561] : memref<?xf32>
    %2563 = arith.addi %2561, %c33 : index
    %2564 = memref.load %21[%2563] : memref<?xf32>
    %2565 = arith.addf %2562, %2564 : f32
    %2566 = arith.muli %2558, %c16 : index
    %2567 = arith.addi %2566, %2233 : index
    %2568 = arith.addi %2567, %c3 : index
    %2569 = memref.load %21[%2568] : memref<?xf32>
    %2570 = arith.addi %2568, %c33 : index
    %2571 = memref.load %21[%2570] : memref<?xf32>
    %2572 = arith.addf %2569, %2571 : f32
    %2573 = wave.lane
    %2574 = arith.addi %20, %c17 : index
    %2575 = arith.muli %2558, %c2 : index
    %2576 = arith.addi %2574, %2575 : index
    %2577 = arith.divui %2573, %c14 : index
    %2578 = arith.addi %2576, %2577 : index
    %2579 = arith.cmpi slt, %2578, %19 : index
    scf.if %2579 {
      %2580 = arith.cmpi eq, %hasFactors, %c8 : index
      %2581 = arith.muli %2578, %c2 : index
      %2582 = memref.load %factors[%2581] : memref<?xf32>
      %2583 = arith.mulf %2582, %operandScale : f32
      %2584 = arith.select %2580, %2583, %operandScale : f32
      %2585 = arith.remui %2573, %c14 : index
      %2586 = arith.muli %2585, %c1 : index
      %2587 = arith.addi %15, %2586 : index
      %2588 = vector.load %w[%2587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2589 = vector.bitcast %2588 : vector<4xi8> to vector<1xf32>
      %2590 = vector.extract %2589[0] : f32 from vector<1xf32>
      %2591 = arith.mulf %2590, %2584 : f32
      %2592 = arith.mulf %2565, %2591 : f32
      %2593 = arith.remui %2573, %c14 : index
      %2594 = arith.muli %2593, %c1 : index
      %2595 = arith.addi %17, %2594 : index
      %2596 = vector.load %w[%2595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2597 = vector.bitcast %2596 : vector<4xi8> to vector<1xf32>
      %2598 = vector.extract %2597[0] : f32 from vector<1xf32>
      %2599 = arith.mulf %2598, %2584 : f32
      %2600 = arith.mulf %2572, %2599 : f32
      %2601 = arith.addi %15, %c4 : index
      %2602 = vector.load %w[%2601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2603 = vector.bitcast %2602 : vector<4xi8> to vector<1xf32>
      %2604 = vector.extract %2603[0] : f32 from vector<1xf32>
      %2605 = arith.muli %2578, %c2 : index
      %2606 = arith.addi %2605, %c8 : index
      %2607 = memref.load %factors[%2606] : memref<?xf32>
      %2608 = arith.mulf %2607, %2604 : f32
      %2609 = arith.bitcast %2608 : f32 to i32
      %2610 = arith.shrui %2609, %c36 : i32
      %2611 = arith.maxsi %2610, %c37 : i32
      %2612 = arith.subi %c38, %2611 : i32
      %2613 = arith.shli %2612, %c36 : i32
      %2614 = arith.subi %2611, %c39 : i32
      %2615 = arith.shli %2614, %c36 : i32
      %2616 = arith.bitcast %2613 : i32 to f32
      %2617 = arith.bitcast %2615 : i32 to f32
      %2618 = arith.cmpi eq, %0, %c7 : index
      %2619 = wave.lane
      %2620 = arith.remui %2619, %c14 : index
      %2621 = arith.cmpi eq, %2620, %c7 : index
      %2622 = arith.andi %2618, %2621 : i1
      scf.if %2622 {
        %2623 = arith.muli %2578, %c2 : index
        memref.store %2617, %out_factors[%2623] : memref<?xf32>
      }
      %2624 = arith.mulf %2592, %c41 : f32
      %2625 = wave.exp2 %2624 : f32
      %2626 = arith.addf %c40, %2625 : f32
      %2627 = arith.divf %2592, %2626 : f32
      %2628 = arith.mulf %2627, %2600 : f32
      %2629 = arith.mulf %2628, %2616 : f32
      %2630 = arith.truncf %2629 : f32 to f16
      %2631 = arith.muli %0, %c14 : index
      %2632 = wave.lane
      %2633 = arith.remui %2632, %c14 : index
      %2634 = arith.addi %2631, %2633 : index
      %2635 = arith.divui %2578, %outTileRows : index
      %2636 = arith.divui %outputFeatures, %c14 : index
      %2637 = arith.muli %2635, %2636 : index
      %2638 = arith.divui %2634, %c14 : index
      %2639 = arith.addi %2637, %2638 : index
      %2640 = arith.muli %2639, %c2 : index
      %2641 = arith.remui %2634, %c14 : index
      %2642 = arith.divui %2641, %c15 : index
      %2643 = arith.addi %2640, %2642 : index
      %2644 = arith.muli %outTileRows, %c15 : index
      %2645 = arith.muli %2643, %2644 : index
      %2646 = arith.remui %2578, %outTileRows : index
      %2647 = arith.muli %2646, %c15 : index
      %2648 = arith.addi %2645, %2647 : index
      %2649 = arith.remui %2634, %c15 : index
      %2650 = arith.addi %2648, %2649 : index
      memref.store %2630, %out[%2650] : memref<?xf16>
    }
  }
  wave.return
}
