// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q6_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q6_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 2048 : index
  %c42 = arith.constant 2560 : index
  %c43 = arith.constant 3072 : index
  %c44 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c47 = arith.constant 4 : index
  %c48 = arith.constant 23 : i32
  %c49 = arith.constant 141 : i32
  %c50 = arith.constant 268 : i32
  %c51 = arith.constant 14 : i32
  %c52 = arith.constant 0x3F800000 : f32
  %c53 = arith.constant 0xBFB8AA3B : f32
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
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c15 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c15 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c15 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c6 : index
    %31 = arith.remui %c7, %c15 : index
    %32 = arith.divui %31, %c16 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c16 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c16 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c16 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c15 : index
    %42 = arith.addi %18, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c15 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c7, %c15 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.remui %c7, %c15 : index
    %50 = arith.divui %49, %c16 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c16 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c16 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c7, %c16 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c3 : index
    %60 = arith.addi %18, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c15 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c7, %c15 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c6 : index
    %67 = arith.remui %c7, %c15 : index
    %68 = arith.divui %67, %c16 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c16 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c16 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c7, %c16 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c17 : index
    %78 = arith.addi %18, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c15 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c7, %c15 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c6 : index
    %85 = arith.remui %c7, %c15 : index
    %86 = arith.divui %85, %c16 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c16 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c16 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c7, %c16 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c3 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c6 : index
    %104 = arith.muli %103, %c6 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c6 iter_args(%109 = %c18, %110 = %c18, %111 = %c18, %112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18, %116 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c7 : index
      %120 = arith.remui %118, %c15 : index
      %121 = arith.addi %13, %c5 : index
      %122 = arith.divui %119, %c16 : index
      %123 = arith.muli %122, %c3 : index
      %124 = arith.addi %121, %123 : index
      %125 = arith.muli %120, %c6 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %128 = vector.bitcast %127 : vector<2xi8> to vector<1xf16>
      %129 = arith.divui %inputFeatures, %c2 : index
      %130 = arith.muli %129, %c3 : index
      %131 = arith.addi %121, %130 : index
      %132 = arith.muli %119, %c3 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.muli %120, %c6 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %137 = vector.extract %128[0] : f16 from vector<1xf16>
      %138 = arith.extf %137 : f16 to f32
      %139 = vector.extract %136[0] : i8 from vector<2xi8>
      %140 = arith.extsi %139 : i8 to i32
      %141 = arith.sitofp %140 : i32 to f32
      %142 = arith.mulf %138, %141 : f32
      %143 = arith.truncf %142 : f32 to f16
      %144 = vector.broadcast %143 : f16 to vector<16xf16>
      %145 = vector.extract %128[0] : f16 from vector<1xf16>
      %146 = arith.extf %145 : f16 to f32
      %147 = vector.extract %136[1] : i8 from vector<2xi8>
      %148 = arith.extsi %147 : i8 to i32
      %149 = arith.sitofp %148 : i32 to f32
      %150 = arith.mulf %146, %149 : f32
      %151 = arith.truncf %150 : f32 to f16
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = arith.addi %13, %c5 : index
      %154 = arith.divui %inputFeatures, %c2 : index
      %155 = arith.muli %154, %c3 : index
      %156 = arith.addi %155, %inputFeatures : index
      %157 = arith.addi %156, %c4 : index
      %158 = arith.divui %157, %c5 : index
      %159 = arith.muli %158, %c5 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.muli %inputFeatures, %c16 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %119, %c15 : index
      %164 = arith.addi %163, %120 : index
      %165 = arith.muli %164, %c16 : index
      %166 = arith.addi %162, %165 : index
      %167 = arith.muli %119, %c2 : index
      %168 = arith.addi %160, %167 : index
      %169 = arith.muli %120, %c15 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%166] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %172 = vector.bitcast %171 : vector<8xi8> to vector<2xi32>
      %173 = vector.shuffle %172, %172 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %174 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c21 : vector<4xi32>
      %177 = arith.andi %176, %c22 : vector<4xi32>
      %178 = arith.shrui %173, %c23 : vector<4xi32>
      %179 = arith.andi %178, %c24 : vector<4xi32>
      %180 = arith.shli %179, %c25 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c26 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c22 : vector<4xi32>
      %186 = arith.shrui %173, %c27 : vector<4xi32>
      %187 = arith.andi %186, %c24 : vector<4xi32>
      %188 = arith.shli %187, %c25 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c26 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %175, %c28 : vector<4xi32>
      %193 = arith.andi %192, %c22 : vector<4xi32>
      %194 = arith.shrui %173, %c29 : vector<4xi32>
      %195 = arith.andi %194, %c24 : vector<4xi32>
      %196 = arith.shli %195, %c25 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c26 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %175, %c30 : vector<4xi32>
      %201 = arith.andi %200, %c22 : vector<4xi32>
      %202 = arith.shrui %173, %c31 : vector<4xi32>
      %203 = arith.andi %202, %c24 : vector<4xi32>
      %204 = arith.shli %203, %c25 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c26 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %183, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %199, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c32 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = arith.mulf %212, %144 : vector<16xf16>
      %215 = arith.mulf %213, %152 : vector<16xf16>
      %216 = arith.addi %108, %c8 : index
      %217 = arith.remui %118, %c15 : index
      %218 = arith.addi %13, %c5 : index
      %219 = arith.divui %216, %c16 : index
      %220 = arith.muli %219, %c3 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.muli %217, %c6 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %225 = vector.bitcast %224 : vector<2xi8> to vector<1xf16>
      %226 = arith.divui %inputFeatures, %c2 : index
      %227 = arith.muli %226, %c3 : index
      %228 = arith.addi %218, %227 : index
      %229 = arith.muli %216, %c3 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %217, %c6 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %234 = vector.extract %225[0] : f16 from vector<1xf16>
      %235 = arith.extf %234 : f16 to f32
      %236 = vector.extract %233[0] : i8 from vector<2xi8>
      %237 = arith.extsi %236 : i8 to i32
      %238 = arith.sitofp %237 : i32 to f32
      %239 = arith.mulf %235, %238 : f32
      %240 = arith.truncf %239 : f32 to f16
      %241 = vector.broadcast %240 : f16 to vector<16xf16>
      %242 = vector.extract %225[0] : f16 from vector<1xf16>
      %243 = arith.extf %242 : f16 to f32
      %244 = vector.extract %233[1] : i8 from vector<2xi8>
      %245 = arith.extsi %244 : i8 to i32
      %246 = arith.sitofp %245 : i32 to f32
      %247 = arith.mulf %243, %246 : f32
      %248 = arith.truncf %247 : f32 to f16
      %249 = vector.broadcast %248 : f16 to vector<16xf16>
      %250 = arith.addi %13, %c5 : index
      %251 = arith.divui %inputFeatures, %c2 : index
      %252 = arith.muli %251, %c3 : index
      %253 = arith.addi %252, %inputFeatures : index
      %254 = arith.addi %253, %c4 : index
      %255 = arith.divui %254, %c5 : index
      %256 = arith.muli %255, %c5 : index
      %257 = arith.addi %250, %256 : index
      %258 = arith.muli %inputFeatures, %c16 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.muli %216, %c15 : index
      %261 = arith.addi %260, %217 : index
      %262 = arith.muli %261, %c16 : index
      %263 = arith.addi %259, %262 : index
      %264 = arith.muli %216, %c2 : index
      %265 = arith.addi %257, %264 : index
      %266 = arith.muli %217, %c15 : index
      %267 = arith.addi %265, %266 : index
      %268 = vector.load %w[%263] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %269 = vector.bitcast %268 : vector<8xi8> to vector<2xi32>
      %270 = vector.shuffle %269, %269 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %271 = vector.load %w[%267] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %272 = vector.bitcast %271 : vector<16xi8> to vector<4xi32>
      %273 = arith.shrui %272, %c21 : vector<4xi32>
      %274 = arith.andi %273, %c22 : vector<4xi32>
      %275 = arith.shrui %270, %c23 : vector<4xi32>
      %276 = arith.andi %275, %c24 : vector<4xi32>
      %277 = arith.shli %276, %c25 : vector<4xi32>
      %278 = arith.ori %274, %277 : vector<4xi32>
      %279 = arith.ori %278, %c26 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = arith.shrui %272, %c25 : vector<4xi32>
      %282 = arith.andi %281, %c22 : vector<4xi32>
      %283 = arith.shrui %270, %c27 : vector<4xi32>
      %284 = arith.andi %283, %c24 : vector<4xi32>
      %285 = arith.shli %284, %c25 : vector<4xi32>
      %286 = arith.ori %282, %285 : vector<4xi32>
      %287 = arith.ori %286, %c26 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = arith.shrui %272, %c28 : vector<4xi32>
      %290 = arith.andi %289, %c22 : vector<4xi32>
      %291 = arith.shrui %270, %c29 : vector<4xi32>
      %292 = arith.andi %291, %c24 : vector<4xi32>
      %293 = arith.shli %292, %c25 : vector<4xi32>
      %294 = arith.ori %290, %293 : vector<4xi32>
      %295 = arith.ori %294, %c26 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %272, %c30 : vector<4xi32>
      %298 = arith.andi %297, %c22 : vector<4xi32>
      %299 = arith.shrui %270, %c31 : vector<4xi32>
      %300 = arith.andi %299, %c24 : vector<4xi32>
      %301 = arith.shli %300, %c25 : vector<4xi32>
      %302 = arith.ori %298, %301 : vector<4xi32>
      %303 = arith.ori %302, %c26 : vector<4xi32>
      %304 = vector.bitcast %303 : vector<4xi32> to vector<8xf16>
      %305 = vector.shuffle %280, %288 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = vector.shuffle %296, %304 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = vector.shuffle %305, %306 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %308 = arith.subf %307, %c32 : vector<32xf16>
      %309 = vector.shuffle %308, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %310 = vector.shuffle %308, %308 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %311 = arith.mulf %309, %241 : vector<16xf16>
      %312 = arith.mulf %310, %249 : vector<16xf16>
      %313 = arith.addi %108, %c7 : index
      %314 = arith.remui %118, %c15 : index
      %315 = arith.addi %15, %c5 : index
      %316 = arith.divui %313, %c16 : index
      %317 = arith.muli %316, %c3 : index
      %318 = arith.addi %315, %317 : index
      %319 = arith.muli %314, %c6 : index
      %320 = arith.addi %318, %319 : index
      %321 = vector.load %w[%320] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %322 = vector.bitcast %321 : vector<2xi8> to vector<1xf16>
      %323 = arith.divui %inputFeatures, %c2 : index
      %324 = arith.muli %323, %c3 : index
      %325 = arith.addi %315, %324 : index
      %326 = arith.muli %313, %c3 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.muli %314, %c6 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%329] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %331 = vector.extract %322[0] : f16 from vector<1xf16>
      %332 = arith.extf %331 : f16 to f32
      %333 = vector.extract %330[0] : i8 from vector<2xi8>
      %334 = arith.extsi %333 : i8 to i32
      %335 = arith.sitofp %334 : i32 to f32
      %336 = arith.mulf %332, %335 : f32
      %337 = arith.truncf %336 : f32 to f16
      %338 = vector.broadcast %337 : f16 to vector<16xf16>
      %339 = vector.extract %322[0] : f16 from vector<1xf16>
      %340 = arith.extf %339 : f16 to f32
      %341 = vector.extract %330[1] : i8 from vector<2xi8>
      %342 = arith.extsi %341 : i8 to i32
      %343 = arith.sitofp %342 : i32 to f32
      %344 = arith.mulf %340, %343 : f32
      %345 = arith.truncf %344 : f32 to f16
      %346 = vector.broadcast %345 : f16 to vector<16xf16>
      %347 = arith.addi %15, %c5 : index
      %348 = arith.divui %inputFeatures, %c2 : index
      %349 = arith.muli %348, %c3 : index
      %350 = arith.addi %349, %inputFeatures : index
      %351 = arith.addi %350, %c4 : index
      %352 = arith.divui %351, %c5 : index
      %353 = arith.muli %352, %c5 : index
      %354 = arith.addi %347, %353 : index
      %355 = arith.muli %inputFeatures, %c16 : index
      %356 = arith.addi %354, %355 : index
      %357 = arith.muli %313, %c15 : index
      %358 = arith.addi %357, %314 : index
      %359 = arith.muli %358, %c16 : index
      %360 = arith.addi %356, %359 : index
      %361 = arith.muli %313, %c2 : index
      %362 = arith.addi %354, %361 : index
      %363 = arith.muli %314, %c15 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%360] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %366 = vector.bitcast %365 : vector<8xi8> to vector<2xi32>
      %367 = vector.shuffle %366, %366 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %368 = vector.load %w[%364] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %369 = vector.bitcast %368 : vector<16xi8> to vector<4xi32>
      %370 = arith.shrui %369, %c21 : vector<4xi32>
      %371 = arith.andi %370, %c22 : vector<4xi32>
      %372 = arith.shrui %367, %c23 : vector<4xi32>
      %373 = arith.andi %372, %c24 : vector<4xi32>
      %374 = arith.shli %373, %c25 : vector<4xi32>
      %375 = arith.ori %371, %374 : vector<4xi32>
      %376 = arith.ori %375, %c26 : vector<4xi32>
      %377 = vector.bitcast %376 : vector<4xi32> to vector<8xf16>
      %378 = arith.shrui %369, %c25 : vector<4xi32>
      %379 = arith.andi %378, %c22 : vector<4xi32>
      %380 = arith.shrui %367, %c27 : vector<4xi32>
      %381 = arith.andi %380, %c24 : vector<4xi32>
      %382 = arith.shli %381, %c25 : vector<4xi32>
      %383 = arith.ori %379, %382 : vector<4xi32>
      %384 = arith.ori %383, %c26 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %369, %c28 : vector<4xi32>
      %387 = arith.andi %386, %c22 : vector<4xi32>
      %388 = arith.shrui %367, %c29 : vector<4xi32>
      %389 = arith.andi %388, %c24 : vector<4xi32>
      %390 = arith.shli %389, %c25 : vector<4xi32>
      %391 = arith.ori %387, %390 : vector<4xi32>
      %392 = arith.ori %391, %c26 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = arith.shrui %369, %c30 : vector<4xi32>
      %395 = arith.andi %394, %c22 : vector<4xi32>
      %396 = arith.shrui %367, %c31 : vector<4xi32>
      %397 = arith.andi %396, %c24 : vector<4xi32>
      %398 = arith.shli %397, %c25 : vector<4xi32>
      %399 = arith.ori %395, %398 : vector<4xi32>
      %400 = arith.ori %399, %c26 : vector<4xi32>
      %401 = vector.bitcast %400 : vector<4xi32> to vector<8xf16>
      %402 = vector.shuffle %377, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = vector.shuffle %393, %401 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = vector.shuffle %402, %403 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %405 = arith.subf %404, %c32 : vector<32xf16>
      %406 = vector.shuffle %405, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %407 = vector.shuffle %405, %405 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %408 = arith.mulf %406, %338 : vector<16xf16>
      %409 = arith.mulf %407, %346 : vector<16xf16>
      %410 = arith.addi %108, %c8 : index
      %411 = arith.remui %118, %c15 : index
      %412 = arith.addi %15, %c5 : index
      %413 = arith.divui %410, %c16 : index
      %414 = arith.muli %413, %c3 : index
      %415 = arith.addi %412, %414 : index
      %416 = arith.muli %411, %c6 : index
      %417 = arith.addi %415, %416 : index
      %418 = vector.load %w[%417] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %419 = vector.bitcast %418 : vector<2xi8> to vector<1xf16>
      %420 = arith.divui %inputFeatures, %c2 : index
      %421 = arith.muli %420, %c3 : index
      %422 = arith.addi %412, %421 : index
      %423 = arith.muli %410, %c3 : index
      %424 = arith.addi %422, %423 : index
      %425 = arith.muli %411, %c6 : index
      %426 = arith.addi %424, %425 : index
      %427 = vector.load %w[%426] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %428 = vector.extract %419[0] : f16 from vector<1xf16>
      %429 = arith.extf %428 : f16 to f32
      %430 = vector.extract %427[0] : i8 from vector<2xi8>
      %431 = arith.extsi %430 : i8 to i32
      %432 = arith.sitofp %431 : i32 to f32
      %433 = arith.mulf %429, %432 : f32
      %434 = arith.truncf %433 : f32 to f16
      %435 = vector.broadcast %434 : f16 to vector<16xf16>
      %436 = vector.extract %419[0] : f16 from vector<1xf16>
      %437 = arith.extf %436 : f16 to f32
      %438 = vector.extract %427[1] : i8 from vector<2xi8>
      %439 = arith.extsi %438 : i8 to i32
      %440 = arith.sitofp %439 : i32 to f32
      %441 = arith.mulf %437, %440 : f32
      %442 = arith.truncf %441 : f32 to f16
      %443 = vector.broadcast %442 : f16 to vector<16xf16>
      %444 = arith.addi %15, %c5 : index
      %445 = arith.divui %inputFeatures, %c2 : index
      %446 = arith.muli %445, %c3 : index
      %447 = arith.addi %446, %inputFeatures : index
      %448 = arith.addi %447, %c4 : index
      %449 = arith.divui %448, %c5 : index
      %450 = arith.muli %449, %c5 : index
      %451 = arith.addi %444, %450 : index
      %452 = arith.muli %inputFeatures, %c16 : index
      %453 = arith.addi %451, %452 : index
      %454 = arith.muli %410, %c15 : index
      %455 = arith.addi %454, %411 : index
      %456 = arith.muli %455, %c16 : index
      %457 = arith.addi %453, %456 : index
      %458 = arith.muli %410, %c2 : index
      %459 = arith.addi %451, %458 : index
      %460 = arith.muli %411, %c15 : index
      %461 = arith.addi %459, %460 : index
      %462 = vector.load %w[%457] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %463 = vector.bitcast %462 : vector<8xi8> to vector<2xi32>
      %464 = vector.shuffle %463, %463 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %465 = vector.load %w[%461] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %466 = vector.bitcast %465 : vector<16xi8> to vector<4xi32>
      %467 = arith.shrui %466, %c21 : vector<4xi32>
      %468 = arith.andi %467, %c22 : vector<4xi32>
      %469 = arith.shrui %464, %c23 : vector<4xi32>
      %470 = arith.andi %469, %c24 : vector<4xi32>
      %471 = arith.shli %470, %c25 : vector<4xi32>
      %472 = arith.ori %468, %471 : vector<4xi32>
      %473 = arith.ori %472, %c26 : vector<4xi32>
      %474 = vector.bitcast %473 : vector<4xi32> to vector<8xf16>
      %475 = arith.shrui %466, %c25 : vector<4xi32>
      %476 = arith.andi %475, %c22 : vector<4xi32>
      %477 = arith.shrui %464, %c27 : vector<4xi32>
      %478 = arith.andi %477, %c24 : vector<4xi32>
      %479 = arith.shli %478, %c25 : vector<4xi32>
      %480 = arith.ori %476, %479 : vector<4xi32>
      %481 = arith.ori %480, %c26 : vector<4xi32>
      %482 = vector.bitcast %481 : vector<4xi32> to vector<8xf16>
      %483 = arith.shrui %466, %c28 : vector<4xi32>
      %484 = arith.andi %483, %c22 : vector<4xi32>
      %485 = arith.shrui %464, %c29 : vector<4xi32>
      %486 = arith.andi %485, %c24 : vector<4xi32>
      %487 = arith.shli %486, %c25 : vector<4xi32>
      %488 = arith.ori %484, %487 : vector<4xi32>
      %489 = arith.ori %488, %c26 : vector<4xi32>
      %490 = vector.bitcast %489 : vector<4xi32> to vector<8xf16>
      %491 = arith.shrui %466, %c30 : vector<4xi32>
      %492 = arith.andi %491, %c22 : vector<4xi32>
      %493 = arith.shrui %464, %c31 : vector<4xi32>
      %494 = arith.andi %493, %c24 : vector<4xi32>
      %495 = arith.shli %494, %c25 : vector<4xi32>
      %496 = arith.ori %492, %495 : vector<4xi32>
      %497 = arith.ori %496, %c26 : vector<4xi32>
      %498 = vector.bitcast %497 : vector<4xi32> to vector<8xf16>
      %499 = vector.shuffle %474, %482 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = vector.shuffle %490, %498 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = vector.shuffle %499, %500 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %502 = arith.subf %501, %c32 : vector<32xf16>
      %503 = vector.shuffle %502, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %504 = vector.shuffle %502, %502 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %505 = arith.mulf %503, %435 : vector<16xf16>
      %506 = arith.mulf %504, %443 : vector<16xf16>
      %507 = arith.muli %108, %c6 : index
      %508 = arith.addi %507, %c7 : index
      %509 = arith.muli %tileRows, %c15 : index
      %510 = arith.muli %508, %509 : index
      %511 = arith.addi %40, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = arith.muli %tileRows, %c16 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = vector.shuffle %512, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %517 = wave.mma %516, %214, %109 : vector<16xf16>, vector<8xf32>
      %518 = wave.mma %516, %408, %110 : vector<16xf16>, vector<8xf32>
      %519 = arith.muli %108, %c6 : index
      %520 = arith.addi %519, %c7 : index
      %521 = arith.muli %tileRows, %c15 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.addi %58, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = arith.muli %tileRows, %c16 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = wave.mma %528, %214, %111 : vector<16xf16>, vector<8xf32>
      %530 = wave.mma %528, %408, %112 : vector<16xf16>, vector<8xf32>
      %531 = arith.muli %108, %c6 : index
      %532 = arith.addi %531, %c7 : index
      %533 = arith.muli %tileRows, %c15 : index
      %534 = arith.muli %532, %533 : index
      %535 = arith.addi %76, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = arith.muli %tileRows, %c16 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = vector.shuffle %536, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %541 = wave.mma %540, %214, %113 : vector<16xf16>, vector<8xf32>
      %542 = wave.mma %540, %408, %114 : vector<16xf16>, vector<8xf32>
      %543 = arith.muli %108, %c6 : index
      %544 = arith.addi %543, %c7 : index
      %545 = arith.muli %tileRows, %c15 : index
      %546 = arith.muli %544, %545 : index
      %547 = arith.addi %94, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = arith.muli %tileRows, %c16 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = vector.shuffle %548, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %553 = wave.mma %552, %214, %115 : vector<16xf16>, vector<8xf32>
      %554 = wave.mma %552, %408, %116 : vector<16xf16>, vector<8xf32>
      %555 = arith.muli %108, %c6 : index
      %556 = arith.addi %555, %c8 : index
      %557 = arith.muli %tileRows, %c15 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.addi %40, %558 : index
      %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %561 = arith.muli %tileRows, %c16 : index
      %562 = arith.addi %559, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = vector.shuffle %560, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = wave.mma %564, %215, %517 : vector<16xf16>, vector<8xf32>
      %566 = wave.mma %564, %409, %518 : vector<16xf16>, vector<8xf32>
      %567 = arith.muli %108, %c6 : index
      %568 = arith.addi %567, %c8 : index
      %569 = arith.muli %tileRows, %c15 : index
      %570 = arith.muli %568, %569 : index
      %571 = arith.addi %58, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = arith.muli %tileRows, %c16 : index
      %574 = arith.addi %571, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = vector.shuffle %572, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = wave.mma %576, %215, %529 : vector<16xf16>, vector<8xf32>
      %578 = wave.mma %576, %409, %530 : vector<16xf16>, vector<8xf32>
      %579 = arith.muli %108, %c6 : index
      %580 = arith.addi %579, %c8 : index
      %581 = arith.muli %tileRows, %c15 : index
      %582 = arith.muli %580, %581 : index
      %583 = arith.addi %76, %582 : index
      %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = arith.muli %tileRows, %c16 : index
      %586 = arith.addi %583, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = vector.shuffle %584, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = wave.mma %588, %215, %541 : vector<16xf16>, vector<8xf32>
      %590 = wave.mma %588, %409, %542 : vector<16xf16>, vector<8xf32>
      %591 = arith.muli %108, %c6 : index
      %592 = arith.addi %591, %c8 : index
      %593 = arith.muli %tileRows, %c15 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %94, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c16 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %215, %553 : vector<16xf16>, vector<8xf32>
      %602 = wave.mma %600, %409, %554 : vector<16xf16>, vector<8xf32>
      %603 = arith.muli %108, %c6 : index
      %604 = arith.addi %603, %c6 : index
      %605 = arith.muli %tileRows, %c15 : index
      %606 = arith.muli %604, %605 : index
      %607 = arith.addi %40, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = arith.muli %tileRows, %c16 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = vector.shuffle %608, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = wave.mma %612, %311, %565 : vector<16xf16>, vector<8xf32>
      %614 = wave.mma %612, %505, %566 : vector<16xf16>, vector<8xf32>
      %615 = arith.muli %108, %c6 : index
      %616 = arith.addi %615, %c6 : index
      %617 = arith.muli %tileRows, %c15 : index
      %618 = arith.muli %616, %617 : index
      %619 = arith.addi %58, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = arith.muli %tileRows, %c16 : index
      %622 = arith.addi %619, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %625 = wave.mma %624, %311, %577 : vector<16xf16>, vector<8xf32>
      %626 = wave.mma %624, %505, %578 : vector<16xf16>, vector<8xf32>
      %627 = arith.muli %108, %c6 : index
      %628 = arith.addi %627, %c6 : index
      %629 = arith.muli %tileRows, %c15 : index
      %630 = arith.muli %628, %629 : index
      %631 = arith.addi %76, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = arith.muli %tileRows, %c16 : index
      %634 = arith.addi %631, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = vector.shuffle %632, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = wave.mma %636, %311, %589 : vector<16xf16>, vector<8xf32>
      %638 = wave.mma %636, %505, %590 : vector<16xf16>, vector<8xf32>
      %639 = arith.muli %108, %c6 : index
      %640 = arith.addi %639, %c6 : index
      %641 = arith.muli %tileRows, %c15 : index
      %642 = arith.muli %640, %641 : index
      %643 = arith.addi %94, %642 : index
      %644 = vector.load %x[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %645 = arith.muli %tileRows, %c16 : index
      %646 = arith.addi %643, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = vector.shuffle %644, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %649 = wave.mma %648, %311, %601 : vector<16xf16>, vector<8xf32>
      %650 = wave.mma %648, %505, %602 : vector<16xf16>, vector<8xf32>
      %651 = arith.muli %108, %c6 : index
      %652 = arith.addi %651, %c33 : index
      %653 = arith.muli %tileRows, %c15 : index
      %654 = arith.muli %652, %653 : index
      %655 = arith.addi %40, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c16 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %312, %613 : vector<16xf16>, vector<8xf32>
      %662 = wave.mma %660, %506, %614 : vector<16xf16>, vector<8xf32>
      %663 = arith.muli %108, %c6 : index
      %664 = arith.addi %663, %c33 : index
      %665 = arith.muli %tileRows, %c15 : index
      %666 = arith.muli %664, %665 : index
      %667 = arith.addi %58, %666 : index
      %668 = vector.load %x[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %669 = arith.muli %tileRows, %c16 : index
      %670 = arith.addi %667, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = vector.shuffle %668, %671 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %673 = wave.mma %672, %312, %625 : vector<16xf16>, vector<8xf32>
      %674 = wave.mma %672, %506, %626 : vector<16xf16>, vector<8xf32>
      %675 = arith.muli %108, %c6 : index
      %676 = arith.addi %675, %c33 : index
      %677 = arith.muli %tileRows, %c15 : index
      %678 = arith.muli %676, %677 : index
      %679 = arith.addi %76, %678 : index
      %680 = vector.load %x[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %681 = arith.muli %tileRows, %c16 : index
      %682 = arith.addi %679, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = vector.shuffle %680, %683 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = wave.mma %684, %312, %637 : vector<16xf16>, vector<8xf32>
      %686 = wave.mma %684, %506, %638 : vector<16xf16>, vector<8xf32>
      %687 = arith.muli %108, %c6 : index
      %688 = arith.addi %687, %c33 : index
      %689 = arith.muli %tileRows, %c15 : index
      %690 = arith.muli %688, %689 : index
      %691 = arith.addi %94, %690 : index
      %692 = vector.load %x[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %693 = arith.muli %tileRows, %c16 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = vector.shuffle %692, %695 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %697 = wave.mma %696, %312, %649 : vector<16xf16>, vector<8xf32>
      %698 = wave.mma %696, %506, %650 : vector<16xf16>, vector<8xf32>
      scf.yield %661, %662, %673, %674, %685, %686, %697, %698 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %699 = arith.select %101, %107, %100 : index
    %709:8 = scf.for %700 = %107 to %699 step %c8 iter_args(%701 = %117#0, %702 = %117#1, %703 = %117#2, %704 = %117#3, %705 = %117#4, %706 = %117#5, %707 = %117#6, %708 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %710 = wave.lane
      %711 = arith.addi %700, %c7 : index
      %712 = arith.remui %710, %c15 : index
      %713 = arith.addi %13, %c5 : index
      %714 = arith.divui %711, %c16 : index
      %715 = arith.muli %714, %c3 : index
      %716 = arith.addi %713, %715 : index
      %717 = arith.muli %712, %c6 : index
      %718 = arith.addi %716, %717 : index
      %719 = vector.load %w[%718] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %720 = vector.bitcast %719 : vector<2xi8> to vector<1xf16>
      %721 = arith.divui %inputFeatures, %c2 : index
      %722 = arith.muli %721, %c3 : index
      %723 = arith.addi %713, %722 : index
      %724 = arith.muli %711, %c3 : index
      %725 = arith.addi %723, %724 : index
      %726 = arith.muli %712, %c6 : index
      %727 = arith.addi %725, %726 : index
      %728 = vector.load %w[%727] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %729 = vector.extract %720[0] : f16 from vector<1xf16>
      %730 = arith.extf %729 : f16 to f32
      %731 = vector.extract %728[0] : i8 from vector<2xi8>
      %732 = arith.extsi %731 : i8 to i32
      %733 = arith.sitofp %732 : i32 to f32
      %734 = arith.mulf %730, %733 : f32
      %735 = arith.truncf %734 : f32 to f16
      %736 = vector.broadcast %735 : f16 to vector<16xf16>
      %737 = vector.extract %720[0] : f16 from vector<1xf16>
      %738 = arith.extf %737 : f16 to f32
      %739 = vector.extract %728[1] : i8 from vector<2xi8>
      %740 = arith.extsi %739 : i8 to i32
      %741 = arith.sitofp %740 : i32 to f32
      %742 = arith.mulf %738, %741 : f32
      %743 = arith.truncf %742 : f32 to f16
      %744 = vector.broadcast %743 : f16 to vector<16xf16>
      %745 = arith.addi %13, %c5 : index
      %746 = arith.divui %inputFeatures, %c2 : index
      %747 = arith.muli %746, %c3 : index
      %748 = arith.addi %747, %inputFeatures : index
      %749 = arith.addi %748, %c4 : index
      %750 = arith.divui %749, %c5 : index
      %751 = arith.muli %750, %c5 : index
      %752 = arith.addi %745, %751 : index
      %753 = arith.muli %inputFeatures, %c16 : index
      %754 = arith.addi %752, %753 : index
      %755 = arith.muli %711, %c15 : index
      %756 = arith.addi %755, %712 : index
      %757 = arith.muli %756, %c16 : index
      %758 = arith.addi %754, %757 : index
      %759 = arith.muli %711, %c2 : index
      %760 = arith.addi %752, %759 : index
      %761 = arith.muli %712, %c15 : index
      %762 = arith.addi %760, %761 : index
      %763 = vector.load %w[%758] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %764 = vector.bitcast %763 : vector<8xi8> to vector<2xi32>
      %765 = vector.shuffle %764, %764 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %766 = vector.load %w[%762] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %767 = vector.bitcast %766 : vector<16xi8> to vector<4xi32>
      %768 = arith.shrui %767, %c21 : vector<4xi32>
      %769 = arith.andi %768, %c22 : vector<4xi32>
      %770 = arith.shrui %765, %c23 : vector<4xi32>
      %771 = arith.andi %770, %c24 : vector<4xi32>
      %772 = arith.shli %771, %c25 : vector<4xi32>
      %773 = arith.ori %769, %772 : vector<4xi32>
      %774 = arith.ori %773, %c26 : vector<4xi32>
      %775 = vector.bitcast %774 : vector<4xi32> to vector<8xf16>
      %776 = arith.shrui %767, %c25 : vector<4xi32>
      %777 = arith.andi %776, %c22 : vector<4xi32>
      %778 = arith.shrui %765, %c27 : vector<4xi32>
      %779 = arith.andi %778, %c24 : vector<4xi32>
      %780 = arith.shli %779, %c25 : vector<4xi32>
      %781 = arith.ori %777, %780 : vector<4xi32>
      %782 = arith.ori %781, %c26 : vector<4xi32>
      %783 = vector.bitcast %782 : vector<4xi32> to vector<8xf16>
      %784 = arith.shrui %767, %c28 : vector<4xi32>
      %785 = arith.andi %784, %c22 : vector<4xi32>
      %786 = arith.shrui %765, %c29 : vector<4xi32>
      %787 = arith.andi %786, %c24 : vector<4xi32>
      %788 = arith.shli %787, %c25 : vector<4xi32>
      %789 = arith.ori %785, %788 : vector<4xi32>
      %790 = arith.ori %789, %c26 : vector<4xi32>
      %791 = vector.bitcast %790 : vector<4xi32> to vector<8xf16>
      %792 = arith.shrui %767, %c30 : vector<4xi32>
      %793 = arith.andi %792, %c22 : vector<4xi32>
      %794 = arith.shrui %765, %c31 : vector<4xi32>
      %795 = arith.andi %794, %c24 : vector<4xi32>
      %796 = arith.shli %795, %c25 : vector<4xi32>
      %797 = arith.ori %793, %796 : vector<4xi32>
      %798 = arith.ori %797, %c26 : vector<4xi32>
      %799 = vector.bitcast %798 : vector<4xi32> to vector<8xf16>
      %800 = vector.shuffle %775, %783 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %801 = vector.shuffle %791, %799 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %802 = vector.shuffle %800, %801 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %803 = arith.subf %802, %c32 : vector<32xf16>
      %804 = vector.shuffle %803, %803 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %805 = vector.shuffle %803, %803 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %806 = arith.mulf %804, %736 : vector<16xf16>
      %807 = arith.mulf %805, %744 : vector<16xf16>
      %808 = arith.addi %700, %c7 : index
      %809 = arith.remui %710, %c15 : index
      %810 = arith.addi %15, %c5 : index
      %811 = arith.divui %808, %c16 : index
      %812 = arith.muli %811, %c3 : index
      %813 = arith.addi %810, %812 : index
      %814 = arith.muli %809, %c6 : index
      %815 = arith.addi %813, %814 : index
      %816 = vector.load %w[%815] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %817 = vector.bitcast %816 : vector<2xi8> to vector<1xf16>
      %818 = arith.divui %inputFeatures, %c2 : index
      %819 = arith.muli %818, %c3 : index
      %820 = arith.addi %810, %819 : index
      %821 = arith.muli %808, %c3 : index
      %822 = arith.addi %820, %821 : index
      %823 = arith.muli %809, %c6 : index
      %824 = arith.addi %822, %823 : index
      %825 = vector.load %w[%824] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %826 = vector.extract %817[0] : f16 from vector<1xf16>
      %827 = arith.extf %826 : f16 to f32
      %828 = vector.extract %825[0] : i8 from vector<2xi8>
      %829 = arith.extsi %828 : i8 to i32
      %830 = arith.sitofp %829 : i32 to f32
      %831 = arith.mulf %827, %830 : f32
      %832 = arith.truncf %831 : f32 to f16
      %833 = vector.broadcast %832 : f16 to vector<16xf16>
      %834 = vector.extract %817[0] : f16 from vector<1xf16>
      %835 = arith.extf %834 : f16 to f32
      %836 = vector.extract %825[1] : i8 from vector<2xi8>
      %837 = arith.extsi %836 : i8 to i32
      %838 = arith.sitofp %837 : i32 to f32
      %839 = arith.mulf %835, %838 : f32
      %840 = arith.truncf %839 : f32 to f16
      %841 = vector.broadcast %840 : f16 to vector<16xf16>
      %842 = arith.addi %15, %c5 : index
      %843 = arith.divui %inputFeatures, %c2 : index
      %844 = arith.muli %843, %c3 : index
      %845 = arith.addi %844, %inputFeatures : index
      %846 = arith.addi %845, %c4 : index
      %847 = arith.divui %846, %c5 : index
      %848 = arith.muli %847, %c5 : index
      %849 = arith.addi %842, %848 : index
      %850 = arith.muli %inputFeatures, %c16 : index
      %851 = arith.addi %849, %850 : index
      %852 = arith.muli %808, %c15 : index
      %853 = arith.addi %852, %809 : index
      %854 = arith.muli %853, %c16 : index
      %855 = arith.addi %851, %854 : index
      %856 = arith.muli %808, %c2 : index
      %857 = arith.addi %849, %856 : index
      %858 = arith.muli %809, %c15 : index
      %859 = arith.addi %857, %858 : index
      %860 = vector.load %w[%855] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %861 = vector.bitcast %860 : vector<8xi8> to vector<2xi32>
      %862 = vector.shuffle %861, %861 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %863 = vector.load %w[%859] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %864 = vector.bitcast %863 : vector<16xi8> to vector<4xi32>
      %865 = arith.shrui %864, %c21 : vector<4xi32>
      %866 = arith.andi %865, %c22 : vector<4xi32>
      %867 = arith.shrui %862, %c23 : vector<4xi32>
      %868 = arith.andi %867, %c24 : vector<4xi32>
      %869 = arith.shli %868, %c25 : vector<4xi32>
      %870 = arith.ori %866, %869 : vector<4xi32>
      %871 = arith.ori %870, %c26 : vector<4xi32>
      %872 = vector.bitcast %871 : vector<4xi32> to vector<8xf16>
      %873 = arith.shrui %864, %c25 : vector<4xi32>
      %874 = arith.andi %873, %c22 : vector<4xi32>
      %875 = arith.shrui %862, %c27 : vector<4xi32>
      %876 = arith.andi %875, %c24 : vector<4xi32>
      %877 = arith.shli %876, %c25 : vector<4xi32>
      %878 = arith.ori %874, %877 : vector<4xi32>
      %879 = arith.ori %878, %c26 : vector<4xi32>
      %880 = vector.bitcast %879 : vector<4xi32> to vector<8xf16>
      %881 = arith.shrui %864, %c28 : vector<4xi32>
      %882 = arith.andi %881, %c22 : vector<4xi32>
      %883 = arith.shrui %862, %c29 : vector<4xi32>
      %884 = arith.andi %883, %c24 : vector<4xi32>
      %885 = arith.shli %884, %c25 : vector<4xi32>
      %886 = arith.ori %882, %885 : vector<4xi32>
      %887 = arith.ori %886, %c26 : vector<4xi32>
      %888 = vector.bitcast %887 : vector<4xi32> to vector<8xf16>
      %889 = arith.shrui %864, %c30 : vector<4xi32>
      %890 = arith.andi %889, %c22 : vector<4xi32>
      %891 = arith.shrui %862, %c31 : vector<4xi32>
      %892 = arith.andi %891, %c24 : vector<4xi32>
      %893 = arith.shli %892, %c25 : vector<4xi32>
      %894 = arith.ori %890, %893 : vector<4xi32>
      %895 = arith.ori %894, %c26 : vector<4xi32>
      %896 = vector.bitcast %895 : vector<4xi32> to vector<8xf16>
      %897 = vector.shuffle %872, %880 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %898 = vector.shuffle %888, %896 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %899 = vector.shuffle %897, %898 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %900 = arith.subf %899, %c32 : vector<32xf16>
      %901 = vector.shuffle %900, %900 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %902 = vector.shuffle %900, %900 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %903 = arith.mulf %901, %833 : vector<16xf16>
      %904 = arith.mulf %902, %841 : vector<16xf16>
      %905 = arith.muli %700, %c6 : index
      %906 = arith.addi %905, %c7 : index
      %907 = arith.muli %tileRows, %c15 : index
      %908 = arith.muli %906, %907 : index
      %909 = arith.addi %40, %908 : index
      %910 = vector.load %x[%909] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %911 = arith.muli %tileRows, %c16 : index
      %912 = arith.addi %909, %911 : index
      %913 = vector.load %x[%912] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %914 = vector.shuffle %910, %913 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %915 = wave.mma %914, %806, %701 : vector<16xf16>, vector<8xf32>
      %916 = wave.mma %914, %903, %702 : vector<16xf16>, vector<8xf32>
      %917 = arith.muli %700, %c6 : index
      %918 = arith.addi %917, %c7 : index
      %919 = arith.muli %tileRows, %c15 : index
      %920 = arith.muli %918, %919 : index
      %921 = arith.addi %58, %920 : index
      %922 = vector.load %x[%921] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %923 = arith.muli %tileRows, %c16 : index
      %924 = arith.addi %921, %923 : index
      %925 = vector.load %x[%924] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %926 = vector.shuffle %922, %925 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %927 = wave.mma %926, %806, %703 : vector<16xf16>, vector<8xf32>
      %928 = wave.mma %926, %903, %704 : vector<16xf16>, vector<8xf32>
      %929 = arith.muli %700, %c6 : index
      %930 = arith.addi %929, %c7 : index
      %931 = arith.muli %tileRows, %c15 : index
      %932 = arith.muli %930, %931 : index
      %933 = arith.addi %76, %932 : index
      %934 = vector.load %x[%933] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %935 = arith.muli %tileRows, %c16 : index
      %936 = arith.addi %933, %935 : index
      %937 = vector.load %x[%936] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %938 = vector.shuffle %934, %937 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %939 = wave.mma %938, %806, %705 : vector<16xf16>, vector<8xf32>
      %940 = wave.mma %938, %903, %706 : vector<16xf16>, vector<8xf32>
      %941 = arith.muli %700, %c6 : index
      %942 = arith.addi %941, %c7 : index
      %943 = arith.muli %tileRows, %c15 : index
      %944 = arith.muli %942, %943 : index
      %945 = arith.addi %94, %944 : index
      %946 = vector.load %x[%945] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %947 = arith.muli %tileRows, %c16 : index
      %948 = arith.addi %945, %947 : index
      %949 = vector.load %x[%948] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %950 = vector.shuffle %946, %949 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %951 = wave.mma %950, %806, %707 : vector<16xf16>, vector<8xf32>
      %952 = wave.mma %950, %903, %708 : vector<16xf16>, vector<8xf32>
      %953 = arith.muli %700, %c6 : index
      %954 = arith.addi %953, %c8 : index
      %955 = arith.muli %tileRows, %c15 : index
      %956 = arith.muli %954, %955 : index
      %957 = arith.addi %40, %956 : index
      %958 = vector.load %x[%957] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %959 = arith.muli %tileRows, %c16 : index
      %960 = arith.addi %957, %959 : index
      %961 = vector.load %x[%960] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %962 = vector.shuffle %958, %961 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %963 = wave.mma %962, %807, %915 : vector<16xf16>, vector<8xf32>
      %964 = wave.mma %962, %904, %916 : vector<16xf16>, vector<8xf32>
      %965 = arith.muli %700, %c6 : index
      %966 = arith.addi %965, %c8 : index
      %967 = arith.muli %tileRows, %c15 : index
      %968 = arith.muli %966, %967 : index
      %969 = arith.addi %58, %968 : index
      %970 = vector.load %x[%969] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %971 = arith.muli %tileRows, %c16 : index
      %972 = arith.addi %969, %971 : index
      %973 = vector.load %x[%972] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %974 = vector.shuffle %970, %973 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %975 = wave.mma %974, %807, %927 : vector<16xf16>, vector<8xf32>
      %976 = wave.mma %974, %904, %928 : vector<16xf16>, vector<8xf32>
      %977 = arith.muli %700, %c6 : index
      %978 = arith.addi %977, %c8 : index
      %979 = arith.muli %tileRows, %c15 : index
      %980 = arith.muli %978, %979 : index
      %981 = arith.addi %76, %980 : index
      %982 = vector.load %x[%981] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %983 = arith.muli %tileRows, %c16 : index
      %984 = arith.addi %981, %983 : index
      %985 = vector.load %x[%984] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %986 = vector.shuffle %982, %985 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %987 = wave.mma %986, %807, %939 : vector<16xf16>, vector<8xf32>
      %988 = wave.mma %986, %904, %940 : vector<16xf16>, vector<8xf32>
      %989 = arith.muli %700, %c6 : index
      %990 = arith.addi %989, %c8 : index
      %991 = arith.muli %tileRows, %c15 : index
      %992 = arith.muli %990, %991 : index
      %993 = arith.addi %94, %992 : index
      %994 = vector.load %x[%993] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %995 = arith.muli %tileRows, %c16 : index
      %996 = arith.addi %993, %995 : index
      %997 = vector.load %x[%996] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %998 = vector.shuffle %994, %997 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %999 = wave.mma %998, %807, %951 : vector<16xf16>, vector<8xf32>
      %1000 = wave.mma %998, %904, %952 : vector<16xf16>, vector<8xf32>
      scf.yield %963, %964, %975, %976, %987, %988, %999, %1000 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %1001 = wave.lane
    %1002 = wave.wave
    %1003 = arith.muli %1002, %c6 : index
    %1004 = arith.addi %1003, %c7 : index
    %1005 = arith.muli %1004, %c2 : index
    %1006 = arith.addi %1005, %1001 : index
    %1007 = vector.extract %709#0[0] : f32 from vector<8xf32>
    %1008 = arith.addi %1006, %c7 : index
    memref.store %1007, %19[%1008] : memref<?xf32>
    %1009 = vector.extract %709#0[1] : f32 from vector<8xf32>
    %1010 = arith.addi %1006, %c3 : index
    memref.store %1009, %19[%1010] : memref<?xf32>
    %1011 = vector.extract %709#0[2] : f32 from vector<8xf32>
    %1012 = arith.addi %1006, %c10 : index
    memref.store %1011, %19[%1012] : memref<?xf32>
    %1013 = vector.extract %709#0[3] : f32 from vector<8xf32>
    %1014 = arith.addi %1006, %c34 : index
    memref.store %1013, %19[%1014] : memref<?xf32>
    %1015 = vector.extract %709#0[4] : f32 from vector<8xf32>
    %1016 = arith.addi %1006, %c5 : index
    memref.store %1015, %19[%1016] : memref<?xf32>
    %1017 = vector.extract %709#0[5] : f32 from vector<8xf32>
    %1018 = arith.addi %1006, %c35 : index
    memref.store %1017, %19[%1018] : memref<?xf32>
    %1019 = vector.extract %709#0[6] : f32 from vector<8xf32>
    %1020 = arith.addi %1006, %c36 : index
    memref.store %1019, %19[%1020] : memref<?xf32>
    %1021 = vector.extract %709#0[7] : f32 from vector<8xf32>
    %1022 = arith.addi %1006, %c37 : index
    memref.store %1021, %19[%1022] : memref<?xf32>
    %1023 = arith.muli %1002, %c6 : index
    %1024 = arith.addi %1023, %c8 : index
    %1025 = arith.muli %1024, %c2 : index
    %1026 = arith.addi %1025, %1001 : index
    %1027 = vector.extract %709#1[0] : f32 from vector<8xf32>
    %1028 = arith.addi %1026, %c7 : index
    memref.store %1027, %19[%1028] : memref<?xf32>
    %1029 = vector.extract %709#1[1] : f32 from vector<8xf32>
    %1030 = arith.addi %1026, %c3 : index
    memref.store %1029, %19[%1030] : memref<?xf32>
    %1031 = vector.extract %709#1[2] : f32 from vector<8xf32>
    %1032 = arith.addi %1026, %c10 : index
    memref.store %1031, %19[%1032] : memref<?xf32>
    %1033 = vector.extract %709#1[3] : f32 from vector<8xf32>
    %1034 = arith.addi %1026, %c34 : index
    memref.store %1033, %19[%1034] : memref<?xf32>
    %1035 = vector.extract %709#1[4] : f32 from vector<8xf32>
    %1036 = arith.addi %1026, %c5 : index
    memref.store %1035, %19[%1036] : memref<?xf32>
    %1037 = vector.extract %709#1[5] : f32 from vector<8xf32>
    %1038 = arith.addi %1026, %c35 : index
    memref.store %1037, %19[%1038] : memref<?xf32>
    %1039 = vector.extract %709#1[6] : f32 from vector<8xf32>
    %1040 = arith.addi %1026, %c36 : index
    memref.store %1039, %19[%1040] : memref<?xf32>
    %1041 = vector.extract %709#1[7] : f32 from vector<8xf32>
    %1042 = arith.addi %1026, %c37 : index
    memref.store %1041, %19[%1042] : memref<?xf32>
    wave.barrier
    %1043 = arith.muli %1002, %c8 : index
    %1044 = arith.addi %1043, %c7 : index
    %1045 = arith.muli %1044, %c3 : index
    %1046 = arith.addi %1045, %1001 : index
    %1047 = arith.addi %1046, %c7 : index
    %1048 = memref.load %19[%1047] : memref<?xf32>
    %1049 = arith.addi %1047, %c38 : index
    %1050 = memref.load %19[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = arith.addi %1047, %c39 : index
    %1053 = memref.load %19[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.addi %1047, %c40 : index
    %1056 = memref.load %19[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.addi %1047, %c41 : index
    %1059 = memref.load %19[%1058] : memref<?xf32>
    %1060 = arith.addf %1057, %1059 : f32
    %1061 = arith.addi %1047, %c42 : index
    %1062 = memref.load %19[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1047, %c43 : index
    %1065 = memref.load %19[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1047, %c44 : index
    %1068 = memref.load %19[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.muli %1044, %c3 : index
    %1071 = arith.addi %1070, %1001 : index
    %1072 = arith.addi %1071, %c2 : index
    %1073 = memref.load %19[%1072] : memref<?xf32>
    %1074 = arith.addi %1072, %c38 : index
    %1075 = memref.load %19[%1074] : memref<?xf32>
    %1076 = arith.addf %1073, %1075 : f32
    %1077 = arith.addi %1072, %c39 : index
    %1078 = memref.load %19[%1077] : memref<?xf32>
    %1079 = arith.addf %1076, %1078 : f32
    %1080 = arith.addi %1072, %c40 : index
    %1081 = memref.load %19[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = arith.addi %1072, %c41 : index
    %1084 = memref.load %19[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.addi %1072, %c42 : index
    %1087 = memref.load %19[%1086] : memref<?xf32>
    %1088 = arith.addf %1085, %1087 : f32
    %1089 = arith.addi %1072, %c43 : index
    %1090 = memref.load %19[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.addi %1072, %c44 : index
    %1093 = memref.load %19[%1092] : memref<?xf32>
    %1094 = arith.addf %1091, %1093 : f32
    %1095 = wave.lane
    %1096 = arith.addi %18, %c7 : index
    %1097 = arith.muli %1044, %c6 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.divui %1095, %c15 : index
    %1100 = arith.addi %1098, %1099 : index
    %1101 = arith.cmpi slt, %1100, %17 : index
    scf.if %1101 {
      %1102 = arith.cmpi eq, %hasFactors, %c8 : index
      %1103 = arith.muli %1100, %c6 : index
      %1104 = memref.load %factors[%1103] : memref<?xf32>
      %1105 = arith.mulf %1104, %operandScale : f32
      %1106 = arith.select %1102, %1105, %operandScale : f32
      %1107 = arith.remui %1095, %c15 : index
      %1108 = arith.muli %1107, %c47 : index
      %1109 = arith.addi %13, %1108 : index
      %1110 = vector.load %w[%1109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1111 = vector.bitcast %1110 : vector<4xi8> to vector<1xf32>
      %1112 = vector.extract %1111[0] : f32 from vector<1xf32>
      %1113 = arith.mulf %1112, %1106 : f32
      %1114 = arith.mulf %1069, %1113 : f32
      %1115 = arith.remui %1095, %c15 : index
      %1116 = arith.muli %1115, %c47 : index
      %1117 = arith.addi %15, %1116 : index
      %1118 = vector.load %w[%1117] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1119 = vector.bitcast %1118 : vector<4xi8> to vector<1xf32>
      %1120 = vector.extract %1119[0] : f32 from vector<1xf32>
      %1121 = arith.mulf %1120, %1106 : f32
      %1122 = arith.mulf %1094, %1121 : f32
      %1123 = arith.addi %13, %c10 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.muli %1100, %c6 : index
      %1128 = arith.addi %1127, %c8 : index
      %1129 = memref.load %factors[%1128] : memref<?xf32>
      %1130 = arith.mulf %1129, %1126 : f32
      %1131 = arith.bitcast %1130 : f32 to i32
      %1132 = arith.shrui %1131, %c48 : i32
      %1133 = arith.maxsi %1132, %c49 : i32
      %1134 = arith.subi %c50, %1133 : i32
      %1135 = arith.shli %1134, %c48 : i32
      %1136 = arith.subi %1133, %c51 : i32
      %1137 = arith.shli %1136, %c48 : i32
      %1138 = arith.bitcast %1135 : i32 to f32
      %1139 = arith.bitcast %1137 : i32 to f32
      %1140 = arith.cmpi eq, %0, %c7 : index
      %1141 = wave.lane
      %1142 = arith.remui %1141, %c15 : index
      %1143 = arith.cmpi eq, %1142, %c7 : index
      %1144 = arith.andi %1140, %1143 : i1
      scf.if %1144 {
        %1145 = arith.muli %1100, %c6 : index
        memref.store %1139, %out_factors[%1145] : memref<?xf32>
      }
      %1146 = arith.mulf %1114, %c53 : f32
      %1147 = wave.exp2 %1146 : f32
      %1148 = arith.addf %c52, %1147 : f32
      %1149 = arith.divf %1114, %1148 : f32
      %1150 = arith.mulf %1149, %1122 : f32
      %1151 = arith.mulf %1150, %1138 : f32
      %1152 = arith.truncf %1151 : f32 to f16
      %1153 = arith.muli %0, %c15 : index
      %1154 = wave.lane
      %1155 = arith.remui %1154, %c15 : index
      %1156 = arith.addi %1153, %1155 : index
      %1157 = arith.divui %1100, %outTileRows : index
      %1158 = arith.divui %outputFeatures, %c15 : index
      %1159 = arith.muli %1157, %1158 : index
      %1160 = arith.divui %1156, %c15 : index
      %1161 = arith.addi %1159, %1160 : index
      %1162 = arith.muli %1161, %c6 : index
      %1163 = arith.remui %1156, %c15 : index
      %1164 = arith.divui %1163, %c16 : index
      %1165 = arith.addi %1162, %1164 : index
      %1166 = arith.muli %outTileRows, %c16 : index
      %1167 = arith.muli %1165, %1166 : index
      %1168 = arith.remui %1100, %outTileRows : index
      %1169 = arith.muli %1168, %c16 : index
      %1170 = arith.addi %1167, %1169 : index
      %1171 = arith.remui %1156, %c16 : index
      %1172 = arith.addi %1170, %1171 : index
      memref.store %1152, %out[%1172] : memref<?xf16>
    }
    %1173 = wave.lane
    wave.barrier
    %1174 = wave.wave
    %1175 = arith.muli %1174, %c6 : index
    %1176 = arith.addi %1175, %c7 : index
    %1177 = arith.muli %1176, %c2 : index
    %1178 = arith.addi %1177, %1173 : index
    %1179 = vector.extract %709#2[0] : f32 from vector<8xf32>
    %1180 = arith.addi %1178, %c7 : index
    memref.store %1179, %19[%1180] : memref<?xf32>
    %1181 = vector.extract %709#2[1] : f32 from vector<8xf32>
    %1182 = arith.addi %1178, %c3 : index
    memref.store %1181, %19[%1182] : memref<?xf32>
    %1183 = vector.extract %709#2[2] : f32 from vector<8xf32>
    %1184 = arith.addi %1178, %c10 : index
    memref.store %1183, %19[%1184] : memref<?xf32>
    %1185 = vector.extract %709#2[3] : f32 from vector<8xf32>
    %1186 = arith.addi %1178, %c34 : index
    memref.store %1185, %19[%1186] : memref<?xf32>
    %1187 = vector.extract %709#2[4] : f32 from vector<8xf32>
    %1188 = arith.addi %1178, %c5 : index
    memref.store %1187, %19[%1188] : memref<?xf32>
    %1189 = vector.extract %709#2[5] : f32 from vector<8xf32>
    %1190 = arith.addi %1178, %c35 : index
    memref.store %1189, %19[%1190] : memref<?xf32>
    %1191 = vector.extract %709#2[6] : f32 from vector<8xf32>
    %1192 = arith.addi %1178, %c36 : index
    memref.store %1191, %19[%1192] : memref<?xf32>
    %1193 = vector.extract %709#2[7] : f32 from vector<8xf32>
    %1194 = arith.addi %1178, %c37 : index
    memref.store %1193, %19[%1194] : memref<?xf32>
    %1195 = arith.muli %1174, %c6 : index
    %1196 = arith.addi %1195, %c8 : index
    %1197 = arith.muli %1196, %c2 : index
    %1198 = arith.addi %1197, %1173 : index
    %1199 = vector.extract %709#3[0] : f32 from vector<8xf32>
    %1200 = arith.addi %1198, %c7 : index
    memref.store %1199, %19[%1200] : memref<?xf32>
    %1201 = vector.extract %709#3[1] : f32 from vector<8xf32>
    %1202 = arith.addi %1198, %c3 : index
    memref.store %1201, %19[%1202] : memref<?xf32>
    %1203 = vector.extract %709#3[2] : f32 from vector<8xf32>
    %1204 = arith.addi %1198, %c10 : index
    memref.store %1203, %19[%1204] : memref<?xf32>
    %1205 = vector.extract %709#3[3] : f32 from vector<8xf32>
    %1206 = arith.addi %1198, %c34 : index
    memref.store %1205, %19[%1206] : memref<?xf32>
    %1207 = vector.extract %709#3[4] : f32 from vector<8xf32>
    %1208 = arith.addi %1198, %c5 : index
    memref.store %1207, %19[%1208] : memref<?xf32>
    %1209 = vector.extract %709#3[5] : f32 from vector<8xf32>
    %1210 = arith.addi %1198, %c35 : index
    memref.store %1209, %19[%1210] : memref<?xf32>
    %1211 = vector.extract %709#3[6] : f32 from vector<8xf32>
    %1212 = arith.addi %1198, %c36 : index
    memref.store %1211, %19[%1212] : memref<?xf32>
    %1213 = vector.extract %709#3[7] : f32 from vector<8xf32>
    %1214 = arith.addi %1198, %c37 : index
    memref.store %1213, %19[%1214] : memref<?xf32>
    wave.barrier
    %1215 = arith.muli %1174, %c8 : index
    %1216 = arith.addi %1215, %c7 : index
    %1217 = arith.muli %1216, %c3 : index
    %1218 = arith.addi %1217, %1173 : index
    %1219 = arith.addi %1218, %c7 : index
    %1220 = memref.load %19[%1219] : memref<?xf32>
    %1221 = arith.addi %1219, %c38 : index
    %1222 = memref.load %19[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = arith.addi %1219, %c39 : index
    %1225 = memref.load %19[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = arith.addi %1219, %c40 : index
    %1228 = memref.load %19[%1227] : memref<?xf32>
    %1229 = arith.addf %1226, %1228 : f32
    %1230 = arith.addi %1219, %c41 : index
    %1231 = memref.load %19[%1230] : memref<?xf32>
    %1232 = arith.addf %1229, %1231 : f32
    %1233 = arith.addi %1219, %c42 : index
    %1234 = memref.load %19[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = arith.addi %1219, %c43 : index
    %1237 = memref.load %19[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = arith.addi %1219, %c44 : index
    %1240 = memref.load %19[%1239] : memref<?xf32>
    %1241 = arith.addf %1238, %1240 : f32
    %1242 = arith.muli %1216, %c3 : index
    %1243 = arith.addi %1242, %1173 : index
    %1244 = arith.addi %1243, %c2 : index
    %1245 = memref.load %19[%1244] : memref<?xf32>
    %1246 = arith.addi %1244, %c38 : index
    %1247 = memref.load %19[%1246] : memref<?xf32>
    %1248 = arith.addf %1245, %1247 : f32
    %1249 = arith.addi %1244, %c39 : index
    %1250 = memref.load %19[%1249] : memref<?xf32>
    %1251 = arith.addf %1248, %1250 : f32
    %1252 = arith.addi %1244, %c40 : index
    %1253 = memref.load %19[%1252] : memref<?xf32>
    %1254 = arith.addf %1251, %1253 : f32
    %1255 = arith.addi %1244, %c41 : index
    %1256 = memref.load %19[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = arith.addi %1244, %c42 : index
    %1259 = memref.load %19[%1258] : memref<?xf32>
    %1260 = arith.addf %1257, %1259 : f32
    %1261 = arith.addi %1244, %c43 : index
    %1262 = memref.load %19[%1261] : memref<?xf32>
    %1263 = arith.addf %1260, %1262 : f32
    %1264 = arith.addi %1244, %c44 : index
    %1265 = memref.load %19[%1264] : memref<?xf32>
    %1266 = arith.addf %1263, %1265 : f32
    %1267 = wave.lane
    %1268 = arith.addi %18, %c15 : index
    %1269 = arith.muli %1216, %c6 : index
    %1270 = arith.addi %1268, %1269 : index
    %1271 = arith.divui %1267, %c15 : index
    %1272 = arith.addi %1270, %1271 : index
    %1273 = arith.cmpi slt, %1272, %17 : index
    scf.if %1273 {
      %1274 = arith.cmpi eq, %hasFactors, %c8 : index
      %1275 = arith.muli %1272, %c6 : index
      %1276 = memref.load %factors[%1275] : memref<?xf32>
      %1277 = arith.mulf %1276, %operandScale : f32
      %1278 = arith.select %1274, %1277, %operandScale : f32
      %1279 = arith.remui %1267, %c15 : index
      %1280 = arith.muli %1279, %c47 : index
      %1281 = arith.addi %13, %1280 : index
      %1282 = vector.load %w[%1281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1283 = vector.bitcast %1282 : vector<4xi8> to vector<1xf32>
      %1284 = vector.extract %1283[0] : f32 from vector<1xf32>
      %1285 = arith.mulf %1284, %1278 : f32
      %1286 = arith.mulf %1241, %1285 : f32
      %1287 = arith.remui %1267, %c15 : index
      %1288 = arith.muli %1287, %c47 : index
      %1289 = arith.addi %15, %1288 : index
      %1290 = vector.load %w[%1289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1291 = vector.bitcast %1290 : vector<4xi8> to vector<1xf32>
      %1292 = vector.extract %1291[0] : f32 from vector<1xf32>
      %1293 = arith.mulf %1292, %1278 : f32
      %1294 = arith.mulf %1266, %1293 : f32
      %1295 = arith.addi %13, %c10 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.muli %1272, %c6 : index
      %1300 = arith.addi %1299, %c8 : index
      %1301 = memref.load %factors[%1300] : memref<?xf32>
      %1302 = arith.mulf %1301, %1298 : f32
      %1303 = arith.bitcast %1302 : f32 to i32
      %1304 = arith.shrui %1303, %c48 : i32
      %1305 = arith.maxsi %1304, %c49 : i32
      %1306 = arith.subi %c50, %1305 : i32
      %1307 = arith.shli %1306, %c48 : i32
      %1308 = arith.subi %1305, %c51 : i32
      %1309 = arith.shli %1308, %c48 : i32
      %1310 = arith.bitcast %1307 : i32 to f32
      %1311 = arith.bitcast %1309 : i32 to f32
      %1312 = arith.cmpi eq, %0, %c7 : index
      %1313 = wave.lane
      %1314 = arith.remui %1313, %c15 : index
      %1315 = arith.cmpi eq, %1314, %c7 : index
      %1316 = arith.andi %1312, %1315 : i1
      scf.if %1316 {
        %1317 = arith.muli %1272, %c6 : index
        memref.store %1311, %out_factors[%1317] : memref<?xf32>
      }
      %1318 = arith.mulf %1286, %c53 : f32
      %1319 = wave.exp2 %1318 : f32
      %1320 = arith.addf %c52, %1319 : f32
      %1321 = arith.divf %1286, %1320 : f32
      %1322 = arith.mulf %1321, %1294 : f32
      %1323 = arith.mulf %1322, %1310 : f32
      %1324 = arith.truncf %1323 : f32 to f16
      %1325 = arith.muli %0, %c15 : index
      %1326 = wave.lane
      %1327 = arith.remui %1326, %c15 : index
      %1328 = arith.addi %1325, %1327 : index
      %1329 = arith.divui %1272, %outTileRows : index
      %1330 = arith.divui %outputFeatures, %c15 : index
      %1331 = arith.muli %1329, %1330 : index
      %1332 = arith.divui %1328, %c15 : index
      %1333 = arith.addi %1331, %1332 : index
      %1334 = arith.muli %1333, %c6 : index
      %1335 = arith.remui %1328, %c15 : index
      %1336 = arith.divui %1335, %c16 : index
      %1337 = arith.addi %1334, %1336 : index
      %1338 = arith.muli %outTileRows, %c16 : index
      %1339 = arith.muli %1337, %1338 : index
      %1340 = arith.remui %1272, %outTileRows : index
      %1341 = arith.muli %1340, %c16 : index
      %1342 = arith.addi %1339, %1341 : index
      %1343 = arith.remui %1328, %c16 : index
      %1344 = arith.addi %1342, %1343 : index
      memref.store %1324, %out[%1344] : memref<?xf16>
    }
    %1345 = wave.lane
    wave.barrier
    %1346 = wave.wave
    %1347 = arith.muli %1346, %c6 : index
    %1348 = arith.addi %1347, %c7 : index
    %1349 = arith.muli %1348, %c2 : index
    %1350 = arith.addi %1349, %1345 : index
    %1351 = vector.extract %709#4[0] : f32 from vector<8xf32>
    %1352 = arith.addi %1350, %c7 : index
    memref.store %1351, %19[%1352] : memref<?xf32>
    %1353 = vector.extract %709#4[1] : f32 from vector<8xf32>
    %1354 = arith.addi %1350, %c3 : index
    memref.store %1353, %19[%1354] : memref<?xf32>
    %1355 = vector.extract %709#4[2] : f32 from vector<8xf32>
    %1356 = arith.addi %1350, %c10 : index
    memref.store %1355, %19[%1356] : memref<?xf32>
    %1357 = vector.extract %709#4[3] : f32 from vector<8xf32>
    %1358 = arith.addi %1350, %c34 : index
    memref.store %1357, %19[%1358] : memref<?xf32>
    %1359 = vector.extract %709#4[4] : f32 from vector<8xf32>
    %1360 = arith.addi %1350, %c5 : index
    memref.store %1359, %19[%1360] : memref<?xf32>
    %1361 = vector.extract %709#4[5] : f32 from vector<8xf32>
    %1362 = arith.addi %1350, %c35 : index
    memref.store %1361, %19[%1362] : memref<?xf32>
    %1363 = vector.extract %709#4[6] : f32 from vector<8xf32>
    %1364 = arith.addi %1350, %c36 : index
    memref.store %1363, %19[%1364] : memref<?xf32>
    %1365 = vector.extract %709#4[7] : f32 from vector<8xf32>
    %1366 = arith.addi %1350, %c37 : index
    memref.store %1365, %19[%1366] : memref<?xf32>
    %1367 = arith.muli %1346, %c6 : index
    %1368 = arith.addi %1367, %c8 : index
    %1369 = arith.muli %1368, %c2 : index
    %1370 = arith.addi %1369, %1345 : index
    %1371 = vector.extract %709#5[0] : f32 from vector<8xf32>
    %1372 = arith.addi %1370, %c7 : index
    memref.store %1371, %19[%1372] : memref<?xf32>
    %1373 = vector.extract %709#5[1] : f32 from vector<8xf32>
    %1374 = arith.addi %1370, %c3 : index
    memref.store %1373, %19[%1374] : memref<?xf32>
    %1375 = vector.extract %709#5[2] : f32 from vector<8xf32>
    %1376 = arith.addi %1370, %c10 : index
    memref.store %1375, %19[%1376] : memref<?xf32>
    %1377 = vector.extract %709#5[3] : f32 from vector<8xf32>
    %1378 = arith.addi %1370, %c34 : index
    memref.store %1377, %19[%1378] : memref<?xf32>
    %1379 = vector.extract %709#5[4] : f32 from vector<8xf32>
    %1380 = arith.addi %1370, %c5 : index
    memref.store %1379, %19[%1380] : memref<?xf32>
    %1381 = vector.extract %709#5[5] : f32 from vector<8xf32>
    %1382 = arith.addi %1370, %c35 : index
    memref.store %1381, %19[%1382] : memref<?xf32>
    %1383 = vector.extract %709#5[6] : f32 from vector<8xf32>
    %1384 = arith.addi %1370, %c36 : index
    memref.store %1383, %19[%1384] : memref<?xf32>
    %1385 = vector.extract %709#5[7] : f32 from vector<8xf32>
    %1386 = arith.addi %1370, %c37 : index
    memref.store %1385, %19[%1386] : memref<?xf32>
    wave.barrier
    %1387 = arith.muli %1346, %c8 : index
    %1388 = arith.addi %1387, %c7 : index
    %1389 = arith.muli %1388, %c3 : index
    %1390 = arith.addi %1389, %1345 : index
    %1391 = arith.addi %1390, %c7 : index
    %1392 = memref.load %19[%1391] : memref<?xf32>
    %1393 = arith.addi %1391, %c38 : index
    %1394 = memref.load %19[%1393] : memref<?xf32>
    %1395 = arith.addf %1392, %1394 : f32
    %1396 = arith.addi %1391, %c39 : index
    %1397 = memref.load %19[%1396] : memref<?xf32>
    %1398 = arith.addf %1395, %1397 : f32
    %1399 = arith.addi %1391, %c40 : index
    %1400 = memref.load %19[%1399] : memref<?xf32>
    %1401 = arith.addf %1398, %1400 : f32
    %1402 = arith.addi %1391, %c41 : index
    %1403 = memref.load %19[%1402] : memref<?xf32>
    %1404 = arith.addf %1401, %1403 : f32
    %1405 = arith.addi %1391, %c42 : index
    %1406 = memref.load %19[%1405] : memref<?xf32>
    %1407 = arith.addf %1404, %1406 : f32
    %1408 = arith.addi %1391, %c43 : index
    %1409 = memref.load %19[%1408] : memref<?xf32>
    %1410 = arith.addf %1407, %1409 : f32
    %1411 = arith.addi %1391, %c44 : index
    %1412 = memref.load %19[%1411] : memref<?xf32>
    %1413 = arith.addf %1410, %1412 : f32
    %1414 = arith.muli %1388, %c3 : index
    %1415 = arith.addi %1414, %1345 : index
    %1416 = arith.addi %1415, %c2 : index
    %1417 = memref.load %19[%1416] : memref<?xf32>
    %1418 = arith.addi %1416, %c38 : index
    %1419 = memref.load %19[%1418] : memref<?xf32>
    %1420 = arith.addf %1417, %1419 : f32
    %1421 = arith.addi %1416, %c39 : index
    %1422 = memref.load %19[%1421] : memref<?xf32>
    %1423 = arith.addf %1420, %1422 : f32
    %1424 = arith.addi %1416, %c40 : index
    %1425 = memref.load %19[%1424] : memref<?xf32>
    %1426 = arith.addf %1423, %1425 : f32
    %1427 = arith.addi %1416, %c41 : index
    %1428 = memref.load %19[%1427] : memref<?xf32>
    %1429 = arith.addf %1426, %1428 : f32
    %1430 = arith.addi %1416, %c42 : index
    %1431 = memref.load %19[%1430] : memref<?xf32>
    %1432 = arith.addf %1429, %1431 : f32
    %1433 = arith.addi %1416, %c43 : index
    %1434 = memref.load %19[%1433] : memref<?xf32>
    %1435 = arith.addf %1432, %1434 : f32
    %1436 = arith.addi %1416, %c44 : index
    %1437 = memref.load %19[%1436] : memref<?xf32>
    %1438 = arith.addf %1435, %1437 : f32
    %1439 = wave.lane
    %1440 = arith.addi %18, %c3 : index
    %1441 = arith.muli %1388, %c6 : index
    %1442 = arith.addi %1440, %1441 : index
    %1443 = arith.divui %1439, %c15 : index
    %1444 = arith.addi %1442, %1443 : index
    %1445 = arith.cmpi slt, %1444, %17 : index
    scf.if %1445 {
      %1446 = arith.cmpi eq, %hasFactors, %c8 : index
      %1447 = arith.muli %1444, %c6 : index
      %1448 = memref.load %factors[%1447] : memref<?xf32>
      %1449 = arith.mulf %1448, %operandScale : f32
      %1450 = arith.select %1446, %1449, %operandScale : f32
      %1451 = arith.remui %1439, %c15 : index
      %1452 = arith.muli %1451, %c47 : index
      %1453 = arith.addi %13, %1452 : index
      %1454 = vector.load %w[%1453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1455 = vector.bitcast %1454 : vector<4xi8> to vector<1xf32>
      %1456 = vector.extract %1455[0] : f32 from vector<1xf32>
      %1457 = arith.mulf %1456, %1450 : f32
      %1458 = arith.mulf %1413, %1457 : f32
      %1459 = arith.remui %1439, %c15 : index
      %1460 = arith.muli %1459, %c47 : index
      %1461 = arith.addi %15, %1460 : index
      %1462 = vector.load %w[%1461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1463 = vector.bitcast %1462 : vector<4xi8> to vector<1xf32>
      %1464 = vector.extract %1463[0] : f32 from vector<1xf32>
      %1465 = arith.mulf %1464, %1450 : f32
      %1466 = arith.mulf %1438, %1465 : f32
      %1467 = arith.addi %13, %c10 : index
      %1468 = vector.load %w[%1467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1469 = vector.bitcast %1468 : vector<4xi8> to vector<1xf32>
      %1470 = vector.extract %1469[0] : f32 from vector<1xf32>
      %1471 = arith.muli %1444, %c6 : index
      %1472 = arith.addi %1471, %c8 : index
      %1473 = memref.load %factors[%1472] : memref<?xf32>
      %1474 = arith.mulf %1473, %1470 : f32
      %1475 = arith.bitcast %1474 : f32 to i32
      %1476 = arith.shrui %1475, %c48 : i32
      %1477 = arith.maxsi %1476, %c49 : i32
      %1478 = arith.subi %c50, %1477 : i32
      %1479 = arith.shli %1478, %c48 : i32
      %1480 = arith.subi %1477, %c51 : i32
      %1481 = arith.shli %1480, %c48 : i32
      %1482 = arith.bitcast %1479 : i32 to f32
      %1483 = arith.bitcast %1481 : i32 to f32
      %1484 = arith.cmpi eq, %0, %c7 : index
      %1485 = wave.lane
      %1486 = arith.remui %1485, %c15 : index
      %1487 = arith.cmpi eq, %1486, %c7 : index
      %1488 = arith.andi %1484, %1487 : i1
      scf.if %1488 {
        %1489 = arith.muli %1444, %c6 : index
        memref.store %1483, %out_factors[%1489] : memref<?xf32>
      }
      %1490 = arith.mulf %1458, %c53 : f32
      %1491 = wave.exp2 %1490 : f32
      %1492 = arith.addf %c52, %1491 : f32
      %1493 = arith.divf %1458, %1492 : f32
      %1494 = arith.mulf %1493, %1466 : f32
      %1495 = arith.mulf %1494, %1482 : f32
      %1496 = arith.truncf %1495 : f32 to f16
      %1497 = arith.muli %0, %c15 : index
      %1498 = wave.lane
      %1499 = arith.remui %1498, %c15 : index
      %1500 = arith.addi %1497, %1499 : index
      %1501 = arith.divui %1444, %outTileRows : index
      %1502 = arith.divui %outputFeatures, %c15 : index
      %1503 = arith.muli %1501, %1502 : index
      %1504 = arith.divui %1500, %c15 : index
      %1505 = arith.addi %1503, %1504 : index
      %1506 = arith.muli %1505, %c6 : index
      %1507 = arith.remui %1500, %c15 : index
      %1508 = arith.divui %1507, %c16 : index
      %1509 = arith.addi %1506, %1508 : index
      %1510 = arith.muli %outTileRows, %c16 : index
      %1511 = arith.muli %1509, %1510 : index
      %1512 = arith.remui %1444, %outTileRows : index
      %1513 = arith.muli %1512, %c16 : index
      %1514 = arith.addi %1511, %1513 : index
      %1515 = arith.remui %1500, %c16 : index
      %1516 = arith.addi %1514, %1515 : index
      memref.store %1496, %out[%1516] : memref<?xf16>
    }
    %1517 = wave.lane
    wave.barrier
    %1518 = wave.wave
    %1519 = arith.muli %1518, %c6 : index
    %1520 = arith.addi %1519, %c7 : index
    %1521 = arith.muli %1520, %c2 : index
    %1522 = arith.addi %1521, %1517 : index
    %1523 = vector.extract %709#6[0] : f32 from vector<8xf32>
    %1524 = arith.addi %1522, %c7 : index
    memref.store %1523, %19[%1524] : memref<?xf32>
    %1525 = vector.extract %709#6[1] : f32 from vector<8xf32>
    %1526 = arith.addi %1522, %c3 : index
    memref.store %1525, %19[%1526] : memref<?xf32>
    %1527 = vector.extract %709#6[2] : f32 from vector<8xf32>
    %1528 = arith.addi %1522, %c10 : index
    memref.store %1527, %19[%1528] : memref<?xf32>
    %1529 = vector.extract %709#6[3] : f32 from vector<8xf32>
    %1530 = arith.addi %1522, %c34 : index
    memref.store %1529, %19[%1530] : memref<?xf32>
    %1531 = vector.extract %709#6[4] : f32 from vector<8xf32>
    %1532 = arith.addi %1522, %c5 : index
    memref.store %1531, %19[%1532] : memref<?xf32>
    %1533 = vector.extract %709#6[5] : f32 from vector<8xf32>
    %1534 = arith.addi %1522, %c35 : index
    memref.store %1533, %19[%1534] : memref<?xf32>
    %1535 = vector.extract %709#6[6] : f32 from vector<8xf32>
    %1536 = arith.addi %1522, %c36 : index
    memref.store %1535, %19[%1536] : memref<?xf32>
    %1537 = vector.extract %709#6[7] : f32 from vector<8xf32>
    %1538 = arith.addi %1522, %c37 : index
    memref.store %1537, %19[%1538] : memref<?xf32>
    %1539 = arith.muli %1518, %c6 : index
    %1540 = arith.addi %1539, %c8 : index
    %1541 = arith.muli %1540, %c2 : index
    %1542 = arith.addi %1541, %1517 : index
    %1543 = vector.extract %709#7[0] : f32 from vector<8xf32>
    %1544 = arith.addi %1542, %c7 : index
    memref.store %1543, %19[%1544] : memref<?xf32>
    %1545 = vector.extract %709#7[1] : f32 from vector<8xf32>
    %1546 = arith.addi %1542, %c3 : index
    memref.store %1545, %19[%1546] : memref<?xf32>
    %1547 = vector.extract %709#7[2] : f32 from vector<8xf32>
    %1548 = arith.addi %1542, %c10 : index
    memref.store %1547, %19[%1548] : memref<?xf32>
    %1549 = vector.extract %709#7[3] : f32 from vector<8xf32>
    %1550 = arith.addi %1542, %c34 : index
    memref.store %1549, %19[%1550] : memref<?xf32>
    %1551 = vector.extract %709#7[4] : f32 from vector<8xf32>
    %1552 = arith.addi %1542, %c5 : index
    memref.store %1551, %19[%1552] : memref<?xf32>
    %1553 = vector.extract %709#7[5] : f32 from vector<8xf32>
    %1554 = arith.addi %1542, %c35 : index
    memref.store %1553, %19[%1554] : memref<?xf32>
    %1555 = vector.extract %709#7[6] : f32 from vector<8xf32>
    %1556 = arith.addi %1542, %c36 : index
    memref.store %1555, %19[%1556] : memref<?xf32>
    %1557 = vector.extract %709#7[7] : f32 from vector<8xf32>
    %1558 = arith.addi %1542, %c37 : index
    memref.store %1557, %19[%1558] : memref<?xf32>
    wave.barrier
    %1559 = arith.muli %1518, %c8 : index
    %1560 = arith.addi %1559, %c7 : index
    %1561 = arith.muli %1560, %c3 : index
    %1562 = arith.addi %1561, %1517 : index
    %1563 = arith.addi %1562, %c7 : index
    %1564 = memref.load %19[%1563] : memref<?xf32>
    %1565 = arith.addi %1563, %c38 : index
    %1566 = memref.load %19[%1565] : memref<?xf32>
    %1567 = arith.addf %1564, %1566 : f32
    %1568 = arith.addi %1563, %c39 : index
    %1569 = memref.load %19[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = arith.addi %1563, %c40 : index
    %1572 = memref.load %19[%1571] : memref<?xf32>
    %1573 = arith.addf %1570, %1572 : f32
    %1574 = arith.addi %1563, %c41 : index
    %1575 = memref.load %19[%1574] : memref<?xf32>
    %1576 = arith.addf %1573, %1575 : f32
    %1577 = arith.addi %1563, %c42 : index
    %1578 = memref.load %19[%1577] : memref<?xf32>
    %1579 = arith.addf %1576, %1578 : f32
    %1580 = arith.addi %1563, %c43 : index
    %1581 = memref.load %19[%1580] : memref<?xf32>
    %1582 = arith.addf %1579, %1581 : f32
    %1583 = arith.addi %1563, %c44 : index
    %1584 = memref.load %19[%1583] : memref<?xf32>
    %1585 = arith.addf %1582, %1584 : f32
    %1586 = arith.muli %1560, %c3 : index
    %1587 = arith.addi %1586, %1517 : index
    %1588 = arith.addi %1587, %c2 : index
    %1589 = memref.load %19[%1588] : memref<?xf32>
    %1590 = arith.addi %1588, %c38 : index
    %1591 = memref.load %19[%1590] : memref<?xf32>
    %1592 = arith.addf %1589, %1591 : f32
    %1593 = arith.addi %1588, %c39 : index
    %1594 = memref.load %19[%1593] : memref<?xf32>
    %1595 = arith.addf %1592, %1594 : f32
    %1596 = arith.addi %1588, %c40 : index
    %1597 = memref.load %19[%1596] : memref<?xf32>
    %1598 = arith.addf %1595, %1597 : f32
    %1599 = arith.addi %1588, %c41 : index
    %1600 = memref.load %19[%1599] : memref<?xf32>
    %1601 = arith.addf %1598, %1600 : f32
    %1602 = arith.addi %1588, %c42 : index
    %1603 = memref.load %19[%1602] : memref<?xf32>
    %1604 = arith.addf %1601, %1603 : f32
    %1605 = arith.addi %1588, %c43 : index
    %1606 = memref.load %19[%1605] : memref<?xf32>
    %1607 = arith.addf %1604, %1606 : f32
    %1608 = arith.addi %1588, %c44 : index
    %1609 = memref.load %19[%1608] : memref<?xf32>
    %1610 = arith.addf %1607, %1609 : f32
    %1611 = wave.lane
    %1612 = arith.addi %18, %c17 : index
    %1613 = arith.muli %1560, %c6 : index
    %1614 = arith.addi %1612, %1613 : index
    %1615 = arith.divui %1611, %c15 : index
    %1616 = arith.addi %1614, %1615 : index
    %1617 = arith.cmpi slt, %1616, %17 : index
    scf.if %1617 {
      %1618 = arith.cmpi eq, %hasFactors, %c8 : index
      %1619 = arith.muli %1616, %c6 : index
      %1620 = memref.load %factors[%1619] : memref<?xf32>
      %1621 = arith.mulf %1620, %operandScale : f32
      %1622 = arith.select %1618, %1621, %operandScale : f32
      %1623 = arith.remui %1611, %c15 : index
      %1624 = arith.muli %1623, %c47 : index
      %1625 = arith.addi %13, %1624 : index
      %1626 = vector.load %w[%1625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1627 = vector.bitcast %1626 : vector<4xi8> to vector<1xf32>
      %1628 = vector.extract %1627[0] : f32 from vector<1xf32>
      %1629 = arith.mulf %1628, %1622 : f32
      %1630 = arith.mulf %1585, %1629 : f32
      %1631 = arith.remui %1611, %c15 : index
      %1632 = arith.muli %1631, %c47 : index
      %1633 = arith.addi %15, %1632 : index
      %1634 = vector.load %w[%1633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1635 = vector.bitcast %1634 : vector<4xi8> to vector<1xf32>
      %1636 = vector.extract %1635[0] : f32 from vector<1xf32>
      %1637 = arith.mulf %1636, %1622 : f32
      %1638 = arith.mulf %1610, %1637 : f32
      %1639 = arith.addi %13, %c10 : index
      %1640 = vector.load %w[%1639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1641 = vector.bitcast %1640 : vector<4xi8> to vector<1xf32>
      %1642 = vector.extract %1641[0] : f32 from vector<1xf32>
      %1643 = arith.muli %1616, %c6 : index
      %1644 = arith.addi %1643, %c8 : index
      %1645 = memref.load %factors[%1644] : memref<?xf32>
      %1646 = arith.mulf %1645, %1642 : f32
      %1647 = arith.bitcast %1646 : f32 to i32
      %1648 = arith.shrui %1647, %c48 : i32
      %1649 = arith.maxsi %1648, %c49 : i32
      %1650 = arith.subi %c50, %1649 : i32
      %1651 = arith.shli %1650, %c48 : i32
      %1652 = arith.subi %1649, %c51 : i32
      %1653 = arith.shli %1652, %c48 : i32
      %1654 = arith.bitcast %1651 : i32 to f32
      %1655 = arith.bitcast %1653 : i32 to f32
      %1656 = arith.cmpi eq, %0, %c7 : index
      %1657 = wave.lane
      %1658 = arith.remui %1657, %c15 : index
      %1659 = arith.cmpi eq, %1658, %c7 : index
      %1660 = arith.andi %1656, %1659 : i1
      scf.if %1660 {
        %1661 = arith.muli %1616, %c6 : index
        memref.store %1655, %out_factors[%1661] : memref<?xf32>
      }
      %1662 = arith.mulf %1630, %c53 : f32
      %1663 = wave.exp2 %1662 : f32
      %1664 = arith.addf %c52, %1663 : f32
      %1665 = arith.divf %1630, %1664 : f32
      %1666 = arith.mulf %1665, %1638 : f32
      %1667 = arith.mulf %1666, %1654 : f32
      %1668 = arith.truncf %1667 : f32 to f16
      %1669 = arith.muli %0, %c15 : index
      %1670 = wave.lane
      %1671 = arith.remui %1670, %c15 : index
      %1672 = arith.addi %1669, %1671 : index
      %1673 = arith.divui %1616, %outTileRows : index
      %1674 = arith.divui %outputFeatures, %c15 : index
      %1675 = arith.muli %1673, %1674 : index
      %1676 = arith.divui %1672, %c15 : index
      %1677 = arith.addi %1675, %1676 : index
      %1678 = arith.muli %1677, %c6 : index
      %1679 = arith.remui %1672, %c15 : index
      %1680 = arith.divui %1679, %c16 : index
      %1681 = arith.addi %1678, %1680 : index
      %1682 = arith.muli %outTileRows, %c16 : index
      %1683 = arith.muli %1681, %1682 : index
      %1684 = arith.remui %1616, %outTileRows : index
      %1685 = arith.muli %1684, %c16 : index
      %1686 = arith.addi %1683, %1685 : index
      %1687 = arith.remui %1672, %c16 : index
      %1688 = arith.addi %1686, %1687 : index
      memref.store %1668, %out[%1688] : memref<?xf16>
    }
  }
  wave.return
}
