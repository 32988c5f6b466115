// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q6_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q6_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c11 = arith.constant 2048 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c43 = arith.constant 4 : index
  %c44 = arith.constant 23 : i32
  %c45 = arith.constant 141 : i32
  %c46 = arith.constant 268 : i32
  %c47 = arith.constant 14 : i32
  %c48 = arith.constant 0x3F800000 : f32
  %c49 = arith.constant 0xBFB8AA3B : f32
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
    %1043 = arith.muli %1002, %c6 : index
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
    %1058 = arith.muli %1044, %c3 : index
    %1059 = arith.addi %1058, %1001 : index
    %1060 = arith.addi %1059, %c2 : index
    %1061 = memref.load %19[%1060] : memref<?xf32>
    %1062 = arith.addi %1060, %c38 : index
    %1063 = memref.load %19[%1062] : memref<?xf32>
    %1064 = arith.addf %1061, %1063 : f32
    %1065 = arith.addi %1060, %c39 : index
    %1066 = memref.load %19[%1065] : memref<?xf32>
    %1067 = arith.addf %1064, %1066 : f32
    %1068 = arith.addi %1060, %c40 : index
    %1069 = memref.load %19[%1068] : memref<?xf32>
    %1070 = arith.addf %1067, %1069 : f32
    %1071 = wave.lane
    %1072 = arith.addi %18, %c7 : index
    %1073 = arith.muli %1044, %c6 : index
    %1074 = arith.addi %1072, %1073 : index
    %1075 = arith.divui %1071, %c15 : index
    %1076 = arith.addi %1074, %1075 : index
    %1077 = arith.cmpi slt, %1076, %17 : index
    scf.if %1077 {
      %1078 = arith.cmpi eq, %hasFactors, %c8 : index
      %1079 = arith.muli %1076, %c6 : index
      %1080 = memref.load %factors[%1079] : memref<?xf32>
      %1081 = arith.mulf %1080, %operandScale : f32
      %1082 = arith.select %1078, %1081, %operandScale : f32
      %1083 = arith.remui %1071, %c15 : index
      %1084 = arith.muli %1083, %c43 : index
      %1085 = arith.addi %13, %1084 : index
      %1086 = vector.load %w[%1085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1087 = vector.bitcast %1086 : vector<4xi8> to vector<1xf32>
      %1088 = vector.extract %1087[0] : f32 from vector<1xf32>
      %1089 = arith.mulf %1088, %1082 : f32
      %1090 = arith.mulf %1057, %1089 : f32
      %1091 = arith.remui %1071, %c15 : index
      %1092 = arith.muli %1091, %c43 : index
      %1093 = arith.addi %15, %1092 : index
      %1094 = vector.load %w[%1093] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1095 = vector.bitcast %1094 : vector<4xi8> to vector<1xf32>
      %1096 = vector.extract %1095[0] : f32 from vector<1xf32>
      %1097 = arith.mulf %1096, %1082 : f32
      %1098 = arith.mulf %1070, %1097 : f32
      %1099 = arith.addi %13, %c10 : index
      %1100 = vector.load %w[%1099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1101 = vector.bitcast %1100 : vector<4xi8> to vector<1xf32>
      %1102 = vector.extract %1101[0] : f32 from vector<1xf32>
      %1103 = arith.muli %1076, %c6 : index
      %1104 = arith.addi %1103, %c8 : index
      %1105 = memref.load %factors[%1104] : memref<?xf32>
      %1106 = arith.mulf %1105, %1102 : f32
      %1107 = arith.bitcast %1106 : f32 to i32
      %1108 = arith.shrui %1107, %c44 : i32
      %1109 = arith.maxsi %1108, %c45 : i32
      %1110 = arith.subi %c46, %1109 : i32
      %1111 = arith.shli %1110, %c44 : i32
      %1112 = arith.subi %1109, %c47 : i32
      %1113 = arith.shli %1112, %c44 : i32
      %1114 = arith.bitcast %1111 : i32 to f32
      %1115 = arith.bitcast %1113 : i32 to f32
      %1116 = arith.cmpi eq, %0, %c7 : index
      %1117 = wave.lane
      %1118 = arith.remui %1117, %c15 : index
      %1119 = arith.cmpi eq, %1118, %c7 : index
      %1120 = arith.andi %1116, %1119 : i1
      scf.if %1120 {
        %1121 = arith.muli %1076, %c6 : index
        memref.store %1115, %out_factors[%1121] : memref<?xf32>
      }
      %1122 = arith.mulf %1090, %c49 : f32
      %1123 = wave.exp2 %1122 : f32
      %1124 = arith.addf %c48, %1123 : f32
      %1125 = arith.divf %1090, %1124 : f32
      %1126 = arith.mulf %1125, %1098 : f32
      %1127 = arith.mulf %1126, %1114 : f32
      %1128 = arith.truncf %1127 : f32 to f16
      %1129 = arith.muli %0, %c15 : index
      %1130 = wave.lane
      %1131 = arith.remui %1130, %c15 : index
      %1132 = arith.addi %1129, %1131 : index
      %1133 = arith.divui %1076, %outTileRows : index
      %1134 = arith.divui %outputFeatures, %c15 : index
      %1135 = arith.muli %1133, %1134 : index
      %1136 = arith.divui %1132, %c15 : index
      %1137 = arith.addi %1135, %1136 : index
      %1138 = arith.muli %1137, %c6 : index
      %1139 = arith.remui %1132, %c15 : index
      %1140 = arith.divui %1139, %c16 : index
      %1141 = arith.addi %1138, %1140 : index
      %1142 = arith.muli %outTileRows, %c16 : index
      %1143 = arith.muli %1141, %1142 : index
      %1144 = arith.remui %1076, %outTileRows : index
      %1145 = arith.muli %1144, %c16 : index
      %1146 = arith.addi %1143, %1145 : index
      %1147 = arith.remui %1132, %c16 : index
      %1148 = arith.addi %1146, %1147 : index
      memref.store %1128, %out[%1148] : memref<?xf16>
    }
    %1149 = arith.muli %1002, %c6 : index
    %1150 = arith.addi %1149, %c8 : index
    %1151 = arith.muli %1150, %c3 : index
    %1152 = arith.addi %1151, %1001 : index
    %1153 = arith.addi %1152, %c7 : index
    %1154 = memref.load %19[%1153] : memref<?xf32>
    %1155 = arith.addi %1153, %c38 : index
    %1156 = memref.load %19[%1155] : memref<?xf32>
    %1157 = arith.addf %1154, %1156 : f32
    %1158 = arith.addi %1153, %c39 : index
    %1159 = memref.load %19[%1158] : memref<?xf32>
    %1160 = arith.addf %1157, %1159 : f32
    %1161 = arith.addi %1153, %c40 : index
    %1162 = memref.load %19[%1161] : memref<?xf32>
    %1163 = arith.addf %1160, %1162 : f32
    %1164 = arith.muli %1150, %c3 : index
    %1165 = arith.addi %1164, %1001 : index
    %1166 = arith.addi %1165, %c2 : index
    %1167 = memref.load %19[%1166] : memref<?xf32>
    %1168 = arith.addi %1166, %c38 : index
    %1169 = memref.load %19[%1168] : memref<?xf32>
    %1170 = arith.addf %1167, %1169 : f32
    %1171 = arith.addi %1166, %c39 : index
    %1172 = memref.load %19[%1171] : memref<?xf32>
    %1173 = arith.addf %1170, %1172 : f32
    %1174 = arith.addi %1166, %c40 : index
    %1175 = memref.load %19[%1174] : memref<?xf32>
    %1176 = arith.addf %1173, %1175 : f32
    %1177 = wave.lane
    %1178 = arith.addi %18, %c7 : index
    %1179 = arith.muli %1150, %c6 : index
    %1180 = arith.addi %1178, %1179 : index
    %1181 = arith.divui %1177, %c15 : index
    %1182 = arith.addi %1180, %1181 : index
    %1183 = arith.cmpi slt, %1182, %17 : index
    scf.if %1183 {
      %1184 = arith.cmpi eq, %hasFactors, %c8 : index
      %1185 = arith.muli %1182, %c6 : index
      %1186 = memref.load %factors[%1185] : memref<?xf32>
      %1187 = arith.mulf %1186, %operandScale : f32
      %1188 = arith.select %1184, %1187, %operandScale : f32
      %1189 = arith.remui %1177, %c15 : index
      %1190 = arith.muli %1189, %c43 : index
      %1191 = arith.addi %13, %1190 : index
      %1192 = vector.load %w[%1191] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1193 = vector.bitcast %1192 : vector<4xi8> to vector<1xf32>
      %1194 = vector.extract %1193[0] : f32 from vector<1xf32>
      %1195 = arith.mulf %1194, %1188 : f32
      %1196 = arith.mulf %1163, %1195 : f32
      %1197 = arith.remui %1177, %c15 : index
      %1198 = arith.muli %1197, %c43 : index
      %1199 = arith.addi %15, %1198 : index
      %1200 = vector.load %w[%1199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1201 = vector.bitcast %1200 : vector<4xi8> to vector<1xf32>
      %1202 = vector.extract %1201[0] : f32 from vector<1xf32>
      %1203 = arith.mulf %1202, %1188 : f32
      %1204 = arith.mulf %1176, %1203 : f32
      %1205 = arith.addi %13, %c10 : index
      %1206 = vector.load %w[%1205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1207 = vector.bitcast %1206 : vector<4xi8> to vector<1xf32>
      %1208 = vector.extract %1207[0] : f32 from vector<1xf32>
      %1209 = arith.muli %1182, %c6 : index
      %1210 = arith.addi %1209, %c8 : index
      %1211 = memref.load %factors[%1210] : memref<?xf32>
      %1212 = arith.mulf %1211, %1208 : f32
      %1213 = arith.bitcast %1212 : f32 to i32
      %1214 = arith.shrui %1213, %c44 : i32
      %1215 = arith.maxsi %1214, %c45 : i32
      %1216 = arith.subi %c46, %1215 : i32
      %1217 = arith.shli %1216, %c44 : i32
      %1218 = arith.subi %1215, %c47 : i32
      %1219 = arith.shli %1218, %c44 : i32
      %1220 = arith.bitcast %1217 : i32 to f32
      %1221 = arith.bitcast %1219 : i32 to f32
      %1222 = arith.cmpi eq, %0, %c7 : index
      %1223 = wave.lane
      %1224 = arith.remui %1223, %c15 : index
      %1225 = arith.cmpi eq, %1224, %c7 : index
      %1226 = arith.andi %1222, %1225 : i1
      scf.if %1226 {
        %1227 = arith.muli %1182, %c6 : index
        memref.store %1221, %out_factors[%1227] : memref<?xf32>
      }
      %1228 = arith.mulf %1196, %c49 : f32
      %1229 = wave.exp2 %1228 : f32
      %1230 = arith.addf %c48, %1229 : f32
      %1231 = arith.divf %1196, %1230 : f32
      %1232 = arith.mulf %1231, %1204 : f32
      %1233 = arith.mulf %1232, %1220 : f32
      %1234 = arith.truncf %1233 : f32 to f16
      %1235 = arith.muli %0, %c15 : index
      %1236 = wave.lane
      %1237 = arith.remui %1236, %c15 : index
      %1238 = arith.addi %1235, %1237 : index
      %1239 = arith.divui %1182, %outTileRows : index
      %1240 = arith.divui %outputFeatures, %c15 : index
      %1241 = arith.muli %1239, %1240 : index
      %1242 = arith.divui %1238, %c15 : index
      %1243 = arith.addi %1241, %1242 : index
      %1244 = arith.muli %1243, %c6 : index
      %1245 = arith.remui %1238, %c15 : index
      %1246 = arith.divui %1245, %c16 : index
      %1247 = arith.addi %1244, %1246 : index
      %1248 = arith.muli %outTileRows, %c16 : index
      %1249 = arith.muli %1247, %1248 : index
      %1250 = arith.remui %1182, %outTileRows : index
      %1251 = arith.muli %1250, %c16 : index
      %1252 = arith.addi %1249, %1251 : index
      %1253 = arith.remui %1238, %c16 : index
      %1254 = arith.addi %1252, %1253 : index
      memref.store %1234, %out[%1254] : memref<?xf16>
    }
    %1255 = wave.lane
    wave.barrier
    %1256 = wave.wave
    %1257 = arith.muli %1256, %c6 : index
    %1258 = arith.addi %1257, %c7 : index
    %1259 = arith.muli %1258, %c2 : index
    %1260 = arith.addi %1259, %1255 : index
    %1261 = vector.extract %709#2[0] : f32 from vector<8xf32>
    %1262 = arith.addi %1260, %c7 : index
    memref.store %1261, %19[%1262] : memref<?xf32>
    %1263 = vector.extract %709#2[1] : f32 from vector<8xf32>
    %1264 = arith.addi %1260, %c3 : index
    memref.store %1263, %19[%1264] : memref<?xf32>
    %1265 = vector.extract %709#2[2] : f32 from vector<8xf32>
    %1266 = arith.addi %1260, %c10 : index
    memref.store %1265, %19[%1266] : memref<?xf32>
    %1267 = vector.extract %709#2[3] : f32 from vector<8xf32>
    %1268 = arith.addi %1260, %c34 : index
    memref.store %1267, %19[%1268] : memref<?xf32>
    %1269 = vector.extract %709#2[4] : f32 from vector<8xf32>
    %1270 = arith.addi %1260, %c5 : index
    memref.store %1269, %19[%1270] : memref<?xf32>
    %1271 = vector.extract %709#2[5] : f32 from vector<8xf32>
    %1272 = arith.addi %1260, %c35 : index
    memref.store %1271, %19[%1272] : memref<?xf32>
    %1273 = vector.extract %709#2[6] : f32 from vector<8xf32>
    %1274 = arith.addi %1260, %c36 : index
    memref.store %1273, %19[%1274] : memref<?xf32>
    %1275 = vector.extract %709#2[7] : f32 from vector<8xf32>
    %1276 = arith.addi %1260, %c37 : index
    memref.store %1275, %19[%1276] : memref<?xf32>
    %1277 = arith.muli %1256, %c6 : index
    %1278 = arith.addi %1277, %c8 : index
    %1279 = arith.muli %1278, %c2 : index
    %1280 = arith.addi %1279, %1255 : index
    %1281 = vector.extract %709#3[0] : f32 from vector<8xf32>
    %1282 = arith.addi %1280, %c7 : index
    memref.store %1281, %19[%1282] : memref<?xf32>
    %1283 = vector.extract %709#3[1] : f32 from vector<8xf32>
    %1284 = arith.addi %1280, %c3 : index
    memref.store %1283, %19[%1284] : memref<?xf32>
    %1285 = vector.extract %709#3[2] : f32 from vector<8xf32>
    %1286 = arith.addi %1280, %c10 : index
    memref.store %1285, %19[%1286] : memref<?xf32>
    %1287 = vector.extract %709#3[3] : f32 from vector<8xf32>
    %1288 = arith.addi %1280, %c34 : index
    memref.store %1287, %19[%1288] : memref<?xf32>
    %1289 = vector.extract %709#3[4] : f32 from vector<8xf32>
    %1290 = arith.addi %1280, %c5 : index
    memref.store %1289, %19[%1290] : memref<?xf32>
    %1291 = vector.extract %709#3[5] : f32 from vector<8xf32>
    %1292 = arith.addi %1280, %c35 : index
    memref.store %1291, %19[%1292] : memref<?xf32>
    %1293 = vector.extract %709#3[6] : f32 from vector<8xf32>
    %1294 = arith.addi %1280, %c36 : index
    memref.store %1293, %19[%1294] : memref<?xf32>
    %1295 = vector.extract %709#3[7] : f32 from vector<8xf32>
    %1296 = arith.addi %1280, %c37 : index
    memref.store %1295, %19[%1296] : memref<?xf32>
    wave.barrier
    %1297 = arith.muli %1256, %c6 : index
    %1298 = arith.addi %1297, %c7 : index
    %1299 = arith.muli %1298, %c3 : index
    %1300 = arith.addi %1299, %1255 : index
    %1301 = arith.addi %1300, %c7 : index
    %1302 = memref.load %19[%1301] : memref<?xf32>
    %1303 = arith.addi %1301, %c38 : index
    %1304 = memref.load %19[%1303] : memref<?xf32>
    %1305 = arith.addf %1302, %1304 : f32
    %1306 = arith.addi %1301, %c39 : index
    %1307 = memref.load %19[%1306] : memref<?xf32>
    %1308 = arith.addf %1305, %1307 : f32
    %1309 = arith.addi %1301, %c40 : index
    %1310 = memref.load %19[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = arith.muli %1298, %c3 : index
    %1313 = arith.addi %1312, %1255 : index
    %1314 = arith.addi %1313, %c2 : index
    %1315 = memref.load %19[%1314] : memref<?xf32>
    %1316 = arith.addi %1314, %c38 : index
    %1317 = memref.load %19[%1316] : memref<?xf32>
    %1318 = arith.addf %1315, %1317 : f32
    %1319 = arith.addi %1314, %c39 : index
    %1320 = memref.load %19[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1314, %c40 : index
    %1323 = memref.load %19[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = wave.lane
    %1326 = arith.addi %18, %c15 : index
    %1327 = arith.muli %1298, %c6 : index
    %1328 = arith.addi %1326, %1327 : index
    %1329 = arith.divui %1325, %c15 : index
    %1330 = arith.addi %1328, %1329 : index
    %1331 = arith.cmpi slt, %1330, %17 : index
    scf.if %1331 {
      %1332 = arith.cmpi eq, %hasFactors, %c8 : index
      %1333 = arith.muli %1330, %c6 : index
      %1334 = memref.load %factors[%1333] : memref<?xf32>
      %1335 = arith.mulf %1334, %operandScale : f32
      %1336 = arith.select %1332, %1335, %operandScale : f32
      %1337 = arith.remui %1325, %c15 : index
      %1338 = arith.muli %1337, %c43 : index
      %1339 = arith.addi %13, %1338 : index
      %1340 = vector.load %w[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1341 = vector.bitcast %1340 : vector<4xi8> to vector<1xf32>
      %1342 = vector.extract %1341[0] : f32 from vector<1xf32>
      %1343 = arith.mulf %1342, %1336 : f32
      %1344 = arith.mulf %1311, %1343 : f32
      %1345 = arith.remui %1325, %c15 : index
      %1346 = arith.muli %1345, %c43 : index
      %1347 = arith.addi %15, %1346 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.mulf %1350, %1336 : f32
      %1352 = arith.mulf %1324, %1351 : f32
      %1353 = arith.addi %13, %c10 : index
      %1354 = vector.load %w[%1353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1355 = vector.bitcast %1354 : vector<4xi8> to vector<1xf32>
      %1356 = vector.extract %1355[0] : f32 from vector<1xf32>
      %1357 = arith.muli %1330, %c6 : index
      %1358 = arith.addi %1357, %c8 : index
      %1359 = memref.load %factors[%1358] : memref<?xf32>
      %1360 = arith.mulf %1359, %1356 : f32
      %1361 = arith.bitcast %1360 : f32 to i32
      %1362 = arith.shrui %1361, %c44 : i32
      %1363 = arith.maxsi %1362, %c45 : i32
      %1364 = arith.subi %c46, %1363 : i32
      %1365 = arith.shli %1364, %c44 : i32
      %1366 = arith.subi %1363, %c47 : i32
      %1367 = arith.shli %1366, %c44 : i32
      %1368 = arith.bitcast %1365 : i32 to f32
      %1369 = arith.bitcast %1367 : i32 to f32
      %1370 = arith.cmpi eq, %0, %c7 : index
      %1371 = wave.lane
      %1372 = arith.remui %1371, %c15 : index
      %1373 = arith.cmpi eq, %1372, %c7 : index
      %1374 = arith.andi %1370, %1373 : i1
      scf.if %1374 {
        %1375 = arith.muli %1330, %c6 : index
        memref.store %1369, %out_factors[%1375] : memref<?xf32>
      }
      %1376 = arith.mulf %1344, %c49 : f32
      %1377 = wave.exp2 %1376 : f32
      %1378 = arith.addf %c48, %1377 : f32
      %1379 = arith.divf %1344, %1378 : f32
      %1380 = arith.mulf %1379, %1352 : f32
      %1381 = arith.mulf %1380, %1368 : f32
      %1382 = arith.truncf %1381 : f32 to f16
      %1383 = arith.muli %0, %c15 : index
      %1384 = wave.lane
      %1385 = arith.remui %1384, %c15 : index
      %1386 = arith.addi %1383, %1385 : index
      %1387 = arith.divui %1330, %outTileRows : index
      %1388 = arith.divui %outputFeatures, %c15 : index
      %1389 = arith.muli %1387, %1388 : index
      %1390 = arith.divui %1386, %c15 : index
      %1391 = arith.addi %1389, %1390 : index
      %1392 = arith.muli %1391, %c6 : index
      %1393 = arith.remui %1386, %c15 : index
      %1394 = arith.divui %1393, %c16 : index
      %1395 = arith.addi %1392, %1394 : index
      %1396 = arith.muli %outTileRows, %c16 : index
      %1397 = arith.muli %1395, %1396 : index
      %1398 = arith.remui %1330, %outTileRows : index
      %1399 = arith.muli %1398, %c16 : index
      %1400 = arith.addi %1397, %1399 : index
      %1401 = arith.remui %1386, %c16 : index
      %1402 = arith.addi %1400, %1401 : index
      memref.store %1382, %out[%1402] : memref<?xf16>
    }
    %1403 = arith.muli %1256, %c6 : index
    %1404 = arith.addi %1403, %c8 : index
    %1405 = arith.muli %1404, %c3 : index
    %1406 = arith.addi %1405, %1255 : index
    %1407 = arith.addi %1406, %c7 : index
    %1408 = memref.load %19[%1407] : memref<?xf32>
    %1409 = arith.addi %1407, %c38 : index
    %1410 = memref.load %19[%1409] : memref<?xf32>
    %1411 = arith.addf %1408, %1410 : f32
    %1412 = arith.addi %1407, %c39 : index
    %1413 = memref.load %19[%1412] : memref<?xf32>
    %1414 = arith.addf %1411, %1413 : f32
    %1415 = arith.addi %1407, %c40 : index
    %1416 = memref.load %19[%1415] : memref<?xf32>
    %1417 = arith.addf %1414, %1416 : f32
    %1418 = arith.muli %1404, %c3 : index
    %1419 = arith.addi %1418, %1255 : index
    %1420 = arith.addi %1419, %c2 : index
    %1421 = memref.load %19[%1420] : memref<?xf32>
    %1422 = arith.addi %1420, %c38 : index
    %1423 = memref.load %19[%1422] : memref<?xf32>
    %1424 = arith.addf %1421, %1423 : f32
    %1425 = arith.addi %1420, %c39 : index
    %1426 = memref.load %19[%1425] : memref<?xf32>
    %1427 = arith.addf %1424, %1426 : f32
    %1428 = arith.addi %1420, %c40 : index
    %1429 = memref.load %19[%1428] : memref<?xf32>
    %1430 = arith.addf %1427, %1429 : f32
    %1431 = wave.lane
    %1432 = arith.addi %18, %c15 : index
    %1433 = arith.muli %1404, %c6 : index
    %1434 = arith.addi %1432, %1433 : index
    %1435 = arith.divui %1431, %c15 : index
    %1436 = arith.addi %1434, %1435 : index
    %1437 = arith.cmpi slt, %1436, %17 : index
    scf.if %1437 {
      %1438 = arith.cmpi eq, %hasFactors, %c8 : index
      %1439 = arith.muli %1436, %c6 : index
      %1440 = memref.load %factors[%1439] : memref<?xf32>
      %1441 = arith.mulf %1440, %operandScale : f32
      %1442 = arith.select %1438, %1441, %operandScale : f32
      %1443 = arith.remui %1431, %c15 : index
      %1444 = arith.muli %1443, %c43 : index
      %1445 = arith.addi %13, %1444 : index
      %1446 = vector.load %w[%1445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1447 = vector.bitcast %1446 : vector<4xi8> to vector<1xf32>
      %1448 = vector.extract %1447[0] : f32 from vector<1xf32>
      %1449 = arith.mulf %1448, %1442 : f32
      %1450 = arith.mulf %1417, %1449 : f32
      %1451 = arith.remui %1431, %c15 : index
      %1452 = arith.muli %1451, %c43 : index
      %1453 = arith.addi %15, %1452 : index
      %1454 = vector.load %w[%1453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1455 = vector.bitcast %1454 : vector<4xi8> to vector<1xf32>
      %1456 = vector.extract %1455[0] : f32 from vector<1xf32>
      %1457 = arith.mulf %1456, %1442 : f32
      %1458 = arith.mulf %1430, %1457 : f32
      %1459 = arith.addi %13, %c10 : index
      %1460 = vector.load %w[%1459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1461 = vector.bitcast %1460 : vector<4xi8> to vector<1xf32>
      %1462 = vector.extract %1461[0] : f32 from vector<1xf32>
      %1463 = arith.muli %1436, %c6 : index
      %1464 = arith.addi %1463, %c8 : index
      %1465 = memref.load %factors[%1464] : memref<?xf32>
      %1466 = arith.mulf %1465, %1462 : f32
      %1467 = arith.bitcast %1466 : f32 to i32
      %1468 = arith.shrui %1467, %c44 : i32
      %1469 = arith.maxsi %1468, %c45 : i32
      %1470 = arith.subi %c46, %1469 : i32
      %1471 = arith.shli %1470, %c44 : i32
      %1472 = arith.subi %1469, %c47 : i32
      %1473 = arith.shli %1472, %c44 : i32
      %1474 = arith.bitcast %1471 : i32 to f32
      %1475 = arith.bitcast %1473 : i32 to f32
      %1476 = arith.cmpi eq, %0, %c7 : index
      %1477 = wave.lane
      %1478 = arith.remui %1477, %c15 : index
      %1479 = arith.cmpi eq, %1478, %c7 : index
      %1480 = arith.andi %1476, %1479 : i1
      scf.if %1480 {
        %1481 = arith.muli %1436, %c6 : index
        memref.store %1475, %out_factors[%1481] : memref<?xf32>
      }
      %1482 = arith.mulf %1450, %c49 : f32
      %1483 = wave.exp2 %1482 : f32
      %1484 = arith.addf %c48, %1483 : f32
      %1485 = arith.divf %1450, %1484 : f32
      %1486 = arith.mulf %1485, %1458 : f32
      %1487 = arith.mulf %1486, %1474 : f32
      %1488 = arith.truncf %1487 : f32 to f16
      %1489 = arith.muli %0, %c15 : index
      %1490 = wave.lane
      %1491 = arith.remui %1490, %c15 : index
      %1492 = arith.addi %1489, %1491 : index
      %1493 = arith.divui %1436, %outTileRows : index
      %1494 = arith.divui %outputFeatures, %c15 : index
      %1495 = arith.muli %1493, %1494 : index
      %1496 = arith.divui %1492, %c15 : index
      %1497 = arith.addi %1495, %1496 : index
      %1498 = arith.muli %1497, %c6 : index
      %1499 = arith.remui %1492, %c15 : index
      %1500 = arith.divui %1499, %c16 : index
      %1501 = arith.addi %1498, %1500 : index
      %1502 = arith.muli %outTileRows, %c16 : index
      %1503 = arith.muli %1501, %1502 : index
      %1504 = arith.remui %1436, %outTileRows : index
      %1505 = arith.muli %1504, %c16 : index
      %1506 = arith.addi %1503, %1505 : index
      %1507 = arith.remui %1492, %c16 : index
      %1508 = arith.addi %1506, %1507 : index
      memref.store %1488, %out[%1508] : memref<?xf16>
    }
    %1509 = wave.lane
    wave.barrier
    %1510 = wave.wave
    %1511 = arith.muli %1510, %c6 : index
    %1512 = arith.addi %1511, %c7 : index
    %1513 = arith.muli %1512, %c2 : index
    %1514 = arith.addi %1513, %1509 : index
    %1515 = vector.extract %709#4[0] : f32 from vector<8xf32>
    %1516 = arith.addi %1514, %c7 : index
    memref.store %1515, %19[%1516] : memref<?xf32>
    %1517 = vector.extract %709#4[1] : f32 from vector<8xf32>
    %1518 = arith.addi %1514, %c3 : index
    memref.store %1517, %19[%1518] : memref<?xf32>
    %1519 = vector.extract %709#4[2] : f32 from vector<8xf32>
    %1520 = arith.addi %1514, %c10 : index
    memref.store %1519, %19[%1520] : memref<?xf32>
    %1521 = vector.extract %709#4[3] : f32 from vector<8xf32>
    %1522 = arith.addi %1514, %c34 : index
    memref.store %1521, %19[%1522] : memref<?xf32>
    %1523 = vector.extract %709#4[4] : f32 from vector<8xf32>
    %1524 = arith.addi %1514, %c5 : index
    memref.store %1523, %19[%1524] : memref<?xf32>
    %1525 = vector.extract %709#4[5] : f32 from vector<8xf32>
    %1526 = arith.addi %1514, %c35 : index
    memref.store %1525, %19[%1526] : memref<?xf32>
    %1527 = vector.extract %709#4[6] : f32 from vector<8xf32>
    %1528 = arith.addi %1514, %c36 : index
    memref.store %1527, %19[%1528] : memref<?xf32>
    %1529 = vector.extract %709#4[7] : f32 from vector<8xf32>
    %1530 = arith.addi %1514, %c37 : index
    memref.store %1529, %19[%1530] : memref<?xf32>
    %1531 = arith.muli %1510, %c6 : index
    %1532 = arith.addi %1531, %c8 : index
    %1533 = arith.muli %1532, %c2 : index
    %1534 = arith.addi %1533, %1509 : index
    %1535 = vector.extract %709#5[0] : f32 from vector<8xf32>
    %1536 = arith.addi %1534, %c7 : index
    memref.store %1535, %19[%1536] : memref<?xf32>
    %1537 = vector.extract %709#5[1] : f32 from vector<8xf32>
    %1538 = arith.addi %1534, %c3 : index
    memref.store %1537, %19[%1538] : memref<?xf32>
    %1539 = vector.extract %709#5[2] : f32 from vector<8xf32>
    %1540 = arith.addi %1534, %c10 : index
    memref.store %1539, %19[%1540] : memref<?xf32>
    %1541 = vector.extract %709#5[3] : f32 from vector<8xf32>
    %1542 = arith.addi %1534, %c34 : index
    memref.store %1541, %19[%1542] : memref<?xf32>
    %1543 = vector.extract %709#5[4] : f32 from vector<8xf32>
    %1544 = arith.addi %1534, %c5 : index
    memref.store %1543, %19[%1544] : memref<?xf32>
    %1545 = vector.extract %709#5[5] : f32 from vector<8xf32>
    %1546 = arith.addi %1534, %c35 : index
    memref.store %1545, %19[%1546] : memref<?xf32>
    %1547 = vector.extract %709#5[6] : f32 from vector<8xf32>
    %1548 = arith.addi %1534, %c36 : index
    memref.store %1547, %19[%1548] : memref<?xf32>
    %1549 = vector.extract %709#5[7] : f32 from vector<8xf32>
    %1550 = arith.addi %1534, %c37 : index
    memref.store %1549, %19[%1550] : memref<?xf32>
    wave.barrier
    %1551 = arith.muli %1510, %c6 : index
    %1552 = arith.addi %1551, %c7 : index
    %1553 = arith.muli %1552, %c3 : index
    %1554 = arith.addi %1553, %1509 : index
    %1555 = arith.addi %1554, %c7 : index
    %1556 = memref.load %19[%1555] : memref<?xf32>
    %1557 = arith.addi %1555, %c38 : index
    %1558 = memref.load %19[%1557] : memref<?xf32>
    %1559 = arith.addf %1556, %1558 : f32
    %1560 = arith.addi %1555, %c39 : index
    %1561 = memref.load %19[%1560] : memref<?xf32>
    %1562 = arith.addf %1559, %1561 : f32
    %1563 = arith.addi %1555, %c40 : index
    %1564 = memref.load %19[%1563] : memref<?xf32>
    %1565 = arith.addf %1562, %1564 : f32
    %1566 = arith.muli %1552, %c3 : index
    %1567 = arith.addi %1566, %1509 : index
    %1568 = arith.addi %1567, %c2 : index
    %1569 = memref.load %19[%1568] : memref<?xf32>
    %1570 = arith.addi %1568, %c38 : index
    %1571 = memref.load %19[%1570] : memref<?xf32>
    %1572 = arith.addf %1569, %1571 : f32
    %1573 = arith.addi %1568, %c39 : index
    %1574 = memref.load %19[%1573] : memref<?xf32>
    %1575 = arith.addf %1572, %1574 : f32
    %1576 = arith.addi %1568, %c40 : index
    %1577 = memref.load %19[%1576] : memref<?xf32>
    %1578 = arith.addf %1575, %1577 : f32
    %1579 = wave.lane
    %1580 = arith.addi %18, %c3 : index
    %1581 = arith.muli %1552, %c6 : index
    %1582 = arith.addi %1580, %1581 : index
    %1583 = arith.divui %1579, %c15 : index
    %1584 = arith.addi %1582, %1583 : index
    %1585 = arith.cmpi slt, %1584, %17 : index
    scf.if %1585 {
      %1586 = arith.cmpi eq, %hasFactors, %c8 : index
      %1587 = arith.muli %1584, %c6 : index
      %1588 = memref.load %factors[%1587] : memref<?xf32>
      %1589 = arith.mulf %1588, %operandScale : f32
      %1590 = arith.select %1586, %1589, %operandScale : f32
      %1591 = arith.remui %1579, %c15 : index
      %1592 = arith.muli %1591, %c43 : index
      %1593 = arith.addi %13, %1592 : index
      %1594 = vector.load %w[%1593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1595 = vector.bitcast %1594 : vector<4xi8> to vector<1xf32>
      %1596 = vector.extract %1595[0] : f32 from vector<1xf32>
      %1597 = arith.mulf %1596, %1590 : f32
      %1598 = arith.mulf %1565, %1597 : f32
      %1599 = arith.remui %1579, %c15 : index
      %1600 = arith.muli %1599, %c43 : index
      %1601 = arith.addi %15, %1600 : index
      %1602 = vector.load %w[%1601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1603 = vector.bitcast %1602 : vector<4xi8> to vector<1xf32>
      %1604 = vector.extract %1603[0] : f32 from vector<1xf32>
      %1605 = arith.mulf %1604, %1590 : f32
      %1606 = arith.mulf %1578, %1605 : f32
      %1607 = arith.addi %13, %c10 : index
      %1608 = vector.load %w[%1607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1609 = vector.bitcast %1608 : vector<4xi8> to vector<1xf32>
      %1610 = vector.extract %1609[0] : f32 from vector<1xf32>
      %1611 = arith.muli %1584, %c6 : index
      %1612 = arith.addi %1611, %c8 : index
      %1613 = memref.load %factors[%1612] : memref<?xf32>
      %1614 = arith.mulf %1613, %1610 : f32
      %1615 = arith.bitcast %1614 : f32 to i32
      %1616 = arith.shrui %1615, %c44 : i32
      %1617 = arith.maxsi %1616, %c45 : i32
      %1618 = arith.subi %c46, %1617 : i32
      %1619 = arith.shli %1618, %c44 : i32
      %1620 = arith.subi %1617, %c47 : i32
      %1621 = arith.shli %1620, %c44 : i32
      %1622 = arith.bitcast %1619 : i32 to f32
      %1623 = arith.bitcast %1621 : i32 to f32
      %1624 = arith.cmpi eq, %0, %c7 : index
      %1625 = wave.lane
      %1626 = arith.remui %1625, %c15 : index
      %1627 = arith.cmpi eq, %1626, %c7 : index
      %1628 = arith.andi %1624, %1627 : i1
      scf.if %1628 {
        %1629 = arith.muli %1584, %c6 : index
        memref.store %1623, %out_factors[%1629] : memref<?xf32>
      }
      %1630 = arith.mulf %1598, %c49 : f32
      %1631 = wave.exp2 %1630 : f32
      %1632 = arith.addf %c48, %1631 : f32
      %1633 = arith.divf %1598, %1632 : f32
      %1634 = arith.mulf %1633, %1606 : f32
      %1635 = arith.mulf %1634, %1622 : f32
      %1636 = arith.truncf %1635 : f32 to f16
      %1637 = arith.muli %0, %c15 : index
      %1638 = wave.lane
      %1639 = arith.remui %1638, %c15 : index
      %1640 = arith.addi %1637, %1639 : index
      %1641 = arith.divui %1584, %outTileRows : index
      %1642 = arith.divui %outputFeatures, %c15 : index
      %1643 = arith.muli %1641, %1642 : index
      %1644 = arith.divui %1640, %c15 : index
      %1645 = arith.addi %1643, %1644 : index
      %1646 = arith.muli %1645, %c6 : index
      %1647 = arith.remui %1640, %c15 : index
      %1648 = arith.divui %1647, %c16 : index
      %1649 = arith.addi %1646, %1648 : index
      %1650 = arith.muli %outTileRows, %c16 : index
      %1651 = arith.muli %1649, %1650 : index
      %1652 = arith.remui %1584, %outTileRows : index
      %1653 = arith.muli %1652, %c16 : index
      %1654 = arith.addi %1651, %1653 : index
      %1655 = arith.remui %1640, %c16 : index
      %1656 = arith.addi %1654, %1655 : index
      memref.store %1636, %out[%1656] : memref<?xf16>
    }
    %1657 = arith.muli %1510, %c6 : index
    %1658 = arith.addi %1657, %c8 : index
    %1659 = arith.muli %1658, %c3 : index
    %1660 = arith.addi %1659, %1509 : index
    %1661 = arith.addi %1660, %c7 : index
    %1662 = memref.load %19[%1661] : memref<?xf32>
    %1663 = arith.addi %1661, %c38 : index
    %1664 = memref.load %19[%1663] : memref<?xf32>
    %1665 = arith.addf %1662, %1664 : f32
    %1666 = arith.addi %1661, %c39 : index
    %1667 = memref.load %19[%1666] : memref<?xf32>
    %1668 = arith.addf %1665, %1667 : f32
    %1669 = arith.addi %1661, %c40 : index
    %1670 = memref.load %19[%1669] : memref<?xf32>
    %1671 = arith.addf %1668, %1670 : f32
    %1672 = arith.muli %1658, %c3 : index
    %1673 = arith.addi %1672, %1509 : index
    %1674 = arith.addi %1673, %c2 : index
    %1675 = memref.load %19[%1674] : memref<?xf32>
    %1676 = arith.addi %1674, %c38 : index
    %1677 = memref.load %19[%1676] : memref<?xf32>
    %1678 = arith.addf %1675, %1677 : f32
    %1679 = arith.addi %1674, %c39 : index
    %1680 = memref.load %19[%1679] : memref<?xf32>
    %1681 = arith.addf %1678, %1680 : f32
    %1682 = arith.addi %1674, %c40 : index
    %1683 = memref.load %19[%1682] : memref<?xf32>
    %1684 = arith.addf %1681, %1683 : f32
    %1685 = wave.lane
    %1686 = arith.addi %18, %c3 : index
    %1687 = arith.muli %1658, %c6 : index
    %1688 = arith.addi %1686, %1687 : index
    %1689 = arith.divui %1685, %c15 : index
    %1690 = arith.addi %1688, %1689 : index
    %1691 = arith.cmpi slt, %1690, %17 : index
    scf.if %1691 {
      %1692 = arith.cmpi eq, %hasFactors, %c8 : index
      %1693 = arith.muli %1690, %c6 : index
      %1694 = memref.load %factors[%1693] : memref<?xf32>
      %1695 = arith.mulf %1694, %operandScale : f32
      %1696 = arith.select %1692, %1695, %operandScale : f32
      %1697 = arith.remui %1685, %c15 : index
      %1698 = arith.muli %1697, %c43 : index
      %1699 = arith.addi %13, %1698 : index
      %1700 = vector.load %w[%1699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1701 = vector.bitcast %1700 : vector<4xi8> to vector<1xf32>
      %1702 = vector.extract %1701[0] : f32 from vector<1xf32>
      %1703 = arith.mulf %1702, %1696 : f32
      %1704 = arith.mulf %1671, %1703 : f32
      %1705 = arith.remui %1685, %c15 : index
      %1706 = arith.muli %1705, %c43 : index
      %1707 = arith.addi %15, %1706 : index
      %1708 = vector.load %w[%1707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1709 = vector.bitcast %1708 : vector<4xi8> to vector<1xf32>
      %1710 = vector.extract %1709[0] : f32 from vector<1xf32>
      %1711 = arith.mulf %1710, %1696 : f32
      %1712 = arith.mulf %1684, %1711 : f32
      %1713 = arith.addi %13, %c10 : index
      %1714 = vector.load %w[%1713] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1715 = vector.bitcast %1714 : vector<4xi8> to vector<1xf32>
      %1716 = vector.extract %1715[0] : f32 from vector<1xf32>
      %1717 = arith.muli %1690, %c6 : index
      %1718 = arith.addi %1717, %c8 : index
      %1719 = memref.load %factors[%1718] : memref<?xf32>
      %1720 = arith.mulf %1719, %1716 : f32
      %1721 = arith.bitcast %1720 : f32 to i32
      %1722 = arith.shrui %1721, %c44 : i32
      %1723 = arith.maxsi %1722, %c45 : i32
      %1724 = arith.subi %c46, %1723 : i32
      %1725 = arith.shli %1724, %c44 : i32
      %1726 = arith.subi %1723, %c47 : i32
      %1727 = arith.shli %1726, %c44 : i32
      %1728 = arith.bitcast %1725 : i32 to f32
      %1729 = arith.bitcast %1727 : i32 to f32
      %1730 = arith.cmpi eq, %0, %c7 : index
      %1731 = wave.lane
      %1732 = arith.remui %1731, %c15 : index
      %1733 = arith.cmpi eq, %1732, %c7 : index
      %1734 = arith.andi %1730, %1733 : i1
      scf.if %1734 {
        %1735 = arith.muli %1690, %c6 : index
        memref.store %1729, %out_factors[%1735] : memref<?xf32>
      }
      %1736 = arith.mulf %1704, %c49 : f32
      %1737 = wave.exp2 %1736 : f32
      %1738 = arith.addf %c48, %1737 : f32
      %1739 = arith.divf %1704, %1738 : f32
      %1740 = arith.mulf %1739, %1712 : f32
      %1741 = arith.mulf %1740, %1728 : f32
      %1742 = arith.truncf %1741 : f32 to f16
      %1743 = arith.muli %0, %c15 : index
      %1744 = wave.lane
      %1745 = arith.remui %1744, %c15 : index
      %1746 = arith.addi %1743, %1745 : index
      %1747 = arith.divui %1690, %outTileRows : index
      %1748 = arith.divui %outputFeatures, %c15 : index
      %1749 = arith.muli %1747, %1748 : index
      %1750 = arith.divui %1746, %c15 : index
      %1751 = arith.addi %1749, %1750 : index
      %1752 = arith.muli %1751, %c6 : index
      %1753 = arith.remui %1746, %c15 : index
      %1754 = arith.divui %1753, %c16 : index
      %1755 = arith.addi %1752, %1754 : index
      %1756 = arith.muli %outTileRows, %c16 : index
      %1757 = arith.muli %1755, %1756 : index
      %1758 = arith.remui %1690, %outTileRows : index
      %1759 = arith.muli %1758, %c16 : index
      %1760 = arith.addi %1757, %1759 : index
      %1761 = arith.remui %1746, %c16 : index
      %1762 = arith.addi %1760, %1761 : index
      memref.store %1742, %out[%1762] : memref<?xf16>
    }
    %1763 = wave.lane
    wave.barrier
    %1764 = wave.wave
    %1765 = arith.muli %1764, %c6 : index
    %1766 = arith.addi %1765, %c7 : index
    %1767 = arith.muli %1766, %c2 : index
    %1768 = arith.addi %1767, %1763 : index
    %1769 = vector.extract %709#6[0] : f32 from vector<8xf32>
    %1770 = arith.addi %1768, %c7 : index
    memref.store %1769, %19[%1770] : memref<?xf32>
    %1771 = vector.extract %709#6[1] : f32 from vector<8xf32>
    %1772 = arith.addi %1768, %c3 : index
    memref.store %1771, %19[%1772] : memref<?xf32>
    %1773 = vector.extract %709#6[2] : f32 from vector<8xf32>
    %1774 = arith.addi %1768, %c10 : index
    memref.store %1773, %19[%1774] : memref<?xf32>
    %1775 = vector.extract %709#6[3] : f32 from vector<8xf32>
    %1776 = arith.addi %1768, %c34 : index
    memref.store %1775, %19[%1776] : memref<?xf32>
    %1777 = vector.extract %709#6[4] : f32 from vector<8xf32>
    %1778 = arith.addi %1768, %c5 : index
    memref.store %1777, %19[%1778] : memref<?xf32>
    %1779 = vector.extract %709#6[5] : f32 from vector<8xf32>
    %1780 = arith.addi %1768, %c35 : index
    memref.store %1779, %19[%1780] : memref<?xf32>
    %1781 = vector.extract %709#6[6] : f32 from vector<8xf32>
    %1782 = arith.addi %1768, %c36 : index
    memref.store %1781, %19[%1782] : memref<?xf32>
    %1783 = vector.extract %709#6[7] : f32 from vector<8xf32>
    %1784 = arith.addi %1768, %c37 : index
    memref.store %1783, %19[%1784] : memref<?xf32>
    %1785 = arith.muli %1764, %c6 : index
    %1786 = arith.addi %1785, %c8 : index
    %1787 = arith.muli %1786, %c2 : index
    %1788 = arith.addi %1787, %1763 : index
    %1789 = vector.extract %709#7[0] : f32 from vector<8xf32>
    %1790 = arith.addi %1788, %c7 : index
    memref.store %1789, %19[%1790] : memref<?xf32>
    %1791 = vector.extract %709#7[1] : f32 from vector<8xf32>
    %1792 = arith.addi %1788, %c3 : index
    memref.store %1791, %19[%1792] : memref<?xf32>
    %1793 = vector.extract %709#7[2] : f32 from vector<8xf32>
    %1794 = arith.addi %1788, %c10 : index
    memref.store %1793, %19[%1794] : memref<?xf32>
    %1795 = vector.extract %709#7[3] : f32 from vector<8xf32>
    %1796 = arith.addi %1788, %c34 : index
    memref.store %1795, %19[%1796] : memref<?xf32>
    %1797 = vector.extract %709#7[4] : f32 from vector<8xf32>
    %1798 = arith.addi %1788, %c5 : index
    memref.store %1797, %19[%1798] : memref<?xf32>
    %1799 = vector.extract %709#7[5] : f32 from vector<8xf32>
    %1800 = arith.addi %1788, %c35 : index
    memref.store %1799, %19[%1800] : memref<?xf32>
    %1801 = vector.extract %709#7[6] : f32 from vector<8xf32>
    %1802 = arith.addi %1788, %c36 : index
    memref.store %1801, %19[%1802] : memref<?xf32>
    %1803 = vector.extract %709#7[7] : f32 from vector<8xf32>
    %1804 = arith.addi %1788, %c37 : index
    memref.store %1803, %19[%1804] : memref<?xf32>
    wave.barrier
    %1805 = arith.muli %1764, %c6 : index
    %1806 = arith.addi %1805, %c7 : index
    %1807 = arith.muli %1806, %c3 : index
    %1808 = arith.addi %1807, %1763 : index
    %1809 = arith.addi %1808, %c7 : index
    %1810 = memref.load %19[%1809] : memref<?xf32>
    %1811 = arith.addi %1809, %c38 : index
    %1812 = memref.load %19[%1811] : memref<?xf32>
    %1813 = arith.addf %1810, %1812 : f32
    %1814 = arith.addi %1809, %c39 : index
    %1815 = memref.load %19[%1814] : memref<?xf32>
    %1816 = arith.addf %1813, %1815 : f32
    %1817 = arith.addi %1809, %c40 : index
    %1818 = memref.load %19[%1817] : memref<?xf32>
    %1819 = arith.addf %1816, %1818 : f32
    %1820 = arith.muli %1806, %c3 : index
    %1821 = arith.addi %1820, %1763 : index
    %1822 = arith.addi %1821, %c2 : index
    %1823 = memref.load %19[%1822] : memref<?xf32>
    %1824 = arith.addi %1822, %c38 : index
    %1825 = memref.load %19[%1824] : memref<?xf32>
    %1826 = arith.addf %1823, %1825 : f32
    %1827 = arith.addi %1822, %c39 : index
    %1828 = memref.load %19[%1827] : memref<?xf32>
    %1829 = arith.addf %1826, %1828 : f32
    %1830 = arith.addi %1822, %c40 : index
    %1831 = memref.load %19[%1830] : memref<?xf32>
    %1832 = arith.addf %1829, %1831 : f32
    %1833 = wave.lane
    %1834 = arith.addi %18, %c17 : index
    %1835 = arith.muli %1806, %c6 : index
    %1836 = arith.addi %1834, %1835 : index
    %1837 = arith.divui %1833, %c15 : index
    %1838 = arith.addi %1836, %1837 : index
    %1839 = arith.cmpi slt, %1838, %17 : index
    scf.if %1839 {
      %1840 = arith.cmpi eq, %hasFactors, %c8 : index
      %1841 = arith.muli %1838, %c6 : index
      %1842 = memref.load %factors[%1841] : memref<?xf32>
      %1843 = arith.mulf %1842, %operandScale : f32
      %1844 = arith.select %1840, %1843, %operandScale : f32
      %1845 = arith.remui %1833, %c15 : index
      %1846 = arith.muli %1845, %c43 : index
      %1847 = arith.addi %13, %1846 : index
      %1848 = vector.load %w[%1847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1849 = vector.bitcast %1848 : vector<4xi8> to vector<1xf32>
      %1850 = vector.extract %1849[0] : f32 from vector<1xf32>
      %1851 = arith.mulf %1850, %1844 : f32
      %1852 = arith.mulf %1819, %1851 : f32
      %1853 = arith.remui %1833, %c15 : index
      %1854 = arith.muli %1853, %c43 : index
      %1855 = arith.addi %15, %1854 : index
      %1856 = vector.load %w[%1855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1857 = vector.bitcast %1856 : vector<4xi8> to vector<1xf32>
      %1858 = vector.extract %1857[0] : f32 from vector<1xf32>
      %1859 = arith.mulf %1858, %1844 : f32
      %1860 = arith.mulf %1832, %1859 : f32
      %1861 = arith.addi %13, %c10 : index
      %1862 = vector.load %w[%1861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1863 = vector.bitcast %1862 : vector<4xi8> to vector<1xf32>
      %1864 = vector.extract %1863[0] : f32 from vector<1xf32>
      %1865 = arith.muli %1838, %c6 : index
      %1866 = arith.addi %1865, %c8 : index
      %1867 = memref.load %factors[%1866] : memref<?xf32>
      %1868 = arith.mulf %1867, %1864 : f32
      %1869 = arith.bitcast %1868 : f32 to i32
      %1870 = arith.shrui %1869, %c44 : i32
      %1871 = arith.maxsi %1870, %c45 : i32
      %1872 = arith.subi %c46, %1871 : i32
      %1873 = arith.shli %1872, %c44 : i32
      %1874 = arith.subi %1871, %c47 : i32
      %1875 = arith.shli %1874, %c44 : i32
      %1876 = arith.bitcast %1873 : i32 to f32
      %1877 = arith.bitcast %1875 : i32 to f32
      %1878 = arith.cmpi eq, %0, %c7 : index
      %1879 = wave.lane
      %1880 = arith.remui %1879, %c15 : index
      %1881 = arith.cmpi eq, %1880, %c7 : index
      %1882 = arith.andi %1878, %1881 : i1
      scf.if %1882 {
        %1883 = arith.muli %1838, %c6 : index
        memref.store %1877, %out_factors[%1883] : memref<?xf32>
      }
      %1884 = arith.mulf %1852, %c49 : f32
      %1885 = wave.exp2 %1884 : f32
      %1886 = arith.addf %c48, %1885 : f32
      %1887 = arith.divf %1852, %1886 : f32
      %1888 = arith.mulf %1887, %1860 : f32
      %1889 = arith.mulf %1888, %1876 : f32
      %1890 = arith.truncf %1889 : f32 to f16
      %1891 = arith.muli %0, %c15 : index
      %1892 = wave.lane
      %1893 = arith.remui %1892, %c15 : index
      %1894 = arith.addi %1891, %1893 : index
      %1895 = arith.divui %1838, %outTileRows : index
      %1896 = arith.divui %outputFeatures, %c15 : index
      %1897 = arith.muli %1895, %1896 : index
      %1898 = arith.divui %1894, %c15 : index
      %1899 = arith.addi %1897, %1898 : index
      %1900 = arith.muli %1899, %c6 : index
      %1901 = arith.remui %1894, %c15 : index
      %1902 = arith.divui %1901, %c16 : index
      %1903 = arith.addi %1900, %1902 : index
      %1904 = arith.muli %outTileRows, %c16 : index
      %1905 = arith.muli %1903, %1904 : index
      %1906 = arith.remui %1838, %outTileRows : index
      %1907 = arith.muli %1906, %c16 : index
      %1908 = arith.addi %1905, %1907 : index
      %1909 = arith.remui %1894, %c16 : index
      %1910 = arith.addi %1908, %1909 : index
      memref.store %1890, %out[%1910] : memref<?xf16>
    }
    %1911 = arith.muli %1764, %c6 : index
    %1912 = arith.addi %1911, %c8 : index
    %1913 = arith.muli %1912, %c3 : index
    %1914 = arith.addi %1913, %1763 : index
    %1915 = arith.addi %1914, %c7 : index
    %1916 = memref.load %19[%1915] : memref<?xf32>
    %1917 = arith.addi %1915, %c38 : index
    %1918 = memref.load %19[%1917] : memref<?xf32>
    %1919 = arith.addf %1916, %1918 : f32
    %1920 = arith.addi %1915, %c39 : index
    %1921 = memref.load %19[%1920] : memref<?xf32>
    %1922 = arith.addf %1919, %1921 : f32
    %1923 = arith.addi %1915, %c40 : index
    %1924 = memref.load %19[%1923] : memref<?xf32>
    %1925 = arith.addf %1922, %1924 : f32
    %1926 = arith.muli %1912, %c3 : index
    %1927 = arith.addi %1926, %1763 : index
    %1928 = arith.addi %1927, %c2 : index
    %1929 = memref.load %19[%1928] : memref<?xf32>
    %1930 = arith.addi %1928, %c38 : index
    %1931 = memref.load %19[%1930] : memref<?xf32>
    %1932 = arith.addf %1929, %1931 : f32
    %1933 = arith.addi %1928, %c39 : index
    %1934 = memref.load %19[%1933] : memref<?xf32>
    %1935 = arith.addf %1932, %1934 : f32
    %1936 = arith.addi %1928, %c40 : index
    %1937 = memref.load %19[%1936] : memref<?xf32>
    %1938 = arith.addf %1935, %1937 : f32
    %1939 = wave.lane
    %1940 = arith.addi %18, %c17 : index
    %1941 = arith.muli %1912, %c6 : index
    %1942 = arith.addi %1940, %1941 : index
    %1943 = arith.divui %1939, %c15 : index
    %1944 = arith.addi %1942, %1943 : index
    %1945 = arith.cmpi slt, %1944, %17 : index
    scf.if %1945 {
      %1946 = arith.cmpi eq, %hasFactors, %c8 : index
      %1947 = arith.muli %1944, %c6 : index
      %1948 = memref.load %factors[%1947] : memref<?xf32>
      %1949 = arith.mulf %1948, %operandScale : f32
      %1950 = arith.select %1946, %1949, %operandScale : f32
      %1951 = arith.remui %1939, %c15 : index
      %1952 = arith.muli %1951, %c43 : index
      %1953 = arith.addi %13, %1952 : index
      %1954 = vector.load %w[%1953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1955 = vector.bitcast %1954 : vector<4xi8> to vector<1xf32>
      %1956 = vector.extract %1955[0] : f32 from vector<1xf32>
      %1957 = arith.mulf %1956, %1950 : f32
      %1958 = arith.mulf %1925, %1957 : f32
      %1959 = arith.remui %1939, %c15 : index
      %1960 = arith.muli %1959, %c43 : index
      %1961 = arith.addi %15, %1960 : index
      %1962 = vector.load %w[%1961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1963 = vector.bitcast %1962 : vector<4xi8> to vector<1xf32>
      %1964 = vector.extract %1963[0] : f32 from vector<1xf32>
      %1965 = arith.mulf %1964, %1950 : f32
      %1966 = arith.mulf %1938, %1965 : f32
      %1967 = arith.addi %13, %c10 : index
      %1968 = vector.load %w[%1967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1969 = vector.bitcast %1968 : vector<4xi8> to vector<1xf32>
      %1970 = vector.extract %1969[0] : f32 from vector<1xf32>
      %1971 = arith.muli %1944, %c6 : index
      %1972 = arith.addi %1971, %c8 : index
      %1973 = memref.load %factors[%1972] : memref<?xf32>
      %1974 = arith.mulf %1973, %1970 : f32
      %1975 = arith.bitcast %1974 : f32 to i32
      %1976 = arith.shrui %1975, %c44 : i32
      %1977 = arith.maxsi %1976, %c45 : i32
      %1978 = arith.subi %c46, %1977 : i32
      %1979 = arith.shli %1978, %c44 : i32
      %1980 = arith.subi %1977, %c47 : i32
      %1981 = arith.shli %1980, %c44 : i32
      %1982 = arith.bitcast %1979 : i32 to f32
      %1983 = arith.bitcast %1981 : i32 to f32
      %1984 = arith.cmpi eq, %0, %c7 : index
      %1985 = wave.lane
      %1986 = arith.remui %1985, %c15 : index
      %1987 = arith.cmpi eq, %1986, %c7 : index
      %1988 = arith.andi %1984, %1987 : i1
      scf.if %1988 {
        %1989 = arith.muli %1944, %c6 : index
        memref.store %1983, %out_factors[%1989] : memref<?xf32>
      }
      %1990 = arith.mulf %1958, %c49 : f32
      %1991 = wave.exp2 %1990 : f32
      %1992 = arith.addf %c48, %1991 : f32
      %1993 = arith.divf %1958, %1992 : f32
      %1994 = arith.mulf %1993, %1966 : f32
      %1995 = arith.mulf %1994, %1982 : f32
      %1996 = arith.truncf %1995 : f32 to f16
      %1997 = arith.muli %0, %c15 : index
      %1998 = wave.lane
      %1999 = arith.remui %1998, %c15 : index
      %2000 = arith.addi %1997, %1999 : index
      %2001 = arith.divui %1944, %outTileRows : index
      %2002 = arith.divui %outputFeatures, %c15 : index
      %2003 = arith.muli %2001, %2002 : index
      %2004 = arith.divui %2000, %c15 : index
      %2005 = arith.addi %2003, %2004 : index
      %2006 = arith.muli %2005, %c6 : index
      %2007 = arith.remui %2000, %c15 : index
      %2008 = arith.divui %2007, %c16 : index
      %2009 = arith.addi %2006, %2008 : index
      %2010 = arith.muli %outTileRows, %c16 : index
      %2011 = arith.muli %2009, %2010 : index
      %2012 = arith.remui %1944, %outTileRows : index
      %2013 = arith.muli %2012, %c16 : index
      %2014 = arith.addi %2011, %2013 : index
      %2015 = arith.remui %2000, %c16 : index
      %2016 = arith.addi %2014, %2015 : index
      memref.store %1996, %out[%2016] : memref<?xf16>
    }
  }
  wave.return
}
