// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q2_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q2_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 4096 : index
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
  %c36 = arith.constant 2048 : index
  %c37 = arith.constant 2560 : index
  %c38 = arith.constant 3072 : index
  %c39 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c42 = arith.constant 23 : i32
  %c43 = arith.constant 141 : i32
  %c44 = arith.constant 268 : i32
  %c45 = arith.constant 14 : i32
  %c46 = arith.constant 0x3F800000 : f32
  %c47 = arith.constant 0xBFB8AA3B : f32
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
    %1021 = arith.muli %980, %c8 : index
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
    %1036 = arith.addi %1025, %c36 : index
    %1037 = memref.load %21[%1036] : memref<?xf32>
    %1038 = arith.addf %1035, %1037 : f32
    %1039 = arith.addi %1025, %c37 : index
    %1040 = memref.load %21[%1039] : memref<?xf32>
    %1041 = arith.addf %1038, %1040 : f32
    %1042 = arith.addi %1025, %c38 : index
    %1043 = memref.load %21[%1042] : memref<?xf32>
    %1044 = arith.addf %1041, %1043 : f32
    %1045 = arith.addi %1025, %c39 : index
    %1046 = memref.load %21[%1045] : memref<?xf32>
    %1047 = arith.addf %1044, %1046 : f32
    %1048 = arith.muli %1022, %c16 : index
    %1049 = arith.addi %1048, %979 : index
    %1050 = arith.addi %1049, %c3 : index
    %1051 = memref.load %21[%1050] : memref<?xf32>
    %1052 = arith.addi %1050, %c33 : index
    %1053 = memref.load %21[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.addi %1050, %c34 : index
    %1056 = memref.load %21[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.addi %1050, %c35 : index
    %1059 = memref.load %21[%1058] : memref<?xf32>
    %1060 = arith.addf %1057, %1059 : f32
    %1061 = arith.addi %1050, %c36 : index
    %1062 = memref.load %21[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1050, %c37 : index
    %1065 = memref.load %21[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1050, %c38 : index
    %1068 = memref.load %21[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1050, %c39 : index
    %1071 = memref.load %21[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = wave.lane
    %1074 = arith.addi %20, %c7 : index
    %1075 = arith.muli %1022, %c2 : index
    %1076 = arith.addi %1074, %1075 : index
    %1077 = arith.divui %1073, %c14 : index
    %1078 = arith.addi %1076, %1077 : index
    %1079 = arith.cmpi slt, %1078, %19 : index
    scf.if %1079 {
      %1080 = arith.cmpi eq, %hasFactors, %c8 : index
      %1081 = arith.muli %1078, %c2 : index
      %1082 = memref.load %factors[%1081] : memref<?xf32>
      %1083 = arith.mulf %1082, %operandScale : f32
      %1084 = arith.select %1080, %1083, %operandScale : f32
      %1085 = arith.remui %1073, %c14 : index
      %1086 = arith.muli %1085, %c1 : index
      %1087 = arith.addi %15, %1086 : index
      %1088 = vector.load %w[%1087] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1089 = vector.bitcast %1088 : vector<4xi8> to vector<1xf32>
      %1090 = vector.extract %1089[0] : f32 from vector<1xf32>
      %1091 = arith.mulf %1090, %1084 : f32
      %1092 = arith.mulf %1047, %1091 : f32
      %1093 = arith.remui %1073, %c14 : index
      %1094 = arith.muli %1093, %c1 : index
      %1095 = arith.addi %17, %1094 : index
      %1096 = vector.load %w[%1095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1097 = vector.bitcast %1096 : vector<4xi8> to vector<1xf32>
      %1098 = vector.extract %1097[0] : f32 from vector<1xf32>
      %1099 = arith.mulf %1098, %1084 : f32
      %1100 = arith.mulf %1072, %1099 : f32
      %1101 = arith.addi %15, %c4 : index
      %1102 = vector.load %w[%1101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1103 = vector.bitcast %1102 : vector<4xi8> to vector<1xf32>
      %1104 = vector.extract %1103[0] : f32 from vector<1xf32>
      %1105 = arith.muli %1078, %c2 : index
      %1106 = arith.addi %1105, %c8 : index
      %1107 = memref.load %factors[%1106] : memref<?xf32>
      %1108 = arith.mulf %1107, %1104 : f32
      %1109 = arith.bitcast %1108 : f32 to i32
      %1110 = arith.shrui %1109, %c42 : i32
      %1111 = arith.maxsi %1110, %c43 : i32
      %1112 = arith.subi %c44, %1111 : i32
      %1113 = arith.shli %1112, %c42 : i32
      %1114 = arith.subi %1111, %c45 : i32
      %1115 = arith.shli %1114, %c42 : i32
      %1116 = arith.bitcast %1113 : i32 to f32
      %1117 = arith.bitcast %1115 : i32 to f32
      %1118 = arith.cmpi eq, %0, %c7 : index
      %1119 = wave.lane
      %1120 = arith.remui %1119, %c14 : index
      %1121 = arith.cmpi eq, %1120, %c7 : index
      %1122 = arith.andi %1118, %1121 : i1
      scf.if %1122 {
        %1123 = arith.muli %1078, %c2 : index
        memref.store %1117, %out_factors[%1123] : memref<?xf32>
      }
      %1124 = arith.mulf %1092, %c47 : f32
      %1125 = wave.exp2 %1124 : f32
      %1126 = arith.addf %c46, %1125 : f32
      %1127 = arith.divf %1092, %1126 : f32
      %1128 = arith.mulf %1127, %1100 : f32
      %1129 = arith.mulf %1128, %1116 : f32
      %1130 = arith.truncf %1129 : f32 to f16
      %1131 = arith.muli %0, %c14 : index
      %1132 = wave.lane
      %1133 = arith.remui %1132, %c14 : index
      %1134 = arith.addi %1131, %1133 : index
      %1135 = arith.divui %1078, %outTileRows : index
      %1136 = arith.divui %outputFeatures, %c14 : index
      %1137 = arith.muli %1135, %1136 : index
      %1138 = arith.divui %1134, %c14 : index
      %1139 = arith.addi %1137, %1138 : index
      %1140 = arith.muli %1139, %c2 : index
      %1141 = arith.remui %1134, %c14 : index
      %1142 = arith.divui %1141, %c15 : index
      %1143 = arith.addi %1140, %1142 : index
      %1144 = arith.muli %outTileRows, %c15 : index
      %1145 = arith.muli %1143, %1144 : index
      %1146 = arith.remui %1078, %outTileRows : index
      %1147 = arith.muli %1146, %c15 : index
      %1148 = arith.addi %1145, %1147 : index
      %1149 = arith.remui %1134, %c15 : index
      %1150 = arith.addi %1148, %1149 : index
      memref.store %1130, %out[%1150] : memref<?xf16>
    }
    %1151 = wave.lane
    wave.barrier
    %1152 = wave.wave
    %1153 = arith.muli %1152, %c2 : index
    %1154 = arith.addi %1153, %c7 : index
    %1155 = arith.muli %1154, %c3 : index
    %1156 = arith.addi %1155, %1151 : index
    %1157 = vector.extract %695#2[0] : f32 from vector<8xf32>
    %1158 = arith.addi %1156, %c7 : index
    memref.store %1157, %21[%1158] : memref<?xf32>
    %1159 = vector.extract %695#2[1] : f32 from vector<8xf32>
    %1160 = arith.addi %1156, %c16 : index
    memref.store %1159, %21[%1160] : memref<?xf32>
    %1161 = vector.extract %695#2[2] : f32 from vector<8xf32>
    %1162 = arith.addi %1156, %c4 : index
    memref.store %1161, %21[%1162] : memref<?xf32>
    %1163 = vector.extract %695#2[3] : f32 from vector<8xf32>
    %1164 = arith.addi %1156, %c29 : index
    memref.store %1163, %21[%1164] : memref<?xf32>
    %1165 = vector.extract %695#2[4] : f32 from vector<8xf32>
    %1166 = arith.addi %1156, %c6 : index
    memref.store %1165, %21[%1166] : memref<?xf32>
    %1167 = vector.extract %695#2[5] : f32 from vector<8xf32>
    %1168 = arith.addi %1156, %c30 : index
    memref.store %1167, %21[%1168] : memref<?xf32>
    %1169 = vector.extract %695#2[6] : f32 from vector<8xf32>
    %1170 = arith.addi %1156, %c31 : index
    memref.store %1169, %21[%1170] : memref<?xf32>
    %1171 = vector.extract %695#2[7] : f32 from vector<8xf32>
    %1172 = arith.addi %1156, %c32 : index
    memref.store %1171, %21[%1172] : memref<?xf32>
    %1173 = arith.muli %1152, %c2 : index
    %1174 = arith.addi %1173, %c8 : index
    %1175 = arith.muli %1174, %c3 : index
    %1176 = arith.addi %1175, %1151 : index
    %1177 = vector.extract %695#3[0] : f32 from vector<8xf32>
    %1178 = arith.addi %1176, %c7 : index
    memref.store %1177, %21[%1178] : memref<?xf32>
    %1179 = vector.extract %695#3[1] : f32 from vector<8xf32>
    %1180 = arith.addi %1176, %c16 : index
    memref.store %1179, %21[%1180] : memref<?xf32>
    %1181 = vector.extract %695#3[2] : f32 from vector<8xf32>
    %1182 = arith.addi %1176, %c4 : index
    memref.store %1181, %21[%1182] : memref<?xf32>
    %1183 = vector.extract %695#3[3] : f32 from vector<8xf32>
    %1184 = arith.addi %1176, %c29 : index
    memref.store %1183, %21[%1184] : memref<?xf32>
    %1185 = vector.extract %695#3[4] : f32 from vector<8xf32>
    %1186 = arith.addi %1176, %c6 : index
    memref.store %1185, %21[%1186] : memref<?xf32>
    %1187 = vector.extract %695#3[5] : f32 from vector<8xf32>
    %1188 = arith.addi %1176, %c30 : index
    memref.store %1187, %21[%1188] : memref<?xf32>
    %1189 = vector.extract %695#3[6] : f32 from vector<8xf32>
    %1190 = arith.addi %1176, %c31 : index
    memref.store %1189, %21[%1190] : memref<?xf32>
    %1191 = vector.extract %695#3[7] : f32 from vector<8xf32>
    %1192 = arith.addi %1176, %c32 : index
    memref.store %1191, %21[%1192] : memref<?xf32>
    wave.barrier
    %1193 = arith.muli %1152, %c8 : index
    %1194 = arith.addi %1193, %c7 : index
    %1195 = arith.muli %1194, %c16 : index
    %1196 = arith.addi %1195, %1151 : index
    %1197 = arith.addi %1196, %c7 : index
    %1198 = memref.load %21[%1197] : memref<?xf32>
    %1199 = arith.addi %1197, %c33 : index
    %1200 = memref.load %21[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.addi %1197, %c34 : index
    %1203 = memref.load %21[%1202] : memref<?xf32>
    %1204 = arith.addf %1201, %1203 : f32
    %1205 = arith.addi %1197, %c35 : index
    %1206 = memref.load %21[%1205] : memref<?xf32>
    %1207 = arith.addf %1204, %1206 : f32
    %1208 = arith.addi %1197, %c36 : index
    %1209 = memref.load %21[%1208] : memref<?xf32>
    %1210 = arith.addf %1207, %1209 : f32
    %1211 = arith.addi %1197, %c37 : index
    %1212 = memref.load %21[%1211] : memref<?xf32>
    %1213 = arith.addf %1210, %1212 : f32
    %1214 = arith.addi %1197, %c38 : index
    %1215 = memref.load %21[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1197, %c39 : index
    %1218 = memref.load %21[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.muli %1194, %c16 : index
    %1221 = arith.addi %1220, %1151 : index
    %1222 = arith.addi %1221, %c3 : index
    %1223 = memref.load %21[%1222] : memref<?xf32>
    %1224 = arith.addi %1222, %c33 : index
    %1225 = memref.load %21[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = arith.addi %1222, %c34 : index
    %1228 = memref.load %21[%1227] : memref<?xf32>
    %1229 = arith.addf %1226, %1228 : f32
    %1230 = arith.addi %1222, %c35 : index
    %1231 = memref.load %21[%1230] : memref<?xf32>
    %1232 = arith.addf %1229, %1231 : f32
    %1233 = arith.addi %1222, %c36 : index
    %1234 = memref.load %21[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = arith.addi %1222, %c37 : index
    %1237 = memref.load %21[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = arith.addi %1222, %c38 : index
    %1240 = memref.load %21[%1239] : memref<?xf32>
    %1241 = arith.addf %1238, %1240 : f32
    %1242 = arith.addi %1222, %c39 : index
    %1243 = memref.load %21[%1242] : memref<?xf32>
    %1244 = arith.addf %1241, %1243 : f32
    %1245 = wave.lane
    %1246 = arith.addi %20, %c14 : index
    %1247 = arith.muli %1194, %c2 : index
    %1248 = arith.addi %1246, %1247 : index
    %1249 = arith.divui %1245, %c14 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.cmpi slt, %1250, %19 : index
    scf.if %1251 {
      %1252 = arith.cmpi eq, %hasFactors, %c8 : index
      %1253 = arith.muli %1250, %c2 : index
      %1254 = memref.load %factors[%1253] : memref<?xf32>
      %1255 = arith.mulf %1254, %operandScale : f32
      %1256 = arith.select %1252, %1255, %operandScale : f32
      %1257 = arith.remui %1245, %c14 : index
      %1258 = arith.muli %1257, %c1 : index
      %1259 = arith.addi %15, %1258 : index
      %1260 = vector.load %w[%1259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1261 = vector.bitcast %1260 : vector<4xi8> to vector<1xf32>
      %1262 = vector.extract %1261[0] : f32 from vector<1xf32>
      %1263 = arith.mulf %1262, %1256 : f32
      %1264 = arith.mulf %1219, %1263 : f32
      %1265 = arith.remui %1245, %c14 : index
      %1266 = arith.muli %1265, %c1 : index
      %1267 = arith.addi %17, %1266 : index
      %1268 = vector.load %w[%1267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1269 = vector.bitcast %1268 : vector<4xi8> to vector<1xf32>
      %1270 = vector.extract %1269[0] : f32 from vector<1xf32>
      %1271 = arith.mulf %1270, %1256 : f32
      %1272 = arith.mulf %1244, %1271 : f32
      %1273 = arith.addi %15, %c4 : index
      %1274 = vector.load %w[%1273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1275 = vector.bitcast %1274 : vector<4xi8> to vector<1xf32>
      %1276 = vector.extract %1275[0] : f32 from vector<1xf32>
      %1277 = arith.muli %1250, %c2 : index
      %1278 = arith.addi %1277, %c8 : index
      %1279 = memref.load %factors[%1278] : memref<?xf32>
      %1280 = arith.mulf %1279, %1276 : f32
      %1281 = arith.bitcast %1280 : f32 to i32
      %1282 = arith.shrui %1281, %c42 : i32
      %1283 = arith.maxsi %1282, %c43 : i32
      %1284 = arith.subi %c44, %1283 : i32
      %1285 = arith.shli %1284, %c42 : i32
      %1286 = arith.subi %1283, %c45 : i32
      %1287 = arith.shli %1286, %c42 : i32
      %1288 = arith.bitcast %1285 : i32 to f32
      %1289 = arith.bitcast %1287 : i32 to f32
      %1290 = arith.cmpi eq, %0, %c7 : index
      %1291 = wave.lane
      %1292 = arith.remui %1291, %c14 : index
      %1293 = arith.cmpi eq, %1292, %c7 : index
      %1294 = arith.andi %1290, %1293 : i1
      scf.if %1294 {
        %1295 = arith.muli %1250, %c2 : index
        memref.store %1289, %out_factors[%1295] : memref<?xf32>
      }
      %1296 = arith.mulf %1264, %c47 : f32
      %1297 = wave.exp2 %1296 : f32
      %1298 = arith.addf %c46, %1297 : f32
      %1299 = arith.divf %1264, %1298 : f32
      %1300 = arith.mulf %1299, %1272 : f32
      %1301 = arith.mulf %1300, %1288 : f32
      %1302 = arith.truncf %1301 : f32 to f16
      %1303 = arith.muli %0, %c14 : index
      %1304 = wave.lane
      %1305 = arith.remui %1304, %c14 : index
      %1306 = arith.addi %1303, %1305 : index
      %1307 = arith.divui %1250, %outTileRows : index
      %1308 = arith.divui %outputFeatures, %c14 : index
      %1309 = arith.muli %1307, %1308 : index
      %1310 = arith.divui %1306, %c14 : index
      %1311 = arith.addi %1309, %1310 : index
      %1312 = arith.muli %1311, %c2 : index
      %1313 = arith.remui %1306, %c14 : index
      %1314 = arith.divui %1313, %c15 : index
      %1315 = arith.addi %1312, %1314 : index
      %1316 = arith.muli %outTileRows, %c15 : index
      %1317 = arith.muli %1315, %1316 : index
      %1318 = arith.remui %1250, %outTileRows : index
      %1319 = arith.muli %1318, %c15 : index
      %1320 = arith.addi %1317, %1319 : index
      %1321 = arith.remui %1306, %c15 : index
      %1322 = arith.addi %1320, %1321 : index
      memref.store %1302, %out[%1322] : memref<?xf16>
    }
    %1323 = wave.lane
    wave.barrier
    %1324 = wave.wave
    %1325 = arith.muli %1324, %c2 : index
    %1326 = arith.addi %1325, %c7 : index
    %1327 = arith.muli %1326, %c3 : index
    %1328 = arith.addi %1327, %1323 : index
    %1329 = vector.extract %695#4[0] : f32 from vector<8xf32>
    %1330 = arith.addi %1328, %c7 : index
    memref.store %1329, %21[%1330] : memref<?xf32>
    %1331 = vector.extract %695#4[1] : f32 from vector<8xf32>
    %1332 = arith.addi %1328, %c16 : index
    memref.store %1331, %21[%1332] : memref<?xf32>
    %1333 = vector.extract %695#4[2] : f32 from vector<8xf32>
    %1334 = arith.addi %1328, %c4 : index
    memref.store %1333, %21[%1334] : memref<?xf32>
    %1335 = vector.extract %695#4[3] : f32 from vector<8xf32>
    %1336 = arith.addi %1328, %c29 : index
    memref.store %1335, %21[%1336] : memref<?xf32>
    %1337 = vector.extract %695#4[4] : f32 from vector<8xf32>
    %1338 = arith.addi %1328, %c6 : index
    memref.store %1337, %21[%1338] : memref<?xf32>
    %1339 = vector.extract %695#4[5] : f32 from vector<8xf32>
    %1340 = arith.addi %1328, %c30 : index
    memref.store %1339, %21[%1340] : memref<?xf32>
    %1341 = vector.extract %695#4[6] : f32 from vector<8xf32>
    %1342 = arith.addi %1328, %c31 : index
    memref.store %1341, %21[%1342] : memref<?xf32>
    %1343 = vector.extract %695#4[7] : f32 from vector<8xf32>
    %1344 = arith.addi %1328, %c32 : index
    memref.store %1343, %21[%1344] : memref<?xf32>
    %1345 = arith.muli %1324, %c2 : index
    %1346 = arith.addi %1345, %c8 : index
    %1347 = arith.muli %1346, %c3 : index
    %1348 = arith.addi %1347, %1323 : index
    %1349 = vector.extract %695#5[0] : f32 from vector<8xf32>
    %1350 = arith.addi %1348, %c7 : index
    memref.store %1349, %21[%1350] : memref<?xf32>
    %1351 = vector.extract %695#5[1] : f32 from vector<8xf32>
    %1352 = arith.addi %1348, %c16 : index
    memref.store %1351, %21[%1352] : memref<?xf32>
    %1353 = vector.extract %695#5[2] : f32 from vector<8xf32>
    %1354 = arith.addi %1348, %c4 : index
    memref.store %1353, %21[%1354] : memref<?xf32>
    %1355 = vector.extract %695#5[3] : f32 from vector<8xf32>
    %1356 = arith.addi %1348, %c29 : index
    memref.store %1355, %21[%1356] : memref<?xf32>
    %1357 = vector.extract %695#5[4] : f32 from vector<8xf32>
    %1358 = arith.addi %1348, %c6 : index
    memref.store %1357, %21[%1358] : memref<?xf32>
    %1359 = vector.extract %695#5[5] : f32 from vector<8xf32>
    %1360 = arith.addi %1348, %c30 : index
    memref.store %1359, %21[%1360] : memref<?xf32>
    %1361 = vector.extract %695#5[6] : f32 from vector<8xf32>
    %1362 = arith.addi %1348, %c31 : index
    memref.store %1361, %21[%1362] : memref<?xf32>
    %1363 = vector.extract %695#5[7] : f32 from vector<8xf32>
    %1364 = arith.addi %1348, %c32 : index
    memref.store %1363, %21[%1364] : memref<?xf32>
    wave.barrier
    %1365 = arith.muli %1324, %c8 : index
    %1366 = arith.addi %1365, %c7 : index
    %1367 = arith.muli %1366, %c16 : index
    %1368 = arith.addi %1367, %1323 : index
    %1369 = arith.addi %1368, %c7 : index
    %1370 = memref.load %21[%1369] : memref<?xf32>
    %1371 = arith.addi %1369, %c33 : index
    %1372 = memref.load %21[%1371] : memref<?xf32>
    %1373 = arith.addf %1370, %1372 : f32
    %1374 = arith.addi %1369, %c34 : index
    %1375 = memref.load %21[%1374] : memref<?xf32>
    %1376 = arith.addf %1373, %1375 : f32
    %1377 = arith.addi %1369, %c35 : index
    %1378 = memref.load %21[%1377] : memref<?xf32>
    %1379 = arith.addf %1376, %1378 : f32
    %1380 = arith.addi %1369, %c36 : index
    %1381 = memref.load %21[%1380] : memref<?xf32>
    %1382 = arith.addf %1379, %1381 : f32
    %1383 = arith.addi %1369, %c37 : index
    %1384 = memref.load %21[%1383] : memref<?xf32>
    %1385 = arith.addf %1382, %1384 : f32
    %1386 = arith.addi %1369, %c38 : index
    %1387 = memref.load %21[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = arith.addi %1369, %c39 : index
    %1390 = memref.load %21[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.muli %1366, %c16 : index
    %1393 = arith.addi %1392, %1323 : index
    %1394 = arith.addi %1393, %c3 : index
    %1395 = memref.load %21[%1394] : memref<?xf32>
    %1396 = arith.addi %1394, %c33 : index
    %1397 = memref.load %21[%1396] : memref<?xf32>
    %1398 = arith.addf %1395, %1397 : f32
    %1399 = arith.addi %1394, %c34 : index
    %1400 = memref.load %21[%1399] : memref<?xf32>
    %1401 = arith.addf %1398, %1400 : f32
    %1402 = arith.addi %1394, %c35 : index
    %1403 = memref.load %21[%1402] : memref<?xf32>
    %1404 = arith.addf %1401, %1403 : f32
    %1405 = arith.addi %1394, %c36 : index
    %1406 = memref.load %21[%1405] : memref<?xf32>
    %1407 = arith.addf %1404, %1406 : f32
    %1408 = arith.addi %1394, %c37 : index
    %1409 = memref.load %21[%1408] : memref<?xf32>
    %1410 = arith.addf %1407, %1409 : f32
    %1411 = arith.addi %1394, %c38 : index
    %1412 = memref.load %21[%1411] : memref<?xf32>
    %1413 = arith.addf %1410, %1412 : f32
    %1414 = arith.addi %1394, %c39 : index
    %1415 = memref.load %21[%1414] : memref<?xf32>
    %1416 = arith.addf %1413, %1415 : f32
    %1417 = wave.lane
    %1418 = arith.addi %20, %c16 : index
    %1419 = arith.muli %1366, %c2 : index
    %1420 = arith.addi %1418, %1419 : index
    %1421 = arith.divui %1417, %c14 : index
    %1422 = arith.addi %1420, %1421 : index
    %1423 = arith.cmpi slt, %1422, %19 : index
    scf.if %1423 {
      %1424 = arith.cmpi eq, %hasFactors, %c8 : index
      %1425 = arith.muli %1422, %c2 : index
      %1426 = memref.load %factors[%1425] : memref<?xf32>
      %1427 = arith.mulf %1426, %operandScale : f32
      %1428 = arith.select %1424, %1427, %operandScale : f32
      %1429 = arith.remui %1417, %c14 : index
      %1430 = arith.muli %1429, %c1 : index
      %1431 = arith.addi %15, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1428 : f32
      %1436 = arith.mulf %1391, %1435 : f32
      %1437 = arith.remui %1417, %c14 : index
      %1438 = arith.muli %1437, %c1 : index
      %1439 = arith.addi %17, %1438 : index
      %1440 = vector.load %w[%1439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1441 = vector.bitcast %1440 : vector<4xi8> to vector<1xf32>
      %1442 = vector.extract %1441[0] : f32 from vector<1xf32>
      %1443 = arith.mulf %1442, %1428 : f32
      %1444 = arith.mulf %1416, %1443 : f32
      %1445 = arith.addi %15, %c4 : index
      %1446 = vector.load %w[%1445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1447 = vector.bitcast %1446 : vector<4xi8> to vector<1xf32>
      %1448 = vector.extract %1447[0] : f32 from vector<1xf32>
      %1449 = arith.muli %1422, %c2 : index
      %1450 = arith.addi %1449, %c8 : index
      %1451 = memref.load %factors[%1450] : memref<?xf32>
      %1452 = arith.mulf %1451, %1448 : f32
      %1453 = arith.bitcast %1452 : f32 to i32
      %1454 = arith.shrui %1453, %c42 : i32
      %1455 = arith.maxsi %1454, %c43 : i32
      %1456 = arith.subi %c44, %1455 : i32
      %1457 = arith.shli %1456, %c42 : i32
      %1458 = arith.subi %1455, %c45 : i32
      %1459 = arith.shli %1458, %c42 : i32
      %1460 = arith.bitcast %1457 : i32 to f32
      %1461 = arith.bitcast %1459 : i32 to f32
      %1462 = arith.cmpi eq, %0, %c7 : index
      %1463 = wave.lane
      %1464 = arith.remui %1463, %c14 : index
      %1465 = arith.cmpi eq, %1464, %c7 : index
      %1466 = arith.andi %1462, %1465 : i1
      scf.if %1466 {
        %1467 = arith.muli %1422, %c2 : index
        memref.store %1461, %out_factors[%1467] : memref<?xf32>
      }
      %1468 = arith.mulf %1436, %c47 : f32
      %1469 = wave.exp2 %1468 : f32
      %1470 = arith.addf %c46, %1469 : f32
      %1471 = arith.divf %1436, %1470 : f32
      %1472 = arith.mulf %1471, %1444 : f32
      %1473 = arith.mulf %1472, %1460 : f32
      %1474 = arith.truncf %1473 : f32 to f16
      %1475 = arith.muli %0, %c14 : index
      %1476 = wave.lane
      %1477 = arith.remui %1476, %c14 : index
      %1478 = arith.addi %1475, %1477 : index
      %1479 = arith.divui %1422, %outTileRows : index
      %1480 = arith.divui %outputFeatures, %c14 : index
      %1481 = arith.muli %1479, %1480 : index
      %1482 = arith.divui %1478, %c14 : index
      %1483 = arith.addi %1481, %1482 : index
      %1484 = arith.muli %1483, %c2 : index
      %1485 = arith.remui %1478, %c14 : index
      %1486 = arith.divui %1485, %c15 : index
      %1487 = arith.addi %1484, %1486 : index
      %1488 = arith.muli %outTileRows, %c15 : index
      %1489 = arith.muli %1487, %1488 : index
      %1490 = arith.remui %1422, %outTileRows : index
      %1491 = arith.muli %1490, %c15 : index
      %1492 = arith.addi %1489, %1491 : index
      %1493 = arith.remui %1478, %c15 : index
      %1494 = arith.addi %1492, %1493 : index
      memref.store %1474, %out[%1494] : memref<?xf16>
    }
    %1495 = wave.lane
    wave.barrier
    %1496 = wave.wave
    %1497 = arith.muli %1496, %c2 : index
    %1498 = arith.addi %1497, %c7 : index
    %1499 = arith.muli %1498, %c3 : index
    %1500 = arith.addi %1499, %1495 : index
    %1501 = vector.extract %695#6[0] : f32 from vector<8xf32>
    %1502 = arith.addi %1500, %c7 : index
    memref.store %1501, %21[%1502] : memref<?xf32>
    %1503 = vector.extract %695#6[1] : f32 from vector<8xf32>
    %1504 = arith.addi %1500, %c16 : index
    memref.store %1503, %21[%1504] : memref<?xf32>
    %1505 = vector.extract %695#6[2] : f32 from vector<8xf32>
    %1506 = arith.addi %1500, %c4 : index
    memref.store %1505, %21[%1506] : memref<?xf32>
    %1507 = vector.extract %695#6[3] : f32 from vector<8xf32>
    %1508 = arith.addi %1500, %c29 : index
    memref.store %1507, %21[%1508] : memref<?xf32>
    %1509 = vector.extract %695#6[4] : f32 from vector<8xf32>
    %1510 = arith.addi %1500, %c6 : index
    memref.store %1509, %21[%1510] : memref<?xf32>
    %1511 = vector.extract %695#6[5] : f32 from vector<8xf32>
    %1512 = arith.addi %1500, %c30 : index
    memref.store %1511, %21[%1512] : memref<?xf32>
    %1513 = vector.extract %695#6[6] : f32 from vector<8xf32>
    %1514 = arith.addi %1500, %c31 : index
    memref.store %1513, %21[%1514] : memref<?xf32>
    %1515 = vector.extract %695#6[7] : f32 from vector<8xf32>
    %1516 = arith.addi %1500, %c32 : index
    memref.store %1515, %21[%1516] : memref<?xf32>
    %1517 = arith.muli %1496, %c2 : index
    %1518 = arith.addi %1517, %c8 : index
    %1519 = arith.muli %1518, %c3 : index
    %1520 = arith.addi %1519, %1495 : index
    %1521 = vector.extract %695#7[0] : f32 from vector<8xf32>
    %1522 = arith.addi %1520, %c7 : index
    memref.store %1521, %21[%1522] : memref<?xf32>
    %1523 = vector.extract %695#7[1] : f32 from vector<8xf32>
    %1524 = arith.addi %1520, %c16 : index
    memref.store %1523, %21[%1524] : memref<?xf32>
    %1525 = vector.extract %695#7[2] : f32 from vector<8xf32>
    %1526 = arith.addi %1520, %c4 : index
    memref.store %1525, %21[%1526] : memref<?xf32>
    %1527 = vector.extract %695#7[3] : f32 from vector<8xf32>
    %1528 = arith.addi %1520, %c29 : index
    memref.store %1527, %21[%1528] : memref<?xf32>
    %1529 = vector.extract %695#7[4] : f32 from vector<8xf32>
    %1530 = arith.addi %1520, %c6 : index
    memref.store %1529, %21[%1530] : memref<?xf32>
    %1531 = vector.extract %695#7[5] : f32 from vector<8xf32>
    %1532 = arith.addi %1520, %c30 : index
    memref.store %1531, %21[%1532] : memref<?xf32>
    %1533 = vector.extract %695#7[6] : f32 from vector<8xf32>
    %1534 = arith.addi %1520, %c31 : index
    memref.store %1533, %21[%1534] : memref<?xf32>
    %1535 = vector.extract %695#7[7] : f32 from vector<8xf32>
    %1536 = arith.addi %1520, %c32 : index
    memref.store %1535, %21[%1536] : memref<?xf32>
    wave.barrier
    %1537 = arith.muli %1496, %c8 : index
    %1538 = arith.addi %1537, %c7 : index
    %1539 = arith.muli %1538, %c16 : index
    %1540 = arith.addi %1539, %1495 : index
    %1541 = arith.addi %1540, %c7 : index
    %1542 = memref.load %21[%1541] : memref<?xf32>
    %1543 = arith.addi %1541, %c33 : index
    %1544 = memref.load %21[%1543] : memref<?xf32>
    %1545 = arith.addf %1542, %1544 : f32
    %1546 = arith.addi %1541, %c34 : index
    %1547 = memref.load %21[%1546] : memref<?xf32>
    %1548 = arith.addf %1545, %1547 : f32
    %1549 = arith.addi %1541, %c35 : index
    %1550 = memref.load %21[%1549] : memref<?xf32>
    %1551 = arith.addf %1548, %1550 : f32
    %1552 = arith.addi %1541, %c36 : index
    %1553 = memref.load %21[%1552] : memref<?xf32>
    %1554 = arith.addf %1551, %1553 : f32
    %1555 = arith.addi %1541, %c37 : index
    %1556 = memref.load %21[%1555] : memref<?xf32>
    %1557 = arith.addf %1554, %1556 : f32
    %1558 = arith.addi %1541, %c38 : index
    %1559 = memref.load %21[%1558] : memref<?xf32>
    %1560 = arith.addf %1557, %1559 : f32
    %1561 = arith.addi %1541, %c39 : index
    %1562 = memref.load %21[%1561] : memref<?xf32>
    %1563 = arith.addf %1560, %1562 : f32
    %1564 = arith.muli %1538, %c16 : index
    %1565 = arith.addi %1564, %1495 : index
    %1566 = arith.addi %1565, %c3 : index
    %1567 = memref.load %21[%1566] : memref<?xf32>
    %1568 = arith.addi %1566, %c33 : index
    %1569 = memref.load %21[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = arith.addi %1566, %c34 : index
    %1572 = memref.load %21[%1571] : memref<?xf32>
    %1573 = arith.addf %1570, %1572 : f32
    %1574 = arith.addi %1566, %c35 : index
    %1575 = memref.load %21[%1574] : memref<?xf32>
    %1576 = arith.addf %1573, %1575 : f32
    %1577 = arith.addi %1566, %c36 : index
    %1578 = memref.load %21[%1577] : memref<?xf32>
    %1579 = arith.addf %1576, %1578 : f32
    %1580 = arith.addi %1566, %c37 : index
    %1581 = memref.load %21[%1580] : memref<?xf32>
    %1582 = arith.addf %1579, %1581 : f32
    %1583 = arith.addi %1566, %c38 : index
    %1584 = memref.load %21[%1583] : memref<?xf32>
    %1585 = arith.addf %1582, %1584 : f32
    %1586 = arith.addi %1566, %c39 : index
    %1587 = memref.load %21[%1586] : memref<?xf32>
    %1588 = arith.addf %1585, %1587 : f32
    %1589 = wave.lane
    %1590 = arith.addi %20, %c17 : index
    %1591 = arith.muli %1538, %c2 : index
    %1592 = arith.addi %1590, %1591 : index
    %1593 = arith.divui %1589, %c14 : index
    %1594 = arith.addi %1592, %1593 : index
    %1595 = arith.cmpi slt, %1594, %19 : index
    scf.if %1595 {
      %1596 = arith.cmpi eq, %hasFactors, %c8 : index
      %1597 = arith.muli %1594, %c2 : index
      %1598 = memref.load %factors[%1597] : memref<?xf32>
      %1599 = arith.mulf %1598, %operandScale : f32
      %1600 = arith.select %1596, %1599, %operandScale : f32
      %1601 = arith.remui %1589, %c14 : index
      %1602 = arith.muli %1601, %c1 : index
      %1603 = arith.addi %15, %1602 : index
      %1604 = vector.load %w[%1603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1605 = vector.bitcast %1604 : vector<4xi8> to vector<1xf32>
      %1606 = vector.extract %1605[0] : f32 from vector<1xf32>
      %1607 = arith.mulf %1606, %1600 : f32
      %1608 = arith.mulf %1563, %1607 : f32
      %1609 = arith.remui %1589, %c14 : index
      %1610 = arith.muli %1609, %c1 : index
      %1611 = arith.addi %17, %1610 : index
      %1612 = vector.load %w[%1611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1613 = vector.bitcast %1612 : vector<4xi8> to vector<1xf32>
      %1614 = vector.extract %1613[0] : f32 from vector<1xf32>
      %1615 = arith.mulf %1614, %1600 : f32
      %1616 = arith.mulf %1588, %1615 : f32
      %1617 = arith.addi %15, %c4 : index
      %1618 = vector.load %w[%1617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1619 = vector.bitcast %1618 : vector<4xi8> to vector<1xf32>
      %1620 = vector.extract %1619[0] : f32 from vector<1xf32>
      %1621 = arith.muli %1594, %c2 : index
      %1622 = arith.addi %1621, %c8 : index
      %1623 = memref.load %factors[%1622] : memref<?xf32>
      %1624 = arith.mulf %1623, %1620 : f32
      %1625 = arith.bitcast %1624 : f32 to i32
      %1626 = arith.shrui %1625, %c42 : i32
      %1627 = arith.maxsi %1626, %c43 : i32
      %1628 = arith.subi %c44, %1627 : i32
      %1629 = arith.shli %1628, %c42 : i32
      %1630 = arith.subi %1627, %c45 : i32
      %1631 = arith.shli %1630, %c42 : i32
      %1632 = arith.bitcast %1629 : i32 to f32
      %1633 = arith.bitcast %1631 : i32 to f32
      %1634 = arith.cmpi eq, %0, %c7 : index
      %1635 = wave.lane
      %1636 = arith.remui %1635, %c14 : index
      %1637 = arith.cmpi eq, %1636, %c7 : index
      %1638 = arith.andi %1634, %1637 : i1
      scf.if %1638 {
        %1639 = arith.muli %1594, %c2 : index
        memref.store %1633, %out_factors[%1639] : memref<?xf32>
      }
      %1640 = arith.mulf %1608, %c47 : f32
      %1641 = wave.exp2 %1640 : f32
      %1642 = arith.addf %c46, %1641 : f32
      %1643 = arith.divf %1608, %1642 : f32
      %1644 = arith.mulf %1643, %1616 : f32
      %1645 = arith.mulf %1644, %1632 : f32
      %1646 = arith.truncf %1645 : f32 to f16
      %1647 = arith.muli %0, %c14 : index
      %1648 = wave.lane
      %1649 = arith.remui %1648, %c14 : index
      %1650 = arith.addi %1647, %1649 : index
      %1651 = arith.divui %1594, %outTileRows : index
      %1652 = arith.divui %outputFeatures, %c14 : index
      %1653 = arith.muli %1651, %1652 : index
      %1654 = arith.divui %1650, %c14 : index
      %1655 = arith.addi %1653, %1654 : index
      %1656 = arith.muli %1655, %c2 : index
      %1657 = arith.remui %1650, %c14 : index
      %1658 = arith.divui %1657, %c15 : index
      %1659 = arith.addi %1656, %1658 : index
      %1660 = arith.muli %outTileRows, %c15 : index
      %1661 = arith.muli %1659, %1660 : index
      %1662 = arith.remui %1594, %outTileRows : index
      %1663 = arith.muli %1662, %c15 : index
      %1664 = arith.addi %1661, %1663 : index
      %1665 = arith.remui %1650, %c15 : index
      %1666 = arith.addi %1664, %1665 : index
      memref.store %1646, %out[%1666] : memref<?xf16>
    }
  }
  wave.return
}
